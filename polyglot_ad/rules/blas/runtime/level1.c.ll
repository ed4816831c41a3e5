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
  %11 = icmp slt i64 %9, 1
  br i1 %11, label %18, label %12

12:
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float %2, ptr %8, i64 %9)
  %13 = icmp eq ptr %3, null
  br i1 %13, label %18, label %14

14:
  %15 = load float, ptr %3, align 4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %17 = load float, ptr %16, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %15, float %17, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %18

18:
  ret void
}

declare void @pad.blas.FAMILY.c.scal(i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.scal_adjoint(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %9, 1
  br i1 %11, label %25, label %12

12:
  %13 = icmp eq ptr %3, null
  br i1 %13, label %23, label %14

14:
  %15 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %4, i64 %5, ptr %8, i64 %9)
  %16 = extractelement <2 x float> %15, i64 0
  %17 = extractelement <2 x float> %15, i64 1
  %18 = load float, ptr %3, align 4
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %20 = load float, ptr %19, align 4
  %21 = fadd float %18, %16
  %22 = fadd float %17, %20
  store float %21, ptr %3, align 4
  store float %22, ptr %19, align 4
  br label %23

23:
  %24 = fneg float %2
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float %24, ptr %8, i64 %9)
  br label %25

25:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rscal_tangent(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %15, label %11

11:
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float 0.000000e+00, ptr %7, i64 %8)
  %12 = icmp eq ptr %2, null
  br i1 %12, label %15, label %13

13:
  %14 = load float, ptr %2, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %14, float 0.000000e+00, ptr %3, i64 %4, ptr %7, i64 %8)
  br label %15

15:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rscal_adjoint(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %19, label %11

11:
  %12 = icmp eq ptr %2, null
  br i1 %12, label %18, label %13

13:
  %14 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %3, i64 %4, ptr %7, i64 %8)
  %15 = extractelement <2 x float> %14, i64 0
  %16 = load float, ptr %2, align 4
  %17 = fadd float %16, %15
  store float %17, ptr %2, align 4
  br label %18

18:
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float 0.000000e+00, ptr %7, i64 %8)
  br label %19

19:
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
  %6 = icmp sgt i64 %4, 0
  %7 = icmp sgt i64 %0, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %43

9:
  %10 = icmp slt i64 %2, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %2, %11
  %13 = select i1 %10, i64 %12, i64 0
  br label %14

14:
  %15 = phi i64 [ %39, %14 ], [ 0, %9 ]
  %16 = phi i64 [ %41, %14 ], [ 0, %9 ]
  %17 = phi i64 [ %40, %14 ], [ %13, %9 ]
  %18 = phi float [ %38, %14 ], [ 0.000000e+00, %9 ]
  %19 = getelementptr inbounds { float, float }, ptr %1, i64 %17
  %20 = load float, ptr %19, align 4
  %21 = fcmp ogt float %20, 0.000000e+00
  %22 = fcmp olt float %20, 0.000000e+00
  %23 = sitofp i1 %22 to float
  %24 = select i1 %21, float 1.000000e+00, float %23
  %25 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %16
  %26 = load float, ptr %25, align 4
  %27 = fmul float %26, %24
  %28 = fadd float %18, %27
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fcmp ogt float %30, 0.000000e+00
  %32 = fcmp olt float %30, 0.000000e+00
  %33 = sitofp i1 %32 to float
  %34 = select i1 %31, float 1.000000e+00, float %33
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %36 = load float, ptr %35, align 4
  %37 = fmul float %36, %34
  %38 = fadd float %28, %37
  %39 = add nuw nsw i64 %15, 1
  %40 = add nsw i64 %17, %2
  %41 = add nuw nsw i64 %16, %4
  %42 = icmp eq i64 %39, %0
  br i1 %42, label %43, label %14

43:
  %44 = phi float [ 0.000000e+00, %5 ], [ %38, %14 ]
  ret float %44
}

define linkonce_odr hidden void @pad.la.FAMILY.c.asum_adjoint(float %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, float %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %5, 0
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %44

11:
  %12 = icmp slt i64 %3, 0
  %13 = sub nsw i64 1, %1
  %14 = mul nsw i64 %3, %13
  %15 = select i1 %12, i64 %14, i64 0
  br label %16

16:
  %17 = phi i64 [ %40, %16 ], [ 0, %11 ]
  %18 = phi i64 [ %42, %16 ], [ 0, %11 ]
  %19 = phi i64 [ %41, %16 ], [ %15, %11 ]
  %20 = getelementptr inbounds { float, float }, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fcmp ogt float %21, 0.000000e+00
  %23 = fcmp olt float %21, 0.000000e+00
  %24 = sitofp i1 %23 to float
  %25 = select i1 %22, float 1.000000e+00, float %24
  %26 = fmul float %0, %25
  %27 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %18
  %28 = load float, ptr %27, align 4
  %29 = fadd float %28, %26
  store float %29, ptr %27, align 4
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fcmp ogt float %31, 0.000000e+00
  %33 = fcmp olt float %31, 0.000000e+00
  %34 = sitofp i1 %33 to float
  %35 = select i1 %32, float 1.000000e+00, float %34
  %36 = fmul float %0, %35
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fadd float %38, %36
  store float %39, ptr %37, align 4
  %40 = add nuw nsw i64 %17, 1
  %41 = add nsw i64 %19, %3
  %42 = add nuw nsw i64 %18, %5
  %43 = icmp eq i64 %40, %1
  br i1 %43, label %44, label %16

44:
  ret void
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
