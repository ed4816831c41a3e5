; Made from lifetime.c by regenerate.py.
; Initialize: 3 arguments, facts of 0
; Destroy: 1 arguments, facts of 0
; DestroyWithoutFinalization: 1 arguments, facts of 0

define linkonce_odr hidden void @pad.fortran.Initialize(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq i32 %3, -128
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i8, ptr %12, align 4
  %14 = sext i8 %13 to i32
  br label %15

15:
  %16 = phi i32 [ %14, %11 ], [ %3, %8 ]
  %17 = icmp eq i32 %4, -128
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  br label %22

22:
  %23 = phi i32 [ %21, %18 ], [ %4, %15 ]
  %24 = icmp sgt i32 %16, 0
  br i1 %24, label %25, label %30

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = load i64, ptr %28, align 8
  br label %30

30:
  %31 = phi i64 [ %27, %25 ], [ 1, %22 ]
  %32 = phi i64 [ %29, %25 ], [ 0, %22 ]
  %33 = icmp sgt i32 %16, 1
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load i64, ptr %37, align 8
  br label %39

39:
  %40 = phi i64 [ %36, %34 ], [ 1, %30 ]
  %41 = phi i64 [ %38, %34 ], [ 0, %30 ]
  %42 = icmp sgt i32 %16, 2
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %45, %43 ], [ 1, %39 ]
  %50 = phi i64 [ %47, %43 ], [ 0, %39 ]
  %51 = icmp sgt i32 %16, 3
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %59 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %60 = icmp sgt i32 %16, 4
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %68 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %69 = icmp sgt i32 %16, 5
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %77 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %78 = icmp sgt i32 %16, 6
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %86 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %87 = icmp eq ptr %7, null
  %88 = icmp eq i32 %23, 42
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %90, label %142

90:
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %92 = load i8, ptr %91, align 1
  %93 = and i8 %92, 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %142, label %95

95:
  %96 = icmp eq i32 %16, 0
  br i1 %96, label %97, label %100

97:
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %99 = load ptr, ptr %98, align 8
  br label %100

100:
  %101 = phi ptr [ %99, %97 ], [ null, %95 ]
  %102 = icmp eq i32 %16, 1
  br i1 %102, label %103, label %106

103:
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %105 = load ptr, ptr %104, align 8
  br label %106

106:
  %107 = phi ptr [ %105, %103 ], [ %101, %100 ]
  %108 = icmp eq i32 %16, 2
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %111 = load ptr, ptr %110, align 8
  br label %112

112:
  %113 = phi ptr [ %111, %109 ], [ %107, %106 ]
  %114 = icmp eq i32 %16, 3
  br i1 %114, label %115, label %118

115:
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %117 = load ptr, ptr %116, align 8
  br label %118

118:
  %119 = phi ptr [ %117, %115 ], [ %113, %112 ]
  %120 = icmp eq i32 %16, 4
  br i1 %120, label %121, label %124

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %123 = load ptr, ptr %122, align 8
  br label %124

124:
  %125 = phi ptr [ %123, %121 ], [ %119, %118 ]
  %126 = icmp eq i32 %16, 5
  br i1 %126, label %127, label %130

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %129 = load ptr, ptr %128, align 8
  br label %130

130:
  %131 = phi ptr [ %129, %127 ], [ %125, %124 ]
  %132 = icmp eq i32 %16, 6
  br i1 %132, label %133, label %136

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %135 = load ptr, ptr %134, align 8
  br label %136

136:
  %137 = phi ptr [ %135, %133 ], [ %131, %130 ]
  %138 = icmp eq i32 %16, 7
  br i1 %138, label %139, label %142

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %141 = load ptr, ptr %140, align 8
  br label %142

142:
  %143 = phi ptr [ null, %90 ], [ %7, %84 ], [ %141, %139 ], [ %137, %136 ]
  %144 = icmp slt i32 %16, 8
  %145 = select i1 %144, i1 %88, i1 false
  %146 = select i1 %144, i32 0, i32 2
  br i1 %145, label %147, label %166

147:
  %148 = icmp eq ptr %143, null
  br i1 %148, label %166, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %143, i64 429
  %151 = load i8, ptr %150, align 1
  %152 = icmp eq i8 %151, 0
  br i1 %152, label %162, label %153

153:
  %154 = getelementptr inbounds nuw i8, ptr %143, i64 430
  %155 = load i8, ptr %154, align 2
  %156 = icmp eq i8 %155, 0
  br i1 %156, label %162, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %143, i64 431
  %159 = load i8, ptr %158, align 1
  %160 = icmp eq i8 %159, 0
  %161 = select i1 %160, i32 2, i32 0
  br i1 %160, label %162, label %166

162:
  %163 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %143) #2
  %164 = icmp eq i32 %163, 0
  %165 = select i1 %164, i32 2, i32 1
  br label %166

166:
  %167 = phi i32 [ %165, %162 ], [ %146, %142 ], [ %161, %157 ], [ 2, %147 ]
  switch i32 %167, label %288 [
    i32 2, label %168
    i32 1, label %169
  ]

168:
  tail call void @_FortranAInitialize(ptr noundef nonnull captures(none) %0, ptr noundef %1, i32 noundef %2) "pad-otherwise" #2
  br label %288

169:
  %170 = icmp eq i32 %16, 0
  br i1 %170, label %171, label %172

171:
  tail call void @pad.fortran.type.initialize(ptr noundef %143, ptr noundef %9) #2
  br label %288

172:
  %173 = mul nsw i64 %40, %31
  %174 = mul nsw i64 %49, %173
  %175 = mul nsw i64 %58, %174
  %176 = mul nsw i64 %67, %175
  %177 = mul nsw i64 %76, %176
  %178 = mul nsw i64 %85, %177
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %180, label %186

180:
  %181 = mul nsw i64 %49, %40
  %182 = mul nsw i64 %58, %181
  %183 = mul nsw i64 %67, %182
  %184 = mul nsw i64 %76, %183
  %185 = mul nsw i64 %85, %184
  br label %186

186:
  %187 = phi i64 [ 0, %172 ], [ %185, %180 ]
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %189, label %288

189:
  %190 = icmp sgt i64 %31, 0
  %191 = icmp sgt i32 %16, 1
  %192 = icmp eq i32 %16, 2
  %193 = icmp sgt i32 %16, 2
  %194 = icmp eq i32 %16, 3
  %195 = icmp sgt i32 %16, 3
  %196 = icmp eq i32 %16, 4
  %197 = icmp sgt i32 %16, 4
  %198 = icmp eq i32 %16, 5
  %199 = icmp sgt i32 %16, 5
  %200 = icmp eq i32 %16, 6
  %201 = icmp sgt i32 %16, 6
  %202 = icmp eq i32 %16, 7
  %203 = icmp eq ptr %9, null
  br label %204

204:
  %205 = phi i64 [ 0, %189 ], [ %214, %213 ]
  br i1 %190, label %206, label %213

206:
  %207 = mul nsw i64 %41, %205
  br label %208

208:
  %209 = phi i64 [ %282, %281 ], [ 0, %206 ]
  %210 = xor i1 %191, true
  %211 = or i1 %210, %192
  %212 = select i1 %210, i64 0, i64 %207
  br i1 %211, label %220, label %216

213:
  %214 = add nuw nsw i64 %205, 1
  %215 = icmp eq i64 %214, %187
  br i1 %215, label %288, label %204

216:
  %217 = urem i64 %205, %40
  %218 = mul nsw i64 %41, %217
  %219 = udiv i64 %205, %40
  br label %220

220:
  %221 = phi i64 [ %212, %208 ], [ %218, %216 ]
  %222 = phi i64 [ %205, %208 ], [ %219, %216 ]
  br i1 %193, label %223, label %232

223:
  br i1 %194, label %229, label %224

224:
  %225 = urem i64 %222, %49
  %226 = mul nsw i64 %50, %225
  %227 = add nsw i64 %226, %221
  %228 = udiv i64 %222, %49
  br label %232

229:
  %230 = mul nsw i64 %50, %222
  %231 = add nsw i64 %230, %221
  br label %232

232:
  %233 = phi i64 [ %231, %229 ], [ %227, %224 ], [ %221, %220 ]
  %234 = phi i64 [ %222, %229 ], [ %228, %224 ], [ %222, %220 ]
  br i1 %195, label %235, label %244

235:
  br i1 %196, label %241, label %236

236:
  %237 = urem i64 %234, %58
  %238 = mul nsw i64 %59, %237
  %239 = add nsw i64 %238, %233
  %240 = udiv i64 %234, %58
  br label %244

241:
  %242 = mul nsw i64 %59, %234
  %243 = add nsw i64 %242, %233
  br label %244

244:
  %245 = phi i64 [ %243, %241 ], [ %239, %236 ], [ %233, %232 ]
  %246 = phi i64 [ %234, %241 ], [ %240, %236 ], [ %234, %232 ]
  br i1 %197, label %247, label %256

247:
  br i1 %198, label %253, label %248

248:
  %249 = urem i64 %246, %67
  %250 = mul nsw i64 %68, %249
  %251 = add nsw i64 %250, %245
  %252 = udiv i64 %246, %67
  br label %256

253:
  %254 = mul nsw i64 %68, %246
  %255 = add nsw i64 %254, %245
  br label %256

256:
  %257 = phi i64 [ %255, %253 ], [ %251, %248 ], [ %245, %244 ]
  %258 = phi i64 [ %246, %253 ], [ %252, %248 ], [ %246, %244 ]
  br i1 %199, label %259, label %268

259:
  br i1 %200, label %265, label %260

260:
  %261 = urem i64 %258, %76
  %262 = mul nsw i64 %77, %261
  %263 = add nsw i64 %262, %257
  %264 = udiv i64 %258, %76
  br label %268

265:
  %266 = mul nsw i64 %77, %258
  %267 = add nsw i64 %266, %257
  br label %268

268:
  %269 = phi i64 [ %267, %265 ], [ %263, %260 ], [ %257, %256 ]
  %270 = phi i64 [ %258, %265 ], [ %264, %260 ], [ %258, %256 ]
  br i1 %201, label %271, label %279

271:
  br i1 %202, label %276, label %272

272:
  %273 = urem i64 %270, %85
  %274 = mul nsw i64 %86, %273
  %275 = add nsw i64 %274, %269
  br label %279

276:
  %277 = mul nsw i64 %86, %270
  %278 = add nsw i64 %277, %269
  br label %279

279:
  %280 = phi i64 [ %278, %276 ], [ %275, %272 ], [ %269, %268 ]
  br i1 %203, label %281, label %284

281:
  %282 = add nuw nsw i64 %209, 1
  %283 = icmp eq i64 %282, %31
  br i1 %283, label %213, label %208

284:
  %285 = getelementptr inbounds i8, ptr %9, i64 %280
  %286 = mul nsw i64 %32, %209
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  tail call void @pad.fortran.type.initialize(ptr noundef %143, ptr noundef nonnull %287) #2
  br label %281

288:
  ret void
}

declare void @_FortranAInitialize(ptr noundef captures(none), ptr noundef, i32 noundef) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.Destroy(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq i32 %1, -128
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = sext i8 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ %1, %6 ]
  %15 = icmp eq i32 %2, -128
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  br label %20

20:
  %21 = phi i32 [ %19, %16 ], [ %2, %13 ]
  %22 = icmp sgt i32 %14, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  br label %28

28:
  %29 = phi i64 [ %25, %23 ], [ 1, %20 ]
  %30 = phi i64 [ %27, %23 ], [ 0, %20 ]
  %31 = icmp sgt i32 %14, 1
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %34, %32 ], [ 1, %28 ]
  %39 = phi i64 [ %36, %32 ], [ 0, %28 ]
  %40 = icmp sgt i32 %14, 2
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %43, %41 ], [ 1, %37 ]
  %48 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %49 = icmp sgt i32 %14, 3
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %52, %50 ], [ 1, %46 ]
  %57 = phi i64 [ %54, %50 ], [ 0, %46 ]
  %58 = icmp sgt i32 %14, 4
  br i1 %58, label %59, label %64

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %61, %59 ], [ 1, %55 ]
  %66 = phi i64 [ %63, %59 ], [ 0, %55 ]
  %67 = icmp sgt i32 %14, 5
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %70, %68 ], [ 1, %64 ]
  %75 = phi i64 [ %72, %68 ], [ 0, %64 ]
  %76 = icmp sgt i32 %14, 6
  br i1 %76, label %77, label %82

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %81 = load i64, ptr %80, align 8
  br label %82

82:
  %83 = phi i64 [ %79, %77 ], [ 1, %73 ]
  %84 = phi i64 [ %81, %77 ], [ 0, %73 ]
  %85 = icmp eq ptr %5, null
  %86 = icmp eq i32 %21, 42
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %140

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %90 = load i8, ptr %89, align 1
  %91 = and i8 %90, 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %140, label %93

93:
  %94 = icmp eq i32 %14, 0
  br i1 %94, label %95, label %98

95:
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %97 = load ptr, ptr %96, align 8
  br label %98

98:
  %99 = phi ptr [ %97, %95 ], [ null, %93 ]
  %100 = icmp eq i32 %14, 1
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %103 = load ptr, ptr %102, align 8
  br label %104

104:
  %105 = phi ptr [ %103, %101 ], [ %99, %98 ]
  %106 = icmp eq i32 %14, 2
  br i1 %106, label %107, label %110

107:
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %109 = load ptr, ptr %108, align 8
  br label %110

110:
  %111 = phi ptr [ %109, %107 ], [ %105, %104 ]
  %112 = icmp eq i32 %14, 3
  br i1 %112, label %113, label %116

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %115 = load ptr, ptr %114, align 8
  br label %116

116:
  %117 = phi ptr [ %115, %113 ], [ %111, %110 ]
  %118 = icmp eq i32 %14, 4
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %121 = load ptr, ptr %120, align 8
  br label %122

122:
  %123 = phi ptr [ %121, %119 ], [ %117, %116 ]
  %124 = icmp eq i32 %14, 5
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi ptr [ %127, %125 ], [ %123, %122 ]
  %130 = icmp eq i32 %14, 6
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ %133, %131 ], [ %129, %128 ]
  %136 = icmp eq i32 %14, 7
  br i1 %136, label %137, label %140

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %139 = load ptr, ptr %138, align 8
  br label %140

140:
  %141 = phi ptr [ null, %88 ], [ %5, %82 ], [ %139, %137 ], [ %135, %134 ]
  %142 = icmp sgt i32 %14, 7
  br i1 %142, label %166, label %143

143:
  br i1 %86, label %144, label %162

144:
  %145 = icmp eq ptr %141, null
  br i1 %145, label %166, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 430
  %148 = load i8, ptr %147, align 2
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %158, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %141, i64 431
  %152 = load i8, ptr %151, align 1
  %153 = icmp eq i8 %152, 0
  br i1 %153, label %158, label %154

154:
  %155 = getelementptr inbounds nuw i8, ptr %141, i64 432
  %156 = load i8, ptr %155, align 8
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %158, label %166

158:
  %159 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %141) #2
  %160 = icmp eq i32 %159, 0
  %161 = select i1 %160, i32 2, i32 1
  br label %166

162:
  %163 = add i32 %21, -1
  %164 = icmp ult i32 %163, 49
  %165 = select i1 %164, i32 0, i32 2
  br label %166

166:
  %167 = phi i32 [ %165, %162 ], [ 2, %140 ], [ 2, %144 ], [ %161, %158 ], [ 0, %154 ]
  %168 = icmp eq i32 %167, 2
  br i1 %168, label %169, label %170

169:
  tail call void @_FortranADestroy(ptr noundef nonnull captures(none) %0) "pad-otherwise" #2
  br label %410

170:
  %171 = icmp eq i32 %167, 1
  %172 = icmp ne ptr %7, null
  %173 = select i1 %171, i1 %172, i1 false
  br i1 %173, label %174, label %410

174:
  %175 = getelementptr inbounds nuw i8, ptr %141, i64 431
  %176 = load i8, ptr %175, align 1
  %177 = icmp eq i8 %176, 0
  br i1 %177, label %178, label %294

178:
  %179 = icmp eq i32 %14, 0
  br i1 %179, label %180, label %181

180:
  tail call void @pad.fortran.type.finalize(ptr noundef %141, ptr noundef nonnull %7) #2
  br label %294

181:
  %182 = mul nsw i64 %38, %29
  %183 = mul nsw i64 %47, %182
  %184 = mul nsw i64 %56, %183
  %185 = mul nsw i64 %65, %184
  %186 = mul nsw i64 %74, %185
  %187 = mul nsw i64 %83, %186
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %189, label %195

189:
  %190 = mul nsw i64 %47, %38
  %191 = mul nsw i64 %56, %190
  %192 = mul nsw i64 %65, %191
  %193 = mul nsw i64 %74, %192
  %194 = mul nsw i64 %83, %193
  br label %195

195:
  %196 = phi i64 [ 0, %181 ], [ %194, %189 ]
  %197 = icmp sgt i64 %196, 0
  br i1 %197, label %198, label %294

198:
  %199 = icmp sgt i64 %29, 0
  %200 = icmp sgt i32 %14, 1
  %201 = icmp eq i32 %14, 2
  %202 = icmp sgt i32 %14, 2
  %203 = icmp eq i32 %14, 3
  %204 = icmp sgt i32 %14, 3
  %205 = icmp eq i32 %14, 4
  %206 = icmp sgt i32 %14, 4
  %207 = icmp eq i32 %14, 5
  %208 = icmp sgt i32 %14, 5
  %209 = icmp eq i32 %14, 6
  %210 = icmp sgt i32 %14, 6
  %211 = icmp eq i32 %14, 7
  br label %212

212:
  %213 = phi i64 [ 0, %198 ], [ %222, %221 ]
  br i1 %199, label %214, label %221

214:
  %215 = mul nsw i64 %39, %213
  br label %216

216:
  %217 = phi i64 [ %292, %287 ], [ 0, %214 ]
  %218 = xor i1 %200, true
  %219 = or i1 %218, %201
  %220 = select i1 %218, i64 0, i64 %215
  br i1 %219, label %228, label %224

221:
  %222 = add nuw nsw i64 %213, 1
  %223 = icmp eq i64 %222, %196
  br i1 %223, label %294, label %212

224:
  %225 = urem i64 %213, %38
  %226 = mul nsw i64 %39, %225
  %227 = udiv i64 %213, %38
  br label %228

228:
  %229 = phi i64 [ %220, %216 ], [ %226, %224 ]
  %230 = phi i64 [ %213, %216 ], [ %227, %224 ]
  br i1 %202, label %231, label %240

231:
  br i1 %203, label %237, label %232

232:
  %233 = urem i64 %230, %47
  %234 = mul nsw i64 %48, %233
  %235 = add nsw i64 %234, %229
  %236 = udiv i64 %230, %47
  br label %240

237:
  %238 = mul nsw i64 %48, %230
  %239 = add nsw i64 %238, %229
  br label %240

240:
  %241 = phi i64 [ %239, %237 ], [ %235, %232 ], [ %229, %228 ]
  %242 = phi i64 [ %230, %237 ], [ %236, %232 ], [ %230, %228 ]
  br i1 %204, label %243, label %252

243:
  br i1 %205, label %249, label %244

244:
  %245 = urem i64 %242, %56
  %246 = mul nsw i64 %57, %245
  %247 = add nsw i64 %246, %241
  %248 = udiv i64 %242, %56
  br label %252

249:
  %250 = mul nsw i64 %57, %242
  %251 = add nsw i64 %250, %241
  br label %252

252:
  %253 = phi i64 [ %251, %249 ], [ %247, %244 ], [ %241, %240 ]
  %254 = phi i64 [ %242, %249 ], [ %248, %244 ], [ %242, %240 ]
  br i1 %206, label %255, label %264

255:
  br i1 %207, label %261, label %256

256:
  %257 = urem i64 %254, %65
  %258 = mul nsw i64 %66, %257
  %259 = add nsw i64 %258, %253
  %260 = udiv i64 %254, %65
  br label %264

261:
  %262 = mul nsw i64 %66, %254
  %263 = add nsw i64 %262, %253
  br label %264

264:
  %265 = phi i64 [ %263, %261 ], [ %259, %256 ], [ %253, %252 ]
  %266 = phi i64 [ %254, %261 ], [ %260, %256 ], [ %254, %252 ]
  br i1 %208, label %267, label %276

267:
  br i1 %209, label %273, label %268

268:
  %269 = urem i64 %266, %74
  %270 = mul nsw i64 %75, %269
  %271 = add nsw i64 %270, %265
  %272 = udiv i64 %266, %74
  br label %276

273:
  %274 = mul nsw i64 %75, %266
  %275 = add nsw i64 %274, %265
  br label %276

276:
  %277 = phi i64 [ %275, %273 ], [ %271, %268 ], [ %265, %264 ]
  %278 = phi i64 [ %266, %273 ], [ %272, %268 ], [ %266, %264 ]
  br i1 %210, label %279, label %287

279:
  br i1 %211, label %284, label %280

280:
  %281 = urem i64 %278, %83
  %282 = mul nsw i64 %84, %281
  %283 = add nsw i64 %282, %277
  br label %287

284:
  %285 = mul nsw i64 %84, %278
  %286 = add nsw i64 %285, %277
  br label %287

287:
  %288 = phi i64 [ %286, %284 ], [ %283, %280 ], [ %277, %276 ]
  %289 = getelementptr inbounds i8, ptr %7, i64 %288
  %290 = mul nsw i64 %30, %217
  %291 = getelementptr inbounds i8, ptr %289, i64 %290
  tail call void @pad.fortran.type.finalize_element(ptr noundef %141, ptr noundef nonnull %291) #2
  %292 = add nuw nsw i64 %217, 1
  %293 = icmp eq i64 %292, %29
  br i1 %293, label %221, label %216

294:
  %295 = icmp eq i32 %14, 0
  br i1 %295, label %296, label %297

296:
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef nonnull %7) #2
  br label %410

297:
  %298 = mul nsw i64 %38, %29
  %299 = mul nsw i64 %47, %298
  %300 = mul nsw i64 %56, %299
  %301 = mul nsw i64 %65, %300
  %302 = mul nsw i64 %74, %301
  %303 = mul nsw i64 %83, %302
  %304 = icmp sgt i64 %303, 0
  br i1 %304, label %305, label %311

305:
  %306 = mul nsw i64 %47, %38
  %307 = mul nsw i64 %56, %306
  %308 = mul nsw i64 %65, %307
  %309 = mul nsw i64 %74, %308
  %310 = mul nsw i64 %83, %309
  br label %311

311:
  %312 = phi i64 [ 0, %297 ], [ %310, %305 ]
  %313 = icmp sgt i64 %312, 0
  br i1 %313, label %314, label %410

314:
  %315 = icmp sgt i64 %29, 0
  %316 = icmp sgt i32 %14, 1
  %317 = icmp eq i32 %14, 2
  %318 = icmp sgt i32 %14, 2
  %319 = icmp eq i32 %14, 3
  %320 = icmp sgt i32 %14, 3
  %321 = icmp eq i32 %14, 4
  %322 = icmp sgt i32 %14, 4
  %323 = icmp eq i32 %14, 5
  %324 = icmp sgt i32 %14, 5
  %325 = icmp eq i32 %14, 6
  %326 = icmp sgt i32 %14, 6
  %327 = icmp eq i32 %14, 7
  br label %328

328:
  %329 = phi i64 [ 0, %314 ], [ %338, %337 ]
  br i1 %315, label %330, label %337

330:
  %331 = mul nsw i64 %39, %329
  br label %332

332:
  %333 = phi i64 [ %408, %403 ], [ 0, %330 ]
  %334 = xor i1 %316, true
  %335 = or i1 %334, %317
  %336 = select i1 %334, i64 0, i64 %331
  br i1 %335, label %344, label %340

337:
  %338 = add nuw nsw i64 %329, 1
  %339 = icmp eq i64 %338, %312
  br i1 %339, label %410, label %328

340:
  %341 = urem i64 %329, %38
  %342 = mul nsw i64 %39, %341
  %343 = udiv i64 %329, %38
  br label %344

344:
  %345 = phi i64 [ %336, %332 ], [ %342, %340 ]
  %346 = phi i64 [ %329, %332 ], [ %343, %340 ]
  br i1 %318, label %347, label %356

347:
  br i1 %319, label %353, label %348

348:
  %349 = urem i64 %346, %47
  %350 = mul nsw i64 %48, %349
  %351 = add nsw i64 %350, %345
  %352 = udiv i64 %346, %47
  br label %356

353:
  %354 = mul nsw i64 %48, %346
  %355 = add nsw i64 %354, %345
  br label %356

356:
  %357 = phi i64 [ %355, %353 ], [ %351, %348 ], [ %345, %344 ]
  %358 = phi i64 [ %346, %353 ], [ %352, %348 ], [ %346, %344 ]
  br i1 %320, label %359, label %368

359:
  br i1 %321, label %365, label %360

360:
  %361 = urem i64 %358, %56
  %362 = mul nsw i64 %57, %361
  %363 = add nsw i64 %362, %357
  %364 = udiv i64 %358, %56
  br label %368

365:
  %366 = mul nsw i64 %57, %358
  %367 = add nsw i64 %366, %357
  br label %368

368:
  %369 = phi i64 [ %367, %365 ], [ %363, %360 ], [ %357, %356 ]
  %370 = phi i64 [ %358, %365 ], [ %364, %360 ], [ %358, %356 ]
  br i1 %322, label %371, label %380

371:
  br i1 %323, label %377, label %372

372:
  %373 = urem i64 %370, %65
  %374 = mul nsw i64 %66, %373
  %375 = add nsw i64 %374, %369
  %376 = udiv i64 %370, %65
  br label %380

377:
  %378 = mul nsw i64 %66, %370
  %379 = add nsw i64 %378, %369
  br label %380

380:
  %381 = phi i64 [ %379, %377 ], [ %375, %372 ], [ %369, %368 ]
  %382 = phi i64 [ %370, %377 ], [ %376, %372 ], [ %370, %368 ]
  br i1 %324, label %383, label %392

383:
  br i1 %325, label %389, label %384

384:
  %385 = urem i64 %382, %74
  %386 = mul nsw i64 %75, %385
  %387 = add nsw i64 %386, %381
  %388 = udiv i64 %382, %74
  br label %392

389:
  %390 = mul nsw i64 %75, %382
  %391 = add nsw i64 %390, %381
  br label %392

392:
  %393 = phi i64 [ %391, %389 ], [ %387, %384 ], [ %381, %380 ]
  %394 = phi i64 [ %382, %389 ], [ %388, %384 ], [ %382, %380 ]
  br i1 %326, label %395, label %403

395:
  br i1 %327, label %400, label %396

396:
  %397 = urem i64 %394, %83
  %398 = mul nsw i64 %84, %397
  %399 = add nsw i64 %398, %393
  br label %403

400:
  %401 = mul nsw i64 %84, %394
  %402 = add nsw i64 %401, %393
  br label %403

403:
  %404 = phi i64 [ %402, %400 ], [ %399, %396 ], [ %393, %392 ]
  %405 = getelementptr inbounds i8, ptr %7, i64 %404
  %406 = mul nsw i64 %30, %333
  %407 = getelementptr inbounds i8, ptr %405, i64 %406
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef nonnull %407) #2
  %408 = add nuw nsw i64 %333, 1
  %409 = icmp eq i64 %408, %29
  br i1 %409, label %337, label %332

410:
  ret void
}

declare void @_FortranADestroy(ptr noundef captures(none)) local_unnamed_addr #1

define linkonce_odr hidden void @pad.fortran.DestroyWithoutFinalization(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq i32 %1, -128
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = sext i8 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ %1, %6 ]
  %15 = icmp eq i32 %2, -128
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  br label %20

20:
  %21 = phi i32 [ %19, %16 ], [ %2, %13 ]
  %22 = icmp sgt i32 %14, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  br label %28

28:
  %29 = phi i64 [ %25, %23 ], [ 1, %20 ]
  %30 = phi i64 [ %27, %23 ], [ 0, %20 ]
  %31 = icmp sgt i32 %14, 1
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = load i64, ptr %35, align 8
  br label %37

37:
  %38 = phi i64 [ %34, %32 ], [ 1, %28 ]
  %39 = phi i64 [ %36, %32 ], [ 0, %28 ]
  %40 = icmp sgt i32 %14, 2
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %43, %41 ], [ 1, %37 ]
  %48 = phi i64 [ %45, %41 ], [ 0, %37 ]
  %49 = icmp sgt i32 %14, 3
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %52, %50 ], [ 1, %46 ]
  %57 = phi i64 [ %54, %50 ], [ 0, %46 ]
  %58 = icmp sgt i32 %14, 4
  br i1 %58, label %59, label %64

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %61, %59 ], [ 1, %55 ]
  %66 = phi i64 [ %63, %59 ], [ 0, %55 ]
  %67 = icmp sgt i32 %14, 5
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %72 = load i64, ptr %71, align 8
  br label %73

73:
  %74 = phi i64 [ %70, %68 ], [ 1, %64 ]
  %75 = phi i64 [ %72, %68 ], [ 0, %64 ]
  %76 = icmp sgt i32 %14, 6
  br i1 %76, label %77, label %82

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %81 = load i64, ptr %80, align 8
  br label %82

82:
  %83 = phi i64 [ %79, %77 ], [ 1, %73 ]
  %84 = phi i64 [ %81, %77 ], [ 0, %73 ]
  %85 = icmp eq ptr %5, null
  %86 = icmp eq i32 %21, 42
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %140

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %90 = load i8, ptr %89, align 1
  %91 = and i8 %90, 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %140, label %93

93:
  %94 = icmp eq i32 %14, 0
  br i1 %94, label %95, label %98

95:
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %97 = load ptr, ptr %96, align 8
  br label %98

98:
  %99 = phi ptr [ %97, %95 ], [ null, %93 ]
  %100 = icmp eq i32 %14, 1
  br i1 %100, label %101, label %104

101:
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %103 = load ptr, ptr %102, align 8
  br label %104

104:
  %105 = phi ptr [ %103, %101 ], [ %99, %98 ]
  %106 = icmp eq i32 %14, 2
  br i1 %106, label %107, label %110

107:
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %109 = load ptr, ptr %108, align 8
  br label %110

110:
  %111 = phi ptr [ %109, %107 ], [ %105, %104 ]
  %112 = icmp eq i32 %14, 3
  br i1 %112, label %113, label %116

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %115 = load ptr, ptr %114, align 8
  br label %116

116:
  %117 = phi ptr [ %115, %113 ], [ %111, %110 ]
  %118 = icmp eq i32 %14, 4
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %121 = load ptr, ptr %120, align 8
  br label %122

122:
  %123 = phi ptr [ %121, %119 ], [ %117, %116 ]
  %124 = icmp eq i32 %14, 5
  br i1 %124, label %125, label %128

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %127 = load ptr, ptr %126, align 8
  br label %128

128:
  %129 = phi ptr [ %127, %125 ], [ %123, %122 ]
  %130 = icmp eq i32 %14, 6
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ %133, %131 ], [ %129, %128 ]
  %136 = icmp eq i32 %14, 7
  br i1 %136, label %137, label %140

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %139 = load ptr, ptr %138, align 8
  br label %140

140:
  %141 = phi ptr [ null, %88 ], [ %5, %82 ], [ %139, %137 ], [ %135, %134 ]
  %142 = icmp sgt i32 %14, 7
  br i1 %142, label %166, label %143

143:
  br i1 %86, label %144, label %162

144:
  %145 = icmp eq ptr %141, null
  br i1 %145, label %166, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 430
  %148 = load i8, ptr %147, align 2
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %158, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %141, i64 431
  %152 = load i8, ptr %151, align 1
  %153 = icmp eq i8 %152, 0
  br i1 %153, label %158, label %154

154:
  %155 = getelementptr inbounds nuw i8, ptr %141, i64 432
  %156 = load i8, ptr %155, align 8
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %158, label %166

158:
  %159 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %141) #2
  %160 = icmp eq i32 %159, 0
  %161 = select i1 %160, i32 2, i32 1
  br label %166

162:
  %163 = add i32 %21, -1
  %164 = icmp ult i32 %163, 49
  %165 = select i1 %164, i32 0, i32 2
  br label %166

166:
  %167 = phi i32 [ %165, %162 ], [ 2, %140 ], [ 2, %144 ], [ %161, %158 ], [ 0, %154 ]
  %168 = icmp eq i32 %167, 2
  br i1 %168, label %169, label %170

169:
  tail call void @_FortranADestroyWithoutFinalization(ptr noundef nonnull captures(none) %0) "pad-otherwise" #2
  br label %290

170:
  %171 = icmp eq i32 %167, 1
  %172 = icmp ne ptr %7, null
  %173 = select i1 %171, i1 %172, i1 false
  br i1 %173, label %174, label %290

174:
  %175 = icmp eq i32 %14, 0
  br i1 %175, label %176, label %177

176:
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef nonnull %7) #2
  br label %290

177:
  %178 = mul nsw i64 %38, %29
  %179 = mul nsw i64 %47, %178
  %180 = mul nsw i64 %56, %179
  %181 = mul nsw i64 %65, %180
  %182 = mul nsw i64 %74, %181
  %183 = mul nsw i64 %83, %182
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %185, label %191

185:
  %186 = mul nsw i64 %47, %38
  %187 = mul nsw i64 %56, %186
  %188 = mul nsw i64 %65, %187
  %189 = mul nsw i64 %74, %188
  %190 = mul nsw i64 %83, %189
  br label %191

191:
  %192 = phi i64 [ 0, %177 ], [ %190, %185 ]
  %193 = icmp sgt i64 %192, 0
  br i1 %193, label %194, label %290

194:
  %195 = icmp sgt i64 %29, 0
  %196 = icmp sgt i32 %14, 1
  %197 = icmp eq i32 %14, 2
  %198 = icmp sgt i32 %14, 2
  %199 = icmp eq i32 %14, 3
  %200 = icmp sgt i32 %14, 3
  %201 = icmp eq i32 %14, 4
  %202 = icmp sgt i32 %14, 4
  %203 = icmp eq i32 %14, 5
  %204 = icmp sgt i32 %14, 5
  %205 = icmp eq i32 %14, 6
  %206 = icmp sgt i32 %14, 6
  %207 = icmp eq i32 %14, 7
  br label %208

208:
  %209 = phi i64 [ 0, %194 ], [ %218, %217 ]
  br i1 %195, label %210, label %217

210:
  %211 = mul nsw i64 %39, %209
  br label %212

212:
  %213 = phi i64 [ %288, %283 ], [ 0, %210 ]
  %214 = xor i1 %196, true
  %215 = or i1 %214, %197
  %216 = select i1 %214, i64 0, i64 %211
  br i1 %215, label %224, label %220

217:
  %218 = add nuw nsw i64 %209, 1
  %219 = icmp eq i64 %218, %192
  br i1 %219, label %290, label %208

220:
  %221 = urem i64 %209, %38
  %222 = mul nsw i64 %39, %221
  %223 = udiv i64 %209, %38
  br label %224

224:
  %225 = phi i64 [ %216, %212 ], [ %222, %220 ]
  %226 = phi i64 [ %209, %212 ], [ %223, %220 ]
  br i1 %198, label %227, label %236

227:
  br i1 %199, label %233, label %228

228:
  %229 = urem i64 %226, %47
  %230 = mul nsw i64 %48, %229
  %231 = add nsw i64 %230, %225
  %232 = udiv i64 %226, %47
  br label %236

233:
  %234 = mul nsw i64 %48, %226
  %235 = add nsw i64 %234, %225
  br label %236

236:
  %237 = phi i64 [ %235, %233 ], [ %231, %228 ], [ %225, %224 ]
  %238 = phi i64 [ %226, %233 ], [ %232, %228 ], [ %226, %224 ]
  br i1 %200, label %239, label %248

239:
  br i1 %201, label %245, label %240

240:
  %241 = urem i64 %238, %56
  %242 = mul nsw i64 %57, %241
  %243 = add nsw i64 %242, %237
  %244 = udiv i64 %238, %56
  br label %248

245:
  %246 = mul nsw i64 %57, %238
  %247 = add nsw i64 %246, %237
  br label %248

248:
  %249 = phi i64 [ %247, %245 ], [ %243, %240 ], [ %237, %236 ]
  %250 = phi i64 [ %238, %245 ], [ %244, %240 ], [ %238, %236 ]
  br i1 %202, label %251, label %260

251:
  br i1 %203, label %257, label %252

252:
  %253 = urem i64 %250, %65
  %254 = mul nsw i64 %66, %253
  %255 = add nsw i64 %254, %249
  %256 = udiv i64 %250, %65
  br label %260

257:
  %258 = mul nsw i64 %66, %250
  %259 = add nsw i64 %258, %249
  br label %260

260:
  %261 = phi i64 [ %259, %257 ], [ %255, %252 ], [ %249, %248 ]
  %262 = phi i64 [ %250, %257 ], [ %256, %252 ], [ %250, %248 ]
  br i1 %204, label %263, label %272

263:
  br i1 %205, label %269, label %264

264:
  %265 = urem i64 %262, %74
  %266 = mul nsw i64 %75, %265
  %267 = add nsw i64 %266, %261
  %268 = udiv i64 %262, %74
  br label %272

269:
  %270 = mul nsw i64 %75, %262
  %271 = add nsw i64 %270, %261
  br label %272

272:
  %273 = phi i64 [ %271, %269 ], [ %267, %264 ], [ %261, %260 ]
  %274 = phi i64 [ %262, %269 ], [ %268, %264 ], [ %262, %260 ]
  br i1 %206, label %275, label %283

275:
  br i1 %207, label %280, label %276

276:
  %277 = urem i64 %274, %83
  %278 = mul nsw i64 %84, %277
  %279 = add nsw i64 %278, %273
  br label %283

280:
  %281 = mul nsw i64 %84, %274
  %282 = add nsw i64 %281, %273
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %279, %276 ], [ %273, %272 ]
  %285 = getelementptr inbounds i8, ptr %7, i64 %284
  %286 = mul nsw i64 %30, %213
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef nonnull %287) #2
  %288 = add nuw nsw i64 %213, 1
  %289 = icmp eq i64 %288, %29
  br i1 %289, label %217, label %212

290:
  ret void
}

declare void @_FortranADestroyWithoutFinalization(ptr noundef captures(none)) local_unnamed_addr #1

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.finalize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.finalize_element(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
