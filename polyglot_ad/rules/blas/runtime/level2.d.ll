; Made from level2.c by regenerate.py.

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.add_outer(i64 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

declare void @pad.blas.FAMILY.d.ger(i64, i64, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.add_dense(i32 %0, i64 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp eq i32 %0, 78
  br i1 %11, label %12, label %13

12:
  tail call void @pad.la.FAMILY.d.add_outer(i64 %1, i64 %2, double %3, ptr %6, i64 %7, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %14

13:
  tail call void @pad.la.FAMILY.d.add_outer(i64 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %14

14:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.gemv_add(i32 %0, i64 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, i64 %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %0, 82
  br i1 %13, label %15, label %14

14:
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, double 1.000000e+00, ptr %8, i64 %9)
  br label %17

15:
  %16 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %11, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.d.gemv(i32 78, i64 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %16, i64 1, double 1.000000e+00, ptr %8, i64 %9)
  tail call void @free(ptr %16)
  br label %17

17:
  ret void
}

declare void @pad.blas.FAMILY.d.gemv(i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.gemv_tangent(i32 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, ptr %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20) alwaysinline nounwind {
  %22 = icmp eq i32 %0, 78
  %23 = select i1 %22, i64 %1, i64 %2
  %24 = icmp slt i64 %1, 1
  %25 = icmp slt i64 %2, 1
  %26 = or i1 %24, %25
  br i1 %26, label %44, label %27

27:
  %28 = icmp eq ptr %11, null
  br i1 %28, label %30, label %29

29:
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, double %13, ptr %19, i64 %20)
  br label %33

30:
  %31 = icmp ne ptr %14, null
  %32 = zext i1 %31 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %23, double %13, i32 %32, ptr %19, i64 %20)
  br label %33

33:
  %34 = icmp eq ptr %7, null
  br i1 %34, label %36, label %35

35:
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, double 1.000000e+00, ptr %19, i64 %20)
  br label %36

36:
  %37 = icmp eq ptr %4, null
  br i1 %37, label %40, label %38

38:
  %39 = load double, ptr %4, align 8
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %39, ptr %5, i64 %6, ptr %9, i64 %10, double 1.000000e+00, ptr %19, i64 %20)
  br label %40

40:
  %41 = icmp eq ptr %14, null
  br i1 %41, label %44, label %42

42:
  %43 = load double, ptr %14, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %23, double %43, ptr %15, i64 %16, ptr %19, i64 %20)
  br label %44

44:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.gemv_adjoint(i32 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, ptr %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20) alwaysinline nounwind {
  %22 = icmp eq i32 %0, 78
  %23 = select i1 %22, i64 %1, i64 %2
  %24 = select i1 %22, i64 %2, i64 %1
  %25 = icmp slt i64 %1, 1
  %26 = icmp slt i64 %2, 1
  %27 = or i1 %25, %26
  br i1 %27, label %59, label %28

28:
  %29 = icmp eq ptr %4, null
  br i1 %29, label %42, label %30

30:
  %31 = shl i64 %24, 3
  %32 = tail call ptr @malloc(i64 %31)
  tail call void @pad.la.FAMILY.d.fill(i64 %24, double 0.000000e+00, ptr %32, i64 1)
  %33 = icmp eq i32 %0, 82
  %34 = select i1 %33, i32 67, i32 78
  %35 = select i1 %22, i32 84, i32 %34
  tail call void @pad.la.FAMILY.d.gemv_add(i32 %35, i64 %1, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %19, i64 %20, ptr %32, i64 1, i64 poison, i64 %23)
  %36 = tail call double @pad.la.FAMILY.d.inner(i64 %24, ptr %9, i64 %10, ptr %32, i64 1)
  %37 = load double, ptr %4, align 8
  %38 = fadd double %36, %37
  store double %38, ptr %4, align 8
  %39 = icmp eq ptr %11, null
  br i1 %39, label %41, label %40

40:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %24, double %3, ptr %32, i64 1, ptr %11, i64 %12)
  br label %41

41:
  tail call void @free(ptr %32)
  br label %48

42:
  %43 = icmp eq ptr %11, null
  br i1 %43, label %48, label %44

44:
  %45 = icmp eq i32 %0, 82
  %46 = select i1 %45, i32 67, i32 78
  %47 = select i1 %22, i32 84, i32 %46
  tail call void @pad.la.FAMILY.d.gemv_add(i32 %47, i64 %1, i64 %2, double %3, ptr %5, i64 %6, ptr %19, i64 %20, ptr %11, i64 %12, i64 poison, i64 %23)
  br label %48

48:
  %49 = icmp eq ptr %7, null
  br i1 %49, label %51, label %50

50:
  tail call void @pad.la.FAMILY.d.add_dense(i32 %0, i64 %1, i64 %2, double %3, ptr %9, i64 %10, ptr %19, i64 %20, ptr %7, i64 %8)
  br label %51

51:
  %52 = icmp ne ptr %14, null
  br i1 %52, label %53, label %57

53:
  %54 = tail call double @pad.la.FAMILY.d.inner(i64 %23, ptr %15, i64 %16, ptr %19, i64 %20)
  %55 = load double, ptr %14, align 8
  %56 = fadd double %54, %55
  store double %56, ptr %14, align 8
  br label %57

57:
  %58 = zext i1 %52 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %23, double %13, i32 %58, ptr %19, i64 %20)
  br label %59

59:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.gbmv_add(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, i64 %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %0, 82
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.d.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, double 1.000000e+00, ptr %10, i64 %11)
  br label %19

17:
  %18 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %13, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.d.gbmv(i32 78, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, i64 %7, ptr %18, i64 1, double 1.000000e+00, ptr %10, i64 %11)
  tail call void @free(ptr %18)
  br label %19

19:
  ret void
}

declare void @pad.blas.FAMILY.d.gbmv(i32, i64, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.gbmv_tangent(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %0, 78
  %25 = select i1 %24, i64 %1, i64 %2
  %26 = icmp slt i64 %1, 1
  %27 = icmp slt i64 %2, 1
  %28 = or i1 %26, %27
  br i1 %28, label %46, label %29

29:
  %30 = icmp eq ptr %13, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.d.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double %15, ptr %21, i64 %22)
  br label %35

32:
  %33 = icmp ne ptr %16, null
  %34 = zext i1 %33 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %25, double %15, i32 %34, ptr %21, i64 %22)
  br label %35

35:
  %36 = icmp eq ptr %9, null
  br i1 %36, label %38, label %37

37:
  tail call void @pad.blas.FAMILY.d.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double 1.000000e+00, ptr %21, i64 %22)
  br label %38

38:
  %39 = icmp eq ptr %6, null
  br i1 %39, label %42, label %40

40:
  %41 = load double, ptr %6, align 8
  tail call void @pad.blas.FAMILY.d.gbmv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %41, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, ptr %21, i64 %22)
  br label %42

42:
  %43 = icmp eq ptr %16, null
  br i1 %43, label %46, label %44

44:
  %45 = load double, ptr %16, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %25, double %45, ptr %17, i64 %18, ptr %21, i64 %22)
  br label %46

46:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.gbmv_adjoint(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq i32 %0, 78
  %25 = select i1 %24, i64 %1, i64 %2
  %26 = select i1 %24, i64 %2, i64 %1
  %27 = icmp slt i64 %1, 1
  %28 = icmp slt i64 %2, 1
  %29 = or i1 %27, %28
  br i1 %29, label %126, label %30

30:
  %31 = icmp eq ptr %6, null
  br i1 %31, label %44, label %32

32:
  %33 = shl i64 %26, 3
  %34 = tail call ptr @malloc(i64 %33)
  tail call void @pad.la.FAMILY.d.fill(i64 %26, double 0.000000e+00, ptr %34, i64 1)
  %35 = icmp eq i32 %0, 82
  %36 = select i1 %35, i32 67, i32 78
  %37 = select i1 %24, i32 84, i32 %36
  tail call void @pad.la.FAMILY.d.gbmv_add(i32 %37, i64 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, ptr %7, i64 %8, ptr %21, i64 %22, ptr %34, i64 1, i64 poison, i64 %25)
  %38 = tail call double @pad.la.FAMILY.d.inner(i64 %26, ptr %11, i64 %12, ptr %34, i64 1)
  %39 = load double, ptr %6, align 8
  %40 = fadd double %38, %39
  store double %40, ptr %6, align 8
  %41 = icmp eq ptr %13, null
  br i1 %41, label %43, label %42

42:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %26, double %5, ptr %34, i64 1, ptr %13, i64 %14)
  br label %43

43:
  tail call void @free(ptr %34)
  br label %50

44:
  %45 = icmp eq ptr %13, null
  br i1 %45, label %50, label %46

46:
  %47 = icmp eq i32 %0, 82
  %48 = select i1 %47, i32 67, i32 78
  %49 = select i1 %24, i32 84, i32 %48
  tail call void @pad.la.FAMILY.d.gbmv_add(i32 %49, i64 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %7, i64 %8, ptr %21, i64 %22, ptr %13, i64 %14, i64 poison, i64 %25)
  br label %50

50:
  %51 = icmp eq ptr %9, null
  br i1 %51, label %118, label %52

52:
  %53 = getelementptr double, ptr %9, i64 %4
  %54 = add i64 %3, 1
  br i1 %24, label %55, label %85

55:
  %56 = tail call ptr @pad.la.FAMILY.d.copied(i64 %25, ptr %21, i64 %22)
  %57 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %26, ptr %11, i64 %12)
  br label %58

58:
  %59 = phi i64 [ 0, %55 ], [ %73, %72 ]
  %60 = mul nsw i64 %59, %10
  %61 = getelementptr double, ptr %53, i64 %60
  %62 = sub nsw i64 0, %59
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw double, ptr %57, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fmul double %5, %65
  %67 = add i64 %54, %59
  %68 = tail call i64 @llvm.smin.i64(i64 %1, i64 %67)
  %69 = sub nsw i64 %59, %4
  %70 = tail call i64 @llvm.smax.i64(i64 %69, i64 0)
  %71 = icmp slt i64 %70, %68
  br i1 %71, label %75, label %72

72:
  %73 = add nuw nsw i64 %59, 1
  %74 = icmp eq i64 %73, %2
  br i1 %74, label %115, label %58

75:
  %76 = phi i64 [ %83, %75 ], [ %70, %58 ]
  %77 = getelementptr inbounds nuw double, ptr %56, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %66, %78
  %80 = getelementptr inbounds nuw double, ptr %63, i64 %76
  %81 = load double, ptr %80, align 8
  %82 = fadd double %81, %79
  store double %82, ptr %80, align 8
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp slt i64 %83, %68
  br i1 %84, label %75, label %72

85:
  %86 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %26, ptr %11, i64 %12)
  %87 = tail call ptr @pad.la.FAMILY.d.copied(i64 %25, ptr %21, i64 %22)
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %103, %102 ]
  %90 = mul nsw i64 %89, %10
  %91 = getelementptr double, ptr %53, i64 %90
  %92 = sub nsw i64 0, %89
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = getelementptr inbounds nuw double, ptr %87, i64 %89
  %95 = load double, ptr %94, align 8
  %96 = fmul double %5, %95
  %97 = add i64 %54, %89
  %98 = tail call i64 @llvm.smin.i64(i64 %1, i64 %97)
  %99 = sub nsw i64 %89, %4
  %100 = tail call i64 @llvm.smax.i64(i64 %99, i64 0)
  %101 = icmp slt i64 %100, %98
  br i1 %101, label %105, label %102

102:
  %103 = add nuw nsw i64 %89, 1
  %104 = icmp eq i64 %103, %2
  br i1 %104, label %115, label %88

105:
  %106 = phi i64 [ %113, %105 ], [ %100, %88 ]
  %107 = getelementptr inbounds nuw double, ptr %86, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fmul double %96, %108
  %110 = getelementptr inbounds nuw double, ptr %93, i64 %106
  %111 = load double, ptr %110, align 8
  %112 = fadd double %111, %109
  store double %112, ptr %110, align 8
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp slt i64 %113, %98
  br i1 %114, label %105, label %102

115:
  %116 = phi ptr [ %56, %72 ], [ %86, %102 ]
  %117 = phi ptr [ %57, %72 ], [ %87, %102 ]
  tail call void @free(ptr %116)
  tail call void @free(ptr %117)
  br label %118

118:
  %119 = icmp ne ptr %16, null
  br i1 %119, label %120, label %124

120:
  %121 = tail call double @pad.la.FAMILY.d.inner(i64 %25, ptr %17, i64 %18, ptr %21, i64 %22)
  %122 = load double, ptr %16, align 8
  %123 = fadd double %121, %122
  store double %123, ptr %16, align 8
  br label %124

124:
  %125 = zext i1 %119 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %25, double %15, i32 %125, ptr %21, i64 %22)
  br label %126

126:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.ger_tangent(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %6, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %8, i64 %9, ptr %16, i64 %17)
  br label %21

21:
  %22 = icmp eq ptr %10, null
  br i1 %22, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %2, ptr %4, i64 %5, ptr %10, i64 %11, ptr %16, i64 %17)
  br label %24

24:
  %25 = icmp eq ptr %3, null
  br i1 %25, label %28, label %26

26:
  %27 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %27, ptr %4, i64 %5, ptr %8, i64 %9, ptr %16, i64 %17)
  br label %28

28:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.ger_adjoint(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp ne ptr %6, null
  %20 = icmp ne ptr %3, null
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %33

22:
  %23 = shl i64 %0, 3
  %24 = tail call ptr @malloc(i64 %23)
  %25 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %1, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.d.fill(i64 %0, double 0.000000e+00, ptr %24, i64 1)
  tail call void @pad.blas.FAMILY.d.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, ptr %16, i64 %17, ptr %25, i64 1, double 1.000000e+00, ptr %24, i64 1)
  br i1 %20, label %26, label %30

26:
  %27 = tail call double @pad.la.FAMILY.d.inner(i64 %0, ptr %4, i64 %5, ptr %24, i64 1)
  %28 = load double, ptr %3, align 8
  %29 = fadd double %27, %28
  store double %29, ptr %3, align 8
  br label %30

30:
  br i1 %19, label %31, label %32

31:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %0, double %2, ptr %24, i64 1, ptr %6, i64 %7)
  br label %32

32:
  tail call void @free(ptr %24)
  tail call void @free(ptr %25)
  br label %33

33:
  %34 = icmp eq ptr %10, null
  br i1 %34, label %37, label %35

35:
  %36 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %0, ptr %4, i64 %5)
  tail call void @pad.blas.FAMILY.d.gemv(i32 84, i64 %0, i64 %1, double %2, ptr %16, i64 %17, ptr %36, i64 1, double 1.000000e+00, ptr %10, i64 %11)
  tail call void @free(ptr %36)
  br label %37

37:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.symv_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, double %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %10, null
  br i1 %21, label %23, label %22

22:
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double %2, ptr %4, i64 %5, ptr %10, i64 %11, double %12, ptr %18, i64 %19)
  br label %26

23:
  %24 = icmp ne ptr %13, null
  %25 = zext i1 %24 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %1, double %12, i32 %25, ptr %18, i64 %19)
  br label %26

26:
  %27 = icmp eq ptr %6, null
  br i1 %27, label %29, label %28

28:
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %8, i64 %9, double 1.000000e+00, ptr %18, i64 %19)
  br label %29

29:
  %30 = icmp eq ptr %3, null
  br i1 %30, label %33, label %31

31:
  %32 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double %32, ptr %4, i64 %5, ptr %8, i64 %9, double 1.000000e+00, ptr %18, i64 %19)
  br label %33

33:
  %34 = icmp eq ptr %13, null
  br i1 %34, label %37, label %35

35:
  %36 = load double, ptr %13, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %36, ptr %14, i64 %15, ptr %18, i64 %19)
  br label %37

37:
  ret void
}

declare void @pad.blas.FAMILY.d.symv(i32, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.symv_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, double %12, ptr %13, ptr %14, i64 %15, ptr %16, i64 %17, ptr %18, i64 %19) alwaysinline nounwind {
  %21 = icmp eq ptr %3, null
  br i1 %21, label %31, label %22

22:
  %23 = shl i64 %1, 3
  %24 = tail call ptr @malloc(i64 %23)
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %18, i64 %19, double 0.000000e+00, ptr %24, i64 1)
  %25 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %8, i64 %9, ptr %24, i64 1)
  %26 = load double, ptr %3, align 8
  %27 = fadd double %25, %26
  store double %27, ptr %3, align 8
  %28 = icmp eq ptr %10, null
  br i1 %28, label %30, label %29

29:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %24, i64 1, ptr %10, i64 %11)
  br label %30

30:
  tail call void @free(ptr %24)
  br label %34

31:
  %32 = icmp eq ptr %10, null
  br i1 %32, label %34, label %33

33:
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double %2, ptr %4, i64 %5, ptr %18, i64 %19, double 1.000000e+00, ptr %10, i64 %11)
  br label %34

34:
  %35 = icmp eq ptr %6, null
  br i1 %35, label %83, label %36

36:
  %37 = tail call ptr @pad.la.FAMILY.d.copied(i64 %1, ptr %18, i64 %19)
  %38 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %1, ptr %8, i64 %9)
  %39 = icmp sgt i64 %1, 0
  br i1 %39, label %40, label %82

40:
  %41 = icmp eq i32 %0, 76
  %42 = icmp eq i32 %0, 76
  br label %43

43:
  %44 = phi i64 [ 0, %40 ], [ %55, %54 ]
  %45 = mul nsw i64 %44, %7
  %46 = getelementptr inbounds double, ptr %6, i64 %45
  %47 = add nuw nsw i64 %44, 1
  %48 = select i1 %41, i64 %1, i64 %47
  %49 = select i1 %42, i64 %44, i64 0
  %50 = icmp slt i64 %49, %48
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw double, ptr %38, i64 %44
  %53 = getelementptr inbounds nuw double, ptr %37, i64 %44
  br label %57

54:
  %55 = add nuw nsw i64 %44, 1
  %56 = icmp eq i64 %55, %1
  br i1 %56, label %82, label %43

57:
  %58 = phi i64 [ %49, %51 ], [ %80, %79 ]
  %59 = getelementptr inbounds nuw double, ptr %37, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul double %2, %60
  %62 = load double, ptr %52, align 8
  %63 = fmul double %61, %62
  %64 = icmp eq i64 %58, %44
  br i1 %64, label %75, label %65

65:
  %66 = load double, ptr %53, align 8
  %67 = fmul double %2, %66
  %68 = getelementptr inbounds nuw double, ptr %38, i64 %58
  %69 = load double, ptr %68, align 8
  %70 = fmul double %67, %69
  %71 = fadd double %63, %70
  %72 = getelementptr inbounds nuw double, ptr %46, i64 %58
  %73 = load double, ptr %72, align 8
  %74 = fadd double %73, %71
  store double %74, ptr %72, align 8
  br label %79

75:
  %76 = getelementptr inbounds nuw double, ptr %46, i64 %58
  %77 = load double, ptr %76, align 8
  %78 = fadd double %63, %77
  store double %78, ptr %76, align 8
  br label %79

79:
  %80 = add nuw nsw i64 %58, 1
  %81 = icmp eq i64 %80, %48
  br i1 %81, label %54, label %57

82:
  tail call void @free(ptr %37)
  tail call void @free(ptr %38)
  br label %83

83:
  %84 = icmp ne ptr %13, null
  br i1 %84, label %85, label %89

85:
  %86 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %14, i64 %15, ptr %18, i64 %19)
  %87 = load double, ptr %13, align 8
  %88 = fadd double %86, %87
  store double %88, ptr %13, align 8
  br label %89

89:
  %90 = zext i1 %84 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %1, double %12, i32 %90, ptr %18, i64 %19)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_symv(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, double %8, ptr %9, i64 %10) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.symv(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, double %8, ptr %9, i64 %10)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.sbmv_tangent(i32 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, ptr %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20) alwaysinline nounwind {
  %22 = icmp eq ptr %11, null
  br i1 %22, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.d.sbmv(i32 %0, i64 %1, i64 %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, double %13, ptr %19, i64 %20)
  br label %27

24:
  %25 = icmp ne ptr %14, null
  %26 = zext i1 %25 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %1, double %13, i32 %26, ptr %19, i64 %20)
  br label %27

27:
  %28 = icmp eq ptr %7, null
  br i1 %28, label %30, label %29

29:
  tail call void @pad.blas.FAMILY.d.sbmv(i32 %0, i64 %1, i64 %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, double 1.000000e+00, ptr %19, i64 %20)
  br label %30

30:
  %31 = icmp eq ptr %4, null
  br i1 %31, label %34, label %32

32:
  %33 = load double, ptr %4, align 8
  tail call void @pad.blas.FAMILY.d.sbmv(i32 %0, i64 %1, i64 %2, double %33, ptr %5, i64 %6, ptr %9, i64 %10, double 1.000000e+00, ptr %19, i64 %20)
  br label %34

34:
  %35 = icmp eq ptr %14, null
  br i1 %35, label %38, label %36

36:
  %37 = load double, ptr %14, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %37, ptr %15, i64 %16, ptr %19, i64 %20)
  br label %38

38:
  ret void
}

declare void @pad.blas.FAMILY.d.sbmv(i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.sbmv_adjoint(i32 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, ptr %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20) alwaysinline nounwind {
  %22 = icmp eq ptr %4, null
  br i1 %22, label %32, label %23

23:
  %24 = shl i64 %1, 3
  %25 = tail call ptr @malloc(i64 %24)
  tail call void @pad.blas.FAMILY.d.sbmv(i32 %0, i64 %1, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %19, i64 %20, double 0.000000e+00, ptr %25, i64 1)
  %26 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %9, i64 %10, ptr %25, i64 1)
  %27 = load double, ptr %4, align 8
  %28 = fadd double %26, %27
  store double %28, ptr %4, align 8
  %29 = icmp eq ptr %11, null
  br i1 %29, label %31, label %30

30:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %3, ptr %25, i64 1, ptr %11, i64 %12)
  br label %31

31:
  tail call void @free(ptr %25)
  br label %35

32:
  %33 = icmp eq ptr %11, null
  br i1 %33, label %35, label %34

34:
  tail call void @pad.blas.FAMILY.d.sbmv(i32 %0, i64 %1, i64 %2, double %3, ptr %5, i64 %6, ptr %19, i64 %20, double 1.000000e+00, ptr %11, i64 %12)
  br label %35

35:
  %36 = icmp eq ptr %7, null
  br i1 %36, label %97, label %37

37:
  %38 = tail call ptr @pad.la.FAMILY.d.copied(i64 %1, ptr %19, i64 %20)
  %39 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %1, ptr %9, i64 %10)
  %40 = icmp sgt i64 %1, 0
  br i1 %40, label %41, label %96

41:
  %42 = icmp eq i32 %0, 76
  %43 = select i1 %42, i64 0, i64 %2
  %44 = icmp eq i32 %0, 76
  %45 = add i64 %2, 1
  %46 = icmp eq i32 %0, 76
  br label %47

47:
  %48 = phi i64 [ 0, %41 ], [ %69, %68 ]
  %49 = mul nsw i64 %48, %8
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = sub nsw i64 0, %48
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  %53 = getelementptr inbounds double, ptr %52, i64 %43
  br i1 %44, label %56, label %54

54:
  %55 = add nuw nsw i64 %48, 1
  br label %59

56:
  %57 = add i64 %45, %48
  %58 = tail call i64 @llvm.smin.i64(i64 %1, i64 %57)
  br label %59

59:
  %60 = phi i64 [ %55, %54 ], [ %58, %56 ]
  %61 = sub nsw i64 %48, %2
  %62 = tail call i64 @llvm.smax.i64(i64 %61, i64 0)
  %63 = select i1 %46, i64 %48, i64 %62
  %64 = icmp slt i64 %63, %60
  br i1 %64, label %65, label %68

65:
  %66 = getelementptr inbounds nuw double, ptr %39, i64 %48
  %67 = getelementptr inbounds nuw double, ptr %38, i64 %48
  br label %71

68:
  %69 = add nuw nsw i64 %48, 1
  %70 = icmp eq i64 %69, %1
  br i1 %70, label %96, label %47

71:
  %72 = phi i64 [ %63, %65 ], [ %94, %93 ]
  %73 = getelementptr inbounds nuw double, ptr %38, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %3, %74
  %76 = load double, ptr %66, align 8
  %77 = fmul double %75, %76
  %78 = icmp eq i64 %72, %48
  br i1 %78, label %89, label %79

79:
  %80 = load double, ptr %67, align 8
  %81 = fmul double %3, %80
  %82 = getelementptr inbounds nuw double, ptr %39, i64 %72
  %83 = load double, ptr %82, align 8
  %84 = fmul double %81, %83
  %85 = fadd double %77, %84
  %86 = getelementptr inbounds nuw double, ptr %53, i64 %72
  %87 = load double, ptr %86, align 8
  %88 = fadd double %87, %85
  store double %88, ptr %86, align 8
  br label %93

89:
  %90 = getelementptr inbounds nuw double, ptr %53, i64 %72
  %91 = load double, ptr %90, align 8
  %92 = fadd double %77, %91
  store double %92, ptr %90, align 8
  br label %93

93:
  %94 = add nuw nsw i64 %72, 1
  %95 = icmp eq i64 %94, %60
  br i1 %95, label %68, label %71

96:
  tail call void @free(ptr %38)
  tail call void @free(ptr %39)
  br label %97

97:
  %98 = icmp ne ptr %14, null
  br i1 %98, label %99, label %103

99:
  %100 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %15, i64 %16, ptr %19, i64 %20)
  %101 = load double, ptr %14, align 8
  %102 = fadd double %100, %101
  store double %102, ptr %14, align 8
  br label %103

103:
  %104 = zext i1 %98 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %1, double %13, i32 %104, ptr %19, i64 %20)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_sbmv(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double %9, ptr %10, i64 %11) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.sbmv(i32 %1, i64 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double %9, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.spmv_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %8, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double %2, ptr %4, ptr %8, i64 %9, double %10, ptr %16, i64 %17)
  br label %24

21:
  %22 = icmp ne ptr %11, null
  %23 = zext i1 %22 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %1, double %10, i32 %23, ptr %16, i64 %17)
  br label %24

24:
  %25 = icmp eq ptr %5, null
  br i1 %25, label %27, label %26

26:
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double %2, ptr %5, ptr %6, i64 %7, double 1.000000e+00, ptr %16, i64 %17)
  br label %27

27:
  %28 = icmp eq ptr %3, null
  br i1 %28, label %31, label %29

29:
  %30 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double %30, ptr %4, ptr %6, i64 %7, double 1.000000e+00, ptr %16, i64 %17)
  br label %31

31:
  %32 = icmp eq ptr %11, null
  br i1 %32, label %35, label %33

33:
  %34 = load double, ptr %11, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %34, ptr %12, i64 %13, ptr %16, i64 %17)
  br label %35

35:
  ret void
}

declare void @pad.blas.FAMILY.d.spmv(i32, i64, double, ptr, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.spmv_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, double %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %3, null
  br i1 %19, label %29, label %20

20:
  %21 = shl i64 %1, 3
  %22 = tail call ptr @malloc(i64 %21)
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double 1.000000e+00, ptr %4, ptr %16, i64 %17, double 0.000000e+00, ptr %22, i64 1)
  %23 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %6, i64 %7, ptr %22, i64 1)
  %24 = load double, ptr %3, align 8
  %25 = fadd double %23, %24
  store double %25, ptr %3, align 8
  %26 = icmp eq ptr %8, null
  br i1 %26, label %28, label %27

27:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %22, i64 1, ptr %8, i64 %9)
  br label %28

28:
  tail call void @free(ptr %22)
  br label %32

29:
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double %2, ptr %4, ptr %16, i64 %17, double 1.000000e+00, ptr %8, i64 %9)
  br label %32

32:
  %33 = icmp eq ptr %5, null
  br i1 %33, label %93, label %34

34:
  %35 = tail call ptr @pad.la.FAMILY.d.copied(i64 %1, ptr %16, i64 %17)
  %36 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %1, ptr %6, i64 %7)
  %37 = icmp sgt i64 %1, 0
  br i1 %37, label %38, label %92

38:
  %39 = icmp eq i32 %0, 76
  %40 = icmp eq i32 %0, 76
  %41 = icmp eq i32 %0, 76
  br label %42

42:
  %43 = phi i64 [ 0, %38 ], [ %65, %64 ]
  br i1 %39, label %44, label %50

44:
  %45 = mul nuw nsw i64 %43, %1
  %46 = add nuw nsw i64 %43, 1
  %47 = mul nuw nsw i64 %46, %43
  %48 = lshr i64 %47, 1
  %49 = sub nsw i64 %45, %48
  br label %54

50:
  %51 = add nuw nsw i64 %43, 1
  %52 = mul nuw nsw i64 %51, %43
  %53 = lshr i64 %52, 1
  br label %54

54:
  %55 = phi i64 [ %49, %44 ], [ %53, %50 ]
  %56 = getelementptr inbounds double, ptr %5, i64 %55
  %57 = add nuw nsw i64 %43, 1
  %58 = select i1 %40, i64 %1, i64 %57
  %59 = select i1 %41, i64 %43, i64 0
  %60 = icmp slt i64 %59, %58
  br i1 %60, label %61, label %64

61:
  %62 = getelementptr inbounds nuw double, ptr %36, i64 %43
  %63 = getelementptr inbounds nuw double, ptr %35, i64 %43
  br label %67

64:
  %65 = add nuw nsw i64 %43, 1
  %66 = icmp eq i64 %65, %1
  br i1 %66, label %92, label %42

67:
  %68 = phi i64 [ %59, %61 ], [ %90, %89 ]
  %69 = getelementptr inbounds nuw double, ptr %35, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %2, %70
  %72 = load double, ptr %62, align 8
  %73 = fmul double %71, %72
  %74 = icmp eq i64 %68, %43
  br i1 %74, label %85, label %75

75:
  %76 = load double, ptr %63, align 8
  %77 = fmul double %2, %76
  %78 = getelementptr inbounds nuw double, ptr %36, i64 %68
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %79
  %81 = fadd double %73, %80
  %82 = getelementptr inbounds nuw double, ptr %56, i64 %68
  %83 = load double, ptr %82, align 8
  %84 = fadd double %83, %81
  store double %84, ptr %82, align 8
  br label %89

85:
  %86 = getelementptr inbounds nuw double, ptr %56, i64 %68
  %87 = load double, ptr %86, align 8
  %88 = fadd double %73, %87
  store double %88, ptr %86, align 8
  br label %89

89:
  %90 = add nuw nsw i64 %68, 1
  %91 = icmp eq i64 %90, %58
  br i1 %91, label %64, label %67

92:
  tail call void @free(ptr %35)
  tail call void @free(ptr %36)
  br label %93

93:
  %94 = icmp ne ptr %11, null
  br i1 %94, label %95, label %99

95:
  %96 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %12, i64 %13, ptr %16, i64 %17)
  %97 = load double, ptr %11, align 8
  %98 = fadd double %96, %97
  store double %98, ptr %11, align 8
  br label %99

99:
  %100 = zext i1 %94 to i32
  tail call void @pad.la.FAMILY.d.scale(i64 %1, double %10, i32 %100, ptr %16, i64 %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_spmv(i32 %0, i32 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, double %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.spmv(i32 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, double %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.syr_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.d.syr2(i32 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %17

17:
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.syr(i32 %0, i64 %1, double %20, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %21

21:
  ret void
}

declare void @pad.blas.FAMILY.d.syr2(i32, i64, double, ptr, i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.syr(i32, i64, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.syr_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
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
  br i1 %23, label %56, label %24

24:
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double 1.000000e+00, ptr %12, i64 %13, ptr %4, i64 %5, double 0.000000e+00, ptr %22, i64 1)
  %25 = icmp sgt i64 %1, 0
  br i1 %25, label %26, label %47

26:
  %27 = icmp slt i64 %5, 0
  %28 = sub nsw i64 1, %1
  %29 = mul nsw i64 %5, %28
  %30 = select i1 %27, i64 %29, i64 0
  br label %31

31:
  %32 = phi i64 [ %44, %31 ], [ 0, %26 ]
  %33 = phi i64 [ %45, %31 ], [ %30, %26 ]
  %34 = mul nsw i64 %32, %13
  %35 = getelementptr inbounds double, ptr %12, i64 %34
  %36 = getelementptr inbounds nuw double, ptr %35, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %4, i64 %33
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  %41 = getelementptr inbounds nuw double, ptr %22, i64 %32
  %42 = load double, ptr %41, align 8
  %43 = fadd double %42, %40
  store double %43, ptr %41, align 8
  %44 = add nuw nsw i64 %32, 1
  %45 = add nsw i64 %33, %5
  %46 = icmp eq i64 %44, %1
  br i1 %46, label %47, label %31

47:
  br i1 %15, label %48, label %49

48:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %22, i64 1, ptr %6, i64 %7)
  br label %49

49:
  br i1 %16, label %50, label %55

50:
  %51 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %4, i64 %5, ptr %22, i64 1)
  %52 = fmul double %51, 5.000000e-01
  %53 = load double, ptr %3, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %3, align 8
  br label %55

55:
  tail call void @free(ptr %22)
  br label %56

56:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_syr(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.syr(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.syr2_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %6, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.d.syr2(i32 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %8, i64 %9, ptr %16, i64 %17)
  br label %21

21:
  %22 = icmp eq ptr %10, null
  br i1 %22, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.d.syr2(i32 %0, i64 %1, double %2, ptr %4, i64 %5, ptr %10, i64 %11, ptr %16, i64 %17)
  br label %24

24:
  %25 = icmp eq ptr %3, null
  br i1 %25, label %28, label %26

26:
  %27 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.syr2(i32 %0, i64 %1, double %27, ptr %4, i64 %5, ptr %8, i64 %9, ptr %16, i64 %17)
  br label %28

28:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.syr2_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = shl i64 %1, 3
  %20 = tail call ptr @malloc(i64 %19)
  %21 = icmp ne ptr %6, null
  %22 = icmp ne ptr %3, null
  %23 = or i1 %22, %21
  br i1 %23, label %24, label %54

24:
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double 1.000000e+00, ptr %16, i64 %17, ptr %8, i64 %9, double 0.000000e+00, ptr %20, i64 1)
  %25 = icmp sgt i64 %1, 0
  br i1 %25, label %26, label %47

26:
  %27 = icmp slt i64 %9, 0
  %28 = sub nsw i64 1, %1
  %29 = mul nsw i64 %9, %28
  %30 = select i1 %27, i64 %29, i64 0
  br label %31

31:
  %32 = phi i64 [ %44, %31 ], [ 0, %26 ]
  %33 = phi i64 [ %45, %31 ], [ %30, %26 ]
  %34 = mul nsw i64 %32, %17
  %35 = getelementptr inbounds double, ptr %16, i64 %34
  %36 = getelementptr inbounds nuw double, ptr %35, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %8, i64 %33
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  %41 = getelementptr inbounds nuw double, ptr %20, i64 %32
  %42 = load double, ptr %41, align 8
  %43 = fadd double %42, %40
  store double %43, ptr %41, align 8
  %44 = add nuw nsw i64 %32, 1
  %45 = add nsw i64 %33, %9
  %46 = icmp eq i64 %44, %1
  br i1 %46, label %47, label %31

47:
  br i1 %21, label %48, label %49

48:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %20, i64 1, ptr %6, i64 %7)
  br label %49

49:
  br i1 %22, label %50, label %54

50:
  %51 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %4, i64 %5, ptr %20, i64 1)
  %52 = load double, ptr %3, align 8
  %53 = fadd double %51, %52
  store double %53, ptr %3, align 8
  br label %54

54:
  %55 = icmp eq ptr %10, null
  br i1 %55, label %80, label %56

56:
  tail call void @pad.blas.FAMILY.d.symv(i32 %0, i64 %1, double 1.000000e+00, ptr %16, i64 %17, ptr %4, i64 %5, double 0.000000e+00, ptr %20, i64 1)
  %57 = icmp sgt i64 %1, 0
  br i1 %57, label %58, label %79

58:
  %59 = icmp slt i64 %5, 0
  %60 = sub nsw i64 1, %1
  %61 = mul nsw i64 %5, %60
  %62 = select i1 %59, i64 %61, i64 0
  br label %63

63:
  %64 = phi i64 [ %76, %63 ], [ 0, %58 ]
  %65 = phi i64 [ %77, %63 ], [ %62, %58 ]
  %66 = mul nsw i64 %64, %17
  %67 = getelementptr inbounds double, ptr %16, i64 %66
  %68 = getelementptr inbounds nuw double, ptr %67, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %4, i64 %65
  %71 = load double, ptr %70, align 8
  %72 = fmul double %69, %71
  %73 = getelementptr inbounds nuw double, ptr %20, i64 %64
  %74 = load double, ptr %73, align 8
  %75 = fadd double %74, %72
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i64 %64, 1
  %77 = add nsw i64 %65, %5
  %78 = icmp eq i64 %76, %1
  br i1 %78, label %79, label %63

79:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %20, i64 1, ptr %10, i64 %11)
  br label %80

80:
  tail call void @free(ptr %20)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_syr2(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.syr2(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.spr_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10) alwaysinline nounwind {
  %12 = icmp eq ptr %6, null
  br i1 %12, label %14, label %13

13:
  tail call void @pad.blas.FAMILY.d.spr2(i32 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %4, i64 %5, ptr %10)
  br label %14

14:
  %15 = icmp eq ptr %3, null
  br i1 %15, label %18, label %16

16:
  %17 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.spr(i32 %0, i64 %1, double %17, ptr %4, i64 %5, ptr %10)
  br label %18

18:
  ret void
}

declare void @pad.blas.FAMILY.d.spr2(i32, i64, double, ptr, i64, ptr, i64, ptr) nounwind

declare void @pad.blas.FAMILY.d.spr(i32, i64, double, ptr, i64, ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.spr_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10) alwaysinline nounwind {
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
  br i1 %20, label %65, label %21

21:
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double 1.000000e+00, ptr %10, ptr %4, i64 %5, double 0.000000e+00, ptr %19, i64 1)
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %56

23:
  %24 = icmp slt i64 %5, 0
  %25 = sub nsw i64 1, %1
  %26 = mul nsw i64 %5, %25
  %27 = select i1 %24, i64 %26, i64 0
  %28 = icmp eq i32 %0, 76
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %53, %42 ]
  %31 = phi i64 [ %27, %23 ], [ %54, %42 ]
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
  %44 = getelementptr inbounds double, ptr %10, i64 %43
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %30
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %4, i64 %31
  %48 = load double, ptr %47, align 8
  %49 = fmul double %46, %48
  %50 = getelementptr inbounds nuw double, ptr %19, i64 %30
  %51 = load double, ptr %50, align 8
  %52 = fadd double %51, %49
  store double %52, ptr %50, align 8
  %53 = add nuw nsw i64 %30, 1
  %54 = add nsw i64 %31, %5
  %55 = icmp eq i64 %53, %1
  br i1 %55, label %56, label %29

56:
  br i1 %12, label %57, label %58

57:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %19, i64 1, ptr %6, i64 %7)
  br label %58

58:
  br i1 %13, label %59, label %64

59:
  %60 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %4, i64 %5, ptr %19, i64 1)
  %61 = fmul double %60, 5.000000e-01
  %62 = load double, ptr %3, align 8
  %63 = fadd double %62, %61
  store double %63, ptr %3, align 8
  br label %64

64:
  tail call void @free(ptr %19)
  br label %65

65:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_spr(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.spr(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.spr2_tangent(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind {
  %16 = icmp eq ptr %6, null
  br i1 %16, label %18, label %17

17:
  tail call void @pad.blas.FAMILY.d.spr2(i32 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %8, i64 %9, ptr %14)
  br label %18

18:
  %19 = icmp eq ptr %10, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.d.spr2(i32 %0, i64 %1, double %2, ptr %4, i64 %5, ptr %10, i64 %11, ptr %14)
  br label %21

21:
  %22 = icmp eq ptr %3, null
  br i1 %22, label %25, label %23

23:
  %24 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.spr2(i32 %0, i64 %1, double %24, ptr %4, i64 %5, ptr %8, i64 %9, ptr %14)
  br label %25

25:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.spr2_adjoint(i32 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind {
  %16 = shl i64 %1, 3
  %17 = tail call ptr @malloc(i64 %16)
  %18 = icmp ne ptr %6, null
  %19 = icmp ne ptr %3, null
  %20 = or i1 %19, %18
  br i1 %20, label %21, label %63

21:
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double 1.000000e+00, ptr %14, ptr %8, i64 %9, double 0.000000e+00, ptr %17, i64 1)
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %56

23:
  %24 = icmp slt i64 %9, 0
  %25 = sub nsw i64 1, %1
  %26 = mul nsw i64 %9, %25
  %27 = select i1 %24, i64 %26, i64 0
  %28 = icmp eq i32 %0, 76
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %53, %42 ]
  %31 = phi i64 [ %27, %23 ], [ %54, %42 ]
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
  %44 = getelementptr inbounds double, ptr %14, i64 %43
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %30
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %8, i64 %31
  %48 = load double, ptr %47, align 8
  %49 = fmul double %46, %48
  %50 = getelementptr inbounds nuw double, ptr %17, i64 %30
  %51 = load double, ptr %50, align 8
  %52 = fadd double %51, %49
  store double %52, ptr %50, align 8
  %53 = add nuw nsw i64 %30, 1
  %54 = add nsw i64 %31, %9
  %55 = icmp eq i64 %53, %1
  br i1 %55, label %56, label %29

56:
  br i1 %18, label %57, label %58

57:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %17, i64 1, ptr %6, i64 %7)
  br label %58

58:
  br i1 %19, label %59, label %63

59:
  %60 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %4, i64 %5, ptr %17, i64 1)
  %61 = load double, ptr %3, align 8
  %62 = fadd double %60, %61
  store double %62, ptr %3, align 8
  br label %63

63:
  %64 = icmp eq ptr %10, null
  br i1 %64, label %101, label %65

65:
  tail call void @pad.blas.FAMILY.d.spmv(i32 %0, i64 %1, double 1.000000e+00, ptr %14, ptr %4, i64 %5, double 0.000000e+00, ptr %17, i64 1)
  %66 = icmp sgt i64 %1, 0
  br i1 %66, label %67, label %100

67:
  %68 = icmp slt i64 %5, 0
  %69 = sub nsw i64 1, %1
  %70 = mul nsw i64 %5, %69
  %71 = select i1 %68, i64 %70, i64 0
  %72 = icmp eq i32 %0, 76
  br label %73

73:
  %74 = phi i64 [ 0, %67 ], [ %97, %86 ]
  %75 = phi i64 [ %71, %67 ], [ %98, %86 ]
  br i1 %72, label %76, label %82

76:
  %77 = mul nuw nsw i64 %74, %1
  %78 = add nuw nsw i64 %74, 1
  %79 = mul nuw nsw i64 %78, %74
  %80 = lshr i64 %79, 1
  %81 = sub nsw i64 %77, %80
  br label %86

82:
  %83 = add nuw nsw i64 %74, 1
  %84 = mul nuw nsw i64 %83, %74
  %85 = lshr i64 %84, 1
  br label %86

86:
  %87 = phi i64 [ %81, %76 ], [ %85, %82 ]
  %88 = getelementptr inbounds double, ptr %14, i64 %87
  %89 = getelementptr inbounds nuw double, ptr %88, i64 %74
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %4, i64 %75
  %92 = load double, ptr %91, align 8
  %93 = fmul double %90, %92
  %94 = getelementptr inbounds nuw double, ptr %17, i64 %74
  %95 = load double, ptr %94, align 8
  %96 = fadd double %95, %93
  store double %96, ptr %94, align 8
  %97 = add nuw nsw i64 %74, 1
  %98 = add nsw i64 %75, %5
  %99 = icmp eq i64 %97, %1
  br i1 %99, label %100, label %73

100:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %1, double %2, ptr %17, i64 1, ptr %10, i64 %11)
  br label %101

101:
  tail call void @free(ptr %17)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_spr2(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.spr2(i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trmv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %1, 82
  %10 = select i1 %9, i32 78, i32 %1
  tail call void @pad.blas.FAMILY.d.trmv(i32 %0, i32 %10, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  ret void
}

declare void @pad.blas.FAMILY.d.trmv(i32, i32, i32, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.trsv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp eq i32 %1, 82
  %10 = select i1 %9, i32 78, i32 %1
  tail call void @pad.blas.FAMILY.d.trsv(i32 %0, i32 %10, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  ret void
}

declare void @pad.blas.FAMILY.d.trsv(i32, i32, i32, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.trmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  %15 = icmp eq ptr %6, null
  br i1 %15, label %21, label %16

16:
  %17 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.d.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %6, i64 %7, ptr %17, i64 1)
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double 1.000000e+00, ptr %17, i64 1, ptr %12, i64 %13)
  %18 = icmp eq i32 %2, 85
  br i1 %18, label %19, label %20

19:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double -1.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13)
  br label %20

20:
  tail call void @free(ptr %17)
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %89, label %16

16:
  %17 = icmp eq i32 %2, 85
  %18 = icmp eq i32 %1, 78
  %19 = icmp sgt i64 %3, 0
  br i1 %18, label %20, label %53

20:
  %21 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %12, i64 %13)
  %22 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %8, i64 %9)
  br i1 %19, label %23, label %86

23:
  %24 = icmp eq i32 %0, 76
  %25 = icmp eq i32 %0, 76
  br label %26

26:
  %27 = phi i64 [ 0, %23 ], [ %37, %36 ]
  %28 = mul nsw i64 %27, %7
  %29 = getelementptr inbounds double, ptr %6, i64 %28
  %30 = getelementptr inbounds nuw double, ptr %22, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = add nuw nsw i64 %27, 1
  %33 = select i1 %24, i64 %3, i64 %32
  %34 = select i1 %25, i64 %27, i64 0
  %35 = icmp slt i64 %34, %33
  br i1 %35, label %39, label %36

36:
  %37 = add nuw nsw i64 %27, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %86, label %26

39:
  %40 = phi i64 [ %51, %50 ], [ %34, %26 ]
  %41 = icmp eq i64 %40, %27
  %42 = and i1 %17, %41
  br i1 %42, label %50, label %43

43:
  %44 = getelementptr inbounds nuw double, ptr %21, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fmul double %31, %45
  %47 = getelementptr inbounds nuw double, ptr %29, i64 %40
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %46
  store double %49, ptr %47, align 8
  br label %50

50:
  %51 = add nuw nsw i64 %40, 1
  %52 = icmp eq i64 %51, %33
  br i1 %52, label %36, label %39

53:
  %54 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %8, i64 %9)
  %55 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %12, i64 %13)
  br i1 %19, label %56, label %86

56:
  %57 = icmp eq i32 %0, 76
  %58 = icmp eq i32 %0, 76
  br label %59

59:
  %60 = phi i64 [ 0, %56 ], [ %70, %69 ]
  %61 = mul nsw i64 %60, %7
  %62 = getelementptr inbounds double, ptr %6, i64 %61
  %63 = getelementptr inbounds nuw double, ptr %55, i64 %60
  %64 = load double, ptr %63, align 8
  %65 = add nuw nsw i64 %60, 1
  %66 = select i1 %57, i64 %3, i64 %65
  %67 = select i1 %58, i64 %60, i64 0
  %68 = icmp slt i64 %67, %66
  br i1 %68, label %72, label %69

69:
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %3
  br i1 %71, label %86, label %59

72:
  %73 = phi i64 [ %84, %83 ], [ %67, %59 ]
  %74 = icmp eq i64 %73, %60
  %75 = and i1 %17, %74
  br i1 %75, label %83, label %76

76:
  %77 = getelementptr inbounds nuw double, ptr %54, i64 %73
  %78 = load double, ptr %77, align 8
  %79 = fmul double %64, %78
  %80 = getelementptr inbounds nuw double, ptr %62, i64 %73
  %81 = load double, ptr %80, align 8
  %82 = fadd double %81, %79
  store double %82, ptr %80, align 8
  br label %83

83:
  %84 = add nuw nsw i64 %73, 1
  %85 = icmp eq i64 %84, %66
  br i1 %85, label %69, label %72

86:
  %87 = phi ptr [ %21, %20 ], [ %54, %53 ], [ %21, %36 ], [ %54, %69 ]
  %88 = phi ptr [ %22, %20 ], [ %55, %53 ], [ %22, %36 ], [ %55, %69 ]
  tail call void @free(ptr %87)
  tail call void @free(ptr %88)
  br label %89

89:
  %90 = icmp eq i32 %1, 82
  %91 = select i1 %90, i32 67, i32 78
  %92 = icmp eq i32 %1, 78
  %93 = select i1 %92, i32 84, i32 %91
  tail call void @pad.la.FAMILY.d.trmv_op(i32 %0, i32 %93, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_trmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.trmv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %21, label %16

16:
  %17 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %10, i64 %11)
  tail call void @pad.blas.FAMILY.d.trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %6, i64 %7, ptr %17, i64 1)
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double -1.000000e+00, ptr %17, i64 1, ptr %12, i64 %13)
  %18 = icmp eq i32 %2, 85
  br i1 %18, label %19, label %20

19:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double 1.000000e+00, ptr %10, i64 %11, ptr %12, i64 %13)
  br label %20

20:
  tail call void @free(ptr %17)
  br label %21

21:
  tail call void @pad.blas.FAMILY.d.trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.trsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq i32 %1, 82
  %16 = select i1 %15, i32 67, i32 78
  %17 = icmp eq i32 %1, 78
  %18 = select i1 %17, i32 84, i32 %16
  tail call void @pad.la.FAMILY.d.trsv_op(i32 %0, i32 %18, i32 %2, i64 %3, ptr %4, i64 %5, ptr %12, i64 %13)
  %19 = icmp eq ptr %6, null
  br i1 %19, label %92, label %20

20:
  %21 = icmp eq i32 %2, 85
  %22 = icmp sgt i64 %3, 0
  br i1 %17, label %23, label %56

23:
  %24 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %12, i64 %13)
  %25 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %10, i64 %11)
  br i1 %22, label %26, label %89

26:
  %27 = icmp eq i32 %0, 76
  %28 = icmp eq i32 %0, 76
  br label %29

29:
  %30 = phi i64 [ 0, %26 ], [ %40, %39 ]
  %31 = mul nsw i64 %30, %7
  %32 = getelementptr inbounds double, ptr %6, i64 %31
  %33 = getelementptr inbounds nuw double, ptr %25, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = add nuw nsw i64 %30, 1
  %36 = select i1 %27, i64 %3, i64 %35
  %37 = select i1 %28, i64 %30, i64 0
  %38 = icmp slt i64 %37, %36
  br i1 %38, label %42, label %39

39:
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %3
  br i1 %41, label %89, label %29

42:
  %43 = phi i64 [ %54, %53 ], [ %37, %29 ]
  %44 = icmp eq i64 %43, %30
  %45 = and i1 %21, %44
  br i1 %45, label %53, label %46

46:
  %47 = getelementptr inbounds nuw double, ptr %24, i64 %43
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %32, i64 %43
  %50 = load double, ptr %49, align 8
  %51 = fmul double %34, %48
  %52 = fsub double %50, %51
  store double %52, ptr %49, align 8
  br label %53

53:
  %54 = add nuw nsw i64 %43, 1
  %55 = icmp eq i64 %54, %36
  br i1 %55, label %39, label %42

56:
  %57 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %10, i64 %11)
  %58 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %12, i64 %13)
  br i1 %22, label %59, label %89

59:
  %60 = icmp eq i32 %0, 76
  %61 = icmp eq i32 %0, 76
  br label %62

62:
  %63 = phi i64 [ 0, %59 ], [ %73, %72 ]
  %64 = mul nsw i64 %63, %7
  %65 = getelementptr inbounds double, ptr %6, i64 %64
  %66 = getelementptr inbounds nuw double, ptr %58, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = add nuw nsw i64 %63, 1
  %69 = select i1 %60, i64 %3, i64 %68
  %70 = select i1 %61, i64 %63, i64 0
  %71 = icmp slt i64 %70, %69
  br i1 %71, label %75, label %72

72:
  %73 = add nuw nsw i64 %63, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %89, label %62

75:
  %76 = phi i64 [ %87, %86 ], [ %70, %62 ]
  %77 = icmp eq i64 %76, %63
  %78 = and i1 %21, %77
  br i1 %78, label %86, label %79

79:
  %80 = getelementptr inbounds nuw double, ptr %57, i64 %76
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %65, i64 %76
  %83 = load double, ptr %82, align 8
  %84 = fmul double %67, %81
  %85 = fsub double %83, %84
  store double %85, ptr %82, align 8
  br label %86

86:
  %87 = add nuw nsw i64 %76, 1
  %88 = icmp eq i64 %87, %69
  br i1 %88, label %72, label %75

89:
  %90 = phi ptr [ %24, %23 ], [ %57, %56 ], [ %24, %39 ], [ %57, %72 ]
  %91 = phi ptr [ %25, %23 ], [ %58, %56 ], [ %25, %39 ], [ %58, %72 ]
  tail call void @free(ptr %90)
  tail call void @free(ptr %91)
  br label %92

92:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_trsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.trsv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tbmv_op(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %1, 82
  %11 = select i1 %10, i32 78, i32 %1
  tail call void @pad.blas.FAMILY.d.tbmv(i32 %0, i32 %11, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

declare void @pad.blas.FAMILY.d.tbmv(i32, i32, i32, i64, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.tbsv_op(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %1, 82
  %11 = select i1 %10, i32 78, i32 %1
  tail call void @pad.blas.FAMILY.d.tbsv(i32 %0, i32 %11, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

declare void @pad.blas.FAMILY.d.tbsv(i32, i32, i32, i64, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.tbmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  %16 = icmp eq ptr %7, null
  br i1 %16, label %22, label %17

17:
  %18 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %9, i64 %10)
  tail call void @pad.blas.FAMILY.d.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %7, i64 %8, ptr %18, i64 1)
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double 1.000000e+00, ptr %18, i64 1, ptr %13, i64 %14)
  %19 = icmp eq i32 %2, 85
  br i1 %19, label %20, label %21

20:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double -1.000000e+00, ptr %9, i64 %10, ptr %13, i64 %14)
  br label %21

21:
  tail call void @free(ptr %18)
  br label %22

22:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tbmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq ptr %7, null
  br i1 %16, label %116, label %17

17:
  %18 = icmp eq i32 %2, 85
  %19 = icmp eq i32 %1, 78
  %20 = icmp sgt i64 %3, 0
  br i1 %19, label %21, label %67

21:
  %22 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %13, i64 %14)
  %23 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %9, i64 %10)
  br i1 %20, label %24, label %113

24:
  %25 = icmp eq i32 %0, 76
  %26 = select i1 %25, i64 0, i64 %4
  %27 = icmp eq i32 %0, 76
  %28 = add i64 %4, 1
  %29 = icmp eq i32 %0, 76
  br label %30

30:
  %31 = phi i64 [ 0, %24 ], [ %51, %50 ]
  %32 = mul nsw i64 %31, %8
  %33 = getelementptr inbounds double, ptr %7, i64 %32
  %34 = sub nsw i64 0, %31
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  %36 = getelementptr inbounds double, ptr %35, i64 %26
  %37 = getelementptr inbounds nuw double, ptr %23, i64 %31
  %38 = load double, ptr %37, align 8
  br i1 %27, label %41, label %39

39:
  %40 = add nuw nsw i64 %31, 1
  br label %44

41:
  %42 = add i64 %28, %31
  %43 = tail call i64 @llvm.smin.i64(i64 %3, i64 %42)
  br label %44

44:
  %45 = phi i64 [ %40, %39 ], [ %43, %41 ]
  %46 = sub nsw i64 %31, %4
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = select i1 %29, i64 %31, i64 %47
  %49 = icmp slt i64 %48, %45
  br i1 %49, label %53, label %50

50:
  %51 = add nuw nsw i64 %31, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %113, label %30

53:
  %54 = phi i64 [ %65, %64 ], [ %48, %44 ]
  %55 = icmp eq i64 %54, %31
  %56 = and i1 %18, %55
  br i1 %56, label %64, label %57

57:
  %58 = getelementptr inbounds nuw double, ptr %22, i64 %54
  %59 = load double, ptr %58, align 8
  %60 = fmul double %38, %59
  %61 = getelementptr inbounds nuw double, ptr %36, i64 %54
  %62 = load double, ptr %61, align 8
  %63 = fadd double %62, %60
  store double %63, ptr %61, align 8
  br label %64

64:
  %65 = add nuw nsw i64 %54, 1
  %66 = icmp eq i64 %65, %45
  br i1 %66, label %50, label %53

67:
  %68 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %9, i64 %10)
  %69 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %13, i64 %14)
  br i1 %20, label %70, label %113

70:
  %71 = icmp eq i32 %0, 76
  %72 = select i1 %71, i64 0, i64 %4
  %73 = icmp eq i32 %0, 76
  %74 = add i64 %4, 1
  %75 = icmp eq i32 %0, 76
  br label %76

76:
  %77 = phi i64 [ 0, %70 ], [ %97, %96 ]
  %78 = mul nsw i64 %77, %8
  %79 = getelementptr inbounds double, ptr %7, i64 %78
  %80 = sub nsw i64 0, %77
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  %82 = getelementptr inbounds double, ptr %81, i64 %72
  %83 = getelementptr inbounds nuw double, ptr %69, i64 %77
  %84 = load double, ptr %83, align 8
  br i1 %73, label %87, label %85

85:
  %86 = add nuw nsw i64 %77, 1
  br label %90

87:
  %88 = add i64 %74, %77
  %89 = tail call i64 @llvm.smin.i64(i64 %3, i64 %88)
  br label %90

90:
  %91 = phi i64 [ %86, %85 ], [ %89, %87 ]
  %92 = sub nsw i64 %77, %4
  %93 = tail call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = select i1 %75, i64 %77, i64 %93
  %95 = icmp slt i64 %94, %91
  br i1 %95, label %99, label %96

96:
  %97 = add nuw nsw i64 %77, 1
  %98 = icmp eq i64 %97, %3
  br i1 %98, label %113, label %76

99:
  %100 = phi i64 [ %111, %110 ], [ %94, %90 ]
  %101 = icmp eq i64 %100, %77
  %102 = and i1 %18, %101
  br i1 %102, label %110, label %103

103:
  %104 = getelementptr inbounds nuw double, ptr %68, i64 %100
  %105 = load double, ptr %104, align 8
  %106 = fmul double %84, %105
  %107 = getelementptr inbounds nuw double, ptr %82, i64 %100
  %108 = load double, ptr %107, align 8
  %109 = fadd double %108, %106
  store double %109, ptr %107, align 8
  br label %110

110:
  %111 = add nuw nsw i64 %100, 1
  %112 = icmp eq i64 %111, %91
  br i1 %112, label %96, label %99

113:
  %114 = phi ptr [ %22, %21 ], [ %68, %67 ], [ %22, %50 ], [ %68, %96 ]
  %115 = phi ptr [ %23, %21 ], [ %69, %67 ], [ %23, %50 ], [ %69, %96 ]
  tail call void @free(ptr %114)
  tail call void @free(ptr %115)
  br label %116

116:
  %117 = icmp eq i32 %1, 82
  %118 = select i1 %117, i32 67, i32 78
  %119 = icmp eq i32 %1, 78
  %120 = select i1 %119, i32 84, i32 %118
  tail call void @pad.la.FAMILY.d.tbmv_op(i32 %0, i32 %120, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_tbmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.tbmv_op(i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tbsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq ptr %7, null
  br i1 %16, label %22, label %17

17:
  %18 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %11, i64 %12)
  tail call void @pad.blas.FAMILY.d.tbmv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %7, i64 %8, ptr %18, i64 1)
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double -1.000000e+00, ptr %18, i64 1, ptr %13, i64 %14)
  %19 = icmp eq i32 %2, 85
  br i1 %19, label %20, label %21

20:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double 1.000000e+00, ptr %11, i64 %12, ptr %13, i64 %14)
  br label %21

21:
  tail call void @free(ptr %18)
  br label %22

22:
  tail call void @pad.blas.FAMILY.d.tbsv(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tbsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq i32 %1, 82
  %17 = select i1 %16, i32 67, i32 78
  %18 = icmp eq i32 %1, 78
  %19 = select i1 %18, i32 84, i32 %17
  tail call void @pad.la.FAMILY.d.tbsv_op(i32 %0, i32 %19, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %13, i64 %14)
  %20 = icmp eq ptr %7, null
  br i1 %20, label %119, label %21

21:
  %22 = icmp eq i32 %2, 85
  %23 = icmp sgt i64 %3, 0
  br i1 %18, label %24, label %70

24:
  %25 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %13, i64 %14)
  %26 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %11, i64 %12)
  br i1 %23, label %27, label %116

27:
  %28 = icmp eq i32 %0, 76
  %29 = select i1 %28, i64 0, i64 %4
  %30 = icmp eq i32 %0, 76
  %31 = add i64 %4, 1
  %32 = icmp eq i32 %0, 76
  br label %33

33:
  %34 = phi i64 [ 0, %27 ], [ %54, %53 ]
  %35 = mul nsw i64 %34, %8
  %36 = getelementptr inbounds double, ptr %7, i64 %35
  %37 = sub nsw i64 0, %34
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = getelementptr inbounds double, ptr %38, i64 %29
  %40 = getelementptr inbounds nuw double, ptr %26, i64 %34
  %41 = load double, ptr %40, align 8
  br i1 %30, label %44, label %42

42:
  %43 = add nuw nsw i64 %34, 1
  br label %47

44:
  %45 = add i64 %31, %34
  %46 = tail call i64 @llvm.smin.i64(i64 %3, i64 %45)
  br label %47

47:
  %48 = phi i64 [ %43, %42 ], [ %46, %44 ]
  %49 = sub nsw i64 %34, %4
  %50 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %51 = select i1 %32, i64 %34, i64 %50
  %52 = icmp slt i64 %51, %48
  br i1 %52, label %56, label %53

53:
  %54 = add nuw nsw i64 %34, 1
  %55 = icmp eq i64 %54, %3
  br i1 %55, label %116, label %33

56:
  %57 = phi i64 [ %68, %67 ], [ %51, %47 ]
  %58 = icmp eq i64 %57, %34
  %59 = and i1 %22, %58
  br i1 %59, label %67, label %60

60:
  %61 = getelementptr inbounds nuw double, ptr %25, i64 %57
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw double, ptr %39, i64 %57
  %64 = load double, ptr %63, align 8
  %65 = fmul double %41, %62
  %66 = fsub double %64, %65
  store double %66, ptr %63, align 8
  br label %67

67:
  %68 = add nuw nsw i64 %57, 1
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %53, label %56

70:
  %71 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %11, i64 %12)
  %72 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %13, i64 %14)
  br i1 %23, label %73, label %116

73:
  %74 = icmp eq i32 %0, 76
  %75 = select i1 %74, i64 0, i64 %4
  %76 = icmp eq i32 %0, 76
  %77 = add i64 %4, 1
  %78 = icmp eq i32 %0, 76
  br label %79

79:
  %80 = phi i64 [ 0, %73 ], [ %100, %99 ]
  %81 = mul nsw i64 %80, %8
  %82 = getelementptr inbounds double, ptr %7, i64 %81
  %83 = sub nsw i64 0, %80
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  %85 = getelementptr inbounds double, ptr %84, i64 %75
  %86 = getelementptr inbounds nuw double, ptr %72, i64 %80
  %87 = load double, ptr %86, align 8
  br i1 %76, label %90, label %88

88:
  %89 = add nuw nsw i64 %80, 1
  br label %93

90:
  %91 = add i64 %77, %80
  %92 = tail call i64 @llvm.smin.i64(i64 %3, i64 %91)
  br label %93

93:
  %94 = phi i64 [ %89, %88 ], [ %92, %90 ]
  %95 = sub nsw i64 %80, %4
  %96 = tail call i64 @llvm.smax.i64(i64 %95, i64 0)
  %97 = select i1 %78, i64 %80, i64 %96
  %98 = icmp slt i64 %97, %94
  br i1 %98, label %102, label %99

99:
  %100 = add nuw nsw i64 %80, 1
  %101 = icmp eq i64 %100, %3
  br i1 %101, label %116, label %79

102:
  %103 = phi i64 [ %114, %113 ], [ %97, %93 ]
  %104 = icmp eq i64 %103, %80
  %105 = and i1 %22, %104
  br i1 %105, label %113, label %106

106:
  %107 = getelementptr inbounds nuw double, ptr %71, i64 %103
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %85, i64 %103
  %110 = load double, ptr %109, align 8
  %111 = fmul double %87, %108
  %112 = fsub double %110, %111
  store double %112, ptr %109, align 8
  br label %113

113:
  %114 = add nuw nsw i64 %103, 1
  %115 = icmp eq i64 %114, %94
  br i1 %115, label %99, label %102

116:
  %117 = phi ptr [ %25, %24 ], [ %71, %70 ], [ %25, %53 ], [ %71, %99 ]
  %118 = phi ptr [ %26, %24 ], [ %72, %70 ], [ %26, %53 ], [ %72, %99 ]
  tail call void @free(ptr %117)
  tail call void @free(ptr %118)
  br label %119

119:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_tbsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.tbsv_op(i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tpmv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %1, 82
  %9 = select i1 %8, i32 78, i32 %1
  tail call void @pad.blas.FAMILY.d.tpmv(i32 %0, i32 %9, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  ret void
}

declare void @pad.blas.FAMILY.d.tpmv(i32, i32, i32, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.tpsv_op(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %1, 82
  %9 = select i1 %8, i32 78, i32 %1
  tail call void @pad.blas.FAMILY.d.tpsv(i32 %0, i32 %9, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  ret void
}

declare void @pad.blas.FAMILY.d.tpsv(i32, i32, i32, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.tpmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  %13 = icmp eq ptr %5, null
  br i1 %13, label %19, label %14

14:
  %15 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.d.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, ptr %15, i64 1)
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double 1.000000e+00, ptr %15, i64 1, ptr %10, i64 %11)
  %16 = icmp eq i32 %2, 85
  br i1 %16, label %17, label %18

17:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double -1.000000e+00, ptr %6, i64 %7, ptr %10, i64 %11)
  br label %18

18:
  tail call void @free(ptr %15)
  br label %19

19:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tpmv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq ptr %5, null
  br i1 %13, label %111, label %14

14:
  %15 = icmp eq i32 %2, 85
  %16 = icmp eq i32 %1, 78
  %17 = icmp sgt i64 %3, 0
  br i1 %16, label %18, label %63

18:
  %19 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %10, i64 %11)
  %20 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %6, i64 %7)
  br i1 %17, label %21, label %108

21:
  %22 = icmp eq i32 %0, 76
  %23 = icmp eq i32 %0, 76
  %24 = icmp eq i32 %0, 76
  br label %25

25:
  %26 = phi i64 [ 0, %21 ], [ %47, %46 ]
  br i1 %22, label %27, label %33

27:
  %28 = mul nuw nsw i64 %26, %3
  %29 = add nuw nsw i64 %26, 1
  %30 = mul nuw nsw i64 %29, %26
  %31 = lshr i64 %30, 1
  %32 = sub nsw i64 %28, %31
  br label %37

33:
  %34 = add nuw nsw i64 %26, 1
  %35 = mul nuw nsw i64 %34, %26
  %36 = lshr i64 %35, 1
  br label %37

37:
  %38 = phi i64 [ %32, %27 ], [ %36, %33 ]
  %39 = getelementptr inbounds double, ptr %5, i64 %38
  %40 = getelementptr inbounds nuw double, ptr %20, i64 %26
  %41 = load double, ptr %40, align 8
  %42 = add nuw nsw i64 %26, 1
  %43 = select i1 %23, i64 %3, i64 %42
  %44 = select i1 %24, i64 %26, i64 0
  %45 = icmp slt i64 %44, %43
  br i1 %45, label %49, label %46

46:
  %47 = add nuw nsw i64 %26, 1
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %108, label %25

49:
  %50 = phi i64 [ %61, %60 ], [ %44, %37 ]
  %51 = icmp eq i64 %50, %26
  %52 = and i1 %15, %51
  br i1 %52, label %60, label %53

53:
  %54 = getelementptr inbounds nuw double, ptr %19, i64 %50
  %55 = load double, ptr %54, align 8
  %56 = fmul double %41, %55
  %57 = getelementptr inbounds nuw double, ptr %39, i64 %50
  %58 = load double, ptr %57, align 8
  %59 = fadd double %58, %56
  store double %59, ptr %57, align 8
  br label %60

60:
  %61 = add nuw nsw i64 %50, 1
  %62 = icmp eq i64 %61, %43
  br i1 %62, label %46, label %49

63:
  %64 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %6, i64 %7)
  %65 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %10, i64 %11)
  br i1 %17, label %66, label %108

66:
  %67 = icmp eq i32 %0, 76
  %68 = icmp eq i32 %0, 76
  %69 = icmp eq i32 %0, 76
  br label %70

70:
  %71 = phi i64 [ 0, %66 ], [ %92, %91 ]
  br i1 %67, label %72, label %78

72:
  %73 = mul nuw nsw i64 %71, %3
  %74 = add nuw nsw i64 %71, 1
  %75 = mul nuw nsw i64 %74, %71
  %76 = lshr i64 %75, 1
  %77 = sub nsw i64 %73, %76
  br label %82

78:
  %79 = add nuw nsw i64 %71, 1
  %80 = mul nuw nsw i64 %79, %71
  %81 = lshr i64 %80, 1
  br label %82

82:
  %83 = phi i64 [ %77, %72 ], [ %81, %78 ]
  %84 = getelementptr inbounds double, ptr %5, i64 %83
  %85 = getelementptr inbounds nuw double, ptr %65, i64 %71
  %86 = load double, ptr %85, align 8
  %87 = add nuw nsw i64 %71, 1
  %88 = select i1 %68, i64 %3, i64 %87
  %89 = select i1 %69, i64 %71, i64 0
  %90 = icmp slt i64 %89, %88
  br i1 %90, label %94, label %91

91:
  %92 = add nuw nsw i64 %71, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %108, label %70

94:
  %95 = phi i64 [ %106, %105 ], [ %89, %82 ]
  %96 = icmp eq i64 %95, %71
  %97 = and i1 %15, %96
  br i1 %97, label %105, label %98

98:
  %99 = getelementptr inbounds nuw double, ptr %64, i64 %95
  %100 = load double, ptr %99, align 8
  %101 = fmul double %86, %100
  %102 = getelementptr inbounds nuw double, ptr %84, i64 %95
  %103 = load double, ptr %102, align 8
  %104 = fadd double %103, %101
  store double %104, ptr %102, align 8
  br label %105

105:
  %106 = add nuw nsw i64 %95, 1
  %107 = icmp eq i64 %106, %88
  br i1 %107, label %91, label %94

108:
  %109 = phi ptr [ %19, %18 ], [ %64, %63 ], [ %19, %46 ], [ %64, %91 ]
  %110 = phi ptr [ %20, %18 ], [ %65, %63 ], [ %20, %46 ], [ %65, %91 ]
  tail call void @free(ptr %109)
  tail call void @free(ptr %110)
  br label %111

111:
  %112 = icmp eq i32 %1, 82
  %113 = select i1 %112, i32 67, i32 78
  %114 = icmp eq i32 %1, 78
  %115 = select i1 %114, i32 84, i32 %113
  tail call void @pad.la.FAMILY.d.tpmv_op(i32 %0, i32 %115, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_tpmv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.tpmv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tpsv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq ptr %5, null
  br i1 %13, label %19, label %14

14:
  %15 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %8, i64 %9)
  tail call void @pad.blas.FAMILY.d.tpmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, ptr %15, i64 1)
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double -1.000000e+00, ptr %15, i64 1, ptr %10, i64 %11)
  %16 = icmp eq i32 %2, 85
  br i1 %16, label %17, label %18

17:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %3, double 1.000000e+00, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %18

18:
  tail call void @free(ptr %15)
  br label %19

19:
  tail call void @pad.blas.FAMILY.d.tpsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.tpsv_adjoint(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %1, 82
  %14 = select i1 %13, i32 67, i32 78
  %15 = icmp eq i32 %1, 78
  %16 = select i1 %15, i32 84, i32 %14
  tail call void @pad.la.FAMILY.d.tpsv_op(i32 %0, i32 %16, i32 %2, i64 %3, ptr %4, ptr %10, i64 %11)
  %17 = icmp eq ptr %5, null
  br i1 %17, label %114, label %18

18:
  %19 = icmp eq i32 %2, 85
  %20 = icmp sgt i64 %3, 0
  br i1 %15, label %21, label %66

21:
  %22 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %10, i64 %11)
  %23 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %8, i64 %9)
  br i1 %20, label %24, label %111

24:
  %25 = icmp eq i32 %0, 76
  %26 = icmp eq i32 %0, 76
  %27 = icmp eq i32 %0, 76
  br label %28

28:
  %29 = phi i64 [ 0, %24 ], [ %50, %49 ]
  br i1 %25, label %30, label %36

30:
  %31 = mul nuw nsw i64 %29, %3
  %32 = add nuw nsw i64 %29, 1
  %33 = mul nuw nsw i64 %32, %29
  %34 = lshr i64 %33, 1
  %35 = sub nsw i64 %31, %34
  br label %40

36:
  %37 = add nuw nsw i64 %29, 1
  %38 = mul nuw nsw i64 %37, %29
  %39 = lshr i64 %38, 1
  br label %40

40:
  %41 = phi i64 [ %35, %30 ], [ %39, %36 ]
  %42 = getelementptr inbounds double, ptr %5, i64 %41
  %43 = getelementptr inbounds nuw double, ptr %23, i64 %29
  %44 = load double, ptr %43, align 8
  %45 = add nuw nsw i64 %29, 1
  %46 = select i1 %26, i64 %3, i64 %45
  %47 = select i1 %27, i64 %29, i64 0
  %48 = icmp slt i64 %47, %46
  br i1 %48, label %52, label %49

49:
  %50 = add nuw nsw i64 %29, 1
  %51 = icmp eq i64 %50, %3
  br i1 %51, label %111, label %28

52:
  %53 = phi i64 [ %64, %63 ], [ %47, %40 ]
  %54 = icmp eq i64 %53, %29
  %55 = and i1 %19, %54
  br i1 %55, label %63, label %56

56:
  %57 = getelementptr inbounds nuw double, ptr %22, i64 %53
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %42, i64 %53
  %60 = load double, ptr %59, align 8
  %61 = fmul double %44, %58
  %62 = fsub double %60, %61
  store double %62, ptr %59, align 8
  br label %63

63:
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %46
  br i1 %65, label %49, label %52

66:
  %67 = tail call ptr @pad.la.FAMILY.d.copied_conj(i64 %3, ptr %8, i64 %9)
  %68 = tail call ptr @pad.la.FAMILY.d.copied(i64 %3, ptr %10, i64 %11)
  br i1 %20, label %69, label %111

69:
  %70 = icmp eq i32 %0, 76
  %71 = icmp eq i32 %0, 76
  %72 = icmp eq i32 %0, 76
  br label %73

73:
  %74 = phi i64 [ 0, %69 ], [ %95, %94 ]
  br i1 %70, label %75, label %81

75:
  %76 = mul nuw nsw i64 %74, %3
  %77 = add nuw nsw i64 %74, 1
  %78 = mul nuw nsw i64 %77, %74
  %79 = lshr i64 %78, 1
  %80 = sub nsw i64 %76, %79
  br label %85

81:
  %82 = add nuw nsw i64 %74, 1
  %83 = mul nuw nsw i64 %82, %74
  %84 = lshr i64 %83, 1
  br label %85

85:
  %86 = phi i64 [ %80, %75 ], [ %84, %81 ]
  %87 = getelementptr inbounds double, ptr %5, i64 %86
  %88 = getelementptr inbounds nuw double, ptr %68, i64 %74
  %89 = load double, ptr %88, align 8
  %90 = add nuw nsw i64 %74, 1
  %91 = select i1 %71, i64 %3, i64 %90
  %92 = select i1 %72, i64 %74, i64 0
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %97, label %94

94:
  %95 = add nuw nsw i64 %74, 1
  %96 = icmp eq i64 %95, %3
  br i1 %96, label %111, label %73

97:
  %98 = phi i64 [ %109, %108 ], [ %92, %85 ]
  %99 = icmp eq i64 %98, %74
  %100 = and i1 %19, %99
  br i1 %100, label %108, label %101

101:
  %102 = getelementptr inbounds nuw double, ptr %67, i64 %98
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %87, i64 %98
  %105 = load double, ptr %104, align 8
  %106 = fmul double %89, %103
  %107 = fsub double %105, %106
  store double %107, ptr %104, align 8
  br label %108

108:
  %109 = add nuw nsw i64 %98, 1
  %110 = icmp eq i64 %109, %91
  br i1 %110, label %94, label %97

111:
  %112 = phi ptr [ %22, %21 ], [ %67, %66 ], [ %22, %49 ], [ %67, %94 ]
  %113 = phi ptr [ %23, %21 ], [ %68, %66 ], [ %23, %49 ], [ %68, %94 ]
  tail call void @free(ptr %112)
  tail call void @free(ptr %113)
  br label %114

114:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.any_tpsv(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.tpsv_op(i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
