; Made from level1.c by regenerate.py.

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden double @pad.la.FAMILY.d.dot_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq ptr %3, null
  br i1 %10, label %14, label %11

11:
  %12 = tail call double @pad.blas.FAMILY.d.dot(i64 %0, ptr %3, i64 %4, ptr %5, i64 %6)
  %13 = fadd double %12, 0.000000e+00
  br label %14

14:
  %15 = phi double [ %13, %11 ], [ 0.000000e+00, %9 ]
  %16 = icmp eq ptr %7, null
  br i1 %16, label %20, label %17

17:
  %18 = tail call double @pad.blas.FAMILY.d.dot(i64 %0, ptr %1, i64 %2, ptr %7, i64 %8)
  %19 = fadd double %15, %18
  br label %20

20:
  %21 = phi double [ %19, %17 ], [ %15, %14 ]
  ret double %21
}

define linkonce_odr hidden void @pad.la.FAMILY.d.dot_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10) alwaysinline nounwind {
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %0, ptr %6, i64 %7, ptr %4, i64 %5)
  br label %14

14:
  %15 = icmp eq ptr %8, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %0, ptr %2, i64 %3, ptr %8, i64 %9)
  br label %17

17:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.axpy_tangent(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %0, double %1, ptr %5, i64 %6, ptr %11, i64 %12)
  br label %16

16:
  %17 = icmp eq ptr %2, null
  br i1 %17, label %20, label %18

18:
  %19 = load double, ptr %2, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %0, double %19, ptr %3, i64 %4, ptr %11, i64 %12)
  br label %20

20:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.axpy_adjoint(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq ptr %2, null
  br i1 %14, label %19, label %15

15:
  %16 = tail call double @pad.la.FAMILY.d.inner(i64 %0, ptr %3, i64 %4, ptr %11, i64 %12)
  %17 = load double, ptr %2, align 8
  %18 = fadd double %16, %17
  store double %18, ptr %2, align 8
  br label %19

19:
  %20 = icmp eq ptr %5, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %0, double %1, ptr %11, i64 %12, ptr %5, i64 %6)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.scal_tangent(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %15, label %11

11:
  tail call void @pad.blas.FAMILY.d.scal(i64 %0, double %1, ptr %7, i64 %8)
  %12 = icmp eq ptr %2, null
  br i1 %12, label %15, label %13

13:
  %14 = load double, ptr %2, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %0, double %14, ptr %3, i64 %4, ptr %7, i64 %8)
  br label %15

15:
  ret void
}

declare void @pad.blas.FAMILY.d.scal(i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.scal_adjoint(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %18, label %11

11:
  %12 = icmp eq ptr %2, null
  br i1 %12, label %17, label %13

13:
  %14 = tail call double @pad.la.FAMILY.d.inner(i64 %0, ptr %3, i64 %4, ptr %7, i64 %8)
  %15 = load double, ptr %2, align 8
  %16 = fadd double %14, %15
  store double %16, ptr %2, align 8
  br label %17

17:
  tail call void @pad.blas.FAMILY.d.scal(i64 %0, double %1, ptr %7, i64 %8)
  br label %18

18:
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.d.nrm2_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5) alwaysinline nounwind {
  %7 = tail call double @pad.la.FAMILY.d.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  %8 = fcmp oeq double %5, 0.000000e+00
  %9 = fdiv double %7, %5
  %10 = select i1 %8, double 0.000000e+00, double %9
  ret double %10
}

define linkonce_odr hidden void @pad.la.FAMILY.d.nrm2_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, double %6) alwaysinline nounwind {
  %8 = fcmp oeq double %6, 0.000000e+00
  %9 = fdiv double %0, %6
  %10 = select i1 %8, double 0.000000e+00, double %9
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %10, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.d.asum_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %18 = phi double [ %28, %14 ], [ 0.000000e+00, %9 ]
  %19 = getelementptr inbounds double, ptr %1, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = fcmp ogt double %20, 0.000000e+00
  %22 = fcmp olt double %20, 0.000000e+00
  %23 = sitofp i1 %22 to double
  %24 = select i1 %21, double 1.000000e+00, double %23
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %16
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %24
  %28 = fadd double %18, %27
  %29 = add nuw nsw i64 %15, 1
  %30 = add nsw i64 %17, %2
  %31 = add nuw nsw i64 %16, %4
  %32 = icmp eq i64 %29, %0
  br i1 %32, label %33, label %14

33:
  %34 = phi double [ 0.000000e+00, %5 ], [ %28, %14 ]
  ret double %34
}

define linkonce_odr hidden void @pad.la.FAMILY.d.asum_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, double %6) alwaysinline nounwind {
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
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fcmp ogt double %21, 0.000000e+00
  %23 = fcmp olt double %21, 0.000000e+00
  %24 = sitofp i1 %23 to double
  %25 = select i1 %22, double 1.000000e+00, double %24
  %26 = fmul double %0, %25
  %27 = getelementptr inbounds nuw double, ptr %4, i64 %18
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, %26
  store double %29, ptr %27, align 8
  %30 = add nuw nsw i64 %17, 1
  %31 = add nsw i64 %19, %3
  %32 = add nuw nsw i64 %18, %5
  %33 = icmp eq i64 %30, %1
  br i1 %33, label %34, label %16

34:
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.d.wide_dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5) alwaysinline nounwind {
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
  %17 = phi double [ %5, %6 ], [ %28, %18 ]
  ret double %17

18:
  %19 = phi i64 [ %29, %18 ], [ 0, %8 ]
  %20 = phi i64 [ %31, %18 ], [ %12, %8 ]
  %21 = phi i64 [ %30, %18 ], [ %15, %8 ]
  %22 = phi double [ %28, %18 ], [ %5, %8 ]
  %23 = getelementptr inbounds double, ptr %1, i64 %21
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %3, i64 %20
  %26 = load double, ptr %25, align 8
  %27 = fmul double %24, %26
  %28 = fadd double %22, %27
  %29 = add nuw nsw i64 %19, 1
  %30 = add nsw i64 %21, %2
  %31 = add nsw i64 %20, %4
  %32 = icmp eq i64 %29, %0
  br i1 %32, label %16, label %18
}

define linkonce_odr hidden double @pad.la.FAMILY.d.dsdot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = tail call double @pad.la.FAMILY.d.wide_dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double 0.000000e+00)
  ret double %6
}

define linkonce_odr hidden double @pad.la.FAMILY.d.sdsdot(i64 %0, double %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = tail call double @pad.la.FAMILY.d.wide_dot(i64 %0, ptr %2, i64 %3, ptr %4, i64 %5, double %1)
  ret double %7
}

define linkonce_odr hidden void @pad.la.FAMILY.d.copy(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.swap(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %20 = getelementptr inbounds double, ptr %1, i64 %17
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %3, i64 %19
  %23 = load double, ptr %22, align 8
  store double %23, ptr %20, align 8
  store double %21, ptr %22, align 8
  %24 = add nuw nsw i64 %18, 1
  %25 = add nsw i64 %17, %2
  %26 = add nsw i64 %19, %4
  %27 = icmp eq i64 %24, %0
  br i1 %27, label %15, label %16
}

define linkonce_odr hidden void @pad.la.FAMILY.d.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6) alwaysinline nounwind {
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
  %22 = getelementptr inbounds double, ptr %1, i64 %19
  %23 = load double, ptr %22, align 8
  %24 = fmul double %5, %23
  %25 = getelementptr inbounds double, ptr %3, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = fmul double %6, %26
  %28 = fadd double %24, %27
  store double %28, ptr %22, align 8
  %29 = load double, ptr %25, align 8
  %30 = fmul double %5, %29
  %31 = fmul double %6, %23
  %32 = fsub double %30, %31
  store double %32, ptr %25, align 8
  %33 = add nuw nsw i64 %20, 1
  %34 = add nsw i64 %19, %2
  %35 = add nsw i64 %21, %4
  %36 = icmp eq i64 %33, %0
  br i1 %36, label %17, label %18
}

define linkonce_odr hidden void @pad.la.FAMILY.d.rot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.rotm(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp slt i64 %2, 0
  %8 = sub nsw i64 1, %0
  %9 = mul nsw i64 %2, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = icmp slt i64 %4, 0
  %12 = mul nsw i64 %4, %8
  %13 = select i1 %11, i64 %12, i64 0
  %14 = load double, ptr %5, align 8
  %15 = fcmp oeq double %14, -2.000000e+00
  br i1 %15, label %58, label %16

16:
  %17 = fcmp oeq double %14, 0.000000e+00
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load double, ptr %19, align 8
  br label %21

21:
  %22 = phi double [ %20, %18 ], [ 1.000000e+00, %16 ]
  %23 = fcmp ogt double %14, 0.000000e+00
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load double, ptr %25, align 8
  br label %27

27:
  %28 = phi double [ %26, %24 ], [ -1.000000e+00, %21 ]
  br i1 %23, label %32, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %31 = load double, ptr %30, align 8
  br label %32

32:
  %33 = phi double [ %31, %29 ], [ 1.000000e+00, %27 ]
  br i1 %17, label %37, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %36 = load double, ptr %35, align 8
  br label %37

37:
  %38 = phi double [ %36, %34 ], [ 1.000000e+00, %32 ]
  %39 = icmp sgt i64 %0, 0
  br i1 %39, label %40, label %58

40:
  %41 = phi i64 [ %55, %40 ], [ %10, %37 ]
  %42 = phi i64 [ %56, %40 ], [ %13, %37 ]
  %43 = phi i64 [ %54, %40 ], [ 0, %37 ]
  %44 = getelementptr inbounds double, ptr %1, i64 %41
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %3, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = fmul double %22, %45
  %49 = fmul double %33, %47
  %50 = fadd double %48, %49
  store double %50, ptr %44, align 8
  %51 = fmul double %28, %45
  %52 = fmul double %38, %47
  %53 = fadd double %51, %52
  store double %53, ptr %46, align 8
  %54 = add nuw nsw i64 %43, 1
  %55 = add nsw i64 %41, %2
  %56 = add nsw i64 %42, %4
  %57 = icmp eq i64 %54, %0
  br i1 %57, label %58, label %40

58:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.rotg(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind {
  %5 = load double, ptr %0, align 8
  %6 = load double, ptr %1, align 8
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %8, label %9

8:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  br label %41

9:
  %10 = fcmp oeq double %5, 0.000000e+00
  br i1 %10, label %11, label %12

11:
  store double 0.000000e+00, ptr %2, align 8
  store double 1.000000e+00, ptr %3, align 8
  store double %6, ptr %0, align 8
  br label %41

12:
  %13 = tail call double @fabs(double %5)
  %14 = tail call double @fabs(double %6)
  %15 = fcmp ogt double %13, %14
  %16 = select i1 %15, double %5, double %6
  %17 = tail call double @fabs(double %16)
  %18 = tail call double @fabs(double %5)
  %19 = tail call double @fabs(double %6)
  %20 = fcmp ogt double %18, %19
  %21 = select i1 %20, double %5, double %6
  %22 = fcmp ogt double %21, 0.000000e+00
  %23 = fcmp olt double %21, 0.000000e+00
  %24 = sitofp i1 %23 to double
  %25 = select i1 %22, double 1.000000e+00, double %24
  %26 = fdiv double %5, %17
  %27 = fdiv double %6, %17
  %28 = fmul double %26, %26
  %29 = fmul double %27, %27
  %30 = fadd double %28, %29
  %31 = tail call double @sqrt(double %30)
  %32 = fmul double %17, %31
  %33 = fmul double %25, %32
  %34 = fdiv double %5, %33
  store double %34, ptr %2, align 8
  %35 = fdiv double %6, %33
  store double %35, ptr %3, align 8
  store double %33, ptr %0, align 8
  %36 = tail call double @fabs(double %5)
  %37 = tail call double @fabs(double %6)
  %38 = fcmp ogt double %36, %37
  %39 = fdiv double 1.000000e+00, %34
  %40 = select i1 %38, double %35, double %39
  br label %41

41:
  %42 = phi double [ 1.000000e+00, %11 ], [ %40, %12 ], [ 0.000000e+00, %8 ]
  store double %42, ptr %1, align 8
  ret void
}

declare double @fabs(double) nounwind

declare double @sqrt(double) nounwind

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
