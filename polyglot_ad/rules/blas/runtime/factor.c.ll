; Made from factor.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trmm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.c.trsm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.halve(i32 %0, i64 %1, ptr %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %13

5:
  %6 = icmp eq i32 %0, 85
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %9 = mul nuw nsw i64 %8, %1
  %10 = getelementptr { float, float }, ptr %2, i64 %9
  %11 = mul nuw nsw i64 %8, %1
  %12 = getelementptr { float, float }, ptr %2, i64 %11
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
  %21 = getelementptr { float, float }, ptr %12, i64 %18
  %22 = load float, ptr %21, align 4
  %23 = fmul float %22, 5.000000e-01
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store float %23, ptr %21, align 4
  store float 0.000000e+00, ptr %24, align 4
  br label %31

25:
  %26 = icmp samesign uge i64 %18, %8
  %27 = xor i1 %6, %26
  br i1 %27, label %31, label %28

28:
  %29 = getelementptr { float, float }, ptr %10, i64 %18
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store float 0.000000e+00, ptr %29, align 4
  store float 0.000000e+00, ptr %30, align 4
  br label %31

31:
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %14, label %17
}

define linkonce_odr hidden void @pad.la.FAMILY.c.potrf_tangent(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 85
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %13, label %12

12:
  tail call void @pad.la.FAMILY.c.spoil(i64 %1, i64 %1, ptr %6, i64 %7)
  br label %78

13:
  %14 = shl i64 %1, 3
  %15 = mul i64 %14, %1
  %16 = tail call ptr @malloc(i64 %15)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %25

18:
  %19 = phi i64 [ %32, %31 ], [ 0, %13 ]
  %20 = getelementptr { float, float }, ptr %6, i64 %19
  %21 = mul nsw i64 %19, %7
  %22 = getelementptr { float, float }, ptr %6, i64 %21
  %23 = mul nuw nsw i64 %19, %1
  %24 = getelementptr { float, float }, ptr %16, i64 %23
  br label %34

25:
  %26 = select i1 %10, i32 67, i32 78
  %27 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %26, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  %28 = select i1 %10, i32 78, i32 67
  tail call void @pad.blas.FAMILY.c.trsm(i32 82, i32 %0, i32 %28, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
  tail call void @pad.la.FAMILY.c.halve(i32 %0, i64 %1, ptr %16)
  %29 = select i1 %10, i32 82, i32 76
  tail call void @pad.blas.FAMILY.c.trmm(i32 %29, i32 %0, i32 78, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %27)
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
  %39 = getelementptr { float, float }, ptr %22, i64 %35
  %40 = mul nsw i64 %35, %7
  %41 = getelementptr { float, float }, ptr %20, i64 %40
  %42 = select i1 %38, ptr %39, ptr %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %44 = load float, ptr %43, align 4
  %45 = load float, ptr %42, align 4
  %46 = icmp eq i64 %35, %19
  %47 = select i1 %46, float 0.000000e+00, float %44
  %48 = fneg float %44
  %49 = select i1 %38, float %47, float %48
  %50 = getelementptr { float, float }, ptr %24, i64 %35
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store float %45, ptr %50, align 4
  store float %49, ptr %51, align 4
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
  %65 = getelementptr { float, float }, ptr %16, i64 %64
  %66 = mul nsw i64 %58, %7
  %67 = getelementptr { float, float }, ptr %6, i64 %66
  br label %68

68:
  %69 = phi i64 [ %59, %63 ], [ %76, %68 ]
  %70 = getelementptr { float, float }, ptr %65, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %73 = load float, ptr %72, align 4
  %74 = getelementptr { float, float }, ptr %67, i64 %69
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  store float %71, ptr %74, align 4
  store float %73, ptr %75, align 4
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %61
  br i1 %77, label %54, label %68

78:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.potrf_adjoint(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 85
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %13, label %12

12:
  tail call void @pad.la.FAMILY.c.spoil(i64 %1, i64 %1, ptr %6, i64 %7)
  br label %62

13:
  %14 = tail call ptr @pad.la.FAMILY.c.lone_triangle(i32 %0, i32 0, i64 %1, i64 %1, ptr %6, i64 %7)
  %15 = select i1 %10, i32 82, i32 76
  %16 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 %15, i32 %0, i32 67, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  tail call void @pad.la.FAMILY.c.halve(i32 %0, i64 %1, ptr %14)
  %17 = select i1 %10, i32 78, i32 67
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %17, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
  %18 = select i1 %10, i32 67, i32 78
  tail call void @pad.blas.FAMILY.c.trsm(i32 82, i32 %0, i32 %18, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %14, i64 %16)
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
  %28 = getelementptr { float, float }, ptr %14, i64 %24
  %29 = icmp slt i64 %25, %27
  br i1 %29, label %30, label %20

30:
  %31 = mul nuw nsw i64 %24, %1
  %32 = getelementptr { float, float }, ptr %14, i64 %31
  %33 = mul nuw nsw i64 %24, %1
  %34 = getelementptr { float, float }, ptr %14, i64 %33
  %35 = mul nsw i64 %24, %7
  %36 = getelementptr { float, float }, ptr %6, i64 %35
  br label %37

37:
  %38 = phi i64 [ %25, %30 ], [ %60, %55 ]
  %39 = icmp eq i64 %38, %24
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr { float, float }, ptr %34, i64 %38
  %42 = load float, ptr %41, align 4
  br label %55

43:
  %44 = getelementptr { float, float }, ptr %32, i64 %38
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  %48 = mul nuw nsw i64 %38, %1
  %49 = getelementptr { float, float }, ptr %28, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load float, ptr %51, align 4
  %53 = fadd float %45, %50
  %54 = fsub float %47, %52
  br label %55

55:
  %56 = phi float [ %42, %40 ], [ %53, %43 ]
  %57 = phi float [ 0.000000e+00, %40 ], [ %54, %43 ]
  %58 = getelementptr { float, float }, ptr %36, i64 %38
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  store float %56, ptr %58, align 4
  store float %57, ptr %59, align 4
  %60 = add nuw nsw i64 %38, 1
  %61 = icmp eq i64 %60, %27
  br i1 %61, label %20, label %37

62:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.subtract(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.c.add_columns(i64 %0, i64 %1, <2 x float> <float -1.000000e+00, float 0.000000e+00>, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.getrf_tangent(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %0, %1
  %12 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %15, label %14

14:
  tail call void @pad.la.FAMILY.c.spoil(i64 %0, i64 %1, ptr %6, i64 %7)
  br label %79

15:
  tail call void @pad.blas.FAMILY.c.laswp(i64 %1, ptr %6, i64 %7, i64 1, i64 %12, ptr %8, i64 1)
  %16 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %12, i64 %12, ptr %6, i64 %7)
  %17 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.c.trsm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %16, i64 %17)
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
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %20, i64 %17)
  tail call void @pad.blas.FAMILY.c.trmm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %21, i64 %17)
  %27 = icmp sgt i64 %12, 0
  br i1 %27, label %44, label %49

28:
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %26, label %23

31:
  %32 = phi i64 [ 0, %23 ], [ %42, %31 ]
  %33 = icmp samesign ugt i64 %32, %24
  %34 = select i1 %33, ptr %20, ptr %21
  %35 = add nuw nsw i64 %32, %25
  %36 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw { float, float }, ptr %34, i64 %35
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 4
  store float %37, ptr %40, align 4
  store float %39, ptr %41, align 4
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %12
  br i1 %43, label %28, label %31

44:
  %45 = phi i64 [ %52, %51 ], [ 0, %26 ]
  %46 = mul nuw nsw i64 %45, %12
  %47 = mul nsw i64 %45, %7
  %48 = getelementptr { float, float }, ptr %6, i64 %47
  br label %54

49:
  %50 = icmp slt i64 %1, %0
  br i1 %50, label %67, label %71

51:
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, %12
  br i1 %53, label %49, label %44

54:
  %55 = phi i64 [ 0, %44 ], [ %65, %54 ]
  %56 = icmp samesign ugt i64 %55, %45
  %57 = select i1 %56, ptr %20, ptr %21
  %58 = getelementptr { float, float }, ptr %57, i64 %46
  %59 = getelementptr { float, float }, ptr %58, i64 %55
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %61 = load float, ptr %60, align 4
  %62 = load float, ptr %59, align 4
  %63 = getelementptr { float, float }, ptr %48, i64 %55
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  store float %62, ptr %63, align 4
  store float %61, ptr %64, align 4
  %65 = add nuw nsw i64 %55, 1
  %66 = icmp eq i64 %65, %12
  br i1 %66, label %51, label %54

67:
  %68 = sub nsw i64 %0, %12
  %69 = getelementptr inbounds { float, float }, ptr %4, i64 %12
  %70 = getelementptr inbounds { float, float }, ptr %6, i64 %12
  tail call void @pad.blas.FAMILY.c.gemm(i32 78, i32 78, i64 %68, i64 %12, i64 %12, float -1.000000e+00, float 0.000000e+00, ptr %69, i64 %5, ptr %21, i64 %17, float 1.000000e+00, float 0.000000e+00, ptr %70, i64 %7)
  tail call void @pad.blas.FAMILY.c.trsm(i32 82, i32 85, i32 78, i32 78, i64 %68, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %70, i64 %7)
  br label %71

71:
  br i1 %11, label %72, label %78

72:
  %73 = sub nsw i64 %1, %12
  %74 = mul nsw i64 %5, %12
  %75 = getelementptr inbounds { float, float }, ptr %4, i64 %74
  %76 = mul nsw i64 %7, %12
  %77 = getelementptr inbounds { float, float }, ptr %6, i64 %76
  tail call void @pad.blas.FAMILY.c.gemm(i32 78, i32 78, i64 %12, i64 %73, i64 %12, float -1.000000e+00, float 0.000000e+00, ptr %20, i64 %17, ptr %75, i64 %5, float 1.000000e+00, float 0.000000e+00, ptr %77, i64 %7)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 76, i32 78, i32 85, i64 %12, i64 %73, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %77, i64 %7)
  br label %78

78:
  tail call void @free(ptr %16)
  tail call void @free(ptr %20)
  tail call void @free(ptr %21)
  br label %79

79:
  ret void
}

declare void @pad.blas.FAMILY.c.laswp(i64, ptr, i64, i64, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.getrf_adjoint(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %0, %1
  %12 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %15, label %14

14:
  tail call void @pad.la.FAMILY.c.spoil(i64 %0, i64 %1, ptr %6, i64 %7)
  br label %116

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
  %24 = getelementptr { float, float }, ptr %6, i64 %23
  %25 = mul nuw nsw i64 %22, %12
  %26 = mul nsw i64 %22, %7
  %27 = getelementptr { float, float }, ptr %6, i64 %26
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
  %37 = getelementptr { float, float }, ptr %24, i64 %34
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4
  br label %41

41:
  %42 = phi float [ %38, %36 ], [ 0.000000e+00, %33 ]
  %43 = phi float [ %40, %36 ], [ 0.000000e+00, %33 ]
  %44 = add nuw nsw i64 %34, %25
  %45 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  store float %42, ptr %45, align 4
  store float %43, ptr %46, align 4
  br i1 %35, label %52, label %47

47:
  %48 = getelementptr { float, float }, ptr %27, i64 %34
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  br label %52

52:
  %53 = phi float [ %49, %47 ], [ 0.000000e+00, %41 ]
  %54 = phi float [ %51, %47 ], [ 0.000000e+00, %41 ]
  %55 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %44
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  store float %53, ptr %55, align 4
  store float %54, ptr %56, align 4
  %57 = add nuw nsw i64 %34, 1
  %58 = icmp eq i64 %57, %12
  br i1 %58, label %30, label %33

59:
  %60 = sub nsw i64 %0, %12
  %61 = getelementptr inbounds { float, float }, ptr %6, i64 %12
  tail call void @pad.blas.FAMILY.c.trsm(i32 82, i32 85, i32 67, i32 78, i64 %60, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %61, i64 %7)
  %62 = getelementptr inbounds { float, float }, ptr %4, i64 %12
  %63 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.c.gemm(i32 67, i32 78, i64 %12, i64 %12, i64 %60, float -1.000000e+00, float 0.000000e+00, ptr %62, i64 %5, ptr %61, i64 %7, float 1.000000e+00, float 0.000000e+00, ptr %19, i64 %63)
  br label %64

64:
  br i1 %11, label %65, label %72

65:
  %66 = sub nsw i64 %1, %12
  %67 = mul nsw i64 %7, %12
  %68 = getelementptr inbounds { float, float }, ptr %6, i64 %67
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %66, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %68, i64 %7)
  %69 = mul nsw i64 %5, %12
  %70 = getelementptr inbounds { float, float }, ptr %4, i64 %69
  %71 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.c.gemm(i32 78, i32 67, i64 %12, i64 %12, i64 %66, float -1.000000e+00, float 0.000000e+00, ptr %68, i64 %7, ptr %70, i64 %5, float 1.000000e+00, float 0.000000e+00, ptr %18, i64 %71)
  br label %72

72:
  %73 = icmp sgt i64 %12, 0
  br i1 %73, label %74, label %80

74:
  %75 = phi i64 [ %84, %83 ], [ 0, %72 ]
  %76 = mul nuw nsw i64 %75, %12
  %77 = getelementptr { float, float }, ptr %18, i64 %76
  %78 = mul nuw nsw i64 %75, %12
  %79 = getelementptr { float, float }, ptr %19, i64 %78
  br label %86

80:
  %81 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %18, i64 %81)
  tail call void @pad.blas.FAMILY.c.trmm(i32 82, i32 85, i32 67, i32 78, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %19, i64 %81)
  %82 = icmp sgt i64 %12, 0
  br i1 %82, label %94, label %99

83:
  %84 = add nuw nsw i64 %75, 1
  %85 = icmp eq i64 %84, %12
  br i1 %85, label %80, label %74

86:
  %87 = phi i64 [ 0, %74 ], [ %92, %86 ]
  %88 = icmp samesign ugt i64 %87, %75
  %89 = select i1 %88, ptr %79, ptr %77
  %90 = getelementptr { float, float }, ptr %89, i64 %87
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  store float 0.000000e+00, ptr %90, align 4
  store float 0.000000e+00, ptr %91, align 4
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %83, label %86

94:
  %95 = phi i64 [ %101, %100 ], [ 0, %80 ]
  %96 = mul nuw nsw i64 %95, %12
  %97 = mul nsw i64 %95, %7
  %98 = getelementptr { float, float }, ptr %6, i64 %97
  br label %103

99:
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 76, i32 67, i32 85, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.c.trsm(i32 82, i32 85, i32 67, i32 78, i64 %12, i64 %12, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7)
  tail call void @pad.blas.FAMILY.c.laswp(i64 %1, ptr %6, i64 %7, i64 1, i64 %12, ptr %8, i64 -1)
  tail call void @free(ptr %18)
  tail call void @free(ptr %19)
  br label %116

100:
  %101 = add nuw nsw i64 %95, 1
  %102 = icmp eq i64 %101, %12
  br i1 %102, label %99, label %94

103:
  %104 = phi i64 [ 0, %94 ], [ %114, %103 ]
  %105 = icmp samesign ugt i64 %104, %95
  %106 = select i1 %105, ptr %18, ptr %19
  %107 = getelementptr { float, float }, ptr %106, i64 %96
  %108 = getelementptr { float, float }, ptr %107, i64 %104
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %110 = load float, ptr %109, align 4
  %111 = load float, ptr %108, align 4
  %112 = getelementptr { float, float }, ptr %98, i64 %104
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 4
  store float %111, ptr %112, align 4
  store float %110, ptr %113, align 4
  %114 = add nuw nsw i64 %104, 1
  %115 = icmp eq i64 %114, %12
  br i1 %115, label %100, label %103

116:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.laswp_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.c.laswp(i64 %0, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.laswp_adjoint(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = sub nsw i64 0, %10
  tail call void @pad.blas.FAMILY.c.laswp(i64 %0, ptr %5, i64 %6, i64 %7, i64 %8, ptr %9, i64 %12)
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.c.times_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %2, i64 %3, ptr %6, i64 %7)
  %10 = icmp eq i32 %0, 76
  %11 = select i1 %10, i32 85, i32 78
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 %0, i32 %1, i32 %11, i64 %2, i64 %3, float 1.000000e+00, float 0.000000e+00, ptr %4, i64 %5, ptr %9, i64 %12)
  br i1 %10, label %13, label %14

13:
  tail call void @pad.la.FAMILY.c.subtract(i64 %2, i64 %3, ptr %6, i64 %7, ptr %9, i64 %2)
  br label %14

14:
  ret ptr %9
}

define linkonce_odr hidden void @pad.la.FAMILY.c.getrs_tangent(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind {
  %16 = icmp ne ptr %5, null
  %17 = icmp eq i32 %0, 78
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %24

19:
  %20 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %21 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %20, i64 %21)
  tail call void @pad.blas.FAMILY.c.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 1)
  %22 = tail call ptr @pad.la.FAMILY.c.times_triangle(i32 76, i32 78, i64 %1, i64 %2, ptr %5, i64 %6, ptr %20, i64 %1)
  tail call void @pad.la.FAMILY.c.subtract(i64 %1, i64 %2, ptr %22, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 76, i32 78, i32 85, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %23 = tail call ptr @pad.la.FAMILY.c.times_triangle(i32 85, i32 78, i64 %1, i64 %2, ptr %5, i64 %6, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.c.subtract(i64 %1, i64 %2, ptr %23, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @free(ptr %20)
  tail call void @free(ptr %22)
  tail call void @free(ptr %23)
  br label %33

24:
  br i1 %16, label %25, label %31

25:
  %26 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %27 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.c.laswp(i64 %2, ptr %26, i64 %27, i64 1, i64 %1, ptr %7, i64 1)
  %28 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %1, i64 %2, ptr %26, i64 %1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %28, i64 %27)
  %29 = tail call ptr @pad.la.FAMILY.c.times_triangle(i32 85, i32 %0, i64 %1, i64 %2, ptr %5, i64 %6, ptr %28, i64 %1)
  tail call void @pad.la.FAMILY.c.subtract(i64 %1, i64 %2, ptr %29, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  %30 = tail call ptr @pad.la.FAMILY.c.times_triangle(i32 76, i32 %0, i64 %1, i64 %2, ptr %5, i64 %6, ptr %26, i64 %1)
  tail call void @pad.la.FAMILY.c.subtract(i64 %1, i64 %2, ptr %30, i64 %1, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @pad.blas.FAMILY.c.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 -1)
  tail call void @free(ptr %26)
  tail call void @free(ptr %28)
  tail call void @free(ptr %29)
  tail call void @free(ptr %30)
  br label %33

31:
  %32 = tail call i64 @pad.blas.FAMILY.c.getrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %7, ptr %12, i64 %13)
  br label %33

33:
  ret void
}

declare i64 @pad.blas.FAMILY.c.getrs(i32, i64, i64, ptr, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.take_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = mul nsw i64 %2, %2
  %12 = add nuw nsw i64 %11, 1
  %13 = tail call ptr @calloc(i64 %12, i64 8)
  switch i32 %1, label %16 [
    i32 78, label %14
    i32 67, label %15
  ]

14:
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %4, i64 %5, ptr %6, i64 %7, ptr %13, i64 %2)
  br label %17

15:
  tail call void @pad.la.FAMILY.c.add_product(i32 78, i32 67, i64 %2, i64 %2, i64 %3, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %6, i64 %7, ptr %4, i64 %5, ptr %13, i64 %2)
  br label %17

16:
  tail call void @pad.la.FAMILY.c.add_product(i32 82, i32 84, i64 %2, i64 %2, i64 %3, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %6, i64 %7, ptr %4, i64 %5, ptr %13, i64 %2)
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
  %24 = getelementptr { float, float }, ptr %13, i64 %23
  %25 = mul nsw i64 %22, %9
  %26 = getelementptr { float, float }, ptr %8, i64 %25
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
  %36 = getelementptr { float, float }, ptr %24, i64 %32
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = getelementptr { float, float }, ptr %26, i64 %32
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  %44 = fsub float %41, %37
  %45 = fsub float %43, %39
  store float %44, ptr %40, align 4
  store float %45, ptr %42, align 4
  br label %46

46:
  %47 = add nuw nsw i64 %32, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %28, label %31
}

define linkonce_odr hidden void @pad.la.FAMILY.c.getrs_adjoint(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind {
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
  tail call void @pad.la.FAMILY.c.trsm_op(i32 76, i32 85, i32 %25, i32 78, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %3, i64 %4, ptr %12, i64 %13)
  %28 = icmp eq ptr %5, null
  br i1 %28, label %32, label %29

29:
  tail call void @pad.la.FAMILY.c.take_triangle(i32 85, i32 78, i64 %1, i64 %2, ptr %12, i64 %13, ptr %10, i64 %11, ptr %5, i64 %6)
  tail call void @pad.la.FAMILY.c.trsm_op(i32 76, i32 76, i32 %25, i32 85, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %3, i64 %4, ptr %12, i64 %13)
  %30 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %31 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %30, i64 %31)
  tail call void @pad.la.FAMILY.c.take_triangle(i32 76, i32 78, i64 %1, i64 %2, ptr %12, i64 %13, ptr %30, i64 %1, ptr %5, i64 %6)
  tail call void @free(ptr %30)
  br label %33

32:
  tail call void @pad.la.FAMILY.c.trsm_op(i32 76, i32 76, i32 %25, i32 85, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %3, i64 %4, ptr %12, i64 %13)
  br label %33

33:
  tail call void @pad.blas.FAMILY.c.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 -1)
  br label %40

34:
  tail call void @pad.blas.FAMILY.c.laswp(i64 %2, ptr %12, i64 %13, i64 1, i64 %1, ptr %7, i64 1)
  tail call void @pad.la.FAMILY.c.trsm_op(i32 76, i32 76, i32 %25, i32 85, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %3, i64 %4, ptr %12, i64 %13)
  %35 = icmp eq ptr %5, null
  br i1 %35, label %39, label %36

36:
  %37 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %1, i64 %2, ptr %10, i64 %11)
  %38 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  tail call void @pad.blas.FAMILY.c.laswp(i64 %2, ptr %37, i64 %38, i64 1, i64 %1, ptr %7, i64 1)
  tail call void @pad.la.FAMILY.c.take_triangle(i32 76, i32 %0, i64 %1, i64 %2, ptr %12, i64 %13, ptr %37, i64 %1, ptr %5, i64 %6)
  tail call void @pad.blas.FAMILY.c.trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %37, i64 %38)
  tail call void @pad.la.FAMILY.c.trsm_op(i32 76, i32 85, i32 %25, i32 78, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %3, i64 %4, ptr %12, i64 %13)
  tail call void @pad.la.FAMILY.c.take_triangle(i32 85, i32 %0, i64 %1, i64 %2, ptr %12, i64 %13, ptr %37, i64 %1, ptr %5, i64 %6)
  tail call void @free(ptr %37)
  br label %40

39:
  tail call void @pad.la.FAMILY.c.trsm_op(i32 76, i32 85, i32 %25, i32 78, i64 %1, i64 %2, <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %3, i64 %4, ptr %12, i64 %13)
  br label %40

40:
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.gesv(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = tail call i64 @pad.blas.FAMILY.c.getrf(i64 %0, i64 %0, ptr %2, i64 %3, ptr %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call i64 @pad.blas.FAMILY.c.getrs(i32 78, i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %12

12:
  %13 = phi i64 [ %11, %10 ], [ %8, %7 ]
  ret i64 %13
}

declare i64 @pad.blas.FAMILY.c.getrf(i64, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.identity(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
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
  %12 = getelementptr { float, float }, ptr %2, i64 %11
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
  %20 = uitofp i1 %19 to float
  %21 = getelementptr { float, float }, ptr %12, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store float %20, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %14, label %17
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.zero_on_diagonal(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %20

5:
  %6 = add i64 %2, 1
  br label %7

7:
  %8 = phi i64 [ 0, %5 ], [ %17, %18 ]
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds { float, float }, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4
  %14 = fcmp oeq float %11, 0.000000e+00
  %15 = fcmp oeq float %13, 0.000000e+00
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

define linkonce_odr hidden i64 @pad.la.FAMILY.c.getri(i64 %0, ptr %1, i64 %2, ptr %3) alwaysinline nounwind {
  %5 = tail call i64 @pad.la.FAMILY.c.zero_on_diagonal(i64 %0, ptr %1, i64 %2)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = tail call ptr @pad.la.FAMILY.c.copied_columns(i64 %0, i64 %0, ptr %1, i64 %2)
  tail call void @pad.la.FAMILY.c.identity(i64 %0, i64 %0, ptr %1, i64 %2)
  %9 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %10 = tail call i64 @pad.blas.FAMILY.c.getrs(i32 78, i64 %0, i64 %0, ptr %8, i64 %9, ptr %3, ptr %1, i64 %2)
  tail call void @free(ptr %8)
  br label %11

11:
  %12 = phi i64 [ 0, %7 ], [ %5, %4 ]
  ret i64 %12
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.potrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp eq i32 %0, 85
  %9 = select i1 %8, i32 67, i32 78
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %9, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  %10 = select i1 %8, i32 78, i32 67
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %10, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  ret i64 0
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.posv(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = tail call i64 @pad.blas.FAMILY.c.potrf(i32 %0, i64 %1, ptr %3, i64 %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %0, 85
  %12 = select i1 %11, i32 67, i32 78
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %12, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  %13 = select i1 %11, i32 78, i32 67
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %13, i32 78, i64 %1, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %14

14:
  ret i64 %8
}

declare i64 @pad.blas.FAMILY.c.potrf(i32, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.put_triangle(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
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
  %23 = getelementptr { float, float }, ptr %3, i64 %22
  %24 = mul nsw i64 %16, %6
  %25 = getelementptr { float, float }, ptr %5, i64 %24
  br label %26

26:
  %27 = phi i64 [ %17, %21 ], [ %38, %37 ]
  %28 = icmp eq i64 %27, %16
  %29 = and i1 %11, %28
  br i1 %29, label %37, label %30

30:
  %31 = getelementptr { float, float }, ptr %23, i64 %27
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = load float, ptr %33, align 4
  %35 = getelementptr { float, float }, ptr %25, i64 %27
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float %32, ptr %35, align 4
  store float %34, ptr %36, align 4
  br label %37

37:
  %38 = add nuw nsw i64 %27, 1
  %39 = icmp eq i64 %38, %19
  br i1 %39, label %12, label %26
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.potri(i32 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = tail call i64 @pad.la.FAMILY.c.zero_on_diagonal(i64 %1, ptr %2, i64 %3)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %15

7:
  %8 = shl i64 %1, 3
  %9 = mul i64 %8, %1
  %10 = tail call ptr @malloc(i64 %9)
  tail call void @pad.la.FAMILY.c.identity(i64 %1, i64 %1, ptr %10, i64 %1)
  %11 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %12 = icmp eq i32 %0, 85
  %13 = select i1 %12, i32 67, i32 78
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %13, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %2, i64 %3, ptr %10, i64 %11)
  %14 = select i1 %12, i32 78, i32 67
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %14, i32 78, i64 %1, i64 %1, float 1.000000e+00, float 0.000000e+00, ptr %2, i64 %3, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.c.put_triangle(i32 %0, i32 0, i64 %1, ptr %10, i64 %1, ptr %2, i64 %3)
  tail call void @free(ptr %10)
  br label %15

15:
  %16 = phi i64 [ 0, %7 ], [ %5, %4 ]
  ret i64 %16
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.trtrs(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %2, 78
  br i1 %10, label %11, label %14

11:
  %12 = tail call i64 @pad.la.FAMILY.c.zero_on_diagonal(i64 %3, ptr %5, i64 %6)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, float 1.000000e+00, float 0.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %15

15:
  %16 = phi i64 [ 0, %14 ], [ %12, %11 ]
  ret i64 %16
}

define linkonce_odr hidden i64 @pad.la.FAMILY.c.trtri(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp eq i32 %1, 78
  br i1 %6, label %7, label %10

7:
  %8 = tail call i64 @pad.la.FAMILY.c.zero_on_diagonal(i64 %2, ptr %3, i64 %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = shl i64 %2, 3
  %12 = mul i64 %11, %2
  %13 = tail call ptr @malloc(i64 %12)
  tail call void @pad.la.FAMILY.c.identity(i64 %2, i64 %2, ptr %13, i64 %2)
  %14 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.c.trsm(i32 76, i32 %0, i32 78, i32 %1, i64 %2, i64 %2, float 1.000000e+00, float 0.000000e+00, ptr %3, i64 %4, ptr %13, i64 %14)
  %15 = icmp eq i32 %1, 85
  %16 = zext i1 %15 to i32
  tail call void @pad.la.FAMILY.c.put_triangle(i32 %0, i32 %16, i64 %2, ptr %13, i64 %2, ptr %3, i64 %4)
  tail call void @free(ptr %13)
  br label %17

17:
  %18 = phi i64 [ 0, %10 ], [ %8, %7 ]
  ret i64 %18
}

define linkonce_odr hidden void @pad.la.FAMILY.c.lacpy(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
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
  %24 = getelementptr { float, float }, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %6
  %26 = getelementptr { float, float }, ptr %5, i64 %25
  br label %27

27:
  %28 = phi i64 [ %17, %22 ], [ %35, %27 ]
  %29 = getelementptr { float, float }, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %32 = load float, ptr %31, align 4
  %33 = getelementptr { float, float }, ptr %26, i64 %28
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store float %30, ptr %33, align 4
  store float %32, ptr %34, align 4
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %12, label %27
}

define linkonce_odr hidden void @pad.la.FAMILY.c.laset(i32 %0, i64 %1, i64 %2, float %3, float %4, float %5, float %6, ptr %7, i64 %8) alwaysinline nounwind {
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
  %26 = getelementptr { float, float }, ptr %7, i64 %25
  br label %27

27:
  %28 = phi i64 [ %19, %24 ], [ %34, %27 ]
  %29 = icmp eq i64 %28, %18
  %30 = select i1 %29, float %5, float %3
  %31 = select i1 %29, float %6, float %4
  %32 = getelementptr { float, float }, ptr %26, i64 %28
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  store float %30, ptr %32, align 4
  store float %31, ptr %33, align 4
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %14, label %27
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind
