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
  %178 = tail call i32 @_FortranAPointerAllocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) "pad-otherwise" #8
  br label %351

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
  br i1 %231, label %232, label %351

232:
  %233 = icmp eq i32 %24, 0
  br i1 %233, label %234, label %235

234:
  tail call void @pad.fortran.type.initialize(ptr noundef %151, ptr noundef %230) #8
  br label %351

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
  br i1 %251, label %252, label %351

252:
  %253 = icmp sgt i64 %39, 0
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
  %266 = icmp eq ptr %230, null
  br label %267

267:
  %268 = phi i64 [ 0, %252 ], [ %277, %276 ]
  br i1 %253, label %269, label %276

269:
  %270 = mul nsw i64 %192, %268
  br label %271

271:
  %272 = phi i64 [ %345, %344 ], [ 0, %269 ]
  %273 = xor i1 %254, true
  %274 = or i1 %273, %255
  %275 = select i1 %273, i64 0, i64 %270
  br i1 %274, label %283, label %279

276:
  %277 = add nuw nsw i64 %268, 1
  %278 = icmp eq i64 %277, %250
  br i1 %278, label %351, label %267

279:
  %280 = urem i64 %268, %48
  %281 = mul nsw i64 %192, %280
  %282 = udiv i64 %268, %48
  br label %283

283:
  %284 = phi i64 [ %275, %271 ], [ %281, %279 ]
  %285 = phi i64 [ %268, %271 ], [ %282, %279 ]
  br i1 %256, label %286, label %295

286:
  br i1 %257, label %292, label %287

287:
  %288 = urem i64 %285, %57
  %289 = mul nsw i64 %199, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %57
  br label %295

292:
  %293 = mul nsw i64 %199, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %258, label %298, label %307

298:
  br i1 %259, label %304, label %299

299:
  %300 = urem i64 %297, %66
  %301 = mul nsw i64 %206, %300
  %302 = add nsw i64 %301, %296
  %303 = udiv i64 %297, %66
  br label %307

304:
  %305 = mul nsw i64 %206, %297
  %306 = add nsw i64 %305, %296
  br label %307

307:
  %308 = phi i64 [ %306, %304 ], [ %302, %299 ], [ %296, %295 ]
  %309 = phi i64 [ %297, %304 ], [ %303, %299 ], [ %297, %295 ]
  br i1 %260, label %310, label %319

310:
  br i1 %261, label %316, label %311

311:
  %312 = urem i64 %309, %75
  %313 = mul nsw i64 %213, %312
  %314 = add nsw i64 %313, %308
  %315 = udiv i64 %309, %75
  br label %319

316:
  %317 = mul nsw i64 %213, %309
  %318 = add nsw i64 %317, %308
  br label %319

319:
  %320 = phi i64 [ %318, %316 ], [ %314, %311 ], [ %308, %307 ]
  %321 = phi i64 [ %309, %316 ], [ %315, %311 ], [ %309, %307 ]
  br i1 %262, label %322, label %331

322:
  br i1 %263, label %328, label %323

323:
  %324 = urem i64 %321, %84
  %325 = mul nsw i64 %220, %324
  %326 = add nsw i64 %325, %320
  %327 = udiv i64 %321, %84
  br label %331

328:
  %329 = mul nsw i64 %220, %321
  %330 = add nsw i64 %329, %320
  br label %331

331:
  %332 = phi i64 [ %330, %328 ], [ %326, %323 ], [ %320, %319 ]
  %333 = phi i64 [ %321, %328 ], [ %327, %323 ], [ %321, %319 ]
  br i1 %264, label %334, label %342

334:
  br i1 %265, label %339, label %335

335:
  %336 = urem i64 %333, %93
  %337 = mul nsw i64 %227, %336
  %338 = add nsw i64 %337, %332
  br label %342

339:
  %340 = mul nsw i64 %227, %333
  %341 = add nsw i64 %340, %332
  br label %342

342:
  %343 = phi i64 [ %341, %339 ], [ %338, %335 ], [ %332, %331 ]
  br i1 %266, label %344, label %347

344:
  %345 = add nuw nsw i64 %272, 1
  %346 = icmp eq i64 %345, %39
  br i1 %346, label %276, label %271

347:
  %348 = getelementptr inbounds i8, ptr %230, i64 %343
  %349 = mul nsw i64 %185, %272
  %350 = getelementptr inbounds i8, ptr %348, i64 %349
  tail call void @pad.fortran.type.initialize(ptr noundef %151, ptr noundef nonnull %350) #8
  br label %344

351:
  %352 = phi i32 [ %178, %177 ], [ 0, %226 ], [ 0, %249 ], [ 0, %234 ], [ 0, %276 ]
  ret i32 %352
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
  %265 = tail call i32 @_FortranAPointerAllocateSource(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #8
  br label %1217

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
  br i1 %318, label %319, label %438

319:
  %320 = icmp eq i32 %29, 0
  br i1 %320, label %321, label %322

321:
  tail call void @pad.fortran.type.initialize(ptr noundef %234, ptr noundef %317) #8
  br label %438

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
  br i1 %338, label %339, label %438

339:
  %340 = icmp sgt i64 %39, 0
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
  %353 = icmp eq ptr %317, null
  br label %354

354:
  %355 = phi i64 [ 0, %339 ], [ %364, %363 ]
  br i1 %340, label %356, label %363

356:
  %357 = mul nsw i64 %279, %355
  br label %358

358:
  %359 = phi i64 [ %432, %431 ], [ 0, %356 ]
  %360 = xor i1 %341, true
  %361 = or i1 %360, %342
  %362 = select i1 %360, i64 0, i64 %357
  br i1 %361, label %370, label %366

363:
  %364 = add nuw nsw i64 %355, 1
  %365 = icmp eq i64 %364, %337
  br i1 %365, label %438, label %354

366:
  %367 = urem i64 %355, %48
  %368 = mul nsw i64 %279, %367
  %369 = udiv i64 %355, %48
  br label %370

370:
  %371 = phi i64 [ %362, %358 ], [ %368, %366 ]
  %372 = phi i64 [ %355, %358 ], [ %369, %366 ]
  br i1 %343, label %373, label %382

373:
  br i1 %344, label %379, label %374

374:
  %375 = urem i64 %372, %57
  %376 = mul nsw i64 %286, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %57
  br label %382

379:
  %380 = mul nsw i64 %286, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %345, label %385, label %394

385:
  br i1 %346, label %391, label %386

386:
  %387 = urem i64 %384, %66
  %388 = mul nsw i64 %293, %387
  %389 = add nsw i64 %388, %383
  %390 = udiv i64 %384, %66
  br label %394

391:
  %392 = mul nsw i64 %293, %384
  %393 = add nsw i64 %392, %383
  br label %394

394:
  %395 = phi i64 [ %393, %391 ], [ %389, %386 ], [ %383, %382 ]
  %396 = phi i64 [ %384, %391 ], [ %390, %386 ], [ %384, %382 ]
  br i1 %347, label %397, label %406

397:
  br i1 %348, label %403, label %398

398:
  %399 = urem i64 %396, %75
  %400 = mul nsw i64 %300, %399
  %401 = add nsw i64 %400, %395
  %402 = udiv i64 %396, %75
  br label %406

403:
  %404 = mul nsw i64 %300, %396
  %405 = add nsw i64 %404, %395
  br label %406

406:
  %407 = phi i64 [ %405, %403 ], [ %401, %398 ], [ %395, %394 ]
  %408 = phi i64 [ %396, %403 ], [ %402, %398 ], [ %396, %394 ]
  br i1 %349, label %409, label %418

409:
  br i1 %350, label %415, label %410

410:
  %411 = urem i64 %408, %84
  %412 = mul nsw i64 %307, %411
  %413 = add nsw i64 %412, %407
  %414 = udiv i64 %408, %84
  br label %418

415:
  %416 = mul nsw i64 %307, %408
  %417 = add nsw i64 %416, %407
  br label %418

418:
  %419 = phi i64 [ %417, %415 ], [ %413, %410 ], [ %407, %406 ]
  %420 = phi i64 [ %408, %415 ], [ %414, %410 ], [ %408, %406 ]
  br i1 %351, label %421, label %429

421:
  br i1 %352, label %426, label %422

422:
  %423 = urem i64 %420, %93
  %424 = mul nsw i64 %314, %423
  %425 = add nsw i64 %424, %419
  br label %429

426:
  %427 = mul nsw i64 %314, %420
  %428 = add nsw i64 %427, %419
  br label %429

429:
  %430 = phi i64 [ %428, %426 ], [ %425, %422 ], [ %419, %418 ]
  br i1 %353, label %431, label %434

431:
  %432 = add nuw nsw i64 %359, 1
  %433 = icmp eq i64 %432, %39
  br i1 %433, label %363, label %358

434:
  %435 = getelementptr inbounds i8, ptr %317, i64 %430
  %436 = mul nsw i64 %272, %359
  %437 = getelementptr inbounds i8, ptr %435, i64 %436
  tail call void @pad.fortran.type.initialize(ptr noundef %234, ptr noundef nonnull %437) #8
  br label %431

438:
  %439 = icmp sgt i32 %107, 0
  br i1 %439, label %440, label %456

440:
  %441 = icmp ne i64 %39, %123
  %442 = icmp ne i64 %48, %132
  %443 = icmp ne i64 %57, %141
  %444 = icmp ne i64 %66, %150
  %445 = icmp ne i64 %75, %159
  %446 = icmp ne i64 %84, %168
  %447 = icmp ne i64 %93, %177
  %448 = select i1 %447, i1 true, i1 %446
  %449 = select i1 %448, i1 true, i1 %445
  %450 = select i1 %449, i1 true, i1 %444
  %451 = select i1 %450, i1 true, i1 %443
  %452 = select i1 %451, i1 true, i1 %442
  %453 = select i1 %452, i1 true, i1 %441
  br i1 %453, label %454, label %456

454:
  br i1 %2, label %1217, label %455

455:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #10
  unreachable

456:
  %457 = icmp eq i32 %107, 0
  br i1 %457, label %458, label %459

458:
  br label %459

459:
  %460 = phi i64 [ %39, %458 ], [ %123, %456 ]
  %461 = phi i64 [ %48, %458 ], [ %132, %456 ]
  %462 = phi i64 [ %57, %458 ], [ %141, %456 ]
  %463 = phi i64 [ %66, %458 ], [ %150, %456 ]
  %464 = phi i64 [ %75, %458 ], [ %159, %456 ]
  %465 = phi i64 [ %84, %458 ], [ %168, %456 ]
  %466 = phi i64 [ %93, %458 ], [ %177, %456 ]
  %467 = phi i64 [ 0, %458 ], [ %122, %456 ]
  %468 = phi i64 [ 0, %458 ], [ %131, %456 ]
  %469 = phi i64 [ 0, %458 ], [ %140, %456 ]
  %470 = phi i64 [ 0, %458 ], [ %149, %456 ]
  %471 = phi i64 [ 0, %458 ], [ %158, %456 ]
  %472 = phi i64 [ 0, %458 ], [ %167, %456 ]
  %473 = phi i64 [ 0, %458 ], [ %176, %456 ]
  %474 = icmp eq i32 %260, 0
  br i1 %474, label %475, label %838

475:
  switch i32 %114, label %479 [
    i32 28, label %480
    i32 27, label %476
    i32 35, label %477
    i32 34, label %478
  ]

476:
  br label %480

477:
  br label %480

478:
  br label %480

479:
  br label %480

480:
  %481 = phi i32 [ 0, %479 ], [ 1, %476 ], [ 4, %477 ], [ 3, %478 ], [ 2, %475 ]
  %482 = icmp eq i64 %39, 1
  %483 = icmp eq i64 %272, %100
  %484 = select i1 %482, i1 true, i1 %483
  %485 = mul nsw i64 %39, %100
  %486 = icmp eq i64 %48, 1
  %487 = icmp eq i64 %279, %485
  %488 = select i1 %486, i1 true, i1 %487
  %489 = and i1 %488, %484
  %490 = mul nsw i64 %48, %485
  %491 = icmp eq i64 %57, 1
  %492 = icmp eq i64 %286, %490
  %493 = select i1 %491, i1 true, i1 %492
  %494 = and i1 %493, %489
  %495 = mul nsw i64 %57, %490
  %496 = icmp eq i64 %66, 1
  %497 = icmp eq i64 %293, %495
  %498 = select i1 %496, i1 true, i1 %497
  %499 = and i1 %498, %494
  %500 = mul nsw i64 %66, %495
  %501 = icmp eq i64 %75, 1
  %502 = icmp eq i64 %300, %500
  %503 = select i1 %501, i1 true, i1 %502
  %504 = and i1 %503, %499
  %505 = mul nsw i64 %75, %500
  %506 = icmp eq i64 %84, 1
  %507 = icmp eq i64 %307, %505
  %508 = select i1 %506, i1 true, i1 %507
  %509 = and i1 %508, %504
  %510 = icmp eq i64 %93, 1
  %511 = mul nsw i64 %84, %505
  %512 = icmp eq i64 %314, %511
  %513 = select i1 %510, i1 true, i1 %512
  %514 = and i1 %513, %509
  %515 = mul i64 %461, %460
  %516 = mul i64 %462, %515
  %517 = mul i64 %463, %516
  %518 = mul i64 %464, %517
  %519 = mul i64 %465, %518
  %520 = mul i64 %466, %519
  br i1 %514, label %521, label %601

521:
  %522 = icmp eq i64 %460, 1
  %523 = icmp eq i64 %467, %100
  %524 = select i1 %522, i1 true, i1 %523
  %525 = mul nsw i64 %460, %100
  %526 = icmp eq i64 %461, 1
  %527 = icmp eq i64 %468, %525
  %528 = select i1 %526, i1 true, i1 %527
  %529 = and i1 %528, %524
  %530 = mul nsw i64 %461, %525
  %531 = icmp eq i64 %462, 1
  %532 = icmp eq i64 %469, %530
  %533 = select i1 %531, i1 true, i1 %532
  %534 = and i1 %533, %529
  %535 = mul nsw i64 %462, %530
  %536 = icmp eq i64 %463, 1
  %537 = icmp eq i64 %470, %535
  %538 = select i1 %536, i1 true, i1 %537
  %539 = and i1 %538, %534
  %540 = mul nsw i64 %463, %535
  %541 = icmp eq i64 %464, 1
  %542 = icmp eq i64 %471, %540
  %543 = select i1 %541, i1 true, i1 %542
  %544 = and i1 %543, %539
  %545 = mul nsw i64 %464, %540
  %546 = icmp eq i64 %465, 1
  %547 = icmp eq i64 %472, %545
  %548 = select i1 %546, i1 true, i1 %547
  %549 = and i1 %548, %544
  %550 = icmp eq i64 %466, 1
  %551 = mul nsw i64 %465, %545
  %552 = icmp eq i64 %473, %551
  %553 = select i1 %550, i1 true, i1 %552
  %554 = and i1 %553, %549
  br i1 %554, label %555, label %601

555:
  switch i32 %481, label %600 [
    i32 2, label %562
    i32 1, label %560
    i32 4, label %558
    i32 3, label %556
    i32 0, label %598
  ]

556:
  %557 = icmp sgt i64 %520, 0
  br i1 %557, label %588, label %1217

558:
  %559 = icmp sgt i64 %520, 0
  br i1 %559, label %578, label %1217

560:
  %561 = icmp sgt i64 %520, 0
  br i1 %561, label %571, label %1217

562:
  %563 = icmp sgt i64 %520, 0
  br i1 %563, label %564, label %1217

564:
  %565 = phi i64 [ %569, %564 ], [ 0, %562 ]
  %566 = getelementptr inbounds nuw double, ptr %317, i64 %565
  %567 = getelementptr inbounds nuw double, ptr %94, i64 %565
  %568 = load double, ptr %567, align 8
  store double %568, ptr %566, align 8
  %569 = add nuw nsw i64 %565, 1
  %570 = icmp eq i64 %569, %520
  br i1 %570, label %1217, label %564

571:
  %572 = phi i64 [ %576, %571 ], [ 0, %560 ]
  %573 = getelementptr inbounds nuw float, ptr %317, i64 %572
  %574 = getelementptr inbounds nuw float, ptr %94, i64 %572
  %575 = load float, ptr %574, align 4
  store float %575, ptr %573, align 4
  %576 = add nuw nsw i64 %572, 1
  %577 = icmp eq i64 %576, %520
  br i1 %577, label %1217, label %571

578:
  %579 = phi i64 [ %586, %578 ], [ 0, %558 ]
  %580 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %317, i64 %579
  %581 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %94, i64 %579
  %582 = load double, ptr %581, align 8
  %583 = getelementptr inbounds nuw i8, ptr %581, i64 8
  %584 = load double, ptr %583, align 8
  store double %582, ptr %580, align 8
  %585 = getelementptr inbounds nuw i8, ptr %580, i64 8
  store double %584, ptr %585, align 8
  %586 = add nuw nsw i64 %579, 1
  %587 = icmp eq i64 %586, %520
  br i1 %587, label %1217, label %578

588:
  %589 = phi i64 [ %596, %588 ], [ 0, %556 ]
  %590 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %317, i64 %589
  %591 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %94, i64 %589
  %592 = load float, ptr %591, align 4
  %593 = getelementptr inbounds nuw i8, ptr %591, i64 4
  %594 = load float, ptr %593, align 4
  store float %592, ptr %590, align 4
  %595 = getelementptr inbounds nuw i8, ptr %590, i64 4
  store float %594, ptr %595, align 4
  %596 = add nuw nsw i64 %589, 1
  %597 = icmp eq i64 %596, %520
  br i1 %597, label %1217, label %588

598:
  %599 = mul i64 %520, %100
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %317, ptr align 1 %94, i64 %599, i1 false)
  br label %1217

600:
  unreachable

601:
  %602 = icmp sgt i64 %520, 0
  br i1 %602, label %603, label %1217

603:
  %604 = mul nsw i64 %462, %461
  %605 = mul nsw i64 %463, %604
  %606 = mul nsw i64 %464, %605
  %607 = mul nsw i64 %465, %606
  %608 = mul nsw i64 %466, %607
  %609 = icmp sgt i64 %608, 0
  br i1 %609, label %610, label %1217

610:
  %611 = icmp sgt i64 %460, 0
  %612 = icmp sgt i64 %460, 0
  %613 = icmp sgt i64 %460, 0
  %614 = icmp sgt i64 %460, 0
  %615 = icmp sgt i64 %460, 0
  %616 = icmp sgt i32 %29, 1
  %617 = icmp eq i32 %29, 2
  %618 = icmp sgt i32 %29, 2
  %619 = icmp eq i32 %29, 3
  %620 = icmp sgt i32 %29, 3
  %621 = icmp eq i32 %29, 4
  %622 = icmp sgt i32 %29, 4
  %623 = icmp eq i32 %29, 5
  %624 = icmp sgt i32 %29, 5
  %625 = icmp eq i32 %29, 6
  %626 = icmp sgt i32 %29, 6
  %627 = icmp eq i32 %29, 7
  %628 = icmp sgt i32 %29, 1
  %629 = icmp eq i32 %29, 2
  %630 = icmp sgt i32 %29, 2
  %631 = icmp eq i32 %29, 3
  %632 = icmp sgt i32 %29, 3
  %633 = icmp eq i32 %29, 4
  %634 = icmp sgt i32 %29, 4
  %635 = icmp eq i32 %29, 5
  %636 = icmp sgt i32 %29, 5
  %637 = icmp eq i32 %29, 6
  %638 = icmp sgt i32 %29, 6
  %639 = icmp eq i32 %29, 7
  br label %640

640:
  %641 = phi i64 [ 0, %610 ], [ %836, %835 ]
  br i1 %616, label %642, label %649

642:
  br i1 %617, label %647, label %643

643:
  %644 = urem i64 %641, %48
  %645 = mul nsw i64 %279, %644
  %646 = udiv i64 %641, %48
  br label %649

647:
  %648 = mul nsw i64 %279, %641
  br label %649

649:
  %650 = phi i64 [ %648, %647 ], [ %645, %643 ], [ 0, %640 ]
  %651 = phi i64 [ %641, %647 ], [ %646, %643 ], [ %641, %640 ]
  br i1 %618, label %652, label %661

652:
  br i1 %619, label %658, label %653

653:
  %654 = urem i64 %651, %57
  %655 = mul nsw i64 %286, %654
  %656 = add nsw i64 %655, %650
  %657 = udiv i64 %651, %57
  br label %661

658:
  %659 = mul nsw i64 %286, %651
  %660 = add nsw i64 %659, %650
  br label %661

661:
  %662 = phi i64 [ %660, %658 ], [ %656, %653 ], [ %650, %649 ]
  %663 = phi i64 [ %651, %658 ], [ %657, %653 ], [ %651, %649 ]
  br i1 %620, label %664, label %673

664:
  br i1 %621, label %670, label %665

665:
  %666 = urem i64 %663, %66
  %667 = mul nsw i64 %293, %666
  %668 = add nsw i64 %667, %662
  %669 = udiv i64 %663, %66
  br label %673

670:
  %671 = mul nsw i64 %293, %663
  %672 = add nsw i64 %671, %662
  br label %673

673:
  %674 = phi i64 [ %672, %670 ], [ %668, %665 ], [ %662, %661 ]
  %675 = phi i64 [ %663, %670 ], [ %669, %665 ], [ %663, %661 ]
  br i1 %622, label %676, label %685

676:
  br i1 %623, label %682, label %677

677:
  %678 = urem i64 %675, %75
  %679 = mul nsw i64 %300, %678
  %680 = add nsw i64 %679, %674
  %681 = udiv i64 %675, %75
  br label %685

682:
  %683 = mul nsw i64 %300, %675
  %684 = add nsw i64 %683, %674
  br label %685

685:
  %686 = phi i64 [ %684, %682 ], [ %680, %677 ], [ %674, %673 ]
  %687 = phi i64 [ %675, %682 ], [ %681, %677 ], [ %675, %673 ]
  br i1 %624, label %688, label %697

688:
  br i1 %625, label %694, label %689

689:
  %690 = urem i64 %687, %84
  %691 = mul nsw i64 %307, %690
  %692 = add nsw i64 %691, %686
  %693 = udiv i64 %687, %84
  br label %697

694:
  %695 = mul nsw i64 %307, %687
  %696 = add nsw i64 %695, %686
  br label %697

697:
  %698 = phi i64 [ %696, %694 ], [ %692, %689 ], [ %686, %685 ]
  %699 = phi i64 [ %687, %694 ], [ %693, %689 ], [ %687, %685 ]
  br i1 %626, label %700, label %708

700:
  br i1 %627, label %705, label %701

701:
  %702 = urem i64 %699, %93
  %703 = mul nsw i64 %314, %702
  %704 = add nsw i64 %703, %698
  br label %708

705:
  %706 = mul nsw i64 %314, %699
  %707 = add nsw i64 %706, %698
  br label %708

708:
  %709 = phi i64 [ %707, %705 ], [ %704, %701 ], [ %698, %697 ]
  br i1 %628, label %710, label %717

710:
  br i1 %629, label %715, label %711

711:
  %712 = urem i64 %641, %461
  %713 = mul nsw i64 %468, %712
  %714 = udiv i64 %641, %461
  br label %717

715:
  %716 = mul nsw i64 %468, %641
  br label %717

717:
  %718 = phi i64 [ %716, %715 ], [ %713, %711 ], [ 0, %708 ]
  %719 = phi i64 [ %641, %715 ], [ %714, %711 ], [ %641, %708 ]
  br i1 %630, label %720, label %729

720:
  br i1 %631, label %726, label %721

721:
  %722 = urem i64 %719, %462
  %723 = mul nsw i64 %469, %722
  %724 = add nsw i64 %723, %718
  %725 = udiv i64 %719, %462
  br label %729

726:
  %727 = mul nsw i64 %469, %719
  %728 = add nsw i64 %727, %718
  br label %729

729:
  %730 = phi i64 [ %728, %726 ], [ %724, %721 ], [ %718, %717 ]
  %731 = phi i64 [ %719, %726 ], [ %725, %721 ], [ %719, %717 ]
  br i1 %632, label %732, label %741

732:
  br i1 %633, label %738, label %733

733:
  %734 = urem i64 %731, %463
  %735 = mul nsw i64 %470, %734
  %736 = add nsw i64 %735, %730
  %737 = udiv i64 %731, %463
  br label %741

738:
  %739 = mul nsw i64 %470, %731
  %740 = add nsw i64 %739, %730
  br label %741

741:
  %742 = phi i64 [ %740, %738 ], [ %736, %733 ], [ %730, %729 ]
  %743 = phi i64 [ %731, %738 ], [ %737, %733 ], [ %731, %729 ]
  br i1 %634, label %744, label %753

744:
  br i1 %635, label %750, label %745

745:
  %746 = urem i64 %743, %464
  %747 = mul nsw i64 %471, %746
  %748 = add nsw i64 %747, %742
  %749 = udiv i64 %743, %464
  br label %753

750:
  %751 = mul nsw i64 %471, %743
  %752 = add nsw i64 %751, %742
  br label %753

753:
  %754 = phi i64 [ %752, %750 ], [ %748, %745 ], [ %742, %741 ]
  %755 = phi i64 [ %743, %750 ], [ %749, %745 ], [ %743, %741 ]
  br i1 %636, label %756, label %765

756:
  br i1 %637, label %762, label %757

757:
  %758 = urem i64 %755, %465
  %759 = mul nsw i64 %472, %758
  %760 = add nsw i64 %759, %754
  %761 = udiv i64 %755, %465
  br label %765

762:
  %763 = mul nsw i64 %472, %755
  %764 = add nsw i64 %763, %754
  br label %765

765:
  %766 = phi i64 [ %764, %762 ], [ %760, %757 ], [ %754, %753 ]
  %767 = phi i64 [ %755, %762 ], [ %761, %757 ], [ %755, %753 ]
  br i1 %638, label %768, label %776

768:
  br i1 %639, label %773, label %769

769:
  %770 = urem i64 %767, %466
  %771 = mul nsw i64 %473, %770
  %772 = add nsw i64 %771, %766
  br label %776

773:
  %774 = mul nsw i64 %473, %767
  %775 = add nsw i64 %774, %766
  br label %776

776:
  %777 = phi i64 [ %775, %773 ], [ %772, %769 ], [ %766, %765 ]
  %778 = getelementptr inbounds i8, ptr %317, i64 %709
  %779 = getelementptr inbounds i8, ptr %94, i64 %777
  switch i32 %481, label %600 [
    i32 2, label %784
    i32 1, label %783
    i32 4, label %782
    i32 3, label %781
    i32 0, label %780
  ]

780:
  br i1 %611, label %827, label %835

781:
  br i1 %612, label %815, label %835

782:
  br i1 %613, label %803, label %835

783:
  br i1 %614, label %794, label %835

784:
  br i1 %615, label %785, label %835

785:
  %786 = phi i64 [ %792, %785 ], [ 0, %784 ]
  %787 = mul nsw i64 %786, %272
  %788 = getelementptr inbounds i8, ptr %778, i64 %787
  %789 = mul nsw i64 %786, %467
  %790 = getelementptr inbounds i8, ptr %779, i64 %789
  %791 = load double, ptr %790, align 8
  store double %791, ptr %788, align 8
  %792 = add nuw nsw i64 %786, 1
  %793 = icmp eq i64 %792, %460
  br i1 %793, label %835, label %785

794:
  %795 = phi i64 [ %801, %794 ], [ 0, %783 ]
  %796 = mul nsw i64 %795, %272
  %797 = getelementptr inbounds i8, ptr %778, i64 %796
  %798 = mul nsw i64 %795, %467
  %799 = getelementptr inbounds i8, ptr %779, i64 %798
  %800 = load float, ptr %799, align 4
  store float %800, ptr %797, align 4
  %801 = add nuw nsw i64 %795, 1
  %802 = icmp eq i64 %801, %460
  br i1 %802, label %835, label %794

803:
  %804 = phi i64 [ %813, %803 ], [ 0, %782 ]
  %805 = mul nsw i64 %804, %272
  %806 = getelementptr inbounds i8, ptr %778, i64 %805
  %807 = mul nsw i64 %804, %467
  %808 = getelementptr inbounds i8, ptr %779, i64 %807
  %809 = load double, ptr %808, align 8
  %810 = getelementptr inbounds nuw i8, ptr %808, i64 8
  %811 = load double, ptr %810, align 8
  store double %809, ptr %806, align 8
  %812 = getelementptr inbounds nuw i8, ptr %806, i64 8
  store double %811, ptr %812, align 8
  %813 = add nuw nsw i64 %804, 1
  %814 = icmp eq i64 %813, %460
  br i1 %814, label %835, label %803

815:
  %816 = phi i64 [ %825, %815 ], [ 0, %781 ]
  %817 = mul nsw i64 %816, %272
  %818 = getelementptr inbounds i8, ptr %778, i64 %817
  %819 = mul nsw i64 %816, %467
  %820 = getelementptr inbounds i8, ptr %779, i64 %819
  %821 = load float, ptr %820, align 4
  %822 = getelementptr inbounds nuw i8, ptr %820, i64 4
  %823 = load float, ptr %822, align 4
  store float %821, ptr %818, align 4
  %824 = getelementptr inbounds nuw i8, ptr %818, i64 4
  store float %823, ptr %824, align 4
  %825 = add nuw nsw i64 %816, 1
  %826 = icmp eq i64 %825, %460
  br i1 %826, label %835, label %815

827:
  %828 = phi i64 [ %833, %827 ], [ 0, %780 ]
  %829 = mul nsw i64 %828, %272
  %830 = getelementptr inbounds i8, ptr %778, i64 %829
  %831 = mul nsw i64 %828, %467
  %832 = getelementptr inbounds i8, ptr %779, i64 %831
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %830, ptr align 1 %832, i64 %100, i1 false)
  %833 = add nuw nsw i64 %828, 1
  %834 = icmp eq i64 %833, %460
  br i1 %834, label %835, label %827

835:
  %836 = add nuw nsw i64 %641, 1
  %837 = icmp eq i64 %836, %608
  br i1 %837, label %1217, label %640

838:
  %839 = icmp eq i32 %29, 0
  br i1 %839, label %840, label %841

840:
  tail call void @pad.fortran.type.assign(ptr noundef %234, ptr noundef %317, ptr noundef %94) #8
  br label %1217

841:
  %842 = mul nsw i64 %462, %461
  %843 = mul nsw i64 %463, %842
  %844 = mul nsw i64 %464, %843
  %845 = mul nsw i64 %465, %844
  %846 = mul nsw i64 %466, %845
  %847 = mul nsw i64 %461, %460
  %848 = mul nsw i64 %462, %847
  %849 = mul nsw i64 %463, %848
  %850 = mul nsw i64 %464, %849
  %851 = mul nsw i64 %465, %850
  %852 = mul nsw i64 %466, %851
  %853 = icmp eq i64 %852, 0
  br i1 %853, label %1217, label %854

854:
  %855 = icmp sgt i64 %272, 0
  %856 = add nsw i64 %39, -1
  %857 = mul nsw i64 %856, %272
  %858 = select i1 %855, i64 %857, i64 0
  %859 = getelementptr inbounds i8, ptr %317, i64 %858
  %860 = icmp sgt i64 %279, 0
  %861 = add nsw i64 %48, -1
  %862 = mul nsw i64 %861, %279
  %863 = select i1 %860, i64 %862, i64 0
  %864 = getelementptr inbounds i8, ptr %859, i64 %863
  %865 = icmp sgt i64 %286, 0
  %866 = add nsw i64 %57, -1
  %867 = mul nsw i64 %866, %286
  %868 = select i1 %865, i64 %867, i64 0
  %869 = getelementptr inbounds i8, ptr %864, i64 %868
  %870 = icmp sgt i64 %293, 0
  %871 = add nsw i64 %66, -1
  %872 = mul nsw i64 %871, %293
  %873 = select i1 %870, i64 %872, i64 0
  %874 = getelementptr inbounds i8, ptr %869, i64 %873
  %875 = icmp sgt i64 %300, 0
  %876 = add nsw i64 %75, -1
  %877 = mul nsw i64 %876, %300
  %878 = select i1 %875, i64 %877, i64 0
  %879 = getelementptr inbounds i8, ptr %874, i64 %878
  %880 = icmp sgt i64 %307, 0
  %881 = add nsw i64 %84, -1
  %882 = mul nsw i64 %881, %307
  %883 = select i1 %880, i64 %882, i64 0
  %884 = getelementptr inbounds i8, ptr %879, i64 %883
  %885 = icmp sgt i64 %314, 0
  %886 = add nsw i64 %93, -1
  %887 = mul nsw i64 %886, %314
  %888 = select i1 %885, i64 %887, i64 0
  %889 = icmp slt i64 %467, 0
  %890 = add nsw i64 %460, -1
  %891 = mul nsw i64 %890, %467
  %892 = select i1 %889, i64 %891, i64 0
  %893 = getelementptr inbounds i8, ptr %94, i64 %892
  %894 = icmp slt i64 %468, 0
  %895 = add nsw i64 %461, -1
  %896 = mul nsw i64 %895, %468
  %897 = select i1 %894, i64 %896, i64 0
  %898 = getelementptr inbounds i8, ptr %893, i64 %897
  %899 = icmp slt i64 %469, 0
  %900 = add nsw i64 %462, -1
  %901 = mul nsw i64 %900, %469
  %902 = select i1 %899, i64 %901, i64 0
  %903 = getelementptr inbounds i8, ptr %898, i64 %902
  %904 = icmp slt i64 %470, 0
  %905 = add nsw i64 %463, -1
  %906 = mul nsw i64 %905, %470
  %907 = select i1 %904, i64 %906, i64 0
  %908 = getelementptr inbounds i8, ptr %903, i64 %907
  %909 = icmp slt i64 %471, 0
  %910 = add nsw i64 %464, -1
  %911 = mul nsw i64 %910, %471
  %912 = select i1 %909, i64 %911, i64 0
  %913 = getelementptr inbounds i8, ptr %908, i64 %912
  %914 = icmp slt i64 %472, 0
  %915 = add nsw i64 %465, -1
  %916 = mul nsw i64 %915, %472
  %917 = select i1 %914, i64 %916, i64 0
  %918 = getelementptr inbounds i8, ptr %913, i64 %917
  %919 = icmp slt i64 %473, 0
  %920 = add nsw i64 %466, -1
  %921 = mul nsw i64 %920, %473
  %922 = select i1 %919, i64 %921, i64 0
  %923 = getelementptr inbounds i8, ptr %918, i64 %922
  %924 = getelementptr inbounds i8, ptr %884, i64 %888
  %925 = getelementptr inbounds i8, ptr %924, i64 %100
  %926 = icmp ugt ptr %925, %923
  br i1 %926, label %927, label %1031

927:
  %928 = icmp sgt i64 %467, 0
  %929 = add nsw i64 %460, -1
  %930 = mul nsw i64 %929, %467
  %931 = select i1 %928, i64 %930, i64 0
  %932 = getelementptr inbounds i8, ptr %94, i64 %931
  %933 = icmp sgt i64 %468, 0
  %934 = add nsw i64 %461, -1
  %935 = mul nsw i64 %934, %468
  %936 = select i1 %933, i64 %935, i64 0
  %937 = getelementptr inbounds i8, ptr %932, i64 %936
  %938 = icmp sgt i64 %469, 0
  %939 = add nsw i64 %462, -1
  %940 = mul nsw i64 %939, %469
  %941 = select i1 %938, i64 %940, i64 0
  %942 = getelementptr inbounds i8, ptr %937, i64 %941
  %943 = icmp sgt i64 %470, 0
  %944 = add nsw i64 %463, -1
  %945 = mul nsw i64 %944, %470
  %946 = select i1 %943, i64 %945, i64 0
  %947 = getelementptr inbounds i8, ptr %942, i64 %946
  %948 = icmp sgt i64 %471, 0
  %949 = add nsw i64 %464, -1
  %950 = mul nsw i64 %949, %471
  %951 = select i1 %948, i64 %950, i64 0
  %952 = getelementptr inbounds i8, ptr %947, i64 %951
  %953 = icmp sgt i64 %472, 0
  %954 = add nsw i64 %465, -1
  %955 = mul nsw i64 %954, %472
  %956 = select i1 %953, i64 %955, i64 0
  %957 = getelementptr inbounds i8, ptr %952, i64 %956
  %958 = icmp sgt i64 %473, 0
  %959 = add nsw i64 %466, -1
  %960 = mul nsw i64 %959, %473
  %961 = select i1 %958, i64 %960, i64 0
  %962 = icmp slt i64 %272, 0
  %963 = add nsw i64 %39, -1
  %964 = mul nsw i64 %963, %272
  %965 = select i1 %962, i64 %964, i64 0
  %966 = getelementptr inbounds i8, ptr %317, i64 %965
  %967 = icmp slt i64 %279, 0
  %968 = add nsw i64 %48, -1
  %969 = mul nsw i64 %968, %279
  %970 = select i1 %967, i64 %969, i64 0
  %971 = getelementptr inbounds i8, ptr %966, i64 %970
  %972 = icmp slt i64 %286, 0
  %973 = add nsw i64 %57, -1
  %974 = mul nsw i64 %973, %286
  %975 = select i1 %972, i64 %974, i64 0
  %976 = getelementptr inbounds i8, ptr %971, i64 %975
  %977 = icmp slt i64 %293, 0
  %978 = add nsw i64 %66, -1
  %979 = mul nsw i64 %978, %293
  %980 = select i1 %977, i64 %979, i64 0
  %981 = getelementptr inbounds i8, ptr %976, i64 %980
  %982 = icmp slt i64 %300, 0
  %983 = add nsw i64 %75, -1
  %984 = mul nsw i64 %983, %300
  %985 = select i1 %982, i64 %984, i64 0
  %986 = getelementptr inbounds i8, ptr %981, i64 %985
  %987 = icmp slt i64 %307, 0
  %988 = add nsw i64 %84, -1
  %989 = mul nsw i64 %988, %307
  %990 = select i1 %987, i64 %989, i64 0
  %991 = getelementptr inbounds i8, ptr %986, i64 %990
  %992 = icmp slt i64 %314, 0
  %993 = add nsw i64 %93, -1
  %994 = mul nsw i64 %993, %314
  %995 = select i1 %992, i64 %994, i64 0
  %996 = getelementptr inbounds i8, ptr %991, i64 %995
  %997 = getelementptr inbounds i8, ptr %957, i64 %961
  %998 = getelementptr inbounds i8, ptr %997, i64 %100
  %999 = icmp ugt ptr %998, %996
  br i1 %999, label %1000, label %1031

1000:
  %1001 = icmp slt i64 %39, 2
  %1002 = icmp eq i64 %272, %467
  %1003 = select i1 %1001, i1 true, i1 %1002
  br i1 %1003, label %1005, label %1004

1004:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #10
  unreachable

1005:
  %1006 = icmp slt i64 %48, 2
  %1007 = icmp eq i64 %279, %468
  %1008 = select i1 %1006, i1 true, i1 %1007
  br i1 %1008, label %1009, label %1004

1009:
  %1010 = icmp slt i64 %57, 2
  %1011 = icmp eq i64 %286, %469
  %1012 = select i1 %1010, i1 true, i1 %1011
  br i1 %1012, label %1013, label %1004

1013:
  %1014 = icmp slt i64 %66, 2
  %1015 = icmp eq i64 %293, %470
  %1016 = select i1 %1014, i1 true, i1 %1015
  br i1 %1016, label %1017, label %1004

1017:
  %1018 = icmp slt i64 %75, 2
  %1019 = icmp eq i64 %300, %471
  %1020 = select i1 %1018, i1 true, i1 %1019
  br i1 %1020, label %1021, label %1004

1021:
  %1022 = icmp slt i64 %84, 2
  %1023 = icmp eq i64 %307, %472
  %1024 = select i1 %1022, i1 true, i1 %1023
  br i1 %1024, label %1025, label %1004

1025:
  %1026 = icmp slt i64 %93, 2
  %1027 = icmp eq i64 %314, %473
  %1028 = select i1 %1026, i1 true, i1 %1027
  br i1 %1028, label %1029, label %1004

1029:
  %1030 = icmp ule ptr %317, %94
  br label %1031

1031:
  %1032 = phi i1 [ %1030, %1029 ], [ true, %927 ], [ true, %854 ]
  %1033 = icmp sgt i64 %846, 0
  br i1 %1033, label %1034, label %1217

1034:
  %1035 = icmp sgt i64 %460, 0
  %1036 = icmp sgt i32 %29, 1
  %1037 = icmp eq i32 %29, 2
  %1038 = icmp sgt i32 %29, 2
  %1039 = icmp eq i32 %29, 3
  %1040 = icmp sgt i32 %29, 3
  %1041 = icmp eq i32 %29, 4
  %1042 = icmp sgt i32 %29, 4
  %1043 = icmp eq i32 %29, 5
  %1044 = icmp sgt i32 %29, 5
  %1045 = icmp eq i32 %29, 6
  %1046 = icmp sgt i32 %29, 6
  %1047 = icmp eq i32 %29, 7
  %1048 = icmp sgt i32 %29, 1
  %1049 = icmp eq i32 %29, 2
  %1050 = icmp sgt i32 %29, 2
  %1051 = icmp eq i32 %29, 3
  %1052 = icmp sgt i32 %29, 3
  %1053 = icmp eq i32 %29, 4
  %1054 = icmp sgt i32 %29, 4
  %1055 = icmp eq i32 %29, 5
  %1056 = icmp sgt i32 %29, 5
  %1057 = icmp eq i32 %29, 6
  %1058 = icmp sgt i32 %29, 6
  %1059 = icmp eq i32 %29, 7
  br label %1060

1060:
  %1061 = phi i64 [ 0, %1034 ], [ %1204, %1203 ]
  %1062 = xor i64 %1061, -1
  %1063 = add nsw i64 %846, %1062
  %1064 = select i1 %1032, i64 %1061, i64 %1063
  br i1 %1036, label %1065, label %1072

1065:
  br i1 %1037, label %1070, label %1066

1066:
  %1067 = urem i64 %1064, %48
  %1068 = mul nsw i64 %279, %1067
  %1069 = udiv i64 %1064, %48
  br label %1072

1070:
  %1071 = mul nsw i64 %279, %1064
  br label %1072

1072:
  %1073 = phi i64 [ %1071, %1070 ], [ %1068, %1066 ], [ 0, %1060 ]
  %1074 = phi i64 [ %1064, %1070 ], [ %1069, %1066 ], [ %1064, %1060 ]
  br i1 %1038, label %1075, label %1084

1075:
  br i1 %1039, label %1081, label %1076

1076:
  %1077 = urem i64 %1074, %57
  %1078 = mul nsw i64 %286, %1077
  %1079 = add nsw i64 %1078, %1073
  %1080 = udiv i64 %1074, %57
  br label %1084

1081:
  %1082 = mul nsw i64 %286, %1074
  %1083 = add nsw i64 %1082, %1073
  br label %1084

1084:
  %1085 = phi i64 [ %1083, %1081 ], [ %1079, %1076 ], [ %1073, %1072 ]
  %1086 = phi i64 [ %1074, %1081 ], [ %1080, %1076 ], [ %1074, %1072 ]
  br i1 %1040, label %1087, label %1096

1087:
  br i1 %1041, label %1093, label %1088

1088:
  %1089 = urem i64 %1086, %66
  %1090 = mul nsw i64 %293, %1089
  %1091 = add nsw i64 %1090, %1085
  %1092 = udiv i64 %1086, %66
  br label %1096

1093:
  %1094 = mul nsw i64 %293, %1086
  %1095 = add nsw i64 %1094, %1085
  br label %1096

1096:
  %1097 = phi i64 [ %1095, %1093 ], [ %1091, %1088 ], [ %1085, %1084 ]
  %1098 = phi i64 [ %1086, %1093 ], [ %1092, %1088 ], [ %1086, %1084 ]
  br i1 %1042, label %1099, label %1108

1099:
  br i1 %1043, label %1105, label %1100

1100:
  %1101 = urem i64 %1098, %75
  %1102 = mul nsw i64 %300, %1101
  %1103 = add nsw i64 %1102, %1097
  %1104 = udiv i64 %1098, %75
  br label %1108

1105:
  %1106 = mul nsw i64 %300, %1098
  %1107 = add nsw i64 %1106, %1097
  br label %1108

1108:
  %1109 = phi i64 [ %1107, %1105 ], [ %1103, %1100 ], [ %1097, %1096 ]
  %1110 = phi i64 [ %1098, %1105 ], [ %1104, %1100 ], [ %1098, %1096 ]
  br i1 %1044, label %1111, label %1120

1111:
  br i1 %1045, label %1117, label %1112

1112:
  %1113 = urem i64 %1110, %84
  %1114 = mul nsw i64 %307, %1113
  %1115 = add nsw i64 %1114, %1109
  %1116 = udiv i64 %1110, %84
  br label %1120

1117:
  %1118 = mul nsw i64 %307, %1110
  %1119 = add nsw i64 %1118, %1109
  br label %1120

1120:
  %1121 = phi i64 [ %1119, %1117 ], [ %1115, %1112 ], [ %1109, %1108 ]
  %1122 = phi i64 [ %1110, %1117 ], [ %1116, %1112 ], [ %1110, %1108 ]
  br i1 %1046, label %1123, label %1131

1123:
  br i1 %1047, label %1128, label %1124

1124:
  %1125 = urem i64 %1122, %93
  %1126 = mul nsw i64 %314, %1125
  %1127 = add nsw i64 %1126, %1121
  br label %1131

1128:
  %1129 = mul nsw i64 %314, %1122
  %1130 = add nsw i64 %1129, %1121
  br label %1131

1131:
  %1132 = phi i64 [ %1130, %1128 ], [ %1127, %1124 ], [ %1121, %1120 ]
  br i1 %1048, label %1133, label %1140

1133:
  br i1 %1049, label %1138, label %1134

1134:
  %1135 = urem i64 %1064, %461
  %1136 = mul nsw i64 %468, %1135
  %1137 = udiv i64 %1064, %461
  br label %1140

1138:
  %1139 = mul nsw i64 %468, %1064
  br label %1140

1140:
  %1141 = phi i64 [ %1139, %1138 ], [ %1136, %1134 ], [ 0, %1131 ]
  %1142 = phi i64 [ %1064, %1138 ], [ %1137, %1134 ], [ %1064, %1131 ]
  br i1 %1050, label %1143, label %1152

1143:
  br i1 %1051, label %1149, label %1144

1144:
  %1145 = urem i64 %1142, %462
  %1146 = mul nsw i64 %469, %1145
  %1147 = add nsw i64 %1146, %1141
  %1148 = udiv i64 %1142, %462
  br label %1152

1149:
  %1150 = mul nsw i64 %469, %1142
  %1151 = add nsw i64 %1150, %1141
  br label %1152

1152:
  %1153 = phi i64 [ %1151, %1149 ], [ %1147, %1144 ], [ %1141, %1140 ]
  %1154 = phi i64 [ %1142, %1149 ], [ %1148, %1144 ], [ %1142, %1140 ]
  br i1 %1052, label %1155, label %1164

1155:
  br i1 %1053, label %1161, label %1156

1156:
  %1157 = urem i64 %1154, %463
  %1158 = mul nsw i64 %470, %1157
  %1159 = add nsw i64 %1158, %1153
  %1160 = udiv i64 %1154, %463
  br label %1164

1161:
  %1162 = mul nsw i64 %470, %1154
  %1163 = add nsw i64 %1162, %1153
  br label %1164

1164:
  %1165 = phi i64 [ %1163, %1161 ], [ %1159, %1156 ], [ %1153, %1152 ]
  %1166 = phi i64 [ %1154, %1161 ], [ %1160, %1156 ], [ %1154, %1152 ]
  br i1 %1054, label %1167, label %1176

1167:
  br i1 %1055, label %1173, label %1168

1168:
  %1169 = urem i64 %1166, %464
  %1170 = mul nsw i64 %471, %1169
  %1171 = add nsw i64 %1170, %1165
  %1172 = udiv i64 %1166, %464
  br label %1176

1173:
  %1174 = mul nsw i64 %471, %1166
  %1175 = add nsw i64 %1174, %1165
  br label %1176

1176:
  %1177 = phi i64 [ %1175, %1173 ], [ %1171, %1168 ], [ %1165, %1164 ]
  %1178 = phi i64 [ %1166, %1173 ], [ %1172, %1168 ], [ %1166, %1164 ]
  br i1 %1056, label %1179, label %1188

1179:
  br i1 %1057, label %1185, label %1180

1180:
  %1181 = urem i64 %1178, %465
  %1182 = mul nsw i64 %472, %1181
  %1183 = add nsw i64 %1182, %1177
  %1184 = udiv i64 %1178, %465
  br label %1188

1185:
  %1186 = mul nsw i64 %472, %1178
  %1187 = add nsw i64 %1186, %1177
  br label %1188

1188:
  %1189 = phi i64 [ %1187, %1185 ], [ %1183, %1180 ], [ %1177, %1176 ]
  %1190 = phi i64 [ %1178, %1185 ], [ %1184, %1180 ], [ %1178, %1176 ]
  br i1 %1058, label %1191, label %1199

1191:
  br i1 %1059, label %1196, label %1192

1192:
  %1193 = urem i64 %1190, %466
  %1194 = mul nsw i64 %473, %1193
  %1195 = add nsw i64 %1194, %1189
  br label %1199

1196:
  %1197 = mul nsw i64 %473, %1190
  %1198 = add nsw i64 %1197, %1189
  br label %1199

1199:
  %1200 = phi i64 [ %1198, %1196 ], [ %1195, %1192 ], [ %1189, %1188 ]
  %1201 = getelementptr inbounds i8, ptr %317, i64 %1132
  %1202 = getelementptr inbounds i8, ptr %94, i64 %1200
  br i1 %1035, label %1206, label %1203

1203:
  %1204 = add nuw nsw i64 %1061, 1
  %1205 = icmp eq i64 %1204, %846
  br i1 %1205, label %1217, label %1060

1206:
  %1207 = phi i64 [ %1215, %1206 ], [ 0, %1199 ]
  %1208 = xor i64 %1207, -1
  %1209 = add nsw i64 %460, %1208
  %1210 = select i1 %1032, i64 %1207, i64 %1209
  %1211 = mul nsw i64 %272, %1210
  %1212 = getelementptr inbounds i8, ptr %1201, i64 %1211
  %1213 = mul nsw i64 %467, %1210
  %1214 = getelementptr inbounds i8, ptr %1202, i64 %1213
  tail call void @pad.fortran.type.assign(ptr noundef %234, ptr noundef %1212, ptr noundef %1214) #8
  %1215 = add nuw nsw i64 %1207, 1
  %1216 = icmp eq i64 %1215, %460
  br i1 %1216, label %1203, label %1206

1217:
  %1218 = phi i32 [ %265, %264 ], [ 0, %601 ], [ 17, %454 ], [ 0, %840 ], [ 0, %841 ], [ 0, %1031 ], [ 0, %835 ], [ 0, %588 ], [ 0, %578 ], [ 0, %571 ], [ 0, %564 ], [ 0, %556 ], [ 0, %558 ], [ 0, %560 ], [ 0, %562 ], [ 0, %603 ], [ 0, %598 ], [ 0, %1203 ]
  ret i32 %1218
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
  %172 = tail call i32 @_FortranAPointerDeallocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) "pad-otherwise" #8
  br label %322

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
  br i1 %178, label %322, label %179

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
  br i1 %188, label %197, label %322

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
  br i1 %202, label %322, label %197

203:
  %204 = icmp eq i32 %169, 1
  br i1 %204, label %205, label %321

205:
  %206 = icmp eq i32 %18, 0
  br i1 %206, label %207, label %208

207:
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %321

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
  br i1 %224, label %225, label %321

225:
  %226 = icmp sgt i64 %33, 0
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
  br label %239

239:
  %240 = phi i64 [ 0, %225 ], [ %249, %248 ]
  br i1 %226, label %241, label %248

241:
  %242 = mul nsw i64 %43, %240
  br label %243

243:
  %244 = phi i64 [ %319, %314 ], [ 0, %241 ]
  %245 = xor i1 %227, true
  %246 = or i1 %245, %228
  %247 = select i1 %245, i64 0, i64 %242
  br i1 %246, label %255, label %251

248:
  %249 = add nuw nsw i64 %240, 1
  %250 = icmp eq i64 %249, %223
  br i1 %250, label %321, label %239

251:
  %252 = urem i64 %240, %42
  %253 = mul nsw i64 %43, %252
  %254 = udiv i64 %240, %42
  br label %255

255:
  %256 = phi i64 [ %247, %243 ], [ %253, %251 ]
  %257 = phi i64 [ %240, %243 ], [ %254, %251 ]
  br i1 %229, label %258, label %267

258:
  br i1 %230, label %264, label %259

259:
  %260 = urem i64 %257, %51
  %261 = mul nsw i64 %52, %260
  %262 = add nsw i64 %261, %256
  %263 = udiv i64 %257, %51
  br label %267

264:
  %265 = mul nsw i64 %52, %257
  %266 = add nsw i64 %265, %256
  br label %267

267:
  %268 = phi i64 [ %266, %264 ], [ %262, %259 ], [ %256, %255 ]
  %269 = phi i64 [ %257, %264 ], [ %263, %259 ], [ %257, %255 ]
  br i1 %231, label %270, label %279

270:
  br i1 %232, label %276, label %271

271:
  %272 = urem i64 %269, %60
  %273 = mul nsw i64 %61, %272
  %274 = add nsw i64 %273, %268
  %275 = udiv i64 %269, %60
  br label %279

276:
  %277 = mul nsw i64 %61, %269
  %278 = add nsw i64 %277, %268
  br label %279

279:
  %280 = phi i64 [ %278, %276 ], [ %274, %271 ], [ %268, %267 ]
  %281 = phi i64 [ %269, %276 ], [ %275, %271 ], [ %269, %267 ]
  br i1 %233, label %282, label %291

282:
  br i1 %234, label %288, label %283

283:
  %284 = urem i64 %281, %69
  %285 = mul nsw i64 %70, %284
  %286 = add nsw i64 %285, %280
  %287 = udiv i64 %281, %69
  br label %291

288:
  %289 = mul nsw i64 %70, %281
  %290 = add nsw i64 %289, %280
  br label %291

291:
  %292 = phi i64 [ %290, %288 ], [ %286, %283 ], [ %280, %279 ]
  %293 = phi i64 [ %281, %288 ], [ %287, %283 ], [ %281, %279 ]
  br i1 %235, label %294, label %303

294:
  br i1 %236, label %300, label %295

295:
  %296 = urem i64 %293, %78
  %297 = mul nsw i64 %79, %296
  %298 = add nsw i64 %297, %292
  %299 = udiv i64 %293, %78
  br label %303

300:
  %301 = mul nsw i64 %79, %293
  %302 = add nsw i64 %301, %292
  br label %303

303:
  %304 = phi i64 [ %302, %300 ], [ %298, %295 ], [ %292, %291 ]
  %305 = phi i64 [ %293, %300 ], [ %299, %295 ], [ %293, %291 ]
  br i1 %237, label %306, label %314

306:
  br i1 %238, label %311, label %307

307:
  %308 = urem i64 %305, %87
  %309 = mul nsw i64 %88, %308
  %310 = add nsw i64 %309, %304
  br label %314

311:
  %312 = mul nsw i64 %88, %305
  %313 = add nsw i64 %312, %304
  br label %314

314:
  %315 = phi i64 [ %313, %311 ], [ %310, %307 ], [ %304, %303 ]
  %316 = getelementptr inbounds i8, ptr %11, i64 %315
  %317 = mul nsw i64 %34, %244
  %318 = getelementptr inbounds i8, ptr %316, i64 %317
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %318) #8
  %319 = add nuw nsw i64 %244, 1
  %320 = icmp eq i64 %319, %33
  br i1 %320, label %248, label %243

321:
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %0, align 8
  br label %322

322:
  %323 = phi i32 [ %172, %171 ], [ 0, %321 ], [ 11, %177 ], [ 11, %186 ], [ 11, %197 ]
  ret i32 %323
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
  tail call void @_FortranAPointerApplyMold(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2) "pad-otherwise" #8
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
