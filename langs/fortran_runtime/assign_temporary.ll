; Made from assign_temporary.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.AssignTemporary(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %6 = load i8, ptr %5, align 1
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = icmp sgt i8 %8, 7
  br i1 %9, label %92, label %10

10:
  %11 = icmp eq i8 %6, 42
  br i1 %11, label %12, label %83

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %14 = load i8, ptr %13, align 1
  %15 = and i8 %14, 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %64, label %17

17:
  %18 = icmp eq i8 %8, 0
  br i1 %18, label %19, label %22

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load ptr, ptr %20, align 8
  br label %22

22:
  %23 = phi ptr [ %21, %19 ], [ null, %17 ]
  %24 = icmp eq i8 %8, 1
  br i1 %24, label %25, label %28

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load ptr, ptr %26, align 8
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ %23, %22 ]
  %30 = icmp eq i8 %8, 2
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %31 ], [ %29, %28 ]
  %36 = icmp eq i8 %8, 3
  br i1 %36, label %37, label %40

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %39 = load ptr, ptr %38, align 8
  br label %40

40:
  %41 = phi ptr [ %39, %37 ], [ %35, %34 ]
  %42 = icmp eq i8 %8, 4
  br i1 %42, label %43, label %46

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %45 = load ptr, ptr %44, align 8
  br label %46

46:
  %47 = phi ptr [ %45, %43 ], [ %41, %40 ]
  %48 = icmp eq i8 %8, 5
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %51 = load ptr, ptr %50, align 8
  br label %52

52:
  %53 = phi ptr [ %51, %49 ], [ %47, %46 ]
  %54 = icmp eq i8 %8, 6
  br i1 %54, label %55, label %58

55:
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %57 = load ptr, ptr %56, align 8
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ %53, %52 ]
  %60 = icmp eq i8 %8, 7
  br i1 %60, label %61, label %64

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %63 = load ptr, ptr %62, align 8
  br label %64

64:
  %65 = phi ptr [ null, %12 ], [ %63, %61 ], [ %59, %58 ]
  %66 = icmp eq ptr %65, null
  br i1 %66, label %92, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 430
  %69 = load i8, ptr %68, align 1
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %79, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 431
  %73 = load i8, ptr %72, align 1
  %74 = icmp eq i8 %73, 0
  br i1 %74, label %79, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %65, i64 432
  %77 = load i8, ptr %76, align 1
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %79, label %92

79:
  %80 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %65) #7
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, i32 2, i32 1
  br label %92

83:
  %84 = add i8 %6, -1
  %85 = icmp ult i8 %84, 39
  %86 = icmp eq i8 %6, 41
  %87 = or i1 %86, %85
  %88 = add i8 %6, -45
  %89 = icmp ult i8 %88, 5
  %90 = or i1 %89, %87
  %91 = select i1 %90, i32 0, i32 2
  br label %92

92:
  %93 = phi i32 [ %91, %83 ], [ 2, %4 ], [ 2, %64 ], [ %82, %79 ], [ 0, %75 ]
  %94 = icmp eq i32 %93, 2
  br i1 %94, label %102, label %95

95:
  %96 = load i8, ptr %7, align 4
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %103, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %100 = load i8, ptr %99, align 4
  %101 = icmp eq i8 %96, %100
  br i1 %101, label %103, label %102

102:
  tail call void @_FortranAAssignTemporary(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %2479

103:
  %104 = icmp eq i32 %93, 1
  br i1 %104, label %105, label %349

105:
  %106 = load ptr, ptr %0, align 8
  %107 = icmp eq ptr %106, null
  br i1 %107, label %349, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %110 = load i8, ptr %109, align 4
  %111 = icmp sgt i8 %110, 0
  br i1 %111, label %112, label %117

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %116 = load i64, ptr %115, align 8
  br label %117

117:
  %118 = phi i64 [ %116, %112 ], [ 0, %108 ]
  %119 = phi i64 [ %114, %112 ], [ 1, %108 ]
  %120 = icmp sgt i8 %110, 1
  br i1 %120, label %121, label %126

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %125 = load i64, ptr %124, align 8
  br label %126

126:
  %127 = phi i64 [ %125, %121 ], [ 0, %117 ]
  %128 = phi i64 [ %123, %121 ], [ 1, %117 ]
  %129 = icmp sgt i8 %110, 2
  br i1 %129, label %130, label %135

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %134 = load i64, ptr %133, align 8
  br label %135

135:
  %136 = phi i64 [ %134, %130 ], [ 0, %126 ]
  %137 = phi i64 [ %132, %130 ], [ 1, %126 ]
  %138 = icmp sgt i8 %110, 3
  br i1 %138, label %139, label %144

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %143 = load i64, ptr %142, align 8
  br label %144

144:
  %145 = phi i64 [ %143, %139 ], [ 0, %135 ]
  %146 = phi i64 [ %141, %139 ], [ 1, %135 ]
  %147 = icmp sgt i8 %110, 4
  br i1 %147, label %148, label %153

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %152 = load i64, ptr %151, align 8
  br label %153

153:
  %154 = phi i64 [ %152, %148 ], [ 0, %144 ]
  %155 = phi i64 [ %150, %148 ], [ 1, %144 ]
  %156 = icmp sgt i8 %110, 5
  br i1 %156, label %157, label %162

157:
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %161 = load i64, ptr %160, align 8
  br label %162

162:
  %163 = phi i64 [ %161, %157 ], [ 0, %153 ]
  %164 = phi i64 [ %159, %157 ], [ 1, %153 ]
  %165 = icmp sgt i8 %110, 6
  br i1 %165, label %166, label %171

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %170 = load i64, ptr %169, align 8
  br label %171

171:
  %172 = phi i64 [ %170, %166 ], [ 0, %162 ]
  %173 = phi i64 [ %168, %166 ], [ 1, %162 ]
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %175 = load i8, ptr %174, align 1
  %176 = icmp eq i8 %175, 42
  br i1 %176, label %177, label %231

177:
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %179 = load i8, ptr %178, align 1
  %180 = and i8 %179, 1
  %181 = icmp eq i8 %180, 0
  br i1 %181, label %231, label %182

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %184 = load i8, ptr %183, align 4
  %185 = icmp eq i8 %184, 0
  br i1 %185, label %186, label %189

186:
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %188 = load ptr, ptr %187, align 8
  br label %189

189:
  %190 = phi ptr [ %188, %186 ], [ null, %182 ]
  %191 = icmp eq i8 %184, 1
  br i1 %191, label %192, label %195

192:
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %194 = load ptr, ptr %193, align 8
  br label %195

195:
  %196 = phi ptr [ %194, %192 ], [ %190, %189 ]
  %197 = icmp eq i8 %184, 2
  br i1 %197, label %198, label %201

198:
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %200 = load ptr, ptr %199, align 8
  br label %201

201:
  %202 = phi ptr [ %200, %198 ], [ %196, %195 ]
  %203 = icmp eq i8 %184, 3
  br i1 %203, label %204, label %207

204:
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %206 = load ptr, ptr %205, align 8
  br label %207

207:
  %208 = phi ptr [ %206, %204 ], [ %202, %201 ]
  %209 = icmp eq i8 %184, 4
  br i1 %209, label %210, label %213

210:
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %212 = load ptr, ptr %211, align 8
  br label %213

213:
  %214 = phi ptr [ %212, %210 ], [ %208, %207 ]
  %215 = icmp eq i8 %184, 5
  br i1 %215, label %216, label %219

216:
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %218 = load ptr, ptr %217, align 8
  br label %219

219:
  %220 = phi ptr [ %218, %216 ], [ %214, %213 ]
  %221 = icmp eq i8 %184, 6
  br i1 %221, label %222, label %225

222:
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %224 = load ptr, ptr %223, align 8
  br label %225

225:
  %226 = phi ptr [ %224, %222 ], [ %220, %219 ]
  %227 = icmp eq i8 %184, 7
  br i1 %227, label %228, label %231

228:
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %230 = load ptr, ptr %229, align 8
  br label %231

231:
  %232 = phi ptr [ null, %171 ], [ null, %177 ], [ %230, %228 ], [ %226, %225 ]
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %234 = load i8, ptr %233, align 4
  %235 = icmp eq i8 %234, 0
  br i1 %235, label %236, label %237

236:
  tail call void @pad.fortran.type.initialize(ptr noundef %232, ptr noundef nonnull %106) #7
  br label %349

237:
  %238 = mul nsw i64 %128, %119
  %239 = mul nsw i64 %137, %238
  %240 = mul nsw i64 %146, %239
  %241 = mul nsw i64 %155, %240
  %242 = mul nsw i64 %164, %241
  %243 = mul nsw i64 %173, %242
  %244 = icmp sgt i64 %243, 0
  br i1 %244, label %245, label %251

245:
  %246 = mul nsw i64 %137, %128
  %247 = mul nsw i64 %146, %246
  %248 = mul nsw i64 %155, %247
  %249 = mul nsw i64 %164, %248
  %250 = mul nsw i64 %173, %249
  br label %251

251:
  %252 = phi i64 [ 0, %237 ], [ %250, %245 ]
  %253 = icmp sgt i64 %252, 0
  br i1 %253, label %254, label %349

254:
  %255 = mul nsw i64 %118, %119
  %256 = icmp eq i64 %255, 0
  br label %257

257:
  %258 = phi i64 [ %343, %342 ], [ 0, %254 ]
  %259 = load i8, ptr %233, align 4
  %260 = icmp sgt i8 %259, 1
  br i1 %260, label %261, label %269

261:
  %262 = icmp eq i8 %259, 2
  br i1 %262, label %267, label %263

263:
  %264 = urem i64 %258, %128
  %265 = mul nsw i64 %127, %264
  %266 = udiv i64 %258, %128
  br label %269

267:
  %268 = mul nsw i64 %127, %258
  br label %269

269:
  %270 = phi i64 [ %268, %267 ], [ %265, %263 ], [ 0, %257 ]
  %271 = phi i64 [ %258, %267 ], [ %266, %263 ], [ %258, %257 ]
  %272 = icmp sgt i8 %259, 2
  br i1 %272, label %273, label %283

273:
  %274 = icmp eq i8 %259, 3
  br i1 %274, label %280, label %275

275:
  %276 = urem i64 %271, %137
  %277 = mul nsw i64 %136, %276
  %278 = add nsw i64 %277, %270
  %279 = udiv i64 %271, %137
  br label %283

280:
  %281 = mul nsw i64 %136, %271
  %282 = add nsw i64 %281, %270
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %270, %269 ]
  %285 = phi i64 [ %271, %280 ], [ %279, %275 ], [ %271, %269 ]
  %286 = icmp sgt i8 %259, 3
  br i1 %286, label %287, label %297

287:
  %288 = icmp eq i8 %259, 4
  br i1 %288, label %294, label %289

289:
  %290 = urem i64 %285, %146
  %291 = mul nsw i64 %145, %290
  %292 = add nsw i64 %291, %284
  %293 = udiv i64 %285, %146
  br label %297

294:
  %295 = mul nsw i64 %145, %285
  %296 = add nsw i64 %295, %284
  br label %297

297:
  %298 = phi i64 [ %296, %294 ], [ %292, %289 ], [ %284, %283 ]
  %299 = phi i64 [ %285, %294 ], [ %293, %289 ], [ %285, %283 ]
  %300 = icmp sgt i8 %259, 4
  br i1 %300, label %301, label %311

301:
  %302 = icmp eq i8 %259, 5
  br i1 %302, label %308, label %303

303:
  %304 = urem i64 %299, %155
  %305 = mul nsw i64 %154, %304
  %306 = add nsw i64 %305, %298
  %307 = udiv i64 %299, %155
  br label %311

308:
  %309 = mul nsw i64 %154, %299
  %310 = add nsw i64 %309, %298
  br label %311

311:
  %312 = phi i64 [ %310, %308 ], [ %306, %303 ], [ %298, %297 ]
  %313 = phi i64 [ %299, %308 ], [ %307, %303 ], [ %299, %297 ]
  %314 = icmp sgt i8 %259, 5
  br i1 %314, label %315, label %325

315:
  %316 = icmp eq i8 %259, 6
  br i1 %316, label %322, label %317

317:
  %318 = urem i64 %313, %164
  %319 = mul nsw i64 %163, %318
  %320 = add nsw i64 %319, %312
  %321 = udiv i64 %313, %164
  br label %325

322:
  %323 = mul nsw i64 %163, %313
  %324 = add nsw i64 %323, %312
  br label %325

325:
  %326 = phi i64 [ %324, %322 ], [ %320, %317 ], [ %312, %311 ]
  %327 = phi i64 [ %313, %322 ], [ %321, %317 ], [ %313, %311 ]
  %328 = icmp sgt i8 %259, 6
  br i1 %328, label %329, label %338

329:
  %330 = icmp eq i8 %259, 7
  br i1 %330, label %335, label %331

331:
  %332 = urem i64 %327, %173
  %333 = mul nsw i64 %172, %332
  %334 = add nsw i64 %333, %326
  br label %338

335:
  %336 = mul nsw i64 %172, %327
  %337 = add nsw i64 %336, %326
  br label %338

338:
  %339 = phi i64 [ %337, %335 ], [ %334, %331 ], [ %326, %325 ]
  %340 = getelementptr inbounds i8, ptr %106, i64 %339
  %341 = getelementptr inbounds i8, ptr %340, i64 %255
  br i1 %256, label %342, label %345

342:
  %343 = add nuw nsw i64 %258, 1
  %344 = icmp eq i64 %343, %252
  br i1 %344, label %349, label %257

345:
  %346 = phi ptr [ %347, %345 ], [ %340, %338 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %232, ptr noundef %346) #7
  %347 = getelementptr inbounds i8, ptr %346, i64 %118
  %348 = icmp eq ptr %347, %341
  br i1 %348, label %342, label %345

349:
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %351 = load i8, ptr %350, align 2
  %352 = icmp eq i8 %351, 2
  %353 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %354 = load i64, ptr %353, align 8
  %355 = load i8, ptr %5, align 1
  switch i8 %355, label %359 [
    i8 28, label %360
    i8 27, label %356
    i8 35, label %357
    i8 34, label %358
  ]

356:
  br label %360

357:
  br label %360

358:
  br label %360

359:
  br label %360

360:
  %361 = phi i32 [ 0, %359 ], [ 1, %356 ], [ 4, %357 ], [ 3, %358 ], [ 2, %349 ]
  %362 = load i8, ptr %7, align 4
  %363 = icmp ne i8 %362, 0
  br i1 %363, label %367, label %364

364:
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %366 = load i8, ptr %365, align 4
  br label %367

367:
  %368 = phi i8 [ %366, %364 ], [ %362, %360 ]
  %369 = load ptr, ptr %0, align 8
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %371 = load i8, ptr %370, align 4
  %372 = icmp sgt i8 %371, 0
  br i1 %372, label %373, label %378

373:
  %374 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %375 = load i64, ptr %374, align 8
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %377 = load i64, ptr %376, align 8
  br label %378

378:
  %379 = phi i64 [ %375, %373 ], [ 1, %367 ]
  %380 = phi i64 [ %377, %373 ], [ 0, %367 ]
  %381 = icmp sgt i8 %371, 1
  br i1 %381, label %382, label %387

382:
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %386 = load i64, ptr %385, align 8
  br label %387

387:
  %388 = phi i64 [ %384, %382 ], [ 1, %378 ]
  %389 = phi i64 [ %386, %382 ], [ 0, %378 ]
  %390 = icmp sgt i8 %371, 2
  br i1 %390, label %391, label %396

391:
  %392 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %393 = load i64, ptr %392, align 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %395 = load i64, ptr %394, align 8
  br label %396

396:
  %397 = phi i64 [ %393, %391 ], [ 1, %387 ]
  %398 = phi i64 [ %395, %391 ], [ 0, %387 ]
  %399 = icmp sgt i8 %371, 3
  br i1 %399, label %400, label %405

400:
  %401 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %402 = load i64, ptr %401, align 8
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %404 = load i64, ptr %403, align 8
  br label %405

405:
  %406 = phi i64 [ %402, %400 ], [ 1, %396 ]
  %407 = phi i64 [ %404, %400 ], [ 0, %396 ]
  %408 = icmp sgt i8 %371, 4
  br i1 %408, label %409, label %414

409:
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %413 = load i64, ptr %412, align 8
  br label %414

414:
  %415 = phi i64 [ %411, %409 ], [ 1, %405 ]
  %416 = phi i64 [ %413, %409 ], [ 0, %405 ]
  %417 = icmp sgt i8 %371, 5
  br i1 %417, label %418, label %423

418:
  %419 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %422 = load i64, ptr %421, align 8
  br label %423

423:
  %424 = phi i64 [ %420, %418 ], [ 1, %414 ]
  %425 = phi i64 [ %422, %418 ], [ 0, %414 ]
  %426 = icmp sgt i8 %371, 6
  br i1 %426, label %427, label %432

427:
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %429 = load i64, ptr %428, align 8
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %431 = load i64, ptr %430, align 8
  br label %432

432:
  %433 = phi i64 [ %429, %427 ], [ 1, %423 ]
  %434 = phi i64 [ %431, %427 ], [ 0, %423 ]
  %435 = load ptr, ptr %1, align 8
  %436 = icmp sgt i8 %362, 0
  br i1 %436, label %437, label %442

437:
  %438 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %439 = load i64, ptr %438, align 8
  %440 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %441 = load i64, ptr %440, align 8
  br label %442

442:
  %443 = phi i64 [ %441, %437 ], [ 0, %432 ]
  %444 = phi i64 [ %439, %437 ], [ 1, %432 ]
  %445 = icmp sgt i8 %362, 1
  br i1 %445, label %446, label %451

446:
  %447 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %450 = load i64, ptr %449, align 8
  br label %451

451:
  %452 = phi i64 [ %450, %446 ], [ 0, %442 ]
  %453 = phi i64 [ %448, %446 ], [ 1, %442 ]
  %454 = icmp sgt i8 %362, 2
  br i1 %454, label %455, label %460

455:
  %456 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %459 = load i64, ptr %458, align 8
  br label %460

460:
  %461 = phi i64 [ %459, %455 ], [ 0, %451 ]
  %462 = phi i64 [ %457, %455 ], [ 1, %451 ]
  %463 = icmp sgt i8 %362, 3
  br i1 %463, label %464, label %469

464:
  %465 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %466 = load i64, ptr %465, align 8
  %467 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %468 = load i64, ptr %467, align 8
  br label %469

469:
  %470 = phi i64 [ %468, %464 ], [ 0, %460 ]
  %471 = phi i64 [ %466, %464 ], [ 1, %460 ]
  %472 = icmp sgt i8 %362, 4
  br i1 %472, label %473, label %478

473:
  %474 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %477 = load i64, ptr %476, align 8
  br label %478

478:
  %479 = phi i64 [ %477, %473 ], [ 0, %469 ]
  %480 = phi i64 [ %475, %473 ], [ 1, %469 ]
  %481 = icmp sgt i8 %362, 5
  br i1 %481, label %482, label %487

482:
  %483 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %484 = load i64, ptr %483, align 8
  %485 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %486 = load i64, ptr %485, align 8
  br label %487

487:
  %488 = phi i64 [ %486, %482 ], [ 0, %478 ]
  %489 = phi i64 [ %484, %482 ], [ 1, %478 ]
  %490 = icmp sgt i8 %362, 6
  br i1 %490, label %491, label %496

491:
  %492 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %495 = load i64, ptr %494, align 8
  br label %496

496:
  %497 = phi i64 [ %495, %491 ], [ 0, %487 ]
  %498 = phi i64 [ %493, %491 ], [ 1, %487 ]
  br i1 %363, label %628, label %499

499:
  %500 = icmp eq ptr %369, null
  %501 = select i1 %352, i1 %500, i1 false
  br i1 %501, label %502, label %625

502:
  %503 = tail call i64 @llvm.umax.i64(i64 %354, i64 1)
  %504 = tail call ptr @malloc(i64 noundef %503) #8
  store ptr %504, ptr %0, align 8
  %505 = load i64, ptr %353, align 8
  %506 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %505, ptr %506, align 8
  %507 = load i8, ptr %5, align 1
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %507, ptr %508, align 1
  %509 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %511 = load i8, ptr %7, align 4
  %512 = icmp sgt i8 %511, 0
  br i1 %512, label %513, label %524

513:
  %514 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %515 = load i64, ptr %514, align 8
  %516 = icmp sgt i64 %515, 0
  br i1 %516, label %517, label %519

517:
  %518 = load i64, ptr %509, align 8
  br label %519

519:
  %520 = phi i64 [ %518, %517 ], [ 1, %513 ]
  store i64 %520, ptr %510, align 8
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %515, ptr %521, align 8
  %522 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %354, ptr %522, align 8
  %523 = mul i64 %515, %354
  br label %524

524:
  %525 = phi i64 [ %523, %519 ], [ %354, %502 ]
  %526 = load i8, ptr %7, align 4
  %527 = icmp sgt i8 %526, 1
  br i1 %527, label %528, label %541

528:
  %529 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %530 = load i64, ptr %529, align 8
  %531 = icmp sgt i64 %530, 0
  br i1 %531, label %532, label %535

532:
  %533 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %534 = load i64, ptr %533, align 8
  br label %535

535:
  %536 = phi i64 [ %534, %532 ], [ 1, %528 ]
  %537 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %536, ptr %537, align 8
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %530, ptr %538, align 8
  %539 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %525, ptr %539, align 8
  %540 = mul i64 %530, %525
  br label %541

541:
  %542 = phi i64 [ %540, %535 ], [ %525, %524 ]
  %543 = load i8, ptr %7, align 4
  %544 = icmp sgt i8 %543, 2
  br i1 %544, label %545, label %558

545:
  %546 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %547 = load i64, ptr %546, align 8
  %548 = icmp sgt i64 %547, 0
  br i1 %548, label %549, label %552

549:
  %550 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %551 = load i64, ptr %550, align 8
  br label %552

552:
  %553 = phi i64 [ %551, %549 ], [ 1, %545 ]
  %554 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %553, ptr %554, align 8
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %547, ptr %555, align 8
  %556 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %542, ptr %556, align 8
  %557 = mul i64 %547, %542
  br label %558

558:
  %559 = phi i64 [ %557, %552 ], [ %542, %541 ]
  %560 = load i8, ptr %7, align 4
  %561 = icmp sgt i8 %560, 3
  br i1 %561, label %562, label %575

562:
  %563 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %564 = load i64, ptr %563, align 8
  %565 = icmp sgt i64 %564, 0
  br i1 %565, label %566, label %569

566:
  %567 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %568 = load i64, ptr %567, align 8
  br label %569

569:
  %570 = phi i64 [ %568, %566 ], [ 1, %562 ]
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %570, ptr %571, align 8
  %572 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %564, ptr %572, align 8
  %573 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %559, ptr %573, align 8
  %574 = mul i64 %564, %559
  br label %575

575:
  %576 = phi i64 [ %574, %569 ], [ %559, %558 ]
  %577 = load i8, ptr %7, align 4
  %578 = icmp sgt i8 %577, 4
  br i1 %578, label %579, label %592

579:
  %580 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %581 = load i64, ptr %580, align 8
  %582 = icmp sgt i64 %581, 0
  br i1 %582, label %583, label %586

583:
  %584 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %585 = load i64, ptr %584, align 8
  br label %586

586:
  %587 = phi i64 [ %585, %583 ], [ 1, %579 ]
  %588 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %587, ptr %588, align 8
  %589 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %581, ptr %589, align 8
  %590 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %576, ptr %590, align 8
  %591 = mul i64 %581, %576
  br label %592

592:
  %593 = phi i64 [ %591, %586 ], [ %576, %575 ]
  %594 = load i8, ptr %7, align 4
  %595 = icmp sgt i8 %594, 5
  br i1 %595, label %596, label %609

596:
  %597 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %598 = load i64, ptr %597, align 8
  %599 = icmp sgt i64 %598, 0
  br i1 %599, label %600, label %603

600:
  %601 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %602 = load i64, ptr %601, align 8
  br label %603

603:
  %604 = phi i64 [ %602, %600 ], [ 1, %596 ]
  %605 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %604, ptr %605, align 8
  %606 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %598, ptr %606, align 8
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %593, ptr %607, align 8
  %608 = mul i64 %598, %593
  br label %609

609:
  %610 = phi i64 [ %608, %603 ], [ %593, %592 ]
  %611 = load i8, ptr %7, align 4
  %612 = icmp sgt i8 %611, 6
  br i1 %612, label %613, label %625

613:
  %614 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %615 = load i64, ptr %614, align 8
  %616 = icmp sgt i64 %615, 0
  br i1 %616, label %617, label %620

617:
  %618 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %619 = load i64, ptr %618, align 8
  br label %620

620:
  %621 = phi i64 [ %619, %617 ], [ 1, %613 ]
  %622 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %621, ptr %622, align 8
  %623 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %615, ptr %623, align 8
  %624 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %610, ptr %624, align 8
  br label %625

625:
  %626 = phi ptr [ %369, %499 ], [ %504, %620 ], [ %504, %609 ]
  %627 = load ptr, ptr %1, align 8
  br label %786

628:
  br i1 %352, label %629, label %786

629:
  %630 = icmp eq ptr %369, null
  br i1 %630, label %645, label %631

631:
  %632 = icmp ne i64 %379, %444
  %633 = icmp ne i64 %388, %453
  %634 = icmp ne i64 %397, %462
  %635 = icmp ne i64 %406, %471
  %636 = icmp ne i64 %415, %480
  %637 = icmp ne i64 %424, %489
  %638 = icmp ne i64 %433, %498
  %639 = select i1 %638, i1 true, i1 %637
  %640 = select i1 %639, i1 true, i1 %636
  %641 = select i1 %640, i1 true, i1 %635
  %642 = select i1 %641, i1 true, i1 %634
  %643 = select i1 %642, i1 true, i1 %633
  %644 = select i1 %643, i1 true, i1 %632
  br label %645

645:
  %646 = phi i1 [ true, %629 ], [ %644, %631 ]
  br i1 %646, label %647, label %777

647:
  %648 = mul nsw i64 %453, %444
  %649 = mul nsw i64 %462, %648
  %650 = mul nsw i64 %471, %649
  %651 = mul nsw i64 %480, %650
  %652 = mul nsw i64 %489, %651
  %653 = mul nsw i64 %498, %652
  %654 = mul i64 %653, %354
  %655 = tail call i64 @llvm.umax.i64(i64 %654, i64 1)
  %656 = tail call ptr @malloc(i64 noundef %655) #8
  store ptr %656, ptr %0, align 8
  %657 = load i64, ptr %353, align 8
  %658 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %657, ptr %658, align 8
  %659 = load i8, ptr %5, align 1
  %660 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %659, ptr %660, align 1
  %661 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %662 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %663 = load i8, ptr %7, align 4
  %664 = icmp sgt i8 %663, 0
  br i1 %664, label %665, label %676

665:
  %666 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %667 = load i64, ptr %666, align 8
  %668 = icmp sgt i64 %667, 0
  br i1 %668, label %669, label %671

669:
  %670 = load i64, ptr %661, align 8
  br label %671

671:
  %672 = phi i64 [ %670, %669 ], [ 1, %665 ]
  store i64 %672, ptr %662, align 8
  %673 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %667, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %354, ptr %674, align 8
  %675 = mul i64 %667, %354
  br label %676

676:
  %677 = phi i64 [ %675, %671 ], [ %354, %647 ]
  %678 = load i8, ptr %7, align 4
  %679 = icmp sgt i8 %678, 1
  br i1 %679, label %680, label %693

680:
  %681 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %682 = load i64, ptr %681, align 8
  %683 = icmp sgt i64 %682, 0
  br i1 %683, label %684, label %687

684:
  %685 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %686 = load i64, ptr %685, align 8
  br label %687

687:
  %688 = phi i64 [ %686, %684 ], [ 1, %680 ]
  %689 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %688, ptr %689, align 8
  %690 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %682, ptr %690, align 8
  %691 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %677, ptr %691, align 8
  %692 = mul i64 %682, %677
  br label %693

693:
  %694 = phi i64 [ %692, %687 ], [ %677, %676 ]
  %695 = load i8, ptr %7, align 4
  %696 = icmp sgt i8 %695, 2
  br i1 %696, label %697, label %710

697:
  %698 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %699 = load i64, ptr %698, align 8
  %700 = icmp sgt i64 %699, 0
  br i1 %700, label %701, label %704

701:
  %702 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %703 = load i64, ptr %702, align 8
  br label %704

704:
  %705 = phi i64 [ %703, %701 ], [ 1, %697 ]
  %706 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %705, ptr %706, align 8
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %699, ptr %707, align 8
  %708 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %694, ptr %708, align 8
  %709 = mul i64 %699, %694
  br label %710

710:
  %711 = phi i64 [ %709, %704 ], [ %694, %693 ]
  %712 = load i8, ptr %7, align 4
  %713 = icmp sgt i8 %712, 3
  br i1 %713, label %714, label %727

714:
  %715 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %716 = load i64, ptr %715, align 8
  %717 = icmp sgt i64 %716, 0
  br i1 %717, label %718, label %721

718:
  %719 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %720 = load i64, ptr %719, align 8
  br label %721

721:
  %722 = phi i64 [ %720, %718 ], [ 1, %714 ]
  %723 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %722, ptr %723, align 8
  %724 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %716, ptr %724, align 8
  %725 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %711, ptr %725, align 8
  %726 = mul i64 %716, %711
  br label %727

727:
  %728 = phi i64 [ %726, %721 ], [ %711, %710 ]
  %729 = load i8, ptr %7, align 4
  %730 = icmp sgt i8 %729, 4
  br i1 %730, label %731, label %744

731:
  %732 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %733 = load i64, ptr %732, align 8
  %734 = icmp sgt i64 %733, 0
  br i1 %734, label %735, label %738

735:
  %736 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %737 = load i64, ptr %736, align 8
  br label %738

738:
  %739 = phi i64 [ %737, %735 ], [ 1, %731 ]
  %740 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %739, ptr %740, align 8
  %741 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %733, ptr %741, align 8
  %742 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %728, ptr %742, align 8
  %743 = mul i64 %733, %728
  br label %744

744:
  %745 = phi i64 [ %743, %738 ], [ %728, %727 ]
  %746 = load i8, ptr %7, align 4
  %747 = icmp sgt i8 %746, 5
  br i1 %747, label %748, label %761

748:
  %749 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %750 = load i64, ptr %749, align 8
  %751 = icmp sgt i64 %750, 0
  br i1 %751, label %752, label %755

752:
  %753 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %754 = load i64, ptr %753, align 8
  br label %755

755:
  %756 = phi i64 [ %754, %752 ], [ 1, %748 ]
  %757 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %756, ptr %757, align 8
  %758 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %750, ptr %758, align 8
  %759 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %745, ptr %759, align 8
  %760 = mul i64 %750, %745
  br label %761

761:
  %762 = phi i64 [ %760, %755 ], [ %745, %744 ]
  %763 = load i8, ptr %7, align 4
  %764 = icmp sgt i8 %763, 6
  br i1 %764, label %765, label %777

765:
  %766 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %767 = load i64, ptr %766, align 8
  %768 = icmp sgt i64 %767, 0
  br i1 %768, label %769, label %772

769:
  %770 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %771 = load i64, ptr %770, align 8
  br label %772

772:
  %773 = phi i64 [ %771, %769 ], [ 1, %765 ]
  %774 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %773, ptr %774, align 8
  %775 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %767, ptr %775, align 8
  %776 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %762, ptr %776, align 8
  br label %777

777:
  %778 = phi i1 [ true, %645 ], [ %630, %772 ], [ %630, %761 ]
  %779 = load ptr, ptr %0, align 8
  %780 = mul nsw i64 %444, %354
  %781 = mul nsw i64 %453, %780
  %782 = mul nsw i64 %462, %781
  %783 = mul nsw i64 %471, %782
  %784 = mul nsw i64 %480, %783
  %785 = mul nsw i64 %489, %784
  br label %786

786:
  %787 = phi ptr [ %779, %777 ], [ %369, %628 ], [ %626, %625 ]
  %788 = phi i64 [ %444, %777 ], [ %379, %628 ], [ %379, %625 ]
  %789 = phi i64 [ %453, %777 ], [ %388, %628 ], [ %388, %625 ]
  %790 = phi i64 [ %462, %777 ], [ %397, %628 ], [ %397, %625 ]
  %791 = phi i64 [ %471, %777 ], [ %406, %628 ], [ %406, %625 ]
  %792 = phi i64 [ %480, %777 ], [ %415, %628 ], [ %415, %625 ]
  %793 = phi i64 [ %489, %777 ], [ %424, %628 ], [ %424, %625 ]
  %794 = phi i64 [ %498, %777 ], [ %433, %628 ], [ %433, %625 ]
  %795 = phi i64 [ %354, %777 ], [ %380, %628 ], [ %380, %625 ]
  %796 = phi i64 [ %780, %777 ], [ %389, %628 ], [ %389, %625 ]
  %797 = phi i64 [ %781, %777 ], [ %398, %628 ], [ %398, %625 ]
  %798 = phi i64 [ %782, %777 ], [ %407, %628 ], [ %407, %625 ]
  %799 = phi i64 [ %497, %777 ], [ %497, %628 ], [ 0, %625 ]
  %800 = phi i64 [ %488, %777 ], [ %488, %628 ], [ 0, %625 ]
  %801 = phi i64 [ %479, %777 ], [ %479, %628 ], [ 0, %625 ]
  %802 = phi i64 [ %470, %777 ], [ %470, %628 ], [ 0, %625 ]
  %803 = phi i64 [ %461, %777 ], [ %461, %628 ], [ 0, %625 ]
  %804 = phi i64 [ %452, %777 ], [ %452, %628 ], [ 0, %625 ]
  %805 = phi i64 [ %443, %777 ], [ %443, %628 ], [ 0, %625 ]
  %806 = phi i64 [ %498, %777 ], [ %498, %628 ], [ %433, %625 ]
  %807 = phi i64 [ %489, %777 ], [ %489, %628 ], [ %424, %625 ]
  %808 = phi i64 [ %480, %777 ], [ %480, %628 ], [ %415, %625 ]
  %809 = phi i64 [ %471, %777 ], [ %471, %628 ], [ %406, %625 ]
  %810 = phi i64 [ %462, %777 ], [ %462, %628 ], [ %397, %625 ]
  %811 = phi i64 [ %453, %777 ], [ %453, %628 ], [ %388, %625 ]
  %812 = phi i64 [ %444, %777 ], [ %444, %628 ], [ %379, %625 ]
  %813 = phi ptr [ %435, %777 ], [ %435, %628 ], [ %627, %625 ]
  %814 = phi i64 [ %783, %777 ], [ %416, %628 ], [ %416, %625 ]
  %815 = phi i64 [ %784, %777 ], [ %425, %628 ], [ %425, %625 ]
  %816 = phi i64 [ %785, %777 ], [ %434, %628 ], [ %434, %625 ]
  %817 = phi i1 [ %646, %777 ], [ false, %628 ], [ %501, %625 ]
  %818 = phi i1 [ %778, %777 ], [ true, %628 ], [ true, %625 ]
  %819 = icmp eq i32 %93, 0
  br i1 %819, label %820, label %1629

820:
  %821 = icmp eq i64 %788, 1
  %822 = icmp eq i64 %795, %354
  %823 = select i1 %821, i1 true, i1 %822
  %824 = mul nsw i64 %788, %354
  %825 = icmp eq i64 %789, 1
  %826 = icmp eq i64 %796, %824
  %827 = select i1 %825, i1 true, i1 %826
  %828 = and i1 %827, %823
  %829 = mul nsw i64 %789, %824
  %830 = icmp eq i64 %790, 1
  %831 = icmp eq i64 %797, %829
  %832 = select i1 %830, i1 true, i1 %831
  %833 = and i1 %832, %828
  %834 = mul nsw i64 %790, %829
  %835 = icmp eq i64 %791, 1
  %836 = icmp eq i64 %798, %834
  %837 = select i1 %835, i1 true, i1 %836
  %838 = and i1 %837, %833
  %839 = mul nsw i64 %791, %834
  %840 = icmp eq i64 %792, 1
  %841 = icmp eq i64 %814, %839
  %842 = select i1 %840, i1 true, i1 %841
  %843 = and i1 %842, %838
  %844 = mul nsw i64 %792, %839
  %845 = icmp eq i64 %793, 1
  %846 = icmp eq i64 %815, %844
  %847 = select i1 %845, i1 true, i1 %846
  %848 = and i1 %847, %843
  %849 = icmp eq i64 %794, 1
  %850 = mul nsw i64 %793, %844
  %851 = icmp eq i64 %816, %850
  %852 = select i1 %849, i1 true, i1 %851
  %853 = and i1 %852, %848
  %854 = mul i64 %811, %812
  %855 = mul i64 %810, %854
  %856 = mul i64 %809, %855
  %857 = mul i64 %808, %856
  %858 = mul i64 %807, %857
  %859 = mul i64 %806, %858
  %860 = and i1 %352, %363
  br i1 %853, label %861, label %989

861:
  %862 = icmp eq i64 %812, 1
  %863 = icmp eq i64 %805, %354
  %864 = select i1 %862, i1 true, i1 %863
  %865 = mul nsw i64 %812, %354
  %866 = icmp eq i64 %811, 1
  %867 = icmp eq i64 %804, %865
  %868 = select i1 %866, i1 true, i1 %867
  %869 = and i1 %868, %864
  %870 = mul nsw i64 %811, %865
  %871 = icmp eq i64 %810, 1
  %872 = icmp eq i64 %803, %870
  %873 = select i1 %871, i1 true, i1 %872
  %874 = and i1 %873, %869
  %875 = mul nsw i64 %810, %870
  %876 = icmp eq i64 %809, 1
  %877 = icmp eq i64 %802, %875
  %878 = select i1 %876, i1 true, i1 %877
  %879 = and i1 %878, %874
  %880 = mul nsw i64 %809, %875
  %881 = icmp eq i64 %808, 1
  %882 = icmp eq i64 %801, %880
  %883 = select i1 %881, i1 true, i1 %882
  %884 = and i1 %883, %879
  %885 = mul nsw i64 %808, %880
  %886 = icmp eq i64 %807, 1
  %887 = icmp eq i64 %800, %885
  %888 = select i1 %886, i1 true, i1 %887
  %889 = and i1 %888, %884
  %890 = icmp eq i64 %806, 1
  %891 = mul nsw i64 %807, %885
  %892 = icmp eq i64 %799, %891
  %893 = select i1 %890, i1 true, i1 %892
  %894 = and i1 %893, %889
  br i1 %894, label %895, label %989

895:
  %896 = icmp ule ptr %787, %813
  %897 = select i1 %860, i1 true, i1 %896
  br i1 %897, label %898, label %944

898:
  switch i32 %361, label %943 [
    i32 2, label %905
    i32 1, label %903
    i32 4, label %901
    i32 3, label %899
    i32 0, label %941
  ]

899:
  %900 = icmp sgt i64 %859, 0
  br i1 %900, label %931, label %2477

901:
  %902 = icmp sgt i64 %859, 0
  br i1 %902, label %921, label %2477

903:
  %904 = icmp sgt i64 %859, 0
  br i1 %904, label %914, label %2477

905:
  %906 = icmp sgt i64 %859, 0
  br i1 %906, label %907, label %2477

907:
  %908 = phi i64 [ %912, %907 ], [ 0, %905 ]
  %909 = getelementptr inbounds nuw double, ptr %787, i64 %908
  %910 = getelementptr inbounds nuw double, ptr %813, i64 %908
  %911 = load double, ptr %910, align 8
  store double %911, ptr %909, align 8
  %912 = add nuw nsw i64 %908, 1
  %913 = icmp eq i64 %912, %859
  br i1 %913, label %2477, label %907

914:
  %915 = phi i64 [ %919, %914 ], [ 0, %903 ]
  %916 = getelementptr inbounds nuw float, ptr %787, i64 %915
  %917 = getelementptr inbounds nuw float, ptr %813, i64 %915
  %918 = load float, ptr %917, align 4
  store float %918, ptr %916, align 4
  %919 = add nuw nsw i64 %915, 1
  %920 = icmp eq i64 %919, %859
  br i1 %920, label %2477, label %914

921:
  %922 = phi i64 [ %929, %921 ], [ 0, %901 ]
  %923 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %787, i64 %922
  %924 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %813, i64 %922
  %925 = load double, ptr %924, align 8
  %926 = getelementptr inbounds nuw i8, ptr %924, i64 8
  %927 = load double, ptr %926, align 8
  store double %925, ptr %923, align 8
  %928 = getelementptr inbounds nuw i8, ptr %923, i64 8
  store double %927, ptr %928, align 8
  %929 = add nuw nsw i64 %922, 1
  %930 = icmp eq i64 %929, %859
  br i1 %930, label %2477, label %921

931:
  %932 = phi i64 [ %939, %931 ], [ 0, %899 ]
  %933 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %787, i64 %932
  %934 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %813, i64 %932
  %935 = load float, ptr %934, align 4
  %936 = getelementptr inbounds nuw i8, ptr %934, i64 4
  %937 = load float, ptr %936, align 4
  store float %935, ptr %933, align 4
  %938 = getelementptr inbounds nuw i8, ptr %933, i64 4
  store float %937, ptr %938, align 4
  %939 = add nuw nsw i64 %932, 1
  %940 = icmp eq i64 %939, %859
  br i1 %940, label %2477, label %931

941:
  %942 = mul i64 %859, %354
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %787, ptr align 1 %813, i64 %942, i1 false)
  br label %2477

943:
  unreachable

944:
  switch i32 %361, label %943 [
    i32 2, label %951
    i32 1, label %949
    i32 4, label %947
    i32 3, label %945
    i32 0, label %987
  ]

945:
  %946 = icmp sgt i64 %859, 0
  br i1 %946, label %977, label %2477

947:
  %948 = icmp sgt i64 %859, 0
  br i1 %948, label %967, label %2477

949:
  %950 = icmp sgt i64 %859, 0
  br i1 %950, label %960, label %2477

951:
  %952 = icmp sgt i64 %859, 0
  br i1 %952, label %953, label %2477

953:
  %954 = phi i64 [ %955, %953 ], [ %859, %951 ]
  %955 = add nsw i64 %954, -1
  %956 = getelementptr inbounds nuw double, ptr %787, i64 %955
  %957 = getelementptr inbounds nuw double, ptr %813, i64 %955
  %958 = load double, ptr %957, align 8
  store double %958, ptr %956, align 8
  %959 = icmp sgt i64 %954, 1
  br i1 %959, label %953, label %2477

960:
  %961 = phi i64 [ %962, %960 ], [ %859, %949 ]
  %962 = add nsw i64 %961, -1
  %963 = getelementptr inbounds nuw float, ptr %787, i64 %962
  %964 = getelementptr inbounds nuw float, ptr %813, i64 %962
  %965 = load float, ptr %964, align 4
  store float %965, ptr %963, align 4
  %966 = icmp sgt i64 %961, 1
  br i1 %966, label %960, label %2477

967:
  %968 = phi i64 [ %969, %967 ], [ %859, %947 ]
  %969 = add nsw i64 %968, -1
  %970 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %787, i64 %969
  %971 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %813, i64 %969
  %972 = load double, ptr %971, align 8
  %973 = getelementptr inbounds nuw i8, ptr %971, i64 8
  %974 = load double, ptr %973, align 8
  store double %972, ptr %970, align 8
  %975 = getelementptr inbounds nuw i8, ptr %970, i64 8
  store double %974, ptr %975, align 8
  %976 = icmp sgt i64 %968, 1
  br i1 %976, label %967, label %2477

977:
  %978 = phi i64 [ %979, %977 ], [ %859, %945 ]
  %979 = add nsw i64 %978, -1
  %980 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %787, i64 %979
  %981 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %813, i64 %979
  %982 = load float, ptr %981, align 4
  %983 = getelementptr inbounds nuw i8, ptr %981, i64 4
  %984 = load float, ptr %983, align 4
  store float %982, ptr %980, align 4
  %985 = getelementptr inbounds nuw i8, ptr %980, i64 4
  store float %984, ptr %985, align 4
  %986 = icmp sgt i64 %978, 1
  br i1 %986, label %977, label %2477

987:
  %988 = mul i64 %859, %354
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %787, ptr align 1 %813, i64 %988, i1 false)
  br label %2477

989:
  %990 = icmp sgt i64 %859, 0
  br i1 %990, label %991, label %2477

991:
  br i1 %817, label %1382, label %992

992:
  %993 = icmp sgt i64 %795, 0
  %994 = add nsw i64 %788, -1
  %995 = mul nsw i64 %994, %795
  %996 = select i1 %993, i64 %995, i64 0
  %997 = getelementptr inbounds i8, ptr %787, i64 %996
  %998 = icmp sgt i64 %796, 0
  %999 = add nsw i64 %789, -1
  %1000 = mul nsw i64 %999, %796
  %1001 = select i1 %998, i64 %1000, i64 0
  %1002 = getelementptr inbounds i8, ptr %997, i64 %1001
  %1003 = icmp sgt i64 %797, 0
  %1004 = add nsw i64 %790, -1
  %1005 = mul nsw i64 %1004, %797
  %1006 = select i1 %1003, i64 %1005, i64 0
  %1007 = getelementptr inbounds i8, ptr %1002, i64 %1006
  %1008 = icmp sgt i64 %798, 0
  %1009 = add nsw i64 %791, -1
  %1010 = mul nsw i64 %1009, %798
  %1011 = select i1 %1008, i64 %1010, i64 0
  %1012 = getelementptr inbounds i8, ptr %1007, i64 %1011
  %1013 = icmp sgt i64 %814, 0
  %1014 = add nsw i64 %792, -1
  %1015 = mul nsw i64 %1014, %814
  %1016 = select i1 %1013, i64 %1015, i64 0
  %1017 = getelementptr inbounds i8, ptr %1012, i64 %1016
  %1018 = icmp sgt i64 %815, 0
  %1019 = add nsw i64 %793, -1
  %1020 = mul nsw i64 %1019, %815
  %1021 = select i1 %1018, i64 %1020, i64 0
  %1022 = getelementptr inbounds i8, ptr %1017, i64 %1021
  %1023 = icmp sgt i64 %816, 0
  %1024 = add nsw i64 %794, -1
  %1025 = mul nsw i64 %1024, %816
  %1026 = select i1 %1023, i64 %1025, i64 0
  %1027 = icmp slt i64 %805, 0
  %1028 = add nsw i64 %812, -1
  %1029 = mul nsw i64 %1028, %805
  %1030 = select i1 %1027, i64 %1029, i64 0
  %1031 = getelementptr inbounds i8, ptr %813, i64 %1030
  %1032 = icmp slt i64 %804, 0
  %1033 = add nsw i64 %811, -1
  %1034 = mul nsw i64 %1033, %804
  %1035 = select i1 %1032, i64 %1034, i64 0
  %1036 = getelementptr inbounds i8, ptr %1031, i64 %1035
  %1037 = icmp slt i64 %803, 0
  %1038 = add nsw i64 %810, -1
  %1039 = mul nsw i64 %1038, %803
  %1040 = select i1 %1037, i64 %1039, i64 0
  %1041 = getelementptr inbounds i8, ptr %1036, i64 %1040
  %1042 = icmp slt i64 %802, 0
  %1043 = add nsw i64 %809, -1
  %1044 = mul nsw i64 %1043, %802
  %1045 = select i1 %1042, i64 %1044, i64 0
  %1046 = getelementptr inbounds i8, ptr %1041, i64 %1045
  %1047 = icmp slt i64 %801, 0
  %1048 = add nsw i64 %808, -1
  %1049 = mul nsw i64 %1048, %801
  %1050 = select i1 %1047, i64 %1049, i64 0
  %1051 = getelementptr inbounds i8, ptr %1046, i64 %1050
  %1052 = icmp slt i64 %800, 0
  %1053 = add nsw i64 %807, -1
  %1054 = mul nsw i64 %1053, %800
  %1055 = select i1 %1052, i64 %1054, i64 0
  %1056 = getelementptr inbounds i8, ptr %1051, i64 %1055
  %1057 = icmp slt i64 %799, 0
  %1058 = add nsw i64 %806, -1
  %1059 = mul nsw i64 %1058, %799
  %1060 = select i1 %1057, i64 %1059, i64 0
  %1061 = getelementptr inbounds i8, ptr %1056, i64 %1060
  %1062 = getelementptr inbounds i8, ptr %1022, i64 %1026
  %1063 = getelementptr inbounds i8, ptr %1062, i64 %354
  %1064 = icmp ugt ptr %1063, %1061
  br i1 %1064, label %1065, label %1382

1065:
  %1066 = icmp sgt i64 %805, 0
  %1067 = add nsw i64 %812, -1
  %1068 = mul nsw i64 %1067, %805
  %1069 = select i1 %1066, i64 %1068, i64 0
  %1070 = getelementptr inbounds i8, ptr %813, i64 %1069
  %1071 = icmp sgt i64 %804, 0
  %1072 = add nsw i64 %811, -1
  %1073 = mul nsw i64 %1072, %804
  %1074 = select i1 %1071, i64 %1073, i64 0
  %1075 = getelementptr inbounds i8, ptr %1070, i64 %1074
  %1076 = icmp sgt i64 %803, 0
  %1077 = add nsw i64 %810, -1
  %1078 = mul nsw i64 %1077, %803
  %1079 = select i1 %1076, i64 %1078, i64 0
  %1080 = getelementptr inbounds i8, ptr %1075, i64 %1079
  %1081 = icmp sgt i64 %802, 0
  %1082 = add nsw i64 %809, -1
  %1083 = mul nsw i64 %1082, %802
  %1084 = select i1 %1081, i64 %1083, i64 0
  %1085 = getelementptr inbounds i8, ptr %1080, i64 %1084
  %1086 = icmp sgt i64 %801, 0
  %1087 = add nsw i64 %808, -1
  %1088 = mul nsw i64 %1087, %801
  %1089 = select i1 %1086, i64 %1088, i64 0
  %1090 = getelementptr inbounds i8, ptr %1085, i64 %1089
  %1091 = icmp sgt i64 %800, 0
  %1092 = add nsw i64 %807, -1
  %1093 = mul nsw i64 %1092, %800
  %1094 = select i1 %1091, i64 %1093, i64 0
  %1095 = getelementptr inbounds i8, ptr %1090, i64 %1094
  %1096 = icmp sgt i64 %799, 0
  %1097 = add nsw i64 %806, -1
  %1098 = mul nsw i64 %1097, %799
  %1099 = select i1 %1096, i64 %1098, i64 0
  %1100 = icmp slt i64 %795, 0
  %1101 = add nsw i64 %788, -1
  %1102 = mul nsw i64 %1101, %795
  %1103 = select i1 %1100, i64 %1102, i64 0
  %1104 = getelementptr inbounds i8, ptr %787, i64 %1103
  %1105 = icmp slt i64 %796, 0
  %1106 = add nsw i64 %789, -1
  %1107 = mul nsw i64 %1106, %796
  %1108 = select i1 %1105, i64 %1107, i64 0
  %1109 = getelementptr inbounds i8, ptr %1104, i64 %1108
  %1110 = icmp slt i64 %797, 0
  %1111 = add nsw i64 %790, -1
  %1112 = mul nsw i64 %1111, %797
  %1113 = select i1 %1110, i64 %1112, i64 0
  %1114 = getelementptr inbounds i8, ptr %1109, i64 %1113
  %1115 = icmp slt i64 %798, 0
  %1116 = add nsw i64 %791, -1
  %1117 = mul nsw i64 %1116, %798
  %1118 = select i1 %1115, i64 %1117, i64 0
  %1119 = getelementptr inbounds i8, ptr %1114, i64 %1118
  %1120 = icmp slt i64 %814, 0
  %1121 = add nsw i64 %792, -1
  %1122 = mul nsw i64 %1121, %814
  %1123 = select i1 %1120, i64 %1122, i64 0
  %1124 = getelementptr inbounds i8, ptr %1119, i64 %1123
  %1125 = icmp slt i64 %815, 0
  %1126 = add nsw i64 %793, -1
  %1127 = mul nsw i64 %1126, %815
  %1128 = select i1 %1125, i64 %1127, i64 0
  %1129 = getelementptr inbounds i8, ptr %1124, i64 %1128
  %1130 = icmp slt i64 %816, 0
  %1131 = add nsw i64 %794, -1
  %1132 = mul nsw i64 %1131, %816
  %1133 = select i1 %1130, i64 %1132, i64 0
  %1134 = getelementptr inbounds i8, ptr %1129, i64 %1133
  %1135 = getelementptr inbounds i8, ptr %1095, i64 %1099
  %1136 = getelementptr inbounds i8, ptr %1135, i64 %354
  %1137 = icmp ugt ptr %1136, %1134
  br i1 %1137, label %1138, label %1382

1138:
  %1139 = mul i64 %859, %354
  %1140 = tail call i64 @llvm.umax.i64(i64 %1139, i64 1)
  %1141 = tail call ptr @malloc(i64 noundef %1140) #8
  %1142 = mul nsw i64 %812, %354
  %1143 = mul nsw i64 %811, %1142
  %1144 = mul nsw i64 %810, %1143
  %1145 = mul nsw i64 %809, %1144
  %1146 = mul nsw i64 %808, %1145
  %1147 = mul nsw i64 %807, %1146
  %1148 = mul nsw i64 %810, %811
  %1149 = mul nsw i64 %809, %1148
  %1150 = mul nsw i64 %808, %1149
  %1151 = mul nsw i64 %807, %1150
  %1152 = mul nsw i64 %806, %1151
  %1153 = icmp sgt i64 %1152, 0
  br i1 %1153, label %1154, label %1382

1154:
  %1155 = icmp sgt i64 %812, 0
  %1156 = icmp sgt i64 %812, 0
  %1157 = icmp sgt i64 %812, 0
  %1158 = icmp sgt i64 %812, 0
  %1159 = icmp sgt i64 %812, 0
  %1160 = icmp sgt i8 %368, 1
  %1161 = icmp eq i8 %368, 2
  %1162 = icmp sgt i8 %368, 2
  %1163 = icmp eq i8 %368, 3
  %1164 = icmp sgt i8 %368, 3
  %1165 = icmp eq i8 %368, 4
  %1166 = icmp sgt i8 %368, 4
  %1167 = icmp eq i8 %368, 5
  %1168 = icmp sgt i8 %368, 5
  %1169 = icmp eq i8 %368, 6
  %1170 = icmp sgt i8 %368, 6
  %1171 = icmp eq i8 %368, 7
  %1172 = icmp sgt i8 %368, 1
  %1173 = icmp eq i8 %368, 2
  %1174 = icmp sgt i8 %368, 2
  %1175 = icmp eq i8 %368, 3
  %1176 = icmp sgt i8 %368, 3
  %1177 = icmp eq i8 %368, 4
  %1178 = icmp sgt i8 %368, 4
  %1179 = icmp eq i8 %368, 5
  %1180 = icmp sgt i8 %368, 5
  %1181 = icmp eq i8 %368, 6
  %1182 = icmp sgt i8 %368, 6
  %1183 = icmp eq i8 %368, 7
  br label %1184

1184:
  %1185 = phi i64 [ 0, %1154 ], [ %1380, %1379 ]
  br i1 %1160, label %1186, label %1193

1186:
  br i1 %1161, label %1191, label %1187

1187:
  %1188 = urem i64 %1185, %811
  %1189 = mul nsw i64 %1142, %1188
  %1190 = udiv i64 %1185, %811
  br label %1193

1191:
  %1192 = mul nsw i64 %1142, %1185
  br label %1193

1193:
  %1194 = phi i64 [ %1192, %1191 ], [ %1189, %1187 ], [ 0, %1184 ]
  %1195 = phi i64 [ %1185, %1191 ], [ %1190, %1187 ], [ %1185, %1184 ]
  br i1 %1162, label %1196, label %1205

1196:
  br i1 %1163, label %1202, label %1197

1197:
  %1198 = urem i64 %1195, %810
  %1199 = mul nsw i64 %1143, %1198
  %1200 = add nsw i64 %1199, %1194
  %1201 = udiv i64 %1195, %810
  br label %1205

1202:
  %1203 = mul nsw i64 %1143, %1195
  %1204 = add nsw i64 %1203, %1194
  br label %1205

1205:
  %1206 = phi i64 [ %1204, %1202 ], [ %1200, %1197 ], [ %1194, %1193 ]
  %1207 = phi i64 [ %1195, %1202 ], [ %1201, %1197 ], [ %1195, %1193 ]
  br i1 %1164, label %1208, label %1217

1208:
  br i1 %1165, label %1214, label %1209

1209:
  %1210 = urem i64 %1207, %809
  %1211 = mul nsw i64 %1144, %1210
  %1212 = add nsw i64 %1211, %1206
  %1213 = udiv i64 %1207, %809
  br label %1217

1214:
  %1215 = mul nsw i64 %1144, %1207
  %1216 = add nsw i64 %1215, %1206
  br label %1217

1217:
  %1218 = phi i64 [ %1216, %1214 ], [ %1212, %1209 ], [ %1206, %1205 ]
  %1219 = phi i64 [ %1207, %1214 ], [ %1213, %1209 ], [ %1207, %1205 ]
  br i1 %1166, label %1220, label %1229

1220:
  br i1 %1167, label %1226, label %1221

1221:
  %1222 = urem i64 %1219, %808
  %1223 = mul nsw i64 %1145, %1222
  %1224 = add nsw i64 %1223, %1218
  %1225 = udiv i64 %1219, %808
  br label %1229

1226:
  %1227 = mul nsw i64 %1145, %1219
  %1228 = add nsw i64 %1227, %1218
  br label %1229

1229:
  %1230 = phi i64 [ %1228, %1226 ], [ %1224, %1221 ], [ %1218, %1217 ]
  %1231 = phi i64 [ %1219, %1226 ], [ %1225, %1221 ], [ %1219, %1217 ]
  br i1 %1168, label %1232, label %1241

1232:
  br i1 %1169, label %1238, label %1233

1233:
  %1234 = urem i64 %1231, %807
  %1235 = mul nsw i64 %1146, %1234
  %1236 = add nsw i64 %1235, %1230
  %1237 = udiv i64 %1231, %807
  br label %1241

1238:
  %1239 = mul nsw i64 %1146, %1231
  %1240 = add nsw i64 %1239, %1230
  br label %1241

1241:
  %1242 = phi i64 [ %1240, %1238 ], [ %1236, %1233 ], [ %1230, %1229 ]
  %1243 = phi i64 [ %1231, %1238 ], [ %1237, %1233 ], [ %1231, %1229 ]
  br i1 %1170, label %1244, label %1252

1244:
  br i1 %1171, label %1249, label %1245

1245:
  %1246 = urem i64 %1243, %806
  %1247 = mul nsw i64 %1147, %1246
  %1248 = add nsw i64 %1247, %1242
  br label %1252

1249:
  %1250 = mul nsw i64 %1147, %1243
  %1251 = add nsw i64 %1250, %1242
  br label %1252

1252:
  %1253 = phi i64 [ %1251, %1249 ], [ %1248, %1245 ], [ %1242, %1241 ]
  br i1 %1172, label %1254, label %1261

1254:
  br i1 %1173, label %1259, label %1255

1255:
  %1256 = urem i64 %1185, %811
  %1257 = mul nsw i64 %804, %1256
  %1258 = udiv i64 %1185, %811
  br label %1261

1259:
  %1260 = mul nsw i64 %804, %1185
  br label %1261

1261:
  %1262 = phi i64 [ %1260, %1259 ], [ %1257, %1255 ], [ 0, %1252 ]
  %1263 = phi i64 [ %1185, %1259 ], [ %1258, %1255 ], [ %1185, %1252 ]
  br i1 %1174, label %1264, label %1273

1264:
  br i1 %1175, label %1270, label %1265

1265:
  %1266 = urem i64 %1263, %810
  %1267 = mul nsw i64 %803, %1266
  %1268 = add nsw i64 %1267, %1262
  %1269 = udiv i64 %1263, %810
  br label %1273

1270:
  %1271 = mul nsw i64 %803, %1263
  %1272 = add nsw i64 %1271, %1262
  br label %1273

1273:
  %1274 = phi i64 [ %1272, %1270 ], [ %1268, %1265 ], [ %1262, %1261 ]
  %1275 = phi i64 [ %1263, %1270 ], [ %1269, %1265 ], [ %1263, %1261 ]
  br i1 %1176, label %1276, label %1285

1276:
  br i1 %1177, label %1282, label %1277

1277:
  %1278 = urem i64 %1275, %809
  %1279 = mul nsw i64 %802, %1278
  %1280 = add nsw i64 %1279, %1274
  %1281 = udiv i64 %1275, %809
  br label %1285

1282:
  %1283 = mul nsw i64 %802, %1275
  %1284 = add nsw i64 %1283, %1274
  br label %1285

1285:
  %1286 = phi i64 [ %1284, %1282 ], [ %1280, %1277 ], [ %1274, %1273 ]
  %1287 = phi i64 [ %1275, %1282 ], [ %1281, %1277 ], [ %1275, %1273 ]
  br i1 %1178, label %1288, label %1297

1288:
  br i1 %1179, label %1294, label %1289

1289:
  %1290 = urem i64 %1287, %808
  %1291 = mul nsw i64 %801, %1290
  %1292 = add nsw i64 %1291, %1286
  %1293 = udiv i64 %1287, %808
  br label %1297

1294:
  %1295 = mul nsw i64 %801, %1287
  %1296 = add nsw i64 %1295, %1286
  br label %1297

1297:
  %1298 = phi i64 [ %1296, %1294 ], [ %1292, %1289 ], [ %1286, %1285 ]
  %1299 = phi i64 [ %1287, %1294 ], [ %1293, %1289 ], [ %1287, %1285 ]
  br i1 %1180, label %1300, label %1309

1300:
  br i1 %1181, label %1306, label %1301

1301:
  %1302 = urem i64 %1299, %807
  %1303 = mul nsw i64 %800, %1302
  %1304 = add nsw i64 %1303, %1298
  %1305 = udiv i64 %1299, %807
  br label %1309

1306:
  %1307 = mul nsw i64 %800, %1299
  %1308 = add nsw i64 %1307, %1298
  br label %1309

1309:
  %1310 = phi i64 [ %1308, %1306 ], [ %1304, %1301 ], [ %1298, %1297 ]
  %1311 = phi i64 [ %1299, %1306 ], [ %1305, %1301 ], [ %1299, %1297 ]
  br i1 %1182, label %1312, label %1320

1312:
  br i1 %1183, label %1317, label %1313

1313:
  %1314 = urem i64 %1311, %806
  %1315 = mul nsw i64 %799, %1314
  %1316 = add nsw i64 %1315, %1310
  br label %1320

1317:
  %1318 = mul nsw i64 %799, %1311
  %1319 = add nsw i64 %1318, %1310
  br label %1320

1320:
  %1321 = phi i64 [ %1319, %1317 ], [ %1316, %1313 ], [ %1310, %1309 ]
  %1322 = getelementptr inbounds i8, ptr %1141, i64 %1253
  %1323 = getelementptr inbounds i8, ptr %813, i64 %1321
  switch i32 %361, label %943 [
    i32 2, label %1328
    i32 1, label %1327
    i32 4, label %1326
    i32 3, label %1325
    i32 0, label %1324
  ]

1324:
  br i1 %1155, label %1371, label %1379

1325:
  br i1 %1156, label %1359, label %1379

1326:
  br i1 %1157, label %1347, label %1379

1327:
  br i1 %1158, label %1338, label %1379

1328:
  br i1 %1159, label %1329, label %1379

1329:
  %1330 = phi i64 [ %1336, %1329 ], [ 0, %1328 ]
  %1331 = mul nsw i64 %1330, %354
  %1332 = getelementptr inbounds i8, ptr %1322, i64 %1331
  %1333 = mul nsw i64 %1330, %805
  %1334 = getelementptr inbounds i8, ptr %1323, i64 %1333
  %1335 = load double, ptr %1334, align 8
  store double %1335, ptr %1332, align 8
  %1336 = add nuw nsw i64 %1330, 1
  %1337 = icmp eq i64 %1336, %812
  br i1 %1337, label %1379, label %1329

1338:
  %1339 = phi i64 [ %1345, %1338 ], [ 0, %1327 ]
  %1340 = mul nsw i64 %1339, %354
  %1341 = getelementptr inbounds i8, ptr %1322, i64 %1340
  %1342 = mul nsw i64 %1339, %805
  %1343 = getelementptr inbounds i8, ptr %1323, i64 %1342
  %1344 = load float, ptr %1343, align 4
  store float %1344, ptr %1341, align 4
  %1345 = add nuw nsw i64 %1339, 1
  %1346 = icmp eq i64 %1345, %812
  br i1 %1346, label %1379, label %1338

1347:
  %1348 = phi i64 [ %1357, %1347 ], [ 0, %1326 ]
  %1349 = mul nsw i64 %1348, %354
  %1350 = getelementptr inbounds i8, ptr %1322, i64 %1349
  %1351 = mul nsw i64 %1348, %805
  %1352 = getelementptr inbounds i8, ptr %1323, i64 %1351
  %1353 = load double, ptr %1352, align 8
  %1354 = getelementptr inbounds nuw i8, ptr %1352, i64 8
  %1355 = load double, ptr %1354, align 8
  store double %1353, ptr %1350, align 8
  %1356 = getelementptr inbounds nuw i8, ptr %1350, i64 8
  store double %1355, ptr %1356, align 8
  %1357 = add nuw nsw i64 %1348, 1
  %1358 = icmp eq i64 %1357, %812
  br i1 %1358, label %1379, label %1347

1359:
  %1360 = phi i64 [ %1369, %1359 ], [ 0, %1325 ]
  %1361 = mul nsw i64 %1360, %354
  %1362 = getelementptr inbounds i8, ptr %1322, i64 %1361
  %1363 = mul nsw i64 %1360, %805
  %1364 = getelementptr inbounds i8, ptr %1323, i64 %1363
  %1365 = load float, ptr %1364, align 4
  %1366 = getelementptr inbounds nuw i8, ptr %1364, i64 4
  %1367 = load float, ptr %1366, align 4
  store float %1365, ptr %1362, align 4
  %1368 = getelementptr inbounds nuw i8, ptr %1362, i64 4
  store float %1367, ptr %1368, align 4
  %1369 = add nuw nsw i64 %1360, 1
  %1370 = icmp eq i64 %1369, %812
  br i1 %1370, label %1379, label %1359

1371:
  %1372 = phi i64 [ %1377, %1371 ], [ 0, %1324 ]
  %1373 = mul nsw i64 %1372, %354
  %1374 = getelementptr inbounds i8, ptr %1322, i64 %1373
  %1375 = mul nsw i64 %1372, %805
  %1376 = getelementptr inbounds i8, ptr %1323, i64 %1375
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1374, ptr align 1 %1376, i64 %354, i1 false)
  %1377 = add nuw nsw i64 %1372, 1
  %1378 = icmp eq i64 %1377, %812
  br i1 %1378, label %1379, label %1371

1379:
  %1380 = add nuw nsw i64 %1185, 1
  %1381 = icmp eq i64 %1380, %1152
  br i1 %1381, label %1382, label %1184

1382:
  %1383 = phi ptr [ %813, %991 ], [ %813, %992 ], [ %813, %1065 ], [ %1141, %1138 ], [ %1141, %1379 ]
  %1384 = phi i64 [ %805, %991 ], [ %805, %992 ], [ %805, %1065 ], [ %354, %1138 ], [ %354, %1379 ]
  %1385 = phi i64 [ %804, %991 ], [ %804, %992 ], [ %804, %1065 ], [ %1142, %1138 ], [ %1142, %1379 ]
  %1386 = phi i64 [ %803, %991 ], [ %803, %992 ], [ %803, %1065 ], [ %1143, %1138 ], [ %1143, %1379 ]
  %1387 = phi i64 [ %802, %991 ], [ %802, %992 ], [ %802, %1065 ], [ %1144, %1138 ], [ %1144, %1379 ]
  %1388 = phi i64 [ %801, %991 ], [ %801, %992 ], [ %801, %1065 ], [ %1145, %1138 ], [ %1145, %1379 ]
  %1389 = phi i64 [ %800, %991 ], [ %800, %992 ], [ %800, %1065 ], [ %1146, %1138 ], [ %1146, %1379 ]
  %1390 = phi i64 [ %799, %991 ], [ %799, %992 ], [ %799, %1065 ], [ %1147, %1138 ], [ %1147, %1379 ]
  %1391 = phi ptr [ null, %991 ], [ null, %992 ], [ null, %1065 ], [ %1141, %1138 ], [ %1141, %1379 ]
  %1392 = mul nsw i64 %810, %811
  %1393 = mul nsw i64 %809, %1392
  %1394 = mul nsw i64 %808, %1393
  %1395 = mul nsw i64 %807, %1394
  %1396 = mul nsw i64 %806, %1395
  %1397 = icmp sgt i64 %1396, 0
  br i1 %1397, label %1398, label %1626

1398:
  %1399 = icmp sgt i64 %812, 0
  %1400 = icmp sgt i64 %812, 0
  %1401 = icmp sgt i64 %812, 0
  %1402 = icmp sgt i64 %812, 0
  %1403 = icmp sgt i64 %812, 0
  %1404 = icmp sgt i8 %368, 1
  %1405 = icmp eq i8 %368, 2
  %1406 = icmp sgt i8 %368, 2
  %1407 = icmp eq i8 %368, 3
  %1408 = icmp sgt i8 %368, 3
  %1409 = icmp eq i8 %368, 4
  %1410 = icmp sgt i8 %368, 4
  %1411 = icmp eq i8 %368, 5
  %1412 = icmp sgt i8 %368, 5
  %1413 = icmp eq i8 %368, 6
  %1414 = icmp sgt i8 %368, 6
  %1415 = icmp eq i8 %368, 7
  %1416 = icmp sgt i8 %368, 1
  %1417 = icmp eq i8 %368, 2
  %1418 = icmp sgt i8 %368, 2
  %1419 = icmp eq i8 %368, 3
  %1420 = icmp sgt i8 %368, 3
  %1421 = icmp eq i8 %368, 4
  %1422 = icmp sgt i8 %368, 4
  %1423 = icmp eq i8 %368, 5
  %1424 = icmp sgt i8 %368, 5
  %1425 = icmp eq i8 %368, 6
  %1426 = icmp sgt i8 %368, 6
  %1427 = icmp eq i8 %368, 7
  br label %1428

1428:
  %1429 = phi i64 [ 0, %1398 ], [ %1624, %1623 ]
  br i1 %1404, label %1430, label %1437

1430:
  br i1 %1405, label %1435, label %1431

1431:
  %1432 = urem i64 %1429, %789
  %1433 = mul nsw i64 %796, %1432
  %1434 = udiv i64 %1429, %789
  br label %1437

1435:
  %1436 = mul nsw i64 %796, %1429
  br label %1437

1437:
  %1438 = phi i64 [ %1436, %1435 ], [ %1433, %1431 ], [ 0, %1428 ]
  %1439 = phi i64 [ %1429, %1435 ], [ %1434, %1431 ], [ %1429, %1428 ]
  br i1 %1406, label %1440, label %1449

1440:
  br i1 %1407, label %1446, label %1441

1441:
  %1442 = urem i64 %1439, %790
  %1443 = mul nsw i64 %797, %1442
  %1444 = add nsw i64 %1443, %1438
  %1445 = udiv i64 %1439, %790
  br label %1449

1446:
  %1447 = mul nsw i64 %797, %1439
  %1448 = add nsw i64 %1447, %1438
  br label %1449

1449:
  %1450 = phi i64 [ %1448, %1446 ], [ %1444, %1441 ], [ %1438, %1437 ]
  %1451 = phi i64 [ %1439, %1446 ], [ %1445, %1441 ], [ %1439, %1437 ]
  br i1 %1408, label %1452, label %1461

1452:
  br i1 %1409, label %1458, label %1453

1453:
  %1454 = urem i64 %1451, %791
  %1455 = mul nsw i64 %798, %1454
  %1456 = add nsw i64 %1455, %1450
  %1457 = udiv i64 %1451, %791
  br label %1461

1458:
  %1459 = mul nsw i64 %798, %1451
  %1460 = add nsw i64 %1459, %1450
  br label %1461

1461:
  %1462 = phi i64 [ %1460, %1458 ], [ %1456, %1453 ], [ %1450, %1449 ]
  %1463 = phi i64 [ %1451, %1458 ], [ %1457, %1453 ], [ %1451, %1449 ]
  br i1 %1410, label %1464, label %1473

1464:
  br i1 %1411, label %1470, label %1465

1465:
  %1466 = urem i64 %1463, %792
  %1467 = mul nsw i64 %814, %1466
  %1468 = add nsw i64 %1467, %1462
  %1469 = udiv i64 %1463, %792
  br label %1473

1470:
  %1471 = mul nsw i64 %814, %1463
  %1472 = add nsw i64 %1471, %1462
  br label %1473

1473:
  %1474 = phi i64 [ %1472, %1470 ], [ %1468, %1465 ], [ %1462, %1461 ]
  %1475 = phi i64 [ %1463, %1470 ], [ %1469, %1465 ], [ %1463, %1461 ]
  br i1 %1412, label %1476, label %1485

1476:
  br i1 %1413, label %1482, label %1477

1477:
  %1478 = urem i64 %1475, %793
  %1479 = mul nsw i64 %815, %1478
  %1480 = add nsw i64 %1479, %1474
  %1481 = udiv i64 %1475, %793
  br label %1485

1482:
  %1483 = mul nsw i64 %815, %1475
  %1484 = add nsw i64 %1483, %1474
  br label %1485

1485:
  %1486 = phi i64 [ %1484, %1482 ], [ %1480, %1477 ], [ %1474, %1473 ]
  %1487 = phi i64 [ %1475, %1482 ], [ %1481, %1477 ], [ %1475, %1473 ]
  br i1 %1414, label %1488, label %1496

1488:
  br i1 %1415, label %1493, label %1489

1489:
  %1490 = urem i64 %1487, %794
  %1491 = mul nsw i64 %816, %1490
  %1492 = add nsw i64 %1491, %1486
  br label %1496

1493:
  %1494 = mul nsw i64 %816, %1487
  %1495 = add nsw i64 %1494, %1486
  br label %1496

1496:
  %1497 = phi i64 [ %1495, %1493 ], [ %1492, %1489 ], [ %1486, %1485 ]
  br i1 %1416, label %1498, label %1505

1498:
  br i1 %1417, label %1503, label %1499

1499:
  %1500 = urem i64 %1429, %811
  %1501 = mul nsw i64 %1385, %1500
  %1502 = udiv i64 %1429, %811
  br label %1505

1503:
  %1504 = mul nsw i64 %1385, %1429
  br label %1505

1505:
  %1506 = phi i64 [ %1504, %1503 ], [ %1501, %1499 ], [ 0, %1496 ]
  %1507 = phi i64 [ %1429, %1503 ], [ %1502, %1499 ], [ %1429, %1496 ]
  br i1 %1418, label %1508, label %1517

1508:
  br i1 %1419, label %1514, label %1509

1509:
  %1510 = urem i64 %1507, %810
  %1511 = mul nsw i64 %1386, %1510
  %1512 = add nsw i64 %1511, %1506
  %1513 = udiv i64 %1507, %810
  br label %1517

1514:
  %1515 = mul nsw i64 %1386, %1507
  %1516 = add nsw i64 %1515, %1506
  br label %1517

1517:
  %1518 = phi i64 [ %1516, %1514 ], [ %1512, %1509 ], [ %1506, %1505 ]
  %1519 = phi i64 [ %1507, %1514 ], [ %1513, %1509 ], [ %1507, %1505 ]
  br i1 %1420, label %1520, label %1529

1520:
  br i1 %1421, label %1526, label %1521

1521:
  %1522 = urem i64 %1519, %809
  %1523 = mul nsw i64 %1387, %1522
  %1524 = add nsw i64 %1523, %1518
  %1525 = udiv i64 %1519, %809
  br label %1529

1526:
  %1527 = mul nsw i64 %1387, %1519
  %1528 = add nsw i64 %1527, %1518
  br label %1529

1529:
  %1530 = phi i64 [ %1528, %1526 ], [ %1524, %1521 ], [ %1518, %1517 ]
  %1531 = phi i64 [ %1519, %1526 ], [ %1525, %1521 ], [ %1519, %1517 ]
  br i1 %1422, label %1532, label %1541

1532:
  br i1 %1423, label %1538, label %1533

1533:
  %1534 = urem i64 %1531, %808
  %1535 = mul nsw i64 %1388, %1534
  %1536 = add nsw i64 %1535, %1530
  %1537 = udiv i64 %1531, %808
  br label %1541

1538:
  %1539 = mul nsw i64 %1388, %1531
  %1540 = add nsw i64 %1539, %1530
  br label %1541

1541:
  %1542 = phi i64 [ %1540, %1538 ], [ %1536, %1533 ], [ %1530, %1529 ]
  %1543 = phi i64 [ %1531, %1538 ], [ %1537, %1533 ], [ %1531, %1529 ]
  br i1 %1424, label %1544, label %1553

1544:
  br i1 %1425, label %1550, label %1545

1545:
  %1546 = urem i64 %1543, %807
  %1547 = mul nsw i64 %1389, %1546
  %1548 = add nsw i64 %1547, %1542
  %1549 = udiv i64 %1543, %807
  br label %1553

1550:
  %1551 = mul nsw i64 %1389, %1543
  %1552 = add nsw i64 %1551, %1542
  br label %1553

1553:
  %1554 = phi i64 [ %1552, %1550 ], [ %1548, %1545 ], [ %1542, %1541 ]
  %1555 = phi i64 [ %1543, %1550 ], [ %1549, %1545 ], [ %1543, %1541 ]
  br i1 %1426, label %1556, label %1564

1556:
  br i1 %1427, label %1561, label %1557

1557:
  %1558 = urem i64 %1555, %806
  %1559 = mul nsw i64 %1390, %1558
  %1560 = add nsw i64 %1559, %1554
  br label %1564

1561:
  %1562 = mul nsw i64 %1390, %1555
  %1563 = add nsw i64 %1562, %1554
  br label %1564

1564:
  %1565 = phi i64 [ %1563, %1561 ], [ %1560, %1557 ], [ %1554, %1553 ]
  %1566 = getelementptr inbounds i8, ptr %787, i64 %1497
  %1567 = getelementptr inbounds i8, ptr %1383, i64 %1565
  switch i32 %361, label %943 [
    i32 2, label %1572
    i32 1, label %1571
    i32 4, label %1570
    i32 3, label %1569
    i32 0, label %1568
  ]

1568:
  br i1 %1399, label %1615, label %1623

1569:
  br i1 %1400, label %1603, label %1623

1570:
  br i1 %1401, label %1591, label %1623

1571:
  br i1 %1402, label %1582, label %1623

1572:
  br i1 %1403, label %1573, label %1623

1573:
  %1574 = phi i64 [ %1580, %1573 ], [ 0, %1572 ]
  %1575 = mul nsw i64 %1574, %795
  %1576 = getelementptr inbounds i8, ptr %1566, i64 %1575
  %1577 = mul nsw i64 %1574, %1384
  %1578 = getelementptr inbounds i8, ptr %1567, i64 %1577
  %1579 = load double, ptr %1578, align 8
  store double %1579, ptr %1576, align 8
  %1580 = add nuw nsw i64 %1574, 1
  %1581 = icmp eq i64 %1580, %812
  br i1 %1581, label %1623, label %1573

1582:
  %1583 = phi i64 [ %1589, %1582 ], [ 0, %1571 ]
  %1584 = mul nsw i64 %1583, %795
  %1585 = getelementptr inbounds i8, ptr %1566, i64 %1584
  %1586 = mul nsw i64 %1583, %1384
  %1587 = getelementptr inbounds i8, ptr %1567, i64 %1586
  %1588 = load float, ptr %1587, align 4
  store float %1588, ptr %1585, align 4
  %1589 = add nuw nsw i64 %1583, 1
  %1590 = icmp eq i64 %1589, %812
  br i1 %1590, label %1623, label %1582

1591:
  %1592 = phi i64 [ %1601, %1591 ], [ 0, %1570 ]
  %1593 = mul nsw i64 %1592, %795
  %1594 = getelementptr inbounds i8, ptr %1566, i64 %1593
  %1595 = mul nsw i64 %1592, %1384
  %1596 = getelementptr inbounds i8, ptr %1567, i64 %1595
  %1597 = load double, ptr %1596, align 8
  %1598 = getelementptr inbounds nuw i8, ptr %1596, i64 8
  %1599 = load double, ptr %1598, align 8
  store double %1597, ptr %1594, align 8
  %1600 = getelementptr inbounds nuw i8, ptr %1594, i64 8
  store double %1599, ptr %1600, align 8
  %1601 = add nuw nsw i64 %1592, 1
  %1602 = icmp eq i64 %1601, %812
  br i1 %1602, label %1623, label %1591

1603:
  %1604 = phi i64 [ %1613, %1603 ], [ 0, %1569 ]
  %1605 = mul nsw i64 %1604, %795
  %1606 = getelementptr inbounds i8, ptr %1566, i64 %1605
  %1607 = mul nsw i64 %1604, %1384
  %1608 = getelementptr inbounds i8, ptr %1567, i64 %1607
  %1609 = load float, ptr %1608, align 4
  %1610 = getelementptr inbounds nuw i8, ptr %1608, i64 4
  %1611 = load float, ptr %1610, align 4
  store float %1609, ptr %1606, align 4
  %1612 = getelementptr inbounds nuw i8, ptr %1606, i64 4
  store float %1611, ptr %1612, align 4
  %1613 = add nuw nsw i64 %1604, 1
  %1614 = icmp eq i64 %1613, %812
  br i1 %1614, label %1623, label %1603

1615:
  %1616 = phi i64 [ %1621, %1615 ], [ 0, %1568 ]
  %1617 = mul nsw i64 %1616, %795
  %1618 = getelementptr inbounds i8, ptr %1566, i64 %1617
  %1619 = mul nsw i64 %1616, %1384
  %1620 = getelementptr inbounds i8, ptr %1567, i64 %1619
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1618, ptr align 1 %1620, i64 %354, i1 false)
  %1621 = add nuw nsw i64 %1616, 1
  %1622 = icmp eq i64 %1621, %812
  br i1 %1622, label %1623, label %1615

1623:
  %1624 = add nuw nsw i64 %1429, 1
  %1625 = icmp eq i64 %1624, %1396
  br i1 %1625, label %1626, label %1428

1626:
  %1627 = icmp eq ptr %1391, null
  br i1 %1627, label %2477, label %1628

1628:
  tail call void @free(ptr noundef %1391)
  br label %2477

1629:
  br i1 %817, label %1630, label %1872

1630:
  %1631 = load ptr, ptr %0, align 8
  %1632 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1633 = load i8, ptr %1632, align 4
  %1634 = icmp sgt i8 %1633, 0
  br i1 %1634, label %1635, label %1640

1635:
  %1636 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1637 = load i64, ptr %1636, align 8
  %1638 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1639 = load i64, ptr %1638, align 8
  br label %1640

1640:
  %1641 = phi i64 [ %1637, %1635 ], [ 1, %1630 ]
  %1642 = phi i64 [ %1639, %1635 ], [ 0, %1630 ]
  %1643 = icmp sgt i8 %1633, 1
  br i1 %1643, label %1644, label %1649

1644:
  %1645 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1646 = load i64, ptr %1645, align 8
  %1647 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1648 = load i64, ptr %1647, align 8
  br label %1649

1649:
  %1650 = phi i64 [ %1646, %1644 ], [ 1, %1640 ]
  %1651 = phi i64 [ %1648, %1644 ], [ 0, %1640 ]
  %1652 = icmp sgt i8 %1633, 2
  br i1 %1652, label %1653, label %1658

1653:
  %1654 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1655 = load i64, ptr %1654, align 8
  %1656 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1657 = load i64, ptr %1656, align 8
  br label %1658

1658:
  %1659 = phi i64 [ %1655, %1653 ], [ 1, %1649 ]
  %1660 = phi i64 [ %1657, %1653 ], [ 0, %1649 ]
  %1661 = icmp sgt i8 %1633, 3
  br i1 %1661, label %1662, label %1667

1662:
  %1663 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1664 = load i64, ptr %1663, align 8
  %1665 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1666 = load i64, ptr %1665, align 8
  br label %1667

1667:
  %1668 = phi i64 [ %1664, %1662 ], [ 1, %1658 ]
  %1669 = phi i64 [ %1666, %1662 ], [ 0, %1658 ]
  %1670 = icmp sgt i8 %1633, 4
  br i1 %1670, label %1671, label %1676

1671:
  %1672 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1673 = load i64, ptr %1672, align 8
  %1674 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1675 = load i64, ptr %1674, align 8
  br label %1676

1676:
  %1677 = phi i64 [ %1673, %1671 ], [ 1, %1667 ]
  %1678 = phi i64 [ %1675, %1671 ], [ 0, %1667 ]
  %1679 = icmp sgt i8 %1633, 5
  br i1 %1679, label %1680, label %1685

1680:
  %1681 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %1682 = load i64, ptr %1681, align 8
  %1683 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %1684 = load i64, ptr %1683, align 8
  br label %1685

1685:
  %1686 = phi i64 [ %1682, %1680 ], [ 1, %1676 ]
  %1687 = phi i64 [ %1684, %1680 ], [ 0, %1676 ]
  %1688 = icmp sgt i8 %1633, 6
  br i1 %1688, label %1689, label %1694

1689:
  %1690 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %1691 = load i64, ptr %1690, align 8
  %1692 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1693 = load i64, ptr %1692, align 8
  br label %1694

1694:
  %1695 = phi i64 [ %1691, %1689 ], [ 1, %1685 ]
  %1696 = phi i64 [ %1693, %1689 ], [ 0, %1685 ]
  %1697 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %1698 = load i8, ptr %1697, align 1
  %1699 = icmp eq i8 %1698, 42
  br i1 %1699, label %1700, label %1754

1700:
  %1701 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %1702 = load i8, ptr %1701, align 1
  %1703 = and i8 %1702, 1
  %1704 = icmp eq i8 %1703, 0
  br i1 %1704, label %1754, label %1705

1705:
  %1706 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1707 = load i8, ptr %1706, align 4
  %1708 = icmp eq i8 %1707, 0
  br i1 %1708, label %1709, label %1712

1709:
  %1710 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1711 = load ptr, ptr %1710, align 8
  br label %1712

1712:
  %1713 = phi ptr [ %1711, %1709 ], [ null, %1705 ]
  %1714 = icmp eq i8 %1707, 1
  br i1 %1714, label %1715, label %1718

1715:
  %1716 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1717 = load ptr, ptr %1716, align 8
  br label %1718

1718:
  %1719 = phi ptr [ %1717, %1715 ], [ %1713, %1712 ]
  %1720 = icmp eq i8 %1707, 2
  br i1 %1720, label %1721, label %1724

1721:
  %1722 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1723 = load ptr, ptr %1722, align 8
  br label %1724

1724:
  %1725 = phi ptr [ %1723, %1721 ], [ %1719, %1718 ]
  %1726 = icmp eq i8 %1707, 3
  br i1 %1726, label %1727, label %1730

1727:
  %1728 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1729 = load ptr, ptr %1728, align 8
  br label %1730

1730:
  %1731 = phi ptr [ %1729, %1727 ], [ %1725, %1724 ]
  %1732 = icmp eq i8 %1707, 4
  br i1 %1732, label %1733, label %1736

1733:
  %1734 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1735 = load ptr, ptr %1734, align 8
  br label %1736

1736:
  %1737 = phi ptr [ %1735, %1733 ], [ %1731, %1730 ]
  %1738 = icmp eq i8 %1707, 5
  br i1 %1738, label %1739, label %1742

1739:
  %1740 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %1741 = load ptr, ptr %1740, align 8
  br label %1742

1742:
  %1743 = phi ptr [ %1741, %1739 ], [ %1737, %1736 ]
  %1744 = icmp eq i8 %1707, 6
  br i1 %1744, label %1745, label %1748

1745:
  %1746 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %1747 = load ptr, ptr %1746, align 8
  br label %1748

1748:
  %1749 = phi ptr [ %1747, %1745 ], [ %1743, %1742 ]
  %1750 = icmp eq i8 %1707, 7
  br i1 %1750, label %1751, label %1754

1751:
  %1752 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %1753 = load ptr, ptr %1752, align 8
  br label %1754

1754:
  %1755 = phi ptr [ null, %1694 ], [ null, %1700 ], [ %1753, %1751 ], [ %1749, %1748 ]
  %1756 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1757 = load i8, ptr %1756, align 4
  %1758 = icmp eq i8 %1757, 0
  br i1 %1758, label %1759, label %1760

1759:
  tail call void @pad.fortran.type.initialize(ptr noundef %1755, ptr noundef %1631) #7
  br label %1872

1760:
  %1761 = mul nsw i64 %1650, %1641
  %1762 = mul nsw i64 %1659, %1761
  %1763 = mul nsw i64 %1668, %1762
  %1764 = mul nsw i64 %1677, %1763
  %1765 = mul nsw i64 %1686, %1764
  %1766 = mul nsw i64 %1695, %1765
  %1767 = icmp sgt i64 %1766, 0
  br i1 %1767, label %1768, label %1774

1768:
  %1769 = mul nsw i64 %1659, %1650
  %1770 = mul nsw i64 %1668, %1769
  %1771 = mul nsw i64 %1677, %1770
  %1772 = mul nsw i64 %1686, %1771
  %1773 = mul nsw i64 %1695, %1772
  br label %1774

1774:
  %1775 = phi i64 [ 0, %1760 ], [ %1773, %1768 ]
  %1776 = icmp sgt i64 %1775, 0
  br i1 %1776, label %1777, label %1872

1777:
  %1778 = mul nsw i64 %1642, %1641
  %1779 = icmp eq i64 %1778, 0
  br label %1780

1780:
  %1781 = phi i64 [ %1866, %1865 ], [ 0, %1777 ]
  %1782 = load i8, ptr %1756, align 4
  %1783 = icmp sgt i8 %1782, 1
  br i1 %1783, label %1784, label %1792

1784:
  %1785 = icmp eq i8 %1782, 2
  br i1 %1785, label %1790, label %1786

1786:
  %1787 = urem i64 %1781, %1650
  %1788 = mul nsw i64 %1651, %1787
  %1789 = udiv i64 %1781, %1650
  br label %1792

1790:
  %1791 = mul nsw i64 %1651, %1781
  br label %1792

1792:
  %1793 = phi i64 [ %1791, %1790 ], [ %1788, %1786 ], [ 0, %1780 ]
  %1794 = phi i64 [ %1781, %1790 ], [ %1789, %1786 ], [ %1781, %1780 ]
  %1795 = icmp sgt i8 %1782, 2
  br i1 %1795, label %1796, label %1806

1796:
  %1797 = icmp eq i8 %1782, 3
  br i1 %1797, label %1803, label %1798

1798:
  %1799 = urem i64 %1794, %1659
  %1800 = mul nsw i64 %1660, %1799
  %1801 = add nsw i64 %1800, %1793
  %1802 = udiv i64 %1794, %1659
  br label %1806

1803:
  %1804 = mul nsw i64 %1660, %1794
  %1805 = add nsw i64 %1804, %1793
  br label %1806

1806:
  %1807 = phi i64 [ %1805, %1803 ], [ %1801, %1798 ], [ %1793, %1792 ]
  %1808 = phi i64 [ %1794, %1803 ], [ %1802, %1798 ], [ %1794, %1792 ]
  %1809 = icmp sgt i8 %1782, 3
  br i1 %1809, label %1810, label %1820

1810:
  %1811 = icmp eq i8 %1782, 4
  br i1 %1811, label %1817, label %1812

1812:
  %1813 = urem i64 %1808, %1668
  %1814 = mul nsw i64 %1669, %1813
  %1815 = add nsw i64 %1814, %1807
  %1816 = udiv i64 %1808, %1668
  br label %1820

1817:
  %1818 = mul nsw i64 %1669, %1808
  %1819 = add nsw i64 %1818, %1807
  br label %1820

1820:
  %1821 = phi i64 [ %1819, %1817 ], [ %1815, %1812 ], [ %1807, %1806 ]
  %1822 = phi i64 [ %1808, %1817 ], [ %1816, %1812 ], [ %1808, %1806 ]
  %1823 = icmp sgt i8 %1782, 4
  br i1 %1823, label %1824, label %1834

1824:
  %1825 = icmp eq i8 %1782, 5
  br i1 %1825, label %1831, label %1826

1826:
  %1827 = urem i64 %1822, %1677
  %1828 = mul nsw i64 %1678, %1827
  %1829 = add nsw i64 %1828, %1821
  %1830 = udiv i64 %1822, %1677
  br label %1834

1831:
  %1832 = mul nsw i64 %1678, %1822
  %1833 = add nsw i64 %1832, %1821
  br label %1834

1834:
  %1835 = phi i64 [ %1833, %1831 ], [ %1829, %1826 ], [ %1821, %1820 ]
  %1836 = phi i64 [ %1822, %1831 ], [ %1830, %1826 ], [ %1822, %1820 ]
  %1837 = icmp sgt i8 %1782, 5
  br i1 %1837, label %1838, label %1848

1838:
  %1839 = icmp eq i8 %1782, 6
  br i1 %1839, label %1845, label %1840

1840:
  %1841 = urem i64 %1836, %1686
  %1842 = mul nsw i64 %1687, %1841
  %1843 = add nsw i64 %1842, %1835
  %1844 = udiv i64 %1836, %1686
  br label %1848

1845:
  %1846 = mul nsw i64 %1687, %1836
  %1847 = add nsw i64 %1846, %1835
  br label %1848

1848:
  %1849 = phi i64 [ %1847, %1845 ], [ %1843, %1840 ], [ %1835, %1834 ]
  %1850 = phi i64 [ %1836, %1845 ], [ %1844, %1840 ], [ %1836, %1834 ]
  %1851 = icmp sgt i8 %1782, 6
  br i1 %1851, label %1852, label %1861

1852:
  %1853 = icmp eq i8 %1782, 7
  br i1 %1853, label %1858, label %1854

1854:
  %1855 = urem i64 %1850, %1695
  %1856 = mul nsw i64 %1696, %1855
  %1857 = add nsw i64 %1856, %1849
  br label %1861

1858:
  %1859 = mul nsw i64 %1696, %1850
  %1860 = add nsw i64 %1859, %1849
  br label %1861

1861:
  %1862 = phi i64 [ %1860, %1858 ], [ %1857, %1854 ], [ %1849, %1848 ]
  %1863 = getelementptr inbounds i8, ptr %1631, i64 %1862
  %1864 = getelementptr inbounds i8, ptr %1863, i64 %1778
  br i1 %1779, label %1865, label %1868

1865:
  %1866 = add nuw nsw i64 %1781, 1
  %1867 = icmp eq i64 %1866, %1775
  br i1 %1867, label %1872, label %1780

1868:
  %1869 = phi ptr [ %1870, %1868 ], [ %1863, %1861 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1755, ptr noundef %1869) #7
  %1870 = getelementptr inbounds i8, ptr %1869, i64 %1642
  %1871 = icmp eq ptr %1870, %1864
  br i1 %1871, label %1865, label %1868

1872:
  %1873 = load i8, ptr %5, align 1
  %1874 = icmp eq i8 %1873, 42
  br i1 %1874, label %1875, label %1928

1875:
  %1876 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1877 = load i8, ptr %1876, align 1
  %1878 = and i8 %1877, 1
  %1879 = icmp eq i8 %1878, 0
  br i1 %1879, label %1928, label %1880

1880:
  %1881 = load i8, ptr %7, align 4
  %1882 = icmp eq i8 %1881, 0
  br i1 %1882, label %1883, label %1886

1883:
  %1884 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1885 = load ptr, ptr %1884, align 8
  br label %1886

1886:
  %1887 = phi ptr [ %1885, %1883 ], [ null, %1880 ]
  %1888 = icmp eq i8 %1881, 1
  br i1 %1888, label %1889, label %1892

1889:
  %1890 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1891 = load ptr, ptr %1890, align 8
  br label %1892

1892:
  %1893 = phi ptr [ %1891, %1889 ], [ %1887, %1886 ]
  %1894 = icmp eq i8 %1881, 2
  br i1 %1894, label %1895, label %1898

1895:
  %1896 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1897 = load ptr, ptr %1896, align 8
  br label %1898

1898:
  %1899 = phi ptr [ %1897, %1895 ], [ %1893, %1892 ]
  %1900 = icmp eq i8 %1881, 3
  br i1 %1900, label %1901, label %1904

1901:
  %1902 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1903 = load ptr, ptr %1902, align 8
  br label %1904

1904:
  %1905 = phi ptr [ %1903, %1901 ], [ %1899, %1898 ]
  %1906 = icmp eq i8 %1881, 4
  br i1 %1906, label %1907, label %1910

1907:
  %1908 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1909 = load ptr, ptr %1908, align 8
  br label %1910

1910:
  %1911 = phi ptr [ %1909, %1907 ], [ %1905, %1904 ]
  %1912 = icmp eq i8 %1881, 5
  br i1 %1912, label %1913, label %1916

1913:
  %1914 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1915 = load ptr, ptr %1914, align 8
  br label %1916

1916:
  %1917 = phi ptr [ %1915, %1913 ], [ %1911, %1910 ]
  %1918 = icmp eq i8 %1881, 6
  br i1 %1918, label %1919, label %1922

1919:
  %1920 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1921 = load ptr, ptr %1920, align 8
  br label %1922

1922:
  %1923 = phi ptr [ %1921, %1919 ], [ %1917, %1916 ]
  %1924 = icmp eq i8 %1881, 7
  br i1 %1924, label %1925, label %1928

1925:
  %1926 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1927 = load ptr, ptr %1926, align 8
  br label %1928

1928:
  %1929 = phi ptr [ null, %1872 ], [ null, %1875 ], [ %1927, %1925 ], [ %1923, %1922 ]
  %1930 = icmp eq i8 %368, 0
  br i1 %1930, label %1931, label %1932

1931:
  tail call void @pad.fortran.type.assign(ptr noundef %1929, ptr noundef %787, ptr noundef %813) #7
  br label %2308

1932:
  %1933 = mul nsw i64 %810, %811
  %1934 = mul nsw i64 %809, %1933
  %1935 = mul nsw i64 %808, %1934
  %1936 = mul nsw i64 %807, %1935
  %1937 = mul nsw i64 %806, %1936
  %1938 = mul nsw i64 %811, %812
  %1939 = mul nsw i64 %810, %1938
  %1940 = mul nsw i64 %809, %1939
  %1941 = mul nsw i64 %808, %1940
  %1942 = mul nsw i64 %807, %1941
  %1943 = mul nsw i64 %806, %1942
  %1944 = icmp eq i64 %1943, 0
  br i1 %1944, label %2308, label %1945

1945:
  %1946 = icmp sgt i64 %795, 0
  %1947 = add nsw i64 %788, -1
  %1948 = mul nsw i64 %1947, %795
  %1949 = select i1 %1946, i64 %1948, i64 0
  %1950 = getelementptr inbounds i8, ptr %787, i64 %1949
  %1951 = icmp sgt i64 %796, 0
  %1952 = add nsw i64 %789, -1
  %1953 = mul nsw i64 %1952, %796
  %1954 = select i1 %1951, i64 %1953, i64 0
  %1955 = getelementptr inbounds i8, ptr %1950, i64 %1954
  %1956 = icmp sgt i64 %797, 0
  %1957 = add nsw i64 %790, -1
  %1958 = mul nsw i64 %1957, %797
  %1959 = select i1 %1956, i64 %1958, i64 0
  %1960 = getelementptr inbounds i8, ptr %1955, i64 %1959
  %1961 = icmp sgt i64 %798, 0
  %1962 = add nsw i64 %791, -1
  %1963 = mul nsw i64 %1962, %798
  %1964 = select i1 %1961, i64 %1963, i64 0
  %1965 = getelementptr inbounds i8, ptr %1960, i64 %1964
  %1966 = icmp sgt i64 %814, 0
  %1967 = add nsw i64 %792, -1
  %1968 = mul nsw i64 %1967, %814
  %1969 = select i1 %1966, i64 %1968, i64 0
  %1970 = getelementptr inbounds i8, ptr %1965, i64 %1969
  %1971 = icmp sgt i64 %815, 0
  %1972 = add nsw i64 %793, -1
  %1973 = mul nsw i64 %1972, %815
  %1974 = select i1 %1971, i64 %1973, i64 0
  %1975 = getelementptr inbounds i8, ptr %1970, i64 %1974
  %1976 = icmp sgt i64 %816, 0
  %1977 = add nsw i64 %794, -1
  %1978 = mul nsw i64 %1977, %816
  %1979 = select i1 %1976, i64 %1978, i64 0
  %1980 = icmp slt i64 %805, 0
  %1981 = add nsw i64 %812, -1
  %1982 = mul nsw i64 %1981, %805
  %1983 = select i1 %1980, i64 %1982, i64 0
  %1984 = getelementptr inbounds i8, ptr %813, i64 %1983
  %1985 = icmp slt i64 %804, 0
  %1986 = add nsw i64 %811, -1
  %1987 = mul nsw i64 %1986, %804
  %1988 = select i1 %1985, i64 %1987, i64 0
  %1989 = getelementptr inbounds i8, ptr %1984, i64 %1988
  %1990 = icmp slt i64 %803, 0
  %1991 = add nsw i64 %810, -1
  %1992 = mul nsw i64 %1991, %803
  %1993 = select i1 %1990, i64 %1992, i64 0
  %1994 = getelementptr inbounds i8, ptr %1989, i64 %1993
  %1995 = icmp slt i64 %802, 0
  %1996 = add nsw i64 %809, -1
  %1997 = mul nsw i64 %1996, %802
  %1998 = select i1 %1995, i64 %1997, i64 0
  %1999 = getelementptr inbounds i8, ptr %1994, i64 %1998
  %2000 = icmp slt i64 %801, 0
  %2001 = add nsw i64 %808, -1
  %2002 = mul nsw i64 %2001, %801
  %2003 = select i1 %2000, i64 %2002, i64 0
  %2004 = getelementptr inbounds i8, ptr %1999, i64 %2003
  %2005 = icmp slt i64 %800, 0
  %2006 = add nsw i64 %807, -1
  %2007 = mul nsw i64 %2006, %800
  %2008 = select i1 %2005, i64 %2007, i64 0
  %2009 = getelementptr inbounds i8, ptr %2004, i64 %2008
  %2010 = icmp slt i64 %799, 0
  %2011 = add nsw i64 %806, -1
  %2012 = mul nsw i64 %2011, %799
  %2013 = select i1 %2010, i64 %2012, i64 0
  %2014 = getelementptr inbounds i8, ptr %2009, i64 %2013
  %2015 = getelementptr inbounds i8, ptr %1975, i64 %1979
  %2016 = getelementptr inbounds i8, ptr %2015, i64 %354
  %2017 = icmp ugt ptr %2016, %2014
  br i1 %2017, label %2018, label %2122

2018:
  %2019 = icmp sgt i64 %805, 0
  %2020 = add nsw i64 %812, -1
  %2021 = mul nsw i64 %2020, %805
  %2022 = select i1 %2019, i64 %2021, i64 0
  %2023 = getelementptr inbounds i8, ptr %813, i64 %2022
  %2024 = icmp sgt i64 %804, 0
  %2025 = add nsw i64 %811, -1
  %2026 = mul nsw i64 %2025, %804
  %2027 = select i1 %2024, i64 %2026, i64 0
  %2028 = getelementptr inbounds i8, ptr %2023, i64 %2027
  %2029 = icmp sgt i64 %803, 0
  %2030 = add nsw i64 %810, -1
  %2031 = mul nsw i64 %2030, %803
  %2032 = select i1 %2029, i64 %2031, i64 0
  %2033 = getelementptr inbounds i8, ptr %2028, i64 %2032
  %2034 = icmp sgt i64 %802, 0
  %2035 = add nsw i64 %809, -1
  %2036 = mul nsw i64 %2035, %802
  %2037 = select i1 %2034, i64 %2036, i64 0
  %2038 = getelementptr inbounds i8, ptr %2033, i64 %2037
  %2039 = icmp sgt i64 %801, 0
  %2040 = add nsw i64 %808, -1
  %2041 = mul nsw i64 %2040, %801
  %2042 = select i1 %2039, i64 %2041, i64 0
  %2043 = getelementptr inbounds i8, ptr %2038, i64 %2042
  %2044 = icmp sgt i64 %800, 0
  %2045 = add nsw i64 %807, -1
  %2046 = mul nsw i64 %2045, %800
  %2047 = select i1 %2044, i64 %2046, i64 0
  %2048 = getelementptr inbounds i8, ptr %2043, i64 %2047
  %2049 = icmp sgt i64 %799, 0
  %2050 = add nsw i64 %806, -1
  %2051 = mul nsw i64 %2050, %799
  %2052 = select i1 %2049, i64 %2051, i64 0
  %2053 = icmp slt i64 %795, 0
  %2054 = add nsw i64 %788, -1
  %2055 = mul nsw i64 %2054, %795
  %2056 = select i1 %2053, i64 %2055, i64 0
  %2057 = getelementptr inbounds i8, ptr %787, i64 %2056
  %2058 = icmp slt i64 %796, 0
  %2059 = add nsw i64 %789, -1
  %2060 = mul nsw i64 %2059, %796
  %2061 = select i1 %2058, i64 %2060, i64 0
  %2062 = getelementptr inbounds i8, ptr %2057, i64 %2061
  %2063 = icmp slt i64 %797, 0
  %2064 = add nsw i64 %790, -1
  %2065 = mul nsw i64 %2064, %797
  %2066 = select i1 %2063, i64 %2065, i64 0
  %2067 = getelementptr inbounds i8, ptr %2062, i64 %2066
  %2068 = icmp slt i64 %798, 0
  %2069 = add nsw i64 %791, -1
  %2070 = mul nsw i64 %2069, %798
  %2071 = select i1 %2068, i64 %2070, i64 0
  %2072 = getelementptr inbounds i8, ptr %2067, i64 %2071
  %2073 = icmp slt i64 %814, 0
  %2074 = add nsw i64 %792, -1
  %2075 = mul nsw i64 %2074, %814
  %2076 = select i1 %2073, i64 %2075, i64 0
  %2077 = getelementptr inbounds i8, ptr %2072, i64 %2076
  %2078 = icmp slt i64 %815, 0
  %2079 = add nsw i64 %793, -1
  %2080 = mul nsw i64 %2079, %815
  %2081 = select i1 %2078, i64 %2080, i64 0
  %2082 = getelementptr inbounds i8, ptr %2077, i64 %2081
  %2083 = icmp slt i64 %816, 0
  %2084 = add nsw i64 %794, -1
  %2085 = mul nsw i64 %2084, %816
  %2086 = select i1 %2083, i64 %2085, i64 0
  %2087 = getelementptr inbounds i8, ptr %2082, i64 %2086
  %2088 = getelementptr inbounds i8, ptr %2048, i64 %2052
  %2089 = getelementptr inbounds i8, ptr %2088, i64 %354
  %2090 = icmp ugt ptr %2089, %2087
  br i1 %2090, label %2091, label %2122

2091:
  %2092 = icmp slt i64 %788, 2
  %2093 = icmp eq i64 %795, %805
  %2094 = select i1 %2092, i1 true, i1 %2093
  br i1 %2094, label %2096, label %2095

2095:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

2096:
  %2097 = icmp slt i64 %789, 2
  %2098 = icmp eq i64 %796, %804
  %2099 = select i1 %2097, i1 true, i1 %2098
  br i1 %2099, label %2100, label %2095

2100:
  %2101 = icmp slt i64 %790, 2
  %2102 = icmp eq i64 %797, %803
  %2103 = select i1 %2101, i1 true, i1 %2102
  br i1 %2103, label %2104, label %2095

2104:
  %2105 = icmp slt i64 %791, 2
  %2106 = icmp eq i64 %798, %802
  %2107 = select i1 %2105, i1 true, i1 %2106
  br i1 %2107, label %2108, label %2095

2108:
  %2109 = icmp slt i64 %792, 2
  %2110 = icmp eq i64 %814, %801
  %2111 = select i1 %2109, i1 true, i1 %2110
  br i1 %2111, label %2112, label %2095

2112:
  %2113 = icmp slt i64 %793, 2
  %2114 = icmp eq i64 %815, %800
  %2115 = select i1 %2113, i1 true, i1 %2114
  br i1 %2115, label %2116, label %2095

2116:
  %2117 = icmp slt i64 %794, 2
  %2118 = icmp eq i64 %816, %799
  %2119 = select i1 %2117, i1 true, i1 %2118
  br i1 %2119, label %2120, label %2095

2120:
  %2121 = icmp ule ptr %787, %813
  br label %2122

2122:
  %2123 = phi i1 [ %2121, %2120 ], [ true, %2018 ], [ true, %1945 ]
  %2124 = icmp sgt i64 %1937, 0
  br i1 %2124, label %2125, label %2308

2125:
  %2126 = icmp sgt i64 %812, 0
  %2127 = icmp sgt i8 %368, 1
  %2128 = icmp eq i8 %368, 2
  %2129 = icmp sgt i8 %368, 2
  %2130 = icmp eq i8 %368, 3
  %2131 = icmp sgt i8 %368, 3
  %2132 = icmp eq i8 %368, 4
  %2133 = icmp sgt i8 %368, 4
  %2134 = icmp eq i8 %368, 5
  %2135 = icmp sgt i8 %368, 5
  %2136 = icmp eq i8 %368, 6
  %2137 = icmp sgt i8 %368, 6
  %2138 = icmp eq i8 %368, 7
  %2139 = icmp sgt i8 %368, 1
  %2140 = icmp eq i8 %368, 2
  %2141 = icmp sgt i8 %368, 2
  %2142 = icmp eq i8 %368, 3
  %2143 = icmp sgt i8 %368, 3
  %2144 = icmp eq i8 %368, 4
  %2145 = icmp sgt i8 %368, 4
  %2146 = icmp eq i8 %368, 5
  %2147 = icmp sgt i8 %368, 5
  %2148 = icmp eq i8 %368, 6
  %2149 = icmp sgt i8 %368, 6
  %2150 = icmp eq i8 %368, 7
  br label %2151

2151:
  %2152 = phi i64 [ 0, %2125 ], [ %2295, %2294 ]
  %2153 = xor i64 %2152, -1
  %2154 = add nsw i64 %1937, %2153
  %2155 = select i1 %2123, i64 %2152, i64 %2154
  br i1 %2127, label %2156, label %2163

2156:
  br i1 %2128, label %2161, label %2157

2157:
  %2158 = urem i64 %2155, %789
  %2159 = mul nsw i64 %796, %2158
  %2160 = udiv i64 %2155, %789
  br label %2163

2161:
  %2162 = mul nsw i64 %796, %2155
  br label %2163

2163:
  %2164 = phi i64 [ %2162, %2161 ], [ %2159, %2157 ], [ 0, %2151 ]
  %2165 = phi i64 [ %2155, %2161 ], [ %2160, %2157 ], [ %2155, %2151 ]
  br i1 %2129, label %2166, label %2175

2166:
  br i1 %2130, label %2172, label %2167

2167:
  %2168 = urem i64 %2165, %790
  %2169 = mul nsw i64 %797, %2168
  %2170 = add nsw i64 %2169, %2164
  %2171 = udiv i64 %2165, %790
  br label %2175

2172:
  %2173 = mul nsw i64 %797, %2165
  %2174 = add nsw i64 %2173, %2164
  br label %2175

2175:
  %2176 = phi i64 [ %2174, %2172 ], [ %2170, %2167 ], [ %2164, %2163 ]
  %2177 = phi i64 [ %2165, %2172 ], [ %2171, %2167 ], [ %2165, %2163 ]
  br i1 %2131, label %2178, label %2187

2178:
  br i1 %2132, label %2184, label %2179

2179:
  %2180 = urem i64 %2177, %791
  %2181 = mul nsw i64 %798, %2180
  %2182 = add nsw i64 %2181, %2176
  %2183 = udiv i64 %2177, %791
  br label %2187

2184:
  %2185 = mul nsw i64 %798, %2177
  %2186 = add nsw i64 %2185, %2176
  br label %2187

2187:
  %2188 = phi i64 [ %2186, %2184 ], [ %2182, %2179 ], [ %2176, %2175 ]
  %2189 = phi i64 [ %2177, %2184 ], [ %2183, %2179 ], [ %2177, %2175 ]
  br i1 %2133, label %2190, label %2199

2190:
  br i1 %2134, label %2196, label %2191

2191:
  %2192 = urem i64 %2189, %792
  %2193 = mul nsw i64 %814, %2192
  %2194 = add nsw i64 %2193, %2188
  %2195 = udiv i64 %2189, %792
  br label %2199

2196:
  %2197 = mul nsw i64 %814, %2189
  %2198 = add nsw i64 %2197, %2188
  br label %2199

2199:
  %2200 = phi i64 [ %2198, %2196 ], [ %2194, %2191 ], [ %2188, %2187 ]
  %2201 = phi i64 [ %2189, %2196 ], [ %2195, %2191 ], [ %2189, %2187 ]
  br i1 %2135, label %2202, label %2211

2202:
  br i1 %2136, label %2208, label %2203

2203:
  %2204 = urem i64 %2201, %793
  %2205 = mul nsw i64 %815, %2204
  %2206 = add nsw i64 %2205, %2200
  %2207 = udiv i64 %2201, %793
  br label %2211

2208:
  %2209 = mul nsw i64 %815, %2201
  %2210 = add nsw i64 %2209, %2200
  br label %2211

2211:
  %2212 = phi i64 [ %2210, %2208 ], [ %2206, %2203 ], [ %2200, %2199 ]
  %2213 = phi i64 [ %2201, %2208 ], [ %2207, %2203 ], [ %2201, %2199 ]
  br i1 %2137, label %2214, label %2222

2214:
  br i1 %2138, label %2219, label %2215

2215:
  %2216 = urem i64 %2213, %794
  %2217 = mul nsw i64 %816, %2216
  %2218 = add nsw i64 %2217, %2212
  br label %2222

2219:
  %2220 = mul nsw i64 %816, %2213
  %2221 = add nsw i64 %2220, %2212
  br label %2222

2222:
  %2223 = phi i64 [ %2221, %2219 ], [ %2218, %2215 ], [ %2212, %2211 ]
  br i1 %2139, label %2224, label %2231

2224:
  br i1 %2140, label %2229, label %2225

2225:
  %2226 = urem i64 %2155, %811
  %2227 = mul nsw i64 %804, %2226
  %2228 = udiv i64 %2155, %811
  br label %2231

2229:
  %2230 = mul nsw i64 %804, %2155
  br label %2231

2231:
  %2232 = phi i64 [ %2230, %2229 ], [ %2227, %2225 ], [ 0, %2222 ]
  %2233 = phi i64 [ %2155, %2229 ], [ %2228, %2225 ], [ %2155, %2222 ]
  br i1 %2141, label %2234, label %2243

2234:
  br i1 %2142, label %2240, label %2235

2235:
  %2236 = urem i64 %2233, %810
  %2237 = mul nsw i64 %803, %2236
  %2238 = add nsw i64 %2237, %2232
  %2239 = udiv i64 %2233, %810
  br label %2243

2240:
  %2241 = mul nsw i64 %803, %2233
  %2242 = add nsw i64 %2241, %2232
  br label %2243

2243:
  %2244 = phi i64 [ %2242, %2240 ], [ %2238, %2235 ], [ %2232, %2231 ]
  %2245 = phi i64 [ %2233, %2240 ], [ %2239, %2235 ], [ %2233, %2231 ]
  br i1 %2143, label %2246, label %2255

2246:
  br i1 %2144, label %2252, label %2247

2247:
  %2248 = urem i64 %2245, %809
  %2249 = mul nsw i64 %802, %2248
  %2250 = add nsw i64 %2249, %2244
  %2251 = udiv i64 %2245, %809
  br label %2255

2252:
  %2253 = mul nsw i64 %802, %2245
  %2254 = add nsw i64 %2253, %2244
  br label %2255

2255:
  %2256 = phi i64 [ %2254, %2252 ], [ %2250, %2247 ], [ %2244, %2243 ]
  %2257 = phi i64 [ %2245, %2252 ], [ %2251, %2247 ], [ %2245, %2243 ]
  br i1 %2145, label %2258, label %2267

2258:
  br i1 %2146, label %2264, label %2259

2259:
  %2260 = urem i64 %2257, %808
  %2261 = mul nsw i64 %801, %2260
  %2262 = add nsw i64 %2261, %2256
  %2263 = udiv i64 %2257, %808
  br label %2267

2264:
  %2265 = mul nsw i64 %801, %2257
  %2266 = add nsw i64 %2265, %2256
  br label %2267

2267:
  %2268 = phi i64 [ %2266, %2264 ], [ %2262, %2259 ], [ %2256, %2255 ]
  %2269 = phi i64 [ %2257, %2264 ], [ %2263, %2259 ], [ %2257, %2255 ]
  br i1 %2147, label %2270, label %2279

2270:
  br i1 %2148, label %2276, label %2271

2271:
  %2272 = urem i64 %2269, %807
  %2273 = mul nsw i64 %800, %2272
  %2274 = add nsw i64 %2273, %2268
  %2275 = udiv i64 %2269, %807
  br label %2279

2276:
  %2277 = mul nsw i64 %800, %2269
  %2278 = add nsw i64 %2277, %2268
  br label %2279

2279:
  %2280 = phi i64 [ %2278, %2276 ], [ %2274, %2271 ], [ %2268, %2267 ]
  %2281 = phi i64 [ %2269, %2276 ], [ %2275, %2271 ], [ %2269, %2267 ]
  br i1 %2149, label %2282, label %2290

2282:
  br i1 %2150, label %2287, label %2283

2283:
  %2284 = urem i64 %2281, %806
  %2285 = mul nsw i64 %799, %2284
  %2286 = add nsw i64 %2285, %2280
  br label %2290

2287:
  %2288 = mul nsw i64 %799, %2281
  %2289 = add nsw i64 %2288, %2280
  br label %2290

2290:
  %2291 = phi i64 [ %2289, %2287 ], [ %2286, %2283 ], [ %2280, %2279 ]
  %2292 = getelementptr inbounds i8, ptr %787, i64 %2223
  %2293 = getelementptr inbounds i8, ptr %813, i64 %2291
  br i1 %2126, label %2297, label %2294

2294:
  %2295 = add nuw nsw i64 %2152, 1
  %2296 = icmp eq i64 %2295, %1937
  br i1 %2296, label %2308, label %2151

2297:
  %2298 = phi i64 [ %2306, %2297 ], [ 0, %2290 ]
  %2299 = xor i64 %2298, -1
  %2300 = add nsw i64 %812, %2299
  %2301 = select i1 %2123, i64 %2298, i64 %2300
  %2302 = mul nsw i64 %795, %2301
  %2303 = getelementptr inbounds i8, ptr %2292, i64 %2302
  %2304 = mul nsw i64 %805, %2301
  %2305 = getelementptr inbounds i8, ptr %2293, i64 %2304
  tail call void @pad.fortran.type.assign(ptr noundef %1929, ptr noundef %2303, ptr noundef %2305) #7
  %2306 = add nuw nsw i64 %2298, 1
  %2307 = icmp eq i64 %2306, %812
  br i1 %2307, label %2294, label %2297

2308:
  br i1 %818, label %2479, label %2309

2309:
  %2310 = mul nsw i64 %388, %379
  %2311 = mul nsw i64 %397, %2310
  %2312 = mul nsw i64 %406, %2311
  %2313 = mul nsw i64 %415, %2312
  %2314 = mul nsw i64 %424, %2313
  %2315 = mul nsw i64 %433, %2314
  %2316 = icmp sgt i64 %2315, 0
  br i1 %2316, label %2317, label %2323

2317:
  %2318 = mul nsw i64 %397, %388
  %2319 = mul nsw i64 %406, %2318
  %2320 = mul nsw i64 %415, %2319
  %2321 = mul nsw i64 %424, %2320
  %2322 = mul nsw i64 %433, %2321
  br label %2323

2323:
  %2324 = phi i64 [ 0, %2309 ], [ %2322, %2317 ]
  %2325 = icmp sgt i64 %2324, 0
  br i1 %2325, label %2326, label %2477

2326:
  %2327 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %2328 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2329 = icmp sgt i8 %368, 1
  %2330 = icmp eq i8 %368, 2
  %2331 = icmp sgt i8 %368, 2
  %2332 = icmp eq i8 %368, 3
  %2333 = icmp sgt i8 %368, 3
  %2334 = icmp eq i8 %368, 4
  %2335 = icmp sgt i8 %368, 4
  %2336 = icmp eq i8 %368, 5
  %2337 = icmp sgt i8 %368, 5
  %2338 = icmp eq i8 %368, 6
  %2339 = icmp sgt i8 %368, 6
  %2340 = icmp eq i8 %368, 7
  %2341 = mul nsw i64 %380, %379
  %2342 = icmp eq i64 %2341, 0
  %2343 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %2344 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %2345 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %2346 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %2347 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %2348 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %2349 = getelementptr inbounds nuw i8, ptr %1, i64 192
  br label %2350

2350:
  %2351 = phi i64 [ 0, %2326 ], [ %2423, %2422 ]
  br i1 %2329, label %2352, label %2359

2352:
  br i1 %2330, label %2357, label %2353

2353:
  %2354 = urem i64 %2351, %388
  %2355 = mul nsw i64 %389, %2354
  %2356 = udiv i64 %2351, %388
  br label %2359

2357:
  %2358 = mul nsw i64 %389, %2351
  br label %2359

2359:
  %2360 = phi i64 [ %2358, %2357 ], [ %2355, %2353 ], [ 0, %2350 ]
  %2361 = phi i64 [ %2351, %2357 ], [ %2356, %2353 ], [ %2351, %2350 ]
  br i1 %2331, label %2362, label %2371

2362:
  br i1 %2332, label %2368, label %2363

2363:
  %2364 = urem i64 %2361, %397
  %2365 = mul nsw i64 %398, %2364
  %2366 = add nsw i64 %2365, %2360
  %2367 = udiv i64 %2361, %397
  br label %2371

2368:
  %2369 = mul nsw i64 %398, %2361
  %2370 = add nsw i64 %2369, %2360
  br label %2371

2371:
  %2372 = phi i64 [ %2370, %2368 ], [ %2366, %2363 ], [ %2360, %2359 ]
  %2373 = phi i64 [ %2361, %2368 ], [ %2367, %2363 ], [ %2361, %2359 ]
  br i1 %2333, label %2374, label %2383

2374:
  br i1 %2334, label %2380, label %2375

2375:
  %2376 = urem i64 %2373, %406
  %2377 = mul nsw i64 %407, %2376
  %2378 = add nsw i64 %2377, %2372
  %2379 = udiv i64 %2373, %406
  br label %2383

2380:
  %2381 = mul nsw i64 %407, %2373
  %2382 = add nsw i64 %2381, %2372
  br label %2383

2383:
  %2384 = phi i64 [ %2382, %2380 ], [ %2378, %2375 ], [ %2372, %2371 ]
  %2385 = phi i64 [ %2373, %2380 ], [ %2379, %2375 ], [ %2373, %2371 ]
  br i1 %2335, label %2386, label %2395

2386:
  br i1 %2336, label %2392, label %2387

2387:
  %2388 = urem i64 %2385, %415
  %2389 = mul nsw i64 %416, %2388
  %2390 = add nsw i64 %2389, %2384
  %2391 = udiv i64 %2385, %415
  br label %2395

2392:
  %2393 = mul nsw i64 %416, %2385
  %2394 = add nsw i64 %2393, %2384
  br label %2395

2395:
  %2396 = phi i64 [ %2394, %2392 ], [ %2390, %2387 ], [ %2384, %2383 ]
  %2397 = phi i64 [ %2385, %2392 ], [ %2391, %2387 ], [ %2385, %2383 ]
  br i1 %2337, label %2398, label %2407

2398:
  br i1 %2338, label %2404, label %2399

2399:
  %2400 = urem i64 %2397, %424
  %2401 = mul nsw i64 %425, %2400
  %2402 = add nsw i64 %2401, %2396
  %2403 = udiv i64 %2397, %424
  br label %2407

2404:
  %2405 = mul nsw i64 %425, %2397
  %2406 = add nsw i64 %2405, %2396
  br label %2407

2407:
  %2408 = phi i64 [ %2406, %2404 ], [ %2402, %2399 ], [ %2396, %2395 ]
  %2409 = phi i64 [ %2397, %2404 ], [ %2403, %2399 ], [ %2397, %2395 ]
  br i1 %2339, label %2410, label %2418

2410:
  br i1 %2340, label %2415, label %2411

2411:
  %2412 = urem i64 %2409, %433
  %2413 = mul nsw i64 %434, %2412
  %2414 = add nsw i64 %2413, %2408
  br label %2418

2415:
  %2416 = mul nsw i64 %434, %2409
  %2417 = add nsw i64 %2416, %2408
  br label %2418

2418:
  %2419 = phi i64 [ %2417, %2415 ], [ %2414, %2411 ], [ %2408, %2407 ]
  %2420 = getelementptr inbounds i8, ptr %369, i64 %2419
  %2421 = getelementptr inbounds i8, ptr %2420, i64 %2341
  br i1 %2342, label %2422, label %2425

2422:
  %2423 = add nuw nsw i64 %2351, 1
  %2424 = icmp eq i64 %2423, %2324
  br i1 %2424, label %2477, label %2350

2425:
  %2426 = phi ptr [ %2475, %2473 ], [ %2420, %2418 ]
  %2427 = load i8, ptr %5, align 1
  %2428 = icmp eq i8 %2427, 42
  br i1 %2428, label %2429, label %2473

2429:
  %2430 = load i8, ptr %2327, align 1
  %2431 = and i8 %2430, 1
  %2432 = icmp eq i8 %2431, 0
  br i1 %2432, label %2473, label %2433

2433:
  %2434 = load i8, ptr %7, align 4
  %2435 = icmp eq i8 %2434, 0
  br i1 %2435, label %2436, label %2438

2436:
  %2437 = load ptr, ptr %2328, align 8
  br label %2438

2438:
  %2439 = phi ptr [ %2437, %2436 ], [ null, %2433 ]
  %2440 = icmp eq i8 %2434, 1
  br i1 %2440, label %2441, label %2443

2441:
  %2442 = load ptr, ptr %2343, align 8
  br label %2443

2443:
  %2444 = phi ptr [ %2442, %2441 ], [ %2439, %2438 ]
  %2445 = icmp eq i8 %2434, 2
  br i1 %2445, label %2446, label %2448

2446:
  %2447 = load ptr, ptr %2344, align 8
  br label %2448

2448:
  %2449 = phi ptr [ %2447, %2446 ], [ %2444, %2443 ]
  %2450 = icmp eq i8 %2434, 3
  br i1 %2450, label %2451, label %2453

2451:
  %2452 = load ptr, ptr %2345, align 8
  br label %2453

2453:
  %2454 = phi ptr [ %2452, %2451 ], [ %2449, %2448 ]
  %2455 = icmp eq i8 %2434, 4
  br i1 %2455, label %2456, label %2458

2456:
  %2457 = load ptr, ptr %2346, align 8
  br label %2458

2458:
  %2459 = phi ptr [ %2457, %2456 ], [ %2454, %2453 ]
  %2460 = icmp eq i8 %2434, 5
  br i1 %2460, label %2461, label %2463

2461:
  %2462 = load ptr, ptr %2347, align 8
  br label %2463

2463:
  %2464 = phi ptr [ %2462, %2461 ], [ %2459, %2458 ]
  %2465 = icmp eq i8 %2434, 6
  br i1 %2465, label %2466, label %2468

2466:
  %2467 = load ptr, ptr %2348, align 8
  br label %2468

2468:
  %2469 = phi ptr [ %2467, %2466 ], [ %2464, %2463 ]
  %2470 = icmp eq i8 %2434, 7
  br i1 %2470, label %2471, label %2473

2471:
  %2472 = load ptr, ptr %2349, align 8
  br label %2473

2473:
  %2474 = phi ptr [ null, %2425 ], [ null, %2429 ], [ %2472, %2471 ], [ %2469, %2468 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %2474, ptr noundef %2426) #7
  %2475 = getelementptr inbounds i8, ptr %2426, i64 %380
  %2476 = icmp eq ptr %2475, %2421
  br i1 %2476, label %2422, label %2425

2477:
  br i1 %818, label %2479, label %2478

2478:
  tail call void @free(ptr noundef %369)
  br label %2479

2479:
  ret void
}

declare void @_FortranAAssignTemporary(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { noreturn }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { allocsize(0) }
attributes #9 = { noreturn nounwind }
