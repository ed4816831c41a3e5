; Made from spectral.c by regenerate.py.

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.over_gaps(i64 %0, ptr %1, ptr %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %10

5:
  %6 = phi i64 [ %12, %11 ], [ 0, %3 ]
  %7 = mul nuw nsw i64 %6, %0
  %8 = getelementptr double, ptr %2, i64 %7
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %6
  br label %14

10:
  ret void

11:
  %12 = add nuw nsw i64 %6, 1
  %13 = icmp eq i64 %12, %0
  br i1 %13, label %10, label %5

14:
  %15 = phi i64 [ 0, %5 ], [ %29, %27 ]
  %16 = getelementptr double, ptr %8, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = icmp eq i64 %15, %6
  %19 = fcmp oeq double %17, 0.000000e+00
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %27, label %21

21:
  %22 = load double, ptr %9, align 8
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %24 = load double, ptr %23, align 8
  %25 = fsub double %22, %24
  %26 = fdiv double %17, %25
  br label %27

27:
  %28 = phi double [ %26, %21 ], [ 0.000000e+00, %14 ]
  store double %28, ptr %16, align 8
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %11, label %14
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.real_row(i32 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  ret i64 -1
}

define linkonce_odr hidden void @pad.la.FAMILY.d.keep_phase(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.keep_phase_adjoint(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.eig_tangent(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 3
  %14 = mul i64 %13, %2
  %15 = tail call ptr @malloc(i64 %14)
  %16 = tail call ptr @malloc(i64 %14)
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %18, label %27

18:
  %19 = icmp eq i32 %1, 85
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %35, %34 ]
  %22 = getelementptr double, ptr %7, i64 %21
  %23 = mul nsw i64 %21, %8
  %24 = getelementptr double, ptr %7, i64 %23
  %25 = mul nuw nsw i64 %21, %2
  %26 = getelementptr double, ptr %15, i64 %25
  br label %37

27:
  %28 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, ptr %16, i64 %28)
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %16, i64 %28, ptr %5, i64 %6, double 0.000000e+00, ptr %15, i64 %28)
  %29 = icmp ne ptr %10, null
  %30 = icmp sgt i64 %2, 0
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %58

32:
  %33 = add nuw i64 %2, 1
  br label %50

34:
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %27, label %20

37:
  %38 = phi i64 [ 0, %20 ], [ %48, %37 ]
  %39 = icmp samesign ule i64 %38, %21
  %40 = icmp samesign uge i64 %38, %21
  %41 = select i1 %19, i1 %39, i1 %40
  %42 = getelementptr double, ptr %24, i64 %38
  %43 = mul nsw i64 %38, %8
  %44 = getelementptr double, ptr %22, i64 %43
  %45 = select i1 %41, ptr %42, ptr %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr double, ptr %26, i64 %38
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %2
  br i1 %49, label %34, label %37

50:
  %51 = phi i64 [ 0, %32 ], [ %56, %50 ]
  %52 = mul i64 %51, %33
  %53 = getelementptr inbounds double, ptr %15, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %10, i64 %51
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %51, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %58, label %50

58:
  tail call void @pad.la.FAMILY.d.over_gaps(i64 %2, ptr %9, ptr %15)
  %59 = icmp eq ptr %7, null
  br i1 %59, label %61, label %60

60:
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, ptr %7, i64 %8)
  br label %61

61:
  %62 = icmp eq i64 %11, 0
  br i1 %62, label %64, label %63

63:
  tail call void @pad.la.FAMILY.d.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %64

64:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.eig_adjoint(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 3
  %14 = mul i64 %13, %2
  %15 = tail call ptr @malloc(i64 %14)
  %16 = tail call ptr @malloc(i64 %14)
  %17 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8, double 0.000000e+00, ptr %15, i64 %17)
  tail call void @pad.la.FAMILY.d.over_gaps(i64 %2, ptr %9, ptr %15)
  %18 = icmp ne ptr %10, null
  %19 = icmp sgt i64 %2, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %33

21:
  %22 = add nuw i64 %2, 1
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %31, %23 ]
  %25 = getelementptr inbounds nuw double, ptr %10, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = mul i64 %24, %22
  %28 = getelementptr inbounds double, ptr %15, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fadd double %26, %29
  store double %30, ptr %28, align 8
  store double 0.000000e+00, ptr %25, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %33, label %23

33:
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %15, i64 %17, double 0.000000e+00, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 67, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %16, i64 %17, ptr %5, i64 %6, double 0.000000e+00, ptr %15, i64 %17)
  %34 = icmp sgt i64 %2, 0
  br i1 %34, label %35, label %44

35:
  %36 = icmp eq i32 %1, 85
  br label %37

37:
  %38 = phi i64 [ 0, %35 ], [ %47, %46 ]
  %39 = getelementptr double, ptr %15, i64 %38
  %40 = mul nuw nsw i64 %38, %2
  %41 = getelementptr double, ptr %15, i64 %40
  %42 = mul nsw i64 %38, %8
  %43 = getelementptr double, ptr %7, i64 %42
  br label %49

44:
  %45 = icmp eq i64 %11, 0
  br i1 %45, label %67, label %66

46:
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %44, label %37

49:
  %50 = phi i64 [ 0, %37 ], [ %64, %49 ]
  %51 = getelementptr double, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = mul nuw nsw i64 %50, %2
  %54 = getelementptr double, ptr %39, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = icmp samesign ult i64 %50, %38
  %57 = icmp samesign ugt i64 %50, %38
  %58 = select i1 %36, i1 %56, i1 %57
  %59 = icmp eq i64 %50, %38
  %60 = fadd double %52, %55
  %61 = select i1 %58, double %60, double 0.000000e+00
  %62 = select i1 %59, double %52, double %61
  %63 = getelementptr double, ptr %43, i64 %50
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %46, label %49

66:
  tail call void @pad.la.FAMILY.d.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %67

67:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.eigd_tangent(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 3
  %14 = mul i64 %13, %2
  %15 = tail call ptr @malloc(i64 %14)
  %16 = tail call ptr @malloc(i64 %14)
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %18, label %27

18:
  %19 = icmp eq i32 %1, 85
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %35, %34 ]
  %22 = getelementptr double, ptr %7, i64 %21
  %23 = mul nsw i64 %21, %8
  %24 = getelementptr double, ptr %7, i64 %23
  %25 = mul nuw nsw i64 %21, %2
  %26 = getelementptr double, ptr %15, i64 %25
  br label %37

27:
  %28 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, ptr %16, i64 %28)
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %16, i64 %28, ptr %5, i64 %6, double 0.000000e+00, ptr %15, i64 %28)
  %29 = icmp ne ptr %10, null
  %30 = icmp sgt i64 %2, 0
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %58

32:
  %33 = add nuw i64 %2, 1
  br label %50

34:
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %27, label %20

37:
  %38 = phi i64 [ 0, %20 ], [ %48, %37 ]
  %39 = icmp samesign ule i64 %38, %21
  %40 = icmp samesign uge i64 %38, %21
  %41 = select i1 %19, i1 %39, i1 %40
  %42 = getelementptr double, ptr %24, i64 %38
  %43 = mul nsw i64 %38, %8
  %44 = getelementptr double, ptr %22, i64 %43
  %45 = select i1 %41, ptr %42, ptr %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr double, ptr %26, i64 %38
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %2
  br i1 %49, label %34, label %37

50:
  %51 = phi i64 [ 0, %32 ], [ %56, %50 ]
  %52 = mul i64 %51, %33
  %53 = getelementptr inbounds double, ptr %15, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %10, i64 %51
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %51, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %58, label %50

58:
  tail call void @pad.la.FAMILY.d.over_gaps(i64 %2, ptr %9, ptr %15)
  %59 = icmp eq ptr %7, null
  br i1 %59, label %61, label %60

60:
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, ptr %7, i64 %8)
  br label %61

61:
  %62 = icmp eq i64 %11, 0
  br i1 %62, label %64, label %63

63:
  tail call void @pad.la.FAMILY.d.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %64

64:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.eigd_adjoint(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 3
  %14 = mul i64 %13, %2
  %15 = tail call ptr @malloc(i64 %14)
  %16 = tail call ptr @malloc(i64 %14)
  %17 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8, double 0.000000e+00, ptr %15, i64 %17)
  tail call void @pad.la.FAMILY.d.over_gaps(i64 %2, ptr %9, ptr %15)
  %18 = icmp ne ptr %10, null
  %19 = icmp sgt i64 %2, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %33

21:
  %22 = add nuw i64 %2, 1
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %31, %23 ]
  %25 = getelementptr inbounds nuw double, ptr %10, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = mul i64 %24, %22
  %28 = getelementptr inbounds double, ptr %15, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fadd double %26, %29
  store double %30, ptr %28, align 8
  store double 0.000000e+00, ptr %25, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %33, label %23

33:
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %15, i64 %17, double 0.000000e+00, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 67, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %16, i64 %17, ptr %5, i64 %6, double 0.000000e+00, ptr %15, i64 %17)
  %34 = icmp sgt i64 %2, 0
  br i1 %34, label %35, label %44

35:
  %36 = icmp eq i32 %1, 85
  br label %37

37:
  %38 = phi i64 [ 0, %35 ], [ %47, %46 ]
  %39 = getelementptr double, ptr %15, i64 %38
  %40 = mul nuw nsw i64 %38, %2
  %41 = getelementptr double, ptr %15, i64 %40
  %42 = mul nsw i64 %38, %8
  %43 = getelementptr double, ptr %7, i64 %42
  br label %49

44:
  %45 = icmp eq i64 %11, 0
  br i1 %45, label %67, label %66

46:
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %44, label %37

49:
  %50 = phi i64 [ 0, %37 ], [ %64, %49 ]
  %51 = getelementptr double, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = mul nuw nsw i64 %50, %2
  %54 = getelementptr double, ptr %39, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = icmp samesign ult i64 %50, %38
  %57 = icmp samesign ugt i64 %50, %38
  %58 = select i1 %36, i1 %56, i1 %57
  %59 = icmp eq i64 %50, %38
  %60 = fadd double %52, %55
  %61 = select i1 %58, double %60, double 0.000000e+00
  %62 = select i1 %59, double %52, double %61
  %63 = getelementptr double, ptr %43, i64 %50
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %46, label %49

66:
  tail call void @pad.la.FAMILY.d.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %67

67:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.syev(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 86
  br i1 %7, label %8, label %10

8:
  %9 = tail call i64 @pad.blas.FAMILY.d.eig(i32 86, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %14

10:
  %11 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %2, i64 %2, ptr %3, i64 %4)
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %13 = tail call i64 @pad.blas.FAMILY.d.eig(i32 86, i32 %1, i64 %2, ptr %11, i64 %12, ptr %5)
  tail call void @free(ptr %11)
  br label %14

14:
  %15 = phi i64 [ %9, %8 ], [ %13, %10 ]
  ret i64 %15
}

declare i64 @pad.blas.FAMILY.d.eig(i32, i32, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden i64 @pad.la.FAMILY.d.syevd(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 86
  br i1 %7, label %8, label %10

8:
  %9 = tail call i64 @pad.blas.FAMILY.d.eigd(i32 86, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %14

10:
  %11 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %2, i64 %2, ptr %3, i64 %4)
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %13 = tail call i64 @pad.blas.FAMILY.d.eigd(i32 86, i32 %1, i64 %2, ptr %11, i64 %12, ptr %5)
  tail call void @free(ptr %11)
  br label %14

14:
  %15 = phi i64 [ %9, %8 ], [ %13, %10 ]
  ret i64 %15
}

declare i64 @pad.blas.FAMILY.d.eigd(i32, i32, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden double @pad.la.FAMILY.d.lange(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp slt i64 %1, 1
  %7 = icmp slt i64 %2, 1
  %8 = or i1 %6, %7
  br i1 %8, label %60, label %9

9:
  %10 = add i32 %0, -69
  %11 = icmp ult i32 %10, 2
  br i1 %11, label %12, label %16

12:
  %13 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %1, i64 %2, ptr %3, i64 %4)
  %14 = mul nuw nsw i64 %2, %1
  %15 = tail call double @pad.blas.FAMILY.d.nrm2(i64 %14, ptr %13, i64 1)
  tail call void @free(ptr %13)
  br label %60

16:
  %17 = icmp eq i32 %0, 73
  %18 = select i1 %17, i64 %1, i64 %2
  %19 = select i1 %17, i64 %2, i64 %1
  %20 = icmp eq i32 %0, 77
  %21 = icmp eq i32 %0, 77
  br label %22

22:
  %23 = phi double [ 0.000000e+00, %16 ], [ %57, %56 ]
  %24 = phi i64 [ 0, %16 ], [ %58, %56 ]
  %25 = getelementptr double, ptr %3, i64 %24
  %26 = mul nsw i64 %24, %4
  %27 = getelementptr double, ptr %3, i64 %26
  br label %29

28:
  br i1 %21, label %56, label %51

29:
  %30 = phi double [ %23, %22 ], [ %48, %46 ]
  %31 = phi i64 [ 0, %22 ], [ %49, %46 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %47, %46 ]
  %33 = mul nsw i64 %31, %4
  %34 = getelementptr double, ptr %25, i64 %33
  %35 = getelementptr double, ptr %27, i64 %31
  %36 = select i1 %17, ptr %34, ptr %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @fabs(double %37)
  br i1 %20, label %39, label %44

39:
  %40 = fcmp ogt double %38, %30
  %41 = fcmp uno double %38, 0.000000e+00
  %42 = or i1 %40, %41
  %43 = select i1 %42, double %38, double %30
  br label %46

44:
  %45 = fadd double %32, %38
  br label %46

46:
  %47 = phi double [ %32, %39 ], [ %45, %44 ]
  %48 = phi double [ %43, %39 ], [ %30, %44 ]
  %49 = add nuw nsw i64 %31, 1
  %50 = icmp eq i64 %49, %19
  br i1 %50, label %28, label %29

51:
  %52 = fcmp ogt double %47, %48
  %53 = fcmp uno double %47, 0.000000e+00
  %54 = or i1 %53, %52
  %55 = select i1 %54, double %47, double %48
  br label %56

56:
  %57 = phi double [ %55, %51 ], [ %48, %28 ]
  %58 = add nuw nsw i64 %24, 1
  %59 = icmp eq i64 %58, %18
  br i1 %59, label %60, label %22

60:
  %61 = phi double [ 0.000000e+00, %5 ], [ %15, %12 ], [ %57, %56 ]
  ret double %61
}

declare double @pad.blas.FAMILY.d.nrm2(i64, ptr, i64) nounwind

declare double @fabs(double) nounwind

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
