; Made from common.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.c.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %20 = getelementptr inbounds { float, float }, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds { float, float }, ptr %3, i64 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %21, ptr %24, align 4
  store float %23, ptr %25, align 4
  %26 = add nuw nsw i64 %17, 1
  %27 = add nsw i64 %19, %2
  %28 = add nsw i64 %18, %4
  %29 = icmp eq i64 %26, %0
  br i1 %29, label %15, label %16
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.put_conj(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %20 = getelementptr inbounds { float, float }, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load float, ptr %22, align 4
  %24 = fneg float %23
  %25 = getelementptr inbounds { float, float }, ptr %3, i64 %18
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store float %21, ptr %25, align 4
  store float %24, ptr %26, align 4
  %27 = add nuw nsw i64 %17, 1
  %28 = add nsw i64 %19, %2
  %29 = add nsw i64 %18, %4
  %30 = icmp eq i64 %27, %0
  br i1 %30, label %15, label %16
}

define linkonce_odr hidden ptr @pad.la.FAMILY.c.copied(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = shl i64 %0, 3
  %5 = tail call ptr @malloc(i64 %4)
  tail call void @pad.la.FAMILY.c.put(i64 %0, ptr %1, i64 %2, ptr %5, i64 1)
  ret ptr %5
}

define linkonce_odr hidden ptr @pad.la.FAMILY.c.copied_conj(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = shl i64 %0, 3
  %5 = tail call ptr @malloc(i64 %4)
  tail call void @pad.la.FAMILY.c.put_conj(i64 %0, ptr %1, i64 %2, ptr %5, i64 1)
  ret ptr %5
}

define linkonce_odr hidden void @pad.la.FAMILY.c.conjugate(i64 %0, ptr %1, i64 %2) alwaysinline nounwind {
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
  %14 = getelementptr inbounds { float, float }, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load float, ptr %15, align 4
  %17 = fneg float %16
  store float %17, ptr %15, align 4
  %18 = add nuw nsw i64 %12, 1
  %19 = add nsw i64 %13, %2
  %20 = icmp eq i64 %18, %0
  br i1 %20, label %10, label %11
}

define linkonce_odr hidden void @pad.la.FAMILY.c.fill(i64 %0, <2 x float> %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %13

6:
  %7 = icmp slt i64 %3, 0
  %8 = sub nsw i64 1, %0
  %9 = mul nsw i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = extractelement <2 x float> %1, i64 0
  %12 = extractelement <2 x float> %1, i64 1
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %6 ], [ %19, %14 ]
  %16 = phi i64 [ %10, %6 ], [ %20, %14 ]
  %17 = getelementptr inbounds { float, float }, ptr %2, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store float %11, ptr %17, align 4
  store float %12, ptr %18, align 4
  %19 = add nuw nsw i64 %15, 1
  %20 = add nsw i64 %16, %3
  %21 = icmp eq i64 %19, %0
  br i1 %21, label %13, label %14
}

define linkonce_odr hidden <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float 0.000000e+00, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  %8 = tail call ptr @pad.la.FAMILY.c.copied(i64 %0, ptr %1, i64 %2)
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %11

10:
  call void @pad.blas.FAMILY.c.gemv(i32 67, i64 %0, i64 1, float 1.000000e+00, float 0.000000e+00, ptr %8, i64 %0, ptr %3, i64 %4, float 0.000000e+00, float 0.000000e+00, ptr %6, i64 1)
  br label %11

11:
  call void @free(ptr %8)
  %12 = load float, ptr %6, align 4
  %13 = load float, ptr %7, align 4
  %14 = insertelement <2 x float> poison, float %12, i64 0
  %15 = insertelement <2 x float> %14, float %13, i64 1
  call void @llvm.lifetime.end.p0(ptr %6)
  ret <2 x float> %15
}

declare void @pad.blas.FAMILY.c.gemv(i32, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

declare void @free(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.scale(i64 %0, <2 x float> %1, i32 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp slt i64 %4, 0
  %7 = sub nsw i64 1, %0
  %8 = mul nsw i64 %4, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %32, label %11

11:
  %12 = icmp sgt i64 %0, 0
  br i1 %12, label %13, label %61

13:
  %14 = extractelement <2 x float> %1, i64 0
  %15 = extractelement <2 x float> %1, i64 1
  br label %16

16:
  %17 = phi i64 [ %9, %13 ], [ %30, %16 ]
  %18 = phi i64 [ 0, %13 ], [ %29, %16 ]
  %19 = getelementptr inbounds { float, float }, ptr %3, i64 %17
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %22 = load float, ptr %21, align 4
  %23 = fmul float %14, %20
  %24 = fmul float %14, %22
  %25 = fmul float %15, %22
  %26 = fadd float %23, %25
  %27 = fmul float %15, %20
  %28 = fsub float %24, %27
  store float %26, ptr %19, align 4
  store float %28, ptr %21, align 4
  %29 = add nuw nsw i64 %18, 1
  %30 = add nsw i64 %17, %4
  %31 = icmp eq i64 %29, %0
  br i1 %31, label %61, label %16

32:
  %33 = extractelement <2 x float> %1, i64 0
  %34 = extractelement <2 x float> %1, i64 1
  %35 = fcmp oeq float %33, 0.000000e+00
  %36 = fcmp oeq float %34, 0.000000e+00
  %37 = and i1 %35, %36
  %38 = icmp sgt i64 %0, 0
  br i1 %38, label %39, label %61

39:
  %40 = phi i64 [ %58, %53 ], [ 0, %32 ]
  %41 = phi i64 [ %59, %53 ], [ %9, %32 ]
  br i1 %37, label %53, label %42

42:
  %43 = getelementptr inbounds { float, float }, ptr %3, i64 %41
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %46 = load float, ptr %45, align 4
  %47 = fmul float %33, %44
  %48 = fmul float %33, %46
  %49 = fmul float %34, %46
  %50 = fadd float %47, %49
  %51 = fmul float %34, %44
  %52 = fsub float %48, %51
  br label %53

53:
  %54 = phi float [ %50, %42 ], [ 0.000000e+00, %39 ]
  %55 = phi float [ %52, %42 ], [ 0.000000e+00, %39 ]
  %56 = getelementptr inbounds { float, float }, ptr %3, i64 %41
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  store float %54, ptr %56, align 4
  store float %55, ptr %57, align 4
  %58 = add nuw nsw i64 %40, 1
  %59 = add nsw i64 %41, %4
  %60 = icmp eq i64 %58, %0
  br i1 %60, label %61, label %39

61:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.c.scale_columns(i64 %0, i64 %1, <2 x float> %2, i32 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %9, label %8

8:
  ret void

9:
  %10 = phi i64 [ %13, %9 ], [ 0, %6 ]
  %11 = mul nsw i64 %10, %5
  %12 = getelementptr inbounds { float, float }, ptr %4, i64 %11
  tail call void @pad.la.FAMILY.c.scale(i64 %0, <2 x float> %2, i32 %3, ptr %12, i64 1)
  %13 = add nuw nsw i64 %10, 1
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %8, label %9
}

define linkonce_odr hidden <2 x float> @pad.la.FAMILY.c.inner_columns(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %13, label %8

8:
  %9 = phi float [ 0.000000e+00, %6 ], [ %25, %13 ]
  %10 = phi float [ 0.000000e+00, %6 ], [ %24, %13 ]
  %11 = insertelement <2 x float> poison, float %10, i64 0
  %12 = insertelement <2 x float> %11, float %9, i64 1
  ret <2 x float> %12

13:
  %14 = phi i64 [ %26, %13 ], [ 0, %6 ]
  %15 = phi float [ %24, %13 ], [ 0.000000e+00, %6 ]
  %16 = phi float [ %25, %13 ], [ 0.000000e+00, %6 ]
  %17 = mul nsw i64 %14, %3
  %18 = getelementptr inbounds { float, float }, ptr %2, i64 %17
  %19 = mul nsw i64 %14, %5
  %20 = getelementptr inbounds { float, float }, ptr %4, i64 %19
  %21 = tail call <2 x float> @pad.la.FAMILY.c.inner(i64 %0, ptr %18, i64 1, ptr %20, i64 1)
  %22 = extractelement <2 x float> %21, i64 0
  %23 = extractelement <2 x float> %21, i64 1
  %24 = fadd float %15, %22
  %25 = fadd float %16, %23
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %8, label %13
}

define linkonce_odr hidden ptr @pad.la.FAMILY.c.conj_matrix(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = shl i64 %0, 3
  %6 = mul i64 %5, %1
  %7 = tail call ptr @malloc(i64 %6)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret ptr %7

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %12 = mul nsw i64 %11, %3
  %13 = getelementptr inbounds { float, float }, ptr %2, i64 %12
  %14 = mul nsw i64 %11, %0
  %15 = getelementptr inbounds { float, float }, ptr %7, i64 %14
  tail call void @pad.la.FAMILY.c.put_conj(i64 %0, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

define linkonce_odr hidden void @pad.la.FAMILY.c.add_product(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, <2 x float> %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = icmp eq i32 %0, 82
  br i1 %13, label %14, label %16

14:
  %15 = tail call ptr @pad.la.FAMILY.c.conj_matrix(i64 %2, i64 %4, ptr %6, i64 %7)
  br label %16

16:
  %17 = phi ptr [ %15, %14 ], [ %6, %12 ]
  %18 = phi i64 [ %2, %14 ], [ %7, %12 ]
  %19 = phi i32 [ 78, %14 ], [ %0, %12 ]
  %20 = phi ptr [ %15, %14 ], [ null, %12 ]
  %21 = icmp eq i32 %1, 82
  br i1 %21, label %22, label %24

22:
  %23 = tail call ptr @pad.la.FAMILY.c.conj_matrix(i64 %4, i64 %3, ptr %8, i64 %9)
  br label %24

24:
  %25 = phi ptr [ %23, %22 ], [ %8, %16 ]
  %26 = phi i64 [ %4, %22 ], [ %9, %16 ]
  %27 = phi i32 [ 78, %22 ], [ %1, %16 ]
  %28 = phi ptr [ %23, %22 ], [ null, %16 ]
  %29 = extractelement <2 x float> %5, i64 0
  %30 = extractelement <2 x float> %5, i64 1
  %31 = tail call i64 @llvm.umax.i64(i64 %18, i64 1)
  %32 = tail call i64 @llvm.umax.i64(i64 %26, i64 1)
  tail call void @pad.blas.FAMILY.c.gemm(i32 %19, i32 %27, i64 %2, i64 %3, i64 %4, float %29, float %30, ptr %17, i64 %31, ptr %25, i64 %32, float 1.000000e+00, float 0.000000e+00, ptr %10, i64 %11)
  %33 = icmp eq ptr %20, null
  br i1 %33, label %35, label %34

34:
  tail call void @free(ptr %20)
  br label %35

35:
  %36 = icmp eq ptr %28, null
  br i1 %36, label %38, label %37

37:
  tail call void @free(ptr %28)
  br label %38

38:
  ret void
}

declare void @pad.blas.FAMILY.c.gemm(i32, i32, i64, i64, i64, float, float, ptr, i64, ptr, i64, float, float, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.conjugate_columns(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %7, label %6

6:
  ret void

7:
  %8 = phi i64 [ %11, %7 ], [ 0, %4 ]
  %9 = mul nsw i64 %8, %3
  %10 = getelementptr inbounds { float, float }, ptr %2, i64 %9
  tail call void @pad.la.FAMILY.c.conjugate(i64 %0, ptr %10, i64 1)
  %11 = add nuw nsw i64 %8, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %6, label %7
}

define linkonce_odr hidden ptr @pad.la.FAMILY.c.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
  %5 = shl i64 %0, 3
  %6 = mul i64 %5, %1
  %7 = tail call ptr @malloc(i64 %6)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:
  ret ptr %7

10:
  %11 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %12 = mul nsw i64 %11, %3
  %13 = getelementptr inbounds { float, float }, ptr %2, i64 %12
  %14 = mul nsw i64 %11, %0
  %15 = getelementptr inbounds { float, float }, ptr %7, i64 %14
  tail call void @pad.la.FAMILY.c.put(i64 %0, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %9, label %10
}

define linkonce_odr hidden void @pad.la.FAMILY.c.add_columns(i64 %0, i64 %1, <2 x float> %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %12

9:
  %10 = extractelement <2 x float> %2, i64 0
  %11 = extractelement <2 x float> %2, i64 1
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %9 ], [ %19, %13 ]
  %15 = mul nsw i64 %14, %4
  %16 = getelementptr inbounds { float, float }, ptr %3, i64 %15
  %17 = mul nsw i64 %14, %6
  %18 = getelementptr inbounds { float, float }, ptr %5, i64 %17
  tail call void @pad.blas.FAMILY.c.axpy(i64 %0, float %10, float %11, ptr %16, i64 1, ptr %18, i64 1)
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %12, label %13
}

declare void @pad.blas.FAMILY.c.axpy(i64, float, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.trmm_op(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, <2 x float> %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %2, 82
  br i1 %12, label %16, label %13

13:
  %14 = extractelement <2 x float> %6, i64 0
  %15 = extractelement <2 x float> %6, i64 1
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %14, float %15, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %20

16:
  tail call void @pad.la.FAMILY.c.conjugate_columns(i64 %4, i64 %5, ptr %9, i64 %10)
  %17 = extractelement <2 x float> %6, i64 0
  %18 = extractelement <2 x float> %6, i64 1
  %19 = fneg float %18
  tail call void @pad.blas.FAMILY.c.trmm(i32 %0, i32 %1, i32 78, i32 %3, i64 %4, i64 %5, float %17, float %19, ptr %7, i64 %8, ptr %9, i64 %10)
  tail call void @pad.la.FAMILY.c.conjugate_columns(i64 %4, i64 %5, ptr %9, i64 %10)
  br label %20

20:
  ret void
}

declare void @pad.blas.FAMILY.c.trmm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.trsm_op(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, <2 x float> %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = icmp eq i32 %2, 82
  br i1 %12, label %16, label %13

13:
  %14 = extractelement <2 x float> %6, i64 0
  %15 = extractelement <2 x float> %6, i64 1
  tail call void @pad.blas.FAMILY.c.trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, float %14, float %15, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %20

16:
  tail call void @pad.la.FAMILY.c.conjugate_columns(i64 %4, i64 %5, ptr %9, i64 %10)
  %17 = extractelement <2 x float> %6, i64 0
  %18 = extractelement <2 x float> %6, i64 1
  %19 = fneg float %18
  tail call void @pad.blas.FAMILY.c.trsm(i32 %0, i32 %1, i32 78, i32 %3, i64 %4, i64 %5, float %17, float %19, ptr %7, i64 %8, ptr %9, i64 %10)
  tail call void @pad.la.FAMILY.c.conjugate_columns(i64 %4, i64 %5, ptr %9, i64 %10)
  br label %20

20:
  ret void
}

declare void @pad.blas.FAMILY.c.trsm(i32, i32, i32, i32, i64, i64, float, float, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.c.lone_triangle(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind {
  %7 = mul nsw i64 %3, %2
  %8 = add nsw i64 %7, 1
  %9 = tail call ptr @calloc(i64 %8, i64 8)
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
  %22 = getelementptr { float, float }, ptr %4, i64 %21
  %23 = mul nsw i64 %17, %2
  %24 = getelementptr { float, float }, ptr %9, i64 %23
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
  %36 = getelementptr { float, float }, ptr %22, i64 %26
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  br label %40

40:
  %41 = phi float [ %37, %35 ], [ 1.000000e+00, %32 ]
  %42 = phi float [ %39, %35 ], [ 0.000000e+00, %32 ]
  %43 = getelementptr { float, float }, ptr %24, i64 %26
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %41, ptr %43, align 4
  store float %42, ptr %44, align 4
  %45 = add nuw i64 %26, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %29, label %25
}

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.c.spoil(i64 %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind {
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
  %18 = phi i64 [ 0, %10 ], [ %27, %17 ]
  %19 = getelementptr { float, float }, ptr %12, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %22 = load float, ptr %21, align 4
  %23 = fcmp oeq float %20, 0.000000e+00
  %24 = fcmp oeq float %22, 0.000000e+00
  %25 = and i1 %23, %24
  %26 = select i1 %25, float 0.000000e+00, float 0x7FF8000000000000
  store float %26, ptr %19, align 4
  store float %26, ptr %21, align 4
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %14, label %17
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
