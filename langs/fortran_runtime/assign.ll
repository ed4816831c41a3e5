; Made from assign.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [39 x i8] c"assignment of an array of another rank\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.Assign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  br i1 %94, label %95, label %96

95:
  tail call void @_FortranAAssign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %2233

96:
  %97 = load i8, ptr %7, align 4
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %104, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %101 = load i8, ptr %100, align 4
  %102 = icmp eq i8 %97, %101
  br i1 %102, label %104, label %103

103:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #8
  unreachable

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %106 = load i8, ptr %105, align 2
  %107 = icmp eq i8 %106, 2
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = load i8, ptr %5, align 1
  switch i8 %110, label %114 [
    i8 28, label %115
    i8 27, label %111
    i8 35, label %112
    i8 34, label %113
  ]

111:
  br label %115

112:
  br label %115

113:
  br label %115

114:
  br label %115

115:
  %116 = phi i32 [ 0, %114 ], [ 1, %111 ], [ 4, %112 ], [ 3, %113 ], [ 2, %104 ]
  %117 = icmp ne i8 %97, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %120 = load i8, ptr %119, align 4
  br label %121

121:
  %122 = phi i8 [ %120, %118 ], [ %97, %115 ]
  %123 = load ptr, ptr %0, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %125 = load i8, ptr %124, align 4
  %126 = icmp sgt i8 %125, 0
  br i1 %126, label %127, label %132

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %131 = load i64, ptr %130, align 8
  br label %132

132:
  %133 = phi i64 [ %129, %127 ], [ 1, %121 ]
  %134 = phi i64 [ %131, %127 ], [ 0, %121 ]
  %135 = icmp sgt i8 %125, 1
  br i1 %135, label %136, label %141

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %140 = load i64, ptr %139, align 8
  br label %141

141:
  %142 = phi i64 [ %138, %136 ], [ 1, %132 ]
  %143 = phi i64 [ %140, %136 ], [ 0, %132 ]
  %144 = icmp sgt i8 %125, 2
  br i1 %144, label %145, label %150

145:
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %149 = load i64, ptr %148, align 8
  br label %150

150:
  %151 = phi i64 [ %147, %145 ], [ 1, %141 ]
  %152 = phi i64 [ %149, %145 ], [ 0, %141 ]
  %153 = icmp sgt i8 %125, 3
  br i1 %153, label %154, label %159

154:
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %158 = load i64, ptr %157, align 8
  br label %159

159:
  %160 = phi i64 [ %156, %154 ], [ 1, %150 ]
  %161 = phi i64 [ %158, %154 ], [ 0, %150 ]
  %162 = icmp sgt i8 %125, 4
  br i1 %162, label %163, label %168

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %167 = load i64, ptr %166, align 8
  br label %168

168:
  %169 = phi i64 [ %165, %163 ], [ 1, %159 ]
  %170 = phi i64 [ %167, %163 ], [ 0, %159 ]
  %171 = icmp sgt i8 %125, 5
  br i1 %171, label %172, label %177

172:
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %176 = load i64, ptr %175, align 8
  br label %177

177:
  %178 = phi i64 [ %174, %172 ], [ 1, %168 ]
  %179 = phi i64 [ %176, %172 ], [ 0, %168 ]
  %180 = icmp sgt i8 %125, 6
  br i1 %180, label %181, label %186

181:
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %185 = load i64, ptr %184, align 8
  br label %186

186:
  %187 = phi i64 [ %183, %181 ], [ 1, %177 ]
  %188 = phi i64 [ %185, %181 ], [ 0, %177 ]
  %189 = load ptr, ptr %1, align 8
  %190 = icmp sgt i8 %97, 0
  br i1 %190, label %191, label %196

191:
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %195 = load i64, ptr %194, align 8
  br label %196

196:
  %197 = phi i64 [ %195, %191 ], [ 0, %186 ]
  %198 = phi i64 [ %193, %191 ], [ 1, %186 ]
  %199 = icmp sgt i8 %97, 1
  br i1 %199, label %200, label %205

200:
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %204 = load i64, ptr %203, align 8
  br label %205

205:
  %206 = phi i64 [ %204, %200 ], [ 0, %196 ]
  %207 = phi i64 [ %202, %200 ], [ 1, %196 ]
  %208 = icmp sgt i8 %97, 2
  br i1 %208, label %209, label %214

209:
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %213 = load i64, ptr %212, align 8
  br label %214

214:
  %215 = phi i64 [ %213, %209 ], [ 0, %205 ]
  %216 = phi i64 [ %211, %209 ], [ 1, %205 ]
  %217 = icmp sgt i8 %97, 3
  br i1 %217, label %218, label %223

218:
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %222 = load i64, ptr %221, align 8
  br label %223

223:
  %224 = phi i64 [ %222, %218 ], [ 0, %214 ]
  %225 = phi i64 [ %220, %218 ], [ 1, %214 ]
  %226 = icmp sgt i8 %97, 4
  br i1 %226, label %227, label %232

227:
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %231 = load i64, ptr %230, align 8
  br label %232

232:
  %233 = phi i64 [ %231, %227 ], [ 0, %223 ]
  %234 = phi i64 [ %229, %227 ], [ 1, %223 ]
  %235 = icmp sgt i8 %97, 5
  br i1 %235, label %236, label %241

236:
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %240 = load i64, ptr %239, align 8
  br label %241

241:
  %242 = phi i64 [ %240, %236 ], [ 0, %232 ]
  %243 = phi i64 [ %238, %236 ], [ 1, %232 ]
  %244 = icmp sgt i8 %97, 6
  br i1 %244, label %245, label %250

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %249 = load i64, ptr %248, align 8
  br label %250

250:
  %251 = phi i64 [ %249, %245 ], [ 0, %241 ]
  %252 = phi i64 [ %247, %245 ], [ 1, %241 ]
  br i1 %117, label %382, label %253

253:
  %254 = icmp eq ptr %123, null
  %255 = select i1 %107, i1 %254, i1 false
  br i1 %255, label %256, label %379

256:
  %257 = tail call i64 @llvm.umax.i64(i64 %109, i64 1)
  %258 = tail call ptr @malloc(i64 noundef %257) #9
  store ptr %258, ptr %0, align 8
  %259 = load i64, ptr %108, align 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %259, ptr %260, align 8
  %261 = load i8, ptr %5, align 1
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %261, ptr %262, align 1
  %263 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %265 = load i8, ptr %7, align 4
  %266 = icmp sgt i8 %265, 0
  br i1 %266, label %267, label %278

267:
  %268 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %269 = load i64, ptr %268, align 8
  %270 = icmp sgt i64 %269, 0
  br i1 %270, label %271, label %273

271:
  %272 = load i64, ptr %263, align 8
  br label %273

273:
  %274 = phi i64 [ %272, %271 ], [ 1, %267 ]
  store i64 %274, ptr %264, align 8
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %269, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %109, ptr %276, align 8
  %277 = mul i64 %269, %109
  br label %278

278:
  %279 = phi i64 [ %277, %273 ], [ %109, %256 ]
  %280 = load i8, ptr %7, align 4
  %281 = icmp sgt i8 %280, 1
  br i1 %281, label %282, label %295

282:
  %283 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %284 = load i64, ptr %283, align 8
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %289

286:
  %287 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %288 = load i64, ptr %287, align 8
  br label %289

289:
  %290 = phi i64 [ %288, %286 ], [ 1, %282 ]
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %290, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %284, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %279, ptr %293, align 8
  %294 = mul i64 %284, %279
  br label %295

295:
  %296 = phi i64 [ %294, %289 ], [ %279, %278 ]
  %297 = load i8, ptr %7, align 4
  %298 = icmp sgt i8 %297, 2
  br i1 %298, label %299, label %312

299:
  %300 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %301 = load i64, ptr %300, align 8
  %302 = icmp sgt i64 %301, 0
  br i1 %302, label %303, label %306

303:
  %304 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %305 = load i64, ptr %304, align 8
  br label %306

306:
  %307 = phi i64 [ %305, %303 ], [ 1, %299 ]
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %307, ptr %308, align 8
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %301, ptr %309, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %296, ptr %310, align 8
  %311 = mul i64 %301, %296
  br label %312

312:
  %313 = phi i64 [ %311, %306 ], [ %296, %295 ]
  %314 = load i8, ptr %7, align 4
  %315 = icmp sgt i8 %314, 3
  br i1 %315, label %316, label %329

316:
  %317 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %318 = load i64, ptr %317, align 8
  %319 = icmp sgt i64 %318, 0
  br i1 %319, label %320, label %323

320:
  %321 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %322 = load i64, ptr %321, align 8
  br label %323

323:
  %324 = phi i64 [ %322, %320 ], [ 1, %316 ]
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %324, ptr %325, align 8
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %318, ptr %326, align 8
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %313, ptr %327, align 8
  %328 = mul i64 %318, %313
  br label %329

329:
  %330 = phi i64 [ %328, %323 ], [ %313, %312 ]
  %331 = load i8, ptr %7, align 4
  %332 = icmp sgt i8 %331, 4
  br i1 %332, label %333, label %346

333:
  %334 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %335 = load i64, ptr %334, align 8
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %337, label %340

337:
  %338 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %339 = load i64, ptr %338, align 8
  br label %340

340:
  %341 = phi i64 [ %339, %337 ], [ 1, %333 ]
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %341, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %335, ptr %343, align 8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %330, ptr %344, align 8
  %345 = mul i64 %335, %330
  br label %346

346:
  %347 = phi i64 [ %345, %340 ], [ %330, %329 ]
  %348 = load i8, ptr %7, align 4
  %349 = icmp sgt i8 %348, 5
  br i1 %349, label %350, label %363

350:
  %351 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %352 = load i64, ptr %351, align 8
  %353 = icmp sgt i64 %352, 0
  br i1 %353, label %354, label %357

354:
  %355 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %356 = load i64, ptr %355, align 8
  br label %357

357:
  %358 = phi i64 [ %356, %354 ], [ 1, %350 ]
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %358, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %352, ptr %360, align 8
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %347, ptr %361, align 8
  %362 = mul i64 %352, %347
  br label %363

363:
  %364 = phi i64 [ %362, %357 ], [ %347, %346 ]
  %365 = load i8, ptr %7, align 4
  %366 = icmp sgt i8 %365, 6
  br i1 %366, label %367, label %379

367:
  %368 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %369 = load i64, ptr %368, align 8
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %374

371:
  %372 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %373 = load i64, ptr %372, align 8
  br label %374

374:
  %375 = phi i64 [ %373, %371 ], [ 1, %367 ]
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %375, ptr %376, align 8
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %369, ptr %377, align 8
  %378 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %364, ptr %378, align 8
  br label %379

379:
  %380 = phi ptr [ %123, %253 ], [ %258, %374 ], [ %258, %363 ]
  %381 = load ptr, ptr %1, align 8
  br label %540

382:
  br i1 %107, label %383, label %540

383:
  %384 = icmp eq ptr %123, null
  br i1 %384, label %399, label %385

385:
  %386 = icmp ne i64 %133, %198
  %387 = icmp ne i64 %142, %207
  %388 = icmp ne i64 %151, %216
  %389 = icmp ne i64 %160, %225
  %390 = icmp ne i64 %169, %234
  %391 = icmp ne i64 %178, %243
  %392 = icmp ne i64 %187, %252
  %393 = select i1 %392, i1 true, i1 %391
  %394 = select i1 %393, i1 true, i1 %390
  %395 = select i1 %394, i1 true, i1 %389
  %396 = select i1 %395, i1 true, i1 %388
  %397 = select i1 %396, i1 true, i1 %387
  %398 = select i1 %397, i1 true, i1 %386
  br label %399

399:
  %400 = phi i1 [ true, %383 ], [ %398, %385 ]
  br i1 %400, label %401, label %531

401:
  %402 = mul nsw i64 %207, %198
  %403 = mul nsw i64 %216, %402
  %404 = mul nsw i64 %225, %403
  %405 = mul nsw i64 %234, %404
  %406 = mul nsw i64 %243, %405
  %407 = mul nsw i64 %252, %406
  %408 = mul i64 %407, %109
  %409 = tail call i64 @llvm.umax.i64(i64 %408, i64 1)
  %410 = tail call ptr @malloc(i64 noundef %409) #9
  store ptr %410, ptr %0, align 8
  %411 = load i64, ptr %108, align 8
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %411, ptr %412, align 8
  %413 = load i8, ptr %5, align 1
  %414 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %413, ptr %414, align 1
  %415 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %417 = load i8, ptr %7, align 4
  %418 = icmp sgt i8 %417, 0
  br i1 %418, label %419, label %430

419:
  %420 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %421 = load i64, ptr %420, align 8
  %422 = icmp sgt i64 %421, 0
  br i1 %422, label %423, label %425

423:
  %424 = load i64, ptr %415, align 8
  br label %425

425:
  %426 = phi i64 [ %424, %423 ], [ 1, %419 ]
  store i64 %426, ptr %416, align 8
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %421, ptr %427, align 8
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %109, ptr %428, align 8
  %429 = mul i64 %421, %109
  br label %430

430:
  %431 = phi i64 [ %429, %425 ], [ %109, %401 ]
  %432 = load i8, ptr %7, align 4
  %433 = icmp sgt i8 %432, 1
  br i1 %433, label %434, label %447

434:
  %435 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %436 = load i64, ptr %435, align 8
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %438, label %441

438:
  %439 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %440 = load i64, ptr %439, align 8
  br label %441

441:
  %442 = phi i64 [ %440, %438 ], [ 1, %434 ]
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %442, ptr %443, align 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %436, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %431, ptr %445, align 8
  %446 = mul i64 %436, %431
  br label %447

447:
  %448 = phi i64 [ %446, %441 ], [ %431, %430 ]
  %449 = load i8, ptr %7, align 4
  %450 = icmp sgt i8 %449, 2
  br i1 %450, label %451, label %464

451:
  %452 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %453 = load i64, ptr %452, align 8
  %454 = icmp sgt i64 %453, 0
  br i1 %454, label %455, label %458

455:
  %456 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %457 = load i64, ptr %456, align 8
  br label %458

458:
  %459 = phi i64 [ %457, %455 ], [ 1, %451 ]
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %459, ptr %460, align 8
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %453, ptr %461, align 8
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %448, ptr %462, align 8
  %463 = mul i64 %453, %448
  br label %464

464:
  %465 = phi i64 [ %463, %458 ], [ %448, %447 ]
  %466 = load i8, ptr %7, align 4
  %467 = icmp sgt i8 %466, 3
  br i1 %467, label %468, label %481

468:
  %469 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %470 = load i64, ptr %469, align 8
  %471 = icmp sgt i64 %470, 0
  br i1 %471, label %472, label %475

472:
  %473 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %474 = load i64, ptr %473, align 8
  br label %475

475:
  %476 = phi i64 [ %474, %472 ], [ 1, %468 ]
  %477 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %476, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %470, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %465, ptr %479, align 8
  %480 = mul i64 %470, %465
  br label %481

481:
  %482 = phi i64 [ %480, %475 ], [ %465, %464 ]
  %483 = load i8, ptr %7, align 4
  %484 = icmp sgt i8 %483, 4
  br i1 %484, label %485, label %498

485:
  %486 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %487 = load i64, ptr %486, align 8
  %488 = icmp sgt i64 %487, 0
  br i1 %488, label %489, label %492

489:
  %490 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %491 = load i64, ptr %490, align 8
  br label %492

492:
  %493 = phi i64 [ %491, %489 ], [ 1, %485 ]
  %494 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %493, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %487, ptr %495, align 8
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %482, ptr %496, align 8
  %497 = mul i64 %487, %482
  br label %498

498:
  %499 = phi i64 [ %497, %492 ], [ %482, %481 ]
  %500 = load i8, ptr %7, align 4
  %501 = icmp sgt i8 %500, 5
  br i1 %501, label %502, label %515

502:
  %503 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %504 = load i64, ptr %503, align 8
  %505 = icmp sgt i64 %504, 0
  br i1 %505, label %506, label %509

506:
  %507 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %508 = load i64, ptr %507, align 8
  br label %509

509:
  %510 = phi i64 [ %508, %506 ], [ 1, %502 ]
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %510, ptr %511, align 8
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %504, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %499, ptr %513, align 8
  %514 = mul i64 %504, %499
  br label %515

515:
  %516 = phi i64 [ %514, %509 ], [ %499, %498 ]
  %517 = load i8, ptr %7, align 4
  %518 = icmp sgt i8 %517, 6
  br i1 %518, label %519, label %531

519:
  %520 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %521 = load i64, ptr %520, align 8
  %522 = icmp sgt i64 %521, 0
  br i1 %522, label %523, label %526

523:
  %524 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %525 = load i64, ptr %524, align 8
  br label %526

526:
  %527 = phi i64 [ %525, %523 ], [ 1, %519 ]
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %527, ptr %528, align 8
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %521, ptr %529, align 8
  %530 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %516, ptr %530, align 8
  br label %531

531:
  %532 = phi i1 [ true, %399 ], [ %384, %526 ], [ %384, %515 ]
  %533 = load ptr, ptr %0, align 8
  %534 = mul nsw i64 %198, %109
  %535 = mul nsw i64 %207, %534
  %536 = mul nsw i64 %216, %535
  %537 = mul nsw i64 %225, %536
  %538 = mul nsw i64 %234, %537
  %539 = mul nsw i64 %243, %538
  br label %540

540:
  %541 = phi ptr [ %533, %531 ], [ %123, %382 ], [ %380, %379 ]
  %542 = phi i64 [ %198, %531 ], [ %133, %382 ], [ %133, %379 ]
  %543 = phi i64 [ %207, %531 ], [ %142, %382 ], [ %142, %379 ]
  %544 = phi i64 [ %216, %531 ], [ %151, %382 ], [ %151, %379 ]
  %545 = phi i64 [ %225, %531 ], [ %160, %382 ], [ %160, %379 ]
  %546 = phi i64 [ %234, %531 ], [ %169, %382 ], [ %169, %379 ]
  %547 = phi i64 [ %243, %531 ], [ %178, %382 ], [ %178, %379 ]
  %548 = phi i64 [ %252, %531 ], [ %187, %382 ], [ %187, %379 ]
  %549 = phi i64 [ %109, %531 ], [ %134, %382 ], [ %134, %379 ]
  %550 = phi i64 [ %534, %531 ], [ %143, %382 ], [ %143, %379 ]
  %551 = phi i64 [ %535, %531 ], [ %152, %382 ], [ %152, %379 ]
  %552 = phi i64 [ %536, %531 ], [ %161, %382 ], [ %161, %379 ]
  %553 = phi i64 [ %537, %531 ], [ %170, %382 ], [ %170, %379 ]
  %554 = phi i64 [ %251, %531 ], [ %251, %382 ], [ 0, %379 ]
  %555 = phi i64 [ %242, %531 ], [ %242, %382 ], [ 0, %379 ]
  %556 = phi i64 [ %233, %531 ], [ %233, %382 ], [ 0, %379 ]
  %557 = phi i64 [ %224, %531 ], [ %224, %382 ], [ 0, %379 ]
  %558 = phi i64 [ %215, %531 ], [ %215, %382 ], [ 0, %379 ]
  %559 = phi i64 [ %206, %531 ], [ %206, %382 ], [ 0, %379 ]
  %560 = phi i64 [ %197, %531 ], [ %197, %382 ], [ 0, %379 ]
  %561 = phi i64 [ %252, %531 ], [ %252, %382 ], [ %187, %379 ]
  %562 = phi i64 [ %243, %531 ], [ %243, %382 ], [ %178, %379 ]
  %563 = phi i64 [ %234, %531 ], [ %234, %382 ], [ %169, %379 ]
  %564 = phi i64 [ %225, %531 ], [ %225, %382 ], [ %160, %379 ]
  %565 = phi i64 [ %216, %531 ], [ %216, %382 ], [ %151, %379 ]
  %566 = phi i64 [ %207, %531 ], [ %207, %382 ], [ %142, %379 ]
  %567 = phi i64 [ %198, %531 ], [ %198, %382 ], [ %133, %379 ]
  %568 = phi ptr [ %189, %531 ], [ %189, %382 ], [ %381, %379 ]
  %569 = phi i64 [ %538, %531 ], [ %179, %382 ], [ %179, %379 ]
  %570 = phi i64 [ %539, %531 ], [ %188, %382 ], [ %188, %379 ]
  %571 = phi i1 [ %400, %531 ], [ false, %382 ], [ %255, %379 ]
  %572 = phi i1 [ %532, %531 ], [ true, %382 ], [ true, %379 ]
  %573 = icmp eq i32 %93, 0
  br i1 %573, label %574, label %1383

574:
  %575 = icmp eq i64 %542, 1
  %576 = icmp eq i64 %549, %109
  %577 = select i1 %575, i1 true, i1 %576
  %578 = mul nsw i64 %542, %109
  %579 = icmp eq i64 %543, 1
  %580 = icmp eq i64 %550, %578
  %581 = select i1 %579, i1 true, i1 %580
  %582 = and i1 %581, %577
  %583 = mul nsw i64 %543, %578
  %584 = icmp eq i64 %544, 1
  %585 = icmp eq i64 %551, %583
  %586 = select i1 %584, i1 true, i1 %585
  %587 = and i1 %586, %582
  %588 = mul nsw i64 %544, %583
  %589 = icmp eq i64 %545, 1
  %590 = icmp eq i64 %552, %588
  %591 = select i1 %589, i1 true, i1 %590
  %592 = and i1 %591, %587
  %593 = mul nsw i64 %545, %588
  %594 = icmp eq i64 %546, 1
  %595 = icmp eq i64 %553, %593
  %596 = select i1 %594, i1 true, i1 %595
  %597 = and i1 %596, %592
  %598 = mul nsw i64 %546, %593
  %599 = icmp eq i64 %547, 1
  %600 = icmp eq i64 %569, %598
  %601 = select i1 %599, i1 true, i1 %600
  %602 = and i1 %601, %597
  %603 = icmp eq i64 %548, 1
  %604 = mul nsw i64 %547, %598
  %605 = icmp eq i64 %570, %604
  %606 = select i1 %603, i1 true, i1 %605
  %607 = and i1 %606, %602
  %608 = mul i64 %566, %567
  %609 = mul i64 %565, %608
  %610 = mul i64 %564, %609
  %611 = mul i64 %563, %610
  %612 = mul i64 %562, %611
  %613 = mul i64 %561, %612
  %614 = and i1 %117, %107
  br i1 %607, label %615, label %743

615:
  %616 = icmp eq i64 %567, 1
  %617 = icmp eq i64 %560, %109
  %618 = select i1 %616, i1 true, i1 %617
  %619 = mul nsw i64 %567, %109
  %620 = icmp eq i64 %566, 1
  %621 = icmp eq i64 %559, %619
  %622 = select i1 %620, i1 true, i1 %621
  %623 = and i1 %622, %618
  %624 = mul nsw i64 %566, %619
  %625 = icmp eq i64 %565, 1
  %626 = icmp eq i64 %558, %624
  %627 = select i1 %625, i1 true, i1 %626
  %628 = and i1 %627, %623
  %629 = mul nsw i64 %565, %624
  %630 = icmp eq i64 %564, 1
  %631 = icmp eq i64 %557, %629
  %632 = select i1 %630, i1 true, i1 %631
  %633 = and i1 %632, %628
  %634 = mul nsw i64 %564, %629
  %635 = icmp eq i64 %563, 1
  %636 = icmp eq i64 %556, %634
  %637 = select i1 %635, i1 true, i1 %636
  %638 = and i1 %637, %633
  %639 = mul nsw i64 %563, %634
  %640 = icmp eq i64 %562, 1
  %641 = icmp eq i64 %555, %639
  %642 = select i1 %640, i1 true, i1 %641
  %643 = and i1 %642, %638
  %644 = icmp eq i64 %561, 1
  %645 = mul nsw i64 %562, %639
  %646 = icmp eq i64 %554, %645
  %647 = select i1 %644, i1 true, i1 %646
  %648 = and i1 %647, %643
  br i1 %648, label %649, label %743

649:
  %650 = icmp ule ptr %541, %568
  %651 = select i1 %614, i1 true, i1 %650
  br i1 %651, label %652, label %698

652:
  switch i32 %116, label %697 [
    i32 2, label %659
    i32 1, label %657
    i32 4, label %655
    i32 3, label %653
    i32 0, label %695
  ]

653:
  %654 = icmp sgt i64 %613, 0
  br i1 %654, label %685, label %2231

655:
  %656 = icmp sgt i64 %613, 0
  br i1 %656, label %675, label %2231

657:
  %658 = icmp sgt i64 %613, 0
  br i1 %658, label %668, label %2231

659:
  %660 = icmp sgt i64 %613, 0
  br i1 %660, label %661, label %2231

661:
  %662 = phi i64 [ %666, %661 ], [ 0, %659 ]
  %663 = getelementptr inbounds nuw double, ptr %541, i64 %662
  %664 = getelementptr inbounds nuw double, ptr %568, i64 %662
  %665 = load double, ptr %664, align 8
  store double %665, ptr %663, align 8
  %666 = add nuw nsw i64 %662, 1
  %667 = icmp eq i64 %666, %613
  br i1 %667, label %2231, label %661

668:
  %669 = phi i64 [ %673, %668 ], [ 0, %657 ]
  %670 = getelementptr inbounds nuw float, ptr %541, i64 %669
  %671 = getelementptr inbounds nuw float, ptr %568, i64 %669
  %672 = load float, ptr %671, align 4
  store float %672, ptr %670, align 4
  %673 = add nuw nsw i64 %669, 1
  %674 = icmp eq i64 %673, %613
  br i1 %674, label %2231, label %668

675:
  %676 = phi i64 [ %683, %675 ], [ 0, %655 ]
  %677 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %541, i64 %676
  %678 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %568, i64 %676
  %679 = load double, ptr %678, align 8
  %680 = getelementptr inbounds nuw i8, ptr %678, i64 8
  %681 = load double, ptr %680, align 8
  store double %679, ptr %677, align 8
  %682 = getelementptr inbounds nuw i8, ptr %677, i64 8
  store double %681, ptr %682, align 8
  %683 = add nuw nsw i64 %676, 1
  %684 = icmp eq i64 %683, %613
  br i1 %684, label %2231, label %675

685:
  %686 = phi i64 [ %693, %685 ], [ 0, %653 ]
  %687 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %541, i64 %686
  %688 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %568, i64 %686
  %689 = load float, ptr %688, align 4
  %690 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %691 = load float, ptr %690, align 4
  store float %689, ptr %687, align 4
  %692 = getelementptr inbounds nuw i8, ptr %687, i64 4
  store float %691, ptr %692, align 4
  %693 = add nuw nsw i64 %686, 1
  %694 = icmp eq i64 %693, %613
  br i1 %694, label %2231, label %685

695:
  %696 = mul i64 %613, %109
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %541, ptr align 1 %568, i64 %696, i1 false)
  br label %2231

697:
  unreachable

698:
  switch i32 %116, label %697 [
    i32 2, label %705
    i32 1, label %703
    i32 4, label %701
    i32 3, label %699
    i32 0, label %741
  ]

699:
  %700 = icmp sgt i64 %613, 0
  br i1 %700, label %731, label %2231

701:
  %702 = icmp sgt i64 %613, 0
  br i1 %702, label %721, label %2231

703:
  %704 = icmp sgt i64 %613, 0
  br i1 %704, label %714, label %2231

705:
  %706 = icmp sgt i64 %613, 0
  br i1 %706, label %707, label %2231

707:
  %708 = phi i64 [ %709, %707 ], [ %613, %705 ]
  %709 = add nsw i64 %708, -1
  %710 = getelementptr inbounds nuw double, ptr %541, i64 %709
  %711 = getelementptr inbounds nuw double, ptr %568, i64 %709
  %712 = load double, ptr %711, align 8
  store double %712, ptr %710, align 8
  %713 = icmp sgt i64 %708, 1
  br i1 %713, label %707, label %2231

714:
  %715 = phi i64 [ %716, %714 ], [ %613, %703 ]
  %716 = add nsw i64 %715, -1
  %717 = getelementptr inbounds nuw float, ptr %541, i64 %716
  %718 = getelementptr inbounds nuw float, ptr %568, i64 %716
  %719 = load float, ptr %718, align 4
  store float %719, ptr %717, align 4
  %720 = icmp sgt i64 %715, 1
  br i1 %720, label %714, label %2231

721:
  %722 = phi i64 [ %723, %721 ], [ %613, %701 ]
  %723 = add nsw i64 %722, -1
  %724 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %541, i64 %723
  %725 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %568, i64 %723
  %726 = load double, ptr %725, align 8
  %727 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %728 = load double, ptr %727, align 8
  store double %726, ptr %724, align 8
  %729 = getelementptr inbounds nuw i8, ptr %724, i64 8
  store double %728, ptr %729, align 8
  %730 = icmp sgt i64 %722, 1
  br i1 %730, label %721, label %2231

731:
  %732 = phi i64 [ %733, %731 ], [ %613, %699 ]
  %733 = add nsw i64 %732, -1
  %734 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %541, i64 %733
  %735 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %568, i64 %733
  %736 = load float, ptr %735, align 4
  %737 = getelementptr inbounds nuw i8, ptr %735, i64 4
  %738 = load float, ptr %737, align 4
  store float %736, ptr %734, align 4
  %739 = getelementptr inbounds nuw i8, ptr %734, i64 4
  store float %738, ptr %739, align 4
  %740 = icmp sgt i64 %732, 1
  br i1 %740, label %731, label %2231

741:
  %742 = mul i64 %613, %109
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %541, ptr align 1 %568, i64 %742, i1 false)
  br label %2231

743:
  %744 = icmp sgt i64 %613, 0
  br i1 %744, label %745, label %2231

745:
  br i1 %571, label %1136, label %746

746:
  %747 = icmp sgt i64 %549, 0
  %748 = add nsw i64 %542, -1
  %749 = mul nsw i64 %748, %549
  %750 = select i1 %747, i64 %749, i64 0
  %751 = getelementptr inbounds i8, ptr %541, i64 %750
  %752 = icmp sgt i64 %550, 0
  %753 = add nsw i64 %543, -1
  %754 = mul nsw i64 %753, %550
  %755 = select i1 %752, i64 %754, i64 0
  %756 = getelementptr inbounds i8, ptr %751, i64 %755
  %757 = icmp sgt i64 %551, 0
  %758 = add nsw i64 %544, -1
  %759 = mul nsw i64 %758, %551
  %760 = select i1 %757, i64 %759, i64 0
  %761 = getelementptr inbounds i8, ptr %756, i64 %760
  %762 = icmp sgt i64 %552, 0
  %763 = add nsw i64 %545, -1
  %764 = mul nsw i64 %763, %552
  %765 = select i1 %762, i64 %764, i64 0
  %766 = getelementptr inbounds i8, ptr %761, i64 %765
  %767 = icmp sgt i64 %553, 0
  %768 = add nsw i64 %546, -1
  %769 = mul nsw i64 %768, %553
  %770 = select i1 %767, i64 %769, i64 0
  %771 = getelementptr inbounds i8, ptr %766, i64 %770
  %772 = icmp sgt i64 %569, 0
  %773 = add nsw i64 %547, -1
  %774 = mul nsw i64 %773, %569
  %775 = select i1 %772, i64 %774, i64 0
  %776 = getelementptr inbounds i8, ptr %771, i64 %775
  %777 = icmp sgt i64 %570, 0
  %778 = add nsw i64 %548, -1
  %779 = mul nsw i64 %778, %570
  %780 = select i1 %777, i64 %779, i64 0
  %781 = icmp slt i64 %560, 0
  %782 = add nsw i64 %567, -1
  %783 = mul nsw i64 %782, %560
  %784 = select i1 %781, i64 %783, i64 0
  %785 = getelementptr inbounds i8, ptr %568, i64 %784
  %786 = icmp slt i64 %559, 0
  %787 = add nsw i64 %566, -1
  %788 = mul nsw i64 %787, %559
  %789 = select i1 %786, i64 %788, i64 0
  %790 = getelementptr inbounds i8, ptr %785, i64 %789
  %791 = icmp slt i64 %558, 0
  %792 = add nsw i64 %565, -1
  %793 = mul nsw i64 %792, %558
  %794 = select i1 %791, i64 %793, i64 0
  %795 = getelementptr inbounds i8, ptr %790, i64 %794
  %796 = icmp slt i64 %557, 0
  %797 = add nsw i64 %564, -1
  %798 = mul nsw i64 %797, %557
  %799 = select i1 %796, i64 %798, i64 0
  %800 = getelementptr inbounds i8, ptr %795, i64 %799
  %801 = icmp slt i64 %556, 0
  %802 = add nsw i64 %563, -1
  %803 = mul nsw i64 %802, %556
  %804 = select i1 %801, i64 %803, i64 0
  %805 = getelementptr inbounds i8, ptr %800, i64 %804
  %806 = icmp slt i64 %555, 0
  %807 = add nsw i64 %562, -1
  %808 = mul nsw i64 %807, %555
  %809 = select i1 %806, i64 %808, i64 0
  %810 = getelementptr inbounds i8, ptr %805, i64 %809
  %811 = icmp slt i64 %554, 0
  %812 = add nsw i64 %561, -1
  %813 = mul nsw i64 %812, %554
  %814 = select i1 %811, i64 %813, i64 0
  %815 = getelementptr inbounds i8, ptr %810, i64 %814
  %816 = getelementptr inbounds i8, ptr %776, i64 %780
  %817 = getelementptr inbounds i8, ptr %816, i64 %109
  %818 = icmp ugt ptr %817, %815
  br i1 %818, label %819, label %1136

819:
  %820 = icmp sgt i64 %560, 0
  %821 = add nsw i64 %567, -1
  %822 = mul nsw i64 %821, %560
  %823 = select i1 %820, i64 %822, i64 0
  %824 = getelementptr inbounds i8, ptr %568, i64 %823
  %825 = icmp sgt i64 %559, 0
  %826 = add nsw i64 %566, -1
  %827 = mul nsw i64 %826, %559
  %828 = select i1 %825, i64 %827, i64 0
  %829 = getelementptr inbounds i8, ptr %824, i64 %828
  %830 = icmp sgt i64 %558, 0
  %831 = add nsw i64 %565, -1
  %832 = mul nsw i64 %831, %558
  %833 = select i1 %830, i64 %832, i64 0
  %834 = getelementptr inbounds i8, ptr %829, i64 %833
  %835 = icmp sgt i64 %557, 0
  %836 = add nsw i64 %564, -1
  %837 = mul nsw i64 %836, %557
  %838 = select i1 %835, i64 %837, i64 0
  %839 = getelementptr inbounds i8, ptr %834, i64 %838
  %840 = icmp sgt i64 %556, 0
  %841 = add nsw i64 %563, -1
  %842 = mul nsw i64 %841, %556
  %843 = select i1 %840, i64 %842, i64 0
  %844 = getelementptr inbounds i8, ptr %839, i64 %843
  %845 = icmp sgt i64 %555, 0
  %846 = add nsw i64 %562, -1
  %847 = mul nsw i64 %846, %555
  %848 = select i1 %845, i64 %847, i64 0
  %849 = getelementptr inbounds i8, ptr %844, i64 %848
  %850 = icmp sgt i64 %554, 0
  %851 = add nsw i64 %561, -1
  %852 = mul nsw i64 %851, %554
  %853 = select i1 %850, i64 %852, i64 0
  %854 = icmp slt i64 %549, 0
  %855 = add nsw i64 %542, -1
  %856 = mul nsw i64 %855, %549
  %857 = select i1 %854, i64 %856, i64 0
  %858 = getelementptr inbounds i8, ptr %541, i64 %857
  %859 = icmp slt i64 %550, 0
  %860 = add nsw i64 %543, -1
  %861 = mul nsw i64 %860, %550
  %862 = select i1 %859, i64 %861, i64 0
  %863 = getelementptr inbounds i8, ptr %858, i64 %862
  %864 = icmp slt i64 %551, 0
  %865 = add nsw i64 %544, -1
  %866 = mul nsw i64 %865, %551
  %867 = select i1 %864, i64 %866, i64 0
  %868 = getelementptr inbounds i8, ptr %863, i64 %867
  %869 = icmp slt i64 %552, 0
  %870 = add nsw i64 %545, -1
  %871 = mul nsw i64 %870, %552
  %872 = select i1 %869, i64 %871, i64 0
  %873 = getelementptr inbounds i8, ptr %868, i64 %872
  %874 = icmp slt i64 %553, 0
  %875 = add nsw i64 %546, -1
  %876 = mul nsw i64 %875, %553
  %877 = select i1 %874, i64 %876, i64 0
  %878 = getelementptr inbounds i8, ptr %873, i64 %877
  %879 = icmp slt i64 %569, 0
  %880 = add nsw i64 %547, -1
  %881 = mul nsw i64 %880, %569
  %882 = select i1 %879, i64 %881, i64 0
  %883 = getelementptr inbounds i8, ptr %878, i64 %882
  %884 = icmp slt i64 %570, 0
  %885 = add nsw i64 %548, -1
  %886 = mul nsw i64 %885, %570
  %887 = select i1 %884, i64 %886, i64 0
  %888 = getelementptr inbounds i8, ptr %883, i64 %887
  %889 = getelementptr inbounds i8, ptr %849, i64 %853
  %890 = getelementptr inbounds i8, ptr %889, i64 %109
  %891 = icmp ugt ptr %890, %888
  br i1 %891, label %892, label %1136

892:
  %893 = mul i64 %613, %109
  %894 = tail call i64 @llvm.umax.i64(i64 %893, i64 1)
  %895 = tail call ptr @malloc(i64 noundef %894) #9
  %896 = mul nsw i64 %567, %109
  %897 = mul nsw i64 %566, %896
  %898 = mul nsw i64 %565, %897
  %899 = mul nsw i64 %564, %898
  %900 = mul nsw i64 %563, %899
  %901 = mul nsw i64 %562, %900
  %902 = mul nsw i64 %565, %566
  %903 = mul nsw i64 %564, %902
  %904 = mul nsw i64 %563, %903
  %905 = mul nsw i64 %562, %904
  %906 = mul nsw i64 %561, %905
  %907 = icmp sgt i64 %906, 0
  br i1 %907, label %908, label %1136

908:
  %909 = icmp sgt i64 %567, 0
  %910 = icmp sgt i64 %567, 0
  %911 = icmp sgt i64 %567, 0
  %912 = icmp sgt i64 %567, 0
  %913 = icmp sgt i64 %567, 0
  %914 = icmp sgt i8 %122, 1
  %915 = icmp eq i8 %122, 2
  %916 = icmp sgt i8 %122, 2
  %917 = icmp eq i8 %122, 3
  %918 = icmp sgt i8 %122, 3
  %919 = icmp eq i8 %122, 4
  %920 = icmp sgt i8 %122, 4
  %921 = icmp eq i8 %122, 5
  %922 = icmp sgt i8 %122, 5
  %923 = icmp eq i8 %122, 6
  %924 = icmp sgt i8 %122, 6
  %925 = icmp eq i8 %122, 7
  %926 = icmp sgt i8 %122, 1
  %927 = icmp eq i8 %122, 2
  %928 = icmp sgt i8 %122, 2
  %929 = icmp eq i8 %122, 3
  %930 = icmp sgt i8 %122, 3
  %931 = icmp eq i8 %122, 4
  %932 = icmp sgt i8 %122, 4
  %933 = icmp eq i8 %122, 5
  %934 = icmp sgt i8 %122, 5
  %935 = icmp eq i8 %122, 6
  %936 = icmp sgt i8 %122, 6
  %937 = icmp eq i8 %122, 7
  br label %938

938:
  %939 = phi i64 [ 0, %908 ], [ %1134, %1133 ]
  br i1 %914, label %940, label %947

940:
  br i1 %915, label %945, label %941

941:
  %942 = urem i64 %939, %566
  %943 = mul nsw i64 %896, %942
  %944 = udiv i64 %939, %566
  br label %947

945:
  %946 = mul nsw i64 %896, %939
  br label %947

947:
  %948 = phi i64 [ %946, %945 ], [ %943, %941 ], [ 0, %938 ]
  %949 = phi i64 [ %939, %945 ], [ %944, %941 ], [ %939, %938 ]
  br i1 %916, label %950, label %959

950:
  br i1 %917, label %956, label %951

951:
  %952 = urem i64 %949, %565
  %953 = mul nsw i64 %897, %952
  %954 = add nsw i64 %953, %948
  %955 = udiv i64 %949, %565
  br label %959

956:
  %957 = mul nsw i64 %897, %949
  %958 = add nsw i64 %957, %948
  br label %959

959:
  %960 = phi i64 [ %958, %956 ], [ %954, %951 ], [ %948, %947 ]
  %961 = phi i64 [ %949, %956 ], [ %955, %951 ], [ %949, %947 ]
  br i1 %918, label %962, label %971

962:
  br i1 %919, label %968, label %963

963:
  %964 = urem i64 %961, %564
  %965 = mul nsw i64 %898, %964
  %966 = add nsw i64 %965, %960
  %967 = udiv i64 %961, %564
  br label %971

968:
  %969 = mul nsw i64 %898, %961
  %970 = add nsw i64 %969, %960
  br label %971

971:
  %972 = phi i64 [ %970, %968 ], [ %966, %963 ], [ %960, %959 ]
  %973 = phi i64 [ %961, %968 ], [ %967, %963 ], [ %961, %959 ]
  br i1 %920, label %974, label %983

974:
  br i1 %921, label %980, label %975

975:
  %976 = urem i64 %973, %563
  %977 = mul nsw i64 %899, %976
  %978 = add nsw i64 %977, %972
  %979 = udiv i64 %973, %563
  br label %983

980:
  %981 = mul nsw i64 %899, %973
  %982 = add nsw i64 %981, %972
  br label %983

983:
  %984 = phi i64 [ %982, %980 ], [ %978, %975 ], [ %972, %971 ]
  %985 = phi i64 [ %973, %980 ], [ %979, %975 ], [ %973, %971 ]
  br i1 %922, label %986, label %995

986:
  br i1 %923, label %992, label %987

987:
  %988 = urem i64 %985, %562
  %989 = mul nsw i64 %900, %988
  %990 = add nsw i64 %989, %984
  %991 = udiv i64 %985, %562
  br label %995

992:
  %993 = mul nsw i64 %900, %985
  %994 = add nsw i64 %993, %984
  br label %995

995:
  %996 = phi i64 [ %994, %992 ], [ %990, %987 ], [ %984, %983 ]
  %997 = phi i64 [ %985, %992 ], [ %991, %987 ], [ %985, %983 ]
  br i1 %924, label %998, label %1006

998:
  br i1 %925, label %1003, label %999

999:
  %1000 = urem i64 %997, %561
  %1001 = mul nsw i64 %901, %1000
  %1002 = add nsw i64 %1001, %996
  br label %1006

1003:
  %1004 = mul nsw i64 %901, %997
  %1005 = add nsw i64 %1004, %996
  br label %1006

1006:
  %1007 = phi i64 [ %1005, %1003 ], [ %1002, %999 ], [ %996, %995 ]
  br i1 %926, label %1008, label %1015

1008:
  br i1 %927, label %1013, label %1009

1009:
  %1010 = urem i64 %939, %566
  %1011 = mul nsw i64 %559, %1010
  %1012 = udiv i64 %939, %566
  br label %1015

1013:
  %1014 = mul nsw i64 %559, %939
  br label %1015

1015:
  %1016 = phi i64 [ %1014, %1013 ], [ %1011, %1009 ], [ 0, %1006 ]
  %1017 = phi i64 [ %939, %1013 ], [ %1012, %1009 ], [ %939, %1006 ]
  br i1 %928, label %1018, label %1027

1018:
  br i1 %929, label %1024, label %1019

1019:
  %1020 = urem i64 %1017, %565
  %1021 = mul nsw i64 %558, %1020
  %1022 = add nsw i64 %1021, %1016
  %1023 = udiv i64 %1017, %565
  br label %1027

1024:
  %1025 = mul nsw i64 %558, %1017
  %1026 = add nsw i64 %1025, %1016
  br label %1027

1027:
  %1028 = phi i64 [ %1026, %1024 ], [ %1022, %1019 ], [ %1016, %1015 ]
  %1029 = phi i64 [ %1017, %1024 ], [ %1023, %1019 ], [ %1017, %1015 ]
  br i1 %930, label %1030, label %1039

1030:
  br i1 %931, label %1036, label %1031

1031:
  %1032 = urem i64 %1029, %564
  %1033 = mul nsw i64 %557, %1032
  %1034 = add nsw i64 %1033, %1028
  %1035 = udiv i64 %1029, %564
  br label %1039

1036:
  %1037 = mul nsw i64 %557, %1029
  %1038 = add nsw i64 %1037, %1028
  br label %1039

1039:
  %1040 = phi i64 [ %1038, %1036 ], [ %1034, %1031 ], [ %1028, %1027 ]
  %1041 = phi i64 [ %1029, %1036 ], [ %1035, %1031 ], [ %1029, %1027 ]
  br i1 %932, label %1042, label %1051

1042:
  br i1 %933, label %1048, label %1043

1043:
  %1044 = urem i64 %1041, %563
  %1045 = mul nsw i64 %556, %1044
  %1046 = add nsw i64 %1045, %1040
  %1047 = udiv i64 %1041, %563
  br label %1051

1048:
  %1049 = mul nsw i64 %556, %1041
  %1050 = add nsw i64 %1049, %1040
  br label %1051

1051:
  %1052 = phi i64 [ %1050, %1048 ], [ %1046, %1043 ], [ %1040, %1039 ]
  %1053 = phi i64 [ %1041, %1048 ], [ %1047, %1043 ], [ %1041, %1039 ]
  br i1 %934, label %1054, label %1063

1054:
  br i1 %935, label %1060, label %1055

1055:
  %1056 = urem i64 %1053, %562
  %1057 = mul nsw i64 %555, %1056
  %1058 = add nsw i64 %1057, %1052
  %1059 = udiv i64 %1053, %562
  br label %1063

1060:
  %1061 = mul nsw i64 %555, %1053
  %1062 = add nsw i64 %1061, %1052
  br label %1063

1063:
  %1064 = phi i64 [ %1062, %1060 ], [ %1058, %1055 ], [ %1052, %1051 ]
  %1065 = phi i64 [ %1053, %1060 ], [ %1059, %1055 ], [ %1053, %1051 ]
  br i1 %936, label %1066, label %1074

1066:
  br i1 %937, label %1071, label %1067

1067:
  %1068 = urem i64 %1065, %561
  %1069 = mul nsw i64 %554, %1068
  %1070 = add nsw i64 %1069, %1064
  br label %1074

1071:
  %1072 = mul nsw i64 %554, %1065
  %1073 = add nsw i64 %1072, %1064
  br label %1074

1074:
  %1075 = phi i64 [ %1073, %1071 ], [ %1070, %1067 ], [ %1064, %1063 ]
  %1076 = getelementptr inbounds i8, ptr %895, i64 %1007
  %1077 = getelementptr inbounds i8, ptr %568, i64 %1075
  switch i32 %116, label %697 [
    i32 2, label %1082
    i32 1, label %1081
    i32 4, label %1080
    i32 3, label %1079
    i32 0, label %1078
  ]

1078:
  br i1 %909, label %1125, label %1133

1079:
  br i1 %910, label %1113, label %1133

1080:
  br i1 %911, label %1101, label %1133

1081:
  br i1 %912, label %1092, label %1133

1082:
  br i1 %913, label %1083, label %1133

1083:
  %1084 = phi i64 [ %1090, %1083 ], [ 0, %1082 ]
  %1085 = mul nsw i64 %1084, %109
  %1086 = getelementptr inbounds i8, ptr %1076, i64 %1085
  %1087 = mul nsw i64 %1084, %560
  %1088 = getelementptr inbounds i8, ptr %1077, i64 %1087
  %1089 = load double, ptr %1088, align 8
  store double %1089, ptr %1086, align 8
  %1090 = add nuw nsw i64 %1084, 1
  %1091 = icmp eq i64 %1090, %567
  br i1 %1091, label %1133, label %1083

1092:
  %1093 = phi i64 [ %1099, %1092 ], [ 0, %1081 ]
  %1094 = mul nsw i64 %1093, %109
  %1095 = getelementptr inbounds i8, ptr %1076, i64 %1094
  %1096 = mul nsw i64 %1093, %560
  %1097 = getelementptr inbounds i8, ptr %1077, i64 %1096
  %1098 = load float, ptr %1097, align 4
  store float %1098, ptr %1095, align 4
  %1099 = add nuw nsw i64 %1093, 1
  %1100 = icmp eq i64 %1099, %567
  br i1 %1100, label %1133, label %1092

1101:
  %1102 = phi i64 [ %1111, %1101 ], [ 0, %1080 ]
  %1103 = mul nsw i64 %1102, %109
  %1104 = getelementptr inbounds i8, ptr %1076, i64 %1103
  %1105 = mul nsw i64 %1102, %560
  %1106 = getelementptr inbounds i8, ptr %1077, i64 %1105
  %1107 = load double, ptr %1106, align 8
  %1108 = getelementptr inbounds nuw i8, ptr %1106, i64 8
  %1109 = load double, ptr %1108, align 8
  store double %1107, ptr %1104, align 8
  %1110 = getelementptr inbounds nuw i8, ptr %1104, i64 8
  store double %1109, ptr %1110, align 8
  %1111 = add nuw nsw i64 %1102, 1
  %1112 = icmp eq i64 %1111, %567
  br i1 %1112, label %1133, label %1101

1113:
  %1114 = phi i64 [ %1123, %1113 ], [ 0, %1079 ]
  %1115 = mul nsw i64 %1114, %109
  %1116 = getelementptr inbounds i8, ptr %1076, i64 %1115
  %1117 = mul nsw i64 %1114, %560
  %1118 = getelementptr inbounds i8, ptr %1077, i64 %1117
  %1119 = load float, ptr %1118, align 4
  %1120 = getelementptr inbounds nuw i8, ptr %1118, i64 4
  %1121 = load float, ptr %1120, align 4
  store float %1119, ptr %1116, align 4
  %1122 = getelementptr inbounds nuw i8, ptr %1116, i64 4
  store float %1121, ptr %1122, align 4
  %1123 = add nuw nsw i64 %1114, 1
  %1124 = icmp eq i64 %1123, %567
  br i1 %1124, label %1133, label %1113

1125:
  %1126 = phi i64 [ %1131, %1125 ], [ 0, %1078 ]
  %1127 = mul nsw i64 %1126, %109
  %1128 = getelementptr inbounds i8, ptr %1076, i64 %1127
  %1129 = mul nsw i64 %1126, %560
  %1130 = getelementptr inbounds i8, ptr %1077, i64 %1129
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1128, ptr align 1 %1130, i64 %109, i1 false)
  %1131 = add nuw nsw i64 %1126, 1
  %1132 = icmp eq i64 %1131, %567
  br i1 %1132, label %1133, label %1125

1133:
  %1134 = add nuw nsw i64 %939, 1
  %1135 = icmp eq i64 %1134, %906
  br i1 %1135, label %1136, label %938

1136:
  %1137 = phi ptr [ %568, %745 ], [ %568, %746 ], [ %568, %819 ], [ %895, %892 ], [ %895, %1133 ]
  %1138 = phi i64 [ %560, %745 ], [ %560, %746 ], [ %560, %819 ], [ %109, %892 ], [ %109, %1133 ]
  %1139 = phi i64 [ %559, %745 ], [ %559, %746 ], [ %559, %819 ], [ %896, %892 ], [ %896, %1133 ]
  %1140 = phi i64 [ %558, %745 ], [ %558, %746 ], [ %558, %819 ], [ %897, %892 ], [ %897, %1133 ]
  %1141 = phi i64 [ %557, %745 ], [ %557, %746 ], [ %557, %819 ], [ %898, %892 ], [ %898, %1133 ]
  %1142 = phi i64 [ %556, %745 ], [ %556, %746 ], [ %556, %819 ], [ %899, %892 ], [ %899, %1133 ]
  %1143 = phi i64 [ %555, %745 ], [ %555, %746 ], [ %555, %819 ], [ %900, %892 ], [ %900, %1133 ]
  %1144 = phi i64 [ %554, %745 ], [ %554, %746 ], [ %554, %819 ], [ %901, %892 ], [ %901, %1133 ]
  %1145 = phi ptr [ null, %745 ], [ null, %746 ], [ null, %819 ], [ %895, %892 ], [ %895, %1133 ]
  %1146 = mul nsw i64 %565, %566
  %1147 = mul nsw i64 %564, %1146
  %1148 = mul nsw i64 %563, %1147
  %1149 = mul nsw i64 %562, %1148
  %1150 = mul nsw i64 %561, %1149
  %1151 = icmp sgt i64 %1150, 0
  br i1 %1151, label %1152, label %1380

1152:
  %1153 = icmp sgt i64 %567, 0
  %1154 = icmp sgt i64 %567, 0
  %1155 = icmp sgt i64 %567, 0
  %1156 = icmp sgt i64 %567, 0
  %1157 = icmp sgt i64 %567, 0
  %1158 = icmp sgt i8 %122, 1
  %1159 = icmp eq i8 %122, 2
  %1160 = icmp sgt i8 %122, 2
  %1161 = icmp eq i8 %122, 3
  %1162 = icmp sgt i8 %122, 3
  %1163 = icmp eq i8 %122, 4
  %1164 = icmp sgt i8 %122, 4
  %1165 = icmp eq i8 %122, 5
  %1166 = icmp sgt i8 %122, 5
  %1167 = icmp eq i8 %122, 6
  %1168 = icmp sgt i8 %122, 6
  %1169 = icmp eq i8 %122, 7
  %1170 = icmp sgt i8 %122, 1
  %1171 = icmp eq i8 %122, 2
  %1172 = icmp sgt i8 %122, 2
  %1173 = icmp eq i8 %122, 3
  %1174 = icmp sgt i8 %122, 3
  %1175 = icmp eq i8 %122, 4
  %1176 = icmp sgt i8 %122, 4
  %1177 = icmp eq i8 %122, 5
  %1178 = icmp sgt i8 %122, 5
  %1179 = icmp eq i8 %122, 6
  %1180 = icmp sgt i8 %122, 6
  %1181 = icmp eq i8 %122, 7
  br label %1182

1182:
  %1183 = phi i64 [ 0, %1152 ], [ %1378, %1377 ]
  br i1 %1158, label %1184, label %1191

1184:
  br i1 %1159, label %1189, label %1185

1185:
  %1186 = urem i64 %1183, %543
  %1187 = mul nsw i64 %550, %1186
  %1188 = udiv i64 %1183, %543
  br label %1191

1189:
  %1190 = mul nsw i64 %550, %1183
  br label %1191

1191:
  %1192 = phi i64 [ %1190, %1189 ], [ %1187, %1185 ], [ 0, %1182 ]
  %1193 = phi i64 [ %1183, %1189 ], [ %1188, %1185 ], [ %1183, %1182 ]
  br i1 %1160, label %1194, label %1203

1194:
  br i1 %1161, label %1200, label %1195

1195:
  %1196 = urem i64 %1193, %544
  %1197 = mul nsw i64 %551, %1196
  %1198 = add nsw i64 %1197, %1192
  %1199 = udiv i64 %1193, %544
  br label %1203

1200:
  %1201 = mul nsw i64 %551, %1193
  %1202 = add nsw i64 %1201, %1192
  br label %1203

1203:
  %1204 = phi i64 [ %1202, %1200 ], [ %1198, %1195 ], [ %1192, %1191 ]
  %1205 = phi i64 [ %1193, %1200 ], [ %1199, %1195 ], [ %1193, %1191 ]
  br i1 %1162, label %1206, label %1215

1206:
  br i1 %1163, label %1212, label %1207

1207:
  %1208 = urem i64 %1205, %545
  %1209 = mul nsw i64 %552, %1208
  %1210 = add nsw i64 %1209, %1204
  %1211 = udiv i64 %1205, %545
  br label %1215

1212:
  %1213 = mul nsw i64 %552, %1205
  %1214 = add nsw i64 %1213, %1204
  br label %1215

1215:
  %1216 = phi i64 [ %1214, %1212 ], [ %1210, %1207 ], [ %1204, %1203 ]
  %1217 = phi i64 [ %1205, %1212 ], [ %1211, %1207 ], [ %1205, %1203 ]
  br i1 %1164, label %1218, label %1227

1218:
  br i1 %1165, label %1224, label %1219

1219:
  %1220 = urem i64 %1217, %546
  %1221 = mul nsw i64 %553, %1220
  %1222 = add nsw i64 %1221, %1216
  %1223 = udiv i64 %1217, %546
  br label %1227

1224:
  %1225 = mul nsw i64 %553, %1217
  %1226 = add nsw i64 %1225, %1216
  br label %1227

1227:
  %1228 = phi i64 [ %1226, %1224 ], [ %1222, %1219 ], [ %1216, %1215 ]
  %1229 = phi i64 [ %1217, %1224 ], [ %1223, %1219 ], [ %1217, %1215 ]
  br i1 %1166, label %1230, label %1239

1230:
  br i1 %1167, label %1236, label %1231

1231:
  %1232 = urem i64 %1229, %547
  %1233 = mul nsw i64 %569, %1232
  %1234 = add nsw i64 %1233, %1228
  %1235 = udiv i64 %1229, %547
  br label %1239

1236:
  %1237 = mul nsw i64 %569, %1229
  %1238 = add nsw i64 %1237, %1228
  br label %1239

1239:
  %1240 = phi i64 [ %1238, %1236 ], [ %1234, %1231 ], [ %1228, %1227 ]
  %1241 = phi i64 [ %1229, %1236 ], [ %1235, %1231 ], [ %1229, %1227 ]
  br i1 %1168, label %1242, label %1250

1242:
  br i1 %1169, label %1247, label %1243

1243:
  %1244 = urem i64 %1241, %548
  %1245 = mul nsw i64 %570, %1244
  %1246 = add nsw i64 %1245, %1240
  br label %1250

1247:
  %1248 = mul nsw i64 %570, %1241
  %1249 = add nsw i64 %1248, %1240
  br label %1250

1250:
  %1251 = phi i64 [ %1249, %1247 ], [ %1246, %1243 ], [ %1240, %1239 ]
  br i1 %1170, label %1252, label %1259

1252:
  br i1 %1171, label %1257, label %1253

1253:
  %1254 = urem i64 %1183, %566
  %1255 = mul nsw i64 %1139, %1254
  %1256 = udiv i64 %1183, %566
  br label %1259

1257:
  %1258 = mul nsw i64 %1139, %1183
  br label %1259

1259:
  %1260 = phi i64 [ %1258, %1257 ], [ %1255, %1253 ], [ 0, %1250 ]
  %1261 = phi i64 [ %1183, %1257 ], [ %1256, %1253 ], [ %1183, %1250 ]
  br i1 %1172, label %1262, label %1271

1262:
  br i1 %1173, label %1268, label %1263

1263:
  %1264 = urem i64 %1261, %565
  %1265 = mul nsw i64 %1140, %1264
  %1266 = add nsw i64 %1265, %1260
  %1267 = udiv i64 %1261, %565
  br label %1271

1268:
  %1269 = mul nsw i64 %1140, %1261
  %1270 = add nsw i64 %1269, %1260
  br label %1271

1271:
  %1272 = phi i64 [ %1270, %1268 ], [ %1266, %1263 ], [ %1260, %1259 ]
  %1273 = phi i64 [ %1261, %1268 ], [ %1267, %1263 ], [ %1261, %1259 ]
  br i1 %1174, label %1274, label %1283

1274:
  br i1 %1175, label %1280, label %1275

1275:
  %1276 = urem i64 %1273, %564
  %1277 = mul nsw i64 %1141, %1276
  %1278 = add nsw i64 %1277, %1272
  %1279 = udiv i64 %1273, %564
  br label %1283

1280:
  %1281 = mul nsw i64 %1141, %1273
  %1282 = add nsw i64 %1281, %1272
  br label %1283

1283:
  %1284 = phi i64 [ %1282, %1280 ], [ %1278, %1275 ], [ %1272, %1271 ]
  %1285 = phi i64 [ %1273, %1280 ], [ %1279, %1275 ], [ %1273, %1271 ]
  br i1 %1176, label %1286, label %1295

1286:
  br i1 %1177, label %1292, label %1287

1287:
  %1288 = urem i64 %1285, %563
  %1289 = mul nsw i64 %1142, %1288
  %1290 = add nsw i64 %1289, %1284
  %1291 = udiv i64 %1285, %563
  br label %1295

1292:
  %1293 = mul nsw i64 %1142, %1285
  %1294 = add nsw i64 %1293, %1284
  br label %1295

1295:
  %1296 = phi i64 [ %1294, %1292 ], [ %1290, %1287 ], [ %1284, %1283 ]
  %1297 = phi i64 [ %1285, %1292 ], [ %1291, %1287 ], [ %1285, %1283 ]
  br i1 %1178, label %1298, label %1307

1298:
  br i1 %1179, label %1304, label %1299

1299:
  %1300 = urem i64 %1297, %562
  %1301 = mul nsw i64 %1143, %1300
  %1302 = add nsw i64 %1301, %1296
  %1303 = udiv i64 %1297, %562
  br label %1307

1304:
  %1305 = mul nsw i64 %1143, %1297
  %1306 = add nsw i64 %1305, %1296
  br label %1307

1307:
  %1308 = phi i64 [ %1306, %1304 ], [ %1302, %1299 ], [ %1296, %1295 ]
  %1309 = phi i64 [ %1297, %1304 ], [ %1303, %1299 ], [ %1297, %1295 ]
  br i1 %1180, label %1310, label %1318

1310:
  br i1 %1181, label %1315, label %1311

1311:
  %1312 = urem i64 %1309, %561
  %1313 = mul nsw i64 %1144, %1312
  %1314 = add nsw i64 %1313, %1308
  br label %1318

1315:
  %1316 = mul nsw i64 %1144, %1309
  %1317 = add nsw i64 %1316, %1308
  br label %1318

1318:
  %1319 = phi i64 [ %1317, %1315 ], [ %1314, %1311 ], [ %1308, %1307 ]
  %1320 = getelementptr inbounds i8, ptr %541, i64 %1251
  %1321 = getelementptr inbounds i8, ptr %1137, i64 %1319
  switch i32 %116, label %697 [
    i32 2, label %1326
    i32 1, label %1325
    i32 4, label %1324
    i32 3, label %1323
    i32 0, label %1322
  ]

1322:
  br i1 %1153, label %1369, label %1377

1323:
  br i1 %1154, label %1357, label %1377

1324:
  br i1 %1155, label %1345, label %1377

1325:
  br i1 %1156, label %1336, label %1377

1326:
  br i1 %1157, label %1327, label %1377

1327:
  %1328 = phi i64 [ %1334, %1327 ], [ 0, %1326 ]
  %1329 = mul nsw i64 %1328, %549
  %1330 = getelementptr inbounds i8, ptr %1320, i64 %1329
  %1331 = mul nsw i64 %1328, %1138
  %1332 = getelementptr inbounds i8, ptr %1321, i64 %1331
  %1333 = load double, ptr %1332, align 8
  store double %1333, ptr %1330, align 8
  %1334 = add nuw nsw i64 %1328, 1
  %1335 = icmp eq i64 %1334, %567
  br i1 %1335, label %1377, label %1327

1336:
  %1337 = phi i64 [ %1343, %1336 ], [ 0, %1325 ]
  %1338 = mul nsw i64 %1337, %549
  %1339 = getelementptr inbounds i8, ptr %1320, i64 %1338
  %1340 = mul nsw i64 %1337, %1138
  %1341 = getelementptr inbounds i8, ptr %1321, i64 %1340
  %1342 = load float, ptr %1341, align 4
  store float %1342, ptr %1339, align 4
  %1343 = add nuw nsw i64 %1337, 1
  %1344 = icmp eq i64 %1343, %567
  br i1 %1344, label %1377, label %1336

1345:
  %1346 = phi i64 [ %1355, %1345 ], [ 0, %1324 ]
  %1347 = mul nsw i64 %1346, %549
  %1348 = getelementptr inbounds i8, ptr %1320, i64 %1347
  %1349 = mul nsw i64 %1346, %1138
  %1350 = getelementptr inbounds i8, ptr %1321, i64 %1349
  %1351 = load double, ptr %1350, align 8
  %1352 = getelementptr inbounds nuw i8, ptr %1350, i64 8
  %1353 = load double, ptr %1352, align 8
  store double %1351, ptr %1348, align 8
  %1354 = getelementptr inbounds nuw i8, ptr %1348, i64 8
  store double %1353, ptr %1354, align 8
  %1355 = add nuw nsw i64 %1346, 1
  %1356 = icmp eq i64 %1355, %567
  br i1 %1356, label %1377, label %1345

1357:
  %1358 = phi i64 [ %1367, %1357 ], [ 0, %1323 ]
  %1359 = mul nsw i64 %1358, %549
  %1360 = getelementptr inbounds i8, ptr %1320, i64 %1359
  %1361 = mul nsw i64 %1358, %1138
  %1362 = getelementptr inbounds i8, ptr %1321, i64 %1361
  %1363 = load float, ptr %1362, align 4
  %1364 = getelementptr inbounds nuw i8, ptr %1362, i64 4
  %1365 = load float, ptr %1364, align 4
  store float %1363, ptr %1360, align 4
  %1366 = getelementptr inbounds nuw i8, ptr %1360, i64 4
  store float %1365, ptr %1366, align 4
  %1367 = add nuw nsw i64 %1358, 1
  %1368 = icmp eq i64 %1367, %567
  br i1 %1368, label %1377, label %1357

1369:
  %1370 = phi i64 [ %1375, %1369 ], [ 0, %1322 ]
  %1371 = mul nsw i64 %1370, %549
  %1372 = getelementptr inbounds i8, ptr %1320, i64 %1371
  %1373 = mul nsw i64 %1370, %1138
  %1374 = getelementptr inbounds i8, ptr %1321, i64 %1373
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1372, ptr align 1 %1374, i64 %109, i1 false)
  %1375 = add nuw nsw i64 %1370, 1
  %1376 = icmp eq i64 %1375, %567
  br i1 %1376, label %1377, label %1369

1377:
  %1378 = add nuw nsw i64 %1183, 1
  %1379 = icmp eq i64 %1378, %1150
  br i1 %1379, label %1380, label %1182

1380:
  %1381 = icmp eq ptr %1145, null
  br i1 %1381, label %2231, label %1382

1382:
  tail call void @free(ptr noundef %1145)
  br label %2231

1383:
  br i1 %571, label %1384, label %1626

1384:
  %1385 = load ptr, ptr %0, align 8
  %1386 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1387 = load i8, ptr %1386, align 4
  %1388 = icmp sgt i8 %1387, 0
  br i1 %1388, label %1389, label %1394

1389:
  %1390 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1391 = load i64, ptr %1390, align 8
  %1392 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1393 = load i64, ptr %1392, align 8
  br label %1394

1394:
  %1395 = phi i64 [ %1391, %1389 ], [ 1, %1384 ]
  %1396 = phi i64 [ %1393, %1389 ], [ 0, %1384 ]
  %1397 = icmp sgt i8 %1387, 1
  br i1 %1397, label %1398, label %1403

1398:
  %1399 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1400 = load i64, ptr %1399, align 8
  %1401 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1402 = load i64, ptr %1401, align 8
  br label %1403

1403:
  %1404 = phi i64 [ %1400, %1398 ], [ 1, %1394 ]
  %1405 = phi i64 [ %1402, %1398 ], [ 0, %1394 ]
  %1406 = icmp sgt i8 %1387, 2
  br i1 %1406, label %1407, label %1412

1407:
  %1408 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1409 = load i64, ptr %1408, align 8
  %1410 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1411 = load i64, ptr %1410, align 8
  br label %1412

1412:
  %1413 = phi i64 [ %1409, %1407 ], [ 1, %1403 ]
  %1414 = phi i64 [ %1411, %1407 ], [ 0, %1403 ]
  %1415 = icmp sgt i8 %1387, 3
  br i1 %1415, label %1416, label %1421

1416:
  %1417 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1418 = load i64, ptr %1417, align 8
  %1419 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1420 = load i64, ptr %1419, align 8
  br label %1421

1421:
  %1422 = phi i64 [ %1418, %1416 ], [ 1, %1412 ]
  %1423 = phi i64 [ %1420, %1416 ], [ 0, %1412 ]
  %1424 = icmp sgt i8 %1387, 4
  br i1 %1424, label %1425, label %1430

1425:
  %1426 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1427 = load i64, ptr %1426, align 8
  %1428 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1429 = load i64, ptr %1428, align 8
  br label %1430

1430:
  %1431 = phi i64 [ %1427, %1425 ], [ 1, %1421 ]
  %1432 = phi i64 [ %1429, %1425 ], [ 0, %1421 ]
  %1433 = icmp sgt i8 %1387, 5
  br i1 %1433, label %1434, label %1439

1434:
  %1435 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %1436 = load i64, ptr %1435, align 8
  %1437 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %1438 = load i64, ptr %1437, align 8
  br label %1439

1439:
  %1440 = phi i64 [ %1436, %1434 ], [ 1, %1430 ]
  %1441 = phi i64 [ %1438, %1434 ], [ 0, %1430 ]
  %1442 = icmp sgt i8 %1387, 6
  br i1 %1442, label %1443, label %1448

1443:
  %1444 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %1445 = load i64, ptr %1444, align 8
  %1446 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1447 = load i64, ptr %1446, align 8
  br label %1448

1448:
  %1449 = phi i64 [ %1445, %1443 ], [ 1, %1439 ]
  %1450 = phi i64 [ %1447, %1443 ], [ 0, %1439 ]
  %1451 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %1452 = load i8, ptr %1451, align 1
  %1453 = icmp eq i8 %1452, 42
  br i1 %1453, label %1454, label %1508

1454:
  %1455 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %1456 = load i8, ptr %1455, align 1
  %1457 = and i8 %1456, 1
  %1458 = icmp eq i8 %1457, 0
  br i1 %1458, label %1508, label %1459

1459:
  %1460 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1461 = load i8, ptr %1460, align 4
  %1462 = icmp eq i8 %1461, 0
  br i1 %1462, label %1463, label %1466

1463:
  %1464 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1465 = load ptr, ptr %1464, align 8
  br label %1466

1466:
  %1467 = phi ptr [ %1465, %1463 ], [ null, %1459 ]
  %1468 = icmp eq i8 %1461, 1
  br i1 %1468, label %1469, label %1472

1469:
  %1470 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1471 = load ptr, ptr %1470, align 8
  br label %1472

1472:
  %1473 = phi ptr [ %1471, %1469 ], [ %1467, %1466 ]
  %1474 = icmp eq i8 %1461, 2
  br i1 %1474, label %1475, label %1478

1475:
  %1476 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1477 = load ptr, ptr %1476, align 8
  br label %1478

1478:
  %1479 = phi ptr [ %1477, %1475 ], [ %1473, %1472 ]
  %1480 = icmp eq i8 %1461, 3
  br i1 %1480, label %1481, label %1484

1481:
  %1482 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1483 = load ptr, ptr %1482, align 8
  br label %1484

1484:
  %1485 = phi ptr [ %1483, %1481 ], [ %1479, %1478 ]
  %1486 = icmp eq i8 %1461, 4
  br i1 %1486, label %1487, label %1490

1487:
  %1488 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1489 = load ptr, ptr %1488, align 8
  br label %1490

1490:
  %1491 = phi ptr [ %1489, %1487 ], [ %1485, %1484 ]
  %1492 = icmp eq i8 %1461, 5
  br i1 %1492, label %1493, label %1496

1493:
  %1494 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %1495 = load ptr, ptr %1494, align 8
  br label %1496

1496:
  %1497 = phi ptr [ %1495, %1493 ], [ %1491, %1490 ]
  %1498 = icmp eq i8 %1461, 6
  br i1 %1498, label %1499, label %1502

1499:
  %1500 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %1501 = load ptr, ptr %1500, align 8
  br label %1502

1502:
  %1503 = phi ptr [ %1501, %1499 ], [ %1497, %1496 ]
  %1504 = icmp eq i8 %1461, 7
  br i1 %1504, label %1505, label %1508

1505:
  %1506 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %1507 = load ptr, ptr %1506, align 8
  br label %1508

1508:
  %1509 = phi ptr [ null, %1448 ], [ null, %1454 ], [ %1507, %1505 ], [ %1503, %1502 ]
  %1510 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1511 = load i8, ptr %1510, align 4
  %1512 = icmp eq i8 %1511, 0
  br i1 %1512, label %1513, label %1514

1513:
  tail call void @pad.fortran.type.initialize(ptr noundef %1509, ptr noundef %1385) #7
  br label %1626

1514:
  %1515 = mul nsw i64 %1404, %1395
  %1516 = mul nsw i64 %1413, %1515
  %1517 = mul nsw i64 %1422, %1516
  %1518 = mul nsw i64 %1431, %1517
  %1519 = mul nsw i64 %1440, %1518
  %1520 = mul nsw i64 %1449, %1519
  %1521 = icmp sgt i64 %1520, 0
  br i1 %1521, label %1522, label %1528

1522:
  %1523 = mul nsw i64 %1413, %1404
  %1524 = mul nsw i64 %1422, %1523
  %1525 = mul nsw i64 %1431, %1524
  %1526 = mul nsw i64 %1440, %1525
  %1527 = mul nsw i64 %1449, %1526
  br label %1528

1528:
  %1529 = phi i64 [ 0, %1514 ], [ %1527, %1522 ]
  %1530 = icmp sgt i64 %1529, 0
  br i1 %1530, label %1531, label %1626

1531:
  %1532 = mul nsw i64 %1396, %1395
  %1533 = icmp eq i64 %1532, 0
  br label %1534

1534:
  %1535 = phi i64 [ %1620, %1619 ], [ 0, %1531 ]
  %1536 = load i8, ptr %1510, align 4
  %1537 = icmp sgt i8 %1536, 1
  br i1 %1537, label %1538, label %1546

1538:
  %1539 = icmp eq i8 %1536, 2
  br i1 %1539, label %1544, label %1540

1540:
  %1541 = urem i64 %1535, %1404
  %1542 = mul nsw i64 %1405, %1541
  %1543 = udiv i64 %1535, %1404
  br label %1546

1544:
  %1545 = mul nsw i64 %1405, %1535
  br label %1546

1546:
  %1547 = phi i64 [ %1545, %1544 ], [ %1542, %1540 ], [ 0, %1534 ]
  %1548 = phi i64 [ %1535, %1544 ], [ %1543, %1540 ], [ %1535, %1534 ]
  %1549 = icmp sgt i8 %1536, 2
  br i1 %1549, label %1550, label %1560

1550:
  %1551 = icmp eq i8 %1536, 3
  br i1 %1551, label %1557, label %1552

1552:
  %1553 = urem i64 %1548, %1413
  %1554 = mul nsw i64 %1414, %1553
  %1555 = add nsw i64 %1554, %1547
  %1556 = udiv i64 %1548, %1413
  br label %1560

1557:
  %1558 = mul nsw i64 %1414, %1548
  %1559 = add nsw i64 %1558, %1547
  br label %1560

1560:
  %1561 = phi i64 [ %1559, %1557 ], [ %1555, %1552 ], [ %1547, %1546 ]
  %1562 = phi i64 [ %1548, %1557 ], [ %1556, %1552 ], [ %1548, %1546 ]
  %1563 = icmp sgt i8 %1536, 3
  br i1 %1563, label %1564, label %1574

1564:
  %1565 = icmp eq i8 %1536, 4
  br i1 %1565, label %1571, label %1566

1566:
  %1567 = urem i64 %1562, %1422
  %1568 = mul nsw i64 %1423, %1567
  %1569 = add nsw i64 %1568, %1561
  %1570 = udiv i64 %1562, %1422
  br label %1574

1571:
  %1572 = mul nsw i64 %1423, %1562
  %1573 = add nsw i64 %1572, %1561
  br label %1574

1574:
  %1575 = phi i64 [ %1573, %1571 ], [ %1569, %1566 ], [ %1561, %1560 ]
  %1576 = phi i64 [ %1562, %1571 ], [ %1570, %1566 ], [ %1562, %1560 ]
  %1577 = icmp sgt i8 %1536, 4
  br i1 %1577, label %1578, label %1588

1578:
  %1579 = icmp eq i8 %1536, 5
  br i1 %1579, label %1585, label %1580

1580:
  %1581 = urem i64 %1576, %1431
  %1582 = mul nsw i64 %1432, %1581
  %1583 = add nsw i64 %1582, %1575
  %1584 = udiv i64 %1576, %1431
  br label %1588

1585:
  %1586 = mul nsw i64 %1432, %1576
  %1587 = add nsw i64 %1586, %1575
  br label %1588

1588:
  %1589 = phi i64 [ %1587, %1585 ], [ %1583, %1580 ], [ %1575, %1574 ]
  %1590 = phi i64 [ %1576, %1585 ], [ %1584, %1580 ], [ %1576, %1574 ]
  %1591 = icmp sgt i8 %1536, 5
  br i1 %1591, label %1592, label %1602

1592:
  %1593 = icmp eq i8 %1536, 6
  br i1 %1593, label %1599, label %1594

1594:
  %1595 = urem i64 %1590, %1440
  %1596 = mul nsw i64 %1441, %1595
  %1597 = add nsw i64 %1596, %1589
  %1598 = udiv i64 %1590, %1440
  br label %1602

1599:
  %1600 = mul nsw i64 %1441, %1590
  %1601 = add nsw i64 %1600, %1589
  br label %1602

1602:
  %1603 = phi i64 [ %1601, %1599 ], [ %1597, %1594 ], [ %1589, %1588 ]
  %1604 = phi i64 [ %1590, %1599 ], [ %1598, %1594 ], [ %1590, %1588 ]
  %1605 = icmp sgt i8 %1536, 6
  br i1 %1605, label %1606, label %1615

1606:
  %1607 = icmp eq i8 %1536, 7
  br i1 %1607, label %1612, label %1608

1608:
  %1609 = urem i64 %1604, %1449
  %1610 = mul nsw i64 %1450, %1609
  %1611 = add nsw i64 %1610, %1603
  br label %1615

1612:
  %1613 = mul nsw i64 %1450, %1604
  %1614 = add nsw i64 %1613, %1603
  br label %1615

1615:
  %1616 = phi i64 [ %1614, %1612 ], [ %1611, %1608 ], [ %1603, %1602 ]
  %1617 = getelementptr inbounds i8, ptr %1385, i64 %1616
  %1618 = getelementptr inbounds i8, ptr %1617, i64 %1532
  br i1 %1533, label %1619, label %1622

1619:
  %1620 = add nuw nsw i64 %1535, 1
  %1621 = icmp eq i64 %1620, %1529
  br i1 %1621, label %1626, label %1534

1622:
  %1623 = phi ptr [ %1624, %1622 ], [ %1617, %1615 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1509, ptr noundef %1623) #7
  %1624 = getelementptr inbounds i8, ptr %1623, i64 %1396
  %1625 = icmp eq ptr %1624, %1618
  br i1 %1625, label %1619, label %1622

1626:
  %1627 = load i8, ptr %5, align 1
  %1628 = icmp eq i8 %1627, 42
  br i1 %1628, label %1629, label %1682

1629:
  %1630 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1631 = load i8, ptr %1630, align 1
  %1632 = and i8 %1631, 1
  %1633 = icmp eq i8 %1632, 0
  br i1 %1633, label %1682, label %1634

1634:
  %1635 = load i8, ptr %7, align 4
  %1636 = icmp eq i8 %1635, 0
  br i1 %1636, label %1637, label %1640

1637:
  %1638 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1639 = load ptr, ptr %1638, align 8
  br label %1640

1640:
  %1641 = phi ptr [ %1639, %1637 ], [ null, %1634 ]
  %1642 = icmp eq i8 %1635, 1
  br i1 %1642, label %1643, label %1646

1643:
  %1644 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1645 = load ptr, ptr %1644, align 8
  br label %1646

1646:
  %1647 = phi ptr [ %1645, %1643 ], [ %1641, %1640 ]
  %1648 = icmp eq i8 %1635, 2
  br i1 %1648, label %1649, label %1652

1649:
  %1650 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1651 = load ptr, ptr %1650, align 8
  br label %1652

1652:
  %1653 = phi ptr [ %1651, %1649 ], [ %1647, %1646 ]
  %1654 = icmp eq i8 %1635, 3
  br i1 %1654, label %1655, label %1658

1655:
  %1656 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1657 = load ptr, ptr %1656, align 8
  br label %1658

1658:
  %1659 = phi ptr [ %1657, %1655 ], [ %1653, %1652 ]
  %1660 = icmp eq i8 %1635, 4
  br i1 %1660, label %1661, label %1664

1661:
  %1662 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1663 = load ptr, ptr %1662, align 8
  br label %1664

1664:
  %1665 = phi ptr [ %1663, %1661 ], [ %1659, %1658 ]
  %1666 = icmp eq i8 %1635, 5
  br i1 %1666, label %1667, label %1670

1667:
  %1668 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1669 = load ptr, ptr %1668, align 8
  br label %1670

1670:
  %1671 = phi ptr [ %1669, %1667 ], [ %1665, %1664 ]
  %1672 = icmp eq i8 %1635, 6
  br i1 %1672, label %1673, label %1676

1673:
  %1674 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1675 = load ptr, ptr %1674, align 8
  br label %1676

1676:
  %1677 = phi ptr [ %1675, %1673 ], [ %1671, %1670 ]
  %1678 = icmp eq i8 %1635, 7
  br i1 %1678, label %1679, label %1682

1679:
  %1680 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1681 = load ptr, ptr %1680, align 8
  br label %1682

1682:
  %1683 = phi ptr [ null, %1626 ], [ null, %1629 ], [ %1681, %1679 ], [ %1677, %1676 ]
  %1684 = icmp eq i8 %122, 0
  br i1 %1684, label %1685, label %1686

1685:
  tail call void @pad.fortran.type.assign(ptr noundef %1683, ptr noundef %541, ptr noundef %568) #7
  br label %2062

1686:
  %1687 = mul nsw i64 %565, %566
  %1688 = mul nsw i64 %564, %1687
  %1689 = mul nsw i64 %563, %1688
  %1690 = mul nsw i64 %562, %1689
  %1691 = mul nsw i64 %561, %1690
  %1692 = mul nsw i64 %566, %567
  %1693 = mul nsw i64 %565, %1692
  %1694 = mul nsw i64 %564, %1693
  %1695 = mul nsw i64 %563, %1694
  %1696 = mul nsw i64 %562, %1695
  %1697 = mul nsw i64 %561, %1696
  %1698 = icmp eq i64 %1697, 0
  br i1 %1698, label %2062, label %1699

1699:
  %1700 = icmp sgt i64 %549, 0
  %1701 = add nsw i64 %542, -1
  %1702 = mul nsw i64 %1701, %549
  %1703 = select i1 %1700, i64 %1702, i64 0
  %1704 = getelementptr inbounds i8, ptr %541, i64 %1703
  %1705 = icmp sgt i64 %550, 0
  %1706 = add nsw i64 %543, -1
  %1707 = mul nsw i64 %1706, %550
  %1708 = select i1 %1705, i64 %1707, i64 0
  %1709 = getelementptr inbounds i8, ptr %1704, i64 %1708
  %1710 = icmp sgt i64 %551, 0
  %1711 = add nsw i64 %544, -1
  %1712 = mul nsw i64 %1711, %551
  %1713 = select i1 %1710, i64 %1712, i64 0
  %1714 = getelementptr inbounds i8, ptr %1709, i64 %1713
  %1715 = icmp sgt i64 %552, 0
  %1716 = add nsw i64 %545, -1
  %1717 = mul nsw i64 %1716, %552
  %1718 = select i1 %1715, i64 %1717, i64 0
  %1719 = getelementptr inbounds i8, ptr %1714, i64 %1718
  %1720 = icmp sgt i64 %553, 0
  %1721 = add nsw i64 %546, -1
  %1722 = mul nsw i64 %1721, %553
  %1723 = select i1 %1720, i64 %1722, i64 0
  %1724 = getelementptr inbounds i8, ptr %1719, i64 %1723
  %1725 = icmp sgt i64 %569, 0
  %1726 = add nsw i64 %547, -1
  %1727 = mul nsw i64 %1726, %569
  %1728 = select i1 %1725, i64 %1727, i64 0
  %1729 = getelementptr inbounds i8, ptr %1724, i64 %1728
  %1730 = icmp sgt i64 %570, 0
  %1731 = add nsw i64 %548, -1
  %1732 = mul nsw i64 %1731, %570
  %1733 = select i1 %1730, i64 %1732, i64 0
  %1734 = icmp slt i64 %560, 0
  %1735 = add nsw i64 %567, -1
  %1736 = mul nsw i64 %1735, %560
  %1737 = select i1 %1734, i64 %1736, i64 0
  %1738 = getelementptr inbounds i8, ptr %568, i64 %1737
  %1739 = icmp slt i64 %559, 0
  %1740 = add nsw i64 %566, -1
  %1741 = mul nsw i64 %1740, %559
  %1742 = select i1 %1739, i64 %1741, i64 0
  %1743 = getelementptr inbounds i8, ptr %1738, i64 %1742
  %1744 = icmp slt i64 %558, 0
  %1745 = add nsw i64 %565, -1
  %1746 = mul nsw i64 %1745, %558
  %1747 = select i1 %1744, i64 %1746, i64 0
  %1748 = getelementptr inbounds i8, ptr %1743, i64 %1747
  %1749 = icmp slt i64 %557, 0
  %1750 = add nsw i64 %564, -1
  %1751 = mul nsw i64 %1750, %557
  %1752 = select i1 %1749, i64 %1751, i64 0
  %1753 = getelementptr inbounds i8, ptr %1748, i64 %1752
  %1754 = icmp slt i64 %556, 0
  %1755 = add nsw i64 %563, -1
  %1756 = mul nsw i64 %1755, %556
  %1757 = select i1 %1754, i64 %1756, i64 0
  %1758 = getelementptr inbounds i8, ptr %1753, i64 %1757
  %1759 = icmp slt i64 %555, 0
  %1760 = add nsw i64 %562, -1
  %1761 = mul nsw i64 %1760, %555
  %1762 = select i1 %1759, i64 %1761, i64 0
  %1763 = getelementptr inbounds i8, ptr %1758, i64 %1762
  %1764 = icmp slt i64 %554, 0
  %1765 = add nsw i64 %561, -1
  %1766 = mul nsw i64 %1765, %554
  %1767 = select i1 %1764, i64 %1766, i64 0
  %1768 = getelementptr inbounds i8, ptr %1763, i64 %1767
  %1769 = getelementptr inbounds i8, ptr %1729, i64 %1733
  %1770 = getelementptr inbounds i8, ptr %1769, i64 %109
  %1771 = icmp ugt ptr %1770, %1768
  br i1 %1771, label %1772, label %1876

1772:
  %1773 = icmp sgt i64 %560, 0
  %1774 = add nsw i64 %567, -1
  %1775 = mul nsw i64 %1774, %560
  %1776 = select i1 %1773, i64 %1775, i64 0
  %1777 = getelementptr inbounds i8, ptr %568, i64 %1776
  %1778 = icmp sgt i64 %559, 0
  %1779 = add nsw i64 %566, -1
  %1780 = mul nsw i64 %1779, %559
  %1781 = select i1 %1778, i64 %1780, i64 0
  %1782 = getelementptr inbounds i8, ptr %1777, i64 %1781
  %1783 = icmp sgt i64 %558, 0
  %1784 = add nsw i64 %565, -1
  %1785 = mul nsw i64 %1784, %558
  %1786 = select i1 %1783, i64 %1785, i64 0
  %1787 = getelementptr inbounds i8, ptr %1782, i64 %1786
  %1788 = icmp sgt i64 %557, 0
  %1789 = add nsw i64 %564, -1
  %1790 = mul nsw i64 %1789, %557
  %1791 = select i1 %1788, i64 %1790, i64 0
  %1792 = getelementptr inbounds i8, ptr %1787, i64 %1791
  %1793 = icmp sgt i64 %556, 0
  %1794 = add nsw i64 %563, -1
  %1795 = mul nsw i64 %1794, %556
  %1796 = select i1 %1793, i64 %1795, i64 0
  %1797 = getelementptr inbounds i8, ptr %1792, i64 %1796
  %1798 = icmp sgt i64 %555, 0
  %1799 = add nsw i64 %562, -1
  %1800 = mul nsw i64 %1799, %555
  %1801 = select i1 %1798, i64 %1800, i64 0
  %1802 = getelementptr inbounds i8, ptr %1797, i64 %1801
  %1803 = icmp sgt i64 %554, 0
  %1804 = add nsw i64 %561, -1
  %1805 = mul nsw i64 %1804, %554
  %1806 = select i1 %1803, i64 %1805, i64 0
  %1807 = icmp slt i64 %549, 0
  %1808 = add nsw i64 %542, -1
  %1809 = mul nsw i64 %1808, %549
  %1810 = select i1 %1807, i64 %1809, i64 0
  %1811 = getelementptr inbounds i8, ptr %541, i64 %1810
  %1812 = icmp slt i64 %550, 0
  %1813 = add nsw i64 %543, -1
  %1814 = mul nsw i64 %1813, %550
  %1815 = select i1 %1812, i64 %1814, i64 0
  %1816 = getelementptr inbounds i8, ptr %1811, i64 %1815
  %1817 = icmp slt i64 %551, 0
  %1818 = add nsw i64 %544, -1
  %1819 = mul nsw i64 %1818, %551
  %1820 = select i1 %1817, i64 %1819, i64 0
  %1821 = getelementptr inbounds i8, ptr %1816, i64 %1820
  %1822 = icmp slt i64 %552, 0
  %1823 = add nsw i64 %545, -1
  %1824 = mul nsw i64 %1823, %552
  %1825 = select i1 %1822, i64 %1824, i64 0
  %1826 = getelementptr inbounds i8, ptr %1821, i64 %1825
  %1827 = icmp slt i64 %553, 0
  %1828 = add nsw i64 %546, -1
  %1829 = mul nsw i64 %1828, %553
  %1830 = select i1 %1827, i64 %1829, i64 0
  %1831 = getelementptr inbounds i8, ptr %1826, i64 %1830
  %1832 = icmp slt i64 %569, 0
  %1833 = add nsw i64 %547, -1
  %1834 = mul nsw i64 %1833, %569
  %1835 = select i1 %1832, i64 %1834, i64 0
  %1836 = getelementptr inbounds i8, ptr %1831, i64 %1835
  %1837 = icmp slt i64 %570, 0
  %1838 = add nsw i64 %548, -1
  %1839 = mul nsw i64 %1838, %570
  %1840 = select i1 %1837, i64 %1839, i64 0
  %1841 = getelementptr inbounds i8, ptr %1836, i64 %1840
  %1842 = getelementptr inbounds i8, ptr %1802, i64 %1806
  %1843 = getelementptr inbounds i8, ptr %1842, i64 %109
  %1844 = icmp ugt ptr %1843, %1841
  br i1 %1844, label %1845, label %1876

1845:
  %1846 = icmp slt i64 %542, 2
  %1847 = icmp eq i64 %549, %560
  %1848 = select i1 %1846, i1 true, i1 %1847
  br i1 %1848, label %1850, label %1849

1849:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1850:
  %1851 = icmp slt i64 %543, 2
  %1852 = icmp eq i64 %550, %559
  %1853 = select i1 %1851, i1 true, i1 %1852
  br i1 %1853, label %1854, label %1849

1854:
  %1855 = icmp slt i64 %544, 2
  %1856 = icmp eq i64 %551, %558
  %1857 = select i1 %1855, i1 true, i1 %1856
  br i1 %1857, label %1858, label %1849

1858:
  %1859 = icmp slt i64 %545, 2
  %1860 = icmp eq i64 %552, %557
  %1861 = select i1 %1859, i1 true, i1 %1860
  br i1 %1861, label %1862, label %1849

1862:
  %1863 = icmp slt i64 %546, 2
  %1864 = icmp eq i64 %553, %556
  %1865 = select i1 %1863, i1 true, i1 %1864
  br i1 %1865, label %1866, label %1849

1866:
  %1867 = icmp slt i64 %547, 2
  %1868 = icmp eq i64 %569, %555
  %1869 = select i1 %1867, i1 true, i1 %1868
  br i1 %1869, label %1870, label %1849

1870:
  %1871 = icmp slt i64 %548, 2
  %1872 = icmp eq i64 %570, %554
  %1873 = select i1 %1871, i1 true, i1 %1872
  br i1 %1873, label %1874, label %1849

1874:
  %1875 = icmp ule ptr %541, %568
  br label %1876

1876:
  %1877 = phi i1 [ %1875, %1874 ], [ true, %1772 ], [ true, %1699 ]
  %1878 = icmp sgt i64 %1691, 0
  br i1 %1878, label %1879, label %2062

1879:
  %1880 = icmp sgt i64 %567, 0
  %1881 = icmp sgt i8 %122, 1
  %1882 = icmp eq i8 %122, 2
  %1883 = icmp sgt i8 %122, 2
  %1884 = icmp eq i8 %122, 3
  %1885 = icmp sgt i8 %122, 3
  %1886 = icmp eq i8 %122, 4
  %1887 = icmp sgt i8 %122, 4
  %1888 = icmp eq i8 %122, 5
  %1889 = icmp sgt i8 %122, 5
  %1890 = icmp eq i8 %122, 6
  %1891 = icmp sgt i8 %122, 6
  %1892 = icmp eq i8 %122, 7
  %1893 = icmp sgt i8 %122, 1
  %1894 = icmp eq i8 %122, 2
  %1895 = icmp sgt i8 %122, 2
  %1896 = icmp eq i8 %122, 3
  %1897 = icmp sgt i8 %122, 3
  %1898 = icmp eq i8 %122, 4
  %1899 = icmp sgt i8 %122, 4
  %1900 = icmp eq i8 %122, 5
  %1901 = icmp sgt i8 %122, 5
  %1902 = icmp eq i8 %122, 6
  %1903 = icmp sgt i8 %122, 6
  %1904 = icmp eq i8 %122, 7
  br label %1905

1905:
  %1906 = phi i64 [ 0, %1879 ], [ %2049, %2048 ]
  %1907 = xor i64 %1906, -1
  %1908 = add nsw i64 %1691, %1907
  %1909 = select i1 %1877, i64 %1906, i64 %1908
  br i1 %1881, label %1910, label %1917

1910:
  br i1 %1882, label %1915, label %1911

1911:
  %1912 = urem i64 %1909, %543
  %1913 = mul nsw i64 %550, %1912
  %1914 = udiv i64 %1909, %543
  br label %1917

1915:
  %1916 = mul nsw i64 %550, %1909
  br label %1917

1917:
  %1918 = phi i64 [ %1916, %1915 ], [ %1913, %1911 ], [ 0, %1905 ]
  %1919 = phi i64 [ %1909, %1915 ], [ %1914, %1911 ], [ %1909, %1905 ]
  br i1 %1883, label %1920, label %1929

1920:
  br i1 %1884, label %1926, label %1921

1921:
  %1922 = urem i64 %1919, %544
  %1923 = mul nsw i64 %551, %1922
  %1924 = add nsw i64 %1923, %1918
  %1925 = udiv i64 %1919, %544
  br label %1929

1926:
  %1927 = mul nsw i64 %551, %1919
  %1928 = add nsw i64 %1927, %1918
  br label %1929

1929:
  %1930 = phi i64 [ %1928, %1926 ], [ %1924, %1921 ], [ %1918, %1917 ]
  %1931 = phi i64 [ %1919, %1926 ], [ %1925, %1921 ], [ %1919, %1917 ]
  br i1 %1885, label %1932, label %1941

1932:
  br i1 %1886, label %1938, label %1933

1933:
  %1934 = urem i64 %1931, %545
  %1935 = mul nsw i64 %552, %1934
  %1936 = add nsw i64 %1935, %1930
  %1937 = udiv i64 %1931, %545
  br label %1941

1938:
  %1939 = mul nsw i64 %552, %1931
  %1940 = add nsw i64 %1939, %1930
  br label %1941

1941:
  %1942 = phi i64 [ %1940, %1938 ], [ %1936, %1933 ], [ %1930, %1929 ]
  %1943 = phi i64 [ %1931, %1938 ], [ %1937, %1933 ], [ %1931, %1929 ]
  br i1 %1887, label %1944, label %1953

1944:
  br i1 %1888, label %1950, label %1945

1945:
  %1946 = urem i64 %1943, %546
  %1947 = mul nsw i64 %553, %1946
  %1948 = add nsw i64 %1947, %1942
  %1949 = udiv i64 %1943, %546
  br label %1953

1950:
  %1951 = mul nsw i64 %553, %1943
  %1952 = add nsw i64 %1951, %1942
  br label %1953

1953:
  %1954 = phi i64 [ %1952, %1950 ], [ %1948, %1945 ], [ %1942, %1941 ]
  %1955 = phi i64 [ %1943, %1950 ], [ %1949, %1945 ], [ %1943, %1941 ]
  br i1 %1889, label %1956, label %1965

1956:
  br i1 %1890, label %1962, label %1957

1957:
  %1958 = urem i64 %1955, %547
  %1959 = mul nsw i64 %569, %1958
  %1960 = add nsw i64 %1959, %1954
  %1961 = udiv i64 %1955, %547
  br label %1965

1962:
  %1963 = mul nsw i64 %569, %1955
  %1964 = add nsw i64 %1963, %1954
  br label %1965

1965:
  %1966 = phi i64 [ %1964, %1962 ], [ %1960, %1957 ], [ %1954, %1953 ]
  %1967 = phi i64 [ %1955, %1962 ], [ %1961, %1957 ], [ %1955, %1953 ]
  br i1 %1891, label %1968, label %1976

1968:
  br i1 %1892, label %1973, label %1969

1969:
  %1970 = urem i64 %1967, %548
  %1971 = mul nsw i64 %570, %1970
  %1972 = add nsw i64 %1971, %1966
  br label %1976

1973:
  %1974 = mul nsw i64 %570, %1967
  %1975 = add nsw i64 %1974, %1966
  br label %1976

1976:
  %1977 = phi i64 [ %1975, %1973 ], [ %1972, %1969 ], [ %1966, %1965 ]
  br i1 %1893, label %1978, label %1985

1978:
  br i1 %1894, label %1983, label %1979

1979:
  %1980 = urem i64 %1909, %566
  %1981 = mul nsw i64 %559, %1980
  %1982 = udiv i64 %1909, %566
  br label %1985

1983:
  %1984 = mul nsw i64 %559, %1909
  br label %1985

1985:
  %1986 = phi i64 [ %1984, %1983 ], [ %1981, %1979 ], [ 0, %1976 ]
  %1987 = phi i64 [ %1909, %1983 ], [ %1982, %1979 ], [ %1909, %1976 ]
  br i1 %1895, label %1988, label %1997

1988:
  br i1 %1896, label %1994, label %1989

1989:
  %1990 = urem i64 %1987, %565
  %1991 = mul nsw i64 %558, %1990
  %1992 = add nsw i64 %1991, %1986
  %1993 = udiv i64 %1987, %565
  br label %1997

1994:
  %1995 = mul nsw i64 %558, %1987
  %1996 = add nsw i64 %1995, %1986
  br label %1997

1997:
  %1998 = phi i64 [ %1996, %1994 ], [ %1992, %1989 ], [ %1986, %1985 ]
  %1999 = phi i64 [ %1987, %1994 ], [ %1993, %1989 ], [ %1987, %1985 ]
  br i1 %1897, label %2000, label %2009

2000:
  br i1 %1898, label %2006, label %2001

2001:
  %2002 = urem i64 %1999, %564
  %2003 = mul nsw i64 %557, %2002
  %2004 = add nsw i64 %2003, %1998
  %2005 = udiv i64 %1999, %564
  br label %2009

2006:
  %2007 = mul nsw i64 %557, %1999
  %2008 = add nsw i64 %2007, %1998
  br label %2009

2009:
  %2010 = phi i64 [ %2008, %2006 ], [ %2004, %2001 ], [ %1998, %1997 ]
  %2011 = phi i64 [ %1999, %2006 ], [ %2005, %2001 ], [ %1999, %1997 ]
  br i1 %1899, label %2012, label %2021

2012:
  br i1 %1900, label %2018, label %2013

2013:
  %2014 = urem i64 %2011, %563
  %2015 = mul nsw i64 %556, %2014
  %2016 = add nsw i64 %2015, %2010
  %2017 = udiv i64 %2011, %563
  br label %2021

2018:
  %2019 = mul nsw i64 %556, %2011
  %2020 = add nsw i64 %2019, %2010
  br label %2021

2021:
  %2022 = phi i64 [ %2020, %2018 ], [ %2016, %2013 ], [ %2010, %2009 ]
  %2023 = phi i64 [ %2011, %2018 ], [ %2017, %2013 ], [ %2011, %2009 ]
  br i1 %1901, label %2024, label %2033

2024:
  br i1 %1902, label %2030, label %2025

2025:
  %2026 = urem i64 %2023, %562
  %2027 = mul nsw i64 %555, %2026
  %2028 = add nsw i64 %2027, %2022
  %2029 = udiv i64 %2023, %562
  br label %2033

2030:
  %2031 = mul nsw i64 %555, %2023
  %2032 = add nsw i64 %2031, %2022
  br label %2033

2033:
  %2034 = phi i64 [ %2032, %2030 ], [ %2028, %2025 ], [ %2022, %2021 ]
  %2035 = phi i64 [ %2023, %2030 ], [ %2029, %2025 ], [ %2023, %2021 ]
  br i1 %1903, label %2036, label %2044

2036:
  br i1 %1904, label %2041, label %2037

2037:
  %2038 = urem i64 %2035, %561
  %2039 = mul nsw i64 %554, %2038
  %2040 = add nsw i64 %2039, %2034
  br label %2044

2041:
  %2042 = mul nsw i64 %554, %2035
  %2043 = add nsw i64 %2042, %2034
  br label %2044

2044:
  %2045 = phi i64 [ %2043, %2041 ], [ %2040, %2037 ], [ %2034, %2033 ]
  %2046 = getelementptr inbounds i8, ptr %541, i64 %1977
  %2047 = getelementptr inbounds i8, ptr %568, i64 %2045
  br i1 %1880, label %2051, label %2048

2048:
  %2049 = add nuw nsw i64 %1906, 1
  %2050 = icmp eq i64 %2049, %1691
  br i1 %2050, label %2062, label %1905

2051:
  %2052 = phi i64 [ %2060, %2051 ], [ 0, %2044 ]
  %2053 = xor i64 %2052, -1
  %2054 = add nsw i64 %567, %2053
  %2055 = select i1 %1877, i64 %2052, i64 %2054
  %2056 = mul nsw i64 %549, %2055
  %2057 = getelementptr inbounds i8, ptr %2046, i64 %2056
  %2058 = mul nsw i64 %560, %2055
  %2059 = getelementptr inbounds i8, ptr %2047, i64 %2058
  tail call void @pad.fortran.type.assign(ptr noundef %1683, ptr noundef %2057, ptr noundef %2059) #7
  %2060 = add nuw nsw i64 %2052, 1
  %2061 = icmp eq i64 %2060, %567
  br i1 %2061, label %2048, label %2051

2062:
  br i1 %572, label %2233, label %2063

2063:
  %2064 = mul nsw i64 %142, %133
  %2065 = mul nsw i64 %151, %2064
  %2066 = mul nsw i64 %160, %2065
  %2067 = mul nsw i64 %169, %2066
  %2068 = mul nsw i64 %178, %2067
  %2069 = mul nsw i64 %187, %2068
  %2070 = icmp sgt i64 %2069, 0
  br i1 %2070, label %2071, label %2077

2071:
  %2072 = mul nsw i64 %151, %142
  %2073 = mul nsw i64 %160, %2072
  %2074 = mul nsw i64 %169, %2073
  %2075 = mul nsw i64 %178, %2074
  %2076 = mul nsw i64 %187, %2075
  br label %2077

2077:
  %2078 = phi i64 [ 0, %2063 ], [ %2076, %2071 ]
  %2079 = icmp sgt i64 %2078, 0
  br i1 %2079, label %2080, label %2231

2080:
  %2081 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %2082 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2083 = icmp sgt i8 %122, 1
  %2084 = icmp eq i8 %122, 2
  %2085 = icmp sgt i8 %122, 2
  %2086 = icmp eq i8 %122, 3
  %2087 = icmp sgt i8 %122, 3
  %2088 = icmp eq i8 %122, 4
  %2089 = icmp sgt i8 %122, 4
  %2090 = icmp eq i8 %122, 5
  %2091 = icmp sgt i8 %122, 5
  %2092 = icmp eq i8 %122, 6
  %2093 = icmp sgt i8 %122, 6
  %2094 = icmp eq i8 %122, 7
  %2095 = mul nsw i64 %134, %133
  %2096 = icmp eq i64 %2095, 0
  %2097 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %2098 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %2099 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %2100 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %2101 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %2102 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %2103 = getelementptr inbounds nuw i8, ptr %1, i64 192
  br label %2104

2104:
  %2105 = phi i64 [ 0, %2080 ], [ %2177, %2176 ]
  br i1 %2083, label %2106, label %2113

2106:
  br i1 %2084, label %2111, label %2107

2107:
  %2108 = urem i64 %2105, %142
  %2109 = mul nsw i64 %143, %2108
  %2110 = udiv i64 %2105, %142
  br label %2113

2111:
  %2112 = mul nsw i64 %143, %2105
  br label %2113

2113:
  %2114 = phi i64 [ %2112, %2111 ], [ %2109, %2107 ], [ 0, %2104 ]
  %2115 = phi i64 [ %2105, %2111 ], [ %2110, %2107 ], [ %2105, %2104 ]
  br i1 %2085, label %2116, label %2125

2116:
  br i1 %2086, label %2122, label %2117

2117:
  %2118 = urem i64 %2115, %151
  %2119 = mul nsw i64 %152, %2118
  %2120 = add nsw i64 %2119, %2114
  %2121 = udiv i64 %2115, %151
  br label %2125

2122:
  %2123 = mul nsw i64 %152, %2115
  %2124 = add nsw i64 %2123, %2114
  br label %2125

2125:
  %2126 = phi i64 [ %2124, %2122 ], [ %2120, %2117 ], [ %2114, %2113 ]
  %2127 = phi i64 [ %2115, %2122 ], [ %2121, %2117 ], [ %2115, %2113 ]
  br i1 %2087, label %2128, label %2137

2128:
  br i1 %2088, label %2134, label %2129

2129:
  %2130 = urem i64 %2127, %160
  %2131 = mul nsw i64 %161, %2130
  %2132 = add nsw i64 %2131, %2126
  %2133 = udiv i64 %2127, %160
  br label %2137

2134:
  %2135 = mul nsw i64 %161, %2127
  %2136 = add nsw i64 %2135, %2126
  br label %2137

2137:
  %2138 = phi i64 [ %2136, %2134 ], [ %2132, %2129 ], [ %2126, %2125 ]
  %2139 = phi i64 [ %2127, %2134 ], [ %2133, %2129 ], [ %2127, %2125 ]
  br i1 %2089, label %2140, label %2149

2140:
  br i1 %2090, label %2146, label %2141

2141:
  %2142 = urem i64 %2139, %169
  %2143 = mul nsw i64 %170, %2142
  %2144 = add nsw i64 %2143, %2138
  %2145 = udiv i64 %2139, %169
  br label %2149

2146:
  %2147 = mul nsw i64 %170, %2139
  %2148 = add nsw i64 %2147, %2138
  br label %2149

2149:
  %2150 = phi i64 [ %2148, %2146 ], [ %2144, %2141 ], [ %2138, %2137 ]
  %2151 = phi i64 [ %2139, %2146 ], [ %2145, %2141 ], [ %2139, %2137 ]
  br i1 %2091, label %2152, label %2161

2152:
  br i1 %2092, label %2158, label %2153

2153:
  %2154 = urem i64 %2151, %178
  %2155 = mul nsw i64 %179, %2154
  %2156 = add nsw i64 %2155, %2150
  %2157 = udiv i64 %2151, %178
  br label %2161

2158:
  %2159 = mul nsw i64 %179, %2151
  %2160 = add nsw i64 %2159, %2150
  br label %2161

2161:
  %2162 = phi i64 [ %2160, %2158 ], [ %2156, %2153 ], [ %2150, %2149 ]
  %2163 = phi i64 [ %2151, %2158 ], [ %2157, %2153 ], [ %2151, %2149 ]
  br i1 %2093, label %2164, label %2172

2164:
  br i1 %2094, label %2169, label %2165

2165:
  %2166 = urem i64 %2163, %187
  %2167 = mul nsw i64 %188, %2166
  %2168 = add nsw i64 %2167, %2162
  br label %2172

2169:
  %2170 = mul nsw i64 %188, %2163
  %2171 = add nsw i64 %2170, %2162
  br label %2172

2172:
  %2173 = phi i64 [ %2171, %2169 ], [ %2168, %2165 ], [ %2162, %2161 ]
  %2174 = getelementptr inbounds i8, ptr %123, i64 %2173
  %2175 = getelementptr inbounds i8, ptr %2174, i64 %2095
  br i1 %2096, label %2176, label %2179

2176:
  %2177 = add nuw nsw i64 %2105, 1
  %2178 = icmp eq i64 %2177, %2078
  br i1 %2178, label %2231, label %2104

2179:
  %2180 = phi ptr [ %2229, %2227 ], [ %2174, %2172 ]
  %2181 = load i8, ptr %5, align 1
  %2182 = icmp eq i8 %2181, 42
  br i1 %2182, label %2183, label %2227

2183:
  %2184 = load i8, ptr %2081, align 1
  %2185 = and i8 %2184, 1
  %2186 = icmp eq i8 %2185, 0
  br i1 %2186, label %2227, label %2187

2187:
  %2188 = load i8, ptr %7, align 4
  %2189 = icmp eq i8 %2188, 0
  br i1 %2189, label %2190, label %2192

2190:
  %2191 = load ptr, ptr %2082, align 8
  br label %2192

2192:
  %2193 = phi ptr [ %2191, %2190 ], [ null, %2187 ]
  %2194 = icmp eq i8 %2188, 1
  br i1 %2194, label %2195, label %2197

2195:
  %2196 = load ptr, ptr %2097, align 8
  br label %2197

2197:
  %2198 = phi ptr [ %2196, %2195 ], [ %2193, %2192 ]
  %2199 = icmp eq i8 %2188, 2
  br i1 %2199, label %2200, label %2202

2200:
  %2201 = load ptr, ptr %2098, align 8
  br label %2202

2202:
  %2203 = phi ptr [ %2201, %2200 ], [ %2198, %2197 ]
  %2204 = icmp eq i8 %2188, 3
  br i1 %2204, label %2205, label %2207

2205:
  %2206 = load ptr, ptr %2099, align 8
  br label %2207

2207:
  %2208 = phi ptr [ %2206, %2205 ], [ %2203, %2202 ]
  %2209 = icmp eq i8 %2188, 4
  br i1 %2209, label %2210, label %2212

2210:
  %2211 = load ptr, ptr %2100, align 8
  br label %2212

2212:
  %2213 = phi ptr [ %2211, %2210 ], [ %2208, %2207 ]
  %2214 = icmp eq i8 %2188, 5
  br i1 %2214, label %2215, label %2217

2215:
  %2216 = load ptr, ptr %2101, align 8
  br label %2217

2217:
  %2218 = phi ptr [ %2216, %2215 ], [ %2213, %2212 ]
  %2219 = icmp eq i8 %2188, 6
  br i1 %2219, label %2220, label %2222

2220:
  %2221 = load ptr, ptr %2102, align 8
  br label %2222

2222:
  %2223 = phi ptr [ %2221, %2220 ], [ %2218, %2217 ]
  %2224 = icmp eq i8 %2188, 7
  br i1 %2224, label %2225, label %2227

2225:
  %2226 = load ptr, ptr %2103, align 8
  br label %2227

2227:
  %2228 = phi ptr [ null, %2179 ], [ null, %2183 ], [ %2226, %2225 ], [ %2223, %2222 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %2228, ptr noundef %2180) #7
  %2229 = getelementptr inbounds i8, ptr %2180, i64 %134
  %2230 = icmp eq ptr %2229, %2175
  br i1 %2230, label %2176, label %2179

2231:
  br i1 %572, label %2233, label %2232

2232:
  tail call void @free(ptr noundef %123)
  br label %2233

2233:
  ret void
}

declare void @_FortranAAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

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
