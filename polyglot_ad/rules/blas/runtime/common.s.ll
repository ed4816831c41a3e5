; Made from common.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.s.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %17 = phi i64 [ %23, %16 ], [ 0, %7 ]
  %18 = phi i64 [ %25, %16 ], [ %11, %7 ]
  %19 = phi i64 [ %24, %16 ], [ %14, %7 ]
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds float, ptr %3, i64 %18
  store float %21, ptr %22, align 4
  %23 = add nuw nsw i64 %17, 1
  %24 = add nsw i64 %19, %2
  %25 = add nsw i64 %18, %4
  %26 = icmp eq i64 %23, %0
  br i1 %26, label %15, label %16
}

define linkonce_odr hidden void @pad.la.FAMILY.s.put_conj(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %17 = phi i64 [ %23, %16 ], [ 0, %7 ]
  %18 = phi i64 [ %25, %16 ], [ %11, %7 ]
  %19 = phi i64 [ %24, %16 ], [ %14, %7 ]
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds float, ptr %3, i64 %18
  store float %21, ptr %22, align 4
  %23 = add nuw nsw i64 %17, 1
  %24 = add nsw i64 %19, %2
  %25 = add nsw i64 %18, %4
  %26 = icmp eq i64 %23, %0
  br i1 %26, label %15, label %16
}

define linkonce_odr hidden ptr @pad.la.FAMILY.s.copied(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = shl i64 %0, 2
  %5 = tail call ptr @malloc(i64 %4)
  tail call void @pad.la.FAMILY.s.put(i64 %0, ptr %1, i64 %2, ptr %5, i64 1)
  ret ptr %5
}

define linkonce_odr hidden ptr @pad.la.FAMILY.s.copied_conj(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = shl i64 %0, 2
  %5 = tail call ptr @malloc(i64 %4)
  tail call void @pad.la.FAMILY.s.put_conj(i64 %0, ptr %1, i64 %2, ptr %5, i64 1)
  ret ptr %5
}

define linkonce_odr hidden void @pad.la.FAMILY.s.conjugate(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.fill(i64 %0, float %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %11

6:
  %7 = icmp slt i64 %3, 0
  %8 = sub nsw i64 1, %0
  %9 = mul nsw i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ %16, %12 ], [ 0, %6 ]
  %14 = phi i64 [ %17, %12 ], [ %10, %6 ]
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  store float %1, ptr %15, align 4
  %16 = add nuw nsw i64 %13, 1
  %17 = add nsw i64 %14, %3
  %18 = icmp eq i64 %16, %0
  br i1 %18, label %11, label %12
}

define linkonce_odr hidden float @pad.la.FAMILY.s.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = tail call float @pad.blas.FAMILY.s.dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret float %6
}

declare float @pad.blas.FAMILY.s.dot(i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.s.scale(i64 %0, float %1, i32 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp slt i64 %4, 0
  %7 = sub nsw i64 1, %0
  %8 = mul nsw i64 %4, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %22, label %11

11:
  %12 = icmp sgt i64 %0, 0
  br i1 %12, label %13, label %38

13:
  %14 = phi i64 [ %20, %13 ], [ %9, %11 ]
  %15 = phi i64 [ %19, %13 ], [ 0, %11 ]
  %16 = getelementptr inbounds float, ptr %3, i64 %14
  %17 = load float, ptr %16, align 4
  %18 = fmul float %1, %17
  store float %18, ptr %16, align 4
  %19 = add nuw nsw i64 %15, 1
  %20 = add nsw i64 %14, %4
  %21 = icmp eq i64 %19, %0
  br i1 %21, label %38, label %13

22:
  %23 = fcmp oeq float %1, 0.000000e+00
  %24 = icmp sgt i64 %0, 0
  br i1 %24, label %25, label %38

25:
  %26 = phi i64 [ %35, %32 ], [ 0, %22 ]
  %27 = phi i64 [ %36, %32 ], [ %9, %22 ]
  br i1 %23, label %32, label %28

28:
  %29 = getelementptr inbounds float, ptr %3, i64 %27
  %30 = load float, ptr %29, align 4
  %31 = fmul float %1, %30
  br label %32

32:
  %33 = phi float [ %31, %28 ], [ 0.000000e+00, %25 ]
  %34 = getelementptr inbounds float, ptr %3, i64 %27
  store float %33, ptr %34, align 4
  %35 = add nuw nsw i64 %26, 1
  %36 = add nsw i64 %27, %4
  %37 = icmp eq i64 %35, %0
  br i1 %37, label %38, label %25

38:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.s.scale_columns(i64 %0, i64 %1, float %2, i32 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %9, label %8

8:
  ret void

9:
  %10 = phi i64 [ %13, %9 ], [ 0, %6 ]
  %11 = mul nsw i64 %10, %5
  %12 = getelementptr inbounds float, ptr %4, i64 %11
  tail call void @pad.la.FAMILY.s.scale(i64 %0, float %2, i32 %3, ptr %12, i64 1)
  %13 = add nuw nsw i64 %10, 1
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %8, label %9
}

define linkonce_odr hidden float @pad.la.FAMILY.s.inner_columns(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi float [ 0.000000e+00, %6 ], [ %18, %10 ]
  ret float %9

10:
  %11 = phi i64 [ %19, %10 ], [ 0, %6 ]
  %12 = phi float [ %18, %10 ], [ 0.000000e+00, %6 ]
  %13 = mul nsw i64 %11, %3
  %14 = getelementptr inbounds float, ptr %2, i64 %13
  %15 = mul nsw i64 %11, %5
  %16 = getelementptr inbounds float, ptr %4, i64 %15
  %17 = tail call float @pad.la.FAMILY.s.inner(i64 %0, ptr %14, i64 1, ptr %16, i64 1)
  %18 = fadd float %12, %17
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %8, label %10
}

define linkonce_odr hidden ptr @pad.la.FAMILY.s.conj_matrix(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = shl i64 %0, 2
  %6 = mul i64 %5, %1
  %7 = tail call ptr @malloc(i64 %6)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret ptr %7

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %12 = mul nsw i64 %11, %3
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = mul nsw i64 %11, %0
  %15 = getelementptr inbounds float, ptr %7, i64 %14
  tail call void @pad.la.FAMILY.s.put_conj(i64 %0, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

define linkonce_odr hidden void @pad.la.FAMILY.s.add_product(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, float %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %0, 82
  br i1 %13, label %14, label %16

14:
  %15 = tail call ptr @pad.la.FAMILY.s.conj_matrix(i64 %2, i64 %4, ptr %6, i64 %7)
  br label %16

16:
  %17 = phi ptr [ %15, %14 ], [ %6, %12 ]
  %18 = phi i64 [ %2, %14 ], [ %7, %12 ]
  %19 = phi i32 [ 78, %14 ], [ %0, %12 ]
  %20 = phi ptr [ %15, %14 ], [ null, %12 ]
  %21 = icmp eq i32 %1, 82
  br i1 %21, label %22, label %24

22:
  %23 = tail call ptr @pad.la.FAMILY.s.conj_matrix(i64 %4, i64 %3, ptr %8, i64 %9)
  br label %24

24:
  %25 = phi ptr [ %23, %22 ], [ %8, %16 ]
  %26 = phi i64 [ %4, %22 ], [ %9, %16 ]
  %27 = phi i32 [ 78, %22 ], [ %1, %16 ]
  %28 = phi ptr [ %23, %22 ], [ null, %16 ]
  %29 = tail call i64 @llvm.umax.i64(i64 %18, i64 1)
  %30 = tail call i64 @llvm.umax.i64(i64 %26, i64 1)
  tail call void @pad.blas.FAMILY.s.gemm(i32 %19, i32 %27, i64 %2, i64 %3, i64 %4, float %5, ptr %17, i64 %29, ptr %25, i64 %30, float 1.000000e+00, ptr %10, i64 %11)
  %31 = icmp eq ptr %20, null
  br i1 %31, label %33, label %32

32:
  tail call void @free(ptr %20)
  br label %33

33:
  %34 = icmp eq ptr %28, null
  br i1 %34, label %36, label %35

35:
  tail call void @free(ptr %28)
  br label %36

36:
  ret void
}

declare void @pad.blas.FAMILY.s.gemm(i32, i32, i64, i64, i64, float, ptr, i64, ptr, i64, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.s.conjugate_columns(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  ret void
}

define linkonce_odr hidden ptr @pad.la.FAMILY.s.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = shl i64 %0, 2
  %6 = mul i64 %5, %1
  %7 = tail call ptr @malloc(i64 %6)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret ptr %7

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %12 = mul nsw i64 %11, %3
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = mul nsw i64 %11, %0
  %15 = getelementptr inbounds float, ptr %7, i64 %14
  tail call void @pad.la.FAMILY.s.put(i64 %0, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

define linkonce_odr hidden void @pad.la.FAMILY.s.add_columns(i64 %0, i64 %1, float %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret void

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %7 ]
  %12 = mul nsw i64 %11, %4
  %13 = getelementptr inbounds float, ptr %3, i64 %12
  %14 = mul nsw i64 %11, %6
  %15 = getelementptr inbounds float, ptr %5, i64 %14
  tail call void @pad.blas.FAMILY.s.axpy(i64 %0, float %2, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

declare void @pad.blas.FAMILY.s.axpy(i64, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.s.trmm_op(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %2, 82
  %13 = select i1 %12, i32 78, i32 %2
  tail call void @pad.blas.FAMILY.s.trmm(i32 %0, i32 %1, i32 %13, i32 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, ptr %9, i64 %10)
  ret void
}

declare void @pad.blas.FAMILY.s.trmm(i32, i32, i32, i32, i64, i64, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.s.trsm_op(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %2, 82
  %13 = select i1 %12, i32 78, i32 %2
  tail call void @pad.blas.FAMILY.s.trsm(i32 %0, i32 %1, i32 %13, i32 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, ptr %9, i64 %10)
  ret void
}

declare void @pad.blas.FAMILY.s.trsm(i32, i32, i32, i32, i64, i64, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.s.lone_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = mul nsw i64 %3, %2
  %8 = add nsw i64 %7, 1
  %9 = tail call ptr @calloc(i64 %8, i64 4)
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
  %22 = getelementptr float, ptr %4, i64 %21
  %23 = mul nsw i64 %17, %2
  %24 = getelementptr float, ptr %9, i64 %23
  br label %25

25:
  %26 = phi i64 [ %18, %20 ], [ %41, %38 ]
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
  br i1 %34, label %38, label %35

35:
  %36 = getelementptr float, ptr %22, i64 %26
  %37 = load float, ptr %36, align 4
  br label %38

38:
  %39 = phi float [ %37, %35 ], [ 1.000000e+00, %32 ]
  %40 = getelementptr float, ptr %24, i64 %26
  store float %39, ptr %40, align 4
  %41 = add nuw i64 %26, 1
  %42 = icmp eq i64 %41, %2
  br i1 %42, label %29, label %25
}

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.s.spoil(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
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
  %12 = getelementptr float, ptr %2, i64 %11
  br label %17

13:
  ret void

14:
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:
  %18 = phi i64 [ 0, %10 ], [ %23, %17 ]
  %19 = getelementptr float, ptr %12, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = fcmp oeq float %20, 0.000000e+00
  %22 = select i1 %21, float 0.000000e+00, float 0x7FF8000000000000
  store float %22, ptr %19, align 4
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %14, label %17
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
