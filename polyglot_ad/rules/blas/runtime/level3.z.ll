; Made from level3.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, double %16, double %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq ptr %10, null
  br i1 %26, label %28, label %27

27:
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %10, i64 %11, ptr %12, i64 %13, double %16, double %17, ptr %23, i64 %24)
  br label %32

28:
  %29 = fneg double %17
  %30 = icmp ne ptr %18, null
  %31 = zext i1 %30 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %2, i64 %3, double %16, double %29, i32 %31, ptr %23, i64 %24)
  br label %32

32:
  %33 = icmp eq ptr %14, null
  br i1 %33, label %35, label %34

34:
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %8, i64 %9, ptr %14, i64 %15, double 1.000000e+00, double 0.000000e+00, ptr %23, i64 %24)
  br label %35

35:
  %36 = icmp eq ptr %7, null
  br i1 %36, label %41, label %37

37:
  %38 = load double, ptr %7, align 8
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %40 = load double, ptr %39, align 8
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %38, double %40, ptr %8, i64 %9, ptr %12, i64 %13, double 1.000000e+00, double 0.000000e+00, ptr %23, i64 %24)
  br label %41

41:
  %42 = icmp ne ptr %18, null
  %43 = icmp sgt i64 %3, 0
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %57

45:
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 8
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %55, %47 ]
  %49 = load double, ptr %18, align 8
  %50 = load double, ptr %46, align 8
  %51 = mul nsw i64 %48, %20
  %52 = getelementptr inbounds { double, double }, ptr %19, i64 %51
  %53 = mul nsw i64 %48, %24
  %54 = getelementptr inbounds { double, double }, ptr %23, i64 %53
  tail call void @pad.blas.FAMILY.z.axpy(i64 %2, double %49, double %50, ptr %52, i64 1, ptr %54, i64 1)
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %3
  br i1 %56, label %57, label %47

57:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, double %16, double %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq ptr %7, null
  br i1 %26, label %40, label %27

27:
  %28 = shl i64 %2, 4
  %29 = mul i64 %28, %3
  %30 = tail call ptr @malloc(i64 %29)
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13, double 0.000000e+00, double 0.000000e+00, ptr %30, i64 %31)
  %32 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %2, i64 %3, ptr %30, i64 %2, ptr %23, i64 %24)
  %33 = extractvalue { double, double } %32, 0
  %34 = extractvalue { double, double } %32, 1
  %35 = load double, ptr %7, align 8
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = load double, ptr %36, align 8
  %38 = fadd double %35, %33
  %39 = fadd double %34, %37
  store double %38, ptr %7, align 8
  store double %39, ptr %36, align 8
  tail call void @free(ptr %30)
  br label %40

40:
  %41 = icmp eq ptr %10, null
  br i1 %41, label %63, label %42

42:
  switch i32 %0, label %62 [
    i32 78, label %43
    i32 84, label %55
  ]

43:
  switch i32 %1, label %45 [
    i32 78, label %47
    i32 82, label %46
    i32 84, label %44
  ]

44:
  br label %47

45:
  br label %47

46:
  br label %47

47:
  %48 = phi i32 [ 84, %43 ], [ 82, %45 ], [ 67, %46 ], [ 78, %44 ]
  switch i32 %48, label %50 [
    i32 78, label %52
    i32 82, label %51
    i32 84, label %49
  ]

49:
  br label %52

50:
  br label %52

51:
  br label %52

52:
  %53 = phi i32 [ 82, %47 ], [ 84, %50 ], [ 78, %51 ], [ 67, %49 ]
  %54 = fneg double %6
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 %53, i64 %2, i64 %4, i64 %3, double %5, double %54, ptr %23, i64 %24, ptr %12, i64 %13, ptr %10, i64 %11)
  br label %63

55:
  switch i32 %1, label %57 [
    i32 78, label %59
    i32 82, label %58
    i32 84, label %56
  ]

56:
  br label %59

57:
  br label %59

58:
  br label %59

59:
  %60 = phi i32 [ 82, %55 ], [ 84, %57 ], [ 78, %58 ], [ 67, %56 ]
  %61 = fneg double %6
  tail call void @pad.la.FAMILY.z.add_product(i32 %60, i32 84, i64 %4, i64 %2, i64 %3, double %5, double %61, ptr %12, i64 %13, ptr %23, i64 %24, ptr %10, i64 %11)
  br label %63

62:
  tail call void @pad.la.FAMILY.z.add_product(i32 %1, i32 67, i64 %4, i64 %2, i64 %3, double %5, double %6, ptr %12, i64 %13, ptr %23, i64 %24, ptr %10, i64 %11)
  br label %63

63:
  %64 = icmp eq ptr %14, null
  br i1 %64, label %86, label %65

65:
  switch i32 %1, label %85 [
    i32 78, label %66
    i32 84, label %78
  ]

66:
  switch i32 %0, label %68 [
    i32 78, label %70
    i32 82, label %69
    i32 84, label %67
  ]

67:
  br label %70

68:
  br label %70

69:
  br label %70

70:
  %71 = phi i32 [ 84, %66 ], [ 82, %68 ], [ 67, %69 ], [ 78, %67 ]
  switch i32 %71, label %73 [
    i32 78, label %75
    i32 82, label %74
    i32 84, label %72
  ]

72:
  br label %75

73:
  br label %75

74:
  br label %75

75:
  %76 = phi i32 [ 82, %70 ], [ 84, %73 ], [ 78, %74 ], [ 67, %72 ]
  %77 = fneg double %6
  tail call void @pad.la.FAMILY.z.add_product(i32 %76, i32 78, i64 %4, i64 %3, i64 %2, double %5, double %77, ptr %8, i64 %9, ptr %23, i64 %24, ptr %14, i64 %15)
  br label %86

78:
  switch i32 %0, label %80 [
    i32 78, label %82
    i32 82, label %81
    i32 84, label %79
  ]

79:
  br label %82

80:
  br label %82

81:
  br label %82

82:
  %83 = phi i32 [ 82, %78 ], [ 84, %80 ], [ 78, %81 ], [ 67, %79 ]
  %84 = fneg double %6
  tail call void @pad.la.FAMILY.z.add_product(i32 84, i32 %83, i64 %3, i64 %4, i64 %2, double %5, double %84, ptr %23, i64 %24, ptr %8, i64 %9, ptr %14, i64 %15)
  br label %86

85:
  tail call void @pad.la.FAMILY.z.add_product(i32 67, i32 %0, i64 %3, i64 %4, i64 %2, double %5, double %6, ptr %23, i64 %24, ptr %8, i64 %9, ptr %14, i64 %15)
  br label %86

86:
  %87 = icmp ne ptr %18, null
  br i1 %87, label %88, label %97

88:
  %89 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %2, i64 %3, ptr %19, i64 %20, ptr %23, i64 %24)
  %90 = extractvalue { double, double } %89, 0
  %91 = extractvalue { double, double } %89, 1
  %92 = load double, ptr %18, align 8
  %93 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %94 = load double, ptr %93, align 8
  %95 = fadd double %92, %90
  %96 = fadd double %91, %94
  store double %95, ptr %18, align 8
  store double %96, ptr %93, align 8
  br label %97

97:
  %98 = zext i1 %87 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %2, i64 %3, double %16, double %17, i32 %98, ptr %23, i64 %24)
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.z.doubled(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = shl i64 %2, 4
  %7 = mul i64 %6, %2
  %8 = tail call ptr @malloc(i64 %7)
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %15

10:
  %11 = icmp eq i32 %0, 85
  %12 = icmp eq i32 %1, 0
  br label %16

13:
  %14 = icmp eq i64 %19, %2
  br i1 %14, label %15, label %16

15:
  ret ptr %8

16:
  %17 = phi i64 [ 0, %10 ], [ %19, %13 ]
  %18 = select i1 %11, i64 0, i64 %17
  %19 = add nuw nsw i64 %17, 1
  %20 = select i1 %11, i64 %19, i64 %2
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %13

22:
  %23 = mul nsw i64 %17, %4
  %24 = getelementptr { double, double }, ptr %3, i64 %23
  %25 = mul nuw nsw i64 %17, %2
  %26 = getelementptr { double, double }, ptr %8, i64 %25
  br label %27

27:
  %28 = phi i64 [ %18, %22 ], [ %43, %38 ]
  %29 = getelementptr { double, double }, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = icmp eq i64 %28, %17
  br i1 %33, label %34, label %38

34:
  %35 = fmul double %30, 2.000000e+00
  br i1 %12, label %36, label %38

36:
  %37 = fmul double %32, 2.000000e+00
  br label %38

38:
  %39 = phi double [ %35, %36 ], [ %30, %27 ], [ %35, %34 ]
  %40 = phi double [ %37, %36 ], [ %32, %27 ], [ 0.000000e+00, %34 ]
  %41 = getelementptr { double, double }, ptr %26, i64 %28
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store double %39, ptr %41, align 8
  store double %40, ptr %42, align 8
  %43 = add nuw nsw i64 %28, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %13, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.z.add_both(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %14

8:
  %9 = icmp eq i32 %0, 85
  %10 = icmp eq i32 %1, 0
  %11 = icmp eq i32 %1, 0
  br label %15

12:
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %8 ], [ %18, %12 ]
  %17 = select i1 %9, i64 0, i64 %16
  %18 = add nuw nsw i64 %16, 1
  %19 = select i1 %9, i64 %18, i64 %2
  %20 = getelementptr { double, double }, ptr %3, i64 %16
  %21 = icmp slt i64 %17, %19
  br i1 %21, label %22, label %12

22:
  %23 = mul nuw nsw i64 %16, %2
  %24 = getelementptr { double, double }, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %5
  %26 = getelementptr { double, double }, ptr %4, i64 %25
  br label %27

27:
  %28 = phi i64 [ %17, %22 ], [ %55, %46 ]
  %29 = getelementptr { double, double }, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = icmp eq i64 %28, %16
  br i1 %33, label %34, label %36

34:
  %35 = select i1 %11, double %32, double 0.000000e+00
  br label %46

36:
  %37 = mul nuw nsw i64 %28, %2
  %38 = getelementptr { double, double }, ptr %20, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8
  %41 = load double, ptr %38, align 8
  %42 = fneg double %40
  %43 = select i1 %10, double %40, double %42
  %44 = fadd double %30, %41
  %45 = fadd double %32, %43
  br label %46

46:
  %47 = phi double [ %30, %34 ], [ %44, %36 ]
  %48 = phi double [ %35, %34 ], [ %45, %36 ]
  %49 = getelementptr { double, double }, ptr %26, i64 %28
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fadd double %47, %50
  %54 = fadd double %48, %52
  store double %53, ptr %49, align 8
  store double %54, ptr %51, align 8
  %55 = add nuw nsw i64 %28, 1
  %56 = icmp eq i64 %55, %19
  br i1 %56, label %12, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %1, double %2, double %3, i32 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %11

9:
  %10 = icmp eq i32 %0, 85
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %9 ], [ %14, %12 ]
  %14 = add nuw nsw i64 %13, 1
  %15 = sub nsw i64 %1, %13
  %16 = select i1 %10, i64 0, i64 %13
  %17 = select i1 %10, i64 %14, i64 %15
  %18 = mul nsw i64 %13, %6
  %19 = getelementptr inbounds { double, double }, ptr %5, i64 %18
  %20 = getelementptr inbounds nuw { double, double }, ptr %19, i64 %16
  tail call void @pad.la.FAMILY.z.scale(i64 %17, double %2, double %3, i32 %4, ptr %20, i64 1)
  %21 = icmp eq i64 %14, %1
  br i1 %21, label %11, label %12
}

define linkonce_odr hidden { double, double } @pad.la.FAMILY.z.inner_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %10

8:
  %9 = icmp eq i32 %0, 85
  br label %15

10:
  %11 = phi double [ 0.000000e+00, %6 ], [ %32, %15 ]
  %12 = phi double [ 0.000000e+00, %6 ], [ %33, %15 ]
  %13 = insertvalue { double, double } poison, double %11, 0
  %14 = insertvalue { double, double } %13, double %12, 1
  ret { double, double } %14

15:
  %16 = phi double [ 0.000000e+00, %8 ], [ %33, %15 ]
  %17 = phi i64 [ 0, %8 ], [ %20, %15 ]
  %18 = phi double [ 0.000000e+00, %8 ], [ %32, %15 ]
  %19 = select i1 %9, i64 0, i64 %17
  %20 = add nuw nsw i64 %17, 1
  %21 = sub nsw i64 %1, %17
  %22 = select i1 %9, i64 %20, i64 %21
  %23 = mul nsw i64 %17, %3
  %24 = getelementptr inbounds { double, double }, ptr %2, i64 %23
  %25 = getelementptr inbounds nuw { double, double }, ptr %24, i64 %19
  %26 = mul nsw i64 %17, %5
  %27 = getelementptr inbounds { double, double }, ptr %4, i64 %26
  %28 = getelementptr inbounds nuw { double, double }, ptr %27, i64 %19
  %29 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %22, ptr %25, i64 1, ptr %28, i64 1)
  %30 = extractvalue { double, double } %29, 0
  %31 = extractvalue { double, double } %29, 1
  %32 = fadd double %18, %30
  %33 = fadd double %16, %31
  %34 = icmp eq i64 %20, %1
  br i1 %34, label %10, label %15
}

define linkonce_odr hidden void @pad.la.FAMILY.z.add_triangle(i32 %0, i64 %1, double %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %12

10:
  %11 = icmp eq i32 %0, 85
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %10 ], [ %16, %13 ]
  %15 = select i1 %11, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = sub nsw i64 %1, %14
  %18 = select i1 %11, i64 %16, i64 %17
  %19 = mul nsw i64 %14, %5
  %20 = getelementptr inbounds { double, double }, ptr %4, i64 %19
  %21 = getelementptr inbounds nuw { double, double }, ptr %20, i64 %15
  %22 = mul nsw i64 %14, %7
  %23 = getelementptr inbounds { double, double }, ptr %6, i64 %22
  %24 = getelementptr inbounds nuw { double, double }, ptr %23, i64 %15
  tail call void @pad.blas.FAMILY.z.axpy(i64 %18, double %2, double %3, ptr %21, i64 1, ptr %24, i64 1)
  %25 = icmp eq i64 %16, %1
  br i1 %25, label %12, label %13
}

define linkonce_odr hidden void @pad.la.FAMILY.z.real_diagonal(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:
  %6 = add i64 %2, 1
  br label %8

7:
  ret void

8:
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %10 = mul i64 %9, %6
  %11 = getelementptr inbounds { double, double }, ptr %1, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double 0.000000e+00, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %7, label %8
}

define linkonce_odr hidden void @pad.la.FAMILY.z.symm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, double %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq ptr %13, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.z.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double %15, double %16, ptr %22, i64 %23)
  br label %31

27:
  %28 = fneg double %16
  %29 = icmp ne ptr %17, null
  %30 = zext i1 %29 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %2, i64 %3, double %15, double %28, i32 %30, ptr %22, i64 %23)
  br label %31

31:
  %32 = icmp eq ptr %9, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.z.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %23)
  br label %34

34:
  %35 = icmp eq ptr %6, null
  br i1 %35, label %40, label %36

36:
  %37 = load double, ptr %6, align 8
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %39 = load double, ptr %38, align 8
  tail call void @pad.blas.FAMILY.z.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %37, double %39, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %23)
  br label %40

40:
  %41 = icmp ne ptr %17, null
  %42 = icmp sgt i64 %3, 0
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %56

44:
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 8
  br label %46

46:
  %47 = phi i64 [ 0, %44 ], [ %54, %46 ]
  %48 = load double, ptr %17, align 8
  %49 = load double, ptr %45, align 8
  %50 = mul nsw i64 %47, %19
  %51 = getelementptr inbounds { double, double }, ptr %18, i64 %50
  %52 = mul nsw i64 %47, %23
  %53 = getelementptr inbounds { double, double }, ptr %22, i64 %52
  tail call void @pad.blas.FAMILY.z.axpy(i64 %2, double %48, double %49, ptr %51, i64 1, ptr %53, i64 1)
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, %3
  br i1 %55, label %56, label %46

56:
  ret void
}

declare void @pad.blas.FAMILY.z.symm(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.symm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, double %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq i32 %0, 76
  %26 = select i1 %25, i64 %2, i64 %3
  %27 = icmp eq ptr %6, null
  br i1 %27, label %41, label %28

28:
  %29 = mul nsw i64 %3, %2
  %30 = shl i64 %29, 4
  %31 = tail call ptr @malloc(i64 %30)
  %32 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.symm(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %7, i64 %8, ptr %11, i64 %12, double 0.000000e+00, double 0.000000e+00, ptr %31, i64 %32)
  %33 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %2, i64 %3, ptr %31, i64 %2, ptr %22, i64 %23)
  %34 = extractvalue { double, double } %33, 0
  %35 = extractvalue { double, double } %33, 1
  %36 = load double, ptr %6, align 8
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fadd double %36, %34
  %40 = fadd double %35, %38
  store double %39, ptr %6, align 8
  store double %40, ptr %37, align 8
  tail call void @free(ptr %31)
  br label %41

41:
  %42 = icmp eq ptr %13, null
  br i1 %42, label %77, label %43

43:
  %44 = tail call ptr @pad.la.FAMILY.z.conj_matrix(i64 %2, i64 %3, ptr %22, i64 %23)
  %45 = mul nsw i64 %3, %2
  %46 = shl i64 %45, 4
  %47 = tail call ptr @malloc(i64 %46)
  %48 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %7, i64 %8, ptr %44, i64 %48, double 0.000000e+00, double 0.000000e+00, ptr %47, i64 %48)
  %49 = icmp sgt i64 %3, 0
  br i1 %49, label %50, label %59

50:
  %51 = icmp sgt i64 %2, 0
  br label %52

52:
  %53 = phi i64 [ 0, %50 ], [ %61, %60 ]
  br i1 %51, label %54, label %60

54:
  %55 = mul nuw nsw i64 %53, %2
  %56 = getelementptr { double, double }, ptr %47, i64 %55
  %57 = mul nsw i64 %53, %14
  %58 = getelementptr { double, double }, ptr %13, i64 %57
  br label %63

59:
  tail call void @free(ptr %44)
  tail call void @free(ptr %47)
  br label %77

60:
  %61 = add nuw nsw i64 %53, 1
  %62 = icmp eq i64 %61, %3
  br i1 %62, label %59, label %52

63:
  %64 = phi i64 [ 0, %54 ], [ %75, %63 ]
  %65 = getelementptr { double, double }, ptr %56, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load double, ptr %67, align 8
  %69 = getelementptr { double, double }, ptr %58, i64 %64
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fadd double %66, %70
  %74 = fsub double %72, %68
  store double %73, ptr %69, align 8
  store double %74, ptr %71, align 8
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %60, label %63

77:
  %78 = icmp eq ptr %9, null
  br i1 %78, label %87, label %79

79:
  %80 = mul nsw i64 %26, %26
  %81 = add nuw nsw i64 %80, 1
  %82 = tail call ptr @calloc(i64 %81, i64 16)
  %83 = fneg double %5
  br i1 %25, label %84, label %85

84:
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double %4, double %83, ptr %22, i64 %23, ptr %11, i64 %12, ptr %82, i64 %2)
  br label %86

85:
  tail call void @pad.la.FAMILY.z.add_product(i32 67, i32 78, i64 %3, i64 %3, i64 %2, double %4, double %83, ptr %11, i64 %12, ptr %22, i64 %23, ptr %82, i64 %3)
  br label %86

86:
  tail call void @pad.la.FAMILY.z.add_both(i32 %1, i32 0, i64 %26, ptr %82, ptr %9, i64 %10)
  tail call void @free(ptr %82)
  br label %87

87:
  %88 = icmp ne ptr %17, null
  br i1 %88, label %89, label %98

89:
  %90 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %2, i64 %3, ptr %18, i64 %19, ptr %22, i64 %23)
  %91 = extractvalue { double, double } %90, 0
  %92 = extractvalue { double, double } %90, 1
  %93 = load double, ptr %17, align 8
  %94 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %91
  %97 = fadd double %92, %95
  store double %96, ptr %17, align 8
  store double %97, ptr %94, align 8
  br label %98

98:
  %99 = zext i1 %88 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %2, i64 %3, double %15, double %16, i32 %99, ptr %22, i64 %23)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, double %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq ptr %13, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.z.hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double %15, double %16, ptr %22, i64 %23)
  br label %31

27:
  %28 = fneg double %16
  %29 = icmp ne ptr %17, null
  %30 = zext i1 %29 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %2, i64 %3, double %15, double %28, i32 %30, ptr %22, i64 %23)
  br label %31

31:
  %32 = icmp eq ptr %9, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.z.hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %23)
  br label %34

34:
  %35 = icmp eq ptr %6, null
  br i1 %35, label %40, label %36

36:
  %37 = load double, ptr %6, align 8
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %39 = load double, ptr %38, align 8
  tail call void @pad.blas.FAMILY.z.hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %37, double %39, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %23)
  br label %40

40:
  %41 = icmp ne ptr %17, null
  %42 = icmp sgt i64 %3, 0
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %56

44:
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 8
  br label %46

46:
  %47 = phi i64 [ 0, %44 ], [ %54, %46 ]
  %48 = load double, ptr %17, align 8
  %49 = load double, ptr %45, align 8
  %50 = mul nsw i64 %47, %19
  %51 = getelementptr inbounds { double, double }, ptr %18, i64 %50
  %52 = mul nsw i64 %47, %23
  %53 = getelementptr inbounds { double, double }, ptr %22, i64 %52
  tail call void @pad.blas.FAMILY.z.axpy(i64 %2, double %48, double %49, ptr %51, i64 1, ptr %53, i64 1)
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, %3
  br i1 %55, label %56, label %46

56:
  ret void
}

declare void @pad.blas.FAMILY.z.hemm(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.hemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, double %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq i32 %0, 76
  %26 = select i1 %25, i64 %2, i64 %3
  %27 = icmp eq ptr %6, null
  br i1 %27, label %41, label %28

28:
  %29 = shl i64 %2, 4
  %30 = mul i64 %29, %3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.hemm(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %7, i64 %8, ptr %11, i64 %12, double 0.000000e+00, double 0.000000e+00, ptr %31, i64 %32)
  %33 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %2, i64 %3, ptr %31, i64 %2, ptr %22, i64 %23)
  %34 = extractvalue { double, double } %33, 0
  %35 = extractvalue { double, double } %33, 1
  %36 = load double, ptr %6, align 8
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fadd double %36, %34
  %40 = fadd double %35, %38
  store double %39, ptr %6, align 8
  store double %40, ptr %37, align 8
  tail call void @free(ptr %31)
  br label %41

41:
  %42 = icmp eq ptr %13, null
  br i1 %42, label %45, label %43

43:
  %44 = fneg double %5
  tail call void @pad.blas.FAMILY.z.hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %44, ptr %7, i64 %8, ptr %22, i64 %23, double 1.000000e+00, double 0.000000e+00, ptr %13, i64 %14)
  br label %45

45:
  %46 = icmp eq ptr %9, null
  br i1 %46, label %55, label %47

47:
  %48 = mul nsw i64 %26, %26
  %49 = add nuw nsw i64 %48, 1
  %50 = tail call ptr @calloc(i64 %49, i64 16)
  %51 = fneg double %5
  br i1 %25, label %52, label %53

52:
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double %4, double %51, ptr %22, i64 %23, ptr %11, i64 %12, ptr %50, i64 %2)
  br label %54

53:
  tail call void @pad.la.FAMILY.z.add_product(i32 67, i32 78, i64 %3, i64 %3, i64 %2, double %4, double %51, ptr %11, i64 %12, ptr %22, i64 %23, ptr %50, i64 %3)
  br label %54

54:
  tail call void @pad.la.FAMILY.z.add_both(i32 %1, i32 1, i64 %26, ptr %50, ptr %9, i64 %10)
  tail call void @free(ptr %50)
  br label %55

55:
  %56 = icmp ne ptr %17, null
  br i1 %56, label %57, label %66

57:
  %58 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %2, i64 %3, ptr %18, i64 %19, ptr %22, i64 %23)
  %59 = extractvalue { double, double } %58, 0
  %60 = extractvalue { double, double } %58, 1
  %61 = load double, ptr %17, align 8
  %62 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %63 = load double, ptr %62, align 8
  %64 = fadd double %61, %59
  %65 = fadd double %60, %63
  store double %64, ptr %17, align 8
  store double %65, ptr %62, align 8
  br label %66

66:
  %67 = zext i1 %56 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %2, i64 %3, double %15, double %16, i32 %67, ptr %22, i64 %23)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.apply_both(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8) alwaysinline nounwind {
  %10 = icmp eq i32 %2, 0
  %11 = select i1 %10, i64 %4, i64 %3
  %12 = select i1 %10, i64 %3, i64 %4
  %13 = select i1 %10, i32 82, i32 76
  %14 = icmp eq i32 %1, 0
  br i1 %14, label %18, label %15

15:
  %16 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %17 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  tail call void @pad.blas.FAMILY.z.hemm(i32 %13, i32 %0, i64 %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %16, ptr %6, i64 %7, double 0.000000e+00, double 0.000000e+00, ptr %8, i64 %17)
  br label %22

18:
  %19 = tail call ptr @pad.la.FAMILY.z.conj_matrix(i64 %11, i64 %12, ptr %6, i64 %7)
  %20 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %21 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  tail call void @pad.blas.FAMILY.z.symm(i32 %13, i32 %0, i64 %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %20, ptr %19, i64 %21, double 0.000000e+00, double 0.000000e+00, ptr %8, i64 %21)
  tail call void @free(ptr %19)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.syrk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, double %11, double %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %9, null
  br i1 %21, label %23, label %22

22:
  tail call void @pad.blas.FAMILY.z.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %9, i64 %10, ptr %7, i64 %8, double %11, double %12, ptr %18, i64 %19)
  br label %27

23:
  %24 = fneg double %12
  %25 = icmp ne ptr %13, null
  %26 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %11, double %24, i32 %26, ptr %18, i64 %19)
  br label %27

27:
  %28 = icmp eq ptr %6, null
  br i1 %28, label %33, label %29

29:
  %30 = load double, ptr %6, align 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %32 = load double, ptr %31, align 8
  tail call void @pad.blas.FAMILY.z.syrk(i32 %0, i32 %1, i64 %2, i64 %3, double %30, double %32, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 %19)
  br label %33

33:
  %34 = icmp eq ptr %13, null
  br i1 %34, label %39, label %35

35:
  %36 = load double, ptr %13, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %38 = load double, ptr %37, align 8
  tail call void @pad.la.FAMILY.z.add_triangle(i32 %0, i64 %2, double %36, double %38, ptr %14, i64 %15, ptr %18, i64 %19)
  br label %39

39:
  ret void
}

declare void @pad.blas.FAMILY.z.syr2k(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.syrk(i32, i32, i64, i64, double, double, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.syrk_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, double %11, double %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq i32 %1, 78
  %22 = select i1 %21, i64 %2, i64 %3
  %23 = select i1 %21, i64 %3, i64 %2
  %24 = icmp ne ptr %9, null
  %25 = icmp ne ptr %6, null
  %26 = or i1 %25, %24
  br i1 %26, label %27, label %48

27:
  %28 = tail call ptr @pad.la.FAMILY.z.doubled(i32 %0, i32 0, i64 %2, ptr %18, i64 %19)
  %29 = shl i64 %2, 4
  %30 = mul i64 %29, %3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = zext i1 %21 to i32
  tail call void @pad.la.FAMILY.z.apply_both(i32 %0, i32 0, i32 %32, i64 %2, i64 %3, ptr %28, ptr %7, i64 %8, ptr %31)
  br i1 %24, label %33, label %35

33:
  %34 = fneg double %5
  tail call void @pad.la.FAMILY.z.add_columns(i64 %22, i64 %23, double %4, double %34, ptr %31, i64 %22, ptr %9, i64 %10)
  br label %35

35:
  br i1 %25, label %36, label %47

36:
  %37 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %22, i64 %23, ptr %7, i64 %8, ptr %31, i64 %22)
  %38 = extractvalue { double, double } %37, 0
  %39 = extractvalue { double, double } %37, 1
  %40 = fmul double %38, 5.000000e-01
  %41 = fmul double %39, 5.000000e-01
  %42 = load double, ptr %6, align 8
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %44 = load double, ptr %43, align 8
  %45 = fadd double %42, %40
  %46 = fadd double %44, %41
  store double %45, ptr %6, align 8
  store double %46, ptr %43, align 8
  br label %47

47:
  tail call void @free(ptr %28)
  tail call void @free(ptr %31)
  br label %48

48:
  %49 = icmp ne ptr %13, null
  br i1 %49, label %50, label %59

50:
  %51 = tail call { double, double } @pad.la.FAMILY.z.inner_triangle(i32 %0, i64 %2, ptr %14, i64 %15, ptr %18, i64 %19)
  %52 = extractvalue { double, double } %51, 0
  %53 = extractvalue { double, double } %51, 1
  %54 = load double, ptr %13, align 8
  %55 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %56 = load double, ptr %55, align 8
  %57 = fadd double %54, %52
  %58 = fadd double %53, %56
  store double %57, ptr %13, align 8
  store double %58, ptr %55, align 8
  br label %59

59:
  %60 = zext i1 %49 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %11, double %12, i32 %60, ptr %18, i64 %19)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.syr2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, double %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq ptr %9, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.z.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double %15, double %16, ptr %22, i64 %23)
  br label %31

27:
  %28 = fneg double %16
  %29 = icmp ne ptr %17, null
  %30 = zext i1 %29 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %15, double %28, i32 %30, ptr %22, i64 %23)
  br label %31

31:
  %32 = icmp eq ptr %13, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.z.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %23)
  br label %34

34:
  %35 = icmp eq ptr %6, null
  br i1 %35, label %40, label %36

36:
  %37 = load double, ptr %6, align 8
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %39 = load double, ptr %38, align 8
  tail call void @pad.blas.FAMILY.z.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %37, double %39, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %23)
  br label %40

40:
  %41 = icmp eq ptr %17, null
  br i1 %41, label %46, label %42

42:
  %43 = load double, ptr %17, align 8
  %44 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %45 = load double, ptr %44, align 8
  tail call void @pad.la.FAMILY.z.add_triangle(i32 %0, i64 %2, double %43, double %45, ptr %18, i64 %19, ptr %22, i64 %23)
  br label %46

46:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.syr2k_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, double %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq i32 %1, 78
  %26 = select i1 %25, i64 %2, i64 %3
  %27 = select i1 %25, i64 %3, i64 %2
  %28 = tail call ptr @pad.la.FAMILY.z.doubled(i32 %0, i32 0, i64 %2, ptr %22, i64 %23)
  %29 = shl i64 %2, 4
  %30 = mul i64 %29, %3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp ne ptr %9, null
  %33 = icmp ne ptr %6, null
  %34 = or i1 %33, %32
  br i1 %34, label %35, label %49

35:
  %36 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.z.apply_both(i32 %0, i32 0, i32 %36, i64 %2, i64 %3, ptr %28, ptr %11, i64 %12, ptr %31)
  br i1 %32, label %37, label %39

37:
  %38 = fneg double %5
  tail call void @pad.la.FAMILY.z.add_columns(i64 %26, i64 %27, double %4, double %38, ptr %31, i64 %26, ptr %9, i64 %10)
  br label %39

39:
  br i1 %33, label %40, label %49

40:
  %41 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %26, i64 %27, ptr %7, i64 %8, ptr %31, i64 %26)
  %42 = extractvalue { double, double } %41, 0
  %43 = extractvalue { double, double } %41, 1
  %44 = load double, ptr %6, align 8
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %46 = load double, ptr %45, align 8
  %47 = fadd double %44, %42
  %48 = fadd double %43, %46
  store double %47, ptr %6, align 8
  store double %48, ptr %45, align 8
  br label %49

49:
  %50 = icmp eq ptr %13, null
  br i1 %50, label %54, label %51

51:
  %52 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.z.apply_both(i32 %0, i32 0, i32 %52, i64 %2, i64 %3, ptr %28, ptr %7, i64 %8, ptr %31)
  %53 = fneg double %5
  tail call void @pad.la.FAMILY.z.add_columns(i64 %26, i64 %27, double %4, double %53, ptr %31, i64 %26, ptr %13, i64 %14)
  br label %54

54:
  tail call void @free(ptr %28)
  tail call void @free(ptr %31)
  %55 = icmp ne ptr %17, null
  br i1 %55, label %56, label %65

56:
  %57 = tail call { double, double } @pad.la.FAMILY.z.inner_triangle(i32 %0, i64 %2, ptr %18, i64 %19, ptr %22, i64 %23)
  %58 = extractvalue { double, double } %57, 0
  %59 = extractvalue { double, double } %57, 1
  %60 = load double, ptr %17, align 8
  %61 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fadd double %60, %58
  %64 = fadd double %59, %62
  store double %63, ptr %17, align 8
  store double %64, ptr %61, align 8
  br label %65

65:
  %66 = zext i1 %55 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %15, double %16, i32 %66, ptr %22, i64 %23)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.herk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %8, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.z.her2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double 0.000000e+00, ptr %8, i64 %9, ptr %6, i64 %7, double %10, ptr %16, i64 %17)
  br label %24

21:
  %22 = icmp ne ptr %11, null
  %23 = zext i1 %22 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %10, double -0.000000e+00, i32 %23, ptr %16, i64 %17)
  br label %24

24:
  %25 = icmp eq ptr %5, null
  br i1 %25, label %28, label %26

26:
  %27 = load double, ptr %5, align 8
  tail call void @pad.blas.FAMILY.z.herk(i32 %0, i32 %1, i64 %2, i64 %3, double %27, ptr %6, i64 %7, double 1.000000e+00, ptr %16, i64 %17)
  br label %28

28:
  %29 = icmp eq ptr %11, null
  br i1 %29, label %32, label %30

30:
  %31 = load double, ptr %11, align 8
  tail call void @pad.la.FAMILY.z.add_triangle(i32 %0, i64 %2, double %31, double 0.000000e+00, ptr %12, i64 %13, ptr %16, i64 %17)
  br label %32

32:
  tail call void @pad.la.FAMILY.z.real_diagonal(i64 %2, ptr %16, i64 %17)
  ret void
}

declare void @pad.blas.FAMILY.z.her2k(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.herk(i32, i32, i64, i64, double, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.herk_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq i32 %1, 78
  %20 = select i1 %19, i64 %2, i64 %3
  %21 = select i1 %19, i64 %3, i64 %2
  tail call void @pad.la.FAMILY.z.real_diagonal(i64 %2, ptr %16, i64 %17)
  %22 = icmp ne ptr %8, null
  %23 = icmp ne ptr %5, null
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %40

25:
  %26 = tail call ptr @pad.la.FAMILY.z.doubled(i32 %0, i32 1, i64 %2, ptr %16, i64 %17)
  %27 = shl i64 %2, 4
  %28 = mul i64 %27, %3
  %29 = tail call ptr @malloc(i64 %28)
  %30 = zext i1 %19 to i32
  tail call void @pad.la.FAMILY.z.apply_both(i32 %0, i32 1, i32 %30, i64 %2, i64 %3, ptr %26, ptr %6, i64 %7, ptr %29)
  br i1 %22, label %31, label %32

31:
  tail call void @pad.la.FAMILY.z.add_columns(i64 %20, i64 %21, double %4, double -0.000000e+00, ptr %29, i64 %20, ptr %8, i64 %9)
  br label %32

32:
  br i1 %23, label %33, label %39

33:
  %34 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %20, i64 %21, ptr %6, i64 %7, ptr %29, i64 %20)
  %35 = extractvalue { double, double } %34, 0
  %36 = fmul double %35, 5.000000e-01
  %37 = load double, ptr %5, align 8
  %38 = fadd double %37, %36
  store double %38, ptr %5, align 8
  br label %39

39:
  tail call void @free(ptr %26)
  tail call void @free(ptr %29)
  br label %40

40:
  %41 = icmp ne ptr %11, null
  br i1 %41, label %42, label %47

42:
  %43 = tail call { double, double } @pad.la.FAMILY.z.inner_triangle(i32 %0, i64 %2, ptr %12, i64 %13, ptr %16, i64 %17)
  %44 = extractvalue { double, double } %43, 0
  %45 = load double, ptr %11, align 8
  %46 = fadd double %45, %44
  store double %46, ptr %11, align 8
  br label %47

47:
  %48 = zext i1 %41 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %10, double 0.000000e+00, i32 %48, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.her2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %9, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.z.her2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double %15, ptr %21, i64 %22)
  br label %29

26:
  %27 = icmp ne ptr %16, null
  %28 = zext i1 %27 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %15, double -0.000000e+00, i32 %28, ptr %21, i64 %22)
  br label %29

29:
  %30 = icmp eq ptr %13, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.z.her2k(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double 1.000000e+00, ptr %21, i64 %22)
  br label %32

32:
  %33 = icmp eq ptr %6, null
  br i1 %33, label %38, label %34

34:
  %35 = load double, ptr %6, align 8
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %37 = load double, ptr %36, align 8
  tail call void @pad.blas.FAMILY.z.her2k(i32 %0, i32 %1, i64 %2, i64 %3, double %35, double %37, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, ptr %21, i64 %22)
  br label %38

38:
  %39 = icmp eq ptr %16, null
  br i1 %39, label %42, label %40

40:
  %41 = load double, ptr %16, align 8
  tail call void @pad.la.FAMILY.z.add_triangle(i32 %0, i64 %2, double %41, double 0.000000e+00, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %42

42:
  tail call void @pad.la.FAMILY.z.real_diagonal(i64 %2, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.her2k_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %1, 78
  %25 = select i1 %24, i64 %2, i64 %3
  %26 = select i1 %24, i64 %3, i64 %2
  tail call void @pad.la.FAMILY.z.real_diagonal(i64 %2, ptr %21, i64 %22)
  %27 = tail call ptr @pad.la.FAMILY.z.doubled(i32 %0, i32 1, i64 %2, ptr %21, i64 %22)
  %28 = shl i64 %2, 4
  %29 = mul i64 %28, %3
  %30 = tail call ptr @malloc(i64 %29)
  %31 = icmp ne ptr %9, null
  %32 = icmp ne ptr %6, null
  %33 = or i1 %32, %31
  br i1 %33, label %34, label %51

34:
  %35 = zext i1 %24 to i32
  tail call void @pad.la.FAMILY.z.apply_both(i32 %0, i32 1, i32 %35, i64 %2, i64 %3, ptr %27, ptr %11, i64 %12, ptr %30)
  br i1 %31, label %36, label %39

36:
  %37 = fneg double %5
  %38 = select i1 %24, double %37, double %5
  tail call void @pad.la.FAMILY.z.add_columns(i64 %25, i64 %26, double %4, double %38, ptr %30, i64 %25, ptr %9, i64 %10)
  br label %39

39:
  br i1 %32, label %40, label %51

40:
  %41 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %25, i64 %26, ptr %7, i64 %8, ptr %30, i64 %25)
  %42 = extractvalue { double, double } %41, 0
  %43 = extractvalue { double, double } %41, 1
  %44 = fneg double %43
  %45 = select i1 %24, double %43, double %44
  %46 = load double, ptr %6, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %48 = load double, ptr %47, align 8
  %49 = fadd double %46, %42
  %50 = fadd double %48, %45
  store double %49, ptr %6, align 8
  store double %50, ptr %47, align 8
  br label %51

51:
  %52 = icmp eq ptr %13, null
  br i1 %52, label %57, label %53

53:
  %54 = zext i1 %24 to i32
  tail call void @pad.la.FAMILY.z.apply_both(i32 %0, i32 1, i32 %54, i64 %2, i64 %3, ptr %27, ptr %7, i64 %8, ptr %30)
  %55 = fneg double %5
  %56 = select i1 %24, double %5, double %55
  tail call void @pad.la.FAMILY.z.add_columns(i64 %25, i64 %26, double %4, double %56, ptr %30, i64 %25, ptr %13, i64 %14)
  br label %57

57:
  tail call void @free(ptr %27)
  tail call void @free(ptr %30)
  %58 = icmp ne ptr %16, null
  br i1 %58, label %59, label %64

59:
  %60 = tail call { double, double } @pad.la.FAMILY.z.inner_triangle(i32 %0, i64 %2, ptr %17, i64 %18, ptr %21, i64 %22)
  %61 = extractvalue { double, double } %60, 0
  %62 = load double, ptr %16, align 8
  %63 = fadd double %62, %61
  store double %63, ptr %16, align 8
  br label %64

64:
  %65 = zext i1 %58 to i32
  tail call void @pad.la.FAMILY.z.scale_triangle(i32 %0, i64 %2, double %15, double 0.000000e+00, i32 %65, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %0, 76
  %16 = select i1 %15, i64 %4, i64 %5
  %17 = select i1 %15, i64 %5, i64 %4
  %18 = mul nsw i64 %16, %16
  %19 = add nuw nsw i64 %18, 1
  %20 = tail call ptr @calloc(i64 %19, i64 16)
  switch i32 %2, label %28 [
    i32 78, label %21
    i32 67, label %25
  ]

21:
  %22 = fneg double %7
  br i1 %15, label %23, label %24

23:
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 67, i64 %16, i64 %16, i64 %17, double %6, double %22, ptr %10, i64 %11, ptr %8, i64 %9, ptr %20, i64 %16)
  br label %32

24:
  tail call void @pad.la.FAMILY.z.add_product(i32 67, i32 78, i64 %16, i64 %16, i64 %17, double %6, double %22, ptr %8, i64 %9, ptr %10, i64 %11, ptr %20, i64 %16)
  br label %32

25:
  br i1 %15, label %26, label %27

26:
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 67, i64 %16, i64 %16, i64 %17, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %20, i64 %16)
  br label %32

27:
  tail call void @pad.la.FAMILY.z.add_product(i32 67, i32 78, i64 %16, i64 %16, i64 %17, double %6, double %7, ptr %10, i64 %11, ptr %8, i64 %9, ptr %20, i64 %16)
  br label %32

28:
  %29 = fneg double %7
  br i1 %15, label %30, label %31

30:
  tail call void @pad.la.FAMILY.z.add_product(i32 82, i32 84, i64 %16, i64 %16, i64 %17, double %6, double %29, ptr %8, i64 %9, ptr %10, i64 %11, ptr %20, i64 %16)
  br label %32

31:
  tail call void @pad.la.FAMILY.z.add_product(i32 84, i32 82, i64 %16, i64 %16, i64 %17, double %6, double %29, ptr %10, i64 %11, ptr %8, i64 %9, ptr %20, i64 %16)
  br label %32

32:
  %33 = icmp sgt i64 %16, 0
  br i1 %33, label %34, label %39

34:
  %35 = icmp eq i32 %1, 85
  %36 = icmp eq i32 %3, 85
  br label %40

37:
  %38 = icmp eq i64 %43, %16
  br i1 %38, label %39, label %40

39:
  tail call void @free(ptr %20)
  ret void

40:
  %41 = phi i64 [ 0, %34 ], [ %43, %37 ]
  %42 = select i1 %35, i64 0, i64 %41
  %43 = add nuw nsw i64 %41, 1
  %44 = select i1 %35, i64 %43, i64 %16
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %46, label %37

46:
  %47 = mul nuw nsw i64 %41, %16
  %48 = getelementptr { double, double }, ptr %20, i64 %47
  %49 = mul nsw i64 %41, %13
  %50 = getelementptr { double, double }, ptr %12, i64 %49
  br label %51

51:
  %52 = phi i64 [ %42, %46 ], [ %67, %66 ]
  %53 = icmp eq i64 %52, %41
  %54 = and i1 %36, %53
  br i1 %54, label %66, label %55

55:
  %56 = getelementptr { double, double }, ptr %48, i64 %52
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  %60 = getelementptr { double, double }, ptr %50, i64 %52
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %63 = load double, ptr %62, align 8
  %64 = fadd double %57, %61
  %65 = fadd double %59, %63
  store double %64, ptr %60, align 8
  store double %65, ptr %62, align 8
  br label %66

66:
  %67 = add nuw nsw i64 %52, 1
  %68 = icmp eq i64 %67, %44
  br i1 %68, label %37, label %51
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trmm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %9, i64 %10, ptr %17, i64 %18)
  %20 = icmp eq ptr %11, null
  br i1 %20, label %29, label %21

21:
  %22 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %4, i64 %5, ptr %13, i64 %14)
  %23 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %11, i64 %12, ptr %22, i64 %23)
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %4, ptr %17, i64 %18)
  %24 = icmp eq i32 %3, 85
  br i1 %24, label %25, label %28

25:
  %26 = fneg double %6
  %27 = fneg double %7
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double %26, double %27, ptr %13, i64 %14, ptr %17, i64 %18)
  br label %28

28:
  tail call void @free(ptr %22)
  br label %29

29:
  %30 = icmp eq ptr %8, null
  br i1 %30, label %37, label %31

31:
  %32 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %4, i64 %5, ptr %13, i64 %14)
  %33 = load double, ptr %8, align 8
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %35 = load double, ptr %34, align 8
  %36 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %33, double %35, ptr %9, i64 %10, ptr %32, i64 %36)
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %32, i64 %4, ptr %17, i64 %18)
  tail call void @free(ptr %32)
  br label %37

37:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trmm_adjoint(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %11, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.la.FAMILY.z.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %13, i64 %14, ptr %17, i64 %18, ptr %11, i64 %12)
  br label %22

22:
  switch i32 %2, label %24 [
    i32 78, label %26
    i32 82, label %25
    i32 84, label %23
  ]

23:
  br label %26

24:
  br label %26

25:
  br label %26

26:
  %27 = phi i32 [ 84, %22 ], [ 82, %24 ], [ 67, %25 ], [ 78, %23 ]
  switch i32 %27, label %29 [
    i32 78, label %31
    i32 82, label %30
    i32 84, label %28
  ]

28:
  br label %31

29:
  br label %31

30:
  br label %31

31:
  %32 = phi i32 [ 82, %26 ], [ 84, %29 ], [ 78, %30 ], [ 67, %28 ]
  tail call void @pad.la.FAMILY.z.trmm_op(i32 %0, i32 %1, i32 %32, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10, ptr %17, i64 %18)
  %33 = icmp ne ptr %8, null
  br i1 %33, label %34, label %43

34:
  %35 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %4, i64 %5, ptr %13, i64 %14, ptr %17, i64 %18)
  %36 = extractvalue { double, double } %35, 0
  %37 = extractvalue { double, double } %35, 1
  %38 = load double, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fadd double %38, %36
  %42 = fadd double %37, %40
  store double %41, ptr %8, align 8
  store double %42, ptr %39, align 8
  br label %43

43:
  %44 = zext i1 %33 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %4, i64 %5, double %6, double %7, i32 %44, ptr %17, i64 %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trsm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fneg double %7
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %4, i64 %5, double %6, double %20, i32 0, ptr %17, i64 %18)
  %21 = icmp eq ptr %11, null
  br i1 %21, label %28, label %22

22:
  %23 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %4, i64 %5, ptr %15, i64 %16)
  %24 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12, ptr %23, i64 %24)
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double -1.000000e+00, double 0.000000e+00, ptr %23, i64 %4, ptr %17, i64 %18)
  %25 = icmp eq i32 %3, 85
  br i1 %25, label %26, label %27

26:
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16, ptr %17, i64 %18)
  br label %27

27:
  tail call void @free(ptr %23)
  br label %28

28:
  tail call void @pad.blas.FAMILY.z.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10, ptr %17, i64 %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trsm_tangent_before(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fneg double %7
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %4, i64 %5, double %6, double %20, i32 1, ptr %17, i64 %18)
  %21 = load double, ptr %8, align 8
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %23 = load double, ptr %22, align 8
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double %21, double %23, ptr %13, i64 %14, ptr %17, i64 %18)
  %24 = icmp eq ptr %11, null
  br i1 %24, label %34, label %25

25:
  %26 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %4, i64 %5, ptr %13, i64 %14)
  %27 = mul nsw i64 %5, %4
  %28 = shl i64 %27, 4
  %29 = tail call ptr @malloc(i64 %28)
  %30 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.z.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %9, i64 %10, ptr %26, i64 %30)
  tail call void @pad.la.FAMILY.z.put(i64 %27, ptr %26, i64 1, ptr %29, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12, ptr %29, i64 %30)
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double -1.000000e+00, double 0.000000e+00, ptr %29, i64 %4, ptr %17, i64 %18)
  %31 = icmp eq i32 %3, 85
  br i1 %31, label %32, label %33

32:
  tail call void @pad.la.FAMILY.z.add_columns(i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %26, i64 %4, ptr %17, i64 %18)
  br label %33

33:
  tail call void @free(ptr %29)
  tail call void @free(ptr %26)
  br label %34

34:
  tail call void @pad.blas.FAMILY.z.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10, ptr %17, i64 %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trsm_adjoint(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  switch i32 %2, label %21 [
    i32 78, label %23
    i32 82, label %22
    i32 84, label %20
  ]

20:
  br label %23

21:
  br label %23

22:
  br label %23

23:
  %24 = phi i32 [ 84, %19 ], [ 82, %21 ], [ 67, %22 ], [ 78, %20 ]
  switch i32 %24, label %26 [
    i32 78, label %28
    i32 82, label %27
    i32 84, label %25
  ]

25:
  br label %28

26:
  br label %28

27:
  br label %28

28:
  %29 = phi i32 [ 82, %23 ], [ 84, %26 ], [ 78, %27 ], [ 67, %25 ]
  tail call void @pad.la.FAMILY.z.trsm_op(i32 %0, i32 %1, i32 %29, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10, ptr %17, i64 %18)
  %30 = icmp eq ptr %11, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.la.FAMILY.z.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double -1.000000e+00, double 0.000000e+00, ptr %15, i64 %16, ptr %17, i64 %18, ptr %11, i64 %12)
  br label %32

32:
  %33 = icmp ne ptr %8, null
  br i1 %33, label %34, label %43

34:
  %35 = tail call { double, double } @pad.la.FAMILY.z.inner_columns(i64 %4, i64 %5, ptr %13, i64 %14, ptr %17, i64 %18)
  %36 = extractvalue { double, double } %35, 0
  %37 = extractvalue { double, double } %35, 1
  %38 = load double, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fadd double %38, %36
  %42 = fadd double %37, %40
  store double %41, ptr %8, align 8
  store double %42, ptr %39, align 8
  br label %43

43:
  %44 = zext i1 %33 to i32
  tail call void @pad.la.FAMILY.z.scale_columns(i64 %4, i64 %5, double %6, double %7, i32 %44, ptr %17, i64 %18)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
