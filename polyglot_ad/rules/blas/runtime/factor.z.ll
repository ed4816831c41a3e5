; Made from factor.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.halve(i32 %0, i64 %1, ptr %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %13

5:
  %6 = icmp eq i32 %0, 85
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %9 = mul nuw nsw i64 %8, %1
  %10 = getelementptr { double, double }, ptr %2, i64 %9
  %11 = mul nuw nsw i64 %8, %1
  %12 = getelementptr { double, double }, ptr %2, i64 %11
  br label %17

13:
  ret void

14:
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %7

17:
  %18 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %19 = icmp eq i64 %18, %8
  br i1 %19, label %20, label %25

20:
  %21 = getelementptr { double, double }, ptr %12, i64 %18
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, 5.000000e-01
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %23, ptr %21, align 8
  store double 0.000000e+00, ptr %24, align 8
  br label %31

25:
  %26 = icmp samesign uge i64 %18, %8
  %27 = xor i1 %6, %26
  br i1 %27, label %31, label %28

28:
  %29 = getelementptr { double, double }, ptr %10, i64 %18
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double 0.000000e+00, ptr %29, align 8
  store double 0.000000e+00, ptr %30, align 8
  br label %31

31:
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %14, label %17
}

define linkonce_odr hidden void @pad.la.FAMILY.z.potrf_tangent(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 85
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %13, label %12

12:
  tail call void @pad.la.FAMILY.z.spoil(i64 %1, i64 %1, ptr %6, i64 %7)
  br label %78

13:
  %14 = shl i64 %1, 4
  %15 = mul i64 %14, %1
  %16 = tail call ptr @malloc(i64 %15)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %25

18:
  %19 = phi i64 [ %32, %31 ], [ 0, %13 ]
  %20 = getelementptr { double, double }, ptr %6, i64 %19
  %21 = mul nsw i64 %19, %7
  %22 = getelementptr { double, double }, ptr %6, i64 %21
  %23 = mul nuw nsw i64 %19, %1
  %24 = getelementptr { double, double }, ptr %16, i64 %23
  br label %34

25:
  %26 = select i1 %10, i32 67, i32 78
  %27 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %26, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  %28 = select i1 %10, i32 78, i32 67
  tail call void @pad.blas.FAMILY.z.trsm(i32 82, i32 %0, i32 %28, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  tail call void @pad.la.FAMILY.z.halve(i32 %0, i64 %1, ptr %16)
  %29 = select i1 %10, i32 82, i32 76
  tail call void @pad.blas.FAMILY.z.trmm(i32 %29, i32 %0, i32 78, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  %30 = icmp sgt i64 %1, 0
  br i1 %30, label %57, label %56

31:
  %32 = add nuw nsw i64 %19, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %25, label %18

34:
  %35 = phi i64 [ 0, %18 ], [ %52, %34 ]
  %36 = icmp samesign uge i64 %35, %19
  %37 = icmp samesign ule i64 %35, %19
  %38 = select i1 %10, i1 %37, i1 %36
  %39 = getelementptr { double, double }, ptr %22, i64 %35
  %40 = mul nsw i64 %35, %7
  %41 = getelementptr { double, double }, ptr %20, i64 %40
  %42 = select i1 %38, ptr %39, ptr %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load double, ptr %43, align 8
  %45 = load double, ptr %42, align 8
  %46 = icmp eq i64 %35, %19
  %47 = select i1 %46, double 0.000000e+00, double %44
  %48 = fneg double %44
  %49 = select i1 %38, double %47, double %48
  %50 = getelementptr { double, double }, ptr %24, i64 %35
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store double %45, ptr %50, align 8
  store double %49, ptr %51, align 8
  %52 = add nuw nsw i64 %35, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %31, label %34

54:
  %55 = icmp eq i64 %60, %1
  br i1 %55, label %56, label %57

56:
  tail call void @free(ptr %16)
  br label %78

57:
  %58 = phi i64 [ %60, %54 ], [ 0, %25 ]
  %59 = select i1 %10, i64 0, i64 %58
  %60 = add nuw nsw i64 %58, 1
  %61 = select i1 %10, i64 %60, i64 %1
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %63, label %54

63:
  %64 = mul nuw nsw i64 %58, %1
  %65 = getelementptr { double, double }, ptr %16, i64 %64
  %66 = mul nsw i64 %58, %7
  %67 = getelementptr { double, double }, ptr %6, i64 %66
  br label %68

68:
  %69 = phi i64 [ %59, %63 ], [ %76, %68 ]
  %70 = getelementptr { double, double }, ptr %65, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load double, ptr %72, align 8
  %74 = getelementptr { double, double }, ptr %67, i64 %69
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 8
  store double %71, ptr %74, align 8
  store double %73, ptr %75, align 8
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %61
  br i1 %77, label %54, label %68

78:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.potrf_adjoint(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 85
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %13, label %12

12:
  tail call void @pad.la.FAMILY.z.spoil(i64 %1, i64 %1, ptr %6, i64 %7)
  br label %62

13:
  %14 = tail call ptr @pad.la.FAMILY.z.lone_triangle(i32 %0, i32 0, i64 %1, i64 %1, ptr %6, i64 %7)
  %15 = select i1 %10, i32 82, i32 76
  %16 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 %15, i32 %0, i32 67, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  tail call void @pad.la.FAMILY.z.halve(i32 %0, i64 %1, ptr %14)
  %17 = select i1 %10, i32 78, i32 67
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %17, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  %18 = select i1 %10, i32 67, i32 78
  tail call void @pad.blas.FAMILY.z.trsm(i32 82, i32 %0, i32 %18, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %23, label %22

20:
  %21 = icmp eq i64 %26, %1
  br i1 %21, label %22, label %23

22:
  tail call void @free(ptr %14)
  br label %62

23:
  %24 = phi i64 [ %26, %20 ], [ 0, %13 ]
  %25 = select i1 %10, i64 0, i64 %24
  %26 = add nuw nsw i64 %24, 1
  %27 = select i1 %10, i64 %26, i64 %1
  %28 = getelementptr { double, double }, ptr %14, i64 %24
  %29 = icmp slt i64 %25, %27
  br i1 %29, label %30, label %20

30:
  %31 = mul nuw nsw i64 %24, %1
  %32 = getelementptr { double, double }, ptr %14, i64 %31
  %33 = mul nuw nsw i64 %24, %1
  %34 = getelementptr { double, double }, ptr %14, i64 %33
  %35 = mul nsw i64 %24, %7
  %36 = getelementptr { double, double }, ptr %6, i64 %35
  br label %37

37:
  %38 = phi i64 [ %25, %30 ], [ %60, %55 ]
  %39 = icmp eq i64 %38, %24
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr { double, double }, ptr %34, i64 %38
  %42 = load double, ptr %41, align 8
  br label %55

43:
  %44 = getelementptr { double, double }, ptr %32, i64 %38
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %47 = load double, ptr %46, align 8
  %48 = mul nuw nsw i64 %38, %1
  %49 = getelementptr { double, double }, ptr %28, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fadd double %45, %50
  %54 = fsub double %47, %52
  br label %55

55:
  %56 = phi double [ %42, %40 ], [ %53, %43 ]
  %57 = phi double [ 0.000000e+00, %40 ], [ %54, %43 ]
  %58 = getelementptr { double, double }, ptr %36, i64 %38
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store double %56, ptr %58, align 8
  store double %57, ptr %59, align 8
  %60 = add nuw nsw i64 %38, 1
  %61 = icmp eq i64 %60, %27
  br i1 %61, label %20, label %37

62:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.subtract(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.add_columns(i64 %0, i64 %1, double -1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.getrf_tangent(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %0, %1
  %12 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %15, label %14

14:
  tail call void @pad.la.FAMILY.z.spoil(i64 %0, i64 %1, ptr %6, i64 %7)
  br label %81

15:
  tail call void @pad.blas.FAMILY.z.laswp(i64 %1, ptr %6, i64 %7, i64 1, i64 %12, ptr %8, i64 1)
  %16 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %12, i64 %12, ptr %6, i64 %7)
  %17 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.z.trsm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %17)
  %18 = mul nsw i64 %12, %12
  %19 = add nuw nsw i64 %18, 1
  %20 = tail call ptr @calloc(i64 %19, i64 16)
  %21 = tail call ptr @calloc(i64 %19, i64 16)
  %22 = icmp sgt i64 %12, 0
  br i1 %22, label %23, label %26

23:
  %24 = phi i64 [ %29, %28 ], [ 0, %15 ]
  %25 = mul nuw nsw i64 %24, %12
  br label %31

26:
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %20, i64 %17)
  tail call void @pad.blas.FAMILY.z.trmm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %21, i64 %17)
  %27 = icmp sgt i64 %12, 0
  br i1 %27, label %44, label %52

28:
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %26, label %23

31:
  %32 = phi i64 [ 0, %23 ], [ %42, %31 ]
  %33 = icmp samesign ugt i64 %32, %24
  %34 = select i1 %33, ptr %20, ptr %21
  %35 = add nuw nsw i64 %32, %25
  %36 = getelementptr inbounds nuw { double, double }, ptr %16, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %35
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double %37, ptr %40, align 8
  store double %39, ptr %41, align 8
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %12
  br i1 %43, label %28, label %31

44:
  %45 = phi i64 [ %55, %54 ], [ 0, %26 ]
  %46 = mul nuw nsw i64 %45, %12
  %47 = getelementptr { double, double }, ptr %21, i64 %46
  %48 = mul nuw nsw i64 %45, %12
  %49 = getelementptr { double, double }, ptr %20, i64 %48
  %50 = mul nsw i64 %45, %7
  %51 = getelementptr { double, double }, ptr %6, i64 %50
  br label %57

52:
  %53 = icmp slt i64 %1, %0
  br i1 %53, label %69, label %73

54:
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, %12
  br i1 %56, label %52, label %44

57:
  %58 = phi i64 [ 0, %44 ], [ %67, %57 ]
  %59 = icmp samesign ugt i64 %58, %45
  %60 = select i1 %59, ptr %49, ptr %47
  %61 = getelementptr { double, double }, ptr %60, i64 %58
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %63 = load double, ptr %62, align 8
  %64 = load double, ptr %61, align 8
  %65 = getelementptr { double, double }, ptr %51, i64 %58
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store double %64, ptr %65, align 8
  store double %63, ptr %66, align 8
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, %12
  br i1 %68, label %54, label %57

69:
  %70 = sub nsw i64 %0, %12
  %71 = getelementptr inbounds { double, double }, ptr %4, i64 %12
  %72 = getelementptr inbounds { double, double }, ptr %6, i64 %12
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %70, i64 %12, i64 %12, double -1.000000e+00, double 0.000000e+00, ptr %71, i64 %5, ptr %21, i64 %17, double 1.000000e+00, double 0.000000e+00, ptr %72, i64 %7)
  tail call void @pad.blas.FAMILY.z.trsm(i32 82, i32 85, i32 78, i32 78, i64 %70, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %72, i64 %7)
  br label %73

73:
  br i1 %11, label %74, label %80

74:
  %75 = sub nsw i64 %1, %12
  %76 = mul nsw i64 %5, %12
  %77 = getelementptr inbounds { double, double }, ptr %4, i64 %76
  %78 = mul nsw i64 %7, %12
  %79 = getelementptr inbounds { double, double }, ptr %6, i64 %78
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %12, i64 %75, i64 %12, double -1.000000e+00, double 0.000000e+00, ptr %20, i64 %17, ptr %77, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %79, i64 %7)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %75, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %79, i64 %7)
  br label %80

80:
  tail call void @free(ptr %16)
  tail call void @free(ptr %20)
  tail call void @free(ptr %21)
  br label %81

81:
  ret void
}

declare void @pad.blas.FAMILY.z.laswp(i64, ptr, i64, i64, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.getrf_adjoint(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %0, %1
  %12 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %15, label %14

14:
  tail call void @pad.la.FAMILY.z.spoil(i64 %0, i64 %1, ptr %6, i64 %7)
  br label %118

15:
  %16 = shl i64 %12, 4
  %17 = mul i64 %16, %12
  %18 = tail call ptr @malloc(i64 %17)
  %19 = tail call ptr @malloc(i64 %17)
  %20 = icmp sgt i64 %12, 0
  br i1 %20, label %21, label %28

21:
  %22 = phi i64 [ %31, %30 ], [ 0, %15 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr { double, double }, ptr %6, i64 %23
  %25 = mul nuw nsw i64 %22, %12
  %26 = mul nsw i64 %22, %7
  %27 = getelementptr { double, double }, ptr %6, i64 %26
  br label %33

28:
  %29 = icmp slt i64 %1, %0
  br i1 %29, label %59, label %64

30:
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %12
  br i1 %32, label %28, label %21

33:
  %34 = phi i64 [ 0, %21 ], [ %57, %52 ]
  %35 = icmp samesign ugt i64 %34, %22
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr { double, double }, ptr %24, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  br label %41

41:
  %42 = phi double [ %38, %36 ], [ 0.000000e+00, %33 ]
  %43 = phi double [ %40, %36 ], [ 0.000000e+00, %33 ]
  %44 = add nuw nsw i64 %34, %25
  %45 = getelementptr inbounds nuw { double, double }, ptr %18, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store double %42, ptr %45, align 8
  store double %43, ptr %46, align 8
  br i1 %35, label %52, label %47

47:
  %48 = getelementptr { double, double }, ptr %27, i64 %34
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = load double, ptr %50, align 8
  br label %52

52:
  %53 = phi double [ %49, %47 ], [ 0.000000e+00, %41 ]
  %54 = phi double [ %51, %47 ], [ 0.000000e+00, %41 ]
  %55 = getelementptr inbounds nuw { double, double }, ptr %19, i64 %44
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store double %53, ptr %55, align 8
  store double %54, ptr %56, align 8
  %57 = add nuw nsw i64 %34, 1
  %58 = icmp eq i64 %57, %12
  br i1 %58, label %30, label %33

59:
  %60 = sub nsw i64 %0, %12
  %61 = getelementptr inbounds { double, double }, ptr %6, i64 %12
  tail call void @pad.blas.FAMILY.z.trsm(i32 82, i32 85, i32 67, i32 78, i64 %60, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %61, i64 %7)
  %62 = getelementptr inbounds { double, double }, ptr %4, i64 %12
  %63 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 67, i32 78, i64 %12, i64 %12, i64 %60, double -1.000000e+00, double 0.000000e+00, ptr %62, i64 %5, ptr %61, i64 %7, double 1.000000e+00, double 0.000000e+00, ptr %19, i64 %63)
  br label %64

64:
  br i1 %11, label %65, label %72

65:
  %66 = sub nsw i64 %1, %12
  %67 = mul nsw i64 %7, %12
  %68 = getelementptr inbounds { double, double }, ptr %6, i64 %67
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %66, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %68, i64 %7)
  %69 = mul nsw i64 %5, %12
  %70 = getelementptr inbounds { double, double }, ptr %4, i64 %69
  %71 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 67, i64 %12, i64 %12, i64 %66, double -1.000000e+00, double 0.000000e+00, ptr %68, i64 %7, ptr %70, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 %71)
  br label %72

72:
  %73 = icmp sgt i64 %12, 0
  br i1 %73, label %74, label %80

74:
  %75 = phi i64 [ %84, %83 ], [ 0, %72 ]
  %76 = mul nuw nsw i64 %75, %12
  %77 = getelementptr { double, double }, ptr %18, i64 %76
  %78 = mul nuw nsw i64 %75, %12
  %79 = getelementptr { double, double }, ptr %19, i64 %78
  br label %86

80:
  %81 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %18, i64 %81)
  tail call void @pad.blas.FAMILY.z.trmm(i32 82, i32 85, i32 67, i32 78, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %19, i64 %81)
  %82 = icmp sgt i64 %12, 0
  br i1 %82, label %94, label %102

83:
  %84 = add nuw nsw i64 %75, 1
  %85 = icmp eq i64 %84, %12
  br i1 %85, label %80, label %74

86:
  %87 = phi i64 [ 0, %74 ], [ %92, %86 ]
  %88 = icmp samesign ugt i64 %87, %75
  %89 = select i1 %88, ptr %79, ptr %77
  %90 = getelementptr { double, double }, ptr %89, i64 %87
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store double 0.000000e+00, ptr %90, align 8
  store double 0.000000e+00, ptr %91, align 8
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %83, label %86

94:
  %95 = phi i64 [ %104, %103 ], [ 0, %80 ]
  %96 = mul nuw nsw i64 %95, %12
  %97 = getelementptr { double, double }, ptr %19, i64 %96
  %98 = mul nuw nsw i64 %95, %12
  %99 = getelementptr { double, double }, ptr %18, i64 %98
  %100 = mul nsw i64 %95, %7
  %101 = getelementptr { double, double }, ptr %6, i64 %100
  br label %106

102:
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.z.trsm(i32 82, i32 85, i32 67, i32 78, i64 %12, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.z.laswp(i64 %1, ptr %6, i64 %7, i64 1, i64 %12, ptr %8, i64 -1)
  tail call void @free(ptr %18)
  tail call void @free(ptr %19)
  br label %118

103:
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %12
  br i1 %105, label %102, label %94

106:
  %107 = phi i64 [ 0, %94 ], [ %116, %106 ]
  %108 = icmp samesign ugt i64 %107, %95
  %109 = select i1 %108, ptr %99, ptr %97
  %110 = getelementptr { double, double }, ptr %109, i64 %107
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load double, ptr %111, align 8
  %113 = load double, ptr %110, align 8
  %114 = getelementptr { double, double }, ptr %101, i64 %107
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store double %113, ptr %114, align 8
  store double %112, ptr %115, align 8
  %116 = add nuw nsw i64 %107, 1
  %117 = icmp eq i64 %116, %12
  br i1 %117, label %103, label %106

118:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.laswp_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.laswp(i64 %0, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.laswp_adjoint(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = sub nsw i64 0, %10
  tail call void @pad.blas.FAMILY.z.laswp(i64 %0, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %12)
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.z.times_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %2, i64 %3, ptr %6, i64 %7)
  %10 = icmp eq i32 %0, 76
  %11 = select i1 %10, i32 85, i32 78
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 %0, i32 %1, i32 %11, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %9, i64 %12)
  br i1 %10, label %13, label %14

13:
  tail call void @pad.la.FAMILY.z.subtract(i64 %2, i64 %3, ptr %6, i64 %7, ptr %9, i64 %2)
  br label %14

14:
  ret ptr %9
}

define linkonce_odr hidden void @pad.la.FAMILY.z.getrs_tangent(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind {
  %16 = icmp ne ptr %5, null
  %17 = icmp eq i32 %0, 78
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %24

19:
  %20 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %21 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %20, i64 %21)
  tail call void @pad.blas.FAMILY.z.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 1)
  %22 = tail call ptr @pad.la.FAMILY.z.times_triangle(i32 76, i32 78, i64 %1, i64 %2, ptr %5, i64 %6, ptr %20, i64 %1)
  tail call void @pad.la.FAMILY.z.subtract(i64 %1, i64 %2, ptr %22, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 76, i32 78, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %23 = tail call ptr @pad.la.FAMILY.z.times_triangle(i32 85, i32 78, i64 %1, i64 %2, ptr %5, i64 %6, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.subtract(i64 %1, i64 %2, ptr %23, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @free(ptr %20)
  tail call void @free(ptr %22)
  tail call void @free(ptr %23)
  br label %33

24:
  br i1 %16, label %25, label %31

25:
  %26 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %27 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.z.laswp(i64 %2, ptr %26, i64 %27, i64 1, i64 %1, ptr %7, i64 1)
  %28 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %1, i64 %2, ptr %26, i64 %1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %28, i64 %27)
  %29 = tail call ptr @pad.la.FAMILY.z.times_triangle(i32 85, i32 %0, i64 %1, i64 %2, ptr %5, i64 %6, ptr %28, i64 %1)
  tail call void @pad.la.FAMILY.z.subtract(i64 %1, i64 %2, ptr %29, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %30 = tail call ptr @pad.la.FAMILY.z.times_triangle(i32 76, i32 %0, i64 %1, i64 %2, ptr %5, i64 %6, ptr %26, i64 %1)
  tail call void @pad.la.FAMILY.z.subtract(i64 %1, i64 %2, ptr %30, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.z.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 -1)
  tail call void @free(ptr %26)
  tail call void @free(ptr %28)
  tail call void @free(ptr %29)
  tail call void @free(ptr %30)
  br label %33

31:
  %32 = tail call i64 @pad.blas.FAMILY.z.getrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %7, ptr %12, i64 %13)
  br label %33

33:
  ret void
}

declare i64 @pad.blas.FAMILY.z.getrs(i32, i64, i64, ptr, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.take_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = mul nsw i64 %2, %2
  %12 = add nuw nsw i64 %11, 1
  %13 = tail call ptr @calloc(i64 %12, i64 16)
  switch i32 %1, label %16 [
    i32 78, label %14
    i32 67, label %15
  ]

14:
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7, ptr %13, i64 %2)
  br label %17

15:
  tail call void @pad.la.FAMILY.z.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %13, i64 %2)
  br label %17

16:
  tail call void @pad.la.FAMILY.z.add_product(i32 82, i32 84, i64 %2, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %6, i64 %7, ptr %4, i64 %5, ptr %13, i64 %2)
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
  %24 = getelementptr { double, double }, ptr %13, i64 %23
  %25 = mul nsw i64 %22, %9
  %26 = getelementptr { double, double }, ptr %8, i64 %25
  br label %31

27:
  tail call void @free(ptr %13)
  ret void

28:
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %27, label %21

31:
  %32 = phi i64 [ 0, %21 ], [ %47, %46 ]
  %33 = icmp samesign ugt i64 %32, %22
  %34 = xor i1 %20, %33
  br i1 %34, label %46, label %35

35:
  %36 = getelementptr { double, double }, ptr %24, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load double, ptr %38, align 8
  %40 = getelementptr { double, double }, ptr %26, i64 %32
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load double, ptr %42, align 8
  %44 = fsub double %41, %37
  %45 = fsub double %43, %39
  store double %44, ptr %40, align 8
  store double %45, ptr %42, align 8
  br label %46

46:
  %47 = add nuw nsw i64 %32, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %28, label %31
}

define linkonce_odr hidden void @pad.la.FAMILY.z.getrs_adjoint(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind {
  switch i32 %0, label %17 [
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
  %26 = icmp eq i32 %0, 78
  br i1 %26, label %27, label %34

27:
  tail call void @pad.la.FAMILY.z.trsm_op(i32 76, i32 85, i32 %25, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %28 = icmp eq ptr %5, null
  br i1 %28, label %32, label %29

29:
  tail call void @pad.la.FAMILY.z.take_triangle(i32 85, i32 78, i64 %1, i64 %2, ptr %12, i64 %13, ptr %10, i64 %11, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.z.trsm_op(i32 76, i32 76, i32 %25, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %30 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %31 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %30, i64 %31)
  tail call void @pad.la.FAMILY.z.take_triangle(i32 76, i32 78, i64 %1, i64 %2, ptr %12, i64 %13, ptr %30, i64 %1, ptr %5, i64 %6)
  tail call void @free(ptr %30)
  br label %33

32:
  tail call void @pad.la.FAMILY.z.trsm_op(i32 76, i32 76, i32 %25, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  br label %33

33:
  tail call void @pad.blas.FAMILY.z.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 -1)
  br label %40

34:
  tail call void @pad.blas.FAMILY.z.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 1)
  tail call void @pad.la.FAMILY.z.trsm_op(i32 76, i32 76, i32 %25, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %35 = icmp eq ptr %5, null
  br i1 %35, label %39, label %36

36:
  %37 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %38 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.z.laswp(i64 %2, ptr %37, i64 %38, i64 1, i64 %1, ptr %7, i64 1)
  tail call void @pad.la.FAMILY.z.take_triangle(i32 76, i32 %0, i64 %1, i64 %2, ptr %12, i64 %13, ptr %37, i64 %1, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.z.trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %37, i64 %38)
  tail call void @pad.la.FAMILY.z.trsm_op(i32 76, i32 85, i32 %25, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.z.take_triangle(i32 85, i32 %0, i64 %1, i64 %2, ptr %12, i64 %13, ptr %37, i64 %1, ptr %5, i64 %6)
  tail call void @free(ptr %37)
  br label %40

39:
  tail call void @pad.la.FAMILY.z.trsm_op(i32 76, i32 85, i32 %25, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  br label %40

40:
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.gesv(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = tail call i64 @pad.blas.FAMILY.z.getrf(i64 %0, i64 %0, ptr %2, i64 %3, ptr %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call i64 @pad.blas.FAMILY.z.getrs(i32 78, i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %12

12:
  %13 = phi i64 [ %11, %10 ], [ %8, %7 ]
  ret i64 %13
}

declare i64 @pad.blas.FAMILY.z.getrf(i64, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.identity(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
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
  %12 = getelementptr { double, double }, ptr %2, i64 %11
  br label %17

13:
  ret void

14:
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:
  %18 = phi i64 [ 0, %10 ], [ %23, %17 ]
  %19 = icmp eq i64 %18, %9
  %20 = uitofp i1 %19 to double
  %21 = getelementptr { double, double }, ptr %12, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %20, ptr %21, align 8
  store double 0.000000e+00, ptr %22, align 8
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %14, label %17
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.zero_on_diagonal(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %20

5:
  %6 = add i64 %2, 1
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %17, %18 ]
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds { double, double }, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = load double, ptr %12, align 8
  %14 = fcmp oeq double %11, 0.000000e+00
  %15 = fcmp oeq double %13, 0.000000e+00
  %16 = and i1 %14, %15
  %17 = add nuw nsw i64 %8, 1
  br i1 %16, label %20, label %18

18:
  %19 = icmp eq i64 %17, %0
  br i1 %19, label %20, label %7

20:
  %21 = phi i64 [ 0, %3 ], [ 0, %18 ], [ %17, %7 ]
  ret i64 %21
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.getri(i64 %0, ptr %1, i64 %2, ptr %3) alwaysinline nounwind {
  %5 = tail call i64 @pad.la.FAMILY.z.zero_on_diagonal(i64 %0, ptr %1, i64 %2)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %0, i64 %0, ptr %1, i64 %2)
  tail call void @pad.la.FAMILY.z.identity(i64 %0, i64 %0, ptr %1, i64 %2)
  %9 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %10 = tail call i64 @pad.blas.FAMILY.z.getrs(i32 78, i64 %0, i64 %0, ptr %8, i64 %9, ptr %3, ptr %1, i64 %2)
  tail call void @free(ptr %8)
  br label %11

11:
  %12 = phi i64 [ 0, %7 ], [ %5, %4 ]
  ret i64 %12
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.potrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %0, 85
  %9 = select i1 %8, i32 67, i32 78
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %9, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  %10 = select i1 %8, i32 78, i32 67
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %10, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  ret i64 0
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.posv(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = tail call i64 @pad.blas.FAMILY.z.potrf(i32 %0, i64 %1, ptr %3, i64 %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %0, 85
  %12 = select i1 %11, i32 67, i32 78
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %12, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  %13 = select i1 %11, i32 78, i32 67
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %13, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %14

14:
  ret i64 %8
}

declare i64 @pad.blas.FAMILY.z.potrf(i32, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.put_triangle(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
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
  %23 = getelementptr { double, double }, ptr %3, i64 %22
  %24 = mul nsw i64 %16, %6
  %25 = getelementptr { double, double }, ptr %5, i64 %24
  br label %26

26:
  %27 = phi i64 [ %17, %21 ], [ %38, %37 ]
  %28 = icmp eq i64 %27, %16
  %29 = and i1 %11, %28
  br i1 %29, label %37, label %30

30:
  %31 = getelementptr { double, double }, ptr %23, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load double, ptr %33, align 8
  %35 = getelementptr { double, double }, ptr %25, i64 %27
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store double %32, ptr %35, align 8
  store double %34, ptr %36, align 8
  br label %37

37:
  %38 = add nuw nsw i64 %27, 1
  %39 = icmp eq i64 %38, %19
  br i1 %39, label %12, label %26
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.potri(i32 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = tail call i64 @pad.la.FAMILY.z.zero_on_diagonal(i64 %1, ptr %2, i64 %3)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %15

7:
  %8 = shl i64 %1, 4
  %9 = mul i64 %8, %1
  %10 = tail call ptr @malloc(i64 %9)
  tail call void @pad.la.FAMILY.z.identity(i64 %1, i64 %1, ptr %10, i64 %1)
  %11 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %12 = icmp eq i32 %0, 85
  %13 = select i1 %12, i32 67, i32 78
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %13, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %10, i64 %11)
  %14 = select i1 %12, i32 78, i32 67
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %14, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.put_triangle(i32 %0, i32 0, i64 %1, ptr %10, i64 %1, ptr %2, i64 %3)
  tail call void @free(ptr %10)
  br label %15

15:
  %16 = phi i64 [ 0, %7 ], [ %5, %4 ]
  ret i64 %16
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.trtrs(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %2, 78
  br i1 %10, label %11, label %14

11:
  %12 = tail call i64 @pad.la.FAMILY.z.zero_on_diagonal(i64 %3, ptr %5, i64 %6)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %15

15:
  %16 = phi i64 [ 0, %14 ], [ %12, %11 ]
  ret i64 %16
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.trtri(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp eq i32 %1, 78
  br i1 %6, label %7, label %10

7:
  %8 = tail call i64 @pad.la.FAMILY.z.zero_on_diagonal(i64 %2, ptr %3, i64 %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = shl i64 %2, 4
  %12 = mul i64 %11, %2
  %13 = tail call ptr @malloc(i64 %12)
  tail call void @pad.la.FAMILY.z.identity(i64 %2, i64 %2, ptr %13, i64 %2)
  %14 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 %0, i32 78, i32 %1, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %13, i64 %14)
  %15 = icmp eq i32 %1, 85
  %16 = zext i1 %15 to i32
  tail call void @pad.la.FAMILY.z.put_triangle(i32 %0, i32 %16, i64 %2, ptr %13, i64 %2, ptr %3, i64 %4)
  tail call void @free(ptr %13)
  br label %17

17:
  %18 = phi i64 [ 0, %10 ], [ %8, %7 ]
  ret i64 %18
}

define linkonce_odr hidden void @pad.la.FAMILY.z.lacpy(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
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
  %24 = getelementptr { double, double }, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %6
  %26 = getelementptr { double, double }, ptr %5, i64 %25
  br label %27

27:
  %28 = phi i64 [ %17, %22 ], [ %35, %27 ]
  %29 = getelementptr { double, double }, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = getelementptr { double, double }, ptr %26, i64 %28
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store double %30, ptr %33, align 8
  store double %32, ptr %34, align 8
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %12, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.z.laset(i32 %0, i64 %1, i64 %2, double %3, double %4, double %5, double %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %16

11:
  %12 = icmp eq i32 %0, 76
  %13 = icmp eq i32 %0, 85
  br label %17

14:
  %15 = icmp eq i64 %20, %2
  br i1 %15, label %16, label %17

16:
  ret void

17:
  %18 = phi i64 [ 0, %11 ], [ %20, %14 ]
  %19 = select i1 %12, i64 %18, i64 0
  %20 = add nuw nsw i64 %18, 1
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %1)
  %22 = select i1 %13, i64 %21, i64 %1
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %14

24:
  %25 = mul nsw i64 %18, %8
  %26 = getelementptr { double, double }, ptr %7, i64 %25
  br label %27

27:
  %28 = phi i64 [ %19, %24 ], [ %34, %27 ]
  %29 = icmp eq i64 %28, %18
  %30 = select i1 %29, double %5, double %3
  %31 = select i1 %29, double %6, double %4
  %32 = getelementptr { double, double }, ptr %26, i64 %28
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store double %30, ptr %32, align 8
  store double %31, ptr %33, align 8
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %14, label %27
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind
