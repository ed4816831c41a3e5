; Made from level1.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.z.axpy_tangent(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %19, label %16

16:
  %17 = fmul double %2, 0.000000e+00
  %18 = fadd double %1, %17
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %18, double %2, ptr %6, i64 %7, ptr %12, i64 %13)
  br label %19

19:
  %20 = icmp eq ptr %3, null
  br i1 %20, label %25, label %21

21:
  %22 = load double, ptr %3, align 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = load double, ptr %23, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %22, double %24, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %25

25:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.axpy_adjoint(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = alloca { double, double }, align 8
  %16 = fmul double %2, 0.000000e+00
  %17 = fadd double %1, %16
  %18 = icmp eq ptr %3, null
  br i1 %18, label %52, label %19

19:
  call void @llvm.lifetime.start.p0(ptr %15)
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double 0.000000e+00, ptr %15, align 8
  store double 0.000000e+00, ptr %20, align 8
  %21 = shl i64 %0, 4
  %22 = tail call ptr @malloc(i64 %21)
  %23 = icmp sgt i64 %0, 0
  br i1 %23, label %24, label %41

24:
  %25 = icmp slt i64 %5, 0
  %26 = sub nsw i64 1, %0
  %27 = mul nsw i64 %5, %26
  %28 = select i1 %25, i64 %27, i64 0
  br label %29

29:
  %30 = phi i64 [ %38, %29 ], [ 0, %24 ]
  %31 = phi i64 [ %39, %29 ], [ %28, %24 ]
  %32 = getelementptr inbounds { double, double }, ptr %4, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %22, i64 %30
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store double %33, ptr %36, align 8
  store double %35, ptr %37, align 8
  %38 = add nuw nsw i64 %30, 1
  %39 = add nsw i64 %31, %5
  %40 = icmp eq i64 %38, %0
  br i1 %40, label %41, label %29

41:
  %42 = icmp sgt i64 %0, 0
  br i1 %42, label %43, label %44

43:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %0, ptr %12, i64 %13, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 1)
  br label %44

44:
  call void @free(ptr %22)
  %45 = load double, ptr %15, align 8
  %46 = load double, ptr %20, align 8
  call void @llvm.lifetime.end.p0(ptr %15)
  %47 = load double, ptr %3, align 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = load double, ptr %48, align 8
  %50 = fadd double %45, %47
  %51 = fadd double %46, %49
  store double %50, ptr %3, align 8
  store double %51, ptr %48, align 8
  br label %52

52:
  %53 = icmp eq ptr %6, null
  br i1 %53, label %56, label %54

54:
  %55 = fneg double %2
  call void @pad.blas.FAMILY.z.axpy(i64 %0, double %17, double %55, ptr %12, i64 %13, ptr %6, i64 %7)
  br label %56

56:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.scal_tangent(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = fmul double %2, 0.000000e+00
  %12 = fadd double %1, %11
  tail call void @pad.blas.FAMILY.z.scal(i64 %0, double %12, double %2, ptr %8, i64 %9)
  %13 = icmp eq ptr %3, null
  br i1 %13, label %18, label %14

14:
  %15 = load double, ptr %3, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load double, ptr %16, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %15, double %17, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %18

18:
  ret void
}

declare void @pad.blas.FAMILY.z.scal(i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.scal_adjoint(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = alloca { double, double }, align 8
  %12 = icmp eq ptr %3, null
  br i1 %12, label %46, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double 0.000000e+00, ptr %11, align 8
  store double 0.000000e+00, ptr %14, align 8
  %15 = shl i64 %0, 4
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
  %26 = getelementptr inbounds { double, double }, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw { double, double }, ptr %16, i64 %24
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store double %27, ptr %30, align 8
  store double %29, ptr %31, align 8
  %32 = add nuw nsw i64 %24, 1
  %33 = add nsw i64 %25, %5
  %34 = icmp eq i64 %32, %0
  br i1 %34, label %35, label %23

35:
  %36 = icmp sgt i64 %0, 0
  br i1 %36, label %37, label %38

37:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %0, ptr %8, i64 %9, double 0.000000e+00, double 0.000000e+00, ptr %11, i64 1)
  br label %38

38:
  call void @free(ptr %16)
  %39 = load double, ptr %11, align 8
  %40 = load double, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  %41 = load double, ptr %3, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load double, ptr %42, align 8
  %44 = fadd double %39, %41
  %45 = fadd double %40, %43
  store double %44, ptr %3, align 8
  store double %45, ptr %42, align 8
  br label %46

46:
  %47 = fmul double %2, 0.000000e+00
  %48 = fadd double %1, %47
  %49 = fneg double %2
  call void @pad.blas.FAMILY.z.scal(i64 %0, double %48, double %49, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rscal_tangent(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.scal(i64 %0, double %1, double 0.000000e+00, ptr %7, i64 %8)
  %10 = icmp eq ptr %2, null
  br i1 %10, label %13, label %11

11:
  %12 = load double, ptr %2, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %12, double 0.000000e+00, ptr %3, i64 %4, ptr %7, i64 %8)
  br label %13

13:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rscal_adjoint(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = alloca { double, double }, align 8
  %11 = icmp eq ptr %2, null
  br i1 %11, label %41, label %12

12:
  call void @llvm.lifetime.start.p0(ptr %10)
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double 0.000000e+00, ptr %10, align 8
  store double 0.000000e+00, ptr %13, align 8
  %14 = shl i64 %0, 4
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
  %25 = getelementptr inbounds { double, double }, ptr %3, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %15, i64 %23
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double %26, ptr %29, align 8
  store double %28, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = add nsw i64 %24, %4
  %33 = icmp eq i64 %31, %0
  br i1 %33, label %34, label %22

34:
  %35 = icmp sgt i64 %0, 0
  br i1 %35, label %36, label %37

36:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %0, ptr %7, i64 %8, double 0.000000e+00, double 0.000000e+00, ptr %10, i64 1)
  br label %37

37:
  call void @free(ptr %15)
  %38 = load double, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  %39 = load double, ptr %2, align 8
  %40 = fadd double %38, %39
  store double %40, ptr %2, align 8
  br label %41

41:
  call void @pad.blas.FAMILY.z.scal(i64 %0, double %1, double 0.000000e+00, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.z.nrm2_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5) alwaysinline nounwind {
  %7 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double 0.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  %9 = shl i64 %0, 4
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
  %20 = getelementptr inbounds { double, double }, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %10, i64 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %21, ptr %24, align 8
  store double %23, ptr %25, align 8
  %26 = add nuw nsw i64 %18, 1
  %27 = add nsw i64 %19, %2
  %28 = icmp eq i64 %26, %0
  br i1 %28, label %29, label %17

29:
  %30 = icmp sgt i64 %0, 0
  br i1 %30, label %31, label %32

31:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %0, ptr %3, i64 %4, double 0.000000e+00, double 0.000000e+00, ptr %7, i64 1)
  br label %32

32:
  call void @free(ptr %10)
  %33 = load double, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %34 = fcmp oeq double %5, 0.000000e+00
  %35 = fdiv double %33, %5
  %36 = select i1 %34, double 0.000000e+00, double %35
  ret double %36
}

define linkonce_odr hidden void @pad.la.FAMILY.z.nrm2_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, double %6) alwaysinline nounwind {
  %8 = fcmp oeq double %6, 0.000000e+00
  %9 = fdiv double %0, %6
  %10 = select i1 %8, double 0.000000e+00, double %9
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %10, double 0.000000e+00, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.z.asum_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %16 = phi double [ 0.000000e+00, %5 ], [ %41, %17 ]
  ret double %16

17:
  %18 = phi i64 [ %42, %17 ], [ 0, %7 ]
  %19 = phi i64 [ %44, %17 ], [ %11, %7 ]
  %20 = phi i64 [ %43, %17 ], [ %14, %7 ]
  %21 = phi double [ %41, %17 ], [ 0.000000e+00, %7 ]
  %22 = getelementptr inbounds { double, double }, ptr %1, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = fcmp ogt double %23, 0.000000e+00
  %25 = fcmp olt double %23, 0.000000e+00
  %26 = sitofp i1 %25 to double
  %27 = select i1 %24, double 1.000000e+00, double %26
  %28 = getelementptr inbounds { double, double }, ptr %3, i64 %19
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, %27
  %31 = fadd double %21, %30
  %32 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  %35 = fcmp olt double %33, 0.000000e+00
  %36 = sitofp i1 %35 to double
  %37 = select i1 %34, double 1.000000e+00, double %36
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %39 = load double, ptr %38, align 8
  %40 = fmul double %39, %37
  %41 = fadd double %31, %40
  %42 = add nuw nsw i64 %18, 1
  %43 = add nsw i64 %20, %2
  %44 = add nsw i64 %19, %4
  %45 = icmp eq i64 %42, %0
  br i1 %45, label %15, label %17
}

define linkonce_odr hidden void @pad.la.FAMILY.z.asum_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, double %6) alwaysinline nounwind {
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
  %22 = getelementptr inbounds { double, double }, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fcmp ogt double %23, 0.000000e+00
  %25 = fcmp olt double %23, 0.000000e+00
  %26 = sitofp i1 %25 to double
  %27 = select i1 %24, double 1.000000e+00, double %26
  %28 = fmul double %0, %27
  %29 = getelementptr inbounds { double, double }, ptr %4, i64 %20
  %30 = load double, ptr %29, align 8
  %31 = fadd double %30, %28
  store double %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  %35 = fcmp olt double %33, 0.000000e+00
  %36 = sitofp i1 %35 to double
  %37 = select i1 %34, double 1.000000e+00, double %36
  %38 = fmul double %0, %37
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fadd double %40, %38
  store double %41, ptr %39, align 8
  %42 = add nuw nsw i64 %19, 1
  %43 = add nsw i64 %21, %3
  %44 = add nsw i64 %20, %5
  %45 = icmp eq i64 %42, %1
  br i1 %45, label %17, label %18
}

define linkonce_odr hidden void @pad.la.FAMILY.z.copy(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %19 = getelementptr inbounds { double, double }, ptr %1, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds { double, double }, ptr %3, i64 %17
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store double %20, ptr %23, align 8
  store double %22, ptr %24, align 8
  %25 = add nuw nsw i64 %16, 1
  %26 = add nsw i64 %18, %2
  %27 = add nsw i64 %17, %4
  %28 = icmp eq i64 %25, %0
  br i1 %28, label %29, label %15

29:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.swap(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %20 = getelementptr inbounds { double, double }, ptr %1, i64 %17
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds { double, double }, ptr %3, i64 %18
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8
  store double %25, ptr %20, align 8
  store double %27, ptr %22, align 8
  store double %21, ptr %24, align 8
  store double %23, ptr %26, align 8
  %28 = add nuw nsw i64 %19, 1
  %29 = add nsw i64 %17, %2
  %30 = add nsw i64 %18, %4
  %31 = icmp eq i64 %28, %0
  br i1 %31, label %15, label %16
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6, double %7) alwaysinline nounwind {
  %9 = fmul double %7, 0.000000e+00
  %10 = fadd double %6, %9
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %58

12:
  %13 = icmp slt i64 %4, 0
  %14 = sub nsw i64 1, %0
  %15 = mul nsw i64 %4, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = icmp slt i64 %2, 0
  %18 = mul nsw i64 %2, %14
  %19 = select i1 %17, i64 %18, i64 0
  br label %20

20:
  %21 = phi i64 [ %55, %20 ], [ %19, %12 ]
  %22 = phi i64 [ %56, %20 ], [ %16, %12 ]
  %23 = phi i64 [ %54, %20 ], [ 0, %12 ]
  %24 = getelementptr inbounds { double, double }, ptr %1, i64 %21
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8
  %28 = fmul double %5, %25
  %29 = fmul double %5, %27
  %30 = getelementptr inbounds { double, double }, ptr %3, i64 %22
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fmul double %10, %31
  %35 = fmul double %7, %33
  %36 = fmul double %10, %33
  %37 = fmul double %7, %31
  %38 = fsub double %34, %35
  %39 = fadd double %37, %36
  %40 = fadd double %28, %38
  %41 = fadd double %29, %39
  store double %40, ptr %24, align 8
  store double %41, ptr %26, align 8
  %42 = load double, ptr %30, align 8
  %43 = load double, ptr %32, align 8
  %44 = fmul double %5, %42
  %45 = fmul double %5, %43
  %46 = fmul double %10, %25
  %47 = fmul double %10, %27
  %48 = fmul double %7, %27
  %49 = fadd double %46, %48
  %50 = fmul double %7, %25
  %51 = fsub double %47, %50
  %52 = fsub double %44, %49
  %53 = fsub double %45, %51
  store double %52, ptr %30, align 8
  store double %53, ptr %32, align 8
  %54 = add nuw nsw i64 %23, 1
  %55 = add nsw i64 %21, %2
  %56 = add nsw i64 %22, %4
  %57 = icmp eq i64 %54, %0
  br i1 %57, label %58, label %20

58:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rrot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6) alwaysinline nounwind {
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
  %21 = getelementptr inbounds { double, double }, ptr %1, i64 %18
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8
  %25 = fmul double %5, %22
  %26 = fmul double %5, %24
  %27 = getelementptr inbounds { double, double }, ptr %3, i64 %19
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load double, ptr %29, align 8
  %31 = fmul double %6, %28
  %32 = fmul double %30, 0.000000e+00
  %33 = fmul double %6, %30
  %34 = fmul double %28, 0.000000e+00
  %35 = fsub double %31, %32
  %36 = fadd double %34, %33
  %37 = fadd double %25, %35
  %38 = fadd double %26, %36
  store double %37, ptr %21, align 8
  store double %38, ptr %23, align 8
  %39 = load double, ptr %27, align 8
  %40 = load double, ptr %29, align 8
  %41 = fmul double %5, %39
  %42 = fmul double %5, %40
  %43 = fmul double %6, %22
  %44 = fmul double %6, %24
  %45 = fmul double %24, 0.000000e+00
  %46 = fadd double %43, %45
  %47 = fmul double %22, 0.000000e+00
  %48 = fsub double %44, %47
  %49 = fsub double %41, %46
  %50 = fsub double %42, %48
  store double %49, ptr %27, align 8
  store double %50, ptr %29, align 8
  %51 = add nuw nsw i64 %20, 1
  %52 = add nsw i64 %18, %2
  %53 = add nsw i64 %19, %4
  %54 = icmp eq i64 %51, %0
  br i1 %54, label %55, label %17

55:
  ret void
}

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare ptr @malloc(i64) nounwind
