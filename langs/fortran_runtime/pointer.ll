; Made from pointer.c by regenerate.py.
; PointerSetBounds: 4 arguments, facts of none
; PointerAllocate: 6 arguments, facts of 0
; PointerAllocateSource: 6 arguments, facts of 0 1
; PointerDeallocate: 5 arguments, facts of 0
; PointerApplyMold: 3 arguments, facts of 1

%struct.Dimension = type { i64, i64, i64 }
%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [15 x i8] c"Invalid extent\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"Base address is null\00", align 1

define linkonce_odr hidden void @pad.fortran.PointerSetBounds(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %1, 6
  br i1 %5, label %6, label %16

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %7, i64 %8
  %10 = icmp slt i64 %3, %2
  %11 = select i1 %10, i64 1, i64 %2
  store i64 %11, ptr %9, align 8
  %12 = sub i64 %3, %2
  %13 = add i64 %12, 1
  %14 = select i1 %10, i64 0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %14, ptr %15, align 8
  br label %16

16:
  %17 = icmp ult i32 %1, 7
  br i1 %17, label %18, label %32

18:
  %19 = icmp slt i64 %3, %2
  %20 = sub i64 %3, %2
  %21 = add i64 %20, 1
  %22 = select i1 %19, i64 0, i64 %21
  %23 = select i1 %19, i64 1, i64 %2
  %24 = mul nuw nsw i32 %1, 24
  %25 = mul nuw nsw i32 %1, 24
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 %23, ptr %28, align 8
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  store i64 %22, ptr %31, align 8
  br label %32

32:
  ret void
}

define linkonce_odr hidden i32 @pad.fortran.PointerAllocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10) local_unnamed_addr #1 {
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8
  br label %16

16:
  %17 = phi i64 [ %15, %13 ], [ %9, %11 ]
  %18 = icmp eq i32 %6, -128
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %21 = load i8, ptr %20, align 4
  %22 = sext i8 %21 to i32
  br label %23

23:
  %24 = phi i32 [ %22, %19 ], [ %6, %16 ]
  %25 = icmp eq i32 %7, -128
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  br label %30

30:
  %31 = phi i32 [ %29, %26 ], [ %7, %23 ]
  %32 = icmp sgt i32 %24, 0
  br i1 %32, label %33, label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = load i64, ptr %36, align 8
  br label %38

38:
  %39 = phi i64 [ %35, %33 ], [ 1, %30 ]
  %40 = phi i64 [ %37, %33 ], [ 0, %30 ]
  %41 = icmp sgt i32 %24, 1
  br i1 %41, label %42, label %47

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %46 = load i64, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %44, %42 ], [ 1, %38 ]
  %49 = phi i64 [ %46, %42 ], [ 0, %38 ]
  %50 = icmp sgt i32 %24, 2
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = load i64, ptr %54, align 8
  br label %56

56:
  %57 = phi i64 [ %53, %51 ], [ 1, %47 ]
  %58 = phi i64 [ %55, %51 ], [ 0, %47 ]
  %59 = icmp sgt i32 %24, 3
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %62, %60 ], [ 1, %56 ]
  %67 = phi i64 [ %64, %60 ], [ 0, %56 ]
  %68 = icmp sgt i32 %24, 4
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %73 = load i64, ptr %72, align 8
  br label %74

74:
  %75 = phi i64 [ %71, %69 ], [ 1, %65 ]
  %76 = phi i64 [ %73, %69 ], [ 0, %65 ]
  %77 = icmp sgt i32 %24, 5
  br i1 %77, label %78, label %83

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %82 = load i64, ptr %81, align 8
  br label %83

83:
  %84 = phi i64 [ %80, %78 ], [ 1, %74 ]
  %85 = phi i64 [ %82, %78 ], [ 0, %74 ]
  %86 = icmp sgt i32 %24, 6
  br i1 %86, label %87, label %92

87:
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %91 = load i64, ptr %90, align 8
  br label %92

92:
  %93 = phi i64 [ %89, %87 ], [ 1, %83 ]
  %94 = phi i64 [ %91, %87 ], [ 0, %83 ]
  %95 = icmp eq ptr %10, null
  %96 = icmp eq i32 %31, 42
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %98, label %150

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %100 = load i8, ptr %99, align 1
  %101 = and i8 %100, 1
  %102 = icmp eq i8 %101, 0
  br i1 %102, label %150, label %103

103:
  %104 = icmp eq i32 %24, 0
  br i1 %104, label %105, label %108

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %107 = load ptr, ptr %106, align 8
  br label %108

108:
  %109 = phi ptr [ %107, %105 ], [ null, %103 ]
  %110 = icmp eq i32 %24, 1
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %113 = load ptr, ptr %112, align 8
  br label %114

114:
  %115 = phi ptr [ %113, %111 ], [ %109, %108 ]
  %116 = icmp eq i32 %24, 2
  br i1 %116, label %117, label %120

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %119 = load ptr, ptr %118, align 8
  br label %120

120:
  %121 = phi ptr [ %119, %117 ], [ %115, %114 ]
  %122 = icmp eq i32 %24, 3
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ %121, %120 ]
  %128 = icmp eq i32 %24, 4
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %24, 5
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %24, 6
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ %143, %141 ], [ %139, %138 ]
  %146 = icmp eq i32 %24, 7
  br i1 %146, label %147, label %150

147:
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi ptr [ null, %98 ], [ %10, %92 ], [ %149, %147 ], [ %145, %144 ]
  %152 = icmp slt i32 %24, 8
  %153 = select i1 %152, i1 %96, i1 false
  %154 = select i1 %152, i32 0, i32 2
  br i1 %153, label %155, label %174

155:
  %156 = icmp eq ptr %151, null
  br i1 %156, label %174, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %151, i64 429
  %159 = load i8, ptr %158, align 1
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %170, label %161

161:
  %162 = getelementptr inbounds nuw i8, ptr %151, i64 430
  %163 = load i8, ptr %162, align 2
  %164 = icmp eq i8 %163, 0
  br i1 %164, label %170, label %165

165:
  %166 = getelementptr inbounds nuw i8, ptr %151, i64 431
  %167 = load i8, ptr %166, align 1
  %168 = icmp eq i8 %167, 0
  %169 = select i1 %168, i32 2, i32 0
  br i1 %168, label %170, label %174

170:
  %171 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %151) #8
  %172 = icmp eq i32 %171, 0
  %173 = select i1 %172, i32 2, i32 1
  br label %174

174:
  %175 = phi i32 [ %173, %170 ], [ %154, %150 ], [ %169, %165 ], [ 2, %155 ]
  %176 = icmp eq i32 %175, 2
  br i1 %176, label %177, label %179

177:
  %178 = tail call i32 @_FortranAPointerAllocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #8
  br label %346

179:
  %180 = icmp sgt i32 %24, 0
  br i1 %180, label %181, label %184

181:
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %17, ptr %182, align 8
  %183 = mul i64 %39, %17
  br label %184

184:
  %185 = phi i64 [ %17, %181 ], [ %40, %179 ]
  %186 = phi i64 [ %183, %181 ], [ %17, %179 ]
  %187 = icmp sgt i32 %24, 1
  br i1 %187, label %188, label %191

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %186, ptr %189, align 8
  %190 = mul i64 %48, %186
  br label %191

191:
  %192 = phi i64 [ %186, %188 ], [ %49, %184 ]
  %193 = phi i64 [ %190, %188 ], [ %186, %184 ]
  %194 = icmp sgt i32 %24, 2
  br i1 %194, label %195, label %198

195:
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %193, ptr %196, align 8
  %197 = mul i64 %57, %193
  br label %198

198:
  %199 = phi i64 [ %193, %195 ], [ %58, %191 ]
  %200 = phi i64 [ %197, %195 ], [ %193, %191 ]
  %201 = icmp sgt i32 %24, 3
  br i1 %201, label %202, label %205

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %200, ptr %203, align 8
  %204 = mul i64 %66, %200
  br label %205

205:
  %206 = phi i64 [ %200, %202 ], [ %67, %198 ]
  %207 = phi i64 [ %204, %202 ], [ %200, %198 ]
  %208 = icmp sgt i32 %24, 4
  br i1 %208, label %209, label %212

209:
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %207, ptr %210, align 8
  %211 = mul i64 %75, %207
  br label %212

212:
  %213 = phi i64 [ %207, %209 ], [ %76, %205 ]
  %214 = phi i64 [ %211, %209 ], [ %207, %205 ]
  %215 = icmp sgt i32 %24, 5
  br i1 %215, label %216, label %219

216:
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %214, ptr %217, align 8
  %218 = mul i64 %84, %214
  br label %219

219:
  %220 = phi i64 [ %214, %216 ], [ %85, %212 ]
  %221 = phi i64 [ %218, %216 ], [ %214, %212 ]
  %222 = icmp sgt i32 %24, 6
  br i1 %222, label %223, label %226

223:
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %221, ptr %224, align 8
  %225 = mul i64 %93, %221
  br label %226

226:
  %227 = phi i64 [ %221, %223 ], [ %94, %219 ]
  %228 = phi i64 [ %225, %223 ], [ %221, %219 ]
  %229 = tail call i64 @llvm.umax.i64(i64 %228, i64 1)
  %230 = tail call ptr @malloc(i64 noundef %229) #9
  store ptr %230, ptr %0, align 8
  %231 = icmp eq i32 %175, 1
  br i1 %231, label %232, label %346

232:
  %233 = icmp eq i32 %24, 0
  br i1 %233, label %234, label %235

234:
  tail call void @pad.fortran.type.initialize(ptr noundef %151, ptr noundef %230) #8
  br label %346

235:
  %236 = mul nsw i64 %48, %39
  %237 = mul nsw i64 %57, %236
  %238 = mul nsw i64 %66, %237
  %239 = mul nsw i64 %75, %238
  %240 = mul nsw i64 %84, %239
  %241 = mul nsw i64 %93, %240
  %242 = icmp sgt i64 %241, 0
  br i1 %242, label %243, label %249

243:
  %244 = mul nsw i64 %57, %48
  %245 = mul nsw i64 %66, %244
  %246 = mul nsw i64 %75, %245
  %247 = mul nsw i64 %84, %246
  %248 = mul nsw i64 %93, %247
  br label %249

249:
  %250 = phi i64 [ 0, %235 ], [ %248, %243 ]
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %346

252:
  %253 = mul nsw i64 %185, %39
  %254 = icmp sgt i32 %24, 1
  %255 = icmp eq i32 %24, 2
  %256 = icmp sgt i32 %24, 2
  %257 = icmp eq i32 %24, 3
  %258 = icmp sgt i32 %24, 3
  %259 = icmp eq i32 %24, 4
  %260 = icmp sgt i32 %24, 4
  %261 = icmp eq i32 %24, 5
  %262 = icmp sgt i32 %24, 5
  %263 = icmp eq i32 %24, 6
  %264 = icmp sgt i32 %24, 6
  %265 = icmp eq i32 %24, 7
  %266 = icmp eq i64 %253, 0
  br label %267

267:
  %268 = phi i64 [ 0, %252 ], [ %340, %339 ]
  br i1 %254, label %269, label %276

269:
  br i1 %255, label %274, label %270

270:
  %271 = urem i64 %268, %48
  %272 = mul nsw i64 %192, %271
  %273 = udiv i64 %268, %48
  br label %276

274:
  %275 = mul nsw i64 %192, %268
  br label %276

276:
  %277 = phi i64 [ %275, %274 ], [ %272, %270 ], [ 0, %267 ]
  %278 = phi i64 [ %268, %274 ], [ %273, %270 ], [ %268, %267 ]
  br i1 %256, label %279, label %288

279:
  br i1 %257, label %285, label %280

280:
  %281 = urem i64 %278, %57
  %282 = mul nsw i64 %199, %281
  %283 = add nsw i64 %282, %277
  %284 = udiv i64 %278, %57
  br label %288

285:
  %286 = mul nsw i64 %199, %278
  %287 = add nsw i64 %286, %277
  br label %288

288:
  %289 = phi i64 [ %287, %285 ], [ %283, %280 ], [ %277, %276 ]
  %290 = phi i64 [ %278, %285 ], [ %284, %280 ], [ %278, %276 ]
  br i1 %258, label %291, label %300

291:
  br i1 %259, label %297, label %292

292:
  %293 = urem i64 %290, %66
  %294 = mul nsw i64 %206, %293
  %295 = add nsw i64 %294, %289
  %296 = udiv i64 %290, %66
  br label %300

297:
  %298 = mul nsw i64 %206, %290
  %299 = add nsw i64 %298, %289
  br label %300

300:
  %301 = phi i64 [ %299, %297 ], [ %295, %292 ], [ %289, %288 ]
  %302 = phi i64 [ %290, %297 ], [ %296, %292 ], [ %290, %288 ]
  br i1 %260, label %303, label %312

303:
  br i1 %261, label %309, label %304

304:
  %305 = urem i64 %302, %75
  %306 = mul nsw i64 %213, %305
  %307 = add nsw i64 %306, %301
  %308 = udiv i64 %302, %75
  br label %312

309:
  %310 = mul nsw i64 %213, %302
  %311 = add nsw i64 %310, %301
  br label %312

312:
  %313 = phi i64 [ %311, %309 ], [ %307, %304 ], [ %301, %300 ]
  %314 = phi i64 [ %302, %309 ], [ %308, %304 ], [ %302, %300 ]
  br i1 %262, label %315, label %324

315:
  br i1 %263, label %321, label %316

316:
  %317 = urem i64 %314, %84
  %318 = mul nsw i64 %220, %317
  %319 = add nsw i64 %318, %313
  %320 = udiv i64 %314, %84
  br label %324

321:
  %322 = mul nsw i64 %220, %314
  %323 = add nsw i64 %322, %313
  br label %324

324:
  %325 = phi i64 [ %323, %321 ], [ %319, %316 ], [ %313, %312 ]
  %326 = phi i64 [ %314, %321 ], [ %320, %316 ], [ %314, %312 ]
  br i1 %264, label %327, label %335

327:
  br i1 %265, label %332, label %328

328:
  %329 = urem i64 %326, %93
  %330 = mul nsw i64 %227, %329
  %331 = add nsw i64 %330, %325
  br label %335

332:
  %333 = mul nsw i64 %227, %326
  %334 = add nsw i64 %333, %325
  br label %335

335:
  %336 = phi i64 [ %334, %332 ], [ %331, %328 ], [ %325, %324 ]
  %337 = getelementptr inbounds i8, ptr %230, i64 %336
  %338 = getelementptr inbounds i8, ptr %337, i64 %253
  br i1 %266, label %339, label %342

339:
  %340 = add nuw nsw i64 %268, 1
  %341 = icmp eq i64 %340, %250
  br i1 %341, label %346, label %267

342:
  %343 = phi ptr [ %344, %342 ], [ %337, %335 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %151, ptr noundef %343) #8
  %344 = getelementptr inbounds i8, ptr %343, i64 %185
  %345 = icmp eq ptr %344, %338
  br i1 %345, label %339, label %342

346:
  %347 = phi i32 [ %178, %177 ], [ 0, %226 ], [ 0, %249 ], [ 0, %234 ], [ 0, %339 ]
  ret i32 %347
}

declare i32 @_FortranAPointerAllocate(ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.PointerAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #1 {
  %17 = icmp eq i64 %9, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ %20, %18 ], [ %9, %16 ]
  %23 = icmp eq i32 %6, -128
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %26 = load i8, ptr %25, align 4
  %27 = sext i8 %26 to i32
  br label %28

28:
  %29 = phi i32 [ %27, %24 ], [ %6, %21 ]
  %30 = icmp eq i32 %7, -128
  %31 = icmp sgt i32 %29, 0
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %36, %32 ], [ 0, %28 ]
  %39 = phi i64 [ %34, %32 ], [ 1, %28 ]
  %40 = icmp sgt i32 %29, 1
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %48 = phi i64 [ %43, %41 ], [ 1, %37 ]
  %49 = icmp sgt i32 %29, 2
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %54, %50 ], [ 0, %46 ]
  %57 = phi i64 [ %52, %50 ], [ 1, %46 ]
  %58 = icmp sgt i32 %29, 3
  br i1 %58, label %59, label %64

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %63, %59 ], [ 0, %55 ]
  %66 = phi i64 [ %61, %59 ], [ 1, %55 ]
  %67 = icmp sgt i32 %29, 4
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %72, %68 ], [ 0, %64 ]
  %75 = phi i64 [ %70, %68 ], [ 1, %64 ]
  %76 = icmp sgt i32 %29, 5
  br i1 %76, label %77, label %82

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %81 = load i64, ptr %80, align 8
  br label %82

82:
  %83 = phi i64 [ %81, %77 ], [ 0, %73 ]
  %84 = phi i64 [ %79, %77 ], [ 1, %73 ]
  %85 = icmp sgt i32 %29, 6
  br i1 %85, label %86, label %91

86:
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %90 = load i64, ptr %89, align 8
  br label %91

91:
  %92 = phi i64 [ %90, %86 ], [ 0, %82 ]
  %93 = phi i64 [ %88, %86 ], [ 1, %82 ]
  %94 = load ptr, ptr %1, align 8
  %95 = icmp eq i64 %14, 0
  br i1 %95, label %96, label %99

96:
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %98 = load i64, ptr %97, align 8
  br label %99

99:
  %100 = phi i64 [ %98, %96 ], [ %14, %91 ]
  %101 = icmp eq i32 %11, -128
  br i1 %101, label %102, label %106

102:
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %104 = load i8, ptr %103, align 4
  %105 = sext i8 %104 to i32
  br label %106

106:
  %107 = phi i32 [ %105, %102 ], [ %11, %99 ]
  %108 = icmp eq i32 %12, -128
  br i1 %108, label %109, label %113

109:
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %111 = load i8, ptr %110, align 1
  %112 = sext i8 %111 to i32
  br label %113

113:
  %114 = phi i32 [ %112, %109 ], [ %12, %106 ]
  %115 = icmp sgt i32 %107, 0
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %116 ], [ 0, %113 ]
  %123 = phi i64 [ %118, %116 ], [ 1, %113 ]
  %124 = icmp sgt i32 %107, 1
  br i1 %124, label %125, label %130

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %121 ]
  %132 = phi i64 [ %127, %125 ], [ 1, %121 ]
  %133 = icmp sgt i32 %107, 2
  br i1 %133, label %134, label %139

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %138 = load i64, ptr %137, align 8
  br label %139

139:
  %140 = phi i64 [ %138, %134 ], [ 0, %130 ]
  %141 = phi i64 [ %136, %134 ], [ 1, %130 ]
  %142 = icmp sgt i32 %107, 3
  br i1 %142, label %143, label %148

143:
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %143 ], [ 0, %139 ]
  %150 = phi i64 [ %145, %143 ], [ 1, %139 ]
  %151 = icmp sgt i32 %107, 4
  br i1 %151, label %152, label %157

152:
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %156 = load i64, ptr %155, align 8
  br label %157

157:
  %158 = phi i64 [ %156, %152 ], [ 0, %148 ]
  %159 = phi i64 [ %154, %152 ], [ 1, %148 ]
  %160 = icmp sgt i32 %107, 5
  br i1 %160, label %161, label %166

161:
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %165 = load i64, ptr %164, align 8
  br label %166

166:
  %167 = phi i64 [ %165, %161 ], [ 0, %157 ]
  %168 = phi i64 [ %163, %161 ], [ 1, %157 ]
  %169 = icmp sgt i32 %107, 6
  br i1 %169, label %170, label %175

170:
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %174 = load i64, ptr %173, align 8
  br label %175

175:
  %176 = phi i64 [ %174, %170 ], [ 0, %166 ]
  %177 = phi i64 [ %172, %170 ], [ 1, %166 ]
  %178 = icmp eq ptr %15, null
  %179 = icmp eq i32 %114, 42
  %180 = select i1 %178, i1 %179, i1 false
  br i1 %180, label %181, label %233

181:
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %183 = load i8, ptr %182, align 1
  %184 = and i8 %183, 1
  %185 = icmp eq i8 %184, 0
  br i1 %185, label %233, label %186

186:
  %187 = icmp eq i32 %107, 0
  br i1 %187, label %188, label %191

188:
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %190 = load ptr, ptr %189, align 8
  br label %191

191:
  %192 = phi ptr [ %190, %188 ], [ null, %186 ]
  %193 = icmp eq i32 %107, 1
  br i1 %193, label %194, label %197

194:
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %196 = load ptr, ptr %195, align 8
  br label %197

197:
  %198 = phi ptr [ %196, %194 ], [ %192, %191 ]
  %199 = icmp eq i32 %107, 2
  br i1 %199, label %200, label %203

200:
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %202 = load ptr, ptr %201, align 8
  br label %203

203:
  %204 = phi ptr [ %202, %200 ], [ %198, %197 ]
  %205 = icmp eq i32 %107, 3
  br i1 %205, label %206, label %209

206:
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %208 = load ptr, ptr %207, align 8
  br label %209

209:
  %210 = phi ptr [ %208, %206 ], [ %204, %203 ]
  %211 = icmp eq i32 %107, 4
  br i1 %211, label %212, label %215

212:
  %213 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %214 = load ptr, ptr %213, align 8
  br label %215

215:
  %216 = phi ptr [ %214, %212 ], [ %210, %209 ]
  %217 = icmp eq i32 %107, 5
  br i1 %217, label %218, label %221

218:
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %220 = load ptr, ptr %219, align 8
  br label %221

221:
  %222 = phi ptr [ %220, %218 ], [ %216, %215 ]
  %223 = icmp eq i32 %107, 6
  br i1 %223, label %224, label %227

224:
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %226 = load ptr, ptr %225, align 8
  br label %227

227:
  %228 = phi ptr [ %226, %224 ], [ %222, %221 ]
  %229 = icmp eq i32 %107, 7
  br i1 %229, label %230, label %233

230:
  %231 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %232 = load ptr, ptr %231, align 8
  br label %233

233:
  %234 = phi ptr [ null, %181 ], [ %15, %175 ], [ %232, %230 ], [ %228, %227 ]
  %235 = icmp sgt i32 %107, 7
  br i1 %235, label %259, label %236

236:
  br i1 %179, label %237, label %255

237:
  %238 = icmp eq ptr %234, null
  br i1 %238, label %259, label %239

239:
  %240 = getelementptr inbounds nuw i8, ptr %234, i64 430
  %241 = load i8, ptr %240, align 2
  %242 = icmp eq i8 %241, 0
  br i1 %242, label %251, label %243

243:
  %244 = getelementptr inbounds nuw i8, ptr %234, i64 431
  %245 = load i8, ptr %244, align 1
  %246 = icmp eq i8 %245, 0
  br i1 %246, label %251, label %247

247:
  %248 = getelementptr inbounds nuw i8, ptr %234, i64 432
  %249 = load i8, ptr %248, align 8
  %250 = icmp eq i8 %249, 0
  br i1 %250, label %251, label %259

251:
  %252 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %234) #8
  %253 = icmp eq i32 %252, 0
  %254 = select i1 %253, i32 2, i32 1
  br label %259

255:
  %256 = add i32 %114, -1
  %257 = icmp ult i32 %256, 49
  %258 = select i1 %257, i32 0, i32 2
  br label %259

259:
  %260 = phi i32 [ %258, %255 ], [ 2, %233 ], [ 2, %237 ], [ %254, %251 ], [ 0, %247 ]
  %261 = icmp eq i32 %260, 2
  %262 = icmp sgt i32 %29, 7
  %263 = select i1 %261, i1 true, i1 %262
  br i1 %263, label %264, label %266

264:
  %265 = tail call i32 @_FortranAPointerAllocateSource(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) #8
  br label %1212

266:
  %267 = icmp sgt i32 %29, 0
  br i1 %267, label %268, label %271

268:
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %22, ptr %269, align 8
  %270 = mul i64 %39, %22
  br label %271

271:
  %272 = phi i64 [ %22, %268 ], [ %38, %266 ]
  %273 = phi i64 [ %270, %268 ], [ %22, %266 ]
  %274 = icmp sgt i32 %29, 1
  br i1 %274, label %275, label %278

275:
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %273, ptr %276, align 8
  %277 = mul i64 %48, %273
  br label %278

278:
  %279 = phi i64 [ %273, %275 ], [ %47, %271 ]
  %280 = phi i64 [ %277, %275 ], [ %273, %271 ]
  %281 = icmp sgt i32 %29, 2
  br i1 %281, label %282, label %285

282:
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %280, ptr %283, align 8
  %284 = mul i64 %57, %280
  br label %285

285:
  %286 = phi i64 [ %280, %282 ], [ %56, %278 ]
  %287 = phi i64 [ %284, %282 ], [ %280, %278 ]
  %288 = icmp sgt i32 %29, 3
  br i1 %288, label %289, label %292

289:
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %287, ptr %290, align 8
  %291 = mul i64 %66, %287
  br label %292

292:
  %293 = phi i64 [ %287, %289 ], [ %65, %285 ]
  %294 = phi i64 [ %291, %289 ], [ %287, %285 ]
  %295 = icmp sgt i32 %29, 4
  br i1 %295, label %296, label %299

296:
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %294, ptr %297, align 8
  %298 = mul i64 %75, %294
  br label %299

299:
  %300 = phi i64 [ %294, %296 ], [ %74, %292 ]
  %301 = phi i64 [ %298, %296 ], [ %294, %292 ]
  %302 = icmp sgt i32 %29, 5
  br i1 %302, label %303, label %306

303:
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %301, ptr %304, align 8
  %305 = mul i64 %84, %301
  br label %306

306:
  %307 = phi i64 [ %301, %303 ], [ %83, %299 ]
  %308 = phi i64 [ %305, %303 ], [ %301, %299 ]
  %309 = icmp sgt i32 %29, 6
  br i1 %309, label %310, label %313

310:
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %308, ptr %311, align 8
  %312 = mul i64 %93, %308
  br label %313

313:
  %314 = phi i64 [ %308, %310 ], [ %92, %306 ]
  %315 = phi i64 [ %312, %310 ], [ %308, %306 ]
  %316 = tail call i64 @llvm.umax.i64(i64 %315, i64 1)
  %317 = tail call ptr @malloc(i64 noundef %316) #9
  store ptr %317, ptr %0, align 8
  %318 = icmp eq i32 %260, 1
  br i1 %318, label %319, label %433

319:
  %320 = icmp eq i32 %29, 0
  br i1 %320, label %321, label %322

321:
  tail call void @pad.fortran.type.initialize(ptr noundef %234, ptr noundef %317) #8
  br label %433

322:
  %323 = mul nsw i64 %48, %39
  %324 = mul nsw i64 %57, %323
  %325 = mul nsw i64 %66, %324
  %326 = mul nsw i64 %75, %325
  %327 = mul nsw i64 %84, %326
  %328 = mul nsw i64 %93, %327
  %329 = icmp sgt i64 %328, 0
  br i1 %329, label %330, label %336

330:
  %331 = mul nsw i64 %57, %48
  %332 = mul nsw i64 %66, %331
  %333 = mul nsw i64 %75, %332
  %334 = mul nsw i64 %84, %333
  %335 = mul nsw i64 %93, %334
  br label %336

336:
  %337 = phi i64 [ 0, %322 ], [ %335, %330 ]
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %339, label %433

339:
  %340 = mul nsw i64 %272, %39
  %341 = icmp sgt i32 %29, 1
  %342 = icmp eq i32 %29, 2
  %343 = icmp sgt i32 %29, 2
  %344 = icmp eq i32 %29, 3
  %345 = icmp sgt i32 %29, 3
  %346 = icmp eq i32 %29, 4
  %347 = icmp sgt i32 %29, 4
  %348 = icmp eq i32 %29, 5
  %349 = icmp sgt i32 %29, 5
  %350 = icmp eq i32 %29, 6
  %351 = icmp sgt i32 %29, 6
  %352 = icmp eq i32 %29, 7
  %353 = icmp eq i64 %340, 0
  br label %354

354:
  %355 = phi i64 [ 0, %339 ], [ %427, %426 ]
  br i1 %341, label %356, label %363

356:
  br i1 %342, label %361, label %357

357:
  %358 = urem i64 %355, %48
  %359 = mul nsw i64 %279, %358
  %360 = udiv i64 %355, %48
  br label %363

361:
  %362 = mul nsw i64 %279, %355
  br label %363

363:
  %364 = phi i64 [ %362, %361 ], [ %359, %357 ], [ 0, %354 ]
  %365 = phi i64 [ %355, %361 ], [ %360, %357 ], [ %355, %354 ]
  br i1 %343, label %366, label %375

366:
  br i1 %344, label %372, label %367

367:
  %368 = urem i64 %365, %57
  %369 = mul nsw i64 %286, %368
  %370 = add nsw i64 %369, %364
  %371 = udiv i64 %365, %57
  br label %375

372:
  %373 = mul nsw i64 %286, %365
  %374 = add nsw i64 %373, %364
  br label %375

375:
  %376 = phi i64 [ %374, %372 ], [ %370, %367 ], [ %364, %363 ]
  %377 = phi i64 [ %365, %372 ], [ %371, %367 ], [ %365, %363 ]
  br i1 %345, label %378, label %387

378:
  br i1 %346, label %384, label %379

379:
  %380 = urem i64 %377, %66
  %381 = mul nsw i64 %293, %380
  %382 = add nsw i64 %381, %376
  %383 = udiv i64 %377, %66
  br label %387

384:
  %385 = mul nsw i64 %293, %377
  %386 = add nsw i64 %385, %376
  br label %387

387:
  %388 = phi i64 [ %386, %384 ], [ %382, %379 ], [ %376, %375 ]
  %389 = phi i64 [ %377, %384 ], [ %383, %379 ], [ %377, %375 ]
  br i1 %347, label %390, label %399

390:
  br i1 %348, label %396, label %391

391:
  %392 = urem i64 %389, %75
  %393 = mul nsw i64 %300, %392
  %394 = add nsw i64 %393, %388
  %395 = udiv i64 %389, %75
  br label %399

396:
  %397 = mul nsw i64 %300, %389
  %398 = add nsw i64 %397, %388
  br label %399

399:
  %400 = phi i64 [ %398, %396 ], [ %394, %391 ], [ %388, %387 ]
  %401 = phi i64 [ %389, %396 ], [ %395, %391 ], [ %389, %387 ]
  br i1 %349, label %402, label %411

402:
  br i1 %350, label %408, label %403

403:
  %404 = urem i64 %401, %84
  %405 = mul nsw i64 %307, %404
  %406 = add nsw i64 %405, %400
  %407 = udiv i64 %401, %84
  br label %411

408:
  %409 = mul nsw i64 %307, %401
  %410 = add nsw i64 %409, %400
  br label %411

411:
  %412 = phi i64 [ %410, %408 ], [ %406, %403 ], [ %400, %399 ]
  %413 = phi i64 [ %401, %408 ], [ %407, %403 ], [ %401, %399 ]
  br i1 %351, label %414, label %422

414:
  br i1 %352, label %419, label %415

415:
  %416 = urem i64 %413, %93
  %417 = mul nsw i64 %314, %416
  %418 = add nsw i64 %417, %412
  br label %422

419:
  %420 = mul nsw i64 %314, %413
  %421 = add nsw i64 %420, %412
  br label %422

422:
  %423 = phi i64 [ %421, %419 ], [ %418, %415 ], [ %412, %411 ]
  %424 = getelementptr inbounds i8, ptr %317, i64 %423
  %425 = getelementptr inbounds i8, ptr %424, i64 %340
  br i1 %353, label %426, label %429

426:
  %427 = add nuw nsw i64 %355, 1
  %428 = icmp eq i64 %427, %337
  br i1 %428, label %433, label %354

429:
  %430 = phi ptr [ %431, %429 ], [ %424, %422 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %234, ptr noundef %430) #8
  %431 = getelementptr inbounds i8, ptr %430, i64 %272
  %432 = icmp eq ptr %431, %425
  br i1 %432, label %426, label %429

433:
  %434 = icmp sgt i32 %107, 0
  br i1 %434, label %435, label %451

435:
  %436 = icmp ne i64 %39, %123
  %437 = icmp ne i64 %48, %132
  %438 = icmp ne i64 %57, %141
  %439 = icmp ne i64 %66, %150
  %440 = icmp ne i64 %75, %159
  %441 = icmp ne i64 %84, %168
  %442 = icmp ne i64 %93, %177
  %443 = select i1 %442, i1 true, i1 %441
  %444 = select i1 %443, i1 true, i1 %440
  %445 = select i1 %444, i1 true, i1 %439
  %446 = select i1 %445, i1 true, i1 %438
  %447 = select i1 %446, i1 true, i1 %437
  %448 = select i1 %447, i1 true, i1 %436
  br i1 %448, label %449, label %451

449:
  br i1 %2, label %1212, label %450

450:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #10
  unreachable

451:
  %452 = icmp eq i32 %107, 0
  br i1 %452, label %453, label %454

453:
  br label %454

454:
  %455 = phi i64 [ %39, %453 ], [ %123, %451 ]
  %456 = phi i64 [ %48, %453 ], [ %132, %451 ]
  %457 = phi i64 [ %57, %453 ], [ %141, %451 ]
  %458 = phi i64 [ %66, %453 ], [ %150, %451 ]
  %459 = phi i64 [ %75, %453 ], [ %159, %451 ]
  %460 = phi i64 [ %84, %453 ], [ %168, %451 ]
  %461 = phi i64 [ %93, %453 ], [ %177, %451 ]
  %462 = phi i64 [ 0, %453 ], [ %122, %451 ]
  %463 = phi i64 [ 0, %453 ], [ %131, %451 ]
  %464 = phi i64 [ 0, %453 ], [ %140, %451 ]
  %465 = phi i64 [ 0, %453 ], [ %149, %451 ]
  %466 = phi i64 [ 0, %453 ], [ %158, %451 ]
  %467 = phi i64 [ 0, %453 ], [ %167, %451 ]
  %468 = phi i64 [ 0, %453 ], [ %176, %451 ]
  %469 = icmp eq i32 %260, 0
  br i1 %469, label %470, label %833

470:
  switch i32 %114, label %474 [
    i32 28, label %475
    i32 27, label %471
    i32 35, label %472
    i32 34, label %473
  ]

471:
  br label %475

472:
  br label %475

473:
  br label %475

474:
  br label %475

475:
  %476 = phi i32 [ 0, %474 ], [ 1, %471 ], [ 4, %472 ], [ 3, %473 ], [ 2, %470 ]
  %477 = icmp eq i64 %39, 1
  %478 = icmp eq i64 %272, %100
  %479 = select i1 %477, i1 true, i1 %478
  %480 = mul nsw i64 %39, %100
  %481 = icmp eq i64 %48, 1
  %482 = icmp eq i64 %279, %480
  %483 = select i1 %481, i1 true, i1 %482
  %484 = and i1 %483, %479
  %485 = mul nsw i64 %48, %480
  %486 = icmp eq i64 %57, 1
  %487 = icmp eq i64 %286, %485
  %488 = select i1 %486, i1 true, i1 %487
  %489 = and i1 %488, %484
  %490 = mul nsw i64 %57, %485
  %491 = icmp eq i64 %66, 1
  %492 = icmp eq i64 %293, %490
  %493 = select i1 %491, i1 true, i1 %492
  %494 = and i1 %493, %489
  %495 = mul nsw i64 %66, %490
  %496 = icmp eq i64 %75, 1
  %497 = icmp eq i64 %300, %495
  %498 = select i1 %496, i1 true, i1 %497
  %499 = and i1 %498, %494
  %500 = mul nsw i64 %75, %495
  %501 = icmp eq i64 %84, 1
  %502 = icmp eq i64 %307, %500
  %503 = select i1 %501, i1 true, i1 %502
  %504 = and i1 %503, %499
  %505 = icmp eq i64 %93, 1
  %506 = mul nsw i64 %84, %500
  %507 = icmp eq i64 %314, %506
  %508 = select i1 %505, i1 true, i1 %507
  %509 = and i1 %508, %504
  %510 = mul i64 %456, %455
  %511 = mul i64 %457, %510
  %512 = mul i64 %458, %511
  %513 = mul i64 %459, %512
  %514 = mul i64 %460, %513
  %515 = mul i64 %461, %514
  br i1 %509, label %516, label %596

516:
  %517 = icmp eq i64 %455, 1
  %518 = icmp eq i64 %462, %100
  %519 = select i1 %517, i1 true, i1 %518
  %520 = mul nsw i64 %455, %100
  %521 = icmp eq i64 %456, 1
  %522 = icmp eq i64 %463, %520
  %523 = select i1 %521, i1 true, i1 %522
  %524 = and i1 %523, %519
  %525 = mul nsw i64 %456, %520
  %526 = icmp eq i64 %457, 1
  %527 = icmp eq i64 %464, %525
  %528 = select i1 %526, i1 true, i1 %527
  %529 = and i1 %528, %524
  %530 = mul nsw i64 %457, %525
  %531 = icmp eq i64 %458, 1
  %532 = icmp eq i64 %465, %530
  %533 = select i1 %531, i1 true, i1 %532
  %534 = and i1 %533, %529
  %535 = mul nsw i64 %458, %530
  %536 = icmp eq i64 %459, 1
  %537 = icmp eq i64 %466, %535
  %538 = select i1 %536, i1 true, i1 %537
  %539 = and i1 %538, %534
  %540 = mul nsw i64 %459, %535
  %541 = icmp eq i64 %460, 1
  %542 = icmp eq i64 %467, %540
  %543 = select i1 %541, i1 true, i1 %542
  %544 = and i1 %543, %539
  %545 = icmp eq i64 %461, 1
  %546 = mul nsw i64 %460, %540
  %547 = icmp eq i64 %468, %546
  %548 = select i1 %545, i1 true, i1 %547
  %549 = and i1 %548, %544
  br i1 %549, label %550, label %596

550:
  switch i32 %476, label %595 [
    i32 2, label %557
    i32 1, label %555
    i32 4, label %553
    i32 3, label %551
    i32 0, label %593
  ]

551:
  %552 = icmp sgt i64 %515, 0
  br i1 %552, label %583, label %1212

553:
  %554 = icmp sgt i64 %515, 0
  br i1 %554, label %573, label %1212

555:
  %556 = icmp sgt i64 %515, 0
  br i1 %556, label %566, label %1212

557:
  %558 = icmp sgt i64 %515, 0
  br i1 %558, label %559, label %1212

559:
  %560 = phi i64 [ %564, %559 ], [ 0, %557 ]
  %561 = getelementptr inbounds nuw double, ptr %317, i64 %560
  %562 = getelementptr inbounds nuw double, ptr %94, i64 %560
  %563 = load double, ptr %562, align 8
  store double %563, ptr %561, align 8
  %564 = add nuw nsw i64 %560, 1
  %565 = icmp eq i64 %564, %515
  br i1 %565, label %1212, label %559

566:
  %567 = phi i64 [ %571, %566 ], [ 0, %555 ]
  %568 = getelementptr inbounds nuw float, ptr %317, i64 %567
  %569 = getelementptr inbounds nuw float, ptr %94, i64 %567
  %570 = load float, ptr %569, align 4
  store float %570, ptr %568, align 4
  %571 = add nuw nsw i64 %567, 1
  %572 = icmp eq i64 %571, %515
  br i1 %572, label %1212, label %566

573:
  %574 = phi i64 [ %581, %573 ], [ 0, %553 ]
  %575 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %317, i64 %574
  %576 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %94, i64 %574
  %577 = load double, ptr %576, align 8
  %578 = getelementptr inbounds nuw i8, ptr %576, i64 8
  %579 = load double, ptr %578, align 8
  store double %577, ptr %575, align 8
  %580 = getelementptr inbounds nuw i8, ptr %575, i64 8
  store double %579, ptr %580, align 8
  %581 = add nuw nsw i64 %574, 1
  %582 = icmp eq i64 %581, %515
  br i1 %582, label %1212, label %573

583:
  %584 = phi i64 [ %591, %583 ], [ 0, %551 ]
  %585 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %317, i64 %584
  %586 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %94, i64 %584
  %587 = load float, ptr %586, align 4
  %588 = getelementptr inbounds nuw i8, ptr %586, i64 4
  %589 = load float, ptr %588, align 4
  store float %587, ptr %585, align 4
  %590 = getelementptr inbounds nuw i8, ptr %585, i64 4
  store float %589, ptr %590, align 4
  %591 = add nuw nsw i64 %584, 1
  %592 = icmp eq i64 %591, %515
  br i1 %592, label %1212, label %583

593:
  %594 = mul i64 %515, %100
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %317, ptr align 1 %94, i64 %594, i1 false)
  br label %1212

595:
  unreachable

596:
  %597 = icmp sgt i64 %515, 0
  br i1 %597, label %598, label %1212

598:
  %599 = mul nsw i64 %457, %456
  %600 = mul nsw i64 %458, %599
  %601 = mul nsw i64 %459, %600
  %602 = mul nsw i64 %460, %601
  %603 = mul nsw i64 %461, %602
  %604 = icmp sgt i64 %603, 0
  br i1 %604, label %605, label %1212

605:
  %606 = icmp sgt i64 %455, 0
  %607 = icmp sgt i64 %455, 0
  %608 = icmp sgt i64 %455, 0
  %609 = icmp sgt i64 %455, 0
  %610 = icmp sgt i64 %455, 0
  %611 = icmp sgt i32 %29, 1
  %612 = icmp eq i32 %29, 2
  %613 = icmp sgt i32 %29, 2
  %614 = icmp eq i32 %29, 3
  %615 = icmp sgt i32 %29, 3
  %616 = icmp eq i32 %29, 4
  %617 = icmp sgt i32 %29, 4
  %618 = icmp eq i32 %29, 5
  %619 = icmp sgt i32 %29, 5
  %620 = icmp eq i32 %29, 6
  %621 = icmp sgt i32 %29, 6
  %622 = icmp eq i32 %29, 7
  %623 = icmp sgt i32 %29, 1
  %624 = icmp eq i32 %29, 2
  %625 = icmp sgt i32 %29, 2
  %626 = icmp eq i32 %29, 3
  %627 = icmp sgt i32 %29, 3
  %628 = icmp eq i32 %29, 4
  %629 = icmp sgt i32 %29, 4
  %630 = icmp eq i32 %29, 5
  %631 = icmp sgt i32 %29, 5
  %632 = icmp eq i32 %29, 6
  %633 = icmp sgt i32 %29, 6
  %634 = icmp eq i32 %29, 7
  br label %635

635:
  %636 = phi i64 [ 0, %605 ], [ %831, %830 ]
  br i1 %611, label %637, label %644

637:
  br i1 %612, label %642, label %638

638:
  %639 = urem i64 %636, %48
  %640 = mul nsw i64 %279, %639
  %641 = udiv i64 %636, %48
  br label %644

642:
  %643 = mul nsw i64 %279, %636
  br label %644

644:
  %645 = phi i64 [ %643, %642 ], [ %640, %638 ], [ 0, %635 ]
  %646 = phi i64 [ %636, %642 ], [ %641, %638 ], [ %636, %635 ]
  br i1 %613, label %647, label %656

647:
  br i1 %614, label %653, label %648

648:
  %649 = urem i64 %646, %57
  %650 = mul nsw i64 %286, %649
  %651 = add nsw i64 %650, %645
  %652 = udiv i64 %646, %57
  br label %656

653:
  %654 = mul nsw i64 %286, %646
  %655 = add nsw i64 %654, %645
  br label %656

656:
  %657 = phi i64 [ %655, %653 ], [ %651, %648 ], [ %645, %644 ]
  %658 = phi i64 [ %646, %653 ], [ %652, %648 ], [ %646, %644 ]
  br i1 %615, label %659, label %668

659:
  br i1 %616, label %665, label %660

660:
  %661 = urem i64 %658, %66
  %662 = mul nsw i64 %293, %661
  %663 = add nsw i64 %662, %657
  %664 = udiv i64 %658, %66
  br label %668

665:
  %666 = mul nsw i64 %293, %658
  %667 = add nsw i64 %666, %657
  br label %668

668:
  %669 = phi i64 [ %667, %665 ], [ %663, %660 ], [ %657, %656 ]
  %670 = phi i64 [ %658, %665 ], [ %664, %660 ], [ %658, %656 ]
  br i1 %617, label %671, label %680

671:
  br i1 %618, label %677, label %672

672:
  %673 = urem i64 %670, %75
  %674 = mul nsw i64 %300, %673
  %675 = add nsw i64 %674, %669
  %676 = udiv i64 %670, %75
  br label %680

677:
  %678 = mul nsw i64 %300, %670
  %679 = add nsw i64 %678, %669
  br label %680

680:
  %681 = phi i64 [ %679, %677 ], [ %675, %672 ], [ %669, %668 ]
  %682 = phi i64 [ %670, %677 ], [ %676, %672 ], [ %670, %668 ]
  br i1 %619, label %683, label %692

683:
  br i1 %620, label %689, label %684

684:
  %685 = urem i64 %682, %84
  %686 = mul nsw i64 %307, %685
  %687 = add nsw i64 %686, %681
  %688 = udiv i64 %682, %84
  br label %692

689:
  %690 = mul nsw i64 %307, %682
  %691 = add nsw i64 %690, %681
  br label %692

692:
  %693 = phi i64 [ %691, %689 ], [ %687, %684 ], [ %681, %680 ]
  %694 = phi i64 [ %682, %689 ], [ %688, %684 ], [ %682, %680 ]
  br i1 %621, label %695, label %703

695:
  br i1 %622, label %700, label %696

696:
  %697 = urem i64 %694, %93
  %698 = mul nsw i64 %314, %697
  %699 = add nsw i64 %698, %693
  br label %703

700:
  %701 = mul nsw i64 %314, %694
  %702 = add nsw i64 %701, %693
  br label %703

703:
  %704 = phi i64 [ %702, %700 ], [ %699, %696 ], [ %693, %692 ]
  br i1 %623, label %705, label %712

705:
  br i1 %624, label %710, label %706

706:
  %707 = urem i64 %636, %456
  %708 = mul nsw i64 %463, %707
  %709 = udiv i64 %636, %456
  br label %712

710:
  %711 = mul nsw i64 %463, %636
  br label %712

712:
  %713 = phi i64 [ %711, %710 ], [ %708, %706 ], [ 0, %703 ]
  %714 = phi i64 [ %636, %710 ], [ %709, %706 ], [ %636, %703 ]
  br i1 %625, label %715, label %724

715:
  br i1 %626, label %721, label %716

716:
  %717 = urem i64 %714, %457
  %718 = mul nsw i64 %464, %717
  %719 = add nsw i64 %718, %713
  %720 = udiv i64 %714, %457
  br label %724

721:
  %722 = mul nsw i64 %464, %714
  %723 = add nsw i64 %722, %713
  br label %724

724:
  %725 = phi i64 [ %723, %721 ], [ %719, %716 ], [ %713, %712 ]
  %726 = phi i64 [ %714, %721 ], [ %720, %716 ], [ %714, %712 ]
  br i1 %627, label %727, label %736

727:
  br i1 %628, label %733, label %728

728:
  %729 = urem i64 %726, %458
  %730 = mul nsw i64 %465, %729
  %731 = add nsw i64 %730, %725
  %732 = udiv i64 %726, %458
  br label %736

733:
  %734 = mul nsw i64 %465, %726
  %735 = add nsw i64 %734, %725
  br label %736

736:
  %737 = phi i64 [ %735, %733 ], [ %731, %728 ], [ %725, %724 ]
  %738 = phi i64 [ %726, %733 ], [ %732, %728 ], [ %726, %724 ]
  br i1 %629, label %739, label %748

739:
  br i1 %630, label %745, label %740

740:
  %741 = urem i64 %738, %459
  %742 = mul nsw i64 %466, %741
  %743 = add nsw i64 %742, %737
  %744 = udiv i64 %738, %459
  br label %748

745:
  %746 = mul nsw i64 %466, %738
  %747 = add nsw i64 %746, %737
  br label %748

748:
  %749 = phi i64 [ %747, %745 ], [ %743, %740 ], [ %737, %736 ]
  %750 = phi i64 [ %738, %745 ], [ %744, %740 ], [ %738, %736 ]
  br i1 %631, label %751, label %760

751:
  br i1 %632, label %757, label %752

752:
  %753 = urem i64 %750, %460
  %754 = mul nsw i64 %467, %753
  %755 = add nsw i64 %754, %749
  %756 = udiv i64 %750, %460
  br label %760

757:
  %758 = mul nsw i64 %467, %750
  %759 = add nsw i64 %758, %749
  br label %760

760:
  %761 = phi i64 [ %759, %757 ], [ %755, %752 ], [ %749, %748 ]
  %762 = phi i64 [ %750, %757 ], [ %756, %752 ], [ %750, %748 ]
  br i1 %633, label %763, label %771

763:
  br i1 %634, label %768, label %764

764:
  %765 = urem i64 %762, %461
  %766 = mul nsw i64 %468, %765
  %767 = add nsw i64 %766, %761
  br label %771

768:
  %769 = mul nsw i64 %468, %762
  %770 = add nsw i64 %769, %761
  br label %771

771:
  %772 = phi i64 [ %770, %768 ], [ %767, %764 ], [ %761, %760 ]
  %773 = getelementptr inbounds i8, ptr %317, i64 %704
  %774 = getelementptr inbounds i8, ptr %94, i64 %772
  switch i32 %476, label %595 [
    i32 2, label %779
    i32 1, label %778
    i32 4, label %777
    i32 3, label %776
    i32 0, label %775
  ]

775:
  br i1 %606, label %822, label %830

776:
  br i1 %607, label %810, label %830

777:
  br i1 %608, label %798, label %830

778:
  br i1 %609, label %789, label %830

779:
  br i1 %610, label %780, label %830

780:
  %781 = phi i64 [ %787, %780 ], [ 0, %779 ]
  %782 = mul nsw i64 %781, %272
  %783 = getelementptr inbounds i8, ptr %773, i64 %782
  %784 = mul nsw i64 %781, %462
  %785 = getelementptr inbounds i8, ptr %774, i64 %784
  %786 = load double, ptr %785, align 8
  store double %786, ptr %783, align 8
  %787 = add nuw nsw i64 %781, 1
  %788 = icmp eq i64 %787, %455
  br i1 %788, label %830, label %780

789:
  %790 = phi i64 [ %796, %789 ], [ 0, %778 ]
  %791 = mul nsw i64 %790, %272
  %792 = getelementptr inbounds i8, ptr %773, i64 %791
  %793 = mul nsw i64 %790, %462
  %794 = getelementptr inbounds i8, ptr %774, i64 %793
  %795 = load float, ptr %794, align 4
  store float %795, ptr %792, align 4
  %796 = add nuw nsw i64 %790, 1
  %797 = icmp eq i64 %796, %455
  br i1 %797, label %830, label %789

798:
  %799 = phi i64 [ %808, %798 ], [ 0, %777 ]
  %800 = mul nsw i64 %799, %272
  %801 = getelementptr inbounds i8, ptr %773, i64 %800
  %802 = mul nsw i64 %799, %462
  %803 = getelementptr inbounds i8, ptr %774, i64 %802
  %804 = load double, ptr %803, align 8
  %805 = getelementptr inbounds nuw i8, ptr %803, i64 8
  %806 = load double, ptr %805, align 8
  store double %804, ptr %801, align 8
  %807 = getelementptr inbounds nuw i8, ptr %801, i64 8
  store double %806, ptr %807, align 8
  %808 = add nuw nsw i64 %799, 1
  %809 = icmp eq i64 %808, %455
  br i1 %809, label %830, label %798

810:
  %811 = phi i64 [ %820, %810 ], [ 0, %776 ]
  %812 = mul nsw i64 %811, %272
  %813 = getelementptr inbounds i8, ptr %773, i64 %812
  %814 = mul nsw i64 %811, %462
  %815 = getelementptr inbounds i8, ptr %774, i64 %814
  %816 = load float, ptr %815, align 4
  %817 = getelementptr inbounds nuw i8, ptr %815, i64 4
  %818 = load float, ptr %817, align 4
  store float %816, ptr %813, align 4
  %819 = getelementptr inbounds nuw i8, ptr %813, i64 4
  store float %818, ptr %819, align 4
  %820 = add nuw nsw i64 %811, 1
  %821 = icmp eq i64 %820, %455
  br i1 %821, label %830, label %810

822:
  %823 = phi i64 [ %828, %822 ], [ 0, %775 ]
  %824 = mul nsw i64 %823, %272
  %825 = getelementptr inbounds i8, ptr %773, i64 %824
  %826 = mul nsw i64 %823, %462
  %827 = getelementptr inbounds i8, ptr %774, i64 %826
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %825, ptr align 1 %827, i64 %100, i1 false)
  %828 = add nuw nsw i64 %823, 1
  %829 = icmp eq i64 %828, %455
  br i1 %829, label %830, label %822

830:
  %831 = add nuw nsw i64 %636, 1
  %832 = icmp eq i64 %831, %603
  br i1 %832, label %1212, label %635

833:
  %834 = icmp eq i32 %29, 0
  br i1 %834, label %835, label %836

835:
  tail call void @pad.fortran.type.assign(ptr noundef %234, ptr noundef %317, ptr noundef %94) #8
  br label %1212

836:
  %837 = mul nsw i64 %457, %456
  %838 = mul nsw i64 %458, %837
  %839 = mul nsw i64 %459, %838
  %840 = mul nsw i64 %460, %839
  %841 = mul nsw i64 %461, %840
  %842 = mul nsw i64 %456, %455
  %843 = mul nsw i64 %457, %842
  %844 = mul nsw i64 %458, %843
  %845 = mul nsw i64 %459, %844
  %846 = mul nsw i64 %460, %845
  %847 = mul nsw i64 %461, %846
  %848 = icmp eq i64 %847, 0
  br i1 %848, label %1212, label %849

849:
  %850 = icmp sgt i64 %272, 0
  %851 = add nsw i64 %39, -1
  %852 = mul nsw i64 %851, %272
  %853 = select i1 %850, i64 %852, i64 0
  %854 = getelementptr inbounds i8, ptr %317, i64 %853
  %855 = icmp sgt i64 %279, 0
  %856 = add nsw i64 %48, -1
  %857 = mul nsw i64 %856, %279
  %858 = select i1 %855, i64 %857, i64 0
  %859 = getelementptr inbounds i8, ptr %854, i64 %858
  %860 = icmp sgt i64 %286, 0
  %861 = add nsw i64 %57, -1
  %862 = mul nsw i64 %861, %286
  %863 = select i1 %860, i64 %862, i64 0
  %864 = getelementptr inbounds i8, ptr %859, i64 %863
  %865 = icmp sgt i64 %293, 0
  %866 = add nsw i64 %66, -1
  %867 = mul nsw i64 %866, %293
  %868 = select i1 %865, i64 %867, i64 0
  %869 = getelementptr inbounds i8, ptr %864, i64 %868
  %870 = icmp sgt i64 %300, 0
  %871 = add nsw i64 %75, -1
  %872 = mul nsw i64 %871, %300
  %873 = select i1 %870, i64 %872, i64 0
  %874 = getelementptr inbounds i8, ptr %869, i64 %873
  %875 = icmp sgt i64 %307, 0
  %876 = add nsw i64 %84, -1
  %877 = mul nsw i64 %876, %307
  %878 = select i1 %875, i64 %877, i64 0
  %879 = getelementptr inbounds i8, ptr %874, i64 %878
  %880 = icmp sgt i64 %314, 0
  %881 = add nsw i64 %93, -1
  %882 = mul nsw i64 %881, %314
  %883 = select i1 %880, i64 %882, i64 0
  %884 = icmp slt i64 %462, 0
  %885 = add nsw i64 %455, -1
  %886 = mul nsw i64 %885, %462
  %887 = select i1 %884, i64 %886, i64 0
  %888 = getelementptr inbounds i8, ptr %94, i64 %887
  %889 = icmp slt i64 %463, 0
  %890 = add nsw i64 %456, -1
  %891 = mul nsw i64 %890, %463
  %892 = select i1 %889, i64 %891, i64 0
  %893 = getelementptr inbounds i8, ptr %888, i64 %892
  %894 = icmp slt i64 %464, 0
  %895 = add nsw i64 %457, -1
  %896 = mul nsw i64 %895, %464
  %897 = select i1 %894, i64 %896, i64 0
  %898 = getelementptr inbounds i8, ptr %893, i64 %897
  %899 = icmp slt i64 %465, 0
  %900 = add nsw i64 %458, -1
  %901 = mul nsw i64 %900, %465
  %902 = select i1 %899, i64 %901, i64 0
  %903 = getelementptr inbounds i8, ptr %898, i64 %902
  %904 = icmp slt i64 %466, 0
  %905 = add nsw i64 %459, -1
  %906 = mul nsw i64 %905, %466
  %907 = select i1 %904, i64 %906, i64 0
  %908 = getelementptr inbounds i8, ptr %903, i64 %907
  %909 = icmp slt i64 %467, 0
  %910 = add nsw i64 %460, -1
  %911 = mul nsw i64 %910, %467
  %912 = select i1 %909, i64 %911, i64 0
  %913 = getelementptr inbounds i8, ptr %908, i64 %912
  %914 = icmp slt i64 %468, 0
  %915 = add nsw i64 %461, -1
  %916 = mul nsw i64 %915, %468
  %917 = select i1 %914, i64 %916, i64 0
  %918 = getelementptr inbounds i8, ptr %913, i64 %917
  %919 = getelementptr inbounds i8, ptr %879, i64 %883
  %920 = getelementptr inbounds i8, ptr %919, i64 %100
  %921 = icmp ugt ptr %920, %918
  br i1 %921, label %922, label %1026

922:
  %923 = icmp sgt i64 %462, 0
  %924 = add nsw i64 %455, -1
  %925 = mul nsw i64 %924, %462
  %926 = select i1 %923, i64 %925, i64 0
  %927 = getelementptr inbounds i8, ptr %94, i64 %926
  %928 = icmp sgt i64 %463, 0
  %929 = add nsw i64 %456, -1
  %930 = mul nsw i64 %929, %463
  %931 = select i1 %928, i64 %930, i64 0
  %932 = getelementptr inbounds i8, ptr %927, i64 %931
  %933 = icmp sgt i64 %464, 0
  %934 = add nsw i64 %457, -1
  %935 = mul nsw i64 %934, %464
  %936 = select i1 %933, i64 %935, i64 0
  %937 = getelementptr inbounds i8, ptr %932, i64 %936
  %938 = icmp sgt i64 %465, 0
  %939 = add nsw i64 %458, -1
  %940 = mul nsw i64 %939, %465
  %941 = select i1 %938, i64 %940, i64 0
  %942 = getelementptr inbounds i8, ptr %937, i64 %941
  %943 = icmp sgt i64 %466, 0
  %944 = add nsw i64 %459, -1
  %945 = mul nsw i64 %944, %466
  %946 = select i1 %943, i64 %945, i64 0
  %947 = getelementptr inbounds i8, ptr %942, i64 %946
  %948 = icmp sgt i64 %467, 0
  %949 = add nsw i64 %460, -1
  %950 = mul nsw i64 %949, %467
  %951 = select i1 %948, i64 %950, i64 0
  %952 = getelementptr inbounds i8, ptr %947, i64 %951
  %953 = icmp sgt i64 %468, 0
  %954 = add nsw i64 %461, -1
  %955 = mul nsw i64 %954, %468
  %956 = select i1 %953, i64 %955, i64 0
  %957 = icmp slt i64 %272, 0
  %958 = add nsw i64 %39, -1
  %959 = mul nsw i64 %958, %272
  %960 = select i1 %957, i64 %959, i64 0
  %961 = getelementptr inbounds i8, ptr %317, i64 %960
  %962 = icmp slt i64 %279, 0
  %963 = add nsw i64 %48, -1
  %964 = mul nsw i64 %963, %279
  %965 = select i1 %962, i64 %964, i64 0
  %966 = getelementptr inbounds i8, ptr %961, i64 %965
  %967 = icmp slt i64 %286, 0
  %968 = add nsw i64 %57, -1
  %969 = mul nsw i64 %968, %286
  %970 = select i1 %967, i64 %969, i64 0
  %971 = getelementptr inbounds i8, ptr %966, i64 %970
  %972 = icmp slt i64 %293, 0
  %973 = add nsw i64 %66, -1
  %974 = mul nsw i64 %973, %293
  %975 = select i1 %972, i64 %974, i64 0
  %976 = getelementptr inbounds i8, ptr %971, i64 %975
  %977 = icmp slt i64 %300, 0
  %978 = add nsw i64 %75, -1
  %979 = mul nsw i64 %978, %300
  %980 = select i1 %977, i64 %979, i64 0
  %981 = getelementptr inbounds i8, ptr %976, i64 %980
  %982 = icmp slt i64 %307, 0
  %983 = add nsw i64 %84, -1
  %984 = mul nsw i64 %983, %307
  %985 = select i1 %982, i64 %984, i64 0
  %986 = getelementptr inbounds i8, ptr %981, i64 %985
  %987 = icmp slt i64 %314, 0
  %988 = add nsw i64 %93, -1
  %989 = mul nsw i64 %988, %314
  %990 = select i1 %987, i64 %989, i64 0
  %991 = getelementptr inbounds i8, ptr %986, i64 %990
  %992 = getelementptr inbounds i8, ptr %952, i64 %956
  %993 = getelementptr inbounds i8, ptr %992, i64 %100
  %994 = icmp ugt ptr %993, %991
  br i1 %994, label %995, label %1026

995:
  %996 = icmp slt i64 %39, 2
  %997 = icmp eq i64 %272, %462
  %998 = select i1 %996, i1 true, i1 %997
  br i1 %998, label %1000, label %999

999:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #10
  unreachable

1000:
  %1001 = icmp slt i64 %48, 2
  %1002 = icmp eq i64 %279, %463
  %1003 = select i1 %1001, i1 true, i1 %1002
  br i1 %1003, label %1004, label %999

1004:
  %1005 = icmp slt i64 %57, 2
  %1006 = icmp eq i64 %286, %464
  %1007 = select i1 %1005, i1 true, i1 %1006
  br i1 %1007, label %1008, label %999

1008:
  %1009 = icmp slt i64 %66, 2
  %1010 = icmp eq i64 %293, %465
  %1011 = select i1 %1009, i1 true, i1 %1010
  br i1 %1011, label %1012, label %999

1012:
  %1013 = icmp slt i64 %75, 2
  %1014 = icmp eq i64 %300, %466
  %1015 = select i1 %1013, i1 true, i1 %1014
  br i1 %1015, label %1016, label %999

1016:
  %1017 = icmp slt i64 %84, 2
  %1018 = icmp eq i64 %307, %467
  %1019 = select i1 %1017, i1 true, i1 %1018
  br i1 %1019, label %1020, label %999

1020:
  %1021 = icmp slt i64 %93, 2
  %1022 = icmp eq i64 %314, %468
  %1023 = select i1 %1021, i1 true, i1 %1022
  br i1 %1023, label %1024, label %999

1024:
  %1025 = icmp ule ptr %317, %94
  br label %1026

1026:
  %1027 = phi i1 [ %1025, %1024 ], [ true, %922 ], [ true, %849 ]
  %1028 = icmp sgt i64 %841, 0
  br i1 %1028, label %1029, label %1212

1029:
  %1030 = icmp sgt i64 %455, 0
  %1031 = icmp sgt i32 %29, 1
  %1032 = icmp eq i32 %29, 2
  %1033 = icmp sgt i32 %29, 2
  %1034 = icmp eq i32 %29, 3
  %1035 = icmp sgt i32 %29, 3
  %1036 = icmp eq i32 %29, 4
  %1037 = icmp sgt i32 %29, 4
  %1038 = icmp eq i32 %29, 5
  %1039 = icmp sgt i32 %29, 5
  %1040 = icmp eq i32 %29, 6
  %1041 = icmp sgt i32 %29, 6
  %1042 = icmp eq i32 %29, 7
  %1043 = icmp sgt i32 %29, 1
  %1044 = icmp eq i32 %29, 2
  %1045 = icmp sgt i32 %29, 2
  %1046 = icmp eq i32 %29, 3
  %1047 = icmp sgt i32 %29, 3
  %1048 = icmp eq i32 %29, 4
  %1049 = icmp sgt i32 %29, 4
  %1050 = icmp eq i32 %29, 5
  %1051 = icmp sgt i32 %29, 5
  %1052 = icmp eq i32 %29, 6
  %1053 = icmp sgt i32 %29, 6
  %1054 = icmp eq i32 %29, 7
  br label %1055

1055:
  %1056 = phi i64 [ 0, %1029 ], [ %1199, %1198 ]
  %1057 = xor i64 %1056, -1
  %1058 = add nsw i64 %841, %1057
  %1059 = select i1 %1027, i64 %1056, i64 %1058
  br i1 %1031, label %1060, label %1067

1060:
  br i1 %1032, label %1065, label %1061

1061:
  %1062 = urem i64 %1059, %48
  %1063 = mul nsw i64 %279, %1062
  %1064 = udiv i64 %1059, %48
  br label %1067

1065:
  %1066 = mul nsw i64 %279, %1059
  br label %1067

1067:
  %1068 = phi i64 [ %1066, %1065 ], [ %1063, %1061 ], [ 0, %1055 ]
  %1069 = phi i64 [ %1059, %1065 ], [ %1064, %1061 ], [ %1059, %1055 ]
  br i1 %1033, label %1070, label %1079

1070:
  br i1 %1034, label %1076, label %1071

1071:
  %1072 = urem i64 %1069, %57
  %1073 = mul nsw i64 %286, %1072
  %1074 = add nsw i64 %1073, %1068
  %1075 = udiv i64 %1069, %57
  br label %1079

1076:
  %1077 = mul nsw i64 %286, %1069
  %1078 = add nsw i64 %1077, %1068
  br label %1079

1079:
  %1080 = phi i64 [ %1078, %1076 ], [ %1074, %1071 ], [ %1068, %1067 ]
  %1081 = phi i64 [ %1069, %1076 ], [ %1075, %1071 ], [ %1069, %1067 ]
  br i1 %1035, label %1082, label %1091

1082:
  br i1 %1036, label %1088, label %1083

1083:
  %1084 = urem i64 %1081, %66
  %1085 = mul nsw i64 %293, %1084
  %1086 = add nsw i64 %1085, %1080
  %1087 = udiv i64 %1081, %66
  br label %1091

1088:
  %1089 = mul nsw i64 %293, %1081
  %1090 = add nsw i64 %1089, %1080
  br label %1091

1091:
  %1092 = phi i64 [ %1090, %1088 ], [ %1086, %1083 ], [ %1080, %1079 ]
  %1093 = phi i64 [ %1081, %1088 ], [ %1087, %1083 ], [ %1081, %1079 ]
  br i1 %1037, label %1094, label %1103

1094:
  br i1 %1038, label %1100, label %1095

1095:
  %1096 = urem i64 %1093, %75
  %1097 = mul nsw i64 %300, %1096
  %1098 = add nsw i64 %1097, %1092
  %1099 = udiv i64 %1093, %75
  br label %1103

1100:
  %1101 = mul nsw i64 %300, %1093
  %1102 = add nsw i64 %1101, %1092
  br label %1103

1103:
  %1104 = phi i64 [ %1102, %1100 ], [ %1098, %1095 ], [ %1092, %1091 ]
  %1105 = phi i64 [ %1093, %1100 ], [ %1099, %1095 ], [ %1093, %1091 ]
  br i1 %1039, label %1106, label %1115

1106:
  br i1 %1040, label %1112, label %1107

1107:
  %1108 = urem i64 %1105, %84
  %1109 = mul nsw i64 %307, %1108
  %1110 = add nsw i64 %1109, %1104
  %1111 = udiv i64 %1105, %84
  br label %1115

1112:
  %1113 = mul nsw i64 %307, %1105
  %1114 = add nsw i64 %1113, %1104
  br label %1115

1115:
  %1116 = phi i64 [ %1114, %1112 ], [ %1110, %1107 ], [ %1104, %1103 ]
  %1117 = phi i64 [ %1105, %1112 ], [ %1111, %1107 ], [ %1105, %1103 ]
  br i1 %1041, label %1118, label %1126

1118:
  br i1 %1042, label %1123, label %1119

1119:
  %1120 = urem i64 %1117, %93
  %1121 = mul nsw i64 %314, %1120
  %1122 = add nsw i64 %1121, %1116
  br label %1126

1123:
  %1124 = mul nsw i64 %314, %1117
  %1125 = add nsw i64 %1124, %1116
  br label %1126

1126:
  %1127 = phi i64 [ %1125, %1123 ], [ %1122, %1119 ], [ %1116, %1115 ]
  br i1 %1043, label %1128, label %1135

1128:
  br i1 %1044, label %1133, label %1129

1129:
  %1130 = urem i64 %1059, %456
  %1131 = mul nsw i64 %463, %1130
  %1132 = udiv i64 %1059, %456
  br label %1135

1133:
  %1134 = mul nsw i64 %463, %1059
  br label %1135

1135:
  %1136 = phi i64 [ %1134, %1133 ], [ %1131, %1129 ], [ 0, %1126 ]
  %1137 = phi i64 [ %1059, %1133 ], [ %1132, %1129 ], [ %1059, %1126 ]
  br i1 %1045, label %1138, label %1147

1138:
  br i1 %1046, label %1144, label %1139

1139:
  %1140 = urem i64 %1137, %457
  %1141 = mul nsw i64 %464, %1140
  %1142 = add nsw i64 %1141, %1136
  %1143 = udiv i64 %1137, %457
  br label %1147

1144:
  %1145 = mul nsw i64 %464, %1137
  %1146 = add nsw i64 %1145, %1136
  br label %1147

1147:
  %1148 = phi i64 [ %1146, %1144 ], [ %1142, %1139 ], [ %1136, %1135 ]
  %1149 = phi i64 [ %1137, %1144 ], [ %1143, %1139 ], [ %1137, %1135 ]
  br i1 %1047, label %1150, label %1159

1150:
  br i1 %1048, label %1156, label %1151

1151:
  %1152 = urem i64 %1149, %458
  %1153 = mul nsw i64 %465, %1152
  %1154 = add nsw i64 %1153, %1148
  %1155 = udiv i64 %1149, %458
  br label %1159

1156:
  %1157 = mul nsw i64 %465, %1149
  %1158 = add nsw i64 %1157, %1148
  br label %1159

1159:
  %1160 = phi i64 [ %1158, %1156 ], [ %1154, %1151 ], [ %1148, %1147 ]
  %1161 = phi i64 [ %1149, %1156 ], [ %1155, %1151 ], [ %1149, %1147 ]
  br i1 %1049, label %1162, label %1171

1162:
  br i1 %1050, label %1168, label %1163

1163:
  %1164 = urem i64 %1161, %459
  %1165 = mul nsw i64 %466, %1164
  %1166 = add nsw i64 %1165, %1160
  %1167 = udiv i64 %1161, %459
  br label %1171

1168:
  %1169 = mul nsw i64 %466, %1161
  %1170 = add nsw i64 %1169, %1160
  br label %1171

1171:
  %1172 = phi i64 [ %1170, %1168 ], [ %1166, %1163 ], [ %1160, %1159 ]
  %1173 = phi i64 [ %1161, %1168 ], [ %1167, %1163 ], [ %1161, %1159 ]
  br i1 %1051, label %1174, label %1183

1174:
  br i1 %1052, label %1180, label %1175

1175:
  %1176 = urem i64 %1173, %460
  %1177 = mul nsw i64 %467, %1176
  %1178 = add nsw i64 %1177, %1172
  %1179 = udiv i64 %1173, %460
  br label %1183

1180:
  %1181 = mul nsw i64 %467, %1173
  %1182 = add nsw i64 %1181, %1172
  br label %1183

1183:
  %1184 = phi i64 [ %1182, %1180 ], [ %1178, %1175 ], [ %1172, %1171 ]
  %1185 = phi i64 [ %1173, %1180 ], [ %1179, %1175 ], [ %1173, %1171 ]
  br i1 %1053, label %1186, label %1194

1186:
  br i1 %1054, label %1191, label %1187

1187:
  %1188 = urem i64 %1185, %461
  %1189 = mul nsw i64 %468, %1188
  %1190 = add nsw i64 %1189, %1184
  br label %1194

1191:
  %1192 = mul nsw i64 %468, %1185
  %1193 = add nsw i64 %1192, %1184
  br label %1194

1194:
  %1195 = phi i64 [ %1193, %1191 ], [ %1190, %1187 ], [ %1184, %1183 ]
  %1196 = getelementptr inbounds i8, ptr %317, i64 %1127
  %1197 = getelementptr inbounds i8, ptr %94, i64 %1195
  br i1 %1030, label %1201, label %1198

1198:
  %1199 = add nuw nsw i64 %1056, 1
  %1200 = icmp eq i64 %1199, %841
  br i1 %1200, label %1212, label %1055

1201:
  %1202 = phi i64 [ %1210, %1201 ], [ 0, %1194 ]
  %1203 = xor i64 %1202, -1
  %1204 = add nsw i64 %455, %1203
  %1205 = select i1 %1027, i64 %1202, i64 %1204
  %1206 = mul nsw i64 %272, %1205
  %1207 = getelementptr inbounds i8, ptr %1196, i64 %1206
  %1208 = mul nsw i64 %462, %1205
  %1209 = getelementptr inbounds i8, ptr %1197, i64 %1208
  tail call void @pad.fortran.type.assign(ptr noundef %234, ptr noundef %1207, ptr noundef %1209) #8
  %1210 = add nuw nsw i64 %1202, 1
  %1211 = icmp eq i64 %1210, %455
  br i1 %1211, label %1198, label %1201

1212:
  %1213 = phi i32 [ %265, %264 ], [ 0, %596 ], [ 17, %449 ], [ 0, %835 ], [ 0, %836 ], [ 0, %1026 ], [ 0, %830 ], [ 0, %583 ], [ 0, %573 ], [ 0, %566 ], [ 0, %559 ], [ 0, %551 ], [ 0, %553 ], [ 0, %555 ], [ 0, %557 ], [ 0, %598 ], [ 0, %593 ], [ 0, %1198 ]
  ret i32 %1213
}

declare i32 @_FortranAPointerAllocateSource(ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.PointerDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(address_is_null) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef %9) local_unnamed_addr #1 {
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq i32 %5, -128
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = sext i8 %15 to i32
  br label %17

17:
  %18 = phi i32 [ %16, %13 ], [ %5, %10 ]
  %19 = icmp eq i32 %6, -128
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  br label %24

24:
  %25 = phi i32 [ %23, %20 ], [ %6, %17 ]
  %26 = icmp sgt i32 %18, 0
  br i1 %26, label %27, label %32

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = load i64, ptr %30, align 8
  br label %32

32:
  %33 = phi i64 [ %29, %27 ], [ 1, %24 ]
  %34 = phi i64 [ %31, %27 ], [ 0, %24 ]
  %35 = icmp sgt i32 %18, 1
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %40 = load i64, ptr %39, align 8
  br label %41

41:
  %42 = phi i64 [ %38, %36 ], [ 1, %32 ]
  %43 = phi i64 [ %40, %36 ], [ 0, %32 ]
  %44 = icmp sgt i32 %18, 2
  br i1 %44, label %45, label %50

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %49 = load i64, ptr %48, align 8
  br label %50

50:
  %51 = phi i64 [ %47, %45 ], [ 1, %41 ]
  %52 = phi i64 [ %49, %45 ], [ 0, %41 ]
  %53 = icmp sgt i32 %18, 3
  br i1 %53, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %56, %54 ], [ 1, %50 ]
  %61 = phi i64 [ %58, %54 ], [ 0, %50 ]
  %62 = icmp sgt i32 %18, 4
  br i1 %62, label %63, label %68

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %67 = load i64, ptr %66, align 8
  br label %68

68:
  %69 = phi i64 [ %65, %63 ], [ 1, %59 ]
  %70 = phi i64 [ %67, %63 ], [ 0, %59 ]
  %71 = icmp sgt i32 %18, 5
  br i1 %71, label %72, label %77

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %76 = load i64, ptr %75, align 8
  br label %77

77:
  %78 = phi i64 [ %74, %72 ], [ 1, %68 ]
  %79 = phi i64 [ %76, %72 ], [ 0, %68 ]
  %80 = icmp sgt i32 %18, 6
  br i1 %80, label %81, label %86

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %85 = load i64, ptr %84, align 8
  br label %86

86:
  %87 = phi i64 [ %83, %81 ], [ 1, %77 ]
  %88 = phi i64 [ %85, %81 ], [ 0, %77 ]
  %89 = icmp eq ptr %9, null
  %90 = icmp eq i32 %25, 42
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %144

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %94 = load i8, ptr %93, align 1
  %95 = and i8 %94, 1
  %96 = icmp eq i8 %95, 0
  br i1 %96, label %144, label %97

97:
  %98 = icmp eq i32 %18, 0
  br i1 %98, label %99, label %102

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %101 = load ptr, ptr %100, align 8
  br label %102

102:
  %103 = phi ptr [ %101, %99 ], [ null, %97 ]
  %104 = icmp eq i32 %18, 1
  br i1 %104, label %105, label %108

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %107 = load ptr, ptr %106, align 8
  br label %108

108:
  %109 = phi ptr [ %107, %105 ], [ %103, %102 ]
  %110 = icmp eq i32 %18, 2
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %113 = load ptr, ptr %112, align 8
  br label %114

114:
  %115 = phi ptr [ %113, %111 ], [ %109, %108 ]
  %116 = icmp eq i32 %18, 3
  br i1 %116, label %117, label %120

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %119 = load ptr, ptr %118, align 8
  br label %120

120:
  %121 = phi ptr [ %119, %117 ], [ %115, %114 ]
  %122 = icmp eq i32 %18, 4
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ %121, %120 ]
  %128 = icmp eq i32 %18, 5
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %18, 6
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %18, 7
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ null, %92 ], [ %9, %86 ], [ %143, %141 ], [ %139, %138 ]
  %146 = icmp slt i32 %18, 8
  %147 = select i1 %146, i1 %90, i1 false
  %148 = select i1 %146, i32 0, i32 2
  br i1 %147, label %149, label %168

149:
  %150 = icmp eq ptr %145, null
  br i1 %150, label %168, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %145, i64 429
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %164, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %145, i64 430
  %157 = load i8, ptr %156, align 2
  %158 = icmp eq i8 %157, 0
  br i1 %158, label %164, label %159

159:
  %160 = getelementptr inbounds nuw i8, ptr %145, i64 431
  %161 = load i8, ptr %160, align 1
  %162 = icmp eq i8 %161, 0
  %163 = select i1 %162, i32 2, i32 0
  br i1 %162, label %164, label %168

164:
  %165 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %145) #8
  %166 = icmp eq i32 %165, 0
  %167 = select i1 %166, i32 2, i32 1
  br label %168

168:
  %169 = phi i32 [ %167, %164 ], [ %148, %144 ], [ %163, %159 ], [ 2, %149 ]
  %170 = icmp eq i32 %169, 2
  br i1 %170, label %171, label %173

171:
  %172 = tail call i32 @_FortranAPointerDeallocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) #8
  br label %320

173:
  %174 = icmp eq ptr %11, null
  br i1 %174, label %175, label %203

175:
  br i1 %1, label %177, label %176

176:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.2, ptr noundef %3, i32 noundef %4) #10
  unreachable

177:
  %178 = icmp eq ptr %2, null
  br i1 %178, label %320, label %179

179:
  %180 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %186

183:
  %184 = add nsw i64 %181, -1
  %185 = tail call i64 @llvm.umin.i64(i64 %184, i64 19)
  br label %189

186:
  %187 = phi i64 [ 0, %179 ], [ %195, %189 ]
  %188 = icmp slt i64 %187, %181
  br i1 %188, label %197, label %320

189:
  %190 = phi i64 [ %195, %189 ], [ 0, %183 ]
  %191 = getelementptr inbounds nuw i8, ptr @.str.2, i64 %190
  %192 = load i8, ptr %191, align 1
  %193 = load ptr, ptr %2, align 8
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 %190
  store i8 %192, ptr %194, align 1
  %195 = add nuw nsw i64 %190, 1
  %196 = icmp eq i64 %190, %185
  br i1 %196, label %186, label %189

197:
  %198 = phi i64 [ %201, %197 ], [ %187, %186 ]
  %199 = load ptr, ptr %2, align 8
  %200 = getelementptr inbounds nuw i8, ptr %199, i64 %198
  store i8 32, ptr %200, align 1
  %201 = add nuw nsw i64 %198, 1
  %202 = icmp eq i64 %201, %181
  br i1 %202, label %320, label %197

203:
  %204 = icmp eq i32 %169, 1
  br i1 %204, label %205, label %319

205:
  %206 = icmp eq i32 %18, 0
  br i1 %206, label %207, label %208

207:
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %319

208:
  %209 = mul nsw i64 %42, %33
  %210 = mul nsw i64 %51, %209
  %211 = mul nsw i64 %60, %210
  %212 = mul nsw i64 %69, %211
  %213 = mul nsw i64 %78, %212
  %214 = mul nsw i64 %87, %213
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %216, label %222

216:
  %217 = mul nsw i64 %51, %42
  %218 = mul nsw i64 %60, %217
  %219 = mul nsw i64 %69, %218
  %220 = mul nsw i64 %78, %219
  %221 = mul nsw i64 %87, %220
  br label %222

222:
  %223 = phi i64 [ 0, %208 ], [ %221, %216 ]
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %319

225:
  %226 = mul nsw i64 %34, %33
  %227 = icmp sgt i32 %18, 1
  %228 = icmp eq i32 %18, 2
  %229 = icmp sgt i32 %18, 2
  %230 = icmp eq i32 %18, 3
  %231 = icmp sgt i32 %18, 3
  %232 = icmp eq i32 %18, 4
  %233 = icmp sgt i32 %18, 4
  %234 = icmp eq i32 %18, 5
  %235 = icmp sgt i32 %18, 5
  %236 = icmp eq i32 %18, 6
  %237 = icmp sgt i32 %18, 6
  %238 = icmp eq i32 %18, 7
  %239 = icmp eq i64 %226, 0
  br label %240

240:
  %241 = phi i64 [ 0, %225 ], [ %313, %312 ]
  br i1 %227, label %242, label %249

242:
  br i1 %228, label %247, label %243

243:
  %244 = urem i64 %241, %42
  %245 = mul nsw i64 %43, %244
  %246 = udiv i64 %241, %42
  br label %249

247:
  %248 = mul nsw i64 %43, %241
  br label %249

249:
  %250 = phi i64 [ %248, %247 ], [ %245, %243 ], [ 0, %240 ]
  %251 = phi i64 [ %241, %247 ], [ %246, %243 ], [ %241, %240 ]
  br i1 %229, label %252, label %261

252:
  br i1 %230, label %258, label %253

253:
  %254 = urem i64 %251, %51
  %255 = mul nsw i64 %52, %254
  %256 = add nsw i64 %255, %250
  %257 = udiv i64 %251, %51
  br label %261

258:
  %259 = mul nsw i64 %52, %251
  %260 = add nsw i64 %259, %250
  br label %261

261:
  %262 = phi i64 [ %260, %258 ], [ %256, %253 ], [ %250, %249 ]
  %263 = phi i64 [ %251, %258 ], [ %257, %253 ], [ %251, %249 ]
  br i1 %231, label %264, label %273

264:
  br i1 %232, label %270, label %265

265:
  %266 = urem i64 %263, %60
  %267 = mul nsw i64 %61, %266
  %268 = add nsw i64 %267, %262
  %269 = udiv i64 %263, %60
  br label %273

270:
  %271 = mul nsw i64 %61, %263
  %272 = add nsw i64 %271, %262
  br label %273

273:
  %274 = phi i64 [ %272, %270 ], [ %268, %265 ], [ %262, %261 ]
  %275 = phi i64 [ %263, %270 ], [ %269, %265 ], [ %263, %261 ]
  br i1 %233, label %276, label %285

276:
  br i1 %234, label %282, label %277

277:
  %278 = urem i64 %275, %69
  %279 = mul nsw i64 %70, %278
  %280 = add nsw i64 %279, %274
  %281 = udiv i64 %275, %69
  br label %285

282:
  %283 = mul nsw i64 %70, %275
  %284 = add nsw i64 %283, %274
  br label %285

285:
  %286 = phi i64 [ %284, %282 ], [ %280, %277 ], [ %274, %273 ]
  %287 = phi i64 [ %275, %282 ], [ %281, %277 ], [ %275, %273 ]
  br i1 %235, label %288, label %297

288:
  br i1 %236, label %294, label %289

289:
  %290 = urem i64 %287, %78
  %291 = mul nsw i64 %79, %290
  %292 = add nsw i64 %291, %286
  %293 = udiv i64 %287, %78
  br label %297

294:
  %295 = mul nsw i64 %79, %287
  %296 = add nsw i64 %295, %286
  br label %297

297:
  %298 = phi i64 [ %296, %294 ], [ %292, %289 ], [ %286, %285 ]
  %299 = phi i64 [ %287, %294 ], [ %293, %289 ], [ %287, %285 ]
  br i1 %237, label %300, label %308

300:
  br i1 %238, label %305, label %301

301:
  %302 = urem i64 %299, %87
  %303 = mul nsw i64 %88, %302
  %304 = add nsw i64 %303, %298
  br label %308

305:
  %306 = mul nsw i64 %88, %299
  %307 = add nsw i64 %306, %298
  br label %308

308:
  %309 = phi i64 [ %307, %305 ], [ %304, %301 ], [ %298, %297 ]
  %310 = getelementptr inbounds i8, ptr %11, i64 %309
  %311 = getelementptr inbounds i8, ptr %310, i64 %226
  br i1 %239, label %312, label %315

312:
  %313 = add nuw nsw i64 %241, 1
  %314 = icmp eq i64 %313, %223
  br i1 %314, label %319, label %240

315:
  %316 = phi ptr [ %317, %315 ], [ %310, %308 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef %316) #8
  %317 = getelementptr inbounds i8, ptr %316, i64 %34
  %318 = icmp eq ptr %317, %311
  br i1 %318, label %312, label %315

319:
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %0, align 8
  br label %320

320:
  %321 = phi i32 [ %172, %171 ], [ 0, %319 ], [ 11, %177 ], [ 11, %186 ], [ 11, %197 ]
  ret i32 %321
}

declare i32 @_FortranAPointerDeallocate(ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

define linkonce_odr hidden void @pad.fortran.PointerApplyMold(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) local_unnamed_addr #1 {
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  br label %13

13:
  %14 = phi i64 [ %12, %10 ], [ %6, %8 ]
  %15 = icmp eq i32 %3, -128
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %18 = load i8, ptr %17, align 4
  %19 = sext i8 %18 to i32
  br label %20

20:
  %21 = phi i32 [ %19, %16 ], [ %3, %13 ]
  %22 = icmp eq i32 %4, -128
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %23 ], [ %4, %20 ]
  %29 = icmp sgt i32 %21, 0
  br i1 %29, label %30, label %37

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %36, %30 ], [ 0, %27 ]
  %39 = phi i64 [ %34, %30 ], [ 1, %27 ]
  %40 = phi i64 [ %32, %30 ], [ 1, %27 ]
  %41 = icmp sgt i32 %21, 1
  br i1 %41, label %42, label %49

42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = load i64, ptr %47, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %42 ], [ 0, %37 ]
  %51 = phi i64 [ %46, %42 ], [ 1, %37 ]
  %52 = phi i64 [ %44, %42 ], [ 1, %37 ]
  %53 = icmp sgt i32 %21, 2
  br i1 %53, label %54, label %61

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %60, %54 ], [ 0, %49 ]
  %63 = phi i64 [ %58, %54 ], [ 1, %49 ]
  %64 = phi i64 [ %56, %54 ], [ 1, %49 ]
  %65 = icmp sgt i32 %21, 3
  br i1 %65, label %66, label %73

66:
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %72, %66 ], [ 0, %61 ]
  %75 = phi i64 [ %70, %66 ], [ 1, %61 ]
  %76 = phi i64 [ %68, %66 ], [ 1, %61 ]
  %77 = icmp sgt i32 %21, 4
  br i1 %77, label %78, label %85

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %84, %78 ], [ 0, %73 ]
  %87 = phi i64 [ %82, %78 ], [ 1, %73 ]
  %88 = phi i64 [ %80, %78 ], [ 1, %73 ]
  %89 = icmp sgt i32 %21, 5
  br i1 %89, label %90, label %97

90:
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %96 = load i64, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %92, %90 ], [ 1, %85 ]
  %99 = phi i64 [ %94, %90 ], [ 1, %85 ]
  %100 = phi i64 [ %96, %90 ], [ 0, %85 ]
  %101 = icmp sgt i32 %21, 6
  br i1 %101, label %102, label %109

102:
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %108 = load i64, ptr %107, align 8
  br label %109

109:
  %110 = phi i64 [ %104, %102 ], [ 1, %97 ]
  %111 = phi i64 [ %106, %102 ], [ 1, %97 ]
  %112 = phi i64 [ %108, %102 ], [ 0, %97 ]
  %113 = icmp eq ptr %7, null
  %114 = icmp eq i32 %28, 42
  %115 = select i1 %113, i1 %114, i1 false
  br i1 %115, label %116, label %168

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %118 = load i8, ptr %117, align 1
  %119 = and i8 %118, 1
  %120 = icmp eq i8 %119, 0
  br i1 %120, label %168, label %121

121:
  %122 = icmp eq i32 %21, 0
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ null, %121 ]
  %128 = icmp eq i32 %21, 1
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %21, 2
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %21, 3
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ %143, %141 ], [ %139, %138 ]
  %146 = icmp eq i32 %21, 4
  br i1 %146, label %147, label %150

147:
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi ptr [ %149, %147 ], [ %145, %144 ]
  %152 = icmp eq i32 %21, 5
  br i1 %152, label %153, label %156

153:
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %155 = load ptr, ptr %154, align 8
  br label %156

156:
  %157 = phi ptr [ %155, %153 ], [ %151, %150 ]
  %158 = icmp eq i32 %21, 6
  br i1 %158, label %159, label %162

159:
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %161 = load ptr, ptr %160, align 8
  br label %162

162:
  %163 = phi ptr [ %161, %159 ], [ %157, %156 ]
  %164 = icmp eq i32 %21, 7
  br i1 %164, label %165, label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %167 = load ptr, ptr %166, align 8
  br label %168

168:
  %169 = phi ptr [ null, %116 ], [ %7, %109 ], [ %167, %165 ], [ %163, %162 ]
  %170 = icmp sgt i32 %21, 7
  %171 = icmp sgt i32 %2, 7
  %172 = or i1 %171, %170
  br i1 %172, label %173, label %174

173:
  tail call void @_FortranAPointerApplyMold(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2) #8
  br label %246

174:
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %14, ptr %175, align 8
  %176 = trunc i32 %28 to i8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %176, ptr %177, align 1
  %178 = trunc i32 %2 to i8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %178, ptr %179, align 4
  %180 = tail call i32 @llvm.smin.i32(i32 %21, i32 %2)
  %181 = icmp sgt i32 %180, 0
  br i1 %181, label %182, label %186

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %40, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %39, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %38, ptr %185, align 8
  br label %186

186:
  %187 = icmp sgt i32 %180, 1
  br i1 %187, label %188, label %192

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %52, ptr %189, align 8
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %51, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %50, ptr %191, align 8
  br label %192

192:
  %193 = icmp sgt i32 %180, 2
  br i1 %193, label %194, label %198

194:
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %64, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %63, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %62, ptr %197, align 8
  br label %198

198:
  %199 = icmp sgt i32 %180, 3
  br i1 %199, label %200, label %204

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %76, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %75, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %74, ptr %203, align 8
  br label %204

204:
  %205 = icmp sgt i32 %180, 4
  br i1 %205, label %206, label %210

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %88, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %87, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %86, ptr %209, align 8
  br label %210

210:
  %211 = icmp sgt i32 %180, 5
  br i1 %211, label %212, label %216

212:
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %98, ptr %213, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %99, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %100, ptr %215, align 8
  br label %216

216:
  %217 = icmp sgt i32 %180, 6
  br i1 %217, label %218, label %222

218:
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %110, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %111, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %112, ptr %221, align 8
  br label %222

222:
  %223 = icmp eq ptr %169, null
  br i1 %223, label %246, label %224

224:
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %226 = load i8, ptr %225, align 1
  %227 = and i8 %226, 1
  %228 = icmp eq i8 %227, 0
  br i1 %228, label %246, label %229

229:
  switch i32 %2, label %246 [
    i32 0, label %230
    i32 1, label %232
    i32 2, label %234
    i32 3, label %236
    i32 4, label %238
    i32 5, label %240
    i32 6, label %242
    i32 7, label %244
  ]

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %169, ptr %231, align 8
  br label %246

232:
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %169, ptr %233, align 8
  br label %246

234:
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %169, ptr %235, align 8
  br label %246

236:
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %169, ptr %237, align 8
  br label %246

238:
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %169, ptr %239, align 8
  br label %246

240:
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %169, ptr %241, align 8
  br label %246

242:
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %169, ptr %243, align 8
  br label %246

244:
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %169, ptr %245, align 8
  br label %246

246:
  ret void
}

declare void @_FortranAPointerApplyMold(ptr noundef captures(none), ptr noundef captures(none), i32 noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #6

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #2

declare i64 @llvm.umax.i64(i64, i64) #7

declare i64 @llvm.umin.i64(i64, i64) #7

declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { noreturn }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0) }
attributes #10 = { noreturn nounwind }
