; Made from householder.c by regenerate.py.

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @free(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64) nounwind

declare ptr @calloc(i64, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.z.reflector(i64 %0, ptr %1) alwaysinline nounwind {
  %3 = shl i64 %0, 4
  %4 = tail call ptr @malloc(i64 %3)
  %5 = icmp sgt i64 %0, 1
  br i1 %5, label %8, label %6

6:
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %18, label %20

8:
  %9 = phi i64 [ %16, %8 ], [ 1, %2 ]
  %10 = getelementptr inbounds nuw { double, double }, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double %11, ptr %14, align 8
  store double %13, ptr %15, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %0
  br i1 %17, label %6, label %8

18:
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double 1.000000e+00, ptr %4, align 8
  store double 0.000000e+00, ptr %19, align 8
  br label %20

20:
  ret ptr %4
}

define linkonce_odr hidden void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, i64 %7) alwaysinline nounwind {
  tail call void @pad.blas.FAMILY.z.gerc(i64 %0, i64 %1, double %2, double %3, ptr %4, i64 1, ptr %5, i64 1, ptr %6, i64 %7)
  ret void
}

declare void @pad.blas.FAMILY.z.gerc(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden ptr @pad.la.FAMILY.z.applied(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = icmp eq i32 %0, 78
  %8 = select i1 %7, i64 %1, i64 %2
  %9 = add nsw i64 %8, 1
  %10 = tail call ptr @calloc(i64 %9, i64 16)
  tail call void @pad.blas.FAMILY.z.gemv(i32 %0, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 1)
  ret ptr %10
}

define linkonce_odr hidden void @pad.la.FAMILY.z.reflect_back(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = tail call ptr @pad.la.FAMILY.z.applied(i32 67, i64 %0, i64 %1, ptr %7, i64 %8, ptr %4)
  %13 = fneg double %3
  %14 = fneg double %2
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %14, double %3, ptr %4, ptr %12, ptr %7, i64 %8)
  tail call void @free(ptr %12)
  %15 = tail call ptr @pad.la.FAMILY.z.applied(i32 67, i64 %0, i64 %1, ptr %7, i64 %8, ptr %4)
  %16 = tail call ptr @pad.la.FAMILY.z.applied(i32 67, i64 %0, i64 %1, ptr %9, i64 %10, ptr %4)
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double %14, double %3, ptr %9, i64 %10, ptr %15, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 1)
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double %14, double %13, ptr %7, i64 %8, ptr %16, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 1)
  %17 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %1, ptr %15, i64 1, ptr %16, i64 1)
  %18 = extractvalue { double, double } %17, 0
  %19 = extractvalue { double, double } %17, 1
  %20 = load double, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %22 = load double, ptr %21, align 8
  %23 = fsub double %20, %18
  %24 = fadd double %19, %22
  store double %23, ptr %6, align 8
  store double %24, ptr %21, align 8
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %14, double %3, ptr %4, ptr %16, ptr %9, i64 %10)
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.reflect_back_right(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = tail call ptr @pad.la.FAMILY.z.applied(i32 78, i64 %0, i64 %1, ptr %7, i64 %8, ptr %4)
  %13 = fneg double %3
  %14 = fneg double %2
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %14, double %3, ptr %12, ptr %4, ptr %7, i64 %8)
  tail call void @free(ptr %12)
  %15 = tail call ptr @pad.la.FAMILY.z.applied(i32 78, i64 %0, i64 %1, ptr %7, i64 %8, ptr %4)
  %16 = tail call ptr @pad.la.FAMILY.z.applied(i32 78, i64 %0, i64 %1, ptr %9, i64 %10, ptr %4)
  tail call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 %1, double %14, double %3, ptr %7, i64 %8, ptr %16, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 1)
  tail call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 %1, double %14, double %13, ptr %9, i64 %10, ptr %15, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 1)
  %17 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %0, ptr %16, i64 1, ptr %15, i64 1)
  %18 = extractvalue { double, double } %17, 0
  %19 = extractvalue { double, double } %17, 1
  %20 = load double, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %22 = load double, ptr %21, align 8
  %23 = fsub double %20, %18
  %24 = fadd double %19, %22
  store double %23, ptr %6, align 8
  store double %24, ptr %21, align 8
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %14, double %3, ptr %16, ptr %4, ptr %9, i64 %10)
  tail call void @free(ptr %15)
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.reflect(i64 %0, i64 %1, double %2, double %3, double %4, double %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = tail call ptr @pad.la.FAMILY.z.applied(i32 67, i64 %0, i64 %1, ptr %8, i64 %9, ptr %6)
  %14 = tail call ptr @pad.la.FAMILY.z.applied(i32 67, i64 %0, i64 %1, ptr %10, i64 %11, ptr %6)
  %15 = fneg double %2
  %16 = fneg double %3
  tail call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %7, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %14, i64 1)
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %15, double %16, ptr %6, ptr %14, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %15, double %16, ptr %7, ptr %13, ptr %10, i64 %11)
  %17 = fneg double %4
  %18 = fneg double %5
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %17, double %18, ptr %6, ptr %13, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %15, double %16, ptr %6, ptr %13, ptr %8, i64 %9)
  tail call void @free(ptr %13)
  tail call void @free(ptr %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.reflect_right(i64 %0, i64 %1, double %2, double %3, double %4, double %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) alwaysinline nounwind {
  %13 = tail call ptr @pad.la.FAMILY.z.applied(i32 78, i64 %0, i64 %1, ptr %8, i64 %9, ptr %6)
  %14 = tail call ptr @pad.la.FAMILY.z.applied(i32 78, i64 %0, i64 %1, ptr %10, i64 %11, ptr %6)
  %15 = fneg double %2
  %16 = fneg double %3
  tail call void @pad.blas.FAMILY.z.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %7, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %14, i64 1)
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %15, double %16, ptr %14, ptr %6, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %15, double %16, ptr %13, ptr %7, ptr %10, i64 %11)
  %17 = fneg double %4
  %18 = fneg double %5
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %17, double %18, ptr %13, ptr %6, ptr %10, i64 %11)
  tail call void @pad.la.FAMILY.z.outer(i64 %0, i64 %1, double %15, double %16, ptr %13, ptr %6, ptr %8, i64 %9)
  tail call void @free(ptr %13)
  tail call void @free(ptr %14)
  ret void
}

define linkonce_odr hidden void @pad.la.FAMILY.z.geqrf_adjoint(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind {
  %12 = alloca { double, double }, align 8
  %13 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %14 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %0, i64 %1, ptr %4, i64 %5)
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = icmp eq ptr %9, null
  br label %20

19:
  tail call void @free(ptr %14)
  ret void

20:
  %21 = phi i64 [ %13, %16 ], [ %22, %183 ]
  %22 = add nsw i64 %21, -1
  %23 = sub nsw i64 %0, %22
  %24 = sub i64 %1, %21
  %25 = mul nsw i64 %22, %0
  %26 = getelementptr inbounds { double, double }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw { double, double }, ptr %26, i64 %22
  %28 = mul nsw i64 %22, %7
  %29 = getelementptr inbounds { double, double }, ptr %6, i64 %28
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i64 %22
  %31 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %22
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load double, ptr %33, align 8
  %35 = tail call ptr @pad.la.FAMILY.z.reflector(i64 %23, ptr %27)
  %36 = add nsw i64 %23, 1
  %37 = tail call ptr @calloc(i64 %36, i64 16)
  call void @llvm.lifetime.start.p0(ptr %12)
  store double 0.000000e+00, ptr %12, align 8
  store double 0.000000e+00, ptr %17, align 8
  %38 = icmp sgt i64 %23, 1
  br i1 %38, label %41, label %39

39:
  %40 = icmp sgt i64 %24, 0
  br i1 %40, label %51, label %55

41:
  %42 = phi i64 [ %49, %41 ], [ 1, %20 ]
  %43 = getelementptr inbounds nuw { double, double }, ptr %30, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw { double, double }, ptr %37, i64 %42
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store double %44, ptr %47, align 8
  store double %46, ptr %48, align 8
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp slt i64 %49, %23
  br i1 %50, label %41, label %39

51:
  %52 = fneg double %34
  %53 = getelementptr inbounds { double, double }, ptr %27, i64 %0
  %54 = getelementptr inbounds { double, double }, ptr %30, i64 %7
  call void @pad.la.FAMILY.z.reflect_back(i64 %23, i64 %24, double %32, double %52, ptr %35, ptr %37, ptr %12, ptr %53, i64 %0, ptr %54, i64 %7)
  br label %55

55:
  %56 = load double, ptr %12, align 8
  %57 = load double, ptr %17, align 8
  br i1 %18, label %63, label %58

58:
  %59 = getelementptr inbounds nuw { double, double }, ptr %9, i64 %22
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8
  br label %63

63:
  %64 = phi double [ %60, %58 ], [ 0.000000e+00, %55 ]
  %65 = phi double [ %62, %58 ], [ 0.000000e+00, %55 ]
  %66 = fadd double %56, %64
  %67 = fsub double %65, %57
  store double %66, ptr %12, align 8
  store double %67, ptr %17, align 8
  %68 = load double, ptr %27, align 8
  %69 = load double, ptr %30, align 8
  %70 = fcmp oeq double %32, 0.000000e+00
  %71 = fcmp oeq double %34, 0.000000e+00
  %72 = and i1 %70, %71
  br i1 %72, label %73, label %83

73:
  %74 = icmp sgt i64 %23, 1
  br i1 %74, label %77, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store double %69, ptr %30, align 8
  store double 0.000000e+00, ptr %76, align 8
  br label %179

77:
  %78 = phi i64 [ %81, %77 ], [ 1, %73 ]
  %79 = getelementptr inbounds nuw { double, double }, ptr %30, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store double 0.000000e+00, ptr %79, align 8
  store double 0.000000e+00, ptr %80, align 8
  %81 = add nuw nsw i64 %78, 1
  %82 = icmp slt i64 %81, %23
  br i1 %82, label %77, label %75

83:
  %84 = fsub double 1.000000e+00, %32
  %85 = fneg double %34
  %86 = fmul double %84, %68
  %87 = fmul double %68, %85
  %88 = fsub double %86, %68
  %89 = icmp sgt i64 %23, 1
  br i1 %89, label %123, label %90

90:
  %91 = phi double [ 0.000000e+00, %83 ], [ %142, %123 ]
  %92 = phi double [ 0.000000e+00, %83 ], [ %141, %123 ]
  %93 = fmul double %88, %92
  %94 = fmul double %87, %91
  %95 = fsub double %93, %94
  %96 = fmul double %88, %88
  %97 = fmul double %87, %87
  %98 = fadd double %97, %96
  %99 = fmul double %88, %91
  %100 = fmul double %87, %92
  %101 = fadd double %99, %100
  %102 = fdiv double %95, %98
  %103 = fdiv double %101, %98
  %104 = fdiv double %66, %68
  %105 = fdiv double %67, %68
  %106 = fsub double %102, %104
  %107 = fsub double %103, %105
  %108 = fmul double %66, %86
  %109 = fmul double %67, %87
  %110 = fadd double %108, %109
  %111 = fmul double %68, %68
  %112 = fdiv double %110, %111
  %113 = fsub double %112, %102
  %114 = fadd double %69, %113
  %115 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store double %86, ptr %27, align 8
  store double %87, ptr %115, align 8
  %116 = fdiv double %114, %68
  %117 = fmul double %86, %116
  %118 = fmul double %87, %116
  %119 = fadd double %106, %117
  %120 = fadd double %107, %118
  %121 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store double %119, ptr %30, align 8
  store double %120, ptr %121, align 8
  %122 = icmp sgt i64 %23, 1
  br i1 %122, label %145, label %179

123:
  %124 = phi i64 [ %143, %123 ], [ 1, %83 ]
  %125 = phi double [ %141, %123 ], [ 0.000000e+00, %83 ]
  %126 = phi double [ %142, %123 ], [ 0.000000e+00, %83 ]
  %127 = getelementptr inbounds nuw { double, double }, ptr %35, i64 %124
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw { double, double }, ptr %37, i64 %124
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load double, ptr %133, align 8
  %135 = fmul double %128, %132
  %136 = fmul double %128, %134
  %137 = fmul double %130, %134
  %138 = fadd double %135, %137
  %139 = fmul double %130, %132
  %140 = fsub double %136, %139
  %141 = fsub double %125, %138
  %142 = fsub double %126, %140
  %143 = add nuw nsw i64 %124, 1
  %144 = icmp slt i64 %143, %23
  br i1 %144, label %123, label %90

145:
  %146 = phi i64 [ %177, %145 ], [ 1, %90 ]
  %147 = getelementptr inbounds nuw { double, double }, ptr %35, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %150 = load double, ptr %149, align 8
  %151 = fmul double %88, %148
  %152 = fmul double %87, %150
  %153 = fmul double %87, %148
  %154 = fmul double %88, %150
  %155 = fsub double %151, %152
  %156 = fadd double %153, %154
  %157 = getelementptr inbounds nuw { double, double }, ptr %27, i64 %146
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store double %155, ptr %157, align 8
  store double %156, ptr %158, align 8
  %159 = getelementptr inbounds nuw { double, double }, ptr %37, i64 %146
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %162 = load double, ptr %161, align 8
  %163 = fmul double %88, %160
  %164 = fmul double %87, %162
  %165 = fsub double %163, %164
  %166 = fmul double %88, %162
  %167 = fmul double %87, %160
  %168 = fadd double %167, %166
  %169 = fdiv double %165, %98
  %170 = fdiv double %168, %98
  %171 = fmul double %116, %155
  %172 = fmul double %116, %156
  %173 = fadd double %171, %169
  %174 = fadd double %172, %170
  %175 = getelementptr inbounds nuw { double, double }, ptr %30, i64 %146
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 8
  store double %173, ptr %175, align 8
  store double %174, ptr %176, align 8
  %177 = add nuw nsw i64 %146, 1
  %178 = icmp slt i64 %177, %23
  br i1 %178, label %145, label %179

179:
  br i1 %18, label %183, label %180

180:
  %181 = getelementptr inbounds nuw { double, double }, ptr %9, i64 %22
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 8
  store double 0.000000e+00, ptr %181, align 8
  store double 0.000000e+00, ptr %182, align 8
  br label %183

183:
  tail call void @free(ptr %35)
  tail call void @free(ptr %37)
  call void @llvm.lifetime.end.p0(ptr %12)
  %184 = icmp sgt i64 %21, 1
  br i1 %184, label %20, label %19
}

define linkonce_odr hidden void @pad.la.FAMILY.z.geqrf_tangent(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9) alwaysinline nounwind {
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %12 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3)
  %13 = shl i64 %11, 4
  %14 = tail call ptr @malloc(i64 %13)
  %15 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %0, i64 %1, ptr %2, i64 %3)
  %16 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %17 = tail call i64 @pad.blas.FAMILY.z.geqrf(i64 %0, i64 %1, ptr %15, i64 %16, ptr %14)
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
  %23 = phi i64 [ %0, %19 ], [ %142, %140 ]
  %24 = phi i64 [ 0, %19 ], [ %141, %140 ]
  %25 = sub nsw i64 %0, %24
  %26 = xor i64 %24, -1
  %27 = add i64 %1, %26
  %28 = mul nsw i64 %24, %0
  %29 = getelementptr inbounds { double, double }, ptr %12, i64 %28
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i64 %24
  %31 = mul nsw i64 %24, %7
  %32 = getelementptr inbounds { double, double }, ptr %6, i64 %31
  %33 = getelementptr inbounds nuw { double, double }, ptr %32, i64 %24
  %34 = getelementptr inbounds { double, double }, ptr %15, i64 %28
  %35 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %24
  %36 = tail call ptr @pad.la.FAMILY.z.reflector(i64 %25, ptr %35)
  %37 = add nsw i64 %25, 1
  %38 = tail call ptr @calloc(i64 %37, i64 16)
  %39 = getelementptr inbounds nuw { double, double }, ptr %14, i64 %24
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fcmp oeq double %40, 0.000000e+00
  %44 = fcmp oeq double %42, 0.000000e+00
  %45 = and i1 %43, %44
  br i1 %45, label %46, label %55

46:
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store double 0.000000e+00, ptr %47, align 8
  %48 = icmp sgt i64 %25, 1
  br i1 %48, label %49, label %125

49:
  %50 = phi i64 [ %53, %49 ], [ 1, %46 ]
  %51 = getelementptr inbounds nuw { double, double }, ptr %33, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store double 0.000000e+00, ptr %51, align 8
  store double 0.000000e+00, ptr %52, align 8
  %53 = add nuw nsw i64 %50, 1
  %54 = icmp eq i64 %53, %23
  br i1 %54, label %125, label %49

55:
  %56 = load double, ptr %35, align 8
  %57 = tail call { double, double } @pad.la.FAMILY.z.inner(i64 %25, ptr %30, i64 1, ptr %33, i64 1)
  %58 = extractvalue { double, double } %57, 0
  %59 = fdiv double %58, %56
  %60 = load double, ptr %30, align 8
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fsub double %60, %56
  %64 = load double, ptr %33, align 8
  %65 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %66 = load double, ptr %65, align 8
  %67 = fsub double %64, %59
  %68 = fmul double %60, %59
  %69 = fmul double %62, %59
  %70 = fmul double %56, %56
  %71 = fdiv double %68, %70
  %72 = fdiv double %69, %70
  %73 = fdiv double %64, %56
  %74 = fsub double %71, %73
  %75 = fdiv double %66, %56
  %76 = fsub double %72, %75
  %77 = icmp sgt i64 %25, 1
  br i1 %77, label %78, label %82

78:
  %79 = fmul double %63, %63
  %80 = fmul double %62, %62
  %81 = fadd double %79, %80
  br label %84

82:
  %83 = icmp sgt i64 %25, 1
  br i1 %83, label %115, label %114

84:
  %85 = phi i64 [ 1, %78 ], [ %112, %84 ]
  %86 = getelementptr inbounds nuw { double, double }, ptr %33, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw { double, double }, ptr %36, i64 %85
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %93 = load double, ptr %92, align 8
  %94 = fmul double %67, %91
  %95 = fmul double %66, %93
  %96 = fmul double %66, %91
  %97 = fmul double %67, %93
  %98 = fsub double %94, %95
  %99 = fadd double %96, %97
  %100 = fsub double %87, %98
  %101 = fsub double %89, %99
  %102 = fmul double %63, %100
  %103 = fmul double %62, %101
  %104 = fadd double %102, %103
  %105 = fmul double %63, %101
  %106 = fmul double %62, %100
  %107 = fsub double %105, %106
  %108 = fdiv double %104, %81
  %109 = fdiv double %107, %81
  %110 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %85
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store double %108, ptr %110, align 8
  store double %109, ptr %111, align 8
  %112 = add nuw nsw i64 %85, 1
  %113 = icmp eq i64 %112, %23
  br i1 %113, label %82, label %84

114:
  store double %59, ptr %33, align 8
  store double 0.000000e+00, ptr %65, align 8
  br label %125

115:
  %116 = phi i64 [ %123, %115 ], [ 1, %82 ]
  %117 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw { double, double }, ptr %33, i64 %116
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 8
  store double %118, ptr %121, align 8
  store double %120, ptr %122, align 8
  %123 = add nuw nsw i64 %116, 1
  %124 = icmp eq i64 %123, %23
  br i1 %124, label %114, label %115

125:
  %126 = phi double [ %74, %114 ], [ 0.000000e+00, %46 ], [ 0.000000e+00, %49 ]
  %127 = phi double [ %76, %114 ], [ 0.000000e+00, %46 ], [ 0.000000e+00, %49 ]
  %128 = icmp sgt i64 %27, 0
  br i1 %128, label %129, label %136

129:
  %130 = load double, ptr %39, align 8
  %131 = load double, ptr %41, align 8
  %132 = fneg double %131
  %133 = fneg double %127
  %134 = getelementptr inbounds { double, double }, ptr %30, i64 %0
  %135 = getelementptr inbounds { double, double }, ptr %33, i64 %7
  tail call void @pad.la.FAMILY.z.reflect(i64 %25, i64 %27, double %130, double %132, double %126, double %133, ptr %36, ptr %38, ptr %134, i64 %0, ptr %135, i64 %7)
  br label %136

136:
  br i1 %20, label %140, label %137

137:
  %138 = getelementptr inbounds nuw { double, double }, ptr %9, i64 %24
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  store double %126, ptr %138, align 8
  store double %127, ptr %139, align 8
  br label %140

140:
  tail call void @free(ptr %36)
  tail call void @free(ptr %38)
  %141 = add nuw nsw i64 %24, 1
  %142 = add i64 %23, -1
  %143 = icmp eq i64 %141, %11
  br i1 %143, label %21, label %22
}

declare i64 @pad.blas.FAMILY.z.geqrf(i64, i64, ptr, i64, ptr) nounwind

define linkonce_odr hidden i32 @pad.la.FAMILY.z.in_order(i32 %0, i32 %1) alwaysinline nounwind {
  %3 = icmp eq i32 %0, 76
  %4 = icmp eq i32 %1, 78
  %5 = xor i1 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define linkonce_odr hidden void @pad.la.FAMILY.z.ormqr_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16, i64 %17) alwaysinline nounwind {
  %19 = alloca { double, double }, align 8
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %10, null
  %22 = or i1 %20, %21
  br i1 %22, label %27, label %23

23:
  %24 = icmp eq i32 %1, 78
  %25 = select i1 %24, i32 67, i32 78
  %26 = tail call i64 @pad.blas.FAMILY.z.ormqr(i32 %0, i32 %25, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %9, ptr %15, i64 %16)
  br label %100

27:
  %28 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %2, i64 %3, ptr %13, i64 %14)
  %29 = icmp sgt i64 %4, 0
  br i1 %29, label %30, label %38

30:
  %31 = tail call i32 @pad.la.FAMILY.z.in_order(i32 %0, i32 %1)
  %32 = icmp eq i32 %31, 0
  %33 = icmp eq i32 %0, 76
  %34 = select i1 %33, i64 %2, i64 %3
  %35 = icmp eq i32 %1, 78
  %36 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %37 = add i64 %8, 1
  br label %39

38:
  tail call void @free(ptr %28)
  br label %100

39:
  %40 = phi i64 [ 0, %30 ], [ %98, %97 ]
  %41 = xor i64 %40, -1
  %42 = add nsw i64 %4, %41
  %43 = select i1 %32, i64 %40, i64 %42
  %44 = sub nsw i64 %34, %43
  %45 = mul nsw i64 %43, %6
  %46 = getelementptr inbounds { double, double }, ptr %5, i64 %45
  %47 = getelementptr inbounds { double, double }, ptr %46, i64 %43
  %48 = tail call ptr @pad.la.FAMILY.z.reflector(i64 %44, ptr %47)
  %49 = add nsw i64 %44, 1
  %50 = tail call ptr @calloc(i64 %49, i64 16)
  %51 = getelementptr inbounds { double, double }, ptr %9, i64 %43
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load double, ptr %52, align 8
  %54 = fneg double %53
  %55 = select i1 %35, double %53, double %54
  %56 = load double, ptr %51, align 8
  call void @llvm.lifetime.start.p0(ptr %19)
  store double 0.000000e+00, ptr %19, align 8
  store double 0.000000e+00, ptr %36, align 8
  br i1 %33, label %57, label %60

57:
  %58 = getelementptr inbounds { double, double }, ptr %28, i64 %43
  %59 = getelementptr inbounds { double, double }, ptr %15, i64 %43
  call void @pad.la.FAMILY.z.reflect_back(i64 %44, i64 %3, double %56, double %55, ptr %48, ptr %50, ptr %19, ptr %58, i64 %2, ptr %59, i64 %16)
  br label %65

60:
  %61 = mul nsw i64 %43, %2
  %62 = getelementptr inbounds { double, double }, ptr %28, i64 %61
  %63 = mul nsw i64 %43, %16
  %64 = getelementptr inbounds { double, double }, ptr %15, i64 %63
  call void @pad.la.FAMILY.z.reflect_back_right(i64 %2, i64 %44, double %56, double %55, ptr %48, ptr %50, ptr %19, ptr %62, i64 %2, ptr %64, i64 %16)
  br label %65

65:
  br i1 %21, label %66, label %77

66:
  %67 = load double, ptr %36, align 8
  %68 = fneg double %67
  %69 = select i1 %35, double %67, double %68
  %70 = load double, ptr %19, align 8
  %71 = getelementptr inbounds { double, double }, ptr %10, i64 %43
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %74 = load double, ptr %73, align 8
  %75 = fadd double %70, %72
  %76 = fadd double %69, %74
  store double %75, ptr %71, align 8
  store double %76, ptr %73, align 8
  br label %77

77:
  %78 = icmp sgt i64 %44, 1
  %79 = and i1 %20, %78
  br i1 %79, label %80, label %97

80:
  %81 = mul i64 %43, %37
  %82 = getelementptr { double, double }, ptr %7, i64 %81
  br label %83

83:
  %84 = phi i64 [ 1, %80 ], [ %95, %83 ]
  %85 = getelementptr inbounds nuw { double, double }, ptr %50, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = getelementptr { double, double }, ptr %82, i64 %84
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %92 = load double, ptr %91, align 8
  %93 = fadd double %86, %90
  %94 = fadd double %88, %92
  store double %93, ptr %89, align 8
  store double %94, ptr %91, align 8
  %95 = add nuw nsw i64 %84, 1
  %96 = icmp eq i64 %95, %44
  br i1 %96, label %97, label %83

97:
  tail call void @free(ptr %48)
  tail call void @free(ptr %50)
  call void @llvm.lifetime.end.p0(ptr %19)
  %98 = add nuw nsw i64 %40, 1
  %99 = icmp eq i64 %98, %4
  br i1 %99, label %38, label %39

100:
  ret void
}

declare i64 @pad.blas.FAMILY.z.ormqr(i32, i32, i64, i64, i64, ptr, i64, ptr, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.ormqr_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, i64 %12, ptr %13, i64 %14, ptr %15, i64 %16) alwaysinline nounwind {
  %18 = icmp ne ptr %7, null
  %19 = icmp ne ptr %10, null
  %20 = or i1 %18, %19
  br i1 %20, label %23, label %21

21:
  %22 = tail call i64 @pad.blas.FAMILY.z.ormqr(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %9, ptr %15, i64 %16)
  br label %89

23:
  %24 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %2, i64 %3, ptr %11, i64 %12)
  %25 = icmp sgt i64 %4, 0
  br i1 %25, label %26, label %33

26:
  %27 = tail call i32 @pad.la.FAMILY.z.in_order(i32 %0, i32 %1)
  %28 = icmp eq i32 %27, 0
  %29 = icmp eq i32 %0, 76
  %30 = select i1 %29, i64 %2, i64 %3
  %31 = icmp eq i32 %1, 78
  %32 = add i64 %8, 1
  br label %34

33:
  tail call void @free(ptr %24)
  br label %89

34:
  %35 = phi i64 [ 0, %26 ], [ %87, %86 ]
  %36 = xor i64 %35, -1
  %37 = add nsw i64 %4, %36
  %38 = select i1 %28, i64 %37, i64 %35
  %39 = sub nsw i64 %30, %38
  %40 = mul nsw i64 %38, %6
  %41 = getelementptr inbounds { double, double }, ptr %5, i64 %40
  %42 = getelementptr inbounds { double, double }, ptr %41, i64 %38
  %43 = tail call ptr @pad.la.FAMILY.z.reflector(i64 %39, ptr %42)
  %44 = add nsw i64 %39, 1
  %45 = tail call ptr @calloc(i64 %44, i64 16)
  %46 = getelementptr inbounds { double, double }, ptr %9, i64 %38
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = load double, ptr %47, align 8
  %49 = fneg double %48
  %50 = select i1 %31, double %48, double %49
  %51 = load double, ptr %46, align 8
  br i1 %19, label %52, label %59

52:
  %53 = getelementptr inbounds { double, double }, ptr %10, i64 %38
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load double, ptr %54, align 8
  %56 = fneg double %55
  %57 = select i1 %31, double %55, double %56
  %58 = load double, ptr %53, align 8
  br label %59

59:
  %60 = phi double [ %58, %52 ], [ 0.000000e+00, %34 ]
  %61 = phi double [ %57, %52 ], [ 0.000000e+00, %34 ]
  %62 = icmp sgt i64 %39, 1
  %63 = and i1 %18, %62
  br i1 %63, label %64, label %77

64:
  %65 = mul i64 %38, %32
  %66 = getelementptr { double, double }, ptr %7, i64 %65
  br label %67

67:
  %68 = phi i64 [ 1, %64 ], [ %75, %67 ]
  %69 = getelementptr { double, double }, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw { double, double }, ptr %45, i64 %68
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store double %70, ptr %73, align 8
  store double %72, ptr %74, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %39
  br i1 %76, label %77, label %67

77:
  br i1 %29, label %78, label %81

78:
  %79 = getelementptr inbounds { double, double }, ptr %24, i64 %38
  %80 = getelementptr inbounds { double, double }, ptr %15, i64 %38
  tail call void @pad.la.FAMILY.z.reflect(i64 %39, i64 %3, double %51, double %50, double %60, double %61, ptr %43, ptr %45, ptr %79, i64 %2, ptr %80, i64 %16)
  br label %86

81:
  %82 = mul nsw i64 %38, %2
  %83 = getelementptr inbounds { double, double }, ptr %24, i64 %82
  %84 = mul nsw i64 %38, %16
  %85 = getelementptr inbounds { double, double }, ptr %15, i64 %84
  tail call void @pad.la.FAMILY.z.reflect_right(i64 %2, i64 %39, double %51, double %50, double %60, double %61, ptr %43, ptr %45, ptr %83, i64 %2, ptr %85, i64 %16)
  br label %86

86:
  tail call void @free(ptr %43)
  tail call void @free(ptr %45)
  %87 = add nuw nsw i64 %35, 1
  %88 = icmp eq i64 %87, %4
  br i1 %88, label %33, label %34

89:
  ret void
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.orgqr(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind {
  %7 = tail call ptr @pad.la.FAMILY.z.copied_columns(i64 %0, i64 %2, ptr %3, i64 %4)
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
  %15 = getelementptr { double, double }, ptr %3, i64 %14
  br label %22

16:
  %17 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %18 = tail call i64 @pad.blas.FAMILY.z.ormqr(i32 76, i32 78, i64 %0, i64 %1, i64 %2, ptr %7, i64 %17, ptr %5, ptr %3, i64 %4)
  tail call void @free(ptr %7)
  ret i64 0

19:
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %16, label %11

22:
  %23 = phi i64 [ 0, %13 ], [ %28, %22 ]
  %24 = icmp eq i64 %23, %12
  %25 = uitofp i1 %24 to double
  %26 = getelementptr { double, double }, ptr %15, i64 %23
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %25, ptr %26, align 8
  store double 0.000000e+00, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %19, label %22
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.solve_upper(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %24

9:
  %10 = add i64 %4, 1
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %21, %22 ]
  %13 = mul i64 %12, %10
  %14 = getelementptr inbounds { double, double }, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load double, ptr %16, align 8
  %18 = fcmp oeq double %15, 0.000000e+00
  %19 = fcmp oeq double %17, 0.000000e+00
  %20 = and i1 %18, %19
  %21 = add nuw nsw i64 %12, 1
  br i1 %20, label %24, label %22

22:
  %23 = icmp eq i64 %21, %1
  br i1 %23, label %24, label %11

24:
  %25 = phi i1 [ false, %7 ], [ %20, %11 ], [ %20, %22 ]
  %26 = phi i64 [ undef, %7 ], [ undef, %22 ], [ %21, %11 ]
  br i1 %25, label %28, label %27

27:
  tail call void @pad.blas.FAMILY.z.trsm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %28

28:
  %29 = phi i64 [ 0, %27 ], [ %26, %24 ]
  ret i64 %29
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.solve_by_qr(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) alwaysinline nounwind {
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %14, label %11

11:
  %12 = tail call i64 @pad.blas.FAMILY.z.ormqr(i32 76, i32 67, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8)
  %13 = tail call i64 @pad.la.FAMILY.z.solve_upper(i32 78, i64 %2, i64 %3, ptr %4, i64 %5, ptr %7, i64 %8)
  br label %37

14:
  %15 = tail call i64 @pad.la.FAMILY.z.solve_upper(i32 67, i64 %2, i64 %3, ptr %4, i64 %5, ptr %7, i64 %8)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %37

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
  %25 = getelementptr { double, double }, ptr %7, i64 %24
  br label %31

26:
  %27 = tail call i64 @pad.blas.FAMILY.z.ormqr(i32 76, i32 78, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8)
  br label %37

28:
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %26, label %21

31:
  %32 = phi i64 [ %2, %23 ], [ %35, %31 ]
  %33 = getelementptr { double, double }, ptr %25, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store double 0.000000e+00, ptr %33, align 8
  store double 0.000000e+00, ptr %34, align 8
  %35 = add nsw i64 %32, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %28, label %31

37:
  %38 = phi i64 [ %13, %11 ], [ 0, %26 ], [ %15, %14 ]
  ret i64 %38
}

define linkonce_odr hidden i64 @pad.la.FAMILY.z.gels(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %2)
  %10 = icmp slt i64 %9, 1
  %11 = icmp slt i64 %3, 1
  %12 = or i1 %10, %11
  br i1 %12, label %13, label %23

13:
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %93

15:
  %16 = tail call i64 @llvm.smax.i64(i64 %1, i64 %2)
  br label %17

17:
  %18 = phi i64 [ 0, %15 ], [ %21, %17 ]
  %19 = mul nsw i64 %18, %7
  %20 = getelementptr inbounds { double, double }, ptr %6, i64 %19
  tail call void @pad.la.FAMILY.z.fill(i64 %16, double 0.000000e+00, double 0.000000e+00, ptr %20, i64 1)
  %21 = add nuw nsw i64 %18, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %93, label %17

23:
  %24 = shl i64 %9, 4
  %25 = tail call ptr @malloc(i64 %24)
  %26 = icmp slt i64 %1, %2
  br i1 %26, label %32, label %27

27:
  %28 = tail call i64 @pad.blas.FAMILY.z.geqrf(i64 %1, i64 %2, ptr %4, i64 %5, ptr %25)
  %29 = icmp eq i32 %0, 78
  %30 = zext i1 %29 to i32
  %31 = tail call i64 @pad.la.FAMILY.z.solve_by_qr(i32 %30, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %25, ptr %6, i64 %7)
  br label %91

32:
  %33 = shl i64 %1, 4
  %34 = mul i64 %33, %2
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp sgt i64 %2, 0
  br i1 %36, label %37, label %45

37:
  %38 = icmp sgt i64 %1, 0
  br label %39

39:
  %40 = phi i64 [ 0, %37 ], [ %55, %54 ]
  %41 = getelementptr { double, double }, ptr %35, i64 %40
  br i1 %38, label %42, label %54

42:
  %43 = mul nsw i64 %40, %5
  %44 = getelementptr { double, double }, ptr %4, i64 %43
  br label %57

45:
  %46 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %47 = tail call i64 @pad.blas.FAMILY.z.geqrf(i64 %2, i64 %1, ptr %35, i64 %46, ptr %25)
  %48 = icmp ne i32 %0, 78
  %49 = zext i1 %48 to i32
  %50 = tail call i64 @pad.la.FAMILY.z.solve_by_qr(i32 %49, i64 %2, i64 %1, i64 %3, ptr %35, i64 %46, ptr %25, ptr %6, i64 %7)
  %51 = icmp sgt i64 %2, 0
  br i1 %51, label %52, label %75

52:
  %53 = icmp sgt i64 %1, 0
  br label %69

54:
  %55 = add nuw nsw i64 %40, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %45, label %39

57:
  %58 = phi i64 [ 0, %42 ], [ %67, %57 ]
  %59 = getelementptr { double, double }, ptr %44, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fneg double %62
  %64 = mul nuw nsw i64 %58, %2
  %65 = getelementptr { double, double }, ptr %41, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store double %60, ptr %65, align 8
  store double %63, ptr %66, align 8
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %54, label %57

69:
  %70 = phi i64 [ 0, %52 ], [ %77, %76 ]
  %71 = getelementptr { double, double }, ptr %35, i64 %70
  br i1 %53, label %72, label %76

72:
  %73 = mul nsw i64 %70, %5
  %74 = getelementptr { double, double }, ptr %4, i64 %73
  br label %79

75:
  tail call void @free(ptr %35)
  br label %91

76:
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %75, label %69

79:
  %80 = phi i64 [ 0, %72 ], [ %89, %79 ]
  %81 = mul nuw nsw i64 %80, %2
  %82 = getelementptr { double, double }, ptr %71, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %85 = load double, ptr %84, align 8
  %86 = fneg double %85
  %87 = getelementptr { double, double }, ptr %74, i64 %80
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8
  store double %83, ptr %87, align 8
  store double %86, ptr %88, align 8
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %76, label %79

91:
  %92 = phi i64 [ %31, %27 ], [ %50, %75 ]
  tail call void @free(ptr %25)
  br label %93

93:
  %94 = phi i64 [ %92, %91 ], [ 0, %13 ], [ 0, %17 ]
  ret i64 %94
}

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind

declare i64 @llvm.smin.i64(i64, i64) nounwind

declare i64 @llvm.smax.i64(i64, i64) nounwind
