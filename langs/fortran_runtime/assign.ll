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
  %357 = icmp ne ptr %15, null
  %358 = icmp eq i32 %356, 1
  %359 = select i1 %357, i1 %358, i1 false
  br i1 %359, label %360, label %385

360:
  %361 = icmp sgt i32 %28, 7
  br i1 %361, label %385, label %362

362:
  br i1 %107, label %363, label %381

363:
  %364 = icmp eq ptr %162, null
  br i1 %364, label %385, label %365

365:
  %366 = getelementptr inbounds nuw i8, ptr %162, i64 430
  %367 = load i8, ptr %366, align 2
  %368 = icmp eq i8 %367, 0
  br i1 %368, label %377, label %369

369:
  %370 = getelementptr inbounds nuw i8, ptr %162, i64 431
  %371 = load i8, ptr %370, align 1
  %372 = icmp eq i8 %371, 0
  br i1 %372, label %377, label %373

373:
  %374 = getelementptr inbounds nuw i8, ptr %162, i64 432
  %375 = load i8, ptr %374, align 8
  %376 = icmp eq i8 %375, 0
  br i1 %376, label %377, label %385

377:
  %378 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %162) #7
  %379 = icmp eq i32 %378, 0
  %380 = select i1 %379, i32 2, i32 1
  br label %385

381:
  %382 = add i32 %35, -1
  %383 = icmp ult i32 %382, 49
  %384 = select i1 %383, i32 0, i32 2
  br label %385

385:
  %386 = phi i32 [ 0, %355 ], [ %384, %381 ], [ 2, %360 ], [ 2, %363 ], [ %380, %377 ], [ 0, %373 ]
  %387 = icmp ne i32 %42, 2
  %388 = icmp ne i32 %386, 1
  %389 = icmp eq ptr %15, null
  %390 = select i1 %388, i1 true, i1 %389
  br i1 %390, label %395, label %391

391:
  %392 = getelementptr inbounds nuw i8, ptr %162, i64 431
  %393 = load i8, ptr %392, align 1
  %394 = icmp ne i8 %393, 0
  br label %395

395:
  %396 = phi i1 [ %394, %391 ], [ true, %385 ]
  %397 = icmp eq i32 %356, 2
  %398 = icmp eq i32 %386, 2
  %399 = or i1 %397, %398
  br i1 %399, label %556, label %400

400:
  br i1 %387, label %401, label %409

401:
  %402 = icmp ugt i32 %183, 44
  %403 = zext nneg i32 %183 to i45
  %404 = lshr i45 7696581394431, %403
  %405 = trunc i45 %404 to i1
  %406 = select i1 %402, i1 true, i1 %405
  %407 = icmp eq i64 %21, %330
  %408 = select i1 %406, i1 true, i1 %407
  br i1 %408, label %409, label %556

409:
  br i1 %396, label %680, label %410

410:
  %411 = icmp sgt i64 %50, 0
  %412 = add nsw i64 %51, -1
  %413 = mul nsw i64 %412, %50
  %414 = select i1 %411, i64 %413, i64 0
  %415 = getelementptr inbounds i8, ptr %15, i64 %414
  %416 = icmp sgt i64 %59, 0
  %417 = add nsw i64 %60, -1
  %418 = mul nsw i64 %417, %59
  %419 = select i1 %416, i64 %418, i64 0
  %420 = getelementptr inbounds i8, ptr %415, i64 %419
  %421 = icmp sgt i64 %68, 0
  %422 = add nsw i64 %69, -1
  %423 = mul nsw i64 %422, %68
  %424 = select i1 %421, i64 %423, i64 0
  %425 = getelementptr inbounds i8, ptr %420, i64 %424
  %426 = icmp sgt i64 %77, 0
  %427 = add nsw i64 %78, -1
  %428 = mul nsw i64 %427, %77
  %429 = select i1 %426, i64 %428, i64 0
  %430 = getelementptr inbounds i8, ptr %425, i64 %429
  %431 = icmp sgt i64 %86, 0
  %432 = add nsw i64 %87, -1
  %433 = mul nsw i64 %432, %86
  %434 = select i1 %431, i64 %433, i64 0
  %435 = getelementptr inbounds i8, ptr %430, i64 %434
  %436 = icmp sgt i64 %95, 0
  %437 = add nsw i64 %96, -1
  %438 = mul nsw i64 %437, %95
  %439 = select i1 %436, i64 %438, i64 0
  %440 = getelementptr inbounds i8, ptr %435, i64 %439
  %441 = icmp sgt i64 %104, 0
  %442 = add nsw i64 %105, -1
  %443 = mul nsw i64 %442, %104
  %444 = select i1 %441, i64 %443, i64 0
  %445 = icmp slt i64 %193, 0
  %446 = add nsw i64 %194, -1
  %447 = mul nsw i64 %446, %193
  %448 = select i1 %445, i64 %447, i64 0
  %449 = getelementptr inbounds i8, ptr %163, i64 %448
  %450 = icmp slt i64 %205, 0
  %451 = add nsw i64 %206, -1
  %452 = mul nsw i64 %451, %205
  %453 = select i1 %450, i64 %452, i64 0
  %454 = getelementptr inbounds i8, ptr %449, i64 %453
  %455 = icmp slt i64 %217, 0
  %456 = add nsw i64 %218, -1
  %457 = mul nsw i64 %456, %217
  %458 = select i1 %455, i64 %457, i64 0
  %459 = getelementptr inbounds i8, ptr %454, i64 %458
  %460 = icmp slt i64 %229, 0
  %461 = add nsw i64 %230, -1
  %462 = mul nsw i64 %461, %229
  %463 = select i1 %460, i64 %462, i64 0
  %464 = getelementptr inbounds i8, ptr %459, i64 %463
  %465 = icmp slt i64 %241, 0
  %466 = add nsw i64 %242, -1
  %467 = mul nsw i64 %466, %241
  %468 = select i1 %465, i64 %467, i64 0
  %469 = getelementptr inbounds i8, ptr %464, i64 %468
  %470 = icmp slt i64 %253, 0
  %471 = add nsw i64 %254, -1
  %472 = mul nsw i64 %471, %253
  %473 = select i1 %470, i64 %472, i64 0
  %474 = getelementptr inbounds i8, ptr %469, i64 %473
  %475 = icmp slt i64 %265, 0
  %476 = add nsw i64 %266, -1
  %477 = mul nsw i64 %476, %265
  %478 = select i1 %475, i64 %477, i64 0
  %479 = getelementptr inbounds i8, ptr %474, i64 %478
  %480 = getelementptr inbounds i8, ptr %440, i64 %444
  %481 = getelementptr inbounds i8, ptr %480, i64 %330
  %482 = icmp ugt ptr %481, %479
  br i1 %482, label %483, label %557

483:
  %484 = icmp sgt i64 %193, 0
  %485 = add nsw i64 %194, -1
  %486 = mul nsw i64 %485, %193
  %487 = select i1 %484, i64 %486, i64 0
  %488 = getelementptr inbounds i8, ptr %163, i64 %487
  %489 = icmp sgt i64 %205, 0
  %490 = add nsw i64 %206, -1
  %491 = mul nsw i64 %490, %205
  %492 = select i1 %489, i64 %491, i64 0
  %493 = getelementptr inbounds i8, ptr %488, i64 %492
  %494 = icmp sgt i64 %217, 0
  %495 = add nsw i64 %218, -1
  %496 = mul nsw i64 %495, %217
  %497 = select i1 %494, i64 %496, i64 0
  %498 = getelementptr inbounds i8, ptr %493, i64 %497
  %499 = icmp sgt i64 %229, 0
  %500 = add nsw i64 %230, -1
  %501 = mul nsw i64 %500, %229
  %502 = select i1 %499, i64 %501, i64 0
  %503 = getelementptr inbounds i8, ptr %498, i64 %502
  %504 = icmp sgt i64 %241, 0
  %505 = add nsw i64 %242, -1
  %506 = mul nsw i64 %505, %241
  %507 = select i1 %504, i64 %506, i64 0
  %508 = getelementptr inbounds i8, ptr %503, i64 %507
  %509 = icmp sgt i64 %253, 0
  %510 = add nsw i64 %254, -1
  %511 = mul nsw i64 %510, %253
  %512 = select i1 %509, i64 %511, i64 0
  %513 = getelementptr inbounds i8, ptr %508, i64 %512
  %514 = icmp sgt i64 %265, 0
  %515 = add nsw i64 %266, -1
  %516 = mul nsw i64 %515, %265
  %517 = select i1 %514, i64 %516, i64 0
  %518 = icmp slt i64 %50, 0
  %519 = add nsw i64 %51, -1
  %520 = mul nsw i64 %519, %50
  %521 = select i1 %518, i64 %520, i64 0
  %522 = getelementptr inbounds i8, ptr %15, i64 %521
  %523 = icmp slt i64 %59, 0
  %524 = add nsw i64 %60, -1
  %525 = mul nsw i64 %524, %59
  %526 = select i1 %523, i64 %525, i64 0
  %527 = getelementptr inbounds i8, ptr %522, i64 %526
  %528 = icmp slt i64 %68, 0
  %529 = add nsw i64 %69, -1
  %530 = mul nsw i64 %529, %68
  %531 = select i1 %528, i64 %530, i64 0
  %532 = getelementptr inbounds i8, ptr %527, i64 %531
  %533 = icmp slt i64 %77, 0
  %534 = add nsw i64 %78, -1
  %535 = mul nsw i64 %534, %77
  %536 = select i1 %533, i64 %535, i64 0
  %537 = getelementptr inbounds i8, ptr %532, i64 %536
  %538 = icmp slt i64 %86, 0
  %539 = add nsw i64 %87, -1
  %540 = mul nsw i64 %539, %86
  %541 = select i1 %538, i64 %540, i64 0
  %542 = getelementptr inbounds i8, ptr %537, i64 %541
  %543 = icmp slt i64 %95, 0
  %544 = add nsw i64 %96, -1
  %545 = mul nsw i64 %544, %95
  %546 = select i1 %543, i64 %545, i64 0
  %547 = getelementptr inbounds i8, ptr %542, i64 %546
  %548 = icmp slt i64 %104, 0
  %549 = add nsw i64 %105, -1
  %550 = mul nsw i64 %549, %104
  %551 = select i1 %548, i64 %550, i64 0
  %552 = getelementptr inbounds i8, ptr %547, i64 %551
  %553 = getelementptr inbounds i8, ptr %513, i64 %517
  %554 = getelementptr inbounds i8, ptr %553, i64 %330
  %555 = icmp ugt ptr %554, %552
  br i1 %555, label %556, label %557

556:
  tail call void @_FortranAAssign(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %2298

557:
  %558 = getelementptr inbounds nuw i8, ptr %162, i64 431
  %559 = load i8, ptr %558, align 1
  %560 = icmp eq i8 %559, 0
  br i1 %560, label %561, label %680

561:
  %562 = icmp eq i32 %28, 0
  br i1 %562, label %563, label %564

563:
  tail call void @pad.fortran.type.finalize(ptr noundef %162, ptr noundef %15) #7
  br label %680

564:
  %565 = mul nsw i64 %60, %51
  %566 = mul nsw i64 %69, %565
  %567 = mul nsw i64 %78, %566
  %568 = mul nsw i64 %87, %567
  %569 = mul nsw i64 %96, %568
  %570 = mul nsw i64 %105, %569
  %571 = icmp sgt i64 %570, 0
  br i1 %571, label %572, label %578

572:
  %573 = mul nsw i64 %69, %60
  %574 = mul nsw i64 %78, %573
  %575 = mul nsw i64 %87, %574
  %576 = mul nsw i64 %96, %575
  %577 = mul nsw i64 %105, %576
  br label %578

578:
  %579 = phi i64 [ 0, %564 ], [ %577, %572 ]
  %580 = icmp sgt i64 %579, 0
  br i1 %580, label %581, label %680

581:
  %582 = icmp sgt i64 %51, 0
  %583 = icmp sgt i32 %28, 1
  %584 = icmp eq i32 %28, 2
  %585 = icmp sgt i32 %28, 2
  %586 = icmp eq i32 %28, 3
  %587 = icmp sgt i32 %28, 3
  %588 = icmp eq i32 %28, 4
  %589 = icmp sgt i32 %28, 4
  %590 = icmp eq i32 %28, 5
  %591 = icmp sgt i32 %28, 5
  %592 = icmp eq i32 %28, 6
  %593 = icmp sgt i32 %28, 6
  %594 = icmp eq i32 %28, 7
  %595 = icmp eq ptr %15, null
  br label %596

596:
  %597 = phi i64 [ 0, %581 ], [ %606, %605 ]
  br i1 %582, label %598, label %605

598:
  %599 = mul nsw i64 %59, %597
  br label %600

600:
  %601 = phi i64 [ %674, %673 ], [ 0, %598 ]
  %602 = xor i1 %583, true
  %603 = or i1 %602, %584
  %604 = select i1 %602, i64 0, i64 %599
  br i1 %603, label %612, label %608

605:
  %606 = add nuw nsw i64 %597, 1
  %607 = icmp eq i64 %606, %579
  br i1 %607, label %680, label %596

608:
  %609 = urem i64 %597, %60
  %610 = mul nsw i64 %59, %609
  %611 = udiv i64 %597, %60
  br label %612

612:
  %613 = phi i64 [ %604, %600 ], [ %610, %608 ]
  %614 = phi i64 [ %597, %600 ], [ %611, %608 ]
  br i1 %585, label %615, label %624

615:
  br i1 %586, label %621, label %616

616:
  %617 = urem i64 %614, %69
  %618 = mul nsw i64 %68, %617
  %619 = add nsw i64 %618, %613
  %620 = udiv i64 %614, %69
  br label %624

621:
  %622 = mul nsw i64 %68, %614
  %623 = add nsw i64 %622, %613
  br label %624

624:
  %625 = phi i64 [ %623, %621 ], [ %619, %616 ], [ %613, %612 ]
  %626 = phi i64 [ %614, %621 ], [ %620, %616 ], [ %614, %612 ]
  br i1 %587, label %627, label %636

627:
  br i1 %588, label %633, label %628

628:
  %629 = urem i64 %626, %78
  %630 = mul nsw i64 %77, %629
  %631 = add nsw i64 %630, %625
  %632 = udiv i64 %626, %78
  br label %636

633:
  %634 = mul nsw i64 %77, %626
  %635 = add nsw i64 %634, %625
  br label %636

636:
  %637 = phi i64 [ %635, %633 ], [ %631, %628 ], [ %625, %624 ]
  %638 = phi i64 [ %626, %633 ], [ %632, %628 ], [ %626, %624 ]
  br i1 %589, label %639, label %648

639:
  br i1 %590, label %645, label %640

640:
  %641 = urem i64 %638, %87
  %642 = mul nsw i64 %86, %641
  %643 = add nsw i64 %642, %637
  %644 = udiv i64 %638, %87
  br label %648

645:
  %646 = mul nsw i64 %86, %638
  %647 = add nsw i64 %646, %637
  br label %648

648:
  %649 = phi i64 [ %647, %645 ], [ %643, %640 ], [ %637, %636 ]
  %650 = phi i64 [ %638, %645 ], [ %644, %640 ], [ %638, %636 ]
  br i1 %591, label %651, label %660

651:
  br i1 %592, label %657, label %652

652:
  %653 = urem i64 %650, %96
  %654 = mul nsw i64 %95, %653
  %655 = add nsw i64 %654, %649
  %656 = udiv i64 %650, %96
  br label %660

657:
  %658 = mul nsw i64 %95, %650
  %659 = add nsw i64 %658, %649
  br label %660

660:
  %661 = phi i64 [ %659, %657 ], [ %655, %652 ], [ %649, %648 ]
  %662 = phi i64 [ %650, %657 ], [ %656, %652 ], [ %650, %648 ]
  br i1 %593, label %663, label %671

663:
  br i1 %594, label %668, label %664

664:
  %665 = urem i64 %662, %105
  %666 = mul nsw i64 %104, %665
  %667 = add nsw i64 %666, %661
  br label %671

668:
  %669 = mul nsw i64 %104, %662
  %670 = add nsw i64 %669, %661
  br label %671

671:
  %672 = phi i64 [ %670, %668 ], [ %667, %664 ], [ %661, %660 ]
  br i1 %595, label %673, label %676

673:
  %674 = add nuw nsw i64 %601, 1
  %675 = icmp eq i64 %674, %51
  br i1 %675, label %605, label %600

676:
  %677 = getelementptr inbounds i8, ptr %15, i64 %672
  %678 = mul nsw i64 %50, %601
  %679 = getelementptr inbounds i8, ptr %677, i64 %678
  tail call void @pad.fortran.type.finalize_element(ptr noundef %162, ptr noundef nonnull %679) #7
  br label %673

680:
  %681 = icmp eq i32 %176, 0
  %682 = icmp eq i32 %176, %28
  %683 = select i1 %681, i1 true, i1 %682
  br i1 %683, label %685, label %684

684:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

685:
  switch i32 %183, label %689 [
    i32 28, label %690
    i32 27, label %686
    i32 35, label %687
    i32 34, label %688
  ]

686:
  br label %690

687:
  br label %690

688:
  br label %690

689:
  br label %690

690:
  %691 = phi i32 [ 0, %689 ], [ 1, %686 ], [ 4, %687 ], [ 3, %688 ], [ 2, %685 ]
  %692 = icmp eq i32 %176, 0
  %693 = select i1 %692, i32 %28, i32 %176
  br i1 %387, label %704, label %694

694:
  %695 = icmp eq ptr %15, null
  br i1 %695, label %704, label %696

696:
  %697 = icmp ult i32 %183, 45
  %698 = zext nneg i32 %183 to i45
  %699 = lshr i45 -7696581394432, %698
  %700 = trunc i45 %699 to i1
  %701 = select i1 %697, i1 %700, i1 false
  %702 = icmp ne i64 %21, %330
  %703 = select i1 %701, i1 %702, i1 false
  br label %704

704:
  %705 = phi i1 [ false, %690 ], [ true, %694 ], [ %703, %696 ]
  br i1 %692, label %706, label %727

706:
  br i1 %705, label %707, label %836

707:
  %708 = mul nsw i64 %60, %51
  %709 = mul nsw i64 %69, %708
  %710 = mul nsw i64 %78, %709
  %711 = mul nsw i64 %87, %710
  %712 = mul nsw i64 %96, %711
  %713 = mul nsw i64 %105, %712
  %714 = mul i64 %713, %330
  %715 = tail call i64 @llvm.umax.i64(i64 %714, i64 1)
  %716 = tail call ptr @malloc(i64 noundef %715) #9
  store ptr %716, ptr %0, align 8
  %717 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %330, ptr %717, align 8
  %718 = trunc i32 %183 to i8
  %719 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %718, ptr %719, align 1
  %720 = mul nsw i64 %51, %330
  %721 = mul nsw i64 %60, %720
  %722 = mul nsw i64 %69, %721
  %723 = mul nsw i64 %78, %722
  %724 = mul nsw i64 %87, %723
  %725 = mul nsw i64 %96, %724
  %726 = icmp eq ptr %15, null
  br label %836

727:
  br i1 %387, label %836, label %728

728:
  br i1 %705, label %743, label %729

729:
  %730 = icmp ne i64 %51, %194
  %731 = icmp ne i64 %60, %206
  %732 = icmp ne i64 %69, %218
  %733 = icmp ne i64 %78, %230
  %734 = icmp ne i64 %87, %242
  %735 = icmp ne i64 %96, %254
  %736 = icmp ne i64 %105, %266
  %737 = select i1 %736, i1 true, i1 %735
  %738 = select i1 %737, i1 true, i1 %734
  %739 = select i1 %738, i1 true, i1 %733
  %740 = select i1 %739, i1 true, i1 %732
  %741 = select i1 %740, i1 true, i1 %731
  %742 = select i1 %741, i1 true, i1 %730
  br label %743

743:
  %744 = phi i1 [ true, %728 ], [ %742, %729 ]
  br i1 %744, label %745, label %827

745:
  %746 = mul nsw i64 %206, %194
  %747 = mul nsw i64 %218, %746
  %748 = mul nsw i64 %230, %747
  %749 = mul nsw i64 %242, %748
  %750 = mul nsw i64 %254, %749
  %751 = mul nsw i64 %266, %750
  %752 = mul i64 %751, %330
  %753 = tail call i64 @llvm.umax.i64(i64 %752, i64 1)
  %754 = tail call ptr @malloc(i64 noundef %753) #9
  store ptr %754, ptr %0, align 8
  %755 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %330, ptr %755, align 8
  %756 = trunc i32 %183 to i8
  %757 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %756, ptr %757, align 1
  %758 = icmp sgt i32 %176, 0
  br i1 %758, label %759, label %766

759:
  %760 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %761 = icmp slt i64 %194, 1
  %762 = select i1 %761, i64 1, i64 %195
  store i64 %762, ptr %760, align 8
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %194, ptr %763, align 8
  %764 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %330, ptr %764, align 8
  %765 = mul i64 %194, %330
  br label %766

766:
  %767 = phi i64 [ %765, %759 ], [ %330, %745 ]
  %768 = icmp sgt i32 %176, 1
  br i1 %768, label %769, label %776

769:
  %770 = icmp slt i64 %206, 1
  %771 = select i1 %770, i64 1, i64 %207
  %772 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %771, ptr %772, align 8
  %773 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %206, ptr %773, align 8
  %774 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %767, ptr %774, align 8
  %775 = mul i64 %206, %767
  br label %776

776:
  %777 = phi i64 [ %775, %769 ], [ %767, %766 ]
  %778 = icmp sgt i32 %176, 2
  br i1 %778, label %779, label %786

779:
  %780 = icmp slt i64 %218, 1
  %781 = select i1 %780, i64 1, i64 %219
  %782 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %781, ptr %782, align 8
  %783 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %218, ptr %783, align 8
  %784 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %777, ptr %784, align 8
  %785 = mul i64 %218, %777
  br label %786

786:
  %787 = phi i64 [ %785, %779 ], [ %777, %776 ]
  %788 = icmp sgt i32 %176, 3
  br i1 %788, label %789, label %796

789:
  %790 = icmp slt i64 %230, 1
  %791 = select i1 %790, i64 1, i64 %231
  %792 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %791, ptr %792, align 8
  %793 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %230, ptr %793, align 8
  %794 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %787, ptr %794, align 8
  %795 = mul i64 %230, %787
  br label %796

796:
  %797 = phi i64 [ %795, %789 ], [ %787, %786 ]
  %798 = icmp sgt i32 %176, 4
  br i1 %798, label %799, label %806

799:
  %800 = icmp slt i64 %242, 1
  %801 = select i1 %800, i64 1, i64 %243
  %802 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %801, ptr %802, align 8
  %803 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %242, ptr %803, align 8
  %804 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %797, ptr %804, align 8
  %805 = mul i64 %242, %797
  br label %806

806:
  %807 = phi i64 [ %805, %799 ], [ %797, %796 ]
  %808 = icmp sgt i32 %176, 5
  br i1 %808, label %809, label %816

809:
  %810 = icmp slt i64 %254, 1
  %811 = select i1 %810, i64 1, i64 %255
  %812 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %811, ptr %812, align 8
  %813 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %254, ptr %813, align 8
  %814 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %807, ptr %814, align 8
  %815 = mul i64 %254, %807
  br label %816

816:
  %817 = phi i64 [ %815, %809 ], [ %807, %806 ]
  %818 = icmp sgt i32 %176, 6
  br i1 %818, label %819, label %825

819:
  %820 = icmp slt i64 %266, 1
  %821 = select i1 %820, i64 1, i64 %267
  %822 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %821, ptr %822, align 8
  %823 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %266, ptr %823, align 8
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %817, ptr %824, align 8
  br label %825

825:
  %826 = icmp eq ptr %15, null
  br label %827

827:
  %828 = phi ptr [ %754, %825 ], [ %15, %743 ]
  %829 = phi i1 [ %826, %825 ], [ true, %743 ]
  %830 = mul nsw i64 %194, %330
  %831 = mul nsw i64 %206, %830
  %832 = mul nsw i64 %218, %831
  %833 = mul nsw i64 %230, %832
  %834 = mul nsw i64 %242, %833
  %835 = mul nsw i64 %254, %834
  br label %836

836:
  %837 = phi i64 [ %194, %827 ], [ %194, %727 ], [ %51, %706 ], [ %51, %707 ]
  %838 = phi i64 [ %206, %827 ], [ %206, %727 ], [ %60, %706 ], [ %60, %707 ]
  %839 = phi i64 [ %218, %827 ], [ %218, %727 ], [ %69, %706 ], [ %69, %707 ]
  %840 = phi i64 [ %230, %827 ], [ %230, %727 ], [ %78, %706 ], [ %78, %707 ]
  %841 = phi i64 [ %242, %827 ], [ %242, %727 ], [ %87, %706 ], [ %87, %707 ]
  %842 = phi i64 [ %254, %827 ], [ %254, %727 ], [ %96, %706 ], [ %96, %707 ]
  %843 = phi i64 [ %266, %827 ], [ %266, %727 ], [ %105, %706 ], [ %105, %707 ]
  %844 = phi i64 [ %193, %827 ], [ %193, %727 ], [ 0, %706 ], [ 0, %707 ]
  %845 = phi i64 [ %205, %827 ], [ %205, %727 ], [ 0, %706 ], [ 0, %707 ]
  %846 = phi i64 [ %217, %827 ], [ %217, %727 ], [ 0, %706 ], [ 0, %707 ]
  %847 = phi i64 [ %229, %827 ], [ %229, %727 ], [ 0, %706 ], [ 0, %707 ]
  %848 = phi i64 [ %241, %827 ], [ %241, %727 ], [ 0, %706 ], [ 0, %707 ]
  %849 = phi i64 [ %253, %827 ], [ %253, %727 ], [ 0, %706 ], [ 0, %707 ]
  %850 = phi i64 [ %265, %827 ], [ %265, %727 ], [ 0, %706 ], [ 0, %707 ]
  %851 = phi ptr [ %828, %827 ], [ %15, %727 ], [ %15, %706 ], [ %716, %707 ]
  %852 = phi i64 [ %194, %827 ], [ %51, %727 ], [ %51, %706 ], [ %51, %707 ]
  %853 = phi i64 [ %206, %827 ], [ %60, %727 ], [ %60, %706 ], [ %60, %707 ]
  %854 = phi i64 [ %218, %827 ], [ %69, %727 ], [ %69, %706 ], [ %69, %707 ]
  %855 = phi i64 [ %230, %827 ], [ %78, %727 ], [ %78, %706 ], [ %78, %707 ]
  %856 = phi i64 [ %242, %827 ], [ %87, %727 ], [ %87, %706 ], [ %87, %707 ]
  %857 = phi i64 [ %254, %827 ], [ %96, %727 ], [ %96, %706 ], [ %96, %707 ]
  %858 = phi i64 [ %266, %827 ], [ %105, %727 ], [ %105, %706 ], [ %105, %707 ]
  %859 = phi i64 [ %330, %827 ], [ %50, %727 ], [ %50, %706 ], [ %330, %707 ]
  %860 = phi i64 [ %830, %827 ], [ %59, %727 ], [ %59, %706 ], [ %720, %707 ]
  %861 = phi i64 [ %831, %827 ], [ %68, %727 ], [ %68, %706 ], [ %721, %707 ]
  %862 = phi i64 [ %832, %827 ], [ %77, %727 ], [ %77, %706 ], [ %722, %707 ]
  %863 = phi i64 [ %833, %827 ], [ %86, %727 ], [ %86, %706 ], [ %723, %707 ]
  %864 = phi i64 [ %834, %827 ], [ %95, %727 ], [ %95, %706 ], [ %724, %707 ]
  %865 = phi i64 [ %835, %827 ], [ %104, %727 ], [ %104, %706 ], [ %725, %707 ]
  %866 = phi i1 [ %829, %827 ], [ true, %727 ], [ true, %706 ], [ %726, %707 ]
  %867 = phi i1 [ %744, %827 ], [ %705, %727 ], [ false, %706 ], [ true, %707 ]
  %868 = icmp eq i32 %356, 0
  br i1 %868, label %869, label %1678

869:
  %870 = icmp eq i64 %852, 1
  %871 = icmp eq i64 %859, %330
  %872 = select i1 %870, i1 true, i1 %871
  %873 = mul nsw i64 %852, %330
  %874 = icmp eq i64 %853, 1
  %875 = icmp eq i64 %860, %873
  %876 = select i1 %874, i1 true, i1 %875
  %877 = and i1 %876, %872
  %878 = mul nsw i64 %853, %873
  %879 = icmp eq i64 %854, 1
  %880 = icmp eq i64 %861, %878
  %881 = select i1 %879, i1 true, i1 %880
  %882 = and i1 %881, %877
  %883 = mul nsw i64 %854, %878
  %884 = icmp eq i64 %855, 1
  %885 = icmp eq i64 %862, %883
  %886 = select i1 %884, i1 true, i1 %885
  %887 = and i1 %886, %882
  %888 = mul nsw i64 %855, %883
  %889 = icmp eq i64 %856, 1
  %890 = icmp eq i64 %863, %888
  %891 = select i1 %889, i1 true, i1 %890
  %892 = and i1 %891, %887
  %893 = mul nsw i64 %856, %888
  %894 = icmp eq i64 %857, 1
  %895 = icmp eq i64 %864, %893
  %896 = select i1 %894, i1 true, i1 %895
  %897 = and i1 %896, %892
  %898 = icmp eq i64 %858, 1
  %899 = mul nsw i64 %857, %893
  %900 = icmp eq i64 %865, %899
  %901 = select i1 %898, i1 true, i1 %900
  %902 = and i1 %901, %897
  %903 = mul i64 %838, %837
  %904 = mul i64 %839, %903
  %905 = mul i64 %840, %904
  %906 = mul i64 %841, %905
  %907 = mul i64 %842, %906
  %908 = mul i64 %843, %907
  %909 = or i1 %387, %692
  br i1 %902, label %910, label %1038

910:
  %911 = icmp eq i64 %837, 1
  %912 = icmp eq i64 %844, %330
  %913 = select i1 %911, i1 true, i1 %912
  %914 = mul nsw i64 %837, %330
  %915 = icmp eq i64 %838, 1
  %916 = icmp eq i64 %845, %914
  %917 = select i1 %915, i1 true, i1 %916
  %918 = and i1 %917, %913
  %919 = mul nsw i64 %838, %914
  %920 = icmp eq i64 %839, 1
  %921 = icmp eq i64 %846, %919
  %922 = select i1 %920, i1 true, i1 %921
  %923 = and i1 %922, %918
  %924 = mul nsw i64 %839, %919
  %925 = icmp eq i64 %840, 1
  %926 = icmp eq i64 %847, %924
  %927 = select i1 %925, i1 true, i1 %926
  %928 = and i1 %927, %923
  %929 = mul nsw i64 %840, %924
  %930 = icmp eq i64 %841, 1
  %931 = icmp eq i64 %848, %929
  %932 = select i1 %930, i1 true, i1 %931
  %933 = and i1 %932, %928
  %934 = mul nsw i64 %841, %929
  %935 = icmp eq i64 %842, 1
  %936 = icmp eq i64 %849, %934
  %937 = select i1 %935, i1 true, i1 %936
  %938 = and i1 %937, %933
  %939 = icmp eq i64 %843, 1
  %940 = mul nsw i64 %842, %934
  %941 = icmp eq i64 %850, %940
  %942 = select i1 %939, i1 true, i1 %941
  %943 = and i1 %942, %938
  br i1 %943, label %944, label %1038

944:
  %945 = icmp ugt ptr %851, %163
  %946 = select i1 %909, i1 %945, i1 false
  br i1 %946, label %993, label %947

947:
  switch i32 %691, label %992 [
    i32 2, label %954
    i32 1, label %952
    i32 4, label %950
    i32 3, label %948
    i32 0, label %990
  ]

948:
  %949 = icmp sgt i64 %908, 0
  br i1 %949, label %980, label %2296

950:
  %951 = icmp sgt i64 %908, 0
  br i1 %951, label %970, label %2296

952:
  %953 = icmp sgt i64 %908, 0
  br i1 %953, label %963, label %2296

954:
  %955 = icmp sgt i64 %908, 0
  br i1 %955, label %956, label %2296

956:
  %957 = phi i64 [ %961, %956 ], [ 0, %954 ]
  %958 = getelementptr inbounds nuw double, ptr %851, i64 %957
  %959 = getelementptr inbounds nuw double, ptr %163, i64 %957
  %960 = load double, ptr %959, align 8
  store double %960, ptr %958, align 8
  %961 = add nuw nsw i64 %957, 1
  %962 = icmp eq i64 %961, %908
  br i1 %962, label %2296, label %956

963:
  %964 = phi i64 [ %968, %963 ], [ 0, %952 ]
  %965 = getelementptr inbounds nuw float, ptr %851, i64 %964
  %966 = getelementptr inbounds nuw float, ptr %163, i64 %964
  %967 = load float, ptr %966, align 4
  store float %967, ptr %965, align 4
  %968 = add nuw nsw i64 %964, 1
  %969 = icmp eq i64 %968, %908
  br i1 %969, label %2296, label %963

970:
  %971 = phi i64 [ %978, %970 ], [ 0, %950 ]
  %972 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %851, i64 %971
  %973 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %971
  %974 = load double, ptr %973, align 8
  %975 = getelementptr inbounds nuw i8, ptr %973, i64 8
  %976 = load double, ptr %975, align 8
  store double %974, ptr %972, align 8
  %977 = getelementptr inbounds nuw i8, ptr %972, i64 8
  store double %976, ptr %977, align 8
  %978 = add nuw nsw i64 %971, 1
  %979 = icmp eq i64 %978, %908
  br i1 %979, label %2296, label %970

980:
  %981 = phi i64 [ %988, %980 ], [ 0, %948 ]
  %982 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %851, i64 %981
  %983 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %981
  %984 = load float, ptr %983, align 4
  %985 = getelementptr inbounds nuw i8, ptr %983, i64 4
  %986 = load float, ptr %985, align 4
  store float %984, ptr %982, align 4
  %987 = getelementptr inbounds nuw i8, ptr %982, i64 4
  store float %986, ptr %987, align 4
  %988 = add nuw nsw i64 %981, 1
  %989 = icmp eq i64 %988, %908
  br i1 %989, label %2296, label %980

990:
  %991 = mul i64 %908, %330
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %851, ptr align 1 %163, i64 %991, i1 false)
  br label %2296

992:
  unreachable

993:
  switch i32 %691, label %992 [
    i32 2, label %1000
    i32 1, label %998
    i32 4, label %996
    i32 3, label %994
    i32 0, label %1036
  ]

994:
  %995 = icmp sgt i64 %908, 0
  br i1 %995, label %1026, label %2296

996:
  %997 = icmp sgt i64 %908, 0
  br i1 %997, label %1016, label %2296

998:
  %999 = icmp sgt i64 %908, 0
  br i1 %999, label %1009, label %2296

1000:
  %1001 = icmp sgt i64 %908, 0
  br i1 %1001, label %1002, label %2296

1002:
  %1003 = phi i64 [ %1004, %1002 ], [ %908, %1000 ]
  %1004 = add nsw i64 %1003, -1
  %1005 = getelementptr inbounds nuw double, ptr %851, i64 %1004
  %1006 = getelementptr inbounds nuw double, ptr %163, i64 %1004
  %1007 = load double, ptr %1006, align 8
  store double %1007, ptr %1005, align 8
  %1008 = icmp sgt i64 %1003, 1
  br i1 %1008, label %1002, label %2296

1009:
  %1010 = phi i64 [ %1011, %1009 ], [ %908, %998 ]
  %1011 = add nsw i64 %1010, -1
  %1012 = getelementptr inbounds nuw float, ptr %851, i64 %1011
  %1013 = getelementptr inbounds nuw float, ptr %163, i64 %1011
  %1014 = load float, ptr %1013, align 4
  store float %1014, ptr %1012, align 4
  %1015 = icmp sgt i64 %1010, 1
  br i1 %1015, label %1009, label %2296

1016:
  %1017 = phi i64 [ %1018, %1016 ], [ %908, %996 ]
  %1018 = add nsw i64 %1017, -1
  %1019 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %851, i64 %1018
  %1020 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %1018
  %1021 = load double, ptr %1020, align 8
  %1022 = getelementptr inbounds nuw i8, ptr %1020, i64 8
  %1023 = load double, ptr %1022, align 8
  store double %1021, ptr %1019, align 8
  %1024 = getelementptr inbounds nuw i8, ptr %1019, i64 8
  store double %1023, ptr %1024, align 8
  %1025 = icmp sgt i64 %1017, 1
  br i1 %1025, label %1016, label %2296

1026:
  %1027 = phi i64 [ %1028, %1026 ], [ %908, %994 ]
  %1028 = add nsw i64 %1027, -1
  %1029 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %851, i64 %1028
  %1030 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %1028
  %1031 = load float, ptr %1030, align 4
  %1032 = getelementptr inbounds nuw i8, ptr %1030, i64 4
  %1033 = load float, ptr %1032, align 4
  store float %1031, ptr %1029, align 4
  %1034 = getelementptr inbounds nuw i8, ptr %1029, i64 4
  store float %1033, ptr %1034, align 4
  %1035 = icmp sgt i64 %1027, 1
  br i1 %1035, label %1026, label %2296

1036:
  %1037 = mul i64 %908, %330
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %851, ptr align 1 %163, i64 %1037, i1 false)
  br label %2296

1038:
  %1039 = icmp sgt i64 %908, 0
  br i1 %1039, label %1040, label %2296

1040:
  br i1 %867, label %1431, label %1041

1041:
  %1042 = icmp sgt i64 %859, 0
  %1043 = add nsw i64 %852, -1
  %1044 = mul nsw i64 %1043, %859
  %1045 = select i1 %1042, i64 %1044, i64 0
  %1046 = getelementptr inbounds i8, ptr %851, i64 %1045
  %1047 = icmp sgt i64 %860, 0
  %1048 = add nsw i64 %853, -1
  %1049 = mul nsw i64 %1048, %860
  %1050 = select i1 %1047, i64 %1049, i64 0
  %1051 = getelementptr inbounds i8, ptr %1046, i64 %1050
  %1052 = icmp sgt i64 %861, 0
  %1053 = add nsw i64 %854, -1
  %1054 = mul nsw i64 %1053, %861
  %1055 = select i1 %1052, i64 %1054, i64 0
  %1056 = getelementptr inbounds i8, ptr %1051, i64 %1055
  %1057 = icmp sgt i64 %862, 0
  %1058 = add nsw i64 %855, -1
  %1059 = mul nsw i64 %1058, %862
  %1060 = select i1 %1057, i64 %1059, i64 0
  %1061 = getelementptr inbounds i8, ptr %1056, i64 %1060
  %1062 = icmp sgt i64 %863, 0
  %1063 = add nsw i64 %856, -1
  %1064 = mul nsw i64 %1063, %863
  %1065 = select i1 %1062, i64 %1064, i64 0
  %1066 = getelementptr inbounds i8, ptr %1061, i64 %1065
  %1067 = icmp sgt i64 %864, 0
  %1068 = add nsw i64 %857, -1
  %1069 = mul nsw i64 %1068, %864
  %1070 = select i1 %1067, i64 %1069, i64 0
  %1071 = getelementptr inbounds i8, ptr %1066, i64 %1070
  %1072 = icmp sgt i64 %865, 0
  %1073 = add nsw i64 %858, -1
  %1074 = mul nsw i64 %1073, %865
  %1075 = select i1 %1072, i64 %1074, i64 0
  %1076 = icmp slt i64 %844, 0
  %1077 = add nsw i64 %837, -1
  %1078 = mul nsw i64 %1077, %844
  %1079 = select i1 %1076, i64 %1078, i64 0
  %1080 = getelementptr inbounds i8, ptr %163, i64 %1079
  %1081 = icmp slt i64 %845, 0
  %1082 = add nsw i64 %838, -1
  %1083 = mul nsw i64 %1082, %845
  %1084 = select i1 %1081, i64 %1083, i64 0
  %1085 = getelementptr inbounds i8, ptr %1080, i64 %1084
  %1086 = icmp slt i64 %846, 0
  %1087 = add nsw i64 %839, -1
  %1088 = mul nsw i64 %1087, %846
  %1089 = select i1 %1086, i64 %1088, i64 0
  %1090 = getelementptr inbounds i8, ptr %1085, i64 %1089
  %1091 = icmp slt i64 %847, 0
  %1092 = add nsw i64 %840, -1
  %1093 = mul nsw i64 %1092, %847
  %1094 = select i1 %1091, i64 %1093, i64 0
  %1095 = getelementptr inbounds i8, ptr %1090, i64 %1094
  %1096 = icmp slt i64 %848, 0
  %1097 = add nsw i64 %841, -1
  %1098 = mul nsw i64 %1097, %848
  %1099 = select i1 %1096, i64 %1098, i64 0
  %1100 = getelementptr inbounds i8, ptr %1095, i64 %1099
  %1101 = icmp slt i64 %849, 0
  %1102 = add nsw i64 %842, -1
  %1103 = mul nsw i64 %1102, %849
  %1104 = select i1 %1101, i64 %1103, i64 0
  %1105 = getelementptr inbounds i8, ptr %1100, i64 %1104
  %1106 = icmp slt i64 %850, 0
  %1107 = add nsw i64 %843, -1
  %1108 = mul nsw i64 %1107, %850
  %1109 = select i1 %1106, i64 %1108, i64 0
  %1110 = getelementptr inbounds i8, ptr %1105, i64 %1109
  %1111 = getelementptr inbounds i8, ptr %1071, i64 %1075
  %1112 = getelementptr inbounds i8, ptr %1111, i64 %330
  %1113 = icmp ugt ptr %1112, %1110
  br i1 %1113, label %1114, label %1431

1114:
  %1115 = icmp sgt i64 %844, 0
  %1116 = add nsw i64 %837, -1
  %1117 = mul nsw i64 %1116, %844
  %1118 = select i1 %1115, i64 %1117, i64 0
  %1119 = getelementptr inbounds i8, ptr %163, i64 %1118
  %1120 = icmp sgt i64 %845, 0
  %1121 = add nsw i64 %838, -1
  %1122 = mul nsw i64 %1121, %845
  %1123 = select i1 %1120, i64 %1122, i64 0
  %1124 = getelementptr inbounds i8, ptr %1119, i64 %1123
  %1125 = icmp sgt i64 %846, 0
  %1126 = add nsw i64 %839, -1
  %1127 = mul nsw i64 %1126, %846
  %1128 = select i1 %1125, i64 %1127, i64 0
  %1129 = getelementptr inbounds i8, ptr %1124, i64 %1128
  %1130 = icmp sgt i64 %847, 0
  %1131 = add nsw i64 %840, -1
  %1132 = mul nsw i64 %1131, %847
  %1133 = select i1 %1130, i64 %1132, i64 0
  %1134 = getelementptr inbounds i8, ptr %1129, i64 %1133
  %1135 = icmp sgt i64 %848, 0
  %1136 = add nsw i64 %841, -1
  %1137 = mul nsw i64 %1136, %848
  %1138 = select i1 %1135, i64 %1137, i64 0
  %1139 = getelementptr inbounds i8, ptr %1134, i64 %1138
  %1140 = icmp sgt i64 %849, 0
  %1141 = add nsw i64 %842, -1
  %1142 = mul nsw i64 %1141, %849
  %1143 = select i1 %1140, i64 %1142, i64 0
  %1144 = getelementptr inbounds i8, ptr %1139, i64 %1143
  %1145 = icmp sgt i64 %850, 0
  %1146 = add nsw i64 %843, -1
  %1147 = mul nsw i64 %1146, %850
  %1148 = select i1 %1145, i64 %1147, i64 0
  %1149 = icmp slt i64 %859, 0
  %1150 = add nsw i64 %852, -1
  %1151 = mul nsw i64 %1150, %859
  %1152 = select i1 %1149, i64 %1151, i64 0
  %1153 = getelementptr inbounds i8, ptr %851, i64 %1152
  %1154 = icmp slt i64 %860, 0
  %1155 = add nsw i64 %853, -1
  %1156 = mul nsw i64 %1155, %860
  %1157 = select i1 %1154, i64 %1156, i64 0
  %1158 = getelementptr inbounds i8, ptr %1153, i64 %1157
  %1159 = icmp slt i64 %861, 0
  %1160 = add nsw i64 %854, -1
  %1161 = mul nsw i64 %1160, %861
  %1162 = select i1 %1159, i64 %1161, i64 0
  %1163 = getelementptr inbounds i8, ptr %1158, i64 %1162
  %1164 = icmp slt i64 %862, 0
  %1165 = add nsw i64 %855, -1
  %1166 = mul nsw i64 %1165, %862
  %1167 = select i1 %1164, i64 %1166, i64 0
  %1168 = getelementptr inbounds i8, ptr %1163, i64 %1167
  %1169 = icmp slt i64 %863, 0
  %1170 = add nsw i64 %856, -1
  %1171 = mul nsw i64 %1170, %863
  %1172 = select i1 %1169, i64 %1171, i64 0
  %1173 = getelementptr inbounds i8, ptr %1168, i64 %1172
  %1174 = icmp slt i64 %864, 0
  %1175 = add nsw i64 %857, -1
  %1176 = mul nsw i64 %1175, %864
  %1177 = select i1 %1174, i64 %1176, i64 0
  %1178 = getelementptr inbounds i8, ptr %1173, i64 %1177
  %1179 = icmp slt i64 %865, 0
  %1180 = add nsw i64 %858, -1
  %1181 = mul nsw i64 %1180, %865
  %1182 = select i1 %1179, i64 %1181, i64 0
  %1183 = getelementptr inbounds i8, ptr %1178, i64 %1182
  %1184 = getelementptr inbounds i8, ptr %1144, i64 %1148
  %1185 = getelementptr inbounds i8, ptr %1184, i64 %330
  %1186 = icmp ugt ptr %1185, %1183
  br i1 %1186, label %1187, label %1431

1187:
  %1188 = mul i64 %908, %330
  %1189 = tail call i64 @llvm.umax.i64(i64 %1188, i64 1)
  %1190 = tail call ptr @malloc(i64 noundef %1189) #9
  %1191 = mul nsw i64 %837, %330
  %1192 = mul nsw i64 %838, %1191
  %1193 = mul nsw i64 %839, %1192
  %1194 = mul nsw i64 %840, %1193
  %1195 = mul nsw i64 %841, %1194
  %1196 = mul nsw i64 %842, %1195
  %1197 = mul nsw i64 %839, %838
  %1198 = mul nsw i64 %840, %1197
  %1199 = mul nsw i64 %841, %1198
  %1200 = mul nsw i64 %842, %1199
  %1201 = mul nsw i64 %843, %1200
  %1202 = icmp sgt i64 %1201, 0
  br i1 %1202, label %1203, label %1431

1203:
  %1204 = icmp sgt i64 %837, 0
  %1205 = icmp sgt i64 %837, 0
  %1206 = icmp sgt i64 %837, 0
  %1207 = icmp sgt i64 %837, 0
  %1208 = icmp sgt i64 %837, 0
  %1209 = icmp sgt i32 %693, 1
  %1210 = icmp eq i32 %693, 2
  %1211 = icmp sgt i32 %693, 2
  %1212 = icmp eq i32 %693, 3
  %1213 = icmp sgt i32 %693, 3
  %1214 = icmp eq i32 %693, 4
  %1215 = icmp sgt i32 %693, 4
  %1216 = icmp eq i32 %693, 5
  %1217 = icmp sgt i32 %693, 5
  %1218 = icmp eq i32 %693, 6
  %1219 = icmp sgt i32 %693, 6
  %1220 = icmp eq i32 %693, 7
  %1221 = icmp sgt i32 %693, 1
  %1222 = icmp eq i32 %693, 2
  %1223 = icmp sgt i32 %693, 2
  %1224 = icmp eq i32 %693, 3
  %1225 = icmp sgt i32 %693, 3
  %1226 = icmp eq i32 %693, 4
  %1227 = icmp sgt i32 %693, 4
  %1228 = icmp eq i32 %693, 5
  %1229 = icmp sgt i32 %693, 5
  %1230 = icmp eq i32 %693, 6
  %1231 = icmp sgt i32 %693, 6
  %1232 = icmp eq i32 %693, 7
  br label %1233

1233:
  %1234 = phi i64 [ 0, %1203 ], [ %1429, %1428 ]
  br i1 %1209, label %1235, label %1242

1235:
  br i1 %1210, label %1240, label %1236

1236:
  %1237 = urem i64 %1234, %838
  %1238 = mul nsw i64 %1191, %1237
  %1239 = udiv i64 %1234, %838
  br label %1242

1240:
  %1241 = mul nsw i64 %1191, %1234
  br label %1242

1242:
  %1243 = phi i64 [ %1241, %1240 ], [ %1238, %1236 ], [ 0, %1233 ]
  %1244 = phi i64 [ %1234, %1240 ], [ %1239, %1236 ], [ %1234, %1233 ]
  br i1 %1211, label %1245, label %1254

1245:
  br i1 %1212, label %1251, label %1246

1246:
  %1247 = urem i64 %1244, %839
  %1248 = mul nsw i64 %1192, %1247
  %1249 = add nsw i64 %1248, %1243
  %1250 = udiv i64 %1244, %839
  br label %1254

1251:
  %1252 = mul nsw i64 %1192, %1244
  %1253 = add nsw i64 %1252, %1243
  br label %1254

1254:
  %1255 = phi i64 [ %1253, %1251 ], [ %1249, %1246 ], [ %1243, %1242 ]
  %1256 = phi i64 [ %1244, %1251 ], [ %1250, %1246 ], [ %1244, %1242 ]
  br i1 %1213, label %1257, label %1266

1257:
  br i1 %1214, label %1263, label %1258

1258:
  %1259 = urem i64 %1256, %840
  %1260 = mul nsw i64 %1193, %1259
  %1261 = add nsw i64 %1260, %1255
  %1262 = udiv i64 %1256, %840
  br label %1266

1263:
  %1264 = mul nsw i64 %1193, %1256
  %1265 = add nsw i64 %1264, %1255
  br label %1266

1266:
  %1267 = phi i64 [ %1265, %1263 ], [ %1261, %1258 ], [ %1255, %1254 ]
  %1268 = phi i64 [ %1256, %1263 ], [ %1262, %1258 ], [ %1256, %1254 ]
  br i1 %1215, label %1269, label %1278

1269:
  br i1 %1216, label %1275, label %1270

1270:
  %1271 = urem i64 %1268, %841
  %1272 = mul nsw i64 %1194, %1271
  %1273 = add nsw i64 %1272, %1267
  %1274 = udiv i64 %1268, %841
  br label %1278

1275:
  %1276 = mul nsw i64 %1194, %1268
  %1277 = add nsw i64 %1276, %1267
  br label %1278

1278:
  %1279 = phi i64 [ %1277, %1275 ], [ %1273, %1270 ], [ %1267, %1266 ]
  %1280 = phi i64 [ %1268, %1275 ], [ %1274, %1270 ], [ %1268, %1266 ]
  br i1 %1217, label %1281, label %1290

1281:
  br i1 %1218, label %1287, label %1282

1282:
  %1283 = urem i64 %1280, %842
  %1284 = mul nsw i64 %1195, %1283
  %1285 = add nsw i64 %1284, %1279
  %1286 = udiv i64 %1280, %842
  br label %1290

1287:
  %1288 = mul nsw i64 %1195, %1280
  %1289 = add nsw i64 %1288, %1279
  br label %1290

1290:
  %1291 = phi i64 [ %1289, %1287 ], [ %1285, %1282 ], [ %1279, %1278 ]
  %1292 = phi i64 [ %1280, %1287 ], [ %1286, %1282 ], [ %1280, %1278 ]
  br i1 %1219, label %1293, label %1301

1293:
  br i1 %1220, label %1298, label %1294

1294:
  %1295 = urem i64 %1292, %843
  %1296 = mul nsw i64 %1196, %1295
  %1297 = add nsw i64 %1296, %1291
  br label %1301

1298:
  %1299 = mul nsw i64 %1196, %1292
  %1300 = add nsw i64 %1299, %1291
  br label %1301

1301:
  %1302 = phi i64 [ %1300, %1298 ], [ %1297, %1294 ], [ %1291, %1290 ]
  br i1 %1221, label %1303, label %1310

1303:
  br i1 %1222, label %1308, label %1304

1304:
  %1305 = urem i64 %1234, %838
  %1306 = mul nsw i64 %845, %1305
  %1307 = udiv i64 %1234, %838
  br label %1310

1308:
  %1309 = mul nsw i64 %845, %1234
  br label %1310

1310:
  %1311 = phi i64 [ %1309, %1308 ], [ %1306, %1304 ], [ 0, %1301 ]
  %1312 = phi i64 [ %1234, %1308 ], [ %1307, %1304 ], [ %1234, %1301 ]
  br i1 %1223, label %1313, label %1322

1313:
  br i1 %1224, label %1319, label %1314

1314:
  %1315 = urem i64 %1312, %839
  %1316 = mul nsw i64 %846, %1315
  %1317 = add nsw i64 %1316, %1311
  %1318 = udiv i64 %1312, %839
  br label %1322

1319:
  %1320 = mul nsw i64 %846, %1312
  %1321 = add nsw i64 %1320, %1311
  br label %1322

1322:
  %1323 = phi i64 [ %1321, %1319 ], [ %1317, %1314 ], [ %1311, %1310 ]
  %1324 = phi i64 [ %1312, %1319 ], [ %1318, %1314 ], [ %1312, %1310 ]
  br i1 %1225, label %1325, label %1334

1325:
  br i1 %1226, label %1331, label %1326

1326:
  %1327 = urem i64 %1324, %840
  %1328 = mul nsw i64 %847, %1327
  %1329 = add nsw i64 %1328, %1323
  %1330 = udiv i64 %1324, %840
  br label %1334

1331:
  %1332 = mul nsw i64 %847, %1324
  %1333 = add nsw i64 %1332, %1323
  br label %1334

1334:
  %1335 = phi i64 [ %1333, %1331 ], [ %1329, %1326 ], [ %1323, %1322 ]
  %1336 = phi i64 [ %1324, %1331 ], [ %1330, %1326 ], [ %1324, %1322 ]
  br i1 %1227, label %1337, label %1346

1337:
  br i1 %1228, label %1343, label %1338

1338:
  %1339 = urem i64 %1336, %841
  %1340 = mul nsw i64 %848, %1339
  %1341 = add nsw i64 %1340, %1335
  %1342 = udiv i64 %1336, %841
  br label %1346

1343:
  %1344 = mul nsw i64 %848, %1336
  %1345 = add nsw i64 %1344, %1335
  br label %1346

1346:
  %1347 = phi i64 [ %1345, %1343 ], [ %1341, %1338 ], [ %1335, %1334 ]
  %1348 = phi i64 [ %1336, %1343 ], [ %1342, %1338 ], [ %1336, %1334 ]
  br i1 %1229, label %1349, label %1358

1349:
  br i1 %1230, label %1355, label %1350

1350:
  %1351 = urem i64 %1348, %842
  %1352 = mul nsw i64 %849, %1351
  %1353 = add nsw i64 %1352, %1347
  %1354 = udiv i64 %1348, %842
  br label %1358

1355:
  %1356 = mul nsw i64 %849, %1348
  %1357 = add nsw i64 %1356, %1347
  br label %1358

1358:
  %1359 = phi i64 [ %1357, %1355 ], [ %1353, %1350 ], [ %1347, %1346 ]
  %1360 = phi i64 [ %1348, %1355 ], [ %1354, %1350 ], [ %1348, %1346 ]
  br i1 %1231, label %1361, label %1369

1361:
  br i1 %1232, label %1366, label %1362

1362:
  %1363 = urem i64 %1360, %843
  %1364 = mul nsw i64 %850, %1363
  %1365 = add nsw i64 %1364, %1359
  br label %1369

1366:
  %1367 = mul nsw i64 %850, %1360
  %1368 = add nsw i64 %1367, %1359
  br label %1369

1369:
  %1370 = phi i64 [ %1368, %1366 ], [ %1365, %1362 ], [ %1359, %1358 ]
  %1371 = getelementptr inbounds i8, ptr %1190, i64 %1302
  %1372 = getelementptr inbounds i8, ptr %163, i64 %1370
  switch i32 %691, label %992 [
    i32 2, label %1377
    i32 1, label %1376
    i32 4, label %1375
    i32 3, label %1374
    i32 0, label %1373
  ]

1373:
  br i1 %1204, label %1420, label %1428

1374:
  br i1 %1205, label %1408, label %1428

1375:
  br i1 %1206, label %1396, label %1428

1376:
  br i1 %1207, label %1387, label %1428

1377:
  br i1 %1208, label %1378, label %1428

1378:
  %1379 = phi i64 [ %1385, %1378 ], [ 0, %1377 ]
  %1380 = mul nsw i64 %1379, %330
  %1381 = getelementptr inbounds i8, ptr %1371, i64 %1380
  %1382 = mul nsw i64 %1379, %844
  %1383 = getelementptr inbounds i8, ptr %1372, i64 %1382
  %1384 = load double, ptr %1383, align 8
  store double %1384, ptr %1381, align 8
  %1385 = add nuw nsw i64 %1379, 1
  %1386 = icmp eq i64 %1385, %837
  br i1 %1386, label %1428, label %1378

1387:
  %1388 = phi i64 [ %1394, %1387 ], [ 0, %1376 ]
  %1389 = mul nsw i64 %1388, %330
  %1390 = getelementptr inbounds i8, ptr %1371, i64 %1389
  %1391 = mul nsw i64 %1388, %844
  %1392 = getelementptr inbounds i8, ptr %1372, i64 %1391
  %1393 = load float, ptr %1392, align 4
  store float %1393, ptr %1390, align 4
  %1394 = add nuw nsw i64 %1388, 1
  %1395 = icmp eq i64 %1394, %837
  br i1 %1395, label %1428, label %1387

1396:
  %1397 = phi i64 [ %1406, %1396 ], [ 0, %1375 ]
  %1398 = mul nsw i64 %1397, %330
  %1399 = getelementptr inbounds i8, ptr %1371, i64 %1398
  %1400 = mul nsw i64 %1397, %844
  %1401 = getelementptr inbounds i8, ptr %1372, i64 %1400
  %1402 = load double, ptr %1401, align 8
  %1403 = getelementptr inbounds nuw i8, ptr %1401, i64 8
  %1404 = load double, ptr %1403, align 8
  store double %1402, ptr %1399, align 8
  %1405 = getelementptr inbounds nuw i8, ptr %1399, i64 8
  store double %1404, ptr %1405, align 8
  %1406 = add nuw nsw i64 %1397, 1
  %1407 = icmp eq i64 %1406, %837
  br i1 %1407, label %1428, label %1396

1408:
  %1409 = phi i64 [ %1418, %1408 ], [ 0, %1374 ]
  %1410 = mul nsw i64 %1409, %330
  %1411 = getelementptr inbounds i8, ptr %1371, i64 %1410
  %1412 = mul nsw i64 %1409, %844
  %1413 = getelementptr inbounds i8, ptr %1372, i64 %1412
  %1414 = load float, ptr %1413, align 4
  %1415 = getelementptr inbounds nuw i8, ptr %1413, i64 4
  %1416 = load float, ptr %1415, align 4
  store float %1414, ptr %1411, align 4
  %1417 = getelementptr inbounds nuw i8, ptr %1411, i64 4
  store float %1416, ptr %1417, align 4
  %1418 = add nuw nsw i64 %1409, 1
  %1419 = icmp eq i64 %1418, %837
  br i1 %1419, label %1428, label %1408

1420:
  %1421 = phi i64 [ %1426, %1420 ], [ 0, %1373 ]
  %1422 = mul nsw i64 %1421, %330
  %1423 = getelementptr inbounds i8, ptr %1371, i64 %1422
  %1424 = mul nsw i64 %1421, %844
  %1425 = getelementptr inbounds i8, ptr %1372, i64 %1424
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1423, ptr align 1 %1425, i64 %330, i1 false)
  %1426 = add nuw nsw i64 %1421, 1
  %1427 = icmp eq i64 %1426, %837
  br i1 %1427, label %1428, label %1420

1428:
  %1429 = add nuw nsw i64 %1234, 1
  %1430 = icmp eq i64 %1429, %1201
  br i1 %1430, label %1431, label %1233

1431:
  %1432 = phi ptr [ %163, %1040 ], [ %163, %1041 ], [ %163, %1114 ], [ %1190, %1187 ], [ %1190, %1428 ]
  %1433 = phi i64 [ %844, %1040 ], [ %844, %1041 ], [ %844, %1114 ], [ %330, %1187 ], [ %330, %1428 ]
  %1434 = phi i64 [ %845, %1040 ], [ %845, %1041 ], [ %845, %1114 ], [ %1191, %1187 ], [ %1191, %1428 ]
  %1435 = phi i64 [ %846, %1040 ], [ %846, %1041 ], [ %846, %1114 ], [ %1192, %1187 ], [ %1192, %1428 ]
  %1436 = phi i64 [ %847, %1040 ], [ %847, %1041 ], [ %847, %1114 ], [ %1193, %1187 ], [ %1193, %1428 ]
  %1437 = phi i64 [ %848, %1040 ], [ %848, %1041 ], [ %848, %1114 ], [ %1194, %1187 ], [ %1194, %1428 ]
  %1438 = phi i64 [ %849, %1040 ], [ %849, %1041 ], [ %849, %1114 ], [ %1195, %1187 ], [ %1195, %1428 ]
  %1439 = phi i64 [ %850, %1040 ], [ %850, %1041 ], [ %850, %1114 ], [ %1196, %1187 ], [ %1196, %1428 ]
  %1440 = phi ptr [ null, %1040 ], [ null, %1041 ], [ null, %1114 ], [ %1190, %1187 ], [ %1190, %1428 ]
  %1441 = mul nsw i64 %839, %838
  %1442 = mul nsw i64 %840, %1441
  %1443 = mul nsw i64 %841, %1442
  %1444 = mul nsw i64 %842, %1443
  %1445 = mul nsw i64 %843, %1444
  %1446 = icmp sgt i64 %1445, 0
  br i1 %1446, label %1447, label %1675

1447:
  %1448 = icmp sgt i64 %837, 0
  %1449 = icmp sgt i64 %837, 0
  %1450 = icmp sgt i64 %837, 0
  %1451 = icmp sgt i64 %837, 0
  %1452 = icmp sgt i64 %837, 0
  %1453 = icmp sgt i32 %693, 1
  %1454 = icmp eq i32 %693, 2
  %1455 = icmp sgt i32 %693, 2
  %1456 = icmp eq i32 %693, 3
  %1457 = icmp sgt i32 %693, 3
  %1458 = icmp eq i32 %693, 4
  %1459 = icmp sgt i32 %693, 4
  %1460 = icmp eq i32 %693, 5
  %1461 = icmp sgt i32 %693, 5
  %1462 = icmp eq i32 %693, 6
  %1463 = icmp sgt i32 %693, 6
  %1464 = icmp eq i32 %693, 7
  %1465 = icmp sgt i32 %693, 1
  %1466 = icmp eq i32 %693, 2
  %1467 = icmp sgt i32 %693, 2
  %1468 = icmp eq i32 %693, 3
  %1469 = icmp sgt i32 %693, 3
  %1470 = icmp eq i32 %693, 4
  %1471 = icmp sgt i32 %693, 4
  %1472 = icmp eq i32 %693, 5
  %1473 = icmp sgt i32 %693, 5
  %1474 = icmp eq i32 %693, 6
  %1475 = icmp sgt i32 %693, 6
  %1476 = icmp eq i32 %693, 7
  br label %1477

1477:
  %1478 = phi i64 [ 0, %1447 ], [ %1673, %1672 ]
  br i1 %1453, label %1479, label %1486

1479:
  br i1 %1454, label %1484, label %1480

1480:
  %1481 = urem i64 %1478, %853
  %1482 = mul nsw i64 %860, %1481
  %1483 = udiv i64 %1478, %853
  br label %1486

1484:
  %1485 = mul nsw i64 %860, %1478
  br label %1486

1486:
  %1487 = phi i64 [ %1485, %1484 ], [ %1482, %1480 ], [ 0, %1477 ]
  %1488 = phi i64 [ %1478, %1484 ], [ %1483, %1480 ], [ %1478, %1477 ]
  br i1 %1455, label %1489, label %1498

1489:
  br i1 %1456, label %1495, label %1490

1490:
  %1491 = urem i64 %1488, %854
  %1492 = mul nsw i64 %861, %1491
  %1493 = add nsw i64 %1492, %1487
  %1494 = udiv i64 %1488, %854
  br label %1498

1495:
  %1496 = mul nsw i64 %861, %1488
  %1497 = add nsw i64 %1496, %1487
  br label %1498

1498:
  %1499 = phi i64 [ %1497, %1495 ], [ %1493, %1490 ], [ %1487, %1486 ]
  %1500 = phi i64 [ %1488, %1495 ], [ %1494, %1490 ], [ %1488, %1486 ]
  br i1 %1457, label %1501, label %1510

1501:
  br i1 %1458, label %1507, label %1502

1502:
  %1503 = urem i64 %1500, %855
  %1504 = mul nsw i64 %862, %1503
  %1505 = add nsw i64 %1504, %1499
  %1506 = udiv i64 %1500, %855
  br label %1510

1507:
  %1508 = mul nsw i64 %862, %1500
  %1509 = add nsw i64 %1508, %1499
  br label %1510

1510:
  %1511 = phi i64 [ %1509, %1507 ], [ %1505, %1502 ], [ %1499, %1498 ]
  %1512 = phi i64 [ %1500, %1507 ], [ %1506, %1502 ], [ %1500, %1498 ]
  br i1 %1459, label %1513, label %1522

1513:
  br i1 %1460, label %1519, label %1514

1514:
  %1515 = urem i64 %1512, %856
  %1516 = mul nsw i64 %863, %1515
  %1517 = add nsw i64 %1516, %1511
  %1518 = udiv i64 %1512, %856
  br label %1522

1519:
  %1520 = mul nsw i64 %863, %1512
  %1521 = add nsw i64 %1520, %1511
  br label %1522

1522:
  %1523 = phi i64 [ %1521, %1519 ], [ %1517, %1514 ], [ %1511, %1510 ]
  %1524 = phi i64 [ %1512, %1519 ], [ %1518, %1514 ], [ %1512, %1510 ]
  br i1 %1461, label %1525, label %1534

1525:
  br i1 %1462, label %1531, label %1526

1526:
  %1527 = urem i64 %1524, %857
  %1528 = mul nsw i64 %864, %1527
  %1529 = add nsw i64 %1528, %1523
  %1530 = udiv i64 %1524, %857
  br label %1534

1531:
  %1532 = mul nsw i64 %864, %1524
  %1533 = add nsw i64 %1532, %1523
  br label %1534

1534:
  %1535 = phi i64 [ %1533, %1531 ], [ %1529, %1526 ], [ %1523, %1522 ]
  %1536 = phi i64 [ %1524, %1531 ], [ %1530, %1526 ], [ %1524, %1522 ]
  br i1 %1463, label %1537, label %1545

1537:
  br i1 %1464, label %1542, label %1538

1538:
  %1539 = urem i64 %1536, %858
  %1540 = mul nsw i64 %865, %1539
  %1541 = add nsw i64 %1540, %1535
  br label %1545

1542:
  %1543 = mul nsw i64 %865, %1536
  %1544 = add nsw i64 %1543, %1535
  br label %1545

1545:
  %1546 = phi i64 [ %1544, %1542 ], [ %1541, %1538 ], [ %1535, %1534 ]
  br i1 %1465, label %1547, label %1554

1547:
  br i1 %1466, label %1552, label %1548

1548:
  %1549 = urem i64 %1478, %838
  %1550 = mul nsw i64 %1434, %1549
  %1551 = udiv i64 %1478, %838
  br label %1554

1552:
  %1553 = mul nsw i64 %1434, %1478
  br label %1554

1554:
  %1555 = phi i64 [ %1553, %1552 ], [ %1550, %1548 ], [ 0, %1545 ]
  %1556 = phi i64 [ %1478, %1552 ], [ %1551, %1548 ], [ %1478, %1545 ]
  br i1 %1467, label %1557, label %1566

1557:
  br i1 %1468, label %1563, label %1558

1558:
  %1559 = urem i64 %1556, %839
  %1560 = mul nsw i64 %1435, %1559
  %1561 = add nsw i64 %1560, %1555
  %1562 = udiv i64 %1556, %839
  br label %1566

1563:
  %1564 = mul nsw i64 %1435, %1556
  %1565 = add nsw i64 %1564, %1555
  br label %1566

1566:
  %1567 = phi i64 [ %1565, %1563 ], [ %1561, %1558 ], [ %1555, %1554 ]
  %1568 = phi i64 [ %1556, %1563 ], [ %1562, %1558 ], [ %1556, %1554 ]
  br i1 %1469, label %1569, label %1578

1569:
  br i1 %1470, label %1575, label %1570

1570:
  %1571 = urem i64 %1568, %840
  %1572 = mul nsw i64 %1436, %1571
  %1573 = add nsw i64 %1572, %1567
  %1574 = udiv i64 %1568, %840
  br label %1578

1575:
  %1576 = mul nsw i64 %1436, %1568
  %1577 = add nsw i64 %1576, %1567
  br label %1578

1578:
  %1579 = phi i64 [ %1577, %1575 ], [ %1573, %1570 ], [ %1567, %1566 ]
  %1580 = phi i64 [ %1568, %1575 ], [ %1574, %1570 ], [ %1568, %1566 ]
  br i1 %1471, label %1581, label %1590

1581:
  br i1 %1472, label %1587, label %1582

1582:
  %1583 = urem i64 %1580, %841
  %1584 = mul nsw i64 %1437, %1583
  %1585 = add nsw i64 %1584, %1579
  %1586 = udiv i64 %1580, %841
  br label %1590

1587:
  %1588 = mul nsw i64 %1437, %1580
  %1589 = add nsw i64 %1588, %1579
  br label %1590

1590:
  %1591 = phi i64 [ %1589, %1587 ], [ %1585, %1582 ], [ %1579, %1578 ]
  %1592 = phi i64 [ %1580, %1587 ], [ %1586, %1582 ], [ %1580, %1578 ]
  br i1 %1473, label %1593, label %1602

1593:
  br i1 %1474, label %1599, label %1594

1594:
  %1595 = urem i64 %1592, %842
  %1596 = mul nsw i64 %1438, %1595
  %1597 = add nsw i64 %1596, %1591
  %1598 = udiv i64 %1592, %842
  br label %1602

1599:
  %1600 = mul nsw i64 %1438, %1592
  %1601 = add nsw i64 %1600, %1591
  br label %1602

1602:
  %1603 = phi i64 [ %1601, %1599 ], [ %1597, %1594 ], [ %1591, %1590 ]
  %1604 = phi i64 [ %1592, %1599 ], [ %1598, %1594 ], [ %1592, %1590 ]
  br i1 %1475, label %1605, label %1613

1605:
  br i1 %1476, label %1610, label %1606

1606:
  %1607 = urem i64 %1604, %843
  %1608 = mul nsw i64 %1439, %1607
  %1609 = add nsw i64 %1608, %1603
  br label %1613

1610:
  %1611 = mul nsw i64 %1439, %1604
  %1612 = add nsw i64 %1611, %1603
  br label %1613

1613:
  %1614 = phi i64 [ %1612, %1610 ], [ %1609, %1606 ], [ %1603, %1602 ]
  %1615 = getelementptr inbounds i8, ptr %851, i64 %1546
  %1616 = getelementptr inbounds i8, ptr %1432, i64 %1614
  switch i32 %691, label %992 [
    i32 2, label %1621
    i32 1, label %1620
    i32 4, label %1619
    i32 3, label %1618
    i32 0, label %1617
  ]

1617:
  br i1 %1448, label %1664, label %1672

1618:
  br i1 %1449, label %1652, label %1672

1619:
  br i1 %1450, label %1640, label %1672

1620:
  br i1 %1451, label %1631, label %1672

1621:
  br i1 %1452, label %1622, label %1672

1622:
  %1623 = phi i64 [ %1629, %1622 ], [ 0, %1621 ]
  %1624 = mul nsw i64 %1623, %859
  %1625 = getelementptr inbounds i8, ptr %1615, i64 %1624
  %1626 = mul nsw i64 %1623, %1433
  %1627 = getelementptr inbounds i8, ptr %1616, i64 %1626
  %1628 = load double, ptr %1627, align 8
  store double %1628, ptr %1625, align 8
  %1629 = add nuw nsw i64 %1623, 1
  %1630 = icmp eq i64 %1629, %837
  br i1 %1630, label %1672, label %1622

1631:
  %1632 = phi i64 [ %1638, %1631 ], [ 0, %1620 ]
  %1633 = mul nsw i64 %1632, %859
  %1634 = getelementptr inbounds i8, ptr %1615, i64 %1633
  %1635 = mul nsw i64 %1632, %1433
  %1636 = getelementptr inbounds i8, ptr %1616, i64 %1635
  %1637 = load float, ptr %1636, align 4
  store float %1637, ptr %1634, align 4
  %1638 = add nuw nsw i64 %1632, 1
  %1639 = icmp eq i64 %1638, %837
  br i1 %1639, label %1672, label %1631

1640:
  %1641 = phi i64 [ %1650, %1640 ], [ 0, %1619 ]
  %1642 = mul nsw i64 %1641, %859
  %1643 = getelementptr inbounds i8, ptr %1615, i64 %1642
  %1644 = mul nsw i64 %1641, %1433
  %1645 = getelementptr inbounds i8, ptr %1616, i64 %1644
  %1646 = load double, ptr %1645, align 8
  %1647 = getelementptr inbounds nuw i8, ptr %1645, i64 8
  %1648 = load double, ptr %1647, align 8
  store double %1646, ptr %1643, align 8
  %1649 = getelementptr inbounds nuw i8, ptr %1643, i64 8
  store double %1648, ptr %1649, align 8
  %1650 = add nuw nsw i64 %1641, 1
  %1651 = icmp eq i64 %1650, %837
  br i1 %1651, label %1672, label %1640

1652:
  %1653 = phi i64 [ %1662, %1652 ], [ 0, %1618 ]
  %1654 = mul nsw i64 %1653, %859
  %1655 = getelementptr inbounds i8, ptr %1615, i64 %1654
  %1656 = mul nsw i64 %1653, %1433
  %1657 = getelementptr inbounds i8, ptr %1616, i64 %1656
  %1658 = load float, ptr %1657, align 4
  %1659 = getelementptr inbounds nuw i8, ptr %1657, i64 4
  %1660 = load float, ptr %1659, align 4
  store float %1658, ptr %1655, align 4
  %1661 = getelementptr inbounds nuw i8, ptr %1655, i64 4
  store float %1660, ptr %1661, align 4
  %1662 = add nuw nsw i64 %1653, 1
  %1663 = icmp eq i64 %1662, %837
  br i1 %1663, label %1672, label %1652

1664:
  %1665 = phi i64 [ %1670, %1664 ], [ 0, %1617 ]
  %1666 = mul nsw i64 %1665, %859
  %1667 = getelementptr inbounds i8, ptr %1615, i64 %1666
  %1668 = mul nsw i64 %1665, %1433
  %1669 = getelementptr inbounds i8, ptr %1616, i64 %1668
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1667, ptr align 1 %1669, i64 %330, i1 false)
  %1670 = add nuw nsw i64 %1665, 1
  %1671 = icmp eq i64 %1670, %837
  br i1 %1671, label %1672, label %1664

1672:
  %1673 = add nuw nsw i64 %1478, 1
  %1674 = icmp eq i64 %1673, %1445
  br i1 %1674, label %1675, label %1477

1675:
  %1676 = icmp eq ptr %1440, null
  br i1 %1676, label %2296, label %1677

1677:
  tail call void @free(ptr noundef %1440)
  br label %2296

1678:
  br i1 %867, label %1679, label %1798

1679:
  %1680 = icmp eq i32 %693, 0
  br i1 %1680, label %1681, label %1682

1681:
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef %851) #7
  br label %1798

1682:
  %1683 = mul nsw i64 %853, %852
  %1684 = mul nsw i64 %854, %1683
  %1685 = mul nsw i64 %855, %1684
  %1686 = mul nsw i64 %856, %1685
  %1687 = mul nsw i64 %857, %1686
  %1688 = mul nsw i64 %858, %1687
  %1689 = icmp sgt i64 %1688, 0
  br i1 %1689, label %1690, label %1696

1690:
  %1691 = mul nsw i64 %854, %853
  %1692 = mul nsw i64 %855, %1691
  %1693 = mul nsw i64 %856, %1692
  %1694 = mul nsw i64 %857, %1693
  %1695 = mul nsw i64 %858, %1694
  br label %1696

1696:
  %1697 = phi i64 [ 0, %1682 ], [ %1695, %1690 ]
  %1698 = icmp sgt i64 %1697, 0
  br i1 %1698, label %1699, label %1798

1699:
  %1700 = icmp sgt i64 %852, 0
  %1701 = icmp sgt i32 %693, 1
  %1702 = icmp eq i32 %693, 2
  %1703 = icmp sgt i32 %693, 2
  %1704 = icmp eq i32 %693, 3
  %1705 = icmp sgt i32 %693, 3
  %1706 = icmp eq i32 %693, 4
  %1707 = icmp sgt i32 %693, 4
  %1708 = icmp eq i32 %693, 5
  %1709 = icmp sgt i32 %693, 5
  %1710 = icmp eq i32 %693, 6
  %1711 = icmp sgt i32 %693, 6
  %1712 = icmp eq i32 %693, 7
  %1713 = icmp eq ptr %851, null
  br label %1714

1714:
  %1715 = phi i64 [ %1719, %1718 ], [ 0, %1699 ]
  br i1 %1700, label %1716, label %1718

1716:
  %1717 = mul nsw i64 %860, %1715
  br label %1721

1718:
  %1719 = add nuw nsw i64 %1715, 1
  %1720 = icmp eq i64 %1719, %1697
  br i1 %1720, label %1798, label %1714

1721:
  %1722 = phi i64 [ %1792, %1791 ], [ 0, %1716 ]
  %1723 = xor i1 %1701, true
  %1724 = or i1 %1723, %1702
  %1725 = select i1 %1723, i64 0, i64 %1717
  br i1 %1724, label %1730, label %1726

1726:
  %1727 = urem i64 %1715, %853
  %1728 = mul nsw i64 %860, %1727
  %1729 = udiv i64 %1715, %853
  br label %1730

1730:
  %1731 = phi i64 [ %1725, %1721 ], [ %1728, %1726 ]
  %1732 = phi i64 [ %1715, %1721 ], [ %1729, %1726 ]
  br i1 %1703, label %1733, label %1742

1733:
  br i1 %1704, label %1739, label %1734

1734:
  %1735 = urem i64 %1732, %854
  %1736 = mul nsw i64 %861, %1735
  %1737 = add nsw i64 %1736, %1731
  %1738 = udiv i64 %1732, %854
  br label %1742

1739:
  %1740 = mul nsw i64 %861, %1732
  %1741 = add nsw i64 %1740, %1731
  br label %1742

1742:
  %1743 = phi i64 [ %1741, %1739 ], [ %1737, %1734 ], [ %1731, %1730 ]
  %1744 = phi i64 [ %1732, %1739 ], [ %1738, %1734 ], [ %1732, %1730 ]
  br i1 %1705, label %1745, label %1754

1745:
  br i1 %1706, label %1751, label %1746

1746:
  %1747 = urem i64 %1744, %855
  %1748 = mul nsw i64 %862, %1747
  %1749 = add nsw i64 %1748, %1743
  %1750 = udiv i64 %1744, %855
  br label %1754

1751:
  %1752 = mul nsw i64 %862, %1744
  %1753 = add nsw i64 %1752, %1743
  br label %1754

1754:
  %1755 = phi i64 [ %1753, %1751 ], [ %1749, %1746 ], [ %1743, %1742 ]
  %1756 = phi i64 [ %1744, %1751 ], [ %1750, %1746 ], [ %1744, %1742 ]
  br i1 %1707, label %1757, label %1766

1757:
  br i1 %1708, label %1763, label %1758

1758:
  %1759 = urem i64 %1756, %856
  %1760 = mul nsw i64 %863, %1759
  %1761 = add nsw i64 %1760, %1755
  %1762 = udiv i64 %1756, %856
  br label %1766

1763:
  %1764 = mul nsw i64 %863, %1756
  %1765 = add nsw i64 %1764, %1755
  br label %1766

1766:
  %1767 = phi i64 [ %1765, %1763 ], [ %1761, %1758 ], [ %1755, %1754 ]
  %1768 = phi i64 [ %1756, %1763 ], [ %1762, %1758 ], [ %1756, %1754 ]
  br i1 %1709, label %1769, label %1778

1769:
  br i1 %1710, label %1775, label %1770

1770:
  %1771 = urem i64 %1768, %857
  %1772 = mul nsw i64 %864, %1771
  %1773 = add nsw i64 %1772, %1767
  %1774 = udiv i64 %1768, %857
  br label %1778

1775:
  %1776 = mul nsw i64 %864, %1768
  %1777 = add nsw i64 %1776, %1767
  br label %1778

1778:
  %1779 = phi i64 [ %1777, %1775 ], [ %1773, %1770 ], [ %1767, %1766 ]
  %1780 = phi i64 [ %1768, %1775 ], [ %1774, %1770 ], [ %1768, %1766 ]
  br i1 %1711, label %1781, label %1789

1781:
  br i1 %1712, label %1786, label %1782

1782:
  %1783 = urem i64 %1780, %858
  %1784 = mul nsw i64 %865, %1783
  %1785 = add nsw i64 %1784, %1779
  br label %1789

1786:
  %1787 = mul nsw i64 %865, %1780
  %1788 = add nsw i64 %1787, %1779
  br label %1789

1789:
  %1790 = phi i64 [ %1788, %1786 ], [ %1785, %1782 ], [ %1779, %1778 ]
  br i1 %1713, label %1791, label %1794

1791:
  %1792 = add nuw nsw i64 %1722, 1
  %1793 = icmp slt i64 %1792, %852
  br i1 %1793, label %1721, label %1718

1794:
  %1795 = getelementptr inbounds i8, ptr %851, i64 %1790
  %1796 = mul nsw i64 %859, %1722
  %1797 = getelementptr inbounds i8, ptr %1795, i64 %1796
  tail call void @pad.fortran.type.initialize(ptr noundef %329, ptr noundef nonnull %1797) #7
  br label %1791

1798:
  %1799 = icmp eq i32 %693, 0
  br i1 %1799, label %1800, label %1801

1800:
  tail call void @pad.fortran.type.assign(ptr noundef %329, ptr noundef %851, ptr noundef %163) #7
  br label %2177

1801:
  %1802 = mul nsw i64 %839, %838
  %1803 = mul nsw i64 %840, %1802
  %1804 = mul nsw i64 %841, %1803
  %1805 = mul nsw i64 %842, %1804
  %1806 = mul nsw i64 %843, %1805
  %1807 = mul nsw i64 %838, %837
  %1808 = mul nsw i64 %839, %1807
  %1809 = mul nsw i64 %840, %1808
  %1810 = mul nsw i64 %841, %1809
  %1811 = mul nsw i64 %842, %1810
  %1812 = mul nsw i64 %843, %1811
  %1813 = icmp eq i64 %1812, 0
  br i1 %1813, label %2177, label %1814

1814:
  %1815 = icmp sgt i64 %859, 0
  %1816 = add nsw i64 %852, -1
  %1817 = mul nsw i64 %1816, %859
  %1818 = select i1 %1815, i64 %1817, i64 0
  %1819 = getelementptr inbounds i8, ptr %851, i64 %1818
  %1820 = icmp sgt i64 %860, 0
  %1821 = add nsw i64 %853, -1
  %1822 = mul nsw i64 %1821, %860
  %1823 = select i1 %1820, i64 %1822, i64 0
  %1824 = getelementptr inbounds i8, ptr %1819, i64 %1823
  %1825 = icmp sgt i64 %861, 0
  %1826 = add nsw i64 %854, -1
  %1827 = mul nsw i64 %1826, %861
  %1828 = select i1 %1825, i64 %1827, i64 0
  %1829 = getelementptr inbounds i8, ptr %1824, i64 %1828
  %1830 = icmp sgt i64 %862, 0
  %1831 = add nsw i64 %855, -1
  %1832 = mul nsw i64 %1831, %862
  %1833 = select i1 %1830, i64 %1832, i64 0
  %1834 = getelementptr inbounds i8, ptr %1829, i64 %1833
  %1835 = icmp sgt i64 %863, 0
  %1836 = add nsw i64 %856, -1
  %1837 = mul nsw i64 %1836, %863
  %1838 = select i1 %1835, i64 %1837, i64 0
  %1839 = getelementptr inbounds i8, ptr %1834, i64 %1838
  %1840 = icmp sgt i64 %864, 0
  %1841 = add nsw i64 %857, -1
  %1842 = mul nsw i64 %1841, %864
  %1843 = select i1 %1840, i64 %1842, i64 0
  %1844 = getelementptr inbounds i8, ptr %1839, i64 %1843
  %1845 = icmp sgt i64 %865, 0
  %1846 = add nsw i64 %858, -1
  %1847 = mul nsw i64 %1846, %865
  %1848 = select i1 %1845, i64 %1847, i64 0
  %1849 = icmp slt i64 %844, 0
  %1850 = add nsw i64 %837, -1
  %1851 = mul nsw i64 %1850, %844
  %1852 = select i1 %1849, i64 %1851, i64 0
  %1853 = getelementptr inbounds i8, ptr %163, i64 %1852
  %1854 = icmp slt i64 %845, 0
  %1855 = add nsw i64 %838, -1
  %1856 = mul nsw i64 %1855, %845
  %1857 = select i1 %1854, i64 %1856, i64 0
  %1858 = getelementptr inbounds i8, ptr %1853, i64 %1857
  %1859 = icmp slt i64 %846, 0
  %1860 = add nsw i64 %839, -1
  %1861 = mul nsw i64 %1860, %846
  %1862 = select i1 %1859, i64 %1861, i64 0
  %1863 = getelementptr inbounds i8, ptr %1858, i64 %1862
  %1864 = icmp slt i64 %847, 0
  %1865 = add nsw i64 %840, -1
  %1866 = mul nsw i64 %1865, %847
  %1867 = select i1 %1864, i64 %1866, i64 0
  %1868 = getelementptr inbounds i8, ptr %1863, i64 %1867
  %1869 = icmp slt i64 %848, 0
  %1870 = add nsw i64 %841, -1
  %1871 = mul nsw i64 %1870, %848
  %1872 = select i1 %1869, i64 %1871, i64 0
  %1873 = getelementptr inbounds i8, ptr %1868, i64 %1872
  %1874 = icmp slt i64 %849, 0
  %1875 = add nsw i64 %842, -1
  %1876 = mul nsw i64 %1875, %849
  %1877 = select i1 %1874, i64 %1876, i64 0
  %1878 = getelementptr inbounds i8, ptr %1873, i64 %1877
  %1879 = icmp slt i64 %850, 0
  %1880 = add nsw i64 %843, -1
  %1881 = mul nsw i64 %1880, %850
  %1882 = select i1 %1879, i64 %1881, i64 0
  %1883 = getelementptr inbounds i8, ptr %1878, i64 %1882
  %1884 = getelementptr inbounds i8, ptr %1844, i64 %1848
  %1885 = getelementptr inbounds i8, ptr %1884, i64 %330
  %1886 = icmp ugt ptr %1885, %1883
  br i1 %1886, label %1887, label %1991

1887:
  %1888 = icmp sgt i64 %844, 0
  %1889 = add nsw i64 %837, -1
  %1890 = mul nsw i64 %1889, %844
  %1891 = select i1 %1888, i64 %1890, i64 0
  %1892 = getelementptr inbounds i8, ptr %163, i64 %1891
  %1893 = icmp sgt i64 %845, 0
  %1894 = add nsw i64 %838, -1
  %1895 = mul nsw i64 %1894, %845
  %1896 = select i1 %1893, i64 %1895, i64 0
  %1897 = getelementptr inbounds i8, ptr %1892, i64 %1896
  %1898 = icmp sgt i64 %846, 0
  %1899 = add nsw i64 %839, -1
  %1900 = mul nsw i64 %1899, %846
  %1901 = select i1 %1898, i64 %1900, i64 0
  %1902 = getelementptr inbounds i8, ptr %1897, i64 %1901
  %1903 = icmp sgt i64 %847, 0
  %1904 = add nsw i64 %840, -1
  %1905 = mul nsw i64 %1904, %847
  %1906 = select i1 %1903, i64 %1905, i64 0
  %1907 = getelementptr inbounds i8, ptr %1902, i64 %1906
  %1908 = icmp sgt i64 %848, 0
  %1909 = add nsw i64 %841, -1
  %1910 = mul nsw i64 %1909, %848
  %1911 = select i1 %1908, i64 %1910, i64 0
  %1912 = getelementptr inbounds i8, ptr %1907, i64 %1911
  %1913 = icmp sgt i64 %849, 0
  %1914 = add nsw i64 %842, -1
  %1915 = mul nsw i64 %1914, %849
  %1916 = select i1 %1913, i64 %1915, i64 0
  %1917 = getelementptr inbounds i8, ptr %1912, i64 %1916
  %1918 = icmp sgt i64 %850, 0
  %1919 = add nsw i64 %843, -1
  %1920 = mul nsw i64 %1919, %850
  %1921 = select i1 %1918, i64 %1920, i64 0
  %1922 = icmp slt i64 %859, 0
  %1923 = add nsw i64 %852, -1
  %1924 = mul nsw i64 %1923, %859
  %1925 = select i1 %1922, i64 %1924, i64 0
  %1926 = getelementptr inbounds i8, ptr %851, i64 %1925
  %1927 = icmp slt i64 %860, 0
  %1928 = add nsw i64 %853, -1
  %1929 = mul nsw i64 %1928, %860
  %1930 = select i1 %1927, i64 %1929, i64 0
  %1931 = getelementptr inbounds i8, ptr %1926, i64 %1930
  %1932 = icmp slt i64 %861, 0
  %1933 = add nsw i64 %854, -1
  %1934 = mul nsw i64 %1933, %861
  %1935 = select i1 %1932, i64 %1934, i64 0
  %1936 = getelementptr inbounds i8, ptr %1931, i64 %1935
  %1937 = icmp slt i64 %862, 0
  %1938 = add nsw i64 %855, -1
  %1939 = mul nsw i64 %1938, %862
  %1940 = select i1 %1937, i64 %1939, i64 0
  %1941 = getelementptr inbounds i8, ptr %1936, i64 %1940
  %1942 = icmp slt i64 %863, 0
  %1943 = add nsw i64 %856, -1
  %1944 = mul nsw i64 %1943, %863
  %1945 = select i1 %1942, i64 %1944, i64 0
  %1946 = getelementptr inbounds i8, ptr %1941, i64 %1945
  %1947 = icmp slt i64 %864, 0
  %1948 = add nsw i64 %857, -1
  %1949 = mul nsw i64 %1948, %864
  %1950 = select i1 %1947, i64 %1949, i64 0
  %1951 = getelementptr inbounds i8, ptr %1946, i64 %1950
  %1952 = icmp slt i64 %865, 0
  %1953 = add nsw i64 %858, -1
  %1954 = mul nsw i64 %1953, %865
  %1955 = select i1 %1952, i64 %1954, i64 0
  %1956 = getelementptr inbounds i8, ptr %1951, i64 %1955
  %1957 = getelementptr inbounds i8, ptr %1917, i64 %1921
  %1958 = getelementptr inbounds i8, ptr %1957, i64 %330
  %1959 = icmp ugt ptr %1958, %1956
  br i1 %1959, label %1960, label %1991

1960:
  %1961 = icmp slt i64 %852, 2
  %1962 = icmp eq i64 %859, %844
  %1963 = select i1 %1961, i1 true, i1 %1962
  br i1 %1963, label %1965, label %1964

1964:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1965:
  %1966 = icmp slt i64 %853, 2
  %1967 = icmp eq i64 %860, %845
  %1968 = select i1 %1966, i1 true, i1 %1967
  br i1 %1968, label %1969, label %1964

1969:
  %1970 = icmp slt i64 %854, 2
  %1971 = icmp eq i64 %861, %846
  %1972 = select i1 %1970, i1 true, i1 %1971
  br i1 %1972, label %1973, label %1964

1973:
  %1974 = icmp slt i64 %855, 2
  %1975 = icmp eq i64 %862, %847
  %1976 = select i1 %1974, i1 true, i1 %1975
  br i1 %1976, label %1977, label %1964

1977:
  %1978 = icmp slt i64 %856, 2
  %1979 = icmp eq i64 %863, %848
  %1980 = select i1 %1978, i1 true, i1 %1979
  br i1 %1980, label %1981, label %1964

1981:
  %1982 = icmp slt i64 %857, 2
  %1983 = icmp eq i64 %864, %849
  %1984 = select i1 %1982, i1 true, i1 %1983
  br i1 %1984, label %1985, label %1964

1985:
  %1986 = icmp slt i64 %858, 2
  %1987 = icmp eq i64 %865, %850
  %1988 = select i1 %1986, i1 true, i1 %1987
  br i1 %1988, label %1989, label %1964

1989:
  %1990 = icmp ule ptr %851, %163
  br label %1991

1991:
  %1992 = phi i1 [ %1990, %1989 ], [ true, %1887 ], [ true, %1814 ]
  %1993 = icmp sgt i64 %1806, 0
  br i1 %1993, label %1994, label %2177

1994:
  %1995 = icmp sgt i64 %837, 0
  %1996 = icmp sgt i32 %693, 1
  %1997 = icmp eq i32 %693, 2
  %1998 = icmp sgt i32 %693, 2
  %1999 = icmp eq i32 %693, 3
  %2000 = icmp sgt i32 %693, 3
  %2001 = icmp eq i32 %693, 4
  %2002 = icmp sgt i32 %693, 4
  %2003 = icmp eq i32 %693, 5
  %2004 = icmp sgt i32 %693, 5
  %2005 = icmp eq i32 %693, 6
  %2006 = icmp sgt i32 %693, 6
  %2007 = icmp eq i32 %693, 7
  %2008 = icmp sgt i32 %693, 1
  %2009 = icmp eq i32 %693, 2
  %2010 = icmp sgt i32 %693, 2
  %2011 = icmp eq i32 %693, 3
  %2012 = icmp sgt i32 %693, 3
  %2013 = icmp eq i32 %693, 4
  %2014 = icmp sgt i32 %693, 4
  %2015 = icmp eq i32 %693, 5
  %2016 = icmp sgt i32 %693, 5
  %2017 = icmp eq i32 %693, 6
  %2018 = icmp sgt i32 %693, 6
  %2019 = icmp eq i32 %693, 7
  br label %2020

2020:
  %2021 = phi i64 [ 0, %1994 ], [ %2164, %2163 ]
  %2022 = xor i64 %2021, -1
  %2023 = add nsw i64 %1806, %2022
  %2024 = select i1 %1992, i64 %2021, i64 %2023
  br i1 %1996, label %2025, label %2032

2025:
  br i1 %1997, label %2030, label %2026

2026:
  %2027 = urem i64 %2024, %853
  %2028 = mul nsw i64 %860, %2027
  %2029 = udiv i64 %2024, %853
  br label %2032

2030:
  %2031 = mul nsw i64 %860, %2024
  br label %2032

2032:
  %2033 = phi i64 [ %2031, %2030 ], [ %2028, %2026 ], [ 0, %2020 ]
  %2034 = phi i64 [ %2024, %2030 ], [ %2029, %2026 ], [ %2024, %2020 ]
  br i1 %1998, label %2035, label %2044

2035:
  br i1 %1999, label %2041, label %2036

2036:
  %2037 = urem i64 %2034, %854
  %2038 = mul nsw i64 %861, %2037
  %2039 = add nsw i64 %2038, %2033
  %2040 = udiv i64 %2034, %854
  br label %2044

2041:
  %2042 = mul nsw i64 %861, %2034
  %2043 = add nsw i64 %2042, %2033
  br label %2044

2044:
  %2045 = phi i64 [ %2043, %2041 ], [ %2039, %2036 ], [ %2033, %2032 ]
  %2046 = phi i64 [ %2034, %2041 ], [ %2040, %2036 ], [ %2034, %2032 ]
  br i1 %2000, label %2047, label %2056

2047:
  br i1 %2001, label %2053, label %2048

2048:
  %2049 = urem i64 %2046, %855
  %2050 = mul nsw i64 %862, %2049
  %2051 = add nsw i64 %2050, %2045
  %2052 = udiv i64 %2046, %855
  br label %2056

2053:
  %2054 = mul nsw i64 %862, %2046
  %2055 = add nsw i64 %2054, %2045
  br label %2056

2056:
  %2057 = phi i64 [ %2055, %2053 ], [ %2051, %2048 ], [ %2045, %2044 ]
  %2058 = phi i64 [ %2046, %2053 ], [ %2052, %2048 ], [ %2046, %2044 ]
  br i1 %2002, label %2059, label %2068

2059:
  br i1 %2003, label %2065, label %2060

2060:
  %2061 = urem i64 %2058, %856
  %2062 = mul nsw i64 %863, %2061
  %2063 = add nsw i64 %2062, %2057
  %2064 = udiv i64 %2058, %856
  br label %2068

2065:
  %2066 = mul nsw i64 %863, %2058
  %2067 = add nsw i64 %2066, %2057
  br label %2068

2068:
  %2069 = phi i64 [ %2067, %2065 ], [ %2063, %2060 ], [ %2057, %2056 ]
  %2070 = phi i64 [ %2058, %2065 ], [ %2064, %2060 ], [ %2058, %2056 ]
  br i1 %2004, label %2071, label %2080

2071:
  br i1 %2005, label %2077, label %2072

2072:
  %2073 = urem i64 %2070, %857
  %2074 = mul nsw i64 %864, %2073
  %2075 = add nsw i64 %2074, %2069
  %2076 = udiv i64 %2070, %857
  br label %2080

2077:
  %2078 = mul nsw i64 %864, %2070
  %2079 = add nsw i64 %2078, %2069
  br label %2080

2080:
  %2081 = phi i64 [ %2079, %2077 ], [ %2075, %2072 ], [ %2069, %2068 ]
  %2082 = phi i64 [ %2070, %2077 ], [ %2076, %2072 ], [ %2070, %2068 ]
  br i1 %2006, label %2083, label %2091

2083:
  br i1 %2007, label %2088, label %2084

2084:
  %2085 = urem i64 %2082, %858
  %2086 = mul nsw i64 %865, %2085
  %2087 = add nsw i64 %2086, %2081
  br label %2091

2088:
  %2089 = mul nsw i64 %865, %2082
  %2090 = add nsw i64 %2089, %2081
  br label %2091

2091:
  %2092 = phi i64 [ %2090, %2088 ], [ %2087, %2084 ], [ %2081, %2080 ]
  br i1 %2008, label %2093, label %2100

2093:
  br i1 %2009, label %2098, label %2094

2094:
  %2095 = urem i64 %2024, %838
  %2096 = mul nsw i64 %845, %2095
  %2097 = udiv i64 %2024, %838
  br label %2100

2098:
  %2099 = mul nsw i64 %845, %2024
  br label %2100

2100:
  %2101 = phi i64 [ %2099, %2098 ], [ %2096, %2094 ], [ 0, %2091 ]
  %2102 = phi i64 [ %2024, %2098 ], [ %2097, %2094 ], [ %2024, %2091 ]
  br i1 %2010, label %2103, label %2112

2103:
  br i1 %2011, label %2109, label %2104

2104:
  %2105 = urem i64 %2102, %839
  %2106 = mul nsw i64 %846, %2105
  %2107 = add nsw i64 %2106, %2101
  %2108 = udiv i64 %2102, %839
  br label %2112

2109:
  %2110 = mul nsw i64 %846, %2102
  %2111 = add nsw i64 %2110, %2101
  br label %2112

2112:
  %2113 = phi i64 [ %2111, %2109 ], [ %2107, %2104 ], [ %2101, %2100 ]
  %2114 = phi i64 [ %2102, %2109 ], [ %2108, %2104 ], [ %2102, %2100 ]
  br i1 %2012, label %2115, label %2124

2115:
  br i1 %2013, label %2121, label %2116

2116:
  %2117 = urem i64 %2114, %840
  %2118 = mul nsw i64 %847, %2117
  %2119 = add nsw i64 %2118, %2113
  %2120 = udiv i64 %2114, %840
  br label %2124

2121:
  %2122 = mul nsw i64 %847, %2114
  %2123 = add nsw i64 %2122, %2113
  br label %2124

2124:
  %2125 = phi i64 [ %2123, %2121 ], [ %2119, %2116 ], [ %2113, %2112 ]
  %2126 = phi i64 [ %2114, %2121 ], [ %2120, %2116 ], [ %2114, %2112 ]
  br i1 %2014, label %2127, label %2136

2127:
  br i1 %2015, label %2133, label %2128

2128:
  %2129 = urem i64 %2126, %841
  %2130 = mul nsw i64 %848, %2129
  %2131 = add nsw i64 %2130, %2125
  %2132 = udiv i64 %2126, %841
  br label %2136

2133:
  %2134 = mul nsw i64 %848, %2126
  %2135 = add nsw i64 %2134, %2125
  br label %2136

2136:
  %2137 = phi i64 [ %2135, %2133 ], [ %2131, %2128 ], [ %2125, %2124 ]
  %2138 = phi i64 [ %2126, %2133 ], [ %2132, %2128 ], [ %2126, %2124 ]
  br i1 %2016, label %2139, label %2148

2139:
  br i1 %2017, label %2145, label %2140

2140:
  %2141 = urem i64 %2138, %842
  %2142 = mul nsw i64 %849, %2141
  %2143 = add nsw i64 %2142, %2137
  %2144 = udiv i64 %2138, %842
  br label %2148

2145:
  %2146 = mul nsw i64 %849, %2138
  %2147 = add nsw i64 %2146, %2137
  br label %2148

2148:
  %2149 = phi i64 [ %2147, %2145 ], [ %2143, %2140 ], [ %2137, %2136 ]
  %2150 = phi i64 [ %2138, %2145 ], [ %2144, %2140 ], [ %2138, %2136 ]
  br i1 %2018, label %2151, label %2159

2151:
  br i1 %2019, label %2156, label %2152

2152:
  %2153 = urem i64 %2150, %843
  %2154 = mul nsw i64 %850, %2153
  %2155 = add nsw i64 %2154, %2149
  br label %2159

2156:
  %2157 = mul nsw i64 %850, %2150
  %2158 = add nsw i64 %2157, %2149
  br label %2159

2159:
  %2160 = phi i64 [ %2158, %2156 ], [ %2155, %2152 ], [ %2149, %2148 ]
  %2161 = getelementptr inbounds i8, ptr %851, i64 %2092
  %2162 = getelementptr inbounds i8, ptr %163, i64 %2160
  br i1 %1995, label %2166, label %2163

2163:
  %2164 = add nuw nsw i64 %2021, 1
  %2165 = icmp eq i64 %2164, %1806
  br i1 %2165, label %2177, label %2020

2166:
  %2167 = phi i64 [ %2175, %2166 ], [ 0, %2159 ]
  %2168 = xor i64 %2167, -1
  %2169 = add nsw i64 %837, %2168
  %2170 = select i1 %1992, i64 %2167, i64 %2169
  %2171 = mul nsw i64 %859, %2170
  %2172 = getelementptr inbounds i8, ptr %2161, i64 %2171
  %2173 = mul nsw i64 %844, %2170
  %2174 = getelementptr inbounds i8, ptr %2162, i64 %2173
  tail call void @pad.fortran.type.assign(ptr noundef %329, ptr noundef %2172, ptr noundef %2174) #7
  %2175 = add nuw nsw i64 %2167, 1
  %2176 = icmp eq i64 %2175, %837
  br i1 %2176, label %2163, label %2166

2177:
  br i1 %866, label %2298, label %2178

2178:
  br i1 %1799, label %2179, label %2180

2179:
  tail call void @pad.fortran.type.destroy(ptr noundef %329, ptr noundef %15) #7
  br label %2296

2180:
  %2181 = mul nsw i64 %60, %51
  %2182 = mul nsw i64 %69, %2181
  %2183 = mul nsw i64 %78, %2182
  %2184 = mul nsw i64 %87, %2183
  %2185 = mul nsw i64 %96, %2184
  %2186 = mul nsw i64 %105, %2185
  %2187 = icmp sgt i64 %2186, 0
  br i1 %2187, label %2188, label %2194

2188:
  %2189 = mul nsw i64 %69, %60
  %2190 = mul nsw i64 %78, %2189
  %2191 = mul nsw i64 %87, %2190
  %2192 = mul nsw i64 %96, %2191
  %2193 = mul nsw i64 %105, %2192
  br label %2194

2194:
  %2195 = phi i64 [ 0, %2180 ], [ %2193, %2188 ]
  %2196 = icmp sgt i64 %2195, 0
  br i1 %2196, label %2197, label %2296

2197:
  %2198 = icmp sgt i64 %51, 0
  %2199 = icmp sgt i32 %693, 1
  %2200 = icmp eq i32 %693, 2
  %2201 = icmp sgt i32 %693, 2
  %2202 = icmp eq i32 %693, 3
  %2203 = icmp sgt i32 %693, 3
  %2204 = icmp eq i32 %693, 4
  %2205 = icmp sgt i32 %693, 4
  %2206 = icmp eq i32 %693, 5
  %2207 = icmp sgt i32 %693, 5
  %2208 = icmp eq i32 %693, 6
  %2209 = icmp sgt i32 %693, 6
  %2210 = icmp eq i32 %693, 7
  %2211 = icmp eq ptr %15, null
  br label %2212

2212:
  %2213 = phi i64 [ 0, %2197 ], [ %2217, %2216 ]
  br i1 %2198, label %2214, label %2216

2214:
  %2215 = mul nsw i64 %59, %2213
  br label %2219

2216:
  %2217 = add nuw nsw i64 %2213, 1
  %2218 = icmp eq i64 %2217, %2195
  br i1 %2218, label %2296, label %2212

2219:
  %2220 = phi i64 [ %2290, %2289 ], [ 0, %2214 ]
  %2221 = xor i1 %2199, true
  %2222 = or i1 %2221, %2200
  %2223 = select i1 %2221, i64 0, i64 %2215
  br i1 %2222, label %2228, label %2224

2224:
  %2225 = urem i64 %2213, %60
  %2226 = mul nsw i64 %59, %2225
  %2227 = udiv i64 %2213, %60
  br label %2228

2228:
  %2229 = phi i64 [ %2223, %2219 ], [ %2226, %2224 ]
  %2230 = phi i64 [ %2213, %2219 ], [ %2227, %2224 ]
  br i1 %2201, label %2231, label %2240

2231:
  br i1 %2202, label %2237, label %2232

2232:
  %2233 = urem i64 %2230, %69
  %2234 = mul nsw i64 %68, %2233
  %2235 = add nsw i64 %2234, %2229
  %2236 = udiv i64 %2230, %69
  br label %2240

2237:
  %2238 = mul nsw i64 %68, %2230
  %2239 = add nsw i64 %2238, %2229
  br label %2240

2240:
  %2241 = phi i64 [ %2239, %2237 ], [ %2235, %2232 ], [ %2229, %2228 ]
  %2242 = phi i64 [ %2230, %2237 ], [ %2236, %2232 ], [ %2230, %2228 ]
  br i1 %2203, label %2243, label %2252

2243:
  br i1 %2204, label %2249, label %2244

2244:
  %2245 = urem i64 %2242, %78
  %2246 = mul nsw i64 %77, %2245
  %2247 = add nsw i64 %2246, %2241
  %2248 = udiv i64 %2242, %78
  br label %2252

2249:
  %2250 = mul nsw i64 %77, %2242
  %2251 = add nsw i64 %2250, %2241
  br label %2252

2252:
  %2253 = phi i64 [ %2251, %2249 ], [ %2247, %2244 ], [ %2241, %2240 ]
  %2254 = phi i64 [ %2242, %2249 ], [ %2248, %2244 ], [ %2242, %2240 ]
  br i1 %2205, label %2255, label %2264

2255:
  br i1 %2206, label %2261, label %2256

2256:
  %2257 = urem i64 %2254, %87
  %2258 = mul nsw i64 %86, %2257
  %2259 = add nsw i64 %2258, %2253
  %2260 = udiv i64 %2254, %87
  br label %2264

2261:
  %2262 = mul nsw i64 %86, %2254
  %2263 = add nsw i64 %2262, %2253
  br label %2264

2264:
  %2265 = phi i64 [ %2263, %2261 ], [ %2259, %2256 ], [ %2253, %2252 ]
  %2266 = phi i64 [ %2254, %2261 ], [ %2260, %2256 ], [ %2254, %2252 ]
  br i1 %2207, label %2267, label %2276

2267:
  br i1 %2208, label %2273, label %2268

2268:
  %2269 = urem i64 %2266, %96
  %2270 = mul nsw i64 %95, %2269
  %2271 = add nsw i64 %2270, %2265
  %2272 = udiv i64 %2266, %96
  br label %2276

2273:
  %2274 = mul nsw i64 %95, %2266
  %2275 = add nsw i64 %2274, %2265
  br label %2276

2276:
  %2277 = phi i64 [ %2275, %2273 ], [ %2271, %2268 ], [ %2265, %2264 ]
  %2278 = phi i64 [ %2266, %2273 ], [ %2272, %2268 ], [ %2266, %2264 ]
  br i1 %2209, label %2279, label %2287

2279:
  br i1 %2210, label %2284, label %2280

2280:
  %2281 = urem i64 %2278, %105
  %2282 = mul nsw i64 %104, %2281
  %2283 = add nsw i64 %2282, %2277
  br label %2287

2284:
  %2285 = mul nsw i64 %104, %2278
  %2286 = add nsw i64 %2285, %2277
  br label %2287

2287:
  %2288 = phi i64 [ %2286, %2284 ], [ %2283, %2280 ], [ %2277, %2276 ]
  br i1 %2211, label %2289, label %2292

2289:
  %2290 = add nuw nsw i64 %2220, 1
  %2291 = icmp eq i64 %2290, %51
  br i1 %2291, label %2216, label %2219

2292:
  %2293 = getelementptr inbounds i8, ptr %15, i64 %2288
  %2294 = mul nsw i64 %50, %2220
  %2295 = getelementptr inbounds i8, ptr %2293, i64 %2294
  tail call void @pad.fortran.type.destroy(ptr noundef %329, ptr noundef nonnull %2295) #7
  br label %2289

2296:
  br i1 %866, label %2298, label %2297

2297:
  tail call void @free(ptr noundef %15)
  br label %2298

2298:
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
  %77 = phi i64 [ %73, %71 ], [ 1, %67 ]
  %78 = phi i64 [ %75, %71 ], [ 0, %67 ]
  %79 = icmp sgt i32 %28, 4
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %82, %80 ], [ 1, %76 ]
  %87 = phi i64 [ %84, %80 ], [ 0, %76 ]
  %88 = icmp sgt i32 %28, 5
  br i1 %88, label %89, label %94

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %91, %89 ], [ 1, %85 ]
  %96 = phi i64 [ %93, %89 ], [ 0, %85 ]
  %97 = icmp sgt i32 %28, 6
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %100, %98 ], [ 1, %94 ]
  %105 = phi i64 [ %102, %98 ], [ 0, %94 ]
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
  %379 = icmp ne i32 %378, 1
  %380 = or i1 %351, %379
  br i1 %380, label %385, label %381

381:
  %382 = getelementptr inbounds nuw i8, ptr %162, i64 431
  %383 = load i8, ptr %382, align 1
  %384 = icmp ne i8 %383, 0
  br label %385

385:
  %386 = phi i1 [ %384, %381 ], [ true, %377 ]
  %387 = icmp eq i32 %350, 2
  %388 = icmp eq i32 %378, 2
  %389 = or i1 %387, %388
  br i1 %389, label %542, label %390

390:
  switch i32 %183, label %391 [
    i32 40, label %542
    i32 43, label %542
    i32 44, label %542
  ]

391:
  %392 = icmp eq i32 %176, 0
  %393 = icmp eq i32 %176, %28
  %394 = select i1 %392, i1 true, i1 %393
  br i1 %394, label %395, label %542

395:
  br i1 %386, label %666, label %396

396:
  %397 = icmp sgt i64 %50, 0
  %398 = add nsw i64 %51, -1
  %399 = mul nsw i64 %398, %50
  %400 = select i1 %397, i64 %399, i64 0
  %401 = getelementptr inbounds i8, ptr %15, i64 %400
  %402 = icmp sgt i64 %59, 0
  %403 = add nsw i64 %60, -1
  %404 = mul nsw i64 %403, %59
  %405 = select i1 %402, i64 %404, i64 0
  %406 = getelementptr inbounds i8, ptr %401, i64 %405
  %407 = icmp sgt i64 %68, 0
  %408 = add nsw i64 %69, -1
  %409 = mul nsw i64 %408, %68
  %410 = select i1 %407, i64 %409, i64 0
  %411 = getelementptr inbounds i8, ptr %406, i64 %410
  %412 = icmp sgt i64 %78, 0
  %413 = add nsw i64 %77, -1
  %414 = mul nsw i64 %413, %78
  %415 = select i1 %412, i64 %414, i64 0
  %416 = getelementptr inbounds i8, ptr %411, i64 %415
  %417 = icmp sgt i64 %87, 0
  %418 = add nsw i64 %86, -1
  %419 = mul nsw i64 %418, %87
  %420 = select i1 %417, i64 %419, i64 0
  %421 = getelementptr inbounds i8, ptr %416, i64 %420
  %422 = icmp sgt i64 %96, 0
  %423 = add nsw i64 %95, -1
  %424 = mul nsw i64 %423, %96
  %425 = select i1 %422, i64 %424, i64 0
  %426 = getelementptr inbounds i8, ptr %421, i64 %425
  %427 = icmp sgt i64 %105, 0
  %428 = add nsw i64 %104, -1
  %429 = mul nsw i64 %428, %105
  %430 = select i1 %427, i64 %429, i64 0
  %431 = icmp slt i64 %193, 0
  %432 = add nsw i64 %194, -1
  %433 = mul nsw i64 %432, %193
  %434 = select i1 %431, i64 %433, i64 0
  %435 = getelementptr inbounds i8, ptr %163, i64 %434
  %436 = icmp slt i64 %205, 0
  %437 = add nsw i64 %206, -1
  %438 = mul nsw i64 %437, %205
  %439 = select i1 %436, i64 %438, i64 0
  %440 = getelementptr inbounds i8, ptr %435, i64 %439
  %441 = icmp slt i64 %217, 0
  %442 = add nsw i64 %218, -1
  %443 = mul nsw i64 %442, %217
  %444 = select i1 %441, i64 %443, i64 0
  %445 = getelementptr inbounds i8, ptr %440, i64 %444
  %446 = icmp slt i64 %229, 0
  %447 = add nsw i64 %230, -1
  %448 = mul nsw i64 %447, %229
  %449 = select i1 %446, i64 %448, i64 0
  %450 = getelementptr inbounds i8, ptr %445, i64 %449
  %451 = icmp slt i64 %241, 0
  %452 = add nsw i64 %242, -1
  %453 = mul nsw i64 %452, %241
  %454 = select i1 %451, i64 %453, i64 0
  %455 = getelementptr inbounds i8, ptr %450, i64 %454
  %456 = icmp slt i64 %253, 0
  %457 = add nsw i64 %254, -1
  %458 = mul nsw i64 %457, %253
  %459 = select i1 %456, i64 %458, i64 0
  %460 = getelementptr inbounds i8, ptr %455, i64 %459
  %461 = icmp slt i64 %265, 0
  %462 = add nsw i64 %266, -1
  %463 = mul nsw i64 %462, %265
  %464 = select i1 %461, i64 %463, i64 0
  %465 = getelementptr inbounds i8, ptr %460, i64 %464
  %466 = getelementptr inbounds i8, ptr %426, i64 %430
  %467 = getelementptr inbounds i8, ptr %466, i64 %169
  %468 = icmp ugt ptr %467, %465
  br i1 %468, label %469, label %543

469:
  %470 = icmp sgt i64 %193, 0
  %471 = add nsw i64 %194, -1
  %472 = mul nsw i64 %471, %193
  %473 = select i1 %470, i64 %472, i64 0
  %474 = getelementptr inbounds i8, ptr %163, i64 %473
  %475 = icmp sgt i64 %205, 0
  %476 = add nsw i64 %206, -1
  %477 = mul nsw i64 %476, %205
  %478 = select i1 %475, i64 %477, i64 0
  %479 = getelementptr inbounds i8, ptr %474, i64 %478
  %480 = icmp sgt i64 %217, 0
  %481 = add nsw i64 %218, -1
  %482 = mul nsw i64 %481, %217
  %483 = select i1 %480, i64 %482, i64 0
  %484 = getelementptr inbounds i8, ptr %479, i64 %483
  %485 = icmp sgt i64 %229, 0
  %486 = add nsw i64 %230, -1
  %487 = mul nsw i64 %486, %229
  %488 = select i1 %485, i64 %487, i64 0
  %489 = getelementptr inbounds i8, ptr %484, i64 %488
  %490 = icmp sgt i64 %241, 0
  %491 = add nsw i64 %242, -1
  %492 = mul nsw i64 %491, %241
  %493 = select i1 %490, i64 %492, i64 0
  %494 = getelementptr inbounds i8, ptr %489, i64 %493
  %495 = icmp sgt i64 %253, 0
  %496 = add nsw i64 %254, -1
  %497 = mul nsw i64 %496, %253
  %498 = select i1 %495, i64 %497, i64 0
  %499 = getelementptr inbounds i8, ptr %494, i64 %498
  %500 = icmp sgt i64 %265, 0
  %501 = add nsw i64 %266, -1
  %502 = mul nsw i64 %501, %265
  %503 = select i1 %500, i64 %502, i64 0
  %504 = icmp slt i64 %50, 0
  %505 = add nsw i64 %51, -1
  %506 = mul nsw i64 %505, %50
  %507 = select i1 %504, i64 %506, i64 0
  %508 = getelementptr inbounds i8, ptr %15, i64 %507
  %509 = icmp slt i64 %59, 0
  %510 = add nsw i64 %60, -1
  %511 = mul nsw i64 %510, %59
  %512 = select i1 %509, i64 %511, i64 0
  %513 = getelementptr inbounds i8, ptr %508, i64 %512
  %514 = icmp slt i64 %68, 0
  %515 = add nsw i64 %69, -1
  %516 = mul nsw i64 %515, %68
  %517 = select i1 %514, i64 %516, i64 0
  %518 = getelementptr inbounds i8, ptr %513, i64 %517
  %519 = icmp slt i64 %78, 0
  %520 = add nsw i64 %77, -1
  %521 = mul nsw i64 %520, %78
  %522 = select i1 %519, i64 %521, i64 0
  %523 = getelementptr inbounds i8, ptr %518, i64 %522
  %524 = icmp slt i64 %87, 0
  %525 = add nsw i64 %86, -1
  %526 = mul nsw i64 %525, %87
  %527 = select i1 %524, i64 %526, i64 0
  %528 = getelementptr inbounds i8, ptr %523, i64 %527
  %529 = icmp slt i64 %96, 0
  %530 = add nsw i64 %95, -1
  %531 = mul nsw i64 %530, %96
  %532 = select i1 %529, i64 %531, i64 0
  %533 = getelementptr inbounds i8, ptr %528, i64 %532
  %534 = icmp slt i64 %105, 0
  %535 = add nsw i64 %104, -1
  %536 = mul nsw i64 %535, %105
  %537 = select i1 %534, i64 %536, i64 0
  %538 = getelementptr inbounds i8, ptr %533, i64 %537
  %539 = getelementptr inbounds i8, ptr %499, i64 %503
  %540 = getelementptr inbounds i8, ptr %539, i64 %169
  %541 = icmp ugt ptr %540, %538
  br i1 %541, label %542, label %543

542:
  tail call void @_FortranAAssignPolymorphic(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %2428

543:
  %544 = getelementptr inbounds nuw i8, ptr %162, i64 431
  %545 = load i8, ptr %544, align 1
  %546 = icmp eq i8 %545, 0
  br i1 %546, label %547, label %666

547:
  %548 = icmp eq i32 %28, 0
  br i1 %548, label %549, label %550

549:
  tail call void @pad.fortran.type.finalize(ptr noundef %162, ptr noundef %15) #7
  br label %666

550:
  %551 = mul nsw i64 %60, %51
  %552 = mul nsw i64 %69, %551
  %553 = mul nsw i64 %77, %552
  %554 = mul nsw i64 %86, %553
  %555 = mul nsw i64 %95, %554
  %556 = mul nsw i64 %104, %555
  %557 = icmp sgt i64 %556, 0
  br i1 %557, label %558, label %564

558:
  %559 = mul nsw i64 %69, %60
  %560 = mul nsw i64 %77, %559
  %561 = mul nsw i64 %86, %560
  %562 = mul nsw i64 %95, %561
  %563 = mul nsw i64 %104, %562
  br label %564

564:
  %565 = phi i64 [ 0, %550 ], [ %563, %558 ]
  %566 = icmp sgt i64 %565, 0
  br i1 %566, label %567, label %666

567:
  %568 = icmp sgt i64 %51, 0
  %569 = icmp sgt i32 %28, 1
  %570 = icmp eq i32 %28, 2
  %571 = icmp sgt i32 %28, 2
  %572 = icmp eq i32 %28, 3
  %573 = icmp sgt i32 %28, 3
  %574 = icmp eq i32 %28, 4
  %575 = icmp sgt i32 %28, 4
  %576 = icmp eq i32 %28, 5
  %577 = icmp sgt i32 %28, 5
  %578 = icmp eq i32 %28, 6
  %579 = icmp sgt i32 %28, 6
  %580 = icmp eq i32 %28, 7
  %581 = icmp eq ptr %15, null
  br label %582

582:
  %583 = phi i64 [ 0, %567 ], [ %592, %591 ]
  br i1 %568, label %584, label %591

584:
  %585 = mul nsw i64 %59, %583
  br label %586

586:
  %587 = phi i64 [ %660, %659 ], [ 0, %584 ]
  %588 = xor i1 %569, true
  %589 = or i1 %588, %570
  %590 = select i1 %588, i64 0, i64 %585
  br i1 %589, label %598, label %594

591:
  %592 = add nuw nsw i64 %583, 1
  %593 = icmp eq i64 %592, %565
  br i1 %593, label %666, label %582

594:
  %595 = urem i64 %583, %60
  %596 = mul nsw i64 %59, %595
  %597 = udiv i64 %583, %60
  br label %598

598:
  %599 = phi i64 [ %590, %586 ], [ %596, %594 ]
  %600 = phi i64 [ %583, %586 ], [ %597, %594 ]
  br i1 %571, label %601, label %610

601:
  br i1 %572, label %607, label %602

602:
  %603 = urem i64 %600, %69
  %604 = mul nsw i64 %68, %603
  %605 = add nsw i64 %604, %599
  %606 = udiv i64 %600, %69
  br label %610

607:
  %608 = mul nsw i64 %68, %600
  %609 = add nsw i64 %608, %599
  br label %610

610:
  %611 = phi i64 [ %609, %607 ], [ %605, %602 ], [ %599, %598 ]
  %612 = phi i64 [ %600, %607 ], [ %606, %602 ], [ %600, %598 ]
  br i1 %573, label %613, label %622

613:
  br i1 %574, label %619, label %614

614:
  %615 = urem i64 %612, %77
  %616 = mul nsw i64 %78, %615
  %617 = add nsw i64 %616, %611
  %618 = udiv i64 %612, %77
  br label %622

619:
  %620 = mul nsw i64 %78, %612
  %621 = add nsw i64 %620, %611
  br label %622

622:
  %623 = phi i64 [ %621, %619 ], [ %617, %614 ], [ %611, %610 ]
  %624 = phi i64 [ %612, %619 ], [ %618, %614 ], [ %612, %610 ]
  br i1 %575, label %625, label %634

625:
  br i1 %576, label %631, label %626

626:
  %627 = urem i64 %624, %86
  %628 = mul nsw i64 %87, %627
  %629 = add nsw i64 %628, %623
  %630 = udiv i64 %624, %86
  br label %634

631:
  %632 = mul nsw i64 %87, %624
  %633 = add nsw i64 %632, %623
  br label %634

634:
  %635 = phi i64 [ %633, %631 ], [ %629, %626 ], [ %623, %622 ]
  %636 = phi i64 [ %624, %631 ], [ %630, %626 ], [ %624, %622 ]
  br i1 %577, label %637, label %646

637:
  br i1 %578, label %643, label %638

638:
  %639 = urem i64 %636, %95
  %640 = mul nsw i64 %96, %639
  %641 = add nsw i64 %640, %635
  %642 = udiv i64 %636, %95
  br label %646

643:
  %644 = mul nsw i64 %96, %636
  %645 = add nsw i64 %644, %635
  br label %646

646:
  %647 = phi i64 [ %645, %643 ], [ %641, %638 ], [ %635, %634 ]
  %648 = phi i64 [ %636, %643 ], [ %642, %638 ], [ %636, %634 ]
  br i1 %579, label %649, label %657

649:
  br i1 %580, label %654, label %650

650:
  %651 = urem i64 %648, %104
  %652 = mul nsw i64 %105, %651
  %653 = add nsw i64 %652, %647
  br label %657

654:
  %655 = mul nsw i64 %105, %648
  %656 = add nsw i64 %655, %647
  br label %657

657:
  %658 = phi i64 [ %656, %654 ], [ %653, %650 ], [ %647, %646 ]
  br i1 %581, label %659, label %662

659:
  %660 = add nuw nsw i64 %587, 1
  %661 = icmp eq i64 %660, %51
  br i1 %661, label %591, label %586

662:
  %663 = getelementptr inbounds i8, ptr %15, i64 %658
  %664 = mul nsw i64 %50, %587
  %665 = getelementptr inbounds i8, ptr %663, i64 %664
  tail call void @pad.fortran.type.finalize_element(ptr noundef %162, ptr noundef nonnull %665) #7
  br label %659

666:
  %667 = icmp eq i32 %42, 2
  %668 = icmp ne ptr %15, null
  %669 = select i1 %667, i1 %668, i1 false
  br i1 %669, label %670, label %674

670:
  %671 = icmp ne ptr %162, %324
  %672 = icmp ne i32 %35, %183
  %673 = select i1 %671, i1 true, i1 %672
  br label %674

674:
  %675 = phi i1 [ %673, %670 ], [ false, %666 ]
  br i1 %675, label %676, label %677

676:
  store ptr null, ptr %0, align 8
  br label %677

677:
  %678 = phi ptr [ null, %676 ], [ %15, %674 ]
  %679 = icmp ne ptr %324, null
  %680 = select i1 %667, i1 %679, i1 false
  br i1 %680, label %681, label %693

681:
  %682 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %683 = load i8, ptr %682, align 1
  %684 = and i8 %683, 1
  %685 = icmp ne i8 %684, 0
  %686 = icmp ult i32 %28, 8
  %687 = select i1 %685, i1 %686, i1 false
  br i1 %687, label %688, label %693

688:
  %689 = mul nuw i32 %28, 24
  %690 = zext nneg i32 %689 to i64
  %691 = getelementptr inbounds nuw i8, ptr %0, i64 %690
  %692 = getelementptr inbounds nuw i8, ptr %691, i64 24
  store ptr %324, ptr %692, align 8
  br label %693

693:
  switch i32 %183, label %697 [
    i32 28, label %698
    i32 27, label %694
    i32 35, label %695
    i32 34, label %696
  ]

694:
  br label %698

695:
  br label %698

696:
  br label %698

697:
  br label %698

698:
  %699 = phi i32 [ 0, %697 ], [ 1, %694 ], [ 4, %695 ], [ 3, %696 ], [ 2, %693 ]
  %700 = icmp ne i32 %176, 0
  %701 = select i1 %700, i32 %176, i32 %28
  br i1 %667, label %702, label %712

702:
  %703 = icmp eq ptr %678, null
  br i1 %703, label %712, label %704

704:
  %705 = icmp ult i32 %183, 45
  %706 = zext nneg i32 %183 to i45
  %707 = lshr i45 -7696581394432, %706
  %708 = trunc i45 %707 to i1
  %709 = select i1 %705, i1 %708, i1 false
  %710 = icmp ne i64 %21, %169
  %711 = select i1 %709, i1 %710, i1 false
  br label %712

712:
  %713 = phi i1 [ false, %698 ], [ true, %702 ], [ %711, %704 ]
  br i1 %700, label %735, label %714

714:
  br i1 %713, label %715, label %844

715:
  %716 = mul nsw i64 %60, %51
  %717 = mul nsw i64 %69, %716
  %718 = mul nsw i64 %77, %717
  %719 = mul nsw i64 %86, %718
  %720 = mul nsw i64 %95, %719
  %721 = mul nsw i64 %104, %720
  %722 = mul i64 %721, %169
  %723 = tail call i64 @llvm.umax.i64(i64 %722, i64 1)
  %724 = tail call ptr @malloc(i64 noundef %723) #9
  store ptr %724, ptr %0, align 8
  %725 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %169, ptr %725, align 8
  %726 = trunc i32 %183 to i8
  %727 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %726, ptr %727, align 1
  %728 = mul nsw i64 %51, %169
  %729 = mul nsw i64 %60, %728
  %730 = mul nsw i64 %69, %729
  %731 = mul nsw i64 %77, %730
  %732 = mul nsw i64 %86, %731
  %733 = mul nsw i64 %95, %732
  %734 = icmp eq ptr %678, null
  br label %844

735:
  br i1 %667, label %736, label %844

736:
  br i1 %713, label %751, label %737

737:
  %738 = icmp ne i64 %51, %194
  %739 = icmp ne i64 %60, %206
  %740 = icmp ne i64 %69, %218
  %741 = icmp ne i64 %77, %230
  %742 = icmp ne i64 %86, %242
  %743 = icmp ne i64 %95, %254
  %744 = icmp ne i64 %104, %266
  %745 = select i1 %744, i1 true, i1 %743
  %746 = select i1 %745, i1 true, i1 %742
  %747 = select i1 %746, i1 true, i1 %741
  %748 = select i1 %747, i1 true, i1 %740
  %749 = select i1 %748, i1 true, i1 %739
  %750 = select i1 %749, i1 true, i1 %738
  br label %751

751:
  %752 = phi i1 [ true, %736 ], [ %750, %737 ]
  br i1 %752, label %753, label %835

753:
  %754 = mul nsw i64 %206, %194
  %755 = mul nsw i64 %218, %754
  %756 = mul nsw i64 %230, %755
  %757 = mul nsw i64 %242, %756
  %758 = mul nsw i64 %254, %757
  %759 = mul nsw i64 %266, %758
  %760 = mul i64 %759, %169
  %761 = tail call i64 @llvm.umax.i64(i64 %760, i64 1)
  %762 = tail call ptr @malloc(i64 noundef %761) #9
  store ptr %762, ptr %0, align 8
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %169, ptr %763, align 8
  %764 = trunc i32 %183 to i8
  %765 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %764, ptr %765, align 1
  %766 = icmp sgt i32 %176, 0
  br i1 %766, label %767, label %774

767:
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %769 = icmp slt i64 %194, 1
  %770 = select i1 %769, i64 1, i64 %195
  store i64 %770, ptr %768, align 8
  %771 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %194, ptr %771, align 8
  %772 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %169, ptr %772, align 8
  %773 = mul i64 %194, %169
  br label %774

774:
  %775 = phi i64 [ %773, %767 ], [ %169, %753 ]
  %776 = icmp sgt i32 %176, 1
  br i1 %776, label %777, label %784

777:
  %778 = icmp slt i64 %206, 1
  %779 = select i1 %778, i64 1, i64 %207
  %780 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %779, ptr %780, align 8
  %781 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %206, ptr %781, align 8
  %782 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %775, ptr %782, align 8
  %783 = mul i64 %206, %775
  br label %784

784:
  %785 = phi i64 [ %783, %777 ], [ %775, %774 ]
  %786 = icmp sgt i32 %176, 2
  br i1 %786, label %787, label %794

787:
  %788 = icmp slt i64 %218, 1
  %789 = select i1 %788, i64 1, i64 %219
  %790 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %789, ptr %790, align 8
  %791 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %218, ptr %791, align 8
  %792 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %785, ptr %792, align 8
  %793 = mul i64 %218, %785
  br label %794

794:
  %795 = phi i64 [ %793, %787 ], [ %785, %784 ]
  %796 = icmp sgt i32 %176, 3
  br i1 %796, label %797, label %804

797:
  %798 = icmp slt i64 %230, 1
  %799 = select i1 %798, i64 1, i64 %231
  %800 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %799, ptr %800, align 8
  %801 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %230, ptr %801, align 8
  %802 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %795, ptr %802, align 8
  %803 = mul i64 %230, %795
  br label %804

804:
  %805 = phi i64 [ %803, %797 ], [ %795, %794 ]
  %806 = icmp sgt i32 %176, 4
  br i1 %806, label %807, label %814

807:
  %808 = icmp slt i64 %242, 1
  %809 = select i1 %808, i64 1, i64 %243
  %810 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %809, ptr %810, align 8
  %811 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %242, ptr %811, align 8
  %812 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %805, ptr %812, align 8
  %813 = mul i64 %242, %805
  br label %814

814:
  %815 = phi i64 [ %813, %807 ], [ %805, %804 ]
  %816 = icmp sgt i32 %176, 5
  br i1 %816, label %817, label %824

817:
  %818 = icmp slt i64 %254, 1
  %819 = select i1 %818, i64 1, i64 %255
  %820 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %819, ptr %820, align 8
  %821 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %254, ptr %821, align 8
  %822 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %815, ptr %822, align 8
  %823 = mul i64 %254, %815
  br label %824

824:
  %825 = phi i64 [ %823, %817 ], [ %815, %814 ]
  %826 = icmp sgt i32 %176, 6
  br i1 %826, label %827, label %833

827:
  %828 = icmp slt i64 %266, 1
  %829 = select i1 %828, i64 1, i64 %267
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %829, ptr %830, align 8
  %831 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %266, ptr %831, align 8
  %832 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %825, ptr %832, align 8
  br label %833

833:
  %834 = icmp eq ptr %678, null
  br label %835

835:
  %836 = phi ptr [ %762, %833 ], [ %678, %751 ]
  %837 = phi i1 [ %834, %833 ], [ true, %751 ]
  %838 = mul nsw i64 %194, %169
  %839 = mul nsw i64 %206, %838
  %840 = mul nsw i64 %218, %839
  %841 = mul nsw i64 %230, %840
  %842 = mul nsw i64 %242, %841
  %843 = mul nsw i64 %254, %842
  br label %844

844:
  %845 = phi i64 [ %194, %835 ], [ %194, %735 ], [ %51, %714 ], [ %51, %715 ]
  %846 = phi i64 [ %206, %835 ], [ %206, %735 ], [ %60, %714 ], [ %60, %715 ]
  %847 = phi i64 [ %218, %835 ], [ %218, %735 ], [ %69, %714 ], [ %69, %715 ]
  %848 = phi i64 [ %230, %835 ], [ %230, %735 ], [ %77, %714 ], [ %77, %715 ]
  %849 = phi i64 [ %242, %835 ], [ %242, %735 ], [ %86, %714 ], [ %86, %715 ]
  %850 = phi i64 [ %254, %835 ], [ %254, %735 ], [ %95, %714 ], [ %95, %715 ]
  %851 = phi i64 [ %266, %835 ], [ %266, %735 ], [ %104, %714 ], [ %104, %715 ]
  %852 = phi i64 [ %193, %835 ], [ %193, %735 ], [ 0, %714 ], [ 0, %715 ]
  %853 = phi i64 [ %205, %835 ], [ %205, %735 ], [ 0, %714 ], [ 0, %715 ]
  %854 = phi i64 [ %217, %835 ], [ %217, %735 ], [ 0, %714 ], [ 0, %715 ]
  %855 = phi i64 [ %229, %835 ], [ %229, %735 ], [ 0, %714 ], [ 0, %715 ]
  %856 = phi i64 [ %241, %835 ], [ %241, %735 ], [ 0, %714 ], [ 0, %715 ]
  %857 = phi i64 [ %253, %835 ], [ %253, %735 ], [ 0, %714 ], [ 0, %715 ]
  %858 = phi i64 [ %265, %835 ], [ %265, %735 ], [ 0, %714 ], [ 0, %715 ]
  %859 = phi ptr [ %836, %835 ], [ %678, %735 ], [ %678, %714 ], [ %724, %715 ]
  %860 = phi i64 [ %194, %835 ], [ %51, %735 ], [ %51, %714 ], [ %51, %715 ]
  %861 = phi i64 [ %206, %835 ], [ %60, %735 ], [ %60, %714 ], [ %60, %715 ]
  %862 = phi i64 [ %218, %835 ], [ %69, %735 ], [ %69, %714 ], [ %69, %715 ]
  %863 = phi i64 [ %230, %835 ], [ %77, %735 ], [ %77, %714 ], [ %77, %715 ]
  %864 = phi i64 [ %242, %835 ], [ %86, %735 ], [ %86, %714 ], [ %86, %715 ]
  %865 = phi i64 [ %254, %835 ], [ %95, %735 ], [ %95, %714 ], [ %95, %715 ]
  %866 = phi i64 [ %266, %835 ], [ %104, %735 ], [ %104, %714 ], [ %104, %715 ]
  %867 = phi i64 [ %169, %835 ], [ %50, %735 ], [ %50, %714 ], [ %169, %715 ]
  %868 = phi i64 [ %838, %835 ], [ %59, %735 ], [ %59, %714 ], [ %728, %715 ]
  %869 = phi i64 [ %839, %835 ], [ %68, %735 ], [ %68, %714 ], [ %729, %715 ]
  %870 = phi i64 [ %840, %835 ], [ %78, %735 ], [ %78, %714 ], [ %730, %715 ]
  %871 = phi i64 [ %841, %835 ], [ %87, %735 ], [ %87, %714 ], [ %731, %715 ]
  %872 = phi i64 [ %842, %835 ], [ %96, %735 ], [ %96, %714 ], [ %732, %715 ]
  %873 = phi i64 [ %843, %835 ], [ %105, %735 ], [ %105, %714 ], [ %733, %715 ]
  %874 = phi i1 [ %837, %835 ], [ true, %735 ], [ true, %714 ], [ %734, %715 ]
  %875 = phi i1 [ %752, %835 ], [ %713, %735 ], [ false, %714 ], [ true, %715 ]
  %876 = icmp eq i32 %350, 0
  br i1 %876, label %877, label %1686

877:
  %878 = icmp eq i64 %860, 1
  %879 = icmp eq i64 %867, %169
  %880 = select i1 %878, i1 true, i1 %879
  %881 = mul nsw i64 %860, %169
  %882 = icmp eq i64 %861, 1
  %883 = icmp eq i64 %868, %881
  %884 = select i1 %882, i1 true, i1 %883
  %885 = and i1 %884, %880
  %886 = mul nsw i64 %861, %881
  %887 = icmp eq i64 %862, 1
  %888 = icmp eq i64 %869, %886
  %889 = select i1 %887, i1 true, i1 %888
  %890 = and i1 %889, %885
  %891 = mul nsw i64 %862, %886
  %892 = icmp eq i64 %863, 1
  %893 = icmp eq i64 %870, %891
  %894 = select i1 %892, i1 true, i1 %893
  %895 = and i1 %894, %890
  %896 = mul nsw i64 %863, %891
  %897 = icmp eq i64 %864, 1
  %898 = icmp eq i64 %871, %896
  %899 = select i1 %897, i1 true, i1 %898
  %900 = and i1 %899, %895
  %901 = mul nsw i64 %864, %896
  %902 = icmp eq i64 %865, 1
  %903 = icmp eq i64 %872, %901
  %904 = select i1 %902, i1 true, i1 %903
  %905 = and i1 %904, %900
  %906 = icmp eq i64 %866, 1
  %907 = mul nsw i64 %865, %901
  %908 = icmp eq i64 %873, %907
  %909 = select i1 %906, i1 true, i1 %908
  %910 = and i1 %909, %905
  %911 = mul i64 %846, %845
  %912 = mul i64 %847, %911
  %913 = mul i64 %848, %912
  %914 = mul i64 %849, %913
  %915 = mul i64 %850, %914
  %916 = mul i64 %851, %915
  %917 = and i1 %667, %700
  br i1 %910, label %918, label %1046

918:
  %919 = icmp eq i64 %845, 1
  %920 = icmp eq i64 %852, %169
  %921 = select i1 %919, i1 true, i1 %920
  %922 = mul nsw i64 %845, %169
  %923 = icmp eq i64 %846, 1
  %924 = icmp eq i64 %853, %922
  %925 = select i1 %923, i1 true, i1 %924
  %926 = and i1 %925, %921
  %927 = mul nsw i64 %846, %922
  %928 = icmp eq i64 %847, 1
  %929 = icmp eq i64 %854, %927
  %930 = select i1 %928, i1 true, i1 %929
  %931 = and i1 %930, %926
  %932 = mul nsw i64 %847, %927
  %933 = icmp eq i64 %848, 1
  %934 = icmp eq i64 %855, %932
  %935 = select i1 %933, i1 true, i1 %934
  %936 = and i1 %935, %931
  %937 = mul nsw i64 %848, %932
  %938 = icmp eq i64 %849, 1
  %939 = icmp eq i64 %856, %937
  %940 = select i1 %938, i1 true, i1 %939
  %941 = and i1 %940, %936
  %942 = mul nsw i64 %849, %937
  %943 = icmp eq i64 %850, 1
  %944 = icmp eq i64 %857, %942
  %945 = select i1 %943, i1 true, i1 %944
  %946 = and i1 %945, %941
  %947 = icmp eq i64 %851, 1
  %948 = mul nsw i64 %850, %942
  %949 = icmp eq i64 %858, %948
  %950 = select i1 %947, i1 true, i1 %949
  %951 = and i1 %950, %946
  br i1 %951, label %952, label %1046

952:
  %953 = icmp ule ptr %859, %163
  %954 = select i1 %917, i1 true, i1 %953
  br i1 %954, label %955, label %1001

955:
  switch i32 %699, label %1000 [
    i32 2, label %962
    i32 1, label %960
    i32 4, label %958
    i32 3, label %956
    i32 0, label %998
  ]

956:
  %957 = icmp sgt i64 %916, 0
  br i1 %957, label %988, label %2304

958:
  %959 = icmp sgt i64 %916, 0
  br i1 %959, label %978, label %2304

960:
  %961 = icmp sgt i64 %916, 0
  br i1 %961, label %971, label %2304

962:
  %963 = icmp sgt i64 %916, 0
  br i1 %963, label %964, label %2304

964:
  %965 = phi i64 [ %969, %964 ], [ 0, %962 ]
  %966 = getelementptr inbounds nuw double, ptr %859, i64 %965
  %967 = getelementptr inbounds nuw double, ptr %163, i64 %965
  %968 = load double, ptr %967, align 8
  store double %968, ptr %966, align 8
  %969 = add nuw nsw i64 %965, 1
  %970 = icmp eq i64 %969, %916
  br i1 %970, label %2304, label %964

971:
  %972 = phi i64 [ %976, %971 ], [ 0, %960 ]
  %973 = getelementptr inbounds nuw float, ptr %859, i64 %972
  %974 = getelementptr inbounds nuw float, ptr %163, i64 %972
  %975 = load float, ptr %974, align 4
  store float %975, ptr %973, align 4
  %976 = add nuw nsw i64 %972, 1
  %977 = icmp eq i64 %976, %916
  br i1 %977, label %2304, label %971

978:
  %979 = phi i64 [ %986, %978 ], [ 0, %958 ]
  %980 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %859, i64 %979
  %981 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %979
  %982 = load double, ptr %981, align 8
  %983 = getelementptr inbounds nuw i8, ptr %981, i64 8
  %984 = load double, ptr %983, align 8
  store double %982, ptr %980, align 8
  %985 = getelementptr inbounds nuw i8, ptr %980, i64 8
  store double %984, ptr %985, align 8
  %986 = add nuw nsw i64 %979, 1
  %987 = icmp eq i64 %986, %916
  br i1 %987, label %2304, label %978

988:
  %989 = phi i64 [ %996, %988 ], [ 0, %956 ]
  %990 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %859, i64 %989
  %991 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %989
  %992 = load float, ptr %991, align 4
  %993 = getelementptr inbounds nuw i8, ptr %991, i64 4
  %994 = load float, ptr %993, align 4
  store float %992, ptr %990, align 4
  %995 = getelementptr inbounds nuw i8, ptr %990, i64 4
  store float %994, ptr %995, align 4
  %996 = add nuw nsw i64 %989, 1
  %997 = icmp eq i64 %996, %916
  br i1 %997, label %2304, label %988

998:
  %999 = mul i64 %916, %169
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %859, ptr align 1 %163, i64 %999, i1 false)
  br label %2304

1000:
  unreachable

1001:
  switch i32 %699, label %1000 [
    i32 2, label %1008
    i32 1, label %1006
    i32 4, label %1004
    i32 3, label %1002
    i32 0, label %1044
  ]

1002:
  %1003 = icmp sgt i64 %916, 0
  br i1 %1003, label %1034, label %2304

1004:
  %1005 = icmp sgt i64 %916, 0
  br i1 %1005, label %1024, label %2304

1006:
  %1007 = icmp sgt i64 %916, 0
  br i1 %1007, label %1017, label %2304

1008:
  %1009 = icmp sgt i64 %916, 0
  br i1 %1009, label %1010, label %2304

1010:
  %1011 = phi i64 [ %1012, %1010 ], [ %916, %1008 ]
  %1012 = add nsw i64 %1011, -1
  %1013 = getelementptr inbounds nuw double, ptr %859, i64 %1012
  %1014 = getelementptr inbounds nuw double, ptr %163, i64 %1012
  %1015 = load double, ptr %1014, align 8
  store double %1015, ptr %1013, align 8
  %1016 = icmp sgt i64 %1011, 1
  br i1 %1016, label %1010, label %2304

1017:
  %1018 = phi i64 [ %1019, %1017 ], [ %916, %1006 ]
  %1019 = add nsw i64 %1018, -1
  %1020 = getelementptr inbounds nuw float, ptr %859, i64 %1019
  %1021 = getelementptr inbounds nuw float, ptr %163, i64 %1019
  %1022 = load float, ptr %1021, align 4
  store float %1022, ptr %1020, align 4
  %1023 = icmp sgt i64 %1018, 1
  br i1 %1023, label %1017, label %2304

1024:
  %1025 = phi i64 [ %1026, %1024 ], [ %916, %1004 ]
  %1026 = add nsw i64 %1025, -1
  %1027 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %859, i64 %1026
  %1028 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %163, i64 %1026
  %1029 = load double, ptr %1028, align 8
  %1030 = getelementptr inbounds nuw i8, ptr %1028, i64 8
  %1031 = load double, ptr %1030, align 8
  store double %1029, ptr %1027, align 8
  %1032 = getelementptr inbounds nuw i8, ptr %1027, i64 8
  store double %1031, ptr %1032, align 8
  %1033 = icmp sgt i64 %1025, 1
  br i1 %1033, label %1024, label %2304

1034:
  %1035 = phi i64 [ %1036, %1034 ], [ %916, %1002 ]
  %1036 = add nsw i64 %1035, -1
  %1037 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %859, i64 %1036
  %1038 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %163, i64 %1036
  %1039 = load float, ptr %1038, align 4
  %1040 = getelementptr inbounds nuw i8, ptr %1038, i64 4
  %1041 = load float, ptr %1040, align 4
  store float %1039, ptr %1037, align 4
  %1042 = getelementptr inbounds nuw i8, ptr %1037, i64 4
  store float %1041, ptr %1042, align 4
  %1043 = icmp sgt i64 %1035, 1
  br i1 %1043, label %1034, label %2304

1044:
  %1045 = mul i64 %916, %169
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %859, ptr align 1 %163, i64 %1045, i1 false)
  br label %2304

1046:
  %1047 = icmp sgt i64 %916, 0
  br i1 %1047, label %1048, label %2304

1048:
  br i1 %875, label %1439, label %1049

1049:
  %1050 = icmp sgt i64 %867, 0
  %1051 = add nsw i64 %860, -1
  %1052 = mul nsw i64 %1051, %867
  %1053 = select i1 %1050, i64 %1052, i64 0
  %1054 = getelementptr inbounds i8, ptr %859, i64 %1053
  %1055 = icmp sgt i64 %868, 0
  %1056 = add nsw i64 %861, -1
  %1057 = mul nsw i64 %1056, %868
  %1058 = select i1 %1055, i64 %1057, i64 0
  %1059 = getelementptr inbounds i8, ptr %1054, i64 %1058
  %1060 = icmp sgt i64 %869, 0
  %1061 = add nsw i64 %862, -1
  %1062 = mul nsw i64 %1061, %869
  %1063 = select i1 %1060, i64 %1062, i64 0
  %1064 = getelementptr inbounds i8, ptr %1059, i64 %1063
  %1065 = icmp sgt i64 %870, 0
  %1066 = add nsw i64 %863, -1
  %1067 = mul nsw i64 %1066, %870
  %1068 = select i1 %1065, i64 %1067, i64 0
  %1069 = getelementptr inbounds i8, ptr %1064, i64 %1068
  %1070 = icmp sgt i64 %871, 0
  %1071 = add nsw i64 %864, -1
  %1072 = mul nsw i64 %1071, %871
  %1073 = select i1 %1070, i64 %1072, i64 0
  %1074 = getelementptr inbounds i8, ptr %1069, i64 %1073
  %1075 = icmp sgt i64 %872, 0
  %1076 = add nsw i64 %865, -1
  %1077 = mul nsw i64 %1076, %872
  %1078 = select i1 %1075, i64 %1077, i64 0
  %1079 = getelementptr inbounds i8, ptr %1074, i64 %1078
  %1080 = icmp sgt i64 %873, 0
  %1081 = add nsw i64 %866, -1
  %1082 = mul nsw i64 %1081, %873
  %1083 = select i1 %1080, i64 %1082, i64 0
  %1084 = icmp slt i64 %852, 0
  %1085 = add nsw i64 %845, -1
  %1086 = mul nsw i64 %1085, %852
  %1087 = select i1 %1084, i64 %1086, i64 0
  %1088 = getelementptr inbounds i8, ptr %163, i64 %1087
  %1089 = icmp slt i64 %853, 0
  %1090 = add nsw i64 %846, -1
  %1091 = mul nsw i64 %1090, %853
  %1092 = select i1 %1089, i64 %1091, i64 0
  %1093 = getelementptr inbounds i8, ptr %1088, i64 %1092
  %1094 = icmp slt i64 %854, 0
  %1095 = add nsw i64 %847, -1
  %1096 = mul nsw i64 %1095, %854
  %1097 = select i1 %1094, i64 %1096, i64 0
  %1098 = getelementptr inbounds i8, ptr %1093, i64 %1097
  %1099 = icmp slt i64 %855, 0
  %1100 = add nsw i64 %848, -1
  %1101 = mul nsw i64 %1100, %855
  %1102 = select i1 %1099, i64 %1101, i64 0
  %1103 = getelementptr inbounds i8, ptr %1098, i64 %1102
  %1104 = icmp slt i64 %856, 0
  %1105 = add nsw i64 %849, -1
  %1106 = mul nsw i64 %1105, %856
  %1107 = select i1 %1104, i64 %1106, i64 0
  %1108 = getelementptr inbounds i8, ptr %1103, i64 %1107
  %1109 = icmp slt i64 %857, 0
  %1110 = add nsw i64 %850, -1
  %1111 = mul nsw i64 %1110, %857
  %1112 = select i1 %1109, i64 %1111, i64 0
  %1113 = getelementptr inbounds i8, ptr %1108, i64 %1112
  %1114 = icmp slt i64 %858, 0
  %1115 = add nsw i64 %851, -1
  %1116 = mul nsw i64 %1115, %858
  %1117 = select i1 %1114, i64 %1116, i64 0
  %1118 = getelementptr inbounds i8, ptr %1113, i64 %1117
  %1119 = getelementptr inbounds i8, ptr %1079, i64 %1083
  %1120 = getelementptr inbounds i8, ptr %1119, i64 %169
  %1121 = icmp ugt ptr %1120, %1118
  br i1 %1121, label %1122, label %1439

1122:
  %1123 = icmp sgt i64 %852, 0
  %1124 = add nsw i64 %845, -1
  %1125 = mul nsw i64 %1124, %852
  %1126 = select i1 %1123, i64 %1125, i64 0
  %1127 = getelementptr inbounds i8, ptr %163, i64 %1126
  %1128 = icmp sgt i64 %853, 0
  %1129 = add nsw i64 %846, -1
  %1130 = mul nsw i64 %1129, %853
  %1131 = select i1 %1128, i64 %1130, i64 0
  %1132 = getelementptr inbounds i8, ptr %1127, i64 %1131
  %1133 = icmp sgt i64 %854, 0
  %1134 = add nsw i64 %847, -1
  %1135 = mul nsw i64 %1134, %854
  %1136 = select i1 %1133, i64 %1135, i64 0
  %1137 = getelementptr inbounds i8, ptr %1132, i64 %1136
  %1138 = icmp sgt i64 %855, 0
  %1139 = add nsw i64 %848, -1
  %1140 = mul nsw i64 %1139, %855
  %1141 = select i1 %1138, i64 %1140, i64 0
  %1142 = getelementptr inbounds i8, ptr %1137, i64 %1141
  %1143 = icmp sgt i64 %856, 0
  %1144 = add nsw i64 %849, -1
  %1145 = mul nsw i64 %1144, %856
  %1146 = select i1 %1143, i64 %1145, i64 0
  %1147 = getelementptr inbounds i8, ptr %1142, i64 %1146
  %1148 = icmp sgt i64 %857, 0
  %1149 = add nsw i64 %850, -1
  %1150 = mul nsw i64 %1149, %857
  %1151 = select i1 %1148, i64 %1150, i64 0
  %1152 = getelementptr inbounds i8, ptr %1147, i64 %1151
  %1153 = icmp sgt i64 %858, 0
  %1154 = add nsw i64 %851, -1
  %1155 = mul nsw i64 %1154, %858
  %1156 = select i1 %1153, i64 %1155, i64 0
  %1157 = icmp slt i64 %867, 0
  %1158 = add nsw i64 %860, -1
  %1159 = mul nsw i64 %1158, %867
  %1160 = select i1 %1157, i64 %1159, i64 0
  %1161 = getelementptr inbounds i8, ptr %859, i64 %1160
  %1162 = icmp slt i64 %868, 0
  %1163 = add nsw i64 %861, -1
  %1164 = mul nsw i64 %1163, %868
  %1165 = select i1 %1162, i64 %1164, i64 0
  %1166 = getelementptr inbounds i8, ptr %1161, i64 %1165
  %1167 = icmp slt i64 %869, 0
  %1168 = add nsw i64 %862, -1
  %1169 = mul nsw i64 %1168, %869
  %1170 = select i1 %1167, i64 %1169, i64 0
  %1171 = getelementptr inbounds i8, ptr %1166, i64 %1170
  %1172 = icmp slt i64 %870, 0
  %1173 = add nsw i64 %863, -1
  %1174 = mul nsw i64 %1173, %870
  %1175 = select i1 %1172, i64 %1174, i64 0
  %1176 = getelementptr inbounds i8, ptr %1171, i64 %1175
  %1177 = icmp slt i64 %871, 0
  %1178 = add nsw i64 %864, -1
  %1179 = mul nsw i64 %1178, %871
  %1180 = select i1 %1177, i64 %1179, i64 0
  %1181 = getelementptr inbounds i8, ptr %1176, i64 %1180
  %1182 = icmp slt i64 %872, 0
  %1183 = add nsw i64 %865, -1
  %1184 = mul nsw i64 %1183, %872
  %1185 = select i1 %1182, i64 %1184, i64 0
  %1186 = getelementptr inbounds i8, ptr %1181, i64 %1185
  %1187 = icmp slt i64 %873, 0
  %1188 = add nsw i64 %866, -1
  %1189 = mul nsw i64 %1188, %873
  %1190 = select i1 %1187, i64 %1189, i64 0
  %1191 = getelementptr inbounds i8, ptr %1186, i64 %1190
  %1192 = getelementptr inbounds i8, ptr %1152, i64 %1156
  %1193 = getelementptr inbounds i8, ptr %1192, i64 %169
  %1194 = icmp ugt ptr %1193, %1191
  br i1 %1194, label %1195, label %1439

1195:
  %1196 = mul i64 %916, %169
  %1197 = tail call i64 @llvm.umax.i64(i64 %1196, i64 1)
  %1198 = tail call ptr @malloc(i64 noundef %1197) #9
  %1199 = mul nsw i64 %845, %169
  %1200 = mul nsw i64 %846, %1199
  %1201 = mul nsw i64 %847, %1200
  %1202 = mul nsw i64 %848, %1201
  %1203 = mul nsw i64 %849, %1202
  %1204 = mul nsw i64 %850, %1203
  %1205 = mul nsw i64 %847, %846
  %1206 = mul nsw i64 %848, %1205
  %1207 = mul nsw i64 %849, %1206
  %1208 = mul nsw i64 %850, %1207
  %1209 = mul nsw i64 %851, %1208
  %1210 = icmp sgt i64 %1209, 0
  br i1 %1210, label %1211, label %1439

1211:
  %1212 = icmp sgt i64 %845, 0
  %1213 = icmp sgt i64 %845, 0
  %1214 = icmp sgt i64 %845, 0
  %1215 = icmp sgt i64 %845, 0
  %1216 = icmp sgt i64 %845, 0
  %1217 = icmp sgt i32 %701, 1
  %1218 = icmp eq i32 %701, 2
  %1219 = icmp sgt i32 %701, 2
  %1220 = icmp eq i32 %701, 3
  %1221 = icmp sgt i32 %701, 3
  %1222 = icmp eq i32 %701, 4
  %1223 = icmp sgt i32 %701, 4
  %1224 = icmp eq i32 %701, 5
  %1225 = icmp sgt i32 %701, 5
  %1226 = icmp eq i32 %701, 6
  %1227 = icmp sgt i32 %701, 6
  %1228 = icmp eq i32 %701, 7
  %1229 = icmp sgt i32 %701, 1
  %1230 = icmp eq i32 %701, 2
  %1231 = icmp sgt i32 %701, 2
  %1232 = icmp eq i32 %701, 3
  %1233 = icmp sgt i32 %701, 3
  %1234 = icmp eq i32 %701, 4
  %1235 = icmp sgt i32 %701, 4
  %1236 = icmp eq i32 %701, 5
  %1237 = icmp sgt i32 %701, 5
  %1238 = icmp eq i32 %701, 6
  %1239 = icmp sgt i32 %701, 6
  %1240 = icmp eq i32 %701, 7
  br label %1241

1241:
  %1242 = phi i64 [ 0, %1211 ], [ %1437, %1436 ]
  br i1 %1217, label %1243, label %1250

1243:
  br i1 %1218, label %1248, label %1244

1244:
  %1245 = urem i64 %1242, %846
  %1246 = mul nsw i64 %1199, %1245
  %1247 = udiv i64 %1242, %846
  br label %1250

1248:
  %1249 = mul nsw i64 %1199, %1242
  br label %1250

1250:
  %1251 = phi i64 [ %1249, %1248 ], [ %1246, %1244 ], [ 0, %1241 ]
  %1252 = phi i64 [ %1242, %1248 ], [ %1247, %1244 ], [ %1242, %1241 ]
  br i1 %1219, label %1253, label %1262

1253:
  br i1 %1220, label %1259, label %1254

1254:
  %1255 = urem i64 %1252, %847
  %1256 = mul nsw i64 %1200, %1255
  %1257 = add nsw i64 %1256, %1251
  %1258 = udiv i64 %1252, %847
  br label %1262

1259:
  %1260 = mul nsw i64 %1200, %1252
  %1261 = add nsw i64 %1260, %1251
  br label %1262

1262:
  %1263 = phi i64 [ %1261, %1259 ], [ %1257, %1254 ], [ %1251, %1250 ]
  %1264 = phi i64 [ %1252, %1259 ], [ %1258, %1254 ], [ %1252, %1250 ]
  br i1 %1221, label %1265, label %1274

1265:
  br i1 %1222, label %1271, label %1266

1266:
  %1267 = urem i64 %1264, %848
  %1268 = mul nsw i64 %1201, %1267
  %1269 = add nsw i64 %1268, %1263
  %1270 = udiv i64 %1264, %848
  br label %1274

1271:
  %1272 = mul nsw i64 %1201, %1264
  %1273 = add nsw i64 %1272, %1263
  br label %1274

1274:
  %1275 = phi i64 [ %1273, %1271 ], [ %1269, %1266 ], [ %1263, %1262 ]
  %1276 = phi i64 [ %1264, %1271 ], [ %1270, %1266 ], [ %1264, %1262 ]
  br i1 %1223, label %1277, label %1286

1277:
  br i1 %1224, label %1283, label %1278

1278:
  %1279 = urem i64 %1276, %849
  %1280 = mul nsw i64 %1202, %1279
  %1281 = add nsw i64 %1280, %1275
  %1282 = udiv i64 %1276, %849
  br label %1286

1283:
  %1284 = mul nsw i64 %1202, %1276
  %1285 = add nsw i64 %1284, %1275
  br label %1286

1286:
  %1287 = phi i64 [ %1285, %1283 ], [ %1281, %1278 ], [ %1275, %1274 ]
  %1288 = phi i64 [ %1276, %1283 ], [ %1282, %1278 ], [ %1276, %1274 ]
  br i1 %1225, label %1289, label %1298

1289:
  br i1 %1226, label %1295, label %1290

1290:
  %1291 = urem i64 %1288, %850
  %1292 = mul nsw i64 %1203, %1291
  %1293 = add nsw i64 %1292, %1287
  %1294 = udiv i64 %1288, %850
  br label %1298

1295:
  %1296 = mul nsw i64 %1203, %1288
  %1297 = add nsw i64 %1296, %1287
  br label %1298

1298:
  %1299 = phi i64 [ %1297, %1295 ], [ %1293, %1290 ], [ %1287, %1286 ]
  %1300 = phi i64 [ %1288, %1295 ], [ %1294, %1290 ], [ %1288, %1286 ]
  br i1 %1227, label %1301, label %1309

1301:
  br i1 %1228, label %1306, label %1302

1302:
  %1303 = urem i64 %1300, %851
  %1304 = mul nsw i64 %1204, %1303
  %1305 = add nsw i64 %1304, %1299
  br label %1309

1306:
  %1307 = mul nsw i64 %1204, %1300
  %1308 = add nsw i64 %1307, %1299
  br label %1309

1309:
  %1310 = phi i64 [ %1308, %1306 ], [ %1305, %1302 ], [ %1299, %1298 ]
  br i1 %1229, label %1311, label %1318

1311:
  br i1 %1230, label %1316, label %1312

1312:
  %1313 = urem i64 %1242, %846
  %1314 = mul nsw i64 %853, %1313
  %1315 = udiv i64 %1242, %846
  br label %1318

1316:
  %1317 = mul nsw i64 %853, %1242
  br label %1318

1318:
  %1319 = phi i64 [ %1317, %1316 ], [ %1314, %1312 ], [ 0, %1309 ]
  %1320 = phi i64 [ %1242, %1316 ], [ %1315, %1312 ], [ %1242, %1309 ]
  br i1 %1231, label %1321, label %1330

1321:
  br i1 %1232, label %1327, label %1322

1322:
  %1323 = urem i64 %1320, %847
  %1324 = mul nsw i64 %854, %1323
  %1325 = add nsw i64 %1324, %1319
  %1326 = udiv i64 %1320, %847
  br label %1330

1327:
  %1328 = mul nsw i64 %854, %1320
  %1329 = add nsw i64 %1328, %1319
  br label %1330

1330:
  %1331 = phi i64 [ %1329, %1327 ], [ %1325, %1322 ], [ %1319, %1318 ]
  %1332 = phi i64 [ %1320, %1327 ], [ %1326, %1322 ], [ %1320, %1318 ]
  br i1 %1233, label %1333, label %1342

1333:
  br i1 %1234, label %1339, label %1334

1334:
  %1335 = urem i64 %1332, %848
  %1336 = mul nsw i64 %855, %1335
  %1337 = add nsw i64 %1336, %1331
  %1338 = udiv i64 %1332, %848
  br label %1342

1339:
  %1340 = mul nsw i64 %855, %1332
  %1341 = add nsw i64 %1340, %1331
  br label %1342

1342:
  %1343 = phi i64 [ %1341, %1339 ], [ %1337, %1334 ], [ %1331, %1330 ]
  %1344 = phi i64 [ %1332, %1339 ], [ %1338, %1334 ], [ %1332, %1330 ]
  br i1 %1235, label %1345, label %1354

1345:
  br i1 %1236, label %1351, label %1346

1346:
  %1347 = urem i64 %1344, %849
  %1348 = mul nsw i64 %856, %1347
  %1349 = add nsw i64 %1348, %1343
  %1350 = udiv i64 %1344, %849
  br label %1354

1351:
  %1352 = mul nsw i64 %856, %1344
  %1353 = add nsw i64 %1352, %1343
  br label %1354

1354:
  %1355 = phi i64 [ %1353, %1351 ], [ %1349, %1346 ], [ %1343, %1342 ]
  %1356 = phi i64 [ %1344, %1351 ], [ %1350, %1346 ], [ %1344, %1342 ]
  br i1 %1237, label %1357, label %1366

1357:
  br i1 %1238, label %1363, label %1358

1358:
  %1359 = urem i64 %1356, %850
  %1360 = mul nsw i64 %857, %1359
  %1361 = add nsw i64 %1360, %1355
  %1362 = udiv i64 %1356, %850
  br label %1366

1363:
  %1364 = mul nsw i64 %857, %1356
  %1365 = add nsw i64 %1364, %1355
  br label %1366

1366:
  %1367 = phi i64 [ %1365, %1363 ], [ %1361, %1358 ], [ %1355, %1354 ]
  %1368 = phi i64 [ %1356, %1363 ], [ %1362, %1358 ], [ %1356, %1354 ]
  br i1 %1239, label %1369, label %1377

1369:
  br i1 %1240, label %1374, label %1370

1370:
  %1371 = urem i64 %1368, %851
  %1372 = mul nsw i64 %858, %1371
  %1373 = add nsw i64 %1372, %1367
  br label %1377

1374:
  %1375 = mul nsw i64 %858, %1368
  %1376 = add nsw i64 %1375, %1367
  br label %1377

1377:
  %1378 = phi i64 [ %1376, %1374 ], [ %1373, %1370 ], [ %1367, %1366 ]
  %1379 = getelementptr inbounds i8, ptr %1198, i64 %1310
  %1380 = getelementptr inbounds i8, ptr %163, i64 %1378
  switch i32 %699, label %1000 [
    i32 2, label %1385
    i32 1, label %1384
    i32 4, label %1383
    i32 3, label %1382
    i32 0, label %1381
  ]

1381:
  br i1 %1212, label %1428, label %1436

1382:
  br i1 %1213, label %1416, label %1436

1383:
  br i1 %1214, label %1404, label %1436

1384:
  br i1 %1215, label %1395, label %1436

1385:
  br i1 %1216, label %1386, label %1436

1386:
  %1387 = phi i64 [ %1393, %1386 ], [ 0, %1385 ]
  %1388 = mul nsw i64 %1387, %169
  %1389 = getelementptr inbounds i8, ptr %1379, i64 %1388
  %1390 = mul nsw i64 %1387, %852
  %1391 = getelementptr inbounds i8, ptr %1380, i64 %1390
  %1392 = load double, ptr %1391, align 8
  store double %1392, ptr %1389, align 8
  %1393 = add nuw nsw i64 %1387, 1
  %1394 = icmp eq i64 %1393, %845
  br i1 %1394, label %1436, label %1386

1395:
  %1396 = phi i64 [ %1402, %1395 ], [ 0, %1384 ]
  %1397 = mul nsw i64 %1396, %169
  %1398 = getelementptr inbounds i8, ptr %1379, i64 %1397
  %1399 = mul nsw i64 %1396, %852
  %1400 = getelementptr inbounds i8, ptr %1380, i64 %1399
  %1401 = load float, ptr %1400, align 4
  store float %1401, ptr %1398, align 4
  %1402 = add nuw nsw i64 %1396, 1
  %1403 = icmp eq i64 %1402, %845
  br i1 %1403, label %1436, label %1395

1404:
  %1405 = phi i64 [ %1414, %1404 ], [ 0, %1383 ]
  %1406 = mul nsw i64 %1405, %169
  %1407 = getelementptr inbounds i8, ptr %1379, i64 %1406
  %1408 = mul nsw i64 %1405, %852
  %1409 = getelementptr inbounds i8, ptr %1380, i64 %1408
  %1410 = load double, ptr %1409, align 8
  %1411 = getelementptr inbounds nuw i8, ptr %1409, i64 8
  %1412 = load double, ptr %1411, align 8
  store double %1410, ptr %1407, align 8
  %1413 = getelementptr inbounds nuw i8, ptr %1407, i64 8
  store double %1412, ptr %1413, align 8
  %1414 = add nuw nsw i64 %1405, 1
  %1415 = icmp eq i64 %1414, %845
  br i1 %1415, label %1436, label %1404

1416:
  %1417 = phi i64 [ %1426, %1416 ], [ 0, %1382 ]
  %1418 = mul nsw i64 %1417, %169
  %1419 = getelementptr inbounds i8, ptr %1379, i64 %1418
  %1420 = mul nsw i64 %1417, %852
  %1421 = getelementptr inbounds i8, ptr %1380, i64 %1420
  %1422 = load float, ptr %1421, align 4
  %1423 = getelementptr inbounds nuw i8, ptr %1421, i64 4
  %1424 = load float, ptr %1423, align 4
  store float %1422, ptr %1419, align 4
  %1425 = getelementptr inbounds nuw i8, ptr %1419, i64 4
  store float %1424, ptr %1425, align 4
  %1426 = add nuw nsw i64 %1417, 1
  %1427 = icmp eq i64 %1426, %845
  br i1 %1427, label %1436, label %1416

1428:
  %1429 = phi i64 [ %1434, %1428 ], [ 0, %1381 ]
  %1430 = mul nsw i64 %1429, %169
  %1431 = getelementptr inbounds i8, ptr %1379, i64 %1430
  %1432 = mul nsw i64 %1429, %852
  %1433 = getelementptr inbounds i8, ptr %1380, i64 %1432
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1431, ptr align 1 %1433, i64 %169, i1 false)
  %1434 = add nuw nsw i64 %1429, 1
  %1435 = icmp eq i64 %1434, %845
  br i1 %1435, label %1436, label %1428

1436:
  %1437 = add nuw nsw i64 %1242, 1
  %1438 = icmp eq i64 %1437, %1209
  br i1 %1438, label %1439, label %1241

1439:
  %1440 = phi ptr [ %163, %1048 ], [ %163, %1049 ], [ %163, %1122 ], [ %1198, %1195 ], [ %1198, %1436 ]
  %1441 = phi i64 [ %852, %1048 ], [ %852, %1049 ], [ %852, %1122 ], [ %169, %1195 ], [ %169, %1436 ]
  %1442 = phi i64 [ %853, %1048 ], [ %853, %1049 ], [ %853, %1122 ], [ %1199, %1195 ], [ %1199, %1436 ]
  %1443 = phi i64 [ %854, %1048 ], [ %854, %1049 ], [ %854, %1122 ], [ %1200, %1195 ], [ %1200, %1436 ]
  %1444 = phi i64 [ %855, %1048 ], [ %855, %1049 ], [ %855, %1122 ], [ %1201, %1195 ], [ %1201, %1436 ]
  %1445 = phi i64 [ %856, %1048 ], [ %856, %1049 ], [ %856, %1122 ], [ %1202, %1195 ], [ %1202, %1436 ]
  %1446 = phi i64 [ %857, %1048 ], [ %857, %1049 ], [ %857, %1122 ], [ %1203, %1195 ], [ %1203, %1436 ]
  %1447 = phi i64 [ %858, %1048 ], [ %858, %1049 ], [ %858, %1122 ], [ %1204, %1195 ], [ %1204, %1436 ]
  %1448 = phi ptr [ null, %1048 ], [ null, %1049 ], [ null, %1122 ], [ %1198, %1195 ], [ %1198, %1436 ]
  %1449 = mul nsw i64 %847, %846
  %1450 = mul nsw i64 %848, %1449
  %1451 = mul nsw i64 %849, %1450
  %1452 = mul nsw i64 %850, %1451
  %1453 = mul nsw i64 %851, %1452
  %1454 = icmp sgt i64 %1453, 0
  br i1 %1454, label %1455, label %1683

1455:
  %1456 = icmp sgt i64 %845, 0
  %1457 = icmp sgt i64 %845, 0
  %1458 = icmp sgt i64 %845, 0
  %1459 = icmp sgt i64 %845, 0
  %1460 = icmp sgt i64 %845, 0
  %1461 = icmp sgt i32 %701, 1
  %1462 = icmp eq i32 %701, 2
  %1463 = icmp sgt i32 %701, 2
  %1464 = icmp eq i32 %701, 3
  %1465 = icmp sgt i32 %701, 3
  %1466 = icmp eq i32 %701, 4
  %1467 = icmp sgt i32 %701, 4
  %1468 = icmp eq i32 %701, 5
  %1469 = icmp sgt i32 %701, 5
  %1470 = icmp eq i32 %701, 6
  %1471 = icmp sgt i32 %701, 6
  %1472 = icmp eq i32 %701, 7
  %1473 = icmp sgt i32 %701, 1
  %1474 = icmp eq i32 %701, 2
  %1475 = icmp sgt i32 %701, 2
  %1476 = icmp eq i32 %701, 3
  %1477 = icmp sgt i32 %701, 3
  %1478 = icmp eq i32 %701, 4
  %1479 = icmp sgt i32 %701, 4
  %1480 = icmp eq i32 %701, 5
  %1481 = icmp sgt i32 %701, 5
  %1482 = icmp eq i32 %701, 6
  %1483 = icmp sgt i32 %701, 6
  %1484 = icmp eq i32 %701, 7
  br label %1485

1485:
  %1486 = phi i64 [ 0, %1455 ], [ %1681, %1680 ]
  br i1 %1461, label %1487, label %1494

1487:
  br i1 %1462, label %1492, label %1488

1488:
  %1489 = urem i64 %1486, %861
  %1490 = mul nsw i64 %868, %1489
  %1491 = udiv i64 %1486, %861
  br label %1494

1492:
  %1493 = mul nsw i64 %868, %1486
  br label %1494

1494:
  %1495 = phi i64 [ %1493, %1492 ], [ %1490, %1488 ], [ 0, %1485 ]
  %1496 = phi i64 [ %1486, %1492 ], [ %1491, %1488 ], [ %1486, %1485 ]
  br i1 %1463, label %1497, label %1506

1497:
  br i1 %1464, label %1503, label %1498

1498:
  %1499 = urem i64 %1496, %862
  %1500 = mul nsw i64 %869, %1499
  %1501 = add nsw i64 %1500, %1495
  %1502 = udiv i64 %1496, %862
  br label %1506

1503:
  %1504 = mul nsw i64 %869, %1496
  %1505 = add nsw i64 %1504, %1495
  br label %1506

1506:
  %1507 = phi i64 [ %1505, %1503 ], [ %1501, %1498 ], [ %1495, %1494 ]
  %1508 = phi i64 [ %1496, %1503 ], [ %1502, %1498 ], [ %1496, %1494 ]
  br i1 %1465, label %1509, label %1518

1509:
  br i1 %1466, label %1515, label %1510

1510:
  %1511 = urem i64 %1508, %863
  %1512 = mul nsw i64 %870, %1511
  %1513 = add nsw i64 %1512, %1507
  %1514 = udiv i64 %1508, %863
  br label %1518

1515:
  %1516 = mul nsw i64 %870, %1508
  %1517 = add nsw i64 %1516, %1507
  br label %1518

1518:
  %1519 = phi i64 [ %1517, %1515 ], [ %1513, %1510 ], [ %1507, %1506 ]
  %1520 = phi i64 [ %1508, %1515 ], [ %1514, %1510 ], [ %1508, %1506 ]
  br i1 %1467, label %1521, label %1530

1521:
  br i1 %1468, label %1527, label %1522

1522:
  %1523 = urem i64 %1520, %864
  %1524 = mul nsw i64 %871, %1523
  %1525 = add nsw i64 %1524, %1519
  %1526 = udiv i64 %1520, %864
  br label %1530

1527:
  %1528 = mul nsw i64 %871, %1520
  %1529 = add nsw i64 %1528, %1519
  br label %1530

1530:
  %1531 = phi i64 [ %1529, %1527 ], [ %1525, %1522 ], [ %1519, %1518 ]
  %1532 = phi i64 [ %1520, %1527 ], [ %1526, %1522 ], [ %1520, %1518 ]
  br i1 %1469, label %1533, label %1542

1533:
  br i1 %1470, label %1539, label %1534

1534:
  %1535 = urem i64 %1532, %865
  %1536 = mul nsw i64 %872, %1535
  %1537 = add nsw i64 %1536, %1531
  %1538 = udiv i64 %1532, %865
  br label %1542

1539:
  %1540 = mul nsw i64 %872, %1532
  %1541 = add nsw i64 %1540, %1531
  br label %1542

1542:
  %1543 = phi i64 [ %1541, %1539 ], [ %1537, %1534 ], [ %1531, %1530 ]
  %1544 = phi i64 [ %1532, %1539 ], [ %1538, %1534 ], [ %1532, %1530 ]
  br i1 %1471, label %1545, label %1553

1545:
  br i1 %1472, label %1550, label %1546

1546:
  %1547 = urem i64 %1544, %866
  %1548 = mul nsw i64 %873, %1547
  %1549 = add nsw i64 %1548, %1543
  br label %1553

1550:
  %1551 = mul nsw i64 %873, %1544
  %1552 = add nsw i64 %1551, %1543
  br label %1553

1553:
  %1554 = phi i64 [ %1552, %1550 ], [ %1549, %1546 ], [ %1543, %1542 ]
  br i1 %1473, label %1555, label %1562

1555:
  br i1 %1474, label %1560, label %1556

1556:
  %1557 = urem i64 %1486, %846
  %1558 = mul nsw i64 %1442, %1557
  %1559 = udiv i64 %1486, %846
  br label %1562

1560:
  %1561 = mul nsw i64 %1442, %1486
  br label %1562

1562:
  %1563 = phi i64 [ %1561, %1560 ], [ %1558, %1556 ], [ 0, %1553 ]
  %1564 = phi i64 [ %1486, %1560 ], [ %1559, %1556 ], [ %1486, %1553 ]
  br i1 %1475, label %1565, label %1574

1565:
  br i1 %1476, label %1571, label %1566

1566:
  %1567 = urem i64 %1564, %847
  %1568 = mul nsw i64 %1443, %1567
  %1569 = add nsw i64 %1568, %1563
  %1570 = udiv i64 %1564, %847
  br label %1574

1571:
  %1572 = mul nsw i64 %1443, %1564
  %1573 = add nsw i64 %1572, %1563
  br label %1574

1574:
  %1575 = phi i64 [ %1573, %1571 ], [ %1569, %1566 ], [ %1563, %1562 ]
  %1576 = phi i64 [ %1564, %1571 ], [ %1570, %1566 ], [ %1564, %1562 ]
  br i1 %1477, label %1577, label %1586

1577:
  br i1 %1478, label %1583, label %1578

1578:
  %1579 = urem i64 %1576, %848
  %1580 = mul nsw i64 %1444, %1579
  %1581 = add nsw i64 %1580, %1575
  %1582 = udiv i64 %1576, %848
  br label %1586

1583:
  %1584 = mul nsw i64 %1444, %1576
  %1585 = add nsw i64 %1584, %1575
  br label %1586

1586:
  %1587 = phi i64 [ %1585, %1583 ], [ %1581, %1578 ], [ %1575, %1574 ]
  %1588 = phi i64 [ %1576, %1583 ], [ %1582, %1578 ], [ %1576, %1574 ]
  br i1 %1479, label %1589, label %1598

1589:
  br i1 %1480, label %1595, label %1590

1590:
  %1591 = urem i64 %1588, %849
  %1592 = mul nsw i64 %1445, %1591
  %1593 = add nsw i64 %1592, %1587
  %1594 = udiv i64 %1588, %849
  br label %1598

1595:
  %1596 = mul nsw i64 %1445, %1588
  %1597 = add nsw i64 %1596, %1587
  br label %1598

1598:
  %1599 = phi i64 [ %1597, %1595 ], [ %1593, %1590 ], [ %1587, %1586 ]
  %1600 = phi i64 [ %1588, %1595 ], [ %1594, %1590 ], [ %1588, %1586 ]
  br i1 %1481, label %1601, label %1610

1601:
  br i1 %1482, label %1607, label %1602

1602:
  %1603 = urem i64 %1600, %850
  %1604 = mul nsw i64 %1446, %1603
  %1605 = add nsw i64 %1604, %1599
  %1606 = udiv i64 %1600, %850
  br label %1610

1607:
  %1608 = mul nsw i64 %1446, %1600
  %1609 = add nsw i64 %1608, %1599
  br label %1610

1610:
  %1611 = phi i64 [ %1609, %1607 ], [ %1605, %1602 ], [ %1599, %1598 ]
  %1612 = phi i64 [ %1600, %1607 ], [ %1606, %1602 ], [ %1600, %1598 ]
  br i1 %1483, label %1613, label %1621

1613:
  br i1 %1484, label %1618, label %1614

1614:
  %1615 = urem i64 %1612, %851
  %1616 = mul nsw i64 %1447, %1615
  %1617 = add nsw i64 %1616, %1611
  br label %1621

1618:
  %1619 = mul nsw i64 %1447, %1612
  %1620 = add nsw i64 %1619, %1611
  br label %1621

1621:
  %1622 = phi i64 [ %1620, %1618 ], [ %1617, %1614 ], [ %1611, %1610 ]
  %1623 = getelementptr inbounds i8, ptr %859, i64 %1554
  %1624 = getelementptr inbounds i8, ptr %1440, i64 %1622
  switch i32 %699, label %1000 [
    i32 2, label %1629
    i32 1, label %1628
    i32 4, label %1627
    i32 3, label %1626
    i32 0, label %1625
  ]

1625:
  br i1 %1456, label %1672, label %1680

1626:
  br i1 %1457, label %1660, label %1680

1627:
  br i1 %1458, label %1648, label %1680

1628:
  br i1 %1459, label %1639, label %1680

1629:
  br i1 %1460, label %1630, label %1680

1630:
  %1631 = phi i64 [ %1637, %1630 ], [ 0, %1629 ]
  %1632 = mul nsw i64 %1631, %867
  %1633 = getelementptr inbounds i8, ptr %1623, i64 %1632
  %1634 = mul nsw i64 %1631, %1441
  %1635 = getelementptr inbounds i8, ptr %1624, i64 %1634
  %1636 = load double, ptr %1635, align 8
  store double %1636, ptr %1633, align 8
  %1637 = add nuw nsw i64 %1631, 1
  %1638 = icmp eq i64 %1637, %845
  br i1 %1638, label %1680, label %1630

1639:
  %1640 = phi i64 [ %1646, %1639 ], [ 0, %1628 ]
  %1641 = mul nsw i64 %1640, %867
  %1642 = getelementptr inbounds i8, ptr %1623, i64 %1641
  %1643 = mul nsw i64 %1640, %1441
  %1644 = getelementptr inbounds i8, ptr %1624, i64 %1643
  %1645 = load float, ptr %1644, align 4
  store float %1645, ptr %1642, align 4
  %1646 = add nuw nsw i64 %1640, 1
  %1647 = icmp eq i64 %1646, %845
  br i1 %1647, label %1680, label %1639

1648:
  %1649 = phi i64 [ %1658, %1648 ], [ 0, %1627 ]
  %1650 = mul nsw i64 %1649, %867
  %1651 = getelementptr inbounds i8, ptr %1623, i64 %1650
  %1652 = mul nsw i64 %1649, %1441
  %1653 = getelementptr inbounds i8, ptr %1624, i64 %1652
  %1654 = load double, ptr %1653, align 8
  %1655 = getelementptr inbounds nuw i8, ptr %1653, i64 8
  %1656 = load double, ptr %1655, align 8
  store double %1654, ptr %1651, align 8
  %1657 = getelementptr inbounds nuw i8, ptr %1651, i64 8
  store double %1656, ptr %1657, align 8
  %1658 = add nuw nsw i64 %1649, 1
  %1659 = icmp eq i64 %1658, %845
  br i1 %1659, label %1680, label %1648

1660:
  %1661 = phi i64 [ %1670, %1660 ], [ 0, %1626 ]
  %1662 = mul nsw i64 %1661, %867
  %1663 = getelementptr inbounds i8, ptr %1623, i64 %1662
  %1664 = mul nsw i64 %1661, %1441
  %1665 = getelementptr inbounds i8, ptr %1624, i64 %1664
  %1666 = load float, ptr %1665, align 4
  %1667 = getelementptr inbounds nuw i8, ptr %1665, i64 4
  %1668 = load float, ptr %1667, align 4
  store float %1666, ptr %1663, align 4
  %1669 = getelementptr inbounds nuw i8, ptr %1663, i64 4
  store float %1668, ptr %1669, align 4
  %1670 = add nuw nsw i64 %1661, 1
  %1671 = icmp eq i64 %1670, %845
  br i1 %1671, label %1680, label %1660

1672:
  %1673 = phi i64 [ %1678, %1672 ], [ 0, %1625 ]
  %1674 = mul nsw i64 %1673, %867
  %1675 = getelementptr inbounds i8, ptr %1623, i64 %1674
  %1676 = mul nsw i64 %1673, %1441
  %1677 = getelementptr inbounds i8, ptr %1624, i64 %1676
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1675, ptr align 1 %1677, i64 %169, i1 false)
  %1678 = add nuw nsw i64 %1673, 1
  %1679 = icmp eq i64 %1678, %845
  br i1 %1679, label %1680, label %1672

1680:
  %1681 = add nuw nsw i64 %1486, 1
  %1682 = icmp eq i64 %1681, %1453
  br i1 %1682, label %1683, label %1485

1683:
  %1684 = icmp eq ptr %1448, null
  br i1 %1684, label %2304, label %1685

1685:
  tail call void @free(ptr noundef %1448)
  br label %2304

1686:
  br i1 %875, label %1687, label %1806

1687:
  %1688 = icmp eq i32 %701, 0
  br i1 %1688, label %1689, label %1690

1689:
  tail call void @pad.fortran.type.initialize(ptr noundef %324, ptr noundef %859) #7
  br label %1806

1690:
  %1691 = mul nsw i64 %861, %860
  %1692 = mul nsw i64 %862, %1691
  %1693 = mul nsw i64 %863, %1692
  %1694 = mul nsw i64 %864, %1693
  %1695 = mul nsw i64 %865, %1694
  %1696 = mul nsw i64 %866, %1695
  %1697 = icmp sgt i64 %1696, 0
  br i1 %1697, label %1698, label %1704

1698:
  %1699 = mul nsw i64 %862, %861
  %1700 = mul nsw i64 %863, %1699
  %1701 = mul nsw i64 %864, %1700
  %1702 = mul nsw i64 %865, %1701
  %1703 = mul nsw i64 %866, %1702
  br label %1704

1704:
  %1705 = phi i64 [ 0, %1690 ], [ %1703, %1698 ]
  %1706 = icmp sgt i64 %1705, 0
  br i1 %1706, label %1707, label %1806

1707:
  %1708 = icmp sgt i64 %860, 0
  %1709 = icmp sgt i32 %701, 1
  %1710 = icmp eq i32 %701, 2
  %1711 = icmp sgt i32 %701, 2
  %1712 = icmp eq i32 %701, 3
  %1713 = icmp sgt i32 %701, 3
  %1714 = icmp eq i32 %701, 4
  %1715 = icmp sgt i32 %701, 4
  %1716 = icmp eq i32 %701, 5
  %1717 = icmp sgt i32 %701, 5
  %1718 = icmp eq i32 %701, 6
  %1719 = icmp sgt i32 %701, 6
  %1720 = icmp eq i32 %701, 7
  %1721 = icmp eq ptr %859, null
  br label %1722

1722:
  %1723 = phi i64 [ %1727, %1726 ], [ 0, %1707 ]
  br i1 %1708, label %1724, label %1726

1724:
  %1725 = mul nsw i64 %868, %1723
  br label %1729

1726:
  %1727 = add nuw nsw i64 %1723, 1
  %1728 = icmp eq i64 %1727, %1705
  br i1 %1728, label %1806, label %1722

1729:
  %1730 = phi i64 [ %1800, %1799 ], [ 0, %1724 ]
  %1731 = xor i1 %1709, true
  %1732 = or i1 %1731, %1710
  %1733 = select i1 %1731, i64 0, i64 %1725
  br i1 %1732, label %1738, label %1734

1734:
  %1735 = urem i64 %1723, %861
  %1736 = mul nsw i64 %868, %1735
  %1737 = udiv i64 %1723, %861
  br label %1738

1738:
  %1739 = phi i64 [ %1733, %1729 ], [ %1736, %1734 ]
  %1740 = phi i64 [ %1723, %1729 ], [ %1737, %1734 ]
  br i1 %1711, label %1741, label %1750

1741:
  br i1 %1712, label %1747, label %1742

1742:
  %1743 = urem i64 %1740, %862
  %1744 = mul nsw i64 %869, %1743
  %1745 = add nsw i64 %1744, %1739
  %1746 = udiv i64 %1740, %862
  br label %1750

1747:
  %1748 = mul nsw i64 %869, %1740
  %1749 = add nsw i64 %1748, %1739
  br label %1750

1750:
  %1751 = phi i64 [ %1749, %1747 ], [ %1745, %1742 ], [ %1739, %1738 ]
  %1752 = phi i64 [ %1740, %1747 ], [ %1746, %1742 ], [ %1740, %1738 ]
  br i1 %1713, label %1753, label %1762

1753:
  br i1 %1714, label %1759, label %1754

1754:
  %1755 = urem i64 %1752, %863
  %1756 = mul nsw i64 %870, %1755
  %1757 = add nsw i64 %1756, %1751
  %1758 = udiv i64 %1752, %863
  br label %1762

1759:
  %1760 = mul nsw i64 %870, %1752
  %1761 = add nsw i64 %1760, %1751
  br label %1762

1762:
  %1763 = phi i64 [ %1761, %1759 ], [ %1757, %1754 ], [ %1751, %1750 ]
  %1764 = phi i64 [ %1752, %1759 ], [ %1758, %1754 ], [ %1752, %1750 ]
  br i1 %1715, label %1765, label %1774

1765:
  br i1 %1716, label %1771, label %1766

1766:
  %1767 = urem i64 %1764, %864
  %1768 = mul nsw i64 %871, %1767
  %1769 = add nsw i64 %1768, %1763
  %1770 = udiv i64 %1764, %864
  br label %1774

1771:
  %1772 = mul nsw i64 %871, %1764
  %1773 = add nsw i64 %1772, %1763
  br label %1774

1774:
  %1775 = phi i64 [ %1773, %1771 ], [ %1769, %1766 ], [ %1763, %1762 ]
  %1776 = phi i64 [ %1764, %1771 ], [ %1770, %1766 ], [ %1764, %1762 ]
  br i1 %1717, label %1777, label %1786

1777:
  br i1 %1718, label %1783, label %1778

1778:
  %1779 = urem i64 %1776, %865
  %1780 = mul nsw i64 %872, %1779
  %1781 = add nsw i64 %1780, %1775
  %1782 = udiv i64 %1776, %865
  br label %1786

1783:
  %1784 = mul nsw i64 %872, %1776
  %1785 = add nsw i64 %1784, %1775
  br label %1786

1786:
  %1787 = phi i64 [ %1785, %1783 ], [ %1781, %1778 ], [ %1775, %1774 ]
  %1788 = phi i64 [ %1776, %1783 ], [ %1782, %1778 ], [ %1776, %1774 ]
  br i1 %1719, label %1789, label %1797

1789:
  br i1 %1720, label %1794, label %1790

1790:
  %1791 = urem i64 %1788, %866
  %1792 = mul nsw i64 %873, %1791
  %1793 = add nsw i64 %1792, %1787
  br label %1797

1794:
  %1795 = mul nsw i64 %873, %1788
  %1796 = add nsw i64 %1795, %1787
  br label %1797

1797:
  %1798 = phi i64 [ %1796, %1794 ], [ %1793, %1790 ], [ %1787, %1786 ]
  br i1 %1721, label %1799, label %1802

1799:
  %1800 = add nuw nsw i64 %1730, 1
  %1801 = icmp slt i64 %1800, %860
  br i1 %1801, label %1729, label %1726

1802:
  %1803 = getelementptr inbounds i8, ptr %859, i64 %1798
  %1804 = mul nsw i64 %867, %1730
  %1805 = getelementptr inbounds i8, ptr %1803, i64 %1804
  tail call void @pad.fortran.type.initialize(ptr noundef %324, ptr noundef nonnull %1805) #7
  br label %1799

1806:
  %1807 = icmp eq i32 %701, 0
  br i1 %1807, label %1808, label %1809

1808:
  tail call void @pad.fortran.type.assign(ptr noundef %324, ptr noundef %859, ptr noundef %163) #7
  br label %2185

1809:
  %1810 = mul nsw i64 %847, %846
  %1811 = mul nsw i64 %848, %1810
  %1812 = mul nsw i64 %849, %1811
  %1813 = mul nsw i64 %850, %1812
  %1814 = mul nsw i64 %851, %1813
  %1815 = mul nsw i64 %846, %845
  %1816 = mul nsw i64 %847, %1815
  %1817 = mul nsw i64 %848, %1816
  %1818 = mul nsw i64 %849, %1817
  %1819 = mul nsw i64 %850, %1818
  %1820 = mul nsw i64 %851, %1819
  %1821 = icmp eq i64 %1820, 0
  br i1 %1821, label %2185, label %1822

1822:
  %1823 = icmp sgt i64 %867, 0
  %1824 = add nsw i64 %860, -1
  %1825 = mul nsw i64 %1824, %867
  %1826 = select i1 %1823, i64 %1825, i64 0
  %1827 = getelementptr inbounds i8, ptr %859, i64 %1826
  %1828 = icmp sgt i64 %868, 0
  %1829 = add nsw i64 %861, -1
  %1830 = mul nsw i64 %1829, %868
  %1831 = select i1 %1828, i64 %1830, i64 0
  %1832 = getelementptr inbounds i8, ptr %1827, i64 %1831
  %1833 = icmp sgt i64 %869, 0
  %1834 = add nsw i64 %862, -1
  %1835 = mul nsw i64 %1834, %869
  %1836 = select i1 %1833, i64 %1835, i64 0
  %1837 = getelementptr inbounds i8, ptr %1832, i64 %1836
  %1838 = icmp sgt i64 %870, 0
  %1839 = add nsw i64 %863, -1
  %1840 = mul nsw i64 %1839, %870
  %1841 = select i1 %1838, i64 %1840, i64 0
  %1842 = getelementptr inbounds i8, ptr %1837, i64 %1841
  %1843 = icmp sgt i64 %871, 0
  %1844 = add nsw i64 %864, -1
  %1845 = mul nsw i64 %1844, %871
  %1846 = select i1 %1843, i64 %1845, i64 0
  %1847 = getelementptr inbounds i8, ptr %1842, i64 %1846
  %1848 = icmp sgt i64 %872, 0
  %1849 = add nsw i64 %865, -1
  %1850 = mul nsw i64 %1849, %872
  %1851 = select i1 %1848, i64 %1850, i64 0
  %1852 = getelementptr inbounds i8, ptr %1847, i64 %1851
  %1853 = icmp sgt i64 %873, 0
  %1854 = add nsw i64 %866, -1
  %1855 = mul nsw i64 %1854, %873
  %1856 = select i1 %1853, i64 %1855, i64 0
  %1857 = icmp slt i64 %852, 0
  %1858 = add nsw i64 %845, -1
  %1859 = mul nsw i64 %1858, %852
  %1860 = select i1 %1857, i64 %1859, i64 0
  %1861 = getelementptr inbounds i8, ptr %163, i64 %1860
  %1862 = icmp slt i64 %853, 0
  %1863 = add nsw i64 %846, -1
  %1864 = mul nsw i64 %1863, %853
  %1865 = select i1 %1862, i64 %1864, i64 0
  %1866 = getelementptr inbounds i8, ptr %1861, i64 %1865
  %1867 = icmp slt i64 %854, 0
  %1868 = add nsw i64 %847, -1
  %1869 = mul nsw i64 %1868, %854
  %1870 = select i1 %1867, i64 %1869, i64 0
  %1871 = getelementptr inbounds i8, ptr %1866, i64 %1870
  %1872 = icmp slt i64 %855, 0
  %1873 = add nsw i64 %848, -1
  %1874 = mul nsw i64 %1873, %855
  %1875 = select i1 %1872, i64 %1874, i64 0
  %1876 = getelementptr inbounds i8, ptr %1871, i64 %1875
  %1877 = icmp slt i64 %856, 0
  %1878 = add nsw i64 %849, -1
  %1879 = mul nsw i64 %1878, %856
  %1880 = select i1 %1877, i64 %1879, i64 0
  %1881 = getelementptr inbounds i8, ptr %1876, i64 %1880
  %1882 = icmp slt i64 %857, 0
  %1883 = add nsw i64 %850, -1
  %1884 = mul nsw i64 %1883, %857
  %1885 = select i1 %1882, i64 %1884, i64 0
  %1886 = getelementptr inbounds i8, ptr %1881, i64 %1885
  %1887 = icmp slt i64 %858, 0
  %1888 = add nsw i64 %851, -1
  %1889 = mul nsw i64 %1888, %858
  %1890 = select i1 %1887, i64 %1889, i64 0
  %1891 = getelementptr inbounds i8, ptr %1886, i64 %1890
  %1892 = getelementptr inbounds i8, ptr %1852, i64 %1856
  %1893 = getelementptr inbounds i8, ptr %1892, i64 %169
  %1894 = icmp ugt ptr %1893, %1891
  br i1 %1894, label %1895, label %1999

1895:
  %1896 = icmp sgt i64 %852, 0
  %1897 = add nsw i64 %845, -1
  %1898 = mul nsw i64 %1897, %852
  %1899 = select i1 %1896, i64 %1898, i64 0
  %1900 = getelementptr inbounds i8, ptr %163, i64 %1899
  %1901 = icmp sgt i64 %853, 0
  %1902 = add nsw i64 %846, -1
  %1903 = mul nsw i64 %1902, %853
  %1904 = select i1 %1901, i64 %1903, i64 0
  %1905 = getelementptr inbounds i8, ptr %1900, i64 %1904
  %1906 = icmp sgt i64 %854, 0
  %1907 = add nsw i64 %847, -1
  %1908 = mul nsw i64 %1907, %854
  %1909 = select i1 %1906, i64 %1908, i64 0
  %1910 = getelementptr inbounds i8, ptr %1905, i64 %1909
  %1911 = icmp sgt i64 %855, 0
  %1912 = add nsw i64 %848, -1
  %1913 = mul nsw i64 %1912, %855
  %1914 = select i1 %1911, i64 %1913, i64 0
  %1915 = getelementptr inbounds i8, ptr %1910, i64 %1914
  %1916 = icmp sgt i64 %856, 0
  %1917 = add nsw i64 %849, -1
  %1918 = mul nsw i64 %1917, %856
  %1919 = select i1 %1916, i64 %1918, i64 0
  %1920 = getelementptr inbounds i8, ptr %1915, i64 %1919
  %1921 = icmp sgt i64 %857, 0
  %1922 = add nsw i64 %850, -1
  %1923 = mul nsw i64 %1922, %857
  %1924 = select i1 %1921, i64 %1923, i64 0
  %1925 = getelementptr inbounds i8, ptr %1920, i64 %1924
  %1926 = icmp sgt i64 %858, 0
  %1927 = add nsw i64 %851, -1
  %1928 = mul nsw i64 %1927, %858
  %1929 = select i1 %1926, i64 %1928, i64 0
  %1930 = icmp slt i64 %867, 0
  %1931 = add nsw i64 %860, -1
  %1932 = mul nsw i64 %1931, %867
  %1933 = select i1 %1930, i64 %1932, i64 0
  %1934 = getelementptr inbounds i8, ptr %859, i64 %1933
  %1935 = icmp slt i64 %868, 0
  %1936 = add nsw i64 %861, -1
  %1937 = mul nsw i64 %1936, %868
  %1938 = select i1 %1935, i64 %1937, i64 0
  %1939 = getelementptr inbounds i8, ptr %1934, i64 %1938
  %1940 = icmp slt i64 %869, 0
  %1941 = add nsw i64 %862, -1
  %1942 = mul nsw i64 %1941, %869
  %1943 = select i1 %1940, i64 %1942, i64 0
  %1944 = getelementptr inbounds i8, ptr %1939, i64 %1943
  %1945 = icmp slt i64 %870, 0
  %1946 = add nsw i64 %863, -1
  %1947 = mul nsw i64 %1946, %870
  %1948 = select i1 %1945, i64 %1947, i64 0
  %1949 = getelementptr inbounds i8, ptr %1944, i64 %1948
  %1950 = icmp slt i64 %871, 0
  %1951 = add nsw i64 %864, -1
  %1952 = mul nsw i64 %1951, %871
  %1953 = select i1 %1950, i64 %1952, i64 0
  %1954 = getelementptr inbounds i8, ptr %1949, i64 %1953
  %1955 = icmp slt i64 %872, 0
  %1956 = add nsw i64 %865, -1
  %1957 = mul nsw i64 %1956, %872
  %1958 = select i1 %1955, i64 %1957, i64 0
  %1959 = getelementptr inbounds i8, ptr %1954, i64 %1958
  %1960 = icmp slt i64 %873, 0
  %1961 = add nsw i64 %866, -1
  %1962 = mul nsw i64 %1961, %873
  %1963 = select i1 %1960, i64 %1962, i64 0
  %1964 = getelementptr inbounds i8, ptr %1959, i64 %1963
  %1965 = getelementptr inbounds i8, ptr %1925, i64 %1929
  %1966 = getelementptr inbounds i8, ptr %1965, i64 %169
  %1967 = icmp ugt ptr %1966, %1964
  br i1 %1967, label %1968, label %1999

1968:
  %1969 = icmp slt i64 %860, 2
  %1970 = icmp eq i64 %867, %852
  %1971 = select i1 %1969, i1 true, i1 %1970
  br i1 %1971, label %1973, label %1972

1972:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1973:
  %1974 = icmp slt i64 %861, 2
  %1975 = icmp eq i64 %868, %853
  %1976 = select i1 %1974, i1 true, i1 %1975
  br i1 %1976, label %1977, label %1972

1977:
  %1978 = icmp slt i64 %862, 2
  %1979 = icmp eq i64 %869, %854
  %1980 = select i1 %1978, i1 true, i1 %1979
  br i1 %1980, label %1981, label %1972

1981:
  %1982 = icmp slt i64 %863, 2
  %1983 = icmp eq i64 %870, %855
  %1984 = select i1 %1982, i1 true, i1 %1983
  br i1 %1984, label %1985, label %1972

1985:
  %1986 = icmp slt i64 %864, 2
  %1987 = icmp eq i64 %871, %856
  %1988 = select i1 %1986, i1 true, i1 %1987
  br i1 %1988, label %1989, label %1972

1989:
  %1990 = icmp slt i64 %865, 2
  %1991 = icmp eq i64 %872, %857
  %1992 = select i1 %1990, i1 true, i1 %1991
  br i1 %1992, label %1993, label %1972

1993:
  %1994 = icmp slt i64 %866, 2
  %1995 = icmp eq i64 %873, %858
  %1996 = select i1 %1994, i1 true, i1 %1995
  br i1 %1996, label %1997, label %1972

1997:
  %1998 = icmp ule ptr %859, %163
  br label %1999

1999:
  %2000 = phi i1 [ %1998, %1997 ], [ true, %1895 ], [ true, %1822 ]
  %2001 = icmp sgt i64 %1814, 0
  br i1 %2001, label %2002, label %2185

2002:
  %2003 = icmp sgt i64 %845, 0
  %2004 = icmp sgt i32 %701, 1
  %2005 = icmp eq i32 %701, 2
  %2006 = icmp sgt i32 %701, 2
  %2007 = icmp eq i32 %701, 3
  %2008 = icmp sgt i32 %701, 3
  %2009 = icmp eq i32 %701, 4
  %2010 = icmp sgt i32 %701, 4
  %2011 = icmp eq i32 %701, 5
  %2012 = icmp sgt i32 %701, 5
  %2013 = icmp eq i32 %701, 6
  %2014 = icmp sgt i32 %701, 6
  %2015 = icmp eq i32 %701, 7
  %2016 = icmp sgt i32 %701, 1
  %2017 = icmp eq i32 %701, 2
  %2018 = icmp sgt i32 %701, 2
  %2019 = icmp eq i32 %701, 3
  %2020 = icmp sgt i32 %701, 3
  %2021 = icmp eq i32 %701, 4
  %2022 = icmp sgt i32 %701, 4
  %2023 = icmp eq i32 %701, 5
  %2024 = icmp sgt i32 %701, 5
  %2025 = icmp eq i32 %701, 6
  %2026 = icmp sgt i32 %701, 6
  %2027 = icmp eq i32 %701, 7
  br label %2028

2028:
  %2029 = phi i64 [ 0, %2002 ], [ %2172, %2171 ]
  %2030 = xor i64 %2029, -1
  %2031 = add nsw i64 %1814, %2030
  %2032 = select i1 %2000, i64 %2029, i64 %2031
  br i1 %2004, label %2033, label %2040

2033:
  br i1 %2005, label %2038, label %2034

2034:
  %2035 = urem i64 %2032, %861
  %2036 = mul nsw i64 %868, %2035
  %2037 = udiv i64 %2032, %861
  br label %2040

2038:
  %2039 = mul nsw i64 %868, %2032
  br label %2040

2040:
  %2041 = phi i64 [ %2039, %2038 ], [ %2036, %2034 ], [ 0, %2028 ]
  %2042 = phi i64 [ %2032, %2038 ], [ %2037, %2034 ], [ %2032, %2028 ]
  br i1 %2006, label %2043, label %2052

2043:
  br i1 %2007, label %2049, label %2044

2044:
  %2045 = urem i64 %2042, %862
  %2046 = mul nsw i64 %869, %2045
  %2047 = add nsw i64 %2046, %2041
  %2048 = udiv i64 %2042, %862
  br label %2052

2049:
  %2050 = mul nsw i64 %869, %2042
  %2051 = add nsw i64 %2050, %2041
  br label %2052

2052:
  %2053 = phi i64 [ %2051, %2049 ], [ %2047, %2044 ], [ %2041, %2040 ]
  %2054 = phi i64 [ %2042, %2049 ], [ %2048, %2044 ], [ %2042, %2040 ]
  br i1 %2008, label %2055, label %2064

2055:
  br i1 %2009, label %2061, label %2056

2056:
  %2057 = urem i64 %2054, %863
  %2058 = mul nsw i64 %870, %2057
  %2059 = add nsw i64 %2058, %2053
  %2060 = udiv i64 %2054, %863
  br label %2064

2061:
  %2062 = mul nsw i64 %870, %2054
  %2063 = add nsw i64 %2062, %2053
  br label %2064

2064:
  %2065 = phi i64 [ %2063, %2061 ], [ %2059, %2056 ], [ %2053, %2052 ]
  %2066 = phi i64 [ %2054, %2061 ], [ %2060, %2056 ], [ %2054, %2052 ]
  br i1 %2010, label %2067, label %2076

2067:
  br i1 %2011, label %2073, label %2068

2068:
  %2069 = urem i64 %2066, %864
  %2070 = mul nsw i64 %871, %2069
  %2071 = add nsw i64 %2070, %2065
  %2072 = udiv i64 %2066, %864
  br label %2076

2073:
  %2074 = mul nsw i64 %871, %2066
  %2075 = add nsw i64 %2074, %2065
  br label %2076

2076:
  %2077 = phi i64 [ %2075, %2073 ], [ %2071, %2068 ], [ %2065, %2064 ]
  %2078 = phi i64 [ %2066, %2073 ], [ %2072, %2068 ], [ %2066, %2064 ]
  br i1 %2012, label %2079, label %2088

2079:
  br i1 %2013, label %2085, label %2080

2080:
  %2081 = urem i64 %2078, %865
  %2082 = mul nsw i64 %872, %2081
  %2083 = add nsw i64 %2082, %2077
  %2084 = udiv i64 %2078, %865
  br label %2088

2085:
  %2086 = mul nsw i64 %872, %2078
  %2087 = add nsw i64 %2086, %2077
  br label %2088

2088:
  %2089 = phi i64 [ %2087, %2085 ], [ %2083, %2080 ], [ %2077, %2076 ]
  %2090 = phi i64 [ %2078, %2085 ], [ %2084, %2080 ], [ %2078, %2076 ]
  br i1 %2014, label %2091, label %2099

2091:
  br i1 %2015, label %2096, label %2092

2092:
  %2093 = urem i64 %2090, %866
  %2094 = mul nsw i64 %873, %2093
  %2095 = add nsw i64 %2094, %2089
  br label %2099

2096:
  %2097 = mul nsw i64 %873, %2090
  %2098 = add nsw i64 %2097, %2089
  br label %2099

2099:
  %2100 = phi i64 [ %2098, %2096 ], [ %2095, %2092 ], [ %2089, %2088 ]
  br i1 %2016, label %2101, label %2108

2101:
  br i1 %2017, label %2106, label %2102

2102:
  %2103 = urem i64 %2032, %846
  %2104 = mul nsw i64 %853, %2103
  %2105 = udiv i64 %2032, %846
  br label %2108

2106:
  %2107 = mul nsw i64 %853, %2032
  br label %2108

2108:
  %2109 = phi i64 [ %2107, %2106 ], [ %2104, %2102 ], [ 0, %2099 ]
  %2110 = phi i64 [ %2032, %2106 ], [ %2105, %2102 ], [ %2032, %2099 ]
  br i1 %2018, label %2111, label %2120

2111:
  br i1 %2019, label %2117, label %2112

2112:
  %2113 = urem i64 %2110, %847
  %2114 = mul nsw i64 %854, %2113
  %2115 = add nsw i64 %2114, %2109
  %2116 = udiv i64 %2110, %847
  br label %2120

2117:
  %2118 = mul nsw i64 %854, %2110
  %2119 = add nsw i64 %2118, %2109
  br label %2120

2120:
  %2121 = phi i64 [ %2119, %2117 ], [ %2115, %2112 ], [ %2109, %2108 ]
  %2122 = phi i64 [ %2110, %2117 ], [ %2116, %2112 ], [ %2110, %2108 ]
  br i1 %2020, label %2123, label %2132

2123:
  br i1 %2021, label %2129, label %2124

2124:
  %2125 = urem i64 %2122, %848
  %2126 = mul nsw i64 %855, %2125
  %2127 = add nsw i64 %2126, %2121
  %2128 = udiv i64 %2122, %848
  br label %2132

2129:
  %2130 = mul nsw i64 %855, %2122
  %2131 = add nsw i64 %2130, %2121
  br label %2132

2132:
  %2133 = phi i64 [ %2131, %2129 ], [ %2127, %2124 ], [ %2121, %2120 ]
  %2134 = phi i64 [ %2122, %2129 ], [ %2128, %2124 ], [ %2122, %2120 ]
  br i1 %2022, label %2135, label %2144

2135:
  br i1 %2023, label %2141, label %2136

2136:
  %2137 = urem i64 %2134, %849
  %2138 = mul nsw i64 %856, %2137
  %2139 = add nsw i64 %2138, %2133
  %2140 = udiv i64 %2134, %849
  br label %2144

2141:
  %2142 = mul nsw i64 %856, %2134
  %2143 = add nsw i64 %2142, %2133
  br label %2144

2144:
  %2145 = phi i64 [ %2143, %2141 ], [ %2139, %2136 ], [ %2133, %2132 ]
  %2146 = phi i64 [ %2134, %2141 ], [ %2140, %2136 ], [ %2134, %2132 ]
  br i1 %2024, label %2147, label %2156

2147:
  br i1 %2025, label %2153, label %2148

2148:
  %2149 = urem i64 %2146, %850
  %2150 = mul nsw i64 %857, %2149
  %2151 = add nsw i64 %2150, %2145
  %2152 = udiv i64 %2146, %850
  br label %2156

2153:
  %2154 = mul nsw i64 %857, %2146
  %2155 = add nsw i64 %2154, %2145
  br label %2156

2156:
  %2157 = phi i64 [ %2155, %2153 ], [ %2151, %2148 ], [ %2145, %2144 ]
  %2158 = phi i64 [ %2146, %2153 ], [ %2152, %2148 ], [ %2146, %2144 ]
  br i1 %2026, label %2159, label %2167

2159:
  br i1 %2027, label %2164, label %2160

2160:
  %2161 = urem i64 %2158, %851
  %2162 = mul nsw i64 %858, %2161
  %2163 = add nsw i64 %2162, %2157
  br label %2167

2164:
  %2165 = mul nsw i64 %858, %2158
  %2166 = add nsw i64 %2165, %2157
  br label %2167

2167:
  %2168 = phi i64 [ %2166, %2164 ], [ %2163, %2160 ], [ %2157, %2156 ]
  %2169 = getelementptr inbounds i8, ptr %859, i64 %2100
  %2170 = getelementptr inbounds i8, ptr %163, i64 %2168
  br i1 %2003, label %2174, label %2171

2171:
  %2172 = add nuw nsw i64 %2029, 1
  %2173 = icmp eq i64 %2172, %1814
  br i1 %2173, label %2185, label %2028

2174:
  %2175 = phi i64 [ %2183, %2174 ], [ 0, %2167 ]
  %2176 = xor i64 %2175, -1
  %2177 = add nsw i64 %845, %2176
  %2178 = select i1 %2000, i64 %2175, i64 %2177
  %2179 = mul nsw i64 %867, %2178
  %2180 = getelementptr inbounds i8, ptr %2169, i64 %2179
  %2181 = mul nsw i64 %852, %2178
  %2182 = getelementptr inbounds i8, ptr %2170, i64 %2181
  tail call void @pad.fortran.type.assign(ptr noundef %324, ptr noundef %2180, ptr noundef %2182) #7
  %2183 = add nuw nsw i64 %2175, 1
  %2184 = icmp eq i64 %2183, %845
  br i1 %2184, label %2171, label %2174

2185:
  br i1 %874, label %2306, label %2186

2186:
  br i1 %1807, label %2187, label %2188

2187:
  tail call void @pad.fortran.type.destroy(ptr noundef %324, ptr noundef %678) #7
  br label %2304

2188:
  %2189 = mul nsw i64 %60, %51
  %2190 = mul nsw i64 %69, %2189
  %2191 = mul nsw i64 %77, %2190
  %2192 = mul nsw i64 %86, %2191
  %2193 = mul nsw i64 %95, %2192
  %2194 = mul nsw i64 %104, %2193
  %2195 = icmp sgt i64 %2194, 0
  br i1 %2195, label %2196, label %2202

2196:
  %2197 = mul nsw i64 %69, %60
  %2198 = mul nsw i64 %77, %2197
  %2199 = mul nsw i64 %86, %2198
  %2200 = mul nsw i64 %95, %2199
  %2201 = mul nsw i64 %104, %2200
  br label %2202

2202:
  %2203 = phi i64 [ 0, %2188 ], [ %2201, %2196 ]
  %2204 = icmp sgt i64 %2203, 0
  br i1 %2204, label %2205, label %2304

2205:
  %2206 = icmp sgt i64 %51, 0
  %2207 = icmp sgt i32 %701, 1
  %2208 = icmp eq i32 %701, 2
  %2209 = icmp sgt i32 %701, 2
  %2210 = icmp eq i32 %701, 3
  %2211 = icmp sgt i32 %701, 3
  %2212 = icmp eq i32 %701, 4
  %2213 = icmp sgt i32 %701, 4
  %2214 = icmp eq i32 %701, 5
  %2215 = icmp sgt i32 %701, 5
  %2216 = icmp eq i32 %701, 6
  %2217 = icmp sgt i32 %701, 6
  %2218 = icmp eq i32 %701, 7
  %2219 = icmp eq ptr %678, null
  br label %2220

2220:
  %2221 = phi i64 [ 0, %2205 ], [ %2225, %2224 ]
  br i1 %2206, label %2222, label %2224

2222:
  %2223 = mul nsw i64 %59, %2221
  br label %2227

2224:
  %2225 = add nuw nsw i64 %2221, 1
  %2226 = icmp eq i64 %2225, %2203
  br i1 %2226, label %2304, label %2220

2227:
  %2228 = phi i64 [ %2298, %2297 ], [ 0, %2222 ]
  %2229 = xor i1 %2207, true
  %2230 = or i1 %2229, %2208
  %2231 = select i1 %2229, i64 0, i64 %2223
  br i1 %2230, label %2236, label %2232

2232:
  %2233 = urem i64 %2221, %60
  %2234 = mul nsw i64 %59, %2233
  %2235 = udiv i64 %2221, %60
  br label %2236

2236:
  %2237 = phi i64 [ %2231, %2227 ], [ %2234, %2232 ]
  %2238 = phi i64 [ %2221, %2227 ], [ %2235, %2232 ]
  br i1 %2209, label %2239, label %2248

2239:
  br i1 %2210, label %2245, label %2240

2240:
  %2241 = urem i64 %2238, %69
  %2242 = mul nsw i64 %68, %2241
  %2243 = add nsw i64 %2242, %2237
  %2244 = udiv i64 %2238, %69
  br label %2248

2245:
  %2246 = mul nsw i64 %68, %2238
  %2247 = add nsw i64 %2246, %2237
  br label %2248

2248:
  %2249 = phi i64 [ %2247, %2245 ], [ %2243, %2240 ], [ %2237, %2236 ]
  %2250 = phi i64 [ %2238, %2245 ], [ %2244, %2240 ], [ %2238, %2236 ]
  br i1 %2211, label %2251, label %2260

2251:
  br i1 %2212, label %2257, label %2252

2252:
  %2253 = urem i64 %2250, %77
  %2254 = mul nsw i64 %78, %2253
  %2255 = add nsw i64 %2254, %2249
  %2256 = udiv i64 %2250, %77
  br label %2260

2257:
  %2258 = mul nsw i64 %78, %2250
  %2259 = add nsw i64 %2258, %2249
  br label %2260

2260:
  %2261 = phi i64 [ %2259, %2257 ], [ %2255, %2252 ], [ %2249, %2248 ]
  %2262 = phi i64 [ %2250, %2257 ], [ %2256, %2252 ], [ %2250, %2248 ]
  br i1 %2213, label %2263, label %2272

2263:
  br i1 %2214, label %2269, label %2264

2264:
  %2265 = urem i64 %2262, %86
  %2266 = mul nsw i64 %87, %2265
  %2267 = add nsw i64 %2266, %2261
  %2268 = udiv i64 %2262, %86
  br label %2272

2269:
  %2270 = mul nsw i64 %87, %2262
  %2271 = add nsw i64 %2270, %2261
  br label %2272

2272:
  %2273 = phi i64 [ %2271, %2269 ], [ %2267, %2264 ], [ %2261, %2260 ]
  %2274 = phi i64 [ %2262, %2269 ], [ %2268, %2264 ], [ %2262, %2260 ]
  br i1 %2215, label %2275, label %2284

2275:
  br i1 %2216, label %2281, label %2276

2276:
  %2277 = urem i64 %2274, %95
  %2278 = mul nsw i64 %96, %2277
  %2279 = add nsw i64 %2278, %2273
  %2280 = udiv i64 %2274, %95
  br label %2284

2281:
  %2282 = mul nsw i64 %96, %2274
  %2283 = add nsw i64 %2282, %2273
  br label %2284

2284:
  %2285 = phi i64 [ %2283, %2281 ], [ %2279, %2276 ], [ %2273, %2272 ]
  %2286 = phi i64 [ %2274, %2281 ], [ %2280, %2276 ], [ %2274, %2272 ]
  br i1 %2217, label %2287, label %2295

2287:
  br i1 %2218, label %2292, label %2288

2288:
  %2289 = urem i64 %2286, %104
  %2290 = mul nsw i64 %105, %2289
  %2291 = add nsw i64 %2290, %2285
  br label %2295

2292:
  %2293 = mul nsw i64 %105, %2286
  %2294 = add nsw i64 %2293, %2285
  br label %2295

2295:
  %2296 = phi i64 [ %2294, %2292 ], [ %2291, %2288 ], [ %2285, %2284 ]
  br i1 %2219, label %2297, label %2300

2297:
  %2298 = add nuw nsw i64 %2228, 1
  %2299 = icmp eq i64 %2298, %51
  br i1 %2299, label %2224, label %2227

2300:
  %2301 = getelementptr inbounds i8, ptr %678, i64 %2296
  %2302 = mul nsw i64 %50, %2228
  %2303 = getelementptr inbounds i8, ptr %2301, i64 %2302
  tail call void @pad.fortran.type.destroy(ptr noundef %324, ptr noundef nonnull %2303) #7
  br label %2297

2304:
  br i1 %874, label %2306, label %2305

2305:
  tail call void @free(ptr noundef %678)
  br label %2306

2306:
  br i1 %675, label %2307, label %2428

2307:
  br i1 %379, label %2427, label %2308

2308:
  %2309 = icmp eq i32 %28, 0
  br i1 %2309, label %2310, label %2311

2310:
  tail call void @pad.fortran.type.destroy(ptr noundef %162, ptr noundef %15) #7
  br label %2427

2311:
  %2312 = mul nsw i64 %60, %51
  %2313 = mul nsw i64 %69, %2312
  %2314 = mul nsw i64 %77, %2313
  %2315 = mul nsw i64 %86, %2314
  %2316 = mul nsw i64 %95, %2315
  %2317 = mul nsw i64 %104, %2316
  %2318 = icmp sgt i64 %2317, 0
  br i1 %2318, label %2319, label %2325

2319:
  %2320 = mul nsw i64 %69, %60
  %2321 = mul nsw i64 %77, %2320
  %2322 = mul nsw i64 %86, %2321
  %2323 = mul nsw i64 %95, %2322
  %2324 = mul nsw i64 %104, %2323
  br label %2325

2325:
  %2326 = phi i64 [ 0, %2311 ], [ %2324, %2319 ]
  %2327 = icmp sgt i64 %2326, 0
  br i1 %2327, label %2328, label %2427

2328:
  %2329 = icmp sgt i64 %51, 0
  %2330 = icmp sgt i32 %28, 1
  %2331 = icmp eq i32 %28, 2
  %2332 = icmp sgt i32 %28, 2
  %2333 = icmp eq i32 %28, 3
  %2334 = icmp sgt i32 %28, 3
  %2335 = icmp eq i32 %28, 4
  %2336 = icmp sgt i32 %28, 4
  %2337 = icmp eq i32 %28, 5
  %2338 = icmp sgt i32 %28, 5
  %2339 = icmp eq i32 %28, 6
  %2340 = icmp sgt i32 %28, 6
  %2341 = icmp eq i32 %28, 7
  %2342 = icmp eq ptr %15, null
  br label %2343

2343:
  %2344 = phi i64 [ 0, %2328 ], [ %2353, %2352 ]
  br i1 %2329, label %2345, label %2352

2345:
  %2346 = mul nsw i64 %59, %2344
  br label %2347

2347:
  %2348 = phi i64 [ %2421, %2420 ], [ 0, %2345 ]
  %2349 = xor i1 %2330, true
  %2350 = or i1 %2349, %2331
  %2351 = select i1 %2349, i64 0, i64 %2346
  br i1 %2350, label %2359, label %2355

2352:
  %2353 = add nuw nsw i64 %2344, 1
  %2354 = icmp eq i64 %2353, %2326
  br i1 %2354, label %2427, label %2343

2355:
  %2356 = urem i64 %2344, %60
  %2357 = mul nsw i64 %59, %2356
  %2358 = udiv i64 %2344, %60
  br label %2359

2359:
  %2360 = phi i64 [ %2351, %2347 ], [ %2357, %2355 ]
  %2361 = phi i64 [ %2344, %2347 ], [ %2358, %2355 ]
  br i1 %2332, label %2362, label %2371

2362:
  br i1 %2333, label %2368, label %2363

2363:
  %2364 = urem i64 %2361, %69
  %2365 = mul nsw i64 %68, %2364
  %2366 = add nsw i64 %2365, %2360
  %2367 = udiv i64 %2361, %69
  br label %2371

2368:
  %2369 = mul nsw i64 %68, %2361
  %2370 = add nsw i64 %2369, %2360
  br label %2371

2371:
  %2372 = phi i64 [ %2370, %2368 ], [ %2366, %2363 ], [ %2360, %2359 ]
  %2373 = phi i64 [ %2361, %2368 ], [ %2367, %2363 ], [ %2361, %2359 ]
  br i1 %2334, label %2374, label %2383

2374:
  br i1 %2335, label %2380, label %2375

2375:
  %2376 = urem i64 %2373, %77
  %2377 = mul nsw i64 %78, %2376
  %2378 = add nsw i64 %2377, %2372
  %2379 = udiv i64 %2373, %77
  br label %2383

2380:
  %2381 = mul nsw i64 %78, %2373
  %2382 = add nsw i64 %2381, %2372
  br label %2383

2383:
  %2384 = phi i64 [ %2382, %2380 ], [ %2378, %2375 ], [ %2372, %2371 ]
  %2385 = phi i64 [ %2373, %2380 ], [ %2379, %2375 ], [ %2373, %2371 ]
  br i1 %2336, label %2386, label %2395

2386:
  br i1 %2337, label %2392, label %2387

2387:
  %2388 = urem i64 %2385, %86
  %2389 = mul nsw i64 %87, %2388
  %2390 = add nsw i64 %2389, %2384
  %2391 = udiv i64 %2385, %86
  br label %2395

2392:
  %2393 = mul nsw i64 %87, %2385
  %2394 = add nsw i64 %2393, %2384
  br label %2395

2395:
  %2396 = phi i64 [ %2394, %2392 ], [ %2390, %2387 ], [ %2384, %2383 ]
  %2397 = phi i64 [ %2385, %2392 ], [ %2391, %2387 ], [ %2385, %2383 ]
  br i1 %2338, label %2398, label %2407

2398:
  br i1 %2339, label %2404, label %2399

2399:
  %2400 = urem i64 %2397, %95
  %2401 = mul nsw i64 %96, %2400
  %2402 = add nsw i64 %2401, %2396
  %2403 = udiv i64 %2397, %95
  br label %2407

2404:
  %2405 = mul nsw i64 %96, %2397
  %2406 = add nsw i64 %2405, %2396
  br label %2407

2407:
  %2408 = phi i64 [ %2406, %2404 ], [ %2402, %2399 ], [ %2396, %2395 ]
  %2409 = phi i64 [ %2397, %2404 ], [ %2403, %2399 ], [ %2397, %2395 ]
  br i1 %2340, label %2410, label %2418

2410:
  br i1 %2341, label %2415, label %2411

2411:
  %2412 = urem i64 %2409, %104
  %2413 = mul nsw i64 %105, %2412
  %2414 = add nsw i64 %2413, %2408
  br label %2418

2415:
  %2416 = mul nsw i64 %105, %2409
  %2417 = add nsw i64 %2416, %2408
  br label %2418

2418:
  %2419 = phi i64 [ %2417, %2415 ], [ %2414, %2411 ], [ %2408, %2407 ]
  br i1 %2342, label %2420, label %2423

2420:
  %2421 = add nuw nsw i64 %2348, 1
  %2422 = icmp eq i64 %2421, %51
  br i1 %2422, label %2352, label %2347

2423:
  %2424 = getelementptr inbounds i8, ptr %15, i64 %2419
  %2425 = mul nsw i64 %50, %2348
  %2426 = getelementptr inbounds i8, ptr %2424, i64 %2425
  tail call void @pad.fortran.type.destroy(ptr noundef %162, ptr noundef nonnull %2426) #7
  br label %2420

2427:
  tail call void @free(ptr noundef %15)
  br label %2428

2428:
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

declare void @pad.fortran.type.finalize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.finalize_element(ptr noundef, ptr noundef) local_unnamed_addr #1

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
