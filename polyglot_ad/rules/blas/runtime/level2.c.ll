; Made from level2.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.c.gemv_tangent(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, float %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = fpext float %3 to double
  %25 = fpext float %4 to double
  %26 = fmul double %25, 0.000000e+00
  %27 = fadd double %26, %24
  %28 = fptrunc double %27 to float
  %29 = fpext float %14 to double
  %30 = fpext float %15 to double
  %31 = fmul double %30, 0.000000e+00
  %32 = fadd double %31, %29
  %33 = fptrunc double %32 to float
  %34 = icmp eq i32 %0, 78
  %35 = select i1 %34, i64 %1, i64 %2
  %36 = icmp eq ptr %12, null
  br i1 %36, label %38, label %37

37:
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %28, float %4, ptr %6, i64 %7, ptr %12, i64 %13, float %33, float %15, ptr %21, i64 %22)
  br label %89

38:
  %39 = icmp eq ptr %16, null
  %40 = icmp slt i64 %22, 0
  %41 = sub nsw i64 1, %35
  %42 = mul nsw i64 %22, %41
  %43 = select i1 %40, i64 %42, i64 0
  br i1 %39, label %62, label %44

44:
  %45 = icmp sgt i64 %35, 0
  br i1 %45, label %46, label %89

46:
  %47 = phi i64 [ %60, %46 ], [ %43, %44 ]
  %48 = phi i64 [ %59, %46 ], [ 0, %44 ]
  %49 = getelementptr inbounds { float, float }, ptr %21, i64 %47
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fmul float %50, %33
  %54 = fmul float %52, %33
  %55 = fmul float %15, %52
  %56 = fsub float %53, %55
  %57 = fmul float %15, %50
  %58 = fadd float %57, %54
  store float %56, ptr %49, align 4
  store float %58, ptr %51, align 4
  %59 = add nuw nsw i64 %48, 1
  %60 = add nsw i64 %47, %22
  %61 = icmp eq i64 %59, %35
  br i1 %61, label %89, label %46

62:
  %63 = fcmp oeq float %33, 0.000000e+00
  %64 = fcmp oeq float %15, 0.000000e+00
  %65 = and i1 %64, %63
  %66 = icmp sgt i64 %35, 0
  br i1 %66, label %67, label %89

67:
  %68 = phi i64 [ %86, %81 ], [ 0, %62 ]
  %69 = phi i64 [ %87, %81 ], [ %43, %62 ]
  br i1 %65, label %81, label %70

70:
  %71 = getelementptr inbounds { float, float }, ptr %21, i64 %69
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %74 = load float, ptr %73, align 4
  %75 = fmul float %72, %33
  %76 = fmul float %74, %33
  %77 = fmul float %15, %74
  %78 = fsub float %75, %77
  %79 = fmul float %15, %72
  %80 = fadd float %79, %76
  br label %81

81:
  %82 = phi float [ %78, %70 ], [ 0.000000e+00, %67 ]
  %83 = phi float [ %80, %70 ], [ 0.000000e+00, %67 ]
  %84 = getelementptr inbounds { float, float }, ptr %21, i64 %69
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  store float %82, ptr %84, align 4
  store float %83, ptr %85, align 4
  %86 = add nuw nsw i64 %68, 1
  %87 = add nsw i64 %69, %22
  %88 = icmp eq i64 %86, %35
  br i1 %88, label %89, label %67

89:
  %90 = icmp eq ptr %8, null
  br i1 %90, label %92, label %91

91:
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %28, float %4, ptr %8, i64 %9, ptr %10, i64 %11, float 1.000000e+00, float 0.000000e+00, ptr %21, i64 %22)
  br label %92

92:
  %93 = icmp eq ptr %5, null
  br i1 %93, label %98, label %94

94:
  %95 = load float, ptr %5, align 4
  %96 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %97 = load float, ptr %96, align 4
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %95, float %97, ptr %6, i64 %7, ptr %10, i64 %11, float 1.000000e+00, float 0.000000e+00, ptr %21, i64 %22)
  br label %98

98:
  %99 = icmp eq ptr %16, null
  br i1 %99, label %104, label %100

100:
  %101 = load float, ptr %16, align 4
  %102 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %103 = load float, ptr %102, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %35, float %101, float %103, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %104

104:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.gemv_adjoint(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, float %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = alloca { float, float }, align 4
  %25 = alloca { float, float }, align 4
  %26 = fpext float %3 to double
  %27 = fpext float %4 to double
  %28 = fmul double %27, 0.000000e+00
  %29 = fadd double %28, %26
  %30 = fptrunc double %29 to float
  %31 = icmp eq i32 %0, 78
  %32 = select i1 %31, i64 %1, i64 %2
  %33 = select i1 %31, i64 %2, i64 %1
  %34 = icmp eq ptr %5, null
  br i1 %34, label %134, label %35

35:
  %36 = shl i64 %33, 3
  %37 = tail call ptr @malloc(i64 %36)
  %38 = icmp sgt i64 %33, 0
  br i1 %38, label %39, label %45

39:
  %40 = phi i64 [ %43, %39 ], [ 0, %35 ]
  %41 = getelementptr inbounds nuw { float, float }, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store float 0.000000e+00, ptr %41, align 4
  store float 0.000000e+00, ptr %42, align 4
  %43 = add nuw nsw i64 %40, 1
  %44 = icmp eq i64 %43, %33
  br i1 %44, label %45, label %39

45:
  switch i32 %0, label %47 [
    i32 78, label %49
    i32 82, label %48
    i32 84, label %46
  ]

46:
  br label %49

47:
  br label %49

48:
  br label %49

49:
  %50 = phi i32 [ 84, %45 ], [ 82, %47 ], [ 67, %48 ], [ 78, %46 ]
  switch i32 %50, label %51 [
    i32 78, label %55
    i32 82, label %52
    i32 84, label %53
  ]

51:
  br label %53

52:
  br label %53

53:
  %54 = phi i32 [ 78, %52 ], [ 84, %51 ], [ 67, %49 ]
  tail call void @pad.blas.FAMILY.c.gemv(i32 %54, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %6, i64 %7, ptr %21, i64 %22, float 1.000000e+00, float 0.000000e+00, ptr %37, i64 1)
  br label %98

55:
  %56 = shl i64 %2, 3
  %57 = tail call ptr @malloc(i64 %56)
  %58 = icmp sgt i64 %2, 0
  br i1 %58, label %59, label %64

59:
  %60 = icmp slt i64 %22, 0
  %61 = sub nsw i64 1, %2
  %62 = mul nsw i64 %22, %61
  %63 = select i1 %60, i64 %62, i64 0
  br label %66

64:
  %65 = icmp sgt i64 %1, 0
  br i1 %65, label %79, label %87

66:
  %67 = phi i64 [ %76, %66 ], [ 0, %59 ]
  %68 = phi i64 [ %77, %66 ], [ %63, %59 ]
  %69 = getelementptr inbounds { float, float }, ptr %21, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = fneg float %72
  %74 = getelementptr inbounds nuw { float, float }, ptr %57, i64 %67
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  store float %70, ptr %74, align 4
  store float %73, ptr %75, align 4
  %76 = add nuw nsw i64 %67, 1
  %77 = add nsw i64 %68, %22
  %78 = icmp eq i64 %76, %2
  br i1 %78, label %64, label %66

79:
  %80 = phi i64 [ %85, %79 ], [ 0, %64 ]
  %81 = getelementptr inbounds nuw { float, float }, ptr %37, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %83 = load float, ptr %82, align 4
  %84 = fneg float %83
  store float %84, ptr %82, align 4
  %85 = add nuw nsw i64 %80, 1
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %79

87:
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %1, i64 %2, float 1.000000e+00, float -0.000000e+00, ptr %6, i64 %7, ptr %57, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %37, i64 1)
  %88 = icmp sgt i64 %1, 0
  br i1 %88, label %89, label %97

89:
  %90 = phi i64 [ %95, %89 ], [ 0, %87 ]
  %91 = getelementptr inbounds nuw { float, float }, ptr %37, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %93 = load float, ptr %92, align 4
  %94 = fneg float %93
  store float %94, ptr %92, align 4
  %95 = add nuw nsw i64 %90, 1
  %96 = icmp eq i64 %95, %1
  br i1 %96, label %97, label %89

97:
  tail call void @free(ptr %57)
  br label %98

98:
  call void @llvm.lifetime.start.p0(ptr %24)
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float 0.000000e+00, ptr %24, align 4
  store float 0.000000e+00, ptr %99, align 4
  %100 = tail call ptr @malloc(i64 %36)
  %101 = icmp sgt i64 %33, 0
  br i1 %101, label %102, label %119

102:
  %103 = icmp slt i64 %11, 0
  %104 = sub nsw i64 1, %33
  %105 = mul nsw i64 %11, %104
  %106 = select i1 %103, i64 %105, i64 0
  br label %107

107:
  %108 = phi i64 [ %116, %107 ], [ 0, %102 ]
  %109 = phi i64 [ %117, %107 ], [ %106, %102 ]
  %110 = getelementptr inbounds { float, float }, ptr %10, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw { float, float }, ptr %100, i64 %108
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 4
  store float %111, ptr %114, align 4
  store float %113, ptr %115, align 4
  %116 = add nuw nsw i64 %108, 1
  %117 = add nsw i64 %109, %11
  %118 = icmp eq i64 %116, %33
  br i1 %118, label %119, label %107

119:
  %120 = icmp sgt i64 %33, 0
  br i1 %120, label %121, label %122

121:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %33, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %100, i64 %33, ptr %37, i64 1, float 0.000000e+00, float 0.000000e+00, ptr %24, i64 1)
  br label %122

122:
  call void @free(ptr %100)
  %123 = load float, ptr %24, align 4
  %124 = load float, ptr %99, align 4
  call void @llvm.lifetime.end.p0(ptr %24)
  %125 = load float, ptr %5, align 4
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %127 = load float, ptr %126, align 4
  %128 = fadd float %123, %125
  %129 = fadd float %124, %127
  store float %128, ptr %5, align 4
  store float %129, ptr %126, align 4
  %130 = icmp eq ptr %12, null
  br i1 %130, label %133, label %131

131:
  %132 = fneg float %4
  call void @pad.blas.FAMILY.c.axpy(i64 %33, float %30, float %132, ptr %37, i64 1, ptr %12, i64 %13)
  br label %133

133:
  call void @free(ptr %37)
  br label %198

134:
  %135 = icmp eq ptr %12, null
  br i1 %135, label %198, label %136

136:
  switch i32 %0, label %138 [
    i32 78, label %140
    i32 82, label %139
    i32 84, label %137
  ]

137:
  br label %140

138:
  br label %140

139:
  br label %140

140:
  %141 = phi i32 [ 84, %136 ], [ 82, %138 ], [ 67, %139 ], [ 78, %137 ]
  switch i32 %141, label %142 [
    i32 78, label %147
    i32 82, label %143
    i32 84, label %144
  ]

142:
  br label %144

143:
  br label %144

144:
  %145 = phi i32 [ 78, %143 ], [ 84, %142 ], [ 67, %140 ]
  %146 = fneg float %4
  tail call void @pad.blas.FAMILY.c.gemv(i32 %145, i64 %1, i64 %2, float %30, float %146, ptr %6, i64 %7, ptr %21, i64 %22, float 1.000000e+00, float 0.000000e+00, ptr %12, i64 %13)
  br label %198

147:
  %148 = shl i64 %2, 3
  %149 = tail call ptr @malloc(i64 %148)
  %150 = icmp sgt i64 %2, 0
  br i1 %150, label %151, label %169

151:
  %152 = icmp slt i64 %22, 0
  %153 = sub nsw i64 1, %2
  %154 = mul nsw i64 %22, %153
  %155 = select i1 %152, i64 %154, i64 0
  br label %156

156:
  %157 = phi i64 [ %166, %156 ], [ 0, %151 ]
  %158 = phi i64 [ %167, %156 ], [ %155, %151 ]
  %159 = getelementptr inbounds { float, float }, ptr %21, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %162 = load float, ptr %161, align 4
  %163 = fneg float %162
  %164 = getelementptr inbounds nuw { float, float }, ptr %149, i64 %157
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 4
  store float %160, ptr %164, align 4
  store float %163, ptr %165, align 4
  %166 = add nuw nsw i64 %157, 1
  %167 = add nsw i64 %158, %22
  %168 = icmp eq i64 %166, %2
  br i1 %168, label %169, label %156

169:
  %170 = icmp slt i64 %13, 0
  %171 = sub nsw i64 1, %1
  %172 = mul nsw i64 %13, %171
  %173 = select i1 %170, i64 %172, i64 0
  %174 = icmp sgt i64 %1, 0
  br i1 %174, label %175, label %185

175:
  %176 = phi i64 [ %182, %175 ], [ 0, %169 ]
  %177 = phi i64 [ %183, %175 ], [ %173, %169 ]
  %178 = getelementptr inbounds { float, float }, ptr %12, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %180 = load float, ptr %179, align 4
  %181 = fneg float %180
  store float %181, ptr %179, align 4
  %182 = add nuw nsw i64 %176, 1
  %183 = add nsw i64 %177, %13
  %184 = icmp eq i64 %182, %1
  br i1 %184, label %185, label %175

185:
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %1, i64 %2, float %30, float %4, ptr %6, i64 %7, ptr %149, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %12, i64 %13)
  %186 = icmp sgt i64 %1, 0
  br i1 %186, label %187, label %197

187:
  %188 = phi i64 [ %194, %187 ], [ 0, %185 ]
  %189 = phi i64 [ %195, %187 ], [ %173, %185 ]
  %190 = getelementptr inbounds { float, float }, ptr %12, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 4
  %192 = load float, ptr %191, align 4
  %193 = fneg float %192
  store float %193, ptr %191, align 4
  %194 = add nuw nsw i64 %188, 1
  %195 = add nsw i64 %189, %13
  %196 = icmp eq i64 %194, %1
  br i1 %196, label %197, label %187

197:
  tail call void @free(ptr %149)
  br label %198

198:
  %199 = icmp eq ptr %8, null
  br i1 %199, label %252, label %200

200:
  br i1 %31, label %201, label %203

201:
  %202 = fneg float %4
  call void @pad.blas.FAMILY.c.gerc(i64 %1, i64 %2, float %30, float %202, ptr %21, i64 %22, ptr %10, i64 %11, ptr %8, i64 %9)
  br label %252

203:
  %204 = icmp eq i32 %0, 67
  br i1 %204, label %205, label %206

205:
  call void @pad.blas.FAMILY.c.gerc(i64 %1, i64 %2, float %30, float %4, ptr %10, i64 %11, ptr %21, i64 %22, ptr %8, i64 %9)
  br label %252

206:
  %207 = shl i64 %1, 3
  %208 = call ptr @malloc(i64 %207)
  %209 = icmp sgt i64 %1, 0
  br i1 %209, label %210, label %228

210:
  %211 = icmp slt i64 %11, 0
  %212 = sub nsw i64 1, %1
  %213 = mul nsw i64 %11, %212
  %214 = select i1 %211, i64 %213, i64 0
  br label %215

215:
  %216 = phi i64 [ %225, %215 ], [ 0, %210 ]
  %217 = phi i64 [ %226, %215 ], [ %214, %210 ]
  %218 = getelementptr inbounds { float, float }, ptr %10, i64 %217
  %219 = load float, ptr %218, align 4
  %220 = getelementptr inbounds nuw i8, ptr %218, i64 4
  %221 = load float, ptr %220, align 4
  %222 = fneg float %221
  %223 = getelementptr inbounds nuw { float, float }, ptr %208, i64 %216
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 4
  store float %219, ptr %223, align 4
  store float %222, ptr %224, align 4
  %225 = add nuw nsw i64 %216, 1
  %226 = add nsw i64 %217, %11
  %227 = icmp eq i64 %225, %1
  br i1 %227, label %228, label %215

228:
  %229 = shl i64 %2, 3
  %230 = call ptr @malloc(i64 %229)
  %231 = icmp sgt i64 %2, 0
  br i1 %231, label %232, label %250

232:
  %233 = icmp slt i64 %22, 0
  %234 = sub nsw i64 1, %2
  %235 = mul nsw i64 %22, %234
  %236 = select i1 %233, i64 %235, i64 0
  br label %237

237:
  %238 = phi i64 [ %247, %237 ], [ 0, %232 ]
  %239 = phi i64 [ %248, %237 ], [ %236, %232 ]
  %240 = getelementptr inbounds { float, float }, ptr %21, i64 %239
  %241 = load float, ptr %240, align 4
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 4
  %243 = load float, ptr %242, align 4
  %244 = fneg float %243
  %245 = getelementptr inbounds nuw { float, float }, ptr %230, i64 %238
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 4
  store float %241, ptr %245, align 4
  store float %244, ptr %246, align 4
  %247 = add nuw nsw i64 %238, 1
  %248 = add nsw i64 %239, %22
  %249 = icmp eq i64 %247, %2
  br i1 %249, label %250, label %237

250:
  %251 = fneg float %4
  call void @pad.blas.FAMILY.c.gerc(i64 %1, i64 %2, float %30, float %251, ptr %208, i64 1, ptr %230, i64 1, ptr %8, i64 %9)
  call void @free(ptr %208)
  call void @free(ptr %230)
  br label %252

252:
  %253 = icmp eq ptr %16, null
  br i1 %253, label %287, label %254

254:
  call void @llvm.lifetime.start.p0(ptr %25)
  %255 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store float 0.000000e+00, ptr %25, align 4
  store float 0.000000e+00, ptr %255, align 4
  %256 = shl i64 %32, 3
  %257 = call ptr @malloc(i64 %256)
  %258 = icmp sgt i64 %32, 0
  br i1 %258, label %259, label %276

259:
  %260 = icmp slt i64 %18, 0
  %261 = sub nsw i64 1, %32
  %262 = mul nsw i64 %18, %261
  %263 = select i1 %260, i64 %262, i64 0
  br label %264

264:
  %265 = phi i64 [ %273, %264 ], [ 0, %259 ]
  %266 = phi i64 [ %274, %264 ], [ %263, %259 ]
  %267 = getelementptr inbounds { float, float }, ptr %17, i64 %266
  %268 = load float, ptr %267, align 4
  %269 = getelementptr inbounds nuw i8, ptr %267, i64 4
  %270 = load float, ptr %269, align 4
  %271 = getelementptr inbounds nuw { float, float }, ptr %257, i64 %265
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 4
  store float %268, ptr %271, align 4
  store float %270, ptr %272, align 4
  %273 = add nuw nsw i64 %265, 1
  %274 = add nsw i64 %266, %18
  %275 = icmp eq i64 %273, %32
  br i1 %275, label %276, label %264

276:
  %277 = icmp sgt i64 %32, 0
  br i1 %277, label %278, label %279

278:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %32, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %257, i64 %32, ptr %21, i64 %22, float 0.000000e+00, float 0.000000e+00, ptr %25, i64 1)
  br label %279

279:
  call void @free(ptr %257)
  %280 = load float, ptr %25, align 4
  %281 = load float, ptr %255, align 4
  call void @llvm.lifetime.end.p0(ptr %25)
  %282 = load float, ptr %16, align 4
  %283 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %284 = load float, ptr %283, align 4
  %285 = fadd float %280, %282
  %286 = fadd float %281, %284
  store float %285, ptr %16, align 4
  store float %286, ptr %283, align 4
  br label %287

287:
  %288 = fpext float %15 to double
  %289 = fmul double %288, 0.000000e+00
  %290 = fpext float %14 to double
  %291 = fadd double %289, %290
  %292 = fptrunc double %291 to float
  %293 = icmp slt i64 %22, 0
  %294 = sub nsw i64 1, %32
  %295 = mul nsw i64 %22, %294
  %296 = select i1 %293, i64 %295, i64 0
  br i1 %253, label %315, label %297

297:
  %298 = icmp sgt i64 %32, 0
  br i1 %298, label %299, label %342

299:
  %300 = phi i64 [ %313, %299 ], [ %296, %297 ]
  %301 = phi i64 [ %312, %299 ], [ 0, %297 ]
  %302 = getelementptr inbounds { float, float }, ptr %21, i64 %300
  %303 = load float, ptr %302, align 4
  %304 = getelementptr inbounds nuw i8, ptr %302, i64 4
  %305 = load float, ptr %304, align 4
  %306 = fmul float %303, %292
  %307 = fmul float %305, %292
  %308 = fmul float %15, %305
  %309 = fadd float %306, %308
  %310 = fmul float %15, %303
  %311 = fsub float %307, %310
  store float %309, ptr %302, align 4
  store float %311, ptr %304, align 4
  %312 = add nuw nsw i64 %301, 1
  %313 = add nsw i64 %300, %22
  %314 = icmp eq i64 %312, %32
  br i1 %314, label %342, label %299

315:
  %316 = fcmp oeq float %292, 0.000000e+00
  %317 = fcmp oeq float %15, 0.000000e+00
  %318 = and i1 %317, %316
  %319 = icmp sgt i64 %32, 0
  br i1 %319, label %320, label %342

320:
  %321 = phi i64 [ %339, %334 ], [ 0, %315 ]
  %322 = phi i64 [ %340, %334 ], [ %296, %315 ]
  br i1 %318, label %334, label %323

323:
  %324 = getelementptr inbounds { float, float }, ptr %21, i64 %322
  %325 = load float, ptr %324, align 4
  %326 = getelementptr inbounds nuw i8, ptr %324, i64 4
  %327 = load float, ptr %326, align 4
  %328 = fmul float %325, %292
  %329 = fmul float %327, %292
  %330 = fmul float %15, %327
  %331 = fadd float %328, %330
  %332 = fmul float %15, %325
  %333 = fsub float %329, %332
  br label %334

334:
  %335 = phi float [ %331, %323 ], [ 0.000000e+00, %320 ]
  %336 = phi float [ %333, %323 ], [ 0.000000e+00, %320 ]
  %337 = getelementptr inbounds { float, float }, ptr %21, i64 %322
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 4
  store float %335, ptr %337, align 4
  store float %336, ptr %338, align 4
  %339 = add nuw nsw i64 %321, 1
  %340 = add nsw i64 %322, %22
  %341 = icmp eq i64 %339, %32
  br i1 %341, label %342, label %320

342:
  ret void
}

declare void @free(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.geru_tangent(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fpext float %2 to double
  %21 = fpext float %3 to double
  %22 = fmul double %21, 0.000000e+00
  %23 = fadd double %22, %20
  %24 = fptrunc double %23 to float
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.c.geru(i64 %0, i64 %1, float %24, float %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %27

27:
  %28 = icmp eq ptr %11, null
  br i1 %28, label %30, label %29

29:
  tail call void @pad.blas.FAMILY.c.geru(i64 %0, i64 %1, float %24, float %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %30

30:
  %31 = icmp eq ptr %4, null
  br i1 %31, label %36, label %32

32:
  %33 = load float, ptr %4, align 4
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %35 = load float, ptr %34, align 4
  tail call void @pad.blas.FAMILY.c.geru(i64 %0, i64 %1, float %33, float %35, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %36

36:
  ret void
}

declare void @pad.blas.FAMILY.c.geru(i64, i64, float, float, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.geru_adjoint(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = alloca { float, float }, align 4
  %21 = fpext float %2 to double
  %22 = fpext float %3 to double
  %23 = fmul double %22, 0.000000e+00
  %24 = fadd double %23, %21
  %25 = fptrunc double %24 to float
  %26 = icmp ne ptr %7, null
  %27 = icmp ne ptr %4, null
  %28 = or i1 %27, %26
  br i1 %28, label %29, label %98

29:
  %30 = shl i64 %0, 3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = shl i64 %1, 3
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp sgt i64 %1, 0
  br i1 %34, label %35, label %40

35:
  %36 = icmp slt i64 %10, 0
  %37 = sub nsw i64 1, %1
  %38 = mul nsw i64 %10, %37
  %39 = select i1 %36, i64 %38, i64 0
  br label %42

40:
  %41 = icmp sgt i64 %0, 0
  br i1 %41, label %55, label %61

42:
  %43 = phi i64 [ %52, %42 ], [ 0, %35 ]
  %44 = phi i64 [ %53, %42 ], [ %39, %35 ]
  %45 = getelementptr inbounds { float, float }, ptr %9, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fneg float %48
  %50 = getelementptr inbounds nuw { float, float }, ptr %33, i64 %43
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store float %46, ptr %50, align 4
  store float %49, ptr %51, align 4
  %52 = add nuw nsw i64 %43, 1
  %53 = add nsw i64 %44, %10
  %54 = icmp eq i64 %52, %1
  br i1 %54, label %40, label %42

55:
  %56 = phi i64 [ %59, %55 ], [ 0, %40 ]
  %57 = getelementptr inbounds nuw { float, float }, ptr %31, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 4
  store float 0.000000e+00, ptr %57, align 4
  store float 0.000000e+00, ptr %58, align 4
  %59 = add nuw nsw i64 %56, 1
  %60 = icmp eq i64 %59, %0
  br i1 %60, label %61, label %55

61:
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %33, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %31, i64 1)
  br i1 %27, label %62, label %94

62:
  call void @llvm.lifetime.start.p0(ptr %20)
  %63 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store float 0.000000e+00, ptr %20, align 4
  store float 0.000000e+00, ptr %63, align 4
  %64 = tail call ptr @malloc(i64 %30)
  %65 = icmp sgt i64 %0, 0
  br i1 %65, label %66, label %83

66:
  %67 = icmp slt i64 %6, 0
  %68 = sub nsw i64 1, %0
  %69 = mul nsw i64 %6, %68
  %70 = select i1 %67, i64 %69, i64 0
  br label %71

71:
  %72 = phi i64 [ %80, %71 ], [ 0, %66 ]
  %73 = phi i64 [ %81, %71 ], [ %70, %66 ]
  %74 = getelementptr inbounds { float, float }, ptr %5, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw { float, float }, ptr %64, i64 %72
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  store float %75, ptr %78, align 4
  store float %77, ptr %79, align 4
  %80 = add nuw nsw i64 %72, 1
  %81 = add nsw i64 %73, %6
  %82 = icmp eq i64 %80, %0
  br i1 %82, label %83, label %71

83:
  %84 = icmp sgt i64 %0, 0
  br i1 %84, label %85, label %86

85:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %64, i64 %0, ptr %31, i64 1, float 0.000000e+00, float 0.000000e+00, ptr %20, i64 1)
  br label %86

86:
  call void @free(ptr %64)
  %87 = load float, ptr %20, align 4
  %88 = load float, ptr %63, align 4
  call void @llvm.lifetime.end.p0(ptr %20)
  %89 = load float, ptr %4, align 4
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %91 = load float, ptr %90, align 4
  %92 = fadd float %87, %89
  %93 = fadd float %88, %91
  store float %92, ptr %4, align 4
  store float %93, ptr %90, align 4
  br label %94

94:
  br i1 %26, label %95, label %97

95:
  %96 = fneg float %3
  call void @pad.blas.FAMILY.c.axpy(i64 %0, float %25, float %96, ptr %31, i64 1, ptr %7, i64 %8)
  br label %97

97:
  call void @free(ptr %31)
  call void @free(ptr %33)
  br label %98

98:
  %99 = icmp eq ptr %11, null
  br i1 %99, label %124, label %100

100:
  %101 = shl i64 %0, 3
  %102 = call ptr @malloc(i64 %101)
  %103 = icmp sgt i64 %0, 0
  br i1 %103, label %104, label %122

104:
  %105 = icmp slt i64 %6, 0
  %106 = sub nsw i64 1, %0
  %107 = mul nsw i64 %6, %106
  %108 = select i1 %105, i64 %107, i64 0
  br label %109

109:
  %110 = phi i64 [ %119, %109 ], [ 0, %104 ]
  %111 = phi i64 [ %120, %109 ], [ %108, %104 ]
  %112 = getelementptr inbounds { float, float }, ptr %5, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load float, ptr %114, align 4
  %116 = fneg float %115
  %117 = getelementptr inbounds nuw { float, float }, ptr %102, i64 %110
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 4
  store float %113, ptr %117, align 4
  store float %116, ptr %118, align 4
  %119 = add nuw nsw i64 %110, 1
  %120 = add nsw i64 %111, %6
  %121 = icmp eq i64 %119, %0
  br i1 %121, label %122, label %109

122:
  %123 = fneg float %3
  call void @pad.blas.FAMILY.c.gemv(i32 84, i64 %0, i64 %1, float %25, float %123, ptr %17, i64 %18, ptr %102, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %11, i64 %12)
  call void @free(ptr %102)
  br label %124

124:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gerc_tangent(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fpext float %2 to double
  %21 = fpext float %3 to double
  %22 = fmul double %21, 0.000000e+00
  %23 = fadd double %22, %20
  %24 = fptrunc double %23 to float
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %24, float %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %27

27:
  %28 = icmp eq ptr %11, null
  br i1 %28, label %30, label %29

29:
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %24, float %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %30

30:
  %31 = icmp eq ptr %4, null
  br i1 %31, label %36, label %32

32:
  %33 = load float, ptr %4, align 4
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %35 = load float, ptr %34, align 4
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %33, float %35, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %36

36:
  ret void
}

declare void @pad.blas.FAMILY.c.gerc(i64, i64, float, float, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.gerc_adjoint(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = alloca { float, float }, align 4
  %21 = fpext float %2 to double
  %22 = fpext float %3 to double
  %23 = fmul double %22, 0.000000e+00
  %24 = fadd double %23, %21
  %25 = fptrunc double %24 to float
  %26 = icmp ne ptr %7, null
  %27 = icmp ne ptr %4, null
  %28 = or i1 %27, %26
  br i1 %28, label %29, label %76

29:
  %30 = shl i64 %0, 3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp sgt i64 %0, 0
  br i1 %32, label %33, label %39

33:
  %34 = phi i64 [ %37, %33 ], [ 0, %29 ]
  %35 = getelementptr inbounds nuw { float, float }, ptr %31, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float 0.000000e+00, ptr %35, align 4
  store float 0.000000e+00, ptr %36, align 4
  %37 = add nuw nsw i64 %34, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %39, label %33

39:
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %9, i64 %10, float 1.000000e+00, float 0.000000e+00, ptr %31, i64 1)
  br i1 %27, label %40, label %72

40:
  call void @llvm.lifetime.start.p0(ptr %20)
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store float 0.000000e+00, ptr %20, align 4
  store float 0.000000e+00, ptr %41, align 4
  %42 = tail call ptr @malloc(i64 %30)
  %43 = icmp sgt i64 %0, 0
  br i1 %43, label %44, label %61

44:
  %45 = icmp slt i64 %6, 0
  %46 = sub nsw i64 1, %0
  %47 = mul nsw i64 %6, %46
  %48 = select i1 %45, i64 %47, i64 0
  br label %49

49:
  %50 = phi i64 [ %58, %49 ], [ 0, %44 ]
  %51 = phi i64 [ %59, %49 ], [ %48, %44 ]
  %52 = getelementptr inbounds { float, float }, ptr %5, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw { float, float }, ptr %42, i64 %50
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  store float %53, ptr %56, align 4
  store float %55, ptr %57, align 4
  %58 = add nuw nsw i64 %50, 1
  %59 = add nsw i64 %51, %6
  %60 = icmp eq i64 %58, %0
  br i1 %60, label %61, label %49

61:
  %62 = icmp sgt i64 %0, 0
  br i1 %62, label %63, label %64

63:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %42, i64 %0, ptr %31, i64 1, float 0.000000e+00, float 0.000000e+00, ptr %20, i64 1)
  br label %64

64:
  call void @free(ptr %42)
  %65 = load float, ptr %20, align 4
  %66 = load float, ptr %41, align 4
  call void @llvm.lifetime.end.p0(ptr %20)
  %67 = load float, ptr %4, align 4
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %69 = load float, ptr %68, align 4
  %70 = fadd float %65, %67
  %71 = fadd float %66, %69
  store float %70, ptr %4, align 4
  store float %71, ptr %68, align 4
  br label %72

72:
  br i1 %26, label %73, label %75

73:
  %74 = fneg float %3
  call void @pad.blas.FAMILY.c.axpy(i64 %0, float %25, float %74, ptr %31, i64 1, ptr %7, i64 %8)
  br label %75

75:
  call void @free(ptr %31)
  br label %76

76:
  %77 = icmp eq ptr %11, null
  br i1 %77, label %89, label %78

78:
  %79 = shl i64 %1, 3
  %80 = call ptr @malloc(i64 %79)
  %81 = icmp sgt i64 %1, 0
  br i1 %81, label %82, label %88

82:
  %83 = phi i64 [ %86, %82 ], [ 0, %78 ]
  %84 = getelementptr inbounds nuw { float, float }, ptr %80, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  store float 0.000000e+00, ptr %84, align 4
  store float 0.000000e+00, ptr %85, align 4
  %86 = add nuw nsw i64 %83, 1
  %87 = icmp eq i64 %86, %1
  br i1 %87, label %88, label %82

88:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %5, i64 %6, float 1.000000e+00, float 0.000000e+00, ptr %80, i64 1)
  call void @pad.blas.FAMILY.c.axpy(i64 %1, float %25, float %3, ptr %80, i64 1, ptr %11, i64 %12)
  call void @free(ptr %80)
  br label %89

89:
  ret void
}

declare ptr @malloc(i64) nounwind
