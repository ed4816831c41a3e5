; Made from householder.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.d.reflector(i64 %0, ptr %1) alwaysinline nounwind {
  %3 = shl i64 %0, 3
  %4 = tail call ptr @malloc(i64 %3)
  %5 = icmp sgt i64 %0, 1
  br i1 %5, label %8, label %6

6:
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %15, label %16

8:
  %9 = phi i64 [ %13, %8 ], [ 1, %2 ]
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw double, ptr %4, i64 %9
  store double %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %6, label %8

15:
  store double 1.000000e+00, ptr %4, align 8
  br label %16

16:
  ret ptr %4
}

define linkonce_odr hidden void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %2, ptr %3, i64 1, ptr %4, i64 1, ptr %5, i64 %6)
  ret void
}

declare void @pad.blas.FAMILY.d.ger(i64, i64, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.d.applied(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 78
  %8 = select i1 %7, i64 %1, i64 %2
  %9 = add nsw i64 %8, 1
  %10 = tail call ptr @calloc(i64 %9, i64 8)
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 1, double 1.000000e+00, ptr %10, i64 1)
  ret ptr %10
}

declare void @pad.blas.FAMILY.d.gemv(i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.reflect_back(i64 %0, i64 %1, double %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.d.applied(i32 67, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %12 = fneg double %2
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %12, ptr %3, ptr %11, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  %13 = tail call ptr @pad.la.FAMILY.d.applied(i32 67, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %14 = tail call ptr @pad.la.FAMILY.d.applied(i32 67, i64 %0, i64 %1, ptr %8, i64 %9, ptr %3)
  tail call void @pad.blas.FAMILY.d.gemv(i32 78, i64 %0, i64 %1, double %12, ptr %8, i64 %9, ptr %13, i64 1, double 1.000000e+00, ptr %4, i64 1)
  tail call void @pad.blas.FAMILY.d.gemv(i32 78, i64 %0, i64 %1, double %12, ptr %6, i64 %7, ptr %14, i64 1, double 1.000000e+00, ptr %4, i64 1)
  %15 = tail call double @pad.la.FAMILY.d.inner(i64 %1, ptr %13, i64 1, ptr %14, i64 1)
  %16 = load double, ptr %5, align 8
  %17 = fsub double %16, %15
  store double %17, ptr %5, align 8
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %12, ptr %3, ptr %14, ptr %8, i64 %9)
  tail call void @free(ptr %13)
  tail call void @free(ptr %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.reflect_back_right(i64 %0, i64 %1, double %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.d.applied(i32 78, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %12 = fneg double %2
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %12, ptr %11, ptr %3, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  %13 = tail call ptr @pad.la.FAMILY.d.applied(i32 78, i64 %0, i64 %1, ptr %6, i64 %7, ptr %3)
  %14 = tail call ptr @pad.la.FAMILY.d.applied(i32 78, i64 %0, i64 %1, ptr %8, i64 %9, ptr %3)
  tail call void @pad.blas.FAMILY.d.gemv(i32 67, i64 %0, i64 %1, double %12, ptr %6, i64 %7, ptr %14, i64 1, double 1.000000e+00, ptr %4, i64 1)
  tail call void @pad.blas.FAMILY.d.gemv(i32 67, i64 %0, i64 %1, double %12, ptr %8, i64 %9, ptr %13, i64 1, double 1.000000e+00, ptr %4, i64 1)
  %15 = tail call double @pad.la.FAMILY.d.inner(i64 %0, ptr %14, i64 1, ptr %13, i64 1)
  %16 = load double, ptr %5, align 8
  %17 = fsub double %16, %15
  store double %17, ptr %5, align 8
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %12, ptr %14, ptr %3, ptr %8, i64 %9)
  tail call void @free(ptr %13)
  tail call void @free(ptr %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.reflect(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.d.applied(i32 67, i64 %0, i64 %1, ptr %6, i64 %7, ptr %4)
  %12 = tail call ptr @pad.la.FAMILY.d.applied(i32 67, i64 %0, i64 %1, ptr %8, i64 %9, ptr %4)
  %13 = fneg double %2
  tail call void @pad.blas.FAMILY.d.gemv(i32 67, i64 %0, i64 %1, double 1.000000e+00, ptr %6, i64 %7, ptr %5, i64 1, double 1.000000e+00, ptr %12, i64 1)
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %13, ptr %4, ptr %12, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %13, ptr %5, ptr %11, ptr %8, i64 %9)
  %14 = fneg double %3
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %14, ptr %4, ptr %11, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %13, ptr %4, ptr %11, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  tail call void @free(ptr %12)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.reflect_right(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind {
  %11 = tail call ptr @pad.la.FAMILY.d.applied(i32 78, i64 %0, i64 %1, ptr %6, i64 %7, ptr %4)
  %12 = tail call ptr @pad.la.FAMILY.d.applied(i32 78, i64 %0, i64 %1, ptr %8, i64 %9, ptr %4)
  %13 = fneg double %2
  tail call void @pad.blas.FAMILY.d.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, ptr %6, i64 %7, ptr %5, i64 1, double 1.000000e+00, ptr %12, i64 1)
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %13, ptr %12, ptr %4, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %13, ptr %11, ptr %5, ptr %8, i64 %9)
  %14 = fneg double %3
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %14, ptr %11, ptr %4, ptr %8, i64 %9)
  tail call void @pad.la.FAMILY.d.outer(i64 %0, i64 %1, double %13, ptr %11, ptr %4, ptr %6, i64 %7)
  tail call void @free(ptr %11)
  tail call void @free(ptr %12)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.d.geqrf_adjoint(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = alloca double, align 8
  %13 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %14 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %0, i64 %1, ptr %4, i64 %5)
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %18

16:
  %17 = icmp eq ptr %9, null
  br label %19

18:
  tail call void @free(ptr %14)
  ret void

19:
  %20 = phi i64 [ %13, %16 ], [ %21, %114 ]
  %21 = add nsw i64 %20, -1
  %22 = sub nsw i64 %0, %21
  %23 = sub i64 %1, %20
  %24 = mul nsw i64 %21, %0
  %25 = getelementptr inbounds double, ptr %14, i64 %24
  %26 = getelementptr inbounds nuw double, ptr %25, i64 %21
  %27 = mul nsw i64 %21, %7
  %28 = getelementptr inbounds double, ptr %6, i64 %27
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %21
  %30 = getelementptr inbounds nuw double, ptr %8, i64 %21
  %31 = load double, ptr %30, align 8
  %32 = tail call ptr @pad.la.FAMILY.d.reflector(i64 %22, ptr %26)
  %33 = add nsw i64 %22, 1
  %34 = tail call ptr @calloc(i64 %33, i64 8)
  call void @llvm.lifetime.start.p0(ptr %12)
  store double 0.000000e+00, ptr %12, align 8
  %35 = icmp sgt i64 %22, 1
  br i1 %35, label %38, label %36

36:
  %37 = icmp sgt i64 %23, 0
  br i1 %37, label %45, label %48

38:
  %39 = phi i64 [ %43, %38 ], [ 1, %19 ]
  %40 = getelementptr inbounds nuw double, ptr %29, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw double, ptr %34, i64 %39
  store double %41, ptr %42, align 8
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp slt i64 %43, %22
  br i1 %44, label %38, label %36

45:
  %46 = getelementptr inbounds double, ptr %26, i64 %0
  %47 = getelementptr inbounds double, ptr %29, i64 %7
  call void @pad.la.FAMILY.d.reflect_back(i64 %22, i64 %23, double %31, ptr %32, ptr %34, ptr %12, ptr %46, i64 %0, ptr %47, i64 %7)
  br label %48

48:
  %49 = load double, ptr %12, align 8
  br i1 %17, label %53, label %50

50:
  %51 = getelementptr inbounds nuw double, ptr %9, i64 %21
  %52 = load double, ptr %51, align 8
  br label %53

53:
  %54 = phi double [ %52, %50 ], [ 0.000000e+00, %48 ]
  %55 = fadd double %49, %54
  store double %55, ptr %12, align 8
  %56 = load double, ptr %26, align 8
  %57 = load double, ptr %29, align 8
  %58 = fcmp oeq double %31, 0.000000e+00
  br i1 %58, label %59, label %67

59:
  %60 = icmp sgt i64 %22, 1
  br i1 %60, label %62, label %61

61:
  store double %57, ptr %29, align 8
  br label %111

62:
  %63 = phi i64 [ %65, %62 ], [ 1, %59 ]
  %64 = getelementptr inbounds nuw double, ptr %29, i64 %63
  store double 0.000000e+00, ptr %64, align 8
  %65 = add nuw nsw i64 %63, 1
  %66 = icmp slt i64 %65, %22
  br i1 %66, label %62, label %61

67:
  %68 = fsub double 1.000000e+00, %31
  %69 = fmul double %68, %56
  %70 = fsub double %69, %56
  %71 = icmp sgt i64 %22, 1
  br i1 %71, label %86, label %72

72:
  %73 = phi double [ 0.000000e+00, %67 ], [ %94, %86 ]
  %74 = fdiv double %73, %70
  %75 = fdiv double %55, %56
  %76 = fsub double %74, %75
  %77 = fmul double %55, %69
  %78 = fmul double %56, %56
  %79 = fdiv double %77, %78
  %80 = fsub double %79, %74
  %81 = fadd double %57, %80
  store double %69, ptr %26, align 8
  %82 = fdiv double %81, %56
  %83 = fmul double %69, %82
  %84 = fadd double %76, %83
  store double %84, ptr %29, align 8
  %85 = icmp sgt i64 %22, 1
  br i1 %85, label %97, label %111

86:
  %87 = phi i64 [ %95, %86 ], [ 1, %67 ]
  %88 = phi double [ %94, %86 ], [ 0.000000e+00, %67 ]
  %89 = getelementptr inbounds nuw double, ptr %32, i64 %87
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw double, ptr %34, i64 %87
  %92 = load double, ptr %91, align 8
  %93 = fmul double %90, %92
  %94 = fsub double %88, %93
  %95 = add nuw nsw i64 %87, 1
  %96 = icmp slt i64 %95, %22
  br i1 %96, label %86, label %72

97:
  %98 = phi i64 [ %109, %97 ], [ 1, %72 ]
  %99 = getelementptr inbounds nuw double, ptr %32, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fmul double %70, %100
  %102 = getelementptr inbounds nuw double, ptr %26, i64 %98
  store double %101, ptr %102, align 8
  %103 = getelementptr inbounds nuw double, ptr %34, i64 %98
  %104 = load double, ptr %103, align 8
  %105 = fdiv double %104, %70
  %106 = fmul double %82, %101
  %107 = fadd double %106, %105
  %108 = getelementptr inbounds nuw double, ptr %29, i64 %98
  store double %107, ptr %108, align 8
  %109 = add nuw nsw i64 %98, 1
  %110 = icmp slt i64 %109, %22
  br i1 %110, label %97, label %111

111:
  br i1 %17, label %114, label %112

112:
  %113 = getelementptr inbounds nuw double, ptr %9, i64 %21
  store double 0.000000e+00, ptr %113, align 8
  br label %114

114:
  tail call void @free(ptr %32)
  tail call void @free(ptr %34)
  call void @llvm.lifetime.end.p0(ptr %12)
  %115 = icmp sgt i64 %20, 1
  br i1 %115, label %19, label %18
}

define linkonce_odr hidden void @pad.la.FAMILY.d.geqrf_tangent(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9) alwaysinline nounwind {
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %12 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3)
  %13 = shl i64 %11, 3
  %14 = tail call ptr @malloc(i64 %13)
  %15 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3)
  %16 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %17 = tail call i64 @pad.blas.FAMILY.d.geqrf(i64 %0, i64 %1, ptr %15, i64 %16, ptr %14)
  %18 = icmp sgt i64 %11, 0
  br i1 %18, label %19, label %21

19:
  %20 = icmp eq ptr %9, null
  br label %22

21:
  tail call void @free(ptr %12)
  tail call void @free(ptr %14)
  tail call void @free(ptr %15)
  ret void

22:
  %23 = phi i64 [ %0, %19 ], [ %97, %95 ]
  %24 = phi i64 [ 0, %19 ], [ %96, %95 ]
  %25 = sub nsw i64 %0, %24
  %26 = xor i64 %24, -1
  %27 = add i64 %1, %26
  %28 = mul nsw i64 %24, %0
  %29 = getelementptr inbounds double, ptr %12, i64 %28
  %30 = getelementptr inbounds nuw double, ptr %29, i64 %24
  %31 = mul nsw i64 %24, %7
  %32 = getelementptr inbounds double, ptr %6, i64 %31
  %33 = getelementptr inbounds nuw double, ptr %32, i64 %24
  %34 = getelementptr inbounds double, ptr %15, i64 %28
  %35 = getelementptr inbounds nuw double, ptr %34, i64 %24
  %36 = tail call ptr @pad.la.FAMILY.d.reflector(i64 %25, ptr %35)
  %37 = add nsw i64 %25, 1
  %38 = tail call ptr @calloc(i64 %37, i64 8)
  %39 = getelementptr inbounds nuw double, ptr %14, i64 %24
  %40 = load double, ptr %39, align 8
  %41 = fcmp oeq double %40, 0.000000e+00
  br i1 %41, label %42, label %49

42:
  %43 = icmp sgt i64 %25, 1
  br i1 %43, label %44, label %85

44:
  %45 = phi i64 [ %47, %44 ], [ 1, %42 ]
  %46 = getelementptr inbounds nuw double, ptr %33, i64 %45
  store double 0.000000e+00, ptr %46, align 8
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp eq i64 %47, %23
  br i1 %48, label %85, label %44

49:
  %50 = load double, ptr %35, align 8
  %51 = tail call double @pad.la.FAMILY.d.inner(i64 %25, ptr %30, i64 1, ptr %33, i64 1)
  %52 = fdiv double %51, %50
  %53 = load double, ptr %30, align 8
  %54 = fsub double %53, %50
  %55 = load double, ptr %33, align 8
  %56 = fsub double %55, %52
  %57 = fmul double %53, %52
  %58 = fmul double %50, %50
  %59 = fdiv double %57, %58
  %60 = fdiv double %55, %50
  %61 = fsub double %59, %60
  %62 = icmp sgt i64 %25, 1
  br i1 %62, label %65, label %63

63:
  %64 = icmp sgt i64 %25, 1
  br i1 %64, label %78, label %77

65:
  %66 = phi i64 [ %75, %65 ], [ 1, %49 ]
  %67 = getelementptr inbounds nuw double, ptr %33, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %36, i64 %66
  %70 = load double, ptr %69, align 8
  %71 = fmul double %56, %70
  %72 = fsub double %68, %71
  %73 = fdiv double %72, %54
  %74 = getelementptr inbounds nuw double, ptr %38, i64 %66
  store double %73, ptr %74, align 8
  %75 = add nuw nsw i64 %66, 1
  %76 = icmp eq i64 %75, %23
  br i1 %76, label %63, label %65

77:
  store double %52, ptr %33, align 8
  br label %85

78:
  %79 = phi i64 [ %83, %78 ], [ 1, %63 ]
  %80 = getelementptr inbounds nuw double, ptr %38, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %33, i64 %79
  store double %81, ptr %82, align 8
  %83 = add nuw nsw i64 %79, 1
  %84 = icmp eq i64 %83, %23
  br i1 %84, label %77, label %78

85:
  %86 = phi double [ %61, %77 ], [ 0.000000e+00, %42 ], [ 0.000000e+00, %44 ]
  %87 = icmp sgt i64 %27, 0
  br i1 %87, label %88, label %92

88:
  %89 = load double, ptr %39, align 8
  %90 = getelementptr inbounds double, ptr %30, i64 %0
  %91 = getelementptr inbounds double, ptr %33, i64 %7
  tail call void @pad.la.FAMILY.d.reflect(i64 %25, i64 %27, double %89, double %86, ptr %36, ptr %38, ptr %90, i64 %0, ptr %91, i64 %7)
  br label %92

92:
  br i1 %20, label %95, label %93

93:
  %94 = getelementptr inbounds nuw double, ptr %9, i64 %24
  store double %86, ptr %94, align 8
  br label %95

95:
  tail call void @free(ptr %36)
  tail call void @free(ptr %38)
  %96 = add nuw nsw i64 %24, 1
  %97 = add i64 %23, -1
  %98 = icmp eq i64 %96, %11
  br i1 %98, label %21, label %22
}

declare i64 @pad.blas.FAMILY.d.geqrf(i64, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden i32 @pad.la.FAMILY.d.in_order(i32 %0, i32 %1) alwaysinline nounwind {
  %3 = icmp eq i32 %0, 76
  %4 = icmp eq i32 %1, 78
  %5 = xor i1 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define linkonce_odr hidden void @pad.la.FAMILY.d.ormqr_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17) alwaysinline nounwind {
  %19 = alloca double, align 8
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %10, null
  %22 = or i1 %20, %21
  br i1 %22, label %27, label %23

23:
  %24 = icmp eq i32 %1, 78
  %25 = select i1 %24, i32 84, i32 78
  %26 = tail call i64 @pad.blas.FAMILY.d.ormqr(i32 %0, i32 %25, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %9, ptr %15, i64 %16)
  br label %83

27:
  %28 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %2, i64 %3, ptr %13, i64 %14)
  %29 = icmp sgt i64 %4, 0
  br i1 %29, label %30, label %36

30:
  %31 = tail call i32 @pad.la.FAMILY.d.in_order(i32 %0, i32 %1)
  %32 = icmp eq i32 %31, 0
  %33 = icmp eq i32 %0, 76
  %34 = select i1 %33, i64 %2, i64 %3
  %35 = add i64 %8, 1
  br label %37

36:
  tail call void @free(ptr %28)
  br label %83

37:
  %38 = phi i64 [ 0, %30 ], [ %81, %80 ]
  %39 = xor i64 %38, -1
  %40 = add nsw i64 %4, %39
  %41 = select i1 %32, i64 %38, i64 %40
  %42 = sub nsw i64 %34, %41
  %43 = mul nsw i64 %41, %6
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = getelementptr inbounds double, ptr %44, i64 %41
  %46 = tail call ptr @pad.la.FAMILY.d.reflector(i64 %42, ptr %45)
  %47 = add nsw i64 %42, 1
  %48 = tail call ptr @calloc(i64 %47, i64 8)
  %49 = getelementptr inbounds double, ptr %9, i64 %41
  %50 = load double, ptr %49, align 8
  call void @llvm.lifetime.start.p0(ptr %19)
  store double 0.000000e+00, ptr %19, align 8
  br i1 %33, label %51, label %54

51:
  %52 = getelementptr inbounds double, ptr %28, i64 %41
  %53 = getelementptr inbounds double, ptr %15, i64 %41
  call void @pad.la.FAMILY.d.reflect_back(i64 %42, i64 %3, double %50, ptr %46, ptr %48, ptr %19, ptr %52, i64 %2, ptr %53, i64 %16)
  br label %59

54:
  %55 = mul nsw i64 %41, %2
  %56 = getelementptr inbounds double, ptr %28, i64 %55
  %57 = mul nsw i64 %41, %16
  %58 = getelementptr inbounds double, ptr %15, i64 %57
  call void @pad.la.FAMILY.d.reflect_back_right(i64 %2, i64 %42, double %50, ptr %46, ptr %48, ptr %19, ptr %56, i64 %2, ptr %58, i64 %16)
  br label %59

59:
  br i1 %21, label %60, label %65

60:
  %61 = load double, ptr %19, align 8
  %62 = getelementptr inbounds double, ptr %10, i64 %41
  %63 = load double, ptr %62, align 8
  %64 = fadd double %61, %63
  store double %64, ptr %62, align 8
  br label %65

65:
  %66 = icmp sgt i64 %42, 1
  %67 = and i1 %20, %66
  br i1 %67, label %68, label %80

68:
  %69 = mul i64 %41, %35
  %70 = getelementptr double, ptr %7, i64 %69
  br label %71

71:
  %72 = phi i64 [ 1, %68 ], [ %78, %71 ]
  %73 = getelementptr inbounds nuw double, ptr %48, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr double, ptr %70, i64 %72
  %76 = load double, ptr %75, align 8
  %77 = fadd double %74, %76
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %42
  br i1 %79, label %80, label %71

80:
  tail call void @free(ptr %46)
  tail call void @free(ptr %48)
  call void @llvm.lifetime.end.p0(ptr %19)
  %81 = add nuw nsw i64 %38, 1
  %82 = icmp eq i64 %81, %4
  br i1 %82, label %36, label %37

83:
  ret void
}

declare i64 @pad.blas.FAMILY.d.ormqr(i32, i32, i64, i64, i64, ptr, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.ormqr_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16) alwaysinline nounwind {
  %18 = icmp ne ptr %7, null
  %19 = icmp ne ptr %10, null
  %20 = or i1 %18, %19
  br i1 %20, label %23, label %21

21:
  %22 = tail call i64 @pad.blas.FAMILY.d.ormqr(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %9, ptr %15, i64 %16)
  br label %76

23:
  %24 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %2, i64 %3, ptr %11, i64 %12)
  %25 = icmp sgt i64 %4, 0
  br i1 %25, label %26, label %32

26:
  %27 = tail call i32 @pad.la.FAMILY.d.in_order(i32 %0, i32 %1)
  %28 = icmp eq i32 %27, 0
  %29 = icmp eq i32 %0, 76
  %30 = select i1 %29, i64 %2, i64 %3
  %31 = add i64 %8, 1
  br label %33

32:
  tail call void @free(ptr %24)
  br label %76

33:
  %34 = phi i64 [ 0, %26 ], [ %74, %73 ]
  %35 = xor i64 %34, -1
  %36 = add nsw i64 %4, %35
  %37 = select i1 %28, i64 %36, i64 %34
  %38 = sub nsw i64 %30, %37
  %39 = mul nsw i64 %37, %6
  %40 = getelementptr inbounds double, ptr %5, i64 %39
  %41 = getelementptr inbounds double, ptr %40, i64 %37
  %42 = tail call ptr @pad.la.FAMILY.d.reflector(i64 %38, ptr %41)
  %43 = add nsw i64 %38, 1
  %44 = tail call ptr @calloc(i64 %43, i64 8)
  %45 = getelementptr inbounds double, ptr %9, i64 %37
  %46 = load double, ptr %45, align 8
  br i1 %19, label %47, label %50

47:
  %48 = getelementptr inbounds double, ptr %10, i64 %37
  %49 = load double, ptr %48, align 8
  br label %50

50:
  %51 = phi double [ %49, %47 ], [ 0.000000e+00, %33 ]
  %52 = icmp sgt i64 %38, 1
  %53 = and i1 %18, %52
  br i1 %53, label %54, label %64

54:
  %55 = mul i64 %37, %31
  %56 = getelementptr double, ptr %7, i64 %55
  br label %57

57:
  %58 = phi i64 [ 1, %54 ], [ %62, %57 ]
  %59 = getelementptr double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %44, i64 %58
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %58, 1
  %63 = icmp eq i64 %62, %38
  br i1 %63, label %64, label %57

64:
  br i1 %29, label %65, label %68

65:
  %66 = getelementptr inbounds double, ptr %24, i64 %37
  %67 = getelementptr inbounds double, ptr %15, i64 %37
  tail call void @pad.la.FAMILY.d.reflect(i64 %38, i64 %3, double %46, double %51, ptr %42, ptr %44, ptr %66, i64 %2, ptr %67, i64 %16)
  br label %73

68:
  %69 = mul nsw i64 %37, %2
  %70 = getelementptr inbounds double, ptr %24, i64 %69
  %71 = mul nsw i64 %37, %16
  %72 = getelementptr inbounds double, ptr %15, i64 %71
  tail call void @pad.la.FAMILY.d.reflect_right(i64 %2, i64 %38, double %46, double %51, ptr %42, ptr %44, ptr %70, i64 %2, ptr %72, i64 %16)
  br label %73

73:
  tail call void @free(ptr %42)
  tail call void @free(ptr %44)
  %74 = add nuw nsw i64 %34, 1
  %75 = icmp eq i64 %74, %4
  br i1 %75, label %32, label %33

76:
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.orgqr(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call ptr @pad.la.FAMILY.d.copied_columns(i64 %0, i64 %2, ptr %3, i64 %4)
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %16

9:
  %10 = icmp sgt i64 %0, 0
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %20, %19 ]
  br i1 %10, label %13, label %19

13:
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr double, ptr %3, i64 %14
  br label %22

16:
  %17 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %18 = tail call i64 @pad.blas.FAMILY.d.ormqr(i32 76, i32 78, i64 %0, i64 %1, i64 %2, ptr %7, i64 %17, ptr %5, ptr %3, i64 %4)
  tail call void @free(ptr %7)
  ret i64 0

19:
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %16, label %11

22:
  %23 = phi i64 [ 0, %13 ], [ %27, %22 ]
  %24 = icmp eq i64 %23, %12
  %25 = uitofp i1 %24 to double
  %26 = getelementptr double, ptr %15, i64 %23
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %19, label %22
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.solve_upper(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %20

9:
  %10 = add i64 %4, 1
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %17, %18 ]
  %13 = mul i64 %12, %10
  %14 = getelementptr inbounds double, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fcmp oeq double %15, 0.000000e+00
  %17 = add nuw nsw i64 %12, 1
  br i1 %16, label %20, label %18

18:
  %19 = icmp eq i64 %17, %1
  br i1 %19, label %20, label %11

20:
  %21 = phi i1 [ false, %7 ], [ %16, %11 ], [ %16, %18 ]
  %22 = phi i64 [ undef, %7 ], [ undef, %18 ], [ %17, %11 ]
  br i1 %21, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.d.trsm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %24

24:
  %25 = phi i64 [ 0, %23 ], [ %22, %20 ]
  ret i64 %25
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.solve_by_qr(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %14, label %11

11:
  %12 = tail call i64 @pad.blas.FAMILY.d.ormqr(i32 76, i32 84, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8)
  %13 = tail call i64 @pad.la.FAMILY.d.solve_upper(i32 78, i64 %2, i64 %3, ptr %4, i64 %5, ptr %7, i64 %8)
  br label %36

14:
  %15 = tail call i64 @pad.la.FAMILY.d.solve_upper(i32 67, i64 %2, i64 %3, ptr %4, i64 %5, ptr %7, i64 %8)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %36

17:
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %26

19:
  %20 = icmp slt i64 %2, %1
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %29, %28 ]
  br i1 %20, label %23, label %28

23:
  %24 = mul nsw i64 %22, %8
  %25 = getelementptr double, ptr %7, i64 %24
  br label %31

26:
  %27 = tail call i64 @pad.blas.FAMILY.d.ormqr(i32 76, i32 78, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8)
  br label %36

28:
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %26, label %21

31:
  %32 = phi i64 [ %2, %23 ], [ %34, %31 ]
  %33 = getelementptr double, ptr %25, i64 %32
  store double 0.000000e+00, ptr %33, align 8
  %34 = add nsw i64 %32, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %28, label %31

36:
  %37 = phi i64 [ %13, %11 ], [ 0, %26 ], [ %15, %14 ]
  ret i64 %37
}

define linkonce_odr hidden i64 @pad.la.FAMILY.d.gels(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %2)
  %10 = icmp slt i64 %9, 1
  %11 = icmp slt i64 %3, 1
  %12 = or i1 %10, %11
  br i1 %12, label %13, label %23

13:
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %85

15:
  %16 = tail call i64 @llvm.smax.i64(i64 %1, i64 %2)
  br label %17

17:
  %18 = phi i64 [ 0, %15 ], [ %21, %17 ]
  %19 = mul nsw i64 %18, %7
  %20 = getelementptr inbounds double, ptr %6, i64 %19
  tail call void @pad.la.FAMILY.d.fill(i64 %16, double 0.000000e+00, ptr %20, i64 1)
  %21 = add nuw nsw i64 %18, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %85, label %17

23:
  %24 = shl i64 %9, 3
  %25 = tail call ptr @malloc(i64 %24)
  %26 = icmp slt i64 %1, %2
  br i1 %26, label %32, label %27

27:
  %28 = tail call i64 @pad.blas.FAMILY.d.geqrf(i64 %1, i64 %2, ptr %4, i64 %5, ptr %25)
  %29 = icmp eq i32 %0, 78
  %30 = zext i1 %29 to i32
  %31 = tail call i64 @pad.la.FAMILY.d.solve_by_qr(i32 %30, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %25, ptr %6, i64 %7)
  br label %83

32:
  %33 = shl i64 %1, 3
  %34 = mul i64 %33, %2
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp sgt i64 %2, 0
  br i1 %36, label %37, label %45

37:
  %38 = icmp sgt i64 %1, 0
  br label %39

39:
  %40 = phi i64 [ 0, %37 ], [ %55, %54 ]
  %41 = getelementptr double, ptr %35, i64 %40
  br i1 %38, label %42, label %54

42:
  %43 = mul nsw i64 %40, %5
  %44 = getelementptr double, ptr %4, i64 %43
  br label %57

45:
  %46 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %47 = tail call i64 @pad.blas.FAMILY.d.geqrf(i64 %2, i64 %1, ptr %35, i64 %46, ptr %25)
  %48 = icmp ne i32 %0, 78
  %49 = zext i1 %48 to i32
  %50 = tail call i64 @pad.la.FAMILY.d.solve_by_qr(i32 %49, i64 %2, i64 %1, i64 %3, ptr %35, i64 %46, ptr %25, ptr %6, i64 %7)
  %51 = icmp sgt i64 %2, 0
  br i1 %51, label %52, label %71

52:
  %53 = icmp sgt i64 %1, 0
  br label %65

54:
  %55 = add nuw nsw i64 %40, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %45, label %39

57:
  %58 = phi i64 [ 0, %42 ], [ %63, %57 ]
  %59 = getelementptr double, ptr %44, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = mul nuw nsw i64 %58, %2
  %62 = getelementptr double, ptr %41, i64 %61
  store double %60, ptr %62, align 8
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %54, label %57

65:
  %66 = phi i64 [ 0, %52 ], [ %73, %72 ]
  %67 = getelementptr double, ptr %35, i64 %66
  br i1 %53, label %68, label %72

68:
  %69 = mul nsw i64 %66, %5
  %70 = getelementptr double, ptr %4, i64 %69
  br label %75

71:
  tail call void @free(ptr %35)
  br label %83

72:
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %2
  br i1 %74, label %71, label %65

75:
  %76 = phi i64 [ 0, %68 ], [ %81, %75 ]
  %77 = mul nuw nsw i64 %76, %2
  %78 = getelementptr double, ptr %67, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr double, ptr %70, i64 %76
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %76, 1
  %82 = icmp eq i64 %81, %1
  br i1 %82, label %72, label %75

83:
  %84 = phi i64 [ %31, %27 ], [ %50, %71 ]
  tail call void @free(ptr %25)
  br label %85

85:
  %86 = phi i64 [ %84, %83 ], [ 0, %13 ], [ 0, %17 ]
  ret i64 %86
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
