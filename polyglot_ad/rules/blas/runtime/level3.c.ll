; Made from level3.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trmm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trsm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, float %16, float %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq ptr %10, null
  br i1 %26, label %28, label %27

27:
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %10, i64 %11, ptr %12, i64 %13, float %16, float %17, ptr %23, i64 %24)
  br label %34

28:
  %29 = fneg float %17
  %30 = icmp ne ptr %18, null
  %31 = zext i1 %30 to i32
  %32 = insertelement <2 x float> poison, float %16, i64 0
  %33 = insertelement <2 x float> %32, float %29, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %2, i64 %3, <2 x float> %33, i32 %31, ptr %23, i64 %24)
  br label %34

34:
  %35 = icmp eq ptr %14, null
  br i1 %35, label %37, label %36

36:
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %8, i64 %9, ptr %14, i64 %15, float 1.000000e+00, float 0.000000e+00, ptr %23, i64 %24)
  br label %37

37:
  %38 = icmp eq ptr %7, null
  br i1 %38, label %43, label %39

39:
  %40 = load float, ptr %7, align 4
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %42 = load float, ptr %41, align 4
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %40, float %42, ptr %8, i64 %9, ptr %12, i64 %13, float 1.000000e+00, float 0.000000e+00, ptr %23, i64 %24)
  br label %43

43:
  %44 = icmp ne ptr %18, null
  %45 = icmp sgt i64 %3, 0
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %59

47:
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 4
  br label %49

49:
  %50 = phi i64 [ 0, %47 ], [ %57, %49 ]
  %51 = load float, ptr %18, align 4
  %52 = load float, ptr %48, align 4
  %53 = mul nsw i64 %50, %20
  %54 = getelementptr inbounds { float, float }, ptr %19, i64 %53
  %55 = mul nsw i64 %50, %24
  %56 = getelementptr inbounds { float, float }, ptr %23, i64 %55
  tail call void @pad.blas.FAMILY.c.axpy(i64 %2, float %51, float %52, ptr %54, i64 1, ptr %56, i64 1)
  %57 = add nuw nsw i64 %50, 1
  %58 = icmp eq i64 %57, %3
  br i1 %58, label %59, label %49

59:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, float %16, float %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq ptr %7, null
  br i1 %26, label %40, label %27

27:
  %28 = shl i64 %2, 3
  %29 = mul i64 %28, %3
  %30 = tail call ptr @malloc(i64 %29)
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float 1.000000e+00, float 0.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13, float 0.000000e+00, float 0.000000e+00, ptr %30, i64 %31)
  %32 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %2, i64 %3, ptr %30, i64 %2, ptr %23, i64 %24)
  %33 = extractelement <2 x float> %32, i64 0
  %34 = extractelement <2 x float> %32, i64 1
  %35 = load float, ptr %7, align 4
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %37 = load float, ptr %36, align 4
  %38 = fadd float %35, %33
  %39 = fadd float %34, %37
  store float %38, ptr %7, align 4
  store float %39, ptr %36, align 4
  tail call void @free(ptr %30)
  br label %40

40:
  %41 = icmp eq ptr %10, null
  br i1 %41, label %69, label %42

42:
  switch i32 %0, label %66 [
    i32 78, label %43
    i32 84, label %57
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
  %54 = fneg float %6
  %55 = insertelement <2 x float> poison, float %5, i64 0
  %56 = insertelement <2 x float> %55, float %54, i64 1
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 %53, i64 %2, i64 %4, i64 %3, <2 x float> %56, ptr %23, i64 %24, ptr %12, i64 %13, ptr %10, i64 %11)
  br label %69

57:
  switch i32 %1, label %59 [
    i32 78, label %61
    i32 82, label %60
    i32 84, label %58
  ]

58:
  br label %61

59:
  br label %61

60:
  br label %61

61:
  %62 = phi i32 [ 82, %57 ], [ 84, %59 ], [ 78, %60 ], [ 67, %58 ]
  %63 = fneg float %6
  %64 = insertelement <2 x float> poison, float %5, i64 0
  %65 = insertelement <2 x float> %64, float %63, i64 1
  tail call void @pad.la.FAMILY.c.add_product(i32 %62, i32 84, i64 %4, i64 %2, i64 %3, <2 x float> %65, ptr %12, i64 %13, ptr %23, i64 %24, ptr %10, i64 %11)
  br label %69

66:
  %67 = insertelement <2 x float> poison, float %5, i64 0
  %68 = insertelement <2 x float> %67, float %6, i64 1
  tail call void @pad.la.FAMILY.c.add_product(i32 %1, i32 67, i64 %4, i64 %2, i64 %3, <2 x float> %68, ptr %12, i64 %13, ptr %23, i64 %24, ptr %10, i64 %11)
  br label %69

69:
  %70 = icmp eq ptr %14, null
  br i1 %70, label %98, label %71

71:
  switch i32 %1, label %95 [
    i32 78, label %72
    i32 84, label %86
  ]

72:
  switch i32 %0, label %74 [
    i32 78, label %76
    i32 82, label %75
    i32 84, label %73
  ]

73:
  br label %76

74:
  br label %76

75:
  br label %76

76:
  %77 = phi i32 [ 84, %72 ], [ 82, %74 ], [ 67, %75 ], [ 78, %73 ]
  switch i32 %77, label %79 [
    i32 78, label %81
    i32 82, label %80
    i32 84, label %78
  ]

78:
  br label %81

79:
  br label %81

80:
  br label %81

81:
  %82 = phi i32 [ 82, %76 ], [ 84, %79 ], [ 78, %80 ], [ 67, %78 ]
  %83 = fneg float %6
  %84 = insertelement <2 x float> poison, float %5, i64 0
  %85 = insertelement <2 x float> %84, float %83, i64 1
  tail call void @pad.la.FAMILY.c.add_product(i32 %82, i32 78, i64 %4, i64 %3, i64 %2, <2 x float> %85, ptr %8, i64 %9, ptr %23, i64 %24, ptr %14, i64 %15)
  br label %98

86:
  switch i32 %0, label %88 [
    i32 78, label %90
    i32 82, label %89
    i32 84, label %87
  ]

87:
  br label %90

88:
  br label %90

89:
  br label %90

90:
  %91 = phi i32 [ 82, %86 ], [ 84, %88 ], [ 78, %89 ], [ 67, %87 ]
  %92 = fneg float %6
  %93 = insertelement <2 x float> poison, float %5, i64 0
  %94 = insertelement <2 x float> %93, float %92, i64 1
  tail call void @pad.la.FAMILY.c.add_product(i32 84, i32 %91, i64 %3, i64 %4, i64 %2, <2 x float> %94, ptr %23, i64 %24, ptr %8, i64 %9, ptr %14, i64 %15)
  br label %98

95:
  %96 = insertelement <2 x float> poison, float %5, i64 0
  %97 = insertelement <2 x float> %96, float %6, i64 1
  tail call void @pad.la.FAMILY.c.add_product(i32 67, i32 %0, i64 %3, i64 %4, i64 %2, <2 x float> %97, ptr %23, i64 %24, ptr %8, i64 %9, ptr %14, i64 %15)
  br label %98

98:
  %99 = icmp ne ptr %18, null
  br i1 %99, label %100, label %109

100:
  %101 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %2, i64 %3, ptr %19, i64 %20, ptr %23, i64 %24)
  %102 = extractelement <2 x float> %101, i64 0
  %103 = extractelement <2 x float> %101, i64 1
  %104 = load float, ptr %18, align 4
  %105 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %106 = load float, ptr %105, align 4
  %107 = fadd float %104, %102
  %108 = fadd float %103, %106
  store float %107, ptr %18, align 4
  store float %108, ptr %105, align 4
  br label %109

109:
  %110 = zext i1 %99 to i32
  %111 = insertelement <2 x float> poison, float %16, i64 0
  %112 = insertelement <2 x float> %111, float %17, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %2, i64 %3, <2 x float> %112, i32 %110, ptr %23, i64 %24)
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.c.doubled(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = shl i64 %2, 3
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
  %24 = getelementptr { float, float }, ptr %3, i64 %23
  %25 = mul nuw nsw i64 %17, %2
  %26 = getelementptr { float, float }, ptr %8, i64 %25
  br label %27

27:
  %28 = phi i64 [ %18, %22 ], [ %43, %38 ]
  %29 = getelementptr { float, float }, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %32 = load float, ptr %31, align 4
  %33 = icmp eq i64 %28, %17
  br i1 %33, label %34, label %38

34:
  %35 = fmul float %30, 2.000000e+00
  br i1 %12, label %36, label %38

36:
  %37 = fmul float %32, 2.000000e+00
  br label %38

38:
  %39 = phi float [ %35, %36 ], [ %30, %27 ], [ %35, %34 ]
  %40 = phi float [ %37, %36 ], [ %32, %27 ], [ 0.000000e+00, %34 ]
  %41 = getelementptr { float, float }, ptr %26, i64 %28
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store float %39, ptr %41, align 4
  store float %40, ptr %42, align 4
  %43 = add nuw nsw i64 %28, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %13, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.c.add_both(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5) alwaysinline nounwind {
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
  %20 = getelementptr { float, float }, ptr %3, i64 %16
  %21 = icmp slt i64 %17, %19
  br i1 %21, label %22, label %12

22:
  %23 = mul nuw nsw i64 %16, %2
  %24 = getelementptr { float, float }, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %5
  %26 = getelementptr { float, float }, ptr %4, i64 %25
  br label %27

27:
  %28 = phi i64 [ %17, %22 ], [ %55, %46 ]
  %29 = getelementptr { float, float }, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %32 = load float, ptr %31, align 4
  %33 = icmp eq i64 %28, %16
  br i1 %33, label %34, label %36

34:
  %35 = select i1 %11, float %32, float 0.000000e+00
  br label %46

36:
  %37 = mul nuw nsw i64 %28, %2
  %38 = getelementptr { float, float }, ptr %20, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %40 = load float, ptr %39, align 4
  %41 = load float, ptr %38, align 4
  %42 = fneg float %40
  %43 = select i1 %10, float %40, float %42
  %44 = fadd float %30, %41
  %45 = fadd float %32, %43
  br label %46

46:
  %47 = phi float [ %30, %34 ], [ %44, %36 ]
  %48 = phi float [ %35, %34 ], [ %45, %36 ]
  %49 = getelementptr { float, float }, ptr %26, i64 %28
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fadd float %47, %50
  %54 = fadd float %48, %52
  store float %53, ptr %49, align 4
  store float %54, ptr %51, align 4
  %55 = add nuw nsw i64 %28, 1
  %56 = icmp eq i64 %55, %19
  br i1 %56, label %12, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %1, <2 x float> %2, i32 %3, ptr %4, i64 %5) alwaysinline nounwind {
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
  %18 = getelementptr inbounds { float, float }, ptr %4, i64 %17
  %19 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %15
  tail call void @pad.la.FAMILY.c.scale(i64 %16, <2 x float> %2, i32 %3, ptr %19, i64 1)
  %20 = icmp eq i64 %13, %1
  br i1 %20, label %10, label %11
}

define linkonce_odr hidden <2 x float> @pad.la.FAMILY.c.inner_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %10

8:
  %9 = icmp eq i32 %0, 85
  br label %15

10:
  %11 = phi float [ 0.000000e+00, %6 ], [ %32, %15 ]
  %12 = phi float [ 0.000000e+00, %6 ], [ %33, %15 ]
  %13 = insertelement <2 x float> poison, float %11, i64 0
  %14 = insertelement <2 x float> %13, float %12, i64 1
  ret <2 x float> %14

15:
  %16 = phi float [ 0.000000e+00, %8 ], [ %33, %15 ]
  %17 = phi i64 [ 0, %8 ], [ %20, %15 ]
  %18 = phi float [ 0.000000e+00, %8 ], [ %32, %15 ]
  %19 = select i1 %9, i64 0, i64 %17
  %20 = add nuw nsw i64 %17, 1
  %21 = sub nsw i64 %1, %17
  %22 = select i1 %9, i64 %20, i64 %21
  %23 = mul nsw i64 %17, %3
  %24 = getelementptr inbounds { float, float }, ptr %2, i64 %23
  %25 = getelementptr inbounds nuw { float, float }, ptr %24, i64 %19
  %26 = mul nsw i64 %17, %5
  %27 = getelementptr inbounds { float, float }, ptr %4, i64 %26
  %28 = getelementptr inbounds nuw { float, float }, ptr %27, i64 %19
  %29 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %22, ptr %25, i64 1, ptr %28, i64 1)
  %30 = extractelement <2 x float> %29, i64 0
  %31 = extractelement <2 x float> %29, i64 1
  %32 = fadd float %18, %30
  %33 = fadd float %16, %31
  %34 = icmp eq i64 %20, %1
  br i1 %34, label %10, label %15
}

define linkonce_odr hidden void @pad.la.FAMILY.c.add_triangle(i32 %0, i64 %1, <2 x float> %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %13

9:
  %10 = icmp eq i32 %0, 85
  %11 = extractelement <2 x float> %2, i64 0
  %12 = extractelement <2 x float> %2, i64 1
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %9 ], [ %17, %14 ]
  %16 = select i1 %10, i64 0, i64 %15
  %17 = add nuw nsw i64 %15, 1
  %18 = sub nsw i64 %1, %15
  %19 = select i1 %10, i64 %17, i64 %18
  %20 = mul nsw i64 %15, %4
  %21 = getelementptr inbounds { float, float }, ptr %3, i64 %20
  %22 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %16
  %23 = mul nsw i64 %15, %6
  %24 = getelementptr inbounds { float, float }, ptr %5, i64 %23
  %25 = getelementptr inbounds nuw { float, float }, ptr %24, i64 %16
  tail call void @pad.blas.FAMILY.c.axpy(i64 %19, float %11, float %12, ptr %22, i64 1, ptr %25, i64 1)
  %26 = icmp eq i64 %17, %1
  br i1 %26, label %13, label %14
}

define linkonce_odr hidden void @pad.la.FAMILY.c.real_diagonal(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
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
  %11 = getelementptr inbounds { float, float }, ptr %1, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store float 0.000000e+00, ptr %12, align 4
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %7, label %8
}

define linkonce_odr hidden void @pad.la.FAMILY.c.symm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, float %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq ptr %13, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.c.symm(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %7, i64 %8, ptr %13, i64 %14, float %15, float %16, ptr %22, i64 %23)
  br label %33

27:
  %28 = fneg float %16
  %29 = icmp ne ptr %17, null
  %30 = zext i1 %29 to i32
  %31 = insertelement <2 x float> poison, float %15, i64 0
  %32 = insertelement <2 x float> %31, float %28, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %2, i64 %3, <2 x float> %32, i32 %30, ptr %22, i64 %23)
  br label %33

33:
  %34 = icmp eq ptr %9, null
  br i1 %34, label %36, label %35

35:
  tail call void @pad.blas.FAMILY.c.symm(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %9, i64 %10, ptr %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %22, i64 %23)
  br label %36

36:
  %37 = icmp eq ptr %6, null
  br i1 %37, label %42, label %38

38:
  %39 = load float, ptr %6, align 4
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %41 = load float, ptr %40, align 4
  tail call void @pad.blas.FAMILY.c.symm(i32 %0, i32 %1, i64 %2, i64 %3, float %39, float %41, ptr %7, i64 %8, ptr %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %22, i64 %23)
  br label %42

42:
  %43 = icmp ne ptr %17, null
  %44 = icmp sgt i64 %3, 0
  %45 = and i1 %43, %44
  br i1 %45, label %46, label %58

46:
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 4
  br label %48

48:
  %49 = phi i64 [ 0, %46 ], [ %56, %48 ]
  %50 = load float, ptr %17, align 4
  %51 = load float, ptr %47, align 4
  %52 = mul nsw i64 %49, %19
  %53 = getelementptr inbounds { float, float }, ptr %18, i64 %52
  %54 = mul nsw i64 %49, %23
  %55 = getelementptr inbounds { float, float }, ptr %22, i64 %54
  tail call void @pad.blas.FAMILY.c.axpy(i64 %2, float %50, float %51, ptr %53, i64 1, ptr %55, i64 1)
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %3
  br i1 %57, label %58, label %48

58:
  ret void
}

declare void @pad.blas.FAMILY.c.symm(i32, i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.symm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, float %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq i32 %0, 76
  %26 = select i1 %25, i64 %2, i64 %3
  %27 = icmp eq ptr %6, null
  br i1 %27, label %41, label %28

28:
  %29 = mul nsw i64 %3, %2
  %30 = shl i64 %29, 3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.symm(i32 %0, i32 %1, i64 %2, i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %7, i64 %8, ptr %11, i64 %12, float 0.000000e+00, float 0.000000e+00, ptr %31, i64 %32)
  %33 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %2, i64 %3, ptr %31, i64 %2, ptr %22, i64 %23)
  %34 = extractelement <2 x float> %33, i64 0
  %35 = extractelement <2 x float> %33, i64 1
  %36 = load float, ptr %6, align 4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fadd float %36, %34
  %40 = fadd float %35, %38
  store float %39, ptr %6, align 4
  store float %40, ptr %37, align 4
  tail call void @free(ptr %31)
  br label %41

41:
  %42 = icmp eq ptr %13, null
  br i1 %42, label %77, label %43

43:
  %44 = tail call ptr @pad.la.FAMILY.c.conj_matrix(i64 %2, i64 %3, ptr %22, i64 %23)
  %45 = mul nsw i64 %3, %2
  %46 = shl i64 %45, 3
  %47 = tail call ptr @malloc(i64 %46)
  %48 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.symm(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %7, i64 %8, ptr %44, i64 %48, float 0.000000e+00, float 0.000000e+00, ptr %47, i64 %48)
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
  %56 = getelementptr { float, float }, ptr %47, i64 %55
  %57 = mul nsw i64 %53, %14
  %58 = getelementptr { float, float }, ptr %13, i64 %57
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
  %65 = getelementptr { float, float }, ptr %56, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = load float, ptr %67, align 4
  %69 = getelementptr { float, float }, ptr %58, i64 %64
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = fadd float %66, %70
  %74 = fsub float %72, %68
  store float %73, ptr %69, align 4
  store float %74, ptr %71, align 4
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %60, label %63

77:
  %78 = icmp eq ptr %9, null
  br i1 %78, label %89, label %79

79:
  %80 = mul nsw i64 %26, %26
  %81 = add nuw nsw i64 %80, 1
  %82 = tail call ptr @calloc(i64 %81, i64 8)
  %83 = fneg float %5
  %84 = insertelement <2 x float> poison, float %4, i64 0
  %85 = insertelement <2 x float> %84, float %83, i64 1
  br i1 %25, label %86, label %87

86:
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, <2 x float> %85, ptr %22, i64 %23, ptr %11, i64 %12, ptr %82, i64 %2)
  br label %88

87:
  tail call void @pad.la.FAMILY.c.add_product(i32 67, i32 78, i64 %3, i64 %3, i64 %2, <2 x float> %85, ptr %11, i64 %12, ptr %22, i64 %23, ptr %82, i64 %3)
  br label %88

88:
  tail call void @pad.la.FAMILY.c.add_both(i32 %1, i32 0, i64 %26, ptr %82, ptr %9, i64 %10)
  tail call void @free(ptr %82)
  br label %89

89:
  %90 = icmp ne ptr %17, null
  br i1 %90, label %91, label %100

91:
  %92 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %2, i64 %3, ptr %18, i64 %19, ptr %22, i64 %23)
  %93 = extractelement <2 x float> %92, i64 0
  %94 = extractelement <2 x float> %92, i64 1
  %95 = load float, ptr %17, align 4
  %96 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %97 = load float, ptr %96, align 4
  %98 = fadd float %95, %93
  %99 = fadd float %94, %97
  store float %98, ptr %17, align 4
  store float %99, ptr %96, align 4
  br label %100

100:
  %101 = zext i1 %90 to i32
  %102 = insertelement <2 x float> poison, float %15, i64 0
  %103 = insertelement <2 x float> %102, float %16, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %2, i64 %3, <2 x float> %103, i32 %101, ptr %22, i64 %23)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, float %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq ptr %13, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.c.hemm(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %7, i64 %8, ptr %13, i64 %14, float %15, float %16, ptr %22, i64 %23)
  br label %33

27:
  %28 = fneg float %16
  %29 = icmp ne ptr %17, null
  %30 = zext i1 %29 to i32
  %31 = insertelement <2 x float> poison, float %15, i64 0
  %32 = insertelement <2 x float> %31, float %28, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %2, i64 %3, <2 x float> %32, i32 %30, ptr %22, i64 %23)
  br label %33

33:
  %34 = icmp eq ptr %9, null
  br i1 %34, label %36, label %35

35:
  tail call void @pad.blas.FAMILY.c.hemm(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %9, i64 %10, ptr %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %22, i64 %23)
  br label %36

36:
  %37 = icmp eq ptr %6, null
  br i1 %37, label %42, label %38

38:
  %39 = load float, ptr %6, align 4
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %41 = load float, ptr %40, align 4
  tail call void @pad.blas.FAMILY.c.hemm(i32 %0, i32 %1, i64 %2, i64 %3, float %39, float %41, ptr %7, i64 %8, ptr %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %22, i64 %23)
  br label %42

42:
  %43 = icmp ne ptr %17, null
  %44 = icmp sgt i64 %3, 0
  %45 = and i1 %43, %44
  br i1 %45, label %46, label %58

46:
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 4
  br label %48

48:
  %49 = phi i64 [ 0, %46 ], [ %56, %48 ]
  %50 = load float, ptr %17, align 4
  %51 = load float, ptr %47, align 4
  %52 = mul nsw i64 %49, %19
  %53 = getelementptr inbounds { float, float }, ptr %18, i64 %52
  %54 = mul nsw i64 %49, %23
  %55 = getelementptr inbounds { float, float }, ptr %22, i64 %54
  tail call void @pad.blas.FAMILY.c.axpy(i64 %2, float %50, float %51, ptr %53, i64 1, ptr %55, i64 1)
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %3
  br i1 %57, label %58, label %48

58:
  ret void
}

declare void @pad.blas.FAMILY.c.hemm(i32, i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.hemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, float %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq i32 %0, 76
  %26 = select i1 %25, i64 %2, i64 %3
  %27 = icmp eq ptr %6, null
  br i1 %27, label %41, label %28

28:
  %29 = shl i64 %2, 3
  %30 = mul i64 %29, %3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.hemm(i32 %0, i32 %1, i64 %2, i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %7, i64 %8, ptr %11, i64 %12, float 0.000000e+00, float 0.000000e+00, ptr %31, i64 %32)
  %33 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %2, i64 %3, ptr %31, i64 %2, ptr %22, i64 %23)
  %34 = extractelement <2 x float> %33, i64 0
  %35 = extractelement <2 x float> %33, i64 1
  %36 = load float, ptr %6, align 4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fadd float %36, %34
  %40 = fadd float %35, %38
  store float %39, ptr %6, align 4
  store float %40, ptr %37, align 4
  tail call void @free(ptr %31)
  br label %41

41:
  %42 = icmp eq ptr %13, null
  br i1 %42, label %45, label %43

43:
  %44 = fneg float %5
  tail call void @pad.blas.FAMILY.c.hemm(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %44, ptr %7, i64 %8, ptr %22, i64 %23, float 1.000000e+00, float 0.000000e+00, ptr %13, i64 %14)
  br label %45

45:
  %46 = icmp eq ptr %9, null
  br i1 %46, label %57, label %47

47:
  %48 = mul nsw i64 %26, %26
  %49 = add nuw nsw i64 %48, 1
  %50 = tail call ptr @calloc(i64 %49, i64 8)
  %51 = fneg float %5
  %52 = insertelement <2 x float> poison, float %4, i64 0
  %53 = insertelement <2 x float> %52, float %51, i64 1
  br i1 %25, label %54, label %55

54:
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, <2 x float> %53, ptr %22, i64 %23, ptr %11, i64 %12, ptr %50, i64 %2)
  br label %56

55:
  tail call void @pad.la.FAMILY.c.add_product(i32 67, i32 78, i64 %3, i64 %3, i64 %2, <2 x float> %53, ptr %11, i64 %12, ptr %22, i64 %23, ptr %50, i64 %3)
  br label %56

56:
  tail call void @pad.la.FAMILY.c.add_both(i32 %1, i32 1, i64 %26, ptr %50, ptr %9, i64 %10)
  tail call void @free(ptr %50)
  br label %57

57:
  %58 = icmp ne ptr %17, null
  br i1 %58, label %59, label %68

59:
  %60 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %2, i64 %3, ptr %18, i64 %19, ptr %22, i64 %23)
  %61 = extractelement <2 x float> %60, i64 0
  %62 = extractelement <2 x float> %60, i64 1
  %63 = load float, ptr %17, align 4
  %64 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %65 = load float, ptr %64, align 4
  %66 = fadd float %63, %61
  %67 = fadd float %62, %65
  store float %66, ptr %17, align 4
  store float %67, ptr %64, align 4
  br label %68

68:
  %69 = zext i1 %58 to i32
  %70 = insertelement <2 x float> poison, float %15, i64 0
  %71 = insertelement <2 x float> %70, float %16, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %2, i64 %3, <2 x float> %71, i32 %69, ptr %22, i64 %23)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.apply_both(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8) alwaysinline nounwind {
  %10 = icmp eq i32 %2, 0
  %11 = select i1 %10, i64 %4, i64 %3
  %12 = select i1 %10, i64 %3, i64 %4
  %13 = select i1 %10, i32 82, i32 76
  %14 = icmp eq i32 %1, 0
  br i1 %14, label %18, label %15

15:
  %16 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %17 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  tail call void @pad.blas.FAMILY.c.hemm(i32 %13, i32 %0, i64 %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %5, i64 %16, ptr %6, i64 %7, float 0.000000e+00, float 0.000000e+00, ptr %8, i64 %17)
  br label %22

18:
  %19 = tail call ptr @pad.la.FAMILY.c.conj_matrix(i64 %11, i64 %12, ptr %6, i64 %7)
  %20 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %21 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  tail call void @pad.blas.FAMILY.c.symm(i32 %13, i32 %0, i64 %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %5, i64 %20, ptr %19, i64 %21, float 0.000000e+00, float 0.000000e+00, ptr %8, i64 %21)
  tail call void @free(ptr %19)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.syrk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, float %11, float %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %9, null
  br i1 %21, label %23, label %22

22:
  tail call void @pad.blas.FAMILY.c.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %9, i64 %10, ptr %7, i64 %8, float %11, float %12, ptr %18, i64 %19)
  br label %29

23:
  %24 = fneg float %12
  %25 = icmp ne ptr %13, null
  %26 = zext i1 %25 to i32
  %27 = insertelement <2 x float> poison, float %11, i64 0
  %28 = insertelement <2 x float> %27, float %24, i64 1
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %28, i32 %26, ptr %18, i64 %19)
  br label %29

29:
  %30 = icmp eq ptr %6, null
  br i1 %30, label %35, label %31

31:
  %32 = load float, ptr %6, align 4
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %34 = load float, ptr %33, align 4
  tail call void @pad.blas.FAMILY.c.syrk(i32 %0, i32 %1, i64 %2, i64 %3, float %32, float %34, ptr %7, i64 %8, float 1.000000e+00, float 0.000000e+00, ptr %18, i64 %19)
  br label %35

35:
  %36 = icmp eq ptr %13, null
  br i1 %36, label %43, label %37

37:
  %38 = load float, ptr %13, align 4
  %39 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %40 = load float, ptr %39, align 4
  %41 = insertelement <2 x float> poison, float %38, i64 0
  %42 = insertelement <2 x float> %41, float %40, i64 1
  tail call void @pad.la.FAMILY.c.add_triangle(i32 %0, i64 %2, <2 x float> %42, ptr %14, i64 %15, ptr %18, i64 %19)
  br label %43

43:
  ret void
}

declare void @pad.blas.FAMILY.c.syr2k(i32, i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.syrk(i32, i32, i64, i64, float, float, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.syrk_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, float %11, float %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq i32 %1, 78
  %22 = select i1 %21, i64 %2, i64 %3
  %23 = select i1 %21, i64 %3, i64 %2
  %24 = icmp ne ptr %9, null
  %25 = icmp ne ptr %6, null
  %26 = or i1 %25, %24
  br i1 %26, label %27, label %50

27:
  %28 = tail call ptr @pad.la.FAMILY.c.doubled(i32 %0, i32 0, i64 %2, ptr %18, i64 %19)
  %29 = shl i64 %2, 3
  %30 = mul i64 %29, %3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = zext i1 %21 to i32
  tail call void @pad.la.FAMILY.c.apply_both(i32 %0, i32 0, i32 %32, i64 %2, i64 %3, ptr %28, ptr %7, i64 %8, ptr %31)
  br i1 %24, label %33, label %37

33:
  %34 = fneg float %5
  %35 = insertelement <2 x float> poison, float %4, i64 0
  %36 = insertelement <2 x float> %35, float %34, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %22, i64 %23, <2 x float> %36, ptr %31, i64 %22, ptr %9, i64 %10)
  br label %37

37:
  br i1 %25, label %38, label %49

38:
  %39 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %22, i64 %23, ptr %7, i64 %8, ptr %31, i64 %22)
  %40 = extractelement <2 x float> %39, i64 0
  %41 = extractelement <2 x float> %39, i64 1
  %42 = fmul float %40, 5.000000e-01
  %43 = fmul float %41, 5.000000e-01
  %44 = load float, ptr %6, align 4
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %46 = load float, ptr %45, align 4
  %47 = fadd float %44, %42
  %48 = fadd float %46, %43
  store float %47, ptr %6, align 4
  store float %48, ptr %45, align 4
  br label %49

49:
  tail call void @free(ptr %28)
  tail call void @free(ptr %31)
  br label %50

50:
  %51 = icmp ne ptr %13, null
  br i1 %51, label %52, label %61

52:
  %53 = tail call <2 x float> @pad.la.FAMILY.c.inner_triangle(i32 %0, i64 %2, ptr %14, i64 %15, ptr %18, i64 %19)
  %54 = extractelement <2 x float> %53, i64 0
  %55 = extractelement <2 x float> %53, i64 1
  %56 = load float, ptr %13, align 4
  %57 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fadd float %56, %54
  %60 = fadd float %55, %58
  store float %59, ptr %13, align 4
  store float %60, ptr %57, align 4
  br label %61

61:
  %62 = zext i1 %51 to i32
  %63 = insertelement <2 x float> poison, float %11, i64 0
  %64 = insertelement <2 x float> %63, float %12, i64 1
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %64, i32 %62, ptr %18, i64 %19)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.syr2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, float %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq ptr %9, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.c.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %9, i64 %10, ptr %11, i64 %12, float %15, float %16, ptr %22, i64 %23)
  br label %33

27:
  %28 = fneg float %16
  %29 = icmp ne ptr %17, null
  %30 = zext i1 %29 to i32
  %31 = insertelement <2 x float> poison, float %15, i64 0
  %32 = insertelement <2 x float> %31, float %28, i64 1
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %32, i32 %30, ptr %22, i64 %23)
  br label %33

33:
  %34 = icmp eq ptr %13, null
  br i1 %34, label %36, label %35

35:
  tail call void @pad.blas.FAMILY.c.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %7, i64 %8, ptr %13, i64 %14, float 1.000000e+00, float 0.000000e+00, ptr %22, i64 %23)
  br label %36

36:
  %37 = icmp eq ptr %6, null
  br i1 %37, label %42, label %38

38:
  %39 = load float, ptr %6, align 4
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %41 = load float, ptr %40, align 4
  tail call void @pad.blas.FAMILY.c.syr2k(i32 %0, i32 %1, i64 %2, i64 %3, float %39, float %41, ptr %7, i64 %8, ptr %11, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %22, i64 %23)
  br label %42

42:
  %43 = icmp eq ptr %17, null
  br i1 %43, label %50, label %44

44:
  %45 = load float, ptr %17, align 4
  %46 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %47 = load float, ptr %46, align 4
  %48 = insertelement <2 x float> poison, float %45, i64 0
  %49 = insertelement <2 x float> %48, float %47, i64 1
  tail call void @pad.la.FAMILY.c.add_triangle(i32 %0, i64 %2, <2 x float> %49, ptr %18, i64 %19, ptr %22, i64 %23)
  br label %50

50:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.syr2k_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, float %16, ptr %17, ptr %18, i64 %19, ptr %20, i64 %21, ptr %22, i64 %23) alwaysinline nounwind {
  %25 = icmp eq i32 %1, 78
  %26 = select i1 %25, i64 %2, i64 %3
  %27 = select i1 %25, i64 %3, i64 %2
  %28 = tail call ptr @pad.la.FAMILY.c.doubled(i32 %0, i32 0, i64 %2, ptr %22, i64 %23)
  %29 = shl i64 %2, 3
  %30 = mul i64 %29, %3
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp ne ptr %9, null
  %33 = icmp ne ptr %6, null
  %34 = or i1 %33, %32
  br i1 %34, label %35, label %51

35:
  %36 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.c.apply_both(i32 %0, i32 0, i32 %36, i64 %2, i64 %3, ptr %28, ptr %11, i64 %12, ptr %31)
  br i1 %32, label %37, label %41

37:
  %38 = fneg float %5
  %39 = insertelement <2 x float> poison, float %4, i64 0
  %40 = insertelement <2 x float> %39, float %38, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %26, i64 %27, <2 x float> %40, ptr %31, i64 %26, ptr %9, i64 %10)
  br label %41

41:
  br i1 %33, label %42, label %51

42:
  %43 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %26, i64 %27, ptr %7, i64 %8, ptr %31, i64 %26)
  %44 = extractelement <2 x float> %43, i64 0
  %45 = extractelement <2 x float> %43, i64 1
  %46 = load float, ptr %6, align 4
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fadd float %46, %44
  %50 = fadd float %45, %48
  store float %49, ptr %6, align 4
  store float %50, ptr %47, align 4
  br label %51

51:
  %52 = icmp eq ptr %13, null
  br i1 %52, label %58, label %53

53:
  %54 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.c.apply_both(i32 %0, i32 0, i32 %54, i64 %2, i64 %3, ptr %28, ptr %7, i64 %8, ptr %31)
  %55 = fneg float %5
  %56 = insertelement <2 x float> poison, float %4, i64 0
  %57 = insertelement <2 x float> %56, float %55, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %26, i64 %27, <2 x float> %57, ptr %31, i64 %26, ptr %13, i64 %14)
  br label %58

58:
  tail call void @free(ptr %28)
  tail call void @free(ptr %31)
  %59 = icmp ne ptr %17, null
  br i1 %59, label %60, label %69

60:
  %61 = tail call <2 x float> @pad.la.FAMILY.c.inner_triangle(i32 %0, i64 %2, ptr %18, i64 %19, ptr %22, i64 %23)
  %62 = extractelement <2 x float> %61, i64 0
  %63 = extractelement <2 x float> %61, i64 1
  %64 = load float, ptr %17, align 4
  %65 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %66 = load float, ptr %65, align 4
  %67 = fadd float %64, %62
  %68 = fadd float %63, %66
  store float %67, ptr %17, align 4
  store float %68, ptr %65, align 4
  br label %69

69:
  %70 = zext i1 %59 to i32
  %71 = insertelement <2 x float> poison, float %15, i64 0
  %72 = insertelement <2 x float> %71, float %16, i64 1
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %72, i32 %70, ptr %22, i64 %23)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.herk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %8, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.c.her2k(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float 0.000000e+00, ptr %8, i64 %9, ptr %6, i64 %7, float %10, ptr %16, i64 %17)
  br label %25

21:
  %22 = icmp ne ptr %11, null
  %23 = zext i1 %22 to i32
  %24 = insertelement <2 x float> <float poison, float -0.000000e+00>, float %10, i64 0
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %24, i32 %23, ptr %16, i64 %17)
  br label %25

25:
  %26 = icmp eq ptr %5, null
  br i1 %26, label %29, label %27

27:
  %28 = load float, ptr %5, align 4
  tail call void @pad.blas.FAMILY.c.herk(i32 %0, i32 %1, i64 %2, i64 %3, float %28, ptr %6, i64 %7, float 1.000000e+00, ptr %16, i64 %17)
  br label %29

29:
  %30 = icmp eq ptr %11, null
  br i1 %30, label %34, label %31

31:
  %32 = load float, ptr %11, align 4
  %33 = insertelement <2 x float> <float poison, float 0.000000e+00>, float %32, i64 0
  tail call void @pad.la.FAMILY.c.add_triangle(i32 %0, i64 %2, <2 x float> %33, ptr %12, i64 %13, ptr %16, i64 %17)
  br label %34

34:
  tail call void @pad.la.FAMILY.c.real_diagonal(i64 %2, ptr %16, i64 %17)
  ret void
}

declare void @pad.blas.FAMILY.c.her2k(i32, i32, i64, i64, float, float, ptr, i64, ptr, i64, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.herk(i32, i32, i64, i64, float, ptr, i64, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.herk_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq i32 %1, 78
  %20 = select i1 %19, i64 %2, i64 %3
  %21 = select i1 %19, i64 %3, i64 %2
  tail call void @pad.la.FAMILY.c.real_diagonal(i64 %2, ptr %16, i64 %17)
  %22 = icmp ne ptr %8, null
  %23 = icmp ne ptr %5, null
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %41

25:
  %26 = tail call ptr @pad.la.FAMILY.c.doubled(i32 %0, i32 1, i64 %2, ptr %16, i64 %17)
  %27 = shl i64 %2, 3
  %28 = mul i64 %27, %3
  %29 = tail call ptr @malloc(i64 %28)
  %30 = zext i1 %19 to i32
  tail call void @pad.la.FAMILY.c.apply_both(i32 %0, i32 1, i32 %30, i64 %2, i64 %3, ptr %26, ptr %6, i64 %7, ptr %29)
  br i1 %22, label %31, label %33

31:
  %32 = insertelement <2 x float> <float poison, float -0.000000e+00>, float %4, i64 0
  tail call void @pad.la.FAMILY.c.add_columns(i64 %20, i64 %21, <2 x float> %32, ptr %29, i64 %20, ptr %8, i64 %9)
  br label %33

33:
  br i1 %23, label %34, label %40

34:
  %35 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %20, i64 %21, ptr %6, i64 %7, ptr %29, i64 %20)
  %36 = extractelement <2 x float> %35, i64 0
  %37 = fmul float %36, 5.000000e-01
  %38 = load float, ptr %5, align 4
  %39 = fadd float %38, %37
  store float %39, ptr %5, align 4
  br label %40

40:
  tail call void @free(ptr %26)
  tail call void @free(ptr %29)
  br label %41

41:
  %42 = icmp ne ptr %11, null
  br i1 %42, label %43, label %48

43:
  %44 = tail call <2 x float> @pad.la.FAMILY.c.inner_triangle(i32 %0, i64 %2, ptr %12, i64 %13, ptr %16, i64 %17)
  %45 = extractelement <2 x float> %44, i64 0
  %46 = load float, ptr %11, align 4
  %47 = fadd float %46, %45
  store float %47, ptr %11, align 4
  br label %48

48:
  %49 = zext i1 %42 to i32
  %50 = insertelement <2 x float> <float poison, float 0.000000e+00>, float %10, i64 0
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %50, i32 %49, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.her2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %9, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.c.her2k(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %9, i64 %10, ptr %11, i64 %12, float %15, ptr %21, i64 %22)
  br label %30

26:
  %27 = icmp ne ptr %16, null
  %28 = zext i1 %27 to i32
  %29 = insertelement <2 x float> <float poison, float -0.000000e+00>, float %15, i64 0
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %29, i32 %28, ptr %21, i64 %22)
  br label %30

30:
  %31 = icmp eq ptr %13, null
  br i1 %31, label %33, label %32

32:
  tail call void @pad.blas.FAMILY.c.her2k(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %7, i64 %8, ptr %13, i64 %14, float 1.000000e+00, ptr %21, i64 %22)
  br label %33

33:
  %34 = icmp eq ptr %6, null
  br i1 %34, label %39, label %35

35:
  %36 = load float, ptr %6, align 4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %38 = load float, ptr %37, align 4
  tail call void @pad.blas.FAMILY.c.her2k(i32 %0, i32 %1, i64 %2, i64 %3, float %36, float %38, ptr %7, i64 %8, ptr %11, i64 %12, float 1.000000e+00, ptr %21, i64 %22)
  br label %39

39:
  %40 = icmp eq ptr %16, null
  br i1 %40, label %44, label %41

41:
  %42 = load float, ptr %16, align 4
  %43 = insertelement <2 x float> <float poison, float 0.000000e+00>, float %42, i64 0
  tail call void @pad.la.FAMILY.c.add_triangle(i32 %0, i64 %2, <2 x float> %43, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %44

44:
  tail call void @pad.la.FAMILY.c.real_diagonal(i64 %2, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.her2k_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %1, 78
  %25 = select i1 %24, i64 %2, i64 %3
  %26 = select i1 %24, i64 %3, i64 %2
  tail call void @pad.la.FAMILY.c.real_diagonal(i64 %2, ptr %21, i64 %22)
  %27 = tail call ptr @pad.la.FAMILY.c.doubled(i32 %0, i32 1, i64 %2, ptr %21, i64 %22)
  %28 = shl i64 %2, 3
  %29 = mul i64 %28, %3
  %30 = tail call ptr @malloc(i64 %29)
  %31 = icmp ne ptr %9, null
  %32 = icmp ne ptr %6, null
  %33 = or i1 %32, %31
  br i1 %33, label %34, label %53

34:
  %35 = zext i1 %24 to i32
  tail call void @pad.la.FAMILY.c.apply_both(i32 %0, i32 1, i32 %35, i64 %2, i64 %3, ptr %27, ptr %11, i64 %12, ptr %30)
  br i1 %31, label %36, label %41

36:
  %37 = fneg float %5
  %38 = select i1 %24, float %37, float %5
  %39 = insertelement <2 x float> poison, float %4, i64 0
  %40 = insertelement <2 x float> %39, float %38, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %25, i64 %26, <2 x float> %40, ptr %30, i64 %25, ptr %9, i64 %10)
  br label %41

41:
  br i1 %32, label %42, label %53

42:
  %43 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %25, i64 %26, ptr %7, i64 %8, ptr %30, i64 %25)
  %44 = extractelement <2 x float> %43, i64 0
  %45 = extractelement <2 x float> %43, i64 1
  %46 = fneg float %45
  %47 = select i1 %24, float %45, float %46
  %48 = load float, ptr %6, align 4
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %50 = load float, ptr %49, align 4
  %51 = fadd float %48, %44
  %52 = fadd float %50, %47
  store float %51, ptr %6, align 4
  store float %52, ptr %49, align 4
  br label %53

53:
  %54 = icmp eq ptr %13, null
  br i1 %54, label %61, label %55

55:
  %56 = zext i1 %24 to i32
  tail call void @pad.la.FAMILY.c.apply_both(i32 %0, i32 1, i32 %56, i64 %2, i64 %3, ptr %27, ptr %7, i64 %8, ptr %30)
  %57 = fneg float %5
  %58 = select i1 %24, float %5, float %57
  %59 = insertelement <2 x float> poison, float %4, i64 0
  %60 = insertelement <2 x float> %59, float %58, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %25, i64 %26, <2 x float> %60, ptr %30, i64 %25, ptr %13, i64 %14)
  br label %61

61:
  tail call void @free(ptr %27)
  tail call void @free(ptr %30)
  %62 = icmp ne ptr %16, null
  br i1 %62, label %63, label %68

63:
  %64 = tail call <2 x float> @pad.la.FAMILY.c.inner_triangle(i32 %0, i64 %2, ptr %17, i64 %18, ptr %21, i64 %22)
  %65 = extractelement <2 x float> %64, i64 0
  %66 = load float, ptr %16, align 4
  %67 = fadd float %66, %65
  store float %67, ptr %16, align 4
  br label %68

68:
  %69 = zext i1 %62 to i32
  %70 = insertelement <2 x float> <float poison, float 0.000000e+00>, float %15, i64 0
  tail call void @pad.la.FAMILY.c.scale_triangle(i32 %0, i64 %2, <2 x float> %70, i32 %69, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, <2 x float> %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq i32 %0, 76
  %15 = select i1 %14, i64 %4, i64 %5
  %16 = select i1 %14, i64 %5, i64 %4
  %17 = mul nsw i64 %15, %15
  %18 = add nuw nsw i64 %17, 1
  %19 = tail call ptr @calloc(i64 %18, i64 8)
  switch i32 %2, label %28 [
    i32 78, label %20
    i32 67, label %25
  ]

20:
  %21 = fneg <2 x float> %6
  %22 = shufflevector <2 x float> %6, <2 x float> %21, <2 x i32> <i32 0, i32 3>
  br i1 %14, label %23, label %24

23:
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 67, i64 %15, i64 %15, i64 %16, <2 x float> %22, ptr %9, i64 %10, ptr %7, i64 %8, ptr %19, i64 %15)
  br label %33

24:
  tail call void @pad.la.FAMILY.c.add_product(i32 67, i32 78, i64 %15, i64 %15, i64 %16, <2 x float> %22, ptr %7, i64 %8, ptr %9, i64 %10, ptr %19, i64 %15)
  br label %33

25:
  br i1 %14, label %26, label %27

26:
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 67, i64 %15, i64 %15, i64 %16, <2 x float> %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %19, i64 %15)
  br label %33

27:
  tail call void @pad.la.FAMILY.c.add_product(i32 67, i32 78, i64 %15, i64 %15, i64 %16, <2 x float> %6, ptr %9, i64 %10, ptr %7, i64 %8, ptr %19, i64 %15)
  br label %33

28:
  %29 = fneg <2 x float> %6
  %30 = shufflevector <2 x float> %6, <2 x float> %29, <2 x i32> <i32 0, i32 3>
  br i1 %14, label %31, label %32

31:
  tail call void @pad.la.FAMILY.c.add_product(i32 82, i32 84, i64 %15, i64 %15, i64 %16, <2 x float> %30, ptr %7, i64 %8, ptr %9, i64 %10, ptr %19, i64 %15)
  br label %33

32:
  tail call void @pad.la.FAMILY.c.add_product(i32 84, i32 82, i64 %15, i64 %15, i64 %16, <2 x float> %30, ptr %9, i64 %10, ptr %7, i64 %8, ptr %19, i64 %15)
  br label %33

33:
  %34 = icmp sgt i64 %15, 0
  br i1 %34, label %35, label %40

35:
  %36 = icmp eq i32 %1, 85
  %37 = icmp eq i32 %3, 85
  br label %41

38:
  %39 = icmp eq i64 %44, %15
  br i1 %39, label %40, label %41

40:
  tail call void @free(ptr %19)
  ret void

41:
  %42 = phi i64 [ 0, %35 ], [ %44, %38 ]
  %43 = select i1 %36, i64 0, i64 %42
  %44 = add nuw nsw i64 %42, 1
  %45 = select i1 %36, i64 %44, i64 %15
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %47, label %38

47:
  %48 = mul nuw nsw i64 %42, %15
  %49 = getelementptr { float, float }, ptr %19, i64 %48
  %50 = mul nsw i64 %42, %12
  %51 = getelementptr { float, float }, ptr %11, i64 %50
  br label %52

52:
  %53 = phi i64 [ %43, %47 ], [ %68, %67 ]
  %54 = icmp eq i64 %53, %42
  %55 = and i1 %37, %54
  br i1 %55, label %67, label %56

56:
  %57 = getelementptr { float, float }, ptr %49, i64 %53
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %60 = load float, ptr %59, align 4
  %61 = getelementptr { float, float }, ptr %51, i64 %53
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %64 = load float, ptr %63, align 4
  %65 = fadd float %58, %62
  %66 = fadd float %60, %64
  store float %65, ptr %61, align 4
  store float %66, ptr %63, align 4
  br label %67

67:
  %68 = add nuw nsw i64 %53, 1
  %69 = icmp eq i64 %68, %45
  br i1 %69, label %38, label %52
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trmm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %9, i64 %10, ptr %17, i64 %18)
  %20 = icmp eq ptr %11, null
  br i1 %20, label %31, label %21

21:
  %22 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %4, i64 %5, ptr %13, i64 %14)
  %23 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %11, i64 %12, ptr %22, i64 %23)
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %22, i64 %4, ptr %17, i64 %18)
  %24 = icmp eq i32 %3, 85
  br i1 %24, label %25, label %30

25:
  %26 = fneg float %6
  %27 = fneg float %7
  %28 = insertelement <2 x float> poison, float %26, i64 0
  %29 = insertelement <2 x float> %28, float %27, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> %29, ptr %13, i64 %14, ptr %17, i64 %18)
  br label %30

30:
  tail call void @free(ptr %22)
  br label %31

31:
  %32 = icmp eq ptr %8, null
  br i1 %32, label %39, label %33

33:
  %34 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %4, i64 %5, ptr %13, i64 %14)
  %35 = load float, ptr %8, align 4
  %36 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %37 = load float, ptr %36, align 4
  %38 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %35, float %37, ptr %9, i64 %10, ptr %34, i64 %38)
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %34, i64 %4, ptr %17, i64 %18)
  tail call void @free(ptr %34)
  br label %39

39:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trmm_adjoint(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %11, null
  br i1 %20, label %24, label %21

21:
  %22 = insertelement <2 x float> poison, float %6, i64 0
  %23 = insertelement <2 x float> %22, float %7, i64 1
  tail call void @pad.la.FAMILY.c.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, <2 x float> %23, ptr %13, i64 %14, ptr %17, i64 %18, ptr %11, i64 %12)
  br label %24

24:
  switch i32 %2, label %26 [
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
  %29 = phi i32 [ 84, %24 ], [ 82, %26 ], [ 67, %27 ], [ 78, %25 ]
  switch i32 %29, label %31 [
    i32 78, label %33
    i32 82, label %32
    i32 84, label %30
  ]

30:
  br label %33

31:
  br label %33

32:
  br label %33

33:
  %34 = phi i32 [ 82, %28 ], [ 84, %31 ], [ 78, %32 ], [ 67, %30 ]
  tail call void @pad.la.FAMILY.c.trmm_op(i32 %0, i32 %1, i32 %34, i32 %3, i64 %4, i64 %5, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %9, i64 %10, ptr %17, i64 %18)
  %35 = icmp ne ptr %8, null
  br i1 %35, label %36, label %45

36:
  %37 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %4, i64 %5, ptr %13, i64 %14, ptr %17, i64 %18)
  %38 = extractelement <2 x float> %37, i64 0
  %39 = extractelement <2 x float> %37, i64 1
  %40 = load float, ptr %8, align 4
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fadd float %40, %38
  %44 = fadd float %39, %42
  store float %43, ptr %8, align 4
  store float %44, ptr %41, align 4
  br label %45

45:
  %46 = zext i1 %35 to i32
  %47 = insertelement <2 x float> poison, float %6, i64 0
  %48 = insertelement <2 x float> %47, float %7, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %4, i64 %5, <2 x float> %48, i32 %46, ptr %17, i64 %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trsm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fneg float %7
  %21 = insertelement <2 x float> poison, float %6, i64 0
  %22 = insertelement <2 x float> %21, float %20, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %4, i64 %5, <2 x float> %22, i32 0, ptr %17, i64 %18)
  %23 = icmp eq ptr %11, null
  br i1 %23, label %30, label %24

24:
  %25 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %4, i64 %5, ptr %15, i64 %16)
  %26 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float 1.000000e+00, float 0.000000e+00, ptr %11, i64 %12, ptr %25, i64 %26)
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> <float -1.000000e+00, float 0.000000e+00>, ptr %25, i64 %4, ptr %17, i64 %18)
  %27 = icmp eq i32 %3, 85
  br i1 %27, label %28, label %29

28:
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %15, i64 %16, ptr %17, i64 %18)
  br label %29

29:
  tail call void @free(ptr %25)
  br label %30

30:
  tail call void @pad.blas.FAMILY.c.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float 1.000000e+00, float 0.000000e+00, ptr %9, i64 %10, ptr %17, i64 %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trsm_tangent_before(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = fneg float %7
  %21 = insertelement <2 x float> poison, float %6, i64 0
  %22 = insertelement <2 x float> %21, float %20, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %4, i64 %5, <2 x float> %22, i32 1, ptr %17, i64 %18)
  %23 = load float, ptr %8, align 4
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %25 = load float, ptr %24, align 4
  %26 = insertelement <2 x float> poison, float %23, i64 0
  %27 = insertelement <2 x float> %26, float %25, i64 1
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> %27, ptr %13, i64 %14, ptr %17, i64 %18)
  %28 = icmp eq ptr %11, null
  br i1 %28, label %38, label %29

29:
  %30 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %4, i64 %5, ptr %13, i64 %14)
  %31 = mul nsw i64 %5, %4
  %32 = shl i64 %31, 3
  %33 = tail call ptr @malloc(i64 %32)
  %34 = tail call i64 @llvm.umax.i64(i64 %4, i64 1)
  tail call void @pad.blas.FAMILY.c.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %9, i64 %10, ptr %30, i64 %34)
  tail call void @pad.la.FAMILY.c.put(i64 %31, ptr %30, i64 1, ptr %33, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float 1.000000e+00, float 0.000000e+00, ptr %11, i64 %12, ptr %33, i64 %34)
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> <float -1.000000e+00, float 0.000000e+00>, ptr %33, i64 %4, ptr %17, i64 %18)
  %35 = icmp eq i32 %3, 85
  br i1 %35, label %36, label %37

36:
  tail call void @pad.la.FAMILY.c.add_columns(i64 %4, i64 %5, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %30, i64 %4, ptr %17, i64 %18)
  br label %37

37:
  tail call void @free(ptr %33)
  tail call void @free(ptr %30)
  br label %38

38:
  tail call void @pad.blas.FAMILY.c.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float 1.000000e+00, float 0.000000e+00, ptr %9, i64 %10, ptr %17, i64 %18)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trsm_adjoint(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
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
  tail call void @pad.la.FAMILY.c.trsm_op(i32 %0, i32 %1, i32 %29, i32 %3, i64 %4, i64 %5, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %9, i64 %10, ptr %17, i64 %18)
  %30 = icmp eq ptr %11, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.la.FAMILY.c.add_factor(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, <2 x float> <float -1.000000e+00, float 0.000000e+00>, ptr %15, i64 %16, ptr %17, i64 %18, ptr %11, i64 %12)
  br label %32

32:
  %33 = icmp ne ptr %8, null
  br i1 %33, label %34, label %43

34:
  %35 = tail call <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %4, i64 %5, ptr %13, i64 %14, ptr %17, i64 %18)
  %36 = extractelement <2 x float> %35, i64 0
  %37 = extractelement <2 x float> %35, i64 1
  %38 = load float, ptr %8, align 4
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fadd float %38, %36
  %42 = fadd float %37, %40
  store float %41, ptr %8, align 4
  store float %42, ptr %39, align 4
  br label %43

43:
  %44 = zext i1 %33 to i32
  %45 = insertelement <2 x float> poison, float %6, i64 0
  %46 = insertelement <2 x float> %45, float %7, i64 1
  tail call void @pad.la.FAMILY.c.scale_columns(i64 %4, i64 %5, <2 x float> %46, i32 %44, ptr %17, i64 %18)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
