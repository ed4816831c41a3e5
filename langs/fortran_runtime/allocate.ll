; Made from allocate.c by regenerate.py.

%struct.Descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.Dimension] }
%struct.Dimension = type { i64, i64, i64 }
%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [42 x i8] c"allocation from a source of another shape\00", align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1
@__const.not_allocated.other = private unnamed_addr constant %struct.Descriptor { ptr null, i64 1, i32 20240719, i8 0, i8 7, i8 2, i8 0, [0 x %struct.Dimension] zeroinitializer }, align 8

define linkonce_odr hidden void @pad.fortran.AllocatableSetBounds(ptr noundef captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %6 = load i8, ptr %5, align 2
  %7 = icmp eq i8 %6, 2
  br i1 %7, label %8, label %39

8:
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %39

11:
  %12 = icmp sgt i32 %1, 6
  br i1 %12, label %13, label %23

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = zext nneg i32 %1 to i64
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i64 %15
  %17 = icmp slt i64 %3, %2
  %18 = select i1 %17, i64 1, i64 %2
  store i64 %18, ptr %16, align 8
  %19 = sub i64 %3, %2
  %20 = add i64 %19, 1
  %21 = select i1 %17, i64 0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %21, ptr %22, align 8
  br label %23

23:
  %24 = icmp ult i32 %1, 7
  br i1 %24, label %25, label %39

25:
  %26 = icmp slt i64 %3, %2
  %27 = sub i64 %3, %2
  %28 = add i64 %27, 1
  %29 = select i1 %26, i64 0, i64 %28
  %30 = select i1 %26, i64 1, i64 %2
  %31 = mul nuw nsw i32 %1, 24
  %32 = mul nuw nsw i32 %1, 24
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 24
  store i64 %30, ptr %35, align 8
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 32
  store i64 %29, ptr %38, align 8
  br label %39

39:
  ret void
}

define linkonce_odr hidden i32 @pad.fortran.AllocatableAllocate(ptr noundef captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) local_unnamed_addr #1 {
  %8 = alloca i8, align 1
  %9 = alloca %struct.Descriptor, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = icmp sgt i8 %11, 7
  br i1 %12, label %89, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 42
  br i1 %16, label %17, label %89

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %19 = load i8, ptr %18, align 1
  %20 = and i8 %19, 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %69, label %22

22:
  %23 = icmp eq i8 %11, 0
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8
  br label %27

27:
  %28 = phi ptr [ %26, %24 ], [ null, %22 ]
  %29 = icmp eq i8 %11, 1
  br i1 %29, label %30, label %33

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8
  br label %33

33:
  %34 = phi ptr [ %32, %30 ], [ %28, %27 ]
  %35 = icmp eq i8 %11, 2
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %38 = load ptr, ptr %37, align 8
  br label %39

39:
  %40 = phi ptr [ %38, %36 ], [ %34, %33 ]
  %41 = icmp eq i8 %11, 3
  br i1 %41, label %42, label %45

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi ptr [ %44, %42 ], [ %40, %39 ]
  %47 = icmp eq i8 %11, 4
  br i1 %47, label %48, label %51

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %50 = load ptr, ptr %49, align 8
  br label %51

51:
  %52 = phi ptr [ %50, %48 ], [ %46, %45 ]
  %53 = icmp eq i8 %11, 5
  br i1 %53, label %54, label %57

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %56 = load ptr, ptr %55, align 8
  br label %57

57:
  %58 = phi ptr [ %56, %54 ], [ %52, %51 ]
  %59 = icmp eq i8 %11, 6
  br i1 %59, label %60, label %63

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %62 = load ptr, ptr %61, align 8
  br label %63

63:
  %64 = phi ptr [ %62, %60 ], [ %58, %57 ]
  %65 = icmp eq i8 %11, 7
  br i1 %65, label %66, label %69

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %68 = load ptr, ptr %67, align 8
  br label %69

69:
  %70 = phi ptr [ null, %17 ], [ %68, %66 ], [ %64, %63 ]
  %71 = icmp eq ptr %70, null
  br i1 %71, label %89, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 429
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 0
  br i1 %75, label %85, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 430
  %78 = load i8, ptr %77, align 1
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %85, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 431
  %82 = load i8, ptr %81, align 1
  %83 = icmp eq i8 %82, 0
  %84 = select i1 %83, i32 2, i32 0
  br i1 %83, label %85, label %89

85:
  %86 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %70) #9
  %87 = icmp eq i32 %86, 0
  %88 = select i1 %87, i32 2, i32 1
  br label %89

89:
  %90 = phi i32 [ 0, %13 ], [ 2, %7 ], [ %84, %80 ], [ 2, %69 ], [ %88, %85 ]
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:
  %93 = tail call i32 @_FortranAAllocatableAllocate(ptr noundef captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #9
  br label %406

94:
  %95 = load ptr, ptr %0, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %105, label %97

97:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store i8 0, ptr %8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  store ptr %8, ptr %9, align 8
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 1, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 20240719, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i8 0, ptr %100, align 4
  %101 = getelementptr inbounds nuw i8, ptr %9, i64 21
  store i8 7, ptr %101, align 1
  %102 = getelementptr inbounds nuw i8, ptr %9, i64 22
  store i8 2, ptr %102, align 2
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 23
  store i8 0, ptr %103, align 1
  %104 = call i32 @_FortranAAllocatableAllocate(ptr noundef nonnull captures(none) %9, ptr noundef null, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, ptr noundef null) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %406

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = load i8, ptr %10, align 4
  %109 = icmp sgt i8 %108, 0
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %107, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %113 = load i64, ptr %112, align 8
  %114 = mul i64 %113, %107
  br label %115

115:
  %116 = phi i64 [ %114, %110 ], [ %107, %105 ]
  %117 = icmp sgt i8 %108, 1
  br i1 %117, label %118, label %123

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %116, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %121 = load i64, ptr %120, align 8
  %122 = mul i64 %121, %116
  br label %123

123:
  %124 = phi i64 [ %122, %118 ], [ %116, %115 ]
  %125 = icmp sgt i8 %108, 2
  br i1 %125, label %126, label %131

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %124, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %129 = load i64, ptr %128, align 8
  %130 = mul i64 %129, %124
  br label %131

131:
  %132 = phi i64 [ %130, %126 ], [ %124, %123 ]
  %133 = icmp sgt i8 %108, 3
  br i1 %133, label %134, label %139

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %132, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %137 = load i64, ptr %136, align 8
  %138 = mul i64 %137, %132
  br label %139

139:
  %140 = phi i64 [ %138, %134 ], [ %132, %131 ]
  %141 = icmp sgt i8 %108, 4
  br i1 %141, label %142, label %147

142:
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %140, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %145 = load i64, ptr %144, align 8
  %146 = mul i64 %145, %140
  br label %147

147:
  %148 = phi i64 [ %146, %142 ], [ %140, %139 ]
  %149 = icmp sgt i8 %108, 5
  br i1 %149, label %150, label %155

150:
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %148, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %153 = load i64, ptr %152, align 8
  %154 = mul i64 %153, %148
  br label %155

155:
  %156 = phi i64 [ %154, %150 ], [ %148, %147 ]
  %157 = icmp sgt i8 %108, 6
  br i1 %157, label %158, label %163

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %156, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %161, %156
  br label %163

163:
  %164 = phi i64 [ %162, %158 ], [ %156, %155 ]
  %165 = tail call i64 @llvm.umax.i64(i64 %164, i64 1)
  %166 = tail call ptr @malloc(i64 noundef %165) #10
  store ptr %166, ptr %0, align 8
  %167 = icmp eq i32 %90, 1
  br i1 %167, label %168, label %406

168:
  %169 = load i8, ptr %10, align 4
  %170 = icmp sgt i8 %169, 0
  br i1 %170, label %171, label %176

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %175 = load i64, ptr %174, align 8
  br label %176

176:
  %177 = phi i64 [ %175, %171 ], [ 0, %168 ]
  %178 = phi i64 [ %173, %171 ], [ 1, %168 ]
  %179 = icmp sgt i8 %169, 1
  br i1 %179, label %180, label %185

180:
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %184 = load i64, ptr %183, align 8
  br label %185

185:
  %186 = phi i64 [ %184, %180 ], [ 0, %176 ]
  %187 = phi i64 [ %182, %180 ], [ 1, %176 ]
  %188 = icmp sgt i8 %169, 2
  br i1 %188, label %189, label %194

189:
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %193 = load i64, ptr %192, align 8
  br label %194

194:
  %195 = phi i64 [ %193, %189 ], [ 0, %185 ]
  %196 = phi i64 [ %191, %189 ], [ 1, %185 ]
  %197 = icmp sgt i8 %169, 3
  br i1 %197, label %198, label %203

198:
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %198 ], [ 0, %194 ]
  %205 = phi i64 [ %200, %198 ], [ 1, %194 ]
  %206 = icmp sgt i8 %169, 4
  br i1 %206, label %207, label %212

207:
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %211 = load i64, ptr %210, align 8
  br label %212

212:
  %213 = phi i64 [ %211, %207 ], [ 0, %203 ]
  %214 = phi i64 [ %209, %207 ], [ 1, %203 ]
  %215 = icmp sgt i8 %169, 5
  br i1 %215, label %216, label %221

216:
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %220 = load i64, ptr %219, align 8
  br label %221

221:
  %222 = phi i64 [ %220, %216 ], [ 0, %212 ]
  %223 = phi i64 [ %218, %216 ], [ 1, %212 ]
  %224 = icmp sgt i8 %169, 6
  br i1 %224, label %225, label %230

225:
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %229 = load i64, ptr %228, align 8
  br label %230

230:
  %231 = phi i64 [ %227, %225 ], [ 1, %221 ]
  %232 = phi i64 [ %229, %225 ], [ 0, %221 ]
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %234 = load i8, ptr %233, align 1
  %235 = icmp eq i8 %234, 42
  br i1 %235, label %236, label %289

236:
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %238 = load i8, ptr %237, align 1
  %239 = and i8 %238, 1
  %240 = icmp eq i8 %239, 0
  br i1 %240, label %289, label %241

241:
  %242 = load i8, ptr %10, align 4
  %243 = icmp eq i8 %242, 0
  br i1 %243, label %244, label %247

244:
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %246 = load ptr, ptr %245, align 8
  br label %247

247:
  %248 = phi ptr [ %246, %244 ], [ null, %241 ]
  %249 = icmp eq i8 %242, 1
  br i1 %249, label %250, label %253

250:
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %252 = load ptr, ptr %251, align 8
  br label %253

253:
  %254 = phi ptr [ %252, %250 ], [ %248, %247 ]
  %255 = icmp eq i8 %242, 2
  br i1 %255, label %256, label %259

256:
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %258 = load ptr, ptr %257, align 8
  br label %259

259:
  %260 = phi ptr [ %258, %256 ], [ %254, %253 ]
  %261 = icmp eq i8 %242, 3
  br i1 %261, label %262, label %265

262:
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %264 = load ptr, ptr %263, align 8
  br label %265

265:
  %266 = phi ptr [ %264, %262 ], [ %260, %259 ]
  %267 = icmp eq i8 %242, 4
  br i1 %267, label %268, label %271

268:
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %270 = load ptr, ptr %269, align 8
  br label %271

271:
  %272 = phi ptr [ %270, %268 ], [ %266, %265 ]
  %273 = icmp eq i8 %242, 5
  br i1 %273, label %274, label %277

274:
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %276 = load ptr, ptr %275, align 8
  br label %277

277:
  %278 = phi ptr [ %276, %274 ], [ %272, %271 ]
  %279 = icmp eq i8 %242, 6
  br i1 %279, label %280, label %283

280:
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %282 = load ptr, ptr %281, align 8
  br label %283

283:
  %284 = phi ptr [ %282, %280 ], [ %278, %277 ]
  %285 = icmp eq i8 %242, 7
  br i1 %285, label %286, label %289

286:
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %288 = load ptr, ptr %287, align 8
  br label %289

289:
  %290 = phi ptr [ null, %230 ], [ null, %236 ], [ %288, %286 ], [ %284, %283 ]
  %291 = load i8, ptr %10, align 4
  %292 = icmp eq i8 %291, 0
  br i1 %292, label %293, label %294

293:
  tail call void @pad.fortran.type.initialize(ptr noundef %290, ptr noundef %166) #9
  br label %406

294:
  %295 = mul nsw i64 %187, %178
  %296 = mul nsw i64 %196, %295
  %297 = mul nsw i64 %205, %296
  %298 = mul nsw i64 %214, %297
  %299 = mul nsw i64 %223, %298
  %300 = mul nsw i64 %231, %299
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %302, label %308

302:
  %303 = mul nsw i64 %196, %187
  %304 = mul nsw i64 %205, %303
  %305 = mul nsw i64 %214, %304
  %306 = mul nsw i64 %223, %305
  %307 = mul nsw i64 %231, %306
  br label %308

308:
  %309 = phi i64 [ 0, %294 ], [ %307, %302 ]
  %310 = icmp sgt i64 %309, 0
  br i1 %310, label %311, label %406

311:
  %312 = mul nsw i64 %177, %178
  %313 = icmp eq i64 %312, 0
  br label %314

314:
  %315 = phi i64 [ %400, %399 ], [ 0, %311 ]
  %316 = load i8, ptr %10, align 4
  %317 = icmp sgt i8 %316, 1
  br i1 %317, label %318, label %326

318:
  %319 = icmp eq i8 %316, 2
  br i1 %319, label %324, label %320

320:
  %321 = urem i64 %315, %187
  %322 = mul nsw i64 %186, %321
  %323 = udiv i64 %315, %187
  br label %326

324:
  %325 = mul nsw i64 %186, %315
  br label %326

326:
  %327 = phi i64 [ %325, %324 ], [ %322, %320 ], [ 0, %314 ]
  %328 = phi i64 [ %315, %324 ], [ %323, %320 ], [ %315, %314 ]
  %329 = icmp sgt i8 %316, 2
  br i1 %329, label %330, label %340

330:
  %331 = icmp eq i8 %316, 3
  br i1 %331, label %337, label %332

332:
  %333 = urem i64 %328, %196
  %334 = mul nsw i64 %195, %333
  %335 = add nsw i64 %334, %327
  %336 = udiv i64 %328, %196
  br label %340

337:
  %338 = mul nsw i64 %195, %328
  %339 = add nsw i64 %338, %327
  br label %340

340:
  %341 = phi i64 [ %339, %337 ], [ %335, %332 ], [ %327, %326 ]
  %342 = phi i64 [ %328, %337 ], [ %336, %332 ], [ %328, %326 ]
  %343 = icmp sgt i8 %316, 3
  br i1 %343, label %344, label %354

344:
  %345 = icmp eq i8 %316, 4
  br i1 %345, label %351, label %346

346:
  %347 = urem i64 %342, %205
  %348 = mul nsw i64 %204, %347
  %349 = add nsw i64 %348, %341
  %350 = udiv i64 %342, %205
  br label %354

351:
  %352 = mul nsw i64 %204, %342
  %353 = add nsw i64 %352, %341
  br label %354

354:
  %355 = phi i64 [ %353, %351 ], [ %349, %346 ], [ %341, %340 ]
  %356 = phi i64 [ %342, %351 ], [ %350, %346 ], [ %342, %340 ]
  %357 = icmp sgt i8 %316, 4
  br i1 %357, label %358, label %368

358:
  %359 = icmp eq i8 %316, 5
  br i1 %359, label %365, label %360

360:
  %361 = urem i64 %356, %214
  %362 = mul nsw i64 %213, %361
  %363 = add nsw i64 %362, %355
  %364 = udiv i64 %356, %214
  br label %368

365:
  %366 = mul nsw i64 %213, %356
  %367 = add nsw i64 %366, %355
  br label %368

368:
  %369 = phi i64 [ %367, %365 ], [ %363, %360 ], [ %355, %354 ]
  %370 = phi i64 [ %356, %365 ], [ %364, %360 ], [ %356, %354 ]
  %371 = icmp sgt i8 %316, 5
  br i1 %371, label %372, label %382

372:
  %373 = icmp eq i8 %316, 6
  br i1 %373, label %379, label %374

374:
  %375 = urem i64 %370, %223
  %376 = mul nsw i64 %222, %375
  %377 = add nsw i64 %376, %369
  %378 = udiv i64 %370, %223
  br label %382

379:
  %380 = mul nsw i64 %222, %370
  %381 = add nsw i64 %380, %369
  br label %382

382:
  %383 = phi i64 [ %381, %379 ], [ %377, %374 ], [ %369, %368 ]
  %384 = phi i64 [ %370, %379 ], [ %378, %374 ], [ %370, %368 ]
  %385 = icmp sgt i8 %316, 6
  br i1 %385, label %386, label %395

386:
  %387 = icmp eq i8 %316, 7
  br i1 %387, label %392, label %388

388:
  %389 = urem i64 %384, %231
  %390 = mul nsw i64 %232, %389
  %391 = add nsw i64 %390, %383
  br label %395

392:
  %393 = mul nsw i64 %232, %384
  %394 = add nsw i64 %393, %383
  br label %395

395:
  %396 = phi i64 [ %394, %392 ], [ %391, %388 ], [ %383, %382 ]
  %397 = getelementptr inbounds i8, ptr %166, i64 %396
  %398 = getelementptr inbounds i8, ptr %397, i64 %312
  br i1 %313, label %399, label %402

399:
  %400 = add nuw nsw i64 %315, 1
  %401 = icmp eq i64 %400, %309
  br i1 %401, label %406, label %314

402:
  %403 = phi ptr [ %404, %402 ], [ %397, %395 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %290, ptr noundef %403) #9
  %404 = getelementptr inbounds i8, ptr %403, i64 %177
  %405 = icmp eq ptr %404, %398
  br i1 %405, label %399, label %402

406:
  %407 = phi i32 [ %93, %92 ], [ %104, %97 ], [ 0, %163 ], [ 0, %293 ], [ 0, %308 ], [ 0, %399 ]
  ret i32 %407
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @_FortranAAllocatableAllocate(ptr noundef captures(none), ptr noundef, i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define linkonce_odr hidden i32 @pad.fortran.AllocatableAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = alloca i8, align 1
  %8 = alloca %struct.Descriptor, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %10 = load i8, ptr %9, align 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %12 = load i8, ptr %11, align 4
  %13 = icmp sgt i8 %12, 7
  br i1 %13, label %96, label %14

14:
  %15 = icmp eq i8 %10, 42
  br i1 %15, label %16, label %87

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %18 = load i8, ptr %17, align 1
  %19 = and i8 %18, 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %68, label %21

21:
  %22 = icmp eq i8 %12, 0
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load ptr, ptr %24, align 8
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp eq i8 %12, 1
  br i1 %28, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load ptr, ptr %30, align 8
  br label %32

32:
  %33 = phi ptr [ %31, %29 ], [ %27, %26 ]
  %34 = icmp eq i8 %12, 2
  br i1 %34, label %35, label %38

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %37 = load ptr, ptr %36, align 8
  br label %38

38:
  %39 = phi ptr [ %37, %35 ], [ %33, %32 ]
  %40 = icmp eq i8 %12, 3
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %43 = load ptr, ptr %42, align 8
  br label %44

44:
  %45 = phi ptr [ %43, %41 ], [ %39, %38 ]
  %46 = icmp eq i8 %12, 4
  br i1 %46, label %47, label %50

47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %49 = load ptr, ptr %48, align 8
  br label %50

50:
  %51 = phi ptr [ %49, %47 ], [ %45, %44 ]
  %52 = icmp eq i8 %12, 5
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %55 = load ptr, ptr %54, align 8
  br label %56

56:
  %57 = phi ptr [ %55, %53 ], [ %51, %50 ]
  %58 = icmp eq i8 %12, 6
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %61 = load ptr, ptr %60, align 8
  br label %62

62:
  %63 = phi ptr [ %61, %59 ], [ %57, %56 ]
  %64 = icmp eq i8 %12, 7
  br i1 %64, label %65, label %68

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %67 = load ptr, ptr %66, align 8
  br label %68

68:
  %69 = phi ptr [ null, %16 ], [ %67, %65 ], [ %63, %62 ]
  %70 = icmp eq ptr %69, null
  br i1 %70, label %96, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 430
  %73 = load i8, ptr %72, align 1
  %74 = icmp eq i8 %73, 0
  br i1 %74, label %83, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %69, i64 431
  %77 = load i8, ptr %76, align 1
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %83, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %69, i64 432
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %83, label %96

83:
  %84 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %69) #9
  %85 = icmp eq i32 %84, 0
  %86 = select i1 %85, i32 2, i32 1
  br label %96

87:
  %88 = add i8 %10, -1
  %89 = icmp ult i8 %88, 39
  %90 = icmp eq i8 %10, 41
  %91 = or i1 %90, %89
  %92 = add i8 %10, -45
  %93 = icmp ult i8 %92, 5
  %94 = or i1 %93, %91
  %95 = select i1 %94, i32 0, i32 2
  br label %96

96:
  %97 = phi i32 [ %95, %87 ], [ 2, %6 ], [ 2, %68 ], [ %86, %83 ], [ 0, %79 ]
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %101

99:
  %100 = tail call i32 @_FortranAAllocatableAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) #9
  br label %1435

101:
  %102 = load ptr, ptr %0, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %112, label %104

104:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store i8 0, ptr %7, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store ptr %7, ptr %8, align 8
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 1, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 20240719, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i8 0, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 7, ptr %108, align 1
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 22
  store i8 2, ptr %109, align 2
  %110 = getelementptr inbounds nuw i8, ptr %8, i64 23
  store i8 0, ptr %110, align 1
  %111 = call i32 @_FortranAAllocatableAllocate(ptr noundef nonnull captures(none) %8, ptr noundef null, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, ptr noundef null) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %1435

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %114 = load i8, ptr %113, align 4
  %115 = icmp sgt i8 %114, 0
  br i1 %115, label %116, label %119

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 1, %112 ]
  %121 = icmp sgt i8 %114, 1
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %124 = load i64, ptr %123, align 8
  br label %125

125:
  %126 = phi i64 [ %124, %122 ], [ 1, %119 ]
  %127 = icmp sgt i8 %114, 2
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %130 = load i64, ptr %129, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %128 ], [ 1, %125 ]
  %133 = icmp sgt i8 %114, 3
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %134 ], [ 1, %131 ]
  %139 = icmp sgt i8 %114, 4
  br i1 %139, label %140, label %143

140:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %142 = load i64, ptr %141, align 8
  br label %143

143:
  %144 = phi i64 [ %142, %140 ], [ 1, %137 ]
  %145 = icmp sgt i8 %114, 5
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %148 = load i64, ptr %147, align 8
  br label %149

149:
  %150 = phi i64 [ %148, %146 ], [ 1, %143 ]
  %151 = icmp sgt i8 %114, 6
  br i1 %151, label %152, label %155

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %152 ], [ 1, %149 ]
  %157 = load ptr, ptr %1, align 8
  %158 = load i8, ptr %11, align 4
  %159 = icmp sgt i8 %158, 0
  br i1 %159, label %160, label %165

160:
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %164 = load i64, ptr %163, align 8
  br label %165

165:
  %166 = phi i64 [ %164, %160 ], [ 0, %155 ]
  %167 = phi i64 [ %162, %160 ], [ 1, %155 ]
  %168 = icmp sgt i8 %158, 1
  br i1 %168, label %169, label %174

169:
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %173 = load i64, ptr %172, align 8
  br label %174

174:
  %175 = phi i64 [ %173, %169 ], [ 0, %165 ]
  %176 = phi i64 [ %171, %169 ], [ 1, %165 ]
  %177 = icmp sgt i8 %158, 2
  br i1 %177, label %178, label %183

178:
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %182 = load i64, ptr %181, align 8
  br label %183

183:
  %184 = phi i64 [ %182, %178 ], [ 0, %174 ]
  %185 = phi i64 [ %180, %178 ], [ 1, %174 ]
  %186 = icmp sgt i8 %158, 3
  br i1 %186, label %187, label %192

187:
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %191 = load i64, ptr %190, align 8
  br label %192

192:
  %193 = phi i64 [ %191, %187 ], [ 0, %183 ]
  %194 = phi i64 [ %189, %187 ], [ 1, %183 ]
  %195 = icmp sgt i8 %158, 4
  br i1 %195, label %196, label %201

196:
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %200 = load i64, ptr %199, align 8
  br label %201

201:
  %202 = phi i64 [ %200, %196 ], [ 0, %192 ]
  %203 = phi i64 [ %198, %196 ], [ 1, %192 ]
  %204 = icmp sgt i8 %158, 5
  br i1 %204, label %205, label %210

205:
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %209 = load i64, ptr %208, align 8
  br label %210

210:
  %211 = phi i64 [ %209, %205 ], [ 0, %201 ]
  %212 = phi i64 [ %207, %205 ], [ 1, %201 ]
  %213 = icmp sgt i8 %158, 6
  br i1 %213, label %214, label %219

214:
  %215 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %218 = load i64, ptr %217, align 8
  br label %219

219:
  %220 = phi i64 [ %218, %214 ], [ 0, %210 ]
  %221 = phi i64 [ %216, %214 ], [ 1, %210 ]
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %225 = load i8, ptr %224, align 4
  %226 = icmp sgt i8 %225, 0
  br i1 %226, label %227, label %232

227:
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %223, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %230 = load i64, ptr %229, align 8
  %231 = mul i64 %230, %223
  br label %232

232:
  %233 = phi i64 [ %231, %227 ], [ %223, %219 ]
  %234 = icmp sgt i8 %225, 1
  br i1 %234, label %235, label %240

235:
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %233, ptr %236, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %238 = load i64, ptr %237, align 8
  %239 = mul i64 %238, %233
  br label %240

240:
  %241 = phi i64 [ %239, %235 ], [ %233, %232 ]
  %242 = icmp sgt i8 %225, 2
  br i1 %242, label %243, label %248

243:
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %241, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %246 = load i64, ptr %245, align 8
  %247 = mul i64 %246, %241
  br label %248

248:
  %249 = phi i64 [ %247, %243 ], [ %241, %240 ]
  %250 = icmp sgt i8 %225, 3
  br i1 %250, label %251, label %256

251:
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %249, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %254 = load i64, ptr %253, align 8
  %255 = mul i64 %254, %249
  br label %256

256:
  %257 = phi i64 [ %255, %251 ], [ %249, %248 ]
  %258 = icmp sgt i8 %225, 4
  br i1 %258, label %259, label %264

259:
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %257, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %262 = load i64, ptr %261, align 8
  %263 = mul i64 %262, %257
  br label %264

264:
  %265 = phi i64 [ %263, %259 ], [ %257, %256 ]
  %266 = icmp sgt i8 %225, 5
  br i1 %266, label %267, label %272

267:
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %265, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %270 = load i64, ptr %269, align 8
  %271 = mul i64 %270, %265
  br label %272

272:
  %273 = phi i64 [ %271, %267 ], [ %265, %264 ]
  %274 = icmp sgt i8 %225, 6
  br i1 %274, label %275, label %280

275:
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %273, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %278 = load i64, ptr %277, align 8
  %279 = mul i64 %278, %273
  br label %280

280:
  %281 = phi i64 [ %279, %275 ], [ %273, %272 ]
  %282 = tail call i64 @llvm.umax.i64(i64 %281, i64 1)
  %283 = tail call ptr @malloc(i64 noundef %282) #10
  store ptr %283, ptr %0, align 8
  %284 = icmp eq i32 %97, 1
  br i1 %284, label %285, label %526

285:
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %287 = load i8, ptr %286, align 4
  %288 = icmp sgt i8 %287, 0
  br i1 %288, label %289, label %294

289:
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %293 = load i64, ptr %292, align 8
  br label %294

294:
  %295 = phi i64 [ %291, %289 ], [ 1, %285 ]
  %296 = phi i64 [ %293, %289 ], [ 0, %285 ]
  %297 = icmp sgt i8 %287, 1
  br i1 %297, label %298, label %303

298:
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %302 = load i64, ptr %301, align 8
  br label %303

303:
  %304 = phi i64 [ %300, %298 ], [ 1, %294 ]
  %305 = phi i64 [ %302, %298 ], [ 0, %294 ]
  %306 = icmp sgt i8 %287, 2
  br i1 %306, label %307, label %312

307:
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %311 = load i64, ptr %310, align 8
  br label %312

312:
  %313 = phi i64 [ %309, %307 ], [ 1, %303 ]
  %314 = phi i64 [ %311, %307 ], [ 0, %303 ]
  %315 = icmp sgt i8 %287, 3
  br i1 %315, label %316, label %321

316:
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %320 = load i64, ptr %319, align 8
  br label %321

321:
  %322 = phi i64 [ %318, %316 ], [ 1, %312 ]
  %323 = phi i64 [ %320, %316 ], [ 0, %312 ]
  %324 = icmp sgt i8 %287, 4
  br i1 %324, label %325, label %330

325:
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %329 = load i64, ptr %328, align 8
  br label %330

330:
  %331 = phi i64 [ %327, %325 ], [ 1, %321 ]
  %332 = phi i64 [ %329, %325 ], [ 0, %321 ]
  %333 = icmp sgt i8 %287, 5
  br i1 %333, label %334, label %339

334:
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %338 = load i64, ptr %337, align 8
  br label %339

339:
  %340 = phi i64 [ %336, %334 ], [ 1, %330 ]
  %341 = phi i64 [ %338, %334 ], [ 0, %330 ]
  %342 = icmp sgt i8 %287, 6
  br i1 %342, label %343, label %348

343:
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %347 = load i64, ptr %346, align 8
  br label %348

348:
  %349 = phi i64 [ %345, %343 ], [ 1, %339 ]
  %350 = phi i64 [ %347, %343 ], [ 0, %339 ]
  %351 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %352 = load i8, ptr %351, align 1
  %353 = icmp eq i8 %352, 42
  br i1 %353, label %354, label %408

354:
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %356 = load i8, ptr %355, align 1
  %357 = and i8 %356, 1
  %358 = icmp eq i8 %357, 0
  br i1 %358, label %408, label %359

359:
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %361 = load i8, ptr %360, align 4
  %362 = icmp eq i8 %361, 0
  br i1 %362, label %363, label %366

363:
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %365 = load ptr, ptr %364, align 8
  br label %366

366:
  %367 = phi ptr [ %365, %363 ], [ null, %359 ]
  %368 = icmp eq i8 %361, 1
  br i1 %368, label %369, label %372

369:
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %371 = load ptr, ptr %370, align 8
  br label %372

372:
  %373 = phi ptr [ %371, %369 ], [ %367, %366 ]
  %374 = icmp eq i8 %361, 2
  br i1 %374, label %375, label %378

375:
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %377 = load ptr, ptr %376, align 8
  br label %378

378:
  %379 = phi ptr [ %377, %375 ], [ %373, %372 ]
  %380 = icmp eq i8 %361, 3
  br i1 %380, label %381, label %384

381:
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %383 = load ptr, ptr %382, align 8
  br label %384

384:
  %385 = phi ptr [ %383, %381 ], [ %379, %378 ]
  %386 = icmp eq i8 %361, 4
  br i1 %386, label %387, label %390

387:
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %389 = load ptr, ptr %388, align 8
  br label %390

390:
  %391 = phi ptr [ %389, %387 ], [ %385, %384 ]
  %392 = icmp eq i8 %361, 5
  br i1 %392, label %393, label %396

393:
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %395 = load ptr, ptr %394, align 8
  br label %396

396:
  %397 = phi ptr [ %395, %393 ], [ %391, %390 ]
  %398 = icmp eq i8 %361, 6
  br i1 %398, label %399, label %402

399:
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %401 = load ptr, ptr %400, align 8
  br label %402

402:
  %403 = phi ptr [ %401, %399 ], [ %397, %396 ]
  %404 = icmp eq i8 %361, 7
  br i1 %404, label %405, label %408

405:
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %407 = load ptr, ptr %406, align 8
  br label %408

408:
  %409 = phi ptr [ null, %348 ], [ null, %354 ], [ %407, %405 ], [ %403, %402 ]
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %411 = load i8, ptr %410, align 4
  %412 = icmp eq i8 %411, 0
  br i1 %412, label %413, label %414

413:
  tail call void @pad.fortran.type.initialize(ptr noundef %409, ptr noundef %283) #9
  br label %526

414:
  %415 = mul nsw i64 %304, %295
  %416 = mul nsw i64 %313, %415
  %417 = mul nsw i64 %322, %416
  %418 = mul nsw i64 %331, %417
  %419 = mul nsw i64 %340, %418
  %420 = mul nsw i64 %349, %419
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %428

422:
  %423 = mul nsw i64 %313, %304
  %424 = mul nsw i64 %322, %423
  %425 = mul nsw i64 %331, %424
  %426 = mul nsw i64 %340, %425
  %427 = mul nsw i64 %349, %426
  br label %428

428:
  %429 = phi i64 [ 0, %414 ], [ %427, %422 ]
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %526

431:
  %432 = mul nsw i64 %296, %295
  %433 = icmp eq i64 %432, 0
  br label %434

434:
  %435 = phi i64 [ %520, %519 ], [ 0, %431 ]
  %436 = load i8, ptr %410, align 4
  %437 = icmp sgt i8 %436, 1
  br i1 %437, label %438, label %446

438:
  %439 = icmp eq i8 %436, 2
  br i1 %439, label %444, label %440

440:
  %441 = urem i64 %435, %304
  %442 = mul nsw i64 %305, %441
  %443 = udiv i64 %435, %304
  br label %446

444:
  %445 = mul nsw i64 %305, %435
  br label %446

446:
  %447 = phi i64 [ %445, %444 ], [ %442, %440 ], [ 0, %434 ]
  %448 = phi i64 [ %435, %444 ], [ %443, %440 ], [ %435, %434 ]
  %449 = icmp sgt i8 %436, 2
  br i1 %449, label %450, label %460

450:
  %451 = icmp eq i8 %436, 3
  br i1 %451, label %457, label %452

452:
  %453 = urem i64 %448, %313
  %454 = mul nsw i64 %314, %453
  %455 = add nsw i64 %454, %447
  %456 = udiv i64 %448, %313
  br label %460

457:
  %458 = mul nsw i64 %314, %448
  %459 = add nsw i64 %458, %447
  br label %460

460:
  %461 = phi i64 [ %459, %457 ], [ %455, %452 ], [ %447, %446 ]
  %462 = phi i64 [ %448, %457 ], [ %456, %452 ], [ %448, %446 ]
  %463 = icmp sgt i8 %436, 3
  br i1 %463, label %464, label %474

464:
  %465 = icmp eq i8 %436, 4
  br i1 %465, label %471, label %466

466:
  %467 = urem i64 %462, %322
  %468 = mul nsw i64 %323, %467
  %469 = add nsw i64 %468, %461
  %470 = udiv i64 %462, %322
  br label %474

471:
  %472 = mul nsw i64 %323, %462
  %473 = add nsw i64 %472, %461
  br label %474

474:
  %475 = phi i64 [ %473, %471 ], [ %469, %466 ], [ %461, %460 ]
  %476 = phi i64 [ %462, %471 ], [ %470, %466 ], [ %462, %460 ]
  %477 = icmp sgt i8 %436, 4
  br i1 %477, label %478, label %488

478:
  %479 = icmp eq i8 %436, 5
  br i1 %479, label %485, label %480

480:
  %481 = urem i64 %476, %331
  %482 = mul nsw i64 %332, %481
  %483 = add nsw i64 %482, %475
  %484 = udiv i64 %476, %331
  br label %488

485:
  %486 = mul nsw i64 %332, %476
  %487 = add nsw i64 %486, %475
  br label %488

488:
  %489 = phi i64 [ %487, %485 ], [ %483, %480 ], [ %475, %474 ]
  %490 = phi i64 [ %476, %485 ], [ %484, %480 ], [ %476, %474 ]
  %491 = icmp sgt i8 %436, 5
  br i1 %491, label %492, label %502

492:
  %493 = icmp eq i8 %436, 6
  br i1 %493, label %499, label %494

494:
  %495 = urem i64 %490, %340
  %496 = mul nsw i64 %341, %495
  %497 = add nsw i64 %496, %489
  %498 = udiv i64 %490, %340
  br label %502

499:
  %500 = mul nsw i64 %341, %490
  %501 = add nsw i64 %500, %489
  br label %502

502:
  %503 = phi i64 [ %501, %499 ], [ %497, %494 ], [ %489, %488 ]
  %504 = phi i64 [ %490, %499 ], [ %498, %494 ], [ %490, %488 ]
  %505 = icmp sgt i8 %436, 6
  br i1 %505, label %506, label %515

506:
  %507 = icmp eq i8 %436, 7
  br i1 %507, label %512, label %508

508:
  %509 = urem i64 %504, %349
  %510 = mul nsw i64 %350, %509
  %511 = add nsw i64 %510, %503
  br label %515

512:
  %513 = mul nsw i64 %350, %504
  %514 = add nsw i64 %513, %503
  br label %515

515:
  %516 = phi i64 [ %514, %512 ], [ %511, %508 ], [ %503, %502 ]
  %517 = getelementptr inbounds i8, ptr %283, i64 %516
  %518 = getelementptr inbounds i8, ptr %517, i64 %432
  br i1 %433, label %519, label %522

519:
  %520 = add nuw nsw i64 %435, 1
  %521 = icmp eq i64 %520, %429
  br i1 %521, label %526, label %434

522:
  %523 = phi ptr [ %524, %522 ], [ %517, %515 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %409, ptr noundef %523) #9
  %524 = getelementptr inbounds i8, ptr %523, i64 %296
  %525 = icmp eq ptr %524, %518
  br i1 %525, label %519, label %522

526:
  %527 = load i8, ptr %11, align 4
  %528 = icmp sgt i8 %527, 0
  br i1 %528, label %529, label %545

529:
  %530 = icmp ne i64 %120, %167
  %531 = icmp ne i64 %126, %176
  %532 = icmp ne i64 %132, %185
  %533 = icmp ne i64 %138, %194
  %534 = icmp ne i64 %144, %203
  %535 = icmp ne i64 %150, %212
  %536 = icmp ne i64 %156, %221
  %537 = select i1 %536, i1 true, i1 %535
  %538 = select i1 %537, i1 true, i1 %534
  %539 = select i1 %538, i1 true, i1 %533
  %540 = select i1 %539, i1 true, i1 %532
  %541 = select i1 %540, i1 true, i1 %531
  %542 = select i1 %541, i1 true, i1 %530
  br i1 %542, label %543, label %545

543:
  br i1 %2, label %1435, label %544

544:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %4, i32 noundef %5) #11
  unreachable

545:
  %546 = load ptr, ptr %0, align 8
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %548 = load i8, ptr %547, align 4
  %549 = icmp sgt i8 %548, 0
  br i1 %549, label %550, label %555

550:
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %554 = load i64, ptr %553, align 8
  br label %555

555:
  %556 = phi i64 [ %554, %550 ], [ 0, %545 ]
  %557 = phi i64 [ %552, %550 ], [ 1, %545 ]
  %558 = icmp sgt i8 %548, 1
  br i1 %558, label %559, label %564

559:
  %560 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %561 = load i64, ptr %560, align 8
  %562 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %563 = load i64, ptr %562, align 8
  br label %564

564:
  %565 = phi i64 [ %563, %559 ], [ 0, %555 ]
  %566 = phi i64 [ %561, %559 ], [ 1, %555 ]
  %567 = icmp sgt i8 %548, 2
  br i1 %567, label %568, label %573

568:
  %569 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %572 = load i64, ptr %571, align 8
  br label %573

573:
  %574 = phi i64 [ %572, %568 ], [ 0, %564 ]
  %575 = phi i64 [ %570, %568 ], [ 1, %564 ]
  %576 = icmp sgt i8 %548, 3
  br i1 %576, label %577, label %582

577:
  %578 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %581 = load i64, ptr %580, align 8
  br label %582

582:
  %583 = phi i64 [ %581, %577 ], [ 0, %573 ]
  %584 = phi i64 [ %579, %577 ], [ 1, %573 ]
  %585 = icmp sgt i8 %548, 4
  br i1 %585, label %586, label %591

586:
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %588 = load i64, ptr %587, align 8
  %589 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %590 = load i64, ptr %589, align 8
  br label %591

591:
  %592 = phi i64 [ %590, %586 ], [ 0, %582 ]
  %593 = phi i64 [ %588, %586 ], [ 1, %582 ]
  %594 = icmp sgt i8 %548, 5
  br i1 %594, label %595, label %600

595:
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %599 = load i64, ptr %598, align 8
  br label %600

600:
  %601 = phi i64 [ %599, %595 ], [ 0, %591 ]
  %602 = phi i64 [ %597, %595 ], [ 1, %591 ]
  %603 = icmp sgt i8 %548, 6
  br i1 %603, label %604, label %609

604:
  %605 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %606 = load i64, ptr %605, align 8
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %608 = load i64, ptr %607, align 8
  br label %609

609:
  %610 = phi i64 [ %608, %604 ], [ 0, %600 ]
  %611 = phi i64 [ %606, %604 ], [ 1, %600 ]
  %612 = icmp eq i8 %527, 0
  br i1 %612, label %613, label %615

613:
  %614 = load ptr, ptr %1, align 8
  br label %615

615:
  %616 = phi i64 [ 0, %613 ], [ %220, %609 ]
  %617 = phi i64 [ 0, %613 ], [ %211, %609 ]
  %618 = phi i64 [ 0, %613 ], [ %202, %609 ]
  %619 = phi i64 [ 0, %613 ], [ %193, %609 ]
  %620 = phi i64 [ 0, %613 ], [ %184, %609 ]
  %621 = phi i64 [ 0, %613 ], [ %175, %609 ]
  %622 = phi i64 [ 0, %613 ], [ %166, %609 ]
  %623 = phi i64 [ %611, %613 ], [ %221, %609 ]
  %624 = phi i64 [ %602, %613 ], [ %212, %609 ]
  %625 = phi i64 [ %593, %613 ], [ %203, %609 ]
  %626 = phi i64 [ %584, %613 ], [ %194, %609 ]
  %627 = phi i64 [ %575, %613 ], [ %185, %609 ]
  %628 = phi i64 [ %566, %613 ], [ %176, %609 ]
  %629 = phi i64 [ %557, %613 ], [ %167, %609 ]
  %630 = phi ptr [ %614, %613 ], [ %157, %609 ]
  %631 = icmp eq i32 %97, 0
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %633 = load i8, ptr %632, align 4
  %634 = load i8, ptr %9, align 1
  br i1 %631, label %635, label %1000

635:
  switch i8 %634, label %639 [
    i8 28, label %640
    i8 27, label %636
    i8 35, label %637
    i8 34, label %638
  ]

636:
  br label %640

637:
  br label %640

638:
  br label %640

639:
  br label %640

640:
  %641 = phi i32 [ 0, %639 ], [ 1, %636 ], [ 4, %637 ], [ 3, %638 ], [ 2, %635 ]
  %642 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %643 = load i64, ptr %642, align 8
  %644 = icmp eq i64 %557, 1
  %645 = icmp eq i64 %556, %643
  %646 = select i1 %644, i1 true, i1 %645
  %647 = mul nsw i64 %557, %643
  %648 = icmp eq i64 %566, 1
  %649 = icmp eq i64 %565, %647
  %650 = select i1 %648, i1 true, i1 %649
  %651 = and i1 %650, %646
  %652 = mul nsw i64 %566, %647
  %653 = icmp eq i64 %575, 1
  %654 = icmp eq i64 %574, %652
  %655 = select i1 %653, i1 true, i1 %654
  %656 = and i1 %655, %651
  %657 = mul nsw i64 %575, %652
  %658 = icmp eq i64 %584, 1
  %659 = icmp eq i64 %583, %657
  %660 = select i1 %658, i1 true, i1 %659
  %661 = and i1 %660, %656
  %662 = mul nsw i64 %584, %657
  %663 = icmp eq i64 %593, 1
  %664 = icmp eq i64 %592, %662
  %665 = select i1 %663, i1 true, i1 %664
  %666 = and i1 %665, %661
  %667 = mul nsw i64 %593, %662
  %668 = icmp eq i64 %602, 1
  %669 = icmp eq i64 %601, %667
  %670 = select i1 %668, i1 true, i1 %669
  %671 = and i1 %670, %666
  %672 = icmp eq i64 %611, 1
  %673 = mul nsw i64 %602, %667
  %674 = icmp eq i64 %610, %673
  %675 = select i1 %672, i1 true, i1 %674
  %676 = and i1 %675, %671
  %677 = mul i64 %628, %629
  %678 = mul i64 %627, %677
  %679 = mul i64 %626, %678
  %680 = mul i64 %625, %679
  %681 = mul i64 %624, %680
  %682 = mul i64 %623, %681
  br i1 %676, label %683, label %763

683:
  %684 = icmp eq i64 %629, 1
  %685 = icmp eq i64 %622, %643
  %686 = select i1 %684, i1 true, i1 %685
  %687 = mul nsw i64 %629, %643
  %688 = icmp eq i64 %628, 1
  %689 = icmp eq i64 %621, %687
  %690 = select i1 %688, i1 true, i1 %689
  %691 = and i1 %690, %686
  %692 = mul nsw i64 %628, %687
  %693 = icmp eq i64 %627, 1
  %694 = icmp eq i64 %620, %692
  %695 = select i1 %693, i1 true, i1 %694
  %696 = and i1 %695, %691
  %697 = mul nsw i64 %627, %692
  %698 = icmp eq i64 %626, 1
  %699 = icmp eq i64 %619, %697
  %700 = select i1 %698, i1 true, i1 %699
  %701 = and i1 %700, %696
  %702 = mul nsw i64 %626, %697
  %703 = icmp eq i64 %625, 1
  %704 = icmp eq i64 %618, %702
  %705 = select i1 %703, i1 true, i1 %704
  %706 = and i1 %705, %701
  %707 = mul nsw i64 %625, %702
  %708 = icmp eq i64 %624, 1
  %709 = icmp eq i64 %617, %707
  %710 = select i1 %708, i1 true, i1 %709
  %711 = and i1 %710, %706
  %712 = icmp eq i64 %623, 1
  %713 = mul nsw i64 %624, %707
  %714 = icmp eq i64 %616, %713
  %715 = select i1 %712, i1 true, i1 %714
  %716 = and i1 %715, %711
  br i1 %716, label %717, label %763

717:
  switch i32 %641, label %762 [
    i32 2, label %724
    i32 1, label %722
    i32 4, label %720
    i32 3, label %718
    i32 0, label %760
  ]

718:
  %719 = icmp sgt i64 %682, 0
  br i1 %719, label %750, label %1435

720:
  %721 = icmp sgt i64 %682, 0
  br i1 %721, label %740, label %1435

722:
  %723 = icmp sgt i64 %682, 0
  br i1 %723, label %733, label %1435

724:
  %725 = icmp sgt i64 %682, 0
  br i1 %725, label %726, label %1435

726:
  %727 = phi i64 [ %731, %726 ], [ 0, %724 ]
  %728 = getelementptr inbounds nuw double, ptr %546, i64 %727
  %729 = getelementptr inbounds nuw double, ptr %630, i64 %727
  %730 = load double, ptr %729, align 8
  store double %730, ptr %728, align 8
  %731 = add nuw nsw i64 %727, 1
  %732 = icmp eq i64 %731, %682
  br i1 %732, label %1435, label %726

733:
  %734 = phi i64 [ %738, %733 ], [ 0, %722 ]
  %735 = getelementptr inbounds nuw float, ptr %546, i64 %734
  %736 = getelementptr inbounds nuw float, ptr %630, i64 %734
  %737 = load float, ptr %736, align 4
  store float %737, ptr %735, align 4
  %738 = add nuw nsw i64 %734, 1
  %739 = icmp eq i64 %738, %682
  br i1 %739, label %1435, label %733

740:
  %741 = phi i64 [ %748, %740 ], [ 0, %720 ]
  %742 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %546, i64 %741
  %743 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %630, i64 %741
  %744 = load double, ptr %743, align 8
  %745 = getelementptr inbounds nuw i8, ptr %743, i64 8
  %746 = load double, ptr %745, align 8
  store double %744, ptr %742, align 8
  %747 = getelementptr inbounds nuw i8, ptr %742, i64 8
  store double %746, ptr %747, align 8
  %748 = add nuw nsw i64 %741, 1
  %749 = icmp eq i64 %748, %682
  br i1 %749, label %1435, label %740

750:
  %751 = phi i64 [ %758, %750 ], [ 0, %718 ]
  %752 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %546, i64 %751
  %753 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %630, i64 %751
  %754 = load float, ptr %753, align 4
  %755 = getelementptr inbounds nuw i8, ptr %753, i64 4
  %756 = load float, ptr %755, align 4
  store float %754, ptr %752, align 4
  %757 = getelementptr inbounds nuw i8, ptr %752, i64 4
  store float %756, ptr %757, align 4
  %758 = add nuw nsw i64 %751, 1
  %759 = icmp eq i64 %758, %682
  br i1 %759, label %1435, label %750

760:
  %761 = mul i64 %682, %643
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %546, ptr align 1 %630, i64 %761, i1 false)
  br label %1435

762:
  unreachable

763:
  %764 = icmp sgt i64 %682, 0
  br i1 %764, label %765, label %1435

765:
  %766 = mul nsw i64 %627, %628
  %767 = mul nsw i64 %626, %766
  %768 = mul nsw i64 %625, %767
  %769 = mul nsw i64 %624, %768
  %770 = mul nsw i64 %623, %769
  %771 = icmp sgt i64 %770, 0
  br i1 %771, label %772, label %1435

772:
  %773 = icmp sgt i64 %629, 0
  %774 = icmp sgt i64 %629, 0
  %775 = icmp sgt i64 %629, 0
  %776 = icmp sgt i64 %629, 0
  %777 = icmp sgt i64 %629, 0
  %778 = icmp sgt i8 %633, 1
  %779 = icmp eq i8 %633, 2
  %780 = icmp sgt i8 %633, 2
  %781 = icmp eq i8 %633, 3
  %782 = icmp sgt i8 %633, 3
  %783 = icmp eq i8 %633, 4
  %784 = icmp sgt i8 %633, 4
  %785 = icmp eq i8 %633, 5
  %786 = icmp sgt i8 %633, 5
  %787 = icmp eq i8 %633, 6
  %788 = icmp sgt i8 %633, 6
  %789 = icmp eq i8 %633, 7
  %790 = icmp sgt i8 %633, 1
  %791 = icmp eq i8 %633, 2
  %792 = icmp sgt i8 %633, 2
  %793 = icmp eq i8 %633, 3
  %794 = icmp sgt i8 %633, 3
  %795 = icmp eq i8 %633, 4
  %796 = icmp sgt i8 %633, 4
  %797 = icmp eq i8 %633, 5
  %798 = icmp sgt i8 %633, 5
  %799 = icmp eq i8 %633, 6
  %800 = icmp sgt i8 %633, 6
  %801 = icmp eq i8 %633, 7
  br label %802

802:
  %803 = phi i64 [ 0, %772 ], [ %998, %997 ]
  br i1 %778, label %804, label %811

804:
  br i1 %779, label %809, label %805

805:
  %806 = urem i64 %803, %566
  %807 = mul nsw i64 %565, %806
  %808 = udiv i64 %803, %566
  br label %811

809:
  %810 = mul nsw i64 %565, %803
  br label %811

811:
  %812 = phi i64 [ %810, %809 ], [ %807, %805 ], [ 0, %802 ]
  %813 = phi i64 [ %803, %809 ], [ %808, %805 ], [ %803, %802 ]
  br i1 %780, label %814, label %823

814:
  br i1 %781, label %820, label %815

815:
  %816 = urem i64 %813, %575
  %817 = mul nsw i64 %574, %816
  %818 = add nsw i64 %817, %812
  %819 = udiv i64 %813, %575
  br label %823

820:
  %821 = mul nsw i64 %574, %813
  %822 = add nsw i64 %821, %812
  br label %823

823:
  %824 = phi i64 [ %822, %820 ], [ %818, %815 ], [ %812, %811 ]
  %825 = phi i64 [ %813, %820 ], [ %819, %815 ], [ %813, %811 ]
  br i1 %782, label %826, label %835

826:
  br i1 %783, label %832, label %827

827:
  %828 = urem i64 %825, %584
  %829 = mul nsw i64 %583, %828
  %830 = add nsw i64 %829, %824
  %831 = udiv i64 %825, %584
  br label %835

832:
  %833 = mul nsw i64 %583, %825
  %834 = add nsw i64 %833, %824
  br label %835

835:
  %836 = phi i64 [ %834, %832 ], [ %830, %827 ], [ %824, %823 ]
  %837 = phi i64 [ %825, %832 ], [ %831, %827 ], [ %825, %823 ]
  br i1 %784, label %838, label %847

838:
  br i1 %785, label %844, label %839

839:
  %840 = urem i64 %837, %593
  %841 = mul nsw i64 %592, %840
  %842 = add nsw i64 %841, %836
  %843 = udiv i64 %837, %593
  br label %847

844:
  %845 = mul nsw i64 %592, %837
  %846 = add nsw i64 %845, %836
  br label %847

847:
  %848 = phi i64 [ %846, %844 ], [ %842, %839 ], [ %836, %835 ]
  %849 = phi i64 [ %837, %844 ], [ %843, %839 ], [ %837, %835 ]
  br i1 %786, label %850, label %859

850:
  br i1 %787, label %856, label %851

851:
  %852 = urem i64 %849, %602
  %853 = mul nsw i64 %601, %852
  %854 = add nsw i64 %853, %848
  %855 = udiv i64 %849, %602
  br label %859

856:
  %857 = mul nsw i64 %601, %849
  %858 = add nsw i64 %857, %848
  br label %859

859:
  %860 = phi i64 [ %858, %856 ], [ %854, %851 ], [ %848, %847 ]
  %861 = phi i64 [ %849, %856 ], [ %855, %851 ], [ %849, %847 ]
  br i1 %788, label %862, label %870

862:
  br i1 %789, label %867, label %863

863:
  %864 = urem i64 %861, %611
  %865 = mul nsw i64 %610, %864
  %866 = add nsw i64 %865, %860
  br label %870

867:
  %868 = mul nsw i64 %610, %861
  %869 = add nsw i64 %868, %860
  br label %870

870:
  %871 = phi i64 [ %869, %867 ], [ %866, %863 ], [ %860, %859 ]
  br i1 %790, label %872, label %879

872:
  br i1 %791, label %877, label %873

873:
  %874 = urem i64 %803, %628
  %875 = mul nsw i64 %621, %874
  %876 = udiv i64 %803, %628
  br label %879

877:
  %878 = mul nsw i64 %621, %803
  br label %879

879:
  %880 = phi i64 [ %878, %877 ], [ %875, %873 ], [ 0, %870 ]
  %881 = phi i64 [ %803, %877 ], [ %876, %873 ], [ %803, %870 ]
  br i1 %792, label %882, label %891

882:
  br i1 %793, label %888, label %883

883:
  %884 = urem i64 %881, %627
  %885 = mul nsw i64 %620, %884
  %886 = add nsw i64 %885, %880
  %887 = udiv i64 %881, %627
  br label %891

888:
  %889 = mul nsw i64 %620, %881
  %890 = add nsw i64 %889, %880
  br label %891

891:
  %892 = phi i64 [ %890, %888 ], [ %886, %883 ], [ %880, %879 ]
  %893 = phi i64 [ %881, %888 ], [ %887, %883 ], [ %881, %879 ]
  br i1 %794, label %894, label %903

894:
  br i1 %795, label %900, label %895

895:
  %896 = urem i64 %893, %626
  %897 = mul nsw i64 %619, %896
  %898 = add nsw i64 %897, %892
  %899 = udiv i64 %893, %626
  br label %903

900:
  %901 = mul nsw i64 %619, %893
  %902 = add nsw i64 %901, %892
  br label %903

903:
  %904 = phi i64 [ %902, %900 ], [ %898, %895 ], [ %892, %891 ]
  %905 = phi i64 [ %893, %900 ], [ %899, %895 ], [ %893, %891 ]
  br i1 %796, label %906, label %915

906:
  br i1 %797, label %912, label %907

907:
  %908 = urem i64 %905, %625
  %909 = mul nsw i64 %618, %908
  %910 = add nsw i64 %909, %904
  %911 = udiv i64 %905, %625
  br label %915

912:
  %913 = mul nsw i64 %618, %905
  %914 = add nsw i64 %913, %904
  br label %915

915:
  %916 = phi i64 [ %914, %912 ], [ %910, %907 ], [ %904, %903 ]
  %917 = phi i64 [ %905, %912 ], [ %911, %907 ], [ %905, %903 ]
  br i1 %798, label %918, label %927

918:
  br i1 %799, label %924, label %919

919:
  %920 = urem i64 %917, %624
  %921 = mul nsw i64 %617, %920
  %922 = add nsw i64 %921, %916
  %923 = udiv i64 %917, %624
  br label %927

924:
  %925 = mul nsw i64 %617, %917
  %926 = add nsw i64 %925, %916
  br label %927

927:
  %928 = phi i64 [ %926, %924 ], [ %922, %919 ], [ %916, %915 ]
  %929 = phi i64 [ %917, %924 ], [ %923, %919 ], [ %917, %915 ]
  br i1 %800, label %930, label %938

930:
  br i1 %801, label %935, label %931

931:
  %932 = urem i64 %929, %623
  %933 = mul nsw i64 %616, %932
  %934 = add nsw i64 %933, %928
  br label %938

935:
  %936 = mul nsw i64 %616, %929
  %937 = add nsw i64 %936, %928
  br label %938

938:
  %939 = phi i64 [ %937, %935 ], [ %934, %931 ], [ %928, %927 ]
  %940 = getelementptr inbounds i8, ptr %546, i64 %871
  %941 = getelementptr inbounds i8, ptr %630, i64 %939
  switch i32 %641, label %762 [
    i32 2, label %946
    i32 1, label %945
    i32 4, label %944
    i32 3, label %943
    i32 0, label %942
  ]

942:
  br i1 %773, label %989, label %997

943:
  br i1 %774, label %977, label %997

944:
  br i1 %775, label %965, label %997

945:
  br i1 %776, label %956, label %997

946:
  br i1 %777, label %947, label %997

947:
  %948 = phi i64 [ %954, %947 ], [ 0, %946 ]
  %949 = mul nsw i64 %948, %556
  %950 = getelementptr inbounds i8, ptr %940, i64 %949
  %951 = mul nsw i64 %948, %622
  %952 = getelementptr inbounds i8, ptr %941, i64 %951
  %953 = load double, ptr %952, align 8
  store double %953, ptr %950, align 8
  %954 = add nuw nsw i64 %948, 1
  %955 = icmp eq i64 %954, %629
  br i1 %955, label %997, label %947

956:
  %957 = phi i64 [ %963, %956 ], [ 0, %945 ]
  %958 = mul nsw i64 %957, %556
  %959 = getelementptr inbounds i8, ptr %940, i64 %958
  %960 = mul nsw i64 %957, %622
  %961 = getelementptr inbounds i8, ptr %941, i64 %960
  %962 = load float, ptr %961, align 4
  store float %962, ptr %959, align 4
  %963 = add nuw nsw i64 %957, 1
  %964 = icmp eq i64 %963, %629
  br i1 %964, label %997, label %956

965:
  %966 = phi i64 [ %975, %965 ], [ 0, %944 ]
  %967 = mul nsw i64 %966, %556
  %968 = getelementptr inbounds i8, ptr %940, i64 %967
  %969 = mul nsw i64 %966, %622
  %970 = getelementptr inbounds i8, ptr %941, i64 %969
  %971 = load double, ptr %970, align 8
  %972 = getelementptr inbounds nuw i8, ptr %970, i64 8
  %973 = load double, ptr %972, align 8
  store double %971, ptr %968, align 8
  %974 = getelementptr inbounds nuw i8, ptr %968, i64 8
  store double %973, ptr %974, align 8
  %975 = add nuw nsw i64 %966, 1
  %976 = icmp eq i64 %975, %629
  br i1 %976, label %997, label %965

977:
  %978 = phi i64 [ %987, %977 ], [ 0, %943 ]
  %979 = mul nsw i64 %978, %556
  %980 = getelementptr inbounds i8, ptr %940, i64 %979
  %981 = mul nsw i64 %978, %622
  %982 = getelementptr inbounds i8, ptr %941, i64 %981
  %983 = load float, ptr %982, align 4
  %984 = getelementptr inbounds nuw i8, ptr %982, i64 4
  %985 = load float, ptr %984, align 4
  store float %983, ptr %980, align 4
  %986 = getelementptr inbounds nuw i8, ptr %980, i64 4
  store float %985, ptr %986, align 4
  %987 = add nuw nsw i64 %978, 1
  %988 = icmp eq i64 %987, %629
  br i1 %988, label %997, label %977

989:
  %990 = phi i64 [ %995, %989 ], [ 0, %942 ]
  %991 = mul nsw i64 %990, %556
  %992 = getelementptr inbounds i8, ptr %940, i64 %991
  %993 = mul nsw i64 %990, %622
  %994 = getelementptr inbounds i8, ptr %941, i64 %993
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %992, ptr align 1 %994, i64 %643, i1 false)
  %995 = add nuw nsw i64 %990, 1
  %996 = icmp eq i64 %995, %629
  br i1 %996, label %997, label %989

997:
  %998 = add nuw nsw i64 %803, 1
  %999 = icmp eq i64 %998, %770
  br i1 %999, label %1435, label %802

1000:
  %1001 = icmp eq i8 %634, 42
  br i1 %1001, label %1002, label %1053

1002:
  %1003 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %1004 = load i8, ptr %1003, align 1
  %1005 = and i8 %1004, 1
  %1006 = icmp eq i8 %1005, 0
  br i1 %1006, label %1053, label %1007

1007:
  br i1 %612, label %1008, label %1011

1008:
  %1009 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1010 = load ptr, ptr %1009, align 8
  br label %1011

1011:
  %1012 = phi ptr [ %1010, %1008 ], [ null, %1007 ]
  %1013 = icmp eq i8 %527, 1
  br i1 %1013, label %1014, label %1017

1014:
  %1015 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1016 = load ptr, ptr %1015, align 8
  br label %1017

1017:
  %1018 = phi ptr [ %1016, %1014 ], [ %1012, %1011 ]
  %1019 = icmp eq i8 %527, 2
  br i1 %1019, label %1020, label %1023

1020:
  %1021 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %1022 = load ptr, ptr %1021, align 8
  br label %1023

1023:
  %1024 = phi ptr [ %1022, %1020 ], [ %1018, %1017 ]
  %1025 = icmp eq i8 %527, 3
  br i1 %1025, label %1026, label %1029

1026:
  %1027 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %1028 = load ptr, ptr %1027, align 8
  br label %1029

1029:
  %1030 = phi ptr [ %1028, %1026 ], [ %1024, %1023 ]
  %1031 = icmp eq i8 %527, 4
  br i1 %1031, label %1032, label %1035

1032:
  %1033 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %1034 = load ptr, ptr %1033, align 8
  br label %1035

1035:
  %1036 = phi ptr [ %1034, %1032 ], [ %1030, %1029 ]
  %1037 = icmp eq i8 %527, 5
  br i1 %1037, label %1038, label %1041

1038:
  %1039 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %1040 = load ptr, ptr %1039, align 8
  br label %1041

1041:
  %1042 = phi ptr [ %1040, %1038 ], [ %1036, %1035 ]
  %1043 = icmp eq i8 %527, 6
  br i1 %1043, label %1044, label %1047

1044:
  %1045 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %1046 = load ptr, ptr %1045, align 8
  br label %1047

1047:
  %1048 = phi ptr [ %1046, %1044 ], [ %1042, %1041 ]
  %1049 = icmp eq i8 %527, 7
  br i1 %1049, label %1050, label %1053

1050:
  %1051 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %1052 = load ptr, ptr %1051, align 8
  br label %1053

1053:
  %1054 = phi ptr [ null, %1000 ], [ null, %1002 ], [ %1052, %1050 ], [ %1048, %1047 ]
  %1055 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp eq i8 %633, 0
  br i1 %1057, label %1058, label %1059

1058:
  tail call void @pad.fortran.type.assign(ptr noundef %1054, ptr noundef %546, ptr noundef %630) #9
  br label %1435

1059:
  %1060 = mul nsw i64 %627, %628
  %1061 = mul nsw i64 %626, %1060
  %1062 = mul nsw i64 %625, %1061
  %1063 = mul nsw i64 %624, %1062
  %1064 = mul nsw i64 %623, %1063
  %1065 = mul nsw i64 %628, %629
  %1066 = mul nsw i64 %627, %1065
  %1067 = mul nsw i64 %626, %1066
  %1068 = mul nsw i64 %625, %1067
  %1069 = mul nsw i64 %624, %1068
  %1070 = mul nsw i64 %623, %1069
  %1071 = icmp eq i64 %1070, 0
  br i1 %1071, label %1435, label %1072

1072:
  %1073 = icmp sgt i64 %556, 0
  %1074 = add nsw i64 %557, -1
  %1075 = mul nsw i64 %1074, %556
  %1076 = select i1 %1073, i64 %1075, i64 0
  %1077 = getelementptr inbounds i8, ptr %546, i64 %1076
  %1078 = icmp sgt i64 %565, 0
  %1079 = add nsw i64 %566, -1
  %1080 = mul nsw i64 %1079, %565
  %1081 = select i1 %1078, i64 %1080, i64 0
  %1082 = getelementptr inbounds i8, ptr %1077, i64 %1081
  %1083 = icmp sgt i64 %574, 0
  %1084 = add nsw i64 %575, -1
  %1085 = mul nsw i64 %1084, %574
  %1086 = select i1 %1083, i64 %1085, i64 0
  %1087 = getelementptr inbounds i8, ptr %1082, i64 %1086
  %1088 = icmp sgt i64 %583, 0
  %1089 = add nsw i64 %584, -1
  %1090 = mul nsw i64 %1089, %583
  %1091 = select i1 %1088, i64 %1090, i64 0
  %1092 = getelementptr inbounds i8, ptr %1087, i64 %1091
  %1093 = icmp sgt i64 %592, 0
  %1094 = add nsw i64 %593, -1
  %1095 = mul nsw i64 %1094, %592
  %1096 = select i1 %1093, i64 %1095, i64 0
  %1097 = getelementptr inbounds i8, ptr %1092, i64 %1096
  %1098 = icmp sgt i64 %601, 0
  %1099 = add nsw i64 %602, -1
  %1100 = mul nsw i64 %1099, %601
  %1101 = select i1 %1098, i64 %1100, i64 0
  %1102 = getelementptr inbounds i8, ptr %1097, i64 %1101
  %1103 = icmp sgt i64 %610, 0
  %1104 = add nsw i64 %611, -1
  %1105 = mul nsw i64 %1104, %610
  %1106 = select i1 %1103, i64 %1105, i64 0
  %1107 = icmp slt i64 %622, 0
  %1108 = add nsw i64 %629, -1
  %1109 = mul nsw i64 %1108, %622
  %1110 = select i1 %1107, i64 %1109, i64 0
  %1111 = getelementptr inbounds i8, ptr %630, i64 %1110
  %1112 = icmp slt i64 %621, 0
  %1113 = add nsw i64 %628, -1
  %1114 = mul nsw i64 %1113, %621
  %1115 = select i1 %1112, i64 %1114, i64 0
  %1116 = getelementptr inbounds i8, ptr %1111, i64 %1115
  %1117 = icmp slt i64 %620, 0
  %1118 = add nsw i64 %627, -1
  %1119 = mul nsw i64 %1118, %620
  %1120 = select i1 %1117, i64 %1119, i64 0
  %1121 = getelementptr inbounds i8, ptr %1116, i64 %1120
  %1122 = icmp slt i64 %619, 0
  %1123 = add nsw i64 %626, -1
  %1124 = mul nsw i64 %1123, %619
  %1125 = select i1 %1122, i64 %1124, i64 0
  %1126 = getelementptr inbounds i8, ptr %1121, i64 %1125
  %1127 = icmp slt i64 %618, 0
  %1128 = add nsw i64 %625, -1
  %1129 = mul nsw i64 %1128, %618
  %1130 = select i1 %1127, i64 %1129, i64 0
  %1131 = getelementptr inbounds i8, ptr %1126, i64 %1130
  %1132 = icmp slt i64 %617, 0
  %1133 = add nsw i64 %624, -1
  %1134 = mul nsw i64 %1133, %617
  %1135 = select i1 %1132, i64 %1134, i64 0
  %1136 = getelementptr inbounds i8, ptr %1131, i64 %1135
  %1137 = icmp slt i64 %616, 0
  %1138 = add nsw i64 %623, -1
  %1139 = mul nsw i64 %1138, %616
  %1140 = select i1 %1137, i64 %1139, i64 0
  %1141 = getelementptr inbounds i8, ptr %1136, i64 %1140
  %1142 = getelementptr inbounds i8, ptr %1102, i64 %1106
  %1143 = getelementptr inbounds i8, ptr %1142, i64 %1056
  %1144 = icmp ugt ptr %1143, %1141
  br i1 %1144, label %1145, label %1249

1145:
  %1146 = icmp sgt i64 %622, 0
  %1147 = add nsw i64 %629, -1
  %1148 = mul nsw i64 %1147, %622
  %1149 = select i1 %1146, i64 %1148, i64 0
  %1150 = getelementptr inbounds i8, ptr %630, i64 %1149
  %1151 = icmp sgt i64 %621, 0
  %1152 = add nsw i64 %628, -1
  %1153 = mul nsw i64 %1152, %621
  %1154 = select i1 %1151, i64 %1153, i64 0
  %1155 = getelementptr inbounds i8, ptr %1150, i64 %1154
  %1156 = icmp sgt i64 %620, 0
  %1157 = add nsw i64 %627, -1
  %1158 = mul nsw i64 %1157, %620
  %1159 = select i1 %1156, i64 %1158, i64 0
  %1160 = getelementptr inbounds i8, ptr %1155, i64 %1159
  %1161 = icmp sgt i64 %619, 0
  %1162 = add nsw i64 %626, -1
  %1163 = mul nsw i64 %1162, %619
  %1164 = select i1 %1161, i64 %1163, i64 0
  %1165 = getelementptr inbounds i8, ptr %1160, i64 %1164
  %1166 = icmp sgt i64 %618, 0
  %1167 = add nsw i64 %625, -1
  %1168 = mul nsw i64 %1167, %618
  %1169 = select i1 %1166, i64 %1168, i64 0
  %1170 = getelementptr inbounds i8, ptr %1165, i64 %1169
  %1171 = icmp sgt i64 %617, 0
  %1172 = add nsw i64 %624, -1
  %1173 = mul nsw i64 %1172, %617
  %1174 = select i1 %1171, i64 %1173, i64 0
  %1175 = getelementptr inbounds i8, ptr %1170, i64 %1174
  %1176 = icmp sgt i64 %616, 0
  %1177 = add nsw i64 %623, -1
  %1178 = mul nsw i64 %1177, %616
  %1179 = select i1 %1176, i64 %1178, i64 0
  %1180 = icmp slt i64 %556, 0
  %1181 = add nsw i64 %557, -1
  %1182 = mul nsw i64 %1181, %556
  %1183 = select i1 %1180, i64 %1182, i64 0
  %1184 = getelementptr inbounds i8, ptr %546, i64 %1183
  %1185 = icmp slt i64 %565, 0
  %1186 = add nsw i64 %566, -1
  %1187 = mul nsw i64 %1186, %565
  %1188 = select i1 %1185, i64 %1187, i64 0
  %1189 = getelementptr inbounds i8, ptr %1184, i64 %1188
  %1190 = icmp slt i64 %574, 0
  %1191 = add nsw i64 %575, -1
  %1192 = mul nsw i64 %1191, %574
  %1193 = select i1 %1190, i64 %1192, i64 0
  %1194 = getelementptr inbounds i8, ptr %1189, i64 %1193
  %1195 = icmp slt i64 %583, 0
  %1196 = add nsw i64 %584, -1
  %1197 = mul nsw i64 %1196, %583
  %1198 = select i1 %1195, i64 %1197, i64 0
  %1199 = getelementptr inbounds i8, ptr %1194, i64 %1198
  %1200 = icmp slt i64 %592, 0
  %1201 = add nsw i64 %593, -1
  %1202 = mul nsw i64 %1201, %592
  %1203 = select i1 %1200, i64 %1202, i64 0
  %1204 = getelementptr inbounds i8, ptr %1199, i64 %1203
  %1205 = icmp slt i64 %601, 0
  %1206 = add nsw i64 %602, -1
  %1207 = mul nsw i64 %1206, %601
  %1208 = select i1 %1205, i64 %1207, i64 0
  %1209 = getelementptr inbounds i8, ptr %1204, i64 %1208
  %1210 = icmp slt i64 %610, 0
  %1211 = add nsw i64 %611, -1
  %1212 = mul nsw i64 %1211, %610
  %1213 = select i1 %1210, i64 %1212, i64 0
  %1214 = getelementptr inbounds i8, ptr %1209, i64 %1213
  %1215 = getelementptr inbounds i8, ptr %1175, i64 %1179
  %1216 = getelementptr inbounds i8, ptr %1215, i64 %1056
  %1217 = icmp ugt ptr %1216, %1214
  br i1 %1217, label %1218, label %1249

1218:
  %1219 = icmp slt i64 %557, 2
  %1220 = icmp eq i64 %556, %622
  %1221 = select i1 %1219, i1 true, i1 %1220
  br i1 %1221, label %1223, label %1222

1222:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #11
  unreachable

1223:
  %1224 = icmp slt i64 %566, 2
  %1225 = icmp eq i64 %565, %621
  %1226 = select i1 %1224, i1 true, i1 %1225
  br i1 %1226, label %1227, label %1222

1227:
  %1228 = icmp slt i64 %575, 2
  %1229 = icmp eq i64 %574, %620
  %1230 = select i1 %1228, i1 true, i1 %1229
  br i1 %1230, label %1231, label %1222

1231:
  %1232 = icmp slt i64 %584, 2
  %1233 = icmp eq i64 %583, %619
  %1234 = select i1 %1232, i1 true, i1 %1233
  br i1 %1234, label %1235, label %1222

1235:
  %1236 = icmp slt i64 %593, 2
  %1237 = icmp eq i64 %592, %618
  %1238 = select i1 %1236, i1 true, i1 %1237
  br i1 %1238, label %1239, label %1222

1239:
  %1240 = icmp slt i64 %602, 2
  %1241 = icmp eq i64 %601, %617
  %1242 = select i1 %1240, i1 true, i1 %1241
  br i1 %1242, label %1243, label %1222

1243:
  %1244 = icmp slt i64 %611, 2
  %1245 = icmp eq i64 %610, %616
  %1246 = select i1 %1244, i1 true, i1 %1245
  br i1 %1246, label %1247, label %1222

1247:
  %1248 = icmp ule ptr %546, %630
  br label %1249

1249:
  %1250 = phi i1 [ %1248, %1247 ], [ true, %1145 ], [ true, %1072 ]
  %1251 = icmp sgt i64 %1064, 0
  br i1 %1251, label %1252, label %1435

1252:
  %1253 = icmp sgt i64 %629, 0
  %1254 = icmp sgt i8 %633, 1
  %1255 = icmp eq i8 %633, 2
  %1256 = icmp sgt i8 %633, 2
  %1257 = icmp eq i8 %633, 3
  %1258 = icmp sgt i8 %633, 3
  %1259 = icmp eq i8 %633, 4
  %1260 = icmp sgt i8 %633, 4
  %1261 = icmp eq i8 %633, 5
  %1262 = icmp sgt i8 %633, 5
  %1263 = icmp eq i8 %633, 6
  %1264 = icmp sgt i8 %633, 6
  %1265 = icmp eq i8 %633, 7
  %1266 = icmp sgt i8 %633, 1
  %1267 = icmp eq i8 %633, 2
  %1268 = icmp sgt i8 %633, 2
  %1269 = icmp eq i8 %633, 3
  %1270 = icmp sgt i8 %633, 3
  %1271 = icmp eq i8 %633, 4
  %1272 = icmp sgt i8 %633, 4
  %1273 = icmp eq i8 %633, 5
  %1274 = icmp sgt i8 %633, 5
  %1275 = icmp eq i8 %633, 6
  %1276 = icmp sgt i8 %633, 6
  %1277 = icmp eq i8 %633, 7
  br label %1278

1278:
  %1279 = phi i64 [ 0, %1252 ], [ %1422, %1421 ]
  %1280 = xor i64 %1279, -1
  %1281 = add nsw i64 %1064, %1280
  %1282 = select i1 %1250, i64 %1279, i64 %1281
  br i1 %1254, label %1283, label %1290

1283:
  br i1 %1255, label %1288, label %1284

1284:
  %1285 = urem i64 %1282, %566
  %1286 = mul nsw i64 %565, %1285
  %1287 = udiv i64 %1282, %566
  br label %1290

1288:
  %1289 = mul nsw i64 %565, %1282
  br label %1290

1290:
  %1291 = phi i64 [ %1289, %1288 ], [ %1286, %1284 ], [ 0, %1278 ]
  %1292 = phi i64 [ %1282, %1288 ], [ %1287, %1284 ], [ %1282, %1278 ]
  br i1 %1256, label %1293, label %1302

1293:
  br i1 %1257, label %1299, label %1294

1294:
  %1295 = urem i64 %1292, %575
  %1296 = mul nsw i64 %574, %1295
  %1297 = add nsw i64 %1296, %1291
  %1298 = udiv i64 %1292, %575
  br label %1302

1299:
  %1300 = mul nsw i64 %574, %1292
  %1301 = add nsw i64 %1300, %1291
  br label %1302

1302:
  %1303 = phi i64 [ %1301, %1299 ], [ %1297, %1294 ], [ %1291, %1290 ]
  %1304 = phi i64 [ %1292, %1299 ], [ %1298, %1294 ], [ %1292, %1290 ]
  br i1 %1258, label %1305, label %1314

1305:
  br i1 %1259, label %1311, label %1306

1306:
  %1307 = urem i64 %1304, %584
  %1308 = mul nsw i64 %583, %1307
  %1309 = add nsw i64 %1308, %1303
  %1310 = udiv i64 %1304, %584
  br label %1314

1311:
  %1312 = mul nsw i64 %583, %1304
  %1313 = add nsw i64 %1312, %1303
  br label %1314

1314:
  %1315 = phi i64 [ %1313, %1311 ], [ %1309, %1306 ], [ %1303, %1302 ]
  %1316 = phi i64 [ %1304, %1311 ], [ %1310, %1306 ], [ %1304, %1302 ]
  br i1 %1260, label %1317, label %1326

1317:
  br i1 %1261, label %1323, label %1318

1318:
  %1319 = urem i64 %1316, %593
  %1320 = mul nsw i64 %592, %1319
  %1321 = add nsw i64 %1320, %1315
  %1322 = udiv i64 %1316, %593
  br label %1326

1323:
  %1324 = mul nsw i64 %592, %1316
  %1325 = add nsw i64 %1324, %1315
  br label %1326

1326:
  %1327 = phi i64 [ %1325, %1323 ], [ %1321, %1318 ], [ %1315, %1314 ]
  %1328 = phi i64 [ %1316, %1323 ], [ %1322, %1318 ], [ %1316, %1314 ]
  br i1 %1262, label %1329, label %1338

1329:
  br i1 %1263, label %1335, label %1330

1330:
  %1331 = urem i64 %1328, %602
  %1332 = mul nsw i64 %601, %1331
  %1333 = add nsw i64 %1332, %1327
  %1334 = udiv i64 %1328, %602
  br label %1338

1335:
  %1336 = mul nsw i64 %601, %1328
  %1337 = add nsw i64 %1336, %1327
  br label %1338

1338:
  %1339 = phi i64 [ %1337, %1335 ], [ %1333, %1330 ], [ %1327, %1326 ]
  %1340 = phi i64 [ %1328, %1335 ], [ %1334, %1330 ], [ %1328, %1326 ]
  br i1 %1264, label %1341, label %1349

1341:
  br i1 %1265, label %1346, label %1342

1342:
  %1343 = urem i64 %1340, %611
  %1344 = mul nsw i64 %610, %1343
  %1345 = add nsw i64 %1344, %1339
  br label %1349

1346:
  %1347 = mul nsw i64 %610, %1340
  %1348 = add nsw i64 %1347, %1339
  br label %1349

1349:
  %1350 = phi i64 [ %1348, %1346 ], [ %1345, %1342 ], [ %1339, %1338 ]
  br i1 %1266, label %1351, label %1358

1351:
  br i1 %1267, label %1356, label %1352

1352:
  %1353 = urem i64 %1282, %628
  %1354 = mul nsw i64 %621, %1353
  %1355 = udiv i64 %1282, %628
  br label %1358

1356:
  %1357 = mul nsw i64 %621, %1282
  br label %1358

1358:
  %1359 = phi i64 [ %1357, %1356 ], [ %1354, %1352 ], [ 0, %1349 ]
  %1360 = phi i64 [ %1282, %1356 ], [ %1355, %1352 ], [ %1282, %1349 ]
  br i1 %1268, label %1361, label %1370

1361:
  br i1 %1269, label %1367, label %1362

1362:
  %1363 = urem i64 %1360, %627
  %1364 = mul nsw i64 %620, %1363
  %1365 = add nsw i64 %1364, %1359
  %1366 = udiv i64 %1360, %627
  br label %1370

1367:
  %1368 = mul nsw i64 %620, %1360
  %1369 = add nsw i64 %1368, %1359
  br label %1370

1370:
  %1371 = phi i64 [ %1369, %1367 ], [ %1365, %1362 ], [ %1359, %1358 ]
  %1372 = phi i64 [ %1360, %1367 ], [ %1366, %1362 ], [ %1360, %1358 ]
  br i1 %1270, label %1373, label %1382

1373:
  br i1 %1271, label %1379, label %1374

1374:
  %1375 = urem i64 %1372, %626
  %1376 = mul nsw i64 %619, %1375
  %1377 = add nsw i64 %1376, %1371
  %1378 = udiv i64 %1372, %626
  br label %1382

1379:
  %1380 = mul nsw i64 %619, %1372
  %1381 = add nsw i64 %1380, %1371
  br label %1382

1382:
  %1383 = phi i64 [ %1381, %1379 ], [ %1377, %1374 ], [ %1371, %1370 ]
  %1384 = phi i64 [ %1372, %1379 ], [ %1378, %1374 ], [ %1372, %1370 ]
  br i1 %1272, label %1385, label %1394

1385:
  br i1 %1273, label %1391, label %1386

1386:
  %1387 = urem i64 %1384, %625
  %1388 = mul nsw i64 %618, %1387
  %1389 = add nsw i64 %1388, %1383
  %1390 = udiv i64 %1384, %625
  br label %1394

1391:
  %1392 = mul nsw i64 %618, %1384
  %1393 = add nsw i64 %1392, %1383
  br label %1394

1394:
  %1395 = phi i64 [ %1393, %1391 ], [ %1389, %1386 ], [ %1383, %1382 ]
  %1396 = phi i64 [ %1384, %1391 ], [ %1390, %1386 ], [ %1384, %1382 ]
  br i1 %1274, label %1397, label %1406

1397:
  br i1 %1275, label %1403, label %1398

1398:
  %1399 = urem i64 %1396, %624
  %1400 = mul nsw i64 %617, %1399
  %1401 = add nsw i64 %1400, %1395
  %1402 = udiv i64 %1396, %624
  br label %1406

1403:
  %1404 = mul nsw i64 %617, %1396
  %1405 = add nsw i64 %1404, %1395
  br label %1406

1406:
  %1407 = phi i64 [ %1405, %1403 ], [ %1401, %1398 ], [ %1395, %1394 ]
  %1408 = phi i64 [ %1396, %1403 ], [ %1402, %1398 ], [ %1396, %1394 ]
  br i1 %1276, label %1409, label %1417

1409:
  br i1 %1277, label %1414, label %1410

1410:
  %1411 = urem i64 %1408, %623
  %1412 = mul nsw i64 %616, %1411
  %1413 = add nsw i64 %1412, %1407
  br label %1417

1414:
  %1415 = mul nsw i64 %616, %1408
  %1416 = add nsw i64 %1415, %1407
  br label %1417

1417:
  %1418 = phi i64 [ %1416, %1414 ], [ %1413, %1410 ], [ %1407, %1406 ]
  %1419 = getelementptr inbounds i8, ptr %546, i64 %1350
  %1420 = getelementptr inbounds i8, ptr %630, i64 %1418
  br i1 %1253, label %1424, label %1421

1421:
  %1422 = add nuw nsw i64 %1279, 1
  %1423 = icmp eq i64 %1422, %1064
  br i1 %1423, label %1435, label %1278

1424:
  %1425 = phi i64 [ %1433, %1424 ], [ 0, %1417 ]
  %1426 = xor i64 %1425, -1
  %1427 = add nsw i64 %629, %1426
  %1428 = select i1 %1250, i64 %1425, i64 %1427
  %1429 = mul nsw i64 %556, %1428
  %1430 = getelementptr inbounds i8, ptr %1419, i64 %1429
  %1431 = mul nsw i64 %622, %1428
  %1432 = getelementptr inbounds i8, ptr %1420, i64 %1431
  tail call void @pad.fortran.type.assign(ptr noundef %1054, ptr noundef %1430, ptr noundef %1432) #9
  %1433 = add nuw nsw i64 %1425, 1
  %1434 = icmp eq i64 %1433, %629
  br i1 %1434, label %1421, label %1424

1435:
  %1436 = phi i32 [ %100, %99 ], [ %111, %104 ], [ 17, %543 ], [ 0, %733 ], [ 0, %763 ], [ 0, %760 ], [ 0, %765 ], [ 0, %724 ], [ 0, %722 ], [ 0, %720 ], [ 0, %718 ], [ 0, %726 ], [ 0, %1058 ], [ 0, %740 ], [ 0, %750 ], [ 0, %997 ], [ 0, %1249 ], [ 0, %1059 ], [ 0, %1421 ]
  ret i32 %1436
}

declare i32 @_FortranAAllocatableAllocateSource(ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #3

define linkonce_odr hidden i32 @pad.fortran.AllocatableDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 {
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
  %90 = tail call i32 @_FortranAAllocatableDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) #9
  br label %338

91:
  %92 = load ptr, ptr %0, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %96

94:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) @__const.not_allocated.other, i64 24, i1 false)
  %95 = call i32 @_FortranAAllocatableDeallocate(ptr noundef nonnull captures(none) %6, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) #9
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

declare i32 @_FortranAAllocatableDeallocate(ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #3

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

define linkonce_odr hidden i32 @pad.fortran.MoveAlloc(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef captures(none) %4, ptr noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = alloca i8, align 1
  %9 = alloca %struct.Descriptor, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = icmp sgt i8 %11, 7
  br i1 %12, label %89, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 42
  br i1 %16, label %17, label %89

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %19 = load i8, ptr %18, align 1
  %20 = and i8 %19, 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %69, label %22

22:
  %23 = icmp eq i8 %11, 0
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = load ptr, ptr %25, align 8
  br label %27

27:
  %28 = phi ptr [ %26, %24 ], [ null, %22 ]
  %29 = icmp eq i8 %11, 1
  br i1 %29, label %30, label %33

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %32 = load ptr, ptr %31, align 8
  br label %33

33:
  %34 = phi ptr [ %32, %30 ], [ %28, %27 ]
  %35 = icmp eq i8 %11, 2
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %38 = load ptr, ptr %37, align 8
  br label %39

39:
  %40 = phi ptr [ %38, %36 ], [ %34, %33 ]
  %41 = icmp eq i8 %11, 3
  br i1 %41, label %42, label %45

42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi ptr [ %44, %42 ], [ %40, %39 ]
  %47 = icmp eq i8 %11, 4
  br i1 %47, label %48, label %51

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %50 = load ptr, ptr %49, align 8
  br label %51

51:
  %52 = phi ptr [ %50, %48 ], [ %46, %45 ]
  %53 = icmp eq i8 %11, 5
  br i1 %53, label %54, label %57

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %56 = load ptr, ptr %55, align 8
  br label %57

57:
  %58 = phi ptr [ %56, %54 ], [ %52, %51 ]
  %59 = icmp eq i8 %11, 6
  br i1 %59, label %60, label %63

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %62 = load ptr, ptr %61, align 8
  br label %63

63:
  %64 = phi ptr [ %62, %60 ], [ %58, %57 ]
  %65 = icmp eq i8 %11, 7
  br i1 %65, label %66, label %69

66:
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %68 = load ptr, ptr %67, align 8
  br label %69

69:
  %70 = phi ptr [ null, %17 ], [ %68, %66 ], [ %64, %63 ]
  %71 = icmp eq ptr %70, null
  br i1 %71, label %89, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 429
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 0
  br i1 %75, label %85, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 430
  %78 = load i8, ptr %77, align 1
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %85, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 431
  %82 = load i8, ptr %81, align 1
  %83 = icmp eq i8 %82, 0
  %84 = select i1 %83, i32 2, i32 0
  br i1 %83, label %85, label %89

85:
  %86 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %70) #9
  %87 = icmp eq i32 %86, 0
  %88 = select i1 %87, i32 2, i32 1
  br label %89

89:
  %90 = phi i32 [ 0, %13 ], [ 2, %7 ], [ %84, %80 ], [ 2, %69 ], [ %88, %85 ]
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:
  %93 = tail call i32 @_FortranAMoveAlloc(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef captures(none) %4, ptr noundef %5, i32 noundef %6) #9
  br label %508

94:
  %95 = load ptr, ptr %1, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %108, label %97

97:
  %98 = load ptr, ptr %0, align 8
  %99 = icmp eq ptr %95, %98
  br i1 %99, label %100, label %108

100:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store i8 0, ptr %8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  store ptr %8, ptr %9, align 8
  %101 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 1, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 20240719, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i8 0, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 21
  store i8 7, ptr %104, align 1
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 22
  store i8 2, ptr %105, align 2
  %106 = getelementptr inbounds nuw i8, ptr %9, i64 23
  store i8 0, ptr %106, align 1
  %107 = call i32 @_FortranAMoveAlloc(ptr noundef nonnull captures(none) %9, ptr noundef nonnull captures(none) %9, ptr noundef null, i1 noundef zeroext %3, ptr noundef captures(none) %4, ptr noundef %5, i32 noundef %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %508

108:
  %109 = load ptr, ptr %0, align 8
  %110 = icmp eq ptr %109, null
  br i1 %110, label %356, label %111

111:
  %112 = icmp eq i32 %90, 1
  br i1 %112, label %113, label %354

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %115 = load i8, ptr %114, align 4
  %116 = icmp sgt i8 %115, 0
  br i1 %116, label %117, label %122

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %121 = load i64, ptr %120, align 8
  br label %122

122:
  %123 = phi i64 [ %121, %117 ], [ 0, %113 ]
  %124 = phi i64 [ %119, %117 ], [ 1, %113 ]
  %125 = icmp sgt i8 %115, 1
  br i1 %125, label %126, label %131

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %130 = load i64, ptr %129, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %126 ], [ 0, %122 ]
  %133 = phi i64 [ %128, %126 ], [ 1, %122 ]
  %134 = icmp sgt i8 %115, 2
  br i1 %134, label %135, label %140

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %139 = load i64, ptr %138, align 8
  br label %140

140:
  %141 = phi i64 [ %139, %135 ], [ 0, %131 ]
  %142 = phi i64 [ %137, %135 ], [ 1, %131 ]
  %143 = icmp sgt i8 %115, 3
  br i1 %143, label %144, label %149

144:
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %148 = load i64, ptr %147, align 8
  br label %149

149:
  %150 = phi i64 [ %148, %144 ], [ 0, %140 ]
  %151 = phi i64 [ %146, %144 ], [ 1, %140 ]
  %152 = icmp sgt i8 %115, 4
  br i1 %152, label %153, label %158

153:
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %157 = load i64, ptr %156, align 8
  br label %158

158:
  %159 = phi i64 [ %157, %153 ], [ 0, %149 ]
  %160 = phi i64 [ %155, %153 ], [ 1, %149 ]
  %161 = icmp sgt i8 %115, 5
  br i1 %161, label %162, label %167

162:
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %162 ], [ 0, %158 ]
  %169 = phi i64 [ %164, %162 ], [ 1, %158 ]
  %170 = icmp sgt i8 %115, 6
  br i1 %170, label %171, label %176

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %175 = load i64, ptr %174, align 8
  br label %176

176:
  %177 = phi i64 [ %173, %171 ], [ 1, %167 ]
  %178 = phi i64 [ %175, %171 ], [ 0, %167 ]
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %180 = load i8, ptr %179, align 1
  %181 = icmp eq i8 %180, 42
  br i1 %181, label %182, label %236

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %184 = load i8, ptr %183, align 1
  %185 = and i8 %184, 1
  %186 = icmp eq i8 %185, 0
  br i1 %186, label %236, label %187

187:
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %189 = load i8, ptr %188, align 4
  %190 = icmp eq i8 %189, 0
  br i1 %190, label %191, label %194

191:
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %193 = load ptr, ptr %192, align 8
  br label %194

194:
  %195 = phi ptr [ %193, %191 ], [ null, %187 ]
  %196 = icmp eq i8 %189, 1
  br i1 %196, label %197, label %200

197:
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %199 = load ptr, ptr %198, align 8
  br label %200

200:
  %201 = phi ptr [ %199, %197 ], [ %195, %194 ]
  %202 = icmp eq i8 %189, 2
  br i1 %202, label %203, label %206

203:
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %205 = load ptr, ptr %204, align 8
  br label %206

206:
  %207 = phi ptr [ %205, %203 ], [ %201, %200 ]
  %208 = icmp eq i8 %189, 3
  br i1 %208, label %209, label %212

209:
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %211 = load ptr, ptr %210, align 8
  br label %212

212:
  %213 = phi ptr [ %211, %209 ], [ %207, %206 ]
  %214 = icmp eq i8 %189, 4
  br i1 %214, label %215, label %218

215:
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %217 = load ptr, ptr %216, align 8
  br label %218

218:
  %219 = phi ptr [ %217, %215 ], [ %213, %212 ]
  %220 = icmp eq i8 %189, 5
  br i1 %220, label %221, label %224

221:
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %223 = load ptr, ptr %222, align 8
  br label %224

224:
  %225 = phi ptr [ %223, %221 ], [ %219, %218 ]
  %226 = icmp eq i8 %189, 6
  br i1 %226, label %227, label %230

227:
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %229 = load ptr, ptr %228, align 8
  br label %230

230:
  %231 = phi ptr [ %229, %227 ], [ %225, %224 ]
  %232 = icmp eq i8 %189, 7
  br i1 %232, label %233, label %236

233:
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %235 = load ptr, ptr %234, align 8
  br label %236

236:
  %237 = phi ptr [ null, %176 ], [ null, %182 ], [ %235, %233 ], [ %231, %230 ]
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %239 = load i8, ptr %238, align 4
  %240 = icmp eq i8 %239, 0
  br i1 %240, label %241, label %242

241:
  tail call void @pad.fortran.type.destroy(ptr noundef %237, ptr noundef nonnull %109) #9
  br label %354

242:
  %243 = mul nsw i64 %133, %124
  %244 = mul nsw i64 %142, %243
  %245 = mul nsw i64 %151, %244
  %246 = mul nsw i64 %160, %245
  %247 = mul nsw i64 %169, %246
  %248 = mul nsw i64 %177, %247
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %256

250:
  %251 = mul nsw i64 %142, %133
  %252 = mul nsw i64 %151, %251
  %253 = mul nsw i64 %160, %252
  %254 = mul nsw i64 %169, %253
  %255 = mul nsw i64 %177, %254
  br label %256

256:
  %257 = phi i64 [ 0, %242 ], [ %255, %250 ]
  %258 = icmp sgt i64 %257, 0
  br i1 %258, label %259, label %354

259:
  %260 = mul nsw i64 %123, %124
  %261 = icmp eq i64 %260, 0
  br label %262

262:
  %263 = phi i64 [ %348, %347 ], [ 0, %259 ]
  %264 = load i8, ptr %238, align 4
  %265 = icmp sgt i8 %264, 1
  br i1 %265, label %266, label %274

266:
  %267 = icmp eq i8 %264, 2
  br i1 %267, label %272, label %268

268:
  %269 = urem i64 %263, %133
  %270 = mul nsw i64 %132, %269
  %271 = udiv i64 %263, %133
  br label %274

272:
  %273 = mul nsw i64 %132, %263
  br label %274

274:
  %275 = phi i64 [ %273, %272 ], [ %270, %268 ], [ 0, %262 ]
  %276 = phi i64 [ %263, %272 ], [ %271, %268 ], [ %263, %262 ]
  %277 = icmp sgt i8 %264, 2
  br i1 %277, label %278, label %288

278:
  %279 = icmp eq i8 %264, 3
  br i1 %279, label %285, label %280

280:
  %281 = urem i64 %276, %142
  %282 = mul nsw i64 %141, %281
  %283 = add nsw i64 %282, %275
  %284 = udiv i64 %276, %142
  br label %288

285:
  %286 = mul nsw i64 %141, %276
  %287 = add nsw i64 %286, %275
  br label %288

288:
  %289 = phi i64 [ %287, %285 ], [ %283, %280 ], [ %275, %274 ]
  %290 = phi i64 [ %276, %285 ], [ %284, %280 ], [ %276, %274 ]
  %291 = icmp sgt i8 %264, 3
  br i1 %291, label %292, label %302

292:
  %293 = icmp eq i8 %264, 4
  br i1 %293, label %299, label %294

294:
  %295 = urem i64 %290, %151
  %296 = mul nsw i64 %150, %295
  %297 = add nsw i64 %296, %289
  %298 = udiv i64 %290, %151
  br label %302

299:
  %300 = mul nsw i64 %150, %290
  %301 = add nsw i64 %300, %289
  br label %302

302:
  %303 = phi i64 [ %301, %299 ], [ %297, %294 ], [ %289, %288 ]
  %304 = phi i64 [ %290, %299 ], [ %298, %294 ], [ %290, %288 ]
  %305 = icmp sgt i8 %264, 4
  br i1 %305, label %306, label %316

306:
  %307 = icmp eq i8 %264, 5
  br i1 %307, label %313, label %308

308:
  %309 = urem i64 %304, %160
  %310 = mul nsw i64 %159, %309
  %311 = add nsw i64 %310, %303
  %312 = udiv i64 %304, %160
  br label %316

313:
  %314 = mul nsw i64 %159, %304
  %315 = add nsw i64 %314, %303
  br label %316

316:
  %317 = phi i64 [ %315, %313 ], [ %311, %308 ], [ %303, %302 ]
  %318 = phi i64 [ %304, %313 ], [ %312, %308 ], [ %304, %302 ]
  %319 = icmp sgt i8 %264, 5
  br i1 %319, label %320, label %330

320:
  %321 = icmp eq i8 %264, 6
  br i1 %321, label %327, label %322

322:
  %323 = urem i64 %318, %169
  %324 = mul nsw i64 %168, %323
  %325 = add nsw i64 %324, %317
  %326 = udiv i64 %318, %169
  br label %330

327:
  %328 = mul nsw i64 %168, %318
  %329 = add nsw i64 %328, %317
  br label %330

330:
  %331 = phi i64 [ %329, %327 ], [ %325, %322 ], [ %317, %316 ]
  %332 = phi i64 [ %318, %327 ], [ %326, %322 ], [ %318, %316 ]
  %333 = icmp sgt i8 %264, 6
  br i1 %333, label %334, label %343

334:
  %335 = icmp eq i8 %264, 7
  br i1 %335, label %340, label %336

336:
  %337 = urem i64 %332, %177
  %338 = mul nsw i64 %178, %337
  %339 = add nsw i64 %338, %331
  br label %343

340:
  %341 = mul nsw i64 %178, %332
  %342 = add nsw i64 %341, %331
  br label %343

343:
  %344 = phi i64 [ %342, %340 ], [ %339, %336 ], [ %331, %330 ]
  %345 = getelementptr inbounds i8, ptr %109, i64 %344
  %346 = getelementptr inbounds i8, ptr %345, i64 %260
  br i1 %261, label %347, label %350

347:
  %348 = add nuw nsw i64 %263, 1
  %349 = icmp eq i64 %348, %257
  br i1 %349, label %354, label %262

350:
  %351 = phi ptr [ %352, %350 ], [ %345, %343 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %237, ptr noundef %351) #9
  %352 = getelementptr inbounds i8, ptr %351, i64 %123
  %353 = icmp eq ptr %352, %346
  br i1 %353, label %347, label %350

354:
  %355 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %355)
  store ptr null, ptr %0, align 8
  br label %356

356:
  %357 = load ptr, ptr %1, align 8
  %358 = icmp eq ptr %357, null
  br i1 %358, label %508, label %359

359:
  %360 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %361 = load i8, ptr %360, align 1
  %362 = icmp eq i8 %361, 42
  br i1 %362, label %363, label %416

363:
  %364 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %365 = load i8, ptr %364, align 1
  %366 = and i8 %365, 1
  %367 = icmp eq i8 %366, 0
  br i1 %367, label %416, label %368

368:
  %369 = load i8, ptr %10, align 4
  %370 = icmp eq i8 %369, 0
  br i1 %370, label %371, label %374

371:
  %372 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %373 = load ptr, ptr %372, align 8
  br label %374

374:
  %375 = phi ptr [ %373, %371 ], [ null, %368 ]
  %376 = icmp eq i8 %369, 1
  br i1 %376, label %377, label %380

377:
  %378 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %379 = load ptr, ptr %378, align 8
  br label %380

380:
  %381 = phi ptr [ %379, %377 ], [ %375, %374 ]
  %382 = icmp eq i8 %369, 2
  br i1 %382, label %383, label %386

383:
  %384 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %385 = load ptr, ptr %384, align 8
  br label %386

386:
  %387 = phi ptr [ %385, %383 ], [ %381, %380 ]
  %388 = icmp eq i8 %369, 3
  br i1 %388, label %389, label %392

389:
  %390 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %391 = load ptr, ptr %390, align 8
  br label %392

392:
  %393 = phi ptr [ %391, %389 ], [ %387, %386 ]
  %394 = icmp eq i8 %369, 4
  br i1 %394, label %395, label %398

395:
  %396 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %397 = load ptr, ptr %396, align 8
  br label %398

398:
  %399 = phi ptr [ %397, %395 ], [ %393, %392 ]
  %400 = icmp eq i8 %369, 5
  br i1 %400, label %401, label %404

401:
  %402 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %403 = load ptr, ptr %402, align 8
  br label %404

404:
  %405 = phi ptr [ %403, %401 ], [ %399, %398 ]
  %406 = icmp eq i8 %369, 6
  br i1 %406, label %407, label %410

407:
  %408 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %409 = load ptr, ptr %408, align 8
  br label %410

410:
  %411 = phi ptr [ %409, %407 ], [ %405, %404 ]
  %412 = icmp eq i8 %369, 7
  br i1 %412, label %413, label %416

413:
  %414 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %415 = load ptr, ptr %414, align 8
  br label %416

416:
  %417 = phi ptr [ null, %359 ], [ null, %363 ], [ %415, %413 ], [ %411, %410 ]
  store ptr %357, ptr %0, align 8
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %419 = load i64, ptr %418, align 8
  %420 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %419, ptr %420, align 8
  %421 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %422 = load i32, ptr %421, align 8
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %422, ptr %423, align 8
  %424 = load i8, ptr %10, align 4
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %424, ptr %425, align 4
  %426 = load i8, ptr %360, align 1
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %426, ptr %427, align 1
  %428 = load i8, ptr %10, align 4
  %429 = icmp sgt i8 %428, 0
  br i1 %429, label %430, label %433

430:
  %431 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %432, ptr noundef nonnull align 8 dereferenceable(24) %431, i64 24, i1 false)
  br label %433

433:
  %434 = load i8, ptr %10, align 4
  %435 = icmp sgt i8 %434, 1
  br i1 %435, label %436, label %439

436:
  %437 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %438 = getelementptr inbounds nuw i8, ptr %1, i64 48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %437, ptr noundef nonnull align 8 dereferenceable(24) %438, i64 24, i1 false)
  br label %439

439:
  %440 = load i8, ptr %10, align 4
  %441 = icmp sgt i8 %440, 2
  br i1 %441, label %442, label %445

442:
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %444 = getelementptr inbounds nuw i8, ptr %1, i64 72
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %443, ptr noundef nonnull align 8 dereferenceable(24) %444, i64 24, i1 false)
  br label %445

445:
  %446 = load i8, ptr %10, align 4
  %447 = icmp sgt i8 %446, 3
  br i1 %447, label %448, label %451

448:
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %450 = getelementptr inbounds nuw i8, ptr %1, i64 96
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %449, ptr noundef nonnull align 8 dereferenceable(24) %450, i64 24, i1 false)
  br label %451

451:
  %452 = load i8, ptr %10, align 4
  %453 = icmp sgt i8 %452, 4
  br i1 %453, label %454, label %457

454:
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %456 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %455, ptr noundef nonnull align 8 dereferenceable(24) %456, i64 24, i1 false)
  br label %457

457:
  %458 = load i8, ptr %10, align 4
  %459 = icmp sgt i8 %458, 5
  br i1 %459, label %460, label %463

460:
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %462 = getelementptr inbounds nuw i8, ptr %1, i64 144
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %461, ptr noundef nonnull align 8 dereferenceable(24) %462, i64 24, i1 false)
  br label %463

463:
  %464 = load i8, ptr %10, align 4
  %465 = icmp sgt i8 %464, 6
  br i1 %465, label %466, label %469

466:
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %468 = getelementptr inbounds nuw i8, ptr %1, i64 168
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %467, ptr noundef nonnull align 8 dereferenceable(24) %468, i64 24, i1 false)
  br label %469

469:
  %470 = icmp eq ptr %417, null
  br i1 %470, label %483, label %471

471:
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %473 = load i8, ptr %472, align 1
  %474 = and i8 %473, 1
  %475 = icmp ne i8 %474, 0
  %476 = icmp ult i8 %424, 8
  %477 = select i1 %475, i1 %476, i1 false
  br i1 %477, label %478, label %483

478:
  %479 = mul nuw i8 %424, 24
  %480 = zext i8 %479 to i64
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 %480
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 24
  store ptr %417, ptr %482, align 8
  br label %483

483:
  store ptr null, ptr %1, align 8
  %484 = icmp eq ptr %2, null
  br i1 %484, label %508, label %485

485:
  %486 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %487 = load i8, ptr %486, align 1
  %488 = and i8 %487, 1
  %489 = icmp eq i8 %488, 0
  br i1 %489, label %508, label %490

490:
  %491 = load i8, ptr %10, align 4
  switch i8 %491, label %508 [
    i8 0, label %492
    i8 1, label %494
    i8 2, label %496
    i8 3, label %498
    i8 4, label %500
    i8 5, label %502
    i8 6, label %504
    i8 7, label %506
  ]

492:
  %493 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %2, ptr %493, align 8
  br label %508

494:
  %495 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %2, ptr %495, align 8
  br label %508

496:
  %497 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store ptr %2, ptr %497, align 8
  br label %508

498:
  %499 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store ptr %2, ptr %499, align 8
  br label %508

500:
  %501 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store ptr %2, ptr %501, align 8
  br label %508

502:
  %503 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store ptr %2, ptr %503, align 8
  br label %508

504:
  %505 = getelementptr inbounds nuw i8, ptr %1, i64 168
  store ptr %2, ptr %505, align 8
  br label %508

506:
  %507 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store ptr %2, ptr %507, align 8
  br label %508

508:
  %509 = phi i32 [ %93, %92 ], [ %107, %100 ], [ 0, %483 ], [ 0, %356 ], [ 0, %485 ], [ 0, %490 ], [ 0, %492 ], [ 0, %494 ], [ 0, %496 ], [ 0, %498 ], [ 0, %500 ], [ 0, %502 ], [ 0, %506 ], [ 0, %504 ]
  ret i32 %509
}

declare i32 @_FortranAMoveAlloc(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #3

define linkonce_odr hidden void @pad.fortran.AllocatableApplyMold(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = icmp sgt i8 %5, 7
  %7 = icmp sgt i32 %2, 7
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %10

9:
  tail call void @_FortranAAllocatableApplyMold(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) #9
  br label %177

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %12 = load i8, ptr %11, align 2
  %13 = icmp eq i8 %12, 2
  br i1 %13, label %14, label %177

14:
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %177

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 42
  br i1 %20, label %21, label %73

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %23 = load i8, ptr %22, align 1
  %24 = and i8 %23, 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %73, label %26

26:
  %27 = icmp eq i8 %5, 0
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %28 ], [ null, %26 ]
  %33 = icmp eq i8 %5, 1
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %36 = load ptr, ptr %35, align 8
  br label %37

37:
  %38 = phi ptr [ %36, %34 ], [ %32, %31 ]
  %39 = icmp eq i8 %5, 2
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %42 = load ptr, ptr %41, align 8
  br label %43

43:
  %44 = phi ptr [ %42, %40 ], [ %38, %37 ]
  %45 = icmp eq i8 %5, 3
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ %44, %43 ]
  %51 = icmp eq i8 %5, 4
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %54 = load ptr, ptr %53, align 8
  br label %55

55:
  %56 = phi ptr [ %54, %52 ], [ %50, %49 ]
  %57 = icmp eq i8 %5, 5
  br i1 %57, label %58, label %61

58:
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %62 = phi ptr [ %60, %58 ], [ %56, %55 ]
  %63 = icmp eq i8 %5, 6
  br i1 %63, label %64, label %67

64:
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %66 = load ptr, ptr %65, align 8
  br label %67

67:
  %68 = phi ptr [ %66, %64 ], [ %62, %61 ]
  %69 = icmp eq i8 %5, 7
  br i1 %69, label %70, label %73

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %72 = load ptr, ptr %71, align 8
  br label %73

73:
  %74 = phi ptr [ null, %17 ], [ null, %21 ], [ %72, %70 ], [ %68, %67 ]
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %76, ptr %77, align 8
  %78 = load i8, ptr %18, align 1
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %78, ptr %79, align 1
  %80 = trunc i32 %2 to i8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %80, ptr %81, align 4
  %82 = load i8, ptr %4, align 4
  %83 = icmp sgt i8 %82, 0
  %84 = icmp sgt i32 %2, 0
  %85 = and i1 %84, %83
  br i1 %85, label %86, label %89

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %88, ptr noundef nonnull align 8 dereferenceable(24) %87, i64 24, i1 false)
  br label %89

89:
  %90 = load i8, ptr %4, align 4
  %91 = icmp sgt i8 %90, 1
  %92 = icmp sgt i32 %2, 1
  %93 = and i1 %92, %91
  br i1 %93, label %94, label %97

94:
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %95, ptr noundef nonnull align 8 dereferenceable(24) %96, i64 24, i1 false)
  br label %97

97:
  %98 = load i8, ptr %4, align 4
  %99 = icmp sgt i8 %98, 2
  %100 = icmp sgt i32 %2, 2
  %101 = and i1 %100, %99
  br i1 %101, label %102, label %105

102:
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 72
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %103, ptr noundef nonnull align 8 dereferenceable(24) %104, i64 24, i1 false)
  br label %105

105:
  %106 = load i8, ptr %4, align 4
  %107 = icmp sgt i8 %106, 3
  %108 = icmp sgt i32 %2, 3
  %109 = and i1 %108, %107
  br i1 %109, label %110, label %113

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 96
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %111, ptr noundef nonnull align 8 dereferenceable(24) %112, i64 24, i1 false)
  br label %113

113:
  %114 = load i8, ptr %4, align 4
  %115 = icmp sgt i8 %114, 4
  %116 = icmp sgt i32 %2, 4
  %117 = and i1 %116, %115
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %119, ptr noundef nonnull align 8 dereferenceable(24) %120, i64 24, i1 false)
  br label %121

121:
  %122 = load i8, ptr %4, align 4
  %123 = icmp sgt i8 %122, 5
  %124 = icmp sgt i32 %2, 5
  %125 = and i1 %124, %123
  br i1 %125, label %126, label %129

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 144
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %127, ptr noundef nonnull align 8 dereferenceable(24) %128, i64 24, i1 false)
  br label %129

129:
  %130 = load i8, ptr %4, align 4
  %131 = icmp sgt i8 %130, 6
  %132 = icmp sgt i32 %2, 6
  %133 = and i1 %132, %131
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 168
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %135, ptr noundef nonnull align 8 dereferenceable(24) %136, i64 24, i1 false)
  br label %137

137:
  %138 = icmp eq ptr %74, null
  br i1 %138, label %177, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %141 = load i8, ptr %140, align 1
  %142 = and i8 %141, 1
  %143 = icmp eq i8 %142, 0
  br i1 %143, label %177, label %144

144:
  %145 = icmp eq i8 %80, 0
  br i1 %145, label %146, label %148

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %74, ptr %147, align 8
  br label %148

148:
  %149 = shl i32 %2, 24
  %150 = add i32 %149, -16777216
  %151 = lshr exact i32 %150, 24
  %152 = trunc nuw i32 %151 to i8
  switch i8 %152, label %177 [
    i8 0, label %153
    i8 1, label %158
    i8 2, label %163
    i8 3, label %168
    i8 4, label %170
    i8 5, label %172
    i8 6, label %175
  ]

153:
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %74, ptr %154, align 8
  %155 = add i32 %149, -33554432
  %156 = lshr exact i32 %155, 24
  %157 = trunc nuw i32 %156 to i8
  switch i8 %157, label %177 [
    i8 0, label %158
    i8 1, label %163
    i8 2, label %168
    i8 3, label %170
    i8 4, label %172
    i8 5, label %175
  ]

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %74, ptr %159, align 8
  %160 = add i32 %149, -50331648
  %161 = lshr exact i32 %160, 24
  %162 = trunc nuw i32 %161 to i8
  switch i8 %162, label %177 [
    i8 0, label %163
    i8 1, label %168
    i8 2, label %170
    i8 3, label %172
    i8 4, label %175
  ]

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %74, ptr %164, align 8
  %165 = add i32 %149, -67108864
  %166 = lshr exact i32 %165, 24
  %167 = trunc nuw i32 %166 to i8
  switch i8 %167, label %177 [
    i8 0, label %168
    i8 1, label %170
    i8 2, label %172
    i8 3, label %175
  ]

168:
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %74, ptr %169, align 8
  switch i32 %149, label %177 [
    i32 83886080, label %170
    i32 100663296, label %172
    i32 117440512, label %175
  ]

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %74, ptr %171, align 8
  switch i32 %149, label %177 [
    i32 100663296, label %172
    i32 117440512, label %175
  ]

172:
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %74, ptr %173, align 8
  %174 = icmp eq i32 %149, 117440512
  br i1 %174, label %175, label %177

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %74, ptr %176, align 8
  br label %177

177:
  ret void
}

declare void @_FortranAAllocatableApplyMold(ptr noundef captures(none), ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #3

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #3

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #6

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #3

declare i64 @llvm.umax.i64(i64, i64) #8

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { noreturn }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { allocsize(0) }
attributes #11 = { noreturn nounwind }
