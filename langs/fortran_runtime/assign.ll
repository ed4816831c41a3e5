; Made from assign.c by regenerate.py.
; Assign: 4 arguments, facts of 0 1
; AssignPolymorphic: 4 arguments, facts of 0 1
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
  tail call void @_FortranAAssign(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %1918

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
  br i1 %569, label %600, label %1916

570:
  %571 = icmp sgt i64 %528, 0
  br i1 %571, label %590, label %1916

572:
  %573 = icmp sgt i64 %528, 0
  br i1 %573, label %583, label %1916

574:
  %575 = icmp sgt i64 %528, 0
  br i1 %575, label %576, label %1916

576:
  %577 = phi i64 [ %581, %576 ], [ 0, %574 ]
  %578 = getelementptr inbounds nuw double, ptr %471, i64 %577
  %579 = getelementptr inbounds nuw double, ptr %100, i64 %577
  %580 = load double, ptr %579, align 8
  store double %580, ptr %578, align 8
  %581 = add nuw nsw i64 %577, 1
  %582 = icmp eq i64 %581, %528
  br i1 %582, label %1916, label %576

583:
  %584 = phi i64 [ %588, %583 ], [ 0, %572 ]
  %585 = getelementptr inbounds nuw float, ptr %471, i64 %584
  %586 = getelementptr inbounds nuw float, ptr %100, i64 %584
  %587 = load float, ptr %586, align 4
  store float %587, ptr %585, align 4
  %588 = add nuw nsw i64 %584, 1
  %589 = icmp eq i64 %588, %528
  br i1 %589, label %1916, label %583

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
  br i1 %599, label %1916, label %590

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
  br i1 %609, label %1916, label %600

610:
  %611 = mul i64 %528, %106
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %471, ptr align 1 %100, i64 %611, i1 false)
  br label %1916

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
  br i1 %615, label %646, label %1916

616:
  %617 = icmp sgt i64 %528, 0
  br i1 %617, label %636, label %1916

618:
  %619 = icmp sgt i64 %528, 0
  br i1 %619, label %629, label %1916

620:
  %621 = icmp sgt i64 %528, 0
  br i1 %621, label %622, label %1916

622:
  %623 = phi i64 [ %624, %622 ], [ %528, %620 ]
  %624 = add nsw i64 %623, -1
  %625 = getelementptr inbounds nuw double, ptr %471, i64 %624
  %626 = getelementptr inbounds nuw double, ptr %100, i64 %624
  %627 = load double, ptr %626, align 8
  store double %627, ptr %625, align 8
  %628 = icmp sgt i64 %623, 1
  br i1 %628, label %622, label %1916

629:
  %630 = phi i64 [ %631, %629 ], [ %528, %618 ]
  %631 = add nsw i64 %630, -1
  %632 = getelementptr inbounds nuw float, ptr %471, i64 %631
  %633 = getelementptr inbounds nuw float, ptr %100, i64 %631
  %634 = load float, ptr %633, align 4
  store float %634, ptr %632, align 4
  %635 = icmp sgt i64 %630, 1
  br i1 %635, label %629, label %1916

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
  br i1 %645, label %636, label %1916

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
  br i1 %655, label %646, label %1916

656:
  %657 = mul i64 %528, %106
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %471, ptr align 1 %100, i64 %657, i1 false)
  br label %1916

658:
  %659 = icmp sgt i64 %528, 0
  br i1 %659, label %660, label %1916

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
  br i1 %1296, label %1916, label %1297

1297:
  tail call void @free(ptr noundef %1060)
  br label %1916

1298:
  br i1 %487, label %1299, label %1418

1299:
  %1300 = icmp eq i32 %313, 0
  br i1 %1300, label %1301, label %1302

1301:
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %471) #7
  br label %1418

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
  br i1 %1318, label %1319, label %1418

1319:
  %1320 = icmp sgt i64 %472, 0
  %1321 = icmp sgt i32 %313, 1
  %1322 = icmp eq i32 %313, 2
  %1323 = icmp sgt i32 %313, 2
  %1324 = icmp eq i32 %313, 3
  %1325 = icmp sgt i32 %313, 3
  %1326 = icmp eq i32 %313, 4
  %1327 = icmp sgt i32 %313, 4
  %1328 = icmp eq i32 %313, 5
  %1329 = icmp sgt i32 %313, 5
  %1330 = icmp eq i32 %313, 6
  %1331 = icmp sgt i32 %313, 6
  %1332 = icmp eq i32 %313, 7
  %1333 = icmp eq ptr %471, null
  br label %1334

1334:
  %1335 = phi i64 [ %1339, %1338 ], [ 0, %1319 ]
  br i1 %1320, label %1336, label %1338

1336:
  %1337 = mul nsw i64 %480, %1335
  br label %1341

1338:
  %1339 = add nuw nsw i64 %1335, 1
  %1340 = icmp eq i64 %1339, %1317
  br i1 %1340, label %1418, label %1334

1341:
  %1342 = phi i64 [ %1412, %1411 ], [ 0, %1336 ]
  %1343 = xor i1 %1321, true
  %1344 = or i1 %1343, %1322
  %1345 = select i1 %1343, i64 0, i64 %1337
  br i1 %1344, label %1350, label %1346

1346:
  %1347 = urem i64 %1335, %473
  %1348 = mul nsw i64 %480, %1347
  %1349 = udiv i64 %1335, %473
  br label %1350

1350:
  %1351 = phi i64 [ %1345, %1341 ], [ %1348, %1346 ]
  %1352 = phi i64 [ %1335, %1341 ], [ %1349, %1346 ]
  br i1 %1323, label %1353, label %1362

1353:
  br i1 %1324, label %1359, label %1354

1354:
  %1355 = urem i64 %1352, %474
  %1356 = mul nsw i64 %481, %1355
  %1357 = add nsw i64 %1356, %1351
  %1358 = udiv i64 %1352, %474
  br label %1362

1359:
  %1360 = mul nsw i64 %481, %1352
  %1361 = add nsw i64 %1360, %1351
  br label %1362

1362:
  %1363 = phi i64 [ %1361, %1359 ], [ %1357, %1354 ], [ %1351, %1350 ]
  %1364 = phi i64 [ %1352, %1359 ], [ %1358, %1354 ], [ %1352, %1350 ]
  br i1 %1325, label %1365, label %1374

1365:
  br i1 %1326, label %1371, label %1366

1366:
  %1367 = urem i64 %1364, %475
  %1368 = mul nsw i64 %482, %1367
  %1369 = add nsw i64 %1368, %1363
  %1370 = udiv i64 %1364, %475
  br label %1374

1371:
  %1372 = mul nsw i64 %482, %1364
  %1373 = add nsw i64 %1372, %1363
  br label %1374

1374:
  %1375 = phi i64 [ %1373, %1371 ], [ %1369, %1366 ], [ %1363, %1362 ]
  %1376 = phi i64 [ %1364, %1371 ], [ %1370, %1366 ], [ %1364, %1362 ]
  br i1 %1327, label %1377, label %1386

1377:
  br i1 %1328, label %1383, label %1378

1378:
  %1379 = urem i64 %1376, %476
  %1380 = mul nsw i64 %483, %1379
  %1381 = add nsw i64 %1380, %1375
  %1382 = udiv i64 %1376, %476
  br label %1386

1383:
  %1384 = mul nsw i64 %483, %1376
  %1385 = add nsw i64 %1384, %1375
  br label %1386

1386:
  %1387 = phi i64 [ %1385, %1383 ], [ %1381, %1378 ], [ %1375, %1374 ]
  %1388 = phi i64 [ %1376, %1383 ], [ %1382, %1378 ], [ %1376, %1374 ]
  br i1 %1329, label %1389, label %1398

1389:
  br i1 %1330, label %1395, label %1390

1390:
  %1391 = urem i64 %1388, %477
  %1392 = mul nsw i64 %484, %1391
  %1393 = add nsw i64 %1392, %1387
  %1394 = udiv i64 %1388, %477
  br label %1398

1395:
  %1396 = mul nsw i64 %484, %1388
  %1397 = add nsw i64 %1396, %1387
  br label %1398

1398:
  %1399 = phi i64 [ %1397, %1395 ], [ %1393, %1390 ], [ %1387, %1386 ]
  %1400 = phi i64 [ %1388, %1395 ], [ %1394, %1390 ], [ %1388, %1386 ]
  br i1 %1331, label %1401, label %1409

1401:
  br i1 %1332, label %1406, label %1402

1402:
  %1403 = urem i64 %1400, %478
  %1404 = mul nsw i64 %485, %1403
  %1405 = add nsw i64 %1404, %1399
  br label %1409

1406:
  %1407 = mul nsw i64 %485, %1400
  %1408 = add nsw i64 %1407, %1399
  br label %1409

1409:
  %1410 = phi i64 [ %1408, %1406 ], [ %1405, %1402 ], [ %1399, %1398 ]
  br i1 %1333, label %1411, label %1414

1411:
  %1412 = add nuw nsw i64 %1342, 1
  %1413 = icmp slt i64 %1412, %472
  br i1 %1413, label %1341, label %1338

1414:
  %1415 = getelementptr inbounds i8, ptr %471, i64 %1410
  %1416 = mul nsw i64 %479, %1342
  %1417 = getelementptr inbounds i8, ptr %1415, i64 %1416
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef nonnull %1417) #7
  br label %1411

1418:
  %1419 = icmp eq i32 %313, 0
  br i1 %1419, label %1420, label %1421

1420:
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %471, ptr noundef %100) #7
  br label %1797

1421:
  %1422 = mul nsw i64 %459, %458
  %1423 = mul nsw i64 %460, %1422
  %1424 = mul nsw i64 %461, %1423
  %1425 = mul nsw i64 %462, %1424
  %1426 = mul nsw i64 %463, %1425
  %1427 = mul nsw i64 %458, %457
  %1428 = mul nsw i64 %459, %1427
  %1429 = mul nsw i64 %460, %1428
  %1430 = mul nsw i64 %461, %1429
  %1431 = mul nsw i64 %462, %1430
  %1432 = mul nsw i64 %463, %1431
  %1433 = icmp eq i64 %1432, 0
  br i1 %1433, label %1797, label %1434

1434:
  %1435 = icmp sgt i64 %479, 0
  %1436 = add nsw i64 %472, -1
  %1437 = mul nsw i64 %1436, %479
  %1438 = select i1 %1435, i64 %1437, i64 0
  %1439 = getelementptr inbounds i8, ptr %471, i64 %1438
  %1440 = icmp sgt i64 %480, 0
  %1441 = add nsw i64 %473, -1
  %1442 = mul nsw i64 %1441, %480
  %1443 = select i1 %1440, i64 %1442, i64 0
  %1444 = getelementptr inbounds i8, ptr %1439, i64 %1443
  %1445 = icmp sgt i64 %481, 0
  %1446 = add nsw i64 %474, -1
  %1447 = mul nsw i64 %1446, %481
  %1448 = select i1 %1445, i64 %1447, i64 0
  %1449 = getelementptr inbounds i8, ptr %1444, i64 %1448
  %1450 = icmp sgt i64 %482, 0
  %1451 = add nsw i64 %475, -1
  %1452 = mul nsw i64 %1451, %482
  %1453 = select i1 %1450, i64 %1452, i64 0
  %1454 = getelementptr inbounds i8, ptr %1449, i64 %1453
  %1455 = icmp sgt i64 %483, 0
  %1456 = add nsw i64 %476, -1
  %1457 = mul nsw i64 %1456, %483
  %1458 = select i1 %1455, i64 %1457, i64 0
  %1459 = getelementptr inbounds i8, ptr %1454, i64 %1458
  %1460 = icmp sgt i64 %484, 0
  %1461 = add nsw i64 %477, -1
  %1462 = mul nsw i64 %1461, %484
  %1463 = select i1 %1460, i64 %1462, i64 0
  %1464 = getelementptr inbounds i8, ptr %1459, i64 %1463
  %1465 = icmp sgt i64 %485, 0
  %1466 = add nsw i64 %478, -1
  %1467 = mul nsw i64 %1466, %485
  %1468 = select i1 %1465, i64 %1467, i64 0
  %1469 = icmp slt i64 %464, 0
  %1470 = add nsw i64 %457, -1
  %1471 = mul nsw i64 %1470, %464
  %1472 = select i1 %1469, i64 %1471, i64 0
  %1473 = getelementptr inbounds i8, ptr %100, i64 %1472
  %1474 = icmp slt i64 %465, 0
  %1475 = add nsw i64 %458, -1
  %1476 = mul nsw i64 %1475, %465
  %1477 = select i1 %1474, i64 %1476, i64 0
  %1478 = getelementptr inbounds i8, ptr %1473, i64 %1477
  %1479 = icmp slt i64 %466, 0
  %1480 = add nsw i64 %459, -1
  %1481 = mul nsw i64 %1480, %466
  %1482 = select i1 %1479, i64 %1481, i64 0
  %1483 = getelementptr inbounds i8, ptr %1478, i64 %1482
  %1484 = icmp slt i64 %467, 0
  %1485 = add nsw i64 %460, -1
  %1486 = mul nsw i64 %1485, %467
  %1487 = select i1 %1484, i64 %1486, i64 0
  %1488 = getelementptr inbounds i8, ptr %1483, i64 %1487
  %1489 = icmp slt i64 %468, 0
  %1490 = add nsw i64 %461, -1
  %1491 = mul nsw i64 %1490, %468
  %1492 = select i1 %1489, i64 %1491, i64 0
  %1493 = getelementptr inbounds i8, ptr %1488, i64 %1492
  %1494 = icmp slt i64 %469, 0
  %1495 = add nsw i64 %462, -1
  %1496 = mul nsw i64 %1495, %469
  %1497 = select i1 %1494, i64 %1496, i64 0
  %1498 = getelementptr inbounds i8, ptr %1493, i64 %1497
  %1499 = icmp slt i64 %470, 0
  %1500 = add nsw i64 %463, -1
  %1501 = mul nsw i64 %1500, %470
  %1502 = select i1 %1499, i64 %1501, i64 0
  %1503 = getelementptr inbounds i8, ptr %1498, i64 %1502
  %1504 = getelementptr inbounds i8, ptr %1464, i64 %1468
  %1505 = getelementptr inbounds i8, ptr %1504, i64 %106
  %1506 = icmp ugt ptr %1505, %1503
  br i1 %1506, label %1507, label %1611

1507:
  %1508 = icmp sgt i64 %464, 0
  %1509 = add nsw i64 %457, -1
  %1510 = mul nsw i64 %1509, %464
  %1511 = select i1 %1508, i64 %1510, i64 0
  %1512 = getelementptr inbounds i8, ptr %100, i64 %1511
  %1513 = icmp sgt i64 %465, 0
  %1514 = add nsw i64 %458, -1
  %1515 = mul nsw i64 %1514, %465
  %1516 = select i1 %1513, i64 %1515, i64 0
  %1517 = getelementptr inbounds i8, ptr %1512, i64 %1516
  %1518 = icmp sgt i64 %466, 0
  %1519 = add nsw i64 %459, -1
  %1520 = mul nsw i64 %1519, %466
  %1521 = select i1 %1518, i64 %1520, i64 0
  %1522 = getelementptr inbounds i8, ptr %1517, i64 %1521
  %1523 = icmp sgt i64 %467, 0
  %1524 = add nsw i64 %460, -1
  %1525 = mul nsw i64 %1524, %467
  %1526 = select i1 %1523, i64 %1525, i64 0
  %1527 = getelementptr inbounds i8, ptr %1522, i64 %1526
  %1528 = icmp sgt i64 %468, 0
  %1529 = add nsw i64 %461, -1
  %1530 = mul nsw i64 %1529, %468
  %1531 = select i1 %1528, i64 %1530, i64 0
  %1532 = getelementptr inbounds i8, ptr %1527, i64 %1531
  %1533 = icmp sgt i64 %469, 0
  %1534 = add nsw i64 %462, -1
  %1535 = mul nsw i64 %1534, %469
  %1536 = select i1 %1533, i64 %1535, i64 0
  %1537 = getelementptr inbounds i8, ptr %1532, i64 %1536
  %1538 = icmp sgt i64 %470, 0
  %1539 = add nsw i64 %463, -1
  %1540 = mul nsw i64 %1539, %470
  %1541 = select i1 %1538, i64 %1540, i64 0
  %1542 = icmp slt i64 %479, 0
  %1543 = add nsw i64 %472, -1
  %1544 = mul nsw i64 %1543, %479
  %1545 = select i1 %1542, i64 %1544, i64 0
  %1546 = getelementptr inbounds i8, ptr %471, i64 %1545
  %1547 = icmp slt i64 %480, 0
  %1548 = add nsw i64 %473, -1
  %1549 = mul nsw i64 %1548, %480
  %1550 = select i1 %1547, i64 %1549, i64 0
  %1551 = getelementptr inbounds i8, ptr %1546, i64 %1550
  %1552 = icmp slt i64 %481, 0
  %1553 = add nsw i64 %474, -1
  %1554 = mul nsw i64 %1553, %481
  %1555 = select i1 %1552, i64 %1554, i64 0
  %1556 = getelementptr inbounds i8, ptr %1551, i64 %1555
  %1557 = icmp slt i64 %482, 0
  %1558 = add nsw i64 %475, -1
  %1559 = mul nsw i64 %1558, %482
  %1560 = select i1 %1557, i64 %1559, i64 0
  %1561 = getelementptr inbounds i8, ptr %1556, i64 %1560
  %1562 = icmp slt i64 %483, 0
  %1563 = add nsw i64 %476, -1
  %1564 = mul nsw i64 %1563, %483
  %1565 = select i1 %1562, i64 %1564, i64 0
  %1566 = getelementptr inbounds i8, ptr %1561, i64 %1565
  %1567 = icmp slt i64 %484, 0
  %1568 = add nsw i64 %477, -1
  %1569 = mul nsw i64 %1568, %484
  %1570 = select i1 %1567, i64 %1569, i64 0
  %1571 = getelementptr inbounds i8, ptr %1566, i64 %1570
  %1572 = icmp slt i64 %485, 0
  %1573 = add nsw i64 %478, -1
  %1574 = mul nsw i64 %1573, %485
  %1575 = select i1 %1572, i64 %1574, i64 0
  %1576 = getelementptr inbounds i8, ptr %1571, i64 %1575
  %1577 = getelementptr inbounds i8, ptr %1537, i64 %1541
  %1578 = getelementptr inbounds i8, ptr %1577, i64 %106
  %1579 = icmp ugt ptr %1578, %1576
  br i1 %1579, label %1580, label %1611

1580:
  %1581 = icmp slt i64 %472, 2
  %1582 = icmp eq i64 %479, %464
  %1583 = select i1 %1581, i1 true, i1 %1582
  br i1 %1583, label %1585, label %1584

1584:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1585:
  %1586 = icmp slt i64 %473, 2
  %1587 = icmp eq i64 %480, %465
  %1588 = select i1 %1586, i1 true, i1 %1587
  br i1 %1588, label %1589, label %1584

1589:
  %1590 = icmp slt i64 %474, 2
  %1591 = icmp eq i64 %481, %466
  %1592 = select i1 %1590, i1 true, i1 %1591
  br i1 %1592, label %1593, label %1584

1593:
  %1594 = icmp slt i64 %475, 2
  %1595 = icmp eq i64 %482, %467
  %1596 = select i1 %1594, i1 true, i1 %1595
  br i1 %1596, label %1597, label %1584

1597:
  %1598 = icmp slt i64 %476, 2
  %1599 = icmp eq i64 %483, %468
  %1600 = select i1 %1598, i1 true, i1 %1599
  br i1 %1600, label %1601, label %1584

1601:
  %1602 = icmp slt i64 %477, 2
  %1603 = icmp eq i64 %484, %469
  %1604 = select i1 %1602, i1 true, i1 %1603
  br i1 %1604, label %1605, label %1584

1605:
  %1606 = icmp slt i64 %478, 2
  %1607 = icmp eq i64 %485, %470
  %1608 = select i1 %1606, i1 true, i1 %1607
  br i1 %1608, label %1609, label %1584

1609:
  %1610 = icmp ule ptr %471, %100
  br label %1611

1611:
  %1612 = phi i1 [ %1610, %1609 ], [ true, %1507 ], [ true, %1434 ]
  %1613 = icmp sgt i64 %1426, 0
  br i1 %1613, label %1614, label %1797

1614:
  %1615 = icmp sgt i64 %457, 0
  %1616 = icmp sgt i32 %313, 1
  %1617 = icmp eq i32 %313, 2
  %1618 = icmp sgt i32 %313, 2
  %1619 = icmp eq i32 %313, 3
  %1620 = icmp sgt i32 %313, 3
  %1621 = icmp eq i32 %313, 4
  %1622 = icmp sgt i32 %313, 4
  %1623 = icmp eq i32 %313, 5
  %1624 = icmp sgt i32 %313, 5
  %1625 = icmp eq i32 %313, 6
  %1626 = icmp sgt i32 %313, 6
  %1627 = icmp eq i32 %313, 7
  %1628 = icmp sgt i32 %313, 1
  %1629 = icmp eq i32 %313, 2
  %1630 = icmp sgt i32 %313, 2
  %1631 = icmp eq i32 %313, 3
  %1632 = icmp sgt i32 %313, 3
  %1633 = icmp eq i32 %313, 4
  %1634 = icmp sgt i32 %313, 4
  %1635 = icmp eq i32 %313, 5
  %1636 = icmp sgt i32 %313, 5
  %1637 = icmp eq i32 %313, 6
  %1638 = icmp sgt i32 %313, 6
  %1639 = icmp eq i32 %313, 7
  br label %1640

1640:
  %1641 = phi i64 [ 0, %1614 ], [ %1784, %1783 ]
  %1642 = xor i64 %1641, -1
  %1643 = add nsw i64 %1426, %1642
  %1644 = select i1 %1612, i64 %1641, i64 %1643
  br i1 %1616, label %1645, label %1652

1645:
  br i1 %1617, label %1650, label %1646

1646:
  %1647 = urem i64 %1644, %473
  %1648 = mul nsw i64 %480, %1647
  %1649 = udiv i64 %1644, %473
  br label %1652

1650:
  %1651 = mul nsw i64 %480, %1644
  br label %1652

1652:
  %1653 = phi i64 [ %1651, %1650 ], [ %1648, %1646 ], [ 0, %1640 ]
  %1654 = phi i64 [ %1644, %1650 ], [ %1649, %1646 ], [ %1644, %1640 ]
  br i1 %1618, label %1655, label %1664

1655:
  br i1 %1619, label %1661, label %1656

1656:
  %1657 = urem i64 %1654, %474
  %1658 = mul nsw i64 %481, %1657
  %1659 = add nsw i64 %1658, %1653
  %1660 = udiv i64 %1654, %474
  br label %1664

1661:
  %1662 = mul nsw i64 %481, %1654
  %1663 = add nsw i64 %1662, %1653
  br label %1664

1664:
  %1665 = phi i64 [ %1663, %1661 ], [ %1659, %1656 ], [ %1653, %1652 ]
  %1666 = phi i64 [ %1654, %1661 ], [ %1660, %1656 ], [ %1654, %1652 ]
  br i1 %1620, label %1667, label %1676

1667:
  br i1 %1621, label %1673, label %1668

1668:
  %1669 = urem i64 %1666, %475
  %1670 = mul nsw i64 %482, %1669
  %1671 = add nsw i64 %1670, %1665
  %1672 = udiv i64 %1666, %475
  br label %1676

1673:
  %1674 = mul nsw i64 %482, %1666
  %1675 = add nsw i64 %1674, %1665
  br label %1676

1676:
  %1677 = phi i64 [ %1675, %1673 ], [ %1671, %1668 ], [ %1665, %1664 ]
  %1678 = phi i64 [ %1666, %1673 ], [ %1672, %1668 ], [ %1666, %1664 ]
  br i1 %1622, label %1679, label %1688

1679:
  br i1 %1623, label %1685, label %1680

1680:
  %1681 = urem i64 %1678, %476
  %1682 = mul nsw i64 %483, %1681
  %1683 = add nsw i64 %1682, %1677
  %1684 = udiv i64 %1678, %476
  br label %1688

1685:
  %1686 = mul nsw i64 %483, %1678
  %1687 = add nsw i64 %1686, %1677
  br label %1688

1688:
  %1689 = phi i64 [ %1687, %1685 ], [ %1683, %1680 ], [ %1677, %1676 ]
  %1690 = phi i64 [ %1678, %1685 ], [ %1684, %1680 ], [ %1678, %1676 ]
  br i1 %1624, label %1691, label %1700

1691:
  br i1 %1625, label %1697, label %1692

1692:
  %1693 = urem i64 %1690, %477
  %1694 = mul nsw i64 %484, %1693
  %1695 = add nsw i64 %1694, %1689
  %1696 = udiv i64 %1690, %477
  br label %1700

1697:
  %1698 = mul nsw i64 %484, %1690
  %1699 = add nsw i64 %1698, %1689
  br label %1700

1700:
  %1701 = phi i64 [ %1699, %1697 ], [ %1695, %1692 ], [ %1689, %1688 ]
  %1702 = phi i64 [ %1690, %1697 ], [ %1696, %1692 ], [ %1690, %1688 ]
  br i1 %1626, label %1703, label %1711

1703:
  br i1 %1627, label %1708, label %1704

1704:
  %1705 = urem i64 %1702, %478
  %1706 = mul nsw i64 %485, %1705
  %1707 = add nsw i64 %1706, %1701
  br label %1711

1708:
  %1709 = mul nsw i64 %485, %1702
  %1710 = add nsw i64 %1709, %1701
  br label %1711

1711:
  %1712 = phi i64 [ %1710, %1708 ], [ %1707, %1704 ], [ %1701, %1700 ]
  br i1 %1628, label %1713, label %1720

1713:
  br i1 %1629, label %1718, label %1714

1714:
  %1715 = urem i64 %1644, %458
  %1716 = mul nsw i64 %465, %1715
  %1717 = udiv i64 %1644, %458
  br label %1720

1718:
  %1719 = mul nsw i64 %465, %1644
  br label %1720

1720:
  %1721 = phi i64 [ %1719, %1718 ], [ %1716, %1714 ], [ 0, %1711 ]
  %1722 = phi i64 [ %1644, %1718 ], [ %1717, %1714 ], [ %1644, %1711 ]
  br i1 %1630, label %1723, label %1732

1723:
  br i1 %1631, label %1729, label %1724

1724:
  %1725 = urem i64 %1722, %459
  %1726 = mul nsw i64 %466, %1725
  %1727 = add nsw i64 %1726, %1721
  %1728 = udiv i64 %1722, %459
  br label %1732

1729:
  %1730 = mul nsw i64 %466, %1722
  %1731 = add nsw i64 %1730, %1721
  br label %1732

1732:
  %1733 = phi i64 [ %1731, %1729 ], [ %1727, %1724 ], [ %1721, %1720 ]
  %1734 = phi i64 [ %1722, %1729 ], [ %1728, %1724 ], [ %1722, %1720 ]
  br i1 %1632, label %1735, label %1744

1735:
  br i1 %1633, label %1741, label %1736

1736:
  %1737 = urem i64 %1734, %460
  %1738 = mul nsw i64 %467, %1737
  %1739 = add nsw i64 %1738, %1733
  %1740 = udiv i64 %1734, %460
  br label %1744

1741:
  %1742 = mul nsw i64 %467, %1734
  %1743 = add nsw i64 %1742, %1733
  br label %1744

1744:
  %1745 = phi i64 [ %1743, %1741 ], [ %1739, %1736 ], [ %1733, %1732 ]
  %1746 = phi i64 [ %1734, %1741 ], [ %1740, %1736 ], [ %1734, %1732 ]
  br i1 %1634, label %1747, label %1756

1747:
  br i1 %1635, label %1753, label %1748

1748:
  %1749 = urem i64 %1746, %461
  %1750 = mul nsw i64 %468, %1749
  %1751 = add nsw i64 %1750, %1745
  %1752 = udiv i64 %1746, %461
  br label %1756

1753:
  %1754 = mul nsw i64 %468, %1746
  %1755 = add nsw i64 %1754, %1745
  br label %1756

1756:
  %1757 = phi i64 [ %1755, %1753 ], [ %1751, %1748 ], [ %1745, %1744 ]
  %1758 = phi i64 [ %1746, %1753 ], [ %1752, %1748 ], [ %1746, %1744 ]
  br i1 %1636, label %1759, label %1768

1759:
  br i1 %1637, label %1765, label %1760

1760:
  %1761 = urem i64 %1758, %462
  %1762 = mul nsw i64 %469, %1761
  %1763 = add nsw i64 %1762, %1757
  %1764 = udiv i64 %1758, %462
  br label %1768

1765:
  %1766 = mul nsw i64 %469, %1758
  %1767 = add nsw i64 %1766, %1757
  br label %1768

1768:
  %1769 = phi i64 [ %1767, %1765 ], [ %1763, %1760 ], [ %1757, %1756 ]
  %1770 = phi i64 [ %1758, %1765 ], [ %1764, %1760 ], [ %1758, %1756 ]
  br i1 %1638, label %1771, label %1779

1771:
  br i1 %1639, label %1776, label %1772

1772:
  %1773 = urem i64 %1770, %463
  %1774 = mul nsw i64 %470, %1773
  %1775 = add nsw i64 %1774, %1769
  br label %1779

1776:
  %1777 = mul nsw i64 %470, %1770
  %1778 = add nsw i64 %1777, %1769
  br label %1779

1779:
  %1780 = phi i64 [ %1778, %1776 ], [ %1775, %1772 ], [ %1769, %1768 ]
  %1781 = getelementptr inbounds i8, ptr %471, i64 %1712
  %1782 = getelementptr inbounds i8, ptr %100, i64 %1780
  br i1 %1615, label %1786, label %1783

1783:
  %1784 = add nuw nsw i64 %1641, 1
  %1785 = icmp eq i64 %1784, %1426
  br i1 %1785, label %1797, label %1640

1786:
  %1787 = phi i64 [ %1795, %1786 ], [ 0, %1779 ]
  %1788 = xor i64 %1787, -1
  %1789 = add nsw i64 %457, %1788
  %1790 = select i1 %1612, i64 %1787, i64 %1789
  %1791 = mul nsw i64 %479, %1790
  %1792 = getelementptr inbounds i8, ptr %1781, i64 %1791
  %1793 = mul nsw i64 %464, %1790
  %1794 = getelementptr inbounds i8, ptr %1782, i64 %1793
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %1792, ptr noundef %1794) #7
  %1795 = add nuw nsw i64 %1787, 1
  %1796 = icmp eq i64 %1795, %457
  br i1 %1796, label %1783, label %1786

1797:
  br i1 %486, label %1918, label %1798

1798:
  br i1 %1419, label %1799, label %1800

1799:
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef %15) #7
  br label %1916

1800:
  %1801 = mul nsw i64 %54, %45
  %1802 = mul nsw i64 %63, %1801
  %1803 = mul nsw i64 %72, %1802
  %1804 = mul nsw i64 %81, %1803
  %1805 = mul nsw i64 %90, %1804
  %1806 = mul nsw i64 %99, %1805
  %1807 = icmp sgt i64 %1806, 0
  br i1 %1807, label %1808, label %1814

1808:
  %1809 = mul nsw i64 %63, %54
  %1810 = mul nsw i64 %72, %1809
  %1811 = mul nsw i64 %81, %1810
  %1812 = mul nsw i64 %90, %1811
  %1813 = mul nsw i64 %99, %1812
  br label %1814

1814:
  %1815 = phi i64 [ 0, %1800 ], [ %1813, %1808 ]
  %1816 = icmp sgt i64 %1815, 0
  br i1 %1816, label %1817, label %1916

1817:
  %1818 = icmp sgt i64 %45, 0
  %1819 = icmp sgt i32 %313, 1
  %1820 = icmp eq i32 %313, 2
  %1821 = icmp sgt i32 %313, 2
  %1822 = icmp eq i32 %313, 3
  %1823 = icmp sgt i32 %313, 3
  %1824 = icmp eq i32 %313, 4
  %1825 = icmp sgt i32 %313, 4
  %1826 = icmp eq i32 %313, 5
  %1827 = icmp sgt i32 %313, 5
  %1828 = icmp eq i32 %313, 6
  %1829 = icmp sgt i32 %313, 6
  %1830 = icmp eq i32 %313, 7
  %1831 = icmp eq ptr %15, null
  br label %1832

1832:
  %1833 = phi i64 [ 0, %1817 ], [ %1837, %1836 ]
  br i1 %1818, label %1834, label %1836

1834:
  %1835 = mul nsw i64 %53, %1833
  br label %1839

1836:
  %1837 = add nuw nsw i64 %1833, 1
  %1838 = icmp eq i64 %1837, %1815
  br i1 %1838, label %1916, label %1832

1839:
  %1840 = phi i64 [ %1910, %1909 ], [ 0, %1834 ]
  %1841 = xor i1 %1819, true
  %1842 = or i1 %1841, %1820
  %1843 = select i1 %1841, i64 0, i64 %1835
  br i1 %1842, label %1848, label %1844

1844:
  %1845 = urem i64 %1833, %54
  %1846 = mul nsw i64 %53, %1845
  %1847 = udiv i64 %1833, %54
  br label %1848

1848:
  %1849 = phi i64 [ %1843, %1839 ], [ %1846, %1844 ]
  %1850 = phi i64 [ %1833, %1839 ], [ %1847, %1844 ]
  br i1 %1821, label %1851, label %1860

1851:
  br i1 %1822, label %1857, label %1852

1852:
  %1853 = urem i64 %1850, %63
  %1854 = mul nsw i64 %62, %1853
  %1855 = add nsw i64 %1854, %1849
  %1856 = udiv i64 %1850, %63
  br label %1860

1857:
  %1858 = mul nsw i64 %62, %1850
  %1859 = add nsw i64 %1858, %1849
  br label %1860

1860:
  %1861 = phi i64 [ %1859, %1857 ], [ %1855, %1852 ], [ %1849, %1848 ]
  %1862 = phi i64 [ %1850, %1857 ], [ %1856, %1852 ], [ %1850, %1848 ]
  br i1 %1823, label %1863, label %1872

1863:
  br i1 %1824, label %1869, label %1864

1864:
  %1865 = urem i64 %1862, %72
  %1866 = mul nsw i64 %71, %1865
  %1867 = add nsw i64 %1866, %1861
  %1868 = udiv i64 %1862, %72
  br label %1872

1869:
  %1870 = mul nsw i64 %71, %1862
  %1871 = add nsw i64 %1870, %1861
  br label %1872

1872:
  %1873 = phi i64 [ %1871, %1869 ], [ %1867, %1864 ], [ %1861, %1860 ]
  %1874 = phi i64 [ %1862, %1869 ], [ %1868, %1864 ], [ %1862, %1860 ]
  br i1 %1825, label %1875, label %1884

1875:
  br i1 %1826, label %1881, label %1876

1876:
  %1877 = urem i64 %1874, %81
  %1878 = mul nsw i64 %80, %1877
  %1879 = add nsw i64 %1878, %1873
  %1880 = udiv i64 %1874, %81
  br label %1884

1881:
  %1882 = mul nsw i64 %80, %1874
  %1883 = add nsw i64 %1882, %1873
  br label %1884

1884:
  %1885 = phi i64 [ %1883, %1881 ], [ %1879, %1876 ], [ %1873, %1872 ]
  %1886 = phi i64 [ %1874, %1881 ], [ %1880, %1876 ], [ %1874, %1872 ]
  br i1 %1827, label %1887, label %1896

1887:
  br i1 %1828, label %1893, label %1888

1888:
  %1889 = urem i64 %1886, %90
  %1890 = mul nsw i64 %89, %1889
  %1891 = add nsw i64 %1890, %1885
  %1892 = udiv i64 %1886, %90
  br label %1896

1893:
  %1894 = mul nsw i64 %89, %1886
  %1895 = add nsw i64 %1894, %1885
  br label %1896

1896:
  %1897 = phi i64 [ %1895, %1893 ], [ %1891, %1888 ], [ %1885, %1884 ]
  %1898 = phi i64 [ %1886, %1893 ], [ %1892, %1888 ], [ %1886, %1884 ]
  br i1 %1829, label %1899, label %1907

1899:
  br i1 %1830, label %1904, label %1900

1900:
  %1901 = urem i64 %1898, %99
  %1902 = mul nsw i64 %98, %1901
  %1903 = add nsw i64 %1902, %1897
  br label %1907

1904:
  %1905 = mul nsw i64 %98, %1898
  %1906 = add nsw i64 %1905, %1897
  br label %1907

1907:
  %1908 = phi i64 [ %1906, %1904 ], [ %1903, %1900 ], [ %1897, %1896 ]
  br i1 %1831, label %1909, label %1912

1909:
  %1910 = add nuw nsw i64 %1840, 1
  %1911 = icmp eq i64 %1910, %45
  br i1 %1911, label %1836, label %1839

1912:
  %1913 = getelementptr inbounds i8, ptr %15, i64 %1908
  %1914 = mul nsw i64 %44, %1840
  %1915 = getelementptr inbounds i8, ptr %1913, i64 %1914
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef nonnull %1915) #7
  br label %1909

1916:
  br i1 %486, label %1918, label %1917

1917:
  tail call void @free(ptr noundef %15)
  br label %1918

1918:
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
  tail call void @_FortranAAssignTemporary(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %2037

304:
  %305 = icmp eq i32 %287, 1
  %306 = icmp ne ptr %15, null
  %307 = select i1 %305, i1 %306, i1 false
  br i1 %307, label %308, label %424

308:
  %309 = icmp eq i32 %28, 0
  br i1 %309, label %310, label %311

310:
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef nonnull %15) #7
  br label %424

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
  br i1 %327, label %328, label %424

328:
  %329 = icmp sgt i64 %45, 0
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
  br label %342

342:
  %343 = phi i64 [ 0, %328 ], [ %352, %351 ]
  br i1 %329, label %344, label %351

344:
  %345 = mul nsw i64 %53, %343
  br label %346

346:
  %347 = phi i64 [ %422, %417 ], [ 0, %344 ]
  %348 = xor i1 %330, true
  %349 = or i1 %348, %331
  %350 = select i1 %348, i64 0, i64 %345
  br i1 %349, label %358, label %354

351:
  %352 = add nuw nsw i64 %343, 1
  %353 = icmp eq i64 %352, %326
  br i1 %353, label %424, label %342

354:
  %355 = urem i64 %343, %54
  %356 = mul nsw i64 %53, %355
  %357 = udiv i64 %343, %54
  br label %358

358:
  %359 = phi i64 [ %350, %346 ], [ %356, %354 ]
  %360 = phi i64 [ %343, %346 ], [ %357, %354 ]
  br i1 %332, label %361, label %370

361:
  br i1 %333, label %367, label %362

362:
  %363 = urem i64 %360, %63
  %364 = mul nsw i64 %62, %363
  %365 = add nsw i64 %364, %359
  %366 = udiv i64 %360, %63
  br label %370

367:
  %368 = mul nsw i64 %62, %360
  %369 = add nsw i64 %368, %359
  br label %370

370:
  %371 = phi i64 [ %369, %367 ], [ %365, %362 ], [ %359, %358 ]
  %372 = phi i64 [ %360, %367 ], [ %366, %362 ], [ %360, %358 ]
  br i1 %334, label %373, label %382

373:
  br i1 %335, label %379, label %374

374:
  %375 = urem i64 %372, %72
  %376 = mul nsw i64 %71, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %72
  br label %382

379:
  %380 = mul nsw i64 %71, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %336, label %385, label %394

385:
  br i1 %337, label %391, label %386

386:
  %387 = urem i64 %384, %81
  %388 = mul nsw i64 %80, %387
  %389 = add nsw i64 %388, %383
  %390 = udiv i64 %384, %81
  br label %394

391:
  %392 = mul nsw i64 %80, %384
  %393 = add nsw i64 %392, %383
  br label %394

394:
  %395 = phi i64 [ %393, %391 ], [ %389, %386 ], [ %383, %382 ]
  %396 = phi i64 [ %384, %391 ], [ %390, %386 ], [ %384, %382 ]
  br i1 %338, label %397, label %406

397:
  br i1 %339, label %403, label %398

398:
  %399 = urem i64 %396, %90
  %400 = mul nsw i64 %89, %399
  %401 = add nsw i64 %400, %395
  %402 = udiv i64 %396, %90
  br label %406

403:
  %404 = mul nsw i64 %89, %396
  %405 = add nsw i64 %404, %395
  br label %406

406:
  %407 = phi i64 [ %405, %403 ], [ %401, %398 ], [ %395, %394 ]
  %408 = phi i64 [ %396, %403 ], [ %402, %398 ], [ %396, %394 ]
  br i1 %340, label %409, label %417

409:
  br i1 %341, label %414, label %410

410:
  %411 = urem i64 %408, %99
  %412 = mul nsw i64 %98, %411
  %413 = add nsw i64 %412, %407
  br label %417

414:
  %415 = mul nsw i64 %98, %408
  %416 = add nsw i64 %415, %407
  br label %417

417:
  %418 = phi i64 [ %416, %414 ], [ %413, %410 ], [ %407, %406 ]
  %419 = getelementptr inbounds i8, ptr %15, i64 %418
  %420 = mul nsw i64 %44, %347
  %421 = getelementptr inbounds i8, ptr %419, i64 %420
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef nonnull %421) #7
  %422 = add nuw nsw i64 %347, 1
  %423 = icmp eq i64 %422, %45
  br i1 %423, label %351, label %346

424:
  switch i32 %120, label %428 [
    i32 28, label %429
    i32 27, label %425
    i32 35, label %426
    i32 34, label %427
  ]

425:
  br label %429

426:
  br label %429

427:
  br label %429

428:
  br label %429

429:
  %430 = phi i32 [ 0, %428 ], [ 1, %425 ], [ 4, %426 ], [ 3, %427 ], [ 2, %424 ]
  %431 = icmp eq i32 %113, 0
  %432 = select i1 %431, i32 %28, i32 %113
  br i1 %288, label %443, label %433

433:
  %434 = icmp eq ptr %15, null
  br i1 %434, label %443, label %435

435:
  %436 = icmp ult i32 %120, 45
  %437 = zext nneg i32 %120 to i45
  %438 = lshr i45 -7696581394432, %437
  %439 = trunc i45 %438 to i1
  %440 = select i1 %436, i1 %439, i1 false
  %441 = icmp ne i64 %21, %106
  %442 = select i1 %440, i1 %441, i1 false
  br label %443

443:
  %444 = phi i1 [ false, %429 ], [ true, %433 ], [ %442, %435 ]
  br i1 %431, label %445, label %466

445:
  br i1 %444, label %446, label %575

446:
  %447 = mul nsw i64 %54, %45
  %448 = mul nsw i64 %63, %447
  %449 = mul nsw i64 %72, %448
  %450 = mul nsw i64 %81, %449
  %451 = mul nsw i64 %90, %450
  %452 = mul nsw i64 %99, %451
  %453 = mul i64 %452, %106
  %454 = tail call i64 @llvm.umax.i64(i64 %453, i64 1)
  %455 = tail call ptr @malloc(i64 noundef %454) #9
  store ptr %455, ptr %0, align 8
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %456, align 8
  %457 = trunc i32 %120 to i8
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %457, ptr %458, align 1
  %459 = mul nsw i64 %45, %106
  %460 = mul nsw i64 %54, %459
  %461 = mul nsw i64 %63, %460
  %462 = mul nsw i64 %72, %461
  %463 = mul nsw i64 %81, %462
  %464 = mul nsw i64 %90, %463
  %465 = icmp eq ptr %15, null
  br label %575

466:
  br i1 %288, label %575, label %467

467:
  br i1 %444, label %482, label %468

468:
  %469 = icmp ne i64 %45, %131
  %470 = icmp ne i64 %54, %143
  %471 = icmp ne i64 %63, %155
  %472 = icmp ne i64 %72, %167
  %473 = icmp ne i64 %81, %179
  %474 = icmp ne i64 %90, %191
  %475 = icmp ne i64 %99, %203
  %476 = select i1 %475, i1 true, i1 %474
  %477 = select i1 %476, i1 true, i1 %473
  %478 = select i1 %477, i1 true, i1 %472
  %479 = select i1 %478, i1 true, i1 %471
  %480 = select i1 %479, i1 true, i1 %470
  %481 = select i1 %480, i1 true, i1 %469
  br label %482

482:
  %483 = phi i1 [ true, %467 ], [ %481, %468 ]
  br i1 %483, label %484, label %566

484:
  %485 = mul nsw i64 %143, %131
  %486 = mul nsw i64 %155, %485
  %487 = mul nsw i64 %167, %486
  %488 = mul nsw i64 %179, %487
  %489 = mul nsw i64 %191, %488
  %490 = mul nsw i64 %203, %489
  %491 = mul i64 %490, %106
  %492 = tail call i64 @llvm.umax.i64(i64 %491, i64 1)
  %493 = tail call ptr @malloc(i64 noundef %492) #9
  store ptr %493, ptr %0, align 8
  %494 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %106, ptr %494, align 8
  %495 = trunc i32 %120 to i8
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %495, ptr %496, align 1
  %497 = icmp sgt i32 %113, 0
  br i1 %497, label %498, label %505

498:
  %499 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %500 = icmp slt i64 %131, 1
  %501 = select i1 %500, i64 1, i64 %132
  store i64 %501, ptr %499, align 8
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %131, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %106, ptr %503, align 8
  %504 = mul i64 %131, %106
  br label %505

505:
  %506 = phi i64 [ %504, %498 ], [ %106, %484 ]
  %507 = icmp sgt i32 %113, 1
  br i1 %507, label %508, label %515

508:
  %509 = icmp slt i64 %143, 1
  %510 = select i1 %509, i64 1, i64 %144
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %510, ptr %511, align 8
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %143, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %506, ptr %513, align 8
  %514 = mul i64 %143, %506
  br label %515

515:
  %516 = phi i64 [ %514, %508 ], [ %506, %505 ]
  %517 = icmp sgt i32 %113, 2
  br i1 %517, label %518, label %525

518:
  %519 = icmp slt i64 %155, 1
  %520 = select i1 %519, i64 1, i64 %156
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %520, ptr %521, align 8
  %522 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %155, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %516, ptr %523, align 8
  %524 = mul i64 %155, %516
  br label %525

525:
  %526 = phi i64 [ %524, %518 ], [ %516, %515 ]
  %527 = icmp sgt i32 %113, 3
  br i1 %527, label %528, label %535

528:
  %529 = icmp slt i64 %167, 1
  %530 = select i1 %529, i64 1, i64 %168
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %530, ptr %531, align 8
  %532 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %167, ptr %532, align 8
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %526, ptr %533, align 8
  %534 = mul i64 %167, %526
  br label %535

535:
  %536 = phi i64 [ %534, %528 ], [ %526, %525 ]
  %537 = icmp sgt i32 %113, 4
  br i1 %537, label %538, label %545

538:
  %539 = icmp slt i64 %179, 1
  %540 = select i1 %539, i64 1, i64 %180
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %540, ptr %541, align 8
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %179, ptr %542, align 8
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %536, ptr %543, align 8
  %544 = mul i64 %179, %536
  br label %545

545:
  %546 = phi i64 [ %544, %538 ], [ %536, %535 ]
  %547 = icmp sgt i32 %113, 5
  br i1 %547, label %548, label %555

548:
  %549 = icmp slt i64 %191, 1
  %550 = select i1 %549, i64 1, i64 %192
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %550, ptr %551, align 8
  %552 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %191, ptr %552, align 8
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %546, ptr %553, align 8
  %554 = mul i64 %191, %546
  br label %555

555:
  %556 = phi i64 [ %554, %548 ], [ %546, %545 ]
  %557 = icmp sgt i32 %113, 6
  br i1 %557, label %558, label %564

558:
  %559 = icmp slt i64 %203, 1
  %560 = select i1 %559, i64 1, i64 %204
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %560, ptr %561, align 8
  %562 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %203, ptr %562, align 8
  %563 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %556, ptr %563, align 8
  br label %564

564:
  %565 = icmp eq ptr %15, null
  br label %566

566:
  %567 = phi ptr [ %493, %564 ], [ %15, %482 ]
  %568 = phi i1 [ %565, %564 ], [ true, %482 ]
  %569 = mul nsw i64 %131, %106
  %570 = mul nsw i64 %143, %569
  %571 = mul nsw i64 %155, %570
  %572 = mul nsw i64 %167, %571
  %573 = mul nsw i64 %179, %572
  %574 = mul nsw i64 %191, %573
  br label %575

575:
  %576 = phi i64 [ %131, %566 ], [ %131, %466 ], [ %45, %445 ], [ %45, %446 ]
  %577 = phi i64 [ %143, %566 ], [ %143, %466 ], [ %54, %445 ], [ %54, %446 ]
  %578 = phi i64 [ %155, %566 ], [ %155, %466 ], [ %63, %445 ], [ %63, %446 ]
  %579 = phi i64 [ %167, %566 ], [ %167, %466 ], [ %72, %445 ], [ %72, %446 ]
  %580 = phi i64 [ %179, %566 ], [ %179, %466 ], [ %81, %445 ], [ %81, %446 ]
  %581 = phi i64 [ %191, %566 ], [ %191, %466 ], [ %90, %445 ], [ %90, %446 ]
  %582 = phi i64 [ %203, %566 ], [ %203, %466 ], [ %99, %445 ], [ %99, %446 ]
  %583 = phi i64 [ %130, %566 ], [ %130, %466 ], [ 0, %445 ], [ 0, %446 ]
  %584 = phi i64 [ %142, %566 ], [ %142, %466 ], [ 0, %445 ], [ 0, %446 ]
  %585 = phi i64 [ %154, %566 ], [ %154, %466 ], [ 0, %445 ], [ 0, %446 ]
  %586 = phi i64 [ %166, %566 ], [ %166, %466 ], [ 0, %445 ], [ 0, %446 ]
  %587 = phi i64 [ %178, %566 ], [ %178, %466 ], [ 0, %445 ], [ 0, %446 ]
  %588 = phi i64 [ %190, %566 ], [ %190, %466 ], [ 0, %445 ], [ 0, %446 ]
  %589 = phi i64 [ %202, %566 ], [ %202, %466 ], [ 0, %445 ], [ 0, %446 ]
  %590 = phi ptr [ %567, %566 ], [ %15, %466 ], [ %15, %445 ], [ %455, %446 ]
  %591 = phi i64 [ %131, %566 ], [ %45, %466 ], [ %45, %445 ], [ %45, %446 ]
  %592 = phi i64 [ %143, %566 ], [ %54, %466 ], [ %54, %445 ], [ %54, %446 ]
  %593 = phi i64 [ %155, %566 ], [ %63, %466 ], [ %63, %445 ], [ %63, %446 ]
  %594 = phi i64 [ %167, %566 ], [ %72, %466 ], [ %72, %445 ], [ %72, %446 ]
  %595 = phi i64 [ %179, %566 ], [ %81, %466 ], [ %81, %445 ], [ %81, %446 ]
  %596 = phi i64 [ %191, %566 ], [ %90, %466 ], [ %90, %445 ], [ %90, %446 ]
  %597 = phi i64 [ %203, %566 ], [ %99, %466 ], [ %99, %445 ], [ %99, %446 ]
  %598 = phi i64 [ %106, %566 ], [ %44, %466 ], [ %44, %445 ], [ %106, %446 ]
  %599 = phi i64 [ %569, %566 ], [ %53, %466 ], [ %53, %445 ], [ %459, %446 ]
  %600 = phi i64 [ %570, %566 ], [ %62, %466 ], [ %62, %445 ], [ %460, %446 ]
  %601 = phi i64 [ %571, %566 ], [ %71, %466 ], [ %71, %445 ], [ %461, %446 ]
  %602 = phi i64 [ %572, %566 ], [ %80, %466 ], [ %80, %445 ], [ %462, %446 ]
  %603 = phi i64 [ %573, %566 ], [ %89, %466 ], [ %89, %445 ], [ %463, %446 ]
  %604 = phi i64 [ %574, %566 ], [ %98, %466 ], [ %98, %445 ], [ %464, %446 ]
  %605 = phi i1 [ %568, %566 ], [ true, %466 ], [ true, %445 ], [ %465, %446 ]
  %606 = phi i1 [ %483, %566 ], [ %444, %466 ], [ false, %445 ], [ true, %446 ]
  %607 = icmp eq i32 %287, 0
  br i1 %607, label %608, label %1417

608:
  %609 = icmp eq i64 %591, 1
  %610 = icmp eq i64 %598, %106
  %611 = select i1 %609, i1 true, i1 %610
  %612 = mul nsw i64 %591, %106
  %613 = icmp eq i64 %592, 1
  %614 = icmp eq i64 %599, %612
  %615 = select i1 %613, i1 true, i1 %614
  %616 = and i1 %615, %611
  %617 = mul nsw i64 %592, %612
  %618 = icmp eq i64 %593, 1
  %619 = icmp eq i64 %600, %617
  %620 = select i1 %618, i1 true, i1 %619
  %621 = and i1 %620, %616
  %622 = mul nsw i64 %593, %617
  %623 = icmp eq i64 %594, 1
  %624 = icmp eq i64 %601, %622
  %625 = select i1 %623, i1 true, i1 %624
  %626 = and i1 %625, %621
  %627 = mul nsw i64 %594, %622
  %628 = icmp eq i64 %595, 1
  %629 = icmp eq i64 %602, %627
  %630 = select i1 %628, i1 true, i1 %629
  %631 = and i1 %630, %626
  %632 = mul nsw i64 %595, %627
  %633 = icmp eq i64 %596, 1
  %634 = icmp eq i64 %603, %632
  %635 = select i1 %633, i1 true, i1 %634
  %636 = and i1 %635, %631
  %637 = icmp eq i64 %597, 1
  %638 = mul nsw i64 %596, %632
  %639 = icmp eq i64 %604, %638
  %640 = select i1 %637, i1 true, i1 %639
  %641 = and i1 %640, %636
  %642 = mul i64 %577, %576
  %643 = mul i64 %578, %642
  %644 = mul i64 %579, %643
  %645 = mul i64 %580, %644
  %646 = mul i64 %581, %645
  %647 = mul i64 %582, %646
  %648 = or i1 %288, %431
  br i1 %641, label %649, label %777

649:
  %650 = icmp eq i64 %576, 1
  %651 = icmp eq i64 %583, %106
  %652 = select i1 %650, i1 true, i1 %651
  %653 = mul nsw i64 %576, %106
  %654 = icmp eq i64 %577, 1
  %655 = icmp eq i64 %584, %653
  %656 = select i1 %654, i1 true, i1 %655
  %657 = and i1 %656, %652
  %658 = mul nsw i64 %577, %653
  %659 = icmp eq i64 %578, 1
  %660 = icmp eq i64 %585, %658
  %661 = select i1 %659, i1 true, i1 %660
  %662 = and i1 %661, %657
  %663 = mul nsw i64 %578, %658
  %664 = icmp eq i64 %579, 1
  %665 = icmp eq i64 %586, %663
  %666 = select i1 %664, i1 true, i1 %665
  %667 = and i1 %666, %662
  %668 = mul nsw i64 %579, %663
  %669 = icmp eq i64 %580, 1
  %670 = icmp eq i64 %587, %668
  %671 = select i1 %669, i1 true, i1 %670
  %672 = and i1 %671, %667
  %673 = mul nsw i64 %580, %668
  %674 = icmp eq i64 %581, 1
  %675 = icmp eq i64 %588, %673
  %676 = select i1 %674, i1 true, i1 %675
  %677 = and i1 %676, %672
  %678 = icmp eq i64 %582, 1
  %679 = mul nsw i64 %581, %673
  %680 = icmp eq i64 %589, %679
  %681 = select i1 %678, i1 true, i1 %680
  %682 = and i1 %681, %677
  br i1 %682, label %683, label %777

683:
  %684 = icmp ugt ptr %590, %100
  %685 = select i1 %648, i1 %684, i1 false
  br i1 %685, label %732, label %686

686:
  switch i32 %430, label %731 [
    i32 2, label %693
    i32 1, label %691
    i32 4, label %689
    i32 3, label %687
    i32 0, label %729
  ]

687:
  %688 = icmp sgt i64 %647, 0
  br i1 %688, label %719, label %2035

689:
  %690 = icmp sgt i64 %647, 0
  br i1 %690, label %709, label %2035

691:
  %692 = icmp sgt i64 %647, 0
  br i1 %692, label %702, label %2035

693:
  %694 = icmp sgt i64 %647, 0
  br i1 %694, label %695, label %2035

695:
  %696 = phi i64 [ %700, %695 ], [ 0, %693 ]
  %697 = getelementptr inbounds nuw double, ptr %590, i64 %696
  %698 = getelementptr inbounds nuw double, ptr %100, i64 %696
  %699 = load double, ptr %698, align 8
  store double %699, ptr %697, align 8
  %700 = add nuw nsw i64 %696, 1
  %701 = icmp eq i64 %700, %647
  br i1 %701, label %2035, label %695

702:
  %703 = phi i64 [ %707, %702 ], [ 0, %691 ]
  %704 = getelementptr inbounds nuw float, ptr %590, i64 %703
  %705 = getelementptr inbounds nuw float, ptr %100, i64 %703
  %706 = load float, ptr %705, align 4
  store float %706, ptr %704, align 4
  %707 = add nuw nsw i64 %703, 1
  %708 = icmp eq i64 %707, %647
  br i1 %708, label %2035, label %702

709:
  %710 = phi i64 [ %717, %709 ], [ 0, %689 ]
  %711 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %590, i64 %710
  %712 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %100, i64 %710
  %713 = load double, ptr %712, align 8
  %714 = getelementptr inbounds nuw i8, ptr %712, i64 8
  %715 = load double, ptr %714, align 8
  store double %713, ptr %711, align 8
  %716 = getelementptr inbounds nuw i8, ptr %711, i64 8
  store double %715, ptr %716, align 8
  %717 = add nuw nsw i64 %710, 1
  %718 = icmp eq i64 %717, %647
  br i1 %718, label %2035, label %709

719:
  %720 = phi i64 [ %727, %719 ], [ 0, %687 ]
  %721 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %590, i64 %720
  %722 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %100, i64 %720
  %723 = load float, ptr %722, align 4
  %724 = getelementptr inbounds nuw i8, ptr %722, i64 4
  %725 = load float, ptr %724, align 4
  store float %723, ptr %721, align 4
  %726 = getelementptr inbounds nuw i8, ptr %721, i64 4
  store float %725, ptr %726, align 4
  %727 = add nuw nsw i64 %720, 1
  %728 = icmp eq i64 %727, %647
  br i1 %728, label %2035, label %719

729:
  %730 = mul i64 %647, %106
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %590, ptr align 1 %100, i64 %730, i1 false)
  br label %2035

731:
  unreachable

732:
  switch i32 %430, label %731 [
    i32 2, label %739
    i32 1, label %737
    i32 4, label %735
    i32 3, label %733
    i32 0, label %775
  ]

733:
  %734 = icmp sgt i64 %647, 0
  br i1 %734, label %765, label %2035

735:
  %736 = icmp sgt i64 %647, 0
  br i1 %736, label %755, label %2035

737:
  %738 = icmp sgt i64 %647, 0
  br i1 %738, label %748, label %2035

739:
  %740 = icmp sgt i64 %647, 0
  br i1 %740, label %741, label %2035

741:
  %742 = phi i64 [ %743, %741 ], [ %647, %739 ]
  %743 = add nsw i64 %742, -1
  %744 = getelementptr inbounds nuw double, ptr %590, i64 %743
  %745 = getelementptr inbounds nuw double, ptr %100, i64 %743
  %746 = load double, ptr %745, align 8
  store double %746, ptr %744, align 8
  %747 = icmp sgt i64 %742, 1
  br i1 %747, label %741, label %2035

748:
  %749 = phi i64 [ %750, %748 ], [ %647, %737 ]
  %750 = add nsw i64 %749, -1
  %751 = getelementptr inbounds nuw float, ptr %590, i64 %750
  %752 = getelementptr inbounds nuw float, ptr %100, i64 %750
  %753 = load float, ptr %752, align 4
  store float %753, ptr %751, align 4
  %754 = icmp sgt i64 %749, 1
  br i1 %754, label %748, label %2035

755:
  %756 = phi i64 [ %757, %755 ], [ %647, %735 ]
  %757 = add nsw i64 %756, -1
  %758 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %590, i64 %757
  %759 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %100, i64 %757
  %760 = load double, ptr %759, align 8
  %761 = getelementptr inbounds nuw i8, ptr %759, i64 8
  %762 = load double, ptr %761, align 8
  store double %760, ptr %758, align 8
  %763 = getelementptr inbounds nuw i8, ptr %758, i64 8
  store double %762, ptr %763, align 8
  %764 = icmp sgt i64 %756, 1
  br i1 %764, label %755, label %2035

765:
  %766 = phi i64 [ %767, %765 ], [ %647, %733 ]
  %767 = add nsw i64 %766, -1
  %768 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %590, i64 %767
  %769 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %100, i64 %767
  %770 = load float, ptr %769, align 4
  %771 = getelementptr inbounds nuw i8, ptr %769, i64 4
  %772 = load float, ptr %771, align 4
  store float %770, ptr %768, align 4
  %773 = getelementptr inbounds nuw i8, ptr %768, i64 4
  store float %772, ptr %773, align 4
  %774 = icmp sgt i64 %766, 1
  br i1 %774, label %765, label %2035

775:
  %776 = mul i64 %647, %106
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %590, ptr align 1 %100, i64 %776, i1 false)
  br label %2035

777:
  %778 = icmp sgt i64 %647, 0
  br i1 %778, label %779, label %2035

779:
  br i1 %606, label %1170, label %780

780:
  %781 = icmp sgt i64 %598, 0
  %782 = add nsw i64 %591, -1
  %783 = mul nsw i64 %782, %598
  %784 = select i1 %781, i64 %783, i64 0
  %785 = getelementptr inbounds i8, ptr %590, i64 %784
  %786 = icmp sgt i64 %599, 0
  %787 = add nsw i64 %592, -1
  %788 = mul nsw i64 %787, %599
  %789 = select i1 %786, i64 %788, i64 0
  %790 = getelementptr inbounds i8, ptr %785, i64 %789
  %791 = icmp sgt i64 %600, 0
  %792 = add nsw i64 %593, -1
  %793 = mul nsw i64 %792, %600
  %794 = select i1 %791, i64 %793, i64 0
  %795 = getelementptr inbounds i8, ptr %790, i64 %794
  %796 = icmp sgt i64 %601, 0
  %797 = add nsw i64 %594, -1
  %798 = mul nsw i64 %797, %601
  %799 = select i1 %796, i64 %798, i64 0
  %800 = getelementptr inbounds i8, ptr %795, i64 %799
  %801 = icmp sgt i64 %602, 0
  %802 = add nsw i64 %595, -1
  %803 = mul nsw i64 %802, %602
  %804 = select i1 %801, i64 %803, i64 0
  %805 = getelementptr inbounds i8, ptr %800, i64 %804
  %806 = icmp sgt i64 %603, 0
  %807 = add nsw i64 %596, -1
  %808 = mul nsw i64 %807, %603
  %809 = select i1 %806, i64 %808, i64 0
  %810 = getelementptr inbounds i8, ptr %805, i64 %809
  %811 = icmp sgt i64 %604, 0
  %812 = add nsw i64 %597, -1
  %813 = mul nsw i64 %812, %604
  %814 = select i1 %811, i64 %813, i64 0
  %815 = icmp slt i64 %583, 0
  %816 = add nsw i64 %576, -1
  %817 = mul nsw i64 %816, %583
  %818 = select i1 %815, i64 %817, i64 0
  %819 = getelementptr inbounds i8, ptr %100, i64 %818
  %820 = icmp slt i64 %584, 0
  %821 = add nsw i64 %577, -1
  %822 = mul nsw i64 %821, %584
  %823 = select i1 %820, i64 %822, i64 0
  %824 = getelementptr inbounds i8, ptr %819, i64 %823
  %825 = icmp slt i64 %585, 0
  %826 = add nsw i64 %578, -1
  %827 = mul nsw i64 %826, %585
  %828 = select i1 %825, i64 %827, i64 0
  %829 = getelementptr inbounds i8, ptr %824, i64 %828
  %830 = icmp slt i64 %586, 0
  %831 = add nsw i64 %579, -1
  %832 = mul nsw i64 %831, %586
  %833 = select i1 %830, i64 %832, i64 0
  %834 = getelementptr inbounds i8, ptr %829, i64 %833
  %835 = icmp slt i64 %587, 0
  %836 = add nsw i64 %580, -1
  %837 = mul nsw i64 %836, %587
  %838 = select i1 %835, i64 %837, i64 0
  %839 = getelementptr inbounds i8, ptr %834, i64 %838
  %840 = icmp slt i64 %588, 0
  %841 = add nsw i64 %581, -1
  %842 = mul nsw i64 %841, %588
  %843 = select i1 %840, i64 %842, i64 0
  %844 = getelementptr inbounds i8, ptr %839, i64 %843
  %845 = icmp slt i64 %589, 0
  %846 = add nsw i64 %582, -1
  %847 = mul nsw i64 %846, %589
  %848 = select i1 %845, i64 %847, i64 0
  %849 = getelementptr inbounds i8, ptr %844, i64 %848
  %850 = getelementptr inbounds i8, ptr %810, i64 %814
  %851 = getelementptr inbounds i8, ptr %850, i64 %106
  %852 = icmp ugt ptr %851, %849
  br i1 %852, label %853, label %1170

853:
  %854 = icmp sgt i64 %583, 0
  %855 = add nsw i64 %576, -1
  %856 = mul nsw i64 %855, %583
  %857 = select i1 %854, i64 %856, i64 0
  %858 = getelementptr inbounds i8, ptr %100, i64 %857
  %859 = icmp sgt i64 %584, 0
  %860 = add nsw i64 %577, -1
  %861 = mul nsw i64 %860, %584
  %862 = select i1 %859, i64 %861, i64 0
  %863 = getelementptr inbounds i8, ptr %858, i64 %862
  %864 = icmp sgt i64 %585, 0
  %865 = add nsw i64 %578, -1
  %866 = mul nsw i64 %865, %585
  %867 = select i1 %864, i64 %866, i64 0
  %868 = getelementptr inbounds i8, ptr %863, i64 %867
  %869 = icmp sgt i64 %586, 0
  %870 = add nsw i64 %579, -1
  %871 = mul nsw i64 %870, %586
  %872 = select i1 %869, i64 %871, i64 0
  %873 = getelementptr inbounds i8, ptr %868, i64 %872
  %874 = icmp sgt i64 %587, 0
  %875 = add nsw i64 %580, -1
  %876 = mul nsw i64 %875, %587
  %877 = select i1 %874, i64 %876, i64 0
  %878 = getelementptr inbounds i8, ptr %873, i64 %877
  %879 = icmp sgt i64 %588, 0
  %880 = add nsw i64 %581, -1
  %881 = mul nsw i64 %880, %588
  %882 = select i1 %879, i64 %881, i64 0
  %883 = getelementptr inbounds i8, ptr %878, i64 %882
  %884 = icmp sgt i64 %589, 0
  %885 = add nsw i64 %582, -1
  %886 = mul nsw i64 %885, %589
  %887 = select i1 %884, i64 %886, i64 0
  %888 = icmp slt i64 %598, 0
  %889 = add nsw i64 %591, -1
  %890 = mul nsw i64 %889, %598
  %891 = select i1 %888, i64 %890, i64 0
  %892 = getelementptr inbounds i8, ptr %590, i64 %891
  %893 = icmp slt i64 %599, 0
  %894 = add nsw i64 %592, -1
  %895 = mul nsw i64 %894, %599
  %896 = select i1 %893, i64 %895, i64 0
  %897 = getelementptr inbounds i8, ptr %892, i64 %896
  %898 = icmp slt i64 %600, 0
  %899 = add nsw i64 %593, -1
  %900 = mul nsw i64 %899, %600
  %901 = select i1 %898, i64 %900, i64 0
  %902 = getelementptr inbounds i8, ptr %897, i64 %901
  %903 = icmp slt i64 %601, 0
  %904 = add nsw i64 %594, -1
  %905 = mul nsw i64 %904, %601
  %906 = select i1 %903, i64 %905, i64 0
  %907 = getelementptr inbounds i8, ptr %902, i64 %906
  %908 = icmp slt i64 %602, 0
  %909 = add nsw i64 %595, -1
  %910 = mul nsw i64 %909, %602
  %911 = select i1 %908, i64 %910, i64 0
  %912 = getelementptr inbounds i8, ptr %907, i64 %911
  %913 = icmp slt i64 %603, 0
  %914 = add nsw i64 %596, -1
  %915 = mul nsw i64 %914, %603
  %916 = select i1 %913, i64 %915, i64 0
  %917 = getelementptr inbounds i8, ptr %912, i64 %916
  %918 = icmp slt i64 %604, 0
  %919 = add nsw i64 %597, -1
  %920 = mul nsw i64 %919, %604
  %921 = select i1 %918, i64 %920, i64 0
  %922 = getelementptr inbounds i8, ptr %917, i64 %921
  %923 = getelementptr inbounds i8, ptr %883, i64 %887
  %924 = getelementptr inbounds i8, ptr %923, i64 %106
  %925 = icmp ugt ptr %924, %922
  br i1 %925, label %926, label %1170

926:
  %927 = mul i64 %647, %106
  %928 = tail call i64 @llvm.umax.i64(i64 %927, i64 1)
  %929 = tail call ptr @malloc(i64 noundef %928) #9
  %930 = mul nsw i64 %576, %106
  %931 = mul nsw i64 %577, %930
  %932 = mul nsw i64 %578, %931
  %933 = mul nsw i64 %579, %932
  %934 = mul nsw i64 %580, %933
  %935 = mul nsw i64 %581, %934
  %936 = mul nsw i64 %578, %577
  %937 = mul nsw i64 %579, %936
  %938 = mul nsw i64 %580, %937
  %939 = mul nsw i64 %581, %938
  %940 = mul nsw i64 %582, %939
  %941 = icmp sgt i64 %940, 0
  br i1 %941, label %942, label %1170

942:
  %943 = icmp sgt i64 %576, 0
  %944 = icmp sgt i64 %576, 0
  %945 = icmp sgt i64 %576, 0
  %946 = icmp sgt i64 %576, 0
  %947 = icmp sgt i64 %576, 0
  %948 = icmp sgt i32 %432, 1
  %949 = icmp eq i32 %432, 2
  %950 = icmp sgt i32 %432, 2
  %951 = icmp eq i32 %432, 3
  %952 = icmp sgt i32 %432, 3
  %953 = icmp eq i32 %432, 4
  %954 = icmp sgt i32 %432, 4
  %955 = icmp eq i32 %432, 5
  %956 = icmp sgt i32 %432, 5
  %957 = icmp eq i32 %432, 6
  %958 = icmp sgt i32 %432, 6
  %959 = icmp eq i32 %432, 7
  %960 = icmp sgt i32 %432, 1
  %961 = icmp eq i32 %432, 2
  %962 = icmp sgt i32 %432, 2
  %963 = icmp eq i32 %432, 3
  %964 = icmp sgt i32 %432, 3
  %965 = icmp eq i32 %432, 4
  %966 = icmp sgt i32 %432, 4
  %967 = icmp eq i32 %432, 5
  %968 = icmp sgt i32 %432, 5
  %969 = icmp eq i32 %432, 6
  %970 = icmp sgt i32 %432, 6
  %971 = icmp eq i32 %432, 7
  br label %972

972:
  %973 = phi i64 [ 0, %942 ], [ %1168, %1167 ]
  br i1 %948, label %974, label %981

974:
  br i1 %949, label %979, label %975

975:
  %976 = urem i64 %973, %577
  %977 = mul nsw i64 %930, %976
  %978 = udiv i64 %973, %577
  br label %981

979:
  %980 = mul nsw i64 %930, %973
  br label %981

981:
  %982 = phi i64 [ %980, %979 ], [ %977, %975 ], [ 0, %972 ]
  %983 = phi i64 [ %973, %979 ], [ %978, %975 ], [ %973, %972 ]
  br i1 %950, label %984, label %993

984:
  br i1 %951, label %990, label %985

985:
  %986 = urem i64 %983, %578
  %987 = mul nsw i64 %931, %986
  %988 = add nsw i64 %987, %982
  %989 = udiv i64 %983, %578
  br label %993

990:
  %991 = mul nsw i64 %931, %983
  %992 = add nsw i64 %991, %982
  br label %993

993:
  %994 = phi i64 [ %992, %990 ], [ %988, %985 ], [ %982, %981 ]
  %995 = phi i64 [ %983, %990 ], [ %989, %985 ], [ %983, %981 ]
  br i1 %952, label %996, label %1005

996:
  br i1 %953, label %1002, label %997

997:
  %998 = urem i64 %995, %579
  %999 = mul nsw i64 %932, %998
  %1000 = add nsw i64 %999, %994
  %1001 = udiv i64 %995, %579
  br label %1005

1002:
  %1003 = mul nsw i64 %932, %995
  %1004 = add nsw i64 %1003, %994
  br label %1005

1005:
  %1006 = phi i64 [ %1004, %1002 ], [ %1000, %997 ], [ %994, %993 ]
  %1007 = phi i64 [ %995, %1002 ], [ %1001, %997 ], [ %995, %993 ]
  br i1 %954, label %1008, label %1017

1008:
  br i1 %955, label %1014, label %1009

1009:
  %1010 = urem i64 %1007, %580
  %1011 = mul nsw i64 %933, %1010
  %1012 = add nsw i64 %1011, %1006
  %1013 = udiv i64 %1007, %580
  br label %1017

1014:
  %1015 = mul nsw i64 %933, %1007
  %1016 = add nsw i64 %1015, %1006
  br label %1017

1017:
  %1018 = phi i64 [ %1016, %1014 ], [ %1012, %1009 ], [ %1006, %1005 ]
  %1019 = phi i64 [ %1007, %1014 ], [ %1013, %1009 ], [ %1007, %1005 ]
  br i1 %956, label %1020, label %1029

1020:
  br i1 %957, label %1026, label %1021

1021:
  %1022 = urem i64 %1019, %581
  %1023 = mul nsw i64 %934, %1022
  %1024 = add nsw i64 %1023, %1018
  %1025 = udiv i64 %1019, %581
  br label %1029

1026:
  %1027 = mul nsw i64 %934, %1019
  %1028 = add nsw i64 %1027, %1018
  br label %1029

1029:
  %1030 = phi i64 [ %1028, %1026 ], [ %1024, %1021 ], [ %1018, %1017 ]
  %1031 = phi i64 [ %1019, %1026 ], [ %1025, %1021 ], [ %1019, %1017 ]
  br i1 %958, label %1032, label %1040

1032:
  br i1 %959, label %1037, label %1033

1033:
  %1034 = urem i64 %1031, %582
  %1035 = mul nsw i64 %935, %1034
  %1036 = add nsw i64 %1035, %1030
  br label %1040

1037:
  %1038 = mul nsw i64 %935, %1031
  %1039 = add nsw i64 %1038, %1030
  br label %1040

1040:
  %1041 = phi i64 [ %1039, %1037 ], [ %1036, %1033 ], [ %1030, %1029 ]
  br i1 %960, label %1042, label %1049

1042:
  br i1 %961, label %1047, label %1043

1043:
  %1044 = urem i64 %973, %577
  %1045 = mul nsw i64 %584, %1044
  %1046 = udiv i64 %973, %577
  br label %1049

1047:
  %1048 = mul nsw i64 %584, %973
  br label %1049

1049:
  %1050 = phi i64 [ %1048, %1047 ], [ %1045, %1043 ], [ 0, %1040 ]
  %1051 = phi i64 [ %973, %1047 ], [ %1046, %1043 ], [ %973, %1040 ]
  br i1 %962, label %1052, label %1061

1052:
  br i1 %963, label %1058, label %1053

1053:
  %1054 = urem i64 %1051, %578
  %1055 = mul nsw i64 %585, %1054
  %1056 = add nsw i64 %1055, %1050
  %1057 = udiv i64 %1051, %578
  br label %1061

1058:
  %1059 = mul nsw i64 %585, %1051
  %1060 = add nsw i64 %1059, %1050
  br label %1061

1061:
  %1062 = phi i64 [ %1060, %1058 ], [ %1056, %1053 ], [ %1050, %1049 ]
  %1063 = phi i64 [ %1051, %1058 ], [ %1057, %1053 ], [ %1051, %1049 ]
  br i1 %964, label %1064, label %1073

1064:
  br i1 %965, label %1070, label %1065

1065:
  %1066 = urem i64 %1063, %579
  %1067 = mul nsw i64 %586, %1066
  %1068 = add nsw i64 %1067, %1062
  %1069 = udiv i64 %1063, %579
  br label %1073

1070:
  %1071 = mul nsw i64 %586, %1063
  %1072 = add nsw i64 %1071, %1062
  br label %1073

1073:
  %1074 = phi i64 [ %1072, %1070 ], [ %1068, %1065 ], [ %1062, %1061 ]
  %1075 = phi i64 [ %1063, %1070 ], [ %1069, %1065 ], [ %1063, %1061 ]
  br i1 %966, label %1076, label %1085

1076:
  br i1 %967, label %1082, label %1077

1077:
  %1078 = urem i64 %1075, %580
  %1079 = mul nsw i64 %587, %1078
  %1080 = add nsw i64 %1079, %1074
  %1081 = udiv i64 %1075, %580
  br label %1085

1082:
  %1083 = mul nsw i64 %587, %1075
  %1084 = add nsw i64 %1083, %1074
  br label %1085

1085:
  %1086 = phi i64 [ %1084, %1082 ], [ %1080, %1077 ], [ %1074, %1073 ]
  %1087 = phi i64 [ %1075, %1082 ], [ %1081, %1077 ], [ %1075, %1073 ]
  br i1 %968, label %1088, label %1097

1088:
  br i1 %969, label %1094, label %1089

1089:
  %1090 = urem i64 %1087, %581
  %1091 = mul nsw i64 %588, %1090
  %1092 = add nsw i64 %1091, %1086
  %1093 = udiv i64 %1087, %581
  br label %1097

1094:
  %1095 = mul nsw i64 %588, %1087
  %1096 = add nsw i64 %1095, %1086
  br label %1097

1097:
  %1098 = phi i64 [ %1096, %1094 ], [ %1092, %1089 ], [ %1086, %1085 ]
  %1099 = phi i64 [ %1087, %1094 ], [ %1093, %1089 ], [ %1087, %1085 ]
  br i1 %970, label %1100, label %1108

1100:
  br i1 %971, label %1105, label %1101

1101:
  %1102 = urem i64 %1099, %582
  %1103 = mul nsw i64 %589, %1102
  %1104 = add nsw i64 %1103, %1098
  br label %1108

1105:
  %1106 = mul nsw i64 %589, %1099
  %1107 = add nsw i64 %1106, %1098
  br label %1108

1108:
  %1109 = phi i64 [ %1107, %1105 ], [ %1104, %1101 ], [ %1098, %1097 ]
  %1110 = getelementptr inbounds i8, ptr %929, i64 %1041
  %1111 = getelementptr inbounds i8, ptr %100, i64 %1109
  switch i32 %430, label %731 [
    i32 2, label %1116
    i32 1, label %1115
    i32 4, label %1114
    i32 3, label %1113
    i32 0, label %1112
  ]

1112:
  br i1 %943, label %1159, label %1167

1113:
  br i1 %944, label %1147, label %1167

1114:
  br i1 %945, label %1135, label %1167

1115:
  br i1 %946, label %1126, label %1167

1116:
  br i1 %947, label %1117, label %1167

1117:
  %1118 = phi i64 [ %1124, %1117 ], [ 0, %1116 ]
  %1119 = mul nsw i64 %1118, %106
  %1120 = getelementptr inbounds i8, ptr %1110, i64 %1119
  %1121 = mul nsw i64 %1118, %583
  %1122 = getelementptr inbounds i8, ptr %1111, i64 %1121
  %1123 = load double, ptr %1122, align 8
  store double %1123, ptr %1120, align 8
  %1124 = add nuw nsw i64 %1118, 1
  %1125 = icmp eq i64 %1124, %576
  br i1 %1125, label %1167, label %1117

1126:
  %1127 = phi i64 [ %1133, %1126 ], [ 0, %1115 ]
  %1128 = mul nsw i64 %1127, %106
  %1129 = getelementptr inbounds i8, ptr %1110, i64 %1128
  %1130 = mul nsw i64 %1127, %583
  %1131 = getelementptr inbounds i8, ptr %1111, i64 %1130
  %1132 = load float, ptr %1131, align 4
  store float %1132, ptr %1129, align 4
  %1133 = add nuw nsw i64 %1127, 1
  %1134 = icmp eq i64 %1133, %576
  br i1 %1134, label %1167, label %1126

1135:
  %1136 = phi i64 [ %1145, %1135 ], [ 0, %1114 ]
  %1137 = mul nsw i64 %1136, %106
  %1138 = getelementptr inbounds i8, ptr %1110, i64 %1137
  %1139 = mul nsw i64 %1136, %583
  %1140 = getelementptr inbounds i8, ptr %1111, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = getelementptr inbounds nuw i8, ptr %1140, i64 8
  %1143 = load double, ptr %1142, align 8
  store double %1141, ptr %1138, align 8
  %1144 = getelementptr inbounds nuw i8, ptr %1138, i64 8
  store double %1143, ptr %1144, align 8
  %1145 = add nuw nsw i64 %1136, 1
  %1146 = icmp eq i64 %1145, %576
  br i1 %1146, label %1167, label %1135

1147:
  %1148 = phi i64 [ %1157, %1147 ], [ 0, %1113 ]
  %1149 = mul nsw i64 %1148, %106
  %1150 = getelementptr inbounds i8, ptr %1110, i64 %1149
  %1151 = mul nsw i64 %1148, %583
  %1152 = getelementptr inbounds i8, ptr %1111, i64 %1151
  %1153 = load float, ptr %1152, align 4
  %1154 = getelementptr inbounds nuw i8, ptr %1152, i64 4
  %1155 = load float, ptr %1154, align 4
  store float %1153, ptr %1150, align 4
  %1156 = getelementptr inbounds nuw i8, ptr %1150, i64 4
  store float %1155, ptr %1156, align 4
  %1157 = add nuw nsw i64 %1148, 1
  %1158 = icmp eq i64 %1157, %576
  br i1 %1158, label %1167, label %1147

1159:
  %1160 = phi i64 [ %1165, %1159 ], [ 0, %1112 ]
  %1161 = mul nsw i64 %1160, %106
  %1162 = getelementptr inbounds i8, ptr %1110, i64 %1161
  %1163 = mul nsw i64 %1160, %583
  %1164 = getelementptr inbounds i8, ptr %1111, i64 %1163
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1162, ptr align 1 %1164, i64 %106, i1 false)
  %1165 = add nuw nsw i64 %1160, 1
  %1166 = icmp eq i64 %1165, %576
  br i1 %1166, label %1167, label %1159

1167:
  %1168 = add nuw nsw i64 %973, 1
  %1169 = icmp eq i64 %1168, %940
  br i1 %1169, label %1170, label %972

1170:
  %1171 = phi ptr [ %100, %779 ], [ %100, %780 ], [ %100, %853 ], [ %929, %926 ], [ %929, %1167 ]
  %1172 = phi i64 [ %583, %779 ], [ %583, %780 ], [ %583, %853 ], [ %106, %926 ], [ %106, %1167 ]
  %1173 = phi i64 [ %584, %779 ], [ %584, %780 ], [ %584, %853 ], [ %930, %926 ], [ %930, %1167 ]
  %1174 = phi i64 [ %585, %779 ], [ %585, %780 ], [ %585, %853 ], [ %931, %926 ], [ %931, %1167 ]
  %1175 = phi i64 [ %586, %779 ], [ %586, %780 ], [ %586, %853 ], [ %932, %926 ], [ %932, %1167 ]
  %1176 = phi i64 [ %587, %779 ], [ %587, %780 ], [ %587, %853 ], [ %933, %926 ], [ %933, %1167 ]
  %1177 = phi i64 [ %588, %779 ], [ %588, %780 ], [ %588, %853 ], [ %934, %926 ], [ %934, %1167 ]
  %1178 = phi i64 [ %589, %779 ], [ %589, %780 ], [ %589, %853 ], [ %935, %926 ], [ %935, %1167 ]
  %1179 = phi ptr [ null, %779 ], [ null, %780 ], [ null, %853 ], [ %929, %926 ], [ %929, %1167 ]
  %1180 = mul nsw i64 %578, %577
  %1181 = mul nsw i64 %579, %1180
  %1182 = mul nsw i64 %580, %1181
  %1183 = mul nsw i64 %581, %1182
  %1184 = mul nsw i64 %582, %1183
  %1185 = icmp sgt i64 %1184, 0
  br i1 %1185, label %1186, label %1414

1186:
  %1187 = icmp sgt i64 %576, 0
  %1188 = icmp sgt i64 %576, 0
  %1189 = icmp sgt i64 %576, 0
  %1190 = icmp sgt i64 %576, 0
  %1191 = icmp sgt i64 %576, 0
  %1192 = icmp sgt i32 %432, 1
  %1193 = icmp eq i32 %432, 2
  %1194 = icmp sgt i32 %432, 2
  %1195 = icmp eq i32 %432, 3
  %1196 = icmp sgt i32 %432, 3
  %1197 = icmp eq i32 %432, 4
  %1198 = icmp sgt i32 %432, 4
  %1199 = icmp eq i32 %432, 5
  %1200 = icmp sgt i32 %432, 5
  %1201 = icmp eq i32 %432, 6
  %1202 = icmp sgt i32 %432, 6
  %1203 = icmp eq i32 %432, 7
  %1204 = icmp sgt i32 %432, 1
  %1205 = icmp eq i32 %432, 2
  %1206 = icmp sgt i32 %432, 2
  %1207 = icmp eq i32 %432, 3
  %1208 = icmp sgt i32 %432, 3
  %1209 = icmp eq i32 %432, 4
  %1210 = icmp sgt i32 %432, 4
  %1211 = icmp eq i32 %432, 5
  %1212 = icmp sgt i32 %432, 5
  %1213 = icmp eq i32 %432, 6
  %1214 = icmp sgt i32 %432, 6
  %1215 = icmp eq i32 %432, 7
  br label %1216

1216:
  %1217 = phi i64 [ 0, %1186 ], [ %1412, %1411 ]
  br i1 %1192, label %1218, label %1225

1218:
  br i1 %1193, label %1223, label %1219

1219:
  %1220 = urem i64 %1217, %592
  %1221 = mul nsw i64 %599, %1220
  %1222 = udiv i64 %1217, %592
  br label %1225

1223:
  %1224 = mul nsw i64 %599, %1217
  br label %1225

1225:
  %1226 = phi i64 [ %1224, %1223 ], [ %1221, %1219 ], [ 0, %1216 ]
  %1227 = phi i64 [ %1217, %1223 ], [ %1222, %1219 ], [ %1217, %1216 ]
  br i1 %1194, label %1228, label %1237

1228:
  br i1 %1195, label %1234, label %1229

1229:
  %1230 = urem i64 %1227, %593
  %1231 = mul nsw i64 %600, %1230
  %1232 = add nsw i64 %1231, %1226
  %1233 = udiv i64 %1227, %593
  br label %1237

1234:
  %1235 = mul nsw i64 %600, %1227
  %1236 = add nsw i64 %1235, %1226
  br label %1237

1237:
  %1238 = phi i64 [ %1236, %1234 ], [ %1232, %1229 ], [ %1226, %1225 ]
  %1239 = phi i64 [ %1227, %1234 ], [ %1233, %1229 ], [ %1227, %1225 ]
  br i1 %1196, label %1240, label %1249

1240:
  br i1 %1197, label %1246, label %1241

1241:
  %1242 = urem i64 %1239, %594
  %1243 = mul nsw i64 %601, %1242
  %1244 = add nsw i64 %1243, %1238
  %1245 = udiv i64 %1239, %594
  br label %1249

1246:
  %1247 = mul nsw i64 %601, %1239
  %1248 = add nsw i64 %1247, %1238
  br label %1249

1249:
  %1250 = phi i64 [ %1248, %1246 ], [ %1244, %1241 ], [ %1238, %1237 ]
  %1251 = phi i64 [ %1239, %1246 ], [ %1245, %1241 ], [ %1239, %1237 ]
  br i1 %1198, label %1252, label %1261

1252:
  br i1 %1199, label %1258, label %1253

1253:
  %1254 = urem i64 %1251, %595
  %1255 = mul nsw i64 %602, %1254
  %1256 = add nsw i64 %1255, %1250
  %1257 = udiv i64 %1251, %595
  br label %1261

1258:
  %1259 = mul nsw i64 %602, %1251
  %1260 = add nsw i64 %1259, %1250
  br label %1261

1261:
  %1262 = phi i64 [ %1260, %1258 ], [ %1256, %1253 ], [ %1250, %1249 ]
  %1263 = phi i64 [ %1251, %1258 ], [ %1257, %1253 ], [ %1251, %1249 ]
  br i1 %1200, label %1264, label %1273

1264:
  br i1 %1201, label %1270, label %1265

1265:
  %1266 = urem i64 %1263, %596
  %1267 = mul nsw i64 %603, %1266
  %1268 = add nsw i64 %1267, %1262
  %1269 = udiv i64 %1263, %596
  br label %1273

1270:
  %1271 = mul nsw i64 %603, %1263
  %1272 = add nsw i64 %1271, %1262
  br label %1273

1273:
  %1274 = phi i64 [ %1272, %1270 ], [ %1268, %1265 ], [ %1262, %1261 ]
  %1275 = phi i64 [ %1263, %1270 ], [ %1269, %1265 ], [ %1263, %1261 ]
  br i1 %1202, label %1276, label %1284

1276:
  br i1 %1203, label %1281, label %1277

1277:
  %1278 = urem i64 %1275, %597
  %1279 = mul nsw i64 %604, %1278
  %1280 = add nsw i64 %1279, %1274
  br label %1284

1281:
  %1282 = mul nsw i64 %604, %1275
  %1283 = add nsw i64 %1282, %1274
  br label %1284

1284:
  %1285 = phi i64 [ %1283, %1281 ], [ %1280, %1277 ], [ %1274, %1273 ]
  br i1 %1204, label %1286, label %1293

1286:
  br i1 %1205, label %1291, label %1287

1287:
  %1288 = urem i64 %1217, %577
  %1289 = mul nsw i64 %1173, %1288
  %1290 = udiv i64 %1217, %577
  br label %1293

1291:
  %1292 = mul nsw i64 %1173, %1217
  br label %1293

1293:
  %1294 = phi i64 [ %1292, %1291 ], [ %1289, %1287 ], [ 0, %1284 ]
  %1295 = phi i64 [ %1217, %1291 ], [ %1290, %1287 ], [ %1217, %1284 ]
  br i1 %1206, label %1296, label %1305

1296:
  br i1 %1207, label %1302, label %1297

1297:
  %1298 = urem i64 %1295, %578
  %1299 = mul nsw i64 %1174, %1298
  %1300 = add nsw i64 %1299, %1294
  %1301 = udiv i64 %1295, %578
  br label %1305

1302:
  %1303 = mul nsw i64 %1174, %1295
  %1304 = add nsw i64 %1303, %1294
  br label %1305

1305:
  %1306 = phi i64 [ %1304, %1302 ], [ %1300, %1297 ], [ %1294, %1293 ]
  %1307 = phi i64 [ %1295, %1302 ], [ %1301, %1297 ], [ %1295, %1293 ]
  br i1 %1208, label %1308, label %1317

1308:
  br i1 %1209, label %1314, label %1309

1309:
  %1310 = urem i64 %1307, %579
  %1311 = mul nsw i64 %1175, %1310
  %1312 = add nsw i64 %1311, %1306
  %1313 = udiv i64 %1307, %579
  br label %1317

1314:
  %1315 = mul nsw i64 %1175, %1307
  %1316 = add nsw i64 %1315, %1306
  br label %1317

1317:
  %1318 = phi i64 [ %1316, %1314 ], [ %1312, %1309 ], [ %1306, %1305 ]
  %1319 = phi i64 [ %1307, %1314 ], [ %1313, %1309 ], [ %1307, %1305 ]
  br i1 %1210, label %1320, label %1329

1320:
  br i1 %1211, label %1326, label %1321

1321:
  %1322 = urem i64 %1319, %580
  %1323 = mul nsw i64 %1176, %1322
  %1324 = add nsw i64 %1323, %1318
  %1325 = udiv i64 %1319, %580
  br label %1329

1326:
  %1327 = mul nsw i64 %1176, %1319
  %1328 = add nsw i64 %1327, %1318
  br label %1329

1329:
  %1330 = phi i64 [ %1328, %1326 ], [ %1324, %1321 ], [ %1318, %1317 ]
  %1331 = phi i64 [ %1319, %1326 ], [ %1325, %1321 ], [ %1319, %1317 ]
  br i1 %1212, label %1332, label %1341

1332:
  br i1 %1213, label %1338, label %1333

1333:
  %1334 = urem i64 %1331, %581
  %1335 = mul nsw i64 %1177, %1334
  %1336 = add nsw i64 %1335, %1330
  %1337 = udiv i64 %1331, %581
  br label %1341

1338:
  %1339 = mul nsw i64 %1177, %1331
  %1340 = add nsw i64 %1339, %1330
  br label %1341

1341:
  %1342 = phi i64 [ %1340, %1338 ], [ %1336, %1333 ], [ %1330, %1329 ]
  %1343 = phi i64 [ %1331, %1338 ], [ %1337, %1333 ], [ %1331, %1329 ]
  br i1 %1214, label %1344, label %1352

1344:
  br i1 %1215, label %1349, label %1345

1345:
  %1346 = urem i64 %1343, %582
  %1347 = mul nsw i64 %1178, %1346
  %1348 = add nsw i64 %1347, %1342
  br label %1352

1349:
  %1350 = mul nsw i64 %1178, %1343
  %1351 = add nsw i64 %1350, %1342
  br label %1352

1352:
  %1353 = phi i64 [ %1351, %1349 ], [ %1348, %1345 ], [ %1342, %1341 ]
  %1354 = getelementptr inbounds i8, ptr %590, i64 %1285
  %1355 = getelementptr inbounds i8, ptr %1171, i64 %1353
  switch i32 %430, label %731 [
    i32 2, label %1360
    i32 1, label %1359
    i32 4, label %1358
    i32 3, label %1357
    i32 0, label %1356
  ]

1356:
  br i1 %1187, label %1403, label %1411

1357:
  br i1 %1188, label %1391, label %1411

1358:
  br i1 %1189, label %1379, label %1411

1359:
  br i1 %1190, label %1370, label %1411

1360:
  br i1 %1191, label %1361, label %1411

1361:
  %1362 = phi i64 [ %1368, %1361 ], [ 0, %1360 ]
  %1363 = mul nsw i64 %1362, %598
  %1364 = getelementptr inbounds i8, ptr %1354, i64 %1363
  %1365 = mul nsw i64 %1362, %1172
  %1366 = getelementptr inbounds i8, ptr %1355, i64 %1365
  %1367 = load double, ptr %1366, align 8
  store double %1367, ptr %1364, align 8
  %1368 = add nuw nsw i64 %1362, 1
  %1369 = icmp eq i64 %1368, %576
  br i1 %1369, label %1411, label %1361

1370:
  %1371 = phi i64 [ %1377, %1370 ], [ 0, %1359 ]
  %1372 = mul nsw i64 %1371, %598
  %1373 = getelementptr inbounds i8, ptr %1354, i64 %1372
  %1374 = mul nsw i64 %1371, %1172
  %1375 = getelementptr inbounds i8, ptr %1355, i64 %1374
  %1376 = load float, ptr %1375, align 4
  store float %1376, ptr %1373, align 4
  %1377 = add nuw nsw i64 %1371, 1
  %1378 = icmp eq i64 %1377, %576
  br i1 %1378, label %1411, label %1370

1379:
  %1380 = phi i64 [ %1389, %1379 ], [ 0, %1358 ]
  %1381 = mul nsw i64 %1380, %598
  %1382 = getelementptr inbounds i8, ptr %1354, i64 %1381
  %1383 = mul nsw i64 %1380, %1172
  %1384 = getelementptr inbounds i8, ptr %1355, i64 %1383
  %1385 = load double, ptr %1384, align 8
  %1386 = getelementptr inbounds nuw i8, ptr %1384, i64 8
  %1387 = load double, ptr %1386, align 8
  store double %1385, ptr %1382, align 8
  %1388 = getelementptr inbounds nuw i8, ptr %1382, i64 8
  store double %1387, ptr %1388, align 8
  %1389 = add nuw nsw i64 %1380, 1
  %1390 = icmp eq i64 %1389, %576
  br i1 %1390, label %1411, label %1379

1391:
  %1392 = phi i64 [ %1401, %1391 ], [ 0, %1357 ]
  %1393 = mul nsw i64 %1392, %598
  %1394 = getelementptr inbounds i8, ptr %1354, i64 %1393
  %1395 = mul nsw i64 %1392, %1172
  %1396 = getelementptr inbounds i8, ptr %1355, i64 %1395
  %1397 = load float, ptr %1396, align 4
  %1398 = getelementptr inbounds nuw i8, ptr %1396, i64 4
  %1399 = load float, ptr %1398, align 4
  store float %1397, ptr %1394, align 4
  %1400 = getelementptr inbounds nuw i8, ptr %1394, i64 4
  store float %1399, ptr %1400, align 4
  %1401 = add nuw nsw i64 %1392, 1
  %1402 = icmp eq i64 %1401, %576
  br i1 %1402, label %1411, label %1391

1403:
  %1404 = phi i64 [ %1409, %1403 ], [ 0, %1356 ]
  %1405 = mul nsw i64 %1404, %598
  %1406 = getelementptr inbounds i8, ptr %1354, i64 %1405
  %1407 = mul nsw i64 %1404, %1172
  %1408 = getelementptr inbounds i8, ptr %1355, i64 %1407
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1406, ptr align 1 %1408, i64 %106, i1 false)
  %1409 = add nuw nsw i64 %1404, 1
  %1410 = icmp eq i64 %1409, %576
  br i1 %1410, label %1411, label %1403

1411:
  %1412 = add nuw nsw i64 %1217, 1
  %1413 = icmp eq i64 %1412, %1184
  br i1 %1413, label %1414, label %1216

1414:
  %1415 = icmp eq ptr %1179, null
  br i1 %1415, label %2035, label %1416

1416:
  tail call void @free(ptr noundef %1179)
  br label %2035

1417:
  br i1 %606, label %1418, label %1537

1418:
  %1419 = icmp eq i32 %432, 0
  br i1 %1419, label %1420, label %1421

1420:
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef %590) #7
  br label %1537

1421:
  %1422 = mul nsw i64 %592, %591
  %1423 = mul nsw i64 %593, %1422
  %1424 = mul nsw i64 %594, %1423
  %1425 = mul nsw i64 %595, %1424
  %1426 = mul nsw i64 %596, %1425
  %1427 = mul nsw i64 %597, %1426
  %1428 = icmp sgt i64 %1427, 0
  br i1 %1428, label %1429, label %1435

1429:
  %1430 = mul nsw i64 %593, %592
  %1431 = mul nsw i64 %594, %1430
  %1432 = mul nsw i64 %595, %1431
  %1433 = mul nsw i64 %596, %1432
  %1434 = mul nsw i64 %597, %1433
  br label %1435

1435:
  %1436 = phi i64 [ 0, %1421 ], [ %1434, %1429 ]
  %1437 = icmp sgt i64 %1436, 0
  br i1 %1437, label %1438, label %1537

1438:
  %1439 = icmp sgt i64 %591, 0
  %1440 = icmp sgt i32 %432, 1
  %1441 = icmp eq i32 %432, 2
  %1442 = icmp sgt i32 %432, 2
  %1443 = icmp eq i32 %432, 3
  %1444 = icmp sgt i32 %432, 3
  %1445 = icmp eq i32 %432, 4
  %1446 = icmp sgt i32 %432, 4
  %1447 = icmp eq i32 %432, 5
  %1448 = icmp sgt i32 %432, 5
  %1449 = icmp eq i32 %432, 6
  %1450 = icmp sgt i32 %432, 6
  %1451 = icmp eq i32 %432, 7
  %1452 = icmp eq ptr %590, null
  br label %1453

1453:
  %1454 = phi i64 [ %1458, %1457 ], [ 0, %1438 ]
  br i1 %1439, label %1455, label %1457

1455:
  %1456 = mul nsw i64 %599, %1454
  br label %1460

1457:
  %1458 = add nuw nsw i64 %1454, 1
  %1459 = icmp eq i64 %1458, %1436
  br i1 %1459, label %1537, label %1453

1460:
  %1461 = phi i64 [ %1531, %1530 ], [ 0, %1455 ]
  %1462 = xor i1 %1440, true
  %1463 = or i1 %1462, %1441
  %1464 = select i1 %1462, i64 0, i64 %1456
  br i1 %1463, label %1469, label %1465

1465:
  %1466 = urem i64 %1454, %592
  %1467 = mul nsw i64 %599, %1466
  %1468 = udiv i64 %1454, %592
  br label %1469

1469:
  %1470 = phi i64 [ %1464, %1460 ], [ %1467, %1465 ]
  %1471 = phi i64 [ %1454, %1460 ], [ %1468, %1465 ]
  br i1 %1442, label %1472, label %1481

1472:
  br i1 %1443, label %1478, label %1473

1473:
  %1474 = urem i64 %1471, %593
  %1475 = mul nsw i64 %600, %1474
  %1476 = add nsw i64 %1475, %1470
  %1477 = udiv i64 %1471, %593
  br label %1481

1478:
  %1479 = mul nsw i64 %600, %1471
  %1480 = add nsw i64 %1479, %1470
  br label %1481

1481:
  %1482 = phi i64 [ %1480, %1478 ], [ %1476, %1473 ], [ %1470, %1469 ]
  %1483 = phi i64 [ %1471, %1478 ], [ %1477, %1473 ], [ %1471, %1469 ]
  br i1 %1444, label %1484, label %1493

1484:
  br i1 %1445, label %1490, label %1485

1485:
  %1486 = urem i64 %1483, %594
  %1487 = mul nsw i64 %601, %1486
  %1488 = add nsw i64 %1487, %1482
  %1489 = udiv i64 %1483, %594
  br label %1493

1490:
  %1491 = mul nsw i64 %601, %1483
  %1492 = add nsw i64 %1491, %1482
  br label %1493

1493:
  %1494 = phi i64 [ %1492, %1490 ], [ %1488, %1485 ], [ %1482, %1481 ]
  %1495 = phi i64 [ %1483, %1490 ], [ %1489, %1485 ], [ %1483, %1481 ]
  br i1 %1446, label %1496, label %1505

1496:
  br i1 %1447, label %1502, label %1497

1497:
  %1498 = urem i64 %1495, %595
  %1499 = mul nsw i64 %602, %1498
  %1500 = add nsw i64 %1499, %1494
  %1501 = udiv i64 %1495, %595
  br label %1505

1502:
  %1503 = mul nsw i64 %602, %1495
  %1504 = add nsw i64 %1503, %1494
  br label %1505

1505:
  %1506 = phi i64 [ %1504, %1502 ], [ %1500, %1497 ], [ %1494, %1493 ]
  %1507 = phi i64 [ %1495, %1502 ], [ %1501, %1497 ], [ %1495, %1493 ]
  br i1 %1448, label %1508, label %1517

1508:
  br i1 %1449, label %1514, label %1509

1509:
  %1510 = urem i64 %1507, %596
  %1511 = mul nsw i64 %603, %1510
  %1512 = add nsw i64 %1511, %1506
  %1513 = udiv i64 %1507, %596
  br label %1517

1514:
  %1515 = mul nsw i64 %603, %1507
  %1516 = add nsw i64 %1515, %1506
  br label %1517

1517:
  %1518 = phi i64 [ %1516, %1514 ], [ %1512, %1509 ], [ %1506, %1505 ]
  %1519 = phi i64 [ %1507, %1514 ], [ %1513, %1509 ], [ %1507, %1505 ]
  br i1 %1450, label %1520, label %1528

1520:
  br i1 %1451, label %1525, label %1521

1521:
  %1522 = urem i64 %1519, %597
  %1523 = mul nsw i64 %604, %1522
  %1524 = add nsw i64 %1523, %1518
  br label %1528

1525:
  %1526 = mul nsw i64 %604, %1519
  %1527 = add nsw i64 %1526, %1518
  br label %1528

1528:
  %1529 = phi i64 [ %1527, %1525 ], [ %1524, %1521 ], [ %1518, %1517 ]
  br i1 %1452, label %1530, label %1533

1530:
  %1531 = add nuw nsw i64 %1461, 1
  %1532 = icmp slt i64 %1531, %591
  br i1 %1532, label %1460, label %1457

1533:
  %1534 = getelementptr inbounds i8, ptr %590, i64 %1529
  %1535 = mul nsw i64 %598, %1461
  %1536 = getelementptr inbounds i8, ptr %1534, i64 %1535
  tail call void @pad.fortran.type.initialize(ptr noundef %261, ptr noundef nonnull %1536) #7
  br label %1530

1537:
  %1538 = icmp eq i32 %432, 0
  br i1 %1538, label %1539, label %1540

1539:
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %590, ptr noundef %100) #7
  br label %1916

1540:
  %1541 = mul nsw i64 %578, %577
  %1542 = mul nsw i64 %579, %1541
  %1543 = mul nsw i64 %580, %1542
  %1544 = mul nsw i64 %581, %1543
  %1545 = mul nsw i64 %582, %1544
  %1546 = mul nsw i64 %577, %576
  %1547 = mul nsw i64 %578, %1546
  %1548 = mul nsw i64 %579, %1547
  %1549 = mul nsw i64 %580, %1548
  %1550 = mul nsw i64 %581, %1549
  %1551 = mul nsw i64 %582, %1550
  %1552 = icmp eq i64 %1551, 0
  br i1 %1552, label %1916, label %1553

1553:
  %1554 = icmp sgt i64 %598, 0
  %1555 = add nsw i64 %591, -1
  %1556 = mul nsw i64 %1555, %598
  %1557 = select i1 %1554, i64 %1556, i64 0
  %1558 = getelementptr inbounds i8, ptr %590, i64 %1557
  %1559 = icmp sgt i64 %599, 0
  %1560 = add nsw i64 %592, -1
  %1561 = mul nsw i64 %1560, %599
  %1562 = select i1 %1559, i64 %1561, i64 0
  %1563 = getelementptr inbounds i8, ptr %1558, i64 %1562
  %1564 = icmp sgt i64 %600, 0
  %1565 = add nsw i64 %593, -1
  %1566 = mul nsw i64 %1565, %600
  %1567 = select i1 %1564, i64 %1566, i64 0
  %1568 = getelementptr inbounds i8, ptr %1563, i64 %1567
  %1569 = icmp sgt i64 %601, 0
  %1570 = add nsw i64 %594, -1
  %1571 = mul nsw i64 %1570, %601
  %1572 = select i1 %1569, i64 %1571, i64 0
  %1573 = getelementptr inbounds i8, ptr %1568, i64 %1572
  %1574 = icmp sgt i64 %602, 0
  %1575 = add nsw i64 %595, -1
  %1576 = mul nsw i64 %1575, %602
  %1577 = select i1 %1574, i64 %1576, i64 0
  %1578 = getelementptr inbounds i8, ptr %1573, i64 %1577
  %1579 = icmp sgt i64 %603, 0
  %1580 = add nsw i64 %596, -1
  %1581 = mul nsw i64 %1580, %603
  %1582 = select i1 %1579, i64 %1581, i64 0
  %1583 = getelementptr inbounds i8, ptr %1578, i64 %1582
  %1584 = icmp sgt i64 %604, 0
  %1585 = add nsw i64 %597, -1
  %1586 = mul nsw i64 %1585, %604
  %1587 = select i1 %1584, i64 %1586, i64 0
  %1588 = icmp slt i64 %583, 0
  %1589 = add nsw i64 %576, -1
  %1590 = mul nsw i64 %1589, %583
  %1591 = select i1 %1588, i64 %1590, i64 0
  %1592 = getelementptr inbounds i8, ptr %100, i64 %1591
  %1593 = icmp slt i64 %584, 0
  %1594 = add nsw i64 %577, -1
  %1595 = mul nsw i64 %1594, %584
  %1596 = select i1 %1593, i64 %1595, i64 0
  %1597 = getelementptr inbounds i8, ptr %1592, i64 %1596
  %1598 = icmp slt i64 %585, 0
  %1599 = add nsw i64 %578, -1
  %1600 = mul nsw i64 %1599, %585
  %1601 = select i1 %1598, i64 %1600, i64 0
  %1602 = getelementptr inbounds i8, ptr %1597, i64 %1601
  %1603 = icmp slt i64 %586, 0
  %1604 = add nsw i64 %579, -1
  %1605 = mul nsw i64 %1604, %586
  %1606 = select i1 %1603, i64 %1605, i64 0
  %1607 = getelementptr inbounds i8, ptr %1602, i64 %1606
  %1608 = icmp slt i64 %587, 0
  %1609 = add nsw i64 %580, -1
  %1610 = mul nsw i64 %1609, %587
  %1611 = select i1 %1608, i64 %1610, i64 0
  %1612 = getelementptr inbounds i8, ptr %1607, i64 %1611
  %1613 = icmp slt i64 %588, 0
  %1614 = add nsw i64 %581, -1
  %1615 = mul nsw i64 %1614, %588
  %1616 = select i1 %1613, i64 %1615, i64 0
  %1617 = getelementptr inbounds i8, ptr %1612, i64 %1616
  %1618 = icmp slt i64 %589, 0
  %1619 = add nsw i64 %582, -1
  %1620 = mul nsw i64 %1619, %589
  %1621 = select i1 %1618, i64 %1620, i64 0
  %1622 = getelementptr inbounds i8, ptr %1617, i64 %1621
  %1623 = getelementptr inbounds i8, ptr %1583, i64 %1587
  %1624 = getelementptr inbounds i8, ptr %1623, i64 %106
  %1625 = icmp ugt ptr %1624, %1622
  br i1 %1625, label %1626, label %1730

1626:
  %1627 = icmp sgt i64 %583, 0
  %1628 = add nsw i64 %576, -1
  %1629 = mul nsw i64 %1628, %583
  %1630 = select i1 %1627, i64 %1629, i64 0
  %1631 = getelementptr inbounds i8, ptr %100, i64 %1630
  %1632 = icmp sgt i64 %584, 0
  %1633 = add nsw i64 %577, -1
  %1634 = mul nsw i64 %1633, %584
  %1635 = select i1 %1632, i64 %1634, i64 0
  %1636 = getelementptr inbounds i8, ptr %1631, i64 %1635
  %1637 = icmp sgt i64 %585, 0
  %1638 = add nsw i64 %578, -1
  %1639 = mul nsw i64 %1638, %585
  %1640 = select i1 %1637, i64 %1639, i64 0
  %1641 = getelementptr inbounds i8, ptr %1636, i64 %1640
  %1642 = icmp sgt i64 %586, 0
  %1643 = add nsw i64 %579, -1
  %1644 = mul nsw i64 %1643, %586
  %1645 = select i1 %1642, i64 %1644, i64 0
  %1646 = getelementptr inbounds i8, ptr %1641, i64 %1645
  %1647 = icmp sgt i64 %587, 0
  %1648 = add nsw i64 %580, -1
  %1649 = mul nsw i64 %1648, %587
  %1650 = select i1 %1647, i64 %1649, i64 0
  %1651 = getelementptr inbounds i8, ptr %1646, i64 %1650
  %1652 = icmp sgt i64 %588, 0
  %1653 = add nsw i64 %581, -1
  %1654 = mul nsw i64 %1653, %588
  %1655 = select i1 %1652, i64 %1654, i64 0
  %1656 = getelementptr inbounds i8, ptr %1651, i64 %1655
  %1657 = icmp sgt i64 %589, 0
  %1658 = add nsw i64 %582, -1
  %1659 = mul nsw i64 %1658, %589
  %1660 = select i1 %1657, i64 %1659, i64 0
  %1661 = icmp slt i64 %598, 0
  %1662 = add nsw i64 %591, -1
  %1663 = mul nsw i64 %1662, %598
  %1664 = select i1 %1661, i64 %1663, i64 0
  %1665 = getelementptr inbounds i8, ptr %590, i64 %1664
  %1666 = icmp slt i64 %599, 0
  %1667 = add nsw i64 %592, -1
  %1668 = mul nsw i64 %1667, %599
  %1669 = select i1 %1666, i64 %1668, i64 0
  %1670 = getelementptr inbounds i8, ptr %1665, i64 %1669
  %1671 = icmp slt i64 %600, 0
  %1672 = add nsw i64 %593, -1
  %1673 = mul nsw i64 %1672, %600
  %1674 = select i1 %1671, i64 %1673, i64 0
  %1675 = getelementptr inbounds i8, ptr %1670, i64 %1674
  %1676 = icmp slt i64 %601, 0
  %1677 = add nsw i64 %594, -1
  %1678 = mul nsw i64 %1677, %601
  %1679 = select i1 %1676, i64 %1678, i64 0
  %1680 = getelementptr inbounds i8, ptr %1675, i64 %1679
  %1681 = icmp slt i64 %602, 0
  %1682 = add nsw i64 %595, -1
  %1683 = mul nsw i64 %1682, %602
  %1684 = select i1 %1681, i64 %1683, i64 0
  %1685 = getelementptr inbounds i8, ptr %1680, i64 %1684
  %1686 = icmp slt i64 %603, 0
  %1687 = add nsw i64 %596, -1
  %1688 = mul nsw i64 %1687, %603
  %1689 = select i1 %1686, i64 %1688, i64 0
  %1690 = getelementptr inbounds i8, ptr %1685, i64 %1689
  %1691 = icmp slt i64 %604, 0
  %1692 = add nsw i64 %597, -1
  %1693 = mul nsw i64 %1692, %604
  %1694 = select i1 %1691, i64 %1693, i64 0
  %1695 = getelementptr inbounds i8, ptr %1690, i64 %1694
  %1696 = getelementptr inbounds i8, ptr %1656, i64 %1660
  %1697 = getelementptr inbounds i8, ptr %1696, i64 %106
  %1698 = icmp ugt ptr %1697, %1695
  br i1 %1698, label %1699, label %1730

1699:
  %1700 = icmp slt i64 %591, 2
  %1701 = icmp eq i64 %598, %583
  %1702 = select i1 %1700, i1 true, i1 %1701
  br i1 %1702, label %1704, label %1703

1703:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1704:
  %1705 = icmp slt i64 %592, 2
  %1706 = icmp eq i64 %599, %584
  %1707 = select i1 %1705, i1 true, i1 %1706
  br i1 %1707, label %1708, label %1703

1708:
  %1709 = icmp slt i64 %593, 2
  %1710 = icmp eq i64 %600, %585
  %1711 = select i1 %1709, i1 true, i1 %1710
  br i1 %1711, label %1712, label %1703

1712:
  %1713 = icmp slt i64 %594, 2
  %1714 = icmp eq i64 %601, %586
  %1715 = select i1 %1713, i1 true, i1 %1714
  br i1 %1715, label %1716, label %1703

1716:
  %1717 = icmp slt i64 %595, 2
  %1718 = icmp eq i64 %602, %587
  %1719 = select i1 %1717, i1 true, i1 %1718
  br i1 %1719, label %1720, label %1703

1720:
  %1721 = icmp slt i64 %596, 2
  %1722 = icmp eq i64 %603, %588
  %1723 = select i1 %1721, i1 true, i1 %1722
  br i1 %1723, label %1724, label %1703

1724:
  %1725 = icmp slt i64 %597, 2
  %1726 = icmp eq i64 %604, %589
  %1727 = select i1 %1725, i1 true, i1 %1726
  br i1 %1727, label %1728, label %1703

1728:
  %1729 = icmp ule ptr %590, %100
  br label %1730

1730:
  %1731 = phi i1 [ %1729, %1728 ], [ true, %1626 ], [ true, %1553 ]
  %1732 = icmp sgt i64 %1545, 0
  br i1 %1732, label %1733, label %1916

1733:
  %1734 = icmp sgt i64 %576, 0
  %1735 = icmp sgt i32 %432, 1
  %1736 = icmp eq i32 %432, 2
  %1737 = icmp sgt i32 %432, 2
  %1738 = icmp eq i32 %432, 3
  %1739 = icmp sgt i32 %432, 3
  %1740 = icmp eq i32 %432, 4
  %1741 = icmp sgt i32 %432, 4
  %1742 = icmp eq i32 %432, 5
  %1743 = icmp sgt i32 %432, 5
  %1744 = icmp eq i32 %432, 6
  %1745 = icmp sgt i32 %432, 6
  %1746 = icmp eq i32 %432, 7
  %1747 = icmp sgt i32 %432, 1
  %1748 = icmp eq i32 %432, 2
  %1749 = icmp sgt i32 %432, 2
  %1750 = icmp eq i32 %432, 3
  %1751 = icmp sgt i32 %432, 3
  %1752 = icmp eq i32 %432, 4
  %1753 = icmp sgt i32 %432, 4
  %1754 = icmp eq i32 %432, 5
  %1755 = icmp sgt i32 %432, 5
  %1756 = icmp eq i32 %432, 6
  %1757 = icmp sgt i32 %432, 6
  %1758 = icmp eq i32 %432, 7
  br label %1759

1759:
  %1760 = phi i64 [ 0, %1733 ], [ %1903, %1902 ]
  %1761 = xor i64 %1760, -1
  %1762 = add nsw i64 %1545, %1761
  %1763 = select i1 %1731, i64 %1760, i64 %1762
  br i1 %1735, label %1764, label %1771

1764:
  br i1 %1736, label %1769, label %1765

1765:
  %1766 = urem i64 %1763, %592
  %1767 = mul nsw i64 %599, %1766
  %1768 = udiv i64 %1763, %592
  br label %1771

1769:
  %1770 = mul nsw i64 %599, %1763
  br label %1771

1771:
  %1772 = phi i64 [ %1770, %1769 ], [ %1767, %1765 ], [ 0, %1759 ]
  %1773 = phi i64 [ %1763, %1769 ], [ %1768, %1765 ], [ %1763, %1759 ]
  br i1 %1737, label %1774, label %1783

1774:
  br i1 %1738, label %1780, label %1775

1775:
  %1776 = urem i64 %1773, %593
  %1777 = mul nsw i64 %600, %1776
  %1778 = add nsw i64 %1777, %1772
  %1779 = udiv i64 %1773, %593
  br label %1783

1780:
  %1781 = mul nsw i64 %600, %1773
  %1782 = add nsw i64 %1781, %1772
  br label %1783

1783:
  %1784 = phi i64 [ %1782, %1780 ], [ %1778, %1775 ], [ %1772, %1771 ]
  %1785 = phi i64 [ %1773, %1780 ], [ %1779, %1775 ], [ %1773, %1771 ]
  br i1 %1739, label %1786, label %1795

1786:
  br i1 %1740, label %1792, label %1787

1787:
  %1788 = urem i64 %1785, %594
  %1789 = mul nsw i64 %601, %1788
  %1790 = add nsw i64 %1789, %1784
  %1791 = udiv i64 %1785, %594
  br label %1795

1792:
  %1793 = mul nsw i64 %601, %1785
  %1794 = add nsw i64 %1793, %1784
  br label %1795

1795:
  %1796 = phi i64 [ %1794, %1792 ], [ %1790, %1787 ], [ %1784, %1783 ]
  %1797 = phi i64 [ %1785, %1792 ], [ %1791, %1787 ], [ %1785, %1783 ]
  br i1 %1741, label %1798, label %1807

1798:
  br i1 %1742, label %1804, label %1799

1799:
  %1800 = urem i64 %1797, %595
  %1801 = mul nsw i64 %602, %1800
  %1802 = add nsw i64 %1801, %1796
  %1803 = udiv i64 %1797, %595
  br label %1807

1804:
  %1805 = mul nsw i64 %602, %1797
  %1806 = add nsw i64 %1805, %1796
  br label %1807

1807:
  %1808 = phi i64 [ %1806, %1804 ], [ %1802, %1799 ], [ %1796, %1795 ]
  %1809 = phi i64 [ %1797, %1804 ], [ %1803, %1799 ], [ %1797, %1795 ]
  br i1 %1743, label %1810, label %1819

1810:
  br i1 %1744, label %1816, label %1811

1811:
  %1812 = urem i64 %1809, %596
  %1813 = mul nsw i64 %603, %1812
  %1814 = add nsw i64 %1813, %1808
  %1815 = udiv i64 %1809, %596
  br label %1819

1816:
  %1817 = mul nsw i64 %603, %1809
  %1818 = add nsw i64 %1817, %1808
  br label %1819

1819:
  %1820 = phi i64 [ %1818, %1816 ], [ %1814, %1811 ], [ %1808, %1807 ]
  %1821 = phi i64 [ %1809, %1816 ], [ %1815, %1811 ], [ %1809, %1807 ]
  br i1 %1745, label %1822, label %1830

1822:
  br i1 %1746, label %1827, label %1823

1823:
  %1824 = urem i64 %1821, %597
  %1825 = mul nsw i64 %604, %1824
  %1826 = add nsw i64 %1825, %1820
  br label %1830

1827:
  %1828 = mul nsw i64 %604, %1821
  %1829 = add nsw i64 %1828, %1820
  br label %1830

1830:
  %1831 = phi i64 [ %1829, %1827 ], [ %1826, %1823 ], [ %1820, %1819 ]
  br i1 %1747, label %1832, label %1839

1832:
  br i1 %1748, label %1837, label %1833

1833:
  %1834 = urem i64 %1763, %577
  %1835 = mul nsw i64 %584, %1834
  %1836 = udiv i64 %1763, %577
  br label %1839

1837:
  %1838 = mul nsw i64 %584, %1763
  br label %1839

1839:
  %1840 = phi i64 [ %1838, %1837 ], [ %1835, %1833 ], [ 0, %1830 ]
  %1841 = phi i64 [ %1763, %1837 ], [ %1836, %1833 ], [ %1763, %1830 ]
  br i1 %1749, label %1842, label %1851

1842:
  br i1 %1750, label %1848, label %1843

1843:
  %1844 = urem i64 %1841, %578
  %1845 = mul nsw i64 %585, %1844
  %1846 = add nsw i64 %1845, %1840
  %1847 = udiv i64 %1841, %578
  br label %1851

1848:
  %1849 = mul nsw i64 %585, %1841
  %1850 = add nsw i64 %1849, %1840
  br label %1851

1851:
  %1852 = phi i64 [ %1850, %1848 ], [ %1846, %1843 ], [ %1840, %1839 ]
  %1853 = phi i64 [ %1841, %1848 ], [ %1847, %1843 ], [ %1841, %1839 ]
  br i1 %1751, label %1854, label %1863

1854:
  br i1 %1752, label %1860, label %1855

1855:
  %1856 = urem i64 %1853, %579
  %1857 = mul nsw i64 %586, %1856
  %1858 = add nsw i64 %1857, %1852
  %1859 = udiv i64 %1853, %579
  br label %1863

1860:
  %1861 = mul nsw i64 %586, %1853
  %1862 = add nsw i64 %1861, %1852
  br label %1863

1863:
  %1864 = phi i64 [ %1862, %1860 ], [ %1858, %1855 ], [ %1852, %1851 ]
  %1865 = phi i64 [ %1853, %1860 ], [ %1859, %1855 ], [ %1853, %1851 ]
  br i1 %1753, label %1866, label %1875

1866:
  br i1 %1754, label %1872, label %1867

1867:
  %1868 = urem i64 %1865, %580
  %1869 = mul nsw i64 %587, %1868
  %1870 = add nsw i64 %1869, %1864
  %1871 = udiv i64 %1865, %580
  br label %1875

1872:
  %1873 = mul nsw i64 %587, %1865
  %1874 = add nsw i64 %1873, %1864
  br label %1875

1875:
  %1876 = phi i64 [ %1874, %1872 ], [ %1870, %1867 ], [ %1864, %1863 ]
  %1877 = phi i64 [ %1865, %1872 ], [ %1871, %1867 ], [ %1865, %1863 ]
  br i1 %1755, label %1878, label %1887

1878:
  br i1 %1756, label %1884, label %1879

1879:
  %1880 = urem i64 %1877, %581
  %1881 = mul nsw i64 %588, %1880
  %1882 = add nsw i64 %1881, %1876
  %1883 = udiv i64 %1877, %581
  br label %1887

1884:
  %1885 = mul nsw i64 %588, %1877
  %1886 = add nsw i64 %1885, %1876
  br label %1887

1887:
  %1888 = phi i64 [ %1886, %1884 ], [ %1882, %1879 ], [ %1876, %1875 ]
  %1889 = phi i64 [ %1877, %1884 ], [ %1883, %1879 ], [ %1877, %1875 ]
  br i1 %1757, label %1890, label %1898

1890:
  br i1 %1758, label %1895, label %1891

1891:
  %1892 = urem i64 %1889, %582
  %1893 = mul nsw i64 %589, %1892
  %1894 = add nsw i64 %1893, %1888
  br label %1898

1895:
  %1896 = mul nsw i64 %589, %1889
  %1897 = add nsw i64 %1896, %1888
  br label %1898

1898:
  %1899 = phi i64 [ %1897, %1895 ], [ %1894, %1891 ], [ %1888, %1887 ]
  %1900 = getelementptr inbounds i8, ptr %590, i64 %1831
  %1901 = getelementptr inbounds i8, ptr %100, i64 %1899
  br i1 %1734, label %1905, label %1902

1902:
  %1903 = add nuw nsw i64 %1760, 1
  %1904 = icmp eq i64 %1903, %1545
  br i1 %1904, label %1916, label %1759

1905:
  %1906 = phi i64 [ %1914, %1905 ], [ 0, %1898 ]
  %1907 = xor i64 %1906, -1
  %1908 = add nsw i64 %576, %1907
  %1909 = select i1 %1731, i64 %1906, i64 %1908
  %1910 = mul nsw i64 %598, %1909
  %1911 = getelementptr inbounds i8, ptr %1900, i64 %1910
  %1912 = mul nsw i64 %583, %1909
  %1913 = getelementptr inbounds i8, ptr %1901, i64 %1912
  tail call void @pad.fortran.type.assign(ptr noundef %261, ptr noundef %1911, ptr noundef %1913) #7
  %1914 = add nuw nsw i64 %1906, 1
  %1915 = icmp eq i64 %1914, %576
  br i1 %1915, label %1902, label %1905

1916:
  br i1 %605, label %2037, label %1917

1917:
  br i1 %1538, label %1918, label %1919

1918:
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef %15) #7
  br label %2035

1919:
  %1920 = mul nsw i64 %54, %45
  %1921 = mul nsw i64 %63, %1920
  %1922 = mul nsw i64 %72, %1921
  %1923 = mul nsw i64 %81, %1922
  %1924 = mul nsw i64 %90, %1923
  %1925 = mul nsw i64 %99, %1924
  %1926 = icmp sgt i64 %1925, 0
  br i1 %1926, label %1927, label %1933

1927:
  %1928 = mul nsw i64 %63, %54
  %1929 = mul nsw i64 %72, %1928
  %1930 = mul nsw i64 %81, %1929
  %1931 = mul nsw i64 %90, %1930
  %1932 = mul nsw i64 %99, %1931
  br label %1933

1933:
  %1934 = phi i64 [ 0, %1919 ], [ %1932, %1927 ]
  %1935 = icmp sgt i64 %1934, 0
  br i1 %1935, label %1936, label %2035

1936:
  %1937 = icmp sgt i64 %45, 0
  %1938 = icmp sgt i32 %432, 1
  %1939 = icmp eq i32 %432, 2
  %1940 = icmp sgt i32 %432, 2
  %1941 = icmp eq i32 %432, 3
  %1942 = icmp sgt i32 %432, 3
  %1943 = icmp eq i32 %432, 4
  %1944 = icmp sgt i32 %432, 4
  %1945 = icmp eq i32 %432, 5
  %1946 = icmp sgt i32 %432, 5
  %1947 = icmp eq i32 %432, 6
  %1948 = icmp sgt i32 %432, 6
  %1949 = icmp eq i32 %432, 7
  %1950 = icmp eq ptr %15, null
  br label %1951

1951:
  %1952 = phi i64 [ 0, %1936 ], [ %1956, %1955 ]
  br i1 %1937, label %1953, label %1955

1953:
  %1954 = mul nsw i64 %53, %1952
  br label %1958

1955:
  %1956 = add nuw nsw i64 %1952, 1
  %1957 = icmp eq i64 %1956, %1934
  br i1 %1957, label %2035, label %1951

1958:
  %1959 = phi i64 [ %2029, %2028 ], [ 0, %1953 ]
  %1960 = xor i1 %1938, true
  %1961 = or i1 %1960, %1939
  %1962 = select i1 %1960, i64 0, i64 %1954
  br i1 %1961, label %1967, label %1963

1963:
  %1964 = urem i64 %1952, %54
  %1965 = mul nsw i64 %53, %1964
  %1966 = udiv i64 %1952, %54
  br label %1967

1967:
  %1968 = phi i64 [ %1962, %1958 ], [ %1965, %1963 ]
  %1969 = phi i64 [ %1952, %1958 ], [ %1966, %1963 ]
  br i1 %1940, label %1970, label %1979

1970:
  br i1 %1941, label %1976, label %1971

1971:
  %1972 = urem i64 %1969, %63
  %1973 = mul nsw i64 %62, %1972
  %1974 = add nsw i64 %1973, %1968
  %1975 = udiv i64 %1969, %63
  br label %1979

1976:
  %1977 = mul nsw i64 %62, %1969
  %1978 = add nsw i64 %1977, %1968
  br label %1979

1979:
  %1980 = phi i64 [ %1978, %1976 ], [ %1974, %1971 ], [ %1968, %1967 ]
  %1981 = phi i64 [ %1969, %1976 ], [ %1975, %1971 ], [ %1969, %1967 ]
  br i1 %1942, label %1982, label %1991

1982:
  br i1 %1943, label %1988, label %1983

1983:
  %1984 = urem i64 %1981, %72
  %1985 = mul nsw i64 %71, %1984
  %1986 = add nsw i64 %1985, %1980
  %1987 = udiv i64 %1981, %72
  br label %1991

1988:
  %1989 = mul nsw i64 %71, %1981
  %1990 = add nsw i64 %1989, %1980
  br label %1991

1991:
  %1992 = phi i64 [ %1990, %1988 ], [ %1986, %1983 ], [ %1980, %1979 ]
  %1993 = phi i64 [ %1981, %1988 ], [ %1987, %1983 ], [ %1981, %1979 ]
  br i1 %1944, label %1994, label %2003

1994:
  br i1 %1945, label %2000, label %1995

1995:
  %1996 = urem i64 %1993, %81
  %1997 = mul nsw i64 %80, %1996
  %1998 = add nsw i64 %1997, %1992
  %1999 = udiv i64 %1993, %81
  br label %2003

2000:
  %2001 = mul nsw i64 %80, %1993
  %2002 = add nsw i64 %2001, %1992
  br label %2003

2003:
  %2004 = phi i64 [ %2002, %2000 ], [ %1998, %1995 ], [ %1992, %1991 ]
  %2005 = phi i64 [ %1993, %2000 ], [ %1999, %1995 ], [ %1993, %1991 ]
  br i1 %1946, label %2006, label %2015

2006:
  br i1 %1947, label %2012, label %2007

2007:
  %2008 = urem i64 %2005, %90
  %2009 = mul nsw i64 %89, %2008
  %2010 = add nsw i64 %2009, %2004
  %2011 = udiv i64 %2005, %90
  br label %2015

2012:
  %2013 = mul nsw i64 %89, %2005
  %2014 = add nsw i64 %2013, %2004
  br label %2015

2015:
  %2016 = phi i64 [ %2014, %2012 ], [ %2010, %2007 ], [ %2004, %2003 ]
  %2017 = phi i64 [ %2005, %2012 ], [ %2011, %2007 ], [ %2005, %2003 ]
  br i1 %1948, label %2018, label %2026

2018:
  br i1 %1949, label %2023, label %2019

2019:
  %2020 = urem i64 %2017, %99
  %2021 = mul nsw i64 %98, %2020
  %2022 = add nsw i64 %2021, %2016
  br label %2026

2023:
  %2024 = mul nsw i64 %98, %2017
  %2025 = add nsw i64 %2024, %2016
  br label %2026

2026:
  %2027 = phi i64 [ %2025, %2023 ], [ %2022, %2019 ], [ %2016, %2015 ]
  br i1 %1950, label %2028, label %2031

2028:
  %2029 = add nuw nsw i64 %1959, 1
  %2030 = icmp eq i64 %2029, %45
  br i1 %2030, label %1955, label %1958

2031:
  %2032 = getelementptr inbounds i8, ptr %15, i64 %2027
  %2033 = mul nsw i64 %44, %1959
  %2034 = getelementptr inbounds i8, ptr %2032, i64 %2033
  tail call void @pad.fortran.type.destroy(ptr noundef %261, ptr noundef nonnull %2034) #7
  br label %2028

2035:
  br i1 %605, label %2037, label %2036

2036:
  tail call void @free(ptr noundef %15)
  br label %2037

2037:
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
