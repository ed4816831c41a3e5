; Made from assign.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [39 x i8] c"assignment of an array of another rank\00", align 1

define linkonce_odr hidden void @pad.fortran.Assign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 42
  br i1 %7, label %8, label %77

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %10 = load i8, ptr %9, align 1
  %11 = and i8 %10, 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %62, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load ptr, ptr %18, align 8
  br label %20

20:
  %21 = phi ptr [ %19, %17 ], [ null, %13 ]
  %22 = icmp eq i8 %15, 1
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load ptr, ptr %24, align 8
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ %21, %20 ]
  %28 = icmp eq i8 %15, 2
  br i1 %28, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %31 = load ptr, ptr %30, align 8
  br label %32

32:
  %33 = phi ptr [ %31, %29 ], [ %27, %26 ]
  %34 = icmp eq i8 %15, 3
  br i1 %34, label %35, label %38

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %37 = load ptr, ptr %36, align 8
  br label %38

38:
  %39 = phi ptr [ %37, %35 ], [ %33, %32 ]
  %40 = icmp eq i8 %15, 4
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %43 = load ptr, ptr %42, align 8
  br label %44

44:
  %45 = phi ptr [ %43, %41 ], [ %39, %38 ]
  %46 = icmp eq i8 %15, 5
  br i1 %46, label %47, label %50

47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %49 = load ptr, ptr %48, align 8
  br label %50

50:
  %51 = phi ptr [ %49, %47 ], [ %45, %44 ]
  %52 = icmp eq i8 %15, 6
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %55 = load ptr, ptr %54, align 8
  br label %56

56:
  %57 = phi ptr [ %55, %53 ], [ %51, %50 ]
  %58 = icmp eq i8 %15, 7
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %61 = load ptr, ptr %60, align 8
  br label %62

62:
  %63 = phi ptr [ null, %8 ], [ %61, %59 ], [ %57, %56 ]
  %64 = icmp eq ptr %63, null
  br i1 %64, label %91, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 430
  %67 = load i8, ptr %66, align 1
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %91, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 431
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %91, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %63, i64 432
  %75 = load i8, ptr %74, align 1
  %76 = icmp ne i8 %75, 0
  br label %85

77:
  %78 = add i8 %6, -1
  %79 = icmp ult i8 %78, 39
  %80 = icmp eq i8 %6, 41
  %81 = or i1 %80, %79
  %82 = add i8 %6, -45
  %83 = icmp ult i8 %82, 5
  %84 = or i1 %83, %81
  br label %85

85:
  %86 = phi i1 [ %84, %77 ], [ %76, %73 ]
  br i1 %86, label %87, label %91

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %89 = load i8, ptr %88, align 4
  %90 = icmp sgt i8 %89, 7
  br i1 %90, label %91, label %92

91:
  tail call void @_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #7
  br label %1379

92:
  %93 = icmp eq i8 %89, 0
  br i1 %93, label %99, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %96 = load i8, ptr %95, align 4
  %97 = icmp eq i8 %89, %96
  br i1 %97, label %99, label %98

98:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

99:
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %101 = load i64, ptr %100, align 8
  switch i8 %6, label %105 [
    i8 28, label %106
    i8 27, label %102
    i8 35, label %103
    i8 34, label %104
  ]

102:
  br label %106

103:
  br label %106

104:
  br label %106

105:
  br label %106

106:
  %107 = phi i32 [ 0, %105 ], [ 1, %102 ], [ 4, %103 ], [ 3, %104 ], [ 2, %99 ]
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %109 = load i8, ptr %108, align 2
  %110 = load ptr, ptr %0, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %112 = load i8, ptr %111, align 4
  %113 = icmp sgt i8 %112, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %116, %114 ], [ 1, %106 ]
  %121 = phi i64 [ %118, %114 ], [ 0, %106 ]
  %122 = icmp sgt i8 %112, 1
  br i1 %122, label %123, label %128

123:
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %125, %123 ], [ 1, %119 ]
  %130 = phi i64 [ %127, %123 ], [ 0, %119 ]
  %131 = icmp sgt i8 %112, 2
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %134, %132 ], [ 1, %128 ]
  %139 = phi i64 [ %136, %132 ], [ 0, %128 ]
  %140 = icmp sgt i8 %112, 3
  br i1 %140, label %141, label %146

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %145 = load i64, ptr %144, align 8
  br label %146

146:
  %147 = phi i64 [ %143, %141 ], [ 1, %137 ]
  %148 = phi i64 [ %145, %141 ], [ 0, %137 ]
  %149 = icmp sgt i8 %112, 4
  br i1 %149, label %150, label %155

150:
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %152, %150 ], [ 1, %146 ]
  %157 = phi i64 [ %154, %150 ], [ 0, %146 ]
  %158 = icmp sgt i8 %112, 5
  br i1 %158, label %159, label %164

159:
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %163 = load i64, ptr %162, align 8
  br label %164

164:
  %165 = phi i64 [ %161, %159 ], [ 1, %155 ]
  %166 = phi i64 [ %163, %159 ], [ 0, %155 ]
  %167 = icmp sgt i8 %112, 6
  br i1 %167, label %168, label %173

168:
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %170, %168 ], [ 1, %164 ]
  %175 = phi i64 [ %172, %168 ], [ 0, %164 ]
  %176 = load ptr, ptr %1, align 8
  %177 = icmp sgt i8 %89, 0
  br i1 %177, label %178, label %183

178:
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %182 = load i64, ptr %181, align 8
  br label %183

183:
  %184 = phi i64 [ %182, %178 ], [ 0, %173 ]
  %185 = phi i64 [ %180, %178 ], [ 1, %173 ]
  %186 = icmp sgt i8 %89, 1
  br i1 %186, label %187, label %192

187:
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %191 = load i64, ptr %190, align 8
  br label %192

192:
  %193 = phi i64 [ %191, %187 ], [ 0, %183 ]
  %194 = phi i64 [ %189, %187 ], [ 1, %183 ]
  %195 = icmp sgt i8 %89, 2
  br i1 %195, label %196, label %201

196:
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %200 = load i64, ptr %199, align 8
  br label %201

201:
  %202 = phi i64 [ %200, %196 ], [ 0, %192 ]
  %203 = phi i64 [ %198, %196 ], [ 1, %192 ]
  %204 = icmp sgt i8 %89, 3
  br i1 %204, label %205, label %210

205:
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %209 = load i64, ptr %208, align 8
  br label %210

210:
  %211 = phi i64 [ %209, %205 ], [ 0, %201 ]
  %212 = phi i64 [ %207, %205 ], [ 1, %201 ]
  %213 = icmp sgt i8 %89, 4
  br i1 %213, label %214, label %219

214:
  %215 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %218 = load i64, ptr %217, align 8
  br label %219

219:
  %220 = phi i64 [ %218, %214 ], [ 0, %210 ]
  %221 = phi i64 [ %216, %214 ], [ 1, %210 ]
  %222 = icmp sgt i8 %89, 5
  br i1 %222, label %223, label %228

223:
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %227 = load i64, ptr %226, align 8
  br label %228

228:
  %229 = phi i64 [ %227, %223 ], [ 0, %219 ]
  %230 = phi i64 [ %225, %223 ], [ 1, %219 ]
  %231 = icmp eq i8 %89, 7
  br i1 %231, label %232, label %237

232:
  %233 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %236 = load i64, ptr %235, align 8
  br label %237

237:
  %238 = phi i64 [ %236, %232 ], [ 0, %228 ]
  %239 = phi i64 [ %234, %232 ], [ 1, %228 ]
  %240 = icmp eq i8 %109, 2
  %241 = icmp ne i8 %89, 0
  br i1 %241, label %371, label %242

242:
  %243 = icmp eq ptr %110, null
  %244 = select i1 %240, i1 %243, i1 false
  br i1 %244, label %245, label %368

245:
  %246 = tail call i64 @llvm.umax.i64(i64 %101, i64 1)
  %247 = tail call ptr @malloc(i64 noundef %246) #9
  store ptr %247, ptr %0, align 8
  %248 = load i64, ptr %100, align 8
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %248, ptr %249, align 8
  %250 = load i8, ptr %5, align 1
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %250, ptr %251, align 1
  %252 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %254 = load i8, ptr %88, align 4
  %255 = icmp sgt i8 %254, 0
  br i1 %255, label %256, label %267

256:
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %258 = load i64, ptr %257, align 8
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %260, label %262

260:
  %261 = load i64, ptr %252, align 8
  br label %262

262:
  %263 = phi i64 [ %261, %260 ], [ 1, %256 ]
  store i64 %263, ptr %253, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %258, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %101, ptr %265, align 8
  %266 = mul i64 %258, %101
  br label %267

267:
  %268 = phi i64 [ %266, %262 ], [ %101, %245 ]
  %269 = load i8, ptr %88, align 4
  %270 = icmp sgt i8 %269, 1
  br i1 %270, label %271, label %284

271:
  %272 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %273 = load i64, ptr %272, align 8
  %274 = icmp sgt i64 %273, 0
  br i1 %274, label %275, label %278

275:
  %276 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %277 = load i64, ptr %276, align 8
  br label %278

278:
  %279 = phi i64 [ %277, %275 ], [ 1, %271 ]
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %279, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %273, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %268, ptr %282, align 8
  %283 = mul i64 %273, %268
  br label %284

284:
  %285 = phi i64 [ %283, %278 ], [ %268, %267 ]
  %286 = load i8, ptr %88, align 4
  %287 = icmp sgt i8 %286, 2
  br i1 %287, label %288, label %301

288:
  %289 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %290 = load i64, ptr %289, align 8
  %291 = icmp sgt i64 %290, 0
  br i1 %291, label %292, label %295

292:
  %293 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %294 = load i64, ptr %293, align 8
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ 1, %288 ]
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %296, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %290, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %285, ptr %299, align 8
  %300 = mul i64 %290, %285
  br label %301

301:
  %302 = phi i64 [ %300, %295 ], [ %285, %284 ]
  %303 = load i8, ptr %88, align 4
  %304 = icmp sgt i8 %303, 3
  br i1 %304, label %305, label %318

305:
  %306 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %307 = load i64, ptr %306, align 8
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %309, label %312

309:
  %310 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %311 = load i64, ptr %310, align 8
  br label %312

312:
  %313 = phi i64 [ %311, %309 ], [ 1, %305 ]
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %313, ptr %314, align 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %307, ptr %315, align 8
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %302, ptr %316, align 8
  %317 = mul i64 %307, %302
  br label %318

318:
  %319 = phi i64 [ %317, %312 ], [ %302, %301 ]
  %320 = load i8, ptr %88, align 4
  %321 = icmp sgt i8 %320, 4
  br i1 %321, label %322, label %335

322:
  %323 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %324 = load i64, ptr %323, align 8
  %325 = icmp sgt i64 %324, 0
  br i1 %325, label %326, label %329

326:
  %327 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %328 = load i64, ptr %327, align 8
  br label %329

329:
  %330 = phi i64 [ %328, %326 ], [ 1, %322 ]
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %330, ptr %331, align 8
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %324, ptr %332, align 8
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %319, ptr %333, align 8
  %334 = mul i64 %324, %319
  br label %335

335:
  %336 = phi i64 [ %334, %329 ], [ %319, %318 ]
  %337 = load i8, ptr %88, align 4
  %338 = icmp sgt i8 %337, 5
  br i1 %338, label %339, label %352

339:
  %340 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %341 = load i64, ptr %340, align 8
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %343, label %346

343:
  %344 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %345 = load i64, ptr %344, align 8
  br label %346

346:
  %347 = phi i64 [ %345, %343 ], [ 1, %339 ]
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %347, ptr %348, align 8
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %341, ptr %349, align 8
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %336, ptr %350, align 8
  %351 = mul i64 %341, %336
  br label %352

352:
  %353 = phi i64 [ %351, %346 ], [ %336, %335 ]
  %354 = load i8, ptr %88, align 4
  %355 = icmp sgt i8 %354, 6
  br i1 %355, label %356, label %368

356:
  %357 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %358 = load i64, ptr %357, align 8
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %360, label %363

360:
  %361 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %362 = load i64, ptr %361, align 8
  br label %363

363:
  %364 = phi i64 [ %362, %360 ], [ 1, %356 ]
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %364, ptr %365, align 8
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %358, ptr %366, align 8
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %353, ptr %367, align 8
  br label %368

368:
  %369 = phi ptr [ %110, %242 ], [ %247, %363 ], [ %247, %352 ]
  %370 = load ptr, ptr %1, align 8
  br label %533

371:
  br i1 %240, label %372, label %533

372:
  %373 = icmp eq ptr %110, null
  br i1 %373, label %388, label %374

374:
  %375 = icmp ne i64 %120, %185
  %376 = icmp ne i64 %129, %194
  %377 = icmp ne i64 %138, %203
  %378 = icmp ne i64 %147, %212
  %379 = icmp ne i64 %156, %221
  %380 = icmp ne i64 %165, %230
  %381 = icmp ne i64 %174, %239
  %382 = select i1 %381, i1 true, i1 %380
  %383 = select i1 %382, i1 true, i1 %379
  %384 = select i1 %383, i1 true, i1 %378
  %385 = select i1 %384, i1 true, i1 %377
  %386 = select i1 %385, i1 true, i1 %376
  %387 = select i1 %386, i1 true, i1 %375
  br label %388

388:
  %389 = phi i1 [ true, %372 ], [ %387, %374 ]
  br i1 %389, label %390, label %520

390:
  %391 = mul nsw i64 %194, %185
  %392 = mul nsw i64 %203, %391
  %393 = mul nsw i64 %212, %392
  %394 = mul nsw i64 %221, %393
  %395 = mul nsw i64 %230, %394
  %396 = mul nsw i64 %239, %395
  %397 = mul i64 %396, %101
  %398 = tail call i64 @llvm.umax.i64(i64 %397, i64 1)
  %399 = tail call ptr @malloc(i64 noundef %398) #9
  store ptr %399, ptr %0, align 8
  %400 = load i64, ptr %100, align 8
  %401 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %400, ptr %401, align 8
  %402 = load i8, ptr %5, align 1
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %402, ptr %403, align 1
  %404 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %405 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %406 = load i8, ptr %88, align 4
  %407 = icmp sgt i8 %406, 0
  br i1 %407, label %408, label %419

408:
  %409 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %410 = load i64, ptr %409, align 8
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %414

412:
  %413 = load i64, ptr %404, align 8
  br label %414

414:
  %415 = phi i64 [ %413, %412 ], [ 1, %408 ]
  store i64 %415, ptr %405, align 8
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %410, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %101, ptr %417, align 8
  %418 = mul i64 %410, %101
  br label %419

419:
  %420 = phi i64 [ %418, %414 ], [ %101, %390 ]
  %421 = load i8, ptr %88, align 4
  %422 = icmp sgt i8 %421, 1
  br i1 %422, label %423, label %436

423:
  %424 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %425 = load i64, ptr %424, align 8
  %426 = icmp sgt i64 %425, 0
  br i1 %426, label %427, label %430

427:
  %428 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %429 = load i64, ptr %428, align 8
  br label %430

430:
  %431 = phi i64 [ %429, %427 ], [ 1, %423 ]
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %431, ptr %432, align 8
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %425, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %420, ptr %434, align 8
  %435 = mul i64 %425, %420
  br label %436

436:
  %437 = phi i64 [ %435, %430 ], [ %420, %419 ]
  %438 = load i8, ptr %88, align 4
  %439 = icmp sgt i8 %438, 2
  br i1 %439, label %440, label %453

440:
  %441 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %442 = load i64, ptr %441, align 8
  %443 = icmp sgt i64 %442, 0
  br i1 %443, label %444, label %447

444:
  %445 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %446 = load i64, ptr %445, align 8
  br label %447

447:
  %448 = phi i64 [ %446, %444 ], [ 1, %440 ]
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %448, ptr %449, align 8
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %442, ptr %450, align 8
  %451 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %437, ptr %451, align 8
  %452 = mul i64 %442, %437
  br label %453

453:
  %454 = phi i64 [ %452, %447 ], [ %437, %436 ]
  %455 = load i8, ptr %88, align 4
  %456 = icmp sgt i8 %455, 3
  br i1 %456, label %457, label %470

457:
  %458 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %459 = load i64, ptr %458, align 8
  %460 = icmp sgt i64 %459, 0
  br i1 %460, label %461, label %464

461:
  %462 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %463 = load i64, ptr %462, align 8
  br label %464

464:
  %465 = phi i64 [ %463, %461 ], [ 1, %457 ]
  %466 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %465, ptr %466, align 8
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %459, ptr %467, align 8
  %468 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %454, ptr %468, align 8
  %469 = mul i64 %459, %454
  br label %470

470:
  %471 = phi i64 [ %469, %464 ], [ %454, %453 ]
  %472 = load i8, ptr %88, align 4
  %473 = icmp sgt i8 %472, 4
  br i1 %473, label %474, label %487

474:
  %475 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %476 = load i64, ptr %475, align 8
  %477 = icmp sgt i64 %476, 0
  br i1 %477, label %478, label %481

478:
  %479 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %480 = load i64, ptr %479, align 8
  br label %481

481:
  %482 = phi i64 [ %480, %478 ], [ 1, %474 ]
  %483 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %482, ptr %483, align 8
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %476, ptr %484, align 8
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %471, ptr %485, align 8
  %486 = mul i64 %476, %471
  br label %487

487:
  %488 = phi i64 [ %486, %481 ], [ %471, %470 ]
  %489 = load i8, ptr %88, align 4
  %490 = icmp sgt i8 %489, 5
  br i1 %490, label %491, label %504

491:
  %492 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %493 = load i64, ptr %492, align 8
  %494 = icmp sgt i64 %493, 0
  br i1 %494, label %495, label %498

495:
  %496 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %497 = load i64, ptr %496, align 8
  br label %498

498:
  %499 = phi i64 [ %497, %495 ], [ 1, %491 ]
  %500 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %499, ptr %500, align 8
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %493, ptr %501, align 8
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %488, ptr %502, align 8
  %503 = mul i64 %493, %488
  br label %504

504:
  %505 = phi i64 [ %503, %498 ], [ %488, %487 ]
  %506 = load i8, ptr %88, align 4
  %507 = icmp sgt i8 %506, 6
  br i1 %507, label %508, label %520

508:
  %509 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %510 = load i64, ptr %509, align 8
  %511 = icmp sgt i64 %510, 0
  br i1 %511, label %512, label %515

512:
  %513 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %514 = load i64, ptr %513, align 8
  br label %515

515:
  %516 = phi i64 [ %514, %512 ], [ 1, %508 ]
  %517 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %516, ptr %517, align 8
  %518 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %510, ptr %518, align 8
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %505, ptr %519, align 8
  br label %520

520:
  %521 = phi ptr [ null, %388 ], [ %110, %515 ], [ %110, %504 ]
  br i1 %389, label %522, label %524

522:
  %523 = load ptr, ptr %0, align 8
  br label %524

524:
  %525 = phi ptr [ %523, %522 ], [ %110, %520 ]
  %526 = mul nsw i64 %185, %101
  %527 = mul nsw i64 %194, %526
  %528 = mul nsw i64 %203, %527
  %529 = mul nsw i64 %212, %528
  %530 = mul nsw i64 %221, %529
  %531 = mul nsw i64 %230, %530
  %532 = xor i1 %389, true
  br label %533

533:
  %534 = phi ptr [ %525, %524 ], [ %110, %371 ], [ %369, %368 ]
  %535 = phi i64 [ %185, %524 ], [ %120, %371 ], [ %120, %368 ]
  %536 = phi i64 [ %194, %524 ], [ %129, %371 ], [ %129, %368 ]
  %537 = phi i64 [ %203, %524 ], [ %138, %371 ], [ %138, %368 ]
  %538 = phi i64 [ %212, %524 ], [ %147, %371 ], [ %147, %368 ]
  %539 = phi i64 [ %221, %524 ], [ %156, %371 ], [ %156, %368 ]
  %540 = phi i64 [ %230, %524 ], [ %165, %371 ], [ %165, %368 ]
  %541 = phi i64 [ %239, %524 ], [ %174, %371 ], [ %174, %368 ]
  %542 = phi i64 [ %101, %524 ], [ %121, %371 ], [ %121, %368 ]
  %543 = phi i64 [ %526, %524 ], [ %130, %371 ], [ %130, %368 ]
  %544 = phi i64 [ %527, %524 ], [ %139, %371 ], [ %139, %368 ]
  %545 = phi i64 [ %528, %524 ], [ %148, %371 ], [ %148, %368 ]
  %546 = phi i64 [ %529, %524 ], [ %157, %371 ], [ %157, %368 ]
  %547 = phi i64 [ %530, %524 ], [ %166, %371 ], [ %166, %368 ]
  %548 = phi i64 [ %238, %524 ], [ %238, %371 ], [ 0, %368 ]
  %549 = phi i64 [ %229, %524 ], [ %229, %371 ], [ 0, %368 ]
  %550 = phi i64 [ %220, %524 ], [ %220, %371 ], [ 0, %368 ]
  %551 = phi i64 [ %211, %524 ], [ %211, %371 ], [ 0, %368 ]
  %552 = phi i64 [ %202, %524 ], [ %202, %371 ], [ 0, %368 ]
  %553 = phi i64 [ %193, %524 ], [ %193, %371 ], [ 0, %368 ]
  %554 = phi i64 [ %184, %524 ], [ %184, %371 ], [ 0, %368 ]
  %555 = phi i64 [ %239, %524 ], [ %239, %371 ], [ %174, %368 ]
  %556 = phi i64 [ %230, %524 ], [ %230, %371 ], [ %165, %368 ]
  %557 = phi i64 [ %221, %524 ], [ %221, %371 ], [ %156, %368 ]
  %558 = phi i64 [ %212, %524 ], [ %212, %371 ], [ %147, %368 ]
  %559 = phi i64 [ %203, %524 ], [ %203, %371 ], [ %138, %368 ]
  %560 = phi i64 [ %194, %524 ], [ %194, %371 ], [ %129, %368 ]
  %561 = phi i64 [ %185, %524 ], [ %185, %371 ], [ %120, %368 ]
  %562 = phi ptr [ %176, %524 ], [ %176, %371 ], [ %370, %368 ]
  %563 = phi i64 [ %531, %524 ], [ %175, %371 ], [ %175, %368 ]
  %564 = phi ptr [ %521, %524 ], [ null, %371 ], [ null, %368 ]
  %565 = phi i1 [ %532, %524 ], [ true, %371 ], [ true, %368 ]
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %567 = load i8, ptr %566, align 4
  %568 = icmp eq i64 %535, 1
  %569 = icmp eq i64 %542, %101
  %570 = select i1 %568, i1 true, i1 %569
  %571 = mul nsw i64 %535, %101
  %572 = icmp eq i64 %536, 1
  %573 = icmp eq i64 %543, %571
  %574 = select i1 %572, i1 true, i1 %573
  %575 = and i1 %574, %570
  %576 = mul nsw i64 %536, %571
  %577 = icmp eq i64 %537, 1
  %578 = icmp eq i64 %544, %576
  %579 = select i1 %577, i1 true, i1 %578
  %580 = and i1 %579, %575
  %581 = mul nsw i64 %537, %576
  %582 = icmp eq i64 %538, 1
  %583 = icmp eq i64 %545, %581
  %584 = select i1 %582, i1 true, i1 %583
  %585 = and i1 %584, %580
  %586 = mul nsw i64 %538, %581
  %587 = icmp eq i64 %539, 1
  %588 = icmp eq i64 %546, %586
  %589 = select i1 %587, i1 true, i1 %588
  %590 = and i1 %589, %585
  %591 = mul nsw i64 %539, %586
  %592 = icmp eq i64 %540, 1
  %593 = icmp eq i64 %547, %591
  %594 = select i1 %592, i1 true, i1 %593
  %595 = and i1 %594, %590
  %596 = icmp eq i64 %541, 1
  %597 = mul nsw i64 %540, %591
  %598 = icmp eq i64 %563, %597
  %599 = select i1 %596, i1 true, i1 %598
  %600 = and i1 %599, %595
  %601 = mul i64 %560, %561
  %602 = mul i64 %559, %601
  %603 = mul i64 %558, %602
  %604 = mul i64 %557, %603
  %605 = mul i64 %556, %604
  %606 = mul i64 %555, %605
  %607 = and i1 %241, %240
  br i1 %600, label %608, label %736

608:
  %609 = icmp eq i64 %561, 1
  %610 = icmp eq i64 %554, %101
  %611 = select i1 %609, i1 true, i1 %610
  %612 = mul nsw i64 %561, %101
  %613 = icmp eq i64 %560, 1
  %614 = icmp eq i64 %553, %612
  %615 = select i1 %613, i1 true, i1 %614
  %616 = and i1 %615, %611
  %617 = mul nsw i64 %560, %612
  %618 = icmp eq i64 %559, 1
  %619 = icmp eq i64 %552, %617
  %620 = select i1 %618, i1 true, i1 %619
  %621 = and i1 %620, %616
  %622 = mul nsw i64 %559, %617
  %623 = icmp eq i64 %558, 1
  %624 = icmp eq i64 %551, %622
  %625 = select i1 %623, i1 true, i1 %624
  %626 = and i1 %625, %621
  %627 = mul nsw i64 %558, %622
  %628 = icmp eq i64 %557, 1
  %629 = icmp eq i64 %550, %627
  %630 = select i1 %628, i1 true, i1 %629
  %631 = and i1 %630, %626
  %632 = mul nsw i64 %557, %627
  %633 = icmp eq i64 %556, 1
  %634 = icmp eq i64 %549, %632
  %635 = select i1 %633, i1 true, i1 %634
  %636 = and i1 %635, %631
  %637 = icmp eq i64 %555, 1
  %638 = mul nsw i64 %556, %632
  %639 = icmp eq i64 %548, %638
  %640 = select i1 %637, i1 true, i1 %639
  %641 = and i1 %640, %636
  br i1 %641, label %642, label %736

642:
  %643 = icmp ule ptr %534, %562
  %644 = select i1 %607, i1 true, i1 %643
  br i1 %644, label %645, label %691

645:
  switch i32 %107, label %690 [
    i32 2, label %652
    i32 1, label %650
    i32 4, label %648
    i32 3, label %646
    i32 0, label %688
  ]

646:
  %647 = icmp sgt i64 %606, 0
  br i1 %647, label %678, label %1376

648:
  %649 = icmp sgt i64 %606, 0
  br i1 %649, label %668, label %1376

650:
  %651 = icmp sgt i64 %606, 0
  br i1 %651, label %661, label %1376

652:
  %653 = icmp sgt i64 %606, 0
  br i1 %653, label %654, label %1376

654:
  %655 = phi i64 [ %659, %654 ], [ 0, %652 ]
  %656 = getelementptr inbounds nuw double, ptr %534, i64 %655
  %657 = getelementptr inbounds nuw double, ptr %562, i64 %655
  %658 = load double, ptr %657, align 8
  store double %658, ptr %656, align 8
  %659 = add nuw nsw i64 %655, 1
  %660 = icmp eq i64 %659, %606
  br i1 %660, label %1376, label %654

661:
  %662 = phi i64 [ %666, %661 ], [ 0, %650 ]
  %663 = getelementptr inbounds nuw float, ptr %534, i64 %662
  %664 = getelementptr inbounds nuw float, ptr %562, i64 %662
  %665 = load float, ptr %664, align 4
  store float %665, ptr %663, align 4
  %666 = add nuw nsw i64 %662, 1
  %667 = icmp eq i64 %666, %606
  br i1 %667, label %1376, label %661

668:
  %669 = phi i64 [ %676, %668 ], [ 0, %648 ]
  %670 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %534, i64 %669
  %671 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %562, i64 %669
  %672 = load double, ptr %671, align 8
  %673 = getelementptr inbounds nuw i8, ptr %671, i64 8
  %674 = load double, ptr %673, align 8
  store double %672, ptr %670, align 8
  %675 = getelementptr inbounds nuw i8, ptr %670, i64 8
  store double %674, ptr %675, align 8
  %676 = add nuw nsw i64 %669, 1
  %677 = icmp eq i64 %676, %606
  br i1 %677, label %1376, label %668

678:
  %679 = phi i64 [ %686, %678 ], [ 0, %646 ]
  %680 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %534, i64 %679
  %681 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %562, i64 %679
  %682 = load float, ptr %681, align 4
  %683 = getelementptr inbounds nuw i8, ptr %681, i64 4
  %684 = load float, ptr %683, align 4
  store float %682, ptr %680, align 4
  %685 = getelementptr inbounds nuw i8, ptr %680, i64 4
  store float %684, ptr %685, align 4
  %686 = add nuw nsw i64 %679, 1
  %687 = icmp eq i64 %686, %606
  br i1 %687, label %1376, label %678

688:
  %689 = mul i64 %606, %101
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %534, ptr align 1 %562, i64 %689, i1 false)
  br label %1376

690:
  unreachable

691:
  switch i32 %107, label %690 [
    i32 2, label %698
    i32 1, label %696
    i32 4, label %694
    i32 3, label %692
    i32 0, label %734
  ]

692:
  %693 = icmp sgt i64 %606, 0
  br i1 %693, label %724, label %1376

694:
  %695 = icmp sgt i64 %606, 0
  br i1 %695, label %714, label %1376

696:
  %697 = icmp sgt i64 %606, 0
  br i1 %697, label %707, label %1376

698:
  %699 = icmp sgt i64 %606, 0
  br i1 %699, label %700, label %1376

700:
  %701 = phi i64 [ %702, %700 ], [ %606, %698 ]
  %702 = add nsw i64 %701, -1
  %703 = getelementptr inbounds nuw double, ptr %534, i64 %702
  %704 = getelementptr inbounds nuw double, ptr %562, i64 %702
  %705 = load double, ptr %704, align 8
  store double %705, ptr %703, align 8
  %706 = icmp sgt i64 %701, 1
  br i1 %706, label %700, label %1376

707:
  %708 = phi i64 [ %709, %707 ], [ %606, %696 ]
  %709 = add nsw i64 %708, -1
  %710 = getelementptr inbounds nuw float, ptr %534, i64 %709
  %711 = getelementptr inbounds nuw float, ptr %562, i64 %709
  %712 = load float, ptr %711, align 4
  store float %712, ptr %710, align 4
  %713 = icmp sgt i64 %708, 1
  br i1 %713, label %707, label %1376

714:
  %715 = phi i64 [ %716, %714 ], [ %606, %694 ]
  %716 = add nsw i64 %715, -1
  %717 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %534, i64 %716
  %718 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %562, i64 %716
  %719 = load double, ptr %718, align 8
  %720 = getelementptr inbounds nuw i8, ptr %718, i64 8
  %721 = load double, ptr %720, align 8
  store double %719, ptr %717, align 8
  %722 = getelementptr inbounds nuw i8, ptr %717, i64 8
  store double %721, ptr %722, align 8
  %723 = icmp sgt i64 %715, 1
  br i1 %723, label %714, label %1376

724:
  %725 = phi i64 [ %726, %724 ], [ %606, %692 ]
  %726 = add nsw i64 %725, -1
  %727 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %534, i64 %726
  %728 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %562, i64 %726
  %729 = load float, ptr %728, align 4
  %730 = getelementptr inbounds nuw i8, ptr %728, i64 4
  %731 = load float, ptr %730, align 4
  store float %729, ptr %727, align 4
  %732 = getelementptr inbounds nuw i8, ptr %727, i64 4
  store float %731, ptr %732, align 4
  %733 = icmp sgt i64 %725, 1
  br i1 %733, label %724, label %1376

734:
  %735 = mul i64 %606, %101
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %534, ptr align 1 %562, i64 %735, i1 false)
  br label %1376

736:
  %737 = icmp sgt i64 %606, 0
  br i1 %737, label %738, label %1376

738:
  br i1 %565, label %739, label %1129

739:
  %740 = icmp sgt i64 %542, 0
  %741 = add nsw i64 %535, -1
  %742 = mul nsw i64 %741, %542
  %743 = select i1 %740, i64 %742, i64 0
  %744 = getelementptr inbounds i8, ptr %534, i64 %743
  %745 = icmp sgt i64 %543, 0
  %746 = add nsw i64 %536, -1
  %747 = mul nsw i64 %746, %543
  %748 = select i1 %745, i64 %747, i64 0
  %749 = getelementptr inbounds i8, ptr %744, i64 %748
  %750 = icmp sgt i64 %544, 0
  %751 = add nsw i64 %537, -1
  %752 = mul nsw i64 %751, %544
  %753 = select i1 %750, i64 %752, i64 0
  %754 = getelementptr inbounds i8, ptr %749, i64 %753
  %755 = icmp sgt i64 %545, 0
  %756 = add nsw i64 %538, -1
  %757 = mul nsw i64 %756, %545
  %758 = select i1 %755, i64 %757, i64 0
  %759 = getelementptr inbounds i8, ptr %754, i64 %758
  %760 = icmp sgt i64 %546, 0
  %761 = add nsw i64 %539, -1
  %762 = mul nsw i64 %761, %546
  %763 = select i1 %760, i64 %762, i64 0
  %764 = getelementptr inbounds i8, ptr %759, i64 %763
  %765 = icmp sgt i64 %547, 0
  %766 = add nsw i64 %540, -1
  %767 = mul nsw i64 %766, %547
  %768 = select i1 %765, i64 %767, i64 0
  %769 = getelementptr inbounds i8, ptr %764, i64 %768
  %770 = icmp sgt i64 %563, 0
  %771 = add nsw i64 %541, -1
  %772 = mul nsw i64 %771, %563
  %773 = select i1 %770, i64 %772, i64 0
  %774 = icmp slt i64 %554, 0
  %775 = add nsw i64 %561, -1
  %776 = mul nsw i64 %775, %554
  %777 = select i1 %774, i64 %776, i64 0
  %778 = getelementptr inbounds i8, ptr %562, i64 %777
  %779 = icmp slt i64 %553, 0
  %780 = add nsw i64 %560, -1
  %781 = mul nsw i64 %780, %553
  %782 = select i1 %779, i64 %781, i64 0
  %783 = getelementptr inbounds i8, ptr %778, i64 %782
  %784 = icmp slt i64 %552, 0
  %785 = add nsw i64 %559, -1
  %786 = mul nsw i64 %785, %552
  %787 = select i1 %784, i64 %786, i64 0
  %788 = getelementptr inbounds i8, ptr %783, i64 %787
  %789 = icmp slt i64 %551, 0
  %790 = add nsw i64 %558, -1
  %791 = mul nsw i64 %790, %551
  %792 = select i1 %789, i64 %791, i64 0
  %793 = getelementptr inbounds i8, ptr %788, i64 %792
  %794 = icmp slt i64 %550, 0
  %795 = add nsw i64 %557, -1
  %796 = mul nsw i64 %795, %550
  %797 = select i1 %794, i64 %796, i64 0
  %798 = getelementptr inbounds i8, ptr %793, i64 %797
  %799 = icmp slt i64 %549, 0
  %800 = add nsw i64 %556, -1
  %801 = mul nsw i64 %800, %549
  %802 = select i1 %799, i64 %801, i64 0
  %803 = getelementptr inbounds i8, ptr %798, i64 %802
  %804 = icmp slt i64 %548, 0
  %805 = add nsw i64 %555, -1
  %806 = mul nsw i64 %805, %548
  %807 = select i1 %804, i64 %806, i64 0
  %808 = getelementptr inbounds i8, ptr %803, i64 %807
  %809 = getelementptr inbounds i8, ptr %769, i64 %773
  %810 = getelementptr inbounds i8, ptr %809, i64 %101
  %811 = icmp ugt ptr %810, %808
  br i1 %811, label %812, label %1129

812:
  %813 = icmp sgt i64 %554, 0
  %814 = add nsw i64 %561, -1
  %815 = mul nsw i64 %814, %554
  %816 = select i1 %813, i64 %815, i64 0
  %817 = getelementptr inbounds i8, ptr %562, i64 %816
  %818 = icmp sgt i64 %553, 0
  %819 = add nsw i64 %560, -1
  %820 = mul nsw i64 %819, %553
  %821 = select i1 %818, i64 %820, i64 0
  %822 = getelementptr inbounds i8, ptr %817, i64 %821
  %823 = icmp sgt i64 %552, 0
  %824 = add nsw i64 %559, -1
  %825 = mul nsw i64 %824, %552
  %826 = select i1 %823, i64 %825, i64 0
  %827 = getelementptr inbounds i8, ptr %822, i64 %826
  %828 = icmp sgt i64 %551, 0
  %829 = add nsw i64 %558, -1
  %830 = mul nsw i64 %829, %551
  %831 = select i1 %828, i64 %830, i64 0
  %832 = getelementptr inbounds i8, ptr %827, i64 %831
  %833 = icmp sgt i64 %550, 0
  %834 = add nsw i64 %557, -1
  %835 = mul nsw i64 %834, %550
  %836 = select i1 %833, i64 %835, i64 0
  %837 = getelementptr inbounds i8, ptr %832, i64 %836
  %838 = icmp sgt i64 %549, 0
  %839 = add nsw i64 %556, -1
  %840 = mul nsw i64 %839, %549
  %841 = select i1 %838, i64 %840, i64 0
  %842 = getelementptr inbounds i8, ptr %837, i64 %841
  %843 = icmp sgt i64 %548, 0
  %844 = add nsw i64 %555, -1
  %845 = mul nsw i64 %844, %548
  %846 = select i1 %843, i64 %845, i64 0
  %847 = icmp slt i64 %542, 0
  %848 = add nsw i64 %535, -1
  %849 = mul nsw i64 %848, %542
  %850 = select i1 %847, i64 %849, i64 0
  %851 = getelementptr inbounds i8, ptr %534, i64 %850
  %852 = icmp slt i64 %543, 0
  %853 = add nsw i64 %536, -1
  %854 = mul nsw i64 %853, %543
  %855 = select i1 %852, i64 %854, i64 0
  %856 = getelementptr inbounds i8, ptr %851, i64 %855
  %857 = icmp slt i64 %544, 0
  %858 = add nsw i64 %537, -1
  %859 = mul nsw i64 %858, %544
  %860 = select i1 %857, i64 %859, i64 0
  %861 = getelementptr inbounds i8, ptr %856, i64 %860
  %862 = icmp slt i64 %545, 0
  %863 = add nsw i64 %538, -1
  %864 = mul nsw i64 %863, %545
  %865 = select i1 %862, i64 %864, i64 0
  %866 = getelementptr inbounds i8, ptr %861, i64 %865
  %867 = icmp slt i64 %546, 0
  %868 = add nsw i64 %539, -1
  %869 = mul nsw i64 %868, %546
  %870 = select i1 %867, i64 %869, i64 0
  %871 = getelementptr inbounds i8, ptr %866, i64 %870
  %872 = icmp slt i64 %547, 0
  %873 = add nsw i64 %540, -1
  %874 = mul nsw i64 %873, %547
  %875 = select i1 %872, i64 %874, i64 0
  %876 = getelementptr inbounds i8, ptr %871, i64 %875
  %877 = icmp slt i64 %563, 0
  %878 = add nsw i64 %541, -1
  %879 = mul nsw i64 %878, %563
  %880 = select i1 %877, i64 %879, i64 0
  %881 = getelementptr inbounds i8, ptr %876, i64 %880
  %882 = getelementptr inbounds i8, ptr %842, i64 %846
  %883 = getelementptr inbounds i8, ptr %882, i64 %101
  %884 = icmp ugt ptr %883, %881
  br i1 %884, label %885, label %1129

885:
  %886 = mul i64 %606, %101
  %887 = tail call i64 @llvm.umax.i64(i64 %886, i64 1)
  %888 = tail call ptr @malloc(i64 noundef %887) #9
  %889 = mul nsw i64 %561, %101
  %890 = mul nsw i64 %560, %889
  %891 = mul nsw i64 %559, %890
  %892 = mul nsw i64 %558, %891
  %893 = mul nsw i64 %557, %892
  %894 = mul nsw i64 %556, %893
  %895 = mul nsw i64 %559, %560
  %896 = mul nsw i64 %558, %895
  %897 = mul nsw i64 %557, %896
  %898 = mul nsw i64 %556, %897
  %899 = mul nsw i64 %555, %898
  %900 = icmp sgt i64 %899, 0
  br i1 %900, label %901, label %1129

901:
  %902 = icmp sgt i64 %561, 0
  %903 = icmp sgt i64 %561, 0
  %904 = icmp sgt i64 %561, 0
  %905 = icmp sgt i64 %561, 0
  %906 = icmp sgt i64 %561, 0
  %907 = icmp sgt i8 %567, 1
  %908 = icmp eq i8 %567, 2
  %909 = icmp sgt i8 %567, 2
  %910 = icmp eq i8 %567, 3
  %911 = icmp sgt i8 %567, 3
  %912 = icmp eq i8 %567, 4
  %913 = icmp sgt i8 %567, 4
  %914 = icmp eq i8 %567, 5
  %915 = icmp sgt i8 %567, 5
  %916 = icmp eq i8 %567, 6
  %917 = icmp sgt i8 %567, 6
  %918 = icmp eq i8 %567, 7
  %919 = icmp sgt i8 %567, 1
  %920 = icmp eq i8 %567, 2
  %921 = icmp sgt i8 %567, 2
  %922 = icmp eq i8 %567, 3
  %923 = icmp sgt i8 %567, 3
  %924 = icmp eq i8 %567, 4
  %925 = icmp sgt i8 %567, 4
  %926 = icmp eq i8 %567, 5
  %927 = icmp sgt i8 %567, 5
  %928 = icmp eq i8 %567, 6
  %929 = icmp sgt i8 %567, 6
  %930 = icmp eq i8 %567, 7
  br label %931

931:
  %932 = phi i64 [ 0, %901 ], [ %1127, %1126 ]
  br i1 %907, label %933, label %940

933:
  br i1 %908, label %938, label %934

934:
  %935 = urem i64 %932, %560
  %936 = mul nsw i64 %889, %935
  %937 = udiv i64 %932, %560
  br label %940

938:
  %939 = mul nsw i64 %889, %932
  br label %940

940:
  %941 = phi i64 [ %939, %938 ], [ %936, %934 ], [ 0, %931 ]
  %942 = phi i64 [ %932, %938 ], [ %937, %934 ], [ %932, %931 ]
  br i1 %909, label %943, label %952

943:
  br i1 %910, label %949, label %944

944:
  %945 = urem i64 %942, %559
  %946 = mul nsw i64 %890, %945
  %947 = add nsw i64 %946, %941
  %948 = udiv i64 %942, %559
  br label %952

949:
  %950 = mul nsw i64 %890, %942
  %951 = add nsw i64 %950, %941
  br label %952

952:
  %953 = phi i64 [ %951, %949 ], [ %947, %944 ], [ %941, %940 ]
  %954 = phi i64 [ %942, %949 ], [ %948, %944 ], [ %942, %940 ]
  br i1 %911, label %955, label %964

955:
  br i1 %912, label %961, label %956

956:
  %957 = urem i64 %954, %558
  %958 = mul nsw i64 %891, %957
  %959 = add nsw i64 %958, %953
  %960 = udiv i64 %954, %558
  br label %964

961:
  %962 = mul nsw i64 %891, %954
  %963 = add nsw i64 %962, %953
  br label %964

964:
  %965 = phi i64 [ %963, %961 ], [ %959, %956 ], [ %953, %952 ]
  %966 = phi i64 [ %954, %961 ], [ %960, %956 ], [ %954, %952 ]
  br i1 %913, label %967, label %976

967:
  br i1 %914, label %973, label %968

968:
  %969 = urem i64 %966, %557
  %970 = mul nsw i64 %892, %969
  %971 = add nsw i64 %970, %965
  %972 = udiv i64 %966, %557
  br label %976

973:
  %974 = mul nsw i64 %892, %966
  %975 = add nsw i64 %974, %965
  br label %976

976:
  %977 = phi i64 [ %975, %973 ], [ %971, %968 ], [ %965, %964 ]
  %978 = phi i64 [ %966, %973 ], [ %972, %968 ], [ %966, %964 ]
  br i1 %915, label %979, label %988

979:
  br i1 %916, label %985, label %980

980:
  %981 = urem i64 %978, %556
  %982 = mul nsw i64 %893, %981
  %983 = add nsw i64 %982, %977
  %984 = udiv i64 %978, %556
  br label %988

985:
  %986 = mul nsw i64 %893, %978
  %987 = add nsw i64 %986, %977
  br label %988

988:
  %989 = phi i64 [ %987, %985 ], [ %983, %980 ], [ %977, %976 ]
  %990 = phi i64 [ %978, %985 ], [ %984, %980 ], [ %978, %976 ]
  br i1 %917, label %991, label %999

991:
  br i1 %918, label %996, label %992

992:
  %993 = urem i64 %990, %555
  %994 = mul nsw i64 %894, %993
  %995 = add nsw i64 %994, %989
  br label %999

996:
  %997 = mul nsw i64 %894, %990
  %998 = add nsw i64 %997, %989
  br label %999

999:
  %1000 = phi i64 [ %998, %996 ], [ %995, %992 ], [ %989, %988 ]
  br i1 %919, label %1001, label %1008

1001:
  br i1 %920, label %1006, label %1002

1002:
  %1003 = urem i64 %932, %560
  %1004 = mul nsw i64 %553, %1003
  %1005 = udiv i64 %932, %560
  br label %1008

1006:
  %1007 = mul nsw i64 %553, %932
  br label %1008

1008:
  %1009 = phi i64 [ %1007, %1006 ], [ %1004, %1002 ], [ 0, %999 ]
  %1010 = phi i64 [ %932, %1006 ], [ %1005, %1002 ], [ %932, %999 ]
  br i1 %921, label %1011, label %1020

1011:
  br i1 %922, label %1017, label %1012

1012:
  %1013 = urem i64 %1010, %559
  %1014 = mul nsw i64 %552, %1013
  %1015 = add nsw i64 %1014, %1009
  %1016 = udiv i64 %1010, %559
  br label %1020

1017:
  %1018 = mul nsw i64 %552, %1010
  %1019 = add nsw i64 %1018, %1009
  br label %1020

1020:
  %1021 = phi i64 [ %1019, %1017 ], [ %1015, %1012 ], [ %1009, %1008 ]
  %1022 = phi i64 [ %1010, %1017 ], [ %1016, %1012 ], [ %1010, %1008 ]
  br i1 %923, label %1023, label %1032

1023:
  br i1 %924, label %1029, label %1024

1024:
  %1025 = urem i64 %1022, %558
  %1026 = mul nsw i64 %551, %1025
  %1027 = add nsw i64 %1026, %1021
  %1028 = udiv i64 %1022, %558
  br label %1032

1029:
  %1030 = mul nsw i64 %551, %1022
  %1031 = add nsw i64 %1030, %1021
  br label %1032

1032:
  %1033 = phi i64 [ %1031, %1029 ], [ %1027, %1024 ], [ %1021, %1020 ]
  %1034 = phi i64 [ %1022, %1029 ], [ %1028, %1024 ], [ %1022, %1020 ]
  br i1 %925, label %1035, label %1044

1035:
  br i1 %926, label %1041, label %1036

1036:
  %1037 = urem i64 %1034, %557
  %1038 = mul nsw i64 %550, %1037
  %1039 = add nsw i64 %1038, %1033
  %1040 = udiv i64 %1034, %557
  br label %1044

1041:
  %1042 = mul nsw i64 %550, %1034
  %1043 = add nsw i64 %1042, %1033
  br label %1044

1044:
  %1045 = phi i64 [ %1043, %1041 ], [ %1039, %1036 ], [ %1033, %1032 ]
  %1046 = phi i64 [ %1034, %1041 ], [ %1040, %1036 ], [ %1034, %1032 ]
  br i1 %927, label %1047, label %1056

1047:
  br i1 %928, label %1053, label %1048

1048:
  %1049 = urem i64 %1046, %556
  %1050 = mul nsw i64 %549, %1049
  %1051 = add nsw i64 %1050, %1045
  %1052 = udiv i64 %1046, %556
  br label %1056

1053:
  %1054 = mul nsw i64 %549, %1046
  %1055 = add nsw i64 %1054, %1045
  br label %1056

1056:
  %1057 = phi i64 [ %1055, %1053 ], [ %1051, %1048 ], [ %1045, %1044 ]
  %1058 = phi i64 [ %1046, %1053 ], [ %1052, %1048 ], [ %1046, %1044 ]
  br i1 %929, label %1059, label %1067

1059:
  br i1 %930, label %1064, label %1060

1060:
  %1061 = urem i64 %1058, %555
  %1062 = mul nsw i64 %548, %1061
  %1063 = add nsw i64 %1062, %1057
  br label %1067

1064:
  %1065 = mul nsw i64 %548, %1058
  %1066 = add nsw i64 %1065, %1057
  br label %1067

1067:
  %1068 = phi i64 [ %1066, %1064 ], [ %1063, %1060 ], [ %1057, %1056 ]
  %1069 = getelementptr inbounds i8, ptr %888, i64 %1000
  %1070 = getelementptr inbounds i8, ptr %562, i64 %1068
  switch i32 %107, label %690 [
    i32 2, label %1075
    i32 1, label %1074
    i32 4, label %1073
    i32 3, label %1072
    i32 0, label %1071
  ]

1071:
  br i1 %902, label %1118, label %1126

1072:
  br i1 %903, label %1106, label %1126

1073:
  br i1 %904, label %1094, label %1126

1074:
  br i1 %905, label %1085, label %1126

1075:
  br i1 %906, label %1076, label %1126

1076:
  %1077 = phi i64 [ %1083, %1076 ], [ 0, %1075 ]
  %1078 = mul nsw i64 %1077, %101
  %1079 = getelementptr inbounds i8, ptr %1069, i64 %1078
  %1080 = mul nsw i64 %1077, %554
  %1081 = getelementptr inbounds i8, ptr %1070, i64 %1080
  %1082 = load double, ptr %1081, align 8
  store double %1082, ptr %1079, align 8
  %1083 = add nuw nsw i64 %1077, 1
  %1084 = icmp eq i64 %1083, %561
  br i1 %1084, label %1126, label %1076

1085:
  %1086 = phi i64 [ %1092, %1085 ], [ 0, %1074 ]
  %1087 = mul nsw i64 %1086, %101
  %1088 = getelementptr inbounds i8, ptr %1069, i64 %1087
  %1089 = mul nsw i64 %1086, %554
  %1090 = getelementptr inbounds i8, ptr %1070, i64 %1089
  %1091 = load float, ptr %1090, align 4
  store float %1091, ptr %1088, align 4
  %1092 = add nuw nsw i64 %1086, 1
  %1093 = icmp eq i64 %1092, %561
  br i1 %1093, label %1126, label %1085

1094:
  %1095 = phi i64 [ %1104, %1094 ], [ 0, %1073 ]
  %1096 = mul nsw i64 %1095, %101
  %1097 = getelementptr inbounds i8, ptr %1069, i64 %1096
  %1098 = mul nsw i64 %1095, %554
  %1099 = getelementptr inbounds i8, ptr %1070, i64 %1098
  %1100 = load double, ptr %1099, align 8
  %1101 = getelementptr inbounds nuw i8, ptr %1099, i64 8
  %1102 = load double, ptr %1101, align 8
  store double %1100, ptr %1097, align 8
  %1103 = getelementptr inbounds nuw i8, ptr %1097, i64 8
  store double %1102, ptr %1103, align 8
  %1104 = add nuw nsw i64 %1095, 1
  %1105 = icmp eq i64 %1104, %561
  br i1 %1105, label %1126, label %1094

1106:
  %1107 = phi i64 [ %1116, %1106 ], [ 0, %1072 ]
  %1108 = mul nsw i64 %1107, %101
  %1109 = getelementptr inbounds i8, ptr %1069, i64 %1108
  %1110 = mul nsw i64 %1107, %554
  %1111 = getelementptr inbounds i8, ptr %1070, i64 %1110
  %1112 = load float, ptr %1111, align 4
  %1113 = getelementptr inbounds nuw i8, ptr %1111, i64 4
  %1114 = load float, ptr %1113, align 4
  store float %1112, ptr %1109, align 4
  %1115 = getelementptr inbounds nuw i8, ptr %1109, i64 4
  store float %1114, ptr %1115, align 4
  %1116 = add nuw nsw i64 %1107, 1
  %1117 = icmp eq i64 %1116, %561
  br i1 %1117, label %1126, label %1106

1118:
  %1119 = phi i64 [ %1124, %1118 ], [ 0, %1071 ]
  %1120 = mul nsw i64 %1119, %101
  %1121 = getelementptr inbounds i8, ptr %1069, i64 %1120
  %1122 = mul nsw i64 %1119, %554
  %1123 = getelementptr inbounds i8, ptr %1070, i64 %1122
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1121, ptr align 1 %1123, i64 %101, i1 false)
  %1124 = add nuw nsw i64 %1119, 1
  %1125 = icmp eq i64 %1124, %561
  br i1 %1125, label %1126, label %1118

1126:
  %1127 = add nuw nsw i64 %932, 1
  %1128 = icmp eq i64 %1127, %899
  br i1 %1128, label %1129, label %931

1129:
  %1130 = phi ptr [ %562, %738 ], [ %562, %812 ], [ %562, %739 ], [ %888, %885 ], [ %888, %1126 ]
  %1131 = phi i64 [ %554, %738 ], [ %554, %812 ], [ %554, %739 ], [ %101, %885 ], [ %101, %1126 ]
  %1132 = phi i64 [ %553, %738 ], [ %553, %812 ], [ %553, %739 ], [ %889, %885 ], [ %889, %1126 ]
  %1133 = phi i64 [ %552, %738 ], [ %552, %812 ], [ %552, %739 ], [ %890, %885 ], [ %890, %1126 ]
  %1134 = phi i64 [ %551, %738 ], [ %551, %812 ], [ %551, %739 ], [ %891, %885 ], [ %891, %1126 ]
  %1135 = phi i64 [ %550, %738 ], [ %550, %812 ], [ %550, %739 ], [ %892, %885 ], [ %892, %1126 ]
  %1136 = phi i64 [ %549, %738 ], [ %549, %812 ], [ %549, %739 ], [ %893, %885 ], [ %893, %1126 ]
  %1137 = phi i64 [ %548, %738 ], [ %548, %812 ], [ %548, %739 ], [ %894, %885 ], [ %894, %1126 ]
  %1138 = phi ptr [ null, %738 ], [ null, %812 ], [ null, %739 ], [ %888, %885 ], [ %888, %1126 ]
  %1139 = mul nsw i64 %559, %560
  %1140 = mul nsw i64 %558, %1139
  %1141 = mul nsw i64 %557, %1140
  %1142 = mul nsw i64 %556, %1141
  %1143 = mul nsw i64 %555, %1142
  %1144 = icmp sgt i64 %1143, 0
  br i1 %1144, label %1145, label %1373

1145:
  %1146 = icmp sgt i64 %561, 0
  %1147 = icmp sgt i64 %561, 0
  %1148 = icmp sgt i64 %561, 0
  %1149 = icmp sgt i64 %561, 0
  %1150 = icmp sgt i64 %561, 0
  %1151 = icmp sgt i8 %567, 1
  %1152 = icmp eq i8 %567, 2
  %1153 = icmp sgt i8 %567, 2
  %1154 = icmp eq i8 %567, 3
  %1155 = icmp sgt i8 %567, 3
  %1156 = icmp eq i8 %567, 4
  %1157 = icmp sgt i8 %567, 4
  %1158 = icmp eq i8 %567, 5
  %1159 = icmp sgt i8 %567, 5
  %1160 = icmp eq i8 %567, 6
  %1161 = icmp sgt i8 %567, 6
  %1162 = icmp eq i8 %567, 7
  %1163 = icmp sgt i8 %567, 1
  %1164 = icmp eq i8 %567, 2
  %1165 = icmp sgt i8 %567, 2
  %1166 = icmp eq i8 %567, 3
  %1167 = icmp sgt i8 %567, 3
  %1168 = icmp eq i8 %567, 4
  %1169 = icmp sgt i8 %567, 4
  %1170 = icmp eq i8 %567, 5
  %1171 = icmp sgt i8 %567, 5
  %1172 = icmp eq i8 %567, 6
  %1173 = icmp sgt i8 %567, 6
  %1174 = icmp eq i8 %567, 7
  br label %1175

1175:
  %1176 = phi i64 [ 0, %1145 ], [ %1371, %1370 ]
  br i1 %1151, label %1177, label %1184

1177:
  br i1 %1152, label %1182, label %1178

1178:
  %1179 = urem i64 %1176, %536
  %1180 = mul nsw i64 %543, %1179
  %1181 = udiv i64 %1176, %536
  br label %1184

1182:
  %1183 = mul nsw i64 %543, %1176
  br label %1184

1184:
  %1185 = phi i64 [ %1183, %1182 ], [ %1180, %1178 ], [ 0, %1175 ]
  %1186 = phi i64 [ %1176, %1182 ], [ %1181, %1178 ], [ %1176, %1175 ]
  br i1 %1153, label %1187, label %1196

1187:
  br i1 %1154, label %1193, label %1188

1188:
  %1189 = urem i64 %1186, %537
  %1190 = mul nsw i64 %544, %1189
  %1191 = add nsw i64 %1190, %1185
  %1192 = udiv i64 %1186, %537
  br label %1196

1193:
  %1194 = mul nsw i64 %544, %1186
  %1195 = add nsw i64 %1194, %1185
  br label %1196

1196:
  %1197 = phi i64 [ %1195, %1193 ], [ %1191, %1188 ], [ %1185, %1184 ]
  %1198 = phi i64 [ %1186, %1193 ], [ %1192, %1188 ], [ %1186, %1184 ]
  br i1 %1155, label %1199, label %1208

1199:
  br i1 %1156, label %1205, label %1200

1200:
  %1201 = urem i64 %1198, %538
  %1202 = mul nsw i64 %545, %1201
  %1203 = add nsw i64 %1202, %1197
  %1204 = udiv i64 %1198, %538
  br label %1208

1205:
  %1206 = mul nsw i64 %545, %1198
  %1207 = add nsw i64 %1206, %1197
  br label %1208

1208:
  %1209 = phi i64 [ %1207, %1205 ], [ %1203, %1200 ], [ %1197, %1196 ]
  %1210 = phi i64 [ %1198, %1205 ], [ %1204, %1200 ], [ %1198, %1196 ]
  br i1 %1157, label %1211, label %1220

1211:
  br i1 %1158, label %1217, label %1212

1212:
  %1213 = urem i64 %1210, %539
  %1214 = mul nsw i64 %546, %1213
  %1215 = add nsw i64 %1214, %1209
  %1216 = udiv i64 %1210, %539
  br label %1220

1217:
  %1218 = mul nsw i64 %546, %1210
  %1219 = add nsw i64 %1218, %1209
  br label %1220

1220:
  %1221 = phi i64 [ %1219, %1217 ], [ %1215, %1212 ], [ %1209, %1208 ]
  %1222 = phi i64 [ %1210, %1217 ], [ %1216, %1212 ], [ %1210, %1208 ]
  br i1 %1159, label %1223, label %1232

1223:
  br i1 %1160, label %1229, label %1224

1224:
  %1225 = urem i64 %1222, %540
  %1226 = mul nsw i64 %547, %1225
  %1227 = add nsw i64 %1226, %1221
  %1228 = udiv i64 %1222, %540
  br label %1232

1229:
  %1230 = mul nsw i64 %547, %1222
  %1231 = add nsw i64 %1230, %1221
  br label %1232

1232:
  %1233 = phi i64 [ %1231, %1229 ], [ %1227, %1224 ], [ %1221, %1220 ]
  %1234 = phi i64 [ %1222, %1229 ], [ %1228, %1224 ], [ %1222, %1220 ]
  br i1 %1161, label %1235, label %1243

1235:
  br i1 %1162, label %1240, label %1236

1236:
  %1237 = urem i64 %1234, %541
  %1238 = mul nsw i64 %563, %1237
  %1239 = add nsw i64 %1238, %1233
  br label %1243

1240:
  %1241 = mul nsw i64 %563, %1234
  %1242 = add nsw i64 %1241, %1233
  br label %1243

1243:
  %1244 = phi i64 [ %1242, %1240 ], [ %1239, %1236 ], [ %1233, %1232 ]
  br i1 %1163, label %1245, label %1252

1245:
  br i1 %1164, label %1250, label %1246

1246:
  %1247 = urem i64 %1176, %560
  %1248 = mul nsw i64 %1132, %1247
  %1249 = udiv i64 %1176, %560
  br label %1252

1250:
  %1251 = mul nsw i64 %1132, %1176
  br label %1252

1252:
  %1253 = phi i64 [ %1251, %1250 ], [ %1248, %1246 ], [ 0, %1243 ]
  %1254 = phi i64 [ %1176, %1250 ], [ %1249, %1246 ], [ %1176, %1243 ]
  br i1 %1165, label %1255, label %1264

1255:
  br i1 %1166, label %1261, label %1256

1256:
  %1257 = urem i64 %1254, %559
  %1258 = mul nsw i64 %1133, %1257
  %1259 = add nsw i64 %1258, %1253
  %1260 = udiv i64 %1254, %559
  br label %1264

1261:
  %1262 = mul nsw i64 %1133, %1254
  %1263 = add nsw i64 %1262, %1253
  br label %1264

1264:
  %1265 = phi i64 [ %1263, %1261 ], [ %1259, %1256 ], [ %1253, %1252 ]
  %1266 = phi i64 [ %1254, %1261 ], [ %1260, %1256 ], [ %1254, %1252 ]
  br i1 %1167, label %1267, label %1276

1267:
  br i1 %1168, label %1273, label %1268

1268:
  %1269 = urem i64 %1266, %558
  %1270 = mul nsw i64 %1134, %1269
  %1271 = add nsw i64 %1270, %1265
  %1272 = udiv i64 %1266, %558
  br label %1276

1273:
  %1274 = mul nsw i64 %1134, %1266
  %1275 = add nsw i64 %1274, %1265
  br label %1276

1276:
  %1277 = phi i64 [ %1275, %1273 ], [ %1271, %1268 ], [ %1265, %1264 ]
  %1278 = phi i64 [ %1266, %1273 ], [ %1272, %1268 ], [ %1266, %1264 ]
  br i1 %1169, label %1279, label %1288

1279:
  br i1 %1170, label %1285, label %1280

1280:
  %1281 = urem i64 %1278, %557
  %1282 = mul nsw i64 %1135, %1281
  %1283 = add nsw i64 %1282, %1277
  %1284 = udiv i64 %1278, %557
  br label %1288

1285:
  %1286 = mul nsw i64 %1135, %1278
  %1287 = add nsw i64 %1286, %1277
  br label %1288

1288:
  %1289 = phi i64 [ %1287, %1285 ], [ %1283, %1280 ], [ %1277, %1276 ]
  %1290 = phi i64 [ %1278, %1285 ], [ %1284, %1280 ], [ %1278, %1276 ]
  br i1 %1171, label %1291, label %1300

1291:
  br i1 %1172, label %1297, label %1292

1292:
  %1293 = urem i64 %1290, %556
  %1294 = mul nsw i64 %1136, %1293
  %1295 = add nsw i64 %1294, %1289
  %1296 = udiv i64 %1290, %556
  br label %1300

1297:
  %1298 = mul nsw i64 %1136, %1290
  %1299 = add nsw i64 %1298, %1289
  br label %1300

1300:
  %1301 = phi i64 [ %1299, %1297 ], [ %1295, %1292 ], [ %1289, %1288 ]
  %1302 = phi i64 [ %1290, %1297 ], [ %1296, %1292 ], [ %1290, %1288 ]
  br i1 %1173, label %1303, label %1311

1303:
  br i1 %1174, label %1308, label %1304

1304:
  %1305 = urem i64 %1302, %555
  %1306 = mul nsw i64 %1137, %1305
  %1307 = add nsw i64 %1306, %1301
  br label %1311

1308:
  %1309 = mul nsw i64 %1137, %1302
  %1310 = add nsw i64 %1309, %1301
  br label %1311

1311:
  %1312 = phi i64 [ %1310, %1308 ], [ %1307, %1304 ], [ %1301, %1300 ]
  %1313 = getelementptr inbounds i8, ptr %534, i64 %1244
  %1314 = getelementptr inbounds i8, ptr %1130, i64 %1312
  switch i32 %107, label %690 [
    i32 2, label %1319
    i32 1, label %1318
    i32 4, label %1317
    i32 3, label %1316
    i32 0, label %1315
  ]

1315:
  br i1 %1146, label %1362, label %1370

1316:
  br i1 %1147, label %1350, label %1370

1317:
  br i1 %1148, label %1338, label %1370

1318:
  br i1 %1149, label %1329, label %1370

1319:
  br i1 %1150, label %1320, label %1370

1320:
  %1321 = phi i64 [ %1327, %1320 ], [ 0, %1319 ]
  %1322 = mul nsw i64 %1321, %542
  %1323 = getelementptr inbounds i8, ptr %1313, i64 %1322
  %1324 = mul nsw i64 %1321, %1131
  %1325 = getelementptr inbounds i8, ptr %1314, i64 %1324
  %1326 = load double, ptr %1325, align 8
  store double %1326, ptr %1323, align 8
  %1327 = add nuw nsw i64 %1321, 1
  %1328 = icmp eq i64 %1327, %561
  br i1 %1328, label %1370, label %1320

1329:
  %1330 = phi i64 [ %1336, %1329 ], [ 0, %1318 ]
  %1331 = mul nsw i64 %1330, %542
  %1332 = getelementptr inbounds i8, ptr %1313, i64 %1331
  %1333 = mul nsw i64 %1330, %1131
  %1334 = getelementptr inbounds i8, ptr %1314, i64 %1333
  %1335 = load float, ptr %1334, align 4
  store float %1335, ptr %1332, align 4
  %1336 = add nuw nsw i64 %1330, 1
  %1337 = icmp eq i64 %1336, %561
  br i1 %1337, label %1370, label %1329

1338:
  %1339 = phi i64 [ %1348, %1338 ], [ 0, %1317 ]
  %1340 = mul nsw i64 %1339, %542
  %1341 = getelementptr inbounds i8, ptr %1313, i64 %1340
  %1342 = mul nsw i64 %1339, %1131
  %1343 = getelementptr inbounds i8, ptr %1314, i64 %1342
  %1344 = load double, ptr %1343, align 8
  %1345 = getelementptr inbounds nuw i8, ptr %1343, i64 8
  %1346 = load double, ptr %1345, align 8
  store double %1344, ptr %1341, align 8
  %1347 = getelementptr inbounds nuw i8, ptr %1341, i64 8
  store double %1346, ptr %1347, align 8
  %1348 = add nuw nsw i64 %1339, 1
  %1349 = icmp eq i64 %1348, %561
  br i1 %1349, label %1370, label %1338

1350:
  %1351 = phi i64 [ %1360, %1350 ], [ 0, %1316 ]
  %1352 = mul nsw i64 %1351, %542
  %1353 = getelementptr inbounds i8, ptr %1313, i64 %1352
  %1354 = mul nsw i64 %1351, %1131
  %1355 = getelementptr inbounds i8, ptr %1314, i64 %1354
  %1356 = load float, ptr %1355, align 4
  %1357 = getelementptr inbounds nuw i8, ptr %1355, i64 4
  %1358 = load float, ptr %1357, align 4
  store float %1356, ptr %1353, align 4
  %1359 = getelementptr inbounds nuw i8, ptr %1353, i64 4
  store float %1358, ptr %1359, align 4
  %1360 = add nuw nsw i64 %1351, 1
  %1361 = icmp eq i64 %1360, %561
  br i1 %1361, label %1370, label %1350

1362:
  %1363 = phi i64 [ %1368, %1362 ], [ 0, %1315 ]
  %1364 = mul nsw i64 %1363, %542
  %1365 = getelementptr inbounds i8, ptr %1313, i64 %1364
  %1366 = mul nsw i64 %1363, %1131
  %1367 = getelementptr inbounds i8, ptr %1314, i64 %1366
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1365, ptr align 1 %1367, i64 %101, i1 false)
  %1368 = add nuw nsw i64 %1363, 1
  %1369 = icmp eq i64 %1368, %561
  br i1 %1369, label %1370, label %1362

1370:
  %1371 = add nuw nsw i64 %1176, 1
  %1372 = icmp eq i64 %1371, %1143
  br i1 %1372, label %1373, label %1175

1373:
  %1374 = icmp eq ptr %1138, null
  br i1 %1374, label %1376, label %1375

1375:
  tail call void @free(ptr noundef %1138)
  br label %1376

1376:
  %1377 = icmp eq ptr %564, null
  br i1 %1377, label %1379, label %1378

1378:
  tail call void @free(ptr noundef %564)
  br label %1379

1379:
  ret void
}

declare void @_FortranAAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

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
