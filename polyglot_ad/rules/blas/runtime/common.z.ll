; Made from common.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.z.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ %26, %16 ], [ 0, %7 ]
  %18 = phi i64 [ %28, %16 ], [ %11, %7 ]
  %19 = phi i64 [ %27, %16 ], [ %14, %7 ]
  %20 = getelementptr inbounds { double, double }, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds { double, double }, ptr %3, i64 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double %21, ptr %24, align 8
  store double %23, ptr %25, align 8
  %26 = add nuw nsw i64 %17, 1
  %27 = add nsw i64 %19, %2
  %28 = add nsw i64 %18, %4
  %29 = icmp eq i64 %26, %0
  br i1 %29, label %15, label %16
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.put_conj(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ %27, %16 ], [ 0, %7 ]
  %18 = phi i64 [ %29, %16 ], [ %11, %7 ]
  %19 = phi i64 [ %28, %16 ], [ %14, %7 ]
  %20 = getelementptr inbounds { double, double }, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = fneg double %23
  %25 = getelementptr inbounds { double, double }, ptr %3, i64 %18
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store double %21, ptr %25, align 8
  store double %24, ptr %26, align 8
  %27 = add nuw nsw i64 %17, 1
  %28 = add nsw i64 %19, %2
  %29 = add nsw i64 %18, %4
  %30 = icmp eq i64 %27, %0
  br i1 %30, label %15, label %16
}

define linkonce_odr hidden ptr @pad.la.FAMILY.z.copied(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = shl i64 %0, 4
  %5 = tail call ptr @malloc(i64 %4)
  tail call void @pad.la.FAMILY.z.put(i64 %0, ptr %1, i64 %2, ptr %5, i64 1)
  ret ptr %5
}

define linkonce_odr hidden ptr @pad.la.FAMILY.z.copied_conj(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = shl i64 %0, 4
  %5 = tail call ptr @malloc(i64 %4)
  tail call void @pad.la.FAMILY.z.put_conj(i64 %0, ptr %1, i64 %2, ptr %5, i64 1)
  ret ptr %5
}

define linkonce_odr hidden void @pad.la.FAMILY.z.conjugate(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %10

5:
  %6 = icmp slt i64 %2, 0
  %7 = sub nsw i64 1, %0
  %8 = mul nsw i64 %2, %7
  %9 = select i1 %6, i64 %8, i64 0
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ %18, %11 ], [ 0, %5 ]
  %13 = phi i64 [ %19, %11 ], [ %9, %5 ]
  %14 = getelementptr inbounds { double, double }, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load double, ptr %15, align 8
  %17 = fneg double %16
  store double %17, ptr %15, align 8
  %18 = add nuw nsw i64 %12, 1
  %19 = add nsw i64 %13, %2
  %20 = icmp eq i64 %18, %0
  br i1 %20, label %10, label %11
}

define linkonce_odr hidden void @pad.la.FAMILY.z.fill(i64 %0, double %1, double %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %12

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ %18, %13 ], [ 0, %7 ]
  %15 = phi i64 [ %19, %13 ], [ %11, %7 ]
  %16 = getelementptr inbounds { double, double }, ptr %3, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double %1, ptr %16, align 8
  store double %2, ptr %17, align 8
  %18 = add nuw nsw i64 %14, 1
  %19 = add nsw i64 %15, %4
  %20 = icmp eq i64 %18, %0
  br i1 %20, label %12, label %13
}

define linkonce_odr hidden { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double 0.000000e+00, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  %8 = tail call ptr @pad.la.FAMILY.z.copied(i64 %0, ptr %1, i64 %2)
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %11

10:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %0, ptr %3, i64 %4, double 0.000000e+00, double 0.000000e+00, ptr %6, i64 1)
  br label %11

11:
  call void @free(ptr %8)
  %12 = load double, ptr %6, align 8
  %13 = load double, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  %14 = insertvalue { double, double } poison, double %12, 0
  %15 = insertvalue { double, double } %14, double %13, 1
  ret { double, double } %15
}

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.scale(i64 %0, double %1, double %2, i32 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp slt i64 %5, 0
  %8 = sub nsw i64 1, %0
  %9 = mul nsw i64 %5, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = icmp eq i32 %3, 0
  br i1 %11, label %30, label %12

12:
  %13 = icmp sgt i64 %0, 0
  br i1 %13, label %14, label %57

14:
  %15 = phi i64 [ %28, %14 ], [ %10, %12 ]
  %16 = phi i64 [ %27, %14 ], [ 0, %12 ]
  %17 = getelementptr inbounds { double, double }, ptr %4, i64 %15
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %20 = load double, ptr %19, align 8
  %21 = fmul double %1, %18
  %22 = fmul double %1, %20
  %23 = fmul double %2, %20
  %24 = fadd double %21, %23
  %25 = fmul double %2, %18
  %26 = fsub double %22, %25
  store double %24, ptr %17, align 8
  store double %26, ptr %19, align 8
  %27 = add nuw nsw i64 %16, 1
  %28 = add nsw i64 %15, %5
  %29 = icmp eq i64 %27, %0
  br i1 %29, label %57, label %14

30:
  %31 = fcmp oeq double %1, 0.000000e+00
  %32 = fcmp oeq double %2, 0.000000e+00
  %33 = and i1 %31, %32
  %34 = icmp sgt i64 %0, 0
  br i1 %34, label %35, label %57

35:
  %36 = phi i64 [ %54, %49 ], [ 0, %30 ]
  %37 = phi i64 [ %55, %49 ], [ %10, %30 ]
  br i1 %33, label %49, label %38

38:
  %39 = getelementptr inbounds { double, double }, ptr %4, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fmul double %1, %40
  %44 = fmul double %1, %42
  %45 = fmul double %2, %42
  %46 = fadd double %43, %45
  %47 = fmul double %2, %40
  %48 = fsub double %44, %47
  br label %49

49:
  %50 = phi double [ %46, %38 ], [ 0.000000e+00, %35 ]
  %51 = phi double [ %48, %38 ], [ 0.000000e+00, %35 ]
  %52 = getelementptr inbounds { double, double }, ptr %4, i64 %37
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store double %50, ptr %52, align 8
  store double %51, ptr %53, align 8
  %54 = add nuw nsw i64 %36, 1
  %55 = add nsw i64 %37, %5
  %56 = icmp eq i64 %54, %0
  br i1 %56, label %57, label %35

57:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.scale_columns(i64 %0, i64 %1, double %2, double %3, i32 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret void

10:
  %11 = phi i64 [ %14, %10 ], [ 0, %7 ]
  %12 = mul nsw i64 %11, %6
  %13 = getelementptr inbounds { double, double }, ptr %5, i64 %12
  tail call void @pad.la.FAMILY.z.scale(i64 %0, double %2, double %3, i32 %4, ptr %13, i64 1)
  %14 = add nuw nsw i64 %11, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %9, label %10
}

define linkonce_odr hidden { double, double } @pad.la.FAMILY.z.inner_columns(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %13, label %8

8:
  %9 = phi double [ 0.000000e+00, %6 ], [ %25, %13 ]
  %10 = phi double [ 0.000000e+00, %6 ], [ %24, %13 ]
  %11 = insertvalue { double, double } poison, double %10, 0
  %12 = insertvalue { double, double } %11, double %9, 1
  ret { double, double } %12

13:
  %14 = phi i64 [ %26, %13 ], [ 0, %6 ]
  %15 = phi double [ %24, %13 ], [ 0.000000e+00, %6 ]
  %16 = phi double [ %25, %13 ], [ 0.000000e+00, %6 ]
  %17 = mul nsw i64 %14, %3
  %18 = getelementptr inbounds { double, double }, ptr %2, i64 %17
  %19 = mul nsw i64 %14, %5
  %20 = getelementptr inbounds { double, double }, ptr %4, i64 %19
  %21 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %18, i64 1, ptr %20, i64 1)
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = fadd double %15, %22
  %25 = fadd double %16, %23
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %8, label %13
}

define linkonce_odr hidden ptr @pad.la.FAMILY.z.conj_matrix(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = shl i64 %0, 4
  %6 = mul i64 %5, %1
  %7 = tail call ptr @malloc(i64 %6)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret ptr %7

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %12 = mul nsw i64 %11, %3
  %13 = getelementptr inbounds { double, double }, ptr %2, i64 %12
  %14 = mul nsw i64 %11, %0
  %15 = getelementptr inbounds { double, double }, ptr %7, i64 %14
  tail call void @pad.la.FAMILY.z.put_conj(i64 %0, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

define linkonce_odr hidden void @pad.la.FAMILY.z.add_product(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) alwaysinline nounwind {
  %14 = icmp eq i32 %0, 82
  br i1 %14, label %15, label %17

15:
  %16 = tail call ptr @pad.la.FAMILY.z.conj_matrix(i64 %2, i64 %4, ptr %7, i64 %8)
  br label %17

17:
  %18 = phi ptr [ %16, %15 ], [ %7, %13 ]
  %19 = phi i64 [ %2, %15 ], [ %8, %13 ]
  %20 = phi i32 [ 78, %15 ], [ %0, %13 ]
  %21 = phi ptr [ %16, %15 ], [ null, %13 ]
  %22 = icmp eq i32 %1, 82
  br i1 %22, label %23, label %25

23:
  %24 = tail call ptr @pad.la.FAMILY.z.conj_matrix(i64 %4, i64 %3, ptr %9, i64 %10)
  br label %25

25:
  %26 = phi ptr [ %24, %23 ], [ %9, %17 ]
  %27 = phi i64 [ %4, %23 ], [ %10, %17 ]
  %28 = phi i32 [ 78, %23 ], [ %1, %17 ]
  %29 = phi ptr [ %24, %23 ], [ null, %17 ]
  %30 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %31 = tail call i64 @llvm.umax.i64(i64 %27, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 %20, i32 %28, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %18, i64 %30, ptr %26, i64 %31, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  %32 = icmp eq ptr %21, null
  br i1 %32, label %34, label %33

33:
  tail call void @free(ptr %21)
  br label %34

34:
  %35 = icmp eq ptr %29, null
  br i1 %35, label %37, label %36

36:
  tail call void @free(ptr %29)
  br label %37

37:
  ret void
}

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.conjugate_columns(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %7, label %6

6:
  ret void

7:
  %8 = phi i64 [ %11, %7 ], [ 0, %4 ]
  %9 = mul nsw i64 %8, %3
  %10 = getelementptr inbounds { double, double }, ptr %2, i64 %9
  tail call void @pad.la.FAMILY.z.conjugate(i64 %0, ptr %10, i64 1)
  %11 = add nuw nsw i64 %8, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %6, label %7
}

define linkonce_odr hidden ptr @pad.la.FAMILY.z.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = shl i64 %0, 4
  %6 = mul i64 %5, %1
  %7 = tail call ptr @malloc(i64 %6)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret ptr %7

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %12 = mul nsw i64 %11, %3
  %13 = getelementptr inbounds { double, double }, ptr %2, i64 %12
  %14 = mul nsw i64 %11, %0
  %15 = getelementptr inbounds { double, double }, ptr %7, i64 %14
  tail call void @pad.la.FAMILY.z.put(i64 %0, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

define linkonce_odr hidden void @pad.la.FAMILY.z.add_columns(i64 %0, i64 %1, double %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %11, label %10

10:
  ret void

11:
  %12 = phi i64 [ %17, %11 ], [ 0, %8 ]
  %13 = mul nsw i64 %12, %5
  %14 = getelementptr inbounds { double, double }, ptr %4, i64 %13
  %15 = mul nsw i64 %12, %7
  %16 = getelementptr inbounds { double, double }, ptr %6, i64 %15
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %2, double %3, ptr %14, i64 1, ptr %16, i64 1)
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %10, label %11
}

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.trmm_op(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %2, 82
  br i1 %13, label %15, label %14

14:
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %17

15:
  tail call void @pad.la.FAMILY.z.conjugate_columns(i64 %4, i64 %5, ptr %10, i64 %11)
  %16 = fneg double %7
  tail call void @pad.blas.FAMILY.z.trmm(i32 %0, i32 %1, i32 78, i32 %3, i64 %4, i64 %5, double %6, double %16, ptr %8, i64 %9, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.conjugate_columns(i64 %4, i64 %5, ptr %10, i64 %11)
  br label %17

17:
  ret void
}

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.trsm_op(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %2, 82
  br i1 %13, label %15, label %14

14:
  tail call void @pad.blas.FAMILY.z.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %17

15:
  tail call void @pad.la.FAMILY.z.conjugate_columns(i64 %4, i64 %5, ptr %10, i64 %11)
  %16 = fneg double %7
  tail call void @pad.blas.FAMILY.z.trsm(i32 %0, i32 %1, i32 78, i32 %3, i64 %4, i64 %5, double %6, double %16, ptr %8, i64 %9, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.conjugate_columns(i64 %4, i64 %5, ptr %10, i64 %11)
  br label %17

17:
  ret void
}

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.z.lone_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = mul nsw i64 %3, %2
  %8 = add nsw i64 %7, 1
  %9 = tail call ptr @calloc(i64 %8, i64 16)
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %15

11:
  %12 = icmp eq i32 %0, 85
  %13 = icmp ne i32 %0, 85
  %14 = icmp ne i32 %1, 0
  br label %16

15:
  ret ptr %9

16:
  %17 = phi i64 [ 0, %11 ], [ %30, %29 ]
  %18 = select i1 %12, i64 0, i64 %17
  %19 = icmp slt i64 %18, %2
  br i1 %19, label %20, label %29

20:
  %21 = mul nsw i64 %17, %5
  %22 = getelementptr { double, double }, ptr %4, i64 %21
  %23 = mul nsw i64 %17, %2
  %24 = getelementptr { double, double }, ptr %9, i64 %23
  br label %25

25:
  %26 = phi i64 [ %18, %20 ], [ %45, %40 ]
  %27 = icmp samesign ule i64 %26, %17
  %28 = select i1 %13, i1 true, i1 %27
  br i1 %28, label %32, label %29

29:
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %3
  br i1 %31, label %15, label %16

32:
  %33 = icmp eq i64 %26, %17
  %34 = and i1 %14, %33
  br i1 %34, label %40, label %35

35:
  %36 = getelementptr { double, double }, ptr %22, i64 %26
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load double, ptr %38, align 8
  br label %40

40:
  %41 = phi double [ %37, %35 ], [ 1.000000e+00, %32 ]
  %42 = phi double [ %39, %35 ], [ 0.000000e+00, %32 ]
  %43 = getelementptr { double, double }, ptr %24, i64 %26
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store double %41, ptr %43, align 8
  store double %42, ptr %44, align 8
  %45 = add nuw i64 %26, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %29, label %25
}

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.spoil(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
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
  %18 = phi i64 [ 0, %10 ], [ %27, %17 ]
  %19 = getelementptr { double, double }, ptr %12, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %22 = load double, ptr %21, align 8
  %23 = fcmp oeq double %20, 0.000000e+00
  %24 = fcmp oeq double %22, 0.000000e+00
  %25 = and i1 %23, %24
  %26 = select i1 %25, double 0.000000e+00, double 0x7FF8000000000000
  store double %26, ptr %19, align 8
  store double %26, ptr %21, align 8
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %14, label %17
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
