; Made from level3.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.c.gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, float %16, float %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = fpext float %5 to double
  %27 = fpext float %6 to double
  %28 = fmul double %27, 0.000000e+00
  %29 = fadd double %28, %26
  %30 = fptrunc double %29 to float
  %31 = fpext float %16 to double
  %32 = fpext float %17 to double
  %33 = fmul double %32, 0.000000e+00
  %34 = fadd double %33, %31
  %35 = fptrunc double %34 to float
  %36 = icmp eq ptr %10, null
  br i1 %36, label %38, label %37

37:
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %30, float %6, ptr %10, i64 %11, ptr %12, i64 %13, float %35, float %17, ptr %23, i64 %24)
  br label %90

38:
  %39 = icmp eq ptr %18, null
  %40 = icmp sgt i64 %3, 0
  br i1 %40, label %41, label %90

41:
  %42 = icmp sgt i64 %2, 0
  %43 = fcmp oeq float %35, 0.000000e+00
  %44 = fcmp oeq float %17, 0.000000e+00
  %45 = and i1 %44, %43
  %46 = icmp sgt i64 %2, 0
  br label %47

47:
  %48 = phi i64 [ 0, %41 ], [ %88, %87 ]
  %49 = mul nsw i64 %48, %24
  %50 = getelementptr inbounds { float, float }, ptr %23, i64 %49
  br i1 %39, label %66, label %51

51:
  br i1 %42, label %52, label %87

52:
  %53 = phi i64 [ %64, %52 ], [ 0, %51 ]
  %54 = getelementptr inbounds nuw { float, float }, ptr %50, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %57 = load float, ptr %56, align 4
  %58 = fmul float %55, %35
  %59 = fmul float %57, %35
  %60 = fmul float %17, %57
  %61 = fsub float %58, %60
  %62 = fmul float %17, %55
  %63 = fadd float %62, %59
  store float %61, ptr %54, align 4
  store float %63, ptr %56, align 4
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %87, label %52

66:
  br i1 %46, label %67, label %87

67:
  %68 = phi i64 [ %85, %80 ], [ 0, %66 ]
  br i1 %45, label %80, label %69

69:
  %70 = getelementptr inbounds nuw { float, float }, ptr %50, i64 %68
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %73 = load float, ptr %72, align 4
  %74 = fmul float %71, %35
  %75 = fmul float %73, %35
  %76 = fmul float %17, %73
  %77 = fsub float %74, %76
  %78 = fmul float %17, %71
  %79 = fadd float %78, %75
  br label %80

80:
  %81 = phi float [ %77, %69 ], [ 0.000000e+00, %67 ]
  %82 = phi float [ %79, %69 ], [ 0.000000e+00, %67 ]
  %83 = getelementptr inbounds nuw { float, float }, ptr %50, i64 %68
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  store float %81, ptr %83, align 4
  store float %82, ptr %84, align 4
  %85 = add nuw nsw i64 %68, 1
  %86 = icmp eq i64 %85, %2
  br i1 %86, label %87, label %67

87:
  %88 = add nuw nsw i64 %48, 1
  %89 = icmp eq i64 %88, %3
  br i1 %89, label %90, label %47

90:
  %91 = icmp eq ptr %14, null
  br i1 %91, label %93, label %92

92:
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %30, float %6, ptr %8, i64 %9, ptr %14, i64 %15, float 1.000000e+00, float 0.000000e+00, ptr %23, i64 %24)
  br label %93

93:
  %94 = icmp eq ptr %7, null
  br i1 %94, label %99, label %95

95:
  %96 = load float, ptr %7, align 4
  %97 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %98 = load float, ptr %97, align 4
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %96, float %98, ptr %8, i64 %9, ptr %12, i64 %13, float 1.000000e+00, float 0.000000e+00, ptr %23, i64 %24)
  br label %99

99:
  %100 = icmp ne ptr %18, null
  %101 = icmp sgt i64 %3, 0
  %102 = and i1 %100, %101
  br i1 %102, label %103, label %115

103:
  %104 = getelementptr inbounds nuw i8, ptr %18, i64 4
  br label %105

105:
  %106 = phi i64 [ 0, %103 ], [ %113, %105 ]
  %107 = load float, ptr %18, align 4
  %108 = load float, ptr %104, align 4
  %109 = mul nsw i64 %106, %20
  %110 = getelementptr inbounds { float, float }, ptr %19, i64 %109
  %111 = mul nsw i64 %106, %24
  %112 = getelementptr inbounds { float, float }, ptr %23, i64 %111
  tail call void @pad.blas.FAMILY.c.axpy(i64 %2, float %107, float %108, ptr %110, i64 1, ptr %112, i64 1)
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %3
  br i1 %114, label %115, label %105

115:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.gemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, float %16, float %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = alloca { float, float }, align 4
  %27 = alloca { float, float }, align 4
  %28 = fpext float %5 to double
  %29 = fpext float %6 to double
  %30 = fmul double %29, 0.000000e+00
  %31 = fadd double %30, %28
  %32 = fptrunc double %31 to float
  %33 = icmp eq ptr %7, null
  br i1 %33, label %81, label %34

34:
  %35 = shl i64 %2, 3
  %36 = mul i64 %35, %3
  %37 = tail call ptr @malloc(i64 %36)
  %38 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float 1.000000e+00, float 0.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13, float 0.000000e+00, float 0.000000e+00, ptr %37, i64 %38)
  %39 = icmp sgt i64 %3, 0
  br i1 %39, label %40, label %73

40:
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %42 = shl i64 %2, 3
  %43 = icmp sgt i64 %2, 0
  %44 = icmp sgt i64 %2, 0
  br label %45

45:
  %46 = phi i64 [ 0, %40 ], [ %71, %66 ]
  %47 = phi float [ 0.000000e+00, %40 ], [ %69, %66 ]
  %48 = phi float [ 0.000000e+00, %40 ], [ %70, %66 ]
  %49 = mul nsw i64 %46, %2
  %50 = getelementptr inbounds { float, float }, ptr %37, i64 %49
  %51 = mul nsw i64 %46, %24
  %52 = getelementptr inbounds { float, float }, ptr %23, i64 %51
  call void @llvm.lifetime.start.p0(ptr %27)
  store float 0.000000e+00, ptr %27, align 4
  store float 0.000000e+00, ptr %41, align 4
  %53 = call ptr @malloc(i64 %42)
  br i1 %43, label %54, label %64

54:
  %55 = phi i64 [ %62, %54 ], [ 0, %45 ]
  %56 = getelementptr inbounds nuw { float, float }, ptr %50, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw { float, float }, ptr %53, i64 %55
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  store float %57, ptr %60, align 4
  store float %59, ptr %61, align 4
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, %2
  br i1 %63, label %64, label %54

64:
  br i1 %44, label %65, label %66

65:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %2, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %53, i64 %2, ptr %52, i64 1, float 0.000000e+00, float 0.000000e+00, ptr %27, i64 1)
  br label %66

66:
  call void @free(ptr %53)
  %67 = load float, ptr %27, align 4
  %68 = load float, ptr %41, align 4
  call void @llvm.lifetime.end.p0(ptr %27)
  %69 = fadd float %47, %67
  %70 = fadd float %48, %68
  %71 = add nuw nsw i64 %46, 1
  %72 = icmp eq i64 %71, %3
  br i1 %72, label %73, label %45

73:
  %74 = phi float [ 0.000000e+00, %34 ], [ %70, %66 ]
  %75 = phi float [ 0.000000e+00, %34 ], [ %69, %66 ]
  %76 = load float, ptr %7, align 4
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %78 = load float, ptr %77, align 4
  %79 = fadd float %75, %76
  %80 = fadd float %74, %78
  store float %79, ptr %7, align 4
  store float %80, ptr %77, align 4
  call void @free(ptr %37)
  br label %81

81:
  %82 = icmp eq ptr %10, null
  br i1 %82, label %214, label %83

83:
  switch i32 %0, label %175 [
    i32 78, label %84
    i32 84, label %132
  ]

84:
  switch i32 %1, label %86 [
    i32 78, label %88
    i32 82, label %87
    i32 84, label %85
  ]

85:
  br label %88

86:
  br label %88

87:
  br label %88

88:
  %89 = phi i32 [ 84, %84 ], [ 82, %86 ], [ 67, %87 ], [ 78, %85 ]
  switch i32 %89, label %91 [
    i32 78, label %93
    i32 82, label %92
    i32 84, label %90
  ]

90:
  br label %93

91:
  br label %93

92:
  br label %93

93:
  %94 = phi i1 [ true, %88 ], [ false, %91 ], [ false, %92 ], [ false, %90 ]
  %95 = phi i32 [ 82, %88 ], [ 84, %91 ], [ 78, %92 ], [ 67, %90 ]
  %96 = fneg float %6
  br i1 %94, label %97, label %124

97:
  %98 = mul nsw i64 %4, %3
  %99 = shl i64 %98, 3
  %100 = call ptr @malloc(i64 %99)
  %101 = icmp sgt i64 %4, 0
  br i1 %101, label %102, label %124

102:
  %103 = icmp sgt i64 %3, 0
  br label %104

104:
  %105 = phi i64 [ 0, %102 ], [ %122, %121 ]
  %106 = mul nsw i64 %105, %13
  %107 = getelementptr inbounds { float, float }, ptr %12, i64 %106
  %108 = mul nsw i64 %105, %3
  %109 = getelementptr inbounds { float, float }, ptr %100, i64 %108
  br i1 %103, label %110, label %121

110:
  %111 = phi i64 [ %119, %110 ], [ 0, %104 ]
  %112 = getelementptr inbounds nuw { float, float }, ptr %107, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load float, ptr %114, align 4
  %116 = fneg float %115
  %117 = getelementptr inbounds nuw { float, float }, ptr %109, i64 %111
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 4
  store float %113, ptr %117, align 4
  store float %116, ptr %118, align 4
  %119 = add nuw nsw i64 %111, 1
  %120 = icmp eq i64 %119, %3
  br i1 %120, label %121, label %110

121:
  %122 = add nuw nsw i64 %105, 1
  %123 = icmp eq i64 %122, %4
  br i1 %123, label %124, label %104

124:
  %125 = phi ptr [ %12, %93 ], [ %100, %97 ], [ %100, %121 ]
  %126 = phi i64 [ %13, %93 ], [ %3, %97 ], [ %3, %121 ]
  %127 = phi i32 [ %95, %93 ], [ 78, %97 ], [ 78, %121 ]
  %128 = phi ptr [ null, %93 ], [ %100, %97 ], [ %100, %121 ]
  %129 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  %130 = call i64 @llvm.umax.i64(i64 %126, i64 1)
  call void @pad.blas.FAMILY.c.gemm(i32 78, i32 %127, i64 %2, i64 %4, i64 %3, float %32, float %96, ptr %23, i64 %129, ptr %125, i64 %130, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11)
  %131 = icmp eq ptr %128, null
  br i1 %131, label %214, label %212

132:
  switch i32 %1, label %134 [
    i32 78, label %136
    i32 82, label %135
    i32 84, label %133
  ]

133:
  br label %136

134:
  br label %136

135:
  br label %136

136:
  %137 = phi i1 [ true, %132 ], [ false, %134 ], [ false, %135 ], [ false, %133 ]
  %138 = phi i32 [ 82, %132 ], [ 84, %134 ], [ 78, %135 ], [ 67, %133 ]
  %139 = fneg float %6
  br i1 %137, label %140, label %167

140:
  %141 = mul nsw i64 %4, %3
  %142 = shl i64 %141, 3
  %143 = call ptr @malloc(i64 %142)
  %144 = icmp sgt i64 %3, 0
  br i1 %144, label %145, label %167

145:
  %146 = icmp sgt i64 %4, 0
  br label %147

147:
  %148 = phi i64 [ 0, %145 ], [ %165, %164 ]
  %149 = mul nsw i64 %148, %13
  %150 = getelementptr inbounds { float, float }, ptr %12, i64 %149
  %151 = mul nsw i64 %148, %4
  %152 = getelementptr inbounds { float, float }, ptr %143, i64 %151
  br i1 %146, label %153, label %164

153:
  %154 = phi i64 [ %162, %153 ], [ 0, %147 ]
  %155 = getelementptr inbounds nuw { float, float }, ptr %150, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 4
  %158 = load float, ptr %157, align 4
  %159 = fneg float %158
  %160 = getelementptr inbounds nuw { float, float }, ptr %152, i64 %154
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 4
  store float %156, ptr %160, align 4
  store float %159, ptr %161, align 4
  %162 = add nuw nsw i64 %154, 1
  %163 = icmp eq i64 %162, %4
  br i1 %163, label %164, label %153

164:
  %165 = add nuw nsw i64 %148, 1
  %166 = icmp eq i64 %165, %3
  br i1 %166, label %167, label %147

167:
  %168 = phi ptr [ %12, %136 ], [ %143, %140 ], [ %143, %164 ]
  %169 = phi i64 [ %13, %136 ], [ %4, %140 ], [ %4, %164 ]
  %170 = phi i32 [ %138, %136 ], [ 78, %140 ], [ 78, %164 ]
  %171 = phi ptr [ null, %136 ], [ %143, %140 ], [ %143, %164 ]
  %172 = call i64 @llvm.umax.i64(i64 %169, i64 1)
  %173 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  call void @pad.blas.FAMILY.c.gemm(i32 %170, i32 84, i64 %4, i64 %2, i64 %3, float %32, float %139, ptr %168, i64 %172, ptr %23, i64 %173, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11)
  %174 = icmp eq ptr %171, null
  br i1 %174, label %214, label %212

175:
  %176 = icmp eq i32 %1, 82
  br i1 %176, label %177, label %204

177:
  %178 = mul nsw i64 %4, %3
  %179 = shl i64 %178, 3
  %180 = call ptr @malloc(i64 %179)
  %181 = icmp sgt i64 %3, 0
  br i1 %181, label %182, label %204

182:
  %183 = icmp sgt i64 %4, 0
  br label %184

184:
  %185 = phi i64 [ 0, %182 ], [ %202, %201 ]
  %186 = mul nsw i64 %185, %13
  %187 = getelementptr inbounds { float, float }, ptr %12, i64 %186
  %188 = mul nsw i64 %185, %4
  %189 = getelementptr inbounds { float, float }, ptr %180, i64 %188
  br i1 %183, label %190, label %201

190:
  %191 = phi i64 [ %199, %190 ], [ 0, %184 ]
  %192 = getelementptr inbounds nuw { float, float }, ptr %187, i64 %191
  %193 = load float, ptr %192, align 4
  %194 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %195 = load float, ptr %194, align 4
  %196 = fneg float %195
  %197 = getelementptr inbounds nuw { float, float }, ptr %189, i64 %191
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  store float %193, ptr %197, align 4
  store float %196, ptr %198, align 4
  %199 = add nuw nsw i64 %191, 1
  %200 = icmp eq i64 %199, %4
  br i1 %200, label %201, label %190

201:
  %202 = add nuw nsw i64 %185, 1
  %203 = icmp eq i64 %202, %3
  br i1 %203, label %204, label %184

204:
  %205 = phi ptr [ %12, %175 ], [ %180, %177 ], [ %180, %201 ]
  %206 = phi i64 [ %13, %175 ], [ %4, %177 ], [ %4, %201 ]
  %207 = phi i32 [ %1, %175 ], [ 78, %177 ], [ 78, %201 ]
  %208 = phi ptr [ null, %175 ], [ %180, %177 ], [ %180, %201 ]
  %209 = call i64 @llvm.umax.i64(i64 %206, i64 1)
  %210 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  call void @pad.blas.FAMILY.c.gemm(i32 %207, i32 67, i64 %4, i64 %2, i64 %3, float %32, float %6, ptr %205, i64 %209, ptr %23, i64 %210, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11)
  %211 = icmp eq ptr %208, null
  br i1 %211, label %214, label %212

212:
  %213 = phi ptr [ %171, %167 ], [ %128, %124 ], [ %208, %204 ]
  call void @free(ptr %213)
  br label %214

214:
  %215 = icmp eq ptr %14, null
  br i1 %215, label %347, label %216

216:
  switch i32 %1, label %308 [
    i32 78, label %217
    i32 84, label %265
  ]

217:
  switch i32 %0, label %219 [
    i32 78, label %221
    i32 82, label %220
    i32 84, label %218
  ]

218:
  br label %221

219:
  br label %221

220:
  br label %221

221:
  %222 = phi i32 [ 84, %217 ], [ 82, %219 ], [ 67, %220 ], [ 78, %218 ]
  switch i32 %222, label %224 [
    i32 78, label %226
    i32 82, label %225
    i32 84, label %223
  ]

223:
  br label %226

224:
  br label %226

225:
  br label %226

226:
  %227 = phi i1 [ true, %221 ], [ false, %224 ], [ false, %225 ], [ false, %223 ]
  %228 = phi i32 [ 82, %221 ], [ 84, %224 ], [ 78, %225 ], [ 67, %223 ]
  %229 = fneg float %6
  br i1 %227, label %230, label %257

230:
  %231 = mul nsw i64 %4, %2
  %232 = shl i64 %231, 3
  %233 = call ptr @malloc(i64 %232)
  %234 = icmp sgt i64 %2, 0
  br i1 %234, label %235, label %257

235:
  %236 = icmp sgt i64 %4, 0
  br label %237

237:
  %238 = phi i64 [ 0, %235 ], [ %255, %254 ]
  %239 = mul nsw i64 %238, %9
  %240 = getelementptr inbounds { float, float }, ptr %8, i64 %239
  %241 = mul nsw i64 %238, %4
  %242 = getelementptr inbounds { float, float }, ptr %233, i64 %241
  br i1 %236, label %243, label %254

243:
  %244 = phi i64 [ %252, %243 ], [ 0, %237 ]
  %245 = getelementptr inbounds nuw { float, float }, ptr %240, i64 %244
  %246 = load float, ptr %245, align 4
  %247 = getelementptr inbounds nuw i8, ptr %245, i64 4
  %248 = load float, ptr %247, align 4
  %249 = fneg float %248
  %250 = getelementptr inbounds nuw { float, float }, ptr %242, i64 %244
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 4
  store float %246, ptr %250, align 4
  store float %249, ptr %251, align 4
  %252 = add nuw nsw i64 %244, 1
  %253 = icmp eq i64 %252, %4
  br i1 %253, label %254, label %243

254:
  %255 = add nuw nsw i64 %238, 1
  %256 = icmp eq i64 %255, %2
  br i1 %256, label %257, label %237

257:
  %258 = phi ptr [ %8, %226 ], [ %233, %230 ], [ %233, %254 ]
  %259 = phi i64 [ %9, %226 ], [ %4, %230 ], [ %4, %254 ]
  %260 = phi i32 [ %228, %226 ], [ 78, %230 ], [ 78, %254 ]
  %261 = phi ptr [ null, %226 ], [ %233, %230 ], [ %233, %254 ]
  %262 = call i64 @llvm.umax.i64(i64 %259, i64 1)
  %263 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  call void @pad.blas.FAMILY.c.gemm(i32 %260, i32 78, i64 %4, i64 %3, i64 %2, float %32, float %229, ptr %258, i64 %262, ptr %23, i64 %263, float 1.000000e+00, float 0.000000e+00, ptr %14, i64 %15)
  %264 = icmp eq ptr %261, null
  br i1 %264, label %347, label %345

265:
  switch i32 %0, label %267 [
    i32 78, label %269
    i32 82, label %268
    i32 84, label %266
  ]

266:
  br label %269

267:
  br label %269

268:
  br label %269

269:
  %270 = phi i1 [ true, %265 ], [ false, %267 ], [ false, %268 ], [ false, %266 ]
  %271 = phi i32 [ 82, %265 ], [ 84, %267 ], [ 78, %268 ], [ 67, %266 ]
  %272 = fneg float %6
  br i1 %270, label %273, label %300

273:
  %274 = mul nsw i64 %4, %2
  %275 = shl i64 %274, 3
  %276 = call ptr @malloc(i64 %275)
  %277 = icmp sgt i64 %4, 0
  br i1 %277, label %278, label %300

278:
  %279 = icmp sgt i64 %2, 0
  br label %280

280:
  %281 = phi i64 [ 0, %278 ], [ %298, %297 ]
  %282 = mul nsw i64 %281, %9
  %283 = getelementptr inbounds { float, float }, ptr %8, i64 %282
  %284 = mul nsw i64 %281, %2
  %285 = getelementptr inbounds { float, float }, ptr %276, i64 %284
  br i1 %279, label %286, label %297

286:
  %287 = phi i64 [ %295, %286 ], [ 0, %280 ]
  %288 = getelementptr inbounds nuw { float, float }, ptr %283, i64 %287
  %289 = load float, ptr %288, align 4
  %290 = getelementptr inbounds nuw i8, ptr %288, i64 4
  %291 = load float, ptr %290, align 4
  %292 = fneg float %291
  %293 = getelementptr inbounds nuw { float, float }, ptr %285, i64 %287
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 4
  store float %289, ptr %293, align 4
  store float %292, ptr %294, align 4
  %295 = add nuw nsw i64 %287, 1
  %296 = icmp eq i64 %295, %2
  br i1 %296, label %297, label %286

297:
  %298 = add nuw nsw i64 %281, 1
  %299 = icmp eq i64 %298, %4
  br i1 %299, label %300, label %280

300:
  %301 = phi ptr [ %8, %269 ], [ %276, %273 ], [ %276, %297 ]
  %302 = phi i64 [ %9, %269 ], [ %2, %273 ], [ %2, %297 ]
  %303 = phi i32 [ %271, %269 ], [ 78, %273 ], [ 78, %297 ]
  %304 = phi ptr [ null, %269 ], [ %276, %273 ], [ %276, %297 ]
  %305 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  %306 = call i64 @llvm.umax.i64(i64 %302, i64 1)
  call void @pad.blas.FAMILY.c.gemm(i32 84, i32 %303, i64 %3, i64 %4, i64 %2, float %32, float %272, ptr %23, i64 %305, ptr %301, i64 %306, float 1.000000e+00, float 0.000000e+00, ptr %14, i64 %15)
  %307 = icmp eq ptr %304, null
  br i1 %307, label %347, label %345

308:
  %309 = icmp eq i32 %0, 82
  br i1 %309, label %310, label %337

310:
  %311 = mul nsw i64 %4, %2
  %312 = shl i64 %311, 3
  %313 = call ptr @malloc(i64 %312)
  %314 = icmp sgt i64 %4, 0
  br i1 %314, label %315, label %337

315:
  %316 = icmp sgt i64 %2, 0
  br label %317

317:
  %318 = phi i64 [ 0, %315 ], [ %335, %334 ]
  %319 = mul nsw i64 %318, %9
  %320 = getelementptr inbounds { float, float }, ptr %8, i64 %319
  %321 = mul nsw i64 %318, %2
  %322 = getelementptr inbounds { float, float }, ptr %313, i64 %321
  br i1 %316, label %323, label %334

323:
  %324 = phi i64 [ %332, %323 ], [ 0, %317 ]
  %325 = getelementptr inbounds nuw { float, float }, ptr %320, i64 %324
  %326 = load float, ptr %325, align 4
  %327 = getelementptr inbounds nuw i8, ptr %325, i64 4
  %328 = load float, ptr %327, align 4
  %329 = fneg float %328
  %330 = getelementptr inbounds nuw { float, float }, ptr %322, i64 %324
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 4
  store float %326, ptr %330, align 4
  store float %329, ptr %331, align 4
  %332 = add nuw nsw i64 %324, 1
  %333 = icmp eq i64 %332, %2
  br i1 %333, label %334, label %323

334:
  %335 = add nuw nsw i64 %318, 1
  %336 = icmp eq i64 %335, %4
  br i1 %336, label %337, label %317

337:
  %338 = phi ptr [ %8, %308 ], [ %313, %310 ], [ %313, %334 ]
  %339 = phi i64 [ %9, %308 ], [ %2, %310 ], [ %2, %334 ]
  %340 = phi i32 [ %0, %308 ], [ 78, %310 ], [ 78, %334 ]
  %341 = phi ptr [ null, %308 ], [ %313, %310 ], [ %313, %334 ]
  %342 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  %343 = call i64 @llvm.umax.i64(i64 %339, i64 1)
  call void @pad.blas.FAMILY.c.gemm(i32 67, i32 %340, i64 %3, i64 %4, i64 %2, float %32, float %6, ptr %23, i64 %342, ptr %338, i64 %343, float 1.000000e+00, float 0.000000e+00, ptr %14, i64 %15)
  %344 = icmp eq ptr %341, null
  br i1 %344, label %347, label %345

345:
  %346 = phi ptr [ %304, %300 ], [ %261, %257 ], [ %341, %337 ]
  call void @free(ptr %346)
  br label %347

347:
  %348 = icmp eq ptr %18, null
  br i1 %348, label %392, label %349

349:
  %350 = icmp sgt i64 %3, 0
  br i1 %350, label %351, label %384

351:
  %352 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %353 = shl i64 %2, 3
  %354 = icmp sgt i64 %2, 0
  %355 = icmp sgt i64 %2, 0
  br label %356

356:
  %357 = phi i64 [ 0, %351 ], [ %382, %377 ]
  %358 = phi float [ 0.000000e+00, %351 ], [ %380, %377 ]
  %359 = phi float [ 0.000000e+00, %351 ], [ %381, %377 ]
  %360 = mul nsw i64 %357, %20
  %361 = getelementptr inbounds { float, float }, ptr %19, i64 %360
  %362 = mul nsw i64 %357, %24
  %363 = getelementptr inbounds { float, float }, ptr %23, i64 %362
  call void @llvm.lifetime.start.p0(ptr %26)
  store float 0.000000e+00, ptr %26, align 4
  store float 0.000000e+00, ptr %352, align 4
  %364 = call ptr @malloc(i64 %353)
  br i1 %354, label %365, label %375

365:
  %366 = phi i64 [ %373, %365 ], [ 0, %356 ]
  %367 = getelementptr inbounds nuw { float, float }, ptr %361, i64 %366
  %368 = load float, ptr %367, align 4
  %369 = getelementptr inbounds nuw i8, ptr %367, i64 4
  %370 = load float, ptr %369, align 4
  %371 = getelementptr inbounds nuw { float, float }, ptr %364, i64 %366
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 4
  store float %368, ptr %371, align 4
  store float %370, ptr %372, align 4
  %373 = add nuw nsw i64 %366, 1
  %374 = icmp eq i64 %373, %2
  br i1 %374, label %375, label %365

375:
  br i1 %355, label %376, label %377

376:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %2, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %364, i64 %2, ptr %363, i64 1, float 0.000000e+00, float 0.000000e+00, ptr %26, i64 1)
  br label %377

377:
  call void @free(ptr %364)
  %378 = load float, ptr %26, align 4
  %379 = load float, ptr %352, align 4
  call void @llvm.lifetime.end.p0(ptr %26)
  %380 = fadd float %358, %378
  %381 = fadd float %359, %379
  %382 = add nuw nsw i64 %357, 1
  %383 = icmp eq i64 %382, %3
  br i1 %383, label %384, label %356

384:
  %385 = phi float [ 0.000000e+00, %349 ], [ %381, %377 ]
  %386 = phi float [ 0.000000e+00, %349 ], [ %380, %377 ]
  %387 = load float, ptr %18, align 4
  %388 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %389 = load float, ptr %388, align 4
  %390 = fadd float %386, %387
  %391 = fadd float %385, %389
  store float %390, ptr %18, align 4
  store float %391, ptr %388, align 4
  br label %392

392:
  %393 = fpext float %17 to double
  %394 = fmul double %393, 0.000000e+00
  %395 = fpext float %16 to double
  %396 = fadd double %394, %395
  %397 = fptrunc double %396 to float
  %398 = icmp sgt i64 %3, 0
  br i1 %398, label %399, label %448

399:
  %400 = icmp sgt i64 %2, 0
  %401 = fcmp oeq float %397, 0.000000e+00
  %402 = fcmp oeq float %17, 0.000000e+00
  %403 = and i1 %402, %401
  %404 = icmp sgt i64 %2, 0
  br label %405

405:
  %406 = phi i64 [ 0, %399 ], [ %446, %445 ]
  %407 = mul nsw i64 %406, %24
  %408 = getelementptr inbounds { float, float }, ptr %23, i64 %407
  br i1 %348, label %424, label %409

409:
  br i1 %400, label %410, label %445

410:
  %411 = phi i64 [ %422, %410 ], [ 0, %409 ]
  %412 = getelementptr inbounds nuw { float, float }, ptr %408, i64 %411
  %413 = load float, ptr %412, align 4
  %414 = getelementptr inbounds nuw i8, ptr %412, i64 4
  %415 = load float, ptr %414, align 4
  %416 = fmul float %413, %397
  %417 = fmul float %415, %397
  %418 = fmul float %17, %415
  %419 = fadd float %416, %418
  %420 = fmul float %17, %413
  %421 = fsub float %417, %420
  store float %419, ptr %412, align 4
  store float %421, ptr %414, align 4
  %422 = add nuw nsw i64 %411, 1
  %423 = icmp eq i64 %422, %2
  br i1 %423, label %445, label %410

424:
  br i1 %404, label %425, label %445

425:
  %426 = phi i64 [ %443, %438 ], [ 0, %424 ]
  br i1 %403, label %438, label %427

427:
  %428 = getelementptr inbounds nuw { float, float }, ptr %408, i64 %426
  %429 = load float, ptr %428, align 4
  %430 = getelementptr inbounds nuw i8, ptr %428, i64 4
  %431 = load float, ptr %430, align 4
  %432 = fmul float %429, %397
  %433 = fmul float %431, %397
  %434 = fmul float %17, %431
  %435 = fadd float %432, %434
  %436 = fmul float %17, %429
  %437 = fsub float %433, %436
  br label %438

438:
  %439 = phi float [ %435, %427 ], [ 0.000000e+00, %425 ]
  %440 = phi float [ %437, %427 ], [ 0.000000e+00, %425 ]
  %441 = getelementptr inbounds nuw { float, float }, ptr %408, i64 %426
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 4
  store float %439, ptr %441, align 4
  store float %440, ptr %442, align 4
  %443 = add nuw nsw i64 %426, 1
  %444 = icmp eq i64 %443, %2
  br i1 %444, label %445, label %425

445:
  %446 = add nuw nsw i64 %406, 1
  %447 = icmp eq i64 %446, %3
  br i1 %447, label %448, label %405

448:
  ret void
}

declare void @free(ptr) nounwind

declare ptr @malloc(i64) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
