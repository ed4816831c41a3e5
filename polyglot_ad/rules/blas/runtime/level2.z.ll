; Made from level2.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.add_outer(i64 %0, i64 %1, double %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

declare void @pad.blas.FAMILY.z.gerc(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.add_dense(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  switch i32 %0, label %15 [
    i32 78, label %12
    i32 67, label %14
  ]

12:
  %13 = fneg double %4
  tail call void @pad.la.FAMILY.z.add_outer(i64 %1, i64 %2, double %3, double %13, ptr %7, i64 %8, ptr %5, i64 %6, ptr %9, i64 %10)
  br label %19

14:
  tail call void @pad.la.FAMILY.z.add_outer(i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %19

15:
  %16 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %1, ptr %5, i64 %6)
  %17 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %7, i64 %8)
  %18 = fneg double %4
  tail call void @pad.la.FAMILY.z.add_outer(i64 %1, i64 %2, double %3, double %18, ptr %16, i64 1, ptr %17, i64 1, ptr %9, i64 %10)
  tail call void @free(ptr %16)
  tail call void @free(ptr %17)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gemv_add(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, i64 %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq i32 %0, 82
  br i1 %14, label %16, label %15

15:
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10)
  br label %19

16:
  %17 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %12, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %11, ptr %9, i64 %10)
  %18 = fneg double %4
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %1, i64 %2, double %3, double %18, ptr %5, i64 %6, ptr %17, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %11, ptr %9, i64 %10)
  tail call void @free(ptr %17)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gemv_tangent(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %0, 78
  %25 = select i1 %24, i64 %1, i64 %2
  %26 = icmp slt i64 %1, 1
  %27 = icmp slt i64 %2, 1
  %28 = or i1 %26, %27
  br i1 %28, label %51, label %29

29:
  %30 = icmp eq ptr %12, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %6, i64 %7, ptr %12, i64 %13, double %14, double %15, ptr %21, i64 %22)
  br label %36

32:
  %33 = fneg double %15
  %34 = icmp ne ptr %16, null
  %35 = zext i1 %34 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %25, double %14, double %33, i32 %35, ptr %21, i64 %22)
  br label %36

36:
  %37 = icmp eq ptr %8, null
  br i1 %37, label %39, label %38

38:
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %8, i64 %9, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %22)
  br label %39

39:
  %40 = icmp eq ptr %5, null
  br i1 %40, label %45, label %41

41:
  %42 = load double, ptr %5, align 8
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load double, ptr %43, align 8
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double %42, double %44, ptr %6, i64 %7, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %22)
  br label %45

45:
  %46 = icmp eq ptr %16, null
  br i1 %46, label %51, label %47

47:
  %48 = load double, ptr %16, align 8
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %50 = load double, ptr %49, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %25, double %48, double %50, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %51

51:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gemv_adjoint(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %0, 78
  %25 = select i1 %24, i64 %1, i64 %2
  %26 = select i1 %24, i64 %2, i64 %1
  %27 = icmp slt i64 %1, 1
  %28 = icmp slt i64 %2, 1
  %29 = or i1 %27, %28
  br i1 %29, label %87, label %30

30:
  %31 = icmp eq ptr %5, null
  br i1 %31, label %57, label %32

32:
  %33 = shl i64 %26, 4
  %34 = tail call ptr @malloc(i64 %33)
  tail call void @pad.la.FAMILY.z.fill(i64 %26, double 0.000000e+00, double 0.000000e+00, ptr %34, i64 1)
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
  tail call void @pad.la.FAMILY.z.gemv_add(i32 %44, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %6, i64 %7, ptr %21, i64 %22, ptr %34, i64 1, i64 %26, i64 %25)
  %45 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %26, ptr %10, i64 %11, ptr %34, i64 1)
  %46 = extractvalue { double, double } %45, 0
  %47 = extractvalue { double, double } %45, 1
  %48 = load double, ptr %5, align 8
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %50 = load double, ptr %49, align 8
  %51 = fadd double %48, %46
  %52 = fadd double %47, %50
  store double %51, ptr %5, align 8
  store double %52, ptr %49, align 8
  %53 = icmp eq ptr %12, null
  br i1 %53, label %56, label %54

54:
  %55 = fneg double %4
  tail call void @pad.blas.FAMILY.z.axpy(i64 %26, double %3, double %55, ptr %34, i64 1, ptr %12, i64 %13)
  br label %56

56:
  tail call void @free(ptr %34)
  br label %71

57:
  %58 = icmp eq ptr %12, null
  br i1 %58, label %71, label %59

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
  %70 = fneg double %4
  tail call void @pad.la.FAMILY.z.gemv_add(i32 %69, i64 %1, i64 %2, double %3, double %70, ptr %6, i64 %7, ptr %21, i64 %22, ptr %12, i64 %13, i64 %26, i64 %25)
  br label %71

71:
  %72 = icmp eq ptr %8, null
  br i1 %72, label %74, label %73

73:
  tail call void @pad.la.FAMILY.z.add_dense(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %10, i64 %11, ptr %21, i64 %22, ptr %8, i64 %9)
  br label %74

74:
  %75 = icmp ne ptr %16, null
  br i1 %75, label %76, label %85

76:
  %77 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %25, ptr %17, i64 %18, ptr %21, i64 %22)
  %78 = extractvalue { double, double } %77, 0
  %79 = extractvalue { double, double } %77, 1
  %80 = load double, ptr %16, align 8
  %81 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %82 = load double, ptr %81, align 8
  %83 = fadd double %80, %78
  %84 = fadd double %79, %82
  store double %83, ptr %16, align 8
  store double %84, ptr %81, align 8
  br label %85

85:
  %86 = zext i1 %75 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %25, double %14, double %15, i32 %86, ptr %21, i64 %22)
  br label %87

87:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gbmv_add(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, i64 %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq i32 %0, 82
  br i1 %16, label %18, label %17

17:
  tail call void @pad.blas.FAMILY.z.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  br label %21

18:
  %19 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %14, ptr %9, i64 %10)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %13, ptr %11, i64 %12)
  %20 = fneg double %6
  tail call void @pad.blas.FAMILY.z.gbmv(i32 78, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %20, ptr %7, i64 %8, ptr %19, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %13, ptr %11, i64 %12)
  tail call void @free(ptr %19)
  br label %21

21:
  ret void
}

declare void @pad.blas.FAMILY.z.gbmv(i32, i64, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.gbmv_tangent(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, double %16, double %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq i32 %0, 78
  %27 = select i1 %26, i64 %1, i64 %2
  %28 = icmp slt i64 %1, 1
  %29 = icmp slt i64 %2, 1
  %30 = or i1 %28, %29
  br i1 %30, label %53, label %31

31:
  %32 = icmp eq ptr %14, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.z.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %8, i64 %9, ptr %14, i64 %15, double %16, double %17, ptr %23, i64 %24)
  br label %38

34:
  %35 = fneg double %17
  %36 = icmp ne ptr %18, null
  %37 = zext i1 %36 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %27, double %16, double %35, i32 %37, ptr %23, i64 %24)
  br label %38

38:
  %39 = icmp eq ptr %10, null
  br i1 %39, label %41, label %40

40:
  tail call void @pad.blas.FAMILY.z.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %10, i64 %11, ptr %12, i64 %13, double 1.000000e+00, double 0.000000e+00, ptr %23, i64 %24)
  br label %41

41:
  %42 = icmp eq ptr %7, null
  br i1 %42, label %47, label %43

43:
  %44 = load double, ptr %7, align 8
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %46 = load double, ptr %45, align 8
  tail call void @pad.blas.FAMILY.z.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %44, double %46, ptr %8, i64 %9, ptr %12, i64 %13, double 1.000000e+00, double 0.000000e+00, ptr %23, i64 %24)
  br label %47

47:
  %48 = icmp eq ptr %18, null
  br i1 %48, label %53, label %49

49:
  %50 = load double, ptr %18, align 8
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %52 = load double, ptr %51, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %27, double %50, double %52, ptr %19, i64 %20, ptr %23, i64 %24)
  br label %53

53:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gbmv_adjoint(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, double %16, double %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = icmp eq i32 %0, 78
  %27 = select i1 %26, i64 %1, i64 %2
  %28 = select i1 %26, i64 %2, i64 %1
  %29 = icmp slt i64 %1, 1
  %30 = icmp slt i64 %2, 1
  %31 = or i1 %29, %30
  br i1 %31, label %235, label %32

32:
  %33 = icmp eq ptr %7, null
  br i1 %33, label %59, label %34

34:
  %35 = shl i64 %28, 4
  %36 = tail call ptr @malloc(i64 %35)
  tail call void @pad.la.FAMILY.z.fill(i64 %28, double 0.000000e+00, double 0.000000e+00, ptr %36, i64 1)
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
  tail call void @pad.la.FAMILY.z.gbmv_add(i32 %46, i64 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %23, i64 %24, ptr %36, i64 1, i64 %28, i64 %27)
  %47 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %28, ptr %12, i64 %13, ptr %36, i64 1)
  %48 = extractvalue { double, double } %47, 0
  %49 = extractvalue { double, double } %47, 1
  %50 = load double, ptr %7, align 8
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fadd double %50, %48
  %54 = fadd double %49, %52
  store double %53, ptr %7, align 8
  store double %54, ptr %51, align 8
  %55 = icmp eq ptr %14, null
  br i1 %55, label %58, label %56

56:
  %57 = fneg double %6
  tail call void @pad.blas.FAMILY.z.axpy(i64 %28, double %5, double %57, ptr %36, i64 1, ptr %14, i64 %15)
  br label %58

58:
  tail call void @free(ptr %36)
  br label %73

59:
  %60 = icmp eq ptr %14, null
  br i1 %60, label %73, label %61

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
  %72 = fneg double %6
  tail call void @pad.la.FAMILY.z.gbmv_add(i32 %71, i64 %1, i64 %2, i64 %3, i64 %4, double %5, double %72, ptr %8, i64 %9, ptr %23, i64 %24, ptr %14, i64 %15, i64 %28, i64 %27)
  br label %73

73:
  %74 = icmp eq ptr %10, null
  br i1 %74, label %222, label %75

75:
  %76 = getelementptr { double, double }, ptr %10, i64 %4
  %77 = add i64 %3, 1
  switch i32 %0, label %172 [
    i32 78, label %78
    i32 67, label %125
  ]

78:
  %79 = tail call ptr @pad.la.FAMILY.z.copied(i64 %27, ptr %23, i64 %24)
  %80 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %28, ptr %12, i64 %13)
  br label %81

81:
  %82 = phi i64 [ 0, %78 ], [ %103, %102 ]
  %83 = mul nsw i64 %82, %11
  %84 = getelementptr { double, double }, ptr %76, i64 %83
  %85 = sub nsw i64 0, %82
  %86 = getelementptr inbounds { double, double }, ptr %84, i64 %85
  %87 = getelementptr inbounds nuw { double, double }, ptr %80, i64 %82
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %90 = load double, ptr %89, align 8
  %91 = fmul double %5, %88
  %92 = fmul double %5, %90
  %93 = fmul double %6, %90
  %94 = fadd double %91, %93
  %95 = fmul double %6, %88
  %96 = fsub double %92, %95
  %97 = add i64 %77, %82
  %98 = tail call i64 @llvm.smin.i64(i64 %1, i64 %97)
  %99 = sub nsw i64 %82, %4
  %100 = tail call i64 @llvm.smax.i64(i64 %99, i64 0)
  %101 = icmp slt i64 %100, %98
  br i1 %101, label %105, label %102

102:
  %103 = add nuw nsw i64 %82, 1
  %104 = icmp eq i64 %103, %2
  br i1 %104, label %219, label %81

105:
  %106 = phi i64 [ %123, %105 ], [ %100, %81 ]
  %107 = getelementptr inbounds nuw { double, double }, ptr %79, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load double, ptr %109, align 8
  %111 = fmul double %94, %108
  %112 = fmul double %96, %110
  %113 = fmul double %94, %110
  %114 = fmul double %96, %108
  %115 = fsub double %111, %112
  %116 = fadd double %114, %113
  %117 = getelementptr inbounds nuw { double, double }, ptr %86, i64 %106
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load double, ptr %119, align 8
  %121 = fadd double %118, %115
  %122 = fadd double %120, %116
  store double %121, ptr %117, align 8
  store double %122, ptr %119, align 8
  %123 = add nuw nsw i64 %106, 1
  %124 = icmp slt i64 %123, %98
  br i1 %124, label %105, label %102

125:
  %126 = tail call ptr @pad.la.FAMILY.z.copied(i64 %28, ptr %12, i64 %13)
  %127 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %27, ptr %23, i64 %24)
  br label %128

128:
  %129 = phi i64 [ 0, %125 ], [ %150, %149 ]
  %130 = mul nsw i64 %129, %11
  %131 = getelementptr { double, double }, ptr %76, i64 %130
  %132 = sub nsw i64 0, %129
  %133 = getelementptr inbounds { double, double }, ptr %131, i64 %132
  %134 = getelementptr inbounds nuw { double, double }, ptr %127, i64 %129
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %137 = load double, ptr %136, align 8
  %138 = fmul double %5, %135
  %139 = fmul double %6, %137
  %140 = fmul double %5, %137
  %141 = fmul double %6, %135
  %142 = fsub double %138, %139
  %143 = fadd double %141, %140
  %144 = add i64 %77, %129
  %145 = tail call i64 @llvm.smin.i64(i64 %1, i64 %144)
  %146 = sub nsw i64 %129, %4
  %147 = tail call i64 @llvm.smax.i64(i64 %146, i64 0)
  %148 = icmp slt i64 %147, %145
  br i1 %148, label %152, label %149

149:
  %150 = add nuw nsw i64 %129, 1
  %151 = icmp eq i64 %150, %2
  br i1 %151, label %219, label %128

152:
  %153 = phi i64 [ %170, %152 ], [ %147, %128 ]
  %154 = getelementptr inbounds nuw { double, double }, ptr %126, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %157 = load double, ptr %156, align 8
  %158 = fmul double %142, %155
  %159 = fmul double %143, %157
  %160 = fmul double %142, %157
  %161 = fmul double %143, %155
  %162 = fsub double %158, %159
  %163 = fadd double %161, %160
  %164 = getelementptr inbounds nuw { double, double }, ptr %133, i64 %153
  %165 = load double, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 8
  %167 = load double, ptr %166, align 8
  %168 = fadd double %165, %162
  %169 = fadd double %167, %163
  store double %168, ptr %164, align 8
  store double %169, ptr %166, align 8
  %170 = add nuw nsw i64 %153, 1
  %171 = icmp slt i64 %170, %145
  br i1 %171, label %152, label %149

172:
  %173 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %28, ptr %12, i64 %13)
  %174 = tail call ptr @pad.la.FAMILY.z.copied(i64 %27, ptr %23, i64 %24)
  br label %175

175:
  %176 = phi i64 [ 0, %172 ], [ %197, %196 ]
  %177 = mul nsw i64 %176, %11
  %178 = getelementptr { double, double }, ptr %76, i64 %177
  %179 = sub nsw i64 0, %176
  %180 = getelementptr inbounds { double, double }, ptr %178, i64 %179
  %181 = getelementptr inbounds nuw { double, double }, ptr %174, i64 %176
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %184 = load double, ptr %183, align 8
  %185 = fmul double %5, %182
  %186 = fmul double %5, %184
  %187 = fmul double %6, %184
  %188 = fadd double %185, %187
  %189 = fmul double %6, %182
  %190 = fsub double %186, %189
  %191 = add i64 %77, %176
  %192 = tail call i64 @llvm.smin.i64(i64 %1, i64 %191)
  %193 = sub nsw i64 %176, %4
  %194 = tail call i64 @llvm.smax.i64(i64 %193, i64 0)
  %195 = icmp slt i64 %194, %192
  br i1 %195, label %199, label %196

196:
  %197 = add nuw nsw i64 %176, 1
  %198 = icmp eq i64 %197, %2
  br i1 %198, label %219, label %175

199:
  %200 = phi i64 [ %217, %199 ], [ %194, %175 ]
  %201 = getelementptr inbounds nuw { double, double }, ptr %173, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %204 = load double, ptr %203, align 8
  %205 = fmul double %188, %202
  %206 = fmul double %190, %204
  %207 = fmul double %188, %204
  %208 = fmul double %190, %202
  %209 = fsub double %205, %206
  %210 = fadd double %208, %207
  %211 = getelementptr inbounds nuw { double, double }, ptr %180, i64 %200
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %214 = load double, ptr %213, align 8
  %215 = fadd double %212, %209
  %216 = fadd double %214, %210
  store double %215, ptr %211, align 8
  store double %216, ptr %213, align 8
  %217 = add nuw nsw i64 %200, 1
  %218 = icmp slt i64 %217, %192
  br i1 %218, label %199, label %196

219:
  %220 = phi ptr [ %174, %196 ], [ %80, %102 ], [ %127, %149 ]
  %221 = phi ptr [ %173, %196 ], [ %79, %102 ], [ %126, %149 ]
  tail call void @free(ptr %221)
  tail call void @free(ptr %220)
  br label %222

222:
  %223 = icmp ne ptr %18, null
  br i1 %223, label %224, label %233

224:
  %225 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %27, ptr %19, i64 %20, ptr %23, i64 %24)
  %226 = extractvalue { double, double } %225, 0
  %227 = extractvalue { double, double } %225, 1
  %228 = load double, ptr %18, align 8
  %229 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %230 = load double, ptr %229, align 8
  %231 = fadd double %228, %226
  %232 = fadd double %227, %230
  store double %231, ptr %18, align 8
  store double %232, ptr %229, align 8
  br label %233

233:
  %234 = zext i1 %223 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %27, double %16, double %17, i32 %234, ptr %23, i64 %24)
  br label %235

235:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_gemv(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, double %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %1, 82
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.z.gemv(i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, double %11, ptr %12, i64 %13)
  br label %25

17:
  %18 = icmp slt i64 %2, 1
  %19 = icmp slt i64 %3, 1
  %20 = or i1 %18, %19
  br i1 %20, label %25, label %21

21:
  %22 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %12, i64 %13)
  %23 = fneg double %5
  %24 = fneg double %11
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %2, i64 %3, double %4, double %23, ptr %6, i64 %7, ptr %22, i64 1, double %10, double %24, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %12, i64 %13)
  tail call void @free(ptr %22)
  br label %25

25:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_gbmv(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11, double %12, double %13, ptr %14, i64 %15) alwaysinline nounwind {
  %17 = icmp eq i32 %1, 82
  br i1 %17, label %19, label %18

18:
  tail call void @pad.blas.FAMILY.z.gbmv(i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11, double %12, double %13, ptr %14, i64 %15)
  br label %27

19:
  %20 = icmp slt i64 %2, 1
  %21 = icmp slt i64 %3, 1
  %22 = or i1 %20, %21
  br i1 %22, label %27, label %23

23:
  %24 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %14, i64 %15)
  %25 = fneg double %7
  %26 = fneg double %13
  tail call void @pad.blas.FAMILY.z.gbmv(i32 78, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %25, ptr %8, i64 %9, ptr %24, i64 1, double %12, double %26, ptr %14, i64 %15)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %14, i64 %15)
  tail call void @free(ptr %24)
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.geru_tangent(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.z.geru(i64 %0, i64 %1, double %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %22

22:
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.z.geru(i64 %0, i64 %1, double %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %31, label %27

27:
  %28 = load double, ptr %4, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load double, ptr %29, align 8
  tail call void @pad.blas.FAMILY.z.geru(i64 %0, i64 %1, double %28, double %30, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %31

31:
  ret void
}

declare void @pad.blas.FAMILY.z.geru(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.geru_adjoint(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %4, null
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %40

23:
  %24 = shl i64 %0, 4
  %25 = tail call ptr @malloc(i64 %24)
  %26 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %1, ptr %9, i64 %10)
  tail call void @pad.la.FAMILY.z.fill(i64 %0, double 0.000000e+00, double 0.000000e+00, ptr %25, i64 1)
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %26, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %25, i64 1)
  br i1 %21, label %27, label %36

27:
  %28 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %5, i64 %6, ptr %25, i64 1)
  %29 = extractvalue { double, double } %28, 0
  %30 = extractvalue { double, double } %28, 1
  %31 = load double, ptr %4, align 8
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fadd double %31, %29
  %35 = fadd double %30, %33
  store double %34, ptr %4, align 8
  store double %35, ptr %32, align 8
  br label %36

36:
  br i1 %20, label %37, label %39

37:
  %38 = fneg double %3
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %2, double %38, ptr %25, i64 1, ptr %7, i64 %8)
  br label %39

39:
  tail call void @free(ptr %25)
  tail call void @free(ptr %26)
  br label %40

40:
  %41 = icmp eq ptr %11, null
  br i1 %41, label %45, label %42

42:
  %43 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %0, ptr %5, i64 %6)
  %44 = fneg double %3
  tail call void @pad.blas.FAMILY.z.gemv(i32 84, i64 %0, i64 %1, double %2, double %44, ptr %17, i64 %18, ptr %43, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  tail call void @free(ptr %43)
  br label %45

45:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gerc_tangent(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %22

22:
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %31, label %27

27:
  %28 = load double, ptr %4, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load double, ptr %29, align 8
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %28, double %30, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.gerc_adjoint(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %4, null
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %39

23:
  %24 = shl i64 %0, 4
  %25 = tail call ptr @malloc(i64 %24)
  tail call void @pad.la.FAMILY.z.fill(i64 %0, double 0.000000e+00, double 0.000000e+00, ptr %25, i64 1)
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %9, i64 %10, double 1.000000e+00, double 0.000000e+00, ptr %25, i64 1)
  br i1 %21, label %26, label %35

26:
  %27 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %5, i64 %6, ptr %25, i64 1)
  %28 = extractvalue { double, double } %27, 0
  %29 = extractvalue { double, double } %27, 1
  %30 = load double, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %28
  %34 = fadd double %29, %32
  store double %33, ptr %4, align 8
  store double %34, ptr %31, align 8
  br label %35

35:
  br i1 %20, label %36, label %38

36:
  %37 = fneg double %3
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %2, double %37, ptr %25, i64 1, ptr %7, i64 %8)
  br label %38

38:
  tail call void @free(ptr %25)
  br label %39

39:
  %40 = icmp eq ptr %11, null
  br i1 %40, label %44, label %41

41:
  %42 = shl i64 %1, 4
  %43 = tail call ptr @malloc(i64 %42)
  tail call void @pad.la.FAMILY.z.fill(i64 %1, double 0.000000e+00, double 0.000000e+00, ptr %43, i64 1)
  tail call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %5, i64 %6, double 1.000000e+00, double 0.000000e+00, ptr %43, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %3, ptr %43, i64 1, ptr %11, i64 %12)
  tail call void @free(ptr %43)
  br label %44

44:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_gerc(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %13, label %14

13:
  tail call void @pad.blas.FAMILY.z.gerc(i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %16

14:
  %15 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %1, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.z.geru(i64 %1, i64 %2, double %3, double %4, ptr %15, i64 1, ptr %7, i64 %8, ptr %9, i64 %10)
  tail call void @free(ptr %15)
  br label %16

16:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hemv_tangent(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, double %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, double %13, double %14, ptr %20, i64 %21)
  br label %29

25:
  %26 = fneg double %14
  %27 = icmp ne ptr %15, null
  %28 = zext i1 %27 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %1, double %13, double %26, i32 %28, ptr %20, i64 %21)
  br label %29

29:
  %30 = icmp eq ptr %7, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, double 1.000000e+00, double 0.000000e+00, ptr %20, i64 %21)
  br label %32

32:
  %33 = icmp eq ptr %4, null
  br i1 %33, label %38, label %34

34:
  %35 = load double, ptr %4, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %37 = load double, ptr %36, align 8
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double %35, double %37, ptr %5, i64 %6, ptr %9, i64 %10, double 1.000000e+00, double 0.000000e+00, ptr %20, i64 %21)
  br label %38

38:
  %39 = icmp eq ptr %15, null
  br i1 %39, label %44, label %40

40:
  %41 = load double, ptr %15, align 8
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %43 = load double, ptr %42, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %41, double %43, ptr %16, i64 %17, ptr %20, i64 %21)
  br label %44

44:
  ret void
}

declare void @pad.blas.FAMILY.z.hemv(i32, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.hemv_adjoint(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, double %14, ptr %15, ptr %16, i64 %17, ptr %18, i64 %19, ptr %20, i64 %21) alwaysinline nounwind {
  %23 = icmp eq ptr %4, null
  br i1 %23, label %39, label %24

24:
  %25 = shl i64 %1, 4
  %26 = tail call ptr @malloc(i64 %25)
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %20, i64 %21, double 0.000000e+00, double 0.000000e+00, ptr %26, i64 1)
  %27 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %9, i64 %10, ptr %26, i64 1)
  %28 = extractvalue { double, double } %27, 0
  %29 = extractvalue { double, double } %27, 1
  %30 = load double, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %28
  %34 = fadd double %29, %32
  store double %33, ptr %4, align 8
  store double %34, ptr %31, align 8
  %35 = icmp eq ptr %11, null
  br i1 %35, label %38, label %36

36:
  %37 = fneg double %3
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %37, ptr %26, i64 1, ptr %11, i64 %12)
  br label %38

38:
  tail call void @free(ptr %26)
  br label %43

39:
  %40 = icmp eq ptr %11, null
  br i1 %40, label %43, label %41

41:
  %42 = fneg double %3
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double %2, double %42, ptr %5, i64 %6, ptr %20, i64 %21, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  br label %43

43:
  %44 = icmp eq ptr %7, null
  br i1 %44, label %124, label %45

45:
  %46 = tail call ptr @pad.la.FAMILY.z.copied(i64 %1, ptr %20, i64 %21)
  %47 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %1, ptr %9, i64 %10)
  %48 = icmp sgt i64 %1, 0
  br i1 %48, label %49, label %123

49:
  %50 = icmp eq i32 %0, 76
  %51 = icmp eq i32 %0, 76
  br label %52

52:
  %53 = phi i64 [ 0, %49 ], [ %66, %65 ]
  %54 = mul nsw i64 %53, %8
  %55 = getelementptr inbounds { double, double }, ptr %7, i64 %54
  %56 = add nuw nsw i64 %53, 1
  %57 = select i1 %50, i64 %1, i64 %56
  %58 = select i1 %51, i64 %53, i64 0
  %59 = icmp slt i64 %58, %57
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw { double, double }, ptr %47, i64 %53
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %63 = getelementptr inbounds nuw { double, double }, ptr %46, i64 %53
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  br label %68

65:
  %66 = add nuw nsw i64 %53, 1
  %67 = icmp eq i64 %66, %1
  br i1 %67, label %123, label %52

68:
  %69 = phi i64 [ %58, %60 ], [ %121, %120 ]
  %70 = getelementptr inbounds nuw { double, double }, ptr %46, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load double, ptr %72, align 8
  %74 = fmul double %2, %71
  %75 = fmul double %2, %73
  %76 = fmul double %3, %73
  %77 = fadd double %74, %76
  %78 = fmul double %3, %71
  %79 = fsub double %75, %78
  %80 = load double, ptr %61, align 8
  %81 = load double, ptr %62, align 8
  %82 = fmul double %80, %77
  %83 = fmul double %79, %81
  %84 = fsub double %82, %83
  %85 = icmp eq i64 %69, %53
  br i1 %85, label %116, label %86

86:
  %87 = load double, ptr %63, align 8
  %88 = fmul double %2, %87
  %89 = load double, ptr %64, align 8
  %90 = fmul double %3, %89
  %91 = fadd double %88, %90
  %92 = getelementptr inbounds nuw { double, double }, ptr %47, i64 %69
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %94 = load double, ptr %93, align 8
  %95 = fmul double %94, %91
  %96 = fmul double %2, %89
  %97 = fmul double %3, %87
  %98 = fsub double %96, %97
  %99 = load double, ptr %92, align 8
  %100 = fmul double %98, %99
  %101 = fadd double %95, %100
  %102 = fmul double %91, %99
  %103 = fmul double %94, %98
  %104 = fsub double %102, %103
  %105 = fmul double %77, %81
  %106 = fmul double %80, %79
  %107 = fadd double %105, %106
  %108 = fadd double %84, %104
  %109 = fsub double %107, %101
  %110 = getelementptr inbounds nuw { double, double }, ptr %55, i64 %69
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load double, ptr %112, align 8
  %114 = fadd double %111, %108
  %115 = fadd double %113, %109
  store double %114, ptr %110, align 8
  store double %115, ptr %112, align 8
  br label %120

116:
  %117 = getelementptr inbounds nuw { double, double }, ptr %55, i64 %69
  %118 = load double, ptr %117, align 8
  %119 = fadd double %84, %118
  store double %119, ptr %117, align 8
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
  %127 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %16, i64 %17, ptr %20, i64 %21)
  %128 = extractvalue { double, double } %127, 0
  %129 = extractvalue { double, double } %127, 1
  %130 = load double, ptr %15, align 8
  %131 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %132 = load double, ptr %131, align 8
  %133 = fadd double %130, %128
  %134 = fadd double %129, %132
  store double %133, ptr %15, align 8
  store double %134, ptr %131, align 8
  br label %135

135:
  %136 = zext i1 %125 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %1, double %13, double %14, i32 %136, ptr %20, i64 %21)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_hemv(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double %9, double %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq i32 %0, 0
  br i1 %14, label %15, label %16

15:
  tail call void @pad.blas.FAMILY.z.hemv(i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double %9, double %10, ptr %11, i64 %12)
  br label %20

16:
  %17 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %11, i64 %12)
  %18 = fneg double %4
  %19 = fneg double %10
  tail call void @pad.blas.FAMILY.z.hemv(i32 %1, i64 %2, double %3, double %18, ptr %5, i64 %6, ptr %17, i64 1, double %9, double %19, ptr %11, i64 %12)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %11, i64 %12)
  tail call void @free(ptr %17)
  br label %20

20:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hbmv_tangent(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %12, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %6, i64 %7, ptr %12, i64 %13, double %14, double %15, ptr %21, i64 %22)
  br label %30

26:
  %27 = fneg double %15
  %28 = icmp ne ptr %16, null
  %29 = zext i1 %28 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %1, double %14, double %27, i32 %29, ptr %21, i64 %22)
  br label %30

30:
  %31 = icmp eq ptr %8, null
  br i1 %31, label %33, label %32

32:
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %8, i64 %9, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %22)
  br label %33

33:
  %34 = icmp eq ptr %5, null
  br i1 %34, label %39, label %35

35:
  %36 = load double, ptr %5, align 8
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %38 = load double, ptr %37, align 8
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %0, i64 %1, i64 %2, double %36, double %38, ptr %6, i64 %7, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %22)
  br label %39

39:
  %40 = icmp eq ptr %16, null
  br i1 %40, label %45, label %41

41:
  %42 = load double, ptr %16, align 8
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %44 = load double, ptr %43, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %42, double %44, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %45

45:
  ret void
}

declare void @pad.blas.FAMILY.z.hbmv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.hbmv_adjoint(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, double %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %5, null
  br i1 %24, label %40, label %25

25:
  %26 = shl i64 %1, 4
  %27 = tail call ptr @malloc(i64 %26)
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %0, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %6, i64 %7, ptr %21, i64 %22, double 0.000000e+00, double 0.000000e+00, ptr %27, i64 1)
  %28 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %10, i64 %11, ptr %27, i64 1)
  %29 = extractvalue { double, double } %28, 0
  %30 = extractvalue { double, double } %28, 1
  %31 = load double, ptr %5, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fadd double %31, %29
  %35 = fadd double %30, %33
  store double %34, ptr %5, align 8
  store double %35, ptr %32, align 8
  %36 = icmp eq ptr %12, null
  br i1 %36, label %39, label %37

37:
  %38 = fneg double %4
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %3, double %38, ptr %27, i64 1, ptr %12, i64 %13)
  br label %39

39:
  tail call void @free(ptr %27)
  br label %44

40:
  %41 = icmp eq ptr %12, null
  br i1 %41, label %44, label %42

42:
  %43 = fneg double %4
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %0, i64 %1, i64 %2, double %3, double %43, ptr %6, i64 %7, ptr %21, i64 %22, double 1.000000e+00, double 0.000000e+00, ptr %12, i64 %13)
  br label %44

44:
  %45 = icmp eq ptr %8, null
  br i1 %45, label %138, label %46

46:
  %47 = tail call ptr @pad.la.FAMILY.z.copied(i64 %1, ptr %21, i64 %22)
  %48 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %1, ptr %10, i64 %11)
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
  %59 = getelementptr inbounds { double, double }, ptr %8, i64 %58
  %60 = sub nsw i64 0, %57
  %61 = getelementptr inbounds { double, double }, ptr %59, i64 %60
  %62 = getelementptr inbounds { double, double }, ptr %61, i64 %52
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
  %75 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %57
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %77 = getelementptr inbounds nuw { double, double }, ptr %47, i64 %57
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 8
  br label %82

79:
  %80 = add nuw nsw i64 %57, 1
  %81 = icmp eq i64 %80, %1
  br i1 %81, label %137, label %56

82:
  %83 = phi i64 [ %72, %74 ], [ %135, %134 ]
  %84 = getelementptr inbounds nuw { double, double }, ptr %47, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %87 = load double, ptr %86, align 8
  %88 = fmul double %3, %85
  %89 = fmul double %3, %87
  %90 = fmul double %4, %87
  %91 = fadd double %88, %90
  %92 = fmul double %4, %85
  %93 = fsub double %89, %92
  %94 = load double, ptr %75, align 8
  %95 = load double, ptr %76, align 8
  %96 = fmul double %94, %91
  %97 = fmul double %93, %95
  %98 = fsub double %96, %97
  %99 = icmp eq i64 %83, %57
  br i1 %99, label %130, label %100

100:
  %101 = load double, ptr %77, align 8
  %102 = fmul double %3, %101
  %103 = load double, ptr %78, align 8
  %104 = fmul double %4, %103
  %105 = fadd double %102, %104
  %106 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %83
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %108 = load double, ptr %107, align 8
  %109 = fmul double %108, %105
  %110 = fmul double %3, %103
  %111 = fmul double %4, %101
  %112 = fsub double %110, %111
  %113 = load double, ptr %106, align 8
  %114 = fmul double %112, %113
  %115 = fadd double %109, %114
  %116 = fmul double %105, %113
  %117 = fmul double %108, %112
  %118 = fsub double %116, %117
  %119 = fmul double %91, %95
  %120 = fmul double %94, %93
  %121 = fadd double %119, %120
  %122 = fadd double %98, %118
  %123 = fsub double %121, %115
  %124 = getelementptr inbounds nuw { double, double }, ptr %62, i64 %83
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %127 = load double, ptr %126, align 8
  %128 = fadd double %125, %122
  %129 = fadd double %127, %123
  store double %128, ptr %124, align 8
  store double %129, ptr %126, align 8
  br label %134

130:
  %131 = getelementptr inbounds nuw { double, double }, ptr %62, i64 %83
  %132 = load double, ptr %131, align 8
  %133 = fadd double %98, %132
  store double %133, ptr %131, align 8
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
  %141 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %17, i64 %18, ptr %21, i64 %22)
  %142 = extractvalue { double, double } %141, 0
  %143 = extractvalue { double, double } %141, 1
  %144 = load double, ptr %16, align 8
  %145 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %146 = load double, ptr %145, align 8
  %147 = fadd double %144, %142
  %148 = fadd double %143, %146
  store double %147, ptr %16, align 8
  store double %148, ptr %145, align 8
  br label %149

149:
  %150 = zext i1 %139 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %1, double %14, double %15, i32 %150, ptr %21, i64 %22)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_hbmv(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, double %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %0, 0
  br i1 %15, label %16, label %17

16:
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, double %11, ptr %12, i64 %13)
  br label %21

17:
  %18 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %12, i64 %13)
  %19 = fneg double %5
  %20 = fneg double %11
  tail call void @pad.blas.FAMILY.z.hbmv(i32 %1, i64 %2, i64 %3, double %4, double %19, ptr %6, i64 %7, ptr %18, i64 1, double %10, double %20, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %12, i64 %13)
  tail call void @free(ptr %18)
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hpmv_tangent(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, double %11, double %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %9, null
  br i1 %21, label %23, label %22

22:
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double %2, double %3, ptr %5, ptr %9, i64 %10, double %11, double %12, ptr %18, i64 %19)
  br label %27

23:
  %24 = fneg double %12
  %25 = icmp ne ptr %13, null
  %26 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %1, double %11, double %24, i32 %26, ptr %18, i64 %19)
  br label %27

27:
  %28 = icmp eq ptr %6, null
  br i1 %28, label %30, label %29

29:
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double %2, double %3, ptr %6, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 %19)
  br label %30

30:
  %31 = icmp eq ptr %4, null
  br i1 %31, label %36, label %32

32:
  %33 = load double, ptr %4, align 8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %35 = load double, ptr %34, align 8
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double %33, double %35, ptr %5, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 %19)
  br label %36

36:
  %37 = icmp eq ptr %13, null
  br i1 %37, label %42, label %38

38:
  %39 = load double, ptr %13, align 8
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %41 = load double, ptr %40, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %39, double %41, ptr %14, i64 %15, ptr %18, i64 %19)
  br label %42

42:
  ret void
}

declare void @pad.blas.FAMILY.z.hpmv(i32, i64, double, double, ptr, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.hpmv_adjoint(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, double %11, double %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %4, null
  br i1 %21, label %37, label %22

22:
  %23 = shl i64 %1, 4
  %24 = tail call ptr @malloc(i64 %23)
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %5, ptr %18, i64 %19, double 0.000000e+00, double 0.000000e+00, ptr %24, i64 1)
  %25 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %7, i64 %8, ptr %24, i64 1)
  %26 = extractvalue { double, double } %25, 0
  %27 = extractvalue { double, double } %25, 1
  %28 = load double, ptr %4, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load double, ptr %29, align 8
  %31 = fadd double %28, %26
  %32 = fadd double %27, %30
  store double %31, ptr %4, align 8
  store double %32, ptr %29, align 8
  %33 = icmp eq ptr %9, null
  br i1 %33, label %36, label %34

34:
  %35 = fneg double %3
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %35, ptr %24, i64 1, ptr %9, i64 %10)
  br label %36

36:
  tail call void @free(ptr %24)
  br label %41

37:
  %38 = icmp eq ptr %9, null
  br i1 %38, label %41, label %39

39:
  %40 = fneg double %3
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double %2, double %40, ptr %5, ptr %18, i64 %19, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10)
  br label %41

41:
  %42 = icmp eq ptr %6, null
  br i1 %42, label %134, label %43

43:
  %44 = tail call ptr @pad.la.FAMILY.z.copied(i64 %1, ptr %18, i64 %19)
  %45 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %1, ptr %7, i64 %8)
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
  %65 = getelementptr inbounds { double, double }, ptr %6, i64 %64
  %66 = add nuw nsw i64 %52, 1
  %67 = select i1 %49, i64 %1, i64 %66
  %68 = select i1 %50, i64 %52, i64 0
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw { double, double }, ptr %45, i64 %52
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = getelementptr inbounds nuw { double, double }, ptr %44, i64 %52
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  br label %78

75:
  %76 = add nuw nsw i64 %52, 1
  %77 = icmp eq i64 %76, %1
  br i1 %77, label %133, label %51

78:
  %79 = phi i64 [ %68, %70 ], [ %131, %130 ]
  %80 = getelementptr inbounds nuw { double, double }, ptr %44, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %83 = load double, ptr %82, align 8
  %84 = fmul double %2, %81
  %85 = fmul double %2, %83
  %86 = fmul double %3, %83
  %87 = fadd double %84, %86
  %88 = fmul double %3, %81
  %89 = fsub double %85, %88
  %90 = load double, ptr %71, align 8
  %91 = load double, ptr %72, align 8
  %92 = fmul double %90, %87
  %93 = fmul double %89, %91
  %94 = fsub double %92, %93
  %95 = icmp eq i64 %79, %52
  br i1 %95, label %126, label %96

96:
  %97 = load double, ptr %73, align 8
  %98 = fmul double %2, %97
  %99 = load double, ptr %74, align 8
  %100 = fmul double %3, %99
  %101 = fadd double %98, %100
  %102 = getelementptr inbounds nuw { double, double }, ptr %45, i64 %79
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %104 = load double, ptr %103, align 8
  %105 = fmul double %104, %101
  %106 = fmul double %2, %99
  %107 = fmul double %3, %97
  %108 = fsub double %106, %107
  %109 = load double, ptr %102, align 8
  %110 = fmul double %108, %109
  %111 = fadd double %105, %110
  %112 = fmul double %101, %109
  %113 = fmul double %104, %108
  %114 = fsub double %112, %113
  %115 = fmul double %87, %91
  %116 = fmul double %90, %89
  %117 = fadd double %115, %116
  %118 = fadd double %94, %114
  %119 = fsub double %117, %111
  %120 = getelementptr inbounds nuw { double, double }, ptr %65, i64 %79
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %123 = load double, ptr %122, align 8
  %124 = fadd double %121, %118
  %125 = fadd double %123, %119
  store double %124, ptr %120, align 8
  store double %125, ptr %122, align 8
  br label %130

126:
  %127 = getelementptr inbounds nuw { double, double }, ptr %65, i64 %79
  %128 = load double, ptr %127, align 8
  %129 = fadd double %94, %128
  store double %129, ptr %127, align 8
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
  %137 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %14, i64 %15, ptr %18, i64 %19)
  %138 = extractvalue { double, double } %137, 0
  %139 = extractvalue { double, double } %137, 1
  %140 = load double, ptr %13, align 8
  %141 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %142 = load double, ptr %141, align 8
  %143 = fadd double %140, %138
  %144 = fadd double %139, %142
  store double %143, ptr %13, align 8
  store double %144, ptr %141, align 8
  br label %145

145:
  %146 = zext i1 %135 to i32
  tail call void @pad.la.FAMILY.z.scale(i64 %1, double %11, double %12, i32 %146, ptr %18, i64 %19)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_hpmv(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, double %8, double %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %0, 0
  br i1 %13, label %14, label %15

14:
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, double %8, double %9, ptr %10, i64 %11)
  br label %19

15:
  %16 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %10, i64 %11)
  %17 = fneg double %4
  %18 = fneg double %9
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %1, i64 %2, double %3, double %17, ptr %5, ptr %16, i64 1, double %8, double %18, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %2, ptr %10, i64 %11)
  tail call void @free(ptr %16)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.her_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.z.her2(i32 %0, i64 %1, double %2, double 0.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %17

17:
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.z.her(i32 %0, i64 %1, double %20, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %21

21:
  %22 = fcmp une double %2, 0.000000e+00
  %23 = icmp sgt i64 %1, 0
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %33

25:
  %26 = phi i64 [ %31, %25 ], [ 0, %21 ]
  %27 = mul nsw i64 %26, %13
  %28 = getelementptr inbounds { double, double }, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw { double, double }, ptr %28, i64 %26
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double 0.000000e+00, ptr %30, align 8
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %33, label %25

33:
  ret void
}

declare void @pad.blas.FAMILY.z.her2(i32, i64, double, double, ptr, i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.her(i32, i64, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.her_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp ne ptr %6, null
  %16 = icmp ne ptr %3, null
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %21

18:
  %19 = shl i64 %1, 4
  %20 = tail call ptr @malloc(i64 %19)
  br label %21

21:
  %22 = phi ptr [ %20, %18 ], [ null, %14 ]
  %23 = icmp eq ptr %22, null
  br i1 %23, label %63, label %24

24:
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %12, i64 %13, ptr %4, i64 %5, double 0.000000e+00, double 0.000000e+00, ptr %22, i64 1)
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
  %35 = getelementptr inbounds { double, double }, ptr %12, i64 %34
  %36 = getelementptr inbounds nuw { double, double }, ptr %35, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds { double, double }, ptr %4, i64 %33
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load double, ptr %40, align 8
  %42 = fmul double %37, %39
  %43 = fmul double %37, %41
  %44 = getelementptr inbounds nuw { double, double }, ptr %22, i64 %32
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %47 = load double, ptr %46, align 8
  %48 = fadd double %42, %45
  %49 = fadd double %43, %47
  store double %48, ptr %44, align 8
  store double %49, ptr %46, align 8
  %50 = add nuw nsw i64 %32, 1
  %51 = add nsw i64 %33, %5
  %52 = icmp eq i64 %50, %1
  br i1 %52, label %53, label %31

53:
  br i1 %15, label %54, label %55

54:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double 0.000000e+00, ptr %22, i64 1, ptr %6, i64 %7)
  br label %55

55:
  br i1 %16, label %56, label %62

56:
  %57 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %4, i64 %5, ptr %22, i64 1)
  %58 = extractvalue { double, double } %57, 0
  %59 = fmul double %58, 5.000000e-01
  %60 = load double, ptr %3, align 8
  %61 = fadd double %60, %59
  store double %61, ptr %3, align 8
  br label %62

62:
  tail call void @free(ptr %22)
  br label %63

63:
  %64 = fcmp une double %2, 0.000000e+00
  %65 = icmp sgt i64 %1, 0
  %66 = and i1 %64, %65
  br i1 %66, label %67, label %75

67:
  %68 = phi i64 [ %73, %67 ], [ 0, %63 ]
  %69 = mul nsw i64 %68, %13
  %70 = getelementptr inbounds { double, double }, ptr %12, i64 %69
  %71 = getelementptr inbounds nuw { double, double }, ptr %70, i64 %68
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store double 0.000000e+00, ptr %72, align 8
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, %1
  br i1 %74, label %75, label %67

75:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_her(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %0, 0
  br i1 %9, label %10, label %11

10:
  tail call void @pad.blas.FAMILY.z.her(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %13

11:
  %12 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %4, i64 %5)
  tail call void @pad.blas.FAMILY.z.her(i32 %1, i64 %2, double %3, ptr %12, i64 1, ptr %6, i64 %7)
  tail call void @free(ptr %12)
  br label %13

13:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.her2_tangent(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.z.her2(i32 %0, i64 %1, double %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %22

22:
  %23 = icmp eq ptr %11, null
  br i1 %23, label %25, label %24

24:
  tail call void @pad.blas.FAMILY.z.her2(i32 %0, i64 %1, double %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %17, i64 %18)
  br label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %31, label %27

27:
  %28 = load double, ptr %4, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load double, ptr %29, align 8
  tail call void @pad.blas.FAMILY.z.her2(i32 %0, i64 %1, double %28, double %30, ptr %5, i64 %6, ptr %9, i64 %10, ptr %17, i64 %18)
  br label %31

31:
  %32 = fcmp une double %2, 0.000000e+00
  %33 = fcmp une double %3, 0.000000e+00
  %34 = or i1 %32, %33
  %35 = icmp sgt i64 %1, 0
  %36 = and i1 %34, %35
  br i1 %36, label %37, label %45

37:
  %38 = phi i64 [ %43, %37 ], [ 0, %31 ]
  %39 = mul nsw i64 %38, %18
  %40 = getelementptr inbounds { double, double }, ptr %17, i64 %39
  %41 = getelementptr inbounds nuw { double, double }, ptr %40, i64 %38
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store double 0.000000e+00, ptr %42, align 8
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %45, label %37

45:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.her2_adjoint(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18) alwaysinline nounwind {
  %20 = shl i64 %1, 4
  %21 = tail call ptr @malloc(i64 %20)
  %22 = icmp ne ptr %7, null
  %23 = icmp ne ptr %4, null
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %67

25:
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %9, i64 %10, double 0.000000e+00, double 0.000000e+00, ptr %21, i64 1)
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
  %36 = getelementptr inbounds { double, double }, ptr %17, i64 %35
  %37 = getelementptr inbounds nuw { double, double }, ptr %36, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds { double, double }, ptr %9, i64 %34
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fmul double %38, %40
  %44 = fmul double %38, %42
  %45 = getelementptr inbounds nuw { double, double }, ptr %21, i64 %33
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = load double, ptr %47, align 8
  %49 = fadd double %43, %46
  %50 = fadd double %44, %48
  store double %49, ptr %45, align 8
  store double %50, ptr %47, align 8
  %51 = add nuw nsw i64 %33, 1
  %52 = add nsw i64 %34, %10
  %53 = icmp eq i64 %51, %1
  br i1 %53, label %54, label %32

54:
  br i1 %22, label %55, label %57

55:
  %56 = fneg double %3
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %56, ptr %21, i64 1, ptr %7, i64 %8)
  br label %57

57:
  br i1 %23, label %58, label %67

58:
  %59 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %5, i64 %6, ptr %21, i64 1)
  %60 = extractvalue { double, double } %59, 0
  %61 = extractvalue { double, double } %59, 1
  %62 = load double, ptr %4, align 8
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %64 = load double, ptr %63, align 8
  %65 = fadd double %62, %60
  %66 = fadd double %61, %64
  store double %65, ptr %4, align 8
  store double %66, ptr %63, align 8
  br label %67

67:
  %68 = icmp eq ptr %11, null
  br i1 %68, label %99, label %69

69:
  tail call void @pad.blas.FAMILY.z.hemv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %18, ptr %5, i64 %6, double 0.000000e+00, double 0.000000e+00, ptr %21, i64 1)
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
  %80 = getelementptr inbounds { double, double }, ptr %17, i64 %79
  %81 = getelementptr inbounds nuw { double, double }, ptr %80, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds { double, double }, ptr %5, i64 %78
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load double, ptr %85, align 8
  %87 = fmul double %82, %84
  %88 = fmul double %82, %86
  %89 = getelementptr inbounds nuw { double, double }, ptr %21, i64 %77
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %92 = load double, ptr %91, align 8
  %93 = fadd double %87, %90
  %94 = fadd double %88, %92
  store double %93, ptr %89, align 8
  store double %94, ptr %91, align 8
  %95 = add nuw nsw i64 %77, 1
  %96 = add nsw i64 %78, %6
  %97 = icmp eq i64 %95, %1
  br i1 %97, label %98, label %76

98:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %3, ptr %21, i64 1, ptr %11, i64 %12)
  br label %99

99:
  tail call void @free(ptr %21)
  %100 = fcmp une double %2, 0.000000e+00
  %101 = fcmp une double %3, 0.000000e+00
  %102 = or i1 %100, %101
  %103 = icmp sgt i64 %1, 0
  %104 = and i1 %102, %103
  br i1 %104, label %105, label %113

105:
  %106 = phi i64 [ %111, %105 ], [ 0, %99 ]
  %107 = mul nsw i64 %106, %18
  %108 = getelementptr inbounds { double, double }, ptr %17, i64 %107
  %109 = getelementptr inbounds nuw { double, double }, ptr %108, i64 %106
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 8
  store double 0.000000e+00, ptr %110, align 8
  %111 = add nuw nsw i64 %106, 1
  %112 = icmp eq i64 %111, %1
  br i1 %112, label %113, label %105

113:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_her2(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %13, label %14

13:
  tail call void @pad.blas.FAMILY.z.her2(i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %18

14:
  %15 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %5, i64 %6)
  %16 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %7, i64 %8)
  %17 = fneg double %4
  tail call void @pad.blas.FAMILY.z.her2(i32 %1, i64 %2, double %3, double %17, ptr %15, i64 1, ptr %16, i64 1, ptr %9, i64 %10)
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  br label %18

18:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hpr_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10) alwaysinline nounwind {
  %12 = icmp eq ptr %6, null
  br i1 %12, label %14, label %13

13:
  tail call void @pad.blas.FAMILY.z.hpr2(i32 %0, i64 %1, double %2, double 0.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %10)
  br label %14

14:
  %15 = icmp eq ptr %3, null
  br i1 %15, label %18, label %16

16:
  %17 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.z.hpr(i32 %0, i64 %1, double %17, ptr %4, i64 %5, ptr %10)
  br label %18

18:
  %19 = fcmp une double %2, 0.000000e+00
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
  %38 = getelementptr inbounds { double, double }, ptr %10, i64 %37
  %39 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %25
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store double 0.000000e+00, ptr %40, align 8
  %41 = add nuw nsw i64 %25, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %43, label %24

43:
  ret void
}

declare void @pad.blas.FAMILY.z.hpr2(i32, i64, double, double, ptr, i64, ptr, i64, ptr) nounwind

declare void @pad.blas.FAMILY.z.hpr(i32, i64, double, ptr, i64, ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.hpr_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10) alwaysinline nounwind {
  %12 = icmp ne ptr %6, null
  %13 = icmp ne ptr %3, null
  %14 = or i1 %13, %12
  br i1 %14, label %15, label %18

15:
  %16 = shl i64 %1, 4
  %17 = tail call ptr @malloc(i64 %16)
  br label %18

18:
  %19 = phi ptr [ %17, %15 ], [ null, %11 ]
  %20 = icmp eq ptr %19, null
  br i1 %20, label %72, label %21

21:
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %10, ptr %4, i64 %5, double 0.000000e+00, double 0.000000e+00, ptr %19, i64 1)
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
  %44 = getelementptr inbounds { double, double }, ptr %10, i64 %43
  %45 = getelementptr inbounds nuw { double, double }, ptr %44, i64 %30
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds { double, double }, ptr %4, i64 %31
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %50 = load double, ptr %49, align 8
  %51 = fmul double %46, %48
  %52 = fmul double %46, %50
  %53 = getelementptr inbounds nuw { double, double }, ptr %19, i64 %30
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %56 = load double, ptr %55, align 8
  %57 = fadd double %51, %54
  %58 = fadd double %52, %56
  store double %57, ptr %53, align 8
  store double %58, ptr %55, align 8
  %59 = add nuw nsw i64 %30, 1
  %60 = add nsw i64 %31, %5
  %61 = icmp eq i64 %59, %1
  br i1 %61, label %62, label %29

62:
  br i1 %12, label %63, label %64

63:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double 0.000000e+00, ptr %19, i64 1, ptr %6, i64 %7)
  br label %64

64:
  br i1 %13, label %65, label %71

65:
  %66 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %4, i64 %5, ptr %19, i64 1)
  %67 = extractvalue { double, double } %66, 0
  %68 = fmul double %67, 5.000000e-01
  %69 = load double, ptr %3, align 8
  %70 = fadd double %69, %68
  store double %70, ptr %3, align 8
  br label %71

71:
  tail call void @free(ptr %19)
  br label %72

72:
  %73 = fcmp une double %2, 0.000000e+00
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
  %92 = getelementptr inbounds { double, double }, ptr %10, i64 %91
  %93 = getelementptr inbounds nuw { double, double }, ptr %92, i64 %79
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  store double 0.000000e+00, ptr %94, align 8
  %95 = add nuw nsw i64 %79, 1
  %96 = icmp eq i64 %95, %1
  br i1 %96, label %97, label %78

97:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_hpr(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6) alwaysinline nounwind {
  %8 = icmp eq i32 %0, 0
  br i1 %8, label %9, label %10

9:
  tail call void @pad.blas.FAMILY.z.hpr(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6)
  br label %12

10:
  %11 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %4, i64 %5)
  tail call void @pad.blas.FAMILY.z.hpr(i32 %1, i64 %2, double %3, ptr %11, i64 1, ptr %6)
  tail call void @free(ptr %11)
  br label %12

12:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hpr2_tangent(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15) alwaysinline nounwind {
  %17 = icmp eq ptr %7, null
  br i1 %17, label %19, label %18

18:
  tail call void @pad.blas.FAMILY.z.hpr2(i32 %0, i64 %1, double %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, ptr %15)
  br label %19

19:
  %20 = icmp eq ptr %11, null
  br i1 %20, label %22, label %21

21:
  tail call void @pad.blas.FAMILY.z.hpr2(i32 %0, i64 %1, double %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, ptr %15)
  br label %22

22:
  %23 = icmp eq ptr %4, null
  br i1 %23, label %28, label %24

24:
  %25 = load double, ptr %4, align 8
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = load double, ptr %26, align 8
  tail call void @pad.blas.FAMILY.z.hpr2(i32 %0, i64 %1, double %25, double %27, ptr %5, i64 %6, ptr %9, i64 %10, ptr %15)
  br label %28

28:
  %29 = fcmp une double %2, 0.000000e+00
  %30 = fcmp une double %3, 0.000000e+00
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
  %50 = getelementptr inbounds { double, double }, ptr %15, i64 %49
  %51 = getelementptr inbounds nuw { double, double }, ptr %50, i64 %37
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store double 0.000000e+00, ptr %52, align 8
  %53 = add nuw nsw i64 %37, 1
  %54 = icmp eq i64 %53, %1
  br i1 %54, label %55, label %36

55:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.hpr2_adjoint(i32 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15) alwaysinline nounwind {
  %17 = shl i64 %1, 4
  %18 = tail call ptr @malloc(i64 %17)
  %19 = icmp ne ptr %7, null
  %20 = icmp ne ptr %4, null
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %76

22:
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %15, ptr %9, i64 %10, double 0.000000e+00, double 0.000000e+00, ptr %18, i64 1)
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
  %45 = getelementptr inbounds { double, double }, ptr %15, i64 %44
  %46 = getelementptr inbounds nuw { double, double }, ptr %45, i64 %31
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds { double, double }, ptr %9, i64 %32
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = load double, ptr %50, align 8
  %52 = fmul double %47, %49
  %53 = fmul double %47, %51
  %54 = getelementptr inbounds nuw { double, double }, ptr %18, i64 %31
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fadd double %52, %55
  %59 = fadd double %53, %57
  store double %58, ptr %54, align 8
  store double %59, ptr %56, align 8
  %60 = add nuw nsw i64 %31, 1
  %61 = add nsw i64 %32, %10
  %62 = icmp eq i64 %60, %1
  br i1 %62, label %63, label %30

63:
  br i1 %19, label %64, label %66

64:
  %65 = fneg double %3
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %65, ptr %18, i64 1, ptr %7, i64 %8)
  br label %66

66:
  br i1 %20, label %67, label %76

67:
  %68 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %5, i64 %6, ptr %18, i64 1)
  %69 = extractvalue { double, double } %68, 0
  %70 = extractvalue { double, double } %68, 1
  %71 = load double, ptr %4, align 8
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %73 = load double, ptr %72, align 8
  %74 = fadd double %71, %69
  %75 = fadd double %70, %73
  store double %74, ptr %4, align 8
  store double %75, ptr %72, align 8
  br label %76

76:
  %77 = icmp eq ptr %11, null
  br i1 %77, label %120, label %78

78:
  tail call void @pad.blas.FAMILY.z.hpmv(i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %15, ptr %5, i64 %6, double 0.000000e+00, double 0.000000e+00, ptr %18, i64 1)
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
  %101 = getelementptr inbounds { double, double }, ptr %15, i64 %100
  %102 = getelementptr inbounds nuw { double, double }, ptr %101, i64 %87
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds { double, double }, ptr %5, i64 %88
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %107 = load double, ptr %106, align 8
  %108 = fmul double %103, %105
  %109 = fmul double %103, %107
  %110 = getelementptr inbounds nuw { double, double }, ptr %18, i64 %87
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load double, ptr %112, align 8
  %114 = fadd double %108, %111
  %115 = fadd double %109, %113
  store double %114, ptr %110, align 8
  store double %115, ptr %112, align 8
  %116 = add nuw nsw i64 %87, 1
  %117 = add nsw i64 %88, %6
  %118 = icmp eq i64 %116, %1
  br i1 %118, label %119, label %86

119:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %2, double %3, ptr %18, i64 1, ptr %11, i64 %12)
  br label %120

120:
  tail call void @free(ptr %18)
  %121 = fcmp une double %2, 0.000000e+00
  %122 = fcmp une double %3, 0.000000e+00
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
  %142 = getelementptr inbounds { double, double }, ptr %15, i64 %141
  %143 = getelementptr inbounds nuw { double, double }, ptr %142, i64 %129
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  store double 0.000000e+00, ptr %144, align 8
  %145 = add nuw nsw i64 %129, 1
  %146 = icmp eq i64 %145, %1
  br i1 %146, label %147, label %128

147:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_hpr2(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9) alwaysinline nounwind {
  %11 = icmp eq i32 %0, 0
  br i1 %11, label %12, label %13

12:
  tail call void @pad.blas.FAMILY.z.hpr2(i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9)
  br label %17

13:
  %14 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %5, i64 %6)
  %15 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %2, ptr %7, i64 %8)
  %16 = fneg double %4
  tail call void @pad.blas.FAMILY.z.hpr2(i32 %1, i64 %2, double %3, double %16, ptr %14, i64 1, ptr %15, i64 1, ptr %9)
  tail call void @free(ptr %14)
  tail call void @free(ptr %15)
  br label %17

17:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trmv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %1, 82
  br i1 %9, label %10, label %11

10:
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.z.trmv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %6, i64 %7)
  br label %12

11:
  tail call void @pad.blas.FAMILY.z.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %12

12:
  ret void
}

declare void @pad.blas.FAMILY.z.trmv(i32, i32, i32, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.trsv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %1, 82
  br i1 %9, label %10, label %11

10:
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.z.trsv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %6, i64 %7)
  br label %12

11:
  tail call void @pad.blas.FAMILY.z.trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %12

12:
  ret void
}

declare void @pad.blas.FAMILY.z.trsv(i32, i32, i32, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.trmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  %15 = icmp eq ptr %6, null
  br i1 %15, label %21, label %16

16:
  %17 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.z.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %6, i64 %7, ptr %17, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 1, ptr %12, i64 %13)
  %18 = icmp eq i32 %2, 85
  br i1 %18, label %19, label %20

19:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13)
  br label %20

20:
  tail call void @free(ptr %17)
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
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
  %20 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %12, i64 %13)
  %21 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %8, i64 %9)
  br i1 %18, label %22, label %166

22:
  %23 = icmp eq i32 %0, 76
  %24 = icmp eq i32 %0, 76
  br label %25

25:
  %26 = phi i64 [ 0, %22 ], [ %42, %41 ]
  %27 = mul nsw i64 %26, %7
  %28 = getelementptr inbounds { double, double }, ptr %6, i64 %27
  %29 = getelementptr inbounds nuw { double, double }, ptr %21, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, 0.000000e+00
  %34 = fmul double %30, 0.000000e+00
  %35 = fadd double %30, %33
  %36 = fsub double %32, %34
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
  %49 = getelementptr inbounds nuw { double, double }, ptr %20, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fmul double %35, %50
  %54 = fmul double %36, %52
  %55 = fmul double %35, %52
  %56 = fmul double %36, %50
  %57 = fsub double %53, %54
  %58 = fadd double %56, %55
  %59 = getelementptr inbounds nuw { double, double }, ptr %28, i64 %45
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fadd double %60, %57
  %64 = fadd double %62, %58
  store double %63, ptr %59, align 8
  store double %64, ptr %61, align 8
  br label %65

65:
  %66 = add nuw nsw i64 %45, 1
  %67 = icmp eq i64 %66, %38
  br i1 %67, label %41, label %44

68:
  %69 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %8, i64 %9)
  %70 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %12, i64 %13)
  br i1 %18, label %71, label %166

71:
  %72 = icmp eq i32 %0, 76
  %73 = icmp eq i32 %0, 76
  br label %74

74:
  %75 = phi i64 [ 0, %71 ], [ %91, %90 ]
  %76 = mul nsw i64 %75, %7
  %77 = getelementptr inbounds { double, double }, ptr %6, i64 %76
  %78 = getelementptr inbounds nuw { double, double }, ptr %70, i64 %75
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load double, ptr %80, align 8
  %82 = fmul double %81, 0.000000e+00
  %83 = fmul double %79, 0.000000e+00
  %84 = fsub double %79, %82
  %85 = fadd double %81, %83
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
  %98 = getelementptr inbounds nuw { double, double }, ptr %69, i64 %94
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %101 = load double, ptr %100, align 8
  %102 = fmul double %84, %99
  %103 = fmul double %85, %101
  %104 = fmul double %84, %101
  %105 = fmul double %85, %99
  %106 = fsub double %102, %103
  %107 = fadd double %105, %104
  %108 = getelementptr inbounds nuw { double, double }, ptr %77, i64 %94
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %111 = load double, ptr %110, align 8
  %112 = fadd double %109, %106
  %113 = fadd double %111, %107
  store double %112, ptr %108, align 8
  store double %113, ptr %110, align 8
  br label %114

114:
  %115 = add nuw nsw i64 %94, 1
  %116 = icmp eq i64 %115, %87
  br i1 %116, label %90, label %93

117:
  %118 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %8, i64 %9)
  %119 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %12, i64 %13)
  br i1 %18, label %120, label %166

120:
  %121 = icmp eq i32 %0, 76
  %122 = icmp eq i32 %0, 76
  br label %123

123:
  %124 = phi i64 [ 0, %120 ], [ %140, %139 ]
  %125 = mul nsw i64 %124, %7
  %126 = getelementptr inbounds { double, double }, ptr %6, i64 %125
  %127 = getelementptr inbounds nuw { double, double }, ptr %119, i64 %124
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %130 = load double, ptr %129, align 8
  %131 = fmul double %130, 0.000000e+00
  %132 = fmul double %128, 0.000000e+00
  %133 = fadd double %128, %131
  %134 = fsub double %130, %132
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
  %147 = getelementptr inbounds nuw { double, double }, ptr %118, i64 %143
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %150 = load double, ptr %149, align 8
  %151 = fmul double %133, %148
  %152 = fmul double %134, %150
  %153 = fmul double %133, %150
  %154 = fmul double %134, %148
  %155 = fsub double %151, %152
  %156 = fadd double %154, %153
  %157 = getelementptr inbounds nuw { double, double }, ptr %126, i64 %143
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %160 = load double, ptr %159, align 8
  %161 = fadd double %158, %155
  %162 = fadd double %160, %156
  store double %161, ptr %157, align 8
  store double %162, ptr %159, align 8
  br label %163

163:
  %164 = add nuw nsw i64 %143, 1
  %165 = icmp eq i64 %164, %136
  br i1 %165, label %139, label %142

166:
  %167 = phi ptr [ %119, %117 ], [ %21, %19 ], [ %70, %68 ], [ %21, %41 ], [ %119, %139 ], [ %70, %90 ]
  %168 = phi ptr [ %118, %117 ], [ %20, %19 ], [ %69, %68 ], [ %20, %41 ], [ %118, %139 ], [ %69, %90 ]
  tail call void @free(ptr %168)
  tail call void @free(ptr %167)
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
  tail call void @pad.la.FAMILY.z.trmv_op(i32 %0, i32 %179, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_trmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.trmv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %21, label %16

16:
  %17 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %10, i64 %11)
  tail call void @pad.blas.FAMILY.z.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %6, i64 %7, ptr %17, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %17, i64 1, ptr %12, i64 %13)
  %18 = icmp eq i32 %2, 85
  br i1 %18, label %19, label %20

19:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11, ptr %12, i64 %13)
  br label %20

20:
  tail call void @free(ptr %17)
  br label %21

21:
  tail call void @pad.blas.FAMILY.z.trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.trsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
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
  tail call void @pad.la.FAMILY.z.trsv_op(i32 %0, i32 %24, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
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
  %30 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %12, i64 %13)
  %31 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %10, i64 %11)
  br i1 %28, label %32, label %177

32:
  %33 = icmp eq i32 %0, 76
  %34 = icmp eq i32 %0, 76
  br label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %52, %51 ]
  %37 = mul nsw i64 %36, %7
  %38 = getelementptr inbounds { double, double }, ptr %6, i64 %37
  %39 = getelementptr inbounds nuw { double, double }, ptr %31, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, 0.000000e+00
  %44 = fmul double %40, -0.000000e+00
  %45 = fsub double %43, %40
  %46 = fsub double %44, %42
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
  %59 = getelementptr inbounds nuw { double, double }, ptr %30, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fmul double %45, %60
  %64 = fmul double %46, %62
  %65 = fmul double %45, %62
  %66 = fmul double %46, %60
  %67 = fsub double %63, %64
  %68 = fadd double %66, %65
  %69 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %55
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fadd double %70, %67
  %74 = fadd double %72, %68
  store double %73, ptr %69, align 8
  store double %74, ptr %71, align 8
  br label %75

75:
  %76 = add nuw nsw i64 %55, 1
  %77 = icmp eq i64 %76, %48
  br i1 %77, label %51, label %54

78:
  %79 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %10, i64 %11)
  %80 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %12, i64 %13)
  br i1 %28, label %81, label %177

81:
  %82 = icmp eq i32 %0, 76
  %83 = icmp eq i32 %0, 76
  br label %84

84:
  %85 = phi i64 [ 0, %81 ], [ %102, %101 ]
  %86 = mul nsw i64 %85, %7
  %87 = getelementptr inbounds { double, double }, ptr %6, i64 %86
  %88 = getelementptr inbounds nuw { double, double }, ptr %80, i64 %85
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %91 = load double, ptr %90, align 8
  %92 = fneg double %89
  %93 = fmul double %91, 0.000000e+00
  %94 = fmul double %89, 0.000000e+00
  %95 = fsub double %92, %93
  %96 = fsub double %94, %91
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
  %109 = getelementptr inbounds nuw { double, double }, ptr %79, i64 %105
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %112 = load double, ptr %111, align 8
  %113 = fmul double %95, %110
  %114 = fmul double %96, %112
  %115 = fmul double %95, %112
  %116 = fmul double %96, %110
  %117 = fsub double %113, %114
  %118 = fadd double %116, %115
  %119 = getelementptr inbounds nuw { double, double }, ptr %87, i64 %105
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %122 = load double, ptr %121, align 8
  %123 = fadd double %120, %117
  %124 = fadd double %122, %118
  store double %123, ptr %119, align 8
  store double %124, ptr %121, align 8
  br label %125

125:
  %126 = add nuw nsw i64 %105, 1
  %127 = icmp eq i64 %126, %98
  br i1 %127, label %101, label %104

128:
  %129 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %10, i64 %11)
  %130 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %12, i64 %13)
  br i1 %28, label %131, label %177

131:
  %132 = icmp eq i32 %0, 76
  %133 = icmp eq i32 %0, 76
  br label %134

134:
  %135 = phi i64 [ 0, %131 ], [ %151, %150 ]
  %136 = mul nsw i64 %135, %7
  %137 = getelementptr inbounds { double, double }, ptr %6, i64 %136
  %138 = getelementptr inbounds nuw { double, double }, ptr %130, i64 %135
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %141 = load double, ptr %140, align 8
  %142 = fmul double %141, 0.000000e+00
  %143 = fmul double %139, -0.000000e+00
  %144 = fsub double %142, %139
  %145 = fsub double %143, %141
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
  %158 = getelementptr inbounds nuw { double, double }, ptr %129, i64 %154
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %161 = load double, ptr %160, align 8
  %162 = fmul double %144, %159
  %163 = fmul double %145, %161
  %164 = fmul double %144, %161
  %165 = fmul double %145, %159
  %166 = fsub double %162, %163
  %167 = fadd double %165, %164
  %168 = getelementptr inbounds nuw { double, double }, ptr %137, i64 %154
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %171 = load double, ptr %170, align 8
  %172 = fadd double %169, %166
  %173 = fadd double %171, %167
  store double %172, ptr %168, align 8
  store double %173, ptr %170, align 8
  br label %174

174:
  %175 = add nuw nsw i64 %154, 1
  %176 = icmp eq i64 %175, %147
  br i1 %176, label %150, label %153

177:
  %178 = phi ptr [ %130, %128 ], [ %31, %29 ], [ %80, %78 ], [ %31, %51 ], [ %130, %150 ], [ %80, %101 ]
  %179 = phi ptr [ %129, %128 ], [ %30, %29 ], [ %79, %78 ], [ %30, %51 ], [ %129, %150 ], [ %79, %101 ]
  tail call void @free(ptr %179)
  tail call void @free(ptr %178)
  br label %180

180:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_trsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.trsv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tbmv_op(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %1, 82
  br i1 %10, label %11, label %12

11:
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %7, i64 %8)
  tail call void @pad.blas.FAMILY.z.tbmv(i32 %0, i32 78, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %7, i64 %8)
  br label %13

12:
  tail call void @pad.blas.FAMILY.z.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %13

13:
  ret void
}

declare void @pad.blas.FAMILY.z.tbmv(i32, i32, i32, i64, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.tbsv_op(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %1, 82
  br i1 %10, label %11, label %12

11:
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %7, i64 %8)
  tail call void @pad.blas.FAMILY.z.tbsv(i32 %0, i32 78, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %7, i64 %8)
  br label %13

12:
  tail call void @pad.blas.FAMILY.z.tbsv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %13

13:
  ret void
}

declare void @pad.blas.FAMILY.z.tbsv(i32, i32, i32, i64, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.tbmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  %16 = icmp eq ptr %7, null
  br i1 %16, label %22, label %17

17:
  %18 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %9, i64 %10)
  tail call void @pad.blas.FAMILY.z.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %7, i64 %8, ptr %18, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 1, ptr %13, i64 %14)
  %19 = icmp eq i32 %2, 85
  br i1 %19, label %20, label %21

20:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %9, i64 %10, ptr %13, i64 %14)
  br label %21

21:
  tail call void @free(ptr %18)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tbmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
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
  %21 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %13, i64 %14)
  %22 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %9, i64 %10)
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
  %32 = getelementptr inbounds { double, double }, ptr %7, i64 %31
  %33 = sub nsw i64 0, %30
  %34 = getelementptr inbounds { double, double }, ptr %32, i64 %33
  %35 = getelementptr inbounds { double, double }, ptr %34, i64 %25
  %36 = getelementptr inbounds nuw { double, double }, ptr %22, i64 %30
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load double, ptr %38, align 8
  %40 = fmul double %39, 0.000000e+00
  %41 = fmul double %37, 0.000000e+00
  %42 = fadd double %37, %40
  %43 = fsub double %39, %41
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
  %63 = getelementptr inbounds nuw { double, double }, ptr %21, i64 %59
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %66 = load double, ptr %65, align 8
  %67 = fmul double %42, %64
  %68 = fmul double %43, %66
  %69 = fmul double %42, %66
  %70 = fmul double %43, %64
  %71 = fsub double %67, %68
  %72 = fadd double %70, %69
  %73 = getelementptr inbounds nuw { double, double }, ptr %35, i64 %59
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load double, ptr %75, align 8
  %77 = fadd double %74, %71
  %78 = fadd double %76, %72
  store double %77, ptr %73, align 8
  store double %78, ptr %75, align 8
  br label %79

79:
  %80 = add nuw nsw i64 %59, 1
  %81 = icmp eq i64 %80, %50
  br i1 %81, label %55, label %58

82:
  %83 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %9, i64 %10)
  %84 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %13, i64 %14)
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
  %94 = getelementptr inbounds { double, double }, ptr %7, i64 %93
  %95 = sub nsw i64 0, %92
  %96 = getelementptr inbounds { double, double }, ptr %94, i64 %95
  %97 = getelementptr inbounds { double, double }, ptr %96, i64 %87
  %98 = getelementptr inbounds nuw { double, double }, ptr %84, i64 %92
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %101 = load double, ptr %100, align 8
  %102 = fmul double %101, 0.000000e+00
  %103 = fmul double %99, 0.000000e+00
  %104 = fsub double %99, %102
  %105 = fadd double %101, %103
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
  %125 = getelementptr inbounds nuw { double, double }, ptr %83, i64 %121
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %128 = load double, ptr %127, align 8
  %129 = fmul double %104, %126
  %130 = fmul double %105, %128
  %131 = fmul double %104, %128
  %132 = fmul double %105, %126
  %133 = fsub double %129, %130
  %134 = fadd double %132, %131
  %135 = getelementptr inbounds nuw { double, double }, ptr %97, i64 %121
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %138 = load double, ptr %137, align 8
  %139 = fadd double %136, %133
  %140 = fadd double %138, %134
  store double %139, ptr %135, align 8
  store double %140, ptr %137, align 8
  br label %141

141:
  %142 = add nuw nsw i64 %121, 1
  %143 = icmp eq i64 %142, %112
  br i1 %143, label %117, label %120

144:
  %145 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %9, i64 %10)
  %146 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %13, i64 %14)
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
  %156 = getelementptr inbounds { double, double }, ptr %7, i64 %155
  %157 = sub nsw i64 0, %154
  %158 = getelementptr inbounds { double, double }, ptr %156, i64 %157
  %159 = getelementptr inbounds { double, double }, ptr %158, i64 %149
  %160 = getelementptr inbounds nuw { double, double }, ptr %146, i64 %154
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %163 = load double, ptr %162, align 8
  %164 = fmul double %163, 0.000000e+00
  %165 = fmul double %161, 0.000000e+00
  %166 = fadd double %161, %164
  %167 = fsub double %163, %165
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
  %187 = getelementptr inbounds nuw { double, double }, ptr %145, i64 %183
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %190 = load double, ptr %189, align 8
  %191 = fmul double %166, %188
  %192 = fmul double %167, %190
  %193 = fmul double %166, %190
  %194 = fmul double %167, %188
  %195 = fsub double %191, %192
  %196 = fadd double %194, %193
  %197 = getelementptr inbounds nuw { double, double }, ptr %159, i64 %183
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %200 = load double, ptr %199, align 8
  %201 = fadd double %198, %195
  %202 = fadd double %200, %196
  store double %201, ptr %197, align 8
  store double %202, ptr %199, align 8
  br label %203

203:
  %204 = add nuw nsw i64 %183, 1
  %205 = icmp eq i64 %204, %174
  br i1 %205, label %179, label %182

206:
  %207 = phi ptr [ %146, %144 ], [ %22, %20 ], [ %84, %82 ], [ %22, %55 ], [ %146, %179 ], [ %84, %117 ]
  %208 = phi ptr [ %145, %144 ], [ %21, %20 ], [ %83, %82 ], [ %21, %55 ], [ %145, %179 ], [ %83, %117 ]
  tail call void @free(ptr %208)
  tail call void @free(ptr %207)
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
  tail call void @pad.la.FAMILY.z.tbmv_op(i32 %0, i32 %219, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_tbmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.tbmv_op(i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tbsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq ptr %7, null
  br i1 %16, label %22, label %17

17:
  %18 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %11, i64 %12)
  tail call void @pad.blas.FAMILY.z.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %7, i64 %8, ptr %18, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %18, i64 1, ptr %13, i64 %14)
  %19 = icmp eq i32 %2, 85
  br i1 %19, label %20, label %21

20:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12, ptr %13, i64 %14)
  br label %21

21:
  tail call void @free(ptr %18)
  br label %22

22:
  tail call void @pad.blas.FAMILY.z.tbsv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tbsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
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
  tail call void @pad.la.FAMILY.z.tbsv_op(i32 %0, i32 %25, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
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
  %31 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %13, i64 %14)
  %32 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %11, i64 %12)
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
  %42 = getelementptr inbounds { double, double }, ptr %7, i64 %41
  %43 = sub nsw i64 0, %40
  %44 = getelementptr inbounds { double, double }, ptr %42, i64 %43
  %45 = getelementptr inbounds { double, double }, ptr %44, i64 %35
  %46 = getelementptr inbounds nuw { double, double }, ptr %32, i64 %40
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %49 = load double, ptr %48, align 8
  %50 = fmul double %49, 0.000000e+00
  %51 = fmul double %47, -0.000000e+00
  %52 = fsub double %50, %47
  %53 = fsub double %51, %49
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
  %73 = getelementptr inbounds nuw { double, double }, ptr %31, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load double, ptr %75, align 8
  %77 = fmul double %52, %74
  %78 = fmul double %53, %76
  %79 = fmul double %52, %76
  %80 = fmul double %53, %74
  %81 = fsub double %77, %78
  %82 = fadd double %80, %79
  %83 = getelementptr inbounds nuw { double, double }, ptr %45, i64 %69
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load double, ptr %85, align 8
  %87 = fadd double %84, %81
  %88 = fadd double %86, %82
  store double %87, ptr %83, align 8
  store double %88, ptr %85, align 8
  br label %89

89:
  %90 = add nuw nsw i64 %69, 1
  %91 = icmp eq i64 %90, %60
  br i1 %91, label %65, label %68

92:
  %93 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %11, i64 %12)
  %94 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %13, i64 %14)
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
  %104 = getelementptr inbounds { double, double }, ptr %7, i64 %103
  %105 = sub nsw i64 0, %102
  %106 = getelementptr inbounds { double, double }, ptr %104, i64 %105
  %107 = getelementptr inbounds { double, double }, ptr %106, i64 %97
  %108 = getelementptr inbounds nuw { double, double }, ptr %94, i64 %102
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %111 = load double, ptr %110, align 8
  %112 = fneg double %109
  %113 = fmul double %111, 0.000000e+00
  %114 = fmul double %109, 0.000000e+00
  %115 = fsub double %112, %113
  %116 = fsub double %114, %111
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
  %136 = getelementptr inbounds nuw { double, double }, ptr %93, i64 %132
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %139 = load double, ptr %138, align 8
  %140 = fmul double %115, %137
  %141 = fmul double %116, %139
  %142 = fmul double %115, %139
  %143 = fmul double %116, %137
  %144 = fsub double %140, %141
  %145 = fadd double %143, %142
  %146 = getelementptr inbounds nuw { double, double }, ptr %107, i64 %132
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %149 = load double, ptr %148, align 8
  %150 = fadd double %147, %144
  %151 = fadd double %149, %145
  store double %150, ptr %146, align 8
  store double %151, ptr %148, align 8
  br label %152

152:
  %153 = add nuw nsw i64 %132, 1
  %154 = icmp eq i64 %153, %123
  br i1 %154, label %128, label %131

155:
  %156 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %11, i64 %12)
  %157 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %13, i64 %14)
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
  %167 = getelementptr inbounds { double, double }, ptr %7, i64 %166
  %168 = sub nsw i64 0, %165
  %169 = getelementptr inbounds { double, double }, ptr %167, i64 %168
  %170 = getelementptr inbounds { double, double }, ptr %169, i64 %160
  %171 = getelementptr inbounds nuw { double, double }, ptr %157, i64 %165
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %174 = load double, ptr %173, align 8
  %175 = fmul double %174, 0.000000e+00
  %176 = fmul double %172, -0.000000e+00
  %177 = fsub double %175, %172
  %178 = fsub double %176, %174
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
  %198 = getelementptr inbounds nuw { double, double }, ptr %156, i64 %194
  %199 = load double, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %201 = load double, ptr %200, align 8
  %202 = fmul double %177, %199
  %203 = fmul double %178, %201
  %204 = fmul double %177, %201
  %205 = fmul double %178, %199
  %206 = fsub double %202, %203
  %207 = fadd double %205, %204
  %208 = getelementptr inbounds nuw { double, double }, ptr %170, i64 %194
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %211 = load double, ptr %210, align 8
  %212 = fadd double %209, %206
  %213 = fadd double %211, %207
  store double %212, ptr %208, align 8
  store double %213, ptr %210, align 8
  br label %214

214:
  %215 = add nuw nsw i64 %194, 1
  %216 = icmp eq i64 %215, %185
  br i1 %216, label %190, label %193

217:
  %218 = phi ptr [ %157, %155 ], [ %32, %30 ], [ %94, %92 ], [ %32, %65 ], [ %157, %190 ], [ %94, %128 ]
  %219 = phi ptr [ %156, %155 ], [ %31, %30 ], [ %93, %92 ], [ %31, %65 ], [ %156, %190 ], [ %93, %128 ]
  tail call void @free(ptr %219)
  tail call void @free(ptr %218)
  br label %220

220:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_tbsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.tbsv_op(i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tpmv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %1, 82
  br i1 %8, label %9, label %10

9:
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.z.tpmv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %5, i64 %6)
  br label %11

10:
  tail call void @pad.blas.FAMILY.z.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %11

11:
  ret void
}

declare void @pad.blas.FAMILY.z.tpmv(i32, i32, i32, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.tpsv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %1, 82
  br i1 %8, label %9, label %10

9:
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.z.tpsv(i32 %0, i32 78, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.z.conjugate(i64 %3, ptr %5, i64 %6)
  br label %11

10:
  tail call void @pad.blas.FAMILY.z.tpsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %11

11:
  ret void
}

declare void @pad.blas.FAMILY.z.tpsv(i32, i32, i32, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.tpmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  %13 = icmp eq ptr %5, null
  br i1 %13, label %19, label %14

14:
  %15 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.z.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, ptr %15, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 1, ptr %10, i64 %11)
  %16 = icmp eq i32 %2, 85
  br i1 %16, label %17, label %18

17:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %6, i64 %7, ptr %10, i64 %11)
  br label %18

18:
  tail call void @free(ptr %15)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tpmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
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
  %18 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %10, i64 %11)
  %19 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %6, i64 %7)
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
  %38 = getelementptr inbounds { double, double }, ptr %5, i64 %37
  %39 = getelementptr inbounds nuw { double, double }, ptr %19, i64 %25
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, 0.000000e+00
  %44 = fmul double %40, 0.000000e+00
  %45 = fadd double %40, %43
  %46 = fsub double %42, %44
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
  %59 = getelementptr inbounds nuw { double, double }, ptr %18, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fmul double %45, %60
  %64 = fmul double %46, %62
  %65 = fmul double %45, %62
  %66 = fmul double %46, %60
  %67 = fsub double %63, %64
  %68 = fadd double %66, %65
  %69 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %55
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fadd double %70, %67
  %74 = fadd double %72, %68
  store double %73, ptr %69, align 8
  store double %74, ptr %71, align 8
  br label %75

75:
  %76 = add nuw nsw i64 %55, 1
  %77 = icmp eq i64 %76, %48
  br i1 %77, label %51, label %54

78:
  %79 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %6, i64 %7)
  %80 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %10, i64 %11)
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
  %99 = getelementptr inbounds { double, double }, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw { double, double }, ptr %80, i64 %86
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, 0.000000e+00
  %105 = fmul double %101, 0.000000e+00
  %106 = fsub double %101, %104
  %107 = fadd double %103, %105
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
  %120 = getelementptr inbounds nuw { double, double }, ptr %79, i64 %116
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %123 = load double, ptr %122, align 8
  %124 = fmul double %106, %121
  %125 = fmul double %107, %123
  %126 = fmul double %106, %123
  %127 = fmul double %107, %121
  %128 = fsub double %124, %125
  %129 = fadd double %127, %126
  %130 = getelementptr inbounds nuw { double, double }, ptr %99, i64 %116
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %133 = load double, ptr %132, align 8
  %134 = fadd double %131, %128
  %135 = fadd double %133, %129
  store double %134, ptr %130, align 8
  store double %135, ptr %132, align 8
  br label %136

136:
  %137 = add nuw nsw i64 %116, 1
  %138 = icmp eq i64 %137, %109
  br i1 %138, label %112, label %115

139:
  %140 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %6, i64 %7)
  %141 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %10, i64 %11)
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
  %160 = getelementptr inbounds { double, double }, ptr %5, i64 %159
  %161 = getelementptr inbounds nuw { double, double }, ptr %141, i64 %147
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %164 = load double, ptr %163, align 8
  %165 = fmul double %164, 0.000000e+00
  %166 = fmul double %162, 0.000000e+00
  %167 = fadd double %162, %165
  %168 = fsub double %164, %166
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
  %181 = getelementptr inbounds nuw { double, double }, ptr %140, i64 %177
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %184 = load double, ptr %183, align 8
  %185 = fmul double %167, %182
  %186 = fmul double %168, %184
  %187 = fmul double %167, %184
  %188 = fmul double %168, %182
  %189 = fsub double %185, %186
  %190 = fadd double %188, %187
  %191 = getelementptr inbounds nuw { double, double }, ptr %160, i64 %177
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %194 = load double, ptr %193, align 8
  %195 = fadd double %192, %189
  %196 = fadd double %194, %190
  store double %195, ptr %191, align 8
  store double %196, ptr %193, align 8
  br label %197

197:
  %198 = add nuw nsw i64 %177, 1
  %199 = icmp eq i64 %198, %170
  br i1 %199, label %173, label %176

200:
  %201 = phi ptr [ %141, %139 ], [ %19, %17 ], [ %80, %78 ], [ %19, %51 ], [ %141, %173 ], [ %80, %112 ]
  %202 = phi ptr [ %140, %139 ], [ %18, %17 ], [ %79, %78 ], [ %18, %51 ], [ %140, %173 ], [ %79, %112 ]
  tail call void @free(ptr %202)
  tail call void @free(ptr %201)
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
  tail call void @pad.la.FAMILY.z.tpmv_op(i32 %0, i32 %213, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_tpmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.tpmv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tpsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq ptr %5, null
  br i1 %13, label %19, label %14

14:
  %15 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.z.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, ptr %15, i64 1)
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %15, i64 1, ptr %10, i64 %11)
  %16 = icmp eq i32 %2, 85
  br i1 %16, label %17, label %18

17:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %18

18:
  tail call void @free(ptr %15)
  br label %19

19:
  tail call void @pad.blas.FAMILY.z.tpsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.tpsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
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
  tail call void @pad.la.FAMILY.z.tpsv_op(i32 %0, i32 %22, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
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
  %28 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %10, i64 %11)
  %29 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %8, i64 %9)
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
  %48 = getelementptr inbounds { double, double }, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw { double, double }, ptr %29, i64 %35
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fmul double %52, 0.000000e+00
  %54 = fmul double %50, -0.000000e+00
  %55 = fsub double %53, %50
  %56 = fsub double %54, %52
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
  %69 = getelementptr inbounds nuw { double, double }, ptr %28, i64 %65
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fmul double %55, %70
  %74 = fmul double %56, %72
  %75 = fmul double %55, %72
  %76 = fmul double %56, %70
  %77 = fsub double %73, %74
  %78 = fadd double %76, %75
  %79 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %65
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load double, ptr %81, align 8
  %83 = fadd double %80, %77
  %84 = fadd double %82, %78
  store double %83, ptr %79, align 8
  store double %84, ptr %81, align 8
  br label %85

85:
  %86 = add nuw nsw i64 %65, 1
  %87 = icmp eq i64 %86, %58
  br i1 %87, label %61, label %64

88:
  %89 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %8, i64 %9)
  %90 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %10, i64 %11)
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
  %109 = getelementptr inbounds { double, double }, ptr %5, i64 %108
  %110 = getelementptr inbounds nuw { double, double }, ptr %90, i64 %96
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load double, ptr %112, align 8
  %114 = fneg double %111
  %115 = fmul double %113, 0.000000e+00
  %116 = fmul double %111, 0.000000e+00
  %117 = fsub double %114, %115
  %118 = fsub double %116, %113
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
  %131 = getelementptr inbounds nuw { double, double }, ptr %89, i64 %127
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load double, ptr %133, align 8
  %135 = fmul double %117, %132
  %136 = fmul double %118, %134
  %137 = fmul double %117, %134
  %138 = fmul double %118, %132
  %139 = fsub double %135, %136
  %140 = fadd double %138, %137
  %141 = getelementptr inbounds nuw { double, double }, ptr %109, i64 %127
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 8
  %144 = load double, ptr %143, align 8
  %145 = fadd double %142, %139
  %146 = fadd double %144, %140
  store double %145, ptr %141, align 8
  store double %146, ptr %143, align 8
  br label %147

147:
  %148 = add nuw nsw i64 %127, 1
  %149 = icmp eq i64 %148, %120
  br i1 %149, label %123, label %126

150:
  %151 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %3, ptr %8, i64 %9)
  %152 = tail call ptr @pad.la.FAMILY.z.copied(i64 %3, ptr %10, i64 %11)
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
  %171 = getelementptr inbounds { double, double }, ptr %5, i64 %170
  %172 = getelementptr inbounds nuw { double, double }, ptr %152, i64 %158
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %175 = load double, ptr %174, align 8
  %176 = fmul double %175, 0.000000e+00
  %177 = fmul double %173, -0.000000e+00
  %178 = fsub double %176, %173
  %179 = fsub double %177, %175
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
  %192 = getelementptr inbounds nuw { double, double }, ptr %151, i64 %188
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %195 = load double, ptr %194, align 8
  %196 = fmul double %178, %193
  %197 = fmul double %179, %195
  %198 = fmul double %178, %195
  %199 = fmul double %179, %193
  %200 = fsub double %196, %197
  %201 = fadd double %199, %198
  %202 = getelementptr inbounds nuw { double, double }, ptr %171, i64 %188
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %205 = load double, ptr %204, align 8
  %206 = fadd double %203, %200
  %207 = fadd double %205, %201
  store double %206, ptr %202, align 8
  store double %207, ptr %204, align 8
  br label %208

208:
  %209 = add nuw nsw i64 %188, 1
  %210 = icmp eq i64 %209, %181
  br i1 %210, label %184, label %187

211:
  %212 = phi ptr [ %152, %150 ], [ %29, %27 ], [ %90, %88 ], [ %29, %61 ], [ %152, %184 ], [ %90, %123 ]
  %213 = phi ptr [ %151, %150 ], [ %28, %27 ], [ %89, %88 ], [ %28, %61 ], [ %151, %184 ], [ %89, %123 ]
  tail call void @free(ptr %213)
  tail call void @free(ptr %212)
  br label %214

214:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.any_tpsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.tpsv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
