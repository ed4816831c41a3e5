; Made from assign.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [39 x i8] c"assignment of an array of another rank\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.Assign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  tail call void @_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #7
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
  %117 = load ptr, ptr %0, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %119 = load i8, ptr %118, align 4
  %120 = icmp sgt i8 %119, 0
  br i1 %120, label %121, label %126

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %125 = load i64, ptr %124, align 8
  br label %126

126:
  %127 = phi i64 [ %123, %121 ], [ 1, %115 ]
  %128 = phi i64 [ %125, %121 ], [ 0, %115 ]
  %129 = icmp sgt i8 %119, 1
  br i1 %129, label %130, label %135

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %134 = load i64, ptr %133, align 8
  br label %135

135:
  %136 = phi i64 [ %132, %130 ], [ 1, %126 ]
  %137 = phi i64 [ %134, %130 ], [ 0, %126 ]
  %138 = icmp sgt i8 %119, 2
  br i1 %138, label %139, label %144

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %143 = load i64, ptr %142, align 8
  br label %144

144:
  %145 = phi i64 [ %141, %139 ], [ 1, %135 ]
  %146 = phi i64 [ %143, %139 ], [ 0, %135 ]
  %147 = icmp sgt i8 %119, 3
  br i1 %147, label %148, label %153

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %152 = load i64, ptr %151, align 8
  br label %153

153:
  %154 = phi i64 [ %150, %148 ], [ 1, %144 ]
  %155 = phi i64 [ %152, %148 ], [ 0, %144 ]
  %156 = icmp sgt i8 %119, 4
  br i1 %156, label %157, label %162

157:
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %161 = load i64, ptr %160, align 8
  br label %162

162:
  %163 = phi i64 [ %159, %157 ], [ 1, %153 ]
  %164 = phi i64 [ %161, %157 ], [ 0, %153 ]
  %165 = icmp sgt i8 %119, 5
  br i1 %165, label %166, label %171

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %170 = load i64, ptr %169, align 8
  br label %171

171:
  %172 = phi i64 [ %168, %166 ], [ 1, %162 ]
  %173 = phi i64 [ %170, %166 ], [ 0, %162 ]
  %174 = icmp sgt i8 %119, 6
  br i1 %174, label %175, label %180

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %179 = load i64, ptr %178, align 8
  br label %180

180:
  %181 = phi i64 [ %177, %175 ], [ 1, %171 ]
  %182 = phi i64 [ %179, %175 ], [ 0, %171 ]
  %183 = load ptr, ptr %1, align 8
  %184 = icmp sgt i8 %97, 0
  br i1 %184, label %185, label %190

185:
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %189 = load i64, ptr %188, align 8
  br label %190

190:
  %191 = phi i64 [ %189, %185 ], [ 0, %180 ]
  %192 = phi i64 [ %187, %185 ], [ 1, %180 ]
  %193 = icmp sgt i8 %97, 1
  br i1 %193, label %194, label %199

194:
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %198 = load i64, ptr %197, align 8
  br label %199

199:
  %200 = phi i64 [ %198, %194 ], [ 0, %190 ]
  %201 = phi i64 [ %196, %194 ], [ 1, %190 ]
  %202 = icmp sgt i8 %97, 2
  br i1 %202, label %203, label %208

203:
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %207 = load i64, ptr %206, align 8
  br label %208

208:
  %209 = phi i64 [ %207, %203 ], [ 0, %199 ]
  %210 = phi i64 [ %205, %203 ], [ 1, %199 ]
  %211 = icmp sgt i8 %97, 3
  br i1 %211, label %212, label %217

212:
  %213 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %216 = load i64, ptr %215, align 8
  br label %217

217:
  %218 = phi i64 [ %216, %212 ], [ 0, %208 ]
  %219 = phi i64 [ %214, %212 ], [ 1, %208 ]
  %220 = icmp sgt i8 %97, 4
  br i1 %220, label %221, label %226

221:
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %225 = load i64, ptr %224, align 8
  br label %226

226:
  %227 = phi i64 [ %225, %221 ], [ 0, %217 ]
  %228 = phi i64 [ %223, %221 ], [ 1, %217 ]
  %229 = icmp sgt i8 %97, 5
  br i1 %229, label %230, label %235

230:
  %231 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %234 = load i64, ptr %233, align 8
  br label %235

235:
  %236 = phi i64 [ %234, %230 ], [ 0, %226 ]
  %237 = phi i64 [ %232, %230 ], [ 1, %226 ]
  %238 = icmp sgt i8 %97, 6
  br i1 %238, label %239, label %244

239:
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %243 = load i64, ptr %242, align 8
  br label %244

244:
  %245 = phi i64 [ %243, %239 ], [ 0, %235 ]
  %246 = phi i64 [ %241, %239 ], [ 1, %235 ]
  %247 = icmp ne i8 %97, 0
  br i1 %247, label %377, label %248

248:
  %249 = icmp eq ptr %117, null
  %250 = select i1 %107, i1 %249, i1 false
  br i1 %250, label %251, label %374

251:
  %252 = tail call i64 @llvm.umax.i64(i64 %109, i64 1)
  %253 = tail call ptr @malloc(i64 noundef %252) #9
  store ptr %253, ptr %0, align 8
  %254 = load i64, ptr %108, align 8
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %254, ptr %255, align 8
  %256 = load i8, ptr %5, align 1
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %256, ptr %257, align 1
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %260 = load i8, ptr %7, align 4
  %261 = icmp sgt i8 %260, 0
  br i1 %261, label %262, label %273

262:
  %263 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %264 = load i64, ptr %263, align 8
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %266, label %268

266:
  %267 = load i64, ptr %258, align 8
  br label %268

268:
  %269 = phi i64 [ %267, %266 ], [ 1, %262 ]
  store i64 %269, ptr %259, align 8
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %264, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %109, ptr %271, align 8
  %272 = mul i64 %264, %109
  br label %273

273:
  %274 = phi i64 [ %272, %268 ], [ %109, %251 ]
  %275 = load i8, ptr %7, align 4
  %276 = icmp sgt i8 %275, 1
  br i1 %276, label %277, label %290

277:
  %278 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %279 = load i64, ptr %278, align 8
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %281, label %284

281:
  %282 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %283 = load i64, ptr %282, align 8
  br label %284

284:
  %285 = phi i64 [ %283, %281 ], [ 1, %277 ]
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %285, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %279, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %274, ptr %288, align 8
  %289 = mul i64 %279, %274
  br label %290

290:
  %291 = phi i64 [ %289, %284 ], [ %274, %273 ]
  %292 = load i8, ptr %7, align 4
  %293 = icmp sgt i8 %292, 2
  br i1 %293, label %294, label %307

294:
  %295 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %296 = load i64, ptr %295, align 8
  %297 = icmp sgt i64 %296, 0
  br i1 %297, label %298, label %301

298:
  %299 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %300 = load i64, ptr %299, align 8
  br label %301

301:
  %302 = phi i64 [ %300, %298 ], [ 1, %294 ]
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %302, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %296, ptr %304, align 8
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %291, ptr %305, align 8
  %306 = mul i64 %296, %291
  br label %307

307:
  %308 = phi i64 [ %306, %301 ], [ %291, %290 ]
  %309 = load i8, ptr %7, align 4
  %310 = icmp sgt i8 %309, 3
  br i1 %310, label %311, label %324

311:
  %312 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %313 = load i64, ptr %312, align 8
  %314 = icmp sgt i64 %313, 0
  br i1 %314, label %315, label %318

315:
  %316 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %317 = load i64, ptr %316, align 8
  br label %318

318:
  %319 = phi i64 [ %317, %315 ], [ 1, %311 ]
  %320 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %319, ptr %320, align 8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %313, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %308, ptr %322, align 8
  %323 = mul i64 %313, %308
  br label %324

324:
  %325 = phi i64 [ %323, %318 ], [ %308, %307 ]
  %326 = load i8, ptr %7, align 4
  %327 = icmp sgt i8 %326, 4
  br i1 %327, label %328, label %341

328:
  %329 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %330 = load i64, ptr %329, align 8
  %331 = icmp sgt i64 %330, 0
  br i1 %331, label %332, label %335

332:
  %333 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %334 = load i64, ptr %333, align 8
  br label %335

335:
  %336 = phi i64 [ %334, %332 ], [ 1, %328 ]
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %336, ptr %337, align 8
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %330, ptr %338, align 8
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %325, ptr %339, align 8
  %340 = mul i64 %330, %325
  br label %341

341:
  %342 = phi i64 [ %340, %335 ], [ %325, %324 ]
  %343 = load i8, ptr %7, align 4
  %344 = icmp sgt i8 %343, 5
  br i1 %344, label %345, label %358

345:
  %346 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %347 = load i64, ptr %346, align 8
  %348 = icmp sgt i64 %347, 0
  br i1 %348, label %349, label %352

349:
  %350 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %351 = load i64, ptr %350, align 8
  br label %352

352:
  %353 = phi i64 [ %351, %349 ], [ 1, %345 ]
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %353, ptr %354, align 8
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %347, ptr %355, align 8
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %342, ptr %356, align 8
  %357 = mul i64 %347, %342
  br label %358

358:
  %359 = phi i64 [ %357, %352 ], [ %342, %341 ]
  %360 = load i8, ptr %7, align 4
  %361 = icmp sgt i8 %360, 6
  br i1 %361, label %362, label %374

362:
  %363 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %364 = load i64, ptr %363, align 8
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %369

366:
  %367 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %368 = load i64, ptr %367, align 8
  br label %369

369:
  %370 = phi i64 [ %368, %366 ], [ 1, %362 ]
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %370, ptr %371, align 8
  %372 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %364, ptr %372, align 8
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %359, ptr %373, align 8
  br label %374

374:
  %375 = phi ptr [ %117, %248 ], [ %253, %369 ], [ %253, %358 ]
  %376 = load ptr, ptr %1, align 8
  br label %535

377:
  br i1 %107, label %378, label %535

378:
  %379 = icmp eq ptr %117, null
  br i1 %379, label %394, label %380

380:
  %381 = icmp ne i64 %127, %192
  %382 = icmp ne i64 %136, %201
  %383 = icmp ne i64 %145, %210
  %384 = icmp ne i64 %154, %219
  %385 = icmp ne i64 %163, %228
  %386 = icmp ne i64 %172, %237
  %387 = icmp ne i64 %181, %246
  %388 = select i1 %387, i1 true, i1 %386
  %389 = select i1 %388, i1 true, i1 %385
  %390 = select i1 %389, i1 true, i1 %384
  %391 = select i1 %390, i1 true, i1 %383
  %392 = select i1 %391, i1 true, i1 %382
  %393 = select i1 %392, i1 true, i1 %381
  br label %394

394:
  %395 = phi i1 [ true, %378 ], [ %393, %380 ]
  br i1 %395, label %396, label %526

396:
  %397 = mul nsw i64 %201, %192
  %398 = mul nsw i64 %210, %397
  %399 = mul nsw i64 %219, %398
  %400 = mul nsw i64 %228, %399
  %401 = mul nsw i64 %237, %400
  %402 = mul nsw i64 %246, %401
  %403 = mul i64 %402, %109
  %404 = tail call i64 @llvm.umax.i64(i64 %403, i64 1)
  %405 = tail call ptr @malloc(i64 noundef %404) #9
  store ptr %405, ptr %0, align 8
  %406 = load i64, ptr %108, align 8
  %407 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %406, ptr %407, align 8
  %408 = load i8, ptr %5, align 1
  %409 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %408, ptr %409, align 1
  %410 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %412 = load i8, ptr %7, align 4
  %413 = icmp sgt i8 %412, 0
  br i1 %413, label %414, label %425

414:
  %415 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %416 = load i64, ptr %415, align 8
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %420

418:
  %419 = load i64, ptr %410, align 8
  br label %420

420:
  %421 = phi i64 [ %419, %418 ], [ 1, %414 ]
  store i64 %421, ptr %411, align 8
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %416, ptr %422, align 8
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %109, ptr %423, align 8
  %424 = mul i64 %416, %109
  br label %425

425:
  %426 = phi i64 [ %424, %420 ], [ %109, %396 ]
  %427 = load i8, ptr %7, align 4
  %428 = icmp sgt i8 %427, 1
  br i1 %428, label %429, label %442

429:
  %430 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %431 = load i64, ptr %430, align 8
  %432 = icmp sgt i64 %431, 0
  br i1 %432, label %433, label %436

433:
  %434 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %435 = load i64, ptr %434, align 8
  br label %436

436:
  %437 = phi i64 [ %435, %433 ], [ 1, %429 ]
  %438 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %437, ptr %438, align 8
  %439 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %431, ptr %439, align 8
  %440 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %426, ptr %440, align 8
  %441 = mul i64 %431, %426
  br label %442

442:
  %443 = phi i64 [ %441, %436 ], [ %426, %425 ]
  %444 = load i8, ptr %7, align 4
  %445 = icmp sgt i8 %444, 2
  br i1 %445, label %446, label %459

446:
  %447 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %448 = load i64, ptr %447, align 8
  %449 = icmp sgt i64 %448, 0
  br i1 %449, label %450, label %453

450:
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %452 = load i64, ptr %451, align 8
  br label %453

453:
  %454 = phi i64 [ %452, %450 ], [ 1, %446 ]
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %454, ptr %455, align 8
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %448, ptr %456, align 8
  %457 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %443, ptr %457, align 8
  %458 = mul i64 %448, %443
  br label %459

459:
  %460 = phi i64 [ %458, %453 ], [ %443, %442 ]
  %461 = load i8, ptr %7, align 4
  %462 = icmp sgt i8 %461, 3
  br i1 %462, label %463, label %476

463:
  %464 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %465 = load i64, ptr %464, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %470

467:
  %468 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %469 = load i64, ptr %468, align 8
  br label %470

470:
  %471 = phi i64 [ %469, %467 ], [ 1, %463 ]
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %471, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %465, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %460, ptr %474, align 8
  %475 = mul i64 %465, %460
  br label %476

476:
  %477 = phi i64 [ %475, %470 ], [ %460, %459 ]
  %478 = load i8, ptr %7, align 4
  %479 = icmp sgt i8 %478, 4
  br i1 %479, label %480, label %493

480:
  %481 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %482 = load i64, ptr %481, align 8
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %484, label %487

484:
  %485 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %486 = load i64, ptr %485, align 8
  br label %487

487:
  %488 = phi i64 [ %486, %484 ], [ 1, %480 ]
  %489 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %488, ptr %489, align 8
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %482, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %477, ptr %491, align 8
  %492 = mul i64 %482, %477
  br label %493

493:
  %494 = phi i64 [ %492, %487 ], [ %477, %476 ]
  %495 = load i8, ptr %7, align 4
  %496 = icmp sgt i8 %495, 5
  br i1 %496, label %497, label %510

497:
  %498 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %499 = load i64, ptr %498, align 8
  %500 = icmp sgt i64 %499, 0
  br i1 %500, label %501, label %504

501:
  %502 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %503 = load i64, ptr %502, align 8
  br label %504

504:
  %505 = phi i64 [ %503, %501 ], [ 1, %497 ]
  %506 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %505, ptr %506, align 8
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %499, ptr %507, align 8
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %494, ptr %508, align 8
  %509 = mul i64 %499, %494
  br label %510

510:
  %511 = phi i64 [ %509, %504 ], [ %494, %493 ]
  %512 = load i8, ptr %7, align 4
  %513 = icmp sgt i8 %512, 6
  br i1 %513, label %514, label %526

514:
  %515 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %516 = load i64, ptr %515, align 8
  %517 = icmp sgt i64 %516, 0
  br i1 %517, label %518, label %521

518:
  %519 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %520 = load i64, ptr %519, align 8
  br label %521

521:
  %522 = phi i64 [ %520, %518 ], [ 1, %514 ]
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %522, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %516, ptr %524, align 8
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %511, ptr %525, align 8
  br label %526

526:
  %527 = phi i1 [ true, %394 ], [ %379, %521 ], [ %379, %510 ]
  %528 = load ptr, ptr %0, align 8
  %529 = mul nsw i64 %192, %109
  %530 = mul nsw i64 %201, %529
  %531 = mul nsw i64 %210, %530
  %532 = mul nsw i64 %219, %531
  %533 = mul nsw i64 %228, %532
  %534 = mul nsw i64 %237, %533
  br label %535

535:
  %536 = phi ptr [ %528, %526 ], [ %117, %377 ], [ %375, %374 ]
  %537 = phi i64 [ %192, %526 ], [ %127, %377 ], [ %127, %374 ]
  %538 = phi i64 [ %201, %526 ], [ %136, %377 ], [ %136, %374 ]
  %539 = phi i64 [ %210, %526 ], [ %145, %377 ], [ %145, %374 ]
  %540 = phi i64 [ %219, %526 ], [ %154, %377 ], [ %154, %374 ]
  %541 = phi i64 [ %228, %526 ], [ %163, %377 ], [ %163, %374 ]
  %542 = phi i64 [ %237, %526 ], [ %172, %377 ], [ %172, %374 ]
  %543 = phi i64 [ %246, %526 ], [ %181, %377 ], [ %181, %374 ]
  %544 = phi i64 [ %109, %526 ], [ %128, %377 ], [ %128, %374 ]
  %545 = phi i64 [ %529, %526 ], [ %137, %377 ], [ %137, %374 ]
  %546 = phi i64 [ %530, %526 ], [ %146, %377 ], [ %146, %374 ]
  %547 = phi i64 [ %531, %526 ], [ %155, %377 ], [ %155, %374 ]
  %548 = phi i64 [ %532, %526 ], [ %164, %377 ], [ %164, %374 ]
  %549 = phi i64 [ %245, %526 ], [ %245, %377 ], [ 0, %374 ]
  %550 = phi i64 [ %236, %526 ], [ %236, %377 ], [ 0, %374 ]
  %551 = phi i64 [ %227, %526 ], [ %227, %377 ], [ 0, %374 ]
  %552 = phi i64 [ %218, %526 ], [ %218, %377 ], [ 0, %374 ]
  %553 = phi i64 [ %209, %526 ], [ %209, %377 ], [ 0, %374 ]
  %554 = phi i64 [ %200, %526 ], [ %200, %377 ], [ 0, %374 ]
  %555 = phi i64 [ %191, %526 ], [ %191, %377 ], [ 0, %374 ]
  %556 = phi i64 [ %246, %526 ], [ %246, %377 ], [ %181, %374 ]
  %557 = phi i64 [ %237, %526 ], [ %237, %377 ], [ %172, %374 ]
  %558 = phi i64 [ %228, %526 ], [ %228, %377 ], [ %163, %374 ]
  %559 = phi i64 [ %219, %526 ], [ %219, %377 ], [ %154, %374 ]
  %560 = phi i64 [ %210, %526 ], [ %210, %377 ], [ %145, %374 ]
  %561 = phi i64 [ %201, %526 ], [ %201, %377 ], [ %136, %374 ]
  %562 = phi i64 [ %192, %526 ], [ %192, %377 ], [ %127, %374 ]
  %563 = phi ptr [ %183, %526 ], [ %183, %377 ], [ %376, %374 ]
  %564 = phi i64 [ %533, %526 ], [ %173, %377 ], [ %173, %374 ]
  %565 = phi i64 [ %534, %526 ], [ %182, %377 ], [ %182, %374 ]
  %566 = phi i1 [ %395, %526 ], [ false, %377 ], [ %250, %374 ]
  %567 = phi i1 [ %527, %526 ], [ true, %377 ], [ true, %374 ]
  %568 = icmp eq i32 %93, 0
  br i1 %568, label %569, label %1380

569:
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %571 = load i8, ptr %570, align 4
  %572 = icmp eq i64 %537, 1
  %573 = icmp eq i64 %544, %109
  %574 = select i1 %572, i1 true, i1 %573
  %575 = mul nsw i64 %537, %109
  %576 = icmp eq i64 %538, 1
  %577 = icmp eq i64 %545, %575
  %578 = select i1 %576, i1 true, i1 %577
  %579 = and i1 %578, %574
  %580 = mul nsw i64 %538, %575
  %581 = icmp eq i64 %539, 1
  %582 = icmp eq i64 %546, %580
  %583 = select i1 %581, i1 true, i1 %582
  %584 = and i1 %583, %579
  %585 = mul nsw i64 %539, %580
  %586 = icmp eq i64 %540, 1
  %587 = icmp eq i64 %547, %585
  %588 = select i1 %586, i1 true, i1 %587
  %589 = and i1 %588, %584
  %590 = mul nsw i64 %540, %585
  %591 = icmp eq i64 %541, 1
  %592 = icmp eq i64 %548, %590
  %593 = select i1 %591, i1 true, i1 %592
  %594 = and i1 %593, %589
  %595 = mul nsw i64 %541, %590
  %596 = icmp eq i64 %542, 1
  %597 = icmp eq i64 %564, %595
  %598 = select i1 %596, i1 true, i1 %597
  %599 = and i1 %598, %594
  %600 = icmp eq i64 %543, 1
  %601 = mul nsw i64 %542, %595
  %602 = icmp eq i64 %565, %601
  %603 = select i1 %600, i1 true, i1 %602
  %604 = and i1 %603, %599
  %605 = mul i64 %561, %562
  %606 = mul i64 %560, %605
  %607 = mul i64 %559, %606
  %608 = mul i64 %558, %607
  %609 = mul i64 %557, %608
  %610 = mul i64 %556, %609
  %611 = and i1 %247, %107
  br i1 %604, label %612, label %740

612:
  %613 = icmp eq i64 %562, 1
  %614 = icmp eq i64 %555, %109
  %615 = select i1 %613, i1 true, i1 %614
  %616 = mul nsw i64 %562, %109
  %617 = icmp eq i64 %561, 1
  %618 = icmp eq i64 %554, %616
  %619 = select i1 %617, i1 true, i1 %618
  %620 = and i1 %619, %615
  %621 = mul nsw i64 %561, %616
  %622 = icmp eq i64 %560, 1
  %623 = icmp eq i64 %553, %621
  %624 = select i1 %622, i1 true, i1 %623
  %625 = and i1 %624, %620
  %626 = mul nsw i64 %560, %621
  %627 = icmp eq i64 %559, 1
  %628 = icmp eq i64 %552, %626
  %629 = select i1 %627, i1 true, i1 %628
  %630 = and i1 %629, %625
  %631 = mul nsw i64 %559, %626
  %632 = icmp eq i64 %558, 1
  %633 = icmp eq i64 %551, %631
  %634 = select i1 %632, i1 true, i1 %633
  %635 = and i1 %634, %630
  %636 = mul nsw i64 %558, %631
  %637 = icmp eq i64 %557, 1
  %638 = icmp eq i64 %550, %636
  %639 = select i1 %637, i1 true, i1 %638
  %640 = and i1 %639, %635
  %641 = icmp eq i64 %556, 1
  %642 = mul nsw i64 %557, %636
  %643 = icmp eq i64 %549, %642
  %644 = select i1 %641, i1 true, i1 %643
  %645 = and i1 %644, %640
  br i1 %645, label %646, label %740

646:
  %647 = icmp ule ptr %536, %563
  %648 = select i1 %611, i1 true, i1 %647
  br i1 %648, label %649, label %695

649:
  switch i32 %116, label %694 [
    i32 2, label %656
    i32 1, label %654
    i32 4, label %652
    i32 3, label %650
    i32 0, label %692
  ]

650:
  %651 = icmp sgt i64 %610, 0
  br i1 %651, label %682, label %2231

652:
  %653 = icmp sgt i64 %610, 0
  br i1 %653, label %672, label %2231

654:
  %655 = icmp sgt i64 %610, 0
  br i1 %655, label %665, label %2231

656:
  %657 = icmp sgt i64 %610, 0
  br i1 %657, label %658, label %2231

658:
  %659 = phi i64 [ %663, %658 ], [ 0, %656 ]
  %660 = getelementptr inbounds nuw double, ptr %536, i64 %659
  %661 = getelementptr inbounds nuw double, ptr %563, i64 %659
  %662 = load double, ptr %661, align 8
  store double %662, ptr %660, align 8
  %663 = add nuw nsw i64 %659, 1
  %664 = icmp eq i64 %663, %610
  br i1 %664, label %2231, label %658

665:
  %666 = phi i64 [ %670, %665 ], [ 0, %654 ]
  %667 = getelementptr inbounds nuw float, ptr %536, i64 %666
  %668 = getelementptr inbounds nuw float, ptr %563, i64 %666
  %669 = load float, ptr %668, align 4
  store float %669, ptr %667, align 4
  %670 = add nuw nsw i64 %666, 1
  %671 = icmp eq i64 %670, %610
  br i1 %671, label %2231, label %665

672:
  %673 = phi i64 [ %680, %672 ], [ 0, %652 ]
  %674 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %536, i64 %673
  %675 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %563, i64 %673
  %676 = load double, ptr %675, align 8
  %677 = getelementptr inbounds nuw i8, ptr %675, i64 8
  %678 = load double, ptr %677, align 8
  store double %676, ptr %674, align 8
  %679 = getelementptr inbounds nuw i8, ptr %674, i64 8
  store double %678, ptr %679, align 8
  %680 = add nuw nsw i64 %673, 1
  %681 = icmp eq i64 %680, %610
  br i1 %681, label %2231, label %672

682:
  %683 = phi i64 [ %690, %682 ], [ 0, %650 ]
  %684 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %536, i64 %683
  %685 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %563, i64 %683
  %686 = load float, ptr %685, align 4
  %687 = getelementptr inbounds nuw i8, ptr %685, i64 4
  %688 = load float, ptr %687, align 4
  store float %686, ptr %684, align 4
  %689 = getelementptr inbounds nuw i8, ptr %684, i64 4
  store float %688, ptr %689, align 4
  %690 = add nuw nsw i64 %683, 1
  %691 = icmp eq i64 %690, %610
  br i1 %691, label %2231, label %682

692:
  %693 = mul i64 %610, %109
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %536, ptr align 1 %563, i64 %693, i1 false)
  br label %2231

694:
  unreachable

695:
  switch i32 %116, label %694 [
    i32 2, label %702
    i32 1, label %700
    i32 4, label %698
    i32 3, label %696
    i32 0, label %738
  ]

696:
  %697 = icmp sgt i64 %610, 0
  br i1 %697, label %728, label %2231

698:
  %699 = icmp sgt i64 %610, 0
  br i1 %699, label %718, label %2231

700:
  %701 = icmp sgt i64 %610, 0
  br i1 %701, label %711, label %2231

702:
  %703 = icmp sgt i64 %610, 0
  br i1 %703, label %704, label %2231

704:
  %705 = phi i64 [ %706, %704 ], [ %610, %702 ]
  %706 = add nsw i64 %705, -1
  %707 = getelementptr inbounds nuw double, ptr %536, i64 %706
  %708 = getelementptr inbounds nuw double, ptr %563, i64 %706
  %709 = load double, ptr %708, align 8
  store double %709, ptr %707, align 8
  %710 = icmp sgt i64 %705, 1
  br i1 %710, label %704, label %2231

711:
  %712 = phi i64 [ %713, %711 ], [ %610, %700 ]
  %713 = add nsw i64 %712, -1
  %714 = getelementptr inbounds nuw float, ptr %536, i64 %713
  %715 = getelementptr inbounds nuw float, ptr %563, i64 %713
  %716 = load float, ptr %715, align 4
  store float %716, ptr %714, align 4
  %717 = icmp sgt i64 %712, 1
  br i1 %717, label %711, label %2231

718:
  %719 = phi i64 [ %720, %718 ], [ %610, %698 ]
  %720 = add nsw i64 %719, -1
  %721 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %536, i64 %720
  %722 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %563, i64 %720
  %723 = load double, ptr %722, align 8
  %724 = getelementptr inbounds nuw i8, ptr %722, i64 8
  %725 = load double, ptr %724, align 8
  store double %723, ptr %721, align 8
  %726 = getelementptr inbounds nuw i8, ptr %721, i64 8
  store double %725, ptr %726, align 8
  %727 = icmp sgt i64 %719, 1
  br i1 %727, label %718, label %2231

728:
  %729 = phi i64 [ %730, %728 ], [ %610, %696 ]
  %730 = add nsw i64 %729, -1
  %731 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %536, i64 %730
  %732 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %563, i64 %730
  %733 = load float, ptr %732, align 4
  %734 = getelementptr inbounds nuw i8, ptr %732, i64 4
  %735 = load float, ptr %734, align 4
  store float %733, ptr %731, align 4
  %736 = getelementptr inbounds nuw i8, ptr %731, i64 4
  store float %735, ptr %736, align 4
  %737 = icmp sgt i64 %729, 1
  br i1 %737, label %728, label %2231

738:
  %739 = mul i64 %610, %109
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %536, ptr align 1 %563, i64 %739, i1 false)
  br label %2231

740:
  %741 = icmp sgt i64 %610, 0
  br i1 %741, label %742, label %2231

742:
  br i1 %566, label %1133, label %743

743:
  %744 = icmp sgt i64 %544, 0
  %745 = add nsw i64 %537, -1
  %746 = mul nsw i64 %745, %544
  %747 = select i1 %744, i64 %746, i64 0
  %748 = getelementptr inbounds i8, ptr %536, i64 %747
  %749 = icmp sgt i64 %545, 0
  %750 = add nsw i64 %538, -1
  %751 = mul nsw i64 %750, %545
  %752 = select i1 %749, i64 %751, i64 0
  %753 = getelementptr inbounds i8, ptr %748, i64 %752
  %754 = icmp sgt i64 %546, 0
  %755 = add nsw i64 %539, -1
  %756 = mul nsw i64 %755, %546
  %757 = select i1 %754, i64 %756, i64 0
  %758 = getelementptr inbounds i8, ptr %753, i64 %757
  %759 = icmp sgt i64 %547, 0
  %760 = add nsw i64 %540, -1
  %761 = mul nsw i64 %760, %547
  %762 = select i1 %759, i64 %761, i64 0
  %763 = getelementptr inbounds i8, ptr %758, i64 %762
  %764 = icmp sgt i64 %548, 0
  %765 = add nsw i64 %541, -1
  %766 = mul nsw i64 %765, %548
  %767 = select i1 %764, i64 %766, i64 0
  %768 = getelementptr inbounds i8, ptr %763, i64 %767
  %769 = icmp sgt i64 %564, 0
  %770 = add nsw i64 %542, -1
  %771 = mul nsw i64 %770, %564
  %772 = select i1 %769, i64 %771, i64 0
  %773 = getelementptr inbounds i8, ptr %768, i64 %772
  %774 = icmp sgt i64 %565, 0
  %775 = add nsw i64 %543, -1
  %776 = mul nsw i64 %775, %565
  %777 = select i1 %774, i64 %776, i64 0
  %778 = icmp slt i64 %555, 0
  %779 = add nsw i64 %562, -1
  %780 = mul nsw i64 %779, %555
  %781 = select i1 %778, i64 %780, i64 0
  %782 = getelementptr inbounds i8, ptr %563, i64 %781
  %783 = icmp slt i64 %554, 0
  %784 = add nsw i64 %561, -1
  %785 = mul nsw i64 %784, %554
  %786 = select i1 %783, i64 %785, i64 0
  %787 = getelementptr inbounds i8, ptr %782, i64 %786
  %788 = icmp slt i64 %553, 0
  %789 = add nsw i64 %560, -1
  %790 = mul nsw i64 %789, %553
  %791 = select i1 %788, i64 %790, i64 0
  %792 = getelementptr inbounds i8, ptr %787, i64 %791
  %793 = icmp slt i64 %552, 0
  %794 = add nsw i64 %559, -1
  %795 = mul nsw i64 %794, %552
  %796 = select i1 %793, i64 %795, i64 0
  %797 = getelementptr inbounds i8, ptr %792, i64 %796
  %798 = icmp slt i64 %551, 0
  %799 = add nsw i64 %558, -1
  %800 = mul nsw i64 %799, %551
  %801 = select i1 %798, i64 %800, i64 0
  %802 = getelementptr inbounds i8, ptr %797, i64 %801
  %803 = icmp slt i64 %550, 0
  %804 = add nsw i64 %557, -1
  %805 = mul nsw i64 %804, %550
  %806 = select i1 %803, i64 %805, i64 0
  %807 = getelementptr inbounds i8, ptr %802, i64 %806
  %808 = icmp slt i64 %549, 0
  %809 = add nsw i64 %556, -1
  %810 = mul nsw i64 %809, %549
  %811 = select i1 %808, i64 %810, i64 0
  %812 = getelementptr inbounds i8, ptr %807, i64 %811
  %813 = getelementptr inbounds i8, ptr %773, i64 %777
  %814 = getelementptr inbounds i8, ptr %813, i64 %109
  %815 = icmp ugt ptr %814, %812
  br i1 %815, label %816, label %1133

816:
  %817 = icmp sgt i64 %555, 0
  %818 = add nsw i64 %562, -1
  %819 = mul nsw i64 %818, %555
  %820 = select i1 %817, i64 %819, i64 0
  %821 = getelementptr inbounds i8, ptr %563, i64 %820
  %822 = icmp sgt i64 %554, 0
  %823 = add nsw i64 %561, -1
  %824 = mul nsw i64 %823, %554
  %825 = select i1 %822, i64 %824, i64 0
  %826 = getelementptr inbounds i8, ptr %821, i64 %825
  %827 = icmp sgt i64 %553, 0
  %828 = add nsw i64 %560, -1
  %829 = mul nsw i64 %828, %553
  %830 = select i1 %827, i64 %829, i64 0
  %831 = getelementptr inbounds i8, ptr %826, i64 %830
  %832 = icmp sgt i64 %552, 0
  %833 = add nsw i64 %559, -1
  %834 = mul nsw i64 %833, %552
  %835 = select i1 %832, i64 %834, i64 0
  %836 = getelementptr inbounds i8, ptr %831, i64 %835
  %837 = icmp sgt i64 %551, 0
  %838 = add nsw i64 %558, -1
  %839 = mul nsw i64 %838, %551
  %840 = select i1 %837, i64 %839, i64 0
  %841 = getelementptr inbounds i8, ptr %836, i64 %840
  %842 = icmp sgt i64 %550, 0
  %843 = add nsw i64 %557, -1
  %844 = mul nsw i64 %843, %550
  %845 = select i1 %842, i64 %844, i64 0
  %846 = getelementptr inbounds i8, ptr %841, i64 %845
  %847 = icmp sgt i64 %549, 0
  %848 = add nsw i64 %556, -1
  %849 = mul nsw i64 %848, %549
  %850 = select i1 %847, i64 %849, i64 0
  %851 = icmp slt i64 %544, 0
  %852 = add nsw i64 %537, -1
  %853 = mul nsw i64 %852, %544
  %854 = select i1 %851, i64 %853, i64 0
  %855 = getelementptr inbounds i8, ptr %536, i64 %854
  %856 = icmp slt i64 %545, 0
  %857 = add nsw i64 %538, -1
  %858 = mul nsw i64 %857, %545
  %859 = select i1 %856, i64 %858, i64 0
  %860 = getelementptr inbounds i8, ptr %855, i64 %859
  %861 = icmp slt i64 %546, 0
  %862 = add nsw i64 %539, -1
  %863 = mul nsw i64 %862, %546
  %864 = select i1 %861, i64 %863, i64 0
  %865 = getelementptr inbounds i8, ptr %860, i64 %864
  %866 = icmp slt i64 %547, 0
  %867 = add nsw i64 %540, -1
  %868 = mul nsw i64 %867, %547
  %869 = select i1 %866, i64 %868, i64 0
  %870 = getelementptr inbounds i8, ptr %865, i64 %869
  %871 = icmp slt i64 %548, 0
  %872 = add nsw i64 %541, -1
  %873 = mul nsw i64 %872, %548
  %874 = select i1 %871, i64 %873, i64 0
  %875 = getelementptr inbounds i8, ptr %870, i64 %874
  %876 = icmp slt i64 %564, 0
  %877 = add nsw i64 %542, -1
  %878 = mul nsw i64 %877, %564
  %879 = select i1 %876, i64 %878, i64 0
  %880 = getelementptr inbounds i8, ptr %875, i64 %879
  %881 = icmp slt i64 %565, 0
  %882 = add nsw i64 %543, -1
  %883 = mul nsw i64 %882, %565
  %884 = select i1 %881, i64 %883, i64 0
  %885 = getelementptr inbounds i8, ptr %880, i64 %884
  %886 = getelementptr inbounds i8, ptr %846, i64 %850
  %887 = getelementptr inbounds i8, ptr %886, i64 %109
  %888 = icmp ugt ptr %887, %885
  br i1 %888, label %889, label %1133

889:
  %890 = mul i64 %610, %109
  %891 = tail call i64 @llvm.umax.i64(i64 %890, i64 1)
  %892 = tail call ptr @malloc(i64 noundef %891) #9
  %893 = mul nsw i64 %562, %109
  %894 = mul nsw i64 %561, %893
  %895 = mul nsw i64 %560, %894
  %896 = mul nsw i64 %559, %895
  %897 = mul nsw i64 %558, %896
  %898 = mul nsw i64 %557, %897
  %899 = mul nsw i64 %560, %561
  %900 = mul nsw i64 %559, %899
  %901 = mul nsw i64 %558, %900
  %902 = mul nsw i64 %557, %901
  %903 = mul nsw i64 %556, %902
  %904 = icmp sgt i64 %903, 0
  br i1 %904, label %905, label %1133

905:
  %906 = icmp sgt i64 %562, 0
  %907 = icmp sgt i64 %562, 0
  %908 = icmp sgt i64 %562, 0
  %909 = icmp sgt i64 %562, 0
  %910 = icmp sgt i64 %562, 0
  %911 = icmp sgt i8 %571, 1
  %912 = icmp eq i8 %571, 2
  %913 = icmp sgt i8 %571, 2
  %914 = icmp eq i8 %571, 3
  %915 = icmp sgt i8 %571, 3
  %916 = icmp eq i8 %571, 4
  %917 = icmp sgt i8 %571, 4
  %918 = icmp eq i8 %571, 5
  %919 = icmp sgt i8 %571, 5
  %920 = icmp eq i8 %571, 6
  %921 = icmp sgt i8 %571, 6
  %922 = icmp eq i8 %571, 7
  %923 = icmp sgt i8 %571, 1
  %924 = icmp eq i8 %571, 2
  %925 = icmp sgt i8 %571, 2
  %926 = icmp eq i8 %571, 3
  %927 = icmp sgt i8 %571, 3
  %928 = icmp eq i8 %571, 4
  %929 = icmp sgt i8 %571, 4
  %930 = icmp eq i8 %571, 5
  %931 = icmp sgt i8 %571, 5
  %932 = icmp eq i8 %571, 6
  %933 = icmp sgt i8 %571, 6
  %934 = icmp eq i8 %571, 7
  br label %935

935:
  %936 = phi i64 [ 0, %905 ], [ %1131, %1130 ]
  br i1 %911, label %937, label %944

937:
  br i1 %912, label %942, label %938

938:
  %939 = urem i64 %936, %561
  %940 = mul nsw i64 %893, %939
  %941 = udiv i64 %936, %561
  br label %944

942:
  %943 = mul nsw i64 %893, %936
  br label %944

944:
  %945 = phi i64 [ %943, %942 ], [ %940, %938 ], [ 0, %935 ]
  %946 = phi i64 [ %936, %942 ], [ %941, %938 ], [ %936, %935 ]
  br i1 %913, label %947, label %956

947:
  br i1 %914, label %953, label %948

948:
  %949 = urem i64 %946, %560
  %950 = mul nsw i64 %894, %949
  %951 = add nsw i64 %950, %945
  %952 = udiv i64 %946, %560
  br label %956

953:
  %954 = mul nsw i64 %894, %946
  %955 = add nsw i64 %954, %945
  br label %956

956:
  %957 = phi i64 [ %955, %953 ], [ %951, %948 ], [ %945, %944 ]
  %958 = phi i64 [ %946, %953 ], [ %952, %948 ], [ %946, %944 ]
  br i1 %915, label %959, label %968

959:
  br i1 %916, label %965, label %960

960:
  %961 = urem i64 %958, %559
  %962 = mul nsw i64 %895, %961
  %963 = add nsw i64 %962, %957
  %964 = udiv i64 %958, %559
  br label %968

965:
  %966 = mul nsw i64 %895, %958
  %967 = add nsw i64 %966, %957
  br label %968

968:
  %969 = phi i64 [ %967, %965 ], [ %963, %960 ], [ %957, %956 ]
  %970 = phi i64 [ %958, %965 ], [ %964, %960 ], [ %958, %956 ]
  br i1 %917, label %971, label %980

971:
  br i1 %918, label %977, label %972

972:
  %973 = urem i64 %970, %558
  %974 = mul nsw i64 %896, %973
  %975 = add nsw i64 %974, %969
  %976 = udiv i64 %970, %558
  br label %980

977:
  %978 = mul nsw i64 %896, %970
  %979 = add nsw i64 %978, %969
  br label %980

980:
  %981 = phi i64 [ %979, %977 ], [ %975, %972 ], [ %969, %968 ]
  %982 = phi i64 [ %970, %977 ], [ %976, %972 ], [ %970, %968 ]
  br i1 %919, label %983, label %992

983:
  br i1 %920, label %989, label %984

984:
  %985 = urem i64 %982, %557
  %986 = mul nsw i64 %897, %985
  %987 = add nsw i64 %986, %981
  %988 = udiv i64 %982, %557
  br label %992

989:
  %990 = mul nsw i64 %897, %982
  %991 = add nsw i64 %990, %981
  br label %992

992:
  %993 = phi i64 [ %991, %989 ], [ %987, %984 ], [ %981, %980 ]
  %994 = phi i64 [ %982, %989 ], [ %988, %984 ], [ %982, %980 ]
  br i1 %921, label %995, label %1003

995:
  br i1 %922, label %1000, label %996

996:
  %997 = urem i64 %994, %556
  %998 = mul nsw i64 %898, %997
  %999 = add nsw i64 %998, %993
  br label %1003

1000:
  %1001 = mul nsw i64 %898, %994
  %1002 = add nsw i64 %1001, %993
  br label %1003

1003:
  %1004 = phi i64 [ %1002, %1000 ], [ %999, %996 ], [ %993, %992 ]
  br i1 %923, label %1005, label %1012

1005:
  br i1 %924, label %1010, label %1006

1006:
  %1007 = urem i64 %936, %561
  %1008 = mul nsw i64 %554, %1007
  %1009 = udiv i64 %936, %561
  br label %1012

1010:
  %1011 = mul nsw i64 %554, %936
  br label %1012

1012:
  %1013 = phi i64 [ %1011, %1010 ], [ %1008, %1006 ], [ 0, %1003 ]
  %1014 = phi i64 [ %936, %1010 ], [ %1009, %1006 ], [ %936, %1003 ]
  br i1 %925, label %1015, label %1024

1015:
  br i1 %926, label %1021, label %1016

1016:
  %1017 = urem i64 %1014, %560
  %1018 = mul nsw i64 %553, %1017
  %1019 = add nsw i64 %1018, %1013
  %1020 = udiv i64 %1014, %560
  br label %1024

1021:
  %1022 = mul nsw i64 %553, %1014
  %1023 = add nsw i64 %1022, %1013
  br label %1024

1024:
  %1025 = phi i64 [ %1023, %1021 ], [ %1019, %1016 ], [ %1013, %1012 ]
  %1026 = phi i64 [ %1014, %1021 ], [ %1020, %1016 ], [ %1014, %1012 ]
  br i1 %927, label %1027, label %1036

1027:
  br i1 %928, label %1033, label %1028

1028:
  %1029 = urem i64 %1026, %559
  %1030 = mul nsw i64 %552, %1029
  %1031 = add nsw i64 %1030, %1025
  %1032 = udiv i64 %1026, %559
  br label %1036

1033:
  %1034 = mul nsw i64 %552, %1026
  %1035 = add nsw i64 %1034, %1025
  br label %1036

1036:
  %1037 = phi i64 [ %1035, %1033 ], [ %1031, %1028 ], [ %1025, %1024 ]
  %1038 = phi i64 [ %1026, %1033 ], [ %1032, %1028 ], [ %1026, %1024 ]
  br i1 %929, label %1039, label %1048

1039:
  br i1 %930, label %1045, label %1040

1040:
  %1041 = urem i64 %1038, %558
  %1042 = mul nsw i64 %551, %1041
  %1043 = add nsw i64 %1042, %1037
  %1044 = udiv i64 %1038, %558
  br label %1048

1045:
  %1046 = mul nsw i64 %551, %1038
  %1047 = add nsw i64 %1046, %1037
  br label %1048

1048:
  %1049 = phi i64 [ %1047, %1045 ], [ %1043, %1040 ], [ %1037, %1036 ]
  %1050 = phi i64 [ %1038, %1045 ], [ %1044, %1040 ], [ %1038, %1036 ]
  br i1 %931, label %1051, label %1060

1051:
  br i1 %932, label %1057, label %1052

1052:
  %1053 = urem i64 %1050, %557
  %1054 = mul nsw i64 %550, %1053
  %1055 = add nsw i64 %1054, %1049
  %1056 = udiv i64 %1050, %557
  br label %1060

1057:
  %1058 = mul nsw i64 %550, %1050
  %1059 = add nsw i64 %1058, %1049
  br label %1060

1060:
  %1061 = phi i64 [ %1059, %1057 ], [ %1055, %1052 ], [ %1049, %1048 ]
  %1062 = phi i64 [ %1050, %1057 ], [ %1056, %1052 ], [ %1050, %1048 ]
  br i1 %933, label %1063, label %1071

1063:
  br i1 %934, label %1068, label %1064

1064:
  %1065 = urem i64 %1062, %556
  %1066 = mul nsw i64 %549, %1065
  %1067 = add nsw i64 %1066, %1061
  br label %1071

1068:
  %1069 = mul nsw i64 %549, %1062
  %1070 = add nsw i64 %1069, %1061
  br label %1071

1071:
  %1072 = phi i64 [ %1070, %1068 ], [ %1067, %1064 ], [ %1061, %1060 ]
  %1073 = getelementptr inbounds i8, ptr %892, i64 %1004
  %1074 = getelementptr inbounds i8, ptr %563, i64 %1072
  switch i32 %116, label %694 [
    i32 2, label %1079
    i32 1, label %1078
    i32 4, label %1077
    i32 3, label %1076
    i32 0, label %1075
  ]

1075:
  br i1 %906, label %1122, label %1130

1076:
  br i1 %907, label %1110, label %1130

1077:
  br i1 %908, label %1098, label %1130

1078:
  br i1 %909, label %1089, label %1130

1079:
  br i1 %910, label %1080, label %1130

1080:
  %1081 = phi i64 [ %1087, %1080 ], [ 0, %1079 ]
  %1082 = mul nsw i64 %1081, %109
  %1083 = getelementptr inbounds i8, ptr %1073, i64 %1082
  %1084 = mul nsw i64 %1081, %555
  %1085 = getelementptr inbounds i8, ptr %1074, i64 %1084
  %1086 = load double, ptr %1085, align 8
  store double %1086, ptr %1083, align 8
  %1087 = add nuw nsw i64 %1081, 1
  %1088 = icmp eq i64 %1087, %562
  br i1 %1088, label %1130, label %1080

1089:
  %1090 = phi i64 [ %1096, %1089 ], [ 0, %1078 ]
  %1091 = mul nsw i64 %1090, %109
  %1092 = getelementptr inbounds i8, ptr %1073, i64 %1091
  %1093 = mul nsw i64 %1090, %555
  %1094 = getelementptr inbounds i8, ptr %1074, i64 %1093
  %1095 = load float, ptr %1094, align 4
  store float %1095, ptr %1092, align 4
  %1096 = add nuw nsw i64 %1090, 1
  %1097 = icmp eq i64 %1096, %562
  br i1 %1097, label %1130, label %1089

1098:
  %1099 = phi i64 [ %1108, %1098 ], [ 0, %1077 ]
  %1100 = mul nsw i64 %1099, %109
  %1101 = getelementptr inbounds i8, ptr %1073, i64 %1100
  %1102 = mul nsw i64 %1099, %555
  %1103 = getelementptr inbounds i8, ptr %1074, i64 %1102
  %1104 = load double, ptr %1103, align 8
  %1105 = getelementptr inbounds nuw i8, ptr %1103, i64 8
  %1106 = load double, ptr %1105, align 8
  store double %1104, ptr %1101, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1101, i64 8
  store double %1106, ptr %1107, align 8
  %1108 = add nuw nsw i64 %1099, 1
  %1109 = icmp eq i64 %1108, %562
  br i1 %1109, label %1130, label %1098

1110:
  %1111 = phi i64 [ %1120, %1110 ], [ 0, %1076 ]
  %1112 = mul nsw i64 %1111, %109
  %1113 = getelementptr inbounds i8, ptr %1073, i64 %1112
  %1114 = mul nsw i64 %1111, %555
  %1115 = getelementptr inbounds i8, ptr %1074, i64 %1114
  %1116 = load float, ptr %1115, align 4
  %1117 = getelementptr inbounds nuw i8, ptr %1115, i64 4
  %1118 = load float, ptr %1117, align 4
  store float %1116, ptr %1113, align 4
  %1119 = getelementptr inbounds nuw i8, ptr %1113, i64 4
  store float %1118, ptr %1119, align 4
  %1120 = add nuw nsw i64 %1111, 1
  %1121 = icmp eq i64 %1120, %562
  br i1 %1121, label %1130, label %1110

1122:
  %1123 = phi i64 [ %1128, %1122 ], [ 0, %1075 ]
  %1124 = mul nsw i64 %1123, %109
  %1125 = getelementptr inbounds i8, ptr %1073, i64 %1124
  %1126 = mul nsw i64 %1123, %555
  %1127 = getelementptr inbounds i8, ptr %1074, i64 %1126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1125, ptr align 1 %1127, i64 %109, i1 false)
  %1128 = add nuw nsw i64 %1123, 1
  %1129 = icmp eq i64 %1128, %562
  br i1 %1129, label %1130, label %1122

1130:
  %1131 = add nuw nsw i64 %936, 1
  %1132 = icmp eq i64 %1131, %903
  br i1 %1132, label %1133, label %935

1133:
  %1134 = phi ptr [ %563, %742 ], [ %563, %743 ], [ %563, %816 ], [ %892, %889 ], [ %892, %1130 ]
  %1135 = phi i64 [ %555, %742 ], [ %555, %743 ], [ %555, %816 ], [ %109, %889 ], [ %109, %1130 ]
  %1136 = phi i64 [ %554, %742 ], [ %554, %743 ], [ %554, %816 ], [ %893, %889 ], [ %893, %1130 ]
  %1137 = phi i64 [ %553, %742 ], [ %553, %743 ], [ %553, %816 ], [ %894, %889 ], [ %894, %1130 ]
  %1138 = phi i64 [ %552, %742 ], [ %552, %743 ], [ %552, %816 ], [ %895, %889 ], [ %895, %1130 ]
  %1139 = phi i64 [ %551, %742 ], [ %551, %743 ], [ %551, %816 ], [ %896, %889 ], [ %896, %1130 ]
  %1140 = phi i64 [ %550, %742 ], [ %550, %743 ], [ %550, %816 ], [ %897, %889 ], [ %897, %1130 ]
  %1141 = phi i64 [ %549, %742 ], [ %549, %743 ], [ %549, %816 ], [ %898, %889 ], [ %898, %1130 ]
  %1142 = phi ptr [ null, %742 ], [ null, %743 ], [ null, %816 ], [ %892, %889 ], [ %892, %1130 ]
  %1143 = mul nsw i64 %560, %561
  %1144 = mul nsw i64 %559, %1143
  %1145 = mul nsw i64 %558, %1144
  %1146 = mul nsw i64 %557, %1145
  %1147 = mul nsw i64 %556, %1146
  %1148 = icmp sgt i64 %1147, 0
  br i1 %1148, label %1149, label %1377

1149:
  %1150 = icmp sgt i64 %562, 0
  %1151 = icmp sgt i64 %562, 0
  %1152 = icmp sgt i64 %562, 0
  %1153 = icmp sgt i64 %562, 0
  %1154 = icmp sgt i64 %562, 0
  %1155 = icmp sgt i8 %571, 1
  %1156 = icmp eq i8 %571, 2
  %1157 = icmp sgt i8 %571, 2
  %1158 = icmp eq i8 %571, 3
  %1159 = icmp sgt i8 %571, 3
  %1160 = icmp eq i8 %571, 4
  %1161 = icmp sgt i8 %571, 4
  %1162 = icmp eq i8 %571, 5
  %1163 = icmp sgt i8 %571, 5
  %1164 = icmp eq i8 %571, 6
  %1165 = icmp sgt i8 %571, 6
  %1166 = icmp eq i8 %571, 7
  %1167 = icmp sgt i8 %571, 1
  %1168 = icmp eq i8 %571, 2
  %1169 = icmp sgt i8 %571, 2
  %1170 = icmp eq i8 %571, 3
  %1171 = icmp sgt i8 %571, 3
  %1172 = icmp eq i8 %571, 4
  %1173 = icmp sgt i8 %571, 4
  %1174 = icmp eq i8 %571, 5
  %1175 = icmp sgt i8 %571, 5
  %1176 = icmp eq i8 %571, 6
  %1177 = icmp sgt i8 %571, 6
  %1178 = icmp eq i8 %571, 7
  br label %1179

1179:
  %1180 = phi i64 [ 0, %1149 ], [ %1375, %1374 ]
  br i1 %1155, label %1181, label %1188

1181:
  br i1 %1156, label %1186, label %1182

1182:
  %1183 = urem i64 %1180, %538
  %1184 = mul nsw i64 %545, %1183
  %1185 = udiv i64 %1180, %538
  br label %1188

1186:
  %1187 = mul nsw i64 %545, %1180
  br label %1188

1188:
  %1189 = phi i64 [ %1187, %1186 ], [ %1184, %1182 ], [ 0, %1179 ]
  %1190 = phi i64 [ %1180, %1186 ], [ %1185, %1182 ], [ %1180, %1179 ]
  br i1 %1157, label %1191, label %1200

1191:
  br i1 %1158, label %1197, label %1192

1192:
  %1193 = urem i64 %1190, %539
  %1194 = mul nsw i64 %546, %1193
  %1195 = add nsw i64 %1194, %1189
  %1196 = udiv i64 %1190, %539
  br label %1200

1197:
  %1198 = mul nsw i64 %546, %1190
  %1199 = add nsw i64 %1198, %1189
  br label %1200

1200:
  %1201 = phi i64 [ %1199, %1197 ], [ %1195, %1192 ], [ %1189, %1188 ]
  %1202 = phi i64 [ %1190, %1197 ], [ %1196, %1192 ], [ %1190, %1188 ]
  br i1 %1159, label %1203, label %1212

1203:
  br i1 %1160, label %1209, label %1204

1204:
  %1205 = urem i64 %1202, %540
  %1206 = mul nsw i64 %547, %1205
  %1207 = add nsw i64 %1206, %1201
  %1208 = udiv i64 %1202, %540
  br label %1212

1209:
  %1210 = mul nsw i64 %547, %1202
  %1211 = add nsw i64 %1210, %1201
  br label %1212

1212:
  %1213 = phi i64 [ %1211, %1209 ], [ %1207, %1204 ], [ %1201, %1200 ]
  %1214 = phi i64 [ %1202, %1209 ], [ %1208, %1204 ], [ %1202, %1200 ]
  br i1 %1161, label %1215, label %1224

1215:
  br i1 %1162, label %1221, label %1216

1216:
  %1217 = urem i64 %1214, %541
  %1218 = mul nsw i64 %548, %1217
  %1219 = add nsw i64 %1218, %1213
  %1220 = udiv i64 %1214, %541
  br label %1224

1221:
  %1222 = mul nsw i64 %548, %1214
  %1223 = add nsw i64 %1222, %1213
  br label %1224

1224:
  %1225 = phi i64 [ %1223, %1221 ], [ %1219, %1216 ], [ %1213, %1212 ]
  %1226 = phi i64 [ %1214, %1221 ], [ %1220, %1216 ], [ %1214, %1212 ]
  br i1 %1163, label %1227, label %1236

1227:
  br i1 %1164, label %1233, label %1228

1228:
  %1229 = urem i64 %1226, %542
  %1230 = mul nsw i64 %564, %1229
  %1231 = add nsw i64 %1230, %1225
  %1232 = udiv i64 %1226, %542
  br label %1236

1233:
  %1234 = mul nsw i64 %564, %1226
  %1235 = add nsw i64 %1234, %1225
  br label %1236

1236:
  %1237 = phi i64 [ %1235, %1233 ], [ %1231, %1228 ], [ %1225, %1224 ]
  %1238 = phi i64 [ %1226, %1233 ], [ %1232, %1228 ], [ %1226, %1224 ]
  br i1 %1165, label %1239, label %1247

1239:
  br i1 %1166, label %1244, label %1240

1240:
  %1241 = urem i64 %1238, %543
  %1242 = mul nsw i64 %565, %1241
  %1243 = add nsw i64 %1242, %1237
  br label %1247

1244:
  %1245 = mul nsw i64 %565, %1238
  %1246 = add nsw i64 %1245, %1237
  br label %1247

1247:
  %1248 = phi i64 [ %1246, %1244 ], [ %1243, %1240 ], [ %1237, %1236 ]
  br i1 %1167, label %1249, label %1256

1249:
  br i1 %1168, label %1254, label %1250

1250:
  %1251 = urem i64 %1180, %561
  %1252 = mul nsw i64 %1136, %1251
  %1253 = udiv i64 %1180, %561
  br label %1256

1254:
  %1255 = mul nsw i64 %1136, %1180
  br label %1256

1256:
  %1257 = phi i64 [ %1255, %1254 ], [ %1252, %1250 ], [ 0, %1247 ]
  %1258 = phi i64 [ %1180, %1254 ], [ %1253, %1250 ], [ %1180, %1247 ]
  br i1 %1169, label %1259, label %1268

1259:
  br i1 %1170, label %1265, label %1260

1260:
  %1261 = urem i64 %1258, %560
  %1262 = mul nsw i64 %1137, %1261
  %1263 = add nsw i64 %1262, %1257
  %1264 = udiv i64 %1258, %560
  br label %1268

1265:
  %1266 = mul nsw i64 %1137, %1258
  %1267 = add nsw i64 %1266, %1257
  br label %1268

1268:
  %1269 = phi i64 [ %1267, %1265 ], [ %1263, %1260 ], [ %1257, %1256 ]
  %1270 = phi i64 [ %1258, %1265 ], [ %1264, %1260 ], [ %1258, %1256 ]
  br i1 %1171, label %1271, label %1280

1271:
  br i1 %1172, label %1277, label %1272

1272:
  %1273 = urem i64 %1270, %559
  %1274 = mul nsw i64 %1138, %1273
  %1275 = add nsw i64 %1274, %1269
  %1276 = udiv i64 %1270, %559
  br label %1280

1277:
  %1278 = mul nsw i64 %1138, %1270
  %1279 = add nsw i64 %1278, %1269
  br label %1280

1280:
  %1281 = phi i64 [ %1279, %1277 ], [ %1275, %1272 ], [ %1269, %1268 ]
  %1282 = phi i64 [ %1270, %1277 ], [ %1276, %1272 ], [ %1270, %1268 ]
  br i1 %1173, label %1283, label %1292

1283:
  br i1 %1174, label %1289, label %1284

1284:
  %1285 = urem i64 %1282, %558
  %1286 = mul nsw i64 %1139, %1285
  %1287 = add nsw i64 %1286, %1281
  %1288 = udiv i64 %1282, %558
  br label %1292

1289:
  %1290 = mul nsw i64 %1139, %1282
  %1291 = add nsw i64 %1290, %1281
  br label %1292

1292:
  %1293 = phi i64 [ %1291, %1289 ], [ %1287, %1284 ], [ %1281, %1280 ]
  %1294 = phi i64 [ %1282, %1289 ], [ %1288, %1284 ], [ %1282, %1280 ]
  br i1 %1175, label %1295, label %1304

1295:
  br i1 %1176, label %1301, label %1296

1296:
  %1297 = urem i64 %1294, %557
  %1298 = mul nsw i64 %1140, %1297
  %1299 = add nsw i64 %1298, %1293
  %1300 = udiv i64 %1294, %557
  br label %1304

1301:
  %1302 = mul nsw i64 %1140, %1294
  %1303 = add nsw i64 %1302, %1293
  br label %1304

1304:
  %1305 = phi i64 [ %1303, %1301 ], [ %1299, %1296 ], [ %1293, %1292 ]
  %1306 = phi i64 [ %1294, %1301 ], [ %1300, %1296 ], [ %1294, %1292 ]
  br i1 %1177, label %1307, label %1315

1307:
  br i1 %1178, label %1312, label %1308

1308:
  %1309 = urem i64 %1306, %556
  %1310 = mul nsw i64 %1141, %1309
  %1311 = add nsw i64 %1310, %1305
  br label %1315

1312:
  %1313 = mul nsw i64 %1141, %1306
  %1314 = add nsw i64 %1313, %1305
  br label %1315

1315:
  %1316 = phi i64 [ %1314, %1312 ], [ %1311, %1308 ], [ %1305, %1304 ]
  %1317 = getelementptr inbounds i8, ptr %536, i64 %1248
  %1318 = getelementptr inbounds i8, ptr %1134, i64 %1316
  switch i32 %116, label %694 [
    i32 2, label %1323
    i32 1, label %1322
    i32 4, label %1321
    i32 3, label %1320
    i32 0, label %1319
  ]

1319:
  br i1 %1150, label %1366, label %1374

1320:
  br i1 %1151, label %1354, label %1374

1321:
  br i1 %1152, label %1342, label %1374

1322:
  br i1 %1153, label %1333, label %1374

1323:
  br i1 %1154, label %1324, label %1374

1324:
  %1325 = phi i64 [ %1331, %1324 ], [ 0, %1323 ]
  %1326 = mul nsw i64 %1325, %544
  %1327 = getelementptr inbounds i8, ptr %1317, i64 %1326
  %1328 = mul nsw i64 %1325, %1135
  %1329 = getelementptr inbounds i8, ptr %1318, i64 %1328
  %1330 = load double, ptr %1329, align 8
  store double %1330, ptr %1327, align 8
  %1331 = add nuw nsw i64 %1325, 1
  %1332 = icmp eq i64 %1331, %562
  br i1 %1332, label %1374, label %1324

1333:
  %1334 = phi i64 [ %1340, %1333 ], [ 0, %1322 ]
  %1335 = mul nsw i64 %1334, %544
  %1336 = getelementptr inbounds i8, ptr %1317, i64 %1335
  %1337 = mul nsw i64 %1334, %1135
  %1338 = getelementptr inbounds i8, ptr %1318, i64 %1337
  %1339 = load float, ptr %1338, align 4
  store float %1339, ptr %1336, align 4
  %1340 = add nuw nsw i64 %1334, 1
  %1341 = icmp eq i64 %1340, %562
  br i1 %1341, label %1374, label %1333

1342:
  %1343 = phi i64 [ %1352, %1342 ], [ 0, %1321 ]
  %1344 = mul nsw i64 %1343, %544
  %1345 = getelementptr inbounds i8, ptr %1317, i64 %1344
  %1346 = mul nsw i64 %1343, %1135
  %1347 = getelementptr inbounds i8, ptr %1318, i64 %1346
  %1348 = load double, ptr %1347, align 8
  %1349 = getelementptr inbounds nuw i8, ptr %1347, i64 8
  %1350 = load double, ptr %1349, align 8
  store double %1348, ptr %1345, align 8
  %1351 = getelementptr inbounds nuw i8, ptr %1345, i64 8
  store double %1350, ptr %1351, align 8
  %1352 = add nuw nsw i64 %1343, 1
  %1353 = icmp eq i64 %1352, %562
  br i1 %1353, label %1374, label %1342

1354:
  %1355 = phi i64 [ %1364, %1354 ], [ 0, %1320 ]
  %1356 = mul nsw i64 %1355, %544
  %1357 = getelementptr inbounds i8, ptr %1317, i64 %1356
  %1358 = mul nsw i64 %1355, %1135
  %1359 = getelementptr inbounds i8, ptr %1318, i64 %1358
  %1360 = load float, ptr %1359, align 4
  %1361 = getelementptr inbounds nuw i8, ptr %1359, i64 4
  %1362 = load float, ptr %1361, align 4
  store float %1360, ptr %1357, align 4
  %1363 = getelementptr inbounds nuw i8, ptr %1357, i64 4
  store float %1362, ptr %1363, align 4
  %1364 = add nuw nsw i64 %1355, 1
  %1365 = icmp eq i64 %1364, %562
  br i1 %1365, label %1374, label %1354

1366:
  %1367 = phi i64 [ %1372, %1366 ], [ 0, %1319 ]
  %1368 = mul nsw i64 %1367, %544
  %1369 = getelementptr inbounds i8, ptr %1317, i64 %1368
  %1370 = mul nsw i64 %1367, %1135
  %1371 = getelementptr inbounds i8, ptr %1318, i64 %1370
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1369, ptr align 1 %1371, i64 %109, i1 false)
  %1372 = add nuw nsw i64 %1367, 1
  %1373 = icmp eq i64 %1372, %562
  br i1 %1373, label %1374, label %1366

1374:
  %1375 = add nuw nsw i64 %1180, 1
  %1376 = icmp eq i64 %1375, %1147
  br i1 %1376, label %1377, label %1179

1377:
  %1378 = icmp eq ptr %1142, null
  br i1 %1378, label %2231, label %1379

1379:
  tail call void @free(ptr noundef %1142)
  br label %2231

1380:
  br i1 %566, label %1381, label %1623

1381:
  %1382 = load ptr, ptr %0, align 8
  %1383 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1384 = load i8, ptr %1383, align 4
  %1385 = icmp sgt i8 %1384, 0
  br i1 %1385, label %1386, label %1391

1386:
  %1387 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1388 = load i64, ptr %1387, align 8
  %1389 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1390 = load i64, ptr %1389, align 8
  br label %1391

1391:
  %1392 = phi i64 [ %1388, %1386 ], [ 1, %1381 ]
  %1393 = phi i64 [ %1390, %1386 ], [ 0, %1381 ]
  %1394 = icmp sgt i8 %1384, 1
  br i1 %1394, label %1395, label %1400

1395:
  %1396 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1397 = load i64, ptr %1396, align 8
  %1398 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1399 = load i64, ptr %1398, align 8
  br label %1400

1400:
  %1401 = phi i64 [ %1397, %1395 ], [ 1, %1391 ]
  %1402 = phi i64 [ %1399, %1395 ], [ 0, %1391 ]
  %1403 = icmp sgt i8 %1384, 2
  br i1 %1403, label %1404, label %1409

1404:
  %1405 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1406 = load i64, ptr %1405, align 8
  %1407 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1408 = load i64, ptr %1407, align 8
  br label %1409

1409:
  %1410 = phi i64 [ %1406, %1404 ], [ 1, %1400 ]
  %1411 = phi i64 [ %1408, %1404 ], [ 0, %1400 ]
  %1412 = icmp sgt i8 %1384, 3
  br i1 %1412, label %1413, label %1418

1413:
  %1414 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1415 = load i64, ptr %1414, align 8
  %1416 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1417 = load i64, ptr %1416, align 8
  br label %1418

1418:
  %1419 = phi i64 [ %1415, %1413 ], [ 1, %1409 ]
  %1420 = phi i64 [ %1417, %1413 ], [ 0, %1409 ]
  %1421 = icmp sgt i8 %1384, 4
  br i1 %1421, label %1422, label %1427

1422:
  %1423 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1424 = load i64, ptr %1423, align 8
  %1425 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1426 = load i64, ptr %1425, align 8
  br label %1427

1427:
  %1428 = phi i64 [ %1424, %1422 ], [ 1, %1418 ]
  %1429 = phi i64 [ %1426, %1422 ], [ 0, %1418 ]
  %1430 = icmp sgt i8 %1384, 5
  br i1 %1430, label %1431, label %1436

1431:
  %1432 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %1433 = load i64, ptr %1432, align 8
  %1434 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %1435 = load i64, ptr %1434, align 8
  br label %1436

1436:
  %1437 = phi i64 [ %1433, %1431 ], [ 1, %1427 ]
  %1438 = phi i64 [ %1435, %1431 ], [ 0, %1427 ]
  %1439 = icmp sgt i8 %1384, 6
  br i1 %1439, label %1440, label %1445

1440:
  %1441 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %1442 = load i64, ptr %1441, align 8
  %1443 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1444 = load i64, ptr %1443, align 8
  br label %1445

1445:
  %1446 = phi i64 [ %1442, %1440 ], [ 1, %1436 ]
  %1447 = phi i64 [ %1444, %1440 ], [ 0, %1436 ]
  %1448 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %1449 = load i8, ptr %1448, align 1
  %1450 = icmp eq i8 %1449, 42
  br i1 %1450, label %1451, label %1505

1451:
  %1452 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %1453 = load i8, ptr %1452, align 1
  %1454 = and i8 %1453, 1
  %1455 = icmp eq i8 %1454, 0
  br i1 %1455, label %1505, label %1456

1456:
  %1457 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1458 = load i8, ptr %1457, align 4
  %1459 = icmp eq i8 %1458, 0
  br i1 %1459, label %1460, label %1463

1460:
  %1461 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1462 = load ptr, ptr %1461, align 8
  br label %1463

1463:
  %1464 = phi ptr [ %1462, %1460 ], [ null, %1456 ]
  %1465 = icmp eq i8 %1458, 1
  br i1 %1465, label %1466, label %1469

1466:
  %1467 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1468 = load ptr, ptr %1467, align 8
  br label %1469

1469:
  %1470 = phi ptr [ %1468, %1466 ], [ %1464, %1463 ]
  %1471 = icmp eq i8 %1458, 2
  br i1 %1471, label %1472, label %1475

1472:
  %1473 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1474 = load ptr, ptr %1473, align 8
  br label %1475

1475:
  %1476 = phi ptr [ %1474, %1472 ], [ %1470, %1469 ]
  %1477 = icmp eq i8 %1458, 3
  br i1 %1477, label %1478, label %1481

1478:
  %1479 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1480 = load ptr, ptr %1479, align 8
  br label %1481

1481:
  %1482 = phi ptr [ %1480, %1478 ], [ %1476, %1475 ]
  %1483 = icmp eq i8 %1458, 4
  br i1 %1483, label %1484, label %1487

1484:
  %1485 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1486 = load ptr, ptr %1485, align 8
  br label %1487

1487:
  %1488 = phi ptr [ %1486, %1484 ], [ %1482, %1481 ]
  %1489 = icmp eq i8 %1458, 5
  br i1 %1489, label %1490, label %1493

1490:
  %1491 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %1492 = load ptr, ptr %1491, align 8
  br label %1493

1493:
  %1494 = phi ptr [ %1492, %1490 ], [ %1488, %1487 ]
  %1495 = icmp eq i8 %1458, 6
  br i1 %1495, label %1496, label %1499

1496:
  %1497 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %1498 = load ptr, ptr %1497, align 8
  br label %1499

1499:
  %1500 = phi ptr [ %1498, %1496 ], [ %1494, %1493 ]
  %1501 = icmp eq i8 %1458, 7
  br i1 %1501, label %1502, label %1505

1502:
  %1503 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %1504 = load ptr, ptr %1503, align 8
  br label %1505

1505:
  %1506 = phi ptr [ null, %1445 ], [ null, %1451 ], [ %1504, %1502 ], [ %1500, %1499 ]
  %1507 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1508 = load i8, ptr %1507, align 4
  %1509 = icmp eq i8 %1508, 0
  br i1 %1509, label %1510, label %1511

1510:
  tail call void @pad.fortran.type.initialize(ptr noundef %1506, ptr noundef %1382) #7
  br label %1623

1511:
  %1512 = mul nsw i64 %1401, %1392
  %1513 = mul nsw i64 %1410, %1512
  %1514 = mul nsw i64 %1419, %1513
  %1515 = mul nsw i64 %1428, %1514
  %1516 = mul nsw i64 %1437, %1515
  %1517 = mul nsw i64 %1446, %1516
  %1518 = icmp sgt i64 %1517, 0
  br i1 %1518, label %1519, label %1525

1519:
  %1520 = mul nsw i64 %1410, %1401
  %1521 = mul nsw i64 %1419, %1520
  %1522 = mul nsw i64 %1428, %1521
  %1523 = mul nsw i64 %1437, %1522
  %1524 = mul nsw i64 %1446, %1523
  br label %1525

1525:
  %1526 = phi i64 [ 0, %1511 ], [ %1524, %1519 ]
  %1527 = icmp sgt i64 %1526, 0
  br i1 %1527, label %1528, label %1623

1528:
  %1529 = mul nsw i64 %1393, %1392
  %1530 = icmp eq i64 %1529, 0
  br label %1531

1531:
  %1532 = phi i64 [ %1617, %1616 ], [ 0, %1528 ]
  %1533 = load i8, ptr %1507, align 4
  %1534 = icmp sgt i8 %1533, 1
  br i1 %1534, label %1535, label %1543

1535:
  %1536 = icmp eq i8 %1533, 2
  br i1 %1536, label %1541, label %1537

1537:
  %1538 = urem i64 %1532, %1401
  %1539 = mul nsw i64 %1402, %1538
  %1540 = udiv i64 %1532, %1401
  br label %1543

1541:
  %1542 = mul nsw i64 %1402, %1532
  br label %1543

1543:
  %1544 = phi i64 [ %1542, %1541 ], [ %1539, %1537 ], [ 0, %1531 ]
  %1545 = phi i64 [ %1532, %1541 ], [ %1540, %1537 ], [ %1532, %1531 ]
  %1546 = icmp sgt i8 %1533, 2
  br i1 %1546, label %1547, label %1557

1547:
  %1548 = icmp eq i8 %1533, 3
  br i1 %1548, label %1554, label %1549

1549:
  %1550 = urem i64 %1545, %1410
  %1551 = mul nsw i64 %1411, %1550
  %1552 = add nsw i64 %1551, %1544
  %1553 = udiv i64 %1545, %1410
  br label %1557

1554:
  %1555 = mul nsw i64 %1411, %1545
  %1556 = add nsw i64 %1555, %1544
  br label %1557

1557:
  %1558 = phi i64 [ %1556, %1554 ], [ %1552, %1549 ], [ %1544, %1543 ]
  %1559 = phi i64 [ %1545, %1554 ], [ %1553, %1549 ], [ %1545, %1543 ]
  %1560 = icmp sgt i8 %1533, 3
  br i1 %1560, label %1561, label %1571

1561:
  %1562 = icmp eq i8 %1533, 4
  br i1 %1562, label %1568, label %1563

1563:
  %1564 = urem i64 %1559, %1419
  %1565 = mul nsw i64 %1420, %1564
  %1566 = add nsw i64 %1565, %1558
  %1567 = udiv i64 %1559, %1419
  br label %1571

1568:
  %1569 = mul nsw i64 %1420, %1559
  %1570 = add nsw i64 %1569, %1558
  br label %1571

1571:
  %1572 = phi i64 [ %1570, %1568 ], [ %1566, %1563 ], [ %1558, %1557 ]
  %1573 = phi i64 [ %1559, %1568 ], [ %1567, %1563 ], [ %1559, %1557 ]
  %1574 = icmp sgt i8 %1533, 4
  br i1 %1574, label %1575, label %1585

1575:
  %1576 = icmp eq i8 %1533, 5
  br i1 %1576, label %1582, label %1577

1577:
  %1578 = urem i64 %1573, %1428
  %1579 = mul nsw i64 %1429, %1578
  %1580 = add nsw i64 %1579, %1572
  %1581 = udiv i64 %1573, %1428
  br label %1585

1582:
  %1583 = mul nsw i64 %1429, %1573
  %1584 = add nsw i64 %1583, %1572
  br label %1585

1585:
  %1586 = phi i64 [ %1584, %1582 ], [ %1580, %1577 ], [ %1572, %1571 ]
  %1587 = phi i64 [ %1573, %1582 ], [ %1581, %1577 ], [ %1573, %1571 ]
  %1588 = icmp sgt i8 %1533, 5
  br i1 %1588, label %1589, label %1599

1589:
  %1590 = icmp eq i8 %1533, 6
  br i1 %1590, label %1596, label %1591

1591:
  %1592 = urem i64 %1587, %1437
  %1593 = mul nsw i64 %1438, %1592
  %1594 = add nsw i64 %1593, %1586
  %1595 = udiv i64 %1587, %1437
  br label %1599

1596:
  %1597 = mul nsw i64 %1438, %1587
  %1598 = add nsw i64 %1597, %1586
  br label %1599

1599:
  %1600 = phi i64 [ %1598, %1596 ], [ %1594, %1591 ], [ %1586, %1585 ]
  %1601 = phi i64 [ %1587, %1596 ], [ %1595, %1591 ], [ %1587, %1585 ]
  %1602 = icmp sgt i8 %1533, 6
  br i1 %1602, label %1603, label %1612

1603:
  %1604 = icmp eq i8 %1533, 7
  br i1 %1604, label %1609, label %1605

1605:
  %1606 = urem i64 %1601, %1446
  %1607 = mul nsw i64 %1447, %1606
  %1608 = add nsw i64 %1607, %1600
  br label %1612

1609:
  %1610 = mul nsw i64 %1447, %1601
  %1611 = add nsw i64 %1610, %1600
  br label %1612

1612:
  %1613 = phi i64 [ %1611, %1609 ], [ %1608, %1605 ], [ %1600, %1599 ]
  %1614 = getelementptr inbounds i8, ptr %1382, i64 %1613
  %1615 = getelementptr inbounds i8, ptr %1614, i64 %1529
  br i1 %1530, label %1616, label %1619

1616:
  %1617 = add nuw nsw i64 %1532, 1
  %1618 = icmp eq i64 %1617, %1526
  br i1 %1618, label %1623, label %1531

1619:
  %1620 = phi ptr [ %1621, %1619 ], [ %1614, %1612 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1506, ptr noundef %1620) #7
  %1621 = getelementptr inbounds i8, ptr %1620, i64 %1393
  %1622 = icmp eq ptr %1621, %1615
  br i1 %1622, label %1616, label %1619

1623:
  %1624 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1625 = load i8, ptr %1624, align 4
  %1626 = load i8, ptr %5, align 1
  %1627 = icmp eq i8 %1626, 42
  br i1 %1627, label %1628, label %1681

1628:
  %1629 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1630 = load i8, ptr %1629, align 1
  %1631 = and i8 %1630, 1
  %1632 = icmp eq i8 %1631, 0
  br i1 %1632, label %1681, label %1633

1633:
  %1634 = load i8, ptr %7, align 4
  %1635 = icmp eq i8 %1634, 0
  br i1 %1635, label %1636, label %1639

1636:
  %1637 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1638 = load ptr, ptr %1637, align 8
  br label %1639

1639:
  %1640 = phi ptr [ %1638, %1636 ], [ null, %1633 ]
  %1641 = icmp eq i8 %1634, 1
  br i1 %1641, label %1642, label %1645

1642:
  %1643 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1644 = load ptr, ptr %1643, align 8
  br label %1645

1645:
  %1646 = phi ptr [ %1644, %1642 ], [ %1640, %1639 ]
  %1647 = icmp eq i8 %1634, 2
  br i1 %1647, label %1648, label %1651

1648:
  %1649 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1650 = load ptr, ptr %1649, align 8
  br label %1651

1651:
  %1652 = phi ptr [ %1650, %1648 ], [ %1646, %1645 ]
  %1653 = icmp eq i8 %1634, 3
  br i1 %1653, label %1654, label %1657

1654:
  %1655 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1656 = load ptr, ptr %1655, align 8
  br label %1657

1657:
  %1658 = phi ptr [ %1656, %1654 ], [ %1652, %1651 ]
  %1659 = icmp eq i8 %1634, 4
  br i1 %1659, label %1660, label %1663

1660:
  %1661 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1662 = load ptr, ptr %1661, align 8
  br label %1663

1663:
  %1664 = phi ptr [ %1662, %1660 ], [ %1658, %1657 ]
  %1665 = icmp eq i8 %1634, 5
  br i1 %1665, label %1666, label %1669

1666:
  %1667 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1668 = load ptr, ptr %1667, align 8
  br label %1669

1669:
  %1670 = phi ptr [ %1668, %1666 ], [ %1664, %1663 ]
  %1671 = icmp eq i8 %1634, 6
  br i1 %1671, label %1672, label %1675

1672:
  %1673 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1674 = load ptr, ptr %1673, align 8
  br label %1675

1675:
  %1676 = phi ptr [ %1674, %1672 ], [ %1670, %1669 ]
  %1677 = icmp eq i8 %1634, 7
  br i1 %1677, label %1678, label %1681

1678:
  %1679 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1680 = load ptr, ptr %1679, align 8
  br label %1681

1681:
  %1682 = phi ptr [ null, %1623 ], [ null, %1628 ], [ %1680, %1678 ], [ %1676, %1675 ]
  %1683 = icmp eq i8 %1625, 0
  br i1 %1683, label %1684, label %1685

1684:
  tail call void @pad.fortran.type.assign(ptr noundef %1682, ptr noundef %536, ptr noundef %563) #7
  br label %2061

1685:
  %1686 = mul nsw i64 %560, %561
  %1687 = mul nsw i64 %559, %1686
  %1688 = mul nsw i64 %558, %1687
  %1689 = mul nsw i64 %557, %1688
  %1690 = mul nsw i64 %556, %1689
  %1691 = mul nsw i64 %561, %562
  %1692 = mul nsw i64 %560, %1691
  %1693 = mul nsw i64 %559, %1692
  %1694 = mul nsw i64 %558, %1693
  %1695 = mul nsw i64 %557, %1694
  %1696 = mul nsw i64 %556, %1695
  %1697 = icmp eq i64 %1696, 0
  br i1 %1697, label %2061, label %1698

1698:
  %1699 = icmp sgt i64 %544, 0
  %1700 = add nsw i64 %537, -1
  %1701 = mul nsw i64 %1700, %544
  %1702 = select i1 %1699, i64 %1701, i64 0
  %1703 = getelementptr inbounds i8, ptr %536, i64 %1702
  %1704 = icmp sgt i64 %545, 0
  %1705 = add nsw i64 %538, -1
  %1706 = mul nsw i64 %1705, %545
  %1707 = select i1 %1704, i64 %1706, i64 0
  %1708 = getelementptr inbounds i8, ptr %1703, i64 %1707
  %1709 = icmp sgt i64 %546, 0
  %1710 = add nsw i64 %539, -1
  %1711 = mul nsw i64 %1710, %546
  %1712 = select i1 %1709, i64 %1711, i64 0
  %1713 = getelementptr inbounds i8, ptr %1708, i64 %1712
  %1714 = icmp sgt i64 %547, 0
  %1715 = add nsw i64 %540, -1
  %1716 = mul nsw i64 %1715, %547
  %1717 = select i1 %1714, i64 %1716, i64 0
  %1718 = getelementptr inbounds i8, ptr %1713, i64 %1717
  %1719 = icmp sgt i64 %548, 0
  %1720 = add nsw i64 %541, -1
  %1721 = mul nsw i64 %1720, %548
  %1722 = select i1 %1719, i64 %1721, i64 0
  %1723 = getelementptr inbounds i8, ptr %1718, i64 %1722
  %1724 = icmp sgt i64 %564, 0
  %1725 = add nsw i64 %542, -1
  %1726 = mul nsw i64 %1725, %564
  %1727 = select i1 %1724, i64 %1726, i64 0
  %1728 = getelementptr inbounds i8, ptr %1723, i64 %1727
  %1729 = icmp sgt i64 %565, 0
  %1730 = add nsw i64 %543, -1
  %1731 = mul nsw i64 %1730, %565
  %1732 = select i1 %1729, i64 %1731, i64 0
  %1733 = icmp slt i64 %555, 0
  %1734 = add nsw i64 %562, -1
  %1735 = mul nsw i64 %1734, %555
  %1736 = select i1 %1733, i64 %1735, i64 0
  %1737 = getelementptr inbounds i8, ptr %563, i64 %1736
  %1738 = icmp slt i64 %554, 0
  %1739 = add nsw i64 %561, -1
  %1740 = mul nsw i64 %1739, %554
  %1741 = select i1 %1738, i64 %1740, i64 0
  %1742 = getelementptr inbounds i8, ptr %1737, i64 %1741
  %1743 = icmp slt i64 %553, 0
  %1744 = add nsw i64 %560, -1
  %1745 = mul nsw i64 %1744, %553
  %1746 = select i1 %1743, i64 %1745, i64 0
  %1747 = getelementptr inbounds i8, ptr %1742, i64 %1746
  %1748 = icmp slt i64 %552, 0
  %1749 = add nsw i64 %559, -1
  %1750 = mul nsw i64 %1749, %552
  %1751 = select i1 %1748, i64 %1750, i64 0
  %1752 = getelementptr inbounds i8, ptr %1747, i64 %1751
  %1753 = icmp slt i64 %551, 0
  %1754 = add nsw i64 %558, -1
  %1755 = mul nsw i64 %1754, %551
  %1756 = select i1 %1753, i64 %1755, i64 0
  %1757 = getelementptr inbounds i8, ptr %1752, i64 %1756
  %1758 = icmp slt i64 %550, 0
  %1759 = add nsw i64 %557, -1
  %1760 = mul nsw i64 %1759, %550
  %1761 = select i1 %1758, i64 %1760, i64 0
  %1762 = getelementptr inbounds i8, ptr %1757, i64 %1761
  %1763 = icmp slt i64 %549, 0
  %1764 = add nsw i64 %556, -1
  %1765 = mul nsw i64 %1764, %549
  %1766 = select i1 %1763, i64 %1765, i64 0
  %1767 = getelementptr inbounds i8, ptr %1762, i64 %1766
  %1768 = getelementptr inbounds i8, ptr %1728, i64 %1732
  %1769 = getelementptr inbounds i8, ptr %1768, i64 %109
  %1770 = icmp ugt ptr %1769, %1767
  br i1 %1770, label %1771, label %1875

1771:
  %1772 = icmp sgt i64 %555, 0
  %1773 = add nsw i64 %562, -1
  %1774 = mul nsw i64 %1773, %555
  %1775 = select i1 %1772, i64 %1774, i64 0
  %1776 = getelementptr inbounds i8, ptr %563, i64 %1775
  %1777 = icmp sgt i64 %554, 0
  %1778 = add nsw i64 %561, -1
  %1779 = mul nsw i64 %1778, %554
  %1780 = select i1 %1777, i64 %1779, i64 0
  %1781 = getelementptr inbounds i8, ptr %1776, i64 %1780
  %1782 = icmp sgt i64 %553, 0
  %1783 = add nsw i64 %560, -1
  %1784 = mul nsw i64 %1783, %553
  %1785 = select i1 %1782, i64 %1784, i64 0
  %1786 = getelementptr inbounds i8, ptr %1781, i64 %1785
  %1787 = icmp sgt i64 %552, 0
  %1788 = add nsw i64 %559, -1
  %1789 = mul nsw i64 %1788, %552
  %1790 = select i1 %1787, i64 %1789, i64 0
  %1791 = getelementptr inbounds i8, ptr %1786, i64 %1790
  %1792 = icmp sgt i64 %551, 0
  %1793 = add nsw i64 %558, -1
  %1794 = mul nsw i64 %1793, %551
  %1795 = select i1 %1792, i64 %1794, i64 0
  %1796 = getelementptr inbounds i8, ptr %1791, i64 %1795
  %1797 = icmp sgt i64 %550, 0
  %1798 = add nsw i64 %557, -1
  %1799 = mul nsw i64 %1798, %550
  %1800 = select i1 %1797, i64 %1799, i64 0
  %1801 = getelementptr inbounds i8, ptr %1796, i64 %1800
  %1802 = icmp sgt i64 %549, 0
  %1803 = add nsw i64 %556, -1
  %1804 = mul nsw i64 %1803, %549
  %1805 = select i1 %1802, i64 %1804, i64 0
  %1806 = icmp slt i64 %544, 0
  %1807 = add nsw i64 %537, -1
  %1808 = mul nsw i64 %1807, %544
  %1809 = select i1 %1806, i64 %1808, i64 0
  %1810 = getelementptr inbounds i8, ptr %536, i64 %1809
  %1811 = icmp slt i64 %545, 0
  %1812 = add nsw i64 %538, -1
  %1813 = mul nsw i64 %1812, %545
  %1814 = select i1 %1811, i64 %1813, i64 0
  %1815 = getelementptr inbounds i8, ptr %1810, i64 %1814
  %1816 = icmp slt i64 %546, 0
  %1817 = add nsw i64 %539, -1
  %1818 = mul nsw i64 %1817, %546
  %1819 = select i1 %1816, i64 %1818, i64 0
  %1820 = getelementptr inbounds i8, ptr %1815, i64 %1819
  %1821 = icmp slt i64 %547, 0
  %1822 = add nsw i64 %540, -1
  %1823 = mul nsw i64 %1822, %547
  %1824 = select i1 %1821, i64 %1823, i64 0
  %1825 = getelementptr inbounds i8, ptr %1820, i64 %1824
  %1826 = icmp slt i64 %548, 0
  %1827 = add nsw i64 %541, -1
  %1828 = mul nsw i64 %1827, %548
  %1829 = select i1 %1826, i64 %1828, i64 0
  %1830 = getelementptr inbounds i8, ptr %1825, i64 %1829
  %1831 = icmp slt i64 %564, 0
  %1832 = add nsw i64 %542, -1
  %1833 = mul nsw i64 %1832, %564
  %1834 = select i1 %1831, i64 %1833, i64 0
  %1835 = getelementptr inbounds i8, ptr %1830, i64 %1834
  %1836 = icmp slt i64 %565, 0
  %1837 = add nsw i64 %543, -1
  %1838 = mul nsw i64 %1837, %565
  %1839 = select i1 %1836, i64 %1838, i64 0
  %1840 = getelementptr inbounds i8, ptr %1835, i64 %1839
  %1841 = getelementptr inbounds i8, ptr %1801, i64 %1805
  %1842 = getelementptr inbounds i8, ptr %1841, i64 %109
  %1843 = icmp ugt ptr %1842, %1840
  br i1 %1843, label %1844, label %1875

1844:
  %1845 = icmp slt i64 %537, 2
  %1846 = icmp eq i64 %544, %555
  %1847 = select i1 %1845, i1 true, i1 %1846
  br i1 %1847, label %1849, label %1848

1848:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %2, i32 noundef %3) #8
  unreachable

1849:
  %1850 = icmp slt i64 %538, 2
  %1851 = icmp eq i64 %545, %554
  %1852 = select i1 %1850, i1 true, i1 %1851
  br i1 %1852, label %1853, label %1848

1853:
  %1854 = icmp slt i64 %539, 2
  %1855 = icmp eq i64 %546, %553
  %1856 = select i1 %1854, i1 true, i1 %1855
  br i1 %1856, label %1857, label %1848

1857:
  %1858 = icmp slt i64 %540, 2
  %1859 = icmp eq i64 %547, %552
  %1860 = select i1 %1858, i1 true, i1 %1859
  br i1 %1860, label %1861, label %1848

1861:
  %1862 = icmp slt i64 %541, 2
  %1863 = icmp eq i64 %548, %551
  %1864 = select i1 %1862, i1 true, i1 %1863
  br i1 %1864, label %1865, label %1848

1865:
  %1866 = icmp slt i64 %542, 2
  %1867 = icmp eq i64 %564, %550
  %1868 = select i1 %1866, i1 true, i1 %1867
  br i1 %1868, label %1869, label %1848

1869:
  %1870 = icmp slt i64 %543, 2
  %1871 = icmp eq i64 %565, %549
  %1872 = select i1 %1870, i1 true, i1 %1871
  br i1 %1872, label %1873, label %1848

1873:
  %1874 = icmp ule ptr %536, %563
  br label %1875

1875:
  %1876 = phi i1 [ %1874, %1873 ], [ true, %1771 ], [ true, %1698 ]
  %1877 = icmp sgt i64 %1690, 0
  br i1 %1877, label %1878, label %2061

1878:
  %1879 = icmp sgt i64 %562, 0
  %1880 = icmp sgt i8 %1625, 1
  %1881 = icmp eq i8 %1625, 2
  %1882 = icmp sgt i8 %1625, 2
  %1883 = icmp eq i8 %1625, 3
  %1884 = icmp sgt i8 %1625, 3
  %1885 = icmp eq i8 %1625, 4
  %1886 = icmp sgt i8 %1625, 4
  %1887 = icmp eq i8 %1625, 5
  %1888 = icmp sgt i8 %1625, 5
  %1889 = icmp eq i8 %1625, 6
  %1890 = icmp sgt i8 %1625, 6
  %1891 = icmp eq i8 %1625, 7
  %1892 = icmp sgt i8 %1625, 1
  %1893 = icmp eq i8 %1625, 2
  %1894 = icmp sgt i8 %1625, 2
  %1895 = icmp eq i8 %1625, 3
  %1896 = icmp sgt i8 %1625, 3
  %1897 = icmp eq i8 %1625, 4
  %1898 = icmp sgt i8 %1625, 4
  %1899 = icmp eq i8 %1625, 5
  %1900 = icmp sgt i8 %1625, 5
  %1901 = icmp eq i8 %1625, 6
  %1902 = icmp sgt i8 %1625, 6
  %1903 = icmp eq i8 %1625, 7
  br label %1904

1904:
  %1905 = phi i64 [ 0, %1878 ], [ %2048, %2047 ]
  %1906 = xor i64 %1905, -1
  %1907 = add nsw i64 %1690, %1906
  %1908 = select i1 %1876, i64 %1905, i64 %1907
  br i1 %1880, label %1909, label %1916

1909:
  br i1 %1881, label %1914, label %1910

1910:
  %1911 = urem i64 %1908, %538
  %1912 = mul nsw i64 %545, %1911
  %1913 = udiv i64 %1908, %538
  br label %1916

1914:
  %1915 = mul nsw i64 %545, %1908
  br label %1916

1916:
  %1917 = phi i64 [ %1915, %1914 ], [ %1912, %1910 ], [ 0, %1904 ]
  %1918 = phi i64 [ %1908, %1914 ], [ %1913, %1910 ], [ %1908, %1904 ]
  br i1 %1882, label %1919, label %1928

1919:
  br i1 %1883, label %1925, label %1920

1920:
  %1921 = urem i64 %1918, %539
  %1922 = mul nsw i64 %546, %1921
  %1923 = add nsw i64 %1922, %1917
  %1924 = udiv i64 %1918, %539
  br label %1928

1925:
  %1926 = mul nsw i64 %546, %1918
  %1927 = add nsw i64 %1926, %1917
  br label %1928

1928:
  %1929 = phi i64 [ %1927, %1925 ], [ %1923, %1920 ], [ %1917, %1916 ]
  %1930 = phi i64 [ %1918, %1925 ], [ %1924, %1920 ], [ %1918, %1916 ]
  br i1 %1884, label %1931, label %1940

1931:
  br i1 %1885, label %1937, label %1932

1932:
  %1933 = urem i64 %1930, %540
  %1934 = mul nsw i64 %547, %1933
  %1935 = add nsw i64 %1934, %1929
  %1936 = udiv i64 %1930, %540
  br label %1940

1937:
  %1938 = mul nsw i64 %547, %1930
  %1939 = add nsw i64 %1938, %1929
  br label %1940

1940:
  %1941 = phi i64 [ %1939, %1937 ], [ %1935, %1932 ], [ %1929, %1928 ]
  %1942 = phi i64 [ %1930, %1937 ], [ %1936, %1932 ], [ %1930, %1928 ]
  br i1 %1886, label %1943, label %1952

1943:
  br i1 %1887, label %1949, label %1944

1944:
  %1945 = urem i64 %1942, %541
  %1946 = mul nsw i64 %548, %1945
  %1947 = add nsw i64 %1946, %1941
  %1948 = udiv i64 %1942, %541
  br label %1952

1949:
  %1950 = mul nsw i64 %548, %1942
  %1951 = add nsw i64 %1950, %1941
  br label %1952

1952:
  %1953 = phi i64 [ %1951, %1949 ], [ %1947, %1944 ], [ %1941, %1940 ]
  %1954 = phi i64 [ %1942, %1949 ], [ %1948, %1944 ], [ %1942, %1940 ]
  br i1 %1888, label %1955, label %1964

1955:
  br i1 %1889, label %1961, label %1956

1956:
  %1957 = urem i64 %1954, %542
  %1958 = mul nsw i64 %564, %1957
  %1959 = add nsw i64 %1958, %1953
  %1960 = udiv i64 %1954, %542
  br label %1964

1961:
  %1962 = mul nsw i64 %564, %1954
  %1963 = add nsw i64 %1962, %1953
  br label %1964

1964:
  %1965 = phi i64 [ %1963, %1961 ], [ %1959, %1956 ], [ %1953, %1952 ]
  %1966 = phi i64 [ %1954, %1961 ], [ %1960, %1956 ], [ %1954, %1952 ]
  br i1 %1890, label %1967, label %1975

1967:
  br i1 %1891, label %1972, label %1968

1968:
  %1969 = urem i64 %1966, %543
  %1970 = mul nsw i64 %565, %1969
  %1971 = add nsw i64 %1970, %1965
  br label %1975

1972:
  %1973 = mul nsw i64 %565, %1966
  %1974 = add nsw i64 %1973, %1965
  br label %1975

1975:
  %1976 = phi i64 [ %1974, %1972 ], [ %1971, %1968 ], [ %1965, %1964 ]
  br i1 %1892, label %1977, label %1984

1977:
  br i1 %1893, label %1982, label %1978

1978:
  %1979 = urem i64 %1908, %561
  %1980 = mul nsw i64 %554, %1979
  %1981 = udiv i64 %1908, %561
  br label %1984

1982:
  %1983 = mul nsw i64 %554, %1908
  br label %1984

1984:
  %1985 = phi i64 [ %1983, %1982 ], [ %1980, %1978 ], [ 0, %1975 ]
  %1986 = phi i64 [ %1908, %1982 ], [ %1981, %1978 ], [ %1908, %1975 ]
  br i1 %1894, label %1987, label %1996

1987:
  br i1 %1895, label %1993, label %1988

1988:
  %1989 = urem i64 %1986, %560
  %1990 = mul nsw i64 %553, %1989
  %1991 = add nsw i64 %1990, %1985
  %1992 = udiv i64 %1986, %560
  br label %1996

1993:
  %1994 = mul nsw i64 %553, %1986
  %1995 = add nsw i64 %1994, %1985
  br label %1996

1996:
  %1997 = phi i64 [ %1995, %1993 ], [ %1991, %1988 ], [ %1985, %1984 ]
  %1998 = phi i64 [ %1986, %1993 ], [ %1992, %1988 ], [ %1986, %1984 ]
  br i1 %1896, label %1999, label %2008

1999:
  br i1 %1897, label %2005, label %2000

2000:
  %2001 = urem i64 %1998, %559
  %2002 = mul nsw i64 %552, %2001
  %2003 = add nsw i64 %2002, %1997
  %2004 = udiv i64 %1998, %559
  br label %2008

2005:
  %2006 = mul nsw i64 %552, %1998
  %2007 = add nsw i64 %2006, %1997
  br label %2008

2008:
  %2009 = phi i64 [ %2007, %2005 ], [ %2003, %2000 ], [ %1997, %1996 ]
  %2010 = phi i64 [ %1998, %2005 ], [ %2004, %2000 ], [ %1998, %1996 ]
  br i1 %1898, label %2011, label %2020

2011:
  br i1 %1899, label %2017, label %2012

2012:
  %2013 = urem i64 %2010, %558
  %2014 = mul nsw i64 %551, %2013
  %2015 = add nsw i64 %2014, %2009
  %2016 = udiv i64 %2010, %558
  br label %2020

2017:
  %2018 = mul nsw i64 %551, %2010
  %2019 = add nsw i64 %2018, %2009
  br label %2020

2020:
  %2021 = phi i64 [ %2019, %2017 ], [ %2015, %2012 ], [ %2009, %2008 ]
  %2022 = phi i64 [ %2010, %2017 ], [ %2016, %2012 ], [ %2010, %2008 ]
  br i1 %1900, label %2023, label %2032

2023:
  br i1 %1901, label %2029, label %2024

2024:
  %2025 = urem i64 %2022, %557
  %2026 = mul nsw i64 %550, %2025
  %2027 = add nsw i64 %2026, %2021
  %2028 = udiv i64 %2022, %557
  br label %2032

2029:
  %2030 = mul nsw i64 %550, %2022
  %2031 = add nsw i64 %2030, %2021
  br label %2032

2032:
  %2033 = phi i64 [ %2031, %2029 ], [ %2027, %2024 ], [ %2021, %2020 ]
  %2034 = phi i64 [ %2022, %2029 ], [ %2028, %2024 ], [ %2022, %2020 ]
  br i1 %1902, label %2035, label %2043

2035:
  br i1 %1903, label %2040, label %2036

2036:
  %2037 = urem i64 %2034, %556
  %2038 = mul nsw i64 %549, %2037
  %2039 = add nsw i64 %2038, %2033
  br label %2043

2040:
  %2041 = mul nsw i64 %549, %2034
  %2042 = add nsw i64 %2041, %2033
  br label %2043

2043:
  %2044 = phi i64 [ %2042, %2040 ], [ %2039, %2036 ], [ %2033, %2032 ]
  %2045 = getelementptr inbounds i8, ptr %536, i64 %1976
  %2046 = getelementptr inbounds i8, ptr %563, i64 %2044
  br i1 %1879, label %2050, label %2047

2047:
  %2048 = add nuw nsw i64 %1905, 1
  %2049 = icmp eq i64 %2048, %1690
  br i1 %2049, label %2061, label %1904

2050:
  %2051 = phi i64 [ %2059, %2050 ], [ 0, %2043 ]
  %2052 = xor i64 %2051, -1
  %2053 = add nsw i64 %562, %2052
  %2054 = select i1 %1876, i64 %2051, i64 %2053
  %2055 = mul nsw i64 %544, %2054
  %2056 = getelementptr inbounds i8, ptr %2045, i64 %2055
  %2057 = mul nsw i64 %555, %2054
  %2058 = getelementptr inbounds i8, ptr %2046, i64 %2057
  tail call void @pad.fortran.type.assign(ptr noundef %1682, ptr noundef %2056, ptr noundef %2058) #7
  %2059 = add nuw nsw i64 %2051, 1
  %2060 = icmp eq i64 %2059, %562
  br i1 %2060, label %2047, label %2050

2061:
  br i1 %567, label %2233, label %2062

2062:
  %2063 = mul nsw i64 %136, %127
  %2064 = mul nsw i64 %145, %2063
  %2065 = mul nsw i64 %154, %2064
  %2066 = mul nsw i64 %163, %2065
  %2067 = mul nsw i64 %172, %2066
  %2068 = mul nsw i64 %181, %2067
  %2069 = icmp sgt i64 %2068, 0
  br i1 %2069, label %2070, label %2076

2070:
  %2071 = mul nsw i64 %145, %136
  %2072 = mul nsw i64 %154, %2071
  %2073 = mul nsw i64 %163, %2072
  %2074 = mul nsw i64 %172, %2073
  %2075 = mul nsw i64 %181, %2074
  br label %2076

2076:
  %2077 = phi i64 [ 0, %2062 ], [ %2075, %2070 ]
  %2078 = icmp sgt i64 %2077, 0
  br i1 %2078, label %2079, label %2231

2079:
  %2080 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %2081 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2082 = mul nsw i64 %128, %127
  %2083 = icmp eq i64 %2082, 0
  %2084 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %2085 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %2086 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %2087 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %2088 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %2089 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %2090 = getelementptr inbounds nuw i8, ptr %1, i64 192
  br label %2091

2091:
  %2092 = phi i64 [ 0, %2079 ], [ %2177, %2176 ]
  %2093 = load i8, ptr %1624, align 4
  %2094 = icmp sgt i8 %2093, 1
  br i1 %2094, label %2095, label %2103

2095:
  %2096 = icmp eq i8 %2093, 2
  br i1 %2096, label %2101, label %2097

2097:
  %2098 = urem i64 %2092, %136
  %2099 = mul nsw i64 %137, %2098
  %2100 = udiv i64 %2092, %136
  br label %2103

2101:
  %2102 = mul nsw i64 %137, %2092
  br label %2103

2103:
  %2104 = phi i64 [ %2102, %2101 ], [ %2099, %2097 ], [ 0, %2091 ]
  %2105 = phi i64 [ %2092, %2101 ], [ %2100, %2097 ], [ %2092, %2091 ]
  %2106 = icmp sgt i8 %2093, 2
  br i1 %2106, label %2107, label %2117

2107:
  %2108 = icmp eq i8 %2093, 3
  br i1 %2108, label %2114, label %2109

2109:
  %2110 = urem i64 %2105, %145
  %2111 = mul nsw i64 %146, %2110
  %2112 = add nsw i64 %2111, %2104
  %2113 = udiv i64 %2105, %145
  br label %2117

2114:
  %2115 = mul nsw i64 %146, %2105
  %2116 = add nsw i64 %2115, %2104
  br label %2117

2117:
  %2118 = phi i64 [ %2116, %2114 ], [ %2112, %2109 ], [ %2104, %2103 ]
  %2119 = phi i64 [ %2105, %2114 ], [ %2113, %2109 ], [ %2105, %2103 ]
  %2120 = icmp sgt i8 %2093, 3
  br i1 %2120, label %2121, label %2131

2121:
  %2122 = icmp eq i8 %2093, 4
  br i1 %2122, label %2128, label %2123

2123:
  %2124 = urem i64 %2119, %154
  %2125 = mul nsw i64 %155, %2124
  %2126 = add nsw i64 %2125, %2118
  %2127 = udiv i64 %2119, %154
  br label %2131

2128:
  %2129 = mul nsw i64 %155, %2119
  %2130 = add nsw i64 %2129, %2118
  br label %2131

2131:
  %2132 = phi i64 [ %2130, %2128 ], [ %2126, %2123 ], [ %2118, %2117 ]
  %2133 = phi i64 [ %2119, %2128 ], [ %2127, %2123 ], [ %2119, %2117 ]
  %2134 = icmp sgt i8 %2093, 4
  br i1 %2134, label %2135, label %2145

2135:
  %2136 = icmp eq i8 %2093, 5
  br i1 %2136, label %2142, label %2137

2137:
  %2138 = urem i64 %2133, %163
  %2139 = mul nsw i64 %164, %2138
  %2140 = add nsw i64 %2139, %2132
  %2141 = udiv i64 %2133, %163
  br label %2145

2142:
  %2143 = mul nsw i64 %164, %2133
  %2144 = add nsw i64 %2143, %2132
  br label %2145

2145:
  %2146 = phi i64 [ %2144, %2142 ], [ %2140, %2137 ], [ %2132, %2131 ]
  %2147 = phi i64 [ %2133, %2142 ], [ %2141, %2137 ], [ %2133, %2131 ]
  %2148 = icmp sgt i8 %2093, 5
  br i1 %2148, label %2149, label %2159

2149:
  %2150 = icmp eq i8 %2093, 6
  br i1 %2150, label %2156, label %2151

2151:
  %2152 = urem i64 %2147, %172
  %2153 = mul nsw i64 %173, %2152
  %2154 = add nsw i64 %2153, %2146
  %2155 = udiv i64 %2147, %172
  br label %2159

2156:
  %2157 = mul nsw i64 %173, %2147
  %2158 = add nsw i64 %2157, %2146
  br label %2159

2159:
  %2160 = phi i64 [ %2158, %2156 ], [ %2154, %2151 ], [ %2146, %2145 ]
  %2161 = phi i64 [ %2147, %2156 ], [ %2155, %2151 ], [ %2147, %2145 ]
  %2162 = icmp sgt i8 %2093, 6
  br i1 %2162, label %2163, label %2172

2163:
  %2164 = icmp eq i8 %2093, 7
  br i1 %2164, label %2169, label %2165

2165:
  %2166 = urem i64 %2161, %181
  %2167 = mul nsw i64 %182, %2166
  %2168 = add nsw i64 %2167, %2160
  br label %2172

2169:
  %2170 = mul nsw i64 %182, %2161
  %2171 = add nsw i64 %2170, %2160
  br label %2172

2172:
  %2173 = phi i64 [ %2171, %2169 ], [ %2168, %2165 ], [ %2160, %2159 ]
  %2174 = getelementptr inbounds i8, ptr %117, i64 %2173
  %2175 = getelementptr inbounds i8, ptr %2174, i64 %2082
  br i1 %2083, label %2176, label %2179

2176:
  %2177 = add nuw nsw i64 %2092, 1
  %2178 = icmp eq i64 %2177, %2077
  br i1 %2178, label %2231, label %2091

2179:
  %2180 = phi ptr [ %2229, %2227 ], [ %2174, %2172 ]
  %2181 = load i8, ptr %5, align 1
  %2182 = icmp eq i8 %2181, 42
  br i1 %2182, label %2183, label %2227

2183:
  %2184 = load i8, ptr %2080, align 1
  %2185 = and i8 %2184, 1
  %2186 = icmp eq i8 %2185, 0
  br i1 %2186, label %2227, label %2187

2187:
  %2188 = load i8, ptr %7, align 4
  %2189 = icmp eq i8 %2188, 0
  br i1 %2189, label %2190, label %2192

2190:
  %2191 = load ptr, ptr %2081, align 8
  br label %2192

2192:
  %2193 = phi ptr [ %2191, %2190 ], [ null, %2187 ]
  %2194 = icmp eq i8 %2188, 1
  br i1 %2194, label %2195, label %2197

2195:
  %2196 = load ptr, ptr %2084, align 8
  br label %2197

2197:
  %2198 = phi ptr [ %2196, %2195 ], [ %2193, %2192 ]
  %2199 = icmp eq i8 %2188, 2
  br i1 %2199, label %2200, label %2202

2200:
  %2201 = load ptr, ptr %2085, align 8
  br label %2202

2202:
  %2203 = phi ptr [ %2201, %2200 ], [ %2198, %2197 ]
  %2204 = icmp eq i8 %2188, 3
  br i1 %2204, label %2205, label %2207

2205:
  %2206 = load ptr, ptr %2086, align 8
  br label %2207

2207:
  %2208 = phi ptr [ %2206, %2205 ], [ %2203, %2202 ]
  %2209 = icmp eq i8 %2188, 4
  br i1 %2209, label %2210, label %2212

2210:
  %2211 = load ptr, ptr %2087, align 8
  br label %2212

2212:
  %2213 = phi ptr [ %2211, %2210 ], [ %2208, %2207 ]
  %2214 = icmp eq i8 %2188, 5
  br i1 %2214, label %2215, label %2217

2215:
  %2216 = load ptr, ptr %2088, align 8
  br label %2217

2217:
  %2218 = phi ptr [ %2216, %2215 ], [ %2213, %2212 ]
  %2219 = icmp eq i8 %2188, 6
  br i1 %2219, label %2220, label %2222

2220:
  %2221 = load ptr, ptr %2089, align 8
  br label %2222

2222:
  %2223 = phi ptr [ %2221, %2220 ], [ %2218, %2217 ]
  %2224 = icmp eq i8 %2188, 7
  br i1 %2224, label %2225, label %2227

2225:
  %2226 = load ptr, ptr %2090, align 8
  br label %2227

2227:
  %2228 = phi ptr [ null, %2179 ], [ null, %2183 ], [ %2226, %2225 ], [ %2223, %2222 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %2228, ptr noundef %2180) #7
  %2229 = getelementptr inbounds i8, ptr %2180, i64 %128
  %2230 = icmp eq ptr %2229, %2175
  br i1 %2230, label %2176, label %2179

2231:
  br i1 %567, label %2233, label %2232

2232:
  tail call void @free(ptr noundef %117)
  br label %2233

2233:
  ret void
}

declare void @_FortranAAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

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
