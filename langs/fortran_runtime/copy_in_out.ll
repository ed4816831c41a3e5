; Made from copy_in_out.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.CopyInAssign(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  tail call void @_FortranACopyInAssign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) #7
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
  %359 = select i1 %358, i8 %161, i8 %230
  br i1 %358, label %360, label %483

360:
  %361 = tail call i64 @llvm.umax.i64(i64 %222, i64 1)
  %362 = tail call ptr @malloc(i64 noundef %361) #8
  store ptr %362, ptr %0, align 8
  %363 = load i64, ptr %155, align 8
  store i64 %363, ptr %157, align 8
  %364 = load i8, ptr %5, align 1
  store i8 %364, ptr %164, align 1
  %365 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %367 = load i8, ptr %7, align 4
  %368 = icmp sgt i8 %367, 0
  br i1 %368, label %369, label %380

369:
  %370 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %371 = load i64, ptr %370, align 8
  %372 = icmp sgt i64 %371, 0
  br i1 %372, label %373, label %375

373:
  %374 = load i64, ptr %365, align 8
  br label %375

375:
  %376 = phi i64 [ %374, %373 ], [ 1, %369 ]
  store i64 %376, ptr %366, align 8
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %371, ptr %377, align 8
  %378 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %222, ptr %378, align 8
  %379 = mul i64 %371, %222
  br label %380

380:
  %381 = phi i64 [ %379, %375 ], [ %222, %360 ]
  %382 = load i8, ptr %7, align 4
  %383 = icmp sgt i8 %382, 1
  br i1 %383, label %384, label %397

384:
  %385 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %386 = load i64, ptr %385, align 8
  %387 = icmp sgt i64 %386, 0
  br i1 %387, label %388, label %391

388:
  %389 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %390 = load i64, ptr %389, align 8
  br label %391

391:
  %392 = phi i64 [ %390, %388 ], [ 1, %384 ]
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %392, ptr %393, align 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %386, ptr %394, align 8
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %381, ptr %395, align 8
  %396 = mul i64 %386, %381
  br label %397

397:
  %398 = phi i64 [ %396, %391 ], [ %381, %380 ]
  %399 = load i8, ptr %7, align 4
  %400 = icmp sgt i8 %399, 2
  br i1 %400, label %401, label %414

401:
  %402 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %403 = load i64, ptr %402, align 8
  %404 = icmp sgt i64 %403, 0
  br i1 %404, label %405, label %408

405:
  %406 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %407 = load i64, ptr %406, align 8
  br label %408

408:
  %409 = phi i64 [ %407, %405 ], [ 1, %401 ]
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %409, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %403, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %398, ptr %412, align 8
  %413 = mul i64 %403, %398
  br label %414

414:
  %415 = phi i64 [ %413, %408 ], [ %398, %397 ]
  %416 = load i8, ptr %7, align 4
  %417 = icmp sgt i8 %416, 3
  br i1 %417, label %418, label %431

418:
  %419 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %420 = load i64, ptr %419, align 8
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %425

422:
  %423 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %424 = load i64, ptr %423, align 8
  br label %425

425:
  %426 = phi i64 [ %424, %422 ], [ 1, %418 ]
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %426, ptr %427, align 8
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %420, ptr %428, align 8
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %415, ptr %429, align 8
  %430 = mul i64 %420, %415
  br label %431

431:
  %432 = phi i64 [ %430, %425 ], [ %415, %414 ]
  %433 = load i8, ptr %7, align 4
  %434 = icmp sgt i8 %433, 4
  br i1 %434, label %435, label %448

435:
  %436 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %437 = load i64, ptr %436, align 8
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %439, label %442

439:
  %440 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %441 = load i64, ptr %440, align 8
  br label %442

442:
  %443 = phi i64 [ %441, %439 ], [ 1, %435 ]
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %443, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %437, ptr %445, align 8
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %432, ptr %446, align 8
  %447 = mul i64 %437, %432
  br label %448

448:
  %449 = phi i64 [ %447, %442 ], [ %432, %431 ]
  %450 = load i8, ptr %7, align 4
  %451 = icmp sgt i8 %450, 5
  br i1 %451, label %452, label %465

452:
  %453 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %454 = load i64, ptr %453, align 8
  %455 = icmp sgt i64 %454, 0
  br i1 %455, label %456, label %459

456:
  %457 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %458 = load i64, ptr %457, align 8
  br label %459

459:
  %460 = phi i64 [ %458, %456 ], [ 1, %452 ]
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %460, ptr %461, align 8
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %454, ptr %462, align 8
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %449, ptr %463, align 8
  %464 = mul i64 %454, %449
  br label %465

465:
  %466 = phi i64 [ %464, %459 ], [ %449, %448 ]
  %467 = load i8, ptr %7, align 4
  %468 = icmp sgt i8 %467, 6
  br i1 %468, label %469, label %481

469:
  %470 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %471 = load i64, ptr %470, align 8
  %472 = icmp sgt i64 %471, 0
  br i1 %472, label %473, label %476

473:
  %474 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %475 = load i64, ptr %474, align 8
  br label %476

476:
  %477 = phi i64 [ %475, %473 ], [ 1, %469 ]
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %477, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %471, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %466, ptr %480, align 8
  br label %481

481:
  %482 = load ptr, ptr %1, align 8
  br label %619

483:
  %484 = mul nsw i64 %312, %303
  %485 = mul nsw i64 %321, %484
  %486 = mul nsw i64 %330, %485
  %487 = mul nsw i64 %339, %486
  %488 = mul nsw i64 %348, %487
  %489 = mul nsw i64 %357, %488
  %490 = mul i64 %489, %222
  %491 = tail call i64 @llvm.umax.i64(i64 %490, i64 1)
  %492 = tail call ptr @malloc(i64 noundef %491) #8
  store ptr %492, ptr %0, align 8
  %493 = load i64, ptr %155, align 8
  store i64 %493, ptr %157, align 8
  %494 = load i8, ptr %5, align 1
  store i8 %494, ptr %164, align 1
  %495 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %497 = load i8, ptr %7, align 4
  %498 = icmp sgt i8 %497, 0
  br i1 %498, label %499, label %510

499:
  %500 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %501 = load i64, ptr %500, align 8
  %502 = icmp sgt i64 %501, 0
  br i1 %502, label %503, label %505

503:
  %504 = load i64, ptr %495, align 8
  br label %505

505:
  %506 = phi i64 [ %504, %503 ], [ 1, %499 ]
  store i64 %506, ptr %496, align 8
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %501, ptr %507, align 8
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %222, ptr %508, align 8
  %509 = mul i64 %501, %222
  br label %510

510:
  %511 = phi i64 [ %509, %505 ], [ %222, %483 ]
  %512 = load i8, ptr %7, align 4
  %513 = icmp sgt i8 %512, 1
  br i1 %513, label %514, label %527

514:
  %515 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %516 = load i64, ptr %515, align 8
  %517 = icmp sgt i64 %516, 0
  br i1 %517, label %518, label %521

518:
  %519 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %520 = load i64, ptr %519, align 8
  br label %521

521:
  %522 = phi i64 [ %520, %518 ], [ 1, %514 ]
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %522, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %516, ptr %524, align 8
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %511, ptr %525, align 8
  %526 = mul i64 %516, %511
  br label %527

527:
  %528 = phi i64 [ %526, %521 ], [ %511, %510 ]
  %529 = load i8, ptr %7, align 4
  %530 = icmp sgt i8 %529, 2
  br i1 %530, label %531, label %544

531:
  %532 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %533 = load i64, ptr %532, align 8
  %534 = icmp sgt i64 %533, 0
  br i1 %534, label %535, label %538

535:
  %536 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %537 = load i64, ptr %536, align 8
  br label %538

538:
  %539 = phi i64 [ %537, %535 ], [ 1, %531 ]
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %539, ptr %540, align 8
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %533, ptr %541, align 8
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %528, ptr %542, align 8
  %543 = mul i64 %533, %528
  br label %544

544:
  %545 = phi i64 [ %543, %538 ], [ %528, %527 ]
  %546 = load i8, ptr %7, align 4
  %547 = icmp sgt i8 %546, 3
  br i1 %547, label %548, label %561

548:
  %549 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %550 = load i64, ptr %549, align 8
  %551 = icmp sgt i64 %550, 0
  br i1 %551, label %552, label %555

552:
  %553 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %554 = load i64, ptr %553, align 8
  br label %555

555:
  %556 = phi i64 [ %554, %552 ], [ 1, %548 ]
  %557 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %556, ptr %557, align 8
  %558 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %550, ptr %558, align 8
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %545, ptr %559, align 8
  %560 = mul i64 %550, %545
  br label %561

561:
  %562 = phi i64 [ %560, %555 ], [ %545, %544 ]
  %563 = load i8, ptr %7, align 4
  %564 = icmp sgt i8 %563, 4
  br i1 %564, label %565, label %578

565:
  %566 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %567 = load i64, ptr %566, align 8
  %568 = icmp sgt i64 %567, 0
  br i1 %568, label %569, label %572

569:
  %570 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %571 = load i64, ptr %570, align 8
  br label %572

572:
  %573 = phi i64 [ %571, %569 ], [ 1, %565 ]
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %573, ptr %574, align 8
  %575 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %567, ptr %575, align 8
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %562, ptr %576, align 8
  %577 = mul i64 %567, %562
  br label %578

578:
  %579 = phi i64 [ %577, %572 ], [ %562, %561 ]
  %580 = load i8, ptr %7, align 4
  %581 = icmp sgt i8 %580, 5
  br i1 %581, label %582, label %595

582:
  %583 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %584 = load i64, ptr %583, align 8
  %585 = icmp sgt i64 %584, 0
  br i1 %585, label %586, label %589

586:
  %587 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %588 = load i64, ptr %587, align 8
  br label %589

589:
  %590 = phi i64 [ %588, %586 ], [ 1, %582 ]
  %591 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %590, ptr %591, align 8
  %592 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %584, ptr %592, align 8
  %593 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %579, ptr %593, align 8
  %594 = mul i64 %584, %579
  br label %595

595:
  %596 = phi i64 [ %594, %589 ], [ %579, %578 ]
  %597 = load i8, ptr %7, align 4
  %598 = icmp sgt i8 %597, 6
  br i1 %598, label %599, label %611

599:
  %600 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %601 = load i64, ptr %600, align 8
  %602 = icmp sgt i64 %601, 0
  br i1 %602, label %603, label %606

603:
  %604 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %605 = load i64, ptr %604, align 8
  br label %606

606:
  %607 = phi i64 [ %605, %603 ], [ 1, %599 ]
  %608 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %607, ptr %608, align 8
  %609 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %601, ptr %609, align 8
  %610 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %596, ptr %610, align 8
  br label %611

611:
  %612 = load ptr, ptr %0, align 8
  %613 = mul nsw i64 %303, %222
  %614 = mul nsw i64 %312, %613
  %615 = mul nsw i64 %321, %614
  %616 = mul nsw i64 %330, %615
  %617 = mul nsw i64 %339, %616
  %618 = mul nsw i64 %348, %617
  br label %619

619:
  %620 = phi ptr [ %362, %481 ], [ %612, %611 ]
  %621 = phi i64 [ %239, %481 ], [ %222, %611 ]
  %622 = phi i64 [ %248, %481 ], [ %613, %611 ]
  %623 = phi i64 [ %257, %481 ], [ %614, %611 ]
  %624 = phi i64 [ %266, %481 ], [ %615, %611 ]
  %625 = phi i64 [ %275, %481 ], [ %616, %611 ]
  %626 = phi i64 [ 0, %481 ], [ %356, %611 ]
  %627 = phi i64 [ 0, %481 ], [ %347, %611 ]
  %628 = phi i64 [ 0, %481 ], [ %338, %611 ]
  %629 = phi i64 [ 0, %481 ], [ %329, %611 ]
  %630 = phi i64 [ 0, %481 ], [ %320, %611 ]
  %631 = phi i64 [ 0, %481 ], [ %311, %611 ]
  %632 = phi i64 [ 0, %481 ], [ %302, %611 ]
  %633 = phi i64 [ %292, %481 ], [ %357, %611 ]
  %634 = phi i64 [ %283, %481 ], [ %348, %611 ]
  %635 = phi i64 [ %274, %481 ], [ %339, %611 ]
  %636 = phi i64 [ %265, %481 ], [ %330, %611 ]
  %637 = phi i64 [ %256, %481 ], [ %321, %611 ]
  %638 = phi i64 [ %247, %481 ], [ %312, %611 ]
  %639 = phi i64 [ %238, %481 ], [ %303, %611 ]
  %640 = phi ptr [ %482, %481 ], [ %294, %611 ]
  %641 = phi i64 [ %284, %481 ], [ %617, %611 ]
  %642 = phi i64 [ %293, %481 ], [ %618, %611 ]
  %643 = icmp eq i32 %93, 0
  br i1 %643, label %644, label %1049

644:
  %645 = icmp eq i64 %639, 1
  %646 = icmp eq i64 %621, %222
  %647 = select i1 %645, i1 true, i1 %646
  %648 = mul nsw i64 %639, %222
  %649 = icmp eq i64 %638, 1
  %650 = icmp eq i64 %622, %648
  %651 = select i1 %649, i1 true, i1 %650
  %652 = and i1 %651, %647
  %653 = mul nsw i64 %638, %648
  %654 = icmp eq i64 %637, 1
  %655 = icmp eq i64 %623, %653
  %656 = select i1 %654, i1 true, i1 %655
  %657 = and i1 %656, %652
  %658 = mul nsw i64 %637, %653
  %659 = icmp eq i64 %636, 1
  %660 = icmp eq i64 %624, %658
  %661 = select i1 %659, i1 true, i1 %660
  %662 = and i1 %661, %657
  %663 = mul nsw i64 %636, %658
  %664 = icmp eq i64 %635, 1
  %665 = icmp eq i64 %625, %663
  %666 = select i1 %664, i1 true, i1 %665
  %667 = and i1 %666, %662
  %668 = mul nsw i64 %635, %663
  %669 = icmp eq i64 %634, 1
  %670 = icmp eq i64 %641, %668
  %671 = select i1 %669, i1 true, i1 %670
  %672 = and i1 %671, %667
  %673 = icmp eq i64 %633, 1
  %674 = mul nsw i64 %634, %668
  %675 = icmp eq i64 %642, %674
  %676 = select i1 %673, i1 true, i1 %675
  %677 = and i1 %676, %672
  %678 = mul i64 %638, %639
  %679 = mul i64 %637, %678
  %680 = mul i64 %636, %679
  %681 = mul i64 %635, %680
  %682 = mul i64 %634, %681
  %683 = mul i64 %633, %682
  br i1 %677, label %684, label %812

684:
  %685 = icmp eq i64 %639, 1
  %686 = icmp eq i64 %632, %222
  %687 = select i1 %685, i1 true, i1 %686
  %688 = mul nsw i64 %639, %222
  %689 = icmp eq i64 %638, 1
  %690 = icmp eq i64 %631, %688
  %691 = select i1 %689, i1 true, i1 %690
  %692 = and i1 %691, %687
  %693 = mul nsw i64 %638, %688
  %694 = icmp eq i64 %637, 1
  %695 = icmp eq i64 %630, %693
  %696 = select i1 %694, i1 true, i1 %695
  %697 = and i1 %696, %692
  %698 = mul nsw i64 %637, %693
  %699 = icmp eq i64 %636, 1
  %700 = icmp eq i64 %629, %698
  %701 = select i1 %699, i1 true, i1 %700
  %702 = and i1 %701, %697
  %703 = mul nsw i64 %636, %698
  %704 = icmp eq i64 %635, 1
  %705 = icmp eq i64 %628, %703
  %706 = select i1 %704, i1 true, i1 %705
  %707 = and i1 %706, %702
  %708 = mul nsw i64 %635, %703
  %709 = icmp eq i64 %634, 1
  %710 = icmp eq i64 %627, %708
  %711 = select i1 %709, i1 true, i1 %710
  %712 = and i1 %711, %707
  %713 = icmp eq i64 %633, 1
  %714 = mul nsw i64 %634, %708
  %715 = icmp eq i64 %626, %714
  %716 = select i1 %713, i1 true, i1 %715
  %717 = and i1 %716, %712
  br i1 %717, label %718, label %812

718:
  %719 = icmp ugt ptr %620, %640
  %720 = select i1 %358, i1 %719, i1 false
  br i1 %720, label %767, label %721

721:
  switch i32 %229, label %766 [
    i32 2, label %728
    i32 1, label %726
    i32 4, label %724
    i32 3, label %722
    i32 0, label %764
  ]

722:
  %723 = icmp sgt i64 %683, 0
  br i1 %723, label %754, label %1720

724:
  %725 = icmp sgt i64 %683, 0
  br i1 %725, label %744, label %1720

726:
  %727 = icmp sgt i64 %683, 0
  br i1 %727, label %737, label %1720

728:
  %729 = icmp sgt i64 %683, 0
  br i1 %729, label %730, label %1720

730:
  %731 = phi i64 [ %735, %730 ], [ 0, %728 ]
  %732 = getelementptr inbounds nuw double, ptr %620, i64 %731
  %733 = getelementptr inbounds nuw double, ptr %640, i64 %731
  %734 = load double, ptr %733, align 8
  store double %734, ptr %732, align 8
  %735 = add nuw nsw i64 %731, 1
  %736 = icmp eq i64 %735, %683
  br i1 %736, label %1720, label %730

737:
  %738 = phi i64 [ %742, %737 ], [ 0, %726 ]
  %739 = getelementptr inbounds nuw float, ptr %620, i64 %738
  %740 = getelementptr inbounds nuw float, ptr %640, i64 %738
  %741 = load float, ptr %740, align 4
  store float %741, ptr %739, align 4
  %742 = add nuw nsw i64 %738, 1
  %743 = icmp eq i64 %742, %683
  br i1 %743, label %1720, label %737

744:
  %745 = phi i64 [ %752, %744 ], [ 0, %724 ]
  %746 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %620, i64 %745
  %747 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %640, i64 %745
  %748 = load double, ptr %747, align 8
  %749 = getelementptr inbounds nuw i8, ptr %747, i64 8
  %750 = load double, ptr %749, align 8
  store double %748, ptr %746, align 8
  %751 = getelementptr inbounds nuw i8, ptr %746, i64 8
  store double %750, ptr %751, align 8
  %752 = add nuw nsw i64 %745, 1
  %753 = icmp eq i64 %752, %683
  br i1 %753, label %1720, label %744

754:
  %755 = phi i64 [ %762, %754 ], [ 0, %722 ]
  %756 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %620, i64 %755
  %757 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %640, i64 %755
  %758 = load float, ptr %757, align 4
  %759 = getelementptr inbounds nuw i8, ptr %757, i64 4
  %760 = load float, ptr %759, align 4
  store float %758, ptr %756, align 4
  %761 = getelementptr inbounds nuw i8, ptr %756, i64 4
  store float %760, ptr %761, align 4
  %762 = add nuw nsw i64 %755, 1
  %763 = icmp eq i64 %762, %683
  br i1 %763, label %1720, label %754

764:
  %765 = mul i64 %683, %222
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %620, ptr align 1 %640, i64 %765, i1 false)
  br label %1720

766:
  unreachable

767:
  switch i32 %229, label %766 [
    i32 2, label %774
    i32 1, label %772
    i32 4, label %770
    i32 3, label %768
    i32 0, label %810
  ]

768:
  %769 = icmp sgt i64 %683, 0
  br i1 %769, label %800, label %1720

770:
  %771 = icmp sgt i64 %683, 0
  br i1 %771, label %790, label %1720

772:
  %773 = icmp sgt i64 %683, 0
  br i1 %773, label %783, label %1720

774:
  %775 = icmp sgt i64 %683, 0
  br i1 %775, label %776, label %1720

776:
  %777 = phi i64 [ %778, %776 ], [ %683, %774 ]
  %778 = add nsw i64 %777, -1
  %779 = getelementptr inbounds nuw double, ptr %620, i64 %778
  %780 = getelementptr inbounds nuw double, ptr %640, i64 %778
  %781 = load double, ptr %780, align 8
  store double %781, ptr %779, align 8
  %782 = icmp sgt i64 %777, 1
  br i1 %782, label %776, label %1720

783:
  %784 = phi i64 [ %785, %783 ], [ %683, %772 ]
  %785 = add nsw i64 %784, -1
  %786 = getelementptr inbounds nuw float, ptr %620, i64 %785
  %787 = getelementptr inbounds nuw float, ptr %640, i64 %785
  %788 = load float, ptr %787, align 4
  store float %788, ptr %786, align 4
  %789 = icmp sgt i64 %784, 1
  br i1 %789, label %783, label %1720

790:
  %791 = phi i64 [ %792, %790 ], [ %683, %770 ]
  %792 = add nsw i64 %791, -1
  %793 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %620, i64 %792
  %794 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %640, i64 %792
  %795 = load double, ptr %794, align 8
  %796 = getelementptr inbounds nuw i8, ptr %794, i64 8
  %797 = load double, ptr %796, align 8
  store double %795, ptr %793, align 8
  %798 = getelementptr inbounds nuw i8, ptr %793, i64 8
  store double %797, ptr %798, align 8
  %799 = icmp sgt i64 %791, 1
  br i1 %799, label %790, label %1720

800:
  %801 = phi i64 [ %802, %800 ], [ %683, %768 ]
  %802 = add nsw i64 %801, -1
  %803 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %620, i64 %802
  %804 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %640, i64 %802
  %805 = load float, ptr %804, align 4
  %806 = getelementptr inbounds nuw i8, ptr %804, i64 4
  %807 = load float, ptr %806, align 4
  store float %805, ptr %803, align 4
  %808 = getelementptr inbounds nuw i8, ptr %803, i64 4
  store float %807, ptr %808, align 4
  %809 = icmp sgt i64 %801, 1
  br i1 %809, label %800, label %1720

810:
  %811 = mul i64 %683, %222
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %620, ptr align 1 %640, i64 %811, i1 false)
  br label %1720

812:
  %813 = icmp sgt i64 %683, 0
  br i1 %813, label %814, label %1720

814:
  %815 = mul nsw i64 %637, %638
  %816 = mul nsw i64 %636, %815
  %817 = mul nsw i64 %635, %816
  %818 = mul nsw i64 %634, %817
  %819 = mul nsw i64 %633, %818
  %820 = icmp sgt i64 %819, 0
  br i1 %820, label %821, label %1720

821:
  %822 = icmp sgt i64 %639, 0
  %823 = icmp sgt i64 %639, 0
  %824 = icmp sgt i64 %639, 0
  %825 = icmp sgt i64 %639, 0
  %826 = icmp sgt i64 %639, 0
  %827 = icmp sgt i8 %359, 1
  %828 = icmp eq i8 %359, 2
  %829 = icmp sgt i8 %359, 2
  %830 = icmp eq i8 %359, 3
  %831 = icmp sgt i8 %359, 3
  %832 = icmp eq i8 %359, 4
  %833 = icmp sgt i8 %359, 4
  %834 = icmp eq i8 %359, 5
  %835 = icmp sgt i8 %359, 5
  %836 = icmp eq i8 %359, 6
  %837 = icmp sgt i8 %359, 6
  %838 = icmp eq i8 %359, 7
  %839 = icmp sgt i8 %359, 1
  %840 = icmp eq i8 %359, 2
  %841 = icmp sgt i8 %359, 2
  %842 = icmp eq i8 %359, 3
  %843 = icmp sgt i8 %359, 3
  %844 = icmp eq i8 %359, 4
  %845 = icmp sgt i8 %359, 4
  %846 = icmp eq i8 %359, 5
  %847 = icmp sgt i8 %359, 5
  %848 = icmp eq i8 %359, 6
  %849 = icmp sgt i8 %359, 6
  %850 = icmp eq i8 %359, 7
  br label %851

851:
  %852 = phi i64 [ 0, %821 ], [ %1047, %1046 ]
  br i1 %827, label %853, label %860

853:
  br i1 %828, label %858, label %854

854:
  %855 = urem i64 %852, %638
  %856 = mul nsw i64 %622, %855
  %857 = udiv i64 %852, %638
  br label %860

858:
  %859 = mul nsw i64 %622, %852
  br label %860

860:
  %861 = phi i64 [ %859, %858 ], [ %856, %854 ], [ 0, %851 ]
  %862 = phi i64 [ %852, %858 ], [ %857, %854 ], [ %852, %851 ]
  br i1 %829, label %863, label %872

863:
  br i1 %830, label %869, label %864

864:
  %865 = urem i64 %862, %637
  %866 = mul nsw i64 %623, %865
  %867 = add nsw i64 %866, %861
  %868 = udiv i64 %862, %637
  br label %872

869:
  %870 = mul nsw i64 %623, %862
  %871 = add nsw i64 %870, %861
  br label %872

872:
  %873 = phi i64 [ %871, %869 ], [ %867, %864 ], [ %861, %860 ]
  %874 = phi i64 [ %862, %869 ], [ %868, %864 ], [ %862, %860 ]
  br i1 %831, label %875, label %884

875:
  br i1 %832, label %881, label %876

876:
  %877 = urem i64 %874, %636
  %878 = mul nsw i64 %624, %877
  %879 = add nsw i64 %878, %873
  %880 = udiv i64 %874, %636
  br label %884

881:
  %882 = mul nsw i64 %624, %874
  %883 = add nsw i64 %882, %873
  br label %884

884:
  %885 = phi i64 [ %883, %881 ], [ %879, %876 ], [ %873, %872 ]
  %886 = phi i64 [ %874, %881 ], [ %880, %876 ], [ %874, %872 ]
  br i1 %833, label %887, label %896

887:
  br i1 %834, label %893, label %888

888:
  %889 = urem i64 %886, %635
  %890 = mul nsw i64 %625, %889
  %891 = add nsw i64 %890, %885
  %892 = udiv i64 %886, %635
  br label %896

893:
  %894 = mul nsw i64 %625, %886
  %895 = add nsw i64 %894, %885
  br label %896

896:
  %897 = phi i64 [ %895, %893 ], [ %891, %888 ], [ %885, %884 ]
  %898 = phi i64 [ %886, %893 ], [ %892, %888 ], [ %886, %884 ]
  br i1 %835, label %899, label %908

899:
  br i1 %836, label %905, label %900

900:
  %901 = urem i64 %898, %634
  %902 = mul nsw i64 %641, %901
  %903 = add nsw i64 %902, %897
  %904 = udiv i64 %898, %634
  br label %908

905:
  %906 = mul nsw i64 %641, %898
  %907 = add nsw i64 %906, %897
  br label %908

908:
  %909 = phi i64 [ %907, %905 ], [ %903, %900 ], [ %897, %896 ]
  %910 = phi i64 [ %898, %905 ], [ %904, %900 ], [ %898, %896 ]
  br i1 %837, label %911, label %919

911:
  br i1 %838, label %916, label %912

912:
  %913 = urem i64 %910, %633
  %914 = mul nsw i64 %642, %913
  %915 = add nsw i64 %914, %909
  br label %919

916:
  %917 = mul nsw i64 %642, %910
  %918 = add nsw i64 %917, %909
  br label %919

919:
  %920 = phi i64 [ %918, %916 ], [ %915, %912 ], [ %909, %908 ]
  br i1 %839, label %921, label %928

921:
  br i1 %840, label %926, label %922

922:
  %923 = urem i64 %852, %638
  %924 = mul nsw i64 %631, %923
  %925 = udiv i64 %852, %638
  br label %928

926:
  %927 = mul nsw i64 %631, %852
  br label %928

928:
  %929 = phi i64 [ %927, %926 ], [ %924, %922 ], [ 0, %919 ]
  %930 = phi i64 [ %852, %926 ], [ %925, %922 ], [ %852, %919 ]
  br i1 %841, label %931, label %940

931:
  br i1 %842, label %937, label %932

932:
  %933 = urem i64 %930, %637
  %934 = mul nsw i64 %630, %933
  %935 = add nsw i64 %934, %929
  %936 = udiv i64 %930, %637
  br label %940

937:
  %938 = mul nsw i64 %630, %930
  %939 = add nsw i64 %938, %929
  br label %940

940:
  %941 = phi i64 [ %939, %937 ], [ %935, %932 ], [ %929, %928 ]
  %942 = phi i64 [ %930, %937 ], [ %936, %932 ], [ %930, %928 ]
  br i1 %843, label %943, label %952

943:
  br i1 %844, label %949, label %944

944:
  %945 = urem i64 %942, %636
  %946 = mul nsw i64 %629, %945
  %947 = add nsw i64 %946, %941
  %948 = udiv i64 %942, %636
  br label %952

949:
  %950 = mul nsw i64 %629, %942
  %951 = add nsw i64 %950, %941
  br label %952

952:
  %953 = phi i64 [ %951, %949 ], [ %947, %944 ], [ %941, %940 ]
  %954 = phi i64 [ %942, %949 ], [ %948, %944 ], [ %942, %940 ]
  br i1 %845, label %955, label %964

955:
  br i1 %846, label %961, label %956

956:
  %957 = urem i64 %954, %635
  %958 = mul nsw i64 %628, %957
  %959 = add nsw i64 %958, %953
  %960 = udiv i64 %954, %635
  br label %964

961:
  %962 = mul nsw i64 %628, %954
  %963 = add nsw i64 %962, %953
  br label %964

964:
  %965 = phi i64 [ %963, %961 ], [ %959, %956 ], [ %953, %952 ]
  %966 = phi i64 [ %954, %961 ], [ %960, %956 ], [ %954, %952 ]
  br i1 %847, label %967, label %976

967:
  br i1 %848, label %973, label %968

968:
  %969 = urem i64 %966, %634
  %970 = mul nsw i64 %627, %969
  %971 = add nsw i64 %970, %965
  %972 = udiv i64 %966, %634
  br label %976

973:
  %974 = mul nsw i64 %627, %966
  %975 = add nsw i64 %974, %965
  br label %976

976:
  %977 = phi i64 [ %975, %973 ], [ %971, %968 ], [ %965, %964 ]
  %978 = phi i64 [ %966, %973 ], [ %972, %968 ], [ %966, %964 ]
  br i1 %849, label %979, label %987

979:
  br i1 %850, label %984, label %980

980:
  %981 = urem i64 %978, %633
  %982 = mul nsw i64 %626, %981
  %983 = add nsw i64 %982, %977
  br label %987

984:
  %985 = mul nsw i64 %626, %978
  %986 = add nsw i64 %985, %977
  br label %987

987:
  %988 = phi i64 [ %986, %984 ], [ %983, %980 ], [ %977, %976 ]
  %989 = getelementptr inbounds i8, ptr %620, i64 %920
  %990 = getelementptr inbounds i8, ptr %640, i64 %988
  switch i32 %229, label %766 [
    i32 2, label %995
    i32 1, label %994
    i32 4, label %993
    i32 3, label %992
    i32 0, label %991
  ]

991:
  br i1 %822, label %1038, label %1046

992:
  br i1 %823, label %1026, label %1046

993:
  br i1 %824, label %1014, label %1046

994:
  br i1 %825, label %1005, label %1046

995:
  br i1 %826, label %996, label %1046

996:
  %997 = phi i64 [ %1003, %996 ], [ 0, %995 ]
  %998 = mul nsw i64 %997, %621
  %999 = getelementptr inbounds i8, ptr %989, i64 %998
  %1000 = mul nsw i64 %997, %632
  %1001 = getelementptr inbounds i8, ptr %990, i64 %1000
  %1002 = load double, ptr %1001, align 8
  store double %1002, ptr %999, align 8
  %1003 = add nuw nsw i64 %997, 1
  %1004 = icmp eq i64 %1003, %639
  br i1 %1004, label %1046, label %996

1005:
  %1006 = phi i64 [ %1012, %1005 ], [ 0, %994 ]
  %1007 = mul nsw i64 %1006, %621
  %1008 = getelementptr inbounds i8, ptr %989, i64 %1007
  %1009 = mul nsw i64 %1006, %632
  %1010 = getelementptr inbounds i8, ptr %990, i64 %1009
  %1011 = load float, ptr %1010, align 4
  store float %1011, ptr %1008, align 4
  %1012 = add nuw nsw i64 %1006, 1
  %1013 = icmp eq i64 %1012, %639
  br i1 %1013, label %1046, label %1005

1014:
  %1015 = phi i64 [ %1024, %1014 ], [ 0, %993 ]
  %1016 = mul nsw i64 %1015, %621
  %1017 = getelementptr inbounds i8, ptr %989, i64 %1016
  %1018 = mul nsw i64 %1015, %632
  %1019 = getelementptr inbounds i8, ptr %990, i64 %1018
  %1020 = load double, ptr %1019, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1019, i64 8
  %1022 = load double, ptr %1021, align 8
  store double %1020, ptr %1017, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1017, i64 8
  store double %1022, ptr %1023, align 8
  %1024 = add nuw nsw i64 %1015, 1
  %1025 = icmp eq i64 %1024, %639
  br i1 %1025, label %1046, label %1014

1026:
  %1027 = phi i64 [ %1036, %1026 ], [ 0, %992 ]
  %1028 = mul nsw i64 %1027, %621
  %1029 = getelementptr inbounds i8, ptr %989, i64 %1028
  %1030 = mul nsw i64 %1027, %632
  %1031 = getelementptr inbounds i8, ptr %990, i64 %1030
  %1032 = load float, ptr %1031, align 4
  %1033 = getelementptr inbounds nuw i8, ptr %1031, i64 4
  %1034 = load float, ptr %1033, align 4
  store float %1032, ptr %1029, align 4
  %1035 = getelementptr inbounds nuw i8, ptr %1029, i64 4
  store float %1034, ptr %1035, align 4
  %1036 = add nuw nsw i64 %1027, 1
  %1037 = icmp eq i64 %1036, %639
  br i1 %1037, label %1046, label %1026

1038:
  %1039 = phi i64 [ %1044, %1038 ], [ 0, %991 ]
  %1040 = mul nsw i64 %1039, %621
  %1041 = getelementptr inbounds i8, ptr %989, i64 %1040
  %1042 = mul nsw i64 %1039, %632
  %1043 = getelementptr inbounds i8, ptr %990, i64 %1042
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1041, ptr align 1 %1043, i64 %222, i1 false)
  %1044 = add nuw nsw i64 %1039, 1
  %1045 = icmp eq i64 %1044, %639
  br i1 %1045, label %1046, label %1038

1046:
  %1047 = add nuw nsw i64 %852, 1
  %1048 = icmp eq i64 %1047, %819
  br i1 %1048, label %1720, label %851

1049:
  %1050 = load ptr, ptr %0, align 8
  %1051 = icmp sgt i8 %161, 0
  br i1 %1051, label %1052, label %1057

1052:
  %1053 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1054 = load i64, ptr %1053, align 8
  %1055 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1056 = load i64, ptr %1055, align 8
  br label %1057

1057:
  %1058 = phi i64 [ %1054, %1052 ], [ 1, %1049 ]
  %1059 = phi i64 [ %1056, %1052 ], [ 0, %1049 ]
  %1060 = icmp sgt i8 %161, 1
  br i1 %1060, label %1061, label %1066

1061:
  %1062 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1063 = load i64, ptr %1062, align 8
  %1064 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1065 = load i64, ptr %1064, align 8
  br label %1066

1066:
  %1067 = phi i64 [ %1063, %1061 ], [ 1, %1057 ]
  %1068 = phi i64 [ %1065, %1061 ], [ 0, %1057 ]
  %1069 = icmp sgt i8 %161, 2
  br i1 %1069, label %1070, label %1075

1070:
  %1071 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1072 = load i64, ptr %1071, align 8
  %1073 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1074 = load i64, ptr %1073, align 8
  br label %1075

1075:
  %1076 = phi i64 [ %1072, %1070 ], [ 1, %1066 ]
  %1077 = phi i64 [ %1074, %1070 ], [ 0, %1066 ]
  %1078 = icmp sgt i8 %161, 3
  br i1 %1078, label %1079, label %1084

1079:
  %1080 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1081 = load i64, ptr %1080, align 8
  %1082 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1083 = load i64, ptr %1082, align 8
  br label %1084

1084:
  %1085 = phi i64 [ %1081, %1079 ], [ 1, %1075 ]
  %1086 = phi i64 [ %1083, %1079 ], [ 0, %1075 ]
  %1087 = icmp sgt i8 %161, 4
  br i1 %1087, label %1088, label %1093

1088:
  %1089 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1090 = load i64, ptr %1089, align 8
  %1091 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1092 = load i64, ptr %1091, align 8
  br label %1093

1093:
  %1094 = phi i64 [ %1090, %1088 ], [ 1, %1084 ]
  %1095 = phi i64 [ %1092, %1088 ], [ 0, %1084 ]
  %1096 = icmp sgt i8 %161, 5
  br i1 %1096, label %1097, label %1102

1097:
  %1098 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %1099 = load i64, ptr %1098, align 8
  %1100 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %1101 = load i64, ptr %1100, align 8
  br label %1102

1102:
  %1103 = phi i64 [ %1099, %1097 ], [ 1, %1093 ]
  %1104 = phi i64 [ %1101, %1097 ], [ 0, %1093 ]
  %1105 = icmp sgt i8 %161, 6
  br i1 %1105, label %1106, label %1111

1106:
  %1107 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %1108 = load i64, ptr %1107, align 8
  %1109 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1110 = load i64, ptr %1109, align 8
  br label %1111

1111:
  %1112 = phi i64 [ %1108, %1106 ], [ 1, %1102 ]
  %1113 = phi i64 [ %1110, %1106 ], [ 0, %1102 ]
  %1114 = load i8, ptr %164, align 1
  %1115 = icmp eq i8 %1114, 42
  br i1 %1115, label %1116, label %1168

1116:
  %1117 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %1118 = load i8, ptr %1117, align 1
  %1119 = and i8 %1118, 1
  %1120 = icmp eq i8 %1119, 0
  br i1 %1120, label %1168, label %1121

1121:
  %1122 = icmp eq i8 %161, 0
  br i1 %1122, label %1123, label %1126

1123:
  %1124 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1125 = load ptr, ptr %1124, align 8
  br label %1126

1126:
  %1127 = phi ptr [ %1125, %1123 ], [ null, %1121 ]
  %1128 = icmp eq i8 %161, 1
  br i1 %1128, label %1129, label %1132

1129:
  %1130 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1131 = load ptr, ptr %1130, align 8
  br label %1132

1132:
  %1133 = phi ptr [ %1131, %1129 ], [ %1127, %1126 ]
  %1134 = icmp eq i8 %161, 2
  br i1 %1134, label %1135, label %1138

1135:
  %1136 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1137 = load ptr, ptr %1136, align 8
  br label %1138

1138:
  %1139 = phi ptr [ %1137, %1135 ], [ %1133, %1132 ]
  %1140 = icmp eq i8 %161, 3
  br i1 %1140, label %1141, label %1144

1141:
  %1142 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1143 = load ptr, ptr %1142, align 8
  br label %1144

1144:
  %1145 = phi ptr [ %1143, %1141 ], [ %1139, %1138 ]
  %1146 = icmp eq i8 %161, 4
  br i1 %1146, label %1147, label %1150

1147:
  %1148 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1149 = load ptr, ptr %1148, align 8
  br label %1150

1150:
  %1151 = phi ptr [ %1149, %1147 ], [ %1145, %1144 ]
  %1152 = icmp eq i8 %161, 5
  br i1 %1152, label %1153, label %1156

1153:
  %1154 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %1155 = load ptr, ptr %1154, align 8
  br label %1156

1156:
  %1157 = phi ptr [ %1155, %1153 ], [ %1151, %1150 ]
  %1158 = icmp eq i8 %161, 6
  br i1 %1158, label %1159, label %1162

1159:
  %1160 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %1161 = load ptr, ptr %1160, align 8
  br label %1162

1162:
  %1163 = phi ptr [ %1161, %1159 ], [ %1157, %1156 ]
  %1164 = icmp eq i8 %161, 7
  br i1 %1164, label %1165, label %1168

1165:
  %1166 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %1167 = load ptr, ptr %1166, align 8
  br label %1168

1168:
  %1169 = phi ptr [ null, %1111 ], [ null, %1116 ], [ %1167, %1165 ], [ %1163, %1162 ]
  %1170 = icmp eq i8 %161, 0
  br i1 %1170, label %1171, label %1172

1171:
  tail call void @pad.fortran.type.initialize(ptr noundef %1169, ptr noundef %1050) #7
  br label %1284

1172:
  %1173 = mul nsw i64 %1067, %1058
  %1174 = mul nsw i64 %1076, %1173
  %1175 = mul nsw i64 %1085, %1174
  %1176 = mul nsw i64 %1094, %1175
  %1177 = mul nsw i64 %1103, %1176
  %1178 = mul nsw i64 %1112, %1177
  %1179 = icmp sgt i64 %1178, 0
  br i1 %1179, label %1180, label %1186

1180:
  %1181 = mul nsw i64 %1076, %1067
  %1182 = mul nsw i64 %1085, %1181
  %1183 = mul nsw i64 %1094, %1182
  %1184 = mul nsw i64 %1103, %1183
  %1185 = mul nsw i64 %1112, %1184
  br label %1186

1186:
  %1187 = phi i64 [ 0, %1172 ], [ %1185, %1180 ]
  %1188 = icmp sgt i64 %1187, 0
  br i1 %1188, label %1189, label %1284

1189:
  %1190 = mul nsw i64 %1059, %1058
  %1191 = icmp eq i64 %1190, 0
  br label %1192

1192:
  %1193 = phi i64 [ %1278, %1277 ], [ 0, %1189 ]
  %1194 = load i8, ptr %162, align 4
  %1195 = icmp sgt i8 %1194, 1
  br i1 %1195, label %1196, label %1204

1196:
  %1197 = icmp eq i8 %1194, 2
  br i1 %1197, label %1202, label %1198

1198:
  %1199 = urem i64 %1193, %1067
  %1200 = mul nsw i64 %1068, %1199
  %1201 = udiv i64 %1193, %1067
  br label %1204

1202:
  %1203 = mul nsw i64 %1068, %1193
  br label %1204

1204:
  %1205 = phi i64 [ %1203, %1202 ], [ %1200, %1198 ], [ 0, %1192 ]
  %1206 = phi i64 [ %1193, %1202 ], [ %1201, %1198 ], [ %1193, %1192 ]
  %1207 = icmp sgt i8 %1194, 2
  br i1 %1207, label %1208, label %1218

1208:
  %1209 = icmp eq i8 %1194, 3
  br i1 %1209, label %1215, label %1210

1210:
  %1211 = urem i64 %1206, %1076
  %1212 = mul nsw i64 %1077, %1211
  %1213 = add nsw i64 %1212, %1205
  %1214 = udiv i64 %1206, %1076
  br label %1218

1215:
  %1216 = mul nsw i64 %1077, %1206
  %1217 = add nsw i64 %1216, %1205
  br label %1218

1218:
  %1219 = phi i64 [ %1217, %1215 ], [ %1213, %1210 ], [ %1205, %1204 ]
  %1220 = phi i64 [ %1206, %1215 ], [ %1214, %1210 ], [ %1206, %1204 ]
  %1221 = icmp sgt i8 %1194, 3
  br i1 %1221, label %1222, label %1232

1222:
  %1223 = icmp eq i8 %1194, 4
  br i1 %1223, label %1229, label %1224

1224:
  %1225 = urem i64 %1220, %1085
  %1226 = mul nsw i64 %1086, %1225
  %1227 = add nsw i64 %1226, %1219
  %1228 = udiv i64 %1220, %1085
  br label %1232

1229:
  %1230 = mul nsw i64 %1086, %1220
  %1231 = add nsw i64 %1230, %1219
  br label %1232

1232:
  %1233 = phi i64 [ %1231, %1229 ], [ %1227, %1224 ], [ %1219, %1218 ]
  %1234 = phi i64 [ %1220, %1229 ], [ %1228, %1224 ], [ %1220, %1218 ]
  %1235 = icmp sgt i8 %1194, 4
  br i1 %1235, label %1236, label %1246

1236:
  %1237 = icmp eq i8 %1194, 5
  br i1 %1237, label %1243, label %1238

1238:
  %1239 = urem i64 %1234, %1094
  %1240 = mul nsw i64 %1095, %1239
  %1241 = add nsw i64 %1240, %1233
  %1242 = udiv i64 %1234, %1094
  br label %1246

1243:
  %1244 = mul nsw i64 %1095, %1234
  %1245 = add nsw i64 %1244, %1233
  br label %1246

1246:
  %1247 = phi i64 [ %1245, %1243 ], [ %1241, %1238 ], [ %1233, %1232 ]
  %1248 = phi i64 [ %1234, %1243 ], [ %1242, %1238 ], [ %1234, %1232 ]
  %1249 = icmp sgt i8 %1194, 5
  br i1 %1249, label %1250, label %1260

1250:
  %1251 = icmp eq i8 %1194, 6
  br i1 %1251, label %1257, label %1252

1252:
  %1253 = urem i64 %1248, %1103
  %1254 = mul nsw i64 %1104, %1253
  %1255 = add nsw i64 %1254, %1247
  %1256 = udiv i64 %1248, %1103
  br label %1260

1257:
  %1258 = mul nsw i64 %1104, %1248
  %1259 = add nsw i64 %1258, %1247
  br label %1260

1260:
  %1261 = phi i64 [ %1259, %1257 ], [ %1255, %1252 ], [ %1247, %1246 ]
  %1262 = phi i64 [ %1248, %1257 ], [ %1256, %1252 ], [ %1248, %1246 ]
  %1263 = icmp sgt i8 %1194, 6
  br i1 %1263, label %1264, label %1273

1264:
  %1265 = icmp eq i8 %1194, 7
  br i1 %1265, label %1270, label %1266

1266:
  %1267 = urem i64 %1262, %1112
  %1268 = mul nsw i64 %1113, %1267
  %1269 = add nsw i64 %1268, %1261
  br label %1273

1270:
  %1271 = mul nsw i64 %1113, %1262
  %1272 = add nsw i64 %1271, %1261
  br label %1273

1273:
  %1274 = phi i64 [ %1272, %1270 ], [ %1269, %1266 ], [ %1261, %1260 ]
  %1275 = getelementptr inbounds i8, ptr %1050, i64 %1274
  %1276 = getelementptr inbounds i8, ptr %1275, i64 %1190
  br i1 %1191, label %1277, label %1280

1277:
  %1278 = add nuw nsw i64 %1193, 1
  %1279 = icmp eq i64 %1278, %1187
  br i1 %1279, label %1284, label %1192

1280:
  %1281 = phi ptr [ %1282, %1280 ], [ %1275, %1273 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1169, ptr noundef %1281) #7
  %1282 = getelementptr inbounds i8, ptr %1281, i64 %1059
  %1283 = icmp eq ptr %1282, %1276
  br i1 %1283, label %1277, label %1280

1284:
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
  %1341 = phi ptr [ null, %1284 ], [ null, %1287 ], [ %1339, %1337 ], [ %1335, %1334 ]
  %1342 = icmp eq i8 %359, 0
  br i1 %1342, label %1343, label %1344

1343:
  tail call void @pad.fortran.type.assign(ptr noundef %1341, ptr noundef %620, ptr noundef %640) #7
  br label %1720

1344:
  %1345 = mul nsw i64 %637, %638
  %1346 = mul nsw i64 %636, %1345
  %1347 = mul nsw i64 %635, %1346
  %1348 = mul nsw i64 %634, %1347
  %1349 = mul nsw i64 %633, %1348
  %1350 = mul nsw i64 %638, %639
  %1351 = mul nsw i64 %637, %1350
  %1352 = mul nsw i64 %636, %1351
  %1353 = mul nsw i64 %635, %1352
  %1354 = mul nsw i64 %634, %1353
  %1355 = mul nsw i64 %633, %1354
  %1356 = icmp eq i64 %1355, 0
  br i1 %1356, label %1720, label %1357

1357:
  %1358 = icmp sgt i64 %621, 0
  %1359 = add nsw i64 %639, -1
  %1360 = mul nsw i64 %1359, %621
  %1361 = select i1 %1358, i64 %1360, i64 0
  %1362 = getelementptr inbounds i8, ptr %620, i64 %1361
  %1363 = icmp sgt i64 %622, 0
  %1364 = add nsw i64 %638, -1
  %1365 = mul nsw i64 %1364, %622
  %1366 = select i1 %1363, i64 %1365, i64 0
  %1367 = getelementptr inbounds i8, ptr %1362, i64 %1366
  %1368 = icmp sgt i64 %623, 0
  %1369 = add nsw i64 %637, -1
  %1370 = mul nsw i64 %1369, %623
  %1371 = select i1 %1368, i64 %1370, i64 0
  %1372 = getelementptr inbounds i8, ptr %1367, i64 %1371
  %1373 = icmp sgt i64 %624, 0
  %1374 = add nsw i64 %636, -1
  %1375 = mul nsw i64 %1374, %624
  %1376 = select i1 %1373, i64 %1375, i64 0
  %1377 = getelementptr inbounds i8, ptr %1372, i64 %1376
  %1378 = icmp sgt i64 %625, 0
  %1379 = add nsw i64 %635, -1
  %1380 = mul nsw i64 %1379, %625
  %1381 = select i1 %1378, i64 %1380, i64 0
  %1382 = getelementptr inbounds i8, ptr %1377, i64 %1381
  %1383 = icmp sgt i64 %641, 0
  %1384 = add nsw i64 %634, -1
  %1385 = mul nsw i64 %1384, %641
  %1386 = select i1 %1383, i64 %1385, i64 0
  %1387 = getelementptr inbounds i8, ptr %1382, i64 %1386
  %1388 = icmp sgt i64 %642, 0
  %1389 = add nsw i64 %633, -1
  %1390 = mul nsw i64 %1389, %642
  %1391 = select i1 %1388, i64 %1390, i64 0
  %1392 = icmp slt i64 %632, 0
  %1393 = add nsw i64 %639, -1
  %1394 = mul nsw i64 %1393, %632
  %1395 = select i1 %1392, i64 %1394, i64 0
  %1396 = getelementptr inbounds i8, ptr %640, i64 %1395
  %1397 = icmp slt i64 %631, 0
  %1398 = add nsw i64 %638, -1
  %1399 = mul nsw i64 %1398, %631
  %1400 = select i1 %1397, i64 %1399, i64 0
  %1401 = getelementptr inbounds i8, ptr %1396, i64 %1400
  %1402 = icmp slt i64 %630, 0
  %1403 = add nsw i64 %637, -1
  %1404 = mul nsw i64 %1403, %630
  %1405 = select i1 %1402, i64 %1404, i64 0
  %1406 = getelementptr inbounds i8, ptr %1401, i64 %1405
  %1407 = icmp slt i64 %629, 0
  %1408 = add nsw i64 %636, -1
  %1409 = mul nsw i64 %1408, %629
  %1410 = select i1 %1407, i64 %1409, i64 0
  %1411 = getelementptr inbounds i8, ptr %1406, i64 %1410
  %1412 = icmp slt i64 %628, 0
  %1413 = add nsw i64 %635, -1
  %1414 = mul nsw i64 %1413, %628
  %1415 = select i1 %1412, i64 %1414, i64 0
  %1416 = getelementptr inbounds i8, ptr %1411, i64 %1415
  %1417 = icmp slt i64 %627, 0
  %1418 = add nsw i64 %634, -1
  %1419 = mul nsw i64 %1418, %627
  %1420 = select i1 %1417, i64 %1419, i64 0
  %1421 = getelementptr inbounds i8, ptr %1416, i64 %1420
  %1422 = icmp slt i64 %626, 0
  %1423 = add nsw i64 %633, -1
  %1424 = mul nsw i64 %1423, %626
  %1425 = select i1 %1422, i64 %1424, i64 0
  %1426 = getelementptr inbounds i8, ptr %1421, i64 %1425
  %1427 = getelementptr inbounds i8, ptr %1387, i64 %1391
  %1428 = getelementptr inbounds i8, ptr %1427, i64 %222
  %1429 = icmp ugt ptr %1428, %1426
  br i1 %1429, label %1430, label %1534

1430:
  %1431 = icmp sgt i64 %632, 0
  %1432 = add nsw i64 %639, -1
  %1433 = mul nsw i64 %1432, %632
  %1434 = select i1 %1431, i64 %1433, i64 0
  %1435 = getelementptr inbounds i8, ptr %640, i64 %1434
  %1436 = icmp sgt i64 %631, 0
  %1437 = add nsw i64 %638, -1
  %1438 = mul nsw i64 %1437, %631
  %1439 = select i1 %1436, i64 %1438, i64 0
  %1440 = getelementptr inbounds i8, ptr %1435, i64 %1439
  %1441 = icmp sgt i64 %630, 0
  %1442 = add nsw i64 %637, -1
  %1443 = mul nsw i64 %1442, %630
  %1444 = select i1 %1441, i64 %1443, i64 0
  %1445 = getelementptr inbounds i8, ptr %1440, i64 %1444
  %1446 = icmp sgt i64 %629, 0
  %1447 = add nsw i64 %636, -1
  %1448 = mul nsw i64 %1447, %629
  %1449 = select i1 %1446, i64 %1448, i64 0
  %1450 = getelementptr inbounds i8, ptr %1445, i64 %1449
  %1451 = icmp sgt i64 %628, 0
  %1452 = add nsw i64 %635, -1
  %1453 = mul nsw i64 %1452, %628
  %1454 = select i1 %1451, i64 %1453, i64 0
  %1455 = getelementptr inbounds i8, ptr %1450, i64 %1454
  %1456 = icmp sgt i64 %627, 0
  %1457 = add nsw i64 %634, -1
  %1458 = mul nsw i64 %1457, %627
  %1459 = select i1 %1456, i64 %1458, i64 0
  %1460 = getelementptr inbounds i8, ptr %1455, i64 %1459
  %1461 = icmp sgt i64 %626, 0
  %1462 = add nsw i64 %633, -1
  %1463 = mul nsw i64 %1462, %626
  %1464 = select i1 %1461, i64 %1463, i64 0
  %1465 = icmp slt i64 %621, 0
  %1466 = add nsw i64 %639, -1
  %1467 = mul nsw i64 %1466, %621
  %1468 = select i1 %1465, i64 %1467, i64 0
  %1469 = getelementptr inbounds i8, ptr %620, i64 %1468
  %1470 = icmp slt i64 %622, 0
  %1471 = add nsw i64 %638, -1
  %1472 = mul nsw i64 %1471, %622
  %1473 = select i1 %1470, i64 %1472, i64 0
  %1474 = getelementptr inbounds i8, ptr %1469, i64 %1473
  %1475 = icmp slt i64 %623, 0
  %1476 = add nsw i64 %637, -1
  %1477 = mul nsw i64 %1476, %623
  %1478 = select i1 %1475, i64 %1477, i64 0
  %1479 = getelementptr inbounds i8, ptr %1474, i64 %1478
  %1480 = icmp slt i64 %624, 0
  %1481 = add nsw i64 %636, -1
  %1482 = mul nsw i64 %1481, %624
  %1483 = select i1 %1480, i64 %1482, i64 0
  %1484 = getelementptr inbounds i8, ptr %1479, i64 %1483
  %1485 = icmp slt i64 %625, 0
  %1486 = add nsw i64 %635, -1
  %1487 = mul nsw i64 %1486, %625
  %1488 = select i1 %1485, i64 %1487, i64 0
  %1489 = getelementptr inbounds i8, ptr %1484, i64 %1488
  %1490 = icmp slt i64 %641, 0
  %1491 = add nsw i64 %634, -1
  %1492 = mul nsw i64 %1491, %641
  %1493 = select i1 %1490, i64 %1492, i64 0
  %1494 = getelementptr inbounds i8, ptr %1489, i64 %1493
  %1495 = icmp slt i64 %642, 0
  %1496 = add nsw i64 %633, -1
  %1497 = mul nsw i64 %1496, %642
  %1498 = select i1 %1495, i64 %1497, i64 0
  %1499 = getelementptr inbounds i8, ptr %1494, i64 %1498
  %1500 = getelementptr inbounds i8, ptr %1460, i64 %1464
  %1501 = getelementptr inbounds i8, ptr %1500, i64 %222
  %1502 = icmp ugt ptr %1501, %1499
  br i1 %1502, label %1503, label %1534

1503:
  %1504 = icmp slt i64 %639, 2
  %1505 = icmp eq i64 %621, %632
  %1506 = select i1 %1504, i1 true, i1 %1505
  br i1 %1506, label %1508, label %1507

1507:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

1508:
  %1509 = icmp slt i64 %638, 2
  %1510 = icmp eq i64 %622, %631
  %1511 = select i1 %1509, i1 true, i1 %1510
  br i1 %1511, label %1512, label %1507

1512:
  %1513 = icmp slt i64 %637, 2
  %1514 = icmp eq i64 %623, %630
  %1515 = select i1 %1513, i1 true, i1 %1514
  br i1 %1515, label %1516, label %1507

1516:
  %1517 = icmp slt i64 %636, 2
  %1518 = icmp eq i64 %624, %629
  %1519 = select i1 %1517, i1 true, i1 %1518
  br i1 %1519, label %1520, label %1507

1520:
  %1521 = icmp slt i64 %635, 2
  %1522 = icmp eq i64 %625, %628
  %1523 = select i1 %1521, i1 true, i1 %1522
  br i1 %1523, label %1524, label %1507

1524:
  %1525 = icmp slt i64 %634, 2
  %1526 = icmp eq i64 %641, %627
  %1527 = select i1 %1525, i1 true, i1 %1526
  br i1 %1527, label %1528, label %1507

1528:
  %1529 = icmp slt i64 %633, 2
  %1530 = icmp eq i64 %642, %626
  %1531 = select i1 %1529, i1 true, i1 %1530
  br i1 %1531, label %1532, label %1507

1532:
  %1533 = icmp ule ptr %620, %640
  br label %1534

1534:
  %1535 = phi i1 [ %1533, %1532 ], [ true, %1430 ], [ true, %1357 ]
  %1536 = icmp sgt i64 %1349, 0
  br i1 %1536, label %1537, label %1720

1537:
  %1538 = icmp sgt i64 %639, 0
  %1539 = icmp sgt i8 %359, 1
  %1540 = icmp eq i8 %359, 2
  %1541 = icmp sgt i8 %359, 2
  %1542 = icmp eq i8 %359, 3
  %1543 = icmp sgt i8 %359, 3
  %1544 = icmp eq i8 %359, 4
  %1545 = icmp sgt i8 %359, 4
  %1546 = icmp eq i8 %359, 5
  %1547 = icmp sgt i8 %359, 5
  %1548 = icmp eq i8 %359, 6
  %1549 = icmp sgt i8 %359, 6
  %1550 = icmp eq i8 %359, 7
  %1551 = icmp sgt i8 %359, 1
  %1552 = icmp eq i8 %359, 2
  %1553 = icmp sgt i8 %359, 2
  %1554 = icmp eq i8 %359, 3
  %1555 = icmp sgt i8 %359, 3
  %1556 = icmp eq i8 %359, 4
  %1557 = icmp sgt i8 %359, 4
  %1558 = icmp eq i8 %359, 5
  %1559 = icmp sgt i8 %359, 5
  %1560 = icmp eq i8 %359, 6
  %1561 = icmp sgt i8 %359, 6
  %1562 = icmp eq i8 %359, 7
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
  %1570 = urem i64 %1567, %638
  %1571 = mul nsw i64 %622, %1570
  %1572 = udiv i64 %1567, %638
  br label %1575

1573:
  %1574 = mul nsw i64 %622, %1567
  br label %1575

1575:
  %1576 = phi i64 [ %1574, %1573 ], [ %1571, %1569 ], [ 0, %1563 ]
  %1577 = phi i64 [ %1567, %1573 ], [ %1572, %1569 ], [ %1567, %1563 ]
  br i1 %1541, label %1578, label %1587

1578:
  br i1 %1542, label %1584, label %1579

1579:
  %1580 = urem i64 %1577, %637
  %1581 = mul nsw i64 %623, %1580
  %1582 = add nsw i64 %1581, %1576
  %1583 = udiv i64 %1577, %637
  br label %1587

1584:
  %1585 = mul nsw i64 %623, %1577
  %1586 = add nsw i64 %1585, %1576
  br label %1587

1587:
  %1588 = phi i64 [ %1586, %1584 ], [ %1582, %1579 ], [ %1576, %1575 ]
  %1589 = phi i64 [ %1577, %1584 ], [ %1583, %1579 ], [ %1577, %1575 ]
  br i1 %1543, label %1590, label %1599

1590:
  br i1 %1544, label %1596, label %1591

1591:
  %1592 = urem i64 %1589, %636
  %1593 = mul nsw i64 %624, %1592
  %1594 = add nsw i64 %1593, %1588
  %1595 = udiv i64 %1589, %636
  br label %1599

1596:
  %1597 = mul nsw i64 %624, %1589
  %1598 = add nsw i64 %1597, %1588
  br label %1599

1599:
  %1600 = phi i64 [ %1598, %1596 ], [ %1594, %1591 ], [ %1588, %1587 ]
  %1601 = phi i64 [ %1589, %1596 ], [ %1595, %1591 ], [ %1589, %1587 ]
  br i1 %1545, label %1602, label %1611

1602:
  br i1 %1546, label %1608, label %1603

1603:
  %1604 = urem i64 %1601, %635
  %1605 = mul nsw i64 %625, %1604
  %1606 = add nsw i64 %1605, %1600
  %1607 = udiv i64 %1601, %635
  br label %1611

1608:
  %1609 = mul nsw i64 %625, %1601
  %1610 = add nsw i64 %1609, %1600
  br label %1611

1611:
  %1612 = phi i64 [ %1610, %1608 ], [ %1606, %1603 ], [ %1600, %1599 ]
  %1613 = phi i64 [ %1601, %1608 ], [ %1607, %1603 ], [ %1601, %1599 ]
  br i1 %1547, label %1614, label %1623

1614:
  br i1 %1548, label %1620, label %1615

1615:
  %1616 = urem i64 %1613, %634
  %1617 = mul nsw i64 %641, %1616
  %1618 = add nsw i64 %1617, %1612
  %1619 = udiv i64 %1613, %634
  br label %1623

1620:
  %1621 = mul nsw i64 %641, %1613
  %1622 = add nsw i64 %1621, %1612
  br label %1623

1623:
  %1624 = phi i64 [ %1622, %1620 ], [ %1618, %1615 ], [ %1612, %1611 ]
  %1625 = phi i64 [ %1613, %1620 ], [ %1619, %1615 ], [ %1613, %1611 ]
  br i1 %1549, label %1626, label %1634

1626:
  br i1 %1550, label %1631, label %1627

1627:
  %1628 = urem i64 %1625, %633
  %1629 = mul nsw i64 %642, %1628
  %1630 = add nsw i64 %1629, %1624
  br label %1634

1631:
  %1632 = mul nsw i64 %642, %1625
  %1633 = add nsw i64 %1632, %1624
  br label %1634

1634:
  %1635 = phi i64 [ %1633, %1631 ], [ %1630, %1627 ], [ %1624, %1623 ]
  br i1 %1551, label %1636, label %1643

1636:
  br i1 %1552, label %1641, label %1637

1637:
  %1638 = urem i64 %1567, %638
  %1639 = mul nsw i64 %631, %1638
  %1640 = udiv i64 %1567, %638
  br label %1643

1641:
  %1642 = mul nsw i64 %631, %1567
  br label %1643

1643:
  %1644 = phi i64 [ %1642, %1641 ], [ %1639, %1637 ], [ 0, %1634 ]
  %1645 = phi i64 [ %1567, %1641 ], [ %1640, %1637 ], [ %1567, %1634 ]
  br i1 %1553, label %1646, label %1655

1646:
  br i1 %1554, label %1652, label %1647

1647:
  %1648 = urem i64 %1645, %637
  %1649 = mul nsw i64 %630, %1648
  %1650 = add nsw i64 %1649, %1644
  %1651 = udiv i64 %1645, %637
  br label %1655

1652:
  %1653 = mul nsw i64 %630, %1645
  %1654 = add nsw i64 %1653, %1644
  br label %1655

1655:
  %1656 = phi i64 [ %1654, %1652 ], [ %1650, %1647 ], [ %1644, %1643 ]
  %1657 = phi i64 [ %1645, %1652 ], [ %1651, %1647 ], [ %1645, %1643 ]
  br i1 %1555, label %1658, label %1667

1658:
  br i1 %1556, label %1664, label %1659

1659:
  %1660 = urem i64 %1657, %636
  %1661 = mul nsw i64 %629, %1660
  %1662 = add nsw i64 %1661, %1656
  %1663 = udiv i64 %1657, %636
  br label %1667

1664:
  %1665 = mul nsw i64 %629, %1657
  %1666 = add nsw i64 %1665, %1656
  br label %1667

1667:
  %1668 = phi i64 [ %1666, %1664 ], [ %1662, %1659 ], [ %1656, %1655 ]
  %1669 = phi i64 [ %1657, %1664 ], [ %1663, %1659 ], [ %1657, %1655 ]
  br i1 %1557, label %1670, label %1679

1670:
  br i1 %1558, label %1676, label %1671

1671:
  %1672 = urem i64 %1669, %635
  %1673 = mul nsw i64 %628, %1672
  %1674 = add nsw i64 %1673, %1668
  %1675 = udiv i64 %1669, %635
  br label %1679

1676:
  %1677 = mul nsw i64 %628, %1669
  %1678 = add nsw i64 %1677, %1668
  br label %1679

1679:
  %1680 = phi i64 [ %1678, %1676 ], [ %1674, %1671 ], [ %1668, %1667 ]
  %1681 = phi i64 [ %1669, %1676 ], [ %1675, %1671 ], [ %1669, %1667 ]
  br i1 %1559, label %1682, label %1691

1682:
  br i1 %1560, label %1688, label %1683

1683:
  %1684 = urem i64 %1681, %634
  %1685 = mul nsw i64 %627, %1684
  %1686 = add nsw i64 %1685, %1680
  %1687 = udiv i64 %1681, %634
  br label %1691

1688:
  %1689 = mul nsw i64 %627, %1681
  %1690 = add nsw i64 %1689, %1680
  br label %1691

1691:
  %1692 = phi i64 [ %1690, %1688 ], [ %1686, %1683 ], [ %1680, %1679 ]
  %1693 = phi i64 [ %1681, %1688 ], [ %1687, %1683 ], [ %1681, %1679 ]
  br i1 %1561, label %1694, label %1702

1694:
  br i1 %1562, label %1699, label %1695

1695:
  %1696 = urem i64 %1693, %633
  %1697 = mul nsw i64 %626, %1696
  %1698 = add nsw i64 %1697, %1692
  br label %1702

1699:
  %1700 = mul nsw i64 %626, %1693
  %1701 = add nsw i64 %1700, %1692
  br label %1702

1702:
  %1703 = phi i64 [ %1701, %1699 ], [ %1698, %1695 ], [ %1692, %1691 ]
  %1704 = getelementptr inbounds i8, ptr %620, i64 %1635
  %1705 = getelementptr inbounds i8, ptr %640, i64 %1703
  br i1 %1538, label %1709, label %1706

1706:
  %1707 = add nuw nsw i64 %1564, 1
  %1708 = icmp eq i64 %1707, %1349
  br i1 %1708, label %1720, label %1563

1709:
  %1710 = phi i64 [ %1718, %1709 ], [ 0, %1702 ]
  %1711 = xor i64 %1710, -1
  %1712 = add nsw i64 %639, %1711
  %1713 = select i1 %1535, i64 %1710, i64 %1712
  %1714 = mul nsw i64 %621, %1713
  %1715 = getelementptr inbounds i8, ptr %1704, i64 %1714
  %1716 = mul nsw i64 %632, %1713
  %1717 = getelementptr inbounds i8, ptr %1705, i64 %1716
  tail call void @pad.fortran.type.assign(ptr noundef %1341, ptr noundef %1715, ptr noundef %1717) #7
  %1718 = add nuw nsw i64 %1710, 1
  %1719 = icmp eq i64 %1718, %639
  br i1 %1719, label %1706, label %1709

1720:
  ret void
}

declare void @_FortranACopyInAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.CopyOutAssign(ptr noundef captures(address_is_null) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  %6 = select i1 %5, ptr %1, ptr %0
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 21
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %10 = load i8, ptr %9, align 4
  %11 = icmp sgt i8 %10, 7
  br i1 %11, label %94, label %12

12:
  %13 = icmp eq i8 %8, 42
  br i1 %13, label %14, label %85

14:
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 23
  %16 = load i8, ptr %15, align 1
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %66, label %19

19:
  %20 = icmp eq i8 %10, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %19 ]
  %26 = icmp eq i8 %10, 1
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ %25, %24 ]
  %32 = icmp eq i8 %10, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %38 = icmp eq i8 %10, 3
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %36 ]
  %44 = icmp eq i8 %10, 4
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ %43, %42 ]
  %50 = icmp eq i8 %10, 5
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %51 ], [ %49, %48 ]
  %56 = icmp eq i8 %10, 6
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %59 = load ptr, ptr %58, align 8
  br label %60

60:
  %61 = phi ptr [ %59, %57 ], [ %55, %54 ]
  %62 = icmp eq i8 %10, 7
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %65 = load ptr, ptr %64, align 8
  br label %66

66:
  %67 = phi ptr [ null, %14 ], [ %65, %63 ], [ %61, %60 ]
  %68 = icmp eq ptr %67, null
  br i1 %68, label %94, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 430
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %81, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 431
  %75 = load i8, ptr %74, align 1
  %76 = icmp eq i8 %75, 0
  br i1 %76, label %81, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %67, i64 432
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  br i1 %80, label %81, label %94

81:
  %82 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %67) #7
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 2, i32 1
  br label %94

85:
  %86 = add i8 %8, -1
  %87 = icmp ult i8 %86, 39
  %88 = icmp eq i8 %8, 41
  %89 = or i1 %88, %87
  %90 = add i8 %8, -45
  %91 = icmp ult i8 %90, 5
  %92 = or i1 %91, %89
  %93 = select i1 %92, i32 0, i32 2
  br label %94

94:
  %95 = phi i32 [ %93, %85 ], [ 2, %4 ], [ 2, %66 ], [ %84, %81 ], [ 0, %77 ]
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:
  tail call void @_FortranACopyOutAssign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %1219

98:
  br i1 %5, label %973, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %101 = load i64, ptr %100, align 8
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %104 = load i8, ptr %103, align 4
  %105 = icmp sgt i8 %104, 0
  br i1 %105, label %106, label %111

106:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %110 = load i64, ptr %109, align 8
  br label %111

111:
  %112 = phi i64 [ %110, %106 ], [ 0, %99 ]
  %113 = phi i64 [ %108, %106 ], [ 1, %99 ]
  %114 = icmp sgt i8 %104, 1
  br i1 %114, label %115, label %120

115:
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %119 = load i64, ptr %118, align 8
  br label %120

120:
  %121 = phi i64 [ %119, %115 ], [ 0, %111 ]
  %122 = phi i64 [ %117, %115 ], [ 1, %111 ]
  %123 = icmp sgt i8 %104, 2
  br i1 %123, label %124, label %129

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %124 ], [ 0, %120 ]
  %131 = phi i64 [ %126, %124 ], [ 1, %120 ]
  %132 = icmp sgt i8 %104, 3
  br i1 %132, label %133, label %138

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %137 = load i64, ptr %136, align 8
  br label %138

138:
  %139 = phi i64 [ %137, %133 ], [ 0, %129 ]
  %140 = phi i64 [ %135, %133 ], [ 1, %129 ]
  %141 = icmp sgt i8 %104, 4
  br i1 %141, label %142, label %147

142:
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %146 = load i64, ptr %145, align 8
  br label %147

147:
  %148 = phi i64 [ %146, %142 ], [ 0, %138 ]
  %149 = phi i64 [ %144, %142 ], [ 1, %138 ]
  %150 = icmp sgt i8 %104, 5
  br i1 %150, label %151, label %156

151:
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %155 = load i64, ptr %154, align 8
  br label %156

156:
  %157 = phi i64 [ %153, %151 ], [ 1, %147 ]
  %158 = phi i64 [ %155, %151 ], [ 0, %147 ]
  %159 = icmp sgt i8 %104, 6
  br i1 %159, label %160, label %165

160:
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %164 = load i64, ptr %163, align 8
  br label %165

165:
  %166 = phi i64 [ %162, %160 ], [ 1, %156 ]
  %167 = phi i64 [ %164, %160 ], [ 0, %156 ]
  %168 = load ptr, ptr %1, align 8
  %169 = mul nsw i64 %113, %101
  %170 = mul nsw i64 %122, %169
  %171 = mul nsw i64 %131, %170
  %172 = mul nsw i64 %140, %171
  %173 = mul nsw i64 %149, %172
  %174 = mul nsw i64 %157, %173
  %175 = icmp eq i32 %95, 0
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %177 = load i8, ptr %176, align 4
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %179 = load i8, ptr %178, align 1
  br i1 %175, label %180, label %539

180:
  switch i8 %179, label %184 [
    i8 28, label %185
    i8 27, label %181
    i8 35, label %182
    i8 34, label %183
  ]

181:
  br label %185

182:
  br label %185

183:
  br label %185

184:
  br label %185

185:
  %186 = phi i32 [ 0, %184 ], [ 1, %181 ], [ 4, %182 ], [ 3, %183 ], [ 2, %180 ]
  %187 = icmp eq i64 %113, 1
  %188 = icmp eq i64 %112, %101
  %189 = select i1 %187, i1 true, i1 %188
  %190 = mul nsw i64 %113, %101
  %191 = icmp eq i64 %122, 1
  %192 = icmp eq i64 %121, %190
  %193 = select i1 %191, i1 true, i1 %192
  %194 = and i1 %193, %189
  %195 = mul nsw i64 %122, %190
  %196 = icmp eq i64 %131, 1
  %197 = icmp eq i64 %130, %195
  %198 = select i1 %196, i1 true, i1 %197
  %199 = and i1 %198, %194
  %200 = mul nsw i64 %131, %195
  %201 = icmp eq i64 %140, 1
  %202 = icmp eq i64 %139, %200
  %203 = select i1 %201, i1 true, i1 %202
  %204 = and i1 %203, %199
  %205 = mul nsw i64 %140, %200
  %206 = icmp eq i64 %149, 1
  %207 = icmp eq i64 %148, %205
  %208 = select i1 %206, i1 true, i1 %207
  %209 = and i1 %208, %204
  %210 = mul nsw i64 %149, %205
  %211 = icmp eq i64 %157, 1
  %212 = icmp eq i64 %158, %210
  %213 = select i1 %211, i1 true, i1 %212
  %214 = and i1 %213, %209
  %215 = icmp eq i64 %166, 1
  %216 = mul nsw i64 %157, %210
  %217 = icmp eq i64 %167, %216
  %218 = select i1 %215, i1 true, i1 %217
  %219 = and i1 %218, %214
  %220 = mul i64 %122, %113
  %221 = mul i64 %131, %220
  %222 = mul i64 %140, %221
  %223 = mul i64 %149, %222
  %224 = mul i64 %157, %223
  %225 = mul i64 %166, %224
  br i1 %219, label %226, label %302

226:
  %227 = mul nsw i64 %113, %101
  %228 = icmp ne i64 %122, 1
  %229 = icmp ne i64 %169, %227
  %230 = select i1 %228, i1 %229, i1 false
  %231 = mul nsw i64 %122, %227
  %232 = icmp ne i64 %131, 1
  %233 = icmp ne i64 %170, %231
  %234 = select i1 %232, i1 %233, i1 false
  %235 = or i1 %234, %230
  %236 = mul nsw i64 %131, %231
  %237 = icmp ne i64 %140, 1
  %238 = icmp ne i64 %171, %236
  %239 = select i1 %237, i1 %238, i1 false
  %240 = or i1 %239, %235
  %241 = mul nsw i64 %140, %236
  %242 = icmp ne i64 %149, 1
  %243 = icmp ne i64 %172, %241
  %244 = select i1 %242, i1 %243, i1 false
  %245 = or i1 %244, %240
  %246 = mul nsw i64 %149, %241
  %247 = icmp ne i64 %157, 1
  %248 = icmp ne i64 %173, %246
  %249 = select i1 %247, i1 %248, i1 false
  %250 = or i1 %249, %245
  %251 = icmp ne i64 %166, 1
  %252 = mul nsw i64 %157, %246
  %253 = icmp ne i64 %174, %252
  %254 = select i1 %251, i1 %253, i1 false
  %255 = or i1 %254, %250
  br i1 %255, label %302, label %256

256:
  switch i32 %186, label %301 [
    i32 2, label %263
    i32 1, label %261
    i32 4, label %259
    i32 3, label %257
    i32 0, label %299
  ]

257:
  %258 = icmp sgt i64 %225, 0
  br i1 %258, label %289, label %973

259:
  %260 = icmp sgt i64 %225, 0
  br i1 %260, label %279, label %973

261:
  %262 = icmp sgt i64 %225, 0
  br i1 %262, label %272, label %973

263:
  %264 = icmp sgt i64 %225, 0
  br i1 %264, label %265, label %973

265:
  %266 = phi i64 [ %270, %265 ], [ 0, %263 ]
  %267 = getelementptr inbounds nuw double, ptr %102, i64 %266
  %268 = getelementptr inbounds nuw double, ptr %168, i64 %266
  %269 = load double, ptr %268, align 8
  store double %269, ptr %267, align 8
  %270 = add nuw nsw i64 %266, 1
  %271 = icmp eq i64 %270, %225
  br i1 %271, label %973, label %265

272:
  %273 = phi i64 [ %277, %272 ], [ 0, %261 ]
  %274 = getelementptr inbounds nuw float, ptr %102, i64 %273
  %275 = getelementptr inbounds nuw float, ptr %168, i64 %273
  %276 = load float, ptr %275, align 4
  store float %276, ptr %274, align 4
  %277 = add nuw nsw i64 %273, 1
  %278 = icmp eq i64 %277, %225
  br i1 %278, label %973, label %272

279:
  %280 = phi i64 [ %287, %279 ], [ 0, %259 ]
  %281 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %102, i64 %280
  %282 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %168, i64 %280
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds nuw i8, ptr %282, i64 8
  %285 = load double, ptr %284, align 8
  store double %283, ptr %281, align 8
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 8
  store double %285, ptr %286, align 8
  %287 = add nuw nsw i64 %280, 1
  %288 = icmp eq i64 %287, %225
  br i1 %288, label %973, label %279

289:
  %290 = phi i64 [ %297, %289 ], [ 0, %257 ]
  %291 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %102, i64 %290
  %292 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %168, i64 %290
  %293 = load float, ptr %292, align 4
  %294 = getelementptr inbounds nuw i8, ptr %292, i64 4
  %295 = load float, ptr %294, align 4
  store float %293, ptr %291, align 4
  %296 = getelementptr inbounds nuw i8, ptr %291, i64 4
  store float %295, ptr %296, align 4
  %297 = add nuw nsw i64 %290, 1
  %298 = icmp eq i64 %297, %225
  br i1 %298, label %973, label %289

299:
  %300 = mul i64 %225, %101
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %102, ptr align 1 %168, i64 %300, i1 false)
  br label %973

301:
  unreachable

302:
  %303 = icmp sgt i64 %225, 0
  br i1 %303, label %304, label %973

304:
  %305 = mul nsw i64 %131, %122
  %306 = mul nsw i64 %140, %305
  %307 = mul nsw i64 %149, %306
  %308 = mul nsw i64 %157, %307
  %309 = mul nsw i64 %166, %308
  %310 = icmp sgt i64 %309, 0
  br i1 %310, label %311, label %973

311:
  %312 = icmp sgt i64 %113, 0
  %313 = icmp sgt i64 %113, 0
  %314 = icmp sgt i64 %113, 0
  %315 = icmp sgt i64 %113, 0
  %316 = icmp sgt i64 %113, 0
  %317 = icmp sgt i8 %177, 1
  %318 = icmp eq i8 %177, 2
  %319 = icmp sgt i8 %177, 2
  %320 = icmp eq i8 %177, 3
  %321 = icmp sgt i8 %177, 3
  %322 = icmp eq i8 %177, 4
  %323 = icmp sgt i8 %177, 4
  %324 = icmp eq i8 %177, 5
  %325 = icmp sgt i8 %177, 5
  %326 = icmp eq i8 %177, 6
  %327 = icmp sgt i8 %177, 6
  %328 = icmp eq i8 %177, 7
  %329 = icmp sgt i8 %177, 1
  %330 = icmp eq i8 %177, 2
  %331 = icmp sgt i8 %177, 2
  %332 = icmp eq i8 %177, 3
  %333 = icmp sgt i8 %177, 3
  %334 = icmp eq i8 %177, 4
  %335 = icmp sgt i8 %177, 4
  %336 = icmp eq i8 %177, 5
  %337 = icmp sgt i8 %177, 5
  %338 = icmp eq i8 %177, 6
  %339 = icmp sgt i8 %177, 6
  %340 = icmp eq i8 %177, 7
  br label %341

341:
  %342 = phi i64 [ 0, %311 ], [ %537, %536 ]
  br i1 %317, label %343, label %350

343:
  br i1 %318, label %348, label %344

344:
  %345 = urem i64 %342, %122
  %346 = mul nsw i64 %121, %345
  %347 = udiv i64 %342, %122
  br label %350

348:
  %349 = mul nsw i64 %121, %342
  br label %350

350:
  %351 = phi i64 [ %349, %348 ], [ %346, %344 ], [ 0, %341 ]
  %352 = phi i64 [ %342, %348 ], [ %347, %344 ], [ %342, %341 ]
  br i1 %319, label %353, label %362

353:
  br i1 %320, label %359, label %354

354:
  %355 = urem i64 %352, %131
  %356 = mul nsw i64 %130, %355
  %357 = add nsw i64 %356, %351
  %358 = udiv i64 %352, %131
  br label %362

359:
  %360 = mul nsw i64 %130, %352
  %361 = add nsw i64 %360, %351
  br label %362

362:
  %363 = phi i64 [ %361, %359 ], [ %357, %354 ], [ %351, %350 ]
  %364 = phi i64 [ %352, %359 ], [ %358, %354 ], [ %352, %350 ]
  br i1 %321, label %365, label %374

365:
  br i1 %322, label %371, label %366

366:
  %367 = urem i64 %364, %140
  %368 = mul nsw i64 %139, %367
  %369 = add nsw i64 %368, %363
  %370 = udiv i64 %364, %140
  br label %374

371:
  %372 = mul nsw i64 %139, %364
  %373 = add nsw i64 %372, %363
  br label %374

374:
  %375 = phi i64 [ %373, %371 ], [ %369, %366 ], [ %363, %362 ]
  %376 = phi i64 [ %364, %371 ], [ %370, %366 ], [ %364, %362 ]
  br i1 %323, label %377, label %386

377:
  br i1 %324, label %383, label %378

378:
  %379 = urem i64 %376, %149
  %380 = mul nsw i64 %148, %379
  %381 = add nsw i64 %380, %375
  %382 = udiv i64 %376, %149
  br label %386

383:
  %384 = mul nsw i64 %148, %376
  %385 = add nsw i64 %384, %375
  br label %386

386:
  %387 = phi i64 [ %385, %383 ], [ %381, %378 ], [ %375, %374 ]
  %388 = phi i64 [ %376, %383 ], [ %382, %378 ], [ %376, %374 ]
  br i1 %325, label %389, label %398

389:
  br i1 %326, label %395, label %390

390:
  %391 = urem i64 %388, %157
  %392 = mul nsw i64 %158, %391
  %393 = add nsw i64 %392, %387
  %394 = udiv i64 %388, %157
  br label %398

395:
  %396 = mul nsw i64 %158, %388
  %397 = add nsw i64 %396, %387
  br label %398

398:
  %399 = phi i64 [ %397, %395 ], [ %393, %390 ], [ %387, %386 ]
  %400 = phi i64 [ %388, %395 ], [ %394, %390 ], [ %388, %386 ]
  br i1 %327, label %401, label %409

401:
  br i1 %328, label %406, label %402

402:
  %403 = urem i64 %400, %166
  %404 = mul nsw i64 %167, %403
  %405 = add nsw i64 %404, %399
  br label %409

406:
  %407 = mul nsw i64 %167, %400
  %408 = add nsw i64 %407, %399
  br label %409

409:
  %410 = phi i64 [ %408, %406 ], [ %405, %402 ], [ %399, %398 ]
  br i1 %329, label %411, label %418

411:
  br i1 %330, label %416, label %412

412:
  %413 = urem i64 %342, %122
  %414 = mul nsw i64 %169, %413
  %415 = udiv i64 %342, %122
  br label %418

416:
  %417 = mul nsw i64 %169, %342
  br label %418

418:
  %419 = phi i64 [ %417, %416 ], [ %414, %412 ], [ 0, %409 ]
  %420 = phi i64 [ %342, %416 ], [ %415, %412 ], [ %342, %409 ]
  br i1 %331, label %421, label %430

421:
  br i1 %332, label %427, label %422

422:
  %423 = urem i64 %420, %131
  %424 = mul nsw i64 %170, %423
  %425 = add nsw i64 %424, %419
  %426 = udiv i64 %420, %131
  br label %430

427:
  %428 = mul nsw i64 %170, %420
  %429 = add nsw i64 %428, %419
  br label %430

430:
  %431 = phi i64 [ %429, %427 ], [ %425, %422 ], [ %419, %418 ]
  %432 = phi i64 [ %420, %427 ], [ %426, %422 ], [ %420, %418 ]
  br i1 %333, label %433, label %442

433:
  br i1 %334, label %439, label %434

434:
  %435 = urem i64 %432, %140
  %436 = mul nsw i64 %171, %435
  %437 = add nsw i64 %436, %431
  %438 = udiv i64 %432, %140
  br label %442

439:
  %440 = mul nsw i64 %171, %432
  %441 = add nsw i64 %440, %431
  br label %442

442:
  %443 = phi i64 [ %441, %439 ], [ %437, %434 ], [ %431, %430 ]
  %444 = phi i64 [ %432, %439 ], [ %438, %434 ], [ %432, %430 ]
  br i1 %335, label %445, label %454

445:
  br i1 %336, label %451, label %446

446:
  %447 = urem i64 %444, %149
  %448 = mul nsw i64 %172, %447
  %449 = add nsw i64 %448, %443
  %450 = udiv i64 %444, %149
  br label %454

451:
  %452 = mul nsw i64 %172, %444
  %453 = add nsw i64 %452, %443
  br label %454

454:
  %455 = phi i64 [ %453, %451 ], [ %449, %446 ], [ %443, %442 ]
  %456 = phi i64 [ %444, %451 ], [ %450, %446 ], [ %444, %442 ]
  br i1 %337, label %457, label %466

457:
  br i1 %338, label %463, label %458

458:
  %459 = urem i64 %456, %157
  %460 = mul nsw i64 %173, %459
  %461 = add nsw i64 %460, %455
  %462 = udiv i64 %456, %157
  br label %466

463:
  %464 = mul nsw i64 %173, %456
  %465 = add nsw i64 %464, %455
  br label %466

466:
  %467 = phi i64 [ %465, %463 ], [ %461, %458 ], [ %455, %454 ]
  %468 = phi i64 [ %456, %463 ], [ %462, %458 ], [ %456, %454 ]
  br i1 %339, label %469, label %477

469:
  br i1 %340, label %474, label %470

470:
  %471 = urem i64 %468, %166
  %472 = mul nsw i64 %174, %471
  %473 = add nsw i64 %472, %467
  br label %477

474:
  %475 = mul nsw i64 %174, %468
  %476 = add nsw i64 %475, %467
  br label %477

477:
  %478 = phi i64 [ %476, %474 ], [ %473, %470 ], [ %467, %466 ]
  %479 = getelementptr inbounds i8, ptr %102, i64 %410
  %480 = getelementptr inbounds i8, ptr %168, i64 %478
  switch i32 %186, label %301 [
    i32 2, label %485
    i32 1, label %484
    i32 4, label %483
    i32 3, label %482
    i32 0, label %481
  ]

481:
  br i1 %312, label %528, label %536

482:
  br i1 %313, label %516, label %536

483:
  br i1 %314, label %504, label %536

484:
  br i1 %315, label %495, label %536

485:
  br i1 %316, label %486, label %536

486:
  %487 = phi i64 [ %493, %486 ], [ 0, %485 ]
  %488 = mul nsw i64 %487, %112
  %489 = getelementptr inbounds i8, ptr %479, i64 %488
  %490 = mul nsw i64 %487, %101
  %491 = getelementptr inbounds i8, ptr %480, i64 %490
  %492 = load double, ptr %491, align 8
  store double %492, ptr %489, align 8
  %493 = add nuw nsw i64 %487, 1
  %494 = icmp eq i64 %493, %113
  br i1 %494, label %536, label %486

495:
  %496 = phi i64 [ %502, %495 ], [ 0, %484 ]
  %497 = mul nsw i64 %496, %112
  %498 = getelementptr inbounds i8, ptr %479, i64 %497
  %499 = mul nsw i64 %496, %101
  %500 = getelementptr inbounds i8, ptr %480, i64 %499
  %501 = load float, ptr %500, align 4
  store float %501, ptr %498, align 4
  %502 = add nuw nsw i64 %496, 1
  %503 = icmp eq i64 %502, %113
  br i1 %503, label %536, label %495

504:
  %505 = phi i64 [ %514, %504 ], [ 0, %483 ]
  %506 = mul nsw i64 %505, %112
  %507 = getelementptr inbounds i8, ptr %479, i64 %506
  %508 = mul nsw i64 %505, %101
  %509 = getelementptr inbounds i8, ptr %480, i64 %508
  %510 = load double, ptr %509, align 8
  %511 = getelementptr inbounds nuw i8, ptr %509, i64 8
  %512 = load double, ptr %511, align 8
  store double %510, ptr %507, align 8
  %513 = getelementptr inbounds nuw i8, ptr %507, i64 8
  store double %512, ptr %513, align 8
  %514 = add nuw nsw i64 %505, 1
  %515 = icmp eq i64 %514, %113
  br i1 %515, label %536, label %504

516:
  %517 = phi i64 [ %526, %516 ], [ 0, %482 ]
  %518 = mul nsw i64 %517, %112
  %519 = getelementptr inbounds i8, ptr %479, i64 %518
  %520 = mul nsw i64 %517, %101
  %521 = getelementptr inbounds i8, ptr %480, i64 %520
  %522 = load float, ptr %521, align 4
  %523 = getelementptr inbounds nuw i8, ptr %521, i64 4
  %524 = load float, ptr %523, align 4
  store float %522, ptr %519, align 4
  %525 = getelementptr inbounds nuw i8, ptr %519, i64 4
  store float %524, ptr %525, align 4
  %526 = add nuw nsw i64 %517, 1
  %527 = icmp eq i64 %526, %113
  br i1 %527, label %536, label %516

528:
  %529 = phi i64 [ %534, %528 ], [ 0, %481 ]
  %530 = mul nsw i64 %529, %112
  %531 = getelementptr inbounds i8, ptr %479, i64 %530
  %532 = mul nsw i64 %529, %101
  %533 = getelementptr inbounds i8, ptr %480, i64 %532
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %531, ptr align 1 %533, i64 %101, i1 false)
  %534 = add nuw nsw i64 %529, 1
  %535 = icmp eq i64 %534, %113
  br i1 %535, label %536, label %528

536:
  %537 = add nuw nsw i64 %342, 1
  %538 = icmp eq i64 %537, %309
  br i1 %538, label %973, label %341

539:
  %540 = icmp eq i8 %179, 42
  br i1 %540, label %541, label %593

541:
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %543 = load i8, ptr %542, align 1
  %544 = and i8 %543, 1
  %545 = icmp eq i8 %544, 0
  br i1 %545, label %593, label %546

546:
  %547 = icmp eq i8 %177, 0
  br i1 %547, label %548, label %551

548:
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %550 = load ptr, ptr %549, align 8
  br label %551

551:
  %552 = phi ptr [ %550, %548 ], [ null, %546 ]
  %553 = icmp eq i8 %177, 1
  br i1 %553, label %554, label %557

554:
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %556 = load ptr, ptr %555, align 8
  br label %557

557:
  %558 = phi ptr [ %556, %554 ], [ %552, %551 ]
  %559 = icmp eq i8 %177, 2
  br i1 %559, label %560, label %563

560:
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %562 = load ptr, ptr %561, align 8
  br label %563

563:
  %564 = phi ptr [ %562, %560 ], [ %558, %557 ]
  %565 = icmp eq i8 %177, 3
  br i1 %565, label %566, label %569

566:
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %568 = load ptr, ptr %567, align 8
  br label %569

569:
  %570 = phi ptr [ %568, %566 ], [ %564, %563 ]
  %571 = icmp eq i8 %177, 4
  br i1 %571, label %572, label %575

572:
  %573 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %574 = load ptr, ptr %573, align 8
  br label %575

575:
  %576 = phi ptr [ %574, %572 ], [ %570, %569 ]
  %577 = icmp eq i8 %177, 5
  br i1 %577, label %578, label %581

578:
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %580 = load ptr, ptr %579, align 8
  br label %581

581:
  %582 = phi ptr [ %580, %578 ], [ %576, %575 ]
  %583 = icmp eq i8 %177, 6
  br i1 %583, label %584, label %587

584:
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %586 = load ptr, ptr %585, align 8
  br label %587

587:
  %588 = phi ptr [ %586, %584 ], [ %582, %581 ]
  %589 = icmp eq i8 %177, 7
  br i1 %589, label %590, label %593

590:
  %591 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %592 = load ptr, ptr %591, align 8
  br label %593

593:
  %594 = phi ptr [ null, %539 ], [ null, %541 ], [ %592, %590 ], [ %588, %587 ]
  %595 = icmp eq i8 %177, 0
  br i1 %595, label %596, label %597

596:
  tail call void @pad.fortran.type.assign(ptr noundef %594, ptr noundef %102, ptr noundef %168) #7
  br label %973

597:
  %598 = mul nsw i64 %131, %122
  %599 = mul nsw i64 %140, %598
  %600 = mul nsw i64 %149, %599
  %601 = mul nsw i64 %157, %600
  %602 = mul nsw i64 %166, %601
  %603 = mul nsw i64 %122, %113
  %604 = mul nsw i64 %131, %603
  %605 = mul nsw i64 %140, %604
  %606 = mul nsw i64 %149, %605
  %607 = mul nsw i64 %157, %606
  %608 = mul nsw i64 %166, %607
  %609 = icmp eq i64 %608, 0
  br i1 %609, label %973, label %610

610:
  %611 = icmp sgt i64 %112, 0
  %612 = add nsw i64 %113, -1
  %613 = mul nsw i64 %612, %112
  %614 = select i1 %611, i64 %613, i64 0
  %615 = getelementptr inbounds i8, ptr %102, i64 %614
  %616 = icmp sgt i64 %121, 0
  %617 = add nsw i64 %122, -1
  %618 = mul nsw i64 %617, %121
  %619 = select i1 %616, i64 %618, i64 0
  %620 = getelementptr inbounds i8, ptr %615, i64 %619
  %621 = icmp sgt i64 %130, 0
  %622 = add nsw i64 %131, -1
  %623 = mul nsw i64 %622, %130
  %624 = select i1 %621, i64 %623, i64 0
  %625 = getelementptr inbounds i8, ptr %620, i64 %624
  %626 = icmp sgt i64 %139, 0
  %627 = add nsw i64 %140, -1
  %628 = mul nsw i64 %627, %139
  %629 = select i1 %626, i64 %628, i64 0
  %630 = getelementptr inbounds i8, ptr %625, i64 %629
  %631 = icmp sgt i64 %148, 0
  %632 = add nsw i64 %149, -1
  %633 = mul nsw i64 %632, %148
  %634 = select i1 %631, i64 %633, i64 0
  %635 = getelementptr inbounds i8, ptr %630, i64 %634
  %636 = icmp sgt i64 %158, 0
  %637 = add nsw i64 %157, -1
  %638 = mul nsw i64 %637, %158
  %639 = select i1 %636, i64 %638, i64 0
  %640 = getelementptr inbounds i8, ptr %635, i64 %639
  %641 = icmp sgt i64 %167, 0
  %642 = add nsw i64 %166, -1
  %643 = mul nsw i64 %642, %167
  %644 = select i1 %641, i64 %643, i64 0
  %645 = icmp slt i64 %101, 0
  %646 = add nsw i64 %113, -1
  %647 = mul nsw i64 %646, %101
  %648 = select i1 %645, i64 %647, i64 0
  %649 = getelementptr inbounds i8, ptr %168, i64 %648
  %650 = icmp slt i64 %169, 0
  %651 = add nsw i64 %122, -1
  %652 = mul nsw i64 %651, %169
  %653 = select i1 %650, i64 %652, i64 0
  %654 = getelementptr inbounds i8, ptr %649, i64 %653
  %655 = icmp slt i64 %170, 0
  %656 = add nsw i64 %131, -1
  %657 = mul nsw i64 %656, %170
  %658 = select i1 %655, i64 %657, i64 0
  %659 = getelementptr inbounds i8, ptr %654, i64 %658
  %660 = icmp slt i64 %171, 0
  %661 = add nsw i64 %140, -1
  %662 = mul nsw i64 %661, %171
  %663 = select i1 %660, i64 %662, i64 0
  %664 = getelementptr inbounds i8, ptr %659, i64 %663
  %665 = icmp slt i64 %172, 0
  %666 = add nsw i64 %149, -1
  %667 = mul nsw i64 %666, %172
  %668 = select i1 %665, i64 %667, i64 0
  %669 = getelementptr inbounds i8, ptr %664, i64 %668
  %670 = icmp slt i64 %173, 0
  %671 = add nsw i64 %157, -1
  %672 = mul nsw i64 %671, %173
  %673 = select i1 %670, i64 %672, i64 0
  %674 = getelementptr inbounds i8, ptr %669, i64 %673
  %675 = icmp slt i64 %174, 0
  %676 = add nsw i64 %166, -1
  %677 = mul nsw i64 %676, %174
  %678 = select i1 %675, i64 %677, i64 0
  %679 = getelementptr inbounds i8, ptr %674, i64 %678
  %680 = getelementptr inbounds i8, ptr %640, i64 %644
  %681 = getelementptr inbounds i8, ptr %680, i64 %101
  %682 = icmp ugt ptr %681, %679
  br i1 %682, label %683, label %787

683:
  %684 = icmp sgt i64 %101, 0
  %685 = add nsw i64 %113, -1
  %686 = mul nsw i64 %685, %101
  %687 = select i1 %684, i64 %686, i64 0
  %688 = getelementptr inbounds i8, ptr %168, i64 %687
  %689 = icmp sgt i64 %169, 0
  %690 = add nsw i64 %122, -1
  %691 = mul nsw i64 %690, %169
  %692 = select i1 %689, i64 %691, i64 0
  %693 = getelementptr inbounds i8, ptr %688, i64 %692
  %694 = icmp sgt i64 %170, 0
  %695 = add nsw i64 %131, -1
  %696 = mul nsw i64 %695, %170
  %697 = select i1 %694, i64 %696, i64 0
  %698 = getelementptr inbounds i8, ptr %693, i64 %697
  %699 = icmp sgt i64 %171, 0
  %700 = add nsw i64 %140, -1
  %701 = mul nsw i64 %700, %171
  %702 = select i1 %699, i64 %701, i64 0
  %703 = getelementptr inbounds i8, ptr %698, i64 %702
  %704 = icmp sgt i64 %172, 0
  %705 = add nsw i64 %149, -1
  %706 = mul nsw i64 %705, %172
  %707 = select i1 %704, i64 %706, i64 0
  %708 = getelementptr inbounds i8, ptr %703, i64 %707
  %709 = icmp sgt i64 %173, 0
  %710 = add nsw i64 %157, -1
  %711 = mul nsw i64 %710, %173
  %712 = select i1 %709, i64 %711, i64 0
  %713 = getelementptr inbounds i8, ptr %708, i64 %712
  %714 = icmp sgt i64 %174, 0
  %715 = add nsw i64 %166, -1
  %716 = mul nsw i64 %715, %174
  %717 = select i1 %714, i64 %716, i64 0
  %718 = icmp slt i64 %112, 0
  %719 = add nsw i64 %113, -1
  %720 = mul nsw i64 %719, %112
  %721 = select i1 %718, i64 %720, i64 0
  %722 = getelementptr inbounds i8, ptr %102, i64 %721
  %723 = icmp slt i64 %121, 0
  %724 = add nsw i64 %122, -1
  %725 = mul nsw i64 %724, %121
  %726 = select i1 %723, i64 %725, i64 0
  %727 = getelementptr inbounds i8, ptr %722, i64 %726
  %728 = icmp slt i64 %130, 0
  %729 = add nsw i64 %131, -1
  %730 = mul nsw i64 %729, %130
  %731 = select i1 %728, i64 %730, i64 0
  %732 = getelementptr inbounds i8, ptr %727, i64 %731
  %733 = icmp slt i64 %139, 0
  %734 = add nsw i64 %140, -1
  %735 = mul nsw i64 %734, %139
  %736 = select i1 %733, i64 %735, i64 0
  %737 = getelementptr inbounds i8, ptr %732, i64 %736
  %738 = icmp slt i64 %148, 0
  %739 = add nsw i64 %149, -1
  %740 = mul nsw i64 %739, %148
  %741 = select i1 %738, i64 %740, i64 0
  %742 = getelementptr inbounds i8, ptr %737, i64 %741
  %743 = icmp slt i64 %158, 0
  %744 = add nsw i64 %157, -1
  %745 = mul nsw i64 %744, %158
  %746 = select i1 %743, i64 %745, i64 0
  %747 = getelementptr inbounds i8, ptr %742, i64 %746
  %748 = icmp slt i64 %167, 0
  %749 = add nsw i64 %166, -1
  %750 = mul nsw i64 %749, %167
  %751 = select i1 %748, i64 %750, i64 0
  %752 = getelementptr inbounds i8, ptr %747, i64 %751
  %753 = getelementptr inbounds i8, ptr %713, i64 %717
  %754 = getelementptr inbounds i8, ptr %753, i64 %101
  %755 = icmp ugt ptr %754, %752
  br i1 %755, label %756, label %787

756:
  %757 = icmp slt i64 %113, 2
  %758 = icmp eq i64 %112, %101
  %759 = select i1 %757, i1 true, i1 %758
  br i1 %759, label %761, label %760

760:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

761:
  %762 = icmp slt i64 %122, 2
  %763 = icmp eq i64 %121, %169
  %764 = select i1 %762, i1 true, i1 %763
  br i1 %764, label %765, label %760

765:
  %766 = icmp slt i64 %131, 2
  %767 = icmp eq i64 %130, %170
  %768 = select i1 %766, i1 true, i1 %767
  br i1 %768, label %769, label %760

769:
  %770 = icmp slt i64 %140, 2
  %771 = icmp eq i64 %139, %171
  %772 = select i1 %770, i1 true, i1 %771
  br i1 %772, label %773, label %760

773:
  %774 = icmp slt i64 %149, 2
  %775 = icmp eq i64 %148, %172
  %776 = select i1 %774, i1 true, i1 %775
  br i1 %776, label %777, label %760

777:
  %778 = icmp slt i64 %157, 2
  %779 = icmp eq i64 %158, %173
  %780 = select i1 %778, i1 true, i1 %779
  br i1 %780, label %781, label %760

781:
  %782 = icmp slt i64 %166, 2
  %783 = icmp eq i64 %167, %174
  %784 = select i1 %782, i1 true, i1 %783
  br i1 %784, label %785, label %760

785:
  %786 = icmp ule ptr %102, %168
  br label %787

787:
  %788 = phi i1 [ %786, %785 ], [ true, %683 ], [ true, %610 ]
  %789 = icmp sgt i64 %602, 0
  br i1 %789, label %790, label %973

790:
  %791 = icmp sgt i64 %113, 0
  %792 = icmp sgt i8 %177, 1
  %793 = icmp eq i8 %177, 2
  %794 = icmp sgt i8 %177, 2
  %795 = icmp eq i8 %177, 3
  %796 = icmp sgt i8 %177, 3
  %797 = icmp eq i8 %177, 4
  %798 = icmp sgt i8 %177, 4
  %799 = icmp eq i8 %177, 5
  %800 = icmp sgt i8 %177, 5
  %801 = icmp eq i8 %177, 6
  %802 = icmp sgt i8 %177, 6
  %803 = icmp eq i8 %177, 7
  %804 = icmp sgt i8 %177, 1
  %805 = icmp eq i8 %177, 2
  %806 = icmp sgt i8 %177, 2
  %807 = icmp eq i8 %177, 3
  %808 = icmp sgt i8 %177, 3
  %809 = icmp eq i8 %177, 4
  %810 = icmp sgt i8 %177, 4
  %811 = icmp eq i8 %177, 5
  %812 = icmp sgt i8 %177, 5
  %813 = icmp eq i8 %177, 6
  %814 = icmp sgt i8 %177, 6
  %815 = icmp eq i8 %177, 7
  br label %816

816:
  %817 = phi i64 [ 0, %790 ], [ %960, %959 ]
  %818 = xor i64 %817, -1
  %819 = add nsw i64 %602, %818
  %820 = select i1 %788, i64 %817, i64 %819
  br i1 %792, label %821, label %828

821:
  br i1 %793, label %826, label %822

822:
  %823 = urem i64 %820, %122
  %824 = mul nsw i64 %121, %823
  %825 = udiv i64 %820, %122
  br label %828

826:
  %827 = mul nsw i64 %121, %820
  br label %828

828:
  %829 = phi i64 [ %827, %826 ], [ %824, %822 ], [ 0, %816 ]
  %830 = phi i64 [ %820, %826 ], [ %825, %822 ], [ %820, %816 ]
  br i1 %794, label %831, label %840

831:
  br i1 %795, label %837, label %832

832:
  %833 = urem i64 %830, %131
  %834 = mul nsw i64 %130, %833
  %835 = add nsw i64 %834, %829
  %836 = udiv i64 %830, %131
  br label %840

837:
  %838 = mul nsw i64 %130, %830
  %839 = add nsw i64 %838, %829
  br label %840

840:
  %841 = phi i64 [ %839, %837 ], [ %835, %832 ], [ %829, %828 ]
  %842 = phi i64 [ %830, %837 ], [ %836, %832 ], [ %830, %828 ]
  br i1 %796, label %843, label %852

843:
  br i1 %797, label %849, label %844

844:
  %845 = urem i64 %842, %140
  %846 = mul nsw i64 %139, %845
  %847 = add nsw i64 %846, %841
  %848 = udiv i64 %842, %140
  br label %852

849:
  %850 = mul nsw i64 %139, %842
  %851 = add nsw i64 %850, %841
  br label %852

852:
  %853 = phi i64 [ %851, %849 ], [ %847, %844 ], [ %841, %840 ]
  %854 = phi i64 [ %842, %849 ], [ %848, %844 ], [ %842, %840 ]
  br i1 %798, label %855, label %864

855:
  br i1 %799, label %861, label %856

856:
  %857 = urem i64 %854, %149
  %858 = mul nsw i64 %148, %857
  %859 = add nsw i64 %858, %853
  %860 = udiv i64 %854, %149
  br label %864

861:
  %862 = mul nsw i64 %148, %854
  %863 = add nsw i64 %862, %853
  br label %864

864:
  %865 = phi i64 [ %863, %861 ], [ %859, %856 ], [ %853, %852 ]
  %866 = phi i64 [ %854, %861 ], [ %860, %856 ], [ %854, %852 ]
  br i1 %800, label %867, label %876

867:
  br i1 %801, label %873, label %868

868:
  %869 = urem i64 %866, %157
  %870 = mul nsw i64 %158, %869
  %871 = add nsw i64 %870, %865
  %872 = udiv i64 %866, %157
  br label %876

873:
  %874 = mul nsw i64 %158, %866
  %875 = add nsw i64 %874, %865
  br label %876

876:
  %877 = phi i64 [ %875, %873 ], [ %871, %868 ], [ %865, %864 ]
  %878 = phi i64 [ %866, %873 ], [ %872, %868 ], [ %866, %864 ]
  br i1 %802, label %879, label %887

879:
  br i1 %803, label %884, label %880

880:
  %881 = urem i64 %878, %166
  %882 = mul nsw i64 %167, %881
  %883 = add nsw i64 %882, %877
  br label %887

884:
  %885 = mul nsw i64 %167, %878
  %886 = add nsw i64 %885, %877
  br label %887

887:
  %888 = phi i64 [ %886, %884 ], [ %883, %880 ], [ %877, %876 ]
  br i1 %804, label %889, label %896

889:
  br i1 %805, label %894, label %890

890:
  %891 = urem i64 %820, %122
  %892 = mul nsw i64 %169, %891
  %893 = udiv i64 %820, %122
  br label %896

894:
  %895 = mul nsw i64 %169, %820
  br label %896

896:
  %897 = phi i64 [ %895, %894 ], [ %892, %890 ], [ 0, %887 ]
  %898 = phi i64 [ %820, %894 ], [ %893, %890 ], [ %820, %887 ]
  br i1 %806, label %899, label %908

899:
  br i1 %807, label %905, label %900

900:
  %901 = urem i64 %898, %131
  %902 = mul nsw i64 %170, %901
  %903 = add nsw i64 %902, %897
  %904 = udiv i64 %898, %131
  br label %908

905:
  %906 = mul nsw i64 %170, %898
  %907 = add nsw i64 %906, %897
  br label %908

908:
  %909 = phi i64 [ %907, %905 ], [ %903, %900 ], [ %897, %896 ]
  %910 = phi i64 [ %898, %905 ], [ %904, %900 ], [ %898, %896 ]
  br i1 %808, label %911, label %920

911:
  br i1 %809, label %917, label %912

912:
  %913 = urem i64 %910, %140
  %914 = mul nsw i64 %171, %913
  %915 = add nsw i64 %914, %909
  %916 = udiv i64 %910, %140
  br label %920

917:
  %918 = mul nsw i64 %171, %910
  %919 = add nsw i64 %918, %909
  br label %920

920:
  %921 = phi i64 [ %919, %917 ], [ %915, %912 ], [ %909, %908 ]
  %922 = phi i64 [ %910, %917 ], [ %916, %912 ], [ %910, %908 ]
  br i1 %810, label %923, label %932

923:
  br i1 %811, label %929, label %924

924:
  %925 = urem i64 %922, %149
  %926 = mul nsw i64 %172, %925
  %927 = add nsw i64 %926, %921
  %928 = udiv i64 %922, %149
  br label %932

929:
  %930 = mul nsw i64 %172, %922
  %931 = add nsw i64 %930, %921
  br label %932

932:
  %933 = phi i64 [ %931, %929 ], [ %927, %924 ], [ %921, %920 ]
  %934 = phi i64 [ %922, %929 ], [ %928, %924 ], [ %922, %920 ]
  br i1 %812, label %935, label %944

935:
  br i1 %813, label %941, label %936

936:
  %937 = urem i64 %934, %157
  %938 = mul nsw i64 %173, %937
  %939 = add nsw i64 %938, %933
  %940 = udiv i64 %934, %157
  br label %944

941:
  %942 = mul nsw i64 %173, %934
  %943 = add nsw i64 %942, %933
  br label %944

944:
  %945 = phi i64 [ %943, %941 ], [ %939, %936 ], [ %933, %932 ]
  %946 = phi i64 [ %934, %941 ], [ %940, %936 ], [ %934, %932 ]
  br i1 %814, label %947, label %955

947:
  br i1 %815, label %952, label %948

948:
  %949 = urem i64 %946, %166
  %950 = mul nsw i64 %174, %949
  %951 = add nsw i64 %950, %945
  br label %955

952:
  %953 = mul nsw i64 %174, %946
  %954 = add nsw i64 %953, %945
  br label %955

955:
  %956 = phi i64 [ %954, %952 ], [ %951, %948 ], [ %945, %944 ]
  %957 = getelementptr inbounds i8, ptr %102, i64 %888
  %958 = getelementptr inbounds i8, ptr %168, i64 %956
  br i1 %791, label %962, label %959

959:
  %960 = add nuw nsw i64 %817, 1
  %961 = icmp eq i64 %960, %602
  br i1 %961, label %973, label %816

962:
  %963 = phi i64 [ %971, %962 ], [ 0, %955 ]
  %964 = xor i64 %963, -1
  %965 = add nsw i64 %113, %964
  %966 = select i1 %788, i64 %963, i64 %965
  %967 = mul nsw i64 %112, %966
  %968 = getelementptr inbounds i8, ptr %957, i64 %967
  %969 = mul nsw i64 %101, %966
  %970 = getelementptr inbounds i8, ptr %958, i64 %969
  tail call void @pad.fortran.type.assign(ptr noundef %594, ptr noundef %968, ptr noundef %970) #7
  %971 = add nuw nsw i64 %963, 1
  %972 = icmp eq i64 %971, %113
  br i1 %972, label %959, label %962

973:
  %974 = icmp eq i32 %95, 1
  br i1 %974, label %975, label %1217

975:
  %976 = load ptr, ptr %1, align 8
  %977 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %978 = load i8, ptr %977, align 4
  %979 = icmp sgt i8 %978, 0
  br i1 %979, label %980, label %985

980:
  %981 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %982 = load i64, ptr %981, align 8
  %983 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %984 = load i64, ptr %983, align 8
  br label %985

985:
  %986 = phi i64 [ %982, %980 ], [ 1, %975 ]
  %987 = phi i64 [ %984, %980 ], [ 0, %975 ]
  %988 = icmp sgt i8 %978, 1
  br i1 %988, label %989, label %994

989:
  %990 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %991 = load i64, ptr %990, align 8
  %992 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %993 = load i64, ptr %992, align 8
  br label %994

994:
  %995 = phi i64 [ %991, %989 ], [ 1, %985 ]
  %996 = phi i64 [ %993, %989 ], [ 0, %985 ]
  %997 = icmp sgt i8 %978, 2
  br i1 %997, label %998, label %1003

998:
  %999 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %1000 = load i64, ptr %999, align 8
  %1001 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %1002 = load i64, ptr %1001, align 8
  br label %1003

1003:
  %1004 = phi i64 [ %1000, %998 ], [ 1, %994 ]
  %1005 = phi i64 [ %1002, %998 ], [ 0, %994 ]
  %1006 = icmp sgt i8 %978, 3
  br i1 %1006, label %1007, label %1012

1007:
  %1008 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %1009 = load i64, ptr %1008, align 8
  %1010 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %1011 = load i64, ptr %1010, align 8
  br label %1012

1012:
  %1013 = phi i64 [ %1009, %1007 ], [ 1, %1003 ]
  %1014 = phi i64 [ %1011, %1007 ], [ 0, %1003 ]
  %1015 = icmp sgt i8 %978, 4
  br i1 %1015, label %1016, label %1021

1016:
  %1017 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %1018 = load i64, ptr %1017, align 8
  %1019 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %1020 = load i64, ptr %1019, align 8
  br label %1021

1021:
  %1022 = phi i64 [ %1018, %1016 ], [ 1, %1012 ]
  %1023 = phi i64 [ %1020, %1016 ], [ 0, %1012 ]
  %1024 = icmp sgt i8 %978, 5
  br i1 %1024, label %1025, label %1030

1025:
  %1026 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %1027 = load i64, ptr %1026, align 8
  %1028 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %1029 = load i64, ptr %1028, align 8
  br label %1030

1030:
  %1031 = phi i64 [ %1027, %1025 ], [ 1, %1021 ]
  %1032 = phi i64 [ %1029, %1025 ], [ 0, %1021 ]
  %1033 = icmp sgt i8 %978, 6
  br i1 %1033, label %1034, label %1039

1034:
  %1035 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %1036 = load i64, ptr %1035, align 8
  %1037 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %1038 = load i64, ptr %1037, align 8
  br label %1039

1039:
  %1040 = phi i64 [ %1036, %1034 ], [ 1, %1030 ]
  %1041 = phi i64 [ %1038, %1034 ], [ 0, %1030 ]
  %1042 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %1043 = load i8, ptr %1042, align 1
  %1044 = icmp eq i8 %1043, 42
  br i1 %1044, label %1045, label %1099

1045:
  %1046 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1047 = load i8, ptr %1046, align 1
  %1048 = and i8 %1047, 1
  %1049 = icmp eq i8 %1048, 0
  br i1 %1049, label %1099, label %1050

1050:
  %1051 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %1052 = load i8, ptr %1051, align 4
  %1053 = icmp eq i8 %1052, 0
  br i1 %1053, label %1054, label %1057

1054:
  %1055 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1056 = load ptr, ptr %1055, align 8
  br label %1057

1057:
  %1058 = phi ptr [ %1056, %1054 ], [ null, %1050 ]
  %1059 = icmp eq i8 %1052, 1
  br i1 %1059, label %1060, label %1063

1060:
  %1061 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1062 = load ptr, ptr %1061, align 8
  br label %1063

1063:
  %1064 = phi ptr [ %1062, %1060 ], [ %1058, %1057 ]
  %1065 = icmp eq i8 %1052, 2
  br i1 %1065, label %1066, label %1069

1066:
  %1067 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1068 = load ptr, ptr %1067, align 8
  br label %1069

1069:
  %1070 = phi ptr [ %1068, %1066 ], [ %1064, %1063 ]
  %1071 = icmp eq i8 %1052, 3
  br i1 %1071, label %1072, label %1075

1072:
  %1073 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1074 = load ptr, ptr %1073, align 8
  br label %1075

1075:
  %1076 = phi ptr [ %1074, %1072 ], [ %1070, %1069 ]
  %1077 = icmp eq i8 %1052, 4
  br i1 %1077, label %1078, label %1081

1078:
  %1079 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1080 = load ptr, ptr %1079, align 8
  br label %1081

1081:
  %1082 = phi ptr [ %1080, %1078 ], [ %1076, %1075 ]
  %1083 = icmp eq i8 %1052, 5
  br i1 %1083, label %1084, label %1087

1084:
  %1085 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1086 = load ptr, ptr %1085, align 8
  br label %1087

1087:
  %1088 = phi ptr [ %1086, %1084 ], [ %1082, %1081 ]
  %1089 = icmp eq i8 %1052, 6
  br i1 %1089, label %1090, label %1093

1090:
  %1091 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1092 = load ptr, ptr %1091, align 8
  br label %1093

1093:
  %1094 = phi ptr [ %1092, %1090 ], [ %1088, %1087 ]
  %1095 = icmp eq i8 %1052, 7
  br i1 %1095, label %1096, label %1099

1096:
  %1097 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1098 = load ptr, ptr %1097, align 8
  br label %1099

1099:
  %1100 = phi ptr [ null, %1039 ], [ null, %1045 ], [ %1098, %1096 ], [ %1094, %1093 ]
  %1101 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %1102 = load i8, ptr %1101, align 4
  %1103 = icmp eq i8 %1102, 0
  br i1 %1103, label %1104, label %1105

1104:
  tail call void @pad.fortran.type.destroy(ptr noundef %1100, ptr noundef %976) #7
  br label %1217

1105:
  %1106 = mul nsw i64 %995, %986
  %1107 = mul nsw i64 %1004, %1106
  %1108 = mul nsw i64 %1013, %1107
  %1109 = mul nsw i64 %1022, %1108
  %1110 = mul nsw i64 %1031, %1109
  %1111 = mul nsw i64 %1040, %1110
  %1112 = icmp sgt i64 %1111, 0
  br i1 %1112, label %1113, label %1119

1113:
  %1114 = mul nsw i64 %1004, %995
  %1115 = mul nsw i64 %1013, %1114
  %1116 = mul nsw i64 %1022, %1115
  %1117 = mul nsw i64 %1031, %1116
  %1118 = mul nsw i64 %1040, %1117
  br label %1119

1119:
  %1120 = phi i64 [ 0, %1105 ], [ %1118, %1113 ]
  %1121 = icmp sgt i64 %1120, 0
  br i1 %1121, label %1122, label %1217

1122:
  %1123 = mul nsw i64 %987, %986
  %1124 = icmp eq i64 %1123, 0
  br label %1125

1125:
  %1126 = phi i64 [ %1211, %1210 ], [ 0, %1122 ]
  %1127 = load i8, ptr %1101, align 4
  %1128 = icmp sgt i8 %1127, 1
  br i1 %1128, label %1129, label %1137

1129:
  %1130 = icmp eq i8 %1127, 2
  br i1 %1130, label %1135, label %1131

1131:
  %1132 = urem i64 %1126, %995
  %1133 = mul nsw i64 %996, %1132
  %1134 = udiv i64 %1126, %995
  br label %1137

1135:
  %1136 = mul nsw i64 %996, %1126
  br label %1137

1137:
  %1138 = phi i64 [ %1136, %1135 ], [ %1133, %1131 ], [ 0, %1125 ]
  %1139 = phi i64 [ %1126, %1135 ], [ %1134, %1131 ], [ %1126, %1125 ]
  %1140 = icmp sgt i8 %1127, 2
  br i1 %1140, label %1141, label %1151

1141:
  %1142 = icmp eq i8 %1127, 3
  br i1 %1142, label %1148, label %1143

1143:
  %1144 = urem i64 %1139, %1004
  %1145 = mul nsw i64 %1005, %1144
  %1146 = add nsw i64 %1145, %1138
  %1147 = udiv i64 %1139, %1004
  br label %1151

1148:
  %1149 = mul nsw i64 %1005, %1139
  %1150 = add nsw i64 %1149, %1138
  br label %1151

1151:
  %1152 = phi i64 [ %1150, %1148 ], [ %1146, %1143 ], [ %1138, %1137 ]
  %1153 = phi i64 [ %1139, %1148 ], [ %1147, %1143 ], [ %1139, %1137 ]
  %1154 = icmp sgt i8 %1127, 3
  br i1 %1154, label %1155, label %1165

1155:
  %1156 = icmp eq i8 %1127, 4
  br i1 %1156, label %1162, label %1157

1157:
  %1158 = urem i64 %1153, %1013
  %1159 = mul nsw i64 %1014, %1158
  %1160 = add nsw i64 %1159, %1152
  %1161 = udiv i64 %1153, %1013
  br label %1165

1162:
  %1163 = mul nsw i64 %1014, %1153
  %1164 = add nsw i64 %1163, %1152
  br label %1165

1165:
  %1166 = phi i64 [ %1164, %1162 ], [ %1160, %1157 ], [ %1152, %1151 ]
  %1167 = phi i64 [ %1153, %1162 ], [ %1161, %1157 ], [ %1153, %1151 ]
  %1168 = icmp sgt i8 %1127, 4
  br i1 %1168, label %1169, label %1179

1169:
  %1170 = icmp eq i8 %1127, 5
  br i1 %1170, label %1176, label %1171

1171:
  %1172 = urem i64 %1167, %1022
  %1173 = mul nsw i64 %1023, %1172
  %1174 = add nsw i64 %1173, %1166
  %1175 = udiv i64 %1167, %1022
  br label %1179

1176:
  %1177 = mul nsw i64 %1023, %1167
  %1178 = add nsw i64 %1177, %1166
  br label %1179

1179:
  %1180 = phi i64 [ %1178, %1176 ], [ %1174, %1171 ], [ %1166, %1165 ]
  %1181 = phi i64 [ %1167, %1176 ], [ %1175, %1171 ], [ %1167, %1165 ]
  %1182 = icmp sgt i8 %1127, 5
  br i1 %1182, label %1183, label %1193

1183:
  %1184 = icmp eq i8 %1127, 6
  br i1 %1184, label %1190, label %1185

1185:
  %1186 = urem i64 %1181, %1031
  %1187 = mul nsw i64 %1032, %1186
  %1188 = add nsw i64 %1187, %1180
  %1189 = udiv i64 %1181, %1031
  br label %1193

1190:
  %1191 = mul nsw i64 %1032, %1181
  %1192 = add nsw i64 %1191, %1180
  br label %1193

1193:
  %1194 = phi i64 [ %1192, %1190 ], [ %1188, %1185 ], [ %1180, %1179 ]
  %1195 = phi i64 [ %1181, %1190 ], [ %1189, %1185 ], [ %1181, %1179 ]
  %1196 = icmp sgt i8 %1127, 6
  br i1 %1196, label %1197, label %1206

1197:
  %1198 = icmp eq i8 %1127, 7
  br i1 %1198, label %1203, label %1199

1199:
  %1200 = urem i64 %1195, %1040
  %1201 = mul nsw i64 %1041, %1200
  %1202 = add nsw i64 %1201, %1194
  br label %1206

1203:
  %1204 = mul nsw i64 %1041, %1195
  %1205 = add nsw i64 %1204, %1194
  br label %1206

1206:
  %1207 = phi i64 [ %1205, %1203 ], [ %1202, %1199 ], [ %1194, %1193 ]
  %1208 = getelementptr inbounds i8, ptr %976, i64 %1207
  %1209 = getelementptr inbounds i8, ptr %1208, i64 %1123
  br i1 %1124, label %1210, label %1213

1210:
  %1211 = add nuw nsw i64 %1126, 1
  %1212 = icmp eq i64 %1211, %1120
  br i1 %1212, label %1217, label %1125

1213:
  %1214 = phi ptr [ %1215, %1213 ], [ %1208, %1206 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %1100, ptr noundef %1214) #7
  %1215 = getelementptr inbounds i8, ptr %1214, i64 %987
  %1216 = icmp eq ptr %1215, %1209
  br i1 %1216, label %1210, label %1213

1217:
  %1218 = load ptr, ptr %1, align 8
  tail call void @free(ptr noundef %1218)
  store ptr null, ptr %1, align 8
  br label %1219

1219:
  ret void
}

declare void @_FortranACopyOutAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

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
