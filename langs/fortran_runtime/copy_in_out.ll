; Made from copy_in_out.c by regenerate.py.
; CopyInAssign: 4 arguments, facts of 1
; CopyOutAssign: 4 arguments, facts of 0 1

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.CopyInAssign(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = load ptr, ptr %1, align 8
  %11 = icmp eq i64 %7, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %12 ], [ %7, %9 ]
  %17 = icmp eq i32 %4, -128
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load i8, ptr %19, align 4
  %21 = sext i8 %20 to i32
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ %4, %15 ]
  %24 = icmp eq i32 %5, -128
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %25 ], [ %5, %22 ]
  %31 = icmp sgt i32 %23, 0
  br i1 %31, label %32, label %39

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %38 = load i64, ptr %37, align 8
  br label %39

39:
  %40 = phi i64 [ %38, %32 ], [ 0, %29 ]
  %41 = phi i64 [ %36, %32 ], [ 1, %29 ]
  %42 = phi i64 [ %34, %32 ], [ 1, %29 ]
  %43 = icmp sgt i32 %23, 1
  br i1 %43, label %44, label %51

44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %50 = load i64, ptr %49, align 8
  br label %51

51:
  %52 = phi i64 [ %50, %44 ], [ 0, %39 ]
  %53 = phi i64 [ %48, %44 ], [ 1, %39 ]
  %54 = phi i64 [ %46, %44 ], [ 1, %39 ]
  %55 = icmp sgt i32 %23, 2
  br i1 %55, label %56, label %63

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %62 = load i64, ptr %61, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %56 ], [ 0, %51 ]
  %65 = phi i64 [ %60, %56 ], [ 1, %51 ]
  %66 = phi i64 [ %58, %56 ], [ 1, %51 ]
  %67 = icmp sgt i32 %23, 3
  br i1 %67, label %68, label %75

68:
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %68 ], [ 0, %63 ]
  %77 = phi i64 [ %72, %68 ], [ 1, %63 ]
  %78 = phi i64 [ %70, %68 ], [ 1, %63 ]
  %79 = icmp sgt i32 %23, 4
  br i1 %79, label %80, label %87

80:
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %86 = load i64, ptr %85, align 8
  br label %87

87:
  %88 = phi i64 [ %86, %80 ], [ 0, %75 ]
  %89 = phi i64 [ %84, %80 ], [ 1, %75 ]
  %90 = phi i64 [ %82, %80 ], [ 1, %75 ]
  %91 = icmp sgt i32 %23, 5
  br i1 %91, label %92, label %99

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %98 = load i64, ptr %97, align 8
  br label %99

99:
  %100 = phi i64 [ %98, %92 ], [ 0, %87 ]
  %101 = phi i64 [ %96, %92 ], [ 1, %87 ]
  %102 = phi i64 [ %94, %92 ], [ 1, %87 ]
  %103 = icmp sgt i32 %23, 6
  br i1 %103, label %104, label %111

104:
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %110 = load i64, ptr %109, align 8
  br label %111

111:
  %112 = phi i64 [ %110, %104 ], [ 0, %99 ]
  %113 = phi i64 [ %108, %104 ], [ 1, %99 ]
  %114 = phi i64 [ %106, %104 ], [ 1, %99 ]
  %115 = icmp eq ptr %8, null
  %116 = icmp eq i32 %30, 42
  %117 = select i1 %115, i1 %116, i1 false
  br i1 %117, label %118, label %170

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %120 = load i8, ptr %119, align 1
  %121 = and i8 %120, 1
  %122 = icmp eq i8 %121, 0
  br i1 %122, label %170, label %123

123:
  %124 = icmp eq i32 %23, 0
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi ptr [ %127, %125 ], [ null, %123 ]
  %130 = icmp eq i32 %23, 1
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ %133, %131 ], [ %129, %128 ]
  %136 = icmp eq i32 %23, 2
  br i1 %136, label %137, label %140

137:
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %139 = load ptr, ptr %138, align 8
  br label %140

140:
  %141 = phi ptr [ %139, %137 ], [ %135, %134 ]
  %142 = icmp eq i32 %23, 3
  br i1 %142, label %143, label %146

143:
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %145 = load ptr, ptr %144, align 8
  br label %146

146:
  %147 = phi ptr [ %145, %143 ], [ %141, %140 ]
  %148 = icmp eq i32 %23, 4
  br i1 %148, label %149, label %152

149:
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %151 = load ptr, ptr %150, align 8
  br label %152

152:
  %153 = phi ptr [ %151, %149 ], [ %147, %146 ]
  %154 = icmp eq i32 %23, 5
  br i1 %154, label %155, label %158

155:
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %157 = load ptr, ptr %156, align 8
  br label %158

158:
  %159 = phi ptr [ %157, %155 ], [ %153, %152 ]
  %160 = icmp eq i32 %23, 6
  br i1 %160, label %161, label %164

161:
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %163 = load ptr, ptr %162, align 8
  br label %164

164:
  %165 = phi ptr [ %163, %161 ], [ %159, %158 ]
  %166 = icmp eq i32 %23, 7
  br i1 %166, label %167, label %170

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %169 = load ptr, ptr %168, align 8
  br label %170

170:
  %171 = phi ptr [ null, %118 ], [ %8, %111 ], [ %169, %167 ], [ %165, %164 ]
  %172 = icmp sgt i32 %23, 7
  br i1 %172, label %196, label %173

173:
  br i1 %116, label %174, label %192

174:
  %175 = icmp eq ptr %171, null
  br i1 %175, label %196, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %171, i64 430
  %178 = load i8, ptr %177, align 2
  %179 = icmp eq i8 %178, 0
  br i1 %179, label %188, label %180

180:
  %181 = getelementptr inbounds nuw i8, ptr %171, i64 431
  %182 = load i8, ptr %181, align 1
  %183 = icmp eq i8 %182, 0
  br i1 %183, label %188, label %184

184:
  %185 = getelementptr inbounds nuw i8, ptr %171, i64 432
  %186 = load i8, ptr %185, align 8
  %187 = icmp eq i8 %186, 0
  br i1 %187, label %188, label %196

188:
  %189 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %171) #7
  %190 = icmp eq i32 %189, 0
  %191 = select i1 %190, i32 2, i32 1
  br label %196

192:
  %193 = add i32 %30, -1
  %194 = icmp ult i32 %193, 49
  %195 = select i1 %194, i32 0, i32 2
  br label %196

196:
  %197 = phi i32 [ %195, %192 ], [ 2, %170 ], [ 2, %174 ], [ %191, %188 ], [ 0, %184 ]
  %198 = icmp eq i32 %197, 2
  br i1 %198, label %199, label %200

199:
  tail call void @_FortranACopyInAssign(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %1259

200:
  store ptr null, ptr %0, align 8
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %16, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %202, align 8
  %203 = trunc i32 %23 to i8
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %203, ptr %204, align 4
  %205 = trunc i32 %30 to i8
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %205, ptr %206, align 1
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 2, ptr %207, align 2
  %208 = icmp ne ptr %171, null
  %209 = zext i1 %208 to i8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %209, ptr %210, align 1
  %211 = icmp sgt i32 %23, 0
  br i1 %211, label %212, label %216

212:
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %42, ptr %213, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %41, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %40, ptr %215, align 8
  br label %216

216:
  %217 = icmp sgt i32 %23, 1
  br i1 %217, label %218, label %222

218:
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %54, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %53, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %52, ptr %221, align 8
  br label %222

222:
  %223 = icmp sgt i32 %23, 2
  br i1 %223, label %224, label %228

224:
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %66, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %65, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %64, ptr %227, align 8
  br label %228

228:
  %229 = icmp sgt i32 %23, 3
  br i1 %229, label %230, label %234

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %78, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %77, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %76, ptr %233, align 8
  br label %234

234:
  %235 = icmp sgt i32 %23, 4
  br i1 %235, label %236, label %240

236:
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %90, ptr %237, align 8
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %89, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %88, ptr %239, align 8
  br label %240

240:
  %241 = icmp sgt i32 %23, 5
  br i1 %241, label %242, label %246

242:
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %102, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %101, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %100, ptr %245, align 8
  br label %246

246:
  %247 = icmp sgt i32 %23, 6
  br i1 %247, label %248, label %252

248:
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %114, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %113, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %112, ptr %251, align 8
  br label %252

252:
  %253 = icmp ult i32 %23, 8
  %254 = select i1 %208, i1 %253, i1 false
  br i1 %254, label %255, label %260

255:
  %256 = mul nuw i32 %23, 24
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 24
  store ptr %171, ptr %259, align 8
  br label %260

260:
  switch i32 %30, label %264 [
    i32 28, label %265
    i32 27, label %261
    i32 35, label %262
    i32 34, label %263
  ]

261:
  br label %265

262:
  br label %265

263:
  br label %265

264:
  br label %265

265:
  %266 = phi i32 [ 0, %264 ], [ 1, %261 ], [ 4, %262 ], [ 3, %263 ], [ 2, %260 ]
  %267 = icmp eq i32 %23, 0
  %268 = mul nsw i64 %53, %41
  %269 = mul nsw i64 %65, %268
  %270 = mul nsw i64 %77, %269
  %271 = mul nsw i64 %89, %270
  %272 = mul nsw i64 %101, %271
  %273 = mul nsw i64 %113, %272
  %274 = mul i64 %273, %16
  %275 = tail call i64 @llvm.umax.i64(i64 %274, i64 1)
  %276 = tail call ptr @malloc(i64 noundef %275) #8
  store ptr %276, ptr %0, align 8
  store i64 %16, ptr %201, align 8
  store i8 %205, ptr %206, align 1
  br i1 %267, label %345, label %277

277:
  %278 = icmp sgt i32 %23, 0
  br i1 %278, label %279, label %286

279:
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %281 = icmp slt i64 %41, 1
  %282 = select i1 %281, i64 1, i64 %42
  store i64 %282, ptr %280, align 8
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %41, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %16, ptr %284, align 8
  %285 = mul i64 %41, %16
  br label %286

286:
  %287 = phi i64 [ %285, %279 ], [ %16, %277 ]
  %288 = icmp sgt i32 %23, 1
  br i1 %288, label %289, label %296

289:
  %290 = icmp slt i64 %53, 1
  %291 = select i1 %290, i64 1, i64 %54
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %291, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %53, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %287, ptr %294, align 8
  %295 = mul i64 %53, %287
  br label %296

296:
  %297 = phi i64 [ %295, %289 ], [ %287, %286 ]
  %298 = icmp sgt i32 %23, 2
  br i1 %298, label %299, label %306

299:
  %300 = icmp slt i64 %65, 1
  %301 = select i1 %300, i64 1, i64 %66
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %301, ptr %302, align 8
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %65, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %297, ptr %304, align 8
  %305 = mul i64 %65, %297
  br label %306

306:
  %307 = phi i64 [ %305, %299 ], [ %297, %296 ]
  %308 = icmp sgt i32 %23, 3
  br i1 %308, label %309, label %316

309:
  %310 = icmp slt i64 %77, 1
  %311 = select i1 %310, i64 1, i64 %78
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %311, ptr %312, align 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %77, ptr %313, align 8
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %307, ptr %314, align 8
  %315 = mul i64 %77, %307
  br label %316

316:
  %317 = phi i64 [ %315, %309 ], [ %307, %306 ]
  %318 = icmp sgt i32 %23, 4
  br i1 %318, label %319, label %326

319:
  %320 = icmp slt i64 %89, 1
  %321 = select i1 %320, i64 1, i64 %90
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %321, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %89, ptr %323, align 8
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %317, ptr %324, align 8
  %325 = mul i64 %89, %317
  br label %326

326:
  %327 = phi i64 [ %325, %319 ], [ %317, %316 ]
  %328 = icmp sgt i32 %23, 5
  br i1 %328, label %329, label %336

329:
  %330 = icmp slt i64 %101, 1
  %331 = select i1 %330, i64 1, i64 %102
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %331, ptr %332, align 8
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %101, ptr %333, align 8
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %327, ptr %334, align 8
  %335 = mul i64 %101, %327
  br label %336

336:
  %337 = phi i64 [ %335, %329 ], [ %327, %326 ]
  %338 = icmp sgt i32 %23, 6
  br i1 %338, label %339, label %345

339:
  %340 = icmp slt i64 %113, 1
  %341 = select i1 %340, i64 1, i64 %114
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %341, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %113, ptr %343, align 8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %337, ptr %344, align 8
  br label %345

345:
  %346 = phi i64 [ %40, %336 ], [ %40, %339 ], [ 0, %265 ]
  %347 = phi i64 [ %52, %336 ], [ %52, %339 ], [ 0, %265 ]
  %348 = phi i64 [ %64, %336 ], [ %64, %339 ], [ 0, %265 ]
  %349 = phi i64 [ %76, %336 ], [ %76, %339 ], [ 0, %265 ]
  %350 = phi i64 [ %88, %336 ], [ %88, %339 ], [ 0, %265 ]
  %351 = phi i64 [ %100, %336 ], [ %100, %339 ], [ 0, %265 ]
  %352 = phi i64 [ %112, %336 ], [ %112, %339 ], [ 0, %265 ]
  %353 = mul nsw i64 %41, %16
  %354 = mul nsw i64 %53, %353
  %355 = mul nsw i64 %65, %354
  %356 = mul nsw i64 %77, %355
  %357 = mul nsw i64 %89, %356
  %358 = mul nsw i64 %101, %357
  %359 = icmp eq i32 %197, 0
  br i1 %359, label %360, label %761

360:
  %361 = mul nsw i64 %41, %16
  %362 = icmp ne i64 %53, 1
  %363 = icmp ne i64 %353, %361
  %364 = select i1 %362, i1 %363, i1 false
  %365 = mul nsw i64 %53, %361
  %366 = icmp ne i64 %65, 1
  %367 = icmp ne i64 %354, %365
  %368 = select i1 %366, i1 %367, i1 false
  %369 = or i1 %368, %364
  %370 = mul nsw i64 %65, %365
  %371 = icmp ne i64 %77, 1
  %372 = icmp ne i64 %355, %370
  %373 = select i1 %371, i1 %372, i1 false
  %374 = or i1 %373, %369
  %375 = mul nsw i64 %77, %370
  %376 = icmp ne i64 %89, 1
  %377 = icmp ne i64 %356, %375
  %378 = select i1 %376, i1 %377, i1 false
  %379 = or i1 %378, %374
  %380 = mul nsw i64 %89, %375
  %381 = icmp ne i64 %101, 1
  %382 = icmp ne i64 %357, %380
  %383 = select i1 %381, i1 %382, i1 false
  %384 = or i1 %383, %379
  %385 = icmp ne i64 %113, 1
  %386 = mul nsw i64 %101, %380
  %387 = icmp ne i64 %358, %386
  %388 = select i1 %385, i1 %387, i1 false
  %389 = or i1 %388, %384
  %390 = mul i64 %53, %41
  %391 = mul i64 %65, %390
  %392 = mul i64 %77, %391
  %393 = mul i64 %89, %392
  %394 = mul i64 %101, %393
  %395 = mul i64 %113, %394
  br i1 %389, label %524, label %396

396:
  %397 = icmp eq i64 %41, 1
  %398 = icmp eq i64 %346, %16
  %399 = select i1 %397, i1 true, i1 %398
  %400 = mul nsw i64 %41, %16
  %401 = icmp eq i64 %53, 1
  %402 = icmp eq i64 %347, %400
  %403 = select i1 %401, i1 true, i1 %402
  %404 = and i1 %403, %399
  %405 = mul nsw i64 %53, %400
  %406 = icmp eq i64 %65, 1
  %407 = icmp eq i64 %348, %405
  %408 = select i1 %406, i1 true, i1 %407
  %409 = and i1 %408, %404
  %410 = mul nsw i64 %65, %405
  %411 = icmp eq i64 %77, 1
  %412 = icmp eq i64 %349, %410
  %413 = select i1 %411, i1 true, i1 %412
  %414 = and i1 %413, %409
  %415 = mul nsw i64 %77, %410
  %416 = icmp eq i64 %89, 1
  %417 = icmp eq i64 %350, %415
  %418 = select i1 %416, i1 true, i1 %417
  %419 = and i1 %418, %414
  %420 = mul nsw i64 %89, %415
  %421 = icmp eq i64 %101, 1
  %422 = icmp eq i64 %351, %420
  %423 = select i1 %421, i1 true, i1 %422
  %424 = and i1 %423, %419
  %425 = icmp eq i64 %113, 1
  %426 = mul nsw i64 %101, %420
  %427 = icmp eq i64 %352, %426
  %428 = select i1 %425, i1 true, i1 %427
  %429 = and i1 %428, %424
  br i1 %429, label %430, label %524

430:
  %431 = icmp ugt ptr %276, %10
  %432 = select i1 %267, i1 %431, i1 false
  br i1 %432, label %479, label %433

433:
  switch i32 %266, label %478 [
    i32 2, label %440
    i32 1, label %438
    i32 4, label %436
    i32 3, label %434
    i32 0, label %476
  ]

434:
  %435 = icmp sgt i64 %395, 0
  br i1 %435, label %466, label %1259

436:
  %437 = icmp sgt i64 %395, 0
  br i1 %437, label %456, label %1259

438:
  %439 = icmp sgt i64 %395, 0
  br i1 %439, label %449, label %1259

440:
  %441 = icmp sgt i64 %395, 0
  br i1 %441, label %442, label %1259

442:
  %443 = phi i64 [ %447, %442 ], [ 0, %440 ]
  %444 = getelementptr inbounds nuw double, ptr %276, i64 %443
  %445 = getelementptr inbounds nuw double, ptr %10, i64 %443
  %446 = load double, ptr %445, align 8
  store double %446, ptr %444, align 8
  %447 = add nuw nsw i64 %443, 1
  %448 = icmp eq i64 %447, %395
  br i1 %448, label %1259, label %442

449:
  %450 = phi i64 [ %454, %449 ], [ 0, %438 ]
  %451 = getelementptr inbounds nuw float, ptr %276, i64 %450
  %452 = getelementptr inbounds nuw float, ptr %10, i64 %450
  %453 = load float, ptr %452, align 4
  store float %453, ptr %451, align 4
  %454 = add nuw nsw i64 %450, 1
  %455 = icmp eq i64 %454, %395
  br i1 %455, label %1259, label %449

456:
  %457 = phi i64 [ %464, %456 ], [ 0, %436 ]
  %458 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %276, i64 %457
  %459 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %10, i64 %457
  %460 = load double, ptr %459, align 8
  %461 = getelementptr inbounds nuw i8, ptr %459, i64 8
  %462 = load double, ptr %461, align 8
  store double %460, ptr %458, align 8
  %463 = getelementptr inbounds nuw i8, ptr %458, i64 8
  store double %462, ptr %463, align 8
  %464 = add nuw nsw i64 %457, 1
  %465 = icmp eq i64 %464, %395
  br i1 %465, label %1259, label %456

466:
  %467 = phi i64 [ %474, %466 ], [ 0, %434 ]
  %468 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %276, i64 %467
  %469 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %10, i64 %467
  %470 = load float, ptr %469, align 4
  %471 = getelementptr inbounds nuw i8, ptr %469, i64 4
  %472 = load float, ptr %471, align 4
  store float %470, ptr %468, align 4
  %473 = getelementptr inbounds nuw i8, ptr %468, i64 4
  store float %472, ptr %473, align 4
  %474 = add nuw nsw i64 %467, 1
  %475 = icmp eq i64 %474, %395
  br i1 %475, label %1259, label %466

476:
  %477 = mul i64 %395, %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %276, ptr align 1 %10, i64 %477, i1 false)
  br label %1259

478:
  unreachable

479:
  switch i32 %266, label %478 [
    i32 2, label %486
    i32 1, label %484
    i32 4, label %482
    i32 3, label %480
    i32 0, label %522
  ]

480:
  %481 = icmp sgt i64 %395, 0
  br i1 %481, label %512, label %1259

482:
  %483 = icmp sgt i64 %395, 0
  br i1 %483, label %502, label %1259

484:
  %485 = icmp sgt i64 %395, 0
  br i1 %485, label %495, label %1259

486:
  %487 = icmp sgt i64 %395, 0
  br i1 %487, label %488, label %1259

488:
  %489 = phi i64 [ %490, %488 ], [ %395, %486 ]
  %490 = add nsw i64 %489, -1
  %491 = getelementptr inbounds nuw double, ptr %276, i64 %490
  %492 = getelementptr inbounds nuw double, ptr %10, i64 %490
  %493 = load double, ptr %492, align 8
  store double %493, ptr %491, align 8
  %494 = icmp sgt i64 %489, 1
  br i1 %494, label %488, label %1259

495:
  %496 = phi i64 [ %497, %495 ], [ %395, %484 ]
  %497 = add nsw i64 %496, -1
  %498 = getelementptr inbounds nuw float, ptr %276, i64 %497
  %499 = getelementptr inbounds nuw float, ptr %10, i64 %497
  %500 = load float, ptr %499, align 4
  store float %500, ptr %498, align 4
  %501 = icmp sgt i64 %496, 1
  br i1 %501, label %495, label %1259

502:
  %503 = phi i64 [ %504, %502 ], [ %395, %482 ]
  %504 = add nsw i64 %503, -1
  %505 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %276, i64 %504
  %506 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %10, i64 %504
  %507 = load double, ptr %506, align 8
  %508 = getelementptr inbounds nuw i8, ptr %506, i64 8
  %509 = load double, ptr %508, align 8
  store double %507, ptr %505, align 8
  %510 = getelementptr inbounds nuw i8, ptr %505, i64 8
  store double %509, ptr %510, align 8
  %511 = icmp sgt i64 %503, 1
  br i1 %511, label %502, label %1259

512:
  %513 = phi i64 [ %514, %512 ], [ %395, %480 ]
  %514 = add nsw i64 %513, -1
  %515 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %276, i64 %514
  %516 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %10, i64 %514
  %517 = load float, ptr %516, align 4
  %518 = getelementptr inbounds nuw i8, ptr %516, i64 4
  %519 = load float, ptr %518, align 4
  store float %517, ptr %515, align 4
  %520 = getelementptr inbounds nuw i8, ptr %515, i64 4
  store float %519, ptr %520, align 4
  %521 = icmp sgt i64 %513, 1
  br i1 %521, label %512, label %1259

522:
  %523 = mul i64 %395, %16
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %276, ptr align 1 %10, i64 %523, i1 false)
  br label %1259

524:
  %525 = icmp sgt i64 %395, 0
  br i1 %525, label %526, label %1259

526:
  %527 = mul nsw i64 %65, %53
  %528 = mul nsw i64 %77, %527
  %529 = mul nsw i64 %89, %528
  %530 = mul nsw i64 %101, %529
  %531 = mul nsw i64 %113, %530
  %532 = icmp sgt i64 %531, 0
  br i1 %532, label %533, label %1259

533:
  %534 = icmp sgt i64 %41, 0
  %535 = icmp sgt i64 %41, 0
  %536 = icmp sgt i64 %41, 0
  %537 = icmp sgt i64 %41, 0
  %538 = icmp sgt i64 %41, 0
  %539 = icmp sgt i32 %23, 1
  %540 = icmp eq i32 %23, 2
  %541 = icmp sgt i32 %23, 2
  %542 = icmp eq i32 %23, 3
  %543 = icmp sgt i32 %23, 3
  %544 = icmp eq i32 %23, 4
  %545 = icmp sgt i32 %23, 4
  %546 = icmp eq i32 %23, 5
  %547 = icmp sgt i32 %23, 5
  %548 = icmp eq i32 %23, 6
  %549 = icmp sgt i32 %23, 6
  %550 = icmp eq i32 %23, 7
  %551 = icmp sgt i32 %23, 1
  %552 = icmp eq i32 %23, 2
  %553 = icmp sgt i32 %23, 2
  %554 = icmp eq i32 %23, 3
  %555 = icmp sgt i32 %23, 3
  %556 = icmp eq i32 %23, 4
  %557 = icmp sgt i32 %23, 4
  %558 = icmp eq i32 %23, 5
  %559 = icmp sgt i32 %23, 5
  %560 = icmp eq i32 %23, 6
  %561 = icmp sgt i32 %23, 6
  %562 = icmp eq i32 %23, 7
  br label %563

563:
  %564 = phi i64 [ 0, %533 ], [ %759, %758 ]
  br i1 %539, label %565, label %572

565:
  br i1 %540, label %570, label %566

566:
  %567 = urem i64 %564, %53
  %568 = mul nsw i64 %353, %567
  %569 = udiv i64 %564, %53
  br label %572

570:
  %571 = mul nsw i64 %353, %564
  br label %572

572:
  %573 = phi i64 [ %571, %570 ], [ %568, %566 ], [ 0, %563 ]
  %574 = phi i64 [ %564, %570 ], [ %569, %566 ], [ %564, %563 ]
  br i1 %541, label %575, label %584

575:
  br i1 %542, label %581, label %576

576:
  %577 = urem i64 %574, %65
  %578 = mul nsw i64 %354, %577
  %579 = add nsw i64 %578, %573
  %580 = udiv i64 %574, %65
  br label %584

581:
  %582 = mul nsw i64 %354, %574
  %583 = add nsw i64 %582, %573
  br label %584

584:
  %585 = phi i64 [ %583, %581 ], [ %579, %576 ], [ %573, %572 ]
  %586 = phi i64 [ %574, %581 ], [ %580, %576 ], [ %574, %572 ]
  br i1 %543, label %587, label %596

587:
  br i1 %544, label %593, label %588

588:
  %589 = urem i64 %586, %77
  %590 = mul nsw i64 %355, %589
  %591 = add nsw i64 %590, %585
  %592 = udiv i64 %586, %77
  br label %596

593:
  %594 = mul nsw i64 %355, %586
  %595 = add nsw i64 %594, %585
  br label %596

596:
  %597 = phi i64 [ %595, %593 ], [ %591, %588 ], [ %585, %584 ]
  %598 = phi i64 [ %586, %593 ], [ %592, %588 ], [ %586, %584 ]
  br i1 %545, label %599, label %608

599:
  br i1 %546, label %605, label %600

600:
  %601 = urem i64 %598, %89
  %602 = mul nsw i64 %356, %601
  %603 = add nsw i64 %602, %597
  %604 = udiv i64 %598, %89
  br label %608

605:
  %606 = mul nsw i64 %356, %598
  %607 = add nsw i64 %606, %597
  br label %608

608:
  %609 = phi i64 [ %607, %605 ], [ %603, %600 ], [ %597, %596 ]
  %610 = phi i64 [ %598, %605 ], [ %604, %600 ], [ %598, %596 ]
  br i1 %547, label %611, label %620

611:
  br i1 %548, label %617, label %612

612:
  %613 = urem i64 %610, %101
  %614 = mul nsw i64 %357, %613
  %615 = add nsw i64 %614, %609
  %616 = udiv i64 %610, %101
  br label %620

617:
  %618 = mul nsw i64 %357, %610
  %619 = add nsw i64 %618, %609
  br label %620

620:
  %621 = phi i64 [ %619, %617 ], [ %615, %612 ], [ %609, %608 ]
  %622 = phi i64 [ %610, %617 ], [ %616, %612 ], [ %610, %608 ]
  br i1 %549, label %623, label %631

623:
  br i1 %550, label %628, label %624

624:
  %625 = urem i64 %622, %113
  %626 = mul nsw i64 %358, %625
  %627 = add nsw i64 %626, %621
  br label %631

628:
  %629 = mul nsw i64 %358, %622
  %630 = add nsw i64 %629, %621
  br label %631

631:
  %632 = phi i64 [ %630, %628 ], [ %627, %624 ], [ %621, %620 ]
  br i1 %551, label %633, label %640

633:
  br i1 %552, label %638, label %634

634:
  %635 = urem i64 %564, %53
  %636 = mul nsw i64 %347, %635
  %637 = udiv i64 %564, %53
  br label %640

638:
  %639 = mul nsw i64 %347, %564
  br label %640

640:
  %641 = phi i64 [ %639, %638 ], [ %636, %634 ], [ 0, %631 ]
  %642 = phi i64 [ %564, %638 ], [ %637, %634 ], [ %564, %631 ]
  br i1 %553, label %643, label %652

643:
  br i1 %554, label %649, label %644

644:
  %645 = urem i64 %642, %65
  %646 = mul nsw i64 %348, %645
  %647 = add nsw i64 %646, %641
  %648 = udiv i64 %642, %65
  br label %652

649:
  %650 = mul nsw i64 %348, %642
  %651 = add nsw i64 %650, %641
  br label %652

652:
  %653 = phi i64 [ %651, %649 ], [ %647, %644 ], [ %641, %640 ]
  %654 = phi i64 [ %642, %649 ], [ %648, %644 ], [ %642, %640 ]
  br i1 %555, label %655, label %664

655:
  br i1 %556, label %661, label %656

656:
  %657 = urem i64 %654, %77
  %658 = mul nsw i64 %349, %657
  %659 = add nsw i64 %658, %653
  %660 = udiv i64 %654, %77
  br label %664

661:
  %662 = mul nsw i64 %349, %654
  %663 = add nsw i64 %662, %653
  br label %664

664:
  %665 = phi i64 [ %663, %661 ], [ %659, %656 ], [ %653, %652 ]
  %666 = phi i64 [ %654, %661 ], [ %660, %656 ], [ %654, %652 ]
  br i1 %557, label %667, label %676

667:
  br i1 %558, label %673, label %668

668:
  %669 = urem i64 %666, %89
  %670 = mul nsw i64 %350, %669
  %671 = add nsw i64 %670, %665
  %672 = udiv i64 %666, %89
  br label %676

673:
  %674 = mul nsw i64 %350, %666
  %675 = add nsw i64 %674, %665
  br label %676

676:
  %677 = phi i64 [ %675, %673 ], [ %671, %668 ], [ %665, %664 ]
  %678 = phi i64 [ %666, %673 ], [ %672, %668 ], [ %666, %664 ]
  br i1 %559, label %679, label %688

679:
  br i1 %560, label %685, label %680

680:
  %681 = urem i64 %678, %101
  %682 = mul nsw i64 %351, %681
  %683 = add nsw i64 %682, %677
  %684 = udiv i64 %678, %101
  br label %688

685:
  %686 = mul nsw i64 %351, %678
  %687 = add nsw i64 %686, %677
  br label %688

688:
  %689 = phi i64 [ %687, %685 ], [ %683, %680 ], [ %677, %676 ]
  %690 = phi i64 [ %678, %685 ], [ %684, %680 ], [ %678, %676 ]
  br i1 %561, label %691, label %699

691:
  br i1 %562, label %696, label %692

692:
  %693 = urem i64 %690, %113
  %694 = mul nsw i64 %352, %693
  %695 = add nsw i64 %694, %689
  br label %699

696:
  %697 = mul nsw i64 %352, %690
  %698 = add nsw i64 %697, %689
  br label %699

699:
  %700 = phi i64 [ %698, %696 ], [ %695, %692 ], [ %689, %688 ]
  %701 = getelementptr inbounds i8, ptr %276, i64 %632
  %702 = getelementptr inbounds i8, ptr %10, i64 %700
  switch i32 %266, label %478 [
    i32 2, label %707
    i32 1, label %706
    i32 4, label %705
    i32 3, label %704
    i32 0, label %703
  ]

703:
  br i1 %534, label %750, label %758

704:
  br i1 %535, label %738, label %758

705:
  br i1 %536, label %726, label %758

706:
  br i1 %537, label %717, label %758

707:
  br i1 %538, label %708, label %758

708:
  %709 = phi i64 [ %715, %708 ], [ 0, %707 ]
  %710 = mul nsw i64 %709, %16
  %711 = getelementptr inbounds i8, ptr %701, i64 %710
  %712 = mul nsw i64 %709, %346
  %713 = getelementptr inbounds i8, ptr %702, i64 %712
  %714 = load double, ptr %713, align 8
  store double %714, ptr %711, align 8
  %715 = add nuw nsw i64 %709, 1
  %716 = icmp eq i64 %715, %41
  br i1 %716, label %758, label %708

717:
  %718 = phi i64 [ %724, %717 ], [ 0, %706 ]
  %719 = mul nsw i64 %718, %16
  %720 = getelementptr inbounds i8, ptr %701, i64 %719
  %721 = mul nsw i64 %718, %346
  %722 = getelementptr inbounds i8, ptr %702, i64 %721
  %723 = load float, ptr %722, align 4
  store float %723, ptr %720, align 4
  %724 = add nuw nsw i64 %718, 1
  %725 = icmp eq i64 %724, %41
  br i1 %725, label %758, label %717

726:
  %727 = phi i64 [ %736, %726 ], [ 0, %705 ]
  %728 = mul nsw i64 %727, %16
  %729 = getelementptr inbounds i8, ptr %701, i64 %728
  %730 = mul nsw i64 %727, %346
  %731 = getelementptr inbounds i8, ptr %702, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = getelementptr inbounds nuw i8, ptr %731, i64 8
  %734 = load double, ptr %733, align 8
  store double %732, ptr %729, align 8
  %735 = getelementptr inbounds nuw i8, ptr %729, i64 8
  store double %734, ptr %735, align 8
  %736 = add nuw nsw i64 %727, 1
  %737 = icmp eq i64 %736, %41
  br i1 %737, label %758, label %726

738:
  %739 = phi i64 [ %748, %738 ], [ 0, %704 ]
  %740 = mul nsw i64 %739, %16
  %741 = getelementptr inbounds i8, ptr %701, i64 %740
  %742 = mul nsw i64 %739, %346
  %743 = getelementptr inbounds i8, ptr %702, i64 %742
  %744 = load float, ptr %743, align 4
  %745 = getelementptr inbounds nuw i8, ptr %743, i64 4
  %746 = load float, ptr %745, align 4
  store float %744, ptr %741, align 4
  %747 = getelementptr inbounds nuw i8, ptr %741, i64 4
  store float %746, ptr %747, align 4
  %748 = add nuw nsw i64 %739, 1
  %749 = icmp eq i64 %748, %41
  br i1 %749, label %758, label %738

750:
  %751 = phi i64 [ %756, %750 ], [ 0, %703 ]
  %752 = mul nsw i64 %751, %16
  %753 = getelementptr inbounds i8, ptr %701, i64 %752
  %754 = mul nsw i64 %751, %346
  %755 = getelementptr inbounds i8, ptr %702, i64 %754
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %753, ptr align 1 %755, i64 %16, i1 false)
  %756 = add nuw nsw i64 %751, 1
  %757 = icmp eq i64 %756, %41
  br i1 %757, label %758, label %750

758:
  %759 = add nuw nsw i64 %564, 1
  %760 = icmp eq i64 %759, %531
  br i1 %760, label %1259, label %563

761:
  %762 = icmp eq i32 %23, 0
  br i1 %762, label %763, label %764

763:
  tail call void @pad.fortran.type.initialize(ptr noundef %171, ptr noundef %276) #7
  br label %880

764:
  %765 = mul nsw i64 %53, %41
  %766 = mul nsw i64 %65, %765
  %767 = mul nsw i64 %77, %766
  %768 = mul nsw i64 %89, %767
  %769 = mul nsw i64 %101, %768
  %770 = mul nsw i64 %113, %769
  %771 = icmp sgt i64 %770, 0
  br i1 %771, label %772, label %778

772:
  %773 = mul nsw i64 %65, %53
  %774 = mul nsw i64 %77, %773
  %775 = mul nsw i64 %89, %774
  %776 = mul nsw i64 %101, %775
  %777 = mul nsw i64 %113, %776
  br label %778

778:
  %779 = phi i64 [ 0, %764 ], [ %777, %772 ]
  %780 = icmp sgt i64 %779, 0
  br i1 %780, label %781, label %880

781:
  %782 = icmp sgt i64 %41, 0
  %783 = icmp sgt i32 %23, 1
  %784 = icmp eq i32 %23, 2
  %785 = icmp sgt i32 %23, 2
  %786 = icmp eq i32 %23, 3
  %787 = icmp sgt i32 %23, 3
  %788 = icmp eq i32 %23, 4
  %789 = icmp sgt i32 %23, 4
  %790 = icmp eq i32 %23, 5
  %791 = icmp sgt i32 %23, 5
  %792 = icmp eq i32 %23, 6
  %793 = icmp sgt i32 %23, 6
  %794 = icmp eq i32 %23, 7
  %795 = icmp eq ptr %276, null
  br label %796

796:
  %797 = phi i64 [ %801, %800 ], [ 0, %781 ]
  br i1 %782, label %798, label %800

798:
  %799 = mul nsw i64 %353, %797
  br label %803

800:
  %801 = add nuw nsw i64 %797, 1
  %802 = icmp eq i64 %801, %779
  br i1 %802, label %880, label %796

803:
  %804 = phi i64 [ %874, %873 ], [ 0, %798 ]
  %805 = xor i1 %783, true
  %806 = or i1 %805, %784
  %807 = select i1 %805, i64 0, i64 %799
  br i1 %806, label %812, label %808

808:
  %809 = urem i64 %797, %53
  %810 = mul nsw i64 %353, %809
  %811 = udiv i64 %797, %53
  br label %812

812:
  %813 = phi i64 [ %807, %803 ], [ %810, %808 ]
  %814 = phi i64 [ %797, %803 ], [ %811, %808 ]
  br i1 %785, label %815, label %824

815:
  br i1 %786, label %821, label %816

816:
  %817 = urem i64 %814, %65
  %818 = mul nsw i64 %354, %817
  %819 = add nsw i64 %818, %813
  %820 = udiv i64 %814, %65
  br label %824

821:
  %822 = mul nsw i64 %354, %814
  %823 = add nsw i64 %822, %813
  br label %824

824:
  %825 = phi i64 [ %823, %821 ], [ %819, %816 ], [ %813, %812 ]
  %826 = phi i64 [ %814, %821 ], [ %820, %816 ], [ %814, %812 ]
  br i1 %787, label %827, label %836

827:
  br i1 %788, label %833, label %828

828:
  %829 = urem i64 %826, %77
  %830 = mul nsw i64 %355, %829
  %831 = add nsw i64 %830, %825
  %832 = udiv i64 %826, %77
  br label %836

833:
  %834 = mul nsw i64 %355, %826
  %835 = add nsw i64 %834, %825
  br label %836

836:
  %837 = phi i64 [ %835, %833 ], [ %831, %828 ], [ %825, %824 ]
  %838 = phi i64 [ %826, %833 ], [ %832, %828 ], [ %826, %824 ]
  br i1 %789, label %839, label %848

839:
  br i1 %790, label %845, label %840

840:
  %841 = urem i64 %838, %89
  %842 = mul nsw i64 %356, %841
  %843 = add nsw i64 %842, %837
  %844 = udiv i64 %838, %89
  br label %848

845:
  %846 = mul nsw i64 %356, %838
  %847 = add nsw i64 %846, %837
  br label %848

848:
  %849 = phi i64 [ %847, %845 ], [ %843, %840 ], [ %837, %836 ]
  %850 = phi i64 [ %838, %845 ], [ %844, %840 ], [ %838, %836 ]
  br i1 %791, label %851, label %860

851:
  br i1 %792, label %857, label %852

852:
  %853 = urem i64 %850, %101
  %854 = mul nsw i64 %357, %853
  %855 = add nsw i64 %854, %849
  %856 = udiv i64 %850, %101
  br label %860

857:
  %858 = mul nsw i64 %357, %850
  %859 = add nsw i64 %858, %849
  br label %860

860:
  %861 = phi i64 [ %859, %857 ], [ %855, %852 ], [ %849, %848 ]
  %862 = phi i64 [ %850, %857 ], [ %856, %852 ], [ %850, %848 ]
  br i1 %793, label %863, label %871

863:
  br i1 %794, label %868, label %864

864:
  %865 = urem i64 %862, %113
  %866 = mul nsw i64 %358, %865
  %867 = add nsw i64 %866, %861
  br label %871

868:
  %869 = mul nsw i64 %358, %862
  %870 = add nsw i64 %869, %861
  br label %871

871:
  %872 = phi i64 [ %870, %868 ], [ %867, %864 ], [ %861, %860 ]
  br i1 %795, label %873, label %876

873:
  %874 = add nuw nsw i64 %804, 1
  %875 = icmp slt i64 %874, %41
  br i1 %875, label %803, label %800

876:
  %877 = getelementptr inbounds i8, ptr %276, i64 %872
  %878 = mul nsw i64 %16, %804
  %879 = getelementptr inbounds i8, ptr %877, i64 %878
  tail call void @pad.fortran.type.initialize(ptr noundef %171, ptr noundef nonnull %879) #7
  br label %873

880:
  %881 = icmp eq i32 %23, 0
  br i1 %881, label %882, label %883

882:
  tail call void @pad.fortran.type.assign(ptr noundef %171, ptr noundef %276, ptr noundef %10) #7
  br label %1259

883:
  %884 = mul nsw i64 %65, %53
  %885 = mul nsw i64 %77, %884
  %886 = mul nsw i64 %89, %885
  %887 = mul nsw i64 %101, %886
  %888 = mul nsw i64 %113, %887
  %889 = mul nsw i64 %53, %41
  %890 = mul nsw i64 %65, %889
  %891 = mul nsw i64 %77, %890
  %892 = mul nsw i64 %89, %891
  %893 = mul nsw i64 %101, %892
  %894 = mul nsw i64 %113, %893
  %895 = icmp eq i64 %894, 0
  br i1 %895, label %1259, label %896

896:
  %897 = icmp sgt i64 %16, 0
  %898 = add nsw i64 %41, -1
  %899 = mul nsw i64 %898, %16
  %900 = select i1 %897, i64 %899, i64 0
  %901 = getelementptr inbounds i8, ptr %276, i64 %900
  %902 = icmp sgt i64 %353, 0
  %903 = add nsw i64 %53, -1
  %904 = mul nsw i64 %903, %353
  %905 = select i1 %902, i64 %904, i64 0
  %906 = getelementptr inbounds i8, ptr %901, i64 %905
  %907 = icmp sgt i64 %354, 0
  %908 = add nsw i64 %65, -1
  %909 = mul nsw i64 %908, %354
  %910 = select i1 %907, i64 %909, i64 0
  %911 = getelementptr inbounds i8, ptr %906, i64 %910
  %912 = icmp sgt i64 %355, 0
  %913 = add nsw i64 %77, -1
  %914 = mul nsw i64 %913, %355
  %915 = select i1 %912, i64 %914, i64 0
  %916 = getelementptr inbounds i8, ptr %911, i64 %915
  %917 = icmp sgt i64 %356, 0
  %918 = add nsw i64 %89, -1
  %919 = mul nsw i64 %918, %356
  %920 = select i1 %917, i64 %919, i64 0
  %921 = getelementptr inbounds i8, ptr %916, i64 %920
  %922 = icmp sgt i64 %357, 0
  %923 = add nsw i64 %101, -1
  %924 = mul nsw i64 %923, %357
  %925 = select i1 %922, i64 %924, i64 0
  %926 = getelementptr inbounds i8, ptr %921, i64 %925
  %927 = icmp sgt i64 %358, 0
  %928 = add nsw i64 %113, -1
  %929 = mul nsw i64 %928, %358
  %930 = select i1 %927, i64 %929, i64 0
  %931 = icmp slt i64 %346, 0
  %932 = add nsw i64 %41, -1
  %933 = mul nsw i64 %932, %346
  %934 = select i1 %931, i64 %933, i64 0
  %935 = getelementptr inbounds i8, ptr %10, i64 %934
  %936 = icmp slt i64 %347, 0
  %937 = add nsw i64 %53, -1
  %938 = mul nsw i64 %937, %347
  %939 = select i1 %936, i64 %938, i64 0
  %940 = getelementptr inbounds i8, ptr %935, i64 %939
  %941 = icmp slt i64 %348, 0
  %942 = add nsw i64 %65, -1
  %943 = mul nsw i64 %942, %348
  %944 = select i1 %941, i64 %943, i64 0
  %945 = getelementptr inbounds i8, ptr %940, i64 %944
  %946 = icmp slt i64 %349, 0
  %947 = add nsw i64 %77, -1
  %948 = mul nsw i64 %947, %349
  %949 = select i1 %946, i64 %948, i64 0
  %950 = getelementptr inbounds i8, ptr %945, i64 %949
  %951 = icmp slt i64 %350, 0
  %952 = add nsw i64 %89, -1
  %953 = mul nsw i64 %952, %350
  %954 = select i1 %951, i64 %953, i64 0
  %955 = getelementptr inbounds i8, ptr %950, i64 %954
  %956 = icmp slt i64 %351, 0
  %957 = add nsw i64 %101, -1
  %958 = mul nsw i64 %957, %351
  %959 = select i1 %956, i64 %958, i64 0
  %960 = getelementptr inbounds i8, ptr %955, i64 %959
  %961 = icmp slt i64 %352, 0
  %962 = add nsw i64 %113, -1
  %963 = mul nsw i64 %962, %352
  %964 = select i1 %961, i64 %963, i64 0
  %965 = getelementptr inbounds i8, ptr %960, i64 %964
  %966 = getelementptr inbounds i8, ptr %926, i64 %930
  %967 = getelementptr inbounds i8, ptr %966, i64 %16
  %968 = icmp ugt ptr %967, %965
  br i1 %968, label %969, label %1073

969:
  %970 = icmp sgt i64 %346, 0
  %971 = add nsw i64 %41, -1
  %972 = mul nsw i64 %971, %346
  %973 = select i1 %970, i64 %972, i64 0
  %974 = getelementptr inbounds i8, ptr %10, i64 %973
  %975 = icmp sgt i64 %347, 0
  %976 = add nsw i64 %53, -1
  %977 = mul nsw i64 %976, %347
  %978 = select i1 %975, i64 %977, i64 0
  %979 = getelementptr inbounds i8, ptr %974, i64 %978
  %980 = icmp sgt i64 %348, 0
  %981 = add nsw i64 %65, -1
  %982 = mul nsw i64 %981, %348
  %983 = select i1 %980, i64 %982, i64 0
  %984 = getelementptr inbounds i8, ptr %979, i64 %983
  %985 = icmp sgt i64 %349, 0
  %986 = add nsw i64 %77, -1
  %987 = mul nsw i64 %986, %349
  %988 = select i1 %985, i64 %987, i64 0
  %989 = getelementptr inbounds i8, ptr %984, i64 %988
  %990 = icmp sgt i64 %350, 0
  %991 = add nsw i64 %89, -1
  %992 = mul nsw i64 %991, %350
  %993 = select i1 %990, i64 %992, i64 0
  %994 = getelementptr inbounds i8, ptr %989, i64 %993
  %995 = icmp sgt i64 %351, 0
  %996 = add nsw i64 %101, -1
  %997 = mul nsw i64 %996, %351
  %998 = select i1 %995, i64 %997, i64 0
  %999 = getelementptr inbounds i8, ptr %994, i64 %998
  %1000 = icmp sgt i64 %352, 0
  %1001 = add nsw i64 %113, -1
  %1002 = mul nsw i64 %1001, %352
  %1003 = select i1 %1000, i64 %1002, i64 0
  %1004 = icmp slt i64 %16, 0
  %1005 = add nsw i64 %41, -1
  %1006 = mul nsw i64 %1005, %16
  %1007 = select i1 %1004, i64 %1006, i64 0
  %1008 = getelementptr inbounds i8, ptr %276, i64 %1007
  %1009 = icmp slt i64 %353, 0
  %1010 = add nsw i64 %53, -1
  %1011 = mul nsw i64 %1010, %353
  %1012 = select i1 %1009, i64 %1011, i64 0
  %1013 = getelementptr inbounds i8, ptr %1008, i64 %1012
  %1014 = icmp slt i64 %354, 0
  %1015 = add nsw i64 %65, -1
  %1016 = mul nsw i64 %1015, %354
  %1017 = select i1 %1014, i64 %1016, i64 0
  %1018 = getelementptr inbounds i8, ptr %1013, i64 %1017
  %1019 = icmp slt i64 %355, 0
  %1020 = add nsw i64 %77, -1
  %1021 = mul nsw i64 %1020, %355
  %1022 = select i1 %1019, i64 %1021, i64 0
  %1023 = getelementptr inbounds i8, ptr %1018, i64 %1022
  %1024 = icmp slt i64 %356, 0
  %1025 = add nsw i64 %89, -1
  %1026 = mul nsw i64 %1025, %356
  %1027 = select i1 %1024, i64 %1026, i64 0
  %1028 = getelementptr inbounds i8, ptr %1023, i64 %1027
  %1029 = icmp slt i64 %357, 0
  %1030 = add nsw i64 %101, -1
  %1031 = mul nsw i64 %1030, %357
  %1032 = select i1 %1029, i64 %1031, i64 0
  %1033 = getelementptr inbounds i8, ptr %1028, i64 %1032
  %1034 = icmp slt i64 %358, 0
  %1035 = add nsw i64 %113, -1
  %1036 = mul nsw i64 %1035, %358
  %1037 = select i1 %1034, i64 %1036, i64 0
  %1038 = getelementptr inbounds i8, ptr %1033, i64 %1037
  %1039 = getelementptr inbounds i8, ptr %999, i64 %1003
  %1040 = getelementptr inbounds i8, ptr %1039, i64 %16
  %1041 = icmp ugt ptr %1040, %1038
  br i1 %1041, label %1042, label %1073

1042:
  %1043 = icmp slt i64 %41, 2
  %1044 = icmp eq i64 %16, %346
  %1045 = select i1 %1043, i1 true, i1 %1044
  br i1 %1045, label %1047, label %1046

1046:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

1047:
  %1048 = icmp slt i64 %53, 2
  %1049 = icmp eq i64 %353, %347
  %1050 = select i1 %1048, i1 true, i1 %1049
  br i1 %1050, label %1051, label %1046

1051:
  %1052 = icmp slt i64 %65, 2
  %1053 = icmp eq i64 %354, %348
  %1054 = select i1 %1052, i1 true, i1 %1053
  br i1 %1054, label %1055, label %1046

1055:
  %1056 = icmp slt i64 %77, 2
  %1057 = icmp eq i64 %355, %349
  %1058 = select i1 %1056, i1 true, i1 %1057
  br i1 %1058, label %1059, label %1046

1059:
  %1060 = icmp slt i64 %89, 2
  %1061 = icmp eq i64 %356, %350
  %1062 = select i1 %1060, i1 true, i1 %1061
  br i1 %1062, label %1063, label %1046

1063:
  %1064 = icmp slt i64 %101, 2
  %1065 = icmp eq i64 %357, %351
  %1066 = select i1 %1064, i1 true, i1 %1065
  br i1 %1066, label %1067, label %1046

1067:
  %1068 = icmp slt i64 %113, 2
  %1069 = icmp eq i64 %358, %352
  %1070 = select i1 %1068, i1 true, i1 %1069
  br i1 %1070, label %1071, label %1046

1071:
  %1072 = icmp ule ptr %276, %10
  br label %1073

1073:
  %1074 = phi i1 [ %1072, %1071 ], [ true, %969 ], [ true, %896 ]
  %1075 = icmp sgt i64 %888, 0
  br i1 %1075, label %1076, label %1259

1076:
  %1077 = icmp sgt i64 %41, 0
  %1078 = icmp sgt i32 %23, 1
  %1079 = icmp eq i32 %23, 2
  %1080 = icmp sgt i32 %23, 2
  %1081 = icmp eq i32 %23, 3
  %1082 = icmp sgt i32 %23, 3
  %1083 = icmp eq i32 %23, 4
  %1084 = icmp sgt i32 %23, 4
  %1085 = icmp eq i32 %23, 5
  %1086 = icmp sgt i32 %23, 5
  %1087 = icmp eq i32 %23, 6
  %1088 = icmp sgt i32 %23, 6
  %1089 = icmp eq i32 %23, 7
  %1090 = icmp sgt i32 %23, 1
  %1091 = icmp eq i32 %23, 2
  %1092 = icmp sgt i32 %23, 2
  %1093 = icmp eq i32 %23, 3
  %1094 = icmp sgt i32 %23, 3
  %1095 = icmp eq i32 %23, 4
  %1096 = icmp sgt i32 %23, 4
  %1097 = icmp eq i32 %23, 5
  %1098 = icmp sgt i32 %23, 5
  %1099 = icmp eq i32 %23, 6
  %1100 = icmp sgt i32 %23, 6
  %1101 = icmp eq i32 %23, 7
  br label %1102

1102:
  %1103 = phi i64 [ 0, %1076 ], [ %1246, %1245 ]
  %1104 = xor i64 %1103, -1
  %1105 = add nsw i64 %888, %1104
  %1106 = select i1 %1074, i64 %1103, i64 %1105
  br i1 %1078, label %1107, label %1114

1107:
  br i1 %1079, label %1112, label %1108

1108:
  %1109 = urem i64 %1106, %53
  %1110 = mul nsw i64 %353, %1109
  %1111 = udiv i64 %1106, %53
  br label %1114

1112:
  %1113 = mul nsw i64 %353, %1106
  br label %1114

1114:
  %1115 = phi i64 [ %1113, %1112 ], [ %1110, %1108 ], [ 0, %1102 ]
  %1116 = phi i64 [ %1106, %1112 ], [ %1111, %1108 ], [ %1106, %1102 ]
  br i1 %1080, label %1117, label %1126

1117:
  br i1 %1081, label %1123, label %1118

1118:
  %1119 = urem i64 %1116, %65
  %1120 = mul nsw i64 %354, %1119
  %1121 = add nsw i64 %1120, %1115
  %1122 = udiv i64 %1116, %65
  br label %1126

1123:
  %1124 = mul nsw i64 %354, %1116
  %1125 = add nsw i64 %1124, %1115
  br label %1126

1126:
  %1127 = phi i64 [ %1125, %1123 ], [ %1121, %1118 ], [ %1115, %1114 ]
  %1128 = phi i64 [ %1116, %1123 ], [ %1122, %1118 ], [ %1116, %1114 ]
  br i1 %1082, label %1129, label %1138

1129:
  br i1 %1083, label %1135, label %1130

1130:
  %1131 = urem i64 %1128, %77
  %1132 = mul nsw i64 %355, %1131
  %1133 = add nsw i64 %1132, %1127
  %1134 = udiv i64 %1128, %77
  br label %1138

1135:
  %1136 = mul nsw i64 %355, %1128
  %1137 = add nsw i64 %1136, %1127
  br label %1138

1138:
  %1139 = phi i64 [ %1137, %1135 ], [ %1133, %1130 ], [ %1127, %1126 ]
  %1140 = phi i64 [ %1128, %1135 ], [ %1134, %1130 ], [ %1128, %1126 ]
  br i1 %1084, label %1141, label %1150

1141:
  br i1 %1085, label %1147, label %1142

1142:
  %1143 = urem i64 %1140, %89
  %1144 = mul nsw i64 %356, %1143
  %1145 = add nsw i64 %1144, %1139
  %1146 = udiv i64 %1140, %89
  br label %1150

1147:
  %1148 = mul nsw i64 %356, %1140
  %1149 = add nsw i64 %1148, %1139
  br label %1150

1150:
  %1151 = phi i64 [ %1149, %1147 ], [ %1145, %1142 ], [ %1139, %1138 ]
  %1152 = phi i64 [ %1140, %1147 ], [ %1146, %1142 ], [ %1140, %1138 ]
  br i1 %1086, label %1153, label %1162

1153:
  br i1 %1087, label %1159, label %1154

1154:
  %1155 = urem i64 %1152, %101
  %1156 = mul nsw i64 %357, %1155
  %1157 = add nsw i64 %1156, %1151
  %1158 = udiv i64 %1152, %101
  br label %1162

1159:
  %1160 = mul nsw i64 %357, %1152
  %1161 = add nsw i64 %1160, %1151
  br label %1162

1162:
  %1163 = phi i64 [ %1161, %1159 ], [ %1157, %1154 ], [ %1151, %1150 ]
  %1164 = phi i64 [ %1152, %1159 ], [ %1158, %1154 ], [ %1152, %1150 ]
  br i1 %1088, label %1165, label %1173

1165:
  br i1 %1089, label %1170, label %1166

1166:
  %1167 = urem i64 %1164, %113
  %1168 = mul nsw i64 %358, %1167
  %1169 = add nsw i64 %1168, %1163
  br label %1173

1170:
  %1171 = mul nsw i64 %358, %1164
  %1172 = add nsw i64 %1171, %1163
  br label %1173

1173:
  %1174 = phi i64 [ %1172, %1170 ], [ %1169, %1166 ], [ %1163, %1162 ]
  br i1 %1090, label %1175, label %1182

1175:
  br i1 %1091, label %1180, label %1176

1176:
  %1177 = urem i64 %1106, %53
  %1178 = mul nsw i64 %347, %1177
  %1179 = udiv i64 %1106, %53
  br label %1182

1180:
  %1181 = mul nsw i64 %347, %1106
  br label %1182

1182:
  %1183 = phi i64 [ %1181, %1180 ], [ %1178, %1176 ], [ 0, %1173 ]
  %1184 = phi i64 [ %1106, %1180 ], [ %1179, %1176 ], [ %1106, %1173 ]
  br i1 %1092, label %1185, label %1194

1185:
  br i1 %1093, label %1191, label %1186

1186:
  %1187 = urem i64 %1184, %65
  %1188 = mul nsw i64 %348, %1187
  %1189 = add nsw i64 %1188, %1183
  %1190 = udiv i64 %1184, %65
  br label %1194

1191:
  %1192 = mul nsw i64 %348, %1184
  %1193 = add nsw i64 %1192, %1183
  br label %1194

1194:
  %1195 = phi i64 [ %1193, %1191 ], [ %1189, %1186 ], [ %1183, %1182 ]
  %1196 = phi i64 [ %1184, %1191 ], [ %1190, %1186 ], [ %1184, %1182 ]
  br i1 %1094, label %1197, label %1206

1197:
  br i1 %1095, label %1203, label %1198

1198:
  %1199 = urem i64 %1196, %77
  %1200 = mul nsw i64 %349, %1199
  %1201 = add nsw i64 %1200, %1195
  %1202 = udiv i64 %1196, %77
  br label %1206

1203:
  %1204 = mul nsw i64 %349, %1196
  %1205 = add nsw i64 %1204, %1195
  br label %1206

1206:
  %1207 = phi i64 [ %1205, %1203 ], [ %1201, %1198 ], [ %1195, %1194 ]
  %1208 = phi i64 [ %1196, %1203 ], [ %1202, %1198 ], [ %1196, %1194 ]
  br i1 %1096, label %1209, label %1218

1209:
  br i1 %1097, label %1215, label %1210

1210:
  %1211 = urem i64 %1208, %89
  %1212 = mul nsw i64 %350, %1211
  %1213 = add nsw i64 %1212, %1207
  %1214 = udiv i64 %1208, %89
  br label %1218

1215:
  %1216 = mul nsw i64 %350, %1208
  %1217 = add nsw i64 %1216, %1207
  br label %1218

1218:
  %1219 = phi i64 [ %1217, %1215 ], [ %1213, %1210 ], [ %1207, %1206 ]
  %1220 = phi i64 [ %1208, %1215 ], [ %1214, %1210 ], [ %1208, %1206 ]
  br i1 %1098, label %1221, label %1230

1221:
  br i1 %1099, label %1227, label %1222

1222:
  %1223 = urem i64 %1220, %101
  %1224 = mul nsw i64 %351, %1223
  %1225 = add nsw i64 %1224, %1219
  %1226 = udiv i64 %1220, %101
  br label %1230

1227:
  %1228 = mul nsw i64 %351, %1220
  %1229 = add nsw i64 %1228, %1219
  br label %1230

1230:
  %1231 = phi i64 [ %1229, %1227 ], [ %1225, %1222 ], [ %1219, %1218 ]
  %1232 = phi i64 [ %1220, %1227 ], [ %1226, %1222 ], [ %1220, %1218 ]
  br i1 %1100, label %1233, label %1241

1233:
  br i1 %1101, label %1238, label %1234

1234:
  %1235 = urem i64 %1232, %113
  %1236 = mul nsw i64 %352, %1235
  %1237 = add nsw i64 %1236, %1231
  br label %1241

1238:
  %1239 = mul nsw i64 %352, %1232
  %1240 = add nsw i64 %1239, %1231
  br label %1241

1241:
  %1242 = phi i64 [ %1240, %1238 ], [ %1237, %1234 ], [ %1231, %1230 ]
  %1243 = getelementptr inbounds i8, ptr %276, i64 %1174
  %1244 = getelementptr inbounds i8, ptr %10, i64 %1242
  br i1 %1077, label %1248, label %1245

1245:
  %1246 = add nuw nsw i64 %1103, 1
  %1247 = icmp eq i64 %1246, %888
  br i1 %1247, label %1259, label %1102

1248:
  %1249 = phi i64 [ %1257, %1248 ], [ 0, %1241 ]
  %1250 = xor i64 %1249, -1
  %1251 = add nsw i64 %41, %1250
  %1252 = select i1 %1074, i64 %1249, i64 %1251
  %1253 = mul nsw i64 %16, %1252
  %1254 = getelementptr inbounds i8, ptr %1243, i64 %1253
  %1255 = mul nsw i64 %346, %1252
  %1256 = getelementptr inbounds i8, ptr %1244, i64 %1255
  tail call void @pad.fortran.type.assign(ptr noundef %171, ptr noundef %1254, ptr noundef %1256) #7
  %1257 = add nuw nsw i64 %1249, 1
  %1258 = icmp eq i64 %1257, %41
  br i1 %1258, label %1245, label %1248

1259:
  ret void
}

declare void @_FortranACopyInAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define linkonce_odr hidden void @pad.fortran.CopyOutAssign(ptr noundef captures(address_is_null) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i64 noundef %12, ptr noundef %13) local_unnamed_addr #0 {
  %15 = load ptr, ptr %1, align 8
  %16 = icmp eq i32 %9, -128
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4
  %20 = sext i8 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %20, %17 ], [ %9, %14 ]
  %23 = icmp eq i32 %10, -128
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  br label %28

28:
  %29 = phi i32 [ %27, %24 ], [ %10, %21 ]
  %30 = icmp sgt i32 %22, 0
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %33, %31 ], [ 1, %28 ]
  %38 = phi i64 [ %35, %31 ], [ 0, %28 ]
  %39 = icmp sgt i32 %22, 1
  br i1 %39, label %40, label %45

40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %44 = load i64, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ %42, %40 ], [ 1, %36 ]
  %47 = phi i64 [ %44, %40 ], [ 0, %36 ]
  %48 = icmp sgt i32 %22, 2
  br i1 %48, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ %51, %49 ], [ 1, %45 ]
  %56 = phi i64 [ %53, %49 ], [ 0, %45 ]
  %57 = icmp sgt i32 %22, 3
  br i1 %57, label %58, label %63

58:
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %62 = load i64, ptr %61, align 8
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ 1, %54 ]
  %65 = phi i64 [ %62, %58 ], [ 0, %54 ]
  %66 = icmp sgt i32 %22, 4
  br i1 %66, label %67, label %72

67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %71 = load i64, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ %69, %67 ], [ 1, %63 ]
  %74 = phi i64 [ %71, %67 ], [ 0, %63 ]
  %75 = icmp sgt i32 %22, 5
  br i1 %75, label %76, label %81

76:
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %80 = load i64, ptr %79, align 8
  br label %81

81:
  %82 = phi i64 [ %78, %76 ], [ 1, %72 ]
  %83 = phi i64 [ %80, %76 ], [ 0, %72 ]
  %84 = icmp sgt i32 %22, 6
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %89 = load i64, ptr %88, align 8
  br label %90

90:
  %91 = phi i64 [ %87, %85 ], [ 1, %81 ]
  %92 = phi i64 [ %89, %85 ], [ 0, %81 ]
  %93 = icmp eq ptr %13, null
  %94 = icmp eq i32 %29, 42
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %96, label %148

96:
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %98 = load i8, ptr %97, align 1
  %99 = and i8 %98, 1
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %148, label %101

101:
  %102 = icmp eq i32 %22, 0
  br i1 %102, label %103, label %106

103:
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %105 = load ptr, ptr %104, align 8
  br label %106

106:
  %107 = phi ptr [ %105, %103 ], [ null, %101 ]
  %108 = icmp eq i32 %22, 1
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %111 = load ptr, ptr %110, align 8
  br label %112

112:
  %113 = phi ptr [ %111, %109 ], [ %107, %106 ]
  %114 = icmp eq i32 %22, 2
  br i1 %114, label %115, label %118

115:
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %117 = load ptr, ptr %116, align 8
  br label %118

118:
  %119 = phi ptr [ %117, %115 ], [ %113, %112 ]
  %120 = icmp eq i32 %22, 3
  br i1 %120, label %121, label %124

121:
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %123 = load ptr, ptr %122, align 8
  br label %124

124:
  %125 = phi ptr [ %123, %121 ], [ %119, %118 ]
  %126 = icmp eq i32 %22, 4
  br i1 %126, label %127, label %130

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %129 = load ptr, ptr %128, align 8
  br label %130

130:
  %131 = phi ptr [ %129, %127 ], [ %125, %124 ]
  %132 = icmp eq i32 %22, 5
  br i1 %132, label %133, label %136

133:
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %135 = load ptr, ptr %134, align 8
  br label %136

136:
  %137 = phi ptr [ %135, %133 ], [ %131, %130 ]
  %138 = icmp eq i32 %22, 6
  br i1 %138, label %139, label %142

139:
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %141 = load ptr, ptr %140, align 8
  br label %142

142:
  %143 = phi ptr [ %141, %139 ], [ %137, %136 ]
  %144 = icmp eq i32 %22, 7
  br i1 %144, label %145, label %148

145:
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %147 = load ptr, ptr %146, align 8
  br label %148

148:
  %149 = phi ptr [ null, %96 ], [ %13, %90 ], [ %147, %145 ], [ %143, %142 ]
  %150 = icmp eq ptr %0, null
  br i1 %150, label %151, label %302

151:
  %152 = icmp sgt i32 %22, 7
  br i1 %152, label %176, label %153

153:
  br i1 %94, label %154, label %172

154:
  %155 = icmp eq ptr %149, null
  br i1 %155, label %176, label %156

156:
  %157 = getelementptr inbounds nuw i8, ptr %149, i64 430
  %158 = load i8, ptr %157, align 2
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %168, label %160

160:
  %161 = getelementptr inbounds nuw i8, ptr %149, i64 431
  %162 = load i8, ptr %161, align 1
  %163 = icmp eq i8 %162, 0
  br i1 %163, label %168, label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %149, i64 432
  %166 = load i8, ptr %165, align 8
  %167 = icmp eq i8 %166, 0
  br i1 %167, label %168, label %176

168:
  %169 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %149) #7
  %170 = icmp eq i32 %169, 0
  %171 = select i1 %170, i32 2, i32 1
  br label %176

172:
  %173 = add i32 %29, -1
  %174 = icmp ult i32 %173, 49
  %175 = select i1 %174, i32 0, i32 2
  br label %176

176:
  %177 = phi i32 [ %175, %172 ], [ 2, %151 ], [ 2, %154 ], [ %171, %168 ], [ 0, %164 ]
  %178 = icmp eq i32 %177, 2
  br i1 %178, label %179, label %180

179:
  tail call void @_FortranACopyOutAssign(ptr noundef captures(none) null, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %301

180:
  %181 = icmp eq i32 %177, 1
  br i1 %181, label %182, label %301

182:
  %183 = icmp eq i32 %22, 0
  br i1 %183, label %184, label %185

184:
  tail call void @pad.fortran.type.destroy(ptr noundef %149, ptr noundef %15) #7
  br label %301

185:
  %186 = mul nsw i64 %46, %37
  %187 = mul nsw i64 %55, %186
  %188 = mul nsw i64 %64, %187
  %189 = mul nsw i64 %73, %188
  %190 = mul nsw i64 %82, %189
  %191 = mul nsw i64 %91, %190
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %199

193:
  %194 = mul nsw i64 %55, %46
  %195 = mul nsw i64 %64, %194
  %196 = mul nsw i64 %73, %195
  %197 = mul nsw i64 %82, %196
  %198 = mul nsw i64 %91, %197
  br label %199

199:
  %200 = phi i64 [ 0, %185 ], [ %198, %193 ]
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %301

202:
  %203 = icmp sgt i64 %37, 0
  %204 = icmp sgt i32 %22, 1
  %205 = icmp eq i32 %22, 2
  %206 = icmp sgt i32 %22, 2
  %207 = icmp eq i32 %22, 3
  %208 = icmp sgt i32 %22, 3
  %209 = icmp eq i32 %22, 4
  %210 = icmp sgt i32 %22, 4
  %211 = icmp eq i32 %22, 5
  %212 = icmp sgt i32 %22, 5
  %213 = icmp eq i32 %22, 6
  %214 = icmp sgt i32 %22, 6
  %215 = icmp eq i32 %22, 7
  %216 = icmp eq ptr %15, null
  br label %217

217:
  %218 = phi i64 [ 0, %202 ], [ %227, %226 ]
  br i1 %203, label %219, label %226

219:
  %220 = mul nsw i64 %47, %218
  br label %221

221:
  %222 = phi i64 [ %295, %294 ], [ 0, %219 ]
  %223 = xor i1 %204, true
  %224 = or i1 %223, %205
  %225 = select i1 %223, i64 0, i64 %220
  br i1 %224, label %233, label %229

226:
  %227 = add nuw nsw i64 %218, 1
  %228 = icmp eq i64 %227, %200
  br i1 %228, label %301, label %217

229:
  %230 = urem i64 %218, %46
  %231 = mul nsw i64 %47, %230
  %232 = udiv i64 %218, %46
  br label %233

233:
  %234 = phi i64 [ %225, %221 ], [ %231, %229 ]
  %235 = phi i64 [ %218, %221 ], [ %232, %229 ]
  br i1 %206, label %236, label %245

236:
  br i1 %207, label %242, label %237

237:
  %238 = urem i64 %235, %55
  %239 = mul nsw i64 %56, %238
  %240 = add nsw i64 %239, %234
  %241 = udiv i64 %235, %55
  br label %245

242:
  %243 = mul nsw i64 %56, %235
  %244 = add nsw i64 %243, %234
  br label %245

245:
  %246 = phi i64 [ %244, %242 ], [ %240, %237 ], [ %234, %233 ]
  %247 = phi i64 [ %235, %242 ], [ %241, %237 ], [ %235, %233 ]
  br i1 %208, label %248, label %257

248:
  br i1 %209, label %254, label %249

249:
  %250 = urem i64 %247, %64
  %251 = mul nsw i64 %65, %250
  %252 = add nsw i64 %251, %246
  %253 = udiv i64 %247, %64
  br label %257

254:
  %255 = mul nsw i64 %65, %247
  %256 = add nsw i64 %255, %246
  br label %257

257:
  %258 = phi i64 [ %256, %254 ], [ %252, %249 ], [ %246, %245 ]
  %259 = phi i64 [ %247, %254 ], [ %253, %249 ], [ %247, %245 ]
  br i1 %210, label %260, label %269

260:
  br i1 %211, label %266, label %261

261:
  %262 = urem i64 %259, %73
  %263 = mul nsw i64 %74, %262
  %264 = add nsw i64 %263, %258
  %265 = udiv i64 %259, %73
  br label %269

266:
  %267 = mul nsw i64 %74, %259
  %268 = add nsw i64 %267, %258
  br label %269

269:
  %270 = phi i64 [ %268, %266 ], [ %264, %261 ], [ %258, %257 ]
  %271 = phi i64 [ %259, %266 ], [ %265, %261 ], [ %259, %257 ]
  br i1 %212, label %272, label %281

272:
  br i1 %213, label %278, label %273

273:
  %274 = urem i64 %271, %82
  %275 = mul nsw i64 %83, %274
  %276 = add nsw i64 %275, %270
  %277 = udiv i64 %271, %82
  br label %281

278:
  %279 = mul nsw i64 %83, %271
  %280 = add nsw i64 %279, %270
  br label %281

281:
  %282 = phi i64 [ %280, %278 ], [ %276, %273 ], [ %270, %269 ]
  %283 = phi i64 [ %271, %278 ], [ %277, %273 ], [ %271, %269 ]
  br i1 %214, label %284, label %292

284:
  br i1 %215, label %289, label %285

285:
  %286 = urem i64 %283, %91
  %287 = mul nsw i64 %92, %286
  %288 = add nsw i64 %287, %282
  br label %292

289:
  %290 = mul nsw i64 %92, %283
  %291 = add nsw i64 %290, %282
  br label %292

292:
  %293 = phi i64 [ %291, %289 ], [ %288, %285 ], [ %282, %281 ]
  br i1 %216, label %294, label %297

294:
  %295 = add nuw nsw i64 %222, 1
  %296 = icmp eq i64 %295, %37
  br i1 %296, label %226, label %221

297:
  %298 = getelementptr inbounds i8, ptr %15, i64 %293
  %299 = mul nsw i64 %38, %222
  %300 = getelementptr inbounds i8, ptr %298, i64 %299
  tail call void @pad.fortran.type.destroy(ptr noundef %149, ptr noundef nonnull %300) #7
  br label %294

301:
  br i1 %178, label %1338, label %1337

302:
  %303 = load ptr, ptr %0, align 8
  %304 = icmp eq i64 %7, 0
  br i1 %304, label %305, label %308

305:
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %307 = load i64, ptr %306, align 8
  br label %308

308:
  %309 = phi i64 [ %307, %305 ], [ %7, %302 ]
  %310 = icmp eq i32 %4, -128
  br i1 %310, label %311, label %315

311:
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %313 = load i8, ptr %312, align 4
  %314 = sext i8 %313 to i32
  br label %315

315:
  %316 = phi i32 [ %314, %311 ], [ %4, %308 ]
  %317 = icmp eq i32 %5, -128
  br i1 %317, label %318, label %322

318:
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %320 = load i8, ptr %319, align 1
  %321 = sext i8 %320 to i32
  br label %322

322:
  %323 = phi i32 [ %321, %318 ], [ %5, %315 ]
  %324 = icmp sgt i32 %316, 0
  br i1 %324, label %325, label %330

325:
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %329 = load i64, ptr %328, align 8
  br label %330

330:
  %331 = phi i64 [ %329, %325 ], [ 0, %322 ]
  %332 = phi i64 [ %327, %325 ], [ 1, %322 ]
  %333 = icmp sgt i32 %316, 1
  br i1 %333, label %334, label %339

334:
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %338 = load i64, ptr %337, align 8
  br label %339

339:
  %340 = phi i64 [ %338, %334 ], [ 0, %330 ]
  %341 = phi i64 [ %336, %334 ], [ 1, %330 ]
  %342 = icmp sgt i32 %316, 2
  br i1 %342, label %343, label %348

343:
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %347 = load i64, ptr %346, align 8
  br label %348

348:
  %349 = phi i64 [ %345, %343 ], [ 1, %339 ]
  %350 = phi i64 [ %347, %343 ], [ 0, %339 ]
  %351 = icmp sgt i32 %316, 3
  br i1 %351, label %352, label %357

352:
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %356 = load i64, ptr %355, align 8
  br label %357

357:
  %358 = phi i64 [ %354, %352 ], [ 1, %348 ]
  %359 = phi i64 [ %356, %352 ], [ 0, %348 ]
  %360 = icmp sgt i32 %316, 4
  br i1 %360, label %361, label %366

361:
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %363 = load i64, ptr %362, align 8
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %365 = load i64, ptr %364, align 8
  br label %366

366:
  %367 = phi i64 [ %363, %361 ], [ 1, %357 ]
  %368 = phi i64 [ %365, %361 ], [ 0, %357 ]
  %369 = icmp sgt i32 %316, 5
  br i1 %369, label %370, label %375

370:
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %372 = load i64, ptr %371, align 8
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %374 = load i64, ptr %373, align 8
  br label %375

375:
  %376 = phi i64 [ %372, %370 ], [ 1, %366 ]
  %377 = phi i64 [ %374, %370 ], [ 0, %366 ]
  %378 = icmp sgt i32 %316, 6
  br i1 %378, label %379, label %384

379:
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %383 = load i64, ptr %382, align 8
  br label %384

384:
  %385 = phi i64 [ %381, %379 ], [ 1, %375 ]
  %386 = phi i64 [ %383, %379 ], [ 0, %375 ]
  %387 = icmp eq ptr %8, null
  %388 = icmp eq i32 %323, 42
  %389 = select i1 %387, i1 %388, i1 false
  br i1 %389, label %390, label %442

390:
  %391 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %392 = load i8, ptr %391, align 1
  %393 = and i8 %392, 1
  %394 = icmp eq i8 %393, 0
  br i1 %394, label %442, label %395

395:
  %396 = icmp eq i32 %316, 0
  br i1 %396, label %397, label %400

397:
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %399 = load ptr, ptr %398, align 8
  br label %400

400:
  %401 = phi ptr [ %399, %397 ], [ null, %395 ]
  %402 = icmp eq i32 %316, 1
  br i1 %402, label %403, label %406

403:
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %405 = load ptr, ptr %404, align 8
  br label %406

406:
  %407 = phi ptr [ %405, %403 ], [ %401, %400 ]
  %408 = icmp eq i32 %316, 2
  br i1 %408, label %409, label %412

409:
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %411 = load ptr, ptr %410, align 8
  br label %412

412:
  %413 = phi ptr [ %411, %409 ], [ %407, %406 ]
  %414 = icmp eq i32 %316, 3
  br i1 %414, label %415, label %418

415:
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %417 = load ptr, ptr %416, align 8
  br label %418

418:
  %419 = phi ptr [ %417, %415 ], [ %413, %412 ]
  %420 = icmp eq i32 %316, 4
  br i1 %420, label %421, label %424

421:
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %423 = load ptr, ptr %422, align 8
  br label %424

424:
  %425 = phi ptr [ %423, %421 ], [ %419, %418 ]
  %426 = icmp eq i32 %316, 5
  br i1 %426, label %427, label %430

427:
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %429 = load ptr, ptr %428, align 8
  br label %430

430:
  %431 = phi ptr [ %429, %427 ], [ %425, %424 ]
  %432 = icmp eq i32 %316, 6
  br i1 %432, label %433, label %436

433:
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %435 = load ptr, ptr %434, align 8
  br label %436

436:
  %437 = phi ptr [ %435, %433 ], [ %431, %430 ]
  %438 = icmp eq i32 %316, 7
  br i1 %438, label %439, label %442

439:
  %440 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %441 = load ptr, ptr %440, align 8
  br label %442

442:
  %443 = phi ptr [ null, %390 ], [ %8, %384 ], [ %441, %439 ], [ %437, %436 ]
  %444 = icmp sgt i32 %316, 7
  br i1 %444, label %468, label %445

445:
  br i1 %388, label %446, label %464

446:
  %447 = icmp eq ptr %443, null
  br i1 %447, label %468, label %448

448:
  %449 = getelementptr inbounds nuw i8, ptr %443, i64 430
  %450 = load i8, ptr %449, align 2
  %451 = icmp eq i8 %450, 0
  br i1 %451, label %460, label %452

452:
  %453 = getelementptr inbounds nuw i8, ptr %443, i64 431
  %454 = load i8, ptr %453, align 1
  %455 = icmp eq i8 %454, 0
  br i1 %455, label %460, label %456

456:
  %457 = getelementptr inbounds nuw i8, ptr %443, i64 432
  %458 = load i8, ptr %457, align 8
  %459 = icmp eq i8 %458, 0
  br i1 %459, label %460, label %468

460:
  %461 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %443) #7
  %462 = icmp eq i32 %461, 0
  %463 = select i1 %462, i32 2, i32 1
  br label %468

464:
  %465 = add i32 %323, -1
  %466 = icmp ult i32 %465, 49
  %467 = select i1 %466, i32 0, i32 2
  br label %468

468:
  %469 = phi i32 [ %467, %464 ], [ 2, %442 ], [ 2, %446 ], [ %463, %460 ], [ 0, %456 ]
  %470 = icmp eq i32 %469, 2
  br i1 %470, label %471, label %472

471:
  tail call void @_FortranACopyOutAssign(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %1336

472:
  %473 = mul nsw i64 %332, %309
  %474 = mul nsw i64 %341, %473
  %475 = mul nsw i64 %349, %474
  %476 = mul nsw i64 %358, %475
  %477 = mul nsw i64 %367, %476
  %478 = mul nsw i64 %376, %477
  %479 = icmp eq i32 %469, 0
  br i1 %479, label %480, label %839

480:
  switch i32 %323, label %484 [
    i32 28, label %485
    i32 27, label %481
    i32 35, label %482
    i32 34, label %483
  ]

481:
  br label %485

482:
  br label %485

483:
  br label %485

484:
  br label %485

485:
  %486 = phi i32 [ 0, %484 ], [ 1, %481 ], [ 4, %482 ], [ 3, %483 ], [ 2, %480 ]
  %487 = icmp eq i64 %332, 1
  %488 = icmp eq i64 %331, %309
  %489 = select i1 %487, i1 true, i1 %488
  %490 = mul nsw i64 %332, %309
  %491 = icmp eq i64 %341, 1
  %492 = icmp eq i64 %340, %490
  %493 = select i1 %491, i1 true, i1 %492
  %494 = and i1 %493, %489
  %495 = mul nsw i64 %341, %490
  %496 = icmp eq i64 %349, 1
  %497 = icmp eq i64 %350, %495
  %498 = select i1 %496, i1 true, i1 %497
  %499 = and i1 %498, %494
  %500 = mul nsw i64 %349, %495
  %501 = icmp eq i64 %358, 1
  %502 = icmp eq i64 %359, %500
  %503 = select i1 %501, i1 true, i1 %502
  %504 = and i1 %503, %499
  %505 = mul nsw i64 %358, %500
  %506 = icmp eq i64 %367, 1
  %507 = icmp eq i64 %368, %505
  %508 = select i1 %506, i1 true, i1 %507
  %509 = and i1 %508, %504
  %510 = mul nsw i64 %367, %505
  %511 = icmp eq i64 %376, 1
  %512 = icmp eq i64 %377, %510
  %513 = select i1 %511, i1 true, i1 %512
  %514 = and i1 %513, %509
  %515 = icmp eq i64 %385, 1
  %516 = mul nsw i64 %376, %510
  %517 = icmp eq i64 %386, %516
  %518 = select i1 %515, i1 true, i1 %517
  %519 = and i1 %518, %514
  %520 = mul i64 %341, %332
  %521 = mul i64 %349, %520
  %522 = mul i64 %358, %521
  %523 = mul i64 %367, %522
  %524 = mul i64 %376, %523
  %525 = mul i64 %385, %524
  br i1 %519, label %526, label %602

526:
  %527 = mul nsw i64 %332, %309
  %528 = icmp ne i64 %341, 1
  %529 = icmp ne i64 %473, %527
  %530 = select i1 %528, i1 %529, i1 false
  %531 = mul nsw i64 %341, %527
  %532 = icmp ne i64 %349, 1
  %533 = icmp ne i64 %474, %531
  %534 = select i1 %532, i1 %533, i1 false
  %535 = or i1 %534, %530
  %536 = mul nsw i64 %349, %531
  %537 = icmp ne i64 %358, 1
  %538 = icmp ne i64 %475, %536
  %539 = select i1 %537, i1 %538, i1 false
  %540 = or i1 %539, %535
  %541 = mul nsw i64 %358, %536
  %542 = icmp ne i64 %367, 1
  %543 = icmp ne i64 %476, %541
  %544 = select i1 %542, i1 %543, i1 false
  %545 = or i1 %544, %540
  %546 = mul nsw i64 %367, %541
  %547 = icmp ne i64 %376, 1
  %548 = icmp ne i64 %477, %546
  %549 = select i1 %547, i1 %548, i1 false
  %550 = or i1 %549, %545
  %551 = icmp ne i64 %385, 1
  %552 = mul nsw i64 %376, %546
  %553 = icmp ne i64 %478, %552
  %554 = select i1 %551, i1 %553, i1 false
  %555 = or i1 %554, %550
  br i1 %555, label %602, label %556

556:
  switch i32 %486, label %601 [
    i32 2, label %563
    i32 1, label %561
    i32 4, label %559
    i32 3, label %557
    i32 0, label %599
  ]

557:
  %558 = icmp sgt i64 %525, 0
  br i1 %558, label %589, label %1336

559:
  %560 = icmp sgt i64 %525, 0
  br i1 %560, label %579, label %1336

561:
  %562 = icmp sgt i64 %525, 0
  br i1 %562, label %572, label %1336

563:
  %564 = icmp sgt i64 %525, 0
  br i1 %564, label %565, label %1336

565:
  %566 = phi i64 [ %570, %565 ], [ 0, %563 ]
  %567 = getelementptr inbounds nuw double, ptr %303, i64 %566
  %568 = getelementptr inbounds nuw double, ptr %15, i64 %566
  %569 = load double, ptr %568, align 8
  store double %569, ptr %567, align 8
  %570 = add nuw nsw i64 %566, 1
  %571 = icmp eq i64 %570, %525
  br i1 %571, label %1336, label %565

572:
  %573 = phi i64 [ %577, %572 ], [ 0, %561 ]
  %574 = getelementptr inbounds nuw float, ptr %303, i64 %573
  %575 = getelementptr inbounds nuw float, ptr %15, i64 %573
  %576 = load float, ptr %575, align 4
  store float %576, ptr %574, align 4
  %577 = add nuw nsw i64 %573, 1
  %578 = icmp eq i64 %577, %525
  br i1 %578, label %1336, label %572

579:
  %580 = phi i64 [ %587, %579 ], [ 0, %559 ]
  %581 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %303, i64 %580
  %582 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %15, i64 %580
  %583 = load double, ptr %582, align 8
  %584 = getelementptr inbounds nuw i8, ptr %582, i64 8
  %585 = load double, ptr %584, align 8
  store double %583, ptr %581, align 8
  %586 = getelementptr inbounds nuw i8, ptr %581, i64 8
  store double %585, ptr %586, align 8
  %587 = add nuw nsw i64 %580, 1
  %588 = icmp eq i64 %587, %525
  br i1 %588, label %1336, label %579

589:
  %590 = phi i64 [ %597, %589 ], [ 0, %557 ]
  %591 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %303, i64 %590
  %592 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %15, i64 %590
  %593 = load float, ptr %592, align 4
  %594 = getelementptr inbounds nuw i8, ptr %592, i64 4
  %595 = load float, ptr %594, align 4
  store float %593, ptr %591, align 4
  %596 = getelementptr inbounds nuw i8, ptr %591, i64 4
  store float %595, ptr %596, align 4
  %597 = add nuw nsw i64 %590, 1
  %598 = icmp eq i64 %597, %525
  br i1 %598, label %1336, label %589

599:
  %600 = mul i64 %525, %309
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %303, ptr align 1 %15, i64 %600, i1 false)
  br label %1336

601:
  unreachable

602:
  %603 = icmp sgt i64 %525, 0
  br i1 %603, label %604, label %1336

604:
  %605 = mul nsw i64 %349, %341
  %606 = mul nsw i64 %358, %605
  %607 = mul nsw i64 %367, %606
  %608 = mul nsw i64 %376, %607
  %609 = mul nsw i64 %385, %608
  %610 = icmp sgt i64 %609, 0
  br i1 %610, label %611, label %1336

611:
  %612 = icmp sgt i64 %332, 0
  %613 = icmp sgt i64 %332, 0
  %614 = icmp sgt i64 %332, 0
  %615 = icmp sgt i64 %332, 0
  %616 = icmp sgt i64 %332, 0
  %617 = icmp sgt i32 %316, 1
  %618 = icmp eq i32 %316, 2
  %619 = icmp sgt i32 %316, 2
  %620 = icmp eq i32 %316, 3
  %621 = icmp sgt i32 %316, 3
  %622 = icmp eq i32 %316, 4
  %623 = icmp sgt i32 %316, 4
  %624 = icmp eq i32 %316, 5
  %625 = icmp sgt i32 %316, 5
  %626 = icmp eq i32 %316, 6
  %627 = icmp sgt i32 %316, 6
  %628 = icmp eq i32 %316, 7
  %629 = icmp sgt i32 %316, 1
  %630 = icmp eq i32 %316, 2
  %631 = icmp sgt i32 %316, 2
  %632 = icmp eq i32 %316, 3
  %633 = icmp sgt i32 %316, 3
  %634 = icmp eq i32 %316, 4
  %635 = icmp sgt i32 %316, 4
  %636 = icmp eq i32 %316, 5
  %637 = icmp sgt i32 %316, 5
  %638 = icmp eq i32 %316, 6
  %639 = icmp sgt i32 %316, 6
  %640 = icmp eq i32 %316, 7
  br label %641

641:
  %642 = phi i64 [ 0, %611 ], [ %837, %836 ]
  br i1 %617, label %643, label %650

643:
  br i1 %618, label %648, label %644

644:
  %645 = urem i64 %642, %341
  %646 = mul nsw i64 %340, %645
  %647 = udiv i64 %642, %341
  br label %650

648:
  %649 = mul nsw i64 %340, %642
  br label %650

650:
  %651 = phi i64 [ %649, %648 ], [ %646, %644 ], [ 0, %641 ]
  %652 = phi i64 [ %642, %648 ], [ %647, %644 ], [ %642, %641 ]
  br i1 %619, label %653, label %662

653:
  br i1 %620, label %659, label %654

654:
  %655 = urem i64 %652, %349
  %656 = mul nsw i64 %350, %655
  %657 = add nsw i64 %656, %651
  %658 = udiv i64 %652, %349
  br label %662

659:
  %660 = mul nsw i64 %350, %652
  %661 = add nsw i64 %660, %651
  br label %662

662:
  %663 = phi i64 [ %661, %659 ], [ %657, %654 ], [ %651, %650 ]
  %664 = phi i64 [ %652, %659 ], [ %658, %654 ], [ %652, %650 ]
  br i1 %621, label %665, label %674

665:
  br i1 %622, label %671, label %666

666:
  %667 = urem i64 %664, %358
  %668 = mul nsw i64 %359, %667
  %669 = add nsw i64 %668, %663
  %670 = udiv i64 %664, %358
  br label %674

671:
  %672 = mul nsw i64 %359, %664
  %673 = add nsw i64 %672, %663
  br label %674

674:
  %675 = phi i64 [ %673, %671 ], [ %669, %666 ], [ %663, %662 ]
  %676 = phi i64 [ %664, %671 ], [ %670, %666 ], [ %664, %662 ]
  br i1 %623, label %677, label %686

677:
  br i1 %624, label %683, label %678

678:
  %679 = urem i64 %676, %367
  %680 = mul nsw i64 %368, %679
  %681 = add nsw i64 %680, %675
  %682 = udiv i64 %676, %367
  br label %686

683:
  %684 = mul nsw i64 %368, %676
  %685 = add nsw i64 %684, %675
  br label %686

686:
  %687 = phi i64 [ %685, %683 ], [ %681, %678 ], [ %675, %674 ]
  %688 = phi i64 [ %676, %683 ], [ %682, %678 ], [ %676, %674 ]
  br i1 %625, label %689, label %698

689:
  br i1 %626, label %695, label %690

690:
  %691 = urem i64 %688, %376
  %692 = mul nsw i64 %377, %691
  %693 = add nsw i64 %692, %687
  %694 = udiv i64 %688, %376
  br label %698

695:
  %696 = mul nsw i64 %377, %688
  %697 = add nsw i64 %696, %687
  br label %698

698:
  %699 = phi i64 [ %697, %695 ], [ %693, %690 ], [ %687, %686 ]
  %700 = phi i64 [ %688, %695 ], [ %694, %690 ], [ %688, %686 ]
  br i1 %627, label %701, label %709

701:
  br i1 %628, label %706, label %702

702:
  %703 = urem i64 %700, %385
  %704 = mul nsw i64 %386, %703
  %705 = add nsw i64 %704, %699
  br label %709

706:
  %707 = mul nsw i64 %386, %700
  %708 = add nsw i64 %707, %699
  br label %709

709:
  %710 = phi i64 [ %708, %706 ], [ %705, %702 ], [ %699, %698 ]
  br i1 %629, label %711, label %718

711:
  br i1 %630, label %716, label %712

712:
  %713 = urem i64 %642, %341
  %714 = mul nsw i64 %473, %713
  %715 = udiv i64 %642, %341
  br label %718

716:
  %717 = mul nsw i64 %473, %642
  br label %718

718:
  %719 = phi i64 [ %717, %716 ], [ %714, %712 ], [ 0, %709 ]
  %720 = phi i64 [ %642, %716 ], [ %715, %712 ], [ %642, %709 ]
  br i1 %631, label %721, label %730

721:
  br i1 %632, label %727, label %722

722:
  %723 = urem i64 %720, %349
  %724 = mul nsw i64 %474, %723
  %725 = add nsw i64 %724, %719
  %726 = udiv i64 %720, %349
  br label %730

727:
  %728 = mul nsw i64 %474, %720
  %729 = add nsw i64 %728, %719
  br label %730

730:
  %731 = phi i64 [ %729, %727 ], [ %725, %722 ], [ %719, %718 ]
  %732 = phi i64 [ %720, %727 ], [ %726, %722 ], [ %720, %718 ]
  br i1 %633, label %733, label %742

733:
  br i1 %634, label %739, label %734

734:
  %735 = urem i64 %732, %358
  %736 = mul nsw i64 %475, %735
  %737 = add nsw i64 %736, %731
  %738 = udiv i64 %732, %358
  br label %742

739:
  %740 = mul nsw i64 %475, %732
  %741 = add nsw i64 %740, %731
  br label %742

742:
  %743 = phi i64 [ %741, %739 ], [ %737, %734 ], [ %731, %730 ]
  %744 = phi i64 [ %732, %739 ], [ %738, %734 ], [ %732, %730 ]
  br i1 %635, label %745, label %754

745:
  br i1 %636, label %751, label %746

746:
  %747 = urem i64 %744, %367
  %748 = mul nsw i64 %476, %747
  %749 = add nsw i64 %748, %743
  %750 = udiv i64 %744, %367
  br label %754

751:
  %752 = mul nsw i64 %476, %744
  %753 = add nsw i64 %752, %743
  br label %754

754:
  %755 = phi i64 [ %753, %751 ], [ %749, %746 ], [ %743, %742 ]
  %756 = phi i64 [ %744, %751 ], [ %750, %746 ], [ %744, %742 ]
  br i1 %637, label %757, label %766

757:
  br i1 %638, label %763, label %758

758:
  %759 = urem i64 %756, %376
  %760 = mul nsw i64 %477, %759
  %761 = add nsw i64 %760, %755
  %762 = udiv i64 %756, %376
  br label %766

763:
  %764 = mul nsw i64 %477, %756
  %765 = add nsw i64 %764, %755
  br label %766

766:
  %767 = phi i64 [ %765, %763 ], [ %761, %758 ], [ %755, %754 ]
  %768 = phi i64 [ %756, %763 ], [ %762, %758 ], [ %756, %754 ]
  br i1 %639, label %769, label %777

769:
  br i1 %640, label %774, label %770

770:
  %771 = urem i64 %768, %385
  %772 = mul nsw i64 %478, %771
  %773 = add nsw i64 %772, %767
  br label %777

774:
  %775 = mul nsw i64 %478, %768
  %776 = add nsw i64 %775, %767
  br label %777

777:
  %778 = phi i64 [ %776, %774 ], [ %773, %770 ], [ %767, %766 ]
  %779 = getelementptr inbounds i8, ptr %303, i64 %710
  %780 = getelementptr inbounds i8, ptr %15, i64 %778
  switch i32 %486, label %601 [
    i32 2, label %785
    i32 1, label %784
    i32 4, label %783
    i32 3, label %782
    i32 0, label %781
  ]

781:
  br i1 %612, label %828, label %836

782:
  br i1 %613, label %816, label %836

783:
  br i1 %614, label %804, label %836

784:
  br i1 %615, label %795, label %836

785:
  br i1 %616, label %786, label %836

786:
  %787 = phi i64 [ %793, %786 ], [ 0, %785 ]
  %788 = mul nsw i64 %787, %331
  %789 = getelementptr inbounds i8, ptr %779, i64 %788
  %790 = mul nsw i64 %787, %309
  %791 = getelementptr inbounds i8, ptr %780, i64 %790
  %792 = load double, ptr %791, align 8
  store double %792, ptr %789, align 8
  %793 = add nuw nsw i64 %787, 1
  %794 = icmp eq i64 %793, %332
  br i1 %794, label %836, label %786

795:
  %796 = phi i64 [ %802, %795 ], [ 0, %784 ]
  %797 = mul nsw i64 %796, %331
  %798 = getelementptr inbounds i8, ptr %779, i64 %797
  %799 = mul nsw i64 %796, %309
  %800 = getelementptr inbounds i8, ptr %780, i64 %799
  %801 = load float, ptr %800, align 4
  store float %801, ptr %798, align 4
  %802 = add nuw nsw i64 %796, 1
  %803 = icmp eq i64 %802, %332
  br i1 %803, label %836, label %795

804:
  %805 = phi i64 [ %814, %804 ], [ 0, %783 ]
  %806 = mul nsw i64 %805, %331
  %807 = getelementptr inbounds i8, ptr %779, i64 %806
  %808 = mul nsw i64 %805, %309
  %809 = getelementptr inbounds i8, ptr %780, i64 %808
  %810 = load double, ptr %809, align 8
  %811 = getelementptr inbounds nuw i8, ptr %809, i64 8
  %812 = load double, ptr %811, align 8
  store double %810, ptr %807, align 8
  %813 = getelementptr inbounds nuw i8, ptr %807, i64 8
  store double %812, ptr %813, align 8
  %814 = add nuw nsw i64 %805, 1
  %815 = icmp eq i64 %814, %332
  br i1 %815, label %836, label %804

816:
  %817 = phi i64 [ %826, %816 ], [ 0, %782 ]
  %818 = mul nsw i64 %817, %331
  %819 = getelementptr inbounds i8, ptr %779, i64 %818
  %820 = mul nsw i64 %817, %309
  %821 = getelementptr inbounds i8, ptr %780, i64 %820
  %822 = load float, ptr %821, align 4
  %823 = getelementptr inbounds nuw i8, ptr %821, i64 4
  %824 = load float, ptr %823, align 4
  store float %822, ptr %819, align 4
  %825 = getelementptr inbounds nuw i8, ptr %819, i64 4
  store float %824, ptr %825, align 4
  %826 = add nuw nsw i64 %817, 1
  %827 = icmp eq i64 %826, %332
  br i1 %827, label %836, label %816

828:
  %829 = phi i64 [ %834, %828 ], [ 0, %781 ]
  %830 = mul nsw i64 %829, %331
  %831 = getelementptr inbounds i8, ptr %779, i64 %830
  %832 = mul nsw i64 %829, %309
  %833 = getelementptr inbounds i8, ptr %780, i64 %832
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %831, ptr align 1 %833, i64 %309, i1 false)
  %834 = add nuw nsw i64 %829, 1
  %835 = icmp eq i64 %834, %332
  br i1 %835, label %836, label %828

836:
  %837 = add nuw nsw i64 %642, 1
  %838 = icmp eq i64 %837, %609
  br i1 %838, label %1336, label %641

839:
  %840 = icmp eq i32 %316, 0
  br i1 %840, label %841, label %842

841:
  tail call void @pad.fortran.type.assign(ptr noundef %443, ptr noundef %303, ptr noundef %15) #7
  br label %1218

842:
  %843 = mul nsw i64 %349, %341
  %844 = mul nsw i64 %358, %843
  %845 = mul nsw i64 %367, %844
  %846 = mul nsw i64 %376, %845
  %847 = mul nsw i64 %385, %846
  %848 = mul nsw i64 %341, %332
  %849 = mul nsw i64 %349, %848
  %850 = mul nsw i64 %358, %849
  %851 = mul nsw i64 %367, %850
  %852 = mul nsw i64 %376, %851
  %853 = mul nsw i64 %385, %852
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %1218, label %855

855:
  %856 = icmp sgt i64 %331, 0
  %857 = add nsw i64 %332, -1
  %858 = mul nsw i64 %857, %331
  %859 = select i1 %856, i64 %858, i64 0
  %860 = getelementptr inbounds i8, ptr %303, i64 %859
  %861 = icmp sgt i64 %340, 0
  %862 = add nsw i64 %341, -1
  %863 = mul nsw i64 %862, %340
  %864 = select i1 %861, i64 %863, i64 0
  %865 = getelementptr inbounds i8, ptr %860, i64 %864
  %866 = icmp sgt i64 %350, 0
  %867 = add nsw i64 %349, -1
  %868 = mul nsw i64 %867, %350
  %869 = select i1 %866, i64 %868, i64 0
  %870 = getelementptr inbounds i8, ptr %865, i64 %869
  %871 = icmp sgt i64 %359, 0
  %872 = add nsw i64 %358, -1
  %873 = mul nsw i64 %872, %359
  %874 = select i1 %871, i64 %873, i64 0
  %875 = getelementptr inbounds i8, ptr %870, i64 %874
  %876 = icmp sgt i64 %368, 0
  %877 = add nsw i64 %367, -1
  %878 = mul nsw i64 %877, %368
  %879 = select i1 %876, i64 %878, i64 0
  %880 = getelementptr inbounds i8, ptr %875, i64 %879
  %881 = icmp sgt i64 %377, 0
  %882 = add nsw i64 %376, -1
  %883 = mul nsw i64 %882, %377
  %884 = select i1 %881, i64 %883, i64 0
  %885 = getelementptr inbounds i8, ptr %880, i64 %884
  %886 = icmp sgt i64 %386, 0
  %887 = add nsw i64 %385, -1
  %888 = mul nsw i64 %887, %386
  %889 = select i1 %886, i64 %888, i64 0
  %890 = icmp slt i64 %309, 0
  %891 = add nsw i64 %332, -1
  %892 = mul nsw i64 %891, %309
  %893 = select i1 %890, i64 %892, i64 0
  %894 = getelementptr inbounds i8, ptr %15, i64 %893
  %895 = icmp slt i64 %473, 0
  %896 = add nsw i64 %341, -1
  %897 = mul nsw i64 %896, %473
  %898 = select i1 %895, i64 %897, i64 0
  %899 = getelementptr inbounds i8, ptr %894, i64 %898
  %900 = icmp slt i64 %474, 0
  %901 = add nsw i64 %349, -1
  %902 = mul nsw i64 %901, %474
  %903 = select i1 %900, i64 %902, i64 0
  %904 = getelementptr inbounds i8, ptr %899, i64 %903
  %905 = icmp slt i64 %475, 0
  %906 = add nsw i64 %358, -1
  %907 = mul nsw i64 %906, %475
  %908 = select i1 %905, i64 %907, i64 0
  %909 = getelementptr inbounds i8, ptr %904, i64 %908
  %910 = icmp slt i64 %476, 0
  %911 = add nsw i64 %367, -1
  %912 = mul nsw i64 %911, %476
  %913 = select i1 %910, i64 %912, i64 0
  %914 = getelementptr inbounds i8, ptr %909, i64 %913
  %915 = icmp slt i64 %477, 0
  %916 = add nsw i64 %376, -1
  %917 = mul nsw i64 %916, %477
  %918 = select i1 %915, i64 %917, i64 0
  %919 = getelementptr inbounds i8, ptr %914, i64 %918
  %920 = icmp slt i64 %478, 0
  %921 = add nsw i64 %385, -1
  %922 = mul nsw i64 %921, %478
  %923 = select i1 %920, i64 %922, i64 0
  %924 = getelementptr inbounds i8, ptr %919, i64 %923
  %925 = getelementptr inbounds i8, ptr %885, i64 %889
  %926 = getelementptr inbounds i8, ptr %925, i64 %309
  %927 = icmp ugt ptr %926, %924
  br i1 %927, label %928, label %1032

928:
  %929 = icmp sgt i64 %309, 0
  %930 = add nsw i64 %332, -1
  %931 = mul nsw i64 %930, %309
  %932 = select i1 %929, i64 %931, i64 0
  %933 = getelementptr inbounds i8, ptr %15, i64 %932
  %934 = icmp sgt i64 %473, 0
  %935 = add nsw i64 %341, -1
  %936 = mul nsw i64 %935, %473
  %937 = select i1 %934, i64 %936, i64 0
  %938 = getelementptr inbounds i8, ptr %933, i64 %937
  %939 = icmp sgt i64 %474, 0
  %940 = add nsw i64 %349, -1
  %941 = mul nsw i64 %940, %474
  %942 = select i1 %939, i64 %941, i64 0
  %943 = getelementptr inbounds i8, ptr %938, i64 %942
  %944 = icmp sgt i64 %475, 0
  %945 = add nsw i64 %358, -1
  %946 = mul nsw i64 %945, %475
  %947 = select i1 %944, i64 %946, i64 0
  %948 = getelementptr inbounds i8, ptr %943, i64 %947
  %949 = icmp sgt i64 %476, 0
  %950 = add nsw i64 %367, -1
  %951 = mul nsw i64 %950, %476
  %952 = select i1 %949, i64 %951, i64 0
  %953 = getelementptr inbounds i8, ptr %948, i64 %952
  %954 = icmp sgt i64 %477, 0
  %955 = add nsw i64 %376, -1
  %956 = mul nsw i64 %955, %477
  %957 = select i1 %954, i64 %956, i64 0
  %958 = getelementptr inbounds i8, ptr %953, i64 %957
  %959 = icmp sgt i64 %478, 0
  %960 = add nsw i64 %385, -1
  %961 = mul nsw i64 %960, %478
  %962 = select i1 %959, i64 %961, i64 0
  %963 = icmp slt i64 %331, 0
  %964 = add nsw i64 %332, -1
  %965 = mul nsw i64 %964, %331
  %966 = select i1 %963, i64 %965, i64 0
  %967 = getelementptr inbounds i8, ptr %303, i64 %966
  %968 = icmp slt i64 %340, 0
  %969 = add nsw i64 %341, -1
  %970 = mul nsw i64 %969, %340
  %971 = select i1 %968, i64 %970, i64 0
  %972 = getelementptr inbounds i8, ptr %967, i64 %971
  %973 = icmp slt i64 %350, 0
  %974 = add nsw i64 %349, -1
  %975 = mul nsw i64 %974, %350
  %976 = select i1 %973, i64 %975, i64 0
  %977 = getelementptr inbounds i8, ptr %972, i64 %976
  %978 = icmp slt i64 %359, 0
  %979 = add nsw i64 %358, -1
  %980 = mul nsw i64 %979, %359
  %981 = select i1 %978, i64 %980, i64 0
  %982 = getelementptr inbounds i8, ptr %977, i64 %981
  %983 = icmp slt i64 %368, 0
  %984 = add nsw i64 %367, -1
  %985 = mul nsw i64 %984, %368
  %986 = select i1 %983, i64 %985, i64 0
  %987 = getelementptr inbounds i8, ptr %982, i64 %986
  %988 = icmp slt i64 %377, 0
  %989 = add nsw i64 %376, -1
  %990 = mul nsw i64 %989, %377
  %991 = select i1 %988, i64 %990, i64 0
  %992 = getelementptr inbounds i8, ptr %987, i64 %991
  %993 = icmp slt i64 %386, 0
  %994 = add nsw i64 %385, -1
  %995 = mul nsw i64 %994, %386
  %996 = select i1 %993, i64 %995, i64 0
  %997 = getelementptr inbounds i8, ptr %992, i64 %996
  %998 = getelementptr inbounds i8, ptr %958, i64 %962
  %999 = getelementptr inbounds i8, ptr %998, i64 %309
  %1000 = icmp ugt ptr %999, %997
  br i1 %1000, label %1001, label %1032

1001:
  %1002 = icmp slt i64 %332, 2
  %1003 = icmp eq i64 %331, %309
  %1004 = select i1 %1002, i1 true, i1 %1003
  br i1 %1004, label %1006, label %1005

1005:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

1006:
  %1007 = icmp slt i64 %341, 2
  %1008 = icmp eq i64 %340, %473
  %1009 = select i1 %1007, i1 true, i1 %1008
  br i1 %1009, label %1010, label %1005

1010:
  %1011 = icmp slt i64 %349, 2
  %1012 = icmp eq i64 %350, %474
  %1013 = select i1 %1011, i1 true, i1 %1012
  br i1 %1013, label %1014, label %1005

1014:
  %1015 = icmp slt i64 %358, 2
  %1016 = icmp eq i64 %359, %475
  %1017 = select i1 %1015, i1 true, i1 %1016
  br i1 %1017, label %1018, label %1005

1018:
  %1019 = icmp slt i64 %367, 2
  %1020 = icmp eq i64 %368, %476
  %1021 = select i1 %1019, i1 true, i1 %1020
  br i1 %1021, label %1022, label %1005

1022:
  %1023 = icmp slt i64 %376, 2
  %1024 = icmp eq i64 %377, %477
  %1025 = select i1 %1023, i1 true, i1 %1024
  br i1 %1025, label %1026, label %1005

1026:
  %1027 = icmp slt i64 %385, 2
  %1028 = icmp eq i64 %386, %478
  %1029 = select i1 %1027, i1 true, i1 %1028
  br i1 %1029, label %1030, label %1005

1030:
  %1031 = icmp ule ptr %303, %15
  br label %1032

1032:
  %1033 = phi i1 [ %1031, %1030 ], [ true, %928 ], [ true, %855 ]
  %1034 = icmp sgt i64 %847, 0
  br i1 %1034, label %1035, label %1218

1035:
  %1036 = icmp sgt i64 %332, 0
  %1037 = icmp sgt i32 %316, 1
  %1038 = icmp eq i32 %316, 2
  %1039 = icmp sgt i32 %316, 2
  %1040 = icmp eq i32 %316, 3
  %1041 = icmp sgt i32 %316, 3
  %1042 = icmp eq i32 %316, 4
  %1043 = icmp sgt i32 %316, 4
  %1044 = icmp eq i32 %316, 5
  %1045 = icmp sgt i32 %316, 5
  %1046 = icmp eq i32 %316, 6
  %1047 = icmp sgt i32 %316, 6
  %1048 = icmp eq i32 %316, 7
  %1049 = icmp sgt i32 %316, 1
  %1050 = icmp eq i32 %316, 2
  %1051 = icmp sgt i32 %316, 2
  %1052 = icmp eq i32 %316, 3
  %1053 = icmp sgt i32 %316, 3
  %1054 = icmp eq i32 %316, 4
  %1055 = icmp sgt i32 %316, 4
  %1056 = icmp eq i32 %316, 5
  %1057 = icmp sgt i32 %316, 5
  %1058 = icmp eq i32 %316, 6
  %1059 = icmp sgt i32 %316, 6
  %1060 = icmp eq i32 %316, 7
  br label %1061

1061:
  %1062 = phi i64 [ 0, %1035 ], [ %1205, %1204 ]
  %1063 = xor i64 %1062, -1
  %1064 = add nsw i64 %847, %1063
  %1065 = select i1 %1033, i64 %1062, i64 %1064
  br i1 %1037, label %1066, label %1073

1066:
  br i1 %1038, label %1071, label %1067

1067:
  %1068 = urem i64 %1065, %341
  %1069 = mul nsw i64 %340, %1068
  %1070 = udiv i64 %1065, %341
  br label %1073

1071:
  %1072 = mul nsw i64 %340, %1065
  br label %1073

1073:
  %1074 = phi i64 [ %1072, %1071 ], [ %1069, %1067 ], [ 0, %1061 ]
  %1075 = phi i64 [ %1065, %1071 ], [ %1070, %1067 ], [ %1065, %1061 ]
  br i1 %1039, label %1076, label %1085

1076:
  br i1 %1040, label %1082, label %1077

1077:
  %1078 = urem i64 %1075, %349
  %1079 = mul nsw i64 %350, %1078
  %1080 = add nsw i64 %1079, %1074
  %1081 = udiv i64 %1075, %349
  br label %1085

1082:
  %1083 = mul nsw i64 %350, %1075
  %1084 = add nsw i64 %1083, %1074
  br label %1085

1085:
  %1086 = phi i64 [ %1084, %1082 ], [ %1080, %1077 ], [ %1074, %1073 ]
  %1087 = phi i64 [ %1075, %1082 ], [ %1081, %1077 ], [ %1075, %1073 ]
  br i1 %1041, label %1088, label %1097

1088:
  br i1 %1042, label %1094, label %1089

1089:
  %1090 = urem i64 %1087, %358
  %1091 = mul nsw i64 %359, %1090
  %1092 = add nsw i64 %1091, %1086
  %1093 = udiv i64 %1087, %358
  br label %1097

1094:
  %1095 = mul nsw i64 %359, %1087
  %1096 = add nsw i64 %1095, %1086
  br label %1097

1097:
  %1098 = phi i64 [ %1096, %1094 ], [ %1092, %1089 ], [ %1086, %1085 ]
  %1099 = phi i64 [ %1087, %1094 ], [ %1093, %1089 ], [ %1087, %1085 ]
  br i1 %1043, label %1100, label %1109

1100:
  br i1 %1044, label %1106, label %1101

1101:
  %1102 = urem i64 %1099, %367
  %1103 = mul nsw i64 %368, %1102
  %1104 = add nsw i64 %1103, %1098
  %1105 = udiv i64 %1099, %367
  br label %1109

1106:
  %1107 = mul nsw i64 %368, %1099
  %1108 = add nsw i64 %1107, %1098
  br label %1109

1109:
  %1110 = phi i64 [ %1108, %1106 ], [ %1104, %1101 ], [ %1098, %1097 ]
  %1111 = phi i64 [ %1099, %1106 ], [ %1105, %1101 ], [ %1099, %1097 ]
  br i1 %1045, label %1112, label %1121

1112:
  br i1 %1046, label %1118, label %1113

1113:
  %1114 = urem i64 %1111, %376
  %1115 = mul nsw i64 %377, %1114
  %1116 = add nsw i64 %1115, %1110
  %1117 = udiv i64 %1111, %376
  br label %1121

1118:
  %1119 = mul nsw i64 %377, %1111
  %1120 = add nsw i64 %1119, %1110
  br label %1121

1121:
  %1122 = phi i64 [ %1120, %1118 ], [ %1116, %1113 ], [ %1110, %1109 ]
  %1123 = phi i64 [ %1111, %1118 ], [ %1117, %1113 ], [ %1111, %1109 ]
  br i1 %1047, label %1124, label %1132

1124:
  br i1 %1048, label %1129, label %1125

1125:
  %1126 = urem i64 %1123, %385
  %1127 = mul nsw i64 %386, %1126
  %1128 = add nsw i64 %1127, %1122
  br label %1132

1129:
  %1130 = mul nsw i64 %386, %1123
  %1131 = add nsw i64 %1130, %1122
  br label %1132

1132:
  %1133 = phi i64 [ %1131, %1129 ], [ %1128, %1125 ], [ %1122, %1121 ]
  br i1 %1049, label %1134, label %1141

1134:
  br i1 %1050, label %1139, label %1135

1135:
  %1136 = urem i64 %1065, %341
  %1137 = mul nsw i64 %473, %1136
  %1138 = udiv i64 %1065, %341
  br label %1141

1139:
  %1140 = mul nsw i64 %473, %1065
  br label %1141

1141:
  %1142 = phi i64 [ %1140, %1139 ], [ %1137, %1135 ], [ 0, %1132 ]
  %1143 = phi i64 [ %1065, %1139 ], [ %1138, %1135 ], [ %1065, %1132 ]
  br i1 %1051, label %1144, label %1153

1144:
  br i1 %1052, label %1150, label %1145

1145:
  %1146 = urem i64 %1143, %349
  %1147 = mul nsw i64 %474, %1146
  %1148 = add nsw i64 %1147, %1142
  %1149 = udiv i64 %1143, %349
  br label %1153

1150:
  %1151 = mul nsw i64 %474, %1143
  %1152 = add nsw i64 %1151, %1142
  br label %1153

1153:
  %1154 = phi i64 [ %1152, %1150 ], [ %1148, %1145 ], [ %1142, %1141 ]
  %1155 = phi i64 [ %1143, %1150 ], [ %1149, %1145 ], [ %1143, %1141 ]
  br i1 %1053, label %1156, label %1165

1156:
  br i1 %1054, label %1162, label %1157

1157:
  %1158 = urem i64 %1155, %358
  %1159 = mul nsw i64 %475, %1158
  %1160 = add nsw i64 %1159, %1154
  %1161 = udiv i64 %1155, %358
  br label %1165

1162:
  %1163 = mul nsw i64 %475, %1155
  %1164 = add nsw i64 %1163, %1154
  br label %1165

1165:
  %1166 = phi i64 [ %1164, %1162 ], [ %1160, %1157 ], [ %1154, %1153 ]
  %1167 = phi i64 [ %1155, %1162 ], [ %1161, %1157 ], [ %1155, %1153 ]
  br i1 %1055, label %1168, label %1177

1168:
  br i1 %1056, label %1174, label %1169

1169:
  %1170 = urem i64 %1167, %367
  %1171 = mul nsw i64 %476, %1170
  %1172 = add nsw i64 %1171, %1166
  %1173 = udiv i64 %1167, %367
  br label %1177

1174:
  %1175 = mul nsw i64 %476, %1167
  %1176 = add nsw i64 %1175, %1166
  br label %1177

1177:
  %1178 = phi i64 [ %1176, %1174 ], [ %1172, %1169 ], [ %1166, %1165 ]
  %1179 = phi i64 [ %1167, %1174 ], [ %1173, %1169 ], [ %1167, %1165 ]
  br i1 %1057, label %1180, label %1189

1180:
  br i1 %1058, label %1186, label %1181

1181:
  %1182 = urem i64 %1179, %376
  %1183 = mul nsw i64 %477, %1182
  %1184 = add nsw i64 %1183, %1178
  %1185 = udiv i64 %1179, %376
  br label %1189

1186:
  %1187 = mul nsw i64 %477, %1179
  %1188 = add nsw i64 %1187, %1178
  br label %1189

1189:
  %1190 = phi i64 [ %1188, %1186 ], [ %1184, %1181 ], [ %1178, %1177 ]
  %1191 = phi i64 [ %1179, %1186 ], [ %1185, %1181 ], [ %1179, %1177 ]
  br i1 %1059, label %1192, label %1200

1192:
  br i1 %1060, label %1197, label %1193

1193:
  %1194 = urem i64 %1191, %385
  %1195 = mul nsw i64 %478, %1194
  %1196 = add nsw i64 %1195, %1190
  br label %1200

1197:
  %1198 = mul nsw i64 %478, %1191
  %1199 = add nsw i64 %1198, %1190
  br label %1200

1200:
  %1201 = phi i64 [ %1199, %1197 ], [ %1196, %1193 ], [ %1190, %1189 ]
  %1202 = getelementptr inbounds i8, ptr %303, i64 %1133
  %1203 = getelementptr inbounds i8, ptr %15, i64 %1201
  br i1 %1036, label %1207, label %1204

1204:
  %1205 = add nuw nsw i64 %1062, 1
  %1206 = icmp eq i64 %1205, %847
  br i1 %1206, label %1218, label %1061

1207:
  %1208 = phi i64 [ %1216, %1207 ], [ 0, %1200 ]
  %1209 = xor i64 %1208, -1
  %1210 = add nsw i64 %332, %1209
  %1211 = select i1 %1033, i64 %1208, i64 %1210
  %1212 = mul nsw i64 %331, %1211
  %1213 = getelementptr inbounds i8, ptr %1202, i64 %1212
  %1214 = mul nsw i64 %309, %1211
  %1215 = getelementptr inbounds i8, ptr %1203, i64 %1214
  tail call void @pad.fortran.type.assign(ptr noundef %443, ptr noundef %1213, ptr noundef %1215) #7
  %1216 = add nuw nsw i64 %1208, 1
  %1217 = icmp eq i64 %1216, %332
  br i1 %1217, label %1204, label %1207

1218:
  br i1 %840, label %1219, label %1220

1219:
  tail call void @pad.fortran.type.destroy(ptr noundef %443, ptr noundef %15) #7
  br label %1336

1220:
  %1221 = mul nsw i64 %341, %332
  %1222 = mul nsw i64 %349, %1221
  %1223 = mul nsw i64 %358, %1222
  %1224 = mul nsw i64 %367, %1223
  %1225 = mul nsw i64 %376, %1224
  %1226 = mul nsw i64 %385, %1225
  %1227 = icmp sgt i64 %1226, 0
  br i1 %1227, label %1228, label %1234

1228:
  %1229 = mul nsw i64 %349, %341
  %1230 = mul nsw i64 %358, %1229
  %1231 = mul nsw i64 %367, %1230
  %1232 = mul nsw i64 %376, %1231
  %1233 = mul nsw i64 %385, %1232
  br label %1234

1234:
  %1235 = phi i64 [ 0, %1220 ], [ %1233, %1228 ]
  %1236 = icmp sgt i64 %1235, 0
  br i1 %1236, label %1237, label %1336

1237:
  %1238 = icmp sgt i64 %332, 0
  %1239 = icmp sgt i32 %316, 1
  %1240 = icmp eq i32 %316, 2
  %1241 = icmp sgt i32 %316, 2
  %1242 = icmp eq i32 %316, 3
  %1243 = icmp sgt i32 %316, 3
  %1244 = icmp eq i32 %316, 4
  %1245 = icmp sgt i32 %316, 4
  %1246 = icmp eq i32 %316, 5
  %1247 = icmp sgt i32 %316, 5
  %1248 = icmp eq i32 %316, 6
  %1249 = icmp sgt i32 %316, 6
  %1250 = icmp eq i32 %316, 7
  %1251 = icmp eq ptr %15, null
  br label %1252

1252:
  %1253 = phi i64 [ 0, %1237 ], [ %1262, %1261 ]
  br i1 %1238, label %1254, label %1261

1254:
  %1255 = mul nsw i64 %473, %1253
  br label %1256

1256:
  %1257 = phi i64 [ %1330, %1329 ], [ 0, %1254 ]
  %1258 = xor i1 %1239, true
  %1259 = or i1 %1258, %1240
  %1260 = select i1 %1258, i64 0, i64 %1255
  br i1 %1259, label %1268, label %1264

1261:
  %1262 = add nuw nsw i64 %1253, 1
  %1263 = icmp eq i64 %1262, %1235
  br i1 %1263, label %1336, label %1252

1264:
  %1265 = urem i64 %1253, %341
  %1266 = mul nsw i64 %473, %1265
  %1267 = udiv i64 %1253, %341
  br label %1268

1268:
  %1269 = phi i64 [ %1260, %1256 ], [ %1266, %1264 ]
  %1270 = phi i64 [ %1253, %1256 ], [ %1267, %1264 ]
  br i1 %1241, label %1271, label %1280

1271:
  br i1 %1242, label %1277, label %1272

1272:
  %1273 = urem i64 %1270, %349
  %1274 = mul nsw i64 %474, %1273
  %1275 = add nsw i64 %1274, %1269
  %1276 = udiv i64 %1270, %349
  br label %1280

1277:
  %1278 = mul nsw i64 %474, %1270
  %1279 = add nsw i64 %1278, %1269
  br label %1280

1280:
  %1281 = phi i64 [ %1279, %1277 ], [ %1275, %1272 ], [ %1269, %1268 ]
  %1282 = phi i64 [ %1270, %1277 ], [ %1276, %1272 ], [ %1270, %1268 ]
  br i1 %1243, label %1283, label %1292

1283:
  br i1 %1244, label %1289, label %1284

1284:
  %1285 = urem i64 %1282, %358
  %1286 = mul nsw i64 %475, %1285
  %1287 = add nsw i64 %1286, %1281
  %1288 = udiv i64 %1282, %358
  br label %1292

1289:
  %1290 = mul nsw i64 %475, %1282
  %1291 = add nsw i64 %1290, %1281
  br label %1292

1292:
  %1293 = phi i64 [ %1291, %1289 ], [ %1287, %1284 ], [ %1281, %1280 ]
  %1294 = phi i64 [ %1282, %1289 ], [ %1288, %1284 ], [ %1282, %1280 ]
  br i1 %1245, label %1295, label %1304

1295:
  br i1 %1246, label %1301, label %1296

1296:
  %1297 = urem i64 %1294, %367
  %1298 = mul nsw i64 %476, %1297
  %1299 = add nsw i64 %1298, %1293
  %1300 = udiv i64 %1294, %367
  br label %1304

1301:
  %1302 = mul nsw i64 %476, %1294
  %1303 = add nsw i64 %1302, %1293
  br label %1304

1304:
  %1305 = phi i64 [ %1303, %1301 ], [ %1299, %1296 ], [ %1293, %1292 ]
  %1306 = phi i64 [ %1294, %1301 ], [ %1300, %1296 ], [ %1294, %1292 ]
  br i1 %1247, label %1307, label %1316

1307:
  br i1 %1248, label %1313, label %1308

1308:
  %1309 = urem i64 %1306, %376
  %1310 = mul nsw i64 %477, %1309
  %1311 = add nsw i64 %1310, %1305
  %1312 = udiv i64 %1306, %376
  br label %1316

1313:
  %1314 = mul nsw i64 %477, %1306
  %1315 = add nsw i64 %1314, %1305
  br label %1316

1316:
  %1317 = phi i64 [ %1315, %1313 ], [ %1311, %1308 ], [ %1305, %1304 ]
  %1318 = phi i64 [ %1306, %1313 ], [ %1312, %1308 ], [ %1306, %1304 ]
  br i1 %1249, label %1319, label %1327

1319:
  br i1 %1250, label %1324, label %1320

1320:
  %1321 = urem i64 %1318, %385
  %1322 = mul nsw i64 %478, %1321
  %1323 = add nsw i64 %1322, %1317
  br label %1327

1324:
  %1325 = mul nsw i64 %478, %1318
  %1326 = add nsw i64 %1325, %1317
  br label %1327

1327:
  %1328 = phi i64 [ %1326, %1324 ], [ %1323, %1320 ], [ %1317, %1316 ]
  br i1 %1251, label %1329, label %1332

1329:
  %1330 = add nuw nsw i64 %1257, 1
  %1331 = icmp eq i64 %1330, %332
  br i1 %1331, label %1261, label %1256

1332:
  %1333 = getelementptr inbounds i8, ptr %15, i64 %1328
  %1334 = mul nsw i64 %309, %1257
  %1335 = getelementptr inbounds i8, ptr %1333, i64 %1334
  tail call void @pad.fortran.type.destroy(ptr noundef %443, ptr noundef nonnull %1335) #7
  br label %1329

1336:
  br i1 %470, label %1338, label %1337

1337:
  tail call void @free(ptr noundef %15)
  store ptr null, ptr %1, align 8
  br label %1338

1338:
  ret void
}

declare void @_FortranACopyOutAssign(ptr noundef captures(none), ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { noreturn }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { allocsize(0) }
attributes #9 = { noreturn nounwind }
