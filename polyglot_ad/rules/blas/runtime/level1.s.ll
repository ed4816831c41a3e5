; Made from level1.c by regenerate.py.

declare float @pad.blas.FAMILY.s.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.s.gemm(i32, i32, i64, i64, i64, float, ptr, i64, ptr, i64, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.s.axpy(i64, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.s.trmm(i32, i32, i32, i32, i64, i64, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.s.trsm(i32, i32, i32, i32, i64, i64, float, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden float @pad.la.FAMILY.s.dot_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq ptr %3, null
  br i1 %10, label %14, label %11

11:
  %12 = tail call float @pad.blas.FAMILY.s.dot(i64 %0, ptr %3, i64 %4, ptr %5, i64 %6)
  %13 = fadd float %12, 0.000000e+00
  br label %14

14:
  %15 = phi float [ %13, %11 ], [ 0.000000e+00, %9 ]
  %16 = icmp eq ptr %7, null
  br i1 %16, label %20, label %17

17:
  %18 = tail call float @pad.blas.FAMILY.s.dot(i64 %0, ptr %1, i64 %2, ptr %7, i64 %8)
  %19 = fadd float %15, %18
  br label %20

20:
  %21 = phi float [ %19, %17 ], [ %15, %14 ]
  ret float %21
}

define linkonce_odr hidden void @pad.la.FAMILY.s.dot_adjoint(float %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10) alwaysinline nounwind {
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  tail call void @pad.blas.FAMILY.s.axpy(i64 %1, float %0, ptr %6, i64 %7, ptr %4, i64 %5)
  br label %14

14:
  %15 = icmp eq ptr %8, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.s.axpy(i64 %1, float %0, ptr %2, i64 %3, ptr %8, i64 %9)
  br label %17

17:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.axpy_tangent(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  tail call void @pad.blas.FAMILY.s.axpy(i64 %0, float %1, ptr %5, i64 %6, ptr %11, i64 %12)
  br label %16

16:
  %17 = icmp eq ptr %2, null
  br i1 %17, label %20, label %18

18:
  %19 = load float, ptr %2, align 4
  tail call void @pad.blas.FAMILY.s.axpy(i64 %0, float %19, ptr %3, i64 %4, ptr %11, i64 %12)
  br label %20

20:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.axpy_adjoint(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq ptr %2, null
  br i1 %14, label %19, label %15

15:
  %16 = tail call float @pad.la.FAMILY.s.inner(i64 %0, ptr %3, i64 %4, ptr %11, i64 %12)
  %17 = load float, ptr %2, align 4
  %18 = fadd float %16, %17
  store float %18, ptr %2, align 4
  br label %19

19:
  %20 = icmp eq ptr %5, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.s.axpy(i64 %0, float %1, ptr %11, i64 %12, ptr %5, i64 %6)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.scal_tangent(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %15, label %11

11:
  tail call void @pad.blas.FAMILY.s.scal(i64 %0, float %1, ptr %7, i64 %8)
  %12 = icmp eq ptr %2, null
  br i1 %12, label %15, label %13

13:
  %14 = load float, ptr %2, align 4
  tail call void @pad.blas.FAMILY.s.axpy(i64 %0, float %14, ptr %3, i64 %4, ptr %7, i64 %8)
  br label %15

15:
  ret void
}

declare void @pad.blas.FAMILY.s.scal(i64, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.s.scal_adjoint(i64 %0, float %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %18, label %11

11:
  %12 = icmp eq ptr %2, null
  br i1 %12, label %17, label %13

13:
  %14 = tail call float @pad.la.FAMILY.s.inner(i64 %0, ptr %3, i64 %4, ptr %7, i64 %8)
  %15 = load float, ptr %2, align 4
  %16 = fadd float %14, %15
  store float %16, ptr %2, align 4
  br label %17

17:
  tail call void @pad.blas.FAMILY.s.scal(i64 %0, float %1, ptr %7, i64 %8)
  br label %18

18:
  ret void
}

define linkonce_odr hidden float @pad.la.FAMILY.s.nrm2_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5) alwaysinline nounwind {
  %7 = tail call float @pad.la.FAMILY.s.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  %8 = fcmp oeq float %5, 0.000000e+00
  %9 = fdiv float %7, %5
  %10 = select i1 %8, float 0.000000e+00, float %9
  ret float %10
}

define linkonce_odr hidden void @pad.la.FAMILY.s.nrm2_adjoint(float %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, float %6) alwaysinline nounwind {
  %8 = fcmp oeq float %6, 0.000000e+00
  %9 = fdiv float %0, %6
  %10 = select i1 %8, float 0.000000e+00, float %9
  tail call void @pad.blas.FAMILY.s.axpy(i64 %1, float %10, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden float @pad.la.FAMILY.s.asum_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %4, 0
  %7 = icmp sgt i64 %0, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %33

9:
  %10 = icmp slt i64 %2, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %2, %11
  %13 = select i1 %10, i64 %12, i64 0
  br label %14

14:
  %15 = phi i64 [ %29, %14 ], [ 0, %9 ]
  %16 = phi i64 [ %31, %14 ], [ 0, %9 ]
  %17 = phi i64 [ %30, %14 ], [ %13, %9 ]
  %18 = phi float [ %28, %14 ], [ 0.000000e+00, %9 ]
  %19 = getelementptr inbounds float, ptr %1, i64 %17
  %20 = load float, ptr %19, align 4
  %21 = fcmp ogt float %20, 0.000000e+00
  %22 = fcmp olt float %20, 0.000000e+00
  %23 = sitofp i1 %22 to float
  %24 = select i1 %21, float 1.000000e+00, float %23
  %25 = getelementptr inbounds nuw float, ptr %3, i64 %16
  %26 = load float, ptr %25, align 4
  %27 = fmul float %26, %24
  %28 = fadd float %18, %27
  %29 = add nuw nsw i64 %15, 1
  %30 = add nsw i64 %17, %2
  %31 = add nuw nsw i64 %16, %4
  %32 = icmp eq i64 %29, %0
  br i1 %32, label %33, label %14

33:
  %34 = phi float [ 0.000000e+00, %5 ], [ %28, %14 ]
  ret float %34
}

define linkonce_odr hidden void @pad.la.FAMILY.s.asum_adjoint(float %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, float %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %5, 0
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %34

11:
  %12 = icmp slt i64 %3, 0
  %13 = sub nsw i64 1, %1
  %14 = mul nsw i64 %3, %13
  %15 = select i1 %12, i64 %14, i64 0
  br label %16

16:
  %17 = phi i64 [ %30, %16 ], [ 0, %11 ]
  %18 = phi i64 [ %32, %16 ], [ 0, %11 ]
  %19 = phi i64 [ %31, %16 ], [ %15, %11 ]
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fcmp ogt float %21, 0.000000e+00
  %23 = fcmp olt float %21, 0.000000e+00
  %24 = sitofp i1 %23 to float
  %25 = select i1 %22, float 1.000000e+00, float %24
  %26 = fmul float %0, %25
  %27 = getelementptr inbounds nuw float, ptr %4, i64 %18
  %28 = load float, ptr %27, align 4
  %29 = fadd float %28, %26
  store float %29, ptr %27, align 4
  %30 = add nuw nsw i64 %17, 1
  %31 = add nsw i64 %19, %3
  %32 = add nuw nsw i64 %18, %5
  %33 = icmp eq i64 %30, %1
  br i1 %33, label %34, label %16

34:
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.s.wide_dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:
  %9 = icmp slt i64 %4, 0
  %10 = sub nsw i64 1, %0
  %11 = mul nsw i64 %4, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = icmp slt i64 %2, 0
  %14 = mul nsw i64 %2, %10
  %15 = select i1 %13, i64 %14, i64 0
  br label %18

16:
  %17 = phi double [ %5, %6 ], [ %30, %18 ]
  ret double %17

18:
  %19 = phi i64 [ %31, %18 ], [ 0, %8 ]
  %20 = phi i64 [ %33, %18 ], [ %12, %8 ]
  %21 = phi i64 [ %32, %18 ], [ %15, %8 ]
  %22 = phi double [ %30, %18 ], [ %5, %8 ]
  %23 = getelementptr inbounds float, ptr %1, i64 %21
  %24 = load float, ptr %23, align 4
  %25 = fpext float %24 to double
  %26 = getelementptr inbounds float, ptr %3, i64 %20
  %27 = load float, ptr %26, align 4
  %28 = fpext float %27 to double
  %29 = fmul double %25, %28
  %30 = fadd double %22, %29
  %31 = add nuw nsw i64 %19, 1
  %32 = add nsw i64 %21, %2
  %33 = add nsw i64 %20, %4
  %34 = icmp eq i64 %31, %0
  br i1 %34, label %16, label %18
}

define linkonce_odr hidden double @pad.la.FAMILY.s.dsdot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = tail call double @pad.la.FAMILY.s.wide_dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double 0.000000e+00)
  ret double %6
}

define linkonce_odr hidden float @pad.la.FAMILY.s.sdsdot(i64 %0, float %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = fpext float %1 to double
  %8 = tail call double @pad.la.FAMILY.s.wide_dot(i64 %0, ptr %2, i64 %3, ptr %4, i64 %5, double %7)
  %9 = fptrunc double %8 to float
  ret float %9
}

define linkonce_odr hidden void @pad.la.FAMILY.s.copy(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.s.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.swap(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %17 = phi i64 [ %25, %16 ], [ %14, %7 ]
  %18 = phi i64 [ %24, %16 ], [ 0, %7 ]
  %19 = phi i64 [ %26, %16 ], [ %11, %7 ]
  %20 = getelementptr inbounds float, ptr %1, i64 %17
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds float, ptr %3, i64 %19
  %23 = load float, ptr %22, align 4
  store float %23, ptr %20, align 4
  store float %21, ptr %22, align 4
  %24 = add nuw nsw i64 %18, 1
  %25 = add nsw i64 %17, %2
  %26 = add nsw i64 %19, %4
  %27 = icmp eq i64 %24, %0
  br i1 %27, label %15, label %16
}

define linkonce_odr hidden void @pad.la.FAMILY.s.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %17

9:
  %10 = icmp slt i64 %4, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %4, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = icmp slt i64 %2, 0
  %15 = mul nsw i64 %2, %11
  %16 = select i1 %14, i64 %15, i64 0
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ %34, %18 ], [ %16, %9 ]
  %20 = phi i64 [ %33, %18 ], [ 0, %9 ]
  %21 = phi i64 [ %35, %18 ], [ %13, %9 ]
  %22 = getelementptr inbounds float, ptr %1, i64 %19
  %23 = load float, ptr %22, align 4
  %24 = fmul float %5, %23
  %25 = getelementptr inbounds float, ptr %3, i64 %21
  %26 = load float, ptr %25, align 4
  %27 = fmul float %6, %26
  %28 = fadd float %24, %27
  store float %28, ptr %22, align 4
  %29 = load float, ptr %25, align 4
  %30 = fmul float %5, %29
  %31 = fmul float %6, %23
  %32 = fsub float %30, %31
  store float %32, ptr %25, align 4
  %33 = add nuw nsw i64 %20, 1
  %34 = add nsw i64 %19, %2
  %35 = add nsw i64 %21, %4
  %36 = icmp eq i64 %33, %0
  br i1 %36, label %17, label %18
}

define linkonce_odr hidden void @pad.la.FAMILY.s.rot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.s.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.rotm(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp slt i64 %2, 0
  %8 = sub nsw i64 1, %0
  %9 = mul nsw i64 %2, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = icmp slt i64 %4, 0
  %12 = mul nsw i64 %4, %8
  %13 = select i1 %11, i64 %12, i64 0
  %14 = load float, ptr %5, align 4
  %15 = fcmp oeq float %14, -2.000000e+00
  br i1 %15, label %58, label %16

16:
  %17 = fcmp oeq float %14, 0.000000e+00
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %20 = load float, ptr %19, align 4
  br label %21

21:
  %22 = phi float [ %20, %18 ], [ 1.000000e+00, %16 ]
  %23 = fcmp ogt float %14, 0.000000e+00
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %26 = load float, ptr %25, align 4
  br label %27

27:
  %28 = phi float [ %26, %24 ], [ -1.000000e+00, %21 ]
  br i1 %23, label %32, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %31 = load float, ptr %30, align 4
  br label %32

32:
  %33 = phi float [ %31, %29 ], [ 1.000000e+00, %27 ]
  br i1 %17, label %37, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %36 = load float, ptr %35, align 4
  br label %37

37:
  %38 = phi float [ %36, %34 ], [ 1.000000e+00, %32 ]
  %39 = icmp sgt i64 %0, 0
  br i1 %39, label %40, label %58

40:
  %41 = phi i64 [ %55, %40 ], [ %10, %37 ]
  %42 = phi i64 [ %56, %40 ], [ %13, %37 ]
  %43 = phi i64 [ %54, %40 ], [ 0, %37 ]
  %44 = getelementptr inbounds float, ptr %1, i64 %41
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds float, ptr %3, i64 %42
  %47 = load float, ptr %46, align 4
  %48 = fmul float %22, %45
  %49 = fmul float %33, %47
  %50 = fadd float %48, %49
  store float %50, ptr %44, align 4
  %51 = fmul float %28, %45
  %52 = fmul float %38, %47
  %53 = fadd float %51, %52
  store float %53, ptr %46, align 4
  %54 = add nuw nsw i64 %43, 1
  %55 = add nsw i64 %41, %2
  %56 = add nsw i64 %42, %4
  %57 = icmp eq i64 %54, %0
  br i1 %57, label %58, label %40

58:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.rotg(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind {
  %5 = load float, ptr %0, align 4
  %6 = load float, ptr %1, align 4
  %7 = fcmp oeq float %6, 0.000000e+00
  br i1 %7, label %8, label %9

8:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  br label %45

9:
  %10 = fcmp oeq float %5, 0.000000e+00
  br i1 %10, label %11, label %12

11:
  store float 0.000000e+00, ptr %2, align 4
  store float 1.000000e+00, ptr %3, align 4
  store float %6, ptr %0, align 4
  br label %45

12:
  %13 = tail call float @fabsf(float %5)
  %14 = tail call float @fabsf(float %6)
  %15 = fcmp ogt float %13, %14
  %16 = select i1 %15, float %5, float %6
  %17 = tail call float @fabsf(float %16)
  %18 = tail call float @fabsf(float %5)
  %19 = tail call float @fabsf(float %6)
  %20 = fcmp ogt float %18, %19
  %21 = select i1 %20, float %5, float %6
  %22 = fcmp ogt float %21, 0.000000e+00
  %23 = fcmp olt float %21, 0.000000e+00
  %24 = sitofp i1 %23 to float
  %25 = select i1 %22, float 1.000000e+00, float %24
  %26 = fdiv float %5, %17
  %27 = fdiv float %6, %17
  %28 = fpext float %25 to double
  %29 = fpext float %17 to double
  %30 = fmul float %26, %26
  %31 = fmul float %27, %27
  %32 = fadd float %30, %31
  %33 = tail call float @sqrtf(float %32)
  %34 = fpext float %33 to double
  %35 = fmul double %29, %34
  %36 = fmul double %35, %28
  %37 = fptrunc double %36 to float
  %38 = fdiv float %5, %37
  store float %38, ptr %2, align 4
  %39 = fdiv float %6, %37
  store float %39, ptr %3, align 4
  store float %37, ptr %0, align 4
  %40 = tail call float @fabsf(float %5)
  %41 = tail call float @fabsf(float %6)
  %42 = fcmp ogt float %40, %41
  %43 = fdiv float 1.000000e+00, %38
  %44 = select i1 %42, float %39, float %43
  br label %45

45:
  %46 = phi float [ 1.000000e+00, %11 ], [ %44, %12 ], [ 0.000000e+00, %8 ]
  store float %46, ptr %1, align 4
  ret void
}

declare float @fabsf(float) nounwind

declare float @sqrtf(float) nounwind

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
