; Made from array_constructor.c by regenerate.py.
; InitArrayConstructorVector: 5 arguments, facts of 0
; PushArrayConstructorValue: 2 arguments, facts of 0 1
; PushArrayConstructorSimpleScalar: 2 arguments, facts of 0

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.InitArrayConstructorVector(ptr noundef writeonly captures(none) initializes((0, 37)) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef readnone captures(none) %9) local_unnamed_addr #0 {
  store ptr %1, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %11, align 8
  %12 = load ptr, ptr %1, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %16 = load i64, ptr %15, align 8
  br label %17

17:
  %18 = phi i64 [ %16, %14 ], [ 0, %10 ]
  %19 = zext i1 %2 to i8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %18, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i8 %19, ptr %23, align 4
  ret void
}

define linkonce_odr hidden void @pad.fortran.PushArrayConstructorValue(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i64 noundef %10, ptr noundef readnone captures(address_is_null) %11) local_unnamed_addr #1 {
  %13 = load ptr, ptr %1, align 8
  %14 = icmp eq i32 %7, -128
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %17 = load i8, ptr %16, align 4
  %18 = sext i8 %17 to i32
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ %7, %12 ]
  %21 = icmp eq i32 %8, -128
  %22 = icmp sgt i32 %20, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %27 = load i64, ptr %26, align 8
  br label %28

28:
  %29 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %30 = phi i64 [ %27, %23 ], [ 0, %19 ]
  %31 = icmp sgt i32 %20, 1
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %34, %32 ], [ 1, %28 ]
  %39 = phi i64 [ %36, %32 ], [ 0, %28 ]
  %40 = icmp sgt i32 %20, 2
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %43, %41 ], [ 1, %37 ]
  %48 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %49 = icmp sgt i32 %20, 3
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %52, %50 ], [ 1, %46 ]
  %57 = phi i64 [ %54, %50 ], [ 0, %46 ]
  %58 = icmp sgt i32 %20, 4
  br i1 %58, label %59, label %64

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %61, %59 ], [ 1, %55 ]
  %66 = phi i64 [ %63, %59 ], [ 0, %55 ]
  %67 = icmp sgt i32 %20, 5
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %70, %68 ], [ 1, %64 ]
  %75 = phi i64 [ %72, %68 ], [ 0, %64 ]
  %76 = icmp sgt i32 %20, 6
  br i1 %76, label %77, label %82

77:
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %81 = load i64, ptr %80, align 8
  br label %82

82:
  %83 = phi i64 [ %79, %77 ], [ 1, %73 ]
  %84 = phi i64 [ %81, %77 ], [ 0, %73 ]
  switch i32 %3, label %88 [
    i32 28, label %89
    i32 27, label %85
    i32 35, label %86
    i32 34, label %87
  ]

85:
  br label %89

86:
  br label %89

87:
  br label %89

88:
  br label %89

89:
  %90 = phi i32 [ 0, %88 ], [ 1, %85 ], [ 4, %86 ], [ 3, %87 ], [ 2, %82 ]
  %91 = mul nsw i64 %38, %29
  %92 = mul nsw i64 %47, %91
  %93 = mul nsw i64 %56, %92
  %94 = mul nsw i64 %65, %93
  %95 = mul nsw i64 %74, %94
  %96 = mul nsw i64 %83, %95
  %97 = load ptr, ptr %0, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = add nsw i64 %99, %96
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %102, %100
  br i1 %103, label %104, label %161

104:
  %105 = shl nsw i64 %102, 1
  %106 = tail call i64 @llvm.smax.i64(i64 %100, i64 %105)
  %107 = tail call i64 @llvm.smax.i64(i64 %106, i64 8)
  %108 = mul i64 %107, %5
  %109 = tail call i64 @llvm.umax.i64(i64 %108, i64 1)
  %110 = tail call ptr @malloc(i64 noundef %109) #9
  %111 = load ptr, ptr %97, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %160, label %113

113:
  switch i32 %90, label %158 [
    i32 2, label %120
    i32 1, label %118
    i32 4, label %116
    i32 3, label %114
    i32 0, label %156
  ]

114:
  %115 = icmp sgt i64 %99, 0
  br i1 %115, label %146, label %159

116:
  %117 = icmp sgt i64 %99, 0
  br i1 %117, label %136, label %159

118:
  %119 = icmp sgt i64 %99, 0
  br i1 %119, label %129, label %159

120:
  %121 = icmp sgt i64 %99, 0
  br i1 %121, label %122, label %159

122:
  %123 = phi i64 [ %127, %122 ], [ 0, %120 ]
  %124 = getelementptr inbounds nuw double, ptr %110, i64 %123
  %125 = getelementptr inbounds nuw double, ptr %111, i64 %123
  %126 = load double, ptr %125, align 8
  store double %126, ptr %124, align 8
  %127 = add nuw nsw i64 %123, 1
  %128 = icmp eq i64 %127, %99
  br i1 %128, label %159, label %122

129:
  %130 = phi i64 [ %134, %129 ], [ 0, %118 ]
  %131 = getelementptr inbounds nuw float, ptr %110, i64 %130
  %132 = getelementptr inbounds nuw float, ptr %111, i64 %130
  %133 = load float, ptr %132, align 4
  store float %133, ptr %131, align 4
  %134 = add nuw nsw i64 %130, 1
  %135 = icmp eq i64 %134, %99
  br i1 %135, label %159, label %129

136:
  %137 = phi i64 [ %144, %136 ], [ 0, %116 ]
  %138 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %110, i64 %137
  %139 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %111, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %142 = load double, ptr %141, align 8
  store double %140, ptr %138, align 8
  %143 = getelementptr inbounds nuw i8, ptr %138, i64 8
  store double %142, ptr %143, align 8
  %144 = add nuw nsw i64 %137, 1
  %145 = icmp eq i64 %144, %99
  br i1 %145, label %159, label %136

146:
  %147 = phi i64 [ %154, %146 ], [ 0, %114 ]
  %148 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %110, i64 %147
  %149 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %111, i64 %147
  %150 = load float, ptr %149, align 4
  %151 = getelementptr inbounds nuw i8, ptr %149, i64 4
  %152 = load float, ptr %151, align 4
  store float %150, ptr %148, align 4
  %153 = getelementptr inbounds nuw i8, ptr %148, i64 4
  store float %152, ptr %153, align 4
  %154 = add nuw nsw i64 %147, 1
  %155 = icmp eq i64 %154, %99
  br i1 %155, label %159, label %146

156:
  %157 = mul i64 %99, %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %110, ptr nonnull align 1 %111, i64 %157, i1 false)
  br label %159

158:
  unreachable

159:
  tail call void @free(ptr noundef %111)
  br label %160

160:
  store ptr %110, ptr %97, align 8
  store i64 %107, ptr %101, align 8
  br label %161

161:
  %162 = getelementptr inbounds nuw i8, ptr %97, i64 32
  %163 = load i64, ptr %162, align 8
  %164 = icmp slt i64 %163, %100
  br i1 %164, label %165, label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %97, i64 24
  store i64 1, ptr %166, align 8
  store i64 %100, ptr %162, align 8
  %167 = getelementptr inbounds nuw i8, ptr %97, i64 40
  store i64 %5, ptr %167, align 8
  br label %168

168:
  %169 = load ptr, ptr %97, align 8
  %170 = load i64, ptr %98, align 8
  %171 = mul nsw i64 %170, %5
  %172 = getelementptr inbounds i8, ptr %169, i64 %171
  store i64 %100, ptr %98, align 8
  %173 = mul nsw i64 %29, %5
  %174 = mul nsw i64 %38, %173
  %175 = mul nsw i64 %47, %174
  %176 = mul nsw i64 %56, %175
  %177 = mul nsw i64 %65, %176
  %178 = mul nsw i64 %74, %177
  %179 = icmp eq ptr %6, null
  br i1 %179, label %693, label %180

180:
  %181 = getelementptr inbounds nuw i8, ptr %6, i64 430
  %182 = load i8, ptr %181, align 2
  %183 = icmp eq i8 %182, 0
  br i1 %183, label %192, label %184

184:
  %185 = getelementptr inbounds nuw i8, ptr %6, i64 431
  %186 = load i8, ptr %185, align 1
  %187 = icmp eq i8 %186, 0
  br i1 %187, label %192, label %188

188:
  %189 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %190 = load i8, ptr %189, align 8
  %191 = icmp eq i8 %190, 0
  br i1 %191, label %192, label %693

192:
  %193 = icmp eq i32 %20, 0
  br i1 %193, label %194, label %195

194:
  tail call void @pad.fortran.type.initialize(ptr noundef nonnull %6, ptr noundef %172) #10
  br label %311

195:
  %196 = mul nsw i64 %38, %29
  %197 = mul nsw i64 %47, %196
  %198 = mul nsw i64 %56, %197
  %199 = mul nsw i64 %65, %198
  %200 = mul nsw i64 %74, %199
  %201 = mul nsw i64 %83, %200
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %209

203:
  %204 = mul nsw i64 %47, %38
  %205 = mul nsw i64 %56, %204
  %206 = mul nsw i64 %65, %205
  %207 = mul nsw i64 %74, %206
  %208 = mul nsw i64 %83, %207
  br label %209

209:
  %210 = phi i64 [ 0, %195 ], [ %208, %203 ]
  %211 = icmp sgt i64 %210, 0
  br i1 %211, label %212, label %311

212:
  %213 = icmp sgt i64 %29, 0
  %214 = icmp sgt i32 %20, 1
  %215 = icmp eq i32 %20, 2
  %216 = icmp sgt i32 %20, 2
  %217 = icmp eq i32 %20, 3
  %218 = icmp sgt i32 %20, 3
  %219 = icmp eq i32 %20, 4
  %220 = icmp sgt i32 %20, 4
  %221 = icmp eq i32 %20, 5
  %222 = icmp sgt i32 %20, 5
  %223 = icmp eq i32 %20, 6
  %224 = icmp sgt i32 %20, 6
  %225 = icmp eq i32 %20, 7
  %226 = icmp eq ptr %169, null
  br label %227

227:
  %228 = phi i64 [ 0, %212 ], [ %237, %236 ]
  br i1 %213, label %229, label %236

229:
  %230 = mul nsw i64 %173, %228
  br label %231

231:
  %232 = phi i64 [ %305, %304 ], [ 0, %229 ]
  %233 = xor i1 %214, true
  %234 = or i1 %233, %215
  %235 = select i1 %233, i64 0, i64 %230
  br i1 %234, label %243, label %239

236:
  %237 = add nuw nsw i64 %228, 1
  %238 = icmp eq i64 %237, %210
  br i1 %238, label %311, label %227

239:
  %240 = urem i64 %228, %38
  %241 = mul nsw i64 %173, %240
  %242 = udiv i64 %228, %38
  br label %243

243:
  %244 = phi i64 [ %235, %231 ], [ %241, %239 ]
  %245 = phi i64 [ %228, %231 ], [ %242, %239 ]
  br i1 %216, label %246, label %255

246:
  br i1 %217, label %252, label %247

247:
  %248 = urem i64 %245, %47
  %249 = mul nsw i64 %174, %248
  %250 = add nsw i64 %249, %244
  %251 = udiv i64 %245, %47
  br label %255

252:
  %253 = mul nsw i64 %174, %245
  %254 = add nsw i64 %253, %244
  br label %255

255:
  %256 = phi i64 [ %254, %252 ], [ %250, %247 ], [ %244, %243 ]
  %257 = phi i64 [ %245, %252 ], [ %251, %247 ], [ %245, %243 ]
  br i1 %218, label %258, label %267

258:
  br i1 %219, label %264, label %259

259:
  %260 = urem i64 %257, %56
  %261 = mul nsw i64 %175, %260
  %262 = add nsw i64 %261, %256
  %263 = udiv i64 %257, %56
  br label %267

264:
  %265 = mul nsw i64 %175, %257
  %266 = add nsw i64 %265, %256
  br label %267

267:
  %268 = phi i64 [ %266, %264 ], [ %262, %259 ], [ %256, %255 ]
  %269 = phi i64 [ %257, %264 ], [ %263, %259 ], [ %257, %255 ]
  br i1 %220, label %270, label %279

270:
  br i1 %221, label %276, label %271

271:
  %272 = urem i64 %269, %65
  %273 = mul nsw i64 %176, %272
  %274 = add nsw i64 %273, %268
  %275 = udiv i64 %269, %65
  br label %279

276:
  %277 = mul nsw i64 %176, %269
  %278 = add nsw i64 %277, %268
  br label %279

279:
  %280 = phi i64 [ %278, %276 ], [ %274, %271 ], [ %268, %267 ]
  %281 = phi i64 [ %269, %276 ], [ %275, %271 ], [ %269, %267 ]
  br i1 %222, label %282, label %291

282:
  br i1 %223, label %288, label %283

283:
  %284 = urem i64 %281, %74
  %285 = mul nsw i64 %177, %284
  %286 = add nsw i64 %285, %280
  %287 = udiv i64 %281, %74
  br label %291

288:
  %289 = mul nsw i64 %177, %281
  %290 = add nsw i64 %289, %280
  br label %291

291:
  %292 = phi i64 [ %290, %288 ], [ %286, %283 ], [ %280, %279 ]
  %293 = phi i64 [ %281, %288 ], [ %287, %283 ], [ %281, %279 ]
  br i1 %224, label %294, label %302

294:
  br i1 %225, label %299, label %295

295:
  %296 = urem i64 %293, %83
  %297 = mul nsw i64 %178, %296
  %298 = add nsw i64 %297, %292
  br label %302

299:
  %300 = mul nsw i64 %178, %293
  %301 = add nsw i64 %300, %292
  br label %302

302:
  %303 = phi i64 [ %301, %299 ], [ %298, %295 ], [ %292, %291 ]
  br i1 %226, label %304, label %307

304:
  %305 = add nuw nsw i64 %232, 1
  %306 = icmp eq i64 %305, %29
  br i1 %306, label %236, label %231

307:
  %308 = getelementptr inbounds i8, ptr %172, i64 %303
  %309 = mul nsw i64 %5, %232
  %310 = getelementptr inbounds i8, ptr %308, i64 %309
  tail call void @pad.fortran.type.initialize(ptr noundef nonnull %6, ptr noundef nonnull %310) #10
  br label %304

311:
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %313 = load ptr, ptr %312, align 8
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %315 = load i32, ptr %314, align 8
  br i1 %193, label %316, label %317

316:
  tail call void @pad.fortran.type.assign(ptr noundef nonnull %6, ptr noundef %172, ptr noundef %13) #10
  br label %1045

317:
  %318 = mul nsw i64 %47, %38
  %319 = mul nsw i64 %56, %318
  %320 = mul nsw i64 %65, %319
  %321 = mul nsw i64 %74, %320
  %322 = mul nsw i64 %83, %321
  %323 = mul nsw i64 %38, %29
  %324 = mul nsw i64 %47, %323
  %325 = mul nsw i64 %56, %324
  %326 = mul nsw i64 %65, %325
  %327 = mul nsw i64 %74, %326
  %328 = mul nsw i64 %83, %327
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %1045, label %330

330:
  %331 = icmp sgt i64 %5, 0
  %332 = add nsw i64 %29, -1
  %333 = mul nsw i64 %332, %5
  %334 = select i1 %331, i64 %333, i64 0
  %335 = getelementptr inbounds i8, ptr %172, i64 %334
  %336 = icmp sgt i64 %173, 0
  %337 = add nsw i64 %38, -1
  %338 = mul nsw i64 %337, %173
  %339 = select i1 %336, i64 %338, i64 0
  %340 = getelementptr inbounds i8, ptr %335, i64 %339
  %341 = icmp sgt i64 %174, 0
  %342 = add nsw i64 %47, -1
  %343 = mul nsw i64 %342, %174
  %344 = select i1 %341, i64 %343, i64 0
  %345 = getelementptr inbounds i8, ptr %340, i64 %344
  %346 = icmp sgt i64 %175, 0
  %347 = add nsw i64 %56, -1
  %348 = mul nsw i64 %347, %175
  %349 = select i1 %346, i64 %348, i64 0
  %350 = getelementptr inbounds i8, ptr %345, i64 %349
  %351 = icmp sgt i64 %176, 0
  %352 = add nsw i64 %65, -1
  %353 = mul nsw i64 %352, %176
  %354 = select i1 %351, i64 %353, i64 0
  %355 = getelementptr inbounds i8, ptr %350, i64 %354
  %356 = icmp sgt i64 %177, 0
  %357 = add nsw i64 %74, -1
  %358 = mul nsw i64 %357, %177
  %359 = select i1 %356, i64 %358, i64 0
  %360 = getelementptr inbounds i8, ptr %355, i64 %359
  %361 = icmp sgt i64 %178, 0
  %362 = add nsw i64 %83, -1
  %363 = mul nsw i64 %362, %178
  %364 = select i1 %361, i64 %363, i64 0
  %365 = icmp slt i64 %30, 0
  %366 = add nsw i64 %29, -1
  %367 = mul nsw i64 %366, %30
  %368 = select i1 %365, i64 %367, i64 0
  %369 = getelementptr inbounds i8, ptr %13, i64 %368
  %370 = icmp slt i64 %39, 0
  %371 = add nsw i64 %38, -1
  %372 = mul nsw i64 %371, %39
  %373 = select i1 %370, i64 %372, i64 0
  %374 = getelementptr inbounds i8, ptr %369, i64 %373
  %375 = icmp slt i64 %48, 0
  %376 = add nsw i64 %47, -1
  %377 = mul nsw i64 %376, %48
  %378 = select i1 %375, i64 %377, i64 0
  %379 = getelementptr inbounds i8, ptr %374, i64 %378
  %380 = icmp slt i64 %57, 0
  %381 = add nsw i64 %56, -1
  %382 = mul nsw i64 %381, %57
  %383 = select i1 %380, i64 %382, i64 0
  %384 = getelementptr inbounds i8, ptr %379, i64 %383
  %385 = icmp slt i64 %66, 0
  %386 = add nsw i64 %65, -1
  %387 = mul nsw i64 %386, %66
  %388 = select i1 %385, i64 %387, i64 0
  %389 = getelementptr inbounds i8, ptr %384, i64 %388
  %390 = icmp slt i64 %75, 0
  %391 = add nsw i64 %74, -1
  %392 = mul nsw i64 %391, %75
  %393 = select i1 %390, i64 %392, i64 0
  %394 = getelementptr inbounds i8, ptr %389, i64 %393
  %395 = icmp slt i64 %84, 0
  %396 = add nsw i64 %83, -1
  %397 = mul nsw i64 %396, %84
  %398 = select i1 %395, i64 %397, i64 0
  %399 = getelementptr inbounds i8, ptr %394, i64 %398
  %400 = getelementptr inbounds i8, ptr %360, i64 %364
  %401 = getelementptr inbounds i8, ptr %400, i64 %5
  %402 = icmp ugt ptr %401, %399
  br i1 %402, label %403, label %507

403:
  %404 = icmp sgt i64 %30, 0
  %405 = add nsw i64 %29, -1
  %406 = mul nsw i64 %405, %30
  %407 = select i1 %404, i64 %406, i64 0
  %408 = getelementptr inbounds i8, ptr %13, i64 %407
  %409 = icmp sgt i64 %39, 0
  %410 = add nsw i64 %38, -1
  %411 = mul nsw i64 %410, %39
  %412 = select i1 %409, i64 %411, i64 0
  %413 = getelementptr inbounds i8, ptr %408, i64 %412
  %414 = icmp sgt i64 %48, 0
  %415 = add nsw i64 %47, -1
  %416 = mul nsw i64 %415, %48
  %417 = select i1 %414, i64 %416, i64 0
  %418 = getelementptr inbounds i8, ptr %413, i64 %417
  %419 = icmp sgt i64 %57, 0
  %420 = add nsw i64 %56, -1
  %421 = mul nsw i64 %420, %57
  %422 = select i1 %419, i64 %421, i64 0
  %423 = getelementptr inbounds i8, ptr %418, i64 %422
  %424 = icmp sgt i64 %66, 0
  %425 = add nsw i64 %65, -1
  %426 = mul nsw i64 %425, %66
  %427 = select i1 %424, i64 %426, i64 0
  %428 = getelementptr inbounds i8, ptr %423, i64 %427
  %429 = icmp sgt i64 %75, 0
  %430 = add nsw i64 %74, -1
  %431 = mul nsw i64 %430, %75
  %432 = select i1 %429, i64 %431, i64 0
  %433 = getelementptr inbounds i8, ptr %428, i64 %432
  %434 = icmp sgt i64 %84, 0
  %435 = add nsw i64 %83, -1
  %436 = mul nsw i64 %435, %84
  %437 = select i1 %434, i64 %436, i64 0
  %438 = icmp slt i64 %5, 0
  %439 = add nsw i64 %29, -1
  %440 = mul nsw i64 %439, %5
  %441 = select i1 %438, i64 %440, i64 0
  %442 = getelementptr inbounds i8, ptr %172, i64 %441
  %443 = icmp slt i64 %173, 0
  %444 = add nsw i64 %38, -1
  %445 = mul nsw i64 %444, %173
  %446 = select i1 %443, i64 %445, i64 0
  %447 = getelementptr inbounds i8, ptr %442, i64 %446
  %448 = icmp slt i64 %174, 0
  %449 = add nsw i64 %47, -1
  %450 = mul nsw i64 %449, %174
  %451 = select i1 %448, i64 %450, i64 0
  %452 = getelementptr inbounds i8, ptr %447, i64 %451
  %453 = icmp slt i64 %175, 0
  %454 = add nsw i64 %56, -1
  %455 = mul nsw i64 %454, %175
  %456 = select i1 %453, i64 %455, i64 0
  %457 = getelementptr inbounds i8, ptr %452, i64 %456
  %458 = icmp slt i64 %176, 0
  %459 = add nsw i64 %65, -1
  %460 = mul nsw i64 %459, %176
  %461 = select i1 %458, i64 %460, i64 0
  %462 = getelementptr inbounds i8, ptr %457, i64 %461
  %463 = icmp slt i64 %177, 0
  %464 = add nsw i64 %74, -1
  %465 = mul nsw i64 %464, %177
  %466 = select i1 %463, i64 %465, i64 0
  %467 = getelementptr inbounds i8, ptr %462, i64 %466
  %468 = icmp slt i64 %178, 0
  %469 = add nsw i64 %83, -1
  %470 = mul nsw i64 %469, %178
  %471 = select i1 %468, i64 %470, i64 0
  %472 = getelementptr inbounds i8, ptr %467, i64 %471
  %473 = getelementptr inbounds i8, ptr %433, i64 %437
  %474 = getelementptr inbounds i8, ptr %473, i64 %5
  %475 = icmp ugt ptr %474, %472
  br i1 %475, label %476, label %507

476:
  %477 = icmp slt i64 %29, 2
  %478 = icmp eq i64 %5, %30
  %479 = select i1 %477, i1 true, i1 %478
  br i1 %479, label %481, label %480

480:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %313, i32 noundef %315) #11
  unreachable

481:
  %482 = icmp slt i64 %38, 2
  %483 = icmp eq i64 %173, %39
  %484 = select i1 %482, i1 true, i1 %483
  br i1 %484, label %485, label %480

485:
  %486 = icmp slt i64 %47, 2
  %487 = icmp eq i64 %174, %48
  %488 = select i1 %486, i1 true, i1 %487
  br i1 %488, label %489, label %480

489:
  %490 = icmp slt i64 %56, 2
  %491 = icmp eq i64 %175, %57
  %492 = select i1 %490, i1 true, i1 %491
  br i1 %492, label %493, label %480

493:
  %494 = icmp slt i64 %65, 2
  %495 = icmp eq i64 %176, %66
  %496 = select i1 %494, i1 true, i1 %495
  br i1 %496, label %497, label %480

497:
  %498 = icmp slt i64 %74, 2
  %499 = icmp eq i64 %177, %75
  %500 = select i1 %498, i1 true, i1 %499
  br i1 %500, label %501, label %480

501:
  %502 = icmp slt i64 %83, 2
  %503 = icmp eq i64 %178, %84
  %504 = select i1 %502, i1 true, i1 %503
  br i1 %504, label %505, label %480

505:
  %506 = icmp ule ptr %172, %13
  br label %507

507:
  %508 = phi i1 [ %506, %505 ], [ true, %403 ], [ true, %330 ]
  %509 = icmp sgt i64 %322, 0
  br i1 %509, label %510, label %1045

510:
  %511 = icmp sgt i64 %29, 0
  %512 = icmp sgt i32 %20, 1
  %513 = icmp eq i32 %20, 2
  %514 = icmp sgt i32 %20, 2
  %515 = icmp eq i32 %20, 3
  %516 = icmp sgt i32 %20, 3
  %517 = icmp eq i32 %20, 4
  %518 = icmp sgt i32 %20, 4
  %519 = icmp eq i32 %20, 5
  %520 = icmp sgt i32 %20, 5
  %521 = icmp eq i32 %20, 6
  %522 = icmp sgt i32 %20, 6
  %523 = icmp eq i32 %20, 7
  %524 = icmp sgt i32 %20, 1
  %525 = icmp eq i32 %20, 2
  %526 = icmp sgt i32 %20, 2
  %527 = icmp eq i32 %20, 3
  %528 = icmp sgt i32 %20, 3
  %529 = icmp eq i32 %20, 4
  %530 = icmp sgt i32 %20, 4
  %531 = icmp eq i32 %20, 5
  %532 = icmp sgt i32 %20, 5
  %533 = icmp eq i32 %20, 6
  %534 = icmp sgt i32 %20, 6
  %535 = icmp eq i32 %20, 7
  br label %536

536:
  %537 = phi i64 [ 0, %510 ], [ %680, %679 ]
  %538 = xor i64 %537, -1
  %539 = add nsw i64 %322, %538
  %540 = select i1 %508, i64 %537, i64 %539
  br i1 %512, label %541, label %548

541:
  br i1 %513, label %546, label %542

542:
  %543 = urem i64 %540, %38
  %544 = mul nsw i64 %173, %543
  %545 = udiv i64 %540, %38
  br label %548

546:
  %547 = mul nsw i64 %173, %540
  br label %548

548:
  %549 = phi i64 [ %547, %546 ], [ %544, %542 ], [ 0, %536 ]
  %550 = phi i64 [ %540, %546 ], [ %545, %542 ], [ %540, %536 ]
  br i1 %514, label %551, label %560

551:
  br i1 %515, label %557, label %552

552:
  %553 = urem i64 %550, %47
  %554 = mul nsw i64 %174, %553
  %555 = add nsw i64 %554, %549
  %556 = udiv i64 %550, %47
  br label %560

557:
  %558 = mul nsw i64 %174, %550
  %559 = add nsw i64 %558, %549
  br label %560

560:
  %561 = phi i64 [ %559, %557 ], [ %555, %552 ], [ %549, %548 ]
  %562 = phi i64 [ %550, %557 ], [ %556, %552 ], [ %550, %548 ]
  br i1 %516, label %563, label %572

563:
  br i1 %517, label %569, label %564

564:
  %565 = urem i64 %562, %56
  %566 = mul nsw i64 %175, %565
  %567 = add nsw i64 %566, %561
  %568 = udiv i64 %562, %56
  br label %572

569:
  %570 = mul nsw i64 %175, %562
  %571 = add nsw i64 %570, %561
  br label %572

572:
  %573 = phi i64 [ %571, %569 ], [ %567, %564 ], [ %561, %560 ]
  %574 = phi i64 [ %562, %569 ], [ %568, %564 ], [ %562, %560 ]
  br i1 %518, label %575, label %584

575:
  br i1 %519, label %581, label %576

576:
  %577 = urem i64 %574, %65
  %578 = mul nsw i64 %176, %577
  %579 = add nsw i64 %578, %573
  %580 = udiv i64 %574, %65
  br label %584

581:
  %582 = mul nsw i64 %176, %574
  %583 = add nsw i64 %582, %573
  br label %584

584:
  %585 = phi i64 [ %583, %581 ], [ %579, %576 ], [ %573, %572 ]
  %586 = phi i64 [ %574, %581 ], [ %580, %576 ], [ %574, %572 ]
  br i1 %520, label %587, label %596

587:
  br i1 %521, label %593, label %588

588:
  %589 = urem i64 %586, %74
  %590 = mul nsw i64 %177, %589
  %591 = add nsw i64 %590, %585
  %592 = udiv i64 %586, %74
  br label %596

593:
  %594 = mul nsw i64 %177, %586
  %595 = add nsw i64 %594, %585
  br label %596

596:
  %597 = phi i64 [ %595, %593 ], [ %591, %588 ], [ %585, %584 ]
  %598 = phi i64 [ %586, %593 ], [ %592, %588 ], [ %586, %584 ]
  br i1 %522, label %599, label %607

599:
  br i1 %523, label %604, label %600

600:
  %601 = urem i64 %598, %83
  %602 = mul nsw i64 %178, %601
  %603 = add nsw i64 %602, %597
  br label %607

604:
  %605 = mul nsw i64 %178, %598
  %606 = add nsw i64 %605, %597
  br label %607

607:
  %608 = phi i64 [ %606, %604 ], [ %603, %600 ], [ %597, %596 ]
  br i1 %524, label %609, label %616

609:
  br i1 %525, label %614, label %610

610:
  %611 = urem i64 %540, %38
  %612 = mul nsw i64 %39, %611
  %613 = udiv i64 %540, %38
  br label %616

614:
  %615 = mul nsw i64 %39, %540
  br label %616

616:
  %617 = phi i64 [ %615, %614 ], [ %612, %610 ], [ 0, %607 ]
  %618 = phi i64 [ %540, %614 ], [ %613, %610 ], [ %540, %607 ]
  br i1 %526, label %619, label %628

619:
  br i1 %527, label %625, label %620

620:
  %621 = urem i64 %618, %47
  %622 = mul nsw i64 %48, %621
  %623 = add nsw i64 %622, %617
  %624 = udiv i64 %618, %47
  br label %628

625:
  %626 = mul nsw i64 %48, %618
  %627 = add nsw i64 %626, %617
  br label %628

628:
  %629 = phi i64 [ %627, %625 ], [ %623, %620 ], [ %617, %616 ]
  %630 = phi i64 [ %618, %625 ], [ %624, %620 ], [ %618, %616 ]
  br i1 %528, label %631, label %640

631:
  br i1 %529, label %637, label %632

632:
  %633 = urem i64 %630, %56
  %634 = mul nsw i64 %57, %633
  %635 = add nsw i64 %634, %629
  %636 = udiv i64 %630, %56
  br label %640

637:
  %638 = mul nsw i64 %57, %630
  %639 = add nsw i64 %638, %629
  br label %640

640:
  %641 = phi i64 [ %639, %637 ], [ %635, %632 ], [ %629, %628 ]
  %642 = phi i64 [ %630, %637 ], [ %636, %632 ], [ %630, %628 ]
  br i1 %530, label %643, label %652

643:
  br i1 %531, label %649, label %644

644:
  %645 = urem i64 %642, %65
  %646 = mul nsw i64 %66, %645
  %647 = add nsw i64 %646, %641
  %648 = udiv i64 %642, %65
  br label %652

649:
  %650 = mul nsw i64 %66, %642
  %651 = add nsw i64 %650, %641
  br label %652

652:
  %653 = phi i64 [ %651, %649 ], [ %647, %644 ], [ %641, %640 ]
  %654 = phi i64 [ %642, %649 ], [ %648, %644 ], [ %642, %640 ]
  br i1 %532, label %655, label %664

655:
  br i1 %533, label %661, label %656

656:
  %657 = urem i64 %654, %74
  %658 = mul nsw i64 %75, %657
  %659 = add nsw i64 %658, %653
  %660 = udiv i64 %654, %74
  br label %664

661:
  %662 = mul nsw i64 %75, %654
  %663 = add nsw i64 %662, %653
  br label %664

664:
  %665 = phi i64 [ %663, %661 ], [ %659, %656 ], [ %653, %652 ]
  %666 = phi i64 [ %654, %661 ], [ %660, %656 ], [ %654, %652 ]
  br i1 %534, label %667, label %675

667:
  br i1 %535, label %672, label %668

668:
  %669 = urem i64 %666, %83
  %670 = mul nsw i64 %84, %669
  %671 = add nsw i64 %670, %665
  br label %675

672:
  %673 = mul nsw i64 %84, %666
  %674 = add nsw i64 %673, %665
  br label %675

675:
  %676 = phi i64 [ %674, %672 ], [ %671, %668 ], [ %665, %664 ]
  %677 = getelementptr inbounds i8, ptr %172, i64 %608
  %678 = getelementptr inbounds i8, ptr %13, i64 %676
  br i1 %511, label %682, label %679

679:
  %680 = add nuw nsw i64 %537, 1
  %681 = icmp eq i64 %680, %322
  br i1 %681, label %1045, label %536

682:
  %683 = phi i64 [ %691, %682 ], [ 0, %675 ]
  %684 = xor i64 %683, -1
  %685 = add nsw i64 %29, %684
  %686 = select i1 %508, i64 %683, i64 %685
  %687 = mul nsw i64 %5, %686
  %688 = getelementptr inbounds i8, ptr %677, i64 %687
  %689 = mul nsw i64 %30, %686
  %690 = getelementptr inbounds i8, ptr %678, i64 %689
  tail call void @pad.fortran.type.assign(ptr noundef nonnull %6, ptr noundef %688, ptr noundef %690) #10
  %691 = add nuw nsw i64 %683, 1
  %692 = icmp eq i64 %691, %29
  br i1 %692, label %679, label %682

693:
  %694 = mul nsw i64 %29, %5
  %695 = icmp ne i64 %38, 1
  %696 = icmp ne i64 %173, %694
  %697 = select i1 %695, i1 %696, i1 false
  %698 = mul nsw i64 %38, %694
  %699 = icmp ne i64 %47, 1
  %700 = icmp ne i64 %174, %698
  %701 = select i1 %699, i1 %700, i1 false
  %702 = or i1 %701, %697
  %703 = mul nsw i64 %47, %698
  %704 = icmp ne i64 %56, 1
  %705 = icmp ne i64 %175, %703
  %706 = select i1 %704, i1 %705, i1 false
  %707 = or i1 %706, %702
  %708 = mul nsw i64 %56, %703
  %709 = icmp ne i64 %65, 1
  %710 = icmp ne i64 %176, %708
  %711 = select i1 %709, i1 %710, i1 false
  %712 = or i1 %711, %707
  %713 = mul nsw i64 %65, %708
  %714 = icmp ne i64 %74, 1
  %715 = icmp ne i64 %177, %713
  %716 = select i1 %714, i1 %715, i1 false
  %717 = or i1 %716, %712
  %718 = icmp ne i64 %83, 1
  %719 = mul nsw i64 %74, %713
  %720 = icmp ne i64 %178, %719
  %721 = select i1 %718, i1 %720, i1 false
  %722 = or i1 %721, %717
  %723 = mul i64 %38, %29
  %724 = mul i64 %47, %723
  %725 = mul i64 %56, %724
  %726 = mul i64 %65, %725
  %727 = mul i64 %74, %726
  %728 = mul i64 %83, %727
  br i1 %722, label %808, label %729

729:
  %730 = icmp eq i64 %29, 1
  %731 = icmp eq i64 %30, %5
  %732 = select i1 %730, i1 true, i1 %731
  %733 = mul nsw i64 %29, %5
  %734 = icmp eq i64 %38, 1
  %735 = icmp eq i64 %39, %733
  %736 = select i1 %734, i1 true, i1 %735
  %737 = and i1 %736, %732
  %738 = mul nsw i64 %38, %733
  %739 = icmp eq i64 %47, 1
  %740 = icmp eq i64 %48, %738
  %741 = select i1 %739, i1 true, i1 %740
  %742 = and i1 %741, %737
  %743 = mul nsw i64 %47, %738
  %744 = icmp eq i64 %56, 1
  %745 = icmp eq i64 %57, %743
  %746 = select i1 %744, i1 true, i1 %745
  %747 = and i1 %746, %742
  %748 = mul nsw i64 %56, %743
  %749 = icmp eq i64 %65, 1
  %750 = icmp eq i64 %66, %748
  %751 = select i1 %749, i1 true, i1 %750
  %752 = and i1 %751, %747
  %753 = mul nsw i64 %65, %748
  %754 = icmp eq i64 %74, 1
  %755 = icmp eq i64 %75, %753
  %756 = select i1 %754, i1 true, i1 %755
  %757 = and i1 %756, %752
  %758 = icmp eq i64 %83, 1
  %759 = mul nsw i64 %74, %753
  %760 = icmp eq i64 %84, %759
  %761 = select i1 %758, i1 true, i1 %760
  %762 = and i1 %761, %757
  br i1 %762, label %763, label %808

763:
  switch i32 %90, label %158 [
    i32 2, label %770
    i32 1, label %768
    i32 4, label %766
    i32 3, label %764
    i32 0, label %806
  ]

764:
  %765 = icmp sgt i64 %728, 0
  br i1 %765, label %796, label %1045

766:
  %767 = icmp sgt i64 %728, 0
  br i1 %767, label %786, label %1045

768:
  %769 = icmp sgt i64 %728, 0
  br i1 %769, label %779, label %1045

770:
  %771 = icmp sgt i64 %728, 0
  br i1 %771, label %772, label %1045

772:
  %773 = phi i64 [ %777, %772 ], [ 0, %770 ]
  %774 = getelementptr inbounds nuw double, ptr %172, i64 %773
  %775 = getelementptr inbounds nuw double, ptr %13, i64 %773
  %776 = load double, ptr %775, align 8
  store double %776, ptr %774, align 8
  %777 = add nuw nsw i64 %773, 1
  %778 = icmp eq i64 %777, %728
  br i1 %778, label %1045, label %772

779:
  %780 = phi i64 [ %784, %779 ], [ 0, %768 ]
  %781 = getelementptr inbounds nuw float, ptr %172, i64 %780
  %782 = getelementptr inbounds nuw float, ptr %13, i64 %780
  %783 = load float, ptr %782, align 4
  store float %783, ptr %781, align 4
  %784 = add nuw nsw i64 %780, 1
  %785 = icmp eq i64 %784, %728
  br i1 %785, label %1045, label %779

786:
  %787 = phi i64 [ %794, %786 ], [ 0, %766 ]
  %788 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %172, i64 %787
  %789 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %13, i64 %787
  %790 = load double, ptr %789, align 8
  %791 = getelementptr inbounds nuw i8, ptr %789, i64 8
  %792 = load double, ptr %791, align 8
  store double %790, ptr %788, align 8
  %793 = getelementptr inbounds nuw i8, ptr %788, i64 8
  store double %792, ptr %793, align 8
  %794 = add nuw nsw i64 %787, 1
  %795 = icmp eq i64 %794, %728
  br i1 %795, label %1045, label %786

796:
  %797 = phi i64 [ %804, %796 ], [ 0, %764 ]
  %798 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %172, i64 %797
  %799 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %13, i64 %797
  %800 = load float, ptr %799, align 4
  %801 = getelementptr inbounds nuw i8, ptr %799, i64 4
  %802 = load float, ptr %801, align 4
  store float %800, ptr %798, align 4
  %803 = getelementptr inbounds nuw i8, ptr %798, i64 4
  store float %802, ptr %803, align 4
  %804 = add nuw nsw i64 %797, 1
  %805 = icmp eq i64 %804, %728
  br i1 %805, label %1045, label %796

806:
  %807 = mul i64 %728, %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %172, ptr align 1 %13, i64 %807, i1 false)
  br label %1045

808:
  %809 = icmp sgt i64 %728, 0
  br i1 %809, label %810, label %1045

810:
  %811 = mul nsw i64 %47, %38
  %812 = mul nsw i64 %56, %811
  %813 = mul nsw i64 %65, %812
  %814 = mul nsw i64 %74, %813
  %815 = mul nsw i64 %83, %814
  %816 = icmp sgt i64 %815, 0
  br i1 %816, label %817, label %1045

817:
  %818 = icmp sgt i64 %29, 0
  %819 = icmp sgt i64 %29, 0
  %820 = icmp sgt i64 %29, 0
  %821 = icmp sgt i64 %29, 0
  %822 = icmp sgt i64 %29, 0
  %823 = icmp sgt i32 %20, 1
  %824 = icmp eq i32 %20, 2
  %825 = icmp sgt i32 %20, 2
  %826 = icmp eq i32 %20, 3
  %827 = icmp sgt i32 %20, 3
  %828 = icmp eq i32 %20, 4
  %829 = icmp sgt i32 %20, 4
  %830 = icmp eq i32 %20, 5
  %831 = icmp sgt i32 %20, 5
  %832 = icmp eq i32 %20, 6
  %833 = icmp sgt i32 %20, 6
  %834 = icmp eq i32 %20, 7
  %835 = icmp sgt i32 %20, 1
  %836 = icmp eq i32 %20, 2
  %837 = icmp sgt i32 %20, 2
  %838 = icmp eq i32 %20, 3
  %839 = icmp sgt i32 %20, 3
  %840 = icmp eq i32 %20, 4
  %841 = icmp sgt i32 %20, 4
  %842 = icmp eq i32 %20, 5
  %843 = icmp sgt i32 %20, 5
  %844 = icmp eq i32 %20, 6
  %845 = icmp sgt i32 %20, 6
  %846 = icmp eq i32 %20, 7
  br label %847

847:
  %848 = phi i64 [ 0, %817 ], [ %1043, %1042 ]
  br i1 %823, label %849, label %856

849:
  br i1 %824, label %854, label %850

850:
  %851 = urem i64 %848, %38
  %852 = mul nsw i64 %173, %851
  %853 = udiv i64 %848, %38
  br label %856

854:
  %855 = mul nsw i64 %173, %848
  br label %856

856:
  %857 = phi i64 [ %855, %854 ], [ %852, %850 ], [ 0, %847 ]
  %858 = phi i64 [ %848, %854 ], [ %853, %850 ], [ %848, %847 ]
  br i1 %825, label %859, label %868

859:
  br i1 %826, label %865, label %860

860:
  %861 = urem i64 %858, %47
  %862 = mul nsw i64 %174, %861
  %863 = add nsw i64 %862, %857
  %864 = udiv i64 %858, %47
  br label %868

865:
  %866 = mul nsw i64 %174, %858
  %867 = add nsw i64 %866, %857
  br label %868

868:
  %869 = phi i64 [ %867, %865 ], [ %863, %860 ], [ %857, %856 ]
  %870 = phi i64 [ %858, %865 ], [ %864, %860 ], [ %858, %856 ]
  br i1 %827, label %871, label %880

871:
  br i1 %828, label %877, label %872

872:
  %873 = urem i64 %870, %56
  %874 = mul nsw i64 %175, %873
  %875 = add nsw i64 %874, %869
  %876 = udiv i64 %870, %56
  br label %880

877:
  %878 = mul nsw i64 %175, %870
  %879 = add nsw i64 %878, %869
  br label %880

880:
  %881 = phi i64 [ %879, %877 ], [ %875, %872 ], [ %869, %868 ]
  %882 = phi i64 [ %870, %877 ], [ %876, %872 ], [ %870, %868 ]
  br i1 %829, label %883, label %892

883:
  br i1 %830, label %889, label %884

884:
  %885 = urem i64 %882, %65
  %886 = mul nsw i64 %176, %885
  %887 = add nsw i64 %886, %881
  %888 = udiv i64 %882, %65
  br label %892

889:
  %890 = mul nsw i64 %176, %882
  %891 = add nsw i64 %890, %881
  br label %892

892:
  %893 = phi i64 [ %891, %889 ], [ %887, %884 ], [ %881, %880 ]
  %894 = phi i64 [ %882, %889 ], [ %888, %884 ], [ %882, %880 ]
  br i1 %831, label %895, label %904

895:
  br i1 %832, label %901, label %896

896:
  %897 = urem i64 %894, %74
  %898 = mul nsw i64 %177, %897
  %899 = add nsw i64 %898, %893
  %900 = udiv i64 %894, %74
  br label %904

901:
  %902 = mul nsw i64 %177, %894
  %903 = add nsw i64 %902, %893
  br label %904

904:
  %905 = phi i64 [ %903, %901 ], [ %899, %896 ], [ %893, %892 ]
  %906 = phi i64 [ %894, %901 ], [ %900, %896 ], [ %894, %892 ]
  br i1 %833, label %907, label %915

907:
  br i1 %834, label %912, label %908

908:
  %909 = urem i64 %906, %83
  %910 = mul nsw i64 %178, %909
  %911 = add nsw i64 %910, %905
  br label %915

912:
  %913 = mul nsw i64 %178, %906
  %914 = add nsw i64 %913, %905
  br label %915

915:
  %916 = phi i64 [ %914, %912 ], [ %911, %908 ], [ %905, %904 ]
  br i1 %835, label %917, label %924

917:
  br i1 %836, label %922, label %918

918:
  %919 = urem i64 %848, %38
  %920 = mul nsw i64 %39, %919
  %921 = udiv i64 %848, %38
  br label %924

922:
  %923 = mul nsw i64 %39, %848
  br label %924

924:
  %925 = phi i64 [ %923, %922 ], [ %920, %918 ], [ 0, %915 ]
  %926 = phi i64 [ %848, %922 ], [ %921, %918 ], [ %848, %915 ]
  br i1 %837, label %927, label %936

927:
  br i1 %838, label %933, label %928

928:
  %929 = urem i64 %926, %47
  %930 = mul nsw i64 %48, %929
  %931 = add nsw i64 %930, %925
  %932 = udiv i64 %926, %47
  br label %936

933:
  %934 = mul nsw i64 %48, %926
  %935 = add nsw i64 %934, %925
  br label %936

936:
  %937 = phi i64 [ %935, %933 ], [ %931, %928 ], [ %925, %924 ]
  %938 = phi i64 [ %926, %933 ], [ %932, %928 ], [ %926, %924 ]
  br i1 %839, label %939, label %948

939:
  br i1 %840, label %945, label %940

940:
  %941 = urem i64 %938, %56
  %942 = mul nsw i64 %57, %941
  %943 = add nsw i64 %942, %937
  %944 = udiv i64 %938, %56
  br label %948

945:
  %946 = mul nsw i64 %57, %938
  %947 = add nsw i64 %946, %937
  br label %948

948:
  %949 = phi i64 [ %947, %945 ], [ %943, %940 ], [ %937, %936 ]
  %950 = phi i64 [ %938, %945 ], [ %944, %940 ], [ %938, %936 ]
  br i1 %841, label %951, label %960

951:
  br i1 %842, label %957, label %952

952:
  %953 = urem i64 %950, %65
  %954 = mul nsw i64 %66, %953
  %955 = add nsw i64 %954, %949
  %956 = udiv i64 %950, %65
  br label %960

957:
  %958 = mul nsw i64 %66, %950
  %959 = add nsw i64 %958, %949
  br label %960

960:
  %961 = phi i64 [ %959, %957 ], [ %955, %952 ], [ %949, %948 ]
  %962 = phi i64 [ %950, %957 ], [ %956, %952 ], [ %950, %948 ]
  br i1 %843, label %963, label %972

963:
  br i1 %844, label %969, label %964

964:
  %965 = urem i64 %962, %74
  %966 = mul nsw i64 %75, %965
  %967 = add nsw i64 %966, %961
  %968 = udiv i64 %962, %74
  br label %972

969:
  %970 = mul nsw i64 %75, %962
  %971 = add nsw i64 %970, %961
  br label %972

972:
  %973 = phi i64 [ %971, %969 ], [ %967, %964 ], [ %961, %960 ]
  %974 = phi i64 [ %962, %969 ], [ %968, %964 ], [ %962, %960 ]
  br i1 %845, label %975, label %983

975:
  br i1 %846, label %980, label %976

976:
  %977 = urem i64 %974, %83
  %978 = mul nsw i64 %84, %977
  %979 = add nsw i64 %978, %973
  br label %983

980:
  %981 = mul nsw i64 %84, %974
  %982 = add nsw i64 %981, %973
  br label %983

983:
  %984 = phi i64 [ %982, %980 ], [ %979, %976 ], [ %973, %972 ]
  %985 = getelementptr inbounds i8, ptr %172, i64 %916
  %986 = getelementptr inbounds i8, ptr %13, i64 %984
  switch i32 %90, label %158 [
    i32 2, label %991
    i32 1, label %990
    i32 4, label %989
    i32 3, label %988
    i32 0, label %987
  ]

987:
  br i1 %818, label %1034, label %1042

988:
  br i1 %819, label %1022, label %1042

989:
  br i1 %820, label %1010, label %1042

990:
  br i1 %821, label %1001, label %1042

991:
  br i1 %822, label %992, label %1042

992:
  %993 = phi i64 [ %999, %992 ], [ 0, %991 ]
  %994 = mul nsw i64 %993, %5
  %995 = getelementptr inbounds i8, ptr %985, i64 %994
  %996 = mul nsw i64 %993, %30
  %997 = getelementptr inbounds i8, ptr %986, i64 %996
  %998 = load double, ptr %997, align 8
  store double %998, ptr %995, align 8
  %999 = add nuw nsw i64 %993, 1
  %1000 = icmp eq i64 %999, %29
  br i1 %1000, label %1042, label %992

1001:
  %1002 = phi i64 [ %1008, %1001 ], [ 0, %990 ]
  %1003 = mul nsw i64 %1002, %5
  %1004 = getelementptr inbounds i8, ptr %985, i64 %1003
  %1005 = mul nsw i64 %1002, %30
  %1006 = getelementptr inbounds i8, ptr %986, i64 %1005
  %1007 = load float, ptr %1006, align 4
  store float %1007, ptr %1004, align 4
  %1008 = add nuw nsw i64 %1002, 1
  %1009 = icmp eq i64 %1008, %29
  br i1 %1009, label %1042, label %1001

1010:
  %1011 = phi i64 [ %1020, %1010 ], [ 0, %989 ]
  %1012 = mul nsw i64 %1011, %5
  %1013 = getelementptr inbounds i8, ptr %985, i64 %1012
  %1014 = mul nsw i64 %1011, %30
  %1015 = getelementptr inbounds i8, ptr %986, i64 %1014
  %1016 = load double, ptr %1015, align 8
  %1017 = getelementptr inbounds nuw i8, ptr %1015, i64 8
  %1018 = load double, ptr %1017, align 8
  store double %1016, ptr %1013, align 8
  %1019 = getelementptr inbounds nuw i8, ptr %1013, i64 8
  store double %1018, ptr %1019, align 8
  %1020 = add nuw nsw i64 %1011, 1
  %1021 = icmp eq i64 %1020, %29
  br i1 %1021, label %1042, label %1010

1022:
  %1023 = phi i64 [ %1032, %1022 ], [ 0, %988 ]
  %1024 = mul nsw i64 %1023, %5
  %1025 = getelementptr inbounds i8, ptr %985, i64 %1024
  %1026 = mul nsw i64 %1023, %30
  %1027 = getelementptr inbounds i8, ptr %986, i64 %1026
  %1028 = load float, ptr %1027, align 4
  %1029 = getelementptr inbounds nuw i8, ptr %1027, i64 4
  %1030 = load float, ptr %1029, align 4
  store float %1028, ptr %1025, align 4
  %1031 = getelementptr inbounds nuw i8, ptr %1025, i64 4
  store float %1030, ptr %1031, align 4
  %1032 = add nuw nsw i64 %1023, 1
  %1033 = icmp eq i64 %1032, %29
  br i1 %1033, label %1042, label %1022

1034:
  %1035 = phi i64 [ %1040, %1034 ], [ 0, %987 ]
  %1036 = mul nsw i64 %1035, %5
  %1037 = getelementptr inbounds i8, ptr %985, i64 %1036
  %1038 = mul nsw i64 %1035, %30
  %1039 = getelementptr inbounds i8, ptr %986, i64 %1038
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1037, ptr align 1 %1039, i64 %5, i1 false)
  %1040 = add nuw nsw i64 %1035, 1
  %1041 = icmp eq i64 %1040, %29
  br i1 %1041, label %1042, label %1034

1042:
  %1043 = add nuw nsw i64 %848, 1
  %1044 = icmp eq i64 %1043, %815
  br i1 %1044, label %1045, label %847

1045:
  ret void
}

define linkonce_odr hidden void @pad.fortran.PushArrayConstructorSimpleScalar(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef readnone captures(none) %6) local_unnamed_addr #2 {
  switch i32 %3, label %11 [
    i32 28, label %12
    i32 27, label %8
    i32 35, label %9
    i32 34, label %10
  ]

8:
  br label %12

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %13 = phi i32 [ 0, %11 ], [ 1, %8 ], [ 4, %9 ], [ 3, %10 ], [ 2, %7 ]
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, %16
  br i1 %20, label %78, label %21

21:
  %22 = shl nsw i64 %19, 1
  %23 = tail call i64 @llvm.smax.i64(i64 %17, i64 %22)
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 8)
  %25 = mul i64 %24, %5
  %26 = tail call i64 @llvm.umax.i64(i64 %25, i64 1)
  %27 = tail call ptr @malloc(i64 noundef %26) #9
  %28 = load ptr, ptr %14, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %77, label %30

30:
  switch i32 %13, label %75 [
    i32 2, label %37
    i32 1, label %35
    i32 4, label %33
    i32 3, label %31
    i32 0, label %73
  ]

31:
  %32 = icmp sgt i64 %16, 0
  br i1 %32, label %63, label %76

33:
  %34 = icmp sgt i64 %16, 0
  br i1 %34, label %53, label %76

35:
  %36 = icmp sgt i64 %16, 0
  br i1 %36, label %46, label %76

37:
  %38 = icmp sgt i64 %16, 0
  br i1 %38, label %39, label %76

39:
  %40 = phi i64 [ %44, %39 ], [ 0, %37 ]
  %41 = getelementptr inbounds nuw double, ptr %27, i64 %40
  %42 = getelementptr inbounds nuw double, ptr %28, i64 %40
  %43 = load double, ptr %42, align 8
  store double %43, ptr %41, align 8
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, %16
  br i1 %45, label %76, label %39

46:
  %47 = phi i64 [ %51, %46 ], [ 0, %35 ]
  %48 = getelementptr inbounds nuw float, ptr %27, i64 %47
  %49 = getelementptr inbounds nuw float, ptr %28, i64 %47
  %50 = load float, ptr %49, align 4
  store float %50, ptr %48, align 4
  %51 = add nuw nsw i64 %47, 1
  %52 = icmp eq i64 %51, %16
  br i1 %52, label %76, label %46

53:
  %54 = phi i64 [ %61, %53 ], [ 0, %33 ]
  %55 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %27, i64 %54
  %56 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %28, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  store double %57, ptr %55, align 8
  %60 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %76, label %53

63:
  %64 = phi i64 [ %71, %63 ], [ 0, %31 ]
  %65 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %27, i64 %64
  %66 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %28, i64 %64
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %69 = load float, ptr %68, align 4
  store float %67, ptr %65, align 4
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store float %69, ptr %70, align 4
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %16
  br i1 %72, label %76, label %63

73:
  %74 = mul i64 %16, %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr nonnull align 1 %28, i64 %74, i1 false)
  br label %76

75:
  unreachable

76:
  tail call void @free(ptr noundef %28)
  br label %77

77:
  store ptr %27, ptr %14, align 8
  store i64 %24, ptr %18, align 8
  br label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, %16
  br i1 %81, label %85, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 1, ptr %83, align 8
  store i64 %17, ptr %79, align 8
  %84 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store i64 %5, ptr %84, align 8
  br label %85

85:
  %86 = load ptr, ptr %14, align 8
  %87 = load i64, ptr %15, align 8
  %88 = mul nsw i64 %87, %5
  %89 = getelementptr inbounds i8, ptr %86, i64 %88
  store i64 %17, ptr %15, align 8
  switch i32 %13, label %75 [
    i32 2, label %100
    i32 1, label %102
    i32 4, label %95
    i32 3, label %90
    i32 0, label %104
  ]

90:
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %93 = load float, ptr %1, align 4
  %94 = load float, ptr %91, align 4
  store float %93, ptr %89, align 4
  store float %94, ptr %92, align 4
  br label %105

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %97 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %98 = load double, ptr %1, align 8
  %99 = load double, ptr %96, align 8
  store double %98, ptr %89, align 8
  store double %99, ptr %97, align 8
  br label %105

100:
  %101 = load double, ptr %1, align 8
  store double %101, ptr %89, align 8
  br label %105

102:
  %103 = load float, ptr %1, align 4
  store float %103, ptr %89, align 4
  br label %105

104:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %89, ptr align 1 %1, i64 %5, i1 false)
  br label %105

105:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #7

declare i64 @llvm.smax.i64(i64, i64) #8

declare i64 @llvm.umax.i64(i64, i64) #8

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { alwaysinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { allocsize(0) }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
