; Made from keep.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.keep_vector(i64 %0, ptr %1, i64 %2, ptr %3) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 1)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.keep_matrix(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:
  %8 = icmp sgt i64 %0, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  br i1 %8, label %11, label %17

11:
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %0
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:
  ret void

17:
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:
  %21 = phi i64 [ 0, %11 ], [ %28, %20 ]
  %22 = getelementptr { double, double }, ptr %13, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = getelementptr { double, double }, ptr %15, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %23, ptr %26, align 8
  store double %25, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %17, label %20
}

define linkonce_odr hidden void @pad.la.FAMILY.z.keep_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %11

7:
  %8 = icmp eq i32 %0, 85
  br label %12

9:
  %10 = icmp eq i64 %15, %1
  br i1 %10, label %11, label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %7 ], [ %15, %9 ]
  %14 = select i1 %8, i64 0, i64 %13
  %15 = add nuw nsw i64 %13, 1
  %16 = select i1 %8, i64 %15, i64 %1
  %17 = icmp slt i64 %14, %16
  br i1 %17, label %18, label %9

18:
  %19 = mul nsw i64 %13, %3
  %20 = getelementptr { double, double }, ptr %2, i64 %19
  %21 = mul nuw nsw i64 %13, %1
  %22 = getelementptr { double, double }, ptr %4, i64 %21
  br label %23

23:
  %24 = phi i64 [ %14, %18 ], [ %31, %23 ]
  %25 = getelementptr { double, double }, ptr %20, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = load double, ptr %27, align 8
  %29 = getelementptr { double, double }, ptr %22, i64 %24
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double %26, ptr %29, align 8
  store double %28, ptr %30, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %16
  br i1 %32, label %9, label %23
}

define linkonce_odr hidden void @pad.la.FAMILY.z.to_columns(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp sgt i64 %0, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %16 ]
  %11 = getelementptr { double, double }, ptr %2, i64 %10
  br i1 %8, label %12, label %16

12:
  %13 = mul nuw nsw i64 %10, %0
  %14 = getelementptr { double, double }, ptr %4, i64 %13
  br label %19

15:
  ret void

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %15, label %9

19:
  %20 = phi i64 [ 0, %12 ], [ %28, %19 ]
  %21 = mul nsw i64 %20, %3
  %22 = getelementptr { double, double }, ptr %11, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = getelementptr { double, double }, ptr %14, i64 %20
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %23, ptr %26, align 8
  store double %25, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %19
}

define linkonce_odr hidden void @pad.la.FAMILY.z.to_rows(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp sgt i64 %0, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %16 ]
  %11 = getelementptr { double, double }, ptr %3, i64 %10
  br i1 %8, label %12, label %16

12:
  %13 = mul nuw nsw i64 %10, %0
  %14 = getelementptr { double, double }, ptr %2, i64 %13
  br label %19

15:
  ret void

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %15, label %9

19:
  %20 = phi i64 [ 0, %12 ], [ %28, %19 ]
  %21 = getelementptr { double, double }, ptr %14, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8
  %25 = mul nsw i64 %20, %4
  %26 = getelementptr { double, double }, ptr %11, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %22, ptr %26, align 8
  store double %24, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %19
}

define linkonce_odr hidden void @pad.la.FAMILY.z.keep_reals(i64 %0, ptr %1, ptr %2) alwaysinline nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %6, label %5

5:
  ret void

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw double, ptr %2, i64 %7
  store double %9, ptr %10, align 8
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %11, %0
  br i1 %12, label %5, label %6
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
