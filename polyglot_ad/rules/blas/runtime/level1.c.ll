; Made from level1.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trmm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trsm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.axpy_tangent(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %1, float %2, ptr %6, i64 %7, ptr %12, i64 %13)
  br label %17

17:
  %18 = icmp eq ptr %3, null
  br i1 %18, label %23, label %19

19:
  %20 = load float, ptr %3, align 4
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %22 = load float, ptr %21, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %20, float %22, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.axpy_adjoint(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %3, null
  br i1 %15, label %25, label %16

16:
  %17 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %4, i64 %5, ptr %12, i64 %13)
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = load float, ptr %3, align 4
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %22 = load float, ptr %21, align 4
  %23 = fadd float %20, %18
  %24 = fadd float %19, %22
  store float %23, ptr %3, align 4
  store float %24, ptr %21, align 4
  br label %25

25:
  %26 = icmp eq ptr %6, null
  br i1 %26, label %29, label %27

27:
  %28 = fneg float %2
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %1, float %28, ptr %12, i64 %13, ptr %6, i64 %7)
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.scal_tangent(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float %2, ptr %8, i64 %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %16, label %12

12:
  %13 = load float, ptr %3, align 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %15 = load float, ptr %14, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %13, float %15, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %16

16:
  ret void
}

declare void @pad.blas.FAMILY.c.scal(i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.scal_adjoint(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp eq ptr %3, null
  br i1 %11, label %21, label %12

12:
  %13 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %4, i64 %5, ptr %8, i64 %9)
  %14 = extractelement <2 x float> %13, i64 0
  %15 = extractelement <2 x float> %13, i64 1
  %16 = load float, ptr %3, align 4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fadd float %16, %14
  %20 = fadd float %15, %18
  store float %19, ptr %3, align 4
  store float %20, ptr %17, align 4
  br label %21

21:
  %22 = fneg float %2
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float %22, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rscal_tangent(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float 0.000000e+00, ptr %7, i64 %8)
  %10 = icmp eq ptr %2, null
  br i1 %10, label %13, label %11

11:
  %12 = load float, ptr %2, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %12, float 0.000000e+00, ptr %3, i64 %4, ptr %7, i64 %8)
  br label %13

13:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rscal_adjoint(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq ptr %2, null
  br i1 %10, label %16, label %11

11:
  %12 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %3, i64 %4, ptr %7, i64 %8)
  %13 = extractelement <2 x float> %12, i64 0
  %14 = load float, ptr %2, align 4
  %15 = fadd float %14, %13
  store float %15, ptr %2, align 4
  br label %16

16:
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float 0.000000e+00, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden float @pad.la.FAMILY.c.nrm2_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5) alwaysinline nounwind {
  %7 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  %8 = extractelement <2 x float> %7, i64 0
  %9 = fcmp oeq float %5, 0.000000e+00
  %10 = fdiv float %8, %5
  %11 = select i1 %9, float 0.000000e+00, float %10
  ret float %11
}

define linkonce_odr hidden void @pad.la.FAMILY.c.nrm2_adjoint(float %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, float %6) alwaysinline nounwind {
  %8 = fcmp oeq float %6, 0.000000e+00
  %9 = fdiv float %0, %6
  %10 = select i1 %8, float 0.000000e+00, float %9
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %10, float 0.000000e+00, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden float @pad.la.FAMILY.c.asum_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  br label %17

15:
  %16 = phi float [ 0.000000e+00, %5 ], [ %41, %17 ]
  ret float %16

17:
  %18 = phi i64 [ %42, %17 ], [ 0, %7 ]
  %19 = phi i64 [ %44, %17 ], [ %11, %7 ]
  %20 = phi i64 [ %43, %17 ], [ %14, %7 ]
  %21 = phi float [ %41, %17 ], [ 0.000000e+00, %7 ]
  %22 = getelementptr inbounds { float, float }, ptr %1, i64 %20
  %23 = load float, ptr %22, align 4
  %24 = fcmp ogt float %23, 0.000000e+00
  %25 = fcmp olt float %23, 0.000000e+00
  %26 = sitofp i1 %25 to float
  %27 = select i1 %24, float 1.000000e+00, float %26
  %28 = getelementptr inbounds { float, float }, ptr %3, i64 %19
  %29 = load float, ptr %28, align 4
  %30 = fmul float %29, %27
  %31 = fadd float %21, %30
  %32 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fcmp ogt float %33, 0.000000e+00
  %35 = fcmp olt float %33, 0.000000e+00
  %36 = sitofp i1 %35 to float
  %37 = select i1 %34, float 1.000000e+00, float %36
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %39 = load float, ptr %38, align 4
  %40 = fmul float %39, %37
  %41 = fadd float %31, %40
  %42 = add nuw nsw i64 %18, 1
  %43 = add nsw i64 %20, %2
  %44 = add nsw i64 %19, %4
  %45 = icmp eq i64 %42, %0
  br i1 %45, label %15, label %17
}

define linkonce_odr hidden void @pad.la.FAMILY.c.asum_adjoint(float %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, float %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %17

9:
  %10 = icmp slt i64 %5, 0
  %11 = sub nsw i64 1, %1
  %12 = mul nsw i64 %5, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = icmp slt i64 %3, 0
  %15 = mul nsw i64 %3, %11
  %16 = select i1 %14, i64 %15, i64 0
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ %42, %18 ], [ 0, %9 ]
  %20 = phi i64 [ %44, %18 ], [ %13, %9 ]
  %21 = phi i64 [ %43, %18 ], [ %16, %9 ]
  %22 = getelementptr inbounds { float, float }, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp ogt float %23, 0.000000e+00
  %25 = fcmp olt float %23, 0.000000e+00
  %26 = sitofp i1 %25 to float
  %27 = select i1 %24, float 1.000000e+00, float %26
  %28 = fmul float %0, %27
  %29 = getelementptr inbounds { float, float }, ptr %4, i64 %20
  %30 = load float, ptr %29, align 4
  %31 = fadd float %30, %28
  store float %31, ptr %29, align 4
  %32 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fcmp ogt float %33, 0.000000e+00
  %35 = fcmp olt float %33, 0.000000e+00
  %36 = sitofp i1 %35 to float
  %37 = select i1 %34, float 1.000000e+00, float %36
  %38 = fmul float %0, %37
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fadd float %40, %38
  store float %41, ptr %39, align 4
  %42 = add nuw nsw i64 %19, 1
  %43 = add nsw i64 %21, %3
  %44 = add nsw i64 %20, %5
  %45 = icmp eq i64 %42, %1
  br i1 %45, label %17, label %18
}

define linkonce_odr hidden void @pad.la.FAMILY.c.dotc(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  %8 = extractelement <2 x float> %7, i64 0
  %9 = extractelement <2 x float> %7, i64 1
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %8, ptr %5, align 4
  store float %9, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.dotu(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %0, ptr %1, i64 %2)
  %8 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %7, i64 1, ptr %3, i64 %4)
  %9 = extractelement <2 x float> %8, i64 0
  %10 = extractelement <2 x float> %8, i64 1
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %9, ptr %5, align 4
  store float %10, ptr %11, align 4
  tail call void @free(ptr %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.copy(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.swap(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ %29, %16 ], [ %14, %7 ]
  %18 = phi i64 [ %30, %16 ], [ %11, %7 ]
  %19 = phi i64 [ %28, %16 ], [ 0, %7 ]
  %20 = getelementptr inbounds { float, float }, ptr %1, i64 %17
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds { float, float }, ptr %3, i64 %18
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4
  store float %25, ptr %20, align 4
  store float %27, ptr %22, align 4
  store float %21, ptr %24, align 4
  store float %23, ptr %26, align 4
  %28 = add nuw nsw i64 %19, 1
  %29 = add nsw i64 %17, %2
  %30 = add nsw i64 %18, %4
  %31 = icmp eq i64 %28, %0
  br i1 %31, label %15, label %16
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, <2 x float> %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %19

9:
  %10 = icmp slt i64 %4, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %4, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = icmp slt i64 %2, 0
  %15 = mul nsw i64 %2, %11
  %16 = select i1 %14, i64 %15, i64 0
  %17 = extractelement <2 x float> %6, i64 0
  %18 = extractelement <2 x float> %6, i64 1
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ %16, %9 ], [ %55, %20 ]
  %22 = phi i64 [ %13, %9 ], [ %56, %20 ]
  %23 = phi i64 [ 0, %9 ], [ %54, %20 ]
  %24 = getelementptr inbounds { float, float }, ptr %1, i64 %21
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4
  %28 = fmul float %5, %25
  %29 = fmul float %5, %27
  %30 = getelementptr inbounds { float, float }, ptr %3, i64 %22
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fmul float %17, %31
  %35 = fmul float %18, %33
  %36 = fmul float %17, %33
  %37 = fmul float %18, %31
  %38 = fsub float %34, %35
  %39 = fadd float %37, %36
  %40 = fadd float %28, %38
  %41 = fadd float %29, %39
  store float %40, ptr %24, align 4
  store float %41, ptr %26, align 4
  %42 = load float, ptr %30, align 4
  %43 = load float, ptr %32, align 4
  %44 = fmul float %5, %42
  %45 = fmul float %5, %43
  %46 = fmul float %17, %25
  %47 = fmul float %17, %27
  %48 = fmul float %18, %27
  %49 = fadd float %46, %48
  %50 = fmul float %18, %25
  %51 = fsub float %47, %50
  %52 = fsub float %44, %49
  %53 = fsub float %45, %51
  store float %52, ptr %30, align 4
  store float %53, ptr %32, align 4
  %54 = add nuw nsw i64 %23, 1
  %55 = add nsw i64 %21, %2
  %56 = add nsw i64 %22, %4
  %57 = icmp eq i64 %54, %0
  br i1 %57, label %19, label %20
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6, float %7) alwaysinline nounwind {
  %9 = insertelement <2 x float> poison, float %6, i64 0
  %10 = insertelement <2 x float> %9, float %7, i64 1
  tail call void @pad.la.FAMILY.c.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, <2 x float> %10)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rrot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6) alwaysinline nounwind {
  %8 = insertelement <2 x float> <float poison, float 0.000000e+00>, float %6, i64 0
  tail call void @pad.la.FAMILY.c.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, <2 x float> %8)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
