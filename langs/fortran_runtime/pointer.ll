; Made from pointer.c by regenerate.py.

%struct.Descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.Dimension] }
%struct.Dimension = type { i64, i64, i64 }
%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@__const.pad.fortran.PointerDeallocate.other = private unnamed_addr constant %struct.Descriptor { ptr null, i64 1, i32 20240719, i8 0, i8 7, i8 1, i8 0, [0 x %struct.Dimension] zeroinitializer }, align 8
@.str = private unnamed_addr constant [42 x i8] c"allocation from a source of another shape\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.PointerSetBounds(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %1, 6
  br i1 %5, label %6, label %16

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %7, i64 %8
  %10 = icmp slt i64 %3, %2
  %11 = select i1 %10, i64 1, i64 %2
  store i64 %11, ptr %9, align 8
  %12 = sub i64 %3, %2
  %13 = add i64 %12, 1
  %14 = select i1 %10, i64 0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %14, ptr %15, align 8
  br label %16

16:
  %17 = icmp ult i32 %1, 7
  br i1 %17, label %18, label %32

18:
  %19 = icmp slt i64 %3, %2
  %20 = sub i64 %3, %2
  %21 = add i64 %20, 1
  %22 = select i1 %19, i64 0, i64 %21
  %23 = select i1 %19, i64 1, i64 %2
  %24 = mul nuw nsw i32 %1, 24
  %25 = mul nuw nsw i32 %1, 24
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 %23, ptr %28, align 8
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  store i64 %22, ptr %31, align 8
  br label %32

32:
  ret void
}

define linkonce_odr hidden i32 @pad.fortran.PointerAllocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #1 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = icmp sgt i8 %8, 7
  br i1 %9, label %86, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 42
  br i1 %13, label %14, label %86

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %16 = load i8, ptr %15, align 1
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %66, label %19

19:
  %20 = icmp eq i8 %8, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %19 ]
  %26 = icmp eq i8 %8, 1
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ %25, %24 ]
  %32 = icmp eq i8 %8, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %38 = icmp eq i8 %8, 3
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %36 ]
  %44 = icmp eq i8 %8, 4
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ %43, %42 ]
  %50 = icmp eq i8 %8, 5
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %51 ], [ %49, %48 ]
  %56 = icmp eq i8 %8, 6
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %59 = load ptr, ptr %58, align 8
  br label %60

60:
  %61 = phi ptr [ %59, %57 ], [ %55, %54 ]
  %62 = icmp eq i8 %8, 7
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %65 = load ptr, ptr %64, align 8
  br label %66

66:
  %67 = phi ptr [ null, %14 ], [ %65, %63 ], [ %61, %60 ]
  %68 = icmp eq ptr %67, null
  br i1 %68, label %86, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 429
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %82, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 430
  %75 = load i8, ptr %74, align 1
  %76 = icmp eq i8 %75, 0
  br i1 %76, label %82, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %67, i64 431
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  %81 = select i1 %80, i32 2, i32 0
  br i1 %80, label %82, label %86

82:
  %83 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %67) #9
  %84 = icmp eq i32 %83, 0
  %85 = select i1 %84, i32 2, i32 1
  br label %86

86:
  %87 = phi i32 [ 0, %10 ], [ 2, %6 ], [ %81, %77 ], [ 2, %66 ], [ %85, %82 ]
  %88 = icmp eq i32 %87, 2
  br i1 %88, label %89, label %91

89:
  %90 = tail call i32 @_FortranAPointerAllocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #9
  br label %392

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = load i8, ptr %7, align 4
  %95 = icmp sgt i8 %94, 0
  br i1 %95, label %96, label %101

96:
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %93, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %99 = load i64, ptr %98, align 8
  %100 = mul i64 %99, %93
  br label %101

101:
  %102 = phi i64 [ %100, %96 ], [ %93, %91 ]
  %103 = icmp sgt i8 %94, 1
  br i1 %103, label %104, label %109

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %102, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %107 = load i64, ptr %106, align 8
  %108 = mul i64 %107, %102
  br label %109

109:
  %110 = phi i64 [ %108, %104 ], [ %102, %101 ]
  %111 = icmp sgt i8 %94, 2
  br i1 %111, label %112, label %117

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %110, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %115 = load i64, ptr %114, align 8
  %116 = mul i64 %115, %110
  br label %117

117:
  %118 = phi i64 [ %116, %112 ], [ %110, %109 ]
  %119 = icmp sgt i8 %94, 3
  br i1 %119, label %120, label %125

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %118, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %123 = load i64, ptr %122, align 8
  %124 = mul i64 %123, %118
  br label %125

125:
  %126 = phi i64 [ %124, %120 ], [ %118, %117 ]
  %127 = icmp sgt i8 %94, 4
  br i1 %127, label %128, label %133

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %126, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %131 = load i64, ptr %130, align 8
  %132 = mul i64 %131, %126
  br label %133

133:
  %134 = phi i64 [ %132, %128 ], [ %126, %125 ]
  %135 = icmp sgt i8 %94, 5
  br i1 %135, label %136, label %141

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %134, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %139 = load i64, ptr %138, align 8
  %140 = mul i64 %139, %134
  br label %141

141:
  %142 = phi i64 [ %140, %136 ], [ %134, %133 ]
  %143 = icmp sgt i8 %94, 6
  br i1 %143, label %144, label %149

144:
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %142, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %147 = load i64, ptr %146, align 8
  %148 = mul i64 %147, %142
  br label %149

149:
  %150 = phi i64 [ %148, %144 ], [ %142, %141 ]
  %151 = tail call i64 @llvm.umax.i64(i64 %150, i64 1)
  %152 = tail call ptr @malloc(i64 noundef %151) #10
  store ptr %152, ptr %0, align 8
  %153 = icmp eq i32 %87, 1
  br i1 %153, label %154, label %392

154:
  %155 = load i8, ptr %7, align 4
  %156 = icmp sgt i8 %155, 0
  br i1 %156, label %157, label %162

157:
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %161 = load i64, ptr %160, align 8
  br label %162

162:
  %163 = phi i64 [ %161, %157 ], [ 0, %154 ]
  %164 = phi i64 [ %159, %157 ], [ 1, %154 ]
  %165 = icmp sgt i8 %155, 1
  br i1 %165, label %166, label %171

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %170 = load i64, ptr %169, align 8
  br label %171

171:
  %172 = phi i64 [ %170, %166 ], [ 0, %162 ]
  %173 = phi i64 [ %168, %166 ], [ 1, %162 ]
  %174 = icmp sgt i8 %155, 2
  br i1 %174, label %175, label %180

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %179 = load i64, ptr %178, align 8
  br label %180

180:
  %181 = phi i64 [ %179, %175 ], [ 0, %171 ]
  %182 = phi i64 [ %177, %175 ], [ 1, %171 ]
  %183 = icmp sgt i8 %155, 3
  br i1 %183, label %184, label %189

184:
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %188 = load i64, ptr %187, align 8
  br label %189

189:
  %190 = phi i64 [ %188, %184 ], [ 0, %180 ]
  %191 = phi i64 [ %186, %184 ], [ 1, %180 ]
  %192 = icmp sgt i8 %155, 4
  br i1 %192, label %193, label %198

193:
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %197 = load i64, ptr %196, align 8
  br label %198

198:
  %199 = phi i64 [ %197, %193 ], [ 0, %189 ]
  %200 = phi i64 [ %195, %193 ], [ 1, %189 ]
  %201 = icmp sgt i8 %155, 5
  br i1 %201, label %202, label %207

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %206 = load i64, ptr %205, align 8
  br label %207

207:
  %208 = phi i64 [ %206, %202 ], [ 0, %198 ]
  %209 = phi i64 [ %204, %202 ], [ 1, %198 ]
  %210 = icmp sgt i8 %155, 6
  br i1 %210, label %211, label %216

211:
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %215 = load i64, ptr %214, align 8
  br label %216

216:
  %217 = phi i64 [ %213, %211 ], [ 1, %207 ]
  %218 = phi i64 [ %215, %211 ], [ 0, %207 ]
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %220 = load i8, ptr %219, align 1
  %221 = icmp eq i8 %220, 42
  br i1 %221, label %222, label %275

222:
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %224 = load i8, ptr %223, align 1
  %225 = and i8 %224, 1
  %226 = icmp eq i8 %225, 0
  br i1 %226, label %275, label %227

227:
  %228 = load i8, ptr %7, align 4
  %229 = icmp eq i8 %228, 0
  br i1 %229, label %230, label %233

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %232 = load ptr, ptr %231, align 8
  br label %233

233:
  %234 = phi ptr [ %232, %230 ], [ null, %227 ]
  %235 = icmp eq i8 %228, 1
  br i1 %235, label %236, label %239

236:
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %238 = load ptr, ptr %237, align 8
  br label %239

239:
  %240 = phi ptr [ %238, %236 ], [ %234, %233 ]
  %241 = icmp eq i8 %228, 2
  br i1 %241, label %242, label %245

242:
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %244 = load ptr, ptr %243, align 8
  br label %245

245:
  %246 = phi ptr [ %244, %242 ], [ %240, %239 ]
  %247 = icmp eq i8 %228, 3
  br i1 %247, label %248, label %251

248:
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %250 = load ptr, ptr %249, align 8
  br label %251

251:
  %252 = phi ptr [ %250, %248 ], [ %246, %245 ]
  %253 = icmp eq i8 %228, 4
  br i1 %253, label %254, label %257

254:
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %256 = load ptr, ptr %255, align 8
  br label %257

257:
  %258 = phi ptr [ %256, %254 ], [ %252, %251 ]
  %259 = icmp eq i8 %228, 5
  br i1 %259, label %260, label %263

260:
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %262 = load ptr, ptr %261, align 8
  br label %263

263:
  %264 = phi ptr [ %262, %260 ], [ %258, %257 ]
  %265 = icmp eq i8 %228, 6
  br i1 %265, label %266, label %269

266:
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %268 = load ptr, ptr %267, align 8
  br label %269

269:
  %270 = phi ptr [ %268, %266 ], [ %264, %263 ]
  %271 = icmp eq i8 %228, 7
  br i1 %271, label %272, label %275

272:
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %274 = load ptr, ptr %273, align 8
  br label %275

275:
  %276 = phi ptr [ null, %216 ], [ null, %222 ], [ %274, %272 ], [ %270, %269 ]
  %277 = load i8, ptr %7, align 4
  %278 = icmp eq i8 %277, 0
  br i1 %278, label %279, label %280

279:
  tail call void @pad.fortran.type.initialize(ptr noundef %276, ptr noundef %152) #9
  br label %392

280:
  %281 = mul nsw i64 %173, %164
  %282 = mul nsw i64 %182, %281
  %283 = mul nsw i64 %191, %282
  %284 = mul nsw i64 %200, %283
  %285 = mul nsw i64 %209, %284
  %286 = mul nsw i64 %217, %285
  %287 = icmp sgt i64 %286, 0
  br i1 %287, label %288, label %294

288:
  %289 = mul nsw i64 %182, %173
  %290 = mul nsw i64 %191, %289
  %291 = mul nsw i64 %200, %290
  %292 = mul nsw i64 %209, %291
  %293 = mul nsw i64 %217, %292
  br label %294

294:
  %295 = phi i64 [ 0, %280 ], [ %293, %288 ]
  %296 = icmp sgt i64 %295, 0
  br i1 %296, label %297, label %392

297:
  %298 = mul nsw i64 %163, %164
  %299 = icmp eq i64 %298, 0
  br label %300

300:
  %301 = phi i64 [ %386, %385 ], [ 0, %297 ]
  %302 = load i8, ptr %7, align 4
  %303 = icmp sgt i8 %302, 1
  br i1 %303, label %304, label %312

304:
  %305 = icmp eq i8 %302, 2
  br i1 %305, label %310, label %306

306:
  %307 = urem i64 %301, %173
  %308 = mul nsw i64 %172, %307
  %309 = udiv i64 %301, %173
  br label %312

310:
  %311 = mul nsw i64 %172, %301
  br label %312

312:
  %313 = phi i64 [ %311, %310 ], [ %308, %306 ], [ 0, %300 ]
  %314 = phi i64 [ %301, %310 ], [ %309, %306 ], [ %301, %300 ]
  %315 = icmp sgt i8 %302, 2
  br i1 %315, label %316, label %326

316:
  %317 = icmp eq i8 %302, 3
  br i1 %317, label %323, label %318

318:
  %319 = urem i64 %314, %182
  %320 = mul nsw i64 %181, %319
  %321 = add nsw i64 %320, %313
  %322 = udiv i64 %314, %182
  br label %326

323:
  %324 = mul nsw i64 %181, %314
  %325 = add nsw i64 %324, %313
  br label %326

326:
  %327 = phi i64 [ %325, %323 ], [ %321, %318 ], [ %313, %312 ]
  %328 = phi i64 [ %314, %323 ], [ %322, %318 ], [ %314, %312 ]
  %329 = icmp sgt i8 %302, 3
  br i1 %329, label %330, label %340

330:
  %331 = icmp eq i8 %302, 4
  br i1 %331, label %337, label %332

332:
  %333 = urem i64 %328, %191
  %334 = mul nsw i64 %190, %333
  %335 = add nsw i64 %334, %327
  %336 = udiv i64 %328, %191
  br label %340

337:
  %338 = mul nsw i64 %190, %328
  %339 = add nsw i64 %338, %327
  br label %340

340:
  %341 = phi i64 [ %339, %337 ], [ %335, %332 ], [ %327, %326 ]
  %342 = phi i64 [ %328, %337 ], [ %336, %332 ], [ %328, %326 ]
  %343 = icmp sgt i8 %302, 4
  br i1 %343, label %344, label %354

344:
  %345 = icmp eq i8 %302, 5
  br i1 %345, label %351, label %346

346:
  %347 = urem i64 %342, %200
  %348 = mul nsw i64 %199, %347
  %349 = add nsw i64 %348, %341
  %350 = udiv i64 %342, %200
  br label %354

351:
  %352 = mul nsw i64 %199, %342
  %353 = add nsw i64 %352, %341
  br label %354

354:
  %355 = phi i64 [ %353, %351 ], [ %349, %346 ], [ %341, %340 ]
  %356 = phi i64 [ %342, %351 ], [ %350, %346 ], [ %342, %340 ]
  %357 = icmp sgt i8 %302, 5
  br i1 %357, label %358, label %368

358:
  %359 = icmp eq i8 %302, 6
  br i1 %359, label %365, label %360

360:
  %361 = urem i64 %356, %209
  %362 = mul nsw i64 %208, %361
  %363 = add nsw i64 %362, %355
  %364 = udiv i64 %356, %209
  br label %368

365:
  %366 = mul nsw i64 %208, %356
  %367 = add nsw i64 %366, %355
  br label %368

368:
  %369 = phi i64 [ %367, %365 ], [ %363, %360 ], [ %355, %354 ]
  %370 = phi i64 [ %356, %365 ], [ %364, %360 ], [ %356, %354 ]
  %371 = icmp sgt i8 %302, 6
  br i1 %371, label %372, label %381

372:
  %373 = icmp eq i8 %302, 7
  br i1 %373, label %378, label %374

374:
  %375 = urem i64 %370, %217
  %376 = mul nsw i64 %218, %375
  %377 = add nsw i64 %376, %369
  br label %381

378:
  %379 = mul nsw i64 %218, %370
  %380 = add nsw i64 %379, %369
  br label %381

381:
  %382 = phi i64 [ %380, %378 ], [ %377, %374 ], [ %369, %368 ]
  %383 = getelementptr inbounds i8, ptr %152, i64 %382
  %384 = getelementptr inbounds i8, ptr %383, i64 %298
  br i1 %299, label %385, label %388

385:
  %386 = add nuw nsw i64 %301, 1
  %387 = icmp eq i64 %386, %295
  br i1 %387, label %392, label %300

388:
  %389 = phi ptr [ %390, %388 ], [ %383, %381 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %276, ptr noundef %389) #9
  %390 = getelementptr inbounds i8, ptr %389, i64 %163
  %391 = icmp eq ptr %390, %384
  br i1 %391, label %385, label %388

392:
  %393 = phi i32 [ %90, %89 ], [ 0, %149 ], [ 0, %279 ], [ 0, %294 ], [ 0, %385 ]
  ret i32 %393
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @_FortranAPointerAllocate(ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define linkonce_odr hidden i32 @pad.fortran.PointerAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %10 = load i8, ptr %9, align 4
  %11 = icmp sgt i8 %10, 7
  br i1 %11, label %94, label %12

12:
  %13 = icmp eq i8 %8, 42
  br i1 %13, label %14, label %85

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %16 = load i8, ptr %15, align 1
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %66, label %19

19:
  %20 = icmp eq i8 %10, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %19 ]
  %26 = icmp eq i8 %10, 1
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ %25, %24 ]
  %32 = icmp eq i8 %10, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %38 = icmp eq i8 %10, 3
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %36 ]
  %44 = icmp eq i8 %10, 4
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ %43, %42 ]
  %50 = icmp eq i8 %10, 5
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %51 ], [ %49, %48 ]
  %56 = icmp eq i8 %10, 6
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %59 = load ptr, ptr %58, align 8
  br label %60

60:
  %61 = phi ptr [ %59, %57 ], [ %55, %54 ]
  %62 = icmp eq i8 %10, 7
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 192
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
  %82 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %67) #9
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
  %95 = phi i32 [ %93, %85 ], [ 2, %6 ], [ 2, %66 ], [ %84, %81 ], [ 0, %77 ]
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %99

97:
  %98 = tail call i32 @_FortranAPointerAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) #9
  br label %1422

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %101 = load i8, ptr %100, align 4
  %102 = icmp sgt i8 %101, 0
  br i1 %102, label %103, label %106

103:
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %105 = load i64, ptr %104, align 8
  br label %106

106:
  %107 = phi i64 [ %105, %103 ], [ 1, %99 ]
  %108 = icmp sgt i8 %101, 1
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %109 ], [ 1, %106 ]
  %114 = icmp sgt i8 %101, 2
  br i1 %114, label %115, label %118

115:
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %117 = load i64, ptr %116, align 8
  br label %118

118:
  %119 = phi i64 [ %117, %115 ], [ 1, %112 ]
  %120 = icmp sgt i8 %101, 3
  br i1 %120, label %121, label %124

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %123 = load i64, ptr %122, align 8
  br label %124

124:
  %125 = phi i64 [ %123, %121 ], [ 1, %118 ]
  %126 = icmp sgt i8 %101, 4
  br i1 %126, label %127, label %130

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ 1, %124 ]
  %132 = icmp sgt i8 %101, 5
  br i1 %132, label %133, label %136

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %135 = load i64, ptr %134, align 8
  br label %136

136:
  %137 = phi i64 [ %135, %133 ], [ 1, %130 ]
  %138 = icmp sgt i8 %101, 6
  br i1 %138, label %139, label %142

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %141 = load i64, ptr %140, align 8
  br label %142

142:
  %143 = phi i64 [ %141, %139 ], [ 1, %136 ]
  %144 = load ptr, ptr %1, align 8
  %145 = load i8, ptr %9, align 4
  %146 = icmp sgt i8 %145, 0
  br i1 %146, label %147, label %152

147:
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %151 = load i64, ptr %150, align 8
  br label %152

152:
  %153 = phi i64 [ %151, %147 ], [ 0, %142 ]
  %154 = phi i64 [ %149, %147 ], [ 1, %142 ]
  %155 = icmp sgt i8 %145, 1
  br i1 %155, label %156, label %161

156:
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %160 = load i64, ptr %159, align 8
  br label %161

161:
  %162 = phi i64 [ %160, %156 ], [ 0, %152 ]
  %163 = phi i64 [ %158, %156 ], [ 1, %152 ]
  %164 = icmp sgt i8 %145, 2
  br i1 %164, label %165, label %170

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %169 = load i64, ptr %168, align 8
  br label %170

170:
  %171 = phi i64 [ %169, %165 ], [ 0, %161 ]
  %172 = phi i64 [ %167, %165 ], [ 1, %161 ]
  %173 = icmp sgt i8 %145, 3
  br i1 %173, label %174, label %179

174:
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %178 = load i64, ptr %177, align 8
  br label %179

179:
  %180 = phi i64 [ %178, %174 ], [ 0, %170 ]
  %181 = phi i64 [ %176, %174 ], [ 1, %170 ]
  %182 = icmp sgt i8 %145, 4
  br i1 %182, label %183, label %188

183:
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %187 = load i64, ptr %186, align 8
  br label %188

188:
  %189 = phi i64 [ %187, %183 ], [ 0, %179 ]
  %190 = phi i64 [ %185, %183 ], [ 1, %179 ]
  %191 = icmp sgt i8 %145, 5
  br i1 %191, label %192, label %197

192:
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %196 = load i64, ptr %195, align 8
  br label %197

197:
  %198 = phi i64 [ %196, %192 ], [ 0, %188 ]
  %199 = phi i64 [ %194, %192 ], [ 1, %188 ]
  %200 = icmp sgt i8 %145, 6
  br i1 %200, label %201, label %206

201:
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %203 = load i64, ptr %202, align 8
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %205 = load i64, ptr %204, align 8
  br label %206

206:
  %207 = phi i64 [ %205, %201 ], [ 0, %197 ]
  %208 = phi i64 [ %203, %201 ], [ 1, %197 ]
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %212 = load i8, ptr %211, align 4
  %213 = icmp sgt i8 %212, 0
  br i1 %213, label %214, label %219

214:
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %210, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %217 = load i64, ptr %216, align 8
  %218 = mul i64 %217, %210
  br label %219

219:
  %220 = phi i64 [ %218, %214 ], [ %210, %206 ]
  %221 = icmp sgt i8 %212, 1
  br i1 %221, label %222, label %227

222:
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %220, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %225 = load i64, ptr %224, align 8
  %226 = mul i64 %225, %220
  br label %227

227:
  %228 = phi i64 [ %226, %222 ], [ %220, %219 ]
  %229 = icmp sgt i8 %212, 2
  br i1 %229, label %230, label %235

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %228, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %233 = load i64, ptr %232, align 8
  %234 = mul i64 %233, %228
  br label %235

235:
  %236 = phi i64 [ %234, %230 ], [ %228, %227 ]
  %237 = icmp sgt i8 %212, 3
  br i1 %237, label %238, label %243

238:
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %236, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %241 = load i64, ptr %240, align 8
  %242 = mul i64 %241, %236
  br label %243

243:
  %244 = phi i64 [ %242, %238 ], [ %236, %235 ]
  %245 = icmp sgt i8 %212, 4
  br i1 %245, label %246, label %251

246:
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %244, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %249 = load i64, ptr %248, align 8
  %250 = mul i64 %249, %244
  br label %251

251:
  %252 = phi i64 [ %250, %246 ], [ %244, %243 ]
  %253 = icmp sgt i8 %212, 5
  br i1 %253, label %254, label %259

254:
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %252, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %257 = load i64, ptr %256, align 8
  %258 = mul i64 %257, %252
  br label %259

259:
  %260 = phi i64 [ %258, %254 ], [ %252, %251 ]
  %261 = icmp sgt i8 %212, 6
  br i1 %261, label %262, label %267

262:
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %260, ptr %263, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %265 = load i64, ptr %264, align 8
  %266 = mul i64 %265, %260
  br label %267

267:
  %268 = phi i64 [ %266, %262 ], [ %260, %259 ]
  %269 = tail call i64 @llvm.umax.i64(i64 %268, i64 1)
  %270 = tail call ptr @malloc(i64 noundef %269) #10
  store ptr %270, ptr %0, align 8
  %271 = icmp eq i32 %95, 1
  br i1 %271, label %272, label %513

272:
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %274 = load i8, ptr %273, align 4
  %275 = icmp sgt i8 %274, 0
  br i1 %275, label %276, label %281

276:
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %280 = load i64, ptr %279, align 8
  br label %281

281:
  %282 = phi i64 [ %278, %276 ], [ 1, %272 ]
  %283 = phi i64 [ %280, %276 ], [ 0, %272 ]
  %284 = icmp sgt i8 %274, 1
  br i1 %284, label %285, label %290

285:
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %289 = load i64, ptr %288, align 8
  br label %290

290:
  %291 = phi i64 [ %287, %285 ], [ 1, %281 ]
  %292 = phi i64 [ %289, %285 ], [ 0, %281 ]
  %293 = icmp sgt i8 %274, 2
  br i1 %293, label %294, label %299

294:
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %298 = load i64, ptr %297, align 8
  br label %299

299:
  %300 = phi i64 [ %296, %294 ], [ 1, %290 ]
  %301 = phi i64 [ %298, %294 ], [ 0, %290 ]
  %302 = icmp sgt i8 %274, 3
  br i1 %302, label %303, label %308

303:
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %307 = load i64, ptr %306, align 8
  br label %308

308:
  %309 = phi i64 [ %305, %303 ], [ 1, %299 ]
  %310 = phi i64 [ %307, %303 ], [ 0, %299 ]
  %311 = icmp sgt i8 %274, 4
  br i1 %311, label %312, label %317

312:
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %316 = load i64, ptr %315, align 8
  br label %317

317:
  %318 = phi i64 [ %314, %312 ], [ 1, %308 ]
  %319 = phi i64 [ %316, %312 ], [ 0, %308 ]
  %320 = icmp sgt i8 %274, 5
  br i1 %320, label %321, label %326

321:
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %325 = load i64, ptr %324, align 8
  br label %326

326:
  %327 = phi i64 [ %323, %321 ], [ 1, %317 ]
  %328 = phi i64 [ %325, %321 ], [ 0, %317 ]
  %329 = icmp sgt i8 %274, 6
  br i1 %329, label %330, label %335

330:
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %334 = load i64, ptr %333, align 8
  br label %335

335:
  %336 = phi i64 [ %332, %330 ], [ 1, %326 ]
  %337 = phi i64 [ %334, %330 ], [ 0, %326 ]
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %339 = load i8, ptr %338, align 1
  %340 = icmp eq i8 %339, 42
  br i1 %340, label %341, label %395

341:
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %343 = load i8, ptr %342, align 1
  %344 = and i8 %343, 1
  %345 = icmp eq i8 %344, 0
  br i1 %345, label %395, label %346

346:
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %348 = load i8, ptr %347, align 4
  %349 = icmp eq i8 %348, 0
  br i1 %349, label %350, label %353

350:
  %351 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %352 = load ptr, ptr %351, align 8
  br label %353

353:
  %354 = phi ptr [ %352, %350 ], [ null, %346 ]
  %355 = icmp eq i8 %348, 1
  br i1 %355, label %356, label %359

356:
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %358 = load ptr, ptr %357, align 8
  br label %359

359:
  %360 = phi ptr [ %358, %356 ], [ %354, %353 ]
  %361 = icmp eq i8 %348, 2
  br i1 %361, label %362, label %365

362:
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %364 = load ptr, ptr %363, align 8
  br label %365

365:
  %366 = phi ptr [ %364, %362 ], [ %360, %359 ]
  %367 = icmp eq i8 %348, 3
  br i1 %367, label %368, label %371

368:
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %370 = load ptr, ptr %369, align 8
  br label %371

371:
  %372 = phi ptr [ %370, %368 ], [ %366, %365 ]
  %373 = icmp eq i8 %348, 4
  br i1 %373, label %374, label %377

374:
  %375 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %376 = load ptr, ptr %375, align 8
  br label %377

377:
  %378 = phi ptr [ %376, %374 ], [ %372, %371 ]
  %379 = icmp eq i8 %348, 5
  br i1 %379, label %380, label %383

380:
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %382 = load ptr, ptr %381, align 8
  br label %383

383:
  %384 = phi ptr [ %382, %380 ], [ %378, %377 ]
  %385 = icmp eq i8 %348, 6
  br i1 %385, label %386, label %389

386:
  %387 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %388 = load ptr, ptr %387, align 8
  br label %389

389:
  %390 = phi ptr [ %388, %386 ], [ %384, %383 ]
  %391 = icmp eq i8 %348, 7
  br i1 %391, label %392, label %395

392:
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %394 = load ptr, ptr %393, align 8
  br label %395

395:
  %396 = phi ptr [ null, %335 ], [ null, %341 ], [ %394, %392 ], [ %390, %389 ]
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %398 = load i8, ptr %397, align 4
  %399 = icmp eq i8 %398, 0
  br i1 %399, label %400, label %401

400:
  tail call void @pad.fortran.type.initialize(ptr noundef %396, ptr noundef %270) #9
  br label %513

401:
  %402 = mul nsw i64 %291, %282
  %403 = mul nsw i64 %300, %402
  %404 = mul nsw i64 %309, %403
  %405 = mul nsw i64 %318, %404
  %406 = mul nsw i64 %327, %405
  %407 = mul nsw i64 %336, %406
  %408 = icmp sgt i64 %407, 0
  br i1 %408, label %409, label %415

409:
  %410 = mul nsw i64 %300, %291
  %411 = mul nsw i64 %309, %410
  %412 = mul nsw i64 %318, %411
  %413 = mul nsw i64 %327, %412
  %414 = mul nsw i64 %336, %413
  br label %415

415:
  %416 = phi i64 [ 0, %401 ], [ %414, %409 ]
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %513

418:
  %419 = mul nsw i64 %283, %282
  %420 = icmp eq i64 %419, 0
  br label %421

421:
  %422 = phi i64 [ %507, %506 ], [ 0, %418 ]
  %423 = load i8, ptr %397, align 4
  %424 = icmp sgt i8 %423, 1
  br i1 %424, label %425, label %433

425:
  %426 = icmp eq i8 %423, 2
  br i1 %426, label %431, label %427

427:
  %428 = urem i64 %422, %291
  %429 = mul nsw i64 %292, %428
  %430 = udiv i64 %422, %291
  br label %433

431:
  %432 = mul nsw i64 %292, %422
  br label %433

433:
  %434 = phi i64 [ %432, %431 ], [ %429, %427 ], [ 0, %421 ]
  %435 = phi i64 [ %422, %431 ], [ %430, %427 ], [ %422, %421 ]
  %436 = icmp sgt i8 %423, 2
  br i1 %436, label %437, label %447

437:
  %438 = icmp eq i8 %423, 3
  br i1 %438, label %444, label %439

439:
  %440 = urem i64 %435, %300
  %441 = mul nsw i64 %301, %440
  %442 = add nsw i64 %441, %434
  %443 = udiv i64 %435, %300
  br label %447

444:
  %445 = mul nsw i64 %301, %435
  %446 = add nsw i64 %445, %434
  br label %447

447:
  %448 = phi i64 [ %446, %444 ], [ %442, %439 ], [ %434, %433 ]
  %449 = phi i64 [ %435, %444 ], [ %443, %439 ], [ %435, %433 ]
  %450 = icmp sgt i8 %423, 3
  br i1 %450, label %451, label %461

451:
  %452 = icmp eq i8 %423, 4
  br i1 %452, label %458, label %453

453:
  %454 = urem i64 %449, %309
  %455 = mul nsw i64 %310, %454
  %456 = add nsw i64 %455, %448
  %457 = udiv i64 %449, %309
  br label %461

458:
  %459 = mul nsw i64 %310, %449
  %460 = add nsw i64 %459, %448
  br label %461

461:
  %462 = phi i64 [ %460, %458 ], [ %456, %453 ], [ %448, %447 ]
  %463 = phi i64 [ %449, %458 ], [ %457, %453 ], [ %449, %447 ]
  %464 = icmp sgt i8 %423, 4
  br i1 %464, label %465, label %475

465:
  %466 = icmp eq i8 %423, 5
  br i1 %466, label %472, label %467

467:
  %468 = urem i64 %463, %318
  %469 = mul nsw i64 %319, %468
  %470 = add nsw i64 %469, %462
  %471 = udiv i64 %463, %318
  br label %475

472:
  %473 = mul nsw i64 %319, %463
  %474 = add nsw i64 %473, %462
  br label %475

475:
  %476 = phi i64 [ %474, %472 ], [ %470, %467 ], [ %462, %461 ]
  %477 = phi i64 [ %463, %472 ], [ %471, %467 ], [ %463, %461 ]
  %478 = icmp sgt i8 %423, 5
  br i1 %478, label %479, label %489

479:
  %480 = icmp eq i8 %423, 6
  br i1 %480, label %486, label %481

481:
  %482 = urem i64 %477, %327
  %483 = mul nsw i64 %328, %482
  %484 = add nsw i64 %483, %476
  %485 = udiv i64 %477, %327
  br label %489

486:
  %487 = mul nsw i64 %328, %477
  %488 = add nsw i64 %487, %476
  br label %489

489:
  %490 = phi i64 [ %488, %486 ], [ %484, %481 ], [ %476, %475 ]
  %491 = phi i64 [ %477, %486 ], [ %485, %481 ], [ %477, %475 ]
  %492 = icmp sgt i8 %423, 6
  br i1 %492, label %493, label %502

493:
  %494 = icmp eq i8 %423, 7
  br i1 %494, label %499, label %495

495:
  %496 = urem i64 %491, %336
  %497 = mul nsw i64 %337, %496
  %498 = add nsw i64 %497, %490
  br label %502

499:
  %500 = mul nsw i64 %337, %491
  %501 = add nsw i64 %500, %490
  br label %502

502:
  %503 = phi i64 [ %501, %499 ], [ %498, %495 ], [ %490, %489 ]
  %504 = getelementptr inbounds i8, ptr %270, i64 %503
  %505 = getelementptr inbounds i8, ptr %504, i64 %419
  br i1 %420, label %506, label %509

506:
  %507 = add nuw nsw i64 %422, 1
  %508 = icmp eq i64 %507, %416
  br i1 %508, label %513, label %421

509:
  %510 = phi ptr [ %511, %509 ], [ %504, %502 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %396, ptr noundef %510) #9
  %511 = getelementptr inbounds i8, ptr %510, i64 %283
  %512 = icmp eq ptr %511, %505
  br i1 %512, label %506, label %509

513:
  %514 = load i8, ptr %9, align 4
  %515 = icmp sgt i8 %514, 0
  br i1 %515, label %516, label %532

516:
  %517 = icmp ne i64 %107, %154
  %518 = icmp ne i64 %113, %163
  %519 = icmp ne i64 %119, %172
  %520 = icmp ne i64 %125, %181
  %521 = icmp ne i64 %131, %190
  %522 = icmp ne i64 %137, %199
  %523 = icmp ne i64 %143, %208
  %524 = select i1 %523, i1 true, i1 %522
  %525 = select i1 %524, i1 true, i1 %521
  %526 = select i1 %525, i1 true, i1 %520
  %527 = select i1 %526, i1 true, i1 %519
  %528 = select i1 %527, i1 true, i1 %518
  %529 = select i1 %528, i1 true, i1 %517
  br i1 %529, label %530, label %532

530:
  br i1 %2, label %1422, label %531

531:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #11
  unreachable

532:
  %533 = load ptr, ptr %0, align 8
  %534 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %535 = load i8, ptr %534, align 4
  %536 = icmp sgt i8 %535, 0
  br i1 %536, label %537, label %542

537:
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %541 = load i64, ptr %540, align 8
  br label %542

542:
  %543 = phi i64 [ %541, %537 ], [ 0, %532 ]
  %544 = phi i64 [ %539, %537 ], [ 1, %532 ]
  %545 = icmp sgt i8 %535, 1
  br i1 %545, label %546, label %551

546:
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %550 = load i64, ptr %549, align 8
  br label %551

551:
  %552 = phi i64 [ %550, %546 ], [ 0, %542 ]
  %553 = phi i64 [ %548, %546 ], [ 1, %542 ]
  %554 = icmp sgt i8 %535, 2
  br i1 %554, label %555, label %560

555:
  %556 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %559 = load i64, ptr %558, align 8
  br label %560

560:
  %561 = phi i64 [ %559, %555 ], [ 0, %551 ]
  %562 = phi i64 [ %557, %555 ], [ 1, %551 ]
  %563 = icmp sgt i8 %535, 3
  br i1 %563, label %564, label %569

564:
  %565 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %568 = load i64, ptr %567, align 8
  br label %569

569:
  %570 = phi i64 [ %568, %564 ], [ 0, %560 ]
  %571 = phi i64 [ %566, %564 ], [ 1, %560 ]
  %572 = icmp sgt i8 %535, 4
  br i1 %572, label %573, label %578

573:
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %577 = load i64, ptr %576, align 8
  br label %578

578:
  %579 = phi i64 [ %577, %573 ], [ 0, %569 ]
  %580 = phi i64 [ %575, %573 ], [ 1, %569 ]
  %581 = icmp sgt i8 %535, 5
  br i1 %581, label %582, label %587

582:
  %583 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %584 = load i64, ptr %583, align 8
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %586 = load i64, ptr %585, align 8
  br label %587

587:
  %588 = phi i64 [ %586, %582 ], [ 0, %578 ]
  %589 = phi i64 [ %584, %582 ], [ 1, %578 ]
  %590 = icmp sgt i8 %535, 6
  br i1 %590, label %591, label %596

591:
  %592 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %593 = load i64, ptr %592, align 8
  %594 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %595 = load i64, ptr %594, align 8
  br label %596

596:
  %597 = phi i64 [ %595, %591 ], [ 0, %587 ]
  %598 = phi i64 [ %593, %591 ], [ 1, %587 ]
  %599 = icmp eq i8 %514, 0
  br i1 %599, label %600, label %602

600:
  %601 = load ptr, ptr %1, align 8
  br label %602

602:
  %603 = phi i64 [ 0, %600 ], [ %207, %596 ]
  %604 = phi i64 [ 0, %600 ], [ %198, %596 ]
  %605 = phi i64 [ 0, %600 ], [ %189, %596 ]
  %606 = phi i64 [ 0, %600 ], [ %180, %596 ]
  %607 = phi i64 [ 0, %600 ], [ %171, %596 ]
  %608 = phi i64 [ 0, %600 ], [ %162, %596 ]
  %609 = phi i64 [ 0, %600 ], [ %153, %596 ]
  %610 = phi i64 [ %598, %600 ], [ %208, %596 ]
  %611 = phi i64 [ %589, %600 ], [ %199, %596 ]
  %612 = phi i64 [ %580, %600 ], [ %190, %596 ]
  %613 = phi i64 [ %571, %600 ], [ %181, %596 ]
  %614 = phi i64 [ %562, %600 ], [ %172, %596 ]
  %615 = phi i64 [ %553, %600 ], [ %163, %596 ]
  %616 = phi i64 [ %544, %600 ], [ %154, %596 ]
  %617 = phi ptr [ %601, %600 ], [ %144, %596 ]
  %618 = icmp eq i32 %95, 0
  %619 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %620 = load i8, ptr %619, align 4
  %621 = load i8, ptr %7, align 1
  br i1 %618, label %622, label %987

622:
  switch i8 %621, label %626 [
    i8 28, label %627
    i8 27, label %623
    i8 35, label %624
    i8 34, label %625
  ]

623:
  br label %627

624:
  br label %627

625:
  br label %627

626:
  br label %627

627:
  %628 = phi i32 [ 0, %626 ], [ 1, %623 ], [ 4, %624 ], [ 3, %625 ], [ 2, %622 ]
  %629 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %630 = load i64, ptr %629, align 8
  %631 = icmp eq i64 %544, 1
  %632 = icmp eq i64 %543, %630
  %633 = select i1 %631, i1 true, i1 %632
  %634 = mul nsw i64 %544, %630
  %635 = icmp eq i64 %553, 1
  %636 = icmp eq i64 %552, %634
  %637 = select i1 %635, i1 true, i1 %636
  %638 = and i1 %637, %633
  %639 = mul nsw i64 %553, %634
  %640 = icmp eq i64 %562, 1
  %641 = icmp eq i64 %561, %639
  %642 = select i1 %640, i1 true, i1 %641
  %643 = and i1 %642, %638
  %644 = mul nsw i64 %562, %639
  %645 = icmp eq i64 %571, 1
  %646 = icmp eq i64 %570, %644
  %647 = select i1 %645, i1 true, i1 %646
  %648 = and i1 %647, %643
  %649 = mul nsw i64 %571, %644
  %650 = icmp eq i64 %580, 1
  %651 = icmp eq i64 %579, %649
  %652 = select i1 %650, i1 true, i1 %651
  %653 = and i1 %652, %648
  %654 = mul nsw i64 %580, %649
  %655 = icmp eq i64 %589, 1
  %656 = icmp eq i64 %588, %654
  %657 = select i1 %655, i1 true, i1 %656
  %658 = and i1 %657, %653
  %659 = icmp eq i64 %598, 1
  %660 = mul nsw i64 %589, %654
  %661 = icmp eq i64 %597, %660
  %662 = select i1 %659, i1 true, i1 %661
  %663 = and i1 %662, %658
  %664 = mul i64 %615, %616
  %665 = mul i64 %614, %664
  %666 = mul i64 %613, %665
  %667 = mul i64 %612, %666
  %668 = mul i64 %611, %667
  %669 = mul i64 %610, %668
  br i1 %663, label %670, label %750

670:
  %671 = icmp eq i64 %616, 1
  %672 = icmp eq i64 %609, %630
  %673 = select i1 %671, i1 true, i1 %672
  %674 = mul nsw i64 %616, %630
  %675 = icmp eq i64 %615, 1
  %676 = icmp eq i64 %608, %674
  %677 = select i1 %675, i1 true, i1 %676
  %678 = and i1 %677, %673
  %679 = mul nsw i64 %615, %674
  %680 = icmp eq i64 %614, 1
  %681 = icmp eq i64 %607, %679
  %682 = select i1 %680, i1 true, i1 %681
  %683 = and i1 %682, %678
  %684 = mul nsw i64 %614, %679
  %685 = icmp eq i64 %613, 1
  %686 = icmp eq i64 %606, %684
  %687 = select i1 %685, i1 true, i1 %686
  %688 = and i1 %687, %683
  %689 = mul nsw i64 %613, %684
  %690 = icmp eq i64 %612, 1
  %691 = icmp eq i64 %605, %689
  %692 = select i1 %690, i1 true, i1 %691
  %693 = and i1 %692, %688
  %694 = mul nsw i64 %612, %689
  %695 = icmp eq i64 %611, 1
  %696 = icmp eq i64 %604, %694
  %697 = select i1 %695, i1 true, i1 %696
  %698 = and i1 %697, %693
  %699 = icmp eq i64 %610, 1
  %700 = mul nsw i64 %611, %694
  %701 = icmp eq i64 %603, %700
  %702 = select i1 %699, i1 true, i1 %701
  %703 = and i1 %702, %698
  br i1 %703, label %704, label %750

704:
  switch i32 %628, label %749 [
    i32 2, label %711
    i32 1, label %709
    i32 4, label %707
    i32 3, label %705
    i32 0, label %747
  ]

705:
  %706 = icmp sgt i64 %669, 0
  br i1 %706, label %737, label %1422

707:
  %708 = icmp sgt i64 %669, 0
  br i1 %708, label %727, label %1422

709:
  %710 = icmp sgt i64 %669, 0
  br i1 %710, label %720, label %1422

711:
  %712 = icmp sgt i64 %669, 0
  br i1 %712, label %713, label %1422

713:
  %714 = phi i64 [ %718, %713 ], [ 0, %711 ]
  %715 = getelementptr inbounds nuw double, ptr %533, i64 %714
  %716 = getelementptr inbounds nuw double, ptr %617, i64 %714
  %717 = load double, ptr %716, align 8
  store double %717, ptr %715, align 8
  %718 = add nuw nsw i64 %714, 1
  %719 = icmp eq i64 %718, %669
  br i1 %719, label %1422, label %713

720:
  %721 = phi i64 [ %725, %720 ], [ 0, %709 ]
  %722 = getelementptr inbounds nuw float, ptr %533, i64 %721
  %723 = getelementptr inbounds nuw float, ptr %617, i64 %721
  %724 = load float, ptr %723, align 4
  store float %724, ptr %722, align 4
  %725 = add nuw nsw i64 %721, 1
  %726 = icmp eq i64 %725, %669
  br i1 %726, label %1422, label %720

727:
  %728 = phi i64 [ %735, %727 ], [ 0, %707 ]
  %729 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %533, i64 %728
  %730 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %617, i64 %728
  %731 = load double, ptr %730, align 8
  %732 = getelementptr inbounds nuw i8, ptr %730, i64 8
  %733 = load double, ptr %732, align 8
  store double %731, ptr %729, align 8
  %734 = getelementptr inbounds nuw i8, ptr %729, i64 8
  store double %733, ptr %734, align 8
  %735 = add nuw nsw i64 %728, 1
  %736 = icmp eq i64 %735, %669
  br i1 %736, label %1422, label %727

737:
  %738 = phi i64 [ %745, %737 ], [ 0, %705 ]
  %739 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %533, i64 %738
  %740 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %617, i64 %738
  %741 = load float, ptr %740, align 4
  %742 = getelementptr inbounds nuw i8, ptr %740, i64 4
  %743 = load float, ptr %742, align 4
  store float %741, ptr %739, align 4
  %744 = getelementptr inbounds nuw i8, ptr %739, i64 4
  store float %743, ptr %744, align 4
  %745 = add nuw nsw i64 %738, 1
  %746 = icmp eq i64 %745, %669
  br i1 %746, label %1422, label %737

747:
  %748 = mul i64 %669, %630
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %533, ptr align 1 %617, i64 %748, i1 false)
  br label %1422

749:
  unreachable

750:
  %751 = icmp sgt i64 %669, 0
  br i1 %751, label %752, label %1422

752:
  %753 = mul nsw i64 %614, %615
  %754 = mul nsw i64 %613, %753
  %755 = mul nsw i64 %612, %754
  %756 = mul nsw i64 %611, %755
  %757 = mul nsw i64 %610, %756
  %758 = icmp sgt i64 %757, 0
  br i1 %758, label %759, label %1422

759:
  %760 = icmp sgt i64 %616, 0
  %761 = icmp sgt i64 %616, 0
  %762 = icmp sgt i64 %616, 0
  %763 = icmp sgt i64 %616, 0
  %764 = icmp sgt i64 %616, 0
  %765 = icmp sgt i8 %620, 1
  %766 = icmp eq i8 %620, 2
  %767 = icmp sgt i8 %620, 2
  %768 = icmp eq i8 %620, 3
  %769 = icmp sgt i8 %620, 3
  %770 = icmp eq i8 %620, 4
  %771 = icmp sgt i8 %620, 4
  %772 = icmp eq i8 %620, 5
  %773 = icmp sgt i8 %620, 5
  %774 = icmp eq i8 %620, 6
  %775 = icmp sgt i8 %620, 6
  %776 = icmp eq i8 %620, 7
  %777 = icmp sgt i8 %620, 1
  %778 = icmp eq i8 %620, 2
  %779 = icmp sgt i8 %620, 2
  %780 = icmp eq i8 %620, 3
  %781 = icmp sgt i8 %620, 3
  %782 = icmp eq i8 %620, 4
  %783 = icmp sgt i8 %620, 4
  %784 = icmp eq i8 %620, 5
  %785 = icmp sgt i8 %620, 5
  %786 = icmp eq i8 %620, 6
  %787 = icmp sgt i8 %620, 6
  %788 = icmp eq i8 %620, 7
  br label %789

789:
  %790 = phi i64 [ 0, %759 ], [ %985, %984 ]
  br i1 %765, label %791, label %798

791:
  br i1 %766, label %796, label %792

792:
  %793 = urem i64 %790, %553
  %794 = mul nsw i64 %552, %793
  %795 = udiv i64 %790, %553
  br label %798

796:
  %797 = mul nsw i64 %552, %790
  br label %798

798:
  %799 = phi i64 [ %797, %796 ], [ %794, %792 ], [ 0, %789 ]
  %800 = phi i64 [ %790, %796 ], [ %795, %792 ], [ %790, %789 ]
  br i1 %767, label %801, label %810

801:
  br i1 %768, label %807, label %802

802:
  %803 = urem i64 %800, %562
  %804 = mul nsw i64 %561, %803
  %805 = add nsw i64 %804, %799
  %806 = udiv i64 %800, %562
  br label %810

807:
  %808 = mul nsw i64 %561, %800
  %809 = add nsw i64 %808, %799
  br label %810

810:
  %811 = phi i64 [ %809, %807 ], [ %805, %802 ], [ %799, %798 ]
  %812 = phi i64 [ %800, %807 ], [ %806, %802 ], [ %800, %798 ]
  br i1 %769, label %813, label %822

813:
  br i1 %770, label %819, label %814

814:
  %815 = urem i64 %812, %571
  %816 = mul nsw i64 %570, %815
  %817 = add nsw i64 %816, %811
  %818 = udiv i64 %812, %571
  br label %822

819:
  %820 = mul nsw i64 %570, %812
  %821 = add nsw i64 %820, %811
  br label %822

822:
  %823 = phi i64 [ %821, %819 ], [ %817, %814 ], [ %811, %810 ]
  %824 = phi i64 [ %812, %819 ], [ %818, %814 ], [ %812, %810 ]
  br i1 %771, label %825, label %834

825:
  br i1 %772, label %831, label %826

826:
  %827 = urem i64 %824, %580
  %828 = mul nsw i64 %579, %827
  %829 = add nsw i64 %828, %823
  %830 = udiv i64 %824, %580
  br label %834

831:
  %832 = mul nsw i64 %579, %824
  %833 = add nsw i64 %832, %823
  br label %834

834:
  %835 = phi i64 [ %833, %831 ], [ %829, %826 ], [ %823, %822 ]
  %836 = phi i64 [ %824, %831 ], [ %830, %826 ], [ %824, %822 ]
  br i1 %773, label %837, label %846

837:
  br i1 %774, label %843, label %838

838:
  %839 = urem i64 %836, %589
  %840 = mul nsw i64 %588, %839
  %841 = add nsw i64 %840, %835
  %842 = udiv i64 %836, %589
  br label %846

843:
  %844 = mul nsw i64 %588, %836
  %845 = add nsw i64 %844, %835
  br label %846

846:
  %847 = phi i64 [ %845, %843 ], [ %841, %838 ], [ %835, %834 ]
  %848 = phi i64 [ %836, %843 ], [ %842, %838 ], [ %836, %834 ]
  br i1 %775, label %849, label %857

849:
  br i1 %776, label %854, label %850

850:
  %851 = urem i64 %848, %598
  %852 = mul nsw i64 %597, %851
  %853 = add nsw i64 %852, %847
  br label %857

854:
  %855 = mul nsw i64 %597, %848
  %856 = add nsw i64 %855, %847
  br label %857

857:
  %858 = phi i64 [ %856, %854 ], [ %853, %850 ], [ %847, %846 ]
  br i1 %777, label %859, label %866

859:
  br i1 %778, label %864, label %860

860:
  %861 = urem i64 %790, %615
  %862 = mul nsw i64 %608, %861
  %863 = udiv i64 %790, %615
  br label %866

864:
  %865 = mul nsw i64 %608, %790
  br label %866

866:
  %867 = phi i64 [ %865, %864 ], [ %862, %860 ], [ 0, %857 ]
  %868 = phi i64 [ %790, %864 ], [ %863, %860 ], [ %790, %857 ]
  br i1 %779, label %869, label %878

869:
  br i1 %780, label %875, label %870

870:
  %871 = urem i64 %868, %614
  %872 = mul nsw i64 %607, %871
  %873 = add nsw i64 %872, %867
  %874 = udiv i64 %868, %614
  br label %878

875:
  %876 = mul nsw i64 %607, %868
  %877 = add nsw i64 %876, %867
  br label %878

878:
  %879 = phi i64 [ %877, %875 ], [ %873, %870 ], [ %867, %866 ]
  %880 = phi i64 [ %868, %875 ], [ %874, %870 ], [ %868, %866 ]
  br i1 %781, label %881, label %890

881:
  br i1 %782, label %887, label %882

882:
  %883 = urem i64 %880, %613
  %884 = mul nsw i64 %606, %883
  %885 = add nsw i64 %884, %879
  %886 = udiv i64 %880, %613
  br label %890

887:
  %888 = mul nsw i64 %606, %880
  %889 = add nsw i64 %888, %879
  br label %890

890:
  %891 = phi i64 [ %889, %887 ], [ %885, %882 ], [ %879, %878 ]
  %892 = phi i64 [ %880, %887 ], [ %886, %882 ], [ %880, %878 ]
  br i1 %783, label %893, label %902

893:
  br i1 %784, label %899, label %894

894:
  %895 = urem i64 %892, %612
  %896 = mul nsw i64 %605, %895
  %897 = add nsw i64 %896, %891
  %898 = udiv i64 %892, %612
  br label %902

899:
  %900 = mul nsw i64 %605, %892
  %901 = add nsw i64 %900, %891
  br label %902

902:
  %903 = phi i64 [ %901, %899 ], [ %897, %894 ], [ %891, %890 ]
  %904 = phi i64 [ %892, %899 ], [ %898, %894 ], [ %892, %890 ]
  br i1 %785, label %905, label %914

905:
  br i1 %786, label %911, label %906

906:
  %907 = urem i64 %904, %611
  %908 = mul nsw i64 %604, %907
  %909 = add nsw i64 %908, %903
  %910 = udiv i64 %904, %611
  br label %914

911:
  %912 = mul nsw i64 %604, %904
  %913 = add nsw i64 %912, %903
  br label %914

914:
  %915 = phi i64 [ %913, %911 ], [ %909, %906 ], [ %903, %902 ]
  %916 = phi i64 [ %904, %911 ], [ %910, %906 ], [ %904, %902 ]
  br i1 %787, label %917, label %925

917:
  br i1 %788, label %922, label %918

918:
  %919 = urem i64 %916, %610
  %920 = mul nsw i64 %603, %919
  %921 = add nsw i64 %920, %915
  br label %925

922:
  %923 = mul nsw i64 %603, %916
  %924 = add nsw i64 %923, %915
  br label %925

925:
  %926 = phi i64 [ %924, %922 ], [ %921, %918 ], [ %915, %914 ]
  %927 = getelementptr inbounds i8, ptr %533, i64 %858
  %928 = getelementptr inbounds i8, ptr %617, i64 %926
  switch i32 %628, label %749 [
    i32 2, label %933
    i32 1, label %932
    i32 4, label %931
    i32 3, label %930
    i32 0, label %929
  ]

929:
  br i1 %760, label %976, label %984

930:
  br i1 %761, label %964, label %984

931:
  br i1 %762, label %952, label %984

932:
  br i1 %763, label %943, label %984

933:
  br i1 %764, label %934, label %984

934:
  %935 = phi i64 [ %941, %934 ], [ 0, %933 ]
  %936 = mul nsw i64 %935, %543
  %937 = getelementptr inbounds i8, ptr %927, i64 %936
  %938 = mul nsw i64 %935, %609
  %939 = getelementptr inbounds i8, ptr %928, i64 %938
  %940 = load double, ptr %939, align 8
  store double %940, ptr %937, align 8
  %941 = add nuw nsw i64 %935, 1
  %942 = icmp eq i64 %941, %616
  br i1 %942, label %984, label %934

943:
  %944 = phi i64 [ %950, %943 ], [ 0, %932 ]
  %945 = mul nsw i64 %944, %543
  %946 = getelementptr inbounds i8, ptr %927, i64 %945
  %947 = mul nsw i64 %944, %609
  %948 = getelementptr inbounds i8, ptr %928, i64 %947
  %949 = load float, ptr %948, align 4
  store float %949, ptr %946, align 4
  %950 = add nuw nsw i64 %944, 1
  %951 = icmp eq i64 %950, %616
  br i1 %951, label %984, label %943

952:
  %953 = phi i64 [ %962, %952 ], [ 0, %931 ]
  %954 = mul nsw i64 %953, %543
  %955 = getelementptr inbounds i8, ptr %927, i64 %954
  %956 = mul nsw i64 %953, %609
  %957 = getelementptr inbounds i8, ptr %928, i64 %956
  %958 = load double, ptr %957, align 8
  %959 = getelementptr inbounds nuw i8, ptr %957, i64 8
  %960 = load double, ptr %959, align 8
  store double %958, ptr %955, align 8
  %961 = getelementptr inbounds nuw i8, ptr %955, i64 8
  store double %960, ptr %961, align 8
  %962 = add nuw nsw i64 %953, 1
  %963 = icmp eq i64 %962, %616
  br i1 %963, label %984, label %952

964:
  %965 = phi i64 [ %974, %964 ], [ 0, %930 ]
  %966 = mul nsw i64 %965, %543
  %967 = getelementptr inbounds i8, ptr %927, i64 %966
  %968 = mul nsw i64 %965, %609
  %969 = getelementptr inbounds i8, ptr %928, i64 %968
  %970 = load float, ptr %969, align 4
  %971 = getelementptr inbounds nuw i8, ptr %969, i64 4
  %972 = load float, ptr %971, align 4
  store float %970, ptr %967, align 4
  %973 = getelementptr inbounds nuw i8, ptr %967, i64 4
  store float %972, ptr %973, align 4
  %974 = add nuw nsw i64 %965, 1
  %975 = icmp eq i64 %974, %616
  br i1 %975, label %984, label %964

976:
  %977 = phi i64 [ %982, %976 ], [ 0, %929 ]
  %978 = mul nsw i64 %977, %543
  %979 = getelementptr inbounds i8, ptr %927, i64 %978
  %980 = mul nsw i64 %977, %609
  %981 = getelementptr inbounds i8, ptr %928, i64 %980
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %979, ptr align 1 %981, i64 %630, i1 false)
  %982 = add nuw nsw i64 %977, 1
  %983 = icmp eq i64 %982, %616
  br i1 %983, label %984, label %976

984:
  %985 = add nuw nsw i64 %790, 1
  %986 = icmp eq i64 %985, %757
  br i1 %986, label %1422, label %789

987:
  %988 = icmp eq i8 %621, 42
  br i1 %988, label %989, label %1040

989:
  %990 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %991 = load i8, ptr %990, align 1
  %992 = and i8 %991, 1
  %993 = icmp eq i8 %992, 0
  br i1 %993, label %1040, label %994

994:
  br i1 %599, label %995, label %998

995:
  %996 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %997 = load ptr, ptr %996, align 8
  br label %998

998:
  %999 = phi ptr [ %997, %995 ], [ null, %994 ]
  %1000 = icmp eq i8 %514, 1
  br i1 %1000, label %1001, label %1004

1001:
  %1002 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1003 = load ptr, ptr %1002, align 8
  br label %1004

1004:
  %1005 = phi ptr [ %1003, %1001 ], [ %999, %998 ]
  %1006 = icmp eq i8 %514, 2
  br i1 %1006, label %1007, label %1010

1007:
  %1008 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1009 = load ptr, ptr %1008, align 8
  br label %1010

1010:
  %1011 = phi ptr [ %1009, %1007 ], [ %1005, %1004 ]
  %1012 = icmp eq i8 %514, 3
  br i1 %1012, label %1013, label %1016

1013:
  %1014 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1015 = load ptr, ptr %1014, align 8
  br label %1016

1016:
  %1017 = phi ptr [ %1015, %1013 ], [ %1011, %1010 ]
  %1018 = icmp eq i8 %514, 4
  br i1 %1018, label %1019, label %1022

1019:
  %1020 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1021 = load ptr, ptr %1020, align 8
  br label %1022

1022:
  %1023 = phi ptr [ %1021, %1019 ], [ %1017, %1016 ]
  %1024 = icmp eq i8 %514, 5
  br i1 %1024, label %1025, label %1028

1025:
  %1026 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1027 = load ptr, ptr %1026, align 8
  br label %1028

1028:
  %1029 = phi ptr [ %1027, %1025 ], [ %1023, %1022 ]
  %1030 = icmp eq i8 %514, 6
  br i1 %1030, label %1031, label %1034

1031:
  %1032 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1033 = load ptr, ptr %1032, align 8
  br label %1034

1034:
  %1035 = phi ptr [ %1033, %1031 ], [ %1029, %1028 ]
  %1036 = icmp eq i8 %514, 7
  br i1 %1036, label %1037, label %1040

1037:
  %1038 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1039 = load ptr, ptr %1038, align 8
  br label %1040

1040:
  %1041 = phi ptr [ null, %987 ], [ null, %989 ], [ %1039, %1037 ], [ %1035, %1034 ]
  %1042 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %1043 = load i64, ptr %1042, align 8
  %1044 = icmp eq i8 %620, 0
  br i1 %1044, label %1045, label %1046

1045:
  tail call void @pad.fortran.type.assign(ptr noundef %1041, ptr noundef %533, ptr noundef %617) #9
  br label %1422

1046:
  %1047 = mul nsw i64 %614, %615
  %1048 = mul nsw i64 %613, %1047
  %1049 = mul nsw i64 %612, %1048
  %1050 = mul nsw i64 %611, %1049
  %1051 = mul nsw i64 %610, %1050
  %1052 = mul nsw i64 %615, %616
  %1053 = mul nsw i64 %614, %1052
  %1054 = mul nsw i64 %613, %1053
  %1055 = mul nsw i64 %612, %1054
  %1056 = mul nsw i64 %611, %1055
  %1057 = mul nsw i64 %610, %1056
  %1058 = icmp eq i64 %1057, 0
  br i1 %1058, label %1422, label %1059

1059:
  %1060 = icmp sgt i64 %543, 0
  %1061 = add nsw i64 %544, -1
  %1062 = mul nsw i64 %1061, %543
  %1063 = select i1 %1060, i64 %1062, i64 0
  %1064 = getelementptr inbounds i8, ptr %533, i64 %1063
  %1065 = icmp sgt i64 %552, 0
  %1066 = add nsw i64 %553, -1
  %1067 = mul nsw i64 %1066, %552
  %1068 = select i1 %1065, i64 %1067, i64 0
  %1069 = getelementptr inbounds i8, ptr %1064, i64 %1068
  %1070 = icmp sgt i64 %561, 0
  %1071 = add nsw i64 %562, -1
  %1072 = mul nsw i64 %1071, %561
  %1073 = select i1 %1070, i64 %1072, i64 0
  %1074 = getelementptr inbounds i8, ptr %1069, i64 %1073
  %1075 = icmp sgt i64 %570, 0
  %1076 = add nsw i64 %571, -1
  %1077 = mul nsw i64 %1076, %570
  %1078 = select i1 %1075, i64 %1077, i64 0
  %1079 = getelementptr inbounds i8, ptr %1074, i64 %1078
  %1080 = icmp sgt i64 %579, 0
  %1081 = add nsw i64 %580, -1
  %1082 = mul nsw i64 %1081, %579
  %1083 = select i1 %1080, i64 %1082, i64 0
  %1084 = getelementptr inbounds i8, ptr %1079, i64 %1083
  %1085 = icmp sgt i64 %588, 0
  %1086 = add nsw i64 %589, -1
  %1087 = mul nsw i64 %1086, %588
  %1088 = select i1 %1085, i64 %1087, i64 0
  %1089 = getelementptr inbounds i8, ptr %1084, i64 %1088
  %1090 = icmp sgt i64 %597, 0
  %1091 = add nsw i64 %598, -1
  %1092 = mul nsw i64 %1091, %597
  %1093 = select i1 %1090, i64 %1092, i64 0
  %1094 = icmp slt i64 %609, 0
  %1095 = add nsw i64 %616, -1
  %1096 = mul nsw i64 %1095, %609
  %1097 = select i1 %1094, i64 %1096, i64 0
  %1098 = getelementptr inbounds i8, ptr %617, i64 %1097
  %1099 = icmp slt i64 %608, 0
  %1100 = add nsw i64 %615, -1
  %1101 = mul nsw i64 %1100, %608
  %1102 = select i1 %1099, i64 %1101, i64 0
  %1103 = getelementptr inbounds i8, ptr %1098, i64 %1102
  %1104 = icmp slt i64 %607, 0
  %1105 = add nsw i64 %614, -1
  %1106 = mul nsw i64 %1105, %607
  %1107 = select i1 %1104, i64 %1106, i64 0
  %1108 = getelementptr inbounds i8, ptr %1103, i64 %1107
  %1109 = icmp slt i64 %606, 0
  %1110 = add nsw i64 %613, -1
  %1111 = mul nsw i64 %1110, %606
  %1112 = select i1 %1109, i64 %1111, i64 0
  %1113 = getelementptr inbounds i8, ptr %1108, i64 %1112
  %1114 = icmp slt i64 %605, 0
  %1115 = add nsw i64 %612, -1
  %1116 = mul nsw i64 %1115, %605
  %1117 = select i1 %1114, i64 %1116, i64 0
  %1118 = getelementptr inbounds i8, ptr %1113, i64 %1117
  %1119 = icmp slt i64 %604, 0
  %1120 = add nsw i64 %611, -1
  %1121 = mul nsw i64 %1120, %604
  %1122 = select i1 %1119, i64 %1121, i64 0
  %1123 = getelementptr inbounds i8, ptr %1118, i64 %1122
  %1124 = icmp slt i64 %603, 0
  %1125 = add nsw i64 %610, -1
  %1126 = mul nsw i64 %1125, %603
  %1127 = select i1 %1124, i64 %1126, i64 0
  %1128 = getelementptr inbounds i8, ptr %1123, i64 %1127
  %1129 = getelementptr inbounds i8, ptr %1089, i64 %1093
  %1130 = getelementptr inbounds i8, ptr %1129, i64 %1043
  %1131 = icmp ugt ptr %1130, %1128
  br i1 %1131, label %1132, label %1236

1132:
  %1133 = icmp sgt i64 %609, 0
  %1134 = add nsw i64 %616, -1
  %1135 = mul nsw i64 %1134, %609
  %1136 = select i1 %1133, i64 %1135, i64 0
  %1137 = getelementptr inbounds i8, ptr %617, i64 %1136
  %1138 = icmp sgt i64 %608, 0
  %1139 = add nsw i64 %615, -1
  %1140 = mul nsw i64 %1139, %608
  %1141 = select i1 %1138, i64 %1140, i64 0
  %1142 = getelementptr inbounds i8, ptr %1137, i64 %1141
  %1143 = icmp sgt i64 %607, 0
  %1144 = add nsw i64 %614, -1
  %1145 = mul nsw i64 %1144, %607
  %1146 = select i1 %1143, i64 %1145, i64 0
  %1147 = getelementptr inbounds i8, ptr %1142, i64 %1146
  %1148 = icmp sgt i64 %606, 0
  %1149 = add nsw i64 %613, -1
  %1150 = mul nsw i64 %1149, %606
  %1151 = select i1 %1148, i64 %1150, i64 0
  %1152 = getelementptr inbounds i8, ptr %1147, i64 %1151
  %1153 = icmp sgt i64 %605, 0
  %1154 = add nsw i64 %612, -1
  %1155 = mul nsw i64 %1154, %605
  %1156 = select i1 %1153, i64 %1155, i64 0
  %1157 = getelementptr inbounds i8, ptr %1152, i64 %1156
  %1158 = icmp sgt i64 %604, 0
  %1159 = add nsw i64 %611, -1
  %1160 = mul nsw i64 %1159, %604
  %1161 = select i1 %1158, i64 %1160, i64 0
  %1162 = getelementptr inbounds i8, ptr %1157, i64 %1161
  %1163 = icmp sgt i64 %603, 0
  %1164 = add nsw i64 %610, -1
  %1165 = mul nsw i64 %1164, %603
  %1166 = select i1 %1163, i64 %1165, i64 0
  %1167 = icmp slt i64 %543, 0
  %1168 = add nsw i64 %544, -1
  %1169 = mul nsw i64 %1168, %543
  %1170 = select i1 %1167, i64 %1169, i64 0
  %1171 = getelementptr inbounds i8, ptr %533, i64 %1170
  %1172 = icmp slt i64 %552, 0
  %1173 = add nsw i64 %553, -1
  %1174 = mul nsw i64 %1173, %552
  %1175 = select i1 %1172, i64 %1174, i64 0
  %1176 = getelementptr inbounds i8, ptr %1171, i64 %1175
  %1177 = icmp slt i64 %561, 0
  %1178 = add nsw i64 %562, -1
  %1179 = mul nsw i64 %1178, %561
  %1180 = select i1 %1177, i64 %1179, i64 0
  %1181 = getelementptr inbounds i8, ptr %1176, i64 %1180
  %1182 = icmp slt i64 %570, 0
  %1183 = add nsw i64 %571, -1
  %1184 = mul nsw i64 %1183, %570
  %1185 = select i1 %1182, i64 %1184, i64 0
  %1186 = getelementptr inbounds i8, ptr %1181, i64 %1185
  %1187 = icmp slt i64 %579, 0
  %1188 = add nsw i64 %580, -1
  %1189 = mul nsw i64 %1188, %579
  %1190 = select i1 %1187, i64 %1189, i64 0
  %1191 = getelementptr inbounds i8, ptr %1186, i64 %1190
  %1192 = icmp slt i64 %588, 0
  %1193 = add nsw i64 %589, -1
  %1194 = mul nsw i64 %1193, %588
  %1195 = select i1 %1192, i64 %1194, i64 0
  %1196 = getelementptr inbounds i8, ptr %1191, i64 %1195
  %1197 = icmp slt i64 %597, 0
  %1198 = add nsw i64 %598, -1
  %1199 = mul nsw i64 %1198, %597
  %1200 = select i1 %1197, i64 %1199, i64 0
  %1201 = getelementptr inbounds i8, ptr %1196, i64 %1200
  %1202 = getelementptr inbounds i8, ptr %1162, i64 %1166
  %1203 = getelementptr inbounds i8, ptr %1202, i64 %1043
  %1204 = icmp ugt ptr %1203, %1201
  br i1 %1204, label %1205, label %1236

1205:
  %1206 = icmp slt i64 %544, 2
  %1207 = icmp eq i64 %543, %609
  %1208 = select i1 %1206, i1 true, i1 %1207
  br i1 %1208, label %1210, label %1209

1209:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #11
  unreachable

1210:
  %1211 = icmp slt i64 %553, 2
  %1212 = icmp eq i64 %552, %608
  %1213 = select i1 %1211, i1 true, i1 %1212
  br i1 %1213, label %1214, label %1209

1214:
  %1215 = icmp slt i64 %562, 2
  %1216 = icmp eq i64 %561, %607
  %1217 = select i1 %1215, i1 true, i1 %1216
  br i1 %1217, label %1218, label %1209

1218:
  %1219 = icmp slt i64 %571, 2
  %1220 = icmp eq i64 %570, %606
  %1221 = select i1 %1219, i1 true, i1 %1220
  br i1 %1221, label %1222, label %1209

1222:
  %1223 = icmp slt i64 %580, 2
  %1224 = icmp eq i64 %579, %605
  %1225 = select i1 %1223, i1 true, i1 %1224
  br i1 %1225, label %1226, label %1209

1226:
  %1227 = icmp slt i64 %589, 2
  %1228 = icmp eq i64 %588, %604
  %1229 = select i1 %1227, i1 true, i1 %1228
  br i1 %1229, label %1230, label %1209

1230:
  %1231 = icmp slt i64 %598, 2
  %1232 = icmp eq i64 %597, %603
  %1233 = select i1 %1231, i1 true, i1 %1232
  br i1 %1233, label %1234, label %1209

1234:
  %1235 = icmp ule ptr %533, %617
  br label %1236

1236:
  %1237 = phi i1 [ %1235, %1234 ], [ true, %1132 ], [ true, %1059 ]
  %1238 = icmp sgt i64 %1051, 0
  br i1 %1238, label %1239, label %1422

1239:
  %1240 = icmp sgt i64 %616, 0
  %1241 = icmp sgt i8 %620, 1
  %1242 = icmp eq i8 %620, 2
  %1243 = icmp sgt i8 %620, 2
  %1244 = icmp eq i8 %620, 3
  %1245 = icmp sgt i8 %620, 3
  %1246 = icmp eq i8 %620, 4
  %1247 = icmp sgt i8 %620, 4
  %1248 = icmp eq i8 %620, 5
  %1249 = icmp sgt i8 %620, 5
  %1250 = icmp eq i8 %620, 6
  %1251 = icmp sgt i8 %620, 6
  %1252 = icmp eq i8 %620, 7
  %1253 = icmp sgt i8 %620, 1
  %1254 = icmp eq i8 %620, 2
  %1255 = icmp sgt i8 %620, 2
  %1256 = icmp eq i8 %620, 3
  %1257 = icmp sgt i8 %620, 3
  %1258 = icmp eq i8 %620, 4
  %1259 = icmp sgt i8 %620, 4
  %1260 = icmp eq i8 %620, 5
  %1261 = icmp sgt i8 %620, 5
  %1262 = icmp eq i8 %620, 6
  %1263 = icmp sgt i8 %620, 6
  %1264 = icmp eq i8 %620, 7
  br label %1265

1265:
  %1266 = phi i64 [ 0, %1239 ], [ %1409, %1408 ]
  %1267 = xor i64 %1266, -1
  %1268 = add nsw i64 %1051, %1267
  %1269 = select i1 %1237, i64 %1266, i64 %1268
  br i1 %1241, label %1270, label %1277

1270:
  br i1 %1242, label %1275, label %1271

1271:
  %1272 = urem i64 %1269, %553
  %1273 = mul nsw i64 %552, %1272
  %1274 = udiv i64 %1269, %553
  br label %1277

1275:
  %1276 = mul nsw i64 %552, %1269
  br label %1277

1277:
  %1278 = phi i64 [ %1276, %1275 ], [ %1273, %1271 ], [ 0, %1265 ]
  %1279 = phi i64 [ %1269, %1275 ], [ %1274, %1271 ], [ %1269, %1265 ]
  br i1 %1243, label %1280, label %1289

1280:
  br i1 %1244, label %1286, label %1281

1281:
  %1282 = urem i64 %1279, %562
  %1283 = mul nsw i64 %561, %1282
  %1284 = add nsw i64 %1283, %1278
  %1285 = udiv i64 %1279, %562
  br label %1289

1286:
  %1287 = mul nsw i64 %561, %1279
  %1288 = add nsw i64 %1287, %1278
  br label %1289

1289:
  %1290 = phi i64 [ %1288, %1286 ], [ %1284, %1281 ], [ %1278, %1277 ]
  %1291 = phi i64 [ %1279, %1286 ], [ %1285, %1281 ], [ %1279, %1277 ]
  br i1 %1245, label %1292, label %1301

1292:
  br i1 %1246, label %1298, label %1293

1293:
  %1294 = urem i64 %1291, %571
  %1295 = mul nsw i64 %570, %1294
  %1296 = add nsw i64 %1295, %1290
  %1297 = udiv i64 %1291, %571
  br label %1301

1298:
  %1299 = mul nsw i64 %570, %1291
  %1300 = add nsw i64 %1299, %1290
  br label %1301

1301:
  %1302 = phi i64 [ %1300, %1298 ], [ %1296, %1293 ], [ %1290, %1289 ]
  %1303 = phi i64 [ %1291, %1298 ], [ %1297, %1293 ], [ %1291, %1289 ]
  br i1 %1247, label %1304, label %1313

1304:
  br i1 %1248, label %1310, label %1305

1305:
  %1306 = urem i64 %1303, %580
  %1307 = mul nsw i64 %579, %1306
  %1308 = add nsw i64 %1307, %1302
  %1309 = udiv i64 %1303, %580
  br label %1313

1310:
  %1311 = mul nsw i64 %579, %1303
  %1312 = add nsw i64 %1311, %1302
  br label %1313

1313:
  %1314 = phi i64 [ %1312, %1310 ], [ %1308, %1305 ], [ %1302, %1301 ]
  %1315 = phi i64 [ %1303, %1310 ], [ %1309, %1305 ], [ %1303, %1301 ]
  br i1 %1249, label %1316, label %1325

1316:
  br i1 %1250, label %1322, label %1317

1317:
  %1318 = urem i64 %1315, %589
  %1319 = mul nsw i64 %588, %1318
  %1320 = add nsw i64 %1319, %1314
  %1321 = udiv i64 %1315, %589
  br label %1325

1322:
  %1323 = mul nsw i64 %588, %1315
  %1324 = add nsw i64 %1323, %1314
  br label %1325

1325:
  %1326 = phi i64 [ %1324, %1322 ], [ %1320, %1317 ], [ %1314, %1313 ]
  %1327 = phi i64 [ %1315, %1322 ], [ %1321, %1317 ], [ %1315, %1313 ]
  br i1 %1251, label %1328, label %1336

1328:
  br i1 %1252, label %1333, label %1329

1329:
  %1330 = urem i64 %1327, %598
  %1331 = mul nsw i64 %597, %1330
  %1332 = add nsw i64 %1331, %1326
  br label %1336

1333:
  %1334 = mul nsw i64 %597, %1327
  %1335 = add nsw i64 %1334, %1326
  br label %1336

1336:
  %1337 = phi i64 [ %1335, %1333 ], [ %1332, %1329 ], [ %1326, %1325 ]
  br i1 %1253, label %1338, label %1345

1338:
  br i1 %1254, label %1343, label %1339

1339:
  %1340 = urem i64 %1269, %615
  %1341 = mul nsw i64 %608, %1340
  %1342 = udiv i64 %1269, %615
  br label %1345

1343:
  %1344 = mul nsw i64 %608, %1269
  br label %1345

1345:
  %1346 = phi i64 [ %1344, %1343 ], [ %1341, %1339 ], [ 0, %1336 ]
  %1347 = phi i64 [ %1269, %1343 ], [ %1342, %1339 ], [ %1269, %1336 ]
  br i1 %1255, label %1348, label %1357

1348:
  br i1 %1256, label %1354, label %1349

1349:
  %1350 = urem i64 %1347, %614
  %1351 = mul nsw i64 %607, %1350
  %1352 = add nsw i64 %1351, %1346
  %1353 = udiv i64 %1347, %614
  br label %1357

1354:
  %1355 = mul nsw i64 %607, %1347
  %1356 = add nsw i64 %1355, %1346
  br label %1357

1357:
  %1358 = phi i64 [ %1356, %1354 ], [ %1352, %1349 ], [ %1346, %1345 ]
  %1359 = phi i64 [ %1347, %1354 ], [ %1353, %1349 ], [ %1347, %1345 ]
  br i1 %1257, label %1360, label %1369

1360:
  br i1 %1258, label %1366, label %1361

1361:
  %1362 = urem i64 %1359, %613
  %1363 = mul nsw i64 %606, %1362
  %1364 = add nsw i64 %1363, %1358
  %1365 = udiv i64 %1359, %613
  br label %1369

1366:
  %1367 = mul nsw i64 %606, %1359
  %1368 = add nsw i64 %1367, %1358
  br label %1369

1369:
  %1370 = phi i64 [ %1368, %1366 ], [ %1364, %1361 ], [ %1358, %1357 ]
  %1371 = phi i64 [ %1359, %1366 ], [ %1365, %1361 ], [ %1359, %1357 ]
  br i1 %1259, label %1372, label %1381

1372:
  br i1 %1260, label %1378, label %1373

1373:
  %1374 = urem i64 %1371, %612
  %1375 = mul nsw i64 %605, %1374
  %1376 = add nsw i64 %1375, %1370
  %1377 = udiv i64 %1371, %612
  br label %1381

1378:
  %1379 = mul nsw i64 %605, %1371
  %1380 = add nsw i64 %1379, %1370
  br label %1381

1381:
  %1382 = phi i64 [ %1380, %1378 ], [ %1376, %1373 ], [ %1370, %1369 ]
  %1383 = phi i64 [ %1371, %1378 ], [ %1377, %1373 ], [ %1371, %1369 ]
  br i1 %1261, label %1384, label %1393

1384:
  br i1 %1262, label %1390, label %1385

1385:
  %1386 = urem i64 %1383, %611
  %1387 = mul nsw i64 %604, %1386
  %1388 = add nsw i64 %1387, %1382
  %1389 = udiv i64 %1383, %611
  br label %1393

1390:
  %1391 = mul nsw i64 %604, %1383
  %1392 = add nsw i64 %1391, %1382
  br label %1393

1393:
  %1394 = phi i64 [ %1392, %1390 ], [ %1388, %1385 ], [ %1382, %1381 ]
  %1395 = phi i64 [ %1383, %1390 ], [ %1389, %1385 ], [ %1383, %1381 ]
  br i1 %1263, label %1396, label %1404

1396:
  br i1 %1264, label %1401, label %1397

1397:
  %1398 = urem i64 %1395, %610
  %1399 = mul nsw i64 %603, %1398
  %1400 = add nsw i64 %1399, %1394
  br label %1404

1401:
  %1402 = mul nsw i64 %603, %1395
  %1403 = add nsw i64 %1402, %1394
  br label %1404

1404:
  %1405 = phi i64 [ %1403, %1401 ], [ %1400, %1397 ], [ %1394, %1393 ]
  %1406 = getelementptr inbounds i8, ptr %533, i64 %1337
  %1407 = getelementptr inbounds i8, ptr %617, i64 %1405
  br i1 %1240, label %1411, label %1408

1408:
  %1409 = add nuw nsw i64 %1266, 1
  %1410 = icmp eq i64 %1409, %1051
  br i1 %1410, label %1422, label %1265

1411:
  %1412 = phi i64 [ %1420, %1411 ], [ 0, %1404 ]
  %1413 = xor i64 %1412, -1
  %1414 = add nsw i64 %616, %1413
  %1415 = select i1 %1237, i64 %1412, i64 %1414
  %1416 = mul nsw i64 %543, %1415
  %1417 = getelementptr inbounds i8, ptr %1406, i64 %1416
  %1418 = mul nsw i64 %609, %1415
  %1419 = getelementptr inbounds i8, ptr %1407, i64 %1418
  tail call void @pad.fortran.type.assign(ptr noundef %1041, ptr noundef %1417, ptr noundef %1419) #9
  %1420 = add nuw nsw i64 %1412, 1
  %1421 = icmp eq i64 %1420, %616
  br i1 %1421, label %1408, label %1411

1422:
  %1423 = phi i32 [ %98, %97 ], [ 17, %530 ], [ 0, %720 ], [ 0, %750 ], [ 0, %747 ], [ 0, %752 ], [ 0, %711 ], [ 0, %709 ], [ 0, %707 ], [ 0, %705 ], [ 0, %713 ], [ 0, %1045 ], [ 0, %727 ], [ 0, %737 ], [ 0, %984 ], [ 0, %1236 ], [ 0, %1046 ], [ 0, %1408 ]
  ret i32 %1423
}

declare i32 @_FortranAPointerAllocateSource(ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #3

define linkonce_odr hidden i32 @pad.fortran.PointerDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = alloca %struct.Descriptor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = icmp sgt i8 %8, 7
  br i1 %9, label %86, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 42
  br i1 %13, label %14, label %86

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %16 = load i8, ptr %15, align 1
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %66, label %19

19:
  %20 = icmp eq i8 %8, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %19 ]
  %26 = icmp eq i8 %8, 1
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ %25, %24 ]
  %32 = icmp eq i8 %8, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %38 = icmp eq i8 %8, 3
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %36 ]
  %44 = icmp eq i8 %8, 4
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ %43, %42 ]
  %50 = icmp eq i8 %8, 5
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %51 ], [ %49, %48 ]
  %56 = icmp eq i8 %8, 6
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %59 = load ptr, ptr %58, align 8
  br label %60

60:
  %61 = phi ptr [ %59, %57 ], [ %55, %54 ]
  %62 = icmp eq i8 %8, 7
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %65 = load ptr, ptr %64, align 8
  br label %66

66:
  %67 = phi ptr [ null, %14 ], [ %65, %63 ], [ %61, %60 ]
  %68 = icmp eq ptr %67, null
  br i1 %68, label %86, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 429
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %82, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 430
  %75 = load i8, ptr %74, align 1
  %76 = icmp eq i8 %75, 0
  br i1 %76, label %82, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %67, i64 431
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  %81 = select i1 %80, i32 2, i32 0
  br i1 %80, label %82, label %86

82:
  %83 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %67) #9
  %84 = icmp eq i32 %83, 0
  %85 = select i1 %84, i32 2, i32 1
  br label %86

86:
  %87 = phi i32 [ 0, %10 ], [ 2, %5 ], [ %81, %77 ], [ 2, %66 ], [ %85, %82 ]
  %88 = icmp eq i32 %87, 2
  br i1 %88, label %89, label %91

89:
  %90 = tail call i32 @_FortranAPointerDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) #9
  br label %338

91:
  %92 = load ptr, ptr %0, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %96

94:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) @__const.pad.fortran.PointerDeallocate.other, i64 24, i1 false)
  %95 = call i32 @_FortranAPointerDeallocate(ptr noundef nonnull captures(none) %6, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %338

96:
  %97 = icmp eq i32 %87, 1
  br i1 %97, label %98, label %336

98:
  %99 = load i8, ptr %7, align 4
  %100 = icmp sgt i8 %99, 0
  br i1 %100, label %101, label %106

101:
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %105 = load i64, ptr %104, align 8
  br label %106

106:
  %107 = phi i64 [ %105, %101 ], [ 0, %98 ]
  %108 = phi i64 [ %103, %101 ], [ 1, %98 ]
  %109 = icmp sgt i8 %99, 1
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %114 = load i64, ptr %113, align 8
  br label %115

115:
  %116 = phi i64 [ %114, %110 ], [ 0, %106 ]
  %117 = phi i64 [ %112, %110 ], [ 1, %106 ]
  %118 = icmp sgt i8 %99, 2
  br i1 %118, label %119, label %124

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %123 = load i64, ptr %122, align 8
  br label %124

124:
  %125 = phi i64 [ %123, %119 ], [ 0, %115 ]
  %126 = phi i64 [ %121, %119 ], [ 1, %115 ]
  %127 = icmp sgt i8 %99, 3
  br i1 %127, label %128, label %133

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %132 = load i64, ptr %131, align 8
  br label %133

133:
  %134 = phi i64 [ %132, %128 ], [ 0, %124 ]
  %135 = phi i64 [ %130, %128 ], [ 1, %124 ]
  %136 = icmp sgt i8 %99, 4
  br i1 %136, label %137, label %142

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %141 = load i64, ptr %140, align 8
  br label %142

142:
  %143 = phi i64 [ %141, %137 ], [ 0, %133 ]
  %144 = phi i64 [ %139, %137 ], [ 1, %133 ]
  %145 = icmp sgt i8 %99, 5
  br i1 %145, label %146, label %151

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %150 = load i64, ptr %149, align 8
  br label %151

151:
  %152 = phi i64 [ %150, %146 ], [ 0, %142 ]
  %153 = phi i64 [ %148, %146 ], [ 1, %142 ]
  %154 = icmp sgt i8 %99, 6
  br i1 %154, label %155, label %160

155:
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %159 = load i64, ptr %158, align 8
  br label %160

160:
  %161 = phi i64 [ %157, %155 ], [ 1, %151 ]
  %162 = phi i64 [ %159, %155 ], [ 0, %151 ]
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %164 = load i8, ptr %163, align 1
  %165 = icmp eq i8 %164, 42
  br i1 %165, label %166, label %219

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %168 = load i8, ptr %167, align 1
  %169 = and i8 %168, 1
  %170 = icmp eq i8 %169, 0
  br i1 %170, label %219, label %171

171:
  %172 = load i8, ptr %7, align 4
  %173 = icmp eq i8 %172, 0
  br i1 %173, label %174, label %177

174:
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %176 = load ptr, ptr %175, align 8
  br label %177

177:
  %178 = phi ptr [ %176, %174 ], [ null, %171 ]
  %179 = icmp eq i8 %172, 1
  br i1 %179, label %180, label %183

180:
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %182 = load ptr, ptr %181, align 8
  br label %183

183:
  %184 = phi ptr [ %182, %180 ], [ %178, %177 ]
  %185 = icmp eq i8 %172, 2
  br i1 %185, label %186, label %189

186:
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %188 = load ptr, ptr %187, align 8
  br label %189

189:
  %190 = phi ptr [ %188, %186 ], [ %184, %183 ]
  %191 = icmp eq i8 %172, 3
  br i1 %191, label %192, label %195

192:
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %194 = load ptr, ptr %193, align 8
  br label %195

195:
  %196 = phi ptr [ %194, %192 ], [ %190, %189 ]
  %197 = icmp eq i8 %172, 4
  br i1 %197, label %198, label %201

198:
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %200 = load ptr, ptr %199, align 8
  br label %201

201:
  %202 = phi ptr [ %200, %198 ], [ %196, %195 ]
  %203 = icmp eq i8 %172, 5
  br i1 %203, label %204, label %207

204:
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %206 = load ptr, ptr %205, align 8
  br label %207

207:
  %208 = phi ptr [ %206, %204 ], [ %202, %201 ]
  %209 = icmp eq i8 %172, 6
  br i1 %209, label %210, label %213

210:
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %212 = load ptr, ptr %211, align 8
  br label %213

213:
  %214 = phi ptr [ %212, %210 ], [ %208, %207 ]
  %215 = icmp eq i8 %172, 7
  br i1 %215, label %216, label %219

216:
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %218 = load ptr, ptr %217, align 8
  br label %219

219:
  %220 = phi ptr [ null, %160 ], [ null, %166 ], [ %218, %216 ], [ %214, %213 ]
  %221 = load i8, ptr %7, align 4
  %222 = icmp eq i8 %221, 0
  br i1 %222, label %223, label %224

223:
  tail call void @pad.fortran.type.destroy(ptr noundef %220, ptr noundef nonnull %92) #9
  br label %336

224:
  %225 = mul nsw i64 %117, %108
  %226 = mul nsw i64 %126, %225
  %227 = mul nsw i64 %135, %226
  %228 = mul nsw i64 %144, %227
  %229 = mul nsw i64 %153, %228
  %230 = mul nsw i64 %161, %229
  %231 = icmp sgt i64 %230, 0
  br i1 %231, label %232, label %238

232:
  %233 = mul nsw i64 %126, %117
  %234 = mul nsw i64 %135, %233
  %235 = mul nsw i64 %144, %234
  %236 = mul nsw i64 %153, %235
  %237 = mul nsw i64 %161, %236
  br label %238

238:
  %239 = phi i64 [ 0, %224 ], [ %237, %232 ]
  %240 = icmp sgt i64 %239, 0
  br i1 %240, label %241, label %336

241:
  %242 = mul nsw i64 %107, %108
  %243 = icmp eq i64 %242, 0
  br label %244

244:
  %245 = phi i64 [ %330, %329 ], [ 0, %241 ]
  %246 = load i8, ptr %7, align 4
  %247 = icmp sgt i8 %246, 1
  br i1 %247, label %248, label %256

248:
  %249 = icmp eq i8 %246, 2
  br i1 %249, label %254, label %250

250:
  %251 = urem i64 %245, %117
  %252 = mul nsw i64 %116, %251
  %253 = udiv i64 %245, %117
  br label %256

254:
  %255 = mul nsw i64 %116, %245
  br label %256

256:
  %257 = phi i64 [ %255, %254 ], [ %252, %250 ], [ 0, %244 ]
  %258 = phi i64 [ %245, %254 ], [ %253, %250 ], [ %245, %244 ]
  %259 = icmp sgt i8 %246, 2
  br i1 %259, label %260, label %270

260:
  %261 = icmp eq i8 %246, 3
  br i1 %261, label %267, label %262

262:
  %263 = urem i64 %258, %126
  %264 = mul nsw i64 %125, %263
  %265 = add nsw i64 %264, %257
  %266 = udiv i64 %258, %126
  br label %270

267:
  %268 = mul nsw i64 %125, %258
  %269 = add nsw i64 %268, %257
  br label %270

270:
  %271 = phi i64 [ %269, %267 ], [ %265, %262 ], [ %257, %256 ]
  %272 = phi i64 [ %258, %267 ], [ %266, %262 ], [ %258, %256 ]
  %273 = icmp sgt i8 %246, 3
  br i1 %273, label %274, label %284

274:
  %275 = icmp eq i8 %246, 4
  br i1 %275, label %281, label %276

276:
  %277 = urem i64 %272, %135
  %278 = mul nsw i64 %134, %277
  %279 = add nsw i64 %278, %271
  %280 = udiv i64 %272, %135
  br label %284

281:
  %282 = mul nsw i64 %134, %272
  %283 = add nsw i64 %282, %271
  br label %284

284:
  %285 = phi i64 [ %283, %281 ], [ %279, %276 ], [ %271, %270 ]
  %286 = phi i64 [ %272, %281 ], [ %280, %276 ], [ %272, %270 ]
  %287 = icmp sgt i8 %246, 4
  br i1 %287, label %288, label %298

288:
  %289 = icmp eq i8 %246, 5
  br i1 %289, label %295, label %290

290:
  %291 = urem i64 %286, %144
  %292 = mul nsw i64 %143, %291
  %293 = add nsw i64 %292, %285
  %294 = udiv i64 %286, %144
  br label %298

295:
  %296 = mul nsw i64 %143, %286
  %297 = add nsw i64 %296, %285
  br label %298

298:
  %299 = phi i64 [ %297, %295 ], [ %293, %290 ], [ %285, %284 ]
  %300 = phi i64 [ %286, %295 ], [ %294, %290 ], [ %286, %284 ]
  %301 = icmp sgt i8 %246, 5
  br i1 %301, label %302, label %312

302:
  %303 = icmp eq i8 %246, 6
  br i1 %303, label %309, label %304

304:
  %305 = urem i64 %300, %153
  %306 = mul nsw i64 %152, %305
  %307 = add nsw i64 %306, %299
  %308 = udiv i64 %300, %153
  br label %312

309:
  %310 = mul nsw i64 %152, %300
  %311 = add nsw i64 %310, %299
  br label %312

312:
  %313 = phi i64 [ %311, %309 ], [ %307, %304 ], [ %299, %298 ]
  %314 = phi i64 [ %300, %309 ], [ %308, %304 ], [ %300, %298 ]
  %315 = icmp sgt i8 %246, 6
  br i1 %315, label %316, label %325

316:
  %317 = icmp eq i8 %246, 7
  br i1 %317, label %322, label %318

318:
  %319 = urem i64 %314, %161
  %320 = mul nsw i64 %162, %319
  %321 = add nsw i64 %320, %313
  br label %325

322:
  %323 = mul nsw i64 %162, %314
  %324 = add nsw i64 %323, %313
  br label %325

325:
  %326 = phi i64 [ %324, %322 ], [ %321, %318 ], [ %313, %312 ]
  %327 = getelementptr inbounds i8, ptr %92, i64 %326
  %328 = getelementptr inbounds i8, ptr %327, i64 %242
  br i1 %243, label %329, label %332

329:
  %330 = add nuw nsw i64 %245, 1
  %331 = icmp eq i64 %330, %239
  br i1 %331, label %336, label %244

332:
  %333 = phi ptr [ %334, %332 ], [ %327, %325 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %220, ptr noundef %333) #9
  %334 = getelementptr inbounds i8, ptr %333, i64 %107
  %335 = icmp eq ptr %334, %328
  br i1 %335, label %329, label %332

336:
  %337 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %337)
  store ptr null, ptr %0, align 8
  br label %338

338:
  %339 = phi i32 [ %90, %89 ], [ 0, %336 ], [ %95, %94 ]
  ret i32 %339
}

declare i32 @_FortranAPointerDeallocate(ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

define linkonce_odr hidden void @pad.fortran.PointerApplyMold(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = icmp sgt i8 %5, 7
  %7 = icmp sgt i32 %2, 7
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %10

9:
  tail call void @_FortranAPointerApplyMold(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) #9
  br label %170

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 42
  br i1 %13, label %14, label %66

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %16 = load i8, ptr %15, align 1
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %66, label %19

19:
  %20 = icmp eq i8 %5, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %19 ]
  %26 = icmp eq i8 %5, 1
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ %25, %24 ]
  %32 = icmp eq i8 %5, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %38 = icmp eq i8 %5, 3
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %36 ]
  %44 = icmp eq i8 %5, 4
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ %43, %42 ]
  %50 = icmp eq i8 %5, 5
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %51 ], [ %49, %48 ]
  %56 = icmp eq i8 %5, 6
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %59 = load ptr, ptr %58, align 8
  br label %60

60:
  %61 = phi ptr [ %59, %57 ], [ %55, %54 ]
  %62 = icmp eq i8 %5, 7
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %65 = load ptr, ptr %64, align 8
  br label %66

66:
  %67 = phi ptr [ null, %10 ], [ null, %14 ], [ %65, %63 ], [ %61, %60 ]
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %69, ptr %70, align 8
  %71 = load i8, ptr %11, align 1
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %71, ptr %72, align 1
  %73 = trunc i32 %2 to i8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %73, ptr %74, align 4
  %75 = load i8, ptr %4, align 4
  %76 = icmp sgt i8 %75, 0
  %77 = icmp sgt i32 %2, 0
  %78 = and i1 %77, %76
  br i1 %78, label %79, label %82

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %81, ptr noundef nonnull align 8 dereferenceable(24) %80, i64 24, i1 false)
  br label %82

82:
  %83 = load i8, ptr %4, align 4
  %84 = icmp sgt i8 %83, 1
  %85 = icmp sgt i32 %2, 1
  %86 = and i1 %85, %84
  br i1 %86, label %87, label %90

87:
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %88, ptr noundef nonnull align 8 dereferenceable(24) %89, i64 24, i1 false)
  br label %90

90:
  %91 = load i8, ptr %4, align 4
  %92 = icmp sgt i8 %91, 2
  %93 = icmp sgt i32 %2, 2
  %94 = and i1 %93, %92
  br i1 %94, label %95, label %98

95:
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 72
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %96, ptr noundef nonnull align 8 dereferenceable(24) %97, i64 24, i1 false)
  br label %98

98:
  %99 = load i8, ptr %4, align 4
  %100 = icmp sgt i8 %99, 3
  %101 = icmp sgt i32 %2, 3
  %102 = and i1 %101, %100
  br i1 %102, label %103, label %106

103:
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 96
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %104, ptr noundef nonnull align 8 dereferenceable(24) %105, i64 24, i1 false)
  br label %106

106:
  %107 = load i8, ptr %4, align 4
  %108 = icmp sgt i8 %107, 4
  %109 = icmp sgt i32 %2, 4
  %110 = and i1 %109, %108
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %112, ptr noundef nonnull align 8 dereferenceable(24) %113, i64 24, i1 false)
  br label %114

114:
  %115 = load i8, ptr %4, align 4
  %116 = icmp sgt i8 %115, 5
  %117 = icmp sgt i32 %2, 5
  %118 = and i1 %117, %116
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 144
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %120, ptr noundef nonnull align 8 dereferenceable(24) %121, i64 24, i1 false)
  br label %122

122:
  %123 = load i8, ptr %4, align 4
  %124 = icmp sgt i8 %123, 6
  %125 = icmp sgt i32 %2, 6
  %126 = and i1 %125, %124
  br i1 %126, label %127, label %130

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 168
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %128, ptr noundef nonnull align 8 dereferenceable(24) %129, i64 24, i1 false)
  br label %130

130:
  %131 = icmp eq ptr %67, null
  br i1 %131, label %170, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %134 = load i8, ptr %133, align 1
  %135 = and i8 %134, 1
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %170, label %137

137:
  %138 = icmp eq i8 %73, 0
  br i1 %138, label %139, label %141

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %67, ptr %140, align 8
  br label %141

141:
  %142 = shl i32 %2, 24
  %143 = add i32 %142, -16777216
  %144 = lshr exact i32 %143, 24
  %145 = trunc nuw i32 %144 to i8
  switch i8 %145, label %170 [
    i8 0, label %146
    i8 1, label %151
    i8 2, label %156
    i8 3, label %161
    i8 4, label %163
    i8 5, label %165
    i8 6, label %168
  ]

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %67, ptr %147, align 8
  %148 = add i32 %142, -33554432
  %149 = lshr exact i32 %148, 24
  %150 = trunc nuw i32 %149 to i8
  switch i8 %150, label %170 [
    i8 0, label %151
    i8 1, label %156
    i8 2, label %161
    i8 3, label %163
    i8 4, label %165
    i8 5, label %168
  ]

151:
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %67, ptr %152, align 8
  %153 = add i32 %142, -50331648
  %154 = lshr exact i32 %153, 24
  %155 = trunc nuw i32 %154 to i8
  switch i8 %155, label %170 [
    i8 0, label %156
    i8 1, label %161
    i8 2, label %163
    i8 3, label %165
    i8 4, label %168
  ]

156:
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %67, ptr %157, align 8
  %158 = add i32 %142, -67108864
  %159 = lshr exact i32 %158, 24
  %160 = trunc nuw i32 %159 to i8
  switch i8 %160, label %170 [
    i8 0, label %161
    i8 1, label %163
    i8 2, label %165
    i8 3, label %168
  ]

161:
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %67, ptr %162, align 8
  switch i32 %142, label %170 [
    i32 83886080, label %163
    i32 100663296, label %165
    i32 117440512, label %168
  ]

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %67, ptr %164, align 8
  switch i32 %142, label %170 [
    i32 100663296, label %165
    i32 117440512, label %168
  ]

165:
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %67, ptr %166, align 8
  %167 = icmp eq i32 %142, 117440512
  br i1 %167, label %168, label %170

168:
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %67, ptr %169, align 8
  br label %170

170:
  ret void
}

declare void @_FortranAPointerApplyMold(ptr noundef captures(none), ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #3

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #3

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #7

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #3

declare i64 @llvm.umax.i64(i64, i64) #8

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { noreturn }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { allocsize(0) }
attributes #11 = { noreturn nounwind }
