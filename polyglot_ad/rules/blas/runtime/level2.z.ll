; Made from level2.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.z.gemv_tangent(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = fmul double %4, 0.000000e+00
  %25 = fadd double %3, %24
  %26 = fmul double %15, 0.000000e+00
  %27 = fadd double %14, %26
  %28 = icmp eq i32 %0, 78
  %29 = select i1 %28, i64 %1, i64 %2
  %30 = icmp eq ptr %12, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %25, double %4, ptr %6, i64 %7, ptr %12, i64 %13, double %27, double %15, ptr %21, i64 %22)
  br label %83

32:
  %33 = icmp eq ptr %16, null
  %34 = icmp slt i64 %22, 0
  %35 = sub nsw i64 1, %29
  %36 = mul nsw i64 %22, %35
  %37 = select i1 %34, i64 %36, i64 0
  br i1 %33, label %56, label %38

38:
  %39 = icmp sgt i64 %29, 0
  br i1 %39, label %40, label %83

40:
  %41 = phi i64 [ %54, %40 ], [ %37, %38 ]
  %42 = phi i64 [ %53, %40 ], [ 0, %38 ]
  %43 = getelementptr inbounds { double, double }, ptr %21, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %46 = load double, ptr %45, align 8
  %47 = fmul double %27, %44
  %48 = fmul double %27, %46
  %49 = fmul double %15, %46
  %50 = fsub double %47, %49
  %51 = fmul double %15, %44
  %52 = fadd double %51, %48
  store double %50, ptr %43, align 8
  store double %52, ptr %45, align 8
  %53 = add nuw nsw i64 %42, 1
  %54 = add nsw i64 %41, %22
  %55 = icmp eq i64 %53, %29
  br i1 %55, label %83, label %40

56:
  %57 = fcmp oeq double %27, 0.000000e+00
  %58 = fcmp oeq double %15, 0.000000e+00
  %59 = and i1 %58, %57
  %60 = icmp sgt i64 %29, 0
  br i1 %60, label %61, label %83

61:
  %62 = phi i64 [ %80, %75 ], [ 0, %56 ]
  %63 = phi i64 [ %81, %75 ], [ %37, %56 ]
  br i1 %59, label %75, label %64

64:
  %65 = getelementptr inbounds { double, double }, ptr %21, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load double, ptr %67, align 8
  %69 = fmul double %27, %66
  %70 = fmul double %27, %68
  %71 = fmul double %15, %68
  %72 = fsub double %69, %71
  %73 = fmul double %15, %66
  %74 = fadd double %73, %70
  br label %75

75:
  %76 = phi double [ %72, %64 ], [ 0.000000e+00, %61 ]
  %77 = phi double [ %74, %64 ], [ 0.000000e+00, %61 ]
  %78 = getelementptr inbounds { double, double }, ptr %21, i64 %63
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  store double %76, ptr %78, align 8
  store double %77, ptr %79, align 8
  %80 = add nuw nsw i64 %62, 1
  %81 = add nsw i64 %63, %22
  %82 = icmp eq i64 %80, %29
  br i1 %82, label %83, label %61

83:
  %84 = icmp eq ptr %8, null
  br i1 %84, label %86, label %85

85:
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %25, double %4, ptr %8, i64 %9, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %22)
  br label %86

86:
  %87 = icmp eq ptr %5, null
  br i1 %87, label %92, label %88

88:
  %89 = load double, ptr %5, align 8
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %91 = load double, ptr %90, align 8
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %89, double %91, ptr %6, i64 %7, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %22)
  br label %92

92:
  %93 = icmp eq ptr %16, null
  br i1 %93, label %98, label %94

94:
  %95 = load double, ptr %16, align 8
  %96 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %97 = load double, ptr %96, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %29, double %95, double %97, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %98

98:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.gemv_adjoint(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = alloca { double, double }, align 8
  %25 = alloca { double, double }, align 8
  %26 = fmul double %4, 0.000000e+00
  %27 = fadd double %3, %26
  %28 = icmp eq i32 %0, 78
  %29 = select i1 %28, i64 %1, i64 %2
  %30 = select i1 %28, i64 %2, i64 %1
  %31 = icmp eq ptr %5, null
  br i1 %31, label %131, label %32

32:
  %33 = shl i64 %30, 4
  %34 = tail call ptr @malloc(i64 %33)
  %35 = icmp sgt i64 %30, 0
  br i1 %35, label %36, label %42

36:
  %37 = phi i64 [ %40, %36 ], [ 0, %32 ]
  %38 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store double 0.000000e+00, ptr %38, align 8
  store double 0.000000e+00, ptr %39, align 8
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, %30
  br i1 %41, label %42, label %36

42:
  switch i32 %0, label %44 [
    i32 78, label %46
    i32 82, label %45
    i32 84, label %43
  ]

43:
  br label %46

44:
  br label %46

45:
  br label %46

46:
  %47 = phi i32 [ 84, %42 ], [ 82, %44 ], [ 67, %45 ], [ 78, %43 ]
  switch i32 %47, label %48 [
    i32 78, label %52
    i32 82, label %49
    i32 84, label %50
  ]

48:
  br label %50

49:
  br label %50

50:
  %51 = phi i32 [ 78, %49 ], [ 84, %48 ], [ 67, %46 ]
  tail call void @pad.blas.FAMILY.z.gemv(i32 %51, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %6, i64 %7, ptr %21, i64 %22, double 1.000000e+00, double 0.000000e+00, ptr %34, i64 1)
  br label %95

52:
  %53 = shl i64 %2, 4
  %54 = tail call ptr @malloc(i64 %53)
  %55 = icmp sgt i64 %2, 0
  br i1 %55, label %56, label %61

56:
  %57 = icmp slt i64 %22, 0
  %58 = sub nsw i64 1, %2
  %59 = mul nsw i64 %22, %58
  %60 = select i1 %57, i64 %59, i64 0
  br label %63

61:
  %62 = icmp sgt i64 %1, 0
  br i1 %62, label %76, label %84

63:
  %64 = phi i64 [ %73, %63 ], [ 0, %56 ]
  %65 = phi i64 [ %74, %63 ], [ %60, %56 ]
  %66 = getelementptr inbounds { double, double }, ptr %21, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load double, ptr %68, align 8
  %70 = fneg double %69
  %71 = getelementptr inbounds nuw { double, double }, ptr %54, i64 %64
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store double %67, ptr %71, align 8
  store double %70, ptr %72, align 8
  %73 = add nuw nsw i64 %64, 1
  %74 = add nsw i64 %65, %22
  %75 = icmp eq i64 %73, %2
  br i1 %75, label %61, label %63

76:
  %77 = phi i64 [ %82, %76 ], [ 0, %61 ]
  %78 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load double, ptr %79, align 8
  %81 = fneg double %80
  store double %81, ptr %79, align 8
  %82 = add nuw nsw i64 %77, 1
  %83 = icmp eq i64 %82, %1
  br i1 %83, label %84, label %76

84:
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %1, i64 %2, double 1.000000e+00, double -0.000000e+00, ptr %6, i64 %7, ptr %54, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %34, i64 1)
  %85 = icmp sgt i64 %1, 0
  br i1 %85, label %86, label %94

86:
  %87 = phi i64 [ %92, %86 ], [ 0, %84 ]
  %88 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %90 = load double, ptr %89, align 8
  %91 = fneg double %90
  store double %91, ptr %89, align 8
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %1
  br i1 %93, label %94, label %86

94:
  tail call void @free(ptr %54)
  br label %95

95:
  call void @llvm.lifetime.start.p0(ptr %24)
  %96 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double 0.000000e+00, ptr %24, align 8
  store double 0.000000e+00, ptr %96, align 8
  %97 = tail call ptr @malloc(i64 %33)
  %98 = icmp sgt i64 %30, 0
  br i1 %98, label %99, label %116

99:
  %100 = icmp slt i64 %11, 0
  %101 = sub nsw i64 1, %30
  %102 = mul nsw i64 %11, %101
  %103 = select i1 %100, i64 %102, i64 0
  br label %104

104:
  %105 = phi i64 [ %113, %104 ], [ 0, %99 ]
  %106 = phi i64 [ %114, %104 ], [ %103, %99 ]
  %107 = getelementptr inbounds { double, double }, ptr %10, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw { double, double }, ptr %97, i64 %105
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 8
  store double %108, ptr %111, align 8
  store double %110, ptr %112, align 8
  %113 = add nuw nsw i64 %105, 1
  %114 = add nsw i64 %106, %11
  %115 = icmp eq i64 %113, %30
  br i1 %115, label %116, label %104

116:
  %117 = icmp sgt i64 %30, 0
  br i1 %117, label %118, label %119

118:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %30, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %97, i64 %30, ptr %34, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %24, i64 1)
  br label %119

119:
  call void @free(ptr %97)
  %120 = load double, ptr %24, align 8
  %121 = load double, ptr %96, align 8
  call void @llvm.lifetime.end.p0(ptr %24)
  %122 = load double, ptr %5, align 8
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %124 = load double, ptr %123, align 8
  %125 = fadd double %120, %122
  %126 = fadd double %121, %124
  store double %125, ptr %5, align 8
  store double %126, ptr %123, align 8
  %127 = icmp eq ptr %12, null
  br i1 %127, label %130, label %128

128:
  %129 = fneg double %4
  call void @pad.blas.FAMILY.z.axpy(i64 %30, double %27, double %129, ptr %34, i64 1, ptr %12, i64 %13)
  br label %130

130:
  call void @free(ptr %34)
  br label %195

131:
  %132 = icmp eq ptr %12, null
  br i1 %132, label %195, label %133

133:
  switch i32 %0, label %135 [
    i32 78, label %137
    i32 82, label %136
    i32 84, label %134
  ]

134:
  br label %137

135:
  br label %137

136:
  br label %137

137:
  %138 = phi i32 [ 84, %133 ], [ 82, %135 ], [ 67, %136 ], [ 78, %134 ]
  switch i32 %138, label %139 [
    i32 78, label %144
    i32 82, label %140
    i32 84, label %141
  ]

139:
  br label %141

140:
  br label %141

141:
  %142 = phi i32 [ 78, %140 ], [ 84, %139 ], [ 67, %137 ]
  %143 = fneg double %4
  tail call void @pad.blas.FAMILY.z.gemv(i32 %142, i64 %1, i64 %2, double %27, double %143, ptr %6, i64 %7, ptr %21, i64 %22, double 1.000000e+00, double 0.000000e+00, ptr %12, i64 %13)
  br label %195

144:
  %145 = shl i64 %2, 4
  %146 = tail call ptr @malloc(i64 %145)
  %147 = icmp sgt i64 %2, 0
  br i1 %147, label %148, label %166

148:
  %149 = icmp slt i64 %22, 0
  %150 = sub nsw i64 1, %2
  %151 = mul nsw i64 %22, %150
  %152 = select i1 %149, i64 %151, i64 0
  br label %153

153:
  %154 = phi i64 [ %163, %153 ], [ 0, %148 ]
  %155 = phi i64 [ %164, %153 ], [ %152, %148 ]
  %156 = getelementptr inbounds { double, double }, ptr %21, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %159 = load double, ptr %158, align 8
  %160 = fneg double %159
  %161 = getelementptr inbounds nuw { double, double }, ptr %146, i64 %154
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 8
  store double %157, ptr %161, align 8
  store double %160, ptr %162, align 8
  %163 = add nuw nsw i64 %154, 1
  %164 = add nsw i64 %155, %22
  %165 = icmp eq i64 %163, %2
  br i1 %165, label %166, label %153

166:
  %167 = icmp slt i64 %13, 0
  %168 = sub nsw i64 1, %1
  %169 = mul nsw i64 %13, %168
  %170 = select i1 %167, i64 %169, i64 0
  %171 = icmp sgt i64 %1, 0
  br i1 %171, label %172, label %182

172:
  %173 = phi i64 [ %179, %172 ], [ 0, %166 ]
  %174 = phi i64 [ %180, %172 ], [ %170, %166 ]
  %175 = getelementptr inbounds { double, double }, ptr %12, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %177 = load double, ptr %176, align 8
  %178 = fneg double %177
  store double %178, ptr %176, align 8
  %179 = add nuw nsw i64 %173, 1
  %180 = add nsw i64 %174, %13
  %181 = icmp eq i64 %179, %1
  br i1 %181, label %182, label %172

182:
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %1, i64 %2, double %27, double %4, ptr %6, i64 %7, ptr %146, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %12, i64 %13)
  %183 = icmp sgt i64 %1, 0
  br i1 %183, label %184, label %194

184:
  %185 = phi i64 [ %191, %184 ], [ 0, %182 ]
  %186 = phi i64 [ %192, %184 ], [ %170, %182 ]
  %187 = getelementptr inbounds { double, double }, ptr %12, i64 %186
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %189 = load double, ptr %188, align 8
  %190 = fneg double %189
  store double %190, ptr %188, align 8
  %191 = add nuw nsw i64 %185, 1
  %192 = add nsw i64 %186, %13
  %193 = icmp eq i64 %191, %1
  br i1 %193, label %194, label %184

194:
  tail call void @free(ptr %146)
  br label %195

195:
  %196 = icmp eq ptr %8, null
  br i1 %196, label %249, label %197

197:
  br i1 %28, label %198, label %200

198:
  %199 = fneg double %4
  call void @pad.blas.FAMILY.z.gerc(i64 %1, i64 %2, double %27, double %199, ptr %21, i64 %22, ptr %10, i64 %11, ptr %8, i64 %9)
  br label %249

200:
  %201 = icmp eq i32 %0, 67
  br i1 %201, label %202, label %203

202:
  call void @pad.blas.FAMILY.z.gerc(i64 %1, i64 %2, double %27, double %4, ptr %10, i64 %11, ptr %21, i64 %22, ptr %8, i64 %9)
  br label %249

203:
  %204 = shl i64 %1, 4
  %205 = call ptr @malloc(i64 %204)
  %206 = icmp sgt i64 %1, 0
  br i1 %206, label %207, label %225

207:
  %208 = icmp slt i64 %11, 0
  %209 = sub nsw i64 1, %1
  %210 = mul nsw i64 %11, %209
  %211 = select i1 %208, i64 %210, i64 0
  br label %212

212:
  %213 = phi i64 [ %222, %212 ], [ 0, %207 ]
  %214 = phi i64 [ %223, %212 ], [ %211, %207 ]
  %215 = getelementptr inbounds { double, double }, ptr %10, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %215, i64 8
  %218 = load double, ptr %217, align 8
  %219 = fneg double %218
  %220 = getelementptr inbounds nuw { double, double }, ptr %205, i64 %213
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 8
  store double %216, ptr %220, align 8
  store double %219, ptr %221, align 8
  %222 = add nuw nsw i64 %213, 1
  %223 = add nsw i64 %214, %11
  %224 = icmp eq i64 %222, %1
  br i1 %224, label %225, label %212

225:
  %226 = shl i64 %2, 4
  %227 = call ptr @malloc(i64 %226)
  %228 = icmp sgt i64 %2, 0
  br i1 %228, label %229, label %247

229:
  %230 = icmp slt i64 %22, 0
  %231 = sub nsw i64 1, %2
  %232 = mul nsw i64 %22, %231
  %233 = select i1 %230, i64 %232, i64 0
  br label %234

234:
  %235 = phi i64 [ %244, %234 ], [ 0, %229 ]
  %236 = phi i64 [ %245, %234 ], [ %233, %229 ]
  %237 = getelementptr inbounds { double, double }, ptr %21, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %237, i64 8
  %240 = load double, ptr %239, align 8
  %241 = fneg double %240
  %242 = getelementptr inbounds nuw { double, double }, ptr %227, i64 %235
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 8
  store double %238, ptr %242, align 8
  store double %241, ptr %243, align 8
  %244 = add nuw nsw i64 %235, 1
  %245 = add nsw i64 %236, %22
  %246 = icmp eq i64 %244, %2
  br i1 %246, label %247, label %234

247:
  %248 = fneg double %4
  call void @pad.blas.FAMILY.z.gerc(i64 %1, i64 %2, double %27, double %248, ptr %205, i64 1, ptr %227, i64 1, ptr %8, i64 %9)
  call void @free(ptr %205)
  call void @free(ptr %227)
  br label %249

249:
  %250 = icmp eq ptr %16, null
  br i1 %250, label %284, label %251

251:
  call void @llvm.lifetime.start.p0(ptr %25)
  %252 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store double 0.000000e+00, ptr %25, align 8
  store double 0.000000e+00, ptr %252, align 8
  %253 = shl i64 %29, 4
  %254 = call ptr @malloc(i64 %253)
  %255 = icmp sgt i64 %29, 0
  br i1 %255, label %256, label %273

256:
  %257 = icmp slt i64 %18, 0
  %258 = sub nsw i64 1, %29
  %259 = mul nsw i64 %18, %258
  %260 = select i1 %257, i64 %259, i64 0
  br label %261

261:
  %262 = phi i64 [ %270, %261 ], [ 0, %256 ]
  %263 = phi i64 [ %271, %261 ], [ %260, %256 ]
  %264 = getelementptr inbounds { double, double }, ptr %17, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds nuw { double, double }, ptr %254, i64 %262
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 8
  store double %265, ptr %268, align 8
  store double %267, ptr %269, align 8
  %270 = add nuw nsw i64 %262, 1
  %271 = add nsw i64 %263, %18
  %272 = icmp eq i64 %270, %29
  br i1 %272, label %273, label %261

273:
  %274 = icmp sgt i64 %29, 0
  br i1 %274, label %275, label %276

275:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %29, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %254, i64 %29, ptr %21, i64 %22, double 0.000000e+00, double 0.000000e+00, ptr %25, i64 1)
  br label %276

276:
  call void @free(ptr %254)
  %277 = load double, ptr %25, align 8
  %278 = load double, ptr %252, align 8
  call void @llvm.lifetime.end.p0(ptr %25)
  %279 = load double, ptr %16, align 8
  %280 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %281 = load double, ptr %280, align 8
  %282 = fadd double %277, %279
  %283 = fadd double %278, %281
  store double %282, ptr %16, align 8
  store double %283, ptr %280, align 8
  br label %284

284:
  %285 = fmul double %15, 0.000000e+00
  %286 = fadd double %14, %285
  %287 = icmp slt i64 %22, 0
  %288 = sub nsw i64 1, %29
  %289 = mul nsw i64 %22, %288
  %290 = select i1 %287, i64 %289, i64 0
  br i1 %250, label %309, label %291

291:
  %292 = icmp sgt i64 %29, 0
  br i1 %292, label %293, label %336

293:
  %294 = phi i64 [ %307, %293 ], [ %290, %291 ]
  %295 = phi i64 [ %306, %293 ], [ 0, %291 ]
  %296 = getelementptr inbounds { double, double }, ptr %21, i64 %294
  %297 = load double, ptr %296, align 8
  %298 = getelementptr inbounds nuw i8, ptr %296, i64 8
  %299 = load double, ptr %298, align 8
  %300 = fmul double %286, %297
  %301 = fmul double %286, %299
  %302 = fmul double %15, %299
  %303 = fadd double %300, %302
  %304 = fmul double %15, %297
  %305 = fsub double %301, %304
  store double %303, ptr %296, align 8
  store double %305, ptr %298, align 8
  %306 = add nuw nsw i64 %295, 1
  %307 = add nsw i64 %294, %22
  %308 = icmp eq i64 %306, %29
  br i1 %308, label %336, label %293

309:
  %310 = fcmp oeq double %286, 0.000000e+00
  %311 = fcmp oeq double %15, 0.000000e+00
  %312 = and i1 %311, %310
  %313 = icmp sgt i64 %29, 0
  br i1 %313, label %314, label %336

314:
  %315 = phi i64 [ %333, %328 ], [ 0, %309 ]
  %316 = phi i64 [ %334, %328 ], [ %290, %309 ]
  br i1 %312, label %328, label %317

317:
  %318 = getelementptr inbounds { double, double }, ptr %21, i64 %316
  %319 = load double, ptr %318, align 8
  %320 = getelementptr inbounds nuw i8, ptr %318, i64 8
  %321 = load double, ptr %320, align 8
  %322 = fmul double %286, %319
  %323 = fmul double %286, %321
  %324 = fmul double %15, %321
  %325 = fadd double %322, %324
  %326 = fmul double %15, %319
  %327 = fsub double %323, %326
  br label %328

328:
  %329 = phi double [ %325, %317 ], [ 0.000000e+00, %314 ]
  %330 = phi double [ %327, %317 ], [ 0.000000e+00, %314 ]
  %331 = getelementptr inbounds { double, double }, ptr %21, i64 %316
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 8
  store double %329, ptr %331, align 8
  store double %330, ptr %332, align 8
  %333 = add nuw nsw i64 %315, 1
  %334 = add nsw i64 %316, %22
  %335 = icmp eq i64 %333, %29
  br i1 %335, label %336, label %314

336:
  ret void
}

declare void @free(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.geru_tangent(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fmul double %3, 0.000000e+00
  %21 = fadd double %2, %20
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.z.geru(i64 %0, i64 %1, double %21, double %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %24

24:
  %25 = icmp eq ptr %11, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.z.geru(i64 %0, i64 %1, double %21, double %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %27

27:
  %28 = icmp eq ptr %4, null
  br i1 %28, label %33, label %29

29:
  %30 = load double, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load double, ptr %31, align 8
  tail call void @pad.blas.FAMILY.z.geru(i64 %0, i64 %1, double %30, double %32, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %33

33:
  ret void
}

declare void @pad.blas.FAMILY.z.geru(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.geru_adjoint(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = alloca { double, double }, align 8
  %21 = fmul double %3, 0.000000e+00
  %22 = fadd double %2, %21
  %23 = icmp ne ptr %7, null
  %24 = icmp ne ptr %4, null
  %25 = or i1 %24, %23
  br i1 %25, label %26, label %95

26:
  %27 = shl i64 %0, 4
  %28 = tail call ptr @malloc(i64 %27)
  %29 = shl i64 %1, 4
  %30 = tail call ptr @malloc(i64 %29)
  %31 = icmp sgt i64 %1, 0
  br i1 %31, label %32, label %37

32:
  %33 = icmp slt i64 %10, 0
  %34 = sub nsw i64 1, %1
  %35 = mul nsw i64 %10, %34
  %36 = select i1 %33, i64 %35, i64 0
  br label %39

37:
  %38 = icmp sgt i64 %0, 0
  br i1 %38, label %52, label %58

39:
  %40 = phi i64 [ %49, %39 ], [ 0, %32 ]
  %41 = phi i64 [ %50, %39 ], [ %36, %32 ]
  %42 = getelementptr inbounds { double, double }, ptr %9, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load double, ptr %44, align 8
  %46 = fneg double %45
  %47 = getelementptr inbounds nuw { double, double }, ptr %30, i64 %40
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store double %43, ptr %47, align 8
  store double %46, ptr %48, align 8
  %49 = add nuw nsw i64 %40, 1
  %50 = add nsw i64 %41, %10
  %51 = icmp eq i64 %49, %1
  br i1 %51, label %37, label %39

52:
  %53 = phi i64 [ %56, %52 ], [ 0, %37 ]
  %54 = getelementptr inbounds nuw { double, double }, ptr %28, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store double 0.000000e+00, ptr %54, align 8
  store double 0.000000e+00, ptr %55, align 8
  %56 = add nuw nsw i64 %53, 1
  %57 = icmp eq i64 %56, %0
  br i1 %57, label %58, label %52

58:
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %30, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %28, i64 1)
  br i1 %24, label %59, label %91

59:
  call void @llvm.lifetime.start.p0(ptr %20)
  %60 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double 0.000000e+00, ptr %20, align 8
  store double 0.000000e+00, ptr %60, align 8
  %61 = tail call ptr @malloc(i64 %27)
  %62 = icmp sgt i64 %0, 0
  br i1 %62, label %63, label %80

63:
  %64 = icmp slt i64 %6, 0
  %65 = sub nsw i64 1, %0
  %66 = mul nsw i64 %6, %65
  %67 = select i1 %64, i64 %66, i64 0
  br label %68

68:
  %69 = phi i64 [ %77, %68 ], [ 0, %63 ]
  %70 = phi i64 [ %78, %68 ], [ %67, %63 ]
  %71 = getelementptr inbounds { double, double }, ptr %5, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw { double, double }, ptr %61, i64 %69
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store double %72, ptr %75, align 8
  store double %74, ptr %76, align 8
  %77 = add nuw nsw i64 %69, 1
  %78 = add nsw i64 %70, %6
  %79 = icmp eq i64 %77, %0
  br i1 %79, label %80, label %68

80:
  %81 = icmp sgt i64 %0, 0
  br i1 %81, label %82, label %83

82:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %61, i64 %0, ptr %28, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %20, i64 1)
  br label %83

83:
  call void @free(ptr %61)
  %84 = load double, ptr %20, align 8
  %85 = load double, ptr %60, align 8
  call void @llvm.lifetime.end.p0(ptr %20)
  %86 = load double, ptr %4, align 8
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fadd double %84, %86
  %90 = fadd double %85, %88
  store double %89, ptr %4, align 8
  store double %90, ptr %87, align 8
  br label %91

91:
  br i1 %23, label %92, label %94

92:
  %93 = fneg double %3
  call void @pad.blas.FAMILY.z.axpy(i64 %0, double %22, double %93, ptr %28, i64 1, ptr %7, i64 %8)
  br label %94

94:
  call void @free(ptr %28)
  call void @free(ptr %30)
  br label %95

95:
  %96 = icmp eq ptr %11, null
  br i1 %96, label %121, label %97

97:
  %98 = shl i64 %0, 4
  %99 = call ptr @malloc(i64 %98)
  %100 = icmp sgt i64 %0, 0
  br i1 %100, label %101, label %119

101:
  %102 = icmp slt i64 %6, 0
  %103 = sub nsw i64 1, %0
  %104 = mul nsw i64 %6, %103
  %105 = select i1 %102, i64 %104, i64 0
  br label %106

106:
  %107 = phi i64 [ %116, %106 ], [ 0, %101 ]
  %108 = phi i64 [ %117, %106 ], [ %105, %101 ]
  %109 = getelementptr inbounds { double, double }, ptr %5, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %112 = load double, ptr %111, align 8
  %113 = fneg double %112
  %114 = getelementptr inbounds nuw { double, double }, ptr %99, i64 %107
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store double %110, ptr %114, align 8
  store double %113, ptr %115, align 8
  %116 = add nuw nsw i64 %107, 1
  %117 = add nsw i64 %108, %6
  %118 = icmp eq i64 %116, %0
  br i1 %118, label %119, label %106

119:
  %120 = fneg double %3
  call void @pad.blas.FAMILY.z.gemv(i32 84, i64 %0, i64 %1, double %22, double %120, ptr %17, i64 %18, ptr %99, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  call void @free(ptr %99)
  br label %121

121:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gerc_tangent(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fmul double %3, 0.000000e+00
  %21 = fadd double %2, %20
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %21, double %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %24

24:
  %25 = icmp eq ptr %11, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %21, double %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %27

27:
  %28 = icmp eq ptr %4, null
  br i1 %28, label %33, label %29

29:
  %30 = load double, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load double, ptr %31, align 8
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %30, double %32, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %33

33:
  ret void
}

declare void @pad.blas.FAMILY.z.gerc(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.gerc_adjoint(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = alloca { double, double }, align 8
  %21 = fmul double %3, 0.000000e+00
  %22 = fadd double %2, %21
  %23 = icmp ne ptr %7, null
  %24 = icmp ne ptr %4, null
  %25 = or i1 %24, %23
  br i1 %25, label %26, label %73

26:
  %27 = shl i64 %0, 4
  %28 = tail call ptr @malloc(i64 %27)
  %29 = icmp sgt i64 %0, 0
  br i1 %29, label %30, label %36

30:
  %31 = phi i64 [ %34, %30 ], [ 0, %26 ]
  %32 = getelementptr inbounds nuw { double, double }, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store double 0.000000e+00, ptr %32, align 8
  store double 0.000000e+00, ptr %33, align 8
  %34 = add nuw nsw i64 %31, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %36, label %30

36:
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %9, i64 %10, double 1.000000e+00, double 0.000000e+00, ptr %28, i64 1)
  br i1 %24, label %37, label %69

37:
  call void @llvm.lifetime.start.p0(ptr %20)
  %38 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store double 0.000000e+00, ptr %20, align 8
  store double 0.000000e+00, ptr %38, align 8
  %39 = tail call ptr @malloc(i64 %27)
  %40 = icmp sgt i64 %0, 0
  br i1 %40, label %41, label %58

41:
  %42 = icmp slt i64 %6, 0
  %43 = sub nsw i64 1, %0
  %44 = mul nsw i64 %6, %43
  %45 = select i1 %42, i64 %44, i64 0
  br label %46

46:
  %47 = phi i64 [ %55, %46 ], [ 0, %41 ]
  %48 = phi i64 [ %56, %46 ], [ %45, %41 ]
  %49 = getelementptr inbounds { double, double }, ptr %5, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw { double, double }, ptr %39, i64 %47
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store double %50, ptr %53, align 8
  store double %52, ptr %54, align 8
  %55 = add nuw nsw i64 %47, 1
  %56 = add nsw i64 %48, %6
  %57 = icmp eq i64 %55, %0
  br i1 %57, label %58, label %46

58:
  %59 = icmp sgt i64 %0, 0
  br i1 %59, label %60, label %61

60:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %39, i64 %0, ptr %28, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %20, i64 1)
  br label %61

61:
  call void @free(ptr %39)
  %62 = load double, ptr %20, align 8
  %63 = load double, ptr %38, align 8
  call void @llvm.lifetime.end.p0(ptr %20)
  %64 = load double, ptr %4, align 8
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %66 = load double, ptr %65, align 8
  %67 = fadd double %62, %64
  %68 = fadd double %63, %66
  store double %67, ptr %4, align 8
  store double %68, ptr %65, align 8
  br label %69

69:
  br i1 %23, label %70, label %72

70:
  %71 = fneg double %3
  call void @pad.blas.FAMILY.z.axpy(i64 %0, double %22, double %71, ptr %28, i64 1, ptr %7, i64 %8)
  br label %72

72:
  call void @free(ptr %28)
  br label %73

73:
  %74 = icmp eq ptr %11, null
  br i1 %74, label %86, label %75

75:
  %76 = shl i64 %1, 4
  %77 = call ptr @malloc(i64 %76)
  %78 = icmp sgt i64 %1, 0
  br i1 %78, label %79, label %85

79:
  %80 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %81 = getelementptr inbounds nuw { double, double }, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 8
  store double 0.000000e+00, ptr %81, align 8
  store double 0.000000e+00, ptr %82, align 8
  %83 = add nuw nsw i64 %80, 1
  %84 = icmp eq i64 %83, %1
  br i1 %84, label %85, label %79

85:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %5, i64 %6, double 1.000000e+00, double 0.000000e+00, ptr %77, i64 1)
  call void @pad.blas.FAMILY.z.axpy(i64 %1, double %22, double %3, ptr %77, i64 1, ptr %11, i64 %12)
  call void @free(ptr %77)
  br label %86

86:
  ret void
}

declare ptr @malloc(i64) nounwind
