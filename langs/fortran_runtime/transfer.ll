; Made from transfer.c by regenerate.py.
; Transfer: 5 arguments, facts of 1 2
; CopyAndUpdateDescriptor: 5 arguments, facts of none
; RandomNumber: 3 arguments, facts of 0

%struct.Dimension = type { i64, i64, i64 }
%struct.VectorDescriptor = type { ptr, i64, i32, i8, i8, i8, i8, [1 x %struct.Dimension] }
%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

define linkonce_odr hidden void @pad.fortran.Transfer(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef readnone captures(address_is_null) %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i64 noundef %13, ptr noundef readnone captures(none) %14) local_unnamed_addr #0 {
  %16 = load ptr, ptr %1, align 8
  %17 = icmp eq i64 %8, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load i64, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ %20, %18 ], [ %8, %15 ]
  %23 = icmp eq i32 %5, -128
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %26 = load i8, ptr %25, align 4
  %27 = sext i8 %26 to i32
  br label %28

28:
  %29 = phi i32 [ %27, %24 ], [ %5, %21 ]
  %30 = icmp eq i32 %6, -128
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  br label %35

35:
  %36 = phi i32 [ %34, %31 ], [ %6, %28 ]
  %37 = icmp sgt i32 %29, 0
  br i1 %37, label %38, label %43

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %44 = phi i64 [ %40, %38 ], [ 1, %35 ]
  %45 = phi i64 [ %42, %38 ], [ 0, %35 ]
  %46 = icmp sgt i32 %29, 1
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %51 = load i64, ptr %50, align 8
  br label %52

52:
  %53 = phi i64 [ %49, %47 ], [ 1, %43 ]
  %54 = phi i64 [ %51, %47 ], [ 0, %43 ]
  %55 = icmp sgt i32 %29, 2
  br i1 %55, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %58, %56 ], [ 1, %52 ]
  %63 = phi i64 [ %60, %56 ], [ 0, %52 ]
  %64 = icmp sgt i32 %29, 3
  br i1 %64, label %65, label %70

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %69 = load i64, ptr %68, align 8
  br label %70

70:
  %71 = phi i64 [ %67, %65 ], [ 1, %61 ]
  %72 = phi i64 [ %69, %65 ], [ 0, %61 ]
  %73 = icmp sgt i32 %29, 4
  br i1 %73, label %74, label %79

74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %78 = load i64, ptr %77, align 8
  br label %79

79:
  %80 = phi i64 [ %76, %74 ], [ 1, %70 ]
  %81 = phi i64 [ %78, %74 ], [ 0, %70 ]
  %82 = icmp sgt i32 %29, 5
  br i1 %82, label %83, label %88

83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %87 = load i64, ptr %86, align 8
  br label %88

88:
  %89 = phi i64 [ %85, %83 ], [ 1, %79 ]
  %90 = phi i64 [ %87, %83 ], [ 0, %79 ]
  %91 = icmp sgt i32 %29, 6
  br i1 %91, label %92, label %97

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %96 = load i64, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %94, %92 ], [ 1, %88 ]
  %99 = phi i64 [ %96, %92 ], [ 0, %88 ]
  %100 = icmp eq i64 %13, 0
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %103 = load i64, ptr %102, align 8
  br label %104

104:
  %105 = phi i64 [ %103, %101 ], [ %13, %97 ]
  %106 = icmp eq i32 %10, -128
  br i1 %106, label %107, label %111

107:
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %109 = load i8, ptr %108, align 4
  %110 = sext i8 %109 to i32
  br label %111

111:
  %112 = phi i32 [ %110, %107 ], [ %10, %104 ]
  %113 = icmp eq i32 %11, -128
  br i1 %113, label %114, label %118

114:
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 21
  %116 = load i8, ptr %115, align 1
  %117 = sext i8 %116 to i32
  br label %118

118:
  %119 = phi i32 [ %117, %114 ], [ %11, %111 ]
  switch i32 %36, label %121 [
    i32 28, label %122
    i32 35, label %122
    i32 27, label %120
    i32 34, label %120
  ]

120:
  br label %122

121:
  br label %122

122:
  %123 = phi i1 [ true, %121 ], [ false, %120 ], [ false, %118 ], [ false, %118 ]
  %124 = phi i1 [ false, %121 ], [ false, %120 ], [ true, %118 ], [ true, %118 ]
  %125 = phi i32 [ 0, %121 ], [ 1, %120 ], [ 2, %118 ], [ 2, %118 ]
  br i1 %123, label %136, label %126

126:
  switch i32 %119, label %128 [
    i32 28, label %129
    i32 35, label %129
    i32 27, label %127
    i32 34, label %127
  ]

127:
  br label %129

128:
  br label %129

129:
  %130 = phi i32 [ 0, %128 ], [ 1, %127 ], [ 2, %126 ], [ 2, %126 ]
  %131 = icmp ne i32 %125, %130
  %132 = icmp sgt i32 %29, 7
  %133 = select i1 %131, i1 true, i1 %132
  %134 = icmp sgt i32 %112, 7
  %135 = select i1 %133, i1 true, i1 %134
  br i1 %135, label %136, label %137

136:
  tail call void @_FortranATransfer(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) "pad-otherwise" #8
  br label %496

137:
  %138 = mul nsw i64 %53, %44
  %139 = mul nsw i64 %62, %138
  %140 = mul nsw i64 %71, %139
  %141 = mul nsw i64 %80, %140
  %142 = mul nsw i64 %89, %141
  %143 = mul nsw i64 %98, %142
  %144 = select i1 %124, i64 8, i64 4
  %145 = mul nsw i64 %143, %22
  %146 = sdiv i64 %145, %144
  %147 = sdiv i64 %105, %144
  %148 = icmp sgt i32 %112, 0
  br i1 %148, label %149, label %153

149:
  %150 = add nsw i64 %146, -1
  %151 = add nsw i64 %150, %147
  %152 = sdiv i64 %151, %147
  br label %153

153:
  %154 = phi i64 [ %152, %149 ], [ 1, %137 ]
  %155 = mul i64 %154, %105
  %156 = tail call i64 @llvm.umax.i64(i64 %155, i64 1)
  %157 = tail call ptr @malloc(i64 noundef %156) #9
  store ptr %157, ptr %0, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %105, ptr %158, align 8
  %159 = trunc i32 %119 to i8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %159, ptr %160, align 1
  br i1 %148, label %161, label %165

161:
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %154, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %105, ptr %164, align 8
  br label %165

165:
  %166 = icmp eq i64 %44, 1
  %167 = icmp eq i64 %45, %22
  %168 = select i1 %166, i1 true, i1 %167
  %169 = mul nsw i64 %44, %22
  %170 = icmp eq i64 %53, 1
  %171 = icmp eq i64 %54, %169
  %172 = select i1 %170, i1 true, i1 %171
  %173 = and i1 %172, %168
  %174 = mul nsw i64 %53, %169
  %175 = icmp eq i64 %62, 1
  %176 = icmp eq i64 %63, %174
  %177 = select i1 %175, i1 true, i1 %176
  %178 = and i1 %177, %173
  %179 = mul nsw i64 %62, %174
  %180 = icmp eq i64 %71, 1
  %181 = icmp eq i64 %72, %179
  %182 = select i1 %180, i1 true, i1 %181
  %183 = and i1 %182, %178
  %184 = mul nsw i64 %71, %179
  %185 = icmp eq i64 %80, 1
  %186 = icmp eq i64 %81, %184
  %187 = select i1 %185, i1 true, i1 %186
  %188 = and i1 %187, %183
  %189 = mul nsw i64 %80, %184
  %190 = icmp eq i64 %89, 1
  %191 = icmp eq i64 %90, %189
  %192 = select i1 %190, i1 true, i1 %191
  %193 = and i1 %192, %188
  %194 = icmp eq i64 %98, 1
  %195 = mul nsw i64 %89, %189
  %196 = icmp eq i64 %99, %195
  %197 = select i1 %194, i1 true, i1 %196
  %198 = and i1 %197, %193
  br i1 %198, label %456, label %199

199:
  %200 = mul nsw i64 %53, %44
  %201 = mul nsw i64 %62, %200
  %202 = mul nsw i64 %71, %201
  %203 = mul nsw i64 %80, %202
  %204 = mul nsw i64 %89, %203
  %205 = mul nsw i64 %98, %204
  %206 = mul i64 %205, %22
  %207 = tail call i64 @llvm.umax.i64(i64 %206, i64 1)
  %208 = tail call ptr @malloc(i64 noundef %207) #9
  %209 = mul nsw i64 %44, %22
  %210 = mul nsw i64 %53, %209
  %211 = mul nsw i64 %62, %210
  %212 = mul nsw i64 %71, %211
  %213 = mul nsw i64 %80, %212
  %214 = mul nsw i64 %89, %213
  switch i32 %36, label %218 [
    i32 28, label %219
    i32 27, label %215
    i32 35, label %216
    i32 34, label %217
  ]

215:
  br label %219

216:
  br label %219

217:
  br label %219

218:
  br label %219

219:
  %220 = phi i32 [ 0, %218 ], [ 1, %215 ], [ 4, %216 ], [ 3, %217 ], [ 2, %199 ]
  %221 = mul nsw i64 %62, %53
  %222 = mul nsw i64 %71, %221
  %223 = mul nsw i64 %80, %222
  %224 = mul nsw i64 %89, %223
  %225 = mul nsw i64 %98, %224
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %456

227:
  %228 = icmp sgt i64 %44, 0
  %229 = icmp sgt i64 %44, 0
  %230 = icmp sgt i64 %44, 0
  %231 = icmp sgt i64 %44, 0
  %232 = icmp sgt i64 %44, 0
  %233 = icmp sgt i32 %29, 1
  %234 = icmp eq i32 %29, 2
  %235 = icmp sgt i32 %29, 2
  %236 = icmp eq i32 %29, 3
  %237 = icmp sgt i32 %29, 3
  %238 = icmp eq i32 %29, 4
  %239 = icmp sgt i32 %29, 4
  %240 = icmp eq i32 %29, 5
  %241 = icmp sgt i32 %29, 5
  %242 = icmp eq i32 %29, 6
  %243 = icmp sgt i32 %29, 6
  %244 = icmp eq i32 %29, 7
  %245 = icmp sgt i32 %29, 1
  %246 = icmp eq i32 %29, 2
  %247 = icmp sgt i32 %29, 2
  %248 = icmp eq i32 %29, 3
  %249 = icmp sgt i32 %29, 3
  %250 = icmp eq i32 %29, 4
  %251 = icmp sgt i32 %29, 4
  %252 = icmp eq i32 %29, 5
  %253 = icmp sgt i32 %29, 5
  %254 = icmp eq i32 %29, 6
  %255 = icmp sgt i32 %29, 6
  %256 = icmp eq i32 %29, 7
  br label %257

257:
  %258 = phi i64 [ 0, %227 ], [ %454, %453 ]
  br i1 %233, label %259, label %266

259:
  br i1 %234, label %264, label %260

260:
  %261 = urem i64 %258, %53
  %262 = mul nsw i64 %209, %261
  %263 = udiv i64 %258, %53
  br label %266

264:
  %265 = mul nsw i64 %209, %258
  br label %266

266:
  %267 = phi i64 [ %265, %264 ], [ %262, %260 ], [ 0, %257 ]
  %268 = phi i64 [ %258, %264 ], [ %263, %260 ], [ %258, %257 ]
  br i1 %235, label %269, label %278

269:
  br i1 %236, label %275, label %270

270:
  %271 = urem i64 %268, %62
  %272 = mul nsw i64 %210, %271
  %273 = add nsw i64 %272, %267
  %274 = udiv i64 %268, %62
  br label %278

275:
  %276 = mul nsw i64 %210, %268
  %277 = add nsw i64 %276, %267
  br label %278

278:
  %279 = phi i64 [ %277, %275 ], [ %273, %270 ], [ %267, %266 ]
  %280 = phi i64 [ %268, %275 ], [ %274, %270 ], [ %268, %266 ]
  br i1 %237, label %281, label %290

281:
  br i1 %238, label %287, label %282

282:
  %283 = urem i64 %280, %71
  %284 = mul nsw i64 %211, %283
  %285 = add nsw i64 %284, %279
  %286 = udiv i64 %280, %71
  br label %290

287:
  %288 = mul nsw i64 %211, %280
  %289 = add nsw i64 %288, %279
  br label %290

290:
  %291 = phi i64 [ %289, %287 ], [ %285, %282 ], [ %279, %278 ]
  %292 = phi i64 [ %280, %287 ], [ %286, %282 ], [ %280, %278 ]
  br i1 %239, label %293, label %302

293:
  br i1 %240, label %299, label %294

294:
  %295 = urem i64 %292, %80
  %296 = mul nsw i64 %212, %295
  %297 = add nsw i64 %296, %291
  %298 = udiv i64 %292, %80
  br label %302

299:
  %300 = mul nsw i64 %212, %292
  %301 = add nsw i64 %300, %291
  br label %302

302:
  %303 = phi i64 [ %301, %299 ], [ %297, %294 ], [ %291, %290 ]
  %304 = phi i64 [ %292, %299 ], [ %298, %294 ], [ %292, %290 ]
  br i1 %241, label %305, label %314

305:
  br i1 %242, label %311, label %306

306:
  %307 = urem i64 %304, %89
  %308 = mul nsw i64 %213, %307
  %309 = add nsw i64 %308, %303
  %310 = udiv i64 %304, %89
  br label %314

311:
  %312 = mul nsw i64 %213, %304
  %313 = add nsw i64 %312, %303
  br label %314

314:
  %315 = phi i64 [ %313, %311 ], [ %309, %306 ], [ %303, %302 ]
  %316 = phi i64 [ %304, %311 ], [ %310, %306 ], [ %304, %302 ]
  br i1 %243, label %317, label %325

317:
  br i1 %244, label %322, label %318

318:
  %319 = urem i64 %316, %98
  %320 = mul nsw i64 %214, %319
  %321 = add nsw i64 %320, %315
  br label %325

322:
  %323 = mul nsw i64 %214, %316
  %324 = add nsw i64 %323, %315
  br label %325

325:
  %326 = phi i64 [ %324, %322 ], [ %321, %318 ], [ %315, %314 ]
  br i1 %245, label %327, label %334

327:
  br i1 %246, label %332, label %328

328:
  %329 = urem i64 %258, %53
  %330 = mul nsw i64 %54, %329
  %331 = udiv i64 %258, %53
  br label %334

332:
  %333 = mul nsw i64 %54, %258
  br label %334

334:
  %335 = phi i64 [ %333, %332 ], [ %330, %328 ], [ 0, %325 ]
  %336 = phi i64 [ %258, %332 ], [ %331, %328 ], [ %258, %325 ]
  br i1 %247, label %337, label %346

337:
  br i1 %248, label %343, label %338

338:
  %339 = urem i64 %336, %62
  %340 = mul nsw i64 %63, %339
  %341 = add nsw i64 %340, %335
  %342 = udiv i64 %336, %62
  br label %346

343:
  %344 = mul nsw i64 %63, %336
  %345 = add nsw i64 %344, %335
  br label %346

346:
  %347 = phi i64 [ %345, %343 ], [ %341, %338 ], [ %335, %334 ]
  %348 = phi i64 [ %336, %343 ], [ %342, %338 ], [ %336, %334 ]
  br i1 %249, label %349, label %358

349:
  br i1 %250, label %355, label %350

350:
  %351 = urem i64 %348, %71
  %352 = mul nsw i64 %72, %351
  %353 = add nsw i64 %352, %347
  %354 = udiv i64 %348, %71
  br label %358

355:
  %356 = mul nsw i64 %72, %348
  %357 = add nsw i64 %356, %347
  br label %358

358:
  %359 = phi i64 [ %357, %355 ], [ %353, %350 ], [ %347, %346 ]
  %360 = phi i64 [ %348, %355 ], [ %354, %350 ], [ %348, %346 ]
  br i1 %251, label %361, label %370

361:
  br i1 %252, label %367, label %362

362:
  %363 = urem i64 %360, %80
  %364 = mul nsw i64 %81, %363
  %365 = add nsw i64 %364, %359
  %366 = udiv i64 %360, %80
  br label %370

367:
  %368 = mul nsw i64 %81, %360
  %369 = add nsw i64 %368, %359
  br label %370

370:
  %371 = phi i64 [ %369, %367 ], [ %365, %362 ], [ %359, %358 ]
  %372 = phi i64 [ %360, %367 ], [ %366, %362 ], [ %360, %358 ]
  br i1 %253, label %373, label %382

373:
  br i1 %254, label %379, label %374

374:
  %375 = urem i64 %372, %89
  %376 = mul nsw i64 %90, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %89
  br label %382

379:
  %380 = mul nsw i64 %90, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %255, label %385, label %393

385:
  br i1 %256, label %390, label %386

386:
  %387 = urem i64 %384, %98
  %388 = mul nsw i64 %99, %387
  %389 = add nsw i64 %388, %383
  br label %393

390:
  %391 = mul nsw i64 %99, %384
  %392 = add nsw i64 %391, %383
  br label %393

393:
  %394 = phi i64 [ %392, %390 ], [ %389, %386 ], [ %383, %382 ]
  %395 = getelementptr inbounds i8, ptr %208, i64 %326
  %396 = getelementptr inbounds i8, ptr %16, i64 %394
  switch i32 %220, label %452 [
    i32 2, label %401
    i32 1, label %400
    i32 4, label %399
    i32 3, label %398
    i32 0, label %397
  ]

397:
  br i1 %228, label %444, label %453

398:
  br i1 %229, label %432, label %453

399:
  br i1 %230, label %420, label %453

400:
  br i1 %231, label %411, label %453

401:
  br i1 %232, label %402, label %453

402:
  %403 = phi i64 [ %409, %402 ], [ 0, %401 ]
  %404 = mul nsw i64 %403, %22
  %405 = getelementptr inbounds i8, ptr %395, i64 %404
  %406 = mul nsw i64 %403, %45
  %407 = getelementptr inbounds i8, ptr %396, i64 %406
  %408 = load double, ptr %407, align 8
  store double %408, ptr %405, align 8
  %409 = add nuw nsw i64 %403, 1
  %410 = icmp eq i64 %409, %44
  br i1 %410, label %453, label %402

411:
  %412 = phi i64 [ %418, %411 ], [ 0, %400 ]
  %413 = mul nsw i64 %412, %22
  %414 = getelementptr inbounds i8, ptr %395, i64 %413
  %415 = mul nsw i64 %412, %45
  %416 = getelementptr inbounds i8, ptr %396, i64 %415
  %417 = load float, ptr %416, align 4
  store float %417, ptr %414, align 4
  %418 = add nuw nsw i64 %412, 1
  %419 = icmp eq i64 %418, %44
  br i1 %419, label %453, label %411

420:
  %421 = phi i64 [ %430, %420 ], [ 0, %399 ]
  %422 = mul nsw i64 %421, %22
  %423 = getelementptr inbounds i8, ptr %395, i64 %422
  %424 = mul nsw i64 %421, %45
  %425 = getelementptr inbounds i8, ptr %396, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = getelementptr inbounds nuw i8, ptr %425, i64 8
  %428 = load double, ptr %427, align 8
  store double %426, ptr %423, align 8
  %429 = getelementptr inbounds nuw i8, ptr %423, i64 8
  store double %428, ptr %429, align 8
  %430 = add nuw nsw i64 %421, 1
  %431 = icmp eq i64 %430, %44
  br i1 %431, label %453, label %420

432:
  %433 = phi i64 [ %442, %432 ], [ 0, %398 ]
  %434 = mul nsw i64 %433, %22
  %435 = getelementptr inbounds i8, ptr %395, i64 %434
  %436 = mul nsw i64 %433, %45
  %437 = getelementptr inbounds i8, ptr %396, i64 %436
  %438 = load float, ptr %437, align 4
  %439 = getelementptr inbounds nuw i8, ptr %437, i64 4
  %440 = load float, ptr %439, align 4
  store float %438, ptr %435, align 4
  %441 = getelementptr inbounds nuw i8, ptr %435, i64 4
  store float %440, ptr %441, align 4
  %442 = add nuw nsw i64 %433, 1
  %443 = icmp eq i64 %442, %44
  br i1 %443, label %453, label %432

444:
  %445 = phi i64 [ %450, %444 ], [ 0, %397 ]
  %446 = mul nsw i64 %445, %22
  %447 = getelementptr inbounds i8, ptr %395, i64 %446
  %448 = mul nsw i64 %445, %45
  %449 = getelementptr inbounds i8, ptr %396, i64 %448
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %447, ptr align 1 %449, i64 %22, i1 false)
  %450 = add nuw nsw i64 %445, 1
  %451 = icmp eq i64 %450, %44
  br i1 %451, label %453, label %444

452:
  unreachable

453:
  %454 = add nuw nsw i64 %258, 1
  %455 = icmp eq i64 %454, %225
  br i1 %455, label %456, label %257

456:
  %457 = phi ptr [ null, %165 ], [ %208, %219 ], [ %208, %453 ]
  %458 = phi ptr [ %16, %165 ], [ %208, %219 ], [ %208, %453 ]
  %459 = mul i64 %154, %147
  %460 = tail call i64 @llvm.smin.i64(i64 %146, i64 %459)
  switch i32 %125, label %452 [
    i32 2, label %463
    i32 1, label %461
    i32 0, label %479
  ]

461:
  %462 = icmp sgt i64 %460, 0
  br i1 %462, label %472, label %482

463:
  %464 = icmp sgt i64 %460, 0
  br i1 %464, label %465, label %482

465:
  %466 = phi i64 [ %470, %465 ], [ 0, %463 ]
  %467 = getelementptr inbounds nuw double, ptr %157, i64 %466
  %468 = getelementptr inbounds nuw double, ptr %458, i64 %466
  %469 = load double, ptr %468, align 8
  store double %469, ptr %467, align 8
  %470 = add nuw nsw i64 %466, 1
  %471 = icmp eq i64 %470, %460
  br i1 %471, label %482, label %465

472:
  %473 = phi i64 [ %477, %472 ], [ 0, %461 ]
  %474 = getelementptr inbounds nuw float, ptr %157, i64 %473
  %475 = getelementptr inbounds nuw float, ptr %458, i64 %473
  %476 = load float, ptr %475, align 4
  store float %476, ptr %474, align 4
  %477 = add nuw nsw i64 %473, 1
  %478 = icmp eq i64 %477, %460
  br i1 %478, label %482, label %472

479:
  %480 = select i1 %124, i64 3, i64 2
  %481 = shl i64 %460, %480
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %157, ptr align 1 %458, i64 %481, i1 false)
  br label %482

482:
  %483 = icmp slt i64 %146, %459
  br i1 %483, label %486, label %484

484:
  %485 = icmp eq ptr %457, null
  br i1 %485, label %496, label %495

486:
  %487 = phi i64 [ %493, %492 ], [ %460, %482 ]
  br i1 %124, label %488, label %490

488:
  %489 = getelementptr inbounds double, ptr %157, i64 %487
  store double 0.000000e+00, ptr %489, align 8
  br label %492

490:
  %491 = getelementptr inbounds float, ptr %157, i64 %487
  store float 0.000000e+00, ptr %491, align 4
  br label %492

492:
  %493 = add nsw i64 %487, 1
  %494 = icmp eq i64 %493, %459
  br i1 %494, label %484, label %486

495:
  tail call void @free(ptr noundef %457)
  br label %496

496:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @_FortranATransfer(ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

define linkonce_odr hidden void @pad.fortran.CopyAndUpdateDescriptor(ptr noundef writeonly captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, i8 noundef signext %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = load ptr, ptr %1, align 8
  store ptr %6, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %14, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %17 = load i8, ptr %16, align 1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %17, ptr %18, align 1
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %3, ptr %19, align 2
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %21 = load i8, ptr %20, align 1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %21, ptr %22, align 1
  %23 = load i8, ptr %13, align 4
  %24 = icmp sgt i8 %23, 0
  br i1 %24, label %25, label %30

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %27 = icmp eq i32 %4, 0
  %28 = icmp eq i32 %4, 1
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %35

30:
  %31 = phi i8 [ %23, %5 ], [ %54, %46 ]
  %32 = load i8, ptr %20, align 1
  %33 = and i8 %32, 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %68, label %57

35:
  %36 = phi i64 [ 0, %25 ], [ %53, %46 ]
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load i64, ptr %38, align 8
  br i1 %27, label %40, label %42

40:
  %41 = load i64, ptr %37, align 8
  br label %46

42:
  %43 = icmp eq i64 %39, 0
  %44 = select i1 %28, i1 true, i1 %43
  %45 = zext i1 %44 to i64
  br label %46

46:
  %47 = phi i64 [ %41, %40 ], [ %45, %42 ]
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %36
  store i64 %47, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i64 %39, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 16
  store i64 %51, ptr %52, align 8
  %53 = add nuw nsw i64 %36, 1
  %54 = load i8, ptr %13, align 4
  %55 = sext i8 %54 to i64
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %35, label %30

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %59 = sext i8 %31 to i64
  %60 = getelementptr inbounds %struct.Dimension, ptr %58, i64 %59
  %61 = icmp eq ptr %2, null
  br i1 %61, label %62, label %66

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %64 = getelementptr inbounds %struct.Dimension, ptr %63, i64 %59
  %65 = load ptr, ptr %64, align 8
  br label %66

66:
  %67 = phi ptr [ %65, %62 ], [ %2, %57 ]
  store ptr %67, ptr %60, align 8
  br label %68

68:
  ret void
}

define linkonce_odr hidden void @pad.fortran.RandomNumber(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef readnone captures(address_is_null) %7) local_unnamed_addr #0 {
  %9 = alloca %struct.VectorDescriptor, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %12 ], [ %6, %8 ]
  %17 = icmp eq i32 %3, -128
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4
  %21 = sext i8 %20 to i32
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ %3, %15 ]
  %24 = icmp eq i32 %4, -128
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %25 ], [ %4, %22 ]
  %31 = icmp sgt i32 %23, 0
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %34, %32 ], [ 1, %29 ]
  %39 = phi i64 [ %36, %32 ], [ 0, %29 ]
  %40 = icmp sgt i32 %23, 1
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %43, %41 ], [ 1, %37 ]
  %48 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %49 = icmp sgt i32 %23, 2
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %52, %50 ], [ 1, %46 ]
  %57 = phi i64 [ %54, %50 ], [ 0, %46 ]
  %58 = icmp sgt i32 %23, 3
  br i1 %58, label %59, label %64

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %61, %59 ], [ 1, %55 ]
  %66 = phi i64 [ %63, %59 ], [ 0, %55 ]
  %67 = icmp sgt i32 %23, 4
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %70, %68 ], [ 1, %64 ]
  %75 = phi i64 [ %72, %68 ], [ 0, %64 ]
  %76 = icmp sgt i32 %23, 5
  br i1 %76, label %77, label %82

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %81 = load i64, ptr %80, align 8
  br label %82

82:
  %83 = phi i64 [ %79, %77 ], [ 1, %73 ]
  %84 = phi i64 [ %81, %77 ], [ 0, %73 ]
  %85 = icmp sgt i32 %23, 6
  br i1 %85, label %86, label %91

86:
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %90 = load i64, ptr %89, align 8
  br label %91

91:
  %92 = phi i64 [ %88, %86 ], [ 1, %82 ]
  %93 = phi i64 [ %90, %86 ], [ 0, %82 ]
  %94 = add i32 %30, -29
  %95 = icmp ult i32 %94, -2
  %96 = icmp sgt i32 %23, 7
  %97 = select i1 %95, i1 true, i1 %96
  br i1 %97, label %98, label %99

98:
  tail call void @_FortranARandomNumber(ptr noundef nonnull captures(none) %0, ptr noundef %1, i32 noundef %2) #8
  br label %486

99:
  %100 = mul nsw i64 %47, %38
  %101 = mul nsw i64 %56, %100
  %102 = mul nsw i64 %65, %101
  %103 = mul nsw i64 %74, %102
  %104 = mul nsw i64 %83, %103
  %105 = mul nsw i64 %92, %104
  %106 = icmp slt i64 %105, 1
  br i1 %106, label %486, label %107

107:
  %108 = mul i64 %105, %16
  %109 = tail call i64 @llvm.umax.i64(i64 %108, i64 1)
  %110 = tail call ptr @malloc(i64 noundef %109) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  store ptr %110, ptr %9, align 8
  %111 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %16, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 20240719, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i8 1, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 21
  %115 = trunc nuw i32 %30 to i8
  store i8 %115, ptr %114, align 1
  %116 = getelementptr inbounds nuw i8, ptr %9, i64 22
  store i8 0, ptr %116, align 2
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 23
  store i8 0, ptr %117, align 1
  %118 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 1, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %105, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 %16, ptr %120, align 8
  call void @_FortranARandomNumber(ptr noundef nonnull captures(none) %9, ptr noundef %1, i32 noundef %2) #8
  %121 = mul nsw i64 %38, %16
  %122 = mul nsw i64 %47, %121
  %123 = mul nsw i64 %56, %122
  %124 = mul nsw i64 %65, %123
  %125 = mul nsw i64 %74, %124
  %126 = mul nsw i64 %83, %125
  switch i32 %30, label %130 [
    i32 28, label %131
    i32 27, label %127
    i32 35, label %128
    i32 34, label %129
  ]

127:
  br label %131

128:
  br label %131

129:
  br label %131

130:
  br label %131

131:
  %132 = phi i32 [ 0, %130 ], [ 1, %127 ], [ 4, %128 ], [ 3, %129 ], [ 2, %107 ]
  %133 = icmp eq i64 %38, 1
  %134 = icmp eq i64 %39, %16
  %135 = select i1 %133, i1 true, i1 %134
  %136 = mul nsw i64 %38, %16
  %137 = icmp eq i64 %47, 1
  %138 = icmp eq i64 %48, %136
  %139 = select i1 %137, i1 true, i1 %138
  %140 = and i1 %139, %135
  %141 = mul nsw i64 %47, %136
  %142 = icmp eq i64 %56, 1
  %143 = icmp eq i64 %57, %141
  %144 = select i1 %142, i1 true, i1 %143
  %145 = and i1 %144, %140
  %146 = mul nsw i64 %56, %141
  %147 = icmp eq i64 %65, 1
  %148 = icmp eq i64 %66, %146
  %149 = select i1 %147, i1 true, i1 %148
  %150 = and i1 %149, %145
  %151 = mul nsw i64 %65, %146
  %152 = icmp eq i64 %74, 1
  %153 = icmp eq i64 %75, %151
  %154 = select i1 %152, i1 true, i1 %153
  %155 = and i1 %154, %150
  %156 = mul nsw i64 %74, %151
  %157 = icmp eq i64 %83, 1
  %158 = icmp eq i64 %84, %156
  %159 = select i1 %157, i1 true, i1 %158
  %160 = and i1 %159, %155
  %161 = icmp eq i64 %92, 1
  %162 = mul nsw i64 %83, %156
  %163 = icmp eq i64 %93, %162
  %164 = select i1 %161, i1 true, i1 %163
  %165 = and i1 %164, %160
  %166 = mul i64 %47, %38
  %167 = mul i64 %56, %166
  %168 = mul i64 %65, %167
  %169 = mul i64 %74, %168
  %170 = mul i64 %83, %169
  %171 = mul i64 %92, %170
  br i1 %165, label %172, label %248

172:
  %173 = mul nsw i64 %38, %16
  %174 = icmp ne i64 %47, 1
  %175 = icmp ne i64 %121, %173
  %176 = select i1 %174, i1 %175, i1 false
  %177 = mul nsw i64 %47, %173
  %178 = icmp ne i64 %56, 1
  %179 = icmp ne i64 %122, %177
  %180 = select i1 %178, i1 %179, i1 false
  %181 = or i1 %180, %176
  %182 = mul nsw i64 %56, %177
  %183 = icmp ne i64 %65, 1
  %184 = icmp ne i64 %123, %182
  %185 = select i1 %183, i1 %184, i1 false
  %186 = or i1 %185, %181
  %187 = mul nsw i64 %65, %182
  %188 = icmp ne i64 %74, 1
  %189 = icmp ne i64 %124, %187
  %190 = select i1 %188, i1 %189, i1 false
  %191 = or i1 %190, %186
  %192 = mul nsw i64 %74, %187
  %193 = icmp ne i64 %83, 1
  %194 = icmp ne i64 %125, %192
  %195 = select i1 %193, i1 %194, i1 false
  %196 = or i1 %195, %191
  %197 = icmp ne i64 %92, 1
  %198 = mul nsw i64 %83, %192
  %199 = icmp ne i64 %126, %198
  %200 = select i1 %197, i1 %199, i1 false
  %201 = or i1 %200, %196
  br i1 %201, label %248, label %202

202:
  switch i32 %132, label %247 [
    i32 2, label %209
    i32 1, label %207
    i32 4, label %205
    i32 3, label %203
    i32 0, label %245
  ]

203:
  %204 = icmp sgt i64 %171, 0
  br i1 %204, label %235, label %485

205:
  %206 = icmp sgt i64 %171, 0
  br i1 %206, label %225, label %485

207:
  %208 = icmp sgt i64 %171, 0
  br i1 %208, label %218, label %485

209:
  %210 = icmp sgt i64 %171, 0
  br i1 %210, label %211, label %485

211:
  %212 = phi i64 [ %216, %211 ], [ 0, %209 ]
  %213 = getelementptr inbounds nuw double, ptr %10, i64 %212
  %214 = getelementptr inbounds nuw double, ptr %110, i64 %212
  %215 = load double, ptr %214, align 8
  store double %215, ptr %213, align 8
  %216 = add nuw nsw i64 %212, 1
  %217 = icmp eq i64 %216, %171
  br i1 %217, label %485, label %211

218:
  %219 = phi i64 [ %223, %218 ], [ 0, %207 ]
  %220 = getelementptr inbounds nuw float, ptr %10, i64 %219
  %221 = getelementptr inbounds nuw float, ptr %110, i64 %219
  %222 = load float, ptr %221, align 4
  store float %222, ptr %220, align 4
  %223 = add nuw nsw i64 %219, 1
  %224 = icmp eq i64 %223, %171
  br i1 %224, label %485, label %218

225:
  %226 = phi i64 [ %233, %225 ], [ 0, %205 ]
  %227 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %10, i64 %226
  %228 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %110, i64 %226
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %231 = load double, ptr %230, align 8
  store double %229, ptr %227, align 8
  %232 = getelementptr inbounds nuw i8, ptr %227, i64 8
  store double %231, ptr %232, align 8
  %233 = add nuw nsw i64 %226, 1
  %234 = icmp eq i64 %233, %171
  br i1 %234, label %485, label %225

235:
  %236 = phi i64 [ %243, %235 ], [ 0, %203 ]
  %237 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %10, i64 %236
  %238 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %110, i64 %236
  %239 = load float, ptr %238, align 4
  %240 = getelementptr inbounds nuw i8, ptr %238, i64 4
  %241 = load float, ptr %240, align 4
  store float %239, ptr %237, align 4
  %242 = getelementptr inbounds nuw i8, ptr %237, i64 4
  store float %241, ptr %242, align 4
  %243 = add nuw nsw i64 %236, 1
  %244 = icmp eq i64 %243, %171
  br i1 %244, label %485, label %235

245:
  %246 = mul i64 %171, %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %110, i64 %246, i1 false)
  br label %485

247:
  unreachable

248:
  %249 = icmp sgt i64 %171, 0
  br i1 %249, label %250, label %485

250:
  %251 = mul nsw i64 %56, %47
  %252 = mul nsw i64 %65, %251
  %253 = mul nsw i64 %74, %252
  %254 = mul nsw i64 %83, %253
  %255 = mul nsw i64 %92, %254
  %256 = icmp sgt i64 %255, 0
  br i1 %256, label %257, label %485

257:
  %258 = icmp sgt i64 %38, 0
  %259 = icmp sgt i64 %38, 0
  %260 = icmp sgt i64 %38, 0
  %261 = icmp sgt i64 %38, 0
  %262 = icmp sgt i64 %38, 0
  %263 = icmp sgt i32 %23, 1
  %264 = icmp eq i32 %23, 2
  %265 = icmp sgt i32 %23, 2
  %266 = icmp eq i32 %23, 3
  %267 = icmp sgt i32 %23, 3
  %268 = icmp eq i32 %23, 4
  %269 = icmp sgt i32 %23, 4
  %270 = icmp eq i32 %23, 5
  %271 = icmp sgt i32 %23, 5
  %272 = icmp eq i32 %23, 6
  %273 = icmp sgt i32 %23, 6
  %274 = icmp eq i32 %23, 7
  %275 = icmp sgt i32 %23, 1
  %276 = icmp eq i32 %23, 2
  %277 = icmp sgt i32 %23, 2
  %278 = icmp eq i32 %23, 3
  %279 = icmp sgt i32 %23, 3
  %280 = icmp eq i32 %23, 4
  %281 = icmp sgt i32 %23, 4
  %282 = icmp eq i32 %23, 5
  %283 = icmp sgt i32 %23, 5
  %284 = icmp eq i32 %23, 6
  %285 = icmp sgt i32 %23, 6
  %286 = icmp eq i32 %23, 7
  br label %287

287:
  %288 = phi i64 [ 0, %257 ], [ %483, %482 ]
  br i1 %263, label %289, label %296

289:
  br i1 %264, label %294, label %290

290:
  %291 = urem i64 %288, %47
  %292 = mul nsw i64 %48, %291
  %293 = udiv i64 %288, %47
  br label %296

294:
  %295 = mul nsw i64 %48, %288
  br label %296

296:
  %297 = phi i64 [ %295, %294 ], [ %292, %290 ], [ 0, %287 ]
  %298 = phi i64 [ %288, %294 ], [ %293, %290 ], [ %288, %287 ]
  br i1 %265, label %299, label %308

299:
  br i1 %266, label %305, label %300

300:
  %301 = urem i64 %298, %56
  %302 = mul nsw i64 %57, %301
  %303 = add nsw i64 %302, %297
  %304 = udiv i64 %298, %56
  br label %308

305:
  %306 = mul nsw i64 %57, %298
  %307 = add nsw i64 %306, %297
  br label %308

308:
  %309 = phi i64 [ %307, %305 ], [ %303, %300 ], [ %297, %296 ]
  %310 = phi i64 [ %298, %305 ], [ %304, %300 ], [ %298, %296 ]
  br i1 %267, label %311, label %320

311:
  br i1 %268, label %317, label %312

312:
  %313 = urem i64 %310, %65
  %314 = mul nsw i64 %66, %313
  %315 = add nsw i64 %314, %309
  %316 = udiv i64 %310, %65
  br label %320

317:
  %318 = mul nsw i64 %66, %310
  %319 = add nsw i64 %318, %309
  br label %320

320:
  %321 = phi i64 [ %319, %317 ], [ %315, %312 ], [ %309, %308 ]
  %322 = phi i64 [ %310, %317 ], [ %316, %312 ], [ %310, %308 ]
  br i1 %269, label %323, label %332

323:
  br i1 %270, label %329, label %324

324:
  %325 = urem i64 %322, %74
  %326 = mul nsw i64 %75, %325
  %327 = add nsw i64 %326, %321
  %328 = udiv i64 %322, %74
  br label %332

329:
  %330 = mul nsw i64 %75, %322
  %331 = add nsw i64 %330, %321
  br label %332

332:
  %333 = phi i64 [ %331, %329 ], [ %327, %324 ], [ %321, %320 ]
  %334 = phi i64 [ %322, %329 ], [ %328, %324 ], [ %322, %320 ]
  br i1 %271, label %335, label %344

335:
  br i1 %272, label %341, label %336

336:
  %337 = urem i64 %334, %83
  %338 = mul nsw i64 %84, %337
  %339 = add nsw i64 %338, %333
  %340 = udiv i64 %334, %83
  br label %344

341:
  %342 = mul nsw i64 %84, %334
  %343 = add nsw i64 %342, %333
  br label %344

344:
  %345 = phi i64 [ %343, %341 ], [ %339, %336 ], [ %333, %332 ]
  %346 = phi i64 [ %334, %341 ], [ %340, %336 ], [ %334, %332 ]
  br i1 %273, label %347, label %355

347:
  br i1 %274, label %352, label %348

348:
  %349 = urem i64 %346, %92
  %350 = mul nsw i64 %93, %349
  %351 = add nsw i64 %350, %345
  br label %355

352:
  %353 = mul nsw i64 %93, %346
  %354 = add nsw i64 %353, %345
  br label %355

355:
  %356 = phi i64 [ %354, %352 ], [ %351, %348 ], [ %345, %344 ]
  br i1 %275, label %357, label %364

357:
  br i1 %276, label %362, label %358

358:
  %359 = urem i64 %288, %47
  %360 = mul nsw i64 %121, %359
  %361 = udiv i64 %288, %47
  br label %364

362:
  %363 = mul nsw i64 %121, %288
  br label %364

364:
  %365 = phi i64 [ %363, %362 ], [ %360, %358 ], [ 0, %355 ]
  %366 = phi i64 [ %288, %362 ], [ %361, %358 ], [ %288, %355 ]
  br i1 %277, label %367, label %376

367:
  br i1 %278, label %373, label %368

368:
  %369 = urem i64 %366, %56
  %370 = mul nsw i64 %122, %369
  %371 = add nsw i64 %370, %365
  %372 = udiv i64 %366, %56
  br label %376

373:
  %374 = mul nsw i64 %122, %366
  %375 = add nsw i64 %374, %365
  br label %376

376:
  %377 = phi i64 [ %375, %373 ], [ %371, %368 ], [ %365, %364 ]
  %378 = phi i64 [ %366, %373 ], [ %372, %368 ], [ %366, %364 ]
  br i1 %279, label %379, label %388

379:
  br i1 %280, label %385, label %380

380:
  %381 = urem i64 %378, %65
  %382 = mul nsw i64 %123, %381
  %383 = add nsw i64 %382, %377
  %384 = udiv i64 %378, %65
  br label %388

385:
  %386 = mul nsw i64 %123, %378
  %387 = add nsw i64 %386, %377
  br label %388

388:
  %389 = phi i64 [ %387, %385 ], [ %383, %380 ], [ %377, %376 ]
  %390 = phi i64 [ %378, %385 ], [ %384, %380 ], [ %378, %376 ]
  br i1 %281, label %391, label %400

391:
  br i1 %282, label %397, label %392

392:
  %393 = urem i64 %390, %74
  %394 = mul nsw i64 %124, %393
  %395 = add nsw i64 %394, %389
  %396 = udiv i64 %390, %74
  br label %400

397:
  %398 = mul nsw i64 %124, %390
  %399 = add nsw i64 %398, %389
  br label %400

400:
  %401 = phi i64 [ %399, %397 ], [ %395, %392 ], [ %389, %388 ]
  %402 = phi i64 [ %390, %397 ], [ %396, %392 ], [ %390, %388 ]
  br i1 %283, label %403, label %412

403:
  br i1 %284, label %409, label %404

404:
  %405 = urem i64 %402, %83
  %406 = mul nsw i64 %125, %405
  %407 = add nsw i64 %406, %401
  %408 = udiv i64 %402, %83
  br label %412

409:
  %410 = mul nsw i64 %125, %402
  %411 = add nsw i64 %410, %401
  br label %412

412:
  %413 = phi i64 [ %411, %409 ], [ %407, %404 ], [ %401, %400 ]
  %414 = phi i64 [ %402, %409 ], [ %408, %404 ], [ %402, %400 ]
  br i1 %285, label %415, label %423

415:
  br i1 %286, label %420, label %416

416:
  %417 = urem i64 %414, %92
  %418 = mul nsw i64 %126, %417
  %419 = add nsw i64 %418, %413
  br label %423

420:
  %421 = mul nsw i64 %126, %414
  %422 = add nsw i64 %421, %413
  br label %423

423:
  %424 = phi i64 [ %422, %420 ], [ %419, %416 ], [ %413, %412 ]
  %425 = getelementptr inbounds i8, ptr %10, i64 %356
  %426 = getelementptr inbounds i8, ptr %110, i64 %424
  switch i32 %132, label %247 [
    i32 2, label %431
    i32 1, label %430
    i32 4, label %429
    i32 3, label %428
    i32 0, label %427
  ]

427:
  br i1 %258, label %474, label %482

428:
  br i1 %259, label %462, label %482

429:
  br i1 %260, label %450, label %482

430:
  br i1 %261, label %441, label %482

431:
  br i1 %262, label %432, label %482

432:
  %433 = phi i64 [ %439, %432 ], [ 0, %431 ]
  %434 = mul nsw i64 %433, %39
  %435 = getelementptr inbounds i8, ptr %425, i64 %434
  %436 = mul nsw i64 %433, %16
  %437 = getelementptr inbounds i8, ptr %426, i64 %436
  %438 = load double, ptr %437, align 8
  store double %438, ptr %435, align 8
  %439 = add nuw nsw i64 %433, 1
  %440 = icmp eq i64 %439, %38
  br i1 %440, label %482, label %432

441:
  %442 = phi i64 [ %448, %441 ], [ 0, %430 ]
  %443 = mul nsw i64 %442, %39
  %444 = getelementptr inbounds i8, ptr %425, i64 %443
  %445 = mul nsw i64 %442, %16
  %446 = getelementptr inbounds i8, ptr %426, i64 %445
  %447 = load float, ptr %446, align 4
  store float %447, ptr %444, align 4
  %448 = add nuw nsw i64 %442, 1
  %449 = icmp eq i64 %448, %38
  br i1 %449, label %482, label %441

450:
  %451 = phi i64 [ %460, %450 ], [ 0, %429 ]
  %452 = mul nsw i64 %451, %39
  %453 = getelementptr inbounds i8, ptr %425, i64 %452
  %454 = mul nsw i64 %451, %16
  %455 = getelementptr inbounds i8, ptr %426, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = getelementptr inbounds nuw i8, ptr %455, i64 8
  %458 = load double, ptr %457, align 8
  store double %456, ptr %453, align 8
  %459 = getelementptr inbounds nuw i8, ptr %453, i64 8
  store double %458, ptr %459, align 8
  %460 = add nuw nsw i64 %451, 1
  %461 = icmp eq i64 %460, %38
  br i1 %461, label %482, label %450

462:
  %463 = phi i64 [ %472, %462 ], [ 0, %428 ]
  %464 = mul nsw i64 %463, %39
  %465 = getelementptr inbounds i8, ptr %425, i64 %464
  %466 = mul nsw i64 %463, %16
  %467 = getelementptr inbounds i8, ptr %426, i64 %466
  %468 = load float, ptr %467, align 4
  %469 = getelementptr inbounds nuw i8, ptr %467, i64 4
  %470 = load float, ptr %469, align 4
  store float %468, ptr %465, align 4
  %471 = getelementptr inbounds nuw i8, ptr %465, i64 4
  store float %470, ptr %471, align 4
  %472 = add nuw nsw i64 %463, 1
  %473 = icmp eq i64 %472, %38
  br i1 %473, label %482, label %462

474:
  %475 = phi i64 [ %480, %474 ], [ 0, %427 ]
  %476 = mul nsw i64 %475, %39
  %477 = getelementptr inbounds i8, ptr %425, i64 %476
  %478 = mul nsw i64 %475, %16
  %479 = getelementptr inbounds i8, ptr %426, i64 %478
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %477, ptr align 1 %479, i64 %16, i1 false)
  %480 = add nuw nsw i64 %475, 1
  %481 = icmp eq i64 %480, %38
  br i1 %481, label %482, label %474

482:
  %483 = add nuw nsw i64 %288, 1
  %484 = icmp eq i64 %483, %255
  br i1 %484, label %485, label %287

485:
  tail call void @free(ptr noundef %110)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %486

486:
  ret void
}

declare void @_FortranARandomNumber(ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare i64 @llvm.smin.i64(i64, i64) #7

declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0) }
