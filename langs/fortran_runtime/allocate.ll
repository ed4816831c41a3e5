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
  %180 = tail call i32 @_FortranAAllocatableAllocate(ptr noundef nonnull captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) "pad-otherwise" #8
  br label %383

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
  br i1 %186, label %383, label %187

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
  br i1 %196, label %205, label %383

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
  br i1 %210, label %383, label %205

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
  br i1 %263, label %264, label %383

264:
  %265 = icmp eq i32 %26, 0
  br i1 %265, label %266, label %267

266:
  tail call void @pad.fortran.type.initialize(ptr noundef %153, ptr noundef %262) #8
  br label %383

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
  br i1 %283, label %284, label %383

284:
  %285 = icmp sgt i64 %41, 0
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
  %298 = icmp eq ptr %262, null
  br label %299

299:
  %300 = phi i64 [ 0, %284 ], [ %309, %308 ]
  br i1 %285, label %301, label %308

301:
  %302 = mul nsw i64 %224, %300
  br label %303

303:
  %304 = phi i64 [ %377, %376 ], [ 0, %301 ]
  %305 = xor i1 %286, true
  %306 = or i1 %305, %287
  %307 = select i1 %305, i64 0, i64 %302
  br i1 %306, label %315, label %311

308:
  %309 = add nuw nsw i64 %300, 1
  %310 = icmp eq i64 %309, %282
  br i1 %310, label %383, label %299

311:
  %312 = urem i64 %300, %50
  %313 = mul nsw i64 %224, %312
  %314 = udiv i64 %300, %50
  br label %315

315:
  %316 = phi i64 [ %307, %303 ], [ %313, %311 ]
  %317 = phi i64 [ %300, %303 ], [ %314, %311 ]
  br i1 %288, label %318, label %327

318:
  br i1 %289, label %324, label %319

319:
  %320 = urem i64 %317, %59
  %321 = mul nsw i64 %231, %320
  %322 = add nsw i64 %321, %316
  %323 = udiv i64 %317, %59
  br label %327

324:
  %325 = mul nsw i64 %231, %317
  %326 = add nsw i64 %325, %316
  br label %327

327:
  %328 = phi i64 [ %326, %324 ], [ %322, %319 ], [ %316, %315 ]
  %329 = phi i64 [ %317, %324 ], [ %323, %319 ], [ %317, %315 ]
  br i1 %290, label %330, label %339

330:
  br i1 %291, label %336, label %331

331:
  %332 = urem i64 %329, %68
  %333 = mul nsw i64 %238, %332
  %334 = add nsw i64 %333, %328
  %335 = udiv i64 %329, %68
  br label %339

336:
  %337 = mul nsw i64 %238, %329
  %338 = add nsw i64 %337, %328
  br label %339

339:
  %340 = phi i64 [ %338, %336 ], [ %334, %331 ], [ %328, %327 ]
  %341 = phi i64 [ %329, %336 ], [ %335, %331 ], [ %329, %327 ]
  br i1 %292, label %342, label %351

342:
  br i1 %293, label %348, label %343

343:
  %344 = urem i64 %341, %77
  %345 = mul nsw i64 %245, %344
  %346 = add nsw i64 %345, %340
  %347 = udiv i64 %341, %77
  br label %351

348:
  %349 = mul nsw i64 %245, %341
  %350 = add nsw i64 %349, %340
  br label %351

351:
  %352 = phi i64 [ %350, %348 ], [ %346, %343 ], [ %340, %339 ]
  %353 = phi i64 [ %341, %348 ], [ %347, %343 ], [ %341, %339 ]
  br i1 %294, label %354, label %363

354:
  br i1 %295, label %360, label %355

355:
  %356 = urem i64 %353, %86
  %357 = mul nsw i64 %252, %356
  %358 = add nsw i64 %357, %352
  %359 = udiv i64 %353, %86
  br label %363

360:
  %361 = mul nsw i64 %252, %353
  %362 = add nsw i64 %361, %352
  br label %363

363:
  %364 = phi i64 [ %362, %360 ], [ %358, %355 ], [ %352, %351 ]
  %365 = phi i64 [ %353, %360 ], [ %359, %355 ], [ %353, %351 ]
  br i1 %296, label %366, label %374

366:
  br i1 %297, label %371, label %367

367:
  %368 = urem i64 %365, %95
  %369 = mul nsw i64 %259, %368
  %370 = add nsw i64 %369, %364
  br label %374

371:
  %372 = mul nsw i64 %259, %365
  %373 = add nsw i64 %372, %364
  br label %374

374:
  %375 = phi i64 [ %373, %371 ], [ %370, %367 ], [ %364, %363 ]
  br i1 %298, label %376, label %379

376:
  %377 = add nuw nsw i64 %304, 1
  %378 = icmp eq i64 %377, %41
  br i1 %378, label %308, label %303

379:
  %380 = getelementptr inbounds i8, ptr %262, i64 %375
  %381 = mul nsw i64 %217, %304
  %382 = getelementptr inbounds i8, ptr %380, i64 %381
  tail call void @pad.fortran.type.initialize(ptr noundef %153, ptr noundef nonnull %382) #8
  br label %376

383:
  %384 = phi i32 [ %180, %179 ], [ 0, %258 ], [ 12, %185 ], [ 12, %194 ], [ 0, %308 ], [ 0, %281 ], [ 0, %266 ], [ 12, %205 ]
  ret i32 %384
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
  %266 = tail call i32 @_FortranAAllocatableAllocateSource(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #8
  br label %1248

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
  br i1 %272, label %1248, label %273

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
  br i1 %282, label %291, label %1248

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
  br i1 %296, label %1248, label %291

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
  br i1 %349, label %350, label %469

350:
  %351 = icmp eq i32 %30, 0
  br i1 %351, label %352, label %353

352:
  tail call void @pad.fortran.type.initialize(ptr noundef %235, ptr noundef %348) #8
  br label %469

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
  br i1 %369, label %370, label %469

370:
  %371 = icmp sgt i64 %40, 0
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
  %384 = icmp eq ptr %348, null
  br label %385

385:
  %386 = phi i64 [ 0, %370 ], [ %395, %394 ]
  br i1 %371, label %387, label %394

387:
  %388 = mul nsw i64 %310, %386
  br label %389

389:
  %390 = phi i64 [ %463, %462 ], [ 0, %387 ]
  %391 = xor i1 %372, true
  %392 = or i1 %391, %373
  %393 = select i1 %391, i64 0, i64 %388
  br i1 %392, label %401, label %397

394:
  %395 = add nuw nsw i64 %386, 1
  %396 = icmp eq i64 %395, %368
  br i1 %396, label %469, label %385

397:
  %398 = urem i64 %386, %49
  %399 = mul nsw i64 %310, %398
  %400 = udiv i64 %386, %49
  br label %401

401:
  %402 = phi i64 [ %393, %389 ], [ %399, %397 ]
  %403 = phi i64 [ %386, %389 ], [ %400, %397 ]
  br i1 %374, label %404, label %413

404:
  br i1 %375, label %410, label %405

405:
  %406 = urem i64 %403, %58
  %407 = mul nsw i64 %317, %406
  %408 = add nsw i64 %407, %402
  %409 = udiv i64 %403, %58
  br label %413

410:
  %411 = mul nsw i64 %317, %403
  %412 = add nsw i64 %411, %402
  br label %413

413:
  %414 = phi i64 [ %412, %410 ], [ %408, %405 ], [ %402, %401 ]
  %415 = phi i64 [ %403, %410 ], [ %409, %405 ], [ %403, %401 ]
  br i1 %376, label %416, label %425

416:
  br i1 %377, label %422, label %417

417:
  %418 = urem i64 %415, %67
  %419 = mul nsw i64 %324, %418
  %420 = add nsw i64 %419, %414
  %421 = udiv i64 %415, %67
  br label %425

422:
  %423 = mul nsw i64 %324, %415
  %424 = add nsw i64 %423, %414
  br label %425

425:
  %426 = phi i64 [ %424, %422 ], [ %420, %417 ], [ %414, %413 ]
  %427 = phi i64 [ %415, %422 ], [ %421, %417 ], [ %415, %413 ]
  br i1 %378, label %428, label %437

428:
  br i1 %379, label %434, label %429

429:
  %430 = urem i64 %427, %76
  %431 = mul nsw i64 %331, %430
  %432 = add nsw i64 %431, %426
  %433 = udiv i64 %427, %76
  br label %437

434:
  %435 = mul nsw i64 %331, %427
  %436 = add nsw i64 %435, %426
  br label %437

437:
  %438 = phi i64 [ %436, %434 ], [ %432, %429 ], [ %426, %425 ]
  %439 = phi i64 [ %427, %434 ], [ %433, %429 ], [ %427, %425 ]
  br i1 %380, label %440, label %449

440:
  br i1 %381, label %446, label %441

441:
  %442 = urem i64 %439, %85
  %443 = mul nsw i64 %338, %442
  %444 = add nsw i64 %443, %438
  %445 = udiv i64 %439, %85
  br label %449

446:
  %447 = mul nsw i64 %338, %439
  %448 = add nsw i64 %447, %438
  br label %449

449:
  %450 = phi i64 [ %448, %446 ], [ %444, %441 ], [ %438, %437 ]
  %451 = phi i64 [ %439, %446 ], [ %445, %441 ], [ %439, %437 ]
  br i1 %382, label %452, label %460

452:
  br i1 %383, label %457, label %453

453:
  %454 = urem i64 %451, %94
  %455 = mul nsw i64 %345, %454
  %456 = add nsw i64 %455, %450
  br label %460

457:
  %458 = mul nsw i64 %345, %451
  %459 = add nsw i64 %458, %450
  br label %460

460:
  %461 = phi i64 [ %459, %457 ], [ %456, %453 ], [ %450, %449 ]
  br i1 %384, label %462, label %465

462:
  %463 = add nuw nsw i64 %390, 1
  %464 = icmp eq i64 %463, %40
  br i1 %464, label %394, label %389

465:
  %466 = getelementptr inbounds i8, ptr %348, i64 %461
  %467 = mul nsw i64 %303, %390
  %468 = getelementptr inbounds i8, ptr %466, i64 %467
  tail call void @pad.fortran.type.initialize(ptr noundef %235, ptr noundef nonnull %468) #8
  br label %462

469:
  %470 = icmp sgt i32 %108, 0
  br i1 %470, label %471, label %487

471:
  %472 = icmp ne i64 %40, %124
  %473 = icmp ne i64 %49, %133
  %474 = icmp ne i64 %58, %142
  %475 = icmp ne i64 %67, %151
  %476 = icmp ne i64 %76, %160
  %477 = icmp ne i64 %85, %169
  %478 = icmp ne i64 %94, %178
  %479 = select i1 %478, i1 true, i1 %477
  %480 = select i1 %479, i1 true, i1 %476
  %481 = select i1 %480, i1 true, i1 %475
  %482 = select i1 %481, i1 true, i1 %474
  %483 = select i1 %482, i1 true, i1 %473
  %484 = select i1 %483, i1 true, i1 %472
  br i1 %484, label %485, label %487

485:
  br i1 %2, label %1248, label %486

486:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.2, ptr noundef %4, i32 noundef %5) #9
  unreachable

487:
  %488 = icmp eq i32 %108, 0
  br i1 %488, label %489, label %490

489:
  br label %490

490:
  %491 = phi i64 [ %40, %489 ], [ %124, %487 ]
  %492 = phi i64 [ %49, %489 ], [ %133, %487 ]
  %493 = phi i64 [ %58, %489 ], [ %142, %487 ]
  %494 = phi i64 [ %67, %489 ], [ %151, %487 ]
  %495 = phi i64 [ %76, %489 ], [ %160, %487 ]
  %496 = phi i64 [ %85, %489 ], [ %169, %487 ]
  %497 = phi i64 [ %94, %489 ], [ %178, %487 ]
  %498 = phi i64 [ 0, %489 ], [ %123, %487 ]
  %499 = phi i64 [ 0, %489 ], [ %132, %487 ]
  %500 = phi i64 [ 0, %489 ], [ %141, %487 ]
  %501 = phi i64 [ 0, %489 ], [ %150, %487 ]
  %502 = phi i64 [ 0, %489 ], [ %159, %487 ]
  %503 = phi i64 [ 0, %489 ], [ %168, %487 ]
  %504 = phi i64 [ 0, %489 ], [ %177, %487 ]
  %505 = icmp eq i32 %261, 0
  br i1 %505, label %506, label %869

506:
  switch i32 %115, label %510 [
    i32 28, label %511
    i32 27, label %507
    i32 35, label %508
    i32 34, label %509
  ]

507:
  br label %511

508:
  br label %511

509:
  br label %511

510:
  br label %511

511:
  %512 = phi i32 [ 0, %510 ], [ 1, %507 ], [ 4, %508 ], [ 3, %509 ], [ 2, %506 ]
  %513 = icmp eq i64 %40, 1
  %514 = icmp eq i64 %303, %101
  %515 = select i1 %513, i1 true, i1 %514
  %516 = mul nsw i64 %40, %101
  %517 = icmp eq i64 %49, 1
  %518 = icmp eq i64 %310, %516
  %519 = select i1 %517, i1 true, i1 %518
  %520 = and i1 %519, %515
  %521 = mul nsw i64 %49, %516
  %522 = icmp eq i64 %58, 1
  %523 = icmp eq i64 %317, %521
  %524 = select i1 %522, i1 true, i1 %523
  %525 = and i1 %524, %520
  %526 = mul nsw i64 %58, %521
  %527 = icmp eq i64 %67, 1
  %528 = icmp eq i64 %324, %526
  %529 = select i1 %527, i1 true, i1 %528
  %530 = and i1 %529, %525
  %531 = mul nsw i64 %67, %526
  %532 = icmp eq i64 %76, 1
  %533 = icmp eq i64 %331, %531
  %534 = select i1 %532, i1 true, i1 %533
  %535 = and i1 %534, %530
  %536 = mul nsw i64 %76, %531
  %537 = icmp eq i64 %85, 1
  %538 = icmp eq i64 %338, %536
  %539 = select i1 %537, i1 true, i1 %538
  %540 = and i1 %539, %535
  %541 = icmp eq i64 %94, 1
  %542 = mul nsw i64 %85, %536
  %543 = icmp eq i64 %345, %542
  %544 = select i1 %541, i1 true, i1 %543
  %545 = and i1 %544, %540
  %546 = mul i64 %492, %491
  %547 = mul i64 %493, %546
  %548 = mul i64 %494, %547
  %549 = mul i64 %495, %548
  %550 = mul i64 %496, %549
  %551 = mul i64 %497, %550
  br i1 %545, label %552, label %632

552:
  %553 = icmp eq i64 %491, 1
  %554 = icmp eq i64 %498, %101
  %555 = select i1 %553, i1 true, i1 %554
  %556 = mul nsw i64 %491, %101
  %557 = icmp eq i64 %492, 1
  %558 = icmp eq i64 %499, %556
  %559 = select i1 %557, i1 true, i1 %558
  %560 = and i1 %559, %555
  %561 = mul nsw i64 %492, %556
  %562 = icmp eq i64 %493, 1
  %563 = icmp eq i64 %500, %561
  %564 = select i1 %562, i1 true, i1 %563
  %565 = and i1 %564, %560
  %566 = mul nsw i64 %493, %561
  %567 = icmp eq i64 %494, 1
  %568 = icmp eq i64 %501, %566
  %569 = select i1 %567, i1 true, i1 %568
  %570 = and i1 %569, %565
  %571 = mul nsw i64 %494, %566
  %572 = icmp eq i64 %495, 1
  %573 = icmp eq i64 %502, %571
  %574 = select i1 %572, i1 true, i1 %573
  %575 = and i1 %574, %570
  %576 = mul nsw i64 %495, %571
  %577 = icmp eq i64 %496, 1
  %578 = icmp eq i64 %503, %576
  %579 = select i1 %577, i1 true, i1 %578
  %580 = and i1 %579, %575
  %581 = icmp eq i64 %497, 1
  %582 = mul nsw i64 %496, %576
  %583 = icmp eq i64 %504, %582
  %584 = select i1 %581, i1 true, i1 %583
  %585 = and i1 %584, %580
  br i1 %585, label %586, label %632

586:
  switch i32 %512, label %631 [
    i32 2, label %593
    i32 1, label %591
    i32 4, label %589
    i32 3, label %587
    i32 0, label %629
  ]

587:
  %588 = icmp sgt i64 %551, 0
  br i1 %588, label %619, label %1248

589:
  %590 = icmp sgt i64 %551, 0
  br i1 %590, label %609, label %1248

591:
  %592 = icmp sgt i64 %551, 0
  br i1 %592, label %602, label %1248

593:
  %594 = icmp sgt i64 %551, 0
  br i1 %594, label %595, label %1248

595:
  %596 = phi i64 [ %600, %595 ], [ 0, %593 ]
  %597 = getelementptr inbounds nuw double, ptr %348, i64 %596
  %598 = getelementptr inbounds nuw double, ptr %95, i64 %596
  %599 = load double, ptr %598, align 8
  store double %599, ptr %597, align 8
  %600 = add nuw nsw i64 %596, 1
  %601 = icmp eq i64 %600, %551
  br i1 %601, label %1248, label %595

602:
  %603 = phi i64 [ %607, %602 ], [ 0, %591 ]
  %604 = getelementptr inbounds nuw float, ptr %348, i64 %603
  %605 = getelementptr inbounds nuw float, ptr %95, i64 %603
  %606 = load float, ptr %605, align 4
  store float %606, ptr %604, align 4
  %607 = add nuw nsw i64 %603, 1
  %608 = icmp eq i64 %607, %551
  br i1 %608, label %1248, label %602

609:
  %610 = phi i64 [ %617, %609 ], [ 0, %589 ]
  %611 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %348, i64 %610
  %612 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %95, i64 %610
  %613 = load double, ptr %612, align 8
  %614 = getelementptr inbounds nuw i8, ptr %612, i64 8
  %615 = load double, ptr %614, align 8
  store double %613, ptr %611, align 8
  %616 = getelementptr inbounds nuw i8, ptr %611, i64 8
  store double %615, ptr %616, align 8
  %617 = add nuw nsw i64 %610, 1
  %618 = icmp eq i64 %617, %551
  br i1 %618, label %1248, label %609

619:
  %620 = phi i64 [ %627, %619 ], [ 0, %587 ]
  %621 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %348, i64 %620
  %622 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %95, i64 %620
  %623 = load float, ptr %622, align 4
  %624 = getelementptr inbounds nuw i8, ptr %622, i64 4
  %625 = load float, ptr %624, align 4
  store float %623, ptr %621, align 4
  %626 = getelementptr inbounds nuw i8, ptr %621, i64 4
  store float %625, ptr %626, align 4
  %627 = add nuw nsw i64 %620, 1
  %628 = icmp eq i64 %627, %551
  br i1 %628, label %1248, label %619

629:
  %630 = mul i64 %551, %101
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %348, ptr align 1 %95, i64 %630, i1 false)
  br label %1248

631:
  unreachable

632:
  %633 = icmp sgt i64 %551, 0
  br i1 %633, label %634, label %1248

634:
  %635 = mul nsw i64 %493, %492
  %636 = mul nsw i64 %494, %635
  %637 = mul nsw i64 %495, %636
  %638 = mul nsw i64 %496, %637
  %639 = mul nsw i64 %497, %638
  %640 = icmp sgt i64 %639, 0
  br i1 %640, label %641, label %1248

641:
  %642 = icmp sgt i64 %491, 0
  %643 = icmp sgt i64 %491, 0
  %644 = icmp sgt i64 %491, 0
  %645 = icmp sgt i64 %491, 0
  %646 = icmp sgt i64 %491, 0
  %647 = icmp sgt i32 %30, 1
  %648 = icmp eq i32 %30, 2
  %649 = icmp sgt i32 %30, 2
  %650 = icmp eq i32 %30, 3
  %651 = icmp sgt i32 %30, 3
  %652 = icmp eq i32 %30, 4
  %653 = icmp sgt i32 %30, 4
  %654 = icmp eq i32 %30, 5
  %655 = icmp sgt i32 %30, 5
  %656 = icmp eq i32 %30, 6
  %657 = icmp sgt i32 %30, 6
  %658 = icmp eq i32 %30, 7
  %659 = icmp sgt i32 %30, 1
  %660 = icmp eq i32 %30, 2
  %661 = icmp sgt i32 %30, 2
  %662 = icmp eq i32 %30, 3
  %663 = icmp sgt i32 %30, 3
  %664 = icmp eq i32 %30, 4
  %665 = icmp sgt i32 %30, 4
  %666 = icmp eq i32 %30, 5
  %667 = icmp sgt i32 %30, 5
  %668 = icmp eq i32 %30, 6
  %669 = icmp sgt i32 %30, 6
  %670 = icmp eq i32 %30, 7
  br label %671

671:
  %672 = phi i64 [ 0, %641 ], [ %867, %866 ]
  br i1 %647, label %673, label %680

673:
  br i1 %648, label %678, label %674

674:
  %675 = urem i64 %672, %49
  %676 = mul nsw i64 %310, %675
  %677 = udiv i64 %672, %49
  br label %680

678:
  %679 = mul nsw i64 %310, %672
  br label %680

680:
  %681 = phi i64 [ %679, %678 ], [ %676, %674 ], [ 0, %671 ]
  %682 = phi i64 [ %672, %678 ], [ %677, %674 ], [ %672, %671 ]
  br i1 %649, label %683, label %692

683:
  br i1 %650, label %689, label %684

684:
  %685 = urem i64 %682, %58
  %686 = mul nsw i64 %317, %685
  %687 = add nsw i64 %686, %681
  %688 = udiv i64 %682, %58
  br label %692

689:
  %690 = mul nsw i64 %317, %682
  %691 = add nsw i64 %690, %681
  br label %692

692:
  %693 = phi i64 [ %691, %689 ], [ %687, %684 ], [ %681, %680 ]
  %694 = phi i64 [ %682, %689 ], [ %688, %684 ], [ %682, %680 ]
  br i1 %651, label %695, label %704

695:
  br i1 %652, label %701, label %696

696:
  %697 = urem i64 %694, %67
  %698 = mul nsw i64 %324, %697
  %699 = add nsw i64 %698, %693
  %700 = udiv i64 %694, %67
  br label %704

701:
  %702 = mul nsw i64 %324, %694
  %703 = add nsw i64 %702, %693
  br label %704

704:
  %705 = phi i64 [ %703, %701 ], [ %699, %696 ], [ %693, %692 ]
  %706 = phi i64 [ %694, %701 ], [ %700, %696 ], [ %694, %692 ]
  br i1 %653, label %707, label %716

707:
  br i1 %654, label %713, label %708

708:
  %709 = urem i64 %706, %76
  %710 = mul nsw i64 %331, %709
  %711 = add nsw i64 %710, %705
  %712 = udiv i64 %706, %76
  br label %716

713:
  %714 = mul nsw i64 %331, %706
  %715 = add nsw i64 %714, %705
  br label %716

716:
  %717 = phi i64 [ %715, %713 ], [ %711, %708 ], [ %705, %704 ]
  %718 = phi i64 [ %706, %713 ], [ %712, %708 ], [ %706, %704 ]
  br i1 %655, label %719, label %728

719:
  br i1 %656, label %725, label %720

720:
  %721 = urem i64 %718, %85
  %722 = mul nsw i64 %338, %721
  %723 = add nsw i64 %722, %717
  %724 = udiv i64 %718, %85
  br label %728

725:
  %726 = mul nsw i64 %338, %718
  %727 = add nsw i64 %726, %717
  br label %728

728:
  %729 = phi i64 [ %727, %725 ], [ %723, %720 ], [ %717, %716 ]
  %730 = phi i64 [ %718, %725 ], [ %724, %720 ], [ %718, %716 ]
  br i1 %657, label %731, label %739

731:
  br i1 %658, label %736, label %732

732:
  %733 = urem i64 %730, %94
  %734 = mul nsw i64 %345, %733
  %735 = add nsw i64 %734, %729
  br label %739

736:
  %737 = mul nsw i64 %345, %730
  %738 = add nsw i64 %737, %729
  br label %739

739:
  %740 = phi i64 [ %738, %736 ], [ %735, %732 ], [ %729, %728 ]
  br i1 %659, label %741, label %748

741:
  br i1 %660, label %746, label %742

742:
  %743 = urem i64 %672, %492
  %744 = mul nsw i64 %499, %743
  %745 = udiv i64 %672, %492
  br label %748

746:
  %747 = mul nsw i64 %499, %672
  br label %748

748:
  %749 = phi i64 [ %747, %746 ], [ %744, %742 ], [ 0, %739 ]
  %750 = phi i64 [ %672, %746 ], [ %745, %742 ], [ %672, %739 ]
  br i1 %661, label %751, label %760

751:
  br i1 %662, label %757, label %752

752:
  %753 = urem i64 %750, %493
  %754 = mul nsw i64 %500, %753
  %755 = add nsw i64 %754, %749
  %756 = udiv i64 %750, %493
  br label %760

757:
  %758 = mul nsw i64 %500, %750
  %759 = add nsw i64 %758, %749
  br label %760

760:
  %761 = phi i64 [ %759, %757 ], [ %755, %752 ], [ %749, %748 ]
  %762 = phi i64 [ %750, %757 ], [ %756, %752 ], [ %750, %748 ]
  br i1 %663, label %763, label %772

763:
  br i1 %664, label %769, label %764

764:
  %765 = urem i64 %762, %494
  %766 = mul nsw i64 %501, %765
  %767 = add nsw i64 %766, %761
  %768 = udiv i64 %762, %494
  br label %772

769:
  %770 = mul nsw i64 %501, %762
  %771 = add nsw i64 %770, %761
  br label %772

772:
  %773 = phi i64 [ %771, %769 ], [ %767, %764 ], [ %761, %760 ]
  %774 = phi i64 [ %762, %769 ], [ %768, %764 ], [ %762, %760 ]
  br i1 %665, label %775, label %784

775:
  br i1 %666, label %781, label %776

776:
  %777 = urem i64 %774, %495
  %778 = mul nsw i64 %502, %777
  %779 = add nsw i64 %778, %773
  %780 = udiv i64 %774, %495
  br label %784

781:
  %782 = mul nsw i64 %502, %774
  %783 = add nsw i64 %782, %773
  br label %784

784:
  %785 = phi i64 [ %783, %781 ], [ %779, %776 ], [ %773, %772 ]
  %786 = phi i64 [ %774, %781 ], [ %780, %776 ], [ %774, %772 ]
  br i1 %667, label %787, label %796

787:
  br i1 %668, label %793, label %788

788:
  %789 = urem i64 %786, %496
  %790 = mul nsw i64 %503, %789
  %791 = add nsw i64 %790, %785
  %792 = udiv i64 %786, %496
  br label %796

793:
  %794 = mul nsw i64 %503, %786
  %795 = add nsw i64 %794, %785
  br label %796

796:
  %797 = phi i64 [ %795, %793 ], [ %791, %788 ], [ %785, %784 ]
  %798 = phi i64 [ %786, %793 ], [ %792, %788 ], [ %786, %784 ]
  br i1 %669, label %799, label %807

799:
  br i1 %670, label %804, label %800

800:
  %801 = urem i64 %798, %497
  %802 = mul nsw i64 %504, %801
  %803 = add nsw i64 %802, %797
  br label %807

804:
  %805 = mul nsw i64 %504, %798
  %806 = add nsw i64 %805, %797
  br label %807

807:
  %808 = phi i64 [ %806, %804 ], [ %803, %800 ], [ %797, %796 ]
  %809 = getelementptr inbounds i8, ptr %348, i64 %740
  %810 = getelementptr inbounds i8, ptr %95, i64 %808
  switch i32 %512, label %631 [
    i32 2, label %815
    i32 1, label %814
    i32 4, label %813
    i32 3, label %812
    i32 0, label %811
  ]

811:
  br i1 %642, label %858, label %866

812:
  br i1 %643, label %846, label %866

813:
  br i1 %644, label %834, label %866

814:
  br i1 %645, label %825, label %866

815:
  br i1 %646, label %816, label %866

816:
  %817 = phi i64 [ %823, %816 ], [ 0, %815 ]
  %818 = mul nsw i64 %817, %303
  %819 = getelementptr inbounds i8, ptr %809, i64 %818
  %820 = mul nsw i64 %817, %498
  %821 = getelementptr inbounds i8, ptr %810, i64 %820
  %822 = load double, ptr %821, align 8
  store double %822, ptr %819, align 8
  %823 = add nuw nsw i64 %817, 1
  %824 = icmp eq i64 %823, %491
  br i1 %824, label %866, label %816

825:
  %826 = phi i64 [ %832, %825 ], [ 0, %814 ]
  %827 = mul nsw i64 %826, %303
  %828 = getelementptr inbounds i8, ptr %809, i64 %827
  %829 = mul nsw i64 %826, %498
  %830 = getelementptr inbounds i8, ptr %810, i64 %829
  %831 = load float, ptr %830, align 4
  store float %831, ptr %828, align 4
  %832 = add nuw nsw i64 %826, 1
  %833 = icmp eq i64 %832, %491
  br i1 %833, label %866, label %825

834:
  %835 = phi i64 [ %844, %834 ], [ 0, %813 ]
  %836 = mul nsw i64 %835, %303
  %837 = getelementptr inbounds i8, ptr %809, i64 %836
  %838 = mul nsw i64 %835, %498
  %839 = getelementptr inbounds i8, ptr %810, i64 %838
  %840 = load double, ptr %839, align 8
  %841 = getelementptr inbounds nuw i8, ptr %839, i64 8
  %842 = load double, ptr %841, align 8
  store double %840, ptr %837, align 8
  %843 = getelementptr inbounds nuw i8, ptr %837, i64 8
  store double %842, ptr %843, align 8
  %844 = add nuw nsw i64 %835, 1
  %845 = icmp eq i64 %844, %491
  br i1 %845, label %866, label %834

846:
  %847 = phi i64 [ %856, %846 ], [ 0, %812 ]
  %848 = mul nsw i64 %847, %303
  %849 = getelementptr inbounds i8, ptr %809, i64 %848
  %850 = mul nsw i64 %847, %498
  %851 = getelementptr inbounds i8, ptr %810, i64 %850
  %852 = load float, ptr %851, align 4
  %853 = getelementptr inbounds nuw i8, ptr %851, i64 4
  %854 = load float, ptr %853, align 4
  store float %852, ptr %849, align 4
  %855 = getelementptr inbounds nuw i8, ptr %849, i64 4
  store float %854, ptr %855, align 4
  %856 = add nuw nsw i64 %847, 1
  %857 = icmp eq i64 %856, %491
  br i1 %857, label %866, label %846

858:
  %859 = phi i64 [ %864, %858 ], [ 0, %811 ]
  %860 = mul nsw i64 %859, %303
  %861 = getelementptr inbounds i8, ptr %809, i64 %860
  %862 = mul nsw i64 %859, %498
  %863 = getelementptr inbounds i8, ptr %810, i64 %862
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %861, ptr align 1 %863, i64 %101, i1 false)
  %864 = add nuw nsw i64 %859, 1
  %865 = icmp eq i64 %864, %491
  br i1 %865, label %866, label %858

866:
  %867 = add nuw nsw i64 %672, 1
  %868 = icmp eq i64 %867, %639
  br i1 %868, label %1248, label %671

869:
  %870 = icmp eq i32 %30, 0
  br i1 %870, label %871, label %872

871:
  tail call void @pad.fortran.type.assign(ptr noundef %235, ptr noundef %348, ptr noundef %95) #8
  br label %1248

872:
  %873 = mul nsw i64 %493, %492
  %874 = mul nsw i64 %494, %873
  %875 = mul nsw i64 %495, %874
  %876 = mul nsw i64 %496, %875
  %877 = mul nsw i64 %497, %876
  %878 = mul nsw i64 %492, %491
  %879 = mul nsw i64 %493, %878
  %880 = mul nsw i64 %494, %879
  %881 = mul nsw i64 %495, %880
  %882 = mul nsw i64 %496, %881
  %883 = mul nsw i64 %497, %882
  %884 = icmp eq i64 %883, 0
  br i1 %884, label %1248, label %885

885:
  %886 = icmp sgt i64 %303, 0
  %887 = add nsw i64 %40, -1
  %888 = mul nsw i64 %887, %303
  %889 = select i1 %886, i64 %888, i64 0
  %890 = getelementptr inbounds i8, ptr %348, i64 %889
  %891 = icmp sgt i64 %310, 0
  %892 = add nsw i64 %49, -1
  %893 = mul nsw i64 %892, %310
  %894 = select i1 %891, i64 %893, i64 0
  %895 = getelementptr inbounds i8, ptr %890, i64 %894
  %896 = icmp sgt i64 %317, 0
  %897 = add nsw i64 %58, -1
  %898 = mul nsw i64 %897, %317
  %899 = select i1 %896, i64 %898, i64 0
  %900 = getelementptr inbounds i8, ptr %895, i64 %899
  %901 = icmp sgt i64 %324, 0
  %902 = add nsw i64 %67, -1
  %903 = mul nsw i64 %902, %324
  %904 = select i1 %901, i64 %903, i64 0
  %905 = getelementptr inbounds i8, ptr %900, i64 %904
  %906 = icmp sgt i64 %331, 0
  %907 = add nsw i64 %76, -1
  %908 = mul nsw i64 %907, %331
  %909 = select i1 %906, i64 %908, i64 0
  %910 = getelementptr inbounds i8, ptr %905, i64 %909
  %911 = icmp sgt i64 %338, 0
  %912 = add nsw i64 %85, -1
  %913 = mul nsw i64 %912, %338
  %914 = select i1 %911, i64 %913, i64 0
  %915 = getelementptr inbounds i8, ptr %910, i64 %914
  %916 = icmp sgt i64 %345, 0
  %917 = add nsw i64 %94, -1
  %918 = mul nsw i64 %917, %345
  %919 = select i1 %916, i64 %918, i64 0
  %920 = icmp slt i64 %498, 0
  %921 = add nsw i64 %491, -1
  %922 = mul nsw i64 %921, %498
  %923 = select i1 %920, i64 %922, i64 0
  %924 = getelementptr inbounds i8, ptr %95, i64 %923
  %925 = icmp slt i64 %499, 0
  %926 = add nsw i64 %492, -1
  %927 = mul nsw i64 %926, %499
  %928 = select i1 %925, i64 %927, i64 0
  %929 = getelementptr inbounds i8, ptr %924, i64 %928
  %930 = icmp slt i64 %500, 0
  %931 = add nsw i64 %493, -1
  %932 = mul nsw i64 %931, %500
  %933 = select i1 %930, i64 %932, i64 0
  %934 = getelementptr inbounds i8, ptr %929, i64 %933
  %935 = icmp slt i64 %501, 0
  %936 = add nsw i64 %494, -1
  %937 = mul nsw i64 %936, %501
  %938 = select i1 %935, i64 %937, i64 0
  %939 = getelementptr inbounds i8, ptr %934, i64 %938
  %940 = icmp slt i64 %502, 0
  %941 = add nsw i64 %495, -1
  %942 = mul nsw i64 %941, %502
  %943 = select i1 %940, i64 %942, i64 0
  %944 = getelementptr inbounds i8, ptr %939, i64 %943
  %945 = icmp slt i64 %503, 0
  %946 = add nsw i64 %496, -1
  %947 = mul nsw i64 %946, %503
  %948 = select i1 %945, i64 %947, i64 0
  %949 = getelementptr inbounds i8, ptr %944, i64 %948
  %950 = icmp slt i64 %504, 0
  %951 = add nsw i64 %497, -1
  %952 = mul nsw i64 %951, %504
  %953 = select i1 %950, i64 %952, i64 0
  %954 = getelementptr inbounds i8, ptr %949, i64 %953
  %955 = getelementptr inbounds i8, ptr %915, i64 %919
  %956 = getelementptr inbounds i8, ptr %955, i64 %101
  %957 = icmp ugt ptr %956, %954
  br i1 %957, label %958, label %1062

958:
  %959 = icmp sgt i64 %498, 0
  %960 = add nsw i64 %491, -1
  %961 = mul nsw i64 %960, %498
  %962 = select i1 %959, i64 %961, i64 0
  %963 = getelementptr inbounds i8, ptr %95, i64 %962
  %964 = icmp sgt i64 %499, 0
  %965 = add nsw i64 %492, -1
  %966 = mul nsw i64 %965, %499
  %967 = select i1 %964, i64 %966, i64 0
  %968 = getelementptr inbounds i8, ptr %963, i64 %967
  %969 = icmp sgt i64 %500, 0
  %970 = add nsw i64 %493, -1
  %971 = mul nsw i64 %970, %500
  %972 = select i1 %969, i64 %971, i64 0
  %973 = getelementptr inbounds i8, ptr %968, i64 %972
  %974 = icmp sgt i64 %501, 0
  %975 = add nsw i64 %494, -1
  %976 = mul nsw i64 %975, %501
  %977 = select i1 %974, i64 %976, i64 0
  %978 = getelementptr inbounds i8, ptr %973, i64 %977
  %979 = icmp sgt i64 %502, 0
  %980 = add nsw i64 %495, -1
  %981 = mul nsw i64 %980, %502
  %982 = select i1 %979, i64 %981, i64 0
  %983 = getelementptr inbounds i8, ptr %978, i64 %982
  %984 = icmp sgt i64 %503, 0
  %985 = add nsw i64 %496, -1
  %986 = mul nsw i64 %985, %503
  %987 = select i1 %984, i64 %986, i64 0
  %988 = getelementptr inbounds i8, ptr %983, i64 %987
  %989 = icmp sgt i64 %504, 0
  %990 = add nsw i64 %497, -1
  %991 = mul nsw i64 %990, %504
  %992 = select i1 %989, i64 %991, i64 0
  %993 = icmp slt i64 %303, 0
  %994 = add nsw i64 %40, -1
  %995 = mul nsw i64 %994, %303
  %996 = select i1 %993, i64 %995, i64 0
  %997 = getelementptr inbounds i8, ptr %348, i64 %996
  %998 = icmp slt i64 %310, 0
  %999 = add nsw i64 %49, -1
  %1000 = mul nsw i64 %999, %310
  %1001 = select i1 %998, i64 %1000, i64 0
  %1002 = getelementptr inbounds i8, ptr %997, i64 %1001
  %1003 = icmp slt i64 %317, 0
  %1004 = add nsw i64 %58, -1
  %1005 = mul nsw i64 %1004, %317
  %1006 = select i1 %1003, i64 %1005, i64 0
  %1007 = getelementptr inbounds i8, ptr %1002, i64 %1006
  %1008 = icmp slt i64 %324, 0
  %1009 = add nsw i64 %67, -1
  %1010 = mul nsw i64 %1009, %324
  %1011 = select i1 %1008, i64 %1010, i64 0
  %1012 = getelementptr inbounds i8, ptr %1007, i64 %1011
  %1013 = icmp slt i64 %331, 0
  %1014 = add nsw i64 %76, -1
  %1015 = mul nsw i64 %1014, %331
  %1016 = select i1 %1013, i64 %1015, i64 0
  %1017 = getelementptr inbounds i8, ptr %1012, i64 %1016
  %1018 = icmp slt i64 %338, 0
  %1019 = add nsw i64 %85, -1
  %1020 = mul nsw i64 %1019, %338
  %1021 = select i1 %1018, i64 %1020, i64 0
  %1022 = getelementptr inbounds i8, ptr %1017, i64 %1021
  %1023 = icmp slt i64 %345, 0
  %1024 = add nsw i64 %94, -1
  %1025 = mul nsw i64 %1024, %345
  %1026 = select i1 %1023, i64 %1025, i64 0
  %1027 = getelementptr inbounds i8, ptr %1022, i64 %1026
  %1028 = getelementptr inbounds i8, ptr %988, i64 %992
  %1029 = getelementptr inbounds i8, ptr %1028, i64 %101
  %1030 = icmp ugt ptr %1029, %1027
  br i1 %1030, label %1031, label %1062

1031:
  %1032 = icmp slt i64 %40, 2
  %1033 = icmp eq i64 %303, %498
  %1034 = select i1 %1032, i1 true, i1 %1033
  br i1 %1034, label %1036, label %1035

1035:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.3, ptr noundef %4, i32 noundef %5) #9
  unreachable

1036:
  %1037 = icmp slt i64 %49, 2
  %1038 = icmp eq i64 %310, %499
  %1039 = select i1 %1037, i1 true, i1 %1038
  br i1 %1039, label %1040, label %1035

1040:
  %1041 = icmp slt i64 %58, 2
  %1042 = icmp eq i64 %317, %500
  %1043 = select i1 %1041, i1 true, i1 %1042
  br i1 %1043, label %1044, label %1035

1044:
  %1045 = icmp slt i64 %67, 2
  %1046 = icmp eq i64 %324, %501
  %1047 = select i1 %1045, i1 true, i1 %1046
  br i1 %1047, label %1048, label %1035

1048:
  %1049 = icmp slt i64 %76, 2
  %1050 = icmp eq i64 %331, %502
  %1051 = select i1 %1049, i1 true, i1 %1050
  br i1 %1051, label %1052, label %1035

1052:
  %1053 = icmp slt i64 %85, 2
  %1054 = icmp eq i64 %338, %503
  %1055 = select i1 %1053, i1 true, i1 %1054
  br i1 %1055, label %1056, label %1035

1056:
  %1057 = icmp slt i64 %94, 2
  %1058 = icmp eq i64 %345, %504
  %1059 = select i1 %1057, i1 true, i1 %1058
  br i1 %1059, label %1060, label %1035

1060:
  %1061 = icmp ule ptr %348, %95
  br label %1062

1062:
  %1063 = phi i1 [ %1061, %1060 ], [ true, %958 ], [ true, %885 ]
  %1064 = icmp sgt i64 %877, 0
  br i1 %1064, label %1065, label %1248

1065:
  %1066 = icmp sgt i64 %491, 0
  %1067 = icmp sgt i32 %30, 1
  %1068 = icmp eq i32 %30, 2
  %1069 = icmp sgt i32 %30, 2
  %1070 = icmp eq i32 %30, 3
  %1071 = icmp sgt i32 %30, 3
  %1072 = icmp eq i32 %30, 4
  %1073 = icmp sgt i32 %30, 4
  %1074 = icmp eq i32 %30, 5
  %1075 = icmp sgt i32 %30, 5
  %1076 = icmp eq i32 %30, 6
  %1077 = icmp sgt i32 %30, 6
  %1078 = icmp eq i32 %30, 7
  %1079 = icmp sgt i32 %30, 1
  %1080 = icmp eq i32 %30, 2
  %1081 = icmp sgt i32 %30, 2
  %1082 = icmp eq i32 %30, 3
  %1083 = icmp sgt i32 %30, 3
  %1084 = icmp eq i32 %30, 4
  %1085 = icmp sgt i32 %30, 4
  %1086 = icmp eq i32 %30, 5
  %1087 = icmp sgt i32 %30, 5
  %1088 = icmp eq i32 %30, 6
  %1089 = icmp sgt i32 %30, 6
  %1090 = icmp eq i32 %30, 7
  br label %1091

1091:
  %1092 = phi i64 [ 0, %1065 ], [ %1235, %1234 ]
  %1093 = xor i64 %1092, -1
  %1094 = add nsw i64 %877, %1093
  %1095 = select i1 %1063, i64 %1092, i64 %1094
  br i1 %1067, label %1096, label %1103

1096:
  br i1 %1068, label %1101, label %1097

1097:
  %1098 = urem i64 %1095, %49
  %1099 = mul nsw i64 %310, %1098
  %1100 = udiv i64 %1095, %49
  br label %1103

1101:
  %1102 = mul nsw i64 %310, %1095
  br label %1103

1103:
  %1104 = phi i64 [ %1102, %1101 ], [ %1099, %1097 ], [ 0, %1091 ]
  %1105 = phi i64 [ %1095, %1101 ], [ %1100, %1097 ], [ %1095, %1091 ]
  br i1 %1069, label %1106, label %1115

1106:
  br i1 %1070, label %1112, label %1107

1107:
  %1108 = urem i64 %1105, %58
  %1109 = mul nsw i64 %317, %1108
  %1110 = add nsw i64 %1109, %1104
  %1111 = udiv i64 %1105, %58
  br label %1115

1112:
  %1113 = mul nsw i64 %317, %1105
  %1114 = add nsw i64 %1113, %1104
  br label %1115

1115:
  %1116 = phi i64 [ %1114, %1112 ], [ %1110, %1107 ], [ %1104, %1103 ]
  %1117 = phi i64 [ %1105, %1112 ], [ %1111, %1107 ], [ %1105, %1103 ]
  br i1 %1071, label %1118, label %1127

1118:
  br i1 %1072, label %1124, label %1119

1119:
  %1120 = urem i64 %1117, %67
  %1121 = mul nsw i64 %324, %1120
  %1122 = add nsw i64 %1121, %1116
  %1123 = udiv i64 %1117, %67
  br label %1127

1124:
  %1125 = mul nsw i64 %324, %1117
  %1126 = add nsw i64 %1125, %1116
  br label %1127

1127:
  %1128 = phi i64 [ %1126, %1124 ], [ %1122, %1119 ], [ %1116, %1115 ]
  %1129 = phi i64 [ %1117, %1124 ], [ %1123, %1119 ], [ %1117, %1115 ]
  br i1 %1073, label %1130, label %1139

1130:
  br i1 %1074, label %1136, label %1131

1131:
  %1132 = urem i64 %1129, %76
  %1133 = mul nsw i64 %331, %1132
  %1134 = add nsw i64 %1133, %1128
  %1135 = udiv i64 %1129, %76
  br label %1139

1136:
  %1137 = mul nsw i64 %331, %1129
  %1138 = add nsw i64 %1137, %1128
  br label %1139

1139:
  %1140 = phi i64 [ %1138, %1136 ], [ %1134, %1131 ], [ %1128, %1127 ]
  %1141 = phi i64 [ %1129, %1136 ], [ %1135, %1131 ], [ %1129, %1127 ]
  br i1 %1075, label %1142, label %1151

1142:
  br i1 %1076, label %1148, label %1143

1143:
  %1144 = urem i64 %1141, %85
  %1145 = mul nsw i64 %338, %1144
  %1146 = add nsw i64 %1145, %1140
  %1147 = udiv i64 %1141, %85
  br label %1151

1148:
  %1149 = mul nsw i64 %338, %1141
  %1150 = add nsw i64 %1149, %1140
  br label %1151

1151:
  %1152 = phi i64 [ %1150, %1148 ], [ %1146, %1143 ], [ %1140, %1139 ]
  %1153 = phi i64 [ %1141, %1148 ], [ %1147, %1143 ], [ %1141, %1139 ]
  br i1 %1077, label %1154, label %1162

1154:
  br i1 %1078, label %1159, label %1155

1155:
  %1156 = urem i64 %1153, %94
  %1157 = mul nsw i64 %345, %1156
  %1158 = add nsw i64 %1157, %1152
  br label %1162

1159:
  %1160 = mul nsw i64 %345, %1153
  %1161 = add nsw i64 %1160, %1152
  br label %1162

1162:
  %1163 = phi i64 [ %1161, %1159 ], [ %1158, %1155 ], [ %1152, %1151 ]
  br i1 %1079, label %1164, label %1171

1164:
  br i1 %1080, label %1169, label %1165

1165:
  %1166 = urem i64 %1095, %492
  %1167 = mul nsw i64 %499, %1166
  %1168 = udiv i64 %1095, %492
  br label %1171

1169:
  %1170 = mul nsw i64 %499, %1095
  br label %1171

1171:
  %1172 = phi i64 [ %1170, %1169 ], [ %1167, %1165 ], [ 0, %1162 ]
  %1173 = phi i64 [ %1095, %1169 ], [ %1168, %1165 ], [ %1095, %1162 ]
  br i1 %1081, label %1174, label %1183

1174:
  br i1 %1082, label %1180, label %1175

1175:
  %1176 = urem i64 %1173, %493
  %1177 = mul nsw i64 %500, %1176
  %1178 = add nsw i64 %1177, %1172
  %1179 = udiv i64 %1173, %493
  br label %1183

1180:
  %1181 = mul nsw i64 %500, %1173
  %1182 = add nsw i64 %1181, %1172
  br label %1183

1183:
  %1184 = phi i64 [ %1182, %1180 ], [ %1178, %1175 ], [ %1172, %1171 ]
  %1185 = phi i64 [ %1173, %1180 ], [ %1179, %1175 ], [ %1173, %1171 ]
  br i1 %1083, label %1186, label %1195

1186:
  br i1 %1084, label %1192, label %1187

1187:
  %1188 = urem i64 %1185, %494
  %1189 = mul nsw i64 %501, %1188
  %1190 = add nsw i64 %1189, %1184
  %1191 = udiv i64 %1185, %494
  br label %1195

1192:
  %1193 = mul nsw i64 %501, %1185
  %1194 = add nsw i64 %1193, %1184
  br label %1195

1195:
  %1196 = phi i64 [ %1194, %1192 ], [ %1190, %1187 ], [ %1184, %1183 ]
  %1197 = phi i64 [ %1185, %1192 ], [ %1191, %1187 ], [ %1185, %1183 ]
  br i1 %1085, label %1198, label %1207

1198:
  br i1 %1086, label %1204, label %1199

1199:
  %1200 = urem i64 %1197, %495
  %1201 = mul nsw i64 %502, %1200
  %1202 = add nsw i64 %1201, %1196
  %1203 = udiv i64 %1197, %495
  br label %1207

1204:
  %1205 = mul nsw i64 %502, %1197
  %1206 = add nsw i64 %1205, %1196
  br label %1207

1207:
  %1208 = phi i64 [ %1206, %1204 ], [ %1202, %1199 ], [ %1196, %1195 ]
  %1209 = phi i64 [ %1197, %1204 ], [ %1203, %1199 ], [ %1197, %1195 ]
  br i1 %1087, label %1210, label %1219

1210:
  br i1 %1088, label %1216, label %1211

1211:
  %1212 = urem i64 %1209, %496
  %1213 = mul nsw i64 %503, %1212
  %1214 = add nsw i64 %1213, %1208
  %1215 = udiv i64 %1209, %496
  br label %1219

1216:
  %1217 = mul nsw i64 %503, %1209
  %1218 = add nsw i64 %1217, %1208
  br label %1219

1219:
  %1220 = phi i64 [ %1218, %1216 ], [ %1214, %1211 ], [ %1208, %1207 ]
  %1221 = phi i64 [ %1209, %1216 ], [ %1215, %1211 ], [ %1209, %1207 ]
  br i1 %1089, label %1222, label %1230

1222:
  br i1 %1090, label %1227, label %1223

1223:
  %1224 = urem i64 %1221, %497
  %1225 = mul nsw i64 %504, %1224
  %1226 = add nsw i64 %1225, %1220
  br label %1230

1227:
  %1228 = mul nsw i64 %504, %1221
  %1229 = add nsw i64 %1228, %1220
  br label %1230

1230:
  %1231 = phi i64 [ %1229, %1227 ], [ %1226, %1223 ], [ %1220, %1219 ]
  %1232 = getelementptr inbounds i8, ptr %348, i64 %1163
  %1233 = getelementptr inbounds i8, ptr %95, i64 %1231
  br i1 %1066, label %1237, label %1234

1234:
  %1235 = add nuw nsw i64 %1092, 1
  %1236 = icmp eq i64 %1235, %877
  br i1 %1236, label %1248, label %1091

1237:
  %1238 = phi i64 [ %1246, %1237 ], [ 0, %1230 ]
  %1239 = xor i64 %1238, -1
  %1240 = add nsw i64 %491, %1239
  %1241 = select i1 %1063, i64 %1238, i64 %1240
  %1242 = mul nsw i64 %303, %1241
  %1243 = getelementptr inbounds i8, ptr %1232, i64 %1242
  %1244 = mul nsw i64 %498, %1241
  %1245 = getelementptr inbounds i8, ptr %1233, i64 %1244
  tail call void @pad.fortran.type.assign(ptr noundef %235, ptr noundef %1243, ptr noundef %1245) #8
  %1246 = add nuw nsw i64 %1238, 1
  %1247 = icmp eq i64 %1246, %491
  br i1 %1247, label %1234, label %1237

1248:
  %1249 = phi i32 [ %266, %265 ], [ 0, %602 ], [ 12, %271 ], [ 12, %280 ], [ 0, %632 ], [ 17, %485 ], [ 0, %871 ], [ 0, %872 ], [ 0, %1062 ], [ 0, %1234 ], [ 0, %866 ], [ 0, %619 ], [ 0, %609 ], [ 0, %595 ], [ 0, %587 ], [ 0, %589 ], [ 0, %591 ], [ 0, %593 ], [ 0, %634 ], [ 0, %629 ], [ 12, %291 ]
  ret i32 %1249
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
  br i1 %170, label %320, label %171

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
  br i1 %176, label %320, label %177

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
  br i1 %186, label %195, label %320

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
  br i1 %200, label %320, label %195

201:
  %202 = icmp eq i32 %169, 1
  br i1 %202, label %203, label %319

203:
  %204 = icmp eq i32 %18, 0
  br i1 %204, label %205, label %206

205:
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %319

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
  br i1 %222, label %223, label %319

223:
  %224 = icmp sgt i64 %34, 0
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
  br label %237

237:
  %238 = phi i64 [ 0, %223 ], [ %247, %246 ]
  br i1 %224, label %239, label %246

239:
  %240 = mul nsw i64 %42, %238
  br label %241

241:
  %242 = phi i64 [ %317, %312 ], [ 0, %239 ]
  %243 = xor i1 %225, true
  %244 = or i1 %243, %226
  %245 = select i1 %243, i64 0, i64 %240
  br i1 %244, label %253, label %249

246:
  %247 = add nuw nsw i64 %238, 1
  %248 = icmp eq i64 %247, %221
  br i1 %248, label %319, label %237

249:
  %250 = urem i64 %238, %43
  %251 = mul nsw i64 %42, %250
  %252 = udiv i64 %238, %43
  br label %253

253:
  %254 = phi i64 [ %245, %241 ], [ %251, %249 ]
  %255 = phi i64 [ %238, %241 ], [ %252, %249 ]
  br i1 %227, label %256, label %265

256:
  br i1 %228, label %262, label %257

257:
  %258 = urem i64 %255, %52
  %259 = mul nsw i64 %51, %258
  %260 = add nsw i64 %259, %254
  %261 = udiv i64 %255, %52
  br label %265

262:
  %263 = mul nsw i64 %51, %255
  %264 = add nsw i64 %263, %254
  br label %265

265:
  %266 = phi i64 [ %264, %262 ], [ %260, %257 ], [ %254, %253 ]
  %267 = phi i64 [ %255, %262 ], [ %261, %257 ], [ %255, %253 ]
  br i1 %229, label %268, label %277

268:
  br i1 %230, label %274, label %269

269:
  %270 = urem i64 %267, %61
  %271 = mul nsw i64 %60, %270
  %272 = add nsw i64 %271, %266
  %273 = udiv i64 %267, %61
  br label %277

274:
  %275 = mul nsw i64 %60, %267
  %276 = add nsw i64 %275, %266
  br label %277

277:
  %278 = phi i64 [ %276, %274 ], [ %272, %269 ], [ %266, %265 ]
  %279 = phi i64 [ %267, %274 ], [ %273, %269 ], [ %267, %265 ]
  br i1 %231, label %280, label %289

280:
  br i1 %232, label %286, label %281

281:
  %282 = urem i64 %279, %70
  %283 = mul nsw i64 %69, %282
  %284 = add nsw i64 %283, %278
  %285 = udiv i64 %279, %70
  br label %289

286:
  %287 = mul nsw i64 %69, %279
  %288 = add nsw i64 %287, %278
  br label %289

289:
  %290 = phi i64 [ %288, %286 ], [ %284, %281 ], [ %278, %277 ]
  %291 = phi i64 [ %279, %286 ], [ %285, %281 ], [ %279, %277 ]
  br i1 %233, label %292, label %301

292:
  br i1 %234, label %298, label %293

293:
  %294 = urem i64 %291, %78
  %295 = mul nsw i64 %79, %294
  %296 = add nsw i64 %295, %290
  %297 = udiv i64 %291, %78
  br label %301

298:
  %299 = mul nsw i64 %79, %291
  %300 = add nsw i64 %299, %290
  br label %301

301:
  %302 = phi i64 [ %300, %298 ], [ %296, %293 ], [ %290, %289 ]
  %303 = phi i64 [ %291, %298 ], [ %297, %293 ], [ %291, %289 ]
  br i1 %235, label %304, label %312

304:
  br i1 %236, label %309, label %305

305:
  %306 = urem i64 %303, %87
  %307 = mul nsw i64 %88, %306
  %308 = add nsw i64 %307, %302
  br label %312

309:
  %310 = mul nsw i64 %88, %303
  %311 = add nsw i64 %310, %302
  br label %312

312:
  %313 = phi i64 [ %311, %309 ], [ %308, %305 ], [ %302, %301 ]
  %314 = getelementptr inbounds i8, ptr %11, i64 %313
  %315 = mul nsw i64 %33, %242
  %316 = getelementptr inbounds i8, ptr %314, i64 %315
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %316) #8
  %317 = add nuw nsw i64 %242, 1
  %318 = icmp eq i64 %317, %34
  br i1 %318, label %246, label %241

319:
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %0, align 8
  br label %320

320:
  %321 = phi i32 [ -1, %168 ], [ 0, %319 ], [ 11, %175 ], [ 11, %184 ], [ 11, %195 ]
  br i1 %170, label %322, label %324

322:
  %323 = tail call i32 @_FortranAAllocatableDeallocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) "pad-otherwise" #8
  br label %324

324:
  %325 = phi i32 [ %323, %322 ], [ %321, %320 ]
  ret i32 %325
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
  br i1 %147, label %323, label %148

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
  br i1 %173, label %323, label %174

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
  br i1 %179, label %323, label %180

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
  br i1 %189, label %198, label %323

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
  br i1 %203, label %323, label %198

204:
  %205 = icmp eq i32 %172, 1
  br i1 %205, label %206, label %322

206:
  %207 = icmp eq i32 %19, 0
  br i1 %207, label %208, label %209

208:
  tail call void @pad.fortran.type.destroy(ptr noundef %146, ptr noundef nonnull %12) #8
  br label %322

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
  br i1 %225, label %226, label %322

226:
  %227 = icmp sgt i64 %35, 0
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
  br label %240

240:
  %241 = phi i64 [ 0, %226 ], [ %250, %249 ]
  br i1 %227, label %242, label %249

242:
  %243 = mul nsw i64 %43, %241
  br label %244

244:
  %245 = phi i64 [ %320, %315 ], [ 0, %242 ]
  %246 = xor i1 %228, true
  %247 = or i1 %246, %229
  %248 = select i1 %246, i64 0, i64 %243
  br i1 %247, label %256, label %252

249:
  %250 = add nuw nsw i64 %241, 1
  %251 = icmp eq i64 %250, %224
  br i1 %251, label %322, label %240

252:
  %253 = urem i64 %241, %44
  %254 = mul nsw i64 %43, %253
  %255 = udiv i64 %241, %44
  br label %256

256:
  %257 = phi i64 [ %248, %244 ], [ %254, %252 ]
  %258 = phi i64 [ %241, %244 ], [ %255, %252 ]
  br i1 %230, label %259, label %268

259:
  br i1 %231, label %265, label %260

260:
  %261 = urem i64 %258, %53
  %262 = mul nsw i64 %52, %261
  %263 = add nsw i64 %262, %257
  %264 = udiv i64 %258, %53
  br label %268

265:
  %266 = mul nsw i64 %52, %258
  %267 = add nsw i64 %266, %257
  br label %268

268:
  %269 = phi i64 [ %267, %265 ], [ %263, %260 ], [ %257, %256 ]
  %270 = phi i64 [ %258, %265 ], [ %264, %260 ], [ %258, %256 ]
  br i1 %232, label %271, label %280

271:
  br i1 %233, label %277, label %272

272:
  %273 = urem i64 %270, %62
  %274 = mul nsw i64 %61, %273
  %275 = add nsw i64 %274, %269
  %276 = udiv i64 %270, %62
  br label %280

277:
  %278 = mul nsw i64 %61, %270
  %279 = add nsw i64 %278, %269
  br label %280

280:
  %281 = phi i64 [ %279, %277 ], [ %275, %272 ], [ %269, %268 ]
  %282 = phi i64 [ %270, %277 ], [ %276, %272 ], [ %270, %268 ]
  br i1 %234, label %283, label %292

283:
  br i1 %235, label %289, label %284

284:
  %285 = urem i64 %282, %71
  %286 = mul nsw i64 %70, %285
  %287 = add nsw i64 %286, %281
  %288 = udiv i64 %282, %71
  br label %292

289:
  %290 = mul nsw i64 %70, %282
  %291 = add nsw i64 %290, %281
  br label %292

292:
  %293 = phi i64 [ %291, %289 ], [ %287, %284 ], [ %281, %280 ]
  %294 = phi i64 [ %282, %289 ], [ %288, %284 ], [ %282, %280 ]
  br i1 %236, label %295, label %304

295:
  br i1 %237, label %301, label %296

296:
  %297 = urem i64 %294, %79
  %298 = mul nsw i64 %80, %297
  %299 = add nsw i64 %298, %293
  %300 = udiv i64 %294, %79
  br label %304

301:
  %302 = mul nsw i64 %80, %294
  %303 = add nsw i64 %302, %293
  br label %304

304:
  %305 = phi i64 [ %303, %301 ], [ %299, %296 ], [ %293, %292 ]
  %306 = phi i64 [ %294, %301 ], [ %300, %296 ], [ %294, %292 ]
  br i1 %238, label %307, label %315

307:
  br i1 %239, label %312, label %308

308:
  %309 = urem i64 %306, %88
  %310 = mul nsw i64 %89, %309
  %311 = add nsw i64 %310, %305
  br label %315

312:
  %313 = mul nsw i64 %89, %306
  %314 = add nsw i64 %313, %305
  br label %315

315:
  %316 = phi i64 [ %314, %312 ], [ %311, %308 ], [ %305, %304 ]
  %317 = getelementptr inbounds i8, ptr %12, i64 %316
  %318 = mul nsw i64 %34, %245
  %319 = getelementptr inbounds i8, ptr %317, i64 %318
  tail call void @pad.fortran.type.destroy(ptr noundef %146, ptr noundef nonnull %319) #8
  %320 = add nuw nsw i64 %245, 1
  %321 = icmp eq i64 %320, %35
  br i1 %321, label %249, label %244

322:
  tail call void @free(ptr noundef %12)
  store ptr null, ptr %0, align 8
  br label %323

323:
  %324 = phi i1 [ true, %145 ], [ true, %171 ], [ false, %322 ], [ false, %178 ], [ false, %187 ], [ false, %198 ]
  %325 = phi i1 [ false, %145 ], [ false, %171 ], [ true, %322 ], [ false, %178 ], [ false, %187 ], [ false, %198 ]
  %326 = phi i32 [ -1, %145 ], [ -1, %171 ], [ 0, %322 ], [ 11, %178 ], [ 11, %187 ], [ 11, %198 ]
  br i1 %324, label %327, label %329

327:
  %328 = tail call i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef nonnull captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #8
  br label %345

329:
  br i1 %325, label %330, label %345

330:
  br i1 %147, label %343, label %331

331:
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %333 = load i8, ptr %332, align 1
  %334 = and i8 %333, 1
  %335 = icmp ne i8 %334, 0
  %336 = icmp ult i32 %19, 8
  %337 = select i1 %335, i1 %336, i1 false
  br i1 %337, label %338, label %343

338:
  %339 = mul nuw i32 %19, 24
  %340 = zext nneg i32 %339 to i64
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 %340
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  store ptr %1, ptr %342, align 8
  br label %343

343:
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %344, align 1
  br label %345

345:
  %346 = phi i32 [ %328, %327 ], [ %326, %343 ], [ %326, %329 ]
  ret i32 %346
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
  %367 = tail call i32 @_FortranAMoveAlloc(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef captures(none) %4, ptr noundef %5, i32 noundef %6) "pad-otherwise" #8
  br label %606

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
  br i1 %375, label %606, label %376

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
  br i1 %385, label %394, label %606

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
  br i1 %399, label %606, label %394

400:
  %401 = icmp eq ptr %18, null
  br i1 %401, label %521, label %402

402:
  %403 = icmp eq i32 %362, 1
  br i1 %403, label %404, label %520

404:
  %405 = icmp eq i32 %25, 0
  br i1 %405, label %406, label %407

406:
  tail call void @pad.fortran.type.destroy(ptr noundef %152, ptr noundef nonnull %18) #8
  br label %520

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
  br i1 %423, label %424, label %520

424:
  %425 = icmp sgt i64 %40, 0
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
  br label %438

438:
  %439 = phi i64 [ 0, %424 ], [ %448, %447 ]
  br i1 %425, label %440, label %447

440:
  %441 = mul nsw i64 %50, %439
  br label %442

442:
  %443 = phi i64 [ %518, %513 ], [ 0, %440 ]
  %444 = xor i1 %426, true
  %445 = or i1 %444, %427
  %446 = select i1 %444, i64 0, i64 %441
  br i1 %445, label %454, label %450

447:
  %448 = add nuw nsw i64 %439, 1
  %449 = icmp eq i64 %448, %422
  br i1 %449, label %520, label %438

450:
  %451 = urem i64 %439, %49
  %452 = mul nsw i64 %50, %451
  %453 = udiv i64 %439, %49
  br label %454

454:
  %455 = phi i64 [ %446, %442 ], [ %452, %450 ]
  %456 = phi i64 [ %439, %442 ], [ %453, %450 ]
  br i1 %428, label %457, label %466

457:
  br i1 %429, label %463, label %458

458:
  %459 = urem i64 %456, %58
  %460 = mul nsw i64 %59, %459
  %461 = add nsw i64 %460, %455
  %462 = udiv i64 %456, %58
  br label %466

463:
  %464 = mul nsw i64 %59, %456
  %465 = add nsw i64 %464, %455
  br label %466

466:
  %467 = phi i64 [ %465, %463 ], [ %461, %458 ], [ %455, %454 ]
  %468 = phi i64 [ %456, %463 ], [ %462, %458 ], [ %456, %454 ]
  br i1 %430, label %469, label %478

469:
  br i1 %431, label %475, label %470

470:
  %471 = urem i64 %468, %67
  %472 = mul nsw i64 %68, %471
  %473 = add nsw i64 %472, %467
  %474 = udiv i64 %468, %67
  br label %478

475:
  %476 = mul nsw i64 %68, %468
  %477 = add nsw i64 %476, %467
  br label %478

478:
  %479 = phi i64 [ %477, %475 ], [ %473, %470 ], [ %467, %466 ]
  %480 = phi i64 [ %468, %475 ], [ %474, %470 ], [ %468, %466 ]
  br i1 %432, label %481, label %490

481:
  br i1 %433, label %487, label %482

482:
  %483 = urem i64 %480, %76
  %484 = mul nsw i64 %77, %483
  %485 = add nsw i64 %484, %479
  %486 = udiv i64 %480, %76
  br label %490

487:
  %488 = mul nsw i64 %77, %480
  %489 = add nsw i64 %488, %479
  br label %490

490:
  %491 = phi i64 [ %489, %487 ], [ %485, %482 ], [ %479, %478 ]
  %492 = phi i64 [ %480, %487 ], [ %486, %482 ], [ %480, %478 ]
  br i1 %434, label %493, label %502

493:
  br i1 %435, label %499, label %494

494:
  %495 = urem i64 %492, %85
  %496 = mul nsw i64 %86, %495
  %497 = add nsw i64 %496, %491
  %498 = udiv i64 %492, %85
  br label %502

499:
  %500 = mul nsw i64 %86, %492
  %501 = add nsw i64 %500, %491
  br label %502

502:
  %503 = phi i64 [ %501, %499 ], [ %497, %494 ], [ %491, %490 ]
  %504 = phi i64 [ %492, %499 ], [ %498, %494 ], [ %492, %490 ]
  br i1 %436, label %505, label %513

505:
  br i1 %437, label %510, label %506

506:
  %507 = urem i64 %504, %94
  %508 = mul nsw i64 %95, %507
  %509 = add nsw i64 %508, %503
  br label %513

510:
  %511 = mul nsw i64 %95, %504
  %512 = add nsw i64 %511, %503
  br label %513

513:
  %514 = phi i64 [ %512, %510 ], [ %509, %506 ], [ %503, %502 ]
  %515 = getelementptr inbounds i8, ptr %18, i64 %514
  %516 = mul nsw i64 %41, %443
  %517 = getelementptr inbounds i8, ptr %515, i64 %516
  tail call void @pad.fortran.type.destroy(ptr noundef %152, ptr noundef nonnull %517) #8
  %518 = add nuw nsw i64 %443, 1
  %519 = icmp eq i64 %518, %40
  br i1 %519, label %447, label %442

520:
  tail call void @free(ptr noundef %18)
  store ptr null, ptr %0, align 8
  br label %521

521:
  %522 = icmp eq ptr %153, null
  br i1 %522, label %606, label %523

523:
  store ptr %153, ptr %0, align 8
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %159, ptr %524, align 8
  %525 = trunc i32 %173 to i8
  %526 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %525, ptr %526, align 1
  %527 = icmp sgt i32 %166, 0
  br i1 %527, label %528, label %532

528:
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %185, ptr %529, align 8
  %530 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %184, ptr %530, align 8
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %183, ptr %531, align 8
  br label %532

532:
  %533 = icmp sgt i32 %166, 1
  br i1 %533, label %534, label %538

534:
  %535 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %197, ptr %535, align 8
  %536 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %196, ptr %536, align 8
  %537 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %195, ptr %537, align 8
  br label %538

538:
  %539 = icmp sgt i32 %166, 2
  br i1 %539, label %540, label %544

540:
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %209, ptr %541, align 8
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %208, ptr %542, align 8
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %207, ptr %543, align 8
  br label %544

544:
  %545 = icmp sgt i32 %166, 3
  br i1 %545, label %546, label %550

546:
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %221, ptr %547, align 8
  %548 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %220, ptr %548, align 8
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %219, ptr %549, align 8
  br label %550

550:
  %551 = icmp sgt i32 %166, 4
  br i1 %551, label %552, label %556

552:
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %233, ptr %553, align 8
  %554 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %232, ptr %554, align 8
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %231, ptr %555, align 8
  br label %556

556:
  %557 = icmp sgt i32 %166, 5
  br i1 %557, label %558, label %562

558:
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %245, ptr %559, align 8
  %560 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %244, ptr %560, align 8
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %243, ptr %561, align 8
  br label %562

562:
  %563 = icmp sgt i32 %166, 6
  br i1 %563, label %564, label %568

564:
  %565 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %257, ptr %565, align 8
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %256, ptr %566, align 8
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %255, ptr %567, align 8
  br label %568

568:
  %569 = icmp eq ptr %314, null
  br i1 %569, label %582, label %570

570:
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %572 = load i8, ptr %571, align 1
  %573 = and i8 %572, 1
  %574 = icmp ne i8 %573, 0
  %575 = icmp ult i32 %166, 8
  %576 = select i1 %574, i1 %575, i1 false
  br i1 %576, label %577, label %582

577:
  %578 = mul nuw i32 %166, 24
  %579 = zext nneg i32 %578 to i64
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 %579
  %581 = getelementptr inbounds nuw i8, ptr %580, i64 24
  store ptr %314, ptr %581, align 8
  br label %582

582:
  store ptr null, ptr %1, align 8
  %583 = icmp eq ptr %2, null
  br i1 %583, label %606, label %584

584:
  %585 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %586 = load i8, ptr %585, align 1
  %587 = and i8 %586, 1
  %588 = icmp eq i8 %587, 0
  br i1 %588, label %606, label %589

589:
  switch i32 %166, label %606 [
    i32 0, label %590
    i32 1, label %592
    i32 2, label %594
    i32 3, label %596
    i32 4, label %598
    i32 5, label %600
    i32 6, label %602
    i32 7, label %604
  ]

590:
  %591 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %2, ptr %591, align 8
  br label %606

592:
  %593 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %2, ptr %593, align 8
  br label %606

594:
  %595 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store ptr %2, ptr %595, align 8
  br label %606

596:
  %597 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store ptr %2, ptr %597, align 8
  br label %606

598:
  %599 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store ptr %2, ptr %599, align 8
  br label %606

600:
  %601 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store ptr %2, ptr %601, align 8
  br label %606

602:
  %603 = getelementptr inbounds nuw i8, ptr %1, i64 168
  store ptr %2, ptr %603, align 8
  br label %606

604:
  %605 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store ptr %2, ptr %605, align 8
  br label %606

606:
  %607 = phi i32 [ %367, %366 ], [ 0, %521 ], [ 109, %383 ], [ 109, %374 ], [ 0, %582 ], [ 0, %584 ], [ 0, %602 ], [ 0, %589 ], [ 0, %590 ], [ 0, %592 ], [ 0, %594 ], [ 0, %596 ], [ 0, %598 ], [ 0, %600 ], [ 0, %604 ], [ 109, %394 ]
  ret i32 %607
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
  tail call void @_FortranAAllocatableApplyMold(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2) "pad-otherwise" #8
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
