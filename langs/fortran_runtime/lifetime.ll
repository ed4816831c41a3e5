; Made from lifetime.c by regenerate.py.

define linkonce_odr hidden void @pad.fortran.Initialize(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = icmp sgt i8 %5, 7
  br i1 %6, label %83, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 42
  br i1 %10, label %11, label %83

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %13 = load i8, ptr %12, align 1
  %14 = and i8 %13, 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %63, label %16

16:
  %17 = icmp eq i8 %5, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8
  br label %21

21:
  %22 = phi ptr [ %20, %18 ], [ null, %16 ]
  %23 = icmp eq i8 %5, 1
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %26 = load ptr, ptr %25, align 8
  br label %27

27:
  %28 = phi ptr [ %26, %24 ], [ %22, %21 ]
  %29 = icmp eq i8 %5, 2
  br i1 %29, label %30, label %33

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %32 = load ptr, ptr %31, align 8
  br label %33

33:
  %34 = phi ptr [ %32, %30 ], [ %28, %27 ]
  %35 = icmp eq i8 %5, 3
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = load ptr, ptr %37, align 8
  br label %39

39:
  %40 = phi ptr [ %38, %36 ], [ %34, %33 ]
  %41 = icmp eq i8 %5, 4
  br i1 %41, label %42, label %45

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi ptr [ %44, %42 ], [ %40, %39 ]
  %47 = icmp eq i8 %5, 5
  br i1 %47, label %48, label %51

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %50 = load ptr, ptr %49, align 8
  br label %51

51:
  %52 = phi ptr [ %50, %48 ], [ %46, %45 ]
  %53 = icmp eq i8 %5, 6
  br i1 %53, label %54, label %57

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %56 = load ptr, ptr %55, align 8
  br label %57

57:
  %58 = phi ptr [ %56, %54 ], [ %52, %51 ]
  %59 = icmp eq i8 %5, 7
  br i1 %59, label %60, label %63

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %62 = load ptr, ptr %61, align 8
  br label %63

63:
  %64 = phi ptr [ null, %11 ], [ %62, %60 ], [ %58, %57 ]
  %65 = icmp eq ptr %64, null
  br i1 %65, label %83, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 429
  %68 = load i8, ptr %67, align 1
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %79, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 430
  %72 = load i8, ptr %71, align 1
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %79, label %74

74:
  %75 = getelementptr inbounds nuw i8, ptr %64, i64 431
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 0
  %78 = select i1 %77, i32 2, i32 0
  br i1 %77, label %79, label %83

79:
  %80 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %64) #2
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, i32 2, i32 1
  br label %83

83:
  %84 = phi i32 [ 0, %7 ], [ 2, %3 ], [ %78, %74 ], [ 2, %63 ], [ %82, %79 ]
  switch i32 %84, label %325 [
    i32 2, label %85
    i32 1, label %86
  ]

85:
  tail call void @_FortranAInitialize(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2) #2
  br label %325

86:
  %87 = load ptr, ptr %0, align 8
  %88 = load i8, ptr %4, align 4
  %89 = icmp sgt i8 %88, 0
  br i1 %89, label %90, label %95

90:
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %94 = load i64, ptr %93, align 8
  br label %95

95:
  %96 = phi i64 [ %94, %90 ], [ 0, %86 ]
  %97 = phi i64 [ %92, %90 ], [ 1, %86 ]
  %98 = icmp sgt i8 %88, 1
  br i1 %98, label %99, label %104

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %103 = load i64, ptr %102, align 8
  br label %104

104:
  %105 = phi i64 [ %103, %99 ], [ 0, %95 ]
  %106 = phi i64 [ %101, %99 ], [ 1, %95 ]
  %107 = icmp sgt i8 %88, 2
  br i1 %107, label %108, label %113

108:
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %112, %108 ], [ 0, %104 ]
  %115 = phi i64 [ %110, %108 ], [ 1, %104 ]
  %116 = icmp sgt i8 %88, 3
  br i1 %116, label %117, label %122

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %121 = load i64, ptr %120, align 8
  br label %122

122:
  %123 = phi i64 [ %121, %117 ], [ 0, %113 ]
  %124 = phi i64 [ %119, %117 ], [ 1, %113 ]
  %125 = icmp sgt i8 %88, 4
  br i1 %125, label %126, label %131

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %130 = load i64, ptr %129, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %126 ], [ 0, %122 ]
  %133 = phi i64 [ %128, %126 ], [ 1, %122 ]
  %134 = icmp sgt i8 %88, 5
  br i1 %134, label %135, label %140

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %139 = load i64, ptr %138, align 8
  br label %140

140:
  %141 = phi i64 [ %139, %135 ], [ 0, %131 ]
  %142 = phi i64 [ %137, %135 ], [ 1, %131 ]
  %143 = icmp sgt i8 %88, 6
  br i1 %143, label %144, label %149

144:
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %148 = load i64, ptr %147, align 8
  br label %149

149:
  %150 = phi i64 [ %146, %144 ], [ 1, %140 ]
  %151 = phi i64 [ %148, %144 ], [ 0, %140 ]
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 42
  br i1 %154, label %155, label %208

155:
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %157 = load i8, ptr %156, align 1
  %158 = and i8 %157, 1
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %208, label %160

160:
  %161 = load i8, ptr %4, align 4
  %162 = icmp eq i8 %161, 0
  br i1 %162, label %163, label %166

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %165 = load ptr, ptr %164, align 8
  br label %166

166:
  %167 = phi ptr [ %165, %163 ], [ null, %160 ]
  %168 = icmp eq i8 %161, 1
  br i1 %168, label %169, label %172

169:
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %171 = load ptr, ptr %170, align 8
  br label %172

172:
  %173 = phi ptr [ %171, %169 ], [ %167, %166 ]
  %174 = icmp eq i8 %161, 2
  br i1 %174, label %175, label %178

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %177 = load ptr, ptr %176, align 8
  br label %178

178:
  %179 = phi ptr [ %177, %175 ], [ %173, %172 ]
  %180 = icmp eq i8 %161, 3
  br i1 %180, label %181, label %184

181:
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %183 = load ptr, ptr %182, align 8
  br label %184

184:
  %185 = phi ptr [ %183, %181 ], [ %179, %178 ]
  %186 = icmp eq i8 %161, 4
  br i1 %186, label %187, label %190

187:
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %189 = load ptr, ptr %188, align 8
  br label %190

190:
  %191 = phi ptr [ %189, %187 ], [ %185, %184 ]
  %192 = icmp eq i8 %161, 5
  br i1 %192, label %193, label %196

193:
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %195 = load ptr, ptr %194, align 8
  br label %196

196:
  %197 = phi ptr [ %195, %193 ], [ %191, %190 ]
  %198 = icmp eq i8 %161, 6
  br i1 %198, label %199, label %202

199:
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %201 = load ptr, ptr %200, align 8
  br label %202

202:
  %203 = phi ptr [ %201, %199 ], [ %197, %196 ]
  %204 = icmp eq i8 %161, 7
  br i1 %204, label %205, label %208

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %207 = load ptr, ptr %206, align 8
  br label %208

208:
  %209 = phi ptr [ null, %149 ], [ null, %155 ], [ %207, %205 ], [ %203, %202 ]
  %210 = load i8, ptr %4, align 4
  %211 = icmp eq i8 %210, 0
  br i1 %211, label %212, label %213

212:
  tail call void @pad.fortran.type.initialize(ptr noundef %209, ptr noundef %87) #2
  br label %325

213:
  %214 = mul nsw i64 %106, %97
  %215 = mul nsw i64 %115, %214
  %216 = mul nsw i64 %124, %215
  %217 = mul nsw i64 %133, %216
  %218 = mul nsw i64 %142, %217
  %219 = mul nsw i64 %150, %218
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %221, label %227

221:
  %222 = mul nsw i64 %115, %106
  %223 = mul nsw i64 %124, %222
  %224 = mul nsw i64 %133, %223
  %225 = mul nsw i64 %142, %224
  %226 = mul nsw i64 %150, %225
  br label %227

227:
  %228 = phi i64 [ 0, %213 ], [ %226, %221 ]
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %325

230:
  %231 = mul nsw i64 %96, %97
  %232 = icmp eq i64 %231, 0
  br label %233

233:
  %234 = phi i64 [ %319, %318 ], [ 0, %230 ]
  %235 = load i8, ptr %4, align 4
  %236 = icmp sgt i8 %235, 1
  br i1 %236, label %237, label %245

237:
  %238 = icmp eq i8 %235, 2
  br i1 %238, label %243, label %239

239:
  %240 = urem i64 %234, %106
  %241 = mul nsw i64 %105, %240
  %242 = udiv i64 %234, %106
  br label %245

243:
  %244 = mul nsw i64 %105, %234
  br label %245

245:
  %246 = phi i64 [ %244, %243 ], [ %241, %239 ], [ 0, %233 ]
  %247 = phi i64 [ %234, %243 ], [ %242, %239 ], [ %234, %233 ]
  %248 = icmp sgt i8 %235, 2
  br i1 %248, label %249, label %259

249:
  %250 = icmp eq i8 %235, 3
  br i1 %250, label %256, label %251

251:
  %252 = urem i64 %247, %115
  %253 = mul nsw i64 %114, %252
  %254 = add nsw i64 %253, %246
  %255 = udiv i64 %247, %115
  br label %259

256:
  %257 = mul nsw i64 %114, %247
  %258 = add nsw i64 %257, %246
  br label %259

259:
  %260 = phi i64 [ %258, %256 ], [ %254, %251 ], [ %246, %245 ]
  %261 = phi i64 [ %247, %256 ], [ %255, %251 ], [ %247, %245 ]
  %262 = icmp sgt i8 %235, 3
  br i1 %262, label %263, label %273

263:
  %264 = icmp eq i8 %235, 4
  br i1 %264, label %270, label %265

265:
  %266 = urem i64 %261, %124
  %267 = mul nsw i64 %123, %266
  %268 = add nsw i64 %267, %260
  %269 = udiv i64 %261, %124
  br label %273

270:
  %271 = mul nsw i64 %123, %261
  %272 = add nsw i64 %271, %260
  br label %273

273:
  %274 = phi i64 [ %272, %270 ], [ %268, %265 ], [ %260, %259 ]
  %275 = phi i64 [ %261, %270 ], [ %269, %265 ], [ %261, %259 ]
  %276 = icmp sgt i8 %235, 4
  br i1 %276, label %277, label %287

277:
  %278 = icmp eq i8 %235, 5
  br i1 %278, label %284, label %279

279:
  %280 = urem i64 %275, %133
  %281 = mul nsw i64 %132, %280
  %282 = add nsw i64 %281, %274
  %283 = udiv i64 %275, %133
  br label %287

284:
  %285 = mul nsw i64 %132, %275
  %286 = add nsw i64 %285, %274
  br label %287

287:
  %288 = phi i64 [ %286, %284 ], [ %282, %279 ], [ %274, %273 ]
  %289 = phi i64 [ %275, %284 ], [ %283, %279 ], [ %275, %273 ]
  %290 = icmp sgt i8 %235, 5
  br i1 %290, label %291, label %301

291:
  %292 = icmp eq i8 %235, 6
  br i1 %292, label %298, label %293

293:
  %294 = urem i64 %289, %142
  %295 = mul nsw i64 %141, %294
  %296 = add nsw i64 %295, %288
  %297 = udiv i64 %289, %142
  br label %301

298:
  %299 = mul nsw i64 %141, %289
  %300 = add nsw i64 %299, %288
  br label %301

301:
  %302 = phi i64 [ %300, %298 ], [ %296, %293 ], [ %288, %287 ]
  %303 = phi i64 [ %289, %298 ], [ %297, %293 ], [ %289, %287 ]
  %304 = icmp sgt i8 %235, 6
  br i1 %304, label %305, label %314

305:
  %306 = icmp eq i8 %235, 7
  br i1 %306, label %311, label %307

307:
  %308 = urem i64 %303, %150
  %309 = mul nsw i64 %151, %308
  %310 = add nsw i64 %309, %302
  br label %314

311:
  %312 = mul nsw i64 %151, %303
  %313 = add nsw i64 %312, %302
  br label %314

314:
  %315 = phi i64 [ %313, %311 ], [ %310, %307 ], [ %302, %301 ]
  %316 = getelementptr inbounds i8, ptr %87, i64 %315
  %317 = getelementptr inbounds i8, ptr %316, i64 %231
  br i1 %232, label %318, label %321

318:
  %319 = add nuw nsw i64 %234, 1
  %320 = icmp eq i64 %319, %228
  br i1 %320, label %325, label %233

321:
  %322 = phi ptr [ %323, %321 ], [ %316, %314 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %209, ptr noundef %322) #2
  %323 = getelementptr inbounds i8, ptr %322, i64 %96
  %324 = icmp eq ptr %323, %317
  br i1 %324, label %318, label %321

325:
  ret void
}

declare void @_FortranAInitialize(ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.Destroy(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %3 = load i8, ptr %2, align 1
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = icmp sgt i8 %5, 7
  br i1 %6, label %89, label %7

7:
  %8 = icmp eq i8 %3, 42
  br i1 %8, label %9, label %80

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %11 = load i8, ptr %10, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %61, label %14

14:
  %15 = icmp eq i8 %5, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  br label %19

19:
  %20 = phi ptr [ %18, %16 ], [ null, %14 ]
  %21 = icmp eq i8 %5, 1
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load ptr, ptr %23, align 8
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ %20, %19 ]
  %27 = icmp eq i8 %5, 2
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %28 ], [ %26, %25 ]
  %33 = icmp eq i8 %5, 3
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8
  br label %37

37:
  %38 = phi ptr [ %36, %34 ], [ %32, %31 ]
  %39 = icmp eq i8 %5, 4
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %42 = load ptr, ptr %41, align 8
  br label %43

43:
  %44 = phi ptr [ %42, %40 ], [ %38, %37 ]
  %45 = icmp eq i8 %5, 5
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ %44, %43 ]
  %51 = icmp eq i8 %5, 6
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %54 = load ptr, ptr %53, align 8
  br label %55

55:
  %56 = phi ptr [ %54, %52 ], [ %50, %49 ]
  %57 = icmp eq i8 %5, 7
  br i1 %57, label %58, label %61

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %62 = phi ptr [ null, %9 ], [ %60, %58 ], [ %56, %55 ]
  %63 = icmp eq ptr %62, null
  br i1 %63, label %89, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 430
  %66 = load i8, ptr %65, align 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %76, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 431
  %70 = load i8, ptr %69, align 1
  %71 = icmp eq i8 %70, 0
  br i1 %71, label %76, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %62, i64 432
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 0
  br i1 %75, label %76, label %89

76:
  %77 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %62) #2
  %78 = icmp eq i32 %77, 0
  %79 = select i1 %78, i32 2, i32 1
  br label %89

80:
  %81 = add i8 %3, -1
  %82 = icmp ult i8 %81, 39
  %83 = icmp eq i8 %3, 41
  %84 = or i1 %83, %82
  %85 = add i8 %3, -45
  %86 = icmp ult i8 %85, 5
  %87 = or i1 %86, %84
  %88 = select i1 %87, i32 0, i32 2
  br label %89

89:
  %90 = phi i32 [ %88, %80 ], [ 2, %1 ], [ 2, %61 ], [ %79, %76 ], [ 0, %72 ]
  switch i32 %90, label %332 [
    i32 2, label %91
    i32 1, label %92
  ]

91:
  tail call void @_FortranADestroy(ptr noundef captures(none) %0) #2
  br label %332

92:
  %93 = load ptr, ptr %0, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %332, label %95

95:
  %96 = load i8, ptr %4, align 4
  %97 = icmp sgt i8 %96, 0
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %98 ], [ 0, %95 ]
  %105 = phi i64 [ %100, %98 ], [ 1, %95 ]
  %106 = icmp sgt i8 %96, 1
  br i1 %106, label %107, label %112

107:
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %107 ], [ 0, %103 ]
  %114 = phi i64 [ %109, %107 ], [ 1, %103 ]
  %115 = icmp sgt i8 %96, 2
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %116 ], [ 0, %112 ]
  %123 = phi i64 [ %118, %116 ], [ 1, %112 ]
  %124 = icmp sgt i8 %96, 3
  br i1 %124, label %125, label %130

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %121 ]
  %132 = phi i64 [ %127, %125 ], [ 1, %121 ]
  %133 = icmp sgt i8 %96, 4
  br i1 %133, label %134, label %139

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %138 = load i64, ptr %137, align 8
  br label %139

139:
  %140 = phi i64 [ %138, %134 ], [ 0, %130 ]
  %141 = phi i64 [ %136, %134 ], [ 1, %130 ]
  %142 = icmp sgt i8 %96, 5
  br i1 %142, label %143, label %148

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %143 ], [ 0, %139 ]
  %150 = phi i64 [ %145, %143 ], [ 1, %139 ]
  %151 = icmp sgt i8 %96, 6
  br i1 %151, label %152, label %157

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %156 = load i64, ptr %155, align 8
  br label %157

157:
  %158 = phi i64 [ %154, %152 ], [ 1, %148 ]
  %159 = phi i64 [ %156, %152 ], [ 0, %148 ]
  %160 = load i8, ptr %2, align 1
  %161 = icmp eq i8 %160, 42
  br i1 %161, label %162, label %215

162:
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %164 = load i8, ptr %163, align 1
  %165 = and i8 %164, 1
  %166 = icmp eq i8 %165, 0
  br i1 %166, label %215, label %167

167:
  %168 = load i8, ptr %4, align 4
  %169 = icmp eq i8 %168, 0
  br i1 %169, label %170, label %173

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %172 = load ptr, ptr %171, align 8
  br label %173

173:
  %174 = phi ptr [ %172, %170 ], [ null, %167 ]
  %175 = icmp eq i8 %168, 1
  br i1 %175, label %176, label %179

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %178 = load ptr, ptr %177, align 8
  br label %179

179:
  %180 = phi ptr [ %178, %176 ], [ %174, %173 ]
  %181 = icmp eq i8 %168, 2
  br i1 %181, label %182, label %185

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %184 = load ptr, ptr %183, align 8
  br label %185

185:
  %186 = phi ptr [ %184, %182 ], [ %180, %179 ]
  %187 = icmp eq i8 %168, 3
  br i1 %187, label %188, label %191

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %190 = load ptr, ptr %189, align 8
  br label %191

191:
  %192 = phi ptr [ %190, %188 ], [ %186, %185 ]
  %193 = icmp eq i8 %168, 4
  br i1 %193, label %194, label %197

194:
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %196 = load ptr, ptr %195, align 8
  br label %197

197:
  %198 = phi ptr [ %196, %194 ], [ %192, %191 ]
  %199 = icmp eq i8 %168, 5
  br i1 %199, label %200, label %203

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %202 = load ptr, ptr %201, align 8
  br label %203

203:
  %204 = phi ptr [ %202, %200 ], [ %198, %197 ]
  %205 = icmp eq i8 %168, 6
  br i1 %205, label %206, label %209

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %208 = load ptr, ptr %207, align 8
  br label %209

209:
  %210 = phi ptr [ %208, %206 ], [ %204, %203 ]
  %211 = icmp eq i8 %168, 7
  br i1 %211, label %212, label %215

212:
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %214 = load ptr, ptr %213, align 8
  br label %215

215:
  %216 = phi ptr [ null, %157 ], [ null, %162 ], [ %214, %212 ], [ %210, %209 ]
  %217 = load i8, ptr %4, align 4
  %218 = icmp eq i8 %217, 0
  br i1 %218, label %219, label %220

219:
  tail call void @pad.fortran.type.destroy(ptr noundef %216, ptr noundef nonnull %93) #2
  br label %332

220:
  %221 = mul nsw i64 %114, %105
  %222 = mul nsw i64 %123, %221
  %223 = mul nsw i64 %132, %222
  %224 = mul nsw i64 %141, %223
  %225 = mul nsw i64 %150, %224
  %226 = mul nsw i64 %158, %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %234

228:
  %229 = mul nsw i64 %123, %114
  %230 = mul nsw i64 %132, %229
  %231 = mul nsw i64 %141, %230
  %232 = mul nsw i64 %150, %231
  %233 = mul nsw i64 %158, %232
  br label %234

234:
  %235 = phi i64 [ 0, %220 ], [ %233, %228 ]
  %236 = icmp sgt i64 %235, 0
  br i1 %236, label %237, label %332

237:
  %238 = mul nsw i64 %104, %105
  %239 = icmp eq i64 %238, 0
  br label %240

240:
  %241 = phi i64 [ %326, %325 ], [ 0, %237 ]
  %242 = load i8, ptr %4, align 4
  %243 = icmp sgt i8 %242, 1
  br i1 %243, label %244, label %252

244:
  %245 = icmp eq i8 %242, 2
  br i1 %245, label %250, label %246

246:
  %247 = urem i64 %241, %114
  %248 = mul nsw i64 %113, %247
  %249 = udiv i64 %241, %114
  br label %252

250:
  %251 = mul nsw i64 %113, %241
  br label %252

252:
  %253 = phi i64 [ %251, %250 ], [ %248, %246 ], [ 0, %240 ]
  %254 = phi i64 [ %241, %250 ], [ %249, %246 ], [ %241, %240 ]
  %255 = icmp sgt i8 %242, 2
  br i1 %255, label %256, label %266

256:
  %257 = icmp eq i8 %242, 3
  br i1 %257, label %263, label %258

258:
  %259 = urem i64 %254, %123
  %260 = mul nsw i64 %122, %259
  %261 = add nsw i64 %260, %253
  %262 = udiv i64 %254, %123
  br label %266

263:
  %264 = mul nsw i64 %122, %254
  %265 = add nsw i64 %264, %253
  br label %266

266:
  %267 = phi i64 [ %265, %263 ], [ %261, %258 ], [ %253, %252 ]
  %268 = phi i64 [ %254, %263 ], [ %262, %258 ], [ %254, %252 ]
  %269 = icmp sgt i8 %242, 3
  br i1 %269, label %270, label %280

270:
  %271 = icmp eq i8 %242, 4
  br i1 %271, label %277, label %272

272:
  %273 = urem i64 %268, %132
  %274 = mul nsw i64 %131, %273
  %275 = add nsw i64 %274, %267
  %276 = udiv i64 %268, %132
  br label %280

277:
  %278 = mul nsw i64 %131, %268
  %279 = add nsw i64 %278, %267
  br label %280

280:
  %281 = phi i64 [ %279, %277 ], [ %275, %272 ], [ %267, %266 ]
  %282 = phi i64 [ %268, %277 ], [ %276, %272 ], [ %268, %266 ]
  %283 = icmp sgt i8 %242, 4
  br i1 %283, label %284, label %294

284:
  %285 = icmp eq i8 %242, 5
  br i1 %285, label %291, label %286

286:
  %287 = urem i64 %282, %141
  %288 = mul nsw i64 %140, %287
  %289 = add nsw i64 %288, %281
  %290 = udiv i64 %282, %141
  br label %294

291:
  %292 = mul nsw i64 %140, %282
  %293 = add nsw i64 %292, %281
  br label %294

294:
  %295 = phi i64 [ %293, %291 ], [ %289, %286 ], [ %281, %280 ]
  %296 = phi i64 [ %282, %291 ], [ %290, %286 ], [ %282, %280 ]
  %297 = icmp sgt i8 %242, 5
  br i1 %297, label %298, label %308

298:
  %299 = icmp eq i8 %242, 6
  br i1 %299, label %305, label %300

300:
  %301 = urem i64 %296, %150
  %302 = mul nsw i64 %149, %301
  %303 = add nsw i64 %302, %295
  %304 = udiv i64 %296, %150
  br label %308

305:
  %306 = mul nsw i64 %149, %296
  %307 = add nsw i64 %306, %295
  br label %308

308:
  %309 = phi i64 [ %307, %305 ], [ %303, %300 ], [ %295, %294 ]
  %310 = phi i64 [ %296, %305 ], [ %304, %300 ], [ %296, %294 ]
  %311 = icmp sgt i8 %242, 6
  br i1 %311, label %312, label %321

312:
  %313 = icmp eq i8 %242, 7
  br i1 %313, label %318, label %314

314:
  %315 = urem i64 %310, %158
  %316 = mul nsw i64 %159, %315
  %317 = add nsw i64 %316, %309
  br label %321

318:
  %319 = mul nsw i64 %159, %310
  %320 = add nsw i64 %319, %309
  br label %321

321:
  %322 = phi i64 [ %320, %318 ], [ %317, %314 ], [ %309, %308 ]
  %323 = getelementptr inbounds i8, ptr %93, i64 %322
  %324 = getelementptr inbounds i8, ptr %323, i64 %238
  br i1 %239, label %325, label %328

325:
  %326 = add nuw nsw i64 %241, 1
  %327 = icmp eq i64 %326, %235
  br i1 %327, label %332, label %240

328:
  %329 = phi ptr [ %330, %328 ], [ %323, %321 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %216, ptr noundef %329) #2
  %330 = getelementptr inbounds i8, ptr %329, i64 %104
  %331 = icmp eq ptr %330, %324
  br i1 %331, label %325, label %328

332:
  ret void
}

declare void @_FortranADestroy(ptr noundef captures(none)) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.DestroyWithoutFinalization(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %3 = load i8, ptr %2, align 1
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = icmp sgt i8 %5, 7
  br i1 %6, label %89, label %7

7:
  %8 = icmp eq i8 %3, 42
  br i1 %8, label %9, label %80

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %11 = load i8, ptr %10, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %61, label %14

14:
  %15 = icmp eq i8 %5, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  br label %19

19:
  %20 = phi ptr [ %18, %16 ], [ null, %14 ]
  %21 = icmp eq i8 %5, 1
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load ptr, ptr %23, align 8
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ %20, %19 ]
  %27 = icmp eq i8 %5, 2
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %28 ], [ %26, %25 ]
  %33 = icmp eq i8 %5, 3
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8
  br label %37

37:
  %38 = phi ptr [ %36, %34 ], [ %32, %31 ]
  %39 = icmp eq i8 %5, 4
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %42 = load ptr, ptr %41, align 8
  br label %43

43:
  %44 = phi ptr [ %42, %40 ], [ %38, %37 ]
  %45 = icmp eq i8 %5, 5
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ %44, %43 ]
  %51 = icmp eq i8 %5, 6
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %54 = load ptr, ptr %53, align 8
  br label %55

55:
  %56 = phi ptr [ %54, %52 ], [ %50, %49 ]
  %57 = icmp eq i8 %5, 7
  br i1 %57, label %58, label %61

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %62 = phi ptr [ null, %9 ], [ %60, %58 ], [ %56, %55 ]
  %63 = icmp eq ptr %62, null
  br i1 %63, label %89, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 430
  %66 = load i8, ptr %65, align 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %76, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 431
  %70 = load i8, ptr %69, align 1
  %71 = icmp eq i8 %70, 0
  br i1 %71, label %76, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %62, i64 432
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 0
  br i1 %75, label %76, label %89

76:
  %77 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %62) #2
  %78 = icmp eq i32 %77, 0
  %79 = select i1 %78, i32 2, i32 1
  br label %89

80:
  %81 = add i8 %3, -1
  %82 = icmp ult i8 %81, 39
  %83 = icmp eq i8 %3, 41
  %84 = or i1 %83, %82
  %85 = add i8 %3, -45
  %86 = icmp ult i8 %85, 5
  %87 = or i1 %86, %84
  %88 = select i1 %87, i32 0, i32 2
  br label %89

89:
  %90 = phi i32 [ %88, %80 ], [ 2, %1 ], [ 2, %61 ], [ %79, %76 ], [ 0, %72 ]
  switch i32 %90, label %332 [
    i32 2, label %91
    i32 1, label %92
  ]

91:
  tail call void @_FortranADestroyWithoutFinalization(ptr noundef captures(none) %0) #2
  br label %332

92:
  %93 = load ptr, ptr %0, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %332, label %95

95:
  %96 = load i8, ptr %4, align 4
  %97 = icmp sgt i8 %96, 0
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %98 ], [ 0, %95 ]
  %105 = phi i64 [ %100, %98 ], [ 1, %95 ]
  %106 = icmp sgt i8 %96, 1
  br i1 %106, label %107, label %112

107:
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %107 ], [ 0, %103 ]
  %114 = phi i64 [ %109, %107 ], [ 1, %103 ]
  %115 = icmp sgt i8 %96, 2
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %116 ], [ 0, %112 ]
  %123 = phi i64 [ %118, %116 ], [ 1, %112 ]
  %124 = icmp sgt i8 %96, 3
  br i1 %124, label %125, label %130

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %121 ]
  %132 = phi i64 [ %127, %125 ], [ 1, %121 ]
  %133 = icmp sgt i8 %96, 4
  br i1 %133, label %134, label %139

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %138 = load i64, ptr %137, align 8
  br label %139

139:
  %140 = phi i64 [ %138, %134 ], [ 0, %130 ]
  %141 = phi i64 [ %136, %134 ], [ 1, %130 ]
  %142 = icmp sgt i8 %96, 5
  br i1 %142, label %143, label %148

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %143 ], [ 0, %139 ]
  %150 = phi i64 [ %145, %143 ], [ 1, %139 ]
  %151 = icmp sgt i8 %96, 6
  br i1 %151, label %152, label %157

152:
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %156 = load i64, ptr %155, align 8
  br label %157

157:
  %158 = phi i64 [ %154, %152 ], [ 1, %148 ]
  %159 = phi i64 [ %156, %152 ], [ 0, %148 ]
  %160 = load i8, ptr %2, align 1
  %161 = icmp eq i8 %160, 42
  br i1 %161, label %162, label %215

162:
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %164 = load i8, ptr %163, align 1
  %165 = and i8 %164, 1
  %166 = icmp eq i8 %165, 0
  br i1 %166, label %215, label %167

167:
  %168 = load i8, ptr %4, align 4
  %169 = icmp eq i8 %168, 0
  br i1 %169, label %170, label %173

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %172 = load ptr, ptr %171, align 8
  br label %173

173:
  %174 = phi ptr [ %172, %170 ], [ null, %167 ]
  %175 = icmp eq i8 %168, 1
  br i1 %175, label %176, label %179

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %178 = load ptr, ptr %177, align 8
  br label %179

179:
  %180 = phi ptr [ %178, %176 ], [ %174, %173 ]
  %181 = icmp eq i8 %168, 2
  br i1 %181, label %182, label %185

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %184 = load ptr, ptr %183, align 8
  br label %185

185:
  %186 = phi ptr [ %184, %182 ], [ %180, %179 ]
  %187 = icmp eq i8 %168, 3
  br i1 %187, label %188, label %191

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %190 = load ptr, ptr %189, align 8
  br label %191

191:
  %192 = phi ptr [ %190, %188 ], [ %186, %185 ]
  %193 = icmp eq i8 %168, 4
  br i1 %193, label %194, label %197

194:
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %196 = load ptr, ptr %195, align 8
  br label %197

197:
  %198 = phi ptr [ %196, %194 ], [ %192, %191 ]
  %199 = icmp eq i8 %168, 5
  br i1 %199, label %200, label %203

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %202 = load ptr, ptr %201, align 8
  br label %203

203:
  %204 = phi ptr [ %202, %200 ], [ %198, %197 ]
  %205 = icmp eq i8 %168, 6
  br i1 %205, label %206, label %209

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %208 = load ptr, ptr %207, align 8
  br label %209

209:
  %210 = phi ptr [ %208, %206 ], [ %204, %203 ]
  %211 = icmp eq i8 %168, 7
  br i1 %211, label %212, label %215

212:
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %214 = load ptr, ptr %213, align 8
  br label %215

215:
  %216 = phi ptr [ null, %157 ], [ null, %162 ], [ %214, %212 ], [ %210, %209 ]
  %217 = load i8, ptr %4, align 4
  %218 = icmp eq i8 %217, 0
  br i1 %218, label %219, label %220

219:
  tail call void @pad.fortran.type.destroy(ptr noundef %216, ptr noundef nonnull %93) #2
  br label %332

220:
  %221 = mul nsw i64 %114, %105
  %222 = mul nsw i64 %123, %221
  %223 = mul nsw i64 %132, %222
  %224 = mul nsw i64 %141, %223
  %225 = mul nsw i64 %150, %224
  %226 = mul nsw i64 %158, %225
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %234

228:
  %229 = mul nsw i64 %123, %114
  %230 = mul nsw i64 %132, %229
  %231 = mul nsw i64 %141, %230
  %232 = mul nsw i64 %150, %231
  %233 = mul nsw i64 %158, %232
  br label %234

234:
  %235 = phi i64 [ 0, %220 ], [ %233, %228 ]
  %236 = icmp sgt i64 %235, 0
  br i1 %236, label %237, label %332

237:
  %238 = mul nsw i64 %104, %105
  %239 = icmp eq i64 %238, 0
  br label %240

240:
  %241 = phi i64 [ %326, %325 ], [ 0, %237 ]
  %242 = load i8, ptr %4, align 4
  %243 = icmp sgt i8 %242, 1
  br i1 %243, label %244, label %252

244:
  %245 = icmp eq i8 %242, 2
  br i1 %245, label %250, label %246

246:
  %247 = urem i64 %241, %114
  %248 = mul nsw i64 %113, %247
  %249 = udiv i64 %241, %114
  br label %252

250:
  %251 = mul nsw i64 %113, %241
  br label %252

252:
  %253 = phi i64 [ %251, %250 ], [ %248, %246 ], [ 0, %240 ]
  %254 = phi i64 [ %241, %250 ], [ %249, %246 ], [ %241, %240 ]
  %255 = icmp sgt i8 %242, 2
  br i1 %255, label %256, label %266

256:
  %257 = icmp eq i8 %242, 3
  br i1 %257, label %263, label %258

258:
  %259 = urem i64 %254, %123
  %260 = mul nsw i64 %122, %259
  %261 = add nsw i64 %260, %253
  %262 = udiv i64 %254, %123
  br label %266

263:
  %264 = mul nsw i64 %122, %254
  %265 = add nsw i64 %264, %253
  br label %266

266:
  %267 = phi i64 [ %265, %263 ], [ %261, %258 ], [ %253, %252 ]
  %268 = phi i64 [ %254, %263 ], [ %262, %258 ], [ %254, %252 ]
  %269 = icmp sgt i8 %242, 3
  br i1 %269, label %270, label %280

270:
  %271 = icmp eq i8 %242, 4
  br i1 %271, label %277, label %272

272:
  %273 = urem i64 %268, %132
  %274 = mul nsw i64 %131, %273
  %275 = add nsw i64 %274, %267
  %276 = udiv i64 %268, %132
  br label %280

277:
  %278 = mul nsw i64 %131, %268
  %279 = add nsw i64 %278, %267
  br label %280

280:
  %281 = phi i64 [ %279, %277 ], [ %275, %272 ], [ %267, %266 ]
  %282 = phi i64 [ %268, %277 ], [ %276, %272 ], [ %268, %266 ]
  %283 = icmp sgt i8 %242, 4
  br i1 %283, label %284, label %294

284:
  %285 = icmp eq i8 %242, 5
  br i1 %285, label %291, label %286

286:
  %287 = urem i64 %282, %141
  %288 = mul nsw i64 %140, %287
  %289 = add nsw i64 %288, %281
  %290 = udiv i64 %282, %141
  br label %294

291:
  %292 = mul nsw i64 %140, %282
  %293 = add nsw i64 %292, %281
  br label %294

294:
  %295 = phi i64 [ %293, %291 ], [ %289, %286 ], [ %281, %280 ]
  %296 = phi i64 [ %282, %291 ], [ %290, %286 ], [ %282, %280 ]
  %297 = icmp sgt i8 %242, 5
  br i1 %297, label %298, label %308

298:
  %299 = icmp eq i8 %242, 6
  br i1 %299, label %305, label %300

300:
  %301 = urem i64 %296, %150
  %302 = mul nsw i64 %149, %301
  %303 = add nsw i64 %302, %295
  %304 = udiv i64 %296, %150
  br label %308

305:
  %306 = mul nsw i64 %149, %296
  %307 = add nsw i64 %306, %295
  br label %308

308:
  %309 = phi i64 [ %307, %305 ], [ %303, %300 ], [ %295, %294 ]
  %310 = phi i64 [ %296, %305 ], [ %304, %300 ], [ %296, %294 ]
  %311 = icmp sgt i8 %242, 6
  br i1 %311, label %312, label %321

312:
  %313 = icmp eq i8 %242, 7
  br i1 %313, label %318, label %314

314:
  %315 = urem i64 %310, %158
  %316 = mul nsw i64 %159, %315
  %317 = add nsw i64 %316, %309
  br label %321

318:
  %319 = mul nsw i64 %159, %310
  %320 = add nsw i64 %319, %309
  br label %321

321:
  %322 = phi i64 [ %320, %318 ], [ %317, %314 ], [ %309, %308 ]
  %323 = getelementptr inbounds i8, ptr %93, i64 %322
  %324 = getelementptr inbounds i8, ptr %323, i64 %238
  br i1 %239, label %325, label %328

325:
  %326 = add nuw nsw i64 %241, 1
  %327 = icmp eq i64 %326, %235
  br i1 %327, label %332, label %240

328:
  %329 = phi ptr [ %330, %328 ], [ %323, %321 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %216, ptr noundef %329) #2
  %330 = getelementptr inbounds i8, ptr %329, i64 %104
  %331 = icmp eq ptr %330, %324
  br i1 %331, label %325, label %328

332:
  ret void
}

declare void @_FortranADestroyWithoutFinalization(ptr noundef captures(none)) local_unnamed_addr #1

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
