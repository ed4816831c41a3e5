; Made from assign.c by regenerate.py.
; Assign: 4 arguments, facts of 0 1
; AssignTemporary: 4 arguments, facts of 0 1

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [39 x i8] c"assignment of an array of another rank\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.Assign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef readnone captures(address_is_null) %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef %13) local_unnamed_addr #0 {
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
  %30 = icmp eq i32 %6, -128
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %33 = load i8, ptr %32, align 2
  %34 = sext i8 %33 to i32
  br label %35

35:
  %36 = phi i32 [ %34, %31 ], [ %6, %27 ]
  %37 = icmp sgt i32 %28, 0
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
  %46 = icmp sgt i32 %28, 1
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
  %55 = icmp sgt i32 %28, 2
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
  %64 = icmp sgt i32 %28, 3
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
  %73 = icmp sgt i32 %28, 4
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
  %82 = icmp sgt i32 %28, 5
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
  %91 = icmp sgt i32 %28, 6
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
  %100 = load ptr, ptr %1, align 8
  %101 = icmp eq i64 %12, 0
  br i1 %101, label %102, label %105

102:
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %104 = load i64, ptr %103, align 8
  br label %105

105:
  %106 = phi i64 [ %104, %102 ], [ %12, %97 ]
  %107 = icmp eq i32 %9, -128
  br i1 %107, label %108, label %112

108:
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %110 = load i8, ptr %109, align 4
  %111 = sext i8 %110 to i32
  br label %112

112:
  %113 = phi i32 [ %111, %108 ], [ %9, %105 ]
  %114 = icmp eq i32 %10, -128
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %117 = load i8, ptr %116, align 1
  %118 = sext i8 %117 to i32
  br label %119

119:
  %120 = phi i32 [ %118, %115 ], [ %10, %112 ]
  %121 = icmp sgt i32 %113, 0
  br i1 %121, label %122, label %129

122:
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %122 ], [ 0, %119 ]
  %131 = phi i64 [ %126, %122 ], [ 1, %119 ]
  %132 = phi i64 [ %124, %122 ], [ 1, %119 ]
  %133 = icmp sgt i32 %113, 1
  br i1 %133, label %134, label %141

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %140 = load i64, ptr %139, align 8
  br label %141

141:
  %142 = phi i64 [ %140, %134 ], [ 0, %129 ]
  %143 = phi i64 [ %138, %134 ], [ 1, %129 ]
  %144 = phi i64 [ %136, %134 ], [ 1, %129 ]
  %145 = icmp sgt i32 %113, 2
  br i1 %145, label %146, label %153

146:
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %152 = load i64, ptr %151, align 8
  br label %153

153:
  %154 = phi i64 [ %152, %146 ], [ 0, %141 ]
  %155 = phi i64 [ %150, %146 ], [ 1, %141 ]
  %156 = phi i64 [ %148, %146 ], [ 1, %141 ]
  %157 = icmp sgt i32 %113, 3
  br i1 %157, label %158, label %165

158:
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %164 = load i64, ptr %163, align 8
  br label %165

165:
  %166 = phi i64 [ %164, %158 ], [ 0, %153 ]
  %167 = phi i64 [ %162, %158 ], [ 1, %153 ]
  %168 = phi i64 [ %160, %158 ], [ 1, %153 ]
  %169 = icmp sgt i32 %113, 4
  br i1 %169, label %170, label %177

170:
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %176 = load i64, ptr %175, align 8
  br label %177

177:
  %178 = phi i64 [ %176, %170 ], [ 0, %165 ]
  %179 = phi i64 [ %174, %170 ], [ 1, %165 ]
  %180 = phi i64 [ %172, %170 ], [ 1, %165 ]
  %181 = icmp sgt i32 %113, 5
  br i1 %181, label %182, label %189

182:
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %188 = load i64, ptr %187, align 8
  br label %189

189:
  %190 = phi i64 [ %188, %182 ], [ 0, %177 ]
  %191 = phi i64 [ %186, %182 ], [ 1, %177 ]
  %192 = phi i64 [ %184, %182 ], [ 1, %177 ]
  %193 = icmp sgt i32 %113, 6
  br i1 %193, label %194, label %201

194:
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %200 = load i64, ptr %199, align 8
  br label %201

201:
  %202 = phi i64 [ %200, %194 ], [ 0, %189 ]
  %203 = phi i64 [ %198, %194 ], [ 1, %189 ]
  %204 = phi i64 [ %196, %194 ], [ 1, %189 ]
  %205 = icmp eq ptr %13, null
  %206 = icmp eq i32 %120, 42
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %208, label %260

208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %210 = load i8, ptr %209, align 1
  %211 = and i8 %210, 1
  %212 = icmp eq i8 %211, 0
  br i1 %212, label %260, label %213

213:
  %214 = icmp eq i32 %113, 0
  br i1 %214, label %215, label %218

215:
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %217 = load ptr, ptr %216, align 8
  br label %218

218:
  %219 = phi ptr [ %217, %215 ], [ null, %213 ]
  %220 = icmp eq i32 %113, 1
  br i1 %220, label %221, label %224

221:
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %223 = load ptr, ptr %222, align 8
  br label %224

224:
  %225 = phi ptr [ %223, %221 ], [ %219, %218 ]
  %226 = icmp eq i32 %113, 2
  br i1 %226, label %227, label %230

227:
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %229 = load ptr, ptr %228, align 8
  br label %230

230:
  %231 = phi ptr [ %229, %227 ], [ %225, %224 ]
  %232 = icmp eq i32 %113, 3
  br i1 %232, label %233, label %236

233:
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %235 = load ptr, ptr %234, align 8
  br label %236

236:
  %237 = phi ptr [ %235, %233 ], [ %231, %230 ]
  %238 = icmp eq i32 %113, 4
  br i1 %238, label %239, label %242

239:
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %241 = load ptr, ptr %240, align 8
  br label %242

242:
  %243 = phi ptr [ %241, %239 ], [ %237, %236 ]
  %244 = icmp eq i32 %113, 5
  br i1 %244, label %245, label %248

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %247 = load ptr, ptr %246, align 8
  br label %248

248:
  %249 = phi ptr [ %247, %245 ], [ %243, %242 ]
  %250 = icmp eq i32 %113, 6
  br i1 %250, label %251, label %254

251:
  %252 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %253 = load ptr, ptr %252, align 8
  br label %254

254:
  %255 = phi ptr [ %253, %251 ], [ %249, %248 ]
  %256 = icmp eq i32 %113, 7
  br i1 %256, label %257, label %260

257:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %259 = load ptr, ptr %258, align 8
  br label %260

260:
  %261 = phi ptr [ null, %208 ], [ %13, %201 ], [ %259, %257 ], [ %255, %254 ]
  %262 = icmp sgt i32 %113, 7
  br i1 %262, label %286, label %263

263:
  br i1 %206, label %264, label %282

264:
  %265 = icmp eq ptr %261, null
  br i1 %265, label %286, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %261, i64 430
  %268 = load i8, ptr %267, align 2
  %269 = icmp eq i8 %268, 0
  br i1 %269, label %278, label %270

270:
  %271 = getelementptr inbounds nuw i8, ptr %261, i64 431
  %272 = load i8, ptr %271, align 1
  %273 = icmp eq i8 %272, 0
  br i1 %273, label %278, label %274

274:
  %275 = getelementptr inbounds nuw i8, ptr %261, i64 432
  %276 = load i8, ptr %275, align 8
  %277 = icmp eq i8 %276, 0
  br i1 %277, label %278, label %286

278:
  %279 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %261) #7
  %280 = icmp eq i32 %279, 0
  %281 = select i1 %280, i32 2, i32 1
  br label %286

282:
  %283 = add i32 %120, -1
  %284 = icmp ult i32 %283, 49
  %285 = select i1 %284, i32 0, i32 2
  br label %286

286:
  %287 = phi i32 [ %285, %282 ], [ 2, %260 ], [ 2, %264 ], [ %281, %278 ], [ 0, %274 ]
  %288 = icmp ne i32 %36, 2
  %289 = icmp eq i32 %287, 2
  br i1 %289, label %299, label %290

290:
  br i1 %288, label %291, label %300

291:
  %292 = icmp ugt i32 %120, 44
  %293 = zext nneg i32 %120 to i45
  %294 = lshr i45 7696581394431, %293
  %295 = trunc i45 %294 to i1
  %296 = select i1 %292, i1 true, i1 %295
  %297 = icmp eq i64 %21, %106
  %298 = select i1 %296, i1 true, i1 %297
  br i1 %298, label %300, label %299

299:
  tail call void @_FortranAAssign(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %1908

300:
  %301 = icmp eq i32 %113, 0
  %302 = icmp eq i32 %113, %28
  %303 = select i1 %301, i1 true, i1 %302
  br i1 %303, label %305, label %304

304:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

305:
  switch i32 %120, label %309 [
    i32 28, label %310
    i32 27, label %306
    i32 35, label %307
    i32 34, label %308
  ]

306:
  br label %310

307:
  br label %310

308:
  br label %310

309:
  br label %310

310:
  %311 = phi i32 [ 0, %309 ], [ 1, %306 ], [ 4, %307 ], [ 3, %308 ], [ 2, %305 ]
  %312 = icmp eq i32 %113, 0
  %313 = select i1 %312, i32 %28, i32 %113
  br i1 %288, label %324, label %314

314:
  %315 = icmp eq ptr %15, null
  br i1 %315, label %324, label %316

316:
  %317 = icmp ult i32 %120, 45
  %318 = zext nneg i32 %120 to i45
  %319 = lshr i45 -7696581394432, %318
  %320 = trunc i45 %319 to i1
  %321 = select i1 %317, i1 %320, i1 false
  %322 = icmp ne i64 %21, %106
  %323 = select i1 %321, i1 %322, i1 false
  br label %324

324:
  %325 = phi i1 [ false, %310 ], [ true, %314 ], [ %323, %316 ]
  br i1 %312, label %326, label %347

326:
  br i1 %325, label %327, label %456

327:
  %328 = mul nsw i64 %54, %45
  %329 = mul nsw i64 %63, %328
  %330 = mul nsw i64 %72, %329
  %331 = mul nsw i64 %81, %330
  %332 = mul nsw i64 %90, %331
  %333 = mul nsw i64 %99, %332
  %334 = mul i64 %333, %106
  %335 = tail call i64 @llvm.umax.i64(i64 %334, i64 1)
  %336 = tail call ptr @malloc(i64 noundef %335) #9
  store ptr %336, ptr %0, align 8
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %337, align 8
  %338 = trunc i32 %120 to i8
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %338, ptr %339, align 1
  %340 = mul nsw i64 %45, %106
  %341 = mul nsw i64 %54, %340
  %342 = mul nsw i64 %63, %341
  %343 = mul nsw i64 %72, %342
  %344 = mul nsw i64 %81, %343
  %345 = mul nsw i64 %90, %344
  %346 = icmp eq ptr %15, null
  br label %456

347:
  br i1 %288, label %456, label %348

348:
  br i1 %325, label %363, label %349

349:
  %350 = icmp ne i64 %45, %131
  %351 = icmp ne i64 %54, %143
  %352 = icmp ne i64 %63, %155
  %353 = icmp ne i64 %72, %167
  %354 = icmp ne i64 %81, %179
  %355 = icmp ne i64 %90, %191
  %356 = icmp ne i64 %99, %203
  %357 = select i1 %356, i1 true, i1 %355
  %358 = select i1 %357, i1 true, i1 %354
  %359 = select i1 %358, i1 true, i1 %353
  %360 = select i1 %359, i1 true, i1 %352
  %361 = select i1 %360, i1 true, i1 %351
  %362 = select i1 %361, i1 true, i1 %350
  br label %363

363:
  %364 = phi i1 [ true, %348 ], [ %362, %349 ]
  br i1 %364, label %365, label %447

365:
  %366 = mul nsw i64 %143, %131
  %367 = mul nsw i64 %155, %366
  %368 = mul nsw i64 %167, %367
  %369 = mul nsw i64 %179, %368
  %370 = mul nsw i64 %191, %369
  %371 = mul nsw i64 %203, %370
  %372 = mul i64 %371, %106
  %373 = tail call i64 @llvm.umax.i64(i64 %372, i64 1)
  %374 = tail call ptr @malloc(i64 noundef %373) #9
  store ptr %374, ptr %0, align 8
  %375 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %375, align 8
  %376 = trunc i32 %120 to i8
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %376, ptr %377, align 1
  %378 = icmp sgt i32 %113, 0
  br i1 %378, label %379, label %386

379:
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %381 = icmp slt i64 %131, 1
  %382 = select i1 %381, i64 1, i64 %132
  store i64 %382, ptr %380, align 8
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %131, ptr %383, align 8
  %384 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %106, ptr %384, align 8
  %385 = mul i64 %131, %106
  br label %386

386:
  %387 = phi i64 [ %385, %379 ], [ %106, %365 ]
  %388 = icmp sgt i32 %113, 1
  br i1 %388, label %389, label %396

389:
  %390 = icmp slt i64 %143, 1
  %391 = select i1 %390, i64 1, i64 %144
  %392 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %391, ptr %392, align 8
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %143, ptr %393, align 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %387, ptr %394, align 8
  %395 = mul i64 %143, %387
  br label %396

396:
  %397 = phi i64 [ %395, %389 ], [ %387, %386 ]
  %398 = icmp sgt i32 %113, 2
  br i1 %398, label %399, label %406

399:
  %400 = icmp slt i64 %155, 1
  %401 = select i1 %400, i64 1, i64 %156
  %402 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %401, ptr %402, align 8
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %155, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %397, ptr %404, align 8
  %405 = mul i64 %155, %397
  br label %406

406:
  %407 = phi i64 [ %405, %399 ], [ %397, %396 ]
  %408 = icmp sgt i32 %113, 3
  br i1 %408, label %409, label %416

409:
  %410 = icmp slt i64 %167, 1
  %411 = select i1 %410, i64 1, i64 %168
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %411, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %167, ptr %413, align 8
  %414 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %407, ptr %414, align 8
  %415 = mul i64 %167, %407
  br label %416

416:
  %417 = phi i64 [ %415, %409 ], [ %407, %406 ]
  %418 = icmp sgt i32 %113, 4
  br i1 %418, label %419, label %426

419:
  %420 = icmp slt i64 %179, 1
  %421 = select i1 %420, i64 1, i64 %180
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %421, ptr %422, align 8
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %179, ptr %423, align 8
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %417, ptr %424, align 8
  %425 = mul i64 %179, %417
  br label %426

426:
  %427 = phi i64 [ %425, %419 ], [ %417, %416 ]
  %428 = icmp sgt i32 %113, 5
  br i1 %428, label %429, label %436

429:
  %430 = icmp slt i64 %191, 1
  %431 = select i1 %430, i64 1, i64 %192
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %431, ptr %432, align 8
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %191, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %427, ptr %434, align 8
  %435 = mul i64 %191, %427
  br label %436

436:
  %437 = phi i64 [ %435, %429 ], [ %427, %426 ]
  %438 = icmp sgt i32 %113, 6
  br i1 %438, label %439, label %445

439:
  %440 = icmp slt i64 %203, 1
  %441 = select i1 %440, i64 1, i64 %204
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %441, ptr %442, align 8
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %203, ptr %443, align 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %437, ptr %444, align 8
  br label %445

445:
  %446 = icmp eq ptr %15, null
  br label %447

447:
  %448 = phi ptr [ %374, %445 ], [ %15, %363 ]
  %449 = phi i1 [ %446, %445 ], [ true, %363 ]
  %450 = mul nsw i64 %131, %106
  %451 = mul nsw i64 %143, %450
  %452 = mul nsw i64 %155, %451
  %453 = mul nsw i64 %167, %452
  %454 = mul nsw i64 %179, %453
  %455 = mul nsw i64 %191, %454
  br label %456

456:
  %457 = phi i64 [ %131, %447 ], [ %131, %347 ], [ %45, %326 ], [ %45, %327 ]
  %458 = phi i64 [ %143, %447 ], [ %143, %347 ], [ %54, %326 ], [ %54, %327 ]
  %459 = phi i64 [ %155, %447 ], [ %155, %347 ], [ %63, %326 ], [ %63, %327 ]
  %460 = phi i64 [ %167, %447 ], [ %167, %347 ], [ %72, %326 ], [ %72, %327 ]
  %461 = phi i64 [ %179, %447 ], [ %179, %347 ], [ %81, %326 ], [ %81, %327 ]
  %462 = phi i64 [ %191, %447 ], [ %191, %347 ], [ %90, %326 ], [ %90, %327 ]
  %463 = phi i64 [ %203, %447 ], [ %203, %347 ], [ %99, %326 ], [ %99, %327 ]
  %464 = phi i64 [ %130, %447 ], [ %130, %347 ], [ 0, %326 ], [ 0, %327 ]
  %465 = phi i64 [ %142, %447 ], [ %142, %347 ], [ 0, %326 ], [ 0, %327 ]
  %466 = phi i64 [ %154, %447 ], [ %154, %347 ], [ 0, %326 ], [ 0, %327 ]
  %467 = phi i64 [ %166, %447 ], [ %166, %347 ], [ 0, %326 ], [ 0, %327 ]
  %468 = phi i64 [ %178, %447 ], [ %178, %347 ], [ 0, %326 ], [ 0, %327 ]
  %469 = phi i64 [ %190, %447 ], [ %190, %347 ], [ 0, %326 ], [ 0, %327 ]
  %470 = phi i64 [ %202, %447 ], [ %202, %347 ], [ 0, %326 ], [ 0, %327 ]
  %471 = phi ptr [ %448, %447 ], [ %15, %347 ], [ %15, %326 ], [ %336, %327 ]
  %472 = phi i64 [ %131, %447 ], [ %45, %347 ], [ %45, %326 ], [ %45, %327 ]
  %473 = phi i64 [ %143, %447 ], [ %54, %347 ], [ %54, %326 ], [ %54, %327 ]
  %474 = phi i64 [ %155, %447 ], [ %63, %347 ], [ %63, %326 ], [ %63, %327 ]
  %475 = phi i64 [ %167, %447 ], [ %72, %347 ], [ %72, %326 ], [ %72, %327 ]
  %476 = phi i64 [ %179, %447 ], [ %81, %347 ], [ %81, %326 ], [ %81, %327 ]
  %477 = phi i64 [ %191, %447 ], [ %90, %347 ], [ %90, %326 ], [ %90, %327 ]
  %478 = phi i64 [ %203, %447 ], [ %99, %347 ], [ %99, %326 ], [ %99, %327 ]
  %479 = phi i64 [ %106, %447 ], [ %44, %347 ], [ %44, %326 ], [ %106, %327 ]
  %480 = phi i64 [ %450, %447 ], [ %53, %347 ], [ %53, %326 ], [ %340, %327 ]
  %481 = phi i64 [ %451, %447 ], [ %62, %347 ], [ %62, %326 ], [ %341, %327 ]
  %482 = phi i64 [ %452, %447 ], [ %71, %347 ], [ %71, %326 ], [ %342, %327 ]
  %483 = phi i64 [ %453, %447 ], [ %80, %347 ], [ %80, %326 ], [ %343, %327 ]
  %484 = phi i64 [ %454, %447 ], [ %89, %347 ], [ %89, %326 ], [ %344, %327 ]
  %485 = phi i64 [ %455, %447 ], [ %98, %347 ], [ %98, %326 ], [ %345, %327 ]
  %486 = phi i1 [ %449, %447 ], [ true, %347 ], [ true, %326 ], [ %346, %327 ]
  %487 = phi i1 [ %364, %447 ], [ %325, %347 ], [ false, %326 ], [ true, %327 ]
  %488 = icmp eq i32 %287, 0
  br i1 %488, label %489, label %1298

489:
  %490 = icmp eq i64 %472, 1
  %491 = icmp eq i64 %479, %106
  %492 = select i1 %490, i1 true, i1 %491
  %493 = mul nsw i64 %472, %106
  %494 = icmp eq i64 %473, 1
  %495 = icmp eq i64 %480, %493
  %496 = select i1 %494, i1 true, i1 %495
  %497 = and i1 %496, %492
  %498 = mul nsw i64 %473, %493
  %499 = icmp eq i64 %474, 1
  %500 = icmp eq i64 %481, %498
  %501 = select i1 %499, i1 true, i1 %500
  %502 = and i1 %501, %497
  %503 = mul nsw i64 %474, %498
  %504 = icmp eq i64 %475, 1
  %505 = icmp eq i64 %482, %503
  %506 = select i1 %504, i1 true, i1 %505
  %507 = and i1 %506, %502
  %508 = mul nsw i64 %475, %503
  %509 = icmp eq i64 %476, 1
  %510 = icmp eq i64 %483, %508
  %511 = select i1 %509, i1 true, i1 %510
  %512 = and i1 %511, %507
  %513 = mul nsw i64 %476, %508
  %514 = icmp eq i64 %477, 1
  %515 = icmp eq i64 %484, %513
  %516 = select i1 %514, i1 true, i1 %515
  %517 = and i1 %516, %512
  %518 = icmp eq i64 %478, 1
  %519 = mul nsw i64 %477, %513
  %520 = icmp eq i64 %485, %519
  %521 = select i1 %518, i1 true, i1 %520
  %522 = and i1 %521, %517
  %523 = mul i64 %458, %457
  %524 = mul i64 %459, %523
  %525 = mul i64 %460, %524
  %526 = mul i64 %461, %525
  %527 = mul i64 %462, %526
  %528 = mul i64 %463, %527
  %529 = or i1 %288, %312
  br i1 %522, label %530, label %658

530:
  %531 = icmp eq i64 %457, 1
  %532 = icmp eq i64 %464, %106
  %533 = select i1 %531, i1 true, i1 %532
  %534 = mul nsw i64 %457, %106
  %535 = icmp eq i64 %458, 1
  %536 = icmp eq i64 %465, %534
  %537 = select i1 %535, i1 true, i1 %536
  %538 = and i1 %537, %533
  %539 = mul nsw i64 %458, %534
  %540 = icmp eq i64 %459, 1
  %541 = icmp eq i64 %466, %539
  %542 = select i1 %540, i1 true, i1 %541
  %543 = and i1 %542, %538
  %544 = mul nsw i64 %459, %539
  %545 = icmp eq i64 %460, 1
  %546 = icmp eq i64 %467, %544
  %547 = select i1 %545, i1 true, i1 %546
  %548 = and i1 %547, %543
  %549 = mul nsw i64 %460, %544
  %550 = icmp eq i64 %461, 1
  %551 = icmp eq i64 %468, %549
  %552 = select i1 %550, i1 true, i1 %551
  %553 = and i1 %552, %548
  %554 = mul nsw i64 %461, %549
  %555 = icmp eq i64 %462, 1
  %556 = icmp eq i64 %469, %554
  %557 = select i1 %555, i1 true, i1 %556
  %558 = and i1 %557, %553
  %559 = icmp eq i64 %463, 1
  %560 = mul nsw i64 %462, %554
  %561 = icmp eq i64 %470, %560
  %562 = select i1 %559, i1 true, i1 %561
  %563 = and i1 %562, %558
  br i1 %563, label %564, label %658

564:
  %565 = icmp ugt ptr %471, %100
  %566 = select i1 %529, i1 %565, i1 false
  br i1 %566, label %613, label %567

567:
  switch i32 %311, label %612 [
    i32 2, label %574
    i32 1, label %572
    i32 4, label %570
    i32 3, label %568
    i32 0, label %610
  ]

568:
  %569 = icmp sgt i64 %528, 0
  br i1 %569, label %600, label %1906

570:
  %571 = icmp sgt i64 %528, 0
  br i1 %571, label %590, label %1906

572:
  %573 = icmp sgt i64 %528, 0
  br i1 %573, label %583, label %1906

574:
  %575 = icmp sgt i64 %528, 0
  br i1 %575, label %576, label %1906

576:
  %577 = phi i64 [ %581, %576 ], [ 0, %574 ]
  %578 = getelementptr inbounds nuw double, ptr %471, i64 %577
  %579 = getelementptr inbounds nuw double, ptr %100, i64 %577
  %580 = load double, ptr %579, align 8
  store double %580, ptr %578, align 8
  %581 = add nuw nsw i64 %577, 1
  %582 = icmp eq i64 %581, %528
  br i1 %582, label %1906, label %576

583:
  %584 = phi i64 [ %588, %583 ], [ 0, %572 ]
  %585 = getelementptr inbounds nuw float, ptr %471, i64 %584
  %586 = getelementptr inbounds nuw float, ptr %100, i64 %584
  %587 = load float, ptr %586, align 4
  store float %587, ptr %585, align 4
  %588 = add nuw nsw i64 %584, 1
  %589 = icmp eq i64 %588, %528
  br i1 %589, label %1906, label %583

590:
  %591 = phi i64 [ %598, %590 ], [ 0, %570 ]
  %592 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %471, i64 %591
  %593 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %100, i64 %591
  %594 = load double, ptr %593, align 8
  %595 = getelementptr inbounds nuw i8, ptr %593, i64 8
  %596 = load double, ptr %595, align 8
  store double %594, ptr %592, align 8
  %597 = getelementptr inbounds nuw i8, ptr %592, i64 8
  store double %596, ptr %597, align 8
  %598 = add nuw nsw i64 %591, 1
  %599 = icmp eq i64 %598, %528
  br i1 %599, label %1906, label %590

600:
  %601 = phi i64 [ %608, %600 ], [ 0, %568 ]
  %602 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %471, i64 %601
  %603 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %100, i64 %601
  %604 = load float, ptr %603, align 4
  %605 = getelementptr inbounds nuw i8, ptr %603, i64 4
  %606 = load float, ptr %605, align 4
  store float %604, ptr %602, align 4
  %607 = getelementptr inbounds nuw i8, ptr %602, i64 4
  store float %606, ptr %607, align 4
  %608 = add nuw nsw i64 %601, 1
  %609 = icmp eq i64 %608, %528
  br i1 %609, label %1906, label %600

610:
  %611 = mul i64 %528, %106
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %471, ptr align 1 %100, i64 %611, i1 false)
  br label %1906

612:
  unreachable

613:
  switch i32 %311, label %612 [
    i32 2, label %620
    i32 1, label %618
    i32 4, label %616
    i32 3, label %614
    i32 0, label %656
  ]

614:
  %615 = icmp sgt i64 %528, 0
  br i1 %615, label %646, label %1906

616:
  %617 = icmp sgt i64 %528, 0
  br i1 %617, label %636, label %1906

618:
  %619 = icmp sgt i64 %528, 0
  br i1 %619, label %629, label %1906

620:
  %621 = icmp sgt i64 %528, 0
  br i1 %621, label %622, label %1906

622:
  %623 = phi i64 [ %624, %622 ], [ %528, %620 ]
  %624 = add nsw i64 %623, -1
  %625 = getelementptr inbounds nuw double, ptr %471, i64 %624
  %626 = getelementptr inbounds nuw double, ptr %100, i64 %624
  %627 = load double, ptr %626, align 8
  store double %627, ptr %625, align 8
  %628 = icmp sgt i64 %623, 1
  br i1 %628, label %622, label %1906

629:
  %630 = phi i64 [ %631, %629 ], [ %528, %618 ]
  %631 = add nsw i64 %630, -1
  %632 = getelementptr inbounds nuw float, ptr %471, i64 %631
  %633 = getelementptr inbounds nuw float, ptr %100, i64 %631
  %634 = load float, ptr %633, align 4
  store float %634, ptr %632, align 4
  %635 = icmp sgt i64 %630, 1
  br i1 %635, label %629, label %1906

636:
  %637 = phi i64 [ %638, %636 ], [ %528, %616 ]
  %638 = add nsw i64 %637, -1
  %639 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %471, i64 %638
  %640 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %100, i64 %638
  %641 = load double, ptr %640, align 8
  %642 = getelementptr inbounds nuw i8, ptr %640, i64 8
  %643 = load double, ptr %642, align 8
  store double %641, ptr %639, align 8
  %644 = getelementptr inbounds nuw i8, ptr %639, i64 8
  store double %643, ptr %644, align 8
  %645 = icmp sgt i64 %637, 1
  br i1 %645, label %636, label %1906

646:
  %647 = phi i64 [ %648, %646 ], [ %528, %614 ]
  %648 = add nsw i64 %647, -1
  %649 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %471, i64 %648
  %650 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %100, i64 %648
  %651 = load float, ptr %650, align 4
  %652 = getelementptr inbounds nuw i8, ptr %650, i64 4
  %653 = load float, ptr %652, align 4
  store float %651, ptr %649, align 4
  %654 = getelementptr inbounds nuw i8, ptr %649, i64 4
  store float %653, ptr %654, align 4
  %655 = icmp sgt i64 %647, 1
  br i1 %655, label %646, label %1906

656:
  %657 = mul i64 %528, %106
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %471, ptr align 1 %100, i64 %657, i1 false)
  br label %1906

658:
  %659 = icmp sgt i64 %528, 0
  br i1 %659, label %660, label %1906

660:
  br i1 %487, label %1051, label %661

661:
  %662 = icmp sgt i64 %479, 0
  %663 = add nsw i64 %472, -1
  %664 = mul nsw i64 %663, %479
  %665 = select i1 %662, i64 %664, i64 0
  %666 = getelementptr inbounds i8, ptr %471, i64 %665
  %667 = icmp sgt i64 %480, 0
  %668 = add nsw i64 %473, -1
  %669 = mul nsw i64 %668, %480
  %670 = select i1 %667, i64 %669, i64 0
  %671 = getelementptr inbounds i8, ptr %666, i64 %670
  %672 = icmp sgt i64 %481, 0
  %673 = add nsw i64 %474, -1
  %674 = mul nsw i64 %673, %481
  %675 = select i1 %672, i64 %674, i64 0
  %676 = getelementptr inbounds i8, ptr %671, i64 %675
  %677 = icmp sgt i64 %482, 0
  %678 = add nsw i64 %475, -1
  %679 = mul nsw i64 %678, %482
  %680 = select i1 %677, i64 %679, i64 0
  %681 = getelementptr inbounds i8, ptr %676, i64 %680
  %682 = icmp sgt i64 %483, 0
  %683 = add nsw i64 %476, -1
  %684 = mul nsw i64 %683, %483
  %685 = select i1 %682, i64 %684, i64 0
  %686 = getelementptr inbounds i8, ptr %681, i64 %685
  %687 = icmp sgt i64 %484, 0
  %688 = add nsw i64 %477, -1
  %689 = mul nsw i64 %688, %484
  %690 = select i1 %687, i64 %689, i64 0
  %691 = getelementptr inbounds i8, ptr %686, i64 %690
  %692 = icmp sgt i64 %485, 0
  %693 = add nsw i64 %478, -1
  %694 = mul nsw i64 %693, %485
  %695 = select i1 %692, i64 %694, i64 0
  %696 = icmp slt i64 %464, 0
  %697 = add nsw i64 %457, -1
  %698 = mul nsw i64 %697, %464
  %699 = select i1 %696, i64 %698, i64 0
  %700 = getelementptr inbounds i8, ptr %100, i64 %699
  %701 = icmp slt i64 %465, 0
  %702 = add nsw i64 %458, -1
  %703 = mul nsw i64 %702, %465
  %704 = select i1 %701, i64 %703, i64 0
  %705 = getelementptr inbounds i8, ptr %700, i64 %704
  %706 = icmp slt i64 %466, 0
  %707 = add nsw i64 %459, -1
  %708 = mul nsw i64 %707, %466
  %709 = select i1 %706, i64 %708, i64 0
  %710 = getelementptr inbounds i8, ptr %705, i64 %709
  %711 = icmp slt i64 %467, 0
  %712 = add nsw i64 %460, -1
  %713 = mul nsw i64 %712, %467
  %714 = select i1 %711, i64 %713, i64 0
  %715 = getelementptr inbounds i8, ptr %710, i64 %714
  %716 = icmp slt i64 %468, 0
  %717 = add nsw i64 %461, -1
  %718 = mul nsw i64 %717, %468
  %719 = select i1 %716, i64 %718, i64 0
  %720 = getelementptr inbounds i8, ptr %715, i64 %719
  %721 = icmp slt i64 %469, 0
  %722 = add nsw i64 %462, -1
  %723 = mul nsw i64 %722, %469
  %724 = select i1 %721, i64 %723, i64 0
  %725 = getelementptr inbounds i8, ptr %720, i64 %724
  %726 = icmp slt i64 %470, 0
  %727 = add nsw i64 %463, -1
  %728 = mul nsw i64 %727, %470
  %729 = select i1 %726, i64 %728, i64 0
  %730 = getelementptr inbounds i8, ptr %725, i64 %729
  %731 = getelementptr inbounds i8, ptr %691, i64 %695
  %732 = getelementptr inbounds i8, ptr %731, i64 %106
  %733 = icmp ugt ptr %732, %730
  br i1 %733, label %734, label %1051

734:
  %735 = icmp sgt i64 %464, 0
  %736 = add nsw i64 %457, -1
  %737 = mul nsw i64 %736, %464
  %738 = select i1 %735, i64 %737, i64 0
  %739 = getelementptr inbounds i8, ptr %100, i64 %738
  %740 = icmp sgt i64 %465, 0
  %741 = add nsw i64 %458, -1
  %742 = mul nsw i64 %741, %465
  %743 = select i1 %740, i64 %742, i64 0
  %744 = getelementptr inbounds i8, ptr %739, i64 %743
  %745 = icmp sgt i64 %466, 0
  %746 = add nsw i64 %459, -1
  %747 = mul nsw i64 %746, %466
  %748 = select i1 %745, i64 %747, i64 0
  %749 = getelementptr inbounds i8, ptr %744, i64 %748
  %750 = icmp sgt i64 %467, 0
  %751 = add nsw i64 %460, -1
  %752 = mul nsw i64 %751, %467
  %753 = select i1 %750, i64 %752, i64 0
  %754 = getelementptr inbounds i8, ptr %749, i64 %753
  %755 = icmp sgt i64 %468, 0
  %756 = add nsw i64 %461, -1
  %757 = mul nsw i64 %756, %468
  %758 = select i1 %755, i64 %757, i64 0
  %759 = getelementptr inbounds i8, ptr %754, i64 %758
  %760 = icmp sgt i64 %469, 0
  %761 = add nsw i64 %462, -1
  %762 = mul nsw i64 %761, %469
  %763 = select i1 %760, i64 %762, i64 0
  %764 = getelementptr inbounds i8, ptr %759, i64 %763
  %765 = icmp sgt i64 %470, 0
  %766 = add nsw i64 %463, -1
  %767 = mul nsw i64 %766, %470
  %768 = select i1 %765, i64 %767, i64 0
  %769 = icmp slt i64 %479, 0
  %770 = add nsw i64 %472, -1
  %771 = mul nsw i64 %770, %479
  %772 = select i1 %769, i64 %771, i64 0
  %773 = getelementptr inbounds i8, ptr %471, i64 %772
  %774 = icmp slt i64 %480, 0
  %775 = add nsw i64 %473, -1
  %776 = mul nsw i64 %775, %480
  %777 = select i1 %774, i64 %776, i64 0
  %778 = getelementptr inbounds i8, ptr %773, i64 %777
  %779 = icmp slt i64 %481, 0
  %780 = add nsw i64 %474, -1
  %781 = mul nsw i64 %780, %481
  %782 = select i1 %779, i64 %781, i64 0
  %783 = getelementptr inbounds i8, ptr %778, i64 %782
  %784 = icmp slt i64 %482, 0
  %785 = add nsw i64 %475, -1
  %786 = mul nsw i64 %785, %482
  %787 = select i1 %784, i64 %786, i64 0
  %788 = getelementptr inbounds i8, ptr %783, i64 %787
  %789 = icmp slt i64 %483, 0
  %790 = add nsw i64 %476, -1
  %791 = mul nsw i64 %790, %483
  %792 = select i1 %789, i64 %791, i64 0
  %793 = getelementptr inbounds i8, ptr %788, i64 %792
  %794 = icmp slt i64 %484, 0
  %795 = add nsw i64 %477, -1
  %796 = mul nsw i64 %795, %484
  %797 = select i1 %794, i64 %796, i64 0
  %798 = getelementptr inbounds i8, ptr %793, i64 %797
  %799 = icmp slt i64 %485, 0
  %800 = add nsw i64 %478, -1
  %801 = mul nsw i64 %800, %485
  %802 = select i1 %799, i64 %801, i64 0
  %803 = getelementptr inbounds i8, ptr %798, i64 %802
  %804 = getelementptr inbounds i8, ptr %764, i64 %768
  %805 = getelementptr inbounds i8, ptr %804, i64 %106
  %806 = icmp ugt ptr %805, %803
  br i1 %806, label %807, label %1051

807:
  %808 = mul i64 %528, %106
  %809 = tail call i64 @llvm.umax.i64(i64 %808, i64 1)
  %810 = tail call ptr @malloc(i64 noundef %809) #9
  %811 = mul nsw i64 %457, %106
  %812 = mul nsw i64 %458, %811
  %813 = mul nsw i64 %459, %812
  %814 = mul nsw i64 %460, %813
  %815 = mul nsw i64 %461, %814
  %816 = mul nsw i64 %462, %815
  %817 = mul nsw i64 %459, %458
  %818 = mul nsw i64 %460, %817
  %819 = mul nsw i64 %461, %818
  %820 = mul nsw i64 %462, %819
  %821 = mul nsw i64 %463, %820
  %822 = icmp sgt i64 %821, 0
  br i1 %822, label %823, label %1051

823:
  %824 = icmp sgt i64 %457, 0
  %825 = icmp sgt i64 %457, 0
  %826 = icmp sgt i64 %457, 0
  %827 = icmp sgt i64 %457, 0
  %828 = icmp sgt i64 %457, 0
  %829 = icmp sgt i32 %313, 1
  %830 = icmp eq i32 %313, 2
  %831 = icmp sgt i32 %313, 2
  %832 = icmp eq i32 %313, 3
  %833 = icmp sgt i32 %313, 3
  %834 = icmp eq i32 %313, 4
  %835 = icmp sgt i32 %313, 4
  %836 = icmp eq i32 %313, 5
  %837 = icmp sgt i32 %313, 5
  %838 = icmp eq i32 %313, 6
  %839 = icmp sgt i32 %313, 6
  %840 = icmp eq i32 %313, 7
  %841 = icmp sgt i32 %313, 1
  %842 = icmp eq i32 %313, 2
  %843 = icmp sgt i32 %313, 2
  %844 = icmp eq i32 %313, 3
  %845 = icmp sgt i32 %313, 3
  %846 = icmp eq i32 %313, 4
  %847 = icmp sgt i32 %313, 4
  %848 = icmp eq i32 %313, 5
  %849 = icmp sgt i32 %313, 5
  %850 = icmp eq i32 %313, 6
  %851 = icmp sgt i32 %313, 6
  %852 = icmp eq i32 %313, 7
  br label %853

853:
  %854 = phi i64 [ 0, %823 ], [ %1049, %1048 ]
  br i1 %829, label %855, label %862

855:
  br i1 %830, label %860, label %856

856:
  %857 = urem i64 %854, %458
  %858 = mul nsw i64 %811, %857
  %859 = udiv i64 %854, %458
  br label %862

860:
  %861 = mul nsw i64 %811, %854
  br label %862

862:
  %863 = phi i64 [ %861, %860 ], [ %858, %856 ], [ 0, %853 ]
  %864 = phi i64 [ %854, %860 ], [ %859, %856 ], [ %854, %853 ]
  br i1 %831, label %865, label %874

865:
  br i1 %832, label %871, label %866

866:
  %867 = urem i64 %864, %459
  %868 = mul nsw i64 %812, %867
  %869 = add nsw i64 %868, %863
  %870 = udiv i64 %864, %459
  br label %874

871:
  %872 = mul nsw i64 %812, %864
  %873 = add nsw i64 %872, %863
  br label %874

874:
  %875 = phi i64 [ %873, %871 ], [ %869, %866 ], [ %863, %862 ]
  %876 = phi i64 [ %864, %871 ], [ %870, %866 ], [ %864, %862 ]
  br i1 %833, label %877, label %886

877:
  br i1 %834, label %883, label %878

878:
  %879 = urem i64 %876, %460
  %880 = mul nsw i64 %813, %879
  %881 = add nsw i64 %880, %875
  %882 = udiv i64 %876, %460
  br label %886

883:
  %884 = mul nsw i64 %813, %876
  %885 = add nsw i64 %884, %875
  br label %886

886:
  %887 = phi i64 [ %885, %883 ], [ %881, %878 ], [ %875, %874 ]
  %888 = phi i64 [ %876, %883 ], [ %882, %878 ], [ %876, %874 ]
  br i1 %835, label %889, label %898

889:
  br i1 %836, label %895, label %890

890:
  %891 = urem i64 %888, %461
  %892 = mul nsw i64 %814, %891
  %893 = add nsw i64 %892, %887
  %894 = udiv i64 %888, %461
  br label %898

895:
  %896 = mul nsw i64 %814, %888
  %897 = add nsw i64 %896, %887
  br label %898

898:
  %899 = phi i64 [ %897, %895 ], [ %893, %890 ], [ %887, %886 ]
  %900 = phi i64 [ %888, %895 ], [ %894, %890 ], [ %888, %886 ]
  br i1 %837, label %901, label %910

901:
  br i1 %838, label %907, label %902

902:
  %903 = urem i64 %900, %462
  %904 = mul nsw i64 %815, %903
  %905 = add nsw i64 %904, %899
  %906 = udiv i64 %900, %462
  br label %910

907:
  %908 = mul nsw i64 %815, %900
  %909 = add nsw i64 %908, %899
  br label %910

910:
  %911 = phi i64 [ %909, %907 ], [ %905, %902 ], [ %899, %898 ]
  %912 = phi i64 [ %900, %907 ], [ %906, %902 ], [ %900, %898 ]
  br i1 %839, label %913, label %921

913:
  br i1 %840, label %918, label %914

914:
  %915 = urem i64 %912, %463
  %916 = mul nsw i64 %816, %915
  %917 = add nsw i64 %916, %911
  br label %921

918:
  %919 = mul nsw i64 %816, %912
  %920 = add nsw i64 %919, %911
  br label %921

921:
  %922 = phi i64 [ %920, %918 ], [ %917, %914 ], [ %911, %910 ]
  br i1 %841, label %923, label %930

923:
  br i1 %842, label %928, label %924

924:
  %925 = urem i64 %854, %458
  %926 = mul nsw i64 %465, %925
  %927 = udiv i64 %854, %458
  br label %930

928:
  %929 = mul nsw i64 %465, %854
  br label %930

930:
  %931 = phi i64 [ %929, %928 ], [ %926, %924 ], [ 0, %921 ]
  %932 = phi i64 [ %854, %928 ], [ %927, %924 ], [ %854, %921 ]
  br i1 %843, label %933, label %942

933:
  br i1 %844, label %939, label %934

934:
  %935 = urem i64 %932, %459
  %936 = mul nsw i64 %466, %935
  %937 = add nsw i64 %936, %931
  %938 = udiv i64 %932, %459
  br label %942

939:
  %940 = mul nsw i64 %466, %932
  %941 = add nsw i64 %940, %931
  br label %942

942:
  %943 = phi i64 [ %941, %939 ], [ %937, %934 ], [ %931, %930 ]
  %944 = phi i64 [ %932, %939 ], [ %938, %934 ], [ %932, %930 ]
  br i1 %845, label %945, label %954

945:
  br i1 %846, label %951, label %946

946:
  %947 = urem i64 %944, %460
  %948 = mul nsw i64 %467, %947
  %949 = add nsw i64 %948, %943
  %950 = udiv i64 %944, %460
  br label %954

951:
  %952 = mul nsw i64 %467, %944
  %953 = add nsw i64 %952, %943
  br label %954

954:
  %955 = phi i64 [ %953, %951 ], [ %949, %946 ], [ %943, %942 ]
  %956 = phi i64 [ %944, %951 ], [ %950, %946 ], [ %944, %942 ]
  br i1 %847, label %957, label %966

957:
  br i1 %848, label %963, label %958

958:
  %959 = urem i64 %956, %461
  %960 = mul nsw i64 %468, %959
  %961 = add nsw i64 %960, %955
  %962 = udiv i64 %956, %461
  br label %966

963:
  %964 = mul nsw i64 %468, %956
  %965 = add nsw i64 %964, %955
  br label %966

966:
  %967 = phi i64 [ %965, %963 ], [ %961, %958 ], [ %955, %954 ]
  %968 = phi i64 [ %956, %963 ], [ %962, %958 ], [ %956, %954 ]
  br i1 %849, label %969, label %978

969:
  br i1 %850, label %975, label %970

970:
  %971 = urem i64 %968, %462
  %972 = mul nsw i64 %469, %971
  %973 = add nsw i64 %972, %967
  %974 = udiv i64 %968, %462
  br label %978

975:
  %976 = mul nsw i64 %469, %968
  %977 = add nsw i64 %976, %967
  br label %978

978:
  %979 = phi i64 [ %977, %975 ], [ %973, %970 ], [ %967, %966 ]
  %980 = phi i64 [ %968, %975 ], [ %974, %970 ], [ %968, %966 ]
  br i1 %851, label %981, label %989

981:
  br i1 %852, label %986, label %982

982:
  %983 = urem i64 %980, %463
  %984 = mul nsw i64 %470, %983
  %985 = add nsw i64 %984, %979
  br label %989

986:
  %987 = mul nsw i64 %470, %980
  %988 = add nsw i64 %987, %979
  br label %989

989:
  %990 = phi i64 [ %988, %986 ], [ %985, %982 ], [ %979, %978 ]
  %991 = getelementptr inbounds i8, ptr %810, i64 %922
  %992 = getelementptr inbounds i8, ptr %100, i64 %990
  switch i32 %311, label %612 [
    i32 2, label %997
    i32 1, label %996
    i32 4, label %995
    i32 3, label %994
    i32 0, label %993
  ]

993:
  br i1 %824, label %1040, label %1048

994:
  br i1 %825, label %1028, label %1048

995:
  br i1 %826, label %1016, label %1048

996:
  br i1 %827, label %1007, label %1048

997:
  br i1 %828, label %998, label %1048

998:
  %999 = phi i64 [ %1005, %998 ], [ 0, %997 ]
  %1000 = mul nsw i64 %999, %106
  %1001 = getelementptr inbounds i8, ptr %991, i64 %1000
  %1002 = mul nsw i64 %999, %464
  %1003 = getelementptr inbounds i8, ptr %992, i64 %1002
  %1004 = load double, ptr %1003, align 8
  store double %1004, ptr %1001, align 8
  %1005 = add nuw nsw i64 %999, 1
  %1006 = icmp eq i64 %1005, %457
  br i1 %1006, label %1048, label %998

1007:
  %1008 = phi i64 [ %1014, %1007 ], [ 0, %996 ]
  %1009 = mul nsw i64 %1008, %106
  %1010 = getelementptr inbounds i8, ptr %991, i64 %1009
  %1011 = mul nsw i64 %1008, %464
  %1012 = getelementptr inbounds i8, ptr %992, i64 %1011
  %1013 = load float, ptr %1012, align 4
  store float %1013, ptr %1010, align 4
  %1014 = add nuw nsw i64 %1008, 1
  %1015 = icmp eq i64 %1014, %457
  br i1 %1015, label %1048, label %1007

1016:
  %1017 = phi i64 [ %1026, %1016 ], [ 0, %995 ]
  %1018 = mul nsw i64 %1017, %106
  %1019 = getelementptr inbounds i8, ptr %991, i64 %1018
  %1020 = mul nsw i64 %1017, %464
  %1021 = getelementptr inbounds i8, ptr %992, i64 %1020
  %1022 = load double, ptr %1021, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1021, i64 8
  %1024 = load double, ptr %1023, align 8
  store double %1022, ptr %1019, align 8
  %1025 = getelementptr inbounds nuw i8, ptr %1019, i64 8
  store double %1024, ptr %1025, align 8
  %1026 = add nuw nsw i64 %1017, 1
  %1027 = icmp eq i64 %1026, %457
  br i1 %1027, label %1048, label %1016

1028:
  %1029 = phi i64 [ %1038, %1028 ], [ 0, %994 ]
  %1030 = mul nsw i64 %1029, %106
  %1031 = getelementptr inbounds i8, ptr %991, i64 %1030
  %1032 = mul nsw i64 %1029, %464
  %1033 = getelementptr inbounds i8, ptr %992, i64 %1032
  %1034 = load float, ptr %1033, align 4
  %1035 = getelementptr inbounds nuw i8, ptr %1033, i64 4
  %1036 = load float, ptr %1035, align 4
  store float %1034, ptr %1031, align 4
  %1037 = getelementptr inbounds nuw i8, ptr %1031, i64 4
  store float %1036, ptr %1037, align 4
  %1038 = add nuw nsw i64 %1029, 1
  %1039 = icmp eq i64 %1038, %457
  br i1 %1039, label %1048, label %1028

1040:
  %1041 = phi i64 [ %1046, %1040 ], [ 0, %993 ]
  %1042 = mul nsw i64 %1041, %106
  %1043 = getelementptr inbounds i8, ptr %991, i64 %1042
  %1044 = mul nsw i64 %1041, %464
  %1045 = getelementptr inbounds i8, ptr %992, i64 %1044
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1043, ptr align 1 %1045, i64 %106, i1 false)
  %1046 = add nuw nsw i64 %1041, 1
  %1047 = icmp eq i64 %1046, %457
  br i1 %1047, label %1048, label %1040

1048:
  %1049 = add nuw nsw i64 %854, 1
  %1050 = icmp eq i64 %1049, %821
  br i1 %1050, label %1051, label %853

1051:
  %1052 = phi ptr [ %100, %660 ], [ %100, %661 ], [ %100, %734 ], [ %810, %807 ], [ %810, %1048 ]
  %1053 = phi i64 [ %464, %660 ], [ %464, %661 ], [ %464, %734 ], [ %106, %807 ], [ %106, %1048 ]
  %1054 = phi i64 [ %465, %660 ], [ %465, %661 ], [ %465, %734 ], [ %811, %807 ], [ %811, %1048 ]
  %1055 = phi i64 [ %466, %660 ], [ %466, %661 ], [ %466, %734 ], [ %812, %807 ], [ %812, %1048 ]
  %1056 = phi i64 [ %467, %660 ], [ %467, %661 ], [ %467, %734 ], [ %813, %807 ], [ %813, %1048 ]
  %1057 = phi i64 [ %468, %660 ], [ %468, %661 ], [ %468, %734 ], [ %814, %807 ], [ %814, %1048 ]
  %1058 = phi i64 [ %469, %660 ], [ %469, %661 ], [ %469, %734 ], [ %815, %807 ], [ %815, %1048 ]
  %1059 = phi i64 [ %470, %660 ], [ %470, %661 ], [ %470, %734 ], [ %816, %807 ], [ %816, %1048 ]
  %1060 = phi ptr [ null, %660 ], [ null, %661 ], [ null, %734 ], [ %810, %807 ], [ %810, %1048 ]
  %1061 = mul nsw i64 %459, %458
  %1062 = mul nsw i64 %460, %1061
  %1063 = mul nsw i64 %461, %1062
  %1064 = mul nsw i64 %462, %1063
  %1065 = mul nsw i64 %463, %1064
  %1066 = icmp sgt i64 %1065, 0
  br i1 %1066, label %1067, label %1295

1067:
  %1068 = icmp sgt i64 %457, 0
  %1069 = icmp sgt i64 %457, 0
  %1070 = icmp sgt i64 %457, 0
  %1071 = icmp sgt i64 %457, 0
  %1072 = icmp sgt i64 %457, 0
  %1073 = icmp sgt i32 %313, 1
  %1074 = icmp eq i32 %313, 2
  %1075 = icmp sgt i32 %313, 2
  %1076 = icmp eq i32 %313, 3
  %1077 = icmp sgt i32 %313, 3
  %1078 = icmp eq i32 %313, 4
  %1079 = icmp sgt i32 %313, 4
  %1080 = icmp eq i32 %313, 5
  %1081 = icmp sgt i32 %313, 5
  %1082 = icmp eq i32 %313, 6
  %1083 = icmp sgt i32 %313, 6
  %1084 = icmp eq i32 %313, 7
  %1085 = icmp sgt i32 %313, 1
  %1086 = icmp eq i32 %313, 2
  %1087 = icmp sgt i32 %313, 2
  %1088 = icmp eq i32 %313, 3
  %1089 = icmp sgt i32 %313, 3
  %1090 = icmp eq i32 %313, 4
  %1091 = icmp sgt i32 %313, 4
  %1092 = icmp eq i32 %313, 5
  %1093 = icmp sgt i32 %313, 5
  %1094 = icmp eq i32 %313, 6
  %1095 = icmp sgt i32 %313, 6
  %1096 = icmp eq i32 %313, 7
  br label %1097

1097:
  %1098 = phi i64 [ 0, %1067 ], [ %1293, %1292 ]
  br i1 %1073, label %1099, label %1106

1099:
  br i1 %1074, label %1104, label %1100

1100:
  %1101 = urem i64 %1098, %473
  %1102 = mul nsw i64 %480, %1101
  %1103 = udiv i64 %1098, %473
  br label %1106

1104:
  %1105 = mul nsw i64 %480, %1098
  br label %1106

1106:
  %1107 = phi i64 [ %1105, %1104 ], [ %1102, %1100 ], [ 0, %1097 ]
  %1108 = phi i64 [ %1098, %1104 ], [ %1103, %1100 ], [ %1098, %1097 ]
  br i1 %1075, label %1109, label %1118

1109:
  br i1 %1076, label %1115, label %1110

1110:
  %1111 = urem i64 %1108, %474
  %1112 = mul nsw i64 %481, %1111
  %1113 = add nsw i64 %1112, %1107
  %1114 = udiv i64 %1108, %474
  br label %1118

1115:
  %1116 = mul nsw i64 %481, %1108
  %1117 = add nsw i64 %1116, %1107
  br label %1118

1118:
  %1119 = phi i64 [ %1117, %1115 ], [ %1113, %1110 ], [ %1107, %1106 ]
  %1120 = phi i64 [ %1108, %1115 ], [ %1114, %1110 ], [ %1108, %1106 ]
  br i1 %1077, label %1121, label %1130

1121:
  br i1 %1078, label %1127, label %1122

1122:
  %1123 = urem i64 %1120, %475
  %1124 = mul nsw i64 %482, %1123
  %1125 = add nsw i64 %1124, %1119
  %1126 = udiv i64 %1120, %475
  br label %1130

1127:
  %1128 = mul nsw i64 %482, %1120
  %1129 = add nsw i64 %1128, %1119
  br label %1130

1130:
  %1131 = phi i64 [ %1129, %1127 ], [ %1125, %1122 ], [ %1119, %1118 ]
  %1132 = phi i64 [ %1120, %1127 ], [ %1126, %1122 ], [ %1120, %1118 ]
  br i1 %1079, label %1133, label %1142

1133:
  br i1 %1080, label %1139, label %1134

1134:
  %1135 = urem i64 %1132, %476
  %1136 = mul nsw i64 %483, %1135
  %1137 = add nsw i64 %1136, %1131
  %1138 = udiv i64 %1132, %476
  br label %1142

1139:
  %1140 = mul nsw i64 %483, %1132
  %1141 = add nsw i64 %1140, %1131
  br label %1142

1142:
  %1143 = phi i64 [ %1141, %1139 ], [ %1137, %1134 ], [ %1131, %1130 ]
  %1144 = phi i64 [ %1132, %1139 ], [ %1138, %1134 ], [ %1132, %1130 ]
  br i1 %1081, label %1145, label %1154

1145:
  br i1 %1082, label %1151, label %1146

1146:
  %1147 = urem i64 %1144, %477
  %1148 = mul nsw i64 %484, %1147
  %1149 = add nsw i64 %1148, %1143
  %1150 = udiv i64 %1144, %477
  br label %1154

1151:
  %1152 = mul nsw i64 %484, %1144
  %1153 = add nsw i64 %1152, %1143
  br label %1154

1154:
  %1155 = phi i64 [ %1153, %1151 ], [ %1149, %1146 ], [ %1143, %1142 ]
  %1156 = phi i64 [ %1144, %1151 ], [ %1150, %1146 ], [ %1144, %1142 ]
  br i1 %1083, label %1157, label %1165

1157:
  br i1 %1084, label %1162, label %1158

1158:
  %1159 = urem i64 %1156, %478
  %1160 = mul nsw i64 %485, %1159
  %1161 = add nsw i64 %1160, %1155
  br label %1165

1162:
  %1163 = mul nsw i64 %485, %1156
  %1164 = add nsw i64 %1163, %1155
  br label %1165

1165:
  %1166 = phi i64 [ %1164, %1162 ], [ %1161, %1158 ], [ %1155, %1154 ]
  br i1 %1085, label %1167, label %1174

1167:
  br i1 %1086, label %1172, label %1168

1168:
  %1169 = urem i64 %1098, %458
  %1170 = mul nsw i64 %1054, %1169
  %1171 = udiv i64 %1098, %458
  br label %1174

1172:
  %1173 = mul nsw i64 %1054, %1098
  br label %1174

1174:
  %1175 = phi i64 [ %1173, %1172 ], [ %1170, %1168 ], [ 0, %1165 ]
  %1176 = phi i64 [ %1098, %1172 ], [ %1171, %1168 ], [ %1098, %1165 ]
  br i1 %1087, label %1177, label %1186

1177:
  br i1 %1088, label %1183, label %1178

1178:
  %1179 = urem i64 %1176, %459
  %1180 = mul nsw i64 %1055, %1179
  %1181 = add nsw i64 %1180, %1175
  %1182 = udiv i64 %1176, %459
  br label %1186

1183:
  %1184 = mul nsw i64 %1055, %1176
  %1185 = add nsw i64 %1184, %1175
  br label %1186

1186:
  %1187 = phi i64 [ %1185, %1183 ], [ %1181, %1178 ], [ %1175, %1174 ]
  %1188 = phi i64 [ %1176, %1183 ], [ %1182, %1178 ], [ %1176, %1174 ]
  br i1 %1089, label %1189, label %1198

1189:
  br i1 %1090, label %1195, label %1190

1190:
  %1191 = urem i64 %1188, %460
  %1192 = mul nsw i64 %1056, %1191
  %1193 = add nsw i64 %1192, %1187
  %1194 = udiv i64 %1188, %460
  br label %1198

1195:
  %1196 = mul nsw i64 %1056, %1188
  %1197 = add nsw i64 %1196, %1187
  br label %1198

1198:
  %1199 = phi i64 [ %1197, %1195 ], [ %1193, %1190 ], [ %1187, %1186 ]
  %1200 = phi i64 [ %1188, %1195 ], [ %1194, %1190 ], [ %1188, %1186 ]
  br i1 %1091, label %1201, label %1210

1201:
  br i1 %1092, label %1207, label %1202

1202:
  %1203 = urem i64 %1200, %461
  %1204 = mul nsw i64 %1057, %1203
  %1205 = add nsw i64 %1204, %1199
  %1206 = udiv i64 %1200, %461
  br label %1210

1207:
  %1208 = mul nsw i64 %1057, %1200
  %1209 = add nsw i64 %1208, %1199
  br label %1210

1210:
  %1211 = phi i64 [ %1209, %1207 ], [ %1205, %1202 ], [ %1199, %1198 ]
  %1212 = phi i64 [ %1200, %1207 ], [ %1206, %1202 ], [ %1200, %1198 ]
  br i1 %1093, label %1213, label %1222

1213:
  br i1 %1094, label %1219, label %1214

1214:
  %1215 = urem i64 %1212, %462
  %1216 = mul nsw i64 %1058, %1215
  %1217 = add nsw i64 %1216, %1211
  %1218 = udiv i64 %1212, %462
  br label %1222

1219:
  %1220 = mul nsw i64 %1058, %1212
  %1221 = add nsw i64 %1220, %1211
  br label %1222

1222:
  %1223 = phi i64 [ %1221, %1219 ], [ %1217, %1214 ], [ %1211, %1210 ]
  %1224 = phi i64 [ %1212, %1219 ], [ %1218, %1214 ], [ %1212, %1210 ]
  br i1 %1095, label %1225, label %1233

1225:
  br i1 %1096, label %1230, label %1226

1226:
  %1227 = urem i64 %1224, %463
  %1228 = mul nsw i64 %1059, %1227
  %1229 = add nsw i64 %1228, %1223
  br label %1233

1230:
  %1231 = mul nsw i64 %1059, %1224
  %1232 = add nsw i64 %1231, %1223
  br label %1233

1233:
  %1234 = phi i64 [ %1232, %1230 ], [ %1229, %1226 ], [ %1223, %1222 ]
  %1235 = getelementptr inbounds i8, ptr %471, i64 %1166
  %1236 = getelementptr inbounds i8, ptr %1052, i64 %1234
  switch i32 %311, label %612 [
    i32 2, label %1241
    i32 1, label %1240
    i32 4, label %1239
    i32 3, label %1238
    i32 0, label %1237
  ]

1237:
  br i1 %1068, label %1284, label %1292

1238:
  br i1 %1069, label %1272, label %1292

1239:
  br i1 %1070, label %1260, label %1292

1240:
  br i1 %1071, label %1251, label %1292

1241:
  br i1 %1072, label %1242, label %1292

1242:
  %1243 = phi i64 [ %1249, %1242 ], [ 0, %1241 ]
  %1244 = mul nsw i64 %1243, %479
  %1245 = getelementptr inbounds i8, ptr %1235, i64 %1244
  %1246 = mul nsw i64 %1243, %1053
  %1247 = getelementptr inbounds i8, ptr %1236, i64 %1246
  %1248 = load double, ptr %1247, align 8
  store double %1248, ptr %1245, align 8
  %1249 = add nuw nsw i64 %1243, 1
  %1250 = icmp eq i64 %1249, %457
  br i1 %1250, label %1292, label %1242

1251:
  %1252 = phi i64 [ %1258, %1251 ], [ 0, %1240 ]
  %1253 = mul nsw i64 %1252, %479
  %1254 = getelementptr inbounds i8, ptr %1235, i64 %1253
  %1255 = mul nsw i64 %1252, %1053
  %1256 = getelementptr inbounds i8, ptr %1236, i64 %1255
  %1257 = load float, ptr %1256, align 4
  store float %1257, ptr %1254, align 4
  %1258 = add nuw nsw i64 %1252, 1
  %1259 = icmp eq i64 %1258, %457
  br i1 %1259, label %1292, label %1251

1260:
  %1261 = phi i64 [ %1270, %1260 ], [ 0, %1239 ]
  %1262 = mul nsw i64 %1261, %479
  %1263 = getelementptr inbounds i8, ptr %1235, i64 %1262
  %1264 = mul nsw i64 %1261, %1053
  %1265 = getelementptr inbounds i8, ptr %1236, i64 %1264
  %1266 = load double, ptr %1265, align 8
  %1267 = getelementptr inbounds nuw i8, ptr %1265, i64 8
  %1268 = load double, ptr %1267, align 8
  store double %1266, ptr %1263, align 8
  %1269 = getelementptr inbounds nuw i8, ptr %1263, i64 8
  store double %1268, ptr %1269, align 8
  %1270 = add nuw nsw i64 %1261, 1
  %1271 = icmp eq i64 %1270, %457
  br i1 %1271, label %1292, label %1260

1272:
  %1273 = phi i64 [ %1282, %1272 ], [ 0, %1238 ]
  %1274 = mul nsw i64 %1273, %479
  %1275 = getelementptr inbounds i8, ptr %1235, i64 %1274
  %1276 = mul nsw i64 %1273, %1053
  %1277 = getelementptr inbounds i8, ptr %1236, i64 %1276
  %1278 = load float, ptr %1277, align 4
  %1279 = getelementptr inbounds nuw i8, ptr %1277, i64 4
  %1280 = load float, ptr %1279, align 4
  store float %1278, ptr %1275, align 4
  %1281 = getelementptr inbounds nuw i8, ptr %1275, i64 4
  store float %1280, ptr %1281, align 4
  %1282 = add nuw nsw i64 %1273, 1
  %1283 = icmp eq i64 %1282, %457
  br i1 %1283, label %1292, label %1272

1284:
  %1285 = phi i64 [ %1290, %1284 ], [ 0, %1237 ]
  %1286 = mul nsw i64 %1285, %479
  %1287 = getelementptr inbounds i8, ptr %1235, i64 %1286
  %1288 = mul nsw i64 %1285, %1053
  %1289 = getelementptr inbounds i8, ptr %1236, i64 %1288
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1287, ptr align 1 %1289, i64 %106, i1 false)
  %1290 = add nuw nsw i64 %1285, 1
  %1291 = icmp eq i64 %1290, %457
  br i1 %1291, label %1292, label %1284

1292:
  %1293 = add nuw nsw i64 %1098, 1
  %1294 = icmp eq i64 %1293, %1065
  br i1 %1294, label %1295, label %1097

1295:
  %1296 = icmp eq ptr %1060, null
  br i1 %1296, label %1906, label %1297

1297:
  tail call void @free(ptr noundef %1060)
  br label %1906

1298:
  br i1 %487, label %1299, label %1413

1299:
  %1300 = icmp eq i32 %313, 0
  br i1 %1300, label %1301, label %1302

1301:
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %471) #7
  br label %1413

1302:
  %1303 = mul nsw i64 %473, %472
  %1304 = mul nsw i64 %474, %1303
  %1305 = mul nsw i64 %475, %1304
  %1306 = mul nsw i64 %476, %1305
  %1307 = mul nsw i64 %477, %1306
  %1308 = mul nsw i64 %478, %1307
  %1309 = icmp sgt i64 %1308, 0
  br i1 %1309, label %1310, label %1316

1310:
  %1311 = mul nsw i64 %474, %473
  %1312 = mul nsw i64 %475, %1311
  %1313 = mul nsw i64 %476, %1312
  %1314 = mul nsw i64 %477, %1313
  %1315 = mul nsw i64 %478, %1314
  br label %1316

1316:
  %1317 = phi i64 [ 0, %1302 ], [ %1315, %1310 ]
  %1318 = icmp sgt i64 %1317, 0
  br i1 %1318, label %1319, label %1413

1319:
  %1320 = icmp sgt i32 %313, 1
  %1321 = icmp eq i32 %313, 2
  %1322 = icmp sgt i32 %313, 2
  %1323 = icmp eq i32 %313, 3
  %1324 = icmp sgt i32 %313, 3
  %1325 = icmp eq i32 %313, 4
  %1326 = icmp sgt i32 %313, 4
  %1327 = icmp eq i32 %313, 5
  %1328 = icmp sgt i32 %313, 5
  %1329 = icmp eq i32 %313, 6
  %1330 = icmp sgt i32 %313, 6
  %1331 = icmp eq i32 %313, 7
  %1332 = mul nsw i64 %479, %472
  %1333 = icmp eq i64 %1332, 0
  br label %1334

1334:
  %1335 = phi i64 [ %1407, %1406 ], [ 0, %1319 ]
  br i1 %1320, label %1336, label %1343

1336:
  br i1 %1321, label %1341, label %1337

1337:
  %1338 = urem i64 %1335, %473
  %1339 = mul nsw i64 %480, %1338
  %1340 = udiv i64 %1335, %473
  br label %1343

1341:
  %1342 = mul nsw i64 %480, %1335
  br label %1343

1343:
  %1344 = phi i64 [ %1342, %1341 ], [ %1339, %1337 ], [ 0, %1334 ]
  %1345 = phi i64 [ %1335, %1341 ], [ %1340, %1337 ], [ %1335, %1334 ]
  br i1 %1322, label %1346, label %1355

1346:
  br i1 %1323, label %1352, label %1347

1347:
  %1348 = urem i64 %1345, %474
  %1349 = mul nsw i64 %481, %1348
  %1350 = add nsw i64 %1349, %1344
  %1351 = udiv i64 %1345, %474
  br label %1355

1352:
  %1353 = mul nsw i64 %481, %1345
  %1354 = add nsw i64 %1353, %1344
  br label %1355

1355:
  %1356 = phi i64 [ %1354, %1352 ], [ %1350, %1347 ], [ %1344, %1343 ]
  %1357 = phi i64 [ %1345, %1352 ], [ %1351, %1347 ], [ %1345, %1343 ]
  br i1 %1324, label %1358, label %1367

1358:
  br i1 %1325, label %1364, label %1359

1359:
  %1360 = urem i64 %1357, %475
  %1361 = mul nsw i64 %482, %1360
  %1362 = add nsw i64 %1361, %1356
  %1363 = udiv i64 %1357, %475
  br label %1367

1364:
  %1365 = mul nsw i64 %482, %1357
  %1366 = add nsw i64 %1365, %1356
  br label %1367

1367:
  %1368 = phi i64 [ %1366, %1364 ], [ %1362, %1359 ], [ %1356, %1355 ]
  %1369 = phi i64 [ %1357, %1364 ], [ %1363, %1359 ], [ %1357, %1355 ]
  br i1 %1326, label %1370, label %1379

1370:
  br i1 %1327, label %1376, label %1371

1371:
  %1372 = urem i64 %1369, %476
  %1373 = mul nsw i64 %483, %1372
  %1374 = add nsw i64 %1373, %1368
  %1375 = udiv i64 %1369, %476
  br label %1379

1376:
  %1377 = mul nsw i64 %483, %1369
  %1378 = add nsw i64 %1377, %1368
  br label %1379

1379:
  %1380 = phi i64 [ %1378, %1376 ], [ %1374, %1371 ], [ %1368, %1367 ]
  %1381 = phi i64 [ %1369, %1376 ], [ %1375, %1371 ], [ %1369, %1367 ]
  br i1 %1328, label %1382, label %1391

1382:
  br i1 %1329, label %1388, label %1383

1383:
  %1384 = urem i64 %1381, %477
  %1385 = mul nsw i64 %484, %1384
  %1386 = add nsw i64 %1385, %1380
  %1387 = udiv i64 %1381, %477
  br label %1391

1388:
  %1389 = mul nsw i64 %484, %1381
  %1390 = add nsw i64 %1389, %1380
  br label %1391

1391:
  %1392 = phi i64 [ %1390, %1388 ], [ %1386, %1383 ], [ %1380, %1379 ]
  %1393 = phi i64 [ %1381, %1388 ], [ %1387, %1383 ], [ %1381, %1379 ]
  br i1 %1330, label %1394, label %1402

1394:
  br i1 %1331, label %1399, label %1395

1395:
  %1396 = urem i64 %1393, %478
  %1397 = mul nsw i64 %485, %1396
  %1398 = add nsw i64 %1397, %1392
  br label %1402

1399:
  %1400 = mul nsw i64 %485, %1393
  %1401 = add nsw i64 %1400, %1392
  br label %1402

1402:
  %1403 = phi i64 [ %1401, %1399 ], [ %1398, %1395 ], [ %1392, %1391 ]
  %1404 = getelementptr inbounds i8, ptr %471, i64 %1403
  %1405 = getelementptr inbounds i8, ptr %1404, i64 %1332
  br i1 %1333, label %1406, label %1409

1406:
  %1407 = add nuw nsw i64 %1335, 1
  %1408 = icmp eq i64 %1407, %1317
  br i1 %1408, label %1413, label %1334

1409:
  %1410 = phi ptr [ %1411, %1409 ], [ %1404, %1402 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %1410) #7
  %1411 = getelementptr inbounds i8, ptr %1410, i64 %479
  %1412 = icmp eq ptr %1411, %1405
  br i1 %1412, label %1406, label %1409

1413:
  %1414 = icmp eq i32 %313, 0
  br i1 %1414, label %1415, label %1416

1415:
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %471, ptr noundef %100) #7
  br label %1792

1416:
  %1417 = mul nsw i64 %459, %458
  %1418 = mul nsw i64 %460, %1417
  %1419 = mul nsw i64 %461, %1418
  %1420 = mul nsw i64 %462, %1419
  %1421 = mul nsw i64 %463, %1420
  %1422 = mul nsw i64 %458, %457
  %1423 = mul nsw i64 %459, %1422
  %1424 = mul nsw i64 %460, %1423
  %1425 = mul nsw i64 %461, %1424
  %1426 = mul nsw i64 %462, %1425
  %1427 = mul nsw i64 %463, %1426
  %1428 = icmp eq i64 %1427, 0
  br i1 %1428, label %1792, label %1429

1429:
  %1430 = icmp sgt i64 %479, 0
  %1431 = add nsw i64 %472, -1
  %1432 = mul nsw i64 %1431, %479
  %1433 = select i1 %1430, i64 %1432, i64 0
  %1434 = getelementptr inbounds i8, ptr %471, i64 %1433
  %1435 = icmp sgt i64 %480, 0
  %1436 = add nsw i64 %473, -1
  %1437 = mul nsw i64 %1436, %480
  %1438 = select i1 %1435, i64 %1437, i64 0
  %1439 = getelementptr inbounds i8, ptr %1434, i64 %1438
  %1440 = icmp sgt i64 %481, 0
  %1441 = add nsw i64 %474, -1
  %1442 = mul nsw i64 %1441, %481
  %1443 = select i1 %1440, i64 %1442, i64 0
  %1444 = getelementptr inbounds i8, ptr %1439, i64 %1443
  %1445 = icmp sgt i64 %482, 0
  %1446 = add nsw i64 %475, -1
  %1447 = mul nsw i64 %1446, %482
  %1448 = select i1 %1445, i64 %1447, i64 0
  %1449 = getelementptr inbounds i8, ptr %1444, i64 %1448
  %1450 = icmp sgt i64 %483, 0
  %1451 = add nsw i64 %476, -1
  %1452 = mul nsw i64 %1451, %483
  %1453 = select i1 %1450, i64 %1452, i64 0
  %1454 = getelementptr inbounds i8, ptr %1449, i64 %1453
  %1455 = icmp sgt i64 %484, 0
  %1456 = add nsw i64 %477, -1
  %1457 = mul nsw i64 %1456, %484
  %1458 = select i1 %1455, i64 %1457, i64 0
  %1459 = getelementptr inbounds i8, ptr %1454, i64 %1458
  %1460 = icmp sgt i64 %485, 0
  %1461 = add nsw i64 %478, -1
  %1462 = mul nsw i64 %1461, %485
  %1463 = select i1 %1460, i64 %1462, i64 0
  %1464 = icmp slt i64 %464, 0
  %1465 = add nsw i64 %457, -1
  %1466 = mul nsw i64 %1465, %464
  %1467 = select i1 %1464, i64 %1466, i64 0
  %1468 = getelementptr inbounds i8, ptr %100, i64 %1467
  %1469 = icmp slt i64 %465, 0
  %1470 = add nsw i64 %458, -1
  %1471 = mul nsw i64 %1470, %465
  %1472 = select i1 %1469, i64 %1471, i64 0
  %1473 = getelementptr inbounds i8, ptr %1468, i64 %1472
  %1474 = icmp slt i64 %466, 0
  %1475 = add nsw i64 %459, -1
  %1476 = mul nsw i64 %1475, %466
  %1477 = select i1 %1474, i64 %1476, i64 0
  %1478 = getelementptr inbounds i8, ptr %1473, i64 %1477
  %1479 = icmp slt i64 %467, 0
  %1480 = add nsw i64 %460, -1
  %1481 = mul nsw i64 %1480, %467
  %1482 = select i1 %1479, i64 %1481, i64 0
  %1483 = getelementptr inbounds i8, ptr %1478, i64 %1482
  %1484 = icmp slt i64 %468, 0
  %1485 = add nsw i64 %461, -1
  %1486 = mul nsw i64 %1485, %468
  %1487 = select i1 %1484, i64 %1486, i64 0
  %1488 = getelementptr inbounds i8, ptr %1483, i64 %1487
  %1489 = icmp slt i64 %469, 0
  %1490 = add nsw i64 %462, -1
  %1491 = mul nsw i64 %1490, %469
  %1492 = select i1 %1489, i64 %1491, i64 0
  %1493 = getelementptr inbounds i8, ptr %1488, i64 %1492
  %1494 = icmp slt i64 %470, 0
  %1495 = add nsw i64 %463, -1
  %1496 = mul nsw i64 %1495, %470
  %1497 = select i1 %1494, i64 %1496, i64 0
  %1498 = getelementptr inbounds i8, ptr %1493, i64 %1497
  %1499 = getelementptr inbounds i8, ptr %1459, i64 %1463
  %1500 = getelementptr inbounds i8, ptr %1499, i64 %106
  %1501 = icmp ugt ptr %1500, %1498
  br i1 %1501, label %1502, label %1606

1502:
  %1503 = icmp sgt i64 %464, 0
  %1504 = add nsw i64 %457, -1
  %1505 = mul nsw i64 %1504, %464
  %1506 = select i1 %1503, i64 %1505, i64 0
  %1507 = getelementptr inbounds i8, ptr %100, i64 %1506
  %1508 = icmp sgt i64 %465, 0
  %1509 = add nsw i64 %458, -1
  %1510 = mul nsw i64 %1509, %465
  %1511 = select i1 %1508, i64 %1510, i64 0
  %1512 = getelementptr inbounds i8, ptr %1507, i64 %1511
  %1513 = icmp sgt i64 %466, 0
  %1514 = add nsw i64 %459, -1
  %1515 = mul nsw i64 %1514, %466
  %1516 = select i1 %1513, i64 %1515, i64 0
  %1517 = getelementptr inbounds i8, ptr %1512, i64 %1516
  %1518 = icmp sgt i64 %467, 0
  %1519 = add nsw i64 %460, -1
  %1520 = mul nsw i64 %1519, %467
  %1521 = select i1 %1518, i64 %1520, i64 0
  %1522 = getelementptr inbounds i8, ptr %1517, i64 %1521
  %1523 = icmp sgt i64 %468, 0
  %1524 = add nsw i64 %461, -1
  %1525 = mul nsw i64 %1524, %468
  %1526 = select i1 %1523, i64 %1525, i64 0
  %1527 = getelementptr inbounds i8, ptr %1522, i64 %1526
  %1528 = icmp sgt i64 %469, 0
  %1529 = add nsw i64 %462, -1
  %1530 = mul nsw i64 %1529, %469
  %1531 = select i1 %1528, i64 %1530, i64 0
  %1532 = getelementptr inbounds i8, ptr %1527, i64 %1531
  %1533 = icmp sgt i64 %470, 0
  %1534 = add nsw i64 %463, -1
  %1535 = mul nsw i64 %1534, %470
  %1536 = select i1 %1533, i64 %1535, i64 0
  %1537 = icmp slt i64 %479, 0
  %1538 = add nsw i64 %472, -1
  %1539 = mul nsw i64 %1538, %479
  %1540 = select i1 %1537, i64 %1539, i64 0
  %1541 = getelementptr inbounds i8, ptr %471, i64 %1540
  %1542 = icmp slt i64 %480, 0
  %1543 = add nsw i64 %473, -1
  %1544 = mul nsw i64 %1543, %480
  %1545 = select i1 %1542, i64 %1544, i64 0
  %1546 = getelementptr inbounds i8, ptr %1541, i64 %1545
  %1547 = icmp slt i64 %481, 0
  %1548 = add nsw i64 %474, -1
  %1549 = mul nsw i64 %1548, %481
  %1550 = select i1 %1547, i64 %1549, i64 0
  %1551 = getelementptr inbounds i8, ptr %1546, i64 %1550
  %1552 = icmp slt i64 %482, 0
  %1553 = add nsw i64 %475, -1
  %1554 = mul nsw i64 %1553, %482
  %1555 = select i1 %1552, i64 %1554, i64 0
  %1556 = getelementptr inbounds i8, ptr %1551, i64 %1555
  %1557 = icmp slt i64 %483, 0
  %1558 = add nsw i64 %476, -1
  %1559 = mul nsw i64 %1558, %483
  %1560 = select i1 %1557, i64 %1559, i64 0
  %1561 = getelementptr inbounds i8, ptr %1556, i64 %1560
  %1562 = icmp slt i64 %484, 0
  %1563 = add nsw i64 %477, -1
  %1564 = mul nsw i64 %1563, %484
  %1565 = select i1 %1562, i64 %1564, i64 0
  %1566 = getelementptr inbounds i8, ptr %1561, i64 %1565
  %1567 = icmp slt i64 %485, 0
  %1568 = add nsw i64 %478, -1
  %1569 = mul nsw i64 %1568, %485
  %1570 = select i1 %1567, i64 %1569, i64 0
  %1571 = getelementptr inbounds i8, ptr %1566, i64 %1570
  %1572 = getelementptr inbounds i8, ptr %1532, i64 %1536
  %1573 = getelementptr inbounds i8, ptr %1572, i64 %106
  %1574 = icmp ugt ptr %1573, %1571
  br i1 %1574, label %1575, label %1606

1575:
  %1576 = icmp slt i64 %472, 2
  %1577 = icmp eq i64 %479, %464
  %1578 = select i1 %1576, i1 true, i1 %1577
  br i1 %1578, label %1580, label %1579

1579:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1580:
  %1581 = icmp slt i64 %473, 2
  %1582 = icmp eq i64 %480, %465
  %1583 = select i1 %1581, i1 true, i1 %1582
  br i1 %1583, label %1584, label %1579

1584:
  %1585 = icmp slt i64 %474, 2
  %1586 = icmp eq i64 %481, %466
  %1587 = select i1 %1585, i1 true, i1 %1586
  br i1 %1587, label %1588, label %1579

1588:
  %1589 = icmp slt i64 %475, 2
  %1590 = icmp eq i64 %482, %467
  %1591 = select i1 %1589, i1 true, i1 %1590
  br i1 %1591, label %1592, label %1579

1592:
  %1593 = icmp slt i64 %476, 2
  %1594 = icmp eq i64 %483, %468
  %1595 = select i1 %1593, i1 true, i1 %1594
  br i1 %1595, label %1596, label %1579

1596:
  %1597 = icmp slt i64 %477, 2
  %1598 = icmp eq i64 %484, %469
  %1599 = select i1 %1597, i1 true, i1 %1598
  br i1 %1599, label %1600, label %1579

1600:
  %1601 = icmp slt i64 %478, 2
  %1602 = icmp eq i64 %485, %470
  %1603 = select i1 %1601, i1 true, i1 %1602
  br i1 %1603, label %1604, label %1579

1604:
  %1605 = icmp ule ptr %471, %100
  br label %1606

1606:
  %1607 = phi i1 [ %1605, %1604 ], [ true, %1502 ], [ true, %1429 ]
  %1608 = icmp sgt i64 %1421, 0
  br i1 %1608, label %1609, label %1792

1609:
  %1610 = icmp sgt i64 %457, 0
  %1611 = icmp sgt i32 %313, 1
  %1612 = icmp eq i32 %313, 2
  %1613 = icmp sgt i32 %313, 2
  %1614 = icmp eq i32 %313, 3
  %1615 = icmp sgt i32 %313, 3
  %1616 = icmp eq i32 %313, 4
  %1617 = icmp sgt i32 %313, 4
  %1618 = icmp eq i32 %313, 5
  %1619 = icmp sgt i32 %313, 5
  %1620 = icmp eq i32 %313, 6
  %1621 = icmp sgt i32 %313, 6
  %1622 = icmp eq i32 %313, 7
  %1623 = icmp sgt i32 %313, 1
  %1624 = icmp eq i32 %313, 2
  %1625 = icmp sgt i32 %313, 2
  %1626 = icmp eq i32 %313, 3
  %1627 = icmp sgt i32 %313, 3
  %1628 = icmp eq i32 %313, 4
  %1629 = icmp sgt i32 %313, 4
  %1630 = icmp eq i32 %313, 5
  %1631 = icmp sgt i32 %313, 5
  %1632 = icmp eq i32 %313, 6
  %1633 = icmp sgt i32 %313, 6
  %1634 = icmp eq i32 %313, 7
  br label %1635

1635:
  %1636 = phi i64 [ 0, %1609 ], [ %1779, %1778 ]
  %1637 = xor i64 %1636, -1
  %1638 = add nsw i64 %1421, %1637
  %1639 = select i1 %1607, i64 %1636, i64 %1638
  br i1 %1611, label %1640, label %1647

1640:
  br i1 %1612, label %1645, label %1641

1641:
  %1642 = urem i64 %1639, %473
  %1643 = mul nsw i64 %480, %1642
  %1644 = udiv i64 %1639, %473
  br label %1647

1645:
  %1646 = mul nsw i64 %480, %1639
  br label %1647

1647:
  %1648 = phi i64 [ %1646, %1645 ], [ %1643, %1641 ], [ 0, %1635 ]
  %1649 = phi i64 [ %1639, %1645 ], [ %1644, %1641 ], [ %1639, %1635 ]
  br i1 %1613, label %1650, label %1659

1650:
  br i1 %1614, label %1656, label %1651

1651:
  %1652 = urem i64 %1649, %474
  %1653 = mul nsw i64 %481, %1652
  %1654 = add nsw i64 %1653, %1648
  %1655 = udiv i64 %1649, %474
  br label %1659

1656:
  %1657 = mul nsw i64 %481, %1649
  %1658 = add nsw i64 %1657, %1648
  br label %1659

1659:
  %1660 = phi i64 [ %1658, %1656 ], [ %1654, %1651 ], [ %1648, %1647 ]
  %1661 = phi i64 [ %1649, %1656 ], [ %1655, %1651 ], [ %1649, %1647 ]
  br i1 %1615, label %1662, label %1671

1662:
  br i1 %1616, label %1668, label %1663

1663:
  %1664 = urem i64 %1661, %475
  %1665 = mul nsw i64 %482, %1664
  %1666 = add nsw i64 %1665, %1660
  %1667 = udiv i64 %1661, %475
  br label %1671

1668:
  %1669 = mul nsw i64 %482, %1661
  %1670 = add nsw i64 %1669, %1660
  br label %1671

1671:
  %1672 = phi i64 [ %1670, %1668 ], [ %1666, %1663 ], [ %1660, %1659 ]
  %1673 = phi i64 [ %1661, %1668 ], [ %1667, %1663 ], [ %1661, %1659 ]
  br i1 %1617, label %1674, label %1683

1674:
  br i1 %1618, label %1680, label %1675

1675:
  %1676 = urem i64 %1673, %476
  %1677 = mul nsw i64 %483, %1676
  %1678 = add nsw i64 %1677, %1672
  %1679 = udiv i64 %1673, %476
  br label %1683

1680:
  %1681 = mul nsw i64 %483, %1673
  %1682 = add nsw i64 %1681, %1672
  br label %1683

1683:
  %1684 = phi i64 [ %1682, %1680 ], [ %1678, %1675 ], [ %1672, %1671 ]
  %1685 = phi i64 [ %1673, %1680 ], [ %1679, %1675 ], [ %1673, %1671 ]
  br i1 %1619, label %1686, label %1695

1686:
  br i1 %1620, label %1692, label %1687

1687:
  %1688 = urem i64 %1685, %477
  %1689 = mul nsw i64 %484, %1688
  %1690 = add nsw i64 %1689, %1684
  %1691 = udiv i64 %1685, %477
  br label %1695

1692:
  %1693 = mul nsw i64 %484, %1685
  %1694 = add nsw i64 %1693, %1684
  br label %1695

1695:
  %1696 = phi i64 [ %1694, %1692 ], [ %1690, %1687 ], [ %1684, %1683 ]
  %1697 = phi i64 [ %1685, %1692 ], [ %1691, %1687 ], [ %1685, %1683 ]
  br i1 %1621, label %1698, label %1706

1698:
  br i1 %1622, label %1703, label %1699

1699:
  %1700 = urem i64 %1697, %478
  %1701 = mul nsw i64 %485, %1700
  %1702 = add nsw i64 %1701, %1696
  br label %1706

1703:
  %1704 = mul nsw i64 %485, %1697
  %1705 = add nsw i64 %1704, %1696
  br label %1706

1706:
  %1707 = phi i64 [ %1705, %1703 ], [ %1702, %1699 ], [ %1696, %1695 ]
  br i1 %1623, label %1708, label %1715

1708:
  br i1 %1624, label %1713, label %1709

1709:
  %1710 = urem i64 %1639, %458
  %1711 = mul nsw i64 %465, %1710
  %1712 = udiv i64 %1639, %458
  br label %1715

1713:
  %1714 = mul nsw i64 %465, %1639
  br label %1715

1715:
  %1716 = phi i64 [ %1714, %1713 ], [ %1711, %1709 ], [ 0, %1706 ]
  %1717 = phi i64 [ %1639, %1713 ], [ %1712, %1709 ], [ %1639, %1706 ]
  br i1 %1625, label %1718, label %1727

1718:
  br i1 %1626, label %1724, label %1719

1719:
  %1720 = urem i64 %1717, %459
  %1721 = mul nsw i64 %466, %1720
  %1722 = add nsw i64 %1721, %1716
  %1723 = udiv i64 %1717, %459
  br label %1727

1724:
  %1725 = mul nsw i64 %466, %1717
  %1726 = add nsw i64 %1725, %1716
  br label %1727

1727:
  %1728 = phi i64 [ %1726, %1724 ], [ %1722, %1719 ], [ %1716, %1715 ]
  %1729 = phi i64 [ %1717, %1724 ], [ %1723, %1719 ], [ %1717, %1715 ]
  br i1 %1627, label %1730, label %1739

1730:
  br i1 %1628, label %1736, label %1731

1731:
  %1732 = urem i64 %1729, %460
  %1733 = mul nsw i64 %467, %1732
  %1734 = add nsw i64 %1733, %1728
  %1735 = udiv i64 %1729, %460
  br label %1739

1736:
  %1737 = mul nsw i64 %467, %1729
  %1738 = add nsw i64 %1737, %1728
  br label %1739

1739:
  %1740 = phi i64 [ %1738, %1736 ], [ %1734, %1731 ], [ %1728, %1727 ]
  %1741 = phi i64 [ %1729, %1736 ], [ %1735, %1731 ], [ %1729, %1727 ]
  br i1 %1629, label %1742, label %1751

1742:
  br i1 %1630, label %1748, label %1743

1743:
  %1744 = urem i64 %1741, %461
  %1745 = mul nsw i64 %468, %1744
  %1746 = add nsw i64 %1745, %1740
  %1747 = udiv i64 %1741, %461
  br label %1751

1748:
  %1749 = mul nsw i64 %468, %1741
  %1750 = add nsw i64 %1749, %1740
  br label %1751

1751:
  %1752 = phi i64 [ %1750, %1748 ], [ %1746, %1743 ], [ %1740, %1739 ]
  %1753 = phi i64 [ %1741, %1748 ], [ %1747, %1743 ], [ %1741, %1739 ]
  br i1 %1631, label %1754, label %1763

1754:
  br i1 %1632, label %1760, label %1755

1755:
  %1756 = urem i64 %1753, %462
  %1757 = mul nsw i64 %469, %1756
  %1758 = add nsw i64 %1757, %1752
  %1759 = udiv i64 %1753, %462
  br label %1763

1760:
  %1761 = mul nsw i64 %469, %1753
  %1762 = add nsw i64 %1761, %1752
  br label %1763

1763:
  %1764 = phi i64 [ %1762, %1760 ], [ %1758, %1755 ], [ %1752, %1751 ]
  %1765 = phi i64 [ %1753, %1760 ], [ %1759, %1755 ], [ %1753, %1751 ]
  br i1 %1633, label %1766, label %1774

1766:
  br i1 %1634, label %1771, label %1767

1767:
  %1768 = urem i64 %1765, %463
  %1769 = mul nsw i64 %470, %1768
  %1770 = add nsw i64 %1769, %1764
  br label %1774

1771:
  %1772 = mul nsw i64 %470, %1765
  %1773 = add nsw i64 %1772, %1764
  br label %1774

1774:
  %1775 = phi i64 [ %1773, %1771 ], [ %1770, %1767 ], [ %1764, %1763 ]
  %1776 = getelementptr inbounds i8, ptr %471, i64 %1707
  %1777 = getelementptr inbounds i8, ptr %100, i64 %1775
  br i1 %1610, label %1781, label %1778

1778:
  %1779 = add nuw nsw i64 %1636, 1
  %1780 = icmp eq i64 %1779, %1421
  br i1 %1780, label %1792, label %1635

1781:
  %1782 = phi i64 [ %1790, %1781 ], [ 0, %1774 ]
  %1783 = xor i64 %1782, -1
  %1784 = add nsw i64 %457, %1783
  %1785 = select i1 %1607, i64 %1782, i64 %1784
  %1786 = mul nsw i64 %479, %1785
  %1787 = getelementptr inbounds i8, ptr %1776, i64 %1786
  %1788 = mul nsw i64 %464, %1785
  %1789 = getelementptr inbounds i8, ptr %1777, i64 %1788
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %1787, ptr noundef %1789) #7
  %1790 = add nuw nsw i64 %1782, 1
  %1791 = icmp eq i64 %1790, %457
  br i1 %1791, label %1778, label %1781

1792:
  br i1 %486, label %1908, label %1793

1793:
  br i1 %1414, label %1794, label %1795

1794:
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef %15) #7
  br label %1906

1795:
  %1796 = mul nsw i64 %54, %45
  %1797 = mul nsw i64 %63, %1796
  %1798 = mul nsw i64 %72, %1797
  %1799 = mul nsw i64 %81, %1798
  %1800 = mul nsw i64 %90, %1799
  %1801 = mul nsw i64 %99, %1800
  %1802 = icmp sgt i64 %1801, 0
  br i1 %1802, label %1803, label %1809

1803:
  %1804 = mul nsw i64 %63, %54
  %1805 = mul nsw i64 %72, %1804
  %1806 = mul nsw i64 %81, %1805
  %1807 = mul nsw i64 %90, %1806
  %1808 = mul nsw i64 %99, %1807
  br label %1809

1809:
  %1810 = phi i64 [ 0, %1795 ], [ %1808, %1803 ]
  %1811 = icmp sgt i64 %1810, 0
  br i1 %1811, label %1812, label %1906

1812:
  %1813 = mul nsw i64 %44, %45
  %1814 = icmp sgt i32 %313, 1
  %1815 = icmp eq i32 %313, 2
  %1816 = icmp sgt i32 %313, 2
  %1817 = icmp eq i32 %313, 3
  %1818 = icmp sgt i32 %313, 3
  %1819 = icmp eq i32 %313, 4
  %1820 = icmp sgt i32 %313, 4
  %1821 = icmp eq i32 %313, 5
  %1822 = icmp sgt i32 %313, 5
  %1823 = icmp eq i32 %313, 6
  %1824 = icmp sgt i32 %313, 6
  %1825 = icmp eq i32 %313, 7
  %1826 = icmp eq i64 %1813, 0
  br label %1827

1827:
  %1828 = phi i64 [ 0, %1812 ], [ %1900, %1899 ]
  br i1 %1814, label %1829, label %1836

1829:
  br i1 %1815, label %1834, label %1830

1830:
  %1831 = urem i64 %1828, %54
  %1832 = mul nsw i64 %53, %1831
  %1833 = udiv i64 %1828, %54
  br label %1836

1834:
  %1835 = mul nsw i64 %53, %1828
  br label %1836

1836:
  %1837 = phi i64 [ %1835, %1834 ], [ %1832, %1830 ], [ 0, %1827 ]
  %1838 = phi i64 [ %1828, %1834 ], [ %1833, %1830 ], [ %1828, %1827 ]
  br i1 %1816, label %1839, label %1848

1839:
  br i1 %1817, label %1845, label %1840

1840:
  %1841 = urem i64 %1838, %63
  %1842 = mul nsw i64 %62, %1841
  %1843 = add nsw i64 %1842, %1837
  %1844 = udiv i64 %1838, %63
  br label %1848

1845:
  %1846 = mul nsw i64 %62, %1838
  %1847 = add nsw i64 %1846, %1837
  br label %1848

1848:
  %1849 = phi i64 [ %1847, %1845 ], [ %1843, %1840 ], [ %1837, %1836 ]
  %1850 = phi i64 [ %1838, %1845 ], [ %1844, %1840 ], [ %1838, %1836 ]
  br i1 %1818, label %1851, label %1860

1851:
  br i1 %1819, label %1857, label %1852

1852:
  %1853 = urem i64 %1850, %72
  %1854 = mul nsw i64 %71, %1853
  %1855 = add nsw i64 %1854, %1849
  %1856 = udiv i64 %1850, %72
  br label %1860

1857:
  %1858 = mul nsw i64 %71, %1850
  %1859 = add nsw i64 %1858, %1849
  br label %1860

1860:
  %1861 = phi i64 [ %1859, %1857 ], [ %1855, %1852 ], [ %1849, %1848 ]
  %1862 = phi i64 [ %1850, %1857 ], [ %1856, %1852 ], [ %1850, %1848 ]
  br i1 %1820, label %1863, label %1872

1863:
  br i1 %1821, label %1869, label %1864

1864:
  %1865 = urem i64 %1862, %81
  %1866 = mul nsw i64 %80, %1865
  %1867 = add nsw i64 %1866, %1861
  %1868 = udiv i64 %1862, %81
  br label %1872

1869:
  %1870 = mul nsw i64 %80, %1862
  %1871 = add nsw i64 %1870, %1861
  br label %1872

1872:
  %1873 = phi i64 [ %1871, %1869 ], [ %1867, %1864 ], [ %1861, %1860 ]
  %1874 = phi i64 [ %1862, %1869 ], [ %1868, %1864 ], [ %1862, %1860 ]
  br i1 %1822, label %1875, label %1884

1875:
  br i1 %1823, label %1881, label %1876

1876:
  %1877 = urem i64 %1874, %90
  %1878 = mul nsw i64 %89, %1877
  %1879 = add nsw i64 %1878, %1873
  %1880 = udiv i64 %1874, %90
  br label %1884

1881:
  %1882 = mul nsw i64 %89, %1874
  %1883 = add nsw i64 %1882, %1873
  br label %1884

1884:
  %1885 = phi i64 [ %1883, %1881 ], [ %1879, %1876 ], [ %1873, %1872 ]
  %1886 = phi i64 [ %1874, %1881 ], [ %1880, %1876 ], [ %1874, %1872 ]
  br i1 %1824, label %1887, label %1895

1887:
  br i1 %1825, label %1892, label %1888

1888:
  %1889 = urem i64 %1886, %99
  %1890 = mul nsw i64 %98, %1889
  %1891 = add nsw i64 %1890, %1885
  br label %1895

1892:
  %1893 = mul nsw i64 %98, %1886
  %1894 = add nsw i64 %1893, %1885
  br label %1895

1895:
  %1896 = phi i64 [ %1894, %1892 ], [ %1891, %1888 ], [ %1885, %1884 ]
  %1897 = getelementptr inbounds i8, ptr %15, i64 %1896
  %1898 = getelementptr inbounds i8, ptr %1897, i64 %1813
  br i1 %1826, label %1899, label %1902

1899:
  %1900 = add nuw nsw i64 %1828, 1
  %1901 = icmp eq i64 %1900, %1810
  br i1 %1901, label %1906, label %1827

1902:
  %1903 = phi ptr [ %1904, %1902 ], [ %1897, %1895 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef %1903) #7
  %1904 = getelementptr inbounds i8, ptr %1903, i64 %44
  %1905 = icmp eq ptr %1904, %1898
  br i1 %1905, label %1899, label %1902

1906:
  br i1 %486, label %1908, label %1907

1907:
  tail call void @free(ptr noundef %15)
  br label %1908

1908:
  ret void
}

declare void @_FortranAAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.AssignTemporary(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef readnone captures(address_is_null) %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef %13) local_unnamed_addr #0 {
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
  %30 = icmp eq i32 %6, -128
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %33 = load i8, ptr %32, align 2
  %34 = sext i8 %33 to i32
  br label %35

35:
  %36 = phi i32 [ %34, %31 ], [ %6, %27 ]
  %37 = icmp sgt i32 %28, 0
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
  %46 = icmp sgt i32 %28, 1
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
  %55 = icmp sgt i32 %28, 2
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
  %64 = icmp sgt i32 %28, 3
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
  %73 = icmp sgt i32 %28, 4
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
  %82 = icmp sgt i32 %28, 5
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
  %91 = icmp sgt i32 %28, 6
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
  %100 = load ptr, ptr %1, align 8
  %101 = icmp eq i64 %12, 0
  br i1 %101, label %102, label %105

102:
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %104 = load i64, ptr %103, align 8
  br label %105

105:
  %106 = phi i64 [ %104, %102 ], [ %12, %97 ]
  %107 = icmp eq i32 %9, -128
  br i1 %107, label %108, label %112

108:
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %110 = load i8, ptr %109, align 4
  %111 = sext i8 %110 to i32
  br label %112

112:
  %113 = phi i32 [ %111, %108 ], [ %9, %105 ]
  %114 = icmp eq i32 %10, -128
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %117 = load i8, ptr %116, align 1
  %118 = sext i8 %117 to i32
  br label %119

119:
  %120 = phi i32 [ %118, %115 ], [ %10, %112 ]
  %121 = icmp sgt i32 %113, 0
  br i1 %121, label %122, label %129

122:
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %122 ], [ 0, %119 ]
  %131 = phi i64 [ %126, %122 ], [ 1, %119 ]
  %132 = phi i64 [ %124, %122 ], [ 1, %119 ]
  %133 = icmp sgt i32 %113, 1
  br i1 %133, label %134, label %141

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %140 = load i64, ptr %139, align 8
  br label %141

141:
  %142 = phi i64 [ %140, %134 ], [ 0, %129 ]
  %143 = phi i64 [ %138, %134 ], [ 1, %129 ]
  %144 = phi i64 [ %136, %134 ], [ 1, %129 ]
  %145 = icmp sgt i32 %113, 2
  br i1 %145, label %146, label %153

146:
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %152 = load i64, ptr %151, align 8
  br label %153

153:
  %154 = phi i64 [ %152, %146 ], [ 0, %141 ]
  %155 = phi i64 [ %150, %146 ], [ 1, %141 ]
  %156 = phi i64 [ %148, %146 ], [ 1, %141 ]
  %157 = icmp sgt i32 %113, 3
  br i1 %157, label %158, label %165

158:
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %164 = load i64, ptr %163, align 8
  br label %165

165:
  %166 = phi i64 [ %164, %158 ], [ 0, %153 ]
  %167 = phi i64 [ %162, %158 ], [ 1, %153 ]
  %168 = phi i64 [ %160, %158 ], [ 1, %153 ]
  %169 = icmp sgt i32 %113, 4
  br i1 %169, label %170, label %177

170:
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %176 = load i64, ptr %175, align 8
  br label %177

177:
  %178 = phi i64 [ %176, %170 ], [ 0, %165 ]
  %179 = phi i64 [ %174, %170 ], [ 1, %165 ]
  %180 = phi i64 [ %172, %170 ], [ 1, %165 ]
  %181 = icmp sgt i32 %113, 5
  br i1 %181, label %182, label %189

182:
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %188 = load i64, ptr %187, align 8
  br label %189

189:
  %190 = phi i64 [ %188, %182 ], [ 0, %177 ]
  %191 = phi i64 [ %186, %182 ], [ 1, %177 ]
  %192 = phi i64 [ %184, %182 ], [ 1, %177 ]
  %193 = icmp sgt i32 %113, 6
  br i1 %193, label %194, label %201

194:
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %200 = load i64, ptr %199, align 8
  br label %201

201:
  %202 = phi i64 [ %200, %194 ], [ 0, %189 ]
  %203 = phi i64 [ %198, %194 ], [ 1, %189 ]
  %204 = phi i64 [ %196, %194 ], [ 1, %189 ]
  %205 = icmp eq ptr %13, null
  %206 = icmp eq i32 %120, 42
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %208, label %260

208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %210 = load i8, ptr %209, align 1
  %211 = and i8 %210, 1
  %212 = icmp eq i8 %211, 0
  br i1 %212, label %260, label %213

213:
  %214 = icmp eq i32 %113, 0
  br i1 %214, label %215, label %218

215:
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %217 = load ptr, ptr %216, align 8
  br label %218

218:
  %219 = phi ptr [ %217, %215 ], [ null, %213 ]
  %220 = icmp eq i32 %113, 1
  br i1 %220, label %221, label %224

221:
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %223 = load ptr, ptr %222, align 8
  br label %224

224:
  %225 = phi ptr [ %223, %221 ], [ %219, %218 ]
  %226 = icmp eq i32 %113, 2
  br i1 %226, label %227, label %230

227:
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %229 = load ptr, ptr %228, align 8
  br label %230

230:
  %231 = phi ptr [ %229, %227 ], [ %225, %224 ]
  %232 = icmp eq i32 %113, 3
  br i1 %232, label %233, label %236

233:
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %235 = load ptr, ptr %234, align 8
  br label %236

236:
  %237 = phi ptr [ %235, %233 ], [ %231, %230 ]
  %238 = icmp eq i32 %113, 4
  br i1 %238, label %239, label %242

239:
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %241 = load ptr, ptr %240, align 8
  br label %242

242:
  %243 = phi ptr [ %241, %239 ], [ %237, %236 ]
  %244 = icmp eq i32 %113, 5
  br i1 %244, label %245, label %248

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %247 = load ptr, ptr %246, align 8
  br label %248

248:
  %249 = phi ptr [ %247, %245 ], [ %243, %242 ]
  %250 = icmp eq i32 %113, 6
  br i1 %250, label %251, label %254

251:
  %252 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %253 = load ptr, ptr %252, align 8
  br label %254

254:
  %255 = phi ptr [ %253, %251 ], [ %249, %248 ]
  %256 = icmp eq i32 %113, 7
  br i1 %256, label %257, label %260

257:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %259 = load ptr, ptr %258, align 8
  br label %260

260:
  %261 = phi ptr [ null, %208 ], [ %13, %201 ], [ %259, %257 ], [ %255, %254 ]
  %262 = icmp sgt i32 %113, 7
  br i1 %262, label %286, label %263

263:
  br i1 %206, label %264, label %282

264:
  %265 = icmp eq ptr %261, null
  br i1 %265, label %286, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %261, i64 430
  %268 = load i8, ptr %267, align 2
  %269 = icmp eq i8 %268, 0
  br i1 %269, label %278, label %270

270:
  %271 = getelementptr inbounds nuw i8, ptr %261, i64 431
  %272 = load i8, ptr %271, align 1
  %273 = icmp eq i8 %272, 0
  br i1 %273, label %278, label %274

274:
  %275 = getelementptr inbounds nuw i8, ptr %261, i64 432
  %276 = load i8, ptr %275, align 8
  %277 = icmp eq i8 %276, 0
  br i1 %277, label %278, label %286

278:
  %279 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %261) #7
  %280 = icmp eq i32 %279, 0
  %281 = select i1 %280, i32 2, i32 1
  br label %286

282:
  %283 = add i32 %120, -1
  %284 = icmp ult i32 %283, 49
  %285 = select i1 %284, i32 0, i32 2
  br label %286

286:
  %287 = phi i32 [ %285, %282 ], [ 2, %260 ], [ 2, %264 ], [ %281, %278 ], [ 0, %274 ]
  %288 = icmp ne i32 %36, 2
  %289 = icmp eq i32 %287, 2
  br i1 %289, label %303, label %290

290:
  %291 = icmp eq i32 %113, 0
  %292 = icmp eq i32 %113, %28
  %293 = select i1 %291, i1 true, i1 %292
  br i1 %293, label %294, label %303

294:
  br i1 %288, label %295, label %304

295:
  %296 = icmp ugt i32 %120, 44
  %297 = zext nneg i32 %120 to i45
  %298 = lshr i45 7696581394431, %297
  %299 = trunc i45 %298 to i1
  %300 = select i1 %296, i1 true, i1 %299
  %301 = icmp eq i64 %21, %106
  %302 = select i1 %300, i1 true, i1 %301
  br i1 %302, label %304, label %303

303:
  tail call void @_FortranAAssignTemporary(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %2025

304:
  %305 = icmp eq i32 %287, 1
  %306 = icmp ne ptr %15, null
  %307 = select i1 %305, i1 %306, i1 false
  br i1 %307, label %308, label %422

308:
  %309 = icmp eq i32 %28, 0
  br i1 %309, label %310, label %311

310:
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef nonnull %15) #7
  br label %422

311:
  %312 = mul nsw i64 %54, %45
  %313 = mul nsw i64 %63, %312
  %314 = mul nsw i64 %72, %313
  %315 = mul nsw i64 %81, %314
  %316 = mul nsw i64 %90, %315
  %317 = mul nsw i64 %99, %316
  %318 = icmp sgt i64 %317, 0
  br i1 %318, label %319, label %325

319:
  %320 = mul nsw i64 %63, %54
  %321 = mul nsw i64 %72, %320
  %322 = mul nsw i64 %81, %321
  %323 = mul nsw i64 %90, %322
  %324 = mul nsw i64 %99, %323
  br label %325

325:
  %326 = phi i64 [ 0, %311 ], [ %324, %319 ]
  %327 = icmp sgt i64 %326, 0
  br i1 %327, label %328, label %422

328:
  %329 = mul nsw i64 %44, %45
  %330 = icmp sgt i32 %28, 1
  %331 = icmp eq i32 %28, 2
  %332 = icmp sgt i32 %28, 2
  %333 = icmp eq i32 %28, 3
  %334 = icmp sgt i32 %28, 3
  %335 = icmp eq i32 %28, 4
  %336 = icmp sgt i32 %28, 4
  %337 = icmp eq i32 %28, 5
  %338 = icmp sgt i32 %28, 5
  %339 = icmp eq i32 %28, 6
  %340 = icmp sgt i32 %28, 6
  %341 = icmp eq i32 %28, 7
  %342 = icmp eq i64 %329, 0
  br label %343

343:
  %344 = phi i64 [ 0, %328 ], [ %416, %415 ]
  br i1 %330, label %345, label %352

345:
  br i1 %331, label %350, label %346

346:
  %347 = urem i64 %344, %54
  %348 = mul nsw i64 %53, %347
  %349 = udiv i64 %344, %54
  br label %352

350:
  %351 = mul nsw i64 %53, %344
  br label %352

352:
  %353 = phi i64 [ %351, %350 ], [ %348, %346 ], [ 0, %343 ]
  %354 = phi i64 [ %344, %350 ], [ %349, %346 ], [ %344, %343 ]
  br i1 %332, label %355, label %364

355:
  br i1 %333, label %361, label %356

356:
  %357 = urem i64 %354, %63
  %358 = mul nsw i64 %62, %357
  %359 = add nsw i64 %358, %353
  %360 = udiv i64 %354, %63
  br label %364

361:
  %362 = mul nsw i64 %62, %354
  %363 = add nsw i64 %362, %353
  br label %364

364:
  %365 = phi i64 [ %363, %361 ], [ %359, %356 ], [ %353, %352 ]
  %366 = phi i64 [ %354, %361 ], [ %360, %356 ], [ %354, %352 ]
  br i1 %334, label %367, label %376

367:
  br i1 %335, label %373, label %368

368:
  %369 = urem i64 %366, %72
  %370 = mul nsw i64 %71, %369
  %371 = add nsw i64 %370, %365
  %372 = udiv i64 %366, %72
  br label %376

373:
  %374 = mul nsw i64 %71, %366
  %375 = add nsw i64 %374, %365
  br label %376

376:
  %377 = phi i64 [ %375, %373 ], [ %371, %368 ], [ %365, %364 ]
  %378 = phi i64 [ %366, %373 ], [ %372, %368 ], [ %366, %364 ]
  br i1 %336, label %379, label %388

379:
  br i1 %337, label %385, label %380

380:
  %381 = urem i64 %378, %81
  %382 = mul nsw i64 %80, %381
  %383 = add nsw i64 %382, %377
  %384 = udiv i64 %378, %81
  br label %388

385:
  %386 = mul nsw i64 %80, %378
  %387 = add nsw i64 %386, %377
  br label %388

388:
  %389 = phi i64 [ %387, %385 ], [ %383, %380 ], [ %377, %376 ]
  %390 = phi i64 [ %378, %385 ], [ %384, %380 ], [ %378, %376 ]
  br i1 %338, label %391, label %400

391:
  br i1 %339, label %397, label %392

392:
  %393 = urem i64 %390, %90
  %394 = mul nsw i64 %89, %393
  %395 = add nsw i64 %394, %389
  %396 = udiv i64 %390, %90
  br label %400

397:
  %398 = mul nsw i64 %89, %390
  %399 = add nsw i64 %398, %389
  br label %400

400:
  %401 = phi i64 [ %399, %397 ], [ %395, %392 ], [ %389, %388 ]
  %402 = phi i64 [ %390, %397 ], [ %396, %392 ], [ %390, %388 ]
  br i1 %340, label %403, label %411

403:
  br i1 %341, label %408, label %404

404:
  %405 = urem i64 %402, %99
  %406 = mul nsw i64 %98, %405
  %407 = add nsw i64 %406, %401
  br label %411

408:
  %409 = mul nsw i64 %98, %402
  %410 = add nsw i64 %409, %401
  br label %411

411:
  %412 = phi i64 [ %410, %408 ], [ %407, %404 ], [ %401, %400 ]
  %413 = getelementptr inbounds i8, ptr %15, i64 %412
  %414 = getelementptr inbounds i8, ptr %413, i64 %329
  br i1 %342, label %415, label %418

415:
  %416 = add nuw nsw i64 %344, 1
  %417 = icmp eq i64 %416, %326
  br i1 %417, label %422, label %343

418:
  %419 = phi ptr [ %420, %418 ], [ %413, %411 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %419) #7
  %420 = getelementptr inbounds i8, ptr %419, i64 %44
  %421 = icmp eq ptr %420, %414
  br i1 %421, label %415, label %418

422:
  switch i32 %120, label %426 [
    i32 28, label %427
    i32 27, label %423
    i32 35, label %424
    i32 34, label %425
  ]

423:
  br label %427

424:
  br label %427

425:
  br label %427

426:
  br label %427

427:
  %428 = phi i32 [ 0, %426 ], [ 1, %423 ], [ 4, %424 ], [ 3, %425 ], [ 2, %422 ]
  %429 = icmp eq i32 %113, 0
  %430 = select i1 %429, i32 %28, i32 %113
  br i1 %288, label %441, label %431

431:
  %432 = icmp eq ptr %15, null
  br i1 %432, label %441, label %433

433:
  %434 = icmp ult i32 %120, 45
  %435 = zext nneg i32 %120 to i45
  %436 = lshr i45 -7696581394432, %435
  %437 = trunc i45 %436 to i1
  %438 = select i1 %434, i1 %437, i1 false
  %439 = icmp ne i64 %21, %106
  %440 = select i1 %438, i1 %439, i1 false
  br label %441

441:
  %442 = phi i1 [ false, %427 ], [ true, %431 ], [ %440, %433 ]
  br i1 %429, label %443, label %464

443:
  br i1 %442, label %444, label %573

444:
  %445 = mul nsw i64 %54, %45
  %446 = mul nsw i64 %63, %445
  %447 = mul nsw i64 %72, %446
  %448 = mul nsw i64 %81, %447
  %449 = mul nsw i64 %90, %448
  %450 = mul nsw i64 %99, %449
  %451 = mul i64 %450, %106
  %452 = tail call i64 @llvm.umax.i64(i64 %451, i64 1)
  %453 = tail call ptr @malloc(i64 noundef %452) #9
  store ptr %453, ptr %0, align 8
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %454, align 8
  %455 = trunc i32 %120 to i8
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %455, ptr %456, align 1
  %457 = mul nsw i64 %45, %106
  %458 = mul nsw i64 %54, %457
  %459 = mul nsw i64 %63, %458
  %460 = mul nsw i64 %72, %459
  %461 = mul nsw i64 %81, %460
  %462 = mul nsw i64 %90, %461
  %463 = icmp eq ptr %15, null
  br label %573

464:
  br i1 %288, label %573, label %465

465:
  br i1 %442, label %480, label %466

466:
  %467 = icmp ne i64 %45, %131
  %468 = icmp ne i64 %54, %143
  %469 = icmp ne i64 %63, %155
  %470 = icmp ne i64 %72, %167
  %471 = icmp ne i64 %81, %179
  %472 = icmp ne i64 %90, %191
  %473 = icmp ne i64 %99, %203
  %474 = select i1 %473, i1 true, i1 %472
  %475 = select i1 %474, i1 true, i1 %471
  %476 = select i1 %475, i1 true, i1 %470
  %477 = select i1 %476, i1 true, i1 %469
  %478 = select i1 %477, i1 true, i1 %468
  %479 = select i1 %478, i1 true, i1 %467
  br label %480

480:
  %481 = phi i1 [ true, %465 ], [ %479, %466 ]
  br i1 %481, label %482, label %564

482:
  %483 = mul nsw i64 %143, %131
  %484 = mul nsw i64 %155, %483
  %485 = mul nsw i64 %167, %484
  %486 = mul nsw i64 %179, %485
  %487 = mul nsw i64 %191, %486
  %488 = mul nsw i64 %203, %487
  %489 = mul i64 %488, %106
  %490 = tail call i64 @llvm.umax.i64(i64 %489, i64 1)
  %491 = tail call ptr @malloc(i64 noundef %490) #9
  store ptr %491, ptr %0, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %492, align 8
  %493 = trunc i32 %120 to i8
  %494 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %493, ptr %494, align 1
  %495 = icmp sgt i32 %113, 0
  br i1 %495, label %496, label %503

496:
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %498 = icmp slt i64 %131, 1
  %499 = select i1 %498, i64 1, i64 %132
  store i64 %499, ptr %497, align 8
  %500 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %131, ptr %500, align 8
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %106, ptr %501, align 8
  %502 = mul i64 %131, %106
  br label %503

503:
  %504 = phi i64 [ %502, %496 ], [ %106, %482 ]
  %505 = icmp sgt i32 %113, 1
  br i1 %505, label %506, label %513

506:
  %507 = icmp slt i64 %143, 1
  %508 = select i1 %507, i64 1, i64 %144
  %509 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %508, ptr %509, align 8
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %143, ptr %510, align 8
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %504, ptr %511, align 8
  %512 = mul i64 %143, %504
  br label %513

513:
  %514 = phi i64 [ %512, %506 ], [ %504, %503 ]
  %515 = icmp sgt i32 %113, 2
  br i1 %515, label %516, label %523

516:
  %517 = icmp slt i64 %155, 1
  %518 = select i1 %517, i64 1, i64 %156
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %518, ptr %519, align 8
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %155, ptr %520, align 8
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %514, ptr %521, align 8
  %522 = mul i64 %155, %514
  br label %523

523:
  %524 = phi i64 [ %522, %516 ], [ %514, %513 ]
  %525 = icmp sgt i32 %113, 3
  br i1 %525, label %526, label %533

526:
  %527 = icmp slt i64 %167, 1
  %528 = select i1 %527, i64 1, i64 %168
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %528, ptr %529, align 8
  %530 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %167, ptr %530, align 8
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %524, ptr %531, align 8
  %532 = mul i64 %167, %524
  br label %533

533:
  %534 = phi i64 [ %532, %526 ], [ %524, %523 ]
  %535 = icmp sgt i32 %113, 4
  br i1 %535, label %536, label %543

536:
  %537 = icmp slt i64 %179, 1
  %538 = select i1 %537, i64 1, i64 %180
  %539 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %538, ptr %539, align 8
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %179, ptr %540, align 8
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %534, ptr %541, align 8
  %542 = mul i64 %179, %534
  br label %543

543:
  %544 = phi i64 [ %542, %536 ], [ %534, %533 ]
  %545 = icmp sgt i32 %113, 5
  br i1 %545, label %546, label %553

546:
  %547 = icmp slt i64 %191, 1
  %548 = select i1 %547, i64 1, i64 %192
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %548, ptr %549, align 8
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %191, ptr %550, align 8
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %544, ptr %551, align 8
  %552 = mul i64 %191, %544
  br label %553

553:
  %554 = phi i64 [ %552, %546 ], [ %544, %543 ]
  %555 = icmp sgt i32 %113, 6
  br i1 %555, label %556, label %562

556:
  %557 = icmp slt i64 %203, 1
  %558 = select i1 %557, i64 1, i64 %204
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %558, ptr %559, align 8
  %560 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %203, ptr %560, align 8
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %554, ptr %561, align 8
  br label %562

562:
  %563 = icmp eq ptr %15, null
  br label %564

564:
  %565 = phi ptr [ %491, %562 ], [ %15, %480 ]
  %566 = phi i1 [ %563, %562 ], [ true, %480 ]
  %567 = mul nsw i64 %131, %106
  %568 = mul nsw i64 %143, %567
  %569 = mul nsw i64 %155, %568
  %570 = mul nsw i64 %167, %569
  %571 = mul nsw i64 %179, %570
  %572 = mul nsw i64 %191, %571
  br label %573

573:
  %574 = phi i64 [ %131, %564 ], [ %131, %464 ], [ %45, %443 ], [ %45, %444 ]
  %575 = phi i64 [ %143, %564 ], [ %143, %464 ], [ %54, %443 ], [ %54, %444 ]
  %576 = phi i64 [ %155, %564 ], [ %155, %464 ], [ %63, %443 ], [ %63, %444 ]
  %577 = phi i64 [ %167, %564 ], [ %167, %464 ], [ %72, %443 ], [ %72, %444 ]
  %578 = phi i64 [ %179, %564 ], [ %179, %464 ], [ %81, %443 ], [ %81, %444 ]
  %579 = phi i64 [ %191, %564 ], [ %191, %464 ], [ %90, %443 ], [ %90, %444 ]
  %580 = phi i64 [ %203, %564 ], [ %203, %464 ], [ %99, %443 ], [ %99, %444 ]
  %581 = phi i64 [ %130, %564 ], [ %130, %464 ], [ 0, %443 ], [ 0, %444 ]
  %582 = phi i64 [ %142, %564 ], [ %142, %464 ], [ 0, %443 ], [ 0, %444 ]
  %583 = phi i64 [ %154, %564 ], [ %154, %464 ], [ 0, %443 ], [ 0, %444 ]
  %584 = phi i64 [ %166, %564 ], [ %166, %464 ], [ 0, %443 ], [ 0, %444 ]
  %585 = phi i64 [ %178, %564 ], [ %178, %464 ], [ 0, %443 ], [ 0, %444 ]
  %586 = phi i64 [ %190, %564 ], [ %190, %464 ], [ 0, %443 ], [ 0, %444 ]
  %587 = phi i64 [ %202, %564 ], [ %202, %464 ], [ 0, %443 ], [ 0, %444 ]
  %588 = phi ptr [ %565, %564 ], [ %15, %464 ], [ %15, %443 ], [ %453, %444 ]
  %589 = phi i64 [ %131, %564 ], [ %45, %464 ], [ %45, %443 ], [ %45, %444 ]
  %590 = phi i64 [ %143, %564 ], [ %54, %464 ], [ %54, %443 ], [ %54, %444 ]
  %591 = phi i64 [ %155, %564 ], [ %63, %464 ], [ %63, %443 ], [ %63, %444 ]
  %592 = phi i64 [ %167, %564 ], [ %72, %464 ], [ %72, %443 ], [ %72, %444 ]
  %593 = phi i64 [ %179, %564 ], [ %81, %464 ], [ %81, %443 ], [ %81, %444 ]
  %594 = phi i64 [ %191, %564 ], [ %90, %464 ], [ %90, %443 ], [ %90, %444 ]
  %595 = phi i64 [ %203, %564 ], [ %99, %464 ], [ %99, %443 ], [ %99, %444 ]
  %596 = phi i64 [ %106, %564 ], [ %44, %464 ], [ %44, %443 ], [ %106, %444 ]
  %597 = phi i64 [ %567, %564 ], [ %53, %464 ], [ %53, %443 ], [ %457, %444 ]
  %598 = phi i64 [ %568, %564 ], [ %62, %464 ], [ %62, %443 ], [ %458, %444 ]
  %599 = phi i64 [ %569, %564 ], [ %71, %464 ], [ %71, %443 ], [ %459, %444 ]
  %600 = phi i64 [ %570, %564 ], [ %80, %464 ], [ %80, %443 ], [ %460, %444 ]
  %601 = phi i64 [ %571, %564 ], [ %89, %464 ], [ %89, %443 ], [ %461, %444 ]
  %602 = phi i64 [ %572, %564 ], [ %98, %464 ], [ %98, %443 ], [ %462, %444 ]
  %603 = phi i1 [ %566, %564 ], [ true, %464 ], [ true, %443 ], [ %463, %444 ]
  %604 = phi i1 [ %481, %564 ], [ %442, %464 ], [ false, %443 ], [ true, %444 ]
  %605 = icmp eq i32 %287, 0
  br i1 %605, label %606, label %1415

606:
  %607 = icmp eq i64 %589, 1
  %608 = icmp eq i64 %596, %106
  %609 = select i1 %607, i1 true, i1 %608
  %610 = mul nsw i64 %589, %106
  %611 = icmp eq i64 %590, 1
  %612 = icmp eq i64 %597, %610
  %613 = select i1 %611, i1 true, i1 %612
  %614 = and i1 %613, %609
  %615 = mul nsw i64 %590, %610
  %616 = icmp eq i64 %591, 1
  %617 = icmp eq i64 %598, %615
  %618 = select i1 %616, i1 true, i1 %617
  %619 = and i1 %618, %614
  %620 = mul nsw i64 %591, %615
  %621 = icmp eq i64 %592, 1
  %622 = icmp eq i64 %599, %620
  %623 = select i1 %621, i1 true, i1 %622
  %624 = and i1 %623, %619
  %625 = mul nsw i64 %592, %620
  %626 = icmp eq i64 %593, 1
  %627 = icmp eq i64 %600, %625
  %628 = select i1 %626, i1 true, i1 %627
  %629 = and i1 %628, %624
  %630 = mul nsw i64 %593, %625
  %631 = icmp eq i64 %594, 1
  %632 = icmp eq i64 %601, %630
  %633 = select i1 %631, i1 true, i1 %632
  %634 = and i1 %633, %629
  %635 = icmp eq i64 %595, 1
  %636 = mul nsw i64 %594, %630
  %637 = icmp eq i64 %602, %636
  %638 = select i1 %635, i1 true, i1 %637
  %639 = and i1 %638, %634
  %640 = mul i64 %575, %574
  %641 = mul i64 %576, %640
  %642 = mul i64 %577, %641
  %643 = mul i64 %578, %642
  %644 = mul i64 %579, %643
  %645 = mul i64 %580, %644
  %646 = or i1 %288, %429
  br i1 %639, label %647, label %775

647:
  %648 = icmp eq i64 %574, 1
  %649 = icmp eq i64 %581, %106
  %650 = select i1 %648, i1 true, i1 %649
  %651 = mul nsw i64 %574, %106
  %652 = icmp eq i64 %575, 1
  %653 = icmp eq i64 %582, %651
  %654 = select i1 %652, i1 true, i1 %653
  %655 = and i1 %654, %650
  %656 = mul nsw i64 %575, %651
  %657 = icmp eq i64 %576, 1
  %658 = icmp eq i64 %583, %656
  %659 = select i1 %657, i1 true, i1 %658
  %660 = and i1 %659, %655
  %661 = mul nsw i64 %576, %656
  %662 = icmp eq i64 %577, 1
  %663 = icmp eq i64 %584, %661
  %664 = select i1 %662, i1 true, i1 %663
  %665 = and i1 %664, %660
  %666 = mul nsw i64 %577, %661
  %667 = icmp eq i64 %578, 1
  %668 = icmp eq i64 %585, %666
  %669 = select i1 %667, i1 true, i1 %668
  %670 = and i1 %669, %665
  %671 = mul nsw i64 %578, %666
  %672 = icmp eq i64 %579, 1
  %673 = icmp eq i64 %586, %671
  %674 = select i1 %672, i1 true, i1 %673
  %675 = and i1 %674, %670
  %676 = icmp eq i64 %580, 1
  %677 = mul nsw i64 %579, %671
  %678 = icmp eq i64 %587, %677
  %679 = select i1 %676, i1 true, i1 %678
  %680 = and i1 %679, %675
  br i1 %680, label %681, label %775

681:
  %682 = icmp ugt ptr %588, %100
  %683 = select i1 %646, i1 %682, i1 false
  br i1 %683, label %730, label %684

684:
  switch i32 %428, label %729 [
    i32 2, label %691
    i32 1, label %689
    i32 4, label %687
    i32 3, label %685
    i32 0, label %727
  ]

685:
  %686 = icmp sgt i64 %645, 0
  br i1 %686, label %717, label %2023

687:
  %688 = icmp sgt i64 %645, 0
  br i1 %688, label %707, label %2023

689:
  %690 = icmp sgt i64 %645, 0
  br i1 %690, label %700, label %2023

691:
  %692 = icmp sgt i64 %645, 0
  br i1 %692, label %693, label %2023

693:
  %694 = phi i64 [ %698, %693 ], [ 0, %691 ]
  %695 = getelementptr inbounds nuw double, ptr %588, i64 %694
  %696 = getelementptr inbounds nuw double, ptr %100, i64 %694
  %697 = load double, ptr %696, align 8
  store double %697, ptr %695, align 8
  %698 = add nuw nsw i64 %694, 1
  %699 = icmp eq i64 %698, %645
  br i1 %699, label %2023, label %693

700:
  %701 = phi i64 [ %705, %700 ], [ 0, %689 ]
  %702 = getelementptr inbounds nuw float, ptr %588, i64 %701
  %703 = getelementptr inbounds nuw float, ptr %100, i64 %701
  %704 = load float, ptr %703, align 4
  store float %704, ptr %702, align 4
  %705 = add nuw nsw i64 %701, 1
  %706 = icmp eq i64 %705, %645
  br i1 %706, label %2023, label %700

707:
  %708 = phi i64 [ %715, %707 ], [ 0, %687 ]
  %709 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %588, i64 %708
  %710 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %100, i64 %708
  %711 = load double, ptr %710, align 8
  %712 = getelementptr inbounds nuw i8, ptr %710, i64 8
  %713 = load double, ptr %712, align 8
  store double %711, ptr %709, align 8
  %714 = getelementptr inbounds nuw i8, ptr %709, i64 8
  store double %713, ptr %714, align 8
  %715 = add nuw nsw i64 %708, 1
  %716 = icmp eq i64 %715, %645
  br i1 %716, label %2023, label %707

717:
  %718 = phi i64 [ %725, %717 ], [ 0, %685 ]
  %719 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %588, i64 %718
  %720 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %100, i64 %718
  %721 = load float, ptr %720, align 4
  %722 = getelementptr inbounds nuw i8, ptr %720, i64 4
  %723 = load float, ptr %722, align 4
  store float %721, ptr %719, align 4
  %724 = getelementptr inbounds nuw i8, ptr %719, i64 4
  store float %723, ptr %724, align 4
  %725 = add nuw nsw i64 %718, 1
  %726 = icmp eq i64 %725, %645
  br i1 %726, label %2023, label %717

727:
  %728 = mul i64 %645, %106
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %588, ptr align 1 %100, i64 %728, i1 false)
  br label %2023

729:
  unreachable

730:
  switch i32 %428, label %729 [
    i32 2, label %737
    i32 1, label %735
    i32 4, label %733
    i32 3, label %731
    i32 0, label %773
  ]

731:
  %732 = icmp sgt i64 %645, 0
  br i1 %732, label %763, label %2023

733:
  %734 = icmp sgt i64 %645, 0
  br i1 %734, label %753, label %2023

735:
  %736 = icmp sgt i64 %645, 0
  br i1 %736, label %746, label %2023

737:
  %738 = icmp sgt i64 %645, 0
  br i1 %738, label %739, label %2023

739:
  %740 = phi i64 [ %741, %739 ], [ %645, %737 ]
  %741 = add nsw i64 %740, -1
  %742 = getelementptr inbounds nuw double, ptr %588, i64 %741
  %743 = getelementptr inbounds nuw double, ptr %100, i64 %741
  %744 = load double, ptr %743, align 8
  store double %744, ptr %742, align 8
  %745 = icmp sgt i64 %740, 1
  br i1 %745, label %739, label %2023

746:
  %747 = phi i64 [ %748, %746 ], [ %645, %735 ]
  %748 = add nsw i64 %747, -1
  %749 = getelementptr inbounds nuw float, ptr %588, i64 %748
  %750 = getelementptr inbounds nuw float, ptr %100, i64 %748
  %751 = load float, ptr %750, align 4
  store float %751, ptr %749, align 4
  %752 = icmp sgt i64 %747, 1
  br i1 %752, label %746, label %2023

753:
  %754 = phi i64 [ %755, %753 ], [ %645, %733 ]
  %755 = add nsw i64 %754, -1
  %756 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %588, i64 %755
  %757 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %100, i64 %755
  %758 = load double, ptr %757, align 8
  %759 = getelementptr inbounds nuw i8, ptr %757, i64 8
  %760 = load double, ptr %759, align 8
  store double %758, ptr %756, align 8
  %761 = getelementptr inbounds nuw i8, ptr %756, i64 8
  store double %760, ptr %761, align 8
  %762 = icmp sgt i64 %754, 1
  br i1 %762, label %753, label %2023

763:
  %764 = phi i64 [ %765, %763 ], [ %645, %731 ]
  %765 = add nsw i64 %764, -1
  %766 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %588, i64 %765
  %767 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %100, i64 %765
  %768 = load float, ptr %767, align 4
  %769 = getelementptr inbounds nuw i8, ptr %767, i64 4
  %770 = load float, ptr %769, align 4
  store float %768, ptr %766, align 4
  %771 = getelementptr inbounds nuw i8, ptr %766, i64 4
  store float %770, ptr %771, align 4
  %772 = icmp sgt i64 %764, 1
  br i1 %772, label %763, label %2023

773:
  %774 = mul i64 %645, %106
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %588, ptr align 1 %100, i64 %774, i1 false)
  br label %2023

775:
  %776 = icmp sgt i64 %645, 0
  br i1 %776, label %777, label %2023

777:
  br i1 %604, label %1168, label %778

778:
  %779 = icmp sgt i64 %596, 0
  %780 = add nsw i64 %589, -1
  %781 = mul nsw i64 %780, %596
  %782 = select i1 %779, i64 %781, i64 0
  %783 = getelementptr inbounds i8, ptr %588, i64 %782
  %784 = icmp sgt i64 %597, 0
  %785 = add nsw i64 %590, -1
  %786 = mul nsw i64 %785, %597
  %787 = select i1 %784, i64 %786, i64 0
  %788 = getelementptr inbounds i8, ptr %783, i64 %787
  %789 = icmp sgt i64 %598, 0
  %790 = add nsw i64 %591, -1
  %791 = mul nsw i64 %790, %598
  %792 = select i1 %789, i64 %791, i64 0
  %793 = getelementptr inbounds i8, ptr %788, i64 %792
  %794 = icmp sgt i64 %599, 0
  %795 = add nsw i64 %592, -1
  %796 = mul nsw i64 %795, %599
  %797 = select i1 %794, i64 %796, i64 0
  %798 = getelementptr inbounds i8, ptr %793, i64 %797
  %799 = icmp sgt i64 %600, 0
  %800 = add nsw i64 %593, -1
  %801 = mul nsw i64 %800, %600
  %802 = select i1 %799, i64 %801, i64 0
  %803 = getelementptr inbounds i8, ptr %798, i64 %802
  %804 = icmp sgt i64 %601, 0
  %805 = add nsw i64 %594, -1
  %806 = mul nsw i64 %805, %601
  %807 = select i1 %804, i64 %806, i64 0
  %808 = getelementptr inbounds i8, ptr %803, i64 %807
  %809 = icmp sgt i64 %602, 0
  %810 = add nsw i64 %595, -1
  %811 = mul nsw i64 %810, %602
  %812 = select i1 %809, i64 %811, i64 0
  %813 = icmp slt i64 %581, 0
  %814 = add nsw i64 %574, -1
  %815 = mul nsw i64 %814, %581
  %816 = select i1 %813, i64 %815, i64 0
  %817 = getelementptr inbounds i8, ptr %100, i64 %816
  %818 = icmp slt i64 %582, 0
  %819 = add nsw i64 %575, -1
  %820 = mul nsw i64 %819, %582
  %821 = select i1 %818, i64 %820, i64 0
  %822 = getelementptr inbounds i8, ptr %817, i64 %821
  %823 = icmp slt i64 %583, 0
  %824 = add nsw i64 %576, -1
  %825 = mul nsw i64 %824, %583
  %826 = select i1 %823, i64 %825, i64 0
  %827 = getelementptr inbounds i8, ptr %822, i64 %826
  %828 = icmp slt i64 %584, 0
  %829 = add nsw i64 %577, -1
  %830 = mul nsw i64 %829, %584
  %831 = select i1 %828, i64 %830, i64 0
  %832 = getelementptr inbounds i8, ptr %827, i64 %831
  %833 = icmp slt i64 %585, 0
  %834 = add nsw i64 %578, -1
  %835 = mul nsw i64 %834, %585
  %836 = select i1 %833, i64 %835, i64 0
  %837 = getelementptr inbounds i8, ptr %832, i64 %836
  %838 = icmp slt i64 %586, 0
  %839 = add nsw i64 %579, -1
  %840 = mul nsw i64 %839, %586
  %841 = select i1 %838, i64 %840, i64 0
  %842 = getelementptr inbounds i8, ptr %837, i64 %841
  %843 = icmp slt i64 %587, 0
  %844 = add nsw i64 %580, -1
  %845 = mul nsw i64 %844, %587
  %846 = select i1 %843, i64 %845, i64 0
  %847 = getelementptr inbounds i8, ptr %842, i64 %846
  %848 = getelementptr inbounds i8, ptr %808, i64 %812
  %849 = getelementptr inbounds i8, ptr %848, i64 %106
  %850 = icmp ugt ptr %849, %847
  br i1 %850, label %851, label %1168

851:
  %852 = icmp sgt i64 %581, 0
  %853 = add nsw i64 %574, -1
  %854 = mul nsw i64 %853, %581
  %855 = select i1 %852, i64 %854, i64 0
  %856 = getelementptr inbounds i8, ptr %100, i64 %855
  %857 = icmp sgt i64 %582, 0
  %858 = add nsw i64 %575, -1
  %859 = mul nsw i64 %858, %582
  %860 = select i1 %857, i64 %859, i64 0
  %861 = getelementptr inbounds i8, ptr %856, i64 %860
  %862 = icmp sgt i64 %583, 0
  %863 = add nsw i64 %576, -1
  %864 = mul nsw i64 %863, %583
  %865 = select i1 %862, i64 %864, i64 0
  %866 = getelementptr inbounds i8, ptr %861, i64 %865
  %867 = icmp sgt i64 %584, 0
  %868 = add nsw i64 %577, -1
  %869 = mul nsw i64 %868, %584
  %870 = select i1 %867, i64 %869, i64 0
  %871 = getelementptr inbounds i8, ptr %866, i64 %870
  %872 = icmp sgt i64 %585, 0
  %873 = add nsw i64 %578, -1
  %874 = mul nsw i64 %873, %585
  %875 = select i1 %872, i64 %874, i64 0
  %876 = getelementptr inbounds i8, ptr %871, i64 %875
  %877 = icmp sgt i64 %586, 0
  %878 = add nsw i64 %579, -1
  %879 = mul nsw i64 %878, %586
  %880 = select i1 %877, i64 %879, i64 0
  %881 = getelementptr inbounds i8, ptr %876, i64 %880
  %882 = icmp sgt i64 %587, 0
  %883 = add nsw i64 %580, -1
  %884 = mul nsw i64 %883, %587
  %885 = select i1 %882, i64 %884, i64 0
  %886 = icmp slt i64 %596, 0
  %887 = add nsw i64 %589, -1
  %888 = mul nsw i64 %887, %596
  %889 = select i1 %886, i64 %888, i64 0
  %890 = getelementptr inbounds i8, ptr %588, i64 %889
  %891 = icmp slt i64 %597, 0
  %892 = add nsw i64 %590, -1
  %893 = mul nsw i64 %892, %597
  %894 = select i1 %891, i64 %893, i64 0
  %895 = getelementptr inbounds i8, ptr %890, i64 %894
  %896 = icmp slt i64 %598, 0
  %897 = add nsw i64 %591, -1
  %898 = mul nsw i64 %897, %598
  %899 = select i1 %896, i64 %898, i64 0
  %900 = getelementptr inbounds i8, ptr %895, i64 %899
  %901 = icmp slt i64 %599, 0
  %902 = add nsw i64 %592, -1
  %903 = mul nsw i64 %902, %599
  %904 = select i1 %901, i64 %903, i64 0
  %905 = getelementptr inbounds i8, ptr %900, i64 %904
  %906 = icmp slt i64 %600, 0
  %907 = add nsw i64 %593, -1
  %908 = mul nsw i64 %907, %600
  %909 = select i1 %906, i64 %908, i64 0
  %910 = getelementptr inbounds i8, ptr %905, i64 %909
  %911 = icmp slt i64 %601, 0
  %912 = add nsw i64 %594, -1
  %913 = mul nsw i64 %912, %601
  %914 = select i1 %911, i64 %913, i64 0
  %915 = getelementptr inbounds i8, ptr %910, i64 %914
  %916 = icmp slt i64 %602, 0
  %917 = add nsw i64 %595, -1
  %918 = mul nsw i64 %917, %602
  %919 = select i1 %916, i64 %918, i64 0
  %920 = getelementptr inbounds i8, ptr %915, i64 %919
  %921 = getelementptr inbounds i8, ptr %881, i64 %885
  %922 = getelementptr inbounds i8, ptr %921, i64 %106
  %923 = icmp ugt ptr %922, %920
  br i1 %923, label %924, label %1168

924:
  %925 = mul i64 %645, %106
  %926 = tail call i64 @llvm.umax.i64(i64 %925, i64 1)
  %927 = tail call ptr @malloc(i64 noundef %926) #9
  %928 = mul nsw i64 %574, %106
  %929 = mul nsw i64 %575, %928
  %930 = mul nsw i64 %576, %929
  %931 = mul nsw i64 %577, %930
  %932 = mul nsw i64 %578, %931
  %933 = mul nsw i64 %579, %932
  %934 = mul nsw i64 %576, %575
  %935 = mul nsw i64 %577, %934
  %936 = mul nsw i64 %578, %935
  %937 = mul nsw i64 %579, %936
  %938 = mul nsw i64 %580, %937
  %939 = icmp sgt i64 %938, 0
  br i1 %939, label %940, label %1168

940:
  %941 = icmp sgt i64 %574, 0
  %942 = icmp sgt i64 %574, 0
  %943 = icmp sgt i64 %574, 0
  %944 = icmp sgt i64 %574, 0
  %945 = icmp sgt i64 %574, 0
  %946 = icmp sgt i32 %430, 1
  %947 = icmp eq i32 %430, 2
  %948 = icmp sgt i32 %430, 2
  %949 = icmp eq i32 %430, 3
  %950 = icmp sgt i32 %430, 3
  %951 = icmp eq i32 %430, 4
  %952 = icmp sgt i32 %430, 4
  %953 = icmp eq i32 %430, 5
  %954 = icmp sgt i32 %430, 5
  %955 = icmp eq i32 %430, 6
  %956 = icmp sgt i32 %430, 6
  %957 = icmp eq i32 %430, 7
  %958 = icmp sgt i32 %430, 1
  %959 = icmp eq i32 %430, 2
  %960 = icmp sgt i32 %430, 2
  %961 = icmp eq i32 %430, 3
  %962 = icmp sgt i32 %430, 3
  %963 = icmp eq i32 %430, 4
  %964 = icmp sgt i32 %430, 4
  %965 = icmp eq i32 %430, 5
  %966 = icmp sgt i32 %430, 5
  %967 = icmp eq i32 %430, 6
  %968 = icmp sgt i32 %430, 6
  %969 = icmp eq i32 %430, 7
  br label %970

970:
  %971 = phi i64 [ 0, %940 ], [ %1166, %1165 ]
  br i1 %946, label %972, label %979

972:
  br i1 %947, label %977, label %973

973:
  %974 = urem i64 %971, %575
  %975 = mul nsw i64 %928, %974
  %976 = udiv i64 %971, %575
  br label %979

977:
  %978 = mul nsw i64 %928, %971
  br label %979

979:
  %980 = phi i64 [ %978, %977 ], [ %975, %973 ], [ 0, %970 ]
  %981 = phi i64 [ %971, %977 ], [ %976, %973 ], [ %971, %970 ]
  br i1 %948, label %982, label %991

982:
  br i1 %949, label %988, label %983

983:
  %984 = urem i64 %981, %576
  %985 = mul nsw i64 %929, %984
  %986 = add nsw i64 %985, %980
  %987 = udiv i64 %981, %576
  br label %991

988:
  %989 = mul nsw i64 %929, %981
  %990 = add nsw i64 %989, %980
  br label %991

991:
  %992 = phi i64 [ %990, %988 ], [ %986, %983 ], [ %980, %979 ]
  %993 = phi i64 [ %981, %988 ], [ %987, %983 ], [ %981, %979 ]
  br i1 %950, label %994, label %1003

994:
  br i1 %951, label %1000, label %995

995:
  %996 = urem i64 %993, %577
  %997 = mul nsw i64 %930, %996
  %998 = add nsw i64 %997, %992
  %999 = udiv i64 %993, %577
  br label %1003

1000:
  %1001 = mul nsw i64 %930, %993
  %1002 = add nsw i64 %1001, %992
  br label %1003

1003:
  %1004 = phi i64 [ %1002, %1000 ], [ %998, %995 ], [ %992, %991 ]
  %1005 = phi i64 [ %993, %1000 ], [ %999, %995 ], [ %993, %991 ]
  br i1 %952, label %1006, label %1015

1006:
  br i1 %953, label %1012, label %1007

1007:
  %1008 = urem i64 %1005, %578
  %1009 = mul nsw i64 %931, %1008
  %1010 = add nsw i64 %1009, %1004
  %1011 = udiv i64 %1005, %578
  br label %1015

1012:
  %1013 = mul nsw i64 %931, %1005
  %1014 = add nsw i64 %1013, %1004
  br label %1015

1015:
  %1016 = phi i64 [ %1014, %1012 ], [ %1010, %1007 ], [ %1004, %1003 ]
  %1017 = phi i64 [ %1005, %1012 ], [ %1011, %1007 ], [ %1005, %1003 ]
  br i1 %954, label %1018, label %1027

1018:
  br i1 %955, label %1024, label %1019

1019:
  %1020 = urem i64 %1017, %579
  %1021 = mul nsw i64 %932, %1020
  %1022 = add nsw i64 %1021, %1016
  %1023 = udiv i64 %1017, %579
  br label %1027

1024:
  %1025 = mul nsw i64 %932, %1017
  %1026 = add nsw i64 %1025, %1016
  br label %1027

1027:
  %1028 = phi i64 [ %1026, %1024 ], [ %1022, %1019 ], [ %1016, %1015 ]
  %1029 = phi i64 [ %1017, %1024 ], [ %1023, %1019 ], [ %1017, %1015 ]
  br i1 %956, label %1030, label %1038

1030:
  br i1 %957, label %1035, label %1031

1031:
  %1032 = urem i64 %1029, %580
  %1033 = mul nsw i64 %933, %1032
  %1034 = add nsw i64 %1033, %1028
  br label %1038

1035:
  %1036 = mul nsw i64 %933, %1029
  %1037 = add nsw i64 %1036, %1028
  br label %1038

1038:
  %1039 = phi i64 [ %1037, %1035 ], [ %1034, %1031 ], [ %1028, %1027 ]
  br i1 %958, label %1040, label %1047

1040:
  br i1 %959, label %1045, label %1041

1041:
  %1042 = urem i64 %971, %575
  %1043 = mul nsw i64 %582, %1042
  %1044 = udiv i64 %971, %575
  br label %1047

1045:
  %1046 = mul nsw i64 %582, %971
  br label %1047

1047:
  %1048 = phi i64 [ %1046, %1045 ], [ %1043, %1041 ], [ 0, %1038 ]
  %1049 = phi i64 [ %971, %1045 ], [ %1044, %1041 ], [ %971, %1038 ]
  br i1 %960, label %1050, label %1059

1050:
  br i1 %961, label %1056, label %1051

1051:
  %1052 = urem i64 %1049, %576
  %1053 = mul nsw i64 %583, %1052
  %1054 = add nsw i64 %1053, %1048
  %1055 = udiv i64 %1049, %576
  br label %1059

1056:
  %1057 = mul nsw i64 %583, %1049
  %1058 = add nsw i64 %1057, %1048
  br label %1059

1059:
  %1060 = phi i64 [ %1058, %1056 ], [ %1054, %1051 ], [ %1048, %1047 ]
  %1061 = phi i64 [ %1049, %1056 ], [ %1055, %1051 ], [ %1049, %1047 ]
  br i1 %962, label %1062, label %1071

1062:
  br i1 %963, label %1068, label %1063

1063:
  %1064 = urem i64 %1061, %577
  %1065 = mul nsw i64 %584, %1064
  %1066 = add nsw i64 %1065, %1060
  %1067 = udiv i64 %1061, %577
  br label %1071

1068:
  %1069 = mul nsw i64 %584, %1061
  %1070 = add nsw i64 %1069, %1060
  br label %1071

1071:
  %1072 = phi i64 [ %1070, %1068 ], [ %1066, %1063 ], [ %1060, %1059 ]
  %1073 = phi i64 [ %1061, %1068 ], [ %1067, %1063 ], [ %1061, %1059 ]
  br i1 %964, label %1074, label %1083

1074:
  br i1 %965, label %1080, label %1075

1075:
  %1076 = urem i64 %1073, %578
  %1077 = mul nsw i64 %585, %1076
  %1078 = add nsw i64 %1077, %1072
  %1079 = udiv i64 %1073, %578
  br label %1083

1080:
  %1081 = mul nsw i64 %585, %1073
  %1082 = add nsw i64 %1081, %1072
  br label %1083

1083:
  %1084 = phi i64 [ %1082, %1080 ], [ %1078, %1075 ], [ %1072, %1071 ]
  %1085 = phi i64 [ %1073, %1080 ], [ %1079, %1075 ], [ %1073, %1071 ]
  br i1 %966, label %1086, label %1095

1086:
  br i1 %967, label %1092, label %1087

1087:
  %1088 = urem i64 %1085, %579
  %1089 = mul nsw i64 %586, %1088
  %1090 = add nsw i64 %1089, %1084
  %1091 = udiv i64 %1085, %579
  br label %1095

1092:
  %1093 = mul nsw i64 %586, %1085
  %1094 = add nsw i64 %1093, %1084
  br label %1095

1095:
  %1096 = phi i64 [ %1094, %1092 ], [ %1090, %1087 ], [ %1084, %1083 ]
  %1097 = phi i64 [ %1085, %1092 ], [ %1091, %1087 ], [ %1085, %1083 ]
  br i1 %968, label %1098, label %1106

1098:
  br i1 %969, label %1103, label %1099

1099:
  %1100 = urem i64 %1097, %580
  %1101 = mul nsw i64 %587, %1100
  %1102 = add nsw i64 %1101, %1096
  br label %1106

1103:
  %1104 = mul nsw i64 %587, %1097
  %1105 = add nsw i64 %1104, %1096
  br label %1106

1106:
  %1107 = phi i64 [ %1105, %1103 ], [ %1102, %1099 ], [ %1096, %1095 ]
  %1108 = getelementptr inbounds i8, ptr %927, i64 %1039
  %1109 = getelementptr inbounds i8, ptr %100, i64 %1107
  switch i32 %428, label %729 [
    i32 2, label %1114
    i32 1, label %1113
    i32 4, label %1112
    i32 3, label %1111
    i32 0, label %1110
  ]

1110:
  br i1 %941, label %1157, label %1165

1111:
  br i1 %942, label %1145, label %1165

1112:
  br i1 %943, label %1133, label %1165

1113:
  br i1 %944, label %1124, label %1165

1114:
  br i1 %945, label %1115, label %1165

1115:
  %1116 = phi i64 [ %1122, %1115 ], [ 0, %1114 ]
  %1117 = mul nsw i64 %1116, %106
  %1118 = getelementptr inbounds i8, ptr %1108, i64 %1117
  %1119 = mul nsw i64 %1116, %581
  %1120 = getelementptr inbounds i8, ptr %1109, i64 %1119
  %1121 = load double, ptr %1120, align 8
  store double %1121, ptr %1118, align 8
  %1122 = add nuw nsw i64 %1116, 1
  %1123 = icmp eq i64 %1122, %574
  br i1 %1123, label %1165, label %1115

1124:
  %1125 = phi i64 [ %1131, %1124 ], [ 0, %1113 ]
  %1126 = mul nsw i64 %1125, %106
  %1127 = getelementptr inbounds i8, ptr %1108, i64 %1126
  %1128 = mul nsw i64 %1125, %581
  %1129 = getelementptr inbounds i8, ptr %1109, i64 %1128
  %1130 = load float, ptr %1129, align 4
  store float %1130, ptr %1127, align 4
  %1131 = add nuw nsw i64 %1125, 1
  %1132 = icmp eq i64 %1131, %574
  br i1 %1132, label %1165, label %1124

1133:
  %1134 = phi i64 [ %1143, %1133 ], [ 0, %1112 ]
  %1135 = mul nsw i64 %1134, %106
  %1136 = getelementptr inbounds i8, ptr %1108, i64 %1135
  %1137 = mul nsw i64 %1134, %581
  %1138 = getelementptr inbounds i8, ptr %1109, i64 %1137
  %1139 = load double, ptr %1138, align 8
  %1140 = getelementptr inbounds nuw i8, ptr %1138, i64 8
  %1141 = load double, ptr %1140, align 8
  store double %1139, ptr %1136, align 8
  %1142 = getelementptr inbounds nuw i8, ptr %1136, i64 8
  store double %1141, ptr %1142, align 8
  %1143 = add nuw nsw i64 %1134, 1
  %1144 = icmp eq i64 %1143, %574
  br i1 %1144, label %1165, label %1133

1145:
  %1146 = phi i64 [ %1155, %1145 ], [ 0, %1111 ]
  %1147 = mul nsw i64 %1146, %106
  %1148 = getelementptr inbounds i8, ptr %1108, i64 %1147
  %1149 = mul nsw i64 %1146, %581
  %1150 = getelementptr inbounds i8, ptr %1109, i64 %1149
  %1151 = load float, ptr %1150, align 4
  %1152 = getelementptr inbounds nuw i8, ptr %1150, i64 4
  %1153 = load float, ptr %1152, align 4
  store float %1151, ptr %1148, align 4
  %1154 = getelementptr inbounds nuw i8, ptr %1148, i64 4
  store float %1153, ptr %1154, align 4
  %1155 = add nuw nsw i64 %1146, 1
  %1156 = icmp eq i64 %1155, %574
  br i1 %1156, label %1165, label %1145

1157:
  %1158 = phi i64 [ %1163, %1157 ], [ 0, %1110 ]
  %1159 = mul nsw i64 %1158, %106
  %1160 = getelementptr inbounds i8, ptr %1108, i64 %1159
  %1161 = mul nsw i64 %1158, %581
  %1162 = getelementptr inbounds i8, ptr %1109, i64 %1161
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1160, ptr align 1 %1162, i64 %106, i1 false)
  %1163 = add nuw nsw i64 %1158, 1
  %1164 = icmp eq i64 %1163, %574
  br i1 %1164, label %1165, label %1157

1165:
  %1166 = add nuw nsw i64 %971, 1
  %1167 = icmp eq i64 %1166, %938
  br i1 %1167, label %1168, label %970

1168:
  %1169 = phi ptr [ %100, %777 ], [ %100, %778 ], [ %100, %851 ], [ %927, %924 ], [ %927, %1165 ]
  %1170 = phi i64 [ %581, %777 ], [ %581, %778 ], [ %581, %851 ], [ %106, %924 ], [ %106, %1165 ]
  %1171 = phi i64 [ %582, %777 ], [ %582, %778 ], [ %582, %851 ], [ %928, %924 ], [ %928, %1165 ]
  %1172 = phi i64 [ %583, %777 ], [ %583, %778 ], [ %583, %851 ], [ %929, %924 ], [ %929, %1165 ]
  %1173 = phi i64 [ %584, %777 ], [ %584, %778 ], [ %584, %851 ], [ %930, %924 ], [ %930, %1165 ]
  %1174 = phi i64 [ %585, %777 ], [ %585, %778 ], [ %585, %851 ], [ %931, %924 ], [ %931, %1165 ]
  %1175 = phi i64 [ %586, %777 ], [ %586, %778 ], [ %586, %851 ], [ %932, %924 ], [ %932, %1165 ]
  %1176 = phi i64 [ %587, %777 ], [ %587, %778 ], [ %587, %851 ], [ %933, %924 ], [ %933, %1165 ]
  %1177 = phi ptr [ null, %777 ], [ null, %778 ], [ null, %851 ], [ %927, %924 ], [ %927, %1165 ]
  %1178 = mul nsw i64 %576, %575
  %1179 = mul nsw i64 %577, %1178
  %1180 = mul nsw i64 %578, %1179
  %1181 = mul nsw i64 %579, %1180
  %1182 = mul nsw i64 %580, %1181
  %1183 = icmp sgt i64 %1182, 0
  br i1 %1183, label %1184, label %1412

1184:
  %1185 = icmp sgt i64 %574, 0
  %1186 = icmp sgt i64 %574, 0
  %1187 = icmp sgt i64 %574, 0
  %1188 = icmp sgt i64 %574, 0
  %1189 = icmp sgt i64 %574, 0
  %1190 = icmp sgt i32 %430, 1
  %1191 = icmp eq i32 %430, 2
  %1192 = icmp sgt i32 %430, 2
  %1193 = icmp eq i32 %430, 3
  %1194 = icmp sgt i32 %430, 3
  %1195 = icmp eq i32 %430, 4
  %1196 = icmp sgt i32 %430, 4
  %1197 = icmp eq i32 %430, 5
  %1198 = icmp sgt i32 %430, 5
  %1199 = icmp eq i32 %430, 6
  %1200 = icmp sgt i32 %430, 6
  %1201 = icmp eq i32 %430, 7
  %1202 = icmp sgt i32 %430, 1
  %1203 = icmp eq i32 %430, 2
  %1204 = icmp sgt i32 %430, 2
  %1205 = icmp eq i32 %430, 3
  %1206 = icmp sgt i32 %430, 3
  %1207 = icmp eq i32 %430, 4
  %1208 = icmp sgt i32 %430, 4
  %1209 = icmp eq i32 %430, 5
  %1210 = icmp sgt i32 %430, 5
  %1211 = icmp eq i32 %430, 6
  %1212 = icmp sgt i32 %430, 6
  %1213 = icmp eq i32 %430, 7
  br label %1214

1214:
  %1215 = phi i64 [ 0, %1184 ], [ %1410, %1409 ]
  br i1 %1190, label %1216, label %1223

1216:
  br i1 %1191, label %1221, label %1217

1217:
  %1218 = urem i64 %1215, %590
  %1219 = mul nsw i64 %597, %1218
  %1220 = udiv i64 %1215, %590
  br label %1223

1221:
  %1222 = mul nsw i64 %597, %1215
  br label %1223

1223:
  %1224 = phi i64 [ %1222, %1221 ], [ %1219, %1217 ], [ 0, %1214 ]
  %1225 = phi i64 [ %1215, %1221 ], [ %1220, %1217 ], [ %1215, %1214 ]
  br i1 %1192, label %1226, label %1235

1226:
  br i1 %1193, label %1232, label %1227

1227:
  %1228 = urem i64 %1225, %591
  %1229 = mul nsw i64 %598, %1228
  %1230 = add nsw i64 %1229, %1224
  %1231 = udiv i64 %1225, %591
  br label %1235

1232:
  %1233 = mul nsw i64 %598, %1225
  %1234 = add nsw i64 %1233, %1224
  br label %1235

1235:
  %1236 = phi i64 [ %1234, %1232 ], [ %1230, %1227 ], [ %1224, %1223 ]
  %1237 = phi i64 [ %1225, %1232 ], [ %1231, %1227 ], [ %1225, %1223 ]
  br i1 %1194, label %1238, label %1247

1238:
  br i1 %1195, label %1244, label %1239

1239:
  %1240 = urem i64 %1237, %592
  %1241 = mul nsw i64 %599, %1240
  %1242 = add nsw i64 %1241, %1236
  %1243 = udiv i64 %1237, %592
  br label %1247

1244:
  %1245 = mul nsw i64 %599, %1237
  %1246 = add nsw i64 %1245, %1236
  br label %1247

1247:
  %1248 = phi i64 [ %1246, %1244 ], [ %1242, %1239 ], [ %1236, %1235 ]
  %1249 = phi i64 [ %1237, %1244 ], [ %1243, %1239 ], [ %1237, %1235 ]
  br i1 %1196, label %1250, label %1259

1250:
  br i1 %1197, label %1256, label %1251

1251:
  %1252 = urem i64 %1249, %593
  %1253 = mul nsw i64 %600, %1252
  %1254 = add nsw i64 %1253, %1248
  %1255 = udiv i64 %1249, %593
  br label %1259

1256:
  %1257 = mul nsw i64 %600, %1249
  %1258 = add nsw i64 %1257, %1248
  br label %1259

1259:
  %1260 = phi i64 [ %1258, %1256 ], [ %1254, %1251 ], [ %1248, %1247 ]
  %1261 = phi i64 [ %1249, %1256 ], [ %1255, %1251 ], [ %1249, %1247 ]
  br i1 %1198, label %1262, label %1271

1262:
  br i1 %1199, label %1268, label %1263

1263:
  %1264 = urem i64 %1261, %594
  %1265 = mul nsw i64 %601, %1264
  %1266 = add nsw i64 %1265, %1260
  %1267 = udiv i64 %1261, %594
  br label %1271

1268:
  %1269 = mul nsw i64 %601, %1261
  %1270 = add nsw i64 %1269, %1260
  br label %1271

1271:
  %1272 = phi i64 [ %1270, %1268 ], [ %1266, %1263 ], [ %1260, %1259 ]
  %1273 = phi i64 [ %1261, %1268 ], [ %1267, %1263 ], [ %1261, %1259 ]
  br i1 %1200, label %1274, label %1282

1274:
  br i1 %1201, label %1279, label %1275

1275:
  %1276 = urem i64 %1273, %595
  %1277 = mul nsw i64 %602, %1276
  %1278 = add nsw i64 %1277, %1272
  br label %1282

1279:
  %1280 = mul nsw i64 %602, %1273
  %1281 = add nsw i64 %1280, %1272
  br label %1282

1282:
  %1283 = phi i64 [ %1281, %1279 ], [ %1278, %1275 ], [ %1272, %1271 ]
  br i1 %1202, label %1284, label %1291

1284:
  br i1 %1203, label %1289, label %1285

1285:
  %1286 = urem i64 %1215, %575
  %1287 = mul nsw i64 %1171, %1286
  %1288 = udiv i64 %1215, %575
  br label %1291

1289:
  %1290 = mul nsw i64 %1171, %1215
  br label %1291

1291:
  %1292 = phi i64 [ %1290, %1289 ], [ %1287, %1285 ], [ 0, %1282 ]
  %1293 = phi i64 [ %1215, %1289 ], [ %1288, %1285 ], [ %1215, %1282 ]
  br i1 %1204, label %1294, label %1303

1294:
  br i1 %1205, label %1300, label %1295

1295:
  %1296 = urem i64 %1293, %576
  %1297 = mul nsw i64 %1172, %1296
  %1298 = add nsw i64 %1297, %1292
  %1299 = udiv i64 %1293, %576
  br label %1303

1300:
  %1301 = mul nsw i64 %1172, %1293
  %1302 = add nsw i64 %1301, %1292
  br label %1303

1303:
  %1304 = phi i64 [ %1302, %1300 ], [ %1298, %1295 ], [ %1292, %1291 ]
  %1305 = phi i64 [ %1293, %1300 ], [ %1299, %1295 ], [ %1293, %1291 ]
  br i1 %1206, label %1306, label %1315

1306:
  br i1 %1207, label %1312, label %1307

1307:
  %1308 = urem i64 %1305, %577
  %1309 = mul nsw i64 %1173, %1308
  %1310 = add nsw i64 %1309, %1304
  %1311 = udiv i64 %1305, %577
  br label %1315

1312:
  %1313 = mul nsw i64 %1173, %1305
  %1314 = add nsw i64 %1313, %1304
  br label %1315

1315:
  %1316 = phi i64 [ %1314, %1312 ], [ %1310, %1307 ], [ %1304, %1303 ]
  %1317 = phi i64 [ %1305, %1312 ], [ %1311, %1307 ], [ %1305, %1303 ]
  br i1 %1208, label %1318, label %1327

1318:
  br i1 %1209, label %1324, label %1319

1319:
  %1320 = urem i64 %1317, %578
  %1321 = mul nsw i64 %1174, %1320
  %1322 = add nsw i64 %1321, %1316
  %1323 = udiv i64 %1317, %578
  br label %1327

1324:
  %1325 = mul nsw i64 %1174, %1317
  %1326 = add nsw i64 %1325, %1316
  br label %1327

1327:
  %1328 = phi i64 [ %1326, %1324 ], [ %1322, %1319 ], [ %1316, %1315 ]
  %1329 = phi i64 [ %1317, %1324 ], [ %1323, %1319 ], [ %1317, %1315 ]
  br i1 %1210, label %1330, label %1339

1330:
  br i1 %1211, label %1336, label %1331

1331:
  %1332 = urem i64 %1329, %579
  %1333 = mul nsw i64 %1175, %1332
  %1334 = add nsw i64 %1333, %1328
  %1335 = udiv i64 %1329, %579
  br label %1339

1336:
  %1337 = mul nsw i64 %1175, %1329
  %1338 = add nsw i64 %1337, %1328
  br label %1339

1339:
  %1340 = phi i64 [ %1338, %1336 ], [ %1334, %1331 ], [ %1328, %1327 ]
  %1341 = phi i64 [ %1329, %1336 ], [ %1335, %1331 ], [ %1329, %1327 ]
  br i1 %1212, label %1342, label %1350

1342:
  br i1 %1213, label %1347, label %1343

1343:
  %1344 = urem i64 %1341, %580
  %1345 = mul nsw i64 %1176, %1344
  %1346 = add nsw i64 %1345, %1340
  br label %1350

1347:
  %1348 = mul nsw i64 %1176, %1341
  %1349 = add nsw i64 %1348, %1340
  br label %1350

1350:
  %1351 = phi i64 [ %1349, %1347 ], [ %1346, %1343 ], [ %1340, %1339 ]
  %1352 = getelementptr inbounds i8, ptr %588, i64 %1283
  %1353 = getelementptr inbounds i8, ptr %1169, i64 %1351
  switch i32 %428, label %729 [
    i32 2, label %1358
    i32 1, label %1357
    i32 4, label %1356
    i32 3, label %1355
    i32 0, label %1354
  ]

1354:
  br i1 %1185, label %1401, label %1409

1355:
  br i1 %1186, label %1389, label %1409

1356:
  br i1 %1187, label %1377, label %1409

1357:
  br i1 %1188, label %1368, label %1409

1358:
  br i1 %1189, label %1359, label %1409

1359:
  %1360 = phi i64 [ %1366, %1359 ], [ 0, %1358 ]
  %1361 = mul nsw i64 %1360, %596
  %1362 = getelementptr inbounds i8, ptr %1352, i64 %1361
  %1363 = mul nsw i64 %1360, %1170
  %1364 = getelementptr inbounds i8, ptr %1353, i64 %1363
  %1365 = load double, ptr %1364, align 8
  store double %1365, ptr %1362, align 8
  %1366 = add nuw nsw i64 %1360, 1
  %1367 = icmp eq i64 %1366, %574
  br i1 %1367, label %1409, label %1359

1368:
  %1369 = phi i64 [ %1375, %1368 ], [ 0, %1357 ]
  %1370 = mul nsw i64 %1369, %596
  %1371 = getelementptr inbounds i8, ptr %1352, i64 %1370
  %1372 = mul nsw i64 %1369, %1170
  %1373 = getelementptr inbounds i8, ptr %1353, i64 %1372
  %1374 = load float, ptr %1373, align 4
  store float %1374, ptr %1371, align 4
  %1375 = add nuw nsw i64 %1369, 1
  %1376 = icmp eq i64 %1375, %574
  br i1 %1376, label %1409, label %1368

1377:
  %1378 = phi i64 [ %1387, %1377 ], [ 0, %1356 ]
  %1379 = mul nsw i64 %1378, %596
  %1380 = getelementptr inbounds i8, ptr %1352, i64 %1379
  %1381 = mul nsw i64 %1378, %1170
  %1382 = getelementptr inbounds i8, ptr %1353, i64 %1381
  %1383 = load double, ptr %1382, align 8
  %1384 = getelementptr inbounds nuw i8, ptr %1382, i64 8
  %1385 = load double, ptr %1384, align 8
  store double %1383, ptr %1380, align 8
  %1386 = getelementptr inbounds nuw i8, ptr %1380, i64 8
  store double %1385, ptr %1386, align 8
  %1387 = add nuw nsw i64 %1378, 1
  %1388 = icmp eq i64 %1387, %574
  br i1 %1388, label %1409, label %1377

1389:
  %1390 = phi i64 [ %1399, %1389 ], [ 0, %1355 ]
  %1391 = mul nsw i64 %1390, %596
  %1392 = getelementptr inbounds i8, ptr %1352, i64 %1391
  %1393 = mul nsw i64 %1390, %1170
  %1394 = getelementptr inbounds i8, ptr %1353, i64 %1393
  %1395 = load float, ptr %1394, align 4
  %1396 = getelementptr inbounds nuw i8, ptr %1394, i64 4
  %1397 = load float, ptr %1396, align 4
  store float %1395, ptr %1392, align 4
  %1398 = getelementptr inbounds nuw i8, ptr %1392, i64 4
  store float %1397, ptr %1398, align 4
  %1399 = add nuw nsw i64 %1390, 1
  %1400 = icmp eq i64 %1399, %574
  br i1 %1400, label %1409, label %1389

1401:
  %1402 = phi i64 [ %1407, %1401 ], [ 0, %1354 ]
  %1403 = mul nsw i64 %1402, %596
  %1404 = getelementptr inbounds i8, ptr %1352, i64 %1403
  %1405 = mul nsw i64 %1402, %1170
  %1406 = getelementptr inbounds i8, ptr %1353, i64 %1405
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1404, ptr align 1 %1406, i64 %106, i1 false)
  %1407 = add nuw nsw i64 %1402, 1
  %1408 = icmp eq i64 %1407, %574
  br i1 %1408, label %1409, label %1401

1409:
  %1410 = add nuw nsw i64 %1215, 1
  %1411 = icmp eq i64 %1410, %1182
  br i1 %1411, label %1412, label %1214

1412:
  %1413 = icmp eq ptr %1177, null
  br i1 %1413, label %2023, label %1414

1414:
  tail call void @free(ptr noundef %1177)
  br label %2023

1415:
  br i1 %604, label %1416, label %1530

1416:
  %1417 = icmp eq i32 %430, 0
  br i1 %1417, label %1418, label %1419

1418:
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %588) #7
  br label %1530

1419:
  %1420 = mul nsw i64 %590, %589
  %1421 = mul nsw i64 %591, %1420
  %1422 = mul nsw i64 %592, %1421
  %1423 = mul nsw i64 %593, %1422
  %1424 = mul nsw i64 %594, %1423
  %1425 = mul nsw i64 %595, %1424
  %1426 = icmp sgt i64 %1425, 0
  br i1 %1426, label %1427, label %1433

1427:
  %1428 = mul nsw i64 %591, %590
  %1429 = mul nsw i64 %592, %1428
  %1430 = mul nsw i64 %593, %1429
  %1431 = mul nsw i64 %594, %1430
  %1432 = mul nsw i64 %595, %1431
  br label %1433

1433:
  %1434 = phi i64 [ 0, %1419 ], [ %1432, %1427 ]
  %1435 = icmp sgt i64 %1434, 0
  br i1 %1435, label %1436, label %1530

1436:
  %1437 = icmp sgt i32 %430, 1
  %1438 = icmp eq i32 %430, 2
  %1439 = icmp sgt i32 %430, 2
  %1440 = icmp eq i32 %430, 3
  %1441 = icmp sgt i32 %430, 3
  %1442 = icmp eq i32 %430, 4
  %1443 = icmp sgt i32 %430, 4
  %1444 = icmp eq i32 %430, 5
  %1445 = icmp sgt i32 %430, 5
  %1446 = icmp eq i32 %430, 6
  %1447 = icmp sgt i32 %430, 6
  %1448 = icmp eq i32 %430, 7
  %1449 = mul nsw i64 %596, %589
  %1450 = icmp eq i64 %1449, 0
  br label %1451

1451:
  %1452 = phi i64 [ %1524, %1523 ], [ 0, %1436 ]
  br i1 %1437, label %1453, label %1460

1453:
  br i1 %1438, label %1458, label %1454

1454:
  %1455 = urem i64 %1452, %590
  %1456 = mul nsw i64 %597, %1455
  %1457 = udiv i64 %1452, %590
  br label %1460

1458:
  %1459 = mul nsw i64 %597, %1452
  br label %1460

1460:
  %1461 = phi i64 [ %1459, %1458 ], [ %1456, %1454 ], [ 0, %1451 ]
  %1462 = phi i64 [ %1452, %1458 ], [ %1457, %1454 ], [ %1452, %1451 ]
  br i1 %1439, label %1463, label %1472

1463:
  br i1 %1440, label %1469, label %1464

1464:
  %1465 = urem i64 %1462, %591
  %1466 = mul nsw i64 %598, %1465
  %1467 = add nsw i64 %1466, %1461
  %1468 = udiv i64 %1462, %591
  br label %1472

1469:
  %1470 = mul nsw i64 %598, %1462
  %1471 = add nsw i64 %1470, %1461
  br label %1472

1472:
  %1473 = phi i64 [ %1471, %1469 ], [ %1467, %1464 ], [ %1461, %1460 ]
  %1474 = phi i64 [ %1462, %1469 ], [ %1468, %1464 ], [ %1462, %1460 ]
  br i1 %1441, label %1475, label %1484

1475:
  br i1 %1442, label %1481, label %1476

1476:
  %1477 = urem i64 %1474, %592
  %1478 = mul nsw i64 %599, %1477
  %1479 = add nsw i64 %1478, %1473
  %1480 = udiv i64 %1474, %592
  br label %1484

1481:
  %1482 = mul nsw i64 %599, %1474
  %1483 = add nsw i64 %1482, %1473
  br label %1484

1484:
  %1485 = phi i64 [ %1483, %1481 ], [ %1479, %1476 ], [ %1473, %1472 ]
  %1486 = phi i64 [ %1474, %1481 ], [ %1480, %1476 ], [ %1474, %1472 ]
  br i1 %1443, label %1487, label %1496

1487:
  br i1 %1444, label %1493, label %1488

1488:
  %1489 = urem i64 %1486, %593
  %1490 = mul nsw i64 %600, %1489
  %1491 = add nsw i64 %1490, %1485
  %1492 = udiv i64 %1486, %593
  br label %1496

1493:
  %1494 = mul nsw i64 %600, %1486
  %1495 = add nsw i64 %1494, %1485
  br label %1496

1496:
  %1497 = phi i64 [ %1495, %1493 ], [ %1491, %1488 ], [ %1485, %1484 ]
  %1498 = phi i64 [ %1486, %1493 ], [ %1492, %1488 ], [ %1486, %1484 ]
  br i1 %1445, label %1499, label %1508

1499:
  br i1 %1446, label %1505, label %1500

1500:
  %1501 = urem i64 %1498, %594
  %1502 = mul nsw i64 %601, %1501
  %1503 = add nsw i64 %1502, %1497
  %1504 = udiv i64 %1498, %594
  br label %1508

1505:
  %1506 = mul nsw i64 %601, %1498
  %1507 = add nsw i64 %1506, %1497
  br label %1508

1508:
  %1509 = phi i64 [ %1507, %1505 ], [ %1503, %1500 ], [ %1497, %1496 ]
  %1510 = phi i64 [ %1498, %1505 ], [ %1504, %1500 ], [ %1498, %1496 ]
  br i1 %1447, label %1511, label %1519

1511:
  br i1 %1448, label %1516, label %1512

1512:
  %1513 = urem i64 %1510, %595
  %1514 = mul nsw i64 %602, %1513
  %1515 = add nsw i64 %1514, %1509
  br label %1519

1516:
  %1517 = mul nsw i64 %602, %1510
  %1518 = add nsw i64 %1517, %1509
  br label %1519

1519:
  %1520 = phi i64 [ %1518, %1516 ], [ %1515, %1512 ], [ %1509, %1508 ]
  %1521 = getelementptr inbounds i8, ptr %588, i64 %1520
  %1522 = getelementptr inbounds i8, ptr %1521, i64 %1449
  br i1 %1450, label %1523, label %1526

1523:
  %1524 = add nuw nsw i64 %1452, 1
  %1525 = icmp eq i64 %1524, %1434
  br i1 %1525, label %1530, label %1451

1526:
  %1527 = phi ptr [ %1528, %1526 ], [ %1521, %1519 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %1527) #7
  %1528 = getelementptr inbounds i8, ptr %1527, i64 %596
  %1529 = icmp eq ptr %1528, %1522
  br i1 %1529, label %1523, label %1526

1530:
  %1531 = icmp eq i32 %430, 0
  br i1 %1531, label %1532, label %1533

1532:
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %588, ptr noundef %100) #7
  br label %1909

1533:
  %1534 = mul nsw i64 %576, %575
  %1535 = mul nsw i64 %577, %1534
  %1536 = mul nsw i64 %578, %1535
  %1537 = mul nsw i64 %579, %1536
  %1538 = mul nsw i64 %580, %1537
  %1539 = mul nsw i64 %575, %574
  %1540 = mul nsw i64 %576, %1539
  %1541 = mul nsw i64 %577, %1540
  %1542 = mul nsw i64 %578, %1541
  %1543 = mul nsw i64 %579, %1542
  %1544 = mul nsw i64 %580, %1543
  %1545 = icmp eq i64 %1544, 0
  br i1 %1545, label %1909, label %1546

1546:
  %1547 = icmp sgt i64 %596, 0
  %1548 = add nsw i64 %589, -1
  %1549 = mul nsw i64 %1548, %596
  %1550 = select i1 %1547, i64 %1549, i64 0
  %1551 = getelementptr inbounds i8, ptr %588, i64 %1550
  %1552 = icmp sgt i64 %597, 0
  %1553 = add nsw i64 %590, -1
  %1554 = mul nsw i64 %1553, %597
  %1555 = select i1 %1552, i64 %1554, i64 0
  %1556 = getelementptr inbounds i8, ptr %1551, i64 %1555
  %1557 = icmp sgt i64 %598, 0
  %1558 = add nsw i64 %591, -1
  %1559 = mul nsw i64 %1558, %598
  %1560 = select i1 %1557, i64 %1559, i64 0
  %1561 = getelementptr inbounds i8, ptr %1556, i64 %1560
  %1562 = icmp sgt i64 %599, 0
  %1563 = add nsw i64 %592, -1
  %1564 = mul nsw i64 %1563, %599
  %1565 = select i1 %1562, i64 %1564, i64 0
  %1566 = getelementptr inbounds i8, ptr %1561, i64 %1565
  %1567 = icmp sgt i64 %600, 0
  %1568 = add nsw i64 %593, -1
  %1569 = mul nsw i64 %1568, %600
  %1570 = select i1 %1567, i64 %1569, i64 0
  %1571 = getelementptr inbounds i8, ptr %1566, i64 %1570
  %1572 = icmp sgt i64 %601, 0
  %1573 = add nsw i64 %594, -1
  %1574 = mul nsw i64 %1573, %601
  %1575 = select i1 %1572, i64 %1574, i64 0
  %1576 = getelementptr inbounds i8, ptr %1571, i64 %1575
  %1577 = icmp sgt i64 %602, 0
  %1578 = add nsw i64 %595, -1
  %1579 = mul nsw i64 %1578, %602
  %1580 = select i1 %1577, i64 %1579, i64 0
  %1581 = icmp slt i64 %581, 0
  %1582 = add nsw i64 %574, -1
  %1583 = mul nsw i64 %1582, %581
  %1584 = select i1 %1581, i64 %1583, i64 0
  %1585 = getelementptr inbounds i8, ptr %100, i64 %1584
  %1586 = icmp slt i64 %582, 0
  %1587 = add nsw i64 %575, -1
  %1588 = mul nsw i64 %1587, %582
  %1589 = select i1 %1586, i64 %1588, i64 0
  %1590 = getelementptr inbounds i8, ptr %1585, i64 %1589
  %1591 = icmp slt i64 %583, 0
  %1592 = add nsw i64 %576, -1
  %1593 = mul nsw i64 %1592, %583
  %1594 = select i1 %1591, i64 %1593, i64 0
  %1595 = getelementptr inbounds i8, ptr %1590, i64 %1594
  %1596 = icmp slt i64 %584, 0
  %1597 = add nsw i64 %577, -1
  %1598 = mul nsw i64 %1597, %584
  %1599 = select i1 %1596, i64 %1598, i64 0
  %1600 = getelementptr inbounds i8, ptr %1595, i64 %1599
  %1601 = icmp slt i64 %585, 0
  %1602 = add nsw i64 %578, -1
  %1603 = mul nsw i64 %1602, %585
  %1604 = select i1 %1601, i64 %1603, i64 0
  %1605 = getelementptr inbounds i8, ptr %1600, i64 %1604
  %1606 = icmp slt i64 %586, 0
  %1607 = add nsw i64 %579, -1
  %1608 = mul nsw i64 %1607, %586
  %1609 = select i1 %1606, i64 %1608, i64 0
  %1610 = getelementptr inbounds i8, ptr %1605, i64 %1609
  %1611 = icmp slt i64 %587, 0
  %1612 = add nsw i64 %580, -1
  %1613 = mul nsw i64 %1612, %587
  %1614 = select i1 %1611, i64 %1613, i64 0
  %1615 = getelementptr inbounds i8, ptr %1610, i64 %1614
  %1616 = getelementptr inbounds i8, ptr %1576, i64 %1580
  %1617 = getelementptr inbounds i8, ptr %1616, i64 %106
  %1618 = icmp ugt ptr %1617, %1615
  br i1 %1618, label %1619, label %1723

1619:
  %1620 = icmp sgt i64 %581, 0
  %1621 = add nsw i64 %574, -1
  %1622 = mul nsw i64 %1621, %581
  %1623 = select i1 %1620, i64 %1622, i64 0
  %1624 = getelementptr inbounds i8, ptr %100, i64 %1623
  %1625 = icmp sgt i64 %582, 0
  %1626 = add nsw i64 %575, -1
  %1627 = mul nsw i64 %1626, %582
  %1628 = select i1 %1625, i64 %1627, i64 0
  %1629 = getelementptr inbounds i8, ptr %1624, i64 %1628
  %1630 = icmp sgt i64 %583, 0
  %1631 = add nsw i64 %576, -1
  %1632 = mul nsw i64 %1631, %583
  %1633 = select i1 %1630, i64 %1632, i64 0
  %1634 = getelementptr inbounds i8, ptr %1629, i64 %1633
  %1635 = icmp sgt i64 %584, 0
  %1636 = add nsw i64 %577, -1
  %1637 = mul nsw i64 %1636, %584
  %1638 = select i1 %1635, i64 %1637, i64 0
  %1639 = getelementptr inbounds i8, ptr %1634, i64 %1638
  %1640 = icmp sgt i64 %585, 0
  %1641 = add nsw i64 %578, -1
  %1642 = mul nsw i64 %1641, %585
  %1643 = select i1 %1640, i64 %1642, i64 0
  %1644 = getelementptr inbounds i8, ptr %1639, i64 %1643
  %1645 = icmp sgt i64 %586, 0
  %1646 = add nsw i64 %579, -1
  %1647 = mul nsw i64 %1646, %586
  %1648 = select i1 %1645, i64 %1647, i64 0
  %1649 = getelementptr inbounds i8, ptr %1644, i64 %1648
  %1650 = icmp sgt i64 %587, 0
  %1651 = add nsw i64 %580, -1
  %1652 = mul nsw i64 %1651, %587
  %1653 = select i1 %1650, i64 %1652, i64 0
  %1654 = icmp slt i64 %596, 0
  %1655 = add nsw i64 %589, -1
  %1656 = mul nsw i64 %1655, %596
  %1657 = select i1 %1654, i64 %1656, i64 0
  %1658 = getelementptr inbounds i8, ptr %588, i64 %1657
  %1659 = icmp slt i64 %597, 0
  %1660 = add nsw i64 %590, -1
  %1661 = mul nsw i64 %1660, %597
  %1662 = select i1 %1659, i64 %1661, i64 0
  %1663 = getelementptr inbounds i8, ptr %1658, i64 %1662
  %1664 = icmp slt i64 %598, 0
  %1665 = add nsw i64 %591, -1
  %1666 = mul nsw i64 %1665, %598
  %1667 = select i1 %1664, i64 %1666, i64 0
  %1668 = getelementptr inbounds i8, ptr %1663, i64 %1667
  %1669 = icmp slt i64 %599, 0
  %1670 = add nsw i64 %592, -1
  %1671 = mul nsw i64 %1670, %599
  %1672 = select i1 %1669, i64 %1671, i64 0
  %1673 = getelementptr inbounds i8, ptr %1668, i64 %1672
  %1674 = icmp slt i64 %600, 0
  %1675 = add nsw i64 %593, -1
  %1676 = mul nsw i64 %1675, %600
  %1677 = select i1 %1674, i64 %1676, i64 0
  %1678 = getelementptr inbounds i8, ptr %1673, i64 %1677
  %1679 = icmp slt i64 %601, 0
  %1680 = add nsw i64 %594, -1
  %1681 = mul nsw i64 %1680, %601
  %1682 = select i1 %1679, i64 %1681, i64 0
  %1683 = getelementptr inbounds i8, ptr %1678, i64 %1682
  %1684 = icmp slt i64 %602, 0
  %1685 = add nsw i64 %595, -1
  %1686 = mul nsw i64 %1685, %602
  %1687 = select i1 %1684, i64 %1686, i64 0
  %1688 = getelementptr inbounds i8, ptr %1683, i64 %1687
  %1689 = getelementptr inbounds i8, ptr %1649, i64 %1653
  %1690 = getelementptr inbounds i8, ptr %1689, i64 %106
  %1691 = icmp ugt ptr %1690, %1688
  br i1 %1691, label %1692, label %1723

1692:
  %1693 = icmp slt i64 %589, 2
  %1694 = icmp eq i64 %596, %581
  %1695 = select i1 %1693, i1 true, i1 %1694
  br i1 %1695, label %1697, label %1696

1696:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1697:
  %1698 = icmp slt i64 %590, 2
  %1699 = icmp eq i64 %597, %582
  %1700 = select i1 %1698, i1 true, i1 %1699
  br i1 %1700, label %1701, label %1696

1701:
  %1702 = icmp slt i64 %591, 2
  %1703 = icmp eq i64 %598, %583
  %1704 = select i1 %1702, i1 true, i1 %1703
  br i1 %1704, label %1705, label %1696

1705:
  %1706 = icmp slt i64 %592, 2
  %1707 = icmp eq i64 %599, %584
  %1708 = select i1 %1706, i1 true, i1 %1707
  br i1 %1708, label %1709, label %1696

1709:
  %1710 = icmp slt i64 %593, 2
  %1711 = icmp eq i64 %600, %585
  %1712 = select i1 %1710, i1 true, i1 %1711
  br i1 %1712, label %1713, label %1696

1713:
  %1714 = icmp slt i64 %594, 2
  %1715 = icmp eq i64 %601, %586
  %1716 = select i1 %1714, i1 true, i1 %1715
  br i1 %1716, label %1717, label %1696

1717:
  %1718 = icmp slt i64 %595, 2
  %1719 = icmp eq i64 %602, %587
  %1720 = select i1 %1718, i1 true, i1 %1719
  br i1 %1720, label %1721, label %1696

1721:
  %1722 = icmp ule ptr %588, %100
  br label %1723

1723:
  %1724 = phi i1 [ %1722, %1721 ], [ true, %1619 ], [ true, %1546 ]
  %1725 = icmp sgt i64 %1538, 0
  br i1 %1725, label %1726, label %1909

1726:
  %1727 = icmp sgt i64 %574, 0
  %1728 = icmp sgt i32 %430, 1
  %1729 = icmp eq i32 %430, 2
  %1730 = icmp sgt i32 %430, 2
  %1731 = icmp eq i32 %430, 3
  %1732 = icmp sgt i32 %430, 3
  %1733 = icmp eq i32 %430, 4
  %1734 = icmp sgt i32 %430, 4
  %1735 = icmp eq i32 %430, 5
  %1736 = icmp sgt i32 %430, 5
  %1737 = icmp eq i32 %430, 6
  %1738 = icmp sgt i32 %430, 6
  %1739 = icmp eq i32 %430, 7
  %1740 = icmp sgt i32 %430, 1
  %1741 = icmp eq i32 %430, 2
  %1742 = icmp sgt i32 %430, 2
  %1743 = icmp eq i32 %430, 3
  %1744 = icmp sgt i32 %430, 3
  %1745 = icmp eq i32 %430, 4
  %1746 = icmp sgt i32 %430, 4
  %1747 = icmp eq i32 %430, 5
  %1748 = icmp sgt i32 %430, 5
  %1749 = icmp eq i32 %430, 6
  %1750 = icmp sgt i32 %430, 6
  %1751 = icmp eq i32 %430, 7
  br label %1752

1752:
  %1753 = phi i64 [ 0, %1726 ], [ %1896, %1895 ]
  %1754 = xor i64 %1753, -1
  %1755 = add nsw i64 %1538, %1754
  %1756 = select i1 %1724, i64 %1753, i64 %1755
  br i1 %1728, label %1757, label %1764

1757:
  br i1 %1729, label %1762, label %1758

1758:
  %1759 = urem i64 %1756, %590
  %1760 = mul nsw i64 %597, %1759
  %1761 = udiv i64 %1756, %590
  br label %1764

1762:
  %1763 = mul nsw i64 %597, %1756
  br label %1764

1764:
  %1765 = phi i64 [ %1763, %1762 ], [ %1760, %1758 ], [ 0, %1752 ]
  %1766 = phi i64 [ %1756, %1762 ], [ %1761, %1758 ], [ %1756, %1752 ]
  br i1 %1730, label %1767, label %1776

1767:
  br i1 %1731, label %1773, label %1768

1768:
  %1769 = urem i64 %1766, %591
  %1770 = mul nsw i64 %598, %1769
  %1771 = add nsw i64 %1770, %1765
  %1772 = udiv i64 %1766, %591
  br label %1776

1773:
  %1774 = mul nsw i64 %598, %1766
  %1775 = add nsw i64 %1774, %1765
  br label %1776

1776:
  %1777 = phi i64 [ %1775, %1773 ], [ %1771, %1768 ], [ %1765, %1764 ]
  %1778 = phi i64 [ %1766, %1773 ], [ %1772, %1768 ], [ %1766, %1764 ]
  br i1 %1732, label %1779, label %1788

1779:
  br i1 %1733, label %1785, label %1780

1780:
  %1781 = urem i64 %1778, %592
  %1782 = mul nsw i64 %599, %1781
  %1783 = add nsw i64 %1782, %1777
  %1784 = udiv i64 %1778, %592
  br label %1788

1785:
  %1786 = mul nsw i64 %599, %1778
  %1787 = add nsw i64 %1786, %1777
  br label %1788

1788:
  %1789 = phi i64 [ %1787, %1785 ], [ %1783, %1780 ], [ %1777, %1776 ]
  %1790 = phi i64 [ %1778, %1785 ], [ %1784, %1780 ], [ %1778, %1776 ]
  br i1 %1734, label %1791, label %1800

1791:
  br i1 %1735, label %1797, label %1792

1792:
  %1793 = urem i64 %1790, %593
  %1794 = mul nsw i64 %600, %1793
  %1795 = add nsw i64 %1794, %1789
  %1796 = udiv i64 %1790, %593
  br label %1800

1797:
  %1798 = mul nsw i64 %600, %1790
  %1799 = add nsw i64 %1798, %1789
  br label %1800

1800:
  %1801 = phi i64 [ %1799, %1797 ], [ %1795, %1792 ], [ %1789, %1788 ]
  %1802 = phi i64 [ %1790, %1797 ], [ %1796, %1792 ], [ %1790, %1788 ]
  br i1 %1736, label %1803, label %1812

1803:
  br i1 %1737, label %1809, label %1804

1804:
  %1805 = urem i64 %1802, %594
  %1806 = mul nsw i64 %601, %1805
  %1807 = add nsw i64 %1806, %1801
  %1808 = udiv i64 %1802, %594
  br label %1812

1809:
  %1810 = mul nsw i64 %601, %1802
  %1811 = add nsw i64 %1810, %1801
  br label %1812

1812:
  %1813 = phi i64 [ %1811, %1809 ], [ %1807, %1804 ], [ %1801, %1800 ]
  %1814 = phi i64 [ %1802, %1809 ], [ %1808, %1804 ], [ %1802, %1800 ]
  br i1 %1738, label %1815, label %1823

1815:
  br i1 %1739, label %1820, label %1816

1816:
  %1817 = urem i64 %1814, %595
  %1818 = mul nsw i64 %602, %1817
  %1819 = add nsw i64 %1818, %1813
  br label %1823

1820:
  %1821 = mul nsw i64 %602, %1814
  %1822 = add nsw i64 %1821, %1813
  br label %1823

1823:
  %1824 = phi i64 [ %1822, %1820 ], [ %1819, %1816 ], [ %1813, %1812 ]
  br i1 %1740, label %1825, label %1832

1825:
  br i1 %1741, label %1830, label %1826

1826:
  %1827 = urem i64 %1756, %575
  %1828 = mul nsw i64 %582, %1827
  %1829 = udiv i64 %1756, %575
  br label %1832

1830:
  %1831 = mul nsw i64 %582, %1756
  br label %1832

1832:
  %1833 = phi i64 [ %1831, %1830 ], [ %1828, %1826 ], [ 0, %1823 ]
  %1834 = phi i64 [ %1756, %1830 ], [ %1829, %1826 ], [ %1756, %1823 ]
  br i1 %1742, label %1835, label %1844

1835:
  br i1 %1743, label %1841, label %1836

1836:
  %1837 = urem i64 %1834, %576
  %1838 = mul nsw i64 %583, %1837
  %1839 = add nsw i64 %1838, %1833
  %1840 = udiv i64 %1834, %576
  br label %1844

1841:
  %1842 = mul nsw i64 %583, %1834
  %1843 = add nsw i64 %1842, %1833
  br label %1844

1844:
  %1845 = phi i64 [ %1843, %1841 ], [ %1839, %1836 ], [ %1833, %1832 ]
  %1846 = phi i64 [ %1834, %1841 ], [ %1840, %1836 ], [ %1834, %1832 ]
  br i1 %1744, label %1847, label %1856

1847:
  br i1 %1745, label %1853, label %1848

1848:
  %1849 = urem i64 %1846, %577
  %1850 = mul nsw i64 %584, %1849
  %1851 = add nsw i64 %1850, %1845
  %1852 = udiv i64 %1846, %577
  br label %1856

1853:
  %1854 = mul nsw i64 %584, %1846
  %1855 = add nsw i64 %1854, %1845
  br label %1856

1856:
  %1857 = phi i64 [ %1855, %1853 ], [ %1851, %1848 ], [ %1845, %1844 ]
  %1858 = phi i64 [ %1846, %1853 ], [ %1852, %1848 ], [ %1846, %1844 ]
  br i1 %1746, label %1859, label %1868

1859:
  br i1 %1747, label %1865, label %1860

1860:
  %1861 = urem i64 %1858, %578
  %1862 = mul nsw i64 %585, %1861
  %1863 = add nsw i64 %1862, %1857
  %1864 = udiv i64 %1858, %578
  br label %1868

1865:
  %1866 = mul nsw i64 %585, %1858
  %1867 = add nsw i64 %1866, %1857
  br label %1868

1868:
  %1869 = phi i64 [ %1867, %1865 ], [ %1863, %1860 ], [ %1857, %1856 ]
  %1870 = phi i64 [ %1858, %1865 ], [ %1864, %1860 ], [ %1858, %1856 ]
  br i1 %1748, label %1871, label %1880

1871:
  br i1 %1749, label %1877, label %1872

1872:
  %1873 = urem i64 %1870, %579
  %1874 = mul nsw i64 %586, %1873
  %1875 = add nsw i64 %1874, %1869
  %1876 = udiv i64 %1870, %579
  br label %1880

1877:
  %1878 = mul nsw i64 %586, %1870
  %1879 = add nsw i64 %1878, %1869
  br label %1880

1880:
  %1881 = phi i64 [ %1879, %1877 ], [ %1875, %1872 ], [ %1869, %1868 ]
  %1882 = phi i64 [ %1870, %1877 ], [ %1876, %1872 ], [ %1870, %1868 ]
  br i1 %1750, label %1883, label %1891

1883:
  br i1 %1751, label %1888, label %1884

1884:
  %1885 = urem i64 %1882, %580
  %1886 = mul nsw i64 %587, %1885
  %1887 = add nsw i64 %1886, %1881
  br label %1891

1888:
  %1889 = mul nsw i64 %587, %1882
  %1890 = add nsw i64 %1889, %1881
  br label %1891

1891:
  %1892 = phi i64 [ %1890, %1888 ], [ %1887, %1884 ], [ %1881, %1880 ]
  %1893 = getelementptr inbounds i8, ptr %588, i64 %1824
  %1894 = getelementptr inbounds i8, ptr %100, i64 %1892
  br i1 %1727, label %1898, label %1895

1895:
  %1896 = add nuw nsw i64 %1753, 1
  %1897 = icmp eq i64 %1896, %1538
  br i1 %1897, label %1909, label %1752

1898:
  %1899 = phi i64 [ %1907, %1898 ], [ 0, %1891 ]
  %1900 = xor i64 %1899, -1
  %1901 = add nsw i64 %574, %1900
  %1902 = select i1 %1724, i64 %1899, i64 %1901
  %1903 = mul nsw i64 %596, %1902
  %1904 = getelementptr inbounds i8, ptr %1893, i64 %1903
  %1905 = mul nsw i64 %581, %1902
  %1906 = getelementptr inbounds i8, ptr %1894, i64 %1905
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %1904, ptr noundef %1906) #7
  %1907 = add nuw nsw i64 %1899, 1
  %1908 = icmp eq i64 %1907, %574
  br i1 %1908, label %1895, label %1898

1909:
  br i1 %603, label %2025, label %1910

1910:
  br i1 %1531, label %1911, label %1912

1911:
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef %15) #7
  br label %2023

1912:
  %1913 = mul nsw i64 %54, %45
  %1914 = mul nsw i64 %63, %1913
  %1915 = mul nsw i64 %72, %1914
  %1916 = mul nsw i64 %81, %1915
  %1917 = mul nsw i64 %90, %1916
  %1918 = mul nsw i64 %99, %1917
  %1919 = icmp sgt i64 %1918, 0
  br i1 %1919, label %1920, label %1926

1920:
  %1921 = mul nsw i64 %63, %54
  %1922 = mul nsw i64 %72, %1921
  %1923 = mul nsw i64 %81, %1922
  %1924 = mul nsw i64 %90, %1923
  %1925 = mul nsw i64 %99, %1924
  br label %1926

1926:
  %1927 = phi i64 [ 0, %1912 ], [ %1925, %1920 ]
  %1928 = icmp sgt i64 %1927, 0
  br i1 %1928, label %1929, label %2023

1929:
  %1930 = mul nsw i64 %44, %45
  %1931 = icmp sgt i32 %430, 1
  %1932 = icmp eq i32 %430, 2
  %1933 = icmp sgt i32 %430, 2
  %1934 = icmp eq i32 %430, 3
  %1935 = icmp sgt i32 %430, 3
  %1936 = icmp eq i32 %430, 4
  %1937 = icmp sgt i32 %430, 4
  %1938 = icmp eq i32 %430, 5
  %1939 = icmp sgt i32 %430, 5
  %1940 = icmp eq i32 %430, 6
  %1941 = icmp sgt i32 %430, 6
  %1942 = icmp eq i32 %430, 7
  %1943 = icmp eq i64 %1930, 0
  br label %1944

1944:
  %1945 = phi i64 [ 0, %1929 ], [ %2017, %2016 ]
  br i1 %1931, label %1946, label %1953

1946:
  br i1 %1932, label %1951, label %1947

1947:
  %1948 = urem i64 %1945, %54
  %1949 = mul nsw i64 %53, %1948
  %1950 = udiv i64 %1945, %54
  br label %1953

1951:
  %1952 = mul nsw i64 %53, %1945
  br label %1953

1953:
  %1954 = phi i64 [ %1952, %1951 ], [ %1949, %1947 ], [ 0, %1944 ]
  %1955 = phi i64 [ %1945, %1951 ], [ %1950, %1947 ], [ %1945, %1944 ]
  br i1 %1933, label %1956, label %1965

1956:
  br i1 %1934, label %1962, label %1957

1957:
  %1958 = urem i64 %1955, %63
  %1959 = mul nsw i64 %62, %1958
  %1960 = add nsw i64 %1959, %1954
  %1961 = udiv i64 %1955, %63
  br label %1965

1962:
  %1963 = mul nsw i64 %62, %1955
  %1964 = add nsw i64 %1963, %1954
  br label %1965

1965:
  %1966 = phi i64 [ %1964, %1962 ], [ %1960, %1957 ], [ %1954, %1953 ]
  %1967 = phi i64 [ %1955, %1962 ], [ %1961, %1957 ], [ %1955, %1953 ]
  br i1 %1935, label %1968, label %1977

1968:
  br i1 %1936, label %1974, label %1969

1969:
  %1970 = urem i64 %1967, %72
  %1971 = mul nsw i64 %71, %1970
  %1972 = add nsw i64 %1971, %1966
  %1973 = udiv i64 %1967, %72
  br label %1977

1974:
  %1975 = mul nsw i64 %71, %1967
  %1976 = add nsw i64 %1975, %1966
  br label %1977

1977:
  %1978 = phi i64 [ %1976, %1974 ], [ %1972, %1969 ], [ %1966, %1965 ]
  %1979 = phi i64 [ %1967, %1974 ], [ %1973, %1969 ], [ %1967, %1965 ]
  br i1 %1937, label %1980, label %1989

1980:
  br i1 %1938, label %1986, label %1981

1981:
  %1982 = urem i64 %1979, %81
  %1983 = mul nsw i64 %80, %1982
  %1984 = add nsw i64 %1983, %1978
  %1985 = udiv i64 %1979, %81
  br label %1989

1986:
  %1987 = mul nsw i64 %80, %1979
  %1988 = add nsw i64 %1987, %1978
  br label %1989

1989:
  %1990 = phi i64 [ %1988, %1986 ], [ %1984, %1981 ], [ %1978, %1977 ]
  %1991 = phi i64 [ %1979, %1986 ], [ %1985, %1981 ], [ %1979, %1977 ]
  br i1 %1939, label %1992, label %2001

1992:
  br i1 %1940, label %1998, label %1993

1993:
  %1994 = urem i64 %1991, %90
  %1995 = mul nsw i64 %89, %1994
  %1996 = add nsw i64 %1995, %1990
  %1997 = udiv i64 %1991, %90
  br label %2001

1998:
  %1999 = mul nsw i64 %89, %1991
  %2000 = add nsw i64 %1999, %1990
  br label %2001

2001:
  %2002 = phi i64 [ %2000, %1998 ], [ %1996, %1993 ], [ %1990, %1989 ]
  %2003 = phi i64 [ %1991, %1998 ], [ %1997, %1993 ], [ %1991, %1989 ]
  br i1 %1941, label %2004, label %2012

2004:
  br i1 %1942, label %2009, label %2005

2005:
  %2006 = urem i64 %2003, %99
  %2007 = mul nsw i64 %98, %2006
  %2008 = add nsw i64 %2007, %2002
  br label %2012

2009:
  %2010 = mul nsw i64 %98, %2003
  %2011 = add nsw i64 %2010, %2002
  br label %2012

2012:
  %2013 = phi i64 [ %2011, %2009 ], [ %2008, %2005 ], [ %2002, %2001 ]
  %2014 = getelementptr inbounds i8, ptr %15, i64 %2013
  %2015 = getelementptr inbounds i8, ptr %2014, i64 %1930
  br i1 %1943, label %2016, label %2019

2016:
  %2017 = add nuw nsw i64 %1945, 1
  %2018 = icmp eq i64 %2017, %1927
  br i1 %2018, label %2023, label %1944

2019:
  %2020 = phi ptr [ %2021, %2019 ], [ %2014, %2012 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef %2020) #7
  %2021 = getelementptr inbounds i8, ptr %2020, i64 %44
  %2022 = icmp eq ptr %2021, %2015
  br i1 %2022, label %2016, label %2019

2023:
  br i1 %603, label %2025, label %2024

2024:
  tail call void @free(ptr noundef %15)
  br label %2025

2025:
  ret void
}

declare void @_FortranAAssignTemporary(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

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
