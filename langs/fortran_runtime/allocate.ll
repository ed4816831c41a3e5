; Made from allocate.c by regenerate.py.
; AllocatableSetBounds: 4 arguments, facts of none
; AllocatableAllocate: 7 arguments, facts of 0
; AllocatableAllocateSource: 6 arguments, facts of 0 1
; AllocatableDeallocate: 5 arguments, facts of 0
; AllocatableDeallocatePolymorphic: 6 arguments, facts of 0
; MoveAlloc: 7 arguments, facts of 0 1
; AllocatableApplyMold: 3 arguments, facts of 1
; AllocatableInitDerivedForAllocate: 4 arguments, facts of none

%struct.Dimension = type { i64, i64, i64 }
%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [50 x i8] c"MOVE_ALLOC passed the same address as to and from\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"Base address is not null\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"Invalid extent\00", align 1
@.str.3 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"Base address is null\00", align 1

define linkonce_odr hidden void @pad.fortran.AllocatableSetBounds(ptr noundef captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %35

7:
  %8 = icmp sgt i32 %1, 6
  br i1 %8, label %9, label %19

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = zext nneg i32 %1 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i64 %11
  %13 = icmp slt i64 %3, %2
  %14 = select i1 %13, i64 1, i64 %2
  store i64 %14, ptr %12, align 8
  %15 = sub i64 %3, %2
  %16 = add i64 %15, 1
  %17 = select i1 %13, i64 0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 %17, ptr %18, align 8
  br label %19

19:
  %20 = icmp ult i32 %1, 7
  br i1 %20, label %21, label %35

21:
  %22 = icmp slt i64 %3, %2
  %23 = sub i64 %3, %2
  %24 = add i64 %23, 1
  %25 = select i1 %22, i64 0, i64 %24
  %26 = select i1 %22, i64 1, i64 %2
  %27 = mul nuw nsw i32 %1, 24
  %28 = mul nuw nsw i32 %1, 24
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i64 %26, ptr %31, align 8
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 32
  store i64 %25, ptr %34, align 8
  br label %35

35:
  ret void
}

define linkonce_odr hidden i32 @pad.fortran.AllocatableAllocate(ptr noundef captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(address_is_null) %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i64 noundef %10, ptr noundef %11) local_unnamed_addr #1 {
  %13 = load ptr, ptr %0, align 8
  %14 = icmp eq i64 %10, 0
  br i1 %14, label %15, label %18

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8
  br label %18

18:
  %19 = phi i64 [ %17, %15 ], [ %10, %12 ]
  %20 = icmp eq i32 %7, -128
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = sext i8 %23 to i32
  br label %25

25:
  %26 = phi i32 [ %24, %21 ], [ %7, %18 ]
  %27 = icmp eq i32 %8, -128
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  br label %32

32:
  %33 = phi i32 [ %31, %28 ], [ %8, %25 ]
  %34 = icmp sgt i32 %26, 0
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load i64, ptr %38, align 8
  br label %40

40:
  %41 = phi i64 [ %37, %35 ], [ 1, %32 ]
  %42 = phi i64 [ %39, %35 ], [ 0, %32 ]
  %43 = icmp sgt i32 %26, 1
  br i1 %43, label %44, label %49

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %48 = load i64, ptr %47, align 8
  br label %49

49:
  %50 = phi i64 [ %46, %44 ], [ 1, %40 ]
  %51 = phi i64 [ %48, %44 ], [ 0, %40 ]
  %52 = icmp sgt i32 %26, 2
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %57 = load i64, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ %55, %53 ], [ 1, %49 ]
  %60 = phi i64 [ %57, %53 ], [ 0, %49 ]
  %61 = icmp sgt i32 %26, 3
  br i1 %61, label %62, label %67

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %66 = load i64, ptr %65, align 8
  br label %67

67:
  %68 = phi i64 [ %64, %62 ], [ 1, %58 ]
  %69 = phi i64 [ %66, %62 ], [ 0, %58 ]
  %70 = icmp sgt i32 %26, 4
  br i1 %70, label %71, label %76

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %75 = load i64, ptr %74, align 8
  br label %76

76:
  %77 = phi i64 [ %73, %71 ], [ 1, %67 ]
  %78 = phi i64 [ %75, %71 ], [ 0, %67 ]
  %79 = icmp sgt i32 %26, 5
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %82, %80 ], [ 1, %76 ]
  %87 = phi i64 [ %84, %80 ], [ 0, %76 ]
  %88 = icmp sgt i32 %26, 6
  br i1 %88, label %89, label %94

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %91, %89 ], [ 1, %85 ]
  %96 = phi i64 [ %93, %89 ], [ 0, %85 ]
  %97 = icmp eq ptr %11, null
  %98 = icmp eq i32 %33, 42
  %99 = select i1 %97, i1 %98, i1 false
  br i1 %99, label %100, label %152

100:
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %102 = load i8, ptr %101, align 1
  %103 = and i8 %102, 1
  %104 = icmp eq i8 %103, 0
  br i1 %104, label %152, label %105

105:
  %106 = icmp eq i32 %26, 0
  br i1 %106, label %107, label %110

107:
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %109 = load ptr, ptr %108, align 8
  br label %110

110:
  %111 = phi ptr [ %109, %107 ], [ null, %105 ]
  %112 = icmp eq i32 %26, 1
  br i1 %112, label %113, label %116

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %115 = load ptr, ptr %114, align 8
  br label %116

116:
  %117 = phi ptr [ %115, %113 ], [ %111, %110 ]
  %118 = icmp eq i32 %26, 2
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %121 = load ptr, ptr %120, align 8
  br label %122

122:
  %123 = phi ptr [ %121, %119 ], [ %117, %116 ]
  %124 = icmp eq i32 %26, 3
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi ptr [ %127, %125 ], [ %123, %122 ]
  %130 = icmp eq i32 %26, 4
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ %133, %131 ], [ %129, %128 ]
  %136 = icmp eq i32 %26, 5
  br i1 %136, label %137, label %140

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %139 = load ptr, ptr %138, align 8
  br label %140

140:
  %141 = phi ptr [ %139, %137 ], [ %135, %134 ]
  %142 = icmp eq i32 %26, 6
  br i1 %142, label %143, label %146

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %145 = load ptr, ptr %144, align 8
  br label %146

146:
  %147 = phi ptr [ %145, %143 ], [ %141, %140 ]
  %148 = icmp eq i32 %26, 7
  br i1 %148, label %149, label %152

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %151 = load ptr, ptr %150, align 8
  br label %152

152:
  %153 = phi ptr [ null, %100 ], [ %11, %94 ], [ %151, %149 ], [ %147, %146 ]
  %154 = icmp slt i32 %26, 8
  %155 = select i1 %154, i1 %98, i1 false
  %156 = select i1 %154, i32 0, i32 2
  br i1 %155, label %157, label %176

157:
  %158 = icmp eq ptr %153, null
  br i1 %158, label %176, label %159

159:
  %160 = getelementptr inbounds nuw i8, ptr %153, i64 429
  %161 = load i8, ptr %160, align 1
  %162 = icmp eq i8 %161, 0
  br i1 %162, label %172, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %153, i64 430
  %165 = load i8, ptr %164, align 2
  %166 = icmp eq i8 %165, 0
  br i1 %166, label %172, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %153, i64 431
  %169 = load i8, ptr %168, align 1
  %170 = icmp eq i8 %169, 0
  %171 = select i1 %170, i32 2, i32 0
  br i1 %170, label %172, label %176

172:
  %173 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %153) #8
  %174 = icmp eq i32 %173, 0
  %175 = select i1 %174, i32 2, i32 1
  br label %176

176:
  %177 = phi i32 [ %175, %172 ], [ %156, %152 ], [ %171, %167 ], [ 2, %157 ]
  %178 = icmp eq i32 %177, 2
  br i1 %178, label %179, label %181

179:
  %180 = tail call i32 @_FortranAAllocatableAllocate(ptr noundef nonnull captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #8
  br label %378

181:
  %182 = icmp eq ptr %13, null
  br i1 %182, label %211, label %183

183:
  br i1 %2, label %185, label %184

184:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #9
  unreachable

185:
  %186 = icmp eq ptr %3, null
  br i1 %186, label %378, label %187

187:
  %188 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %189 = load i64, ptr %188, align 8
  %190 = icmp sgt i64 %189, 0
  br i1 %190, label %191, label %194

191:
  %192 = add nsw i64 %189, -1
  %193 = tail call i64 @llvm.umin.i64(i64 %192, i64 23)
  br label %197

194:
  %195 = phi i64 [ 0, %187 ], [ %203, %197 ]
  %196 = icmp slt i64 %195, %189
  br i1 %196, label %205, label %378

197:
  %198 = phi i64 [ %203, %197 ], [ 0, %191 ]
  %199 = getelementptr inbounds nuw i8, ptr @.str.1, i64 %198
  %200 = load i8, ptr %199, align 1
  %201 = load ptr, ptr %3, align 8
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 %198
  store i8 %200, ptr %202, align 1
  %203 = add nuw nsw i64 %198, 1
  %204 = icmp eq i64 %198, %193
  br i1 %204, label %194, label %197

205:
  %206 = phi i64 [ %209, %205 ], [ %195, %194 ]
  %207 = load ptr, ptr %3, align 8
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 %206
  store i8 32, ptr %208, align 1
  %209 = add nuw nsw i64 %206, 1
  %210 = icmp eq i64 %209, %189
  br i1 %210, label %378, label %205

211:
  %212 = icmp sgt i32 %26, 0
  br i1 %212, label %213, label %216

213:
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %19, ptr %214, align 8
  %215 = mul i64 %41, %19
  br label %216

216:
  %217 = phi i64 [ %19, %213 ], [ %42, %211 ]
  %218 = phi i64 [ %215, %213 ], [ %19, %211 ]
  %219 = icmp sgt i32 %26, 1
  br i1 %219, label %220, label %223

220:
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %218, ptr %221, align 8
  %222 = mul i64 %50, %218
  br label %223

223:
  %224 = phi i64 [ %218, %220 ], [ %51, %216 ]
  %225 = phi i64 [ %222, %220 ], [ %218, %216 ]
  %226 = icmp sgt i32 %26, 2
  br i1 %226, label %227, label %230

227:
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %225, ptr %228, align 8
  %229 = mul i64 %59, %225
  br label %230

230:
  %231 = phi i64 [ %225, %227 ], [ %60, %223 ]
  %232 = phi i64 [ %229, %227 ], [ %225, %223 ]
  %233 = icmp sgt i32 %26, 3
  br i1 %233, label %234, label %237

234:
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %232, ptr %235, align 8
  %236 = mul i64 %68, %232
  br label %237

237:
  %238 = phi i64 [ %232, %234 ], [ %69, %230 ]
  %239 = phi i64 [ %236, %234 ], [ %232, %230 ]
  %240 = icmp sgt i32 %26, 4
  br i1 %240, label %241, label %244

241:
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %239, ptr %242, align 8
  %243 = mul i64 %77, %239
  br label %244

244:
  %245 = phi i64 [ %239, %241 ], [ %78, %237 ]
  %246 = phi i64 [ %243, %241 ], [ %239, %237 ]
  %247 = icmp sgt i32 %26, 5
  br i1 %247, label %248, label %251

248:
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %246, ptr %249, align 8
  %250 = mul i64 %86, %246
  br label %251

251:
  %252 = phi i64 [ %246, %248 ], [ %87, %244 ]
  %253 = phi i64 [ %250, %248 ], [ %246, %244 ]
  %254 = icmp sgt i32 %26, 6
  br i1 %254, label %255, label %258

255:
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %253, ptr %256, align 8
  %257 = mul i64 %95, %253
  br label %258

258:
  %259 = phi i64 [ %253, %255 ], [ %96, %251 ]
  %260 = phi i64 [ %257, %255 ], [ %253, %251 ]
  %261 = tail call i64 @llvm.umax.i64(i64 %260, i64 1)
  %262 = tail call ptr @malloc(i64 noundef %261) #10
  store ptr %262, ptr %0, align 8
  %263 = icmp eq i32 %177, 1
  br i1 %263, label %264, label %378

264:
  %265 = icmp eq i32 %26, 0
  br i1 %265, label %266, label %267

266:
  tail call void @pad.fortran.type.initialize(ptr noundef %153, ptr noundef %262) #8
  br label %378

267:
  %268 = mul nsw i64 %50, %41
  %269 = mul nsw i64 %59, %268
  %270 = mul nsw i64 %68, %269
  %271 = mul nsw i64 %77, %270
  %272 = mul nsw i64 %86, %271
  %273 = mul nsw i64 %95, %272
  %274 = icmp sgt i64 %273, 0
  br i1 %274, label %275, label %281

275:
  %276 = mul nsw i64 %59, %50
  %277 = mul nsw i64 %68, %276
  %278 = mul nsw i64 %77, %277
  %279 = mul nsw i64 %86, %278
  %280 = mul nsw i64 %95, %279
  br label %281

281:
  %282 = phi i64 [ 0, %267 ], [ %280, %275 ]
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %378

284:
  %285 = mul nsw i64 %217, %41
  %286 = icmp sgt i32 %26, 1
  %287 = icmp eq i32 %26, 2
  %288 = icmp sgt i32 %26, 2
  %289 = icmp eq i32 %26, 3
  %290 = icmp sgt i32 %26, 3
  %291 = icmp eq i32 %26, 4
  %292 = icmp sgt i32 %26, 4
  %293 = icmp eq i32 %26, 5
  %294 = icmp sgt i32 %26, 5
  %295 = icmp eq i32 %26, 6
  %296 = icmp sgt i32 %26, 6
  %297 = icmp eq i32 %26, 7
  %298 = icmp eq i64 %285, 0
  br label %299

299:
  %300 = phi i64 [ 0, %284 ], [ %372, %371 ]
  br i1 %286, label %301, label %308

301:
  br i1 %287, label %306, label %302

302:
  %303 = urem i64 %300, %50
  %304 = mul nsw i64 %224, %303
  %305 = udiv i64 %300, %50
  br label %308

306:
  %307 = mul nsw i64 %224, %300
  br label %308

308:
  %309 = phi i64 [ %307, %306 ], [ %304, %302 ], [ 0, %299 ]
  %310 = phi i64 [ %300, %306 ], [ %305, %302 ], [ %300, %299 ]
  br i1 %288, label %311, label %320

311:
  br i1 %289, label %317, label %312

312:
  %313 = urem i64 %310, %59
  %314 = mul nsw i64 %231, %313
  %315 = add nsw i64 %314, %309
  %316 = udiv i64 %310, %59
  br label %320

317:
  %318 = mul nsw i64 %231, %310
  %319 = add nsw i64 %318, %309
  br label %320

320:
  %321 = phi i64 [ %319, %317 ], [ %315, %312 ], [ %309, %308 ]
  %322 = phi i64 [ %310, %317 ], [ %316, %312 ], [ %310, %308 ]
  br i1 %290, label %323, label %332

323:
  br i1 %291, label %329, label %324

324:
  %325 = urem i64 %322, %68
  %326 = mul nsw i64 %238, %325
  %327 = add nsw i64 %326, %321
  %328 = udiv i64 %322, %68
  br label %332

329:
  %330 = mul nsw i64 %238, %322
  %331 = add nsw i64 %330, %321
  br label %332

332:
  %333 = phi i64 [ %331, %329 ], [ %327, %324 ], [ %321, %320 ]
  %334 = phi i64 [ %322, %329 ], [ %328, %324 ], [ %322, %320 ]
  br i1 %292, label %335, label %344

335:
  br i1 %293, label %341, label %336

336:
  %337 = urem i64 %334, %77
  %338 = mul nsw i64 %245, %337
  %339 = add nsw i64 %338, %333
  %340 = udiv i64 %334, %77
  br label %344

341:
  %342 = mul nsw i64 %245, %334
  %343 = add nsw i64 %342, %333
  br label %344

344:
  %345 = phi i64 [ %343, %341 ], [ %339, %336 ], [ %333, %332 ]
  %346 = phi i64 [ %334, %341 ], [ %340, %336 ], [ %334, %332 ]
  br i1 %294, label %347, label %356

347:
  br i1 %295, label %353, label %348

348:
  %349 = urem i64 %346, %86
  %350 = mul nsw i64 %252, %349
  %351 = add nsw i64 %350, %345
  %352 = udiv i64 %346, %86
  br label %356

353:
  %354 = mul nsw i64 %252, %346
  %355 = add nsw i64 %354, %345
  br label %356

356:
  %357 = phi i64 [ %355, %353 ], [ %351, %348 ], [ %345, %344 ]
  %358 = phi i64 [ %346, %353 ], [ %352, %348 ], [ %346, %344 ]
  br i1 %296, label %359, label %367

359:
  br i1 %297, label %364, label %360

360:
  %361 = urem i64 %358, %95
  %362 = mul nsw i64 %259, %361
  %363 = add nsw i64 %362, %357
  br label %367

364:
  %365 = mul nsw i64 %259, %358
  %366 = add nsw i64 %365, %357
  br label %367

367:
  %368 = phi i64 [ %366, %364 ], [ %363, %360 ], [ %357, %356 ]
  %369 = getelementptr inbounds i8, ptr %262, i64 %368
  %370 = getelementptr inbounds i8, ptr %369, i64 %285
  br i1 %298, label %371, label %374

371:
  %372 = add nuw nsw i64 %300, 1
  %373 = icmp eq i64 %372, %282
  br i1 %373, label %378, label %299

374:
  %375 = phi ptr [ %376, %374 ], [ %369, %367 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %153, ptr noundef %375) #8
  %376 = getelementptr inbounds i8, ptr %375, i64 %217
  %377 = icmp eq ptr %376, %370
  br i1 %377, label %371, label %374

378:
  %379 = phi i32 [ %180, %179 ], [ 0, %258 ], [ 12, %185 ], [ 12, %194 ], [ 0, %371 ], [ 0, %281 ], [ 0, %266 ], [ 12, %205 ]
  ret i32 %379
}

declare i32 @_FortranAAllocatableAllocate(ptr noundef captures(none), ptr noundef, i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.AllocatableAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(address_is_null) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #1 {
  %17 = load ptr, ptr %0, align 8
  %18 = icmp eq i64 %9, 0
  br i1 %18, label %19, label %22

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8
  br label %22

22:
  %23 = phi i64 [ %21, %19 ], [ %9, %16 ]
  %24 = icmp eq i32 %6, -128
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = sext i8 %27 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %25 ], [ %6, %22 ]
  %31 = icmp eq i32 %7, -128
  %32 = icmp sgt i32 %30, 0
  br i1 %32, label %33, label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = load i64, ptr %36, align 8
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %29 ]
  %40 = phi i64 [ %35, %33 ], [ 1, %29 ]
  %41 = icmp sgt i32 %30, 1
  br i1 %41, label %42, label %47

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %46 = load i64, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %46, %42 ], [ 0, %38 ]
  %49 = phi i64 [ %44, %42 ], [ 1, %38 ]
  %50 = icmp sgt i32 %30, 2
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = load i64, ptr %54, align 8
  br label %56

56:
  %57 = phi i64 [ %55, %51 ], [ 0, %47 ]
  %58 = phi i64 [ %53, %51 ], [ 1, %47 ]
  %59 = icmp sgt i32 %30, 3
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %64, %60 ], [ 0, %56 ]
  %67 = phi i64 [ %62, %60 ], [ 1, %56 ]
  %68 = icmp sgt i32 %30, 4
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %73 = load i64, ptr %72, align 8
  br label %74

74:
  %75 = phi i64 [ %73, %69 ], [ 0, %65 ]
  %76 = phi i64 [ %71, %69 ], [ 1, %65 ]
  %77 = icmp sgt i32 %30, 5
  br i1 %77, label %78, label %83

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %82 = load i64, ptr %81, align 8
  br label %83

83:
  %84 = phi i64 [ %82, %78 ], [ 0, %74 ]
  %85 = phi i64 [ %80, %78 ], [ 1, %74 ]
  %86 = icmp sgt i32 %30, 6
  br i1 %86, label %87, label %92

87:
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %91 = load i64, ptr %90, align 8
  br label %92

92:
  %93 = phi i64 [ %91, %87 ], [ 0, %83 ]
  %94 = phi i64 [ %89, %87 ], [ 1, %83 ]
  %95 = load ptr, ptr %1, align 8
  %96 = icmp eq i64 %14, 0
  br i1 %96, label %97, label %100

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %99 = load i64, ptr %98, align 8
  br label %100

100:
  %101 = phi i64 [ %99, %97 ], [ %14, %92 ]
  %102 = icmp eq i32 %11, -128
  br i1 %102, label %103, label %107

103:
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %105 = load i8, ptr %104, align 4
  %106 = sext i8 %105 to i32
  br label %107

107:
  %108 = phi i32 [ %106, %103 ], [ %11, %100 ]
  %109 = icmp eq i32 %12, -128
  br i1 %109, label %110, label %114

110:
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %112 = load i8, ptr %111, align 1
  %113 = sext i8 %112 to i32
  br label %114

114:
  %115 = phi i32 [ %113, %110 ], [ %12, %107 ]
  %116 = icmp sgt i32 %108, 0
  br i1 %116, label %117, label %122

117:
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %121 = load i64, ptr %120, align 8
  br label %122

122:
  %123 = phi i64 [ %121, %117 ], [ 0, %114 ]
  %124 = phi i64 [ %119, %117 ], [ 1, %114 ]
  %125 = icmp sgt i32 %108, 1
  br i1 %125, label %126, label %131

126:
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %130 = load i64, ptr %129, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %126 ], [ 0, %122 ]
  %133 = phi i64 [ %128, %126 ], [ 1, %122 ]
  %134 = icmp sgt i32 %108, 2
  br i1 %134, label %135, label %140

135:
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %139 = load i64, ptr %138, align 8
  br label %140

140:
  %141 = phi i64 [ %139, %135 ], [ 0, %131 ]
  %142 = phi i64 [ %137, %135 ], [ 1, %131 ]
  %143 = icmp sgt i32 %108, 3
  br i1 %143, label %144, label %149

144:
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %148 = load i64, ptr %147, align 8
  br label %149

149:
  %150 = phi i64 [ %148, %144 ], [ 0, %140 ]
  %151 = phi i64 [ %146, %144 ], [ 1, %140 ]
  %152 = icmp sgt i32 %108, 4
  br i1 %152, label %153, label %158

153:
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %157 = load i64, ptr %156, align 8
  br label %158

158:
  %159 = phi i64 [ %157, %153 ], [ 0, %149 ]
  %160 = phi i64 [ %155, %153 ], [ 1, %149 ]
  %161 = icmp sgt i32 %108, 5
  br i1 %161, label %162, label %167

162:
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %162 ], [ 0, %158 ]
  %169 = phi i64 [ %164, %162 ], [ 1, %158 ]
  %170 = icmp sgt i32 %108, 6
  br i1 %170, label %171, label %176

171:
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %175 = load i64, ptr %174, align 8
  br label %176

176:
  %177 = phi i64 [ %175, %171 ], [ 0, %167 ]
  %178 = phi i64 [ %173, %171 ], [ 1, %167 ]
  %179 = icmp eq ptr %15, null
  %180 = icmp eq i32 %115, 42
  %181 = select i1 %179, i1 %180, i1 false
  br i1 %181, label %182, label %234

182:
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %184 = load i8, ptr %183, align 1
  %185 = and i8 %184, 1
  %186 = icmp eq i8 %185, 0
  br i1 %186, label %234, label %187

187:
  %188 = icmp eq i32 %108, 0
  br i1 %188, label %189, label %192

189:
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %191 = load ptr, ptr %190, align 8
  br label %192

192:
  %193 = phi ptr [ %191, %189 ], [ null, %187 ]
  %194 = icmp eq i32 %108, 1
  br i1 %194, label %195, label %198

195:
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %197 = load ptr, ptr %196, align 8
  br label %198

198:
  %199 = phi ptr [ %197, %195 ], [ %193, %192 ]
  %200 = icmp eq i32 %108, 2
  br i1 %200, label %201, label %204

201:
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %203 = load ptr, ptr %202, align 8
  br label %204

204:
  %205 = phi ptr [ %203, %201 ], [ %199, %198 ]
  %206 = icmp eq i32 %108, 3
  br i1 %206, label %207, label %210

207:
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %209 = load ptr, ptr %208, align 8
  br label %210

210:
  %211 = phi ptr [ %209, %207 ], [ %205, %204 ]
  %212 = icmp eq i32 %108, 4
  br i1 %212, label %213, label %216

213:
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %215 = load ptr, ptr %214, align 8
  br label %216

216:
  %217 = phi ptr [ %215, %213 ], [ %211, %210 ]
  %218 = icmp eq i32 %108, 5
  br i1 %218, label %219, label %222

219:
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %221 = load ptr, ptr %220, align 8
  br label %222

222:
  %223 = phi ptr [ %221, %219 ], [ %217, %216 ]
  %224 = icmp eq i32 %108, 6
  br i1 %224, label %225, label %228

225:
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %227 = load ptr, ptr %226, align 8
  br label %228

228:
  %229 = phi ptr [ %227, %225 ], [ %223, %222 ]
  %230 = icmp eq i32 %108, 7
  br i1 %230, label %231, label %234

231:
  %232 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %233 = load ptr, ptr %232, align 8
  br label %234

234:
  %235 = phi ptr [ null, %182 ], [ %15, %176 ], [ %233, %231 ], [ %229, %228 ]
  %236 = icmp sgt i32 %108, 7
  br i1 %236, label %260, label %237

237:
  br i1 %180, label %238, label %256

238:
  %239 = icmp eq ptr %235, null
  br i1 %239, label %260, label %240

240:
  %241 = getelementptr inbounds nuw i8, ptr %235, i64 430
  %242 = load i8, ptr %241, align 2
  %243 = icmp eq i8 %242, 0
  br i1 %243, label %252, label %244

244:
  %245 = getelementptr inbounds nuw i8, ptr %235, i64 431
  %246 = load i8, ptr %245, align 1
  %247 = icmp eq i8 %246, 0
  br i1 %247, label %252, label %248

248:
  %249 = getelementptr inbounds nuw i8, ptr %235, i64 432
  %250 = load i8, ptr %249, align 8
  %251 = icmp eq i8 %250, 0
  br i1 %251, label %252, label %260

252:
  %253 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %235) #8
  %254 = icmp eq i32 %253, 0
  %255 = select i1 %254, i32 2, i32 1
  br label %260

256:
  %257 = add i32 %115, -1
  %258 = icmp ult i32 %257, 49
  %259 = select i1 %258, i32 0, i32 2
  br label %260

260:
  %261 = phi i32 [ %259, %256 ], [ 2, %234 ], [ 2, %238 ], [ %255, %252 ], [ 0, %248 ]
  %262 = icmp eq i32 %261, 2
  %263 = icmp sgt i32 %30, 7
  %264 = select i1 %262, i1 true, i1 %263
  br i1 %264, label %265, label %267

265:
  %266 = tail call i32 @_FortranAAllocatableAllocateSource(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) #8
  br label %1243

267:
  %268 = icmp eq ptr %17, null
  br i1 %268, label %297, label %269

269:
  br i1 %2, label %271, label %270

270:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #9
  unreachable

271:
  %272 = icmp eq ptr %3, null
  br i1 %272, label %1243, label %273

273:
  %274 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %275 = load i64, ptr %274, align 8
  %276 = icmp sgt i64 %275, 0
  br i1 %276, label %277, label %280

277:
  %278 = add nsw i64 %275, -1
  %279 = tail call i64 @llvm.umin.i64(i64 %278, i64 23)
  br label %283

280:
  %281 = phi i64 [ 0, %273 ], [ %289, %283 ]
  %282 = icmp slt i64 %281, %275
  br i1 %282, label %291, label %1243

283:
  %284 = phi i64 [ %289, %283 ], [ 0, %277 ]
  %285 = getelementptr inbounds nuw i8, ptr @.str.1, i64 %284
  %286 = load i8, ptr %285, align 1
  %287 = load ptr, ptr %3, align 8
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 %284
  store i8 %286, ptr %288, align 1
  %289 = add nuw nsw i64 %284, 1
  %290 = icmp eq i64 %284, %279
  br i1 %290, label %280, label %283

291:
  %292 = phi i64 [ %295, %291 ], [ %281, %280 ]
  %293 = load ptr, ptr %3, align 8
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 %292
  store i8 32, ptr %294, align 1
  %295 = add nuw nsw i64 %292, 1
  %296 = icmp eq i64 %295, %275
  br i1 %296, label %1243, label %291

297:
  %298 = icmp sgt i32 %30, 0
  br i1 %298, label %299, label %302

299:
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %23, ptr %300, align 8
  %301 = mul i64 %40, %23
  br label %302

302:
  %303 = phi i64 [ %23, %299 ], [ %39, %297 ]
  %304 = phi i64 [ %301, %299 ], [ %23, %297 ]
  %305 = icmp sgt i32 %30, 1
  br i1 %305, label %306, label %309

306:
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %304, ptr %307, align 8
  %308 = mul i64 %49, %304
  br label %309

309:
  %310 = phi i64 [ %304, %306 ], [ %48, %302 ]
  %311 = phi i64 [ %308, %306 ], [ %304, %302 ]
  %312 = icmp sgt i32 %30, 2
  br i1 %312, label %313, label %316

313:
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %311, ptr %314, align 8
  %315 = mul i64 %58, %311
  br label %316

316:
  %317 = phi i64 [ %311, %313 ], [ %57, %309 ]
  %318 = phi i64 [ %315, %313 ], [ %311, %309 ]
  %319 = icmp sgt i32 %30, 3
  br i1 %319, label %320, label %323

320:
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %318, ptr %321, align 8
  %322 = mul i64 %67, %318
  br label %323

323:
  %324 = phi i64 [ %318, %320 ], [ %66, %316 ]
  %325 = phi i64 [ %322, %320 ], [ %318, %316 ]
  %326 = icmp sgt i32 %30, 4
  br i1 %326, label %327, label %330

327:
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %325, ptr %328, align 8
  %329 = mul i64 %76, %325
  br label %330

330:
  %331 = phi i64 [ %325, %327 ], [ %75, %323 ]
  %332 = phi i64 [ %329, %327 ], [ %325, %323 ]
  %333 = icmp sgt i32 %30, 5
  br i1 %333, label %334, label %337

334:
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %332, ptr %335, align 8
  %336 = mul i64 %85, %332
  br label %337

337:
  %338 = phi i64 [ %332, %334 ], [ %84, %330 ]
  %339 = phi i64 [ %336, %334 ], [ %332, %330 ]
  %340 = icmp sgt i32 %30, 6
  br i1 %340, label %341, label %344

341:
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %339, ptr %342, align 8
  %343 = mul i64 %94, %339
  br label %344

344:
  %345 = phi i64 [ %339, %341 ], [ %93, %337 ]
  %346 = phi i64 [ %343, %341 ], [ %339, %337 ]
  %347 = tail call i64 @llvm.umax.i64(i64 %346, i64 1)
  %348 = tail call ptr @malloc(i64 noundef %347) #10
  store ptr %348, ptr %0, align 8
  %349 = icmp eq i32 %261, 1
  br i1 %349, label %350, label %464

350:
  %351 = icmp eq i32 %30, 0
  br i1 %351, label %352, label %353

352:
  tail call void @pad.fortran.type.initialize(ptr noundef %235, ptr noundef %348) #8
  br label %464

353:
  %354 = mul nsw i64 %49, %40
  %355 = mul nsw i64 %58, %354
  %356 = mul nsw i64 %67, %355
  %357 = mul nsw i64 %76, %356
  %358 = mul nsw i64 %85, %357
  %359 = mul nsw i64 %94, %358
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %367

361:
  %362 = mul nsw i64 %58, %49
  %363 = mul nsw i64 %67, %362
  %364 = mul nsw i64 %76, %363
  %365 = mul nsw i64 %85, %364
  %366 = mul nsw i64 %94, %365
  br label %367

367:
  %368 = phi i64 [ 0, %353 ], [ %366, %361 ]
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %370, label %464

370:
  %371 = mul nsw i64 %303, %40
  %372 = icmp sgt i32 %30, 1
  %373 = icmp eq i32 %30, 2
  %374 = icmp sgt i32 %30, 2
  %375 = icmp eq i32 %30, 3
  %376 = icmp sgt i32 %30, 3
  %377 = icmp eq i32 %30, 4
  %378 = icmp sgt i32 %30, 4
  %379 = icmp eq i32 %30, 5
  %380 = icmp sgt i32 %30, 5
  %381 = icmp eq i32 %30, 6
  %382 = icmp sgt i32 %30, 6
  %383 = icmp eq i32 %30, 7
  %384 = icmp eq i64 %371, 0
  br label %385

385:
  %386 = phi i64 [ 0, %370 ], [ %458, %457 ]
  br i1 %372, label %387, label %394

387:
  br i1 %373, label %392, label %388

388:
  %389 = urem i64 %386, %49
  %390 = mul nsw i64 %310, %389
  %391 = udiv i64 %386, %49
  br label %394

392:
  %393 = mul nsw i64 %310, %386
  br label %394

394:
  %395 = phi i64 [ %393, %392 ], [ %390, %388 ], [ 0, %385 ]
  %396 = phi i64 [ %386, %392 ], [ %391, %388 ], [ %386, %385 ]
  br i1 %374, label %397, label %406

397:
  br i1 %375, label %403, label %398

398:
  %399 = urem i64 %396, %58
  %400 = mul nsw i64 %317, %399
  %401 = add nsw i64 %400, %395
  %402 = udiv i64 %396, %58
  br label %406

403:
  %404 = mul nsw i64 %317, %396
  %405 = add nsw i64 %404, %395
  br label %406

406:
  %407 = phi i64 [ %405, %403 ], [ %401, %398 ], [ %395, %394 ]
  %408 = phi i64 [ %396, %403 ], [ %402, %398 ], [ %396, %394 ]
  br i1 %376, label %409, label %418

409:
  br i1 %377, label %415, label %410

410:
  %411 = urem i64 %408, %67
  %412 = mul nsw i64 %324, %411
  %413 = add nsw i64 %412, %407
  %414 = udiv i64 %408, %67
  br label %418

415:
  %416 = mul nsw i64 %324, %408
  %417 = add nsw i64 %416, %407
  br label %418

418:
  %419 = phi i64 [ %417, %415 ], [ %413, %410 ], [ %407, %406 ]
  %420 = phi i64 [ %408, %415 ], [ %414, %410 ], [ %408, %406 ]
  br i1 %378, label %421, label %430

421:
  br i1 %379, label %427, label %422

422:
  %423 = urem i64 %420, %76
  %424 = mul nsw i64 %331, %423
  %425 = add nsw i64 %424, %419
  %426 = udiv i64 %420, %76
  br label %430

427:
  %428 = mul nsw i64 %331, %420
  %429 = add nsw i64 %428, %419
  br label %430

430:
  %431 = phi i64 [ %429, %427 ], [ %425, %422 ], [ %419, %418 ]
  %432 = phi i64 [ %420, %427 ], [ %426, %422 ], [ %420, %418 ]
  br i1 %380, label %433, label %442

433:
  br i1 %381, label %439, label %434

434:
  %435 = urem i64 %432, %85
  %436 = mul nsw i64 %338, %435
  %437 = add nsw i64 %436, %431
  %438 = udiv i64 %432, %85
  br label %442

439:
  %440 = mul nsw i64 %338, %432
  %441 = add nsw i64 %440, %431
  br label %442

442:
  %443 = phi i64 [ %441, %439 ], [ %437, %434 ], [ %431, %430 ]
  %444 = phi i64 [ %432, %439 ], [ %438, %434 ], [ %432, %430 ]
  br i1 %382, label %445, label %453

445:
  br i1 %383, label %450, label %446

446:
  %447 = urem i64 %444, %94
  %448 = mul nsw i64 %345, %447
  %449 = add nsw i64 %448, %443
  br label %453

450:
  %451 = mul nsw i64 %345, %444
  %452 = add nsw i64 %451, %443
  br label %453

453:
  %454 = phi i64 [ %452, %450 ], [ %449, %446 ], [ %443, %442 ]
  %455 = getelementptr inbounds i8, ptr %348, i64 %454
  %456 = getelementptr inbounds i8, ptr %455, i64 %371
  br i1 %384, label %457, label %460

457:
  %458 = add nuw nsw i64 %386, 1
  %459 = icmp eq i64 %458, %368
  br i1 %459, label %464, label %385

460:
  %461 = phi ptr [ %462, %460 ], [ %455, %453 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %235, ptr noundef %461) #8
  %462 = getelementptr inbounds i8, ptr %461, i64 %303
  %463 = icmp eq ptr %462, %456
  br i1 %463, label %457, label %460

464:
  %465 = icmp sgt i32 %108, 0
  br i1 %465, label %466, label %482

466:
  %467 = icmp ne i64 %40, %124
  %468 = icmp ne i64 %49, %133
  %469 = icmp ne i64 %58, %142
  %470 = icmp ne i64 %67, %151
  %471 = icmp ne i64 %76, %160
  %472 = icmp ne i64 %85, %169
  %473 = icmp ne i64 %94, %178
  %474 = select i1 %473, i1 true, i1 %472
  %475 = select i1 %474, i1 true, i1 %471
  %476 = select i1 %475, i1 true, i1 %470
  %477 = select i1 %476, i1 true, i1 %469
  %478 = select i1 %477, i1 true, i1 %468
  %479 = select i1 %478, i1 true, i1 %467
  br i1 %479, label %480, label %482

480:
  br i1 %2, label %1243, label %481

481:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.2, ptr noundef %4, i32 noundef %5) #9
  unreachable

482:
  %483 = icmp eq i32 %108, 0
  br i1 %483, label %484, label %485

484:
  br label %485

485:
  %486 = phi i64 [ %40, %484 ], [ %124, %482 ]
  %487 = phi i64 [ %49, %484 ], [ %133, %482 ]
  %488 = phi i64 [ %58, %484 ], [ %142, %482 ]
  %489 = phi i64 [ %67, %484 ], [ %151, %482 ]
  %490 = phi i64 [ %76, %484 ], [ %160, %482 ]
  %491 = phi i64 [ %85, %484 ], [ %169, %482 ]
  %492 = phi i64 [ %94, %484 ], [ %178, %482 ]
  %493 = phi i64 [ 0, %484 ], [ %123, %482 ]
  %494 = phi i64 [ 0, %484 ], [ %132, %482 ]
  %495 = phi i64 [ 0, %484 ], [ %141, %482 ]
  %496 = phi i64 [ 0, %484 ], [ %150, %482 ]
  %497 = phi i64 [ 0, %484 ], [ %159, %482 ]
  %498 = phi i64 [ 0, %484 ], [ %168, %482 ]
  %499 = phi i64 [ 0, %484 ], [ %177, %482 ]
  %500 = icmp eq i32 %261, 0
  br i1 %500, label %501, label %864

501:
  switch i32 %115, label %505 [
    i32 28, label %506
    i32 27, label %502
    i32 35, label %503
    i32 34, label %504
  ]

502:
  br label %506

503:
  br label %506

504:
  br label %506

505:
  br label %506

506:
  %507 = phi i32 [ 0, %505 ], [ 1, %502 ], [ 4, %503 ], [ 3, %504 ], [ 2, %501 ]
  %508 = icmp eq i64 %40, 1
  %509 = icmp eq i64 %303, %101
  %510 = select i1 %508, i1 true, i1 %509
  %511 = mul nsw i64 %40, %101
  %512 = icmp eq i64 %49, 1
  %513 = icmp eq i64 %310, %511
  %514 = select i1 %512, i1 true, i1 %513
  %515 = and i1 %514, %510
  %516 = mul nsw i64 %49, %511
  %517 = icmp eq i64 %58, 1
  %518 = icmp eq i64 %317, %516
  %519 = select i1 %517, i1 true, i1 %518
  %520 = and i1 %519, %515
  %521 = mul nsw i64 %58, %516
  %522 = icmp eq i64 %67, 1
  %523 = icmp eq i64 %324, %521
  %524 = select i1 %522, i1 true, i1 %523
  %525 = and i1 %524, %520
  %526 = mul nsw i64 %67, %521
  %527 = icmp eq i64 %76, 1
  %528 = icmp eq i64 %331, %526
  %529 = select i1 %527, i1 true, i1 %528
  %530 = and i1 %529, %525
  %531 = mul nsw i64 %76, %526
  %532 = icmp eq i64 %85, 1
  %533 = icmp eq i64 %338, %531
  %534 = select i1 %532, i1 true, i1 %533
  %535 = and i1 %534, %530
  %536 = icmp eq i64 %94, 1
  %537 = mul nsw i64 %85, %531
  %538 = icmp eq i64 %345, %537
  %539 = select i1 %536, i1 true, i1 %538
  %540 = and i1 %539, %535
  %541 = mul i64 %487, %486
  %542 = mul i64 %488, %541
  %543 = mul i64 %489, %542
  %544 = mul i64 %490, %543
  %545 = mul i64 %491, %544
  %546 = mul i64 %492, %545
  br i1 %540, label %547, label %627

547:
  %548 = icmp eq i64 %486, 1
  %549 = icmp eq i64 %493, %101
  %550 = select i1 %548, i1 true, i1 %549
  %551 = mul nsw i64 %486, %101
  %552 = icmp eq i64 %487, 1
  %553 = icmp eq i64 %494, %551
  %554 = select i1 %552, i1 true, i1 %553
  %555 = and i1 %554, %550
  %556 = mul nsw i64 %487, %551
  %557 = icmp eq i64 %488, 1
  %558 = icmp eq i64 %495, %556
  %559 = select i1 %557, i1 true, i1 %558
  %560 = and i1 %559, %555
  %561 = mul nsw i64 %488, %556
  %562 = icmp eq i64 %489, 1
  %563 = icmp eq i64 %496, %561
  %564 = select i1 %562, i1 true, i1 %563
  %565 = and i1 %564, %560
  %566 = mul nsw i64 %489, %561
  %567 = icmp eq i64 %490, 1
  %568 = icmp eq i64 %497, %566
  %569 = select i1 %567, i1 true, i1 %568
  %570 = and i1 %569, %565
  %571 = mul nsw i64 %490, %566
  %572 = icmp eq i64 %491, 1
  %573 = icmp eq i64 %498, %571
  %574 = select i1 %572, i1 true, i1 %573
  %575 = and i1 %574, %570
  %576 = icmp eq i64 %492, 1
  %577 = mul nsw i64 %491, %571
  %578 = icmp eq i64 %499, %577
  %579 = select i1 %576, i1 true, i1 %578
  %580 = and i1 %579, %575
  br i1 %580, label %581, label %627

581:
  switch i32 %507, label %626 [
    i32 2, label %588
    i32 1, label %586
    i32 4, label %584
    i32 3, label %582
    i32 0, label %624
  ]

582:
  %583 = icmp sgt i64 %546, 0
  br i1 %583, label %614, label %1243

584:
  %585 = icmp sgt i64 %546, 0
  br i1 %585, label %604, label %1243

586:
  %587 = icmp sgt i64 %546, 0
  br i1 %587, label %597, label %1243

588:
  %589 = icmp sgt i64 %546, 0
  br i1 %589, label %590, label %1243

590:
  %591 = phi i64 [ %595, %590 ], [ 0, %588 ]
  %592 = getelementptr inbounds nuw double, ptr %348, i64 %591
  %593 = getelementptr inbounds nuw double, ptr %95, i64 %591
  %594 = load double, ptr %593, align 8
  store double %594, ptr %592, align 8
  %595 = add nuw nsw i64 %591, 1
  %596 = icmp eq i64 %595, %546
  br i1 %596, label %1243, label %590

597:
  %598 = phi i64 [ %602, %597 ], [ 0, %586 ]
  %599 = getelementptr inbounds nuw float, ptr %348, i64 %598
  %600 = getelementptr inbounds nuw float, ptr %95, i64 %598
  %601 = load float, ptr %600, align 4
  store float %601, ptr %599, align 4
  %602 = add nuw nsw i64 %598, 1
  %603 = icmp eq i64 %602, %546
  br i1 %603, label %1243, label %597

604:
  %605 = phi i64 [ %612, %604 ], [ 0, %584 ]
  %606 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %348, i64 %605
  %607 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %95, i64 %605
  %608 = load double, ptr %607, align 8
  %609 = getelementptr inbounds nuw i8, ptr %607, i64 8
  %610 = load double, ptr %609, align 8
  store double %608, ptr %606, align 8
  %611 = getelementptr inbounds nuw i8, ptr %606, i64 8
  store double %610, ptr %611, align 8
  %612 = add nuw nsw i64 %605, 1
  %613 = icmp eq i64 %612, %546
  br i1 %613, label %1243, label %604

614:
  %615 = phi i64 [ %622, %614 ], [ 0, %582 ]
  %616 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %348, i64 %615
  %617 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %95, i64 %615
  %618 = load float, ptr %617, align 4
  %619 = getelementptr inbounds nuw i8, ptr %617, i64 4
  %620 = load float, ptr %619, align 4
  store float %618, ptr %616, align 4
  %621 = getelementptr inbounds nuw i8, ptr %616, i64 4
  store float %620, ptr %621, align 4
  %622 = add nuw nsw i64 %615, 1
  %623 = icmp eq i64 %622, %546
  br i1 %623, label %1243, label %614

624:
  %625 = mul i64 %546, %101
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %348, ptr align 1 %95, i64 %625, i1 false)
  br label %1243

626:
  unreachable

627:
  %628 = icmp sgt i64 %546, 0
  br i1 %628, label %629, label %1243

629:
  %630 = mul nsw i64 %488, %487
  %631 = mul nsw i64 %489, %630
  %632 = mul nsw i64 %490, %631
  %633 = mul nsw i64 %491, %632
  %634 = mul nsw i64 %492, %633
  %635 = icmp sgt i64 %634, 0
  br i1 %635, label %636, label %1243

636:
  %637 = icmp sgt i64 %486, 0
  %638 = icmp sgt i64 %486, 0
  %639 = icmp sgt i64 %486, 0
  %640 = icmp sgt i64 %486, 0
  %641 = icmp sgt i64 %486, 0
  %642 = icmp sgt i32 %30, 1
  %643 = icmp eq i32 %30, 2
  %644 = icmp sgt i32 %30, 2
  %645 = icmp eq i32 %30, 3
  %646 = icmp sgt i32 %30, 3
  %647 = icmp eq i32 %30, 4
  %648 = icmp sgt i32 %30, 4
  %649 = icmp eq i32 %30, 5
  %650 = icmp sgt i32 %30, 5
  %651 = icmp eq i32 %30, 6
  %652 = icmp sgt i32 %30, 6
  %653 = icmp eq i32 %30, 7
  %654 = icmp sgt i32 %30, 1
  %655 = icmp eq i32 %30, 2
  %656 = icmp sgt i32 %30, 2
  %657 = icmp eq i32 %30, 3
  %658 = icmp sgt i32 %30, 3
  %659 = icmp eq i32 %30, 4
  %660 = icmp sgt i32 %30, 4
  %661 = icmp eq i32 %30, 5
  %662 = icmp sgt i32 %30, 5
  %663 = icmp eq i32 %30, 6
  %664 = icmp sgt i32 %30, 6
  %665 = icmp eq i32 %30, 7
  br label %666

666:
  %667 = phi i64 [ 0, %636 ], [ %862, %861 ]
  br i1 %642, label %668, label %675

668:
  br i1 %643, label %673, label %669

669:
  %670 = urem i64 %667, %49
  %671 = mul nsw i64 %310, %670
  %672 = udiv i64 %667, %49
  br label %675

673:
  %674 = mul nsw i64 %310, %667
  br label %675

675:
  %676 = phi i64 [ %674, %673 ], [ %671, %669 ], [ 0, %666 ]
  %677 = phi i64 [ %667, %673 ], [ %672, %669 ], [ %667, %666 ]
  br i1 %644, label %678, label %687

678:
  br i1 %645, label %684, label %679

679:
  %680 = urem i64 %677, %58
  %681 = mul nsw i64 %317, %680
  %682 = add nsw i64 %681, %676
  %683 = udiv i64 %677, %58
  br label %687

684:
  %685 = mul nsw i64 %317, %677
  %686 = add nsw i64 %685, %676
  br label %687

687:
  %688 = phi i64 [ %686, %684 ], [ %682, %679 ], [ %676, %675 ]
  %689 = phi i64 [ %677, %684 ], [ %683, %679 ], [ %677, %675 ]
  br i1 %646, label %690, label %699

690:
  br i1 %647, label %696, label %691

691:
  %692 = urem i64 %689, %67
  %693 = mul nsw i64 %324, %692
  %694 = add nsw i64 %693, %688
  %695 = udiv i64 %689, %67
  br label %699

696:
  %697 = mul nsw i64 %324, %689
  %698 = add nsw i64 %697, %688
  br label %699

699:
  %700 = phi i64 [ %698, %696 ], [ %694, %691 ], [ %688, %687 ]
  %701 = phi i64 [ %689, %696 ], [ %695, %691 ], [ %689, %687 ]
  br i1 %648, label %702, label %711

702:
  br i1 %649, label %708, label %703

703:
  %704 = urem i64 %701, %76
  %705 = mul nsw i64 %331, %704
  %706 = add nsw i64 %705, %700
  %707 = udiv i64 %701, %76
  br label %711

708:
  %709 = mul nsw i64 %331, %701
  %710 = add nsw i64 %709, %700
  br label %711

711:
  %712 = phi i64 [ %710, %708 ], [ %706, %703 ], [ %700, %699 ]
  %713 = phi i64 [ %701, %708 ], [ %707, %703 ], [ %701, %699 ]
  br i1 %650, label %714, label %723

714:
  br i1 %651, label %720, label %715

715:
  %716 = urem i64 %713, %85
  %717 = mul nsw i64 %338, %716
  %718 = add nsw i64 %717, %712
  %719 = udiv i64 %713, %85
  br label %723

720:
  %721 = mul nsw i64 %338, %713
  %722 = add nsw i64 %721, %712
  br label %723

723:
  %724 = phi i64 [ %722, %720 ], [ %718, %715 ], [ %712, %711 ]
  %725 = phi i64 [ %713, %720 ], [ %719, %715 ], [ %713, %711 ]
  br i1 %652, label %726, label %734

726:
  br i1 %653, label %731, label %727

727:
  %728 = urem i64 %725, %94
  %729 = mul nsw i64 %345, %728
  %730 = add nsw i64 %729, %724
  br label %734

731:
  %732 = mul nsw i64 %345, %725
  %733 = add nsw i64 %732, %724
  br label %734

734:
  %735 = phi i64 [ %733, %731 ], [ %730, %727 ], [ %724, %723 ]
  br i1 %654, label %736, label %743

736:
  br i1 %655, label %741, label %737

737:
  %738 = urem i64 %667, %487
  %739 = mul nsw i64 %494, %738
  %740 = udiv i64 %667, %487
  br label %743

741:
  %742 = mul nsw i64 %494, %667
  br label %743

743:
  %744 = phi i64 [ %742, %741 ], [ %739, %737 ], [ 0, %734 ]
  %745 = phi i64 [ %667, %741 ], [ %740, %737 ], [ %667, %734 ]
  br i1 %656, label %746, label %755

746:
  br i1 %657, label %752, label %747

747:
  %748 = urem i64 %745, %488
  %749 = mul nsw i64 %495, %748
  %750 = add nsw i64 %749, %744
  %751 = udiv i64 %745, %488
  br label %755

752:
  %753 = mul nsw i64 %495, %745
  %754 = add nsw i64 %753, %744
  br label %755

755:
  %756 = phi i64 [ %754, %752 ], [ %750, %747 ], [ %744, %743 ]
  %757 = phi i64 [ %745, %752 ], [ %751, %747 ], [ %745, %743 ]
  br i1 %658, label %758, label %767

758:
  br i1 %659, label %764, label %759

759:
  %760 = urem i64 %757, %489
  %761 = mul nsw i64 %496, %760
  %762 = add nsw i64 %761, %756
  %763 = udiv i64 %757, %489
  br label %767

764:
  %765 = mul nsw i64 %496, %757
  %766 = add nsw i64 %765, %756
  br label %767

767:
  %768 = phi i64 [ %766, %764 ], [ %762, %759 ], [ %756, %755 ]
  %769 = phi i64 [ %757, %764 ], [ %763, %759 ], [ %757, %755 ]
  br i1 %660, label %770, label %779

770:
  br i1 %661, label %776, label %771

771:
  %772 = urem i64 %769, %490
  %773 = mul nsw i64 %497, %772
  %774 = add nsw i64 %773, %768
  %775 = udiv i64 %769, %490
  br label %779

776:
  %777 = mul nsw i64 %497, %769
  %778 = add nsw i64 %777, %768
  br label %779

779:
  %780 = phi i64 [ %778, %776 ], [ %774, %771 ], [ %768, %767 ]
  %781 = phi i64 [ %769, %776 ], [ %775, %771 ], [ %769, %767 ]
  br i1 %662, label %782, label %791

782:
  br i1 %663, label %788, label %783

783:
  %784 = urem i64 %781, %491
  %785 = mul nsw i64 %498, %784
  %786 = add nsw i64 %785, %780
  %787 = udiv i64 %781, %491
  br label %791

788:
  %789 = mul nsw i64 %498, %781
  %790 = add nsw i64 %789, %780
  br label %791

791:
  %792 = phi i64 [ %790, %788 ], [ %786, %783 ], [ %780, %779 ]
  %793 = phi i64 [ %781, %788 ], [ %787, %783 ], [ %781, %779 ]
  br i1 %664, label %794, label %802

794:
  br i1 %665, label %799, label %795

795:
  %796 = urem i64 %793, %492
  %797 = mul nsw i64 %499, %796
  %798 = add nsw i64 %797, %792
  br label %802

799:
  %800 = mul nsw i64 %499, %793
  %801 = add nsw i64 %800, %792
  br label %802

802:
  %803 = phi i64 [ %801, %799 ], [ %798, %795 ], [ %792, %791 ]
  %804 = getelementptr inbounds i8, ptr %348, i64 %735
  %805 = getelementptr inbounds i8, ptr %95, i64 %803
  switch i32 %507, label %626 [
    i32 2, label %810
    i32 1, label %809
    i32 4, label %808
    i32 3, label %807
    i32 0, label %806
  ]

806:
  br i1 %637, label %853, label %861

807:
  br i1 %638, label %841, label %861

808:
  br i1 %639, label %829, label %861

809:
  br i1 %640, label %820, label %861

810:
  br i1 %641, label %811, label %861

811:
  %812 = phi i64 [ %818, %811 ], [ 0, %810 ]
  %813 = mul nsw i64 %812, %303
  %814 = getelementptr inbounds i8, ptr %804, i64 %813
  %815 = mul nsw i64 %812, %493
  %816 = getelementptr inbounds i8, ptr %805, i64 %815
  %817 = load double, ptr %816, align 8
  store double %817, ptr %814, align 8
  %818 = add nuw nsw i64 %812, 1
  %819 = icmp eq i64 %818, %486
  br i1 %819, label %861, label %811

820:
  %821 = phi i64 [ %827, %820 ], [ 0, %809 ]
  %822 = mul nsw i64 %821, %303
  %823 = getelementptr inbounds i8, ptr %804, i64 %822
  %824 = mul nsw i64 %821, %493
  %825 = getelementptr inbounds i8, ptr %805, i64 %824
  %826 = load float, ptr %825, align 4
  store float %826, ptr %823, align 4
  %827 = add nuw nsw i64 %821, 1
  %828 = icmp eq i64 %827, %486
  br i1 %828, label %861, label %820

829:
  %830 = phi i64 [ %839, %829 ], [ 0, %808 ]
  %831 = mul nsw i64 %830, %303
  %832 = getelementptr inbounds i8, ptr %804, i64 %831
  %833 = mul nsw i64 %830, %493
  %834 = getelementptr inbounds i8, ptr %805, i64 %833
  %835 = load double, ptr %834, align 8
  %836 = getelementptr inbounds nuw i8, ptr %834, i64 8
  %837 = load double, ptr %836, align 8
  store double %835, ptr %832, align 8
  %838 = getelementptr inbounds nuw i8, ptr %832, i64 8
  store double %837, ptr %838, align 8
  %839 = add nuw nsw i64 %830, 1
  %840 = icmp eq i64 %839, %486
  br i1 %840, label %861, label %829

841:
  %842 = phi i64 [ %851, %841 ], [ 0, %807 ]
  %843 = mul nsw i64 %842, %303
  %844 = getelementptr inbounds i8, ptr %804, i64 %843
  %845 = mul nsw i64 %842, %493
  %846 = getelementptr inbounds i8, ptr %805, i64 %845
  %847 = load float, ptr %846, align 4
  %848 = getelementptr inbounds nuw i8, ptr %846, i64 4
  %849 = load float, ptr %848, align 4
  store float %847, ptr %844, align 4
  %850 = getelementptr inbounds nuw i8, ptr %844, i64 4
  store float %849, ptr %850, align 4
  %851 = add nuw nsw i64 %842, 1
  %852 = icmp eq i64 %851, %486
  br i1 %852, label %861, label %841

853:
  %854 = phi i64 [ %859, %853 ], [ 0, %806 ]
  %855 = mul nsw i64 %854, %303
  %856 = getelementptr inbounds i8, ptr %804, i64 %855
  %857 = mul nsw i64 %854, %493
  %858 = getelementptr inbounds i8, ptr %805, i64 %857
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %856, ptr align 1 %858, i64 %101, i1 false)
  %859 = add nuw nsw i64 %854, 1
  %860 = icmp eq i64 %859, %486
  br i1 %860, label %861, label %853

861:
  %862 = add nuw nsw i64 %667, 1
  %863 = icmp eq i64 %862, %634
  br i1 %863, label %1243, label %666

864:
  %865 = icmp eq i32 %30, 0
  br i1 %865, label %866, label %867

866:
  tail call void @pad.fortran.type.assign(ptr noundef %235, ptr noundef %348, ptr noundef %95) #8
  br label %1243

867:
  %868 = mul nsw i64 %488, %487
  %869 = mul nsw i64 %489, %868
  %870 = mul nsw i64 %490, %869
  %871 = mul nsw i64 %491, %870
  %872 = mul nsw i64 %492, %871
  %873 = mul nsw i64 %487, %486
  %874 = mul nsw i64 %488, %873
  %875 = mul nsw i64 %489, %874
  %876 = mul nsw i64 %490, %875
  %877 = mul nsw i64 %491, %876
  %878 = mul nsw i64 %492, %877
  %879 = icmp eq i64 %878, 0
  br i1 %879, label %1243, label %880

880:
  %881 = icmp sgt i64 %303, 0
  %882 = add nsw i64 %40, -1
  %883 = mul nsw i64 %882, %303
  %884 = select i1 %881, i64 %883, i64 0
  %885 = getelementptr inbounds i8, ptr %348, i64 %884
  %886 = icmp sgt i64 %310, 0
  %887 = add nsw i64 %49, -1
  %888 = mul nsw i64 %887, %310
  %889 = select i1 %886, i64 %888, i64 0
  %890 = getelementptr inbounds i8, ptr %885, i64 %889
  %891 = icmp sgt i64 %317, 0
  %892 = add nsw i64 %58, -1
  %893 = mul nsw i64 %892, %317
  %894 = select i1 %891, i64 %893, i64 0
  %895 = getelementptr inbounds i8, ptr %890, i64 %894
  %896 = icmp sgt i64 %324, 0
  %897 = add nsw i64 %67, -1
  %898 = mul nsw i64 %897, %324
  %899 = select i1 %896, i64 %898, i64 0
  %900 = getelementptr inbounds i8, ptr %895, i64 %899
  %901 = icmp sgt i64 %331, 0
  %902 = add nsw i64 %76, -1
  %903 = mul nsw i64 %902, %331
  %904 = select i1 %901, i64 %903, i64 0
  %905 = getelementptr inbounds i8, ptr %900, i64 %904
  %906 = icmp sgt i64 %338, 0
  %907 = add nsw i64 %85, -1
  %908 = mul nsw i64 %907, %338
  %909 = select i1 %906, i64 %908, i64 0
  %910 = getelementptr inbounds i8, ptr %905, i64 %909
  %911 = icmp sgt i64 %345, 0
  %912 = add nsw i64 %94, -1
  %913 = mul nsw i64 %912, %345
  %914 = select i1 %911, i64 %913, i64 0
  %915 = icmp slt i64 %493, 0
  %916 = add nsw i64 %486, -1
  %917 = mul nsw i64 %916, %493
  %918 = select i1 %915, i64 %917, i64 0
  %919 = getelementptr inbounds i8, ptr %95, i64 %918
  %920 = icmp slt i64 %494, 0
  %921 = add nsw i64 %487, -1
  %922 = mul nsw i64 %921, %494
  %923 = select i1 %920, i64 %922, i64 0
  %924 = getelementptr inbounds i8, ptr %919, i64 %923
  %925 = icmp slt i64 %495, 0
  %926 = add nsw i64 %488, -1
  %927 = mul nsw i64 %926, %495
  %928 = select i1 %925, i64 %927, i64 0
  %929 = getelementptr inbounds i8, ptr %924, i64 %928
  %930 = icmp slt i64 %496, 0
  %931 = add nsw i64 %489, -1
  %932 = mul nsw i64 %931, %496
  %933 = select i1 %930, i64 %932, i64 0
  %934 = getelementptr inbounds i8, ptr %929, i64 %933
  %935 = icmp slt i64 %497, 0
  %936 = add nsw i64 %490, -1
  %937 = mul nsw i64 %936, %497
  %938 = select i1 %935, i64 %937, i64 0
  %939 = getelementptr inbounds i8, ptr %934, i64 %938
  %940 = icmp slt i64 %498, 0
  %941 = add nsw i64 %491, -1
  %942 = mul nsw i64 %941, %498
  %943 = select i1 %940, i64 %942, i64 0
  %944 = getelementptr inbounds i8, ptr %939, i64 %943
  %945 = icmp slt i64 %499, 0
  %946 = add nsw i64 %492, -1
  %947 = mul nsw i64 %946, %499
  %948 = select i1 %945, i64 %947, i64 0
  %949 = getelementptr inbounds i8, ptr %944, i64 %948
  %950 = getelementptr inbounds i8, ptr %910, i64 %914
  %951 = getelementptr inbounds i8, ptr %950, i64 %101
  %952 = icmp ugt ptr %951, %949
  br i1 %952, label %953, label %1057

953:
  %954 = icmp sgt i64 %493, 0
  %955 = add nsw i64 %486, -1
  %956 = mul nsw i64 %955, %493
  %957 = select i1 %954, i64 %956, i64 0
  %958 = getelementptr inbounds i8, ptr %95, i64 %957
  %959 = icmp sgt i64 %494, 0
  %960 = add nsw i64 %487, -1
  %961 = mul nsw i64 %960, %494
  %962 = select i1 %959, i64 %961, i64 0
  %963 = getelementptr inbounds i8, ptr %958, i64 %962
  %964 = icmp sgt i64 %495, 0
  %965 = add nsw i64 %488, -1
  %966 = mul nsw i64 %965, %495
  %967 = select i1 %964, i64 %966, i64 0
  %968 = getelementptr inbounds i8, ptr %963, i64 %967
  %969 = icmp sgt i64 %496, 0
  %970 = add nsw i64 %489, -1
  %971 = mul nsw i64 %970, %496
  %972 = select i1 %969, i64 %971, i64 0
  %973 = getelementptr inbounds i8, ptr %968, i64 %972
  %974 = icmp sgt i64 %497, 0
  %975 = add nsw i64 %490, -1
  %976 = mul nsw i64 %975, %497
  %977 = select i1 %974, i64 %976, i64 0
  %978 = getelementptr inbounds i8, ptr %973, i64 %977
  %979 = icmp sgt i64 %498, 0
  %980 = add nsw i64 %491, -1
  %981 = mul nsw i64 %980, %498
  %982 = select i1 %979, i64 %981, i64 0
  %983 = getelementptr inbounds i8, ptr %978, i64 %982
  %984 = icmp sgt i64 %499, 0
  %985 = add nsw i64 %492, -1
  %986 = mul nsw i64 %985, %499
  %987 = select i1 %984, i64 %986, i64 0
  %988 = icmp slt i64 %303, 0
  %989 = add nsw i64 %40, -1
  %990 = mul nsw i64 %989, %303
  %991 = select i1 %988, i64 %990, i64 0
  %992 = getelementptr inbounds i8, ptr %348, i64 %991
  %993 = icmp slt i64 %310, 0
  %994 = add nsw i64 %49, -1
  %995 = mul nsw i64 %994, %310
  %996 = select i1 %993, i64 %995, i64 0
  %997 = getelementptr inbounds i8, ptr %992, i64 %996
  %998 = icmp slt i64 %317, 0
  %999 = add nsw i64 %58, -1
  %1000 = mul nsw i64 %999, %317
  %1001 = select i1 %998, i64 %1000, i64 0
  %1002 = getelementptr inbounds i8, ptr %997, i64 %1001
  %1003 = icmp slt i64 %324, 0
  %1004 = add nsw i64 %67, -1
  %1005 = mul nsw i64 %1004, %324
  %1006 = select i1 %1003, i64 %1005, i64 0
  %1007 = getelementptr inbounds i8, ptr %1002, i64 %1006
  %1008 = icmp slt i64 %331, 0
  %1009 = add nsw i64 %76, -1
  %1010 = mul nsw i64 %1009, %331
  %1011 = select i1 %1008, i64 %1010, i64 0
  %1012 = getelementptr inbounds i8, ptr %1007, i64 %1011
  %1013 = icmp slt i64 %338, 0
  %1014 = add nsw i64 %85, -1
  %1015 = mul nsw i64 %1014, %338
  %1016 = select i1 %1013, i64 %1015, i64 0
  %1017 = getelementptr inbounds i8, ptr %1012, i64 %1016
  %1018 = icmp slt i64 %345, 0
  %1019 = add nsw i64 %94, -1
  %1020 = mul nsw i64 %1019, %345
  %1021 = select i1 %1018, i64 %1020, i64 0
  %1022 = getelementptr inbounds i8, ptr %1017, i64 %1021
  %1023 = getelementptr inbounds i8, ptr %983, i64 %987
  %1024 = getelementptr inbounds i8, ptr %1023, i64 %101
  %1025 = icmp ugt ptr %1024, %1022
  br i1 %1025, label %1026, label %1057

1026:
  %1027 = icmp slt i64 %40, 2
  %1028 = icmp eq i64 %303, %493
  %1029 = select i1 %1027, i1 true, i1 %1028
  br i1 %1029, label %1031, label %1030

1030:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.3, ptr noundef %4, i32 noundef %5) #9
  unreachable

1031:
  %1032 = icmp slt i64 %49, 2
  %1033 = icmp eq i64 %310, %494
  %1034 = select i1 %1032, i1 true, i1 %1033
  br i1 %1034, label %1035, label %1030

1035:
  %1036 = icmp slt i64 %58, 2
  %1037 = icmp eq i64 %317, %495
  %1038 = select i1 %1036, i1 true, i1 %1037
  br i1 %1038, label %1039, label %1030

1039:
  %1040 = icmp slt i64 %67, 2
  %1041 = icmp eq i64 %324, %496
  %1042 = select i1 %1040, i1 true, i1 %1041
  br i1 %1042, label %1043, label %1030

1043:
  %1044 = icmp slt i64 %76, 2
  %1045 = icmp eq i64 %331, %497
  %1046 = select i1 %1044, i1 true, i1 %1045
  br i1 %1046, label %1047, label %1030

1047:
  %1048 = icmp slt i64 %85, 2
  %1049 = icmp eq i64 %338, %498
  %1050 = select i1 %1048, i1 true, i1 %1049
  br i1 %1050, label %1051, label %1030

1051:
  %1052 = icmp slt i64 %94, 2
  %1053 = icmp eq i64 %345, %499
  %1054 = select i1 %1052, i1 true, i1 %1053
  br i1 %1054, label %1055, label %1030

1055:
  %1056 = icmp ule ptr %348, %95
  br label %1057

1057:
  %1058 = phi i1 [ %1056, %1055 ], [ true, %953 ], [ true, %880 ]
  %1059 = icmp sgt i64 %872, 0
  br i1 %1059, label %1060, label %1243

1060:
  %1061 = icmp sgt i64 %486, 0
  %1062 = icmp sgt i32 %30, 1
  %1063 = icmp eq i32 %30, 2
  %1064 = icmp sgt i32 %30, 2
  %1065 = icmp eq i32 %30, 3
  %1066 = icmp sgt i32 %30, 3
  %1067 = icmp eq i32 %30, 4
  %1068 = icmp sgt i32 %30, 4
  %1069 = icmp eq i32 %30, 5
  %1070 = icmp sgt i32 %30, 5
  %1071 = icmp eq i32 %30, 6
  %1072 = icmp sgt i32 %30, 6
  %1073 = icmp eq i32 %30, 7
  %1074 = icmp sgt i32 %30, 1
  %1075 = icmp eq i32 %30, 2
  %1076 = icmp sgt i32 %30, 2
  %1077 = icmp eq i32 %30, 3
  %1078 = icmp sgt i32 %30, 3
  %1079 = icmp eq i32 %30, 4
  %1080 = icmp sgt i32 %30, 4
  %1081 = icmp eq i32 %30, 5
  %1082 = icmp sgt i32 %30, 5
  %1083 = icmp eq i32 %30, 6
  %1084 = icmp sgt i32 %30, 6
  %1085 = icmp eq i32 %30, 7
  br label %1086

1086:
  %1087 = phi i64 [ 0, %1060 ], [ %1230, %1229 ]
  %1088 = xor i64 %1087, -1
  %1089 = add nsw i64 %872, %1088
  %1090 = select i1 %1058, i64 %1087, i64 %1089
  br i1 %1062, label %1091, label %1098

1091:
  br i1 %1063, label %1096, label %1092

1092:
  %1093 = urem i64 %1090, %49
  %1094 = mul nsw i64 %310, %1093
  %1095 = udiv i64 %1090, %49
  br label %1098

1096:
  %1097 = mul nsw i64 %310, %1090
  br label %1098

1098:
  %1099 = phi i64 [ %1097, %1096 ], [ %1094, %1092 ], [ 0, %1086 ]
  %1100 = phi i64 [ %1090, %1096 ], [ %1095, %1092 ], [ %1090, %1086 ]
  br i1 %1064, label %1101, label %1110

1101:
  br i1 %1065, label %1107, label %1102

1102:
  %1103 = urem i64 %1100, %58
  %1104 = mul nsw i64 %317, %1103
  %1105 = add nsw i64 %1104, %1099
  %1106 = udiv i64 %1100, %58
  br label %1110

1107:
  %1108 = mul nsw i64 %317, %1100
  %1109 = add nsw i64 %1108, %1099
  br label %1110

1110:
  %1111 = phi i64 [ %1109, %1107 ], [ %1105, %1102 ], [ %1099, %1098 ]
  %1112 = phi i64 [ %1100, %1107 ], [ %1106, %1102 ], [ %1100, %1098 ]
  br i1 %1066, label %1113, label %1122

1113:
  br i1 %1067, label %1119, label %1114

1114:
  %1115 = urem i64 %1112, %67
  %1116 = mul nsw i64 %324, %1115
  %1117 = add nsw i64 %1116, %1111
  %1118 = udiv i64 %1112, %67
  br label %1122

1119:
  %1120 = mul nsw i64 %324, %1112
  %1121 = add nsw i64 %1120, %1111
  br label %1122

1122:
  %1123 = phi i64 [ %1121, %1119 ], [ %1117, %1114 ], [ %1111, %1110 ]
  %1124 = phi i64 [ %1112, %1119 ], [ %1118, %1114 ], [ %1112, %1110 ]
  br i1 %1068, label %1125, label %1134

1125:
  br i1 %1069, label %1131, label %1126

1126:
  %1127 = urem i64 %1124, %76
  %1128 = mul nsw i64 %331, %1127
  %1129 = add nsw i64 %1128, %1123
  %1130 = udiv i64 %1124, %76
  br label %1134

1131:
  %1132 = mul nsw i64 %331, %1124
  %1133 = add nsw i64 %1132, %1123
  br label %1134

1134:
  %1135 = phi i64 [ %1133, %1131 ], [ %1129, %1126 ], [ %1123, %1122 ]
  %1136 = phi i64 [ %1124, %1131 ], [ %1130, %1126 ], [ %1124, %1122 ]
  br i1 %1070, label %1137, label %1146

1137:
  br i1 %1071, label %1143, label %1138

1138:
  %1139 = urem i64 %1136, %85
  %1140 = mul nsw i64 %338, %1139
  %1141 = add nsw i64 %1140, %1135
  %1142 = udiv i64 %1136, %85
  br label %1146

1143:
  %1144 = mul nsw i64 %338, %1136
  %1145 = add nsw i64 %1144, %1135
  br label %1146

1146:
  %1147 = phi i64 [ %1145, %1143 ], [ %1141, %1138 ], [ %1135, %1134 ]
  %1148 = phi i64 [ %1136, %1143 ], [ %1142, %1138 ], [ %1136, %1134 ]
  br i1 %1072, label %1149, label %1157

1149:
  br i1 %1073, label %1154, label %1150

1150:
  %1151 = urem i64 %1148, %94
  %1152 = mul nsw i64 %345, %1151
  %1153 = add nsw i64 %1152, %1147
  br label %1157

1154:
  %1155 = mul nsw i64 %345, %1148
  %1156 = add nsw i64 %1155, %1147
  br label %1157

1157:
  %1158 = phi i64 [ %1156, %1154 ], [ %1153, %1150 ], [ %1147, %1146 ]
  br i1 %1074, label %1159, label %1166

1159:
  br i1 %1075, label %1164, label %1160

1160:
  %1161 = urem i64 %1090, %487
  %1162 = mul nsw i64 %494, %1161
  %1163 = udiv i64 %1090, %487
  br label %1166

1164:
  %1165 = mul nsw i64 %494, %1090
  br label %1166

1166:
  %1167 = phi i64 [ %1165, %1164 ], [ %1162, %1160 ], [ 0, %1157 ]
  %1168 = phi i64 [ %1090, %1164 ], [ %1163, %1160 ], [ %1090, %1157 ]
  br i1 %1076, label %1169, label %1178

1169:
  br i1 %1077, label %1175, label %1170

1170:
  %1171 = urem i64 %1168, %488
  %1172 = mul nsw i64 %495, %1171
  %1173 = add nsw i64 %1172, %1167
  %1174 = udiv i64 %1168, %488
  br label %1178

1175:
  %1176 = mul nsw i64 %495, %1168
  %1177 = add nsw i64 %1176, %1167
  br label %1178

1178:
  %1179 = phi i64 [ %1177, %1175 ], [ %1173, %1170 ], [ %1167, %1166 ]
  %1180 = phi i64 [ %1168, %1175 ], [ %1174, %1170 ], [ %1168, %1166 ]
  br i1 %1078, label %1181, label %1190

1181:
  br i1 %1079, label %1187, label %1182

1182:
  %1183 = urem i64 %1180, %489
  %1184 = mul nsw i64 %496, %1183
  %1185 = add nsw i64 %1184, %1179
  %1186 = udiv i64 %1180, %489
  br label %1190

1187:
  %1188 = mul nsw i64 %496, %1180
  %1189 = add nsw i64 %1188, %1179
  br label %1190

1190:
  %1191 = phi i64 [ %1189, %1187 ], [ %1185, %1182 ], [ %1179, %1178 ]
  %1192 = phi i64 [ %1180, %1187 ], [ %1186, %1182 ], [ %1180, %1178 ]
  br i1 %1080, label %1193, label %1202

1193:
  br i1 %1081, label %1199, label %1194

1194:
  %1195 = urem i64 %1192, %490
  %1196 = mul nsw i64 %497, %1195
  %1197 = add nsw i64 %1196, %1191
  %1198 = udiv i64 %1192, %490
  br label %1202

1199:
  %1200 = mul nsw i64 %497, %1192
  %1201 = add nsw i64 %1200, %1191
  br label %1202

1202:
  %1203 = phi i64 [ %1201, %1199 ], [ %1197, %1194 ], [ %1191, %1190 ]
  %1204 = phi i64 [ %1192, %1199 ], [ %1198, %1194 ], [ %1192, %1190 ]
  br i1 %1082, label %1205, label %1214

1205:
  br i1 %1083, label %1211, label %1206

1206:
  %1207 = urem i64 %1204, %491
  %1208 = mul nsw i64 %498, %1207
  %1209 = add nsw i64 %1208, %1203
  %1210 = udiv i64 %1204, %491
  br label %1214

1211:
  %1212 = mul nsw i64 %498, %1204
  %1213 = add nsw i64 %1212, %1203
  br label %1214

1214:
  %1215 = phi i64 [ %1213, %1211 ], [ %1209, %1206 ], [ %1203, %1202 ]
  %1216 = phi i64 [ %1204, %1211 ], [ %1210, %1206 ], [ %1204, %1202 ]
  br i1 %1084, label %1217, label %1225

1217:
  br i1 %1085, label %1222, label %1218

1218:
  %1219 = urem i64 %1216, %492
  %1220 = mul nsw i64 %499, %1219
  %1221 = add nsw i64 %1220, %1215
  br label %1225

1222:
  %1223 = mul nsw i64 %499, %1216
  %1224 = add nsw i64 %1223, %1215
  br label %1225

1225:
  %1226 = phi i64 [ %1224, %1222 ], [ %1221, %1218 ], [ %1215, %1214 ]
  %1227 = getelementptr inbounds i8, ptr %348, i64 %1158
  %1228 = getelementptr inbounds i8, ptr %95, i64 %1226
  br i1 %1061, label %1232, label %1229

1229:
  %1230 = add nuw nsw i64 %1087, 1
  %1231 = icmp eq i64 %1230, %872
  br i1 %1231, label %1243, label %1086

1232:
  %1233 = phi i64 [ %1241, %1232 ], [ 0, %1225 ]
  %1234 = xor i64 %1233, -1
  %1235 = add nsw i64 %486, %1234
  %1236 = select i1 %1058, i64 %1233, i64 %1235
  %1237 = mul nsw i64 %303, %1236
  %1238 = getelementptr inbounds i8, ptr %1227, i64 %1237
  %1239 = mul nsw i64 %493, %1236
  %1240 = getelementptr inbounds i8, ptr %1228, i64 %1239
  tail call void @pad.fortran.type.assign(ptr noundef %235, ptr noundef %1238, ptr noundef %1240) #8
  %1241 = add nuw nsw i64 %1233, 1
  %1242 = icmp eq i64 %1241, %486
  br i1 %1242, label %1229, label %1232

1243:
  %1244 = phi i32 [ %266, %265 ], [ 0, %597 ], [ 12, %271 ], [ 12, %280 ], [ 0, %627 ], [ 17, %480 ], [ 0, %866 ], [ 0, %867 ], [ 0, %1057 ], [ 0, %1229 ], [ 0, %861 ], [ 0, %614 ], [ 0, %604 ], [ 0, %590 ], [ 0, %582 ], [ 0, %584 ], [ 0, %586 ], [ 0, %588 ], [ 0, %629 ], [ 0, %624 ], [ 12, %291 ]
  ret i32 %1244
}

declare i32 @_FortranAAllocatableAllocateSource(ptr noundef captures(none), ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.AllocatableDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(address_is_null) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef %9) local_unnamed_addr #1 {
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq i32 %5, -128
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = sext i8 %15 to i32
  br label %17

17:
  %18 = phi i32 [ %16, %13 ], [ %5, %10 ]
  %19 = icmp eq i32 %6, -128
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  br label %24

24:
  %25 = phi i32 [ %23, %20 ], [ %6, %17 ]
  %26 = icmp sgt i32 %18, 0
  br i1 %26, label %27, label %32

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = load i64, ptr %30, align 8
  br label %32

32:
  %33 = phi i64 [ %31, %27 ], [ 0, %24 ]
  %34 = phi i64 [ %29, %27 ], [ 1, %24 ]
  %35 = icmp sgt i32 %18, 1
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %40 = load i64, ptr %39, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ 0, %32 ]
  %43 = phi i64 [ %38, %36 ], [ 1, %32 ]
  %44 = icmp sgt i32 %18, 2
  br i1 %44, label %45, label %50

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %49 = load i64, ptr %48, align 8
  br label %50

50:
  %51 = phi i64 [ %49, %45 ], [ 0, %41 ]
  %52 = phi i64 [ %47, %45 ], [ 1, %41 ]
  %53 = icmp sgt i32 %18, 3
  br i1 %53, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %54 ], [ 0, %50 ]
  %61 = phi i64 [ %56, %54 ], [ 1, %50 ]
  %62 = icmp sgt i32 %18, 4
  br i1 %62, label %63, label %68

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %67 = load i64, ptr %66, align 8
  br label %68

68:
  %69 = phi i64 [ %67, %63 ], [ 0, %59 ]
  %70 = phi i64 [ %65, %63 ], [ 1, %59 ]
  %71 = icmp sgt i32 %18, 5
  br i1 %71, label %72, label %77

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %76 = load i64, ptr %75, align 8
  br label %77

77:
  %78 = phi i64 [ %74, %72 ], [ 1, %68 ]
  %79 = phi i64 [ %76, %72 ], [ 0, %68 ]
  %80 = icmp sgt i32 %18, 6
  br i1 %80, label %81, label %86

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %85 = load i64, ptr %84, align 8
  br label %86

86:
  %87 = phi i64 [ %83, %81 ], [ 1, %77 ]
  %88 = phi i64 [ %85, %81 ], [ 0, %77 ]
  %89 = icmp eq ptr %9, null
  %90 = icmp eq i32 %25, 42
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %144

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %94 = load i8, ptr %93, align 1
  %95 = and i8 %94, 1
  %96 = icmp eq i8 %95, 0
  br i1 %96, label %144, label %97

97:
  %98 = icmp eq i32 %18, 0
  br i1 %98, label %99, label %102

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %101 = load ptr, ptr %100, align 8
  br label %102

102:
  %103 = phi ptr [ %101, %99 ], [ null, %97 ]
  %104 = icmp eq i32 %18, 1
  br i1 %104, label %105, label %108

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %107 = load ptr, ptr %106, align 8
  br label %108

108:
  %109 = phi ptr [ %107, %105 ], [ %103, %102 ]
  %110 = icmp eq i32 %18, 2
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %113 = load ptr, ptr %112, align 8
  br label %114

114:
  %115 = phi ptr [ %113, %111 ], [ %109, %108 ]
  %116 = icmp eq i32 %18, 3
  br i1 %116, label %117, label %120

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %119 = load ptr, ptr %118, align 8
  br label %120

120:
  %121 = phi ptr [ %119, %117 ], [ %115, %114 ]
  %122 = icmp eq i32 %18, 4
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ %121, %120 ]
  %128 = icmp eq i32 %18, 5
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %18, 6
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %18, 7
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ null, %92 ], [ %9, %86 ], [ %143, %141 ], [ %139, %138 ]
  %146 = icmp slt i32 %18, 8
  %147 = select i1 %146, i1 %90, i1 false
  %148 = select i1 %146, i32 0, i32 2
  br i1 %147, label %149, label %168

149:
  %150 = icmp eq ptr %145, null
  br i1 %150, label %168, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %145, i64 429
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %164, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %145, i64 430
  %157 = load i8, ptr %156, align 2
  %158 = icmp eq i8 %157, 0
  br i1 %158, label %164, label %159

159:
  %160 = getelementptr inbounds nuw i8, ptr %145, i64 431
  %161 = load i8, ptr %160, align 1
  %162 = icmp eq i8 %161, 0
  %163 = select i1 %162, i32 2, i32 0
  br i1 %162, label %164, label %168

164:
  %165 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %145) #8
  %166 = icmp eq i32 %165, 0
  %167 = select i1 %166, i32 2, i32 1
  br label %168

168:
  %169 = phi i32 [ %167, %164 ], [ %148, %144 ], [ %163, %159 ], [ 2, %149 ]
  %170 = icmp eq i32 %169, 2
  br i1 %170, label %318, label %171

171:
  %172 = icmp eq ptr %11, null
  br i1 %172, label %173, label %201

173:
  br i1 %1, label %175, label %174

174:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.4, ptr noundef %3, i32 noundef %4) #9
  unreachable

175:
  %176 = icmp eq ptr %2, null
  br i1 %176, label %318, label %177

177:
  %178 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %184

181:
  %182 = add nsw i64 %179, -1
  %183 = tail call i64 @llvm.umin.i64(i64 %182, i64 19)
  br label %187

184:
  %185 = phi i64 [ 0, %177 ], [ %193, %187 ]
  %186 = icmp slt i64 %185, %179
  br i1 %186, label %195, label %318

187:
  %188 = phi i64 [ %193, %187 ], [ 0, %181 ]
  %189 = getelementptr inbounds nuw i8, ptr @.str.4, i64 %188
  %190 = load i8, ptr %189, align 1
  %191 = load ptr, ptr %2, align 8
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 %188
  store i8 %190, ptr %192, align 1
  %193 = add nuw nsw i64 %188, 1
  %194 = icmp eq i64 %188, %183
  br i1 %194, label %184, label %187

195:
  %196 = phi i64 [ %199, %195 ], [ %185, %184 ]
  %197 = load ptr, ptr %2, align 8
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 %196
  store i8 32, ptr %198, align 1
  %199 = add nuw nsw i64 %196, 1
  %200 = icmp eq i64 %199, %179
  br i1 %200, label %318, label %195

201:
  %202 = icmp eq i32 %169, 1
  br i1 %202, label %203, label %317

203:
  %204 = icmp eq i32 %18, 0
  br i1 %204, label %205, label %206

205:
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %317

206:
  %207 = mul nsw i64 %43, %34
  %208 = mul nsw i64 %52, %207
  %209 = mul nsw i64 %61, %208
  %210 = mul nsw i64 %70, %209
  %211 = mul nsw i64 %78, %210
  %212 = mul nsw i64 %87, %211
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %220

214:
  %215 = mul nsw i64 %52, %43
  %216 = mul nsw i64 %61, %215
  %217 = mul nsw i64 %70, %216
  %218 = mul nsw i64 %78, %217
  %219 = mul nsw i64 %87, %218
  br label %220

220:
  %221 = phi i64 [ 0, %206 ], [ %219, %214 ]
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %317

223:
  %224 = mul nsw i64 %33, %34
  %225 = icmp sgt i32 %18, 1
  %226 = icmp eq i32 %18, 2
  %227 = icmp sgt i32 %18, 2
  %228 = icmp eq i32 %18, 3
  %229 = icmp sgt i32 %18, 3
  %230 = icmp eq i32 %18, 4
  %231 = icmp sgt i32 %18, 4
  %232 = icmp eq i32 %18, 5
  %233 = icmp sgt i32 %18, 5
  %234 = icmp eq i32 %18, 6
  %235 = icmp sgt i32 %18, 6
  %236 = icmp eq i32 %18, 7
  %237 = icmp eq i64 %224, 0
  br label %238

238:
  %239 = phi i64 [ 0, %223 ], [ %311, %310 ]
  br i1 %225, label %240, label %247

240:
  br i1 %226, label %245, label %241

241:
  %242 = urem i64 %239, %43
  %243 = mul nsw i64 %42, %242
  %244 = udiv i64 %239, %43
  br label %247

245:
  %246 = mul nsw i64 %42, %239
  br label %247

247:
  %248 = phi i64 [ %246, %245 ], [ %243, %241 ], [ 0, %238 ]
  %249 = phi i64 [ %239, %245 ], [ %244, %241 ], [ %239, %238 ]
  br i1 %227, label %250, label %259

250:
  br i1 %228, label %256, label %251

251:
  %252 = urem i64 %249, %52
  %253 = mul nsw i64 %51, %252
  %254 = add nsw i64 %253, %248
  %255 = udiv i64 %249, %52
  br label %259

256:
  %257 = mul nsw i64 %51, %249
  %258 = add nsw i64 %257, %248
  br label %259

259:
  %260 = phi i64 [ %258, %256 ], [ %254, %251 ], [ %248, %247 ]
  %261 = phi i64 [ %249, %256 ], [ %255, %251 ], [ %249, %247 ]
  br i1 %229, label %262, label %271

262:
  br i1 %230, label %268, label %263

263:
  %264 = urem i64 %261, %61
  %265 = mul nsw i64 %60, %264
  %266 = add nsw i64 %265, %260
  %267 = udiv i64 %261, %61
  br label %271

268:
  %269 = mul nsw i64 %60, %261
  %270 = add nsw i64 %269, %260
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ %266, %263 ], [ %260, %259 ]
  %273 = phi i64 [ %261, %268 ], [ %267, %263 ], [ %261, %259 ]
  br i1 %231, label %274, label %283

274:
  br i1 %232, label %280, label %275

275:
  %276 = urem i64 %273, %70
  %277 = mul nsw i64 %69, %276
  %278 = add nsw i64 %277, %272
  %279 = udiv i64 %273, %70
  br label %283

280:
  %281 = mul nsw i64 %69, %273
  %282 = add nsw i64 %281, %272
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %272, %271 ]
  %285 = phi i64 [ %273, %280 ], [ %279, %275 ], [ %273, %271 ]
  br i1 %233, label %286, label %295

286:
  br i1 %234, label %292, label %287

287:
  %288 = urem i64 %285, %78
  %289 = mul nsw i64 %79, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %78
  br label %295

292:
  %293 = mul nsw i64 %79, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %235, label %298, label %306

298:
  br i1 %236, label %303, label %299

299:
  %300 = urem i64 %297, %87
  %301 = mul nsw i64 %88, %300
  %302 = add nsw i64 %301, %296
  br label %306

303:
  %304 = mul nsw i64 %88, %297
  %305 = add nsw i64 %304, %296
  br label %306

306:
  %307 = phi i64 [ %305, %303 ], [ %302, %299 ], [ %296, %295 ]
  %308 = getelementptr inbounds i8, ptr %11, i64 %307
  %309 = getelementptr inbounds i8, ptr %308, i64 %224
  br i1 %237, label %310, label %313

310:
  %311 = add nuw nsw i64 %239, 1
  %312 = icmp eq i64 %311, %221
  br i1 %312, label %317, label %238

313:
  %314 = phi ptr [ %315, %313 ], [ %308, %306 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef %314) #8
  %315 = getelementptr inbounds i8, ptr %314, i64 %33
  %316 = icmp eq ptr %315, %309
  br i1 %316, label %310, label %313

317:
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %0, align 8
  br label %318

318:
  %319 = phi i32 [ -1, %168 ], [ 0, %317 ], [ 11, %175 ], [ 11, %184 ], [ 11, %195 ]
  br i1 %170, label %320, label %322

320:
  %321 = tail call i32 @_FortranAAllocatableDeallocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) #8
  br label %322

322:
  %323 = phi i32 [ %321, %320 ], [ %319, %318 ]
  ret i32 %323
}

declare i32 @_FortranAAllocatableDeallocate(ptr noundef captures(none), i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.AllocatableDeallocatePolymorphic(ptr noundef captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(address_is_null) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10) local_unnamed_addr #1 {
  %12 = load ptr, ptr %0, align 8
  %13 = icmp eq i32 %6, -128
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %16 = load i8, ptr %15, align 4
  %17 = sext i8 %16 to i32
  br label %18

18:
  %19 = phi i32 [ %17, %14 ], [ %6, %11 ]
  %20 = icmp eq i32 %7, -128
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  br label %25

25:
  %26 = phi i32 [ %24, %21 ], [ %7, %18 ]
  %27 = icmp sgt i32 %19, 0
  br i1 %27, label %28, label %33

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = phi i64 [ %30, %28 ], [ 1, %25 ]
  %36 = icmp sgt i32 %19, 1
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 0, %33 ]
  %44 = phi i64 [ %39, %37 ], [ 1, %33 ]
  %45 = icmp sgt i32 %19, 2
  br i1 %45, label %46, label %51

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %50 = load i64, ptr %49, align 8
  br label %51

51:
  %52 = phi i64 [ %50, %46 ], [ 0, %42 ]
  %53 = phi i64 [ %48, %46 ], [ 1, %42 ]
  %54 = icmp sgt i32 %19, 3
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %59, %55 ], [ 0, %51 ]
  %62 = phi i64 [ %57, %55 ], [ 1, %51 ]
  %63 = icmp sgt i32 %19, 4
  br i1 %63, label %64, label %69

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %68 = load i64, ptr %67, align 8
  br label %69

69:
  %70 = phi i64 [ %68, %64 ], [ 0, %60 ]
  %71 = phi i64 [ %66, %64 ], [ 1, %60 ]
  %72 = icmp sgt i32 %19, 5
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %77 = load i64, ptr %76, align 8
  br label %78

78:
  %79 = phi i64 [ %75, %73 ], [ 1, %69 ]
  %80 = phi i64 [ %77, %73 ], [ 0, %69 ]
  %81 = icmp sgt i32 %19, 6
  br i1 %81, label %82, label %87

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %86 = load i64, ptr %85, align 8
  br label %87

87:
  %88 = phi i64 [ %84, %82 ], [ 1, %78 ]
  %89 = phi i64 [ %86, %82 ], [ 0, %78 ]
  %90 = icmp eq ptr %10, null
  %91 = icmp eq i32 %26, 42
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %93, label %145

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %95 = load i8, ptr %94, align 1
  %96 = and i8 %95, 1
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %145, label %98

98:
  %99 = icmp eq i32 %19, 0
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %102 = load ptr, ptr %101, align 8
  br label %103

103:
  %104 = phi ptr [ %102, %100 ], [ null, %98 ]
  %105 = icmp eq i32 %19, 1
  br i1 %105, label %106, label %109

106:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %108 = load ptr, ptr %107, align 8
  br label %109

109:
  %110 = phi ptr [ %108, %106 ], [ %104, %103 ]
  %111 = icmp eq i32 %19, 2
  br i1 %111, label %112, label %115

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %114 = load ptr, ptr %113, align 8
  br label %115

115:
  %116 = phi ptr [ %114, %112 ], [ %110, %109 ]
  %117 = icmp eq i32 %19, 3
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %120 = load ptr, ptr %119, align 8
  br label %121

121:
  %122 = phi ptr [ %120, %118 ], [ %116, %115 ]
  %123 = icmp eq i32 %19, 4
  br i1 %123, label %124, label %127

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %126 = load ptr, ptr %125, align 8
  br label %127

127:
  %128 = phi ptr [ %126, %124 ], [ %122, %121 ]
  %129 = icmp eq i32 %19, 5
  br i1 %129, label %130, label %133

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %132 = load ptr, ptr %131, align 8
  br label %133

133:
  %134 = phi ptr [ %132, %130 ], [ %128, %127 ]
  %135 = icmp eq i32 %19, 6
  br i1 %135, label %136, label %139

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %140 = phi ptr [ %138, %136 ], [ %134, %133 ]
  %141 = icmp eq i32 %19, 7
  br i1 %141, label %142, label %145

142:
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %144 = load ptr, ptr %143, align 8
  br label %145

145:
  %146 = phi ptr [ null, %93 ], [ %10, %87 ], [ %144, %142 ], [ %140, %139 ]
  %147 = icmp eq ptr %1, null
  br i1 %147, label %321, label %148

148:
  %149 = icmp slt i32 %19, 8
  %150 = select i1 %149, i1 %91, i1 false
  %151 = select i1 %149, i32 0, i32 2
  br i1 %150, label %152, label %171

152:
  %153 = icmp eq ptr %146, null
  br i1 %153, label %171, label %154

154:
  %155 = getelementptr inbounds nuw i8, ptr %146, i64 429
  %156 = load i8, ptr %155, align 1
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %167, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %146, i64 430
  %160 = load i8, ptr %159, align 2
  %161 = icmp eq i8 %160, 0
  br i1 %161, label %167, label %162

162:
  %163 = getelementptr inbounds nuw i8, ptr %146, i64 431
  %164 = load i8, ptr %163, align 1
  %165 = icmp eq i8 %164, 0
  %166 = select i1 %165, i32 2, i32 0
  br i1 %165, label %167, label %171

167:
  %168 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %146) #8
  %169 = icmp eq i32 %168, 0
  %170 = select i1 %169, i32 2, i32 1
  br label %171

171:
  %172 = phi i32 [ %170, %167 ], [ %151, %148 ], [ %166, %162 ], [ 2, %152 ]
  %173 = icmp eq i32 %172, 2
  br i1 %173, label %321, label %174

174:
  %175 = icmp eq ptr %12, null
  br i1 %175, label %176, label %204

176:
  br i1 %2, label %178, label %177

177:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.4, ptr noundef %4, i32 noundef %5) #9
  unreachable

178:
  %179 = icmp eq ptr %3, null
  br i1 %179, label %321, label %180

180:
  %181 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %182 = load i64, ptr %181, align 8
  %183 = icmp sgt i64 %182, 0
  br i1 %183, label %184, label %187

184:
  %185 = add nsw i64 %182, -1
  %186 = tail call i64 @llvm.umin.i64(i64 %185, i64 19)
  br label %190

187:
  %188 = phi i64 [ 0, %180 ], [ %196, %190 ]
  %189 = icmp slt i64 %188, %182
  br i1 %189, label %198, label %321

190:
  %191 = phi i64 [ %196, %190 ], [ 0, %184 ]
  %192 = getelementptr inbounds nuw i8, ptr @.str.4, i64 %191
  %193 = load i8, ptr %192, align 1
  %194 = load ptr, ptr %3, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 %191
  store i8 %193, ptr %195, align 1
  %196 = add nuw nsw i64 %191, 1
  %197 = icmp eq i64 %191, %186
  br i1 %197, label %187, label %190

198:
  %199 = phi i64 [ %202, %198 ], [ %188, %187 ]
  %200 = load ptr, ptr %3, align 8
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 %199
  store i8 32, ptr %201, align 1
  %202 = add nuw nsw i64 %199, 1
  %203 = icmp eq i64 %202, %182
  br i1 %203, label %321, label %198

204:
  %205 = icmp eq i32 %172, 1
  br i1 %205, label %206, label %320

206:
  %207 = icmp eq i32 %19, 0
  br i1 %207, label %208, label %209

208:
  tail call void @pad.fortran.type.destroy(ptr noundef %146, ptr noundef nonnull %12) #8
  br label %320

209:
  %210 = mul nsw i64 %44, %35
  %211 = mul nsw i64 %53, %210
  %212 = mul nsw i64 %62, %211
  %213 = mul nsw i64 %71, %212
  %214 = mul nsw i64 %79, %213
  %215 = mul nsw i64 %88, %214
  %216 = icmp sgt i64 %215, 0
  br i1 %216, label %217, label %223

217:
  %218 = mul nsw i64 %53, %44
  %219 = mul nsw i64 %62, %218
  %220 = mul nsw i64 %71, %219
  %221 = mul nsw i64 %79, %220
  %222 = mul nsw i64 %88, %221
  br label %223

223:
  %224 = phi i64 [ 0, %209 ], [ %222, %217 ]
  %225 = icmp sgt i64 %224, 0
  br i1 %225, label %226, label %320

226:
  %227 = mul nsw i64 %34, %35
  %228 = icmp sgt i32 %19, 1
  %229 = icmp eq i32 %19, 2
  %230 = icmp sgt i32 %19, 2
  %231 = icmp eq i32 %19, 3
  %232 = icmp sgt i32 %19, 3
  %233 = icmp eq i32 %19, 4
  %234 = icmp sgt i32 %19, 4
  %235 = icmp eq i32 %19, 5
  %236 = icmp sgt i32 %19, 5
  %237 = icmp eq i32 %19, 6
  %238 = icmp sgt i32 %19, 6
  %239 = icmp eq i32 %19, 7
  %240 = icmp eq i64 %227, 0
  br label %241

241:
  %242 = phi i64 [ 0, %226 ], [ %314, %313 ]
  br i1 %228, label %243, label %250

243:
  br i1 %229, label %248, label %244

244:
  %245 = urem i64 %242, %44
  %246 = mul nsw i64 %43, %245
  %247 = udiv i64 %242, %44
  br label %250

248:
  %249 = mul nsw i64 %43, %242
  br label %250

250:
  %251 = phi i64 [ %249, %248 ], [ %246, %244 ], [ 0, %241 ]
  %252 = phi i64 [ %242, %248 ], [ %247, %244 ], [ %242, %241 ]
  br i1 %230, label %253, label %262

253:
  br i1 %231, label %259, label %254

254:
  %255 = urem i64 %252, %53
  %256 = mul nsw i64 %52, %255
  %257 = add nsw i64 %256, %251
  %258 = udiv i64 %252, %53
  br label %262

259:
  %260 = mul nsw i64 %52, %252
  %261 = add nsw i64 %260, %251
  br label %262

262:
  %263 = phi i64 [ %261, %259 ], [ %257, %254 ], [ %251, %250 ]
  %264 = phi i64 [ %252, %259 ], [ %258, %254 ], [ %252, %250 ]
  br i1 %232, label %265, label %274

265:
  br i1 %233, label %271, label %266

266:
  %267 = urem i64 %264, %62
  %268 = mul nsw i64 %61, %267
  %269 = add nsw i64 %268, %263
  %270 = udiv i64 %264, %62
  br label %274

271:
  %272 = mul nsw i64 %61, %264
  %273 = add nsw i64 %272, %263
  br label %274

274:
  %275 = phi i64 [ %273, %271 ], [ %269, %266 ], [ %263, %262 ]
  %276 = phi i64 [ %264, %271 ], [ %270, %266 ], [ %264, %262 ]
  br i1 %234, label %277, label %286

277:
  br i1 %235, label %283, label %278

278:
  %279 = urem i64 %276, %71
  %280 = mul nsw i64 %70, %279
  %281 = add nsw i64 %280, %275
  %282 = udiv i64 %276, %71
  br label %286

283:
  %284 = mul nsw i64 %70, %276
  %285 = add nsw i64 %284, %275
  br label %286

286:
  %287 = phi i64 [ %285, %283 ], [ %281, %278 ], [ %275, %274 ]
  %288 = phi i64 [ %276, %283 ], [ %282, %278 ], [ %276, %274 ]
  br i1 %236, label %289, label %298

289:
  br i1 %237, label %295, label %290

290:
  %291 = urem i64 %288, %79
  %292 = mul nsw i64 %80, %291
  %293 = add nsw i64 %292, %287
  %294 = udiv i64 %288, %79
  br label %298

295:
  %296 = mul nsw i64 %80, %288
  %297 = add nsw i64 %296, %287
  br label %298

298:
  %299 = phi i64 [ %297, %295 ], [ %293, %290 ], [ %287, %286 ]
  %300 = phi i64 [ %288, %295 ], [ %294, %290 ], [ %288, %286 ]
  br i1 %238, label %301, label %309

301:
  br i1 %239, label %306, label %302

302:
  %303 = urem i64 %300, %88
  %304 = mul nsw i64 %89, %303
  %305 = add nsw i64 %304, %299
  br label %309

306:
  %307 = mul nsw i64 %89, %300
  %308 = add nsw i64 %307, %299
  br label %309

309:
  %310 = phi i64 [ %308, %306 ], [ %305, %302 ], [ %299, %298 ]
  %311 = getelementptr inbounds i8, ptr %12, i64 %310
  %312 = getelementptr inbounds i8, ptr %311, i64 %227
  br i1 %240, label %313, label %316

313:
  %314 = add nuw nsw i64 %242, 1
  %315 = icmp eq i64 %314, %224
  br i1 %315, label %320, label %241

316:
  %317 = phi ptr [ %318, %316 ], [ %311, %309 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %146, ptr noundef %317) #8
  %318 = getelementptr inbounds i8, ptr %317, i64 %34
  %319 = icmp eq ptr %318, %312
  br i1 %319, label %313, label %316

320:
  tail call void @free(ptr noundef %12)
  store ptr null, ptr %0, align 8
  br label %321

321:
  %322 = phi i1 [ true, %145 ], [ true, %171 ], [ false, %320 ], [ false, %178 ], [ false, %187 ], [ false, %198 ]
  %323 = phi i1 [ false, %145 ], [ false, %171 ], [ true, %320 ], [ false, %178 ], [ false, %187 ], [ false, %198 ]
  %324 = phi i32 [ -1, %145 ], [ -1, %171 ], [ 0, %320 ], [ 11, %178 ], [ 11, %187 ], [ 11, %198 ]
  br i1 %322, label %325, label %327

325:
  %326 = tail call i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef nonnull captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) #8
  br label %343

327:
  br i1 %323, label %328, label %343

328:
  br i1 %147, label %341, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %331 = load i8, ptr %330, align 1
  %332 = and i8 %331, 1
  %333 = icmp ne i8 %332, 0
  %334 = icmp ult i32 %19, 8
  %335 = select i1 %333, i1 %334, i1 false
  br i1 %335, label %336, label %341

336:
  %337 = mul nuw i32 %19, 24
  %338 = zext nneg i32 %337 to i64
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 %338
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 24
  store ptr %1, ptr %340, align 8
  br label %341

341:
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %342, align 1
  br label %343

343:
  %344 = phi i32 [ %326, %325 ], [ %324, %341 ], [ %324, %327 ]
  ret i32 %344
}

declare i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef captures(none), ptr noundef, i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @pad.fortran.MoveAlloc(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef captures(address_is_null) %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i64 noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i64 noundef %15, ptr noundef %16) local_unnamed_addr #1 {
  %18 = load ptr, ptr %0, align 8
  %19 = icmp eq i32 %7, -128
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %22 = load i8, ptr %21, align 4
  %23 = sext i8 %22 to i32
  br label %24

24:
  %25 = phi i32 [ %23, %20 ], [ %7, %17 ]
  %26 = icmp eq i32 %8, -128
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  br label %31

31:
  %32 = phi i32 [ %30, %27 ], [ %8, %24 ]
  %33 = icmp sgt i32 %25, 0
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = load i64, ptr %37, align 8
  br label %39

39:
  %40 = phi i64 [ %36, %34 ], [ 1, %31 ]
  %41 = phi i64 [ %38, %34 ], [ 0, %31 ]
  %42 = icmp sgt i32 %25, 1
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %45, %43 ], [ 1, %39 ]
  %50 = phi i64 [ %47, %43 ], [ 0, %39 ]
  %51 = icmp sgt i32 %25, 2
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %59 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %60 = icmp sgt i32 %25, 3
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %68 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %69 = icmp sgt i32 %25, 4
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %77 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %78 = icmp sgt i32 %25, 5
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %86 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %87 = icmp sgt i32 %25, 6
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %95 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %96 = icmp eq ptr %11, null
  %97 = icmp eq i32 %32, 42
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %99, label %151

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %101 = load i8, ptr %100, align 1
  %102 = and i8 %101, 1
  %103 = icmp eq i8 %102, 0
  br i1 %103, label %151, label %104

104:
  %105 = icmp eq i32 %25, 0
  br i1 %105, label %106, label %109

106:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %108 = load ptr, ptr %107, align 8
  br label %109

109:
  %110 = phi ptr [ %108, %106 ], [ null, %104 ]
  %111 = icmp eq i32 %25, 1
  br i1 %111, label %112, label %115

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %114 = load ptr, ptr %113, align 8
  br label %115

115:
  %116 = phi ptr [ %114, %112 ], [ %110, %109 ]
  %117 = icmp eq i32 %25, 2
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %120 = load ptr, ptr %119, align 8
  br label %121

121:
  %122 = phi ptr [ %120, %118 ], [ %116, %115 ]
  %123 = icmp eq i32 %25, 3
  br i1 %123, label %124, label %127

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %126 = load ptr, ptr %125, align 8
  br label %127

127:
  %128 = phi ptr [ %126, %124 ], [ %122, %121 ]
  %129 = icmp eq i32 %25, 4
  br i1 %129, label %130, label %133

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %132 = load ptr, ptr %131, align 8
  br label %133

133:
  %134 = phi ptr [ %132, %130 ], [ %128, %127 ]
  %135 = icmp eq i32 %25, 5
  br i1 %135, label %136, label %139

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %140 = phi ptr [ %138, %136 ], [ %134, %133 ]
  %141 = icmp eq i32 %25, 6
  br i1 %141, label %142, label %145

142:
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %144 = load ptr, ptr %143, align 8
  br label %145

145:
  %146 = phi ptr [ %144, %142 ], [ %140, %139 ]
  %147 = icmp eq i32 %25, 7
  br i1 %147, label %148, label %151

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %150 = load ptr, ptr %149, align 8
  br label %151

151:
  %152 = phi ptr [ null, %99 ], [ %11, %93 ], [ %150, %148 ], [ %146, %145 ]
  %153 = load ptr, ptr %1, align 8
  %154 = icmp eq i64 %15, 0
  br i1 %154, label %155, label %158

155:
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %157 = load i64, ptr %156, align 8
  br label %158

158:
  %159 = phi i64 [ %157, %155 ], [ %15, %151 ]
  %160 = icmp eq i32 %12, -128
  br i1 %160, label %161, label %165

161:
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %163 = load i8, ptr %162, align 4
  %164 = sext i8 %163 to i32
  br label %165

165:
  %166 = phi i32 [ %164, %161 ], [ %12, %158 ]
  %167 = icmp eq i32 %13, -128
  br i1 %167, label %168, label %172

168:
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %170 = load i8, ptr %169, align 1
  %171 = sext i8 %170 to i32
  br label %172

172:
  %173 = phi i32 [ %171, %168 ], [ %13, %165 ]
  %174 = icmp sgt i32 %166, 0
  br i1 %174, label %175, label %182

175:
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %181 = load i64, ptr %180, align 8
  br label %182

182:
  %183 = phi i64 [ %181, %175 ], [ 0, %172 ]
  %184 = phi i64 [ %179, %175 ], [ 1, %172 ]
  %185 = phi i64 [ %177, %175 ], [ 1, %172 ]
  %186 = icmp sgt i32 %166, 1
  br i1 %186, label %187, label %194

187:
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %193 = load i64, ptr %192, align 8
  br label %194

194:
  %195 = phi i64 [ %193, %187 ], [ 0, %182 ]
  %196 = phi i64 [ %191, %187 ], [ 1, %182 ]
  %197 = phi i64 [ %189, %187 ], [ 1, %182 ]
  %198 = icmp sgt i32 %166, 2
  br i1 %198, label %199, label %206

199:
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %203 = load i64, ptr %202, align 8
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %205 = load i64, ptr %204, align 8
  br label %206

206:
  %207 = phi i64 [ %205, %199 ], [ 0, %194 ]
  %208 = phi i64 [ %203, %199 ], [ 1, %194 ]
  %209 = phi i64 [ %201, %199 ], [ 1, %194 ]
  %210 = icmp sgt i32 %166, 3
  br i1 %210, label %211, label %218

211:
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %215 = load i64, ptr %214, align 8
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %217 = load i64, ptr %216, align 8
  br label %218

218:
  %219 = phi i64 [ %217, %211 ], [ 0, %206 ]
  %220 = phi i64 [ %215, %211 ], [ 1, %206 ]
  %221 = phi i64 [ %213, %211 ], [ 1, %206 ]
  %222 = icmp sgt i32 %166, 4
  br i1 %222, label %223, label %230

223:
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %229 = load i64, ptr %228, align 8
  br label %230

230:
  %231 = phi i64 [ %229, %223 ], [ 0, %218 ]
  %232 = phi i64 [ %227, %223 ], [ 1, %218 ]
  %233 = phi i64 [ %225, %223 ], [ 1, %218 ]
  %234 = icmp sgt i32 %166, 5
  br i1 %234, label %235, label %242

235:
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %241 = load i64, ptr %240, align 8
  br label %242

242:
  %243 = phi i64 [ %241, %235 ], [ 0, %230 ]
  %244 = phi i64 [ %239, %235 ], [ 1, %230 ]
  %245 = phi i64 [ %237, %235 ], [ 1, %230 ]
  %246 = icmp sgt i32 %166, 6
  br i1 %246, label %247, label %254

247:
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %253 = load i64, ptr %252, align 8
  br label %254

254:
  %255 = phi i64 [ %253, %247 ], [ 0, %242 ]
  %256 = phi i64 [ %251, %247 ], [ 1, %242 ]
  %257 = phi i64 [ %249, %247 ], [ 1, %242 ]
  %258 = icmp eq ptr %16, null
  %259 = icmp eq i32 %173, 42
  %260 = select i1 %258, i1 %259, i1 false
  br i1 %260, label %261, label %313

261:
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %263 = load i8, ptr %262, align 1
  %264 = and i8 %263, 1
  %265 = icmp eq i8 %264, 0
  br i1 %265, label %313, label %266

266:
  %267 = icmp eq i32 %166, 0
  br i1 %267, label %268, label %271

268:
  %269 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %270 = load ptr, ptr %269, align 8
  br label %271

271:
  %272 = phi ptr [ %270, %268 ], [ null, %266 ]
  %273 = icmp eq i32 %166, 1
  br i1 %273, label %274, label %277

274:
  %275 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %276 = load ptr, ptr %275, align 8
  br label %277

277:
  %278 = phi ptr [ %276, %274 ], [ %272, %271 ]
  %279 = icmp eq i32 %166, 2
  br i1 %279, label %280, label %283

280:
  %281 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %282 = load ptr, ptr %281, align 8
  br label %283

283:
  %284 = phi ptr [ %282, %280 ], [ %278, %277 ]
  %285 = icmp eq i32 %166, 3
  br i1 %285, label %286, label %289

286:
  %287 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %288 = load ptr, ptr %287, align 8
  br label %289

289:
  %290 = phi ptr [ %288, %286 ], [ %284, %283 ]
  %291 = icmp eq i32 %166, 4
  br i1 %291, label %292, label %295

292:
  %293 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %294 = load ptr, ptr %293, align 8
  br label %295

295:
  %296 = phi ptr [ %294, %292 ], [ %290, %289 ]
  %297 = icmp eq i32 %166, 5
  br i1 %297, label %298, label %301

298:
  %299 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %300 = load ptr, ptr %299, align 8
  br label %301

301:
  %302 = phi ptr [ %300, %298 ], [ %296, %295 ]
  %303 = icmp eq i32 %166, 6
  br i1 %303, label %304, label %307

304:
  %305 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %306 = load ptr, ptr %305, align 8
  br label %307

307:
  %308 = phi ptr [ %306, %304 ], [ %302, %301 ]
  %309 = icmp eq i32 %166, 7
  br i1 %309, label %310, label %313

310:
  %311 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %312 = load ptr, ptr %311, align 8
  br label %313

313:
  %314 = phi ptr [ null, %261 ], [ %16, %254 ], [ %312, %310 ], [ %308, %307 ]
  %315 = icmp slt i32 %166, 8
  %316 = select i1 %315, i1 %259, i1 false
  %317 = select i1 %315, i32 0, i32 2
  br i1 %316, label %318, label %337

318:
  %319 = icmp eq ptr %314, null
  br i1 %319, label %337, label %320

320:
  %321 = getelementptr inbounds nuw i8, ptr %314, i64 429
  %322 = load i8, ptr %321, align 1
  %323 = icmp eq i8 %322, 0
  br i1 %323, label %333, label %324

324:
  %325 = getelementptr inbounds nuw i8, ptr %314, i64 430
  %326 = load i8, ptr %325, align 2
  %327 = icmp eq i8 %326, 0
  br i1 %327, label %333, label %328

328:
  %329 = getelementptr inbounds nuw i8, ptr %314, i64 431
  %330 = load i8, ptr %329, align 1
  %331 = icmp eq i8 %330, 0
  %332 = select i1 %331, i32 2, i32 0
  br i1 %331, label %333, label %337

333:
  %334 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %314) #8
  %335 = icmp eq i32 %334, 0
  %336 = select i1 %335, i32 2, i32 1
  br label %337

337:
  %338 = phi i32 [ %336, %333 ], [ %317, %313 ], [ %332, %328 ], [ 2, %318 ]
  %339 = icmp slt i32 %25, 8
  %340 = select i1 %339, i1 %97, i1 false
  %341 = select i1 %339, i32 0, i32 2
  br i1 %340, label %342, label %361

342:
  %343 = icmp eq ptr %152, null
  br i1 %343, label %361, label %344

344:
  %345 = getelementptr inbounds nuw i8, ptr %152, i64 429
  %346 = load i8, ptr %345, align 1
  %347 = icmp eq i8 %346, 0
  br i1 %347, label %357, label %348

348:
  %349 = getelementptr inbounds nuw i8, ptr %152, i64 430
  %350 = load i8, ptr %349, align 2
  %351 = icmp eq i8 %350, 0
  br i1 %351, label %357, label %352

352:
  %353 = getelementptr inbounds nuw i8, ptr %152, i64 431
  %354 = load i8, ptr %353, align 1
  %355 = icmp eq i8 %354, 0
  %356 = select i1 %355, i32 2, i32 0
  br i1 %355, label %357, label %361

357:
  %358 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %152) #8
  %359 = icmp eq i32 %358, 0
  %360 = select i1 %359, i32 2, i32 1
  br label %361

361:
  %362 = phi i32 [ %360, %357 ], [ %341, %337 ], [ %356, %352 ], [ 2, %342 ]
  %363 = icmp eq i32 %338, 2
  %364 = icmp eq i32 %362, 2
  %365 = select i1 %363, i1 true, i1 %364
  br i1 %365, label %366, label %368

366:
  %367 = tail call i32 @_FortranAMoveAlloc(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef captures(none) %4, ptr noundef %5, i32 noundef %6) #8
  br label %604

368:
  %369 = icmp ne ptr %153, null
  %370 = icmp eq ptr %153, %18
  %371 = select i1 %369, i1 %370, i1 false
  br i1 %371, label %372, label %400

372:
  br i1 %3, label %374, label %373

373:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %5, i32 noundef %6) #9
  unreachable

374:
  %375 = icmp eq ptr %4, null
  br i1 %375, label %604, label %376

376:
  %377 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %378 = load i64, ptr %377, align 8
  %379 = icmp sgt i64 %378, 0
  br i1 %379, label %380, label %383

380:
  %381 = add nsw i64 %378, -1
  %382 = tail call i64 @llvm.umin.i64(i64 %381, i64 48)
  br label %386

383:
  %384 = phi i64 [ 0, %376 ], [ %392, %386 ]
  %385 = icmp slt i64 %384, %378
  br i1 %385, label %394, label %604

386:
  %387 = phi i64 [ %392, %386 ], [ 0, %380 ]
  %388 = getelementptr inbounds nuw i8, ptr @.str, i64 %387
  %389 = load i8, ptr %388, align 1
  %390 = load ptr, ptr %4, align 8
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 %387
  store i8 %389, ptr %391, align 1
  %392 = add nuw nsw i64 %387, 1
  %393 = icmp eq i64 %387, %382
  br i1 %393, label %383, label %386

394:
  %395 = phi i64 [ %398, %394 ], [ %384, %383 ]
  %396 = load ptr, ptr %4, align 8
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 %395
  store i8 32, ptr %397, align 1
  %398 = add nuw nsw i64 %395, 1
  %399 = icmp eq i64 %398, %378
  br i1 %399, label %604, label %394

400:
  %401 = icmp eq ptr %18, null
  br i1 %401, label %519, label %402

402:
  %403 = icmp eq i32 %362, 1
  br i1 %403, label %404, label %518

404:
  %405 = icmp eq i32 %25, 0
  br i1 %405, label %406, label %407

406:
  tail call void @pad.fortran.type.destroy(ptr noundef %152, ptr noundef nonnull %18) #8
  br label %518

407:
  %408 = mul nsw i64 %49, %40
  %409 = mul nsw i64 %58, %408
  %410 = mul nsw i64 %67, %409
  %411 = mul nsw i64 %76, %410
  %412 = mul nsw i64 %85, %411
  %413 = mul nsw i64 %94, %412
  %414 = icmp sgt i64 %413, 0
  br i1 %414, label %415, label %421

415:
  %416 = mul nsw i64 %58, %49
  %417 = mul nsw i64 %67, %416
  %418 = mul nsw i64 %76, %417
  %419 = mul nsw i64 %85, %418
  %420 = mul nsw i64 %94, %419
  br label %421

421:
  %422 = phi i64 [ 0, %407 ], [ %420, %415 ]
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %518

424:
  %425 = mul nsw i64 %41, %40
  %426 = icmp sgt i32 %25, 1
  %427 = icmp eq i32 %25, 2
  %428 = icmp sgt i32 %25, 2
  %429 = icmp eq i32 %25, 3
  %430 = icmp sgt i32 %25, 3
  %431 = icmp eq i32 %25, 4
  %432 = icmp sgt i32 %25, 4
  %433 = icmp eq i32 %25, 5
  %434 = icmp sgt i32 %25, 5
  %435 = icmp eq i32 %25, 6
  %436 = icmp sgt i32 %25, 6
  %437 = icmp eq i32 %25, 7
  %438 = icmp eq i64 %425, 0
  br label %439

439:
  %440 = phi i64 [ 0, %424 ], [ %512, %511 ]
  br i1 %426, label %441, label %448

441:
  br i1 %427, label %446, label %442

442:
  %443 = urem i64 %440, %49
  %444 = mul nsw i64 %50, %443
  %445 = udiv i64 %440, %49
  br label %448

446:
  %447 = mul nsw i64 %50, %440
  br label %448

448:
  %449 = phi i64 [ %447, %446 ], [ %444, %442 ], [ 0, %439 ]
  %450 = phi i64 [ %440, %446 ], [ %445, %442 ], [ %440, %439 ]
  br i1 %428, label %451, label %460

451:
  br i1 %429, label %457, label %452

452:
  %453 = urem i64 %450, %58
  %454 = mul nsw i64 %59, %453
  %455 = add nsw i64 %454, %449
  %456 = udiv i64 %450, %58
  br label %460

457:
  %458 = mul nsw i64 %59, %450
  %459 = add nsw i64 %458, %449
  br label %460

460:
  %461 = phi i64 [ %459, %457 ], [ %455, %452 ], [ %449, %448 ]
  %462 = phi i64 [ %450, %457 ], [ %456, %452 ], [ %450, %448 ]
  br i1 %430, label %463, label %472

463:
  br i1 %431, label %469, label %464

464:
  %465 = urem i64 %462, %67
  %466 = mul nsw i64 %68, %465
  %467 = add nsw i64 %466, %461
  %468 = udiv i64 %462, %67
  br label %472

469:
  %470 = mul nsw i64 %68, %462
  %471 = add nsw i64 %470, %461
  br label %472

472:
  %473 = phi i64 [ %471, %469 ], [ %467, %464 ], [ %461, %460 ]
  %474 = phi i64 [ %462, %469 ], [ %468, %464 ], [ %462, %460 ]
  br i1 %432, label %475, label %484

475:
  br i1 %433, label %481, label %476

476:
  %477 = urem i64 %474, %76
  %478 = mul nsw i64 %77, %477
  %479 = add nsw i64 %478, %473
  %480 = udiv i64 %474, %76
  br label %484

481:
  %482 = mul nsw i64 %77, %474
  %483 = add nsw i64 %482, %473
  br label %484

484:
  %485 = phi i64 [ %483, %481 ], [ %479, %476 ], [ %473, %472 ]
  %486 = phi i64 [ %474, %481 ], [ %480, %476 ], [ %474, %472 ]
  br i1 %434, label %487, label %496

487:
  br i1 %435, label %493, label %488

488:
  %489 = urem i64 %486, %85
  %490 = mul nsw i64 %86, %489
  %491 = add nsw i64 %490, %485
  %492 = udiv i64 %486, %85
  br label %496

493:
  %494 = mul nsw i64 %86, %486
  %495 = add nsw i64 %494, %485
  br label %496

496:
  %497 = phi i64 [ %495, %493 ], [ %491, %488 ], [ %485, %484 ]
  %498 = phi i64 [ %486, %493 ], [ %492, %488 ], [ %486, %484 ]
  br i1 %436, label %499, label %507

499:
  br i1 %437, label %504, label %500

500:
  %501 = urem i64 %498, %94
  %502 = mul nsw i64 %95, %501
  %503 = add nsw i64 %502, %497
  br label %507

504:
  %505 = mul nsw i64 %95, %498
  %506 = add nsw i64 %505, %497
  br label %507

507:
  %508 = phi i64 [ %506, %504 ], [ %503, %500 ], [ %497, %496 ]
  %509 = getelementptr inbounds i8, ptr %18, i64 %508
  %510 = getelementptr inbounds i8, ptr %509, i64 %425
  br i1 %438, label %511, label %514

511:
  %512 = add nuw nsw i64 %440, 1
  %513 = icmp eq i64 %512, %422
  br i1 %513, label %518, label %439

514:
  %515 = phi ptr [ %516, %514 ], [ %509, %507 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %152, ptr noundef %515) #8
  %516 = getelementptr inbounds i8, ptr %515, i64 %41
  %517 = icmp eq ptr %516, %510
  br i1 %517, label %511, label %514

518:
  tail call void @free(ptr noundef %18)
  store ptr null, ptr %0, align 8
  br label %519

519:
  %520 = icmp eq ptr %153, null
  br i1 %520, label %604, label %521

521:
  store ptr %153, ptr %0, align 8
  %522 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %159, ptr %522, align 8
  %523 = trunc i32 %173 to i8
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %523, ptr %524, align 1
  %525 = icmp sgt i32 %166, 0
  br i1 %525, label %526, label %530

526:
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %185, ptr %527, align 8
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %184, ptr %528, align 8
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %183, ptr %529, align 8
  br label %530

530:
  %531 = icmp sgt i32 %166, 1
  br i1 %531, label %532, label %536

532:
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %197, ptr %533, align 8
  %534 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %196, ptr %534, align 8
  %535 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %195, ptr %535, align 8
  br label %536

536:
  %537 = icmp sgt i32 %166, 2
  br i1 %537, label %538, label %542

538:
  %539 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %209, ptr %539, align 8
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %208, ptr %540, align 8
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %207, ptr %541, align 8
  br label %542

542:
  %543 = icmp sgt i32 %166, 3
  br i1 %543, label %544, label %548

544:
  %545 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %221, ptr %545, align 8
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %220, ptr %546, align 8
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %219, ptr %547, align 8
  br label %548

548:
  %549 = icmp sgt i32 %166, 4
  br i1 %549, label %550, label %554

550:
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %233, ptr %551, align 8
  %552 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %232, ptr %552, align 8
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %231, ptr %553, align 8
  br label %554

554:
  %555 = icmp sgt i32 %166, 5
  br i1 %555, label %556, label %560

556:
  %557 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %245, ptr %557, align 8
  %558 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %244, ptr %558, align 8
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %243, ptr %559, align 8
  br label %560

560:
  %561 = icmp sgt i32 %166, 6
  br i1 %561, label %562, label %566

562:
  %563 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %257, ptr %563, align 8
  %564 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %256, ptr %564, align 8
  %565 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %255, ptr %565, align 8
  br label %566

566:
  %567 = icmp eq ptr %314, null
  br i1 %567, label %580, label %568

568:
  %569 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %570 = load i8, ptr %569, align 1
  %571 = and i8 %570, 1
  %572 = icmp ne i8 %571, 0
  %573 = icmp ult i32 %166, 8
  %574 = select i1 %572, i1 %573, i1 false
  br i1 %574, label %575, label %580

575:
  %576 = mul nuw i32 %166, 24
  %577 = zext nneg i32 %576 to i64
  %578 = getelementptr inbounds nuw i8, ptr %0, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 24
  store ptr %314, ptr %579, align 8
  br label %580

580:
  store ptr null, ptr %1, align 8
  %581 = icmp eq ptr %2, null
  br i1 %581, label %604, label %582

582:
  %583 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %584 = load i8, ptr %583, align 1
  %585 = and i8 %584, 1
  %586 = icmp eq i8 %585, 0
  br i1 %586, label %604, label %587

587:
  switch i32 %166, label %604 [
    i32 0, label %588
    i32 1, label %590
    i32 2, label %592
    i32 3, label %594
    i32 4, label %596
    i32 5, label %598
    i32 6, label %600
    i32 7, label %602
  ]

588:
  %589 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %2, ptr %589, align 8
  br label %604

590:
  %591 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %2, ptr %591, align 8
  br label %604

592:
  %593 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store ptr %2, ptr %593, align 8
  br label %604

594:
  %595 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store ptr %2, ptr %595, align 8
  br label %604

596:
  %597 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store ptr %2, ptr %597, align 8
  br label %604

598:
  %599 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store ptr %2, ptr %599, align 8
  br label %604

600:
  %601 = getelementptr inbounds nuw i8, ptr %1, i64 168
  store ptr %2, ptr %601, align 8
  br label %604

602:
  %603 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store ptr %2, ptr %603, align 8
  br label %604

604:
  %605 = phi i32 [ %367, %366 ], [ 0, %519 ], [ 109, %383 ], [ 109, %374 ], [ 0, %580 ], [ 0, %582 ], [ 0, %600 ], [ 0, %587 ], [ 0, %588 ], [ 0, %590 ], [ 0, %592 ], [ 0, %594 ], [ 0, %596 ], [ 0, %598 ], [ 0, %602 ], [ 109, %394 ]
  ret i32 %605
}

declare i32 @_FortranAMoveAlloc(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i1 noundef zeroext, ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

define linkonce_odr hidden void @pad.fortran.AllocatableApplyMold(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) local_unnamed_addr #1 {
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  br label %13

13:
  %14 = phi i64 [ %12, %10 ], [ %6, %8 ]
  %15 = icmp eq i32 %3, -128
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %18 = load i8, ptr %17, align 4
  %19 = sext i8 %18 to i32
  br label %20

20:
  %21 = phi i32 [ %19, %16 ], [ %3, %13 ]
  %22 = icmp eq i32 %4, -128
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %23 ], [ %4, %20 ]
  %29 = icmp sgt i32 %21, 0
  br i1 %29, label %30, label %37

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %36, %30 ], [ 0, %27 ]
  %39 = phi i64 [ %34, %30 ], [ 1, %27 ]
  %40 = phi i64 [ %32, %30 ], [ 1, %27 ]
  %41 = icmp sgt i32 %21, 1
  br i1 %41, label %42, label %49

42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = load i64, ptr %47, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %42 ], [ 0, %37 ]
  %51 = phi i64 [ %46, %42 ], [ 1, %37 ]
  %52 = phi i64 [ %44, %42 ], [ 1, %37 ]
  %53 = icmp sgt i32 %21, 2
  br i1 %53, label %54, label %61

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %60, %54 ], [ 0, %49 ]
  %63 = phi i64 [ %58, %54 ], [ 1, %49 ]
  %64 = phi i64 [ %56, %54 ], [ 1, %49 ]
  %65 = icmp sgt i32 %21, 3
  br i1 %65, label %66, label %73

66:
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %72, %66 ], [ 0, %61 ]
  %75 = phi i64 [ %70, %66 ], [ 1, %61 ]
  %76 = phi i64 [ %68, %66 ], [ 1, %61 ]
  %77 = icmp sgt i32 %21, 4
  br i1 %77, label %78, label %85

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %84 = load i64, ptr %83, align 8
  br label %85

85:
  %86 = phi i64 [ %84, %78 ], [ 0, %73 ]
  %87 = phi i64 [ %82, %78 ], [ 1, %73 ]
  %88 = phi i64 [ %80, %78 ], [ 1, %73 ]
  %89 = icmp sgt i32 %21, 5
  br i1 %89, label %90, label %97

90:
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %96 = load i64, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %92, %90 ], [ 1, %85 ]
  %99 = phi i64 [ %94, %90 ], [ 1, %85 ]
  %100 = phi i64 [ %96, %90 ], [ 0, %85 ]
  %101 = icmp sgt i32 %21, 6
  br i1 %101, label %102, label %109

102:
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %108 = load i64, ptr %107, align 8
  br label %109

109:
  %110 = phi i64 [ %104, %102 ], [ 1, %97 ]
  %111 = phi i64 [ %106, %102 ], [ 1, %97 ]
  %112 = phi i64 [ %108, %102 ], [ 0, %97 ]
  %113 = icmp eq ptr %7, null
  %114 = icmp eq i32 %28, 42
  %115 = select i1 %113, i1 %114, i1 false
  br i1 %115, label %116, label %168

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %118 = load i8, ptr %117, align 1
  %119 = and i8 %118, 1
  %120 = icmp eq i8 %119, 0
  br i1 %120, label %168, label %121

121:
  %122 = icmp eq i32 %21, 0
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ null, %121 ]
  %128 = icmp eq i32 %21, 1
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %21, 2
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %21, 3
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ %143, %141 ], [ %139, %138 ]
  %146 = icmp eq i32 %21, 4
  br i1 %146, label %147, label %150

147:
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi ptr [ %149, %147 ], [ %145, %144 ]
  %152 = icmp eq i32 %21, 5
  br i1 %152, label %153, label %156

153:
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %155 = load ptr, ptr %154, align 8
  br label %156

156:
  %157 = phi ptr [ %155, %153 ], [ %151, %150 ]
  %158 = icmp eq i32 %21, 6
  br i1 %158, label %159, label %162

159:
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %161 = load ptr, ptr %160, align 8
  br label %162

162:
  %163 = phi ptr [ %161, %159 ], [ %157, %156 ]
  %164 = icmp eq i32 %21, 7
  br i1 %164, label %165, label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %167 = load ptr, ptr %166, align 8
  br label %168

168:
  %169 = phi ptr [ null, %116 ], [ %7, %109 ], [ %167, %165 ], [ %163, %162 ]
  %170 = icmp sgt i32 %21, 7
  %171 = icmp sgt i32 %2, 7
  %172 = or i1 %171, %170
  br i1 %172, label %173, label %174

173:
  tail call void @_FortranAAllocatableApplyMold(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2) #8
  br label %249

174:
  %175 = load ptr, ptr %0, align 8
  %176 = icmp eq ptr %175, null
  br i1 %176, label %177, label %249

177:
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %14, ptr %178, align 8
  %179 = trunc i32 %28 to i8
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %179, ptr %180, align 1
  %181 = trunc i32 %2 to i8
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %181, ptr %182, align 4
  %183 = tail call i32 @llvm.smin.i32(i32 %21, i32 %2)
  %184 = icmp sgt i32 %183, 0
  br i1 %184, label %207, label %211

185:
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %187 = load i8, ptr %186, align 1
  %188 = and i8 %187, 1
  %189 = icmp eq i8 %188, 0
  br i1 %189, label %249, label %190

190:
  switch i32 %2, label %249 [
    i32 0, label %191
    i32 1, label %193
    i32 2, label %195
    i32 3, label %197
    i32 4, label %199
    i32 5, label %201
    i32 6, label %203
    i32 7, label %205
  ]

191:
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %169, ptr %192, align 8
  br label %249

193:
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %169, ptr %194, align 8
  br label %249

195:
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %169, ptr %196, align 8
  br label %249

197:
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %169, ptr %198, align 8
  br label %249

199:
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %169, ptr %200, align 8
  br label %249

201:
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %169, ptr %202, align 8
  br label %249

203:
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %169, ptr %204, align 8
  br label %249

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %169, ptr %206, align 8
  br label %249

207:
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %40, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %39, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %38, ptr %210, align 8
  br label %211

211:
  %212 = icmp sgt i32 %183, 1
  br i1 %212, label %213, label %217

213:
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %52, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %51, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %50, ptr %216, align 8
  br label %217

217:
  %218 = icmp sgt i32 %183, 2
  br i1 %218, label %219, label %223

219:
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %64, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %63, ptr %221, align 8
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %62, ptr %222, align 8
  br label %223

223:
  %224 = icmp sgt i32 %183, 3
  br i1 %224, label %225, label %229

225:
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %76, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %75, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %74, ptr %228, align 8
  br label %229

229:
  %230 = icmp sgt i32 %183, 4
  br i1 %230, label %231, label %235

231:
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %88, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %87, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %86, ptr %234, align 8
  br label %235

235:
  %236 = icmp sgt i32 %183, 5
  br i1 %236, label %237, label %241

237:
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %98, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %99, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %100, ptr %240, align 8
  br label %241

241:
  %242 = icmp sgt i32 %183, 6
  br i1 %242, label %243, label %247

243:
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %110, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %111, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %112, ptr %246, align 8
  br label %247

247:
  %248 = icmp eq ptr %169, null
  br i1 %248, label %249, label %185

249:
  ret void
}

declare void @_FortranAAllocatableApplyMold(ptr noundef captures(none), ptr noundef captures(none), i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.AllocatableInitDerivedForAllocate(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %24

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 2, ptr %12, align 2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %14 = load i8, ptr %13, align 1
  %15 = or i8 %14, 1
  store i8 %15, ptr %13, align 1
  %16 = icmp ne ptr %1, null
  %17 = icmp ult i32 %2, 8
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %24

19:
  %20 = mul nuw nsw i32 %2, 24
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  store ptr %1, ptr %23, align 8
  br label %24

24:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #6

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #2

declare i64 @llvm.umax.i64(i64, i64) #7

declare i64 @llvm.umin.i64(i64, i64) #7

declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { noreturn }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { allocsize(0) }
