; Made from level1.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.c.axpy_tangent(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %22, label %16

16:
  %17 = fpext float %2 to double
  %18 = fmul double %17, 0.000000e+00
  %19 = fpext float %1 to double
  %20 = fadd double %18, %19
  %21 = fptrunc double %20 to float
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %21, float %2, ptr %6, i64 %7, ptr %12, i64 %13)
  br label %22

22:
  %23 = icmp eq ptr %3, null
  br i1 %23, label %28, label %24

24:
  %25 = load float, ptr %3, align 4
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %27 = load float, ptr %26, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %25, float %27, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %28

28:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.axpy_adjoint(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = alloca { float, float }, align 4
  %16 = fpext float %1 to double
  %17 = fpext float %2 to double
  %18 = fmul double %17, 0.000000e+00
  %19 = fadd double %18, %16
  %20 = fptrunc double %19 to float
  %21 = icmp eq ptr %3, null
  br i1 %21, label %55, label %22

22:
  call void @llvm.lifetime.start.p0(ptr %15)
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float 0.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %23, align 4
  %24 = shl i64 %0, 3
  %25 = tail call ptr @malloc(i64 %24)
  %26 = icmp sgt i64 %0, 0
  br i1 %26, label %27, label %44

27:
  %28 = icmp slt i64 %5, 0
  %29 = sub nsw i64 1, %0
  %30 = mul nsw i64 %5, %29
  %31 = select i1 %28, i64 %30, i64 0
  br label %32

32:
  %33 = phi i64 [ %41, %32 ], [ 0, %27 ]
  %34 = phi i64 [ %42, %32 ], [ %31, %27 ]
  %35 = getelementptr inbounds { float, float }, ptr %4, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw { float, float }, ptr %25, i64 %33
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  store float %36, ptr %39, align 4
  store float %38, ptr %40, align 4
  %41 = add nuw nsw i64 %33, 1
  %42 = add nsw i64 %34, %5
  %43 = icmp eq i64 %41, %0
  br i1 %43, label %44, label %32

44:
  %45 = icmp sgt i64 %0, 0
  br i1 %45, label %46, label %47

46:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %25, i64 %0, ptr %12, i64 %13, float 0.000000e+00, float 0.000000e+00, ptr %15, i64 1)
  br label %47

47:
  call void @free(ptr %25)
  %48 = load float, ptr %15, align 4
  %49 = load float, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %15)
  %50 = load float, ptr %3, align 4
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fadd float %48, %50
  %54 = fadd float %49, %52
  store float %53, ptr %3, align 4
  store float %54, ptr %51, align 4
  br label %55

55:
  %56 = icmp eq ptr %6, null
  br i1 %56, label %59, label %57

57:
  %58 = fneg float %2
  call void @pad.blas.FAMILY.c.axpy(i64 %0, float %20, float %58, ptr %12, i64 %13, ptr %6, i64 %7)
  br label %59

59:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.scal_tangent(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = fpext float %1 to double
  %12 = fpext float %2 to double
  %13 = fmul double %12, 0.000000e+00
  %14 = fadd double %13, %11
  %15 = fptrunc double %14 to float
  tail call void @pad.blas.FAMILY.c.scal(i64 %0, float %15, float %2, ptr %8, i64 %9)
  %16 = icmp eq ptr %3, null
  br i1 %16, label %21, label %17

17:
  %18 = load float, ptr %3, align 4
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %20 = load float, ptr %19, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %18, float %20, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %21

21:
  ret void
}

declare void @pad.blas.FAMILY.c.scal(i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.scal_adjoint(i64 %0, float %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = alloca { float, float }, align 4
  %12 = icmp eq ptr %3, null
  br i1 %12, label %46, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store float 0.000000e+00, ptr %11, align 4
  store float 0.000000e+00, ptr %14, align 4
  %15 = shl i64 %0, 3
  %16 = tail call ptr @malloc(i64 %15)
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %18, label %35

18:
  %19 = icmp slt i64 %5, 0
  %20 = sub nsw i64 1, %0
  %21 = mul nsw i64 %5, %20
  %22 = select i1 %19, i64 %21, i64 0
  br label %23

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = phi i64 [ %33, %23 ], [ %22, %18 ]
  %26 = getelementptr inbounds { float, float }, ptr %4, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %24
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store float %27, ptr %30, align 4
  store float %29, ptr %31, align 4
  %32 = add nuw nsw i64 %24, 1
  %33 = add nsw i64 %25, %5
  %34 = icmp eq i64 %32, %0
  br i1 %34, label %35, label %23

35:
  %36 = icmp sgt i64 %0, 0
  br i1 %36, label %37, label %38

37:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %16, i64 %0, ptr %8, i64 %9, float 0.000000e+00, float 0.000000e+00, ptr %11, i64 1)
  br label %38

38:
  call void @free(ptr %16)
  %39 = load float, ptr %11, align 4
  %40 = load float, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  %41 = load float, ptr %3, align 4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %43 = load float, ptr %42, align 4
  %44 = fadd float %39, %41
  %45 = fadd float %40, %43
  store float %44, ptr %3, align 4
  store float %45, ptr %42, align 4
  br label %46

46:
  %47 = fpext float %2 to double
  %48 = fmul double %47, 0.000000e+00
  %49 = fpext float %1 to double
  %50 = fadd double %48, %49
  %51 = fptrunc double %50 to float
  %52 = fneg float %2
  call void @pad.blas.FAMILY.c.scal(i64 %0, float %51, float %52, ptr %8, i64 %9)
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
  %10 = alloca { float, float }, align 4
  %11 = icmp eq ptr %2, null
  br i1 %11, label %41, label %12

12:
  call void @llvm.lifetime.start.p0(ptr %10)
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %13, align 4
  %14 = shl i64 %0, 3
  %15 = tail call ptr @malloc(i64 %14)
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %17, label %34

17:
  %18 = icmp slt i64 %4, 0
  %19 = sub nsw i64 1, %0
  %20 = mul nsw i64 %4, %19
  %21 = select i1 %18, i64 %20, i64 0
  br label %22

22:
  %23 = phi i64 [ %31, %22 ], [ 0, %17 ]
  %24 = phi i64 [ %32, %22 ], [ %21, %17 ]
  %25 = getelementptr inbounds { float, float }, ptr %3, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw { float, float }, ptr %15, i64 %23
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store float %26, ptr %29, align 4
  store float %28, ptr %30, align 4
  %31 = add nuw nsw i64 %23, 1
  %32 = add nsw i64 %24, %4
  %33 = icmp eq i64 %31, %0
  br i1 %33, label %34, label %22

34:
  %35 = icmp sgt i64 %0, 0
  br i1 %35, label %36, label %37

36:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %15, i64 %0, ptr %7, i64 %8, float 0.000000e+00, float 0.000000e+00, ptr %10, i64 1)
  br label %37

37:
  call void @free(ptr %15)
  %38 = load float, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  %39 = load float, ptr %2, align 4
  %40 = fadd float %38, %39
  store float %40, ptr %2, align 4
  br label %41

41:
  call void @pad.blas.FAMILY.c.scal(i64 %0, float %1, float 0.000000e+00, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden float @pad.la.FAMILY.c.nrm2_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5) alwaysinline nounwind {
  %7 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float 0.000000e+00, ptr %7, align 4
  store float 0.000000e+00, ptr %8, align 4
  %9 = shl i64 %0, 3
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %29

12:
  %13 = icmp slt i64 %2, 0
  %14 = sub nsw i64 1, %0
  %15 = mul nsw i64 %2, %14
  %16 = select i1 %13, i64 %15, i64 0
  br label %17

17:
  %18 = phi i64 [ %26, %17 ], [ 0, %12 ]
  %19 = phi i64 [ %27, %17 ], [ %16, %12 ]
  %20 = getelementptr inbounds { float, float }, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw { float, float }, ptr %10, i64 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %21, ptr %24, align 4
  store float %23, ptr %25, align 4
  %26 = add nuw nsw i64 %18, 1
  %27 = add nsw i64 %19, %2
  %28 = icmp eq i64 %26, %0
  br i1 %28, label %29, label %17

29:
  %30 = icmp sgt i64 %0, 0
  br i1 %30, label %31, label %32

31:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %0, ptr %3, i64 %4, float 0.000000e+00, float 0.000000e+00, ptr %7, i64 1)
  br label %32

32:
  call void @free(ptr %10)
  %33 = load float, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %34 = fcmp oeq float %5, 0.000000e+00
  %35 = fdiv float %33, %5
  %36 = select i1 %34, float 0.000000e+00, float %35
  ret float %36
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

define linkonce_odr hidden void @pad.la.FAMILY.c.copy(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %29

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  br label %15

15:
  %16 = phi i64 [ %25, %15 ], [ 0, %7 ]
  %17 = phi i64 [ %27, %15 ], [ %11, %7 ]
  %18 = phi i64 [ %26, %15 ], [ %14, %7 ]
  %19 = getelementptr inbounds { float, float }, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds { float, float }, ptr %3, i64 %17
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store float %20, ptr %23, align 4
  store float %22, ptr %24, align 4
  %25 = add nuw nsw i64 %16, 1
  %26 = add nsw i64 %18, %2
  %27 = add nsw i64 %17, %4
  %28 = icmp eq i64 %25, %0
  br i1 %28, label %29, label %15

29:
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

define linkonce_odr hidden void @pad.la.FAMILY.c.rot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6, float %7) alwaysinline nounwind {
  %9 = fpext float %6 to double
  %10 = fpext float %7 to double
  %11 = fmul double %10, 0.000000e+00
  %12 = fadd double %11, %9
  %13 = fptrunc double %12 to float
  %14 = icmp sgt i64 %0, 0
  br i1 %14, label %15, label %61

15:
  %16 = icmp slt i64 %4, 0
  %17 = sub nsw i64 1, %0
  %18 = mul nsw i64 %4, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = icmp slt i64 %2, 0
  %21 = mul nsw i64 %2, %17
  %22 = select i1 %20, i64 %21, i64 0
  br label %23

23:
  %24 = phi i64 [ %58, %23 ], [ %22, %15 ]
  %25 = phi i64 [ %59, %23 ], [ %19, %15 ]
  %26 = phi i64 [ %57, %23 ], [ 0, %15 ]
  %27 = getelementptr inbounds { float, float }, ptr %1, i64 %24
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fmul float %5, %28
  %32 = fmul float %5, %30
  %33 = getelementptr inbounds { float, float }, ptr %3, i64 %25
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = fmul float %34, %13
  %38 = fmul float %7, %36
  %39 = fmul float %36, %13
  %40 = fmul float %7, %34
  %41 = fsub float %37, %38
  %42 = fadd float %40, %39
  %43 = fadd float %31, %41
  %44 = fadd float %32, %42
  store float %43, ptr %27, align 4
  store float %44, ptr %29, align 4
  %45 = load float, ptr %33, align 4
  %46 = load float, ptr %35, align 4
  %47 = fmul float %5, %45
  %48 = fmul float %5, %46
  %49 = fmul float %28, %13
  %50 = fmul float %30, %13
  %51 = fmul float %7, %30
  %52 = fadd float %49, %51
  %53 = fmul float %7, %28
  %54 = fsub float %50, %53
  %55 = fsub float %47, %52
  %56 = fsub float %48, %54
  store float %55, ptr %33, align 4
  store float %56, ptr %35, align 4
  %57 = add nuw nsw i64 %26, 1
  %58 = add nsw i64 %24, %2
  %59 = add nsw i64 %25, %4
  %60 = icmp eq i64 %57, %0
  br i1 %60, label %61, label %23

61:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.rrot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %55

9:
  %10 = icmp slt i64 %4, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %4, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = icmp slt i64 %2, 0
  %15 = mul nsw i64 %2, %11
  %16 = select i1 %14, i64 %15, i64 0
  br label %17

17:
  %18 = phi i64 [ %52, %17 ], [ %16, %9 ]
  %19 = phi i64 [ %53, %17 ], [ %13, %9 ]
  %20 = phi i64 [ %51, %17 ], [ 0, %9 ]
  %21 = getelementptr inbounds { float, float }, ptr %1, i64 %18
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = fmul float %5, %22
  %26 = fmul float %5, %24
  %27 = getelementptr inbounds { float, float }, ptr %3, i64 %19
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fmul float %6, %28
  %32 = fmul float %30, 0.000000e+00
  %33 = fmul float %6, %30
  %34 = fmul float %28, 0.000000e+00
  %35 = fsub float %31, %32
  %36 = fadd float %34, %33
  %37 = fadd float %25, %35
  %38 = fadd float %26, %36
  store float %37, ptr %21, align 4
  store float %38, ptr %23, align 4
  %39 = load float, ptr %27, align 4
  %40 = load float, ptr %29, align 4
  %41 = fmul float %5, %39
  %42 = fmul float %5, %40
  %43 = fmul float %6, %22
  %44 = fmul float %6, %24
  %45 = fmul float %24, 0.000000e+00
  %46 = fadd float %43, %45
  %47 = fmul float %22, 0.000000e+00
  %48 = fsub float %44, %47
  %49 = fsub float %41, %46
  %50 = fsub float %42, %48
  store float %49, ptr %27, align 4
  store float %50, ptr %29, align 4
  %51 = add nuw nsw i64 %20, 1
  %52 = add nsw i64 %18, %2
  %53 = add nsw i64 %19, %4
  %54 = icmp eq i64 %51, %0
  br i1 %54, label %55, label %17

55:
  ret void
}

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare ptr @malloc(i64) nounwind
