; Made from level3.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.d.gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %9, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %9, i64 %10, ptr %11, i64 %12, double %15, ptr %21, i64 %22)
  br label %60

26:
  %27 = icmp eq ptr %16, null
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %60

29:
  %30 = icmp sgt i64 %2, 0
  %31 = fcmp oeq double %15, 0.000000e+00
  %32 = icmp sgt i64 %2, 0
  br label %33

33:
  %34 = phi i64 [ 0, %29 ], [ %58, %57 ]
  %35 = mul nsw i64 %34, %22
  %36 = getelementptr inbounds double, ptr %21, i64 %35
  br i1 %27, label %45, label %37

37:
  br i1 %30, label %38, label %57

38:
  %39 = phi i64 [ %43, %38 ], [ 0, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %36, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %15, %41
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, %2
  br i1 %44, label %57, label %38

45:
  br i1 %32, label %46, label %57

46:
  %47 = phi i64 [ %55, %52 ], [ 0, %45 ]
  br i1 %31, label %52, label %48

48:
  %49 = getelementptr inbounds nuw double, ptr %36, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = fmul double %15, %50
  br label %52

52:
  %53 = phi double [ %51, %48 ], [ 0.000000e+00, %46 ]
  %54 = getelementptr inbounds nuw double, ptr %36, i64 %47
  store double %53, ptr %54, align 8
  %55 = add nuw nsw i64 %47, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %57, label %46

57:
  %58 = add nuw nsw i64 %34, 1
  %59 = icmp eq i64 %58, %3
  br i1 %59, label %60, label %33

60:
  %61 = icmp eq ptr %13, null
  br i1 %61, label %63, label %62

62:
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %7, i64 %8, ptr %13, i64 %14, double 1.000000e+00, ptr %21, i64 %22)
  br label %63

63:
  %64 = icmp eq ptr %6, null
  br i1 %64, label %67, label %65

65:
  %66 = load double, ptr %6, align 8
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %66, ptr %7, i64 %8, ptr %11, i64 %12, double 1.000000e+00, ptr %21, i64 %22)
  br label %67

67:
  %68 = icmp ne ptr %16, null
  %69 = icmp sgt i64 %3, 0
  %70 = and i1 %68, %69
  br i1 %70, label %71, label %80

71:
  %72 = phi i64 [ %78, %71 ], [ 0, %67 ]
  %73 = load double, ptr %16, align 8
  %74 = mul nsw i64 %72, %18
  %75 = getelementptr inbounds double, ptr %17, i64 %74
  %76 = mul nsw i64 %72, %22
  %77 = getelementptr inbounds double, ptr %21, i64 %76
  tail call void @pad.blas.FAMILY.d.axpy(i64 %2, double %73, ptr %75, i64 1, ptr %77, i64 1)
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %3
  br i1 %79, label %80, label %71

80:
  ret void
}

declare void @pad.blas.FAMILY.d.gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.gemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, ptr %13, i64 %14, double %15, ptr %16, ptr %17, i64 %18, ptr %19, i64 %20, ptr %21, i64 %22) alwaysinline nounwind {
  %24 = icmp eq ptr %6, null
  br i1 %24, label %46, label %25

25:
  %26 = shl i64 %2, 3
  %27 = mul i64 %26, %3
  %28 = tail call ptr @malloc(i64 %27)
  %29 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, ptr %7, i64 %8, ptr %11, i64 %12, double 0.000000e+00, ptr %28, i64 %29)
  %30 = icmp sgt i64 %3, 0
  br i1 %30, label %31, label %42

31:
  %32 = phi i64 [ %40, %31 ], [ 0, %25 ]
  %33 = phi double [ %39, %31 ], [ 0.000000e+00, %25 ]
  %34 = mul nsw i64 %32, %2
  %35 = getelementptr inbounds double, ptr %28, i64 %34
  %36 = mul nsw i64 %32, %22
  %37 = getelementptr inbounds double, ptr %21, i64 %36
  %38 = tail call double @pad.blas.FAMILY.d.dot(i64 %2, ptr %35, i64 1, ptr %37, i64 1)
  %39 = fadd double %33, %38
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp eq i64 %40, %3
  br i1 %41, label %42, label %31

42:
  %43 = phi double [ 0.000000e+00, %25 ], [ %39, %31 ]
  %44 = load double, ptr %6, align 8
  %45 = fadd double %43, %44
  store double %45, ptr %6, align 8
  tail call void @free(ptr %28)
  br label %46

46:
  %47 = icmp eq ptr %9, null
  br i1 %47, label %90, label %48

48:
  %49 = icmp eq i32 %0, 78
  %50 = icmp eq i32 %1, 82
  br i1 %49, label %51, label %57

51:
  %52 = select i1 %50, i32 67, i32 78
  %53 = icmp eq i32 %1, 78
  %54 = select i1 %53, i32 84, i32 %52
  %55 = tail call i64 @llvm.umax.i64(i64 %22, i64 1)
  %56 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 78, i32 %54, i64 %2, i64 %4, i64 %3, double %5, ptr %21, i64 %55, ptr %11, i64 %56, double 1.000000e+00, ptr %9, i64 %10)
  br label %90

57:
  br i1 %50, label %58, label %81

58:
  %59 = shl i64 %3, 3
  %60 = mul i64 %59, %4
  %61 = tail call ptr @malloc(i64 %60)
  %62 = icmp sgt i64 %3, 0
  br i1 %62, label %63, label %81

63:
  %64 = icmp sgt i64 %4, 0
  br label %65

65:
  %66 = phi i64 [ 0, %63 ], [ %79, %78 ]
  %67 = mul nsw i64 %66, %12
  %68 = getelementptr inbounds double, ptr %11, i64 %67
  %69 = mul nsw i64 %66, %4
  %70 = getelementptr inbounds double, ptr %61, i64 %69
  br i1 %64, label %71, label %78

71:
  %72 = phi i64 [ %76, %71 ], [ 0, %65 ]
  %73 = getelementptr inbounds nuw double, ptr %68, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %70, i64 %72
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %72, 1
  %77 = icmp eq i64 %76, %4
  br i1 %77, label %78, label %71

78:
  %79 = add nuw nsw i64 %66, 1
  %80 = icmp eq i64 %79, %3
  br i1 %80, label %81, label %65

81:
  %82 = phi ptr [ %11, %57 ], [ %61, %58 ], [ %61, %78 ]
  %83 = phi i64 [ %12, %57 ], [ %4, %58 ], [ %4, %78 ]
  %84 = phi i32 [ %1, %57 ], [ 78, %58 ], [ 78, %78 ]
  %85 = phi ptr [ null, %57 ], [ %61, %58 ], [ %61, %78 ]
  %86 = tail call i64 @llvm.umax.i64(i64 %83, i64 1)
  %87 = tail call i64 @llvm.umax.i64(i64 %22, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 %84, i32 84, i64 %4, i64 %2, i64 %3, double %5, ptr %82, i64 %86, ptr %21, i64 %87, double 1.000000e+00, ptr %9, i64 %10)
  %88 = icmp eq ptr %85, null
  br i1 %88, label %90, label %89

89:
  tail call void @free(ptr %85)
  br label %90

90:
  %91 = icmp eq ptr %13, null
  br i1 %91, label %134, label %92

92:
  %93 = icmp eq i32 %1, 78
  %94 = icmp eq i32 %0, 82
  br i1 %93, label %95, label %101

95:
  %96 = select i1 %94, i32 67, i32 78
  %97 = icmp eq i32 %0, 78
  %98 = select i1 %97, i32 84, i32 %96
  %99 = tail call i64 @llvm.umax.i64(i64 %8, i64 1)
  %100 = tail call i64 @llvm.umax.i64(i64 %22, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 %98, i32 78, i64 %4, i64 %3, i64 %2, double %5, ptr %7, i64 %99, ptr %21, i64 %100, double 1.000000e+00, ptr %13, i64 %14)
  br label %134

101:
  br i1 %94, label %102, label %125

102:
  %103 = shl i64 %2, 3
  %104 = mul i64 %103, %4
  %105 = tail call ptr @malloc(i64 %104)
  %106 = icmp sgt i64 %4, 0
  br i1 %106, label %107, label %125

107:
  %108 = icmp sgt i64 %2, 0
  br label %109

109:
  %110 = phi i64 [ 0, %107 ], [ %123, %122 ]
  %111 = mul nsw i64 %110, %8
  %112 = getelementptr inbounds double, ptr %7, i64 %111
  %113 = mul nsw i64 %110, %2
  %114 = getelementptr inbounds double, ptr %105, i64 %113
  br i1 %108, label %115, label %122

115:
  %116 = phi i64 [ %120, %115 ], [ 0, %109 ]
  %117 = getelementptr inbounds nuw double, ptr %112, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw double, ptr %114, i64 %116
  store double %118, ptr %119, align 8
  %120 = add nuw nsw i64 %116, 1
  %121 = icmp eq i64 %120, %2
  br i1 %121, label %122, label %115

122:
  %123 = add nuw nsw i64 %110, 1
  %124 = icmp eq i64 %123, %4
  br i1 %124, label %125, label %109

125:
  %126 = phi ptr [ %7, %101 ], [ %105, %102 ], [ %105, %122 ]
  %127 = phi i64 [ %8, %101 ], [ %2, %102 ], [ %2, %122 ]
  %128 = phi i32 [ %0, %101 ], [ 78, %102 ], [ 78, %122 ]
  %129 = phi ptr [ null, %101 ], [ %105, %102 ], [ %105, %122 ]
  %130 = tail call i64 @llvm.umax.i64(i64 %22, i64 1)
  %131 = tail call i64 @llvm.umax.i64(i64 %127, i64 1)
  tail call void @pad.blas.FAMILY.d.gemm(i32 84, i32 %128, i64 %3, i64 %4, i64 %2, double %5, ptr %21, i64 %130, ptr %126, i64 %131, double 1.000000e+00, ptr %13, i64 %14)
  %132 = icmp eq ptr %129, null
  br i1 %132, label %134, label %133

133:
  tail call void @free(ptr %129)
  br label %134

134:
  %135 = icmp eq ptr %16, null
  br i1 %135, label %153, label %136

136:
  %137 = icmp sgt i64 %3, 0
  br i1 %137, label %138, label %149

138:
  %139 = phi i64 [ %147, %138 ], [ 0, %136 ]
  %140 = phi double [ %146, %138 ], [ 0.000000e+00, %136 ]
  %141 = mul nsw i64 %139, %18
  %142 = getelementptr inbounds double, ptr %17, i64 %141
  %143 = mul nsw i64 %139, %22
  %144 = getelementptr inbounds double, ptr %21, i64 %143
  %145 = tail call double @pad.blas.FAMILY.d.dot(i64 %2, ptr %142, i64 1, ptr %144, i64 1)
  %146 = fadd double %140, %145
  %147 = add nuw nsw i64 %139, 1
  %148 = icmp eq i64 %147, %3
  br i1 %148, label %149, label %138

149:
  %150 = phi double [ 0.000000e+00, %136 ], [ %146, %138 ]
  %151 = load double, ptr %16, align 8
  %152 = fadd double %150, %151
  store double %152, ptr %16, align 8
  br label %153

153:
  %154 = icmp sgt i64 %3, 0
  br i1 %154, label %155, label %186

155:
  %156 = icmp sgt i64 %2, 0
  %157 = fcmp oeq double %15, 0.000000e+00
  %158 = icmp sgt i64 %2, 0
  br label %159

159:
  %160 = phi i64 [ 0, %155 ], [ %184, %183 ]
  %161 = mul nsw i64 %160, %22
  %162 = getelementptr inbounds double, ptr %21, i64 %161
  br i1 %135, label %171, label %163

163:
  br i1 %156, label %164, label %183

164:
  %165 = phi i64 [ %169, %164 ], [ 0, %163 ]
  %166 = getelementptr inbounds nuw double, ptr %162, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = fmul double %15, %167
  store double %168, ptr %166, align 8
  %169 = add nuw nsw i64 %165, 1
  %170 = icmp eq i64 %169, %2
  br i1 %170, label %183, label %164

171:
  br i1 %158, label %172, label %183

172:
  %173 = phi i64 [ %181, %178 ], [ 0, %171 ]
  br i1 %157, label %178, label %174

174:
  %175 = getelementptr inbounds nuw double, ptr %162, i64 %173
  %176 = load double, ptr %175, align 8
  %177 = fmul double %15, %176
  br label %178

178:
  %179 = phi double [ %177, %174 ], [ 0.000000e+00, %172 ]
  %180 = getelementptr inbounds nuw double, ptr %162, i64 %173
  store double %179, ptr %180, align 8
  %181 = add nuw nsw i64 %173, 1
  %182 = icmp eq i64 %181, %2
  br i1 %182, label %183, label %172

183:
  %184 = add nuw nsw i64 %160, 1
  %185 = icmp eq i64 %184, %3
  br i1 %185, label %186, label %159

186:
  ret void
}

declare void @free(ptr) nounwind

declare ptr @malloc(i64) nounwind

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
