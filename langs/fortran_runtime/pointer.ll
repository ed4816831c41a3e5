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

define linkonce_odr hidden i32 @pad.fortran.PointerAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #1 {
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
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  br label %35

35:
  %36 = phi i32 [ %34, %31 ], [ %7, %28 ]
  %37 = icmp sgt i32 %29, 0
  br i1 %37, label %38, label %43

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %44 = phi i64 [ %42, %38 ], [ 0, %35 ]
  %45 = phi i64 [ %40, %38 ], [ 1, %35 ]
  %46 = icmp sgt i32 %29, 1
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %51 = load i64, ptr %50, align 8
  br label %52

52:
  %53 = phi i64 [ %51, %47 ], [ 0, %43 ]
  %54 = phi i64 [ %49, %47 ], [ 1, %43 ]
  %55 = icmp sgt i32 %29, 2
  br i1 %55, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %60, %56 ], [ 0, %52 ]
  %63 = phi i64 [ %58, %56 ], [ 1, %52 ]
  %64 = icmp sgt i32 %29, 3
  br i1 %64, label %65, label %70

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %69 = load i64, ptr %68, align 8
  br label %70

70:
  %71 = phi i64 [ %69, %65 ], [ 0, %61 ]
  %72 = phi i64 [ %67, %65 ], [ 1, %61 ]
  %73 = icmp sgt i32 %29, 4
  br i1 %73, label %74, label %79

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %78 = load i64, ptr %77, align 8
  br label %79

79:
  %80 = phi i64 [ %78, %74 ], [ 0, %70 ]
  %81 = phi i64 [ %76, %74 ], [ 1, %70 ]
  %82 = icmp sgt i32 %29, 5
  br i1 %82, label %83, label %88

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %87 = load i64, ptr %86, align 8
  br label %88

88:
  %89 = phi i64 [ %87, %83 ], [ 0, %79 ]
  %90 = phi i64 [ %85, %83 ], [ 1, %79 ]
  %91 = icmp sgt i32 %29, 6
  br i1 %91, label %92, label %97

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %96 = load i64, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %96, %92 ], [ 0, %88 ]
  %99 = phi i64 [ %94, %92 ], [ 1, %88 ]
  %100 = icmp eq ptr %10, null
  %101 = icmp eq i32 %36, 42
  %102 = select i1 %100, i1 %101, i1 false
  br i1 %102, label %103, label %155

103:
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %105 = load i8, ptr %104, align 1
  %106 = and i8 %105, 1
  %107 = icmp eq i8 %106, 0
  br i1 %107, label %155, label %108

108:
  %109 = icmp eq i32 %29, 0
  br i1 %109, label %110, label %113

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %112 = load ptr, ptr %111, align 8
  br label %113

113:
  %114 = phi ptr [ %112, %110 ], [ null, %108 ]
  %115 = icmp eq i32 %29, 1
  br i1 %115, label %116, label %119

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %118 = load ptr, ptr %117, align 8
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ %114, %113 ]
  %121 = icmp eq i32 %29, 2
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %124 = load ptr, ptr %123, align 8
  br label %125

125:
  %126 = phi ptr [ %124, %122 ], [ %120, %119 ]
  %127 = icmp eq i32 %29, 3
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %130 = load ptr, ptr %129, align 8
  br label %131

131:
  %132 = phi ptr [ %130, %128 ], [ %126, %125 ]
  %133 = icmp eq i32 %29, 4
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %136 = load ptr, ptr %135, align 8
  br label %137

137:
  %138 = phi ptr [ %136, %134 ], [ %132, %131 ]
  %139 = icmp eq i32 %29, 5
  br i1 %139, label %140, label %143

140:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %142 = load ptr, ptr %141, align 8
  br label %143

143:
  %144 = phi ptr [ %142, %140 ], [ %138, %137 ]
  %145 = icmp eq i32 %29, 6
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %148 = load ptr, ptr %147, align 8
  br label %149

149:
  %150 = phi ptr [ %148, %146 ], [ %144, %143 ]
  %151 = icmp eq i32 %29, 7
  br i1 %151, label %152, label %155

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %154 = load ptr, ptr %153, align 8
  br label %155

155:
  %156 = phi ptr [ null, %103 ], [ %10, %97 ], [ %154, %152 ], [ %150, %149 ]
  %157 = load ptr, ptr %1, align 8
  %158 = icmp eq i64 %14, 0
  br i1 %158, label %159, label %162

159:
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %161 = load i64, ptr %160, align 8
  br label %162

162:
  %163 = phi i64 [ %161, %159 ], [ %14, %155 ]
  %164 = icmp eq i32 %11, -128
  br i1 %164, label %165, label %169

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %167 = load i8, ptr %166, align 4
  %168 = sext i8 %167 to i32
  br label %169

169:
  %170 = phi i32 [ %168, %165 ], [ %11, %162 ]
  %171 = icmp eq i32 %12, -128
  br i1 %171, label %172, label %176

172:
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %174 = load i8, ptr %173, align 1
  %175 = sext i8 %174 to i32
  br label %176

176:
  %177 = phi i32 [ %175, %172 ], [ %12, %169 ]
  %178 = icmp sgt i32 %170, 0
  br i1 %178, label %179, label %184

179:
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %183 = load i64, ptr %182, align 8
  br label %184

184:
  %185 = phi i64 [ %183, %179 ], [ 0, %176 ]
  %186 = phi i64 [ %181, %179 ], [ 1, %176 ]
  %187 = icmp sgt i32 %170, 1
  br i1 %187, label %188, label %193

188:
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %192 = load i64, ptr %191, align 8
  br label %193

193:
  %194 = phi i64 [ %192, %188 ], [ 0, %184 ]
  %195 = phi i64 [ %190, %188 ], [ 1, %184 ]
  %196 = icmp sgt i32 %170, 2
  br i1 %196, label %197, label %202

197:
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %201 = load i64, ptr %200, align 8
  br label %202

202:
  %203 = phi i64 [ %201, %197 ], [ 0, %193 ]
  %204 = phi i64 [ %199, %197 ], [ 1, %193 ]
  %205 = icmp sgt i32 %170, 3
  br i1 %205, label %206, label %211

206:
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %210 = load i64, ptr %209, align 8
  br label %211

211:
  %212 = phi i64 [ %210, %206 ], [ 0, %202 ]
  %213 = phi i64 [ %208, %206 ], [ 1, %202 ]
  %214 = icmp sgt i32 %170, 4
  br i1 %214, label %215, label %220

215:
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %219 = load i64, ptr %218, align 8
  br label %220

220:
  %221 = phi i64 [ %219, %215 ], [ 0, %211 ]
  %222 = phi i64 [ %217, %215 ], [ 1, %211 ]
  %223 = icmp sgt i32 %170, 5
  br i1 %223, label %224, label %229

224:
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %228 = load i64, ptr %227, align 8
  br label %229

229:
  %230 = phi i64 [ %228, %224 ], [ 0, %220 ]
  %231 = phi i64 [ %226, %224 ], [ 1, %220 ]
  %232 = icmp sgt i32 %170, 6
  br i1 %232, label %233, label %238

233:
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %237 = load i64, ptr %236, align 8
  br label %238

238:
  %239 = phi i64 [ %237, %233 ], [ 0, %229 ]
  %240 = phi i64 [ %235, %233 ], [ 1, %229 ]
  %241 = icmp eq ptr %15, null
  %242 = icmp eq i32 %177, 42
  %243 = select i1 %241, i1 %242, i1 false
  br i1 %243, label %244, label %296

244:
  %245 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %246 = load i8, ptr %245, align 1
  %247 = and i8 %246, 1
  %248 = icmp eq i8 %247, 0
  br i1 %248, label %296, label %249

249:
  %250 = icmp eq i32 %170, 0
  br i1 %250, label %251, label %254

251:
  %252 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %253 = load ptr, ptr %252, align 8
  br label %254

254:
  %255 = phi ptr [ %253, %251 ], [ null, %249 ]
  %256 = icmp eq i32 %170, 1
  br i1 %256, label %257, label %260

257:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %259 = load ptr, ptr %258, align 8
  br label %260

260:
  %261 = phi ptr [ %259, %257 ], [ %255, %254 ]
  %262 = icmp eq i32 %170, 2
  br i1 %262, label %263, label %266

263:
  %264 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %265 = load ptr, ptr %264, align 8
  br label %266

266:
  %267 = phi ptr [ %265, %263 ], [ %261, %260 ]
  %268 = icmp eq i32 %170, 3
  br i1 %268, label %269, label %272

269:
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %271 = load ptr, ptr %270, align 8
  br label %272

272:
  %273 = phi ptr [ %271, %269 ], [ %267, %266 ]
  %274 = icmp eq i32 %170, 4
  br i1 %274, label %275, label %278

275:
  %276 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %277 = load ptr, ptr %276, align 8
  br label %278

278:
  %279 = phi ptr [ %277, %275 ], [ %273, %272 ]
  %280 = icmp eq i32 %170, 5
  br i1 %280, label %281, label %284

281:
  %282 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %283 = load ptr, ptr %282, align 8
  br label %284

284:
  %285 = phi ptr [ %283, %281 ], [ %279, %278 ]
  %286 = icmp eq i32 %170, 6
  br i1 %286, label %287, label %290

287:
  %288 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %289 = load ptr, ptr %288, align 8
  br label %290

290:
  %291 = phi ptr [ %289, %287 ], [ %285, %284 ]
  %292 = icmp eq i32 %170, 7
  br i1 %292, label %293, label %296

293:
  %294 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %295 = load ptr, ptr %294, align 8
  br label %296

296:
  %297 = phi ptr [ null, %244 ], [ %15, %238 ], [ %295, %293 ], [ %291, %290 ]
  %298 = select i1 %241, i1 %242, i1 false
  %299 = select i1 %298, i1 %101, i1 false
  %300 = icmp ne ptr %156, null
  %301 = select i1 %299, i1 %300, i1 false
  %302 = select i1 %301, ptr %156, ptr %297
  %303 = select i1 %301, i64 %22, i64 %163
  %304 = icmp sgt i32 %170, 7
  br i1 %304, label %328, label %305

305:
  br i1 %242, label %306, label %324

306:
  %307 = icmp eq ptr %302, null
  br i1 %307, label %328, label %308

308:
  %309 = getelementptr inbounds nuw i8, ptr %302, i64 430
  %310 = load i8, ptr %309, align 2
  %311 = icmp eq i8 %310, 0
  br i1 %311, label %320, label %312

312:
  %313 = getelementptr inbounds nuw i8, ptr %302, i64 431
  %314 = load i8, ptr %313, align 1
  %315 = icmp eq i8 %314, 0
  br i1 %315, label %320, label %316

316:
  %317 = getelementptr inbounds nuw i8, ptr %302, i64 432
  %318 = load i8, ptr %317, align 8
  %319 = icmp eq i8 %318, 0
  br i1 %319, label %320, label %328

320:
  %321 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %302) #8
  %322 = icmp eq i32 %321, 0
  %323 = select i1 %322, i32 2, i32 1
  br label %328

324:
  %325 = add i32 %177, -1
  %326 = icmp ult i32 %325, 49
  %327 = select i1 %326, i32 0, i32 2
  br label %328

328:
  %329 = phi i32 [ %327, %324 ], [ 2, %296 ], [ 2, %306 ], [ %323, %320 ], [ 0, %316 ]
  %330 = icmp eq i32 %329, 2
  %331 = icmp sgt i32 %29, 7
  %332 = select i1 %330, i1 true, i1 %331
  br i1 %332, label %333, label %335

333:
  %334 = tail call i32 @_FortranAPointerAllocateSource(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #8
  br label %1286

335:
  %336 = icmp sgt i32 %29, 0
  br i1 %336, label %337, label %340

337:
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %22, ptr %338, align 8
  %339 = mul i64 %45, %22
  br label %340

340:
  %341 = phi i64 [ %22, %337 ], [ %44, %335 ]
  %342 = phi i64 [ %339, %337 ], [ %22, %335 ]
  %343 = icmp sgt i32 %29, 1
  br i1 %343, label %344, label %347

344:
  %345 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %342, ptr %345, align 8
  %346 = mul i64 %54, %342
  br label %347

347:
  %348 = phi i64 [ %342, %344 ], [ %53, %340 ]
  %349 = phi i64 [ %346, %344 ], [ %342, %340 ]
  %350 = icmp sgt i32 %29, 2
  br i1 %350, label %351, label %354

351:
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %349, ptr %352, align 8
  %353 = mul i64 %63, %349
  br label %354

354:
  %355 = phi i64 [ %349, %351 ], [ %62, %347 ]
  %356 = phi i64 [ %353, %351 ], [ %349, %347 ]
  %357 = icmp sgt i32 %29, 3
  br i1 %357, label %358, label %361

358:
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %356, ptr %359, align 8
  %360 = mul i64 %72, %356
  br label %361

361:
  %362 = phi i64 [ %356, %358 ], [ %71, %354 ]
  %363 = phi i64 [ %360, %358 ], [ %356, %354 ]
  %364 = icmp sgt i32 %29, 4
  br i1 %364, label %365, label %368

365:
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %363, ptr %366, align 8
  %367 = mul i64 %81, %363
  br label %368

368:
  %369 = phi i64 [ %363, %365 ], [ %80, %361 ]
  %370 = phi i64 [ %367, %365 ], [ %363, %361 ]
  %371 = icmp sgt i32 %29, 5
  br i1 %371, label %372, label %375

372:
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %370, ptr %373, align 8
  %374 = mul i64 %90, %370
  br label %375

375:
  %376 = phi i64 [ %370, %372 ], [ %89, %368 ]
  %377 = phi i64 [ %374, %372 ], [ %370, %368 ]
  %378 = icmp sgt i32 %29, 6
  br i1 %378, label %379, label %382

379:
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %377, ptr %380, align 8
  %381 = mul i64 %99, %377
  br label %382

382:
  %383 = phi i64 [ %377, %379 ], [ %98, %375 ]
  %384 = phi i64 [ %381, %379 ], [ %377, %375 ]
  %385 = tail call i64 @llvm.umax.i64(i64 %384, i64 1)
  %386 = tail call ptr @malloc(i64 noundef %385) #9
  store ptr %386, ptr %0, align 8
  %387 = icmp eq i32 %329, 1
  br i1 %387, label %388, label %507

388:
  %389 = icmp eq i32 %29, 0
  br i1 %389, label %390, label %391

390:
  tail call void @pad.fortran.type.initialize(ptr noundef %302, ptr noundef %386) #8
  br label %507

391:
  %392 = mul nsw i64 %54, %45
  %393 = mul nsw i64 %63, %392
  %394 = mul nsw i64 %72, %393
  %395 = mul nsw i64 %81, %394
  %396 = mul nsw i64 %90, %395
  %397 = mul nsw i64 %99, %396
  %398 = icmp sgt i64 %397, 0
  br i1 %398, label %399, label %405

399:
  %400 = mul nsw i64 %63, %54
  %401 = mul nsw i64 %72, %400
  %402 = mul nsw i64 %81, %401
  %403 = mul nsw i64 %90, %402
  %404 = mul nsw i64 %99, %403
  br label %405

405:
  %406 = phi i64 [ 0, %391 ], [ %404, %399 ]
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %507

408:
  %409 = icmp sgt i64 %45, 0
  %410 = icmp sgt i32 %29, 1
  %411 = icmp eq i32 %29, 2
  %412 = icmp sgt i32 %29, 2
  %413 = icmp eq i32 %29, 3
  %414 = icmp sgt i32 %29, 3
  %415 = icmp eq i32 %29, 4
  %416 = icmp sgt i32 %29, 4
  %417 = icmp eq i32 %29, 5
  %418 = icmp sgt i32 %29, 5
  %419 = icmp eq i32 %29, 6
  %420 = icmp sgt i32 %29, 6
  %421 = icmp eq i32 %29, 7
  %422 = icmp eq ptr %386, null
  br label %423

423:
  %424 = phi i64 [ 0, %408 ], [ %433, %432 ]
  br i1 %409, label %425, label %432

425:
  %426 = mul nsw i64 %348, %424
  br label %427

427:
  %428 = phi i64 [ %501, %500 ], [ 0, %425 ]
  %429 = xor i1 %410, true
  %430 = or i1 %429, %411
  %431 = select i1 %429, i64 0, i64 %426
  br i1 %430, label %439, label %435

432:
  %433 = add nuw nsw i64 %424, 1
  %434 = icmp eq i64 %433, %406
  br i1 %434, label %507, label %423

435:
  %436 = urem i64 %424, %54
  %437 = mul nsw i64 %348, %436
  %438 = udiv i64 %424, %54
  br label %439

439:
  %440 = phi i64 [ %431, %427 ], [ %437, %435 ]
  %441 = phi i64 [ %424, %427 ], [ %438, %435 ]
  br i1 %412, label %442, label %451

442:
  br i1 %413, label %448, label %443

443:
  %444 = urem i64 %441, %63
  %445 = mul nsw i64 %355, %444
  %446 = add nsw i64 %445, %440
  %447 = udiv i64 %441, %63
  br label %451

448:
  %449 = mul nsw i64 %355, %441
  %450 = add nsw i64 %449, %440
  br label %451

451:
  %452 = phi i64 [ %450, %448 ], [ %446, %443 ], [ %440, %439 ]
  %453 = phi i64 [ %441, %448 ], [ %447, %443 ], [ %441, %439 ]
  br i1 %414, label %454, label %463

454:
  br i1 %415, label %460, label %455

455:
  %456 = urem i64 %453, %72
  %457 = mul nsw i64 %362, %456
  %458 = add nsw i64 %457, %452
  %459 = udiv i64 %453, %72
  br label %463

460:
  %461 = mul nsw i64 %362, %453
  %462 = add nsw i64 %461, %452
  br label %463

463:
  %464 = phi i64 [ %462, %460 ], [ %458, %455 ], [ %452, %451 ]
  %465 = phi i64 [ %453, %460 ], [ %459, %455 ], [ %453, %451 ]
  br i1 %416, label %466, label %475

466:
  br i1 %417, label %472, label %467

467:
  %468 = urem i64 %465, %81
  %469 = mul nsw i64 %369, %468
  %470 = add nsw i64 %469, %464
  %471 = udiv i64 %465, %81
  br label %475

472:
  %473 = mul nsw i64 %369, %465
  %474 = add nsw i64 %473, %464
  br label %475

475:
  %476 = phi i64 [ %474, %472 ], [ %470, %467 ], [ %464, %463 ]
  %477 = phi i64 [ %465, %472 ], [ %471, %467 ], [ %465, %463 ]
  br i1 %418, label %478, label %487

478:
  br i1 %419, label %484, label %479

479:
  %480 = urem i64 %477, %90
  %481 = mul nsw i64 %376, %480
  %482 = add nsw i64 %481, %476
  %483 = udiv i64 %477, %90
  br label %487

484:
  %485 = mul nsw i64 %376, %477
  %486 = add nsw i64 %485, %476
  br label %487

487:
  %488 = phi i64 [ %486, %484 ], [ %482, %479 ], [ %476, %475 ]
  %489 = phi i64 [ %477, %484 ], [ %483, %479 ], [ %477, %475 ]
  br i1 %420, label %490, label %498

490:
  br i1 %421, label %495, label %491

491:
  %492 = urem i64 %489, %99
  %493 = mul nsw i64 %383, %492
  %494 = add nsw i64 %493, %488
  br label %498

495:
  %496 = mul nsw i64 %383, %489
  %497 = add nsw i64 %496, %488
  br label %498

498:
  %499 = phi i64 [ %497, %495 ], [ %494, %491 ], [ %488, %487 ]
  br i1 %422, label %500, label %503

500:
  %501 = add nuw nsw i64 %428, 1
  %502 = icmp eq i64 %501, %45
  br i1 %502, label %432, label %427

503:
  %504 = getelementptr inbounds i8, ptr %386, i64 %499
  %505 = mul nsw i64 %341, %428
  %506 = getelementptr inbounds i8, ptr %504, i64 %505
  tail call void @pad.fortran.type.initialize(ptr noundef %302, ptr noundef nonnull %506) #8
  br label %500

507:
  %508 = icmp sgt i32 %170, 0
  br i1 %508, label %509, label %525

509:
  %510 = icmp ne i64 %45, %186
  %511 = icmp ne i64 %54, %195
  %512 = icmp ne i64 %63, %204
  %513 = icmp ne i64 %72, %213
  %514 = icmp ne i64 %81, %222
  %515 = icmp ne i64 %90, %231
  %516 = icmp ne i64 %99, %240
  %517 = select i1 %516, i1 true, i1 %515
  %518 = select i1 %517, i1 true, i1 %514
  %519 = select i1 %518, i1 true, i1 %513
  %520 = select i1 %519, i1 true, i1 %512
  %521 = select i1 %520, i1 true, i1 %511
  %522 = select i1 %521, i1 true, i1 %510
  br i1 %522, label %523, label %525

523:
  br i1 %2, label %1286, label %524

524:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #10
  unreachable

525:
  %526 = icmp eq i32 %170, 0
  br i1 %526, label %527, label %528

527:
  br label %528

528:
  %529 = phi i64 [ %45, %527 ], [ %186, %525 ]
  %530 = phi i64 [ %54, %527 ], [ %195, %525 ]
  %531 = phi i64 [ %63, %527 ], [ %204, %525 ]
  %532 = phi i64 [ %72, %527 ], [ %213, %525 ]
  %533 = phi i64 [ %81, %527 ], [ %222, %525 ]
  %534 = phi i64 [ %90, %527 ], [ %231, %525 ]
  %535 = phi i64 [ %99, %527 ], [ %240, %525 ]
  %536 = phi i64 [ 0, %527 ], [ %185, %525 ]
  %537 = phi i64 [ 0, %527 ], [ %194, %525 ]
  %538 = phi i64 [ 0, %527 ], [ %203, %525 ]
  %539 = phi i64 [ 0, %527 ], [ %212, %525 ]
  %540 = phi i64 [ 0, %527 ], [ %221, %525 ]
  %541 = phi i64 [ 0, %527 ], [ %230, %525 ]
  %542 = phi i64 [ 0, %527 ], [ %239, %525 ]
  %543 = icmp eq i32 %329, 0
  br i1 %543, label %544, label %907

544:
  switch i32 %177, label %548 [
    i32 28, label %549
    i32 27, label %545
    i32 35, label %546
    i32 34, label %547
  ]

545:
  br label %549

546:
  br label %549

547:
  br label %549

548:
  br label %549

549:
  %550 = phi i32 [ 0, %548 ], [ 1, %545 ], [ 4, %546 ], [ 3, %547 ], [ 2, %544 ]
  %551 = icmp eq i64 %45, 1
  %552 = icmp eq i64 %341, %303
  %553 = select i1 %551, i1 true, i1 %552
  %554 = mul nsw i64 %45, %303
  %555 = icmp eq i64 %54, 1
  %556 = icmp eq i64 %348, %554
  %557 = select i1 %555, i1 true, i1 %556
  %558 = and i1 %557, %553
  %559 = mul nsw i64 %54, %554
  %560 = icmp eq i64 %63, 1
  %561 = icmp eq i64 %355, %559
  %562 = select i1 %560, i1 true, i1 %561
  %563 = and i1 %562, %558
  %564 = mul nsw i64 %63, %559
  %565 = icmp eq i64 %72, 1
  %566 = icmp eq i64 %362, %564
  %567 = select i1 %565, i1 true, i1 %566
  %568 = and i1 %567, %563
  %569 = mul nsw i64 %72, %564
  %570 = icmp eq i64 %81, 1
  %571 = icmp eq i64 %369, %569
  %572 = select i1 %570, i1 true, i1 %571
  %573 = and i1 %572, %568
  %574 = mul nsw i64 %81, %569
  %575 = icmp eq i64 %90, 1
  %576 = icmp eq i64 %376, %574
  %577 = select i1 %575, i1 true, i1 %576
  %578 = and i1 %577, %573
  %579 = icmp eq i64 %99, 1
  %580 = mul nsw i64 %90, %574
  %581 = icmp eq i64 %383, %580
  %582 = select i1 %579, i1 true, i1 %581
  %583 = and i1 %582, %578
  %584 = mul i64 %530, %529
  %585 = mul i64 %531, %584
  %586 = mul i64 %532, %585
  %587 = mul i64 %533, %586
  %588 = mul i64 %534, %587
  %589 = mul i64 %535, %588
  br i1 %583, label %590, label %670

590:
  %591 = icmp eq i64 %529, 1
  %592 = icmp eq i64 %536, %303
  %593 = select i1 %591, i1 true, i1 %592
  %594 = mul nsw i64 %529, %303
  %595 = icmp eq i64 %530, 1
  %596 = icmp eq i64 %537, %594
  %597 = select i1 %595, i1 true, i1 %596
  %598 = and i1 %597, %593
  %599 = mul nsw i64 %530, %594
  %600 = icmp eq i64 %531, 1
  %601 = icmp eq i64 %538, %599
  %602 = select i1 %600, i1 true, i1 %601
  %603 = and i1 %602, %598
  %604 = mul nsw i64 %531, %599
  %605 = icmp eq i64 %532, 1
  %606 = icmp eq i64 %539, %604
  %607 = select i1 %605, i1 true, i1 %606
  %608 = and i1 %607, %603
  %609 = mul nsw i64 %532, %604
  %610 = icmp eq i64 %533, 1
  %611 = icmp eq i64 %540, %609
  %612 = select i1 %610, i1 true, i1 %611
  %613 = and i1 %612, %608
  %614 = mul nsw i64 %533, %609
  %615 = icmp eq i64 %534, 1
  %616 = icmp eq i64 %541, %614
  %617 = select i1 %615, i1 true, i1 %616
  %618 = and i1 %617, %613
  %619 = icmp eq i64 %535, 1
  %620 = mul nsw i64 %534, %614
  %621 = icmp eq i64 %542, %620
  %622 = select i1 %619, i1 true, i1 %621
  %623 = and i1 %622, %618
  br i1 %623, label %624, label %670

624:
  switch i32 %550, label %669 [
    i32 2, label %631
    i32 1, label %629
    i32 4, label %627
    i32 3, label %625
    i32 0, label %667
  ]

625:
  %626 = icmp sgt i64 %589, 0
  br i1 %626, label %657, label %1286

627:
  %628 = icmp sgt i64 %589, 0
  br i1 %628, label %647, label %1286

629:
  %630 = icmp sgt i64 %589, 0
  br i1 %630, label %640, label %1286

631:
  %632 = icmp sgt i64 %589, 0
  br i1 %632, label %633, label %1286

633:
  %634 = phi i64 [ %638, %633 ], [ 0, %631 ]
  %635 = getelementptr inbounds nuw double, ptr %386, i64 %634
  %636 = getelementptr inbounds nuw double, ptr %157, i64 %634
  %637 = load double, ptr %636, align 8
  store double %637, ptr %635, align 8
  %638 = add nuw nsw i64 %634, 1
  %639 = icmp eq i64 %638, %589
  br i1 %639, label %1286, label %633

640:
  %641 = phi i64 [ %645, %640 ], [ 0, %629 ]
  %642 = getelementptr inbounds nuw float, ptr %386, i64 %641
  %643 = getelementptr inbounds nuw float, ptr %157, i64 %641
  %644 = load float, ptr %643, align 4
  store float %644, ptr %642, align 4
  %645 = add nuw nsw i64 %641, 1
  %646 = icmp eq i64 %645, %589
  br i1 %646, label %1286, label %640

647:
  %648 = phi i64 [ %655, %647 ], [ 0, %627 ]
  %649 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %386, i64 %648
  %650 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %157, i64 %648
  %651 = load double, ptr %650, align 8
  %652 = getelementptr inbounds nuw i8, ptr %650, i64 8
  %653 = load double, ptr %652, align 8
  store double %651, ptr %649, align 8
  %654 = getelementptr inbounds nuw i8, ptr %649, i64 8
  store double %653, ptr %654, align 8
  %655 = add nuw nsw i64 %648, 1
  %656 = icmp eq i64 %655, %589
  br i1 %656, label %1286, label %647

657:
  %658 = phi i64 [ %665, %657 ], [ 0, %625 ]
  %659 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %386, i64 %658
  %660 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %157, i64 %658
  %661 = load float, ptr %660, align 4
  %662 = getelementptr inbounds nuw i8, ptr %660, i64 4
  %663 = load float, ptr %662, align 4
  store float %661, ptr %659, align 4
  %664 = getelementptr inbounds nuw i8, ptr %659, i64 4
  store float %663, ptr %664, align 4
  %665 = add nuw nsw i64 %658, 1
  %666 = icmp eq i64 %665, %589
  br i1 %666, label %1286, label %657

667:
  %668 = mul i64 %589, %303
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %386, ptr align 1 %157, i64 %668, i1 false)
  br label %1286

669:
  unreachable

670:
  %671 = icmp sgt i64 %589, 0
  br i1 %671, label %672, label %1286

672:
  %673 = mul nsw i64 %531, %530
  %674 = mul nsw i64 %532, %673
  %675 = mul nsw i64 %533, %674
  %676 = mul nsw i64 %534, %675
  %677 = mul nsw i64 %535, %676
  %678 = icmp sgt i64 %677, 0
  br i1 %678, label %679, label %1286

679:
  %680 = icmp sgt i64 %529, 0
  %681 = icmp sgt i64 %529, 0
  %682 = icmp sgt i64 %529, 0
  %683 = icmp sgt i64 %529, 0
  %684 = icmp sgt i64 %529, 0
  %685 = icmp sgt i32 %29, 1
  %686 = icmp eq i32 %29, 2
  %687 = icmp sgt i32 %29, 2
  %688 = icmp eq i32 %29, 3
  %689 = icmp sgt i32 %29, 3
  %690 = icmp eq i32 %29, 4
  %691 = icmp sgt i32 %29, 4
  %692 = icmp eq i32 %29, 5
  %693 = icmp sgt i32 %29, 5
  %694 = icmp eq i32 %29, 6
  %695 = icmp sgt i32 %29, 6
  %696 = icmp eq i32 %29, 7
  %697 = icmp sgt i32 %29, 1
  %698 = icmp eq i32 %29, 2
  %699 = icmp sgt i32 %29, 2
  %700 = icmp eq i32 %29, 3
  %701 = icmp sgt i32 %29, 3
  %702 = icmp eq i32 %29, 4
  %703 = icmp sgt i32 %29, 4
  %704 = icmp eq i32 %29, 5
  %705 = icmp sgt i32 %29, 5
  %706 = icmp eq i32 %29, 6
  %707 = icmp sgt i32 %29, 6
  %708 = icmp eq i32 %29, 7
  br label %709

709:
  %710 = phi i64 [ 0, %679 ], [ %905, %904 ]
  br i1 %685, label %711, label %718

711:
  br i1 %686, label %716, label %712

712:
  %713 = urem i64 %710, %54
  %714 = mul nsw i64 %348, %713
  %715 = udiv i64 %710, %54
  br label %718

716:
  %717 = mul nsw i64 %348, %710
  br label %718

718:
  %719 = phi i64 [ %717, %716 ], [ %714, %712 ], [ 0, %709 ]
  %720 = phi i64 [ %710, %716 ], [ %715, %712 ], [ %710, %709 ]
  br i1 %687, label %721, label %730

721:
  br i1 %688, label %727, label %722

722:
  %723 = urem i64 %720, %63
  %724 = mul nsw i64 %355, %723
  %725 = add nsw i64 %724, %719
  %726 = udiv i64 %720, %63
  br label %730

727:
  %728 = mul nsw i64 %355, %720
  %729 = add nsw i64 %728, %719
  br label %730

730:
  %731 = phi i64 [ %729, %727 ], [ %725, %722 ], [ %719, %718 ]
  %732 = phi i64 [ %720, %727 ], [ %726, %722 ], [ %720, %718 ]
  br i1 %689, label %733, label %742

733:
  br i1 %690, label %739, label %734

734:
  %735 = urem i64 %732, %72
  %736 = mul nsw i64 %362, %735
  %737 = add nsw i64 %736, %731
  %738 = udiv i64 %732, %72
  br label %742

739:
  %740 = mul nsw i64 %362, %732
  %741 = add nsw i64 %740, %731
  br label %742

742:
  %743 = phi i64 [ %741, %739 ], [ %737, %734 ], [ %731, %730 ]
  %744 = phi i64 [ %732, %739 ], [ %738, %734 ], [ %732, %730 ]
  br i1 %691, label %745, label %754

745:
  br i1 %692, label %751, label %746

746:
  %747 = urem i64 %744, %81
  %748 = mul nsw i64 %369, %747
  %749 = add nsw i64 %748, %743
  %750 = udiv i64 %744, %81
  br label %754

751:
  %752 = mul nsw i64 %369, %744
  %753 = add nsw i64 %752, %743
  br label %754

754:
  %755 = phi i64 [ %753, %751 ], [ %749, %746 ], [ %743, %742 ]
  %756 = phi i64 [ %744, %751 ], [ %750, %746 ], [ %744, %742 ]
  br i1 %693, label %757, label %766

757:
  br i1 %694, label %763, label %758

758:
  %759 = urem i64 %756, %90
  %760 = mul nsw i64 %376, %759
  %761 = add nsw i64 %760, %755
  %762 = udiv i64 %756, %90
  br label %766

763:
  %764 = mul nsw i64 %376, %756
  %765 = add nsw i64 %764, %755
  br label %766

766:
  %767 = phi i64 [ %765, %763 ], [ %761, %758 ], [ %755, %754 ]
  %768 = phi i64 [ %756, %763 ], [ %762, %758 ], [ %756, %754 ]
  br i1 %695, label %769, label %777

769:
  br i1 %696, label %774, label %770

770:
  %771 = urem i64 %768, %99
  %772 = mul nsw i64 %383, %771
  %773 = add nsw i64 %772, %767
  br label %777

774:
  %775 = mul nsw i64 %383, %768
  %776 = add nsw i64 %775, %767
  br label %777

777:
  %778 = phi i64 [ %776, %774 ], [ %773, %770 ], [ %767, %766 ]
  br i1 %697, label %779, label %786

779:
  br i1 %698, label %784, label %780

780:
  %781 = urem i64 %710, %530
  %782 = mul nsw i64 %537, %781
  %783 = udiv i64 %710, %530
  br label %786

784:
  %785 = mul nsw i64 %537, %710
  br label %786

786:
  %787 = phi i64 [ %785, %784 ], [ %782, %780 ], [ 0, %777 ]
  %788 = phi i64 [ %710, %784 ], [ %783, %780 ], [ %710, %777 ]
  br i1 %699, label %789, label %798

789:
  br i1 %700, label %795, label %790

790:
  %791 = urem i64 %788, %531
  %792 = mul nsw i64 %538, %791
  %793 = add nsw i64 %792, %787
  %794 = udiv i64 %788, %531
  br label %798

795:
  %796 = mul nsw i64 %538, %788
  %797 = add nsw i64 %796, %787
  br label %798

798:
  %799 = phi i64 [ %797, %795 ], [ %793, %790 ], [ %787, %786 ]
  %800 = phi i64 [ %788, %795 ], [ %794, %790 ], [ %788, %786 ]
  br i1 %701, label %801, label %810

801:
  br i1 %702, label %807, label %802

802:
  %803 = urem i64 %800, %532
  %804 = mul nsw i64 %539, %803
  %805 = add nsw i64 %804, %799
  %806 = udiv i64 %800, %532
  br label %810

807:
  %808 = mul nsw i64 %539, %800
  %809 = add nsw i64 %808, %799
  br label %810

810:
  %811 = phi i64 [ %809, %807 ], [ %805, %802 ], [ %799, %798 ]
  %812 = phi i64 [ %800, %807 ], [ %806, %802 ], [ %800, %798 ]
  br i1 %703, label %813, label %822

813:
  br i1 %704, label %819, label %814

814:
  %815 = urem i64 %812, %533
  %816 = mul nsw i64 %540, %815
  %817 = add nsw i64 %816, %811
  %818 = udiv i64 %812, %533
  br label %822

819:
  %820 = mul nsw i64 %540, %812
  %821 = add nsw i64 %820, %811
  br label %822

822:
  %823 = phi i64 [ %821, %819 ], [ %817, %814 ], [ %811, %810 ]
  %824 = phi i64 [ %812, %819 ], [ %818, %814 ], [ %812, %810 ]
  br i1 %705, label %825, label %834

825:
  br i1 %706, label %831, label %826

826:
  %827 = urem i64 %824, %534
  %828 = mul nsw i64 %541, %827
  %829 = add nsw i64 %828, %823
  %830 = udiv i64 %824, %534
  br label %834

831:
  %832 = mul nsw i64 %541, %824
  %833 = add nsw i64 %832, %823
  br label %834

834:
  %835 = phi i64 [ %833, %831 ], [ %829, %826 ], [ %823, %822 ]
  %836 = phi i64 [ %824, %831 ], [ %830, %826 ], [ %824, %822 ]
  br i1 %707, label %837, label %845

837:
  br i1 %708, label %842, label %838

838:
  %839 = urem i64 %836, %535
  %840 = mul nsw i64 %542, %839
  %841 = add nsw i64 %840, %835
  br label %845

842:
  %843 = mul nsw i64 %542, %836
  %844 = add nsw i64 %843, %835
  br label %845

845:
  %846 = phi i64 [ %844, %842 ], [ %841, %838 ], [ %835, %834 ]
  %847 = getelementptr inbounds i8, ptr %386, i64 %778
  %848 = getelementptr inbounds i8, ptr %157, i64 %846
  switch i32 %550, label %669 [
    i32 2, label %853
    i32 1, label %852
    i32 4, label %851
    i32 3, label %850
    i32 0, label %849
  ]

849:
  br i1 %680, label %896, label %904

850:
  br i1 %681, label %884, label %904

851:
  br i1 %682, label %872, label %904

852:
  br i1 %683, label %863, label %904

853:
  br i1 %684, label %854, label %904

854:
  %855 = phi i64 [ %861, %854 ], [ 0, %853 ]
  %856 = mul nsw i64 %855, %341
  %857 = getelementptr inbounds i8, ptr %847, i64 %856
  %858 = mul nsw i64 %855, %536
  %859 = getelementptr inbounds i8, ptr %848, i64 %858
  %860 = load double, ptr %859, align 8
  store double %860, ptr %857, align 8
  %861 = add nuw nsw i64 %855, 1
  %862 = icmp eq i64 %861, %529
  br i1 %862, label %904, label %854

863:
  %864 = phi i64 [ %870, %863 ], [ 0, %852 ]
  %865 = mul nsw i64 %864, %341
  %866 = getelementptr inbounds i8, ptr %847, i64 %865
  %867 = mul nsw i64 %864, %536
  %868 = getelementptr inbounds i8, ptr %848, i64 %867
  %869 = load float, ptr %868, align 4
  store float %869, ptr %866, align 4
  %870 = add nuw nsw i64 %864, 1
  %871 = icmp eq i64 %870, %529
  br i1 %871, label %904, label %863

872:
  %873 = phi i64 [ %882, %872 ], [ 0, %851 ]
  %874 = mul nsw i64 %873, %341
  %875 = getelementptr inbounds i8, ptr %847, i64 %874
  %876 = mul nsw i64 %873, %536
  %877 = getelementptr inbounds i8, ptr %848, i64 %876
  %878 = load double, ptr %877, align 8
  %879 = getelementptr inbounds nuw i8, ptr %877, i64 8
  %880 = load double, ptr %879, align 8
  store double %878, ptr %875, align 8
  %881 = getelementptr inbounds nuw i8, ptr %875, i64 8
  store double %880, ptr %881, align 8
  %882 = add nuw nsw i64 %873, 1
  %883 = icmp eq i64 %882, %529
  br i1 %883, label %904, label %872

884:
  %885 = phi i64 [ %894, %884 ], [ 0, %850 ]
  %886 = mul nsw i64 %885, %341
  %887 = getelementptr inbounds i8, ptr %847, i64 %886
  %888 = mul nsw i64 %885, %536
  %889 = getelementptr inbounds i8, ptr %848, i64 %888
  %890 = load float, ptr %889, align 4
  %891 = getelementptr inbounds nuw i8, ptr %889, i64 4
  %892 = load float, ptr %891, align 4
  store float %890, ptr %887, align 4
  %893 = getelementptr inbounds nuw i8, ptr %887, i64 4
  store float %892, ptr %893, align 4
  %894 = add nuw nsw i64 %885, 1
  %895 = icmp eq i64 %894, %529
  br i1 %895, label %904, label %884

896:
  %897 = phi i64 [ %902, %896 ], [ 0, %849 ]
  %898 = mul nsw i64 %897, %341
  %899 = getelementptr inbounds i8, ptr %847, i64 %898
  %900 = mul nsw i64 %897, %536
  %901 = getelementptr inbounds i8, ptr %848, i64 %900
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %899, ptr align 1 %901, i64 %303, i1 false)
  %902 = add nuw nsw i64 %897, 1
  %903 = icmp eq i64 %902, %529
  br i1 %903, label %904, label %896

904:
  %905 = add nuw nsw i64 %710, 1
  %906 = icmp eq i64 %905, %677
  br i1 %906, label %1286, label %709

907:
  %908 = icmp eq i32 %29, 0
  br i1 %908, label %909, label %910

909:
  tail call void @pad.fortran.type.assign(ptr noundef %302, ptr noundef %386, ptr noundef %157) #8
  br label %1286

910:
  %911 = mul nsw i64 %531, %530
  %912 = mul nsw i64 %532, %911
  %913 = mul nsw i64 %533, %912
  %914 = mul nsw i64 %534, %913
  %915 = mul nsw i64 %535, %914
  %916 = mul nsw i64 %530, %529
  %917 = mul nsw i64 %531, %916
  %918 = mul nsw i64 %532, %917
  %919 = mul nsw i64 %533, %918
  %920 = mul nsw i64 %534, %919
  %921 = mul nsw i64 %535, %920
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %1286, label %923

923:
  %924 = icmp sgt i64 %341, 0
  %925 = add nsw i64 %45, -1
  %926 = mul nsw i64 %925, %341
  %927 = select i1 %924, i64 %926, i64 0
  %928 = getelementptr inbounds i8, ptr %386, i64 %927
  %929 = icmp sgt i64 %348, 0
  %930 = add nsw i64 %54, -1
  %931 = mul nsw i64 %930, %348
  %932 = select i1 %929, i64 %931, i64 0
  %933 = getelementptr inbounds i8, ptr %928, i64 %932
  %934 = icmp sgt i64 %355, 0
  %935 = add nsw i64 %63, -1
  %936 = mul nsw i64 %935, %355
  %937 = select i1 %934, i64 %936, i64 0
  %938 = getelementptr inbounds i8, ptr %933, i64 %937
  %939 = icmp sgt i64 %362, 0
  %940 = add nsw i64 %72, -1
  %941 = mul nsw i64 %940, %362
  %942 = select i1 %939, i64 %941, i64 0
  %943 = getelementptr inbounds i8, ptr %938, i64 %942
  %944 = icmp sgt i64 %369, 0
  %945 = add nsw i64 %81, -1
  %946 = mul nsw i64 %945, %369
  %947 = select i1 %944, i64 %946, i64 0
  %948 = getelementptr inbounds i8, ptr %943, i64 %947
  %949 = icmp sgt i64 %376, 0
  %950 = add nsw i64 %90, -1
  %951 = mul nsw i64 %950, %376
  %952 = select i1 %949, i64 %951, i64 0
  %953 = getelementptr inbounds i8, ptr %948, i64 %952
  %954 = icmp sgt i64 %383, 0
  %955 = add nsw i64 %99, -1
  %956 = mul nsw i64 %955, %383
  %957 = select i1 %954, i64 %956, i64 0
  %958 = icmp slt i64 %536, 0
  %959 = add nsw i64 %529, -1
  %960 = mul nsw i64 %959, %536
  %961 = select i1 %958, i64 %960, i64 0
  %962 = getelementptr inbounds i8, ptr %157, i64 %961
  %963 = icmp slt i64 %537, 0
  %964 = add nsw i64 %530, -1
  %965 = mul nsw i64 %964, %537
  %966 = select i1 %963, i64 %965, i64 0
  %967 = getelementptr inbounds i8, ptr %962, i64 %966
  %968 = icmp slt i64 %538, 0
  %969 = add nsw i64 %531, -1
  %970 = mul nsw i64 %969, %538
  %971 = select i1 %968, i64 %970, i64 0
  %972 = getelementptr inbounds i8, ptr %967, i64 %971
  %973 = icmp slt i64 %539, 0
  %974 = add nsw i64 %532, -1
  %975 = mul nsw i64 %974, %539
  %976 = select i1 %973, i64 %975, i64 0
  %977 = getelementptr inbounds i8, ptr %972, i64 %976
  %978 = icmp slt i64 %540, 0
  %979 = add nsw i64 %533, -1
  %980 = mul nsw i64 %979, %540
  %981 = select i1 %978, i64 %980, i64 0
  %982 = getelementptr inbounds i8, ptr %977, i64 %981
  %983 = icmp slt i64 %541, 0
  %984 = add nsw i64 %534, -1
  %985 = mul nsw i64 %984, %541
  %986 = select i1 %983, i64 %985, i64 0
  %987 = getelementptr inbounds i8, ptr %982, i64 %986
  %988 = icmp slt i64 %542, 0
  %989 = add nsw i64 %535, -1
  %990 = mul nsw i64 %989, %542
  %991 = select i1 %988, i64 %990, i64 0
  %992 = getelementptr inbounds i8, ptr %987, i64 %991
  %993 = getelementptr inbounds i8, ptr %953, i64 %957
  %994 = getelementptr inbounds i8, ptr %993, i64 %303
  %995 = icmp ugt ptr %994, %992
  br i1 %995, label %996, label %1100

996:
  %997 = icmp sgt i64 %536, 0
  %998 = add nsw i64 %529, -1
  %999 = mul nsw i64 %998, %536
  %1000 = select i1 %997, i64 %999, i64 0
  %1001 = getelementptr inbounds i8, ptr %157, i64 %1000
  %1002 = icmp sgt i64 %537, 0
  %1003 = add nsw i64 %530, -1
  %1004 = mul nsw i64 %1003, %537
  %1005 = select i1 %1002, i64 %1004, i64 0
  %1006 = getelementptr inbounds i8, ptr %1001, i64 %1005
  %1007 = icmp sgt i64 %538, 0
  %1008 = add nsw i64 %531, -1
  %1009 = mul nsw i64 %1008, %538
  %1010 = select i1 %1007, i64 %1009, i64 0
  %1011 = getelementptr inbounds i8, ptr %1006, i64 %1010
  %1012 = icmp sgt i64 %539, 0
  %1013 = add nsw i64 %532, -1
  %1014 = mul nsw i64 %1013, %539
  %1015 = select i1 %1012, i64 %1014, i64 0
  %1016 = getelementptr inbounds i8, ptr %1011, i64 %1015
  %1017 = icmp sgt i64 %540, 0
  %1018 = add nsw i64 %533, -1
  %1019 = mul nsw i64 %1018, %540
  %1020 = select i1 %1017, i64 %1019, i64 0
  %1021 = getelementptr inbounds i8, ptr %1016, i64 %1020
  %1022 = icmp sgt i64 %541, 0
  %1023 = add nsw i64 %534, -1
  %1024 = mul nsw i64 %1023, %541
  %1025 = select i1 %1022, i64 %1024, i64 0
  %1026 = getelementptr inbounds i8, ptr %1021, i64 %1025
  %1027 = icmp sgt i64 %542, 0
  %1028 = add nsw i64 %535, -1
  %1029 = mul nsw i64 %1028, %542
  %1030 = select i1 %1027, i64 %1029, i64 0
  %1031 = icmp slt i64 %341, 0
  %1032 = add nsw i64 %45, -1
  %1033 = mul nsw i64 %1032, %341
  %1034 = select i1 %1031, i64 %1033, i64 0
  %1035 = getelementptr inbounds i8, ptr %386, i64 %1034
  %1036 = icmp slt i64 %348, 0
  %1037 = add nsw i64 %54, -1
  %1038 = mul nsw i64 %1037, %348
  %1039 = select i1 %1036, i64 %1038, i64 0
  %1040 = getelementptr inbounds i8, ptr %1035, i64 %1039
  %1041 = icmp slt i64 %355, 0
  %1042 = add nsw i64 %63, -1
  %1043 = mul nsw i64 %1042, %355
  %1044 = select i1 %1041, i64 %1043, i64 0
  %1045 = getelementptr inbounds i8, ptr %1040, i64 %1044
  %1046 = icmp slt i64 %362, 0
  %1047 = add nsw i64 %72, -1
  %1048 = mul nsw i64 %1047, %362
  %1049 = select i1 %1046, i64 %1048, i64 0
  %1050 = getelementptr inbounds i8, ptr %1045, i64 %1049
  %1051 = icmp slt i64 %369, 0
  %1052 = add nsw i64 %81, -1
  %1053 = mul nsw i64 %1052, %369
  %1054 = select i1 %1051, i64 %1053, i64 0
  %1055 = getelementptr inbounds i8, ptr %1050, i64 %1054
  %1056 = icmp slt i64 %376, 0
  %1057 = add nsw i64 %90, -1
  %1058 = mul nsw i64 %1057, %376
  %1059 = select i1 %1056, i64 %1058, i64 0
  %1060 = getelementptr inbounds i8, ptr %1055, i64 %1059
  %1061 = icmp slt i64 %383, 0
  %1062 = add nsw i64 %99, -1
  %1063 = mul nsw i64 %1062, %383
  %1064 = select i1 %1061, i64 %1063, i64 0
  %1065 = getelementptr inbounds i8, ptr %1060, i64 %1064
  %1066 = getelementptr inbounds i8, ptr %1026, i64 %1030
  %1067 = getelementptr inbounds i8, ptr %1066, i64 %303
  %1068 = icmp ugt ptr %1067, %1065
  br i1 %1068, label %1069, label %1100

1069:
  %1070 = icmp slt i64 %45, 2
  %1071 = icmp eq i64 %341, %536
  %1072 = select i1 %1070, i1 true, i1 %1071
  br i1 %1072, label %1074, label %1073

1073:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #10
  unreachable

1074:
  %1075 = icmp slt i64 %54, 2
  %1076 = icmp eq i64 %348, %537
  %1077 = select i1 %1075, i1 true, i1 %1076
  br i1 %1077, label %1078, label %1073

1078:
  %1079 = icmp slt i64 %63, 2
  %1080 = icmp eq i64 %355, %538
  %1081 = select i1 %1079, i1 true, i1 %1080
  br i1 %1081, label %1082, label %1073

1082:
  %1083 = icmp slt i64 %72, 2
  %1084 = icmp eq i64 %362, %539
  %1085 = select i1 %1083, i1 true, i1 %1084
  br i1 %1085, label %1086, label %1073

1086:
  %1087 = icmp slt i64 %81, 2
  %1088 = icmp eq i64 %369, %540
  %1089 = select i1 %1087, i1 true, i1 %1088
  br i1 %1089, label %1090, label %1073

1090:
  %1091 = icmp slt i64 %90, 2
  %1092 = icmp eq i64 %376, %541
  %1093 = select i1 %1091, i1 true, i1 %1092
  br i1 %1093, label %1094, label %1073

1094:
  %1095 = icmp slt i64 %99, 2
  %1096 = icmp eq i64 %383, %542
  %1097 = select i1 %1095, i1 true, i1 %1096
  br i1 %1097, label %1098, label %1073

1098:
  %1099 = icmp ule ptr %386, %157
  br label %1100

1100:
  %1101 = phi i1 [ %1099, %1098 ], [ true, %996 ], [ true, %923 ]
  %1102 = icmp sgt i64 %915, 0
  br i1 %1102, label %1103, label %1286

1103:
  %1104 = icmp sgt i64 %529, 0
  %1105 = icmp sgt i32 %29, 1
  %1106 = icmp eq i32 %29, 2
  %1107 = icmp sgt i32 %29, 2
  %1108 = icmp eq i32 %29, 3
  %1109 = icmp sgt i32 %29, 3
  %1110 = icmp eq i32 %29, 4
  %1111 = icmp sgt i32 %29, 4
  %1112 = icmp eq i32 %29, 5
  %1113 = icmp sgt i32 %29, 5
  %1114 = icmp eq i32 %29, 6
  %1115 = icmp sgt i32 %29, 6
  %1116 = icmp eq i32 %29, 7
  %1117 = icmp sgt i32 %29, 1
  %1118 = icmp eq i32 %29, 2
  %1119 = icmp sgt i32 %29, 2
  %1120 = icmp eq i32 %29, 3
  %1121 = icmp sgt i32 %29, 3
  %1122 = icmp eq i32 %29, 4
  %1123 = icmp sgt i32 %29, 4
  %1124 = icmp eq i32 %29, 5
  %1125 = icmp sgt i32 %29, 5
  %1126 = icmp eq i32 %29, 6
  %1127 = icmp sgt i32 %29, 6
  %1128 = icmp eq i32 %29, 7
  br label %1129

1129:
  %1130 = phi i64 [ 0, %1103 ], [ %1273, %1272 ]
  %1131 = xor i64 %1130, -1
  %1132 = add nsw i64 %915, %1131
  %1133 = select i1 %1101, i64 %1130, i64 %1132
  br i1 %1105, label %1134, label %1141

1134:
  br i1 %1106, label %1139, label %1135

1135:
  %1136 = urem i64 %1133, %54
  %1137 = mul nsw i64 %348, %1136
  %1138 = udiv i64 %1133, %54
  br label %1141

1139:
  %1140 = mul nsw i64 %348, %1133
  br label %1141

1141:
  %1142 = phi i64 [ %1140, %1139 ], [ %1137, %1135 ], [ 0, %1129 ]
  %1143 = phi i64 [ %1133, %1139 ], [ %1138, %1135 ], [ %1133, %1129 ]
  br i1 %1107, label %1144, label %1153

1144:
  br i1 %1108, label %1150, label %1145

1145:
  %1146 = urem i64 %1143, %63
  %1147 = mul nsw i64 %355, %1146
  %1148 = add nsw i64 %1147, %1142
  %1149 = udiv i64 %1143, %63
  br label %1153

1150:
  %1151 = mul nsw i64 %355, %1143
  %1152 = add nsw i64 %1151, %1142
  br label %1153

1153:
  %1154 = phi i64 [ %1152, %1150 ], [ %1148, %1145 ], [ %1142, %1141 ]
  %1155 = phi i64 [ %1143, %1150 ], [ %1149, %1145 ], [ %1143, %1141 ]
  br i1 %1109, label %1156, label %1165

1156:
  br i1 %1110, label %1162, label %1157

1157:
  %1158 = urem i64 %1155, %72
  %1159 = mul nsw i64 %362, %1158
  %1160 = add nsw i64 %1159, %1154
  %1161 = udiv i64 %1155, %72
  br label %1165

1162:
  %1163 = mul nsw i64 %362, %1155
  %1164 = add nsw i64 %1163, %1154
  br label %1165

1165:
  %1166 = phi i64 [ %1164, %1162 ], [ %1160, %1157 ], [ %1154, %1153 ]
  %1167 = phi i64 [ %1155, %1162 ], [ %1161, %1157 ], [ %1155, %1153 ]
  br i1 %1111, label %1168, label %1177

1168:
  br i1 %1112, label %1174, label %1169

1169:
  %1170 = urem i64 %1167, %81
  %1171 = mul nsw i64 %369, %1170
  %1172 = add nsw i64 %1171, %1166
  %1173 = udiv i64 %1167, %81
  br label %1177

1174:
  %1175 = mul nsw i64 %369, %1167
  %1176 = add nsw i64 %1175, %1166
  br label %1177

1177:
  %1178 = phi i64 [ %1176, %1174 ], [ %1172, %1169 ], [ %1166, %1165 ]
  %1179 = phi i64 [ %1167, %1174 ], [ %1173, %1169 ], [ %1167, %1165 ]
  br i1 %1113, label %1180, label %1189

1180:
  br i1 %1114, label %1186, label %1181

1181:
  %1182 = urem i64 %1179, %90
  %1183 = mul nsw i64 %376, %1182
  %1184 = add nsw i64 %1183, %1178
  %1185 = udiv i64 %1179, %90
  br label %1189

1186:
  %1187 = mul nsw i64 %376, %1179
  %1188 = add nsw i64 %1187, %1178
  br label %1189

1189:
  %1190 = phi i64 [ %1188, %1186 ], [ %1184, %1181 ], [ %1178, %1177 ]
  %1191 = phi i64 [ %1179, %1186 ], [ %1185, %1181 ], [ %1179, %1177 ]
  br i1 %1115, label %1192, label %1200

1192:
  br i1 %1116, label %1197, label %1193

1193:
  %1194 = urem i64 %1191, %99
  %1195 = mul nsw i64 %383, %1194
  %1196 = add nsw i64 %1195, %1190
  br label %1200

1197:
  %1198 = mul nsw i64 %383, %1191
  %1199 = add nsw i64 %1198, %1190
  br label %1200

1200:
  %1201 = phi i64 [ %1199, %1197 ], [ %1196, %1193 ], [ %1190, %1189 ]
  br i1 %1117, label %1202, label %1209

1202:
  br i1 %1118, label %1207, label %1203

1203:
  %1204 = urem i64 %1133, %530
  %1205 = mul nsw i64 %537, %1204
  %1206 = udiv i64 %1133, %530
  br label %1209

1207:
  %1208 = mul nsw i64 %537, %1133
  br label %1209

1209:
  %1210 = phi i64 [ %1208, %1207 ], [ %1205, %1203 ], [ 0, %1200 ]
  %1211 = phi i64 [ %1133, %1207 ], [ %1206, %1203 ], [ %1133, %1200 ]
  br i1 %1119, label %1212, label %1221

1212:
  br i1 %1120, label %1218, label %1213

1213:
  %1214 = urem i64 %1211, %531
  %1215 = mul nsw i64 %538, %1214
  %1216 = add nsw i64 %1215, %1210
  %1217 = udiv i64 %1211, %531
  br label %1221

1218:
  %1219 = mul nsw i64 %538, %1211
  %1220 = add nsw i64 %1219, %1210
  br label %1221

1221:
  %1222 = phi i64 [ %1220, %1218 ], [ %1216, %1213 ], [ %1210, %1209 ]
  %1223 = phi i64 [ %1211, %1218 ], [ %1217, %1213 ], [ %1211, %1209 ]
  br i1 %1121, label %1224, label %1233

1224:
  br i1 %1122, label %1230, label %1225

1225:
  %1226 = urem i64 %1223, %532
  %1227 = mul nsw i64 %539, %1226
  %1228 = add nsw i64 %1227, %1222
  %1229 = udiv i64 %1223, %532
  br label %1233

1230:
  %1231 = mul nsw i64 %539, %1223
  %1232 = add nsw i64 %1231, %1222
  br label %1233

1233:
  %1234 = phi i64 [ %1232, %1230 ], [ %1228, %1225 ], [ %1222, %1221 ]
  %1235 = phi i64 [ %1223, %1230 ], [ %1229, %1225 ], [ %1223, %1221 ]
  br i1 %1123, label %1236, label %1245

1236:
  br i1 %1124, label %1242, label %1237

1237:
  %1238 = urem i64 %1235, %533
  %1239 = mul nsw i64 %540, %1238
  %1240 = add nsw i64 %1239, %1234
  %1241 = udiv i64 %1235, %533
  br label %1245

1242:
  %1243 = mul nsw i64 %540, %1235
  %1244 = add nsw i64 %1243, %1234
  br label %1245

1245:
  %1246 = phi i64 [ %1244, %1242 ], [ %1240, %1237 ], [ %1234, %1233 ]
  %1247 = phi i64 [ %1235, %1242 ], [ %1241, %1237 ], [ %1235, %1233 ]
  br i1 %1125, label %1248, label %1257

1248:
  br i1 %1126, label %1254, label %1249

1249:
  %1250 = urem i64 %1247, %534
  %1251 = mul nsw i64 %541, %1250
  %1252 = add nsw i64 %1251, %1246
  %1253 = udiv i64 %1247, %534
  br label %1257

1254:
  %1255 = mul nsw i64 %541, %1247
  %1256 = add nsw i64 %1255, %1246
  br label %1257

1257:
  %1258 = phi i64 [ %1256, %1254 ], [ %1252, %1249 ], [ %1246, %1245 ]
  %1259 = phi i64 [ %1247, %1254 ], [ %1253, %1249 ], [ %1247, %1245 ]
  br i1 %1127, label %1260, label %1268

1260:
  br i1 %1128, label %1265, label %1261

1261:
  %1262 = urem i64 %1259, %535
  %1263 = mul nsw i64 %542, %1262
  %1264 = add nsw i64 %1263, %1258
  br label %1268

1265:
  %1266 = mul nsw i64 %542, %1259
  %1267 = add nsw i64 %1266, %1258
  br label %1268

1268:
  %1269 = phi i64 [ %1267, %1265 ], [ %1264, %1261 ], [ %1258, %1257 ]
  %1270 = getelementptr inbounds i8, ptr %386, i64 %1201
  %1271 = getelementptr inbounds i8, ptr %157, i64 %1269
  br i1 %1104, label %1275, label %1272

1272:
  %1273 = add nuw nsw i64 %1130, 1
  %1274 = icmp eq i64 %1273, %915
  br i1 %1274, label %1286, label %1129

1275:
  %1276 = phi i64 [ %1284, %1275 ], [ 0, %1268 ]
  %1277 = xor i64 %1276, -1
  %1278 = add nsw i64 %529, %1277
  %1279 = select i1 %1101, i64 %1276, i64 %1278
  %1280 = mul nsw i64 %341, %1279
  %1281 = getelementptr inbounds i8, ptr %1270, i64 %1280
  %1282 = mul nsw i64 %536, %1279
  %1283 = getelementptr inbounds i8, ptr %1271, i64 %1282
  tail call void @pad.fortran.type.assign(ptr noundef %302, ptr noundef %1281, ptr noundef %1283) #8
  %1284 = add nuw nsw i64 %1276, 1
  %1285 = icmp eq i64 %1284, %529
  br i1 %1285, label %1272, label %1275

1286:
  %1287 = phi i32 [ %334, %333 ], [ 0, %670 ], [ 17, %523 ], [ 0, %909 ], [ 0, %910 ], [ 0, %1100 ], [ 0, %904 ], [ 0, %657 ], [ 0, %647 ], [ 0, %640 ], [ 0, %633 ], [ 0, %625 ], [ 0, %627 ], [ 0, %629 ], [ 0, %631 ], [ 0, %672 ], [ 0, %667 ], [ 0, %1272 ]
  ret i32 %1287
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
  br label %442

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
  br i1 %178, label %442, label %179

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
  br i1 %188, label %197, label %442

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
  br i1 %202, label %442, label %197

203:
  %204 = icmp eq i32 %169, 1
  br i1 %204, label %205, label %441

205:
  %206 = getelementptr inbounds nuw i8, ptr %145, i64 431
  %207 = load i8, ptr %206, align 1
  %208 = icmp eq i8 %207, 0
  br i1 %208, label %209, label %325

209:
  %210 = icmp eq i32 %18, 0
  br i1 %210, label %211, label %212

211:
  tail call void @pad.fortran.type.finalize(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %325

212:
  %213 = mul nsw i64 %42, %33
  %214 = mul nsw i64 %51, %213
  %215 = mul nsw i64 %60, %214
  %216 = mul nsw i64 %69, %215
  %217 = mul nsw i64 %78, %216
  %218 = mul nsw i64 %87, %217
  %219 = icmp sgt i64 %218, 0
  br i1 %219, label %220, label %226

220:
  %221 = mul nsw i64 %51, %42
  %222 = mul nsw i64 %60, %221
  %223 = mul nsw i64 %69, %222
  %224 = mul nsw i64 %78, %223
  %225 = mul nsw i64 %87, %224
  br label %226

226:
  %227 = phi i64 [ 0, %212 ], [ %225, %220 ]
  %228 = icmp sgt i64 %227, 0
  br i1 %228, label %229, label %325

229:
  %230 = icmp sgt i64 %33, 0
  %231 = icmp sgt i32 %18, 1
  %232 = icmp eq i32 %18, 2
  %233 = icmp sgt i32 %18, 2
  %234 = icmp eq i32 %18, 3
  %235 = icmp sgt i32 %18, 3
  %236 = icmp eq i32 %18, 4
  %237 = icmp sgt i32 %18, 4
  %238 = icmp eq i32 %18, 5
  %239 = icmp sgt i32 %18, 5
  %240 = icmp eq i32 %18, 6
  %241 = icmp sgt i32 %18, 6
  %242 = icmp eq i32 %18, 7
  br label %243

243:
  %244 = phi i64 [ 0, %229 ], [ %253, %252 ]
  br i1 %230, label %245, label %252

245:
  %246 = mul nsw i64 %43, %244
  br label %247

247:
  %248 = phi i64 [ %323, %318 ], [ 0, %245 ]
  %249 = xor i1 %231, true
  %250 = or i1 %249, %232
  %251 = select i1 %249, i64 0, i64 %246
  br i1 %250, label %259, label %255

252:
  %253 = add nuw nsw i64 %244, 1
  %254 = icmp eq i64 %253, %227
  br i1 %254, label %325, label %243

255:
  %256 = urem i64 %244, %42
  %257 = mul nsw i64 %43, %256
  %258 = udiv i64 %244, %42
  br label %259

259:
  %260 = phi i64 [ %251, %247 ], [ %257, %255 ]
  %261 = phi i64 [ %244, %247 ], [ %258, %255 ]
  br i1 %233, label %262, label %271

262:
  br i1 %234, label %268, label %263

263:
  %264 = urem i64 %261, %51
  %265 = mul nsw i64 %52, %264
  %266 = add nsw i64 %265, %260
  %267 = udiv i64 %261, %51
  br label %271

268:
  %269 = mul nsw i64 %52, %261
  %270 = add nsw i64 %269, %260
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ %266, %263 ], [ %260, %259 ]
  %273 = phi i64 [ %261, %268 ], [ %267, %263 ], [ %261, %259 ]
  br i1 %235, label %274, label %283

274:
  br i1 %236, label %280, label %275

275:
  %276 = urem i64 %273, %60
  %277 = mul nsw i64 %61, %276
  %278 = add nsw i64 %277, %272
  %279 = udiv i64 %273, %60
  br label %283

280:
  %281 = mul nsw i64 %61, %273
  %282 = add nsw i64 %281, %272
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %272, %271 ]
  %285 = phi i64 [ %273, %280 ], [ %279, %275 ], [ %273, %271 ]
  br i1 %237, label %286, label %295

286:
  br i1 %238, label %292, label %287

287:
  %288 = urem i64 %285, %69
  %289 = mul nsw i64 %70, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %69
  br label %295

292:
  %293 = mul nsw i64 %70, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %239, label %298, label %307

298:
  br i1 %240, label %304, label %299

299:
  %300 = urem i64 %297, %78
  %301 = mul nsw i64 %79, %300
  %302 = add nsw i64 %301, %296
  %303 = udiv i64 %297, %78
  br label %307

304:
  %305 = mul nsw i64 %79, %297
  %306 = add nsw i64 %305, %296
  br label %307

307:
  %308 = phi i64 [ %306, %304 ], [ %302, %299 ], [ %296, %295 ]
  %309 = phi i64 [ %297, %304 ], [ %303, %299 ], [ %297, %295 ]
  br i1 %241, label %310, label %318

310:
  br i1 %242, label %315, label %311

311:
  %312 = urem i64 %309, %87
  %313 = mul nsw i64 %88, %312
  %314 = add nsw i64 %313, %308
  br label %318

315:
  %316 = mul nsw i64 %88, %309
  %317 = add nsw i64 %316, %308
  br label %318

318:
  %319 = phi i64 [ %317, %315 ], [ %314, %311 ], [ %308, %307 ]
  %320 = getelementptr inbounds i8, ptr %11, i64 %319
  %321 = mul nsw i64 %34, %248
  %322 = getelementptr inbounds i8, ptr %320, i64 %321
  tail call void @pad.fortran.type.finalize_element(ptr noundef %145, ptr noundef nonnull %322) #8
  %323 = add nuw nsw i64 %248, 1
  %324 = icmp eq i64 %323, %33
  br i1 %324, label %252, label %247

325:
  %326 = icmp eq i32 %18, 0
  br i1 %326, label %327, label %328

327:
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %441

328:
  %329 = mul nsw i64 %42, %33
  %330 = mul nsw i64 %51, %329
  %331 = mul nsw i64 %60, %330
  %332 = mul nsw i64 %69, %331
  %333 = mul nsw i64 %78, %332
  %334 = mul nsw i64 %87, %333
  %335 = icmp sgt i64 %334, 0
  br i1 %335, label %336, label %342

336:
  %337 = mul nsw i64 %51, %42
  %338 = mul nsw i64 %60, %337
  %339 = mul nsw i64 %69, %338
  %340 = mul nsw i64 %78, %339
  %341 = mul nsw i64 %87, %340
  br label %342

342:
  %343 = phi i64 [ 0, %328 ], [ %341, %336 ]
  %344 = icmp sgt i64 %343, 0
  br i1 %344, label %345, label %441

345:
  %346 = icmp sgt i64 %33, 0
  %347 = icmp sgt i32 %18, 1
  %348 = icmp eq i32 %18, 2
  %349 = icmp sgt i32 %18, 2
  %350 = icmp eq i32 %18, 3
  %351 = icmp sgt i32 %18, 3
  %352 = icmp eq i32 %18, 4
  %353 = icmp sgt i32 %18, 4
  %354 = icmp eq i32 %18, 5
  %355 = icmp sgt i32 %18, 5
  %356 = icmp eq i32 %18, 6
  %357 = icmp sgt i32 %18, 6
  %358 = icmp eq i32 %18, 7
  br label %359

359:
  %360 = phi i64 [ 0, %345 ], [ %369, %368 ]
  br i1 %346, label %361, label %368

361:
  %362 = mul nsw i64 %43, %360
  br label %363

363:
  %364 = phi i64 [ %439, %434 ], [ 0, %361 ]
  %365 = xor i1 %347, true
  %366 = or i1 %365, %348
  %367 = select i1 %365, i64 0, i64 %362
  br i1 %366, label %375, label %371

368:
  %369 = add nuw nsw i64 %360, 1
  %370 = icmp eq i64 %369, %343
  br i1 %370, label %441, label %359

371:
  %372 = urem i64 %360, %42
  %373 = mul nsw i64 %43, %372
  %374 = udiv i64 %360, %42
  br label %375

375:
  %376 = phi i64 [ %367, %363 ], [ %373, %371 ]
  %377 = phi i64 [ %360, %363 ], [ %374, %371 ]
  br i1 %349, label %378, label %387

378:
  br i1 %350, label %384, label %379

379:
  %380 = urem i64 %377, %51
  %381 = mul nsw i64 %52, %380
  %382 = add nsw i64 %381, %376
  %383 = udiv i64 %377, %51
  br label %387

384:
  %385 = mul nsw i64 %52, %377
  %386 = add nsw i64 %385, %376
  br label %387

387:
  %388 = phi i64 [ %386, %384 ], [ %382, %379 ], [ %376, %375 ]
  %389 = phi i64 [ %377, %384 ], [ %383, %379 ], [ %377, %375 ]
  br i1 %351, label %390, label %399

390:
  br i1 %352, label %396, label %391

391:
  %392 = urem i64 %389, %60
  %393 = mul nsw i64 %61, %392
  %394 = add nsw i64 %393, %388
  %395 = udiv i64 %389, %60
  br label %399

396:
  %397 = mul nsw i64 %61, %389
  %398 = add nsw i64 %397, %388
  br label %399

399:
  %400 = phi i64 [ %398, %396 ], [ %394, %391 ], [ %388, %387 ]
  %401 = phi i64 [ %389, %396 ], [ %395, %391 ], [ %389, %387 ]
  br i1 %353, label %402, label %411

402:
  br i1 %354, label %408, label %403

403:
  %404 = urem i64 %401, %69
  %405 = mul nsw i64 %70, %404
  %406 = add nsw i64 %405, %400
  %407 = udiv i64 %401, %69
  br label %411

408:
  %409 = mul nsw i64 %70, %401
  %410 = add nsw i64 %409, %400
  br label %411

411:
  %412 = phi i64 [ %410, %408 ], [ %406, %403 ], [ %400, %399 ]
  %413 = phi i64 [ %401, %408 ], [ %407, %403 ], [ %401, %399 ]
  br i1 %355, label %414, label %423

414:
  br i1 %356, label %420, label %415

415:
  %416 = urem i64 %413, %78
  %417 = mul nsw i64 %79, %416
  %418 = add nsw i64 %417, %412
  %419 = udiv i64 %413, %78
  br label %423

420:
  %421 = mul nsw i64 %79, %413
  %422 = add nsw i64 %421, %412
  br label %423

423:
  %424 = phi i64 [ %422, %420 ], [ %418, %415 ], [ %412, %411 ]
  %425 = phi i64 [ %413, %420 ], [ %419, %415 ], [ %413, %411 ]
  br i1 %357, label %426, label %434

426:
  br i1 %358, label %431, label %427

427:
  %428 = urem i64 %425, %87
  %429 = mul nsw i64 %88, %428
  %430 = add nsw i64 %429, %424
  br label %434

431:
  %432 = mul nsw i64 %88, %425
  %433 = add nsw i64 %432, %424
  br label %434

434:
  %435 = phi i64 [ %433, %431 ], [ %430, %427 ], [ %424, %423 ]
  %436 = getelementptr inbounds i8, ptr %11, i64 %435
  %437 = mul nsw i64 %34, %364
  %438 = getelementptr inbounds i8, ptr %436, i64 %437
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %438) #8
  %439 = add nuw nsw i64 %364, 1
  %440 = icmp eq i64 %439, %33
  br i1 %440, label %368, label %363

441:
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %0, align 8
  br label %442

442:
  %443 = phi i32 [ %172, %171 ], [ 0, %441 ], [ 11, %177 ], [ 11, %186 ], [ 11, %197 ]
  ret i32 %443
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

declare void @pad.fortran.type.finalize(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @pad.fortran.type.finalize_element(ptr noundef, ptr noundef) local_unnamed_addr #2

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
