; Made from assign.c by regenerate.py.
; Assign: 4 arguments, facts of 0 1
; AssignPolymorphic: 4 arguments, facts of 0 1
; AssignTemporary: 4 arguments, facts of 0 1

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [39 x i8] c"assignment of an array of another rank\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.Assign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef %13) local_unnamed_addr #0 {
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq i64 %7, 0
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ %19, %17 ], [ %7, %14 ]
  %22 = icmp eq i32 %4, -128
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = sext i8 %25 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %23 ], [ %4, %20 ]
  %29 = icmp eq i32 %5, -128
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  br label %34

34:
  %35 = phi i32 [ %33, %30 ], [ %5, %27 ]
  %36 = icmp eq i32 %6, -128
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %39 = load i8, ptr %38, align 2
  %40 = sext i8 %39 to i32
  br label %41

41:
  %42 = phi i32 [ %40, %37 ], [ %6, %34 ]
  %43 = icmp sgt i32 %28, 0
  br i1 %43, label %44, label %49

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %44 ], [ 0, %41 ]
  %51 = phi i64 [ %46, %44 ], [ 1, %41 ]
  %52 = icmp sgt i32 %28, 1
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %57 = load i64, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ %57, %53 ], [ 0, %49 ]
  %60 = phi i64 [ %55, %53 ], [ 1, %49 ]
  %61 = icmp sgt i32 %28, 2
  br i1 %61, label %62, label %67

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %66 = load i64, ptr %65, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %62 ], [ 0, %58 ]
  %69 = phi i64 [ %64, %62 ], [ 1, %58 ]
  %70 = icmp sgt i32 %28, 3
  br i1 %70, label %71, label %76

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %75 = load i64, ptr %74, align 8
  br label %76

76:
  %77 = phi i64 [ %75, %71 ], [ 0, %67 ]
  %78 = phi i64 [ %73, %71 ], [ 1, %67 ]
  %79 = icmp sgt i32 %28, 4
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %84, %80 ], [ 0, %76 ]
  %87 = phi i64 [ %82, %80 ], [ 1, %76 ]
  %88 = icmp sgt i32 %28, 5
  br i1 %88, label %89, label %94

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %93, %89 ], [ 0, %85 ]
  %96 = phi i64 [ %91, %89 ], [ 1, %85 ]
  %97 = icmp sgt i32 %28, 6
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %98 ], [ 0, %94 ]
  %105 = phi i64 [ %100, %98 ], [ 1, %94 ]
  %106 = icmp eq ptr %8, null
  %107 = icmp eq i32 %35, 42
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %161

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %111 = load i8, ptr %110, align 1
  %112 = and i8 %111, 1
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %161, label %114

114:
  %115 = icmp eq i32 %28, 0
  br i1 %115, label %116, label %119

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %118 = load ptr, ptr %117, align 8
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ null, %114 ]
  %121 = icmp eq i32 %28, 1
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %124 = load ptr, ptr %123, align 8
  br label %125

125:
  %126 = phi ptr [ %124, %122 ], [ %120, %119 ]
  %127 = icmp eq i32 %28, 2
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %130 = load ptr, ptr %129, align 8
  br label %131

131:
  %132 = phi ptr [ %130, %128 ], [ %126, %125 ]
  %133 = icmp eq i32 %28, 3
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %136 = load ptr, ptr %135, align 8
  br label %137

137:
  %138 = phi ptr [ %136, %134 ], [ %132, %131 ]
  %139 = icmp eq i32 %28, 4
  br i1 %139, label %140, label %143

140:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %142 = load ptr, ptr %141, align 8
  br label %143

143:
  %144 = phi ptr [ %142, %140 ], [ %138, %137 ]
  %145 = icmp eq i32 %28, 5
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %148 = load ptr, ptr %147, align 8
  br label %149

149:
  %150 = phi ptr [ %148, %146 ], [ %144, %143 ]
  %151 = icmp eq i32 %28, 6
  br i1 %151, label %152, label %155

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %154 = load ptr, ptr %153, align 8
  br label %155

155:
  %156 = phi ptr [ %154, %152 ], [ %150, %149 ]
  %157 = icmp eq i32 %28, 7
  br i1 %157, label %158, label %161

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %160 = load ptr, ptr %159, align 8
  br label %161

161:
  %162 = phi ptr [ null, %109 ], [ %8, %103 ], [ %160, %158 ], [ %156, %155 ]
  %163 = load ptr, ptr %1, align 8
  %164 = icmp eq i64 %12, 0
  br i1 %164, label %165, label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %167 = load i64, ptr %166, align 8
  br label %168

168:
  %169 = phi i64 [ %167, %165 ], [ %12, %161 ]
  %170 = icmp eq i32 %9, -128
  br i1 %170, label %171, label %175

171:
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %173 = load i8, ptr %172, align 4
  %174 = sext i8 %173 to i32
  br label %175

175:
  %176 = phi i32 [ %174, %171 ], [ %9, %168 ]
  %177 = icmp eq i32 %10, -128
  br i1 %177, label %178, label %182

178:
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %180 = load i8, ptr %179, align 1
  %181 = sext i8 %180 to i32
  br label %182

182:
  %183 = phi i32 [ %181, %178 ], [ %10, %175 ]
  %184 = icmp sgt i32 %176, 0
  br i1 %184, label %185, label %192

185:
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %191 = load i64, ptr %190, align 8
  br label %192

192:
  %193 = phi i64 [ %191, %185 ], [ 0, %182 ]
  %194 = phi i64 [ %189, %185 ], [ 1, %182 ]
  %195 = phi i64 [ %187, %185 ], [ 1, %182 ]
  %196 = icmp sgt i32 %176, 1
  br i1 %196, label %197, label %204

197:
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %203 = load i64, ptr %202, align 8
  br label %204

204:
  %205 = phi i64 [ %203, %197 ], [ 0, %192 ]
  %206 = phi i64 [ %201, %197 ], [ 1, %192 ]
  %207 = phi i64 [ %199, %197 ], [ 1, %192 ]
  %208 = icmp sgt i32 %176, 2
  br i1 %208, label %209, label %216

209:
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %215 = load i64, ptr %214, align 8
  br label %216

216:
  %217 = phi i64 [ %215, %209 ], [ 0, %204 ]
  %218 = phi i64 [ %213, %209 ], [ 1, %204 ]
  %219 = phi i64 [ %211, %209 ], [ 1, %204 ]
  %220 = icmp sgt i32 %176, 3
  br i1 %220, label %221, label %228

221:
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %227 = load i64, ptr %226, align 8
  br label %228

228:
  %229 = phi i64 [ %227, %221 ], [ 0, %216 ]
  %230 = phi i64 [ %225, %221 ], [ 1, %216 ]
  %231 = phi i64 [ %223, %221 ], [ 1, %216 ]
  %232 = icmp sgt i32 %176, 4
  br i1 %232, label %233, label %240

233:
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %239 = load i64, ptr %238, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %233 ], [ 0, %228 ]
  %242 = phi i64 [ %237, %233 ], [ 1, %228 ]
  %243 = phi i64 [ %235, %233 ], [ 1, %228 ]
  %244 = icmp sgt i32 %176, 5
  br i1 %244, label %245, label %252

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %251 = load i64, ptr %250, align 8
  br label %252

252:
  %253 = phi i64 [ %251, %245 ], [ 0, %240 ]
  %254 = phi i64 [ %249, %245 ], [ 1, %240 ]
  %255 = phi i64 [ %247, %245 ], [ 1, %240 ]
  %256 = icmp sgt i32 %176, 6
  br i1 %256, label %257, label %264

257:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %263 = load i64, ptr %262, align 8
  br label %264

264:
  %265 = phi i64 [ %263, %257 ], [ 0, %252 ]
  %266 = phi i64 [ %261, %257 ], [ 1, %252 ]
  %267 = phi i64 [ %259, %257 ], [ 1, %252 ]
  %268 = icmp eq ptr %13, null
  %269 = icmp eq i32 %183, 42
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %271, label %323

271:
  %272 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %273 = load i8, ptr %272, align 1
  %274 = and i8 %273, 1
  %275 = icmp eq i8 %274, 0
  br i1 %275, label %323, label %276

276:
  %277 = icmp eq i32 %176, 0
  br i1 %277, label %278, label %281

278:
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %280 = load ptr, ptr %279, align 8
  br label %281

281:
  %282 = phi ptr [ %280, %278 ], [ null, %276 ]
  %283 = icmp eq i32 %176, 1
  br i1 %283, label %284, label %287

284:
  %285 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %286 = load ptr, ptr %285, align 8
  br label %287

287:
  %288 = phi ptr [ %286, %284 ], [ %282, %281 ]
  %289 = icmp eq i32 %176, 2
  br i1 %289, label %290, label %293

290:
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %292 = load ptr, ptr %291, align 8
  br label %293

293:
  %294 = phi ptr [ %292, %290 ], [ %288, %287 ]
  %295 = icmp eq i32 %176, 3
  br i1 %295, label %296, label %299

296:
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %298 = load ptr, ptr %297, align 8
  br label %299

299:
  %300 = phi ptr [ %298, %296 ], [ %294, %293 ]
  %301 = icmp eq i32 %176, 4
  br i1 %301, label %302, label %305

302:
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %304 = load ptr, ptr %303, align 8
  br label %305

305:
  %306 = phi ptr [ %304, %302 ], [ %300, %299 ]
  %307 = icmp eq i32 %176, 5
  br i1 %307, label %308, label %311

308:
  %309 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %310 = load ptr, ptr %309, align 8
  br label %311

311:
  %312 = phi ptr [ %310, %308 ], [ %306, %305 ]
  %313 = icmp eq i32 %176, 6
  br i1 %313, label %314, label %317

314:
  %315 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %316 = load ptr, ptr %315, align 8
  br label %317

317:
  %318 = phi ptr [ %316, %314 ], [ %312, %311 ]
  %319 = icmp eq i32 %176, 7
  br i1 %319, label %320, label %323

320:
  %321 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %322 = load ptr, ptr %321, align 8
  br label %323

323:
  %324 = phi ptr [ null, %271 ], [ %13, %264 ], [ %322, %320 ], [ %318, %317 ]
  %325 = select i1 %268, i1 %269, i1 false
  %326 = select i1 %325, i1 %107, i1 false
  %327 = icmp ne ptr %162, null
  %328 = select i1 %326, i1 %327, i1 false
  %329 = select i1 %328, ptr %162, ptr %324
  %330 = select i1 %328, i64 %21, i64 %169
  %331 = icmp sgt i32 %176, 7
  br i1 %331, label %355, label %332

332:
  br i1 %269, label %333, label %351

333:
  %334 = icmp eq ptr %329, null
  br i1 %334, label %355, label %335

335:
  %336 = getelementptr inbounds nuw i8, ptr %329, i64 430
  %337 = load i8, ptr %336, align 2
  %338 = icmp eq i8 %337, 0
  br i1 %338, label %347, label %339

339:
  %340 = getelementptr inbounds nuw i8, ptr %329, i64 431
  %341 = load i8, ptr %340, align 1
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %347, label %343

343:
  %344 = getelementptr inbounds nuw i8, ptr %329, i64 432
  %345 = load i8, ptr %344, align 8
  %346 = icmp eq i8 %345, 0
  br i1 %346, label %347, label %355

347:
  %348 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %329) #7
  %349 = icmp eq i32 %348, 0
  %350 = select i1 %349, i32 2, i32 1
  br label %355

351:
  %352 = add i32 %183, -1
  %353 = icmp ult i32 %352, 49
  %354 = select i1 %353, i32 0, i32 2
  br label %355

355:
  %356 = phi i32 [ %354, %351 ], [ 2, %323 ], [ 2, %333 ], [ %350, %347 ], [ 0, %343 ]
  %357 = icmp ne i32 %42, 2
  %358 = icmp eq i32 %356, 2
  br i1 %358, label %368, label %359

359:
  br i1 %357, label %360, label %369

360:
  %361 = icmp ugt i32 %183, 44
  %362 = zext nneg i32 %183 to i45
  %363 = lshr i45 7696581394431, %362
  %364 = trunc i45 %363 to i1
  %365 = select i1 %361, i1 true, i1 %364
  %366 = icmp eq i64 %21, %330
  %367 = select i1 %365, i1 true, i1 %366
  br i1 %367, label %369, label %368

368:
  tail call void @_FortranAAssign(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %1987

369:
  %370 = icmp eq i32 %176, 0
  %371 = icmp eq i32 %176, %28
  %372 = select i1 %370, i1 true, i1 %371
  br i1 %372, label %374, label %373

373:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

374:
  switch i32 %183, label %378 [
    i32 28, label %379
    i32 27, label %375
    i32 35, label %376
    i32 34, label %377
  ]

375:
  br label %379

376:
  br label %379

377:
  br label %379

378:
  br label %379

379:
  %380 = phi i32 [ 0, %378 ], [ 1, %375 ], [ 4, %376 ], [ 3, %377 ], [ 2, %374 ]
  %381 = icmp eq i32 %176, 0
  %382 = select i1 %381, i32 %28, i32 %176
  br i1 %357, label %393, label %383

383:
  %384 = icmp eq ptr %15, null
  br i1 %384, label %393, label %385

385:
  %386 = icmp ult i32 %183, 45
  %387 = zext nneg i32 %183 to i45
  %388 = lshr i45 -7696581394432, %387
  %389 = trunc i45 %388 to i1
  %390 = select i1 %386, i1 %389, i1 false
  %391 = icmp ne i64 %21, %330
  %392 = select i1 %390, i1 %391, i1 false
  br label %393

393:
  %394 = phi i1 [ false, %379 ], [ true, %383 ], [ %392, %385 ]
  br i1 %381, label %395, label %416

395:
  br i1 %394, label %396, label %525

396:
  %397 = mul nsw i64 %60, %51
  %398 = mul nsw i64 %69, %397
  %399 = mul nsw i64 %78, %398
  %400 = mul nsw i64 %87, %399
  %401 = mul nsw i64 %96, %400
  %402 = mul nsw i64 %105, %401
  %403 = mul i64 %402, %330
  %404 = tail call i64 @llvm.umax.i64(i64 %403, i64 1)
  %405 = tail call ptr @malloc(i64 noundef %404) #9
  store ptr %405, ptr %0, align 8
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %330, ptr %406, align 8
  %407 = trunc i32 %183 to i8
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %407, ptr %408, align 1
  %409 = mul nsw i64 %51, %330
  %410 = mul nsw i64 %60, %409
  %411 = mul nsw i64 %69, %410
  %412 = mul nsw i64 %78, %411
  %413 = mul nsw i64 %87, %412
  %414 = mul nsw i64 %96, %413
  %415 = icmp eq ptr %15, null
  br label %525

416:
  br i1 %357, label %525, label %417

417:
  br i1 %394, label %432, label %418

418:
  %419 = icmp ne i64 %51, %194
  %420 = icmp ne i64 %60, %206
  %421 = icmp ne i64 %69, %218
  %422 = icmp ne i64 %78, %230
  %423 = icmp ne i64 %87, %242
  %424 = icmp ne i64 %96, %254
  %425 = icmp ne i64 %105, %266
  %426 = select i1 %425, i1 true, i1 %424
  %427 = select i1 %426, i1 true, i1 %423
  %428 = select i1 %427, i1 true, i1 %422
  %429 = select i1 %428, i1 true, i1 %421
  %430 = select i1 %429, i1 true, i1 %420
  %431 = select i1 %430, i1 true, i1 %419
  br label %432

432:
  %433 = phi i1 [ true, %417 ], [ %431, %418 ]
  br i1 %433, label %434, label %516

434:
  %435 = mul nsw i64 %206, %194
  %436 = mul nsw i64 %218, %435
  %437 = mul nsw i64 %230, %436
  %438 = mul nsw i64 %242, %437
  %439 = mul nsw i64 %254, %438
  %440 = mul nsw i64 %266, %439
  %441 = mul i64 %440, %330
  %442 = tail call i64 @llvm.umax.i64(i64 %441, i64 1)
  %443 = tail call ptr @malloc(i64 noundef %442) #9
  store ptr %443, ptr %0, align 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %330, ptr %444, align 8
  %445 = trunc i32 %183 to i8
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %445, ptr %446, align 1
  %447 = icmp sgt i32 %176, 0
  br i1 %447, label %448, label %455

448:
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %450 = icmp slt i64 %194, 1
  %451 = select i1 %450, i64 1, i64 %195
  store i64 %451, ptr %449, align 8
  %452 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %194, ptr %452, align 8
  %453 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %330, ptr %453, align 8
  %454 = mul i64 %194, %330
  br label %455

455:
  %456 = phi i64 [ %454, %448 ], [ %330, %434 ]
  %457 = icmp sgt i32 %176, 1
  br i1 %457, label %458, label %465

458:
  %459 = icmp slt i64 %206, 1
  %460 = select i1 %459, i64 1, i64 %207
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %460, ptr %461, align 8
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %206, ptr %462, align 8
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %456, ptr %463, align 8
  %464 = mul i64 %206, %456
  br label %465

465:
  %466 = phi i64 [ %464, %458 ], [ %456, %455 ]
  %467 = icmp sgt i32 %176, 2
  br i1 %467, label %468, label %475

468:
  %469 = icmp slt i64 %218, 1
  %470 = select i1 %469, i64 1, i64 %219
  %471 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %470, ptr %471, align 8
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %218, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %466, ptr %473, align 8
  %474 = mul i64 %218, %466
  br label %475

475:
  %476 = phi i64 [ %474, %468 ], [ %466, %465 ]
  %477 = icmp sgt i32 %176, 3
  br i1 %477, label %478, label %485

478:
  %479 = icmp slt i64 %230, 1
  %480 = select i1 %479, i64 1, i64 %231
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %480, ptr %481, align 8
  %482 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %230, ptr %482, align 8
  %483 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %476, ptr %483, align 8
  %484 = mul i64 %230, %476
  br label %485

485:
  %486 = phi i64 [ %484, %478 ], [ %476, %475 ]
  %487 = icmp sgt i32 %176, 4
  br i1 %487, label %488, label %495

488:
  %489 = icmp slt i64 %242, 1
  %490 = select i1 %489, i64 1, i64 %243
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %490, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %242, ptr %492, align 8
  %493 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %486, ptr %493, align 8
  %494 = mul i64 %242, %486
  br label %495

495:
  %496 = phi i64 [ %494, %488 ], [ %486, %485 ]
  %497 = icmp sgt i32 %176, 5
  br i1 %497, label %498, label %505

498:
  %499 = icmp slt i64 %254, 1
  %500 = select i1 %499, i64 1, i64 %255
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %500, ptr %501, align 8
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %254, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %496, ptr %503, align 8
  %504 = mul i64 %254, %496
  br label %505

505:
  %506 = phi i64 [ %504, %498 ], [ %496, %495 ]
  %507 = icmp sgt i32 %176, 6
  br i1 %507, label %508, label %514

508:
  %509 = icmp slt i64 %266, 1
  %510 = select i1 %509, i64 1, i64 %267
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %510, ptr %511, align 8
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %266, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %506, ptr %513, align 8
  br label %514

514:
  %515 = icmp eq ptr %15, null
  br label %516

516:
  %517 = phi ptr [ %443, %514 ], [ %15, %432 ]
  %518 = phi i1 [ %515, %514 ], [ true, %432 ]
  %519 = mul nsw i64 %194, %330
  %520 = mul nsw i64 %206, %519
  %521 = mul nsw i64 %218, %520
  %522 = mul nsw i64 %230, %521
  %523 = mul nsw i64 %242, %522
  %524 = mul nsw i64 %254, %523
  br label %525

525:
  %526 = phi i64 [ %194, %516 ], [ %194, %416 ], [ %51, %395 ], [ %51, %396 ]
  %527 = phi i64 [ %206, %516 ], [ %206, %416 ], [ %60, %395 ], [ %60, %396 ]
  %528 = phi i64 [ %218, %516 ], [ %218, %416 ], [ %69, %395 ], [ %69, %396 ]
  %529 = phi i64 [ %230, %516 ], [ %230, %416 ], [ %78, %395 ], [ %78, %396 ]
  %530 = phi i64 [ %242, %516 ], [ %242, %416 ], [ %87, %395 ], [ %87, %396 ]
  %531 = phi i64 [ %254, %516 ], [ %254, %416 ], [ %96, %395 ], [ %96, %396 ]
  %532 = phi i64 [ %266, %516 ], [ %266, %416 ], [ %105, %395 ], [ %105, %396 ]
  %533 = phi i64 [ %193, %516 ], [ %193, %416 ], [ 0, %395 ], [ 0, %396 ]
  %534 = phi i64 [ %205, %516 ], [ %205, %416 ], [ 0, %395 ], [ 0, %396 ]
  %535 = phi i64 [ %217, %516 ], [ %217, %416 ], [ 0, %395 ], [ 0, %396 ]
  %536 = phi i64 [ %229, %516 ], [ %229, %416 ], [ 0, %395 ], [ 0, %396 ]
  %537 = phi i64 [ %241, %516 ], [ %241, %416 ], [ 0, %395 ], [ 0, %396 ]
  %538 = phi i64 [ %253, %516 ], [ %253, %416 ], [ 0, %395 ], [ 0, %396 ]
  %539 = phi i64 [ %265, %516 ], [ %265, %416 ], [ 0, %395 ], [ 0, %396 ]
  %540 = phi ptr [ %517, %516 ], [ %15, %416 ], [ %15, %395 ], [ %405, %396 ]
  %541 = phi i64 [ %194, %516 ], [ %51, %416 ], [ %51, %395 ], [ %51, %396 ]
  %542 = phi i64 [ %206, %516 ], [ %60, %416 ], [ %60, %395 ], [ %60, %396 ]
  %543 = phi i64 [ %218, %516 ], [ %69, %416 ], [ %69, %395 ], [ %69, %396 ]
  %544 = phi i64 [ %230, %516 ], [ %78, %416 ], [ %78, %395 ], [ %78, %396 ]
  %545 = phi i64 [ %242, %516 ], [ %87, %416 ], [ %87, %395 ], [ %87, %396 ]
  %546 = phi i64 [ %254, %516 ], [ %96, %416 ], [ %96, %395 ], [ %96, %396 ]
  %547 = phi i64 [ %266, %516 ], [ %105, %416 ], [ %105, %395 ], [ %105, %396 ]
  %548 = phi i64 [ %330, %516 ], [ %50, %416 ], [ %50, %395 ], [ %330, %396 ]
  %549 = phi i64 [ %519, %516 ], [ %59, %416 ], [ %59, %395 ], [ %409, %396 ]
  %550 = phi i64 [ %520, %516 ], [ %68, %416 ], [ %68, %395 ], [ %410, %396 ]
  %551 = phi i64 [ %521, %516 ], [ %77, %416 ], [ %77, %395 ], [ %411, %396 ]
  %552 = phi i64 [ %522, %516 ], [ %86, %416 ], [ %86, %395 ], [ %412, %396 ]
  %553 = phi i64 [ %523, %516 ], [ %95, %416 ], [ %95, %395 ], [ %413, %396 ]
  %554 = phi i64 [ %524, %516 ], [ %104, %416 ], [ %104, %395 ], [ %414, %396 ]
  %555 = phi i1 [ %518, %516 ], [ true, %416 ], [ true, %395 ], [ %415, %396 ]
  %556 = phi i1 [ %433, %516 ], [ %394, %416 ], [ false, %395 ], [ true, %396 ]
  %557 = icmp eq i32 %356, 0
  br i1 %557, label %558, label %1367

558:
  %559 = icmp eq i64 %541, 1
  %560 = icmp eq i64 %548, %330
  %561 = select i1 %559, i1 true, i1 %560
  %562 = mul nsw i64 %541, %330
  %563 = icmp eq i64 %542, 1
  %564 = icmp eq i64 %549, %562
  %565 = select i1 %563, i1 true, i1 %564
  %566 = and i1 %565, %561
  %567 = mul nsw i64 %542, %562
  %568 = icmp eq i64 %543, 1
  %569 = icmp eq i64 %550, %567
  %570 = select i1 %568, i1 true, i1 %569
  %571 = and i1 %570, %566
  %572 = mul nsw i64 %543, %567
  %573 = icmp eq i64 %544, 1
  %574 = icmp eq i64 %551, %572
  %575 = select i1 %573, i1 true, i1 %574
  %576 = and i1 %575, %571
  %577 = mul nsw i64 %544, %572
  %578 = icmp eq i64 %545, 1
  %579 = icmp eq i64 %552, %577
  %580 = select i1 %578, i1 true, i1 %579
  %581 = and i1 %580, %576
  %582 = mul nsw i64 %545, %577
  %583 = icmp eq i64 %546, 1
  %584 = icmp eq i64 %553, %582
  %585 = select i1 %583, i1 true, i1 %584
  %586 = and i1 %585, %581
  %587 = icmp eq i64 %547, 1
  %588 = mul nsw i64 %546, %582
  %589 = icmp eq i64 %554, %588
  %590 = select i1 %587, i1 true, i1 %589
  %591 = and i1 %590, %586
  %592 = mul i64 %527, %526
  %593 = mul i64 %528, %592
  %594 = mul i64 %529, %593
  %595 = mul i64 %530, %594
  %596 = mul i64 %531, %595
  %597 = mul i64 %532, %596
  %598 = or i1 %357, %381
  br i1 %591, label %599, label %727

599:
  %600 = icmp eq i64 %526, 1
  %601 = icmp eq i64 %533, %330
  %602 = select i1 %600, i1 true, i1 %601
  %603 = mul nsw i64 %526, %330
  %604 = icmp eq i64 %527, 1
  %605 = icmp eq i64 %534, %603
  %606 = select i1 %604, i1 true, i1 %605
  %607 = and i1 %606, %602
  %608 = mul nsw i64 %527, %603
  %609 = icmp eq i64 %528, 1
  %610 = icmp eq i64 %535, %608
  %611 = select i1 %609, i1 true, i1 %610
  %612 = and i1 %611, %607
  %613 = mul nsw i64 %528, %608
  %614 = icmp eq i64 %529, 1
  %615 = icmp eq i64 %536, %613
  %616 = select i1 %614, i1 true, i1 %615
  %617 = and i1 %616, %612
  %618 = mul nsw i64 %529, %613
  %619 = icmp eq i64 %530, 1
  %620 = icmp eq i64 %537, %618
  %621 = select i1 %619, i1 true, i1 %620
  %622 = and i1 %621, %617
  %623 = mul nsw i64 %530, %618
  %624 = icmp eq i64 %531, 1
  %625 = icmp eq i64 %538, %623
  %626 = select i1 %624, i1 true, i1 %625
  %627 = and i1 %626, %622
  %628 = icmp eq i64 %532, 1
  %629 = mul nsw i64 %531, %623
  %630 = icmp eq i64 %539, %629
  %631 = select i1 %628, i1 true, i1 %630
  %632 = and i1 %631, %627
  br i1 %632, label %633, label %727

633:
  %634 = icmp ugt ptr %540, %163
  %635 = select i1 %598, i1 %634, i1 false
  br i1 %635, label %682, label %636

636:
  switch i32 %380, label %681 [
    i32 2, label %643
    i32 1, label %641
    i32 4, label %639
    i32 3, label %637
    i32 0, label %679
  ]

637:
  %638 = icmp sgt i64 %597, 0
  br i1 %638, label %669, label %1985

639:
  %640 = icmp sgt i64 %597, 0
  br i1 %640, label %659, label %1985

641:
  %642 = icmp sgt i64 %597, 0
  br i1 %642, label %652, label %1985

643:
  %644 = icmp sgt i64 %597, 0
  br i1 %644, label %645, label %1985

645:
  %646 = phi i64 [ %650, %645 ], [ 0, %643 ]
  %647 = getelementptr inbounds nuw double, ptr %540, i64 %646
  %648 = getelementptr inbounds nuw double, ptr %163, i64 %646
  %649 = load double, ptr %648, align 8
  store double %649, ptr %647, align 8
  %650 = add nuw nsw i64 %646, 1
  %651 = icmp eq i64 %650, %597
  br i1 %651, label %1985, label %645

652:
  %653 = phi i64 [ %657, %652 ], [ 0, %641 ]
  %654 = getelementptr inbounds nuw float, ptr %540, i64 %653
  %655 = getelementptr inbounds nuw float, ptr %163, i64 %653
  %656 = load float, ptr %655, align 4
  store float %656, ptr %654, align 4
  %657 = add nuw nsw i64 %653, 1
  %658 = icmp eq i64 %657, %597
  br i1 %658, label %1985, label %652

659:
  %660 = phi i64 [ %667, %659 ], [ 0, %639 ]
  %661 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %540, i64 %660
  %662 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %660
  %663 = load double, ptr %662, align 8
  %664 = getelementptr inbounds nuw i8, ptr %662, i64 8
  %665 = load double, ptr %664, align 8
  store double %663, ptr %661, align 8
  %666 = getelementptr inbounds nuw i8, ptr %661, i64 8
  store double %665, ptr %666, align 8
  %667 = add nuw nsw i64 %660, 1
  %668 = icmp eq i64 %667, %597
  br i1 %668, label %1985, label %659

669:
  %670 = phi i64 [ %677, %669 ], [ 0, %637 ]
  %671 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %540, i64 %670
  %672 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %670
  %673 = load float, ptr %672, align 4
  %674 = getelementptr inbounds nuw i8, ptr %672, i64 4
  %675 = load float, ptr %674, align 4
  store float %673, ptr %671, align 4
  %676 = getelementptr inbounds nuw i8, ptr %671, i64 4
  store float %675, ptr %676, align 4
  %677 = add nuw nsw i64 %670, 1
  %678 = icmp eq i64 %677, %597
  br i1 %678, label %1985, label %669

679:
  %680 = mul i64 %597, %330
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %540, ptr align 1 %163, i64 %680, i1 false)
  br label %1985

681:
  unreachable

682:
  switch i32 %380, label %681 [
    i32 2, label %689
    i32 1, label %687
    i32 4, label %685
    i32 3, label %683
    i32 0, label %725
  ]

683:
  %684 = icmp sgt i64 %597, 0
  br i1 %684, label %715, label %1985

685:
  %686 = icmp sgt i64 %597, 0
  br i1 %686, label %705, label %1985

687:
  %688 = icmp sgt i64 %597, 0
  br i1 %688, label %698, label %1985

689:
  %690 = icmp sgt i64 %597, 0
  br i1 %690, label %691, label %1985

691:
  %692 = phi i64 [ %693, %691 ], [ %597, %689 ]
  %693 = add nsw i64 %692, -1
  %694 = getelementptr inbounds nuw double, ptr %540, i64 %693
  %695 = getelementptr inbounds nuw double, ptr %163, i64 %693
  %696 = load double, ptr %695, align 8
  store double %696, ptr %694, align 8
  %697 = icmp sgt i64 %692, 1
  br i1 %697, label %691, label %1985

698:
  %699 = phi i64 [ %700, %698 ], [ %597, %687 ]
  %700 = add nsw i64 %699, -1
  %701 = getelementptr inbounds nuw float, ptr %540, i64 %700
  %702 = getelementptr inbounds nuw float, ptr %163, i64 %700
  %703 = load float, ptr %702, align 4
  store float %703, ptr %701, align 4
  %704 = icmp sgt i64 %699, 1
  br i1 %704, label %698, label %1985

705:
  %706 = phi i64 [ %707, %705 ], [ %597, %685 ]
  %707 = add nsw i64 %706, -1
  %708 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %540, i64 %707
  %709 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %707
  %710 = load double, ptr %709, align 8
  %711 = getelementptr inbounds nuw i8, ptr %709, i64 8
  %712 = load double, ptr %711, align 8
  store double %710, ptr %708, align 8
  %713 = getelementptr inbounds nuw i8, ptr %708, i64 8
  store double %712, ptr %713, align 8
  %714 = icmp sgt i64 %706, 1
  br i1 %714, label %705, label %1985

715:
  %716 = phi i64 [ %717, %715 ], [ %597, %683 ]
  %717 = add nsw i64 %716, -1
  %718 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %540, i64 %717
  %719 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %717
  %720 = load float, ptr %719, align 4
  %721 = getelementptr inbounds nuw i8, ptr %719, i64 4
  %722 = load float, ptr %721, align 4
  store float %720, ptr %718, align 4
  %723 = getelementptr inbounds nuw i8, ptr %718, i64 4
  store float %722, ptr %723, align 4
  %724 = icmp sgt i64 %716, 1
  br i1 %724, label %715, label %1985

725:
  %726 = mul i64 %597, %330
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %540, ptr align 1 %163, i64 %726, i1 false)
  br label %1985

727:
  %728 = icmp sgt i64 %597, 0
  br i1 %728, label %729, label %1985

729:
  br i1 %556, label %1120, label %730

730:
  %731 = icmp sgt i64 %548, 0
  %732 = add nsw i64 %541, -1
  %733 = mul nsw i64 %732, %548
  %734 = select i1 %731, i64 %733, i64 0
  %735 = getelementptr inbounds i8, ptr %540, i64 %734
  %736 = icmp sgt i64 %549, 0
  %737 = add nsw i64 %542, -1
  %738 = mul nsw i64 %737, %549
  %739 = select i1 %736, i64 %738, i64 0
  %740 = getelementptr inbounds i8, ptr %735, i64 %739
  %741 = icmp sgt i64 %550, 0
  %742 = add nsw i64 %543, -1
  %743 = mul nsw i64 %742, %550
  %744 = select i1 %741, i64 %743, i64 0
  %745 = getelementptr inbounds i8, ptr %740, i64 %744
  %746 = icmp sgt i64 %551, 0
  %747 = add nsw i64 %544, -1
  %748 = mul nsw i64 %747, %551
  %749 = select i1 %746, i64 %748, i64 0
  %750 = getelementptr inbounds i8, ptr %745, i64 %749
  %751 = icmp sgt i64 %552, 0
  %752 = add nsw i64 %545, -1
  %753 = mul nsw i64 %752, %552
  %754 = select i1 %751, i64 %753, i64 0
  %755 = getelementptr inbounds i8, ptr %750, i64 %754
  %756 = icmp sgt i64 %553, 0
  %757 = add nsw i64 %546, -1
  %758 = mul nsw i64 %757, %553
  %759 = select i1 %756, i64 %758, i64 0
  %760 = getelementptr inbounds i8, ptr %755, i64 %759
  %761 = icmp sgt i64 %554, 0
  %762 = add nsw i64 %547, -1
  %763 = mul nsw i64 %762, %554
  %764 = select i1 %761, i64 %763, i64 0
  %765 = icmp slt i64 %533, 0
  %766 = add nsw i64 %526, -1
  %767 = mul nsw i64 %766, %533
  %768 = select i1 %765, i64 %767, i64 0
  %769 = getelementptr inbounds i8, ptr %163, i64 %768
  %770 = icmp slt i64 %534, 0
  %771 = add nsw i64 %527, -1
  %772 = mul nsw i64 %771, %534
  %773 = select i1 %770, i64 %772, i64 0
  %774 = getelementptr inbounds i8, ptr %769, i64 %773
  %775 = icmp slt i64 %535, 0
  %776 = add nsw i64 %528, -1
  %777 = mul nsw i64 %776, %535
  %778 = select i1 %775, i64 %777, i64 0
  %779 = getelementptr inbounds i8, ptr %774, i64 %778
  %780 = icmp slt i64 %536, 0
  %781 = add nsw i64 %529, -1
  %782 = mul nsw i64 %781, %536
  %783 = select i1 %780, i64 %782, i64 0
  %784 = getelementptr inbounds i8, ptr %779, i64 %783
  %785 = icmp slt i64 %537, 0
  %786 = add nsw i64 %530, -1
  %787 = mul nsw i64 %786, %537
  %788 = select i1 %785, i64 %787, i64 0
  %789 = getelementptr inbounds i8, ptr %784, i64 %788
  %790 = icmp slt i64 %538, 0
  %791 = add nsw i64 %531, -1
  %792 = mul nsw i64 %791, %538
  %793 = select i1 %790, i64 %792, i64 0
  %794 = getelementptr inbounds i8, ptr %789, i64 %793
  %795 = icmp slt i64 %539, 0
  %796 = add nsw i64 %532, -1
  %797 = mul nsw i64 %796, %539
  %798 = select i1 %795, i64 %797, i64 0
  %799 = getelementptr inbounds i8, ptr %794, i64 %798
  %800 = getelementptr inbounds i8, ptr %760, i64 %764
  %801 = getelementptr inbounds i8, ptr %800, i64 %330
  %802 = icmp ugt ptr %801, %799
  br i1 %802, label %803, label %1120

803:
  %804 = icmp sgt i64 %533, 0
  %805 = add nsw i64 %526, -1
  %806 = mul nsw i64 %805, %533
  %807 = select i1 %804, i64 %806, i64 0
  %808 = getelementptr inbounds i8, ptr %163, i64 %807
  %809 = icmp sgt i64 %534, 0
  %810 = add nsw i64 %527, -1
  %811 = mul nsw i64 %810, %534
  %812 = select i1 %809, i64 %811, i64 0
  %813 = getelementptr inbounds i8, ptr %808, i64 %812
  %814 = icmp sgt i64 %535, 0
  %815 = add nsw i64 %528, -1
  %816 = mul nsw i64 %815, %535
  %817 = select i1 %814, i64 %816, i64 0
  %818 = getelementptr inbounds i8, ptr %813, i64 %817
  %819 = icmp sgt i64 %536, 0
  %820 = add nsw i64 %529, -1
  %821 = mul nsw i64 %820, %536
  %822 = select i1 %819, i64 %821, i64 0
  %823 = getelementptr inbounds i8, ptr %818, i64 %822
  %824 = icmp sgt i64 %537, 0
  %825 = add nsw i64 %530, -1
  %826 = mul nsw i64 %825, %537
  %827 = select i1 %824, i64 %826, i64 0
  %828 = getelementptr inbounds i8, ptr %823, i64 %827
  %829 = icmp sgt i64 %538, 0
  %830 = add nsw i64 %531, -1
  %831 = mul nsw i64 %830, %538
  %832 = select i1 %829, i64 %831, i64 0
  %833 = getelementptr inbounds i8, ptr %828, i64 %832
  %834 = icmp sgt i64 %539, 0
  %835 = add nsw i64 %532, -1
  %836 = mul nsw i64 %835, %539
  %837 = select i1 %834, i64 %836, i64 0
  %838 = icmp slt i64 %548, 0
  %839 = add nsw i64 %541, -1
  %840 = mul nsw i64 %839, %548
  %841 = select i1 %838, i64 %840, i64 0
  %842 = getelementptr inbounds i8, ptr %540, i64 %841
  %843 = icmp slt i64 %549, 0
  %844 = add nsw i64 %542, -1
  %845 = mul nsw i64 %844, %549
  %846 = select i1 %843, i64 %845, i64 0
  %847 = getelementptr inbounds i8, ptr %842, i64 %846
  %848 = icmp slt i64 %550, 0
  %849 = add nsw i64 %543, -1
  %850 = mul nsw i64 %849, %550
  %851 = select i1 %848, i64 %850, i64 0
  %852 = getelementptr inbounds i8, ptr %847, i64 %851
  %853 = icmp slt i64 %551, 0
  %854 = add nsw i64 %544, -1
  %855 = mul nsw i64 %854, %551
  %856 = select i1 %853, i64 %855, i64 0
  %857 = getelementptr inbounds i8, ptr %852, i64 %856
  %858 = icmp slt i64 %552, 0
  %859 = add nsw i64 %545, -1
  %860 = mul nsw i64 %859, %552
  %861 = select i1 %858, i64 %860, i64 0
  %862 = getelementptr inbounds i8, ptr %857, i64 %861
  %863 = icmp slt i64 %553, 0
  %864 = add nsw i64 %546, -1
  %865 = mul nsw i64 %864, %553
  %866 = select i1 %863, i64 %865, i64 0
  %867 = getelementptr inbounds i8, ptr %862, i64 %866
  %868 = icmp slt i64 %554, 0
  %869 = add nsw i64 %547, -1
  %870 = mul nsw i64 %869, %554
  %871 = select i1 %868, i64 %870, i64 0
  %872 = getelementptr inbounds i8, ptr %867, i64 %871
  %873 = getelementptr inbounds i8, ptr %833, i64 %837
  %874 = getelementptr inbounds i8, ptr %873, i64 %330
  %875 = icmp ugt ptr %874, %872
  br i1 %875, label %876, label %1120

876:
  %877 = mul i64 %597, %330
  %878 = tail call i64 @llvm.umax.i64(i64 %877, i64 1)
  %879 = tail call ptr @malloc(i64 noundef %878) #9
  %880 = mul nsw i64 %526, %330
  %881 = mul nsw i64 %527, %880
  %882 = mul nsw i64 %528, %881
  %883 = mul nsw i64 %529, %882
  %884 = mul nsw i64 %530, %883
  %885 = mul nsw i64 %531, %884
  %886 = mul nsw i64 %528, %527
  %887 = mul nsw i64 %529, %886
  %888 = mul nsw i64 %530, %887
  %889 = mul nsw i64 %531, %888
  %890 = mul nsw i64 %532, %889
  %891 = icmp sgt i64 %890, 0
  br i1 %891, label %892, label %1120

892:
  %893 = icmp sgt i64 %526, 0
  %894 = icmp sgt i64 %526, 0
  %895 = icmp sgt i64 %526, 0
  %896 = icmp sgt i64 %526, 0
  %897 = icmp sgt i64 %526, 0
  %898 = icmp sgt i32 %382, 1
  %899 = icmp eq i32 %382, 2
  %900 = icmp sgt i32 %382, 2
  %901 = icmp eq i32 %382, 3
  %902 = icmp sgt i32 %382, 3
  %903 = icmp eq i32 %382, 4
  %904 = icmp sgt i32 %382, 4
  %905 = icmp eq i32 %382, 5
  %906 = icmp sgt i32 %382, 5
  %907 = icmp eq i32 %382, 6
  %908 = icmp sgt i32 %382, 6
  %909 = icmp eq i32 %382, 7
  %910 = icmp sgt i32 %382, 1
  %911 = icmp eq i32 %382, 2
  %912 = icmp sgt i32 %382, 2
  %913 = icmp eq i32 %382, 3
  %914 = icmp sgt i32 %382, 3
  %915 = icmp eq i32 %382, 4
  %916 = icmp sgt i32 %382, 4
  %917 = icmp eq i32 %382, 5
  %918 = icmp sgt i32 %382, 5
  %919 = icmp eq i32 %382, 6
  %920 = icmp sgt i32 %382, 6
  %921 = icmp eq i32 %382, 7
  br label %922

922:
  %923 = phi i64 [ 0, %892 ], [ %1118, %1117 ]
  br i1 %898, label %924, label %931

924:
  br i1 %899, label %929, label %925

925:
  %926 = urem i64 %923, %527
  %927 = mul nsw i64 %880, %926
  %928 = udiv i64 %923, %527
  br label %931

929:
  %930 = mul nsw i64 %880, %923
  br label %931

931:
  %932 = phi i64 [ %930, %929 ], [ %927, %925 ], [ 0, %922 ]
  %933 = phi i64 [ %923, %929 ], [ %928, %925 ], [ %923, %922 ]
  br i1 %900, label %934, label %943

934:
  br i1 %901, label %940, label %935

935:
  %936 = urem i64 %933, %528
  %937 = mul nsw i64 %881, %936
  %938 = add nsw i64 %937, %932
  %939 = udiv i64 %933, %528
  br label %943

940:
  %941 = mul nsw i64 %881, %933
  %942 = add nsw i64 %941, %932
  br label %943

943:
  %944 = phi i64 [ %942, %940 ], [ %938, %935 ], [ %932, %931 ]
  %945 = phi i64 [ %933, %940 ], [ %939, %935 ], [ %933, %931 ]
  br i1 %902, label %946, label %955

946:
  br i1 %903, label %952, label %947

947:
  %948 = urem i64 %945, %529
  %949 = mul nsw i64 %882, %948
  %950 = add nsw i64 %949, %944
  %951 = udiv i64 %945, %529
  br label %955

952:
  %953 = mul nsw i64 %882, %945
  %954 = add nsw i64 %953, %944
  br label %955

955:
  %956 = phi i64 [ %954, %952 ], [ %950, %947 ], [ %944, %943 ]
  %957 = phi i64 [ %945, %952 ], [ %951, %947 ], [ %945, %943 ]
  br i1 %904, label %958, label %967

958:
  br i1 %905, label %964, label %959

959:
  %960 = urem i64 %957, %530
  %961 = mul nsw i64 %883, %960
  %962 = add nsw i64 %961, %956
  %963 = udiv i64 %957, %530
  br label %967

964:
  %965 = mul nsw i64 %883, %957
  %966 = add nsw i64 %965, %956
  br label %967

967:
  %968 = phi i64 [ %966, %964 ], [ %962, %959 ], [ %956, %955 ]
  %969 = phi i64 [ %957, %964 ], [ %963, %959 ], [ %957, %955 ]
  br i1 %906, label %970, label %979

970:
  br i1 %907, label %976, label %971

971:
  %972 = urem i64 %969, %531
  %973 = mul nsw i64 %884, %972
  %974 = add nsw i64 %973, %968
  %975 = udiv i64 %969, %531
  br label %979

976:
  %977 = mul nsw i64 %884, %969
  %978 = add nsw i64 %977, %968
  br label %979

979:
  %980 = phi i64 [ %978, %976 ], [ %974, %971 ], [ %968, %967 ]
  %981 = phi i64 [ %969, %976 ], [ %975, %971 ], [ %969, %967 ]
  br i1 %908, label %982, label %990

982:
  br i1 %909, label %987, label %983

983:
  %984 = urem i64 %981, %532
  %985 = mul nsw i64 %885, %984
  %986 = add nsw i64 %985, %980
  br label %990

987:
  %988 = mul nsw i64 %885, %981
  %989 = add nsw i64 %988, %980
  br label %990

990:
  %991 = phi i64 [ %989, %987 ], [ %986, %983 ], [ %980, %979 ]
  br i1 %910, label %992, label %999

992:
  br i1 %911, label %997, label %993

993:
  %994 = urem i64 %923, %527
  %995 = mul nsw i64 %534, %994
  %996 = udiv i64 %923, %527
  br label %999

997:
  %998 = mul nsw i64 %534, %923
  br label %999

999:
  %1000 = phi i64 [ %998, %997 ], [ %995, %993 ], [ 0, %990 ]
  %1001 = phi i64 [ %923, %997 ], [ %996, %993 ], [ %923, %990 ]
  br i1 %912, label %1002, label %1011

1002:
  br i1 %913, label %1008, label %1003

1003:
  %1004 = urem i64 %1001, %528
  %1005 = mul nsw i64 %535, %1004
  %1006 = add nsw i64 %1005, %1000
  %1007 = udiv i64 %1001, %528
  br label %1011

1008:
  %1009 = mul nsw i64 %535, %1001
  %1010 = add nsw i64 %1009, %1000
  br label %1011

1011:
  %1012 = phi i64 [ %1010, %1008 ], [ %1006, %1003 ], [ %1000, %999 ]
  %1013 = phi i64 [ %1001, %1008 ], [ %1007, %1003 ], [ %1001, %999 ]
  br i1 %914, label %1014, label %1023

1014:
  br i1 %915, label %1020, label %1015

1015:
  %1016 = urem i64 %1013, %529
  %1017 = mul nsw i64 %536, %1016
  %1018 = add nsw i64 %1017, %1012
  %1019 = udiv i64 %1013, %529
  br label %1023

1020:
  %1021 = mul nsw i64 %536, %1013
  %1022 = add nsw i64 %1021, %1012
  br label %1023

1023:
  %1024 = phi i64 [ %1022, %1020 ], [ %1018, %1015 ], [ %1012, %1011 ]
  %1025 = phi i64 [ %1013, %1020 ], [ %1019, %1015 ], [ %1013, %1011 ]
  br i1 %916, label %1026, label %1035

1026:
  br i1 %917, label %1032, label %1027

1027:
  %1028 = urem i64 %1025, %530
  %1029 = mul nsw i64 %537, %1028
  %1030 = add nsw i64 %1029, %1024
  %1031 = udiv i64 %1025, %530
  br label %1035

1032:
  %1033 = mul nsw i64 %537, %1025
  %1034 = add nsw i64 %1033, %1024
  br label %1035

1035:
  %1036 = phi i64 [ %1034, %1032 ], [ %1030, %1027 ], [ %1024, %1023 ]
  %1037 = phi i64 [ %1025, %1032 ], [ %1031, %1027 ], [ %1025, %1023 ]
  br i1 %918, label %1038, label %1047

1038:
  br i1 %919, label %1044, label %1039

1039:
  %1040 = urem i64 %1037, %531
  %1041 = mul nsw i64 %538, %1040
  %1042 = add nsw i64 %1041, %1036
  %1043 = udiv i64 %1037, %531
  br label %1047

1044:
  %1045 = mul nsw i64 %538, %1037
  %1046 = add nsw i64 %1045, %1036
  br label %1047

1047:
  %1048 = phi i64 [ %1046, %1044 ], [ %1042, %1039 ], [ %1036, %1035 ]
  %1049 = phi i64 [ %1037, %1044 ], [ %1043, %1039 ], [ %1037, %1035 ]
  br i1 %920, label %1050, label %1058

1050:
  br i1 %921, label %1055, label %1051

1051:
  %1052 = urem i64 %1049, %532
  %1053 = mul nsw i64 %539, %1052
  %1054 = add nsw i64 %1053, %1048
  br label %1058

1055:
  %1056 = mul nsw i64 %539, %1049
  %1057 = add nsw i64 %1056, %1048
  br label %1058

1058:
  %1059 = phi i64 [ %1057, %1055 ], [ %1054, %1051 ], [ %1048, %1047 ]
  %1060 = getelementptr inbounds i8, ptr %879, i64 %991
  %1061 = getelementptr inbounds i8, ptr %163, i64 %1059
  switch i32 %380, label %681 [
    i32 2, label %1066
    i32 1, label %1065
    i32 4, label %1064
    i32 3, label %1063
    i32 0, label %1062
  ]

1062:
  br i1 %893, label %1109, label %1117

1063:
  br i1 %894, label %1097, label %1117

1064:
  br i1 %895, label %1085, label %1117

1065:
  br i1 %896, label %1076, label %1117

1066:
  br i1 %897, label %1067, label %1117

1067:
  %1068 = phi i64 [ %1074, %1067 ], [ 0, %1066 ]
  %1069 = mul nsw i64 %1068, %330
  %1070 = getelementptr inbounds i8, ptr %1060, i64 %1069
  %1071 = mul nsw i64 %1068, %533
  %1072 = getelementptr inbounds i8, ptr %1061, i64 %1071
  %1073 = load double, ptr %1072, align 8
  store double %1073, ptr %1070, align 8
  %1074 = add nuw nsw i64 %1068, 1
  %1075 = icmp eq i64 %1074, %526
  br i1 %1075, label %1117, label %1067

1076:
  %1077 = phi i64 [ %1083, %1076 ], [ 0, %1065 ]
  %1078 = mul nsw i64 %1077, %330
  %1079 = getelementptr inbounds i8, ptr %1060, i64 %1078
  %1080 = mul nsw i64 %1077, %533
  %1081 = getelementptr inbounds i8, ptr %1061, i64 %1080
  %1082 = load float, ptr %1081, align 4
  store float %1082, ptr %1079, align 4
  %1083 = add nuw nsw i64 %1077, 1
  %1084 = icmp eq i64 %1083, %526
  br i1 %1084, label %1117, label %1076

1085:
  %1086 = phi i64 [ %1095, %1085 ], [ 0, %1064 ]
  %1087 = mul nsw i64 %1086, %330
  %1088 = getelementptr inbounds i8, ptr %1060, i64 %1087
  %1089 = mul nsw i64 %1086, %533
  %1090 = getelementptr inbounds i8, ptr %1061, i64 %1089
  %1091 = load double, ptr %1090, align 8
  %1092 = getelementptr inbounds nuw i8, ptr %1090, i64 8
  %1093 = load double, ptr %1092, align 8
  store double %1091, ptr %1088, align 8
  %1094 = getelementptr inbounds nuw i8, ptr %1088, i64 8
  store double %1093, ptr %1094, align 8
  %1095 = add nuw nsw i64 %1086, 1
  %1096 = icmp eq i64 %1095, %526
  br i1 %1096, label %1117, label %1085

1097:
  %1098 = phi i64 [ %1107, %1097 ], [ 0, %1063 ]
  %1099 = mul nsw i64 %1098, %330
  %1100 = getelementptr inbounds i8, ptr %1060, i64 %1099
  %1101 = mul nsw i64 %1098, %533
  %1102 = getelementptr inbounds i8, ptr %1061, i64 %1101
  %1103 = load float, ptr %1102, align 4
  %1104 = getelementptr inbounds nuw i8, ptr %1102, i64 4
  %1105 = load float, ptr %1104, align 4
  store float %1103, ptr %1100, align 4
  %1106 = getelementptr inbounds nuw i8, ptr %1100, i64 4
  store float %1105, ptr %1106, align 4
  %1107 = add nuw nsw i64 %1098, 1
  %1108 = icmp eq i64 %1107, %526
  br i1 %1108, label %1117, label %1097

1109:
  %1110 = phi i64 [ %1115, %1109 ], [ 0, %1062 ]
  %1111 = mul nsw i64 %1110, %330
  %1112 = getelementptr inbounds i8, ptr %1060, i64 %1111
  %1113 = mul nsw i64 %1110, %533
  %1114 = getelementptr inbounds i8, ptr %1061, i64 %1113
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1112, ptr align 1 %1114, i64 %330, i1 false)
  %1115 = add nuw nsw i64 %1110, 1
  %1116 = icmp eq i64 %1115, %526
  br i1 %1116, label %1117, label %1109

1117:
  %1118 = add nuw nsw i64 %923, 1
  %1119 = icmp eq i64 %1118, %890
  br i1 %1119, label %1120, label %922

1120:
  %1121 = phi ptr [ %163, %729 ], [ %163, %730 ], [ %163, %803 ], [ %879, %876 ], [ %879, %1117 ]
  %1122 = phi i64 [ %533, %729 ], [ %533, %730 ], [ %533, %803 ], [ %330, %876 ], [ %330, %1117 ]
  %1123 = phi i64 [ %534, %729 ], [ %534, %730 ], [ %534, %803 ], [ %880, %876 ], [ %880, %1117 ]
  %1124 = phi i64 [ %535, %729 ], [ %535, %730 ], [ %535, %803 ], [ %881, %876 ], [ %881, %1117 ]
  %1125 = phi i64 [ %536, %729 ], [ %536, %730 ], [ %536, %803 ], [ %882, %876 ], [ %882, %1117 ]
  %1126 = phi i64 [ %537, %729 ], [ %537, %730 ], [ %537, %803 ], [ %883, %876 ], [ %883, %1117 ]
  %1127 = phi i64 [ %538, %729 ], [ %538, %730 ], [ %538, %803 ], [ %884, %876 ], [ %884, %1117 ]
  %1128 = phi i64 [ %539, %729 ], [ %539, %730 ], [ %539, %803 ], [ %885, %876 ], [ %885, %1117 ]
  %1129 = phi ptr [ null, %729 ], [ null, %730 ], [ null, %803 ], [ %879, %876 ], [ %879, %1117 ]
  %1130 = mul nsw i64 %528, %527
  %1131 = mul nsw i64 %529, %1130
  %1132 = mul nsw i64 %530, %1131
  %1133 = mul nsw i64 %531, %1132
  %1134 = mul nsw i64 %532, %1133
  %1135 = icmp sgt i64 %1134, 0
  br i1 %1135, label %1136, label %1364

1136:
  %1137 = icmp sgt i64 %526, 0
  %1138 = icmp sgt i64 %526, 0
  %1139 = icmp sgt i64 %526, 0
  %1140 = icmp sgt i64 %526, 0
  %1141 = icmp sgt i64 %526, 0
  %1142 = icmp sgt i32 %382, 1
  %1143 = icmp eq i32 %382, 2
  %1144 = icmp sgt i32 %382, 2
  %1145 = icmp eq i32 %382, 3
  %1146 = icmp sgt i32 %382, 3
  %1147 = icmp eq i32 %382, 4
  %1148 = icmp sgt i32 %382, 4
  %1149 = icmp eq i32 %382, 5
  %1150 = icmp sgt i32 %382, 5
  %1151 = icmp eq i32 %382, 6
  %1152 = icmp sgt i32 %382, 6
  %1153 = icmp eq i32 %382, 7
  %1154 = icmp sgt i32 %382, 1
  %1155 = icmp eq i32 %382, 2
  %1156 = icmp sgt i32 %382, 2
  %1157 = icmp eq i32 %382, 3
  %1158 = icmp sgt i32 %382, 3
  %1159 = icmp eq i32 %382, 4
  %1160 = icmp sgt i32 %382, 4
  %1161 = icmp eq i32 %382, 5
  %1162 = icmp sgt i32 %382, 5
  %1163 = icmp eq i32 %382, 6
  %1164 = icmp sgt i32 %382, 6
  %1165 = icmp eq i32 %382, 7
  br label %1166

1166:
  %1167 = phi i64 [ 0, %1136 ], [ %1362, %1361 ]
  br i1 %1142, label %1168, label %1175

1168:
  br i1 %1143, label %1173, label %1169

1169:
  %1170 = urem i64 %1167, %542
  %1171 = mul nsw i64 %549, %1170
  %1172 = udiv i64 %1167, %542
  br label %1175

1173:
  %1174 = mul nsw i64 %549, %1167
  br label %1175

1175:
  %1176 = phi i64 [ %1174, %1173 ], [ %1171, %1169 ], [ 0, %1166 ]
  %1177 = phi i64 [ %1167, %1173 ], [ %1172, %1169 ], [ %1167, %1166 ]
  br i1 %1144, label %1178, label %1187

1178:
  br i1 %1145, label %1184, label %1179

1179:
  %1180 = urem i64 %1177, %543
  %1181 = mul nsw i64 %550, %1180
  %1182 = add nsw i64 %1181, %1176
  %1183 = udiv i64 %1177, %543
  br label %1187

1184:
  %1185 = mul nsw i64 %550, %1177
  %1186 = add nsw i64 %1185, %1176
  br label %1187

1187:
  %1188 = phi i64 [ %1186, %1184 ], [ %1182, %1179 ], [ %1176, %1175 ]
  %1189 = phi i64 [ %1177, %1184 ], [ %1183, %1179 ], [ %1177, %1175 ]
  br i1 %1146, label %1190, label %1199

1190:
  br i1 %1147, label %1196, label %1191

1191:
  %1192 = urem i64 %1189, %544
  %1193 = mul nsw i64 %551, %1192
  %1194 = add nsw i64 %1193, %1188
  %1195 = udiv i64 %1189, %544
  br label %1199

1196:
  %1197 = mul nsw i64 %551, %1189
  %1198 = add nsw i64 %1197, %1188
  br label %1199

1199:
  %1200 = phi i64 [ %1198, %1196 ], [ %1194, %1191 ], [ %1188, %1187 ]
  %1201 = phi i64 [ %1189, %1196 ], [ %1195, %1191 ], [ %1189, %1187 ]
  br i1 %1148, label %1202, label %1211

1202:
  br i1 %1149, label %1208, label %1203

1203:
  %1204 = urem i64 %1201, %545
  %1205 = mul nsw i64 %552, %1204
  %1206 = add nsw i64 %1205, %1200
  %1207 = udiv i64 %1201, %545
  br label %1211

1208:
  %1209 = mul nsw i64 %552, %1201
  %1210 = add nsw i64 %1209, %1200
  br label %1211

1211:
  %1212 = phi i64 [ %1210, %1208 ], [ %1206, %1203 ], [ %1200, %1199 ]
  %1213 = phi i64 [ %1201, %1208 ], [ %1207, %1203 ], [ %1201, %1199 ]
  br i1 %1150, label %1214, label %1223

1214:
  br i1 %1151, label %1220, label %1215

1215:
  %1216 = urem i64 %1213, %546
  %1217 = mul nsw i64 %553, %1216
  %1218 = add nsw i64 %1217, %1212
  %1219 = udiv i64 %1213, %546
  br label %1223

1220:
  %1221 = mul nsw i64 %553, %1213
  %1222 = add nsw i64 %1221, %1212
  br label %1223

1223:
  %1224 = phi i64 [ %1222, %1220 ], [ %1218, %1215 ], [ %1212, %1211 ]
  %1225 = phi i64 [ %1213, %1220 ], [ %1219, %1215 ], [ %1213, %1211 ]
  br i1 %1152, label %1226, label %1234

1226:
  br i1 %1153, label %1231, label %1227

1227:
  %1228 = urem i64 %1225, %547
  %1229 = mul nsw i64 %554, %1228
  %1230 = add nsw i64 %1229, %1224
  br label %1234

1231:
  %1232 = mul nsw i64 %554, %1225
  %1233 = add nsw i64 %1232, %1224
  br label %1234

1234:
  %1235 = phi i64 [ %1233, %1231 ], [ %1230, %1227 ], [ %1224, %1223 ]
  br i1 %1154, label %1236, label %1243

1236:
  br i1 %1155, label %1241, label %1237

1237:
  %1238 = urem i64 %1167, %527
  %1239 = mul nsw i64 %1123, %1238
  %1240 = udiv i64 %1167, %527
  br label %1243

1241:
  %1242 = mul nsw i64 %1123, %1167
  br label %1243

1243:
  %1244 = phi i64 [ %1242, %1241 ], [ %1239, %1237 ], [ 0, %1234 ]
  %1245 = phi i64 [ %1167, %1241 ], [ %1240, %1237 ], [ %1167, %1234 ]
  br i1 %1156, label %1246, label %1255

1246:
  br i1 %1157, label %1252, label %1247

1247:
  %1248 = urem i64 %1245, %528
  %1249 = mul nsw i64 %1124, %1248
  %1250 = add nsw i64 %1249, %1244
  %1251 = udiv i64 %1245, %528
  br label %1255

1252:
  %1253 = mul nsw i64 %1124, %1245
  %1254 = add nsw i64 %1253, %1244
  br label %1255

1255:
  %1256 = phi i64 [ %1254, %1252 ], [ %1250, %1247 ], [ %1244, %1243 ]
  %1257 = phi i64 [ %1245, %1252 ], [ %1251, %1247 ], [ %1245, %1243 ]
  br i1 %1158, label %1258, label %1267

1258:
  br i1 %1159, label %1264, label %1259

1259:
  %1260 = urem i64 %1257, %529
  %1261 = mul nsw i64 %1125, %1260
  %1262 = add nsw i64 %1261, %1256
  %1263 = udiv i64 %1257, %529
  br label %1267

1264:
  %1265 = mul nsw i64 %1125, %1257
  %1266 = add nsw i64 %1265, %1256
  br label %1267

1267:
  %1268 = phi i64 [ %1266, %1264 ], [ %1262, %1259 ], [ %1256, %1255 ]
  %1269 = phi i64 [ %1257, %1264 ], [ %1263, %1259 ], [ %1257, %1255 ]
  br i1 %1160, label %1270, label %1279

1270:
  br i1 %1161, label %1276, label %1271

1271:
  %1272 = urem i64 %1269, %530
  %1273 = mul nsw i64 %1126, %1272
  %1274 = add nsw i64 %1273, %1268
  %1275 = udiv i64 %1269, %530
  br label %1279

1276:
  %1277 = mul nsw i64 %1126, %1269
  %1278 = add nsw i64 %1277, %1268
  br label %1279

1279:
  %1280 = phi i64 [ %1278, %1276 ], [ %1274, %1271 ], [ %1268, %1267 ]
  %1281 = phi i64 [ %1269, %1276 ], [ %1275, %1271 ], [ %1269, %1267 ]
  br i1 %1162, label %1282, label %1291

1282:
  br i1 %1163, label %1288, label %1283

1283:
  %1284 = urem i64 %1281, %531
  %1285 = mul nsw i64 %1127, %1284
  %1286 = add nsw i64 %1285, %1280
  %1287 = udiv i64 %1281, %531
  br label %1291

1288:
  %1289 = mul nsw i64 %1127, %1281
  %1290 = add nsw i64 %1289, %1280
  br label %1291

1291:
  %1292 = phi i64 [ %1290, %1288 ], [ %1286, %1283 ], [ %1280, %1279 ]
  %1293 = phi i64 [ %1281, %1288 ], [ %1287, %1283 ], [ %1281, %1279 ]
  br i1 %1164, label %1294, label %1302

1294:
  br i1 %1165, label %1299, label %1295

1295:
  %1296 = urem i64 %1293, %532
  %1297 = mul nsw i64 %1128, %1296
  %1298 = add nsw i64 %1297, %1292
  br label %1302

1299:
  %1300 = mul nsw i64 %1128, %1293
  %1301 = add nsw i64 %1300, %1292
  br label %1302

1302:
  %1303 = phi i64 [ %1301, %1299 ], [ %1298, %1295 ], [ %1292, %1291 ]
  %1304 = getelementptr inbounds i8, ptr %540, i64 %1235
  %1305 = getelementptr inbounds i8, ptr %1121, i64 %1303
  switch i32 %380, label %681 [
    i32 2, label %1310
    i32 1, label %1309
    i32 4, label %1308
    i32 3, label %1307
    i32 0, label %1306
  ]

1306:
  br i1 %1137, label %1353, label %1361

1307:
  br i1 %1138, label %1341, label %1361

1308:
  br i1 %1139, label %1329, label %1361

1309:
  br i1 %1140, label %1320, label %1361

1310:
  br i1 %1141, label %1311, label %1361

1311:
  %1312 = phi i64 [ %1318, %1311 ], [ 0, %1310 ]
  %1313 = mul nsw i64 %1312, %548
  %1314 = getelementptr inbounds i8, ptr %1304, i64 %1313
  %1315 = mul nsw i64 %1312, %1122
  %1316 = getelementptr inbounds i8, ptr %1305, i64 %1315
  %1317 = load double, ptr %1316, align 8
  store double %1317, ptr %1314, align 8
  %1318 = add nuw nsw i64 %1312, 1
  %1319 = icmp eq i64 %1318, %526
  br i1 %1319, label %1361, label %1311

1320:
  %1321 = phi i64 [ %1327, %1320 ], [ 0, %1309 ]
  %1322 = mul nsw i64 %1321, %548
  %1323 = getelementptr inbounds i8, ptr %1304, i64 %1322
  %1324 = mul nsw i64 %1321, %1122
  %1325 = getelementptr inbounds i8, ptr %1305, i64 %1324
  %1326 = load float, ptr %1325, align 4
  store float %1326, ptr %1323, align 4
  %1327 = add nuw nsw i64 %1321, 1
  %1328 = icmp eq i64 %1327, %526
  br i1 %1328, label %1361, label %1320

1329:
  %1330 = phi i64 [ %1339, %1329 ], [ 0, %1308 ]
  %1331 = mul nsw i64 %1330, %548
  %1332 = getelementptr inbounds i8, ptr %1304, i64 %1331
  %1333 = mul nsw i64 %1330, %1122
  %1334 = getelementptr inbounds i8, ptr %1305, i64 %1333
  %1335 = load double, ptr %1334, align 8
  %1336 = getelementptr inbounds nuw i8, ptr %1334, i64 8
  %1337 = load double, ptr %1336, align 8
  store double %1335, ptr %1332, align 8
  %1338 = getelementptr inbounds nuw i8, ptr %1332, i64 8
  store double %1337, ptr %1338, align 8
  %1339 = add nuw nsw i64 %1330, 1
  %1340 = icmp eq i64 %1339, %526
  br i1 %1340, label %1361, label %1329

1341:
  %1342 = phi i64 [ %1351, %1341 ], [ 0, %1307 ]
  %1343 = mul nsw i64 %1342, %548
  %1344 = getelementptr inbounds i8, ptr %1304, i64 %1343
  %1345 = mul nsw i64 %1342, %1122
  %1346 = getelementptr inbounds i8, ptr %1305, i64 %1345
  %1347 = load float, ptr %1346, align 4
  %1348 = getelementptr inbounds nuw i8, ptr %1346, i64 4
  %1349 = load float, ptr %1348, align 4
  store float %1347, ptr %1344, align 4
  %1350 = getelementptr inbounds nuw i8, ptr %1344, i64 4
  store float %1349, ptr %1350, align 4
  %1351 = add nuw nsw i64 %1342, 1
  %1352 = icmp eq i64 %1351, %526
  br i1 %1352, label %1361, label %1341

1353:
  %1354 = phi i64 [ %1359, %1353 ], [ 0, %1306 ]
  %1355 = mul nsw i64 %1354, %548
  %1356 = getelementptr inbounds i8, ptr %1304, i64 %1355
  %1357 = mul nsw i64 %1354, %1122
  %1358 = getelementptr inbounds i8, ptr %1305, i64 %1357
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1356, ptr align 1 %1358, i64 %330, i1 false)
  %1359 = add nuw nsw i64 %1354, 1
  %1360 = icmp eq i64 %1359, %526
  br i1 %1360, label %1361, label %1353

1361:
  %1362 = add nuw nsw i64 %1167, 1
  %1363 = icmp eq i64 %1362, %1134
  br i1 %1363, label %1364, label %1166

1364:
  %1365 = icmp eq ptr %1129, null
  br i1 %1365, label %1985, label %1366

1366:
  tail call void @free(ptr noundef %1129)
  br label %1985

1367:
  br i1 %556, label %1368, label %1487

1368:
  %1369 = icmp eq i32 %382, 0
  br i1 %1369, label %1370, label %1371

1370:
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef %540) #7
  br label %1487

1371:
  %1372 = mul nsw i64 %542, %541
  %1373 = mul nsw i64 %543, %1372
  %1374 = mul nsw i64 %544, %1373
  %1375 = mul nsw i64 %545, %1374
  %1376 = mul nsw i64 %546, %1375
  %1377 = mul nsw i64 %547, %1376
  %1378 = icmp sgt i64 %1377, 0
  br i1 %1378, label %1379, label %1385

1379:
  %1380 = mul nsw i64 %543, %542
  %1381 = mul nsw i64 %544, %1380
  %1382 = mul nsw i64 %545, %1381
  %1383 = mul nsw i64 %546, %1382
  %1384 = mul nsw i64 %547, %1383
  br label %1385

1385:
  %1386 = phi i64 [ 0, %1371 ], [ %1384, %1379 ]
  %1387 = icmp sgt i64 %1386, 0
  br i1 %1387, label %1388, label %1487

1388:
  %1389 = icmp sgt i64 %541, 0
  %1390 = icmp sgt i32 %382, 1
  %1391 = icmp eq i32 %382, 2
  %1392 = icmp sgt i32 %382, 2
  %1393 = icmp eq i32 %382, 3
  %1394 = icmp sgt i32 %382, 3
  %1395 = icmp eq i32 %382, 4
  %1396 = icmp sgt i32 %382, 4
  %1397 = icmp eq i32 %382, 5
  %1398 = icmp sgt i32 %382, 5
  %1399 = icmp eq i32 %382, 6
  %1400 = icmp sgt i32 %382, 6
  %1401 = icmp eq i32 %382, 7
  %1402 = icmp eq ptr %540, null
  br label %1403

1403:
  %1404 = phi i64 [ %1408, %1407 ], [ 0, %1388 ]
  br i1 %1389, label %1405, label %1407

1405:
  %1406 = mul nsw i64 %549, %1404
  br label %1410

1407:
  %1408 = add nuw nsw i64 %1404, 1
  %1409 = icmp eq i64 %1408, %1386
  br i1 %1409, label %1487, label %1403

1410:
  %1411 = phi i64 [ %1481, %1480 ], [ 0, %1405 ]
  %1412 = xor i1 %1390, true
  %1413 = or i1 %1412, %1391
  %1414 = select i1 %1412, i64 0, i64 %1406
  br i1 %1413, label %1419, label %1415

1415:
  %1416 = urem i64 %1404, %542
  %1417 = mul nsw i64 %549, %1416
  %1418 = udiv i64 %1404, %542
  br label %1419

1419:
  %1420 = phi i64 [ %1414, %1410 ], [ %1417, %1415 ]
  %1421 = phi i64 [ %1404, %1410 ], [ %1418, %1415 ]
  br i1 %1392, label %1422, label %1431

1422:
  br i1 %1393, label %1428, label %1423

1423:
  %1424 = urem i64 %1421, %543
  %1425 = mul nsw i64 %550, %1424
  %1426 = add nsw i64 %1425, %1420
  %1427 = udiv i64 %1421, %543
  br label %1431

1428:
  %1429 = mul nsw i64 %550, %1421
  %1430 = add nsw i64 %1429, %1420
  br label %1431

1431:
  %1432 = phi i64 [ %1430, %1428 ], [ %1426, %1423 ], [ %1420, %1419 ]
  %1433 = phi i64 [ %1421, %1428 ], [ %1427, %1423 ], [ %1421, %1419 ]
  br i1 %1394, label %1434, label %1443

1434:
  br i1 %1395, label %1440, label %1435

1435:
  %1436 = urem i64 %1433, %544
  %1437 = mul nsw i64 %551, %1436
  %1438 = add nsw i64 %1437, %1432
  %1439 = udiv i64 %1433, %544
  br label %1443

1440:
  %1441 = mul nsw i64 %551, %1433
  %1442 = add nsw i64 %1441, %1432
  br label %1443

1443:
  %1444 = phi i64 [ %1442, %1440 ], [ %1438, %1435 ], [ %1432, %1431 ]
  %1445 = phi i64 [ %1433, %1440 ], [ %1439, %1435 ], [ %1433, %1431 ]
  br i1 %1396, label %1446, label %1455

1446:
  br i1 %1397, label %1452, label %1447

1447:
  %1448 = urem i64 %1445, %545
  %1449 = mul nsw i64 %552, %1448
  %1450 = add nsw i64 %1449, %1444
  %1451 = udiv i64 %1445, %545
  br label %1455

1452:
  %1453 = mul nsw i64 %552, %1445
  %1454 = add nsw i64 %1453, %1444
  br label %1455

1455:
  %1456 = phi i64 [ %1454, %1452 ], [ %1450, %1447 ], [ %1444, %1443 ]
  %1457 = phi i64 [ %1445, %1452 ], [ %1451, %1447 ], [ %1445, %1443 ]
  br i1 %1398, label %1458, label %1467

1458:
  br i1 %1399, label %1464, label %1459

1459:
  %1460 = urem i64 %1457, %546
  %1461 = mul nsw i64 %553, %1460
  %1462 = add nsw i64 %1461, %1456
  %1463 = udiv i64 %1457, %546
  br label %1467

1464:
  %1465 = mul nsw i64 %553, %1457
  %1466 = add nsw i64 %1465, %1456
  br label %1467

1467:
  %1468 = phi i64 [ %1466, %1464 ], [ %1462, %1459 ], [ %1456, %1455 ]
  %1469 = phi i64 [ %1457, %1464 ], [ %1463, %1459 ], [ %1457, %1455 ]
  br i1 %1400, label %1470, label %1478

1470:
  br i1 %1401, label %1475, label %1471

1471:
  %1472 = urem i64 %1469, %547
  %1473 = mul nsw i64 %554, %1472
  %1474 = add nsw i64 %1473, %1468
  br label %1478

1475:
  %1476 = mul nsw i64 %554, %1469
  %1477 = add nsw i64 %1476, %1468
  br label %1478

1478:
  %1479 = phi i64 [ %1477, %1475 ], [ %1474, %1471 ], [ %1468, %1467 ]
  br i1 %1402, label %1480, label %1483

1480:
  %1481 = add nuw nsw i64 %1411, 1
  %1482 = icmp slt i64 %1481, %541
  br i1 %1482, label %1410, label %1407

1483:
  %1484 = getelementptr inbounds i8, ptr %540, i64 %1479
  %1485 = mul nsw i64 %548, %1411
  %1486 = getelementptr inbounds i8, ptr %1484, i64 %1485
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef nonnull %1486) #7
  br label %1480

1487:
  %1488 = icmp eq i32 %382, 0
  br i1 %1488, label %1489, label %1490

1489:
  tail call void @pad.fortran.type.assign(ptr noundef %329, ptr noundef %540, ptr noundef %163) #7
  br label %1866

1490:
  %1491 = mul nsw i64 %528, %527
  %1492 = mul nsw i64 %529, %1491
  %1493 = mul nsw i64 %530, %1492
  %1494 = mul nsw i64 %531, %1493
  %1495 = mul nsw i64 %532, %1494
  %1496 = mul nsw i64 %527, %526
  %1497 = mul nsw i64 %528, %1496
  %1498 = mul nsw i64 %529, %1497
  %1499 = mul nsw i64 %530, %1498
  %1500 = mul nsw i64 %531, %1499
  %1501 = mul nsw i64 %532, %1500
  %1502 = icmp eq i64 %1501, 0
  br i1 %1502, label %1866, label %1503

1503:
  %1504 = icmp sgt i64 %548, 0
  %1505 = add nsw i64 %541, -1
  %1506 = mul nsw i64 %1505, %548
  %1507 = select i1 %1504, i64 %1506, i64 0
  %1508 = getelementptr inbounds i8, ptr %540, i64 %1507
  %1509 = icmp sgt i64 %549, 0
  %1510 = add nsw i64 %542, -1
  %1511 = mul nsw i64 %1510, %549
  %1512 = select i1 %1509, i64 %1511, i64 0
  %1513 = getelementptr inbounds i8, ptr %1508, i64 %1512
  %1514 = icmp sgt i64 %550, 0
  %1515 = add nsw i64 %543, -1
  %1516 = mul nsw i64 %1515, %550
  %1517 = select i1 %1514, i64 %1516, i64 0
  %1518 = getelementptr inbounds i8, ptr %1513, i64 %1517
  %1519 = icmp sgt i64 %551, 0
  %1520 = add nsw i64 %544, -1
  %1521 = mul nsw i64 %1520, %551
  %1522 = select i1 %1519, i64 %1521, i64 0
  %1523 = getelementptr inbounds i8, ptr %1518, i64 %1522
  %1524 = icmp sgt i64 %552, 0
  %1525 = add nsw i64 %545, -1
  %1526 = mul nsw i64 %1525, %552
  %1527 = select i1 %1524, i64 %1526, i64 0
  %1528 = getelementptr inbounds i8, ptr %1523, i64 %1527
  %1529 = icmp sgt i64 %553, 0
  %1530 = add nsw i64 %546, -1
  %1531 = mul nsw i64 %1530, %553
  %1532 = select i1 %1529, i64 %1531, i64 0
  %1533 = getelementptr inbounds i8, ptr %1528, i64 %1532
  %1534 = icmp sgt i64 %554, 0
  %1535 = add nsw i64 %547, -1
  %1536 = mul nsw i64 %1535, %554
  %1537 = select i1 %1534, i64 %1536, i64 0
  %1538 = icmp slt i64 %533, 0
  %1539 = add nsw i64 %526, -1
  %1540 = mul nsw i64 %1539, %533
  %1541 = select i1 %1538, i64 %1540, i64 0
  %1542 = getelementptr inbounds i8, ptr %163, i64 %1541
  %1543 = icmp slt i64 %534, 0
  %1544 = add nsw i64 %527, -1
  %1545 = mul nsw i64 %1544, %534
  %1546 = select i1 %1543, i64 %1545, i64 0
  %1547 = getelementptr inbounds i8, ptr %1542, i64 %1546
  %1548 = icmp slt i64 %535, 0
  %1549 = add nsw i64 %528, -1
  %1550 = mul nsw i64 %1549, %535
  %1551 = select i1 %1548, i64 %1550, i64 0
  %1552 = getelementptr inbounds i8, ptr %1547, i64 %1551
  %1553 = icmp slt i64 %536, 0
  %1554 = add nsw i64 %529, -1
  %1555 = mul nsw i64 %1554, %536
  %1556 = select i1 %1553, i64 %1555, i64 0
  %1557 = getelementptr inbounds i8, ptr %1552, i64 %1556
  %1558 = icmp slt i64 %537, 0
  %1559 = add nsw i64 %530, -1
  %1560 = mul nsw i64 %1559, %537
  %1561 = select i1 %1558, i64 %1560, i64 0
  %1562 = getelementptr inbounds i8, ptr %1557, i64 %1561
  %1563 = icmp slt i64 %538, 0
  %1564 = add nsw i64 %531, -1
  %1565 = mul nsw i64 %1564, %538
  %1566 = select i1 %1563, i64 %1565, i64 0
  %1567 = getelementptr inbounds i8, ptr %1562, i64 %1566
  %1568 = icmp slt i64 %539, 0
  %1569 = add nsw i64 %532, -1
  %1570 = mul nsw i64 %1569, %539
  %1571 = select i1 %1568, i64 %1570, i64 0
  %1572 = getelementptr inbounds i8, ptr %1567, i64 %1571
  %1573 = getelementptr inbounds i8, ptr %1533, i64 %1537
  %1574 = getelementptr inbounds i8, ptr %1573, i64 %330
  %1575 = icmp ugt ptr %1574, %1572
  br i1 %1575, label %1576, label %1680

1576:
  %1577 = icmp sgt i64 %533, 0
  %1578 = add nsw i64 %526, -1
  %1579 = mul nsw i64 %1578, %533
  %1580 = select i1 %1577, i64 %1579, i64 0
  %1581 = getelementptr inbounds i8, ptr %163, i64 %1580
  %1582 = icmp sgt i64 %534, 0
  %1583 = add nsw i64 %527, -1
  %1584 = mul nsw i64 %1583, %534
  %1585 = select i1 %1582, i64 %1584, i64 0
  %1586 = getelementptr inbounds i8, ptr %1581, i64 %1585
  %1587 = icmp sgt i64 %535, 0
  %1588 = add nsw i64 %528, -1
  %1589 = mul nsw i64 %1588, %535
  %1590 = select i1 %1587, i64 %1589, i64 0
  %1591 = getelementptr inbounds i8, ptr %1586, i64 %1590
  %1592 = icmp sgt i64 %536, 0
  %1593 = add nsw i64 %529, -1
  %1594 = mul nsw i64 %1593, %536
  %1595 = select i1 %1592, i64 %1594, i64 0
  %1596 = getelementptr inbounds i8, ptr %1591, i64 %1595
  %1597 = icmp sgt i64 %537, 0
  %1598 = add nsw i64 %530, -1
  %1599 = mul nsw i64 %1598, %537
  %1600 = select i1 %1597, i64 %1599, i64 0
  %1601 = getelementptr inbounds i8, ptr %1596, i64 %1600
  %1602 = icmp sgt i64 %538, 0
  %1603 = add nsw i64 %531, -1
  %1604 = mul nsw i64 %1603, %538
  %1605 = select i1 %1602, i64 %1604, i64 0
  %1606 = getelementptr inbounds i8, ptr %1601, i64 %1605
  %1607 = icmp sgt i64 %539, 0
  %1608 = add nsw i64 %532, -1
  %1609 = mul nsw i64 %1608, %539
  %1610 = select i1 %1607, i64 %1609, i64 0
  %1611 = icmp slt i64 %548, 0
  %1612 = add nsw i64 %541, -1
  %1613 = mul nsw i64 %1612, %548
  %1614 = select i1 %1611, i64 %1613, i64 0
  %1615 = getelementptr inbounds i8, ptr %540, i64 %1614
  %1616 = icmp slt i64 %549, 0
  %1617 = add nsw i64 %542, -1
  %1618 = mul nsw i64 %1617, %549
  %1619 = select i1 %1616, i64 %1618, i64 0
  %1620 = getelementptr inbounds i8, ptr %1615, i64 %1619
  %1621 = icmp slt i64 %550, 0
  %1622 = add nsw i64 %543, -1
  %1623 = mul nsw i64 %1622, %550
  %1624 = select i1 %1621, i64 %1623, i64 0
  %1625 = getelementptr inbounds i8, ptr %1620, i64 %1624
  %1626 = icmp slt i64 %551, 0
  %1627 = add nsw i64 %544, -1
  %1628 = mul nsw i64 %1627, %551
  %1629 = select i1 %1626, i64 %1628, i64 0
  %1630 = getelementptr inbounds i8, ptr %1625, i64 %1629
  %1631 = icmp slt i64 %552, 0
  %1632 = add nsw i64 %545, -1
  %1633 = mul nsw i64 %1632, %552
  %1634 = select i1 %1631, i64 %1633, i64 0
  %1635 = getelementptr inbounds i8, ptr %1630, i64 %1634
  %1636 = icmp slt i64 %553, 0
  %1637 = add nsw i64 %546, -1
  %1638 = mul nsw i64 %1637, %553
  %1639 = select i1 %1636, i64 %1638, i64 0
  %1640 = getelementptr inbounds i8, ptr %1635, i64 %1639
  %1641 = icmp slt i64 %554, 0
  %1642 = add nsw i64 %547, -1
  %1643 = mul nsw i64 %1642, %554
  %1644 = select i1 %1641, i64 %1643, i64 0
  %1645 = getelementptr inbounds i8, ptr %1640, i64 %1644
  %1646 = getelementptr inbounds i8, ptr %1606, i64 %1610
  %1647 = getelementptr inbounds i8, ptr %1646, i64 %330
  %1648 = icmp ugt ptr %1647, %1645
  br i1 %1648, label %1649, label %1680

1649:
  %1650 = icmp slt i64 %541, 2
  %1651 = icmp eq i64 %548, %533
  %1652 = select i1 %1650, i1 true, i1 %1651
  br i1 %1652, label %1654, label %1653

1653:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1654:
  %1655 = icmp slt i64 %542, 2
  %1656 = icmp eq i64 %549, %534
  %1657 = select i1 %1655, i1 true, i1 %1656
  br i1 %1657, label %1658, label %1653

1658:
  %1659 = icmp slt i64 %543, 2
  %1660 = icmp eq i64 %550, %535
  %1661 = select i1 %1659, i1 true, i1 %1660
  br i1 %1661, label %1662, label %1653

1662:
  %1663 = icmp slt i64 %544, 2
  %1664 = icmp eq i64 %551, %536
  %1665 = select i1 %1663, i1 true, i1 %1664
  br i1 %1665, label %1666, label %1653

1666:
  %1667 = icmp slt i64 %545, 2
  %1668 = icmp eq i64 %552, %537
  %1669 = select i1 %1667, i1 true, i1 %1668
  br i1 %1669, label %1670, label %1653

1670:
  %1671 = icmp slt i64 %546, 2
  %1672 = icmp eq i64 %553, %538
  %1673 = select i1 %1671, i1 true, i1 %1672
  br i1 %1673, label %1674, label %1653

1674:
  %1675 = icmp slt i64 %547, 2
  %1676 = icmp eq i64 %554, %539
  %1677 = select i1 %1675, i1 true, i1 %1676
  br i1 %1677, label %1678, label %1653

1678:
  %1679 = icmp ule ptr %540, %163
  br label %1680

1680:
  %1681 = phi i1 [ %1679, %1678 ], [ true, %1576 ], [ true, %1503 ]
  %1682 = icmp sgt i64 %1495, 0
  br i1 %1682, label %1683, label %1866

1683:
  %1684 = icmp sgt i64 %526, 0
  %1685 = icmp sgt i32 %382, 1
  %1686 = icmp eq i32 %382, 2
  %1687 = icmp sgt i32 %382, 2
  %1688 = icmp eq i32 %382, 3
  %1689 = icmp sgt i32 %382, 3
  %1690 = icmp eq i32 %382, 4
  %1691 = icmp sgt i32 %382, 4
  %1692 = icmp eq i32 %382, 5
  %1693 = icmp sgt i32 %382, 5
  %1694 = icmp eq i32 %382, 6
  %1695 = icmp sgt i32 %382, 6
  %1696 = icmp eq i32 %382, 7
  %1697 = icmp sgt i32 %382, 1
  %1698 = icmp eq i32 %382, 2
  %1699 = icmp sgt i32 %382, 2
  %1700 = icmp eq i32 %382, 3
  %1701 = icmp sgt i32 %382, 3
  %1702 = icmp eq i32 %382, 4
  %1703 = icmp sgt i32 %382, 4
  %1704 = icmp eq i32 %382, 5
  %1705 = icmp sgt i32 %382, 5
  %1706 = icmp eq i32 %382, 6
  %1707 = icmp sgt i32 %382, 6
  %1708 = icmp eq i32 %382, 7
  br label %1709

1709:
  %1710 = phi i64 [ 0, %1683 ], [ %1853, %1852 ]
  %1711 = xor i64 %1710, -1
  %1712 = add nsw i64 %1495, %1711
  %1713 = select i1 %1681, i64 %1710, i64 %1712
  br i1 %1685, label %1714, label %1721

1714:
  br i1 %1686, label %1719, label %1715

1715:
  %1716 = urem i64 %1713, %542
  %1717 = mul nsw i64 %549, %1716
  %1718 = udiv i64 %1713, %542
  br label %1721

1719:
  %1720 = mul nsw i64 %549, %1713
  br label %1721

1721:
  %1722 = phi i64 [ %1720, %1719 ], [ %1717, %1715 ], [ 0, %1709 ]
  %1723 = phi i64 [ %1713, %1719 ], [ %1718, %1715 ], [ %1713, %1709 ]
  br i1 %1687, label %1724, label %1733

1724:
  br i1 %1688, label %1730, label %1725

1725:
  %1726 = urem i64 %1723, %543
  %1727 = mul nsw i64 %550, %1726
  %1728 = add nsw i64 %1727, %1722
  %1729 = udiv i64 %1723, %543
  br label %1733

1730:
  %1731 = mul nsw i64 %550, %1723
  %1732 = add nsw i64 %1731, %1722
  br label %1733

1733:
  %1734 = phi i64 [ %1732, %1730 ], [ %1728, %1725 ], [ %1722, %1721 ]
  %1735 = phi i64 [ %1723, %1730 ], [ %1729, %1725 ], [ %1723, %1721 ]
  br i1 %1689, label %1736, label %1745

1736:
  br i1 %1690, label %1742, label %1737

1737:
  %1738 = urem i64 %1735, %544
  %1739 = mul nsw i64 %551, %1738
  %1740 = add nsw i64 %1739, %1734
  %1741 = udiv i64 %1735, %544
  br label %1745

1742:
  %1743 = mul nsw i64 %551, %1735
  %1744 = add nsw i64 %1743, %1734
  br label %1745

1745:
  %1746 = phi i64 [ %1744, %1742 ], [ %1740, %1737 ], [ %1734, %1733 ]
  %1747 = phi i64 [ %1735, %1742 ], [ %1741, %1737 ], [ %1735, %1733 ]
  br i1 %1691, label %1748, label %1757

1748:
  br i1 %1692, label %1754, label %1749

1749:
  %1750 = urem i64 %1747, %545
  %1751 = mul nsw i64 %552, %1750
  %1752 = add nsw i64 %1751, %1746
  %1753 = udiv i64 %1747, %545
  br label %1757

1754:
  %1755 = mul nsw i64 %552, %1747
  %1756 = add nsw i64 %1755, %1746
  br label %1757

1757:
  %1758 = phi i64 [ %1756, %1754 ], [ %1752, %1749 ], [ %1746, %1745 ]
  %1759 = phi i64 [ %1747, %1754 ], [ %1753, %1749 ], [ %1747, %1745 ]
  br i1 %1693, label %1760, label %1769

1760:
  br i1 %1694, label %1766, label %1761

1761:
  %1762 = urem i64 %1759, %546
  %1763 = mul nsw i64 %553, %1762
  %1764 = add nsw i64 %1763, %1758
  %1765 = udiv i64 %1759, %546
  br label %1769

1766:
  %1767 = mul nsw i64 %553, %1759
  %1768 = add nsw i64 %1767, %1758
  br label %1769

1769:
  %1770 = phi i64 [ %1768, %1766 ], [ %1764, %1761 ], [ %1758, %1757 ]
  %1771 = phi i64 [ %1759, %1766 ], [ %1765, %1761 ], [ %1759, %1757 ]
  br i1 %1695, label %1772, label %1780

1772:
  br i1 %1696, label %1777, label %1773

1773:
  %1774 = urem i64 %1771, %547
  %1775 = mul nsw i64 %554, %1774
  %1776 = add nsw i64 %1775, %1770
  br label %1780

1777:
  %1778 = mul nsw i64 %554, %1771
  %1779 = add nsw i64 %1778, %1770
  br label %1780

1780:
  %1781 = phi i64 [ %1779, %1777 ], [ %1776, %1773 ], [ %1770, %1769 ]
  br i1 %1697, label %1782, label %1789

1782:
  br i1 %1698, label %1787, label %1783

1783:
  %1784 = urem i64 %1713, %527
  %1785 = mul nsw i64 %534, %1784
  %1786 = udiv i64 %1713, %527
  br label %1789

1787:
  %1788 = mul nsw i64 %534, %1713
  br label %1789

1789:
  %1790 = phi i64 [ %1788, %1787 ], [ %1785, %1783 ], [ 0, %1780 ]
  %1791 = phi i64 [ %1713, %1787 ], [ %1786, %1783 ], [ %1713, %1780 ]
  br i1 %1699, label %1792, label %1801

1792:
  br i1 %1700, label %1798, label %1793

1793:
  %1794 = urem i64 %1791, %528
  %1795 = mul nsw i64 %535, %1794
  %1796 = add nsw i64 %1795, %1790
  %1797 = udiv i64 %1791, %528
  br label %1801

1798:
  %1799 = mul nsw i64 %535, %1791
  %1800 = add nsw i64 %1799, %1790
  br label %1801

1801:
  %1802 = phi i64 [ %1800, %1798 ], [ %1796, %1793 ], [ %1790, %1789 ]
  %1803 = phi i64 [ %1791, %1798 ], [ %1797, %1793 ], [ %1791, %1789 ]
  br i1 %1701, label %1804, label %1813

1804:
  br i1 %1702, label %1810, label %1805

1805:
  %1806 = urem i64 %1803, %529
  %1807 = mul nsw i64 %536, %1806
  %1808 = add nsw i64 %1807, %1802
  %1809 = udiv i64 %1803, %529
  br label %1813

1810:
  %1811 = mul nsw i64 %536, %1803
  %1812 = add nsw i64 %1811, %1802
  br label %1813

1813:
  %1814 = phi i64 [ %1812, %1810 ], [ %1808, %1805 ], [ %1802, %1801 ]
  %1815 = phi i64 [ %1803, %1810 ], [ %1809, %1805 ], [ %1803, %1801 ]
  br i1 %1703, label %1816, label %1825

1816:
  br i1 %1704, label %1822, label %1817

1817:
  %1818 = urem i64 %1815, %530
  %1819 = mul nsw i64 %537, %1818
  %1820 = add nsw i64 %1819, %1814
  %1821 = udiv i64 %1815, %530
  br label %1825

1822:
  %1823 = mul nsw i64 %537, %1815
  %1824 = add nsw i64 %1823, %1814
  br label %1825

1825:
  %1826 = phi i64 [ %1824, %1822 ], [ %1820, %1817 ], [ %1814, %1813 ]
  %1827 = phi i64 [ %1815, %1822 ], [ %1821, %1817 ], [ %1815, %1813 ]
  br i1 %1705, label %1828, label %1837

1828:
  br i1 %1706, label %1834, label %1829

1829:
  %1830 = urem i64 %1827, %531
  %1831 = mul nsw i64 %538, %1830
  %1832 = add nsw i64 %1831, %1826
  %1833 = udiv i64 %1827, %531
  br label %1837

1834:
  %1835 = mul nsw i64 %538, %1827
  %1836 = add nsw i64 %1835, %1826
  br label %1837

1837:
  %1838 = phi i64 [ %1836, %1834 ], [ %1832, %1829 ], [ %1826, %1825 ]
  %1839 = phi i64 [ %1827, %1834 ], [ %1833, %1829 ], [ %1827, %1825 ]
  br i1 %1707, label %1840, label %1848

1840:
  br i1 %1708, label %1845, label %1841

1841:
  %1842 = urem i64 %1839, %532
  %1843 = mul nsw i64 %539, %1842
  %1844 = add nsw i64 %1843, %1838
  br label %1848

1845:
  %1846 = mul nsw i64 %539, %1839
  %1847 = add nsw i64 %1846, %1838
  br label %1848

1848:
  %1849 = phi i64 [ %1847, %1845 ], [ %1844, %1841 ], [ %1838, %1837 ]
  %1850 = getelementptr inbounds i8, ptr %540, i64 %1781
  %1851 = getelementptr inbounds i8, ptr %163, i64 %1849
  br i1 %1684, label %1855, label %1852

1852:
  %1853 = add nuw nsw i64 %1710, 1
  %1854 = icmp eq i64 %1853, %1495
  br i1 %1854, label %1866, label %1709

1855:
  %1856 = phi i64 [ %1864, %1855 ], [ 0, %1848 ]
  %1857 = xor i64 %1856, -1
  %1858 = add nsw i64 %526, %1857
  %1859 = select i1 %1681, i64 %1856, i64 %1858
  %1860 = mul nsw i64 %548, %1859
  %1861 = getelementptr inbounds i8, ptr %1850, i64 %1860
  %1862 = mul nsw i64 %533, %1859
  %1863 = getelementptr inbounds i8, ptr %1851, i64 %1862
  tail call void @pad.fortran.type.assign(ptr noundef %329, ptr noundef %1861, ptr noundef %1863) #7
  %1864 = add nuw nsw i64 %1856, 1
  %1865 = icmp eq i64 %1864, %526
  br i1 %1865, label %1852, label %1855

1866:
  br i1 %555, label %1987, label %1867

1867:
  br i1 %1488, label %1868, label %1869

1868:
  tail call void @pad.fortran.type.destroy(ptr noundef %329, ptr noundef %15) #7
  br label %1985

1869:
  %1870 = mul nsw i64 %60, %51
  %1871 = mul nsw i64 %69, %1870
  %1872 = mul nsw i64 %78, %1871
  %1873 = mul nsw i64 %87, %1872
  %1874 = mul nsw i64 %96, %1873
  %1875 = mul nsw i64 %105, %1874
  %1876 = icmp sgt i64 %1875, 0
  br i1 %1876, label %1877, label %1883

1877:
  %1878 = mul nsw i64 %69, %60
  %1879 = mul nsw i64 %78, %1878
  %1880 = mul nsw i64 %87, %1879
  %1881 = mul nsw i64 %96, %1880
  %1882 = mul nsw i64 %105, %1881
  br label %1883

1883:
  %1884 = phi i64 [ 0, %1869 ], [ %1882, %1877 ]
  %1885 = icmp sgt i64 %1884, 0
  br i1 %1885, label %1886, label %1985

1886:
  %1887 = icmp sgt i64 %51, 0
  %1888 = icmp sgt i32 %382, 1
  %1889 = icmp eq i32 %382, 2
  %1890 = icmp sgt i32 %382, 2
  %1891 = icmp eq i32 %382, 3
  %1892 = icmp sgt i32 %382, 3
  %1893 = icmp eq i32 %382, 4
  %1894 = icmp sgt i32 %382, 4
  %1895 = icmp eq i32 %382, 5
  %1896 = icmp sgt i32 %382, 5
  %1897 = icmp eq i32 %382, 6
  %1898 = icmp sgt i32 %382, 6
  %1899 = icmp eq i32 %382, 7
  %1900 = icmp eq ptr %15, null
  br label %1901

1901:
  %1902 = phi i64 [ 0, %1886 ], [ %1906, %1905 ]
  br i1 %1887, label %1903, label %1905

1903:
  %1904 = mul nsw i64 %59, %1902
  br label %1908

1905:
  %1906 = add nuw nsw i64 %1902, 1
  %1907 = icmp eq i64 %1906, %1884
  br i1 %1907, label %1985, label %1901

1908:
  %1909 = phi i64 [ %1979, %1978 ], [ 0, %1903 ]
  %1910 = xor i1 %1888, true
  %1911 = or i1 %1910, %1889
  %1912 = select i1 %1910, i64 0, i64 %1904
  br i1 %1911, label %1917, label %1913

1913:
  %1914 = urem i64 %1902, %60
  %1915 = mul nsw i64 %59, %1914
  %1916 = udiv i64 %1902, %60
  br label %1917

1917:
  %1918 = phi i64 [ %1912, %1908 ], [ %1915, %1913 ]
  %1919 = phi i64 [ %1902, %1908 ], [ %1916, %1913 ]
  br i1 %1890, label %1920, label %1929

1920:
  br i1 %1891, label %1926, label %1921

1921:
  %1922 = urem i64 %1919, %69
  %1923 = mul nsw i64 %68, %1922
  %1924 = add nsw i64 %1923, %1918
  %1925 = udiv i64 %1919, %69
  br label %1929

1926:
  %1927 = mul nsw i64 %68, %1919
  %1928 = add nsw i64 %1927, %1918
  br label %1929

1929:
  %1930 = phi i64 [ %1928, %1926 ], [ %1924, %1921 ], [ %1918, %1917 ]
  %1931 = phi i64 [ %1919, %1926 ], [ %1925, %1921 ], [ %1919, %1917 ]
  br i1 %1892, label %1932, label %1941

1932:
  br i1 %1893, label %1938, label %1933

1933:
  %1934 = urem i64 %1931, %78
  %1935 = mul nsw i64 %77, %1934
  %1936 = add nsw i64 %1935, %1930
  %1937 = udiv i64 %1931, %78
  br label %1941

1938:
  %1939 = mul nsw i64 %77, %1931
  %1940 = add nsw i64 %1939, %1930
  br label %1941

1941:
  %1942 = phi i64 [ %1940, %1938 ], [ %1936, %1933 ], [ %1930, %1929 ]
  %1943 = phi i64 [ %1931, %1938 ], [ %1937, %1933 ], [ %1931, %1929 ]
  br i1 %1894, label %1944, label %1953

1944:
  br i1 %1895, label %1950, label %1945

1945:
  %1946 = urem i64 %1943, %87
  %1947 = mul nsw i64 %86, %1946
  %1948 = add nsw i64 %1947, %1942
  %1949 = udiv i64 %1943, %87
  br label %1953

1950:
  %1951 = mul nsw i64 %86, %1943
  %1952 = add nsw i64 %1951, %1942
  br label %1953

1953:
  %1954 = phi i64 [ %1952, %1950 ], [ %1948, %1945 ], [ %1942, %1941 ]
  %1955 = phi i64 [ %1943, %1950 ], [ %1949, %1945 ], [ %1943, %1941 ]
  br i1 %1896, label %1956, label %1965

1956:
  br i1 %1897, label %1962, label %1957

1957:
  %1958 = urem i64 %1955, %96
  %1959 = mul nsw i64 %95, %1958
  %1960 = add nsw i64 %1959, %1954
  %1961 = udiv i64 %1955, %96
  br label %1965

1962:
  %1963 = mul nsw i64 %95, %1955
  %1964 = add nsw i64 %1963, %1954
  br label %1965

1965:
  %1966 = phi i64 [ %1964, %1962 ], [ %1960, %1957 ], [ %1954, %1953 ]
  %1967 = phi i64 [ %1955, %1962 ], [ %1961, %1957 ], [ %1955, %1953 ]
  br i1 %1898, label %1968, label %1976

1968:
  br i1 %1899, label %1973, label %1969

1969:
  %1970 = urem i64 %1967, %105
  %1971 = mul nsw i64 %104, %1970
  %1972 = add nsw i64 %1971, %1966
  br label %1976

1973:
  %1974 = mul nsw i64 %104, %1967
  %1975 = add nsw i64 %1974, %1966
  br label %1976

1976:
  %1977 = phi i64 [ %1975, %1973 ], [ %1972, %1969 ], [ %1966, %1965 ]
  br i1 %1900, label %1978, label %1981

1978:
  %1979 = add nuw nsw i64 %1909, 1
  %1980 = icmp eq i64 %1979, %51
  br i1 %1980, label %1905, label %1908

1981:
  %1982 = getelementptr inbounds i8, ptr %15, i64 %1977
  %1983 = mul nsw i64 %50, %1909
  %1984 = getelementptr inbounds i8, ptr %1982, i64 %1983
  tail call void @pad.fortran.type.destroy(ptr noundef %329, ptr noundef nonnull %1984) #7
  br label %1978

1985:
  br i1 %555, label %1987, label %1986

1986:
  tail call void @free(ptr noundef %15)
  br label %1987

1987:
  ret void
}

declare void @_FortranAAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.AssignPolymorphic(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef %13) local_unnamed_addr #0 {
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq i64 %7, 0
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ %19, %17 ], [ %7, %14 ]
  %22 = icmp eq i32 %4, -128
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = sext i8 %25 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %23 ], [ %4, %20 ]
  %29 = icmp eq i32 %5, -128
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  br label %34

34:
  %35 = phi i32 [ %33, %30 ], [ %5, %27 ]
  %36 = icmp eq i32 %6, -128
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %39 = load i8, ptr %38, align 2
  %40 = sext i8 %39 to i32
  br label %41

41:
  %42 = phi i32 [ %40, %37 ], [ %6, %34 ]
  %43 = icmp sgt i32 %28, 0
  br i1 %43, label %44, label %49

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %44 ], [ 0, %41 ]
  %51 = phi i64 [ %46, %44 ], [ 1, %41 ]
  %52 = icmp sgt i32 %28, 1
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %57 = load i64, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ %57, %53 ], [ 0, %49 ]
  %60 = phi i64 [ %55, %53 ], [ 1, %49 ]
  %61 = icmp sgt i32 %28, 2
  br i1 %61, label %62, label %67

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %66 = load i64, ptr %65, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %62 ], [ 0, %58 ]
  %69 = phi i64 [ %64, %62 ], [ 1, %58 ]
  %70 = icmp sgt i32 %28, 3
  br i1 %70, label %71, label %76

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %75 = load i64, ptr %74, align 8
  br label %76

76:
  %77 = phi i64 [ %75, %71 ], [ 0, %67 ]
  %78 = phi i64 [ %73, %71 ], [ 1, %67 ]
  %79 = icmp sgt i32 %28, 4
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %84, %80 ], [ 0, %76 ]
  %87 = phi i64 [ %82, %80 ], [ 1, %76 ]
  %88 = icmp sgt i32 %28, 5
  br i1 %88, label %89, label %94

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %93, %89 ], [ 0, %85 ]
  %96 = phi i64 [ %91, %89 ], [ 1, %85 ]
  %97 = icmp sgt i32 %28, 6
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %98 ], [ 0, %94 ]
  %105 = phi i64 [ %100, %98 ], [ 1, %94 ]
  %106 = icmp eq ptr %8, null
  %107 = icmp eq i32 %35, 42
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %161

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %111 = load i8, ptr %110, align 1
  %112 = and i8 %111, 1
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %161, label %114

114:
  %115 = icmp eq i32 %28, 0
  br i1 %115, label %116, label %119

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %118 = load ptr, ptr %117, align 8
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ null, %114 ]
  %121 = icmp eq i32 %28, 1
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %124 = load ptr, ptr %123, align 8
  br label %125

125:
  %126 = phi ptr [ %124, %122 ], [ %120, %119 ]
  %127 = icmp eq i32 %28, 2
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %130 = load ptr, ptr %129, align 8
  br label %131

131:
  %132 = phi ptr [ %130, %128 ], [ %126, %125 ]
  %133 = icmp eq i32 %28, 3
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %136 = load ptr, ptr %135, align 8
  br label %137

137:
  %138 = phi ptr [ %136, %134 ], [ %132, %131 ]
  %139 = icmp eq i32 %28, 4
  br i1 %139, label %140, label %143

140:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %142 = load ptr, ptr %141, align 8
  br label %143

143:
  %144 = phi ptr [ %142, %140 ], [ %138, %137 ]
  %145 = icmp eq i32 %28, 5
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %148 = load ptr, ptr %147, align 8
  br label %149

149:
  %150 = phi ptr [ %148, %146 ], [ %144, %143 ]
  %151 = icmp eq i32 %28, 6
  br i1 %151, label %152, label %155

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %154 = load ptr, ptr %153, align 8
  br label %155

155:
  %156 = phi ptr [ %154, %152 ], [ %150, %149 ]
  %157 = icmp eq i32 %28, 7
  br i1 %157, label %158, label %161

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %160 = load ptr, ptr %159, align 8
  br label %161

161:
  %162 = phi ptr [ null, %109 ], [ %8, %103 ], [ %160, %158 ], [ %156, %155 ]
  %163 = load ptr, ptr %1, align 8
  %164 = icmp eq i64 %12, 0
  br i1 %164, label %165, label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %167 = load i64, ptr %166, align 8
  br label %168

168:
  %169 = phi i64 [ %167, %165 ], [ %12, %161 ]
  %170 = icmp eq i32 %9, -128
  br i1 %170, label %171, label %175

171:
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %173 = load i8, ptr %172, align 4
  %174 = sext i8 %173 to i32
  br label %175

175:
  %176 = phi i32 [ %174, %171 ], [ %9, %168 ]
  %177 = icmp eq i32 %10, -128
  br i1 %177, label %178, label %182

178:
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %180 = load i8, ptr %179, align 1
  %181 = sext i8 %180 to i32
  br label %182

182:
  %183 = phi i32 [ %181, %178 ], [ %10, %175 ]
  %184 = icmp sgt i32 %176, 0
  br i1 %184, label %185, label %192

185:
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %191 = load i64, ptr %190, align 8
  br label %192

192:
  %193 = phi i64 [ %191, %185 ], [ 0, %182 ]
  %194 = phi i64 [ %189, %185 ], [ 1, %182 ]
  %195 = phi i64 [ %187, %185 ], [ 1, %182 ]
  %196 = icmp sgt i32 %176, 1
  br i1 %196, label %197, label %204

197:
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %203 = load i64, ptr %202, align 8
  br label %204

204:
  %205 = phi i64 [ %203, %197 ], [ 0, %192 ]
  %206 = phi i64 [ %201, %197 ], [ 1, %192 ]
  %207 = phi i64 [ %199, %197 ], [ 1, %192 ]
  %208 = icmp sgt i32 %176, 2
  br i1 %208, label %209, label %216

209:
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %215 = load i64, ptr %214, align 8
  br label %216

216:
  %217 = phi i64 [ %215, %209 ], [ 0, %204 ]
  %218 = phi i64 [ %213, %209 ], [ 1, %204 ]
  %219 = phi i64 [ %211, %209 ], [ 1, %204 ]
  %220 = icmp sgt i32 %176, 3
  br i1 %220, label %221, label %228

221:
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %227 = load i64, ptr %226, align 8
  br label %228

228:
  %229 = phi i64 [ %227, %221 ], [ 0, %216 ]
  %230 = phi i64 [ %225, %221 ], [ 1, %216 ]
  %231 = phi i64 [ %223, %221 ], [ 1, %216 ]
  %232 = icmp sgt i32 %176, 4
  br i1 %232, label %233, label %240

233:
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %239 = load i64, ptr %238, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %233 ], [ 0, %228 ]
  %242 = phi i64 [ %237, %233 ], [ 1, %228 ]
  %243 = phi i64 [ %235, %233 ], [ 1, %228 ]
  %244 = icmp sgt i32 %176, 5
  br i1 %244, label %245, label %252

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %251 = load i64, ptr %250, align 8
  br label %252

252:
  %253 = phi i64 [ %251, %245 ], [ 0, %240 ]
  %254 = phi i64 [ %249, %245 ], [ 1, %240 ]
  %255 = phi i64 [ %247, %245 ], [ 1, %240 ]
  %256 = icmp sgt i32 %176, 6
  br i1 %256, label %257, label %264

257:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %263 = load i64, ptr %262, align 8
  br label %264

264:
  %265 = phi i64 [ %263, %257 ], [ 0, %252 ]
  %266 = phi i64 [ %261, %257 ], [ 1, %252 ]
  %267 = phi i64 [ %259, %257 ], [ 1, %252 ]
  %268 = icmp eq ptr %13, null
  %269 = icmp eq i32 %183, 42
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %271, label %323

271:
  %272 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %273 = load i8, ptr %272, align 1
  %274 = and i8 %273, 1
  %275 = icmp eq i8 %274, 0
  br i1 %275, label %323, label %276

276:
  %277 = icmp eq i32 %176, 0
  br i1 %277, label %278, label %281

278:
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %280 = load ptr, ptr %279, align 8
  br label %281

281:
  %282 = phi ptr [ %280, %278 ], [ null, %276 ]
  %283 = icmp eq i32 %176, 1
  br i1 %283, label %284, label %287

284:
  %285 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %286 = load ptr, ptr %285, align 8
  br label %287

287:
  %288 = phi ptr [ %286, %284 ], [ %282, %281 ]
  %289 = icmp eq i32 %176, 2
  br i1 %289, label %290, label %293

290:
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %292 = load ptr, ptr %291, align 8
  br label %293

293:
  %294 = phi ptr [ %292, %290 ], [ %288, %287 ]
  %295 = icmp eq i32 %176, 3
  br i1 %295, label %296, label %299

296:
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %298 = load ptr, ptr %297, align 8
  br label %299

299:
  %300 = phi ptr [ %298, %296 ], [ %294, %293 ]
  %301 = icmp eq i32 %176, 4
  br i1 %301, label %302, label %305

302:
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %304 = load ptr, ptr %303, align 8
  br label %305

305:
  %306 = phi ptr [ %304, %302 ], [ %300, %299 ]
  %307 = icmp eq i32 %176, 5
  br i1 %307, label %308, label %311

308:
  %309 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %310 = load ptr, ptr %309, align 8
  br label %311

311:
  %312 = phi ptr [ %310, %308 ], [ %306, %305 ]
  %313 = icmp eq i32 %176, 6
  br i1 %313, label %314, label %317

314:
  %315 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %316 = load ptr, ptr %315, align 8
  br label %317

317:
  %318 = phi ptr [ %316, %314 ], [ %312, %311 ]
  %319 = icmp eq i32 %176, 7
  br i1 %319, label %320, label %323

320:
  %321 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %322 = load ptr, ptr %321, align 8
  br label %323

323:
  %324 = phi ptr [ null, %271 ], [ %13, %264 ], [ %322, %320 ], [ %318, %317 ]
  %325 = icmp sgt i32 %176, 7
  br i1 %325, label %349, label %326

326:
  br i1 %269, label %327, label %345

327:
  %328 = icmp eq ptr %324, null
  br i1 %328, label %349, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %324, i64 430
  %331 = load i8, ptr %330, align 2
  %332 = icmp eq i8 %331, 0
  br i1 %332, label %341, label %333

333:
  %334 = getelementptr inbounds nuw i8, ptr %324, i64 431
  %335 = load i8, ptr %334, align 1
  %336 = icmp eq i8 %335, 0
  br i1 %336, label %341, label %337

337:
  %338 = getelementptr inbounds nuw i8, ptr %324, i64 432
  %339 = load i8, ptr %338, align 8
  %340 = icmp eq i8 %339, 0
  br i1 %340, label %341, label %349

341:
  %342 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %324) #7
  %343 = icmp eq i32 %342, 0
  %344 = select i1 %343, i32 2, i32 1
  br label %349

345:
  %346 = add i32 %183, -1
  %347 = icmp ult i32 %346, 49
  %348 = select i1 %347, i32 0, i32 2
  br label %349

349:
  %350 = phi i32 [ %348, %345 ], [ 2, %323 ], [ 2, %327 ], [ %344, %341 ], [ 0, %337 ]
  %351 = icmp eq ptr %15, null
  br i1 %351, label %377, label %352

352:
  %353 = icmp sgt i32 %28, 7
  br i1 %353, label %377, label %354

354:
  br i1 %107, label %355, label %373

355:
  %356 = icmp eq ptr %162, null
  br i1 %356, label %377, label %357

357:
  %358 = getelementptr inbounds nuw i8, ptr %162, i64 430
  %359 = load i8, ptr %358, align 2
  %360 = icmp eq i8 %359, 0
  br i1 %360, label %369, label %361

361:
  %362 = getelementptr inbounds nuw i8, ptr %162, i64 431
  %363 = load i8, ptr %362, align 1
  %364 = icmp eq i8 %363, 0
  br i1 %364, label %369, label %365

365:
  %366 = getelementptr inbounds nuw i8, ptr %162, i64 432
  %367 = load i8, ptr %366, align 8
  %368 = icmp eq i8 %367, 0
  br i1 %368, label %369, label %377

369:
  %370 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %162) #7
  %371 = icmp eq i32 %370, 0
  %372 = select i1 %371, i32 2, i32 1
  br label %377

373:
  %374 = add i32 %35, -1
  %375 = icmp ult i32 %374, 49
  %376 = select i1 %375, i32 0, i32 2
  br label %377

377:
  %378 = phi i32 [ 0, %349 ], [ %376, %373 ], [ 2, %352 ], [ 2, %355 ], [ %372, %369 ], [ 0, %365 ]
  %379 = icmp eq i32 %350, 2
  %380 = icmp eq i32 %378, 2
  %381 = select i1 %379, i1 true, i1 %380
  br i1 %381, label %387, label %382

382:
  switch i32 %183, label %383 [
    i32 40, label %387
    i32 43, label %387
    i32 44, label %387
  ]

383:
  %384 = icmp eq i32 %176, 0
  %385 = icmp eq i32 %176, %28
  %386 = select i1 %384, i1 true, i1 %385
  br i1 %386, label %388, label %387

387:
  tail call void @_FortranAAssignPolymorphic(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %2151

388:
  %389 = icmp eq i32 %42, 2
  %390 = icmp ne ptr %15, null
  %391 = select i1 %389, i1 %390, i1 false
  br i1 %391, label %392, label %396

392:
  %393 = icmp ne ptr %162, %324
  %394 = icmp ne i32 %35, %183
  %395 = select i1 %393, i1 true, i1 %394
  br label %396

396:
  %397 = phi i1 [ %395, %392 ], [ false, %388 ]
  br i1 %397, label %398, label %399

398:
  store ptr null, ptr %0, align 8
  br label %399

399:
  %400 = phi ptr [ null, %398 ], [ %15, %396 ]
  %401 = icmp ne ptr %324, null
  %402 = select i1 %389, i1 %401, i1 false
  br i1 %402, label %403, label %415

403:
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %405 = load i8, ptr %404, align 1
  %406 = and i8 %405, 1
  %407 = icmp ne i8 %406, 0
  %408 = icmp ult i32 %28, 8
  %409 = select i1 %407, i1 %408, i1 false
  br i1 %409, label %410, label %415

410:
  %411 = mul nuw i32 %28, 24
  %412 = zext nneg i32 %411 to i64
  %413 = getelementptr inbounds nuw i8, ptr %0, i64 %412
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 24
  store ptr %324, ptr %414, align 8
  br label %415

415:
  switch i32 %183, label %419 [
    i32 28, label %420
    i32 27, label %416
    i32 35, label %417
    i32 34, label %418
  ]

416:
  br label %420

417:
  br label %420

418:
  br label %420

419:
  br label %420

420:
  %421 = phi i32 [ 0, %419 ], [ 1, %416 ], [ 4, %417 ], [ 3, %418 ], [ 2, %415 ]
  %422 = icmp ne i32 %176, 0
  %423 = select i1 %422, i32 %176, i32 %28
  br i1 %389, label %424, label %434

424:
  %425 = icmp eq ptr %400, null
  br i1 %425, label %434, label %426

426:
  %427 = icmp ult i32 %183, 45
  %428 = zext nneg i32 %183 to i45
  %429 = lshr i45 -7696581394432, %428
  %430 = trunc i45 %429 to i1
  %431 = select i1 %427, i1 %430, i1 false
  %432 = icmp ne i64 %21, %169
  %433 = select i1 %431, i1 %432, i1 false
  br label %434

434:
  %435 = phi i1 [ false, %420 ], [ true, %424 ], [ %433, %426 ]
  br i1 %422, label %457, label %436

436:
  br i1 %435, label %437, label %566

437:
  %438 = mul nsw i64 %60, %51
  %439 = mul nsw i64 %69, %438
  %440 = mul nsw i64 %78, %439
  %441 = mul nsw i64 %87, %440
  %442 = mul nsw i64 %96, %441
  %443 = mul nsw i64 %105, %442
  %444 = mul i64 %443, %169
  %445 = tail call i64 @llvm.umax.i64(i64 %444, i64 1)
  %446 = tail call ptr @malloc(i64 noundef %445) #9
  store ptr %446, ptr %0, align 8
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %169, ptr %447, align 8
  %448 = trunc i32 %183 to i8
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %448, ptr %449, align 1
  %450 = mul nsw i64 %51, %169
  %451 = mul nsw i64 %60, %450
  %452 = mul nsw i64 %69, %451
  %453 = mul nsw i64 %78, %452
  %454 = mul nsw i64 %87, %453
  %455 = mul nsw i64 %96, %454
  %456 = icmp eq ptr %400, null
  br label %566

457:
  br i1 %389, label %458, label %566

458:
  br i1 %435, label %473, label %459

459:
  %460 = icmp ne i64 %51, %194
  %461 = icmp ne i64 %60, %206
  %462 = icmp ne i64 %69, %218
  %463 = icmp ne i64 %78, %230
  %464 = icmp ne i64 %87, %242
  %465 = icmp ne i64 %96, %254
  %466 = icmp ne i64 %105, %266
  %467 = select i1 %466, i1 true, i1 %465
  %468 = select i1 %467, i1 true, i1 %464
  %469 = select i1 %468, i1 true, i1 %463
  %470 = select i1 %469, i1 true, i1 %462
  %471 = select i1 %470, i1 true, i1 %461
  %472 = select i1 %471, i1 true, i1 %460
  br label %473

473:
  %474 = phi i1 [ true, %458 ], [ %472, %459 ]
  br i1 %474, label %475, label %557

475:
  %476 = mul nsw i64 %206, %194
  %477 = mul nsw i64 %218, %476
  %478 = mul nsw i64 %230, %477
  %479 = mul nsw i64 %242, %478
  %480 = mul nsw i64 %254, %479
  %481 = mul nsw i64 %266, %480
  %482 = mul i64 %481, %169
  %483 = tail call i64 @llvm.umax.i64(i64 %482, i64 1)
  %484 = tail call ptr @malloc(i64 noundef %483) #9
  store ptr %484, ptr %0, align 8
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %169, ptr %485, align 8
  %486 = trunc i32 %183 to i8
  %487 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %486, ptr %487, align 1
  %488 = icmp sgt i32 %176, 0
  br i1 %488, label %489, label %496

489:
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %491 = icmp slt i64 %194, 1
  %492 = select i1 %491, i64 1, i64 %195
  store i64 %492, ptr %490, align 8
  %493 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %194, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %169, ptr %494, align 8
  %495 = mul i64 %194, %169
  br label %496

496:
  %497 = phi i64 [ %495, %489 ], [ %169, %475 ]
  %498 = icmp sgt i32 %176, 1
  br i1 %498, label %499, label %506

499:
  %500 = icmp slt i64 %206, 1
  %501 = select i1 %500, i64 1, i64 %207
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %501, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %206, ptr %503, align 8
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %497, ptr %504, align 8
  %505 = mul i64 %206, %497
  br label %506

506:
  %507 = phi i64 [ %505, %499 ], [ %497, %496 ]
  %508 = icmp sgt i32 %176, 2
  br i1 %508, label %509, label %516

509:
  %510 = icmp slt i64 %218, 1
  %511 = select i1 %510, i64 1, i64 %219
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %511, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %218, ptr %513, align 8
  %514 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %507, ptr %514, align 8
  %515 = mul i64 %218, %507
  br label %516

516:
  %517 = phi i64 [ %515, %509 ], [ %507, %506 ]
  %518 = icmp sgt i32 %176, 3
  br i1 %518, label %519, label %526

519:
  %520 = icmp slt i64 %230, 1
  %521 = select i1 %520, i64 1, i64 %231
  %522 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %521, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %230, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %517, ptr %524, align 8
  %525 = mul i64 %230, %517
  br label %526

526:
  %527 = phi i64 [ %525, %519 ], [ %517, %516 ]
  %528 = icmp sgt i32 %176, 4
  br i1 %528, label %529, label %536

529:
  %530 = icmp slt i64 %242, 1
  %531 = select i1 %530, i64 1, i64 %243
  %532 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %531, ptr %532, align 8
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %242, ptr %533, align 8
  %534 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %527, ptr %534, align 8
  %535 = mul i64 %242, %527
  br label %536

536:
  %537 = phi i64 [ %535, %529 ], [ %527, %526 ]
  %538 = icmp sgt i32 %176, 5
  br i1 %538, label %539, label %546

539:
  %540 = icmp slt i64 %254, 1
  %541 = select i1 %540, i64 1, i64 %255
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %541, ptr %542, align 8
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %254, ptr %543, align 8
  %544 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %537, ptr %544, align 8
  %545 = mul i64 %254, %537
  br label %546

546:
  %547 = phi i64 [ %545, %539 ], [ %537, %536 ]
  %548 = icmp sgt i32 %176, 6
  br i1 %548, label %549, label %555

549:
  %550 = icmp slt i64 %266, 1
  %551 = select i1 %550, i64 1, i64 %267
  %552 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %551, ptr %552, align 8
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %266, ptr %553, align 8
  %554 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %547, ptr %554, align 8
  br label %555

555:
  %556 = icmp eq ptr %400, null
  br label %557

557:
  %558 = phi ptr [ %484, %555 ], [ %400, %473 ]
  %559 = phi i1 [ %556, %555 ], [ true, %473 ]
  %560 = mul nsw i64 %194, %169
  %561 = mul nsw i64 %206, %560
  %562 = mul nsw i64 %218, %561
  %563 = mul nsw i64 %230, %562
  %564 = mul nsw i64 %242, %563
  %565 = mul nsw i64 %254, %564
  br label %566

566:
  %567 = phi i64 [ %194, %557 ], [ %194, %457 ], [ %51, %436 ], [ %51, %437 ]
  %568 = phi i64 [ %206, %557 ], [ %206, %457 ], [ %60, %436 ], [ %60, %437 ]
  %569 = phi i64 [ %218, %557 ], [ %218, %457 ], [ %69, %436 ], [ %69, %437 ]
  %570 = phi i64 [ %230, %557 ], [ %230, %457 ], [ %78, %436 ], [ %78, %437 ]
  %571 = phi i64 [ %242, %557 ], [ %242, %457 ], [ %87, %436 ], [ %87, %437 ]
  %572 = phi i64 [ %254, %557 ], [ %254, %457 ], [ %96, %436 ], [ %96, %437 ]
  %573 = phi i64 [ %266, %557 ], [ %266, %457 ], [ %105, %436 ], [ %105, %437 ]
  %574 = phi i64 [ %193, %557 ], [ %193, %457 ], [ 0, %436 ], [ 0, %437 ]
  %575 = phi i64 [ %205, %557 ], [ %205, %457 ], [ 0, %436 ], [ 0, %437 ]
  %576 = phi i64 [ %217, %557 ], [ %217, %457 ], [ 0, %436 ], [ 0, %437 ]
  %577 = phi i64 [ %229, %557 ], [ %229, %457 ], [ 0, %436 ], [ 0, %437 ]
  %578 = phi i64 [ %241, %557 ], [ %241, %457 ], [ 0, %436 ], [ 0, %437 ]
  %579 = phi i64 [ %253, %557 ], [ %253, %457 ], [ 0, %436 ], [ 0, %437 ]
  %580 = phi i64 [ %265, %557 ], [ %265, %457 ], [ 0, %436 ], [ 0, %437 ]
  %581 = phi ptr [ %558, %557 ], [ %400, %457 ], [ %400, %436 ], [ %446, %437 ]
  %582 = phi i64 [ %194, %557 ], [ %51, %457 ], [ %51, %436 ], [ %51, %437 ]
  %583 = phi i64 [ %206, %557 ], [ %60, %457 ], [ %60, %436 ], [ %60, %437 ]
  %584 = phi i64 [ %218, %557 ], [ %69, %457 ], [ %69, %436 ], [ %69, %437 ]
  %585 = phi i64 [ %230, %557 ], [ %78, %457 ], [ %78, %436 ], [ %78, %437 ]
  %586 = phi i64 [ %242, %557 ], [ %87, %457 ], [ %87, %436 ], [ %87, %437 ]
  %587 = phi i64 [ %254, %557 ], [ %96, %457 ], [ %96, %436 ], [ %96, %437 ]
  %588 = phi i64 [ %266, %557 ], [ %105, %457 ], [ %105, %436 ], [ %105, %437 ]
  %589 = phi i64 [ %169, %557 ], [ %50, %457 ], [ %50, %436 ], [ %169, %437 ]
  %590 = phi i64 [ %560, %557 ], [ %59, %457 ], [ %59, %436 ], [ %450, %437 ]
  %591 = phi i64 [ %561, %557 ], [ %68, %457 ], [ %68, %436 ], [ %451, %437 ]
  %592 = phi i64 [ %562, %557 ], [ %77, %457 ], [ %77, %436 ], [ %452, %437 ]
  %593 = phi i64 [ %563, %557 ], [ %86, %457 ], [ %86, %436 ], [ %453, %437 ]
  %594 = phi i64 [ %564, %557 ], [ %95, %457 ], [ %95, %436 ], [ %454, %437 ]
  %595 = phi i64 [ %565, %557 ], [ %104, %457 ], [ %104, %436 ], [ %455, %437 ]
  %596 = phi i1 [ %559, %557 ], [ true, %457 ], [ true, %436 ], [ %456, %437 ]
  %597 = phi i1 [ %474, %557 ], [ %435, %457 ], [ false, %436 ], [ true, %437 ]
  %598 = icmp eq i32 %350, 0
  br i1 %598, label %599, label %1408

599:
  %600 = icmp eq i64 %582, 1
  %601 = icmp eq i64 %589, %169
  %602 = select i1 %600, i1 true, i1 %601
  %603 = mul nsw i64 %582, %169
  %604 = icmp eq i64 %583, 1
  %605 = icmp eq i64 %590, %603
  %606 = select i1 %604, i1 true, i1 %605
  %607 = and i1 %606, %602
  %608 = mul nsw i64 %583, %603
  %609 = icmp eq i64 %584, 1
  %610 = icmp eq i64 %591, %608
  %611 = select i1 %609, i1 true, i1 %610
  %612 = and i1 %611, %607
  %613 = mul nsw i64 %584, %608
  %614 = icmp eq i64 %585, 1
  %615 = icmp eq i64 %592, %613
  %616 = select i1 %614, i1 true, i1 %615
  %617 = and i1 %616, %612
  %618 = mul nsw i64 %585, %613
  %619 = icmp eq i64 %586, 1
  %620 = icmp eq i64 %593, %618
  %621 = select i1 %619, i1 true, i1 %620
  %622 = and i1 %621, %617
  %623 = mul nsw i64 %586, %618
  %624 = icmp eq i64 %587, 1
  %625 = icmp eq i64 %594, %623
  %626 = select i1 %624, i1 true, i1 %625
  %627 = and i1 %626, %622
  %628 = icmp eq i64 %588, 1
  %629 = mul nsw i64 %587, %623
  %630 = icmp eq i64 %595, %629
  %631 = select i1 %628, i1 true, i1 %630
  %632 = and i1 %631, %627
  %633 = mul i64 %568, %567
  %634 = mul i64 %569, %633
  %635 = mul i64 %570, %634
  %636 = mul i64 %571, %635
  %637 = mul i64 %572, %636
  %638 = mul i64 %573, %637
  %639 = and i1 %389, %422
  br i1 %632, label %640, label %768

640:
  %641 = icmp eq i64 %567, 1
  %642 = icmp eq i64 %574, %169
  %643 = select i1 %641, i1 true, i1 %642
  %644 = mul nsw i64 %567, %169
  %645 = icmp eq i64 %568, 1
  %646 = icmp eq i64 %575, %644
  %647 = select i1 %645, i1 true, i1 %646
  %648 = and i1 %647, %643
  %649 = mul nsw i64 %568, %644
  %650 = icmp eq i64 %569, 1
  %651 = icmp eq i64 %576, %649
  %652 = select i1 %650, i1 true, i1 %651
  %653 = and i1 %652, %648
  %654 = mul nsw i64 %569, %649
  %655 = icmp eq i64 %570, 1
  %656 = icmp eq i64 %577, %654
  %657 = select i1 %655, i1 true, i1 %656
  %658 = and i1 %657, %653
  %659 = mul nsw i64 %570, %654
  %660 = icmp eq i64 %571, 1
  %661 = icmp eq i64 %578, %659
  %662 = select i1 %660, i1 true, i1 %661
  %663 = and i1 %662, %658
  %664 = mul nsw i64 %571, %659
  %665 = icmp eq i64 %572, 1
  %666 = icmp eq i64 %579, %664
  %667 = select i1 %665, i1 true, i1 %666
  %668 = and i1 %667, %663
  %669 = icmp eq i64 %573, 1
  %670 = mul nsw i64 %572, %664
  %671 = icmp eq i64 %580, %670
  %672 = select i1 %669, i1 true, i1 %671
  %673 = and i1 %672, %668
  br i1 %673, label %674, label %768

674:
  %675 = icmp ule ptr %581, %163
  %676 = select i1 %639, i1 true, i1 %675
  br i1 %676, label %677, label %723

677:
  switch i32 %421, label %722 [
    i32 2, label %684
    i32 1, label %682
    i32 4, label %680
    i32 3, label %678
    i32 0, label %720
  ]

678:
  %679 = icmp sgt i64 %638, 0
  br i1 %679, label %710, label %2026

680:
  %681 = icmp sgt i64 %638, 0
  br i1 %681, label %700, label %2026

682:
  %683 = icmp sgt i64 %638, 0
  br i1 %683, label %693, label %2026

684:
  %685 = icmp sgt i64 %638, 0
  br i1 %685, label %686, label %2026

686:
  %687 = phi i64 [ %691, %686 ], [ 0, %684 ]
  %688 = getelementptr inbounds nuw double, ptr %581, i64 %687
  %689 = getelementptr inbounds nuw double, ptr %163, i64 %687
  %690 = load double, ptr %689, align 8
  store double %690, ptr %688, align 8
  %691 = add nuw nsw i64 %687, 1
  %692 = icmp eq i64 %691, %638
  br i1 %692, label %2026, label %686

693:
  %694 = phi i64 [ %698, %693 ], [ 0, %682 ]
  %695 = getelementptr inbounds nuw float, ptr %581, i64 %694
  %696 = getelementptr inbounds nuw float, ptr %163, i64 %694
  %697 = load float, ptr %696, align 4
  store float %697, ptr %695, align 4
  %698 = add nuw nsw i64 %694, 1
  %699 = icmp eq i64 %698, %638
  br i1 %699, label %2026, label %693

700:
  %701 = phi i64 [ %708, %700 ], [ 0, %680 ]
  %702 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %581, i64 %701
  %703 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %701
  %704 = load double, ptr %703, align 8
  %705 = getelementptr inbounds nuw i8, ptr %703, i64 8
  %706 = load double, ptr %705, align 8
  store double %704, ptr %702, align 8
  %707 = getelementptr inbounds nuw i8, ptr %702, i64 8
  store double %706, ptr %707, align 8
  %708 = add nuw nsw i64 %701, 1
  %709 = icmp eq i64 %708, %638
  br i1 %709, label %2026, label %700

710:
  %711 = phi i64 [ %718, %710 ], [ 0, %678 ]
  %712 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %581, i64 %711
  %713 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %711
  %714 = load float, ptr %713, align 4
  %715 = getelementptr inbounds nuw i8, ptr %713, i64 4
  %716 = load float, ptr %715, align 4
  store float %714, ptr %712, align 4
  %717 = getelementptr inbounds nuw i8, ptr %712, i64 4
  store float %716, ptr %717, align 4
  %718 = add nuw nsw i64 %711, 1
  %719 = icmp eq i64 %718, %638
  br i1 %719, label %2026, label %710

720:
  %721 = mul i64 %638, %169
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %581, ptr align 1 %163, i64 %721, i1 false)
  br label %2026

722:
  unreachable

723:
  switch i32 %421, label %722 [
    i32 2, label %730
    i32 1, label %728
    i32 4, label %726
    i32 3, label %724
    i32 0, label %766
  ]

724:
  %725 = icmp sgt i64 %638, 0
  br i1 %725, label %756, label %2026

726:
  %727 = icmp sgt i64 %638, 0
  br i1 %727, label %746, label %2026

728:
  %729 = icmp sgt i64 %638, 0
  br i1 %729, label %739, label %2026

730:
  %731 = icmp sgt i64 %638, 0
  br i1 %731, label %732, label %2026

732:
  %733 = phi i64 [ %734, %732 ], [ %638, %730 ]
  %734 = add nsw i64 %733, -1
  %735 = getelementptr inbounds nuw double, ptr %581, i64 %734
  %736 = getelementptr inbounds nuw double, ptr %163, i64 %734
  %737 = load double, ptr %736, align 8
  store double %737, ptr %735, align 8
  %738 = icmp sgt i64 %733, 1
  br i1 %738, label %732, label %2026

739:
  %740 = phi i64 [ %741, %739 ], [ %638, %728 ]
  %741 = add nsw i64 %740, -1
  %742 = getelementptr inbounds nuw float, ptr %581, i64 %741
  %743 = getelementptr inbounds nuw float, ptr %163, i64 %741
  %744 = load float, ptr %743, align 4
  store float %744, ptr %742, align 4
  %745 = icmp sgt i64 %740, 1
  br i1 %745, label %739, label %2026

746:
  %747 = phi i64 [ %748, %746 ], [ %638, %726 ]
  %748 = add nsw i64 %747, -1
  %749 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %581, i64 %748
  %750 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %748
  %751 = load double, ptr %750, align 8
  %752 = getelementptr inbounds nuw i8, ptr %750, i64 8
  %753 = load double, ptr %752, align 8
  store double %751, ptr %749, align 8
  %754 = getelementptr inbounds nuw i8, ptr %749, i64 8
  store double %753, ptr %754, align 8
  %755 = icmp sgt i64 %747, 1
  br i1 %755, label %746, label %2026

756:
  %757 = phi i64 [ %758, %756 ], [ %638, %724 ]
  %758 = add nsw i64 %757, -1
  %759 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %581, i64 %758
  %760 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %758
  %761 = load float, ptr %760, align 4
  %762 = getelementptr inbounds nuw i8, ptr %760, i64 4
  %763 = load float, ptr %762, align 4
  store float %761, ptr %759, align 4
  %764 = getelementptr inbounds nuw i8, ptr %759, i64 4
  store float %763, ptr %764, align 4
  %765 = icmp sgt i64 %757, 1
  br i1 %765, label %756, label %2026

766:
  %767 = mul i64 %638, %169
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %581, ptr align 1 %163, i64 %767, i1 false)
  br label %2026

768:
  %769 = icmp sgt i64 %638, 0
  br i1 %769, label %770, label %2026

770:
  br i1 %597, label %1161, label %771

771:
  %772 = icmp sgt i64 %589, 0
  %773 = add nsw i64 %582, -1
  %774 = mul nsw i64 %773, %589
  %775 = select i1 %772, i64 %774, i64 0
  %776 = getelementptr inbounds i8, ptr %581, i64 %775
  %777 = icmp sgt i64 %590, 0
  %778 = add nsw i64 %583, -1
  %779 = mul nsw i64 %778, %590
  %780 = select i1 %777, i64 %779, i64 0
  %781 = getelementptr inbounds i8, ptr %776, i64 %780
  %782 = icmp sgt i64 %591, 0
  %783 = add nsw i64 %584, -1
  %784 = mul nsw i64 %783, %591
  %785 = select i1 %782, i64 %784, i64 0
  %786 = getelementptr inbounds i8, ptr %781, i64 %785
  %787 = icmp sgt i64 %592, 0
  %788 = add nsw i64 %585, -1
  %789 = mul nsw i64 %788, %592
  %790 = select i1 %787, i64 %789, i64 0
  %791 = getelementptr inbounds i8, ptr %786, i64 %790
  %792 = icmp sgt i64 %593, 0
  %793 = add nsw i64 %586, -1
  %794 = mul nsw i64 %793, %593
  %795 = select i1 %792, i64 %794, i64 0
  %796 = getelementptr inbounds i8, ptr %791, i64 %795
  %797 = icmp sgt i64 %594, 0
  %798 = add nsw i64 %587, -1
  %799 = mul nsw i64 %798, %594
  %800 = select i1 %797, i64 %799, i64 0
  %801 = getelementptr inbounds i8, ptr %796, i64 %800
  %802 = icmp sgt i64 %595, 0
  %803 = add nsw i64 %588, -1
  %804 = mul nsw i64 %803, %595
  %805 = select i1 %802, i64 %804, i64 0
  %806 = icmp slt i64 %574, 0
  %807 = add nsw i64 %567, -1
  %808 = mul nsw i64 %807, %574
  %809 = select i1 %806, i64 %808, i64 0
  %810 = getelementptr inbounds i8, ptr %163, i64 %809
  %811 = icmp slt i64 %575, 0
  %812 = add nsw i64 %568, -1
  %813 = mul nsw i64 %812, %575
  %814 = select i1 %811, i64 %813, i64 0
  %815 = getelementptr inbounds i8, ptr %810, i64 %814
  %816 = icmp slt i64 %576, 0
  %817 = add nsw i64 %569, -1
  %818 = mul nsw i64 %817, %576
  %819 = select i1 %816, i64 %818, i64 0
  %820 = getelementptr inbounds i8, ptr %815, i64 %819
  %821 = icmp slt i64 %577, 0
  %822 = add nsw i64 %570, -1
  %823 = mul nsw i64 %822, %577
  %824 = select i1 %821, i64 %823, i64 0
  %825 = getelementptr inbounds i8, ptr %820, i64 %824
  %826 = icmp slt i64 %578, 0
  %827 = add nsw i64 %571, -1
  %828 = mul nsw i64 %827, %578
  %829 = select i1 %826, i64 %828, i64 0
  %830 = getelementptr inbounds i8, ptr %825, i64 %829
  %831 = icmp slt i64 %579, 0
  %832 = add nsw i64 %572, -1
  %833 = mul nsw i64 %832, %579
  %834 = select i1 %831, i64 %833, i64 0
  %835 = getelementptr inbounds i8, ptr %830, i64 %834
  %836 = icmp slt i64 %580, 0
  %837 = add nsw i64 %573, -1
  %838 = mul nsw i64 %837, %580
  %839 = select i1 %836, i64 %838, i64 0
  %840 = getelementptr inbounds i8, ptr %835, i64 %839
  %841 = getelementptr inbounds i8, ptr %801, i64 %805
  %842 = getelementptr inbounds i8, ptr %841, i64 %169
  %843 = icmp ugt ptr %842, %840
  br i1 %843, label %844, label %1161

844:
  %845 = icmp sgt i64 %574, 0
  %846 = add nsw i64 %567, -1
  %847 = mul nsw i64 %846, %574
  %848 = select i1 %845, i64 %847, i64 0
  %849 = getelementptr inbounds i8, ptr %163, i64 %848
  %850 = icmp sgt i64 %575, 0
  %851 = add nsw i64 %568, -1
  %852 = mul nsw i64 %851, %575
  %853 = select i1 %850, i64 %852, i64 0
  %854 = getelementptr inbounds i8, ptr %849, i64 %853
  %855 = icmp sgt i64 %576, 0
  %856 = add nsw i64 %569, -1
  %857 = mul nsw i64 %856, %576
  %858 = select i1 %855, i64 %857, i64 0
  %859 = getelementptr inbounds i8, ptr %854, i64 %858
  %860 = icmp sgt i64 %577, 0
  %861 = add nsw i64 %570, -1
  %862 = mul nsw i64 %861, %577
  %863 = select i1 %860, i64 %862, i64 0
  %864 = getelementptr inbounds i8, ptr %859, i64 %863
  %865 = icmp sgt i64 %578, 0
  %866 = add nsw i64 %571, -1
  %867 = mul nsw i64 %866, %578
  %868 = select i1 %865, i64 %867, i64 0
  %869 = getelementptr inbounds i8, ptr %864, i64 %868
  %870 = icmp sgt i64 %579, 0
  %871 = add nsw i64 %572, -1
  %872 = mul nsw i64 %871, %579
  %873 = select i1 %870, i64 %872, i64 0
  %874 = getelementptr inbounds i8, ptr %869, i64 %873
  %875 = icmp sgt i64 %580, 0
  %876 = add nsw i64 %573, -1
  %877 = mul nsw i64 %876, %580
  %878 = select i1 %875, i64 %877, i64 0
  %879 = icmp slt i64 %589, 0
  %880 = add nsw i64 %582, -1
  %881 = mul nsw i64 %880, %589
  %882 = select i1 %879, i64 %881, i64 0
  %883 = getelementptr inbounds i8, ptr %581, i64 %882
  %884 = icmp slt i64 %590, 0
  %885 = add nsw i64 %583, -1
  %886 = mul nsw i64 %885, %590
  %887 = select i1 %884, i64 %886, i64 0
  %888 = getelementptr inbounds i8, ptr %883, i64 %887
  %889 = icmp slt i64 %591, 0
  %890 = add nsw i64 %584, -1
  %891 = mul nsw i64 %890, %591
  %892 = select i1 %889, i64 %891, i64 0
  %893 = getelementptr inbounds i8, ptr %888, i64 %892
  %894 = icmp slt i64 %592, 0
  %895 = add nsw i64 %585, -1
  %896 = mul nsw i64 %895, %592
  %897 = select i1 %894, i64 %896, i64 0
  %898 = getelementptr inbounds i8, ptr %893, i64 %897
  %899 = icmp slt i64 %593, 0
  %900 = add nsw i64 %586, -1
  %901 = mul nsw i64 %900, %593
  %902 = select i1 %899, i64 %901, i64 0
  %903 = getelementptr inbounds i8, ptr %898, i64 %902
  %904 = icmp slt i64 %594, 0
  %905 = add nsw i64 %587, -1
  %906 = mul nsw i64 %905, %594
  %907 = select i1 %904, i64 %906, i64 0
  %908 = getelementptr inbounds i8, ptr %903, i64 %907
  %909 = icmp slt i64 %595, 0
  %910 = add nsw i64 %588, -1
  %911 = mul nsw i64 %910, %595
  %912 = select i1 %909, i64 %911, i64 0
  %913 = getelementptr inbounds i8, ptr %908, i64 %912
  %914 = getelementptr inbounds i8, ptr %874, i64 %878
  %915 = getelementptr inbounds i8, ptr %914, i64 %169
  %916 = icmp ugt ptr %915, %913
  br i1 %916, label %917, label %1161

917:
  %918 = mul i64 %638, %169
  %919 = tail call i64 @llvm.umax.i64(i64 %918, i64 1)
  %920 = tail call ptr @malloc(i64 noundef %919) #9
  %921 = mul nsw i64 %567, %169
  %922 = mul nsw i64 %568, %921
  %923 = mul nsw i64 %569, %922
  %924 = mul nsw i64 %570, %923
  %925 = mul nsw i64 %571, %924
  %926 = mul nsw i64 %572, %925
  %927 = mul nsw i64 %569, %568
  %928 = mul nsw i64 %570, %927
  %929 = mul nsw i64 %571, %928
  %930 = mul nsw i64 %572, %929
  %931 = mul nsw i64 %573, %930
  %932 = icmp sgt i64 %931, 0
  br i1 %932, label %933, label %1161

933:
  %934 = icmp sgt i64 %567, 0
  %935 = icmp sgt i64 %567, 0
  %936 = icmp sgt i64 %567, 0
  %937 = icmp sgt i64 %567, 0
  %938 = icmp sgt i64 %567, 0
  %939 = icmp sgt i32 %423, 1
  %940 = icmp eq i32 %423, 2
  %941 = icmp sgt i32 %423, 2
  %942 = icmp eq i32 %423, 3
  %943 = icmp sgt i32 %423, 3
  %944 = icmp eq i32 %423, 4
  %945 = icmp sgt i32 %423, 4
  %946 = icmp eq i32 %423, 5
  %947 = icmp sgt i32 %423, 5
  %948 = icmp eq i32 %423, 6
  %949 = icmp sgt i32 %423, 6
  %950 = icmp eq i32 %423, 7
  %951 = icmp sgt i32 %423, 1
  %952 = icmp eq i32 %423, 2
  %953 = icmp sgt i32 %423, 2
  %954 = icmp eq i32 %423, 3
  %955 = icmp sgt i32 %423, 3
  %956 = icmp eq i32 %423, 4
  %957 = icmp sgt i32 %423, 4
  %958 = icmp eq i32 %423, 5
  %959 = icmp sgt i32 %423, 5
  %960 = icmp eq i32 %423, 6
  %961 = icmp sgt i32 %423, 6
  %962 = icmp eq i32 %423, 7
  br label %963

963:
  %964 = phi i64 [ 0, %933 ], [ %1159, %1158 ]
  br i1 %939, label %965, label %972

965:
  br i1 %940, label %970, label %966

966:
  %967 = urem i64 %964, %568
  %968 = mul nsw i64 %921, %967
  %969 = udiv i64 %964, %568
  br label %972

970:
  %971 = mul nsw i64 %921, %964
  br label %972

972:
  %973 = phi i64 [ %971, %970 ], [ %968, %966 ], [ 0, %963 ]
  %974 = phi i64 [ %964, %970 ], [ %969, %966 ], [ %964, %963 ]
  br i1 %941, label %975, label %984

975:
  br i1 %942, label %981, label %976

976:
  %977 = urem i64 %974, %569
  %978 = mul nsw i64 %922, %977
  %979 = add nsw i64 %978, %973
  %980 = udiv i64 %974, %569
  br label %984

981:
  %982 = mul nsw i64 %922, %974
  %983 = add nsw i64 %982, %973
  br label %984

984:
  %985 = phi i64 [ %983, %981 ], [ %979, %976 ], [ %973, %972 ]
  %986 = phi i64 [ %974, %981 ], [ %980, %976 ], [ %974, %972 ]
  br i1 %943, label %987, label %996

987:
  br i1 %944, label %993, label %988

988:
  %989 = urem i64 %986, %570
  %990 = mul nsw i64 %923, %989
  %991 = add nsw i64 %990, %985
  %992 = udiv i64 %986, %570
  br label %996

993:
  %994 = mul nsw i64 %923, %986
  %995 = add nsw i64 %994, %985
  br label %996

996:
  %997 = phi i64 [ %995, %993 ], [ %991, %988 ], [ %985, %984 ]
  %998 = phi i64 [ %986, %993 ], [ %992, %988 ], [ %986, %984 ]
  br i1 %945, label %999, label %1008

999:
  br i1 %946, label %1005, label %1000

1000:
  %1001 = urem i64 %998, %571
  %1002 = mul nsw i64 %924, %1001
  %1003 = add nsw i64 %1002, %997
  %1004 = udiv i64 %998, %571
  br label %1008

1005:
  %1006 = mul nsw i64 %924, %998
  %1007 = add nsw i64 %1006, %997
  br label %1008

1008:
  %1009 = phi i64 [ %1007, %1005 ], [ %1003, %1000 ], [ %997, %996 ]
  %1010 = phi i64 [ %998, %1005 ], [ %1004, %1000 ], [ %998, %996 ]
  br i1 %947, label %1011, label %1020

1011:
  br i1 %948, label %1017, label %1012

1012:
  %1013 = urem i64 %1010, %572
  %1014 = mul nsw i64 %925, %1013
  %1015 = add nsw i64 %1014, %1009
  %1016 = udiv i64 %1010, %572
  br label %1020

1017:
  %1018 = mul nsw i64 %925, %1010
  %1019 = add nsw i64 %1018, %1009
  br label %1020

1020:
  %1021 = phi i64 [ %1019, %1017 ], [ %1015, %1012 ], [ %1009, %1008 ]
  %1022 = phi i64 [ %1010, %1017 ], [ %1016, %1012 ], [ %1010, %1008 ]
  br i1 %949, label %1023, label %1031

1023:
  br i1 %950, label %1028, label %1024

1024:
  %1025 = urem i64 %1022, %573
  %1026 = mul nsw i64 %926, %1025
  %1027 = add nsw i64 %1026, %1021
  br label %1031

1028:
  %1029 = mul nsw i64 %926, %1022
  %1030 = add nsw i64 %1029, %1021
  br label %1031

1031:
  %1032 = phi i64 [ %1030, %1028 ], [ %1027, %1024 ], [ %1021, %1020 ]
  br i1 %951, label %1033, label %1040

1033:
  br i1 %952, label %1038, label %1034

1034:
  %1035 = urem i64 %964, %568
  %1036 = mul nsw i64 %575, %1035
  %1037 = udiv i64 %964, %568
  br label %1040

1038:
  %1039 = mul nsw i64 %575, %964
  br label %1040

1040:
  %1041 = phi i64 [ %1039, %1038 ], [ %1036, %1034 ], [ 0, %1031 ]
  %1042 = phi i64 [ %964, %1038 ], [ %1037, %1034 ], [ %964, %1031 ]
  br i1 %953, label %1043, label %1052

1043:
  br i1 %954, label %1049, label %1044

1044:
  %1045 = urem i64 %1042, %569
  %1046 = mul nsw i64 %576, %1045
  %1047 = add nsw i64 %1046, %1041
  %1048 = udiv i64 %1042, %569
  br label %1052

1049:
  %1050 = mul nsw i64 %576, %1042
  %1051 = add nsw i64 %1050, %1041
  br label %1052

1052:
  %1053 = phi i64 [ %1051, %1049 ], [ %1047, %1044 ], [ %1041, %1040 ]
  %1054 = phi i64 [ %1042, %1049 ], [ %1048, %1044 ], [ %1042, %1040 ]
  br i1 %955, label %1055, label %1064

1055:
  br i1 %956, label %1061, label %1056

1056:
  %1057 = urem i64 %1054, %570
  %1058 = mul nsw i64 %577, %1057
  %1059 = add nsw i64 %1058, %1053
  %1060 = udiv i64 %1054, %570
  br label %1064

1061:
  %1062 = mul nsw i64 %577, %1054
  %1063 = add nsw i64 %1062, %1053
  br label %1064

1064:
  %1065 = phi i64 [ %1063, %1061 ], [ %1059, %1056 ], [ %1053, %1052 ]
  %1066 = phi i64 [ %1054, %1061 ], [ %1060, %1056 ], [ %1054, %1052 ]
  br i1 %957, label %1067, label %1076

1067:
  br i1 %958, label %1073, label %1068

1068:
  %1069 = urem i64 %1066, %571
  %1070 = mul nsw i64 %578, %1069
  %1071 = add nsw i64 %1070, %1065
  %1072 = udiv i64 %1066, %571
  br label %1076

1073:
  %1074 = mul nsw i64 %578, %1066
  %1075 = add nsw i64 %1074, %1065
  br label %1076

1076:
  %1077 = phi i64 [ %1075, %1073 ], [ %1071, %1068 ], [ %1065, %1064 ]
  %1078 = phi i64 [ %1066, %1073 ], [ %1072, %1068 ], [ %1066, %1064 ]
  br i1 %959, label %1079, label %1088

1079:
  br i1 %960, label %1085, label %1080

1080:
  %1081 = urem i64 %1078, %572
  %1082 = mul nsw i64 %579, %1081
  %1083 = add nsw i64 %1082, %1077
  %1084 = udiv i64 %1078, %572
  br label %1088

1085:
  %1086 = mul nsw i64 %579, %1078
  %1087 = add nsw i64 %1086, %1077
  br label %1088

1088:
  %1089 = phi i64 [ %1087, %1085 ], [ %1083, %1080 ], [ %1077, %1076 ]
  %1090 = phi i64 [ %1078, %1085 ], [ %1084, %1080 ], [ %1078, %1076 ]
  br i1 %961, label %1091, label %1099

1091:
  br i1 %962, label %1096, label %1092

1092:
  %1093 = urem i64 %1090, %573
  %1094 = mul nsw i64 %580, %1093
  %1095 = add nsw i64 %1094, %1089
  br label %1099

1096:
  %1097 = mul nsw i64 %580, %1090
  %1098 = add nsw i64 %1097, %1089
  br label %1099

1099:
  %1100 = phi i64 [ %1098, %1096 ], [ %1095, %1092 ], [ %1089, %1088 ]
  %1101 = getelementptr inbounds i8, ptr %920, i64 %1032
  %1102 = getelementptr inbounds i8, ptr %163, i64 %1100
  switch i32 %421, label %722 [
    i32 2, label %1107
    i32 1, label %1106
    i32 4, label %1105
    i32 3, label %1104
    i32 0, label %1103
  ]

1103:
  br i1 %934, label %1150, label %1158

1104:
  br i1 %935, label %1138, label %1158

1105:
  br i1 %936, label %1126, label %1158

1106:
  br i1 %937, label %1117, label %1158

1107:
  br i1 %938, label %1108, label %1158

1108:
  %1109 = phi i64 [ %1115, %1108 ], [ 0, %1107 ]
  %1110 = mul nsw i64 %1109, %169
  %1111 = getelementptr inbounds i8, ptr %1101, i64 %1110
  %1112 = mul nsw i64 %1109, %574
  %1113 = getelementptr inbounds i8, ptr %1102, i64 %1112
  %1114 = load double, ptr %1113, align 8
  store double %1114, ptr %1111, align 8
  %1115 = add nuw nsw i64 %1109, 1
  %1116 = icmp eq i64 %1115, %567
  br i1 %1116, label %1158, label %1108

1117:
  %1118 = phi i64 [ %1124, %1117 ], [ 0, %1106 ]
  %1119 = mul nsw i64 %1118, %169
  %1120 = getelementptr inbounds i8, ptr %1101, i64 %1119
  %1121 = mul nsw i64 %1118, %574
  %1122 = getelementptr inbounds i8, ptr %1102, i64 %1121
  %1123 = load float, ptr %1122, align 4
  store float %1123, ptr %1120, align 4
  %1124 = add nuw nsw i64 %1118, 1
  %1125 = icmp eq i64 %1124, %567
  br i1 %1125, label %1158, label %1117

1126:
  %1127 = phi i64 [ %1136, %1126 ], [ 0, %1105 ]
  %1128 = mul nsw i64 %1127, %169
  %1129 = getelementptr inbounds i8, ptr %1101, i64 %1128
  %1130 = mul nsw i64 %1127, %574
  %1131 = getelementptr inbounds i8, ptr %1102, i64 %1130
  %1132 = load double, ptr %1131, align 8
  %1133 = getelementptr inbounds nuw i8, ptr %1131, i64 8
  %1134 = load double, ptr %1133, align 8
  store double %1132, ptr %1129, align 8
  %1135 = getelementptr inbounds nuw i8, ptr %1129, i64 8
  store double %1134, ptr %1135, align 8
  %1136 = add nuw nsw i64 %1127, 1
  %1137 = icmp eq i64 %1136, %567
  br i1 %1137, label %1158, label %1126

1138:
  %1139 = phi i64 [ %1148, %1138 ], [ 0, %1104 ]
  %1140 = mul nsw i64 %1139, %169
  %1141 = getelementptr inbounds i8, ptr %1101, i64 %1140
  %1142 = mul nsw i64 %1139, %574
  %1143 = getelementptr inbounds i8, ptr %1102, i64 %1142
  %1144 = load float, ptr %1143, align 4
  %1145 = getelementptr inbounds nuw i8, ptr %1143, i64 4
  %1146 = load float, ptr %1145, align 4
  store float %1144, ptr %1141, align 4
  %1147 = getelementptr inbounds nuw i8, ptr %1141, i64 4
  store float %1146, ptr %1147, align 4
  %1148 = add nuw nsw i64 %1139, 1
  %1149 = icmp eq i64 %1148, %567
  br i1 %1149, label %1158, label %1138

1150:
  %1151 = phi i64 [ %1156, %1150 ], [ 0, %1103 ]
  %1152 = mul nsw i64 %1151, %169
  %1153 = getelementptr inbounds i8, ptr %1101, i64 %1152
  %1154 = mul nsw i64 %1151, %574
  %1155 = getelementptr inbounds i8, ptr %1102, i64 %1154
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1153, ptr align 1 %1155, i64 %169, i1 false)
  %1156 = add nuw nsw i64 %1151, 1
  %1157 = icmp eq i64 %1156, %567
  br i1 %1157, label %1158, label %1150

1158:
  %1159 = add nuw nsw i64 %964, 1
  %1160 = icmp eq i64 %1159, %931
  br i1 %1160, label %1161, label %963

1161:
  %1162 = phi ptr [ %163, %770 ], [ %163, %771 ], [ %163, %844 ], [ %920, %917 ], [ %920, %1158 ]
  %1163 = phi i64 [ %574, %770 ], [ %574, %771 ], [ %574, %844 ], [ %169, %917 ], [ %169, %1158 ]
  %1164 = phi i64 [ %575, %770 ], [ %575, %771 ], [ %575, %844 ], [ %921, %917 ], [ %921, %1158 ]
  %1165 = phi i64 [ %576, %770 ], [ %576, %771 ], [ %576, %844 ], [ %922, %917 ], [ %922, %1158 ]
  %1166 = phi i64 [ %577, %770 ], [ %577, %771 ], [ %577, %844 ], [ %923, %917 ], [ %923, %1158 ]
  %1167 = phi i64 [ %578, %770 ], [ %578, %771 ], [ %578, %844 ], [ %924, %917 ], [ %924, %1158 ]
  %1168 = phi i64 [ %579, %770 ], [ %579, %771 ], [ %579, %844 ], [ %925, %917 ], [ %925, %1158 ]
  %1169 = phi i64 [ %580, %770 ], [ %580, %771 ], [ %580, %844 ], [ %926, %917 ], [ %926, %1158 ]
  %1170 = phi ptr [ null, %770 ], [ null, %771 ], [ null, %844 ], [ %920, %917 ], [ %920, %1158 ]
  %1171 = mul nsw i64 %569, %568
  %1172 = mul nsw i64 %570, %1171
  %1173 = mul nsw i64 %571, %1172
  %1174 = mul nsw i64 %572, %1173
  %1175 = mul nsw i64 %573, %1174
  %1176 = icmp sgt i64 %1175, 0
  br i1 %1176, label %1177, label %1405

1177:
  %1178 = icmp sgt i64 %567, 0
  %1179 = icmp sgt i64 %567, 0
  %1180 = icmp sgt i64 %567, 0
  %1181 = icmp sgt i64 %567, 0
  %1182 = icmp sgt i64 %567, 0
  %1183 = icmp sgt i32 %423, 1
  %1184 = icmp eq i32 %423, 2
  %1185 = icmp sgt i32 %423, 2
  %1186 = icmp eq i32 %423, 3
  %1187 = icmp sgt i32 %423, 3
  %1188 = icmp eq i32 %423, 4
  %1189 = icmp sgt i32 %423, 4
  %1190 = icmp eq i32 %423, 5
  %1191 = icmp sgt i32 %423, 5
  %1192 = icmp eq i32 %423, 6
  %1193 = icmp sgt i32 %423, 6
  %1194 = icmp eq i32 %423, 7
  %1195 = icmp sgt i32 %423, 1
  %1196 = icmp eq i32 %423, 2
  %1197 = icmp sgt i32 %423, 2
  %1198 = icmp eq i32 %423, 3
  %1199 = icmp sgt i32 %423, 3
  %1200 = icmp eq i32 %423, 4
  %1201 = icmp sgt i32 %423, 4
  %1202 = icmp eq i32 %423, 5
  %1203 = icmp sgt i32 %423, 5
  %1204 = icmp eq i32 %423, 6
  %1205 = icmp sgt i32 %423, 6
  %1206 = icmp eq i32 %423, 7
  br label %1207

1207:
  %1208 = phi i64 [ 0, %1177 ], [ %1403, %1402 ]
  br i1 %1183, label %1209, label %1216

1209:
  br i1 %1184, label %1214, label %1210

1210:
  %1211 = urem i64 %1208, %583
  %1212 = mul nsw i64 %590, %1211
  %1213 = udiv i64 %1208, %583
  br label %1216

1214:
  %1215 = mul nsw i64 %590, %1208
  br label %1216

1216:
  %1217 = phi i64 [ %1215, %1214 ], [ %1212, %1210 ], [ 0, %1207 ]
  %1218 = phi i64 [ %1208, %1214 ], [ %1213, %1210 ], [ %1208, %1207 ]
  br i1 %1185, label %1219, label %1228

1219:
  br i1 %1186, label %1225, label %1220

1220:
  %1221 = urem i64 %1218, %584
  %1222 = mul nsw i64 %591, %1221
  %1223 = add nsw i64 %1222, %1217
  %1224 = udiv i64 %1218, %584
  br label %1228

1225:
  %1226 = mul nsw i64 %591, %1218
  %1227 = add nsw i64 %1226, %1217
  br label %1228

1228:
  %1229 = phi i64 [ %1227, %1225 ], [ %1223, %1220 ], [ %1217, %1216 ]
  %1230 = phi i64 [ %1218, %1225 ], [ %1224, %1220 ], [ %1218, %1216 ]
  br i1 %1187, label %1231, label %1240

1231:
  br i1 %1188, label %1237, label %1232

1232:
  %1233 = urem i64 %1230, %585
  %1234 = mul nsw i64 %592, %1233
  %1235 = add nsw i64 %1234, %1229
  %1236 = udiv i64 %1230, %585
  br label %1240

1237:
  %1238 = mul nsw i64 %592, %1230
  %1239 = add nsw i64 %1238, %1229
  br label %1240

1240:
  %1241 = phi i64 [ %1239, %1237 ], [ %1235, %1232 ], [ %1229, %1228 ]
  %1242 = phi i64 [ %1230, %1237 ], [ %1236, %1232 ], [ %1230, %1228 ]
  br i1 %1189, label %1243, label %1252

1243:
  br i1 %1190, label %1249, label %1244

1244:
  %1245 = urem i64 %1242, %586
  %1246 = mul nsw i64 %593, %1245
  %1247 = add nsw i64 %1246, %1241
  %1248 = udiv i64 %1242, %586
  br label %1252

1249:
  %1250 = mul nsw i64 %593, %1242
  %1251 = add nsw i64 %1250, %1241
  br label %1252

1252:
  %1253 = phi i64 [ %1251, %1249 ], [ %1247, %1244 ], [ %1241, %1240 ]
  %1254 = phi i64 [ %1242, %1249 ], [ %1248, %1244 ], [ %1242, %1240 ]
  br i1 %1191, label %1255, label %1264

1255:
  br i1 %1192, label %1261, label %1256

1256:
  %1257 = urem i64 %1254, %587
  %1258 = mul nsw i64 %594, %1257
  %1259 = add nsw i64 %1258, %1253
  %1260 = udiv i64 %1254, %587
  br label %1264

1261:
  %1262 = mul nsw i64 %594, %1254
  %1263 = add nsw i64 %1262, %1253
  br label %1264

1264:
  %1265 = phi i64 [ %1263, %1261 ], [ %1259, %1256 ], [ %1253, %1252 ]
  %1266 = phi i64 [ %1254, %1261 ], [ %1260, %1256 ], [ %1254, %1252 ]
  br i1 %1193, label %1267, label %1275

1267:
  br i1 %1194, label %1272, label %1268

1268:
  %1269 = urem i64 %1266, %588
  %1270 = mul nsw i64 %595, %1269
  %1271 = add nsw i64 %1270, %1265
  br label %1275

1272:
  %1273 = mul nsw i64 %595, %1266
  %1274 = add nsw i64 %1273, %1265
  br label %1275

1275:
  %1276 = phi i64 [ %1274, %1272 ], [ %1271, %1268 ], [ %1265, %1264 ]
  br i1 %1195, label %1277, label %1284

1277:
  br i1 %1196, label %1282, label %1278

1278:
  %1279 = urem i64 %1208, %568
  %1280 = mul nsw i64 %1164, %1279
  %1281 = udiv i64 %1208, %568
  br label %1284

1282:
  %1283 = mul nsw i64 %1164, %1208
  br label %1284

1284:
  %1285 = phi i64 [ %1283, %1282 ], [ %1280, %1278 ], [ 0, %1275 ]
  %1286 = phi i64 [ %1208, %1282 ], [ %1281, %1278 ], [ %1208, %1275 ]
  br i1 %1197, label %1287, label %1296

1287:
  br i1 %1198, label %1293, label %1288

1288:
  %1289 = urem i64 %1286, %569
  %1290 = mul nsw i64 %1165, %1289
  %1291 = add nsw i64 %1290, %1285
  %1292 = udiv i64 %1286, %569
  br label %1296

1293:
  %1294 = mul nsw i64 %1165, %1286
  %1295 = add nsw i64 %1294, %1285
  br label %1296

1296:
  %1297 = phi i64 [ %1295, %1293 ], [ %1291, %1288 ], [ %1285, %1284 ]
  %1298 = phi i64 [ %1286, %1293 ], [ %1292, %1288 ], [ %1286, %1284 ]
  br i1 %1199, label %1299, label %1308

1299:
  br i1 %1200, label %1305, label %1300

1300:
  %1301 = urem i64 %1298, %570
  %1302 = mul nsw i64 %1166, %1301
  %1303 = add nsw i64 %1302, %1297
  %1304 = udiv i64 %1298, %570
  br label %1308

1305:
  %1306 = mul nsw i64 %1166, %1298
  %1307 = add nsw i64 %1306, %1297
  br label %1308

1308:
  %1309 = phi i64 [ %1307, %1305 ], [ %1303, %1300 ], [ %1297, %1296 ]
  %1310 = phi i64 [ %1298, %1305 ], [ %1304, %1300 ], [ %1298, %1296 ]
  br i1 %1201, label %1311, label %1320

1311:
  br i1 %1202, label %1317, label %1312

1312:
  %1313 = urem i64 %1310, %571
  %1314 = mul nsw i64 %1167, %1313
  %1315 = add nsw i64 %1314, %1309
  %1316 = udiv i64 %1310, %571
  br label %1320

1317:
  %1318 = mul nsw i64 %1167, %1310
  %1319 = add nsw i64 %1318, %1309
  br label %1320

1320:
  %1321 = phi i64 [ %1319, %1317 ], [ %1315, %1312 ], [ %1309, %1308 ]
  %1322 = phi i64 [ %1310, %1317 ], [ %1316, %1312 ], [ %1310, %1308 ]
  br i1 %1203, label %1323, label %1332

1323:
  br i1 %1204, label %1329, label %1324

1324:
  %1325 = urem i64 %1322, %572
  %1326 = mul nsw i64 %1168, %1325
  %1327 = add nsw i64 %1326, %1321
  %1328 = udiv i64 %1322, %572
  br label %1332

1329:
  %1330 = mul nsw i64 %1168, %1322
  %1331 = add nsw i64 %1330, %1321
  br label %1332

1332:
  %1333 = phi i64 [ %1331, %1329 ], [ %1327, %1324 ], [ %1321, %1320 ]
  %1334 = phi i64 [ %1322, %1329 ], [ %1328, %1324 ], [ %1322, %1320 ]
  br i1 %1205, label %1335, label %1343

1335:
  br i1 %1206, label %1340, label %1336

1336:
  %1337 = urem i64 %1334, %573
  %1338 = mul nsw i64 %1169, %1337
  %1339 = add nsw i64 %1338, %1333
  br label %1343

1340:
  %1341 = mul nsw i64 %1169, %1334
  %1342 = add nsw i64 %1341, %1333
  br label %1343

1343:
  %1344 = phi i64 [ %1342, %1340 ], [ %1339, %1336 ], [ %1333, %1332 ]
  %1345 = getelementptr inbounds i8, ptr %581, i64 %1276
  %1346 = getelementptr inbounds i8, ptr %1162, i64 %1344
  switch i32 %421, label %722 [
    i32 2, label %1351
    i32 1, label %1350
    i32 4, label %1349
    i32 3, label %1348
    i32 0, label %1347
  ]

1347:
  br i1 %1178, label %1394, label %1402

1348:
  br i1 %1179, label %1382, label %1402

1349:
  br i1 %1180, label %1370, label %1402

1350:
  br i1 %1181, label %1361, label %1402

1351:
  br i1 %1182, label %1352, label %1402

1352:
  %1353 = phi i64 [ %1359, %1352 ], [ 0, %1351 ]
  %1354 = mul nsw i64 %1353, %589
  %1355 = getelementptr inbounds i8, ptr %1345, i64 %1354
  %1356 = mul nsw i64 %1353, %1163
  %1357 = getelementptr inbounds i8, ptr %1346, i64 %1356
  %1358 = load double, ptr %1357, align 8
  store double %1358, ptr %1355, align 8
  %1359 = add nuw nsw i64 %1353, 1
  %1360 = icmp eq i64 %1359, %567
  br i1 %1360, label %1402, label %1352

1361:
  %1362 = phi i64 [ %1368, %1361 ], [ 0, %1350 ]
  %1363 = mul nsw i64 %1362, %589
  %1364 = getelementptr inbounds i8, ptr %1345, i64 %1363
  %1365 = mul nsw i64 %1362, %1163
  %1366 = getelementptr inbounds i8, ptr %1346, i64 %1365
  %1367 = load float, ptr %1366, align 4
  store float %1367, ptr %1364, align 4
  %1368 = add nuw nsw i64 %1362, 1
  %1369 = icmp eq i64 %1368, %567
  br i1 %1369, label %1402, label %1361

1370:
  %1371 = phi i64 [ %1380, %1370 ], [ 0, %1349 ]
  %1372 = mul nsw i64 %1371, %589
  %1373 = getelementptr inbounds i8, ptr %1345, i64 %1372
  %1374 = mul nsw i64 %1371, %1163
  %1375 = getelementptr inbounds i8, ptr %1346, i64 %1374
  %1376 = load double, ptr %1375, align 8
  %1377 = getelementptr inbounds nuw i8, ptr %1375, i64 8
  %1378 = load double, ptr %1377, align 8
  store double %1376, ptr %1373, align 8
  %1379 = getelementptr inbounds nuw i8, ptr %1373, i64 8
  store double %1378, ptr %1379, align 8
  %1380 = add nuw nsw i64 %1371, 1
  %1381 = icmp eq i64 %1380, %567
  br i1 %1381, label %1402, label %1370

1382:
  %1383 = phi i64 [ %1392, %1382 ], [ 0, %1348 ]
  %1384 = mul nsw i64 %1383, %589
  %1385 = getelementptr inbounds i8, ptr %1345, i64 %1384
  %1386 = mul nsw i64 %1383, %1163
  %1387 = getelementptr inbounds i8, ptr %1346, i64 %1386
  %1388 = load float, ptr %1387, align 4
  %1389 = getelementptr inbounds nuw i8, ptr %1387, i64 4
  %1390 = load float, ptr %1389, align 4
  store float %1388, ptr %1385, align 4
  %1391 = getelementptr inbounds nuw i8, ptr %1385, i64 4
  store float %1390, ptr %1391, align 4
  %1392 = add nuw nsw i64 %1383, 1
  %1393 = icmp eq i64 %1392, %567
  br i1 %1393, label %1402, label %1382

1394:
  %1395 = phi i64 [ %1400, %1394 ], [ 0, %1347 ]
  %1396 = mul nsw i64 %1395, %589
  %1397 = getelementptr inbounds i8, ptr %1345, i64 %1396
  %1398 = mul nsw i64 %1395, %1163
  %1399 = getelementptr inbounds i8, ptr %1346, i64 %1398
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1397, ptr align 1 %1399, i64 %169, i1 false)
  %1400 = add nuw nsw i64 %1395, 1
  %1401 = icmp eq i64 %1400, %567
  br i1 %1401, label %1402, label %1394

1402:
  %1403 = add nuw nsw i64 %1208, 1
  %1404 = icmp eq i64 %1403, %1175
  br i1 %1404, label %1405, label %1207

1405:
  %1406 = icmp eq ptr %1170, null
  br i1 %1406, label %2026, label %1407

1407:
  tail call void @free(ptr noundef %1170)
  br label %2026

1408:
  br i1 %597, label %1409, label %1528

1409:
  %1410 = icmp eq i32 %423, 0
  br i1 %1410, label %1411, label %1412

1411:
  tail call void @pad.fortran.type.initialize(ptr noundef %324, ptr noundef %581) #7
  br label %1528

1412:
  %1413 = mul nsw i64 %583, %582
  %1414 = mul nsw i64 %584, %1413
  %1415 = mul nsw i64 %585, %1414
  %1416 = mul nsw i64 %586, %1415
  %1417 = mul nsw i64 %587, %1416
  %1418 = mul nsw i64 %588, %1417
  %1419 = icmp sgt i64 %1418, 0
  br i1 %1419, label %1420, label %1426

1420:
  %1421 = mul nsw i64 %584, %583
  %1422 = mul nsw i64 %585, %1421
  %1423 = mul nsw i64 %586, %1422
  %1424 = mul nsw i64 %587, %1423
  %1425 = mul nsw i64 %588, %1424
  br label %1426

1426:
  %1427 = phi i64 [ 0, %1412 ], [ %1425, %1420 ]
  %1428 = icmp sgt i64 %1427, 0
  br i1 %1428, label %1429, label %1528

1429:
  %1430 = icmp sgt i64 %582, 0
  %1431 = icmp sgt i32 %423, 1
  %1432 = icmp eq i32 %423, 2
  %1433 = icmp sgt i32 %423, 2
  %1434 = icmp eq i32 %423, 3
  %1435 = icmp sgt i32 %423, 3
  %1436 = icmp eq i32 %423, 4
  %1437 = icmp sgt i32 %423, 4
  %1438 = icmp eq i32 %423, 5
  %1439 = icmp sgt i32 %423, 5
  %1440 = icmp eq i32 %423, 6
  %1441 = icmp sgt i32 %423, 6
  %1442 = icmp eq i32 %423, 7
  %1443 = icmp eq ptr %581, null
  br label %1444

1444:
  %1445 = phi i64 [ %1449, %1448 ], [ 0, %1429 ]
  br i1 %1430, label %1446, label %1448

1446:
  %1447 = mul nsw i64 %590, %1445
  br label %1451

1448:
  %1449 = add nuw nsw i64 %1445, 1
  %1450 = icmp eq i64 %1449, %1427
  br i1 %1450, label %1528, label %1444

1451:
  %1452 = phi i64 [ %1522, %1521 ], [ 0, %1446 ]
  %1453 = xor i1 %1431, true
  %1454 = or i1 %1453, %1432
  %1455 = select i1 %1453, i64 0, i64 %1447
  br i1 %1454, label %1460, label %1456

1456:
  %1457 = urem i64 %1445, %583
  %1458 = mul nsw i64 %590, %1457
  %1459 = udiv i64 %1445, %583
  br label %1460

1460:
  %1461 = phi i64 [ %1455, %1451 ], [ %1458, %1456 ]
  %1462 = phi i64 [ %1445, %1451 ], [ %1459, %1456 ]
  br i1 %1433, label %1463, label %1472

1463:
  br i1 %1434, label %1469, label %1464

1464:
  %1465 = urem i64 %1462, %584
  %1466 = mul nsw i64 %591, %1465
  %1467 = add nsw i64 %1466, %1461
  %1468 = udiv i64 %1462, %584
  br label %1472

1469:
  %1470 = mul nsw i64 %591, %1462
  %1471 = add nsw i64 %1470, %1461
  br label %1472

1472:
  %1473 = phi i64 [ %1471, %1469 ], [ %1467, %1464 ], [ %1461, %1460 ]
  %1474 = phi i64 [ %1462, %1469 ], [ %1468, %1464 ], [ %1462, %1460 ]
  br i1 %1435, label %1475, label %1484

1475:
  br i1 %1436, label %1481, label %1476

1476:
  %1477 = urem i64 %1474, %585
  %1478 = mul nsw i64 %592, %1477
  %1479 = add nsw i64 %1478, %1473
  %1480 = udiv i64 %1474, %585
  br label %1484

1481:
  %1482 = mul nsw i64 %592, %1474
  %1483 = add nsw i64 %1482, %1473
  br label %1484

1484:
  %1485 = phi i64 [ %1483, %1481 ], [ %1479, %1476 ], [ %1473, %1472 ]
  %1486 = phi i64 [ %1474, %1481 ], [ %1480, %1476 ], [ %1474, %1472 ]
  br i1 %1437, label %1487, label %1496

1487:
  br i1 %1438, label %1493, label %1488

1488:
  %1489 = urem i64 %1486, %586
  %1490 = mul nsw i64 %593, %1489
  %1491 = add nsw i64 %1490, %1485
  %1492 = udiv i64 %1486, %586
  br label %1496

1493:
  %1494 = mul nsw i64 %593, %1486
  %1495 = add nsw i64 %1494, %1485
  br label %1496

1496:
  %1497 = phi i64 [ %1495, %1493 ], [ %1491, %1488 ], [ %1485, %1484 ]
  %1498 = phi i64 [ %1486, %1493 ], [ %1492, %1488 ], [ %1486, %1484 ]
  br i1 %1439, label %1499, label %1508

1499:
  br i1 %1440, label %1505, label %1500

1500:
  %1501 = urem i64 %1498, %587
  %1502 = mul nsw i64 %594, %1501
  %1503 = add nsw i64 %1502, %1497
  %1504 = udiv i64 %1498, %587
  br label %1508

1505:
  %1506 = mul nsw i64 %594, %1498
  %1507 = add nsw i64 %1506, %1497
  br label %1508

1508:
  %1509 = phi i64 [ %1507, %1505 ], [ %1503, %1500 ], [ %1497, %1496 ]
  %1510 = phi i64 [ %1498, %1505 ], [ %1504, %1500 ], [ %1498, %1496 ]
  br i1 %1441, label %1511, label %1519

1511:
  br i1 %1442, label %1516, label %1512

1512:
  %1513 = urem i64 %1510, %588
  %1514 = mul nsw i64 %595, %1513
  %1515 = add nsw i64 %1514, %1509
  br label %1519

1516:
  %1517 = mul nsw i64 %595, %1510
  %1518 = add nsw i64 %1517, %1509
  br label %1519

1519:
  %1520 = phi i64 [ %1518, %1516 ], [ %1515, %1512 ], [ %1509, %1508 ]
  br i1 %1443, label %1521, label %1524

1521:
  %1522 = add nuw nsw i64 %1452, 1
  %1523 = icmp slt i64 %1522, %582
  br i1 %1523, label %1451, label %1448

1524:
  %1525 = getelementptr inbounds i8, ptr %581, i64 %1520
  %1526 = mul nsw i64 %589, %1452
  %1527 = getelementptr inbounds i8, ptr %1525, i64 %1526
  tail call void @pad.fortran.type.initialize(ptr noundef %324, ptr noundef nonnull %1527) #7
  br label %1521

1528:
  %1529 = icmp eq i32 %423, 0
  br i1 %1529, label %1530, label %1531

1530:
  tail call void @pad.fortran.type.assign(ptr noundef %324, ptr noundef %581, ptr noundef %163) #7
  br label %1907

1531:
  %1532 = mul nsw i64 %569, %568
  %1533 = mul nsw i64 %570, %1532
  %1534 = mul nsw i64 %571, %1533
  %1535 = mul nsw i64 %572, %1534
  %1536 = mul nsw i64 %573, %1535
  %1537 = mul nsw i64 %568, %567
  %1538 = mul nsw i64 %569, %1537
  %1539 = mul nsw i64 %570, %1538
  %1540 = mul nsw i64 %571, %1539
  %1541 = mul nsw i64 %572, %1540
  %1542 = mul nsw i64 %573, %1541
  %1543 = icmp eq i64 %1542, 0
  br i1 %1543, label %1907, label %1544

1544:
  %1545 = icmp sgt i64 %589, 0
  %1546 = add nsw i64 %582, -1
  %1547 = mul nsw i64 %1546, %589
  %1548 = select i1 %1545, i64 %1547, i64 0
  %1549 = getelementptr inbounds i8, ptr %581, i64 %1548
  %1550 = icmp sgt i64 %590, 0
  %1551 = add nsw i64 %583, -1
  %1552 = mul nsw i64 %1551, %590
  %1553 = select i1 %1550, i64 %1552, i64 0
  %1554 = getelementptr inbounds i8, ptr %1549, i64 %1553
  %1555 = icmp sgt i64 %591, 0
  %1556 = add nsw i64 %584, -1
  %1557 = mul nsw i64 %1556, %591
  %1558 = select i1 %1555, i64 %1557, i64 0
  %1559 = getelementptr inbounds i8, ptr %1554, i64 %1558
  %1560 = icmp sgt i64 %592, 0
  %1561 = add nsw i64 %585, -1
  %1562 = mul nsw i64 %1561, %592
  %1563 = select i1 %1560, i64 %1562, i64 0
  %1564 = getelementptr inbounds i8, ptr %1559, i64 %1563
  %1565 = icmp sgt i64 %593, 0
  %1566 = add nsw i64 %586, -1
  %1567 = mul nsw i64 %1566, %593
  %1568 = select i1 %1565, i64 %1567, i64 0
  %1569 = getelementptr inbounds i8, ptr %1564, i64 %1568
  %1570 = icmp sgt i64 %594, 0
  %1571 = add nsw i64 %587, -1
  %1572 = mul nsw i64 %1571, %594
  %1573 = select i1 %1570, i64 %1572, i64 0
  %1574 = getelementptr inbounds i8, ptr %1569, i64 %1573
  %1575 = icmp sgt i64 %595, 0
  %1576 = add nsw i64 %588, -1
  %1577 = mul nsw i64 %1576, %595
  %1578 = select i1 %1575, i64 %1577, i64 0
  %1579 = icmp slt i64 %574, 0
  %1580 = add nsw i64 %567, -1
  %1581 = mul nsw i64 %1580, %574
  %1582 = select i1 %1579, i64 %1581, i64 0
  %1583 = getelementptr inbounds i8, ptr %163, i64 %1582
  %1584 = icmp slt i64 %575, 0
  %1585 = add nsw i64 %568, -1
  %1586 = mul nsw i64 %1585, %575
  %1587 = select i1 %1584, i64 %1586, i64 0
  %1588 = getelementptr inbounds i8, ptr %1583, i64 %1587
  %1589 = icmp slt i64 %576, 0
  %1590 = add nsw i64 %569, -1
  %1591 = mul nsw i64 %1590, %576
  %1592 = select i1 %1589, i64 %1591, i64 0
  %1593 = getelementptr inbounds i8, ptr %1588, i64 %1592
  %1594 = icmp slt i64 %577, 0
  %1595 = add nsw i64 %570, -1
  %1596 = mul nsw i64 %1595, %577
  %1597 = select i1 %1594, i64 %1596, i64 0
  %1598 = getelementptr inbounds i8, ptr %1593, i64 %1597
  %1599 = icmp slt i64 %578, 0
  %1600 = add nsw i64 %571, -1
  %1601 = mul nsw i64 %1600, %578
  %1602 = select i1 %1599, i64 %1601, i64 0
  %1603 = getelementptr inbounds i8, ptr %1598, i64 %1602
  %1604 = icmp slt i64 %579, 0
  %1605 = add nsw i64 %572, -1
  %1606 = mul nsw i64 %1605, %579
  %1607 = select i1 %1604, i64 %1606, i64 0
  %1608 = getelementptr inbounds i8, ptr %1603, i64 %1607
  %1609 = icmp slt i64 %580, 0
  %1610 = add nsw i64 %573, -1
  %1611 = mul nsw i64 %1610, %580
  %1612 = select i1 %1609, i64 %1611, i64 0
  %1613 = getelementptr inbounds i8, ptr %1608, i64 %1612
  %1614 = getelementptr inbounds i8, ptr %1574, i64 %1578
  %1615 = getelementptr inbounds i8, ptr %1614, i64 %169
  %1616 = icmp ugt ptr %1615, %1613
  br i1 %1616, label %1617, label %1721

1617:
  %1618 = icmp sgt i64 %574, 0
  %1619 = add nsw i64 %567, -1
  %1620 = mul nsw i64 %1619, %574
  %1621 = select i1 %1618, i64 %1620, i64 0
  %1622 = getelementptr inbounds i8, ptr %163, i64 %1621
  %1623 = icmp sgt i64 %575, 0
  %1624 = add nsw i64 %568, -1
  %1625 = mul nsw i64 %1624, %575
  %1626 = select i1 %1623, i64 %1625, i64 0
  %1627 = getelementptr inbounds i8, ptr %1622, i64 %1626
  %1628 = icmp sgt i64 %576, 0
  %1629 = add nsw i64 %569, -1
  %1630 = mul nsw i64 %1629, %576
  %1631 = select i1 %1628, i64 %1630, i64 0
  %1632 = getelementptr inbounds i8, ptr %1627, i64 %1631
  %1633 = icmp sgt i64 %577, 0
  %1634 = add nsw i64 %570, -1
  %1635 = mul nsw i64 %1634, %577
  %1636 = select i1 %1633, i64 %1635, i64 0
  %1637 = getelementptr inbounds i8, ptr %1632, i64 %1636
  %1638 = icmp sgt i64 %578, 0
  %1639 = add nsw i64 %571, -1
  %1640 = mul nsw i64 %1639, %578
  %1641 = select i1 %1638, i64 %1640, i64 0
  %1642 = getelementptr inbounds i8, ptr %1637, i64 %1641
  %1643 = icmp sgt i64 %579, 0
  %1644 = add nsw i64 %572, -1
  %1645 = mul nsw i64 %1644, %579
  %1646 = select i1 %1643, i64 %1645, i64 0
  %1647 = getelementptr inbounds i8, ptr %1642, i64 %1646
  %1648 = icmp sgt i64 %580, 0
  %1649 = add nsw i64 %573, -1
  %1650 = mul nsw i64 %1649, %580
  %1651 = select i1 %1648, i64 %1650, i64 0
  %1652 = icmp slt i64 %589, 0
  %1653 = add nsw i64 %582, -1
  %1654 = mul nsw i64 %1653, %589
  %1655 = select i1 %1652, i64 %1654, i64 0
  %1656 = getelementptr inbounds i8, ptr %581, i64 %1655
  %1657 = icmp slt i64 %590, 0
  %1658 = add nsw i64 %583, -1
  %1659 = mul nsw i64 %1658, %590
  %1660 = select i1 %1657, i64 %1659, i64 0
  %1661 = getelementptr inbounds i8, ptr %1656, i64 %1660
  %1662 = icmp slt i64 %591, 0
  %1663 = add nsw i64 %584, -1
  %1664 = mul nsw i64 %1663, %591
  %1665 = select i1 %1662, i64 %1664, i64 0
  %1666 = getelementptr inbounds i8, ptr %1661, i64 %1665
  %1667 = icmp slt i64 %592, 0
  %1668 = add nsw i64 %585, -1
  %1669 = mul nsw i64 %1668, %592
  %1670 = select i1 %1667, i64 %1669, i64 0
  %1671 = getelementptr inbounds i8, ptr %1666, i64 %1670
  %1672 = icmp slt i64 %593, 0
  %1673 = add nsw i64 %586, -1
  %1674 = mul nsw i64 %1673, %593
  %1675 = select i1 %1672, i64 %1674, i64 0
  %1676 = getelementptr inbounds i8, ptr %1671, i64 %1675
  %1677 = icmp slt i64 %594, 0
  %1678 = add nsw i64 %587, -1
  %1679 = mul nsw i64 %1678, %594
  %1680 = select i1 %1677, i64 %1679, i64 0
  %1681 = getelementptr inbounds i8, ptr %1676, i64 %1680
  %1682 = icmp slt i64 %595, 0
  %1683 = add nsw i64 %588, -1
  %1684 = mul nsw i64 %1683, %595
  %1685 = select i1 %1682, i64 %1684, i64 0
  %1686 = getelementptr inbounds i8, ptr %1681, i64 %1685
  %1687 = getelementptr inbounds i8, ptr %1647, i64 %1651
  %1688 = getelementptr inbounds i8, ptr %1687, i64 %169
  %1689 = icmp ugt ptr %1688, %1686
  br i1 %1689, label %1690, label %1721

1690:
  %1691 = icmp slt i64 %582, 2
  %1692 = icmp eq i64 %589, %574
  %1693 = select i1 %1691, i1 true, i1 %1692
  br i1 %1693, label %1695, label %1694

1694:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1695:
  %1696 = icmp slt i64 %583, 2
  %1697 = icmp eq i64 %590, %575
  %1698 = select i1 %1696, i1 true, i1 %1697
  br i1 %1698, label %1699, label %1694

1699:
  %1700 = icmp slt i64 %584, 2
  %1701 = icmp eq i64 %591, %576
  %1702 = select i1 %1700, i1 true, i1 %1701
  br i1 %1702, label %1703, label %1694

1703:
  %1704 = icmp slt i64 %585, 2
  %1705 = icmp eq i64 %592, %577
  %1706 = select i1 %1704, i1 true, i1 %1705
  br i1 %1706, label %1707, label %1694

1707:
  %1708 = icmp slt i64 %586, 2
  %1709 = icmp eq i64 %593, %578
  %1710 = select i1 %1708, i1 true, i1 %1709
  br i1 %1710, label %1711, label %1694

1711:
  %1712 = icmp slt i64 %587, 2
  %1713 = icmp eq i64 %594, %579
  %1714 = select i1 %1712, i1 true, i1 %1713
  br i1 %1714, label %1715, label %1694

1715:
  %1716 = icmp slt i64 %588, 2
  %1717 = icmp eq i64 %595, %580
  %1718 = select i1 %1716, i1 true, i1 %1717
  br i1 %1718, label %1719, label %1694

1719:
  %1720 = icmp ule ptr %581, %163
  br label %1721

1721:
  %1722 = phi i1 [ %1720, %1719 ], [ true, %1617 ], [ true, %1544 ]
  %1723 = icmp sgt i64 %1536, 0
  br i1 %1723, label %1724, label %1907

1724:
  %1725 = icmp sgt i64 %567, 0
  %1726 = icmp sgt i32 %423, 1
  %1727 = icmp eq i32 %423, 2
  %1728 = icmp sgt i32 %423, 2
  %1729 = icmp eq i32 %423, 3
  %1730 = icmp sgt i32 %423, 3
  %1731 = icmp eq i32 %423, 4
  %1732 = icmp sgt i32 %423, 4
  %1733 = icmp eq i32 %423, 5
  %1734 = icmp sgt i32 %423, 5
  %1735 = icmp eq i32 %423, 6
  %1736 = icmp sgt i32 %423, 6
  %1737 = icmp eq i32 %423, 7
  %1738 = icmp sgt i32 %423, 1
  %1739 = icmp eq i32 %423, 2
  %1740 = icmp sgt i32 %423, 2
  %1741 = icmp eq i32 %423, 3
  %1742 = icmp sgt i32 %423, 3
  %1743 = icmp eq i32 %423, 4
  %1744 = icmp sgt i32 %423, 4
  %1745 = icmp eq i32 %423, 5
  %1746 = icmp sgt i32 %423, 5
  %1747 = icmp eq i32 %423, 6
  %1748 = icmp sgt i32 %423, 6
  %1749 = icmp eq i32 %423, 7
  br label %1750

1750:
  %1751 = phi i64 [ 0, %1724 ], [ %1894, %1893 ]
  %1752 = xor i64 %1751, -1
  %1753 = add nsw i64 %1536, %1752
  %1754 = select i1 %1722, i64 %1751, i64 %1753
  br i1 %1726, label %1755, label %1762

1755:
  br i1 %1727, label %1760, label %1756

1756:
  %1757 = urem i64 %1754, %583
  %1758 = mul nsw i64 %590, %1757
  %1759 = udiv i64 %1754, %583
  br label %1762

1760:
  %1761 = mul nsw i64 %590, %1754
  br label %1762

1762:
  %1763 = phi i64 [ %1761, %1760 ], [ %1758, %1756 ], [ 0, %1750 ]
  %1764 = phi i64 [ %1754, %1760 ], [ %1759, %1756 ], [ %1754, %1750 ]
  br i1 %1728, label %1765, label %1774

1765:
  br i1 %1729, label %1771, label %1766

1766:
  %1767 = urem i64 %1764, %584
  %1768 = mul nsw i64 %591, %1767
  %1769 = add nsw i64 %1768, %1763
  %1770 = udiv i64 %1764, %584
  br label %1774

1771:
  %1772 = mul nsw i64 %591, %1764
  %1773 = add nsw i64 %1772, %1763
  br label %1774

1774:
  %1775 = phi i64 [ %1773, %1771 ], [ %1769, %1766 ], [ %1763, %1762 ]
  %1776 = phi i64 [ %1764, %1771 ], [ %1770, %1766 ], [ %1764, %1762 ]
  br i1 %1730, label %1777, label %1786

1777:
  br i1 %1731, label %1783, label %1778

1778:
  %1779 = urem i64 %1776, %585
  %1780 = mul nsw i64 %592, %1779
  %1781 = add nsw i64 %1780, %1775
  %1782 = udiv i64 %1776, %585
  br label %1786

1783:
  %1784 = mul nsw i64 %592, %1776
  %1785 = add nsw i64 %1784, %1775
  br label %1786

1786:
  %1787 = phi i64 [ %1785, %1783 ], [ %1781, %1778 ], [ %1775, %1774 ]
  %1788 = phi i64 [ %1776, %1783 ], [ %1782, %1778 ], [ %1776, %1774 ]
  br i1 %1732, label %1789, label %1798

1789:
  br i1 %1733, label %1795, label %1790

1790:
  %1791 = urem i64 %1788, %586
  %1792 = mul nsw i64 %593, %1791
  %1793 = add nsw i64 %1792, %1787
  %1794 = udiv i64 %1788, %586
  br label %1798

1795:
  %1796 = mul nsw i64 %593, %1788
  %1797 = add nsw i64 %1796, %1787
  br label %1798

1798:
  %1799 = phi i64 [ %1797, %1795 ], [ %1793, %1790 ], [ %1787, %1786 ]
  %1800 = phi i64 [ %1788, %1795 ], [ %1794, %1790 ], [ %1788, %1786 ]
  br i1 %1734, label %1801, label %1810

1801:
  br i1 %1735, label %1807, label %1802

1802:
  %1803 = urem i64 %1800, %587
  %1804 = mul nsw i64 %594, %1803
  %1805 = add nsw i64 %1804, %1799
  %1806 = udiv i64 %1800, %587
  br label %1810

1807:
  %1808 = mul nsw i64 %594, %1800
  %1809 = add nsw i64 %1808, %1799
  br label %1810

1810:
  %1811 = phi i64 [ %1809, %1807 ], [ %1805, %1802 ], [ %1799, %1798 ]
  %1812 = phi i64 [ %1800, %1807 ], [ %1806, %1802 ], [ %1800, %1798 ]
  br i1 %1736, label %1813, label %1821

1813:
  br i1 %1737, label %1818, label %1814

1814:
  %1815 = urem i64 %1812, %588
  %1816 = mul nsw i64 %595, %1815
  %1817 = add nsw i64 %1816, %1811
  br label %1821

1818:
  %1819 = mul nsw i64 %595, %1812
  %1820 = add nsw i64 %1819, %1811
  br label %1821

1821:
  %1822 = phi i64 [ %1820, %1818 ], [ %1817, %1814 ], [ %1811, %1810 ]
  br i1 %1738, label %1823, label %1830

1823:
  br i1 %1739, label %1828, label %1824

1824:
  %1825 = urem i64 %1754, %568
  %1826 = mul nsw i64 %575, %1825
  %1827 = udiv i64 %1754, %568
  br label %1830

1828:
  %1829 = mul nsw i64 %575, %1754
  br label %1830

1830:
  %1831 = phi i64 [ %1829, %1828 ], [ %1826, %1824 ], [ 0, %1821 ]
  %1832 = phi i64 [ %1754, %1828 ], [ %1827, %1824 ], [ %1754, %1821 ]
  br i1 %1740, label %1833, label %1842

1833:
  br i1 %1741, label %1839, label %1834

1834:
  %1835 = urem i64 %1832, %569
  %1836 = mul nsw i64 %576, %1835
  %1837 = add nsw i64 %1836, %1831
  %1838 = udiv i64 %1832, %569
  br label %1842

1839:
  %1840 = mul nsw i64 %576, %1832
  %1841 = add nsw i64 %1840, %1831
  br label %1842

1842:
  %1843 = phi i64 [ %1841, %1839 ], [ %1837, %1834 ], [ %1831, %1830 ]
  %1844 = phi i64 [ %1832, %1839 ], [ %1838, %1834 ], [ %1832, %1830 ]
  br i1 %1742, label %1845, label %1854

1845:
  br i1 %1743, label %1851, label %1846

1846:
  %1847 = urem i64 %1844, %570
  %1848 = mul nsw i64 %577, %1847
  %1849 = add nsw i64 %1848, %1843
  %1850 = udiv i64 %1844, %570
  br label %1854

1851:
  %1852 = mul nsw i64 %577, %1844
  %1853 = add nsw i64 %1852, %1843
  br label %1854

1854:
  %1855 = phi i64 [ %1853, %1851 ], [ %1849, %1846 ], [ %1843, %1842 ]
  %1856 = phi i64 [ %1844, %1851 ], [ %1850, %1846 ], [ %1844, %1842 ]
  br i1 %1744, label %1857, label %1866

1857:
  br i1 %1745, label %1863, label %1858

1858:
  %1859 = urem i64 %1856, %571
  %1860 = mul nsw i64 %578, %1859
  %1861 = add nsw i64 %1860, %1855
  %1862 = udiv i64 %1856, %571
  br label %1866

1863:
  %1864 = mul nsw i64 %578, %1856
  %1865 = add nsw i64 %1864, %1855
  br label %1866

1866:
  %1867 = phi i64 [ %1865, %1863 ], [ %1861, %1858 ], [ %1855, %1854 ]
  %1868 = phi i64 [ %1856, %1863 ], [ %1862, %1858 ], [ %1856, %1854 ]
  br i1 %1746, label %1869, label %1878

1869:
  br i1 %1747, label %1875, label %1870

1870:
  %1871 = urem i64 %1868, %572
  %1872 = mul nsw i64 %579, %1871
  %1873 = add nsw i64 %1872, %1867
  %1874 = udiv i64 %1868, %572
  br label %1878

1875:
  %1876 = mul nsw i64 %579, %1868
  %1877 = add nsw i64 %1876, %1867
  br label %1878

1878:
  %1879 = phi i64 [ %1877, %1875 ], [ %1873, %1870 ], [ %1867, %1866 ]
  %1880 = phi i64 [ %1868, %1875 ], [ %1874, %1870 ], [ %1868, %1866 ]
  br i1 %1748, label %1881, label %1889

1881:
  br i1 %1749, label %1886, label %1882

1882:
  %1883 = urem i64 %1880, %573
  %1884 = mul nsw i64 %580, %1883
  %1885 = add nsw i64 %1884, %1879
  br label %1889

1886:
  %1887 = mul nsw i64 %580, %1880
  %1888 = add nsw i64 %1887, %1879
  br label %1889

1889:
  %1890 = phi i64 [ %1888, %1886 ], [ %1885, %1882 ], [ %1879, %1878 ]
  %1891 = getelementptr inbounds i8, ptr %581, i64 %1822
  %1892 = getelementptr inbounds i8, ptr %163, i64 %1890
  br i1 %1725, label %1896, label %1893

1893:
  %1894 = add nuw nsw i64 %1751, 1
  %1895 = icmp eq i64 %1894, %1536
  br i1 %1895, label %1907, label %1750

1896:
  %1897 = phi i64 [ %1905, %1896 ], [ 0, %1889 ]
  %1898 = xor i64 %1897, -1
  %1899 = add nsw i64 %567, %1898
  %1900 = select i1 %1722, i64 %1897, i64 %1899
  %1901 = mul nsw i64 %589, %1900
  %1902 = getelementptr inbounds i8, ptr %1891, i64 %1901
  %1903 = mul nsw i64 %574, %1900
  %1904 = getelementptr inbounds i8, ptr %1892, i64 %1903
  tail call void @pad.fortran.type.assign(ptr noundef %324, ptr noundef %1902, ptr noundef %1904) #7
  %1905 = add nuw nsw i64 %1897, 1
  %1906 = icmp eq i64 %1905, %567
  br i1 %1906, label %1893, label %1896

1907:
  br i1 %596, label %2028, label %1908

1908:
  br i1 %1529, label %1909, label %1910

1909:
  tail call void @pad.fortran.type.destroy(ptr noundef %324, ptr noundef %400) #7
  br label %2026

1910:
  %1911 = mul nsw i64 %60, %51
  %1912 = mul nsw i64 %69, %1911
  %1913 = mul nsw i64 %78, %1912
  %1914 = mul nsw i64 %87, %1913
  %1915 = mul nsw i64 %96, %1914
  %1916 = mul nsw i64 %105, %1915
  %1917 = icmp sgt i64 %1916, 0
  br i1 %1917, label %1918, label %1924

1918:
  %1919 = mul nsw i64 %69, %60
  %1920 = mul nsw i64 %78, %1919
  %1921 = mul nsw i64 %87, %1920
  %1922 = mul nsw i64 %96, %1921
  %1923 = mul nsw i64 %105, %1922
  br label %1924

1924:
  %1925 = phi i64 [ 0, %1910 ], [ %1923, %1918 ]
  %1926 = icmp sgt i64 %1925, 0
  br i1 %1926, label %1927, label %2026

1927:
  %1928 = icmp sgt i64 %51, 0
  %1929 = icmp sgt i32 %423, 1
  %1930 = icmp eq i32 %423, 2
  %1931 = icmp sgt i32 %423, 2
  %1932 = icmp eq i32 %423, 3
  %1933 = icmp sgt i32 %423, 3
  %1934 = icmp eq i32 %423, 4
  %1935 = icmp sgt i32 %423, 4
  %1936 = icmp eq i32 %423, 5
  %1937 = icmp sgt i32 %423, 5
  %1938 = icmp eq i32 %423, 6
  %1939 = icmp sgt i32 %423, 6
  %1940 = icmp eq i32 %423, 7
  %1941 = icmp eq ptr %400, null
  br label %1942

1942:
  %1943 = phi i64 [ 0, %1927 ], [ %1947, %1946 ]
  br i1 %1928, label %1944, label %1946

1944:
  %1945 = mul nsw i64 %59, %1943
  br label %1949

1946:
  %1947 = add nuw nsw i64 %1943, 1
  %1948 = icmp eq i64 %1947, %1925
  br i1 %1948, label %2026, label %1942

1949:
  %1950 = phi i64 [ %2020, %2019 ], [ 0, %1944 ]
  %1951 = xor i1 %1929, true
  %1952 = or i1 %1951, %1930
  %1953 = select i1 %1951, i64 0, i64 %1945
  br i1 %1952, label %1958, label %1954

1954:
  %1955 = urem i64 %1943, %60
  %1956 = mul nsw i64 %59, %1955
  %1957 = udiv i64 %1943, %60
  br label %1958

1958:
  %1959 = phi i64 [ %1953, %1949 ], [ %1956, %1954 ]
  %1960 = phi i64 [ %1943, %1949 ], [ %1957, %1954 ]
  br i1 %1931, label %1961, label %1970

1961:
  br i1 %1932, label %1967, label %1962

1962:
  %1963 = urem i64 %1960, %69
  %1964 = mul nsw i64 %68, %1963
  %1965 = add nsw i64 %1964, %1959
  %1966 = udiv i64 %1960, %69
  br label %1970

1967:
  %1968 = mul nsw i64 %68, %1960
  %1969 = add nsw i64 %1968, %1959
  br label %1970

1970:
  %1971 = phi i64 [ %1969, %1967 ], [ %1965, %1962 ], [ %1959, %1958 ]
  %1972 = phi i64 [ %1960, %1967 ], [ %1966, %1962 ], [ %1960, %1958 ]
  br i1 %1933, label %1973, label %1982

1973:
  br i1 %1934, label %1979, label %1974

1974:
  %1975 = urem i64 %1972, %78
  %1976 = mul nsw i64 %77, %1975
  %1977 = add nsw i64 %1976, %1971
  %1978 = udiv i64 %1972, %78
  br label %1982

1979:
  %1980 = mul nsw i64 %77, %1972
  %1981 = add nsw i64 %1980, %1971
  br label %1982

1982:
  %1983 = phi i64 [ %1981, %1979 ], [ %1977, %1974 ], [ %1971, %1970 ]
  %1984 = phi i64 [ %1972, %1979 ], [ %1978, %1974 ], [ %1972, %1970 ]
  br i1 %1935, label %1985, label %1994

1985:
  br i1 %1936, label %1991, label %1986

1986:
  %1987 = urem i64 %1984, %87
  %1988 = mul nsw i64 %86, %1987
  %1989 = add nsw i64 %1988, %1983
  %1990 = udiv i64 %1984, %87
  br label %1994

1991:
  %1992 = mul nsw i64 %86, %1984
  %1993 = add nsw i64 %1992, %1983
  br label %1994

1994:
  %1995 = phi i64 [ %1993, %1991 ], [ %1989, %1986 ], [ %1983, %1982 ]
  %1996 = phi i64 [ %1984, %1991 ], [ %1990, %1986 ], [ %1984, %1982 ]
  br i1 %1937, label %1997, label %2006

1997:
  br i1 %1938, label %2003, label %1998

1998:
  %1999 = urem i64 %1996, %96
  %2000 = mul nsw i64 %95, %1999
  %2001 = add nsw i64 %2000, %1995
  %2002 = udiv i64 %1996, %96
  br label %2006

2003:
  %2004 = mul nsw i64 %95, %1996
  %2005 = add nsw i64 %2004, %1995
  br label %2006

2006:
  %2007 = phi i64 [ %2005, %2003 ], [ %2001, %1998 ], [ %1995, %1994 ]
  %2008 = phi i64 [ %1996, %2003 ], [ %2002, %1998 ], [ %1996, %1994 ]
  br i1 %1939, label %2009, label %2017

2009:
  br i1 %1940, label %2014, label %2010

2010:
  %2011 = urem i64 %2008, %105
  %2012 = mul nsw i64 %104, %2011
  %2013 = add nsw i64 %2012, %2007
  br label %2017

2014:
  %2015 = mul nsw i64 %104, %2008
  %2016 = add nsw i64 %2015, %2007
  br label %2017

2017:
  %2018 = phi i64 [ %2016, %2014 ], [ %2013, %2010 ], [ %2007, %2006 ]
  br i1 %1941, label %2019, label %2022

2019:
  %2020 = add nuw nsw i64 %1950, 1
  %2021 = icmp eq i64 %2020, %51
  br i1 %2021, label %1946, label %1949

2022:
  %2023 = getelementptr inbounds i8, ptr %400, i64 %2018
  %2024 = mul nsw i64 %50, %1950
  %2025 = getelementptr inbounds i8, ptr %2023, i64 %2024
  tail call void @pad.fortran.type.destroy(ptr noundef %324, ptr noundef nonnull %2025) #7
  br label %2019

2026:
  br i1 %596, label %2028, label %2027

2027:
  tail call void @free(ptr noundef %400)
  br label %2028

2028:
  br i1 %397, label %2029, label %2151

2029:
  %2030 = icmp eq i32 %378, 1
  br i1 %2030, label %2031, label %2150

2031:
  %2032 = icmp eq i32 %28, 0
  br i1 %2032, label %2033, label %2034

2033:
  tail call void @pad.fortran.type.destroy(ptr noundef %162, ptr noundef %15) #7
  br label %2150

2034:
  %2035 = mul nsw i64 %60, %51
  %2036 = mul nsw i64 %69, %2035
  %2037 = mul nsw i64 %78, %2036
  %2038 = mul nsw i64 %87, %2037
  %2039 = mul nsw i64 %96, %2038
  %2040 = mul nsw i64 %105, %2039
  %2041 = icmp sgt i64 %2040, 0
  br i1 %2041, label %2042, label %2048

2042:
  %2043 = mul nsw i64 %69, %60
  %2044 = mul nsw i64 %78, %2043
  %2045 = mul nsw i64 %87, %2044
  %2046 = mul nsw i64 %96, %2045
  %2047 = mul nsw i64 %105, %2046
  br label %2048

2048:
  %2049 = phi i64 [ 0, %2034 ], [ %2047, %2042 ]
  %2050 = icmp sgt i64 %2049, 0
  br i1 %2050, label %2051, label %2150

2051:
  %2052 = icmp sgt i64 %51, 0
  %2053 = icmp sgt i32 %28, 1
  %2054 = icmp eq i32 %28, 2
  %2055 = icmp sgt i32 %28, 2
  %2056 = icmp eq i32 %28, 3
  %2057 = icmp sgt i32 %28, 3
  %2058 = icmp eq i32 %28, 4
  %2059 = icmp sgt i32 %28, 4
  %2060 = icmp eq i32 %28, 5
  %2061 = icmp sgt i32 %28, 5
  %2062 = icmp eq i32 %28, 6
  %2063 = icmp sgt i32 %28, 6
  %2064 = icmp eq i32 %28, 7
  %2065 = icmp eq ptr %15, null
  br label %2066

2066:
  %2067 = phi i64 [ 0, %2051 ], [ %2076, %2075 ]
  br i1 %2052, label %2068, label %2075

2068:
  %2069 = mul nsw i64 %59, %2067
  br label %2070

2070:
  %2071 = phi i64 [ %2144, %2143 ], [ 0, %2068 ]
  %2072 = xor i1 %2053, true
  %2073 = or i1 %2072, %2054
  %2074 = select i1 %2072, i64 0, i64 %2069
  br i1 %2073, label %2082, label %2078

2075:
  %2076 = add nuw nsw i64 %2067, 1
  %2077 = icmp eq i64 %2076, %2049
  br i1 %2077, label %2150, label %2066

2078:
  %2079 = urem i64 %2067, %60
  %2080 = mul nsw i64 %59, %2079
  %2081 = udiv i64 %2067, %60
  br label %2082

2082:
  %2083 = phi i64 [ %2074, %2070 ], [ %2080, %2078 ]
  %2084 = phi i64 [ %2067, %2070 ], [ %2081, %2078 ]
  br i1 %2055, label %2085, label %2094

2085:
  br i1 %2056, label %2091, label %2086

2086:
  %2087 = urem i64 %2084, %69
  %2088 = mul nsw i64 %68, %2087
  %2089 = add nsw i64 %2088, %2083
  %2090 = udiv i64 %2084, %69
  br label %2094

2091:
  %2092 = mul nsw i64 %68, %2084
  %2093 = add nsw i64 %2092, %2083
  br label %2094

2094:
  %2095 = phi i64 [ %2093, %2091 ], [ %2089, %2086 ], [ %2083, %2082 ]
  %2096 = phi i64 [ %2084, %2091 ], [ %2090, %2086 ], [ %2084, %2082 ]
  br i1 %2057, label %2097, label %2106

2097:
  br i1 %2058, label %2103, label %2098

2098:
  %2099 = urem i64 %2096, %78
  %2100 = mul nsw i64 %77, %2099
  %2101 = add nsw i64 %2100, %2095
  %2102 = udiv i64 %2096, %78
  br label %2106

2103:
  %2104 = mul nsw i64 %77, %2096
  %2105 = add nsw i64 %2104, %2095
  br label %2106

2106:
  %2107 = phi i64 [ %2105, %2103 ], [ %2101, %2098 ], [ %2095, %2094 ]
  %2108 = phi i64 [ %2096, %2103 ], [ %2102, %2098 ], [ %2096, %2094 ]
  br i1 %2059, label %2109, label %2118

2109:
  br i1 %2060, label %2115, label %2110

2110:
  %2111 = urem i64 %2108, %87
  %2112 = mul nsw i64 %86, %2111
  %2113 = add nsw i64 %2112, %2107
  %2114 = udiv i64 %2108, %87
  br label %2118

2115:
  %2116 = mul nsw i64 %86, %2108
  %2117 = add nsw i64 %2116, %2107
  br label %2118

2118:
  %2119 = phi i64 [ %2117, %2115 ], [ %2113, %2110 ], [ %2107, %2106 ]
  %2120 = phi i64 [ %2108, %2115 ], [ %2114, %2110 ], [ %2108, %2106 ]
  br i1 %2061, label %2121, label %2130

2121:
  br i1 %2062, label %2127, label %2122

2122:
  %2123 = urem i64 %2120, %96
  %2124 = mul nsw i64 %95, %2123
  %2125 = add nsw i64 %2124, %2119
  %2126 = udiv i64 %2120, %96
  br label %2130

2127:
  %2128 = mul nsw i64 %95, %2120
  %2129 = add nsw i64 %2128, %2119
  br label %2130

2130:
  %2131 = phi i64 [ %2129, %2127 ], [ %2125, %2122 ], [ %2119, %2118 ]
  %2132 = phi i64 [ %2120, %2127 ], [ %2126, %2122 ], [ %2120, %2118 ]
  br i1 %2063, label %2133, label %2141

2133:
  br i1 %2064, label %2138, label %2134

2134:
  %2135 = urem i64 %2132, %105
  %2136 = mul nsw i64 %104, %2135
  %2137 = add nsw i64 %2136, %2131
  br label %2141

2138:
  %2139 = mul nsw i64 %104, %2132
  %2140 = add nsw i64 %2139, %2131
  br label %2141

2141:
  %2142 = phi i64 [ %2140, %2138 ], [ %2137, %2134 ], [ %2131, %2130 ]
  br i1 %2065, label %2143, label %2146

2143:
  %2144 = add nuw nsw i64 %2071, 1
  %2145 = icmp eq i64 %2144, %51
  br i1 %2145, label %2075, label %2070

2146:
  %2147 = getelementptr inbounds i8, ptr %15, i64 %2142
  %2148 = mul nsw i64 %50, %2071
  %2149 = getelementptr inbounds i8, ptr %2147, i64 %2148
  tail call void @pad.fortran.type.destroy(ptr noundef %162, ptr noundef nonnull %2149) #7
  br label %2143

2150:
  tail call void @free(ptr noundef %15)
  br label %2151

2151:
  ret void
}

declare void @_FortranAAssignPolymorphic(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

define linkonce_odr hidden void @pad.fortran.AssignTemporary(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef %13) local_unnamed_addr #0 {
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq i64 %7, 0
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ %19, %17 ], [ %7, %14 ]
  %22 = icmp eq i32 %4, -128
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = sext i8 %25 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %23 ], [ %4, %20 ]
  %29 = icmp eq i32 %5, -128
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  br label %34

34:
  %35 = phi i32 [ %33, %30 ], [ %5, %27 ]
  %36 = icmp eq i32 %6, -128
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %39 = load i8, ptr %38, align 2
  %40 = sext i8 %39 to i32
  br label %41

41:
  %42 = phi i32 [ %40, %37 ], [ %6, %34 ]
  %43 = icmp sgt i32 %28, 0
  br i1 %43, label %44, label %49

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %44 ], [ 0, %41 ]
  %51 = phi i64 [ %46, %44 ], [ 1, %41 ]
  %52 = icmp sgt i32 %28, 1
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %57 = load i64, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ %57, %53 ], [ 0, %49 ]
  %60 = phi i64 [ %55, %53 ], [ 1, %49 ]
  %61 = icmp sgt i32 %28, 2
  br i1 %61, label %62, label %67

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %66 = load i64, ptr %65, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %62 ], [ 0, %58 ]
  %69 = phi i64 [ %64, %62 ], [ 1, %58 ]
  %70 = icmp sgt i32 %28, 3
  br i1 %70, label %71, label %76

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %75 = load i64, ptr %74, align 8
  br label %76

76:
  %77 = phi i64 [ %75, %71 ], [ 0, %67 ]
  %78 = phi i64 [ %73, %71 ], [ 1, %67 ]
  %79 = icmp sgt i32 %28, 4
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %84, %80 ], [ 0, %76 ]
  %87 = phi i64 [ %82, %80 ], [ 1, %76 ]
  %88 = icmp sgt i32 %28, 5
  br i1 %88, label %89, label %94

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %93, %89 ], [ 0, %85 ]
  %96 = phi i64 [ %91, %89 ], [ 1, %85 ]
  %97 = icmp sgt i32 %28, 6
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %98 ], [ 0, %94 ]
  %105 = phi i64 [ %100, %98 ], [ 1, %94 ]
  %106 = icmp eq ptr %8, null
  %107 = icmp eq i32 %35, 42
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %161

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %111 = load i8, ptr %110, align 1
  %112 = and i8 %111, 1
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %161, label %114

114:
  %115 = icmp eq i32 %28, 0
  br i1 %115, label %116, label %119

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %118 = load ptr, ptr %117, align 8
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ null, %114 ]
  %121 = icmp eq i32 %28, 1
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %124 = load ptr, ptr %123, align 8
  br label %125

125:
  %126 = phi ptr [ %124, %122 ], [ %120, %119 ]
  %127 = icmp eq i32 %28, 2
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %130 = load ptr, ptr %129, align 8
  br label %131

131:
  %132 = phi ptr [ %130, %128 ], [ %126, %125 ]
  %133 = icmp eq i32 %28, 3
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %136 = load ptr, ptr %135, align 8
  br label %137

137:
  %138 = phi ptr [ %136, %134 ], [ %132, %131 ]
  %139 = icmp eq i32 %28, 4
  br i1 %139, label %140, label %143

140:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %142 = load ptr, ptr %141, align 8
  br label %143

143:
  %144 = phi ptr [ %142, %140 ], [ %138, %137 ]
  %145 = icmp eq i32 %28, 5
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %148 = load ptr, ptr %147, align 8
  br label %149

149:
  %150 = phi ptr [ %148, %146 ], [ %144, %143 ]
  %151 = icmp eq i32 %28, 6
  br i1 %151, label %152, label %155

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %154 = load ptr, ptr %153, align 8
  br label %155

155:
  %156 = phi ptr [ %154, %152 ], [ %150, %149 ]
  %157 = icmp eq i32 %28, 7
  br i1 %157, label %158, label %161

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %160 = load ptr, ptr %159, align 8
  br label %161

161:
  %162 = phi ptr [ null, %109 ], [ %8, %103 ], [ %160, %158 ], [ %156, %155 ]
  %163 = load ptr, ptr %1, align 8
  %164 = icmp eq i64 %12, 0
  br i1 %164, label %165, label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %167 = load i64, ptr %166, align 8
  br label %168

168:
  %169 = phi i64 [ %167, %165 ], [ %12, %161 ]
  %170 = icmp eq i32 %9, -128
  br i1 %170, label %171, label %175

171:
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %173 = load i8, ptr %172, align 4
  %174 = sext i8 %173 to i32
  br label %175

175:
  %176 = phi i32 [ %174, %171 ], [ %9, %168 ]
  %177 = icmp eq i32 %10, -128
  br i1 %177, label %178, label %182

178:
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %180 = load i8, ptr %179, align 1
  %181 = sext i8 %180 to i32
  br label %182

182:
  %183 = phi i32 [ %181, %178 ], [ %10, %175 ]
  %184 = icmp sgt i32 %176, 0
  br i1 %184, label %185, label %192

185:
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %191 = load i64, ptr %190, align 8
  br label %192

192:
  %193 = phi i64 [ %191, %185 ], [ 0, %182 ]
  %194 = phi i64 [ %189, %185 ], [ 1, %182 ]
  %195 = phi i64 [ %187, %185 ], [ 1, %182 ]
  %196 = icmp sgt i32 %176, 1
  br i1 %196, label %197, label %204

197:
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %203 = load i64, ptr %202, align 8
  br label %204

204:
  %205 = phi i64 [ %203, %197 ], [ 0, %192 ]
  %206 = phi i64 [ %201, %197 ], [ 1, %192 ]
  %207 = phi i64 [ %199, %197 ], [ 1, %192 ]
  %208 = icmp sgt i32 %176, 2
  br i1 %208, label %209, label %216

209:
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %215 = load i64, ptr %214, align 8
  br label %216

216:
  %217 = phi i64 [ %215, %209 ], [ 0, %204 ]
  %218 = phi i64 [ %213, %209 ], [ 1, %204 ]
  %219 = phi i64 [ %211, %209 ], [ 1, %204 ]
  %220 = icmp sgt i32 %176, 3
  br i1 %220, label %221, label %228

221:
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %227 = load i64, ptr %226, align 8
  br label %228

228:
  %229 = phi i64 [ %227, %221 ], [ 0, %216 ]
  %230 = phi i64 [ %225, %221 ], [ 1, %216 ]
  %231 = phi i64 [ %223, %221 ], [ 1, %216 ]
  %232 = icmp sgt i32 %176, 4
  br i1 %232, label %233, label %240

233:
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %239 = load i64, ptr %238, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %233 ], [ 0, %228 ]
  %242 = phi i64 [ %237, %233 ], [ 1, %228 ]
  %243 = phi i64 [ %235, %233 ], [ 1, %228 ]
  %244 = icmp sgt i32 %176, 5
  br i1 %244, label %245, label %252

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %251 = load i64, ptr %250, align 8
  br label %252

252:
  %253 = phi i64 [ %251, %245 ], [ 0, %240 ]
  %254 = phi i64 [ %249, %245 ], [ 1, %240 ]
  %255 = phi i64 [ %247, %245 ], [ 1, %240 ]
  %256 = icmp sgt i32 %176, 6
  br i1 %256, label %257, label %264

257:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %263 = load i64, ptr %262, align 8
  br label %264

264:
  %265 = phi i64 [ %263, %257 ], [ 0, %252 ]
  %266 = phi i64 [ %261, %257 ], [ 1, %252 ]
  %267 = phi i64 [ %259, %257 ], [ 1, %252 ]
  %268 = icmp eq ptr %13, null
  %269 = icmp eq i32 %183, 42
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %271, label %323

271:
  %272 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %273 = load i8, ptr %272, align 1
  %274 = and i8 %273, 1
  %275 = icmp eq i8 %274, 0
  br i1 %275, label %323, label %276

276:
  %277 = icmp eq i32 %176, 0
  br i1 %277, label %278, label %281

278:
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %280 = load ptr, ptr %279, align 8
  br label %281

281:
  %282 = phi ptr [ %280, %278 ], [ null, %276 ]
  %283 = icmp eq i32 %176, 1
  br i1 %283, label %284, label %287

284:
  %285 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %286 = load ptr, ptr %285, align 8
  br label %287

287:
  %288 = phi ptr [ %286, %284 ], [ %282, %281 ]
  %289 = icmp eq i32 %176, 2
  br i1 %289, label %290, label %293

290:
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %292 = load ptr, ptr %291, align 8
  br label %293

293:
  %294 = phi ptr [ %292, %290 ], [ %288, %287 ]
  %295 = icmp eq i32 %176, 3
  br i1 %295, label %296, label %299

296:
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %298 = load ptr, ptr %297, align 8
  br label %299

299:
  %300 = phi ptr [ %298, %296 ], [ %294, %293 ]
  %301 = icmp eq i32 %176, 4
  br i1 %301, label %302, label %305

302:
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %304 = load ptr, ptr %303, align 8
  br label %305

305:
  %306 = phi ptr [ %304, %302 ], [ %300, %299 ]
  %307 = icmp eq i32 %176, 5
  br i1 %307, label %308, label %311

308:
  %309 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %310 = load ptr, ptr %309, align 8
  br label %311

311:
  %312 = phi ptr [ %310, %308 ], [ %306, %305 ]
  %313 = icmp eq i32 %176, 6
  br i1 %313, label %314, label %317

314:
  %315 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %316 = load ptr, ptr %315, align 8
  br label %317

317:
  %318 = phi ptr [ %316, %314 ], [ %312, %311 ]
  %319 = icmp eq i32 %176, 7
  br i1 %319, label %320, label %323

320:
  %321 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %322 = load ptr, ptr %321, align 8
  br label %323

323:
  %324 = phi ptr [ null, %271 ], [ %13, %264 ], [ %322, %320 ], [ %318, %317 ]
  %325 = select i1 %268, i1 %269, i1 false
  %326 = select i1 %325, i1 %107, i1 false
  %327 = icmp ne ptr %162, null
  %328 = select i1 %326, i1 %327, i1 false
  %329 = select i1 %328, ptr %162, ptr %324
  %330 = select i1 %328, i64 %21, i64 %169
  %331 = icmp sgt i32 %176, 7
  br i1 %331, label %355, label %332

332:
  br i1 %269, label %333, label %351

333:
  %334 = icmp eq ptr %329, null
  br i1 %334, label %355, label %335

335:
  %336 = getelementptr inbounds nuw i8, ptr %329, i64 430
  %337 = load i8, ptr %336, align 2
  %338 = icmp eq i8 %337, 0
  br i1 %338, label %347, label %339

339:
  %340 = getelementptr inbounds nuw i8, ptr %329, i64 431
  %341 = load i8, ptr %340, align 1
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %347, label %343

343:
  %344 = getelementptr inbounds nuw i8, ptr %329, i64 432
  %345 = load i8, ptr %344, align 8
  %346 = icmp eq i8 %345, 0
  br i1 %346, label %347, label %355

347:
  %348 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %329) #7
  %349 = icmp eq i32 %348, 0
  %350 = select i1 %349, i32 2, i32 1
  br label %355

351:
  %352 = add i32 %183, -1
  %353 = icmp ult i32 %352, 49
  %354 = select i1 %353, i32 0, i32 2
  br label %355

355:
  %356 = phi i32 [ %354, %351 ], [ 2, %323 ], [ 2, %333 ], [ %350, %347 ], [ 0, %343 ]
  %357 = icmp ne i32 %42, 2
  %358 = icmp eq i32 %356, 2
  br i1 %358, label %372, label %359

359:
  %360 = icmp eq i32 %176, 0
  %361 = icmp eq i32 %176, %28
  %362 = select i1 %360, i1 true, i1 %361
  br i1 %362, label %363, label %372

363:
  br i1 %357, label %364, label %373

364:
  %365 = icmp ugt i32 %183, 44
  %366 = zext nneg i32 %183 to i45
  %367 = lshr i45 7696581394431, %366
  %368 = trunc i45 %367 to i1
  %369 = select i1 %365, i1 true, i1 %368
  %370 = icmp eq i64 %21, %330
  %371 = select i1 %369, i1 true, i1 %370
  br i1 %371, label %373, label %372

372:
  tail call void @_FortranAAssignTemporary(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %2106

373:
  %374 = icmp eq i32 %356, 1
  %375 = icmp ne ptr %15, null
  %376 = select i1 %374, i1 %375, i1 false
  br i1 %376, label %377, label %493

377:
  %378 = icmp eq i32 %28, 0
  br i1 %378, label %379, label %380

379:
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef nonnull %15) #7
  br label %493

380:
  %381 = mul nsw i64 %60, %51
  %382 = mul nsw i64 %69, %381
  %383 = mul nsw i64 %78, %382
  %384 = mul nsw i64 %87, %383
  %385 = mul nsw i64 %96, %384
  %386 = mul nsw i64 %105, %385
  %387 = icmp sgt i64 %386, 0
  br i1 %387, label %388, label %394

388:
  %389 = mul nsw i64 %69, %60
  %390 = mul nsw i64 %78, %389
  %391 = mul nsw i64 %87, %390
  %392 = mul nsw i64 %96, %391
  %393 = mul nsw i64 %105, %392
  br label %394

394:
  %395 = phi i64 [ 0, %380 ], [ %393, %388 ]
  %396 = icmp sgt i64 %395, 0
  br i1 %396, label %397, label %493

397:
  %398 = icmp sgt i64 %51, 0
  %399 = icmp sgt i32 %28, 1
  %400 = icmp eq i32 %28, 2
  %401 = icmp sgt i32 %28, 2
  %402 = icmp eq i32 %28, 3
  %403 = icmp sgt i32 %28, 3
  %404 = icmp eq i32 %28, 4
  %405 = icmp sgt i32 %28, 4
  %406 = icmp eq i32 %28, 5
  %407 = icmp sgt i32 %28, 5
  %408 = icmp eq i32 %28, 6
  %409 = icmp sgt i32 %28, 6
  %410 = icmp eq i32 %28, 7
  br label %411

411:
  %412 = phi i64 [ 0, %397 ], [ %421, %420 ]
  br i1 %398, label %413, label %420

413:
  %414 = mul nsw i64 %59, %412
  br label %415

415:
  %416 = phi i64 [ %491, %486 ], [ 0, %413 ]
  %417 = xor i1 %399, true
  %418 = or i1 %417, %400
  %419 = select i1 %417, i64 0, i64 %414
  br i1 %418, label %427, label %423

420:
  %421 = add nuw nsw i64 %412, 1
  %422 = icmp eq i64 %421, %395
  br i1 %422, label %493, label %411

423:
  %424 = urem i64 %412, %60
  %425 = mul nsw i64 %59, %424
  %426 = udiv i64 %412, %60
  br label %427

427:
  %428 = phi i64 [ %419, %415 ], [ %425, %423 ]
  %429 = phi i64 [ %412, %415 ], [ %426, %423 ]
  br i1 %401, label %430, label %439

430:
  br i1 %402, label %436, label %431

431:
  %432 = urem i64 %429, %69
  %433 = mul nsw i64 %68, %432
  %434 = add nsw i64 %433, %428
  %435 = udiv i64 %429, %69
  br label %439

436:
  %437 = mul nsw i64 %68, %429
  %438 = add nsw i64 %437, %428
  br label %439

439:
  %440 = phi i64 [ %438, %436 ], [ %434, %431 ], [ %428, %427 ]
  %441 = phi i64 [ %429, %436 ], [ %435, %431 ], [ %429, %427 ]
  br i1 %403, label %442, label %451

442:
  br i1 %404, label %448, label %443

443:
  %444 = urem i64 %441, %78
  %445 = mul nsw i64 %77, %444
  %446 = add nsw i64 %445, %440
  %447 = udiv i64 %441, %78
  br label %451

448:
  %449 = mul nsw i64 %77, %441
  %450 = add nsw i64 %449, %440
  br label %451

451:
  %452 = phi i64 [ %450, %448 ], [ %446, %443 ], [ %440, %439 ]
  %453 = phi i64 [ %441, %448 ], [ %447, %443 ], [ %441, %439 ]
  br i1 %405, label %454, label %463

454:
  br i1 %406, label %460, label %455

455:
  %456 = urem i64 %453, %87
  %457 = mul nsw i64 %86, %456
  %458 = add nsw i64 %457, %452
  %459 = udiv i64 %453, %87
  br label %463

460:
  %461 = mul nsw i64 %86, %453
  %462 = add nsw i64 %461, %452
  br label %463

463:
  %464 = phi i64 [ %462, %460 ], [ %458, %455 ], [ %452, %451 ]
  %465 = phi i64 [ %453, %460 ], [ %459, %455 ], [ %453, %451 ]
  br i1 %407, label %466, label %475

466:
  br i1 %408, label %472, label %467

467:
  %468 = urem i64 %465, %96
  %469 = mul nsw i64 %95, %468
  %470 = add nsw i64 %469, %464
  %471 = udiv i64 %465, %96
  br label %475

472:
  %473 = mul nsw i64 %95, %465
  %474 = add nsw i64 %473, %464
  br label %475

475:
  %476 = phi i64 [ %474, %472 ], [ %470, %467 ], [ %464, %463 ]
  %477 = phi i64 [ %465, %472 ], [ %471, %467 ], [ %465, %463 ]
  br i1 %409, label %478, label %486

478:
  br i1 %410, label %483, label %479

479:
  %480 = urem i64 %477, %105
  %481 = mul nsw i64 %104, %480
  %482 = add nsw i64 %481, %476
  br label %486

483:
  %484 = mul nsw i64 %104, %477
  %485 = add nsw i64 %484, %476
  br label %486

486:
  %487 = phi i64 [ %485, %483 ], [ %482, %479 ], [ %476, %475 ]
  %488 = getelementptr inbounds i8, ptr %15, i64 %487
  %489 = mul nsw i64 %50, %416
  %490 = getelementptr inbounds i8, ptr %488, i64 %489
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef nonnull %490) #7
  %491 = add nuw nsw i64 %416, 1
  %492 = icmp eq i64 %491, %51
  br i1 %492, label %420, label %415

493:
  switch i32 %183, label %497 [
    i32 28, label %498
    i32 27, label %494
    i32 35, label %495
    i32 34, label %496
  ]

494:
  br label %498

495:
  br label %498

496:
  br label %498

497:
  br label %498

498:
  %499 = phi i32 [ 0, %497 ], [ 1, %494 ], [ 4, %495 ], [ 3, %496 ], [ 2, %493 ]
  %500 = icmp eq i32 %176, 0
  %501 = select i1 %500, i32 %28, i32 %176
  br i1 %357, label %512, label %502

502:
  %503 = icmp eq ptr %15, null
  br i1 %503, label %512, label %504

504:
  %505 = icmp ult i32 %183, 45
  %506 = zext nneg i32 %183 to i45
  %507 = lshr i45 -7696581394432, %506
  %508 = trunc i45 %507 to i1
  %509 = select i1 %505, i1 %508, i1 false
  %510 = icmp ne i64 %21, %330
  %511 = select i1 %509, i1 %510, i1 false
  br label %512

512:
  %513 = phi i1 [ false, %498 ], [ true, %502 ], [ %511, %504 ]
  br i1 %500, label %514, label %535

514:
  br i1 %513, label %515, label %644

515:
  %516 = mul nsw i64 %60, %51
  %517 = mul nsw i64 %69, %516
  %518 = mul nsw i64 %78, %517
  %519 = mul nsw i64 %87, %518
  %520 = mul nsw i64 %96, %519
  %521 = mul nsw i64 %105, %520
  %522 = mul i64 %521, %330
  %523 = tail call i64 @llvm.umax.i64(i64 %522, i64 1)
  %524 = tail call ptr @malloc(i64 noundef %523) #9
  store ptr %524, ptr %0, align 8
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %330, ptr %525, align 8
  %526 = trunc i32 %183 to i8
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %526, ptr %527, align 1
  %528 = mul nsw i64 %51, %330
  %529 = mul nsw i64 %60, %528
  %530 = mul nsw i64 %69, %529
  %531 = mul nsw i64 %78, %530
  %532 = mul nsw i64 %87, %531
  %533 = mul nsw i64 %96, %532
  %534 = icmp eq ptr %15, null
  br label %644

535:
  br i1 %357, label %644, label %536

536:
  br i1 %513, label %551, label %537

537:
  %538 = icmp ne i64 %51, %194
  %539 = icmp ne i64 %60, %206
  %540 = icmp ne i64 %69, %218
  %541 = icmp ne i64 %78, %230
  %542 = icmp ne i64 %87, %242
  %543 = icmp ne i64 %96, %254
  %544 = icmp ne i64 %105, %266
  %545 = select i1 %544, i1 true, i1 %543
  %546 = select i1 %545, i1 true, i1 %542
  %547 = select i1 %546, i1 true, i1 %541
  %548 = select i1 %547, i1 true, i1 %540
  %549 = select i1 %548, i1 true, i1 %539
  %550 = select i1 %549, i1 true, i1 %538
  br label %551

551:
  %552 = phi i1 [ true, %536 ], [ %550, %537 ]
  br i1 %552, label %553, label %635

553:
  %554 = mul nsw i64 %206, %194
  %555 = mul nsw i64 %218, %554
  %556 = mul nsw i64 %230, %555
  %557 = mul nsw i64 %242, %556
  %558 = mul nsw i64 %254, %557
  %559 = mul nsw i64 %266, %558
  %560 = mul i64 %559, %330
  %561 = tail call i64 @llvm.umax.i64(i64 %560, i64 1)
  %562 = tail call ptr @malloc(i64 noundef %561) #9
  store ptr %562, ptr %0, align 8
  %563 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %330, ptr %563, align 8
  %564 = trunc i32 %183 to i8
  %565 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %564, ptr %565, align 1
  %566 = icmp sgt i32 %176, 0
  br i1 %566, label %567, label %574

567:
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %569 = icmp slt i64 %194, 1
  %570 = select i1 %569, i64 1, i64 %195
  store i64 %570, ptr %568, align 8
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %194, ptr %571, align 8
  %572 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %330, ptr %572, align 8
  %573 = mul i64 %194, %330
  br label %574

574:
  %575 = phi i64 [ %573, %567 ], [ %330, %553 ]
  %576 = icmp sgt i32 %176, 1
  br i1 %576, label %577, label %584

577:
  %578 = icmp slt i64 %206, 1
  %579 = select i1 %578, i64 1, i64 %207
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %579, ptr %580, align 8
  %581 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %206, ptr %581, align 8
  %582 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %575, ptr %582, align 8
  %583 = mul i64 %206, %575
  br label %584

584:
  %585 = phi i64 [ %583, %577 ], [ %575, %574 ]
  %586 = icmp sgt i32 %176, 2
  br i1 %586, label %587, label %594

587:
  %588 = icmp slt i64 %218, 1
  %589 = select i1 %588, i64 1, i64 %219
  %590 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %589, ptr %590, align 8
  %591 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %218, ptr %591, align 8
  %592 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %585, ptr %592, align 8
  %593 = mul i64 %218, %585
  br label %594

594:
  %595 = phi i64 [ %593, %587 ], [ %585, %584 ]
  %596 = icmp sgt i32 %176, 3
  br i1 %596, label %597, label %604

597:
  %598 = icmp slt i64 %230, 1
  %599 = select i1 %598, i64 1, i64 %231
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %599, ptr %600, align 8
  %601 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %230, ptr %601, align 8
  %602 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %595, ptr %602, align 8
  %603 = mul i64 %230, %595
  br label %604

604:
  %605 = phi i64 [ %603, %597 ], [ %595, %594 ]
  %606 = icmp sgt i32 %176, 4
  br i1 %606, label %607, label %614

607:
  %608 = icmp slt i64 %242, 1
  %609 = select i1 %608, i64 1, i64 %243
  %610 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %609, ptr %610, align 8
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %242, ptr %611, align 8
  %612 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %605, ptr %612, align 8
  %613 = mul i64 %242, %605
  br label %614

614:
  %615 = phi i64 [ %613, %607 ], [ %605, %604 ]
  %616 = icmp sgt i32 %176, 5
  br i1 %616, label %617, label %624

617:
  %618 = icmp slt i64 %254, 1
  %619 = select i1 %618, i64 1, i64 %255
  %620 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %619, ptr %620, align 8
  %621 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %254, ptr %621, align 8
  %622 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %615, ptr %622, align 8
  %623 = mul i64 %254, %615
  br label %624

624:
  %625 = phi i64 [ %623, %617 ], [ %615, %614 ]
  %626 = icmp sgt i32 %176, 6
  br i1 %626, label %627, label %633

627:
  %628 = icmp slt i64 %266, 1
  %629 = select i1 %628, i64 1, i64 %267
  %630 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %629, ptr %630, align 8
  %631 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %266, ptr %631, align 8
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %625, ptr %632, align 8
  br label %633

633:
  %634 = icmp eq ptr %15, null
  br label %635

635:
  %636 = phi ptr [ %562, %633 ], [ %15, %551 ]
  %637 = phi i1 [ %634, %633 ], [ true, %551 ]
  %638 = mul nsw i64 %194, %330
  %639 = mul nsw i64 %206, %638
  %640 = mul nsw i64 %218, %639
  %641 = mul nsw i64 %230, %640
  %642 = mul nsw i64 %242, %641
  %643 = mul nsw i64 %254, %642
  br label %644

644:
  %645 = phi i64 [ %194, %635 ], [ %194, %535 ], [ %51, %514 ], [ %51, %515 ]
  %646 = phi i64 [ %206, %635 ], [ %206, %535 ], [ %60, %514 ], [ %60, %515 ]
  %647 = phi i64 [ %218, %635 ], [ %218, %535 ], [ %69, %514 ], [ %69, %515 ]
  %648 = phi i64 [ %230, %635 ], [ %230, %535 ], [ %78, %514 ], [ %78, %515 ]
  %649 = phi i64 [ %242, %635 ], [ %242, %535 ], [ %87, %514 ], [ %87, %515 ]
  %650 = phi i64 [ %254, %635 ], [ %254, %535 ], [ %96, %514 ], [ %96, %515 ]
  %651 = phi i64 [ %266, %635 ], [ %266, %535 ], [ %105, %514 ], [ %105, %515 ]
  %652 = phi i64 [ %193, %635 ], [ %193, %535 ], [ 0, %514 ], [ 0, %515 ]
  %653 = phi i64 [ %205, %635 ], [ %205, %535 ], [ 0, %514 ], [ 0, %515 ]
  %654 = phi i64 [ %217, %635 ], [ %217, %535 ], [ 0, %514 ], [ 0, %515 ]
  %655 = phi i64 [ %229, %635 ], [ %229, %535 ], [ 0, %514 ], [ 0, %515 ]
  %656 = phi i64 [ %241, %635 ], [ %241, %535 ], [ 0, %514 ], [ 0, %515 ]
  %657 = phi i64 [ %253, %635 ], [ %253, %535 ], [ 0, %514 ], [ 0, %515 ]
  %658 = phi i64 [ %265, %635 ], [ %265, %535 ], [ 0, %514 ], [ 0, %515 ]
  %659 = phi ptr [ %636, %635 ], [ %15, %535 ], [ %15, %514 ], [ %524, %515 ]
  %660 = phi i64 [ %194, %635 ], [ %51, %535 ], [ %51, %514 ], [ %51, %515 ]
  %661 = phi i64 [ %206, %635 ], [ %60, %535 ], [ %60, %514 ], [ %60, %515 ]
  %662 = phi i64 [ %218, %635 ], [ %69, %535 ], [ %69, %514 ], [ %69, %515 ]
  %663 = phi i64 [ %230, %635 ], [ %78, %535 ], [ %78, %514 ], [ %78, %515 ]
  %664 = phi i64 [ %242, %635 ], [ %87, %535 ], [ %87, %514 ], [ %87, %515 ]
  %665 = phi i64 [ %254, %635 ], [ %96, %535 ], [ %96, %514 ], [ %96, %515 ]
  %666 = phi i64 [ %266, %635 ], [ %105, %535 ], [ %105, %514 ], [ %105, %515 ]
  %667 = phi i64 [ %330, %635 ], [ %50, %535 ], [ %50, %514 ], [ %330, %515 ]
  %668 = phi i64 [ %638, %635 ], [ %59, %535 ], [ %59, %514 ], [ %528, %515 ]
  %669 = phi i64 [ %639, %635 ], [ %68, %535 ], [ %68, %514 ], [ %529, %515 ]
  %670 = phi i64 [ %640, %635 ], [ %77, %535 ], [ %77, %514 ], [ %530, %515 ]
  %671 = phi i64 [ %641, %635 ], [ %86, %535 ], [ %86, %514 ], [ %531, %515 ]
  %672 = phi i64 [ %642, %635 ], [ %95, %535 ], [ %95, %514 ], [ %532, %515 ]
  %673 = phi i64 [ %643, %635 ], [ %104, %535 ], [ %104, %514 ], [ %533, %515 ]
  %674 = phi i1 [ %637, %635 ], [ true, %535 ], [ true, %514 ], [ %534, %515 ]
  %675 = phi i1 [ %552, %635 ], [ %513, %535 ], [ false, %514 ], [ true, %515 ]
  %676 = icmp eq i32 %356, 0
  br i1 %676, label %677, label %1486

677:
  %678 = icmp eq i64 %660, 1
  %679 = icmp eq i64 %667, %330
  %680 = select i1 %678, i1 true, i1 %679
  %681 = mul nsw i64 %660, %330
  %682 = icmp eq i64 %661, 1
  %683 = icmp eq i64 %668, %681
  %684 = select i1 %682, i1 true, i1 %683
  %685 = and i1 %684, %680
  %686 = mul nsw i64 %661, %681
  %687 = icmp eq i64 %662, 1
  %688 = icmp eq i64 %669, %686
  %689 = select i1 %687, i1 true, i1 %688
  %690 = and i1 %689, %685
  %691 = mul nsw i64 %662, %686
  %692 = icmp eq i64 %663, 1
  %693 = icmp eq i64 %670, %691
  %694 = select i1 %692, i1 true, i1 %693
  %695 = and i1 %694, %690
  %696 = mul nsw i64 %663, %691
  %697 = icmp eq i64 %664, 1
  %698 = icmp eq i64 %671, %696
  %699 = select i1 %697, i1 true, i1 %698
  %700 = and i1 %699, %695
  %701 = mul nsw i64 %664, %696
  %702 = icmp eq i64 %665, 1
  %703 = icmp eq i64 %672, %701
  %704 = select i1 %702, i1 true, i1 %703
  %705 = and i1 %704, %700
  %706 = icmp eq i64 %666, 1
  %707 = mul nsw i64 %665, %701
  %708 = icmp eq i64 %673, %707
  %709 = select i1 %706, i1 true, i1 %708
  %710 = and i1 %709, %705
  %711 = mul i64 %646, %645
  %712 = mul i64 %647, %711
  %713 = mul i64 %648, %712
  %714 = mul i64 %649, %713
  %715 = mul i64 %650, %714
  %716 = mul i64 %651, %715
  %717 = or i1 %357, %500
  br i1 %710, label %718, label %846

718:
  %719 = icmp eq i64 %645, 1
  %720 = icmp eq i64 %652, %330
  %721 = select i1 %719, i1 true, i1 %720
  %722 = mul nsw i64 %645, %330
  %723 = icmp eq i64 %646, 1
  %724 = icmp eq i64 %653, %722
  %725 = select i1 %723, i1 true, i1 %724
  %726 = and i1 %725, %721
  %727 = mul nsw i64 %646, %722
  %728 = icmp eq i64 %647, 1
  %729 = icmp eq i64 %654, %727
  %730 = select i1 %728, i1 true, i1 %729
  %731 = and i1 %730, %726
  %732 = mul nsw i64 %647, %727
  %733 = icmp eq i64 %648, 1
  %734 = icmp eq i64 %655, %732
  %735 = select i1 %733, i1 true, i1 %734
  %736 = and i1 %735, %731
  %737 = mul nsw i64 %648, %732
  %738 = icmp eq i64 %649, 1
  %739 = icmp eq i64 %656, %737
  %740 = select i1 %738, i1 true, i1 %739
  %741 = and i1 %740, %736
  %742 = mul nsw i64 %649, %737
  %743 = icmp eq i64 %650, 1
  %744 = icmp eq i64 %657, %742
  %745 = select i1 %743, i1 true, i1 %744
  %746 = and i1 %745, %741
  %747 = icmp eq i64 %651, 1
  %748 = mul nsw i64 %650, %742
  %749 = icmp eq i64 %658, %748
  %750 = select i1 %747, i1 true, i1 %749
  %751 = and i1 %750, %746
  br i1 %751, label %752, label %846

752:
  %753 = icmp ugt ptr %659, %163
  %754 = select i1 %717, i1 %753, i1 false
  br i1 %754, label %801, label %755

755:
  switch i32 %499, label %800 [
    i32 2, label %762
    i32 1, label %760
    i32 4, label %758
    i32 3, label %756
    i32 0, label %798
  ]

756:
  %757 = icmp sgt i64 %716, 0
  br i1 %757, label %788, label %2104

758:
  %759 = icmp sgt i64 %716, 0
  br i1 %759, label %778, label %2104

760:
  %761 = icmp sgt i64 %716, 0
  br i1 %761, label %771, label %2104

762:
  %763 = icmp sgt i64 %716, 0
  br i1 %763, label %764, label %2104

764:
  %765 = phi i64 [ %769, %764 ], [ 0, %762 ]
  %766 = getelementptr inbounds nuw double, ptr %659, i64 %765
  %767 = getelementptr inbounds nuw double, ptr %163, i64 %765
  %768 = load double, ptr %767, align 8
  store double %768, ptr %766, align 8
  %769 = add nuw nsw i64 %765, 1
  %770 = icmp eq i64 %769, %716
  br i1 %770, label %2104, label %764

771:
  %772 = phi i64 [ %776, %771 ], [ 0, %760 ]
  %773 = getelementptr inbounds nuw float, ptr %659, i64 %772
  %774 = getelementptr inbounds nuw float, ptr %163, i64 %772
  %775 = load float, ptr %774, align 4
  store float %775, ptr %773, align 4
  %776 = add nuw nsw i64 %772, 1
  %777 = icmp eq i64 %776, %716
  br i1 %777, label %2104, label %771

778:
  %779 = phi i64 [ %786, %778 ], [ 0, %758 ]
  %780 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %659, i64 %779
  %781 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %779
  %782 = load double, ptr %781, align 8
  %783 = getelementptr inbounds nuw i8, ptr %781, i64 8
  %784 = load double, ptr %783, align 8
  store double %782, ptr %780, align 8
  %785 = getelementptr inbounds nuw i8, ptr %780, i64 8
  store double %784, ptr %785, align 8
  %786 = add nuw nsw i64 %779, 1
  %787 = icmp eq i64 %786, %716
  br i1 %787, label %2104, label %778

788:
  %789 = phi i64 [ %796, %788 ], [ 0, %756 ]
  %790 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %659, i64 %789
  %791 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %789
  %792 = load float, ptr %791, align 4
  %793 = getelementptr inbounds nuw i8, ptr %791, i64 4
  %794 = load float, ptr %793, align 4
  store float %792, ptr %790, align 4
  %795 = getelementptr inbounds nuw i8, ptr %790, i64 4
  store float %794, ptr %795, align 4
  %796 = add nuw nsw i64 %789, 1
  %797 = icmp eq i64 %796, %716
  br i1 %797, label %2104, label %788

798:
  %799 = mul i64 %716, %330
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %659, ptr align 1 %163, i64 %799, i1 false)
  br label %2104

800:
  unreachable

801:
  switch i32 %499, label %800 [
    i32 2, label %808
    i32 1, label %806
    i32 4, label %804
    i32 3, label %802
    i32 0, label %844
  ]

802:
  %803 = icmp sgt i64 %716, 0
  br i1 %803, label %834, label %2104

804:
  %805 = icmp sgt i64 %716, 0
  br i1 %805, label %824, label %2104

806:
  %807 = icmp sgt i64 %716, 0
  br i1 %807, label %817, label %2104

808:
  %809 = icmp sgt i64 %716, 0
  br i1 %809, label %810, label %2104

810:
  %811 = phi i64 [ %812, %810 ], [ %716, %808 ]
  %812 = add nsw i64 %811, -1
  %813 = getelementptr inbounds nuw double, ptr %659, i64 %812
  %814 = getelementptr inbounds nuw double, ptr %163, i64 %812
  %815 = load double, ptr %814, align 8
  store double %815, ptr %813, align 8
  %816 = icmp sgt i64 %811, 1
  br i1 %816, label %810, label %2104

817:
  %818 = phi i64 [ %819, %817 ], [ %716, %806 ]
  %819 = add nsw i64 %818, -1
  %820 = getelementptr inbounds nuw float, ptr %659, i64 %819
  %821 = getelementptr inbounds nuw float, ptr %163, i64 %819
  %822 = load float, ptr %821, align 4
  store float %822, ptr %820, align 4
  %823 = icmp sgt i64 %818, 1
  br i1 %823, label %817, label %2104

824:
  %825 = phi i64 [ %826, %824 ], [ %716, %804 ]
  %826 = add nsw i64 %825, -1
  %827 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %659, i64 %826
  %828 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %826
  %829 = load double, ptr %828, align 8
  %830 = getelementptr inbounds nuw i8, ptr %828, i64 8
  %831 = load double, ptr %830, align 8
  store double %829, ptr %827, align 8
  %832 = getelementptr inbounds nuw i8, ptr %827, i64 8
  store double %831, ptr %832, align 8
  %833 = icmp sgt i64 %825, 1
  br i1 %833, label %824, label %2104

834:
  %835 = phi i64 [ %836, %834 ], [ %716, %802 ]
  %836 = add nsw i64 %835, -1
  %837 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %659, i64 %836
  %838 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %836
  %839 = load float, ptr %838, align 4
  %840 = getelementptr inbounds nuw i8, ptr %838, i64 4
  %841 = load float, ptr %840, align 4
  store float %839, ptr %837, align 4
  %842 = getelementptr inbounds nuw i8, ptr %837, i64 4
  store float %841, ptr %842, align 4
  %843 = icmp sgt i64 %835, 1
  br i1 %843, label %834, label %2104

844:
  %845 = mul i64 %716, %330
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %659, ptr align 1 %163, i64 %845, i1 false)
  br label %2104

846:
  %847 = icmp sgt i64 %716, 0
  br i1 %847, label %848, label %2104

848:
  br i1 %675, label %1239, label %849

849:
  %850 = icmp sgt i64 %667, 0
  %851 = add nsw i64 %660, -1
  %852 = mul nsw i64 %851, %667
  %853 = select i1 %850, i64 %852, i64 0
  %854 = getelementptr inbounds i8, ptr %659, i64 %853
  %855 = icmp sgt i64 %668, 0
  %856 = add nsw i64 %661, -1
  %857 = mul nsw i64 %856, %668
  %858 = select i1 %855, i64 %857, i64 0
  %859 = getelementptr inbounds i8, ptr %854, i64 %858
  %860 = icmp sgt i64 %669, 0
  %861 = add nsw i64 %662, -1
  %862 = mul nsw i64 %861, %669
  %863 = select i1 %860, i64 %862, i64 0
  %864 = getelementptr inbounds i8, ptr %859, i64 %863
  %865 = icmp sgt i64 %670, 0
  %866 = add nsw i64 %663, -1
  %867 = mul nsw i64 %866, %670
  %868 = select i1 %865, i64 %867, i64 0
  %869 = getelementptr inbounds i8, ptr %864, i64 %868
  %870 = icmp sgt i64 %671, 0
  %871 = add nsw i64 %664, -1
  %872 = mul nsw i64 %871, %671
  %873 = select i1 %870, i64 %872, i64 0
  %874 = getelementptr inbounds i8, ptr %869, i64 %873
  %875 = icmp sgt i64 %672, 0
  %876 = add nsw i64 %665, -1
  %877 = mul nsw i64 %876, %672
  %878 = select i1 %875, i64 %877, i64 0
  %879 = getelementptr inbounds i8, ptr %874, i64 %878
  %880 = icmp sgt i64 %673, 0
  %881 = add nsw i64 %666, -1
  %882 = mul nsw i64 %881, %673
  %883 = select i1 %880, i64 %882, i64 0
  %884 = icmp slt i64 %652, 0
  %885 = add nsw i64 %645, -1
  %886 = mul nsw i64 %885, %652
  %887 = select i1 %884, i64 %886, i64 0
  %888 = getelementptr inbounds i8, ptr %163, i64 %887
  %889 = icmp slt i64 %653, 0
  %890 = add nsw i64 %646, -1
  %891 = mul nsw i64 %890, %653
  %892 = select i1 %889, i64 %891, i64 0
  %893 = getelementptr inbounds i8, ptr %888, i64 %892
  %894 = icmp slt i64 %654, 0
  %895 = add nsw i64 %647, -1
  %896 = mul nsw i64 %895, %654
  %897 = select i1 %894, i64 %896, i64 0
  %898 = getelementptr inbounds i8, ptr %893, i64 %897
  %899 = icmp slt i64 %655, 0
  %900 = add nsw i64 %648, -1
  %901 = mul nsw i64 %900, %655
  %902 = select i1 %899, i64 %901, i64 0
  %903 = getelementptr inbounds i8, ptr %898, i64 %902
  %904 = icmp slt i64 %656, 0
  %905 = add nsw i64 %649, -1
  %906 = mul nsw i64 %905, %656
  %907 = select i1 %904, i64 %906, i64 0
  %908 = getelementptr inbounds i8, ptr %903, i64 %907
  %909 = icmp slt i64 %657, 0
  %910 = add nsw i64 %650, -1
  %911 = mul nsw i64 %910, %657
  %912 = select i1 %909, i64 %911, i64 0
  %913 = getelementptr inbounds i8, ptr %908, i64 %912
  %914 = icmp slt i64 %658, 0
  %915 = add nsw i64 %651, -1
  %916 = mul nsw i64 %915, %658
  %917 = select i1 %914, i64 %916, i64 0
  %918 = getelementptr inbounds i8, ptr %913, i64 %917
  %919 = getelementptr inbounds i8, ptr %879, i64 %883
  %920 = getelementptr inbounds i8, ptr %919, i64 %330
  %921 = icmp ugt ptr %920, %918
  br i1 %921, label %922, label %1239

922:
  %923 = icmp sgt i64 %652, 0
  %924 = add nsw i64 %645, -1
  %925 = mul nsw i64 %924, %652
  %926 = select i1 %923, i64 %925, i64 0
  %927 = getelementptr inbounds i8, ptr %163, i64 %926
  %928 = icmp sgt i64 %653, 0
  %929 = add nsw i64 %646, -1
  %930 = mul nsw i64 %929, %653
  %931 = select i1 %928, i64 %930, i64 0
  %932 = getelementptr inbounds i8, ptr %927, i64 %931
  %933 = icmp sgt i64 %654, 0
  %934 = add nsw i64 %647, -1
  %935 = mul nsw i64 %934, %654
  %936 = select i1 %933, i64 %935, i64 0
  %937 = getelementptr inbounds i8, ptr %932, i64 %936
  %938 = icmp sgt i64 %655, 0
  %939 = add nsw i64 %648, -1
  %940 = mul nsw i64 %939, %655
  %941 = select i1 %938, i64 %940, i64 0
  %942 = getelementptr inbounds i8, ptr %937, i64 %941
  %943 = icmp sgt i64 %656, 0
  %944 = add nsw i64 %649, -1
  %945 = mul nsw i64 %944, %656
  %946 = select i1 %943, i64 %945, i64 0
  %947 = getelementptr inbounds i8, ptr %942, i64 %946
  %948 = icmp sgt i64 %657, 0
  %949 = add nsw i64 %650, -1
  %950 = mul nsw i64 %949, %657
  %951 = select i1 %948, i64 %950, i64 0
  %952 = getelementptr inbounds i8, ptr %947, i64 %951
  %953 = icmp sgt i64 %658, 0
  %954 = add nsw i64 %651, -1
  %955 = mul nsw i64 %954, %658
  %956 = select i1 %953, i64 %955, i64 0
  %957 = icmp slt i64 %667, 0
  %958 = add nsw i64 %660, -1
  %959 = mul nsw i64 %958, %667
  %960 = select i1 %957, i64 %959, i64 0
  %961 = getelementptr inbounds i8, ptr %659, i64 %960
  %962 = icmp slt i64 %668, 0
  %963 = add nsw i64 %661, -1
  %964 = mul nsw i64 %963, %668
  %965 = select i1 %962, i64 %964, i64 0
  %966 = getelementptr inbounds i8, ptr %961, i64 %965
  %967 = icmp slt i64 %669, 0
  %968 = add nsw i64 %662, -1
  %969 = mul nsw i64 %968, %669
  %970 = select i1 %967, i64 %969, i64 0
  %971 = getelementptr inbounds i8, ptr %966, i64 %970
  %972 = icmp slt i64 %670, 0
  %973 = add nsw i64 %663, -1
  %974 = mul nsw i64 %973, %670
  %975 = select i1 %972, i64 %974, i64 0
  %976 = getelementptr inbounds i8, ptr %971, i64 %975
  %977 = icmp slt i64 %671, 0
  %978 = add nsw i64 %664, -1
  %979 = mul nsw i64 %978, %671
  %980 = select i1 %977, i64 %979, i64 0
  %981 = getelementptr inbounds i8, ptr %976, i64 %980
  %982 = icmp slt i64 %672, 0
  %983 = add nsw i64 %665, -1
  %984 = mul nsw i64 %983, %672
  %985 = select i1 %982, i64 %984, i64 0
  %986 = getelementptr inbounds i8, ptr %981, i64 %985
  %987 = icmp slt i64 %673, 0
  %988 = add nsw i64 %666, -1
  %989 = mul nsw i64 %988, %673
  %990 = select i1 %987, i64 %989, i64 0
  %991 = getelementptr inbounds i8, ptr %986, i64 %990
  %992 = getelementptr inbounds i8, ptr %952, i64 %956
  %993 = getelementptr inbounds i8, ptr %992, i64 %330
  %994 = icmp ugt ptr %993, %991
  br i1 %994, label %995, label %1239

995:
  %996 = mul i64 %716, %330
  %997 = tail call i64 @llvm.umax.i64(i64 %996, i64 1)
  %998 = tail call ptr @malloc(i64 noundef %997) #9
  %999 = mul nsw i64 %645, %330
  %1000 = mul nsw i64 %646, %999
  %1001 = mul nsw i64 %647, %1000
  %1002 = mul nsw i64 %648, %1001
  %1003 = mul nsw i64 %649, %1002
  %1004 = mul nsw i64 %650, %1003
  %1005 = mul nsw i64 %647, %646
  %1006 = mul nsw i64 %648, %1005
  %1007 = mul nsw i64 %649, %1006
  %1008 = mul nsw i64 %650, %1007
  %1009 = mul nsw i64 %651, %1008
  %1010 = icmp sgt i64 %1009, 0
  br i1 %1010, label %1011, label %1239

1011:
  %1012 = icmp sgt i64 %645, 0
  %1013 = icmp sgt i64 %645, 0
  %1014 = icmp sgt i64 %645, 0
  %1015 = icmp sgt i64 %645, 0
  %1016 = icmp sgt i64 %645, 0
  %1017 = icmp sgt i32 %501, 1
  %1018 = icmp eq i32 %501, 2
  %1019 = icmp sgt i32 %501, 2
  %1020 = icmp eq i32 %501, 3
  %1021 = icmp sgt i32 %501, 3
  %1022 = icmp eq i32 %501, 4
  %1023 = icmp sgt i32 %501, 4
  %1024 = icmp eq i32 %501, 5
  %1025 = icmp sgt i32 %501, 5
  %1026 = icmp eq i32 %501, 6
  %1027 = icmp sgt i32 %501, 6
  %1028 = icmp eq i32 %501, 7
  %1029 = icmp sgt i32 %501, 1
  %1030 = icmp eq i32 %501, 2
  %1031 = icmp sgt i32 %501, 2
  %1032 = icmp eq i32 %501, 3
  %1033 = icmp sgt i32 %501, 3
  %1034 = icmp eq i32 %501, 4
  %1035 = icmp sgt i32 %501, 4
  %1036 = icmp eq i32 %501, 5
  %1037 = icmp sgt i32 %501, 5
  %1038 = icmp eq i32 %501, 6
  %1039 = icmp sgt i32 %501, 6
  %1040 = icmp eq i32 %501, 7
  br label %1041

1041:
  %1042 = phi i64 [ 0, %1011 ], [ %1237, %1236 ]
  br i1 %1017, label %1043, label %1050

1043:
  br i1 %1018, label %1048, label %1044

1044:
  %1045 = urem i64 %1042, %646
  %1046 = mul nsw i64 %999, %1045
  %1047 = udiv i64 %1042, %646
  br label %1050

1048:
  %1049 = mul nsw i64 %999, %1042
  br label %1050

1050:
  %1051 = phi i64 [ %1049, %1048 ], [ %1046, %1044 ], [ 0, %1041 ]
  %1052 = phi i64 [ %1042, %1048 ], [ %1047, %1044 ], [ %1042, %1041 ]
  br i1 %1019, label %1053, label %1062

1053:
  br i1 %1020, label %1059, label %1054

1054:
  %1055 = urem i64 %1052, %647
  %1056 = mul nsw i64 %1000, %1055
  %1057 = add nsw i64 %1056, %1051
  %1058 = udiv i64 %1052, %647
  br label %1062

1059:
  %1060 = mul nsw i64 %1000, %1052
  %1061 = add nsw i64 %1060, %1051
  br label %1062

1062:
  %1063 = phi i64 [ %1061, %1059 ], [ %1057, %1054 ], [ %1051, %1050 ]
  %1064 = phi i64 [ %1052, %1059 ], [ %1058, %1054 ], [ %1052, %1050 ]
  br i1 %1021, label %1065, label %1074

1065:
  br i1 %1022, label %1071, label %1066

1066:
  %1067 = urem i64 %1064, %648
  %1068 = mul nsw i64 %1001, %1067
  %1069 = add nsw i64 %1068, %1063
  %1070 = udiv i64 %1064, %648
  br label %1074

1071:
  %1072 = mul nsw i64 %1001, %1064
  %1073 = add nsw i64 %1072, %1063
  br label %1074

1074:
  %1075 = phi i64 [ %1073, %1071 ], [ %1069, %1066 ], [ %1063, %1062 ]
  %1076 = phi i64 [ %1064, %1071 ], [ %1070, %1066 ], [ %1064, %1062 ]
  br i1 %1023, label %1077, label %1086

1077:
  br i1 %1024, label %1083, label %1078

1078:
  %1079 = urem i64 %1076, %649
  %1080 = mul nsw i64 %1002, %1079
  %1081 = add nsw i64 %1080, %1075
  %1082 = udiv i64 %1076, %649
  br label %1086

1083:
  %1084 = mul nsw i64 %1002, %1076
  %1085 = add nsw i64 %1084, %1075
  br label %1086

1086:
  %1087 = phi i64 [ %1085, %1083 ], [ %1081, %1078 ], [ %1075, %1074 ]
  %1088 = phi i64 [ %1076, %1083 ], [ %1082, %1078 ], [ %1076, %1074 ]
  br i1 %1025, label %1089, label %1098

1089:
  br i1 %1026, label %1095, label %1090

1090:
  %1091 = urem i64 %1088, %650
  %1092 = mul nsw i64 %1003, %1091
  %1093 = add nsw i64 %1092, %1087
  %1094 = udiv i64 %1088, %650
  br label %1098

1095:
  %1096 = mul nsw i64 %1003, %1088
  %1097 = add nsw i64 %1096, %1087
  br label %1098

1098:
  %1099 = phi i64 [ %1097, %1095 ], [ %1093, %1090 ], [ %1087, %1086 ]
  %1100 = phi i64 [ %1088, %1095 ], [ %1094, %1090 ], [ %1088, %1086 ]
  br i1 %1027, label %1101, label %1109

1101:
  br i1 %1028, label %1106, label %1102

1102:
  %1103 = urem i64 %1100, %651
  %1104 = mul nsw i64 %1004, %1103
  %1105 = add nsw i64 %1104, %1099
  br label %1109

1106:
  %1107 = mul nsw i64 %1004, %1100
  %1108 = add nsw i64 %1107, %1099
  br label %1109

1109:
  %1110 = phi i64 [ %1108, %1106 ], [ %1105, %1102 ], [ %1099, %1098 ]
  br i1 %1029, label %1111, label %1118

1111:
  br i1 %1030, label %1116, label %1112

1112:
  %1113 = urem i64 %1042, %646
  %1114 = mul nsw i64 %653, %1113
  %1115 = udiv i64 %1042, %646
  br label %1118

1116:
  %1117 = mul nsw i64 %653, %1042
  br label %1118

1118:
  %1119 = phi i64 [ %1117, %1116 ], [ %1114, %1112 ], [ 0, %1109 ]
  %1120 = phi i64 [ %1042, %1116 ], [ %1115, %1112 ], [ %1042, %1109 ]
  br i1 %1031, label %1121, label %1130

1121:
  br i1 %1032, label %1127, label %1122

1122:
  %1123 = urem i64 %1120, %647
  %1124 = mul nsw i64 %654, %1123
  %1125 = add nsw i64 %1124, %1119
  %1126 = udiv i64 %1120, %647
  br label %1130

1127:
  %1128 = mul nsw i64 %654, %1120
  %1129 = add nsw i64 %1128, %1119
  br label %1130

1130:
  %1131 = phi i64 [ %1129, %1127 ], [ %1125, %1122 ], [ %1119, %1118 ]
  %1132 = phi i64 [ %1120, %1127 ], [ %1126, %1122 ], [ %1120, %1118 ]
  br i1 %1033, label %1133, label %1142

1133:
  br i1 %1034, label %1139, label %1134

1134:
  %1135 = urem i64 %1132, %648
  %1136 = mul nsw i64 %655, %1135
  %1137 = add nsw i64 %1136, %1131
  %1138 = udiv i64 %1132, %648
  br label %1142

1139:
  %1140 = mul nsw i64 %655, %1132
  %1141 = add nsw i64 %1140, %1131
  br label %1142

1142:
  %1143 = phi i64 [ %1141, %1139 ], [ %1137, %1134 ], [ %1131, %1130 ]
  %1144 = phi i64 [ %1132, %1139 ], [ %1138, %1134 ], [ %1132, %1130 ]
  br i1 %1035, label %1145, label %1154

1145:
  br i1 %1036, label %1151, label %1146

1146:
  %1147 = urem i64 %1144, %649
  %1148 = mul nsw i64 %656, %1147
  %1149 = add nsw i64 %1148, %1143
  %1150 = udiv i64 %1144, %649
  br label %1154

1151:
  %1152 = mul nsw i64 %656, %1144
  %1153 = add nsw i64 %1152, %1143
  br label %1154

1154:
  %1155 = phi i64 [ %1153, %1151 ], [ %1149, %1146 ], [ %1143, %1142 ]
  %1156 = phi i64 [ %1144, %1151 ], [ %1150, %1146 ], [ %1144, %1142 ]
  br i1 %1037, label %1157, label %1166

1157:
  br i1 %1038, label %1163, label %1158

1158:
  %1159 = urem i64 %1156, %650
  %1160 = mul nsw i64 %657, %1159
  %1161 = add nsw i64 %1160, %1155
  %1162 = udiv i64 %1156, %650
  br label %1166

1163:
  %1164 = mul nsw i64 %657, %1156
  %1165 = add nsw i64 %1164, %1155
  br label %1166

1166:
  %1167 = phi i64 [ %1165, %1163 ], [ %1161, %1158 ], [ %1155, %1154 ]
  %1168 = phi i64 [ %1156, %1163 ], [ %1162, %1158 ], [ %1156, %1154 ]
  br i1 %1039, label %1169, label %1177

1169:
  br i1 %1040, label %1174, label %1170

1170:
  %1171 = urem i64 %1168, %651
  %1172 = mul nsw i64 %658, %1171
  %1173 = add nsw i64 %1172, %1167
  br label %1177

1174:
  %1175 = mul nsw i64 %658, %1168
  %1176 = add nsw i64 %1175, %1167
  br label %1177

1177:
  %1178 = phi i64 [ %1176, %1174 ], [ %1173, %1170 ], [ %1167, %1166 ]
  %1179 = getelementptr inbounds i8, ptr %998, i64 %1110
  %1180 = getelementptr inbounds i8, ptr %163, i64 %1178
  switch i32 %499, label %800 [
    i32 2, label %1185
    i32 1, label %1184
    i32 4, label %1183
    i32 3, label %1182
    i32 0, label %1181
  ]

1181:
  br i1 %1012, label %1228, label %1236

1182:
  br i1 %1013, label %1216, label %1236

1183:
  br i1 %1014, label %1204, label %1236

1184:
  br i1 %1015, label %1195, label %1236

1185:
  br i1 %1016, label %1186, label %1236

1186:
  %1187 = phi i64 [ %1193, %1186 ], [ 0, %1185 ]
  %1188 = mul nsw i64 %1187, %330
  %1189 = getelementptr inbounds i8, ptr %1179, i64 %1188
  %1190 = mul nsw i64 %1187, %652
  %1191 = getelementptr inbounds i8, ptr %1180, i64 %1190
  %1192 = load double, ptr %1191, align 8
  store double %1192, ptr %1189, align 8
  %1193 = add nuw nsw i64 %1187, 1
  %1194 = icmp eq i64 %1193, %645
  br i1 %1194, label %1236, label %1186

1195:
  %1196 = phi i64 [ %1202, %1195 ], [ 0, %1184 ]
  %1197 = mul nsw i64 %1196, %330
  %1198 = getelementptr inbounds i8, ptr %1179, i64 %1197
  %1199 = mul nsw i64 %1196, %652
  %1200 = getelementptr inbounds i8, ptr %1180, i64 %1199
  %1201 = load float, ptr %1200, align 4
  store float %1201, ptr %1198, align 4
  %1202 = add nuw nsw i64 %1196, 1
  %1203 = icmp eq i64 %1202, %645
  br i1 %1203, label %1236, label %1195

1204:
  %1205 = phi i64 [ %1214, %1204 ], [ 0, %1183 ]
  %1206 = mul nsw i64 %1205, %330
  %1207 = getelementptr inbounds i8, ptr %1179, i64 %1206
  %1208 = mul nsw i64 %1205, %652
  %1209 = getelementptr inbounds i8, ptr %1180, i64 %1208
  %1210 = load double, ptr %1209, align 8
  %1211 = getelementptr inbounds nuw i8, ptr %1209, i64 8
  %1212 = load double, ptr %1211, align 8
  store double %1210, ptr %1207, align 8
  %1213 = getelementptr inbounds nuw i8, ptr %1207, i64 8
  store double %1212, ptr %1213, align 8
  %1214 = add nuw nsw i64 %1205, 1
  %1215 = icmp eq i64 %1214, %645
  br i1 %1215, label %1236, label %1204

1216:
  %1217 = phi i64 [ %1226, %1216 ], [ 0, %1182 ]
  %1218 = mul nsw i64 %1217, %330
  %1219 = getelementptr inbounds i8, ptr %1179, i64 %1218
  %1220 = mul nsw i64 %1217, %652
  %1221 = getelementptr inbounds i8, ptr %1180, i64 %1220
  %1222 = load float, ptr %1221, align 4
  %1223 = getelementptr inbounds nuw i8, ptr %1221, i64 4
  %1224 = load float, ptr %1223, align 4
  store float %1222, ptr %1219, align 4
  %1225 = getelementptr inbounds nuw i8, ptr %1219, i64 4
  store float %1224, ptr %1225, align 4
  %1226 = add nuw nsw i64 %1217, 1
  %1227 = icmp eq i64 %1226, %645
  br i1 %1227, label %1236, label %1216

1228:
  %1229 = phi i64 [ %1234, %1228 ], [ 0, %1181 ]
  %1230 = mul nsw i64 %1229, %330
  %1231 = getelementptr inbounds i8, ptr %1179, i64 %1230
  %1232 = mul nsw i64 %1229, %652
  %1233 = getelementptr inbounds i8, ptr %1180, i64 %1232
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1231, ptr align 1 %1233, i64 %330, i1 false)
  %1234 = add nuw nsw i64 %1229, 1
  %1235 = icmp eq i64 %1234, %645
  br i1 %1235, label %1236, label %1228

1236:
  %1237 = add nuw nsw i64 %1042, 1
  %1238 = icmp eq i64 %1237, %1009
  br i1 %1238, label %1239, label %1041

1239:
  %1240 = phi ptr [ %163, %848 ], [ %163, %849 ], [ %163, %922 ], [ %998, %995 ], [ %998, %1236 ]
  %1241 = phi i64 [ %652, %848 ], [ %652, %849 ], [ %652, %922 ], [ %330, %995 ], [ %330, %1236 ]
  %1242 = phi i64 [ %653, %848 ], [ %653, %849 ], [ %653, %922 ], [ %999, %995 ], [ %999, %1236 ]
  %1243 = phi i64 [ %654, %848 ], [ %654, %849 ], [ %654, %922 ], [ %1000, %995 ], [ %1000, %1236 ]
  %1244 = phi i64 [ %655, %848 ], [ %655, %849 ], [ %655, %922 ], [ %1001, %995 ], [ %1001, %1236 ]
  %1245 = phi i64 [ %656, %848 ], [ %656, %849 ], [ %656, %922 ], [ %1002, %995 ], [ %1002, %1236 ]
  %1246 = phi i64 [ %657, %848 ], [ %657, %849 ], [ %657, %922 ], [ %1003, %995 ], [ %1003, %1236 ]
  %1247 = phi i64 [ %658, %848 ], [ %658, %849 ], [ %658, %922 ], [ %1004, %995 ], [ %1004, %1236 ]
  %1248 = phi ptr [ null, %848 ], [ null, %849 ], [ null, %922 ], [ %998, %995 ], [ %998, %1236 ]
  %1249 = mul nsw i64 %647, %646
  %1250 = mul nsw i64 %648, %1249
  %1251 = mul nsw i64 %649, %1250
  %1252 = mul nsw i64 %650, %1251
  %1253 = mul nsw i64 %651, %1252
  %1254 = icmp sgt i64 %1253, 0
  br i1 %1254, label %1255, label %1483

1255:
  %1256 = icmp sgt i64 %645, 0
  %1257 = icmp sgt i64 %645, 0
  %1258 = icmp sgt i64 %645, 0
  %1259 = icmp sgt i64 %645, 0
  %1260 = icmp sgt i64 %645, 0
  %1261 = icmp sgt i32 %501, 1
  %1262 = icmp eq i32 %501, 2
  %1263 = icmp sgt i32 %501, 2
  %1264 = icmp eq i32 %501, 3
  %1265 = icmp sgt i32 %501, 3
  %1266 = icmp eq i32 %501, 4
  %1267 = icmp sgt i32 %501, 4
  %1268 = icmp eq i32 %501, 5
  %1269 = icmp sgt i32 %501, 5
  %1270 = icmp eq i32 %501, 6
  %1271 = icmp sgt i32 %501, 6
  %1272 = icmp eq i32 %501, 7
  %1273 = icmp sgt i32 %501, 1
  %1274 = icmp eq i32 %501, 2
  %1275 = icmp sgt i32 %501, 2
  %1276 = icmp eq i32 %501, 3
  %1277 = icmp sgt i32 %501, 3
  %1278 = icmp eq i32 %501, 4
  %1279 = icmp sgt i32 %501, 4
  %1280 = icmp eq i32 %501, 5
  %1281 = icmp sgt i32 %501, 5
  %1282 = icmp eq i32 %501, 6
  %1283 = icmp sgt i32 %501, 6
  %1284 = icmp eq i32 %501, 7
  br label %1285

1285:
  %1286 = phi i64 [ 0, %1255 ], [ %1481, %1480 ]
  br i1 %1261, label %1287, label %1294

1287:
  br i1 %1262, label %1292, label %1288

1288:
  %1289 = urem i64 %1286, %661
  %1290 = mul nsw i64 %668, %1289
  %1291 = udiv i64 %1286, %661
  br label %1294

1292:
  %1293 = mul nsw i64 %668, %1286
  br label %1294

1294:
  %1295 = phi i64 [ %1293, %1292 ], [ %1290, %1288 ], [ 0, %1285 ]
  %1296 = phi i64 [ %1286, %1292 ], [ %1291, %1288 ], [ %1286, %1285 ]
  br i1 %1263, label %1297, label %1306

1297:
  br i1 %1264, label %1303, label %1298

1298:
  %1299 = urem i64 %1296, %662
  %1300 = mul nsw i64 %669, %1299
  %1301 = add nsw i64 %1300, %1295
  %1302 = udiv i64 %1296, %662
  br label %1306

1303:
  %1304 = mul nsw i64 %669, %1296
  %1305 = add nsw i64 %1304, %1295
  br label %1306

1306:
  %1307 = phi i64 [ %1305, %1303 ], [ %1301, %1298 ], [ %1295, %1294 ]
  %1308 = phi i64 [ %1296, %1303 ], [ %1302, %1298 ], [ %1296, %1294 ]
  br i1 %1265, label %1309, label %1318

1309:
  br i1 %1266, label %1315, label %1310

1310:
  %1311 = urem i64 %1308, %663
  %1312 = mul nsw i64 %670, %1311
  %1313 = add nsw i64 %1312, %1307
  %1314 = udiv i64 %1308, %663
  br label %1318

1315:
  %1316 = mul nsw i64 %670, %1308
  %1317 = add nsw i64 %1316, %1307
  br label %1318

1318:
  %1319 = phi i64 [ %1317, %1315 ], [ %1313, %1310 ], [ %1307, %1306 ]
  %1320 = phi i64 [ %1308, %1315 ], [ %1314, %1310 ], [ %1308, %1306 ]
  br i1 %1267, label %1321, label %1330

1321:
  br i1 %1268, label %1327, label %1322

1322:
  %1323 = urem i64 %1320, %664
  %1324 = mul nsw i64 %671, %1323
  %1325 = add nsw i64 %1324, %1319
  %1326 = udiv i64 %1320, %664
  br label %1330

1327:
  %1328 = mul nsw i64 %671, %1320
  %1329 = add nsw i64 %1328, %1319
  br label %1330

1330:
  %1331 = phi i64 [ %1329, %1327 ], [ %1325, %1322 ], [ %1319, %1318 ]
  %1332 = phi i64 [ %1320, %1327 ], [ %1326, %1322 ], [ %1320, %1318 ]
  br i1 %1269, label %1333, label %1342

1333:
  br i1 %1270, label %1339, label %1334

1334:
  %1335 = urem i64 %1332, %665
  %1336 = mul nsw i64 %672, %1335
  %1337 = add nsw i64 %1336, %1331
  %1338 = udiv i64 %1332, %665
  br label %1342

1339:
  %1340 = mul nsw i64 %672, %1332
  %1341 = add nsw i64 %1340, %1331
  br label %1342

1342:
  %1343 = phi i64 [ %1341, %1339 ], [ %1337, %1334 ], [ %1331, %1330 ]
  %1344 = phi i64 [ %1332, %1339 ], [ %1338, %1334 ], [ %1332, %1330 ]
  br i1 %1271, label %1345, label %1353

1345:
  br i1 %1272, label %1350, label %1346

1346:
  %1347 = urem i64 %1344, %666
  %1348 = mul nsw i64 %673, %1347
  %1349 = add nsw i64 %1348, %1343
  br label %1353

1350:
  %1351 = mul nsw i64 %673, %1344
  %1352 = add nsw i64 %1351, %1343
  br label %1353

1353:
  %1354 = phi i64 [ %1352, %1350 ], [ %1349, %1346 ], [ %1343, %1342 ]
  br i1 %1273, label %1355, label %1362

1355:
  br i1 %1274, label %1360, label %1356

1356:
  %1357 = urem i64 %1286, %646
  %1358 = mul nsw i64 %1242, %1357
  %1359 = udiv i64 %1286, %646
  br label %1362

1360:
  %1361 = mul nsw i64 %1242, %1286
  br label %1362

1362:
  %1363 = phi i64 [ %1361, %1360 ], [ %1358, %1356 ], [ 0, %1353 ]
  %1364 = phi i64 [ %1286, %1360 ], [ %1359, %1356 ], [ %1286, %1353 ]
  br i1 %1275, label %1365, label %1374

1365:
  br i1 %1276, label %1371, label %1366

1366:
  %1367 = urem i64 %1364, %647
  %1368 = mul nsw i64 %1243, %1367
  %1369 = add nsw i64 %1368, %1363
  %1370 = udiv i64 %1364, %647
  br label %1374

1371:
  %1372 = mul nsw i64 %1243, %1364
  %1373 = add nsw i64 %1372, %1363
  br label %1374

1374:
  %1375 = phi i64 [ %1373, %1371 ], [ %1369, %1366 ], [ %1363, %1362 ]
  %1376 = phi i64 [ %1364, %1371 ], [ %1370, %1366 ], [ %1364, %1362 ]
  br i1 %1277, label %1377, label %1386

1377:
  br i1 %1278, label %1383, label %1378

1378:
  %1379 = urem i64 %1376, %648
  %1380 = mul nsw i64 %1244, %1379
  %1381 = add nsw i64 %1380, %1375
  %1382 = udiv i64 %1376, %648
  br label %1386

1383:
  %1384 = mul nsw i64 %1244, %1376
  %1385 = add nsw i64 %1384, %1375
  br label %1386

1386:
  %1387 = phi i64 [ %1385, %1383 ], [ %1381, %1378 ], [ %1375, %1374 ]
  %1388 = phi i64 [ %1376, %1383 ], [ %1382, %1378 ], [ %1376, %1374 ]
  br i1 %1279, label %1389, label %1398

1389:
  br i1 %1280, label %1395, label %1390

1390:
  %1391 = urem i64 %1388, %649
  %1392 = mul nsw i64 %1245, %1391
  %1393 = add nsw i64 %1392, %1387
  %1394 = udiv i64 %1388, %649
  br label %1398

1395:
  %1396 = mul nsw i64 %1245, %1388
  %1397 = add nsw i64 %1396, %1387
  br label %1398

1398:
  %1399 = phi i64 [ %1397, %1395 ], [ %1393, %1390 ], [ %1387, %1386 ]
  %1400 = phi i64 [ %1388, %1395 ], [ %1394, %1390 ], [ %1388, %1386 ]
  br i1 %1281, label %1401, label %1410

1401:
  br i1 %1282, label %1407, label %1402

1402:
  %1403 = urem i64 %1400, %650
  %1404 = mul nsw i64 %1246, %1403
  %1405 = add nsw i64 %1404, %1399
  %1406 = udiv i64 %1400, %650
  br label %1410

1407:
  %1408 = mul nsw i64 %1246, %1400
  %1409 = add nsw i64 %1408, %1399
  br label %1410

1410:
  %1411 = phi i64 [ %1409, %1407 ], [ %1405, %1402 ], [ %1399, %1398 ]
  %1412 = phi i64 [ %1400, %1407 ], [ %1406, %1402 ], [ %1400, %1398 ]
  br i1 %1283, label %1413, label %1421

1413:
  br i1 %1284, label %1418, label %1414

1414:
  %1415 = urem i64 %1412, %651
  %1416 = mul nsw i64 %1247, %1415
  %1417 = add nsw i64 %1416, %1411
  br label %1421

1418:
  %1419 = mul nsw i64 %1247, %1412
  %1420 = add nsw i64 %1419, %1411
  br label %1421

1421:
  %1422 = phi i64 [ %1420, %1418 ], [ %1417, %1414 ], [ %1411, %1410 ]
  %1423 = getelementptr inbounds i8, ptr %659, i64 %1354
  %1424 = getelementptr inbounds i8, ptr %1240, i64 %1422
  switch i32 %499, label %800 [
    i32 2, label %1429
    i32 1, label %1428
    i32 4, label %1427
    i32 3, label %1426
    i32 0, label %1425
  ]

1425:
  br i1 %1256, label %1472, label %1480

1426:
  br i1 %1257, label %1460, label %1480

1427:
  br i1 %1258, label %1448, label %1480

1428:
  br i1 %1259, label %1439, label %1480

1429:
  br i1 %1260, label %1430, label %1480

1430:
  %1431 = phi i64 [ %1437, %1430 ], [ 0, %1429 ]
  %1432 = mul nsw i64 %1431, %667
  %1433 = getelementptr inbounds i8, ptr %1423, i64 %1432
  %1434 = mul nsw i64 %1431, %1241
  %1435 = getelementptr inbounds i8, ptr %1424, i64 %1434
  %1436 = load double, ptr %1435, align 8
  store double %1436, ptr %1433, align 8
  %1437 = add nuw nsw i64 %1431, 1
  %1438 = icmp eq i64 %1437, %645
  br i1 %1438, label %1480, label %1430

1439:
  %1440 = phi i64 [ %1446, %1439 ], [ 0, %1428 ]
  %1441 = mul nsw i64 %1440, %667
  %1442 = getelementptr inbounds i8, ptr %1423, i64 %1441
  %1443 = mul nsw i64 %1440, %1241
  %1444 = getelementptr inbounds i8, ptr %1424, i64 %1443
  %1445 = load float, ptr %1444, align 4
  store float %1445, ptr %1442, align 4
  %1446 = add nuw nsw i64 %1440, 1
  %1447 = icmp eq i64 %1446, %645
  br i1 %1447, label %1480, label %1439

1448:
  %1449 = phi i64 [ %1458, %1448 ], [ 0, %1427 ]
  %1450 = mul nsw i64 %1449, %667
  %1451 = getelementptr inbounds i8, ptr %1423, i64 %1450
  %1452 = mul nsw i64 %1449, %1241
  %1453 = getelementptr inbounds i8, ptr %1424, i64 %1452
  %1454 = load double, ptr %1453, align 8
  %1455 = getelementptr inbounds nuw i8, ptr %1453, i64 8
  %1456 = load double, ptr %1455, align 8
  store double %1454, ptr %1451, align 8
  %1457 = getelementptr inbounds nuw i8, ptr %1451, i64 8
  store double %1456, ptr %1457, align 8
  %1458 = add nuw nsw i64 %1449, 1
  %1459 = icmp eq i64 %1458, %645
  br i1 %1459, label %1480, label %1448

1460:
  %1461 = phi i64 [ %1470, %1460 ], [ 0, %1426 ]
  %1462 = mul nsw i64 %1461, %667
  %1463 = getelementptr inbounds i8, ptr %1423, i64 %1462
  %1464 = mul nsw i64 %1461, %1241
  %1465 = getelementptr inbounds i8, ptr %1424, i64 %1464
  %1466 = load float, ptr %1465, align 4
  %1467 = getelementptr inbounds nuw i8, ptr %1465, i64 4
  %1468 = load float, ptr %1467, align 4
  store float %1466, ptr %1463, align 4
  %1469 = getelementptr inbounds nuw i8, ptr %1463, i64 4
  store float %1468, ptr %1469, align 4
  %1470 = add nuw nsw i64 %1461, 1
  %1471 = icmp eq i64 %1470, %645
  br i1 %1471, label %1480, label %1460

1472:
  %1473 = phi i64 [ %1478, %1472 ], [ 0, %1425 ]
  %1474 = mul nsw i64 %1473, %667
  %1475 = getelementptr inbounds i8, ptr %1423, i64 %1474
  %1476 = mul nsw i64 %1473, %1241
  %1477 = getelementptr inbounds i8, ptr %1424, i64 %1476
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1475, ptr align 1 %1477, i64 %330, i1 false)
  %1478 = add nuw nsw i64 %1473, 1
  %1479 = icmp eq i64 %1478, %645
  br i1 %1479, label %1480, label %1472

1480:
  %1481 = add nuw nsw i64 %1286, 1
  %1482 = icmp eq i64 %1481, %1253
  br i1 %1482, label %1483, label %1285

1483:
  %1484 = icmp eq ptr %1248, null
  br i1 %1484, label %2104, label %1485

1485:
  tail call void @free(ptr noundef %1248)
  br label %2104

1486:
  br i1 %675, label %1487, label %1606

1487:
  %1488 = icmp eq i32 %501, 0
  br i1 %1488, label %1489, label %1490

1489:
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef %659) #7
  br label %1606

1490:
  %1491 = mul nsw i64 %661, %660
  %1492 = mul nsw i64 %662, %1491
  %1493 = mul nsw i64 %663, %1492
  %1494 = mul nsw i64 %664, %1493
  %1495 = mul nsw i64 %665, %1494
  %1496 = mul nsw i64 %666, %1495
  %1497 = icmp sgt i64 %1496, 0
  br i1 %1497, label %1498, label %1504

1498:
  %1499 = mul nsw i64 %662, %661
  %1500 = mul nsw i64 %663, %1499
  %1501 = mul nsw i64 %664, %1500
  %1502 = mul nsw i64 %665, %1501
  %1503 = mul nsw i64 %666, %1502
  br label %1504

1504:
  %1505 = phi i64 [ 0, %1490 ], [ %1503, %1498 ]
  %1506 = icmp sgt i64 %1505, 0
  br i1 %1506, label %1507, label %1606

1507:
  %1508 = icmp sgt i64 %660, 0
  %1509 = icmp sgt i32 %501, 1
  %1510 = icmp eq i32 %501, 2
  %1511 = icmp sgt i32 %501, 2
  %1512 = icmp eq i32 %501, 3
  %1513 = icmp sgt i32 %501, 3
  %1514 = icmp eq i32 %501, 4
  %1515 = icmp sgt i32 %501, 4
  %1516 = icmp eq i32 %501, 5
  %1517 = icmp sgt i32 %501, 5
  %1518 = icmp eq i32 %501, 6
  %1519 = icmp sgt i32 %501, 6
  %1520 = icmp eq i32 %501, 7
  %1521 = icmp eq ptr %659, null
  br label %1522

1522:
  %1523 = phi i64 [ %1527, %1526 ], [ 0, %1507 ]
  br i1 %1508, label %1524, label %1526

1524:
  %1525 = mul nsw i64 %668, %1523
  br label %1529

1526:
  %1527 = add nuw nsw i64 %1523, 1
  %1528 = icmp eq i64 %1527, %1505
  br i1 %1528, label %1606, label %1522

1529:
  %1530 = phi i64 [ %1600, %1599 ], [ 0, %1524 ]
  %1531 = xor i1 %1509, true
  %1532 = or i1 %1531, %1510
  %1533 = select i1 %1531, i64 0, i64 %1525
  br i1 %1532, label %1538, label %1534

1534:
  %1535 = urem i64 %1523, %661
  %1536 = mul nsw i64 %668, %1535
  %1537 = udiv i64 %1523, %661
  br label %1538

1538:
  %1539 = phi i64 [ %1533, %1529 ], [ %1536, %1534 ]
  %1540 = phi i64 [ %1523, %1529 ], [ %1537, %1534 ]
  br i1 %1511, label %1541, label %1550

1541:
  br i1 %1512, label %1547, label %1542

1542:
  %1543 = urem i64 %1540, %662
  %1544 = mul nsw i64 %669, %1543
  %1545 = add nsw i64 %1544, %1539
  %1546 = udiv i64 %1540, %662
  br label %1550

1547:
  %1548 = mul nsw i64 %669, %1540
  %1549 = add nsw i64 %1548, %1539
  br label %1550

1550:
  %1551 = phi i64 [ %1549, %1547 ], [ %1545, %1542 ], [ %1539, %1538 ]
  %1552 = phi i64 [ %1540, %1547 ], [ %1546, %1542 ], [ %1540, %1538 ]
  br i1 %1513, label %1553, label %1562

1553:
  br i1 %1514, label %1559, label %1554

1554:
  %1555 = urem i64 %1552, %663
  %1556 = mul nsw i64 %670, %1555
  %1557 = add nsw i64 %1556, %1551
  %1558 = udiv i64 %1552, %663
  br label %1562

1559:
  %1560 = mul nsw i64 %670, %1552
  %1561 = add nsw i64 %1560, %1551
  br label %1562

1562:
  %1563 = phi i64 [ %1561, %1559 ], [ %1557, %1554 ], [ %1551, %1550 ]
  %1564 = phi i64 [ %1552, %1559 ], [ %1558, %1554 ], [ %1552, %1550 ]
  br i1 %1515, label %1565, label %1574

1565:
  br i1 %1516, label %1571, label %1566

1566:
  %1567 = urem i64 %1564, %664
  %1568 = mul nsw i64 %671, %1567
  %1569 = add nsw i64 %1568, %1563
  %1570 = udiv i64 %1564, %664
  br label %1574

1571:
  %1572 = mul nsw i64 %671, %1564
  %1573 = add nsw i64 %1572, %1563
  br label %1574

1574:
  %1575 = phi i64 [ %1573, %1571 ], [ %1569, %1566 ], [ %1563, %1562 ]
  %1576 = phi i64 [ %1564, %1571 ], [ %1570, %1566 ], [ %1564, %1562 ]
  br i1 %1517, label %1577, label %1586

1577:
  br i1 %1518, label %1583, label %1578

1578:
  %1579 = urem i64 %1576, %665
  %1580 = mul nsw i64 %672, %1579
  %1581 = add nsw i64 %1580, %1575
  %1582 = udiv i64 %1576, %665
  br label %1586

1583:
  %1584 = mul nsw i64 %672, %1576
  %1585 = add nsw i64 %1584, %1575
  br label %1586

1586:
  %1587 = phi i64 [ %1585, %1583 ], [ %1581, %1578 ], [ %1575, %1574 ]
  %1588 = phi i64 [ %1576, %1583 ], [ %1582, %1578 ], [ %1576, %1574 ]
  br i1 %1519, label %1589, label %1597

1589:
  br i1 %1520, label %1594, label %1590

1590:
  %1591 = urem i64 %1588, %666
  %1592 = mul nsw i64 %673, %1591
  %1593 = add nsw i64 %1592, %1587
  br label %1597

1594:
  %1595 = mul nsw i64 %673, %1588
  %1596 = add nsw i64 %1595, %1587
  br label %1597

1597:
  %1598 = phi i64 [ %1596, %1594 ], [ %1593, %1590 ], [ %1587, %1586 ]
  br i1 %1521, label %1599, label %1602

1599:
  %1600 = add nuw nsw i64 %1530, 1
  %1601 = icmp slt i64 %1600, %660
  br i1 %1601, label %1529, label %1526

1602:
  %1603 = getelementptr inbounds i8, ptr %659, i64 %1598
  %1604 = mul nsw i64 %667, %1530
  %1605 = getelementptr inbounds i8, ptr %1603, i64 %1604
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef nonnull %1605) #7
  br label %1599

1606:
  %1607 = icmp eq i32 %501, 0
  br i1 %1607, label %1608, label %1609

1608:
  tail call void @pad.fortran.type.assign(ptr noundef %329, ptr noundef %659, ptr noundef %163) #7
  br label %1985

1609:
  %1610 = mul nsw i64 %647, %646
  %1611 = mul nsw i64 %648, %1610
  %1612 = mul nsw i64 %649, %1611
  %1613 = mul nsw i64 %650, %1612
  %1614 = mul nsw i64 %651, %1613
  %1615 = mul nsw i64 %646, %645
  %1616 = mul nsw i64 %647, %1615
  %1617 = mul nsw i64 %648, %1616
  %1618 = mul nsw i64 %649, %1617
  %1619 = mul nsw i64 %650, %1618
  %1620 = mul nsw i64 %651, %1619
  %1621 = icmp eq i64 %1620, 0
  br i1 %1621, label %1985, label %1622

1622:
  %1623 = icmp sgt i64 %667, 0
  %1624 = add nsw i64 %660, -1
  %1625 = mul nsw i64 %1624, %667
  %1626 = select i1 %1623, i64 %1625, i64 0
  %1627 = getelementptr inbounds i8, ptr %659, i64 %1626
  %1628 = icmp sgt i64 %668, 0
  %1629 = add nsw i64 %661, -1
  %1630 = mul nsw i64 %1629, %668
  %1631 = select i1 %1628, i64 %1630, i64 0
  %1632 = getelementptr inbounds i8, ptr %1627, i64 %1631
  %1633 = icmp sgt i64 %669, 0
  %1634 = add nsw i64 %662, -1
  %1635 = mul nsw i64 %1634, %669
  %1636 = select i1 %1633, i64 %1635, i64 0
  %1637 = getelementptr inbounds i8, ptr %1632, i64 %1636
  %1638 = icmp sgt i64 %670, 0
  %1639 = add nsw i64 %663, -1
  %1640 = mul nsw i64 %1639, %670
  %1641 = select i1 %1638, i64 %1640, i64 0
  %1642 = getelementptr inbounds i8, ptr %1637, i64 %1641
  %1643 = icmp sgt i64 %671, 0
  %1644 = add nsw i64 %664, -1
  %1645 = mul nsw i64 %1644, %671
  %1646 = select i1 %1643, i64 %1645, i64 0
  %1647 = getelementptr inbounds i8, ptr %1642, i64 %1646
  %1648 = icmp sgt i64 %672, 0
  %1649 = add nsw i64 %665, -1
  %1650 = mul nsw i64 %1649, %672
  %1651 = select i1 %1648, i64 %1650, i64 0
  %1652 = getelementptr inbounds i8, ptr %1647, i64 %1651
  %1653 = icmp sgt i64 %673, 0
  %1654 = add nsw i64 %666, -1
  %1655 = mul nsw i64 %1654, %673
  %1656 = select i1 %1653, i64 %1655, i64 0
  %1657 = icmp slt i64 %652, 0
  %1658 = add nsw i64 %645, -1
  %1659 = mul nsw i64 %1658, %652
  %1660 = select i1 %1657, i64 %1659, i64 0
  %1661 = getelementptr inbounds i8, ptr %163, i64 %1660
  %1662 = icmp slt i64 %653, 0
  %1663 = add nsw i64 %646, -1
  %1664 = mul nsw i64 %1663, %653
  %1665 = select i1 %1662, i64 %1664, i64 0
  %1666 = getelementptr inbounds i8, ptr %1661, i64 %1665
  %1667 = icmp slt i64 %654, 0
  %1668 = add nsw i64 %647, -1
  %1669 = mul nsw i64 %1668, %654
  %1670 = select i1 %1667, i64 %1669, i64 0
  %1671 = getelementptr inbounds i8, ptr %1666, i64 %1670
  %1672 = icmp slt i64 %655, 0
  %1673 = add nsw i64 %648, -1
  %1674 = mul nsw i64 %1673, %655
  %1675 = select i1 %1672, i64 %1674, i64 0
  %1676 = getelementptr inbounds i8, ptr %1671, i64 %1675
  %1677 = icmp slt i64 %656, 0
  %1678 = add nsw i64 %649, -1
  %1679 = mul nsw i64 %1678, %656
  %1680 = select i1 %1677, i64 %1679, i64 0
  %1681 = getelementptr inbounds i8, ptr %1676, i64 %1680
  %1682 = icmp slt i64 %657, 0
  %1683 = add nsw i64 %650, -1
  %1684 = mul nsw i64 %1683, %657
  %1685 = select i1 %1682, i64 %1684, i64 0
  %1686 = getelementptr inbounds i8, ptr %1681, i64 %1685
  %1687 = icmp slt i64 %658, 0
  %1688 = add nsw i64 %651, -1
  %1689 = mul nsw i64 %1688, %658
  %1690 = select i1 %1687, i64 %1689, i64 0
  %1691 = getelementptr inbounds i8, ptr %1686, i64 %1690
  %1692 = getelementptr inbounds i8, ptr %1652, i64 %1656
  %1693 = getelementptr inbounds i8, ptr %1692, i64 %330
  %1694 = icmp ugt ptr %1693, %1691
  br i1 %1694, label %1695, label %1799

1695:
  %1696 = icmp sgt i64 %652, 0
  %1697 = add nsw i64 %645, -1
  %1698 = mul nsw i64 %1697, %652
  %1699 = select i1 %1696, i64 %1698, i64 0
  %1700 = getelementptr inbounds i8, ptr %163, i64 %1699
  %1701 = icmp sgt i64 %653, 0
  %1702 = add nsw i64 %646, -1
  %1703 = mul nsw i64 %1702, %653
  %1704 = select i1 %1701, i64 %1703, i64 0
  %1705 = getelementptr inbounds i8, ptr %1700, i64 %1704
  %1706 = icmp sgt i64 %654, 0
  %1707 = add nsw i64 %647, -1
  %1708 = mul nsw i64 %1707, %654
  %1709 = select i1 %1706, i64 %1708, i64 0
  %1710 = getelementptr inbounds i8, ptr %1705, i64 %1709
  %1711 = icmp sgt i64 %655, 0
  %1712 = add nsw i64 %648, -1
  %1713 = mul nsw i64 %1712, %655
  %1714 = select i1 %1711, i64 %1713, i64 0
  %1715 = getelementptr inbounds i8, ptr %1710, i64 %1714
  %1716 = icmp sgt i64 %656, 0
  %1717 = add nsw i64 %649, -1
  %1718 = mul nsw i64 %1717, %656
  %1719 = select i1 %1716, i64 %1718, i64 0
  %1720 = getelementptr inbounds i8, ptr %1715, i64 %1719
  %1721 = icmp sgt i64 %657, 0
  %1722 = add nsw i64 %650, -1
  %1723 = mul nsw i64 %1722, %657
  %1724 = select i1 %1721, i64 %1723, i64 0
  %1725 = getelementptr inbounds i8, ptr %1720, i64 %1724
  %1726 = icmp sgt i64 %658, 0
  %1727 = add nsw i64 %651, -1
  %1728 = mul nsw i64 %1727, %658
  %1729 = select i1 %1726, i64 %1728, i64 0
  %1730 = icmp slt i64 %667, 0
  %1731 = add nsw i64 %660, -1
  %1732 = mul nsw i64 %1731, %667
  %1733 = select i1 %1730, i64 %1732, i64 0
  %1734 = getelementptr inbounds i8, ptr %659, i64 %1733
  %1735 = icmp slt i64 %668, 0
  %1736 = add nsw i64 %661, -1
  %1737 = mul nsw i64 %1736, %668
  %1738 = select i1 %1735, i64 %1737, i64 0
  %1739 = getelementptr inbounds i8, ptr %1734, i64 %1738
  %1740 = icmp slt i64 %669, 0
  %1741 = add nsw i64 %662, -1
  %1742 = mul nsw i64 %1741, %669
  %1743 = select i1 %1740, i64 %1742, i64 0
  %1744 = getelementptr inbounds i8, ptr %1739, i64 %1743
  %1745 = icmp slt i64 %670, 0
  %1746 = add nsw i64 %663, -1
  %1747 = mul nsw i64 %1746, %670
  %1748 = select i1 %1745, i64 %1747, i64 0
  %1749 = getelementptr inbounds i8, ptr %1744, i64 %1748
  %1750 = icmp slt i64 %671, 0
  %1751 = add nsw i64 %664, -1
  %1752 = mul nsw i64 %1751, %671
  %1753 = select i1 %1750, i64 %1752, i64 0
  %1754 = getelementptr inbounds i8, ptr %1749, i64 %1753
  %1755 = icmp slt i64 %672, 0
  %1756 = add nsw i64 %665, -1
  %1757 = mul nsw i64 %1756, %672
  %1758 = select i1 %1755, i64 %1757, i64 0
  %1759 = getelementptr inbounds i8, ptr %1754, i64 %1758
  %1760 = icmp slt i64 %673, 0
  %1761 = add nsw i64 %666, -1
  %1762 = mul nsw i64 %1761, %673
  %1763 = select i1 %1760, i64 %1762, i64 0
  %1764 = getelementptr inbounds i8, ptr %1759, i64 %1763
  %1765 = getelementptr inbounds i8, ptr %1725, i64 %1729
  %1766 = getelementptr inbounds i8, ptr %1765, i64 %330
  %1767 = icmp ugt ptr %1766, %1764
  br i1 %1767, label %1768, label %1799

1768:
  %1769 = icmp slt i64 %660, 2
  %1770 = icmp eq i64 %667, %652
  %1771 = select i1 %1769, i1 true, i1 %1770
  br i1 %1771, label %1773, label %1772

1772:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1773:
  %1774 = icmp slt i64 %661, 2
  %1775 = icmp eq i64 %668, %653
  %1776 = select i1 %1774, i1 true, i1 %1775
  br i1 %1776, label %1777, label %1772

1777:
  %1778 = icmp slt i64 %662, 2
  %1779 = icmp eq i64 %669, %654
  %1780 = select i1 %1778, i1 true, i1 %1779
  br i1 %1780, label %1781, label %1772

1781:
  %1782 = icmp slt i64 %663, 2
  %1783 = icmp eq i64 %670, %655
  %1784 = select i1 %1782, i1 true, i1 %1783
  br i1 %1784, label %1785, label %1772

1785:
  %1786 = icmp slt i64 %664, 2
  %1787 = icmp eq i64 %671, %656
  %1788 = select i1 %1786, i1 true, i1 %1787
  br i1 %1788, label %1789, label %1772

1789:
  %1790 = icmp slt i64 %665, 2
  %1791 = icmp eq i64 %672, %657
  %1792 = select i1 %1790, i1 true, i1 %1791
  br i1 %1792, label %1793, label %1772

1793:
  %1794 = icmp slt i64 %666, 2
  %1795 = icmp eq i64 %673, %658
  %1796 = select i1 %1794, i1 true, i1 %1795
  br i1 %1796, label %1797, label %1772

1797:
  %1798 = icmp ule ptr %659, %163
  br label %1799

1799:
  %1800 = phi i1 [ %1798, %1797 ], [ true, %1695 ], [ true, %1622 ]
  %1801 = icmp sgt i64 %1614, 0
  br i1 %1801, label %1802, label %1985

1802:
  %1803 = icmp sgt i64 %645, 0
  %1804 = icmp sgt i32 %501, 1
  %1805 = icmp eq i32 %501, 2
  %1806 = icmp sgt i32 %501, 2
  %1807 = icmp eq i32 %501, 3
  %1808 = icmp sgt i32 %501, 3
  %1809 = icmp eq i32 %501, 4
  %1810 = icmp sgt i32 %501, 4
  %1811 = icmp eq i32 %501, 5
  %1812 = icmp sgt i32 %501, 5
  %1813 = icmp eq i32 %501, 6
  %1814 = icmp sgt i32 %501, 6
  %1815 = icmp eq i32 %501, 7
  %1816 = icmp sgt i32 %501, 1
  %1817 = icmp eq i32 %501, 2
  %1818 = icmp sgt i32 %501, 2
  %1819 = icmp eq i32 %501, 3
  %1820 = icmp sgt i32 %501, 3
  %1821 = icmp eq i32 %501, 4
  %1822 = icmp sgt i32 %501, 4
  %1823 = icmp eq i32 %501, 5
  %1824 = icmp sgt i32 %501, 5
  %1825 = icmp eq i32 %501, 6
  %1826 = icmp sgt i32 %501, 6
  %1827 = icmp eq i32 %501, 7
  br label %1828

1828:
  %1829 = phi i64 [ 0, %1802 ], [ %1972, %1971 ]
  %1830 = xor i64 %1829, -1
  %1831 = add nsw i64 %1614, %1830
  %1832 = select i1 %1800, i64 %1829, i64 %1831
  br i1 %1804, label %1833, label %1840

1833:
  br i1 %1805, label %1838, label %1834

1834:
  %1835 = urem i64 %1832, %661
  %1836 = mul nsw i64 %668, %1835
  %1837 = udiv i64 %1832, %661
  br label %1840

1838:
  %1839 = mul nsw i64 %668, %1832
  br label %1840

1840:
  %1841 = phi i64 [ %1839, %1838 ], [ %1836, %1834 ], [ 0, %1828 ]
  %1842 = phi i64 [ %1832, %1838 ], [ %1837, %1834 ], [ %1832, %1828 ]
  br i1 %1806, label %1843, label %1852

1843:
  br i1 %1807, label %1849, label %1844

1844:
  %1845 = urem i64 %1842, %662
  %1846 = mul nsw i64 %669, %1845
  %1847 = add nsw i64 %1846, %1841
  %1848 = udiv i64 %1842, %662
  br label %1852

1849:
  %1850 = mul nsw i64 %669, %1842
  %1851 = add nsw i64 %1850, %1841
  br label %1852

1852:
  %1853 = phi i64 [ %1851, %1849 ], [ %1847, %1844 ], [ %1841, %1840 ]
  %1854 = phi i64 [ %1842, %1849 ], [ %1848, %1844 ], [ %1842, %1840 ]
  br i1 %1808, label %1855, label %1864

1855:
  br i1 %1809, label %1861, label %1856

1856:
  %1857 = urem i64 %1854, %663
  %1858 = mul nsw i64 %670, %1857
  %1859 = add nsw i64 %1858, %1853
  %1860 = udiv i64 %1854, %663
  br label %1864

1861:
  %1862 = mul nsw i64 %670, %1854
  %1863 = add nsw i64 %1862, %1853
  br label %1864

1864:
  %1865 = phi i64 [ %1863, %1861 ], [ %1859, %1856 ], [ %1853, %1852 ]
  %1866 = phi i64 [ %1854, %1861 ], [ %1860, %1856 ], [ %1854, %1852 ]
  br i1 %1810, label %1867, label %1876

1867:
  br i1 %1811, label %1873, label %1868

1868:
  %1869 = urem i64 %1866, %664
  %1870 = mul nsw i64 %671, %1869
  %1871 = add nsw i64 %1870, %1865
  %1872 = udiv i64 %1866, %664
  br label %1876

1873:
  %1874 = mul nsw i64 %671, %1866
  %1875 = add nsw i64 %1874, %1865
  br label %1876

1876:
  %1877 = phi i64 [ %1875, %1873 ], [ %1871, %1868 ], [ %1865, %1864 ]
  %1878 = phi i64 [ %1866, %1873 ], [ %1872, %1868 ], [ %1866, %1864 ]
  br i1 %1812, label %1879, label %1888

1879:
  br i1 %1813, label %1885, label %1880

1880:
  %1881 = urem i64 %1878, %665
  %1882 = mul nsw i64 %672, %1881
  %1883 = add nsw i64 %1882, %1877
  %1884 = udiv i64 %1878, %665
  br label %1888

1885:
  %1886 = mul nsw i64 %672, %1878
  %1887 = add nsw i64 %1886, %1877
  br label %1888

1888:
  %1889 = phi i64 [ %1887, %1885 ], [ %1883, %1880 ], [ %1877, %1876 ]
  %1890 = phi i64 [ %1878, %1885 ], [ %1884, %1880 ], [ %1878, %1876 ]
  br i1 %1814, label %1891, label %1899

1891:
  br i1 %1815, label %1896, label %1892

1892:
  %1893 = urem i64 %1890, %666
  %1894 = mul nsw i64 %673, %1893
  %1895 = add nsw i64 %1894, %1889
  br label %1899

1896:
  %1897 = mul nsw i64 %673, %1890
  %1898 = add nsw i64 %1897, %1889
  br label %1899

1899:
  %1900 = phi i64 [ %1898, %1896 ], [ %1895, %1892 ], [ %1889, %1888 ]
  br i1 %1816, label %1901, label %1908

1901:
  br i1 %1817, label %1906, label %1902

1902:
  %1903 = urem i64 %1832, %646
  %1904 = mul nsw i64 %653, %1903
  %1905 = udiv i64 %1832, %646
  br label %1908

1906:
  %1907 = mul nsw i64 %653, %1832
  br label %1908

1908:
  %1909 = phi i64 [ %1907, %1906 ], [ %1904, %1902 ], [ 0, %1899 ]
  %1910 = phi i64 [ %1832, %1906 ], [ %1905, %1902 ], [ %1832, %1899 ]
  br i1 %1818, label %1911, label %1920

1911:
  br i1 %1819, label %1917, label %1912

1912:
  %1913 = urem i64 %1910, %647
  %1914 = mul nsw i64 %654, %1913
  %1915 = add nsw i64 %1914, %1909
  %1916 = udiv i64 %1910, %647
  br label %1920

1917:
  %1918 = mul nsw i64 %654, %1910
  %1919 = add nsw i64 %1918, %1909
  br label %1920

1920:
  %1921 = phi i64 [ %1919, %1917 ], [ %1915, %1912 ], [ %1909, %1908 ]
  %1922 = phi i64 [ %1910, %1917 ], [ %1916, %1912 ], [ %1910, %1908 ]
  br i1 %1820, label %1923, label %1932

1923:
  br i1 %1821, label %1929, label %1924

1924:
  %1925 = urem i64 %1922, %648
  %1926 = mul nsw i64 %655, %1925
  %1927 = add nsw i64 %1926, %1921
  %1928 = udiv i64 %1922, %648
  br label %1932

1929:
  %1930 = mul nsw i64 %655, %1922
  %1931 = add nsw i64 %1930, %1921
  br label %1932

1932:
  %1933 = phi i64 [ %1931, %1929 ], [ %1927, %1924 ], [ %1921, %1920 ]
  %1934 = phi i64 [ %1922, %1929 ], [ %1928, %1924 ], [ %1922, %1920 ]
  br i1 %1822, label %1935, label %1944

1935:
  br i1 %1823, label %1941, label %1936

1936:
  %1937 = urem i64 %1934, %649
  %1938 = mul nsw i64 %656, %1937
  %1939 = add nsw i64 %1938, %1933
  %1940 = udiv i64 %1934, %649
  br label %1944

1941:
  %1942 = mul nsw i64 %656, %1934
  %1943 = add nsw i64 %1942, %1933
  br label %1944

1944:
  %1945 = phi i64 [ %1943, %1941 ], [ %1939, %1936 ], [ %1933, %1932 ]
  %1946 = phi i64 [ %1934, %1941 ], [ %1940, %1936 ], [ %1934, %1932 ]
  br i1 %1824, label %1947, label %1956

1947:
  br i1 %1825, label %1953, label %1948

1948:
  %1949 = urem i64 %1946, %650
  %1950 = mul nsw i64 %657, %1949
  %1951 = add nsw i64 %1950, %1945
  %1952 = udiv i64 %1946, %650
  br label %1956

1953:
  %1954 = mul nsw i64 %657, %1946
  %1955 = add nsw i64 %1954, %1945
  br label %1956

1956:
  %1957 = phi i64 [ %1955, %1953 ], [ %1951, %1948 ], [ %1945, %1944 ]
  %1958 = phi i64 [ %1946, %1953 ], [ %1952, %1948 ], [ %1946, %1944 ]
  br i1 %1826, label %1959, label %1967

1959:
  br i1 %1827, label %1964, label %1960

1960:
  %1961 = urem i64 %1958, %651
  %1962 = mul nsw i64 %658, %1961
  %1963 = add nsw i64 %1962, %1957
  br label %1967

1964:
  %1965 = mul nsw i64 %658, %1958
  %1966 = add nsw i64 %1965, %1957
  br label %1967

1967:
  %1968 = phi i64 [ %1966, %1964 ], [ %1963, %1960 ], [ %1957, %1956 ]
  %1969 = getelementptr inbounds i8, ptr %659, i64 %1900
  %1970 = getelementptr inbounds i8, ptr %163, i64 %1968
  br i1 %1803, label %1974, label %1971

1971:
  %1972 = add nuw nsw i64 %1829, 1
  %1973 = icmp eq i64 %1972, %1614
  br i1 %1973, label %1985, label %1828

1974:
  %1975 = phi i64 [ %1983, %1974 ], [ 0, %1967 ]
  %1976 = xor i64 %1975, -1
  %1977 = add nsw i64 %645, %1976
  %1978 = select i1 %1800, i64 %1975, i64 %1977
  %1979 = mul nsw i64 %667, %1978
  %1980 = getelementptr inbounds i8, ptr %1969, i64 %1979
  %1981 = mul nsw i64 %652, %1978
  %1982 = getelementptr inbounds i8, ptr %1970, i64 %1981
  tail call void @pad.fortran.type.assign(ptr noundef %329, ptr noundef %1980, ptr noundef %1982) #7
  %1983 = add nuw nsw i64 %1975, 1
  %1984 = icmp eq i64 %1983, %645
  br i1 %1984, label %1971, label %1974

1985:
  br i1 %674, label %2106, label %1986

1986:
  br i1 %1607, label %1987, label %1988

1987:
  tail call void @pad.fortran.type.destroy(ptr noundef %329, ptr noundef %15) #7
  br label %2104

1988:
  %1989 = mul nsw i64 %60, %51
  %1990 = mul nsw i64 %69, %1989
  %1991 = mul nsw i64 %78, %1990
  %1992 = mul nsw i64 %87, %1991
  %1993 = mul nsw i64 %96, %1992
  %1994 = mul nsw i64 %105, %1993
  %1995 = icmp sgt i64 %1994, 0
  br i1 %1995, label %1996, label %2002

1996:
  %1997 = mul nsw i64 %69, %60
  %1998 = mul nsw i64 %78, %1997
  %1999 = mul nsw i64 %87, %1998
  %2000 = mul nsw i64 %96, %1999
  %2001 = mul nsw i64 %105, %2000
  br label %2002

2002:
  %2003 = phi i64 [ 0, %1988 ], [ %2001, %1996 ]
  %2004 = icmp sgt i64 %2003, 0
  br i1 %2004, label %2005, label %2104

2005:
  %2006 = icmp sgt i64 %51, 0
  %2007 = icmp sgt i32 %501, 1
  %2008 = icmp eq i32 %501, 2
  %2009 = icmp sgt i32 %501, 2
  %2010 = icmp eq i32 %501, 3
  %2011 = icmp sgt i32 %501, 3
  %2012 = icmp eq i32 %501, 4
  %2013 = icmp sgt i32 %501, 4
  %2014 = icmp eq i32 %501, 5
  %2015 = icmp sgt i32 %501, 5
  %2016 = icmp eq i32 %501, 6
  %2017 = icmp sgt i32 %501, 6
  %2018 = icmp eq i32 %501, 7
  %2019 = icmp eq ptr %15, null
  br label %2020

2020:
  %2021 = phi i64 [ 0, %2005 ], [ %2025, %2024 ]
  br i1 %2006, label %2022, label %2024

2022:
  %2023 = mul nsw i64 %59, %2021
  br label %2027

2024:
  %2025 = add nuw nsw i64 %2021, 1
  %2026 = icmp eq i64 %2025, %2003
  br i1 %2026, label %2104, label %2020

2027:
  %2028 = phi i64 [ %2098, %2097 ], [ 0, %2022 ]
  %2029 = xor i1 %2007, true
  %2030 = or i1 %2029, %2008
  %2031 = select i1 %2029, i64 0, i64 %2023
  br i1 %2030, label %2036, label %2032

2032:
  %2033 = urem i64 %2021, %60
  %2034 = mul nsw i64 %59, %2033
  %2035 = udiv i64 %2021, %60
  br label %2036

2036:
  %2037 = phi i64 [ %2031, %2027 ], [ %2034, %2032 ]
  %2038 = phi i64 [ %2021, %2027 ], [ %2035, %2032 ]
  br i1 %2009, label %2039, label %2048

2039:
  br i1 %2010, label %2045, label %2040

2040:
  %2041 = urem i64 %2038, %69
  %2042 = mul nsw i64 %68, %2041
  %2043 = add nsw i64 %2042, %2037
  %2044 = udiv i64 %2038, %69
  br label %2048

2045:
  %2046 = mul nsw i64 %68, %2038
  %2047 = add nsw i64 %2046, %2037
  br label %2048

2048:
  %2049 = phi i64 [ %2047, %2045 ], [ %2043, %2040 ], [ %2037, %2036 ]
  %2050 = phi i64 [ %2038, %2045 ], [ %2044, %2040 ], [ %2038, %2036 ]
  br i1 %2011, label %2051, label %2060

2051:
  br i1 %2012, label %2057, label %2052

2052:
  %2053 = urem i64 %2050, %78
  %2054 = mul nsw i64 %77, %2053
  %2055 = add nsw i64 %2054, %2049
  %2056 = udiv i64 %2050, %78
  br label %2060

2057:
  %2058 = mul nsw i64 %77, %2050
  %2059 = add nsw i64 %2058, %2049
  br label %2060

2060:
  %2061 = phi i64 [ %2059, %2057 ], [ %2055, %2052 ], [ %2049, %2048 ]
  %2062 = phi i64 [ %2050, %2057 ], [ %2056, %2052 ], [ %2050, %2048 ]
  br i1 %2013, label %2063, label %2072

2063:
  br i1 %2014, label %2069, label %2064

2064:
  %2065 = urem i64 %2062, %87
  %2066 = mul nsw i64 %86, %2065
  %2067 = add nsw i64 %2066, %2061
  %2068 = udiv i64 %2062, %87
  br label %2072

2069:
  %2070 = mul nsw i64 %86, %2062
  %2071 = add nsw i64 %2070, %2061
  br label %2072

2072:
  %2073 = phi i64 [ %2071, %2069 ], [ %2067, %2064 ], [ %2061, %2060 ]
  %2074 = phi i64 [ %2062, %2069 ], [ %2068, %2064 ], [ %2062, %2060 ]
  br i1 %2015, label %2075, label %2084

2075:
  br i1 %2016, label %2081, label %2076

2076:
  %2077 = urem i64 %2074, %96
  %2078 = mul nsw i64 %95, %2077
  %2079 = add nsw i64 %2078, %2073
  %2080 = udiv i64 %2074, %96
  br label %2084

2081:
  %2082 = mul nsw i64 %95, %2074
  %2083 = add nsw i64 %2082, %2073
  br label %2084

2084:
  %2085 = phi i64 [ %2083, %2081 ], [ %2079, %2076 ], [ %2073, %2072 ]
  %2086 = phi i64 [ %2074, %2081 ], [ %2080, %2076 ], [ %2074, %2072 ]
  br i1 %2017, label %2087, label %2095

2087:
  br i1 %2018, label %2092, label %2088

2088:
  %2089 = urem i64 %2086, %105
  %2090 = mul nsw i64 %104, %2089
  %2091 = add nsw i64 %2090, %2085
  br label %2095

2092:
  %2093 = mul nsw i64 %104, %2086
  %2094 = add nsw i64 %2093, %2085
  br label %2095

2095:
  %2096 = phi i64 [ %2094, %2092 ], [ %2091, %2088 ], [ %2085, %2084 ]
  br i1 %2019, label %2097, label %2100

2097:
  %2098 = add nuw nsw i64 %2028, 1
  %2099 = icmp eq i64 %2098, %51
  br i1 %2099, label %2024, label %2027

2100:
  %2101 = getelementptr inbounds i8, ptr %15, i64 %2096
  %2102 = mul nsw i64 %50, %2028
  %2103 = getelementptr inbounds i8, ptr %2101, i64 %2102
  tail call void @pad.fortran.type.destroy(ptr noundef %329, ptr noundef nonnull %2103) #7
  br label %2097

2104:
  br i1 %674, label %2106, label %2105

2105:
  tail call void @free(ptr noundef %15)
  br label %2106

2106:
  ret void
}

declare void @_FortranAAssignTemporary(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { noreturn }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { allocsize(0) }
