; Made from assign_temporary.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.AssignTemporary(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  tail call void @_FortranAAssignTemporary(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #7
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
  %363 = load ptr, ptr %0, align 8
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %365 = load i8, ptr %364, align 4
  %366 = icmp sgt i8 %365, 0
  br i1 %366, label %367, label %372

367:
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = load i64, ptr %368, align 8
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %371 = load i64, ptr %370, align 8
  br label %372

372:
  %373 = phi i64 [ %369, %367 ], [ 1, %360 ]
  %374 = phi i64 [ %371, %367 ], [ 0, %360 ]
  %375 = icmp sgt i8 %365, 1
  br i1 %375, label %376, label %381

376:
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %378 = load i64, ptr %377, align 8
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %380 = load i64, ptr %379, align 8
  br label %381

381:
  %382 = phi i64 [ %378, %376 ], [ 1, %372 ]
  %383 = phi i64 [ %380, %376 ], [ 0, %372 ]
  %384 = icmp sgt i8 %365, 2
  br i1 %384, label %385, label %390

385:
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %389 = load i64, ptr %388, align 8
  br label %390

390:
  %391 = phi i64 [ %387, %385 ], [ 1, %381 ]
  %392 = phi i64 [ %389, %385 ], [ 0, %381 ]
  %393 = icmp sgt i8 %365, 3
  br i1 %393, label %394, label %399

394:
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %398 = load i64, ptr %397, align 8
  br label %399

399:
  %400 = phi i64 [ %396, %394 ], [ 1, %390 ]
  %401 = phi i64 [ %398, %394 ], [ 0, %390 ]
  %402 = icmp sgt i8 %365, 4
  br i1 %402, label %403, label %408

403:
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %405 = load i64, ptr %404, align 8
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %407 = load i64, ptr %406, align 8
  br label %408

408:
  %409 = phi i64 [ %405, %403 ], [ 1, %399 ]
  %410 = phi i64 [ %407, %403 ], [ 0, %399 ]
  %411 = icmp sgt i8 %365, 5
  br i1 %411, label %412, label %417

412:
  %413 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %416 = load i64, ptr %415, align 8
  br label %417

417:
  %418 = phi i64 [ %414, %412 ], [ 1, %408 ]
  %419 = phi i64 [ %416, %412 ], [ 0, %408 ]
  %420 = icmp sgt i8 %365, 6
  br i1 %420, label %421, label %426

421:
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %423 = load i64, ptr %422, align 8
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %425 = load i64, ptr %424, align 8
  br label %426

426:
  %427 = phi i64 [ %423, %421 ], [ 1, %417 ]
  %428 = phi i64 [ %425, %421 ], [ 0, %417 ]
  %429 = load ptr, ptr %1, align 8
  %430 = icmp sgt i8 %362, 0
  br i1 %430, label %431, label %436

431:
  %432 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %435 = load i64, ptr %434, align 8
  br label %436

436:
  %437 = phi i64 [ %435, %431 ], [ 0, %426 ]
  %438 = phi i64 [ %433, %431 ], [ 1, %426 ]
  %439 = icmp sgt i8 %362, 1
  br i1 %439, label %440, label %445

440:
  %441 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %442 = load i64, ptr %441, align 8
  %443 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %444 = load i64, ptr %443, align 8
  br label %445

445:
  %446 = phi i64 [ %444, %440 ], [ 0, %436 ]
  %447 = phi i64 [ %442, %440 ], [ 1, %436 ]
  %448 = icmp sgt i8 %362, 2
  br i1 %448, label %449, label %454

449:
  %450 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %453 = load i64, ptr %452, align 8
  br label %454

454:
  %455 = phi i64 [ %453, %449 ], [ 0, %445 ]
  %456 = phi i64 [ %451, %449 ], [ 1, %445 ]
  %457 = icmp sgt i8 %362, 3
  br i1 %457, label %458, label %463

458:
  %459 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %462 = load i64, ptr %461, align 8
  br label %463

463:
  %464 = phi i64 [ %462, %458 ], [ 0, %454 ]
  %465 = phi i64 [ %460, %458 ], [ 1, %454 ]
  %466 = icmp sgt i8 %362, 4
  br i1 %466, label %467, label %472

467:
  %468 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %469 = load i64, ptr %468, align 8
  %470 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %471 = load i64, ptr %470, align 8
  br label %472

472:
  %473 = phi i64 [ %471, %467 ], [ 0, %463 ]
  %474 = phi i64 [ %469, %467 ], [ 1, %463 ]
  %475 = icmp sgt i8 %362, 5
  br i1 %475, label %476, label %481

476:
  %477 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %478 = load i64, ptr %477, align 8
  %479 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %480 = load i64, ptr %479, align 8
  br label %481

481:
  %482 = phi i64 [ %480, %476 ], [ 0, %472 ]
  %483 = phi i64 [ %478, %476 ], [ 1, %472 ]
  %484 = icmp sgt i8 %362, 6
  br i1 %484, label %485, label %490

485:
  %486 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %487 = load i64, ptr %486, align 8
  %488 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %489 = load i64, ptr %488, align 8
  br label %490

490:
  %491 = phi i64 [ %489, %485 ], [ 0, %481 ]
  %492 = phi i64 [ %487, %485 ], [ 1, %481 ]
  %493 = icmp ne i8 %362, 0
  br i1 %493, label %623, label %494

494:
  %495 = icmp eq ptr %363, null
  %496 = select i1 %352, i1 %495, i1 false
  br i1 %496, label %497, label %620

497:
  %498 = tail call i64 @llvm.umax.i64(i64 %354, i64 1)
  %499 = tail call ptr @malloc(i64 noundef %498) #8
  store ptr %499, ptr %0, align 8
  %500 = load i64, ptr %353, align 8
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %500, ptr %501, align 8
  %502 = load i8, ptr %5, align 1
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %502, ptr %503, align 1
  %504 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %505 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %506 = load i8, ptr %7, align 4
  %507 = icmp sgt i8 %506, 0
  br i1 %507, label %508, label %519

508:
  %509 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %510 = load i64, ptr %509, align 8
  %511 = icmp sgt i64 %510, 0
  br i1 %511, label %512, label %514

512:
  %513 = load i64, ptr %504, align 8
  br label %514

514:
  %515 = phi i64 [ %513, %512 ], [ 1, %508 ]
  store i64 %515, ptr %505, align 8
  %516 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %510, ptr %516, align 8
  %517 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %354, ptr %517, align 8
  %518 = mul i64 %510, %354
  br label %519

519:
  %520 = phi i64 [ %518, %514 ], [ %354, %497 ]
  %521 = load i8, ptr %7, align 4
  %522 = icmp sgt i8 %521, 1
  br i1 %522, label %523, label %536

523:
  %524 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %525 = load i64, ptr %524, align 8
  %526 = icmp sgt i64 %525, 0
  br i1 %526, label %527, label %530

527:
  %528 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %529 = load i64, ptr %528, align 8
  br label %530

530:
  %531 = phi i64 [ %529, %527 ], [ 1, %523 ]
  %532 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %531, ptr %532, align 8
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %525, ptr %533, align 8
  %534 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %520, ptr %534, align 8
  %535 = mul i64 %525, %520
  br label %536

536:
  %537 = phi i64 [ %535, %530 ], [ %520, %519 ]
  %538 = load i8, ptr %7, align 4
  %539 = icmp sgt i8 %538, 2
  br i1 %539, label %540, label %553

540:
  %541 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %542 = load i64, ptr %541, align 8
  %543 = icmp sgt i64 %542, 0
  br i1 %543, label %544, label %547

544:
  %545 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %546 = load i64, ptr %545, align 8
  br label %547

547:
  %548 = phi i64 [ %546, %544 ], [ 1, %540 ]
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %548, ptr %549, align 8
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %542, ptr %550, align 8
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %537, ptr %551, align 8
  %552 = mul i64 %542, %537
  br label %553

553:
  %554 = phi i64 [ %552, %547 ], [ %537, %536 ]
  %555 = load i8, ptr %7, align 4
  %556 = icmp sgt i8 %555, 3
  br i1 %556, label %557, label %570

557:
  %558 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %559 = load i64, ptr %558, align 8
  %560 = icmp sgt i64 %559, 0
  br i1 %560, label %561, label %564

561:
  %562 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %563 = load i64, ptr %562, align 8
  br label %564

564:
  %565 = phi i64 [ %563, %561 ], [ 1, %557 ]
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %565, ptr %566, align 8
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %559, ptr %567, align 8
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %554, ptr %568, align 8
  %569 = mul i64 %559, %554
  br label %570

570:
  %571 = phi i64 [ %569, %564 ], [ %554, %553 ]
  %572 = load i8, ptr %7, align 4
  %573 = icmp sgt i8 %572, 4
  br i1 %573, label %574, label %587

574:
  %575 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %576 = load i64, ptr %575, align 8
  %577 = icmp sgt i64 %576, 0
  br i1 %577, label %578, label %581

578:
  %579 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %580 = load i64, ptr %579, align 8
  br label %581

581:
  %582 = phi i64 [ %580, %578 ], [ 1, %574 ]
  %583 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %582, ptr %583, align 8
  %584 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %576, ptr %584, align 8
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %571, ptr %585, align 8
  %586 = mul i64 %576, %571
  br label %587

587:
  %588 = phi i64 [ %586, %581 ], [ %571, %570 ]
  %589 = load i8, ptr %7, align 4
  %590 = icmp sgt i8 %589, 5
  br i1 %590, label %591, label %604

591:
  %592 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %593 = load i64, ptr %592, align 8
  %594 = icmp sgt i64 %593, 0
  br i1 %594, label %595, label %598

595:
  %596 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %597 = load i64, ptr %596, align 8
  br label %598

598:
  %599 = phi i64 [ %597, %595 ], [ 1, %591 ]
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %599, ptr %600, align 8
  %601 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %593, ptr %601, align 8
  %602 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %588, ptr %602, align 8
  %603 = mul i64 %593, %588
  br label %604

604:
  %605 = phi i64 [ %603, %598 ], [ %588, %587 ]
  %606 = load i8, ptr %7, align 4
  %607 = icmp sgt i8 %606, 6
  br i1 %607, label %608, label %620

608:
  %609 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %610 = load i64, ptr %609, align 8
  %611 = icmp sgt i64 %610, 0
  br i1 %611, label %612, label %615

612:
  %613 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %614 = load i64, ptr %613, align 8
  br label %615

615:
  %616 = phi i64 [ %614, %612 ], [ 1, %608 ]
  %617 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %616, ptr %617, align 8
  %618 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %610, ptr %618, align 8
  %619 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %605, ptr %619, align 8
  br label %620

620:
  %621 = phi ptr [ %363, %494 ], [ %499, %615 ], [ %499, %604 ]
  %622 = load ptr, ptr %1, align 8
  br label %781

623:
  br i1 %352, label %624, label %781

624:
  %625 = icmp eq ptr %363, null
  br i1 %625, label %640, label %626

626:
  %627 = icmp ne i64 %373, %438
  %628 = icmp ne i64 %382, %447
  %629 = icmp ne i64 %391, %456
  %630 = icmp ne i64 %400, %465
  %631 = icmp ne i64 %409, %474
  %632 = icmp ne i64 %418, %483
  %633 = icmp ne i64 %427, %492
  %634 = select i1 %633, i1 true, i1 %632
  %635 = select i1 %634, i1 true, i1 %631
  %636 = select i1 %635, i1 true, i1 %630
  %637 = select i1 %636, i1 true, i1 %629
  %638 = select i1 %637, i1 true, i1 %628
  %639 = select i1 %638, i1 true, i1 %627
  br label %640

640:
  %641 = phi i1 [ true, %624 ], [ %639, %626 ]
  br i1 %641, label %642, label %772

642:
  %643 = mul nsw i64 %447, %438
  %644 = mul nsw i64 %456, %643
  %645 = mul nsw i64 %465, %644
  %646 = mul nsw i64 %474, %645
  %647 = mul nsw i64 %483, %646
  %648 = mul nsw i64 %492, %647
  %649 = mul i64 %648, %354
  %650 = tail call i64 @llvm.umax.i64(i64 %649, i64 1)
  %651 = tail call ptr @malloc(i64 noundef %650) #8
  store ptr %651, ptr %0, align 8
  %652 = load i64, ptr %353, align 8
  %653 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %652, ptr %653, align 8
  %654 = load i8, ptr %5, align 1
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %654, ptr %655, align 1
  %656 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %657 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %658 = load i8, ptr %7, align 4
  %659 = icmp sgt i8 %658, 0
  br i1 %659, label %660, label %671

660:
  %661 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %662 = load i64, ptr %661, align 8
  %663 = icmp sgt i64 %662, 0
  br i1 %663, label %664, label %666

664:
  %665 = load i64, ptr %656, align 8
  br label %666

666:
  %667 = phi i64 [ %665, %664 ], [ 1, %660 ]
  store i64 %667, ptr %657, align 8
  %668 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %662, ptr %668, align 8
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %354, ptr %669, align 8
  %670 = mul i64 %662, %354
  br label %671

671:
  %672 = phi i64 [ %670, %666 ], [ %354, %642 ]
  %673 = load i8, ptr %7, align 4
  %674 = icmp sgt i8 %673, 1
  br i1 %674, label %675, label %688

675:
  %676 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %677 = load i64, ptr %676, align 8
  %678 = icmp sgt i64 %677, 0
  br i1 %678, label %679, label %682

679:
  %680 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %681 = load i64, ptr %680, align 8
  br label %682

682:
  %683 = phi i64 [ %681, %679 ], [ 1, %675 ]
  %684 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %683, ptr %684, align 8
  %685 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %677, ptr %685, align 8
  %686 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %672, ptr %686, align 8
  %687 = mul i64 %677, %672
  br label %688

688:
  %689 = phi i64 [ %687, %682 ], [ %672, %671 ]
  %690 = load i8, ptr %7, align 4
  %691 = icmp sgt i8 %690, 2
  br i1 %691, label %692, label %705

692:
  %693 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %694 = load i64, ptr %693, align 8
  %695 = icmp sgt i64 %694, 0
  br i1 %695, label %696, label %699

696:
  %697 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %698 = load i64, ptr %697, align 8
  br label %699

699:
  %700 = phi i64 [ %698, %696 ], [ 1, %692 ]
  %701 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %700, ptr %701, align 8
  %702 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %694, ptr %702, align 8
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %689, ptr %703, align 8
  %704 = mul i64 %694, %689
  br label %705

705:
  %706 = phi i64 [ %704, %699 ], [ %689, %688 ]
  %707 = load i8, ptr %7, align 4
  %708 = icmp sgt i8 %707, 3
  br i1 %708, label %709, label %722

709:
  %710 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %711 = load i64, ptr %710, align 8
  %712 = icmp sgt i64 %711, 0
  br i1 %712, label %713, label %716

713:
  %714 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %715 = load i64, ptr %714, align 8
  br label %716

716:
  %717 = phi i64 [ %715, %713 ], [ 1, %709 ]
  %718 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %717, ptr %718, align 8
  %719 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %711, ptr %719, align 8
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %706, ptr %720, align 8
  %721 = mul i64 %711, %706
  br label %722

722:
  %723 = phi i64 [ %721, %716 ], [ %706, %705 ]
  %724 = load i8, ptr %7, align 4
  %725 = icmp sgt i8 %724, 4
  br i1 %725, label %726, label %739

726:
  %727 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %728 = load i64, ptr %727, align 8
  %729 = icmp sgt i64 %728, 0
  br i1 %729, label %730, label %733

730:
  %731 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %732 = load i64, ptr %731, align 8
  br label %733

733:
  %734 = phi i64 [ %732, %730 ], [ 1, %726 ]
  %735 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %734, ptr %735, align 8
  %736 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %728, ptr %736, align 8
  %737 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %723, ptr %737, align 8
  %738 = mul i64 %728, %723
  br label %739

739:
  %740 = phi i64 [ %738, %733 ], [ %723, %722 ]
  %741 = load i8, ptr %7, align 4
  %742 = icmp sgt i8 %741, 5
  br i1 %742, label %743, label %756

743:
  %744 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %745 = load i64, ptr %744, align 8
  %746 = icmp sgt i64 %745, 0
  br i1 %746, label %747, label %750

747:
  %748 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %749 = load i64, ptr %748, align 8
  br label %750

750:
  %751 = phi i64 [ %749, %747 ], [ 1, %743 ]
  %752 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %751, ptr %752, align 8
  %753 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %745, ptr %753, align 8
  %754 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %740, ptr %754, align 8
  %755 = mul i64 %745, %740
  br label %756

756:
  %757 = phi i64 [ %755, %750 ], [ %740, %739 ]
  %758 = load i8, ptr %7, align 4
  %759 = icmp sgt i8 %758, 6
  br i1 %759, label %760, label %772

760:
  %761 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %762 = load i64, ptr %761, align 8
  %763 = icmp sgt i64 %762, 0
  br i1 %763, label %764, label %767

764:
  %765 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %766 = load i64, ptr %765, align 8
  br label %767

767:
  %768 = phi i64 [ %766, %764 ], [ 1, %760 ]
  %769 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %768, ptr %769, align 8
  %770 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %762, ptr %770, align 8
  %771 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %757, ptr %771, align 8
  br label %772

772:
  %773 = phi i1 [ true, %640 ], [ %625, %767 ], [ %625, %756 ]
  %774 = load ptr, ptr %0, align 8
  %775 = mul nsw i64 %438, %354
  %776 = mul nsw i64 %447, %775
  %777 = mul nsw i64 %456, %776
  %778 = mul nsw i64 %465, %777
  %779 = mul nsw i64 %474, %778
  %780 = mul nsw i64 %483, %779
  br label %781

781:
  %782 = phi ptr [ %774, %772 ], [ %363, %623 ], [ %621, %620 ]
  %783 = phi i64 [ %438, %772 ], [ %373, %623 ], [ %373, %620 ]
  %784 = phi i64 [ %447, %772 ], [ %382, %623 ], [ %382, %620 ]
  %785 = phi i64 [ %456, %772 ], [ %391, %623 ], [ %391, %620 ]
  %786 = phi i64 [ %465, %772 ], [ %400, %623 ], [ %400, %620 ]
  %787 = phi i64 [ %474, %772 ], [ %409, %623 ], [ %409, %620 ]
  %788 = phi i64 [ %483, %772 ], [ %418, %623 ], [ %418, %620 ]
  %789 = phi i64 [ %492, %772 ], [ %427, %623 ], [ %427, %620 ]
  %790 = phi i64 [ %354, %772 ], [ %374, %623 ], [ %374, %620 ]
  %791 = phi i64 [ %775, %772 ], [ %383, %623 ], [ %383, %620 ]
  %792 = phi i64 [ %776, %772 ], [ %392, %623 ], [ %392, %620 ]
  %793 = phi i64 [ %777, %772 ], [ %401, %623 ], [ %401, %620 ]
  %794 = phi i64 [ %491, %772 ], [ %491, %623 ], [ 0, %620 ]
  %795 = phi i64 [ %482, %772 ], [ %482, %623 ], [ 0, %620 ]
  %796 = phi i64 [ %473, %772 ], [ %473, %623 ], [ 0, %620 ]
  %797 = phi i64 [ %464, %772 ], [ %464, %623 ], [ 0, %620 ]
  %798 = phi i64 [ %455, %772 ], [ %455, %623 ], [ 0, %620 ]
  %799 = phi i64 [ %446, %772 ], [ %446, %623 ], [ 0, %620 ]
  %800 = phi i64 [ %437, %772 ], [ %437, %623 ], [ 0, %620 ]
  %801 = phi i64 [ %492, %772 ], [ %492, %623 ], [ %427, %620 ]
  %802 = phi i64 [ %483, %772 ], [ %483, %623 ], [ %418, %620 ]
  %803 = phi i64 [ %474, %772 ], [ %474, %623 ], [ %409, %620 ]
  %804 = phi i64 [ %465, %772 ], [ %465, %623 ], [ %400, %620 ]
  %805 = phi i64 [ %456, %772 ], [ %456, %623 ], [ %391, %620 ]
  %806 = phi i64 [ %447, %772 ], [ %447, %623 ], [ %382, %620 ]
  %807 = phi i64 [ %438, %772 ], [ %438, %623 ], [ %373, %620 ]
  %808 = phi ptr [ %429, %772 ], [ %429, %623 ], [ %622, %620 ]
  %809 = phi i64 [ %778, %772 ], [ %410, %623 ], [ %410, %620 ]
  %810 = phi i64 [ %779, %772 ], [ %419, %623 ], [ %419, %620 ]
  %811 = phi i64 [ %780, %772 ], [ %428, %623 ], [ %428, %620 ]
  %812 = phi i1 [ %641, %772 ], [ false, %623 ], [ %496, %620 ]
  %813 = phi i1 [ %773, %772 ], [ true, %623 ], [ true, %620 ]
  %814 = icmp eq i32 %93, 0
  br i1 %814, label %815, label %1626

815:
  %816 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %817 = load i8, ptr %816, align 4
  %818 = icmp eq i64 %783, 1
  %819 = icmp eq i64 %790, %354
  %820 = select i1 %818, i1 true, i1 %819
  %821 = mul nsw i64 %783, %354
  %822 = icmp eq i64 %784, 1
  %823 = icmp eq i64 %791, %821
  %824 = select i1 %822, i1 true, i1 %823
  %825 = and i1 %824, %820
  %826 = mul nsw i64 %784, %821
  %827 = icmp eq i64 %785, 1
  %828 = icmp eq i64 %792, %826
  %829 = select i1 %827, i1 true, i1 %828
  %830 = and i1 %829, %825
  %831 = mul nsw i64 %785, %826
  %832 = icmp eq i64 %786, 1
  %833 = icmp eq i64 %793, %831
  %834 = select i1 %832, i1 true, i1 %833
  %835 = and i1 %834, %830
  %836 = mul nsw i64 %786, %831
  %837 = icmp eq i64 %787, 1
  %838 = icmp eq i64 %809, %836
  %839 = select i1 %837, i1 true, i1 %838
  %840 = and i1 %839, %835
  %841 = mul nsw i64 %787, %836
  %842 = icmp eq i64 %788, 1
  %843 = icmp eq i64 %810, %841
  %844 = select i1 %842, i1 true, i1 %843
  %845 = and i1 %844, %840
  %846 = icmp eq i64 %789, 1
  %847 = mul nsw i64 %788, %841
  %848 = icmp eq i64 %811, %847
  %849 = select i1 %846, i1 true, i1 %848
  %850 = and i1 %849, %845
  %851 = mul i64 %806, %807
  %852 = mul i64 %805, %851
  %853 = mul i64 %804, %852
  %854 = mul i64 %803, %853
  %855 = mul i64 %802, %854
  %856 = mul i64 %801, %855
  %857 = and i1 %352, %493
  br i1 %850, label %858, label %986

858:
  %859 = icmp eq i64 %807, 1
  %860 = icmp eq i64 %800, %354
  %861 = select i1 %859, i1 true, i1 %860
  %862 = mul nsw i64 %807, %354
  %863 = icmp eq i64 %806, 1
  %864 = icmp eq i64 %799, %862
  %865 = select i1 %863, i1 true, i1 %864
  %866 = and i1 %865, %861
  %867 = mul nsw i64 %806, %862
  %868 = icmp eq i64 %805, 1
  %869 = icmp eq i64 %798, %867
  %870 = select i1 %868, i1 true, i1 %869
  %871 = and i1 %870, %866
  %872 = mul nsw i64 %805, %867
  %873 = icmp eq i64 %804, 1
  %874 = icmp eq i64 %797, %872
  %875 = select i1 %873, i1 true, i1 %874
  %876 = and i1 %875, %871
  %877 = mul nsw i64 %804, %872
  %878 = icmp eq i64 %803, 1
  %879 = icmp eq i64 %796, %877
  %880 = select i1 %878, i1 true, i1 %879
  %881 = and i1 %880, %876
  %882 = mul nsw i64 %803, %877
  %883 = icmp eq i64 %802, 1
  %884 = icmp eq i64 %795, %882
  %885 = select i1 %883, i1 true, i1 %884
  %886 = and i1 %885, %881
  %887 = icmp eq i64 %801, 1
  %888 = mul nsw i64 %802, %882
  %889 = icmp eq i64 %794, %888
  %890 = select i1 %887, i1 true, i1 %889
  %891 = and i1 %890, %886
  br i1 %891, label %892, label %986

892:
  %893 = icmp ule ptr %782, %808
  %894 = select i1 %857, i1 true, i1 %893
  br i1 %894, label %895, label %941

895:
  switch i32 %361, label %940 [
    i32 2, label %902
    i32 1, label %900
    i32 4, label %898
    i32 3, label %896
    i32 0, label %938
  ]

896:
  %897 = icmp sgt i64 %856, 0
  br i1 %897, label %928, label %2477

898:
  %899 = icmp sgt i64 %856, 0
  br i1 %899, label %918, label %2477

900:
  %901 = icmp sgt i64 %856, 0
  br i1 %901, label %911, label %2477

902:
  %903 = icmp sgt i64 %856, 0
  br i1 %903, label %904, label %2477

904:
  %905 = phi i64 [ %909, %904 ], [ 0, %902 ]
  %906 = getelementptr inbounds nuw double, ptr %782, i64 %905
  %907 = getelementptr inbounds nuw double, ptr %808, i64 %905
  %908 = load double, ptr %907, align 8
  store double %908, ptr %906, align 8
  %909 = add nuw nsw i64 %905, 1
  %910 = icmp eq i64 %909, %856
  br i1 %910, label %2477, label %904

911:
  %912 = phi i64 [ %916, %911 ], [ 0, %900 ]
  %913 = getelementptr inbounds nuw float, ptr %782, i64 %912
  %914 = getelementptr inbounds nuw float, ptr %808, i64 %912
  %915 = load float, ptr %914, align 4
  store float %915, ptr %913, align 4
  %916 = add nuw nsw i64 %912, 1
  %917 = icmp eq i64 %916, %856
  br i1 %917, label %2477, label %911

918:
  %919 = phi i64 [ %926, %918 ], [ 0, %898 ]
  %920 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %782, i64 %919
  %921 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %808, i64 %919
  %922 = load double, ptr %921, align 8
  %923 = getelementptr inbounds nuw i8, ptr %921, i64 8
  %924 = load double, ptr %923, align 8
  store double %922, ptr %920, align 8
  %925 = getelementptr inbounds nuw i8, ptr %920, i64 8
  store double %924, ptr %925, align 8
  %926 = add nuw nsw i64 %919, 1
  %927 = icmp eq i64 %926, %856
  br i1 %927, label %2477, label %918

928:
  %929 = phi i64 [ %936, %928 ], [ 0, %896 ]
  %930 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %782, i64 %929
  %931 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %808, i64 %929
  %932 = load float, ptr %931, align 4
  %933 = getelementptr inbounds nuw i8, ptr %931, i64 4
  %934 = load float, ptr %933, align 4
  store float %932, ptr %930, align 4
  %935 = getelementptr inbounds nuw i8, ptr %930, i64 4
  store float %934, ptr %935, align 4
  %936 = add nuw nsw i64 %929, 1
  %937 = icmp eq i64 %936, %856
  br i1 %937, label %2477, label %928

938:
  %939 = mul i64 %856, %354
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %782, ptr align 1 %808, i64 %939, i1 false)
  br label %2477

940:
  unreachable

941:
  switch i32 %361, label %940 [
    i32 2, label %948
    i32 1, label %946
    i32 4, label %944
    i32 3, label %942
    i32 0, label %984
  ]

942:
  %943 = icmp sgt i64 %856, 0
  br i1 %943, label %974, label %2477

944:
  %945 = icmp sgt i64 %856, 0
  br i1 %945, label %964, label %2477

946:
  %947 = icmp sgt i64 %856, 0
  br i1 %947, label %957, label %2477

948:
  %949 = icmp sgt i64 %856, 0
  br i1 %949, label %950, label %2477

950:
  %951 = phi i64 [ %952, %950 ], [ %856, %948 ]
  %952 = add nsw i64 %951, -1
  %953 = getelementptr inbounds nuw double, ptr %782, i64 %952
  %954 = getelementptr inbounds nuw double, ptr %808, i64 %952
  %955 = load double, ptr %954, align 8
  store double %955, ptr %953, align 8
  %956 = icmp sgt i64 %951, 1
  br i1 %956, label %950, label %2477

957:
  %958 = phi i64 [ %959, %957 ], [ %856, %946 ]
  %959 = add nsw i64 %958, -1
  %960 = getelementptr inbounds nuw float, ptr %782, i64 %959
  %961 = getelementptr inbounds nuw float, ptr %808, i64 %959
  %962 = load float, ptr %961, align 4
  store float %962, ptr %960, align 4
  %963 = icmp sgt i64 %958, 1
  br i1 %963, label %957, label %2477

964:
  %965 = phi i64 [ %966, %964 ], [ %856, %944 ]
  %966 = add nsw i64 %965, -1
  %967 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %782, i64 %966
  %968 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %808, i64 %966
  %969 = load double, ptr %968, align 8
  %970 = getelementptr inbounds nuw i8, ptr %968, i64 8
  %971 = load double, ptr %970, align 8
  store double %969, ptr %967, align 8
  %972 = getelementptr inbounds nuw i8, ptr %967, i64 8
  store double %971, ptr %972, align 8
  %973 = icmp sgt i64 %965, 1
  br i1 %973, label %964, label %2477

974:
  %975 = phi i64 [ %976, %974 ], [ %856, %942 ]
  %976 = add nsw i64 %975, -1
  %977 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %782, i64 %976
  %978 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %808, i64 %976
  %979 = load float, ptr %978, align 4
  %980 = getelementptr inbounds nuw i8, ptr %978, i64 4
  %981 = load float, ptr %980, align 4
  store float %979, ptr %977, align 4
  %982 = getelementptr inbounds nuw i8, ptr %977, i64 4
  store float %981, ptr %982, align 4
  %983 = icmp sgt i64 %975, 1
  br i1 %983, label %974, label %2477

984:
  %985 = mul i64 %856, %354
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %782, ptr align 1 %808, i64 %985, i1 false)
  br label %2477

986:
  %987 = icmp sgt i64 %856, 0
  br i1 %987, label %988, label %2477

988:
  br i1 %812, label %1379, label %989

989:
  %990 = icmp sgt i64 %790, 0
  %991 = add nsw i64 %783, -1
  %992 = mul nsw i64 %991, %790
  %993 = select i1 %990, i64 %992, i64 0
  %994 = getelementptr inbounds i8, ptr %782, i64 %993
  %995 = icmp sgt i64 %791, 0
  %996 = add nsw i64 %784, -1
  %997 = mul nsw i64 %996, %791
  %998 = select i1 %995, i64 %997, i64 0
  %999 = getelementptr inbounds i8, ptr %994, i64 %998
  %1000 = icmp sgt i64 %792, 0
  %1001 = add nsw i64 %785, -1
  %1002 = mul nsw i64 %1001, %792
  %1003 = select i1 %1000, i64 %1002, i64 0
  %1004 = getelementptr inbounds i8, ptr %999, i64 %1003
  %1005 = icmp sgt i64 %793, 0
  %1006 = add nsw i64 %786, -1
  %1007 = mul nsw i64 %1006, %793
  %1008 = select i1 %1005, i64 %1007, i64 0
  %1009 = getelementptr inbounds i8, ptr %1004, i64 %1008
  %1010 = icmp sgt i64 %809, 0
  %1011 = add nsw i64 %787, -1
  %1012 = mul nsw i64 %1011, %809
  %1013 = select i1 %1010, i64 %1012, i64 0
  %1014 = getelementptr inbounds i8, ptr %1009, i64 %1013
  %1015 = icmp sgt i64 %810, 0
  %1016 = add nsw i64 %788, -1
  %1017 = mul nsw i64 %1016, %810
  %1018 = select i1 %1015, i64 %1017, i64 0
  %1019 = getelementptr inbounds i8, ptr %1014, i64 %1018
  %1020 = icmp sgt i64 %811, 0
  %1021 = add nsw i64 %789, -1
  %1022 = mul nsw i64 %1021, %811
  %1023 = select i1 %1020, i64 %1022, i64 0
  %1024 = icmp slt i64 %800, 0
  %1025 = add nsw i64 %807, -1
  %1026 = mul nsw i64 %1025, %800
  %1027 = select i1 %1024, i64 %1026, i64 0
  %1028 = getelementptr inbounds i8, ptr %808, i64 %1027
  %1029 = icmp slt i64 %799, 0
  %1030 = add nsw i64 %806, -1
  %1031 = mul nsw i64 %1030, %799
  %1032 = select i1 %1029, i64 %1031, i64 0
  %1033 = getelementptr inbounds i8, ptr %1028, i64 %1032
  %1034 = icmp slt i64 %798, 0
  %1035 = add nsw i64 %805, -1
  %1036 = mul nsw i64 %1035, %798
  %1037 = select i1 %1034, i64 %1036, i64 0
  %1038 = getelementptr inbounds i8, ptr %1033, i64 %1037
  %1039 = icmp slt i64 %797, 0
  %1040 = add nsw i64 %804, -1
  %1041 = mul nsw i64 %1040, %797
  %1042 = select i1 %1039, i64 %1041, i64 0
  %1043 = getelementptr inbounds i8, ptr %1038, i64 %1042
  %1044 = icmp slt i64 %796, 0
  %1045 = add nsw i64 %803, -1
  %1046 = mul nsw i64 %1045, %796
  %1047 = select i1 %1044, i64 %1046, i64 0
  %1048 = getelementptr inbounds i8, ptr %1043, i64 %1047
  %1049 = icmp slt i64 %795, 0
  %1050 = add nsw i64 %802, -1
  %1051 = mul nsw i64 %1050, %795
  %1052 = select i1 %1049, i64 %1051, i64 0
  %1053 = getelementptr inbounds i8, ptr %1048, i64 %1052
  %1054 = icmp slt i64 %794, 0
  %1055 = add nsw i64 %801, -1
  %1056 = mul nsw i64 %1055, %794
  %1057 = select i1 %1054, i64 %1056, i64 0
  %1058 = getelementptr inbounds i8, ptr %1053, i64 %1057
  %1059 = getelementptr inbounds i8, ptr %1019, i64 %1023
  %1060 = getelementptr inbounds i8, ptr %1059, i64 %354
  %1061 = icmp ugt ptr %1060, %1058
  br i1 %1061, label %1062, label %1379

1062:
  %1063 = icmp sgt i64 %800, 0
  %1064 = add nsw i64 %807, -1
  %1065 = mul nsw i64 %1064, %800
  %1066 = select i1 %1063, i64 %1065, i64 0
  %1067 = getelementptr inbounds i8, ptr %808, i64 %1066
  %1068 = icmp sgt i64 %799, 0
  %1069 = add nsw i64 %806, -1
  %1070 = mul nsw i64 %1069, %799
  %1071 = select i1 %1068, i64 %1070, i64 0
  %1072 = getelementptr inbounds i8, ptr %1067, i64 %1071
  %1073 = icmp sgt i64 %798, 0
  %1074 = add nsw i64 %805, -1
  %1075 = mul nsw i64 %1074, %798
  %1076 = select i1 %1073, i64 %1075, i64 0
  %1077 = getelementptr inbounds i8, ptr %1072, i64 %1076
  %1078 = icmp sgt i64 %797, 0
  %1079 = add nsw i64 %804, -1
  %1080 = mul nsw i64 %1079, %797
  %1081 = select i1 %1078, i64 %1080, i64 0
  %1082 = getelementptr inbounds i8, ptr %1077, i64 %1081
  %1083 = icmp sgt i64 %796, 0
  %1084 = add nsw i64 %803, -1
  %1085 = mul nsw i64 %1084, %796
  %1086 = select i1 %1083, i64 %1085, i64 0
  %1087 = getelementptr inbounds i8, ptr %1082, i64 %1086
  %1088 = icmp sgt i64 %795, 0
  %1089 = add nsw i64 %802, -1
  %1090 = mul nsw i64 %1089, %795
  %1091 = select i1 %1088, i64 %1090, i64 0
  %1092 = getelementptr inbounds i8, ptr %1087, i64 %1091
  %1093 = icmp sgt i64 %794, 0
  %1094 = add nsw i64 %801, -1
  %1095 = mul nsw i64 %1094, %794
  %1096 = select i1 %1093, i64 %1095, i64 0
  %1097 = icmp slt i64 %790, 0
  %1098 = add nsw i64 %783, -1
  %1099 = mul nsw i64 %1098, %790
  %1100 = select i1 %1097, i64 %1099, i64 0
  %1101 = getelementptr inbounds i8, ptr %782, i64 %1100
  %1102 = icmp slt i64 %791, 0
  %1103 = add nsw i64 %784, -1
  %1104 = mul nsw i64 %1103, %791
  %1105 = select i1 %1102, i64 %1104, i64 0
  %1106 = getelementptr inbounds i8, ptr %1101, i64 %1105
  %1107 = icmp slt i64 %792, 0
  %1108 = add nsw i64 %785, -1
  %1109 = mul nsw i64 %1108, %792
  %1110 = select i1 %1107, i64 %1109, i64 0
  %1111 = getelementptr inbounds i8, ptr %1106, i64 %1110
  %1112 = icmp slt i64 %793, 0
  %1113 = add nsw i64 %786, -1
  %1114 = mul nsw i64 %1113, %793
  %1115 = select i1 %1112, i64 %1114, i64 0
  %1116 = getelementptr inbounds i8, ptr %1111, i64 %1115
  %1117 = icmp slt i64 %809, 0
  %1118 = add nsw i64 %787, -1
  %1119 = mul nsw i64 %1118, %809
  %1120 = select i1 %1117, i64 %1119, i64 0
  %1121 = getelementptr inbounds i8, ptr %1116, i64 %1120
  %1122 = icmp slt i64 %810, 0
  %1123 = add nsw i64 %788, -1
  %1124 = mul nsw i64 %1123, %810
  %1125 = select i1 %1122, i64 %1124, i64 0
  %1126 = getelementptr inbounds i8, ptr %1121, i64 %1125
  %1127 = icmp slt i64 %811, 0
  %1128 = add nsw i64 %789, -1
  %1129 = mul nsw i64 %1128, %811
  %1130 = select i1 %1127, i64 %1129, i64 0
  %1131 = getelementptr inbounds i8, ptr %1126, i64 %1130
  %1132 = getelementptr inbounds i8, ptr %1092, i64 %1096
  %1133 = getelementptr inbounds i8, ptr %1132, i64 %354
  %1134 = icmp ugt ptr %1133, %1131
  br i1 %1134, label %1135, label %1379

1135:
  %1136 = mul i64 %856, %354
  %1137 = tail call i64 @llvm.umax.i64(i64 %1136, i64 1)
  %1138 = tail call ptr @malloc(i64 noundef %1137) #8
  %1139 = mul nsw i64 %807, %354
  %1140 = mul nsw i64 %806, %1139
  %1141 = mul nsw i64 %805, %1140
  %1142 = mul nsw i64 %804, %1141
  %1143 = mul nsw i64 %803, %1142
  %1144 = mul nsw i64 %802, %1143
  %1145 = mul nsw i64 %805, %806
  %1146 = mul nsw i64 %804, %1145
  %1147 = mul nsw i64 %803, %1146
  %1148 = mul nsw i64 %802, %1147
  %1149 = mul nsw i64 %801, %1148
  %1150 = icmp sgt i64 %1149, 0
  br i1 %1150, label %1151, label %1379

1151:
  %1152 = icmp sgt i64 %807, 0
  %1153 = icmp sgt i64 %807, 0
  %1154 = icmp sgt i64 %807, 0
  %1155 = icmp sgt i64 %807, 0
  %1156 = icmp sgt i64 %807, 0
  %1157 = icmp sgt i8 %817, 1
  %1158 = icmp eq i8 %817, 2
  %1159 = icmp sgt i8 %817, 2
  %1160 = icmp eq i8 %817, 3
  %1161 = icmp sgt i8 %817, 3
  %1162 = icmp eq i8 %817, 4
  %1163 = icmp sgt i8 %817, 4
  %1164 = icmp eq i8 %817, 5
  %1165 = icmp sgt i8 %817, 5
  %1166 = icmp eq i8 %817, 6
  %1167 = icmp sgt i8 %817, 6
  %1168 = icmp eq i8 %817, 7
  %1169 = icmp sgt i8 %817, 1
  %1170 = icmp eq i8 %817, 2
  %1171 = icmp sgt i8 %817, 2
  %1172 = icmp eq i8 %817, 3
  %1173 = icmp sgt i8 %817, 3
  %1174 = icmp eq i8 %817, 4
  %1175 = icmp sgt i8 %817, 4
  %1176 = icmp eq i8 %817, 5
  %1177 = icmp sgt i8 %817, 5
  %1178 = icmp eq i8 %817, 6
  %1179 = icmp sgt i8 %817, 6
  %1180 = icmp eq i8 %817, 7
  br label %1181

1181:
  %1182 = phi i64 [ 0, %1151 ], [ %1377, %1376 ]
  br i1 %1157, label %1183, label %1190

1183:
  br i1 %1158, label %1188, label %1184

1184:
  %1185 = urem i64 %1182, %806
  %1186 = mul nsw i64 %1139, %1185
  %1187 = udiv i64 %1182, %806
  br label %1190

1188:
  %1189 = mul nsw i64 %1139, %1182
  br label %1190

1190:
  %1191 = phi i64 [ %1189, %1188 ], [ %1186, %1184 ], [ 0, %1181 ]
  %1192 = phi i64 [ %1182, %1188 ], [ %1187, %1184 ], [ %1182, %1181 ]
  br i1 %1159, label %1193, label %1202

1193:
  br i1 %1160, label %1199, label %1194

1194:
  %1195 = urem i64 %1192, %805
  %1196 = mul nsw i64 %1140, %1195
  %1197 = add nsw i64 %1196, %1191
  %1198 = udiv i64 %1192, %805
  br label %1202

1199:
  %1200 = mul nsw i64 %1140, %1192
  %1201 = add nsw i64 %1200, %1191
  br label %1202

1202:
  %1203 = phi i64 [ %1201, %1199 ], [ %1197, %1194 ], [ %1191, %1190 ]
  %1204 = phi i64 [ %1192, %1199 ], [ %1198, %1194 ], [ %1192, %1190 ]
  br i1 %1161, label %1205, label %1214

1205:
  br i1 %1162, label %1211, label %1206

1206:
  %1207 = urem i64 %1204, %804
  %1208 = mul nsw i64 %1141, %1207
  %1209 = add nsw i64 %1208, %1203
  %1210 = udiv i64 %1204, %804
  br label %1214

1211:
  %1212 = mul nsw i64 %1141, %1204
  %1213 = add nsw i64 %1212, %1203
  br label %1214

1214:
  %1215 = phi i64 [ %1213, %1211 ], [ %1209, %1206 ], [ %1203, %1202 ]
  %1216 = phi i64 [ %1204, %1211 ], [ %1210, %1206 ], [ %1204, %1202 ]
  br i1 %1163, label %1217, label %1226

1217:
  br i1 %1164, label %1223, label %1218

1218:
  %1219 = urem i64 %1216, %803
  %1220 = mul nsw i64 %1142, %1219
  %1221 = add nsw i64 %1220, %1215
  %1222 = udiv i64 %1216, %803
  br label %1226

1223:
  %1224 = mul nsw i64 %1142, %1216
  %1225 = add nsw i64 %1224, %1215
  br label %1226

1226:
  %1227 = phi i64 [ %1225, %1223 ], [ %1221, %1218 ], [ %1215, %1214 ]
  %1228 = phi i64 [ %1216, %1223 ], [ %1222, %1218 ], [ %1216, %1214 ]
  br i1 %1165, label %1229, label %1238

1229:
  br i1 %1166, label %1235, label %1230

1230:
  %1231 = urem i64 %1228, %802
  %1232 = mul nsw i64 %1143, %1231
  %1233 = add nsw i64 %1232, %1227
  %1234 = udiv i64 %1228, %802
  br label %1238

1235:
  %1236 = mul nsw i64 %1143, %1228
  %1237 = add nsw i64 %1236, %1227
  br label %1238

1238:
  %1239 = phi i64 [ %1237, %1235 ], [ %1233, %1230 ], [ %1227, %1226 ]
  %1240 = phi i64 [ %1228, %1235 ], [ %1234, %1230 ], [ %1228, %1226 ]
  br i1 %1167, label %1241, label %1249

1241:
  br i1 %1168, label %1246, label %1242

1242:
  %1243 = urem i64 %1240, %801
  %1244 = mul nsw i64 %1144, %1243
  %1245 = add nsw i64 %1244, %1239
  br label %1249

1246:
  %1247 = mul nsw i64 %1144, %1240
  %1248 = add nsw i64 %1247, %1239
  br label %1249

1249:
  %1250 = phi i64 [ %1248, %1246 ], [ %1245, %1242 ], [ %1239, %1238 ]
  br i1 %1169, label %1251, label %1258

1251:
  br i1 %1170, label %1256, label %1252

1252:
  %1253 = urem i64 %1182, %806
  %1254 = mul nsw i64 %799, %1253
  %1255 = udiv i64 %1182, %806
  br label %1258

1256:
  %1257 = mul nsw i64 %799, %1182
  br label %1258

1258:
  %1259 = phi i64 [ %1257, %1256 ], [ %1254, %1252 ], [ 0, %1249 ]
  %1260 = phi i64 [ %1182, %1256 ], [ %1255, %1252 ], [ %1182, %1249 ]
  br i1 %1171, label %1261, label %1270

1261:
  br i1 %1172, label %1267, label %1262

1262:
  %1263 = urem i64 %1260, %805
  %1264 = mul nsw i64 %798, %1263
  %1265 = add nsw i64 %1264, %1259
  %1266 = udiv i64 %1260, %805
  br label %1270

1267:
  %1268 = mul nsw i64 %798, %1260
  %1269 = add nsw i64 %1268, %1259
  br label %1270

1270:
  %1271 = phi i64 [ %1269, %1267 ], [ %1265, %1262 ], [ %1259, %1258 ]
  %1272 = phi i64 [ %1260, %1267 ], [ %1266, %1262 ], [ %1260, %1258 ]
  br i1 %1173, label %1273, label %1282

1273:
  br i1 %1174, label %1279, label %1274

1274:
  %1275 = urem i64 %1272, %804
  %1276 = mul nsw i64 %797, %1275
  %1277 = add nsw i64 %1276, %1271
  %1278 = udiv i64 %1272, %804
  br label %1282

1279:
  %1280 = mul nsw i64 %797, %1272
  %1281 = add nsw i64 %1280, %1271
  br label %1282

1282:
  %1283 = phi i64 [ %1281, %1279 ], [ %1277, %1274 ], [ %1271, %1270 ]
  %1284 = phi i64 [ %1272, %1279 ], [ %1278, %1274 ], [ %1272, %1270 ]
  br i1 %1175, label %1285, label %1294

1285:
  br i1 %1176, label %1291, label %1286

1286:
  %1287 = urem i64 %1284, %803
  %1288 = mul nsw i64 %796, %1287
  %1289 = add nsw i64 %1288, %1283
  %1290 = udiv i64 %1284, %803
  br label %1294

1291:
  %1292 = mul nsw i64 %796, %1284
  %1293 = add nsw i64 %1292, %1283
  br label %1294

1294:
  %1295 = phi i64 [ %1293, %1291 ], [ %1289, %1286 ], [ %1283, %1282 ]
  %1296 = phi i64 [ %1284, %1291 ], [ %1290, %1286 ], [ %1284, %1282 ]
  br i1 %1177, label %1297, label %1306

1297:
  br i1 %1178, label %1303, label %1298

1298:
  %1299 = urem i64 %1296, %802
  %1300 = mul nsw i64 %795, %1299
  %1301 = add nsw i64 %1300, %1295
  %1302 = udiv i64 %1296, %802
  br label %1306

1303:
  %1304 = mul nsw i64 %795, %1296
  %1305 = add nsw i64 %1304, %1295
  br label %1306

1306:
  %1307 = phi i64 [ %1305, %1303 ], [ %1301, %1298 ], [ %1295, %1294 ]
  %1308 = phi i64 [ %1296, %1303 ], [ %1302, %1298 ], [ %1296, %1294 ]
  br i1 %1179, label %1309, label %1317

1309:
  br i1 %1180, label %1314, label %1310

1310:
  %1311 = urem i64 %1308, %801
  %1312 = mul nsw i64 %794, %1311
  %1313 = add nsw i64 %1312, %1307
  br label %1317

1314:
  %1315 = mul nsw i64 %794, %1308
  %1316 = add nsw i64 %1315, %1307
  br label %1317

1317:
  %1318 = phi i64 [ %1316, %1314 ], [ %1313, %1310 ], [ %1307, %1306 ]
  %1319 = getelementptr inbounds i8, ptr %1138, i64 %1250
  %1320 = getelementptr inbounds i8, ptr %808, i64 %1318
  switch i32 %361, label %940 [
    i32 2, label %1325
    i32 1, label %1324
    i32 4, label %1323
    i32 3, label %1322
    i32 0, label %1321
  ]

1321:
  br i1 %1152, label %1368, label %1376

1322:
  br i1 %1153, label %1356, label %1376

1323:
  br i1 %1154, label %1344, label %1376

1324:
  br i1 %1155, label %1335, label %1376

1325:
  br i1 %1156, label %1326, label %1376

1326:
  %1327 = phi i64 [ %1333, %1326 ], [ 0, %1325 ]
  %1328 = mul nsw i64 %1327, %354
  %1329 = getelementptr inbounds i8, ptr %1319, i64 %1328
  %1330 = mul nsw i64 %1327, %800
  %1331 = getelementptr inbounds i8, ptr %1320, i64 %1330
  %1332 = load double, ptr %1331, align 8
  store double %1332, ptr %1329, align 8
  %1333 = add nuw nsw i64 %1327, 1
  %1334 = icmp eq i64 %1333, %807
  br i1 %1334, label %1376, label %1326

1335:
  %1336 = phi i64 [ %1342, %1335 ], [ 0, %1324 ]
  %1337 = mul nsw i64 %1336, %354
  %1338 = getelementptr inbounds i8, ptr %1319, i64 %1337
  %1339 = mul nsw i64 %1336, %800
  %1340 = getelementptr inbounds i8, ptr %1320, i64 %1339
  %1341 = load float, ptr %1340, align 4
  store float %1341, ptr %1338, align 4
  %1342 = add nuw nsw i64 %1336, 1
  %1343 = icmp eq i64 %1342, %807
  br i1 %1343, label %1376, label %1335

1344:
  %1345 = phi i64 [ %1354, %1344 ], [ 0, %1323 ]
  %1346 = mul nsw i64 %1345, %354
  %1347 = getelementptr inbounds i8, ptr %1319, i64 %1346
  %1348 = mul nsw i64 %1345, %800
  %1349 = getelementptr inbounds i8, ptr %1320, i64 %1348
  %1350 = load double, ptr %1349, align 8
  %1351 = getelementptr inbounds nuw i8, ptr %1349, i64 8
  %1352 = load double, ptr %1351, align 8
  store double %1350, ptr %1347, align 8
  %1353 = getelementptr inbounds nuw i8, ptr %1347, i64 8
  store double %1352, ptr %1353, align 8
  %1354 = add nuw nsw i64 %1345, 1
  %1355 = icmp eq i64 %1354, %807
  br i1 %1355, label %1376, label %1344

1356:
  %1357 = phi i64 [ %1366, %1356 ], [ 0, %1322 ]
  %1358 = mul nsw i64 %1357, %354
  %1359 = getelementptr inbounds i8, ptr %1319, i64 %1358
  %1360 = mul nsw i64 %1357, %800
  %1361 = getelementptr inbounds i8, ptr %1320, i64 %1360
  %1362 = load float, ptr %1361, align 4
  %1363 = getelementptr inbounds nuw i8, ptr %1361, i64 4
  %1364 = load float, ptr %1363, align 4
  store float %1362, ptr %1359, align 4
  %1365 = getelementptr inbounds nuw i8, ptr %1359, i64 4
  store float %1364, ptr %1365, align 4
  %1366 = add nuw nsw i64 %1357, 1
  %1367 = icmp eq i64 %1366, %807
  br i1 %1367, label %1376, label %1356

1368:
  %1369 = phi i64 [ %1374, %1368 ], [ 0, %1321 ]
  %1370 = mul nsw i64 %1369, %354
  %1371 = getelementptr inbounds i8, ptr %1319, i64 %1370
  %1372 = mul nsw i64 %1369, %800
  %1373 = getelementptr inbounds i8, ptr %1320, i64 %1372
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1371, ptr align 1 %1373, i64 %354, i1 false)
  %1374 = add nuw nsw i64 %1369, 1
  %1375 = icmp eq i64 %1374, %807
  br i1 %1375, label %1376, label %1368

1376:
  %1377 = add nuw nsw i64 %1182, 1
  %1378 = icmp eq i64 %1377, %1149
  br i1 %1378, label %1379, label %1181

1379:
  %1380 = phi ptr [ %808, %988 ], [ %808, %989 ], [ %808, %1062 ], [ %1138, %1135 ], [ %1138, %1376 ]
  %1381 = phi i64 [ %800, %988 ], [ %800, %989 ], [ %800, %1062 ], [ %354, %1135 ], [ %354, %1376 ]
  %1382 = phi i64 [ %799, %988 ], [ %799, %989 ], [ %799, %1062 ], [ %1139, %1135 ], [ %1139, %1376 ]
  %1383 = phi i64 [ %798, %988 ], [ %798, %989 ], [ %798, %1062 ], [ %1140, %1135 ], [ %1140, %1376 ]
  %1384 = phi i64 [ %797, %988 ], [ %797, %989 ], [ %797, %1062 ], [ %1141, %1135 ], [ %1141, %1376 ]
  %1385 = phi i64 [ %796, %988 ], [ %796, %989 ], [ %796, %1062 ], [ %1142, %1135 ], [ %1142, %1376 ]
  %1386 = phi i64 [ %795, %988 ], [ %795, %989 ], [ %795, %1062 ], [ %1143, %1135 ], [ %1143, %1376 ]
  %1387 = phi i64 [ %794, %988 ], [ %794, %989 ], [ %794, %1062 ], [ %1144, %1135 ], [ %1144, %1376 ]
  %1388 = phi ptr [ null, %988 ], [ null, %989 ], [ null, %1062 ], [ %1138, %1135 ], [ %1138, %1376 ]
  %1389 = mul nsw i64 %805, %806
  %1390 = mul nsw i64 %804, %1389
  %1391 = mul nsw i64 %803, %1390
  %1392 = mul nsw i64 %802, %1391
  %1393 = mul nsw i64 %801, %1392
  %1394 = icmp sgt i64 %1393, 0
  br i1 %1394, label %1395, label %1623

1395:
  %1396 = icmp sgt i64 %807, 0
  %1397 = icmp sgt i64 %807, 0
  %1398 = icmp sgt i64 %807, 0
  %1399 = icmp sgt i64 %807, 0
  %1400 = icmp sgt i64 %807, 0
  %1401 = icmp sgt i8 %817, 1
  %1402 = icmp eq i8 %817, 2
  %1403 = icmp sgt i8 %817, 2
  %1404 = icmp eq i8 %817, 3
  %1405 = icmp sgt i8 %817, 3
  %1406 = icmp eq i8 %817, 4
  %1407 = icmp sgt i8 %817, 4
  %1408 = icmp eq i8 %817, 5
  %1409 = icmp sgt i8 %817, 5
  %1410 = icmp eq i8 %817, 6
  %1411 = icmp sgt i8 %817, 6
  %1412 = icmp eq i8 %817, 7
  %1413 = icmp sgt i8 %817, 1
  %1414 = icmp eq i8 %817, 2
  %1415 = icmp sgt i8 %817, 2
  %1416 = icmp eq i8 %817, 3
  %1417 = icmp sgt i8 %817, 3
  %1418 = icmp eq i8 %817, 4
  %1419 = icmp sgt i8 %817, 4
  %1420 = icmp eq i8 %817, 5
  %1421 = icmp sgt i8 %817, 5
  %1422 = icmp eq i8 %817, 6
  %1423 = icmp sgt i8 %817, 6
  %1424 = icmp eq i8 %817, 7
  br label %1425

1425:
  %1426 = phi i64 [ 0, %1395 ], [ %1621, %1620 ]
  br i1 %1401, label %1427, label %1434

1427:
  br i1 %1402, label %1432, label %1428

1428:
  %1429 = urem i64 %1426, %784
  %1430 = mul nsw i64 %791, %1429
  %1431 = udiv i64 %1426, %784
  br label %1434

1432:
  %1433 = mul nsw i64 %791, %1426
  br label %1434

1434:
  %1435 = phi i64 [ %1433, %1432 ], [ %1430, %1428 ], [ 0, %1425 ]
  %1436 = phi i64 [ %1426, %1432 ], [ %1431, %1428 ], [ %1426, %1425 ]
  br i1 %1403, label %1437, label %1446

1437:
  br i1 %1404, label %1443, label %1438

1438:
  %1439 = urem i64 %1436, %785
  %1440 = mul nsw i64 %792, %1439
  %1441 = add nsw i64 %1440, %1435
  %1442 = udiv i64 %1436, %785
  br label %1446

1443:
  %1444 = mul nsw i64 %792, %1436
  %1445 = add nsw i64 %1444, %1435
  br label %1446

1446:
  %1447 = phi i64 [ %1445, %1443 ], [ %1441, %1438 ], [ %1435, %1434 ]
  %1448 = phi i64 [ %1436, %1443 ], [ %1442, %1438 ], [ %1436, %1434 ]
  br i1 %1405, label %1449, label %1458

1449:
  br i1 %1406, label %1455, label %1450

1450:
  %1451 = urem i64 %1448, %786
  %1452 = mul nsw i64 %793, %1451
  %1453 = add nsw i64 %1452, %1447
  %1454 = udiv i64 %1448, %786
  br label %1458

1455:
  %1456 = mul nsw i64 %793, %1448
  %1457 = add nsw i64 %1456, %1447
  br label %1458

1458:
  %1459 = phi i64 [ %1457, %1455 ], [ %1453, %1450 ], [ %1447, %1446 ]
  %1460 = phi i64 [ %1448, %1455 ], [ %1454, %1450 ], [ %1448, %1446 ]
  br i1 %1407, label %1461, label %1470

1461:
  br i1 %1408, label %1467, label %1462

1462:
  %1463 = urem i64 %1460, %787
  %1464 = mul nsw i64 %809, %1463
  %1465 = add nsw i64 %1464, %1459
  %1466 = udiv i64 %1460, %787
  br label %1470

1467:
  %1468 = mul nsw i64 %809, %1460
  %1469 = add nsw i64 %1468, %1459
  br label %1470

1470:
  %1471 = phi i64 [ %1469, %1467 ], [ %1465, %1462 ], [ %1459, %1458 ]
  %1472 = phi i64 [ %1460, %1467 ], [ %1466, %1462 ], [ %1460, %1458 ]
  br i1 %1409, label %1473, label %1482

1473:
  br i1 %1410, label %1479, label %1474

1474:
  %1475 = urem i64 %1472, %788
  %1476 = mul nsw i64 %810, %1475
  %1477 = add nsw i64 %1476, %1471
  %1478 = udiv i64 %1472, %788
  br label %1482

1479:
  %1480 = mul nsw i64 %810, %1472
  %1481 = add nsw i64 %1480, %1471
  br label %1482

1482:
  %1483 = phi i64 [ %1481, %1479 ], [ %1477, %1474 ], [ %1471, %1470 ]
  %1484 = phi i64 [ %1472, %1479 ], [ %1478, %1474 ], [ %1472, %1470 ]
  br i1 %1411, label %1485, label %1493

1485:
  br i1 %1412, label %1490, label %1486

1486:
  %1487 = urem i64 %1484, %789
  %1488 = mul nsw i64 %811, %1487
  %1489 = add nsw i64 %1488, %1483
  br label %1493

1490:
  %1491 = mul nsw i64 %811, %1484
  %1492 = add nsw i64 %1491, %1483
  br label %1493

1493:
  %1494 = phi i64 [ %1492, %1490 ], [ %1489, %1486 ], [ %1483, %1482 ]
  br i1 %1413, label %1495, label %1502

1495:
  br i1 %1414, label %1500, label %1496

1496:
  %1497 = urem i64 %1426, %806
  %1498 = mul nsw i64 %1382, %1497
  %1499 = udiv i64 %1426, %806
  br label %1502

1500:
  %1501 = mul nsw i64 %1382, %1426
  br label %1502

1502:
  %1503 = phi i64 [ %1501, %1500 ], [ %1498, %1496 ], [ 0, %1493 ]
  %1504 = phi i64 [ %1426, %1500 ], [ %1499, %1496 ], [ %1426, %1493 ]
  br i1 %1415, label %1505, label %1514

1505:
  br i1 %1416, label %1511, label %1506

1506:
  %1507 = urem i64 %1504, %805
  %1508 = mul nsw i64 %1383, %1507
  %1509 = add nsw i64 %1508, %1503
  %1510 = udiv i64 %1504, %805
  br label %1514

1511:
  %1512 = mul nsw i64 %1383, %1504
  %1513 = add nsw i64 %1512, %1503
  br label %1514

1514:
  %1515 = phi i64 [ %1513, %1511 ], [ %1509, %1506 ], [ %1503, %1502 ]
  %1516 = phi i64 [ %1504, %1511 ], [ %1510, %1506 ], [ %1504, %1502 ]
  br i1 %1417, label %1517, label %1526

1517:
  br i1 %1418, label %1523, label %1518

1518:
  %1519 = urem i64 %1516, %804
  %1520 = mul nsw i64 %1384, %1519
  %1521 = add nsw i64 %1520, %1515
  %1522 = udiv i64 %1516, %804
  br label %1526

1523:
  %1524 = mul nsw i64 %1384, %1516
  %1525 = add nsw i64 %1524, %1515
  br label %1526

1526:
  %1527 = phi i64 [ %1525, %1523 ], [ %1521, %1518 ], [ %1515, %1514 ]
  %1528 = phi i64 [ %1516, %1523 ], [ %1522, %1518 ], [ %1516, %1514 ]
  br i1 %1419, label %1529, label %1538

1529:
  br i1 %1420, label %1535, label %1530

1530:
  %1531 = urem i64 %1528, %803
  %1532 = mul nsw i64 %1385, %1531
  %1533 = add nsw i64 %1532, %1527
  %1534 = udiv i64 %1528, %803
  br label %1538

1535:
  %1536 = mul nsw i64 %1385, %1528
  %1537 = add nsw i64 %1536, %1527
  br label %1538

1538:
  %1539 = phi i64 [ %1537, %1535 ], [ %1533, %1530 ], [ %1527, %1526 ]
  %1540 = phi i64 [ %1528, %1535 ], [ %1534, %1530 ], [ %1528, %1526 ]
  br i1 %1421, label %1541, label %1550

1541:
  br i1 %1422, label %1547, label %1542

1542:
  %1543 = urem i64 %1540, %802
  %1544 = mul nsw i64 %1386, %1543
  %1545 = add nsw i64 %1544, %1539
  %1546 = udiv i64 %1540, %802
  br label %1550

1547:
  %1548 = mul nsw i64 %1386, %1540
  %1549 = add nsw i64 %1548, %1539
  br label %1550

1550:
  %1551 = phi i64 [ %1549, %1547 ], [ %1545, %1542 ], [ %1539, %1538 ]
  %1552 = phi i64 [ %1540, %1547 ], [ %1546, %1542 ], [ %1540, %1538 ]
  br i1 %1423, label %1553, label %1561

1553:
  br i1 %1424, label %1558, label %1554

1554:
  %1555 = urem i64 %1552, %801
  %1556 = mul nsw i64 %1387, %1555
  %1557 = add nsw i64 %1556, %1551
  br label %1561

1558:
  %1559 = mul nsw i64 %1387, %1552
  %1560 = add nsw i64 %1559, %1551
  br label %1561

1561:
  %1562 = phi i64 [ %1560, %1558 ], [ %1557, %1554 ], [ %1551, %1550 ]
  %1563 = getelementptr inbounds i8, ptr %782, i64 %1494
  %1564 = getelementptr inbounds i8, ptr %1380, i64 %1562
  switch i32 %361, label %940 [
    i32 2, label %1569
    i32 1, label %1568
    i32 4, label %1567
    i32 3, label %1566
    i32 0, label %1565
  ]

1565:
  br i1 %1396, label %1612, label %1620

1566:
  br i1 %1397, label %1600, label %1620

1567:
  br i1 %1398, label %1588, label %1620

1568:
  br i1 %1399, label %1579, label %1620

1569:
  br i1 %1400, label %1570, label %1620

1570:
  %1571 = phi i64 [ %1577, %1570 ], [ 0, %1569 ]
  %1572 = mul nsw i64 %1571, %790
  %1573 = getelementptr inbounds i8, ptr %1563, i64 %1572
  %1574 = mul nsw i64 %1571, %1381
  %1575 = getelementptr inbounds i8, ptr %1564, i64 %1574
  %1576 = load double, ptr %1575, align 8
  store double %1576, ptr %1573, align 8
  %1577 = add nuw nsw i64 %1571, 1
  %1578 = icmp eq i64 %1577, %807
  br i1 %1578, label %1620, label %1570

1579:
  %1580 = phi i64 [ %1586, %1579 ], [ 0, %1568 ]
  %1581 = mul nsw i64 %1580, %790
  %1582 = getelementptr inbounds i8, ptr %1563, i64 %1581
  %1583 = mul nsw i64 %1580, %1381
  %1584 = getelementptr inbounds i8, ptr %1564, i64 %1583
  %1585 = load float, ptr %1584, align 4
  store float %1585, ptr %1582, align 4
  %1586 = add nuw nsw i64 %1580, 1
  %1587 = icmp eq i64 %1586, %807
  br i1 %1587, label %1620, label %1579

1588:
  %1589 = phi i64 [ %1598, %1588 ], [ 0, %1567 ]
  %1590 = mul nsw i64 %1589, %790
  %1591 = getelementptr inbounds i8, ptr %1563, i64 %1590
  %1592 = mul nsw i64 %1589, %1381
  %1593 = getelementptr inbounds i8, ptr %1564, i64 %1592
  %1594 = load double, ptr %1593, align 8
  %1595 = getelementptr inbounds nuw i8, ptr %1593, i64 8
  %1596 = load double, ptr %1595, align 8
  store double %1594, ptr %1591, align 8
  %1597 = getelementptr inbounds nuw i8, ptr %1591, i64 8
  store double %1596, ptr %1597, align 8
  %1598 = add nuw nsw i64 %1589, 1
  %1599 = icmp eq i64 %1598, %807
  br i1 %1599, label %1620, label %1588

1600:
  %1601 = phi i64 [ %1610, %1600 ], [ 0, %1566 ]
  %1602 = mul nsw i64 %1601, %790
  %1603 = getelementptr inbounds i8, ptr %1563, i64 %1602
  %1604 = mul nsw i64 %1601, %1381
  %1605 = getelementptr inbounds i8, ptr %1564, i64 %1604
  %1606 = load float, ptr %1605, align 4
  %1607 = getelementptr inbounds nuw i8, ptr %1605, i64 4
  %1608 = load float, ptr %1607, align 4
  store float %1606, ptr %1603, align 4
  %1609 = getelementptr inbounds nuw i8, ptr %1603, i64 4
  store float %1608, ptr %1609, align 4
  %1610 = add nuw nsw i64 %1601, 1
  %1611 = icmp eq i64 %1610, %807
  br i1 %1611, label %1620, label %1600

1612:
  %1613 = phi i64 [ %1618, %1612 ], [ 0, %1565 ]
  %1614 = mul nsw i64 %1613, %790
  %1615 = getelementptr inbounds i8, ptr %1563, i64 %1614
  %1616 = mul nsw i64 %1613, %1381
  %1617 = getelementptr inbounds i8, ptr %1564, i64 %1616
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1615, ptr align 1 %1617, i64 %354, i1 false)
  %1618 = add nuw nsw i64 %1613, 1
  %1619 = icmp eq i64 %1618, %807
  br i1 %1619, label %1620, label %1612

1620:
  %1621 = add nuw nsw i64 %1426, 1
  %1622 = icmp eq i64 %1621, %1393
  br i1 %1622, label %1623, label %1425

1623:
  %1624 = icmp eq ptr %1388, null
  br i1 %1624, label %2477, label %1625

1625:
  tail call void @free(ptr noundef %1388)
  br label %2477

1626:
  br i1 %812, label %1627, label %1869

1627:
  %1628 = load ptr, ptr %0, align 8
  %1629 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1630 = load i8, ptr %1629, align 4
  %1631 = icmp sgt i8 %1630, 0
  br i1 %1631, label %1632, label %1637

1632:
  %1633 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1634 = load i64, ptr %1633, align 8
  %1635 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1636 = load i64, ptr %1635, align 8
  br label %1637

1637:
  %1638 = phi i64 [ %1634, %1632 ], [ 1, %1627 ]
  %1639 = phi i64 [ %1636, %1632 ], [ 0, %1627 ]
  %1640 = icmp sgt i8 %1630, 1
  br i1 %1640, label %1641, label %1646

1641:
  %1642 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1643 = load i64, ptr %1642, align 8
  %1644 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1645 = load i64, ptr %1644, align 8
  br label %1646

1646:
  %1647 = phi i64 [ %1643, %1641 ], [ 1, %1637 ]
  %1648 = phi i64 [ %1645, %1641 ], [ 0, %1637 ]
  %1649 = icmp sgt i8 %1630, 2
  br i1 %1649, label %1650, label %1655

1650:
  %1651 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1652 = load i64, ptr %1651, align 8
  %1653 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1654 = load i64, ptr %1653, align 8
  br label %1655

1655:
  %1656 = phi i64 [ %1652, %1650 ], [ 1, %1646 ]
  %1657 = phi i64 [ %1654, %1650 ], [ 0, %1646 ]
  %1658 = icmp sgt i8 %1630, 3
  br i1 %1658, label %1659, label %1664

1659:
  %1660 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1661 = load i64, ptr %1660, align 8
  %1662 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1663 = load i64, ptr %1662, align 8
  br label %1664

1664:
  %1665 = phi i64 [ %1661, %1659 ], [ 1, %1655 ]
  %1666 = phi i64 [ %1663, %1659 ], [ 0, %1655 ]
  %1667 = icmp sgt i8 %1630, 4
  br i1 %1667, label %1668, label %1673

1668:
  %1669 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1670 = load i64, ptr %1669, align 8
  %1671 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1672 = load i64, ptr %1671, align 8
  br label %1673

1673:
  %1674 = phi i64 [ %1670, %1668 ], [ 1, %1664 ]
  %1675 = phi i64 [ %1672, %1668 ], [ 0, %1664 ]
  %1676 = icmp sgt i8 %1630, 5
  br i1 %1676, label %1677, label %1682

1677:
  %1678 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %1679 = load i64, ptr %1678, align 8
  %1680 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %1681 = load i64, ptr %1680, align 8
  br label %1682

1682:
  %1683 = phi i64 [ %1679, %1677 ], [ 1, %1673 ]
  %1684 = phi i64 [ %1681, %1677 ], [ 0, %1673 ]
  %1685 = icmp sgt i8 %1630, 6
  br i1 %1685, label %1686, label %1691

1686:
  %1687 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %1688 = load i64, ptr %1687, align 8
  %1689 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1690 = load i64, ptr %1689, align 8
  br label %1691

1691:
  %1692 = phi i64 [ %1688, %1686 ], [ 1, %1682 ]
  %1693 = phi i64 [ %1690, %1686 ], [ 0, %1682 ]
  %1694 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %1695 = load i8, ptr %1694, align 1
  %1696 = icmp eq i8 %1695, 42
  br i1 %1696, label %1697, label %1751

1697:
  %1698 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %1699 = load i8, ptr %1698, align 1
  %1700 = and i8 %1699, 1
  %1701 = icmp eq i8 %1700, 0
  br i1 %1701, label %1751, label %1702

1702:
  %1703 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1704 = load i8, ptr %1703, align 4
  %1705 = icmp eq i8 %1704, 0
  br i1 %1705, label %1706, label %1709

1706:
  %1707 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1708 = load ptr, ptr %1707, align 8
  br label %1709

1709:
  %1710 = phi ptr [ %1708, %1706 ], [ null, %1702 ]
  %1711 = icmp eq i8 %1704, 1
  br i1 %1711, label %1712, label %1715

1712:
  %1713 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1714 = load ptr, ptr %1713, align 8
  br label %1715

1715:
  %1716 = phi ptr [ %1714, %1712 ], [ %1710, %1709 ]
  %1717 = icmp eq i8 %1704, 2
  br i1 %1717, label %1718, label %1721

1718:
  %1719 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1720 = load ptr, ptr %1719, align 8
  br label %1721

1721:
  %1722 = phi ptr [ %1720, %1718 ], [ %1716, %1715 ]
  %1723 = icmp eq i8 %1704, 3
  br i1 %1723, label %1724, label %1727

1724:
  %1725 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1726 = load ptr, ptr %1725, align 8
  br label %1727

1727:
  %1728 = phi ptr [ %1726, %1724 ], [ %1722, %1721 ]
  %1729 = icmp eq i8 %1704, 4
  br i1 %1729, label %1730, label %1733

1730:
  %1731 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1732 = load ptr, ptr %1731, align 8
  br label %1733

1733:
  %1734 = phi ptr [ %1732, %1730 ], [ %1728, %1727 ]
  %1735 = icmp eq i8 %1704, 5
  br i1 %1735, label %1736, label %1739

1736:
  %1737 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %1738 = load ptr, ptr %1737, align 8
  br label %1739

1739:
  %1740 = phi ptr [ %1738, %1736 ], [ %1734, %1733 ]
  %1741 = icmp eq i8 %1704, 6
  br i1 %1741, label %1742, label %1745

1742:
  %1743 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %1744 = load ptr, ptr %1743, align 8
  br label %1745

1745:
  %1746 = phi ptr [ %1744, %1742 ], [ %1740, %1739 ]
  %1747 = icmp eq i8 %1704, 7
  br i1 %1747, label %1748, label %1751

1748:
  %1749 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %1750 = load ptr, ptr %1749, align 8
  br label %1751

1751:
  %1752 = phi ptr [ null, %1691 ], [ null, %1697 ], [ %1750, %1748 ], [ %1746, %1745 ]
  %1753 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1754 = load i8, ptr %1753, align 4
  %1755 = icmp eq i8 %1754, 0
  br i1 %1755, label %1756, label %1757

1756:
  tail call void @pad.fortran.type.initialize(ptr noundef %1752, ptr noundef %1628) #7
  br label %1869

1757:
  %1758 = mul nsw i64 %1647, %1638
  %1759 = mul nsw i64 %1656, %1758
  %1760 = mul nsw i64 %1665, %1759
  %1761 = mul nsw i64 %1674, %1760
  %1762 = mul nsw i64 %1683, %1761
  %1763 = mul nsw i64 %1692, %1762
  %1764 = icmp sgt i64 %1763, 0
  br i1 %1764, label %1765, label %1771

1765:
  %1766 = mul nsw i64 %1656, %1647
  %1767 = mul nsw i64 %1665, %1766
  %1768 = mul nsw i64 %1674, %1767
  %1769 = mul nsw i64 %1683, %1768
  %1770 = mul nsw i64 %1692, %1769
  br label %1771

1771:
  %1772 = phi i64 [ 0, %1757 ], [ %1770, %1765 ]
  %1773 = icmp sgt i64 %1772, 0
  br i1 %1773, label %1774, label %1869

1774:
  %1775 = mul nsw i64 %1639, %1638
  %1776 = icmp eq i64 %1775, 0
  br label %1777

1777:
  %1778 = phi i64 [ %1863, %1862 ], [ 0, %1774 ]
  %1779 = load i8, ptr %1753, align 4
  %1780 = icmp sgt i8 %1779, 1
  br i1 %1780, label %1781, label %1789

1781:
  %1782 = icmp eq i8 %1779, 2
  br i1 %1782, label %1787, label %1783

1783:
  %1784 = urem i64 %1778, %1647
  %1785 = mul nsw i64 %1648, %1784
  %1786 = udiv i64 %1778, %1647
  br label %1789

1787:
  %1788 = mul nsw i64 %1648, %1778
  br label %1789

1789:
  %1790 = phi i64 [ %1788, %1787 ], [ %1785, %1783 ], [ 0, %1777 ]
  %1791 = phi i64 [ %1778, %1787 ], [ %1786, %1783 ], [ %1778, %1777 ]
  %1792 = icmp sgt i8 %1779, 2
  br i1 %1792, label %1793, label %1803

1793:
  %1794 = icmp eq i8 %1779, 3
  br i1 %1794, label %1800, label %1795

1795:
  %1796 = urem i64 %1791, %1656
  %1797 = mul nsw i64 %1657, %1796
  %1798 = add nsw i64 %1797, %1790
  %1799 = udiv i64 %1791, %1656
  br label %1803

1800:
  %1801 = mul nsw i64 %1657, %1791
  %1802 = add nsw i64 %1801, %1790
  br label %1803

1803:
  %1804 = phi i64 [ %1802, %1800 ], [ %1798, %1795 ], [ %1790, %1789 ]
  %1805 = phi i64 [ %1791, %1800 ], [ %1799, %1795 ], [ %1791, %1789 ]
  %1806 = icmp sgt i8 %1779, 3
  br i1 %1806, label %1807, label %1817

1807:
  %1808 = icmp eq i8 %1779, 4
  br i1 %1808, label %1814, label %1809

1809:
  %1810 = urem i64 %1805, %1665
  %1811 = mul nsw i64 %1666, %1810
  %1812 = add nsw i64 %1811, %1804
  %1813 = udiv i64 %1805, %1665
  br label %1817

1814:
  %1815 = mul nsw i64 %1666, %1805
  %1816 = add nsw i64 %1815, %1804
  br label %1817

1817:
  %1818 = phi i64 [ %1816, %1814 ], [ %1812, %1809 ], [ %1804, %1803 ]
  %1819 = phi i64 [ %1805, %1814 ], [ %1813, %1809 ], [ %1805, %1803 ]
  %1820 = icmp sgt i8 %1779, 4
  br i1 %1820, label %1821, label %1831

1821:
  %1822 = icmp eq i8 %1779, 5
  br i1 %1822, label %1828, label %1823

1823:
  %1824 = urem i64 %1819, %1674
  %1825 = mul nsw i64 %1675, %1824
  %1826 = add nsw i64 %1825, %1818
  %1827 = udiv i64 %1819, %1674
  br label %1831

1828:
  %1829 = mul nsw i64 %1675, %1819
  %1830 = add nsw i64 %1829, %1818
  br label %1831

1831:
  %1832 = phi i64 [ %1830, %1828 ], [ %1826, %1823 ], [ %1818, %1817 ]
  %1833 = phi i64 [ %1819, %1828 ], [ %1827, %1823 ], [ %1819, %1817 ]
  %1834 = icmp sgt i8 %1779, 5
  br i1 %1834, label %1835, label %1845

1835:
  %1836 = icmp eq i8 %1779, 6
  br i1 %1836, label %1842, label %1837

1837:
  %1838 = urem i64 %1833, %1683
  %1839 = mul nsw i64 %1684, %1838
  %1840 = add nsw i64 %1839, %1832
  %1841 = udiv i64 %1833, %1683
  br label %1845

1842:
  %1843 = mul nsw i64 %1684, %1833
  %1844 = add nsw i64 %1843, %1832
  br label %1845

1845:
  %1846 = phi i64 [ %1844, %1842 ], [ %1840, %1837 ], [ %1832, %1831 ]
  %1847 = phi i64 [ %1833, %1842 ], [ %1841, %1837 ], [ %1833, %1831 ]
  %1848 = icmp sgt i8 %1779, 6
  br i1 %1848, label %1849, label %1858

1849:
  %1850 = icmp eq i8 %1779, 7
  br i1 %1850, label %1855, label %1851

1851:
  %1852 = urem i64 %1847, %1692
  %1853 = mul nsw i64 %1693, %1852
  %1854 = add nsw i64 %1853, %1846
  br label %1858

1855:
  %1856 = mul nsw i64 %1693, %1847
  %1857 = add nsw i64 %1856, %1846
  br label %1858

1858:
  %1859 = phi i64 [ %1857, %1855 ], [ %1854, %1851 ], [ %1846, %1845 ]
  %1860 = getelementptr inbounds i8, ptr %1628, i64 %1859
  %1861 = getelementptr inbounds i8, ptr %1860, i64 %1775
  br i1 %1776, label %1862, label %1865

1862:
  %1863 = add nuw nsw i64 %1778, 1
  %1864 = icmp eq i64 %1863, %1772
  br i1 %1864, label %1869, label %1777

1865:
  %1866 = phi ptr [ %1867, %1865 ], [ %1860, %1858 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1752, ptr noundef %1866) #7
  %1867 = getelementptr inbounds i8, ptr %1866, i64 %1639
  %1868 = icmp eq ptr %1867, %1861
  br i1 %1868, label %1862, label %1865

1869:
  %1870 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1871 = load i8, ptr %1870, align 4
  %1872 = load i8, ptr %5, align 1
  %1873 = icmp eq i8 %1872, 42
  br i1 %1873, label %1874, label %1927

1874:
  %1875 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1876 = load i8, ptr %1875, align 1
  %1877 = and i8 %1876, 1
  %1878 = icmp eq i8 %1877, 0
  br i1 %1878, label %1927, label %1879

1879:
  %1880 = load i8, ptr %7, align 4
  %1881 = icmp eq i8 %1880, 0
  br i1 %1881, label %1882, label %1885

1882:
  %1883 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1884 = load ptr, ptr %1883, align 8
  br label %1885

1885:
  %1886 = phi ptr [ %1884, %1882 ], [ null, %1879 ]
  %1887 = icmp eq i8 %1880, 1
  br i1 %1887, label %1888, label %1891

1888:
  %1889 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1890 = load ptr, ptr %1889, align 8
  br label %1891

1891:
  %1892 = phi ptr [ %1890, %1888 ], [ %1886, %1885 ]
  %1893 = icmp eq i8 %1880, 2
  br i1 %1893, label %1894, label %1897

1894:
  %1895 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1896 = load ptr, ptr %1895, align 8
  br label %1897

1897:
  %1898 = phi ptr [ %1896, %1894 ], [ %1892, %1891 ]
  %1899 = icmp eq i8 %1880, 3
  br i1 %1899, label %1900, label %1903

1900:
  %1901 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1902 = load ptr, ptr %1901, align 8
  br label %1903

1903:
  %1904 = phi ptr [ %1902, %1900 ], [ %1898, %1897 ]
  %1905 = icmp eq i8 %1880, 4
  br i1 %1905, label %1906, label %1909

1906:
  %1907 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1908 = load ptr, ptr %1907, align 8
  br label %1909

1909:
  %1910 = phi ptr [ %1908, %1906 ], [ %1904, %1903 ]
  %1911 = icmp eq i8 %1880, 5
  br i1 %1911, label %1912, label %1915

1912:
  %1913 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1914 = load ptr, ptr %1913, align 8
  br label %1915

1915:
  %1916 = phi ptr [ %1914, %1912 ], [ %1910, %1909 ]
  %1917 = icmp eq i8 %1880, 6
  br i1 %1917, label %1918, label %1921

1918:
  %1919 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1920 = load ptr, ptr %1919, align 8
  br label %1921

1921:
  %1922 = phi ptr [ %1920, %1918 ], [ %1916, %1915 ]
  %1923 = icmp eq i8 %1880, 7
  br i1 %1923, label %1924, label %1927

1924:
  %1925 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1926 = load ptr, ptr %1925, align 8
  br label %1927

1927:
  %1928 = phi ptr [ null, %1869 ], [ null, %1874 ], [ %1926, %1924 ], [ %1922, %1921 ]
  %1929 = icmp eq i8 %1871, 0
  br i1 %1929, label %1930, label %1931

1930:
  tail call void @pad.fortran.type.assign(ptr noundef %1928, ptr noundef %782, ptr noundef %808) #7
  br label %2307

1931:
  %1932 = mul nsw i64 %805, %806
  %1933 = mul nsw i64 %804, %1932
  %1934 = mul nsw i64 %803, %1933
  %1935 = mul nsw i64 %802, %1934
  %1936 = mul nsw i64 %801, %1935
  %1937 = mul nsw i64 %806, %807
  %1938 = mul nsw i64 %805, %1937
  %1939 = mul nsw i64 %804, %1938
  %1940 = mul nsw i64 %803, %1939
  %1941 = mul nsw i64 %802, %1940
  %1942 = mul nsw i64 %801, %1941
  %1943 = icmp eq i64 %1942, 0
  br i1 %1943, label %2307, label %1944

1944:
  %1945 = icmp sgt i64 %790, 0
  %1946 = add nsw i64 %783, -1
  %1947 = mul nsw i64 %1946, %790
  %1948 = select i1 %1945, i64 %1947, i64 0
  %1949 = getelementptr inbounds i8, ptr %782, i64 %1948
  %1950 = icmp sgt i64 %791, 0
  %1951 = add nsw i64 %784, -1
  %1952 = mul nsw i64 %1951, %791
  %1953 = select i1 %1950, i64 %1952, i64 0
  %1954 = getelementptr inbounds i8, ptr %1949, i64 %1953
  %1955 = icmp sgt i64 %792, 0
  %1956 = add nsw i64 %785, -1
  %1957 = mul nsw i64 %1956, %792
  %1958 = select i1 %1955, i64 %1957, i64 0
  %1959 = getelementptr inbounds i8, ptr %1954, i64 %1958
  %1960 = icmp sgt i64 %793, 0
  %1961 = add nsw i64 %786, -1
  %1962 = mul nsw i64 %1961, %793
  %1963 = select i1 %1960, i64 %1962, i64 0
  %1964 = getelementptr inbounds i8, ptr %1959, i64 %1963
  %1965 = icmp sgt i64 %809, 0
  %1966 = add nsw i64 %787, -1
  %1967 = mul nsw i64 %1966, %809
  %1968 = select i1 %1965, i64 %1967, i64 0
  %1969 = getelementptr inbounds i8, ptr %1964, i64 %1968
  %1970 = icmp sgt i64 %810, 0
  %1971 = add nsw i64 %788, -1
  %1972 = mul nsw i64 %1971, %810
  %1973 = select i1 %1970, i64 %1972, i64 0
  %1974 = getelementptr inbounds i8, ptr %1969, i64 %1973
  %1975 = icmp sgt i64 %811, 0
  %1976 = add nsw i64 %789, -1
  %1977 = mul nsw i64 %1976, %811
  %1978 = select i1 %1975, i64 %1977, i64 0
  %1979 = icmp slt i64 %800, 0
  %1980 = add nsw i64 %807, -1
  %1981 = mul nsw i64 %1980, %800
  %1982 = select i1 %1979, i64 %1981, i64 0
  %1983 = getelementptr inbounds i8, ptr %808, i64 %1982
  %1984 = icmp slt i64 %799, 0
  %1985 = add nsw i64 %806, -1
  %1986 = mul nsw i64 %1985, %799
  %1987 = select i1 %1984, i64 %1986, i64 0
  %1988 = getelementptr inbounds i8, ptr %1983, i64 %1987
  %1989 = icmp slt i64 %798, 0
  %1990 = add nsw i64 %805, -1
  %1991 = mul nsw i64 %1990, %798
  %1992 = select i1 %1989, i64 %1991, i64 0
  %1993 = getelementptr inbounds i8, ptr %1988, i64 %1992
  %1994 = icmp slt i64 %797, 0
  %1995 = add nsw i64 %804, -1
  %1996 = mul nsw i64 %1995, %797
  %1997 = select i1 %1994, i64 %1996, i64 0
  %1998 = getelementptr inbounds i8, ptr %1993, i64 %1997
  %1999 = icmp slt i64 %796, 0
  %2000 = add nsw i64 %803, -1
  %2001 = mul nsw i64 %2000, %796
  %2002 = select i1 %1999, i64 %2001, i64 0
  %2003 = getelementptr inbounds i8, ptr %1998, i64 %2002
  %2004 = icmp slt i64 %795, 0
  %2005 = add nsw i64 %802, -1
  %2006 = mul nsw i64 %2005, %795
  %2007 = select i1 %2004, i64 %2006, i64 0
  %2008 = getelementptr inbounds i8, ptr %2003, i64 %2007
  %2009 = icmp slt i64 %794, 0
  %2010 = add nsw i64 %801, -1
  %2011 = mul nsw i64 %2010, %794
  %2012 = select i1 %2009, i64 %2011, i64 0
  %2013 = getelementptr inbounds i8, ptr %2008, i64 %2012
  %2014 = getelementptr inbounds i8, ptr %1974, i64 %1978
  %2015 = getelementptr inbounds i8, ptr %2014, i64 %354
  %2016 = icmp ugt ptr %2015, %2013
  br i1 %2016, label %2017, label %2121

2017:
  %2018 = icmp sgt i64 %800, 0
  %2019 = add nsw i64 %807, -1
  %2020 = mul nsw i64 %2019, %800
  %2021 = select i1 %2018, i64 %2020, i64 0
  %2022 = getelementptr inbounds i8, ptr %808, i64 %2021
  %2023 = icmp sgt i64 %799, 0
  %2024 = add nsw i64 %806, -1
  %2025 = mul nsw i64 %2024, %799
  %2026 = select i1 %2023, i64 %2025, i64 0
  %2027 = getelementptr inbounds i8, ptr %2022, i64 %2026
  %2028 = icmp sgt i64 %798, 0
  %2029 = add nsw i64 %805, -1
  %2030 = mul nsw i64 %2029, %798
  %2031 = select i1 %2028, i64 %2030, i64 0
  %2032 = getelementptr inbounds i8, ptr %2027, i64 %2031
  %2033 = icmp sgt i64 %797, 0
  %2034 = add nsw i64 %804, -1
  %2035 = mul nsw i64 %2034, %797
  %2036 = select i1 %2033, i64 %2035, i64 0
  %2037 = getelementptr inbounds i8, ptr %2032, i64 %2036
  %2038 = icmp sgt i64 %796, 0
  %2039 = add nsw i64 %803, -1
  %2040 = mul nsw i64 %2039, %796
  %2041 = select i1 %2038, i64 %2040, i64 0
  %2042 = getelementptr inbounds i8, ptr %2037, i64 %2041
  %2043 = icmp sgt i64 %795, 0
  %2044 = add nsw i64 %802, -1
  %2045 = mul nsw i64 %2044, %795
  %2046 = select i1 %2043, i64 %2045, i64 0
  %2047 = getelementptr inbounds i8, ptr %2042, i64 %2046
  %2048 = icmp sgt i64 %794, 0
  %2049 = add nsw i64 %801, -1
  %2050 = mul nsw i64 %2049, %794
  %2051 = select i1 %2048, i64 %2050, i64 0
  %2052 = icmp slt i64 %790, 0
  %2053 = add nsw i64 %783, -1
  %2054 = mul nsw i64 %2053, %790
  %2055 = select i1 %2052, i64 %2054, i64 0
  %2056 = getelementptr inbounds i8, ptr %782, i64 %2055
  %2057 = icmp slt i64 %791, 0
  %2058 = add nsw i64 %784, -1
  %2059 = mul nsw i64 %2058, %791
  %2060 = select i1 %2057, i64 %2059, i64 0
  %2061 = getelementptr inbounds i8, ptr %2056, i64 %2060
  %2062 = icmp slt i64 %792, 0
  %2063 = add nsw i64 %785, -1
  %2064 = mul nsw i64 %2063, %792
  %2065 = select i1 %2062, i64 %2064, i64 0
  %2066 = getelementptr inbounds i8, ptr %2061, i64 %2065
  %2067 = icmp slt i64 %793, 0
  %2068 = add nsw i64 %786, -1
  %2069 = mul nsw i64 %2068, %793
  %2070 = select i1 %2067, i64 %2069, i64 0
  %2071 = getelementptr inbounds i8, ptr %2066, i64 %2070
  %2072 = icmp slt i64 %809, 0
  %2073 = add nsw i64 %787, -1
  %2074 = mul nsw i64 %2073, %809
  %2075 = select i1 %2072, i64 %2074, i64 0
  %2076 = getelementptr inbounds i8, ptr %2071, i64 %2075
  %2077 = icmp slt i64 %810, 0
  %2078 = add nsw i64 %788, -1
  %2079 = mul nsw i64 %2078, %810
  %2080 = select i1 %2077, i64 %2079, i64 0
  %2081 = getelementptr inbounds i8, ptr %2076, i64 %2080
  %2082 = icmp slt i64 %811, 0
  %2083 = add nsw i64 %789, -1
  %2084 = mul nsw i64 %2083, %811
  %2085 = select i1 %2082, i64 %2084, i64 0
  %2086 = getelementptr inbounds i8, ptr %2081, i64 %2085
  %2087 = getelementptr inbounds i8, ptr %2047, i64 %2051
  %2088 = getelementptr inbounds i8, ptr %2087, i64 %354
  %2089 = icmp ugt ptr %2088, %2086
  br i1 %2089, label %2090, label %2121

2090:
  %2091 = icmp slt i64 %783, 2
  %2092 = icmp eq i64 %790, %800
  %2093 = select i1 %2091, i1 true, i1 %2092
  br i1 %2093, label %2095, label %2094

2094:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

2095:
  %2096 = icmp slt i64 %784, 2
  %2097 = icmp eq i64 %791, %799
  %2098 = select i1 %2096, i1 true, i1 %2097
  br i1 %2098, label %2099, label %2094

2099:
  %2100 = icmp slt i64 %785, 2
  %2101 = icmp eq i64 %792, %798
  %2102 = select i1 %2100, i1 true, i1 %2101
  br i1 %2102, label %2103, label %2094

2103:
  %2104 = icmp slt i64 %786, 2
  %2105 = icmp eq i64 %793, %797
  %2106 = select i1 %2104, i1 true, i1 %2105
  br i1 %2106, label %2107, label %2094

2107:
  %2108 = icmp slt i64 %787, 2
  %2109 = icmp eq i64 %809, %796
  %2110 = select i1 %2108, i1 true, i1 %2109
  br i1 %2110, label %2111, label %2094

2111:
  %2112 = icmp slt i64 %788, 2
  %2113 = icmp eq i64 %810, %795
  %2114 = select i1 %2112, i1 true, i1 %2113
  br i1 %2114, label %2115, label %2094

2115:
  %2116 = icmp slt i64 %789, 2
  %2117 = icmp eq i64 %811, %794
  %2118 = select i1 %2116, i1 true, i1 %2117
  br i1 %2118, label %2119, label %2094

2119:
  %2120 = icmp ule ptr %782, %808
  br label %2121

2121:
  %2122 = phi i1 [ %2120, %2119 ], [ true, %2017 ], [ true, %1944 ]
  %2123 = icmp sgt i64 %1936, 0
  br i1 %2123, label %2124, label %2307

2124:
  %2125 = icmp sgt i64 %807, 0
  %2126 = icmp sgt i8 %1871, 1
  %2127 = icmp eq i8 %1871, 2
  %2128 = icmp sgt i8 %1871, 2
  %2129 = icmp eq i8 %1871, 3
  %2130 = icmp sgt i8 %1871, 3
  %2131 = icmp eq i8 %1871, 4
  %2132 = icmp sgt i8 %1871, 4
  %2133 = icmp eq i8 %1871, 5
  %2134 = icmp sgt i8 %1871, 5
  %2135 = icmp eq i8 %1871, 6
  %2136 = icmp sgt i8 %1871, 6
  %2137 = icmp eq i8 %1871, 7
  %2138 = icmp sgt i8 %1871, 1
  %2139 = icmp eq i8 %1871, 2
  %2140 = icmp sgt i8 %1871, 2
  %2141 = icmp eq i8 %1871, 3
  %2142 = icmp sgt i8 %1871, 3
  %2143 = icmp eq i8 %1871, 4
  %2144 = icmp sgt i8 %1871, 4
  %2145 = icmp eq i8 %1871, 5
  %2146 = icmp sgt i8 %1871, 5
  %2147 = icmp eq i8 %1871, 6
  %2148 = icmp sgt i8 %1871, 6
  %2149 = icmp eq i8 %1871, 7
  br label %2150

2150:
  %2151 = phi i64 [ 0, %2124 ], [ %2294, %2293 ]
  %2152 = xor i64 %2151, -1
  %2153 = add nsw i64 %1936, %2152
  %2154 = select i1 %2122, i64 %2151, i64 %2153
  br i1 %2126, label %2155, label %2162

2155:
  br i1 %2127, label %2160, label %2156

2156:
  %2157 = urem i64 %2154, %784
  %2158 = mul nsw i64 %791, %2157
  %2159 = udiv i64 %2154, %784
  br label %2162

2160:
  %2161 = mul nsw i64 %791, %2154
  br label %2162

2162:
  %2163 = phi i64 [ %2161, %2160 ], [ %2158, %2156 ], [ 0, %2150 ]
  %2164 = phi i64 [ %2154, %2160 ], [ %2159, %2156 ], [ %2154, %2150 ]
  br i1 %2128, label %2165, label %2174

2165:
  br i1 %2129, label %2171, label %2166

2166:
  %2167 = urem i64 %2164, %785
  %2168 = mul nsw i64 %792, %2167
  %2169 = add nsw i64 %2168, %2163
  %2170 = udiv i64 %2164, %785
  br label %2174

2171:
  %2172 = mul nsw i64 %792, %2164
  %2173 = add nsw i64 %2172, %2163
  br label %2174

2174:
  %2175 = phi i64 [ %2173, %2171 ], [ %2169, %2166 ], [ %2163, %2162 ]
  %2176 = phi i64 [ %2164, %2171 ], [ %2170, %2166 ], [ %2164, %2162 ]
  br i1 %2130, label %2177, label %2186

2177:
  br i1 %2131, label %2183, label %2178

2178:
  %2179 = urem i64 %2176, %786
  %2180 = mul nsw i64 %793, %2179
  %2181 = add nsw i64 %2180, %2175
  %2182 = udiv i64 %2176, %786
  br label %2186

2183:
  %2184 = mul nsw i64 %793, %2176
  %2185 = add nsw i64 %2184, %2175
  br label %2186

2186:
  %2187 = phi i64 [ %2185, %2183 ], [ %2181, %2178 ], [ %2175, %2174 ]
  %2188 = phi i64 [ %2176, %2183 ], [ %2182, %2178 ], [ %2176, %2174 ]
  br i1 %2132, label %2189, label %2198

2189:
  br i1 %2133, label %2195, label %2190

2190:
  %2191 = urem i64 %2188, %787
  %2192 = mul nsw i64 %809, %2191
  %2193 = add nsw i64 %2192, %2187
  %2194 = udiv i64 %2188, %787
  br label %2198

2195:
  %2196 = mul nsw i64 %809, %2188
  %2197 = add nsw i64 %2196, %2187
  br label %2198

2198:
  %2199 = phi i64 [ %2197, %2195 ], [ %2193, %2190 ], [ %2187, %2186 ]
  %2200 = phi i64 [ %2188, %2195 ], [ %2194, %2190 ], [ %2188, %2186 ]
  br i1 %2134, label %2201, label %2210

2201:
  br i1 %2135, label %2207, label %2202

2202:
  %2203 = urem i64 %2200, %788
  %2204 = mul nsw i64 %810, %2203
  %2205 = add nsw i64 %2204, %2199
  %2206 = udiv i64 %2200, %788
  br label %2210

2207:
  %2208 = mul nsw i64 %810, %2200
  %2209 = add nsw i64 %2208, %2199
  br label %2210

2210:
  %2211 = phi i64 [ %2209, %2207 ], [ %2205, %2202 ], [ %2199, %2198 ]
  %2212 = phi i64 [ %2200, %2207 ], [ %2206, %2202 ], [ %2200, %2198 ]
  br i1 %2136, label %2213, label %2221

2213:
  br i1 %2137, label %2218, label %2214

2214:
  %2215 = urem i64 %2212, %789
  %2216 = mul nsw i64 %811, %2215
  %2217 = add nsw i64 %2216, %2211
  br label %2221

2218:
  %2219 = mul nsw i64 %811, %2212
  %2220 = add nsw i64 %2219, %2211
  br label %2221

2221:
  %2222 = phi i64 [ %2220, %2218 ], [ %2217, %2214 ], [ %2211, %2210 ]
  br i1 %2138, label %2223, label %2230

2223:
  br i1 %2139, label %2228, label %2224

2224:
  %2225 = urem i64 %2154, %806
  %2226 = mul nsw i64 %799, %2225
  %2227 = udiv i64 %2154, %806
  br label %2230

2228:
  %2229 = mul nsw i64 %799, %2154
  br label %2230

2230:
  %2231 = phi i64 [ %2229, %2228 ], [ %2226, %2224 ], [ 0, %2221 ]
  %2232 = phi i64 [ %2154, %2228 ], [ %2227, %2224 ], [ %2154, %2221 ]
  br i1 %2140, label %2233, label %2242

2233:
  br i1 %2141, label %2239, label %2234

2234:
  %2235 = urem i64 %2232, %805
  %2236 = mul nsw i64 %798, %2235
  %2237 = add nsw i64 %2236, %2231
  %2238 = udiv i64 %2232, %805
  br label %2242

2239:
  %2240 = mul nsw i64 %798, %2232
  %2241 = add nsw i64 %2240, %2231
  br label %2242

2242:
  %2243 = phi i64 [ %2241, %2239 ], [ %2237, %2234 ], [ %2231, %2230 ]
  %2244 = phi i64 [ %2232, %2239 ], [ %2238, %2234 ], [ %2232, %2230 ]
  br i1 %2142, label %2245, label %2254

2245:
  br i1 %2143, label %2251, label %2246

2246:
  %2247 = urem i64 %2244, %804
  %2248 = mul nsw i64 %797, %2247
  %2249 = add nsw i64 %2248, %2243
  %2250 = udiv i64 %2244, %804
  br label %2254

2251:
  %2252 = mul nsw i64 %797, %2244
  %2253 = add nsw i64 %2252, %2243
  br label %2254

2254:
  %2255 = phi i64 [ %2253, %2251 ], [ %2249, %2246 ], [ %2243, %2242 ]
  %2256 = phi i64 [ %2244, %2251 ], [ %2250, %2246 ], [ %2244, %2242 ]
  br i1 %2144, label %2257, label %2266

2257:
  br i1 %2145, label %2263, label %2258

2258:
  %2259 = urem i64 %2256, %803
  %2260 = mul nsw i64 %796, %2259
  %2261 = add nsw i64 %2260, %2255
  %2262 = udiv i64 %2256, %803
  br label %2266

2263:
  %2264 = mul nsw i64 %796, %2256
  %2265 = add nsw i64 %2264, %2255
  br label %2266

2266:
  %2267 = phi i64 [ %2265, %2263 ], [ %2261, %2258 ], [ %2255, %2254 ]
  %2268 = phi i64 [ %2256, %2263 ], [ %2262, %2258 ], [ %2256, %2254 ]
  br i1 %2146, label %2269, label %2278

2269:
  br i1 %2147, label %2275, label %2270

2270:
  %2271 = urem i64 %2268, %802
  %2272 = mul nsw i64 %795, %2271
  %2273 = add nsw i64 %2272, %2267
  %2274 = udiv i64 %2268, %802
  br label %2278

2275:
  %2276 = mul nsw i64 %795, %2268
  %2277 = add nsw i64 %2276, %2267
  br label %2278

2278:
  %2279 = phi i64 [ %2277, %2275 ], [ %2273, %2270 ], [ %2267, %2266 ]
  %2280 = phi i64 [ %2268, %2275 ], [ %2274, %2270 ], [ %2268, %2266 ]
  br i1 %2148, label %2281, label %2289

2281:
  br i1 %2149, label %2286, label %2282

2282:
  %2283 = urem i64 %2280, %801
  %2284 = mul nsw i64 %794, %2283
  %2285 = add nsw i64 %2284, %2279
  br label %2289

2286:
  %2287 = mul nsw i64 %794, %2280
  %2288 = add nsw i64 %2287, %2279
  br label %2289

2289:
  %2290 = phi i64 [ %2288, %2286 ], [ %2285, %2282 ], [ %2279, %2278 ]
  %2291 = getelementptr inbounds i8, ptr %782, i64 %2222
  %2292 = getelementptr inbounds i8, ptr %808, i64 %2290
  br i1 %2125, label %2296, label %2293

2293:
  %2294 = add nuw nsw i64 %2151, 1
  %2295 = icmp eq i64 %2294, %1936
  br i1 %2295, label %2307, label %2150

2296:
  %2297 = phi i64 [ %2305, %2296 ], [ 0, %2289 ]
  %2298 = xor i64 %2297, -1
  %2299 = add nsw i64 %807, %2298
  %2300 = select i1 %2122, i64 %2297, i64 %2299
  %2301 = mul nsw i64 %790, %2300
  %2302 = getelementptr inbounds i8, ptr %2291, i64 %2301
  %2303 = mul nsw i64 %800, %2300
  %2304 = getelementptr inbounds i8, ptr %2292, i64 %2303
  tail call void @pad.fortran.type.assign(ptr noundef %1928, ptr noundef %2302, ptr noundef %2304) #7
  %2305 = add nuw nsw i64 %2297, 1
  %2306 = icmp eq i64 %2305, %807
  br i1 %2306, label %2293, label %2296

2307:
  br i1 %813, label %2479, label %2308

2308:
  %2309 = mul nsw i64 %382, %373
  %2310 = mul nsw i64 %391, %2309
  %2311 = mul nsw i64 %400, %2310
  %2312 = mul nsw i64 %409, %2311
  %2313 = mul nsw i64 %418, %2312
  %2314 = mul nsw i64 %427, %2313
  %2315 = icmp sgt i64 %2314, 0
  br i1 %2315, label %2316, label %2322

2316:
  %2317 = mul nsw i64 %391, %382
  %2318 = mul nsw i64 %400, %2317
  %2319 = mul nsw i64 %409, %2318
  %2320 = mul nsw i64 %418, %2319
  %2321 = mul nsw i64 %427, %2320
  br label %2322

2322:
  %2323 = phi i64 [ 0, %2308 ], [ %2321, %2316 ]
  %2324 = icmp sgt i64 %2323, 0
  br i1 %2324, label %2325, label %2477

2325:
  %2326 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %2327 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2328 = mul nsw i64 %374, %373
  %2329 = icmp eq i64 %2328, 0
  %2330 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %2331 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %2332 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %2333 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %2334 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %2335 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %2336 = getelementptr inbounds nuw i8, ptr %1, i64 192
  br label %2337

2337:
  %2338 = phi i64 [ 0, %2325 ], [ %2423, %2422 ]
  %2339 = load i8, ptr %1870, align 4
  %2340 = icmp sgt i8 %2339, 1
  br i1 %2340, label %2341, label %2349

2341:
  %2342 = icmp eq i8 %2339, 2
  br i1 %2342, label %2347, label %2343

2343:
  %2344 = urem i64 %2338, %382
  %2345 = mul nsw i64 %383, %2344
  %2346 = udiv i64 %2338, %382
  br label %2349

2347:
  %2348 = mul nsw i64 %383, %2338
  br label %2349

2349:
  %2350 = phi i64 [ %2348, %2347 ], [ %2345, %2343 ], [ 0, %2337 ]
  %2351 = phi i64 [ %2338, %2347 ], [ %2346, %2343 ], [ %2338, %2337 ]
  %2352 = icmp sgt i8 %2339, 2
  br i1 %2352, label %2353, label %2363

2353:
  %2354 = icmp eq i8 %2339, 3
  br i1 %2354, label %2360, label %2355

2355:
  %2356 = urem i64 %2351, %391
  %2357 = mul nsw i64 %392, %2356
  %2358 = add nsw i64 %2357, %2350
  %2359 = udiv i64 %2351, %391
  br label %2363

2360:
  %2361 = mul nsw i64 %392, %2351
  %2362 = add nsw i64 %2361, %2350
  br label %2363

2363:
  %2364 = phi i64 [ %2362, %2360 ], [ %2358, %2355 ], [ %2350, %2349 ]
  %2365 = phi i64 [ %2351, %2360 ], [ %2359, %2355 ], [ %2351, %2349 ]
  %2366 = icmp sgt i8 %2339, 3
  br i1 %2366, label %2367, label %2377

2367:
  %2368 = icmp eq i8 %2339, 4
  br i1 %2368, label %2374, label %2369

2369:
  %2370 = urem i64 %2365, %400
  %2371 = mul nsw i64 %401, %2370
  %2372 = add nsw i64 %2371, %2364
  %2373 = udiv i64 %2365, %400
  br label %2377

2374:
  %2375 = mul nsw i64 %401, %2365
  %2376 = add nsw i64 %2375, %2364
  br label %2377

2377:
  %2378 = phi i64 [ %2376, %2374 ], [ %2372, %2369 ], [ %2364, %2363 ]
  %2379 = phi i64 [ %2365, %2374 ], [ %2373, %2369 ], [ %2365, %2363 ]
  %2380 = icmp sgt i8 %2339, 4
  br i1 %2380, label %2381, label %2391

2381:
  %2382 = icmp eq i8 %2339, 5
  br i1 %2382, label %2388, label %2383

2383:
  %2384 = urem i64 %2379, %409
  %2385 = mul nsw i64 %410, %2384
  %2386 = add nsw i64 %2385, %2378
  %2387 = udiv i64 %2379, %409
  br label %2391

2388:
  %2389 = mul nsw i64 %410, %2379
  %2390 = add nsw i64 %2389, %2378
  br label %2391

2391:
  %2392 = phi i64 [ %2390, %2388 ], [ %2386, %2383 ], [ %2378, %2377 ]
  %2393 = phi i64 [ %2379, %2388 ], [ %2387, %2383 ], [ %2379, %2377 ]
  %2394 = icmp sgt i8 %2339, 5
  br i1 %2394, label %2395, label %2405

2395:
  %2396 = icmp eq i8 %2339, 6
  br i1 %2396, label %2402, label %2397

2397:
  %2398 = urem i64 %2393, %418
  %2399 = mul nsw i64 %419, %2398
  %2400 = add nsw i64 %2399, %2392
  %2401 = udiv i64 %2393, %418
  br label %2405

2402:
  %2403 = mul nsw i64 %419, %2393
  %2404 = add nsw i64 %2403, %2392
  br label %2405

2405:
  %2406 = phi i64 [ %2404, %2402 ], [ %2400, %2397 ], [ %2392, %2391 ]
  %2407 = phi i64 [ %2393, %2402 ], [ %2401, %2397 ], [ %2393, %2391 ]
  %2408 = icmp sgt i8 %2339, 6
  br i1 %2408, label %2409, label %2418

2409:
  %2410 = icmp eq i8 %2339, 7
  br i1 %2410, label %2415, label %2411

2411:
  %2412 = urem i64 %2407, %427
  %2413 = mul nsw i64 %428, %2412
  %2414 = add nsw i64 %2413, %2406
  br label %2418

2415:
  %2416 = mul nsw i64 %428, %2407
  %2417 = add nsw i64 %2416, %2406
  br label %2418

2418:
  %2419 = phi i64 [ %2417, %2415 ], [ %2414, %2411 ], [ %2406, %2405 ]
  %2420 = getelementptr inbounds i8, ptr %363, i64 %2419
  %2421 = getelementptr inbounds i8, ptr %2420, i64 %2328
  br i1 %2329, label %2422, label %2425

2422:
  %2423 = add nuw nsw i64 %2338, 1
  %2424 = icmp eq i64 %2423, %2323
  br i1 %2424, label %2477, label %2337

2425:
  %2426 = phi ptr [ %2475, %2473 ], [ %2420, %2418 ]
  %2427 = load i8, ptr %5, align 1
  %2428 = icmp eq i8 %2427, 42
  br i1 %2428, label %2429, label %2473

2429:
  %2430 = load i8, ptr %2326, align 1
  %2431 = and i8 %2430, 1
  %2432 = icmp eq i8 %2431, 0
  br i1 %2432, label %2473, label %2433

2433:
  %2434 = load i8, ptr %7, align 4
  %2435 = icmp eq i8 %2434, 0
  br i1 %2435, label %2436, label %2438

2436:
  %2437 = load ptr, ptr %2327, align 8
  br label %2438

2438:
  %2439 = phi ptr [ %2437, %2436 ], [ null, %2433 ]
  %2440 = icmp eq i8 %2434, 1
  br i1 %2440, label %2441, label %2443

2441:
  %2442 = load ptr, ptr %2330, align 8
  br label %2443

2443:
  %2444 = phi ptr [ %2442, %2441 ], [ %2439, %2438 ]
  %2445 = icmp eq i8 %2434, 2
  br i1 %2445, label %2446, label %2448

2446:
  %2447 = load ptr, ptr %2331, align 8
  br label %2448

2448:
  %2449 = phi ptr [ %2447, %2446 ], [ %2444, %2443 ]
  %2450 = icmp eq i8 %2434, 3
  br i1 %2450, label %2451, label %2453

2451:
  %2452 = load ptr, ptr %2332, align 8
  br label %2453

2453:
  %2454 = phi ptr [ %2452, %2451 ], [ %2449, %2448 ]
  %2455 = icmp eq i8 %2434, 4
  br i1 %2455, label %2456, label %2458

2456:
  %2457 = load ptr, ptr %2333, align 8
  br label %2458

2458:
  %2459 = phi ptr [ %2457, %2456 ], [ %2454, %2453 ]
  %2460 = icmp eq i8 %2434, 5
  br i1 %2460, label %2461, label %2463

2461:
  %2462 = load ptr, ptr %2334, align 8
  br label %2463

2463:
  %2464 = phi ptr [ %2462, %2461 ], [ %2459, %2458 ]
  %2465 = icmp eq i8 %2434, 6
  br i1 %2465, label %2466, label %2468

2466:
  %2467 = load ptr, ptr %2335, align 8
  br label %2468

2468:
  %2469 = phi ptr [ %2467, %2466 ], [ %2464, %2463 ]
  %2470 = icmp eq i8 %2434, 7
  br i1 %2470, label %2471, label %2473

2471:
  %2472 = load ptr, ptr %2336, align 8
  br label %2473

2473:
  %2474 = phi ptr [ null, %2425 ], [ null, %2429 ], [ %2472, %2471 ], [ %2469, %2468 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %2474, ptr noundef %2426) #7
  %2475 = getelementptr inbounds i8, ptr %2426, i64 %374
  %2476 = icmp eq ptr %2475, %2421
  br i1 %2476, label %2422, label %2425

2477:
  br i1 %813, label %2479, label %2478

2478:
  tail call void @free(ptr noundef %363)
  br label %2479

2479:
  ret void
}

declare void @_FortranAAssignTemporary(ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

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
