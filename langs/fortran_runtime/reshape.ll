; Made from reshape.c by regenerate.py.
; Spread: 6 arguments, facts of 1
; Reshape: 7 arguments, facts of 0 1 2 3 4
; Transpose: 4 arguments, facts of 1

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [18 x i8] c"bad DIM= argument\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"RESHAPE: not enough elements\00", align 1

define linkonce_odr hidden void @pad.fortran.Spread(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = load ptr, ptr %1, align 8
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  br label %17

17:
  %18 = phi i64 [ %16, %14 ], [ %9, %11 ]
  %19 = icmp eq i32 %6, -128
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %22 = load i8, ptr %21, align 4
  %23 = sext i8 %22 to i32
  br label %24

24:
  %25 = phi i32 [ %23, %20 ], [ %6, %17 ]
  %26 = icmp eq i32 %7, -128
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  br label %31

31:
  %32 = phi i32 [ %30, %27 ], [ %7, %24 ]
  %33 = icmp sgt i32 %25, 0
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %38 = load i64, ptr %37, align 8
  br label %39

39:
  %40 = phi i64 [ %36, %34 ], [ 1, %31 ]
  %41 = phi i64 [ %38, %34 ], [ 0, %31 ]
  %42 = icmp sgt i32 %25, 1
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %45, %43 ], [ 1, %39 ]
  %50 = phi i64 [ %47, %43 ], [ 0, %39 ]
  %51 = icmp sgt i32 %25, 2
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %59 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %60 = icmp sgt i32 %25, 3
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %68 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %69 = icmp sgt i32 %25, 4
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %77 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %78 = icmp sgt i32 %25, 5
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %86 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %87 = icmp sgt i32 %25, 6
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %95 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %96 = icmp eq ptr %10, null
  %97 = icmp eq i32 %32, 42
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %99, label %151

99:
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %101 = load i8, ptr %100, align 1
  %102 = and i8 %101, 1
  %103 = icmp eq i8 %102, 0
  br i1 %103, label %151, label %104

104:
  %105 = icmp eq i32 %25, 0
  br i1 %105, label %106, label %109

106:
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %108 = load ptr, ptr %107, align 8
  br label %109

109:
  %110 = phi ptr [ %108, %106 ], [ null, %104 ]
  %111 = icmp eq i32 %25, 1
  br i1 %111, label %112, label %115

112:
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %114 = load ptr, ptr %113, align 8
  br label %115

115:
  %116 = phi ptr [ %114, %112 ], [ %110, %109 ]
  %117 = icmp eq i32 %25, 2
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %120 = load ptr, ptr %119, align 8
  br label %121

121:
  %122 = phi ptr [ %120, %118 ], [ %116, %115 ]
  %123 = icmp eq i32 %25, 3
  br i1 %123, label %124, label %127

124:
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %126 = load ptr, ptr %125, align 8
  br label %127

127:
  %128 = phi ptr [ %126, %124 ], [ %122, %121 ]
  %129 = icmp eq i32 %25, 4
  br i1 %129, label %130, label %133

130:
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %132 = load ptr, ptr %131, align 8
  br label %133

133:
  %134 = phi ptr [ %132, %130 ], [ %128, %127 ]
  %135 = icmp eq i32 %25, 5
  br i1 %135, label %136, label %139

136:
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %140 = phi ptr [ %138, %136 ], [ %134, %133 ]
  %141 = icmp eq i32 %25, 6
  br i1 %141, label %142, label %145

142:
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %144 = load ptr, ptr %143, align 8
  br label %145

145:
  %146 = phi ptr [ %144, %142 ], [ %140, %139 ]
  %147 = icmp eq i32 %25, 7
  br i1 %147, label %148, label %151

148:
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %150 = load ptr, ptr %149, align 8
  br label %151

151:
  %152 = phi ptr [ null, %99 ], [ %10, %93 ], [ %150, %148 ], [ %146, %145 ]
  %153 = icmp sgt i32 %25, 7
  br i1 %153, label %178, label %154

154:
  br i1 %97, label %155, label %171

155:
  %156 = icmp eq ptr %152, null
  br i1 %156, label %178, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %152, i64 430
  %159 = load i8, ptr %158, align 2
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %169, label %161

161:
  %162 = getelementptr inbounds nuw i8, ptr %152, i64 431
  %163 = load i8, ptr %162, align 1
  %164 = icmp eq i8 %163, 0
  br i1 %164, label %169, label %165

165:
  %166 = getelementptr inbounds nuw i8, ptr %152, i64 432
  %167 = load i8, ptr %166, align 8
  %168 = icmp eq i8 %167, 0
  br i1 %168, label %169, label %176

169:
  %170 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %152) #6
  br label %178

171:
  %172 = add i32 %32, -50
  %173 = icmp ult i32 %172, -49
  %174 = icmp eq i32 %25, 7
  %175 = select i1 %173, i1 true, i1 %174
  br i1 %175, label %178, label %179

176:
  %177 = icmp eq i32 %25, 7
  br i1 %177, label %178, label %179

178:
  tail call void @_FortranASpread(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #6
  br label %536

179:
  %180 = add nsw i32 %25, 1
  %181 = icmp slt i32 %2, 1
  %182 = icmp sgt i32 %2, %180
  %183 = select i1 %181, i1 true, i1 %182
  br i1 %183, label %184, label %185

184:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #7
  unreachable

185:
  %186 = add nsw i32 %2, -1
  %187 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %188 = icmp eq i32 %186, 0
  %189 = select i1 %188, i64 0, i64 %41
  %190 = select i1 %188, i64 %187, i64 %40
  %191 = icmp eq i32 %186, 1
  %192 = icmp ugt i32 %2, 1
  %193 = select i1 %192, i64 %50, i64 %41
  %194 = select i1 %192, i64 %49, i64 %40
  %195 = select i1 %191, i64 0, i64 %193
  %196 = select i1 %191, i64 %187, i64 %194
  %197 = icmp eq i32 %186, 2
  %198 = icmp ugt i32 %2, 2
  %199 = select i1 %198, i64 %59, i64 %50
  %200 = select i1 %198, i64 %58, i64 %49
  %201 = select i1 %197, i64 0, i64 %199
  %202 = select i1 %197, i64 %187, i64 %200
  %203 = icmp eq i32 %186, 3
  %204 = icmp ugt i32 %2, 3
  %205 = select i1 %204, i64 %68, i64 %59
  %206 = select i1 %204, i64 %67, i64 %58
  %207 = select i1 %203, i64 0, i64 %205
  %208 = select i1 %203, i64 %187, i64 %206
  %209 = icmp eq i32 %186, 4
  %210 = icmp ugt i32 %2, 4
  %211 = select i1 %210, i64 %77, i64 %68
  %212 = select i1 %210, i64 %76, i64 %67
  %213 = select i1 %209, i64 0, i64 %211
  %214 = select i1 %209, i64 %187, i64 %212
  %215 = icmp eq i32 %186, 5
  %216 = icmp ugt i32 %2, 5
  %217 = select i1 %216, i64 %86, i64 %77
  %218 = select i1 %216, i64 %85, i64 %76
  %219 = select i1 %215, i64 0, i64 %217
  %220 = select i1 %215, i64 %187, i64 %218
  %221 = icmp eq i32 %186, 6
  %222 = icmp ugt i32 %2, 6
  %223 = select i1 %222, i64 %95, i64 %86
  %224 = select i1 %222, i64 %94, i64 %85
  %225 = select i1 %221, i64 0, i64 %223
  %226 = select i1 %221, i64 %187, i64 %224
  %227 = mul nsw i64 %196, %190
  %228 = mul nsw i64 %202, %227
  %229 = mul nsw i64 %208, %228
  %230 = mul nsw i64 %214, %229
  %231 = mul nsw i64 %220, %230
  %232 = mul nsw i64 %226, %231
  %233 = mul i64 %232, %18
  %234 = tail call i64 @llvm.umax.i64(i64 %233, i64 1)
  %235 = tail call ptr @malloc(i64 noundef %234) #8
  %236 = mul nsw i64 %190, %18
  %237 = mul nsw i64 %196, %236
  %238 = mul nsw i64 %202, %237
  %239 = mul nsw i64 %208, %238
  %240 = mul nsw i64 %214, %239
  %241 = mul nsw i64 %220, %240
  store ptr %235, ptr %0, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %242, align 8
  %243 = trunc i32 %32 to i8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %243, ptr %244, align 1
  %245 = icmp slt i32 %25, 0
  br i1 %245, label %250, label %246

246:
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %190, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %18, ptr %249, align 8
  br label %250

250:
  %251 = icmp slt i32 %25, 1
  br i1 %251, label %256, label %252

252:
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %253, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %196, ptr %254, align 8
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %236, ptr %255, align 8
  br label %256

256:
  %257 = icmp slt i32 %25, 2
  br i1 %257, label %262, label %258

258:
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %202, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %237, ptr %261, align 8
  br label %262

262:
  %263 = icmp slt i32 %25, 3
  br i1 %263, label %268, label %264

264:
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %208, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %238, ptr %267, align 8
  br label %268

268:
  %269 = icmp slt i32 %25, 4
  br i1 %269, label %274, label %270

270:
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %214, ptr %272, align 8
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %239, ptr %273, align 8
  br label %274

274:
  %275 = icmp slt i32 %25, 5
  br i1 %275, label %280, label %276

276:
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %220, ptr %278, align 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %240, ptr %279, align 8
  br label %280

280:
  %281 = icmp slt i32 %25, 6
  br i1 %281, label %286, label %282

282:
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %226, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %241, ptr %285, align 8
  br label %286

286:
  %287 = mul nsw i64 %196, %190
  %288 = mul nsw i64 %202, %287
  %289 = mul nsw i64 %208, %288
  %290 = mul nsw i64 %214, %289
  %291 = mul nsw i64 %220, %290
  %292 = mul nsw i64 %226, %291
  %293 = icmp sgt i64 %292, 0
  br i1 %293, label %294, label %536

294:
  switch i32 %32, label %298 [
    i32 28, label %299
    i32 27, label %295
    i32 35, label %296
    i32 34, label %297
  ]

295:
  br label %299

296:
  br label %299

297:
  br label %299

298:
  br label %299

299:
  %300 = phi i32 [ 0, %298 ], [ 1, %295 ], [ 4, %296 ], [ 3, %297 ], [ 2, %294 ]
  %301 = mul nsw i64 %202, %196
  %302 = mul nsw i64 %208, %301
  %303 = mul nsw i64 %214, %302
  %304 = mul nsw i64 %220, %303
  %305 = mul nsw i64 %226, %304
  %306 = icmp sgt i64 %305, 0
  br i1 %306, label %307, label %536

307:
  %308 = icmp sgt i64 %190, 0
  %309 = icmp sgt i64 %190, 0
  %310 = icmp sgt i64 %190, 0
  %311 = icmp sgt i64 %190, 0
  %312 = icmp sgt i64 %190, 0
  %313 = icmp sgt i32 %25, 0
  %314 = icmp eq i32 %25, 1
  %315 = icmp sgt i32 %25, 1
  %316 = icmp eq i32 %25, 2
  %317 = icmp sgt i32 %25, 2
  %318 = icmp eq i32 %25, 3
  %319 = icmp sgt i32 %25, 3
  %320 = icmp eq i32 %25, 4
  %321 = icmp sgt i32 %25, 4
  %322 = icmp eq i32 %25, 5
  %323 = icmp sgt i32 %25, 5
  %324 = icmp eq i32 %25, 6
  %325 = icmp sgt i32 %25, 0
  %326 = icmp eq i32 %25, 1
  %327 = icmp sgt i32 %25, 1
  %328 = icmp eq i32 %25, 2
  %329 = icmp sgt i32 %25, 2
  %330 = icmp eq i32 %25, 3
  %331 = icmp sgt i32 %25, 3
  %332 = icmp eq i32 %25, 4
  %333 = icmp sgt i32 %25, 4
  %334 = icmp eq i32 %25, 5
  %335 = icmp sgt i32 %25, 5
  %336 = icmp eq i32 %25, 6
  br label %337

337:
  %338 = phi i64 [ 0, %307 ], [ %534, %533 ]
  br i1 %313, label %339, label %346

339:
  br i1 %314, label %344, label %340

340:
  %341 = urem i64 %338, %196
  %342 = mul nsw i64 %236, %341
  %343 = udiv i64 %338, %196
  br label %346

344:
  %345 = mul nsw i64 %236, %338
  br label %346

346:
  %347 = phi i64 [ %345, %344 ], [ %342, %340 ], [ 0, %337 ]
  %348 = phi i64 [ %338, %344 ], [ %343, %340 ], [ %338, %337 ]
  br i1 %315, label %349, label %358

349:
  br i1 %316, label %355, label %350

350:
  %351 = urem i64 %348, %202
  %352 = mul nsw i64 %237, %351
  %353 = add nsw i64 %352, %347
  %354 = udiv i64 %348, %202
  br label %358

355:
  %356 = mul nsw i64 %237, %348
  %357 = add nsw i64 %356, %347
  br label %358

358:
  %359 = phi i64 [ %357, %355 ], [ %353, %350 ], [ %347, %346 ]
  %360 = phi i64 [ %348, %355 ], [ %354, %350 ], [ %348, %346 ]
  br i1 %317, label %361, label %370

361:
  br i1 %318, label %367, label %362

362:
  %363 = urem i64 %360, %208
  %364 = mul nsw i64 %238, %363
  %365 = add nsw i64 %364, %359
  %366 = udiv i64 %360, %208
  br label %370

367:
  %368 = mul nsw i64 %238, %360
  %369 = add nsw i64 %368, %359
  br label %370

370:
  %371 = phi i64 [ %369, %367 ], [ %365, %362 ], [ %359, %358 ]
  %372 = phi i64 [ %360, %367 ], [ %366, %362 ], [ %360, %358 ]
  br i1 %319, label %373, label %382

373:
  br i1 %320, label %379, label %374

374:
  %375 = urem i64 %372, %214
  %376 = mul nsw i64 %239, %375
  %377 = add nsw i64 %376, %371
  %378 = udiv i64 %372, %214
  br label %382

379:
  %380 = mul nsw i64 %239, %372
  %381 = add nsw i64 %380, %371
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %371, %370 ]
  %384 = phi i64 [ %372, %379 ], [ %378, %374 ], [ %372, %370 ]
  br i1 %321, label %385, label %394

385:
  br i1 %322, label %391, label %386

386:
  %387 = urem i64 %384, %220
  %388 = mul nsw i64 %240, %387
  %389 = add nsw i64 %388, %383
  %390 = udiv i64 %384, %220
  br label %394

391:
  %392 = mul nsw i64 %240, %384
  %393 = add nsw i64 %392, %383
  br label %394

394:
  %395 = phi i64 [ %393, %391 ], [ %389, %386 ], [ %383, %382 ]
  %396 = phi i64 [ %384, %391 ], [ %390, %386 ], [ %384, %382 ]
  br i1 %323, label %397, label %405

397:
  br i1 %324, label %402, label %398

398:
  %399 = urem i64 %396, %226
  %400 = mul nsw i64 %241, %399
  %401 = add nsw i64 %400, %395
  br label %405

402:
  %403 = mul nsw i64 %241, %396
  %404 = add nsw i64 %403, %395
  br label %405

405:
  %406 = phi i64 [ %404, %402 ], [ %401, %398 ], [ %395, %394 ]
  br i1 %325, label %407, label %414

407:
  br i1 %326, label %412, label %408

408:
  %409 = urem i64 %338, %196
  %410 = mul nsw i64 %195, %409
  %411 = udiv i64 %338, %196
  br label %414

412:
  %413 = mul nsw i64 %195, %338
  br label %414

414:
  %415 = phi i64 [ %413, %412 ], [ %410, %408 ], [ 0, %405 ]
  %416 = phi i64 [ %338, %412 ], [ %411, %408 ], [ %338, %405 ]
  br i1 %327, label %417, label %426

417:
  br i1 %328, label %423, label %418

418:
  %419 = urem i64 %416, %202
  %420 = mul nsw i64 %201, %419
  %421 = add nsw i64 %420, %415
  %422 = udiv i64 %416, %202
  br label %426

423:
  %424 = mul nsw i64 %201, %416
  %425 = add nsw i64 %424, %415
  br label %426

426:
  %427 = phi i64 [ %425, %423 ], [ %421, %418 ], [ %415, %414 ]
  %428 = phi i64 [ %416, %423 ], [ %422, %418 ], [ %416, %414 ]
  br i1 %329, label %429, label %438

429:
  br i1 %330, label %435, label %430

430:
  %431 = urem i64 %428, %208
  %432 = mul nsw i64 %207, %431
  %433 = add nsw i64 %432, %427
  %434 = udiv i64 %428, %208
  br label %438

435:
  %436 = mul nsw i64 %207, %428
  %437 = add nsw i64 %436, %427
  br label %438

438:
  %439 = phi i64 [ %437, %435 ], [ %433, %430 ], [ %427, %426 ]
  %440 = phi i64 [ %428, %435 ], [ %434, %430 ], [ %428, %426 ]
  br i1 %331, label %441, label %450

441:
  br i1 %332, label %447, label %442

442:
  %443 = urem i64 %440, %214
  %444 = mul nsw i64 %213, %443
  %445 = add nsw i64 %444, %439
  %446 = udiv i64 %440, %214
  br label %450

447:
  %448 = mul nsw i64 %213, %440
  %449 = add nsw i64 %448, %439
  br label %450

450:
  %451 = phi i64 [ %449, %447 ], [ %445, %442 ], [ %439, %438 ]
  %452 = phi i64 [ %440, %447 ], [ %446, %442 ], [ %440, %438 ]
  br i1 %333, label %453, label %462

453:
  br i1 %334, label %459, label %454

454:
  %455 = urem i64 %452, %220
  %456 = mul nsw i64 %219, %455
  %457 = add nsw i64 %456, %451
  %458 = udiv i64 %452, %220
  br label %462

459:
  %460 = mul nsw i64 %219, %452
  %461 = add nsw i64 %460, %451
  br label %462

462:
  %463 = phi i64 [ %461, %459 ], [ %457, %454 ], [ %451, %450 ]
  %464 = phi i64 [ %452, %459 ], [ %458, %454 ], [ %452, %450 ]
  br i1 %335, label %465, label %473

465:
  br i1 %336, label %470, label %466

466:
  %467 = urem i64 %464, %226
  %468 = mul nsw i64 %225, %467
  %469 = add nsw i64 %468, %463
  br label %473

470:
  %471 = mul nsw i64 %225, %464
  %472 = add nsw i64 %471, %463
  br label %473

473:
  %474 = phi i64 [ %472, %470 ], [ %469, %466 ], [ %463, %462 ]
  %475 = getelementptr inbounds i8, ptr %235, i64 %406
  %476 = getelementptr inbounds i8, ptr %12, i64 %474
  switch i32 %300, label %532 [
    i32 2, label %481
    i32 1, label %480
    i32 4, label %479
    i32 3, label %478
    i32 0, label %477
  ]

477:
  br i1 %308, label %524, label %533

478:
  br i1 %309, label %512, label %533

479:
  br i1 %310, label %500, label %533

480:
  br i1 %311, label %491, label %533

481:
  br i1 %312, label %482, label %533

482:
  %483 = phi i64 [ %489, %482 ], [ 0, %481 ]
  %484 = mul nsw i64 %483, %18
  %485 = getelementptr inbounds i8, ptr %475, i64 %484
  %486 = mul nsw i64 %483, %189
  %487 = getelementptr inbounds i8, ptr %476, i64 %486
  %488 = load double, ptr %487, align 8
  store double %488, ptr %485, align 8
  %489 = add nuw nsw i64 %483, 1
  %490 = icmp eq i64 %489, %190
  br i1 %490, label %533, label %482

491:
  %492 = phi i64 [ %498, %491 ], [ 0, %480 ]
  %493 = mul nsw i64 %492, %18
  %494 = getelementptr inbounds i8, ptr %475, i64 %493
  %495 = mul nsw i64 %492, %189
  %496 = getelementptr inbounds i8, ptr %476, i64 %495
  %497 = load float, ptr %496, align 4
  store float %497, ptr %494, align 4
  %498 = add nuw nsw i64 %492, 1
  %499 = icmp eq i64 %498, %190
  br i1 %499, label %533, label %491

500:
  %501 = phi i64 [ %510, %500 ], [ 0, %479 ]
  %502 = mul nsw i64 %501, %18
  %503 = getelementptr inbounds i8, ptr %475, i64 %502
  %504 = mul nsw i64 %501, %189
  %505 = getelementptr inbounds i8, ptr %476, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = getelementptr inbounds nuw i8, ptr %505, i64 8
  %508 = load double, ptr %507, align 8
  store double %506, ptr %503, align 8
  %509 = getelementptr inbounds nuw i8, ptr %503, i64 8
  store double %508, ptr %509, align 8
  %510 = add nuw nsw i64 %501, 1
  %511 = icmp eq i64 %510, %190
  br i1 %511, label %533, label %500

512:
  %513 = phi i64 [ %522, %512 ], [ 0, %478 ]
  %514 = mul nsw i64 %513, %18
  %515 = getelementptr inbounds i8, ptr %475, i64 %514
  %516 = mul nsw i64 %513, %189
  %517 = getelementptr inbounds i8, ptr %476, i64 %516
  %518 = load float, ptr %517, align 4
  %519 = getelementptr inbounds nuw i8, ptr %517, i64 4
  %520 = load float, ptr %519, align 4
  store float %518, ptr %515, align 4
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  store float %520, ptr %521, align 4
  %522 = add nuw nsw i64 %513, 1
  %523 = icmp eq i64 %522, %190
  br i1 %523, label %533, label %512

524:
  %525 = phi i64 [ %530, %524 ], [ 0, %477 ]
  %526 = mul nsw i64 %525, %18
  %527 = getelementptr inbounds i8, ptr %475, i64 %526
  %528 = mul nsw i64 %525, %189
  %529 = getelementptr inbounds i8, ptr %476, i64 %528
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %527, ptr align 1 %529, i64 %18, i1 false)
  %530 = add nuw nsw i64 %525, 1
  %531 = icmp eq i64 %530, %190
  br i1 %531, label %533, label %524

532:
  unreachable

533:
  %534 = add nuw nsw i64 %338, 1
  %535 = icmp eq i64 %534, %305
  br i1 %535, label %536, label %337

536:
  ret void
}

declare void @_FortranASpread(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, i64 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

define linkonce_odr hidden void @pad.fortran.Reshape(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(address_is_null) %3, ptr noundef captures(address_is_null) %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i64 noundef %10, ptr noundef readnone captures(none) %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i64 noundef %15, ptr noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i64 noundef %20, ptr noundef readnone captures(address_is_null) %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i64 noundef %25, ptr noundef readnone captures(address_is_null) %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i64 noundef %30, ptr noundef readnone captures(address_is_null) %31) local_unnamed_addr #0 {
  %33 = load ptr, ptr %1, align 8
  %34 = icmp eq i64 %15, 0
  br i1 %34, label %35, label %38

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %37 = load i64, ptr %36, align 8
  br label %38

38:
  %39 = phi i64 [ %37, %35 ], [ %15, %32 ]
  %40 = icmp eq i32 %12, -128
  br i1 %40, label %41, label %45

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %43 = load i8, ptr %42, align 4
  %44 = sext i8 %43 to i32
  br label %45

45:
  %46 = phi i32 [ %44, %41 ], [ %12, %38 ]
  %47 = icmp eq i32 %13, -128
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  br label %52

52:
  %53 = phi i32 [ %51, %48 ], [ %13, %45 ]
  %54 = icmp sgt i32 %46, 0
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %57, %55 ], [ 1, %52 ]
  %62 = phi i64 [ %59, %55 ], [ 0, %52 ]
  %63 = icmp sgt i32 %46, 1
  br i1 %63, label %64, label %69

64:
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8
  br label %69

69:
  %70 = phi i64 [ %66, %64 ], [ 1, %60 ]
  %71 = phi i64 [ %68, %64 ], [ 0, %60 ]
  %72 = icmp sgt i32 %46, 2
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %77 = load i64, ptr %76, align 8
  br label %78

78:
  %79 = phi i64 [ %75, %73 ], [ 1, %69 ]
  %80 = phi i64 [ %77, %73 ], [ 0, %69 ]
  %81 = icmp sgt i32 %46, 3
  br i1 %81, label %82, label %87

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %86 = load i64, ptr %85, align 8
  br label %87

87:
  %88 = phi i64 [ %84, %82 ], [ 1, %78 ]
  %89 = phi i64 [ %86, %82 ], [ 0, %78 ]
  %90 = icmp sgt i32 %46, 4
  br i1 %90, label %91, label %96

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %95 = load i64, ptr %94, align 8
  br label %96

96:
  %97 = phi i64 [ %93, %91 ], [ 1, %87 ]
  %98 = phi i64 [ %95, %91 ], [ 0, %87 ]
  %99 = icmp sgt i32 %46, 5
  br i1 %99, label %100, label %105

100:
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %104 = load i64, ptr %103, align 8
  br label %105

105:
  %106 = phi i64 [ %102, %100 ], [ 1, %96 ]
  %107 = phi i64 [ %104, %100 ], [ 0, %96 ]
  %108 = icmp sgt i32 %46, 6
  br i1 %108, label %109, label %114

109:
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %113 = load i64, ptr %112, align 8
  br label %114

114:
  %115 = phi i64 [ %111, %109 ], [ 1, %105 ]
  %116 = phi i64 [ %113, %109 ], [ 0, %105 ]
  %117 = icmp eq ptr %16, null
  %118 = icmp eq i32 %53, 42
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %120, label %172

120:
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %122 = load i8, ptr %121, align 1
  %123 = and i8 %122, 1
  %124 = icmp eq i8 %123, 0
  br i1 %124, label %172, label %125

125:
  %126 = icmp eq i32 %46, 0
  br i1 %126, label %127, label %130

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %129 = load ptr, ptr %128, align 8
  br label %130

130:
  %131 = phi ptr [ %129, %127 ], [ null, %125 ]
  %132 = icmp eq i32 %46, 1
  br i1 %132, label %133, label %136

133:
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %135 = load ptr, ptr %134, align 8
  br label %136

136:
  %137 = phi ptr [ %135, %133 ], [ %131, %130 ]
  %138 = icmp eq i32 %46, 2
  br i1 %138, label %139, label %142

139:
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %141 = load ptr, ptr %140, align 8
  br label %142

142:
  %143 = phi ptr [ %141, %139 ], [ %137, %136 ]
  %144 = icmp eq i32 %46, 3
  br i1 %144, label %145, label %148

145:
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %147 = load ptr, ptr %146, align 8
  br label %148

148:
  %149 = phi ptr [ %147, %145 ], [ %143, %142 ]
  %150 = icmp eq i32 %46, 4
  br i1 %150, label %151, label %154

151:
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %153 = load ptr, ptr %152, align 8
  br label %154

154:
  %155 = phi ptr [ %153, %151 ], [ %149, %148 ]
  %156 = icmp eq i32 %46, 5
  br i1 %156, label %157, label %160

157:
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %159 = load ptr, ptr %158, align 8
  br label %160

160:
  %161 = phi ptr [ %159, %157 ], [ %155, %154 ]
  %162 = icmp eq i32 %46, 6
  br i1 %162, label %163, label %166

163:
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %165 = load ptr, ptr %164, align 8
  br label %166

166:
  %167 = phi ptr [ %165, %163 ], [ %161, %160 ]
  %168 = icmp eq i32 %46, 7
  br i1 %168, label %169, label %172

169:
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %171 = load ptr, ptr %170, align 8
  br label %172

172:
  %173 = phi ptr [ null, %120 ], [ %16, %114 ], [ %171, %169 ], [ %167, %166 ]
  %174 = icmp eq i32 %7, -128
  br i1 %174, label %175, label %179

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %177 = load i8, ptr %176, align 4
  %178 = sext i8 %177 to i32
  br label %179

179:
  %180 = phi i32 [ %178, %175 ], [ %7, %172 ]
  %181 = icmp sgt i32 %46, 7
  br i1 %181, label %202, label %182

182:
  br i1 %118, label %183, label %199

183:
  %184 = icmp eq ptr %173, null
  br i1 %184, label %202, label %185

185:
  %186 = getelementptr inbounds nuw i8, ptr %173, i64 430
  %187 = load i8, ptr %186, align 2
  %188 = icmp eq i8 %187, 0
  br i1 %188, label %197, label %189

189:
  %190 = getelementptr inbounds nuw i8, ptr %173, i64 431
  %191 = load i8, ptr %190, align 1
  %192 = icmp eq i8 %191, 0
  br i1 %192, label %197, label %193

193:
  %194 = getelementptr inbounds nuw i8, ptr %173, i64 432
  %195 = load i8, ptr %194, align 8
  %196 = icmp eq i8 %195, 0
  br i1 %196, label %197, label %202

197:
  %198 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %173) #6
  br label %202

199:
  %200 = add i32 %53, -50
  %201 = icmp ult i32 %200, -49
  br label %202

202:
  %203 = phi i1 [ %201, %199 ], [ true, %179 ], [ true, %183 ], [ true, %197 ], [ false, %193 ]
  %204 = icmp sgt i32 %180, 7
  %205 = select i1 %203, i1 true, i1 %204
  br i1 %205, label %206, label %207

206:
  tail call void @_FortranAReshape(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef %5, i32 noundef %6) "pad-otherwise" #6
  br label %1361

207:
  %208 = load ptr, ptr %2, align 8
  %209 = icmp eq i64 %20, 0
  br i1 %209, label %210, label %213

210:
  %211 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %212 = load i64, ptr %211, align 8
  br label %213

213:
  %214 = phi i64 [ %212, %210 ], [ %20, %207 ]
  %215 = icmp eq i32 %17, -128
  br i1 %215, label %216, label %220

216:
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %218 = load i8, ptr %217, align 4
  %219 = sext i8 %218 to i32
  br label %220

220:
  %221 = phi i32 [ %219, %216 ], [ %17, %213 ]
  %222 = icmp eq i32 %18, -128
  %223 = icmp sgt i32 %221, 0
  br i1 %223, label %224, label %227

224:
  %225 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %226 = load i64, ptr %225, align 8
  br label %227

227:
  %228 = phi i64 [ %226, %224 ], [ 0, %220 ]
  switch i32 %53, label %232 [
    i32 28, label %288
    i32 27, label %229
    i32 35, label %230
    i32 34, label %231
  ]

229:
  br label %288

230:
  br label %288

231:
  br label %288

232:
  br label %288

233:
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %304, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %39, ptr %236, align 8
  br label %237

237:
  %238 = icmp sgt i32 %180, 1
  br i1 %238, label %239, label %243

239:
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %320, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %415, ptr %242, align 8
  br label %243

243:
  %244 = icmp sgt i32 %180, 2
  br i1 %244, label %245, label %249

245:
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %337, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %416, ptr %248, align 8
  br label %249

249:
  %250 = icmp sgt i32 %180, 3
  br i1 %250, label %251, label %255

251:
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %354, ptr %253, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %417, ptr %254, align 8
  br label %255

255:
  %256 = icmp sgt i32 %180, 4
  br i1 %256, label %257, label %261

257:
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %258, align 8
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %371, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %418, ptr %260, align 8
  br label %261

261:
  %262 = icmp sgt i32 %180, 5
  br i1 %262, label %263, label %267

263:
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %388, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %419, ptr %266, align 8
  br label %267

267:
  %268 = icmp sgt i32 %180, 6
  br i1 %268, label %269, label %273

269:
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %405, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %420, ptr %272, align 8
  br label %273

273:
  %274 = mul i64 %70, %61
  %275 = mul i64 %79, %274
  %276 = mul i64 %88, %275
  %277 = mul i64 %97, %276
  %278 = mul i64 %106, %277
  %279 = mul i64 %115, %278
  %280 = mul i64 %320, %304
  %281 = mul i64 %337, %280
  %282 = mul i64 %354, %281
  %283 = mul i64 %371, %282
  %284 = mul i64 %388, %283
  %285 = mul i64 %405, %284
  %286 = tail call i64 @llvm.smin.i64(i64 %285, i64 %279)
  %287 = icmp eq ptr %4, null
  br i1 %287, label %774, label %425

288:
  %289 = phi i32 [ 0, %232 ], [ 1, %229 ], [ 4, %230 ], [ 3, %231 ], [ 2, %227 ]
  %290 = icmp sgt i32 %180, 0
  br i1 %290, label %291, label %303

291:
  switch i64 %214, label %300 [
    i64 4, label %292
    i64 8, label %295
    i64 2, label %297
  ]

292:
  %293 = load i32, ptr %208, align 4
  %294 = sext i32 %293 to i64
  br label %303

295:
  %296 = load i64, ptr %208, align 8
  br label %303

297:
  %298 = load i16, ptr %208, align 2
  %299 = sext i16 %298 to i64
  br label %303

300:
  %301 = load i8, ptr %208, align 1
  %302 = sext i8 %301 to i64
  br label %303

303:
  %304 = phi i64 [ 1, %288 ], [ %294, %292 ], [ %296, %295 ], [ %299, %297 ], [ %302, %300 ]
  %305 = icmp sgt i32 %180, 1
  br i1 %305, label %306, label %319

306:
  %307 = getelementptr inbounds i8, ptr %208, i64 %228
  switch i64 %214, label %316 [
    i64 4, label %313
    i64 8, label %311
    i64 2, label %308
  ]

308:
  %309 = load i16, ptr %307, align 2
  %310 = sext i16 %309 to i64
  br label %319

311:
  %312 = load i64, ptr %307, align 8
  br label %319

313:
  %314 = load i32, ptr %307, align 4
  %315 = sext i32 %314 to i64
  br label %319

316:
  %317 = load i8, ptr %307, align 1
  %318 = sext i8 %317 to i64
  br label %319

319:
  %320 = phi i64 [ 1, %303 ], [ %315, %313 ], [ %312, %311 ], [ %310, %308 ], [ %318, %316 ]
  %321 = icmp sgt i32 %180, 2
  br i1 %321, label %322, label %336

322:
  %323 = shl nsw i64 %228, 1
  %324 = getelementptr inbounds i8, ptr %208, i64 %323
  switch i64 %214, label %333 [
    i64 4, label %330
    i64 8, label %328
    i64 2, label %325
  ]

325:
  %326 = load i16, ptr %324, align 2
  %327 = sext i16 %326 to i64
  br label %336

328:
  %329 = load i64, ptr %324, align 8
  br label %336

330:
  %331 = load i32, ptr %324, align 4
  %332 = sext i32 %331 to i64
  br label %336

333:
  %334 = load i8, ptr %324, align 1
  %335 = sext i8 %334 to i64
  br label %336

336:
  %337 = phi i64 [ 1, %319 ], [ %332, %330 ], [ %329, %328 ], [ %327, %325 ], [ %335, %333 ]
  %338 = icmp sgt i32 %180, 3
  br i1 %338, label %339, label %353

339:
  %340 = mul nsw i64 %228, 3
  %341 = getelementptr inbounds i8, ptr %208, i64 %340
  switch i64 %214, label %350 [
    i64 4, label %347
    i64 8, label %345
    i64 2, label %342
  ]

342:
  %343 = load i16, ptr %341, align 2
  %344 = sext i16 %343 to i64
  br label %353

345:
  %346 = load i64, ptr %341, align 8
  br label %353

347:
  %348 = load i32, ptr %341, align 4
  %349 = sext i32 %348 to i64
  br label %353

350:
  %351 = load i8, ptr %341, align 1
  %352 = sext i8 %351 to i64
  br label %353

353:
  %354 = phi i64 [ 1, %336 ], [ %349, %347 ], [ %346, %345 ], [ %344, %342 ], [ %352, %350 ]
  %355 = icmp sgt i32 %180, 4
  br i1 %355, label %356, label %370

356:
  %357 = shl nsw i64 %228, 2
  %358 = getelementptr inbounds i8, ptr %208, i64 %357
  switch i64 %214, label %367 [
    i64 4, label %364
    i64 8, label %362
    i64 2, label %359
  ]

359:
  %360 = load i16, ptr %358, align 2
  %361 = sext i16 %360 to i64
  br label %370

362:
  %363 = load i64, ptr %358, align 8
  br label %370

364:
  %365 = load i32, ptr %358, align 4
  %366 = sext i32 %365 to i64
  br label %370

367:
  %368 = load i8, ptr %358, align 1
  %369 = sext i8 %368 to i64
  br label %370

370:
  %371 = phi i64 [ 1, %353 ], [ %366, %364 ], [ %363, %362 ], [ %361, %359 ], [ %369, %367 ]
  %372 = icmp sgt i32 %180, 5
  br i1 %372, label %373, label %387

373:
  %374 = mul nsw i64 %228, 5
  %375 = getelementptr inbounds i8, ptr %208, i64 %374
  switch i64 %214, label %384 [
    i64 4, label %381
    i64 8, label %379
    i64 2, label %376
  ]

376:
  %377 = load i16, ptr %375, align 2
  %378 = sext i16 %377 to i64
  br label %387

379:
  %380 = load i64, ptr %375, align 8
  br label %387

381:
  %382 = load i32, ptr %375, align 4
  %383 = sext i32 %382 to i64
  br label %387

384:
  %385 = load i8, ptr %375, align 1
  %386 = sext i8 %385 to i64
  br label %387

387:
  %388 = phi i64 [ 1, %370 ], [ %383, %381 ], [ %380, %379 ], [ %378, %376 ], [ %386, %384 ]
  %389 = icmp sgt i32 %180, 6
  br i1 %389, label %390, label %404

390:
  %391 = mul nsw i64 %228, 6
  %392 = getelementptr inbounds i8, ptr %208, i64 %391
  switch i64 %214, label %401 [
    i64 4, label %398
    i64 8, label %396
    i64 2, label %393
  ]

393:
  %394 = load i16, ptr %392, align 2
  %395 = sext i16 %394 to i64
  br label %404

396:
  %397 = load i64, ptr %392, align 8
  br label %404

398:
  %399 = load i32, ptr %392, align 4
  %400 = sext i32 %399 to i64
  br label %404

401:
  %402 = load i8, ptr %392, align 1
  %403 = sext i8 %402 to i64
  br label %404

404:
  %405 = phi i64 [ 1, %387 ], [ %400, %398 ], [ %397, %396 ], [ %395, %393 ], [ %403, %401 ]
  %406 = mul nsw i64 %320, %304
  %407 = mul nsw i64 %337, %406
  %408 = mul nsw i64 %354, %407
  %409 = mul nsw i64 %371, %408
  %410 = mul nsw i64 %388, %409
  %411 = mul nsw i64 %405, %410
  %412 = mul i64 %411, %39
  %413 = tail call i64 @llvm.umax.i64(i64 %412, i64 1)
  %414 = tail call ptr @malloc(i64 noundef %413) #8
  %415 = mul nsw i64 %304, %39
  %416 = mul nsw i64 %320, %415
  %417 = mul nsw i64 %337, %416
  %418 = mul nsw i64 %354, %417
  %419 = mul nsw i64 %371, %418
  %420 = mul nsw i64 %388, %419
  store ptr %414, ptr %0, align 8
  %421 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %39, ptr %421, align 8
  %422 = trunc i32 %53 to i8
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %422, ptr %423, align 1
  %424 = icmp sgt i32 %180, 0
  br i1 %424, label %233, label %237

425:
  %426 = load ptr, ptr %4, align 8
  %427 = icmp eq i64 %30, 0
  br i1 %427, label %428, label %431

428:
  %429 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %430 = load i64, ptr %429, align 8
  br label %431

431:
  %432 = phi i64 [ %430, %428 ], [ %30, %425 ]
  %433 = icmp eq i32 %27, -128
  br i1 %433, label %434, label %438

434:
  %435 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %436 = load i8, ptr %435, align 4
  %437 = sext i8 %436 to i32
  br label %438

438:
  %439 = phi i32 [ %437, %434 ], [ %27, %431 ]
  %440 = icmp eq i32 %28, -128
  %441 = icmp sgt i32 %439, 0
  br i1 %441, label %442, label %445

442:
  %443 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %444 = load i64, ptr %443, align 8
  br label %445

445:
  %446 = phi i64 [ %444, %442 ], [ 0, %438 ]
  %447 = icmp sgt i32 %180, 0
  br i1 %447, label %448, label %493

448:
  switch i64 %432, label %457 [
    i64 4, label %449
    i64 8, label %452
    i64 2, label %454
  ]

449:
  %450 = load i32, ptr %426, align 4
  %451 = sext i32 %450 to i64
  br label %460

452:
  %453 = load i64, ptr %426, align 8
  br label %460

454:
  %455 = load i16, ptr %426, align 2
  %456 = sext i16 %455 to i64
  br label %460

457:
  %458 = load i8, ptr %426, align 1
  %459 = sext i8 %458 to i64
  br label %460

460:
  %461 = phi i64 [ %451, %449 ], [ %453, %452 ], [ %456, %454 ], [ %459, %457 ]
  %462 = add nsw i64 %461, -1
  %463 = icmp ne i32 %180, 1
  %464 = icmp eq i64 %462, 1
  %465 = select i1 %463, i1 %464, i1 false
  %466 = select i1 %465, i64 %415, i64 %39
  %467 = select i1 %465, i64 %320, i64 %304
  %468 = icmp sgt i32 %180, 2
  %469 = icmp eq i64 %462, 2
  %470 = select i1 %468, i1 %469, i1 false
  %471 = select i1 %470, i64 %416, i64 %466
  %472 = select i1 %470, i64 %337, i64 %467
  %473 = icmp sgt i32 %180, 3
  %474 = icmp eq i64 %462, 3
  %475 = select i1 %473, i1 %474, i1 false
  %476 = select i1 %475, i64 %417, i64 %471
  %477 = select i1 %475, i64 %354, i64 %472
  %478 = icmp sgt i32 %180, 4
  %479 = icmp eq i64 %462, 4
  %480 = select i1 %478, i1 %479, i1 false
  %481 = select i1 %480, i64 %418, i64 %476
  %482 = select i1 %480, i64 %371, i64 %477
  %483 = icmp sgt i32 %180, 5
  %484 = icmp eq i64 %462, 5
  %485 = select i1 %483, i1 %484, i1 false
  %486 = select i1 %485, i64 %419, i64 %481
  %487 = select i1 %485, i64 %388, i64 %482
  %488 = icmp sgt i32 %180, 6
  %489 = icmp eq i64 %462, 6
  %490 = select i1 %488, i1 %489, i1 false
  %491 = select i1 %490, i64 %420, i64 %486
  %492 = select i1 %490, i64 %405, i64 %487
  br label %493

493:
  %494 = phi i64 [ %491, %460 ], [ %39, %445 ]
  %495 = phi i64 [ %492, %460 ], [ %304, %445 ]
  %496 = icmp sgt i32 %180, 1
  br i1 %496, label %497, label %544

497:
  %498 = getelementptr inbounds i8, ptr %426, i64 %446
  switch i64 %432, label %507 [
    i64 4, label %504
    i64 8, label %502
    i64 2, label %499
  ]

499:
  %500 = load i16, ptr %498, align 2
  %501 = sext i16 %500 to i64
  br label %510

502:
  %503 = load i64, ptr %498, align 8
  br label %510

504:
  %505 = load i32, ptr %498, align 4
  %506 = sext i32 %505 to i64
  br label %510

507:
  %508 = load i8, ptr %498, align 1
  %509 = sext i8 %508 to i64
  br label %510

510:
  %511 = phi i64 [ %506, %504 ], [ %503, %502 ], [ %501, %499 ], [ %509, %507 ]
  %512 = add nsw i64 %511, -1
  %513 = icmp eq i64 %512, 0
  %514 = select i1 %513, i64 %39, i64 %415
  %515 = select i1 %513, i64 %304, i64 %320
  %516 = icmp eq i64 %512, 1
  %517 = select i1 %516, i64 %415, i64 %514
  %518 = select i1 %516, i64 %320, i64 %515
  %519 = icmp ne i32 %180, 2
  %520 = icmp eq i64 %512, 2
  %521 = select i1 %519, i1 %520, i1 false
  %522 = select i1 %521, i64 %416, i64 %517
  %523 = select i1 %521, i64 %337, i64 %518
  %524 = icmp sgt i32 %180, 3
  %525 = icmp eq i64 %512, 3
  %526 = select i1 %524, i1 %525, i1 false
  %527 = select i1 %526, i64 %417, i64 %522
  %528 = select i1 %526, i64 %354, i64 %523
  %529 = icmp sgt i32 %180, 4
  %530 = icmp eq i64 %512, 4
  %531 = select i1 %529, i1 %530, i1 false
  %532 = select i1 %531, i64 %418, i64 %527
  %533 = select i1 %531, i64 %371, i64 %528
  %534 = icmp sgt i32 %180, 5
  %535 = icmp eq i64 %512, 5
  %536 = select i1 %534, i1 %535, i1 false
  %537 = select i1 %536, i64 %419, i64 %532
  %538 = select i1 %536, i64 %388, i64 %533
  %539 = icmp sgt i32 %180, 6
  %540 = icmp eq i64 %512, 6
  %541 = select i1 %539, i1 %540, i1 false
  %542 = select i1 %541, i64 %420, i64 %537
  %543 = select i1 %541, i64 %405, i64 %538
  br label %544

544:
  %545 = phi i64 [ %542, %510 ], [ %415, %493 ]
  %546 = phi i64 [ %543, %510 ], [ %320, %493 ]
  %547 = icmp sgt i32 %180, 2
  br i1 %547, label %548, label %594

548:
  %549 = shl nsw i64 %446, 1
  %550 = getelementptr inbounds i8, ptr %426, i64 %549
  switch i64 %432, label %559 [
    i64 4, label %556
    i64 8, label %554
    i64 2, label %551
  ]

551:
  %552 = load i16, ptr %550, align 2
  %553 = sext i16 %552 to i64
  br label %562

554:
  %555 = load i64, ptr %550, align 8
  br label %562

556:
  %557 = load i32, ptr %550, align 4
  %558 = sext i32 %557 to i64
  br label %562

559:
  %560 = load i8, ptr %550, align 1
  %561 = sext i8 %560 to i64
  br label %562

562:
  %563 = phi i64 [ %558, %556 ], [ %555, %554 ], [ %553, %551 ], [ %561, %559 ]
  %564 = add nsw i64 %563, -1
  %565 = icmp eq i64 %564, 0
  %566 = select i1 %565, i64 %39, i64 %416
  %567 = select i1 %565, i64 %304, i64 %337
  %568 = icmp eq i64 %564, 1
  %569 = select i1 %568, i64 %415, i64 %566
  %570 = select i1 %568, i64 %320, i64 %567
  %571 = icmp eq i64 %564, 2
  %572 = select i1 %571, i64 %416, i64 %569
  %573 = select i1 %571, i64 %337, i64 %570
  %574 = icmp ne i32 %180, 3
  %575 = icmp eq i64 %564, 3
  %576 = select i1 %574, i1 %575, i1 false
  %577 = select i1 %576, i64 %417, i64 %572
  %578 = select i1 %576, i64 %354, i64 %573
  %579 = icmp sgt i32 %180, 4
  %580 = icmp eq i64 %564, 4
  %581 = select i1 %579, i1 %580, i1 false
  %582 = select i1 %581, i64 %418, i64 %577
  %583 = select i1 %581, i64 %371, i64 %578
  %584 = icmp sgt i32 %180, 5
  %585 = icmp eq i64 %564, 5
  %586 = select i1 %584, i1 %585, i1 false
  %587 = select i1 %586, i64 %419, i64 %582
  %588 = select i1 %586, i64 %388, i64 %583
  %589 = icmp sgt i32 %180, 6
  %590 = icmp eq i64 %564, 6
  %591 = select i1 %589, i1 %590, i1 false
  %592 = select i1 %591, i64 %420, i64 %587
  %593 = select i1 %591, i64 %405, i64 %588
  br label %594

594:
  %595 = phi i64 [ %592, %562 ], [ %416, %544 ]
  %596 = phi i64 [ %593, %562 ], [ %337, %544 ]
  %597 = icmp sgt i32 %180, 3
  br i1 %597, label %598, label %642

598:
  %599 = mul nsw i64 %446, 3
  %600 = getelementptr inbounds i8, ptr %426, i64 %599
  switch i64 %432, label %609 [
    i64 4, label %606
    i64 8, label %604
    i64 2, label %601
  ]

601:
  %602 = load i16, ptr %600, align 2
  %603 = sext i16 %602 to i64
  br label %612

604:
  %605 = load i64, ptr %600, align 8
  br label %612

606:
  %607 = load i32, ptr %600, align 4
  %608 = sext i32 %607 to i64
  br label %612

609:
  %610 = load i8, ptr %600, align 1
  %611 = sext i8 %610 to i64
  br label %612

612:
  %613 = phi i64 [ %608, %606 ], [ %605, %604 ], [ %603, %601 ], [ %611, %609 ]
  %614 = add nsw i64 %613, -1
  %615 = icmp eq i64 %614, 0
  %616 = select i1 %615, i64 %39, i64 %417
  %617 = select i1 %615, i64 %304, i64 %354
  %618 = icmp eq i64 %614, 1
  %619 = select i1 %618, i64 %415, i64 %616
  %620 = select i1 %618, i64 %320, i64 %617
  %621 = icmp eq i64 %614, 2
  %622 = select i1 %621, i64 %416, i64 %619
  %623 = select i1 %621, i64 %337, i64 %620
  %624 = icmp eq i64 %614, 3
  %625 = select i1 %624, i64 %417, i64 %622
  %626 = select i1 %624, i64 %354, i64 %623
  %627 = icmp ne i32 %180, 4
  %628 = icmp eq i64 %614, 4
  %629 = select i1 %627, i1 %628, i1 false
  %630 = select i1 %629, i64 %418, i64 %625
  %631 = select i1 %629, i64 %371, i64 %626
  %632 = icmp sgt i32 %180, 5
  %633 = icmp eq i64 %614, 5
  %634 = select i1 %632, i1 %633, i1 false
  %635 = select i1 %634, i64 %419, i64 %630
  %636 = select i1 %634, i64 %388, i64 %631
  %637 = icmp sgt i32 %180, 6
  %638 = icmp eq i64 %614, 6
  %639 = select i1 %637, i1 %638, i1 false
  %640 = select i1 %639, i64 %420, i64 %635
  %641 = select i1 %639, i64 %405, i64 %636
  br label %642

642:
  %643 = phi i64 [ %640, %612 ], [ %417, %594 ]
  %644 = phi i64 [ %641, %612 ], [ %354, %594 ]
  %645 = icmp sgt i32 %180, 4
  br i1 %645, label %646, label %688

646:
  %647 = shl nsw i64 %446, 2
  %648 = getelementptr inbounds i8, ptr %426, i64 %647
  switch i64 %432, label %657 [
    i64 4, label %654
    i64 8, label %652
    i64 2, label %649
  ]

649:
  %650 = load i16, ptr %648, align 2
  %651 = sext i16 %650 to i64
  br label %660

652:
  %653 = load i64, ptr %648, align 8
  br label %660

654:
  %655 = load i32, ptr %648, align 4
  %656 = sext i32 %655 to i64
  br label %660

657:
  %658 = load i8, ptr %648, align 1
  %659 = sext i8 %658 to i64
  br label %660

660:
  %661 = phi i64 [ %656, %654 ], [ %653, %652 ], [ %651, %649 ], [ %659, %657 ]
  %662 = add nsw i64 %661, -1
  %663 = icmp eq i64 %662, 0
  %664 = select i1 %663, i64 %39, i64 %418
  %665 = select i1 %663, i64 %304, i64 %371
  %666 = icmp eq i64 %662, 1
  %667 = select i1 %666, i64 %415, i64 %664
  %668 = select i1 %666, i64 %320, i64 %665
  %669 = icmp eq i64 %662, 2
  %670 = select i1 %669, i64 %416, i64 %667
  %671 = select i1 %669, i64 %337, i64 %668
  %672 = icmp eq i64 %662, 3
  %673 = select i1 %672, i64 %417, i64 %670
  %674 = select i1 %672, i64 %354, i64 %671
  %675 = icmp eq i64 %662, 4
  %676 = select i1 %675, i64 %418, i64 %673
  %677 = select i1 %675, i64 %371, i64 %674
  %678 = icmp ne i32 %180, 5
  %679 = icmp eq i64 %662, 5
  %680 = select i1 %678, i1 %679, i1 false
  %681 = select i1 %680, i64 %419, i64 %676
  %682 = select i1 %680, i64 %388, i64 %677
  %683 = icmp sgt i32 %180, 6
  %684 = icmp eq i64 %662, 6
  %685 = select i1 %683, i1 %684, i1 false
  %686 = select i1 %685, i64 %420, i64 %681
  %687 = select i1 %685, i64 %405, i64 %682
  br label %688

688:
  %689 = phi i64 [ %686, %660 ], [ %418, %642 ]
  %690 = phi i64 [ %687, %660 ], [ %371, %642 ]
  %691 = icmp sgt i32 %180, 5
  br i1 %691, label %692, label %732

692:
  %693 = mul nsw i64 %446, 5
  %694 = getelementptr inbounds i8, ptr %426, i64 %693
  switch i64 %432, label %703 [
    i64 4, label %700
    i64 8, label %698
    i64 2, label %695
  ]

695:
  %696 = load i16, ptr %694, align 2
  %697 = sext i16 %696 to i64
  br label %706

698:
  %699 = load i64, ptr %694, align 8
  br label %706

700:
  %701 = load i32, ptr %694, align 4
  %702 = sext i32 %701 to i64
  br label %706

703:
  %704 = load i8, ptr %694, align 1
  %705 = sext i8 %704 to i64
  br label %706

706:
  %707 = phi i64 [ %702, %700 ], [ %699, %698 ], [ %697, %695 ], [ %705, %703 ]
  %708 = add nsw i64 %707, -1
  %709 = icmp eq i64 %708, 0
  %710 = select i1 %709, i64 %39, i64 %419
  %711 = select i1 %709, i64 %304, i64 %388
  %712 = icmp eq i64 %708, 1
  %713 = select i1 %712, i64 %415, i64 %710
  %714 = select i1 %712, i64 %320, i64 %711
  %715 = icmp eq i64 %708, 2
  %716 = select i1 %715, i64 %416, i64 %713
  %717 = select i1 %715, i64 %337, i64 %714
  %718 = icmp eq i64 %708, 3
  %719 = select i1 %718, i64 %417, i64 %716
  %720 = select i1 %718, i64 %354, i64 %717
  %721 = icmp eq i64 %708, 4
  %722 = select i1 %721, i64 %418, i64 %719
  %723 = select i1 %721, i64 %371, i64 %720
  %724 = icmp eq i64 %708, 5
  %725 = select i1 %724, i64 %419, i64 %722
  %726 = select i1 %724, i64 %388, i64 %723
  %727 = icmp ne i32 %180, 6
  %728 = icmp eq i64 %708, 6
  %729 = select i1 %727, i1 %728, i1 false
  %730 = select i1 %729, i64 %420, i64 %725
  %731 = select i1 %729, i64 %405, i64 %726
  br label %732

732:
  %733 = phi i64 [ %730, %706 ], [ %419, %688 ]
  %734 = phi i64 [ %731, %706 ], [ %388, %688 ]
  %735 = icmp sgt i32 %180, 6
  br i1 %735, label %736, label %862

736:
  %737 = mul nsw i64 %446, 6
  %738 = getelementptr inbounds i8, ptr %426, i64 %737
  switch i64 %432, label %747 [
    i64 4, label %744
    i64 8, label %742
    i64 2, label %739
  ]

739:
  %740 = load i16, ptr %738, align 2
  %741 = sext i16 %740 to i64
  br label %750

742:
  %743 = load i64, ptr %738, align 8
  br label %750

744:
  %745 = load i32, ptr %738, align 4
  %746 = sext i32 %745 to i64
  br label %750

747:
  %748 = load i8, ptr %738, align 1
  %749 = sext i8 %748 to i64
  br label %750

750:
  %751 = phi i64 [ %746, %744 ], [ %743, %742 ], [ %741, %739 ], [ %749, %747 ]
  %752 = add nsw i64 %751, -1
  %753 = icmp eq i64 %752, 0
  %754 = select i1 %753, i64 %39, i64 %420
  %755 = select i1 %753, i64 %304, i64 %405
  %756 = icmp eq i64 %752, 1
  %757 = select i1 %756, i64 %415, i64 %754
  %758 = select i1 %756, i64 %320, i64 %755
  %759 = icmp eq i64 %752, 2
  %760 = select i1 %759, i64 %416, i64 %757
  %761 = select i1 %759, i64 %337, i64 %758
  %762 = icmp eq i64 %752, 3
  %763 = select i1 %762, i64 %417, i64 %760
  %764 = select i1 %762, i64 %354, i64 %761
  %765 = icmp eq i64 %752, 4
  %766 = select i1 %765, i64 %418, i64 %763
  %767 = select i1 %765, i64 %371, i64 %764
  %768 = icmp eq i64 %752, 5
  %769 = select i1 %768, i64 %419, i64 %766
  %770 = select i1 %768, i64 %388, i64 %767
  %771 = icmp eq i64 %752, 6
  %772 = select i1 %771, i64 %420, i64 %769
  %773 = select i1 %771, i64 %405, i64 %770
  br label %862

774:
  %775 = icmp eq i64 %61, 1
  %776 = icmp eq i64 %62, %39
  %777 = select i1 %775, i1 true, i1 %776
  %778 = mul nsw i64 %61, %39
  %779 = icmp eq i64 %70, 1
  %780 = icmp eq i64 %71, %778
  %781 = select i1 %779, i1 true, i1 %780
  %782 = and i1 %781, %777
  %783 = mul nsw i64 %70, %778
  %784 = icmp eq i64 %79, 1
  %785 = icmp eq i64 %80, %783
  %786 = select i1 %784, i1 true, i1 %785
  %787 = and i1 %786, %782
  %788 = mul nsw i64 %79, %783
  %789 = icmp eq i64 %88, 1
  %790 = icmp eq i64 %89, %788
  %791 = select i1 %789, i1 true, i1 %790
  %792 = and i1 %791, %787
  %793 = mul nsw i64 %88, %788
  %794 = icmp eq i64 %97, 1
  %795 = icmp eq i64 %98, %793
  %796 = select i1 %794, i1 true, i1 %795
  %797 = and i1 %796, %792
  %798 = mul nsw i64 %97, %793
  %799 = icmp eq i64 %106, 1
  %800 = icmp eq i64 %107, %798
  %801 = select i1 %799, i1 true, i1 %800
  %802 = and i1 %801, %797
  %803 = icmp eq i64 %115, 1
  %804 = mul nsw i64 %106, %798
  %805 = icmp eq i64 %116, %804
  %806 = select i1 %803, i1 true, i1 %805
  %807 = and i1 %806, %802
  br i1 %807, label %808, label %862

808:
  switch i32 %289, label %861 [
    i32 2, label %821
    i32 1, label %817
    i32 4, label %813
    i32 3, label %809
    i32 0, label %859
  ]

809:
  %810 = icmp sgt i64 %286, 0
  br i1 %810, label %811, label %1068

811:
  %812 = tail call i64 @llvm.smin.i64(i64 %279, i64 %285)
  br label %849

813:
  %814 = icmp sgt i64 %286, 0
  br i1 %814, label %815, label %1068

815:
  %816 = tail call i64 @llvm.smin.i64(i64 %279, i64 %285)
  br label %839

817:
  %818 = icmp sgt i64 %286, 0
  br i1 %818, label %819, label %1068

819:
  %820 = tail call i64 @llvm.smin.i64(i64 %279, i64 %285)
  br label %832

821:
  %822 = icmp sgt i64 %286, 0
  br i1 %822, label %823, label %1068

823:
  %824 = tail call i64 @llvm.smin.i64(i64 %279, i64 %285)
  br label %825

825:
  %826 = phi i64 [ %830, %825 ], [ 0, %823 ]
  %827 = getelementptr inbounds nuw double, ptr %414, i64 %826
  %828 = getelementptr inbounds nuw double, ptr %33, i64 %826
  %829 = load double, ptr %828, align 8
  store double %829, ptr %827, align 8
  %830 = add nuw nsw i64 %826, 1
  %831 = icmp eq i64 %830, %824
  br i1 %831, label %1068, label %825

832:
  %833 = phi i64 [ %837, %832 ], [ 0, %819 ]
  %834 = getelementptr inbounds nuw float, ptr %414, i64 %833
  %835 = getelementptr inbounds nuw float, ptr %33, i64 %833
  %836 = load float, ptr %835, align 4
  store float %836, ptr %834, align 4
  %837 = add nuw nsw i64 %833, 1
  %838 = icmp eq i64 %837, %820
  br i1 %838, label %1068, label %832

839:
  %840 = phi i64 [ %847, %839 ], [ 0, %815 ]
  %841 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %414, i64 %840
  %842 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %33, i64 %840
  %843 = load double, ptr %842, align 8
  %844 = getelementptr inbounds nuw i8, ptr %842, i64 8
  %845 = load double, ptr %844, align 8
  store double %843, ptr %841, align 8
  %846 = getelementptr inbounds nuw i8, ptr %841, i64 8
  store double %845, ptr %846, align 8
  %847 = add nuw nsw i64 %840, 1
  %848 = icmp eq i64 %847, %816
  br i1 %848, label %1068, label %839

849:
  %850 = phi i64 [ %857, %849 ], [ 0, %811 ]
  %851 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %414, i64 %850
  %852 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %33, i64 %850
  %853 = load float, ptr %852, align 4
  %854 = getelementptr inbounds nuw i8, ptr %852, i64 4
  %855 = load float, ptr %854, align 4
  store float %853, ptr %851, align 4
  %856 = getelementptr inbounds nuw i8, ptr %851, i64 4
  store float %855, ptr %856, align 4
  %857 = add nuw nsw i64 %850, 1
  %858 = icmp eq i64 %857, %812
  br i1 %858, label %1068, label %849

859:
  %860 = mul i64 %286, %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %414, ptr align 1 %33, i64 %860, i1 false)
  br label %1068

861:
  unreachable

862:
  %863 = phi i64 [ %420, %774 ], [ %772, %750 ], [ %420, %732 ]
  %864 = phi i64 [ %419, %774 ], [ %733, %750 ], [ %733, %732 ]
  %865 = phi i64 [ %418, %774 ], [ %689, %750 ], [ %689, %732 ]
  %866 = phi i64 [ %417, %774 ], [ %643, %750 ], [ %643, %732 ]
  %867 = phi i64 [ %416, %774 ], [ %595, %750 ], [ %595, %732 ]
  %868 = phi i64 [ %415, %774 ], [ %545, %750 ], [ %545, %732 ]
  %869 = phi i64 [ %39, %774 ], [ %494, %750 ], [ %494, %732 ]
  %870 = phi i64 [ %405, %774 ], [ %773, %750 ], [ %405, %732 ]
  %871 = phi i64 [ %388, %774 ], [ %734, %750 ], [ %734, %732 ]
  %872 = phi i64 [ %371, %774 ], [ %690, %750 ], [ %690, %732 ]
  %873 = phi i64 [ %354, %774 ], [ %644, %750 ], [ %644, %732 ]
  %874 = phi i64 [ %337, %774 ], [ %596, %750 ], [ %596, %732 ]
  %875 = phi i64 [ %320, %774 ], [ %546, %750 ], [ %546, %732 ]
  %876 = phi i64 [ %304, %774 ], [ %495, %750 ], [ %495, %732 ]
  %877 = icmp sgt i64 %286, 0
  br i1 %877, label %878, label %1068

878:
  %879 = icmp slt i32 %180, 2
  %880 = icmp slt i32 %46, 2
  %881 = tail call i64 @llvm.smin.i64(i64 %279, i64 %285)
  %882 = icmp eq i32 %180, 2
  %883 = icmp sgt i32 %180, 3
  %884 = icmp eq i32 %180, 4
  %885 = icmp sgt i32 %180, 4
  %886 = icmp eq i32 %180, 5
  %887 = icmp sgt i32 %180, 5
  %888 = icmp eq i32 %180, 6
  %889 = icmp sgt i32 %180, 6
  %890 = icmp eq i32 %180, 7
  %891 = icmp eq i32 %46, 2
  %892 = icmp sgt i32 %46, 3
  %893 = icmp eq i32 %46, 4
  %894 = icmp sgt i32 %46, 4
  %895 = icmp eq i32 %46, 5
  %896 = icmp sgt i32 %46, 5
  %897 = icmp eq i32 %46, 6
  %898 = icmp sgt i32 %46, 6
  %899 = icmp eq i32 %46, 7
  br label %900

900:
  %901 = phi i64 [ 0, %878 ], [ %1066, %1065 ]
  br i1 %879, label %902, label %904

902:
  %903 = mul nsw i64 %869, %901
  br label %973

904:
  %905 = udiv i64 %901, %876
  %906 = urem i64 %901, %876
  br i1 %882, label %910, label %907

907:
  %908 = urem i64 %905, %875
  %909 = udiv i64 %905, %875
  br label %910

910:
  %911 = phi i64 [ %908, %907 ], [ %905, %904 ]
  %912 = phi i64 [ %909, %907 ], [ %905, %904 ]
  %913 = mul nsw i64 %868, %911
  switch i32 %180, label %914 [
    i32 2, label %922
    i32 3, label %919
  ]

914:
  %915 = urem i64 %912, %874
  %916 = mul nsw i64 %867, %915
  %917 = add nsw i64 %916, %913
  %918 = udiv i64 %912, %874
  br label %922

919:
  %920 = mul nsw i64 %867, %912
  %921 = add nsw i64 %920, %913
  br label %922

922:
  %923 = phi i64 [ %921, %919 ], [ %917, %914 ], [ %913, %910 ]
  %924 = phi i64 [ %912, %919 ], [ %918, %914 ], [ %912, %910 ]
  br i1 %883, label %925, label %934

925:
  br i1 %884, label %931, label %926

926:
  %927 = urem i64 %924, %873
  %928 = mul nsw i64 %866, %927
  %929 = add nsw i64 %928, %923
  %930 = udiv i64 %924, %873
  br label %934

931:
  %932 = mul nsw i64 %866, %924
  %933 = add nsw i64 %932, %923
  br label %934

934:
  %935 = phi i64 [ %933, %931 ], [ %929, %926 ], [ %923, %922 ]
  %936 = phi i64 [ %924, %931 ], [ %930, %926 ], [ %924, %922 ]
  br i1 %885, label %937, label %946

937:
  br i1 %886, label %943, label %938

938:
  %939 = urem i64 %936, %872
  %940 = mul nsw i64 %865, %939
  %941 = add nsw i64 %940, %935
  %942 = udiv i64 %936, %872
  br label %946

943:
  %944 = mul nsw i64 %865, %936
  %945 = add nsw i64 %944, %935
  br label %946

946:
  %947 = phi i64 [ %945, %943 ], [ %941, %938 ], [ %935, %934 ]
  %948 = phi i64 [ %936, %943 ], [ %942, %938 ], [ %936, %934 ]
  br i1 %887, label %949, label %958

949:
  br i1 %888, label %955, label %950

950:
  %951 = urem i64 %948, %871
  %952 = mul nsw i64 %864, %951
  %953 = add nsw i64 %952, %947
  %954 = udiv i64 %948, %871
  br label %958

955:
  %956 = mul nsw i64 %864, %948
  %957 = add nsw i64 %956, %947
  br label %958

958:
  %959 = phi i64 [ %957, %955 ], [ %953, %950 ], [ %947, %946 ]
  %960 = phi i64 [ %948, %955 ], [ %954, %950 ], [ %948, %946 ]
  br i1 %889, label %961, label %969

961:
  br i1 %890, label %966, label %962

962:
  %963 = urem i64 %960, %870
  %964 = mul nsw i64 %863, %963
  %965 = add nsw i64 %964, %959
  br label %969

966:
  %967 = mul nsw i64 %863, %960
  %968 = add nsw i64 %967, %959
  br label %969

969:
  %970 = phi i64 [ %968, %966 ], [ %965, %962 ], [ %959, %958 ]
  %971 = mul nsw i64 %869, %906
  %972 = add nsw i64 %970, %971
  br label %973

973:
  %974 = phi i64 [ %903, %902 ], [ %972, %969 ]
  %975 = getelementptr inbounds i8, ptr %414, i64 %974
  br i1 %880, label %976, label %978

976:
  %977 = mul nsw i64 %62, %901
  br label %1047

978:
  %979 = udiv i64 %901, %61
  %980 = urem i64 %901, %61
  br i1 %891, label %984, label %981

981:
  %982 = urem i64 %979, %70
  %983 = udiv i64 %979, %70
  br label %984

984:
  %985 = phi i64 [ %982, %981 ], [ %979, %978 ]
  %986 = phi i64 [ %983, %981 ], [ %979, %978 ]
  %987 = mul nsw i64 %71, %985
  switch i32 %46, label %988 [
    i32 2, label %996
    i32 3, label %993
  ]

988:
  %989 = urem i64 %986, %79
  %990 = mul nsw i64 %80, %989
  %991 = add nsw i64 %990, %987
  %992 = udiv i64 %986, %79
  br label %996

993:
  %994 = mul nsw i64 %80, %986
  %995 = add nsw i64 %994, %987
  br label %996

996:
  %997 = phi i64 [ %995, %993 ], [ %991, %988 ], [ %987, %984 ]
  %998 = phi i64 [ %986, %993 ], [ %992, %988 ], [ %986, %984 ]
  br i1 %892, label %999, label %1008

999:
  br i1 %893, label %1005, label %1000

1000:
  %1001 = urem i64 %998, %88
  %1002 = mul nsw i64 %89, %1001
  %1003 = add nsw i64 %1002, %997
  %1004 = udiv i64 %998, %88
  br label %1008

1005:
  %1006 = mul nsw i64 %89, %998
  %1007 = add nsw i64 %1006, %997
  br label %1008

1008:
  %1009 = phi i64 [ %1007, %1005 ], [ %1003, %1000 ], [ %997, %996 ]
  %1010 = phi i64 [ %998, %1005 ], [ %1004, %1000 ], [ %998, %996 ]
  br i1 %894, label %1011, label %1020

1011:
  br i1 %895, label %1017, label %1012

1012:
  %1013 = urem i64 %1010, %97
  %1014 = mul nsw i64 %98, %1013
  %1015 = add nsw i64 %1014, %1009
  %1016 = udiv i64 %1010, %97
  br label %1020

1017:
  %1018 = mul nsw i64 %98, %1010
  %1019 = add nsw i64 %1018, %1009
  br label %1020

1020:
  %1021 = phi i64 [ %1019, %1017 ], [ %1015, %1012 ], [ %1009, %1008 ]
  %1022 = phi i64 [ %1010, %1017 ], [ %1016, %1012 ], [ %1010, %1008 ]
  br i1 %896, label %1023, label %1032

1023:
  br i1 %897, label %1029, label %1024

1024:
  %1025 = urem i64 %1022, %106
  %1026 = mul nsw i64 %107, %1025
  %1027 = add nsw i64 %1026, %1021
  %1028 = udiv i64 %1022, %106
  br label %1032

1029:
  %1030 = mul nsw i64 %107, %1022
  %1031 = add nsw i64 %1030, %1021
  br label %1032

1032:
  %1033 = phi i64 [ %1031, %1029 ], [ %1027, %1024 ], [ %1021, %1020 ]
  %1034 = phi i64 [ %1022, %1029 ], [ %1028, %1024 ], [ %1022, %1020 ]
  br i1 %898, label %1035, label %1043

1035:
  br i1 %899, label %1040, label %1036

1036:
  %1037 = urem i64 %1034, %115
  %1038 = mul nsw i64 %116, %1037
  %1039 = add nsw i64 %1038, %1033
  br label %1043

1040:
  %1041 = mul nsw i64 %116, %1034
  %1042 = add nsw i64 %1041, %1033
  br label %1043

1043:
  %1044 = phi i64 [ %1042, %1040 ], [ %1039, %1036 ], [ %1033, %1032 ]
  %1045 = mul nsw i64 %62, %980
  %1046 = add nsw i64 %1044, %1045
  br label %1047

1047:
  %1048 = phi i64 [ %977, %976 ], [ %1046, %1043 ]
  %1049 = getelementptr inbounds i8, ptr %33, i64 %1048
  switch i32 %289, label %861 [
    i32 2, label %1060
    i32 1, label %1062
    i32 4, label %1055
    i32 3, label %1050
    i32 0, label %1064
  ]

1050:
  %1051 = getelementptr inbounds nuw i8, ptr %1049, i64 4
  %1052 = getelementptr inbounds nuw i8, ptr %975, i64 4
  %1053 = load float, ptr %1049, align 4
  %1054 = load float, ptr %1051, align 4
  store float %1053, ptr %975, align 4
  store float %1054, ptr %1052, align 4
  br label %1065

1055:
  %1056 = getelementptr inbounds nuw i8, ptr %1049, i64 8
  %1057 = getelementptr inbounds nuw i8, ptr %975, i64 8
  %1058 = load double, ptr %1049, align 8
  %1059 = load double, ptr %1056, align 8
  store double %1058, ptr %975, align 8
  store double %1059, ptr %1057, align 8
  br label %1065

1060:
  %1061 = load double, ptr %1049, align 8
  store double %1061, ptr %975, align 8
  br label %1065

1062:
  %1063 = load float, ptr %1049, align 4
  store float %1063, ptr %975, align 4
  br label %1065

1064:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %975, ptr align 1 %1049, i64 %39, i1 false)
  br label %1065

1065:
  %1066 = add nuw nsw i64 %901, 1
  %1067 = icmp eq i64 %1066, %881
  br i1 %1067, label %1068, label %900

1068:
  %1069 = phi i64 [ %420, %859 ], [ %863, %862 ], [ %420, %825 ], [ %420, %821 ], [ %420, %849 ], [ %420, %817 ], [ %420, %832 ], [ %420, %813 ], [ %420, %839 ], [ %420, %809 ], [ %863, %1065 ]
  %1070 = phi i64 [ %419, %859 ], [ %864, %862 ], [ %419, %825 ], [ %419, %821 ], [ %419, %849 ], [ %419, %817 ], [ %419, %832 ], [ %419, %813 ], [ %419, %839 ], [ %419, %809 ], [ %864, %1065 ]
  %1071 = phi i64 [ %418, %859 ], [ %865, %862 ], [ %418, %825 ], [ %418, %821 ], [ %418, %849 ], [ %418, %817 ], [ %418, %832 ], [ %418, %813 ], [ %418, %839 ], [ %418, %809 ], [ %865, %1065 ]
  %1072 = phi i64 [ %417, %859 ], [ %866, %862 ], [ %417, %825 ], [ %417, %821 ], [ %417, %849 ], [ %417, %817 ], [ %417, %832 ], [ %417, %813 ], [ %417, %839 ], [ %417, %809 ], [ %866, %1065 ]
  %1073 = phi i64 [ %416, %859 ], [ %867, %862 ], [ %416, %825 ], [ %416, %821 ], [ %416, %849 ], [ %416, %817 ], [ %416, %832 ], [ %416, %813 ], [ %416, %839 ], [ %416, %809 ], [ %867, %1065 ]
  %1074 = phi i64 [ %415, %859 ], [ %868, %862 ], [ %415, %825 ], [ %415, %821 ], [ %415, %849 ], [ %415, %817 ], [ %415, %832 ], [ %415, %813 ], [ %415, %839 ], [ %415, %809 ], [ %868, %1065 ]
  %1075 = phi i64 [ %39, %859 ], [ %869, %862 ], [ %39, %825 ], [ %39, %821 ], [ %39, %849 ], [ %39, %817 ], [ %39, %832 ], [ %39, %813 ], [ %39, %839 ], [ %39, %809 ], [ %869, %1065 ]
  %1076 = phi i64 [ %405, %859 ], [ %870, %862 ], [ %405, %825 ], [ %405, %821 ], [ %405, %849 ], [ %405, %817 ], [ %405, %832 ], [ %405, %813 ], [ %405, %839 ], [ %405, %809 ], [ %870, %1065 ]
  %1077 = phi i64 [ %388, %859 ], [ %871, %862 ], [ %388, %825 ], [ %388, %821 ], [ %388, %849 ], [ %388, %817 ], [ %388, %832 ], [ %388, %813 ], [ %388, %839 ], [ %388, %809 ], [ %871, %1065 ]
  %1078 = phi i64 [ %371, %859 ], [ %872, %862 ], [ %371, %825 ], [ %371, %821 ], [ %371, %849 ], [ %371, %817 ], [ %371, %832 ], [ %371, %813 ], [ %371, %839 ], [ %371, %809 ], [ %872, %1065 ]
  %1079 = phi i64 [ %354, %859 ], [ %873, %862 ], [ %354, %825 ], [ %354, %821 ], [ %354, %849 ], [ %354, %817 ], [ %354, %832 ], [ %354, %813 ], [ %354, %839 ], [ %354, %809 ], [ %873, %1065 ]
  %1080 = phi i64 [ %337, %859 ], [ %874, %862 ], [ %337, %825 ], [ %337, %821 ], [ %337, %849 ], [ %337, %817 ], [ %337, %832 ], [ %337, %813 ], [ %337, %839 ], [ %337, %809 ], [ %874, %1065 ]
  %1081 = phi i64 [ %320, %859 ], [ %875, %862 ], [ %320, %825 ], [ %320, %821 ], [ %320, %849 ], [ %320, %817 ], [ %320, %832 ], [ %320, %813 ], [ %320, %839 ], [ %320, %809 ], [ %875, %1065 ]
  %1082 = phi i64 [ %304, %859 ], [ %876, %862 ], [ %304, %825 ], [ %304, %821 ], [ %304, %849 ], [ %304, %817 ], [ %304, %832 ], [ %304, %813 ], [ %304, %839 ], [ %304, %809 ], [ %876, %1065 ]
  %1083 = icmp slt i64 %279, %285
  br i1 %1083, label %1084, label %1361

1084:
  %1085 = icmp eq ptr %3, null
  br i1 %1085, label %1086, label %1087

1086:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %5, i32 noundef %6) #7
  unreachable

1087:
  %1088 = load ptr, ptr %3, align 8
  %1089 = icmp eq i32 %22, -128
  br i1 %1089, label %1090, label %1094

1090:
  %1091 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %1092 = load i8, ptr %1091, align 4
  %1093 = sext i8 %1092 to i32
  br label %1094

1094:
  %1095 = phi i32 [ %1093, %1090 ], [ %22, %1087 ]
  %1096 = icmp eq i32 %23, -128
  %1097 = icmp sgt i32 %1095, 0
  br i1 %1097, label %1098, label %1103

1098:
  %1099 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %1100 = load i64, ptr %1099, align 8
  %1101 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %1102 = load i64, ptr %1101, align 8
  br label %1103

1103:
  %1104 = phi i64 [ %1102, %1098 ], [ 0, %1094 ]
  %1105 = phi i64 [ %1100, %1098 ], [ 1, %1094 ]
  %1106 = icmp sgt i32 %1095, 1
  br i1 %1106, label %1107, label %1112

1107:
  %1108 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %1109 = load i64, ptr %1108, align 8
  %1110 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %1111 = load i64, ptr %1110, align 8
  br label %1112

1112:
  %1113 = phi i64 [ %1111, %1107 ], [ 0, %1103 ]
  %1114 = phi i64 [ %1109, %1107 ], [ 1, %1103 ]
  %1115 = icmp sgt i32 %1095, 2
  br i1 %1115, label %1116, label %1121

1116:
  %1117 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %1118 = load i64, ptr %1117, align 8
  %1119 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %1120 = load i64, ptr %1119, align 8
  br label %1121

1121:
  %1122 = phi i64 [ %1120, %1116 ], [ 0, %1112 ]
  %1123 = phi i64 [ %1118, %1116 ], [ 1, %1112 ]
  %1124 = icmp sgt i32 %1095, 3
  br i1 %1124, label %1125, label %1130

1125:
  %1126 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %1127 = load i64, ptr %1126, align 8
  %1128 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %1129 = load i64, ptr %1128, align 8
  br label %1130

1130:
  %1131 = phi i64 [ %1129, %1125 ], [ 0, %1121 ]
  %1132 = phi i64 [ %1127, %1125 ], [ 1, %1121 ]
  %1133 = icmp sgt i32 %1095, 4
  br i1 %1133, label %1134, label %1139

1134:
  %1135 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %1136 = load i64, ptr %1135, align 8
  %1137 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %1138 = load i64, ptr %1137, align 8
  br label %1139

1139:
  %1140 = phi i64 [ %1138, %1134 ], [ 0, %1130 ]
  %1141 = phi i64 [ %1136, %1134 ], [ 1, %1130 ]
  %1142 = icmp sgt i32 %1095, 5
  br i1 %1142, label %1143, label %1148

1143:
  %1144 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %1145 = load i64, ptr %1144, align 8
  %1146 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %1147 = load i64, ptr %1146, align 8
  br label %1148

1148:
  %1149 = phi i64 [ %1147, %1143 ], [ 0, %1139 ]
  %1150 = phi i64 [ %1145, %1143 ], [ 1, %1139 ]
  %1151 = icmp sgt i32 %1095, 6
  br i1 %1151, label %1152, label %1157

1152:
  %1153 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %1154 = load i64, ptr %1153, align 8
  %1155 = getelementptr inbounds nuw i8, ptr %3, i64 184
  %1156 = load i64, ptr %1155, align 8
  br label %1157

1157:
  %1158 = phi i64 [ %1156, %1152 ], [ 0, %1148 ]
  %1159 = phi i64 [ %1154, %1152 ], [ 1, %1148 ]
  %1160 = mul nsw i64 %1114, %1105
  %1161 = mul nsw i64 %1123, %1160
  %1162 = mul nsw i64 %1132, %1161
  %1163 = mul nsw i64 %1141, %1162
  %1164 = mul nsw i64 %1150, %1163
  %1165 = mul nsw i64 %1159, %1164
  %1166 = icmp slt i64 %1165, 1
  br i1 %1166, label %1190, label %1167

1167:
  %1168 = icmp slt i64 %279, %285
  br i1 %1168, label %1169, label %1361

1169:
  %1170 = icmp slt i32 %180, 2
  %1171 = icmp slt i32 %1095, 2
  %1172 = icmp eq i32 %180, 2
  %1173 = icmp sgt i32 %180, 3
  %1174 = icmp eq i32 %180, 4
  %1175 = icmp sgt i32 %180, 4
  %1176 = icmp eq i32 %180, 5
  %1177 = icmp sgt i32 %180, 5
  %1178 = icmp eq i32 %180, 6
  %1179 = icmp sgt i32 %180, 6
  %1180 = icmp eq i32 %180, 7
  %1181 = icmp eq i32 %1095, 2
  %1182 = icmp sgt i32 %1095, 3
  %1183 = icmp eq i32 %1095, 4
  %1184 = icmp sgt i32 %1095, 4
  %1185 = icmp eq i32 %1095, 5
  %1186 = icmp sgt i32 %1095, 5
  %1187 = icmp eq i32 %1095, 6
  %1188 = icmp sgt i32 %1095, 6
  %1189 = icmp eq i32 %1095, 7
  br label %1191

1190:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %5, i32 noundef %6) #7
  unreachable

1191:
  %1192 = phi i64 [ %286, %1169 ], [ %1359, %1358 ]
  br i1 %1170, label %1193, label %1195

1193:
  %1194 = mul nsw i64 %1075, %1192
  br label %1264

1195:
  %1196 = udiv i64 %1192, %1082
  %1197 = urem i64 %1192, %1082
  br i1 %1172, label %1201, label %1198

1198:
  %1199 = urem i64 %1196, %1081
  %1200 = udiv i64 %1196, %1081
  br label %1201

1201:
  %1202 = phi i64 [ %1199, %1198 ], [ %1196, %1195 ]
  %1203 = phi i64 [ %1200, %1198 ], [ %1196, %1195 ]
  %1204 = mul nsw i64 %1074, %1202
  switch i32 %180, label %1205 [
    i32 2, label %1213
    i32 3, label %1210
  ]

1205:
  %1206 = urem i64 %1203, %1080
  %1207 = mul nsw i64 %1073, %1206
  %1208 = add nsw i64 %1207, %1204
  %1209 = udiv i64 %1203, %1080
  br label %1213

1210:
  %1211 = mul nsw i64 %1073, %1203
  %1212 = add nsw i64 %1211, %1204
  br label %1213

1213:
  %1214 = phi i64 [ %1212, %1210 ], [ %1208, %1205 ], [ %1204, %1201 ]
  %1215 = phi i64 [ %1203, %1210 ], [ %1209, %1205 ], [ %1203, %1201 ]
  br i1 %1173, label %1216, label %1225

1216:
  br i1 %1174, label %1222, label %1217

1217:
  %1218 = urem i64 %1215, %1079
  %1219 = mul nsw i64 %1072, %1218
  %1220 = add nsw i64 %1219, %1214
  %1221 = udiv i64 %1215, %1079
  br label %1225

1222:
  %1223 = mul nsw i64 %1072, %1215
  %1224 = add nsw i64 %1223, %1214
  br label %1225

1225:
  %1226 = phi i64 [ %1224, %1222 ], [ %1220, %1217 ], [ %1214, %1213 ]
  %1227 = phi i64 [ %1215, %1222 ], [ %1221, %1217 ], [ %1215, %1213 ]
  br i1 %1175, label %1228, label %1237

1228:
  br i1 %1176, label %1234, label %1229

1229:
  %1230 = urem i64 %1227, %1078
  %1231 = mul nsw i64 %1071, %1230
  %1232 = add nsw i64 %1231, %1226
  %1233 = udiv i64 %1227, %1078
  br label %1237

1234:
  %1235 = mul nsw i64 %1071, %1227
  %1236 = add nsw i64 %1235, %1226
  br label %1237

1237:
  %1238 = phi i64 [ %1236, %1234 ], [ %1232, %1229 ], [ %1226, %1225 ]
  %1239 = phi i64 [ %1227, %1234 ], [ %1233, %1229 ], [ %1227, %1225 ]
  br i1 %1177, label %1240, label %1249

1240:
  br i1 %1178, label %1246, label %1241

1241:
  %1242 = urem i64 %1239, %1077
  %1243 = mul nsw i64 %1070, %1242
  %1244 = add nsw i64 %1243, %1238
  %1245 = udiv i64 %1239, %1077
  br label %1249

1246:
  %1247 = mul nsw i64 %1070, %1239
  %1248 = add nsw i64 %1247, %1238
  br label %1249

1249:
  %1250 = phi i64 [ %1248, %1246 ], [ %1244, %1241 ], [ %1238, %1237 ]
  %1251 = phi i64 [ %1239, %1246 ], [ %1245, %1241 ], [ %1239, %1237 ]
  br i1 %1179, label %1252, label %1260

1252:
  br i1 %1180, label %1257, label %1253

1253:
  %1254 = urem i64 %1251, %1076
  %1255 = mul nsw i64 %1069, %1254
  %1256 = add nsw i64 %1255, %1250
  br label %1260

1257:
  %1258 = mul nsw i64 %1069, %1251
  %1259 = add nsw i64 %1258, %1250
  br label %1260

1260:
  %1261 = phi i64 [ %1259, %1257 ], [ %1256, %1253 ], [ %1250, %1249 ]
  %1262 = mul nsw i64 %1075, %1197
  %1263 = add nsw i64 %1261, %1262
  br label %1264

1264:
  %1265 = phi i64 [ %1194, %1193 ], [ %1263, %1260 ]
  %1266 = getelementptr inbounds i8, ptr %414, i64 %1265
  %1267 = sub nsw i64 %1192, %286
  %1268 = urem i64 %1267, %1165
  br i1 %1171, label %1269, label %1271

1269:
  %1270 = mul nsw i64 %1104, %1268
  br label %1340

1271:
  %1272 = udiv i64 %1268, %1105
  %1273 = urem i64 %1268, %1105
  br i1 %1181, label %1277, label %1274

1274:
  %1275 = urem i64 %1272, %1114
  %1276 = udiv i64 %1272, %1114
  br label %1277

1277:
  %1278 = phi i64 [ %1275, %1274 ], [ %1272, %1271 ]
  %1279 = phi i64 [ %1276, %1274 ], [ %1272, %1271 ]
  %1280 = mul nsw i64 %1113, %1278
  switch i32 %1095, label %1281 [
    i32 2, label %1289
    i32 3, label %1286
  ]

1281:
  %1282 = urem i64 %1279, %1123
  %1283 = mul nsw i64 %1122, %1282
  %1284 = add nsw i64 %1283, %1280
  %1285 = udiv i64 %1279, %1123
  br label %1289

1286:
  %1287 = mul nsw i64 %1122, %1279
  %1288 = add nsw i64 %1287, %1280
  br label %1289

1289:
  %1290 = phi i64 [ %1288, %1286 ], [ %1284, %1281 ], [ %1280, %1277 ]
  %1291 = phi i64 [ %1279, %1286 ], [ %1285, %1281 ], [ %1279, %1277 ]
  br i1 %1182, label %1292, label %1301

1292:
  br i1 %1183, label %1298, label %1293

1293:
  %1294 = urem i64 %1291, %1132
  %1295 = mul nsw i64 %1131, %1294
  %1296 = add nsw i64 %1295, %1290
  %1297 = udiv i64 %1291, %1132
  br label %1301

1298:
  %1299 = mul nsw i64 %1131, %1291
  %1300 = add nsw i64 %1299, %1290
  br label %1301

1301:
  %1302 = phi i64 [ %1300, %1298 ], [ %1296, %1293 ], [ %1290, %1289 ]
  %1303 = phi i64 [ %1291, %1298 ], [ %1297, %1293 ], [ %1291, %1289 ]
  br i1 %1184, label %1304, label %1313

1304:
  br i1 %1185, label %1310, label %1305

1305:
  %1306 = urem i64 %1303, %1141
  %1307 = mul nsw i64 %1140, %1306
  %1308 = add nsw i64 %1307, %1302
  %1309 = udiv i64 %1303, %1141
  br label %1313

1310:
  %1311 = mul nsw i64 %1140, %1303
  %1312 = add nsw i64 %1311, %1302
  br label %1313

1313:
  %1314 = phi i64 [ %1312, %1310 ], [ %1308, %1305 ], [ %1302, %1301 ]
  %1315 = phi i64 [ %1303, %1310 ], [ %1309, %1305 ], [ %1303, %1301 ]
  br i1 %1186, label %1316, label %1325

1316:
  br i1 %1187, label %1322, label %1317

1317:
  %1318 = urem i64 %1315, %1150
  %1319 = mul nsw i64 %1149, %1318
  %1320 = add nsw i64 %1319, %1314
  %1321 = udiv i64 %1315, %1150
  br label %1325

1322:
  %1323 = mul nsw i64 %1149, %1315
  %1324 = add nsw i64 %1323, %1314
  br label %1325

1325:
  %1326 = phi i64 [ %1324, %1322 ], [ %1320, %1317 ], [ %1314, %1313 ]
  %1327 = phi i64 [ %1315, %1322 ], [ %1321, %1317 ], [ %1315, %1313 ]
  br i1 %1188, label %1328, label %1336

1328:
  br i1 %1189, label %1333, label %1329

1329:
  %1330 = urem i64 %1327, %1159
  %1331 = mul nsw i64 %1158, %1330
  %1332 = add nsw i64 %1331, %1326
  br label %1336

1333:
  %1334 = mul nsw i64 %1158, %1327
  %1335 = add nsw i64 %1334, %1326
  br label %1336

1336:
  %1337 = phi i64 [ %1335, %1333 ], [ %1332, %1329 ], [ %1326, %1325 ]
  %1338 = mul nsw i64 %1104, %1273
  %1339 = add nsw i64 %1337, %1338
  br label %1340

1340:
  %1341 = phi i64 [ %1270, %1269 ], [ %1339, %1336 ]
  %1342 = getelementptr inbounds i8, ptr %1088, i64 %1341
  switch i32 %289, label %861 [
    i32 2, label %1353
    i32 1, label %1355
    i32 4, label %1348
    i32 3, label %1343
    i32 0, label %1357
  ]

1343:
  %1344 = getelementptr inbounds nuw i8, ptr %1342, i64 4
  %1345 = getelementptr inbounds nuw i8, ptr %1266, i64 4
  %1346 = load float, ptr %1342, align 4
  %1347 = load float, ptr %1344, align 4
  store float %1346, ptr %1266, align 4
  store float %1347, ptr %1345, align 4
  br label %1358

1348:
  %1349 = getelementptr inbounds nuw i8, ptr %1342, i64 8
  %1350 = getelementptr inbounds nuw i8, ptr %1266, i64 8
  %1351 = load double, ptr %1342, align 8
  %1352 = load double, ptr %1349, align 8
  store double %1351, ptr %1266, align 8
  store double %1352, ptr %1350, align 8
  br label %1358

1353:
  %1354 = load double, ptr %1342, align 8
  store double %1354, ptr %1266, align 8
  br label %1358

1355:
  %1356 = load float, ptr %1342, align 4
  store float %1356, ptr %1266, align 4
  br label %1358

1357:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1266, ptr align 1 %1342, i64 %39, i1 false)
  br label %1358

1358:
  %1359 = add nsw i64 %1192, 1
  %1360 = icmp slt i64 %1359, %285
  br i1 %1360, label %1191, label %1361

1361:
  ret void
}

declare void @_FortranAReshape(ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.Transpose(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = load ptr, ptr %1, align 8
  %11 = icmp eq i64 %7, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %12 ], [ %7, %9 ]
  %17 = icmp eq i32 %4, -128
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load i8, ptr %19, align 4
  %21 = sext i8 %20 to i32
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ %4, %15 ]
  %24 = icmp eq i32 %5, -128
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %25 ], [ %5, %22 ]
  %31 = icmp sgt i32 %23, 0
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %34, %32 ], [ 1, %29 ]
  %39 = phi i64 [ %36, %32 ], [ 0, %29 ]
  %40 = icmp sgt i32 %23, 1
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %43, %41 ], [ 1, %37 ]
  %48 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %49 = icmp sgt i32 %23, 2
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %52, %50 ], [ 1, %46 ]
  %55 = icmp sgt i32 %23, 3
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %56 ], [ 1, %53 ]
  %61 = icmp sgt i32 %23, 4
  br i1 %61, label %62, label %65

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %64, %62 ], [ 1, %59 ]
  %67 = icmp sgt i32 %23, 5
  br i1 %67, label %68, label %71

68:
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %70, %68 ], [ 1, %65 ]
  %73 = icmp sgt i32 %23, 6
  br i1 %73, label %74, label %77

74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %76 = load i64, ptr %75, align 8
  br label %77

77:
  %78 = phi i64 [ %76, %74 ], [ 1, %71 ]
  %79 = icmp eq ptr %8, null
  %80 = icmp eq i32 %30, 42
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %82, label %134

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %84 = load i8, ptr %83, align 1
  %85 = and i8 %84, 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %134, label %87

87:
  %88 = icmp eq i32 %23, 0
  br i1 %88, label %89, label %92

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %91 = load ptr, ptr %90, align 8
  br label %92

92:
  %93 = phi ptr [ %91, %89 ], [ null, %87 ]
  %94 = icmp eq i32 %23, 1
  br i1 %94, label %95, label %98

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %97 = load ptr, ptr %96, align 8
  br label %98

98:
  %99 = phi ptr [ %97, %95 ], [ %93, %92 ]
  %100 = icmp eq i32 %23, 2
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %103 = load ptr, ptr %102, align 8
  br label %104

104:
  %105 = phi ptr [ %103, %101 ], [ %99, %98 ]
  %106 = icmp eq i32 %23, 3
  br i1 %106, label %107, label %110

107:
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %109 = load ptr, ptr %108, align 8
  br label %110

110:
  %111 = phi ptr [ %109, %107 ], [ %105, %104 ]
  %112 = icmp eq i32 %23, 4
  br i1 %112, label %113, label %116

113:
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %115 = load ptr, ptr %114, align 8
  br label %116

116:
  %117 = phi ptr [ %115, %113 ], [ %111, %110 ]
  %118 = icmp eq i32 %23, 5
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %121 = load ptr, ptr %120, align 8
  br label %122

122:
  %123 = phi ptr [ %121, %119 ], [ %117, %116 ]
  %124 = icmp eq i32 %23, 6
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi ptr [ %127, %125 ], [ %123, %122 ]
  %130 = icmp eq i32 %23, 7
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ null, %82 ], [ %8, %77 ], [ %133, %131 ], [ %129, %128 ]
  %136 = icmp sgt i32 %23, 7
  br i1 %136, label %157, label %137

137:
  br i1 %80, label %138, label %154

138:
  %139 = icmp eq ptr %135, null
  br i1 %139, label %157, label %140

140:
  %141 = getelementptr inbounds nuw i8, ptr %135, i64 430
  %142 = load i8, ptr %141, align 2
  %143 = icmp eq i8 %142, 0
  br i1 %143, label %152, label %144

144:
  %145 = getelementptr inbounds nuw i8, ptr %135, i64 431
  %146 = load i8, ptr %145, align 1
  %147 = icmp eq i8 %146, 0
  br i1 %147, label %152, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %135, i64 432
  %150 = load i8, ptr %149, align 8
  %151 = icmp eq i8 %150, 0
  br i1 %151, label %152, label %158

152:
  %153 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %135) #6
  br label %157

154:
  %155 = add i32 %30, -1
  %156 = icmp ult i32 %155, 49
  br i1 %156, label %158, label %157

157:
  tail call void @_FortranATranspose(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #6
  br label %261

158:
  %159 = mul nsw i64 %38, %47
  %160 = mul nsw i64 %54, %159
  %161 = mul nsw i64 %60, %160
  %162 = mul nsw i64 %66, %161
  %163 = mul nsw i64 %72, %162
  %164 = mul nsw i64 %78, %163
  %165 = mul i64 %164, %16
  %166 = tail call i64 @llvm.umax.i64(i64 %165, i64 1)
  %167 = tail call ptr @malloc(i64 noundef %166) #8
  %168 = mul nsw i64 %47, %16
  store ptr %167, ptr %0, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %16, ptr %169, align 8
  %170 = trunc i32 %30 to i8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %170, ptr %171, align 1
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %172, align 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %47, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %16, ptr %174, align 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %175, align 8
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %38, ptr %176, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %168, ptr %177, align 8
  switch i32 %30, label %181 [
    i32 28, label %188
    i32 27, label %178
    i32 35, label %179
    i32 34, label %180
  ]

178:
  br label %188

179:
  br label %188

180:
  br label %188

181:
  br label %188

182:
  %183 = icmp sgt i64 %47, 0
  %184 = icmp sgt i64 %47, 0
  %185 = icmp sgt i64 %47, 0
  %186 = icmp sgt i64 %47, 0
  %187 = icmp sgt i64 %47, 0
  br label %196

188:
  %189 = phi i32 [ 0, %181 ], [ 1, %178 ], [ 4, %179 ], [ 3, %180 ], [ 2, %158 ]
  %190 = mul nsw i64 %54, %38
  %191 = mul nsw i64 %60, %190
  %192 = mul nsw i64 %66, %191
  %193 = mul nsw i64 %72, %192
  %194 = mul nsw i64 %78, %193
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %182, label %261

196:
  %197 = phi i64 [ 0, %182 ], [ %259, %258 ]
  %198 = mul nsw i64 %168, %197
  %199 = mul nsw i64 %39, %197
  %200 = getelementptr inbounds i8, ptr %167, i64 %198
  %201 = getelementptr inbounds i8, ptr %10, i64 %199
  switch i32 %189, label %257 [
    i32 2, label %206
    i32 1, label %205
    i32 4, label %204
    i32 3, label %203
    i32 0, label %202
  ]

202:
  br i1 %183, label %249, label %258

203:
  br i1 %184, label %237, label %258

204:
  br i1 %185, label %225, label %258

205:
  br i1 %186, label %216, label %258

206:
  br i1 %187, label %207, label %258

207:
  %208 = phi i64 [ %214, %207 ], [ 0, %206 ]
  %209 = mul nsw i64 %208, %16
  %210 = getelementptr inbounds i8, ptr %200, i64 %209
  %211 = mul nsw i64 %208, %48
  %212 = getelementptr inbounds i8, ptr %201, i64 %211
  %213 = load double, ptr %212, align 8
  store double %213, ptr %210, align 8
  %214 = add nuw nsw i64 %208, 1
  %215 = icmp eq i64 %214, %47
  br i1 %215, label %258, label %207

216:
  %217 = phi i64 [ %223, %216 ], [ 0, %205 ]
  %218 = mul nsw i64 %217, %16
  %219 = getelementptr inbounds i8, ptr %200, i64 %218
  %220 = mul nsw i64 %217, %48
  %221 = getelementptr inbounds i8, ptr %201, i64 %220
  %222 = load float, ptr %221, align 4
  store float %222, ptr %219, align 4
  %223 = add nuw nsw i64 %217, 1
  %224 = icmp eq i64 %223, %47
  br i1 %224, label %258, label %216

225:
  %226 = phi i64 [ %235, %225 ], [ 0, %204 ]
  %227 = mul nsw i64 %226, %16
  %228 = getelementptr inbounds i8, ptr %200, i64 %227
  %229 = mul nsw i64 %226, %48
  %230 = getelementptr inbounds i8, ptr %201, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %233 = load double, ptr %232, align 8
  store double %231, ptr %228, align 8
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store double %233, ptr %234, align 8
  %235 = add nuw nsw i64 %226, 1
  %236 = icmp eq i64 %235, %47
  br i1 %236, label %258, label %225

237:
  %238 = phi i64 [ %247, %237 ], [ 0, %203 ]
  %239 = mul nsw i64 %238, %16
  %240 = getelementptr inbounds i8, ptr %200, i64 %239
  %241 = mul nsw i64 %238, %48
  %242 = getelementptr inbounds i8, ptr %201, i64 %241
  %243 = load float, ptr %242, align 4
  %244 = getelementptr inbounds nuw i8, ptr %242, i64 4
  %245 = load float, ptr %244, align 4
  store float %243, ptr %240, align 4
  %246 = getelementptr inbounds nuw i8, ptr %240, i64 4
  store float %245, ptr %246, align 4
  %247 = add nuw nsw i64 %238, 1
  %248 = icmp eq i64 %247, %47
  br i1 %248, label %258, label %237

249:
  %250 = phi i64 [ %255, %249 ], [ 0, %202 ]
  %251 = mul nsw i64 %250, %16
  %252 = getelementptr inbounds i8, ptr %200, i64 %251
  %253 = mul nsw i64 %250, %48
  %254 = getelementptr inbounds i8, ptr %201, i64 %253
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %252, ptr align 1 %254, i64 %16, i1 false)
  %255 = add nuw nsw i64 %250, 1
  %256 = icmp eq i64 %255, %47
  br i1 %256, label %258, label %249

257:
  unreachable

258:
  %259 = add nuw nsw i64 %197, 1
  %260 = icmp eq i64 %259, %194
  br i1 %260, label %261, label %196

261:
  ret void
}

declare void @_FortranATranspose(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare i64 @llvm.smax.i64(i64, i64) #5

declare i64 @llvm.smin.i64(i64, i64) #5

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
