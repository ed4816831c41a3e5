; Made from level1.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.axpy_tangent(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %6, null
  br i1 %15, label %17, label %16

16:
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %1, double %2, ptr %6, i64 %7, ptr %12, i64 %13)
  br label %17

17:
  %18 = icmp eq ptr %3, null
  br i1 %18, label %23, label %19

19:
  %20 = load double, ptr %3, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = load double, ptr %21, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %20, double %22, ptr %4, i64 %5, ptr %12, i64 %13)
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.axpy_adjoint(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) alwaysinline nounwind {
  %15 = icmp eq ptr %3, null
  br i1 %15, label %25, label %16

16:
  %17 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %4, i64 %5, ptr %12, i64 %13)
  %18 = extractvalue { double, double } %17, 0
  %19 = extractvalue { double, double } %17, 1
  %20 = load double, ptr %3, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = load double, ptr %21, align 8
  %23 = fadd double %20, %18
  %24 = fadd double %19, %22
  store double %23, ptr %3, align 8
  store double %24, ptr %21, align 8
  br label %25

25:
  %26 = icmp eq ptr %6, null
  br i1 %26, label %29, label %27

27:
  %28 = fneg double %2
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %1, double %28, ptr %12, i64 %13, ptr %6, i64 %7)
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.scal_tangent(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %9, 1
  br i1 %11, label %18, label %12

12:
  tail call void @pad.blas.FAMILY.z.scal(i64 %0, double %1, double %2, ptr %8, i64 %9)
  %13 = icmp eq ptr %3, null
  br i1 %13, label %18, label %14

14:
  %15 = load double, ptr %3, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load double, ptr %16, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %15, double %17, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %18

18:
  ret void
}

declare void @pad.blas.FAMILY.z.scal(i64, double, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.scal_adjoint(i64 %0, double %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = icmp slt i64 %9, 1
  br i1 %11, label %25, label %12

12:
  %13 = icmp eq ptr %3, null
  br i1 %13, label %23, label %14

14:
  %15 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %4, i64 %5, ptr %8, i64 %9)
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  %18 = load double, ptr %3, align 8
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %20 = load double, ptr %19, align 8
  %21 = fadd double %18, %16
  %22 = fadd double %17, %20
  store double %21, ptr %3, align 8
  store double %22, ptr %19, align 8
  br label %23

23:
  %24 = fneg double %2
  tail call void @pad.blas.FAMILY.z.scal(i64 %0, double %1, double %24, ptr %8, i64 %9)
  br label %25

25:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rscal_tangent(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %15, label %11

11:
  tail call void @pad.blas.FAMILY.z.scal(i64 %0, double %1, double 0.000000e+00, ptr %7, i64 %8)
  %12 = icmp eq ptr %2, null
  br i1 %12, label %15, label %13

13:
  %14 = load double, ptr %2, align 8
  tail call void @pad.blas.FAMILY.z.axpy(i64 %0, double %14, double 0.000000e+00, ptr %3, i64 %4, ptr %7, i64 %8)
  br label %15

15:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rscal_adjoint(i64 %0, double %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp slt i64 %8, 1
  br i1 %10, label %19, label %11

11:
  %12 = icmp eq ptr %2, null
  br i1 %12, label %18, label %13

13:
  %14 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %3, i64 %4, ptr %7, i64 %8)
  %15 = extractvalue { double, double } %14, 0
  %16 = load double, ptr %2, align 8
  %17 = fadd double %16, %15
  store double %17, ptr %2, align 8
  br label %18

18:
  tail call void @pad.blas.FAMILY.z.scal(i64 %0, double %1, double 0.000000e+00, ptr %7, i64 %8)
  br label %19

19:
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.z.nrm2_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5) alwaysinline nounwind {
  %7 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  %8 = extractvalue { double, double } %7, 0
  %9 = fcmp oeq double %5, 0.000000e+00
  %10 = fdiv double %8, %5
  %11 = select i1 %9, double 0.000000e+00, double %10
  ret double %11
}

define linkonce_odr hidden void @pad.la.FAMILY.z.nrm2_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, double %6) alwaysinline nounwind {
  %8 = fcmp oeq double %6, 0.000000e+00
  %9 = fdiv double %0, %6
  %10 = select i1 %8, double 0.000000e+00, double %9
  tail call void @pad.blas.FAMILY.z.axpy(i64 %1, double %10, double 0.000000e+00, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define linkonce_odr hidden double @pad.la.FAMILY.z.asum_tangent(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  %6 = icmp sgt i64 %4, 0
  %7 = icmp sgt i64 %0, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %43

9:
  %10 = icmp slt i64 %2, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %2, %11
  %13 = select i1 %10, i64 %12, i64 0
  br label %14

14:
  %15 = phi i64 [ %39, %14 ], [ 0, %9 ]
  %16 = phi i64 [ %41, %14 ], [ 0, %9 ]
  %17 = phi i64 [ %40, %14 ], [ %13, %9 ]
  %18 = phi double [ %38, %14 ], [ 0.000000e+00, %9 ]
  %19 = getelementptr inbounds { double, double }, ptr %1, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = fcmp ogt double %20, 0.000000e+00
  %22 = fcmp olt double %20, 0.000000e+00
  %23 = sitofp i1 %22 to double
  %24 = select i1 %21, double 1.000000e+00, double %23
  %25 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %16
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %24
  %28 = fadd double %18, %27
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %30 = load double, ptr %29, align 8
  %31 = fcmp ogt double %30, 0.000000e+00
  %32 = fcmp olt double %30, 0.000000e+00
  %33 = sitofp i1 %32 to double
  %34 = select i1 %31, double 1.000000e+00, double %33
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, %34
  %38 = fadd double %28, %37
  %39 = add nuw nsw i64 %15, 1
  %40 = add nsw i64 %17, %2
  %41 = add nuw nsw i64 %16, %4
  %42 = icmp eq i64 %39, %0
  br i1 %42, label %43, label %14

43:
  %44 = phi double [ 0.000000e+00, %5 ], [ %38, %14 ]
  ret double %44
}

define linkonce_odr hidden void @pad.la.FAMILY.z.asum_adjoint(double %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, double %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %5, 0
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %44

11:
  %12 = icmp slt i64 %3, 0
  %13 = sub nsw i64 1, %1
  %14 = mul nsw i64 %3, %13
  %15 = select i1 %12, i64 %14, i64 0
  br label %16

16:
  %17 = phi i64 [ %40, %16 ], [ 0, %11 ]
  %18 = phi i64 [ %42, %16 ], [ 0, %11 ]
  %19 = phi i64 [ %41, %16 ], [ %15, %11 ]
  %20 = getelementptr inbounds { double, double }, ptr %2, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fcmp ogt double %21, 0.000000e+00
  %23 = fcmp olt double %21, 0.000000e+00
  %24 = sitofp i1 %23 to double
  %25 = select i1 %22, double 1.000000e+00, double %24
  %26 = fmul double %0, %25
  %27 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %18
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, %26
  store double %29, ptr %27, align 8
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, 0.000000e+00
  %33 = fcmp olt double %31, 0.000000e+00
  %34 = sitofp i1 %33 to double
  %35 = select i1 %32, double 1.000000e+00, double %34
  %36 = fmul double %0, %35
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %36
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %17, 1
  %41 = add nsw i64 %19, %3
  %42 = add nuw nsw i64 %18, %5
  %43 = icmp eq i64 %40, %1
  br i1 %43, label %44, label %16

44:
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.dotc(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %8, ptr %5, align 8
  store double %9, ptr %10, align 8
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.dotu(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call ptr @pad.la.FAMILY.z.copied_conj(i64 %0, ptr %1, i64 %2)
  %8 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %7, i64 1, ptr %3, i64 %4)
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %9, ptr %5, align 8
  store double %10, ptr %11, align 8
  tail call void @free(ptr %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.copy(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.put(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.swap(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind {
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
  %17 = phi i64 [ %29, %16 ], [ %14, %7 ]
  %18 = phi i64 [ %30, %16 ], [ %11, %7 ]
  %19 = phi i64 [ %28, %16 ], [ 0, %7 ]
  %20 = getelementptr inbounds { double, double }, ptr %1, i64 %17
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds { double, double }, ptr %3, i64 %18
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8
  store double %25, ptr %20, align 8
  store double %27, ptr %22, align 8
  store double %21, ptr %24, align 8
  store double %23, ptr %26, align 8
  %28 = add nuw nsw i64 %19, 1
  %29 = add nsw i64 %17, %2
  %30 = add nsw i64 %18, %4
  %31 = icmp eq i64 %28, %0
  br i1 %31, label %15, label %16
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6, double %7) alwaysinline nounwind {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:
  %11 = icmp slt i64 %4, 0
  %12 = sub nsw i64 1, %0
  %13 = mul nsw i64 %4, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = icmp slt i64 %2, 0
  %16 = mul nsw i64 %2, %12
  %17 = select i1 %15, i64 %16, i64 0
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ %54, %19 ], [ %17, %10 ]
  %21 = phi i64 [ %55, %19 ], [ %14, %10 ]
  %22 = phi i64 [ %53, %19 ], [ 0, %10 ]
  %23 = getelementptr inbounds { double, double }, ptr %1, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = fmul double %5, %24
  %28 = fmul double %5, %26
  %29 = getelementptr inbounds { double, double }, ptr %3, i64 %21
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = fmul double %6, %30
  %34 = fmul double %7, %32
  %35 = fmul double %6, %32
  %36 = fmul double %7, %30
  %37 = fsub double %33, %34
  %38 = fadd double %36, %35
  %39 = fadd double %27, %37
  %40 = fadd double %28, %38
  store double %39, ptr %23, align 8
  store double %40, ptr %25, align 8
  %41 = load double, ptr %29, align 8
  %42 = load double, ptr %31, align 8
  %43 = fmul double %5, %41
  %44 = fmul double %5, %42
  %45 = fmul double %6, %24
  %46 = fmul double %6, %26
  %47 = fmul double %7, %26
  %48 = fadd double %45, %47
  %49 = fmul double %7, %24
  %50 = fsub double %46, %49
  %51 = fsub double %43, %48
  %52 = fsub double %44, %50
  store double %51, ptr %29, align 8
  store double %52, ptr %31, align 8
  %53 = add nuw nsw i64 %22, 1
  %54 = add nsw i64 %20, %2
  %55 = add nsw i64 %21, %4
  %56 = icmp eq i64 %53, %0
  br i1 %56, label %18, label %19
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6, double %7) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6, double %7)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.rrot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6) alwaysinline nounwind {
  tail call void @pad.la.FAMILY.z.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, double %5, double %6, double 0.000000e+00)
  ret void
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
