; Made from array_constructor.c by regenerate.py.
; InitArrayConstructorVector: 5 arguments, facts of 0
; PushArrayConstructorValue: 2 arguments, facts of 0 1
; PushArrayConstructorSimpleScalar: 2 arguments, facts of 0

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

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

define linkonce_odr hidden void @pad.fortran.PushArrayConstructorValue(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef readnone captures(none) %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i64 noundef %10, ptr noundef readnone captures(address_is_null) %11) local_unnamed_addr #1 {
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
  %110 = tail call ptr @malloc(i64 noundef %109) #6
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
  %179 = mul nsw i64 %29, %5
  %180 = icmp ne i64 %38, 1
  %181 = icmp ne i64 %173, %179
  %182 = select i1 %180, i1 %181, i1 false
  %183 = mul nsw i64 %38, %179
  %184 = icmp ne i64 %47, 1
  %185 = icmp ne i64 %174, %183
  %186 = select i1 %184, i1 %185, i1 false
  %187 = or i1 %186, %182
  %188 = mul nsw i64 %47, %183
  %189 = icmp ne i64 %56, 1
  %190 = icmp ne i64 %175, %188
  %191 = select i1 %189, i1 %190, i1 false
  %192 = or i1 %191, %187
  %193 = mul nsw i64 %56, %188
  %194 = icmp ne i64 %65, 1
  %195 = icmp ne i64 %176, %193
  %196 = select i1 %194, i1 %195, i1 false
  %197 = or i1 %196, %192
  %198 = mul nsw i64 %65, %193
  %199 = icmp ne i64 %74, 1
  %200 = icmp ne i64 %177, %198
  %201 = select i1 %199, i1 %200, i1 false
  %202 = or i1 %201, %197
  %203 = icmp ne i64 %83, 1
  %204 = mul nsw i64 %74, %198
  %205 = icmp ne i64 %178, %204
  %206 = select i1 %203, i1 %205, i1 false
  %207 = or i1 %206, %202
  %208 = mul i64 %38, %29
  %209 = mul i64 %47, %208
  %210 = mul i64 %56, %209
  %211 = mul i64 %65, %210
  %212 = mul i64 %74, %211
  %213 = mul i64 %83, %212
  br i1 %207, label %293, label %214

214:
  %215 = icmp eq i64 %29, 1
  %216 = icmp eq i64 %30, %5
  %217 = select i1 %215, i1 true, i1 %216
  %218 = mul nsw i64 %29, %5
  %219 = icmp eq i64 %38, 1
  %220 = icmp eq i64 %39, %218
  %221 = select i1 %219, i1 true, i1 %220
  %222 = and i1 %221, %217
  %223 = mul nsw i64 %38, %218
  %224 = icmp eq i64 %47, 1
  %225 = icmp eq i64 %48, %223
  %226 = select i1 %224, i1 true, i1 %225
  %227 = and i1 %226, %222
  %228 = mul nsw i64 %47, %223
  %229 = icmp eq i64 %56, 1
  %230 = icmp eq i64 %57, %228
  %231 = select i1 %229, i1 true, i1 %230
  %232 = and i1 %231, %227
  %233 = mul nsw i64 %56, %228
  %234 = icmp eq i64 %65, 1
  %235 = icmp eq i64 %66, %233
  %236 = select i1 %234, i1 true, i1 %235
  %237 = and i1 %236, %232
  %238 = mul nsw i64 %65, %233
  %239 = icmp eq i64 %74, 1
  %240 = icmp eq i64 %75, %238
  %241 = select i1 %239, i1 true, i1 %240
  %242 = and i1 %241, %237
  %243 = icmp eq i64 %83, 1
  %244 = mul nsw i64 %74, %238
  %245 = icmp eq i64 %84, %244
  %246 = select i1 %243, i1 true, i1 %245
  %247 = and i1 %246, %242
  br i1 %247, label %248, label %293

248:
  switch i32 %90, label %158 [
    i32 2, label %255
    i32 1, label %253
    i32 4, label %251
    i32 3, label %249
    i32 0, label %291
  ]

249:
  %250 = icmp sgt i64 %213, 0
  br i1 %250, label %281, label %530

251:
  %252 = icmp sgt i64 %213, 0
  br i1 %252, label %271, label %530

253:
  %254 = icmp sgt i64 %213, 0
  br i1 %254, label %264, label %530

255:
  %256 = icmp sgt i64 %213, 0
  br i1 %256, label %257, label %530

257:
  %258 = phi i64 [ %262, %257 ], [ 0, %255 ]
  %259 = getelementptr inbounds nuw double, ptr %172, i64 %258
  %260 = getelementptr inbounds nuw double, ptr %13, i64 %258
  %261 = load double, ptr %260, align 8
  store double %261, ptr %259, align 8
  %262 = add nuw nsw i64 %258, 1
  %263 = icmp eq i64 %262, %213
  br i1 %263, label %530, label %257

264:
  %265 = phi i64 [ %269, %264 ], [ 0, %253 ]
  %266 = getelementptr inbounds nuw float, ptr %172, i64 %265
  %267 = getelementptr inbounds nuw float, ptr %13, i64 %265
  %268 = load float, ptr %267, align 4
  store float %268, ptr %266, align 4
  %269 = add nuw nsw i64 %265, 1
  %270 = icmp eq i64 %269, %213
  br i1 %270, label %530, label %264

271:
  %272 = phi i64 [ %279, %271 ], [ 0, %251 ]
  %273 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %172, i64 %272
  %274 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %13, i64 %272
  %275 = load double, ptr %274, align 8
  %276 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %277 = load double, ptr %276, align 8
  store double %275, ptr %273, align 8
  %278 = getelementptr inbounds nuw i8, ptr %273, i64 8
  store double %277, ptr %278, align 8
  %279 = add nuw nsw i64 %272, 1
  %280 = icmp eq i64 %279, %213
  br i1 %280, label %530, label %271

281:
  %282 = phi i64 [ %289, %281 ], [ 0, %249 ]
  %283 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %172, i64 %282
  %284 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %13, i64 %282
  %285 = load float, ptr %284, align 4
  %286 = getelementptr inbounds nuw i8, ptr %284, i64 4
  %287 = load float, ptr %286, align 4
  store float %285, ptr %283, align 4
  %288 = getelementptr inbounds nuw i8, ptr %283, i64 4
  store float %287, ptr %288, align 4
  %289 = add nuw nsw i64 %282, 1
  %290 = icmp eq i64 %289, %213
  br i1 %290, label %530, label %281

291:
  %292 = mul i64 %213, %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %172, ptr align 1 %13, i64 %292, i1 false)
  br label %530

293:
  %294 = icmp sgt i64 %213, 0
  br i1 %294, label %295, label %530

295:
  %296 = mul nsw i64 %47, %38
  %297 = mul nsw i64 %56, %296
  %298 = mul nsw i64 %65, %297
  %299 = mul nsw i64 %74, %298
  %300 = mul nsw i64 %83, %299
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %302, label %530

302:
  %303 = icmp sgt i64 %29, 0
  %304 = icmp sgt i64 %29, 0
  %305 = icmp sgt i64 %29, 0
  %306 = icmp sgt i64 %29, 0
  %307 = icmp sgt i64 %29, 0
  %308 = icmp sgt i32 %20, 1
  %309 = icmp eq i32 %20, 2
  %310 = icmp sgt i32 %20, 2
  %311 = icmp eq i32 %20, 3
  %312 = icmp sgt i32 %20, 3
  %313 = icmp eq i32 %20, 4
  %314 = icmp sgt i32 %20, 4
  %315 = icmp eq i32 %20, 5
  %316 = icmp sgt i32 %20, 5
  %317 = icmp eq i32 %20, 6
  %318 = icmp sgt i32 %20, 6
  %319 = icmp eq i32 %20, 7
  %320 = icmp sgt i32 %20, 1
  %321 = icmp eq i32 %20, 2
  %322 = icmp sgt i32 %20, 2
  %323 = icmp eq i32 %20, 3
  %324 = icmp sgt i32 %20, 3
  %325 = icmp eq i32 %20, 4
  %326 = icmp sgt i32 %20, 4
  %327 = icmp eq i32 %20, 5
  %328 = icmp sgt i32 %20, 5
  %329 = icmp eq i32 %20, 6
  %330 = icmp sgt i32 %20, 6
  %331 = icmp eq i32 %20, 7
  br label %332

332:
  %333 = phi i64 [ 0, %302 ], [ %528, %527 ]
  br i1 %308, label %334, label %341

334:
  br i1 %309, label %339, label %335

335:
  %336 = urem i64 %333, %38
  %337 = mul nsw i64 %173, %336
  %338 = udiv i64 %333, %38
  br label %341

339:
  %340 = mul nsw i64 %173, %333
  br label %341

341:
  %342 = phi i64 [ %340, %339 ], [ %337, %335 ], [ 0, %332 ]
  %343 = phi i64 [ %333, %339 ], [ %338, %335 ], [ %333, %332 ]
  br i1 %310, label %344, label %353

344:
  br i1 %311, label %350, label %345

345:
  %346 = urem i64 %343, %47
  %347 = mul nsw i64 %174, %346
  %348 = add nsw i64 %347, %342
  %349 = udiv i64 %343, %47
  br label %353

350:
  %351 = mul nsw i64 %174, %343
  %352 = add nsw i64 %351, %342
  br label %353

353:
  %354 = phi i64 [ %352, %350 ], [ %348, %345 ], [ %342, %341 ]
  %355 = phi i64 [ %343, %350 ], [ %349, %345 ], [ %343, %341 ]
  br i1 %312, label %356, label %365

356:
  br i1 %313, label %362, label %357

357:
  %358 = urem i64 %355, %56
  %359 = mul nsw i64 %175, %358
  %360 = add nsw i64 %359, %354
  %361 = udiv i64 %355, %56
  br label %365

362:
  %363 = mul nsw i64 %175, %355
  %364 = add nsw i64 %363, %354
  br label %365

365:
  %366 = phi i64 [ %364, %362 ], [ %360, %357 ], [ %354, %353 ]
  %367 = phi i64 [ %355, %362 ], [ %361, %357 ], [ %355, %353 ]
  br i1 %314, label %368, label %377

368:
  br i1 %315, label %374, label %369

369:
  %370 = urem i64 %367, %65
  %371 = mul nsw i64 %176, %370
  %372 = add nsw i64 %371, %366
  %373 = udiv i64 %367, %65
  br label %377

374:
  %375 = mul nsw i64 %176, %367
  %376 = add nsw i64 %375, %366
  br label %377

377:
  %378 = phi i64 [ %376, %374 ], [ %372, %369 ], [ %366, %365 ]
  %379 = phi i64 [ %367, %374 ], [ %373, %369 ], [ %367, %365 ]
  br i1 %316, label %380, label %389

380:
  br i1 %317, label %386, label %381

381:
  %382 = urem i64 %379, %74
  %383 = mul nsw i64 %177, %382
  %384 = add nsw i64 %383, %378
  %385 = udiv i64 %379, %74
  br label %389

386:
  %387 = mul nsw i64 %177, %379
  %388 = add nsw i64 %387, %378
  br label %389

389:
  %390 = phi i64 [ %388, %386 ], [ %384, %381 ], [ %378, %377 ]
  %391 = phi i64 [ %379, %386 ], [ %385, %381 ], [ %379, %377 ]
  br i1 %318, label %392, label %400

392:
  br i1 %319, label %397, label %393

393:
  %394 = urem i64 %391, %83
  %395 = mul nsw i64 %178, %394
  %396 = add nsw i64 %395, %390
  br label %400

397:
  %398 = mul nsw i64 %178, %391
  %399 = add nsw i64 %398, %390
  br label %400

400:
  %401 = phi i64 [ %399, %397 ], [ %396, %393 ], [ %390, %389 ]
  br i1 %320, label %402, label %409

402:
  br i1 %321, label %407, label %403

403:
  %404 = urem i64 %333, %38
  %405 = mul nsw i64 %39, %404
  %406 = udiv i64 %333, %38
  br label %409

407:
  %408 = mul nsw i64 %39, %333
  br label %409

409:
  %410 = phi i64 [ %408, %407 ], [ %405, %403 ], [ 0, %400 ]
  %411 = phi i64 [ %333, %407 ], [ %406, %403 ], [ %333, %400 ]
  br i1 %322, label %412, label %421

412:
  br i1 %323, label %418, label %413

413:
  %414 = urem i64 %411, %47
  %415 = mul nsw i64 %48, %414
  %416 = add nsw i64 %415, %410
  %417 = udiv i64 %411, %47
  br label %421

418:
  %419 = mul nsw i64 %48, %411
  %420 = add nsw i64 %419, %410
  br label %421

421:
  %422 = phi i64 [ %420, %418 ], [ %416, %413 ], [ %410, %409 ]
  %423 = phi i64 [ %411, %418 ], [ %417, %413 ], [ %411, %409 ]
  br i1 %324, label %424, label %433

424:
  br i1 %325, label %430, label %425

425:
  %426 = urem i64 %423, %56
  %427 = mul nsw i64 %57, %426
  %428 = add nsw i64 %427, %422
  %429 = udiv i64 %423, %56
  br label %433

430:
  %431 = mul nsw i64 %57, %423
  %432 = add nsw i64 %431, %422
  br label %433

433:
  %434 = phi i64 [ %432, %430 ], [ %428, %425 ], [ %422, %421 ]
  %435 = phi i64 [ %423, %430 ], [ %429, %425 ], [ %423, %421 ]
  br i1 %326, label %436, label %445

436:
  br i1 %327, label %442, label %437

437:
  %438 = urem i64 %435, %65
  %439 = mul nsw i64 %66, %438
  %440 = add nsw i64 %439, %434
  %441 = udiv i64 %435, %65
  br label %445

442:
  %443 = mul nsw i64 %66, %435
  %444 = add nsw i64 %443, %434
  br label %445

445:
  %446 = phi i64 [ %444, %442 ], [ %440, %437 ], [ %434, %433 ]
  %447 = phi i64 [ %435, %442 ], [ %441, %437 ], [ %435, %433 ]
  br i1 %328, label %448, label %457

448:
  br i1 %329, label %454, label %449

449:
  %450 = urem i64 %447, %74
  %451 = mul nsw i64 %75, %450
  %452 = add nsw i64 %451, %446
  %453 = udiv i64 %447, %74
  br label %457

454:
  %455 = mul nsw i64 %75, %447
  %456 = add nsw i64 %455, %446
  br label %457

457:
  %458 = phi i64 [ %456, %454 ], [ %452, %449 ], [ %446, %445 ]
  %459 = phi i64 [ %447, %454 ], [ %453, %449 ], [ %447, %445 ]
  br i1 %330, label %460, label %468

460:
  br i1 %331, label %465, label %461

461:
  %462 = urem i64 %459, %83
  %463 = mul nsw i64 %84, %462
  %464 = add nsw i64 %463, %458
  br label %468

465:
  %466 = mul nsw i64 %84, %459
  %467 = add nsw i64 %466, %458
  br label %468

468:
  %469 = phi i64 [ %467, %465 ], [ %464, %461 ], [ %458, %457 ]
  %470 = getelementptr inbounds i8, ptr %172, i64 %401
  %471 = getelementptr inbounds i8, ptr %13, i64 %469
  switch i32 %90, label %158 [
    i32 2, label %476
    i32 1, label %475
    i32 4, label %474
    i32 3, label %473
    i32 0, label %472
  ]

472:
  br i1 %303, label %519, label %527

473:
  br i1 %304, label %507, label %527

474:
  br i1 %305, label %495, label %527

475:
  br i1 %306, label %486, label %527

476:
  br i1 %307, label %477, label %527

477:
  %478 = phi i64 [ %484, %477 ], [ 0, %476 ]
  %479 = mul nsw i64 %478, %5
  %480 = getelementptr inbounds i8, ptr %470, i64 %479
  %481 = mul nsw i64 %478, %30
  %482 = getelementptr inbounds i8, ptr %471, i64 %481
  %483 = load double, ptr %482, align 8
  store double %483, ptr %480, align 8
  %484 = add nuw nsw i64 %478, 1
  %485 = icmp eq i64 %484, %29
  br i1 %485, label %527, label %477

486:
  %487 = phi i64 [ %493, %486 ], [ 0, %475 ]
  %488 = mul nsw i64 %487, %5
  %489 = getelementptr inbounds i8, ptr %470, i64 %488
  %490 = mul nsw i64 %487, %30
  %491 = getelementptr inbounds i8, ptr %471, i64 %490
  %492 = load float, ptr %491, align 4
  store float %492, ptr %489, align 4
  %493 = add nuw nsw i64 %487, 1
  %494 = icmp eq i64 %493, %29
  br i1 %494, label %527, label %486

495:
  %496 = phi i64 [ %505, %495 ], [ 0, %474 ]
  %497 = mul nsw i64 %496, %5
  %498 = getelementptr inbounds i8, ptr %470, i64 %497
  %499 = mul nsw i64 %496, %30
  %500 = getelementptr inbounds i8, ptr %471, i64 %499
  %501 = load double, ptr %500, align 8
  %502 = getelementptr inbounds nuw i8, ptr %500, i64 8
  %503 = load double, ptr %502, align 8
  store double %501, ptr %498, align 8
  %504 = getelementptr inbounds nuw i8, ptr %498, i64 8
  store double %503, ptr %504, align 8
  %505 = add nuw nsw i64 %496, 1
  %506 = icmp eq i64 %505, %29
  br i1 %506, label %527, label %495

507:
  %508 = phi i64 [ %517, %507 ], [ 0, %473 ]
  %509 = mul nsw i64 %508, %5
  %510 = getelementptr inbounds i8, ptr %470, i64 %509
  %511 = mul nsw i64 %508, %30
  %512 = getelementptr inbounds i8, ptr %471, i64 %511
  %513 = load float, ptr %512, align 4
  %514 = getelementptr inbounds nuw i8, ptr %512, i64 4
  %515 = load float, ptr %514, align 4
  store float %513, ptr %510, align 4
  %516 = getelementptr inbounds nuw i8, ptr %510, i64 4
  store float %515, ptr %516, align 4
  %517 = add nuw nsw i64 %508, 1
  %518 = icmp eq i64 %517, %29
  br i1 %518, label %527, label %507

519:
  %520 = phi i64 [ %525, %519 ], [ 0, %472 ]
  %521 = mul nsw i64 %520, %5
  %522 = getelementptr inbounds i8, ptr %470, i64 %521
  %523 = mul nsw i64 %520, %30
  %524 = getelementptr inbounds i8, ptr %471, i64 %523
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %522, ptr align 1 %524, i64 %5, i1 false)
  %525 = add nuw nsw i64 %520, 1
  %526 = icmp eq i64 %525, %29
  br i1 %526, label %527, label %519

527:
  %528 = add nuw nsw i64 %333, 1
  %529 = icmp eq i64 %528, %300
  br i1 %529, label %530, label %332

530:
  ret void
}

define linkonce_odr hidden void @pad.fortran.PushArrayConstructorSimpleScalar(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef readnone captures(none) %6) local_unnamed_addr #1 {
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
  %27 = tail call ptr @malloc(i64 noundef %26) #6
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare i64 @llvm.smax.i64(i64, i64) #5

declare i64 @llvm.umax.i64(i64, i64) #5

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { allocsize(0) }
