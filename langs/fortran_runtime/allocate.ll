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

define linkonce_odr hidden i32 @pad.fortran.AllocatableAllocateSource(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(address_is_null) %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #1 {
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
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ %7, %29 ]
  %38 = icmp sgt i32 %30, 0
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %43 = load i64, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ 0, %36 ]
  %46 = phi i64 [ %41, %39 ], [ 1, %36 ]
  %47 = icmp sgt i32 %30, 1
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %52, %48 ], [ 0, %44 ]
  %55 = phi i64 [ %50, %48 ], [ 1, %44 ]
  %56 = icmp sgt i32 %30, 2
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %61, %57 ], [ 0, %53 ]
  %64 = phi i64 [ %59, %57 ], [ 1, %53 ]
  %65 = icmp sgt i32 %30, 3
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %70, %66 ], [ 0, %62 ]
  %73 = phi i64 [ %68, %66 ], [ 1, %62 ]
  %74 = icmp sgt i32 %30, 4
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %79 = load i64, ptr %78, align 8
  br label %80

80:
  %81 = phi i64 [ %79, %75 ], [ 0, %71 ]
  %82 = phi i64 [ %77, %75 ], [ 1, %71 ]
  %83 = icmp sgt i32 %30, 5
  br i1 %83, label %84, label %89

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %84 ], [ 0, %80 ]
  %91 = phi i64 [ %86, %84 ], [ 1, %80 ]
  %92 = icmp sgt i32 %30, 6
  br i1 %92, label %93, label %98

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %93 ], [ 0, %89 ]
  %100 = phi i64 [ %95, %93 ], [ 1, %89 ]
  %101 = icmp eq ptr %10, null
  %102 = icmp eq i32 %37, 42
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %104, label %156

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %106 = load i8, ptr %105, align 1
  %107 = and i8 %106, 1
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %156, label %109

109:
  %110 = icmp eq i32 %30, 0
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %113 = load ptr, ptr %112, align 8
  br label %114

114:
  %115 = phi ptr [ %113, %111 ], [ null, %109 ]
  %116 = icmp eq i32 %30, 1
  br i1 %116, label %117, label %120

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %119 = load ptr, ptr %118, align 8
  br label %120

120:
  %121 = phi ptr [ %119, %117 ], [ %115, %114 ]
  %122 = icmp eq i32 %30, 2
  br i1 %122, label %123, label %126

123:
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %125 = load ptr, ptr %124, align 8
  br label %126

126:
  %127 = phi ptr [ %125, %123 ], [ %121, %120 ]
  %128 = icmp eq i32 %30, 3
  br i1 %128, label %129, label %132

129:
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi ptr [ %131, %129 ], [ %127, %126 ]
  %134 = icmp eq i32 %30, 4
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %137 = load ptr, ptr %136, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %135 ], [ %133, %132 ]
  %140 = icmp eq i32 %30, 5
  br i1 %140, label %141, label %144

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %143 = load ptr, ptr %142, align 8
  br label %144

144:
  %145 = phi ptr [ %143, %141 ], [ %139, %138 ]
  %146 = icmp eq i32 %30, 6
  br i1 %146, label %147, label %150

147:
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %149 = load ptr, ptr %148, align 8
  br label %150

150:
  %151 = phi ptr [ %149, %147 ], [ %145, %144 ]
  %152 = icmp eq i32 %30, 7
  br i1 %152, label %153, label %156

153:
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %155 = load ptr, ptr %154, align 8
  br label %156

156:
  %157 = phi ptr [ null, %104 ], [ %10, %98 ], [ %155, %153 ], [ %151, %150 ]
  %158 = load ptr, ptr %1, align 8
  %159 = icmp eq i64 %14, 0
  br i1 %159, label %160, label %163

160:
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %162 = load i64, ptr %161, align 8
  br label %163

163:
  %164 = phi i64 [ %162, %160 ], [ %14, %156 ]
  %165 = icmp eq i32 %11, -128
  br i1 %165, label %166, label %170

166:
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %168 = load i8, ptr %167, align 4
  %169 = sext i8 %168 to i32
  br label %170

170:
  %171 = phi i32 [ %169, %166 ], [ %11, %163 ]
  %172 = icmp eq i32 %12, -128
  br i1 %172, label %173, label %177

173:
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %175 = load i8, ptr %174, align 1
  %176 = sext i8 %175 to i32
  br label %177

177:
  %178 = phi i32 [ %176, %173 ], [ %12, %170 ]
  %179 = icmp sgt i32 %171, 0
  br i1 %179, label %180, label %185

180:
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %184 = load i64, ptr %183, align 8
  br label %185

185:
  %186 = phi i64 [ %184, %180 ], [ 0, %177 ]
  %187 = phi i64 [ %182, %180 ], [ 1, %177 ]
  %188 = icmp sgt i32 %171, 1
  br i1 %188, label %189, label %194

189:
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %193 = load i64, ptr %192, align 8
  br label %194

194:
  %195 = phi i64 [ %193, %189 ], [ 0, %185 ]
  %196 = phi i64 [ %191, %189 ], [ 1, %185 ]
  %197 = icmp sgt i32 %171, 2
  br i1 %197, label %198, label %203

198:
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %198 ], [ 0, %194 ]
  %205 = phi i64 [ %200, %198 ], [ 1, %194 ]
  %206 = icmp sgt i32 %171, 3
  br i1 %206, label %207, label %212

207:
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %211 = load i64, ptr %210, align 8
  br label %212

212:
  %213 = phi i64 [ %211, %207 ], [ 0, %203 ]
  %214 = phi i64 [ %209, %207 ], [ 1, %203 ]
  %215 = icmp sgt i32 %171, 4
  br i1 %215, label %216, label %221

216:
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %220 = load i64, ptr %219, align 8
  br label %221

221:
  %222 = phi i64 [ %220, %216 ], [ 0, %212 ]
  %223 = phi i64 [ %218, %216 ], [ 1, %212 ]
  %224 = icmp sgt i32 %171, 5
  br i1 %224, label %225, label %230

225:
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %229 = load i64, ptr %228, align 8
  br label %230

230:
  %231 = phi i64 [ %229, %225 ], [ 0, %221 ]
  %232 = phi i64 [ %227, %225 ], [ 1, %221 ]
  %233 = icmp sgt i32 %171, 6
  br i1 %233, label %234, label %239

234:
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %238 = load i64, ptr %237, align 8
  br label %239

239:
  %240 = phi i64 [ %238, %234 ], [ 0, %230 ]
  %241 = phi i64 [ %236, %234 ], [ 1, %230 ]
  %242 = icmp eq ptr %15, null
  %243 = icmp eq i32 %178, 42
  %244 = select i1 %242, i1 %243, i1 false
  br i1 %244, label %245, label %297

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %247 = load i8, ptr %246, align 1
  %248 = and i8 %247, 1
  %249 = icmp eq i8 %248, 0
  br i1 %249, label %297, label %250

250:
  %251 = icmp eq i32 %171, 0
  br i1 %251, label %252, label %255

252:
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %254 = load ptr, ptr %253, align 8
  br label %255

255:
  %256 = phi ptr [ %254, %252 ], [ null, %250 ]
  %257 = icmp eq i32 %171, 1
  br i1 %257, label %258, label %261

258:
  %259 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %260 = load ptr, ptr %259, align 8
  br label %261

261:
  %262 = phi ptr [ %260, %258 ], [ %256, %255 ]
  %263 = icmp eq i32 %171, 2
  br i1 %263, label %264, label %267

264:
  %265 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %266 = load ptr, ptr %265, align 8
  br label %267

267:
  %268 = phi ptr [ %266, %264 ], [ %262, %261 ]
  %269 = icmp eq i32 %171, 3
  br i1 %269, label %270, label %273

270:
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %272 = load ptr, ptr %271, align 8
  br label %273

273:
  %274 = phi ptr [ %272, %270 ], [ %268, %267 ]
  %275 = icmp eq i32 %171, 4
  br i1 %275, label %276, label %279

276:
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %278 = load ptr, ptr %277, align 8
  br label %279

279:
  %280 = phi ptr [ %278, %276 ], [ %274, %273 ]
  %281 = icmp eq i32 %171, 5
  br i1 %281, label %282, label %285

282:
  %283 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %284 = load ptr, ptr %283, align 8
  br label %285

285:
  %286 = phi ptr [ %284, %282 ], [ %280, %279 ]
  %287 = icmp eq i32 %171, 6
  br i1 %287, label %288, label %291

288:
  %289 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %290 = load ptr, ptr %289, align 8
  br label %291

291:
  %292 = phi ptr [ %290, %288 ], [ %286, %285 ]
  %293 = icmp eq i32 %171, 7
  br i1 %293, label %294, label %297

294:
  %295 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %296 = load ptr, ptr %295, align 8
  br label %297

297:
  %298 = phi ptr [ null, %245 ], [ %15, %239 ], [ %296, %294 ], [ %292, %291 ]
  %299 = select i1 %242, i1 %243, i1 false
  %300 = select i1 %299, i1 %102, i1 false
  %301 = icmp ne ptr %157, null
  %302 = select i1 %300, i1 %301, i1 false
  %303 = select i1 %302, ptr %157, ptr %298
  %304 = select i1 %302, i64 %23, i64 %164
  %305 = icmp sgt i32 %171, 7
  br i1 %305, label %329, label %306

306:
  br i1 %243, label %307, label %325

307:
  %308 = icmp eq ptr %303, null
  br i1 %308, label %329, label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %303, i64 430
  %311 = load i8, ptr %310, align 2
  %312 = icmp eq i8 %311, 0
  br i1 %312, label %321, label %313

313:
  %314 = getelementptr inbounds nuw i8, ptr %303, i64 431
  %315 = load i8, ptr %314, align 1
  %316 = icmp eq i8 %315, 0
  br i1 %316, label %321, label %317

317:
  %318 = getelementptr inbounds nuw i8, ptr %303, i64 432
  %319 = load i8, ptr %318, align 8
  %320 = icmp eq i8 %319, 0
  br i1 %320, label %321, label %329

321:
  %322 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %303) #8
  %323 = icmp eq i32 %322, 0
  %324 = select i1 %323, i32 2, i32 1
  br label %329

325:
  %326 = add i32 %178, -1
  %327 = icmp ult i32 %326, 49
  %328 = select i1 %327, i32 0, i32 2
  br label %329

329:
  %330 = phi i32 [ %328, %325 ], [ 2, %297 ], [ 2, %307 ], [ %324, %321 ], [ 0, %317 ]
  %331 = icmp eq i32 %330, 2
  %332 = icmp sgt i32 %30, 7
  %333 = select i1 %331, i1 true, i1 %332
  br i1 %333, label %334, label %336

334:
  %335 = tail call i32 @_FortranAAllocatableAllocateSource(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #8
  br label %1317

336:
  %337 = icmp eq ptr %17, null
  br i1 %337, label %366, label %338

338:
  br i1 %2, label %340, label %339

339:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %4, i32 noundef %5) #9
  unreachable

340:
  %341 = icmp eq ptr %3, null
  br i1 %341, label %1317, label %342

342:
  %343 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %344 = load i64, ptr %343, align 8
  %345 = icmp sgt i64 %344, 0
  br i1 %345, label %346, label %349

346:
  %347 = add nsw i64 %344, -1
  %348 = tail call i64 @llvm.umin.i64(i64 %347, i64 23)
  br label %352

349:
  %350 = phi i64 [ 0, %342 ], [ %358, %352 ]
  %351 = icmp slt i64 %350, %344
  br i1 %351, label %360, label %1317

352:
  %353 = phi i64 [ %358, %352 ], [ 0, %346 ]
  %354 = getelementptr inbounds nuw i8, ptr @.str.1, i64 %353
  %355 = load i8, ptr %354, align 1
  %356 = load ptr, ptr %3, align 8
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 %353
  store i8 %355, ptr %357, align 1
  %358 = add nuw nsw i64 %353, 1
  %359 = icmp eq i64 %353, %348
  br i1 %359, label %349, label %352

360:
  %361 = phi i64 [ %364, %360 ], [ %350, %349 ]
  %362 = load ptr, ptr %3, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 %361
  store i8 32, ptr %363, align 1
  %364 = add nuw nsw i64 %361, 1
  %365 = icmp eq i64 %364, %344
  br i1 %365, label %1317, label %360

366:
  %367 = icmp sgt i32 %30, 0
  br i1 %367, label %368, label %371

368:
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %23, ptr %369, align 8
  %370 = mul i64 %46, %23
  br label %371

371:
  %372 = phi i64 [ %23, %368 ], [ %45, %366 ]
  %373 = phi i64 [ %370, %368 ], [ %23, %366 ]
  %374 = icmp sgt i32 %30, 1
  br i1 %374, label %375, label %378

375:
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %373, ptr %376, align 8
  %377 = mul i64 %55, %373
  br label %378

378:
  %379 = phi i64 [ %373, %375 ], [ %54, %371 ]
  %380 = phi i64 [ %377, %375 ], [ %373, %371 ]
  %381 = icmp sgt i32 %30, 2
  br i1 %381, label %382, label %385

382:
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %380, ptr %383, align 8
  %384 = mul i64 %64, %380
  br label %385

385:
  %386 = phi i64 [ %380, %382 ], [ %63, %378 ]
  %387 = phi i64 [ %384, %382 ], [ %380, %378 ]
  %388 = icmp sgt i32 %30, 3
  br i1 %388, label %389, label %392

389:
  %390 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %387, ptr %390, align 8
  %391 = mul i64 %73, %387
  br label %392

392:
  %393 = phi i64 [ %387, %389 ], [ %72, %385 ]
  %394 = phi i64 [ %391, %389 ], [ %387, %385 ]
  %395 = icmp sgt i32 %30, 4
  br i1 %395, label %396, label %399

396:
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %394, ptr %397, align 8
  %398 = mul i64 %82, %394
  br label %399

399:
  %400 = phi i64 [ %394, %396 ], [ %81, %392 ]
  %401 = phi i64 [ %398, %396 ], [ %394, %392 ]
  %402 = icmp sgt i32 %30, 5
  br i1 %402, label %403, label %406

403:
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %401, ptr %404, align 8
  %405 = mul i64 %91, %401
  br label %406

406:
  %407 = phi i64 [ %401, %403 ], [ %90, %399 ]
  %408 = phi i64 [ %405, %403 ], [ %401, %399 ]
  %409 = icmp sgt i32 %30, 6
  br i1 %409, label %410, label %413

410:
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %408, ptr %411, align 8
  %412 = mul i64 %100, %408
  br label %413

413:
  %414 = phi i64 [ %408, %410 ], [ %99, %406 ]
  %415 = phi i64 [ %412, %410 ], [ %408, %406 ]
  %416 = tail call i64 @llvm.umax.i64(i64 %415, i64 1)
  %417 = tail call ptr @malloc(i64 noundef %416) #10
  store ptr %417, ptr %0, align 8
  %418 = icmp eq i32 %330, 1
  br i1 %418, label %419, label %538

419:
  %420 = icmp eq i32 %30, 0
  br i1 %420, label %421, label %422

421:
  tail call void @pad.fortran.type.initialize(ptr noundef %303, ptr noundef %417) #8
  br label %538

422:
  %423 = mul nsw i64 %55, %46
  %424 = mul nsw i64 %64, %423
  %425 = mul nsw i64 %73, %424
  %426 = mul nsw i64 %82, %425
  %427 = mul nsw i64 %91, %426
  %428 = mul nsw i64 %100, %427
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %436

430:
  %431 = mul nsw i64 %64, %55
  %432 = mul nsw i64 %73, %431
  %433 = mul nsw i64 %82, %432
  %434 = mul nsw i64 %91, %433
  %435 = mul nsw i64 %100, %434
  br label %436

436:
  %437 = phi i64 [ 0, %422 ], [ %435, %430 ]
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %439, label %538

439:
  %440 = icmp sgt i64 %46, 0
  %441 = icmp sgt i32 %30, 1
  %442 = icmp eq i32 %30, 2
  %443 = icmp sgt i32 %30, 2
  %444 = icmp eq i32 %30, 3
  %445 = icmp sgt i32 %30, 3
  %446 = icmp eq i32 %30, 4
  %447 = icmp sgt i32 %30, 4
  %448 = icmp eq i32 %30, 5
  %449 = icmp sgt i32 %30, 5
  %450 = icmp eq i32 %30, 6
  %451 = icmp sgt i32 %30, 6
  %452 = icmp eq i32 %30, 7
  %453 = icmp eq ptr %417, null
  br label %454

454:
  %455 = phi i64 [ 0, %439 ], [ %464, %463 ]
  br i1 %440, label %456, label %463

456:
  %457 = mul nsw i64 %379, %455
  br label %458

458:
  %459 = phi i64 [ %532, %531 ], [ 0, %456 ]
  %460 = xor i1 %441, true
  %461 = or i1 %460, %442
  %462 = select i1 %460, i64 0, i64 %457
  br i1 %461, label %470, label %466

463:
  %464 = add nuw nsw i64 %455, 1
  %465 = icmp eq i64 %464, %437
  br i1 %465, label %538, label %454

466:
  %467 = urem i64 %455, %55
  %468 = mul nsw i64 %379, %467
  %469 = udiv i64 %455, %55
  br label %470

470:
  %471 = phi i64 [ %462, %458 ], [ %468, %466 ]
  %472 = phi i64 [ %455, %458 ], [ %469, %466 ]
  br i1 %443, label %473, label %482

473:
  br i1 %444, label %479, label %474

474:
  %475 = urem i64 %472, %64
  %476 = mul nsw i64 %386, %475
  %477 = add nsw i64 %476, %471
  %478 = udiv i64 %472, %64
  br label %482

479:
  %480 = mul nsw i64 %386, %472
  %481 = add nsw i64 %480, %471
  br label %482

482:
  %483 = phi i64 [ %481, %479 ], [ %477, %474 ], [ %471, %470 ]
  %484 = phi i64 [ %472, %479 ], [ %478, %474 ], [ %472, %470 ]
  br i1 %445, label %485, label %494

485:
  br i1 %446, label %491, label %486

486:
  %487 = urem i64 %484, %73
  %488 = mul nsw i64 %393, %487
  %489 = add nsw i64 %488, %483
  %490 = udiv i64 %484, %73
  br label %494

491:
  %492 = mul nsw i64 %393, %484
  %493 = add nsw i64 %492, %483
  br label %494

494:
  %495 = phi i64 [ %493, %491 ], [ %489, %486 ], [ %483, %482 ]
  %496 = phi i64 [ %484, %491 ], [ %490, %486 ], [ %484, %482 ]
  br i1 %447, label %497, label %506

497:
  br i1 %448, label %503, label %498

498:
  %499 = urem i64 %496, %82
  %500 = mul nsw i64 %400, %499
  %501 = add nsw i64 %500, %495
  %502 = udiv i64 %496, %82
  br label %506

503:
  %504 = mul nsw i64 %400, %496
  %505 = add nsw i64 %504, %495
  br label %506

506:
  %507 = phi i64 [ %505, %503 ], [ %501, %498 ], [ %495, %494 ]
  %508 = phi i64 [ %496, %503 ], [ %502, %498 ], [ %496, %494 ]
  br i1 %449, label %509, label %518

509:
  br i1 %450, label %515, label %510

510:
  %511 = urem i64 %508, %91
  %512 = mul nsw i64 %407, %511
  %513 = add nsw i64 %512, %507
  %514 = udiv i64 %508, %91
  br label %518

515:
  %516 = mul nsw i64 %407, %508
  %517 = add nsw i64 %516, %507
  br label %518

518:
  %519 = phi i64 [ %517, %515 ], [ %513, %510 ], [ %507, %506 ]
  %520 = phi i64 [ %508, %515 ], [ %514, %510 ], [ %508, %506 ]
  br i1 %451, label %521, label %529

521:
  br i1 %452, label %526, label %522

522:
  %523 = urem i64 %520, %100
  %524 = mul nsw i64 %414, %523
  %525 = add nsw i64 %524, %519
  br label %529

526:
  %527 = mul nsw i64 %414, %520
  %528 = add nsw i64 %527, %519
  br label %529

529:
  %530 = phi i64 [ %528, %526 ], [ %525, %522 ], [ %519, %518 ]
  br i1 %453, label %531, label %534

531:
  %532 = add nuw nsw i64 %459, 1
  %533 = icmp eq i64 %532, %46
  br i1 %533, label %463, label %458

534:
  %535 = getelementptr inbounds i8, ptr %417, i64 %530
  %536 = mul nsw i64 %372, %459
  %537 = getelementptr inbounds i8, ptr %535, i64 %536
  tail call void @pad.fortran.type.initialize(ptr noundef %303, ptr noundef nonnull %537) #8
  br label %531

538:
  %539 = icmp sgt i32 %171, 0
  br i1 %539, label %540, label %556

540:
  %541 = icmp ne i64 %46, %187
  %542 = icmp ne i64 %55, %196
  %543 = icmp ne i64 %64, %205
  %544 = icmp ne i64 %73, %214
  %545 = icmp ne i64 %82, %223
  %546 = icmp ne i64 %91, %232
  %547 = icmp ne i64 %100, %241
  %548 = select i1 %547, i1 true, i1 %546
  %549 = select i1 %548, i1 true, i1 %545
  %550 = select i1 %549, i1 true, i1 %544
  %551 = select i1 %550, i1 true, i1 %543
  %552 = select i1 %551, i1 true, i1 %542
  %553 = select i1 %552, i1 true, i1 %541
  br i1 %553, label %554, label %556

554:
  br i1 %2, label %1317, label %555

555:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.2, ptr noundef %4, i32 noundef %5) #9
  unreachable

556:
  %557 = icmp eq i32 %171, 0
  br i1 %557, label %558, label %559

558:
  br label %559

559:
  %560 = phi i64 [ %46, %558 ], [ %187, %556 ]
  %561 = phi i64 [ %55, %558 ], [ %196, %556 ]
  %562 = phi i64 [ %64, %558 ], [ %205, %556 ]
  %563 = phi i64 [ %73, %558 ], [ %214, %556 ]
  %564 = phi i64 [ %82, %558 ], [ %223, %556 ]
  %565 = phi i64 [ %91, %558 ], [ %232, %556 ]
  %566 = phi i64 [ %100, %558 ], [ %241, %556 ]
  %567 = phi i64 [ 0, %558 ], [ %186, %556 ]
  %568 = phi i64 [ 0, %558 ], [ %195, %556 ]
  %569 = phi i64 [ 0, %558 ], [ %204, %556 ]
  %570 = phi i64 [ 0, %558 ], [ %213, %556 ]
  %571 = phi i64 [ 0, %558 ], [ %222, %556 ]
  %572 = phi i64 [ 0, %558 ], [ %231, %556 ]
  %573 = phi i64 [ 0, %558 ], [ %240, %556 ]
  %574 = icmp eq i32 %330, 0
  br i1 %574, label %575, label %938

575:
  switch i32 %178, label %579 [
    i32 28, label %580
    i32 27, label %576
    i32 35, label %577
    i32 34, label %578
  ]

576:
  br label %580

577:
  br label %580

578:
  br label %580

579:
  br label %580

580:
  %581 = phi i32 [ 0, %579 ], [ 1, %576 ], [ 4, %577 ], [ 3, %578 ], [ 2, %575 ]
  %582 = icmp eq i64 %46, 1
  %583 = icmp eq i64 %372, %304
  %584 = select i1 %582, i1 true, i1 %583
  %585 = mul nsw i64 %46, %304
  %586 = icmp eq i64 %55, 1
  %587 = icmp eq i64 %379, %585
  %588 = select i1 %586, i1 true, i1 %587
  %589 = and i1 %588, %584
  %590 = mul nsw i64 %55, %585
  %591 = icmp eq i64 %64, 1
  %592 = icmp eq i64 %386, %590
  %593 = select i1 %591, i1 true, i1 %592
  %594 = and i1 %593, %589
  %595 = mul nsw i64 %64, %590
  %596 = icmp eq i64 %73, 1
  %597 = icmp eq i64 %393, %595
  %598 = select i1 %596, i1 true, i1 %597
  %599 = and i1 %598, %594
  %600 = mul nsw i64 %73, %595
  %601 = icmp eq i64 %82, 1
  %602 = icmp eq i64 %400, %600
  %603 = select i1 %601, i1 true, i1 %602
  %604 = and i1 %603, %599
  %605 = mul nsw i64 %82, %600
  %606 = icmp eq i64 %91, 1
  %607 = icmp eq i64 %407, %605
  %608 = select i1 %606, i1 true, i1 %607
  %609 = and i1 %608, %604
  %610 = icmp eq i64 %100, 1
  %611 = mul nsw i64 %91, %605
  %612 = icmp eq i64 %414, %611
  %613 = select i1 %610, i1 true, i1 %612
  %614 = and i1 %613, %609
  %615 = mul i64 %561, %560
  %616 = mul i64 %562, %615
  %617 = mul i64 %563, %616
  %618 = mul i64 %564, %617
  %619 = mul i64 %565, %618
  %620 = mul i64 %566, %619
  br i1 %614, label %621, label %701

621:
  %622 = icmp eq i64 %560, 1
  %623 = icmp eq i64 %567, %304
  %624 = select i1 %622, i1 true, i1 %623
  %625 = mul nsw i64 %560, %304
  %626 = icmp eq i64 %561, 1
  %627 = icmp eq i64 %568, %625
  %628 = select i1 %626, i1 true, i1 %627
  %629 = and i1 %628, %624
  %630 = mul nsw i64 %561, %625
  %631 = icmp eq i64 %562, 1
  %632 = icmp eq i64 %569, %630
  %633 = select i1 %631, i1 true, i1 %632
  %634 = and i1 %633, %629
  %635 = mul nsw i64 %562, %630
  %636 = icmp eq i64 %563, 1
  %637 = icmp eq i64 %570, %635
  %638 = select i1 %636, i1 true, i1 %637
  %639 = and i1 %638, %634
  %640 = mul nsw i64 %563, %635
  %641 = icmp eq i64 %564, 1
  %642 = icmp eq i64 %571, %640
  %643 = select i1 %641, i1 true, i1 %642
  %644 = and i1 %643, %639
  %645 = mul nsw i64 %564, %640
  %646 = icmp eq i64 %565, 1
  %647 = icmp eq i64 %572, %645
  %648 = select i1 %646, i1 true, i1 %647
  %649 = and i1 %648, %644
  %650 = icmp eq i64 %566, 1
  %651 = mul nsw i64 %565, %645
  %652 = icmp eq i64 %573, %651
  %653 = select i1 %650, i1 true, i1 %652
  %654 = and i1 %653, %649
  br i1 %654, label %655, label %701

655:
  switch i32 %581, label %700 [
    i32 2, label %662
    i32 1, label %660
    i32 4, label %658
    i32 3, label %656
    i32 0, label %698
  ]

656:
  %657 = icmp sgt i64 %620, 0
  br i1 %657, label %688, label %1317

658:
  %659 = icmp sgt i64 %620, 0
  br i1 %659, label %678, label %1317

660:
  %661 = icmp sgt i64 %620, 0
  br i1 %661, label %671, label %1317

662:
  %663 = icmp sgt i64 %620, 0
  br i1 %663, label %664, label %1317

664:
  %665 = phi i64 [ %669, %664 ], [ 0, %662 ]
  %666 = getelementptr inbounds nuw double, ptr %417, i64 %665
  %667 = getelementptr inbounds nuw double, ptr %158, i64 %665
  %668 = load double, ptr %667, align 8
  store double %668, ptr %666, align 8
  %669 = add nuw nsw i64 %665, 1
  %670 = icmp eq i64 %669, %620
  br i1 %670, label %1317, label %664

671:
  %672 = phi i64 [ %676, %671 ], [ 0, %660 ]
  %673 = getelementptr inbounds nuw float, ptr %417, i64 %672
  %674 = getelementptr inbounds nuw float, ptr %158, i64 %672
  %675 = load float, ptr %674, align 4
  store float %675, ptr %673, align 4
  %676 = add nuw nsw i64 %672, 1
  %677 = icmp eq i64 %676, %620
  br i1 %677, label %1317, label %671

678:
  %679 = phi i64 [ %686, %678 ], [ 0, %658 ]
  %680 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %417, i64 %679
  %681 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %158, i64 %679
  %682 = load double, ptr %681, align 8
  %683 = getelementptr inbounds nuw i8, ptr %681, i64 8
  %684 = load double, ptr %683, align 8
  store double %682, ptr %680, align 8
  %685 = getelementptr inbounds nuw i8, ptr %680, i64 8
  store double %684, ptr %685, align 8
  %686 = add nuw nsw i64 %679, 1
  %687 = icmp eq i64 %686, %620
  br i1 %687, label %1317, label %678

688:
  %689 = phi i64 [ %696, %688 ], [ 0, %656 ]
  %690 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %417, i64 %689
  %691 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %158, i64 %689
  %692 = load float, ptr %691, align 4
  %693 = getelementptr inbounds nuw i8, ptr %691, i64 4
  %694 = load float, ptr %693, align 4
  store float %692, ptr %690, align 4
  %695 = getelementptr inbounds nuw i8, ptr %690, i64 4
  store float %694, ptr %695, align 4
  %696 = add nuw nsw i64 %689, 1
  %697 = icmp eq i64 %696, %620
  br i1 %697, label %1317, label %688

698:
  %699 = mul i64 %620, %304
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %417, ptr align 1 %158, i64 %699, i1 false)
  br label %1317

700:
  unreachable

701:
  %702 = icmp sgt i64 %620, 0
  br i1 %702, label %703, label %1317

703:
  %704 = mul nsw i64 %562, %561
  %705 = mul nsw i64 %563, %704
  %706 = mul nsw i64 %564, %705
  %707 = mul nsw i64 %565, %706
  %708 = mul nsw i64 %566, %707
  %709 = icmp sgt i64 %708, 0
  br i1 %709, label %710, label %1317

710:
  %711 = icmp sgt i64 %560, 0
  %712 = icmp sgt i64 %560, 0
  %713 = icmp sgt i64 %560, 0
  %714 = icmp sgt i64 %560, 0
  %715 = icmp sgt i64 %560, 0
  %716 = icmp sgt i32 %30, 1
  %717 = icmp eq i32 %30, 2
  %718 = icmp sgt i32 %30, 2
  %719 = icmp eq i32 %30, 3
  %720 = icmp sgt i32 %30, 3
  %721 = icmp eq i32 %30, 4
  %722 = icmp sgt i32 %30, 4
  %723 = icmp eq i32 %30, 5
  %724 = icmp sgt i32 %30, 5
  %725 = icmp eq i32 %30, 6
  %726 = icmp sgt i32 %30, 6
  %727 = icmp eq i32 %30, 7
  %728 = icmp sgt i32 %30, 1
  %729 = icmp eq i32 %30, 2
  %730 = icmp sgt i32 %30, 2
  %731 = icmp eq i32 %30, 3
  %732 = icmp sgt i32 %30, 3
  %733 = icmp eq i32 %30, 4
  %734 = icmp sgt i32 %30, 4
  %735 = icmp eq i32 %30, 5
  %736 = icmp sgt i32 %30, 5
  %737 = icmp eq i32 %30, 6
  %738 = icmp sgt i32 %30, 6
  %739 = icmp eq i32 %30, 7
  br label %740

740:
  %741 = phi i64 [ 0, %710 ], [ %936, %935 ]
  br i1 %716, label %742, label %749

742:
  br i1 %717, label %747, label %743

743:
  %744 = urem i64 %741, %55
  %745 = mul nsw i64 %379, %744
  %746 = udiv i64 %741, %55
  br label %749

747:
  %748 = mul nsw i64 %379, %741
  br label %749

749:
  %750 = phi i64 [ %748, %747 ], [ %745, %743 ], [ 0, %740 ]
  %751 = phi i64 [ %741, %747 ], [ %746, %743 ], [ %741, %740 ]
  br i1 %718, label %752, label %761

752:
  br i1 %719, label %758, label %753

753:
  %754 = urem i64 %751, %64
  %755 = mul nsw i64 %386, %754
  %756 = add nsw i64 %755, %750
  %757 = udiv i64 %751, %64
  br label %761

758:
  %759 = mul nsw i64 %386, %751
  %760 = add nsw i64 %759, %750
  br label %761

761:
  %762 = phi i64 [ %760, %758 ], [ %756, %753 ], [ %750, %749 ]
  %763 = phi i64 [ %751, %758 ], [ %757, %753 ], [ %751, %749 ]
  br i1 %720, label %764, label %773

764:
  br i1 %721, label %770, label %765

765:
  %766 = urem i64 %763, %73
  %767 = mul nsw i64 %393, %766
  %768 = add nsw i64 %767, %762
  %769 = udiv i64 %763, %73
  br label %773

770:
  %771 = mul nsw i64 %393, %763
  %772 = add nsw i64 %771, %762
  br label %773

773:
  %774 = phi i64 [ %772, %770 ], [ %768, %765 ], [ %762, %761 ]
  %775 = phi i64 [ %763, %770 ], [ %769, %765 ], [ %763, %761 ]
  br i1 %722, label %776, label %785

776:
  br i1 %723, label %782, label %777

777:
  %778 = urem i64 %775, %82
  %779 = mul nsw i64 %400, %778
  %780 = add nsw i64 %779, %774
  %781 = udiv i64 %775, %82
  br label %785

782:
  %783 = mul nsw i64 %400, %775
  %784 = add nsw i64 %783, %774
  br label %785

785:
  %786 = phi i64 [ %784, %782 ], [ %780, %777 ], [ %774, %773 ]
  %787 = phi i64 [ %775, %782 ], [ %781, %777 ], [ %775, %773 ]
  br i1 %724, label %788, label %797

788:
  br i1 %725, label %794, label %789

789:
  %790 = urem i64 %787, %91
  %791 = mul nsw i64 %407, %790
  %792 = add nsw i64 %791, %786
  %793 = udiv i64 %787, %91
  br label %797

794:
  %795 = mul nsw i64 %407, %787
  %796 = add nsw i64 %795, %786
  br label %797

797:
  %798 = phi i64 [ %796, %794 ], [ %792, %789 ], [ %786, %785 ]
  %799 = phi i64 [ %787, %794 ], [ %793, %789 ], [ %787, %785 ]
  br i1 %726, label %800, label %808

800:
  br i1 %727, label %805, label %801

801:
  %802 = urem i64 %799, %100
  %803 = mul nsw i64 %414, %802
  %804 = add nsw i64 %803, %798
  br label %808

805:
  %806 = mul nsw i64 %414, %799
  %807 = add nsw i64 %806, %798
  br label %808

808:
  %809 = phi i64 [ %807, %805 ], [ %804, %801 ], [ %798, %797 ]
  br i1 %728, label %810, label %817

810:
  br i1 %729, label %815, label %811

811:
  %812 = urem i64 %741, %561
  %813 = mul nsw i64 %568, %812
  %814 = udiv i64 %741, %561
  br label %817

815:
  %816 = mul nsw i64 %568, %741
  br label %817

817:
  %818 = phi i64 [ %816, %815 ], [ %813, %811 ], [ 0, %808 ]
  %819 = phi i64 [ %741, %815 ], [ %814, %811 ], [ %741, %808 ]
  br i1 %730, label %820, label %829

820:
  br i1 %731, label %826, label %821

821:
  %822 = urem i64 %819, %562
  %823 = mul nsw i64 %569, %822
  %824 = add nsw i64 %823, %818
  %825 = udiv i64 %819, %562
  br label %829

826:
  %827 = mul nsw i64 %569, %819
  %828 = add nsw i64 %827, %818
  br label %829

829:
  %830 = phi i64 [ %828, %826 ], [ %824, %821 ], [ %818, %817 ]
  %831 = phi i64 [ %819, %826 ], [ %825, %821 ], [ %819, %817 ]
  br i1 %732, label %832, label %841

832:
  br i1 %733, label %838, label %833

833:
  %834 = urem i64 %831, %563
  %835 = mul nsw i64 %570, %834
  %836 = add nsw i64 %835, %830
  %837 = udiv i64 %831, %563
  br label %841

838:
  %839 = mul nsw i64 %570, %831
  %840 = add nsw i64 %839, %830
  br label %841

841:
  %842 = phi i64 [ %840, %838 ], [ %836, %833 ], [ %830, %829 ]
  %843 = phi i64 [ %831, %838 ], [ %837, %833 ], [ %831, %829 ]
  br i1 %734, label %844, label %853

844:
  br i1 %735, label %850, label %845

845:
  %846 = urem i64 %843, %564
  %847 = mul nsw i64 %571, %846
  %848 = add nsw i64 %847, %842
  %849 = udiv i64 %843, %564
  br label %853

850:
  %851 = mul nsw i64 %571, %843
  %852 = add nsw i64 %851, %842
  br label %853

853:
  %854 = phi i64 [ %852, %850 ], [ %848, %845 ], [ %842, %841 ]
  %855 = phi i64 [ %843, %850 ], [ %849, %845 ], [ %843, %841 ]
  br i1 %736, label %856, label %865

856:
  br i1 %737, label %862, label %857

857:
  %858 = urem i64 %855, %565
  %859 = mul nsw i64 %572, %858
  %860 = add nsw i64 %859, %854
  %861 = udiv i64 %855, %565
  br label %865

862:
  %863 = mul nsw i64 %572, %855
  %864 = add nsw i64 %863, %854
  br label %865

865:
  %866 = phi i64 [ %864, %862 ], [ %860, %857 ], [ %854, %853 ]
  %867 = phi i64 [ %855, %862 ], [ %861, %857 ], [ %855, %853 ]
  br i1 %738, label %868, label %876

868:
  br i1 %739, label %873, label %869

869:
  %870 = urem i64 %867, %566
  %871 = mul nsw i64 %573, %870
  %872 = add nsw i64 %871, %866
  br label %876

873:
  %874 = mul nsw i64 %573, %867
  %875 = add nsw i64 %874, %866
  br label %876

876:
  %877 = phi i64 [ %875, %873 ], [ %872, %869 ], [ %866, %865 ]
  %878 = getelementptr inbounds i8, ptr %417, i64 %809
  %879 = getelementptr inbounds i8, ptr %158, i64 %877
  switch i32 %581, label %700 [
    i32 2, label %884
    i32 1, label %883
    i32 4, label %882
    i32 3, label %881
    i32 0, label %880
  ]

880:
  br i1 %711, label %927, label %935

881:
  br i1 %712, label %915, label %935

882:
  br i1 %713, label %903, label %935

883:
  br i1 %714, label %894, label %935

884:
  br i1 %715, label %885, label %935

885:
  %886 = phi i64 [ %892, %885 ], [ 0, %884 ]
  %887 = mul nsw i64 %886, %372
  %888 = getelementptr inbounds i8, ptr %878, i64 %887
  %889 = mul nsw i64 %886, %567
  %890 = getelementptr inbounds i8, ptr %879, i64 %889
  %891 = load double, ptr %890, align 8
  store double %891, ptr %888, align 8
  %892 = add nuw nsw i64 %886, 1
  %893 = icmp eq i64 %892, %560
  br i1 %893, label %935, label %885

894:
  %895 = phi i64 [ %901, %894 ], [ 0, %883 ]
  %896 = mul nsw i64 %895, %372
  %897 = getelementptr inbounds i8, ptr %878, i64 %896
  %898 = mul nsw i64 %895, %567
  %899 = getelementptr inbounds i8, ptr %879, i64 %898
  %900 = load float, ptr %899, align 4
  store float %900, ptr %897, align 4
  %901 = add nuw nsw i64 %895, 1
  %902 = icmp eq i64 %901, %560
  br i1 %902, label %935, label %894

903:
  %904 = phi i64 [ %913, %903 ], [ 0, %882 ]
  %905 = mul nsw i64 %904, %372
  %906 = getelementptr inbounds i8, ptr %878, i64 %905
  %907 = mul nsw i64 %904, %567
  %908 = getelementptr inbounds i8, ptr %879, i64 %907
  %909 = load double, ptr %908, align 8
  %910 = getelementptr inbounds nuw i8, ptr %908, i64 8
  %911 = load double, ptr %910, align 8
  store double %909, ptr %906, align 8
  %912 = getelementptr inbounds nuw i8, ptr %906, i64 8
  store double %911, ptr %912, align 8
  %913 = add nuw nsw i64 %904, 1
  %914 = icmp eq i64 %913, %560
  br i1 %914, label %935, label %903

915:
  %916 = phi i64 [ %925, %915 ], [ 0, %881 ]
  %917 = mul nsw i64 %916, %372
  %918 = getelementptr inbounds i8, ptr %878, i64 %917
  %919 = mul nsw i64 %916, %567
  %920 = getelementptr inbounds i8, ptr %879, i64 %919
  %921 = load float, ptr %920, align 4
  %922 = getelementptr inbounds nuw i8, ptr %920, i64 4
  %923 = load float, ptr %922, align 4
  store float %921, ptr %918, align 4
  %924 = getelementptr inbounds nuw i8, ptr %918, i64 4
  store float %923, ptr %924, align 4
  %925 = add nuw nsw i64 %916, 1
  %926 = icmp eq i64 %925, %560
  br i1 %926, label %935, label %915

927:
  %928 = phi i64 [ %933, %927 ], [ 0, %880 ]
  %929 = mul nsw i64 %928, %372
  %930 = getelementptr inbounds i8, ptr %878, i64 %929
  %931 = mul nsw i64 %928, %567
  %932 = getelementptr inbounds i8, ptr %879, i64 %931
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %930, ptr align 1 %932, i64 %304, i1 false)
  %933 = add nuw nsw i64 %928, 1
  %934 = icmp eq i64 %933, %560
  br i1 %934, label %935, label %927

935:
  %936 = add nuw nsw i64 %741, 1
  %937 = icmp eq i64 %936, %708
  br i1 %937, label %1317, label %740

938:
  %939 = icmp eq i32 %30, 0
  br i1 %939, label %940, label %941

940:
  tail call void @pad.fortran.type.assign(ptr noundef %303, ptr noundef %417, ptr noundef %158) #8
  br label %1317

941:
  %942 = mul nsw i64 %562, %561
  %943 = mul nsw i64 %563, %942
  %944 = mul nsw i64 %564, %943
  %945 = mul nsw i64 %565, %944
  %946 = mul nsw i64 %566, %945
  %947 = mul nsw i64 %561, %560
  %948 = mul nsw i64 %562, %947
  %949 = mul nsw i64 %563, %948
  %950 = mul nsw i64 %564, %949
  %951 = mul nsw i64 %565, %950
  %952 = mul nsw i64 %566, %951
  %953 = icmp eq i64 %952, 0
  br i1 %953, label %1317, label %954

954:
  %955 = icmp sgt i64 %372, 0
  %956 = add nsw i64 %46, -1
  %957 = mul nsw i64 %956, %372
  %958 = select i1 %955, i64 %957, i64 0
  %959 = getelementptr inbounds i8, ptr %417, i64 %958
  %960 = icmp sgt i64 %379, 0
  %961 = add nsw i64 %55, -1
  %962 = mul nsw i64 %961, %379
  %963 = select i1 %960, i64 %962, i64 0
  %964 = getelementptr inbounds i8, ptr %959, i64 %963
  %965 = icmp sgt i64 %386, 0
  %966 = add nsw i64 %64, -1
  %967 = mul nsw i64 %966, %386
  %968 = select i1 %965, i64 %967, i64 0
  %969 = getelementptr inbounds i8, ptr %964, i64 %968
  %970 = icmp sgt i64 %393, 0
  %971 = add nsw i64 %73, -1
  %972 = mul nsw i64 %971, %393
  %973 = select i1 %970, i64 %972, i64 0
  %974 = getelementptr inbounds i8, ptr %969, i64 %973
  %975 = icmp sgt i64 %400, 0
  %976 = add nsw i64 %82, -1
  %977 = mul nsw i64 %976, %400
  %978 = select i1 %975, i64 %977, i64 0
  %979 = getelementptr inbounds i8, ptr %974, i64 %978
  %980 = icmp sgt i64 %407, 0
  %981 = add nsw i64 %91, -1
  %982 = mul nsw i64 %981, %407
  %983 = select i1 %980, i64 %982, i64 0
  %984 = getelementptr inbounds i8, ptr %979, i64 %983
  %985 = icmp sgt i64 %414, 0
  %986 = add nsw i64 %100, -1
  %987 = mul nsw i64 %986, %414
  %988 = select i1 %985, i64 %987, i64 0
  %989 = icmp slt i64 %567, 0
  %990 = add nsw i64 %560, -1
  %991 = mul nsw i64 %990, %567
  %992 = select i1 %989, i64 %991, i64 0
  %993 = getelementptr inbounds i8, ptr %158, i64 %992
  %994 = icmp slt i64 %568, 0
  %995 = add nsw i64 %561, -1
  %996 = mul nsw i64 %995, %568
  %997 = select i1 %994, i64 %996, i64 0
  %998 = getelementptr inbounds i8, ptr %993, i64 %997
  %999 = icmp slt i64 %569, 0
  %1000 = add nsw i64 %562, -1
  %1001 = mul nsw i64 %1000, %569
  %1002 = select i1 %999, i64 %1001, i64 0
  %1003 = getelementptr inbounds i8, ptr %998, i64 %1002
  %1004 = icmp slt i64 %570, 0
  %1005 = add nsw i64 %563, -1
  %1006 = mul nsw i64 %1005, %570
  %1007 = select i1 %1004, i64 %1006, i64 0
  %1008 = getelementptr inbounds i8, ptr %1003, i64 %1007
  %1009 = icmp slt i64 %571, 0
  %1010 = add nsw i64 %564, -1
  %1011 = mul nsw i64 %1010, %571
  %1012 = select i1 %1009, i64 %1011, i64 0
  %1013 = getelementptr inbounds i8, ptr %1008, i64 %1012
  %1014 = icmp slt i64 %572, 0
  %1015 = add nsw i64 %565, -1
  %1016 = mul nsw i64 %1015, %572
  %1017 = select i1 %1014, i64 %1016, i64 0
  %1018 = getelementptr inbounds i8, ptr %1013, i64 %1017
  %1019 = icmp slt i64 %573, 0
  %1020 = add nsw i64 %566, -1
  %1021 = mul nsw i64 %1020, %573
  %1022 = select i1 %1019, i64 %1021, i64 0
  %1023 = getelementptr inbounds i8, ptr %1018, i64 %1022
  %1024 = getelementptr inbounds i8, ptr %984, i64 %988
  %1025 = getelementptr inbounds i8, ptr %1024, i64 %304
  %1026 = icmp ugt ptr %1025, %1023
  br i1 %1026, label %1027, label %1131

1027:
  %1028 = icmp sgt i64 %567, 0
  %1029 = add nsw i64 %560, -1
  %1030 = mul nsw i64 %1029, %567
  %1031 = select i1 %1028, i64 %1030, i64 0
  %1032 = getelementptr inbounds i8, ptr %158, i64 %1031
  %1033 = icmp sgt i64 %568, 0
  %1034 = add nsw i64 %561, -1
  %1035 = mul nsw i64 %1034, %568
  %1036 = select i1 %1033, i64 %1035, i64 0
  %1037 = getelementptr inbounds i8, ptr %1032, i64 %1036
  %1038 = icmp sgt i64 %569, 0
  %1039 = add nsw i64 %562, -1
  %1040 = mul nsw i64 %1039, %569
  %1041 = select i1 %1038, i64 %1040, i64 0
  %1042 = getelementptr inbounds i8, ptr %1037, i64 %1041
  %1043 = icmp sgt i64 %570, 0
  %1044 = add nsw i64 %563, -1
  %1045 = mul nsw i64 %1044, %570
  %1046 = select i1 %1043, i64 %1045, i64 0
  %1047 = getelementptr inbounds i8, ptr %1042, i64 %1046
  %1048 = icmp sgt i64 %571, 0
  %1049 = add nsw i64 %564, -1
  %1050 = mul nsw i64 %1049, %571
  %1051 = select i1 %1048, i64 %1050, i64 0
  %1052 = getelementptr inbounds i8, ptr %1047, i64 %1051
  %1053 = icmp sgt i64 %572, 0
  %1054 = add nsw i64 %565, -1
  %1055 = mul nsw i64 %1054, %572
  %1056 = select i1 %1053, i64 %1055, i64 0
  %1057 = getelementptr inbounds i8, ptr %1052, i64 %1056
  %1058 = icmp sgt i64 %573, 0
  %1059 = add nsw i64 %566, -1
  %1060 = mul nsw i64 %1059, %573
  %1061 = select i1 %1058, i64 %1060, i64 0
  %1062 = icmp slt i64 %372, 0
  %1063 = add nsw i64 %46, -1
  %1064 = mul nsw i64 %1063, %372
  %1065 = select i1 %1062, i64 %1064, i64 0
  %1066 = getelementptr inbounds i8, ptr %417, i64 %1065
  %1067 = icmp slt i64 %379, 0
  %1068 = add nsw i64 %55, -1
  %1069 = mul nsw i64 %1068, %379
  %1070 = select i1 %1067, i64 %1069, i64 0
  %1071 = getelementptr inbounds i8, ptr %1066, i64 %1070
  %1072 = icmp slt i64 %386, 0
  %1073 = add nsw i64 %64, -1
  %1074 = mul nsw i64 %1073, %386
  %1075 = select i1 %1072, i64 %1074, i64 0
  %1076 = getelementptr inbounds i8, ptr %1071, i64 %1075
  %1077 = icmp slt i64 %393, 0
  %1078 = add nsw i64 %73, -1
  %1079 = mul nsw i64 %1078, %393
  %1080 = select i1 %1077, i64 %1079, i64 0
  %1081 = getelementptr inbounds i8, ptr %1076, i64 %1080
  %1082 = icmp slt i64 %400, 0
  %1083 = add nsw i64 %82, -1
  %1084 = mul nsw i64 %1083, %400
  %1085 = select i1 %1082, i64 %1084, i64 0
  %1086 = getelementptr inbounds i8, ptr %1081, i64 %1085
  %1087 = icmp slt i64 %407, 0
  %1088 = add nsw i64 %91, -1
  %1089 = mul nsw i64 %1088, %407
  %1090 = select i1 %1087, i64 %1089, i64 0
  %1091 = getelementptr inbounds i8, ptr %1086, i64 %1090
  %1092 = icmp slt i64 %414, 0
  %1093 = add nsw i64 %100, -1
  %1094 = mul nsw i64 %1093, %414
  %1095 = select i1 %1092, i64 %1094, i64 0
  %1096 = getelementptr inbounds i8, ptr %1091, i64 %1095
  %1097 = getelementptr inbounds i8, ptr %1057, i64 %1061
  %1098 = getelementptr inbounds i8, ptr %1097, i64 %304
  %1099 = icmp ugt ptr %1098, %1096
  br i1 %1099, label %1100, label %1131

1100:
  %1101 = icmp slt i64 %46, 2
  %1102 = icmp eq i64 %372, %567
  %1103 = select i1 %1101, i1 true, i1 %1102
  br i1 %1103, label %1105, label %1104

1104:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.3, ptr noundef %4, i32 noundef %5) #9
  unreachable

1105:
  %1106 = icmp slt i64 %55, 2
  %1107 = icmp eq i64 %379, %568
  %1108 = select i1 %1106, i1 true, i1 %1107
  br i1 %1108, label %1109, label %1104

1109:
  %1110 = icmp slt i64 %64, 2
  %1111 = icmp eq i64 %386, %569
  %1112 = select i1 %1110, i1 true, i1 %1111
  br i1 %1112, label %1113, label %1104

1113:
  %1114 = icmp slt i64 %73, 2
  %1115 = icmp eq i64 %393, %570
  %1116 = select i1 %1114, i1 true, i1 %1115
  br i1 %1116, label %1117, label %1104

1117:
  %1118 = icmp slt i64 %82, 2
  %1119 = icmp eq i64 %400, %571
  %1120 = select i1 %1118, i1 true, i1 %1119
  br i1 %1120, label %1121, label %1104

1121:
  %1122 = icmp slt i64 %91, 2
  %1123 = icmp eq i64 %407, %572
  %1124 = select i1 %1122, i1 true, i1 %1123
  br i1 %1124, label %1125, label %1104

1125:
  %1126 = icmp slt i64 %100, 2
  %1127 = icmp eq i64 %414, %573
  %1128 = select i1 %1126, i1 true, i1 %1127
  br i1 %1128, label %1129, label %1104

1129:
  %1130 = icmp ule ptr %417, %158
  br label %1131

1131:
  %1132 = phi i1 [ %1130, %1129 ], [ true, %1027 ], [ true, %954 ]
  %1133 = icmp sgt i64 %946, 0
  br i1 %1133, label %1134, label %1317

1134:
  %1135 = icmp sgt i64 %560, 0
  %1136 = icmp sgt i32 %30, 1
  %1137 = icmp eq i32 %30, 2
  %1138 = icmp sgt i32 %30, 2
  %1139 = icmp eq i32 %30, 3
  %1140 = icmp sgt i32 %30, 3
  %1141 = icmp eq i32 %30, 4
  %1142 = icmp sgt i32 %30, 4
  %1143 = icmp eq i32 %30, 5
  %1144 = icmp sgt i32 %30, 5
  %1145 = icmp eq i32 %30, 6
  %1146 = icmp sgt i32 %30, 6
  %1147 = icmp eq i32 %30, 7
  %1148 = icmp sgt i32 %30, 1
  %1149 = icmp eq i32 %30, 2
  %1150 = icmp sgt i32 %30, 2
  %1151 = icmp eq i32 %30, 3
  %1152 = icmp sgt i32 %30, 3
  %1153 = icmp eq i32 %30, 4
  %1154 = icmp sgt i32 %30, 4
  %1155 = icmp eq i32 %30, 5
  %1156 = icmp sgt i32 %30, 5
  %1157 = icmp eq i32 %30, 6
  %1158 = icmp sgt i32 %30, 6
  %1159 = icmp eq i32 %30, 7
  br label %1160

1160:
  %1161 = phi i64 [ 0, %1134 ], [ %1304, %1303 ]
  %1162 = xor i64 %1161, -1
  %1163 = add nsw i64 %946, %1162
  %1164 = select i1 %1132, i64 %1161, i64 %1163
  br i1 %1136, label %1165, label %1172

1165:
  br i1 %1137, label %1170, label %1166

1166:
  %1167 = urem i64 %1164, %55
  %1168 = mul nsw i64 %379, %1167
  %1169 = udiv i64 %1164, %55
  br label %1172

1170:
  %1171 = mul nsw i64 %379, %1164
  br label %1172

1172:
  %1173 = phi i64 [ %1171, %1170 ], [ %1168, %1166 ], [ 0, %1160 ]
  %1174 = phi i64 [ %1164, %1170 ], [ %1169, %1166 ], [ %1164, %1160 ]
  br i1 %1138, label %1175, label %1184

1175:
  br i1 %1139, label %1181, label %1176

1176:
  %1177 = urem i64 %1174, %64
  %1178 = mul nsw i64 %386, %1177
  %1179 = add nsw i64 %1178, %1173
  %1180 = udiv i64 %1174, %64
  br label %1184

1181:
  %1182 = mul nsw i64 %386, %1174
  %1183 = add nsw i64 %1182, %1173
  br label %1184

1184:
  %1185 = phi i64 [ %1183, %1181 ], [ %1179, %1176 ], [ %1173, %1172 ]
  %1186 = phi i64 [ %1174, %1181 ], [ %1180, %1176 ], [ %1174, %1172 ]
  br i1 %1140, label %1187, label %1196

1187:
  br i1 %1141, label %1193, label %1188

1188:
  %1189 = urem i64 %1186, %73
  %1190 = mul nsw i64 %393, %1189
  %1191 = add nsw i64 %1190, %1185
  %1192 = udiv i64 %1186, %73
  br label %1196

1193:
  %1194 = mul nsw i64 %393, %1186
  %1195 = add nsw i64 %1194, %1185
  br label %1196

1196:
  %1197 = phi i64 [ %1195, %1193 ], [ %1191, %1188 ], [ %1185, %1184 ]
  %1198 = phi i64 [ %1186, %1193 ], [ %1192, %1188 ], [ %1186, %1184 ]
  br i1 %1142, label %1199, label %1208

1199:
  br i1 %1143, label %1205, label %1200

1200:
  %1201 = urem i64 %1198, %82
  %1202 = mul nsw i64 %400, %1201
  %1203 = add nsw i64 %1202, %1197
  %1204 = udiv i64 %1198, %82
  br label %1208

1205:
  %1206 = mul nsw i64 %400, %1198
  %1207 = add nsw i64 %1206, %1197
  br label %1208

1208:
  %1209 = phi i64 [ %1207, %1205 ], [ %1203, %1200 ], [ %1197, %1196 ]
  %1210 = phi i64 [ %1198, %1205 ], [ %1204, %1200 ], [ %1198, %1196 ]
  br i1 %1144, label %1211, label %1220

1211:
  br i1 %1145, label %1217, label %1212

1212:
  %1213 = urem i64 %1210, %91
  %1214 = mul nsw i64 %407, %1213
  %1215 = add nsw i64 %1214, %1209
  %1216 = udiv i64 %1210, %91
  br label %1220

1217:
  %1218 = mul nsw i64 %407, %1210
  %1219 = add nsw i64 %1218, %1209
  br label %1220

1220:
  %1221 = phi i64 [ %1219, %1217 ], [ %1215, %1212 ], [ %1209, %1208 ]
  %1222 = phi i64 [ %1210, %1217 ], [ %1216, %1212 ], [ %1210, %1208 ]
  br i1 %1146, label %1223, label %1231

1223:
  br i1 %1147, label %1228, label %1224

1224:
  %1225 = urem i64 %1222, %100
  %1226 = mul nsw i64 %414, %1225
  %1227 = add nsw i64 %1226, %1221
  br label %1231

1228:
  %1229 = mul nsw i64 %414, %1222
  %1230 = add nsw i64 %1229, %1221
  br label %1231

1231:
  %1232 = phi i64 [ %1230, %1228 ], [ %1227, %1224 ], [ %1221, %1220 ]
  br i1 %1148, label %1233, label %1240

1233:
  br i1 %1149, label %1238, label %1234

1234:
  %1235 = urem i64 %1164, %561
  %1236 = mul nsw i64 %568, %1235
  %1237 = udiv i64 %1164, %561
  br label %1240

1238:
  %1239 = mul nsw i64 %568, %1164
  br label %1240

1240:
  %1241 = phi i64 [ %1239, %1238 ], [ %1236, %1234 ], [ 0, %1231 ]
  %1242 = phi i64 [ %1164, %1238 ], [ %1237, %1234 ], [ %1164, %1231 ]
  br i1 %1150, label %1243, label %1252

1243:
  br i1 %1151, label %1249, label %1244

1244:
  %1245 = urem i64 %1242, %562
  %1246 = mul nsw i64 %569, %1245
  %1247 = add nsw i64 %1246, %1241
  %1248 = udiv i64 %1242, %562
  br label %1252

1249:
  %1250 = mul nsw i64 %569, %1242
  %1251 = add nsw i64 %1250, %1241
  br label %1252

1252:
  %1253 = phi i64 [ %1251, %1249 ], [ %1247, %1244 ], [ %1241, %1240 ]
  %1254 = phi i64 [ %1242, %1249 ], [ %1248, %1244 ], [ %1242, %1240 ]
  br i1 %1152, label %1255, label %1264

1255:
  br i1 %1153, label %1261, label %1256

1256:
  %1257 = urem i64 %1254, %563
  %1258 = mul nsw i64 %570, %1257
  %1259 = add nsw i64 %1258, %1253
  %1260 = udiv i64 %1254, %563
  br label %1264

1261:
  %1262 = mul nsw i64 %570, %1254
  %1263 = add nsw i64 %1262, %1253
  br label %1264

1264:
  %1265 = phi i64 [ %1263, %1261 ], [ %1259, %1256 ], [ %1253, %1252 ]
  %1266 = phi i64 [ %1254, %1261 ], [ %1260, %1256 ], [ %1254, %1252 ]
  br i1 %1154, label %1267, label %1276

1267:
  br i1 %1155, label %1273, label %1268

1268:
  %1269 = urem i64 %1266, %564
  %1270 = mul nsw i64 %571, %1269
  %1271 = add nsw i64 %1270, %1265
  %1272 = udiv i64 %1266, %564
  br label %1276

1273:
  %1274 = mul nsw i64 %571, %1266
  %1275 = add nsw i64 %1274, %1265
  br label %1276

1276:
  %1277 = phi i64 [ %1275, %1273 ], [ %1271, %1268 ], [ %1265, %1264 ]
  %1278 = phi i64 [ %1266, %1273 ], [ %1272, %1268 ], [ %1266, %1264 ]
  br i1 %1156, label %1279, label %1288

1279:
  br i1 %1157, label %1285, label %1280

1280:
  %1281 = urem i64 %1278, %565
  %1282 = mul nsw i64 %572, %1281
  %1283 = add nsw i64 %1282, %1277
  %1284 = udiv i64 %1278, %565
  br label %1288

1285:
  %1286 = mul nsw i64 %572, %1278
  %1287 = add nsw i64 %1286, %1277
  br label %1288

1288:
  %1289 = phi i64 [ %1287, %1285 ], [ %1283, %1280 ], [ %1277, %1276 ]
  %1290 = phi i64 [ %1278, %1285 ], [ %1284, %1280 ], [ %1278, %1276 ]
  br i1 %1158, label %1291, label %1299

1291:
  br i1 %1159, label %1296, label %1292

1292:
  %1293 = urem i64 %1290, %566
  %1294 = mul nsw i64 %573, %1293
  %1295 = add nsw i64 %1294, %1289
  br label %1299

1296:
  %1297 = mul nsw i64 %573, %1290
  %1298 = add nsw i64 %1297, %1289
  br label %1299

1299:
  %1300 = phi i64 [ %1298, %1296 ], [ %1295, %1292 ], [ %1289, %1288 ]
  %1301 = getelementptr inbounds i8, ptr %417, i64 %1232
  %1302 = getelementptr inbounds i8, ptr %158, i64 %1300
  br i1 %1135, label %1306, label %1303

1303:
  %1304 = add nuw nsw i64 %1161, 1
  %1305 = icmp eq i64 %1304, %946
  br i1 %1305, label %1317, label %1160

1306:
  %1307 = phi i64 [ %1315, %1306 ], [ 0, %1299 ]
  %1308 = xor i64 %1307, -1
  %1309 = add nsw i64 %560, %1308
  %1310 = select i1 %1132, i64 %1307, i64 %1309
  %1311 = mul nsw i64 %372, %1310
  %1312 = getelementptr inbounds i8, ptr %1301, i64 %1311
  %1313 = mul nsw i64 %567, %1310
  %1314 = getelementptr inbounds i8, ptr %1302, i64 %1313
  tail call void @pad.fortran.type.assign(ptr noundef %303, ptr noundef %1312, ptr noundef %1314) #8
  %1315 = add nuw nsw i64 %1307, 1
  %1316 = icmp eq i64 %1315, %560
  br i1 %1316, label %1303, label %1306

1317:
  %1318 = phi i32 [ %335, %334 ], [ 0, %671 ], [ 12, %340 ], [ 12, %349 ], [ 0, %701 ], [ 17, %554 ], [ 0, %940 ], [ 0, %941 ], [ 0, %1131 ], [ 0, %1303 ], [ 0, %935 ], [ 0, %688 ], [ 0, %678 ], [ 0, %664 ], [ 0, %656 ], [ 0, %658 ], [ 0, %660 ], [ 0, %662 ], [ 0, %703 ], [ 0, %698 ], [ 12, %360 ]
  ret i32 %1318
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
  br i1 %170, label %440, label %171

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
  br i1 %176, label %440, label %177

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
  br i1 %186, label %195, label %440

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
  br i1 %200, label %440, label %195

201:
  %202 = icmp eq i32 %169, 1
  br i1 %202, label %203, label %439

203:
  %204 = getelementptr inbounds nuw i8, ptr %145, i64 431
  %205 = load i8, ptr %204, align 1
  %206 = icmp eq i8 %205, 0
  br i1 %206, label %207, label %323

207:
  %208 = icmp eq i32 %18, 0
  br i1 %208, label %209, label %210

209:
  tail call void @pad.fortran.type.finalize(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %323

210:
  %211 = mul nsw i64 %43, %34
  %212 = mul nsw i64 %52, %211
  %213 = mul nsw i64 %61, %212
  %214 = mul nsw i64 %70, %213
  %215 = mul nsw i64 %78, %214
  %216 = mul nsw i64 %87, %215
  %217 = icmp sgt i64 %216, 0
  br i1 %217, label %218, label %224

218:
  %219 = mul nsw i64 %52, %43
  %220 = mul nsw i64 %61, %219
  %221 = mul nsw i64 %70, %220
  %222 = mul nsw i64 %78, %221
  %223 = mul nsw i64 %87, %222
  br label %224

224:
  %225 = phi i64 [ 0, %210 ], [ %223, %218 ]
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %323

227:
  %228 = icmp sgt i64 %34, 0
  %229 = icmp sgt i32 %18, 1
  %230 = icmp eq i32 %18, 2
  %231 = icmp sgt i32 %18, 2
  %232 = icmp eq i32 %18, 3
  %233 = icmp sgt i32 %18, 3
  %234 = icmp eq i32 %18, 4
  %235 = icmp sgt i32 %18, 4
  %236 = icmp eq i32 %18, 5
  %237 = icmp sgt i32 %18, 5
  %238 = icmp eq i32 %18, 6
  %239 = icmp sgt i32 %18, 6
  %240 = icmp eq i32 %18, 7
  br label %241

241:
  %242 = phi i64 [ 0, %227 ], [ %251, %250 ]
  br i1 %228, label %243, label %250

243:
  %244 = mul nsw i64 %42, %242
  br label %245

245:
  %246 = phi i64 [ %321, %316 ], [ 0, %243 ]
  %247 = xor i1 %229, true
  %248 = or i1 %247, %230
  %249 = select i1 %247, i64 0, i64 %244
  br i1 %248, label %257, label %253

250:
  %251 = add nuw nsw i64 %242, 1
  %252 = icmp eq i64 %251, %225
  br i1 %252, label %323, label %241

253:
  %254 = urem i64 %242, %43
  %255 = mul nsw i64 %42, %254
  %256 = udiv i64 %242, %43
  br label %257

257:
  %258 = phi i64 [ %249, %245 ], [ %255, %253 ]
  %259 = phi i64 [ %242, %245 ], [ %256, %253 ]
  br i1 %231, label %260, label %269

260:
  br i1 %232, label %266, label %261

261:
  %262 = urem i64 %259, %52
  %263 = mul nsw i64 %51, %262
  %264 = add nsw i64 %263, %258
  %265 = udiv i64 %259, %52
  br label %269

266:
  %267 = mul nsw i64 %51, %259
  %268 = add nsw i64 %267, %258
  br label %269

269:
  %270 = phi i64 [ %268, %266 ], [ %264, %261 ], [ %258, %257 ]
  %271 = phi i64 [ %259, %266 ], [ %265, %261 ], [ %259, %257 ]
  br i1 %233, label %272, label %281

272:
  br i1 %234, label %278, label %273

273:
  %274 = urem i64 %271, %61
  %275 = mul nsw i64 %60, %274
  %276 = add nsw i64 %275, %270
  %277 = udiv i64 %271, %61
  br label %281

278:
  %279 = mul nsw i64 %60, %271
  %280 = add nsw i64 %279, %270
  br label %281

281:
  %282 = phi i64 [ %280, %278 ], [ %276, %273 ], [ %270, %269 ]
  %283 = phi i64 [ %271, %278 ], [ %277, %273 ], [ %271, %269 ]
  br i1 %235, label %284, label %293

284:
  br i1 %236, label %290, label %285

285:
  %286 = urem i64 %283, %70
  %287 = mul nsw i64 %69, %286
  %288 = add nsw i64 %287, %282
  %289 = udiv i64 %283, %70
  br label %293

290:
  %291 = mul nsw i64 %69, %283
  %292 = add nsw i64 %291, %282
  br label %293

293:
  %294 = phi i64 [ %292, %290 ], [ %288, %285 ], [ %282, %281 ]
  %295 = phi i64 [ %283, %290 ], [ %289, %285 ], [ %283, %281 ]
  br i1 %237, label %296, label %305

296:
  br i1 %238, label %302, label %297

297:
  %298 = urem i64 %295, %78
  %299 = mul nsw i64 %79, %298
  %300 = add nsw i64 %299, %294
  %301 = udiv i64 %295, %78
  br label %305

302:
  %303 = mul nsw i64 %79, %295
  %304 = add nsw i64 %303, %294
  br label %305

305:
  %306 = phi i64 [ %304, %302 ], [ %300, %297 ], [ %294, %293 ]
  %307 = phi i64 [ %295, %302 ], [ %301, %297 ], [ %295, %293 ]
  br i1 %239, label %308, label %316

308:
  br i1 %240, label %313, label %309

309:
  %310 = urem i64 %307, %87
  %311 = mul nsw i64 %88, %310
  %312 = add nsw i64 %311, %306
  br label %316

313:
  %314 = mul nsw i64 %88, %307
  %315 = add nsw i64 %314, %306
  br label %316

316:
  %317 = phi i64 [ %315, %313 ], [ %312, %309 ], [ %306, %305 ]
  %318 = getelementptr inbounds i8, ptr %11, i64 %317
  %319 = mul nsw i64 %33, %246
  %320 = getelementptr inbounds i8, ptr %318, i64 %319
  tail call void @pad.fortran.type.finalize_element(ptr noundef %145, ptr noundef nonnull %320) #8
  %321 = add nuw nsw i64 %246, 1
  %322 = icmp eq i64 %321, %34
  br i1 %322, label %250, label %245

323:
  %324 = icmp eq i32 %18, 0
  br i1 %324, label %325, label %326

325:
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %11) #8
  br label %439

326:
  %327 = mul nsw i64 %43, %34
  %328 = mul nsw i64 %52, %327
  %329 = mul nsw i64 %61, %328
  %330 = mul nsw i64 %70, %329
  %331 = mul nsw i64 %78, %330
  %332 = mul nsw i64 %87, %331
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %340

334:
  %335 = mul nsw i64 %52, %43
  %336 = mul nsw i64 %61, %335
  %337 = mul nsw i64 %70, %336
  %338 = mul nsw i64 %78, %337
  %339 = mul nsw i64 %87, %338
  br label %340

340:
  %341 = phi i64 [ 0, %326 ], [ %339, %334 ]
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %343, label %439

343:
  %344 = icmp sgt i64 %34, 0
  %345 = icmp sgt i32 %18, 1
  %346 = icmp eq i32 %18, 2
  %347 = icmp sgt i32 %18, 2
  %348 = icmp eq i32 %18, 3
  %349 = icmp sgt i32 %18, 3
  %350 = icmp eq i32 %18, 4
  %351 = icmp sgt i32 %18, 4
  %352 = icmp eq i32 %18, 5
  %353 = icmp sgt i32 %18, 5
  %354 = icmp eq i32 %18, 6
  %355 = icmp sgt i32 %18, 6
  %356 = icmp eq i32 %18, 7
  br label %357

357:
  %358 = phi i64 [ 0, %343 ], [ %367, %366 ]
  br i1 %344, label %359, label %366

359:
  %360 = mul nsw i64 %42, %358
  br label %361

361:
  %362 = phi i64 [ %437, %432 ], [ 0, %359 ]
  %363 = xor i1 %345, true
  %364 = or i1 %363, %346
  %365 = select i1 %363, i64 0, i64 %360
  br i1 %364, label %373, label %369

366:
  %367 = add nuw nsw i64 %358, 1
  %368 = icmp eq i64 %367, %341
  br i1 %368, label %439, label %357

369:
  %370 = urem i64 %358, %43
  %371 = mul nsw i64 %42, %370
  %372 = udiv i64 %358, %43
  br label %373

373:
  %374 = phi i64 [ %365, %361 ], [ %371, %369 ]
  %375 = phi i64 [ %358, %361 ], [ %372, %369 ]
  br i1 %347, label %376, label %385

376:
  br i1 %348, label %382, label %377

377:
  %378 = urem i64 %375, %52
  %379 = mul nsw i64 %51, %378
  %380 = add nsw i64 %379, %374
  %381 = udiv i64 %375, %52
  br label %385

382:
  %383 = mul nsw i64 %51, %375
  %384 = add nsw i64 %383, %374
  br label %385

385:
  %386 = phi i64 [ %384, %382 ], [ %380, %377 ], [ %374, %373 ]
  %387 = phi i64 [ %375, %382 ], [ %381, %377 ], [ %375, %373 ]
  br i1 %349, label %388, label %397

388:
  br i1 %350, label %394, label %389

389:
  %390 = urem i64 %387, %61
  %391 = mul nsw i64 %60, %390
  %392 = add nsw i64 %391, %386
  %393 = udiv i64 %387, %61
  br label %397

394:
  %395 = mul nsw i64 %60, %387
  %396 = add nsw i64 %395, %386
  br label %397

397:
  %398 = phi i64 [ %396, %394 ], [ %392, %389 ], [ %386, %385 ]
  %399 = phi i64 [ %387, %394 ], [ %393, %389 ], [ %387, %385 ]
  br i1 %351, label %400, label %409

400:
  br i1 %352, label %406, label %401

401:
  %402 = urem i64 %399, %70
  %403 = mul nsw i64 %69, %402
  %404 = add nsw i64 %403, %398
  %405 = udiv i64 %399, %70
  br label %409

406:
  %407 = mul nsw i64 %69, %399
  %408 = add nsw i64 %407, %398
  br label %409

409:
  %410 = phi i64 [ %408, %406 ], [ %404, %401 ], [ %398, %397 ]
  %411 = phi i64 [ %399, %406 ], [ %405, %401 ], [ %399, %397 ]
  br i1 %353, label %412, label %421

412:
  br i1 %354, label %418, label %413

413:
  %414 = urem i64 %411, %78
  %415 = mul nsw i64 %79, %414
  %416 = add nsw i64 %415, %410
  %417 = udiv i64 %411, %78
  br label %421

418:
  %419 = mul nsw i64 %79, %411
  %420 = add nsw i64 %419, %410
  br label %421

421:
  %422 = phi i64 [ %420, %418 ], [ %416, %413 ], [ %410, %409 ]
  %423 = phi i64 [ %411, %418 ], [ %417, %413 ], [ %411, %409 ]
  br i1 %355, label %424, label %432

424:
  br i1 %356, label %429, label %425

425:
  %426 = urem i64 %423, %87
  %427 = mul nsw i64 %88, %426
  %428 = add nsw i64 %427, %422
  br label %432

429:
  %430 = mul nsw i64 %88, %423
  %431 = add nsw i64 %430, %422
  br label %432

432:
  %433 = phi i64 [ %431, %429 ], [ %428, %425 ], [ %422, %421 ]
  %434 = getelementptr inbounds i8, ptr %11, i64 %433
  %435 = mul nsw i64 %33, %362
  %436 = getelementptr inbounds i8, ptr %434, i64 %435
  tail call void @pad.fortran.type.destroy(ptr noundef %145, ptr noundef nonnull %436) #8
  %437 = add nuw nsw i64 %362, 1
  %438 = icmp eq i64 %437, %34
  br i1 %438, label %366, label %361

439:
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %0, align 8
  br label %440

440:
  %441 = phi i32 [ -1, %168 ], [ 0, %439 ], [ 11, %175 ], [ 11, %184 ], [ 11, %195 ]
  br i1 %170, label %442, label %444

442:
  %443 = tail call i32 @_FortranAAllocatableDeallocate(ptr noundef nonnull captures(none) %0, i1 noundef zeroext %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) "pad-otherwise" #8
  br label %444

444:
  %445 = phi i32 [ %443, %442 ], [ %441, %440 ]
  ret i32 %445
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
  br i1 %147, label %443, label %148

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
  br i1 %173, label %443, label %174

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
  br i1 %179, label %443, label %180

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
  br i1 %189, label %198, label %443

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
  br i1 %203, label %443, label %198

204:
  %205 = icmp eq i32 %172, 1
  br i1 %205, label %206, label %442

206:
  %207 = getelementptr inbounds nuw i8, ptr %146, i64 431
  %208 = load i8, ptr %207, align 1
  %209 = icmp eq i8 %208, 0
  br i1 %209, label %210, label %326

210:
  %211 = icmp eq i32 %19, 0
  br i1 %211, label %212, label %213

212:
  tail call void @pad.fortran.type.finalize(ptr noundef %146, ptr noundef nonnull %12) #8
  br label %326

213:
  %214 = mul nsw i64 %44, %35
  %215 = mul nsw i64 %53, %214
  %216 = mul nsw i64 %62, %215
  %217 = mul nsw i64 %71, %216
  %218 = mul nsw i64 %79, %217
  %219 = mul nsw i64 %88, %218
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %221, label %227

221:
  %222 = mul nsw i64 %53, %44
  %223 = mul nsw i64 %62, %222
  %224 = mul nsw i64 %71, %223
  %225 = mul nsw i64 %79, %224
  %226 = mul nsw i64 %88, %225
  br label %227

227:
  %228 = phi i64 [ 0, %213 ], [ %226, %221 ]
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %326

230:
  %231 = icmp sgt i64 %35, 0
  %232 = icmp sgt i32 %19, 1
  %233 = icmp eq i32 %19, 2
  %234 = icmp sgt i32 %19, 2
  %235 = icmp eq i32 %19, 3
  %236 = icmp sgt i32 %19, 3
  %237 = icmp eq i32 %19, 4
  %238 = icmp sgt i32 %19, 4
  %239 = icmp eq i32 %19, 5
  %240 = icmp sgt i32 %19, 5
  %241 = icmp eq i32 %19, 6
  %242 = icmp sgt i32 %19, 6
  %243 = icmp eq i32 %19, 7
  br label %244

244:
  %245 = phi i64 [ 0, %230 ], [ %254, %253 ]
  br i1 %231, label %246, label %253

246:
  %247 = mul nsw i64 %43, %245
  br label %248

248:
  %249 = phi i64 [ %324, %319 ], [ 0, %246 ]
  %250 = xor i1 %232, true
  %251 = or i1 %250, %233
  %252 = select i1 %250, i64 0, i64 %247
  br i1 %251, label %260, label %256

253:
  %254 = add nuw nsw i64 %245, 1
  %255 = icmp eq i64 %254, %228
  br i1 %255, label %326, label %244

256:
  %257 = urem i64 %245, %44
  %258 = mul nsw i64 %43, %257
  %259 = udiv i64 %245, %44
  br label %260

260:
  %261 = phi i64 [ %252, %248 ], [ %258, %256 ]
  %262 = phi i64 [ %245, %248 ], [ %259, %256 ]
  br i1 %234, label %263, label %272

263:
  br i1 %235, label %269, label %264

264:
  %265 = urem i64 %262, %53
  %266 = mul nsw i64 %52, %265
  %267 = add nsw i64 %266, %261
  %268 = udiv i64 %262, %53
  br label %272

269:
  %270 = mul nsw i64 %52, %262
  %271 = add nsw i64 %270, %261
  br label %272

272:
  %273 = phi i64 [ %271, %269 ], [ %267, %264 ], [ %261, %260 ]
  %274 = phi i64 [ %262, %269 ], [ %268, %264 ], [ %262, %260 ]
  br i1 %236, label %275, label %284

275:
  br i1 %237, label %281, label %276

276:
  %277 = urem i64 %274, %62
  %278 = mul nsw i64 %61, %277
  %279 = add nsw i64 %278, %273
  %280 = udiv i64 %274, %62
  br label %284

281:
  %282 = mul nsw i64 %61, %274
  %283 = add nsw i64 %282, %273
  br label %284

284:
  %285 = phi i64 [ %283, %281 ], [ %279, %276 ], [ %273, %272 ]
  %286 = phi i64 [ %274, %281 ], [ %280, %276 ], [ %274, %272 ]
  br i1 %238, label %287, label %296

287:
  br i1 %239, label %293, label %288

288:
  %289 = urem i64 %286, %71
  %290 = mul nsw i64 %70, %289
  %291 = add nsw i64 %290, %285
  %292 = udiv i64 %286, %71
  br label %296

293:
  %294 = mul nsw i64 %70, %286
  %295 = add nsw i64 %294, %285
  br label %296

296:
  %297 = phi i64 [ %295, %293 ], [ %291, %288 ], [ %285, %284 ]
  %298 = phi i64 [ %286, %293 ], [ %292, %288 ], [ %286, %284 ]
  br i1 %240, label %299, label %308

299:
  br i1 %241, label %305, label %300

300:
  %301 = urem i64 %298, %79
  %302 = mul nsw i64 %80, %301
  %303 = add nsw i64 %302, %297
  %304 = udiv i64 %298, %79
  br label %308

305:
  %306 = mul nsw i64 %80, %298
  %307 = add nsw i64 %306, %297
  br label %308

308:
  %309 = phi i64 [ %307, %305 ], [ %303, %300 ], [ %297, %296 ]
  %310 = phi i64 [ %298, %305 ], [ %304, %300 ], [ %298, %296 ]
  br i1 %242, label %311, label %319

311:
  br i1 %243, label %316, label %312

312:
  %313 = urem i64 %310, %88
  %314 = mul nsw i64 %89, %313
  %315 = add nsw i64 %314, %309
  br label %319

316:
  %317 = mul nsw i64 %89, %310
  %318 = add nsw i64 %317, %309
  br label %319

319:
  %320 = phi i64 [ %318, %316 ], [ %315, %312 ], [ %309, %308 ]
  %321 = getelementptr inbounds i8, ptr %12, i64 %320
  %322 = mul nsw i64 %34, %249
  %323 = getelementptr inbounds i8, ptr %321, i64 %322
  tail call void @pad.fortran.type.finalize_element(ptr noundef %146, ptr noundef nonnull %323) #8
  %324 = add nuw nsw i64 %249, 1
  %325 = icmp eq i64 %324, %35
  br i1 %325, label %253, label %248

326:
  %327 = icmp eq i32 %19, 0
  br i1 %327, label %328, label %329

328:
  tail call void @pad.fortran.type.destroy(ptr noundef %146, ptr noundef nonnull %12) #8
  br label %442

329:
  %330 = mul nsw i64 %44, %35
  %331 = mul nsw i64 %53, %330
  %332 = mul nsw i64 %62, %331
  %333 = mul nsw i64 %71, %332
  %334 = mul nsw i64 %79, %333
  %335 = mul nsw i64 %88, %334
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %337, label %343

337:
  %338 = mul nsw i64 %53, %44
  %339 = mul nsw i64 %62, %338
  %340 = mul nsw i64 %71, %339
  %341 = mul nsw i64 %79, %340
  %342 = mul nsw i64 %88, %341
  br label %343

343:
  %344 = phi i64 [ 0, %329 ], [ %342, %337 ]
  %345 = icmp sgt i64 %344, 0
  br i1 %345, label %346, label %442

346:
  %347 = icmp sgt i64 %35, 0
  %348 = icmp sgt i32 %19, 1
  %349 = icmp eq i32 %19, 2
  %350 = icmp sgt i32 %19, 2
  %351 = icmp eq i32 %19, 3
  %352 = icmp sgt i32 %19, 3
  %353 = icmp eq i32 %19, 4
  %354 = icmp sgt i32 %19, 4
  %355 = icmp eq i32 %19, 5
  %356 = icmp sgt i32 %19, 5
  %357 = icmp eq i32 %19, 6
  %358 = icmp sgt i32 %19, 6
  %359 = icmp eq i32 %19, 7
  br label %360

360:
  %361 = phi i64 [ 0, %346 ], [ %370, %369 ]
  br i1 %347, label %362, label %369

362:
  %363 = mul nsw i64 %43, %361
  br label %364

364:
  %365 = phi i64 [ %440, %435 ], [ 0, %362 ]
  %366 = xor i1 %348, true
  %367 = or i1 %366, %349
  %368 = select i1 %366, i64 0, i64 %363
  br i1 %367, label %376, label %372

369:
  %370 = add nuw nsw i64 %361, 1
  %371 = icmp eq i64 %370, %344
  br i1 %371, label %442, label %360

372:
  %373 = urem i64 %361, %44
  %374 = mul nsw i64 %43, %373
  %375 = udiv i64 %361, %44
  br label %376

376:
  %377 = phi i64 [ %368, %364 ], [ %374, %372 ]
  %378 = phi i64 [ %361, %364 ], [ %375, %372 ]
  br i1 %350, label %379, label %388

379:
  br i1 %351, label %385, label %380

380:
  %381 = urem i64 %378, %53
  %382 = mul nsw i64 %52, %381
  %383 = add nsw i64 %382, %377
  %384 = udiv i64 %378, %53
  br label %388

385:
  %386 = mul nsw i64 %52, %378
  %387 = add nsw i64 %386, %377
  br label %388

388:
  %389 = phi i64 [ %387, %385 ], [ %383, %380 ], [ %377, %376 ]
  %390 = phi i64 [ %378, %385 ], [ %384, %380 ], [ %378, %376 ]
  br i1 %352, label %391, label %400

391:
  br i1 %353, label %397, label %392

392:
  %393 = urem i64 %390, %62
  %394 = mul nsw i64 %61, %393
  %395 = add nsw i64 %394, %389
  %396 = udiv i64 %390, %62
  br label %400

397:
  %398 = mul nsw i64 %61, %390
  %399 = add nsw i64 %398, %389
  br label %400

400:
  %401 = phi i64 [ %399, %397 ], [ %395, %392 ], [ %389, %388 ]
  %402 = phi i64 [ %390, %397 ], [ %396, %392 ], [ %390, %388 ]
  br i1 %354, label %403, label %412

403:
  br i1 %355, label %409, label %404

404:
  %405 = urem i64 %402, %71
  %406 = mul nsw i64 %70, %405
  %407 = add nsw i64 %406, %401
  %408 = udiv i64 %402, %71
  br label %412

409:
  %410 = mul nsw i64 %70, %402
  %411 = add nsw i64 %410, %401
  br label %412

412:
  %413 = phi i64 [ %411, %409 ], [ %407, %404 ], [ %401, %400 ]
  %414 = phi i64 [ %402, %409 ], [ %408, %404 ], [ %402, %400 ]
  br i1 %356, label %415, label %424

415:
  br i1 %357, label %421, label %416

416:
  %417 = urem i64 %414, %79
  %418 = mul nsw i64 %80, %417
  %419 = add nsw i64 %418, %413
  %420 = udiv i64 %414, %79
  br label %424

421:
  %422 = mul nsw i64 %80, %414
  %423 = add nsw i64 %422, %413
  br label %424

424:
  %425 = phi i64 [ %423, %421 ], [ %419, %416 ], [ %413, %412 ]
  %426 = phi i64 [ %414, %421 ], [ %420, %416 ], [ %414, %412 ]
  br i1 %358, label %427, label %435

427:
  br i1 %359, label %432, label %428

428:
  %429 = urem i64 %426, %88
  %430 = mul nsw i64 %89, %429
  %431 = add nsw i64 %430, %425
  br label %435

432:
  %433 = mul nsw i64 %89, %426
  %434 = add nsw i64 %433, %425
  br label %435

435:
  %436 = phi i64 [ %434, %432 ], [ %431, %428 ], [ %425, %424 ]
  %437 = getelementptr inbounds i8, ptr %12, i64 %436
  %438 = mul nsw i64 %34, %365
  %439 = getelementptr inbounds i8, ptr %437, i64 %438
  tail call void @pad.fortran.type.destroy(ptr noundef %146, ptr noundef nonnull %439) #8
  %440 = add nuw nsw i64 %365, 1
  %441 = icmp eq i64 %440, %35
  br i1 %441, label %369, label %364

442:
  tail call void @free(ptr noundef %12)
  store ptr null, ptr %0, align 8
  br label %443

443:
  %444 = phi i1 [ true, %145 ], [ true, %171 ], [ false, %442 ], [ false, %178 ], [ false, %187 ], [ false, %198 ]
  %445 = phi i1 [ false, %145 ], [ false, %171 ], [ true, %442 ], [ false, %178 ], [ false, %187 ], [ false, %198 ]
  %446 = phi i32 [ -1, %145 ], [ -1, %171 ], [ 0, %442 ], [ 11, %178 ], [ 11, %187 ], [ 11, %198 ]
  br i1 %444, label %447, label %449

447:
  %448 = tail call i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef nonnull captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef captures(none) %3, ptr noundef %4, i32 noundef %5) "pad-otherwise" #8
  br label %465

449:
  br i1 %445, label %450, label %465

450:
  br i1 %147, label %463, label %451

451:
  %452 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %453 = load i8, ptr %452, align 1
  %454 = and i8 %453, 1
  %455 = icmp ne i8 %454, 0
  %456 = icmp ult i32 %19, 8
  %457 = select i1 %455, i1 %456, i1 false
  br i1 %457, label %458, label %463

458:
  %459 = mul nuw i32 %19, 24
  %460 = zext nneg i32 %459 to i64
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 %460
  %462 = getelementptr inbounds nuw i8, ptr %461, i64 24
  store ptr %1, ptr %462, align 8
  br label %463

463:
  %464 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %464, align 1
  br label %465

465:
  %466 = phi i32 [ %448, %447 ], [ %446, %463 ], [ %446, %449 ]
  ret i32 %466
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
  br label %726

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
  br i1 %375, label %726, label %376

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
  br i1 %385, label %394, label %726

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
  br i1 %399, label %726, label %394

400:
  %401 = icmp eq ptr %18, null
  br i1 %401, label %641, label %402

402:
  %403 = icmp eq i32 %362, 1
  br i1 %403, label %404, label %640

404:
  %405 = getelementptr inbounds nuw i8, ptr %152, i64 431
  %406 = load i8, ptr %405, align 1
  %407 = icmp eq i8 %406, 0
  br i1 %407, label %408, label %524

408:
  %409 = icmp eq i32 %25, 0
  br i1 %409, label %410, label %411

410:
  tail call void @pad.fortran.type.finalize(ptr noundef %152, ptr noundef nonnull %18) #8
  br label %524

411:
  %412 = mul nsw i64 %49, %40
  %413 = mul nsw i64 %58, %412
  %414 = mul nsw i64 %67, %413
  %415 = mul nsw i64 %76, %414
  %416 = mul nsw i64 %85, %415
  %417 = mul nsw i64 %94, %416
  %418 = icmp sgt i64 %417, 0
  br i1 %418, label %419, label %425

419:
  %420 = mul nsw i64 %58, %49
  %421 = mul nsw i64 %67, %420
  %422 = mul nsw i64 %76, %421
  %423 = mul nsw i64 %85, %422
  %424 = mul nsw i64 %94, %423
  br label %425

425:
  %426 = phi i64 [ 0, %411 ], [ %424, %419 ]
  %427 = icmp sgt i64 %426, 0
  br i1 %427, label %428, label %524

428:
  %429 = icmp sgt i64 %40, 0
  %430 = icmp sgt i32 %25, 1
  %431 = icmp eq i32 %25, 2
  %432 = icmp sgt i32 %25, 2
  %433 = icmp eq i32 %25, 3
  %434 = icmp sgt i32 %25, 3
  %435 = icmp eq i32 %25, 4
  %436 = icmp sgt i32 %25, 4
  %437 = icmp eq i32 %25, 5
  %438 = icmp sgt i32 %25, 5
  %439 = icmp eq i32 %25, 6
  %440 = icmp sgt i32 %25, 6
  %441 = icmp eq i32 %25, 7
  br label %442

442:
  %443 = phi i64 [ 0, %428 ], [ %452, %451 ]
  br i1 %429, label %444, label %451

444:
  %445 = mul nsw i64 %50, %443
  br label %446

446:
  %447 = phi i64 [ %522, %517 ], [ 0, %444 ]
  %448 = xor i1 %430, true
  %449 = or i1 %448, %431
  %450 = select i1 %448, i64 0, i64 %445
  br i1 %449, label %458, label %454

451:
  %452 = add nuw nsw i64 %443, 1
  %453 = icmp eq i64 %452, %426
  br i1 %453, label %524, label %442

454:
  %455 = urem i64 %443, %49
  %456 = mul nsw i64 %50, %455
  %457 = udiv i64 %443, %49
  br label %458

458:
  %459 = phi i64 [ %450, %446 ], [ %456, %454 ]
  %460 = phi i64 [ %443, %446 ], [ %457, %454 ]
  br i1 %432, label %461, label %470

461:
  br i1 %433, label %467, label %462

462:
  %463 = urem i64 %460, %58
  %464 = mul nsw i64 %59, %463
  %465 = add nsw i64 %464, %459
  %466 = udiv i64 %460, %58
  br label %470

467:
  %468 = mul nsw i64 %59, %460
  %469 = add nsw i64 %468, %459
  br label %470

470:
  %471 = phi i64 [ %469, %467 ], [ %465, %462 ], [ %459, %458 ]
  %472 = phi i64 [ %460, %467 ], [ %466, %462 ], [ %460, %458 ]
  br i1 %434, label %473, label %482

473:
  br i1 %435, label %479, label %474

474:
  %475 = urem i64 %472, %67
  %476 = mul nsw i64 %68, %475
  %477 = add nsw i64 %476, %471
  %478 = udiv i64 %472, %67
  br label %482

479:
  %480 = mul nsw i64 %68, %472
  %481 = add nsw i64 %480, %471
  br label %482

482:
  %483 = phi i64 [ %481, %479 ], [ %477, %474 ], [ %471, %470 ]
  %484 = phi i64 [ %472, %479 ], [ %478, %474 ], [ %472, %470 ]
  br i1 %436, label %485, label %494

485:
  br i1 %437, label %491, label %486

486:
  %487 = urem i64 %484, %76
  %488 = mul nsw i64 %77, %487
  %489 = add nsw i64 %488, %483
  %490 = udiv i64 %484, %76
  br label %494

491:
  %492 = mul nsw i64 %77, %484
  %493 = add nsw i64 %492, %483
  br label %494

494:
  %495 = phi i64 [ %493, %491 ], [ %489, %486 ], [ %483, %482 ]
  %496 = phi i64 [ %484, %491 ], [ %490, %486 ], [ %484, %482 ]
  br i1 %438, label %497, label %506

497:
  br i1 %439, label %503, label %498

498:
  %499 = urem i64 %496, %85
  %500 = mul nsw i64 %86, %499
  %501 = add nsw i64 %500, %495
  %502 = udiv i64 %496, %85
  br label %506

503:
  %504 = mul nsw i64 %86, %496
  %505 = add nsw i64 %504, %495
  br label %506

506:
  %507 = phi i64 [ %505, %503 ], [ %501, %498 ], [ %495, %494 ]
  %508 = phi i64 [ %496, %503 ], [ %502, %498 ], [ %496, %494 ]
  br i1 %440, label %509, label %517

509:
  br i1 %441, label %514, label %510

510:
  %511 = urem i64 %508, %94
  %512 = mul nsw i64 %95, %511
  %513 = add nsw i64 %512, %507
  br label %517

514:
  %515 = mul nsw i64 %95, %508
  %516 = add nsw i64 %515, %507
  br label %517

517:
  %518 = phi i64 [ %516, %514 ], [ %513, %510 ], [ %507, %506 ]
  %519 = getelementptr inbounds i8, ptr %18, i64 %518
  %520 = mul nsw i64 %41, %447
  %521 = getelementptr inbounds i8, ptr %519, i64 %520
  tail call void @pad.fortran.type.finalize_element(ptr noundef %152, ptr noundef nonnull %521) #8
  %522 = add nuw nsw i64 %447, 1
  %523 = icmp eq i64 %522, %40
  br i1 %523, label %451, label %446

524:
  %525 = icmp eq i32 %25, 0
  br i1 %525, label %526, label %527

526:
  tail call void @pad.fortran.type.destroy(ptr noundef %152, ptr noundef nonnull %18) #8
  br label %640

527:
  %528 = mul nsw i64 %49, %40
  %529 = mul nsw i64 %58, %528
  %530 = mul nsw i64 %67, %529
  %531 = mul nsw i64 %76, %530
  %532 = mul nsw i64 %85, %531
  %533 = mul nsw i64 %94, %532
  %534 = icmp sgt i64 %533, 0
  br i1 %534, label %535, label %541

535:
  %536 = mul nsw i64 %58, %49
  %537 = mul nsw i64 %67, %536
  %538 = mul nsw i64 %76, %537
  %539 = mul nsw i64 %85, %538
  %540 = mul nsw i64 %94, %539
  br label %541

541:
  %542 = phi i64 [ 0, %527 ], [ %540, %535 ]
  %543 = icmp sgt i64 %542, 0
  br i1 %543, label %544, label %640

544:
  %545 = icmp sgt i64 %40, 0
  %546 = icmp sgt i32 %25, 1
  %547 = icmp eq i32 %25, 2
  %548 = icmp sgt i32 %25, 2
  %549 = icmp eq i32 %25, 3
  %550 = icmp sgt i32 %25, 3
  %551 = icmp eq i32 %25, 4
  %552 = icmp sgt i32 %25, 4
  %553 = icmp eq i32 %25, 5
  %554 = icmp sgt i32 %25, 5
  %555 = icmp eq i32 %25, 6
  %556 = icmp sgt i32 %25, 6
  %557 = icmp eq i32 %25, 7
  br label %558

558:
  %559 = phi i64 [ 0, %544 ], [ %568, %567 ]
  br i1 %545, label %560, label %567

560:
  %561 = mul nsw i64 %50, %559
  br label %562

562:
  %563 = phi i64 [ %638, %633 ], [ 0, %560 ]
  %564 = xor i1 %546, true
  %565 = or i1 %564, %547
  %566 = select i1 %564, i64 0, i64 %561
  br i1 %565, label %574, label %570

567:
  %568 = add nuw nsw i64 %559, 1
  %569 = icmp eq i64 %568, %542
  br i1 %569, label %640, label %558

570:
  %571 = urem i64 %559, %49
  %572 = mul nsw i64 %50, %571
  %573 = udiv i64 %559, %49
  br label %574

574:
  %575 = phi i64 [ %566, %562 ], [ %572, %570 ]
  %576 = phi i64 [ %559, %562 ], [ %573, %570 ]
  br i1 %548, label %577, label %586

577:
  br i1 %549, label %583, label %578

578:
  %579 = urem i64 %576, %58
  %580 = mul nsw i64 %59, %579
  %581 = add nsw i64 %580, %575
  %582 = udiv i64 %576, %58
  br label %586

583:
  %584 = mul nsw i64 %59, %576
  %585 = add nsw i64 %584, %575
  br label %586

586:
  %587 = phi i64 [ %585, %583 ], [ %581, %578 ], [ %575, %574 ]
  %588 = phi i64 [ %576, %583 ], [ %582, %578 ], [ %576, %574 ]
  br i1 %550, label %589, label %598

589:
  br i1 %551, label %595, label %590

590:
  %591 = urem i64 %588, %67
  %592 = mul nsw i64 %68, %591
  %593 = add nsw i64 %592, %587
  %594 = udiv i64 %588, %67
  br label %598

595:
  %596 = mul nsw i64 %68, %588
  %597 = add nsw i64 %596, %587
  br label %598

598:
  %599 = phi i64 [ %597, %595 ], [ %593, %590 ], [ %587, %586 ]
  %600 = phi i64 [ %588, %595 ], [ %594, %590 ], [ %588, %586 ]
  br i1 %552, label %601, label %610

601:
  br i1 %553, label %607, label %602

602:
  %603 = urem i64 %600, %76
  %604 = mul nsw i64 %77, %603
  %605 = add nsw i64 %604, %599
  %606 = udiv i64 %600, %76
  br label %610

607:
  %608 = mul nsw i64 %77, %600
  %609 = add nsw i64 %608, %599
  br label %610

610:
  %611 = phi i64 [ %609, %607 ], [ %605, %602 ], [ %599, %598 ]
  %612 = phi i64 [ %600, %607 ], [ %606, %602 ], [ %600, %598 ]
  br i1 %554, label %613, label %622

613:
  br i1 %555, label %619, label %614

614:
  %615 = urem i64 %612, %85
  %616 = mul nsw i64 %86, %615
  %617 = add nsw i64 %616, %611
  %618 = udiv i64 %612, %85
  br label %622

619:
  %620 = mul nsw i64 %86, %612
  %621 = add nsw i64 %620, %611
  br label %622

622:
  %623 = phi i64 [ %621, %619 ], [ %617, %614 ], [ %611, %610 ]
  %624 = phi i64 [ %612, %619 ], [ %618, %614 ], [ %612, %610 ]
  br i1 %556, label %625, label %633

625:
  br i1 %557, label %630, label %626

626:
  %627 = urem i64 %624, %94
  %628 = mul nsw i64 %95, %627
  %629 = add nsw i64 %628, %623
  br label %633

630:
  %631 = mul nsw i64 %95, %624
  %632 = add nsw i64 %631, %623
  br label %633

633:
  %634 = phi i64 [ %632, %630 ], [ %629, %626 ], [ %623, %622 ]
  %635 = getelementptr inbounds i8, ptr %18, i64 %634
  %636 = mul nsw i64 %41, %563
  %637 = getelementptr inbounds i8, ptr %635, i64 %636
  tail call void @pad.fortran.type.destroy(ptr noundef %152, ptr noundef nonnull %637) #8
  %638 = add nuw nsw i64 %563, 1
  %639 = icmp eq i64 %638, %40
  br i1 %639, label %567, label %562

640:
  tail call void @free(ptr noundef %18)
  store ptr null, ptr %0, align 8
  br label %641

641:
  %642 = icmp eq ptr %153, null
  br i1 %642, label %726, label %643

643:
  store ptr %153, ptr %0, align 8
  %644 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %159, ptr %644, align 8
  %645 = trunc i32 %173 to i8
  %646 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %645, ptr %646, align 1
  %647 = icmp sgt i32 %166, 0
  br i1 %647, label %648, label %652

648:
  %649 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %185, ptr %649, align 8
  %650 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %184, ptr %650, align 8
  %651 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %183, ptr %651, align 8
  br label %652

652:
  %653 = icmp sgt i32 %166, 1
  br i1 %653, label %654, label %658

654:
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %197, ptr %655, align 8
  %656 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %196, ptr %656, align 8
  %657 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %195, ptr %657, align 8
  br label %658

658:
  %659 = icmp sgt i32 %166, 2
  br i1 %659, label %660, label %664

660:
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %209, ptr %661, align 8
  %662 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %208, ptr %662, align 8
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %207, ptr %663, align 8
  br label %664

664:
  %665 = icmp sgt i32 %166, 3
  br i1 %665, label %666, label %670

666:
  %667 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %221, ptr %667, align 8
  %668 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %220, ptr %668, align 8
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %219, ptr %669, align 8
  br label %670

670:
  %671 = icmp sgt i32 %166, 4
  br i1 %671, label %672, label %676

672:
  %673 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %233, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %232, ptr %674, align 8
  %675 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %231, ptr %675, align 8
  br label %676

676:
  %677 = icmp sgt i32 %166, 5
  br i1 %677, label %678, label %682

678:
  %679 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %245, ptr %679, align 8
  %680 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %244, ptr %680, align 8
  %681 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %243, ptr %681, align 8
  br label %682

682:
  %683 = icmp sgt i32 %166, 6
  br i1 %683, label %684, label %688

684:
  %685 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %257, ptr %685, align 8
  %686 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %256, ptr %686, align 8
  %687 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %255, ptr %687, align 8
  br label %688

688:
  %689 = icmp eq ptr %314, null
  br i1 %689, label %702, label %690

690:
  %691 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %692 = load i8, ptr %691, align 1
  %693 = and i8 %692, 1
  %694 = icmp ne i8 %693, 0
  %695 = icmp ult i32 %166, 8
  %696 = select i1 %694, i1 %695, i1 false
  br i1 %696, label %697, label %702

697:
  %698 = mul nuw i32 %166, 24
  %699 = zext nneg i32 %698 to i64
  %700 = getelementptr inbounds nuw i8, ptr %0, i64 %699
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 24
  store ptr %314, ptr %701, align 8
  br label %702

702:
  store ptr null, ptr %1, align 8
  %703 = icmp eq ptr %2, null
  br i1 %703, label %726, label %704

704:
  %705 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %706 = load i8, ptr %705, align 1
  %707 = and i8 %706, 1
  %708 = icmp eq i8 %707, 0
  br i1 %708, label %726, label %709

709:
  switch i32 %166, label %726 [
    i32 0, label %710
    i32 1, label %712
    i32 2, label %714
    i32 3, label %716
    i32 4, label %718
    i32 5, label %720
    i32 6, label %722
    i32 7, label %724
  ]

710:
  %711 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %2, ptr %711, align 8
  br label %726

712:
  %713 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %2, ptr %713, align 8
  br label %726

714:
  %715 = getelementptr inbounds nuw i8, ptr %1, i64 72
  store ptr %2, ptr %715, align 8
  br label %726

716:
  %717 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store ptr %2, ptr %717, align 8
  br label %726

718:
  %719 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store ptr %2, ptr %719, align 8
  br label %726

720:
  %721 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store ptr %2, ptr %721, align 8
  br label %726

722:
  %723 = getelementptr inbounds nuw i8, ptr %1, i64 168
  store ptr %2, ptr %723, align 8
  br label %726

724:
  %725 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store ptr %2, ptr %725, align 8
  br label %726

726:
  %727 = phi i32 [ %367, %366 ], [ 0, %641 ], [ 109, %383 ], [ 109, %374 ], [ 0, %702 ], [ 0, %704 ], [ 0, %722 ], [ 0, %709 ], [ 0, %710 ], [ 0, %712 ], [ 0, %714 ], [ 0, %716 ], [ 0, %718 ], [ 0, %720 ], [ 0, %724 ], [ 109, %394 ]
  ret i32 %727
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

declare void @pad.fortran.type.finalize(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @pad.fortran.type.finalize_element(ptr noundef, ptr noundef) local_unnamed_addr #2

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
