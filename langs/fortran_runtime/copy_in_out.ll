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
  tail call void @_FortranACopyInAssign(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %1254

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
  br i1 %435, label %466, label %1254

436:
  %437 = icmp sgt i64 %395, 0
  br i1 %437, label %456, label %1254

438:
  %439 = icmp sgt i64 %395, 0
  br i1 %439, label %449, label %1254

440:
  %441 = icmp sgt i64 %395, 0
  br i1 %441, label %442, label %1254

442:
  %443 = phi i64 [ %447, %442 ], [ 0, %440 ]
  %444 = getelementptr inbounds nuw double, ptr %276, i64 %443
  %445 = getelementptr inbounds nuw double, ptr %10, i64 %443
  %446 = load double, ptr %445, align 8
  store double %446, ptr %444, align 8
  %447 = add nuw nsw i64 %443, 1
  %448 = icmp eq i64 %447, %395
  br i1 %448, label %1254, label %442

449:
  %450 = phi i64 [ %454, %449 ], [ 0, %438 ]
  %451 = getelementptr inbounds nuw float, ptr %276, i64 %450
  %452 = getelementptr inbounds nuw float, ptr %10, i64 %450
  %453 = load float, ptr %452, align 4
  store float %453, ptr %451, align 4
  %454 = add nuw nsw i64 %450, 1
  %455 = icmp eq i64 %454, %395
  br i1 %455, label %1254, label %449

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
  br i1 %465, label %1254, label %456

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
  br i1 %475, label %1254, label %466

476:
  %477 = mul i64 %395, %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %276, ptr align 1 %10, i64 %477, i1 false)
  br label %1254

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
  br i1 %481, label %512, label %1254

482:
  %483 = icmp sgt i64 %395, 0
  br i1 %483, label %502, label %1254

484:
  %485 = icmp sgt i64 %395, 0
  br i1 %485, label %495, label %1254

486:
  %487 = icmp sgt i64 %395, 0
  br i1 %487, label %488, label %1254

488:
  %489 = phi i64 [ %490, %488 ], [ %395, %486 ]
  %490 = add nsw i64 %489, -1
  %491 = getelementptr inbounds nuw double, ptr %276, i64 %490
  %492 = getelementptr inbounds nuw double, ptr %10, i64 %490
  %493 = load double, ptr %492, align 8
  store double %493, ptr %491, align 8
  %494 = icmp sgt i64 %489, 1
  br i1 %494, label %488, label %1254

495:
  %496 = phi i64 [ %497, %495 ], [ %395, %484 ]
  %497 = add nsw i64 %496, -1
  %498 = getelementptr inbounds nuw float, ptr %276, i64 %497
  %499 = getelementptr inbounds nuw float, ptr %10, i64 %497
  %500 = load float, ptr %499, align 4
  store float %500, ptr %498, align 4
  %501 = icmp sgt i64 %496, 1
  br i1 %501, label %495, label %1254

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
  br i1 %511, label %502, label %1254

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
  br i1 %521, label %512, label %1254

522:
  %523 = mul i64 %395, %16
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %276, ptr align 1 %10, i64 %523, i1 false)
  br label %1254

524:
  %525 = icmp sgt i64 %395, 0
  br i1 %525, label %526, label %1254

526:
  %527 = mul nsw i64 %65, %53
  %528 = mul nsw i64 %77, %527
  %529 = mul nsw i64 %89, %528
  %530 = mul nsw i64 %101, %529
  %531 = mul nsw i64 %113, %530
  %532 = icmp sgt i64 %531, 0
  br i1 %532, label %533, label %1254

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
  br i1 %760, label %1254, label %563

761:
  %762 = icmp eq i32 %23, 0
  br i1 %762, label %763, label %764

763:
  tail call void @pad.fortran.type.initialize(ptr noundef %171, ptr noundef %276) #7
  br label %875

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
  br i1 %780, label %781, label %875

781:
  %782 = icmp sgt i32 %23, 1
  %783 = icmp eq i32 %23, 2
  %784 = icmp sgt i32 %23, 2
  %785 = icmp eq i32 %23, 3
  %786 = icmp sgt i32 %23, 3
  %787 = icmp eq i32 %23, 4
  %788 = icmp sgt i32 %23, 4
  %789 = icmp eq i32 %23, 5
  %790 = icmp sgt i32 %23, 5
  %791 = icmp eq i32 %23, 6
  %792 = icmp sgt i32 %23, 6
  %793 = icmp eq i32 %23, 7
  %794 = mul nsw i64 %16, %41
  %795 = icmp eq i64 %794, 0
  br label %796

796:
  %797 = phi i64 [ %869, %868 ], [ 0, %781 ]
  br i1 %782, label %798, label %805

798:
  br i1 %783, label %803, label %799

799:
  %800 = urem i64 %797, %53
  %801 = mul nsw i64 %353, %800
  %802 = udiv i64 %797, %53
  br label %805

803:
  %804 = mul nsw i64 %353, %797
  br label %805

805:
  %806 = phi i64 [ %804, %803 ], [ %801, %799 ], [ 0, %796 ]
  %807 = phi i64 [ %797, %803 ], [ %802, %799 ], [ %797, %796 ]
  br i1 %784, label %808, label %817

808:
  br i1 %785, label %814, label %809

809:
  %810 = urem i64 %807, %65
  %811 = mul nsw i64 %354, %810
  %812 = add nsw i64 %811, %806
  %813 = udiv i64 %807, %65
  br label %817

814:
  %815 = mul nsw i64 %354, %807
  %816 = add nsw i64 %815, %806
  br label %817

817:
  %818 = phi i64 [ %816, %814 ], [ %812, %809 ], [ %806, %805 ]
  %819 = phi i64 [ %807, %814 ], [ %813, %809 ], [ %807, %805 ]
  br i1 %786, label %820, label %829

820:
  br i1 %787, label %826, label %821

821:
  %822 = urem i64 %819, %77
  %823 = mul nsw i64 %355, %822
  %824 = add nsw i64 %823, %818
  %825 = udiv i64 %819, %77
  br label %829

826:
  %827 = mul nsw i64 %355, %819
  %828 = add nsw i64 %827, %818
  br label %829

829:
  %830 = phi i64 [ %828, %826 ], [ %824, %821 ], [ %818, %817 ]
  %831 = phi i64 [ %819, %826 ], [ %825, %821 ], [ %819, %817 ]
  br i1 %788, label %832, label %841

832:
  br i1 %789, label %838, label %833

833:
  %834 = urem i64 %831, %89
  %835 = mul nsw i64 %356, %834
  %836 = add nsw i64 %835, %830
  %837 = udiv i64 %831, %89
  br label %841

838:
  %839 = mul nsw i64 %356, %831
  %840 = add nsw i64 %839, %830
  br label %841

841:
  %842 = phi i64 [ %840, %838 ], [ %836, %833 ], [ %830, %829 ]
  %843 = phi i64 [ %831, %838 ], [ %837, %833 ], [ %831, %829 ]
  br i1 %790, label %844, label %853

844:
  br i1 %791, label %850, label %845

845:
  %846 = urem i64 %843, %101
  %847 = mul nsw i64 %357, %846
  %848 = add nsw i64 %847, %842
  %849 = udiv i64 %843, %101
  br label %853

850:
  %851 = mul nsw i64 %357, %843
  %852 = add nsw i64 %851, %842
  br label %853

853:
  %854 = phi i64 [ %852, %850 ], [ %848, %845 ], [ %842, %841 ]
  %855 = phi i64 [ %843, %850 ], [ %849, %845 ], [ %843, %841 ]
  br i1 %792, label %856, label %864

856:
  br i1 %793, label %861, label %857

857:
  %858 = urem i64 %855, %113
  %859 = mul nsw i64 %358, %858
  %860 = add nsw i64 %859, %854
  br label %864

861:
  %862 = mul nsw i64 %358, %855
  %863 = add nsw i64 %862, %854
  br label %864

864:
  %865 = phi i64 [ %863, %861 ], [ %860, %857 ], [ %854, %853 ]
  %866 = getelementptr inbounds i8, ptr %276, i64 %865
  %867 = getelementptr inbounds i8, ptr %866, i64 %794
  br i1 %795, label %868, label %871

868:
  %869 = add nuw nsw i64 %797, 1
  %870 = icmp eq i64 %869, %779
  br i1 %870, label %875, label %796

871:
  %872 = phi ptr [ %873, %871 ], [ %866, %864 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %171, ptr noundef %872) #7
  %873 = getelementptr inbounds i8, ptr %872, i64 %16
  %874 = icmp eq ptr %873, %867
  br i1 %874, label %868, label %871

875:
  %876 = icmp eq i32 %23, 0
  br i1 %876, label %877, label %878

877:
  tail call void @pad.fortran.type.assign(ptr noundef %171, ptr noundef %276, ptr noundef %10) #7
  br label %1254

878:
  %879 = mul nsw i64 %65, %53
  %880 = mul nsw i64 %77, %879
  %881 = mul nsw i64 %89, %880
  %882 = mul nsw i64 %101, %881
  %883 = mul nsw i64 %113, %882
  %884 = mul nsw i64 %53, %41
  %885 = mul nsw i64 %65, %884
  %886 = mul nsw i64 %77, %885
  %887 = mul nsw i64 %89, %886
  %888 = mul nsw i64 %101, %887
  %889 = mul nsw i64 %113, %888
  %890 = icmp eq i64 %889, 0
  br i1 %890, label %1254, label %891

891:
  %892 = icmp sgt i64 %16, 0
  %893 = add nsw i64 %41, -1
  %894 = mul nsw i64 %893, %16
  %895 = select i1 %892, i64 %894, i64 0
  %896 = getelementptr inbounds i8, ptr %276, i64 %895
  %897 = icmp sgt i64 %353, 0
  %898 = add nsw i64 %53, -1
  %899 = mul nsw i64 %898, %353
  %900 = select i1 %897, i64 %899, i64 0
  %901 = getelementptr inbounds i8, ptr %896, i64 %900
  %902 = icmp sgt i64 %354, 0
  %903 = add nsw i64 %65, -1
  %904 = mul nsw i64 %903, %354
  %905 = select i1 %902, i64 %904, i64 0
  %906 = getelementptr inbounds i8, ptr %901, i64 %905
  %907 = icmp sgt i64 %355, 0
  %908 = add nsw i64 %77, -1
  %909 = mul nsw i64 %908, %355
  %910 = select i1 %907, i64 %909, i64 0
  %911 = getelementptr inbounds i8, ptr %906, i64 %910
  %912 = icmp sgt i64 %356, 0
  %913 = add nsw i64 %89, -1
  %914 = mul nsw i64 %913, %356
  %915 = select i1 %912, i64 %914, i64 0
  %916 = getelementptr inbounds i8, ptr %911, i64 %915
  %917 = icmp sgt i64 %357, 0
  %918 = add nsw i64 %101, -1
  %919 = mul nsw i64 %918, %357
  %920 = select i1 %917, i64 %919, i64 0
  %921 = getelementptr inbounds i8, ptr %916, i64 %920
  %922 = icmp sgt i64 %358, 0
  %923 = add nsw i64 %113, -1
  %924 = mul nsw i64 %923, %358
  %925 = select i1 %922, i64 %924, i64 0
  %926 = icmp slt i64 %346, 0
  %927 = add nsw i64 %41, -1
  %928 = mul nsw i64 %927, %346
  %929 = select i1 %926, i64 %928, i64 0
  %930 = getelementptr inbounds i8, ptr %10, i64 %929
  %931 = icmp slt i64 %347, 0
  %932 = add nsw i64 %53, -1
  %933 = mul nsw i64 %932, %347
  %934 = select i1 %931, i64 %933, i64 0
  %935 = getelementptr inbounds i8, ptr %930, i64 %934
  %936 = icmp slt i64 %348, 0
  %937 = add nsw i64 %65, -1
  %938 = mul nsw i64 %937, %348
  %939 = select i1 %936, i64 %938, i64 0
  %940 = getelementptr inbounds i8, ptr %935, i64 %939
  %941 = icmp slt i64 %349, 0
  %942 = add nsw i64 %77, -1
  %943 = mul nsw i64 %942, %349
  %944 = select i1 %941, i64 %943, i64 0
  %945 = getelementptr inbounds i8, ptr %940, i64 %944
  %946 = icmp slt i64 %350, 0
  %947 = add nsw i64 %89, -1
  %948 = mul nsw i64 %947, %350
  %949 = select i1 %946, i64 %948, i64 0
  %950 = getelementptr inbounds i8, ptr %945, i64 %949
  %951 = icmp slt i64 %351, 0
  %952 = add nsw i64 %101, -1
  %953 = mul nsw i64 %952, %351
  %954 = select i1 %951, i64 %953, i64 0
  %955 = getelementptr inbounds i8, ptr %950, i64 %954
  %956 = icmp slt i64 %352, 0
  %957 = add nsw i64 %113, -1
  %958 = mul nsw i64 %957, %352
  %959 = select i1 %956, i64 %958, i64 0
  %960 = getelementptr inbounds i8, ptr %955, i64 %959
  %961 = getelementptr inbounds i8, ptr %921, i64 %925
  %962 = getelementptr inbounds i8, ptr %961, i64 %16
  %963 = icmp ugt ptr %962, %960
  br i1 %963, label %964, label %1068

964:
  %965 = icmp sgt i64 %346, 0
  %966 = add nsw i64 %41, -1
  %967 = mul nsw i64 %966, %346
  %968 = select i1 %965, i64 %967, i64 0
  %969 = getelementptr inbounds i8, ptr %10, i64 %968
  %970 = icmp sgt i64 %347, 0
  %971 = add nsw i64 %53, -1
  %972 = mul nsw i64 %971, %347
  %973 = select i1 %970, i64 %972, i64 0
  %974 = getelementptr inbounds i8, ptr %969, i64 %973
  %975 = icmp sgt i64 %348, 0
  %976 = add nsw i64 %65, -1
  %977 = mul nsw i64 %976, %348
  %978 = select i1 %975, i64 %977, i64 0
  %979 = getelementptr inbounds i8, ptr %974, i64 %978
  %980 = icmp sgt i64 %349, 0
  %981 = add nsw i64 %77, -1
  %982 = mul nsw i64 %981, %349
  %983 = select i1 %980, i64 %982, i64 0
  %984 = getelementptr inbounds i8, ptr %979, i64 %983
  %985 = icmp sgt i64 %350, 0
  %986 = add nsw i64 %89, -1
  %987 = mul nsw i64 %986, %350
  %988 = select i1 %985, i64 %987, i64 0
  %989 = getelementptr inbounds i8, ptr %984, i64 %988
  %990 = icmp sgt i64 %351, 0
  %991 = add nsw i64 %101, -1
  %992 = mul nsw i64 %991, %351
  %993 = select i1 %990, i64 %992, i64 0
  %994 = getelementptr inbounds i8, ptr %989, i64 %993
  %995 = icmp sgt i64 %352, 0
  %996 = add nsw i64 %113, -1
  %997 = mul nsw i64 %996, %352
  %998 = select i1 %995, i64 %997, i64 0
  %999 = icmp slt i64 %16, 0
  %1000 = add nsw i64 %41, -1
  %1001 = mul nsw i64 %1000, %16
  %1002 = select i1 %999, i64 %1001, i64 0
  %1003 = getelementptr inbounds i8, ptr %276, i64 %1002
  %1004 = icmp slt i64 %353, 0
  %1005 = add nsw i64 %53, -1
  %1006 = mul nsw i64 %1005, %353
  %1007 = select i1 %1004, i64 %1006, i64 0
  %1008 = getelementptr inbounds i8, ptr %1003, i64 %1007
  %1009 = icmp slt i64 %354, 0
  %1010 = add nsw i64 %65, -1
  %1011 = mul nsw i64 %1010, %354
  %1012 = select i1 %1009, i64 %1011, i64 0
  %1013 = getelementptr inbounds i8, ptr %1008, i64 %1012
  %1014 = icmp slt i64 %355, 0
  %1015 = add nsw i64 %77, -1
  %1016 = mul nsw i64 %1015, %355
  %1017 = select i1 %1014, i64 %1016, i64 0
  %1018 = getelementptr inbounds i8, ptr %1013, i64 %1017
  %1019 = icmp slt i64 %356, 0
  %1020 = add nsw i64 %89, -1
  %1021 = mul nsw i64 %1020, %356
  %1022 = select i1 %1019, i64 %1021, i64 0
  %1023 = getelementptr inbounds i8, ptr %1018, i64 %1022
  %1024 = icmp slt i64 %357, 0
  %1025 = add nsw i64 %101, -1
  %1026 = mul nsw i64 %1025, %357
  %1027 = select i1 %1024, i64 %1026, i64 0
  %1028 = getelementptr inbounds i8, ptr %1023, i64 %1027
  %1029 = icmp slt i64 %358, 0
  %1030 = add nsw i64 %113, -1
  %1031 = mul nsw i64 %1030, %358
  %1032 = select i1 %1029, i64 %1031, i64 0
  %1033 = getelementptr inbounds i8, ptr %1028, i64 %1032
  %1034 = getelementptr inbounds i8, ptr %994, i64 %998
  %1035 = getelementptr inbounds i8, ptr %1034, i64 %16
  %1036 = icmp ugt ptr %1035, %1033
  br i1 %1036, label %1037, label %1068

1037:
  %1038 = icmp slt i64 %41, 2
  %1039 = icmp eq i64 %16, %346
  %1040 = select i1 %1038, i1 true, i1 %1039
  br i1 %1040, label %1042, label %1041

1041:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

1042:
  %1043 = icmp slt i64 %53, 2
  %1044 = icmp eq i64 %353, %347
  %1045 = select i1 %1043, i1 true, i1 %1044
  br i1 %1045, label %1046, label %1041

1046:
  %1047 = icmp slt i64 %65, 2
  %1048 = icmp eq i64 %354, %348
  %1049 = select i1 %1047, i1 true, i1 %1048
  br i1 %1049, label %1050, label %1041

1050:
  %1051 = icmp slt i64 %77, 2
  %1052 = icmp eq i64 %355, %349
  %1053 = select i1 %1051, i1 true, i1 %1052
  br i1 %1053, label %1054, label %1041

1054:
  %1055 = icmp slt i64 %89, 2
  %1056 = icmp eq i64 %356, %350
  %1057 = select i1 %1055, i1 true, i1 %1056
  br i1 %1057, label %1058, label %1041

1058:
  %1059 = icmp slt i64 %101, 2
  %1060 = icmp eq i64 %357, %351
  %1061 = select i1 %1059, i1 true, i1 %1060
  br i1 %1061, label %1062, label %1041

1062:
  %1063 = icmp slt i64 %113, 2
  %1064 = icmp eq i64 %358, %352
  %1065 = select i1 %1063, i1 true, i1 %1064
  br i1 %1065, label %1066, label %1041

1066:
  %1067 = icmp ule ptr %276, %10
  br label %1068

1068:
  %1069 = phi i1 [ %1067, %1066 ], [ true, %964 ], [ true, %891 ]
  %1070 = icmp sgt i64 %883, 0
  br i1 %1070, label %1071, label %1254

1071:
  %1072 = icmp sgt i64 %41, 0
  %1073 = icmp sgt i32 %23, 1
  %1074 = icmp eq i32 %23, 2
  %1075 = icmp sgt i32 %23, 2
  %1076 = icmp eq i32 %23, 3
  %1077 = icmp sgt i32 %23, 3
  %1078 = icmp eq i32 %23, 4
  %1079 = icmp sgt i32 %23, 4
  %1080 = icmp eq i32 %23, 5
  %1081 = icmp sgt i32 %23, 5
  %1082 = icmp eq i32 %23, 6
  %1083 = icmp sgt i32 %23, 6
  %1084 = icmp eq i32 %23, 7
  %1085 = icmp sgt i32 %23, 1
  %1086 = icmp eq i32 %23, 2
  %1087 = icmp sgt i32 %23, 2
  %1088 = icmp eq i32 %23, 3
  %1089 = icmp sgt i32 %23, 3
  %1090 = icmp eq i32 %23, 4
  %1091 = icmp sgt i32 %23, 4
  %1092 = icmp eq i32 %23, 5
  %1093 = icmp sgt i32 %23, 5
  %1094 = icmp eq i32 %23, 6
  %1095 = icmp sgt i32 %23, 6
  %1096 = icmp eq i32 %23, 7
  br label %1097

1097:
  %1098 = phi i64 [ 0, %1071 ], [ %1241, %1240 ]
  %1099 = xor i64 %1098, -1
  %1100 = add nsw i64 %883, %1099
  %1101 = select i1 %1069, i64 %1098, i64 %1100
  br i1 %1073, label %1102, label %1109

1102:
  br i1 %1074, label %1107, label %1103

1103:
  %1104 = urem i64 %1101, %53
  %1105 = mul nsw i64 %353, %1104
  %1106 = udiv i64 %1101, %53
  br label %1109

1107:
  %1108 = mul nsw i64 %353, %1101
  br label %1109

1109:
  %1110 = phi i64 [ %1108, %1107 ], [ %1105, %1103 ], [ 0, %1097 ]
  %1111 = phi i64 [ %1101, %1107 ], [ %1106, %1103 ], [ %1101, %1097 ]
  br i1 %1075, label %1112, label %1121

1112:
  br i1 %1076, label %1118, label %1113

1113:
  %1114 = urem i64 %1111, %65
  %1115 = mul nsw i64 %354, %1114
  %1116 = add nsw i64 %1115, %1110
  %1117 = udiv i64 %1111, %65
  br label %1121

1118:
  %1119 = mul nsw i64 %354, %1111
  %1120 = add nsw i64 %1119, %1110
  br label %1121

1121:
  %1122 = phi i64 [ %1120, %1118 ], [ %1116, %1113 ], [ %1110, %1109 ]
  %1123 = phi i64 [ %1111, %1118 ], [ %1117, %1113 ], [ %1111, %1109 ]
  br i1 %1077, label %1124, label %1133

1124:
  br i1 %1078, label %1130, label %1125

1125:
  %1126 = urem i64 %1123, %77
  %1127 = mul nsw i64 %355, %1126
  %1128 = add nsw i64 %1127, %1122
  %1129 = udiv i64 %1123, %77
  br label %1133

1130:
  %1131 = mul nsw i64 %355, %1123
  %1132 = add nsw i64 %1131, %1122
  br label %1133

1133:
  %1134 = phi i64 [ %1132, %1130 ], [ %1128, %1125 ], [ %1122, %1121 ]
  %1135 = phi i64 [ %1123, %1130 ], [ %1129, %1125 ], [ %1123, %1121 ]
  br i1 %1079, label %1136, label %1145

1136:
  br i1 %1080, label %1142, label %1137

1137:
  %1138 = urem i64 %1135, %89
  %1139 = mul nsw i64 %356, %1138
  %1140 = add nsw i64 %1139, %1134
  %1141 = udiv i64 %1135, %89
  br label %1145

1142:
  %1143 = mul nsw i64 %356, %1135
  %1144 = add nsw i64 %1143, %1134
  br label %1145

1145:
  %1146 = phi i64 [ %1144, %1142 ], [ %1140, %1137 ], [ %1134, %1133 ]
  %1147 = phi i64 [ %1135, %1142 ], [ %1141, %1137 ], [ %1135, %1133 ]
  br i1 %1081, label %1148, label %1157

1148:
  br i1 %1082, label %1154, label %1149

1149:
  %1150 = urem i64 %1147, %101
  %1151 = mul nsw i64 %357, %1150
  %1152 = add nsw i64 %1151, %1146
  %1153 = udiv i64 %1147, %101
  br label %1157

1154:
  %1155 = mul nsw i64 %357, %1147
  %1156 = add nsw i64 %1155, %1146
  br label %1157

1157:
  %1158 = phi i64 [ %1156, %1154 ], [ %1152, %1149 ], [ %1146, %1145 ]
  %1159 = phi i64 [ %1147, %1154 ], [ %1153, %1149 ], [ %1147, %1145 ]
  br i1 %1083, label %1160, label %1168

1160:
  br i1 %1084, label %1165, label %1161

1161:
  %1162 = urem i64 %1159, %113
  %1163 = mul nsw i64 %358, %1162
  %1164 = add nsw i64 %1163, %1158
  br label %1168

1165:
  %1166 = mul nsw i64 %358, %1159
  %1167 = add nsw i64 %1166, %1158
  br label %1168

1168:
  %1169 = phi i64 [ %1167, %1165 ], [ %1164, %1161 ], [ %1158, %1157 ]
  br i1 %1085, label %1170, label %1177

1170:
  br i1 %1086, label %1175, label %1171

1171:
  %1172 = urem i64 %1101, %53
  %1173 = mul nsw i64 %347, %1172
  %1174 = udiv i64 %1101, %53
  br label %1177

1175:
  %1176 = mul nsw i64 %347, %1101
  br label %1177

1177:
  %1178 = phi i64 [ %1176, %1175 ], [ %1173, %1171 ], [ 0, %1168 ]
  %1179 = phi i64 [ %1101, %1175 ], [ %1174, %1171 ], [ %1101, %1168 ]
  br i1 %1087, label %1180, label %1189

1180:
  br i1 %1088, label %1186, label %1181

1181:
  %1182 = urem i64 %1179, %65
  %1183 = mul nsw i64 %348, %1182
  %1184 = add nsw i64 %1183, %1178
  %1185 = udiv i64 %1179, %65
  br label %1189

1186:
  %1187 = mul nsw i64 %348, %1179
  %1188 = add nsw i64 %1187, %1178
  br label %1189

1189:
  %1190 = phi i64 [ %1188, %1186 ], [ %1184, %1181 ], [ %1178, %1177 ]
  %1191 = phi i64 [ %1179, %1186 ], [ %1185, %1181 ], [ %1179, %1177 ]
  br i1 %1089, label %1192, label %1201

1192:
  br i1 %1090, label %1198, label %1193

1193:
  %1194 = urem i64 %1191, %77
  %1195 = mul nsw i64 %349, %1194
  %1196 = add nsw i64 %1195, %1190
  %1197 = udiv i64 %1191, %77
  br label %1201

1198:
  %1199 = mul nsw i64 %349, %1191
  %1200 = add nsw i64 %1199, %1190
  br label %1201

1201:
  %1202 = phi i64 [ %1200, %1198 ], [ %1196, %1193 ], [ %1190, %1189 ]
  %1203 = phi i64 [ %1191, %1198 ], [ %1197, %1193 ], [ %1191, %1189 ]
  br i1 %1091, label %1204, label %1213

1204:
  br i1 %1092, label %1210, label %1205

1205:
  %1206 = urem i64 %1203, %89
  %1207 = mul nsw i64 %350, %1206
  %1208 = add nsw i64 %1207, %1202
  %1209 = udiv i64 %1203, %89
  br label %1213

1210:
  %1211 = mul nsw i64 %350, %1203
  %1212 = add nsw i64 %1211, %1202
  br label %1213

1213:
  %1214 = phi i64 [ %1212, %1210 ], [ %1208, %1205 ], [ %1202, %1201 ]
  %1215 = phi i64 [ %1203, %1210 ], [ %1209, %1205 ], [ %1203, %1201 ]
  br i1 %1093, label %1216, label %1225

1216:
  br i1 %1094, label %1222, label %1217

1217:
  %1218 = urem i64 %1215, %101
  %1219 = mul nsw i64 %351, %1218
  %1220 = add nsw i64 %1219, %1214
  %1221 = udiv i64 %1215, %101
  br label %1225

1222:
  %1223 = mul nsw i64 %351, %1215
  %1224 = add nsw i64 %1223, %1214
  br label %1225

1225:
  %1226 = phi i64 [ %1224, %1222 ], [ %1220, %1217 ], [ %1214, %1213 ]
  %1227 = phi i64 [ %1215, %1222 ], [ %1221, %1217 ], [ %1215, %1213 ]
  br i1 %1095, label %1228, label %1236

1228:
  br i1 %1096, label %1233, label %1229

1229:
  %1230 = urem i64 %1227, %113
  %1231 = mul nsw i64 %352, %1230
  %1232 = add nsw i64 %1231, %1226
  br label %1236

1233:
  %1234 = mul nsw i64 %352, %1227
  %1235 = add nsw i64 %1234, %1226
  br label %1236

1236:
  %1237 = phi i64 [ %1235, %1233 ], [ %1232, %1229 ], [ %1226, %1225 ]
  %1238 = getelementptr inbounds i8, ptr %276, i64 %1169
  %1239 = getelementptr inbounds i8, ptr %10, i64 %1237
  br i1 %1072, label %1243, label %1240

1240:
  %1241 = add nuw nsw i64 %1098, 1
  %1242 = icmp eq i64 %1241, %883
  br i1 %1242, label %1254, label %1097

1243:
  %1244 = phi i64 [ %1252, %1243 ], [ 0, %1236 ]
  %1245 = xor i64 %1244, -1
  %1246 = add nsw i64 %41, %1245
  %1247 = select i1 %1069, i64 %1244, i64 %1246
  %1248 = mul nsw i64 %16, %1247
  %1249 = getelementptr inbounds i8, ptr %1238, i64 %1248
  %1250 = mul nsw i64 %346, %1247
  %1251 = getelementptr inbounds i8, ptr %1239, i64 %1250
  tail call void @pad.fortran.type.assign(ptr noundef %171, ptr noundef %1249, ptr noundef %1251) #7
  %1252 = add nuw nsw i64 %1244, 1
  %1253 = icmp eq i64 %1252, %41
  br i1 %1253, label %1240, label %1243

1254:
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
  br i1 %150, label %151, label %297

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
  tail call void @_FortranACopyOutAssign(ptr noundef captures(none) null, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %296

180:
  %181 = icmp eq i32 %177, 1
  br i1 %181, label %182, label %296

182:
  %183 = icmp eq i32 %22, 0
  br i1 %183, label %184, label %185

184:
  tail call void @pad.fortran.type.destroy(ptr noundef %149, ptr noundef %15) #7
  br label %296

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
  br i1 %201, label %202, label %296

202:
  %203 = mul nsw i64 %38, %37
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
  %216 = icmp eq i64 %203, 0
  br label %217

217:
  %218 = phi i64 [ 0, %202 ], [ %290, %289 ]
  br i1 %204, label %219, label %226

219:
  br i1 %205, label %224, label %220

220:
  %221 = urem i64 %218, %46
  %222 = mul nsw i64 %47, %221
  %223 = udiv i64 %218, %46
  br label %226

224:
  %225 = mul nsw i64 %47, %218
  br label %226

226:
  %227 = phi i64 [ %225, %224 ], [ %222, %220 ], [ 0, %217 ]
  %228 = phi i64 [ %218, %224 ], [ %223, %220 ], [ %218, %217 ]
  br i1 %206, label %229, label %238

229:
  br i1 %207, label %235, label %230

230:
  %231 = urem i64 %228, %55
  %232 = mul nsw i64 %56, %231
  %233 = add nsw i64 %232, %227
  %234 = udiv i64 %228, %55
  br label %238

235:
  %236 = mul nsw i64 %56, %228
  %237 = add nsw i64 %236, %227
  br label %238

238:
  %239 = phi i64 [ %237, %235 ], [ %233, %230 ], [ %227, %226 ]
  %240 = phi i64 [ %228, %235 ], [ %234, %230 ], [ %228, %226 ]
  br i1 %208, label %241, label %250

241:
  br i1 %209, label %247, label %242

242:
  %243 = urem i64 %240, %64
  %244 = mul nsw i64 %65, %243
  %245 = add nsw i64 %244, %239
  %246 = udiv i64 %240, %64
  br label %250

247:
  %248 = mul nsw i64 %65, %240
  %249 = add nsw i64 %248, %239
  br label %250

250:
  %251 = phi i64 [ %249, %247 ], [ %245, %242 ], [ %239, %238 ]
  %252 = phi i64 [ %240, %247 ], [ %246, %242 ], [ %240, %238 ]
  br i1 %210, label %253, label %262

253:
  br i1 %211, label %259, label %254

254:
  %255 = urem i64 %252, %73
  %256 = mul nsw i64 %74, %255
  %257 = add nsw i64 %256, %251
  %258 = udiv i64 %252, %73
  br label %262

259:
  %260 = mul nsw i64 %74, %252
  %261 = add nsw i64 %260, %251
  br label %262

262:
  %263 = phi i64 [ %261, %259 ], [ %257, %254 ], [ %251, %250 ]
  %264 = phi i64 [ %252, %259 ], [ %258, %254 ], [ %252, %250 ]
  br i1 %212, label %265, label %274

265:
  br i1 %213, label %271, label %266

266:
  %267 = urem i64 %264, %82
  %268 = mul nsw i64 %83, %267
  %269 = add nsw i64 %268, %263
  %270 = udiv i64 %264, %82
  br label %274

271:
  %272 = mul nsw i64 %83, %264
  %273 = add nsw i64 %272, %263
  br label %274

274:
  %275 = phi i64 [ %273, %271 ], [ %269, %266 ], [ %263, %262 ]
  %276 = phi i64 [ %264, %271 ], [ %270, %266 ], [ %264, %262 ]
  br i1 %214, label %277, label %285

277:
  br i1 %215, label %282, label %278

278:
  %279 = urem i64 %276, %91
  %280 = mul nsw i64 %92, %279
  %281 = add nsw i64 %280, %275
  br label %285

282:
  %283 = mul nsw i64 %92, %276
  %284 = add nsw i64 %283, %275
  br label %285

285:
  %286 = phi i64 [ %284, %282 ], [ %281, %278 ], [ %275, %274 ]
  %287 = getelementptr inbounds i8, ptr %15, i64 %286
  %288 = getelementptr inbounds i8, ptr %287, i64 %203
  br i1 %216, label %289, label %292

289:
  %290 = add nuw nsw i64 %218, 1
  %291 = icmp eq i64 %290, %200
  br i1 %291, label %296, label %217

292:
  %293 = phi ptr [ %294, %292 ], [ %287, %285 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %149, ptr noundef %293) #7
  %294 = getelementptr inbounds i8, ptr %293, i64 %38
  %295 = icmp eq ptr %294, %288
  br i1 %295, label %289, label %292

296:
  br i1 %178, label %1328, label %1327

297:
  %298 = load ptr, ptr %0, align 8
  %299 = icmp eq i64 %7, 0
  br i1 %299, label %300, label %303

300:
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %302 = load i64, ptr %301, align 8
  br label %303

303:
  %304 = phi i64 [ %302, %300 ], [ %7, %297 ]
  %305 = icmp eq i32 %4, -128
  br i1 %305, label %306, label %310

306:
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %308 = load i8, ptr %307, align 4
  %309 = sext i8 %308 to i32
  br label %310

310:
  %311 = phi i32 [ %309, %306 ], [ %4, %303 ]
  %312 = icmp eq i32 %5, -128
  br i1 %312, label %313, label %317

313:
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %315 = load i8, ptr %314, align 1
  %316 = sext i8 %315 to i32
  br label %317

317:
  %318 = phi i32 [ %316, %313 ], [ %5, %310 ]
  %319 = icmp sgt i32 %311, 0
  br i1 %319, label %320, label %325

320:
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %324 = load i64, ptr %323, align 8
  br label %325

325:
  %326 = phi i64 [ %324, %320 ], [ 0, %317 ]
  %327 = phi i64 [ %322, %320 ], [ 1, %317 ]
  %328 = icmp sgt i32 %311, 1
  br i1 %328, label %329, label %334

329:
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %333 = load i64, ptr %332, align 8
  br label %334

334:
  %335 = phi i64 [ %333, %329 ], [ 0, %325 ]
  %336 = phi i64 [ %331, %329 ], [ 1, %325 ]
  %337 = icmp sgt i32 %311, 2
  br i1 %337, label %338, label %343

338:
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %340 = load i64, ptr %339, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %342 = load i64, ptr %341, align 8
  br label %343

343:
  %344 = phi i64 [ %340, %338 ], [ 1, %334 ]
  %345 = phi i64 [ %342, %338 ], [ 0, %334 ]
  %346 = icmp sgt i32 %311, 3
  br i1 %346, label %347, label %352

347:
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %351 = load i64, ptr %350, align 8
  br label %352

352:
  %353 = phi i64 [ %349, %347 ], [ 1, %343 ]
  %354 = phi i64 [ %351, %347 ], [ 0, %343 ]
  %355 = icmp sgt i32 %311, 4
  br i1 %355, label %356, label %361

356:
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %358 = load i64, ptr %357, align 8
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %360 = load i64, ptr %359, align 8
  br label %361

361:
  %362 = phi i64 [ %358, %356 ], [ 1, %352 ]
  %363 = phi i64 [ %360, %356 ], [ 0, %352 ]
  %364 = icmp sgt i32 %311, 5
  br i1 %364, label %365, label %370

365:
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %367 = load i64, ptr %366, align 8
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %369 = load i64, ptr %368, align 8
  br label %370

370:
  %371 = phi i64 [ %367, %365 ], [ 1, %361 ]
  %372 = phi i64 [ %369, %365 ], [ 0, %361 ]
  %373 = icmp sgt i32 %311, 6
  br i1 %373, label %374, label %379

374:
  %375 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %378 = load i64, ptr %377, align 8
  br label %379

379:
  %380 = phi i64 [ %376, %374 ], [ 1, %370 ]
  %381 = phi i64 [ %378, %374 ], [ 0, %370 ]
  %382 = icmp eq ptr %8, null
  %383 = icmp eq i32 %318, 42
  %384 = select i1 %382, i1 %383, i1 false
  br i1 %384, label %385, label %437

385:
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %387 = load i8, ptr %386, align 1
  %388 = and i8 %387, 1
  %389 = icmp eq i8 %388, 0
  br i1 %389, label %437, label %390

390:
  %391 = icmp eq i32 %311, 0
  br i1 %391, label %392, label %395

392:
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %394 = load ptr, ptr %393, align 8
  br label %395

395:
  %396 = phi ptr [ %394, %392 ], [ null, %390 ]
  %397 = icmp eq i32 %311, 1
  br i1 %397, label %398, label %401

398:
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %400 = load ptr, ptr %399, align 8
  br label %401

401:
  %402 = phi ptr [ %400, %398 ], [ %396, %395 ]
  %403 = icmp eq i32 %311, 2
  br i1 %403, label %404, label %407

404:
  %405 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %406 = load ptr, ptr %405, align 8
  br label %407

407:
  %408 = phi ptr [ %406, %404 ], [ %402, %401 ]
  %409 = icmp eq i32 %311, 3
  br i1 %409, label %410, label %413

410:
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %412 = load ptr, ptr %411, align 8
  br label %413

413:
  %414 = phi ptr [ %412, %410 ], [ %408, %407 ]
  %415 = icmp eq i32 %311, 4
  br i1 %415, label %416, label %419

416:
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %418 = load ptr, ptr %417, align 8
  br label %419

419:
  %420 = phi ptr [ %418, %416 ], [ %414, %413 ]
  %421 = icmp eq i32 %311, 5
  br i1 %421, label %422, label %425

422:
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %424 = load ptr, ptr %423, align 8
  br label %425

425:
  %426 = phi ptr [ %424, %422 ], [ %420, %419 ]
  %427 = icmp eq i32 %311, 6
  br i1 %427, label %428, label %431

428:
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %430 = load ptr, ptr %429, align 8
  br label %431

431:
  %432 = phi ptr [ %430, %428 ], [ %426, %425 ]
  %433 = icmp eq i32 %311, 7
  br i1 %433, label %434, label %437

434:
  %435 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %436 = load ptr, ptr %435, align 8
  br label %437

437:
  %438 = phi ptr [ null, %385 ], [ %8, %379 ], [ %436, %434 ], [ %432, %431 ]
  %439 = icmp sgt i32 %311, 7
  br i1 %439, label %463, label %440

440:
  br i1 %383, label %441, label %459

441:
  %442 = icmp eq ptr %438, null
  br i1 %442, label %463, label %443

443:
  %444 = getelementptr inbounds nuw i8, ptr %438, i64 430
  %445 = load i8, ptr %444, align 2
  %446 = icmp eq i8 %445, 0
  br i1 %446, label %455, label %447

447:
  %448 = getelementptr inbounds nuw i8, ptr %438, i64 431
  %449 = load i8, ptr %448, align 1
  %450 = icmp eq i8 %449, 0
  br i1 %450, label %455, label %451

451:
  %452 = getelementptr inbounds nuw i8, ptr %438, i64 432
  %453 = load i8, ptr %452, align 8
  %454 = icmp eq i8 %453, 0
  br i1 %454, label %455, label %463

455:
  %456 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %438) #7
  %457 = icmp eq i32 %456, 0
  %458 = select i1 %457, i32 2, i32 1
  br label %463

459:
  %460 = add i32 %318, -1
  %461 = icmp ult i32 %460, 49
  %462 = select i1 %461, i32 0, i32 2
  br label %463

463:
  %464 = phi i32 [ %462, %459 ], [ 2, %437 ], [ 2, %441 ], [ %458, %455 ], [ 0, %451 ]
  %465 = icmp eq i32 %464, 2
  br i1 %465, label %466, label %467

466:
  tail call void @_FortranACopyOutAssign(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef %2, i32 noundef %3) #7
  br label %1326

467:
  %468 = mul nsw i64 %327, %304
  %469 = mul nsw i64 %336, %468
  %470 = mul nsw i64 %344, %469
  %471 = mul nsw i64 %353, %470
  %472 = mul nsw i64 %362, %471
  %473 = mul nsw i64 %371, %472
  %474 = icmp eq i32 %464, 0
  br i1 %474, label %475, label %834

475:
  switch i32 %318, label %479 [
    i32 28, label %480
    i32 27, label %476
    i32 35, label %477
    i32 34, label %478
  ]

476:
  br label %480

477:
  br label %480

478:
  br label %480

479:
  br label %480

480:
  %481 = phi i32 [ 0, %479 ], [ 1, %476 ], [ 4, %477 ], [ 3, %478 ], [ 2, %475 ]
  %482 = icmp eq i64 %327, 1
  %483 = icmp eq i64 %326, %304
  %484 = select i1 %482, i1 true, i1 %483
  %485 = mul nsw i64 %327, %304
  %486 = icmp eq i64 %336, 1
  %487 = icmp eq i64 %335, %485
  %488 = select i1 %486, i1 true, i1 %487
  %489 = and i1 %488, %484
  %490 = mul nsw i64 %336, %485
  %491 = icmp eq i64 %344, 1
  %492 = icmp eq i64 %345, %490
  %493 = select i1 %491, i1 true, i1 %492
  %494 = and i1 %493, %489
  %495 = mul nsw i64 %344, %490
  %496 = icmp eq i64 %353, 1
  %497 = icmp eq i64 %354, %495
  %498 = select i1 %496, i1 true, i1 %497
  %499 = and i1 %498, %494
  %500 = mul nsw i64 %353, %495
  %501 = icmp eq i64 %362, 1
  %502 = icmp eq i64 %363, %500
  %503 = select i1 %501, i1 true, i1 %502
  %504 = and i1 %503, %499
  %505 = mul nsw i64 %362, %500
  %506 = icmp eq i64 %371, 1
  %507 = icmp eq i64 %372, %505
  %508 = select i1 %506, i1 true, i1 %507
  %509 = and i1 %508, %504
  %510 = icmp eq i64 %380, 1
  %511 = mul nsw i64 %371, %505
  %512 = icmp eq i64 %381, %511
  %513 = select i1 %510, i1 true, i1 %512
  %514 = and i1 %513, %509
  %515 = mul i64 %336, %327
  %516 = mul i64 %344, %515
  %517 = mul i64 %353, %516
  %518 = mul i64 %362, %517
  %519 = mul i64 %371, %518
  %520 = mul i64 %380, %519
  br i1 %514, label %521, label %597

521:
  %522 = mul nsw i64 %327, %304
  %523 = icmp ne i64 %336, 1
  %524 = icmp ne i64 %468, %522
  %525 = select i1 %523, i1 %524, i1 false
  %526 = mul nsw i64 %336, %522
  %527 = icmp ne i64 %344, 1
  %528 = icmp ne i64 %469, %526
  %529 = select i1 %527, i1 %528, i1 false
  %530 = or i1 %529, %525
  %531 = mul nsw i64 %344, %526
  %532 = icmp ne i64 %353, 1
  %533 = icmp ne i64 %470, %531
  %534 = select i1 %532, i1 %533, i1 false
  %535 = or i1 %534, %530
  %536 = mul nsw i64 %353, %531
  %537 = icmp ne i64 %362, 1
  %538 = icmp ne i64 %471, %536
  %539 = select i1 %537, i1 %538, i1 false
  %540 = or i1 %539, %535
  %541 = mul nsw i64 %362, %536
  %542 = icmp ne i64 %371, 1
  %543 = icmp ne i64 %472, %541
  %544 = select i1 %542, i1 %543, i1 false
  %545 = or i1 %544, %540
  %546 = icmp ne i64 %380, 1
  %547 = mul nsw i64 %371, %541
  %548 = icmp ne i64 %473, %547
  %549 = select i1 %546, i1 %548, i1 false
  %550 = or i1 %549, %545
  br i1 %550, label %597, label %551

551:
  switch i32 %481, label %596 [
    i32 2, label %558
    i32 1, label %556
    i32 4, label %554
    i32 3, label %552
    i32 0, label %594
  ]

552:
  %553 = icmp sgt i64 %520, 0
  br i1 %553, label %584, label %1326

554:
  %555 = icmp sgt i64 %520, 0
  br i1 %555, label %574, label %1326

556:
  %557 = icmp sgt i64 %520, 0
  br i1 %557, label %567, label %1326

558:
  %559 = icmp sgt i64 %520, 0
  br i1 %559, label %560, label %1326

560:
  %561 = phi i64 [ %565, %560 ], [ 0, %558 ]
  %562 = getelementptr inbounds nuw double, ptr %298, i64 %561
  %563 = getelementptr inbounds nuw double, ptr %15, i64 %561
  %564 = load double, ptr %563, align 8
  store double %564, ptr %562, align 8
  %565 = add nuw nsw i64 %561, 1
  %566 = icmp eq i64 %565, %520
  br i1 %566, label %1326, label %560

567:
  %568 = phi i64 [ %572, %567 ], [ 0, %556 ]
  %569 = getelementptr inbounds nuw float, ptr %298, i64 %568
  %570 = getelementptr inbounds nuw float, ptr %15, i64 %568
  %571 = load float, ptr %570, align 4
  store float %571, ptr %569, align 4
  %572 = add nuw nsw i64 %568, 1
  %573 = icmp eq i64 %572, %520
  br i1 %573, label %1326, label %567

574:
  %575 = phi i64 [ %582, %574 ], [ 0, %554 ]
  %576 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %298, i64 %575
  %577 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %15, i64 %575
  %578 = load double, ptr %577, align 8
  %579 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %580 = load double, ptr %579, align 8
  store double %578, ptr %576, align 8
  %581 = getelementptr inbounds nuw i8, ptr %576, i64 8
  store double %580, ptr %581, align 8
  %582 = add nuw nsw i64 %575, 1
  %583 = icmp eq i64 %582, %520
  br i1 %583, label %1326, label %574

584:
  %585 = phi i64 [ %592, %584 ], [ 0, %552 ]
  %586 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %298, i64 %585
  %587 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %15, i64 %585
  %588 = load float, ptr %587, align 4
  %589 = getelementptr inbounds nuw i8, ptr %587, i64 4
  %590 = load float, ptr %589, align 4
  store float %588, ptr %586, align 4
  %591 = getelementptr inbounds nuw i8, ptr %586, i64 4
  store float %590, ptr %591, align 4
  %592 = add nuw nsw i64 %585, 1
  %593 = icmp eq i64 %592, %520
  br i1 %593, label %1326, label %584

594:
  %595 = mul i64 %520, %304
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %298, ptr align 1 %15, i64 %595, i1 false)
  br label %1326

596:
  unreachable

597:
  %598 = icmp sgt i64 %520, 0
  br i1 %598, label %599, label %1326

599:
  %600 = mul nsw i64 %344, %336
  %601 = mul nsw i64 %353, %600
  %602 = mul nsw i64 %362, %601
  %603 = mul nsw i64 %371, %602
  %604 = mul nsw i64 %380, %603
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %1326

606:
  %607 = icmp sgt i64 %327, 0
  %608 = icmp sgt i64 %327, 0
  %609 = icmp sgt i64 %327, 0
  %610 = icmp sgt i64 %327, 0
  %611 = icmp sgt i64 %327, 0
  %612 = icmp sgt i32 %311, 1
  %613 = icmp eq i32 %311, 2
  %614 = icmp sgt i32 %311, 2
  %615 = icmp eq i32 %311, 3
  %616 = icmp sgt i32 %311, 3
  %617 = icmp eq i32 %311, 4
  %618 = icmp sgt i32 %311, 4
  %619 = icmp eq i32 %311, 5
  %620 = icmp sgt i32 %311, 5
  %621 = icmp eq i32 %311, 6
  %622 = icmp sgt i32 %311, 6
  %623 = icmp eq i32 %311, 7
  %624 = icmp sgt i32 %311, 1
  %625 = icmp eq i32 %311, 2
  %626 = icmp sgt i32 %311, 2
  %627 = icmp eq i32 %311, 3
  %628 = icmp sgt i32 %311, 3
  %629 = icmp eq i32 %311, 4
  %630 = icmp sgt i32 %311, 4
  %631 = icmp eq i32 %311, 5
  %632 = icmp sgt i32 %311, 5
  %633 = icmp eq i32 %311, 6
  %634 = icmp sgt i32 %311, 6
  %635 = icmp eq i32 %311, 7
  br label %636

636:
  %637 = phi i64 [ 0, %606 ], [ %832, %831 ]
  br i1 %612, label %638, label %645

638:
  br i1 %613, label %643, label %639

639:
  %640 = urem i64 %637, %336
  %641 = mul nsw i64 %335, %640
  %642 = udiv i64 %637, %336
  br label %645

643:
  %644 = mul nsw i64 %335, %637
  br label %645

645:
  %646 = phi i64 [ %644, %643 ], [ %641, %639 ], [ 0, %636 ]
  %647 = phi i64 [ %637, %643 ], [ %642, %639 ], [ %637, %636 ]
  br i1 %614, label %648, label %657

648:
  br i1 %615, label %654, label %649

649:
  %650 = urem i64 %647, %344
  %651 = mul nsw i64 %345, %650
  %652 = add nsw i64 %651, %646
  %653 = udiv i64 %647, %344
  br label %657

654:
  %655 = mul nsw i64 %345, %647
  %656 = add nsw i64 %655, %646
  br label %657

657:
  %658 = phi i64 [ %656, %654 ], [ %652, %649 ], [ %646, %645 ]
  %659 = phi i64 [ %647, %654 ], [ %653, %649 ], [ %647, %645 ]
  br i1 %616, label %660, label %669

660:
  br i1 %617, label %666, label %661

661:
  %662 = urem i64 %659, %353
  %663 = mul nsw i64 %354, %662
  %664 = add nsw i64 %663, %658
  %665 = udiv i64 %659, %353
  br label %669

666:
  %667 = mul nsw i64 %354, %659
  %668 = add nsw i64 %667, %658
  br label %669

669:
  %670 = phi i64 [ %668, %666 ], [ %664, %661 ], [ %658, %657 ]
  %671 = phi i64 [ %659, %666 ], [ %665, %661 ], [ %659, %657 ]
  br i1 %618, label %672, label %681

672:
  br i1 %619, label %678, label %673

673:
  %674 = urem i64 %671, %362
  %675 = mul nsw i64 %363, %674
  %676 = add nsw i64 %675, %670
  %677 = udiv i64 %671, %362
  br label %681

678:
  %679 = mul nsw i64 %363, %671
  %680 = add nsw i64 %679, %670
  br label %681

681:
  %682 = phi i64 [ %680, %678 ], [ %676, %673 ], [ %670, %669 ]
  %683 = phi i64 [ %671, %678 ], [ %677, %673 ], [ %671, %669 ]
  br i1 %620, label %684, label %693

684:
  br i1 %621, label %690, label %685

685:
  %686 = urem i64 %683, %371
  %687 = mul nsw i64 %372, %686
  %688 = add nsw i64 %687, %682
  %689 = udiv i64 %683, %371
  br label %693

690:
  %691 = mul nsw i64 %372, %683
  %692 = add nsw i64 %691, %682
  br label %693

693:
  %694 = phi i64 [ %692, %690 ], [ %688, %685 ], [ %682, %681 ]
  %695 = phi i64 [ %683, %690 ], [ %689, %685 ], [ %683, %681 ]
  br i1 %622, label %696, label %704

696:
  br i1 %623, label %701, label %697

697:
  %698 = urem i64 %695, %380
  %699 = mul nsw i64 %381, %698
  %700 = add nsw i64 %699, %694
  br label %704

701:
  %702 = mul nsw i64 %381, %695
  %703 = add nsw i64 %702, %694
  br label %704

704:
  %705 = phi i64 [ %703, %701 ], [ %700, %697 ], [ %694, %693 ]
  br i1 %624, label %706, label %713

706:
  br i1 %625, label %711, label %707

707:
  %708 = urem i64 %637, %336
  %709 = mul nsw i64 %468, %708
  %710 = udiv i64 %637, %336
  br label %713

711:
  %712 = mul nsw i64 %468, %637
  br label %713

713:
  %714 = phi i64 [ %712, %711 ], [ %709, %707 ], [ 0, %704 ]
  %715 = phi i64 [ %637, %711 ], [ %710, %707 ], [ %637, %704 ]
  br i1 %626, label %716, label %725

716:
  br i1 %627, label %722, label %717

717:
  %718 = urem i64 %715, %344
  %719 = mul nsw i64 %469, %718
  %720 = add nsw i64 %719, %714
  %721 = udiv i64 %715, %344
  br label %725

722:
  %723 = mul nsw i64 %469, %715
  %724 = add nsw i64 %723, %714
  br label %725

725:
  %726 = phi i64 [ %724, %722 ], [ %720, %717 ], [ %714, %713 ]
  %727 = phi i64 [ %715, %722 ], [ %721, %717 ], [ %715, %713 ]
  br i1 %628, label %728, label %737

728:
  br i1 %629, label %734, label %729

729:
  %730 = urem i64 %727, %353
  %731 = mul nsw i64 %470, %730
  %732 = add nsw i64 %731, %726
  %733 = udiv i64 %727, %353
  br label %737

734:
  %735 = mul nsw i64 %470, %727
  %736 = add nsw i64 %735, %726
  br label %737

737:
  %738 = phi i64 [ %736, %734 ], [ %732, %729 ], [ %726, %725 ]
  %739 = phi i64 [ %727, %734 ], [ %733, %729 ], [ %727, %725 ]
  br i1 %630, label %740, label %749

740:
  br i1 %631, label %746, label %741

741:
  %742 = urem i64 %739, %362
  %743 = mul nsw i64 %471, %742
  %744 = add nsw i64 %743, %738
  %745 = udiv i64 %739, %362
  br label %749

746:
  %747 = mul nsw i64 %471, %739
  %748 = add nsw i64 %747, %738
  br label %749

749:
  %750 = phi i64 [ %748, %746 ], [ %744, %741 ], [ %738, %737 ]
  %751 = phi i64 [ %739, %746 ], [ %745, %741 ], [ %739, %737 ]
  br i1 %632, label %752, label %761

752:
  br i1 %633, label %758, label %753

753:
  %754 = urem i64 %751, %371
  %755 = mul nsw i64 %472, %754
  %756 = add nsw i64 %755, %750
  %757 = udiv i64 %751, %371
  br label %761

758:
  %759 = mul nsw i64 %472, %751
  %760 = add nsw i64 %759, %750
  br label %761

761:
  %762 = phi i64 [ %760, %758 ], [ %756, %753 ], [ %750, %749 ]
  %763 = phi i64 [ %751, %758 ], [ %757, %753 ], [ %751, %749 ]
  br i1 %634, label %764, label %772

764:
  br i1 %635, label %769, label %765

765:
  %766 = urem i64 %763, %380
  %767 = mul nsw i64 %473, %766
  %768 = add nsw i64 %767, %762
  br label %772

769:
  %770 = mul nsw i64 %473, %763
  %771 = add nsw i64 %770, %762
  br label %772

772:
  %773 = phi i64 [ %771, %769 ], [ %768, %765 ], [ %762, %761 ]
  %774 = getelementptr inbounds i8, ptr %298, i64 %705
  %775 = getelementptr inbounds i8, ptr %15, i64 %773
  switch i32 %481, label %596 [
    i32 2, label %780
    i32 1, label %779
    i32 4, label %778
    i32 3, label %777
    i32 0, label %776
  ]

776:
  br i1 %607, label %823, label %831

777:
  br i1 %608, label %811, label %831

778:
  br i1 %609, label %799, label %831

779:
  br i1 %610, label %790, label %831

780:
  br i1 %611, label %781, label %831

781:
  %782 = phi i64 [ %788, %781 ], [ 0, %780 ]
  %783 = mul nsw i64 %782, %326
  %784 = getelementptr inbounds i8, ptr %774, i64 %783
  %785 = mul nsw i64 %782, %304
  %786 = getelementptr inbounds i8, ptr %775, i64 %785
  %787 = load double, ptr %786, align 8
  store double %787, ptr %784, align 8
  %788 = add nuw nsw i64 %782, 1
  %789 = icmp eq i64 %788, %327
  br i1 %789, label %831, label %781

790:
  %791 = phi i64 [ %797, %790 ], [ 0, %779 ]
  %792 = mul nsw i64 %791, %326
  %793 = getelementptr inbounds i8, ptr %774, i64 %792
  %794 = mul nsw i64 %791, %304
  %795 = getelementptr inbounds i8, ptr %775, i64 %794
  %796 = load float, ptr %795, align 4
  store float %796, ptr %793, align 4
  %797 = add nuw nsw i64 %791, 1
  %798 = icmp eq i64 %797, %327
  br i1 %798, label %831, label %790

799:
  %800 = phi i64 [ %809, %799 ], [ 0, %778 ]
  %801 = mul nsw i64 %800, %326
  %802 = getelementptr inbounds i8, ptr %774, i64 %801
  %803 = mul nsw i64 %800, %304
  %804 = getelementptr inbounds i8, ptr %775, i64 %803
  %805 = load double, ptr %804, align 8
  %806 = getelementptr inbounds nuw i8, ptr %804, i64 8
  %807 = load double, ptr %806, align 8
  store double %805, ptr %802, align 8
  %808 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store double %807, ptr %808, align 8
  %809 = add nuw nsw i64 %800, 1
  %810 = icmp eq i64 %809, %327
  br i1 %810, label %831, label %799

811:
  %812 = phi i64 [ %821, %811 ], [ 0, %777 ]
  %813 = mul nsw i64 %812, %326
  %814 = getelementptr inbounds i8, ptr %774, i64 %813
  %815 = mul nsw i64 %812, %304
  %816 = getelementptr inbounds i8, ptr %775, i64 %815
  %817 = load float, ptr %816, align 4
  %818 = getelementptr inbounds nuw i8, ptr %816, i64 4
  %819 = load float, ptr %818, align 4
  store float %817, ptr %814, align 4
  %820 = getelementptr inbounds nuw i8, ptr %814, i64 4
  store float %819, ptr %820, align 4
  %821 = add nuw nsw i64 %812, 1
  %822 = icmp eq i64 %821, %327
  br i1 %822, label %831, label %811

823:
  %824 = phi i64 [ %829, %823 ], [ 0, %776 ]
  %825 = mul nsw i64 %824, %326
  %826 = getelementptr inbounds i8, ptr %774, i64 %825
  %827 = mul nsw i64 %824, %304
  %828 = getelementptr inbounds i8, ptr %775, i64 %827
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %826, ptr align 1 %828, i64 %304, i1 false)
  %829 = add nuw nsw i64 %824, 1
  %830 = icmp eq i64 %829, %327
  br i1 %830, label %831, label %823

831:
  %832 = add nuw nsw i64 %637, 1
  %833 = icmp eq i64 %832, %604
  br i1 %833, label %1326, label %636

834:
  %835 = icmp eq i32 %311, 0
  br i1 %835, label %836, label %837

836:
  tail call void @pad.fortran.type.assign(ptr noundef %438, ptr noundef %298, ptr noundef %15) #7
  br label %1213

837:
  %838 = mul nsw i64 %344, %336
  %839 = mul nsw i64 %353, %838
  %840 = mul nsw i64 %362, %839
  %841 = mul nsw i64 %371, %840
  %842 = mul nsw i64 %380, %841
  %843 = mul nsw i64 %336, %327
  %844 = mul nsw i64 %344, %843
  %845 = mul nsw i64 %353, %844
  %846 = mul nsw i64 %362, %845
  %847 = mul nsw i64 %371, %846
  %848 = mul nsw i64 %380, %847
  %849 = icmp eq i64 %848, 0
  br i1 %849, label %1213, label %850

850:
  %851 = icmp sgt i64 %326, 0
  %852 = add nsw i64 %327, -1
  %853 = mul nsw i64 %852, %326
  %854 = select i1 %851, i64 %853, i64 0
  %855 = getelementptr inbounds i8, ptr %298, i64 %854
  %856 = icmp sgt i64 %335, 0
  %857 = add nsw i64 %336, -1
  %858 = mul nsw i64 %857, %335
  %859 = select i1 %856, i64 %858, i64 0
  %860 = getelementptr inbounds i8, ptr %855, i64 %859
  %861 = icmp sgt i64 %345, 0
  %862 = add nsw i64 %344, -1
  %863 = mul nsw i64 %862, %345
  %864 = select i1 %861, i64 %863, i64 0
  %865 = getelementptr inbounds i8, ptr %860, i64 %864
  %866 = icmp sgt i64 %354, 0
  %867 = add nsw i64 %353, -1
  %868 = mul nsw i64 %867, %354
  %869 = select i1 %866, i64 %868, i64 0
  %870 = getelementptr inbounds i8, ptr %865, i64 %869
  %871 = icmp sgt i64 %363, 0
  %872 = add nsw i64 %362, -1
  %873 = mul nsw i64 %872, %363
  %874 = select i1 %871, i64 %873, i64 0
  %875 = getelementptr inbounds i8, ptr %870, i64 %874
  %876 = icmp sgt i64 %372, 0
  %877 = add nsw i64 %371, -1
  %878 = mul nsw i64 %877, %372
  %879 = select i1 %876, i64 %878, i64 0
  %880 = getelementptr inbounds i8, ptr %875, i64 %879
  %881 = icmp sgt i64 %381, 0
  %882 = add nsw i64 %380, -1
  %883 = mul nsw i64 %882, %381
  %884 = select i1 %881, i64 %883, i64 0
  %885 = icmp slt i64 %304, 0
  %886 = add nsw i64 %327, -1
  %887 = mul nsw i64 %886, %304
  %888 = select i1 %885, i64 %887, i64 0
  %889 = getelementptr inbounds i8, ptr %15, i64 %888
  %890 = icmp slt i64 %468, 0
  %891 = add nsw i64 %336, -1
  %892 = mul nsw i64 %891, %468
  %893 = select i1 %890, i64 %892, i64 0
  %894 = getelementptr inbounds i8, ptr %889, i64 %893
  %895 = icmp slt i64 %469, 0
  %896 = add nsw i64 %344, -1
  %897 = mul nsw i64 %896, %469
  %898 = select i1 %895, i64 %897, i64 0
  %899 = getelementptr inbounds i8, ptr %894, i64 %898
  %900 = icmp slt i64 %470, 0
  %901 = add nsw i64 %353, -1
  %902 = mul nsw i64 %901, %470
  %903 = select i1 %900, i64 %902, i64 0
  %904 = getelementptr inbounds i8, ptr %899, i64 %903
  %905 = icmp slt i64 %471, 0
  %906 = add nsw i64 %362, -1
  %907 = mul nsw i64 %906, %471
  %908 = select i1 %905, i64 %907, i64 0
  %909 = getelementptr inbounds i8, ptr %904, i64 %908
  %910 = icmp slt i64 %472, 0
  %911 = add nsw i64 %371, -1
  %912 = mul nsw i64 %911, %472
  %913 = select i1 %910, i64 %912, i64 0
  %914 = getelementptr inbounds i8, ptr %909, i64 %913
  %915 = icmp slt i64 %473, 0
  %916 = add nsw i64 %380, -1
  %917 = mul nsw i64 %916, %473
  %918 = select i1 %915, i64 %917, i64 0
  %919 = getelementptr inbounds i8, ptr %914, i64 %918
  %920 = getelementptr inbounds i8, ptr %880, i64 %884
  %921 = getelementptr inbounds i8, ptr %920, i64 %304
  %922 = icmp ugt ptr %921, %919
  br i1 %922, label %923, label %1027

923:
  %924 = icmp sgt i64 %304, 0
  %925 = add nsw i64 %327, -1
  %926 = mul nsw i64 %925, %304
  %927 = select i1 %924, i64 %926, i64 0
  %928 = getelementptr inbounds i8, ptr %15, i64 %927
  %929 = icmp sgt i64 %468, 0
  %930 = add nsw i64 %336, -1
  %931 = mul nsw i64 %930, %468
  %932 = select i1 %929, i64 %931, i64 0
  %933 = getelementptr inbounds i8, ptr %928, i64 %932
  %934 = icmp sgt i64 %469, 0
  %935 = add nsw i64 %344, -1
  %936 = mul nsw i64 %935, %469
  %937 = select i1 %934, i64 %936, i64 0
  %938 = getelementptr inbounds i8, ptr %933, i64 %937
  %939 = icmp sgt i64 %470, 0
  %940 = add nsw i64 %353, -1
  %941 = mul nsw i64 %940, %470
  %942 = select i1 %939, i64 %941, i64 0
  %943 = getelementptr inbounds i8, ptr %938, i64 %942
  %944 = icmp sgt i64 %471, 0
  %945 = add nsw i64 %362, -1
  %946 = mul nsw i64 %945, %471
  %947 = select i1 %944, i64 %946, i64 0
  %948 = getelementptr inbounds i8, ptr %943, i64 %947
  %949 = icmp sgt i64 %472, 0
  %950 = add nsw i64 %371, -1
  %951 = mul nsw i64 %950, %472
  %952 = select i1 %949, i64 %951, i64 0
  %953 = getelementptr inbounds i8, ptr %948, i64 %952
  %954 = icmp sgt i64 %473, 0
  %955 = add nsw i64 %380, -1
  %956 = mul nsw i64 %955, %473
  %957 = select i1 %954, i64 %956, i64 0
  %958 = icmp slt i64 %326, 0
  %959 = add nsw i64 %327, -1
  %960 = mul nsw i64 %959, %326
  %961 = select i1 %958, i64 %960, i64 0
  %962 = getelementptr inbounds i8, ptr %298, i64 %961
  %963 = icmp slt i64 %335, 0
  %964 = add nsw i64 %336, -1
  %965 = mul nsw i64 %964, %335
  %966 = select i1 %963, i64 %965, i64 0
  %967 = getelementptr inbounds i8, ptr %962, i64 %966
  %968 = icmp slt i64 %345, 0
  %969 = add nsw i64 %344, -1
  %970 = mul nsw i64 %969, %345
  %971 = select i1 %968, i64 %970, i64 0
  %972 = getelementptr inbounds i8, ptr %967, i64 %971
  %973 = icmp slt i64 %354, 0
  %974 = add nsw i64 %353, -1
  %975 = mul nsw i64 %974, %354
  %976 = select i1 %973, i64 %975, i64 0
  %977 = getelementptr inbounds i8, ptr %972, i64 %976
  %978 = icmp slt i64 %363, 0
  %979 = add nsw i64 %362, -1
  %980 = mul nsw i64 %979, %363
  %981 = select i1 %978, i64 %980, i64 0
  %982 = getelementptr inbounds i8, ptr %977, i64 %981
  %983 = icmp slt i64 %372, 0
  %984 = add nsw i64 %371, -1
  %985 = mul nsw i64 %984, %372
  %986 = select i1 %983, i64 %985, i64 0
  %987 = getelementptr inbounds i8, ptr %982, i64 %986
  %988 = icmp slt i64 %381, 0
  %989 = add nsw i64 %380, -1
  %990 = mul nsw i64 %989, %381
  %991 = select i1 %988, i64 %990, i64 0
  %992 = getelementptr inbounds i8, ptr %987, i64 %991
  %993 = getelementptr inbounds i8, ptr %953, i64 %957
  %994 = getelementptr inbounds i8, ptr %993, i64 %304
  %995 = icmp ugt ptr %994, %992
  br i1 %995, label %996, label %1027

996:
  %997 = icmp slt i64 %327, 2
  %998 = icmp eq i64 %326, %304
  %999 = select i1 %997, i1 true, i1 %998
  br i1 %999, label %1001, label %1000

1000:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %2, i32 noundef %3) #9
  unreachable

1001:
  %1002 = icmp slt i64 %336, 2
  %1003 = icmp eq i64 %335, %468
  %1004 = select i1 %1002, i1 true, i1 %1003
  br i1 %1004, label %1005, label %1000

1005:
  %1006 = icmp slt i64 %344, 2
  %1007 = icmp eq i64 %345, %469
  %1008 = select i1 %1006, i1 true, i1 %1007
  br i1 %1008, label %1009, label %1000

1009:
  %1010 = icmp slt i64 %353, 2
  %1011 = icmp eq i64 %354, %470
  %1012 = select i1 %1010, i1 true, i1 %1011
  br i1 %1012, label %1013, label %1000

1013:
  %1014 = icmp slt i64 %362, 2
  %1015 = icmp eq i64 %363, %471
  %1016 = select i1 %1014, i1 true, i1 %1015
  br i1 %1016, label %1017, label %1000

1017:
  %1018 = icmp slt i64 %371, 2
  %1019 = icmp eq i64 %372, %472
  %1020 = select i1 %1018, i1 true, i1 %1019
  br i1 %1020, label %1021, label %1000

1021:
  %1022 = icmp slt i64 %380, 2
  %1023 = icmp eq i64 %381, %473
  %1024 = select i1 %1022, i1 true, i1 %1023
  br i1 %1024, label %1025, label %1000

1025:
  %1026 = icmp ule ptr %298, %15
  br label %1027

1027:
  %1028 = phi i1 [ %1026, %1025 ], [ true, %923 ], [ true, %850 ]
  %1029 = icmp sgt i64 %842, 0
  br i1 %1029, label %1030, label %1213

1030:
  %1031 = icmp sgt i64 %327, 0
  %1032 = icmp sgt i32 %311, 1
  %1033 = icmp eq i32 %311, 2
  %1034 = icmp sgt i32 %311, 2
  %1035 = icmp eq i32 %311, 3
  %1036 = icmp sgt i32 %311, 3
  %1037 = icmp eq i32 %311, 4
  %1038 = icmp sgt i32 %311, 4
  %1039 = icmp eq i32 %311, 5
  %1040 = icmp sgt i32 %311, 5
  %1041 = icmp eq i32 %311, 6
  %1042 = icmp sgt i32 %311, 6
  %1043 = icmp eq i32 %311, 7
  %1044 = icmp sgt i32 %311, 1
  %1045 = icmp eq i32 %311, 2
  %1046 = icmp sgt i32 %311, 2
  %1047 = icmp eq i32 %311, 3
  %1048 = icmp sgt i32 %311, 3
  %1049 = icmp eq i32 %311, 4
  %1050 = icmp sgt i32 %311, 4
  %1051 = icmp eq i32 %311, 5
  %1052 = icmp sgt i32 %311, 5
  %1053 = icmp eq i32 %311, 6
  %1054 = icmp sgt i32 %311, 6
  %1055 = icmp eq i32 %311, 7
  br label %1056

1056:
  %1057 = phi i64 [ 0, %1030 ], [ %1200, %1199 ]
  %1058 = xor i64 %1057, -1
  %1059 = add nsw i64 %842, %1058
  %1060 = select i1 %1028, i64 %1057, i64 %1059
  br i1 %1032, label %1061, label %1068

1061:
  br i1 %1033, label %1066, label %1062

1062:
  %1063 = urem i64 %1060, %336
  %1064 = mul nsw i64 %335, %1063
  %1065 = udiv i64 %1060, %336
  br label %1068

1066:
  %1067 = mul nsw i64 %335, %1060
  br label %1068

1068:
  %1069 = phi i64 [ %1067, %1066 ], [ %1064, %1062 ], [ 0, %1056 ]
  %1070 = phi i64 [ %1060, %1066 ], [ %1065, %1062 ], [ %1060, %1056 ]
  br i1 %1034, label %1071, label %1080

1071:
  br i1 %1035, label %1077, label %1072

1072:
  %1073 = urem i64 %1070, %344
  %1074 = mul nsw i64 %345, %1073
  %1075 = add nsw i64 %1074, %1069
  %1076 = udiv i64 %1070, %344
  br label %1080

1077:
  %1078 = mul nsw i64 %345, %1070
  %1079 = add nsw i64 %1078, %1069
  br label %1080

1080:
  %1081 = phi i64 [ %1079, %1077 ], [ %1075, %1072 ], [ %1069, %1068 ]
  %1082 = phi i64 [ %1070, %1077 ], [ %1076, %1072 ], [ %1070, %1068 ]
  br i1 %1036, label %1083, label %1092

1083:
  br i1 %1037, label %1089, label %1084

1084:
  %1085 = urem i64 %1082, %353
  %1086 = mul nsw i64 %354, %1085
  %1087 = add nsw i64 %1086, %1081
  %1088 = udiv i64 %1082, %353
  br label %1092

1089:
  %1090 = mul nsw i64 %354, %1082
  %1091 = add nsw i64 %1090, %1081
  br label %1092

1092:
  %1093 = phi i64 [ %1091, %1089 ], [ %1087, %1084 ], [ %1081, %1080 ]
  %1094 = phi i64 [ %1082, %1089 ], [ %1088, %1084 ], [ %1082, %1080 ]
  br i1 %1038, label %1095, label %1104

1095:
  br i1 %1039, label %1101, label %1096

1096:
  %1097 = urem i64 %1094, %362
  %1098 = mul nsw i64 %363, %1097
  %1099 = add nsw i64 %1098, %1093
  %1100 = udiv i64 %1094, %362
  br label %1104

1101:
  %1102 = mul nsw i64 %363, %1094
  %1103 = add nsw i64 %1102, %1093
  br label %1104

1104:
  %1105 = phi i64 [ %1103, %1101 ], [ %1099, %1096 ], [ %1093, %1092 ]
  %1106 = phi i64 [ %1094, %1101 ], [ %1100, %1096 ], [ %1094, %1092 ]
  br i1 %1040, label %1107, label %1116

1107:
  br i1 %1041, label %1113, label %1108

1108:
  %1109 = urem i64 %1106, %371
  %1110 = mul nsw i64 %372, %1109
  %1111 = add nsw i64 %1110, %1105
  %1112 = udiv i64 %1106, %371
  br label %1116

1113:
  %1114 = mul nsw i64 %372, %1106
  %1115 = add nsw i64 %1114, %1105
  br label %1116

1116:
  %1117 = phi i64 [ %1115, %1113 ], [ %1111, %1108 ], [ %1105, %1104 ]
  %1118 = phi i64 [ %1106, %1113 ], [ %1112, %1108 ], [ %1106, %1104 ]
  br i1 %1042, label %1119, label %1127

1119:
  br i1 %1043, label %1124, label %1120

1120:
  %1121 = urem i64 %1118, %380
  %1122 = mul nsw i64 %381, %1121
  %1123 = add nsw i64 %1122, %1117
  br label %1127

1124:
  %1125 = mul nsw i64 %381, %1118
  %1126 = add nsw i64 %1125, %1117
  br label %1127

1127:
  %1128 = phi i64 [ %1126, %1124 ], [ %1123, %1120 ], [ %1117, %1116 ]
  br i1 %1044, label %1129, label %1136

1129:
  br i1 %1045, label %1134, label %1130

1130:
  %1131 = urem i64 %1060, %336
  %1132 = mul nsw i64 %468, %1131
  %1133 = udiv i64 %1060, %336
  br label %1136

1134:
  %1135 = mul nsw i64 %468, %1060
  br label %1136

1136:
  %1137 = phi i64 [ %1135, %1134 ], [ %1132, %1130 ], [ 0, %1127 ]
  %1138 = phi i64 [ %1060, %1134 ], [ %1133, %1130 ], [ %1060, %1127 ]
  br i1 %1046, label %1139, label %1148

1139:
  br i1 %1047, label %1145, label %1140

1140:
  %1141 = urem i64 %1138, %344
  %1142 = mul nsw i64 %469, %1141
  %1143 = add nsw i64 %1142, %1137
  %1144 = udiv i64 %1138, %344
  br label %1148

1145:
  %1146 = mul nsw i64 %469, %1138
  %1147 = add nsw i64 %1146, %1137
  br label %1148

1148:
  %1149 = phi i64 [ %1147, %1145 ], [ %1143, %1140 ], [ %1137, %1136 ]
  %1150 = phi i64 [ %1138, %1145 ], [ %1144, %1140 ], [ %1138, %1136 ]
  br i1 %1048, label %1151, label %1160

1151:
  br i1 %1049, label %1157, label %1152

1152:
  %1153 = urem i64 %1150, %353
  %1154 = mul nsw i64 %470, %1153
  %1155 = add nsw i64 %1154, %1149
  %1156 = udiv i64 %1150, %353
  br label %1160

1157:
  %1158 = mul nsw i64 %470, %1150
  %1159 = add nsw i64 %1158, %1149
  br label %1160

1160:
  %1161 = phi i64 [ %1159, %1157 ], [ %1155, %1152 ], [ %1149, %1148 ]
  %1162 = phi i64 [ %1150, %1157 ], [ %1156, %1152 ], [ %1150, %1148 ]
  br i1 %1050, label %1163, label %1172

1163:
  br i1 %1051, label %1169, label %1164

1164:
  %1165 = urem i64 %1162, %362
  %1166 = mul nsw i64 %471, %1165
  %1167 = add nsw i64 %1166, %1161
  %1168 = udiv i64 %1162, %362
  br label %1172

1169:
  %1170 = mul nsw i64 %471, %1162
  %1171 = add nsw i64 %1170, %1161
  br label %1172

1172:
  %1173 = phi i64 [ %1171, %1169 ], [ %1167, %1164 ], [ %1161, %1160 ]
  %1174 = phi i64 [ %1162, %1169 ], [ %1168, %1164 ], [ %1162, %1160 ]
  br i1 %1052, label %1175, label %1184

1175:
  br i1 %1053, label %1181, label %1176

1176:
  %1177 = urem i64 %1174, %371
  %1178 = mul nsw i64 %472, %1177
  %1179 = add nsw i64 %1178, %1173
  %1180 = udiv i64 %1174, %371
  br label %1184

1181:
  %1182 = mul nsw i64 %472, %1174
  %1183 = add nsw i64 %1182, %1173
  br label %1184

1184:
  %1185 = phi i64 [ %1183, %1181 ], [ %1179, %1176 ], [ %1173, %1172 ]
  %1186 = phi i64 [ %1174, %1181 ], [ %1180, %1176 ], [ %1174, %1172 ]
  br i1 %1054, label %1187, label %1195

1187:
  br i1 %1055, label %1192, label %1188

1188:
  %1189 = urem i64 %1186, %380
  %1190 = mul nsw i64 %473, %1189
  %1191 = add nsw i64 %1190, %1185
  br label %1195

1192:
  %1193 = mul nsw i64 %473, %1186
  %1194 = add nsw i64 %1193, %1185
  br label %1195

1195:
  %1196 = phi i64 [ %1194, %1192 ], [ %1191, %1188 ], [ %1185, %1184 ]
  %1197 = getelementptr inbounds i8, ptr %298, i64 %1128
  %1198 = getelementptr inbounds i8, ptr %15, i64 %1196
  br i1 %1031, label %1202, label %1199

1199:
  %1200 = add nuw nsw i64 %1057, 1
  %1201 = icmp eq i64 %1200, %842
  br i1 %1201, label %1213, label %1056

1202:
  %1203 = phi i64 [ %1211, %1202 ], [ 0, %1195 ]
  %1204 = xor i64 %1203, -1
  %1205 = add nsw i64 %327, %1204
  %1206 = select i1 %1028, i64 %1203, i64 %1205
  %1207 = mul nsw i64 %326, %1206
  %1208 = getelementptr inbounds i8, ptr %1197, i64 %1207
  %1209 = mul nsw i64 %304, %1206
  %1210 = getelementptr inbounds i8, ptr %1198, i64 %1209
  tail call void @pad.fortran.type.assign(ptr noundef %438, ptr noundef %1208, ptr noundef %1210) #7
  %1211 = add nuw nsw i64 %1203, 1
  %1212 = icmp eq i64 %1211, %327
  br i1 %1212, label %1199, label %1202

1213:
  br i1 %835, label %1214, label %1215

1214:
  tail call void @pad.fortran.type.destroy(ptr noundef %438, ptr noundef %15) #7
  br label %1326

1215:
  %1216 = mul nsw i64 %336, %327
  %1217 = mul nsw i64 %344, %1216
  %1218 = mul nsw i64 %353, %1217
  %1219 = mul nsw i64 %362, %1218
  %1220 = mul nsw i64 %371, %1219
  %1221 = mul nsw i64 %380, %1220
  %1222 = icmp sgt i64 %1221, 0
  br i1 %1222, label %1223, label %1229

1223:
  %1224 = mul nsw i64 %344, %336
  %1225 = mul nsw i64 %353, %1224
  %1226 = mul nsw i64 %362, %1225
  %1227 = mul nsw i64 %371, %1226
  %1228 = mul nsw i64 %380, %1227
  br label %1229

1229:
  %1230 = phi i64 [ 0, %1215 ], [ %1228, %1223 ]
  %1231 = icmp sgt i64 %1230, 0
  br i1 %1231, label %1232, label %1326

1232:
  %1233 = mul nsw i64 %304, %327
  %1234 = icmp sgt i32 %311, 1
  %1235 = icmp eq i32 %311, 2
  %1236 = icmp sgt i32 %311, 2
  %1237 = icmp eq i32 %311, 3
  %1238 = icmp sgt i32 %311, 3
  %1239 = icmp eq i32 %311, 4
  %1240 = icmp sgt i32 %311, 4
  %1241 = icmp eq i32 %311, 5
  %1242 = icmp sgt i32 %311, 5
  %1243 = icmp eq i32 %311, 6
  %1244 = icmp sgt i32 %311, 6
  %1245 = icmp eq i32 %311, 7
  %1246 = icmp eq i64 %1233, 0
  br label %1247

1247:
  %1248 = phi i64 [ 0, %1232 ], [ %1320, %1319 ]
  br i1 %1234, label %1249, label %1256

1249:
  br i1 %1235, label %1254, label %1250

1250:
  %1251 = urem i64 %1248, %336
  %1252 = mul nsw i64 %468, %1251
  %1253 = udiv i64 %1248, %336
  br label %1256

1254:
  %1255 = mul nsw i64 %468, %1248
  br label %1256

1256:
  %1257 = phi i64 [ %1255, %1254 ], [ %1252, %1250 ], [ 0, %1247 ]
  %1258 = phi i64 [ %1248, %1254 ], [ %1253, %1250 ], [ %1248, %1247 ]
  br i1 %1236, label %1259, label %1268

1259:
  br i1 %1237, label %1265, label %1260

1260:
  %1261 = urem i64 %1258, %344
  %1262 = mul nsw i64 %469, %1261
  %1263 = add nsw i64 %1262, %1257
  %1264 = udiv i64 %1258, %344
  br label %1268

1265:
  %1266 = mul nsw i64 %469, %1258
  %1267 = add nsw i64 %1266, %1257
  br label %1268

1268:
  %1269 = phi i64 [ %1267, %1265 ], [ %1263, %1260 ], [ %1257, %1256 ]
  %1270 = phi i64 [ %1258, %1265 ], [ %1264, %1260 ], [ %1258, %1256 ]
  br i1 %1238, label %1271, label %1280

1271:
  br i1 %1239, label %1277, label %1272

1272:
  %1273 = urem i64 %1270, %353
  %1274 = mul nsw i64 %470, %1273
  %1275 = add nsw i64 %1274, %1269
  %1276 = udiv i64 %1270, %353
  br label %1280

1277:
  %1278 = mul nsw i64 %470, %1270
  %1279 = add nsw i64 %1278, %1269
  br label %1280

1280:
  %1281 = phi i64 [ %1279, %1277 ], [ %1275, %1272 ], [ %1269, %1268 ]
  %1282 = phi i64 [ %1270, %1277 ], [ %1276, %1272 ], [ %1270, %1268 ]
  br i1 %1240, label %1283, label %1292

1283:
  br i1 %1241, label %1289, label %1284

1284:
  %1285 = urem i64 %1282, %362
  %1286 = mul nsw i64 %471, %1285
  %1287 = add nsw i64 %1286, %1281
  %1288 = udiv i64 %1282, %362
  br label %1292

1289:
  %1290 = mul nsw i64 %471, %1282
  %1291 = add nsw i64 %1290, %1281
  br label %1292

1292:
  %1293 = phi i64 [ %1291, %1289 ], [ %1287, %1284 ], [ %1281, %1280 ]
  %1294 = phi i64 [ %1282, %1289 ], [ %1288, %1284 ], [ %1282, %1280 ]
  br i1 %1242, label %1295, label %1304

1295:
  br i1 %1243, label %1301, label %1296

1296:
  %1297 = urem i64 %1294, %371
  %1298 = mul nsw i64 %472, %1297
  %1299 = add nsw i64 %1298, %1293
  %1300 = udiv i64 %1294, %371
  br label %1304

1301:
  %1302 = mul nsw i64 %472, %1294
  %1303 = add nsw i64 %1302, %1293
  br label %1304

1304:
  %1305 = phi i64 [ %1303, %1301 ], [ %1299, %1296 ], [ %1293, %1292 ]
  %1306 = phi i64 [ %1294, %1301 ], [ %1300, %1296 ], [ %1294, %1292 ]
  br i1 %1244, label %1307, label %1315

1307:
  br i1 %1245, label %1312, label %1308

1308:
  %1309 = urem i64 %1306, %380
  %1310 = mul nsw i64 %473, %1309
  %1311 = add nsw i64 %1310, %1305
  br label %1315

1312:
  %1313 = mul nsw i64 %473, %1306
  %1314 = add nsw i64 %1313, %1305
  br label %1315

1315:
  %1316 = phi i64 [ %1314, %1312 ], [ %1311, %1308 ], [ %1305, %1304 ]
  %1317 = getelementptr inbounds i8, ptr %15, i64 %1316
  %1318 = getelementptr inbounds i8, ptr %1317, i64 %1233
  br i1 %1246, label %1319, label %1322

1319:
  %1320 = add nuw nsw i64 %1248, 1
  %1321 = icmp eq i64 %1320, %1230
  br i1 %1321, label %1326, label %1247

1322:
  %1323 = phi ptr [ %1324, %1322 ], [ %1317, %1315 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %438, ptr noundef %1323) #7
  %1324 = getelementptr inbounds i8, ptr %1323, i64 %304
  %1325 = icmp eq ptr %1324, %1318
  br i1 %1325, label %1319, label %1322

1326:
  br i1 %465, label %1328, label %1327

1327:
  tail call void @free(ptr noundef %15)
  store ptr null, ptr %1, align 8
  br label %1328

1328:
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
