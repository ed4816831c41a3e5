; Made from spectral.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.over_gaps(i64 %0, ptr %1, ptr %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %10

5:
  %6 = phi i64 [ %12, %11 ], [ 0, %3 ]
  %7 = mul nuw nsw i64 %6, %0
  %8 = getelementptr { double, double }, ptr %2, i64 %7
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %6
  br label %14

10:
  ret void

11:
  %12 = add nuw nsw i64 %6, 1
  %13 = icmp eq i64 %12, %0
  br i1 %13, label %10, label %5

14:
  %15 = phi i64 [ 0, %5 ], [ %35, %32 ]
  %16 = getelementptr { double, double }, ptr %8, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = load double, ptr %18, align 8
  %20 = icmp eq i64 %15, %6
  br i1 %20, label %32, label %21

21:
  %22 = fcmp oeq double %17, 0.000000e+00
  %23 = fcmp oeq double %19, 0.000000e+00
  %24 = and i1 %22, %23
  br i1 %24, label %32, label %25

25:
  %26 = load double, ptr %9, align 8
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %28 = load double, ptr %27, align 8
  %29 = fsub double %26, %28
  %30 = fdiv double %17, %29
  %31 = fdiv double %19, %29
  br label %32

32:
  %33 = phi double [ %30, %25 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %14 ]
  %34 = phi double [ %31, %25 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %14 ]
  store double %33, ptr %16, align 8
  store double %34, ptr %18, align 8
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %11, label %14
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.real_row(i32 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = icmp eq i32 %0, 85
  %6 = add nsw i64 %1, -1
  %7 = select i1 %5, i64 %6, i64 0
  %8 = getelementptr { double, double }, ptr %2, i64 %7
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %13, label %23

10:
  %11 = add nuw nsw i64 %14, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %23, label %13

13:
  %14 = phi i64 [ %11, %10 ], [ 0, %4 ]
  %15 = mul nsw i64 %14, %3
  %16 = getelementptr { double, double }, ptr %8, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %18, 0.000000e+00
  br i1 %19, label %23, label %20

20:
  %21 = load double, ptr %16, align 8
  %22 = fcmp oeq double %21, 0.000000e+00
  br i1 %22, label %23, label %10

23:
  %24 = phi i64 [ %7, %4 ], [ %7, %10 ], [ -1, %20 ], [ -1, %13 ]
  ret i64 %24
}

define linkonce_odr hidden void @pad.la.FAMILY.z.keep_phase(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = tail call i64 @pad.la.FAMILY.z.real_row(i32 %0, i64 %1, ptr %2, i64 %3)
  %8 = icmp sgt i64 %7, -1
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %47

11:
  %12 = phi i64 [ %25, %24 ], [ 0, %6 ]
  %13 = mul nsw i64 %12, %5
  %14 = getelementptr { double, double }, ptr %4, i64 %13
  %15 = getelementptr { double, double }, ptr %14, i64 %7
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load double, ptr %16, align 8
  %18 = fneg double %17
  %19 = mul nsw i64 %12, %3
  %20 = getelementptr { double, double }, ptr %2, i64 %19
  %21 = getelementptr { double, double }, ptr %20, i64 %7
  %22 = load double, ptr %21, align 8
  %23 = fdiv double %18, %22
  br label %27

24:
  %25 = add nuw nsw i64 %12, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %47, label %11

27:
  %28 = phi i64 [ %45, %27 ], [ 0, %11 ]
  %29 = getelementptr { double, double }, ptr %20, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, 0.000000e+00
  %34 = fmul double %23, %32
  %35 = fmul double %32, 0.000000e+00
  %36 = fmul double %23, %30
  %37 = fsub double %33, %34
  %38 = fadd double %36, %35
  %39 = getelementptr { double, double }, ptr %14, i64 %28
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fadd double %40, %37
  %44 = fadd double %42, %38
  store double %43, ptr %39, align 8
  store double %44, ptr %41, align 8
  %45 = add nuw nsw i64 %28, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %24, label %27

47:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.keep_phase_adjoint(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = tail call i64 @pad.la.FAMILY.z.real_row(i32 %0, i64 %1, ptr %2, i64 %3)
  %8 = icmp sgt i64 %7, -1
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %30

11:
  %12 = phi i64 [ %28, %11 ], [ 0, %6 ]
  %13 = mul nsw i64 %12, %5
  %14 = getelementptr inbounds { double, double }, ptr %4, i64 %13
  %15 = mul nsw i64 %12, %3
  %16 = getelementptr inbounds { double, double }, ptr %2, i64 %15
  %17 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %14, i64 1, ptr %16, i64 1)
  %18 = extractvalue { double, double } %17, 1
  %19 = getelementptr { double, double }, ptr %16, i64 %7
  %20 = load double, ptr %19, align 8
  %21 = fdiv double %18, %20
  %22 = getelementptr { double, double }, ptr %14, i64 %7
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = fadd double %23, 0.000000e+00
  %27 = fadd double %21, %25
  store double %26, ptr %22, align 8
  store double %27, ptr %24, align 8
  %28 = add nuw nsw i64 %12, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %30, label %11

30:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.eig_tangent(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 4
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
  %22 = getelementptr { double, double }, ptr %7, i64 %21
  %23 = mul nsw i64 %21, %8
  %24 = getelementptr { double, double }, ptr %7, i64 %23
  %25 = mul nuw nsw i64 %21, %2
  %26 = getelementptr { double, double }, ptr %15, i64 %25
  br label %37

27:
  %28 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, double 0.000000e+00, ptr %16, i64 %28)
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %28, ptr %5, i64 %6, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 %28)
  %29 = icmp ne ptr %10, null
  %30 = icmp sgt i64 %2, 0
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %65

32:
  %33 = add nuw i64 %2, 1
  br label %57

34:
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %27, label %20

37:
  %38 = phi i64 [ 0, %20 ], [ %55, %37 ]
  %39 = icmp samesign ule i64 %38, %21
  %40 = icmp samesign uge i64 %38, %21
  %41 = select i1 %19, i1 %39, i1 %40
  %42 = getelementptr { double, double }, ptr %24, i64 %38
  %43 = mul nsw i64 %38, %8
  %44 = getelementptr { double, double }, ptr %22, i64 %43
  %45 = select i1 %41, ptr %42, ptr %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load double, ptr %46, align 8
  %48 = load double, ptr %45, align 8
  %49 = icmp eq i64 %38, %21
  %50 = select i1 %49, double 0.000000e+00, double %47
  %51 = fneg double %47
  %52 = select i1 %41, double %50, double %51
  %53 = getelementptr { double, double }, ptr %26, i64 %38
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store double %48, ptr %53, align 8
  store double %52, ptr %54, align 8
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %34, label %37

57:
  %58 = phi i64 [ 0, %32 ], [ %63, %57 ]
  %59 = mul i64 %58, %33
  %60 = getelementptr inbounds { double, double }, ptr %15, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %10, i64 %58
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %2
  br i1 %64, label %65, label %57

65:
  tail call void @pad.la.FAMILY.z.over_gaps(i64 %2, ptr %9, ptr %15)
  %66 = icmp eq ptr %7, null
  br i1 %66, label %68, label %67

67:
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, double 0.000000e+00, ptr %7, i64 %8)
  br label %68

68:
  tail call void @pad.la.FAMILY.z.keep_phase(i32 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
  %69 = icmp eq i64 %11, 0
  br i1 %69, label %71, label %70

70:
  tail call void @pad.la.FAMILY.z.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %71

71:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.eig_adjoint(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 4
  %14 = mul i64 %13, %2
  %15 = tail call ptr @malloc(i64 %14)
  %16 = tail call ptr @malloc(i64 %14)
  tail call void @pad.la.FAMILY.z.keep_phase_adjoint(i32 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
  %17 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 %17)
  tail call void @pad.la.FAMILY.z.over_gaps(i64 %2, ptr %9, ptr %15)
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
  %28 = getelementptr inbounds { double, double }, ptr %15, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fadd double %26, %29
  store double %30, ptr %28, align 8
  store double 0.000000e+00, ptr %25, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %33, label %23

33:
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %15, i64 %17, double 0.000000e+00, double 0.000000e+00, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 67, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %17, ptr %5, i64 %6, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 %17)
  %34 = icmp sgt i64 %2, 0
  br i1 %34, label %35, label %44

35:
  %36 = icmp eq i32 %1, 85
  br label %37

37:
  %38 = phi i64 [ 0, %35 ], [ %47, %46 ]
  %39 = getelementptr { double, double }, ptr %15, i64 %38
  %40 = mul nuw nsw i64 %38, %2
  %41 = getelementptr { double, double }, ptr %15, i64 %40
  %42 = mul nsw i64 %38, %8
  %43 = getelementptr { double, double }, ptr %7, i64 %42
  br label %49

44:
  %45 = icmp eq i64 %11, 0
  br i1 %45, label %75, label %74

46:
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %44, label %37

49:
  %50 = phi i64 [ 0, %37 ], [ %72, %49 ]
  %51 = getelementptr { double, double }, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = load double, ptr %53, align 8
  %55 = mul nuw nsw i64 %50, %2
  %56 = getelementptr { double, double }, ptr %39, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  %60 = icmp samesign uge i64 %50, %38
  %61 = icmp samesign ule i64 %50, %38
  %62 = select i1 %36, i1 %60, i1 %61
  %63 = icmp eq i64 %50, %38
  %64 = select i1 %63, i1 true, i1 %62
  %65 = fadd double %52, %57
  %66 = fsub double %54, %59
  %67 = select i1 %62, double 0.000000e+00, double %65
  %68 = select i1 %63, double %52, double %67
  %69 = select i1 %64, double 0.000000e+00, double %66
  %70 = getelementptr { double, double }, ptr %43, i64 %50
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store double %68, ptr %70, align 8
  store double %69, ptr %71, align 8
  %72 = add nuw nsw i64 %50, 1
  %73 = icmp eq i64 %72, %2
  br i1 %73, label %46, label %49

74:
  tail call void @pad.la.FAMILY.z.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %75

75:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.eigd_tangent(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 4
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
  %22 = getelementptr { double, double }, ptr %7, i64 %21
  %23 = mul nsw i64 %21, %8
  %24 = getelementptr { double, double }, ptr %7, i64 %23
  %25 = mul nuw nsw i64 %21, %2
  %26 = getelementptr { double, double }, ptr %15, i64 %25
  br label %37

27:
  %28 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, double 0.000000e+00, ptr %16, i64 %28)
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %28, ptr %5, i64 %6, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 %28)
  %29 = icmp ne ptr %10, null
  %30 = icmp sgt i64 %2, 0
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %65

32:
  %33 = add nuw i64 %2, 1
  br label %57

34:
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %27, label %20

37:
  %38 = phi i64 [ 0, %20 ], [ %55, %37 ]
  %39 = icmp samesign ule i64 %38, %21
  %40 = icmp samesign uge i64 %38, %21
  %41 = select i1 %19, i1 %39, i1 %40
  %42 = getelementptr { double, double }, ptr %24, i64 %38
  %43 = mul nsw i64 %38, %8
  %44 = getelementptr { double, double }, ptr %22, i64 %43
  %45 = select i1 %41, ptr %42, ptr %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load double, ptr %46, align 8
  %48 = load double, ptr %45, align 8
  %49 = icmp eq i64 %38, %21
  %50 = select i1 %49, double 0.000000e+00, double %47
  %51 = fneg double %47
  %52 = select i1 %41, double %50, double %51
  %53 = getelementptr { double, double }, ptr %26, i64 %38
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store double %48, ptr %53, align 8
  store double %52, ptr %54, align 8
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %34, label %37

57:
  %58 = phi i64 [ 0, %32 ], [ %63, %57 ]
  %59 = mul i64 %58, %33
  %60 = getelementptr inbounds { double, double }, ptr %15, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %10, i64 %58
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %2
  br i1 %64, label %65, label %57

65:
  tail call void @pad.la.FAMILY.z.over_gaps(i64 %2, ptr %9, ptr %15)
  %66 = icmp eq ptr %7, null
  br i1 %66, label %68, label %67

67:
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %15, i64 %28, double 0.000000e+00, double 0.000000e+00, ptr %7, i64 %8)
  br label %68

68:
  tail call void @pad.la.FAMILY.z.keep_phase(i32 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
  %69 = icmp eq i64 %11, 0
  br i1 %69, label %71, label %70

70:
  tail call void @pad.la.FAMILY.z.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %71

71:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.eigd_adjoint(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = shl i64 %2, 4
  %14 = mul i64 %13, %2
  %15 = tail call ptr @malloc(i64 %14)
  %16 = tail call ptr @malloc(i64 %14)
  tail call void @pad.la.FAMILY.z.keep_phase_adjoint(i32 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
  %17 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %7, i64 %8, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 %17)
  tail call void @pad.la.FAMILY.z.over_gaps(i64 %2, ptr %9, ptr %15)
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
  %28 = getelementptr inbounds { double, double }, ptr %15, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fadd double %26, %29
  store double %30, ptr %28, align 8
  store double 0.000000e+00, ptr %25, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %33, label %23

33:
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %15, i64 %17, double 0.000000e+00, double 0.000000e+00, ptr %16, i64 %17)
  tail call void @pad.blas.FAMILY.z.gemm(i32 78, i32 67, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %17, ptr %5, i64 %6, double 0.000000e+00, double 0.000000e+00, ptr %15, i64 %17)
  %34 = icmp sgt i64 %2, 0
  br i1 %34, label %35, label %44

35:
  %36 = icmp eq i32 %1, 85
  br label %37

37:
  %38 = phi i64 [ 0, %35 ], [ %47, %46 ]
  %39 = getelementptr { double, double }, ptr %15, i64 %38
  %40 = mul nuw nsw i64 %38, %2
  %41 = getelementptr { double, double }, ptr %15, i64 %40
  %42 = mul nsw i64 %38, %8
  %43 = getelementptr { double, double }, ptr %7, i64 %42
  br label %49

44:
  %45 = icmp eq i64 %11, 0
  br i1 %45, label %75, label %74

46:
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %44, label %37

49:
  %50 = phi i64 [ 0, %37 ], [ %72, %49 ]
  %51 = getelementptr { double, double }, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = load double, ptr %53, align 8
  %55 = mul nuw nsw i64 %50, %2
  %56 = getelementptr { double, double }, ptr %39, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  %60 = icmp samesign uge i64 %50, %38
  %61 = icmp samesign ule i64 %50, %38
  %62 = select i1 %36, i1 %60, i1 %61
  %63 = icmp eq i64 %50, %38
  %64 = select i1 %63, i1 true, i1 %62
  %65 = fadd double %52, %57
  %66 = fsub double %54, %59
  %67 = select i1 %62, double 0.000000e+00, double %65
  %68 = select i1 %63, double %52, double %67
  %69 = select i1 %64, double 0.000000e+00, double %66
  %70 = getelementptr { double, double }, ptr %43, i64 %50
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store double %68, ptr %70, align 8
  store double %69, ptr %71, align 8
  %72 = add nuw nsw i64 %50, 1
  %73 = icmp eq i64 %72, %2
  br i1 %73, label %46, label %49

74:
  tail call void @pad.la.FAMILY.z.spoil(i64 %2, i64 %2, ptr %7, i64 %8)
  br label %75

75:
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.syev(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 86
  br i1 %7, label %8, label %10

8:
  %9 = tail call i64 @pad.blas.FAMILY.z.eig(i32 86, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %14

10:
  %11 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %2, i64 %2, ptr %3, i64 %4)
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %13 = tail call i64 @pad.blas.FAMILY.z.eig(i32 86, i32 %1, i64 %2, ptr %11, i64 %12, ptr %5)
  tail call void @free(ptr %11)
  br label %14

14:
  %15 = phi i64 [ %9, %8 ], [ %13, %10 ]
  ret i64 %15
}

declare i64 @pad.blas.FAMILY.z.eig(i32, i32, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden i64 @pad.la.FAMILY.z.syevd(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 86
  br i1 %7, label %8, label %10

8:
  %9 = tail call i64 @pad.blas.FAMILY.z.eigd(i32 86, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %14

10:
  %11 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %2, i64 %2, ptr %3, i64 %4)
  %12 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %13 = tail call i64 @pad.blas.FAMILY.z.eigd(i32 86, i32 %1, i64 %2, ptr %11, i64 %12, ptr %5)
  tail call void @free(ptr %11)
  br label %14

14:
  %15 = phi i64 [ %9, %8 ], [ %13, %10 ]
  ret i64 %15
}

declare i64 @pad.blas.FAMILY.z.eigd(i32, i32, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden double @pad.la.FAMILY.z.lange(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp slt i64 %1, 1
  %7 = icmp slt i64 %2, 1
  %8 = or i1 %6, %7
  br i1 %8, label %71, label %9

9:
  %10 = add i32 %0, -69
  %11 = icmp ult i32 %10, 2
  br i1 %11, label %12, label %16

12:
  %13 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %1, i64 %2, ptr %3, i64 %4)
  %14 = mul nuw nsw i64 %2, %1
  %15 = tail call double @pad.blas.FAMILY.z.nrm2(i64 %14, ptr %13, i64 1)
  tail call void @free(ptr %13)
  br label %71

16:
  %17 = icmp eq i32 %0, 73
  %18 = select i1 %17, i64 %1, i64 %2
  %19 = select i1 %17, i64 %2, i64 %1
  %20 = icmp eq i32 %0, 77
  %21 = icmp eq i32 %0, 77
  br label %22

22:
  %23 = phi double [ 0.000000e+00, %16 ], [ %68, %67 ]
  %24 = phi i64 [ 0, %16 ], [ %69, %67 ]
  %25 = getelementptr { double, double }, ptr %3, i64 %24
  %26 = mul nsw i64 %24, %4
  %27 = getelementptr { double, double }, ptr %3, i64 %26
  br label %29

28:
  br i1 %21, label %67, label %62

29:
  %30 = phi double [ %23, %22 ], [ %59, %57 ]
  %31 = phi i64 [ 0, %22 ], [ %60, %57 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %58, %57 ]
  %33 = mul nsw i64 %31, %4
  %34 = getelementptr { double, double }, ptr %25, i64 %33
  %35 = getelementptr { double, double }, ptr %27, i64 %31
  %36 = select i1 %17, ptr %34, ptr %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load double, ptr %37, align 8
  %39 = load double, ptr %36, align 8
  %40 = fcmp oeq double %39, 0.000000e+00
  %41 = fcmp oeq double %38, 0.000000e+00
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %48, label %43

43:
  %44 = fmul double %39, %39
  %45 = fmul double %38, %38
  %46 = fadd double %45, %44
  %47 = tail call double @sqrt(double %46)
  br label %48

48:
  %49 = phi double [ %47, %43 ], [ 0.000000e+00, %29 ]
  br i1 %20, label %50, label %55

50:
  %51 = fcmp ogt double %49, %30
  %52 = fcmp uno double %49, 0.000000e+00
  %53 = or i1 %51, %52
  %54 = select i1 %53, double %49, double %30
  br label %57

55:
  %56 = fadd double %32, %49
  br label %57

57:
  %58 = phi double [ %32, %50 ], [ %56, %55 ]
  %59 = phi double [ %54, %50 ], [ %30, %55 ]
  %60 = add nuw nsw i64 %31, 1
  %61 = icmp eq i64 %60, %19
  br i1 %61, label %28, label %29

62:
  %63 = fcmp ogt double %58, %59
  %64 = fcmp uno double %58, 0.000000e+00
  %65 = or i1 %64, %63
  %66 = select i1 %65, double %58, double %59
  br label %67

67:
  %68 = phi double [ %66, %62 ], [ %59, %28 ]
  %69 = add nuw nsw i64 %24, 1
  %70 = icmp eq i64 %69, %18
  br i1 %70, label %71, label %22

71:
  %72 = phi double [ 0.000000e+00, %5 ], [ %15, %12 ], [ %68, %67 ]
  ret double %72
}

declare double @pad.blas.FAMILY.z.nrm2(i64, ptr, i64) nounwind

declare double @sqrt(double) nounwind

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
