; Made from copy_in_out.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.CopyInAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  tail call void @_FortranACopyInAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #7
  br label %1720

96:
  %97 = load i8, ptr %5, align 1
  %98 = icmp eq i8 %97, 42
  br i1 %98, label %99, label %152

99:
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %101 = load i8, ptr %100, align 1
  %102 = and i8 %101, 1
  %103 = icmp eq i8 %102, 0
  br i1 %103, label %152, label %104

104:
  %105 = load i8, ptr %7, align 4
  %106 = icmp eq i8 %105, 0
  br i1 %106, label %107, label %110

107:
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %109 = load ptr, ptr %108, align 8
  br label %110

110:
  %111 = phi ptr [ %109, %107 ], [ null, %104 ]
  %112 = icmp eq i8 %105, 1
  br i1 %112, label %113, label %116

113:
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %115 = load ptr, ptr %114, align 8
  br label %116

116:
  %117 = phi ptr [ %115, %113 ], [ %111, %110 ]
  %118 = icmp eq i8 %105, 2
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %121 = load ptr, ptr %120, align 8
  br label %122

122:
  %123 = phi ptr [ %121, %119 ], [ %117, %116 ]
  %124 = icmp eq i8 %105, 3
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi ptr [ %127, %125 ], [ %123, %122 ]
  %130 = icmp eq i8 %105, 4
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ %133, %131 ], [ %129, %128 ]
  %136 = icmp eq i8 %105, 5
  br i1 %136, label %137, label %140

137:
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %139 = load ptr, ptr %138, align 8
  br label %140

140:
  %141 = phi ptr [ %139, %137 ], [ %135, %134 ]
  %142 = icmp eq i8 %105, 6
  br i1 %142, label %143, label %146

143:
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %145 = load ptr, ptr %144, align 8
  br label %146

146:
  %147 = phi ptr [ %145, %143 ], [ %141, %140 ]
  %148 = icmp eq i8 %105, 7
  br i1 %148, label %149, label %152

149:
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %151 = load ptr, ptr %150, align 8
  br label %152

152:
  %153 = phi ptr [ null, %96 ], [ null, %99 ], [ %151, %149 ], [ %147, %146 ]
  %154 = load ptr, ptr %1, align 8
  store ptr %154, ptr %0, align 8
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %156, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %159 = load i32, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %159, ptr %160, align 8
  %161 = load i8, ptr %7, align 4
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %161, ptr %162, align 4
  %163 = load i8, ptr %5, align 1
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %163, ptr %164, align 1
  %165 = load i8, ptr %7, align 4
  %166 = icmp sgt i8 %165, 0
  br i1 %166, label %167, label %170

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %169, ptr noundef nonnull align 8 dereferenceable(24) %168, i64 24, i1 false)
  br label %170

170:
  %171 = load i8, ptr %7, align 4
  %172 = icmp sgt i8 %171, 1
  br i1 %172, label %173, label %176

173:
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %174, ptr noundef nonnull align 8 dereferenceable(24) %175, i64 24, i1 false)
  br label %176

176:
  %177 = load i8, ptr %7, align 4
  %178 = icmp sgt i8 %177, 2
  br i1 %178, label %179, label %182

179:
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 72
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %180, ptr noundef nonnull align 8 dereferenceable(24) %181, i64 24, i1 false)
  br label %182

182:
  %183 = load i8, ptr %7, align 4
  %184 = icmp sgt i8 %183, 3
  br i1 %184, label %185, label %188

185:
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 96
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %186, ptr noundef nonnull align 8 dereferenceable(24) %187, i64 24, i1 false)
  br label %188

188:
  %189 = load i8, ptr %7, align 4
  %190 = icmp sgt i8 %189, 4
  br i1 %190, label %191, label %194

191:
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %192, ptr noundef nonnull align 8 dereferenceable(24) %193, i64 24, i1 false)
  br label %194

194:
  %195 = load i8, ptr %7, align 4
  %196 = icmp sgt i8 %195, 5
  br i1 %196, label %197, label %200

197:
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 144
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %198, ptr noundef nonnull align 8 dereferenceable(24) %199, i64 24, i1 false)
  br label %200

200:
  %201 = load i8, ptr %7, align 4
  %202 = icmp sgt i8 %201, 6
  br i1 %202, label %203, label %206

203:
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 168
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %204, ptr noundef nonnull align 8 dereferenceable(24) %205, i64 24, i1 false)
  br label %206

206:
  %207 = icmp eq ptr %153, null
  br i1 %207, label %220, label %208

208:
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %210 = load i8, ptr %209, align 1
  %211 = and i8 %210, 1
  %212 = icmp ne i8 %211, 0
  %213 = icmp ult i8 %161, 8
  %214 = select i1 %212, i1 %213, i1 false
  br i1 %214, label %215, label %220

215:
  %216 = mul nuw i8 %161, 24
  %217 = zext i8 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 %217
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 24
  store ptr %153, ptr %219, align 8
  br label %220

220:
  store ptr null, ptr %0, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 2, ptr %221, align 2
  %222 = load i64, ptr %155, align 8
  %223 = load i8, ptr %5, align 1
  switch i8 %223, label %227 [
    i8 28, label %228
    i8 27, label %224
    i8 35, label %225
    i8 34, label %226
  ]

224:
  br label %228

225:
  br label %228

226:
  br label %228

227:
  br label %228

228:
  %229 = phi i32 [ 0, %227 ], [ 1, %224 ], [ 4, %225 ], [ 3, %226 ], [ 2, %220 ]
  %230 = load i8, ptr %7, align 4
  %231 = icmp sgt i8 %161, 0
  br i1 %231, label %232, label %237

232:
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %236 = load i64, ptr %235, align 8
  br label %237

237:
  %238 = phi i64 [ %234, %232 ], [ 1, %228 ]
  %239 = phi i64 [ %236, %232 ], [ 0, %228 ]
  %240 = icmp sgt i8 %161, 1
  br i1 %240, label %241, label %246

241:
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %245 = load i64, ptr %244, align 8
  br label %246

246:
  %247 = phi i64 [ %243, %241 ], [ 1, %237 ]
  %248 = phi i64 [ %245, %241 ], [ 0, %237 ]
  %249 = icmp sgt i8 %161, 2
  br i1 %249, label %250, label %255

250:
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %252 = load i64, ptr %251, align 8
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %254 = load i64, ptr %253, align 8
  br label %255

255:
  %256 = phi i64 [ %252, %250 ], [ 1, %246 ]
  %257 = phi i64 [ %254, %250 ], [ 0, %246 ]
  %258 = icmp sgt i8 %161, 3
  br i1 %258, label %259, label %264

259:
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %263 = load i64, ptr %262, align 8
  br label %264

264:
  %265 = phi i64 [ %261, %259 ], [ 1, %255 ]
  %266 = phi i64 [ %263, %259 ], [ 0, %255 ]
  %267 = icmp sgt i8 %161, 4
  br i1 %267, label %268, label %273

268:
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %272 = load i64, ptr %271, align 8
  br label %273

273:
  %274 = phi i64 [ %270, %268 ], [ 1, %264 ]
  %275 = phi i64 [ %272, %268 ], [ 0, %264 ]
  %276 = icmp sgt i8 %161, 5
  br i1 %276, label %277, label %282

277:
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %281 = load i64, ptr %280, align 8
  br label %282

282:
  %283 = phi i64 [ %279, %277 ], [ 1, %273 ]
  %284 = phi i64 [ %281, %277 ], [ 0, %273 ]
  %285 = icmp sgt i8 %161, 6
  br i1 %285, label %286, label %291

286:
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %290 = load i64, ptr %289, align 8
  br label %291

291:
  %292 = phi i64 [ %288, %286 ], [ 1, %282 ]
  %293 = phi i64 [ %290, %286 ], [ 0, %282 ]
  %294 = load ptr, ptr %1, align 8
  %295 = icmp sgt i8 %230, 0
  br i1 %295, label %296, label %301

296:
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %300 = load i64, ptr %299, align 8
  br label %301

301:
  %302 = phi i64 [ %300, %296 ], [ 0, %291 ]
  %303 = phi i64 [ %298, %296 ], [ 1, %291 ]
  %304 = icmp sgt i8 %230, 1
  br i1 %304, label %305, label %310

305:
  %306 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %309 = load i64, ptr %308, align 8
  br label %310

310:
  %311 = phi i64 [ %309, %305 ], [ 0, %301 ]
  %312 = phi i64 [ %307, %305 ], [ 1, %301 ]
  %313 = icmp sgt i8 %230, 2
  br i1 %313, label %314, label %319

314:
  %315 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %316 = load i64, ptr %315, align 8
  %317 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %318 = load i64, ptr %317, align 8
  br label %319

319:
  %320 = phi i64 [ %318, %314 ], [ 0, %310 ]
  %321 = phi i64 [ %316, %314 ], [ 1, %310 ]
  %322 = icmp sgt i8 %230, 3
  br i1 %322, label %323, label %328

323:
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %325 = load i64, ptr %324, align 8
  %326 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %327 = load i64, ptr %326, align 8
  br label %328

328:
  %329 = phi i64 [ %327, %323 ], [ 0, %319 ]
  %330 = phi i64 [ %325, %323 ], [ 1, %319 ]
  %331 = icmp sgt i8 %230, 4
  br i1 %331, label %332, label %337

332:
  %333 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %334 = load i64, ptr %333, align 8
  %335 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %336 = load i64, ptr %335, align 8
  br label %337

337:
  %338 = phi i64 [ %336, %332 ], [ 0, %328 ]
  %339 = phi i64 [ %334, %332 ], [ 1, %328 ]
  %340 = icmp sgt i8 %230, 5
  br i1 %340, label %341, label %346

341:
  %342 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %345 = load i64, ptr %344, align 8
  br label %346

346:
  %347 = phi i64 [ %345, %341 ], [ 0, %337 ]
  %348 = phi i64 [ %343, %341 ], [ 1, %337 ]
  %349 = icmp sgt i8 %230, 6
  br i1 %349, label %350, label %355

350:
  %351 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %352 = load i64, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %354 = load i64, ptr %353, align 8
  br label %355

355:
  %356 = phi i64 [ %354, %350 ], [ 0, %346 ]
  %357 = phi i64 [ %352, %350 ], [ 1, %346 ]
  %358 = icmp eq i8 %230, 0
  br i1 %358, label %359, label %482

359:
  %360 = tail call i64 @llvm.umax.i64(i64 %222, i64 1)
  %361 = tail call ptr @malloc(i64 noundef %360) #8
  store ptr %361, ptr %0, align 8
  %362 = load i64, ptr %155, align 8
  store i64 %362, ptr %157, align 8
  %363 = load i8, ptr %5, align 1
  store i8 %363, ptr %164, align 1
  %364 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %366 = load i8, ptr %7, align 4
  %367 = icmp sgt i8 %366, 0
  br i1 %367, label %368, label %379

368:
  %369 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %370 = load i64, ptr %369, align 8
  %371 = icmp sgt i64 %370, 0
  br i1 %371, label %372, label %374

372:
  %373 = load i64, ptr %364, align 8
  br label %374

374:
  %375 = phi i64 [ %373, %372 ], [ 1, %368 ]
  store i64 %375, ptr %365, align 8
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %370, ptr %376, align 8
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %222, ptr %377, align 8
  %378 = mul i64 %370, %222
  br label %379

379:
  %380 = phi i64 [ %378, %374 ], [ %222, %359 ]
  %381 = load i8, ptr %7, align 4
  %382 = icmp sgt i8 %381, 1
  br i1 %382, label %383, label %396

383:
  %384 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %385 = load i64, ptr %384, align 8
  %386 = icmp sgt i64 %385, 0
  br i1 %386, label %387, label %390

387:
  %388 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %389 = load i64, ptr %388, align 8
  br label %390

390:
  %391 = phi i64 [ %389, %387 ], [ 1, %383 ]
  %392 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %391, ptr %392, align 8
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %385, ptr %393, align 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %380, ptr %394, align 8
  %395 = mul i64 %385, %380
  br label %396

396:
  %397 = phi i64 [ %395, %390 ], [ %380, %379 ]
  %398 = load i8, ptr %7, align 4
  %399 = icmp sgt i8 %398, 2
  br i1 %399, label %400, label %413

400:
  %401 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %402 = load i64, ptr %401, align 8
  %403 = icmp sgt i64 %402, 0
  br i1 %403, label %404, label %407

404:
  %405 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %406 = load i64, ptr %405, align 8
  br label %407

407:
  %408 = phi i64 [ %406, %404 ], [ 1, %400 ]
  %409 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %408, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %402, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %397, ptr %411, align 8
  %412 = mul i64 %402, %397
  br label %413

413:
  %414 = phi i64 [ %412, %407 ], [ %397, %396 ]
  %415 = load i8, ptr %7, align 4
  %416 = icmp sgt i8 %415, 3
  br i1 %416, label %417, label %430

417:
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %419 = load i64, ptr %418, align 8
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %421, label %424

421:
  %422 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %423 = load i64, ptr %422, align 8
  br label %424

424:
  %425 = phi i64 [ %423, %421 ], [ 1, %417 ]
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %425, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %419, ptr %427, align 8
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %414, ptr %428, align 8
  %429 = mul i64 %419, %414
  br label %430

430:
  %431 = phi i64 [ %429, %424 ], [ %414, %413 ]
  %432 = load i8, ptr %7, align 4
  %433 = icmp sgt i8 %432, 4
  br i1 %433, label %434, label %447

434:
  %435 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %436 = load i64, ptr %435, align 8
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %438, label %441

438:
  %439 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %440 = load i64, ptr %439, align 8
  br label %441

441:
  %442 = phi i64 [ %440, %438 ], [ 1, %434 ]
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %442, ptr %443, align 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %436, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %431, ptr %445, align 8
  %446 = mul i64 %436, %431
  br label %447

447:
  %448 = phi i64 [ %446, %441 ], [ %431, %430 ]
  %449 = load i8, ptr %7, align 4
  %450 = icmp sgt i8 %449, 5
  br i1 %450, label %451, label %464

451:
  %452 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %453 = load i64, ptr %452, align 8
  %454 = icmp sgt i64 %453, 0
  br i1 %454, label %455, label %458

455:
  %456 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %457 = load i64, ptr %456, align 8
  br label %458

458:
  %459 = phi i64 [ %457, %455 ], [ 1, %451 ]
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %459, ptr %460, align 8
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %453, ptr %461, align 8
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %448, ptr %462, align 8
  %463 = mul i64 %453, %448
  br label %464

464:
  %465 = phi i64 [ %463, %458 ], [ %448, %447 ]
  %466 = load i8, ptr %7, align 4
  %467 = icmp sgt i8 %466, 6
  br i1 %467, label %468, label %480

468:
  %469 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %470 = load i64, ptr %469, align 8
  %471 = icmp sgt i64 %470, 0
  br i1 %471, label %472, label %475

472:
  %473 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %474 = load i64, ptr %473, align 8
  br label %475

475:
  %476 = phi i64 [ %474, %472 ], [ 1, %468 ]
  %477 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %476, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %470, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %465, ptr %479, align 8
  br label %480

480:
  %481 = load ptr, ptr %1, align 8
  br label %618

482:
  %483 = mul nsw i64 %312, %303
  %484 = mul nsw i64 %321, %483
  %485 = mul nsw i64 %330, %484
  %486 = mul nsw i64 %339, %485
  %487 = mul nsw i64 %348, %486
  %488 = mul nsw i64 %357, %487
  %489 = mul i64 %488, %222
  %490 = tail call i64 @llvm.umax.i64(i64 %489, i64 1)
  %491 = tail call ptr @malloc(i64 noundef %490) #8
  store ptr %491, ptr %0, align 8
  %492 = load i64, ptr %155, align 8
  store i64 %492, ptr %157, align 8
  %493 = load i8, ptr %5, align 1
  store i8 %493, ptr %164, align 1
  %494 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %495 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %496 = load i8, ptr %7, align 4
  %497 = icmp sgt i8 %496, 0
  br i1 %497, label %498, label %509

498:
  %499 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %500 = load i64, ptr %499, align 8
  %501 = icmp sgt i64 %500, 0
  br i1 %501, label %502, label %504

502:
  %503 = load i64, ptr %494, align 8
  br label %504

504:
  %505 = phi i64 [ %503, %502 ], [ 1, %498 ]
  store i64 %505, ptr %495, align 8
  %506 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %500, ptr %506, align 8
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %222, ptr %507, align 8
  %508 = mul i64 %500, %222
  br label %509

509:
  %510 = phi i64 [ %508, %504 ], [ %222, %482 ]
  %511 = load i8, ptr %7, align 4
  %512 = icmp sgt i8 %511, 1
  br i1 %512, label %513, label %526

513:
  %514 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %515 = load i64, ptr %514, align 8
  %516 = icmp sgt i64 %515, 0
  br i1 %516, label %517, label %520

517:
  %518 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %519 = load i64, ptr %518, align 8
  br label %520

520:
  %521 = phi i64 [ %519, %517 ], [ 1, %513 ]
  %522 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %521, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %515, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %510, ptr %524, align 8
  %525 = mul i64 %515, %510
  br label %526

526:
  %527 = phi i64 [ %525, %520 ], [ %510, %509 ]
  %528 = load i8, ptr %7, align 4
  %529 = icmp sgt i8 %528, 2
  br i1 %529, label %530, label %543

530:
  %531 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %532 = load i64, ptr %531, align 8
  %533 = icmp sgt i64 %532, 0
  br i1 %533, label %534, label %537

534:
  %535 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %536 = load i64, ptr %535, align 8
  br label %537

537:
  %538 = phi i64 [ %536, %534 ], [ 1, %530 ]
  %539 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %538, ptr %539, align 8
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %532, ptr %540, align 8
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %527, ptr %541, align 8
  %542 = mul i64 %532, %527
  br label %543

543:
  %544 = phi i64 [ %542, %537 ], [ %527, %526 ]
  %545 = load i8, ptr %7, align 4
  %546 = icmp sgt i8 %545, 3
  br i1 %546, label %547, label %560

547:
  %548 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %549 = load i64, ptr %548, align 8
  %550 = icmp sgt i64 %549, 0
  br i1 %550, label %551, label %554

551:
  %552 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %553 = load i64, ptr %552, align 8
  br label %554

554:
  %555 = phi i64 [ %553, %551 ], [ 1, %547 ]
  %556 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %555, ptr %556, align 8
  %557 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %549, ptr %557, align 8
  %558 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %544, ptr %558, align 8
  %559 = mul i64 %549, %544
  br label %560

560:
  %561 = phi i64 [ %559, %554 ], [ %544, %543 ]
  %562 = load i8, ptr %7, align 4
  %563 = icmp sgt i8 %562, 4
  br i1 %563, label %564, label %577

564:
  %565 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %566 = load i64, ptr %565, align 8
  %567 = icmp sgt i64 %566, 0
  br i1 %567, label %568, label %571

568:
  %569 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %570 = load i64, ptr %569, align 8
  br label %571

571:
  %572 = phi i64 [ %570, %568 ], [ 1, %564 ]
  %573 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %572, ptr %573, align 8
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %566, ptr %574, align 8
  %575 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %561, ptr %575, align 8
  %576 = mul i64 %566, %561
  br label %577

577:
  %578 = phi i64 [ %576, %571 ], [ %561, %560 ]
  %579 = load i8, ptr %7, align 4
  %580 = icmp sgt i8 %579, 5
  br i1 %580, label %581, label %594

581:
  %582 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %583 = load i64, ptr %582, align 8
  %584 = icmp sgt i64 %583, 0
  br i1 %584, label %585, label %588

585:
  %586 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %587 = load i64, ptr %586, align 8
  br label %588

588:
  %589 = phi i64 [ %587, %585 ], [ 1, %581 ]
  %590 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %589, ptr %590, align 8
  %591 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %583, ptr %591, align 8
  %592 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %578, ptr %592, align 8
  %593 = mul i64 %583, %578
  br label %594

594:
  %595 = phi i64 [ %593, %588 ], [ %578, %577 ]
  %596 = load i8, ptr %7, align 4
  %597 = icmp sgt i8 %596, 6
  br i1 %597, label %598, label %610

598:
  %599 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %605

602:
  %603 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %604 = load i64, ptr %603, align 8
  br label %605

605:
  %606 = phi i64 [ %604, %602 ], [ 1, %598 ]
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %606, ptr %607, align 8
  %608 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %600, ptr %608, align 8
  %609 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %595, ptr %609, align 8
  br label %610

610:
  %611 = load ptr, ptr %0, align 8
  %612 = mul nsw i64 %303, %222
  %613 = mul nsw i64 %312, %612
  %614 = mul nsw i64 %321, %613
  %615 = mul nsw i64 %330, %614
  %616 = mul nsw i64 %339, %615
  %617 = mul nsw i64 %348, %616
  br label %618

618:
  %619 = phi ptr [ %361, %480 ], [ %611, %610 ]
  %620 = phi i64 [ %239, %480 ], [ %222, %610 ]
  %621 = phi i64 [ %248, %480 ], [ %612, %610 ]
  %622 = phi i64 [ %257, %480 ], [ %613, %610 ]
  %623 = phi i64 [ %266, %480 ], [ %614, %610 ]
  %624 = phi i64 [ %275, %480 ], [ %615, %610 ]
  %625 = phi i64 [ 0, %480 ], [ %356, %610 ]
  %626 = phi i64 [ 0, %480 ], [ %347, %610 ]
  %627 = phi i64 [ 0, %480 ], [ %338, %610 ]
  %628 = phi i64 [ 0, %480 ], [ %329, %610 ]
  %629 = phi i64 [ 0, %480 ], [ %320, %610 ]
  %630 = phi i64 [ 0, %480 ], [ %311, %610 ]
  %631 = phi i64 [ 0, %480 ], [ %302, %610 ]
  %632 = phi i64 [ %292, %480 ], [ %357, %610 ]
  %633 = phi i64 [ %283, %480 ], [ %348, %610 ]
  %634 = phi i64 [ %274, %480 ], [ %339, %610 ]
  %635 = phi i64 [ %265, %480 ], [ %330, %610 ]
  %636 = phi i64 [ %256, %480 ], [ %321, %610 ]
  %637 = phi i64 [ %247, %480 ], [ %312, %610 ]
  %638 = phi i64 [ %238, %480 ], [ %303, %610 ]
  %639 = phi ptr [ %481, %480 ], [ %294, %610 ]
  %640 = phi i64 [ %284, %480 ], [ %616, %610 ]
  %641 = phi i64 [ %293, %480 ], [ %617, %610 ]
  %642 = icmp eq i32 %93, 0
  br i1 %642, label %643, label %1048

643:
  %644 = icmp eq i64 %638, 1
  %645 = icmp eq i64 %620, %222
  %646 = select i1 %644, i1 true, i1 %645
  %647 = mul nsw i64 %638, %222
  %648 = icmp eq i64 %637, 1
  %649 = icmp eq i64 %621, %647
  %650 = select i1 %648, i1 true, i1 %649
  %651 = and i1 %650, %646
  %652 = mul nsw i64 %637, %647
  %653 = icmp eq i64 %636, 1
  %654 = icmp eq i64 %622, %652
  %655 = select i1 %653, i1 true, i1 %654
  %656 = and i1 %655, %651
  %657 = mul nsw i64 %636, %652
  %658 = icmp eq i64 %635, 1
  %659 = icmp eq i64 %623, %657
  %660 = select i1 %658, i1 true, i1 %659
  %661 = and i1 %660, %656
  %662 = mul nsw i64 %635, %657
  %663 = icmp eq i64 %634, 1
  %664 = icmp eq i64 %624, %662
  %665 = select i1 %663, i1 true, i1 %664
  %666 = and i1 %665, %661
  %667 = mul nsw i64 %634, %662
  %668 = icmp eq i64 %633, 1
  %669 = icmp eq i64 %640, %667
  %670 = select i1 %668, i1 true, i1 %669
  %671 = and i1 %670, %666
  %672 = icmp eq i64 %632, 1
  %673 = mul nsw i64 %633, %667
  %674 = icmp eq i64 %641, %673
  %675 = select i1 %672, i1 true, i1 %674
  %676 = and i1 %675, %671
  %677 = mul i64 %637, %638
  %678 = mul i64 %636, %677
  %679 = mul i64 %635, %678
  %680 = mul i64 %634, %679
  %681 = mul i64 %633, %680
  %682 = mul i64 %632, %681
  br i1 %676, label %683, label %811

683:
  %684 = icmp eq i64 %638, 1
  %685 = icmp eq i64 %631, %222
  %686 = select i1 %684, i1 true, i1 %685
  %687 = mul nsw i64 %638, %222
  %688 = icmp eq i64 %637, 1
  %689 = icmp eq i64 %630, %687
  %690 = select i1 %688, i1 true, i1 %689
  %691 = and i1 %690, %686
  %692 = mul nsw i64 %637, %687
  %693 = icmp eq i64 %636, 1
  %694 = icmp eq i64 %629, %692
  %695 = select i1 %693, i1 true, i1 %694
  %696 = and i1 %695, %691
  %697 = mul nsw i64 %636, %692
  %698 = icmp eq i64 %635, 1
  %699 = icmp eq i64 %628, %697
  %700 = select i1 %698, i1 true, i1 %699
  %701 = and i1 %700, %696
  %702 = mul nsw i64 %635, %697
  %703 = icmp eq i64 %634, 1
  %704 = icmp eq i64 %627, %702
  %705 = select i1 %703, i1 true, i1 %704
  %706 = and i1 %705, %701
  %707 = mul nsw i64 %634, %702
  %708 = icmp eq i64 %633, 1
  %709 = icmp eq i64 %626, %707
  %710 = select i1 %708, i1 true, i1 %709
  %711 = and i1 %710, %706
  %712 = icmp eq i64 %632, 1
  %713 = mul nsw i64 %633, %707
  %714 = icmp eq i64 %625, %713
  %715 = select i1 %712, i1 true, i1 %714
  %716 = and i1 %715, %711
  br i1 %716, label %717, label %811

717:
  %718 = icmp ugt ptr %619, %639
  %719 = select i1 %358, i1 %718, i1 false
  br i1 %719, label %766, label %720

720:
  switch i32 %229, label %765 [
    i32 2, label %727
    i32 1, label %725
    i32 4, label %723
    i32 3, label %721
    i32 0, label %763
  ]

721:
  %722 = icmp sgt i64 %682, 0
  br i1 %722, label %753, label %1720

723:
  %724 = icmp sgt i64 %682, 0
  br i1 %724, label %743, label %1720

725:
  %726 = icmp sgt i64 %682, 0
  br i1 %726, label %736, label %1720

727:
  %728 = icmp sgt i64 %682, 0
  br i1 %728, label %729, label %1720

729:
  %730 = phi i64 [ %734, %729 ], [ 0, %727 ]
  %731 = getelementptr inbounds nuw double, ptr %619, i64 %730
  %732 = getelementptr inbounds nuw double, ptr %639, i64 %730
  %733 = load double, ptr %732, align 8
  store double %733, ptr %731, align 8
  %734 = add nuw nsw i64 %730, 1
  %735 = icmp eq i64 %734, %682
  br i1 %735, label %1720, label %729

736:
  %737 = phi i64 [ %741, %736 ], [ 0, %725 ]
  %738 = getelementptr inbounds nuw float, ptr %619, i64 %737
  %739 = getelementptr inbounds nuw float, ptr %639, i64 %737
  %740 = load float, ptr %739, align 4
  store float %740, ptr %738, align 4
  %741 = add nuw nsw i64 %737, 1
  %742 = icmp eq i64 %741, %682
  br i1 %742, label %1720, label %736

743:
  %744 = phi i64 [ %751, %743 ], [ 0, %723 ]
  %745 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %619, i64 %744
  %746 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %639, i64 %744
  %747 = load double, ptr %746, align 8
  %748 = getelementptr inbounds nuw i8, ptr %746, i64 8
  %749 = load double, ptr %748, align 8
  store double %747, ptr %745, align 8
  %750 = getelementptr inbounds nuw i8, ptr %745, i64 8
  store double %749, ptr %750, align 8
  %751 = add nuw nsw i64 %744, 1
  %752 = icmp eq i64 %751, %682
  br i1 %752, label %1720, label %743

753:
  %754 = phi i64 [ %761, %753 ], [ 0, %721 ]
  %755 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %619, i64 %754
  %756 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %639, i64 %754
  %757 = load float, ptr %756, align 4
  %758 = getelementptr inbounds nuw i8, ptr %756, i64 4
  %759 = load float, ptr %758, align 4
  store float %757, ptr %755, align 4
  %760 = getelementptr inbounds nuw i8, ptr %755, i64 4
  store float %759, ptr %760, align 4
  %761 = add nuw nsw i64 %754, 1
  %762 = icmp eq i64 %761, %682
  br i1 %762, label %1720, label %753

763:
  %764 = mul i64 %682, %222
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %619, ptr align 1 %639, i64 %764, i1 false)
  br label %1720

765:
  unreachable

766:
  switch i32 %229, label %765 [
    i32 2, label %773
    i32 1, label %771
    i32 4, label %769
    i32 3, label %767
    i32 0, label %809
  ]

767:
  %768 = icmp sgt i64 %682, 0
  br i1 %768, label %799, label %1720

769:
  %770 = icmp sgt i64 %682, 0
  br i1 %770, label %789, label %1720

771:
  %772 = icmp sgt i64 %682, 0
  br i1 %772, label %782, label %1720

773:
  %774 = icmp sgt i64 %682, 0
  br i1 %774, label %775, label %1720

775:
  %776 = phi i64 [ %777, %775 ], [ %682, %773 ]
  %777 = add nsw i64 %776, -1
  %778 = getelementptr inbounds nuw double, ptr %619, i64 %777
  %779 = getelementptr inbounds nuw double, ptr %639, i64 %777
  %780 = load double, ptr %779, align 8
  store double %780, ptr %778, align 8
  %781 = icmp sgt i64 %776, 1
  br i1 %781, label %775, label %1720

782:
  %783 = phi i64 [ %784, %782 ], [ %682, %771 ]
  %784 = add nsw i64 %783, -1
  %785 = getelementptr inbounds nuw float, ptr %619, i64 %784
  %786 = getelementptr inbounds nuw float, ptr %639, i64 %784
  %787 = load float, ptr %786, align 4
  store float %787, ptr %785, align 4
  %788 = icmp sgt i64 %783, 1
  br i1 %788, label %782, label %1720

789:
  %790 = phi i64 [ %791, %789 ], [ %682, %769 ]
  %791 = add nsw i64 %790, -1
  %792 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %619, i64 %791
  %793 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %639, i64 %791
  %794 = load double, ptr %793, align 8
  %795 = getelementptr inbounds nuw i8, ptr %793, i64 8
  %796 = load double, ptr %795, align 8
  store double %794, ptr %792, align 8
  %797 = getelementptr inbounds nuw i8, ptr %792, i64 8
  store double %796, ptr %797, align 8
  %798 = icmp sgt i64 %790, 1
  br i1 %798, label %789, label %1720

799:
  %800 = phi i64 [ %801, %799 ], [ %682, %767 ]
  %801 = add nsw i64 %800, -1
  %802 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %619, i64 %801
  %803 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %639, i64 %801
  %804 = load float, ptr %803, align 4
  %805 = getelementptr inbounds nuw i8, ptr %803, i64 4
  %806 = load float, ptr %805, align 4
  store float %804, ptr %802, align 4
  %807 = getelementptr inbounds nuw i8, ptr %802, i64 4
  store float %806, ptr %807, align 4
  %808 = icmp sgt i64 %800, 1
  br i1 %808, label %799, label %1720

809:
  %810 = mul i64 %682, %222
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %619, ptr align 1 %639, i64 %810, i1 false)
  br label %1720

811:
  %812 = icmp sgt i64 %682, 0
  br i1 %812, label %813, label %1720

813:
  %814 = mul nsw i64 %636, %637
  %815 = mul nsw i64 %635, %814
  %816 = mul nsw i64 %634, %815
  %817 = mul nsw i64 %633, %816
  %818 = mul nsw i64 %632, %817
  %819 = icmp sgt i64 %818, 0
  br i1 %819, label %820, label %1720

820:
  %821 = icmp sgt i64 %638, 0
  %822 = icmp sgt i64 %638, 0
  %823 = icmp sgt i64 %638, 0
  %824 = icmp sgt i64 %638, 0
  %825 = icmp sgt i64 %638, 0
  %826 = icmp sgt i8 %161, 1
  %827 = icmp eq i8 %161, 2
  %828 = icmp sgt i8 %161, 2
  %829 = icmp eq i8 %161, 3
  %830 = icmp sgt i8 %161, 3
  %831 = icmp eq i8 %161, 4
  %832 = icmp sgt i8 %161, 4
  %833 = icmp eq i8 %161, 5
  %834 = icmp sgt i8 %161, 5
  %835 = icmp eq i8 %161, 6
  %836 = icmp sgt i8 %161, 6
  %837 = icmp eq i8 %161, 7
  %838 = icmp sgt i8 %161, 1
  %839 = icmp eq i8 %161, 2
  %840 = icmp sgt i8 %161, 2
  %841 = icmp eq i8 %161, 3
  %842 = icmp sgt i8 %161, 3
  %843 = icmp eq i8 %161, 4
  %844 = icmp sgt i8 %161, 4
  %845 = icmp eq i8 %161, 5
  %846 = icmp sgt i8 %161, 5
  %847 = icmp eq i8 %161, 6
  %848 = icmp sgt i8 %161, 6
  %849 = icmp eq i8 %161, 7
  br label %850

850:
  %851 = phi i64 [ 0, %820 ], [ %1046, %1045 ]
  br i1 %826, label %852, label %859

852:
  br i1 %827, label %857, label %853

853:
  %854 = urem i64 %851, %637
  %855 = mul nsw i64 %621, %854
  %856 = udiv i64 %851, %637
  br label %859

857:
  %858 = mul nsw i64 %621, %851
  br label %859

859:
  %860 = phi i64 [ %858, %857 ], [ %855, %853 ], [ 0, %850 ]
  %861 = phi i64 [ %851, %857 ], [ %856, %853 ], [ %851, %850 ]
  br i1 %828, label %862, label %871

862:
  br i1 %829, label %868, label %863

863:
  %864 = urem i64 %861, %636
  %865 = mul nsw i64 %622, %864
  %866 = add nsw i64 %865, %860
  %867 = udiv i64 %861, %636
  br label %871

868:
  %869 = mul nsw i64 %622, %861
  %870 = add nsw i64 %869, %860
  br label %871

871:
  %872 = phi i64 [ %870, %868 ], [ %866, %863 ], [ %860, %859 ]
  %873 = phi i64 [ %861, %868 ], [ %867, %863 ], [ %861, %859 ]
  br i1 %830, label %874, label %883

874:
  br i1 %831, label %880, label %875

875:
  %876 = urem i64 %873, %635
  %877 = mul nsw i64 %623, %876
  %878 = add nsw i64 %877, %872
  %879 = udiv i64 %873, %635
  br label %883

880:
  %881 = mul nsw i64 %623, %873
  %882 = add nsw i64 %881, %872
  br label %883

883:
  %884 = phi i64 [ %882, %880 ], [ %878, %875 ], [ %872, %871 ]
  %885 = phi i64 [ %873, %880 ], [ %879, %875 ], [ %873, %871 ]
  br i1 %832, label %886, label %895

886:
  br i1 %833, label %892, label %887

887:
  %888 = urem i64 %885, %634
  %889 = mul nsw i64 %624, %888
  %890 = add nsw i64 %889, %884
  %891 = udiv i64 %885, %634
  br label %895

892:
  %893 = mul nsw i64 %624, %885
  %894 = add nsw i64 %893, %884
  br label %895

895:
  %896 = phi i64 [ %894, %892 ], [ %890, %887 ], [ %884, %883 ]
  %897 = phi i64 [ %885, %892 ], [ %891, %887 ], [ %885, %883 ]
  br i1 %834, label %898, label %907

898:
  br i1 %835, label %904, label %899

899:
  %900 = urem i64 %897, %633
  %901 = mul nsw i64 %640, %900
  %902 = add nsw i64 %901, %896
  %903 = udiv i64 %897, %633
  br label %907

904:
  %905 = mul nsw i64 %640, %897
  %906 = add nsw i64 %905, %896
  br label %907

907:
  %908 = phi i64 [ %906, %904 ], [ %902, %899 ], [ %896, %895 ]
  %909 = phi i64 [ %897, %904 ], [ %903, %899 ], [ %897, %895 ]
  br i1 %836, label %910, label %918

910:
  br i1 %837, label %915, label %911

911:
  %912 = urem i64 %909, %632
  %913 = mul nsw i64 %641, %912
  %914 = add nsw i64 %913, %908
  br label %918

915:
  %916 = mul nsw i64 %641, %909
  %917 = add nsw i64 %916, %908
  br label %918

918:
  %919 = phi i64 [ %917, %915 ], [ %914, %911 ], [ %908, %907 ]
  br i1 %838, label %920, label %927

920:
  br i1 %839, label %925, label %921

921:
  %922 = urem i64 %851, %637
  %923 = mul nsw i64 %630, %922
  %924 = udiv i64 %851, %637
  br label %927

925:
  %926 = mul nsw i64 %630, %851
  br label %927

927:
  %928 = phi i64 [ %926, %925 ], [ %923, %921 ], [ 0, %918 ]
  %929 = phi i64 [ %851, %925 ], [ %924, %921 ], [ %851, %918 ]
  br i1 %840, label %930, label %939

930:
  br i1 %841, label %936, label %931

931:
  %932 = urem i64 %929, %636
  %933 = mul nsw i64 %629, %932
  %934 = add nsw i64 %933, %928
  %935 = udiv i64 %929, %636
  br label %939

936:
  %937 = mul nsw i64 %629, %929
  %938 = add nsw i64 %937, %928
  br label %939

939:
  %940 = phi i64 [ %938, %936 ], [ %934, %931 ], [ %928, %927 ]
  %941 = phi i64 [ %929, %936 ], [ %935, %931 ], [ %929, %927 ]
  br i1 %842, label %942, label %951

942:
  br i1 %843, label %948, label %943

943:
  %944 = urem i64 %941, %635
  %945 = mul nsw i64 %628, %944
  %946 = add nsw i64 %945, %940
  %947 = udiv i64 %941, %635
  br label %951

948:
  %949 = mul nsw i64 %628, %941
  %950 = add nsw i64 %949, %940
  br label %951

951:
  %952 = phi i64 [ %950, %948 ], [ %946, %943 ], [ %940, %939 ]
  %953 = phi i64 [ %941, %948 ], [ %947, %943 ], [ %941, %939 ]
  br i1 %844, label %954, label %963

954:
  br i1 %845, label %960, label %955

955:
  %956 = urem i64 %953, %634
  %957 = mul nsw i64 %627, %956
  %958 = add nsw i64 %957, %952
  %959 = udiv i64 %953, %634
  br label %963

960:
  %961 = mul nsw i64 %627, %953
  %962 = add nsw i64 %961, %952
  br label %963

963:
  %964 = phi i64 [ %962, %960 ], [ %958, %955 ], [ %952, %951 ]
  %965 = phi i64 [ %953, %960 ], [ %959, %955 ], [ %953, %951 ]
  br i1 %846, label %966, label %975

966:
  br i1 %847, label %972, label %967

967:
  %968 = urem i64 %965, %633
  %969 = mul nsw i64 %626, %968
  %970 = add nsw i64 %969, %964
  %971 = udiv i64 %965, %633
  br label %975

972:
  %973 = mul nsw i64 %626, %965
  %974 = add nsw i64 %973, %964
  br label %975

975:
  %976 = phi i64 [ %974, %972 ], [ %970, %967 ], [ %964, %963 ]
  %977 = phi i64 [ %965, %972 ], [ %971, %967 ], [ %965, %963 ]
  br i1 %848, label %978, label %986

978:
  br i1 %849, label %983, label %979

979:
  %980 = urem i64 %977, %632
  %981 = mul nsw i64 %625, %980
  %982 = add nsw i64 %981, %976
  br label %986

983:
  %984 = mul nsw i64 %625, %977
  %985 = add nsw i64 %984, %976
  br label %986

986:
  %987 = phi i64 [ %985, %983 ], [ %982, %979 ], [ %976, %975 ]
  %988 = getelementptr inbounds i8, ptr %619, i64 %919
  %989 = getelementptr inbounds i8, ptr %639, i64 %987
  switch i32 %229, label %765 [
    i32 2, label %994
    i32 1, label %993
    i32 4, label %992
    i32 3, label %991
    i32 0, label %990
  ]

990:
  br i1 %821, label %1037, label %1045

991:
  br i1 %822, label %1025, label %1045

992:
  br i1 %823, label %1013, label %1045

993:
  br i1 %824, label %1004, label %1045

994:
  br i1 %825, label %995, label %1045

995:
  %996 = phi i64 [ %1002, %995 ], [ 0, %994 ]
  %997 = mul nsw i64 %996, %620
  %998 = getelementptr inbounds i8, ptr %988, i64 %997
  %999 = mul nsw i64 %996, %631
  %1000 = getelementptr inbounds i8, ptr %989, i64 %999
  %1001 = load double, ptr %1000, align 8
  store double %1001, ptr %998, align 8
  %1002 = add nuw nsw i64 %996, 1
  %1003 = icmp eq i64 %1002, %638
  br i1 %1003, label %1045, label %995

1004:
  %1005 = phi i64 [ %1011, %1004 ], [ 0, %993 ]
  %1006 = mul nsw i64 %1005, %620
  %1007 = getelementptr inbounds i8, ptr %988, i64 %1006
  %1008 = mul nsw i64 %1005, %631
  %1009 = getelementptr inbounds i8, ptr %989, i64 %1008
  %1010 = load float, ptr %1009, align 4
  store float %1010, ptr %1007, align 4
  %1011 = add nuw nsw i64 %1005, 1
  %1012 = icmp eq i64 %1011, %638
  br i1 %1012, label %1045, label %1004

1013:
  %1014 = phi i64 [ %1023, %1013 ], [ 0, %992 ]
  %1015 = mul nsw i64 %1014, %620
  %1016 = getelementptr inbounds i8, ptr %988, i64 %1015
  %1017 = mul nsw i64 %1014, %631
  %1018 = getelementptr inbounds i8, ptr %989, i64 %1017
  %1019 = load double, ptr %1018, align 8
  %1020 = getelementptr inbounds nuw i8, ptr %1018, i64 8
  %1021 = load double, ptr %1020, align 8
  store double %1019, ptr %1016, align 8
  %1022 = getelementptr inbounds nuw i8, ptr %1016, i64 8
  store double %1021, ptr %1022, align 8
  %1023 = add nuw nsw i64 %1014, 1
  %1024 = icmp eq i64 %1023, %638
  br i1 %1024, label %1045, label %1013

1025:
  %1026 = phi i64 [ %1035, %1025 ], [ 0, %991 ]
  %1027 = mul nsw i64 %1026, %620
  %1028 = getelementptr inbounds i8, ptr %988, i64 %1027
  %1029 = mul nsw i64 %1026, %631
  %1030 = getelementptr inbounds i8, ptr %989, i64 %1029
  %1031 = load float, ptr %1030, align 4
  %1032 = getelementptr inbounds nuw i8, ptr %1030, i64 4
  %1033 = load float, ptr %1032, align 4
  store float %1031, ptr %1028, align 4
  %1034 = getelementptr inbounds nuw i8, ptr %1028, i64 4
  store float %1033, ptr %1034, align 4
  %1035 = add nuw nsw i64 %1026, 1
  %1036 = icmp eq i64 %1035, %638
  br i1 %1036, label %1045, label %1025

1037:
  %1038 = phi i64 [ %1043, %1037 ], [ 0, %990 ]
  %1039 = mul nsw i64 %1038, %620
  %1040 = getelementptr inbounds i8, ptr %988, i64 %1039
  %1041 = mul nsw i64 %1038, %631
  %1042 = getelementptr inbounds i8, ptr %989, i64 %1041
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1040, ptr align 1 %1042, i64 %222, i1 false)
  %1043 = add nuw nsw i64 %1038, 1
  %1044 = icmp eq i64 %1043, %638
  br i1 %1044, label %1045, label %1037

1045:
  %1046 = add nuw nsw i64 %851, 1
  %1047 = icmp eq i64 %1046, %818
  br i1 %1047, label %1720, label %850

1048:
  %1049 = load ptr, ptr %0, align 8
  %1050 = icmp sgt i8 %161, 0
  br i1 %1050, label %1051, label %1056

1051:
  %1052 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1053 = load i64, ptr %1052, align 8
  %1054 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1055 = load i64, ptr %1054, align 8
  br label %1056

1056:
  %1057 = phi i64 [ %1053, %1051 ], [ 1, %1048 ]
  %1058 = phi i64 [ %1055, %1051 ], [ 0, %1048 ]
  %1059 = icmp sgt i8 %161, 1
  br i1 %1059, label %1060, label %1065

1060:
  %1061 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1062 = load i64, ptr %1061, align 8
  %1063 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1064 = load i64, ptr %1063, align 8
  br label %1065

1065:
  %1066 = phi i64 [ %1062, %1060 ], [ 1, %1056 ]
  %1067 = phi i64 [ %1064, %1060 ], [ 0, %1056 ]
  %1068 = icmp sgt i8 %161, 2
  br i1 %1068, label %1069, label %1074

1069:
  %1070 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1071 = load i64, ptr %1070, align 8
  %1072 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1073 = load i64, ptr %1072, align 8
  br label %1074

1074:
  %1075 = phi i64 [ %1071, %1069 ], [ 1, %1065 ]
  %1076 = phi i64 [ %1073, %1069 ], [ 0, %1065 ]
  %1077 = icmp sgt i8 %161, 3
  br i1 %1077, label %1078, label %1083

1078:
  %1079 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1080 = load i64, ptr %1079, align 8
  %1081 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1082 = load i64, ptr %1081, align 8
  br label %1083

1083:
  %1084 = phi i64 [ %1080, %1078 ], [ 1, %1074 ]
  %1085 = phi i64 [ %1082, %1078 ], [ 0, %1074 ]
  %1086 = icmp sgt i8 %161, 4
  br i1 %1086, label %1087, label %1092

1087:
  %1088 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1089 = load i64, ptr %1088, align 8
  %1090 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1091 = load i64, ptr %1090, align 8
  br label %1092

1092:
  %1093 = phi i64 [ %1089, %1087 ], [ 1, %1083 ]
  %1094 = phi i64 [ %1091, %1087 ], [ 0, %1083 ]
  %1095 = icmp sgt i8 %161, 5
  br i1 %1095, label %1096, label %1101

1096:
  %1097 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %1098 = load i64, ptr %1097, align 8
  %1099 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %1100 = load i64, ptr %1099, align 8
  br label %1101

1101:
  %1102 = phi i64 [ %1098, %1096 ], [ 1, %1092 ]
  %1103 = phi i64 [ %1100, %1096 ], [ 0, %1092 ]
  %1104 = icmp sgt i8 %161, 6
  br i1 %1104, label %1105, label %1110

1105:
  %1106 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %1107 = load i64, ptr %1106, align 8
  %1108 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1109 = load i64, ptr %1108, align 8
  br label %1110

1110:
  %1111 = phi i64 [ %1107, %1105 ], [ 1, %1101 ]
  %1112 = phi i64 [ %1109, %1105 ], [ 0, %1101 ]
  %1113 = load i8, ptr %164, align 1
  %1114 = icmp eq i8 %1113, 42
  br i1 %1114, label %1115, label %1167

1115:
  %1116 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %1117 = load i8, ptr %1116, align 1
  %1118 = and i8 %1117, 1
  %1119 = icmp eq i8 %1118, 0
  br i1 %1119, label %1167, label %1120

1120:
  %1121 = icmp eq i8 %161, 0
  br i1 %1121, label %1122, label %1125

1122:
  %1123 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1124 = load ptr, ptr %1123, align 8
  br label %1125

1125:
  %1126 = phi ptr [ %1124, %1122 ], [ null, %1120 ]
  %1127 = icmp eq i8 %161, 1
  br i1 %1127, label %1128, label %1131

1128:
  %1129 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1130 = load ptr, ptr %1129, align 8
  br label %1131

1131:
  %1132 = phi ptr [ %1130, %1128 ], [ %1126, %1125 ]
  %1133 = icmp eq i8 %161, 2
  br i1 %1133, label %1134, label %1137

1134:
  %1135 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1136 = load ptr, ptr %1135, align 8
  br label %1137

1137:
  %1138 = phi ptr [ %1136, %1134 ], [ %1132, %1131 ]
  %1139 = icmp eq i8 %161, 3
  br i1 %1139, label %1140, label %1143

1140:
  %1141 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1142 = load ptr, ptr %1141, align 8
  br label %1143

1143:
  %1144 = phi ptr [ %1142, %1140 ], [ %1138, %1137 ]
  %1145 = icmp eq i8 %161, 4
  br i1 %1145, label %1146, label %1149

1146:
  %1147 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1148 = load ptr, ptr %1147, align 8
  br label %1149

1149:
  %1150 = phi ptr [ %1148, %1146 ], [ %1144, %1143 ]
  %1151 = icmp eq i8 %161, 5
  br i1 %1151, label %1152, label %1155

1152:
  %1153 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %1154 = load ptr, ptr %1153, align 8
  br label %1155

1155:
  %1156 = phi ptr [ %1154, %1152 ], [ %1150, %1149 ]
  %1157 = icmp eq i8 %161, 6
  br i1 %1157, label %1158, label %1161

1158:
  %1159 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %1160 = load ptr, ptr %1159, align 8
  br label %1161

1161:
  %1162 = phi ptr [ %1160, %1158 ], [ %1156, %1155 ]
  %1163 = icmp eq i8 %161, 7
  br i1 %1163, label %1164, label %1167

1164:
  %1165 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %1166 = load ptr, ptr %1165, align 8
  br label %1167

1167:
  %1168 = phi ptr [ null, %1110 ], [ null, %1115 ], [ %1166, %1164 ], [ %1162, %1161 ]
  %1169 = icmp eq i8 %161, 0
  br i1 %1169, label %1170, label %1171

1170:
  tail call void @pad.fortran.type.initialize(ptr noundef %1168, ptr noundef %1049) #7
  br label %1283

1171:
  %1172 = mul nsw i64 %1066, %1057
  %1173 = mul nsw i64 %1075, %1172
  %1174 = mul nsw i64 %1084, %1173
  %1175 = mul nsw i64 %1093, %1174
  %1176 = mul nsw i64 %1102, %1175
  %1177 = mul nsw i64 %1111, %1176
  %1178 = icmp sgt i64 %1177, 0
  br i1 %1178, label %1179, label %1185

1179:
  %1180 = mul nsw i64 %1075, %1066
  %1181 = mul nsw i64 %1084, %1180
  %1182 = mul nsw i64 %1093, %1181
  %1183 = mul nsw i64 %1102, %1182
  %1184 = mul nsw i64 %1111, %1183
  br label %1185

1185:
  %1186 = phi i64 [ 0, %1171 ], [ %1184, %1179 ]
  %1187 = icmp sgt i64 %1186, 0
  br i1 %1187, label %1188, label %1283

1188:
  %1189 = mul nsw i64 %1058, %1057
  %1190 = icmp eq i64 %1189, 0
  br label %1191

1191:
  %1192 = phi i64 [ %1277, %1276 ], [ 0, %1188 ]
  %1193 = load i8, ptr %162, align 4
  %1194 = icmp sgt i8 %1193, 1
  br i1 %1194, label %1195, label %1203

1195:
  %1196 = icmp eq i8 %1193, 2
  br i1 %1196, label %1201, label %1197

1197:
  %1198 = urem i64 %1192, %1066
  %1199 = mul nsw i64 %1067, %1198
  %1200 = udiv i64 %1192, %1066
  br label %1203

1201:
  %1202 = mul nsw i64 %1067, %1192
  br label %1203

1203:
  %1204 = phi i64 [ %1202, %1201 ], [ %1199, %1197 ], [ 0, %1191 ]
  %1205 = phi i64 [ %1192, %1201 ], [ %1200, %1197 ], [ %1192, %1191 ]
  %1206 = icmp sgt i8 %1193, 2
  br i1 %1206, label %1207, label %1217

1207:
  %1208 = icmp eq i8 %1193, 3
  br i1 %1208, label %1214, label %1209

1209:
  %1210 = urem i64 %1205, %1075
  %1211 = mul nsw i64 %1076, %1210
  %1212 = add nsw i64 %1211, %1204
  %1213 = udiv i64 %1205, %1075
  br label %1217

1214:
  %1215 = mul nsw i64 %1076, %1205
  %1216 = add nsw i64 %1215, %1204
  br label %1217

1217:
  %1218 = phi i64 [ %1216, %1214 ], [ %1212, %1209 ], [ %1204, %1203 ]
  %1219 = phi i64 [ %1205, %1214 ], [ %1213, %1209 ], [ %1205, %1203 ]
  %1220 = icmp sgt i8 %1193, 3
  br i1 %1220, label %1221, label %1231

1221:
  %1222 = icmp eq i8 %1193, 4
  br i1 %1222, label %1228, label %1223

1223:
  %1224 = urem i64 %1219, %1084
  %1225 = mul nsw i64 %1085, %1224
  %1226 = add nsw i64 %1225, %1218
  %1227 = udiv i64 %1219, %1084
  br label %1231

1228:
  %1229 = mul nsw i64 %1085, %1219
  %1230 = add nsw i64 %1229, %1218
  br label %1231

1231:
  %1232 = phi i64 [ %1230, %1228 ], [ %1226, %1223 ], [ %1218, %1217 ]
  %1233 = phi i64 [ %1219, %1228 ], [ %1227, %1223 ], [ %1219, %1217 ]
  %1234 = icmp sgt i8 %1193, 4
  br i1 %1234, label %1235, label %1245

1235:
  %1236 = icmp eq i8 %1193, 5
  br i1 %1236, label %1242, label %1237

1237:
  %1238 = urem i64 %1233, %1093
  %1239 = mul nsw i64 %1094, %1238
  %1240 = add nsw i64 %1239, %1232
  %1241 = udiv i64 %1233, %1093
  br label %1245

1242:
  %1243 = mul nsw i64 %1094, %1233
  %1244 = add nsw i64 %1243, %1232
  br label %1245

1245:
  %1246 = phi i64 [ %1244, %1242 ], [ %1240, %1237 ], [ %1232, %1231 ]
  %1247 = phi i64 [ %1233, %1242 ], [ %1241, %1237 ], [ %1233, %1231 ]
  %1248 = icmp sgt i8 %1193, 5
  br i1 %1248, label %1249, label %1259

1249:
  %1250 = icmp eq i8 %1193, 6
  br i1 %1250, label %1256, label %1251

1251:
  %1252 = urem i64 %1247, %1102
  %1253 = mul nsw i64 %1103, %1252
  %1254 = add nsw i64 %1253, %1246
  %1255 = udiv i64 %1247, %1102
  br label %1259

1256:
  %1257 = mul nsw i64 %1103, %1247
  %1258 = add nsw i64 %1257, %1246
  br label %1259

1259:
  %1260 = phi i64 [ %1258, %1256 ], [ %1254, %1251 ], [ %1246, %1245 ]
  %1261 = phi i64 [ %1247, %1256 ], [ %1255, %1251 ], [ %1247, %1245 ]
  %1262 = icmp sgt i8 %1193, 6
  br i1 %1262, label %1263, label %1272

1263:
  %1264 = icmp eq i8 %1193, 7
  br i1 %1264, label %1269, label %1265

1265:
  %1266 = urem i64 %1261, %1111
  %1267 = mul nsw i64 %1112, %1266
  %1268 = add nsw i64 %1267, %1260
  br label %1272

1269:
  %1270 = mul nsw i64 %1112, %1261
  %1271 = add nsw i64 %1270, %1260
  br label %1272

1272:
  %1273 = phi i64 [ %1271, %1269 ], [ %1268, %1265 ], [ %1260, %1259 ]
  %1274 = getelementptr inbounds i8, ptr %1049, i64 %1273
  %1275 = getelementptr inbounds i8, ptr %1274, i64 %1189
  br i1 %1190, label %1276, label %1279

1276:
  %1277 = add nuw nsw i64 %1192, 1
  %1278 = icmp eq i64 %1277, %1186
  br i1 %1278, label %1283, label %1191

1279:
  %1280 = phi ptr [ %1281, %1279 ], [ %1274, %1272 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1168, ptr noundef %1280) #7
  %1281 = getelementptr inbounds i8, ptr %1280, i64 %1058
  %1282 = icmp eq ptr %1281, %1275
  br i1 %1282, label %1276, label %1279

1283:
  %1284 = load i8, ptr %162, align 4
  %1285 = load i8, ptr %5, align 1
  %1286 = icmp eq i8 %1285, 42
  br i1 %1286, label %1287, label %1340

1287:
  %1288 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1289 = load i8, ptr %1288, align 1
  %1290 = and i8 %1289, 1
  %1291 = icmp eq i8 %1290, 0
  br i1 %1291, label %1340, label %1292

1292:
  %1293 = load i8, ptr %7, align 4
  %1294 = icmp eq i8 %1293, 0
  br i1 %1294, label %1295, label %1298

1295:
  %1296 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1297 = load ptr, ptr %1296, align 8
  br label %1298

1298:
  %1299 = phi ptr [ %1297, %1295 ], [ null, %1292 ]
  %1300 = icmp eq i8 %1293, 1
  br i1 %1300, label %1301, label %1304

1301:
  %1302 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1303 = load ptr, ptr %1302, align 8
  br label %1304

1304:
  %1305 = phi ptr [ %1303, %1301 ], [ %1299, %1298 ]
  %1306 = icmp eq i8 %1293, 2
  br i1 %1306, label %1307, label %1310

1307:
  %1308 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1309 = load ptr, ptr %1308, align 8
  br label %1310

1310:
  %1311 = phi ptr [ %1309, %1307 ], [ %1305, %1304 ]
  %1312 = icmp eq i8 %1293, 3
  br i1 %1312, label %1313, label %1316

1313:
  %1314 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1315 = load ptr, ptr %1314, align 8
  br label %1316

1316:
  %1317 = phi ptr [ %1315, %1313 ], [ %1311, %1310 ]
  %1318 = icmp eq i8 %1293, 4
  br i1 %1318, label %1319, label %1322

1319:
  %1320 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1321 = load ptr, ptr %1320, align 8
  br label %1322

1322:
  %1323 = phi ptr [ %1321, %1319 ], [ %1317, %1316 ]
  %1324 = icmp eq i8 %1293, 5
  br i1 %1324, label %1325, label %1328

1325:
  %1326 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1327 = load ptr, ptr %1326, align 8
  br label %1328

1328:
  %1329 = phi ptr [ %1327, %1325 ], [ %1323, %1322 ]
  %1330 = icmp eq i8 %1293, 6
  br i1 %1330, label %1331, label %1334

1331:
  %1332 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1333 = load ptr, ptr %1332, align 8
  br label %1334

1334:
  %1335 = phi ptr [ %1333, %1331 ], [ %1329, %1328 ]
  %1336 = icmp eq i8 %1293, 7
  br i1 %1336, label %1337, label %1340

1337:
  %1338 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1339 = load ptr, ptr %1338, align 8
  br label %1340

1340:
  %1341 = phi ptr [ null, %1283 ], [ null, %1287 ], [ %1339, %1337 ], [ %1335, %1334 ]
  %1342 = icmp eq i8 %1284, 0
  br i1 %1342, label %1343, label %1344

1343:
  tail call void @pad.fortran.type.assign(ptr noundef %1341, ptr noundef %619, ptr noundef %639) #7
  br label %1720

1344:
  %1345 = mul nsw i64 %636, %637
  %1346 = mul nsw i64 %635, %1345
  %1347 = mul nsw i64 %634, %1346
  %1348 = mul nsw i64 %633, %1347
  %1349 = mul nsw i64 %632, %1348
  %1350 = mul nsw i64 %637, %638
  %1351 = mul nsw i64 %636, %1350
  %1352 = mul nsw i64 %635, %1351
  %1353 = mul nsw i64 %634, %1352
  %1354 = mul nsw i64 %633, %1353
  %1355 = mul nsw i64 %632, %1354
  %1356 = icmp eq i64 %1355, 0
  br i1 %1356, label %1720, label %1357

1357:
  %1358 = icmp sgt i64 %620, 0
  %1359 = add nsw i64 %638, -1
  %1360 = mul nsw i64 %1359, %620
  %1361 = select i1 %1358, i64 %1360, i64 0
  %1362 = getelementptr inbounds i8, ptr %619, i64 %1361
  %1363 = icmp sgt i64 %621, 0
  %1364 = add nsw i64 %637, -1
  %1365 = mul nsw i64 %1364, %621
  %1366 = select i1 %1363, i64 %1365, i64 0
  %1367 = getelementptr inbounds i8, ptr %1362, i64 %1366
  %1368 = icmp sgt i64 %622, 0
  %1369 = add nsw i64 %636, -1
  %1370 = mul nsw i64 %1369, %622
  %1371 = select i1 %1368, i64 %1370, i64 0
  %1372 = getelementptr inbounds i8, ptr %1367, i64 %1371
  %1373 = icmp sgt i64 %623, 0
  %1374 = add nsw i64 %635, -1
  %1375 = mul nsw i64 %1374, %623
  %1376 = select i1 %1373, i64 %1375, i64 0
  %1377 = getelementptr inbounds i8, ptr %1372, i64 %1376
  %1378 = icmp sgt i64 %624, 0
  %1379 = add nsw i64 %634, -1
  %1380 = mul nsw i64 %1379, %624
  %1381 = select i1 %1378, i64 %1380, i64 0
  %1382 = getelementptr inbounds i8, ptr %1377, i64 %1381
  %1383 = icmp sgt i64 %640, 0
  %1384 = add nsw i64 %633, -1
  %1385 = mul nsw i64 %1384, %640
  %1386 = select i1 %1383, i64 %1385, i64 0
  %1387 = getelementptr inbounds i8, ptr %1382, i64 %1386
  %1388 = icmp sgt i64 %641, 0
  %1389 = add nsw i64 %632, -1
  %1390 = mul nsw i64 %1389, %641
  %1391 = select i1 %1388, i64 %1390, i64 0
  %1392 = icmp slt i64 %631, 0
  %1393 = add nsw i64 %638, -1
  %1394 = mul nsw i64 %1393, %631
  %1395 = select i1 %1392, i64 %1394, i64 0
  %1396 = getelementptr inbounds i8, ptr %639, i64 %1395
  %1397 = icmp slt i64 %630, 0
  %1398 = add nsw i64 %637, -1
  %1399 = mul nsw i64 %1398, %630
  %1400 = select i1 %1397, i64 %1399, i64 0
  %1401 = getelementptr inbounds i8, ptr %1396, i64 %1400
  %1402 = icmp slt i64 %629, 0
  %1403 = add nsw i64 %636, -1
  %1404 = mul nsw i64 %1403, %629
  %1405 = select i1 %1402, i64 %1404, i64 0
  %1406 = getelementptr inbounds i8, ptr %1401, i64 %1405
  %1407 = icmp slt i64 %628, 0
  %1408 = add nsw i64 %635, -1
  %1409 = mul nsw i64 %1408, %628
  %1410 = select i1 %1407, i64 %1409, i64 0
  %1411 = getelementptr inbounds i8, ptr %1406, i64 %1410
  %1412 = icmp slt i64 %627, 0
  %1413 = add nsw i64 %634, -1
  %1414 = mul nsw i64 %1413, %627
  %1415 = select i1 %1412, i64 %1414, i64 0
  %1416 = getelementptr inbounds i8, ptr %1411, i64 %1415
  %1417 = icmp slt i64 %626, 0
  %1418 = add nsw i64 %633, -1
  %1419 = mul nsw i64 %1418, %626
  %1420 = select i1 %1417, i64 %1419, i64 0
  %1421 = getelementptr inbounds i8, ptr %1416, i64 %1420
  %1422 = icmp slt i64 %625, 0
  %1423 = add nsw i64 %632, -1
  %1424 = mul nsw i64 %1423, %625
  %1425 = select i1 %1422, i64 %1424, i64 0
  %1426 = getelementptr inbounds i8, ptr %1421, i64 %1425
  %1427 = getelementptr inbounds i8, ptr %1387, i64 %1391
  %1428 = getelementptr inbounds i8, ptr %1427, i64 %222
  %1429 = icmp ugt ptr %1428, %1426
  br i1 %1429, label %1430, label %1534

1430:
  %1431 = icmp sgt i64 %631, 0
  %1432 = add nsw i64 %638, -1
  %1433 = mul nsw i64 %1432, %631
  %1434 = select i1 %1431, i64 %1433, i64 0
  %1435 = getelementptr inbounds i8, ptr %639, i64 %1434
  %1436 = icmp sgt i64 %630, 0
  %1437 = add nsw i64 %637, -1
  %1438 = mul nsw i64 %1437, %630
  %1439 = select i1 %1436, i64 %1438, i64 0
  %1440 = getelementptr inbounds i8, ptr %1435, i64 %1439
  %1441 = icmp sgt i64 %629, 0
  %1442 = add nsw i64 %636, -1
  %1443 = mul nsw i64 %1442, %629
  %1444 = select i1 %1441, i64 %1443, i64 0
  %1445 = getelementptr inbounds i8, ptr %1440, i64 %1444
  %1446 = icmp sgt i64 %628, 0
  %1447 = add nsw i64 %635, -1
  %1448 = mul nsw i64 %1447, %628
  %1449 = select i1 %1446, i64 %1448, i64 0
  %1450 = getelementptr inbounds i8, ptr %1445, i64 %1449
  %1451 = icmp sgt i64 %627, 0
  %1452 = add nsw i64 %634, -1
  %1453 = mul nsw i64 %1452, %627
  %1454 = select i1 %1451, i64 %1453, i64 0
  %1455 = getelementptr inbounds i8, ptr %1450, i64 %1454
  %1456 = icmp sgt i64 %626, 0
  %1457 = add nsw i64 %633, -1
  %1458 = mul nsw i64 %1457, %626
  %1459 = select i1 %1456, i64 %1458, i64 0
  %1460 = getelementptr inbounds i8, ptr %1455, i64 %1459
  %1461 = icmp sgt i64 %625, 0
  %1462 = add nsw i64 %632, -1
  %1463 = mul nsw i64 %1462, %625
  %1464 = select i1 %1461, i64 %1463, i64 0
  %1465 = icmp slt i64 %620, 0
  %1466 = add nsw i64 %638, -1
  %1467 = mul nsw i64 %1466, %620
  %1468 = select i1 %1465, i64 %1467, i64 0
  %1469 = getelementptr inbounds i8, ptr %619, i64 %1468
  %1470 = icmp slt i64 %621, 0
  %1471 = add nsw i64 %637, -1
  %1472 = mul nsw i64 %1471, %621
  %1473 = select i1 %1470, i64 %1472, i64 0
  %1474 = getelementptr inbounds i8, ptr %1469, i64 %1473
  %1475 = icmp slt i64 %622, 0
  %1476 = add nsw i64 %636, -1
  %1477 = mul nsw i64 %1476, %622
  %1478 = select i1 %1475, i64 %1477, i64 0
  %1479 = getelementptr inbounds i8, ptr %1474, i64 %1478
  %1480 = icmp slt i64 %623, 0
  %1481 = add nsw i64 %635, -1
  %1482 = mul nsw i64 %1481, %623
  %1483 = select i1 %1480, i64 %1482, i64 0
  %1484 = getelementptr inbounds i8, ptr %1479, i64 %1483
  %1485 = icmp slt i64 %624, 0
  %1486 = add nsw i64 %634, -1
  %1487 = mul nsw i64 %1486, %624
  %1488 = select i1 %1485, i64 %1487, i64 0
  %1489 = getelementptr inbounds i8, ptr %1484, i64 %1488
  %1490 = icmp slt i64 %640, 0
  %1491 = add nsw i64 %633, -1
  %1492 = mul nsw i64 %1491, %640
  %1493 = select i1 %1490, i64 %1492, i64 0
  %1494 = getelementptr inbounds i8, ptr %1489, i64 %1493
  %1495 = icmp slt i64 %641, 0
  %1496 = add nsw i64 %632, -1
  %1497 = mul nsw i64 %1496, %641
  %1498 = select i1 %1495, i64 %1497, i64 0
  %1499 = getelementptr inbounds i8, ptr %1494, i64 %1498
  %1500 = getelementptr inbounds i8, ptr %1460, i64 %1464
  %1501 = getelementptr inbounds i8, ptr %1500, i64 %222
  %1502 = icmp ugt ptr %1501, %1499
  br i1 %1502, label %1503, label %1534

1503:
  %1504 = icmp slt i64 %638, 2
  %1505 = icmp eq i64 %620, %631
  %1506 = select i1 %1504, i1 true, i1 %1505
  br i1 %1506, label %1508, label %1507

1507:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

1508:
  %1509 = icmp slt i64 %637, 2
  %1510 = icmp eq i64 %621, %630
  %1511 = select i1 %1509, i1 true, i1 %1510
  br i1 %1511, label %1512, label %1507

1512:
  %1513 = icmp slt i64 %636, 2
  %1514 = icmp eq i64 %622, %629
  %1515 = select i1 %1513, i1 true, i1 %1514
  br i1 %1515, label %1516, label %1507

1516:
  %1517 = icmp slt i64 %635, 2
  %1518 = icmp eq i64 %623, %628
  %1519 = select i1 %1517, i1 true, i1 %1518
  br i1 %1519, label %1520, label %1507

1520:
  %1521 = icmp slt i64 %634, 2
  %1522 = icmp eq i64 %624, %627
  %1523 = select i1 %1521, i1 true, i1 %1522
  br i1 %1523, label %1524, label %1507

1524:
  %1525 = icmp slt i64 %633, 2
  %1526 = icmp eq i64 %640, %626
  %1527 = select i1 %1525, i1 true, i1 %1526
  br i1 %1527, label %1528, label %1507

1528:
  %1529 = icmp slt i64 %632, 2
  %1530 = icmp eq i64 %641, %625
  %1531 = select i1 %1529, i1 true, i1 %1530
  br i1 %1531, label %1532, label %1507

1532:
  %1533 = icmp ule ptr %619, %639
  br label %1534

1534:
  %1535 = phi i1 [ %1533, %1532 ], [ true, %1430 ], [ true, %1357 ]
  %1536 = icmp sgt i64 %1349, 0
  br i1 %1536, label %1537, label %1720

1537:
  %1538 = icmp sgt i64 %638, 0
  %1539 = icmp sgt i8 %1284, 1
  %1540 = icmp eq i8 %1284, 2
  %1541 = icmp sgt i8 %1284, 2
  %1542 = icmp eq i8 %1284, 3
  %1543 = icmp sgt i8 %1284, 3
  %1544 = icmp eq i8 %1284, 4
  %1545 = icmp sgt i8 %1284, 4
  %1546 = icmp eq i8 %1284, 5
  %1547 = icmp sgt i8 %1284, 5
  %1548 = icmp eq i8 %1284, 6
  %1549 = icmp sgt i8 %1284, 6
  %1550 = icmp eq i8 %1284, 7
  %1551 = icmp sgt i8 %1284, 1
  %1552 = icmp eq i8 %1284, 2
  %1553 = icmp sgt i8 %1284, 2
  %1554 = icmp eq i8 %1284, 3
  %1555 = icmp sgt i8 %1284, 3
  %1556 = icmp eq i8 %1284, 4
  %1557 = icmp sgt i8 %1284, 4
  %1558 = icmp eq i8 %1284, 5
  %1559 = icmp sgt i8 %1284, 5
  %1560 = icmp eq i8 %1284, 6
  %1561 = icmp sgt i8 %1284, 6
  %1562 = icmp eq i8 %1284, 7
  br label %1563

1563:
  %1564 = phi i64 [ 0, %1537 ], [ %1707, %1706 ]
  %1565 = xor i64 %1564, -1
  %1566 = add nsw i64 %1349, %1565
  %1567 = select i1 %1535, i64 %1564, i64 %1566
  br i1 %1539, label %1568, label %1575

1568:
  br i1 %1540, label %1573, label %1569

1569:
  %1570 = urem i64 %1567, %637
  %1571 = mul nsw i64 %621, %1570
  %1572 = udiv i64 %1567, %637
  br label %1575

1573:
  %1574 = mul nsw i64 %621, %1567
  br label %1575

1575:
  %1576 = phi i64 [ %1574, %1573 ], [ %1571, %1569 ], [ 0, %1563 ]
  %1577 = phi i64 [ %1567, %1573 ], [ %1572, %1569 ], [ %1567, %1563 ]
  br i1 %1541, label %1578, label %1587

1578:
  br i1 %1542, label %1584, label %1579

1579:
  %1580 = urem i64 %1577, %636
  %1581 = mul nsw i64 %622, %1580
  %1582 = add nsw i64 %1581, %1576
  %1583 = udiv i64 %1577, %636
  br label %1587

1584:
  %1585 = mul nsw i64 %622, %1577
  %1586 = add nsw i64 %1585, %1576
  br label %1587

1587:
  %1588 = phi i64 [ %1586, %1584 ], [ %1582, %1579 ], [ %1576, %1575 ]
  %1589 = phi i64 [ %1577, %1584 ], [ %1583, %1579 ], [ %1577, %1575 ]
  br i1 %1543, label %1590, label %1599

1590:
  br i1 %1544, label %1596, label %1591

1591:
  %1592 = urem i64 %1589, %635
  %1593 = mul nsw i64 %623, %1592
  %1594 = add nsw i64 %1593, %1588
  %1595 = udiv i64 %1589, %635
  br label %1599

1596:
  %1597 = mul nsw i64 %623, %1589
  %1598 = add nsw i64 %1597, %1588
  br label %1599

1599:
  %1600 = phi i64 [ %1598, %1596 ], [ %1594, %1591 ], [ %1588, %1587 ]
  %1601 = phi i64 [ %1589, %1596 ], [ %1595, %1591 ], [ %1589, %1587 ]
  br i1 %1545, label %1602, label %1611

1602:
  br i1 %1546, label %1608, label %1603

1603:
  %1604 = urem i64 %1601, %634
  %1605 = mul nsw i64 %624, %1604
  %1606 = add nsw i64 %1605, %1600
  %1607 = udiv i64 %1601, %634
  br label %1611

1608:
  %1609 = mul nsw i64 %624, %1601
  %1610 = add nsw i64 %1609, %1600
  br label %1611

1611:
  %1612 = phi i64 [ %1610, %1608 ], [ %1606, %1603 ], [ %1600, %1599 ]
  %1613 = phi i64 [ %1601, %1608 ], [ %1607, %1603 ], [ %1601, %1599 ]
  br i1 %1547, label %1614, label %1623

1614:
  br i1 %1548, label %1620, label %1615

1615:
  %1616 = urem i64 %1613, %633
  %1617 = mul nsw i64 %640, %1616
  %1618 = add nsw i64 %1617, %1612
  %1619 = udiv i64 %1613, %633
  br label %1623

1620:
  %1621 = mul nsw i64 %640, %1613
  %1622 = add nsw i64 %1621, %1612
  br label %1623

1623:
  %1624 = phi i64 [ %1622, %1620 ], [ %1618, %1615 ], [ %1612, %1611 ]
  %1625 = phi i64 [ %1613, %1620 ], [ %1619, %1615 ], [ %1613, %1611 ]
  br i1 %1549, label %1626, label %1634

1626:
  br i1 %1550, label %1631, label %1627

1627:
  %1628 = urem i64 %1625, %632
  %1629 = mul nsw i64 %641, %1628
  %1630 = add nsw i64 %1629, %1624
  br label %1634

1631:
  %1632 = mul nsw i64 %641, %1625
  %1633 = add nsw i64 %1632, %1624
  br label %1634

1634:
  %1635 = phi i64 [ %1633, %1631 ], [ %1630, %1627 ], [ %1624, %1623 ]
  br i1 %1551, label %1636, label %1643

1636:
  br i1 %1552, label %1641, label %1637

1637:
  %1638 = urem i64 %1567, %637
  %1639 = mul nsw i64 %630, %1638
  %1640 = udiv i64 %1567, %637
  br label %1643

1641:
  %1642 = mul nsw i64 %630, %1567
  br label %1643

1643:
  %1644 = phi i64 [ %1642, %1641 ], [ %1639, %1637 ], [ 0, %1634 ]
  %1645 = phi i64 [ %1567, %1641 ], [ %1640, %1637 ], [ %1567, %1634 ]
  br i1 %1553, label %1646, label %1655

1646:
  br i1 %1554, label %1652, label %1647

1647:
  %1648 = urem i64 %1645, %636
  %1649 = mul nsw i64 %629, %1648
  %1650 = add nsw i64 %1649, %1644
  %1651 = udiv i64 %1645, %636
  br label %1655

1652:
  %1653 = mul nsw i64 %629, %1645
  %1654 = add nsw i64 %1653, %1644
  br label %1655

1655:
  %1656 = phi i64 [ %1654, %1652 ], [ %1650, %1647 ], [ %1644, %1643 ]
  %1657 = phi i64 [ %1645, %1652 ], [ %1651, %1647 ], [ %1645, %1643 ]
  br i1 %1555, label %1658, label %1667

1658:
  br i1 %1556, label %1664, label %1659

1659:
  %1660 = urem i64 %1657, %635
  %1661 = mul nsw i64 %628, %1660
  %1662 = add nsw i64 %1661, %1656
  %1663 = udiv i64 %1657, %635
  br label %1667

1664:
  %1665 = mul nsw i64 %628, %1657
  %1666 = add nsw i64 %1665, %1656
  br label %1667

1667:
  %1668 = phi i64 [ %1666, %1664 ], [ %1662, %1659 ], [ %1656, %1655 ]
  %1669 = phi i64 [ %1657, %1664 ], [ %1663, %1659 ], [ %1657, %1655 ]
  br i1 %1557, label %1670, label %1679

1670:
  br i1 %1558, label %1676, label %1671

1671:
  %1672 = urem i64 %1669, %634
  %1673 = mul nsw i64 %627, %1672
  %1674 = add nsw i64 %1673, %1668
  %1675 = udiv i64 %1669, %634
  br label %1679

1676:
  %1677 = mul nsw i64 %627, %1669
  %1678 = add nsw i64 %1677, %1668
  br label %1679

1679:
  %1680 = phi i64 [ %1678, %1676 ], [ %1674, %1671 ], [ %1668, %1667 ]
  %1681 = phi i64 [ %1669, %1676 ], [ %1675, %1671 ], [ %1669, %1667 ]
  br i1 %1559, label %1682, label %1691

1682:
  br i1 %1560, label %1688, label %1683

1683:
  %1684 = urem i64 %1681, %633
  %1685 = mul nsw i64 %626, %1684
  %1686 = add nsw i64 %1685, %1680
  %1687 = udiv i64 %1681, %633
  br label %1691

1688:
  %1689 = mul nsw i64 %626, %1681
  %1690 = add nsw i64 %1689, %1680
  br label %1691

1691:
  %1692 = phi i64 [ %1690, %1688 ], [ %1686, %1683 ], [ %1680, %1679 ]
  %1693 = phi i64 [ %1681, %1688 ], [ %1687, %1683 ], [ %1681, %1679 ]
  br i1 %1561, label %1694, label %1702

1694:
  br i1 %1562, label %1699, label %1695

1695:
  %1696 = urem i64 %1693, %632
  %1697 = mul nsw i64 %625, %1696
  %1698 = add nsw i64 %1697, %1692
  br label %1702

1699:
  %1700 = mul nsw i64 %625, %1693
  %1701 = add nsw i64 %1700, %1692
  br label %1702

1702:
  %1703 = phi i64 [ %1701, %1699 ], [ %1698, %1695 ], [ %1692, %1691 ]
  %1704 = getelementptr inbounds i8, ptr %619, i64 %1635
  %1705 = getelementptr inbounds i8, ptr %639, i64 %1703
  br i1 %1538, label %1709, label %1706

1706:
  %1707 = add nuw nsw i64 %1564, 1
  %1708 = icmp eq i64 %1707, %1349
  br i1 %1708, label %1720, label %1563

1709:
  %1710 = phi i64 [ %1718, %1709 ], [ 0, %1702 ]
  %1711 = xor i64 %1710, -1
  %1712 = add nsw i64 %638, %1711
  %1713 = select i1 %1535, i64 %1710, i64 %1712
  %1714 = mul nsw i64 %620, %1713
  %1715 = getelementptr inbounds i8, ptr %1704, i64 %1714
  %1716 = mul nsw i64 %631, %1713
  %1717 = getelementptr inbounds i8, ptr %1705, i64 %1716
  tail call void @pad.fortran.type.assign(ptr noundef %1341, ptr noundef %1715, ptr noundef %1717) #7
  %1718 = add nuw nsw i64 %1710, 1
  %1719 = icmp eq i64 %1718, %638
  br i1 %1719, label %1706, label %1709

1720:
  ret void
}

declare void @_FortranACopyInAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.CopyOutAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  tail call void @_FortranACopyOutAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #7
  br label %1276

96:
  %97 = icmp eq ptr %0, null
  br i1 %97, label %1034, label %98

98:
  %99 = load ptr, ptr %0, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %101 = load i8, ptr %100, align 4
  %102 = icmp sgt i8 %101, 0
  br i1 %102, label %103, label %108

103:
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %107 = load i64, ptr %106, align 8
  br label %108

108:
  %109 = phi i64 [ %107, %103 ], [ 0, %98 ]
  %110 = phi i64 [ %105, %103 ], [ 1, %98 ]
  %111 = icmp sgt i8 %101, 1
  br i1 %111, label %112, label %117

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %116 = load i64, ptr %115, align 8
  br label %117

117:
  %118 = phi i64 [ %116, %112 ], [ 0, %108 ]
  %119 = phi i64 [ %114, %112 ], [ 1, %108 ]
  %120 = icmp sgt i8 %101, 2
  br i1 %120, label %121, label %126

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %125 = load i64, ptr %124, align 8
  br label %126

126:
  %127 = phi i64 [ %125, %121 ], [ 0, %117 ]
  %128 = phi i64 [ %123, %121 ], [ 1, %117 ]
  %129 = icmp sgt i8 %101, 3
  br i1 %129, label %130, label %135

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %134 = load i64, ptr %133, align 8
  br label %135

135:
  %136 = phi i64 [ %134, %130 ], [ 0, %126 ]
  %137 = phi i64 [ %132, %130 ], [ 1, %126 ]
  %138 = icmp sgt i8 %101, 4
  br i1 %138, label %139, label %144

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %143 = load i64, ptr %142, align 8
  br label %144

144:
  %145 = phi i64 [ %143, %139 ], [ 0, %135 ]
  %146 = phi i64 [ %141, %139 ], [ 1, %135 ]
  %147 = icmp sgt i8 %101, 5
  br i1 %147, label %148, label %153

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %152 = load i64, ptr %151, align 8
  br label %153

153:
  %154 = phi i64 [ %152, %148 ], [ 0, %144 ]
  %155 = phi i64 [ %150, %148 ], [ 1, %144 ]
  %156 = icmp sgt i8 %101, 6
  br i1 %156, label %157, label %162

157:
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %161 = load i64, ptr %160, align 8
  br label %162

162:
  %163 = phi i64 [ %161, %157 ], [ 0, %153 ]
  %164 = phi i64 [ %159, %157 ], [ 1, %153 ]
  %165 = load ptr, ptr %1, align 8
  %166 = load i8, ptr %7, align 4
  %167 = icmp sgt i8 %166, 0
  br i1 %167, label %168, label %173

168:
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %168 ], [ 0, %162 ]
  %175 = phi i64 [ %170, %168 ], [ 1, %162 ]
  %176 = icmp sgt i8 %166, 1
  br i1 %176, label %177, label %182

177:
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %181 = load i64, ptr %180, align 8
  br label %182

182:
  %183 = phi i64 [ %181, %177 ], [ 0, %173 ]
  %184 = phi i64 [ %179, %177 ], [ 1, %173 ]
  %185 = icmp sgt i8 %166, 2
  br i1 %185, label %186, label %191

186:
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %190 = load i64, ptr %189, align 8
  br label %191

191:
  %192 = phi i64 [ %190, %186 ], [ 0, %182 ]
  %193 = phi i64 [ %188, %186 ], [ 1, %182 ]
  %194 = icmp sgt i8 %166, 3
  br i1 %194, label %195, label %200

195:
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %199 = load i64, ptr %198, align 8
  br label %200

200:
  %201 = phi i64 [ %199, %195 ], [ 0, %191 ]
  %202 = phi i64 [ %197, %195 ], [ 1, %191 ]
  %203 = icmp sgt i8 %166, 4
  br i1 %203, label %204, label %209

204:
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %208 = load i64, ptr %207, align 8
  br label %209

209:
  %210 = phi i64 [ %208, %204 ], [ 0, %200 ]
  %211 = phi i64 [ %206, %204 ], [ 1, %200 ]
  %212 = icmp sgt i8 %166, 5
  br i1 %212, label %213, label %218

213:
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %215 = load i64, ptr %214, align 8
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %217 = load i64, ptr %216, align 8
  br label %218

218:
  %219 = phi i64 [ %217, %213 ], [ 0, %209 ]
  %220 = phi i64 [ %215, %213 ], [ 1, %209 ]
  %221 = icmp sgt i8 %166, 6
  br i1 %221, label %222, label %227

222:
  %223 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %226 = load i64, ptr %225, align 8
  br label %227

227:
  %228 = phi i64 [ %226, %222 ], [ 0, %218 ]
  %229 = phi i64 [ %224, %222 ], [ 1, %218 ]
  %230 = icmp eq i32 %93, 0
  %231 = load i8, ptr %7, align 4
  %232 = load i8, ptr %5, align 1
  br i1 %230, label %233, label %598

233:
  switch i8 %232, label %237 [
    i8 28, label %238
    i8 27, label %234
    i8 35, label %235
    i8 34, label %236
  ]

234:
  br label %238

235:
  br label %238

236:
  br label %238

237:
  br label %238

238:
  %239 = phi i32 [ 0, %237 ], [ 1, %234 ], [ 4, %235 ], [ 3, %236 ], [ 2, %233 ]
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %241 = load i64, ptr %240, align 8
  %242 = icmp eq i64 %110, 1
  %243 = icmp eq i64 %109, %241
  %244 = select i1 %242, i1 true, i1 %243
  %245 = mul nsw i64 %110, %241
  %246 = icmp eq i64 %119, 1
  %247 = icmp eq i64 %118, %245
  %248 = select i1 %246, i1 true, i1 %247
  %249 = and i1 %248, %244
  %250 = mul nsw i64 %119, %245
  %251 = icmp eq i64 %128, 1
  %252 = icmp eq i64 %127, %250
  %253 = select i1 %251, i1 true, i1 %252
  %254 = and i1 %253, %249
  %255 = mul nsw i64 %128, %250
  %256 = icmp eq i64 %137, 1
  %257 = icmp eq i64 %136, %255
  %258 = select i1 %256, i1 true, i1 %257
  %259 = and i1 %258, %254
  %260 = mul nsw i64 %137, %255
  %261 = icmp eq i64 %146, 1
  %262 = icmp eq i64 %145, %260
  %263 = select i1 %261, i1 true, i1 %262
  %264 = and i1 %263, %259
  %265 = mul nsw i64 %146, %260
  %266 = icmp eq i64 %155, 1
  %267 = icmp eq i64 %154, %265
  %268 = select i1 %266, i1 true, i1 %267
  %269 = and i1 %268, %264
  %270 = icmp eq i64 %164, 1
  %271 = mul nsw i64 %155, %265
  %272 = icmp eq i64 %163, %271
  %273 = select i1 %270, i1 true, i1 %272
  %274 = and i1 %273, %269
  %275 = mul i64 %184, %175
  %276 = mul i64 %193, %275
  %277 = mul i64 %202, %276
  %278 = mul i64 %211, %277
  %279 = mul i64 %220, %278
  %280 = mul i64 %229, %279
  br i1 %274, label %281, label %361

281:
  %282 = icmp eq i64 %175, 1
  %283 = icmp eq i64 %174, %241
  %284 = select i1 %282, i1 true, i1 %283
  %285 = mul nsw i64 %175, %241
  %286 = icmp eq i64 %184, 1
  %287 = icmp eq i64 %183, %285
  %288 = select i1 %286, i1 true, i1 %287
  %289 = and i1 %288, %284
  %290 = mul nsw i64 %184, %285
  %291 = icmp eq i64 %193, 1
  %292 = icmp eq i64 %192, %290
  %293 = select i1 %291, i1 true, i1 %292
  %294 = and i1 %293, %289
  %295 = mul nsw i64 %193, %290
  %296 = icmp eq i64 %202, 1
  %297 = icmp eq i64 %201, %295
  %298 = select i1 %296, i1 true, i1 %297
  %299 = and i1 %298, %294
  %300 = mul nsw i64 %202, %295
  %301 = icmp eq i64 %211, 1
  %302 = icmp eq i64 %210, %300
  %303 = select i1 %301, i1 true, i1 %302
  %304 = and i1 %303, %299
  %305 = mul nsw i64 %211, %300
  %306 = icmp eq i64 %220, 1
  %307 = icmp eq i64 %219, %305
  %308 = select i1 %306, i1 true, i1 %307
  %309 = and i1 %308, %304
  %310 = icmp eq i64 %229, 1
  %311 = mul nsw i64 %220, %305
  %312 = icmp eq i64 %228, %311
  %313 = select i1 %310, i1 true, i1 %312
  %314 = and i1 %313, %309
  br i1 %314, label %315, label %361

315:
  switch i32 %239, label %360 [
    i32 2, label %322
    i32 1, label %320
    i32 4, label %318
    i32 3, label %316
    i32 0, label %358
  ]

316:
  %317 = icmp sgt i64 %280, 0
  br i1 %317, label %348, label %1034

318:
  %319 = icmp sgt i64 %280, 0
  br i1 %319, label %338, label %1034

320:
  %321 = icmp sgt i64 %280, 0
  br i1 %321, label %331, label %1034

322:
  %323 = icmp sgt i64 %280, 0
  br i1 %323, label %324, label %1034

324:
  %325 = phi i64 [ %329, %324 ], [ 0, %322 ]
  %326 = getelementptr inbounds nuw double, ptr %99, i64 %325
  %327 = getelementptr inbounds nuw double, ptr %165, i64 %325
  %328 = load double, ptr %327, align 8
  store double %328, ptr %326, align 8
  %329 = add nuw nsw i64 %325, 1
  %330 = icmp eq i64 %329, %280
  br i1 %330, label %1034, label %324

331:
  %332 = phi i64 [ %336, %331 ], [ 0, %320 ]
  %333 = getelementptr inbounds nuw float, ptr %99, i64 %332
  %334 = getelementptr inbounds nuw float, ptr %165, i64 %332
  %335 = load float, ptr %334, align 4
  store float %335, ptr %333, align 4
  %336 = add nuw nsw i64 %332, 1
  %337 = icmp eq i64 %336, %280
  br i1 %337, label %1034, label %331

338:
  %339 = phi i64 [ %346, %338 ], [ 0, %318 ]
  %340 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %99, i64 %339
  %341 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %165, i64 %339
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds nuw i8, ptr %341, i64 8
  %344 = load double, ptr %343, align 8
  store double %342, ptr %340, align 8
  %345 = getelementptr inbounds nuw i8, ptr %340, i64 8
  store double %344, ptr %345, align 8
  %346 = add nuw nsw i64 %339, 1
  %347 = icmp eq i64 %346, %280
  br i1 %347, label %1034, label %338

348:
  %349 = phi i64 [ %356, %348 ], [ 0, %316 ]
  %350 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %99, i64 %349
  %351 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %165, i64 %349
  %352 = load float, ptr %351, align 4
  %353 = getelementptr inbounds nuw i8, ptr %351, i64 4
  %354 = load float, ptr %353, align 4
  store float %352, ptr %350, align 4
  %355 = getelementptr inbounds nuw i8, ptr %350, i64 4
  store float %354, ptr %355, align 4
  %356 = add nuw nsw i64 %349, 1
  %357 = icmp eq i64 %356, %280
  br i1 %357, label %1034, label %348

358:
  %359 = mul i64 %280, %241
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %99, ptr align 1 %165, i64 %359, i1 false)
  br label %1034

360:
  unreachable

361:
  %362 = icmp sgt i64 %280, 0
  br i1 %362, label %363, label %1034

363:
  %364 = mul nsw i64 %193, %184
  %365 = mul nsw i64 %202, %364
  %366 = mul nsw i64 %211, %365
  %367 = mul nsw i64 %220, %366
  %368 = mul nsw i64 %229, %367
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %370, label %1034

370:
  %371 = icmp sgt i64 %175, 0
  %372 = icmp sgt i64 %175, 0
  %373 = icmp sgt i64 %175, 0
  %374 = icmp sgt i64 %175, 0
  %375 = icmp sgt i64 %175, 0
  %376 = icmp sgt i8 %231, 1
  %377 = icmp eq i8 %231, 2
  %378 = icmp sgt i8 %231, 2
  %379 = icmp eq i8 %231, 3
  %380 = icmp sgt i8 %231, 3
  %381 = icmp eq i8 %231, 4
  %382 = icmp sgt i8 %231, 4
  %383 = icmp eq i8 %231, 5
  %384 = icmp sgt i8 %231, 5
  %385 = icmp eq i8 %231, 6
  %386 = icmp sgt i8 %231, 6
  %387 = icmp eq i8 %231, 7
  %388 = icmp sgt i8 %231, 1
  %389 = icmp eq i8 %231, 2
  %390 = icmp sgt i8 %231, 2
  %391 = icmp eq i8 %231, 3
  %392 = icmp sgt i8 %231, 3
  %393 = icmp eq i8 %231, 4
  %394 = icmp sgt i8 %231, 4
  %395 = icmp eq i8 %231, 5
  %396 = icmp sgt i8 %231, 5
  %397 = icmp eq i8 %231, 6
  %398 = icmp sgt i8 %231, 6
  %399 = icmp eq i8 %231, 7
  br label %400

400:
  %401 = phi i64 [ 0, %370 ], [ %596, %595 ]
  br i1 %376, label %402, label %409

402:
  br i1 %377, label %407, label %403

403:
  %404 = urem i64 %401, %119
  %405 = mul nsw i64 %118, %404
  %406 = udiv i64 %401, %119
  br label %409

407:
  %408 = mul nsw i64 %118, %401
  br label %409

409:
  %410 = phi i64 [ %408, %407 ], [ %405, %403 ], [ 0, %400 ]
  %411 = phi i64 [ %401, %407 ], [ %406, %403 ], [ %401, %400 ]
  br i1 %378, label %412, label %421

412:
  br i1 %379, label %418, label %413

413:
  %414 = urem i64 %411, %128
  %415 = mul nsw i64 %127, %414
  %416 = add nsw i64 %415, %410
  %417 = udiv i64 %411, %128
  br label %421

418:
  %419 = mul nsw i64 %127, %411
  %420 = add nsw i64 %419, %410
  br label %421

421:
  %422 = phi i64 [ %420, %418 ], [ %416, %413 ], [ %410, %409 ]
  %423 = phi i64 [ %411, %418 ], [ %417, %413 ], [ %411, %409 ]
  br i1 %380, label %424, label %433

424:
  br i1 %381, label %430, label %425

425:
  %426 = urem i64 %423, %137
  %427 = mul nsw i64 %136, %426
  %428 = add nsw i64 %427, %422
  %429 = udiv i64 %423, %137
  br label %433

430:
  %431 = mul nsw i64 %136, %423
  %432 = add nsw i64 %431, %422
  br label %433

433:
  %434 = phi i64 [ %432, %430 ], [ %428, %425 ], [ %422, %421 ]
  %435 = phi i64 [ %423, %430 ], [ %429, %425 ], [ %423, %421 ]
  br i1 %382, label %436, label %445

436:
  br i1 %383, label %442, label %437

437:
  %438 = urem i64 %435, %146
  %439 = mul nsw i64 %145, %438
  %440 = add nsw i64 %439, %434
  %441 = udiv i64 %435, %146
  br label %445

442:
  %443 = mul nsw i64 %145, %435
  %444 = add nsw i64 %443, %434
  br label %445

445:
  %446 = phi i64 [ %444, %442 ], [ %440, %437 ], [ %434, %433 ]
  %447 = phi i64 [ %435, %442 ], [ %441, %437 ], [ %435, %433 ]
  br i1 %384, label %448, label %457

448:
  br i1 %385, label %454, label %449

449:
  %450 = urem i64 %447, %155
  %451 = mul nsw i64 %154, %450
  %452 = add nsw i64 %451, %446
  %453 = udiv i64 %447, %155
  br label %457

454:
  %455 = mul nsw i64 %154, %447
  %456 = add nsw i64 %455, %446
  br label %457

457:
  %458 = phi i64 [ %456, %454 ], [ %452, %449 ], [ %446, %445 ]
  %459 = phi i64 [ %447, %454 ], [ %453, %449 ], [ %447, %445 ]
  br i1 %386, label %460, label %468

460:
  br i1 %387, label %465, label %461

461:
  %462 = urem i64 %459, %164
  %463 = mul nsw i64 %163, %462
  %464 = add nsw i64 %463, %458
  br label %468

465:
  %466 = mul nsw i64 %163, %459
  %467 = add nsw i64 %466, %458
  br label %468

468:
  %469 = phi i64 [ %467, %465 ], [ %464, %461 ], [ %458, %457 ]
  br i1 %388, label %470, label %477

470:
  br i1 %389, label %475, label %471

471:
  %472 = urem i64 %401, %184
  %473 = mul nsw i64 %183, %472
  %474 = udiv i64 %401, %184
  br label %477

475:
  %476 = mul nsw i64 %183, %401
  br label %477

477:
  %478 = phi i64 [ %476, %475 ], [ %473, %471 ], [ 0, %468 ]
  %479 = phi i64 [ %401, %475 ], [ %474, %471 ], [ %401, %468 ]
  br i1 %390, label %480, label %489

480:
  br i1 %391, label %486, label %481

481:
  %482 = urem i64 %479, %193
  %483 = mul nsw i64 %192, %482
  %484 = add nsw i64 %483, %478
  %485 = udiv i64 %479, %193
  br label %489

486:
  %487 = mul nsw i64 %192, %479
  %488 = add nsw i64 %487, %478
  br label %489

489:
  %490 = phi i64 [ %488, %486 ], [ %484, %481 ], [ %478, %477 ]
  %491 = phi i64 [ %479, %486 ], [ %485, %481 ], [ %479, %477 ]
  br i1 %392, label %492, label %501

492:
  br i1 %393, label %498, label %493

493:
  %494 = urem i64 %491, %202
  %495 = mul nsw i64 %201, %494
  %496 = add nsw i64 %495, %490
  %497 = udiv i64 %491, %202
  br label %501

498:
  %499 = mul nsw i64 %201, %491
  %500 = add nsw i64 %499, %490
  br label %501

501:
  %502 = phi i64 [ %500, %498 ], [ %496, %493 ], [ %490, %489 ]
  %503 = phi i64 [ %491, %498 ], [ %497, %493 ], [ %491, %489 ]
  br i1 %394, label %504, label %513

504:
  br i1 %395, label %510, label %505

505:
  %506 = urem i64 %503, %211
  %507 = mul nsw i64 %210, %506
  %508 = add nsw i64 %507, %502
  %509 = udiv i64 %503, %211
  br label %513

510:
  %511 = mul nsw i64 %210, %503
  %512 = add nsw i64 %511, %502
  br label %513

513:
  %514 = phi i64 [ %512, %510 ], [ %508, %505 ], [ %502, %501 ]
  %515 = phi i64 [ %503, %510 ], [ %509, %505 ], [ %503, %501 ]
  br i1 %396, label %516, label %525

516:
  br i1 %397, label %522, label %517

517:
  %518 = urem i64 %515, %220
  %519 = mul nsw i64 %219, %518
  %520 = add nsw i64 %519, %514
  %521 = udiv i64 %515, %220
  br label %525

522:
  %523 = mul nsw i64 %219, %515
  %524 = add nsw i64 %523, %514
  br label %525

525:
  %526 = phi i64 [ %524, %522 ], [ %520, %517 ], [ %514, %513 ]
  %527 = phi i64 [ %515, %522 ], [ %521, %517 ], [ %515, %513 ]
  br i1 %398, label %528, label %536

528:
  br i1 %399, label %533, label %529

529:
  %530 = urem i64 %527, %229
  %531 = mul nsw i64 %228, %530
  %532 = add nsw i64 %531, %526
  br label %536

533:
  %534 = mul nsw i64 %228, %527
  %535 = add nsw i64 %534, %526
  br label %536

536:
  %537 = phi i64 [ %535, %533 ], [ %532, %529 ], [ %526, %525 ]
  %538 = getelementptr inbounds i8, ptr %99, i64 %469
  %539 = getelementptr inbounds i8, ptr %165, i64 %537
  switch i32 %239, label %360 [
    i32 2, label %544
    i32 1, label %543
    i32 4, label %542
    i32 3, label %541
    i32 0, label %540
  ]

540:
  br i1 %371, label %587, label %595

541:
  br i1 %372, label %575, label %595

542:
  br i1 %373, label %563, label %595

543:
  br i1 %374, label %554, label %595

544:
  br i1 %375, label %545, label %595

545:
  %546 = phi i64 [ %552, %545 ], [ 0, %544 ]
  %547 = mul nsw i64 %546, %109
  %548 = getelementptr inbounds i8, ptr %538, i64 %547
  %549 = mul nsw i64 %546, %174
  %550 = getelementptr inbounds i8, ptr %539, i64 %549
  %551 = load double, ptr %550, align 8
  store double %551, ptr %548, align 8
  %552 = add nuw nsw i64 %546, 1
  %553 = icmp eq i64 %552, %175
  br i1 %553, label %595, label %545

554:
  %555 = phi i64 [ %561, %554 ], [ 0, %543 ]
  %556 = mul nsw i64 %555, %109
  %557 = getelementptr inbounds i8, ptr %538, i64 %556
  %558 = mul nsw i64 %555, %174
  %559 = getelementptr inbounds i8, ptr %539, i64 %558
  %560 = load float, ptr %559, align 4
  store float %560, ptr %557, align 4
  %561 = add nuw nsw i64 %555, 1
  %562 = icmp eq i64 %561, %175
  br i1 %562, label %595, label %554

563:
  %564 = phi i64 [ %573, %563 ], [ 0, %542 ]
  %565 = mul nsw i64 %564, %109
  %566 = getelementptr inbounds i8, ptr %538, i64 %565
  %567 = mul nsw i64 %564, %174
  %568 = getelementptr inbounds i8, ptr %539, i64 %567
  %569 = load double, ptr %568, align 8
  %570 = getelementptr inbounds nuw i8, ptr %568, i64 8
  %571 = load double, ptr %570, align 8
  store double %569, ptr %566, align 8
  %572 = getelementptr inbounds nuw i8, ptr %566, i64 8
  store double %571, ptr %572, align 8
  %573 = add nuw nsw i64 %564, 1
  %574 = icmp eq i64 %573, %175
  br i1 %574, label %595, label %563

575:
  %576 = phi i64 [ %585, %575 ], [ 0, %541 ]
  %577 = mul nsw i64 %576, %109
  %578 = getelementptr inbounds i8, ptr %538, i64 %577
  %579 = mul nsw i64 %576, %174
  %580 = getelementptr inbounds i8, ptr %539, i64 %579
  %581 = load float, ptr %580, align 4
  %582 = getelementptr inbounds nuw i8, ptr %580, i64 4
  %583 = load float, ptr %582, align 4
  store float %581, ptr %578, align 4
  %584 = getelementptr inbounds nuw i8, ptr %578, i64 4
  store float %583, ptr %584, align 4
  %585 = add nuw nsw i64 %576, 1
  %586 = icmp eq i64 %585, %175
  br i1 %586, label %595, label %575

587:
  %588 = phi i64 [ %593, %587 ], [ 0, %540 ]
  %589 = mul nsw i64 %588, %109
  %590 = getelementptr inbounds i8, ptr %538, i64 %589
  %591 = mul nsw i64 %588, %174
  %592 = getelementptr inbounds i8, ptr %539, i64 %591
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %590, ptr align 1 %592, i64 %241, i1 false)
  %593 = add nuw nsw i64 %588, 1
  %594 = icmp eq i64 %593, %175
  br i1 %594, label %595, label %587

595:
  %596 = add nuw nsw i64 %401, 1
  %597 = icmp eq i64 %596, %368
  br i1 %597, label %1034, label %400

598:
  %599 = icmp eq i8 %232, 42
  br i1 %599, label %600, label %652

600:
  %601 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %602 = load i8, ptr %601, align 1
  %603 = and i8 %602, 1
  %604 = icmp eq i8 %603, 0
  br i1 %604, label %652, label %605

605:
  %606 = icmp eq i8 %231, 0
  br i1 %606, label %607, label %610

607:
  %608 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %609 = load ptr, ptr %608, align 8
  br label %610

610:
  %611 = phi ptr [ %609, %607 ], [ null, %605 ]
  %612 = icmp eq i8 %231, 1
  br i1 %612, label %613, label %616

613:
  %614 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %615 = load ptr, ptr %614, align 8
  br label %616

616:
  %617 = phi ptr [ %615, %613 ], [ %611, %610 ]
  %618 = icmp eq i8 %231, 2
  br i1 %618, label %619, label %622

619:
  %620 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %621 = load ptr, ptr %620, align 8
  br label %622

622:
  %623 = phi ptr [ %621, %619 ], [ %617, %616 ]
  %624 = icmp eq i8 %231, 3
  br i1 %624, label %625, label %628

625:
  %626 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %627 = load ptr, ptr %626, align 8
  br label %628

628:
  %629 = phi ptr [ %627, %625 ], [ %623, %622 ]
  %630 = icmp eq i8 %231, 4
  br i1 %630, label %631, label %634

631:
  %632 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %633 = load ptr, ptr %632, align 8
  br label %634

634:
  %635 = phi ptr [ %633, %631 ], [ %629, %628 ]
  %636 = icmp eq i8 %231, 5
  br i1 %636, label %637, label %640

637:
  %638 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %639 = load ptr, ptr %638, align 8
  br label %640

640:
  %641 = phi ptr [ %639, %637 ], [ %635, %634 ]
  %642 = icmp eq i8 %231, 6
  br i1 %642, label %643, label %646

643:
  %644 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %645 = load ptr, ptr %644, align 8
  br label %646

646:
  %647 = phi ptr [ %645, %643 ], [ %641, %640 ]
  %648 = icmp eq i8 %231, 7
  br i1 %648, label %649, label %652

649:
  %650 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %651 = load ptr, ptr %650, align 8
  br label %652

652:
  %653 = phi ptr [ null, %598 ], [ null, %600 ], [ %651, %649 ], [ %647, %646 ]
  %654 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %655 = load i64, ptr %654, align 8
  %656 = icmp eq i8 %231, 0
  br i1 %656, label %657, label %658

657:
  tail call void @pad.fortran.type.assign(ptr noundef %653, ptr noundef %99, ptr noundef %165) #7
  br label %1034

658:
  %659 = mul nsw i64 %193, %184
  %660 = mul nsw i64 %202, %659
  %661 = mul nsw i64 %211, %660
  %662 = mul nsw i64 %220, %661
  %663 = mul nsw i64 %229, %662
  %664 = mul nsw i64 %184, %175
  %665 = mul nsw i64 %193, %664
  %666 = mul nsw i64 %202, %665
  %667 = mul nsw i64 %211, %666
  %668 = mul nsw i64 %220, %667
  %669 = mul nsw i64 %229, %668
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %1034, label %671

671:
  %672 = icmp sgt i64 %109, 0
  %673 = add nsw i64 %110, -1
  %674 = mul nsw i64 %673, %109
  %675 = select i1 %672, i64 %674, i64 0
  %676 = getelementptr inbounds i8, ptr %99, i64 %675
  %677 = icmp sgt i64 %118, 0
  %678 = add nsw i64 %119, -1
  %679 = mul nsw i64 %678, %118
  %680 = select i1 %677, i64 %679, i64 0
  %681 = getelementptr inbounds i8, ptr %676, i64 %680
  %682 = icmp sgt i64 %127, 0
  %683 = add nsw i64 %128, -1
  %684 = mul nsw i64 %683, %127
  %685 = select i1 %682, i64 %684, i64 0
  %686 = getelementptr inbounds i8, ptr %681, i64 %685
  %687 = icmp sgt i64 %136, 0
  %688 = add nsw i64 %137, -1
  %689 = mul nsw i64 %688, %136
  %690 = select i1 %687, i64 %689, i64 0
  %691 = getelementptr inbounds i8, ptr %686, i64 %690
  %692 = icmp sgt i64 %145, 0
  %693 = add nsw i64 %146, -1
  %694 = mul nsw i64 %693, %145
  %695 = select i1 %692, i64 %694, i64 0
  %696 = getelementptr inbounds i8, ptr %691, i64 %695
  %697 = icmp sgt i64 %154, 0
  %698 = add nsw i64 %155, -1
  %699 = mul nsw i64 %698, %154
  %700 = select i1 %697, i64 %699, i64 0
  %701 = getelementptr inbounds i8, ptr %696, i64 %700
  %702 = icmp sgt i64 %163, 0
  %703 = add nsw i64 %164, -1
  %704 = mul nsw i64 %703, %163
  %705 = select i1 %702, i64 %704, i64 0
  %706 = icmp slt i64 %174, 0
  %707 = add nsw i64 %175, -1
  %708 = mul nsw i64 %707, %174
  %709 = select i1 %706, i64 %708, i64 0
  %710 = getelementptr inbounds i8, ptr %165, i64 %709
  %711 = icmp slt i64 %183, 0
  %712 = add nsw i64 %184, -1
  %713 = mul nsw i64 %712, %183
  %714 = select i1 %711, i64 %713, i64 0
  %715 = getelementptr inbounds i8, ptr %710, i64 %714
  %716 = icmp slt i64 %192, 0
  %717 = add nsw i64 %193, -1
  %718 = mul nsw i64 %717, %192
  %719 = select i1 %716, i64 %718, i64 0
  %720 = getelementptr inbounds i8, ptr %715, i64 %719
  %721 = icmp slt i64 %201, 0
  %722 = add nsw i64 %202, -1
  %723 = mul nsw i64 %722, %201
  %724 = select i1 %721, i64 %723, i64 0
  %725 = getelementptr inbounds i8, ptr %720, i64 %724
  %726 = icmp slt i64 %210, 0
  %727 = add nsw i64 %211, -1
  %728 = mul nsw i64 %727, %210
  %729 = select i1 %726, i64 %728, i64 0
  %730 = getelementptr inbounds i8, ptr %725, i64 %729
  %731 = icmp slt i64 %219, 0
  %732 = add nsw i64 %220, -1
  %733 = mul nsw i64 %732, %219
  %734 = select i1 %731, i64 %733, i64 0
  %735 = getelementptr inbounds i8, ptr %730, i64 %734
  %736 = icmp slt i64 %228, 0
  %737 = add nsw i64 %229, -1
  %738 = mul nsw i64 %737, %228
  %739 = select i1 %736, i64 %738, i64 0
  %740 = getelementptr inbounds i8, ptr %735, i64 %739
  %741 = getelementptr inbounds i8, ptr %701, i64 %705
  %742 = getelementptr inbounds i8, ptr %741, i64 %655
  %743 = icmp ugt ptr %742, %740
  br i1 %743, label %744, label %848

744:
  %745 = icmp sgt i64 %174, 0
  %746 = add nsw i64 %175, -1
  %747 = mul nsw i64 %746, %174
  %748 = select i1 %745, i64 %747, i64 0
  %749 = getelementptr inbounds i8, ptr %165, i64 %748
  %750 = icmp sgt i64 %183, 0
  %751 = add nsw i64 %184, -1
  %752 = mul nsw i64 %751, %183
  %753 = select i1 %750, i64 %752, i64 0
  %754 = getelementptr inbounds i8, ptr %749, i64 %753
  %755 = icmp sgt i64 %192, 0
  %756 = add nsw i64 %193, -1
  %757 = mul nsw i64 %756, %192
  %758 = select i1 %755, i64 %757, i64 0
  %759 = getelementptr inbounds i8, ptr %754, i64 %758
  %760 = icmp sgt i64 %201, 0
  %761 = add nsw i64 %202, -1
  %762 = mul nsw i64 %761, %201
  %763 = select i1 %760, i64 %762, i64 0
  %764 = getelementptr inbounds i8, ptr %759, i64 %763
  %765 = icmp sgt i64 %210, 0
  %766 = add nsw i64 %211, -1
  %767 = mul nsw i64 %766, %210
  %768 = select i1 %765, i64 %767, i64 0
  %769 = getelementptr inbounds i8, ptr %764, i64 %768
  %770 = icmp sgt i64 %219, 0
  %771 = add nsw i64 %220, -1
  %772 = mul nsw i64 %771, %219
  %773 = select i1 %770, i64 %772, i64 0
  %774 = getelementptr inbounds i8, ptr %769, i64 %773
  %775 = icmp sgt i64 %228, 0
  %776 = add nsw i64 %229, -1
  %777 = mul nsw i64 %776, %228
  %778 = select i1 %775, i64 %777, i64 0
  %779 = icmp slt i64 %109, 0
  %780 = add nsw i64 %110, -1
  %781 = mul nsw i64 %780, %109
  %782 = select i1 %779, i64 %781, i64 0
  %783 = getelementptr inbounds i8, ptr %99, i64 %782
  %784 = icmp slt i64 %118, 0
  %785 = add nsw i64 %119, -1
  %786 = mul nsw i64 %785, %118
  %787 = select i1 %784, i64 %786, i64 0
  %788 = getelementptr inbounds i8, ptr %783, i64 %787
  %789 = icmp slt i64 %127, 0
  %790 = add nsw i64 %128, -1
  %791 = mul nsw i64 %790, %127
  %792 = select i1 %789, i64 %791, i64 0
  %793 = getelementptr inbounds i8, ptr %788, i64 %792
  %794 = icmp slt i64 %136, 0
  %795 = add nsw i64 %137, -1
  %796 = mul nsw i64 %795, %136
  %797 = select i1 %794, i64 %796, i64 0
  %798 = getelementptr inbounds i8, ptr %793, i64 %797
  %799 = icmp slt i64 %145, 0
  %800 = add nsw i64 %146, -1
  %801 = mul nsw i64 %800, %145
  %802 = select i1 %799, i64 %801, i64 0
  %803 = getelementptr inbounds i8, ptr %798, i64 %802
  %804 = icmp slt i64 %154, 0
  %805 = add nsw i64 %155, -1
  %806 = mul nsw i64 %805, %154
  %807 = select i1 %804, i64 %806, i64 0
  %808 = getelementptr inbounds i8, ptr %803, i64 %807
  %809 = icmp slt i64 %163, 0
  %810 = add nsw i64 %164, -1
  %811 = mul nsw i64 %810, %163
  %812 = select i1 %809, i64 %811, i64 0
  %813 = getelementptr inbounds i8, ptr %808, i64 %812
  %814 = getelementptr inbounds i8, ptr %774, i64 %778
  %815 = getelementptr inbounds i8, ptr %814, i64 %655
  %816 = icmp ugt ptr %815, %813
  br i1 %816, label %817, label %848

817:
  %818 = icmp slt i64 %110, 2
  %819 = icmp eq i64 %109, %174
  %820 = select i1 %818, i1 true, i1 %819
  br i1 %820, label %822, label %821

821:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

822:
  %823 = icmp slt i64 %119, 2
  %824 = icmp eq i64 %118, %183
  %825 = select i1 %823, i1 true, i1 %824
  br i1 %825, label %826, label %821

826:
  %827 = icmp slt i64 %128, 2
  %828 = icmp eq i64 %127, %192
  %829 = select i1 %827, i1 true, i1 %828
  br i1 %829, label %830, label %821

830:
  %831 = icmp slt i64 %137, 2
  %832 = icmp eq i64 %136, %201
  %833 = select i1 %831, i1 true, i1 %832
  br i1 %833, label %834, label %821

834:
  %835 = icmp slt i64 %146, 2
  %836 = icmp eq i64 %145, %210
  %837 = select i1 %835, i1 true, i1 %836
  br i1 %837, label %838, label %821

838:
  %839 = icmp slt i64 %155, 2
  %840 = icmp eq i64 %154, %219
  %841 = select i1 %839, i1 true, i1 %840
  br i1 %841, label %842, label %821

842:
  %843 = icmp slt i64 %164, 2
  %844 = icmp eq i64 %163, %228
  %845 = select i1 %843, i1 true, i1 %844
  br i1 %845, label %846, label %821

846:
  %847 = icmp ule ptr %99, %165
  br label %848

848:
  %849 = phi i1 [ %847, %846 ], [ true, %744 ], [ true, %671 ]
  %850 = icmp sgt i64 %663, 0
  br i1 %850, label %851, label %1034

851:
  %852 = icmp sgt i64 %175, 0
  %853 = icmp sgt i8 %231, 1
  %854 = icmp eq i8 %231, 2
  %855 = icmp sgt i8 %231, 2
  %856 = icmp eq i8 %231, 3
  %857 = icmp sgt i8 %231, 3
  %858 = icmp eq i8 %231, 4
  %859 = icmp sgt i8 %231, 4
  %860 = icmp eq i8 %231, 5
  %861 = icmp sgt i8 %231, 5
  %862 = icmp eq i8 %231, 6
  %863 = icmp sgt i8 %231, 6
  %864 = icmp eq i8 %231, 7
  %865 = icmp sgt i8 %231, 1
  %866 = icmp eq i8 %231, 2
  %867 = icmp sgt i8 %231, 2
  %868 = icmp eq i8 %231, 3
  %869 = icmp sgt i8 %231, 3
  %870 = icmp eq i8 %231, 4
  %871 = icmp sgt i8 %231, 4
  %872 = icmp eq i8 %231, 5
  %873 = icmp sgt i8 %231, 5
  %874 = icmp eq i8 %231, 6
  %875 = icmp sgt i8 %231, 6
  %876 = icmp eq i8 %231, 7
  br label %877

877:
  %878 = phi i64 [ 0, %851 ], [ %1021, %1020 ]
  %879 = xor i64 %878, -1
  %880 = add nsw i64 %663, %879
  %881 = select i1 %849, i64 %878, i64 %880
  br i1 %853, label %882, label %889

882:
  br i1 %854, label %887, label %883

883:
  %884 = urem i64 %881, %119
  %885 = mul nsw i64 %118, %884
  %886 = udiv i64 %881, %119
  br label %889

887:
  %888 = mul nsw i64 %118, %881
  br label %889

889:
  %890 = phi i64 [ %888, %887 ], [ %885, %883 ], [ 0, %877 ]
  %891 = phi i64 [ %881, %887 ], [ %886, %883 ], [ %881, %877 ]
  br i1 %855, label %892, label %901

892:
  br i1 %856, label %898, label %893

893:
  %894 = urem i64 %891, %128
  %895 = mul nsw i64 %127, %894
  %896 = add nsw i64 %895, %890
  %897 = udiv i64 %891, %128
  br label %901

898:
  %899 = mul nsw i64 %127, %891
  %900 = add nsw i64 %899, %890
  br label %901

901:
  %902 = phi i64 [ %900, %898 ], [ %896, %893 ], [ %890, %889 ]
  %903 = phi i64 [ %891, %898 ], [ %897, %893 ], [ %891, %889 ]
  br i1 %857, label %904, label %913

904:
  br i1 %858, label %910, label %905

905:
  %906 = urem i64 %903, %137
  %907 = mul nsw i64 %136, %906
  %908 = add nsw i64 %907, %902
  %909 = udiv i64 %903, %137
  br label %913

910:
  %911 = mul nsw i64 %136, %903
  %912 = add nsw i64 %911, %902
  br label %913

913:
  %914 = phi i64 [ %912, %910 ], [ %908, %905 ], [ %902, %901 ]
  %915 = phi i64 [ %903, %910 ], [ %909, %905 ], [ %903, %901 ]
  br i1 %859, label %916, label %925

916:
  br i1 %860, label %922, label %917

917:
  %918 = urem i64 %915, %146
  %919 = mul nsw i64 %145, %918
  %920 = add nsw i64 %919, %914
  %921 = udiv i64 %915, %146
  br label %925

922:
  %923 = mul nsw i64 %145, %915
  %924 = add nsw i64 %923, %914
  br label %925

925:
  %926 = phi i64 [ %924, %922 ], [ %920, %917 ], [ %914, %913 ]
  %927 = phi i64 [ %915, %922 ], [ %921, %917 ], [ %915, %913 ]
  br i1 %861, label %928, label %937

928:
  br i1 %862, label %934, label %929

929:
  %930 = urem i64 %927, %155
  %931 = mul nsw i64 %154, %930
  %932 = add nsw i64 %931, %926
  %933 = udiv i64 %927, %155
  br label %937

934:
  %935 = mul nsw i64 %154, %927
  %936 = add nsw i64 %935, %926
  br label %937

937:
  %938 = phi i64 [ %936, %934 ], [ %932, %929 ], [ %926, %925 ]
  %939 = phi i64 [ %927, %934 ], [ %933, %929 ], [ %927, %925 ]
  br i1 %863, label %940, label %948

940:
  br i1 %864, label %945, label %941

941:
  %942 = urem i64 %939, %164
  %943 = mul nsw i64 %163, %942
  %944 = add nsw i64 %943, %938
  br label %948

945:
  %946 = mul nsw i64 %163, %939
  %947 = add nsw i64 %946, %938
  br label %948

948:
  %949 = phi i64 [ %947, %945 ], [ %944, %941 ], [ %938, %937 ]
  br i1 %865, label %950, label %957

950:
  br i1 %866, label %955, label %951

951:
  %952 = urem i64 %881, %184
  %953 = mul nsw i64 %183, %952
  %954 = udiv i64 %881, %184
  br label %957

955:
  %956 = mul nsw i64 %183, %881
  br label %957

957:
  %958 = phi i64 [ %956, %955 ], [ %953, %951 ], [ 0, %948 ]
  %959 = phi i64 [ %881, %955 ], [ %954, %951 ], [ %881, %948 ]
  br i1 %867, label %960, label %969

960:
  br i1 %868, label %966, label %961

961:
  %962 = urem i64 %959, %193
  %963 = mul nsw i64 %192, %962
  %964 = add nsw i64 %963, %958
  %965 = udiv i64 %959, %193
  br label %969

966:
  %967 = mul nsw i64 %192, %959
  %968 = add nsw i64 %967, %958
  br label %969

969:
  %970 = phi i64 [ %968, %966 ], [ %964, %961 ], [ %958, %957 ]
  %971 = phi i64 [ %959, %966 ], [ %965, %961 ], [ %959, %957 ]
  br i1 %869, label %972, label %981

972:
  br i1 %870, label %978, label %973

973:
  %974 = urem i64 %971, %202
  %975 = mul nsw i64 %201, %974
  %976 = add nsw i64 %975, %970
  %977 = udiv i64 %971, %202
  br label %981

978:
  %979 = mul nsw i64 %201, %971
  %980 = add nsw i64 %979, %970
  br label %981

981:
  %982 = phi i64 [ %980, %978 ], [ %976, %973 ], [ %970, %969 ]
  %983 = phi i64 [ %971, %978 ], [ %977, %973 ], [ %971, %969 ]
  br i1 %871, label %984, label %993

984:
  br i1 %872, label %990, label %985

985:
  %986 = urem i64 %983, %211
  %987 = mul nsw i64 %210, %986
  %988 = add nsw i64 %987, %982
  %989 = udiv i64 %983, %211
  br label %993

990:
  %991 = mul nsw i64 %210, %983
  %992 = add nsw i64 %991, %982
  br label %993

993:
  %994 = phi i64 [ %992, %990 ], [ %988, %985 ], [ %982, %981 ]
  %995 = phi i64 [ %983, %990 ], [ %989, %985 ], [ %983, %981 ]
  br i1 %873, label %996, label %1005

996:
  br i1 %874, label %1002, label %997

997:
  %998 = urem i64 %995, %220
  %999 = mul nsw i64 %219, %998
  %1000 = add nsw i64 %999, %994
  %1001 = udiv i64 %995, %220
  br label %1005

1002:
  %1003 = mul nsw i64 %219, %995
  %1004 = add nsw i64 %1003, %994
  br label %1005

1005:
  %1006 = phi i64 [ %1004, %1002 ], [ %1000, %997 ], [ %994, %993 ]
  %1007 = phi i64 [ %995, %1002 ], [ %1001, %997 ], [ %995, %993 ]
  br i1 %875, label %1008, label %1016

1008:
  br i1 %876, label %1013, label %1009

1009:
  %1010 = urem i64 %1007, %229
  %1011 = mul nsw i64 %228, %1010
  %1012 = add nsw i64 %1011, %1006
  br label %1016

1013:
  %1014 = mul nsw i64 %228, %1007
  %1015 = add nsw i64 %1014, %1006
  br label %1016

1016:
  %1017 = phi i64 [ %1015, %1013 ], [ %1012, %1009 ], [ %1006, %1005 ]
  %1018 = getelementptr inbounds i8, ptr %99, i64 %949
  %1019 = getelementptr inbounds i8, ptr %165, i64 %1017
  br i1 %852, label %1023, label %1020

1020:
  %1021 = add nuw nsw i64 %878, 1
  %1022 = icmp eq i64 %1021, %663
  br i1 %1022, label %1034, label %877

1023:
  %1024 = phi i64 [ %1032, %1023 ], [ 0, %1016 ]
  %1025 = xor i64 %1024, -1
  %1026 = add nsw i64 %175, %1025
  %1027 = select i1 %849, i64 %1024, i64 %1026
  %1028 = mul nsw i64 %109, %1027
  %1029 = getelementptr inbounds i8, ptr %1018, i64 %1028
  %1030 = mul nsw i64 %174, %1027
  %1031 = getelementptr inbounds i8, ptr %1019, i64 %1030
  tail call void @pad.fortran.type.assign(ptr noundef %653, ptr noundef %1029, ptr noundef %1031) #7
  %1032 = add nuw nsw i64 %1024, 1
  %1033 = icmp eq i64 %1032, %175
  br i1 %1033, label %1020, label %1023

1034:
  %1035 = icmp eq i32 %93, 1
  br i1 %1035, label %1036, label %1274

1036:
  %1037 = load ptr, ptr %1, align 8
  %1038 = load i8, ptr %7, align 4
  %1039 = icmp sgt i8 %1038, 0
  br i1 %1039, label %1040, label %1045

1040:
  %1041 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %1042 = load i64, ptr %1041, align 8
  %1043 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %1044 = load i64, ptr %1043, align 8
  br label %1045

1045:
  %1046 = phi i64 [ %1042, %1040 ], [ 1, %1036 ]
  %1047 = phi i64 [ %1044, %1040 ], [ 0, %1036 ]
  %1048 = icmp sgt i8 %1038, 1
  br i1 %1048, label %1049, label %1054

1049:
  %1050 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1051 = load i64, ptr %1050, align 8
  %1052 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %1053 = load i64, ptr %1052, align 8
  br label %1054

1054:
  %1055 = phi i64 [ %1051, %1049 ], [ 1, %1045 ]
  %1056 = phi i64 [ %1053, %1049 ], [ 0, %1045 ]
  %1057 = icmp sgt i8 %1038, 2
  br i1 %1057, label %1058, label %1063

1058:
  %1059 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %1060 = load i64, ptr %1059, align 8
  %1061 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %1062 = load i64, ptr %1061, align 8
  br label %1063

1063:
  %1064 = phi i64 [ %1060, %1058 ], [ 1, %1054 ]
  %1065 = phi i64 [ %1062, %1058 ], [ 0, %1054 ]
  %1066 = icmp sgt i8 %1038, 3
  br i1 %1066, label %1067, label %1072

1067:
  %1068 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %1069 = load i64, ptr %1068, align 8
  %1070 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %1071 = load i64, ptr %1070, align 8
  br label %1072

1072:
  %1073 = phi i64 [ %1069, %1067 ], [ 1, %1063 ]
  %1074 = phi i64 [ %1071, %1067 ], [ 0, %1063 ]
  %1075 = icmp sgt i8 %1038, 4
  br i1 %1075, label %1076, label %1081

1076:
  %1077 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %1078 = load i64, ptr %1077, align 8
  %1079 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %1080 = load i64, ptr %1079, align 8
  br label %1081

1081:
  %1082 = phi i64 [ %1078, %1076 ], [ 1, %1072 ]
  %1083 = phi i64 [ %1080, %1076 ], [ 0, %1072 ]
  %1084 = icmp sgt i8 %1038, 5
  br i1 %1084, label %1085, label %1090

1085:
  %1086 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %1087 = load i64, ptr %1086, align 8
  %1088 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %1089 = load i64, ptr %1088, align 8
  br label %1090

1090:
  %1091 = phi i64 [ %1087, %1085 ], [ 1, %1081 ]
  %1092 = phi i64 [ %1089, %1085 ], [ 0, %1081 ]
  %1093 = icmp sgt i8 %1038, 6
  br i1 %1093, label %1094, label %1099

1094:
  %1095 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %1096 = load i64, ptr %1095, align 8
  %1097 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %1098 = load i64, ptr %1097, align 8
  br label %1099

1099:
  %1100 = phi i64 [ %1096, %1094 ], [ 1, %1090 ]
  %1101 = phi i64 [ %1098, %1094 ], [ 0, %1090 ]
  %1102 = load i8, ptr %5, align 1
  %1103 = icmp eq i8 %1102, 42
  br i1 %1103, label %1104, label %1157

1104:
  %1105 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1106 = load i8, ptr %1105, align 1
  %1107 = and i8 %1106, 1
  %1108 = icmp eq i8 %1107, 0
  br i1 %1108, label %1157, label %1109

1109:
  %1110 = load i8, ptr %7, align 4
  %1111 = icmp eq i8 %1110, 0
  br i1 %1111, label %1112, label %1115

1112:
  %1113 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1114 = load ptr, ptr %1113, align 8
  br label %1115

1115:
  %1116 = phi ptr [ %1114, %1112 ], [ null, %1109 ]
  %1117 = icmp eq i8 %1110, 1
  br i1 %1117, label %1118, label %1121

1118:
  %1119 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1120 = load ptr, ptr %1119, align 8
  br label %1121

1121:
  %1122 = phi ptr [ %1120, %1118 ], [ %1116, %1115 ]
  %1123 = icmp eq i8 %1110, 2
  br i1 %1123, label %1124, label %1127

1124:
  %1125 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1126 = load ptr, ptr %1125, align 8
  br label %1127

1127:
  %1128 = phi ptr [ %1126, %1124 ], [ %1122, %1121 ]
  %1129 = icmp eq i8 %1110, 3
  br i1 %1129, label %1130, label %1133

1130:
  %1131 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1132 = load ptr, ptr %1131, align 8
  br label %1133

1133:
  %1134 = phi ptr [ %1132, %1130 ], [ %1128, %1127 ]
  %1135 = icmp eq i8 %1110, 4
  br i1 %1135, label %1136, label %1139

1136:
  %1137 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1138 = load ptr, ptr %1137, align 8
  br label %1139

1139:
  %1140 = phi ptr [ %1138, %1136 ], [ %1134, %1133 ]
  %1141 = icmp eq i8 %1110, 5
  br i1 %1141, label %1142, label %1145

1142:
  %1143 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1144 = load ptr, ptr %1143, align 8
  br label %1145

1145:
  %1146 = phi ptr [ %1144, %1142 ], [ %1140, %1139 ]
  %1147 = icmp eq i8 %1110, 6
  br i1 %1147, label %1148, label %1151

1148:
  %1149 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1150 = load ptr, ptr %1149, align 8
  br label %1151

1151:
  %1152 = phi ptr [ %1150, %1148 ], [ %1146, %1145 ]
  %1153 = icmp eq i8 %1110, 7
  br i1 %1153, label %1154, label %1157

1154:
  %1155 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1156 = load ptr, ptr %1155, align 8
  br label %1157

1157:
  %1158 = phi ptr [ null, %1099 ], [ null, %1104 ], [ %1156, %1154 ], [ %1152, %1151 ]
  %1159 = load i8, ptr %7, align 4
  %1160 = icmp eq i8 %1159, 0
  br i1 %1160, label %1161, label %1162

1161:
  tail call void @pad.fortran.type.destroy(ptr noundef %1158, ptr noundef %1037) #7
  br label %1274

1162:
  %1163 = mul nsw i64 %1055, %1046
  %1164 = mul nsw i64 %1064, %1163
  %1165 = mul nsw i64 %1073, %1164
  %1166 = mul nsw i64 %1082, %1165
  %1167 = mul nsw i64 %1091, %1166
  %1168 = mul nsw i64 %1100, %1167
  %1169 = icmp sgt i64 %1168, 0
  br i1 %1169, label %1170, label %1176

1170:
  %1171 = mul nsw i64 %1064, %1055
  %1172 = mul nsw i64 %1073, %1171
  %1173 = mul nsw i64 %1082, %1172
  %1174 = mul nsw i64 %1091, %1173
  %1175 = mul nsw i64 %1100, %1174
  br label %1176

1176:
  %1177 = phi i64 [ 0, %1162 ], [ %1175, %1170 ]
  %1178 = icmp sgt i64 %1177, 0
  br i1 %1178, label %1179, label %1274

1179:
  %1180 = mul nsw i64 %1047, %1046
  %1181 = icmp eq i64 %1180, 0
  br label %1182

1182:
  %1183 = phi i64 [ %1268, %1267 ], [ 0, %1179 ]
  %1184 = load i8, ptr %7, align 4
  %1185 = icmp sgt i8 %1184, 1
  br i1 %1185, label %1186, label %1194

1186:
  %1187 = icmp eq i8 %1184, 2
  br i1 %1187, label %1192, label %1188

1188:
  %1189 = urem i64 %1183, %1055
  %1190 = mul nsw i64 %1056, %1189
  %1191 = udiv i64 %1183, %1055
  br label %1194

1192:
  %1193 = mul nsw i64 %1056, %1183
  br label %1194

1194:
  %1195 = phi i64 [ %1193, %1192 ], [ %1190, %1188 ], [ 0, %1182 ]
  %1196 = phi i64 [ %1183, %1192 ], [ %1191, %1188 ], [ %1183, %1182 ]
  %1197 = icmp sgt i8 %1184, 2
  br i1 %1197, label %1198, label %1208

1198:
  %1199 = icmp eq i8 %1184, 3
  br i1 %1199, label %1205, label %1200

1200:
  %1201 = urem i64 %1196, %1064
  %1202 = mul nsw i64 %1065, %1201
  %1203 = add nsw i64 %1202, %1195
  %1204 = udiv i64 %1196, %1064
  br label %1208

1205:
  %1206 = mul nsw i64 %1065, %1196
  %1207 = add nsw i64 %1206, %1195
  br label %1208

1208:
  %1209 = phi i64 [ %1207, %1205 ], [ %1203, %1200 ], [ %1195, %1194 ]
  %1210 = phi i64 [ %1196, %1205 ], [ %1204, %1200 ], [ %1196, %1194 ]
  %1211 = icmp sgt i8 %1184, 3
  br i1 %1211, label %1212, label %1222

1212:
  %1213 = icmp eq i8 %1184, 4
  br i1 %1213, label %1219, label %1214

1214:
  %1215 = urem i64 %1210, %1073
  %1216 = mul nsw i64 %1074, %1215
  %1217 = add nsw i64 %1216, %1209
  %1218 = udiv i64 %1210, %1073
  br label %1222

1219:
  %1220 = mul nsw i64 %1074, %1210
  %1221 = add nsw i64 %1220, %1209
  br label %1222

1222:
  %1223 = phi i64 [ %1221, %1219 ], [ %1217, %1214 ], [ %1209, %1208 ]
  %1224 = phi i64 [ %1210, %1219 ], [ %1218, %1214 ], [ %1210, %1208 ]
  %1225 = icmp sgt i8 %1184, 4
  br i1 %1225, label %1226, label %1236

1226:
  %1227 = icmp eq i8 %1184, 5
  br i1 %1227, label %1233, label %1228

1228:
  %1229 = urem i64 %1224, %1082
  %1230 = mul nsw i64 %1083, %1229
  %1231 = add nsw i64 %1230, %1223
  %1232 = udiv i64 %1224, %1082
  br label %1236

1233:
  %1234 = mul nsw i64 %1083, %1224
  %1235 = add nsw i64 %1234, %1223
  br label %1236

1236:
  %1237 = phi i64 [ %1235, %1233 ], [ %1231, %1228 ], [ %1223, %1222 ]
  %1238 = phi i64 [ %1224, %1233 ], [ %1232, %1228 ], [ %1224, %1222 ]
  %1239 = icmp sgt i8 %1184, 5
  br i1 %1239, label %1240, label %1250

1240:
  %1241 = icmp eq i8 %1184, 6
  br i1 %1241, label %1247, label %1242

1242:
  %1243 = urem i64 %1238, %1091
  %1244 = mul nsw i64 %1092, %1243
  %1245 = add nsw i64 %1244, %1237
  %1246 = udiv i64 %1238, %1091
  br label %1250

1247:
  %1248 = mul nsw i64 %1092, %1238
  %1249 = add nsw i64 %1248, %1237
  br label %1250

1250:
  %1251 = phi i64 [ %1249, %1247 ], [ %1245, %1242 ], [ %1237, %1236 ]
  %1252 = phi i64 [ %1238, %1247 ], [ %1246, %1242 ], [ %1238, %1236 ]
  %1253 = icmp sgt i8 %1184, 6
  br i1 %1253, label %1254, label %1263

1254:
  %1255 = icmp eq i8 %1184, 7
  br i1 %1255, label %1260, label %1256

1256:
  %1257 = urem i64 %1252, %1100
  %1258 = mul nsw i64 %1101, %1257
  %1259 = add nsw i64 %1258, %1251
  br label %1263

1260:
  %1261 = mul nsw i64 %1101, %1252
  %1262 = add nsw i64 %1261, %1251
  br label %1263

1263:
  %1264 = phi i64 [ %1262, %1260 ], [ %1259, %1256 ], [ %1251, %1250 ]
  %1265 = getelementptr inbounds i8, ptr %1037, i64 %1264
  %1266 = getelementptr inbounds i8, ptr %1265, i64 %1180
  br i1 %1181, label %1267, label %1270

1267:
  %1268 = add nuw nsw i64 %1183, 1
  %1269 = icmp eq i64 %1268, %1177
  br i1 %1269, label %1274, label %1182

1270:
  %1271 = phi ptr [ %1272, %1270 ], [ %1265, %1263 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %1158, ptr noundef %1271) #7
  %1272 = getelementptr inbounds i8, ptr %1271, i64 %1047
  %1273 = icmp eq ptr %1272, %1266
  br i1 %1273, label %1267, label %1270

1274:
  %1275 = load ptr, ptr %1, align 8
  tail call void @free(ptr noundef %1275)
  store ptr null, ptr %1, align 8
  br label %1276

1276:
  ret void
}

declare void @_FortranACopyOutAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { noreturn }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { allocsize(0) }
attributes #9 = { noreturn nounwind }
