; Made from level3.c by regenerate.py.

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %9, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double %15, ptr %21, i64 %22)
  br label %29

26:
  %27 = icmp ne ptr %16, null
  %28 = zext i1 %27 to i32
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %2, i64 %3, double %15, i32 %28, ptr %21, i64 %22)
  br label %29

29:
  %30 = icmp eq ptr %13, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double 1.000000e+00, ptr %21, i64 %22)
  br label %32

32:
  %33 = icmp eq ptr %6, null
  br i1 %33, label %36, label %34

34:
  %35 = load double, ptr %6, align 8
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %35, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, ptr %21, i64 %22)
  br label %36

36:
  %37 = icmp ne ptr %16, null
  %38 = icmp sgt i64 %3, 0
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %49

40:
  %41 = phi i64 [ %47, %40 ], [ 0, %36 ]
  %42 = load double, ptr %16, align 8
  %43 = mul nsw i64 %41, %18
  %44 = getelementptr inbounds double, ptr %17, i64 %43
  %45 = mul nsw i64 %41, %22
  %46 = getelementptr inbounds double, ptr %21, i64 %45
  tail call void @pad.blas.FAMILY.d.axpy(i64 %2, double %42, ptr %44, i64 1, ptr %46, i64 1)
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %49, label %40

49:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.gemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %6, null
  br i1 %24, label %33, label %25

25:
  %26 = shl i64 %2, 3
  %27 = mul i64 %26, %3
  %28 = tail call ptr @malloc(i64 %27)
  %29 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, ptr %7, i64 %8, ptr %11, i64 %12, double 0.000000e+00, ptr %28, i64 %29)
  %30 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %2, i64 %3, ptr %28, i64 %2, ptr %21, i64 %22)
  %31 = load double, ptr %6, align 8
  %32 = fadd double %30, %31
  store double %32, ptr %6, align 8
  tail call void @free(ptr %28)
  br label %33

33:
  %34 = icmp eq ptr %9, null
  br i1 %34, label %43, label %35

35:
  %36 = icmp eq i32 %0, 78
  br i1 %36, label %37, label %42

37:
  %38 = icmp eq i32 %1, 82
  %39 = select i1 %38, i32 67, i32 78
  %40 = icmp eq i32 %1, 78
  %41 = select i1 %40, i32 84, i32 %39
  tail call void @pad.la.FAMILY.d.add_product(i32 78, i32 %41, i64 %2, i64 %4, i64 %3, double %5, ptr %21, i64 %22, ptr %11, i64 %12, ptr %9, i64 %10)
  br label %43

42:
  tail call void @pad.la.FAMILY.d.add_product(i32 %1, i32 84, i64 %4, i64 %2, i64 %3, double %5, ptr %11, i64 %12, ptr %21, i64 %22, ptr %9, i64 %10)
  br label %43

43:
  %44 = icmp eq ptr %13, null
  br i1 %44, label %53, label %45

45:
  %46 = icmp eq i32 %1, 78
  br i1 %46, label %47, label %52

47:
  %48 = icmp eq i32 %0, 82
  %49 = select i1 %48, i32 67, i32 78
  %50 = icmp eq i32 %0, 78
  %51 = select i1 %50, i32 84, i32 %49
  tail call void @pad.la.FAMILY.d.add_product(i32 %51, i32 78, i64 %4, i64 %3, i64 %2, double %5, ptr %7, i64 %8, ptr %21, i64 %22, ptr %13, i64 %14)
  br label %53

52:
  tail call void @pad.la.FAMILY.d.add_product(i32 84, i32 %0, i64 %3, i64 %4, i64 %2, double %5, ptr %21, i64 %22, ptr %7, i64 %8, ptr %13, i64 %14)
  br label %53

53:
  %54 = icmp ne ptr %16, null
  br i1 %54, label %55, label %59

55:
  %56 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %2, i64 %3, ptr %17, i64 %18, ptr %21, i64 %22)
  %57 = load double, ptr %16, align 8
  %58 = fadd double %56, %57
  store double %58, ptr %16, align 8
  br label %59

59:
  %60 = zext i1 %54 to i32
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %2, i64 %3, double %15, i32 %60, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.d.doubled(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = shl i64 %2, 3
  %7 = mul i64 %6, %2
  %8 = tail call ptr @malloc(i64 %7)
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %0, 85
  br label %15

12:
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:
  ret ptr %8

15:
  %16 = phi i64 [ 0, %10 ], [ %18, %12 ]
  %17 = select i1 %11, i64 0, i64 %16
  %18 = add nuw nsw i64 %16, 1
  %19 = select i1 %11, i64 %18, i64 %2
  %20 = icmp slt i64 %17, %19
  br i1 %20, label %21, label %12

21:
  %22 = mul nsw i64 %16, %4
  %23 = getelementptr double, ptr %3, i64 %22
  %24 = mul nuw nsw i64 %16, %2
  %25 = getelementptr double, ptr %8, i64 %24
  br label %26

26:
  %27 = phi i64 [ %17, %21 ], [ %34, %26 ]
  %28 = getelementptr double, ptr %23, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = icmp eq i64 %27, %16
  %31 = fmul double %29, 2.000000e+00
  %32 = select i1 %30, double %31, double %29
  %33 = getelementptr double, ptr %25, i64 %27
  store double %32, ptr %33, align 8
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %19
  br i1 %35, label %12, label %26
}

define linkonce_odr hidden void @pad.la.FAMILY.d.add_both(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %12

8:
  %9 = icmp eq i32 %0, 85
  br label %13

10:
  %11 = icmp eq i64 %16, %2
  br i1 %11, label %12, label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %8 ], [ %16, %10 ]
  %15 = select i1 %9, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = select i1 %9, i64 %16, i64 %2
  %18 = getelementptr double, ptr %3, i64 %14
  %19 = icmp slt i64 %15, %17
  br i1 %19, label %20, label %10

20:
  %21 = mul nuw nsw i64 %14, %2
  %22 = getelementptr double, ptr %3, i64 %21
  %23 = mul nsw i64 %14, %5
  %24 = getelementptr double, ptr %4, i64 %23
  br label %25

25:
  %26 = phi i64 [ %15, %20 ], [ %38, %25 ]
  %27 = getelementptr double, ptr %22, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = mul nuw nsw i64 %26, %2
  %30 = getelementptr double, ptr %18, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = icmp eq i64 %26, %14
  %33 = fadd double %28, %31
  %34 = select i1 %32, double %28, double %33
  %35 = getelementptr double, ptr %24, i64 %26
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %34
  store double %37, ptr %35, align 8
  %38 = add nuw nsw i64 %26, 1
  %39 = icmp eq i64 %38, %17
  br i1 %39, label %10, label %25
}

define linkonce_odr hidden void @pad.la.FAMILY.d.scale_triangle(i32 %0, i64 %1, double %2, i32 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %10

8:
  %9 = icmp eq i32 %0, 85
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %8 ], [ %13, %11 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = sub nsw i64 %1, %12
  %15 = select i1 %9, i64 0, i64 %12
  %16 = select i1 %9, i64 %13, i64 %14
  %17 = mul nsw i64 %12, %5
  %18 = getelementptr inbounds double, ptr %4, i64 %17
  %19 = getelementptr inbounds nuw double, ptr %18, i64 %15
  tail call void @pad.la.FAMILY.d.scale(i64 %16, double %2, i32 %3, ptr %19, i64 1)
  %20 = icmp eq i64 %13, %1
  br i1 %20, label %10, label %11
}

define linkonce_odr hidden double @pad.la.FAMILY.d.inner_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %10

8:
  %9 = icmp eq i32 %0, 85
  br label %12

10:
  %11 = phi double [ 0.000000e+00, %6 ], [ %26, %12 ]
  ret double %11

12:
  %13 = phi double [ 0.000000e+00, %8 ], [ %26, %12 ]
  %14 = phi i64 [ 0, %8 ], [ %16, %12 ]
  %15 = select i1 %9, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = sub nsw i64 %1, %14
  %18 = select i1 %9, i64 %16, i64 %17
  %19 = mul nsw i64 %14, %3
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = getelementptr inbounds nuw double, ptr %20, i64 %15
  %22 = mul nsw i64 %14, %5
  %23 = getelementptr inbounds double, ptr %4, i64 %22
  %24 = getelementptr inbounds nuw double, ptr %23, i64 %15
  %25 = tail call double @pad.la.FAMILY.d.inner(i64 %18, ptr %21, i64 1, ptr %24, i64 1)
  %26 = fadd double %13, %25
  %27 = icmp eq i64 %16, %1
  br i1 %27, label %10, label %12
}

define linkonce_odr hidden void @pad.la.FAMILY.d.add_triangle(i32 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %11

9:
  %10 = icmp eq i32 %0, 85
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %9 ], [ %15, %12 ]
  %14 = select i1 %10, i64 0, i64 %13
  %15 = add nuw nsw i64 %13, 1
  %16 = sub nsw i64 %1, %13
  %17 = select i1 %10, i64 %15, i64 %16
  %18 = mul nsw i64 %13, %4
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = getelementptr inbounds nuw double, ptr %19, i64 %14
  %21 = mul nsw i64 %13, %6
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = getelementptr inbounds nuw double, ptr %22, i64 %14
  tail call void @pad.blas.FAMILY.d.axpy(i64 %17, double %2, ptr %20, i64 1, ptr %23, i64 1)
  %24 = icmp eq i64 %15, %1
  br i1 %24, label %11, label %12
}

define linkonce_odr hidden void @pad.la.FAMILY.d.real_diagonal(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.symm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq ptr %12, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.d.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %6, i64 %7, ptr %12, i64 %13, double %14, ptr %20, i64 %21)
  br label %28

25:
  %26 = icmp ne ptr %15, null
  %27 = zext i1 %26 to i32
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %2, i64 %3, double %14, i32 %27, ptr %20, i64 %21)
  br label %28

28:
  %29 = icmp eq ptr %8, null
  br i1 %29, label %31, label %30

30:
  tail call void @pad.blas.FAMILY.d.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %8, i64 %9, ptr %10, i64 %11, double 1.000000e+00, ptr %20, i64 %21)
  br label %31

31:
  %32 = icmp eq ptr %5, null
  br i1 %32, label %35, label %33

33:
  %34 = load double, ptr %5, align 8
  tail call void @pad.blas.FAMILY.d.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %34, ptr %6, i64 %7, ptr %10, i64 %11, double 1.000000e+00, ptr %20, i64 %21)
  br label %35

35:
  %36 = icmp ne ptr %15, null
  %37 = icmp sgt i64 %3, 0
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %48

39:
  %40 = phi i64 [ %46, %39 ], [ 0, %35 ]
  %41 = load double, ptr %15, align 8
  %42 = mul nsw i64 %40, %17
  %43 = getelementptr inbounds double, ptr %16, i64 %42
  %44 = mul nsw i64 %40, %21
  %45 = getelementptr inbounds double, ptr %20, i64 %44
  tail call void @pad.blas.FAMILY.d.axpy(i64 %2, double %41, ptr %43, i64 1, ptr %45, i64 1)
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %48, label %39

48:
  ret void
}

declare void @pad.blas.FAMILY.d.symm(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.symm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq i32 %0, 76
  %24 = select i1 %23, i64 %2, i64 %3
  %25 = icmp eq ptr %5, null
  br i1 %25, label %34, label %26

26:
  %27 = shl i64 %2, 3
  %28 = mul i64 %27, %3
  %29 = tail call ptr @malloc(i64 %28)
  %30 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.symm(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, ptr %6, i64 %7, ptr %10, i64 %11, double 0.000000e+00, ptr %29, i64 %30)
  %31 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %2, i64 %3, ptr %29, i64 %2, ptr %20, i64 %21)
  %32 = load double, ptr %5, align 8
  %33 = fadd double %31, %32
  store double %33, ptr %5, align 8
  tail call void @free(ptr %29)
  br label %34

34:
  %35 = icmp eq ptr %12, null
  br i1 %35, label %37, label %36

36:
  tail call void @pad.blas.FAMILY.d.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %6, i64 %7, ptr %20, i64 %21, double 1.000000e+00, ptr %12, i64 %13)
  br label %37

37:
  %38 = icmp eq ptr %8, null
  br i1 %38, label %46, label %39

39:
  %40 = mul nsw i64 %24, %24
  %41 = add nuw nsw i64 %40, 1
  %42 = tail call ptr @calloc(i64 %41, i64 8)
  br i1 %23, label %43, label %44

43:
  tail call void @pad.la.FAMILY.d.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double %4, ptr %20, i64 %21, ptr %10, i64 %11, ptr %42, i64 %2)
  br label %45

44:
  tail call void @pad.la.FAMILY.d.add_product(i32 67, i32 78, i64 %3, i64 %3, i64 %2, double %4, ptr %10, i64 %11, ptr %20, i64 %21, ptr %42, i64 %3)
  br label %45

45:
  tail call void @pad.la.FAMILY.d.add_both(i32 %1, i32 poison, i64 %24, ptr %42, ptr %8, i64 %9)
  tail call void @free(ptr %42)
  br label %46

46:
  %47 = icmp ne ptr %15, null
  br i1 %47, label %48, label %52

48:
  %49 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %2, i64 %3, ptr %16, i64 %17, ptr %20, i64 %21)
  %50 = load double, ptr %15, align 8
  %51 = fadd double %49, %50
  store double %51, ptr %15, align 8
  br label %52

52:
  %53 = zext i1 %47 to i32
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %2, i64 %3, double %14, i32 %53, ptr %20, i64 %21)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.apply_both(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8) alwaysinline nounwind {
  %10 = icmp eq i32 %2, 0
  %11 = select i1 %10, i64 %4, i64 %3
  %12 = select i1 %10, i64 %3, i64 %4
  %13 = select i1 %10, i32 82, i32 76
  %14 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %15 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  tail call void @pad.blas.FAMILY.d.symm(i32 %13, i32 %0, i64 %11, i64 %12, double 1.000000e+00, ptr %5, i64 %14, ptr %6, i64 %7, double 0.000000e+00, ptr %8, i64 %15)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.syrk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %8, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.d.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %8, i64 %9, ptr %6, i64 %7, double %10, ptr %16, i64 %17)
  br label %24

21:
  %22 = icmp ne ptr %11, null
  %23 = zext i1 %22 to i32
  tail call void @pad.la.FAMILY.d.scale_triangle(i32 %0, i64 %2, double %10, i32 %23, ptr %16, i64 %17)
  br label %24

24:
  %25 = icmp eq ptr %5, null
  br i1 %25, label %28, label %26

26:
  %27 = load double, ptr %5, align 8
  tail call void @pad.blas.FAMILY.d.syrk(i32 %0, i32 %1, i64 %2, i64 %3, double %27, ptr %6, i64 %7, double 1.000000e+00, ptr %16, i64 %17)
  br label %28

28:
  %29 = icmp eq ptr %11, null
  br i1 %29, label %32, label %30

30:
  %31 = load double, ptr %11, align 8
  tail call void @pad.la.FAMILY.d.add_triangle(i32 %0, i64 %2, double %31, ptr %12, i64 %13, ptr %16, i64 %17)
  br label %32

32:
  ret void
}

declare void @pad.blas.FAMILY.d.syr2k(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.syrk(i32, i32, i64, i64, double, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.syrk_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq i32 %1, 78
  %20 = select i1 %19, i64 %2, i64 %3
  %21 = select i1 %19, i64 %3, i64 %2
  %22 = icmp ne ptr %8, null
  %23 = icmp ne ptr %5, null
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %39

25:
  %26 = tail call ptr @pad.la.FAMILY.d.doubled(i32 %0, i32 poison, i64 %2, ptr %16, i64 %17)
  %27 = shl i64 %2, 3
  %28 = mul i64 %27, %3
  %29 = tail call ptr @malloc(i64 %28)
  %30 = zext i1 %19 to i32
  tail call void @pad.la.FAMILY.d.apply_both(i32 %0, i32 poison, i32 %30, i64 %2, i64 %3, ptr %26, ptr %6, i64 %7, ptr %29)
  br i1 %22, label %31, label %32

31:
  tail call void @pad.la.FAMILY.d.add_columns(i64 %20, i64 %21, double %4, ptr %29, i64 %20, ptr %8, i64 %9)
  br label %32

32:
  br i1 %23, label %33, label %38

33:
  %34 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %20, i64 %21, ptr %6, i64 %7, ptr %29, i64 %20)
  %35 = fmul double %34, 5.000000e-01
  %36 = load double, ptr %5, align 8
  %37 = fadd double %36, %35
  store double %37, ptr %5, align 8
  br label %38

38:
  tail call void @free(ptr %26)
  tail call void @free(ptr %29)
  br label %39

39:
  %40 = icmp ne ptr %11, null
  br i1 %40, label %41, label %45

41:
  %42 = tail call double @pad.la.FAMILY.d.inner_triangle(i32 %0, i64 %2, ptr %12, i64 %13, ptr %16, i64 %17)
  %43 = load double, ptr %11, align 8
  %44 = fadd double %42, %43
  store double %44, ptr %11, align 8
  br label %45

45:
  %46 = zext i1 %40 to i32
  tail call void @pad.la.FAMILY.d.scale_triangle(i32 %0, i64 %2, double %10, i32 %46, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.syr2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.d.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %8, i64 %9, ptr %10, i64 %11, double %14, ptr %20, i64 %21)
  br label %28

25:
  %26 = icmp ne ptr %15, null
  %27 = zext i1 %26 to i32
  tail call void @pad.la.FAMILY.d.scale_triangle(i32 %0, i64 %2, double %14, i32 %27, ptr %20, i64 %21)
  br label %28

28:
  %29 = icmp eq ptr %12, null
  br i1 %29, label %31, label %30

30:
  tail call void @pad.blas.FAMILY.d.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %6, i64 %7, ptr %12, i64 %13, double 1.000000e+00, ptr %20, i64 %21)
  br label %31

31:
  %32 = icmp eq ptr %5, null
  br i1 %32, label %35, label %33

33:
  %34 = load double, ptr %5, align 8
  tail call void @pad.blas.FAMILY.d.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %34, ptr %6, i64 %7, ptr %10, i64 %11, double 1.000000e+00, ptr %20, i64 %21)
  br label %35

35:
  %36 = icmp eq ptr %15, null
  br i1 %36, label %39, label %37

37:
  %38 = load double, ptr %15, align 8
  tail call void @pad.la.FAMILY.d.add_triangle(i32 %0, i64 %2, double %38, ptr %16, i64 %17, ptr %20, i64 %21)
  br label %39

39:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.syr2k_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq i32 %1, 78
  %24 = select i1 %23, i64 %2, i64 %3
  %25 = select i1 %23, i64 %3, i64 %2
  %26 = tail call ptr @pad.la.FAMILY.d.doubled(i32 %0, i32 poison, i64 %2, ptr %20, i64 %21)
  %27 = shl i64 %2, 3
  %28 = mul i64 %27, %3
  %29 = tail call ptr @malloc(i64 %28)
  %30 = icmp ne ptr %8, null
  %31 = icmp ne ptr %5, null
  %32 = or i1 %31, %30
  br i1 %32, label %33, label %41

33:
  %34 = zext i1 %23 to i32
  tail call void @pad.la.FAMILY.d.apply_both(i32 %0, i32 poison, i32 %34, i64 %2, i64 %3, ptr %26, ptr %10, i64 %11, ptr %29)
  br i1 %30, label %35, label %36

35:
  tail call void @pad.la.FAMILY.d.add_columns(i64 %24, i64 %25, double %4, ptr %29, i64 %24, ptr %8, i64 %9)
  br label %36

36:
  br i1 %31, label %37, label %41

37:
  %38 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %24, i64 %25, ptr %6, i64 %7, ptr %29, i64 %24)
  %39 = load double, ptr %5, align 8
  %40 = fadd double %38, %39
  store double %40, ptr %5, align 8
  br label %41

41:
  %42 = icmp eq ptr %12, null
  br i1 %42, label %45, label %43

43:
  %44 = zext i1 %23 to i32
  tail call void @pad.la.FAMILY.d.apply_both(i32 %0, i32 poison, i32 %44, i64 %2, i64 %3, ptr %26, ptr %6, i64 %7, ptr %29)
  tail call void @pad.la.FAMILY.d.add_columns(i64 %24, i64 %25, double %4, ptr %29, i64 %24, ptr %12, i64 %13)
  br label %45

45:
  tail call void @free(ptr %26)
  tail call void @free(ptr %29)
  %46 = icmp ne ptr %15, null
  br i1 %46, label %47, label %51

47:
  %48 = tail call double @pad.la.FAMILY.d.inner_triangle(i32 %0, i64 %2, ptr %16, i64 %17, ptr %20, i64 %21)
  %49 = load double, ptr %15, align 8
  %50 = fadd double %48, %49
  store double %50, ptr %15, align 8
  br label %51

51:
  %52 = zext i1 %46 to i32
  tail call void @pad.la.FAMILY.d.scale_triangle(i32 %0, i64 %2, double %14, i32 %52, ptr %20, i64 %21)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq i32 %0, 76
  %15 = select i1 %14, i64 %4, i64 %5
  %16 = select i1 %14, i64 %5, i64 %4
  %17 = mul nsw i64 %15, %15
  %18 = add nuw nsw i64 %17, 1
  %19 = tail call ptr @calloc(i64 %18, i64 8)
  %20 = icmp eq i32 %2, 78
  br i1 %20, label %21, label %24

21:
  br i1 %14, label %22, label %23

22:
  tail call void @pad.la.FAMILY.d.add_product(i32 78, i32 67, i64 %15, i64 %15, i64 %16, double %6, ptr %9, i64 %10, ptr %7, i64 %8, ptr %19, i64 %15)
  br label %27

23:
  tail call void @pad.la.FAMILY.d.add_product(i32 67, i32 78, i64 %15, i64 %15, i64 %16, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %19, i64 %15)
  br label %27

24:
  br i1 %14, label %25, label %26

25:
  tail call void @pad.la.FAMILY.d.add_product(i32 78, i32 67, i64 %15, i64 %15, i64 %16, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %19, i64 %15)
  br label %27

26:
  tail call void @pad.la.FAMILY.d.add_product(i32 67, i32 78, i64 %15, i64 %15, i64 %16, double %6, ptr %9, i64 %10, ptr %7, i64 %8, ptr %19, i64 %15)
  br label %27

27:
  %28 = icmp sgt i64 %15, 0
  br i1 %28, label %29, label %34

29:
  %30 = icmp eq i32 %1, 85
  %31 = icmp eq i32 %3, 85
  br label %35

32:
  %33 = icmp eq i64 %38, %15
  br i1 %33, label %34, label %35

34:
  tail call void @free(ptr %19)
  ret void

35:
  %36 = phi i64 [ 0, %29 ], [ %38, %32 ]
  %37 = select i1 %30, i64 0, i64 %36
  %38 = add nuw nsw i64 %36, 1
  %39 = select i1 %30, i64 %38, i64 %15
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %41, label %32

41:
  %42 = mul nuw nsw i64 %36, %15
  %43 = getelementptr double, ptr %19, i64 %42
  %44 = mul nsw i64 %36, %12
  %45 = getelementptr double, ptr %11, i64 %44
  br label %46

46:
  %47 = phi i64 [ %37, %41 ], [ %57, %56 ]
  %48 = icmp eq i64 %47, %36
  %49 = and i1 %31, %48
  br i1 %49, label %56, label %50

50:
  %51 = getelementptr double, ptr %43, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = getelementptr double, ptr %45, i64 %47
  %54 = load double, ptr %53, align 8
  %55 = fadd double %52, %54
  store double %55, ptr %53, align 8
  br label %56

56:
  %57 = add nuw nsw i64 %47, 1
  %58 = icmp eq i64 %57, %39
  br i1 %58, label %32, label %46
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trmm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %8, i64 %9, ptr %16, i64 %17)
  %19 = icmp eq ptr %10, null
  br i1 %19, label %27, label %20

20:
  %21 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %4, i64 %5, ptr %12, i64 %13)
  %22 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %10, i64 %11, ptr %21, i64 %22)
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double 1.000000e+00, ptr %21, i64 %4, ptr %16, i64 %17)
  %23 = icmp eq i32 %3, 85
  br i1 %23, label %24, label %26

24:
  %25 = fneg double %6
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double %25, ptr %12, i64 %13, ptr %16, i64 %17)
  br label %26

26:
  tail call void @free(ptr %21)
  br label %27

27:
  %28 = icmp eq ptr %7, null
  br i1 %28, label %33, label %29

29:
  %30 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %4, i64 %5, ptr %12, i64 %13)
  %31 = load double, ptr %7, align 8
  %32 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %31, ptr %8, i64 %9, ptr %30, i64 %32)
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double 1.000000e+00, ptr %30, i64 %4, ptr %16, i64 %17)
  tail call void @free(ptr %30)
  br label %33

33:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trmm_adjoint(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %10, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.la.FAMILY.d.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %12, i64 %13, ptr %16, i64 %17, ptr %10, i64 %11)
  br label %21

21:
  %22 = icmp eq i32 %2, 82
  %23 = select i1 %22, i32 67, i32 78
  %24 = icmp eq i32 %2, 78
  %25 = select i1 %24, i32 84, i32 %23
  tail call void @pad.la.FAMILY.d.trmm_op(i32 %0, i32 %1, i32 %25, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %8, i64 %9, ptr %16, i64 %17)
  %26 = icmp ne ptr %7, null
  br i1 %26, label %27, label %31

27:
  %28 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %4, i64 %5, ptr %12, i64 %13, ptr %16, i64 %17)
  %29 = load double, ptr %7, align 8
  %30 = fadd double %28, %29
  store double %30, ptr %7, align 8
  br label %31

31:
  %32 = zext i1 %26 to i32
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %4, i64 %5, double %6, i32 %32, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trsm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %4, i64 %5, double %6, i32 0, ptr %16, i64 %17)
  %19 = icmp eq ptr %10, null
  br i1 %19, label %26, label %20

20:
  %21 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %4, i64 %5, ptr %14, i64 %15)
  %22 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %10, i64 %11, ptr %21, i64 %22)
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double -1.000000e+00, ptr %21, i64 %4, ptr %16, i64 %17)
  %23 = icmp eq i32 %3, 85
  br i1 %23, label %24, label %25

24:
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double 1.000000e+00, ptr %14, i64 %15, ptr %16, i64 %17)
  br label %25

25:
  tail call void @free(ptr %21)
  br label %26

26:
  tail call void @pad.blas.FAMILY.d.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %8, i64 %9, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trsm_tangent_before(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %4, i64 %5, double %6, i32 1, ptr %16, i64 %17)
  %19 = load double, ptr %7, align 8
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double %19, ptr %12, i64 %13, ptr %16, i64 %17)
  %20 = icmp eq ptr %10, null
  br i1 %20, label %30, label %21

21:
  %22 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %4, i64 %5, ptr %12, i64 %13)
  %23 = mul nsw i64 %5, %4
  %24 = shl i64 %23, 3
  %25 = tail call ptr @malloc(i64 %24)
  %26 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.d.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %8, i64 %9, ptr %22, i64 %26)
  tail call void @pad.la.FAMILY.d.put(i64 %23, ptr %22, i64 1, ptr %25, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %10, i64 %11, ptr %25, i64 %26)
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double -1.000000e+00, ptr %25, i64 %4, ptr %16, i64 %17)
  %27 = icmp eq i32 %3, 85
  br i1 %27, label %28, label %29

28:
  tail call void @pad.la.FAMILY.d.add_columns(i64 %4, i64 %5, double 1.000000e+00, ptr %22, i64 %4, ptr %16, i64 %17)
  br label %29

29:
  tail call void @free(ptr %25)
  tail call void @free(ptr %22)
  br label %30

30:
  tail call void @pad.blas.FAMILY.d.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %8, i64 %9, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trsm_adjoint(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq i32 %2, 82
  %20 = select i1 %19, i32 67, i32 78
  %21 = icmp eq i32 %2, 78
  %22 = select i1 %21, i32 84, i32 %20
  tail call void @pad.la.FAMILY.d.trsm_op(i32 %0, i32 %1, i32 %22, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %8, i64 %9, ptr %16, i64 %17)
  %23 = icmp eq ptr %10, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.la.FAMILY.d.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double -1.000000e+00, ptr %14, i64 %15, ptr %16, i64 %17, ptr %10, i64 %11)
  br label %25

25:
  %26 = icmp ne ptr %7, null
  br i1 %26, label %27, label %31

27:
  %28 = tail call double @pad.la.FAMILY.d.inner_columns(i64 %4, i64 %5, ptr %12, i64 %13, ptr %16, i64 %17)
  %29 = load double, ptr %7, align 8
  %30 = fadd double %28, %29
  store double %30, ptr %7, align 8
  br label %31

31:
  %32 = zext i1 %26 to i32
  tail call void @pad.la.FAMILY.d.scale_columns(i64 %4, i64 %5, double %6, i32 %32, ptr %16, i64 %17)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
