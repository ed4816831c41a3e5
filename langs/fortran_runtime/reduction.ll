; Made from reduction.c by regenerate.py.
; ReduceReal8Ref: 8 arguments, facts of 0 5
; ReduceReal8Value: 8 arguments, facts of 0 5
; ReduceReal4Ref: 8 arguments, facts of 0 5
; ReduceReal4Value: 8 arguments, facts of 0 5
; ReduceInteger4Ref: 8 arguments, facts of 0 5
; CppReduceComplex8Ref: 9 arguments, facts of 1 6
; ReduceReal8DimRef: 9 arguments, facts of 1 6
; ReduceReal8DimValue: 9 arguments, facts of 1 6

@.str = private unnamed_addr constant [43 x i8] c"REDUCE() of no elements needs an IDENTITY=\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"bad DIM= argument\00", align 1

define linkonce_odr hidden double @pad.fortran.ReduceReal8Ref(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, ptr noundef captures(address_is_null) %6, i1 noundef zeroext %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i64 noundef %11, ptr noundef readnone captures(address_is_null) %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i64 noundef %16, ptr noundef readnone captures(address_is_null) %17) local_unnamed_addr #0 {
  %19 = alloca double, align 8
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq i32 %8, -128
  br i1 %21, label %22, label %26

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i8, ptr %23, align 4
  %25 = sext i8 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %22 ], [ %8, %18 ]
  %28 = icmp eq i32 %9, -128
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %32, %30 ], [ 1, %26 ]
  %37 = phi i64 [ %34, %30 ], [ 0, %26 ]
  %38 = icmp sgt i32 %27, 1
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %43 = load i64, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ %41, %39 ], [ 1, %35 ]
  %46 = phi i64 [ %43, %39 ], [ 0, %35 ]
  %47 = icmp sgt i32 %27, 2
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %50, %48 ], [ 1, %44 ]
  %55 = phi i64 [ %52, %48 ], [ 0, %44 ]
  %56 = icmp sgt i32 %27, 3
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %59, %57 ], [ 1, %53 ]
  %64 = phi i64 [ %61, %57 ], [ 0, %53 ]
  %65 = icmp sgt i32 %27, 4
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %68, %66 ], [ 1, %62 ]
  %73 = phi i64 [ %70, %66 ], [ 0, %62 ]
  %74 = icmp sgt i32 %27, 5
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %79 = load i64, ptr %78, align 8
  br label %80

80:
  %81 = phi i64 [ %77, %75 ], [ 1, %71 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %71 ]
  %83 = icmp sgt i32 %27, 6
  br i1 %83, label %84, label %89

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %86, %84 ], [ 1, %80 ]
  %91 = phi i64 [ %88, %84 ], [ 0, %80 ]
  %92 = icmp sgt i32 %27, 7
  br i1 %92, label %93, label %95

93:
  %94 = tail call double @_FortranAReduceReal8Ref(ptr noundef nonnull captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i1 noundef zeroext %7) "pad-otherwise" #7
  br label %418

95:
  %96 = icmp eq ptr %5, null
  br i1 %96, label %178, label %97

97:
  %98 = load ptr, ptr %5, align 8
  %99 = icmp eq i64 %16, 0
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %16, %97 ]
  %105 = icmp eq i32 %13, -128
  br i1 %105, label %106, label %110

106:
  %107 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %108 = load i8, ptr %107, align 4
  %109 = sext i8 %108 to i32
  br label %110

110:
  %111 = phi i32 [ %109, %106 ], [ %13, %103 ]
  %112 = icmp eq i32 %14, -128
  %113 = icmp sgt i32 %111, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %114 ], [ 0, %110 ]
  %121 = phi i64 [ %116, %114 ], [ 1, %110 ]
  %122 = icmp sgt i32 %111, 1
  br i1 %122, label %123, label %128

123:
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %123 ], [ 0, %119 ]
  %130 = phi i64 [ %125, %123 ], [ 1, %119 ]
  %131 = icmp sgt i32 %111, 2
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %132 ], [ 0, %128 ]
  %139 = phi i64 [ %134, %132 ], [ 1, %128 ]
  %140 = icmp sgt i32 %111, 3
  br i1 %140, label %141, label %146

141:
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %145 = load i64, ptr %144, align 8
  br label %146

146:
  %147 = phi i64 [ %145, %141 ], [ 0, %137 ]
  %148 = phi i64 [ %143, %141 ], [ 1, %137 ]
  %149 = icmp sgt i32 %111, 4
  br i1 %149, label %150, label %155

150:
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %150 ], [ 0, %146 ]
  %157 = phi i64 [ %152, %150 ], [ 1, %146 ]
  %158 = icmp sgt i32 %111, 5
  br i1 %158, label %159, label %164

159:
  %160 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %163 = load i64, ptr %162, align 8
  br label %164

164:
  %165 = phi i64 [ %163, %159 ], [ 0, %155 ]
  %166 = phi i64 [ %161, %159 ], [ 1, %155 ]
  %167 = icmp sgt i32 %111, 6
  br i1 %167, label %168, label %173

168:
  %169 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %168 ], [ 0, %164 ]
  %175 = phi i64 [ %170, %168 ], [ 1, %164 ]
  %176 = icmp eq i32 %111, 0
  br i1 %176, label %178, label %177

177:
  br label %178

178:
  %179 = phi i64 [ undef, %95 ], [ %104, %173 ], [ %104, %177 ]
  %180 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %174, %177 ]
  %181 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %165, %177 ]
  %182 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %156, %177 ]
  %183 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %147, %177 ]
  %184 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %138, %177 ]
  %185 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %129, %177 ]
  %186 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %120, %177 ]
  %187 = phi i64 [ %90, %95 ], [ %90, %173 ], [ %175, %177 ]
  %188 = phi i64 [ %81, %95 ], [ %81, %173 ], [ %166, %177 ]
  %189 = phi i64 [ %72, %95 ], [ %72, %173 ], [ %157, %177 ]
  %190 = phi i64 [ %63, %95 ], [ %63, %173 ], [ %148, %177 ]
  %191 = phi i64 [ %54, %95 ], [ %54, %173 ], [ %139, %177 ]
  %192 = phi i64 [ %45, %95 ], [ %45, %173 ], [ %130, %177 ]
  %193 = phi i64 [ %36, %95 ], [ %36, %173 ], [ %121, %177 ]
  %194 = phi ptr [ null, %95 ], [ %98, %173 ], [ %98, %177 ]
  %195 = mul nsw i64 %45, %36
  %196 = mul nsw i64 %54, %195
  %197 = mul nsw i64 %63, %196
  %198 = mul nsw i64 %72, %197
  %199 = mul nsw i64 %81, %198
  %200 = mul nsw i64 %90, %199
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #7
  store double 0.000000e+00, ptr %19, align 8
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %411

202:
  %203 = icmp slt i32 %27, 2
  %204 = add i32 %27, -1
  %205 = icmp slt i32 %27, 2
  %206 = add i32 %27, -1
  %207 = icmp eq i32 %204, 1
  %208 = icmp eq i32 %27, 2
  %209 = icmp eq i32 %204, 2
  %210 = icmp ugt i32 %27, 3
  %211 = icmp eq i32 %204, 3
  %212 = icmp ugt i32 %27, 4
  %213 = icmp eq i32 %204, 4
  %214 = icmp ugt i32 %27, 5
  %215 = icmp eq i32 %204, 5
  %216 = icmp ugt i32 %27, 6
  %217 = icmp eq i32 %204, 6
  %218 = icmp eq i32 %206, 1
  %219 = icmp eq i32 %27, 2
  %220 = icmp eq i32 %206, 2
  %221 = icmp ugt i32 %27, 3
  %222 = icmp eq i32 %206, 3
  %223 = icmp ugt i32 %27, 4
  %224 = icmp eq i32 %206, 4
  %225 = icmp ugt i32 %27, 5
  %226 = icmp eq i32 %206, 5
  %227 = icmp ugt i32 %27, 6
  %228 = icmp eq i32 %206, 6
  br label %231

229:
  %230 = icmp eq i32 %408, 0
  br i1 %230, label %411, label %416

231:
  %232 = phi i64 [ 0, %202 ], [ %409, %407 ]
  %233 = phi i32 [ 0, %202 ], [ %408, %407 ]
  br i1 %96, label %324, label %234

234:
  br i1 %203, label %235, label %237

235:
  %236 = mul nsw i64 %186, %232
  br label %307

237:
  %238 = udiv i64 %232, %193
  %239 = urem i64 %232, %193
  br i1 %207, label %243, label %240

240:
  %241 = urem i64 %238, %192
  %242 = udiv i64 %238, %192
  br label %243

243:
  %244 = phi i64 [ %241, %240 ], [ %238, %237 ]
  %245 = phi i64 [ %242, %240 ], [ %238, %237 ]
  %246 = mul nsw i64 %185, %244
  br i1 %208, label %256, label %247

247:
  br i1 %209, label %253, label %248

248:
  %249 = urem i64 %245, %191
  %250 = mul nsw i64 %184, %249
  %251 = add nsw i64 %250, %246
  %252 = udiv i64 %245, %191
  br label %256

253:
  %254 = mul nsw i64 %184, %245
  %255 = add nsw i64 %254, %246
  br label %256

256:
  %257 = phi i64 [ %255, %253 ], [ %251, %248 ], [ %246, %243 ]
  %258 = phi i64 [ %245, %253 ], [ %252, %248 ], [ %245, %243 ]
  br i1 %210, label %259, label %268

259:
  br i1 %211, label %265, label %260

260:
  %261 = urem i64 %258, %190
  %262 = mul nsw i64 %183, %261
  %263 = add nsw i64 %262, %257
  %264 = udiv i64 %258, %190
  br label %268

265:
  %266 = mul nsw i64 %183, %258
  %267 = add nsw i64 %266, %257
  br label %268

268:
  %269 = phi i64 [ %267, %265 ], [ %263, %260 ], [ %257, %256 ]
  %270 = phi i64 [ %258, %265 ], [ %264, %260 ], [ %258, %256 ]
  br i1 %212, label %271, label %280

271:
  br i1 %213, label %277, label %272

272:
  %273 = urem i64 %270, %189
  %274 = mul nsw i64 %182, %273
  %275 = add nsw i64 %274, %269
  %276 = udiv i64 %270, %189
  br label %280

277:
  %278 = mul nsw i64 %182, %270
  %279 = add nsw i64 %278, %269
  br label %280

280:
  %281 = phi i64 [ %279, %277 ], [ %275, %272 ], [ %269, %268 ]
  %282 = phi i64 [ %270, %277 ], [ %276, %272 ], [ %270, %268 ]
  br i1 %214, label %283, label %292

283:
  br i1 %215, label %289, label %284

284:
  %285 = urem i64 %282, %188
  %286 = mul nsw i64 %181, %285
  %287 = add nsw i64 %286, %281
  %288 = udiv i64 %282, %188
  br label %292

289:
  %290 = mul nsw i64 %181, %282
  %291 = add nsw i64 %290, %281
  br label %292

292:
  %293 = phi i64 [ %291, %289 ], [ %287, %284 ], [ %281, %280 ]
  %294 = phi i64 [ %282, %289 ], [ %288, %284 ], [ %282, %280 ]
  br i1 %216, label %295, label %303

295:
  br i1 %217, label %300, label %296

296:
  %297 = urem i64 %294, %187
  %298 = mul nsw i64 %180, %297
  %299 = add nsw i64 %298, %293
  br label %303

300:
  %301 = mul nsw i64 %180, %294
  %302 = add nsw i64 %301, %293
  br label %303

303:
  %304 = phi i64 [ %302, %300 ], [ %299, %296 ], [ %293, %292 ]
  %305 = mul nsw i64 %186, %239
  %306 = add nsw i64 %304, %305
  br label %307

307:
  %308 = phi i64 [ %236, %235 ], [ %306, %303 ]
  %309 = getelementptr inbounds i8, ptr %194, i64 %308
  switch i64 %179, label %318 [
    i64 4, label %310
    i64 8, label %313
    i64 2, label %315
  ]

310:
  %311 = load i32, ptr %309, align 4
  %312 = sext i32 %311 to i64
  br label %321

313:
  %314 = load i64, ptr %309, align 8
  br label %321

315:
  %316 = load i16, ptr %309, align 2
  %317 = sext i16 %316 to i64
  br label %321

318:
  %319 = load i8, ptr %309, align 1
  %320 = sext i8 %319 to i64
  br label %321

321:
  %322 = phi i64 [ %312, %310 ], [ %314, %313 ], [ %317, %315 ], [ %320, %318 ]
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %407, label %324

324:
  br i1 %205, label %325, label %327

325:
  %326 = mul nsw i64 %37, %232
  br label %397

327:
  %328 = udiv i64 %232, %36
  %329 = urem i64 %232, %36
  br i1 %218, label %333, label %330

330:
  %331 = urem i64 %328, %45
  %332 = udiv i64 %328, %45
  br label %333

333:
  %334 = phi i64 [ %331, %330 ], [ %328, %327 ]
  %335 = phi i64 [ %332, %330 ], [ %328, %327 ]
  %336 = mul nsw i64 %46, %334
  br i1 %219, label %346, label %337

337:
  br i1 %220, label %343, label %338

338:
  %339 = urem i64 %335, %54
  %340 = mul nsw i64 %55, %339
  %341 = add nsw i64 %340, %336
  %342 = udiv i64 %335, %54
  br label %346

343:
  %344 = mul nsw i64 %55, %335
  %345 = add nsw i64 %344, %336
  br label %346

346:
  %347 = phi i64 [ %345, %343 ], [ %341, %338 ], [ %336, %333 ]
  %348 = phi i64 [ %335, %343 ], [ %342, %338 ], [ %335, %333 ]
  br i1 %221, label %349, label %358

349:
  br i1 %222, label %355, label %350

350:
  %351 = urem i64 %348, %63
  %352 = mul nsw i64 %64, %351
  %353 = add nsw i64 %352, %347
  %354 = udiv i64 %348, %63
  br label %358

355:
  %356 = mul nsw i64 %64, %348
  %357 = add nsw i64 %356, %347
  br label %358

358:
  %359 = phi i64 [ %357, %355 ], [ %353, %350 ], [ %347, %346 ]
  %360 = phi i64 [ %348, %355 ], [ %354, %350 ], [ %348, %346 ]
  br i1 %223, label %361, label %370

361:
  br i1 %224, label %367, label %362

362:
  %363 = urem i64 %360, %72
  %364 = mul nsw i64 %73, %363
  %365 = add nsw i64 %364, %359
  %366 = udiv i64 %360, %72
  br label %370

367:
  %368 = mul nsw i64 %73, %360
  %369 = add nsw i64 %368, %359
  br label %370

370:
  %371 = phi i64 [ %369, %367 ], [ %365, %362 ], [ %359, %358 ]
  %372 = phi i64 [ %360, %367 ], [ %366, %362 ], [ %360, %358 ]
  br i1 %225, label %373, label %382

373:
  br i1 %226, label %379, label %374

374:
  %375 = urem i64 %372, %81
  %376 = mul nsw i64 %82, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %81
  br label %382

379:
  %380 = mul nsw i64 %82, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %227, label %385, label %393

385:
  br i1 %228, label %390, label %386

386:
  %387 = urem i64 %384, %90
  %388 = mul nsw i64 %91, %387
  %389 = add nsw i64 %388, %383
  br label %393

390:
  %391 = mul nsw i64 %91, %384
  %392 = add nsw i64 %391, %383
  br label %393

393:
  %394 = phi i64 [ %392, %390 ], [ %389, %386 ], [ %383, %382 ]
  %395 = mul nsw i64 %37, %329
  %396 = add nsw i64 %394, %395
  br label %397

397:
  %398 = phi i64 [ %326, %325 ], [ %396, %393 ]
  %399 = getelementptr inbounds i8, ptr %20, i64 %398
  %400 = icmp eq i32 %233, 0
  br i1 %400, label %403, label %401

401:
  %402 = call double %1(ptr noundef nonnull %19, ptr noundef %399) #7
  br label %405

403:
  %404 = load double, ptr %399, align 8
  br label %405

405:
  %406 = phi double [ %404, %403 ], [ %402, %401 ]
  store double %406, ptr %19, align 8
  br label %407

407:
  %408 = phi i32 [ 1, %405 ], [ %233, %321 ]
  %409 = add nuw nsw i64 %232, 1
  %410 = icmp eq i64 %409, %200
  br i1 %410, label %229, label %231

411:
  %412 = icmp eq ptr %6, null
  br i1 %412, label %413, label %414

413:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

414:
  %415 = load double, ptr %6, align 8
  store double %415, ptr %19, align 8
  br label %416

416:
  %417 = load double, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #7
  br label %418

418:
  %419 = phi double [ %94, %93 ], [ %417, %416 ]
  ret double %419
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @_FortranAReduceReal8Ref(ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

define linkonce_odr hidden double @pad.fortran.ReduceReal8Value(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, ptr noundef captures(address_is_null) %6, i1 noundef zeroext %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i64 noundef %11, ptr noundef readnone captures(address_is_null) %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i64 noundef %16, ptr noundef readnone captures(address_is_null) %17) local_unnamed_addr #0 {
  %19 = load ptr, ptr %0, align 8
  %20 = icmp eq i32 %8, -128
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = sext i8 %23 to i32
  br label %25

25:
  %26 = phi i32 [ %24, %21 ], [ %8, %18 ]
  %27 = icmp eq i32 %9, -128
  %28 = icmp sgt i32 %26, 0
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load i64, ptr %32, align 8
  br label %34

34:
  %35 = phi i64 [ %31, %29 ], [ 1, %25 ]
  %36 = phi i64 [ %33, %29 ], [ 0, %25 ]
  %37 = icmp sgt i32 %26, 1
  br i1 %37, label %38, label %43

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %44 = phi i64 [ %40, %38 ], [ 1, %34 ]
  %45 = phi i64 [ %42, %38 ], [ 0, %34 ]
  %46 = icmp sgt i32 %26, 2
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %51 = load i64, ptr %50, align 8
  br label %52

52:
  %53 = phi i64 [ %49, %47 ], [ 1, %43 ]
  %54 = phi i64 [ %51, %47 ], [ 0, %43 ]
  %55 = icmp sgt i32 %26, 3
  br i1 %55, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %58, %56 ], [ 1, %52 ]
  %63 = phi i64 [ %60, %56 ], [ 0, %52 ]
  %64 = icmp sgt i32 %26, 4
  br i1 %64, label %65, label %70

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %69 = load i64, ptr %68, align 8
  br label %70

70:
  %71 = phi i64 [ %67, %65 ], [ 1, %61 ]
  %72 = phi i64 [ %69, %65 ], [ 0, %61 ]
  %73 = icmp sgt i32 %26, 5
  br i1 %73, label %74, label %79

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %78 = load i64, ptr %77, align 8
  br label %79

79:
  %80 = phi i64 [ %76, %74 ], [ 1, %70 ]
  %81 = phi i64 [ %78, %74 ], [ 0, %70 ]
  %82 = icmp sgt i32 %26, 6
  br i1 %82, label %83, label %88

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %87 = load i64, ptr %86, align 8
  br label %88

88:
  %89 = phi i64 [ %85, %83 ], [ 1, %79 ]
  %90 = phi i64 [ %87, %83 ], [ 0, %79 ]
  %91 = icmp sgt i32 %26, 7
  br i1 %91, label %92, label %94

92:
  %93 = tail call double @_FortranAReduceReal8Value(ptr noundef nonnull captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i1 noundef zeroext %7) "pad-otherwise" #7
  br label %417

94:
  %95 = icmp eq ptr %5, null
  br i1 %95, label %204, label %96

96:
  %97 = load ptr, ptr %5, align 8
  %98 = icmp eq i64 %16, 0
  br i1 %98, label %99, label %102

99:
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %99 ], [ %16, %96 ]
  %104 = icmp eq i32 %13, -128
  br i1 %104, label %105, label %109

105:
  %106 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %107 = load i8, ptr %106, align 4
  %108 = sext i8 %107 to i32
  br label %109

109:
  %110 = phi i32 [ %108, %105 ], [ %13, %102 ]
  %111 = icmp eq i32 %14, -128
  %112 = icmp sgt i32 %110, 0
  br i1 %112, label %113, label %118

113:
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %117 = load i64, ptr %116, align 8
  br label %118

118:
  %119 = phi i64 [ %117, %113 ], [ 0, %109 ]
  %120 = phi i64 [ %115, %113 ], [ 1, %109 ]
  %121 = icmp sgt i32 %110, 1
  br i1 %121, label %122, label %127

122:
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %126 = load i64, ptr %125, align 8
  br label %127

127:
  %128 = phi i64 [ %126, %122 ], [ 0, %118 ]
  %129 = phi i64 [ %124, %122 ], [ 1, %118 ]
  %130 = icmp sgt i32 %110, 2
  br i1 %130, label %131, label %136

131:
  %132 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %135 = load i64, ptr %134, align 8
  br label %136

136:
  %137 = phi i64 [ %135, %131 ], [ 0, %127 ]
  %138 = phi i64 [ %133, %131 ], [ 1, %127 ]
  %139 = icmp sgt i32 %110, 3
  br i1 %139, label %140, label %145

140:
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %144 = load i64, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ %144, %140 ], [ 0, %136 ]
  %147 = phi i64 [ %142, %140 ], [ 1, %136 ]
  %148 = icmp sgt i32 %110, 4
  br i1 %148, label %149, label %154

149:
  %150 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %153 = load i64, ptr %152, align 8
  br label %154

154:
  %155 = phi i64 [ %153, %149 ], [ 0, %145 ]
  %156 = phi i64 [ %151, %149 ], [ 1, %145 ]
  %157 = icmp sgt i32 %110, 5
  br i1 %157, label %158, label %163

158:
  %159 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %162 = load i64, ptr %161, align 8
  br label %163

163:
  %164 = phi i64 [ %162, %158 ], [ 0, %154 ]
  %165 = phi i64 [ %160, %158 ], [ 1, %154 ]
  %166 = icmp sgt i32 %110, 6
  br i1 %166, label %167, label %172

167:
  %168 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %171 = load i64, ptr %170, align 8
  br label %172

172:
  %173 = phi i64 [ %171, %167 ], [ 0, %163 ]
  %174 = phi i64 [ %169, %167 ], [ 1, %163 ]
  %175 = icmp eq i32 %110, 0
  br i1 %175, label %204, label %176

176:
  br label %204

177:
  %178 = icmp slt i32 %26, 2
  %179 = add i32 %26, -1
  %180 = icmp slt i32 %26, 2
  %181 = add i32 %26, -1
  %182 = icmp eq i32 %179, 1
  %183 = icmp eq i32 %26, 2
  %184 = icmp eq i32 %179, 2
  %185 = icmp ugt i32 %26, 3
  %186 = icmp eq i32 %179, 3
  %187 = icmp ugt i32 %26, 4
  %188 = icmp eq i32 %179, 4
  %189 = icmp ugt i32 %26, 5
  %190 = icmp eq i32 %179, 5
  %191 = icmp ugt i32 %26, 6
  %192 = icmp eq i32 %179, 6
  %193 = icmp eq i32 %181, 1
  %194 = icmp eq i32 %26, 2
  %195 = icmp eq i32 %181, 2
  %196 = icmp ugt i32 %26, 3
  %197 = icmp eq i32 %181, 3
  %198 = icmp ugt i32 %26, 4
  %199 = icmp eq i32 %181, 4
  %200 = icmp ugt i32 %26, 5
  %201 = icmp eq i32 %181, 5
  %202 = icmp ugt i32 %26, 6
  %203 = icmp eq i32 %181, 6
  br label %233

204:
  %205 = phi i64 [ undef, %94 ], [ %103, %172 ], [ %103, %176 ]
  %206 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %173, %176 ]
  %207 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %164, %176 ]
  %208 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %155, %176 ]
  %209 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %146, %176 ]
  %210 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %137, %176 ]
  %211 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %128, %176 ]
  %212 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %119, %176 ]
  %213 = phi i64 [ %89, %94 ], [ %89, %172 ], [ %174, %176 ]
  %214 = phi i64 [ %80, %94 ], [ %80, %172 ], [ %165, %176 ]
  %215 = phi i64 [ %71, %94 ], [ %71, %172 ], [ %156, %176 ]
  %216 = phi i64 [ %62, %94 ], [ %62, %172 ], [ %147, %176 ]
  %217 = phi i64 [ %53, %94 ], [ %53, %172 ], [ %138, %176 ]
  %218 = phi i64 [ %44, %94 ], [ %44, %172 ], [ %129, %176 ]
  %219 = phi i64 [ %35, %94 ], [ %35, %172 ], [ %120, %176 ]
  %220 = phi ptr [ null, %94 ], [ %97, %172 ], [ %97, %176 ]
  %221 = mul nsw i64 %44, %35
  %222 = mul nsw i64 %53, %221
  %223 = mul nsw i64 %62, %222
  %224 = mul nsw i64 %71, %223
  %225 = mul nsw i64 %80, %224
  %226 = mul nsw i64 %89, %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %177, label %230

228:
  %229 = icmp eq i32 %409, 0
  br label %230

230:
  %231 = phi double [ 0.000000e+00, %204 ], [ %408, %228 ]
  %232 = phi i1 [ true, %204 ], [ %229, %228 ]
  br i1 %232, label %412, label %417

233:
  %234 = phi i64 [ 0, %177 ], [ %410, %407 ]
  %235 = phi i32 [ 0, %177 ], [ %409, %407 ]
  %236 = phi double [ 0.000000e+00, %177 ], [ %408, %407 ]
  br i1 %95, label %327, label %237

237:
  br i1 %178, label %238, label %240

238:
  %239 = mul nsw i64 %212, %234
  br label %310

240:
  %241 = udiv i64 %234, %219
  %242 = urem i64 %234, %219
  br i1 %182, label %246, label %243

243:
  %244 = urem i64 %241, %218
  %245 = udiv i64 %241, %218
  br label %246

246:
  %247 = phi i64 [ %244, %243 ], [ %241, %240 ]
  %248 = phi i64 [ %245, %243 ], [ %241, %240 ]
  %249 = mul nsw i64 %211, %247
  br i1 %183, label %259, label %250

250:
  br i1 %184, label %256, label %251

251:
  %252 = urem i64 %248, %217
  %253 = mul nsw i64 %210, %252
  %254 = add nsw i64 %253, %249
  %255 = udiv i64 %248, %217
  br label %259

256:
  %257 = mul nsw i64 %210, %248
  %258 = add nsw i64 %257, %249
  br label %259

259:
  %260 = phi i64 [ %258, %256 ], [ %254, %251 ], [ %249, %246 ]
  %261 = phi i64 [ %248, %256 ], [ %255, %251 ], [ %248, %246 ]
  br i1 %185, label %262, label %271

262:
  br i1 %186, label %268, label %263

263:
  %264 = urem i64 %261, %216
  %265 = mul nsw i64 %209, %264
  %266 = add nsw i64 %265, %260
  %267 = udiv i64 %261, %216
  br label %271

268:
  %269 = mul nsw i64 %209, %261
  %270 = add nsw i64 %269, %260
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ %266, %263 ], [ %260, %259 ]
  %273 = phi i64 [ %261, %268 ], [ %267, %263 ], [ %261, %259 ]
  br i1 %187, label %274, label %283

274:
  br i1 %188, label %280, label %275

275:
  %276 = urem i64 %273, %215
  %277 = mul nsw i64 %208, %276
  %278 = add nsw i64 %277, %272
  %279 = udiv i64 %273, %215
  br label %283

280:
  %281 = mul nsw i64 %208, %273
  %282 = add nsw i64 %281, %272
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %272, %271 ]
  %285 = phi i64 [ %273, %280 ], [ %279, %275 ], [ %273, %271 ]
  br i1 %189, label %286, label %295

286:
  br i1 %190, label %292, label %287

287:
  %288 = urem i64 %285, %214
  %289 = mul nsw i64 %207, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %214
  br label %295

292:
  %293 = mul nsw i64 %207, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %191, label %298, label %306

298:
  br i1 %192, label %303, label %299

299:
  %300 = urem i64 %297, %213
  %301 = mul nsw i64 %206, %300
  %302 = add nsw i64 %301, %296
  br label %306

303:
  %304 = mul nsw i64 %206, %297
  %305 = add nsw i64 %304, %296
  br label %306

306:
  %307 = phi i64 [ %305, %303 ], [ %302, %299 ], [ %296, %295 ]
  %308 = mul nsw i64 %212, %242
  %309 = add nsw i64 %307, %308
  br label %310

310:
  %311 = phi i64 [ %239, %238 ], [ %309, %306 ]
  %312 = getelementptr inbounds i8, ptr %220, i64 %311
  switch i64 %205, label %321 [
    i64 4, label %313
    i64 8, label %316
    i64 2, label %318
  ]

313:
  %314 = load i32, ptr %312, align 4
  %315 = sext i32 %314 to i64
  br label %324

316:
  %317 = load i64, ptr %312, align 8
  br label %324

318:
  %319 = load i16, ptr %312, align 2
  %320 = sext i16 %319 to i64
  br label %324

321:
  %322 = load i8, ptr %312, align 1
  %323 = sext i8 %322 to i64
  br label %324

324:
  %325 = phi i64 [ %315, %313 ], [ %317, %316 ], [ %320, %318 ], [ %323, %321 ]
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %407, label %327

327:
  br i1 %180, label %328, label %330

328:
  %329 = mul nsw i64 %36, %234
  br label %400

330:
  %331 = udiv i64 %234, %35
  %332 = urem i64 %234, %35
  br i1 %193, label %336, label %333

333:
  %334 = urem i64 %331, %44
  %335 = udiv i64 %331, %44
  br label %336

336:
  %337 = phi i64 [ %334, %333 ], [ %331, %330 ]
  %338 = phi i64 [ %335, %333 ], [ %331, %330 ]
  %339 = mul nsw i64 %45, %337
  br i1 %194, label %349, label %340

340:
  br i1 %195, label %346, label %341

341:
  %342 = urem i64 %338, %53
  %343 = mul nsw i64 %54, %342
  %344 = add nsw i64 %343, %339
  %345 = udiv i64 %338, %53
  br label %349

346:
  %347 = mul nsw i64 %54, %338
  %348 = add nsw i64 %347, %339
  br label %349

349:
  %350 = phi i64 [ %348, %346 ], [ %344, %341 ], [ %339, %336 ]
  %351 = phi i64 [ %338, %346 ], [ %345, %341 ], [ %338, %336 ]
  br i1 %196, label %352, label %361

352:
  br i1 %197, label %358, label %353

353:
  %354 = urem i64 %351, %62
  %355 = mul nsw i64 %63, %354
  %356 = add nsw i64 %355, %350
  %357 = udiv i64 %351, %62
  br label %361

358:
  %359 = mul nsw i64 %63, %351
  %360 = add nsw i64 %359, %350
  br label %361

361:
  %362 = phi i64 [ %360, %358 ], [ %356, %353 ], [ %350, %349 ]
  %363 = phi i64 [ %351, %358 ], [ %357, %353 ], [ %351, %349 ]
  br i1 %198, label %364, label %373

364:
  br i1 %199, label %370, label %365

365:
  %366 = urem i64 %363, %71
  %367 = mul nsw i64 %72, %366
  %368 = add nsw i64 %367, %362
  %369 = udiv i64 %363, %71
  br label %373

370:
  %371 = mul nsw i64 %72, %363
  %372 = add nsw i64 %371, %362
  br label %373

373:
  %374 = phi i64 [ %372, %370 ], [ %368, %365 ], [ %362, %361 ]
  %375 = phi i64 [ %363, %370 ], [ %369, %365 ], [ %363, %361 ]
  br i1 %200, label %376, label %385

376:
  br i1 %201, label %382, label %377

377:
  %378 = urem i64 %375, %80
  %379 = mul nsw i64 %81, %378
  %380 = add nsw i64 %379, %374
  %381 = udiv i64 %375, %80
  br label %385

382:
  %383 = mul nsw i64 %81, %375
  %384 = add nsw i64 %383, %374
  br label %385

385:
  %386 = phi i64 [ %384, %382 ], [ %380, %377 ], [ %374, %373 ]
  %387 = phi i64 [ %375, %382 ], [ %381, %377 ], [ %375, %373 ]
  br i1 %202, label %388, label %396

388:
  br i1 %203, label %393, label %389

389:
  %390 = urem i64 %387, %89
  %391 = mul nsw i64 %90, %390
  %392 = add nsw i64 %391, %386
  br label %396

393:
  %394 = mul nsw i64 %90, %387
  %395 = add nsw i64 %394, %386
  br label %396

396:
  %397 = phi i64 [ %395, %393 ], [ %392, %389 ], [ %386, %385 ]
  %398 = mul nsw i64 %36, %332
  %399 = add nsw i64 %397, %398
  br label %400

400:
  %401 = phi i64 [ %329, %328 ], [ %399, %396 ]
  %402 = getelementptr inbounds i8, ptr %19, i64 %401
  %403 = icmp eq i32 %235, 0
  %404 = load double, ptr %402, align 8
  br i1 %403, label %407, label %405

405:
  %406 = tail call double %1(double noundef %236, double noundef %404) #7
  br label %407

407:
  %408 = phi double [ %236, %324 ], [ %406, %405 ], [ %404, %400 ]
  %409 = phi i32 [ %235, %324 ], [ 1, %405 ], [ 1, %400 ]
  %410 = add nuw nsw i64 %234, 1
  %411 = icmp eq i64 %410, %226
  br i1 %411, label %228, label %233

412:
  %413 = icmp eq ptr %6, null
  br i1 %413, label %414, label %415

414:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

415:
  %416 = load double, ptr %6, align 8
  br label %417

417:
  %418 = phi double [ %93, %92 ], [ %231, %230 ], [ %416, %415 ]
  ret double %418
}

declare double @_FortranAReduceReal8Value(ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

define linkonce_odr hidden float @pad.fortran.ReduceReal4Ref(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, ptr noundef captures(address_is_null) %6, i1 noundef zeroext %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i64 noundef %11, ptr noundef readnone captures(address_is_null) %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i64 noundef %16, ptr noundef readnone captures(address_is_null) %17) local_unnamed_addr #0 {
  %19 = alloca float, align 4
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq i32 %8, -128
  br i1 %21, label %22, label %26

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i8, ptr %23, align 4
  %25 = sext i8 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %22 ], [ %8, %18 ]
  %28 = icmp eq i32 %9, -128
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %32, %30 ], [ 1, %26 ]
  %37 = phi i64 [ %34, %30 ], [ 0, %26 ]
  %38 = icmp sgt i32 %27, 1
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %43 = load i64, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ %41, %39 ], [ 1, %35 ]
  %46 = phi i64 [ %43, %39 ], [ 0, %35 ]
  %47 = icmp sgt i32 %27, 2
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %50, %48 ], [ 1, %44 ]
  %55 = phi i64 [ %52, %48 ], [ 0, %44 ]
  %56 = icmp sgt i32 %27, 3
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %59, %57 ], [ 1, %53 ]
  %64 = phi i64 [ %61, %57 ], [ 0, %53 ]
  %65 = icmp sgt i32 %27, 4
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %68, %66 ], [ 1, %62 ]
  %73 = phi i64 [ %70, %66 ], [ 0, %62 ]
  %74 = icmp sgt i32 %27, 5
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %79 = load i64, ptr %78, align 8
  br label %80

80:
  %81 = phi i64 [ %77, %75 ], [ 1, %71 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %71 ]
  %83 = icmp sgt i32 %27, 6
  br i1 %83, label %84, label %89

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %86, %84 ], [ 1, %80 ]
  %91 = phi i64 [ %88, %84 ], [ 0, %80 ]
  %92 = icmp sgt i32 %27, 7
  br i1 %92, label %93, label %95

93:
  %94 = tail call float @_FortranAReduceReal4Ref(ptr noundef nonnull captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i1 noundef zeroext %7) "pad-otherwise" #7
  br label %418

95:
  %96 = icmp eq ptr %5, null
  br i1 %96, label %178, label %97

97:
  %98 = load ptr, ptr %5, align 8
  %99 = icmp eq i64 %16, 0
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %16, %97 ]
  %105 = icmp eq i32 %13, -128
  br i1 %105, label %106, label %110

106:
  %107 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %108 = load i8, ptr %107, align 4
  %109 = sext i8 %108 to i32
  br label %110

110:
  %111 = phi i32 [ %109, %106 ], [ %13, %103 ]
  %112 = icmp eq i32 %14, -128
  %113 = icmp sgt i32 %111, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %114 ], [ 0, %110 ]
  %121 = phi i64 [ %116, %114 ], [ 1, %110 ]
  %122 = icmp sgt i32 %111, 1
  br i1 %122, label %123, label %128

123:
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %123 ], [ 0, %119 ]
  %130 = phi i64 [ %125, %123 ], [ 1, %119 ]
  %131 = icmp sgt i32 %111, 2
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %132 ], [ 0, %128 ]
  %139 = phi i64 [ %134, %132 ], [ 1, %128 ]
  %140 = icmp sgt i32 %111, 3
  br i1 %140, label %141, label %146

141:
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %145 = load i64, ptr %144, align 8
  br label %146

146:
  %147 = phi i64 [ %145, %141 ], [ 0, %137 ]
  %148 = phi i64 [ %143, %141 ], [ 1, %137 ]
  %149 = icmp sgt i32 %111, 4
  br i1 %149, label %150, label %155

150:
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %150 ], [ 0, %146 ]
  %157 = phi i64 [ %152, %150 ], [ 1, %146 ]
  %158 = icmp sgt i32 %111, 5
  br i1 %158, label %159, label %164

159:
  %160 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %163 = load i64, ptr %162, align 8
  br label %164

164:
  %165 = phi i64 [ %163, %159 ], [ 0, %155 ]
  %166 = phi i64 [ %161, %159 ], [ 1, %155 ]
  %167 = icmp sgt i32 %111, 6
  br i1 %167, label %168, label %173

168:
  %169 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %168 ], [ 0, %164 ]
  %175 = phi i64 [ %170, %168 ], [ 1, %164 ]
  %176 = icmp eq i32 %111, 0
  br i1 %176, label %178, label %177

177:
  br label %178

178:
  %179 = phi i64 [ undef, %95 ], [ %104, %173 ], [ %104, %177 ]
  %180 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %174, %177 ]
  %181 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %165, %177 ]
  %182 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %156, %177 ]
  %183 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %147, %177 ]
  %184 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %138, %177 ]
  %185 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %129, %177 ]
  %186 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %120, %177 ]
  %187 = phi i64 [ %90, %95 ], [ %90, %173 ], [ %175, %177 ]
  %188 = phi i64 [ %81, %95 ], [ %81, %173 ], [ %166, %177 ]
  %189 = phi i64 [ %72, %95 ], [ %72, %173 ], [ %157, %177 ]
  %190 = phi i64 [ %63, %95 ], [ %63, %173 ], [ %148, %177 ]
  %191 = phi i64 [ %54, %95 ], [ %54, %173 ], [ %139, %177 ]
  %192 = phi i64 [ %45, %95 ], [ %45, %173 ], [ %130, %177 ]
  %193 = phi i64 [ %36, %95 ], [ %36, %173 ], [ %121, %177 ]
  %194 = phi ptr [ null, %95 ], [ %98, %173 ], [ %98, %177 ]
  %195 = mul nsw i64 %45, %36
  %196 = mul nsw i64 %54, %195
  %197 = mul nsw i64 %63, %196
  %198 = mul nsw i64 %72, %197
  %199 = mul nsw i64 %81, %198
  %200 = mul nsw i64 %90, %199
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #7
  store float 0.000000e+00, ptr %19, align 4
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %411

202:
  %203 = icmp slt i32 %27, 2
  %204 = add i32 %27, -1
  %205 = icmp slt i32 %27, 2
  %206 = add i32 %27, -1
  %207 = icmp eq i32 %204, 1
  %208 = icmp eq i32 %27, 2
  %209 = icmp eq i32 %204, 2
  %210 = icmp ugt i32 %27, 3
  %211 = icmp eq i32 %204, 3
  %212 = icmp ugt i32 %27, 4
  %213 = icmp eq i32 %204, 4
  %214 = icmp ugt i32 %27, 5
  %215 = icmp eq i32 %204, 5
  %216 = icmp ugt i32 %27, 6
  %217 = icmp eq i32 %204, 6
  %218 = icmp eq i32 %206, 1
  %219 = icmp eq i32 %27, 2
  %220 = icmp eq i32 %206, 2
  %221 = icmp ugt i32 %27, 3
  %222 = icmp eq i32 %206, 3
  %223 = icmp ugt i32 %27, 4
  %224 = icmp eq i32 %206, 4
  %225 = icmp ugt i32 %27, 5
  %226 = icmp eq i32 %206, 5
  %227 = icmp ugt i32 %27, 6
  %228 = icmp eq i32 %206, 6
  br label %231

229:
  %230 = icmp eq i32 %408, 0
  br i1 %230, label %411, label %416

231:
  %232 = phi i64 [ 0, %202 ], [ %409, %407 ]
  %233 = phi i32 [ 0, %202 ], [ %408, %407 ]
  br i1 %96, label %324, label %234

234:
  br i1 %203, label %235, label %237

235:
  %236 = mul nsw i64 %186, %232
  br label %307

237:
  %238 = udiv i64 %232, %193
  %239 = urem i64 %232, %193
  br i1 %207, label %243, label %240

240:
  %241 = urem i64 %238, %192
  %242 = udiv i64 %238, %192
  br label %243

243:
  %244 = phi i64 [ %241, %240 ], [ %238, %237 ]
  %245 = phi i64 [ %242, %240 ], [ %238, %237 ]
  %246 = mul nsw i64 %185, %244
  br i1 %208, label %256, label %247

247:
  br i1 %209, label %253, label %248

248:
  %249 = urem i64 %245, %191
  %250 = mul nsw i64 %184, %249
  %251 = add nsw i64 %250, %246
  %252 = udiv i64 %245, %191
  br label %256

253:
  %254 = mul nsw i64 %184, %245
  %255 = add nsw i64 %254, %246
  br label %256

256:
  %257 = phi i64 [ %255, %253 ], [ %251, %248 ], [ %246, %243 ]
  %258 = phi i64 [ %245, %253 ], [ %252, %248 ], [ %245, %243 ]
  br i1 %210, label %259, label %268

259:
  br i1 %211, label %265, label %260

260:
  %261 = urem i64 %258, %190
  %262 = mul nsw i64 %183, %261
  %263 = add nsw i64 %262, %257
  %264 = udiv i64 %258, %190
  br label %268

265:
  %266 = mul nsw i64 %183, %258
  %267 = add nsw i64 %266, %257
  br label %268

268:
  %269 = phi i64 [ %267, %265 ], [ %263, %260 ], [ %257, %256 ]
  %270 = phi i64 [ %258, %265 ], [ %264, %260 ], [ %258, %256 ]
  br i1 %212, label %271, label %280

271:
  br i1 %213, label %277, label %272

272:
  %273 = urem i64 %270, %189
  %274 = mul nsw i64 %182, %273
  %275 = add nsw i64 %274, %269
  %276 = udiv i64 %270, %189
  br label %280

277:
  %278 = mul nsw i64 %182, %270
  %279 = add nsw i64 %278, %269
  br label %280

280:
  %281 = phi i64 [ %279, %277 ], [ %275, %272 ], [ %269, %268 ]
  %282 = phi i64 [ %270, %277 ], [ %276, %272 ], [ %270, %268 ]
  br i1 %214, label %283, label %292

283:
  br i1 %215, label %289, label %284

284:
  %285 = urem i64 %282, %188
  %286 = mul nsw i64 %181, %285
  %287 = add nsw i64 %286, %281
  %288 = udiv i64 %282, %188
  br label %292

289:
  %290 = mul nsw i64 %181, %282
  %291 = add nsw i64 %290, %281
  br label %292

292:
  %293 = phi i64 [ %291, %289 ], [ %287, %284 ], [ %281, %280 ]
  %294 = phi i64 [ %282, %289 ], [ %288, %284 ], [ %282, %280 ]
  br i1 %216, label %295, label %303

295:
  br i1 %217, label %300, label %296

296:
  %297 = urem i64 %294, %187
  %298 = mul nsw i64 %180, %297
  %299 = add nsw i64 %298, %293
  br label %303

300:
  %301 = mul nsw i64 %180, %294
  %302 = add nsw i64 %301, %293
  br label %303

303:
  %304 = phi i64 [ %302, %300 ], [ %299, %296 ], [ %293, %292 ]
  %305 = mul nsw i64 %186, %239
  %306 = add nsw i64 %304, %305
  br label %307

307:
  %308 = phi i64 [ %236, %235 ], [ %306, %303 ]
  %309 = getelementptr inbounds i8, ptr %194, i64 %308
  switch i64 %179, label %318 [
    i64 4, label %310
    i64 8, label %313
    i64 2, label %315
  ]

310:
  %311 = load i32, ptr %309, align 4
  %312 = sext i32 %311 to i64
  br label %321

313:
  %314 = load i64, ptr %309, align 8
  br label %321

315:
  %316 = load i16, ptr %309, align 2
  %317 = sext i16 %316 to i64
  br label %321

318:
  %319 = load i8, ptr %309, align 1
  %320 = sext i8 %319 to i64
  br label %321

321:
  %322 = phi i64 [ %312, %310 ], [ %314, %313 ], [ %317, %315 ], [ %320, %318 ]
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %407, label %324

324:
  br i1 %205, label %325, label %327

325:
  %326 = mul nsw i64 %37, %232
  br label %397

327:
  %328 = udiv i64 %232, %36
  %329 = urem i64 %232, %36
  br i1 %218, label %333, label %330

330:
  %331 = urem i64 %328, %45
  %332 = udiv i64 %328, %45
  br label %333

333:
  %334 = phi i64 [ %331, %330 ], [ %328, %327 ]
  %335 = phi i64 [ %332, %330 ], [ %328, %327 ]
  %336 = mul nsw i64 %46, %334
  br i1 %219, label %346, label %337

337:
  br i1 %220, label %343, label %338

338:
  %339 = urem i64 %335, %54
  %340 = mul nsw i64 %55, %339
  %341 = add nsw i64 %340, %336
  %342 = udiv i64 %335, %54
  br label %346

343:
  %344 = mul nsw i64 %55, %335
  %345 = add nsw i64 %344, %336
  br label %346

346:
  %347 = phi i64 [ %345, %343 ], [ %341, %338 ], [ %336, %333 ]
  %348 = phi i64 [ %335, %343 ], [ %342, %338 ], [ %335, %333 ]
  br i1 %221, label %349, label %358

349:
  br i1 %222, label %355, label %350

350:
  %351 = urem i64 %348, %63
  %352 = mul nsw i64 %64, %351
  %353 = add nsw i64 %352, %347
  %354 = udiv i64 %348, %63
  br label %358

355:
  %356 = mul nsw i64 %64, %348
  %357 = add nsw i64 %356, %347
  br label %358

358:
  %359 = phi i64 [ %357, %355 ], [ %353, %350 ], [ %347, %346 ]
  %360 = phi i64 [ %348, %355 ], [ %354, %350 ], [ %348, %346 ]
  br i1 %223, label %361, label %370

361:
  br i1 %224, label %367, label %362

362:
  %363 = urem i64 %360, %72
  %364 = mul nsw i64 %73, %363
  %365 = add nsw i64 %364, %359
  %366 = udiv i64 %360, %72
  br label %370

367:
  %368 = mul nsw i64 %73, %360
  %369 = add nsw i64 %368, %359
  br label %370

370:
  %371 = phi i64 [ %369, %367 ], [ %365, %362 ], [ %359, %358 ]
  %372 = phi i64 [ %360, %367 ], [ %366, %362 ], [ %360, %358 ]
  br i1 %225, label %373, label %382

373:
  br i1 %226, label %379, label %374

374:
  %375 = urem i64 %372, %81
  %376 = mul nsw i64 %82, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %81
  br label %382

379:
  %380 = mul nsw i64 %82, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %227, label %385, label %393

385:
  br i1 %228, label %390, label %386

386:
  %387 = urem i64 %384, %90
  %388 = mul nsw i64 %91, %387
  %389 = add nsw i64 %388, %383
  br label %393

390:
  %391 = mul nsw i64 %91, %384
  %392 = add nsw i64 %391, %383
  br label %393

393:
  %394 = phi i64 [ %392, %390 ], [ %389, %386 ], [ %383, %382 ]
  %395 = mul nsw i64 %37, %329
  %396 = add nsw i64 %394, %395
  br label %397

397:
  %398 = phi i64 [ %326, %325 ], [ %396, %393 ]
  %399 = getelementptr inbounds i8, ptr %20, i64 %398
  %400 = icmp eq i32 %233, 0
  br i1 %400, label %403, label %401

401:
  %402 = call float %1(ptr noundef nonnull %19, ptr noundef %399) #7
  br label %405

403:
  %404 = load float, ptr %399, align 4
  br label %405

405:
  %406 = phi float [ %404, %403 ], [ %402, %401 ]
  store float %406, ptr %19, align 4
  br label %407

407:
  %408 = phi i32 [ 1, %405 ], [ %233, %321 ]
  %409 = add nuw nsw i64 %232, 1
  %410 = icmp eq i64 %409, %200
  br i1 %410, label %229, label %231

411:
  %412 = icmp eq ptr %6, null
  br i1 %412, label %413, label %414

413:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

414:
  %415 = load float, ptr %6, align 4
  store float %415, ptr %19, align 4
  br label %416

416:
  %417 = load float, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #7
  br label %418

418:
  %419 = phi float [ %94, %93 ], [ %417, %416 ]
  ret float %419
}

declare float @_FortranAReduceReal4Ref(ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

define linkonce_odr hidden float @pad.fortran.ReduceReal4Value(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, ptr noundef captures(address_is_null) %6, i1 noundef zeroext %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i64 noundef %11, ptr noundef readnone captures(address_is_null) %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i64 noundef %16, ptr noundef readnone captures(address_is_null) %17) local_unnamed_addr #0 {
  %19 = load ptr, ptr %0, align 8
  %20 = icmp eq i32 %8, -128
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = sext i8 %23 to i32
  br label %25

25:
  %26 = phi i32 [ %24, %21 ], [ %8, %18 ]
  %27 = icmp eq i32 %9, -128
  %28 = icmp sgt i32 %26, 0
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load i64, ptr %32, align 8
  br label %34

34:
  %35 = phi i64 [ %31, %29 ], [ 1, %25 ]
  %36 = phi i64 [ %33, %29 ], [ 0, %25 ]
  %37 = icmp sgt i32 %26, 1
  br i1 %37, label %38, label %43

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %44 = phi i64 [ %40, %38 ], [ 1, %34 ]
  %45 = phi i64 [ %42, %38 ], [ 0, %34 ]
  %46 = icmp sgt i32 %26, 2
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %51 = load i64, ptr %50, align 8
  br label %52

52:
  %53 = phi i64 [ %49, %47 ], [ 1, %43 ]
  %54 = phi i64 [ %51, %47 ], [ 0, %43 ]
  %55 = icmp sgt i32 %26, 3
  br i1 %55, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %58, %56 ], [ 1, %52 ]
  %63 = phi i64 [ %60, %56 ], [ 0, %52 ]
  %64 = icmp sgt i32 %26, 4
  br i1 %64, label %65, label %70

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %69 = load i64, ptr %68, align 8
  br label %70

70:
  %71 = phi i64 [ %67, %65 ], [ 1, %61 ]
  %72 = phi i64 [ %69, %65 ], [ 0, %61 ]
  %73 = icmp sgt i32 %26, 5
  br i1 %73, label %74, label %79

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %78 = load i64, ptr %77, align 8
  br label %79

79:
  %80 = phi i64 [ %76, %74 ], [ 1, %70 ]
  %81 = phi i64 [ %78, %74 ], [ 0, %70 ]
  %82 = icmp sgt i32 %26, 6
  br i1 %82, label %83, label %88

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %87 = load i64, ptr %86, align 8
  br label %88

88:
  %89 = phi i64 [ %85, %83 ], [ 1, %79 ]
  %90 = phi i64 [ %87, %83 ], [ 0, %79 ]
  %91 = icmp sgt i32 %26, 7
  br i1 %91, label %92, label %94

92:
  %93 = tail call float @_FortranAReduceReal4Value(ptr noundef nonnull captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i1 noundef zeroext %7) "pad-otherwise" #7
  br label %417

94:
  %95 = icmp eq ptr %5, null
  br i1 %95, label %204, label %96

96:
  %97 = load ptr, ptr %5, align 8
  %98 = icmp eq i64 %16, 0
  br i1 %98, label %99, label %102

99:
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %99 ], [ %16, %96 ]
  %104 = icmp eq i32 %13, -128
  br i1 %104, label %105, label %109

105:
  %106 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %107 = load i8, ptr %106, align 4
  %108 = sext i8 %107 to i32
  br label %109

109:
  %110 = phi i32 [ %108, %105 ], [ %13, %102 ]
  %111 = icmp eq i32 %14, -128
  %112 = icmp sgt i32 %110, 0
  br i1 %112, label %113, label %118

113:
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %117 = load i64, ptr %116, align 8
  br label %118

118:
  %119 = phi i64 [ %117, %113 ], [ 0, %109 ]
  %120 = phi i64 [ %115, %113 ], [ 1, %109 ]
  %121 = icmp sgt i32 %110, 1
  br i1 %121, label %122, label %127

122:
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %126 = load i64, ptr %125, align 8
  br label %127

127:
  %128 = phi i64 [ %126, %122 ], [ 0, %118 ]
  %129 = phi i64 [ %124, %122 ], [ 1, %118 ]
  %130 = icmp sgt i32 %110, 2
  br i1 %130, label %131, label %136

131:
  %132 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %135 = load i64, ptr %134, align 8
  br label %136

136:
  %137 = phi i64 [ %135, %131 ], [ 0, %127 ]
  %138 = phi i64 [ %133, %131 ], [ 1, %127 ]
  %139 = icmp sgt i32 %110, 3
  br i1 %139, label %140, label %145

140:
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %144 = load i64, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ %144, %140 ], [ 0, %136 ]
  %147 = phi i64 [ %142, %140 ], [ 1, %136 ]
  %148 = icmp sgt i32 %110, 4
  br i1 %148, label %149, label %154

149:
  %150 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %153 = load i64, ptr %152, align 8
  br label %154

154:
  %155 = phi i64 [ %153, %149 ], [ 0, %145 ]
  %156 = phi i64 [ %151, %149 ], [ 1, %145 ]
  %157 = icmp sgt i32 %110, 5
  br i1 %157, label %158, label %163

158:
  %159 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %162 = load i64, ptr %161, align 8
  br label %163

163:
  %164 = phi i64 [ %162, %158 ], [ 0, %154 ]
  %165 = phi i64 [ %160, %158 ], [ 1, %154 ]
  %166 = icmp sgt i32 %110, 6
  br i1 %166, label %167, label %172

167:
  %168 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %171 = load i64, ptr %170, align 8
  br label %172

172:
  %173 = phi i64 [ %171, %167 ], [ 0, %163 ]
  %174 = phi i64 [ %169, %167 ], [ 1, %163 ]
  %175 = icmp eq i32 %110, 0
  br i1 %175, label %204, label %176

176:
  br label %204

177:
  %178 = icmp slt i32 %26, 2
  %179 = add i32 %26, -1
  %180 = icmp slt i32 %26, 2
  %181 = add i32 %26, -1
  %182 = icmp eq i32 %179, 1
  %183 = icmp eq i32 %26, 2
  %184 = icmp eq i32 %179, 2
  %185 = icmp ugt i32 %26, 3
  %186 = icmp eq i32 %179, 3
  %187 = icmp ugt i32 %26, 4
  %188 = icmp eq i32 %179, 4
  %189 = icmp ugt i32 %26, 5
  %190 = icmp eq i32 %179, 5
  %191 = icmp ugt i32 %26, 6
  %192 = icmp eq i32 %179, 6
  %193 = icmp eq i32 %181, 1
  %194 = icmp eq i32 %26, 2
  %195 = icmp eq i32 %181, 2
  %196 = icmp ugt i32 %26, 3
  %197 = icmp eq i32 %181, 3
  %198 = icmp ugt i32 %26, 4
  %199 = icmp eq i32 %181, 4
  %200 = icmp ugt i32 %26, 5
  %201 = icmp eq i32 %181, 5
  %202 = icmp ugt i32 %26, 6
  %203 = icmp eq i32 %181, 6
  br label %233

204:
  %205 = phi i64 [ undef, %94 ], [ %103, %172 ], [ %103, %176 ]
  %206 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %173, %176 ]
  %207 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %164, %176 ]
  %208 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %155, %176 ]
  %209 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %146, %176 ]
  %210 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %137, %176 ]
  %211 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %128, %176 ]
  %212 = phi i64 [ 0, %94 ], [ 0, %172 ], [ %119, %176 ]
  %213 = phi i64 [ %89, %94 ], [ %89, %172 ], [ %174, %176 ]
  %214 = phi i64 [ %80, %94 ], [ %80, %172 ], [ %165, %176 ]
  %215 = phi i64 [ %71, %94 ], [ %71, %172 ], [ %156, %176 ]
  %216 = phi i64 [ %62, %94 ], [ %62, %172 ], [ %147, %176 ]
  %217 = phi i64 [ %53, %94 ], [ %53, %172 ], [ %138, %176 ]
  %218 = phi i64 [ %44, %94 ], [ %44, %172 ], [ %129, %176 ]
  %219 = phi i64 [ %35, %94 ], [ %35, %172 ], [ %120, %176 ]
  %220 = phi ptr [ null, %94 ], [ %97, %172 ], [ %97, %176 ]
  %221 = mul nsw i64 %44, %35
  %222 = mul nsw i64 %53, %221
  %223 = mul nsw i64 %62, %222
  %224 = mul nsw i64 %71, %223
  %225 = mul nsw i64 %80, %224
  %226 = mul nsw i64 %89, %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %177, label %230

228:
  %229 = icmp eq i32 %409, 0
  br label %230

230:
  %231 = phi float [ 0.000000e+00, %204 ], [ %408, %228 ]
  %232 = phi i1 [ true, %204 ], [ %229, %228 ]
  br i1 %232, label %412, label %417

233:
  %234 = phi i64 [ 0, %177 ], [ %410, %407 ]
  %235 = phi i32 [ 0, %177 ], [ %409, %407 ]
  %236 = phi float [ 0.000000e+00, %177 ], [ %408, %407 ]
  br i1 %95, label %327, label %237

237:
  br i1 %178, label %238, label %240

238:
  %239 = mul nsw i64 %212, %234
  br label %310

240:
  %241 = udiv i64 %234, %219
  %242 = urem i64 %234, %219
  br i1 %182, label %246, label %243

243:
  %244 = urem i64 %241, %218
  %245 = udiv i64 %241, %218
  br label %246

246:
  %247 = phi i64 [ %244, %243 ], [ %241, %240 ]
  %248 = phi i64 [ %245, %243 ], [ %241, %240 ]
  %249 = mul nsw i64 %211, %247
  br i1 %183, label %259, label %250

250:
  br i1 %184, label %256, label %251

251:
  %252 = urem i64 %248, %217
  %253 = mul nsw i64 %210, %252
  %254 = add nsw i64 %253, %249
  %255 = udiv i64 %248, %217
  br label %259

256:
  %257 = mul nsw i64 %210, %248
  %258 = add nsw i64 %257, %249
  br label %259

259:
  %260 = phi i64 [ %258, %256 ], [ %254, %251 ], [ %249, %246 ]
  %261 = phi i64 [ %248, %256 ], [ %255, %251 ], [ %248, %246 ]
  br i1 %185, label %262, label %271

262:
  br i1 %186, label %268, label %263

263:
  %264 = urem i64 %261, %216
  %265 = mul nsw i64 %209, %264
  %266 = add nsw i64 %265, %260
  %267 = udiv i64 %261, %216
  br label %271

268:
  %269 = mul nsw i64 %209, %261
  %270 = add nsw i64 %269, %260
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ %266, %263 ], [ %260, %259 ]
  %273 = phi i64 [ %261, %268 ], [ %267, %263 ], [ %261, %259 ]
  br i1 %187, label %274, label %283

274:
  br i1 %188, label %280, label %275

275:
  %276 = urem i64 %273, %215
  %277 = mul nsw i64 %208, %276
  %278 = add nsw i64 %277, %272
  %279 = udiv i64 %273, %215
  br label %283

280:
  %281 = mul nsw i64 %208, %273
  %282 = add nsw i64 %281, %272
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %272, %271 ]
  %285 = phi i64 [ %273, %280 ], [ %279, %275 ], [ %273, %271 ]
  br i1 %189, label %286, label %295

286:
  br i1 %190, label %292, label %287

287:
  %288 = urem i64 %285, %214
  %289 = mul nsw i64 %207, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %214
  br label %295

292:
  %293 = mul nsw i64 %207, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %191, label %298, label %306

298:
  br i1 %192, label %303, label %299

299:
  %300 = urem i64 %297, %213
  %301 = mul nsw i64 %206, %300
  %302 = add nsw i64 %301, %296
  br label %306

303:
  %304 = mul nsw i64 %206, %297
  %305 = add nsw i64 %304, %296
  br label %306

306:
  %307 = phi i64 [ %305, %303 ], [ %302, %299 ], [ %296, %295 ]
  %308 = mul nsw i64 %212, %242
  %309 = add nsw i64 %307, %308
  br label %310

310:
  %311 = phi i64 [ %239, %238 ], [ %309, %306 ]
  %312 = getelementptr inbounds i8, ptr %220, i64 %311
  switch i64 %205, label %321 [
    i64 4, label %313
    i64 8, label %316
    i64 2, label %318
  ]

313:
  %314 = load i32, ptr %312, align 4
  %315 = sext i32 %314 to i64
  br label %324

316:
  %317 = load i64, ptr %312, align 8
  br label %324

318:
  %319 = load i16, ptr %312, align 2
  %320 = sext i16 %319 to i64
  br label %324

321:
  %322 = load i8, ptr %312, align 1
  %323 = sext i8 %322 to i64
  br label %324

324:
  %325 = phi i64 [ %315, %313 ], [ %317, %316 ], [ %320, %318 ], [ %323, %321 ]
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %407, label %327

327:
  br i1 %180, label %328, label %330

328:
  %329 = mul nsw i64 %36, %234
  br label %400

330:
  %331 = udiv i64 %234, %35
  %332 = urem i64 %234, %35
  br i1 %193, label %336, label %333

333:
  %334 = urem i64 %331, %44
  %335 = udiv i64 %331, %44
  br label %336

336:
  %337 = phi i64 [ %334, %333 ], [ %331, %330 ]
  %338 = phi i64 [ %335, %333 ], [ %331, %330 ]
  %339 = mul nsw i64 %45, %337
  br i1 %194, label %349, label %340

340:
  br i1 %195, label %346, label %341

341:
  %342 = urem i64 %338, %53
  %343 = mul nsw i64 %54, %342
  %344 = add nsw i64 %343, %339
  %345 = udiv i64 %338, %53
  br label %349

346:
  %347 = mul nsw i64 %54, %338
  %348 = add nsw i64 %347, %339
  br label %349

349:
  %350 = phi i64 [ %348, %346 ], [ %344, %341 ], [ %339, %336 ]
  %351 = phi i64 [ %338, %346 ], [ %345, %341 ], [ %338, %336 ]
  br i1 %196, label %352, label %361

352:
  br i1 %197, label %358, label %353

353:
  %354 = urem i64 %351, %62
  %355 = mul nsw i64 %63, %354
  %356 = add nsw i64 %355, %350
  %357 = udiv i64 %351, %62
  br label %361

358:
  %359 = mul nsw i64 %63, %351
  %360 = add nsw i64 %359, %350
  br label %361

361:
  %362 = phi i64 [ %360, %358 ], [ %356, %353 ], [ %350, %349 ]
  %363 = phi i64 [ %351, %358 ], [ %357, %353 ], [ %351, %349 ]
  br i1 %198, label %364, label %373

364:
  br i1 %199, label %370, label %365

365:
  %366 = urem i64 %363, %71
  %367 = mul nsw i64 %72, %366
  %368 = add nsw i64 %367, %362
  %369 = udiv i64 %363, %71
  br label %373

370:
  %371 = mul nsw i64 %72, %363
  %372 = add nsw i64 %371, %362
  br label %373

373:
  %374 = phi i64 [ %372, %370 ], [ %368, %365 ], [ %362, %361 ]
  %375 = phi i64 [ %363, %370 ], [ %369, %365 ], [ %363, %361 ]
  br i1 %200, label %376, label %385

376:
  br i1 %201, label %382, label %377

377:
  %378 = urem i64 %375, %80
  %379 = mul nsw i64 %81, %378
  %380 = add nsw i64 %379, %374
  %381 = udiv i64 %375, %80
  br label %385

382:
  %383 = mul nsw i64 %81, %375
  %384 = add nsw i64 %383, %374
  br label %385

385:
  %386 = phi i64 [ %384, %382 ], [ %380, %377 ], [ %374, %373 ]
  %387 = phi i64 [ %375, %382 ], [ %381, %377 ], [ %375, %373 ]
  br i1 %202, label %388, label %396

388:
  br i1 %203, label %393, label %389

389:
  %390 = urem i64 %387, %89
  %391 = mul nsw i64 %90, %390
  %392 = add nsw i64 %391, %386
  br label %396

393:
  %394 = mul nsw i64 %90, %387
  %395 = add nsw i64 %394, %386
  br label %396

396:
  %397 = phi i64 [ %395, %393 ], [ %392, %389 ], [ %386, %385 ]
  %398 = mul nsw i64 %36, %332
  %399 = add nsw i64 %397, %398
  br label %400

400:
  %401 = phi i64 [ %329, %328 ], [ %399, %396 ]
  %402 = getelementptr inbounds i8, ptr %19, i64 %401
  %403 = icmp eq i32 %235, 0
  %404 = load float, ptr %402, align 4
  br i1 %403, label %407, label %405

405:
  %406 = tail call float %1(float noundef %236, float noundef %404) #7
  br label %407

407:
  %408 = phi float [ %236, %324 ], [ %406, %405 ], [ %404, %400 ]
  %409 = phi i32 [ %235, %324 ], [ 1, %405 ], [ 1, %400 ]
  %410 = add nuw nsw i64 %234, 1
  %411 = icmp eq i64 %410, %226
  br i1 %411, label %228, label %233

412:
  %413 = icmp eq ptr %6, null
  br i1 %413, label %414, label %415

414:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

415:
  %416 = load float, ptr %6, align 4
  br label %417

417:
  %418 = phi float [ %93, %92 ], [ %231, %230 ], [ %416, %415 ]
  ret float %418
}

declare float @_FortranAReduceReal4Value(ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.ReduceInteger4Ref(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, ptr noundef captures(address_is_null) %6, i1 noundef zeroext %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i64 noundef %11, ptr noundef readnone captures(address_is_null) %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i64 noundef %16, ptr noundef readnone captures(address_is_null) %17) local_unnamed_addr #0 {
  %19 = alloca i32, align 4
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq i32 %8, -128
  br i1 %21, label %22, label %26

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i8, ptr %23, align 4
  %25 = sext i8 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %22 ], [ %8, %18 ]
  %28 = icmp eq i32 %9, -128
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %32, %30 ], [ 1, %26 ]
  %37 = phi i64 [ %34, %30 ], [ 0, %26 ]
  %38 = icmp sgt i32 %27, 1
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %43 = load i64, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ %41, %39 ], [ 1, %35 ]
  %46 = phi i64 [ %43, %39 ], [ 0, %35 ]
  %47 = icmp sgt i32 %27, 2
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %50, %48 ], [ 1, %44 ]
  %55 = phi i64 [ %52, %48 ], [ 0, %44 ]
  %56 = icmp sgt i32 %27, 3
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %59, %57 ], [ 1, %53 ]
  %64 = phi i64 [ %61, %57 ], [ 0, %53 ]
  %65 = icmp sgt i32 %27, 4
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %68, %66 ], [ 1, %62 ]
  %73 = phi i64 [ %70, %66 ], [ 0, %62 ]
  %74 = icmp sgt i32 %27, 5
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %79 = load i64, ptr %78, align 8
  br label %80

80:
  %81 = phi i64 [ %77, %75 ], [ 1, %71 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %71 ]
  %83 = icmp sgt i32 %27, 6
  br i1 %83, label %84, label %89

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %86, %84 ], [ 1, %80 ]
  %91 = phi i64 [ %88, %84 ], [ 0, %80 ]
  %92 = icmp sgt i32 %27, 7
  br i1 %92, label %93, label %95

93:
  %94 = tail call i32 @_FortranAReduceInteger4Ref(ptr noundef nonnull captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i1 noundef zeroext %7) "pad-otherwise" #7
  br label %418

95:
  %96 = icmp eq ptr %5, null
  br i1 %96, label %178, label %97

97:
  %98 = load ptr, ptr %5, align 8
  %99 = icmp eq i64 %16, 0
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %16, %97 ]
  %105 = icmp eq i32 %13, -128
  br i1 %105, label %106, label %110

106:
  %107 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %108 = load i8, ptr %107, align 4
  %109 = sext i8 %108 to i32
  br label %110

110:
  %111 = phi i32 [ %109, %106 ], [ %13, %103 ]
  %112 = icmp eq i32 %14, -128
  %113 = icmp sgt i32 %111, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %114 ], [ 0, %110 ]
  %121 = phi i64 [ %116, %114 ], [ 1, %110 ]
  %122 = icmp sgt i32 %111, 1
  br i1 %122, label %123, label %128

123:
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %123 ], [ 0, %119 ]
  %130 = phi i64 [ %125, %123 ], [ 1, %119 ]
  %131 = icmp sgt i32 %111, 2
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %132 ], [ 0, %128 ]
  %139 = phi i64 [ %134, %132 ], [ 1, %128 ]
  %140 = icmp sgt i32 %111, 3
  br i1 %140, label %141, label %146

141:
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %145 = load i64, ptr %144, align 8
  br label %146

146:
  %147 = phi i64 [ %145, %141 ], [ 0, %137 ]
  %148 = phi i64 [ %143, %141 ], [ 1, %137 ]
  %149 = icmp sgt i32 %111, 4
  br i1 %149, label %150, label %155

150:
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %150 ], [ 0, %146 ]
  %157 = phi i64 [ %152, %150 ], [ 1, %146 ]
  %158 = icmp sgt i32 %111, 5
  br i1 %158, label %159, label %164

159:
  %160 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %163 = load i64, ptr %162, align 8
  br label %164

164:
  %165 = phi i64 [ %163, %159 ], [ 0, %155 ]
  %166 = phi i64 [ %161, %159 ], [ 1, %155 ]
  %167 = icmp sgt i32 %111, 6
  br i1 %167, label %168, label %173

168:
  %169 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %168 ], [ 0, %164 ]
  %175 = phi i64 [ %170, %168 ], [ 1, %164 ]
  %176 = icmp eq i32 %111, 0
  br i1 %176, label %178, label %177

177:
  br label %178

178:
  %179 = phi i64 [ undef, %95 ], [ %104, %173 ], [ %104, %177 ]
  %180 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %174, %177 ]
  %181 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %165, %177 ]
  %182 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %156, %177 ]
  %183 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %147, %177 ]
  %184 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %138, %177 ]
  %185 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %129, %177 ]
  %186 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %120, %177 ]
  %187 = phi i64 [ %90, %95 ], [ %90, %173 ], [ %175, %177 ]
  %188 = phi i64 [ %81, %95 ], [ %81, %173 ], [ %166, %177 ]
  %189 = phi i64 [ %72, %95 ], [ %72, %173 ], [ %157, %177 ]
  %190 = phi i64 [ %63, %95 ], [ %63, %173 ], [ %148, %177 ]
  %191 = phi i64 [ %54, %95 ], [ %54, %173 ], [ %139, %177 ]
  %192 = phi i64 [ %45, %95 ], [ %45, %173 ], [ %130, %177 ]
  %193 = phi i64 [ %36, %95 ], [ %36, %173 ], [ %121, %177 ]
  %194 = phi ptr [ null, %95 ], [ %98, %173 ], [ %98, %177 ]
  %195 = mul nsw i64 %45, %36
  %196 = mul nsw i64 %54, %195
  %197 = mul nsw i64 %63, %196
  %198 = mul nsw i64 %72, %197
  %199 = mul nsw i64 %81, %198
  %200 = mul nsw i64 %90, %199
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #7
  store i32 0, ptr %19, align 4
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %411

202:
  %203 = icmp slt i32 %27, 2
  %204 = add i32 %27, -1
  %205 = icmp slt i32 %27, 2
  %206 = add i32 %27, -1
  %207 = icmp eq i32 %204, 1
  %208 = icmp eq i32 %27, 2
  %209 = icmp eq i32 %204, 2
  %210 = icmp ugt i32 %27, 3
  %211 = icmp eq i32 %204, 3
  %212 = icmp ugt i32 %27, 4
  %213 = icmp eq i32 %204, 4
  %214 = icmp ugt i32 %27, 5
  %215 = icmp eq i32 %204, 5
  %216 = icmp ugt i32 %27, 6
  %217 = icmp eq i32 %204, 6
  %218 = icmp eq i32 %206, 1
  %219 = icmp eq i32 %27, 2
  %220 = icmp eq i32 %206, 2
  %221 = icmp ugt i32 %27, 3
  %222 = icmp eq i32 %206, 3
  %223 = icmp ugt i32 %27, 4
  %224 = icmp eq i32 %206, 4
  %225 = icmp ugt i32 %27, 5
  %226 = icmp eq i32 %206, 5
  %227 = icmp ugt i32 %27, 6
  %228 = icmp eq i32 %206, 6
  br label %231

229:
  %230 = icmp eq i32 %408, 0
  br i1 %230, label %411, label %416

231:
  %232 = phi i64 [ 0, %202 ], [ %409, %407 ]
  %233 = phi i32 [ 0, %202 ], [ %408, %407 ]
  br i1 %96, label %324, label %234

234:
  br i1 %203, label %235, label %237

235:
  %236 = mul nsw i64 %186, %232
  br label %307

237:
  %238 = udiv i64 %232, %193
  %239 = urem i64 %232, %193
  br i1 %207, label %243, label %240

240:
  %241 = urem i64 %238, %192
  %242 = udiv i64 %238, %192
  br label %243

243:
  %244 = phi i64 [ %241, %240 ], [ %238, %237 ]
  %245 = phi i64 [ %242, %240 ], [ %238, %237 ]
  %246 = mul nsw i64 %185, %244
  br i1 %208, label %256, label %247

247:
  br i1 %209, label %253, label %248

248:
  %249 = urem i64 %245, %191
  %250 = mul nsw i64 %184, %249
  %251 = add nsw i64 %250, %246
  %252 = udiv i64 %245, %191
  br label %256

253:
  %254 = mul nsw i64 %184, %245
  %255 = add nsw i64 %254, %246
  br label %256

256:
  %257 = phi i64 [ %255, %253 ], [ %251, %248 ], [ %246, %243 ]
  %258 = phi i64 [ %245, %253 ], [ %252, %248 ], [ %245, %243 ]
  br i1 %210, label %259, label %268

259:
  br i1 %211, label %265, label %260

260:
  %261 = urem i64 %258, %190
  %262 = mul nsw i64 %183, %261
  %263 = add nsw i64 %262, %257
  %264 = udiv i64 %258, %190
  br label %268

265:
  %266 = mul nsw i64 %183, %258
  %267 = add nsw i64 %266, %257
  br label %268

268:
  %269 = phi i64 [ %267, %265 ], [ %263, %260 ], [ %257, %256 ]
  %270 = phi i64 [ %258, %265 ], [ %264, %260 ], [ %258, %256 ]
  br i1 %212, label %271, label %280

271:
  br i1 %213, label %277, label %272

272:
  %273 = urem i64 %270, %189
  %274 = mul nsw i64 %182, %273
  %275 = add nsw i64 %274, %269
  %276 = udiv i64 %270, %189
  br label %280

277:
  %278 = mul nsw i64 %182, %270
  %279 = add nsw i64 %278, %269
  br label %280

280:
  %281 = phi i64 [ %279, %277 ], [ %275, %272 ], [ %269, %268 ]
  %282 = phi i64 [ %270, %277 ], [ %276, %272 ], [ %270, %268 ]
  br i1 %214, label %283, label %292

283:
  br i1 %215, label %289, label %284

284:
  %285 = urem i64 %282, %188
  %286 = mul nsw i64 %181, %285
  %287 = add nsw i64 %286, %281
  %288 = udiv i64 %282, %188
  br label %292

289:
  %290 = mul nsw i64 %181, %282
  %291 = add nsw i64 %290, %281
  br label %292

292:
  %293 = phi i64 [ %291, %289 ], [ %287, %284 ], [ %281, %280 ]
  %294 = phi i64 [ %282, %289 ], [ %288, %284 ], [ %282, %280 ]
  br i1 %216, label %295, label %303

295:
  br i1 %217, label %300, label %296

296:
  %297 = urem i64 %294, %187
  %298 = mul nsw i64 %180, %297
  %299 = add nsw i64 %298, %293
  br label %303

300:
  %301 = mul nsw i64 %180, %294
  %302 = add nsw i64 %301, %293
  br label %303

303:
  %304 = phi i64 [ %302, %300 ], [ %299, %296 ], [ %293, %292 ]
  %305 = mul nsw i64 %186, %239
  %306 = add nsw i64 %304, %305
  br label %307

307:
  %308 = phi i64 [ %236, %235 ], [ %306, %303 ]
  %309 = getelementptr inbounds i8, ptr %194, i64 %308
  switch i64 %179, label %318 [
    i64 4, label %310
    i64 8, label %313
    i64 2, label %315
  ]

310:
  %311 = load i32, ptr %309, align 4
  %312 = sext i32 %311 to i64
  br label %321

313:
  %314 = load i64, ptr %309, align 8
  br label %321

315:
  %316 = load i16, ptr %309, align 2
  %317 = sext i16 %316 to i64
  br label %321

318:
  %319 = load i8, ptr %309, align 1
  %320 = sext i8 %319 to i64
  br label %321

321:
  %322 = phi i64 [ %312, %310 ], [ %314, %313 ], [ %317, %315 ], [ %320, %318 ]
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %407, label %324

324:
  br i1 %205, label %325, label %327

325:
  %326 = mul nsw i64 %37, %232
  br label %397

327:
  %328 = udiv i64 %232, %36
  %329 = urem i64 %232, %36
  br i1 %218, label %333, label %330

330:
  %331 = urem i64 %328, %45
  %332 = udiv i64 %328, %45
  br label %333

333:
  %334 = phi i64 [ %331, %330 ], [ %328, %327 ]
  %335 = phi i64 [ %332, %330 ], [ %328, %327 ]
  %336 = mul nsw i64 %46, %334
  br i1 %219, label %346, label %337

337:
  br i1 %220, label %343, label %338

338:
  %339 = urem i64 %335, %54
  %340 = mul nsw i64 %55, %339
  %341 = add nsw i64 %340, %336
  %342 = udiv i64 %335, %54
  br label %346

343:
  %344 = mul nsw i64 %55, %335
  %345 = add nsw i64 %344, %336
  br label %346

346:
  %347 = phi i64 [ %345, %343 ], [ %341, %338 ], [ %336, %333 ]
  %348 = phi i64 [ %335, %343 ], [ %342, %338 ], [ %335, %333 ]
  br i1 %221, label %349, label %358

349:
  br i1 %222, label %355, label %350

350:
  %351 = urem i64 %348, %63
  %352 = mul nsw i64 %64, %351
  %353 = add nsw i64 %352, %347
  %354 = udiv i64 %348, %63
  br label %358

355:
  %356 = mul nsw i64 %64, %348
  %357 = add nsw i64 %356, %347
  br label %358

358:
  %359 = phi i64 [ %357, %355 ], [ %353, %350 ], [ %347, %346 ]
  %360 = phi i64 [ %348, %355 ], [ %354, %350 ], [ %348, %346 ]
  br i1 %223, label %361, label %370

361:
  br i1 %224, label %367, label %362

362:
  %363 = urem i64 %360, %72
  %364 = mul nsw i64 %73, %363
  %365 = add nsw i64 %364, %359
  %366 = udiv i64 %360, %72
  br label %370

367:
  %368 = mul nsw i64 %73, %360
  %369 = add nsw i64 %368, %359
  br label %370

370:
  %371 = phi i64 [ %369, %367 ], [ %365, %362 ], [ %359, %358 ]
  %372 = phi i64 [ %360, %367 ], [ %366, %362 ], [ %360, %358 ]
  br i1 %225, label %373, label %382

373:
  br i1 %226, label %379, label %374

374:
  %375 = urem i64 %372, %81
  %376 = mul nsw i64 %82, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %81
  br label %382

379:
  %380 = mul nsw i64 %82, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %227, label %385, label %393

385:
  br i1 %228, label %390, label %386

386:
  %387 = urem i64 %384, %90
  %388 = mul nsw i64 %91, %387
  %389 = add nsw i64 %388, %383
  br label %393

390:
  %391 = mul nsw i64 %91, %384
  %392 = add nsw i64 %391, %383
  br label %393

393:
  %394 = phi i64 [ %392, %390 ], [ %389, %386 ], [ %383, %382 ]
  %395 = mul nsw i64 %37, %329
  %396 = add nsw i64 %394, %395
  br label %397

397:
  %398 = phi i64 [ %326, %325 ], [ %396, %393 ]
  %399 = getelementptr inbounds i8, ptr %20, i64 %398
  %400 = icmp eq i32 %233, 0
  br i1 %400, label %403, label %401

401:
  %402 = call i32 %1(ptr noundef nonnull %19, ptr noundef %399) #7
  br label %405

403:
  %404 = load i32, ptr %399, align 4
  br label %405

405:
  %406 = phi i32 [ %404, %403 ], [ %402, %401 ]
  store i32 %406, ptr %19, align 4
  br label %407

407:
  %408 = phi i32 [ 1, %405 ], [ %233, %321 ]
  %409 = add nuw nsw i64 %232, 1
  %410 = icmp eq i64 %409, %200
  br i1 %410, label %229, label %231

411:
  %412 = icmp eq ptr %6, null
  br i1 %412, label %413, label %414

413:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

414:
  %415 = load i32, ptr %6, align 4
  store i32 %415, ptr %19, align 4
  br label %416

416:
  %417 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #7
  br label %418

418:
  %419 = phi i32 [ %94, %93 ], [ %417, %416 ]
  ret i32 %419
}

declare i32 @_FortranAReduceInteger4Ref(ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.CppReduceComplex8Ref(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef captures(address_is_null) %6, ptr noundef captures(address_is_null) %7, i1 noundef zeroext %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef readnone captures(address_is_null) %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i64 noundef %17, ptr noundef readnone captures(address_is_null) %18) local_unnamed_addr #0 {
  %20 = alloca { double, double }, align 8
  %21 = load ptr, ptr %1, align 8
  %22 = icmp eq i32 %9, -128
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = sext i8 %25 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %23 ], [ %9, %19 ]
  %29 = icmp eq i32 %10, -128
  %30 = icmp sgt i32 %28, 0
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %33, %31 ], [ 1, %27 ]
  %38 = phi i64 [ %35, %31 ], [ 0, %27 ]
  %39 = icmp sgt i32 %28, 1
  br i1 %39, label %40, label %45

40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %44 = load i64, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ %42, %40 ], [ 1, %36 ]
  %47 = phi i64 [ %44, %40 ], [ 0, %36 ]
  %48 = icmp sgt i32 %28, 2
  br i1 %48, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ %51, %49 ], [ 1, %45 ]
  %56 = phi i64 [ %53, %49 ], [ 0, %45 ]
  %57 = icmp sgt i32 %28, 3
  br i1 %57, label %58, label %63

58:
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %62 = load i64, ptr %61, align 8
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ 1, %54 ]
  %65 = phi i64 [ %62, %58 ], [ 0, %54 ]
  %66 = icmp sgt i32 %28, 4
  br i1 %66, label %67, label %72

67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %71 = load i64, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ %69, %67 ], [ 1, %63 ]
  %74 = phi i64 [ %71, %67 ], [ 0, %63 ]
  %75 = icmp sgt i32 %28, 5
  br i1 %75, label %76, label %81

76:
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %80 = load i64, ptr %79, align 8
  br label %81

81:
  %82 = phi i64 [ %78, %76 ], [ 1, %72 ]
  %83 = phi i64 [ %80, %76 ], [ 0, %72 ]
  %84 = icmp sgt i32 %28, 6
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %89 = load i64, ptr %88, align 8
  br label %90

90:
  %91 = phi i64 [ %87, %85 ], [ 1, %81 ]
  %92 = phi i64 [ %89, %85 ], [ 0, %81 ]
  %93 = icmp sgt i32 %28, 7
  br i1 %93, label %94, label %95

94:
  tail call void @_FortranACppReduceComplex8Ref(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, i1 noundef zeroext %8) "pad-otherwise" #7
  br label %428

95:
  %96 = icmp eq ptr %6, null
  br i1 %96, label %178, label %97

97:
  %98 = load ptr, ptr %6, align 8
  %99 = icmp eq i64 %17, 0
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %17, %97 ]
  %105 = icmp eq i32 %14, -128
  br i1 %105, label %106, label %110

106:
  %107 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %108 = load i8, ptr %107, align 4
  %109 = sext i8 %108 to i32
  br label %110

110:
  %111 = phi i32 [ %109, %106 ], [ %14, %103 ]
  %112 = icmp eq i32 %15, -128
  %113 = icmp sgt i32 %111, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %114 ], [ 0, %110 ]
  %121 = phi i64 [ %116, %114 ], [ 1, %110 ]
  %122 = icmp sgt i32 %111, 1
  br i1 %122, label %123, label %128

123:
  %124 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %123 ], [ 0, %119 ]
  %130 = phi i64 [ %125, %123 ], [ 1, %119 ]
  %131 = icmp sgt i32 %111, 2
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %132 ], [ 0, %128 ]
  %139 = phi i64 [ %134, %132 ], [ 1, %128 ]
  %140 = icmp sgt i32 %111, 3
  br i1 %140, label %141, label %146

141:
  %142 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %145 = load i64, ptr %144, align 8
  br label %146

146:
  %147 = phi i64 [ %145, %141 ], [ 0, %137 ]
  %148 = phi i64 [ %143, %141 ], [ 1, %137 ]
  %149 = icmp sgt i32 %111, 4
  br i1 %149, label %150, label %155

150:
  %151 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %150 ], [ 0, %146 ]
  %157 = phi i64 [ %152, %150 ], [ 1, %146 ]
  %158 = icmp sgt i32 %111, 5
  br i1 %158, label %159, label %164

159:
  %160 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %163 = load i64, ptr %162, align 8
  br label %164

164:
  %165 = phi i64 [ %163, %159 ], [ 0, %155 ]
  %166 = phi i64 [ %161, %159 ], [ 1, %155 ]
  %167 = icmp sgt i32 %111, 6
  br i1 %167, label %168, label %173

168:
  %169 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %168 ], [ 0, %164 ]
  %175 = phi i64 [ %170, %168 ], [ 1, %164 ]
  %176 = icmp eq i32 %111, 0
  br i1 %176, label %178, label %177

177:
  br label %178

178:
  %179 = phi i64 [ undef, %95 ], [ %104, %173 ], [ %104, %177 ]
  %180 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %174, %177 ]
  %181 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %165, %177 ]
  %182 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %156, %177 ]
  %183 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %147, %177 ]
  %184 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %138, %177 ]
  %185 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %129, %177 ]
  %186 = phi i64 [ 0, %95 ], [ 0, %173 ], [ %120, %177 ]
  %187 = phi i64 [ %91, %95 ], [ %91, %173 ], [ %175, %177 ]
  %188 = phi i64 [ %82, %95 ], [ %82, %173 ], [ %166, %177 ]
  %189 = phi i64 [ %73, %95 ], [ %73, %173 ], [ %157, %177 ]
  %190 = phi i64 [ %64, %95 ], [ %64, %173 ], [ %148, %177 ]
  %191 = phi i64 [ %55, %95 ], [ %55, %173 ], [ %139, %177 ]
  %192 = phi i64 [ %46, %95 ], [ %46, %173 ], [ %130, %177 ]
  %193 = phi i64 [ %37, %95 ], [ %37, %173 ], [ %121, %177 ]
  %194 = phi ptr [ null, %95 ], [ %98, %173 ], [ %98, %177 ]
  %195 = mul nsw i64 %46, %37
  %196 = mul nsw i64 %55, %195
  %197 = mul nsw i64 %64, %196
  %198 = mul nsw i64 %73, %197
  %199 = mul nsw i64 %82, %198
  %200 = mul nsw i64 %91, %199
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #7
  %201 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %202 = icmp sgt i64 %200, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  br i1 %202, label %203, label %417

203:
  %204 = icmp slt i32 %28, 2
  %205 = add i32 %28, -1
  %206 = icmp slt i32 %28, 2
  %207 = add i32 %28, -1
  %208 = icmp eq i32 %205, 1
  %209 = icmp eq i32 %28, 2
  %210 = icmp eq i32 %205, 2
  %211 = icmp ugt i32 %28, 3
  %212 = icmp eq i32 %205, 3
  %213 = icmp ugt i32 %28, 4
  %214 = icmp eq i32 %205, 4
  %215 = icmp ugt i32 %28, 5
  %216 = icmp eq i32 %205, 5
  %217 = icmp ugt i32 %28, 6
  %218 = icmp eq i32 %205, 6
  %219 = icmp eq i32 %207, 1
  %220 = icmp eq i32 %28, 2
  %221 = icmp eq i32 %207, 2
  %222 = icmp ugt i32 %28, 3
  %223 = icmp eq i32 %207, 3
  %224 = icmp ugt i32 %28, 4
  %225 = icmp eq i32 %207, 4
  %226 = icmp ugt i32 %28, 5
  %227 = icmp eq i32 %207, 5
  %228 = icmp ugt i32 %28, 6
  %229 = icmp eq i32 %207, 6
  br label %232

230:
  %231 = icmp eq i32 %414, 0
  br i1 %231, label %417, label %424

232:
  %233 = phi i32 [ 0, %203 ], [ %414, %413 ]
  %234 = phi i64 [ 0, %203 ], [ %415, %413 ]
  br i1 %96, label %325, label %235

235:
  br i1 %204, label %236, label %238

236:
  %237 = mul nsw i64 %186, %234
  br label %308

238:
  %239 = udiv i64 %234, %193
  %240 = urem i64 %234, %193
  br i1 %208, label %244, label %241

241:
  %242 = urem i64 %239, %192
  %243 = udiv i64 %239, %192
  br label %244

244:
  %245 = phi i64 [ %242, %241 ], [ %239, %238 ]
  %246 = phi i64 [ %243, %241 ], [ %239, %238 ]
  %247 = mul nsw i64 %185, %245
  br i1 %209, label %257, label %248

248:
  br i1 %210, label %254, label %249

249:
  %250 = urem i64 %246, %191
  %251 = mul nsw i64 %184, %250
  %252 = add nsw i64 %251, %247
  %253 = udiv i64 %246, %191
  br label %257

254:
  %255 = mul nsw i64 %184, %246
  %256 = add nsw i64 %255, %247
  br label %257

257:
  %258 = phi i64 [ %256, %254 ], [ %252, %249 ], [ %247, %244 ]
  %259 = phi i64 [ %246, %254 ], [ %253, %249 ], [ %246, %244 ]
  br i1 %211, label %260, label %269

260:
  br i1 %212, label %266, label %261

261:
  %262 = urem i64 %259, %190
  %263 = mul nsw i64 %183, %262
  %264 = add nsw i64 %263, %258
  %265 = udiv i64 %259, %190
  br label %269

266:
  %267 = mul nsw i64 %183, %259
  %268 = add nsw i64 %267, %258
  br label %269

269:
  %270 = phi i64 [ %268, %266 ], [ %264, %261 ], [ %258, %257 ]
  %271 = phi i64 [ %259, %266 ], [ %265, %261 ], [ %259, %257 ]
  br i1 %213, label %272, label %281

272:
  br i1 %214, label %278, label %273

273:
  %274 = urem i64 %271, %189
  %275 = mul nsw i64 %182, %274
  %276 = add nsw i64 %275, %270
  %277 = udiv i64 %271, %189
  br label %281

278:
  %279 = mul nsw i64 %182, %271
  %280 = add nsw i64 %279, %270
  br label %281

281:
  %282 = phi i64 [ %280, %278 ], [ %276, %273 ], [ %270, %269 ]
  %283 = phi i64 [ %271, %278 ], [ %277, %273 ], [ %271, %269 ]
  br i1 %215, label %284, label %293

284:
  br i1 %216, label %290, label %285

285:
  %286 = urem i64 %283, %188
  %287 = mul nsw i64 %181, %286
  %288 = add nsw i64 %287, %282
  %289 = udiv i64 %283, %188
  br label %293

290:
  %291 = mul nsw i64 %181, %283
  %292 = add nsw i64 %291, %282
  br label %293

293:
  %294 = phi i64 [ %292, %290 ], [ %288, %285 ], [ %282, %281 ]
  %295 = phi i64 [ %283, %290 ], [ %289, %285 ], [ %283, %281 ]
  br i1 %217, label %296, label %304

296:
  br i1 %218, label %301, label %297

297:
  %298 = urem i64 %295, %187
  %299 = mul nsw i64 %180, %298
  %300 = add nsw i64 %299, %294
  br label %304

301:
  %302 = mul nsw i64 %180, %295
  %303 = add nsw i64 %302, %294
  br label %304

304:
  %305 = phi i64 [ %303, %301 ], [ %300, %297 ], [ %294, %293 ]
  %306 = mul nsw i64 %186, %240
  %307 = add nsw i64 %305, %306
  br label %308

308:
  %309 = phi i64 [ %237, %236 ], [ %307, %304 ]
  %310 = getelementptr inbounds i8, ptr %194, i64 %309
  switch i64 %179, label %319 [
    i64 4, label %311
    i64 8, label %314
    i64 2, label %316
  ]

311:
  %312 = load i32, ptr %310, align 4
  %313 = sext i32 %312 to i64
  br label %322

314:
  %315 = load i64, ptr %310, align 8
  br label %322

316:
  %317 = load i16, ptr %310, align 2
  %318 = sext i16 %317 to i64
  br label %322

319:
  %320 = load i8, ptr %310, align 1
  %321 = sext i8 %320 to i64
  br label %322

322:
  %323 = phi i64 [ %313, %311 ], [ %315, %314 ], [ %318, %316 ], [ %321, %319 ]
  %324 = icmp eq i64 %323, 0
  br i1 %324, label %413, label %325

325:
  br i1 %206, label %326, label %328

326:
  %327 = mul nsw i64 %38, %234
  br label %398

328:
  %329 = udiv i64 %234, %37
  %330 = urem i64 %234, %37
  br i1 %219, label %334, label %331

331:
  %332 = urem i64 %329, %46
  %333 = udiv i64 %329, %46
  br label %334

334:
  %335 = phi i64 [ %332, %331 ], [ %329, %328 ]
  %336 = phi i64 [ %333, %331 ], [ %329, %328 ]
  %337 = mul nsw i64 %47, %335
  br i1 %220, label %347, label %338

338:
  br i1 %221, label %344, label %339

339:
  %340 = urem i64 %336, %55
  %341 = mul nsw i64 %56, %340
  %342 = add nsw i64 %341, %337
  %343 = udiv i64 %336, %55
  br label %347

344:
  %345 = mul nsw i64 %56, %336
  %346 = add nsw i64 %345, %337
  br label %347

347:
  %348 = phi i64 [ %346, %344 ], [ %342, %339 ], [ %337, %334 ]
  %349 = phi i64 [ %336, %344 ], [ %343, %339 ], [ %336, %334 ]
  br i1 %222, label %350, label %359

350:
  br i1 %223, label %356, label %351

351:
  %352 = urem i64 %349, %64
  %353 = mul nsw i64 %65, %352
  %354 = add nsw i64 %353, %348
  %355 = udiv i64 %349, %64
  br label %359

356:
  %357 = mul nsw i64 %65, %349
  %358 = add nsw i64 %357, %348
  br label %359

359:
  %360 = phi i64 [ %358, %356 ], [ %354, %351 ], [ %348, %347 ]
  %361 = phi i64 [ %349, %356 ], [ %355, %351 ], [ %349, %347 ]
  br i1 %224, label %362, label %371

362:
  br i1 %225, label %368, label %363

363:
  %364 = urem i64 %361, %73
  %365 = mul nsw i64 %74, %364
  %366 = add nsw i64 %365, %360
  %367 = udiv i64 %361, %73
  br label %371

368:
  %369 = mul nsw i64 %74, %361
  %370 = add nsw i64 %369, %360
  br label %371

371:
  %372 = phi i64 [ %370, %368 ], [ %366, %363 ], [ %360, %359 ]
  %373 = phi i64 [ %361, %368 ], [ %367, %363 ], [ %361, %359 ]
  br i1 %226, label %374, label %383

374:
  br i1 %227, label %380, label %375

375:
  %376 = urem i64 %373, %82
  %377 = mul nsw i64 %83, %376
  %378 = add nsw i64 %377, %372
  %379 = udiv i64 %373, %82
  br label %383

380:
  %381 = mul nsw i64 %83, %373
  %382 = add nsw i64 %381, %372
  br label %383

383:
  %384 = phi i64 [ %382, %380 ], [ %378, %375 ], [ %372, %371 ]
  %385 = phi i64 [ %373, %380 ], [ %379, %375 ], [ %373, %371 ]
  br i1 %228, label %386, label %394

386:
  br i1 %229, label %391, label %387

387:
  %388 = urem i64 %385, %91
  %389 = mul nsw i64 %92, %388
  %390 = add nsw i64 %389, %384
  br label %394

391:
  %392 = mul nsw i64 %92, %385
  %393 = add nsw i64 %392, %384
  br label %394

394:
  %395 = phi i64 [ %393, %391 ], [ %390, %387 ], [ %384, %383 ]
  %396 = mul nsw i64 %38, %330
  %397 = add nsw i64 %395, %396
  br label %398

398:
  %399 = phi i64 [ %327, %326 ], [ %397, %394 ]
  %400 = getelementptr inbounds i8, ptr %21, i64 %399
  %401 = icmp eq i32 %233, 0
  br i1 %401, label %406, label %402

402:
  %403 = call { double, double } %2(ptr noundef nonnull %20, ptr noundef %400) #7
  %404 = extractvalue { double, double } %403, 0
  %405 = extractvalue { double, double } %403, 1
  br label %410

406:
  %407 = load double, ptr %400, align 8
  %408 = getelementptr inbounds nuw i8, ptr %400, i64 8
  %409 = load double, ptr %408, align 8
  br label %410

410:
  %411 = phi double [ %407, %406 ], [ %404, %402 ]
  %412 = phi double [ %409, %406 ], [ %405, %402 ]
  store double %411, ptr %20, align 8
  store double %412, ptr %201, align 8
  br label %413

413:
  %414 = phi i32 [ 1, %410 ], [ %233, %322 ]
  %415 = add nuw nsw i64 %234, 1
  %416 = icmp eq i64 %415, %200
  br i1 %416, label %230, label %232

417:
  %418 = icmp eq ptr %7, null
  br i1 %418, label %419, label %420

419:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

420:
  %421 = load double, ptr %7, align 8
  %422 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %423 = load double, ptr %422, align 8
  store double %421, ptr %20, align 8
  store double %423, ptr %201, align 8
  br label %424

424:
  %425 = load double, ptr %20, align 8
  %426 = load double, ptr %201, align 8
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %425, ptr %0, align 8
  store double %426, ptr %427, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #7
  br label %428

428:
  ret void
}

declare void @_FortranACppReduceComplex8Ref(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.ReduceReal8DimRef(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef captures(address_is_null) %6, ptr noundef captures(address_is_null) %7, i1 noundef zeroext %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef readnone captures(address_is_null) %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i64 noundef %17, ptr noundef readnone captures(address_is_null) %18) local_unnamed_addr #0 {
  %20 = alloca double, align 8
  %21 = load ptr, ptr %1, align 8
  %22 = icmp eq i64 %12, 0
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ %12, %19 ]
  %28 = icmp eq i32 %9, -128
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = sext i8 %31 to i32
  br label %33

33:
  %34 = phi i32 [ %32, %29 ], [ %9, %26 ]
  %35 = icmp eq i32 %10, -128
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  br label %40

40:
  %41 = phi i32 [ %39, %36 ], [ %10, %33 ]
  %42 = icmp sgt i32 %34, 0
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %45, %43 ], [ 1, %40 ]
  %50 = phi i64 [ %47, %43 ], [ 0, %40 ]
  %51 = icmp sgt i32 %34, 1
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %59 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %60 = icmp sgt i32 %34, 2
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %68 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %69 = icmp sgt i32 %34, 3
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %77 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %78 = icmp sgt i32 %34, 4
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %86 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %87 = icmp sgt i32 %34, 5
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %95 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %96 = icmp sgt i32 %34, 6
  br i1 %96, label %97, label %102

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %99, %97 ], [ 1, %93 ]
  %104 = phi i64 [ %101, %97 ], [ 0, %93 ]
  %105 = icmp sgt i32 %34, 7
  br i1 %105, label %106, label %107

106:
  tail call void @_FortranAReduceReal8DimRef(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, i1 noundef zeroext %8) "pad-otherwise" #7
  br label %585

107:
  %108 = icmp eq ptr %6, null
  br i1 %108, label %190, label %109

109:
  %110 = load ptr, ptr %6, align 8
  %111 = icmp eq i64 %17, 0
  br i1 %111, label %112, label %115

112:
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %114 = load i64, ptr %113, align 8
  br label %115

115:
  %116 = phi i64 [ %114, %112 ], [ %17, %109 ]
  %117 = icmp eq i32 %14, -128
  br i1 %117, label %118, label %122

118:
  %119 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %120 = load i8, ptr %119, align 4
  %121 = sext i8 %120 to i32
  br label %122

122:
  %123 = phi i32 [ %121, %118 ], [ %14, %115 ]
  %124 = icmp eq i32 %15, -128
  %125 = icmp sgt i32 %123, 0
  br i1 %125, label %126, label %131

126:
  %127 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %130 = load i64, ptr %129, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %126 ], [ 0, %122 ]
  %133 = phi i64 [ %128, %126 ], [ 1, %122 ]
  %134 = icmp sgt i32 %123, 1
  br i1 %134, label %135, label %140

135:
  %136 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %139 = load i64, ptr %138, align 8
  br label %140

140:
  %141 = phi i64 [ %139, %135 ], [ 0, %131 ]
  %142 = phi i64 [ %137, %135 ], [ 1, %131 ]
  %143 = icmp sgt i32 %123, 2
  br i1 %143, label %144, label %149

144:
  %145 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %148 = load i64, ptr %147, align 8
  br label %149

149:
  %150 = phi i64 [ %148, %144 ], [ 0, %140 ]
  %151 = phi i64 [ %146, %144 ], [ 1, %140 ]
  %152 = icmp sgt i32 %123, 3
  br i1 %152, label %153, label %158

153:
  %154 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %157 = load i64, ptr %156, align 8
  br label %158

158:
  %159 = phi i64 [ %157, %153 ], [ 0, %149 ]
  %160 = phi i64 [ %155, %153 ], [ 1, %149 ]
  %161 = icmp sgt i32 %123, 4
  br i1 %161, label %162, label %167

162:
  %163 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %162 ], [ 0, %158 ]
  %169 = phi i64 [ %164, %162 ], [ 1, %158 ]
  %170 = icmp sgt i32 %123, 5
  br i1 %170, label %171, label %176

171:
  %172 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %175 = load i64, ptr %174, align 8
  br label %176

176:
  %177 = phi i64 [ %175, %171 ], [ 0, %167 ]
  %178 = phi i64 [ %173, %171 ], [ 1, %167 ]
  %179 = icmp sgt i32 %123, 6
  br i1 %179, label %180, label %185

180:
  %181 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %184 = load i64, ptr %183, align 8
  br label %185

185:
  %186 = phi i64 [ %184, %180 ], [ 0, %176 ]
  %187 = phi i64 [ %182, %180 ], [ 1, %176 ]
  %188 = icmp eq i32 %123, 0
  br i1 %188, label %190, label %189

189:
  br label %190

190:
  %191 = phi i64 [ 0, %107 ], [ %186, %189 ], [ 0, %185 ]
  %192 = phi i64 [ 0, %107 ], [ %177, %189 ], [ 0, %185 ]
  %193 = phi i64 [ 0, %107 ], [ %168, %189 ], [ 0, %185 ]
  %194 = phi i64 [ 0, %107 ], [ %159, %189 ], [ 0, %185 ]
  %195 = phi i64 [ 0, %107 ], [ %150, %189 ], [ 0, %185 ]
  %196 = phi i64 [ 0, %107 ], [ %141, %189 ], [ 0, %185 ]
  %197 = phi i64 [ 0, %107 ], [ %132, %189 ], [ 0, %185 ]
  %198 = phi i64 [ %103, %107 ], [ %187, %189 ], [ %103, %185 ]
  %199 = phi i64 [ %94, %107 ], [ %178, %189 ], [ %94, %185 ]
  %200 = phi i64 [ %85, %107 ], [ %169, %189 ], [ %85, %185 ]
  %201 = phi i64 [ %76, %107 ], [ %160, %189 ], [ %76, %185 ]
  %202 = phi i64 [ %67, %107 ], [ %151, %189 ], [ %67, %185 ]
  %203 = phi i64 [ %58, %107 ], [ %142, %189 ], [ %58, %185 ]
  %204 = phi i64 [ %49, %107 ], [ %133, %189 ], [ %49, %185 ]
  %205 = phi ptr [ null, %107 ], [ %110, %189 ], [ %110, %185 ]
  %206 = phi i64 [ undef, %107 ], [ %116, %189 ], [ %116, %185 ]
  %207 = icmp slt i32 %5, 1
  %208 = icmp sgt i32 %5, %34
  %209 = select i1 %207, i1 true, i1 %208
  br i1 %209, label %210, label %211

210:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %3, i32 noundef %4) #8
  unreachable

211:
  %212 = add nsw i32 %5, -1
  %213 = icmp eq i32 %212, 0
  %214 = select i1 %213, i64 %49, i64 1
  %215 = select i1 %213, i64 %50, i64 0
  %216 = icmp eq i32 %212, 0
  %217 = select i1 %216, i64 %59, i64 %50
  %218 = select i1 %216, i64 %58, i64 %49
  %219 = icmp eq i32 %212, 1
  %220 = select i1 %219, i64 %58, i64 %214
  %221 = select i1 %219, i64 %59, i64 %215
  %222 = icmp ugt i32 %212, 1
  %223 = select i1 %222, i64 %59, i64 %68
  %224 = select i1 %222, i64 %58, i64 %67
  %225 = icmp eq i32 %212, 2
  %226 = select i1 %225, i64 %67, i64 %220
  %227 = select i1 %225, i64 %68, i64 %221
  %228 = icmp ugt i32 %212, 2
  %229 = select i1 %228, i64 %68, i64 %77
  %230 = select i1 %228, i64 %67, i64 %76
  %231 = icmp eq i32 %212, 3
  %232 = select i1 %231, i64 %76, i64 %226
  %233 = select i1 %231, i64 %77, i64 %227
  %234 = icmp ugt i32 %212, 3
  %235 = select i1 %234, i64 %77, i64 %86
  %236 = select i1 %234, i64 %76, i64 %85
  %237 = icmp eq i32 %212, 4
  %238 = select i1 %237, i64 %85, i64 %232
  %239 = select i1 %237, i64 %86, i64 %233
  %240 = icmp ugt i32 %212, 4
  %241 = select i1 %240, i64 %86, i64 %95
  %242 = select i1 %240, i64 %85, i64 %94
  %243 = icmp eq i32 %212, 5
  %244 = select i1 %243, i64 %94, i64 %238
  %245 = select i1 %243, i64 %95, i64 %239
  %246 = icmp ugt i32 %212, 5
  %247 = select i1 %246, i64 %95, i64 %104
  %248 = select i1 %246, i64 %94, i64 %103
  %249 = icmp eq i32 %212, 6
  %250 = select i1 %249, i64 %103, i64 %244
  %251 = select i1 %249, i64 %104, i64 %245
  %252 = icmp ugt i32 %212, 6
  %253 = select i1 %252, i64 %104, i64 0
  %254 = select i1 %252, i64 %103, i64 1
  %255 = icmp eq i32 %212, 0
  %256 = select i1 %255, i64 %197, i64 0
  %257 = icmp eq i32 %212, 0
  %258 = select i1 %257, i64 %196, i64 %197
  %259 = select i1 %257, i64 %203, i64 %204
  %260 = icmp eq i32 %212, 1
  %261 = select i1 %260, i64 %196, i64 %256
  %262 = icmp ugt i32 %212, 1
  %263 = select i1 %262, i64 %196, i64 %195
  %264 = select i1 %262, i64 %203, i64 %202
  %265 = icmp eq i32 %212, 2
  %266 = select i1 %265, i64 %195, i64 %261
  %267 = icmp ugt i32 %212, 2
  %268 = select i1 %267, i64 %195, i64 %194
  %269 = select i1 %267, i64 %202, i64 %201
  %270 = icmp eq i32 %212, 3
  %271 = select i1 %270, i64 %194, i64 %266
  %272 = icmp ugt i32 %212, 3
  %273 = select i1 %272, i64 %194, i64 %193
  %274 = select i1 %272, i64 %201, i64 %200
  %275 = icmp eq i32 %212, 4
  %276 = select i1 %275, i64 %193, i64 %271
  %277 = icmp ugt i32 %212, 4
  %278 = select i1 %277, i64 %193, i64 %192
  %279 = select i1 %277, i64 %200, i64 %199
  %280 = icmp eq i32 %212, 5
  %281 = select i1 %280, i64 %192, i64 %276
  %282 = icmp ugt i32 %212, 5
  %283 = select i1 %282, i64 %192, i64 %191
  %284 = select i1 %282, i64 %199, i64 %198
  %285 = icmp eq i32 %212, 6
  %286 = select i1 %285, i64 %191, i64 %281
  %287 = icmp ugt i32 %212, 6
  %288 = select i1 %287, i64 %191, i64 0
  %289 = select i1 %287, i64 %198, i64 1
  %290 = mul nsw i64 %224, %218
  %291 = mul nsw i64 %230, %290
  %292 = mul nsw i64 %236, %291
  %293 = mul nsw i64 %242, %292
  %294 = mul nsw i64 %248, %293
  %295 = mul nsw i64 %254, %294
  %296 = mul i64 %295, %27
  %297 = tail call i64 @llvm.umax.i64(i64 %296, i64 1)
  %298 = tail call ptr @malloc(i64 noundef %297) #9
  %299 = mul nsw i64 %218, %27
  %300 = mul nsw i64 %224, %299
  %301 = mul nsw i64 %230, %300
  %302 = mul nsw i64 %236, %301
  %303 = mul nsw i64 %242, %302
  %304 = add nsw i32 %34, -1
  store ptr %298, ptr %0, align 8
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %27, ptr %305, align 8
  %306 = trunc i32 %41 to i8
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %306, ptr %307, align 1
  %308 = icmp sgt i32 %34, 1
  br i1 %308, label %309, label %313

309:
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %310, align 8
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %218, ptr %311, align 8
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %27, ptr %312, align 8
  br label %313

313:
  %314 = icmp sgt i32 %34, 2
  br i1 %314, label %315, label %319

315:
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %316, align 8
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %224, ptr %317, align 8
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %299, ptr %318, align 8
  br label %319

319:
  %320 = icmp sgt i32 %34, 3
  br i1 %320, label %321, label %325

321:
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %230, ptr %323, align 8
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %300, ptr %324, align 8
  br label %325

325:
  %326 = icmp sgt i32 %34, 4
  br i1 %326, label %327, label %331

327:
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %328, align 8
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %236, ptr %329, align 8
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %301, ptr %330, align 8
  br label %331

331:
  %332 = icmp sgt i32 %34, 5
  br i1 %332, label %333, label %337

333:
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %334, align 8
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %242, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %302, ptr %336, align 8
  br label %337

337:
  %338 = icmp eq i32 %34, 7
  br i1 %338, label %339, label %373

339:
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %248, ptr %341, align 8
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %303, ptr %342, align 8
  br label %373

343:
  %344 = icmp slt i32 %34, 3
  %345 = add nsw i32 %34, -2
  %346 = add nsw i32 %34, -2
  %347 = icmp sgt i64 %250, 0
  %348 = icmp eq ptr %7, null
  %349 = icmp ugt i32 %304, 1
  %350 = icmp eq i32 %345, 1
  %351 = icmp ugt i32 %304, 2
  %352 = icmp eq i32 %345, 2
  %353 = icmp ugt i32 %304, 3
  %354 = icmp eq i32 %345, 3
  %355 = icmp ugt i32 %304, 4
  %356 = icmp eq i32 %345, 4
  %357 = icmp ugt i32 %304, 5
  %358 = icmp eq i32 %345, 5
  %359 = icmp ugt i32 %304, 6
  %360 = icmp eq i32 %345, 6
  %361 = icmp ugt i32 %304, 1
  %362 = icmp eq i32 %346, 1
  %363 = icmp ugt i32 %304, 2
  %364 = icmp eq i32 %346, 2
  %365 = icmp ugt i32 %304, 3
  %366 = icmp eq i32 %346, 3
  %367 = icmp ugt i32 %304, 4
  %368 = icmp eq i32 %346, 4
  %369 = icmp ugt i32 %304, 5
  %370 = icmp eq i32 %346, 5
  %371 = icmp ugt i32 %304, 6
  %372 = icmp eq i32 %346, 6
  br label %381

373:
  %374 = mul nsw i64 %224, %218
  %375 = mul nsw i64 %230, %374
  %376 = mul nsw i64 %236, %375
  %377 = mul nsw i64 %242, %376
  %378 = mul nsw i64 %248, %377
  %379 = mul nsw i64 %254, %378
  %380 = icmp sgt i64 %379, 0
  br i1 %380, label %343, label %585

381:
  %382 = phi i64 [ 0, %343 ], [ %583, %579 ]
  br i1 %344, label %383, label %385

383:
  %384 = mul nsw i64 %217, %382
  br label %458

385:
  %386 = udiv i64 %382, %218
  %387 = urem i64 %382, %218
  br i1 %349, label %388, label %395

388:
  br i1 %350, label %393, label %389

389:
  %390 = urem i64 %386, %224
  %391 = mul nsw i64 %223, %390
  %392 = udiv i64 %386, %224
  br label %395

393:
  %394 = mul nsw i64 %223, %386
  br label %395

395:
  %396 = phi i64 [ %394, %393 ], [ %391, %389 ], [ 0, %385 ]
  %397 = phi i64 [ %386, %393 ], [ %392, %389 ], [ %386, %385 ]
  br i1 %351, label %398, label %407

398:
  br i1 %352, label %404, label %399

399:
  %400 = urem i64 %397, %230
  %401 = mul nsw i64 %229, %400
  %402 = add nsw i64 %401, %396
  %403 = udiv i64 %397, %230
  br label %407

404:
  %405 = mul nsw i64 %229, %397
  %406 = add nsw i64 %405, %396
  br label %407

407:
  %408 = phi i64 [ %406, %404 ], [ %402, %399 ], [ %396, %395 ]
  %409 = phi i64 [ %397, %404 ], [ %403, %399 ], [ %397, %395 ]
  br i1 %353, label %410, label %419

410:
  br i1 %354, label %416, label %411

411:
  %412 = urem i64 %409, %236
  %413 = mul nsw i64 %235, %412
  %414 = add nsw i64 %413, %408
  %415 = udiv i64 %409, %236
  br label %419

416:
  %417 = mul nsw i64 %235, %409
  %418 = add nsw i64 %417, %408
  br label %419

419:
  %420 = phi i64 [ %418, %416 ], [ %414, %411 ], [ %408, %407 ]
  %421 = phi i64 [ %409, %416 ], [ %415, %411 ], [ %409, %407 ]
  br i1 %355, label %422, label %431

422:
  br i1 %356, label %428, label %423

423:
  %424 = urem i64 %421, %242
  %425 = mul nsw i64 %241, %424
  %426 = add nsw i64 %425, %420
  %427 = udiv i64 %421, %242
  br label %431

428:
  %429 = mul nsw i64 %241, %421
  %430 = add nsw i64 %429, %420
  br label %431

431:
  %432 = phi i64 [ %430, %428 ], [ %426, %423 ], [ %420, %419 ]
  %433 = phi i64 [ %421, %428 ], [ %427, %423 ], [ %421, %419 ]
  br i1 %357, label %434, label %443

434:
  br i1 %358, label %440, label %435

435:
  %436 = urem i64 %433, %248
  %437 = mul nsw i64 %247, %436
  %438 = add nsw i64 %437, %432
  %439 = udiv i64 %433, %248
  br label %443

440:
  %441 = mul nsw i64 %247, %433
  %442 = add nsw i64 %441, %432
  br label %443

443:
  %444 = phi i64 [ %442, %440 ], [ %438, %435 ], [ %432, %431 ]
  %445 = phi i64 [ %433, %440 ], [ %439, %435 ], [ %433, %431 ]
  br i1 %359, label %446, label %454

446:
  br i1 %360, label %451, label %447

447:
  %448 = urem i64 %445, %254
  %449 = mul nsw i64 %253, %448
  %450 = add nsw i64 %449, %444
  br label %454

451:
  %452 = mul nsw i64 %253, %445
  %453 = add nsw i64 %452, %444
  br label %454

454:
  %455 = phi i64 [ %453, %451 ], [ %450, %447 ], [ %444, %443 ]
  %456 = mul nsw i64 %217, %387
  %457 = add nsw i64 %455, %456
  br label %458

458:
  %459 = phi i64 [ %384, %383 ], [ %457, %454 ]
  %460 = getelementptr inbounds i8, ptr %21, i64 %459
  br i1 %344, label %461, label %463

461:
  %462 = mul nsw i64 %258, %382
  br label %536

463:
  %464 = udiv i64 %382, %259
  %465 = urem i64 %382, %259
  br i1 %361, label %466, label %473

466:
  br i1 %362, label %471, label %467

467:
  %468 = urem i64 %464, %264
  %469 = mul nsw i64 %263, %468
  %470 = udiv i64 %464, %264
  br label %473

471:
  %472 = mul nsw i64 %263, %464
  br label %473

473:
  %474 = phi i64 [ %472, %471 ], [ %469, %467 ], [ 0, %463 ]
  %475 = phi i64 [ %464, %471 ], [ %470, %467 ], [ %464, %463 ]
  br i1 %363, label %476, label %485

476:
  br i1 %364, label %482, label %477

477:
  %478 = urem i64 %475, %269
  %479 = mul nsw i64 %268, %478
  %480 = add nsw i64 %479, %474
  %481 = udiv i64 %475, %269
  br label %485

482:
  %483 = mul nsw i64 %268, %475
  %484 = add nsw i64 %483, %474
  br label %485

485:
  %486 = phi i64 [ %484, %482 ], [ %480, %477 ], [ %474, %473 ]
  %487 = phi i64 [ %475, %482 ], [ %481, %477 ], [ %475, %473 ]
  br i1 %365, label %488, label %497

488:
  br i1 %366, label %494, label %489

489:
  %490 = urem i64 %487, %274
  %491 = mul nsw i64 %273, %490
  %492 = add nsw i64 %491, %486
  %493 = udiv i64 %487, %274
  br label %497

494:
  %495 = mul nsw i64 %273, %487
  %496 = add nsw i64 %495, %486
  br label %497

497:
  %498 = phi i64 [ %496, %494 ], [ %492, %489 ], [ %486, %485 ]
  %499 = phi i64 [ %487, %494 ], [ %493, %489 ], [ %487, %485 ]
  br i1 %367, label %500, label %509

500:
  br i1 %368, label %506, label %501

501:
  %502 = urem i64 %499, %279
  %503 = mul nsw i64 %278, %502
  %504 = add nsw i64 %503, %498
  %505 = udiv i64 %499, %279
  br label %509

506:
  %507 = mul nsw i64 %278, %499
  %508 = add nsw i64 %507, %498
  br label %509

509:
  %510 = phi i64 [ %508, %506 ], [ %504, %501 ], [ %498, %497 ]
  %511 = phi i64 [ %499, %506 ], [ %505, %501 ], [ %499, %497 ]
  br i1 %369, label %512, label %521

512:
  br i1 %370, label %518, label %513

513:
  %514 = urem i64 %511, %284
  %515 = mul nsw i64 %283, %514
  %516 = add nsw i64 %515, %510
  %517 = udiv i64 %511, %284
  br label %521

518:
  %519 = mul nsw i64 %283, %511
  %520 = add nsw i64 %519, %510
  br label %521

521:
  %522 = phi i64 [ %520, %518 ], [ %516, %513 ], [ %510, %509 ]
  %523 = phi i64 [ %511, %518 ], [ %517, %513 ], [ %511, %509 ]
  br i1 %371, label %524, label %532

524:
  br i1 %372, label %529, label %525

525:
  %526 = urem i64 %523, %289
  %527 = mul nsw i64 %288, %526
  %528 = add nsw i64 %527, %522
  br label %532

529:
  %530 = mul nsw i64 %288, %523
  %531 = add nsw i64 %530, %522
  br label %532

532:
  %533 = phi i64 [ %531, %529 ], [ %528, %525 ], [ %522, %521 ]
  %534 = mul nsw i64 %258, %465
  %535 = add nsw i64 %533, %534
  br label %536

536:
  %537 = phi i64 [ %462, %461 ], [ %535, %532 ]
  %538 = getelementptr inbounds i8, ptr %205, i64 %537
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #7
  store double 0.000000e+00, ptr %20, align 8
  br i1 %347, label %541, label %575

539:
  %540 = icmp eq i32 %572, 0
  br i1 %540, label %575, label %579

541:
  %542 = phi i64 [ %573, %571 ], [ 0, %536 ]
  %543 = phi i32 [ %572, %571 ], [ 0, %536 ]
  br i1 %108, label %561, label %544

544:
  %545 = mul nsw i64 %542, %286
  %546 = getelementptr inbounds i8, ptr %538, i64 %545
  switch i64 %206, label %555 [
    i64 4, label %547
    i64 8, label %550
    i64 2, label %552
  ]

547:
  %548 = load i32, ptr %546, align 4
  %549 = sext i32 %548 to i64
  br label %558

550:
  %551 = load i64, ptr %546, align 8
  br label %558

552:
  %553 = load i16, ptr %546, align 2
  %554 = sext i16 %553 to i64
  br label %558

555:
  %556 = load i8, ptr %546, align 1
  %557 = sext i8 %556 to i64
  br label %558

558:
  %559 = phi i64 [ %549, %547 ], [ %551, %550 ], [ %554, %552 ], [ %557, %555 ]
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %571, label %561

561:
  %562 = mul nsw i64 %542, %251
  %563 = getelementptr inbounds i8, ptr %460, i64 %562
  %564 = icmp eq i32 %543, 0
  br i1 %564, label %567, label %565

565:
  %566 = call double %2(ptr noundef nonnull %20, ptr noundef %563) #7
  br label %569

567:
  %568 = load double, ptr %563, align 8
  br label %569

569:
  %570 = phi double [ %568, %567 ], [ %566, %565 ]
  store double %570, ptr %20, align 8
  br label %571

571:
  %572 = phi i32 [ 1, %569 ], [ %543, %558 ]
  %573 = add nuw nsw i64 %542, 1
  %574 = icmp eq i64 %573, %250
  br i1 %574, label %539, label %541

575:
  br i1 %348, label %576, label %577

576:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

577:
  %578 = load double, ptr %7, align 8
  store double %578, ptr %20, align 8
  br label %579

579:
  %580 = load double, ptr %20, align 8
  %581 = mul nsw i64 %382, %27
  %582 = getelementptr inbounds i8, ptr %298, i64 %581
  store double %580, ptr %582, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #7
  %583 = add nuw nsw i64 %382, 1
  %584 = icmp eq i64 %583, %379
  br i1 %584, label %585, label %381

585:
  ret void
}

declare void @_FortranAReduceReal8DimRef(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.ReduceReal8DimValue(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef captures(address_is_null) %6, ptr noundef captures(address_is_null) %7, i1 noundef zeroext %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef readnone captures(address_is_null) %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i64 noundef %17, ptr noundef readnone captures(address_is_null) %18) local_unnamed_addr #0 {
  %20 = load ptr, ptr %1, align 8
  %21 = icmp eq i64 %12, 0
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i64, ptr %23, align 8
  br label %25

25:
  %26 = phi i64 [ %24, %22 ], [ %12, %19 ]
  %27 = icmp eq i32 %9, -128
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %30 = load i8, ptr %29, align 4
  %31 = sext i8 %30 to i32
  br label %32

32:
  %33 = phi i32 [ %31, %28 ], [ %9, %25 ]
  %34 = icmp eq i32 %10, -128
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  br label %39

39:
  %40 = phi i32 [ %38, %35 ], [ %10, %32 ]
  %41 = icmp sgt i32 %33, 0
  br i1 %41, label %42, label %47

42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %46 = load i64, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %44, %42 ], [ 1, %39 ]
  %49 = phi i64 [ %46, %42 ], [ 0, %39 ]
  %50 = icmp sgt i32 %33, 1
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %55 = load i64, ptr %54, align 8
  br label %56

56:
  %57 = phi i64 [ %53, %51 ], [ 1, %47 ]
  %58 = phi i64 [ %55, %51 ], [ 0, %47 ]
  %59 = icmp sgt i32 %33, 2
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %62, %60 ], [ 1, %56 ]
  %67 = phi i64 [ %64, %60 ], [ 0, %56 ]
  %68 = icmp sgt i32 %33, 3
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %73 = load i64, ptr %72, align 8
  br label %74

74:
  %75 = phi i64 [ %71, %69 ], [ 1, %65 ]
  %76 = phi i64 [ %73, %69 ], [ 0, %65 ]
  %77 = icmp sgt i32 %33, 4
  br i1 %77, label %78, label %83

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %82 = load i64, ptr %81, align 8
  br label %83

83:
  %84 = phi i64 [ %80, %78 ], [ 1, %74 ]
  %85 = phi i64 [ %82, %78 ], [ 0, %74 ]
  %86 = icmp sgt i32 %33, 5
  br i1 %86, label %87, label %92

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %91 = load i64, ptr %90, align 8
  br label %92

92:
  %93 = phi i64 [ %89, %87 ], [ 1, %83 ]
  %94 = phi i64 [ %91, %87 ], [ 0, %83 ]
  %95 = icmp sgt i32 %33, 6
  br i1 %95, label %96, label %101

96:
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %100 = load i64, ptr %99, align 8
  br label %101

101:
  %102 = phi i64 [ %98, %96 ], [ 1, %92 ]
  %103 = phi i64 [ %100, %96 ], [ 0, %92 ]
  %104 = icmp sgt i32 %33, 7
  br i1 %104, label %105, label %106

105:
  tail call void @_FortranAReduceReal8DimValue(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, i1 noundef zeroext %8) "pad-otherwise" #7
  br label %586

106:
  %107 = icmp eq ptr %6, null
  br i1 %107, label %189, label %108

108:
  %109 = load ptr, ptr %6, align 8
  %110 = icmp eq i64 %17, 0
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %113 = load i64, ptr %112, align 8
  br label %114

114:
  %115 = phi i64 [ %113, %111 ], [ %17, %108 ]
  %116 = icmp eq i32 %14, -128
  br i1 %116, label %117, label %121

117:
  %118 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %119 = load i8, ptr %118, align 4
  %120 = sext i8 %119 to i32
  br label %121

121:
  %122 = phi i32 [ %120, %117 ], [ %14, %114 ]
  %123 = icmp eq i32 %15, -128
  %124 = icmp sgt i32 %122, 0
  br i1 %124, label %125, label %130

125:
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %121 ]
  %132 = phi i64 [ %127, %125 ], [ 1, %121 ]
  %133 = icmp sgt i32 %122, 1
  br i1 %133, label %134, label %139

134:
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %138 = load i64, ptr %137, align 8
  br label %139

139:
  %140 = phi i64 [ %138, %134 ], [ 0, %130 ]
  %141 = phi i64 [ %136, %134 ], [ 1, %130 ]
  %142 = icmp sgt i32 %122, 2
  br i1 %142, label %143, label %148

143:
  %144 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %143 ], [ 0, %139 ]
  %150 = phi i64 [ %145, %143 ], [ 1, %139 ]
  %151 = icmp sgt i32 %122, 3
  br i1 %151, label %152, label %157

152:
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %156 = load i64, ptr %155, align 8
  br label %157

157:
  %158 = phi i64 [ %156, %152 ], [ 0, %148 ]
  %159 = phi i64 [ %154, %152 ], [ 1, %148 ]
  %160 = icmp sgt i32 %122, 4
  br i1 %160, label %161, label %166

161:
  %162 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %165 = load i64, ptr %164, align 8
  br label %166

166:
  %167 = phi i64 [ %165, %161 ], [ 0, %157 ]
  %168 = phi i64 [ %163, %161 ], [ 1, %157 ]
  %169 = icmp sgt i32 %122, 5
  br i1 %169, label %170, label %175

170:
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %174 = load i64, ptr %173, align 8
  br label %175

175:
  %176 = phi i64 [ %174, %170 ], [ 0, %166 ]
  %177 = phi i64 [ %172, %170 ], [ 1, %166 ]
  %178 = icmp sgt i32 %122, 6
  br i1 %178, label %179, label %184

179:
  %180 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %183 = load i64, ptr %182, align 8
  br label %184

184:
  %185 = phi i64 [ %183, %179 ], [ 0, %175 ]
  %186 = phi i64 [ %181, %179 ], [ 1, %175 ]
  %187 = icmp eq i32 %122, 0
  br i1 %187, label %189, label %188

188:
  br label %189

189:
  %190 = phi i64 [ 0, %106 ], [ %185, %188 ], [ 0, %184 ]
  %191 = phi i64 [ 0, %106 ], [ %176, %188 ], [ 0, %184 ]
  %192 = phi i64 [ 0, %106 ], [ %167, %188 ], [ 0, %184 ]
  %193 = phi i64 [ 0, %106 ], [ %158, %188 ], [ 0, %184 ]
  %194 = phi i64 [ 0, %106 ], [ %149, %188 ], [ 0, %184 ]
  %195 = phi i64 [ 0, %106 ], [ %140, %188 ], [ 0, %184 ]
  %196 = phi i64 [ 0, %106 ], [ %131, %188 ], [ 0, %184 ]
  %197 = phi i64 [ %102, %106 ], [ %186, %188 ], [ %102, %184 ]
  %198 = phi i64 [ %93, %106 ], [ %177, %188 ], [ %93, %184 ]
  %199 = phi i64 [ %84, %106 ], [ %168, %188 ], [ %84, %184 ]
  %200 = phi i64 [ %75, %106 ], [ %159, %188 ], [ %75, %184 ]
  %201 = phi i64 [ %66, %106 ], [ %150, %188 ], [ %66, %184 ]
  %202 = phi i64 [ %57, %106 ], [ %141, %188 ], [ %57, %184 ]
  %203 = phi i64 [ %48, %106 ], [ %132, %188 ], [ %48, %184 ]
  %204 = phi ptr [ null, %106 ], [ %109, %188 ], [ %109, %184 ]
  %205 = phi i64 [ undef, %106 ], [ %115, %188 ], [ %115, %184 ]
  %206 = icmp slt i32 %5, 1
  %207 = icmp sgt i32 %5, %33
  %208 = select i1 %206, i1 true, i1 %207
  br i1 %208, label %209, label %210

209:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %3, i32 noundef %4) #8
  unreachable

210:
  %211 = add nsw i32 %5, -1
  %212 = icmp eq i32 %211, 0
  %213 = select i1 %212, i64 %48, i64 1
  %214 = select i1 %212, i64 %49, i64 0
  %215 = icmp eq i32 %211, 0
  %216 = select i1 %215, i64 %58, i64 %49
  %217 = select i1 %215, i64 %57, i64 %48
  %218 = icmp eq i32 %211, 1
  %219 = select i1 %218, i64 %57, i64 %213
  %220 = select i1 %218, i64 %58, i64 %214
  %221 = icmp ugt i32 %211, 1
  %222 = select i1 %221, i64 %58, i64 %67
  %223 = select i1 %221, i64 %57, i64 %66
  %224 = icmp eq i32 %211, 2
  %225 = select i1 %224, i64 %66, i64 %219
  %226 = select i1 %224, i64 %67, i64 %220
  %227 = icmp ugt i32 %211, 2
  %228 = select i1 %227, i64 %67, i64 %76
  %229 = select i1 %227, i64 %66, i64 %75
  %230 = icmp eq i32 %211, 3
  %231 = select i1 %230, i64 %75, i64 %225
  %232 = select i1 %230, i64 %76, i64 %226
  %233 = icmp ugt i32 %211, 3
  %234 = select i1 %233, i64 %76, i64 %85
  %235 = select i1 %233, i64 %75, i64 %84
  %236 = icmp eq i32 %211, 4
  %237 = select i1 %236, i64 %84, i64 %231
  %238 = select i1 %236, i64 %85, i64 %232
  %239 = icmp ugt i32 %211, 4
  %240 = select i1 %239, i64 %85, i64 %94
  %241 = select i1 %239, i64 %84, i64 %93
  %242 = icmp eq i32 %211, 5
  %243 = select i1 %242, i64 %93, i64 %237
  %244 = select i1 %242, i64 %94, i64 %238
  %245 = icmp ugt i32 %211, 5
  %246 = select i1 %245, i64 %94, i64 %103
  %247 = select i1 %245, i64 %93, i64 %102
  %248 = icmp eq i32 %211, 6
  %249 = select i1 %248, i64 %102, i64 %243
  %250 = select i1 %248, i64 %103, i64 %244
  %251 = icmp ugt i32 %211, 6
  %252 = select i1 %251, i64 %103, i64 0
  %253 = select i1 %251, i64 %102, i64 1
  %254 = icmp eq i32 %211, 0
  %255 = select i1 %254, i64 %196, i64 0
  %256 = icmp eq i32 %211, 0
  %257 = select i1 %256, i64 %195, i64 %196
  %258 = select i1 %256, i64 %202, i64 %203
  %259 = icmp eq i32 %211, 1
  %260 = select i1 %259, i64 %195, i64 %255
  %261 = icmp ugt i32 %211, 1
  %262 = select i1 %261, i64 %195, i64 %194
  %263 = select i1 %261, i64 %202, i64 %201
  %264 = icmp eq i32 %211, 2
  %265 = select i1 %264, i64 %194, i64 %260
  %266 = icmp ugt i32 %211, 2
  %267 = select i1 %266, i64 %194, i64 %193
  %268 = select i1 %266, i64 %201, i64 %200
  %269 = icmp eq i32 %211, 3
  %270 = select i1 %269, i64 %193, i64 %265
  %271 = icmp ugt i32 %211, 3
  %272 = select i1 %271, i64 %193, i64 %192
  %273 = select i1 %271, i64 %200, i64 %199
  %274 = icmp eq i32 %211, 4
  %275 = select i1 %274, i64 %192, i64 %270
  %276 = icmp ugt i32 %211, 4
  %277 = select i1 %276, i64 %192, i64 %191
  %278 = select i1 %276, i64 %199, i64 %198
  %279 = icmp eq i32 %211, 5
  %280 = select i1 %279, i64 %191, i64 %275
  %281 = icmp ugt i32 %211, 5
  %282 = select i1 %281, i64 %191, i64 %190
  %283 = select i1 %281, i64 %198, i64 %197
  %284 = icmp eq i32 %211, 6
  %285 = select i1 %284, i64 %190, i64 %280
  %286 = icmp ugt i32 %211, 6
  %287 = select i1 %286, i64 %190, i64 0
  %288 = select i1 %286, i64 %197, i64 1
  %289 = mul nsw i64 %223, %217
  %290 = mul nsw i64 %229, %289
  %291 = mul nsw i64 %235, %290
  %292 = mul nsw i64 %241, %291
  %293 = mul nsw i64 %247, %292
  %294 = mul nsw i64 %253, %293
  %295 = mul i64 %294, %26
  %296 = tail call i64 @llvm.umax.i64(i64 %295, i64 1)
  %297 = tail call ptr @malloc(i64 noundef %296) #9
  %298 = mul nsw i64 %217, %26
  %299 = mul nsw i64 %223, %298
  %300 = mul nsw i64 %229, %299
  %301 = mul nsw i64 %235, %300
  %302 = mul nsw i64 %241, %301
  %303 = add nsw i32 %33, -1
  store ptr %297, ptr %0, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %26, ptr %304, align 8
  %305 = trunc i32 %40 to i8
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %305, ptr %306, align 1
  %307 = icmp sgt i32 %33, 1
  br i1 %307, label %308, label %312

308:
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %309, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %217, ptr %310, align 8
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %26, ptr %311, align 8
  br label %312

312:
  %313 = icmp sgt i32 %33, 2
  br i1 %313, label %314, label %318

314:
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %315, align 8
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %223, ptr %316, align 8
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %298, ptr %317, align 8
  br label %318

318:
  %319 = icmp sgt i32 %33, 3
  br i1 %319, label %320, label %324

320:
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %229, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %299, ptr %323, align 8
  br label %324

324:
  %325 = icmp sgt i32 %33, 4
  br i1 %325, label %326, label %330

326:
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %327, align 8
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %235, ptr %328, align 8
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %300, ptr %329, align 8
  br label %330

330:
  %331 = icmp sgt i32 %33, 5
  br i1 %331, label %332, label %336

332:
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %333, align 8
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %241, ptr %334, align 8
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %301, ptr %335, align 8
  br label %336

336:
  %337 = icmp eq i32 %33, 7
  br i1 %337, label %338, label %372

338:
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %339, align 8
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %247, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %302, ptr %341, align 8
  br label %372

342:
  %343 = icmp slt i32 %33, 3
  %344 = add nsw i32 %33, -2
  %345 = add nsw i32 %33, -2
  %346 = icmp sgt i64 %249, 0
  %347 = icmp eq ptr %7, null
  %348 = icmp ugt i32 %303, 1
  %349 = icmp eq i32 %344, 1
  %350 = icmp ugt i32 %303, 2
  %351 = icmp eq i32 %344, 2
  %352 = icmp ugt i32 %303, 3
  %353 = icmp eq i32 %344, 3
  %354 = icmp ugt i32 %303, 4
  %355 = icmp eq i32 %344, 4
  %356 = icmp ugt i32 %303, 5
  %357 = icmp eq i32 %344, 5
  %358 = icmp ugt i32 %303, 6
  %359 = icmp eq i32 %344, 6
  %360 = icmp ugt i32 %303, 1
  %361 = icmp eq i32 %345, 1
  %362 = icmp ugt i32 %303, 2
  %363 = icmp eq i32 %345, 2
  %364 = icmp ugt i32 %303, 3
  %365 = icmp eq i32 %345, 3
  %366 = icmp ugt i32 %303, 4
  %367 = icmp eq i32 %345, 4
  %368 = icmp ugt i32 %303, 5
  %369 = icmp eq i32 %345, 5
  %370 = icmp ugt i32 %303, 6
  %371 = icmp eq i32 %345, 6
  br label %380

372:
  %373 = mul nsw i64 %223, %217
  %374 = mul nsw i64 %229, %373
  %375 = mul nsw i64 %235, %374
  %376 = mul nsw i64 %241, %375
  %377 = mul nsw i64 %247, %376
  %378 = mul nsw i64 %253, %377
  %379 = icmp sgt i64 %378, 0
  br i1 %379, label %342, label %586

380:
  %381 = phi i64 [ 0, %342 ], [ %584, %580 ]
  br i1 %343, label %382, label %384

382:
  %383 = mul nsw i64 %216, %381
  br label %457

384:
  %385 = udiv i64 %381, %217
  %386 = urem i64 %381, %217
  br i1 %348, label %387, label %394

387:
  br i1 %349, label %392, label %388

388:
  %389 = urem i64 %385, %223
  %390 = mul nsw i64 %222, %389
  %391 = udiv i64 %385, %223
  br label %394

392:
  %393 = mul nsw i64 %222, %385
  br label %394

394:
  %395 = phi i64 [ %393, %392 ], [ %390, %388 ], [ 0, %384 ]
  %396 = phi i64 [ %385, %392 ], [ %391, %388 ], [ %385, %384 ]
  br i1 %350, label %397, label %406

397:
  br i1 %351, label %403, label %398

398:
  %399 = urem i64 %396, %229
  %400 = mul nsw i64 %228, %399
  %401 = add nsw i64 %400, %395
  %402 = udiv i64 %396, %229
  br label %406

403:
  %404 = mul nsw i64 %228, %396
  %405 = add nsw i64 %404, %395
  br label %406

406:
  %407 = phi i64 [ %405, %403 ], [ %401, %398 ], [ %395, %394 ]
  %408 = phi i64 [ %396, %403 ], [ %402, %398 ], [ %396, %394 ]
  br i1 %352, label %409, label %418

409:
  br i1 %353, label %415, label %410

410:
  %411 = urem i64 %408, %235
  %412 = mul nsw i64 %234, %411
  %413 = add nsw i64 %412, %407
  %414 = udiv i64 %408, %235
  br label %418

415:
  %416 = mul nsw i64 %234, %408
  %417 = add nsw i64 %416, %407
  br label %418

418:
  %419 = phi i64 [ %417, %415 ], [ %413, %410 ], [ %407, %406 ]
  %420 = phi i64 [ %408, %415 ], [ %414, %410 ], [ %408, %406 ]
  br i1 %354, label %421, label %430

421:
  br i1 %355, label %427, label %422

422:
  %423 = urem i64 %420, %241
  %424 = mul nsw i64 %240, %423
  %425 = add nsw i64 %424, %419
  %426 = udiv i64 %420, %241
  br label %430

427:
  %428 = mul nsw i64 %240, %420
  %429 = add nsw i64 %428, %419
  br label %430

430:
  %431 = phi i64 [ %429, %427 ], [ %425, %422 ], [ %419, %418 ]
  %432 = phi i64 [ %420, %427 ], [ %426, %422 ], [ %420, %418 ]
  br i1 %356, label %433, label %442

433:
  br i1 %357, label %439, label %434

434:
  %435 = urem i64 %432, %247
  %436 = mul nsw i64 %246, %435
  %437 = add nsw i64 %436, %431
  %438 = udiv i64 %432, %247
  br label %442

439:
  %440 = mul nsw i64 %246, %432
  %441 = add nsw i64 %440, %431
  br label %442

442:
  %443 = phi i64 [ %441, %439 ], [ %437, %434 ], [ %431, %430 ]
  %444 = phi i64 [ %432, %439 ], [ %438, %434 ], [ %432, %430 ]
  br i1 %358, label %445, label %453

445:
  br i1 %359, label %450, label %446

446:
  %447 = urem i64 %444, %253
  %448 = mul nsw i64 %252, %447
  %449 = add nsw i64 %448, %443
  br label %453

450:
  %451 = mul nsw i64 %252, %444
  %452 = add nsw i64 %451, %443
  br label %453

453:
  %454 = phi i64 [ %452, %450 ], [ %449, %446 ], [ %443, %442 ]
  %455 = mul nsw i64 %216, %386
  %456 = add nsw i64 %454, %455
  br label %457

457:
  %458 = phi i64 [ %383, %382 ], [ %456, %453 ]
  %459 = getelementptr inbounds i8, ptr %20, i64 %458
  br i1 %343, label %460, label %462

460:
  %461 = mul nsw i64 %257, %381
  br label %535

462:
  %463 = udiv i64 %381, %258
  %464 = urem i64 %381, %258
  br i1 %360, label %465, label %472

465:
  br i1 %361, label %470, label %466

466:
  %467 = urem i64 %463, %263
  %468 = mul nsw i64 %262, %467
  %469 = udiv i64 %463, %263
  br label %472

470:
  %471 = mul nsw i64 %262, %463
  br label %472

472:
  %473 = phi i64 [ %471, %470 ], [ %468, %466 ], [ 0, %462 ]
  %474 = phi i64 [ %463, %470 ], [ %469, %466 ], [ %463, %462 ]
  br i1 %362, label %475, label %484

475:
  br i1 %363, label %481, label %476

476:
  %477 = urem i64 %474, %268
  %478 = mul nsw i64 %267, %477
  %479 = add nsw i64 %478, %473
  %480 = udiv i64 %474, %268
  br label %484

481:
  %482 = mul nsw i64 %267, %474
  %483 = add nsw i64 %482, %473
  br label %484

484:
  %485 = phi i64 [ %483, %481 ], [ %479, %476 ], [ %473, %472 ]
  %486 = phi i64 [ %474, %481 ], [ %480, %476 ], [ %474, %472 ]
  br i1 %364, label %487, label %496

487:
  br i1 %365, label %493, label %488

488:
  %489 = urem i64 %486, %273
  %490 = mul nsw i64 %272, %489
  %491 = add nsw i64 %490, %485
  %492 = udiv i64 %486, %273
  br label %496

493:
  %494 = mul nsw i64 %272, %486
  %495 = add nsw i64 %494, %485
  br label %496

496:
  %497 = phi i64 [ %495, %493 ], [ %491, %488 ], [ %485, %484 ]
  %498 = phi i64 [ %486, %493 ], [ %492, %488 ], [ %486, %484 ]
  br i1 %366, label %499, label %508

499:
  br i1 %367, label %505, label %500

500:
  %501 = urem i64 %498, %278
  %502 = mul nsw i64 %277, %501
  %503 = add nsw i64 %502, %497
  %504 = udiv i64 %498, %278
  br label %508

505:
  %506 = mul nsw i64 %277, %498
  %507 = add nsw i64 %506, %497
  br label %508

508:
  %509 = phi i64 [ %507, %505 ], [ %503, %500 ], [ %497, %496 ]
  %510 = phi i64 [ %498, %505 ], [ %504, %500 ], [ %498, %496 ]
  br i1 %368, label %511, label %520

511:
  br i1 %369, label %517, label %512

512:
  %513 = urem i64 %510, %283
  %514 = mul nsw i64 %282, %513
  %515 = add nsw i64 %514, %509
  %516 = udiv i64 %510, %283
  br label %520

517:
  %518 = mul nsw i64 %282, %510
  %519 = add nsw i64 %518, %509
  br label %520

520:
  %521 = phi i64 [ %519, %517 ], [ %515, %512 ], [ %509, %508 ]
  %522 = phi i64 [ %510, %517 ], [ %516, %512 ], [ %510, %508 ]
  br i1 %370, label %523, label %531

523:
  br i1 %371, label %528, label %524

524:
  %525 = urem i64 %522, %288
  %526 = mul nsw i64 %287, %525
  %527 = add nsw i64 %526, %521
  br label %531

528:
  %529 = mul nsw i64 %287, %522
  %530 = add nsw i64 %529, %521
  br label %531

531:
  %532 = phi i64 [ %530, %528 ], [ %527, %524 ], [ %521, %520 ]
  %533 = mul nsw i64 %257, %464
  %534 = add nsw i64 %532, %533
  br label %535

535:
  %536 = phi i64 [ %461, %460 ], [ %534, %531 ]
  %537 = getelementptr inbounds i8, ptr %204, i64 %536
  br i1 %346, label %543, label %540

538:
  %539 = icmp eq i32 %573, 0
  br label %540

540:
  %541 = phi double [ 0.000000e+00, %535 ], [ %572, %538 ]
  %542 = phi i1 [ true, %535 ], [ %539, %538 ]
  br i1 %542, label %576, label %580

543:
  %544 = phi i64 [ %574, %571 ], [ 0, %535 ]
  %545 = phi i32 [ %573, %571 ], [ 0, %535 ]
  %546 = phi double [ %572, %571 ], [ 0.000000e+00, %535 ]
  br i1 %107, label %564, label %547

547:
  %548 = mul nsw i64 %544, %285
  %549 = getelementptr inbounds i8, ptr %537, i64 %548
  switch i64 %205, label %558 [
    i64 4, label %550
    i64 8, label %553
    i64 2, label %555
  ]

550:
  %551 = load i32, ptr %549, align 4
  %552 = sext i32 %551 to i64
  br label %561

553:
  %554 = load i64, ptr %549, align 8
  br label %561

555:
  %556 = load i16, ptr %549, align 2
  %557 = sext i16 %556 to i64
  br label %561

558:
  %559 = load i8, ptr %549, align 1
  %560 = sext i8 %559 to i64
  br label %561

561:
  %562 = phi i64 [ %552, %550 ], [ %554, %553 ], [ %557, %555 ], [ %560, %558 ]
  %563 = icmp eq i64 %562, 0
  br i1 %563, label %571, label %564

564:
  %565 = mul nsw i64 %544, %250
  %566 = getelementptr inbounds i8, ptr %459, i64 %565
  %567 = icmp eq i32 %545, 0
  %568 = load double, ptr %566, align 8
  br i1 %567, label %571, label %569

569:
  %570 = tail call double %2(double noundef %546, double noundef %568) #7
  br label %571

571:
  %572 = phi double [ %546, %561 ], [ %570, %569 ], [ %568, %564 ]
  %573 = phi i32 [ %545, %561 ], [ 1, %569 ], [ 1, %564 ]
  %574 = add nuw nsw i64 %544, 1
  %575 = icmp eq i64 %574, %249
  br i1 %575, label %538, label %543

576:
  br i1 %347, label %577, label %578

577:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

578:
  %579 = load double, ptr %7, align 8
  br label %580

580:
  %581 = phi double [ %541, %540 ], [ %579, %578 ]
  %582 = mul nsw i64 %381, %26
  %583 = getelementptr inbounds i8, ptr %297, i64 %582
  store double %581, ptr %583, align 8
  %584 = add nuw nsw i64 %381, 1
  %585 = icmp eq i64 %584, %378
  br i1 %585, label %586, label %380

586:
  ret void
}

declare void @_FortranAReduceReal8DimValue(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext) local_unnamed_addr #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare i64 @llvm.umax.i64(i64, i64) #5

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { noreturn }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { allocsize(0) }
