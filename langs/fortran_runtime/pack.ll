; Made from pack.c by regenerate.py.
; Pack: 6 arguments, facts of 1 2
; Unpack: 6 arguments, facts of 1 2 3

@.str = private unnamed_addr constant [27 x i8] c"PACK: VECTOR= is too short\00", align 1

define linkonce_odr hidden void @pad.fortran.Pack(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(address_is_null) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef readnone captures(address_is_null) %15) local_unnamed_addr #0 {
  %17 = load ptr, ptr %1, align 8
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %22

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i64, ptr %20, align 8
  br label %22

22:
  %23 = phi i64 [ %21, %19 ], [ %9, %16 ]
  %24 = icmp eq i32 %6, -128
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = sext i8 %27 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %25 ], [ %6, %22 ]
  %31 = icmp eq i32 %7, -128
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ %7, %29 ]
  %38 = icmp sgt i32 %30, 0
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %43 = load i64, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ %41, %39 ], [ 1, %36 ]
  %46 = phi i64 [ %43, %39 ], [ 0, %36 ]
  %47 = icmp sgt i32 %30, 1
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %50, %48 ], [ 1, %44 ]
  %55 = phi i64 [ %52, %48 ], [ 0, %44 ]
  %56 = icmp sgt i32 %30, 2
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %59, %57 ], [ 1, %53 ]
  %64 = phi i64 [ %61, %57 ], [ 0, %53 ]
  %65 = icmp sgt i32 %30, 3
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %68, %66 ], [ 1, %62 ]
  %73 = phi i64 [ %70, %66 ], [ 0, %62 ]
  %74 = icmp sgt i32 %30, 4
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %79 = load i64, ptr %78, align 8
  br label %80

80:
  %81 = phi i64 [ %77, %75 ], [ 1, %71 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %71 ]
  %83 = icmp sgt i32 %30, 5
  br i1 %83, label %84, label %89

84:
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %86, %84 ], [ 1, %80 ]
  %91 = phi i64 [ %88, %84 ], [ 0, %80 ]
  %92 = icmp sgt i32 %30, 6
  br i1 %92, label %93, label %98

93:
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %95, %93 ], [ 1, %89 ]
  %100 = phi i64 [ %97, %93 ], [ 0, %89 ]
  %101 = icmp eq ptr %10, null
  %102 = icmp eq i32 %37, 42
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %156

104:
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %106 = load i8, ptr %105, align 1
  %107 = and i8 %106, 1
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %156, label %109

109:
  %110 = icmp eq i32 %30, 0
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %113 = load ptr, ptr %112, align 8
  br label %114

114:
  %115 = phi ptr [ %113, %111 ], [ null, %109 ]
  %116 = icmp eq i32 %30, 1
  br i1 %116, label %117, label %120

117:
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %119 = load ptr, ptr %118, align 8
  br label %120

120:
  %121 = phi ptr [ %119, %117 ], [ %115, %114 ]
  %122 = icmp eq i32 %30, 2
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ %121, %120 ]
  %128 = icmp eq i32 %30, 3
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %30, 4
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %30, 5
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ %143, %141 ], [ %139, %138 ]
  %146 = icmp eq i32 %30, 6
  br i1 %146, label %147, label %150

147:
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi ptr [ %149, %147 ], [ %145, %144 ]
  %152 = icmp eq i32 %30, 7
  br i1 %152, label %153, label %156

153:
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %155 = load ptr, ptr %154, align 8
  br label %156

156:
  %157 = phi ptr [ null, %104 ], [ %10, %98 ], [ %155, %153 ], [ %151, %150 ]
  %158 = load ptr, ptr %2, align 8
  %159 = icmp eq i64 %14, 0
  br i1 %159, label %160, label %163

160:
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %162 = load i64, ptr %161, align 8
  br label %163

163:
  %164 = phi i64 [ %162, %160 ], [ %14, %156 ]
  %165 = icmp eq i32 %11, -128
  br i1 %165, label %166, label %170

166:
  %167 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %168 = load i8, ptr %167, align 4
  %169 = sext i8 %168 to i32
  br label %170

170:
  %171 = phi i32 [ %169, %166 ], [ %11, %163 ]
  %172 = icmp eq i32 %12, -128
  %173 = icmp sgt i32 %171, 0
  br i1 %173, label %174, label %177

174:
  %175 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %176 = load i64, ptr %175, align 8
  br label %177

177:
  %178 = phi i64 [ %176, %174 ], [ 0, %170 ]
  %179 = icmp sgt i32 %171, 1
  br i1 %179, label %180, label %185

180:
  %181 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %184 = load i64, ptr %183, align 8
  br label %185

185:
  %186 = phi i64 [ %182, %180 ], [ 1, %177 ]
  %187 = phi i64 [ %184, %180 ], [ 0, %177 ]
  %188 = icmp sgt i32 %171, 2
  br i1 %188, label %189, label %194

189:
  %190 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %193 = load i64, ptr %192, align 8
  br label %194

194:
  %195 = phi i64 [ %191, %189 ], [ 1, %185 ]
  %196 = phi i64 [ %193, %189 ], [ 0, %185 ]
  %197 = icmp sgt i32 %171, 3
  br i1 %197, label %198, label %203

198:
  %199 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %200, %198 ], [ 1, %194 ]
  %205 = phi i64 [ %202, %198 ], [ 0, %194 ]
  %206 = icmp sgt i32 %171, 4
  br i1 %206, label %207, label %212

207:
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %211 = load i64, ptr %210, align 8
  br label %212

212:
  %213 = phi i64 [ %209, %207 ], [ 1, %203 ]
  %214 = phi i64 [ %211, %207 ], [ 0, %203 ]
  %215 = icmp sgt i32 %171, 5
  br i1 %215, label %216, label %221

216:
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %220 = load i64, ptr %219, align 8
  br label %221

221:
  %222 = phi i64 [ %218, %216 ], [ 1, %212 ]
  %223 = phi i64 [ %220, %216 ], [ 0, %212 ]
  %224 = icmp sgt i32 %171, 6
  br i1 %224, label %225, label %230

225:
  %226 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %229 = load i64, ptr %228, align 8
  br label %230

230:
  %231 = phi i64 [ %227, %225 ], [ 1, %221 ]
  %232 = phi i64 [ %229, %225 ], [ 0, %221 ]
  %233 = icmp sgt i32 %30, 7
  br i1 %233, label %254, label %234

234:
  br i1 %102, label %235, label %251

235:
  %236 = icmp eq ptr %157, null
  br i1 %236, label %254, label %237

237:
  %238 = getelementptr inbounds nuw i8, ptr %157, i64 430
  %239 = load i8, ptr %238, align 2
  %240 = icmp eq i8 %239, 0
  br i1 %240, label %249, label %241

241:
  %242 = getelementptr inbounds nuw i8, ptr %157, i64 431
  %243 = load i8, ptr %242, align 1
  %244 = icmp eq i8 %243, 0
  br i1 %244, label %249, label %245

245:
  %246 = getelementptr inbounds nuw i8, ptr %157, i64 432
  %247 = load i8, ptr %246, align 8
  %248 = icmp eq i8 %247, 0
  br i1 %248, label %249, label %254

249:
  %250 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %157) #6
  br label %254

251:
  %252 = add i32 %37, -50
  %253 = icmp ult i32 %252, -49
  br label %254

254:
  %255 = phi i1 [ %253, %251 ], [ true, %230 ], [ true, %235 ], [ true, %249 ], [ false, %245 ]
  %256 = icmp sgt i32 %171, 7
  %257 = select i1 %255, i1 true, i1 %256
  br i1 %257, label %258, label %259

258:
  tail call void @_FortranAPack(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef nonnull captures(none) %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #6
  br label %705

259:
  switch i32 %37, label %263 [
    i32 28, label %264
    i32 27, label %260
    i32 35, label %261
    i32 34, label %262
  ]

260:
  br label %264

261:
  br label %264

262:
  br label %264

263:
  br label %264

264:
  %265 = phi i32 [ 0, %263 ], [ 1, %260 ], [ 4, %261 ], [ 3, %262 ], [ 2, %259 ]
  %266 = icmp eq i32 %171, 0
  br i1 %266, label %268, label %267

267:
  br label %268

268:
  %269 = phi i64 [ %232, %267 ], [ 0, %264 ]
  %270 = phi i64 [ %223, %267 ], [ 0, %264 ]
  %271 = phi i64 [ %214, %267 ], [ 0, %264 ]
  %272 = phi i64 [ %205, %267 ], [ 0, %264 ]
  %273 = phi i64 [ %196, %267 ], [ 0, %264 ]
  %274 = phi i64 [ %187, %267 ], [ 0, %264 ]
  %275 = phi i64 [ %178, %267 ], [ 0, %264 ]
  %276 = phi i64 [ %231, %267 ], [ %99, %264 ]
  %277 = phi i64 [ %222, %267 ], [ %90, %264 ]
  %278 = phi i64 [ %213, %267 ], [ %81, %264 ]
  %279 = phi i64 [ %204, %267 ], [ %72, %264 ]
  %280 = phi i64 [ %195, %267 ], [ %63, %264 ]
  %281 = phi i64 [ %186, %267 ], [ %54, %264 ]
  %282 = mul nsw i64 %63, %54
  %283 = mul nsw i64 %72, %282
  %284 = mul nsw i64 %81, %283
  %285 = mul nsw i64 %90, %284
  %286 = mul nsw i64 %99, %285
  %287 = icmp sgt i64 %286, 0
  br i1 %287, label %288, label %302

288:
  %289 = icmp sgt i64 %45, 0
  %290 = icmp sgt i32 %30, 1
  %291 = icmp eq i32 %30, 2
  %292 = icmp sgt i32 %30, 2
  %293 = icmp eq i32 %30, 3
  %294 = icmp sgt i32 %30, 3
  %295 = icmp eq i32 %30, 4
  %296 = icmp sgt i32 %30, 4
  %297 = icmp eq i32 %30, 5
  %298 = icmp sgt i32 %30, 5
  %299 = icmp eq i32 %30, 6
  %300 = icmp sgt i32 %30, 6
  %301 = icmp eq i32 %30, 7
  br label %305

302:
  %303 = phi i64 [ 0, %268 ], [ %378, %377 ]
  %304 = icmp eq ptr %3, null
  br i1 %304, label %407, label %404

305:
  %306 = phi i64 [ 0, %288 ], [ %378, %377 ]
  %307 = phi i64 [ 0, %288 ], [ %379, %377 ]
  br i1 %290, label %308, label %315

308:
  br i1 %291, label %313, label %309

309:
  %310 = urem i64 %307, %281
  %311 = mul nsw i64 %274, %310
  %312 = udiv i64 %307, %281
  br label %315

313:
  %314 = mul nsw i64 %274, %307
  br label %315

315:
  %316 = phi i64 [ %314, %313 ], [ %311, %309 ], [ 0, %305 ]
  %317 = phi i64 [ %307, %313 ], [ %312, %309 ], [ %307, %305 ]
  br i1 %292, label %318, label %327

318:
  br i1 %293, label %324, label %319

319:
  %320 = urem i64 %317, %280
  %321 = mul nsw i64 %273, %320
  %322 = add nsw i64 %321, %316
  %323 = udiv i64 %317, %280
  br label %327

324:
  %325 = mul nsw i64 %273, %317
  %326 = add nsw i64 %325, %316
  br label %327

327:
  %328 = phi i64 [ %326, %324 ], [ %322, %319 ], [ %316, %315 ]
  %329 = phi i64 [ %317, %324 ], [ %323, %319 ], [ %317, %315 ]
  br i1 %294, label %330, label %339

330:
  br i1 %295, label %336, label %331

331:
  %332 = urem i64 %329, %279
  %333 = mul nsw i64 %272, %332
  %334 = add nsw i64 %333, %328
  %335 = udiv i64 %329, %279
  br label %339

336:
  %337 = mul nsw i64 %272, %329
  %338 = add nsw i64 %337, %328
  br label %339

339:
  %340 = phi i64 [ %338, %336 ], [ %334, %331 ], [ %328, %327 ]
  %341 = phi i64 [ %329, %336 ], [ %335, %331 ], [ %329, %327 ]
  br i1 %296, label %342, label %351

342:
  br i1 %297, label %348, label %343

343:
  %344 = urem i64 %341, %278
  %345 = mul nsw i64 %271, %344
  %346 = add nsw i64 %345, %340
  %347 = udiv i64 %341, %278
  br label %351

348:
  %349 = mul nsw i64 %271, %341
  %350 = add nsw i64 %349, %340
  br label %351

351:
  %352 = phi i64 [ %350, %348 ], [ %346, %343 ], [ %340, %339 ]
  %353 = phi i64 [ %341, %348 ], [ %347, %343 ], [ %341, %339 ]
  br i1 %298, label %354, label %363

354:
  br i1 %299, label %360, label %355

355:
  %356 = urem i64 %353, %277
  %357 = mul nsw i64 %270, %356
  %358 = add nsw i64 %357, %352
  %359 = udiv i64 %353, %277
  br label %363

360:
  %361 = mul nsw i64 %270, %353
  %362 = add nsw i64 %361, %352
  br label %363

363:
  %364 = phi i64 [ %362, %360 ], [ %358, %355 ], [ %352, %351 ]
  %365 = phi i64 [ %353, %360 ], [ %359, %355 ], [ %353, %351 ]
  br i1 %300, label %366, label %374

366:
  br i1 %301, label %371, label %367

367:
  %368 = urem i64 %365, %276
  %369 = mul nsw i64 %269, %368
  %370 = add nsw i64 %369, %364
  br label %374

371:
  %372 = mul nsw i64 %269, %365
  %373 = add nsw i64 %372, %364
  br label %374

374:
  %375 = phi i64 [ %373, %371 ], [ %370, %367 ], [ %364, %363 ]
  %376 = getelementptr inbounds i8, ptr %158, i64 %375
  br i1 %289, label %381, label %377

377:
  %378 = phi i64 [ %306, %374 ], [ %401, %397 ]
  %379 = add nuw nsw i64 %307, 1
  %380 = icmp eq i64 %379, %286
  br i1 %380, label %302, label %305

381:
  %382 = phi i64 [ %401, %397 ], [ %306, %374 ]
  %383 = phi i64 [ %402, %397 ], [ 0, %374 ]
  %384 = mul nsw i64 %275, %383
  %385 = getelementptr inbounds i8, ptr %376, i64 %384
  switch i64 %164, label %394 [
    i64 4, label %386
    i64 8, label %389
    i64 2, label %391
  ]

386:
  %387 = load i32, ptr %385, align 4
  %388 = sext i32 %387 to i64
  br label %397

389:
  %390 = load i64, ptr %385, align 8
  br label %397

391:
  %392 = load i16, ptr %385, align 2
  %393 = sext i16 %392 to i64
  br label %397

394:
  %395 = load i8, ptr %385, align 1
  %396 = sext i8 %395 to i64
  br label %397

397:
  %398 = phi i64 [ %388, %386 ], [ %390, %389 ], [ %393, %391 ], [ %396, %394 ]
  %399 = icmp ne i64 %398, 0
  %400 = zext i1 %399 to i64
  %401 = add nsw i64 %382, %400
  %402 = add nuw nsw i64 %383, 1
  %403 = icmp eq i64 %402, %45
  br i1 %403, label %377, label %381

404:
  %405 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %406 = load i64, ptr %405, align 8
  br label %407

407:
  %408 = phi i64 [ %406, %404 ], [ %303, %302 ]
  %409 = icmp slt i64 %408, %303
  br i1 %409, label %410, label %411

410:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #7
  unreachable

411:
  %412 = mul i64 %408, %23
  %413 = tail call i64 @llvm.umax.i64(i64 %412, i64 1)
  %414 = tail call ptr @malloc(i64 noundef %413) #8
  store ptr %414, ptr %0, align 8
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %23, ptr %415, align 8
  %416 = trunc i32 %37 to i8
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %416, ptr %417, align 1
  %418 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %408, ptr %419, align 8
  %420 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %23, ptr %420, align 8
  %421 = icmp sgt i64 %286, 0
  br i1 %421, label %422, label %448

422:
  %423 = icmp sgt i64 %45, 0
  %424 = icmp sgt i32 %30, 1
  %425 = icmp eq i32 %30, 2
  %426 = icmp sgt i32 %30, 2
  %427 = icmp eq i32 %30, 3
  %428 = icmp sgt i32 %30, 3
  %429 = icmp eq i32 %30, 4
  %430 = icmp sgt i32 %30, 4
  %431 = icmp eq i32 %30, 5
  %432 = icmp sgt i32 %30, 5
  %433 = icmp eq i32 %30, 6
  %434 = icmp sgt i32 %30, 6
  %435 = icmp eq i32 %30, 7
  %436 = icmp sgt i32 %30, 1
  %437 = icmp eq i32 %30, 2
  %438 = icmp sgt i32 %30, 2
  %439 = icmp eq i32 %30, 3
  %440 = icmp sgt i32 %30, 3
  %441 = icmp eq i32 %30, 4
  %442 = icmp sgt i32 %30, 4
  %443 = icmp eq i32 %30, 5
  %444 = icmp sgt i32 %30, 5
  %445 = icmp eq i32 %30, 6
  %446 = icmp sgt i32 %30, 6
  %447 = icmp eq i32 %30, 7
  br label %449

448:
  br i1 %304, label %705, label %640

449:
  %450 = phi i64 [ 0, %422 ], [ %592, %590 ]
  %451 = phi i64 [ 0, %422 ], [ %591, %590 ]
  br i1 %424, label %452, label %459

452:
  br i1 %425, label %457, label %453

453:
  %454 = urem i64 %450, %281
  %455 = mul nsw i64 %274, %454
  %456 = udiv i64 %450, %281
  br label %459

457:
  %458 = mul nsw i64 %274, %450
  br label %459

459:
  %460 = phi i64 [ %458, %457 ], [ %455, %453 ], [ 0, %449 ]
  %461 = phi i64 [ %450, %457 ], [ %456, %453 ], [ %450, %449 ]
  br i1 %426, label %462, label %471

462:
  br i1 %427, label %468, label %463

463:
  %464 = urem i64 %461, %280
  %465 = mul nsw i64 %273, %464
  %466 = add nsw i64 %465, %460
  %467 = udiv i64 %461, %280
  br label %471

468:
  %469 = mul nsw i64 %273, %461
  %470 = add nsw i64 %469, %460
  br label %471

471:
  %472 = phi i64 [ %470, %468 ], [ %466, %463 ], [ %460, %459 ]
  %473 = phi i64 [ %461, %468 ], [ %467, %463 ], [ %461, %459 ]
  br i1 %428, label %474, label %483

474:
  br i1 %429, label %480, label %475

475:
  %476 = urem i64 %473, %279
  %477 = mul nsw i64 %272, %476
  %478 = add nsw i64 %477, %472
  %479 = udiv i64 %473, %279
  br label %483

480:
  %481 = mul nsw i64 %272, %473
  %482 = add nsw i64 %481, %472
  br label %483

483:
  %484 = phi i64 [ %482, %480 ], [ %478, %475 ], [ %472, %471 ]
  %485 = phi i64 [ %473, %480 ], [ %479, %475 ], [ %473, %471 ]
  br i1 %430, label %486, label %495

486:
  br i1 %431, label %492, label %487

487:
  %488 = urem i64 %485, %278
  %489 = mul nsw i64 %271, %488
  %490 = add nsw i64 %489, %484
  %491 = udiv i64 %485, %278
  br label %495

492:
  %493 = mul nsw i64 %271, %485
  %494 = add nsw i64 %493, %484
  br label %495

495:
  %496 = phi i64 [ %494, %492 ], [ %490, %487 ], [ %484, %483 ]
  %497 = phi i64 [ %485, %492 ], [ %491, %487 ], [ %485, %483 ]
  br i1 %432, label %498, label %507

498:
  br i1 %433, label %504, label %499

499:
  %500 = urem i64 %497, %277
  %501 = mul nsw i64 %270, %500
  %502 = add nsw i64 %501, %496
  %503 = udiv i64 %497, %277
  br label %507

504:
  %505 = mul nsw i64 %270, %497
  %506 = add nsw i64 %505, %496
  br label %507

507:
  %508 = phi i64 [ %506, %504 ], [ %502, %499 ], [ %496, %495 ]
  %509 = phi i64 [ %497, %504 ], [ %503, %499 ], [ %497, %495 ]
  br i1 %434, label %510, label %518

510:
  br i1 %435, label %515, label %511

511:
  %512 = urem i64 %509, %276
  %513 = mul nsw i64 %269, %512
  %514 = add nsw i64 %513, %508
  br label %518

515:
  %516 = mul nsw i64 %269, %509
  %517 = add nsw i64 %516, %508
  br label %518

518:
  %519 = phi i64 [ %517, %515 ], [ %514, %511 ], [ %508, %507 ]
  br i1 %436, label %520, label %527

520:
  br i1 %437, label %525, label %521

521:
  %522 = urem i64 %450, %54
  %523 = mul nsw i64 %55, %522
  %524 = udiv i64 %450, %54
  br label %527

525:
  %526 = mul nsw i64 %55, %450
  br label %527

527:
  %528 = phi i64 [ %526, %525 ], [ %523, %521 ], [ 0, %518 ]
  %529 = phi i64 [ %450, %525 ], [ %524, %521 ], [ %450, %518 ]
  br i1 %438, label %530, label %539

530:
  br i1 %439, label %536, label %531

531:
  %532 = urem i64 %529, %63
  %533 = mul nsw i64 %64, %532
  %534 = add nsw i64 %533, %528
  %535 = udiv i64 %529, %63
  br label %539

536:
  %537 = mul nsw i64 %64, %529
  %538 = add nsw i64 %537, %528
  br label %539

539:
  %540 = phi i64 [ %538, %536 ], [ %534, %531 ], [ %528, %527 ]
  %541 = phi i64 [ %529, %536 ], [ %535, %531 ], [ %529, %527 ]
  br i1 %440, label %542, label %551

542:
  br i1 %441, label %548, label %543

543:
  %544 = urem i64 %541, %72
  %545 = mul nsw i64 %73, %544
  %546 = add nsw i64 %545, %540
  %547 = udiv i64 %541, %72
  br label %551

548:
  %549 = mul nsw i64 %73, %541
  %550 = add nsw i64 %549, %540
  br label %551

551:
  %552 = phi i64 [ %550, %548 ], [ %546, %543 ], [ %540, %539 ]
  %553 = phi i64 [ %541, %548 ], [ %547, %543 ], [ %541, %539 ]
  br i1 %442, label %554, label %563

554:
  br i1 %443, label %560, label %555

555:
  %556 = urem i64 %553, %81
  %557 = mul nsw i64 %82, %556
  %558 = add nsw i64 %557, %552
  %559 = udiv i64 %553, %81
  br label %563

560:
  %561 = mul nsw i64 %82, %553
  %562 = add nsw i64 %561, %552
  br label %563

563:
  %564 = phi i64 [ %562, %560 ], [ %558, %555 ], [ %552, %551 ]
  %565 = phi i64 [ %553, %560 ], [ %559, %555 ], [ %553, %551 ]
  br i1 %444, label %566, label %575

566:
  br i1 %445, label %572, label %567

567:
  %568 = urem i64 %565, %90
  %569 = mul nsw i64 %91, %568
  %570 = add nsw i64 %569, %564
  %571 = udiv i64 %565, %90
  br label %575

572:
  %573 = mul nsw i64 %91, %565
  %574 = add nsw i64 %573, %564
  br label %575

575:
  %576 = phi i64 [ %574, %572 ], [ %570, %567 ], [ %564, %563 ]
  %577 = phi i64 [ %565, %572 ], [ %571, %567 ], [ %565, %563 ]
  br i1 %446, label %578, label %586

578:
  br i1 %447, label %583, label %579

579:
  %580 = urem i64 %577, %99
  %581 = mul nsw i64 %100, %580
  %582 = add nsw i64 %581, %576
  br label %586

583:
  %584 = mul nsw i64 %100, %577
  %585 = add nsw i64 %584, %576
  br label %586

586:
  %587 = phi i64 [ %585, %583 ], [ %582, %579 ], [ %576, %575 ]
  %588 = getelementptr inbounds i8, ptr %158, i64 %519
  %589 = getelementptr inbounds i8, ptr %17, i64 %587
  br i1 %423, label %594, label %590

590:
  %591 = phi i64 [ %451, %586 ], [ %637, %636 ]
  %592 = add nuw nsw i64 %450, 1
  %593 = icmp eq i64 %592, %286
  br i1 %593, label %448, label %449

594:
  %595 = phi i64 [ %638, %636 ], [ 0, %586 ]
  %596 = phi i64 [ %637, %636 ], [ %451, %586 ]
  %597 = mul nsw i64 %275, %595
  %598 = getelementptr inbounds i8, ptr %588, i64 %597
  switch i64 %164, label %607 [
    i64 4, label %599
    i64 8, label %602
    i64 2, label %604
  ]

599:
  %600 = load i32, ptr %598, align 4
  %601 = sext i32 %600 to i64
  br label %610

602:
  %603 = load i64, ptr %598, align 8
  br label %610

604:
  %605 = load i16, ptr %598, align 2
  %606 = sext i16 %605 to i64
  br label %610

607:
  %608 = load i8, ptr %598, align 1
  %609 = sext i8 %608 to i64
  br label %610

610:
  %611 = phi i64 [ %601, %599 ], [ %603, %602 ], [ %606, %604 ], [ %609, %607 ]
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %636, label %613

613:
  %614 = mul nsw i64 %596, %23
  %615 = getelementptr inbounds i8, ptr %414, i64 %614
  %616 = mul nsw i64 %46, %595
  %617 = getelementptr inbounds i8, ptr %589, i64 %616
  switch i32 %265, label %633 [
    i32 2, label %628
    i32 1, label %630
    i32 4, label %623
    i32 3, label %618
    i32 0, label %632
  ]

618:
  %619 = getelementptr inbounds nuw i8, ptr %617, i64 4
  %620 = getelementptr inbounds nuw i8, ptr %615, i64 4
  %621 = load float, ptr %617, align 4
  %622 = load float, ptr %619, align 4
  store float %621, ptr %615, align 4
  store float %622, ptr %620, align 4
  br label %634

623:
  %624 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %625 = getelementptr inbounds nuw i8, ptr %615, i64 8
  %626 = load double, ptr %617, align 8
  %627 = load double, ptr %624, align 8
  store double %626, ptr %615, align 8
  store double %627, ptr %625, align 8
  br label %634

628:
  %629 = load double, ptr %617, align 8
  store double %629, ptr %615, align 8
  br label %634

630:
  %631 = load float, ptr %617, align 4
  store float %631, ptr %615, align 4
  br label %634

632:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %615, ptr align 1 %617, i64 %23, i1 false)
  br label %634

633:
  unreachable

634:
  %635 = add nsw i64 %596, 1
  br label %636

636:
  %637 = phi i64 [ %635, %634 ], [ %596, %610 ]
  %638 = add nuw nsw i64 %595, 1
  %639 = icmp eq i64 %638, %45
  br i1 %639, label %590, label %594

640:
  %641 = mul nsw i64 %303, %23
  %642 = getelementptr inbounds i8, ptr %414, i64 %641
  %643 = load ptr, ptr %3, align 8
  %644 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %645 = load i64, ptr %644, align 8
  %646 = mul nsw i64 %645, %303
  %647 = getelementptr inbounds i8, ptr %643, i64 %646
  %648 = sub i64 %408, %303
  %649 = icmp sgt i64 %648, 0
  switch i32 %265, label %633 [
    i32 2, label %654
    i32 1, label %653
    i32 4, label %652
    i32 3, label %651
    i32 0, label %650
  ]

650:
  br i1 %649, label %697, label %705

651:
  br i1 %649, label %685, label %705

652:
  br i1 %649, label %673, label %705

653:
  br i1 %649, label %664, label %705

654:
  br i1 %649, label %655, label %705

655:
  %656 = phi i64 [ %662, %655 ], [ 0, %654 ]
  %657 = mul nsw i64 %656, %23
  %658 = getelementptr inbounds i8, ptr %642, i64 %657
  %659 = mul nsw i64 %656, %645
  %660 = getelementptr inbounds i8, ptr %647, i64 %659
  %661 = load double, ptr %660, align 8
  store double %661, ptr %658, align 8
  %662 = add nuw nsw i64 %656, 1
  %663 = icmp eq i64 %662, %648
  br i1 %663, label %705, label %655

664:
  %665 = phi i64 [ %671, %664 ], [ 0, %653 ]
  %666 = mul nsw i64 %665, %23
  %667 = getelementptr inbounds i8, ptr %642, i64 %666
  %668 = mul nsw i64 %665, %645
  %669 = getelementptr inbounds i8, ptr %647, i64 %668
  %670 = load float, ptr %669, align 4
  store float %670, ptr %667, align 4
  %671 = add nuw nsw i64 %665, 1
  %672 = icmp eq i64 %671, %648
  br i1 %672, label %705, label %664

673:
  %674 = phi i64 [ %683, %673 ], [ 0, %652 ]
  %675 = mul nsw i64 %674, %23
  %676 = getelementptr inbounds i8, ptr %642, i64 %675
  %677 = mul nsw i64 %674, %645
  %678 = getelementptr inbounds i8, ptr %647, i64 %677
  %679 = load double, ptr %678, align 8
  %680 = getelementptr inbounds nuw i8, ptr %678, i64 8
  %681 = load double, ptr %680, align 8
  store double %679, ptr %676, align 8
  %682 = getelementptr inbounds nuw i8, ptr %676, i64 8
  store double %681, ptr %682, align 8
  %683 = add nuw nsw i64 %674, 1
  %684 = icmp eq i64 %683, %648
  br i1 %684, label %705, label %673

685:
  %686 = phi i64 [ %695, %685 ], [ 0, %651 ]
  %687 = mul nsw i64 %686, %23
  %688 = getelementptr inbounds i8, ptr %642, i64 %687
  %689 = mul nsw i64 %686, %645
  %690 = getelementptr inbounds i8, ptr %647, i64 %689
  %691 = load float, ptr %690, align 4
  %692 = getelementptr inbounds nuw i8, ptr %690, i64 4
  %693 = load float, ptr %692, align 4
  store float %691, ptr %688, align 4
  %694 = getelementptr inbounds nuw i8, ptr %688, i64 4
  store float %693, ptr %694, align 4
  %695 = add nuw nsw i64 %686, 1
  %696 = icmp eq i64 %695, %648
  br i1 %696, label %705, label %685

697:
  %698 = phi i64 [ %703, %697 ], [ 0, %650 ]
  %699 = mul nsw i64 %698, %23
  %700 = getelementptr inbounds i8, ptr %642, i64 %699
  %701 = mul nsw i64 %698, %645
  %702 = getelementptr inbounds i8, ptr %647, i64 %701
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %700, ptr align 1 %702, i64 %23, i1 false)
  %703 = add nuw nsw i64 %698, 1
  %704 = icmp eq i64 %703, %648
  br i1 %704, label %705, label %697

705:
  ret void
}

declare void @_FortranAPack(ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.Unpack(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef readnone captures(address_is_null) %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i64 noundef %19, ptr noundef readnone captures(address_is_null) %20) local_unnamed_addr #0 {
  %22 = load ptr, ptr %1, align 8
  %23 = icmp eq i64 %9, 0
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %28 = phi i64 [ %26, %24 ], [ %9, %21 ]
  %29 = icmp eq i32 %6, -128
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %32 = load i8, ptr %31, align 4
  %33 = sext i8 %32 to i32
  br label %34

34:
  %35 = phi i32 [ %33, %30 ], [ %6, %27 ]
  %36 = icmp eq i32 %7, -128
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  br label %41

41:
  %42 = phi i32 [ %40, %37 ], [ %7, %34 ]
  %43 = icmp sgt i32 %35, 0
  br i1 %43, label %44, label %47

44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %46 = load i64, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %46, %44 ], [ 0, %41 ]
  %49 = icmp eq ptr %10, null
  %50 = icmp eq i32 %42, 42
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %104

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %54 = load i8, ptr %53, align 1
  %55 = and i8 %54, 1
  %56 = icmp eq i8 %55, 0
  br i1 %56, label %104, label %57

57:
  %58 = icmp eq i32 %35, 0
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %61 = load ptr, ptr %60, align 8
  br label %62

62:
  %63 = phi ptr [ %61, %59 ], [ null, %57 ]
  %64 = icmp eq i32 %35, 1
  br i1 %64, label %65, label %68

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %67 = load ptr, ptr %66, align 8
  br label %68

68:
  %69 = phi ptr [ %67, %65 ], [ %63, %62 ]
  %70 = icmp eq i32 %35, 2
  br i1 %70, label %71, label %74

71:
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %73 = load ptr, ptr %72, align 8
  br label %74

74:
  %75 = phi ptr [ %73, %71 ], [ %69, %68 ]
  %76 = icmp eq i32 %35, 3
  br i1 %76, label %77, label %80

77:
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %79 = load ptr, ptr %78, align 8
  br label %80

80:
  %81 = phi ptr [ %79, %77 ], [ %75, %74 ]
  %82 = icmp eq i32 %35, 4
  br i1 %82, label %83, label %86

83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %85 = load ptr, ptr %84, align 8
  br label %86

86:
  %87 = phi ptr [ %85, %83 ], [ %81, %80 ]
  %88 = icmp eq i32 %35, 5
  br i1 %88, label %89, label %92

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %91 = load ptr, ptr %90, align 8
  br label %92

92:
  %93 = phi ptr [ %91, %89 ], [ %87, %86 ]
  %94 = icmp eq i32 %35, 6
  br i1 %94, label %95, label %98

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %97 = load ptr, ptr %96, align 8
  br label %98

98:
  %99 = phi ptr [ %97, %95 ], [ %93, %92 ]
  %100 = icmp eq i32 %35, 7
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %103 = load ptr, ptr %102, align 8
  br label %104

104:
  %105 = phi ptr [ null, %52 ], [ %10, %47 ], [ %103, %101 ], [ %99, %98 ]
  %106 = load ptr, ptr %2, align 8
  %107 = icmp eq i64 %14, 0
  br i1 %107, label %108, label %111

108:
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %110 = load i64, ptr %109, align 8
  br label %111

111:
  %112 = phi i64 [ %110, %108 ], [ %14, %104 ]
  %113 = icmp eq i32 %11, -128
  br i1 %113, label %114, label %118

114:
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %116 = load i8, ptr %115, align 4
  %117 = sext i8 %116 to i32
  br label %118

118:
  %119 = phi i32 [ %117, %114 ], [ %11, %111 ]
  %120 = icmp eq i32 %12, -128
  %121 = icmp sgt i32 %119, 0
  br i1 %121, label %122, label %127

122:
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %126 = load i64, ptr %125, align 8
  br label %127

127:
  %128 = phi i64 [ %124, %122 ], [ 1, %118 ]
  %129 = phi i64 [ %126, %122 ], [ 0, %118 ]
  %130 = icmp sgt i32 %119, 1
  br i1 %130, label %131, label %136

131:
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %135 = load i64, ptr %134, align 8
  br label %136

136:
  %137 = phi i64 [ %133, %131 ], [ 1, %127 ]
  %138 = phi i64 [ %135, %131 ], [ 0, %127 ]
  %139 = icmp sgt i32 %119, 2
  br i1 %139, label %140, label %145

140:
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %144 = load i64, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ %142, %140 ], [ 1, %136 ]
  %147 = phi i64 [ %144, %140 ], [ 0, %136 ]
  %148 = icmp sgt i32 %119, 3
  br i1 %148, label %149, label %154

149:
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %153 = load i64, ptr %152, align 8
  br label %154

154:
  %155 = phi i64 [ %151, %149 ], [ 1, %145 ]
  %156 = phi i64 [ %153, %149 ], [ 0, %145 ]
  %157 = icmp sgt i32 %119, 4
  br i1 %157, label %158, label %163

158:
  %159 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %162 = load i64, ptr %161, align 8
  br label %163

163:
  %164 = phi i64 [ %160, %158 ], [ 1, %154 ]
  %165 = phi i64 [ %162, %158 ], [ 0, %154 ]
  %166 = icmp sgt i32 %119, 5
  br i1 %166, label %167, label %172

167:
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %171 = load i64, ptr %170, align 8
  br label %172

172:
  %173 = phi i64 [ %169, %167 ], [ 1, %163 ]
  %174 = phi i64 [ %171, %167 ], [ 0, %163 ]
  %175 = icmp sgt i32 %119, 6
  br i1 %175, label %176, label %181

176:
  %177 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %180 = load i64, ptr %179, align 8
  br label %181

181:
  %182 = phi i64 [ %178, %176 ], [ 1, %172 ]
  %183 = phi i64 [ %180, %176 ], [ 0, %172 ]
  %184 = load ptr, ptr %3, align 8
  %185 = icmp eq i32 %16, -128
  br i1 %185, label %186, label %190

186:
  %187 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %188 = load i8, ptr %187, align 4
  %189 = sext i8 %188 to i32
  br label %190

190:
  %191 = phi i32 [ %189, %186 ], [ %16, %181 ]
  %192 = icmp eq i32 %17, -128
  %193 = icmp sgt i32 %191, 0
  br i1 %193, label %194, label %197

194:
  %195 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %196 = load i64, ptr %195, align 8
  br label %197

197:
  %198 = phi i64 [ %196, %194 ], [ 0, %190 ]
  %199 = icmp sgt i32 %191, 1
  br i1 %199, label %200, label %205

200:
  %201 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %204 = load i64, ptr %203, align 8
  br label %205

205:
  %206 = phi i64 [ %204, %200 ], [ 0, %197 ]
  %207 = phi i64 [ %202, %200 ], [ 1, %197 ]
  %208 = icmp sgt i32 %191, 2
  br i1 %208, label %209, label %214

209:
  %210 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %213 = load i64, ptr %212, align 8
  br label %214

214:
  %215 = phi i64 [ %213, %209 ], [ 0, %205 ]
  %216 = phi i64 [ %211, %209 ], [ 1, %205 ]
  %217 = icmp sgt i32 %191, 3
  br i1 %217, label %218, label %223

218:
  %219 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %222 = load i64, ptr %221, align 8
  br label %223

223:
  %224 = phi i64 [ %222, %218 ], [ 0, %214 ]
  %225 = phi i64 [ %220, %218 ], [ 1, %214 ]
  %226 = icmp sgt i32 %191, 4
  br i1 %226, label %227, label %232

227:
  %228 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %231 = load i64, ptr %230, align 8
  br label %232

232:
  %233 = phi i64 [ %231, %227 ], [ 0, %223 ]
  %234 = phi i64 [ %229, %227 ], [ 1, %223 ]
  %235 = icmp sgt i32 %191, 5
  br i1 %235, label %236, label %241

236:
  %237 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %240 = load i64, ptr %239, align 8
  br label %241

241:
  %242 = phi i64 [ %240, %236 ], [ 0, %232 ]
  %243 = phi i64 [ %238, %236 ], [ 1, %232 ]
  %244 = icmp sgt i32 %191, 6
  br i1 %244, label %245, label %250

245:
  %246 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %3, i64 184
  %249 = load i64, ptr %248, align 8
  br label %250

250:
  %251 = phi i64 [ %249, %245 ], [ 0, %241 ]
  %252 = phi i64 [ %247, %245 ], [ 1, %241 ]
  %253 = icmp sgt i32 %35, 7
  br i1 %253, label %274, label %254

254:
  br i1 %50, label %255, label %271

255:
  %256 = icmp eq ptr %105, null
  br i1 %256, label %274, label %257

257:
  %258 = getelementptr inbounds nuw i8, ptr %105, i64 430
  %259 = load i8, ptr %258, align 2
  %260 = icmp eq i8 %259, 0
  br i1 %260, label %269, label %261

261:
  %262 = getelementptr inbounds nuw i8, ptr %105, i64 431
  %263 = load i8, ptr %262, align 1
  %264 = icmp eq i8 %263, 0
  br i1 %264, label %269, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %105, i64 432
  %267 = load i8, ptr %266, align 8
  %268 = icmp eq i8 %267, 0
  br i1 %268, label %269, label %274

269:
  %270 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %105) #6
  br label %274

271:
  %272 = add i32 %42, -50
  %273 = icmp ult i32 %272, -49
  br label %274

274:
  %275 = phi i1 [ %273, %271 ], [ true, %250 ], [ true, %255 ], [ true, %269 ], [ false, %265 ]
  %276 = icmp sgt i32 %119, 7
  %277 = select i1 %275, i1 true, i1 %276
  %278 = icmp sgt i32 %191, 7
  %279 = select i1 %277, i1 true, i1 %278
  br i1 %279, label %280, label %281

280:
  tail call void @_FortranAUnpack(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef nonnull captures(none) %2, ptr noundef nonnull captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #6
  br label %686

281:
  switch i32 %42, label %285 [
    i32 28, label %286
    i32 27, label %282
    i32 35, label %283
    i32 34, label %284
  ]

282:
  br label %286

283:
  br label %286

284:
  br label %286

285:
  br label %286

286:
  %287 = phi i32 [ 0, %285 ], [ 1, %282 ], [ 4, %283 ], [ 3, %284 ], [ 2, %281 ]
  %288 = icmp eq i32 %191, 0
  br i1 %288, label %290, label %289

289:
  br label %290

290:
  %291 = phi i64 [ %251, %289 ], [ 0, %286 ]
  %292 = phi i64 [ %242, %289 ], [ 0, %286 ]
  %293 = phi i64 [ %233, %289 ], [ 0, %286 ]
  %294 = phi i64 [ %224, %289 ], [ 0, %286 ]
  %295 = phi i64 [ %215, %289 ], [ 0, %286 ]
  %296 = phi i64 [ %206, %289 ], [ 0, %286 ]
  %297 = phi i64 [ %198, %289 ], [ 0, %286 ]
  %298 = phi i64 [ %252, %289 ], [ %182, %286 ]
  %299 = phi i64 [ %243, %289 ], [ %173, %286 ]
  %300 = phi i64 [ %234, %289 ], [ %164, %286 ]
  %301 = phi i64 [ %225, %289 ], [ %155, %286 ]
  %302 = phi i64 [ %216, %289 ], [ %146, %286 ]
  %303 = phi i64 [ %207, %289 ], [ %137, %286 ]
  %304 = mul nsw i64 %137, %128
  %305 = mul nsw i64 %146, %304
  %306 = mul nsw i64 %155, %305
  %307 = mul nsw i64 %164, %306
  %308 = mul nsw i64 %173, %307
  %309 = mul nsw i64 %182, %308
  %310 = mul i64 %309, %28
  %311 = tail call i64 @llvm.umax.i64(i64 %310, i64 1)
  %312 = tail call ptr @malloc(i64 noundef %311) #8
  %313 = mul nsw i64 %128, %28
  %314 = mul nsw i64 %137, %313
  %315 = mul nsw i64 %146, %314
  %316 = mul nsw i64 %155, %315
  %317 = mul nsw i64 %164, %316
  %318 = mul nsw i64 %173, %317
  store ptr %312, ptr %0, align 8
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %28, ptr %319, align 8
  %320 = trunc i32 %42 to i8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %320, ptr %321, align 1
  %322 = icmp sgt i32 %119, 0
  br i1 %322, label %323, label %327

323:
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %324, align 8
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %128, ptr %325, align 8
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %28, ptr %326, align 8
  br label %327

327:
  %328 = icmp sgt i32 %119, 1
  br i1 %328, label %329, label %333

329:
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %330, align 8
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %137, ptr %331, align 8
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %313, ptr %332, align 8
  br label %333

333:
  %334 = icmp sgt i32 %119, 2
  br i1 %334, label %335, label %339

335:
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %336, align 8
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %146, ptr %337, align 8
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %314, ptr %338, align 8
  br label %339

339:
  %340 = icmp sgt i32 %119, 3
  br i1 %340, label %341, label %345

341:
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %155, ptr %343, align 8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %315, ptr %344, align 8
  br label %345

345:
  %346 = icmp sgt i32 %119, 4
  br i1 %346, label %347, label %351

347:
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %348, align 8
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %164, ptr %349, align 8
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %316, ptr %350, align 8
  br label %351

351:
  %352 = icmp sgt i32 %119, 5
  br i1 %352, label %353, label %357

353:
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %354, align 8
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %173, ptr %355, align 8
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %317, ptr %356, align 8
  br label %357

357:
  %358 = icmp sgt i32 %119, 6
  br i1 %358, label %359, label %363

359:
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %360, align 8
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %182, ptr %361, align 8
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %318, ptr %362, align 8
  br label %363

363:
  %364 = mul nsw i64 %146, %137
  %365 = mul nsw i64 %155, %364
  %366 = mul nsw i64 %164, %365
  %367 = mul nsw i64 %173, %366
  %368 = mul nsw i64 %182, %367
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %370, label %686

370:
  %371 = icmp sgt i64 %128, 0
  %372 = icmp sgt i32 %119, 1
  %373 = icmp eq i32 %119, 2
  %374 = icmp sgt i32 %119, 2
  %375 = icmp eq i32 %119, 3
  %376 = icmp sgt i32 %119, 3
  %377 = icmp eq i32 %119, 4
  %378 = icmp sgt i32 %119, 4
  %379 = icmp eq i32 %119, 5
  %380 = icmp sgt i32 %119, 5
  %381 = icmp eq i32 %119, 6
  %382 = icmp sgt i32 %119, 6
  %383 = icmp eq i32 %119, 7
  %384 = icmp sgt i32 %119, 1
  %385 = icmp eq i32 %119, 2
  %386 = icmp sgt i32 %119, 2
  %387 = icmp eq i32 %119, 3
  %388 = icmp sgt i32 %119, 3
  %389 = icmp eq i32 %119, 4
  %390 = icmp sgt i32 %119, 4
  %391 = icmp eq i32 %119, 5
  %392 = icmp sgt i32 %119, 5
  %393 = icmp eq i32 %119, 6
  %394 = icmp sgt i32 %119, 6
  %395 = icmp eq i32 %119, 7
  %396 = icmp sgt i32 %119, 1
  %397 = icmp eq i32 %119, 2
  %398 = icmp sgt i32 %119, 2
  %399 = icmp eq i32 %119, 3
  %400 = icmp sgt i32 %119, 3
  %401 = icmp eq i32 %119, 4
  %402 = icmp sgt i32 %119, 4
  %403 = icmp eq i32 %119, 5
  %404 = icmp sgt i32 %119, 5
  %405 = icmp eq i32 %119, 6
  %406 = icmp sgt i32 %119, 6
  %407 = icmp eq i32 %119, 7
  br label %408

408:
  %409 = phi i64 [ 0, %370 ], [ %619, %618 ]
  %410 = phi i64 [ 0, %370 ], [ %620, %618 ]
  br i1 %372, label %411, label %418

411:
  br i1 %373, label %416, label %412

412:
  %413 = urem i64 %410, %137
  %414 = mul nsw i64 %313, %413
  %415 = udiv i64 %410, %137
  br label %418

416:
  %417 = mul nsw i64 %313, %410
  br label %418

418:
  %419 = phi i64 [ %417, %416 ], [ %414, %412 ], [ 0, %408 ]
  %420 = phi i64 [ %410, %416 ], [ %415, %412 ], [ %410, %408 ]
  br i1 %374, label %421, label %430

421:
  br i1 %375, label %427, label %422

422:
  %423 = urem i64 %420, %146
  %424 = mul nsw i64 %314, %423
  %425 = add nsw i64 %424, %419
  %426 = udiv i64 %420, %146
  br label %430

427:
  %428 = mul nsw i64 %314, %420
  %429 = add nsw i64 %428, %419
  br label %430

430:
  %431 = phi i64 [ %429, %427 ], [ %425, %422 ], [ %419, %418 ]
  %432 = phi i64 [ %420, %427 ], [ %426, %422 ], [ %420, %418 ]
  br i1 %376, label %433, label %442

433:
  br i1 %377, label %439, label %434

434:
  %435 = urem i64 %432, %155
  %436 = mul nsw i64 %315, %435
  %437 = add nsw i64 %436, %431
  %438 = udiv i64 %432, %155
  br label %442

439:
  %440 = mul nsw i64 %315, %432
  %441 = add nsw i64 %440, %431
  br label %442

442:
  %443 = phi i64 [ %441, %439 ], [ %437, %434 ], [ %431, %430 ]
  %444 = phi i64 [ %432, %439 ], [ %438, %434 ], [ %432, %430 ]
  br i1 %378, label %445, label %454

445:
  br i1 %379, label %451, label %446

446:
  %447 = urem i64 %444, %164
  %448 = mul nsw i64 %316, %447
  %449 = add nsw i64 %448, %443
  %450 = udiv i64 %444, %164
  br label %454

451:
  %452 = mul nsw i64 %316, %444
  %453 = add nsw i64 %452, %443
  br label %454

454:
  %455 = phi i64 [ %453, %451 ], [ %449, %446 ], [ %443, %442 ]
  %456 = phi i64 [ %444, %451 ], [ %450, %446 ], [ %444, %442 ]
  br i1 %380, label %457, label %466

457:
  br i1 %381, label %463, label %458

458:
  %459 = urem i64 %456, %173
  %460 = mul nsw i64 %317, %459
  %461 = add nsw i64 %460, %455
  %462 = udiv i64 %456, %173
  br label %466

463:
  %464 = mul nsw i64 %317, %456
  %465 = add nsw i64 %464, %455
  br label %466

466:
  %467 = phi i64 [ %465, %463 ], [ %461, %458 ], [ %455, %454 ]
  %468 = phi i64 [ %456, %463 ], [ %462, %458 ], [ %456, %454 ]
  br i1 %382, label %469, label %477

469:
  br i1 %383, label %474, label %470

470:
  %471 = urem i64 %468, %182
  %472 = mul nsw i64 %318, %471
  %473 = add nsw i64 %472, %467
  br label %477

474:
  %475 = mul nsw i64 %318, %468
  %476 = add nsw i64 %475, %467
  br label %477

477:
  %478 = phi i64 [ %476, %474 ], [ %473, %470 ], [ %467, %466 ]
  br i1 %384, label %479, label %486

479:
  br i1 %385, label %484, label %480

480:
  %481 = urem i64 %410, %137
  %482 = mul nsw i64 %138, %481
  %483 = udiv i64 %410, %137
  br label %486

484:
  %485 = mul nsw i64 %138, %410
  br label %486

486:
  %487 = phi i64 [ %485, %484 ], [ %482, %480 ], [ 0, %477 ]
  %488 = phi i64 [ %410, %484 ], [ %483, %480 ], [ %410, %477 ]
  br i1 %386, label %489, label %498

489:
  br i1 %387, label %495, label %490

490:
  %491 = urem i64 %488, %146
  %492 = mul nsw i64 %147, %491
  %493 = add nsw i64 %492, %487
  %494 = udiv i64 %488, %146
  br label %498

495:
  %496 = mul nsw i64 %147, %488
  %497 = add nsw i64 %496, %487
  br label %498

498:
  %499 = phi i64 [ %497, %495 ], [ %493, %490 ], [ %487, %486 ]
  %500 = phi i64 [ %488, %495 ], [ %494, %490 ], [ %488, %486 ]
  br i1 %388, label %501, label %510

501:
  br i1 %389, label %507, label %502

502:
  %503 = urem i64 %500, %155
  %504 = mul nsw i64 %156, %503
  %505 = add nsw i64 %504, %499
  %506 = udiv i64 %500, %155
  br label %510

507:
  %508 = mul nsw i64 %156, %500
  %509 = add nsw i64 %508, %499
  br label %510

510:
  %511 = phi i64 [ %509, %507 ], [ %505, %502 ], [ %499, %498 ]
  %512 = phi i64 [ %500, %507 ], [ %506, %502 ], [ %500, %498 ]
  br i1 %390, label %513, label %522

513:
  br i1 %391, label %519, label %514

514:
  %515 = urem i64 %512, %164
  %516 = mul nsw i64 %165, %515
  %517 = add nsw i64 %516, %511
  %518 = udiv i64 %512, %164
  br label %522

519:
  %520 = mul nsw i64 %165, %512
  %521 = add nsw i64 %520, %511
  br label %522

522:
  %523 = phi i64 [ %521, %519 ], [ %517, %514 ], [ %511, %510 ]
  %524 = phi i64 [ %512, %519 ], [ %518, %514 ], [ %512, %510 ]
  br i1 %392, label %525, label %534

525:
  br i1 %393, label %531, label %526

526:
  %527 = urem i64 %524, %173
  %528 = mul nsw i64 %174, %527
  %529 = add nsw i64 %528, %523
  %530 = udiv i64 %524, %173
  br label %534

531:
  %532 = mul nsw i64 %174, %524
  %533 = add nsw i64 %532, %523
  br label %534

534:
  %535 = phi i64 [ %533, %531 ], [ %529, %526 ], [ %523, %522 ]
  %536 = phi i64 [ %524, %531 ], [ %530, %526 ], [ %524, %522 ]
  br i1 %394, label %537, label %545

537:
  br i1 %395, label %542, label %538

538:
  %539 = urem i64 %536, %182
  %540 = mul nsw i64 %183, %539
  %541 = add nsw i64 %540, %535
  br label %545

542:
  %543 = mul nsw i64 %183, %536
  %544 = add nsw i64 %543, %535
  br label %545

545:
  %546 = phi i64 [ %544, %542 ], [ %541, %538 ], [ %535, %534 ]
  br i1 %396, label %547, label %554

547:
  br i1 %397, label %552, label %548

548:
  %549 = urem i64 %410, %303
  %550 = mul nsw i64 %296, %549
  %551 = udiv i64 %410, %303
  br label %554

552:
  %553 = mul nsw i64 %296, %410
  br label %554

554:
  %555 = phi i64 [ %553, %552 ], [ %550, %548 ], [ 0, %545 ]
  %556 = phi i64 [ %410, %552 ], [ %551, %548 ], [ %410, %545 ]
  br i1 %398, label %557, label %566

557:
  br i1 %399, label %563, label %558

558:
  %559 = urem i64 %556, %302
  %560 = mul nsw i64 %295, %559
  %561 = add nsw i64 %560, %555
  %562 = udiv i64 %556, %302
  br label %566

563:
  %564 = mul nsw i64 %295, %556
  %565 = add nsw i64 %564, %555
  br label %566

566:
  %567 = phi i64 [ %565, %563 ], [ %561, %558 ], [ %555, %554 ]
  %568 = phi i64 [ %556, %563 ], [ %562, %558 ], [ %556, %554 ]
  br i1 %400, label %569, label %578

569:
  br i1 %401, label %575, label %570

570:
  %571 = urem i64 %568, %301
  %572 = mul nsw i64 %294, %571
  %573 = add nsw i64 %572, %567
  %574 = udiv i64 %568, %301
  br label %578

575:
  %576 = mul nsw i64 %294, %568
  %577 = add nsw i64 %576, %567
  br label %578

578:
  %579 = phi i64 [ %577, %575 ], [ %573, %570 ], [ %567, %566 ]
  %580 = phi i64 [ %568, %575 ], [ %574, %570 ], [ %568, %566 ]
  br i1 %402, label %581, label %590

581:
  br i1 %403, label %587, label %582

582:
  %583 = urem i64 %580, %300
  %584 = mul nsw i64 %293, %583
  %585 = add nsw i64 %584, %579
  %586 = udiv i64 %580, %300
  br label %590

587:
  %588 = mul nsw i64 %293, %580
  %589 = add nsw i64 %588, %579
  br label %590

590:
  %591 = phi i64 [ %589, %587 ], [ %585, %582 ], [ %579, %578 ]
  %592 = phi i64 [ %580, %587 ], [ %586, %582 ], [ %580, %578 ]
  br i1 %404, label %593, label %602

593:
  br i1 %405, label %599, label %594

594:
  %595 = urem i64 %592, %299
  %596 = mul nsw i64 %292, %595
  %597 = add nsw i64 %596, %591
  %598 = udiv i64 %592, %299
  br label %602

599:
  %600 = mul nsw i64 %292, %592
  %601 = add nsw i64 %600, %591
  br label %602

602:
  %603 = phi i64 [ %601, %599 ], [ %597, %594 ], [ %591, %590 ]
  %604 = phi i64 [ %592, %599 ], [ %598, %594 ], [ %592, %590 ]
  br i1 %406, label %605, label %613

605:
  br i1 %407, label %610, label %606

606:
  %607 = urem i64 %604, %298
  %608 = mul nsw i64 %291, %607
  %609 = add nsw i64 %608, %603
  br label %613

610:
  %611 = mul nsw i64 %291, %604
  %612 = add nsw i64 %611, %603
  br label %613

613:
  %614 = phi i64 [ %612, %610 ], [ %609, %606 ], [ %603, %602 ]
  %615 = getelementptr inbounds i8, ptr %312, i64 %478
  %616 = getelementptr inbounds i8, ptr %106, i64 %546
  %617 = getelementptr inbounds i8, ptr %184, i64 %614
  br i1 %371, label %622, label %618

618:
  %619 = phi i64 [ %409, %613 ], [ %683, %682 ]
  %620 = add nuw nsw i64 %410, 1
  %621 = icmp eq i64 %620, %368
  br i1 %621, label %686, label %408

622:
  %623 = phi i64 [ %684, %682 ], [ 0, %613 ]
  %624 = phi i64 [ %683, %682 ], [ %409, %613 ]
  %625 = mul nsw i64 %129, %623
  %626 = getelementptr inbounds i8, ptr %616, i64 %625
  switch i64 %112, label %635 [
    i64 4, label %627
    i64 8, label %630
    i64 2, label %632
  ]

627:
  %628 = load i32, ptr %626, align 4
  %629 = sext i32 %628 to i64
  br label %638

630:
  %631 = load i64, ptr %626, align 8
  br label %638

632:
  %633 = load i16, ptr %626, align 2
  %634 = sext i16 %633 to i64
  br label %638

635:
  %636 = load i8, ptr %626, align 1
  %637 = sext i8 %636 to i64
  br label %638

638:
  %639 = phi i64 [ %629, %627 ], [ %631, %630 ], [ %634, %632 ], [ %637, %635 ]
  %640 = icmp eq i64 %639, 0
  %641 = mul nsw i64 %28, %623
  %642 = getelementptr inbounds i8, ptr %615, i64 %641
  br i1 %640, label %664, label %643

643:
  %644 = mul nsw i64 %48, %624
  %645 = getelementptr inbounds i8, ptr %22, i64 %644
  switch i32 %287, label %661 [
    i32 2, label %656
    i32 1, label %658
    i32 4, label %651
    i32 3, label %646
    i32 0, label %660
  ]

646:
  %647 = getelementptr inbounds nuw i8, ptr %645, i64 4
  %648 = getelementptr inbounds nuw i8, ptr %642, i64 4
  %649 = load float, ptr %645, align 4
  %650 = load float, ptr %647, align 4
  store float %649, ptr %642, align 4
  store float %650, ptr %648, align 4
  br label %662

651:
  %652 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %653 = getelementptr inbounds nuw i8, ptr %642, i64 8
  %654 = load double, ptr %645, align 8
  %655 = load double, ptr %652, align 8
  store double %654, ptr %642, align 8
  store double %655, ptr %653, align 8
  br label %662

656:
  %657 = load double, ptr %645, align 8
  store double %657, ptr %642, align 8
  br label %662

658:
  %659 = load float, ptr %645, align 4
  store float %659, ptr %642, align 4
  br label %662

660:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %642, ptr align 1 %645, i64 %28, i1 false)
  br label %662

661:
  unreachable

662:
  %663 = add nsw i64 %624, 1
  br label %682

664:
  %665 = mul nsw i64 %297, %623
  %666 = getelementptr inbounds i8, ptr %617, i64 %665
  switch i32 %287, label %661 [
    i32 2, label %677
    i32 1, label %679
    i32 4, label %672
    i32 3, label %667
    i32 0, label %681
  ]

667:
  %668 = getelementptr inbounds nuw i8, ptr %666, i64 4
  %669 = getelementptr inbounds nuw i8, ptr %642, i64 4
  %670 = load float, ptr %666, align 4
  %671 = load float, ptr %668, align 4
  store float %670, ptr %642, align 4
  store float %671, ptr %669, align 4
  br label %682

672:
  %673 = getelementptr inbounds nuw i8, ptr %666, i64 8
  %674 = getelementptr inbounds nuw i8, ptr %642, i64 8
  %675 = load double, ptr %666, align 8
  %676 = load double, ptr %673, align 8
  store double %675, ptr %642, align 8
  store double %676, ptr %674, align 8
  br label %682

677:
  %678 = load double, ptr %666, align 8
  store double %678, ptr %642, align 8
  br label %682

679:
  %680 = load float, ptr %666, align 4
  store float %680, ptr %642, align 4
  br label %682

681:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %642, ptr align 1 %666, i64 %28, i1 false)
  br label %682

682:
  %683 = phi i64 [ %663, %662 ], [ %624, %667 ], [ %624, %677 ], [ %624, %679 ], [ %624, %672 ], [ %624, %681 ]
  %684 = add nuw nsw i64 %623, 1
  %685 = icmp eq i64 %684, %128
  br i1 %685, label %618, label %622

686:
  ret void
}

declare void @_FortranAUnpack(ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare i64 @llvm.umax.i64(i64, i64) #5

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { noreturn }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { allocsize(0) }
