; Made from level2.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trmm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trsm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.add_outer(i64 %0, i64 %1, <2 x float> %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = extractelement <2 x float> %2, i64 0
  %11 = extractelement <2 x float> %2, i64 1
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %10, float %11, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

declare void @pad.blas.FAMILY.c.gerc(i64, i64, float, float, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.add_dense(i32 %0, i64 %1, i64 %2, <2 x float> %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  switch i32 %0, label %15 [
    i32 78, label %11
    i32 67, label %14
  ]

11:
  %12 = fneg <2 x float> %3
  %13 = shufflevector <2 x float> %3, <2 x float> %12, <2 x i32> <i32 0, i32 3>
  tail call void @pad.la.FAMILY.c.add_outer(i64 %1, i64 %2, <2 x float> %13, ptr %6, i64 %7, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %20

14:
  tail call void @pad.la.FAMILY.c.add_outer(i64 %1, i64 %2, <2 x float> %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %20

15:
  %16 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %1, ptr %4, i64 %5)
  %17 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %6, i64 %7)
  %18 = fneg <2 x float> %3
  %19 = shufflevector <2 x float> %3, <2 x float> %18, <2 x i32> <i32 0, i32 3>
  tail call void @pad.la.FAMILY.c.add_outer(i64 %1, i64 %2, <2 x float> %19, ptr %16, i64 1, ptr %17, i64 1, ptr %8, i64 %9)
  tail call void @free(ptr %16)
  tail call void @free(ptr %17)
  br label %20

20:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gemv_add(i32 %0, i64 %1, i64 %2, <2 x float> %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, i64 %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %0, 82
  br i1 %13, label %17, label %14

14:
  %15 = extractelement <2 x float> %3, i64 0
  %16 = extractelement <2 x float> %3, i64 1
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %15, float %16, ptr %4, i64 %5, ptr %6, i64 %7, float 1.000000e+00, float 0.000000e+00, ptr %8, i64 %9)
  br label %22

17:
  %18 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %11, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %10, ptr %8, i64 %9)
  %19 = extractelement <2 x float> %3, i64 0
  %20 = extractelement <2 x float> %3, i64 1
  %21 = fneg float %20
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %1, i64 %2, float %19, float %21, ptr %4, i64 %5, ptr %18, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %10, ptr %8, i64 %9)
  tail call void @free(ptr %18)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gemv_tangent(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, float %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %0, 78
  %25 = select i1 %24, i64 %1, i64 %2
  %26 = icmp slt i64 %1, 1
  %27 = icmp slt i64 %2, 1
  %28 = or i1 %26, %27
  br i1 %28, label %53, label %29

29:
  %30 = icmp eq ptr %12, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %6, i64 %7, ptr %12, i64 %13, float %14, float %15, ptr %21, i64 %22)
  br label %38

32:
  %33 = fneg float %15
  %34 = icmp ne ptr %16, null
  %35 = zext i1 %34 to i32
  %36 = insertelement <2 x float> poison, float %14, i64 0
  %37 = insertelement <2 x float> %36, float %33, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %25, <2 x float> %37, i32 %35, ptr %21, i64 %22)
  br label %38

38:
  %39 = icmp eq ptr %8, null
  br i1 %39, label %41, label %40

40:
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %8, i64 %9, ptr %10, i64 %11, float 1.000000e+00, float 0.000000e+00, ptr %21, i64 %22)
  br label %41

41:
  %42 = icmp eq ptr %5, null
  br i1 %42, label %47, label %43

43:
  %44 = load float, ptr %5, align 4
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %46 = load float, ptr %45, align 4
  tail call void @pad.blas.FAMILY.c.gemv(i32 %0, i64 %1, i64 %2, float %44, float %46, ptr %6, i64 %7, ptr %10, i64 %11, float 1.000000e+00, float 0.000000e+00, ptr %21, i64 %22)
  br label %47

47:
  %48 = icmp eq ptr %16, null
  br i1 %48, label %53, label %49

49:
  %50 = load float, ptr %16, align 4
  %51 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %52 = load float, ptr %51, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %25, float %50, float %52, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %53

53:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gemv_adjoint(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, float %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %0, 78
  %25 = select i1 %24, i64 %1, i64 %2
  %26 = select i1 %24, i64 %2, i64 %1
  %27 = icmp slt i64 %1, 1
  %28 = icmp slt i64 %2, 1
  %29 = or i1 %27, %28
  br i1 %29, label %93, label %30

30:
  %31 = icmp eq ptr %5, null
  br i1 %31, label %57, label %32

32:
  %33 = shl i64 %26, 3
  %34 = tail call ptr @malloc(i64 %33)
  tail call void @pad.la.FAMILY.c.fill(i64 %26, <2 x float> zeroinitializer, ptr %34, i64 1)
  switch i32 %0, label %36 [
    i32 78, label %38
    i32 82, label %37
    i32 84, label %35
  ]

35:
  br label %38

36:
  br label %38

37:
  br label %38

38:
  %39 = phi i32 [ 84, %32 ], [ 82, %36 ], [ 67, %37 ], [ 78, %35 ]
  switch i32 %39, label %41 [
    i32 78, label %43
    i32 82, label %42
    i32 84, label %40
  ]

40:
  br label %43

41:
  br label %43

42:
  br label %43

43:
  %44 = phi i32 [ 82, %38 ], [ 84, %41 ], [ 78, %42 ], [ 67, %40 ]
  tail call void @pad.la.FAMILY.c.gemv_add(i32 %44, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %6, i64 %7, ptr %21, i64 %22, ptr %34, i64 1, i64 %26, i64 %25)
  %45 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %26, ptr %10, i64 %11, ptr %34, i64 1)
  %46 = extractelement <2 x float> %45, i64 0
  %47 = extractelement <2 x float> %45, i64 1
  %48 = load float, ptr %5, align 4
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %50 = load float, ptr %49, align 4
  %51 = fadd float %48, %46
  %52 = fadd float %47, %50
  store float %51, ptr %5, align 4
  store float %52, ptr %49, align 4
  %53 = icmp eq ptr %12, null
  br i1 %53, label %56, label %54

54:
  %55 = fneg float %4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %26, float %3, float %55, ptr %34, i64 1, ptr %12, i64 %13)
  br label %56

56:
  tail call void @free(ptr %34)
  br label %73

57:
  %58 = icmp eq ptr %12, null
  br i1 %58, label %73, label %59

59:
  switch i32 %0, label %61 [
    i32 78, label %63
    i32 82, label %62
    i32 84, label %60
  ]

60:
  br label %63

61:
  br label %63

62:
  br label %63

63:
  %64 = phi i32 [ 84, %59 ], [ 82, %61 ], [ 67, %62 ], [ 78, %60 ]
  switch i32 %64, label %66 [
    i32 78, label %68
    i32 82, label %67
    i32 84, label %65
  ]

65:
  br label %68

66:
  br label %68

67:
  br label %68

68:
  %69 = phi i32 [ 82, %63 ], [ 84, %66 ], [ 78, %67 ], [ 67, %65 ]
  %70 = fneg float %4
  %71 = insertelement <2 x float> poison, float %3, i64 0
  %72 = insertelement <2 x float> %71, float %70, i64 1
  tail call void @pad.la.FAMILY.c.gemv_add(i32 %69, i64 %1, i64 %2, <2 x float> %72, ptr %6, i64 %7, ptr %21, i64 %22, ptr %12, i64 %13, i64 %26, i64 %25)
  br label %73

73:
  %74 = icmp eq ptr %8, null
  br i1 %74, label %78, label %75

75:
  %76 = insertelement <2 x float> poison, float %3, i64 0
  %77 = insertelement <2 x float> %76, float %4, i64 1
  tail call void @pad.la.FAMILY.c.add_dense(i32 %0, i64 %1, i64 %2, <2 x float> %77, ptr %10, i64 %11, ptr %21, i64 %22, ptr %8, i64 %9)
  br label %78

78:
  %79 = icmp ne ptr %16, null
  br i1 %79, label %80, label %89

80:
  %81 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %25, ptr %17, i64 %18, ptr %21, i64 %22)
  %82 = extractelement <2 x float> %81, i64 0
  %83 = extractelement <2 x float> %81, i64 1
  %84 = load float, ptr %16, align 4
  %85 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %86 = load float, ptr %85, align 4
  %87 = fadd float %84, %82
  %88 = fadd float %83, %86
  store float %87, ptr %16, align 4
  store float %88, ptr %85, align 4
  br label %89

89:
  %90 = zext i1 %79 to i32
  %91 = insertelement <2 x float> poison, float %14, i64 0
  %92 = insertelement <2 x float> %91, float %15, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %25, <2 x float> %92, i32 %90, ptr %21, i64 %22)
  br label %93

93:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gbmv_add(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, <2 x float> %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, i64 %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %0, 82
  br i1 %15, label %19, label %16

16:
  %17 = extractelement <2 x float> %5, i64 0
  %18 = extractelement <2 x float> %5, i64 1
  tail call void @pad.blas.FAMILY.c.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %17, float %18, ptr %6, i64 %7, ptr %8, i64 %9, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11)
  br label %24

19:
  %20 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %13, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %12, ptr %10, i64 %11)
  %21 = extractelement <2 x float> %5, i64 0
  %22 = extractelement <2 x float> %5, i64 1
  %23 = fneg float %22
  tail call void @pad.blas.FAMILY.c.gbmv(i32 78, i64 %1, i64 %2, i64 %3, i64 %4, float %21, float %23, ptr %6, i64 %7, ptr %20, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %12, ptr %10, i64 %11)
  tail call void @free(ptr %20)
  br label %24

24:
  ret void
}

declare void @pad.blas.FAMILY.c.gbmv(i32, i64, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.gbmv_tangent(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, float %16, float %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq i32 %0, 78
  %27 = select i1 %26, i64 %1, i64 %2
  %28 = icmp slt i64 %1, 1
  %29 = icmp slt i64 %2, 1
  %30 = or i1 %28, %29
  br i1 %30, label %55, label %31

31:
  %32 = icmp eq ptr %14, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.c.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %8, i64 %9, ptr %14, i64 %15, float %16, float %17, ptr %23, i64 %24)
  br label %40

34:
  %35 = fneg float %17
  %36 = icmp ne ptr %18, null
  %37 = zext i1 %36 to i32
  %38 = insertelement <2 x float> poison, float %16, i64 0
  %39 = insertelement <2 x float> %38, float %35, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %27, <2 x float> %39, i32 %37, ptr %23, i64 %24)
  br label %40

40:
  %41 = icmp eq ptr %10, null
  br i1 %41, label %43, label %42

42:
  tail call void @pad.blas.FAMILY.c.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %10, i64 %11, ptr %12, i64 %13, float 1.000000e+00, float 0.000000e+00, ptr %23, i64 %24)
  br label %43

43:
  %44 = icmp eq ptr %7, null
  br i1 %44, label %49, label %45

45:
  %46 = load float, ptr %7, align 4
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %48 = load float, ptr %47, align 4
  tail call void @pad.blas.FAMILY.c.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %46, float %48, ptr %8, i64 %9, ptr %12, i64 %13, float 1.000000e+00, float 0.000000e+00, ptr %23, i64 %24)
  br label %49

49:
  %50 = icmp eq ptr %18, null
  br i1 %50, label %55, label %51

51:
  %52 = load float, ptr %18, align 4
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %54 = load float, ptr %53, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %27, float %52, float %54, ptr %19, i64 %20, ptr %23, i64 %24)
  br label %55

55:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gbmv_adjoint(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, float %16, float %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq i32 %0, 78
  %27 = select i1 %26, i64 %1, i64 %2
  %28 = select i1 %26, i64 %2, i64 %1
  %29 = icmp slt i64 %1, 1
  %30 = icmp slt i64 %2, 1
  %31 = or i1 %29, %30
  br i1 %31, label %239, label %32

32:
  %33 = icmp eq ptr %7, null
  br i1 %33, label %59, label %34

34:
  %35 = shl i64 %28, 3
  %36 = tail call ptr @malloc(i64 %35)
  tail call void @pad.la.FAMILY.c.fill(i64 %28, <2 x float> zeroinitializer, ptr %36, i64 1)
  switch i32 %0, label %38 [
    i32 78, label %40
    i32 82, label %39
    i32 84, label %37
  ]

37:
  br label %40

38:
  br label %40

39:
  br label %40

40:
  %41 = phi i32 [ 84, %34 ], [ 82, %38 ], [ 67, %39 ], [ 78, %37 ]
  switch i32 %41, label %43 [
    i32 78, label %45
    i32 82, label %44
    i32 84, label %42
  ]

42:
  br label %45

43:
  br label %45

44:
  br label %45

45:
  %46 = phi i32 [ 82, %40 ], [ 84, %43 ], [ 78, %44 ], [ 67, %42 ]
  tail call void @pad.la.FAMILY.c.gbmv_add(i32 %46, i64 %1, i64 %2, i64 %3, i64 %4, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %8, i64 %9, ptr %23, i64 %24, ptr %36, i64 1, i64 %28, i64 %27)
  %47 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %28, ptr %12, i64 %13, ptr %36, i64 1)
  %48 = extractelement <2 x float> %47, i64 0
  %49 = extractelement <2 x float> %47, i64 1
  %50 = load float, ptr %7, align 4
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fadd float %50, %48
  %54 = fadd float %49, %52
  store float %53, ptr %7, align 4
  store float %54, ptr %51, align 4
  %55 = icmp eq ptr %14, null
  br i1 %55, label %58, label %56

56:
  %57 = fneg float %6
  tail call void @pad.blas.FAMILY.c.axpy(i64 %28, float %5, float %57, ptr %36, i64 1, ptr %14, i64 %15)
  br label %58

58:
  tail call void @free(ptr %36)
  br label %75

59:
  %60 = icmp eq ptr %14, null
  br i1 %60, label %75, label %61

61:
  switch i32 %0, label %63 [
    i32 78, label %65
    i32 82, label %64
    i32 84, label %62
  ]

62:
  br label %65

63:
  br label %65

64:
  br label %65

65:
  %66 = phi i32 [ 84, %61 ], [ 82, %63 ], [ 67, %64 ], [ 78, %62 ]
  switch i32 %66, label %68 [
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
  %71 = phi i32 [ 82, %65 ], [ 84, %68 ], [ 78, %69 ], [ 67, %67 ]
  %72 = fneg float %6
  %73 = insertelement <2 x float> poison, float %5, i64 0
  %74 = insertelement <2 x float> %73, float %72, i64 1
  tail call void @pad.la.FAMILY.c.gbmv_add(i32 %71, i64 %1, i64 %2, i64 %3, i64 %4, <2 x float> %74, ptr %8, i64 %9, ptr %23, i64 %24, ptr %14, i64 %15, i64 %28, i64 %27)
  br label %75

75:
  %76 = icmp eq ptr %10, null
  br i1 %76, label %224, label %77

77:
  %78 = getelementptr { float, float }, ptr %10, i64 %4
  %79 = add i64 %3, 1
  switch i32 %0, label %174 [
    i32 78, label %80
    i32 67, label %127
  ]

80:
  %81 = tail call ptr @pad.la.FAMILY.c.copied(i64 %27, ptr %23, i64 %24)
  %82 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %28, ptr %12, i64 %13)
  br label %83

83:
  %84 = phi i64 [ 0, %80 ], [ %105, %104 ]
  %85 = mul nsw i64 %84, %11
  %86 = getelementptr { float, float }, ptr %78, i64 %85
  %87 = sub nsw i64 0, %84
  %88 = getelementptr inbounds { float, float }, ptr %86, i64 %87
  %89 = getelementptr inbounds nuw { float, float }, ptr %82, i64 %84
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %92 = load float, ptr %91, align 4
  %93 = fmul float %5, %90
  %94 = fmul float %5, %92
  %95 = fmul float %6, %92
  %96 = fadd float %93, %95
  %97 = fmul float %6, %90
  %98 = fsub float %94, %97
  %99 = add i64 %79, %84
  %100 = tail call i64 @llvm.smin.i64(i64 %1, i64 %99)
  %101 = sub nsw i64 %84, %4
  %102 = tail call i64 @llvm.smax.i64(i64 %101, i64 0)
  %103 = icmp slt i64 %102, %100
  br i1 %103, label %107, label %104

104:
  %105 = add nuw nsw i64 %84, 1
  %106 = icmp eq i64 %105, %2
  br i1 %106, label %221, label %83

107:
  %108 = phi i64 [ %125, %107 ], [ %102, %83 ]
  %109 = getelementptr inbounds nuw { float, float }, ptr %81, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 4
  %112 = load float, ptr %111, align 4
  %113 = fmul float %96, %110
  %114 = fmul float %98, %112
  %115 = fmul float %96, %112
  %116 = fmul float %98, %110
  %117 = fsub float %113, %114
  %118 = fadd float %116, %115
  %119 = getelementptr inbounds nuw { float, float }, ptr %88, i64 %108
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 4
  %122 = load float, ptr %121, align 4
  %123 = fadd float %120, %117
  %124 = fadd float %122, %118
  store float %123, ptr %119, align 4
  store float %124, ptr %121, align 4
  %125 = add nuw nsw i64 %108, 1
  %126 = icmp slt i64 %125, %100
  br i1 %126, label %107, label %104

127:
  %128 = tail call ptr @pad.la.FAMILY.c.copied(i64 %28, ptr %12, i64 %13)
  %129 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %27, ptr %23, i64 %24)
  br label %130

130:
  %131 = phi i64 [ 0, %127 ], [ %152, %151 ]
  %132 = mul nsw i64 %131, %11
  %133 = getelementptr { float, float }, ptr %78, i64 %132
  %134 = sub nsw i64 0, %131
  %135 = getelementptr inbounds { float, float }, ptr %133, i64 %134
  %136 = getelementptr inbounds nuw { float, float }, ptr %129, i64 %131
  %137 = load float, ptr %136, align 4
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %139 = load float, ptr %138, align 4
  %140 = fmul float %5, %137
  %141 = fmul float %6, %139
  %142 = fmul float %5, %139
  %143 = fmul float %6, %137
  %144 = fsub float %140, %141
  %145 = fadd float %143, %142
  %146 = add i64 %79, %131
  %147 = tail call i64 @llvm.smin.i64(i64 %1, i64 %146)
  %148 = sub nsw i64 %131, %4
  %149 = tail call i64 @llvm.smax.i64(i64 %148, i64 0)
  %150 = icmp slt i64 %149, %147
  br i1 %150, label %154, label %151

151:
  %152 = add nuw nsw i64 %131, 1
  %153 = icmp eq i64 %152, %2
  br i1 %153, label %221, label %130

154:
  %155 = phi i64 [ %172, %154 ], [ %149, %130 ]
  %156 = getelementptr inbounds nuw { float, float }, ptr %128, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 4
  %159 = load float, ptr %158, align 4
  %160 = fmul float %144, %157
  %161 = fmul float %145, %159
  %162 = fmul float %144, %159
  %163 = fmul float %145, %157
  %164 = fsub float %160, %161
  %165 = fadd float %163, %162
  %166 = getelementptr inbounds nuw { float, float }, ptr %135, i64 %155
  %167 = load float, ptr %166, align 4
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %169 = load float, ptr %168, align 4
  %170 = fadd float %167, %164
  %171 = fadd float %169, %165
  store float %170, ptr %166, align 4
  store float %171, ptr %168, align 4
  %172 = add nuw nsw i64 %155, 1
  %173 = icmp slt i64 %172, %147
  br i1 %173, label %154, label %151

174:
  %175 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %28, ptr %12, i64 %13)
  %176 = tail call ptr @pad.la.FAMILY.c.copied(i64 %27, ptr %23, i64 %24)
  br label %177

177:
  %178 = phi i64 [ 0, %174 ], [ %199, %198 ]
  %179 = mul nsw i64 %178, %11
  %180 = getelementptr { float, float }, ptr %78, i64 %179
  %181 = sub nsw i64 0, %178
  %182 = getelementptr inbounds { float, float }, ptr %180, i64 %181
  %183 = getelementptr inbounds nuw { float, float }, ptr %176, i64 %178
  %184 = load float, ptr %183, align 4
  %185 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %186 = load float, ptr %185, align 4
  %187 = fmul float %5, %184
  %188 = fmul float %5, %186
  %189 = fmul float %6, %186
  %190 = fadd float %187, %189
  %191 = fmul float %6, %184
  %192 = fsub float %188, %191
  %193 = add i64 %79, %178
  %194 = tail call i64 @llvm.smin.i64(i64 %1, i64 %193)
  %195 = sub nsw i64 %178, %4
  %196 = tail call i64 @llvm.smax.i64(i64 %195, i64 0)
  %197 = icmp slt i64 %196, %194
  br i1 %197, label %201, label %198

198:
  %199 = add nuw nsw i64 %178, 1
  %200 = icmp eq i64 %199, %2
  br i1 %200, label %221, label %177

201:
  %202 = phi i64 [ %219, %201 ], [ %196, %177 ]
  %203 = getelementptr inbounds nuw { float, float }, ptr %175, i64 %202
  %204 = load float, ptr %203, align 4
  %205 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %206 = load float, ptr %205, align 4
  %207 = fmul float %190, %204
  %208 = fmul float %192, %206
  %209 = fmul float %190, %206
  %210 = fmul float %192, %204
  %211 = fsub float %207, %208
  %212 = fadd float %210, %209
  %213 = getelementptr inbounds nuw { float, float }, ptr %182, i64 %202
  %214 = load float, ptr %213, align 4
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 4
  %216 = load float, ptr %215, align 4
  %217 = fadd float %214, %211
  %218 = fadd float %216, %212
  store float %217, ptr %213, align 4
  store float %218, ptr %215, align 4
  %219 = add nuw nsw i64 %202, 1
  %220 = icmp slt i64 %219, %194
  br i1 %220, label %201, label %198

221:
  %222 = phi ptr [ %175, %198 ], [ %81, %104 ], [ %128, %151 ]
  %223 = phi ptr [ %176, %198 ], [ %82, %104 ], [ %129, %151 ]
  tail call void @free(ptr %222)
  tail call void @free(ptr %223)
  br label %224

224:
  %225 = icmp ne ptr %18, null
  br i1 %225, label %226, label %235

226:
  %227 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %27, ptr %19, i64 %20, ptr %23, i64 %24)
  %228 = extractelement <2 x float> %227, i64 0
  %229 = extractelement <2 x float> %227, i64 1
  %230 = load float, ptr %18, align 4
  %231 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %232 = load float, ptr %231, align 4
  %233 = fadd float %230, %228
  %234 = fadd float %229, %232
  store float %233, ptr %18, align 4
  store float %234, ptr %231, align 4
  br label %235

235:
  %236 = zext i1 %225 to i32
  %237 = insertelement <2 x float> poison, float %16, i64 0
  %238 = insertelement <2 x float> %237, float %17, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %27, <2 x float> %238, i32 %236, ptr %23, i64 %24)
  br label %239

239:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_gemv(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, float %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %1, 82
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.c.gemv(i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, float %11, ptr %12, i64 %13)
  br label %25

17:
  %18 = icmp slt i64 %2, 1
  %19 = icmp slt i64 %3, 1
  %20 = or i1 %18, %19
  br i1 %20, label %25, label %21

21:
  %22 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %12, i64 %13)
  %23 = fneg float %5
  %24 = fneg float %11
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %2, i64 %3, float %4, float %23, ptr %6, i64 %7, ptr %22, i64 1, float %10, float %24, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %12, i64 %13)
  tail call void @free(ptr %22)
  br label %25

25:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_gbmv(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, i64 %9, ptr %10, i64 %11, float %12, float %13, ptr %14, i64 %15) alwaysinline nounwind {
  %17 = icmp eq i32 %1, 82
  br i1 %17, label %19, label %18

18:
  tail call void @pad.blas.FAMILY.c.gbmv(i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, float %6, float %7, ptr %8, i64 %9, ptr %10, i64 %11, float %12, float %13, ptr %14, i64 %15)
  br label %27

19:
  %20 = icmp slt i64 %2, 1
  %21 = icmp slt i64 %3, 1
  %22 = or i1 %20, %21
  br i1 %22, label %27, label %23

23:
  %24 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %14, i64 %15)
  %25 = fneg float %7
  %26 = fneg float %13
  tail call void @pad.blas.FAMILY.c.gbmv(i32 78, i64 %2, i64 %3, i64 %4, i64 %5, float %6, float %25, ptr %8, i64 %9, ptr %24, i64 1, float %12, float %26, ptr %14, i64 %15)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %14, i64 %15)
  tail call void @free(ptr %24)
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.geru_tangent(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.c.geru(i64 %0, i64 %1, float %2, float %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %22

22:
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.c.geru(i64 %0, i64 %1, float %2, float %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %31, label %27

27:
  %28 = load float, ptr %4, align 4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = load float, ptr %29, align 4
  tail call void @pad.blas.FAMILY.c.geru(i64 %0, i64 %1, float %28, float %30, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %31

31:
  ret void
}

declare void @pad.blas.FAMILY.c.geru(i64, i64, float, float, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.geru_adjoint(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %4, null
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %40

23:
  %24 = shl i64 %0, 3
  %25 = tail call ptr @malloc(i64 %24)
  %26 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %1, ptr %9, i64 %10)
  tail call void @pad.la.FAMILY.c.fill(i64 %0, <2 x float> zeroinitializer, ptr %25, i64 1)
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %26, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %25, i64 1)
  br i1 %21, label %27, label %36

27:
  %28 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %5, i64 %6, ptr %25, i64 1)
  %29 = extractelement <2 x float> %28, i64 0
  %30 = extractelement <2 x float> %28, i64 1
  %31 = load float, ptr %4, align 4
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fadd float %31, %29
  %35 = fadd float %30, %33
  store float %34, ptr %4, align 4
  store float %35, ptr %32, align 4
  br label %36

36:
  br i1 %20, label %37, label %39

37:
  %38 = fneg float %3
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %2, float %38, ptr %25, i64 1, ptr %7, i64 %8)
  br label %39

39:
  tail call void @free(ptr %25)
  tail call void @free(ptr %26)
  br label %40

40:
  %41 = icmp eq ptr %11, null
  br i1 %41, label %45, label %42

42:
  %43 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %0, ptr %5, i64 %6)
  %44 = fneg float %3
  tail call void @pad.blas.FAMILY.c.gemv(i32 84, i64 %0, i64 %1, float %2, float %44, ptr %17, i64 %18, ptr %43, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %11, i64 %12)
  tail call void @free(ptr %43)
  br label %45

45:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gerc_tangent(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %2, float %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %22

22:
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %2, float %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %31, label %27

27:
  %28 = load float, ptr %4, align 4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = load float, ptr %29, align 4
  tail call void @pad.blas.FAMILY.c.gerc(i64 %0, i64 %1, float %28, float %30, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.gerc_adjoint(i64 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %4, null
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %39

23:
  %24 = shl i64 %0, 3
  %25 = tail call ptr @malloc(i64 %24)
  tail call void @pad.la.FAMILY.c.fill(i64 %0, <2 x float> zeroinitializer, ptr %25, i64 1)
  tail call void @pad.blas.FAMILY.c.gemv(i32 78, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %9, i64 %10, float 1.000000e+00, float 0.000000e+00, ptr %25, i64 1)
  br i1 %21, label %26, label %35

26:
  %27 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %5, i64 %6, ptr %25, i64 1)
  %28 = extractelement <2 x float> %27, i64 0
  %29 = extractelement <2 x float> %27, i64 1
  %30 = load float, ptr %4, align 4
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %32 = load float, ptr %31, align 4
  %33 = fadd float %30, %28
  %34 = fadd float %29, %32
  store float %33, ptr %4, align 4
  store float %34, ptr %31, align 4
  br label %35

35:
  br i1 %20, label %36, label %38

36:
  %37 = fneg float %3
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %2, float %37, ptr %25, i64 1, ptr %7, i64 %8)
  br label %38

38:
  tail call void @free(ptr %25)
  br label %39

39:
  %40 = icmp eq ptr %11, null
  br i1 %40, label %44, label %41

41:
  %42 = shl i64 %1, 3
  %43 = tail call ptr @malloc(i64 %42)
  tail call void @pad.la.FAMILY.c.fill(i64 %1, <2 x float> zeroinitializer, ptr %43, i64 1)
  tail call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %5, i64 %6, float 1.000000e+00, float 0.000000e+00, ptr %43, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %3, ptr %43, i64 1, ptr %11, i64 %12)
  tail call void @free(ptr %43)
  br label %44

44:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_gerc(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %13, label %14

13:
  tail call void @pad.blas.FAMILY.c.gerc(i64 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %16

14:
  %15 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %1, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.c.geru(i64 %1, i64 %2, float %3, float %4, ptr %15, i64 1, ptr %7, i64 %8, ptr %9, i64 %10)
  tail call void @free(ptr %15)
  br label %16

16:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hemv_tangent(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, float %13, float %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float %2, float %3, ptr %5, i64 %6, ptr %11, i64 %12, float %13, float %14, ptr %20, i64 %21)
  br label %31

25:
  %26 = fneg float %14
  %27 = icmp ne ptr %15, null
  %28 = zext i1 %27 to i32
  %29 = insertelement <2 x float> poison, float %13, i64 0
  %30 = insertelement <2 x float> %29, float %26, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %1, <2 x float> %30, i32 %28, ptr %20, i64 %21)
  br label %31

31:
  %32 = icmp eq ptr %7, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float %2, float %3, ptr %7, i64 %8, ptr %9, i64 %10, float 1.000000e+00, float 0.000000e+00, ptr %20, i64 %21)
  br label %34

34:
  %35 = icmp eq ptr %4, null
  br i1 %35, label %40, label %36

36:
  %37 = load float, ptr %4, align 4
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %39 = load float, ptr %38, align 4
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float %37, float %39, ptr %5, i64 %6, ptr %9, i64 %10, float 1.000000e+00, float 0.000000e+00, ptr %20, i64 %21)
  br label %40

40:
  %41 = icmp eq ptr %15, null
  br i1 %41, label %46, label %42

42:
  %43 = load float, ptr %15, align 4
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %45 = load float, ptr %44, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %43, float %45, ptr %16, i64 %17, ptr %20, i64 %21)
  br label %46

46:
  ret void
}

declare void @pad.blas.FAMILY.c.hemv(i32, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.hemv_adjoint(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, float %13, float %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq ptr %4, null
  br i1 %23, label %39, label %24

24:
  %25 = shl i64 %1, 3
  %26 = tail call ptr @malloc(i64 %25)
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %5, i64 %6, ptr %20, i64 %21, float 0.000000e+00, float 0.000000e+00, ptr %26, i64 1)
  %27 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %9, i64 %10, ptr %26, i64 1)
  %28 = extractelement <2 x float> %27, i64 0
  %29 = extractelement <2 x float> %27, i64 1
  %30 = load float, ptr %4, align 4
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %32 = load float, ptr %31, align 4
  %33 = fadd float %30, %28
  %34 = fadd float %29, %32
  store float %33, ptr %4, align 4
  store float %34, ptr %31, align 4
  %35 = icmp eq ptr %11, null
  br i1 %35, label %38, label %36

36:
  %37 = fneg float %3
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %37, ptr %26, i64 1, ptr %11, i64 %12)
  br label %38

38:
  tail call void @free(ptr %26)
  br label %43

39:
  %40 = icmp eq ptr %11, null
  br i1 %40, label %43, label %41

41:
  %42 = fneg float %3
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float %2, float %42, ptr %5, i64 %6, ptr %20, i64 %21, float 1.000000e+00, float 0.000000e+00, ptr %11, i64 %12)
  br label %43

43:
  %44 = icmp eq ptr %7, null
  br i1 %44, label %124, label %45

45:
  %46 = tail call ptr @pad.la.FAMILY.c.copied(i64 %1, ptr %20, i64 %21)
  %47 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %1, ptr %9, i64 %10)
  %48 = icmp sgt i64 %1, 0
  br i1 %48, label %49, label %123

49:
  %50 = icmp eq i32 %0, 76
  %51 = icmp eq i32 %0, 76
  br label %52

52:
  %53 = phi i64 [ 0, %49 ], [ %66, %65 ]
  %54 = mul nsw i64 %53, %8
  %55 = getelementptr inbounds { float, float }, ptr %7, i64 %54
  %56 = add nuw nsw i64 %53, 1
  %57 = select i1 %50, i64 %1, i64 %56
  %58 = select i1 %51, i64 %53, i64 0
  %59 = icmp slt i64 %58, %57
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw { float, float }, ptr %47, i64 %53
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %63 = getelementptr inbounds nuw { float, float }, ptr %46, i64 %53
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  br label %68

65:
  %66 = add nuw nsw i64 %53, 1
  %67 = icmp eq i64 %66, %1
  br i1 %67, label %123, label %52

68:
  %69 = phi i64 [ %58, %60 ], [ %121, %120 ]
  %70 = getelementptr inbounds nuw { float, float }, ptr %46, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %73 = load float, ptr %72, align 4
  %74 = fmul float %2, %71
  %75 = fmul float %2, %73
  %76 = fmul float %3, %73
  %77 = fadd float %74, %76
  %78 = fmul float %3, %71
  %79 = fsub float %75, %78
  %80 = load float, ptr %61, align 4
  %81 = load float, ptr %62, align 4
  %82 = fmul float %80, %77
  %83 = fmul float %79, %81
  %84 = fsub float %82, %83
  %85 = icmp eq i64 %69, %53
  br i1 %85, label %116, label %86

86:
  %87 = load float, ptr %63, align 4
  %88 = fmul float %2, %87
  %89 = load float, ptr %64, align 4
  %90 = fmul float %3, %89
  %91 = fadd float %88, %90
  %92 = getelementptr inbounds nuw { float, float }, ptr %47, i64 %69
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %94 = load float, ptr %93, align 4
  %95 = fmul float %94, %91
  %96 = fmul float %2, %89
  %97 = fmul float %3, %87
  %98 = fsub float %96, %97
  %99 = load float, ptr %92, align 4
  %100 = fmul float %98, %99
  %101 = fadd float %95, %100
  %102 = fmul float %91, %99
  %103 = fmul float %94, %98
  %104 = fsub float %102, %103
  %105 = fmul float %77, %81
  %106 = fmul float %80, %79
  %107 = fadd float %105, %106
  %108 = fadd float %84, %104
  %109 = fsub float %107, %101
  %110 = getelementptr inbounds nuw { float, float }, ptr %55, i64 %69
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %113 = load float, ptr %112, align 4
  %114 = fadd float %111, %108
  %115 = fadd float %113, %109
  store float %114, ptr %110, align 4
  store float %115, ptr %112, align 4
  br label %120

116:
  %117 = getelementptr inbounds nuw { float, float }, ptr %55, i64 %69
  %118 = load float, ptr %117, align 4
  %119 = fadd float %84, %118
  store float %119, ptr %117, align 4
  br label %120

120:
  %121 = add nuw nsw i64 %69, 1
  %122 = icmp eq i64 %121, %57
  br i1 %122, label %65, label %68

123:
  tail call void @free(ptr %46)
  tail call void @free(ptr %47)
  br label %124

124:
  %125 = icmp ne ptr %15, null
  br i1 %125, label %126, label %135

126:
  %127 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %16, i64 %17, ptr %20, i64 %21)
  %128 = extractelement <2 x float> %127, i64 0
  %129 = extractelement <2 x float> %127, i64 1
  %130 = load float, ptr %15, align 4
  %131 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %132 = load float, ptr %131, align 4
  %133 = fadd float %130, %128
  %134 = fadd float %129, %132
  store float %133, ptr %15, align 4
  store float %134, ptr %131, align 4
  br label %135

135:
  %136 = zext i1 %125 to i32
  %137 = insertelement <2 x float> poison, float %13, i64 0
  %138 = insertelement <2 x float> %137, float %14, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %1, <2 x float> %138, i32 %136, ptr %20, i64 %21)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_hemv(i32 %0, i32 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, float %9, float %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq i32 %0, 0
  br i1 %14, label %15, label %16

15:
  tail call void @pad.blas.FAMILY.c.hemv(i32 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, float %9, float %10, ptr %11, i64 %12)
  br label %20

16:
  %17 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %11, i64 %12)
  %18 = fneg float %4
  %19 = fneg float %10
  tail call void @pad.blas.FAMILY.c.hemv(i32 %1, i64 %2, float %3, float %18, ptr %5, i64 %6, ptr %17, i64 1, float %9, float %19, ptr %11, i64 %12)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %11, i64 %12)
  tail call void @free(ptr %17)
  br label %20

20:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hbmv_tangent(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, float %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %12, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %6, i64 %7, ptr %12, i64 %13, float %14, float %15, ptr %21, i64 %22)
  br label %32

26:
  %27 = fneg float %15
  %28 = icmp ne ptr %16, null
  %29 = zext i1 %28 to i32
  %30 = insertelement <2 x float> poison, float %14, i64 0
  %31 = insertelement <2 x float> %30, float %27, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %1, <2 x float> %31, i32 %29, ptr %21, i64 %22)
  br label %32

32:
  %33 = icmp eq ptr %8, null
  br i1 %33, label %35, label %34

34:
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %8, i64 %9, ptr %10, i64 %11, float 1.000000e+00, float 0.000000e+00, ptr %21, i64 %22)
  br label %35

35:
  %36 = icmp eq ptr %5, null
  br i1 %36, label %41, label %37

37:
  %38 = load float, ptr %5, align 4
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %40 = load float, ptr %39, align 4
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %0, i64 %1, i64 %2, float %38, float %40, ptr %6, i64 %7, ptr %10, i64 %11, float 1.000000e+00, float 0.000000e+00, ptr %21, i64 %22)
  br label %41

41:
  %42 = icmp eq ptr %16, null
  br i1 %42, label %47, label %43

43:
  %44 = load float, ptr %16, align 4
  %45 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %46 = load float, ptr %45, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %44, float %46, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %47

47:
  ret void
}

declare void @pad.blas.FAMILY.c.hbmv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.hbmv_adjoint(i32 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, float %14, float %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %5, null
  br i1 %24, label %40, label %25

25:
  %26 = shl i64 %1, 3
  %27 = tail call ptr @malloc(i64 %26)
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %0, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %6, i64 %7, ptr %21, i64 %22, float 0.000000e+00, float 0.000000e+00, ptr %27, i64 1)
  %28 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %10, i64 %11, ptr %27, i64 1)
  %29 = extractelement <2 x float> %28, i64 0
  %30 = extractelement <2 x float> %28, i64 1
  %31 = load float, ptr %5, align 4
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fadd float %31, %29
  %35 = fadd float %30, %33
  store float %34, ptr %5, align 4
  store float %35, ptr %32, align 4
  %36 = icmp eq ptr %12, null
  br i1 %36, label %39, label %37

37:
  %38 = fneg float %4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %3, float %38, ptr %27, i64 1, ptr %12, i64 %13)
  br label %39

39:
  tail call void @free(ptr %27)
  br label %44

40:
  %41 = icmp eq ptr %12, null
  br i1 %41, label %44, label %42

42:
  %43 = fneg float %4
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %0, i64 %1, i64 %2, float %3, float %43, ptr %6, i64 %7, ptr %21, i64 %22, float 1.000000e+00, float 0.000000e+00, ptr %12, i64 %13)
  br label %44

44:
  %45 = icmp eq ptr %8, null
  br i1 %45, label %138, label %46

46:
  %47 = tail call ptr @pad.la.FAMILY.c.copied(i64 %1, ptr %21, i64 %22)
  %48 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %1, ptr %10, i64 %11)
  %49 = icmp sgt i64 %1, 0
  br i1 %49, label %50, label %137

50:
  %51 = icmp eq i32 %0, 76
  %52 = select i1 %51, i64 0, i64 %2
  %53 = icmp eq i32 %0, 76
  %54 = add i64 %2, 1
  %55 = icmp eq i32 %0, 76
  br label %56

56:
  %57 = phi i64 [ 0, %50 ], [ %80, %79 ]
  %58 = mul nsw i64 %57, %9
  %59 = getelementptr inbounds { float, float }, ptr %8, i64 %58
  %60 = sub nsw i64 0, %57
  %61 = getelementptr inbounds { float, float }, ptr %59, i64 %60
  %62 = getelementptr inbounds { float, float }, ptr %61, i64 %52
  br i1 %53, label %65, label %63

63:
  %64 = add nuw nsw i64 %57, 1
  br label %68

65:
  %66 = add i64 %54, %57
  %67 = tail call i64 @llvm.smin.i64(i64 %1, i64 %66)
  br label %68

68:
  %69 = phi i64 [ %64, %63 ], [ %67, %65 ]
  %70 = sub nsw i64 %57, %2
  %71 = tail call i64 @llvm.smax.i64(i64 %70, i64 0)
  %72 = select i1 %55, i64 %57, i64 %71
  %73 = icmp slt i64 %72, %69
  br i1 %73, label %74, label %79

74:
  %75 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %57
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = getelementptr inbounds nuw { float, float }, ptr %47, i64 %57
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 4
  br label %82

79:
  %80 = add nuw nsw i64 %57, 1
  %81 = icmp eq i64 %80, %1
  br i1 %81, label %137, label %56

82:
  %83 = phi i64 [ %72, %74 ], [ %135, %134 ]
  %84 = getelementptr inbounds nuw { float, float }, ptr %47, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %87 = load float, ptr %86, align 4
  %88 = fmul float %3, %85
  %89 = fmul float %3, %87
  %90 = fmul float %4, %87
  %91 = fadd float %88, %90
  %92 = fmul float %4, %85
  %93 = fsub float %89, %92
  %94 = load float, ptr %75, align 4
  %95 = load float, ptr %76, align 4
  %96 = fmul float %94, %91
  %97 = fmul float %93, %95
  %98 = fsub float %96, %97
  %99 = icmp eq i64 %83, %57
  br i1 %99, label %130, label %100

100:
  %101 = load float, ptr %77, align 4
  %102 = fmul float %3, %101
  %103 = load float, ptr %78, align 4
  %104 = fmul float %4, %103
  %105 = fadd float %102, %104
  %106 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %83
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %108 = load float, ptr %107, align 4
  %109 = fmul float %108, %105
  %110 = fmul float %3, %103
  %111 = fmul float %4, %101
  %112 = fsub float %110, %111
  %113 = load float, ptr %106, align 4
  %114 = fmul float %112, %113
  %115 = fadd float %109, %114
  %116 = fmul float %105, %113
  %117 = fmul float %108, %112
  %118 = fsub float %116, %117
  %119 = fmul float %91, %95
  %120 = fmul float %94, %93
  %121 = fadd float %119, %120
  %122 = fadd float %98, %118
  %123 = fsub float %121, %115
  %124 = getelementptr inbounds nuw { float, float }, ptr %62, i64 %83
  %125 = load float, ptr %124, align 4
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %127 = load float, ptr %126, align 4
  %128 = fadd float %125, %122
  %129 = fadd float %127, %123
  store float %128, ptr %124, align 4
  store float %129, ptr %126, align 4
  br label %134

130:
  %131 = getelementptr inbounds nuw { float, float }, ptr %62, i64 %83
  %132 = load float, ptr %131, align 4
  %133 = fadd float %98, %132
  store float %133, ptr %131, align 4
  br label %134

134:
  %135 = add nuw nsw i64 %83, 1
  %136 = icmp eq i64 %135, %69
  br i1 %136, label %79, label %82

137:
  tail call void @free(ptr %47)
  tail call void @free(ptr %48)
  br label %138

138:
  %139 = icmp ne ptr %16, null
  br i1 %139, label %140, label %149

140:
  %141 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %17, i64 %18, ptr %21, i64 %22)
  %142 = extractelement <2 x float> %141, i64 0
  %143 = extractelement <2 x float> %141, i64 1
  %144 = load float, ptr %16, align 4
  %145 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %146 = load float, ptr %145, align 4
  %147 = fadd float %144, %142
  %148 = fadd float %143, %146
  store float %147, ptr %16, align 4
  store float %148, ptr %145, align 4
  br label %149

149:
  %150 = zext i1 %139 to i32
  %151 = insertelement <2 x float> poison, float %14, i64 0
  %152 = insertelement <2 x float> %151, float %15, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %1, <2 x float> %152, i32 %150, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_hbmv(i32 %0, i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, float %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %0, 0
  br i1 %15, label %16, label %17

16:
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %1, i64 %2, i64 %3, float %4, float %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, float %11, ptr %12, i64 %13)
  br label %21

17:
  %18 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %12, i64 %13)
  %19 = fneg float %5
  %20 = fneg float %11
  tail call void @pad.blas.FAMILY.c.hbmv(i32 %1, i64 %2, i64 %3, float %4, float %19, ptr %6, i64 %7, ptr %18, i64 1, float %10, float %20, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %12, i64 %13)
  tail call void @free(ptr %18)
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hpmv_tangent(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, float %11, float %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %9, null
  br i1 %21, label %23, label %22

22:
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float %2, float %3, ptr %5, ptr %9, i64 %10, float %11, float %12, ptr %18, i64 %19)
  br label %29

23:
  %24 = fneg float %12
  %25 = icmp ne ptr %13, null
  %26 = zext i1 %25 to i32
  %27 = insertelement <2 x float> poison, float %11, i64 0
  %28 = insertelement <2 x float> %27, float %24, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %1, <2 x float> %28, i32 %26, ptr %18, i64 %19)
  br label %29

29:
  %30 = icmp eq ptr %6, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float %2, float %3, ptr %6, ptr %7, i64 %8, float 1.000000e+00, float 0.000000e+00, ptr %18, i64 %19)
  br label %32

32:
  %33 = icmp eq ptr %4, null
  br i1 %33, label %38, label %34

34:
  %35 = load float, ptr %4, align 4
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %37 = load float, ptr %36, align 4
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float %35, float %37, ptr %5, ptr %7, i64 %8, float 1.000000e+00, float 0.000000e+00, ptr %18, i64 %19)
  br label %38

38:
  %39 = icmp eq ptr %13, null
  br i1 %39, label %44, label %40

40:
  %41 = load float, ptr %13, align 4
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %43 = load float, ptr %42, align 4
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %41, float %43, ptr %14, i64 %15, ptr %18, i64 %19)
  br label %44

44:
  ret void
}

declare void @pad.blas.FAMILY.c.hpmv(i32, i64, float, float, ptr, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.hpmv_adjoint(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, float %11, float %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %4, null
  br i1 %21, label %37, label %22

22:
  %23 = shl i64 %1, 3
  %24 = tail call ptr @malloc(i64 %23)
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %5, ptr %18, i64 %19, float 0.000000e+00, float 0.000000e+00, ptr %24, i64 1)
  %25 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %7, i64 %8, ptr %24, i64 1)
  %26 = extractelement <2 x float> %25, i64 0
  %27 = extractelement <2 x float> %25, i64 1
  %28 = load float, ptr %4, align 4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fadd float %28, %26
  %32 = fadd float %27, %30
  store float %31, ptr %4, align 4
  store float %32, ptr %29, align 4
  %33 = icmp eq ptr %9, null
  br i1 %33, label %36, label %34

34:
  %35 = fneg float %3
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %35, ptr %24, i64 1, ptr %9, i64 %10)
  br label %36

36:
  tail call void @free(ptr %24)
  br label %41

37:
  %38 = icmp eq ptr %9, null
  br i1 %38, label %41, label %39

39:
  %40 = fneg float %3
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float %2, float %40, ptr %5, ptr %18, i64 %19, float 1.000000e+00, float 0.000000e+00, ptr %9, i64 %10)
  br label %41

41:
  %42 = icmp eq ptr %6, null
  br i1 %42, label %134, label %43

43:
  %44 = tail call ptr @pad.la.FAMILY.c.copied(i64 %1, ptr %18, i64 %19)
  %45 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %1, ptr %7, i64 %8)
  %46 = icmp sgt i64 %1, 0
  br i1 %46, label %47, label %133

47:
  %48 = icmp eq i32 %0, 76
  %49 = icmp eq i32 %0, 76
  %50 = icmp eq i32 %0, 76
  br label %51

51:
  %52 = phi i64 [ 0, %47 ], [ %76, %75 ]
  br i1 %48, label %53, label %59

53:
  %54 = mul nuw nsw i64 %52, %1
  %55 = add nuw nsw i64 %52, 1
  %56 = mul nuw nsw i64 %55, %52
  %57 = lshr i64 %56, 1
  %58 = sub nsw i64 %54, %57
  br label %63

59:
  %60 = add nuw nsw i64 %52, 1
  %61 = mul nuw nsw i64 %60, %52
  %62 = lshr i64 %61, 1
  br label %63

63:
  %64 = phi i64 [ %58, %53 ], [ %62, %59 ]
  %65 = getelementptr inbounds { float, float }, ptr %6, i64 %64
  %66 = add nuw nsw i64 %52, 1
  %67 = select i1 %49, i64 %1, i64 %66
  %68 = select i1 %50, i64 %52, i64 0
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw { float, float }, ptr %45, i64 %52
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %73 = getelementptr inbounds nuw { float, float }, ptr %44, i64 %52
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  br label %78

75:
  %76 = add nuw nsw i64 %52, 1
  %77 = icmp eq i64 %76, %1
  br i1 %77, label %133, label %51

78:
  %79 = phi i64 [ %68, %70 ], [ %131, %130 ]
  %80 = getelementptr inbounds nuw { float, float }, ptr %44, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %83 = load float, ptr %82, align 4
  %84 = fmul float %2, %81
  %85 = fmul float %2, %83
  %86 = fmul float %3, %83
  %87 = fadd float %84, %86
  %88 = fmul float %3, %81
  %89 = fsub float %85, %88
  %90 = load float, ptr %71, align 4
  %91 = load float, ptr %72, align 4
  %92 = fmul float %90, %87
  %93 = fmul float %89, %91
  %94 = fsub float %92, %93
  %95 = icmp eq i64 %79, %52
  br i1 %95, label %126, label %96

96:
  %97 = load float, ptr %73, align 4
  %98 = fmul float %2, %97
  %99 = load float, ptr %74, align 4
  %100 = fmul float %3, %99
  %101 = fadd float %98, %100
  %102 = getelementptr inbounds nuw { float, float }, ptr %45, i64 %79
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %104 = load float, ptr %103, align 4
  %105 = fmul float %104, %101
  %106 = fmul float %2, %99
  %107 = fmul float %3, %97
  %108 = fsub float %106, %107
  %109 = load float, ptr %102, align 4
  %110 = fmul float %108, %109
  %111 = fadd float %105, %110
  %112 = fmul float %101, %109
  %113 = fmul float %104, %108
  %114 = fsub float %112, %113
  %115 = fmul float %87, %91
  %116 = fmul float %90, %89
  %117 = fadd float %115, %116
  %118 = fadd float %94, %114
  %119 = fsub float %117, %111
  %120 = getelementptr inbounds nuw { float, float }, ptr %65, i64 %79
  %121 = load float, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %123 = load float, ptr %122, align 4
  %124 = fadd float %121, %118
  %125 = fadd float %123, %119
  store float %124, ptr %120, align 4
  store float %125, ptr %122, align 4
  br label %130

126:
  %127 = getelementptr inbounds nuw { float, float }, ptr %65, i64 %79
  %128 = load float, ptr %127, align 4
  %129 = fadd float %94, %128
  store float %129, ptr %127, align 4
  br label %130

130:
  %131 = add nuw nsw i64 %79, 1
  %132 = icmp eq i64 %131, %67
  br i1 %132, label %75, label %78

133:
  tail call void @free(ptr %44)
  tail call void @free(ptr %45)
  br label %134

134:
  %135 = icmp ne ptr %13, null
  br i1 %135, label %136, label %145

136:
  %137 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %14, i64 %15, ptr %18, i64 %19)
  %138 = extractelement <2 x float> %137, i64 0
  %139 = extractelement <2 x float> %137, i64 1
  %140 = load float, ptr %13, align 4
  %141 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %142 = load float, ptr %141, align 4
  %143 = fadd float %140, %138
  %144 = fadd float %139, %142
  store float %143, ptr %13, align 4
  store float %144, ptr %141, align 4
  br label %145

145:
  %146 = zext i1 %135 to i32
  %147 = insertelement <2 x float> poison, float %11, i64 0
  %148 = insertelement <2 x float> %147, float %12, i64 1
  tail call void @pad.la.FAMILY.c.scale(i64 %1, <2 x float> %148, i32 %146, ptr %18, i64 %19)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_hpmv(i32 %0, i32 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, float %8, float %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %0, 0
  br i1 %13, label %14, label %15

14:
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, float %8, float %9, ptr %10, i64 %11)
  br label %19

15:
  %16 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %10, i64 %11)
  %17 = fneg float %4
  %18 = fneg float %9
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %1, i64 %2, float %3, float %17, ptr %5, ptr %16, i64 1, float %8, float %18, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %2, ptr %10, i64 %11)
  tail call void @free(ptr %16)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.her_tangent(i32 %0, i64 %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.c.her2(i32 %0, i64 %1, float %2, float 0.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %17

17:
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = load float, ptr %3, align 4
  tail call void @pad.blas.FAMILY.c.her(i32 %0, i64 %1, float %20, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %21

21:
  %22 = fcmp une float %2, 0.000000e+00
  %23 = icmp sgt i64 %1, 0
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %33

25:
  %26 = phi i64 [ %31, %25 ], [ 0, %21 ]
  %27 = mul nsw i64 %26, %13
  %28 = getelementptr inbounds { float, float }, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw { float, float }, ptr %28, i64 %26
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store float 0.000000e+00, ptr %30, align 4
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %33, label %25

33:
  ret void
}

declare void @pad.blas.FAMILY.c.her2(i32, i64, float, float, ptr, i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.her(i32, i64, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.her_adjoint(i32 %0, i64 %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp ne ptr %6, null
  %16 = icmp ne ptr %3, null
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %21

18:
  %19 = shl i64 %1, 3
  %20 = tail call ptr @malloc(i64 %19)
  br label %21

21:
  %22 = phi ptr [ %20, %18 ], [ null, %14 ]
  %23 = icmp eq ptr %22, null
  br i1 %23, label %63, label %24

24:
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %12, i64 %13, ptr %4, i64 %5, float 0.000000e+00, float 0.000000e+00, ptr %22, i64 1)
  %25 = icmp sgt i64 %1, 0
  br i1 %25, label %26, label %53

26:
  %27 = icmp slt i64 %5, 0
  %28 = sub nsw i64 1, %1
  %29 = mul nsw i64 %5, %28
  %30 = select i1 %27, i64 %29, i64 0
  br label %31

31:
  %32 = phi i64 [ %50, %31 ], [ 0, %26 ]
  %33 = phi i64 [ %51, %31 ], [ %30, %26 ]
  %34 = mul nsw i64 %32, %13
  %35 = getelementptr inbounds { float, float }, ptr %12, i64 %34
  %36 = getelementptr inbounds nuw { float, float }, ptr %35, i64 %32
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds { float, float }, ptr %4, i64 %33
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %41 = load float, ptr %40, align 4
  %42 = fmul float %37, %39
  %43 = fmul float %37, %41
  %44 = getelementptr inbounds nuw { float, float }, ptr %22, i64 %32
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  %48 = fadd float %42, %45
  %49 = fadd float %43, %47
  store float %48, ptr %44, align 4
  store float %49, ptr %46, align 4
  %50 = add nuw nsw i64 %32, 1
  %51 = add nsw i64 %33, %5
  %52 = icmp eq i64 %50, %1
  br i1 %52, label %53, label %31

53:
  br i1 %15, label %54, label %55

54:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float 0.000000e+00, ptr %22, i64 1, ptr %6, i64 %7)
  br label %55

55:
  br i1 %16, label %56, label %62

56:
  %57 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %4, i64 %5, ptr %22, i64 1)
  %58 = extractelement <2 x float> %57, i64 0
  %59 = fmul float %58, 5.000000e-01
  %60 = load float, ptr %3, align 4
  %61 = fadd float %60, %59
  store float %61, ptr %3, align 4
  br label %62

62:
  tail call void @free(ptr %22)
  br label %63

63:
  %64 = fcmp une float %2, 0.000000e+00
  %65 = icmp sgt i64 %1, 0
  %66 = and i1 %64, %65
  br i1 %66, label %67, label %75

67:
  %68 = phi i64 [ %73, %67 ], [ 0, %63 ]
  %69 = mul nsw i64 %68, %13
  %70 = getelementptr inbounds { float, float }, ptr %12, i64 %69
  %71 = getelementptr inbounds nuw { float, float }, ptr %70, i64 %68
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 4
  store float 0.000000e+00, ptr %72, align 4
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, %1
  br i1 %74, label %75, label %67

75:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_her(i32 %0, i32 %1, i64 %2, float %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %0, 0
  br i1 %9, label %10, label %11

10:
  tail call void @pad.blas.FAMILY.c.her(i32 %1, i64 %2, float %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %13

11:
  %12 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %4, i64 %5)
  tail call void @pad.blas.FAMILY.c.her(i32 %1, i64 %2, float %3, ptr %12, i64 1, ptr %6, i64 %7)
  tail call void @free(ptr %12)
  br label %13

13:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.her2_tangent(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.c.her2(i32 %0, i64 %1, float %2, float %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %22

22:
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.c.her2(i32 %0, i64 %1, float %2, float %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %31, label %27

27:
  %28 = load float, ptr %4, align 4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = load float, ptr %29, align 4
  tail call void @pad.blas.FAMILY.c.her2(i32 %0, i64 %1, float %28, float %30, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %31

31:
  %32 = fcmp une float %2, 0.000000e+00
  %33 = fcmp une float %3, 0.000000e+00
  %34 = or i1 %32, %33
  %35 = icmp sgt i64 %1, 0
  %36 = and i1 %34, %35
  br i1 %36, label %37, label %45

37:
  %38 = phi i64 [ %43, %37 ], [ 0, %31 ]
  %39 = mul nsw i64 %38, %18
  %40 = getelementptr inbounds { float, float }, ptr %17, i64 %39
  %41 = getelementptr inbounds nuw { float, float }, ptr %40, i64 %38
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store float 0.000000e+00, ptr %42, align 4
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %45, label %37

45:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.her2_adjoint(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = shl i64 %1, 3
  %21 = tail call ptr @malloc(i64 %20)
  %22 = icmp ne ptr %7, null
  %23 = icmp ne ptr %4, null
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %67

25:
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %9, i64 %10, float 0.000000e+00, float 0.000000e+00, ptr %21, i64 1)
  %26 = icmp sgt i64 %1, 0
  br i1 %26, label %27, label %54

27:
  %28 = icmp slt i64 %10, 0
  %29 = sub nsw i64 1, %1
  %30 = mul nsw i64 %10, %29
  %31 = select i1 %28, i64 %30, i64 0
  br label %32

32:
  %33 = phi i64 [ %51, %32 ], [ 0, %27 ]
  %34 = phi i64 [ %52, %32 ], [ %31, %27 ]
  %35 = mul nsw i64 %33, %18
  %36 = getelementptr inbounds { float, float }, ptr %17, i64 %35
  %37 = getelementptr inbounds nuw { float, float }, ptr %36, i64 %33
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds { float, float }, ptr %9, i64 %34
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fmul float %38, %40
  %44 = fmul float %38, %42
  %45 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %33
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fadd float %43, %46
  %50 = fadd float %44, %48
  store float %49, ptr %45, align 4
  store float %50, ptr %47, align 4
  %51 = add nuw nsw i64 %33, 1
  %52 = add nsw i64 %34, %10
  %53 = icmp eq i64 %51, %1
  br i1 %53, label %54, label %32

54:
  br i1 %22, label %55, label %57

55:
  %56 = fneg float %3
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %56, ptr %21, i64 1, ptr %7, i64 %8)
  br label %57

57:
  br i1 %23, label %58, label %67

58:
  %59 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %5, i64 %6, ptr %21, i64 1)
  %60 = extractelement <2 x float> %59, i64 0
  %61 = extractelement <2 x float> %59, i64 1
  %62 = load float, ptr %4, align 4
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %64 = load float, ptr %63, align 4
  %65 = fadd float %62, %60
  %66 = fadd float %61, %64
  store float %65, ptr %4, align 4
  store float %66, ptr %63, align 4
  br label %67

67:
  %68 = icmp eq ptr %11, null
  br i1 %68, label %99, label %69

69:
  tail call void @pad.blas.FAMILY.c.hemv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 %18, ptr %5, i64 %6, float 0.000000e+00, float 0.000000e+00, ptr %21, i64 1)
  %70 = icmp sgt i64 %1, 0
  br i1 %70, label %71, label %98

71:
  %72 = icmp slt i64 %6, 0
  %73 = sub nsw i64 1, %1
  %74 = mul nsw i64 %6, %73
  %75 = select i1 %72, i64 %74, i64 0
  br label %76

76:
  %77 = phi i64 [ %95, %76 ], [ 0, %71 ]
  %78 = phi i64 [ %96, %76 ], [ %75, %71 ]
  %79 = mul nsw i64 %77, %18
  %80 = getelementptr inbounds { float, float }, ptr %17, i64 %79
  %81 = getelementptr inbounds nuw { float, float }, ptr %80, i64 %77
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds { float, float }, ptr %5, i64 %78
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %86 = load float, ptr %85, align 4
  %87 = fmul float %82, %84
  %88 = fmul float %82, %86
  %89 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %77
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %92 = load float, ptr %91, align 4
  %93 = fadd float %87, %90
  %94 = fadd float %88, %92
  store float %93, ptr %89, align 4
  store float %94, ptr %91, align 4
  %95 = add nuw nsw i64 %77, 1
  %96 = add nsw i64 %78, %6
  %97 = icmp eq i64 %95, %1
  br i1 %97, label %98, label %76

98:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %3, ptr %21, i64 1, ptr %11, i64 %12)
  br label %99

99:
  tail call void @free(ptr %21)
  %100 = fcmp une float %2, 0.000000e+00
  %101 = fcmp une float %3, 0.000000e+00
  %102 = or i1 %100, %101
  %103 = icmp sgt i64 %1, 0
  %104 = and i1 %102, %103
  br i1 %104, label %105, label %113

105:
  %106 = phi i64 [ %111, %105 ], [ 0, %99 ]
  %107 = mul nsw i64 %106, %18
  %108 = getelementptr inbounds { float, float }, ptr %17, i64 %107
  %109 = getelementptr inbounds nuw { float, float }, ptr %108, i64 %106
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 4
  store float 0.000000e+00, ptr %110, align 4
  %111 = add nuw nsw i64 %106, 1
  %112 = icmp eq i64 %111, %1
  br i1 %112, label %113, label %105

113:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_her2(i32 %0, i32 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %13, label %14

13:
  tail call void @pad.blas.FAMILY.c.her2(i32 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %18

14:
  %15 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %5, i64 %6)
  %16 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %7, i64 %8)
  %17 = fneg float %4
  tail call void @pad.blas.FAMILY.c.her2(i32 %1, i64 %2, float %3, float %17, ptr %15, i64 1, ptr %16, i64 1, ptr %9, i64 %10)
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  br label %18

18:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hpr_tangent(i32 %0, i64 %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10) alwaysinline nounwind {
  %12 = icmp eq ptr %6, null
  br i1 %12, label %14, label %13

13:
  tail call void @pad.blas.FAMILY.c.hpr2(i32 %0, i64 %1, float %2, float 0.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %10)
  br label %14

14:
  %15 = icmp eq ptr %3, null
  br i1 %15, label %18, label %16

16:
  %17 = load float, ptr %3, align 4
  tail call void @pad.blas.FAMILY.c.hpr(i32 %0, i64 %1, float %17, ptr %4, i64 %5, ptr %10)
  br label %18

18:
  %19 = fcmp une float %2, 0.000000e+00
  %20 = icmp sgt i64 %1, 0
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %43

22:
  %23 = icmp eq i32 %0, 76
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %41, %36 ]
  br i1 %23, label %26, label %32

26:
  %27 = mul nuw nsw i64 %25, %1
  %28 = add nuw nsw i64 %25, 1
  %29 = mul nuw nsw i64 %28, %25
  %30 = lshr i64 %29, 1
  %31 = sub nsw i64 %27, %30
  br label %36

32:
  %33 = add nuw nsw i64 %25, 1
  %34 = mul nuw nsw i64 %33, %25
  %35 = lshr i64 %34, 1
  br label %36

36:
  %37 = phi i64 [ %31, %26 ], [ %35, %32 ]
  %38 = getelementptr inbounds { float, float }, ptr %10, i64 %37
  %39 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %25
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  store float 0.000000e+00, ptr %40, align 4
  %41 = add nuw nsw i64 %25, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %43, label %24

43:
  ret void
}

declare void @pad.blas.FAMILY.c.hpr2(i32, i64, float, float, ptr, i64, ptr, i64, ptr) nounwind

declare void @pad.blas.FAMILY.c.hpr(i32, i64, float, ptr, i64, ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.hpr_adjoint(i32 %0, i64 %1, float %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10) alwaysinline nounwind {
  %12 = icmp ne ptr %6, null
  %13 = icmp ne ptr %3, null
  %14 = or i1 %13, %12
  br i1 %14, label %15, label %18

15:
  %16 = shl i64 %1, 3
  %17 = tail call ptr @malloc(i64 %16)
  br label %18

18:
  %19 = phi ptr [ %17, %15 ], [ null, %11 ]
  %20 = icmp eq ptr %19, null
  br i1 %20, label %72, label %21

21:
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %10, ptr %4, i64 %5, float 0.000000e+00, float 0.000000e+00, ptr %19, i64 1)
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %62

23:
  %24 = icmp slt i64 %5, 0
  %25 = sub nsw i64 1, %1
  %26 = mul nsw i64 %5, %25
  %27 = select i1 %24, i64 %26, i64 0
  %28 = icmp eq i32 %0, 76
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %59, %42 ]
  %31 = phi i64 [ %27, %23 ], [ %60, %42 ]
  br i1 %28, label %32, label %38

32:
  %33 = mul nuw nsw i64 %30, %1
  %34 = add nuw nsw i64 %30, 1
  %35 = mul nuw nsw i64 %34, %30
  %36 = lshr i64 %35, 1
  %37 = sub nsw i64 %33, %36
  br label %42

38:
  %39 = add nuw nsw i64 %30, 1
  %40 = mul nuw nsw i64 %39, %30
  %41 = lshr i64 %40, 1
  br label %42

42:
  %43 = phi i64 [ %37, %32 ], [ %41, %38 ]
  %44 = getelementptr inbounds { float, float }, ptr %10, i64 %43
  %45 = getelementptr inbounds nuw { float, float }, ptr %44, i64 %30
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds { float, float }, ptr %4, i64 %31
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %50 = load float, ptr %49, align 4
  %51 = fmul float %46, %48
  %52 = fmul float %46, %50
  %53 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %30
  %54 = load float, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %56 = load float, ptr %55, align 4
  %57 = fadd float %51, %54
  %58 = fadd float %52, %56
  store float %57, ptr %53, align 4
  store float %58, ptr %55, align 4
  %59 = add nuw nsw i64 %30, 1
  %60 = add nsw i64 %31, %5
  %61 = icmp eq i64 %59, %1
  br i1 %61, label %62, label %29

62:
  br i1 %12, label %63, label %64

63:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float 0.000000e+00, ptr %19, i64 1, ptr %6, i64 %7)
  br label %64

64:
  br i1 %13, label %65, label %71

65:
  %66 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %4, i64 %5, ptr %19, i64 1)
  %67 = extractelement <2 x float> %66, i64 0
  %68 = fmul float %67, 5.000000e-01
  %69 = load float, ptr %3, align 4
  %70 = fadd float %69, %68
  store float %70, ptr %3, align 4
  br label %71

71:
  tail call void @free(ptr %19)
  br label %72

72:
  %73 = fcmp une float %2, 0.000000e+00
  %74 = icmp sgt i64 %1, 0
  %75 = and i1 %73, %74
  br i1 %75, label %76, label %97

76:
  %77 = icmp eq i32 %0, 76
  br label %78

78:
  %79 = phi i64 [ 0, %76 ], [ %95, %90 ]
  br i1 %77, label %80, label %86

80:
  %81 = mul nuw nsw i64 %79, %1
  %82 = add nuw nsw i64 %79, 1
  %83 = mul nuw nsw i64 %82, %79
  %84 = lshr i64 %83, 1
  %85 = sub nsw i64 %81, %84
  br label %90

86:
  %87 = add nuw nsw i64 %79, 1
  %88 = mul nuw nsw i64 %87, %79
  %89 = lshr i64 %88, 1
  br label %90

90:
  %91 = phi i64 [ %85, %80 ], [ %89, %86 ]
  %92 = getelementptr inbounds { float, float }, ptr %10, i64 %91
  %93 = getelementptr inbounds nuw { float, float }, ptr %92, i64 %79
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 4
  store float 0.000000e+00, ptr %94, align 4
  %95 = add nuw nsw i64 %79, 1
  %96 = icmp eq i64 %95, %1
  br i1 %96, label %97, label %78

97:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_hpr(i32 %0, i32 %1, i64 %2, float %3, ptr %4, i64 %5, ptr %6) alwaysinline nounwind {
  %8 = icmp eq i32 %0, 0
  br i1 %8, label %9, label %10

9:
  tail call void @pad.blas.FAMILY.c.hpr(i32 %1, i64 %2, float %3, ptr %4, i64 %5, ptr %6)
  br label %12

10:
  %11 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %4, i64 %5)
  tail call void @pad.blas.FAMILY.c.hpr(i32 %1, i64 %2, float %3, ptr %11, i64 1, ptr %6)
  tail call void @free(ptr %11)
  br label %12

12:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hpr2_tangent(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15) alwaysinline nounwind {
  %17 = icmp eq ptr %7, null
  br i1 %17, label %19, label %18

18:
  tail call void @pad.blas.FAMILY.c.hpr2(i32 %0, i64 %1, float %2, float %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %15)
  br label %19

19:
  %20 = icmp eq ptr %11, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.c.hpr2(i32 %0, i64 %1, float %2, float %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %15)
  br label %22

22:
  %23 = icmp eq ptr %4, null
  br i1 %23, label %28, label %24

24:
  %25 = load float, ptr %4, align 4
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %27 = load float, ptr %26, align 4
  tail call void @pad.blas.FAMILY.c.hpr2(i32 %0, i64 %1, float %25, float %27, ptr %5, i64 %6, ptr %9, i64 %10, ptr %15)
  br label %28

28:
  %29 = fcmp une float %2, 0.000000e+00
  %30 = fcmp une float %3, 0.000000e+00
  %31 = or i1 %29, %30
  %32 = icmp sgt i64 %1, 0
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %55

34:
  %35 = icmp eq i32 %0, 76
  br label %36

36:
  %37 = phi i64 [ 0, %34 ], [ %53, %48 ]
  br i1 %35, label %38, label %44

38:
  %39 = mul nuw nsw i64 %37, %1
  %40 = add nuw nsw i64 %37, 1
  %41 = mul nuw nsw i64 %40, %37
  %42 = lshr i64 %41, 1
  %43 = sub nsw i64 %39, %42
  br label %48

44:
  %45 = add nuw nsw i64 %37, 1
  %46 = mul nuw nsw i64 %45, %37
  %47 = lshr i64 %46, 1
  br label %48

48:
  %49 = phi i64 [ %43, %38 ], [ %47, %44 ]
  %50 = getelementptr inbounds { float, float }, ptr %15, i64 %49
  %51 = getelementptr inbounds nuw { float, float }, ptr %50, i64 %37
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  store float 0.000000e+00, ptr %52, align 4
  %53 = add nuw nsw i64 %37, 1
  %54 = icmp eq i64 %53, %1
  br i1 %54, label %55, label %36

55:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.hpr2_adjoint(i32 %0, i64 %1, float %2, float %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15) alwaysinline nounwind {
  %17 = shl i64 %1, 3
  %18 = tail call ptr @malloc(i64 %17)
  %19 = icmp ne ptr %7, null
  %20 = icmp ne ptr %4, null
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %76

22:
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %15, ptr %9, i64 %10, float 0.000000e+00, float 0.000000e+00, ptr %18, i64 1)
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %63

24:
  %25 = icmp slt i64 %10, 0
  %26 = sub nsw i64 1, %1
  %27 = mul nsw i64 %10, %26
  %28 = select i1 %25, i64 %27, i64 0
  %29 = icmp eq i32 %0, 76
  br label %30

30:
  %31 = phi i64 [ 0, %24 ], [ %60, %43 ]
  %32 = phi i64 [ %28, %24 ], [ %61, %43 ]
  br i1 %29, label %33, label %39

33:
  %34 = mul nuw nsw i64 %31, %1
  %35 = add nuw nsw i64 %31, 1
  %36 = mul nuw nsw i64 %35, %31
  %37 = lshr i64 %36, 1
  %38 = sub nsw i64 %34, %37
  br label %43

39:
  %40 = add nuw nsw i64 %31, 1
  %41 = mul nuw nsw i64 %40, %31
  %42 = lshr i64 %41, 1
  br label %43

43:
  %44 = phi i64 [ %38, %33 ], [ %42, %39 ]
  %45 = getelementptr inbounds { float, float }, ptr %15, i64 %44
  %46 = getelementptr inbounds nuw { float, float }, ptr %45, i64 %31
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds { float, float }, ptr %9, i64 %32
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  %52 = fmul float %47, %49
  %53 = fmul float %47, %51
  %54 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %31
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %57 = load float, ptr %56, align 4
  %58 = fadd float %52, %55
  %59 = fadd float %53, %57
  store float %58, ptr %54, align 4
  store float %59, ptr %56, align 4
  %60 = add nuw nsw i64 %31, 1
  %61 = add nsw i64 %32, %10
  %62 = icmp eq i64 %60, %1
  br i1 %62, label %63, label %30

63:
  br i1 %19, label %64, label %66

64:
  %65 = fneg float %3
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %65, ptr %18, i64 1, ptr %7, i64 %8)
  br label %66

66:
  br i1 %20, label %67, label %76

67:
  %68 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %1, ptr %5, i64 %6, ptr %18, i64 1)
  %69 = extractelement <2 x float> %68, i64 0
  %70 = extractelement <2 x float> %68, i64 1
  %71 = load float, ptr %4, align 4
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %73 = load float, ptr %72, align 4
  %74 = fadd float %71, %69
  %75 = fadd float %70, %73
  store float %74, ptr %4, align 4
  store float %75, ptr %72, align 4
  br label %76

76:
  %77 = icmp eq ptr %11, null
  br i1 %77, label %120, label %78

78:
  tail call void @pad.blas.FAMILY.c.hpmv(i32 %0, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %15, ptr %5, i64 %6, float 0.000000e+00, float 0.000000e+00, ptr %18, i64 1)
  %79 = icmp sgt i64 %1, 0
  br i1 %79, label %80, label %119

80:
  %81 = icmp slt i64 %6, 0
  %82 = sub nsw i64 1, %1
  %83 = mul nsw i64 %6, %82
  %84 = select i1 %81, i64 %83, i64 0
  %85 = icmp eq i32 %0, 76
  br label %86

86:
  %87 = phi i64 [ 0, %80 ], [ %116, %99 ]
  %88 = phi i64 [ %84, %80 ], [ %117, %99 ]
  br i1 %85, label %89, label %95

89:
  %90 = mul nuw nsw i64 %87, %1
  %91 = add nuw nsw i64 %87, 1
  %92 = mul nuw nsw i64 %91, %87
  %93 = lshr i64 %92, 1
  %94 = sub nsw i64 %90, %93
  br label %99

95:
  %96 = add nuw nsw i64 %87, 1
  %97 = mul nuw nsw i64 %96, %87
  %98 = lshr i64 %97, 1
  br label %99

99:
  %100 = phi i64 [ %94, %89 ], [ %98, %95 ]
  %101 = getelementptr inbounds { float, float }, ptr %15, i64 %100
  %102 = getelementptr inbounds nuw { float, float }, ptr %101, i64 %87
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds { float, float }, ptr %5, i64 %88
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %107 = load float, ptr %106, align 4
  %108 = fmul float %103, %105
  %109 = fmul float %103, %107
  %110 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %87
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %113 = load float, ptr %112, align 4
  %114 = fadd float %108, %111
  %115 = fadd float %109, %113
  store float %114, ptr %110, align 4
  store float %115, ptr %112, align 4
  %116 = add nuw nsw i64 %87, 1
  %117 = add nsw i64 %88, %6
  %118 = icmp eq i64 %116, %1
  br i1 %118, label %119, label %86

119:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %1, float %2, float %3, ptr %18, i64 1, ptr %11, i64 %12)
  br label %120

120:
  tail call void @free(ptr %18)
  %121 = fcmp une float %2, 0.000000e+00
  %122 = fcmp une float %3, 0.000000e+00
  %123 = or i1 %121, %122
  %124 = icmp sgt i64 %1, 0
  %125 = and i1 %123, %124
  br i1 %125, label %126, label %147

126:
  %127 = icmp eq i32 %0, 76
  br label %128

128:
  %129 = phi i64 [ 0, %126 ], [ %145, %140 ]
  br i1 %127, label %130, label %136

130:
  %131 = mul nuw nsw i64 %129, %1
  %132 = add nuw nsw i64 %129, 1
  %133 = mul nuw nsw i64 %132, %129
  %134 = lshr i64 %133, 1
  %135 = sub nsw i64 %131, %134
  br label %140

136:
  %137 = add nuw nsw i64 %129, 1
  %138 = mul nuw nsw i64 %137, %129
  %139 = lshr i64 %138, 1
  br label %140

140:
  %141 = phi i64 [ %135, %130 ], [ %139, %136 ]
  %142 = getelementptr inbounds { float, float }, ptr %15, i64 %141
  %143 = getelementptr inbounds nuw { float, float }, ptr %142, i64 %129
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  store float 0.000000e+00, ptr %144, align 4
  %145 = add nuw nsw i64 %129, 1
  %146 = icmp eq i64 %145, %1
  br i1 %146, label %147, label %128

147:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_hpr2(i32 %0, i32 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9) alwaysinline nounwind {
  %11 = icmp eq i32 %0, 0
  br i1 %11, label %12, label %13

12:
  tail call void @pad.blas.FAMILY.c.hpr2(i32 %1, i64 %2, float %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9)
  br label %17

13:
  %14 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %5, i64 %6)
  %15 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %2, ptr %7, i64 %8)
  %16 = fneg float %4
  tail call void @pad.blas.FAMILY.c.hpr2(i32 %1, i64 %2, float %3, float %16, ptr %14, i64 1, ptr %15, i64 1, ptr %9)
  tail call void @free(ptr %14)
  tail call void @free(ptr %15)
  br label %17

17:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trmv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %1, 82
  br i1 %9, label %10, label %11

10:
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.c.trmv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %6, i64 %7)
  br label %12

11:
  tail call void @pad.blas.FAMILY.c.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %12

12:
  ret void
}

declare void @pad.blas.FAMILY.c.trmv(i32, i32, i32, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.trsv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %1, 82
  br i1 %9, label %10, label %11

10:
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.c.trsv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %6, i64 %7)
  br label %12

11:
  tail call void @pad.blas.FAMILY.c.trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %12

12:
  ret void
}

declare void @pad.blas.FAMILY.c.trsv(i32, i32, i32, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.trmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  %15 = icmp eq ptr %6, null
  br i1 %15, label %21, label %16

16:
  %17 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.c.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %6, i64 %7, ptr %17, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %17, i64 1, ptr %12, i64 %13)
  %18 = icmp eq i32 %2, 85
  br i1 %18, label %19, label %20

19:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float -1.000000e+00, float 0.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13)
  br label %20

20:
  tail call void @free(ptr %17)
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %169, label %16

16:
  %17 = icmp eq i32 %2, 85
  %18 = icmp sgt i64 %3, 0
  switch i32 %1, label %117 [
    i32 78, label %19
    i32 67, label %68
  ]

19:
  %20 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %12, i64 %13)
  %21 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %8, i64 %9)
  br i1 %18, label %22, label %166

22:
  %23 = icmp eq i32 %0, 76
  %24 = icmp eq i32 %0, 76
  br label %25

25:
  %26 = phi i64 [ 0, %22 ], [ %42, %41 ]
  %27 = mul nsw i64 %26, %7
  %28 = getelementptr inbounds { float, float }, ptr %6, i64 %27
  %29 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %26
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %32 = load float, ptr %31, align 4
  %33 = fmul float %32, 0.000000e+00
  %34 = fmul float %30, 0.000000e+00
  %35 = fadd float %30, %33
  %36 = fsub float %32, %34
  %37 = add nuw nsw i64 %26, 1
  %38 = select i1 %23, i64 %3, i64 %37
  %39 = select i1 %24, i64 %26, i64 0
  %40 = icmp slt i64 %39, %38
  br i1 %40, label %44, label %41

41:
  %42 = add nuw nsw i64 %26, 1
  %43 = icmp eq i64 %42, %3
  br i1 %43, label %166, label %25

44:
  %45 = phi i64 [ %66, %65 ], [ %39, %25 ]
  %46 = icmp eq i64 %45, %26
  %47 = and i1 %17, %46
  br i1 %47, label %65, label %48

48:
  %49 = getelementptr inbounds nuw { float, float }, ptr %20, i64 %45
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fmul float %35, %50
  %54 = fmul float %36, %52
  %55 = fmul float %35, %52
  %56 = fmul float %36, %50
  %57 = fsub float %53, %54
  %58 = fadd float %56, %55
  %59 = getelementptr inbounds nuw { float, float }, ptr %28, i64 %45
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fadd float %60, %57
  %64 = fadd float %62, %58
  store float %63, ptr %59, align 4
  store float %64, ptr %61, align 4
  br label %65

65:
  %66 = add nuw nsw i64 %45, 1
  %67 = icmp eq i64 %66, %38
  br i1 %67, label %41, label %44

68:
  %69 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %8, i64 %9)
  %70 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %12, i64 %13)
  br i1 %18, label %71, label %166

71:
  %72 = icmp eq i32 %0, 76
  %73 = icmp eq i32 %0, 76
  br label %74

74:
  %75 = phi i64 [ 0, %71 ], [ %91, %90 ]
  %76 = mul nsw i64 %75, %7
  %77 = getelementptr inbounds { float, float }, ptr %6, i64 %76
  %78 = getelementptr inbounds nuw { float, float }, ptr %70, i64 %75
  %79 = load float, ptr %78, align 4
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %81 = load float, ptr %80, align 4
  %82 = fmul float %81, 0.000000e+00
  %83 = fmul float %79, 0.000000e+00
  %84 = fsub float %79, %82
  %85 = fadd float %81, %83
  %86 = add nuw nsw i64 %75, 1
  %87 = select i1 %72, i64 %3, i64 %86
  %88 = select i1 %73, i64 %75, i64 0
  %89 = icmp slt i64 %88, %87
  br i1 %89, label %93, label %90

90:
  %91 = add nuw nsw i64 %75, 1
  %92 = icmp eq i64 %91, %3
  br i1 %92, label %166, label %74

93:
  %94 = phi i64 [ %115, %114 ], [ %88, %74 ]
  %95 = icmp eq i64 %94, %75
  %96 = and i1 %17, %95
  br i1 %96, label %114, label %97

97:
  %98 = getelementptr inbounds nuw { float, float }, ptr %69, i64 %94
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %101 = load float, ptr %100, align 4
  %102 = fmul float %84, %99
  %103 = fmul float %85, %101
  %104 = fmul float %84, %101
  %105 = fmul float %85, %99
  %106 = fsub float %102, %103
  %107 = fadd float %105, %104
  %108 = getelementptr inbounds nuw { float, float }, ptr %77, i64 %94
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %111 = load float, ptr %110, align 4
  %112 = fadd float %109, %106
  %113 = fadd float %111, %107
  store float %112, ptr %108, align 4
  store float %113, ptr %110, align 4
  br label %114

114:
  %115 = add nuw nsw i64 %94, 1
  %116 = icmp eq i64 %115, %87
  br i1 %116, label %90, label %93

117:
  %118 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %8, i64 %9)
  %119 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %12, i64 %13)
  br i1 %18, label %120, label %166

120:
  %121 = icmp eq i32 %0, 76
  %122 = icmp eq i32 %0, 76
  br label %123

123:
  %124 = phi i64 [ 0, %120 ], [ %140, %139 ]
  %125 = mul nsw i64 %124, %7
  %126 = getelementptr inbounds { float, float }, ptr %6, i64 %125
  %127 = getelementptr inbounds nuw { float, float }, ptr %119, i64 %124
  %128 = load float, ptr %127, align 4
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 4
  %130 = load float, ptr %129, align 4
  %131 = fmul float %130, 0.000000e+00
  %132 = fmul float %128, 0.000000e+00
  %133 = fadd float %128, %131
  %134 = fsub float %130, %132
  %135 = add nuw nsw i64 %124, 1
  %136 = select i1 %121, i64 %3, i64 %135
  %137 = select i1 %122, i64 %124, i64 0
  %138 = icmp slt i64 %137, %136
  br i1 %138, label %142, label %139

139:
  %140 = add nuw nsw i64 %124, 1
  %141 = icmp eq i64 %140, %3
  br i1 %141, label %166, label %123

142:
  %143 = phi i64 [ %164, %163 ], [ %137, %123 ]
  %144 = icmp eq i64 %143, %124
  %145 = and i1 %17, %144
  br i1 %145, label %163, label %146

146:
  %147 = getelementptr inbounds nuw { float, float }, ptr %118, i64 %143
  %148 = load float, ptr %147, align 4
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 4
  %150 = load float, ptr %149, align 4
  %151 = fmul float %133, %148
  %152 = fmul float %134, %150
  %153 = fmul float %133, %150
  %154 = fmul float %134, %148
  %155 = fsub float %151, %152
  %156 = fadd float %154, %153
  %157 = getelementptr inbounds nuw { float, float }, ptr %126, i64 %143
  %158 = load float, ptr %157, align 4
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 4
  %160 = load float, ptr %159, align 4
  %161 = fadd float %158, %155
  %162 = fadd float %160, %156
  store float %161, ptr %157, align 4
  store float %162, ptr %159, align 4
  br label %163

163:
  %164 = add nuw nsw i64 %143, 1
  %165 = icmp eq i64 %164, %136
  br i1 %165, label %139, label %142

166:
  %167 = phi ptr [ %118, %117 ], [ %20, %19 ], [ %69, %68 ], [ %20, %41 ], [ %118, %139 ], [ %69, %90 ]
  %168 = phi ptr [ %119, %117 ], [ %21, %19 ], [ %70, %68 ], [ %21, %41 ], [ %119, %139 ], [ %70, %90 ]
  tail call void @free(ptr %167)
  tail call void @free(ptr %168)
  br label %169

169:
  switch i32 %1, label %171 [
    i32 78, label %173
    i32 82, label %172
    i32 84, label %170
  ]

170:
  br label %173

171:
  br label %173

172:
  br label %173

173:
  %174 = phi i32 [ 84, %169 ], [ 82, %171 ], [ 67, %172 ], [ 78, %170 ]
  switch i32 %174, label %176 [
    i32 78, label %178
    i32 82, label %177
    i32 84, label %175
  ]

175:
  br label %178

176:
  br label %178

177:
  br label %178

178:
  %179 = phi i32 [ 82, %173 ], [ 84, %176 ], [ 78, %177 ], [ 67, %175 ]
  tail call void @pad.la.FAMILY.c.trmv_op(i32 %0, i32 %179, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_trmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.trmv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %21, label %16

16:
  %17 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %10, i64 %11)
  tail call void @pad.blas.FAMILY.c.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %6, i64 %7, ptr %17, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float -1.000000e+00, float 0.000000e+00, ptr %17, i64 1, ptr %12, i64 %13)
  %18 = icmp eq i32 %2, 85
  br i1 %18, label %19, label %20

19:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11, ptr %12, i64 %13)
  br label %20

20:
  tail call void @free(ptr %17)
  br label %21

21:
  tail call void @pad.blas.FAMILY.c.trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.trsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  switch i32 %1, label %16 [
    i32 78, label %18
    i32 82, label %17
    i32 84, label %15
  ]

15:
  br label %18

16:
  br label %18

17:
  br label %18

18:
  %19 = phi i32 [ 84, %14 ], [ 82, %16 ], [ 67, %17 ], [ 78, %15 ]
  switch i32 %19, label %21 [
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
  %24 = phi i32 [ 82, %18 ], [ 84, %21 ], [ 78, %22 ], [ 67, %20 ]
  tail call void @pad.la.FAMILY.c.trsv_op(i32 %0, i32 %24, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  %25 = icmp eq ptr %6, null
  br i1 %25, label %180, label %26

26:
  %27 = icmp eq i32 %2, 85
  %28 = icmp sgt i64 %3, 0
  switch i32 %1, label %128 [
    i32 78, label %29
    i32 67, label %78
  ]

29:
  %30 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %12, i64 %13)
  %31 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %10, i64 %11)
  br i1 %28, label %32, label %177

32:
  %33 = icmp eq i32 %0, 76
  %34 = icmp eq i32 %0, 76
  br label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %52, %51 ]
  %37 = mul nsw i64 %36, %7
  %38 = getelementptr inbounds { float, float }, ptr %6, i64 %37
  %39 = getelementptr inbounds nuw { float, float }, ptr %31, i64 %36
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fmul float %42, 0.000000e+00
  %44 = fmul float %40, -0.000000e+00
  %45 = fsub float %43, %40
  %46 = fsub float %44, %42
  %47 = add nuw nsw i64 %36, 1
  %48 = select i1 %33, i64 %3, i64 %47
  %49 = select i1 %34, i64 %36, i64 0
  %50 = icmp slt i64 %49, %48
  br i1 %50, label %54, label %51

51:
  %52 = add nuw nsw i64 %36, 1
  %53 = icmp eq i64 %52, %3
  br i1 %53, label %177, label %35

54:
  %55 = phi i64 [ %76, %75 ], [ %49, %35 ]
  %56 = icmp eq i64 %55, %36
  %57 = and i1 %27, %56
  br i1 %57, label %75, label %58

58:
  %59 = getelementptr inbounds nuw { float, float }, ptr %30, i64 %55
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fmul float %45, %60
  %64 = fmul float %46, %62
  %65 = fmul float %45, %62
  %66 = fmul float %46, %60
  %67 = fsub float %63, %64
  %68 = fadd float %66, %65
  %69 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %55
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = fadd float %70, %67
  %74 = fadd float %72, %68
  store float %73, ptr %69, align 4
  store float %74, ptr %71, align 4
  br label %75

75:
  %76 = add nuw nsw i64 %55, 1
  %77 = icmp eq i64 %76, %48
  br i1 %77, label %51, label %54

78:
  %79 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %10, i64 %11)
  %80 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %12, i64 %13)
  br i1 %28, label %81, label %177

81:
  %82 = icmp eq i32 %0, 76
  %83 = icmp eq i32 %0, 76
  br label %84

84:
  %85 = phi i64 [ 0, %81 ], [ %102, %101 ]
  %86 = mul nsw i64 %85, %7
  %87 = getelementptr inbounds { float, float }, ptr %6, i64 %86
  %88 = getelementptr inbounds nuw { float, float }, ptr %80, i64 %85
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %91 = load float, ptr %90, align 4
  %92 = fneg float %89
  %93 = fmul float %91, 0.000000e+00
  %94 = fmul float %89, 0.000000e+00
  %95 = fsub float %92, %93
  %96 = fsub float %94, %91
  %97 = add nuw nsw i64 %85, 1
  %98 = select i1 %82, i64 %3, i64 %97
  %99 = select i1 %83, i64 %85, i64 0
  %100 = icmp slt i64 %99, %98
  br i1 %100, label %104, label %101

101:
  %102 = add nuw nsw i64 %85, 1
  %103 = icmp eq i64 %102, %3
  br i1 %103, label %177, label %84

104:
  %105 = phi i64 [ %126, %125 ], [ %99, %84 ]
  %106 = icmp eq i64 %105, %85
  %107 = and i1 %27, %106
  br i1 %107, label %125, label %108

108:
  %109 = getelementptr inbounds nuw { float, float }, ptr %79, i64 %105
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 4
  %112 = load float, ptr %111, align 4
  %113 = fmul float %95, %110
  %114 = fmul float %96, %112
  %115 = fmul float %95, %112
  %116 = fmul float %96, %110
  %117 = fsub float %113, %114
  %118 = fadd float %116, %115
  %119 = getelementptr inbounds nuw { float, float }, ptr %87, i64 %105
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 4
  %122 = load float, ptr %121, align 4
  %123 = fadd float %120, %117
  %124 = fadd float %122, %118
  store float %123, ptr %119, align 4
  store float %124, ptr %121, align 4
  br label %125

125:
  %126 = add nuw nsw i64 %105, 1
  %127 = icmp eq i64 %126, %98
  br i1 %127, label %101, label %104

128:
  %129 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %10, i64 %11)
  %130 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %12, i64 %13)
  br i1 %28, label %131, label %177

131:
  %132 = icmp eq i32 %0, 76
  %133 = icmp eq i32 %0, 76
  br label %134

134:
  %135 = phi i64 [ 0, %131 ], [ %151, %150 ]
  %136 = mul nsw i64 %135, %7
  %137 = getelementptr inbounds { float, float }, ptr %6, i64 %136
  %138 = getelementptr inbounds nuw { float, float }, ptr %130, i64 %135
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %141 = load float, ptr %140, align 4
  %142 = fmul float %141, 0.000000e+00
  %143 = fmul float %139, -0.000000e+00
  %144 = fsub float %142, %139
  %145 = fsub float %143, %141
  %146 = add nuw nsw i64 %135, 1
  %147 = select i1 %132, i64 %3, i64 %146
  %148 = select i1 %133, i64 %135, i64 0
  %149 = icmp slt i64 %148, %147
  br i1 %149, label %153, label %150

150:
  %151 = add nuw nsw i64 %135, 1
  %152 = icmp eq i64 %151, %3
  br i1 %152, label %177, label %134

153:
  %154 = phi i64 [ %175, %174 ], [ %148, %134 ]
  %155 = icmp eq i64 %154, %135
  %156 = and i1 %27, %155
  br i1 %156, label %174, label %157

157:
  %158 = getelementptr inbounds nuw { float, float }, ptr %129, i64 %154
  %159 = load float, ptr %158, align 4
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 4
  %161 = load float, ptr %160, align 4
  %162 = fmul float %144, %159
  %163 = fmul float %145, %161
  %164 = fmul float %144, %161
  %165 = fmul float %145, %159
  %166 = fsub float %162, %163
  %167 = fadd float %165, %164
  %168 = getelementptr inbounds nuw { float, float }, ptr %137, i64 %154
  %169 = load float, ptr %168, align 4
  %170 = getelementptr inbounds nuw i8, ptr %168, i64 4
  %171 = load float, ptr %170, align 4
  %172 = fadd float %169, %166
  %173 = fadd float %171, %167
  store float %172, ptr %168, align 4
  store float %173, ptr %170, align 4
  br label %174

174:
  %175 = add nuw nsw i64 %154, 1
  %176 = icmp eq i64 %175, %147
  br i1 %176, label %150, label %153

177:
  %178 = phi ptr [ %129, %128 ], [ %30, %29 ], [ %79, %78 ], [ %30, %51 ], [ %129, %150 ], [ %79, %101 ]
  %179 = phi ptr [ %130, %128 ], [ %31, %29 ], [ %80, %78 ], [ %31, %51 ], [ %130, %150 ], [ %80, %101 ]
  tail call void @free(ptr %178)
  tail call void @free(ptr %179)
  br label %180

180:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_trsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.trsv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tbmv_op(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %1, 82
  br i1 %10, label %11, label %12

11:
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %7, i64 %8)
  tail call void @pad.blas.FAMILY.c.tbmv(i32 %0, i32 78, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %7, i64 %8)
  br label %13

12:
  tail call void @pad.blas.FAMILY.c.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %13

13:
  ret void
}

declare void @pad.blas.FAMILY.c.tbmv(i32, i32, i32, i64, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.tbsv_op(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %1, 82
  br i1 %10, label %11, label %12

11:
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %7, i64 %8)
  tail call void @pad.blas.FAMILY.c.tbsv(i32 %0, i32 78, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %7, i64 %8)
  br label %13

12:
  tail call void @pad.blas.FAMILY.c.tbsv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %13

13:
  ret void
}

declare void @pad.blas.FAMILY.c.tbsv(i32, i32, i32, i64, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.tbmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  %16 = icmp eq ptr %7, null
  br i1 %16, label %22, label %17

17:
  %18 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %9, i64 %10)
  tail call void @pad.blas.FAMILY.c.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %7, i64 %8, ptr %18, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %18, i64 1, ptr %13, i64 %14)
  %19 = icmp eq i32 %2, 85
  br i1 %19, label %20, label %21

20:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float -1.000000e+00, float 0.000000e+00, ptr %9, i64 %10, ptr %13, i64 %14)
  br label %21

21:
  tail call void @free(ptr %18)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tbmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq ptr %7, null
  br i1 %16, label %209, label %17

17:
  %18 = icmp eq i32 %2, 85
  %19 = icmp sgt i64 %3, 0
  switch i32 %1, label %144 [
    i32 78, label %20
    i32 67, label %82
  ]

20:
  %21 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %13, i64 %14)
  %22 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %9, i64 %10)
  br i1 %19, label %23, label %206

23:
  %24 = icmp eq i32 %0, 76
  %25 = select i1 %24, i64 0, i64 %4
  %26 = icmp eq i32 %0, 76
  %27 = add i64 %4, 1
  %28 = icmp eq i32 %0, 76
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %56, %55 ]
  %31 = mul nsw i64 %30, %8
  %32 = getelementptr inbounds { float, float }, ptr %7, i64 %31
  %33 = sub nsw i64 0, %30
  %34 = getelementptr inbounds { float, float }, ptr %32, i64 %33
  %35 = getelementptr inbounds { float, float }, ptr %34, i64 %25
  %36 = getelementptr inbounds nuw { float, float }, ptr %22, i64 %30
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = fmul float %39, 0.000000e+00
  %41 = fmul float %37, 0.000000e+00
  %42 = fadd float %37, %40
  %43 = fsub float %39, %41
  br i1 %26, label %46, label %44

44:
  %45 = add nuw nsw i64 %30, 1
  br label %49

46:
  %47 = add i64 %27, %30
  %48 = tail call i64 @llvm.smin.i64(i64 %3, i64 %47)
  br label %49

49:
  %50 = phi i64 [ %45, %44 ], [ %48, %46 ]
  %51 = sub nsw i64 %30, %4
  %52 = tail call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = select i1 %28, i64 %30, i64 %52
  %54 = icmp slt i64 %53, %50
  br i1 %54, label %58, label %55

55:
  %56 = add nuw nsw i64 %30, 1
  %57 = icmp eq i64 %56, %3
  br i1 %57, label %206, label %29

58:
  %59 = phi i64 [ %80, %79 ], [ %53, %49 ]
  %60 = icmp eq i64 %59, %30
  %61 = and i1 %18, %60
  br i1 %61, label %79, label %62

62:
  %63 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %59
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %66 = load float, ptr %65, align 4
  %67 = fmul float %42, %64
  %68 = fmul float %43, %66
  %69 = fmul float %42, %66
  %70 = fmul float %43, %64
  %71 = fsub float %67, %68
  %72 = fadd float %70, %69
  %73 = getelementptr inbounds nuw { float, float }, ptr %35, i64 %59
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %76 = load float, ptr %75, align 4
  %77 = fadd float %74, %71
  %78 = fadd float %76, %72
  store float %77, ptr %73, align 4
  store float %78, ptr %75, align 4
  br label %79

79:
  %80 = add nuw nsw i64 %59, 1
  %81 = icmp eq i64 %80, %50
  br i1 %81, label %55, label %58

82:
  %83 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %9, i64 %10)
  %84 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %13, i64 %14)
  br i1 %19, label %85, label %206

85:
  %86 = icmp eq i32 %0, 76
  %87 = select i1 %86, i64 0, i64 %4
  %88 = icmp eq i32 %0, 76
  %89 = add i64 %4, 1
  %90 = icmp eq i32 %0, 76
  br label %91

91:
  %92 = phi i64 [ 0, %85 ], [ %118, %117 ]
  %93 = mul nsw i64 %92, %8
  %94 = getelementptr inbounds { float, float }, ptr %7, i64 %93
  %95 = sub nsw i64 0, %92
  %96 = getelementptr inbounds { float, float }, ptr %94, i64 %95
  %97 = getelementptr inbounds { float, float }, ptr %96, i64 %87
  %98 = getelementptr inbounds nuw { float, float }, ptr %84, i64 %92
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %101 = load float, ptr %100, align 4
  %102 = fmul float %101, 0.000000e+00
  %103 = fmul float %99, 0.000000e+00
  %104 = fsub float %99, %102
  %105 = fadd float %101, %103
  br i1 %88, label %108, label %106

106:
  %107 = add nuw nsw i64 %92, 1
  br label %111

108:
  %109 = add i64 %89, %92
  %110 = tail call i64 @llvm.smin.i64(i64 %3, i64 %109)
  br label %111

111:
  %112 = phi i64 [ %107, %106 ], [ %110, %108 ]
  %113 = sub nsw i64 %92, %4
  %114 = tail call i64 @llvm.smax.i64(i64 %113, i64 0)
  %115 = select i1 %90, i64 %92, i64 %114
  %116 = icmp slt i64 %115, %112
  br i1 %116, label %120, label %117

117:
  %118 = add nuw nsw i64 %92, 1
  %119 = icmp eq i64 %118, %3
  br i1 %119, label %206, label %91

120:
  %121 = phi i64 [ %142, %141 ], [ %115, %111 ]
  %122 = icmp eq i64 %121, %92
  %123 = and i1 %18, %122
  br i1 %123, label %141, label %124

124:
  %125 = getelementptr inbounds nuw { float, float }, ptr %83, i64 %121
  %126 = load float, ptr %125, align 4
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 4
  %128 = load float, ptr %127, align 4
  %129 = fmul float %104, %126
  %130 = fmul float %105, %128
  %131 = fmul float %104, %128
  %132 = fmul float %105, %126
  %133 = fsub float %129, %130
  %134 = fadd float %132, %131
  %135 = getelementptr inbounds nuw { float, float }, ptr %97, i64 %121
  %136 = load float, ptr %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %138 = load float, ptr %137, align 4
  %139 = fadd float %136, %133
  %140 = fadd float %138, %134
  store float %139, ptr %135, align 4
  store float %140, ptr %137, align 4
  br label %141

141:
  %142 = add nuw nsw i64 %121, 1
  %143 = icmp eq i64 %142, %112
  br i1 %143, label %117, label %120

144:
  %145 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %9, i64 %10)
  %146 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %13, i64 %14)
  br i1 %19, label %147, label %206

147:
  %148 = icmp eq i32 %0, 76
  %149 = select i1 %148, i64 0, i64 %4
  %150 = icmp eq i32 %0, 76
  %151 = add i64 %4, 1
  %152 = icmp eq i32 %0, 76
  br label %153

153:
  %154 = phi i64 [ 0, %147 ], [ %180, %179 ]
  %155 = mul nsw i64 %154, %8
  %156 = getelementptr inbounds { float, float }, ptr %7, i64 %155
  %157 = sub nsw i64 0, %154
  %158 = getelementptr inbounds { float, float }, ptr %156, i64 %157
  %159 = getelementptr inbounds { float, float }, ptr %158, i64 %149
  %160 = getelementptr inbounds nuw { float, float }, ptr %146, i64 %154
  %161 = load float, ptr %160, align 4
  %162 = getelementptr inbounds nuw i8, ptr %160, i64 4
  %163 = load float, ptr %162, align 4
  %164 = fmul float %163, 0.000000e+00
  %165 = fmul float %161, 0.000000e+00
  %166 = fadd float %161, %164
  %167 = fsub float %163, %165
  br i1 %150, label %170, label %168

168:
  %169 = add nuw nsw i64 %154, 1
  br label %173

170:
  %171 = add i64 %151, %154
  %172 = tail call i64 @llvm.smin.i64(i64 %3, i64 %171)
  br label %173

173:
  %174 = phi i64 [ %169, %168 ], [ %172, %170 ]
  %175 = sub nsw i64 %154, %4
  %176 = tail call i64 @llvm.smax.i64(i64 %175, i64 0)
  %177 = select i1 %152, i64 %154, i64 %176
  %178 = icmp slt i64 %177, %174
  br i1 %178, label %182, label %179

179:
  %180 = add nuw nsw i64 %154, 1
  %181 = icmp eq i64 %180, %3
  br i1 %181, label %206, label %153

182:
  %183 = phi i64 [ %204, %203 ], [ %177, %173 ]
  %184 = icmp eq i64 %183, %154
  %185 = and i1 %18, %184
  br i1 %185, label %203, label %186

186:
  %187 = getelementptr inbounds nuw { float, float }, ptr %145, i64 %183
  %188 = load float, ptr %187, align 4
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 4
  %190 = load float, ptr %189, align 4
  %191 = fmul float %166, %188
  %192 = fmul float %167, %190
  %193 = fmul float %166, %190
  %194 = fmul float %167, %188
  %195 = fsub float %191, %192
  %196 = fadd float %194, %193
  %197 = getelementptr inbounds nuw { float, float }, ptr %159, i64 %183
  %198 = load float, ptr %197, align 4
  %199 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %200 = load float, ptr %199, align 4
  %201 = fadd float %198, %195
  %202 = fadd float %200, %196
  store float %201, ptr %197, align 4
  store float %202, ptr %199, align 4
  br label %203

203:
  %204 = add nuw nsw i64 %183, 1
  %205 = icmp eq i64 %204, %174
  br i1 %205, label %179, label %182

206:
  %207 = phi ptr [ %145, %144 ], [ %21, %20 ], [ %83, %82 ], [ %21, %55 ], [ %145, %179 ], [ %83, %117 ]
  %208 = phi ptr [ %146, %144 ], [ %22, %20 ], [ %84, %82 ], [ %22, %55 ], [ %146, %179 ], [ %84, %117 ]
  tail call void @free(ptr %207)
  tail call void @free(ptr %208)
  br label %209

209:
  switch i32 %1, label %211 [
    i32 78, label %213
    i32 82, label %212
    i32 84, label %210
  ]

210:
  br label %213

211:
  br label %213

212:
  br label %213

213:
  %214 = phi i32 [ 84, %209 ], [ 82, %211 ], [ 67, %212 ], [ 78, %210 ]
  switch i32 %214, label %216 [
    i32 78, label %218
    i32 82, label %217
    i32 84, label %215
  ]

215:
  br label %218

216:
  br label %218

217:
  br label %218

218:
  %219 = phi i32 [ 82, %213 ], [ 84, %216 ], [ 78, %217 ], [ 67, %215 ]
  tail call void @pad.la.FAMILY.c.tbmv_op(i32 %0, i32 %219, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_tbmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.tbmv_op(i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tbsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq ptr %7, null
  br i1 %16, label %22, label %17

17:
  %18 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %11, i64 %12)
  tail call void @pad.blas.FAMILY.c.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %7, i64 %8, ptr %18, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float -1.000000e+00, float 0.000000e+00, ptr %18, i64 1, ptr %13, i64 %14)
  %19 = icmp eq i32 %2, 85
  br i1 %19, label %20, label %21

20:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %11, i64 %12, ptr %13, i64 %14)
  br label %21

21:
  tail call void @free(ptr %18)
  br label %22

22:
  tail call void @pad.blas.FAMILY.c.tbsv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tbsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  switch i32 %1, label %17 [
    i32 78, label %19
    i32 82, label %18
    i32 84, label %16
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %20 = phi i32 [ 84, %15 ], [ 82, %17 ], [ 67, %18 ], [ 78, %16 ]
  switch i32 %20, label %22 [
    i32 78, label %24
    i32 82, label %23
    i32 84, label %21
  ]

21:
  br label %24

22:
  br label %24

23:
  br label %24

24:
  %25 = phi i32 [ 82, %19 ], [ 84, %22 ], [ 78, %23 ], [ 67, %21 ]
  tail call void @pad.la.FAMILY.c.tbsv_op(i32 %0, i32 %25, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  %26 = icmp eq ptr %7, null
  br i1 %26, label %220, label %27

27:
  %28 = icmp eq i32 %2, 85
  %29 = icmp sgt i64 %3, 0
  switch i32 %1, label %155 [
    i32 78, label %30
    i32 67, label %92
  ]

30:
  %31 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %13, i64 %14)
  %32 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %11, i64 %12)
  br i1 %29, label %33, label %217

33:
  %34 = icmp eq i32 %0, 76
  %35 = select i1 %34, i64 0, i64 %4
  %36 = icmp eq i32 %0, 76
  %37 = add i64 %4, 1
  %38 = icmp eq i32 %0, 76
  br label %39

39:
  %40 = phi i64 [ 0, %33 ], [ %66, %65 ]
  %41 = mul nsw i64 %40, %8
  %42 = getelementptr inbounds { float, float }, ptr %7, i64 %41
  %43 = sub nsw i64 0, %40
  %44 = getelementptr inbounds { float, float }, ptr %42, i64 %43
  %45 = getelementptr inbounds { float, float }, ptr %44, i64 %35
  %46 = getelementptr inbounds nuw { float, float }, ptr %32, i64 %40
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %49 = load float, ptr %48, align 4
  %50 = fmul float %49, 0.000000e+00
  %51 = fmul float %47, -0.000000e+00
  %52 = fsub float %50, %47
  %53 = fsub float %51, %49
  br i1 %36, label %56, label %54

54:
  %55 = add nuw nsw i64 %40, 1
  br label %59

56:
  %57 = add i64 %37, %40
  %58 = tail call i64 @llvm.smin.i64(i64 %3, i64 %57)
  br label %59

59:
  %60 = phi i64 [ %55, %54 ], [ %58, %56 ]
  %61 = sub nsw i64 %40, %4
  %62 = tail call i64 @llvm.smax.i64(i64 %61, i64 0)
  %63 = select i1 %38, i64 %40, i64 %62
  %64 = icmp slt i64 %63, %60
  br i1 %64, label %68, label %65

65:
  %66 = add nuw nsw i64 %40, 1
  %67 = icmp eq i64 %66, %3
  br i1 %67, label %217, label %39

68:
  %69 = phi i64 [ %90, %89 ], [ %63, %59 ]
  %70 = icmp eq i64 %69, %40
  %71 = and i1 %28, %70
  br i1 %71, label %89, label %72

72:
  %73 = getelementptr inbounds nuw { float, float }, ptr %31, i64 %69
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %76 = load float, ptr %75, align 4
  %77 = fmul float %52, %74
  %78 = fmul float %53, %76
  %79 = fmul float %52, %76
  %80 = fmul float %53, %74
  %81 = fsub float %77, %78
  %82 = fadd float %80, %79
  %83 = getelementptr inbounds nuw { float, float }, ptr %45, i64 %69
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %86 = load float, ptr %85, align 4
  %87 = fadd float %84, %81
  %88 = fadd float %86, %82
  store float %87, ptr %83, align 4
  store float %88, ptr %85, align 4
  br label %89

89:
  %90 = add nuw nsw i64 %69, 1
  %91 = icmp eq i64 %90, %60
  br i1 %91, label %65, label %68

92:
  %93 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %11, i64 %12)
  %94 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %13, i64 %14)
  br i1 %29, label %95, label %217

95:
  %96 = icmp eq i32 %0, 76
  %97 = select i1 %96, i64 0, i64 %4
  %98 = icmp eq i32 %0, 76
  %99 = add i64 %4, 1
  %100 = icmp eq i32 %0, 76
  br label %101

101:
  %102 = phi i64 [ 0, %95 ], [ %129, %128 ]
  %103 = mul nsw i64 %102, %8
  %104 = getelementptr inbounds { float, float }, ptr %7, i64 %103
  %105 = sub nsw i64 0, %102
  %106 = getelementptr inbounds { float, float }, ptr %104, i64 %105
  %107 = getelementptr inbounds { float, float }, ptr %106, i64 %97
  %108 = getelementptr inbounds nuw { float, float }, ptr %94, i64 %102
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %111 = load float, ptr %110, align 4
  %112 = fneg float %109
  %113 = fmul float %111, 0.000000e+00
  %114 = fmul float %109, 0.000000e+00
  %115 = fsub float %112, %113
  %116 = fsub float %114, %111
  br i1 %98, label %119, label %117

117:
  %118 = add nuw nsw i64 %102, 1
  br label %122

119:
  %120 = add i64 %99, %102
  %121 = tail call i64 @llvm.smin.i64(i64 %3, i64 %120)
  br label %122

122:
  %123 = phi i64 [ %118, %117 ], [ %121, %119 ]
  %124 = sub nsw i64 %102, %4
  %125 = tail call i64 @llvm.smax.i64(i64 %124, i64 0)
  %126 = select i1 %100, i64 %102, i64 %125
  %127 = icmp slt i64 %126, %123
  br i1 %127, label %131, label %128

128:
  %129 = add nuw nsw i64 %102, 1
  %130 = icmp eq i64 %129, %3
  br i1 %130, label %217, label %101

131:
  %132 = phi i64 [ %153, %152 ], [ %126, %122 ]
  %133 = icmp eq i64 %132, %102
  %134 = and i1 %28, %133
  br i1 %134, label %152, label %135

135:
  %136 = getelementptr inbounds nuw { float, float }, ptr %93, i64 %132
  %137 = load float, ptr %136, align 4
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %139 = load float, ptr %138, align 4
  %140 = fmul float %115, %137
  %141 = fmul float %116, %139
  %142 = fmul float %115, %139
  %143 = fmul float %116, %137
  %144 = fsub float %140, %141
  %145 = fadd float %143, %142
  %146 = getelementptr inbounds nuw { float, float }, ptr %107, i64 %132
  %147 = load float, ptr %146, align 4
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 4
  %149 = load float, ptr %148, align 4
  %150 = fadd float %147, %144
  %151 = fadd float %149, %145
  store float %150, ptr %146, align 4
  store float %151, ptr %148, align 4
  br label %152

152:
  %153 = add nuw nsw i64 %132, 1
  %154 = icmp eq i64 %153, %123
  br i1 %154, label %128, label %131

155:
  %156 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %11, i64 %12)
  %157 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %13, i64 %14)
  br i1 %29, label %158, label %217

158:
  %159 = icmp eq i32 %0, 76
  %160 = select i1 %159, i64 0, i64 %4
  %161 = icmp eq i32 %0, 76
  %162 = add i64 %4, 1
  %163 = icmp eq i32 %0, 76
  br label %164

164:
  %165 = phi i64 [ 0, %158 ], [ %191, %190 ]
  %166 = mul nsw i64 %165, %8
  %167 = getelementptr inbounds { float, float }, ptr %7, i64 %166
  %168 = sub nsw i64 0, %165
  %169 = getelementptr inbounds { float, float }, ptr %167, i64 %168
  %170 = getelementptr inbounds { float, float }, ptr %169, i64 %160
  %171 = getelementptr inbounds nuw { float, float }, ptr %157, i64 %165
  %172 = load float, ptr %171, align 4
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %174 = load float, ptr %173, align 4
  %175 = fmul float %174, 0.000000e+00
  %176 = fmul float %172, -0.000000e+00
  %177 = fsub float %175, %172
  %178 = fsub float %176, %174
  br i1 %161, label %181, label %179

179:
  %180 = add nuw nsw i64 %165, 1
  br label %184

181:
  %182 = add i64 %162, %165
  %183 = tail call i64 @llvm.smin.i64(i64 %3, i64 %182)
  br label %184

184:
  %185 = phi i64 [ %180, %179 ], [ %183, %181 ]
  %186 = sub nsw i64 %165, %4
  %187 = tail call i64 @llvm.smax.i64(i64 %186, i64 0)
  %188 = select i1 %163, i64 %165, i64 %187
  %189 = icmp slt i64 %188, %185
  br i1 %189, label %193, label %190

190:
  %191 = add nuw nsw i64 %165, 1
  %192 = icmp eq i64 %191, %3
  br i1 %192, label %217, label %164

193:
  %194 = phi i64 [ %215, %214 ], [ %188, %184 ]
  %195 = icmp eq i64 %194, %165
  %196 = and i1 %28, %195
  br i1 %196, label %214, label %197

197:
  %198 = getelementptr inbounds nuw { float, float }, ptr %156, i64 %194
  %199 = load float, ptr %198, align 4
  %200 = getelementptr inbounds nuw i8, ptr %198, i64 4
  %201 = load float, ptr %200, align 4
  %202 = fmul float %177, %199
  %203 = fmul float %178, %201
  %204 = fmul float %177, %201
  %205 = fmul float %178, %199
  %206 = fsub float %202, %203
  %207 = fadd float %205, %204
  %208 = getelementptr inbounds nuw { float, float }, ptr %170, i64 %194
  %209 = load float, ptr %208, align 4
  %210 = getelementptr inbounds nuw i8, ptr %208, i64 4
  %211 = load float, ptr %210, align 4
  %212 = fadd float %209, %206
  %213 = fadd float %211, %207
  store float %212, ptr %208, align 4
  store float %213, ptr %210, align 4
  br label %214

214:
  %215 = add nuw nsw i64 %194, 1
  %216 = icmp eq i64 %215, %185
  br i1 %216, label %190, label %193

217:
  %218 = phi ptr [ %156, %155 ], [ %31, %30 ], [ %93, %92 ], [ %31, %65 ], [ %156, %190 ], [ %93, %128 ]
  %219 = phi ptr [ %157, %155 ], [ %32, %30 ], [ %94, %92 ], [ %32, %65 ], [ %157, %190 ], [ %94, %128 ]
  tail call void @free(ptr %218)
  tail call void @free(ptr %219)
  br label %220

220:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_tbsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.tbsv_op(i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tpmv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %1, 82
  br i1 %8, label %9, label %10

9:
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.c.tpmv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %5, i64 %6)
  br label %11

10:
  tail call void @pad.blas.FAMILY.c.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %11

11:
  ret void
}

declare void @pad.blas.FAMILY.c.tpmv(i32, i32, i32, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.tpsv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %1, 82
  br i1 %8, label %9, label %10

9:
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.c.tpsv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.c.conjugate(i64 %3, ptr %5, i64 %6)
  br label %11

10:
  tail call void @pad.blas.FAMILY.c.tpsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %11

11:
  ret void
}

declare void @pad.blas.FAMILY.c.tpsv(i32, i32, i32, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.tpmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  %13 = icmp eq ptr %5, null
  br i1 %13, label %19, label %14

14:
  %15 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.c.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, ptr %15, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %15, i64 1, ptr %10, i64 %11)
  %16 = icmp eq i32 %2, 85
  br i1 %16, label %17, label %18

17:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float -1.000000e+00, float 0.000000e+00, ptr %6, i64 %7, ptr %10, i64 %11)
  br label %18

18:
  tail call void @free(ptr %15)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tpmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq ptr %5, null
  br i1 %13, label %203, label %14

14:
  %15 = icmp eq i32 %2, 85
  %16 = icmp sgt i64 %3, 0
  switch i32 %1, label %139 [
    i32 78, label %17
    i32 67, label %78
  ]

17:
  %18 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %10, i64 %11)
  %19 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %6, i64 %7)
  br i1 %16, label %20, label %200

20:
  %21 = icmp eq i32 %0, 76
  %22 = icmp eq i32 %0, 76
  %23 = icmp eq i32 %0, 76
  br label %24

24:
  %25 = phi i64 [ 0, %20 ], [ %52, %51 ]
  br i1 %21, label %26, label %32

26:
  %27 = mul nuw nsw i64 %25, %3
  %28 = add nuw nsw i64 %25, 1
  %29 = mul nuw nsw i64 %28, %25
  %30 = lshr i64 %29, 1
  %31 = sub nsw i64 %27, %30
  br label %36

32:
  %33 = add nuw nsw i64 %25, 1
  %34 = mul nuw nsw i64 %33, %25
  %35 = lshr i64 %34, 1
  br label %36

36:
  %37 = phi i64 [ %31, %26 ], [ %35, %32 ]
  %38 = getelementptr inbounds { float, float }, ptr %5, i64 %37
  %39 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %25
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fmul float %42, 0.000000e+00
  %44 = fmul float %40, 0.000000e+00
  %45 = fadd float %40, %43
  %46 = fsub float %42, %44
  %47 = add nuw nsw i64 %25, 1
  %48 = select i1 %22, i64 %3, i64 %47
  %49 = select i1 %23, i64 %25, i64 0
  %50 = icmp slt i64 %49, %48
  br i1 %50, label %54, label %51

51:
  %52 = add nuw nsw i64 %25, 1
  %53 = icmp eq i64 %52, %3
  br i1 %53, label %200, label %24

54:
  %55 = phi i64 [ %76, %75 ], [ %49, %36 ]
  %56 = icmp eq i64 %55, %25
  %57 = and i1 %15, %56
  br i1 %57, label %75, label %58

58:
  %59 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %55
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fmul float %45, %60
  %64 = fmul float %46, %62
  %65 = fmul float %45, %62
  %66 = fmul float %46, %60
  %67 = fsub float %63, %64
  %68 = fadd float %66, %65
  %69 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %55
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = fadd float %70, %67
  %74 = fadd float %72, %68
  store float %73, ptr %69, align 4
  store float %74, ptr %71, align 4
  br label %75

75:
  %76 = add nuw nsw i64 %55, 1
  %77 = icmp eq i64 %76, %48
  br i1 %77, label %51, label %54

78:
  %79 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %6, i64 %7)
  %80 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %10, i64 %11)
  br i1 %16, label %81, label %200

81:
  %82 = icmp eq i32 %0, 76
  %83 = icmp eq i32 %0, 76
  %84 = icmp eq i32 %0, 76
  br label %85

85:
  %86 = phi i64 [ 0, %81 ], [ %113, %112 ]
  br i1 %82, label %87, label %93

87:
  %88 = mul nuw nsw i64 %86, %3
  %89 = add nuw nsw i64 %86, 1
  %90 = mul nuw nsw i64 %89, %86
  %91 = lshr i64 %90, 1
  %92 = sub nsw i64 %88, %91
  br label %97

93:
  %94 = add nuw nsw i64 %86, 1
  %95 = mul nuw nsw i64 %94, %86
  %96 = lshr i64 %95, 1
  br label %97

97:
  %98 = phi i64 [ %92, %87 ], [ %96, %93 ]
  %99 = getelementptr inbounds { float, float }, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw { float, float }, ptr %80, i64 %86
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %103 = load float, ptr %102, align 4
  %104 = fmul float %103, 0.000000e+00
  %105 = fmul float %101, 0.000000e+00
  %106 = fsub float %101, %104
  %107 = fadd float %103, %105
  %108 = add nuw nsw i64 %86, 1
  %109 = select i1 %83, i64 %3, i64 %108
  %110 = select i1 %84, i64 %86, i64 0
  %111 = icmp slt i64 %110, %109
  br i1 %111, label %115, label %112

112:
  %113 = add nuw nsw i64 %86, 1
  %114 = icmp eq i64 %113, %3
  br i1 %114, label %200, label %85

115:
  %116 = phi i64 [ %137, %136 ], [ %110, %97 ]
  %117 = icmp eq i64 %116, %86
  %118 = and i1 %15, %117
  br i1 %118, label %136, label %119

119:
  %120 = getelementptr inbounds nuw { float, float }, ptr %79, i64 %116
  %121 = load float, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %123 = load float, ptr %122, align 4
  %124 = fmul float %106, %121
  %125 = fmul float %107, %123
  %126 = fmul float %106, %123
  %127 = fmul float %107, %121
  %128 = fsub float %124, %125
  %129 = fadd float %127, %126
  %130 = getelementptr inbounds nuw { float, float }, ptr %99, i64 %116
  %131 = load float, ptr %130, align 4
  %132 = getelementptr inbounds nuw i8, ptr %130, i64 4
  %133 = load float, ptr %132, align 4
  %134 = fadd float %131, %128
  %135 = fadd float %133, %129
  store float %134, ptr %130, align 4
  store float %135, ptr %132, align 4
  br label %136

136:
  %137 = add nuw nsw i64 %116, 1
  %138 = icmp eq i64 %137, %109
  br i1 %138, label %112, label %115

139:
  %140 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %6, i64 %7)
  %141 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %10, i64 %11)
  br i1 %16, label %142, label %200

142:
  %143 = icmp eq i32 %0, 76
  %144 = icmp eq i32 %0, 76
  %145 = icmp eq i32 %0, 76
  br label %146

146:
  %147 = phi i64 [ 0, %142 ], [ %174, %173 ]
  br i1 %143, label %148, label %154

148:
  %149 = mul nuw nsw i64 %147, %3
  %150 = add nuw nsw i64 %147, 1
  %151 = mul nuw nsw i64 %150, %147
  %152 = lshr i64 %151, 1
  %153 = sub nsw i64 %149, %152
  br label %158

154:
  %155 = add nuw nsw i64 %147, 1
  %156 = mul nuw nsw i64 %155, %147
  %157 = lshr i64 %156, 1
  br label %158

158:
  %159 = phi i64 [ %153, %148 ], [ %157, %154 ]
  %160 = getelementptr inbounds { float, float }, ptr %5, i64 %159
  %161 = getelementptr inbounds nuw { float, float }, ptr %141, i64 %147
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %164 = load float, ptr %163, align 4
  %165 = fmul float %164, 0.000000e+00
  %166 = fmul float %162, 0.000000e+00
  %167 = fadd float %162, %165
  %168 = fsub float %164, %166
  %169 = add nuw nsw i64 %147, 1
  %170 = select i1 %144, i64 %3, i64 %169
  %171 = select i1 %145, i64 %147, i64 0
  %172 = icmp slt i64 %171, %170
  br i1 %172, label %176, label %173

173:
  %174 = add nuw nsw i64 %147, 1
  %175 = icmp eq i64 %174, %3
  br i1 %175, label %200, label %146

176:
  %177 = phi i64 [ %198, %197 ], [ %171, %158 ]
  %178 = icmp eq i64 %177, %147
  %179 = and i1 %15, %178
  br i1 %179, label %197, label %180

180:
  %181 = getelementptr inbounds nuw { float, float }, ptr %140, i64 %177
  %182 = load float, ptr %181, align 4
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 4
  %184 = load float, ptr %183, align 4
  %185 = fmul float %167, %182
  %186 = fmul float %168, %184
  %187 = fmul float %167, %184
  %188 = fmul float %168, %182
  %189 = fsub float %185, %186
  %190 = fadd float %188, %187
  %191 = getelementptr inbounds nuw { float, float }, ptr %160, i64 %177
  %192 = load float, ptr %191, align 4
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 4
  %194 = load float, ptr %193, align 4
  %195 = fadd float %192, %189
  %196 = fadd float %194, %190
  store float %195, ptr %191, align 4
  store float %196, ptr %193, align 4
  br label %197

197:
  %198 = add nuw nsw i64 %177, 1
  %199 = icmp eq i64 %198, %170
  br i1 %199, label %173, label %176

200:
  %201 = phi ptr [ %140, %139 ], [ %18, %17 ], [ %79, %78 ], [ %18, %51 ], [ %140, %173 ], [ %79, %112 ]
  %202 = phi ptr [ %141, %139 ], [ %19, %17 ], [ %80, %78 ], [ %19, %51 ], [ %141, %173 ], [ %80, %112 ]
  tail call void @free(ptr %201)
  tail call void @free(ptr %202)
  br label %203

203:
  switch i32 %1, label %205 [
    i32 78, label %207
    i32 82, label %206
    i32 84, label %204
  ]

204:
  br label %207

205:
  br label %207

206:
  br label %207

207:
  %208 = phi i32 [ 84, %203 ], [ 82, %205 ], [ 67, %206 ], [ 78, %204 ]
  switch i32 %208, label %210 [
    i32 78, label %212
    i32 82, label %211
    i32 84, label %209
  ]

209:
  br label %212

210:
  br label %212

211:
  br label %212

212:
  %213 = phi i32 [ 82, %207 ], [ 84, %210 ], [ 78, %211 ], [ 67, %209 ]
  tail call void @pad.la.FAMILY.c.tpmv_op(i32 %0, i32 %213, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_tpmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.tpmv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tpsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq ptr %5, null
  br i1 %13, label %19, label %14

14:
  %15 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.c.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, ptr %15, i64 1)
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float -1.000000e+00, float 0.000000e+00, ptr %15, i64 1, ptr %10, i64 %11)
  %16 = icmp eq i32 %2, 85
  br i1 %16, label %17, label %18

17:
  tail call void @pad.blas.FAMILY.c.axpy(i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %18

18:
  tail call void @free(ptr %15)
  br label %19

19:
  tail call void @pad.blas.FAMILY.c.tpsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.tpsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  switch i32 %1, label %14 [
    i32 78, label %16
    i32 82, label %15
    i32 84, label %13
  ]

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 84, %12 ], [ 82, %14 ], [ 67, %15 ], [ 78, %13 ]
  switch i32 %17, label %19 [
    i32 78, label %21
    i32 82, label %20
    i32 84, label %18
  ]

18:
  br label %21

19:
  br label %21

20:
  br label %21

21:
  %22 = phi i32 [ 82, %16 ], [ 84, %19 ], [ 78, %20 ], [ 67, %18 ]
  tail call void @pad.la.FAMILY.c.tpsv_op(i32 %0, i32 %22, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  %23 = icmp eq ptr %5, null
  br i1 %23, label %214, label %24

24:
  %25 = icmp eq i32 %2, 85
  %26 = icmp sgt i64 %3, 0
  switch i32 %1, label %150 [
    i32 78, label %27
    i32 67, label %88
  ]

27:
  %28 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %10, i64 %11)
  %29 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %8, i64 %9)
  br i1 %26, label %30, label %211

30:
  %31 = icmp eq i32 %0, 76
  %32 = icmp eq i32 %0, 76
  %33 = icmp eq i32 %0, 76
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %62, %61 ]
  br i1 %31, label %36, label %42

36:
  %37 = mul nuw nsw i64 %35, %3
  %38 = add nuw nsw i64 %35, 1
  %39 = mul nuw nsw i64 %38, %35
  %40 = lshr i64 %39, 1
  %41 = sub nsw i64 %37, %40
  br label %46

42:
  %43 = add nuw nsw i64 %35, 1
  %44 = mul nuw nsw i64 %43, %35
  %45 = lshr i64 %44, 1
  br label %46

46:
  %47 = phi i64 [ %41, %36 ], [ %45, %42 ]
  %48 = getelementptr inbounds { float, float }, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw { float, float }, ptr %29, i64 %35
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fmul float %52, 0.000000e+00
  %54 = fmul float %50, -0.000000e+00
  %55 = fsub float %53, %50
  %56 = fsub float %54, %52
  %57 = add nuw nsw i64 %35, 1
  %58 = select i1 %32, i64 %3, i64 %57
  %59 = select i1 %33, i64 %35, i64 0
  %60 = icmp slt i64 %59, %58
  br i1 %60, label %64, label %61

61:
  %62 = add nuw nsw i64 %35, 1
  %63 = icmp eq i64 %62, %3
  br i1 %63, label %211, label %34

64:
  %65 = phi i64 [ %86, %85 ], [ %59, %46 ]
  %66 = icmp eq i64 %65, %35
  %67 = and i1 %25, %66
  br i1 %67, label %85, label %68

68:
  %69 = getelementptr inbounds nuw { float, float }, ptr %28, i64 %65
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = fmul float %55, %70
  %74 = fmul float %56, %72
  %75 = fmul float %55, %72
  %76 = fmul float %56, %70
  %77 = fsub float %73, %74
  %78 = fadd float %76, %75
  %79 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %65
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %82 = load float, ptr %81, align 4
  %83 = fadd float %80, %77
  %84 = fadd float %82, %78
  store float %83, ptr %79, align 4
  store float %84, ptr %81, align 4
  br label %85

85:
  %86 = add nuw nsw i64 %65, 1
  %87 = icmp eq i64 %86, %58
  br i1 %87, label %61, label %64

88:
  %89 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %8, i64 %9)
  %90 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %10, i64 %11)
  br i1 %26, label %91, label %211

91:
  %92 = icmp eq i32 %0, 76
  %93 = icmp eq i32 %0, 76
  %94 = icmp eq i32 %0, 76
  br label %95

95:
  %96 = phi i64 [ 0, %91 ], [ %124, %123 ]
  br i1 %92, label %97, label %103

97:
  %98 = mul nuw nsw i64 %96, %3
  %99 = add nuw nsw i64 %96, 1
  %100 = mul nuw nsw i64 %99, %96
  %101 = lshr i64 %100, 1
  %102 = sub nsw i64 %98, %101
  br label %107

103:
  %104 = add nuw nsw i64 %96, 1
  %105 = mul nuw nsw i64 %104, %96
  %106 = lshr i64 %105, 1
  br label %107

107:
  %108 = phi i64 [ %102, %97 ], [ %106, %103 ]
  %109 = getelementptr inbounds { float, float }, ptr %5, i64 %108
  %110 = getelementptr inbounds nuw { float, float }, ptr %90, i64 %96
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %113 = load float, ptr %112, align 4
  %114 = fneg float %111
  %115 = fmul float %113, 0.000000e+00
  %116 = fmul float %111, 0.000000e+00
  %117 = fsub float %114, %115
  %118 = fsub float %116, %113
  %119 = add nuw nsw i64 %96, 1
  %120 = select i1 %93, i64 %3, i64 %119
  %121 = select i1 %94, i64 %96, i64 0
  %122 = icmp slt i64 %121, %120
  br i1 %122, label %126, label %123

123:
  %124 = add nuw nsw i64 %96, 1
  %125 = icmp eq i64 %124, %3
  br i1 %125, label %211, label %95

126:
  %127 = phi i64 [ %148, %147 ], [ %121, %107 ]
  %128 = icmp eq i64 %127, %96
  %129 = and i1 %25, %128
  br i1 %129, label %147, label %130

130:
  %131 = getelementptr inbounds nuw { float, float }, ptr %89, i64 %127
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %134 = load float, ptr %133, align 4
  %135 = fmul float %117, %132
  %136 = fmul float %118, %134
  %137 = fmul float %117, %134
  %138 = fmul float %118, %132
  %139 = fsub float %135, %136
  %140 = fadd float %138, %137
  %141 = getelementptr inbounds nuw { float, float }, ptr %109, i64 %127
  %142 = load float, ptr %141, align 4
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 4
  %144 = load float, ptr %143, align 4
  %145 = fadd float %142, %139
  %146 = fadd float %144, %140
  store float %145, ptr %141, align 4
  store float %146, ptr %143, align 4
  br label %147

147:
  %148 = add nuw nsw i64 %127, 1
  %149 = icmp eq i64 %148, %120
  br i1 %149, label %123, label %126

150:
  %151 = tail call ptr @pad.la.FAMILY.c.copied_conj(i64 %3, ptr %8, i64 %9)
  %152 = tail call ptr @pad.la.FAMILY.c.copied(i64 %3, ptr %10, i64 %11)
  br i1 %26, label %153, label %211

153:
  %154 = icmp eq i32 %0, 76
  %155 = icmp eq i32 %0, 76
  %156 = icmp eq i32 %0, 76
  br label %157

157:
  %158 = phi i64 [ 0, %153 ], [ %185, %184 ]
  br i1 %154, label %159, label %165

159:
  %160 = mul nuw nsw i64 %158, %3
  %161 = add nuw nsw i64 %158, 1
  %162 = mul nuw nsw i64 %161, %158
  %163 = lshr i64 %162, 1
  %164 = sub nsw i64 %160, %163
  br label %169

165:
  %166 = add nuw nsw i64 %158, 1
  %167 = mul nuw nsw i64 %166, %158
  %168 = lshr i64 %167, 1
  br label %169

169:
  %170 = phi i64 [ %164, %159 ], [ %168, %165 ]
  %171 = getelementptr inbounds { float, float }, ptr %5, i64 %170
  %172 = getelementptr inbounds nuw { float, float }, ptr %152, i64 %158
  %173 = load float, ptr %172, align 4
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %175 = load float, ptr %174, align 4
  %176 = fmul float %175, 0.000000e+00
  %177 = fmul float %173, -0.000000e+00
  %178 = fsub float %176, %173
  %179 = fsub float %177, %175
  %180 = add nuw nsw i64 %158, 1
  %181 = select i1 %155, i64 %3, i64 %180
  %182 = select i1 %156, i64 %158, i64 0
  %183 = icmp slt i64 %182, %181
  br i1 %183, label %187, label %184

184:
  %185 = add nuw nsw i64 %158, 1
  %186 = icmp eq i64 %185, %3
  br i1 %186, label %211, label %157

187:
  %188 = phi i64 [ %209, %208 ], [ %182, %169 ]
  %189 = icmp eq i64 %188, %158
  %190 = and i1 %25, %189
  br i1 %190, label %208, label %191

191:
  %192 = getelementptr inbounds nuw { float, float }, ptr %151, i64 %188
  %193 = load float, ptr %192, align 4
  %194 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %195 = load float, ptr %194, align 4
  %196 = fmul float %178, %193
  %197 = fmul float %179, %195
  %198 = fmul float %178, %195
  %199 = fmul float %179, %193
  %200 = fsub float %196, %197
  %201 = fadd float %199, %198
  %202 = getelementptr inbounds nuw { float, float }, ptr %171, i64 %188
  %203 = load float, ptr %202, align 4
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 4
  %205 = load float, ptr %204, align 4
  %206 = fadd float %203, %200
  %207 = fadd float %205, %201
  store float %206, ptr %202, align 4
  store float %207, ptr %204, align 4
  br label %208

208:
  %209 = add nuw nsw i64 %188, 1
  %210 = icmp eq i64 %209, %181
  br i1 %210, label %184, label %187

211:
  %212 = phi ptr [ %151, %150 ], [ %28, %27 ], [ %89, %88 ], [ %28, %61 ], [ %151, %184 ], [ %89, %123 ]
  %213 = phi ptr [ %152, %150 ], [ %29, %27 ], [ %90, %88 ], [ %29, %61 ], [ %152, %184 ], [ %90, %123 ]
  tail call void @free(ptr %212)
  tail call void @free(ptr %213)
  br label %214

214:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.any_tpsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.tpsv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
