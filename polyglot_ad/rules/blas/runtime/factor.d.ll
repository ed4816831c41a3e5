; Made from factor.c by regenerate.py.

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.halve(i32 %0, i64 %1, ptr %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %13

5:
  %6 = icmp eq i32 %0, 85
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %9 = mul nuw nsw i64 %8, %1
  %10 = getelementptr double, ptr %2, i64 %9
  %11 = mul nuw nsw i64 %8, %1
  %12 = getelementptr double, ptr %2, i64 %11
  br label %17

13:
  ret void

14:
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %7

17:
  %18 = phi i64 [ 0, %7 ], [ %30, %29 ]
  %19 = icmp eq i64 %18, %8
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr double, ptr %12, i64 %18
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, 5.000000e-01
  store double %23, ptr %21, align 8
  br label %29

24:
  %25 = icmp samesign uge i64 %18, %8
  %26 = xor i1 %6, %25
  br i1 %26, label %29, label %27

27:
  %28 = getelementptr double, ptr %10, i64 %18
  store double 0.000000e+00, ptr %28, align 8
  br label %29

29:
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %14, label %17
}

define linkonce_odr hidden void @pad.la.FAMILY.d.potrf_tangent(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 85
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %13, label %12

12:
  tail call void @pad.la.FAMILY.d.spoil(i64 %1, i64 %1, ptr %6, i64 %7)
  br label %68

13:
  %14 = shl i64 %1, 3
  %15 = mul i64 %14, %1
  %16 = tail call ptr @malloc(i64 %15)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %25

18:
  %19 = phi i64 [ %32, %31 ], [ 0, %13 ]
  %20 = getelementptr double, ptr %6, i64 %19
  %21 = mul nsw i64 %19, %7
  %22 = getelementptr double, ptr %6, i64 %21
  %23 = mul nuw nsw i64 %19, %1
  %24 = getelementptr double, ptr %16, i64 %23
  br label %34

25:
  %26 = select i1 %10, i32 67, i32 78
  %27 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %26, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  %28 = select i1 %10, i32 78, i32 67
  tail call void @pad.blas.FAMILY.d.trsm(i32 82, i32 %0, i32 %28, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  tail call void @pad.la.FAMILY.d.halve(i32 %0, i64 %1, ptr %16)
  %29 = select i1 %10, i32 82, i32 76
  tail call void @pad.blas.FAMILY.d.trmm(i32 %29, i32 %0, i32 78, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  %30 = icmp sgt i64 %1, 0
  br i1 %30, label %50, label %49

31:
  %32 = add nuw nsw i64 %19, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %25, label %18

34:
  %35 = phi i64 [ 0, %18 ], [ %45, %34 ]
  %36 = icmp samesign uge i64 %35, %19
  %37 = icmp samesign ule i64 %35, %19
  %38 = select i1 %10, i1 %37, i1 %36
  %39 = getelementptr double, ptr %22, i64 %35
  %40 = mul nsw i64 %35, %7
  %41 = getelementptr double, ptr %20, i64 %40
  %42 = select i1 %38, ptr %39, ptr %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr double, ptr %24, i64 %35
  store double %43, ptr %44, align 8
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %31, label %34

47:
  %48 = icmp eq i64 %53, %1
  br i1 %48, label %49, label %50

49:
  tail call void @free(ptr %16)
  br label %68

50:
  %51 = phi i64 [ %53, %47 ], [ 0, %25 ]
  %52 = select i1 %10, i64 0, i64 %51
  %53 = add nuw nsw i64 %51, 1
  %54 = select i1 %10, i64 %53, i64 %1
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %56, label %47

56:
  %57 = mul nuw nsw i64 %51, %1
  %58 = getelementptr double, ptr %16, i64 %57
  %59 = mul nsw i64 %51, %7
  %60 = getelementptr double, ptr %6, i64 %59
  br label %61

61:
  %62 = phi i64 [ %52, %56 ], [ %66, %61 ]
  %63 = getelementptr double, ptr %58, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr double, ptr %60, i64 %62
  store double %64, ptr %65, align 8
  %66 = add nuw nsw i64 %62, 1
  %67 = icmp eq i64 %66, %54
  br i1 %67, label %47, label %61

68:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.potrf_adjoint(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 85
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %13, label %12

12:
  tail call void @pad.la.FAMILY.d.spoil(i64 %1, i64 %1, ptr %6, i64 %7)
  br label %55

13:
  %14 = tail call ptr @pad.la.FAMILY.d.lone_triangle(i32 %0, i32 0, i64 %1, i64 %1, ptr %6, i64 %7)
  %15 = select i1 %10, i32 82, i32 76
  %16 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 %15, i32 %0, i32 67, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  tail call void @pad.la.FAMILY.d.halve(i32 %0, i64 %1, ptr %14)
  %17 = select i1 %10, i32 78, i32 67
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %17, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  %18 = select i1 %10, i32 67, i32 78
  tail call void @pad.blas.FAMILY.d.trsm(i32 82, i32 %0, i32 %18, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %23, label %22

20:
  %21 = icmp eq i64 %26, %1
  br i1 %21, label %22, label %23

22:
  tail call void @free(ptr %14)
  br label %55

23:
  %24 = phi i64 [ %26, %20 ], [ 0, %13 ]
  %25 = select i1 %10, i64 0, i64 %24
  %26 = add nuw nsw i64 %24, 1
  %27 = select i1 %10, i64 %26, i64 %1
  %28 = getelementptr double, ptr %14, i64 %24
  %29 = icmp slt i64 %25, %27
  br i1 %29, label %30, label %20

30:
  %31 = mul nuw nsw i64 %24, %1
  %32 = getelementptr double, ptr %14, i64 %31
  %33 = mul nuw nsw i64 %24, %1
  %34 = getelementptr double, ptr %14, i64 %33
  %35 = mul nsw i64 %24, %7
  %36 = getelementptr double, ptr %6, i64 %35
  br label %37

37:
  %38 = phi i64 [ %25, %30 ], [ %53, %50 ]
  %39 = icmp eq i64 %38, %24
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr double, ptr %34, i64 %38
  %42 = load double, ptr %41, align 8
  br label %50

43:
  %44 = getelementptr double, ptr %32, i64 %38
  %45 = load double, ptr %44, align 8
  %46 = mul nuw nsw i64 %38, %1
  %47 = getelementptr double, ptr %28, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %45, %48
  br label %50

50:
  %51 = phi double [ %42, %40 ], [ %49, %43 ]
  %52 = getelementptr double, ptr %36, i64 %38
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %38, 1
  %54 = icmp eq i64 %53, %27
  br i1 %54, label %20, label %37

55:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.subtract(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.d.add_columns(i64 %0, i64 %1, double -1.000000e+00, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.getrf_tangent(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %0, %1
  %12 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %15, label %14

14:
  tail call void @pad.la.FAMILY.d.spoil(i64 %0, i64 %1, ptr %6, i64 %7)
  br label %73

15:
  tail call void @pad.blas.FAMILY.d.laswp(i64 %1, ptr %6, i64 %7, i64 1, i64 %12, ptr %8, i64 1)
  %16 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %12, i64 %12, ptr %6, i64 %7)
  %17 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.d.trsm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %16, i64 %17)
  %18 = mul nsw i64 %12, %12
  %19 = add nuw nsw i64 %18, 1
  %20 = tail call ptr @calloc(i64 %19, i64 8)
  %21 = tail call ptr @calloc(i64 %19, i64 8)
  %22 = icmp sgt i64 %12, 0
  br i1 %22, label %23, label %26

23:
  %24 = phi i64 [ %29, %28 ], [ 0, %15 ]
  %25 = mul nuw nsw i64 %24, %12
  br label %31

26:
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %20, i64 %17)
  tail call void @pad.blas.FAMILY.d.trmm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %21, i64 %17)
  %27 = icmp sgt i64 %12, 0
  br i1 %27, label %41, label %46

28:
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %26, label %23

31:
  %32 = phi i64 [ 0, %23 ], [ %39, %31 ]
  %33 = icmp samesign ugt i64 %32, %24
  %34 = select i1 %33, ptr %20, ptr %21
  %35 = add nuw nsw i64 %32, %25
  %36 = getelementptr inbounds nuw double, ptr %16, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw double, ptr %34, i64 %35
  store double %37, ptr %38, align 8
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %12
  br i1 %40, label %28, label %31

41:
  %42 = phi i64 [ %49, %48 ], [ 0, %26 ]
  %43 = mul nuw nsw i64 %42, %12
  %44 = mul nsw i64 %42, %7
  %45 = getelementptr double, ptr %6, i64 %44
  br label %51

46:
  %47 = icmp slt i64 %1, %0
  br i1 %47, label %61, label %65

48:
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, %12
  br i1 %50, label %46, label %41

51:
  %52 = phi i64 [ 0, %41 ], [ %59, %51 ]
  %53 = icmp samesign ugt i64 %52, %42
  %54 = select i1 %53, ptr %20, ptr %21
  %55 = getelementptr double, ptr %54, i64 %43
  %56 = getelementptr double, ptr %55, i64 %52
  %57 = load double, ptr %56, align 8
  %58 = getelementptr double, ptr %45, i64 %52
  store double %57, ptr %58, align 8
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %12
  br i1 %60, label %48, label %51

61:
  %62 = sub nsw i64 %0, %12
  %63 = getelementptr inbounds double, ptr %4, i64 %12
  %64 = getelementptr inbounds double, ptr %6, i64 %12
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %62, i64 %12, i64 %12, double -1.000000e+00, ptr %63, i64 %5, ptr %21, i64 %17, double 1.000000e+00, ptr %64, i64 %7)
  tail call void @pad.blas.FAMILY.d.trsm(i32 82, i32 85, i32 78, i32 78, i64 %62, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %64, i64 %7)
  br label %65

65:
  br i1 %11, label %66, label %72

66:
  %67 = sub nsw i64 %1, %12
  %68 = mul nsw i64 %5, %12
  %69 = getelementptr inbounds double, ptr %4, i64 %68
  %70 = mul nsw i64 %7, %12
  %71 = getelementptr inbounds double, ptr %6, i64 %70
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %12, i64 %67, i64 %12, double -1.000000e+00, ptr %20, i64 %17, ptr %69, i64 %5, double 1.000000e+00, ptr %71, i64 %7)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %67, double 1.000000e+00, ptr %4, i64 %5, ptr %71, i64 %7)
  br label %72

72:
  tail call void @free(ptr %16)
  tail call void @free(ptr %20)
  tail call void @free(ptr %21)
  br label %73

73:
  ret void
}

declare void @pad.blas.FAMILY.d.laswp(i64, ptr, i64, i64, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.getrf_adjoint(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %0, %1
  %12 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %15, label %14

14:
  tail call void @pad.la.FAMILY.d.spoil(i64 %0, i64 %1, ptr %6, i64 %7)
  br label %104

15:
  %16 = shl i64 %12, 3
  %17 = mul i64 %16, %12
  %18 = tail call ptr @malloc(i64 %17)
  %19 = tail call ptr @malloc(i64 %17)
  %20 = icmp sgt i64 %12, 0
  br i1 %20, label %21, label %28

21:
  %22 = phi i64 [ %31, %30 ], [ 0, %15 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr double, ptr %6, i64 %23
  %25 = mul nuw nsw i64 %22, %12
  %26 = mul nsw i64 %22, %7
  %27 = getelementptr double, ptr %6, i64 %26
  br label %33

28:
  %29 = icmp slt i64 %1, %0
  br i1 %29, label %51, label %56

30:
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %12
  br i1 %32, label %28, label %21

33:
  %34 = phi i64 [ 0, %21 ], [ %49, %46 ]
  %35 = icmp samesign ugt i64 %34, %22
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr double, ptr %24, i64 %34
  %38 = load double, ptr %37, align 8
  br label %39

39:
  %40 = phi double [ %38, %36 ], [ 0.000000e+00, %33 ]
  %41 = add nuw nsw i64 %34, %25
  %42 = getelementptr inbounds nuw double, ptr %18, i64 %41
  store double %40, ptr %42, align 8
  br i1 %35, label %46, label %43

43:
  %44 = getelementptr double, ptr %27, i64 %34
  %45 = load double, ptr %44, align 8
  br label %46

46:
  %47 = phi double [ %45, %43 ], [ 0.000000e+00, %39 ]
  %48 = getelementptr inbounds nuw double, ptr %19, i64 %41
  store double %47, ptr %48, align 8
  %49 = add nuw nsw i64 %34, 1
  %50 = icmp eq i64 %49, %12
  br i1 %50, label %30, label %33

51:
  %52 = sub nsw i64 %0, %12
  %53 = getelementptr inbounds double, ptr %6, i64 %12
  tail call void @pad.blas.FAMILY.d.trsm(i32 82, i32 85, i32 67, i32 78, i64 %52, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %53, i64 %7)
  %54 = getelementptr inbounds double, ptr %4, i64 %12
  %55 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 67, i32 78, i64 %12, i64 %12, i64 %52, double -1.000000e+00, ptr %54, i64 %5, ptr %53, i64 %7, double 1.000000e+00, ptr %19, i64 %55)
  br label %56

56:
  br i1 %11, label %57, label %64

57:
  %58 = sub nsw i64 %1, %12
  %59 = mul nsw i64 %7, %12
  %60 = getelementptr inbounds double, ptr %6, i64 %59
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %58, double 1.000000e+00, ptr %4, i64 %5, ptr %60, i64 %7)
  %61 = mul nsw i64 %5, %12
  %62 = getelementptr inbounds double, ptr %4, i64 %61
  %63 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 67, i64 %12, i64 %12, i64 %58, double -1.000000e+00, ptr %60, i64 %7, ptr %62, i64 %5, double 1.000000e+00, ptr %18, i64 %63)
  br label %64

64:
  %65 = icmp sgt i64 %12, 0
  br i1 %65, label %66, label %72

66:
  %67 = phi i64 [ %76, %75 ], [ 0, %64 ]
  %68 = mul nuw nsw i64 %67, %12
  %69 = getelementptr double, ptr %18, i64 %68
  %70 = mul nuw nsw i64 %67, %12
  %71 = getelementptr double, ptr %19, i64 %70
  br label %78

72:
  %73 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %18, i64 %73)
  tail call void @pad.blas.FAMILY.d.trmm(i32 82, i32 85, i32 67, i32 78, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %19, i64 %73)
  %74 = icmp sgt i64 %12, 0
  br i1 %74, label %85, label %90

75:
  %76 = add nuw nsw i64 %67, 1
  %77 = icmp eq i64 %76, %12
  br i1 %77, label %72, label %66

78:
  %79 = phi i64 [ 0, %66 ], [ %83, %78 ]
  %80 = icmp samesign ugt i64 %79, %67
  %81 = select i1 %80, ptr %71, ptr %69
  %82 = getelementptr double, ptr %81, i64 %79
  store double 0.000000e+00, ptr %82, align 8
  %83 = add nuw nsw i64 %79, 1
  %84 = icmp eq i64 %83, %12
  br i1 %84, label %75, label %78

85:
  %86 = phi i64 [ %92, %91 ], [ 0, %72 ]
  %87 = mul nuw nsw i64 %86, %12
  %88 = mul nsw i64 %86, %7
  %89 = getelementptr double, ptr %6, i64 %88
  br label %94

90:
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.d.trsm(i32 82, i32 85, i32 67, i32 78, i64 %12, i64 %12, double 1.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.d.laswp(i64 %1, ptr %6, i64 %7, i64 1, i64 %12, ptr %8, i64 -1)
  tail call void @free(ptr %18)
  tail call void @free(ptr %19)
  br label %104

91:
  %92 = add nuw nsw i64 %86, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %90, label %85

94:
  %95 = phi i64 [ 0, %85 ], [ %102, %94 ]
  %96 = icmp samesign ugt i64 %95, %86
  %97 = select i1 %96, ptr %18, ptr %19
  %98 = getelementptr double, ptr %97, i64 %87
  %99 = getelementptr double, ptr %98, i64 %95
  %100 = load double, ptr %99, align 8
  %101 = getelementptr double, ptr %89, i64 %95
  store double %100, ptr %101, align 8
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, %12
  br i1 %103, label %91, label %94

104:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.laswp_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.laswp(i64 %0, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.laswp_adjoint(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = sub nsw i64 0, %10
  tail call void @pad.blas.FAMILY.d.laswp(i64 %0, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %12)
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.d.times_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %2, i64 %3, ptr %6, i64 %7)
  %10 = icmp eq i32 %0, 76
  %11 = select i1 %10, i32 85, i32 78
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 %0, i32 %1, i32 %11, i64 %2, i64 %3, double 1.000000e+00, ptr %4, i64 %5, ptr %9, i64 %12)
  br i1 %10, label %13, label %14

13:
  tail call void @pad.la.FAMILY.d.subtract(i64 %2, i64 %3, ptr %6, i64 %7, ptr %9, i64 %2)
  br label %14

14:
  ret ptr %9
}

define linkonce_odr hidden void @pad.la.FAMILY.d.getrs_tangent(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind {
  %16 = icmp ne ptr %5, null
  %17 = icmp eq i32 %0, 78
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %24

19:
  %20 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %21 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %20, i64 %21)
  tail call void @pad.blas.FAMILY.d.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 1)
  %22 = tail call ptr @pad.la.FAMILY.d.times_triangle(i32 76, i32 78, i64 %1, i64 %2, ptr %5, i64 %6, ptr %20, i64 %1)
  tail call void @pad.la.FAMILY.d.subtract(i64 %1, i64 %2, ptr %22, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 76, i32 78, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %23 = tail call ptr @pad.la.FAMILY.d.times_triangle(i32 85, i32 78, i64 %1, i64 %2, ptr %5, i64 %6, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.d.subtract(i64 %1, i64 %2, ptr %23, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @free(ptr %20)
  tail call void @free(ptr %22)
  tail call void @free(ptr %23)
  br label %33

24:
  br i1 %16, label %25, label %31

25:
  %26 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %27 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.d.laswp(i64 %2, ptr %26, i64 %27, i64 1, i64 %1, ptr %7, i64 1)
  %28 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %1, i64 %2, ptr %26, i64 %1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %28, i64 %27)
  %29 = tail call ptr @pad.la.FAMILY.d.times_triangle(i32 85, i32 %0, i64 %1, i64 %2, ptr %5, i64 %6, ptr %28, i64 %1)
  tail call void @pad.la.FAMILY.d.subtract(i64 %1, i64 %2, ptr %29, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %30 = tail call ptr @pad.la.FAMILY.d.times_triangle(i32 76, i32 %0, i64 %1, i64 %2, ptr %5, i64 %6, ptr %26, i64 %1)
  tail call void @pad.la.FAMILY.d.subtract(i64 %1, i64 %2, ptr %30, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.d.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 -1)
  tail call void @free(ptr %26)
  tail call void @free(ptr %28)
  tail call void @free(ptr %29)
  tail call void @free(ptr %30)
  br label %33

31:
  %32 = tail call i64 @pad.blas.FAMILY.d.getrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %7, ptr %12, i64 %13)
  br label %33

33:
  ret void
}

declare i64 @pad.blas.FAMILY.d.getrs(i32, i64, i64, ptr, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.take_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = mul nsw i64 %2, %2
  %12 = add nuw nsw i64 %11, 1
  %13 = tail call ptr @calloc(i64 %12, i64 8)
  %14 = icmp eq i32 %1, 78
  br i1 %14, label %15, label %16

15:
  tail call void @pad.la.FAMILY.d.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double 1.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7, ptr %13, i64 %2)
  br label %17

16:
  tail call void @pad.la.FAMILY.d.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double 1.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %13, i64 %2)
  br label %17

17:
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %27

19:
  %20 = icmp eq i32 %0, 76
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %29, %28 ]
  %23 = mul nuw nsw i64 %22, %2
  %24 = getelementptr double, ptr %13, i64 %23
  %25 = mul nsw i64 %22, %9
  %26 = getelementptr double, ptr %8, i64 %25
  br label %31

27:
  tail call void @free(ptr %13)
  ret void

28:
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %27, label %21

31:
  %32 = phi i64 [ 0, %21 ], [ %42, %41 ]
  %33 = icmp samesign ugt i64 %32, %22
  %34 = xor i1 %20, %33
  br i1 %34, label %41, label %35

35:
  %36 = getelementptr double, ptr %24, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = getelementptr double, ptr %26, i64 %32
  %39 = load double, ptr %38, align 8
  %40 = fsub double %39, %37
  store double %40, ptr %38, align 8
  br label %41

41:
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %2
  br i1 %43, label %28, label %31
}

define linkonce_odr hidden void @pad.la.FAMILY.d.getrs_adjoint(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind {
  %16 = icmp eq i32 %0, 82
  %17 = select i1 %16, i32 67, i32 78
  %18 = icmp eq i32 %0, 78
  %19 = select i1 %18, i32 84, i32 %17
  br i1 %18, label %20, label %27

20:
  tail call void @pad.la.FAMILY.d.trsm_op(i32 76, i32 85, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %21 = icmp eq ptr %5, null
  br i1 %21, label %25, label %22

22:
  tail call void @pad.la.FAMILY.d.take_triangle(i32 85, i32 78, i64 %1, i64 %2, ptr %12, i64 %13, ptr %10, i64 %11, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.d.trsm_op(i32 76, i32 76, i32 %19, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %23 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %24 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %23, i64 %24)
  tail call void @pad.la.FAMILY.d.take_triangle(i32 76, i32 78, i64 %1, i64 %2, ptr %12, i64 %13, ptr %23, i64 %1, ptr %5, i64 %6)
  tail call void @free(ptr %23)
  br label %26

25:
  tail call void @pad.la.FAMILY.d.trsm_op(i32 76, i32 76, i32 %19, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  br label %26

26:
  tail call void @pad.blas.FAMILY.d.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 -1)
  br label %33

27:
  tail call void @pad.blas.FAMILY.d.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 1)
  tail call void @pad.la.FAMILY.d.trsm_op(i32 76, i32 76, i32 %19, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %28 = icmp eq ptr %5, null
  br i1 %28, label %32, label %29

29:
  %30 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %31 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.d.laswp(i64 %2, ptr %30, i64 %31, i64 1, i64 %1, ptr %7, i64 1)
  tail call void @pad.la.FAMILY.d.take_triangle(i32 76, i32 %0, i64 %1, i64 %2, ptr %12, i64 %13, ptr %30, i64 %1, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.d.trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %30, i64 %31)
  tail call void @pad.la.FAMILY.d.trsm_op(i32 76, i32 85, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.d.take_triangle(i32 85, i32 %0, i64 %1, i64 %2, ptr %12, i64 %13, ptr %30, i64 %1, ptr %5, i64 %6)
  tail call void @free(ptr %30)
  br label %33

32:
  tail call void @pad.la.FAMILY.d.trsm_op(i32 76, i32 85, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  br label %33

33:
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.gesv(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = tail call i64 @pad.blas.FAMILY.d.getrf(i64 %0, i64 %0, ptr %2, i64 %3, ptr %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call i64 @pad.blas.FAMILY.d.getrs(i32 78, i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %12

12:
  %13 = phi i64 [ %11, %10 ], [ %8, %7 ]
  ret i64 %13
}

declare i64 @pad.blas.FAMILY.d.getrf(i64, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.identity(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %13

6:
  %7 = icmp sgt i64 %0, 0
  br label %8

8:
  %9 = phi i64 [ 0, %6 ], [ %15, %14 ]
  br i1 %7, label %10, label %14

10:
  %11 = mul nsw i64 %9, %3
  %12 = getelementptr double, ptr %2, i64 %11
  br label %17

13:
  ret void

14:
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:
  %18 = phi i64 [ 0, %10 ], [ %22, %17 ]
  %19 = icmp eq i64 %18, %9
  %20 = uitofp i1 %19 to double
  %21 = getelementptr double, ptr %12, i64 %18
  store double %20, ptr %21, align 8
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %14, label %17
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.zero_on_diagonal(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %16

5:
  %6 = add i64 %2, 1
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %13, %14 ]
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fcmp oeq double %11, 0.000000e+00
  %13 = add nuw nsw i64 %8, 1
  br i1 %12, label %16, label %14

14:
  %15 = icmp eq i64 %13, %0
  br i1 %15, label %16, label %7

16:
  %17 = phi i64 [ 0, %3 ], [ 0, %14 ], [ %13, %7 ]
  ret i64 %17
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.getri(i64 %0, ptr %1, i64 %2, ptr %3) alwaysinline nounwind {
  %5 = tail call i64 @pad.la.FAMILY.d.zero_on_diagonal(i64 %0, ptr %1, i64 %2)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %0, i64 %0, ptr %1, i64 %2)
  tail call void @pad.la.FAMILY.d.identity(i64 %0, i64 %0, ptr %1, i64 %2)
  %9 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %10 = tail call i64 @pad.blas.FAMILY.d.getrs(i32 78, i64 %0, i64 %0, ptr %8, i64 %9, ptr %3, ptr %1, i64 %2)
  tail call void @free(ptr %8)
  br label %11

11:
  %12 = phi i64 [ 0, %7 ], [ %5, %4 ]
  ret i64 %12
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.potrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %0, 85
  %9 = select i1 %8, i32 67, i32 78
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %9, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  %10 = select i1 %8, i32 78, i32 67
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %10, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  ret i64 0
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.posv(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = tail call i64 @pad.blas.FAMILY.d.potrf(i32 %0, i64 %1, ptr %3, i64 %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %0, 85
  %12 = select i1 %11, i32 67, i32 78
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %12, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  %13 = select i1 %11, i32 78, i32 67
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %13, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %14

14:
  ret i64 %8
}

declare i64 @pad.blas.FAMILY.d.potrf(i32, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.put_triangle(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:
  %10 = icmp eq i32 %0, 85
  %11 = icmp ne i32 %1, 0
  br label %15

12:
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 0, i64 %16
  %18 = add nuw nsw i64 %16, 1
  %19 = select i1 %10, i64 %18, i64 %2
  %20 = icmp slt i64 %17, %19
  br i1 %20, label %21, label %12

21:
  %22 = mul nsw i64 %16, %4
  %23 = getelementptr double, ptr %3, i64 %22
  %24 = mul nsw i64 %16, %6
  %25 = getelementptr double, ptr %5, i64 %24
  br label %26

26:
  %27 = phi i64 [ %17, %21 ], [ %35, %34 ]
  %28 = icmp eq i64 %27, %16
  %29 = and i1 %11, %28
  br i1 %29, label %34, label %30

30:
  %31 = getelementptr double, ptr %23, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = getelementptr double, ptr %25, i64 %27
  store double %32, ptr %33, align 8
  br label %34

34:
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %19
  br i1 %36, label %12, label %26
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.potri(i32 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = tail call i64 @pad.la.FAMILY.d.zero_on_diagonal(i64 %1, ptr %2, i64 %3)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %15

7:
  %8 = shl i64 %1, 3
  %9 = mul i64 %8, %1
  %10 = tail call ptr @malloc(i64 %9)
  tail call void @pad.la.FAMILY.d.identity(i64 %1, i64 %1, ptr %10, i64 %1)
  %11 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %12 = icmp eq i32 %0, 85
  %13 = select i1 %12, i32 67, i32 78
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %13, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %2, i64 %3, ptr %10, i64 %11)
  %14 = select i1 %12, i32 78, i32 67
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %14, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %2, i64 %3, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.d.put_triangle(i32 %0, i32 0, i64 %1, ptr %10, i64 %1, ptr %2, i64 %3)
  tail call void @free(ptr %10)
  br label %15

15:
  %16 = phi i64 [ 0, %7 ], [ %5, %4 ]
  ret i64 %16
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.trtrs(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %2, 78
  br i1 %10, label %11, label %14

11:
  %12 = tail call i64 @pad.la.FAMILY.d.zero_on_diagonal(i64 %3, ptr %5, i64 %6)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, double 1.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %15

15:
  %16 = phi i64 [ 0, %14 ], [ %12, %11 ]
  ret i64 %16
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.trtri(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp eq i32 %1, 78
  br i1 %6, label %7, label %10

7:
  %8 = tail call i64 @pad.la.FAMILY.d.zero_on_diagonal(i64 %2, ptr %3, i64 %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = shl i64 %2, 3
  %12 = mul i64 %11, %2
  %13 = tail call ptr @malloc(i64 %12)
  tail call void @pad.la.FAMILY.d.identity(i64 %2, i64 %2, ptr %13, i64 %2)
  %14 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 %0, i32 78, i32 %1, i64 %2, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %13, i64 %14)
  %15 = icmp eq i32 %1, 85
  %16 = zext i1 %15 to i32
  tail call void @pad.la.FAMILY.d.put_triangle(i32 %0, i32 %16, i64 %2, ptr %13, i64 %2, ptr %3, i64 %4)
  tail call void @free(ptr %13)
  br label %17

17:
  %18 = phi i64 [ 0, %10 ], [ %8, %7 ]
  ret i64 %18
}

define linkonce_odr hidden void @pad.la.FAMILY.d.lacpy(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:
  %10 = icmp eq i32 %0, 76
  %11 = icmp eq i32 %0, 85
  br label %15

12:
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 %16, i64 0
  %18 = add nuw nsw i64 %16, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  %20 = select i1 %11, i64 %19, i64 %1
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %12

22:
  %23 = mul nsw i64 %16, %4
  %24 = getelementptr double, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %6
  %26 = getelementptr double, ptr %5, i64 %25
  br label %27

27:
  %28 = phi i64 [ %17, %22 ], [ %32, %27 ]
  %29 = getelementptr double, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr double, ptr %26, i64 %28
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, %20
  br i1 %33, label %12, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.d.laset(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:
  %10 = icmp eq i32 %0, 76
  %11 = icmp eq i32 %0, 85
  br label %15

12:
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 %16, i64 0
  %18 = add nuw nsw i64 %16, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  %20 = select i1 %11, i64 %19, i64 %1
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %12

22:
  %23 = mul nsw i64 %16, %6
  %24 = getelementptr double, ptr %5, i64 %23
  br label %25

25:
  %26 = phi i64 [ %17, %22 ], [ %30, %25 ]
  %27 = icmp eq i64 %26, %16
  %28 = select i1 %27, double %4, double %3
  %29 = getelementptr double, ptr %24, i64 %26
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %26, 1
  %31 = icmp eq i64 %30, %20
  br i1 %31, label %12, label %25
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind
