; Made from householder.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trmm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trsm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.c.reflector(i64 %0, ptr %1) alwaysinline nounwind {
  %3 = shl i64 %0, 3
  %4 = tail call ptr @malloc(i64 %3)
  %5 = icmp sgt i64 %0, 1
  br i1 %5, label %8, label %6

6:
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %18, label %20

8:
  %9 = phi i64 [ %16, %8 ], [ 1, %2 ]
  %10 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float %11, ptr %14, align 4
  store float %13, ptr %15, align 4
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %0
  br i1 %17, label %6, label %8

18:
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float 1.000000e+00, ptr %4, align 4
  store float 0.000000e+00, ptr %19, align 4
  br label %20

20:
  ret ptr %4
}

define linkonce_odr hidden void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = extractelement <2 x float> %2, i64 0
  %9 = extractelement <2 x float> %2, i64 1
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %8, float %9, ptr %3, i64 1, ptr %4, i64 1, ptr %5, i64 %6)
  ret void
}

declare void @pad.blas.FAMILY.c.gerc(i64, i64, float, float, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.c.applied(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 78
  %8 = select i1 %7, i64 %1, i64 %2
  %9 = add nsw i64 %8, 1
  %10 = tail call ptr @calloc(i64 %9, i64 8)
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 1)
  ret ptr %10
}

define linkonce_odr hidden void @pad.la.FAMILY.c.reflect_back(i64 %0, i64 %1, <2 x float> %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.c.applied(i32 67, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %12 = extractelement <2 x float> %2, i64 0
  %13 = extractelement <2 x float> %2, i64 1
  %14 = fneg float %13
  %15 = fneg float %12
  %16 = insertelement <2 x float> %2, float %15, i64 0
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %3, ptr %11, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  %17 = tail call ptr @pad.la.FAMILY.c.applied(i32 67, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %18 = tail call ptr @pad.la.FAMILY.c.applied(i32 67, i64 %0, i64 %1, ptr %8, i64 %9, ptr %3)
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float %15, float %13, ptr %8, i64 %9, ptr %17, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 1)
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float %15, float %14, ptr %6, i64 %7, ptr %18, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 1)
  %19 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %17, i64 1, ptr %18, i64 1)
  %20 = extractelement <2 x float> %19, i64 0
  %21 = extractelement <2 x float> %19, i64 1
  %22 = load float, ptr %5, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %24 = load float, ptr %23, align 4
  %25 = fsub float %22, %20
  %26 = fadd float %21, %24
  store float %25, ptr %5, align 4
  store float %26, ptr %23, align 4
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %3, ptr %18, ptr %8, i64 %9)
  tail call void @free(ptr %17)
  tail call void @free(ptr %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.reflect_back_right(i64 %0, i64 %1, <2 x float> %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.c.applied(i32 78, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %12 = extractelement <2 x float> %2, i64 0
  %13 = extractelement <2 x float> %2, i64 1
  %14 = fneg float %13
  %15 = fneg float %12
  %16 = insertelement <2 x float> %2, float %15, i64 0
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %11, ptr %3, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  %17 = tail call ptr @pad.la.FAMILY.c.applied(i32 78, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %18 = tail call ptr @pad.la.FAMILY.c.applied(i32 78, i64 %0, i64 %1, ptr %8, i64 %9, ptr %3)
  tail call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 %1, float %15, float %13, ptr %6, i64 %7, ptr %18, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 1)
  tail call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 %1, float %15, float %14, ptr %8, i64 %9, ptr %17, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 1)
  %19 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %18, i64 1, ptr %17, i64 1)
  %20 = extractelement <2 x float> %19, i64 0
  %21 = extractelement <2 x float> %19, i64 1
  %22 = load float, ptr %5, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %24 = load float, ptr %23, align 4
  %25 = fsub float %22, %20
  %26 = fadd float %21, %24
  store float %25, ptr %5, align 4
  store float %26, ptr %23, align 4
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %18, ptr %3, ptr %8, i64 %9)
  tail call void @free(ptr %17)
  tail call void @free(ptr %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.reflect(i64 %0, i64 %1, <2 x float> %2, <2 x float> %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.c.applied(i32 67, i64 %0, i64 %1, ptr %6, i64 %7, ptr %4)
  %12 = tail call ptr @pad.la.FAMILY.c.applied(i32 67, i64 %0, i64 %1, ptr %8, i64 %9, ptr %4)
  %13 = extractelement <2 x float> %2, i64 0
  %14 = fneg float %13
  tail call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %6, i64 %7, ptr %5, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %12, i64 1)
  %15 = fneg <2 x float> %2
  %16 = insertelement <2 x float> %15, float %14, i64 0
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %4, ptr %12, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %5, ptr %11, ptr %8, i64 %9)
  %17 = extractelement <2 x float> %3, i64 0
  %18 = fneg float %17
  %19 = fneg <2 x float> %3
  %20 = insertelement <2 x float> %19, float %18, i64 0
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %20, ptr %4, ptr %11, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %4, ptr %11, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  tail call void @free(ptr %12)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.reflect_right(i64 %0, i64 %1, <2 x float> %2, <2 x float> %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.c.applied(i32 78, i64 %0, i64 %1, ptr %6, i64 %7, ptr %4)
  %12 = tail call ptr @pad.la.FAMILY.c.applied(i32 78, i64 %0, i64 %1, ptr %8, i64 %9, ptr %4)
  %13 = extractelement <2 x float> %2, i64 0
  %14 = fneg float %13
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %6, i64 %7, ptr %5, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %12, i64 1)
  %15 = fneg <2 x float> %2
  %16 = insertelement <2 x float> %15, float %14, i64 0
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %12, ptr %4, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %11, ptr %5, ptr %8, i64 %9)
  %17 = extractelement <2 x float> %3, i64 0
  %18 = fneg float %17
  %19 = fneg <2 x float> %3
  %20 = insertelement <2 x float> %19, float %18, i64 0
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %20, ptr %11, ptr %4, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.outer(i64 %0, i64 %1, <2 x float> %16, ptr %11, ptr %4, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  tail call void @free(ptr %12)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.geqrf_adjoint(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = alloca { float, float }, align 4
  %13 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %14 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %0, i64 %1, ptr %4, i64 %5)
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %18 = icmp eq ptr %9, null
  br label %20

19:
  tail call void @free(ptr %14)
  ret void

20:
  %21 = phi i64 [ %13, %16 ], [ %22, %185 ]
  %22 = add nsw i64 %21, -1
  %23 = sub nsw i64 %0, %22
  %24 = sub i64 %1, %21
  %25 = mul nsw i64 %22, %0
  %26 = getelementptr inbounds { float, float }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw { float, float }, ptr %26, i64 %22
  %28 = mul nsw i64 %22, %7
  %29 = getelementptr inbounds { float, float }, ptr %6, i64 %28
  %30 = getelementptr inbounds nuw { float, float }, ptr %29, i64 %22
  %31 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %22
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = load float, ptr %33, align 4
  %35 = tail call ptr @pad.la.FAMILY.c.reflector(i64 %23, ptr %27)
  %36 = add nsw i64 %23, 1
  %37 = tail call ptr @calloc(i64 %36, i64 8)
  call void @llvm.lifetime.start.p0(ptr %12)
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %17, align 4
  %38 = icmp sgt i64 %23, 1
  br i1 %38, label %41, label %39

39:
  %40 = icmp sgt i64 %24, 0
  br i1 %40, label %51, label %57

41:
  %42 = phi i64 [ %49, %41 ], [ 1, %20 ]
  %43 = getelementptr inbounds nuw { float, float }, ptr %30, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw { float, float }, ptr %37, i64 %42
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store float %44, ptr %47, align 4
  store float %46, ptr %48, align 4
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp slt i64 %49, %23
  br i1 %50, label %41, label %39

51:
  %52 = fneg float %34
  %53 = getelementptr inbounds { float, float }, ptr %27, i64 %0
  %54 = getelementptr inbounds { float, float }, ptr %30, i64 %7
  %55 = insertelement <2 x float> poison, float %32, i64 0
  %56 = insertelement <2 x float> %55, float %52, i64 1
  call void @pad.la.FAMILY.c.reflect_back(i64 %23, i64 %24, <2 x float> %56, ptr %35, ptr %37, ptr %12, ptr %53, i64 %0, ptr %54, i64 %7)
  br label %57

57:
  %58 = load float, ptr %12, align 4
  %59 = load float, ptr %17, align 4
  br i1 %18, label %65, label %60

60:
  %61 = getelementptr inbounds nuw { float, float }, ptr %9, i64 %22
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %64 = load float, ptr %63, align 4
  br label %65

65:
  %66 = phi float [ %62, %60 ], [ 0.000000e+00, %57 ]
  %67 = phi float [ %64, %60 ], [ 0.000000e+00, %57 ]
  %68 = fadd float %58, %66
  %69 = fsub float %67, %59
  store float %68, ptr %12, align 4
  store float %69, ptr %17, align 4
  %70 = load float, ptr %27, align 4
  %71 = load float, ptr %30, align 4
  %72 = fcmp oeq float %32, 0.000000e+00
  %73 = fcmp oeq float %34, 0.000000e+00
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %85

75:
  %76 = icmp sgt i64 %23, 1
  br i1 %76, label %79, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store float %71, ptr %30, align 4
  store float 0.000000e+00, ptr %78, align 4
  br label %181

79:
  %80 = phi i64 [ %83, %79 ], [ 1, %75 ]
  %81 = getelementptr inbounds nuw { float, float }, ptr %30, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 4
  store float 0.000000e+00, ptr %81, align 4
  store float 0.000000e+00, ptr %82, align 4
  %83 = add nuw nsw i64 %80, 1
  %84 = icmp slt i64 %83, %23
  br i1 %84, label %79, label %77

85:
  %86 = fsub float 1.000000e+00, %32
  %87 = fneg float %34
  %88 = fmul float %86, %70
  %89 = fmul float %70, %87
  %90 = fsub float %88, %70
  %91 = icmp sgt i64 %23, 1
  br i1 %91, label %125, label %92

92:
  %93 = phi float [ 0.000000e+00, %85 ], [ %144, %125 ]
  %94 = phi float [ 0.000000e+00, %85 ], [ %143, %125 ]
  %95 = fmul float %90, %94
  %96 = fmul float %89, %93
  %97 = fsub float %95, %96
  %98 = fmul float %90, %90
  %99 = fmul float %89, %89
  %100 = fadd float %99, %98
  %101 = fmul float %90, %93
  %102 = fmul float %89, %94
  %103 = fadd float %101, %102
  %104 = fdiv float %97, %100
  %105 = fdiv float %103, %100
  %106 = fdiv float %68, %70
  %107 = fdiv float %69, %70
  %108 = fsub float %104, %106
  %109 = fsub float %105, %107
  %110 = fmul float %68, %88
  %111 = fmul float %69, %89
  %112 = fadd float %110, %111
  %113 = fmul float %70, %70
  %114 = fdiv float %112, %113
  %115 = fsub float %114, %104
  %116 = fadd float %71, %115
  %117 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store float %88, ptr %27, align 4
  store float %89, ptr %117, align 4
  %118 = fdiv float %116, %70
  %119 = fmul float %88, %118
  %120 = fmul float %89, %118
  %121 = fadd float %108, %119
  %122 = fadd float %109, %120
  %123 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store float %121, ptr %30, align 4
  store float %122, ptr %123, align 4
  %124 = icmp sgt i64 %23, 1
  br i1 %124, label %147, label %181

125:
  %126 = phi i64 [ %145, %125 ], [ 1, %85 ]
  %127 = phi float [ %143, %125 ], [ 0.000000e+00, %85 ]
  %128 = phi float [ %144, %125 ], [ 0.000000e+00, %85 ]
  %129 = getelementptr inbounds nuw { float, float }, ptr %35, i64 %126
  %130 = load float, ptr %129, align 4
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 4
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw { float, float }, ptr %37, i64 %126
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %136 = load float, ptr %135, align 4
  %137 = fmul float %130, %134
  %138 = fmul float %130, %136
  %139 = fmul float %132, %136
  %140 = fadd float %137, %139
  %141 = fmul float %132, %134
  %142 = fsub float %138, %141
  %143 = fsub float %127, %140
  %144 = fsub float %128, %142
  %145 = add nuw nsw i64 %126, 1
  %146 = icmp slt i64 %145, %23
  br i1 %146, label %125, label %92

147:
  %148 = phi i64 [ %179, %147 ], [ 1, %92 ]
  %149 = getelementptr inbounds nuw { float, float }, ptr %35, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = getelementptr inbounds nuw i8, ptr %149, i64 4
  %152 = load float, ptr %151, align 4
  %153 = fmul float %90, %150
  %154 = fmul float %89, %152
  %155 = fmul float %89, %150
  %156 = fmul float %90, %152
  %157 = fsub float %153, %154
  %158 = fadd float %155, %156
  %159 = getelementptr inbounds nuw { float, float }, ptr %27, i64 %148
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 4
  store float %157, ptr %159, align 4
  store float %158, ptr %160, align 4
  %161 = getelementptr inbounds nuw { float, float }, ptr %37, i64 %148
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %164 = load float, ptr %163, align 4
  %165 = fmul float %90, %162
  %166 = fmul float %89, %164
  %167 = fsub float %165, %166
  %168 = fmul float %90, %164
  %169 = fmul float %89, %162
  %170 = fadd float %169, %168
  %171 = fdiv float %167, %100
  %172 = fdiv float %170, %100
  %173 = fmul float %118, %157
  %174 = fmul float %118, %158
  %175 = fadd float %173, %171
  %176 = fadd float %174, %172
  %177 = getelementptr inbounds nuw { float, float }, ptr %30, i64 %148
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 4
  store float %175, ptr %177, align 4
  store float %176, ptr %178, align 4
  %179 = add nuw nsw i64 %148, 1
  %180 = icmp slt i64 %179, %23
  br i1 %180, label %147, label %181

181:
  br i1 %18, label %185, label %182

182:
  %183 = getelementptr inbounds nuw { float, float }, ptr %9, i64 %22
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 4
  store float 0.000000e+00, ptr %183, align 4
  store float 0.000000e+00, ptr %184, align 4
  br label %185

185:
  tail call void @free(ptr %35)
  tail call void @free(ptr %37)
  call void @llvm.lifetime.end.p0(ptr %12)
  %186 = icmp sgt i64 %21, 1
  br i1 %186, label %20, label %19
}

define linkonce_odr hidden void @pad.la.FAMILY.c.geqrf_tangent(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9) alwaysinline nounwind {
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %12 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3)
  %13 = shl i64 %11, 3
  %14 = tail call ptr @malloc(i64 %13)
  %15 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3)
  %16 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %17 = tail call i64 @pad.blas.FAMILY.c.geqrf(i64 %0, i64 %1, ptr %15, i64 %16, ptr %14)
  %18 = icmp sgt i64 %11, 0
  br i1 %18, label %19, label %21

19:
  %20 = icmp eq ptr %9, null
  br label %22

21:
  tail call void @free(ptr %12)
  tail call void @free(ptr %14)
  tail call void @free(ptr %15)
  ret void

22:
  %23 = phi i64 [ %0, %19 ], [ %146, %144 ]
  %24 = phi i64 [ 0, %19 ], [ %145, %144 ]
  %25 = sub nsw i64 %0, %24
  %26 = xor i64 %24, -1
  %27 = add i64 %1, %26
  %28 = mul nsw i64 %24, %0
  %29 = getelementptr inbounds { float, float }, ptr %12, i64 %28
  %30 = getelementptr inbounds nuw { float, float }, ptr %29, i64 %24
  %31 = mul nsw i64 %24, %7
  %32 = getelementptr inbounds { float, float }, ptr %6, i64 %31
  %33 = getelementptr inbounds nuw { float, float }, ptr %32, i64 %24
  %34 = getelementptr inbounds { float, float }, ptr %15, i64 %28
  %35 = getelementptr inbounds nuw { float, float }, ptr %34, i64 %24
  %36 = tail call ptr @pad.la.FAMILY.c.reflector(i64 %25, ptr %35)
  %37 = add nsw i64 %25, 1
  %38 = tail call ptr @calloc(i64 %37, i64 8)
  %39 = getelementptr inbounds nuw { float, float }, ptr %14, i64 %24
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fcmp oeq float %40, 0.000000e+00
  %44 = fcmp oeq float %42, 0.000000e+00
  %45 = and i1 %43, %44
  br i1 %45, label %46, label %55

46:
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store float 0.000000e+00, ptr %47, align 4
  %48 = icmp sgt i64 %25, 1
  br i1 %48, label %49, label %125

49:
  %50 = phi i64 [ %53, %49 ], [ 1, %46 ]
  %51 = getelementptr inbounds nuw { float, float }, ptr %33, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  store float 0.000000e+00, ptr %51, align 4
  store float 0.000000e+00, ptr %52, align 4
  %53 = add nuw nsw i64 %50, 1
  %54 = icmp eq i64 %53, %23
  br i1 %54, label %125, label %49

55:
  %56 = load float, ptr %35, align 4
  %57 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %25, ptr %30, i64 1, ptr %33, i64 1)
  %58 = extractelement <2 x float> %57, i64 0
  %59 = fdiv float %58, %56
  %60 = load float, ptr %30, align 4
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fsub float %60, %56
  %64 = load float, ptr %33, align 4
  %65 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %66 = load float, ptr %65, align 4
  %67 = fsub float %64, %59
  %68 = fmul float %60, %59
  %69 = fmul float %62, %59
  %70 = fmul float %56, %56
  %71 = fdiv float %68, %70
  %72 = fdiv float %69, %70
  %73 = fdiv float %64, %56
  %74 = fsub float %71, %73
  %75 = fdiv float %66, %56
  %76 = fsub float %72, %75
  %77 = icmp sgt i64 %25, 1
  br i1 %77, label %78, label %82

78:
  %79 = fmul float %63, %63
  %80 = fmul float %62, %62
  %81 = fadd float %79, %80
  br label %84

82:
  %83 = icmp sgt i64 %25, 1
  br i1 %83, label %115, label %114

84:
  %85 = phi i64 [ 1, %78 ], [ %112, %84 ]
  %86 = getelementptr inbounds nuw { float, float }, ptr %33, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw { float, float }, ptr %36, i64 %85
  %91 = load float, ptr %90, align 4
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %93 = load float, ptr %92, align 4
  %94 = fmul float %67, %91
  %95 = fmul float %66, %93
  %96 = fmul float %66, %91
  %97 = fmul float %67, %93
  %98 = fsub float %94, %95
  %99 = fadd float %96, %97
  %100 = fsub float %87, %98
  %101 = fsub float %89, %99
  %102 = fmul float %63, %100
  %103 = fmul float %62, %101
  %104 = fadd float %102, %103
  %105 = fmul float %63, %101
  %106 = fmul float %62, %100
  %107 = fsub float %105, %106
  %108 = fdiv float %104, %81
  %109 = fdiv float %107, %81
  %110 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %85
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 4
  store float %108, ptr %110, align 4
  store float %109, ptr %111, align 4
  %112 = add nuw nsw i64 %85, 1
  %113 = icmp eq i64 %112, %23
  br i1 %113, label %82, label %84

114:
  store float %59, ptr %33, align 4
  store float 0.000000e+00, ptr %65, align 4
  br label %125

115:
  %116 = phi i64 [ %123, %115 ], [ 1, %82 ]
  %117 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw { float, float }, ptr %33, i64 %116
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 4
  store float %118, ptr %121, align 4
  store float %120, ptr %122, align 4
  %123 = add nuw nsw i64 %116, 1
  %124 = icmp eq i64 %123, %23
  br i1 %124, label %114, label %115

125:
  %126 = phi float [ %74, %114 ], [ 0.000000e+00, %46 ], [ 0.000000e+00, %49 ]
  %127 = phi float [ %76, %114 ], [ 0.000000e+00, %46 ], [ 0.000000e+00, %49 ]
  %128 = icmp sgt i64 %27, 0
  br i1 %128, label %129, label %140

129:
  %130 = load float, ptr %39, align 4
  %131 = load float, ptr %41, align 4
  %132 = fneg float %131
  %133 = fneg float %127
  %134 = getelementptr inbounds { float, float }, ptr %30, i64 %0
  %135 = getelementptr inbounds { float, float }, ptr %33, i64 %7
  %136 = insertelement <2 x float> poison, float %130, i64 0
  %137 = insertelement <2 x float> %136, float %132, i64 1
  %138 = insertelement <2 x float> poison, float %126, i64 0
  %139 = insertelement <2 x float> %138, float %133, i64 1
  tail call void @pad.la.FAMILY.c.reflect(i64 %25, i64 %27, <2 x float> %137, <2 x float> %139, ptr %36, ptr %38, ptr %134, i64 %0, ptr %135, i64 %7)
  br label %140

140:
  br i1 %20, label %144, label %141

141:
  %142 = getelementptr inbounds nuw { float, float }, ptr %9, i64 %24
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  store float %126, ptr %142, align 4
  store float %127, ptr %143, align 4
  br label %144

144:
  tail call void @free(ptr %36)
  tail call void @free(ptr %38)
  %145 = add nuw nsw i64 %24, 1
  %146 = add i64 %23, -1
  %147 = icmp eq i64 %145, %11
  br i1 %147, label %21, label %22
}

declare i64 @pad.blas.FAMILY.c.geqrf(i64, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden i32 @pad.la.FAMILY.c.in_order(i32 %0, i32 %1) alwaysinline nounwind {
  %3 = icmp eq i32 %0, 76
  %4 = icmp eq i32 %1, 78
  %5 = xor i1 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define linkonce_odr hidden void @pad.la.FAMILY.c.ormqr_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17) alwaysinline nounwind {
  %19 = alloca { float, float }, align 4
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %10, null
  %22 = or i1 %20, %21
  br i1 %22, label %27, label %23

23:
  %24 = icmp eq i32 %1, 78
  %25 = select i1 %24, i32 67, i32 78
  %26 = tail call i64 @pad.blas.FAMILY.c.ormqr(i32 %0, i32 %25, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %9, ptr %15, i64 %16)
  br label %104

27:
  %28 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %2, i64 %3, ptr %13, i64 %14)
  %29 = icmp sgt i64 %4, 0
  br i1 %29, label %30, label %38

30:
  %31 = tail call i32 @pad.la.FAMILY.c.in_order(i32 %0, i32 %1)
  %32 = icmp eq i32 %31, 0
  %33 = icmp eq i32 %0, 76
  %34 = select i1 %33, i64 %2, i64 %3
  %35 = icmp eq i32 %1, 78
  %36 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %37 = add i64 %8, 1
  br label %39

38:
  tail call void @free(ptr %28)
  br label %104

39:
  %40 = phi i64 [ 0, %30 ], [ %102, %101 ]
  %41 = xor i64 %40, -1
  %42 = add nsw i64 %4, %41
  %43 = select i1 %32, i64 %40, i64 %42
  %44 = sub nsw i64 %34, %43
  %45 = mul nsw i64 %43, %6
  %46 = getelementptr inbounds { float, float }, ptr %5, i64 %45
  %47 = getelementptr inbounds { float, float }, ptr %46, i64 %43
  %48 = tail call ptr @pad.la.FAMILY.c.reflector(i64 %44, ptr %47)
  %49 = add nsw i64 %44, 1
  %50 = tail call ptr @calloc(i64 %49, i64 8)
  %51 = getelementptr inbounds { float, float }, ptr %9, i64 %43
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %53 = load float, ptr %52, align 4
  %54 = fneg float %53
  %55 = select i1 %35, float %53, float %54
  %56 = load float, ptr %51, align 4
  call void @llvm.lifetime.start.p0(ptr %19)
  store float 0.000000e+00, ptr %19, align 4
  store float 0.000000e+00, ptr %36, align 4
  br i1 %33, label %57, label %62

57:
  %58 = getelementptr inbounds { float, float }, ptr %28, i64 %43
  %59 = getelementptr inbounds { float, float }, ptr %15, i64 %43
  %60 = insertelement <2 x float> poison, float %56, i64 0
  %61 = insertelement <2 x float> %60, float %55, i64 1
  call void @pad.la.FAMILY.c.reflect_back(i64 %44, i64 %3, <2 x float> %61, ptr %48, ptr %50, ptr %19, ptr %58, i64 %2, ptr %59, i64 %16)
  br label %69

62:
  %63 = mul nsw i64 %43, %2
  %64 = getelementptr inbounds { float, float }, ptr %28, i64 %63
  %65 = mul nsw i64 %43, %16
  %66 = getelementptr inbounds { float, float }, ptr %15, i64 %65
  %67 = insertelement <2 x float> poison, float %56, i64 0
  %68 = insertelement <2 x float> %67, float %55, i64 1
  call void @pad.la.FAMILY.c.reflect_back_right(i64 %2, i64 %44, <2 x float> %68, ptr %48, ptr %50, ptr %19, ptr %64, i64 %2, ptr %66, i64 %16)
  br label %69

69:
  br i1 %21, label %70, label %81

70:
  %71 = load float, ptr %36, align 4
  %72 = fneg float %71
  %73 = select i1 %35, float %71, float %72
  %74 = load float, ptr %19, align 4
  %75 = getelementptr inbounds { float, float }, ptr %10, i64 %43
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %78 = load float, ptr %77, align 4
  %79 = fadd float %74, %76
  %80 = fadd float %73, %78
  store float %79, ptr %75, align 4
  store float %80, ptr %77, align 4
  br label %81

81:
  %82 = icmp sgt i64 %44, 1
  %83 = and i1 %20, %82
  br i1 %83, label %84, label %101

84:
  %85 = mul i64 %43, %37
  %86 = getelementptr { float, float }, ptr %7, i64 %85
  br label %87

87:
  %88 = phi i64 [ 1, %84 ], [ %99, %87 ]
  %89 = getelementptr inbounds nuw { float, float }, ptr %50, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %92 = load float, ptr %91, align 4
  %93 = getelementptr { float, float }, ptr %86, i64 %88
  %94 = load float, ptr %93, align 4
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load float, ptr %95, align 4
  %97 = fadd float %90, %94
  %98 = fadd float %92, %96
  store float %97, ptr %93, align 4
  store float %98, ptr %95, align 4
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %44
  br i1 %100, label %101, label %87

101:
  tail call void @free(ptr %48)
  tail call void @free(ptr %50)
  call void @llvm.lifetime.end.p0(ptr %19)
  %102 = add nuw nsw i64 %40, 1
  %103 = icmp eq i64 %102, %4
  br i1 %103, label %38, label %39

104:
  ret void
}

declare i64 @pad.blas.FAMILY.c.ormqr(i32, i32, i64, i64, i64, ptr, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.ormqr_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16) alwaysinline nounwind {
  %18 = icmp ne ptr %7, null
  %19 = icmp ne ptr %10, null
  %20 = or i1 %18, %19
  br i1 %20, label %23, label %21

21:
  %22 = tail call i64 @pad.blas.FAMILY.c.ormqr(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %9, ptr %15, i64 %16)
  br label %97

23:
  %24 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %2, i64 %3, ptr %11, i64 %12)
  %25 = icmp sgt i64 %4, 0
  br i1 %25, label %26, label %33

26:
  %27 = tail call i32 @pad.la.FAMILY.c.in_order(i32 %0, i32 %1)
  %28 = icmp eq i32 %27, 0
  %29 = icmp eq i32 %0, 76
  %30 = select i1 %29, i64 %2, i64 %3
  %31 = icmp eq i32 %1, 78
  %32 = add i64 %8, 1
  br label %34

33:
  tail call void @free(ptr %24)
  br label %97

34:
  %35 = phi i64 [ 0, %26 ], [ %95, %94 ]
  %36 = xor i64 %35, -1
  %37 = add nsw i64 %4, %36
  %38 = select i1 %28, i64 %37, i64 %35
  %39 = sub nsw i64 %30, %38
  %40 = mul nsw i64 %38, %6
  %41 = getelementptr inbounds { float, float }, ptr %5, i64 %40
  %42 = getelementptr inbounds { float, float }, ptr %41, i64 %38
  %43 = tail call ptr @pad.la.FAMILY.c.reflector(i64 %39, ptr %42)
  %44 = add nsw i64 %39, 1
  %45 = tail call ptr @calloc(i64 %44, i64 8)
  %46 = getelementptr inbounds { float, float }, ptr %9, i64 %38
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fneg float %48
  %50 = select i1 %31, float %48, float %49
  %51 = load float, ptr %46, align 4
  br i1 %19, label %52, label %59

52:
  %53 = getelementptr inbounds { float, float }, ptr %10, i64 %38
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %55 = load float, ptr %54, align 4
  %56 = fneg float %55
  %57 = select i1 %31, float %55, float %56
  %58 = load float, ptr %53, align 4
  br label %59

59:
  %60 = phi float [ %57, %52 ], [ 0.000000e+00, %34 ]
  %61 = phi float [ %58, %52 ], [ 0.000000e+00, %34 ]
  %62 = icmp sgt i64 %39, 1
  %63 = and i1 %18, %62
  br i1 %63, label %64, label %77

64:
  %65 = mul i64 %38, %32
  %66 = getelementptr { float, float }, ptr %7, i64 %65
  br label %67

67:
  %68 = phi i64 [ 1, %64 ], [ %75, %67 ]
  %69 = getelementptr { float, float }, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw { float, float }, ptr %45, i64 %68
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  store float %70, ptr %73, align 4
  store float %72, ptr %74, align 4
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %39
  br i1 %76, label %77, label %67

77:
  br i1 %29, label %78, label %85

78:
  %79 = getelementptr inbounds { float, float }, ptr %24, i64 %38
  %80 = getelementptr inbounds { float, float }, ptr %15, i64 %38
  %81 = insertelement <2 x float> poison, float %51, i64 0
  %82 = insertelement <2 x float> %81, float %50, i64 1
  %83 = insertelement <2 x float> poison, float %61, i64 0
  %84 = insertelement <2 x float> %83, float %60, i64 1
  tail call void @pad.la.FAMILY.c.reflect(i64 %39, i64 %3, <2 x float> %82, <2 x float> %84, ptr %43, ptr %45, ptr %79, i64 %2, ptr %80, i64 %16)
  br label %94

85:
  %86 = mul nsw i64 %38, %2
  %87 = getelementptr inbounds { float, float }, ptr %24, i64 %86
  %88 = mul nsw i64 %38, %16
  %89 = getelementptr inbounds { float, float }, ptr %15, i64 %88
  %90 = insertelement <2 x float> poison, float %51, i64 0
  %91 = insertelement <2 x float> %90, float %50, i64 1
  %92 = insertelement <2 x float> poison, float %61, i64 0
  %93 = insertelement <2 x float> %92, float %60, i64 1
  tail call void @pad.la.FAMILY.c.reflect_right(i64 %2, i64 %39, <2 x float> %91, <2 x float> %93, ptr %43, ptr %45, ptr %87, i64 %2, ptr %89, i64 %16)
  br label %94

94:
  tail call void @free(ptr %43)
  tail call void @free(ptr %45)
  %95 = add nuw nsw i64 %35, 1
  %96 = icmp eq i64 %95, %4
  br i1 %96, label %33, label %34

97:
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.orgqr(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %0, i64 %2, ptr %3, i64 %4)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %16

9:
  %10 = icmp sgt i64 %0, 0
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %20, %19 ]
  br i1 %10, label %13, label %19

13:
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr { float, float }, ptr %3, i64 %14
  br label %22

16:
  %17 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %18 = tail call i64 @pad.blas.FAMILY.c.ormqr(i32 76, i32 78, i64 %0, i64 %1, i64 %2, ptr %7, i64 %17, ptr %5, ptr %3, i64 %4)
  tail call void @free(ptr %7)
  ret i64 0

19:
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %16, label %11

22:
  %23 = phi i64 [ 0, %13 ], [ %28, %22 ]
  %24 = icmp eq i64 %23, %12
  %25 = uitofp i1 %24 to float
  %26 = getelementptr { float, float }, ptr %15, i64 %23
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %25, ptr %26, align 4
  store float 0.000000e+00, ptr %27, align 4
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %19, label %22
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.solve_upper(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %24

9:
  %10 = add i64 %4, 1
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %21, %22 ]
  %13 = mul i64 %12, %10
  %14 = getelementptr inbounds { float, float }, ptr %3, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4
  %18 = fcmp oeq float %15, 0.000000e+00
  %19 = fcmp oeq float %17, 0.000000e+00
  %20 = and i1 %18, %19
  %21 = add nuw nsw i64 %12, 1
  br i1 %20, label %24, label %22

22:
  %23 = icmp eq i64 %21, %1
  br i1 %23, label %24, label %11

24:
  %25 = phi i1 [ false, %7 ], [ %20, %11 ], [ %20, %22 ]
  %26 = phi i64 [ undef, %7 ], [ undef, %22 ], [ %21, %11 ]
  br i1 %25, label %28, label %27

27:
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %28

28:
  %29 = phi i64 [ 0, %27 ], [ %26, %24 ]
  ret i64 %29
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.solve_by_qr(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %14, label %11

11:
  %12 = tail call i64 @pad.blas.FAMILY.c.ormqr(i32 76, i32 67, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8)
  %13 = tail call i64 @pad.la.FAMILY.c.solve_upper(i32 78, i64 %2, i64 %3, ptr %4, i64 %5, ptr %7, i64 %8)
  br label %37

14:
  %15 = tail call i64 @pad.la.FAMILY.c.solve_upper(i32 67, i64 %2, i64 %3, ptr %4, i64 %5, ptr %7, i64 %8)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %37

17:
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %26

19:
  %20 = icmp slt i64 %2, %1
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %29, %28 ]
  br i1 %20, label %23, label %28

23:
  %24 = mul nsw i64 %22, %8
  %25 = getelementptr { float, float }, ptr %7, i64 %24
  br label %31

26:
  %27 = tail call i64 @pad.blas.FAMILY.c.ormqr(i32 76, i32 78, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8)
  br label %37

28:
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %26, label %21

31:
  %32 = phi i64 [ %2, %23 ], [ %35, %31 ]
  %33 = getelementptr { float, float }, ptr %25, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store float 0.000000e+00, ptr %33, align 4
  store float 0.000000e+00, ptr %34, align 4
  %35 = add nsw i64 %32, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %28, label %31

37:
  %38 = phi i64 [ %13, %11 ], [ 0, %26 ], [ %15, %14 ]
  ret i64 %38
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.gels(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %2)
  %10 = icmp slt i64 %9, 1
  %11 = icmp slt i64 %3, 1
  %12 = or i1 %10, %11
  br i1 %12, label %13, label %23

13:
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %93

15:
  %16 = tail call i64 @llvm.smax.i64(i64 %1, i64 %2)
  br label %17

17:
  %18 = phi i64 [ 0, %15 ], [ %21, %17 ]
  %19 = mul nsw i64 %18, %7
  %20 = getelementptr inbounds { float, float }, ptr %6, i64 %19
  tail call void @pad.la.FAMILY.c.fill(i64 %16, <2 x float> zeroinitializer, ptr %20, i64 1)
  %21 = add nuw nsw i64 %18, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %93, label %17

23:
  %24 = shl i64 %9, 3
  %25 = tail call ptr @malloc(i64 %24)
  %26 = icmp slt i64 %1, %2
  br i1 %26, label %32, label %27

27:
  %28 = tail call i64 @pad.blas.FAMILY.c.geqrf(i64 %1, i64 %2, ptr %4, i64 %5, ptr %25)
  %29 = icmp eq i32 %0, 78
  %30 = zext i1 %29 to i32
  %31 = tail call i64 @pad.la.FAMILY.c.solve_by_qr(i32 %30, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %25, ptr %6, i64 %7)
  br label %91

32:
  %33 = shl i64 %1, 3
  %34 = mul i64 %33, %2
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp sgt i64 %2, 0
  br i1 %36, label %37, label %45

37:
  %38 = icmp sgt i64 %1, 0
  br label %39

39:
  %40 = phi i64 [ 0, %37 ], [ %55, %54 ]
  %41 = getelementptr { float, float }, ptr %35, i64 %40
  br i1 %38, label %42, label %54

42:
  %43 = mul nsw i64 %40, %5
  %44 = getelementptr { float, float }, ptr %4, i64 %43
  br label %57

45:
  %46 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %47 = tail call i64 @pad.blas.FAMILY.c.geqrf(i64 %2, i64 %1, ptr %35, i64 %46, ptr %25)
  %48 = icmp ne i32 %0, 78
  %49 = zext i1 %48 to i32
  %50 = tail call i64 @pad.la.FAMILY.c.solve_by_qr(i32 %49, i64 %2, i64 %1, i64 %3, ptr %35, i64 %46, ptr %25, ptr %6, i64 %7)
  %51 = icmp sgt i64 %2, 0
  br i1 %51, label %52, label %75

52:
  %53 = icmp sgt i64 %1, 0
  br label %69

54:
  %55 = add nuw nsw i64 %40, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %45, label %39

57:
  %58 = phi i64 [ 0, %42 ], [ %67, %57 ]
  %59 = getelementptr { float, float }, ptr %44, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fneg float %62
  %64 = mul nuw nsw i64 %58, %2
  %65 = getelementptr { float, float }, ptr %41, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store float %60, ptr %65, align 4
  store float %63, ptr %66, align 4
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %54, label %57

69:
  %70 = phi i64 [ 0, %52 ], [ %77, %76 ]
  %71 = getelementptr { float, float }, ptr %35, i64 %70
  br i1 %53, label %72, label %76

72:
  %73 = mul nsw i64 %70, %5
  %74 = getelementptr { float, float }, ptr %4, i64 %73
  br label %79

75:
  tail call void @free(ptr %35)
  br label %91

76:
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %75, label %69

79:
  %80 = phi i64 [ 0, %72 ], [ %89, %79 ]
  %81 = mul nuw nsw i64 %80, %2
  %82 = getelementptr { float, float }, ptr %71, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %85 = load float, ptr %84, align 4
  %86 = fneg float %85
  %87 = getelementptr { float, float }, ptr %74, i64 %80
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 4
  store float %83, ptr %87, align 4
  store float %86, ptr %88, align 4
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %76, label %79

91:
  %92 = phi i64 [ %31, %27 ], [ %50, %75 ]
  tail call void @free(ptr %25)
  br label %93

93:
  %94 = phi i64 [ %92, %91 ], [ 0, %13 ], [ 0, %17 ]
  ret i64 %94
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
