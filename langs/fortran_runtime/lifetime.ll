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
  switch i32 %167, label %283 [
    i32 2, label %168
    i32 1, label %169
  ]

168:
  tail call void @_FortranAInitialize(ptr noundef nonnull captures(none) %0, ptr noundef %1, i32 noundef %2) #2
  br label %283

169:
  %170 = icmp eq i32 %16, 0
  br i1 %170, label %171, label %172

171:
  tail call void @pad.fortran.type.initialize(ptr noundef %143, ptr noundef %9) #2
  br label %283

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
  br i1 %188, label %189, label %283

189:
  %190 = mul nsw i64 %32, %31
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
  %203 = icmp eq i64 %190, 0
  br label %204

204:
  %205 = phi i64 [ 0, %189 ], [ %277, %276 ]
  br i1 %191, label %206, label %213

206:
  br i1 %192, label %211, label %207

207:
  %208 = urem i64 %205, %40
  %209 = mul nsw i64 %41, %208
  %210 = udiv i64 %205, %40
  br label %213

211:
  %212 = mul nsw i64 %41, %205
  br label %213

213:
  %214 = phi i64 [ %212, %211 ], [ %209, %207 ], [ 0, %204 ]
  %215 = phi i64 [ %205, %211 ], [ %210, %207 ], [ %205, %204 ]
  br i1 %193, label %216, label %225

216:
  br i1 %194, label %222, label %217

217:
  %218 = urem i64 %215, %49
  %219 = mul nsw i64 %50, %218
  %220 = add nsw i64 %219, %214
  %221 = udiv i64 %215, %49
  br label %225

222:
  %223 = mul nsw i64 %50, %215
  %224 = add nsw i64 %223, %214
  br label %225

225:
  %226 = phi i64 [ %224, %222 ], [ %220, %217 ], [ %214, %213 ]
  %227 = phi i64 [ %215, %222 ], [ %221, %217 ], [ %215, %213 ]
  br i1 %195, label %228, label %237

228:
  br i1 %196, label %234, label %229

229:
  %230 = urem i64 %227, %58
  %231 = mul nsw i64 %59, %230
  %232 = add nsw i64 %231, %226
  %233 = udiv i64 %227, %58
  br label %237

234:
  %235 = mul nsw i64 %59, %227
  %236 = add nsw i64 %235, %226
  br label %237

237:
  %238 = phi i64 [ %236, %234 ], [ %232, %229 ], [ %226, %225 ]
  %239 = phi i64 [ %227, %234 ], [ %233, %229 ], [ %227, %225 ]
  br i1 %197, label %240, label %249

240:
  br i1 %198, label %246, label %241

241:
  %242 = urem i64 %239, %67
  %243 = mul nsw i64 %68, %242
  %244 = add nsw i64 %243, %238
  %245 = udiv i64 %239, %67
  br label %249

246:
  %247 = mul nsw i64 %68, %239
  %248 = add nsw i64 %247, %238
  br label %249

249:
  %250 = phi i64 [ %248, %246 ], [ %244, %241 ], [ %238, %237 ]
  %251 = phi i64 [ %239, %246 ], [ %245, %241 ], [ %239, %237 ]
  br i1 %199, label %252, label %261

252:
  br i1 %200, label %258, label %253

253:
  %254 = urem i64 %251, %76
  %255 = mul nsw i64 %77, %254
  %256 = add nsw i64 %255, %250
  %257 = udiv i64 %251, %76
  br label %261

258:
  %259 = mul nsw i64 %77, %251
  %260 = add nsw i64 %259, %250
  br label %261

261:
  %262 = phi i64 [ %260, %258 ], [ %256, %253 ], [ %250, %249 ]
  %263 = phi i64 [ %251, %258 ], [ %257, %253 ], [ %251, %249 ]
  br i1 %201, label %264, label %272

264:
  br i1 %202, label %269, label %265

265:
  %266 = urem i64 %263, %85
  %267 = mul nsw i64 %86, %266
  %268 = add nsw i64 %267, %262
  br label %272

269:
  %270 = mul nsw i64 %86, %263
  %271 = add nsw i64 %270, %262
  br label %272

272:
  %273 = phi i64 [ %271, %269 ], [ %268, %265 ], [ %262, %261 ]
  %274 = getelementptr inbounds i8, ptr %9, i64 %273
  %275 = getelementptr inbounds i8, ptr %274, i64 %190
  br i1 %203, label %276, label %279

276:
  %277 = add nuw nsw i64 %205, 1
  %278 = icmp eq i64 %277, %187
  br i1 %278, label %283, label %204

279:
  %280 = phi ptr [ %281, %279 ], [ %274, %272 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %143, ptr noundef %280) #2
  %281 = getelementptr inbounds i8, ptr %280, i64 %32
  %282 = icmp eq ptr %281, %275
  br i1 %282, label %276, label %279

283:
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
  tail call void @_FortranADestroy(ptr noundef nonnull captures(none) %0) #2
  br label %288

170:
  %171 = icmp eq i32 %167, 1
  %172 = icmp ne ptr %7, null
  %173 = select i1 %171, i1 %172, i1 false
  br i1 %173, label %174, label %288

174:
  %175 = icmp eq i32 %14, 0
  br i1 %175, label %176, label %177

176:
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef nonnull %7) #2
  br label %288

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
  br i1 %193, label %194, label %288

194:
  %195 = mul nsw i64 %30, %29
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
  %208 = icmp eq i64 %195, 0
  br label %209

209:
  %210 = phi i64 [ 0, %194 ], [ %282, %281 ]
  br i1 %196, label %211, label %218

211:
  br i1 %197, label %216, label %212

212:
  %213 = urem i64 %210, %38
  %214 = mul nsw i64 %39, %213
  %215 = udiv i64 %210, %38
  br label %218

216:
  %217 = mul nsw i64 %39, %210
  br label %218

218:
  %219 = phi i64 [ %217, %216 ], [ %214, %212 ], [ 0, %209 ]
  %220 = phi i64 [ %210, %216 ], [ %215, %212 ], [ %210, %209 ]
  br i1 %198, label %221, label %230

221:
  br i1 %199, label %227, label %222

222:
  %223 = urem i64 %220, %47
  %224 = mul nsw i64 %48, %223
  %225 = add nsw i64 %224, %219
  %226 = udiv i64 %220, %47
  br label %230

227:
  %228 = mul nsw i64 %48, %220
  %229 = add nsw i64 %228, %219
  br label %230

230:
  %231 = phi i64 [ %229, %227 ], [ %225, %222 ], [ %219, %218 ]
  %232 = phi i64 [ %220, %227 ], [ %226, %222 ], [ %220, %218 ]
  br i1 %200, label %233, label %242

233:
  br i1 %201, label %239, label %234

234:
  %235 = urem i64 %232, %56
  %236 = mul nsw i64 %57, %235
  %237 = add nsw i64 %236, %231
  %238 = udiv i64 %232, %56
  br label %242

239:
  %240 = mul nsw i64 %57, %232
  %241 = add nsw i64 %240, %231
  br label %242

242:
  %243 = phi i64 [ %241, %239 ], [ %237, %234 ], [ %231, %230 ]
  %244 = phi i64 [ %232, %239 ], [ %238, %234 ], [ %232, %230 ]
  br i1 %202, label %245, label %254

245:
  br i1 %203, label %251, label %246

246:
  %247 = urem i64 %244, %65
  %248 = mul nsw i64 %66, %247
  %249 = add nsw i64 %248, %243
  %250 = udiv i64 %244, %65
  br label %254

251:
  %252 = mul nsw i64 %66, %244
  %253 = add nsw i64 %252, %243
  br label %254

254:
  %255 = phi i64 [ %253, %251 ], [ %249, %246 ], [ %243, %242 ]
  %256 = phi i64 [ %244, %251 ], [ %250, %246 ], [ %244, %242 ]
  br i1 %204, label %257, label %266

257:
  br i1 %205, label %263, label %258

258:
  %259 = urem i64 %256, %74
  %260 = mul nsw i64 %75, %259
  %261 = add nsw i64 %260, %255
  %262 = udiv i64 %256, %74
  br label %266

263:
  %264 = mul nsw i64 %75, %256
  %265 = add nsw i64 %264, %255
  br label %266

266:
  %267 = phi i64 [ %265, %263 ], [ %261, %258 ], [ %255, %254 ]
  %268 = phi i64 [ %256, %263 ], [ %262, %258 ], [ %256, %254 ]
  br i1 %206, label %269, label %277

269:
  br i1 %207, label %274, label %270

270:
  %271 = urem i64 %268, %83
  %272 = mul nsw i64 %84, %271
  %273 = add nsw i64 %272, %267
  br label %277

274:
  %275 = mul nsw i64 %84, %268
  %276 = add nsw i64 %275, %267
  br label %277

277:
  %278 = phi i64 [ %276, %274 ], [ %273, %270 ], [ %267, %266 ]
  %279 = getelementptr inbounds i8, ptr %7, i64 %278
  %280 = getelementptr inbounds i8, ptr %279, i64 %195
  br i1 %208, label %281, label %284

281:
  %282 = add nuw nsw i64 %210, 1
  %283 = icmp eq i64 %282, %192
  br i1 %283, label %288, label %209

284:
  %285 = phi ptr [ %286, %284 ], [ %279, %277 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef %285) #2
  %286 = getelementptr inbounds i8, ptr %285, i64 %30
  %287 = icmp eq ptr %286, %280
  br i1 %287, label %281, label %284

288:
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
  tail call void @_FortranADestroyWithoutFinalization(ptr noundef nonnull captures(none) %0) #2
  br label %288

170:
  %171 = icmp eq i32 %167, 1
  %172 = icmp ne ptr %7, null
  %173 = select i1 %171, i1 %172, i1 false
  br i1 %173, label %174, label %288

174:
  %175 = icmp eq i32 %14, 0
  br i1 %175, label %176, label %177

176:
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef nonnull %7) #2
  br label %288

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
  br i1 %193, label %194, label %288

194:
  %195 = mul nsw i64 %30, %29
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
  %208 = icmp eq i64 %195, 0
  br label %209

209:
  %210 = phi i64 [ 0, %194 ], [ %282, %281 ]
  br i1 %196, label %211, label %218

211:
  br i1 %197, label %216, label %212

212:
  %213 = urem i64 %210, %38
  %214 = mul nsw i64 %39, %213
  %215 = udiv i64 %210, %38
  br label %218

216:
  %217 = mul nsw i64 %39, %210
  br label %218

218:
  %219 = phi i64 [ %217, %216 ], [ %214, %212 ], [ 0, %209 ]
  %220 = phi i64 [ %210, %216 ], [ %215, %212 ], [ %210, %209 ]
  br i1 %198, label %221, label %230

221:
  br i1 %199, label %227, label %222

222:
  %223 = urem i64 %220, %47
  %224 = mul nsw i64 %48, %223
  %225 = add nsw i64 %224, %219
  %226 = udiv i64 %220, %47
  br label %230

227:
  %228 = mul nsw i64 %48, %220
  %229 = add nsw i64 %228, %219
  br label %230

230:
  %231 = phi i64 [ %229, %227 ], [ %225, %222 ], [ %219, %218 ]
  %232 = phi i64 [ %220, %227 ], [ %226, %222 ], [ %220, %218 ]
  br i1 %200, label %233, label %242

233:
  br i1 %201, label %239, label %234

234:
  %235 = urem i64 %232, %56
  %236 = mul nsw i64 %57, %235
  %237 = add nsw i64 %236, %231
  %238 = udiv i64 %232, %56
  br label %242

239:
  %240 = mul nsw i64 %57, %232
  %241 = add nsw i64 %240, %231
  br label %242

242:
  %243 = phi i64 [ %241, %239 ], [ %237, %234 ], [ %231, %230 ]
  %244 = phi i64 [ %232, %239 ], [ %238, %234 ], [ %232, %230 ]
  br i1 %202, label %245, label %254

245:
  br i1 %203, label %251, label %246

246:
  %247 = urem i64 %244, %65
  %248 = mul nsw i64 %66, %247
  %249 = add nsw i64 %248, %243
  %250 = udiv i64 %244, %65
  br label %254

251:
  %252 = mul nsw i64 %66, %244
  %253 = add nsw i64 %252, %243
  br label %254

254:
  %255 = phi i64 [ %253, %251 ], [ %249, %246 ], [ %243, %242 ]
  %256 = phi i64 [ %244, %251 ], [ %250, %246 ], [ %244, %242 ]
  br i1 %204, label %257, label %266

257:
  br i1 %205, label %263, label %258

258:
  %259 = urem i64 %256, %74
  %260 = mul nsw i64 %75, %259
  %261 = add nsw i64 %260, %255
  %262 = udiv i64 %256, %74
  br label %266

263:
  %264 = mul nsw i64 %75, %256
  %265 = add nsw i64 %264, %255
  br label %266

266:
  %267 = phi i64 [ %265, %263 ], [ %261, %258 ], [ %255, %254 ]
  %268 = phi i64 [ %256, %263 ], [ %262, %258 ], [ %256, %254 ]
  br i1 %206, label %269, label %277

269:
  br i1 %207, label %274, label %270

270:
  %271 = urem i64 %268, %83
  %272 = mul nsw i64 %84, %271
  %273 = add nsw i64 %272, %267
  br label %277

274:
  %275 = mul nsw i64 %84, %268
  %276 = add nsw i64 %275, %267
  br label %277

277:
  %278 = phi i64 [ %276, %274 ], [ %273, %270 ], [ %267, %266 ]
  %279 = getelementptr inbounds i8, ptr %7, i64 %278
  %280 = getelementptr inbounds i8, ptr %279, i64 %195
  br i1 %208, label %281, label %284

281:
  %282 = add nuw nsw i64 %210, 1
  %283 = icmp eq i64 %282, %192
  br i1 %283, label %288, label %209

284:
  %285 = phi ptr [ %286, %284 ], [ %279, %277 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %141, ptr noundef %285) #2
  %286 = getelementptr inbounds i8, ptr %285, i64 %30
  %287 = icmp eq ptr %286, %280
  br i1 %287, label %281, label %284

288:
  ret void
}

declare void @_FortranADestroyWithoutFinalization(ptr noundef captures(none)) local_unnamed_addr #1

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
