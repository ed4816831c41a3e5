; Made from level3.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.z.gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, double %16, double %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = fmul double %6, 0.000000e+00
  %27 = fadd double %5, %26
  %28 = fmul double %17, 0.000000e+00
  %29 = fadd double %16, %28
  %30 = icmp eq ptr %10, null
  br i1 %30, label %32, label %31

31:
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %27, double %6, ptr %10, i64 %11, ptr %12, i64 %13, double %29, double %17, ptr %23, i64 %24)
  br label %84

32:
  %33 = icmp eq ptr %18, null
  %34 = icmp sgt i64 %3, 0
  br i1 %34, label %35, label %84

35:
  %36 = icmp sgt i64 %2, 0
  %37 = fcmp oeq double %29, 0.000000e+00
  %38 = fcmp oeq double %17, 0.000000e+00
  %39 = and i1 %38, %37
  %40 = icmp sgt i64 %2, 0
  br label %41

41:
  %42 = phi i64 [ 0, %35 ], [ %82, %81 ]
  %43 = mul nsw i64 %42, %24
  %44 = getelementptr inbounds { double, double }, ptr %23, i64 %43
  br i1 %33, label %60, label %45

45:
  br i1 %36, label %46, label %81

46:
  %47 = phi i64 [ %58, %46 ], [ 0, %45 ]
  %48 = getelementptr inbounds nuw { double, double }, ptr %44, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = load double, ptr %50, align 8
  %52 = fmul double %29, %49
  %53 = fmul double %29, %51
  %54 = fmul double %17, %51
  %55 = fsub double %52, %54
  %56 = fmul double %17, %49
  %57 = fadd double %56, %53
  store double %55, ptr %48, align 8
  store double %57, ptr %50, align 8
  %58 = add nuw nsw i64 %47, 1
  %59 = icmp eq i64 %58, %2
  br i1 %59, label %81, label %46

60:
  br i1 %40, label %61, label %81

61:
  %62 = phi i64 [ %79, %74 ], [ 0, %60 ]
  br i1 %39, label %74, label %63

63:
  %64 = getelementptr inbounds nuw { double, double }, ptr %44, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %67 = load double, ptr %66, align 8
  %68 = fmul double %29, %65
  %69 = fmul double %29, %67
  %70 = fmul double %17, %67
  %71 = fsub double %68, %70
  %72 = fmul double %17, %65
  %73 = fadd double %72, %69
  br label %74

74:
  %75 = phi double [ %71, %63 ], [ 0.000000e+00, %61 ]
  %76 = phi double [ %73, %63 ], [ 0.000000e+00, %61 ]
  %77 = getelementptr inbounds nuw { double, double }, ptr %44, i64 %62
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 8
  store double %75, ptr %77, align 8
  store double %76, ptr %78, align 8
  %79 = add nuw nsw i64 %62, 1
  %80 = icmp eq i64 %79, %2
  br i1 %80, label %81, label %61

81:
  %82 = add nuw nsw i64 %42, 1
  %83 = icmp eq i64 %82, %3
  br i1 %83, label %84, label %41

84:
  %85 = icmp eq ptr %14, null
  br i1 %85, label %87, label %86

86:
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %27, double %6, ptr %8, i64 %9, ptr %14, i64 %15, double 1.000000e+00, double 0.000000e+00, ptr %23, i64 %24)
  br label %87

87:
  %88 = icmp eq ptr %7, null
  br i1 %88, label %93, label %89

89:
  %90 = load double, ptr %7, align 8
  %91 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %92 = load double, ptr %91, align 8
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %90, double %92, ptr %8, i64 %9, ptr %12, i64 %13, double 1.000000e+00, double 0.000000e+00, ptr %23, i64 %24)
  br label %93

93:
  %94 = icmp ne ptr %18, null
  %95 = icmp sgt i64 %3, 0
  %96 = and i1 %94, %95
  br i1 %96, label %97, label %109

97:
  %98 = getelementptr inbounds nuw i8, ptr %18, i64 8
  br label %99

99:
  %100 = phi i64 [ 0, %97 ], [ %107, %99 ]
  %101 = load double, ptr %18, align 8
  %102 = load double, ptr %98, align 8
  %103 = mul nsw i64 %100, %20
  %104 = getelementptr inbounds { double, double }, ptr %19, i64 %103
  %105 = mul nsw i64 %100, %24
  %106 = getelementptr inbounds { double, double }, ptr %23, i64 %105
  tail call void @pad.blas.FAMILY.z.axpy(i64 %2, double %101, double %102, ptr %104, i64 1, ptr %106, i64 1)
  %107 = add nuw nsw i64 %100, 1
  %108 = icmp eq i64 %107, %3
  br i1 %108, label %109, label %99

109:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) nounwind

declare void @pad.blas.FAMILY.z.gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.z.axpy(i64, double, double, ptr, i64, ptr, i64) nounwind

declare void @llvm.lifetime.end.p0(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.z.gemm_adjoint(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, double %16, double %17, ptr %18, ptr %19, i64 %20, ptr %21, i64 %22, ptr %23, i64 %24) alwaysinline nounwind {
  %26 = alloca { double, double }, align 8
  %27 = alloca { double, double }, align 8
  %28 = fmul double %6, 0.000000e+00
  %29 = fadd double %5, %28
  %30 = icmp eq ptr %7, null
  br i1 %30, label %78, label %31

31:
  %32 = shl i64 %2, 4
  %33 = mul i64 %32, %3
  %34 = tail call ptr @malloc(i64 %33)
  %35 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  tail call void @pad.blas.FAMILY.z.gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, double 0.000000e+00, ptr %8, i64 %9, ptr %12, i64 %13, double 0.000000e+00, double 0.000000e+00, ptr %34, i64 %35)
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %70

37:
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %39 = shl i64 %2, 4
  %40 = icmp sgt i64 %2, 0
  %41 = icmp sgt i64 %2, 0
  br label %42

42:
  %43 = phi i64 [ 0, %37 ], [ %68, %63 ]
  %44 = phi double [ 0.000000e+00, %37 ], [ %66, %63 ]
  %45 = phi double [ 0.000000e+00, %37 ], [ %67, %63 ]
  %46 = mul nsw i64 %43, %2
  %47 = getelementptr inbounds { double, double }, ptr %34, i64 %46
  %48 = mul nsw i64 %43, %24
  %49 = getelementptr inbounds { double, double }, ptr %23, i64 %48
  call void @llvm.lifetime.start.p0(ptr %27)
  store double 0.000000e+00, ptr %27, align 8
  store double 0.000000e+00, ptr %38, align 8
  %50 = call ptr @malloc(i64 %39)
  br i1 %40, label %51, label %61

51:
  %52 = phi i64 [ %59, %51 ], [ 0, %42 ]
  %53 = getelementptr inbounds nuw { double, double }, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw { double, double }, ptr %50, i64 %52
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store double %54, ptr %57, align 8
  store double %56, ptr %58, align 8
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %61, label %51

61:
  br i1 %41, label %62, label %63

62:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %2, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %50, i64 %2, ptr %49, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %27, i64 1)
  br label %63

63:
  call void @free(ptr %50)
  %64 = load double, ptr %27, align 8
  %65 = load double, ptr %38, align 8
  call void @llvm.lifetime.end.p0(ptr %27)
  %66 = fadd double %44, %64
  %67 = fadd double %45, %65
  %68 = add nuw nsw i64 %43, 1
  %69 = icmp eq i64 %68, %3
  br i1 %69, label %70, label %42

70:
  %71 = phi double [ 0.000000e+00, %31 ], [ %67, %63 ]
  %72 = phi double [ 0.000000e+00, %31 ], [ %66, %63 ]
  %73 = load double, ptr %7, align 8
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %75 = load double, ptr %74, align 8
  %76 = fadd double %72, %73
  %77 = fadd double %71, %75
  store double %76, ptr %7, align 8
  store double %77, ptr %74, align 8
  call void @free(ptr %34)
  br label %78

78:
  %79 = icmp eq ptr %10, null
  br i1 %79, label %211, label %80

80:
  switch i32 %0, label %172 [
    i32 78, label %81
    i32 84, label %129
  ]

81:
  switch i32 %1, label %83 [
    i32 78, label %85
    i32 82, label %84
    i32 84, label %82
  ]

82:
  br label %85

83:
  br label %85

84:
  br label %85

85:
  %86 = phi i32 [ 84, %81 ], [ 82, %83 ], [ 67, %84 ], [ 78, %82 ]
  switch i32 %86, label %88 [
    i32 78, label %90
    i32 82, label %89
    i32 84, label %87
  ]

87:
  br label %90

88:
  br label %90

89:
  br label %90

90:
  %91 = phi i1 [ true, %85 ], [ false, %88 ], [ false, %89 ], [ false, %87 ]
  %92 = phi i32 [ 82, %85 ], [ 84, %88 ], [ 78, %89 ], [ 67, %87 ]
  %93 = fneg double %6
  br i1 %91, label %94, label %121

94:
  %95 = mul nsw i64 %4, %3
  %96 = shl i64 %95, 4
  %97 = call ptr @malloc(i64 %96)
  %98 = icmp sgt i64 %4, 0
  br i1 %98, label %99, label %121

99:
  %100 = icmp sgt i64 %3, 0
  br label %101

101:
  %102 = phi i64 [ 0, %99 ], [ %119, %118 ]
  %103 = mul nsw i64 %102, %13
  %104 = getelementptr inbounds { double, double }, ptr %12, i64 %103
  %105 = mul nsw i64 %102, %3
  %106 = getelementptr inbounds { double, double }, ptr %97, i64 %105
  br i1 %100, label %107, label %118

107:
  %108 = phi i64 [ %116, %107 ], [ 0, %101 ]
  %109 = getelementptr inbounds nuw { double, double }, ptr %104, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %112 = load double, ptr %111, align 8
  %113 = fneg double %112
  %114 = getelementptr inbounds nuw { double, double }, ptr %106, i64 %108
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store double %110, ptr %114, align 8
  store double %113, ptr %115, align 8
  %116 = add nuw nsw i64 %108, 1
  %117 = icmp eq i64 %116, %3
  br i1 %117, label %118, label %107

118:
  %119 = add nuw nsw i64 %102, 1
  %120 = icmp eq i64 %119, %4
  br i1 %120, label %121, label %101

121:
  %122 = phi ptr [ %12, %90 ], [ %97, %94 ], [ %97, %118 ]
  %123 = phi i64 [ %13, %90 ], [ %3, %94 ], [ %3, %118 ]
  %124 = phi i32 [ %92, %90 ], [ 78, %94 ], [ 78, %118 ]
  %125 = phi ptr [ null, %90 ], [ %97, %94 ], [ %97, %118 ]
  %126 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  %127 = call i64 @llvm.umax.i64(i64 %123, i64 1)
  call void @pad.blas.FAMILY.z.gemm(i32 78, i32 %124, i64 %2, i64 %4, i64 %3, double %29, double %93, ptr %23, i64 %126, ptr %122, i64 %127, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  %128 = icmp eq ptr %125, null
  br i1 %128, label %211, label %209

129:
  switch i32 %1, label %131 [
    i32 78, label %133
    i32 82, label %132
    i32 84, label %130
  ]

130:
  br label %133

131:
  br label %133

132:
  br label %133

133:
  %134 = phi i1 [ true, %129 ], [ false, %131 ], [ false, %132 ], [ false, %130 ]
  %135 = phi i32 [ 82, %129 ], [ 84, %131 ], [ 78, %132 ], [ 67, %130 ]
  %136 = fneg double %6
  br i1 %134, label %137, label %164

137:
  %138 = mul nsw i64 %4, %3
  %139 = shl i64 %138, 4
  %140 = call ptr @malloc(i64 %139)
  %141 = icmp sgt i64 %3, 0
  br i1 %141, label %142, label %164

142:
  %143 = icmp sgt i64 %4, 0
  br label %144

144:
  %145 = phi i64 [ 0, %142 ], [ %162, %161 ]
  %146 = mul nsw i64 %145, %13
  %147 = getelementptr inbounds { double, double }, ptr %12, i64 %146
  %148 = mul nsw i64 %145, %4
  %149 = getelementptr inbounds { double, double }, ptr %140, i64 %148
  br i1 %143, label %150, label %161

150:
  %151 = phi i64 [ %159, %150 ], [ 0, %144 ]
  %152 = getelementptr inbounds nuw { double, double }, ptr %147, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %155 = load double, ptr %154, align 8
  %156 = fneg double %155
  %157 = getelementptr inbounds nuw { double, double }, ptr %149, i64 %151
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store double %153, ptr %157, align 8
  store double %156, ptr %158, align 8
  %159 = add nuw nsw i64 %151, 1
  %160 = icmp eq i64 %159, %4
  br i1 %160, label %161, label %150

161:
  %162 = add nuw nsw i64 %145, 1
  %163 = icmp eq i64 %162, %3
  br i1 %163, label %164, label %144

164:
  %165 = phi ptr [ %12, %133 ], [ %140, %137 ], [ %140, %161 ]
  %166 = phi i64 [ %13, %133 ], [ %4, %137 ], [ %4, %161 ]
  %167 = phi i32 [ %135, %133 ], [ 78, %137 ], [ 78, %161 ]
  %168 = phi ptr [ null, %133 ], [ %140, %137 ], [ %140, %161 ]
  %169 = call i64 @llvm.umax.i64(i64 %166, i64 1)
  %170 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  call void @pad.blas.FAMILY.z.gemm(i32 %167, i32 84, i64 %4, i64 %2, i64 %3, double %29, double %136, ptr %165, i64 %169, ptr %23, i64 %170, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  %171 = icmp eq ptr %168, null
  br i1 %171, label %211, label %209

172:
  %173 = icmp eq i32 %1, 82
  br i1 %173, label %174, label %201

174:
  %175 = mul nsw i64 %4, %3
  %176 = shl i64 %175, 4
  %177 = call ptr @malloc(i64 %176)
  %178 = icmp sgt i64 %3, 0
  br i1 %178, label %179, label %201

179:
  %180 = icmp sgt i64 %4, 0
  br label %181

181:
  %182 = phi i64 [ 0, %179 ], [ %199, %198 ]
  %183 = mul nsw i64 %182, %13
  %184 = getelementptr inbounds { double, double }, ptr %12, i64 %183
  %185 = mul nsw i64 %182, %4
  %186 = getelementptr inbounds { double, double }, ptr %177, i64 %185
  br i1 %180, label %187, label %198

187:
  %188 = phi i64 [ %196, %187 ], [ 0, %181 ]
  %189 = getelementptr inbounds nuw { double, double }, ptr %184, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %192 = load double, ptr %191, align 8
  %193 = fneg double %192
  %194 = getelementptr inbounds nuw { double, double }, ptr %186, i64 %188
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store double %190, ptr %194, align 8
  store double %193, ptr %195, align 8
  %196 = add nuw nsw i64 %188, 1
  %197 = icmp eq i64 %196, %4
  br i1 %197, label %198, label %187

198:
  %199 = add nuw nsw i64 %182, 1
  %200 = icmp eq i64 %199, %3
  br i1 %200, label %201, label %181

201:
  %202 = phi ptr [ %12, %172 ], [ %177, %174 ], [ %177, %198 ]
  %203 = phi i64 [ %13, %172 ], [ %4, %174 ], [ %4, %198 ]
  %204 = phi i32 [ %1, %172 ], [ 78, %174 ], [ 78, %198 ]
  %205 = phi ptr [ null, %172 ], [ %177, %174 ], [ %177, %198 ]
  %206 = call i64 @llvm.umax.i64(i64 %203, i64 1)
  %207 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  call void @pad.blas.FAMILY.z.gemm(i32 %204, i32 67, i64 %4, i64 %2, i64 %3, double %29, double %6, ptr %202, i64 %206, ptr %23, i64 %207, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  %208 = icmp eq ptr %205, null
  br i1 %208, label %211, label %209

209:
  %210 = phi ptr [ %168, %164 ], [ %125, %121 ], [ %205, %201 ]
  call void @free(ptr %210)
  br label %211

211:
  %212 = icmp eq ptr %14, null
  br i1 %212, label %344, label %213

213:
  switch i32 %1, label %305 [
    i32 78, label %214
    i32 84, label %262
  ]

214:
  switch i32 %0, label %216 [
    i32 78, label %218
    i32 82, label %217
    i32 84, label %215
  ]

215:
  br label %218

216:
  br label %218

217:
  br label %218

218:
  %219 = phi i32 [ 84, %214 ], [ 82, %216 ], [ 67, %217 ], [ 78, %215 ]
  switch i32 %219, label %221 [
    i32 78, label %223
    i32 82, label %222
    i32 84, label %220
  ]

220:
  br label %223

221:
  br label %223

222:
  br label %223

223:
  %224 = phi i1 [ true, %218 ], [ false, %221 ], [ false, %222 ], [ false, %220 ]
  %225 = phi i32 [ 82, %218 ], [ 84, %221 ], [ 78, %222 ], [ 67, %220 ]
  %226 = fneg double %6
  br i1 %224, label %227, label %254

227:
  %228 = mul nsw i64 %4, %2
  %229 = shl i64 %228, 4
  %230 = call ptr @malloc(i64 %229)
  %231 = icmp sgt i64 %2, 0
  br i1 %231, label %232, label %254

232:
  %233 = icmp sgt i64 %4, 0
  br label %234

234:
  %235 = phi i64 [ 0, %232 ], [ %252, %251 ]
  %236 = mul nsw i64 %235, %9
  %237 = getelementptr inbounds { double, double }, ptr %8, i64 %236
  %238 = mul nsw i64 %235, %4
  %239 = getelementptr inbounds { double, double }, ptr %230, i64 %238
  br i1 %233, label %240, label %251

240:
  %241 = phi i64 [ %249, %240 ], [ 0, %234 ]
  %242 = getelementptr inbounds nuw { double, double }, ptr %237, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %242, i64 8
  %245 = load double, ptr %244, align 8
  %246 = fneg double %245
  %247 = getelementptr inbounds nuw { double, double }, ptr %239, i64 %241
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  store double %243, ptr %247, align 8
  store double %246, ptr %248, align 8
  %249 = add nuw nsw i64 %241, 1
  %250 = icmp eq i64 %249, %4
  br i1 %250, label %251, label %240

251:
  %252 = add nuw nsw i64 %235, 1
  %253 = icmp eq i64 %252, %2
  br i1 %253, label %254, label %234

254:
  %255 = phi ptr [ %8, %223 ], [ %230, %227 ], [ %230, %251 ]
  %256 = phi i64 [ %9, %223 ], [ %4, %227 ], [ %4, %251 ]
  %257 = phi i32 [ %225, %223 ], [ 78, %227 ], [ 78, %251 ]
  %258 = phi ptr [ null, %223 ], [ %230, %227 ], [ %230, %251 ]
  %259 = call i64 @llvm.umax.i64(i64 %256, i64 1)
  %260 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  call void @pad.blas.FAMILY.z.gemm(i32 %257, i32 78, i64 %4, i64 %3, i64 %2, double %29, double %226, ptr %255, i64 %259, ptr %23, i64 %260, double 1.000000e+00, double 0.000000e+00, ptr %14, i64 %15)
  %261 = icmp eq ptr %258, null
  br i1 %261, label %344, label %342

262:
  switch i32 %0, label %264 [
    i32 78, label %266
    i32 82, label %265
    i32 84, label %263
  ]

263:
  br label %266

264:
  br label %266

265:
  br label %266

266:
  %267 = phi i1 [ true, %262 ], [ false, %264 ], [ false, %265 ], [ false, %263 ]
  %268 = phi i32 [ 82, %262 ], [ 84, %264 ], [ 78, %265 ], [ 67, %263 ]
  %269 = fneg double %6
  br i1 %267, label %270, label %297

270:
  %271 = mul nsw i64 %4, %2
  %272 = shl i64 %271, 4
  %273 = call ptr @malloc(i64 %272)
  %274 = icmp sgt i64 %4, 0
  br i1 %274, label %275, label %297

275:
  %276 = icmp sgt i64 %2, 0
  br label %277

277:
  %278 = phi i64 [ 0, %275 ], [ %295, %294 ]
  %279 = mul nsw i64 %278, %9
  %280 = getelementptr inbounds { double, double }, ptr %8, i64 %279
  %281 = mul nsw i64 %278, %2
  %282 = getelementptr inbounds { double, double }, ptr %273, i64 %281
  br i1 %276, label %283, label %294

283:
  %284 = phi i64 [ %292, %283 ], [ 0, %277 ]
  %285 = getelementptr inbounds nuw { double, double }, ptr %280, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %288 = load double, ptr %287, align 8
  %289 = fneg double %288
  %290 = getelementptr inbounds nuw { double, double }, ptr %282, i64 %284
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 8
  store double %286, ptr %290, align 8
  store double %289, ptr %291, align 8
  %292 = add nuw nsw i64 %284, 1
  %293 = icmp eq i64 %292, %2
  br i1 %293, label %294, label %283

294:
  %295 = add nuw nsw i64 %278, 1
  %296 = icmp eq i64 %295, %4
  br i1 %296, label %297, label %277

297:
  %298 = phi ptr [ %8, %266 ], [ %273, %270 ], [ %273, %294 ]
  %299 = phi i64 [ %9, %266 ], [ %2, %270 ], [ %2, %294 ]
  %300 = phi i32 [ %268, %266 ], [ 78, %270 ], [ 78, %294 ]
  %301 = phi ptr [ null, %266 ], [ %273, %270 ], [ %273, %294 ]
  %302 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  %303 = call i64 @llvm.umax.i64(i64 %299, i64 1)
  call void @pad.blas.FAMILY.z.gemm(i32 84, i32 %300, i64 %3, i64 %4, i64 %2, double %29, double %269, ptr %23, i64 %302, ptr %298, i64 %303, double 1.000000e+00, double 0.000000e+00, ptr %14, i64 %15)
  %304 = icmp eq ptr %301, null
  br i1 %304, label %344, label %342

305:
  %306 = icmp eq i32 %0, 82
  br i1 %306, label %307, label %334

307:
  %308 = mul nsw i64 %4, %2
  %309 = shl i64 %308, 4
  %310 = call ptr @malloc(i64 %309)
  %311 = icmp sgt i64 %4, 0
  br i1 %311, label %312, label %334

312:
  %313 = icmp sgt i64 %2, 0
  br label %314

314:
  %315 = phi i64 [ 0, %312 ], [ %332, %331 ]
  %316 = mul nsw i64 %315, %9
  %317 = getelementptr inbounds { double, double }, ptr %8, i64 %316
  %318 = mul nsw i64 %315, %2
  %319 = getelementptr inbounds { double, double }, ptr %310, i64 %318
  br i1 %313, label %320, label %331

320:
  %321 = phi i64 [ %329, %320 ], [ 0, %314 ]
  %322 = getelementptr inbounds nuw { double, double }, ptr %317, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds nuw i8, ptr %322, i64 8
  %325 = load double, ptr %324, align 8
  %326 = fneg double %325
  %327 = getelementptr inbounds nuw { double, double }, ptr %319, i64 %321
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 8
  store double %323, ptr %327, align 8
  store double %326, ptr %328, align 8
  %329 = add nuw nsw i64 %321, 1
  %330 = icmp eq i64 %329, %2
  br i1 %330, label %331, label %320

331:
  %332 = add nuw nsw i64 %315, 1
  %333 = icmp eq i64 %332, %4
  br i1 %333, label %334, label %314

334:
  %335 = phi ptr [ %8, %305 ], [ %310, %307 ], [ %310, %331 ]
  %336 = phi i64 [ %9, %305 ], [ %2, %307 ], [ %2, %331 ]
  %337 = phi i32 [ %0, %305 ], [ 78, %307 ], [ 78, %331 ]
  %338 = phi ptr [ null, %305 ], [ %310, %307 ], [ %310, %331 ]
  %339 = call i64 @llvm.umax.i64(i64 %24, i64 1)
  %340 = call i64 @llvm.umax.i64(i64 %336, i64 1)
  call void @pad.blas.FAMILY.z.gemm(i32 67, i32 %337, i64 %3, i64 %4, i64 %2, double %29, double %6, ptr %23, i64 %339, ptr %335, i64 %340, double 1.000000e+00, double 0.000000e+00, ptr %14, i64 %15)
  %341 = icmp eq ptr %338, null
  br i1 %341, label %344, label %342

342:
  %343 = phi ptr [ %301, %297 ], [ %258, %254 ], [ %338, %334 ]
  call void @free(ptr %343)
  br label %344

344:
  %345 = icmp eq ptr %18, null
  br i1 %345, label %389, label %346

346:
  %347 = icmp sgt i64 %3, 0
  br i1 %347, label %348, label %381

348:
  %349 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %350 = shl i64 %2, 4
  %351 = icmp sgt i64 %2, 0
  %352 = icmp sgt i64 %2, 0
  br label %353

353:
  %354 = phi i64 [ 0, %348 ], [ %379, %374 ]
  %355 = phi double [ 0.000000e+00, %348 ], [ %377, %374 ]
  %356 = phi double [ 0.000000e+00, %348 ], [ %378, %374 ]
  %357 = mul nsw i64 %354, %20
  %358 = getelementptr inbounds { double, double }, ptr %19, i64 %357
  %359 = mul nsw i64 %354, %24
  %360 = getelementptr inbounds { double, double }, ptr %23, i64 %359
  call void @llvm.lifetime.start.p0(ptr %26)
  store double 0.000000e+00, ptr %26, align 8
  store double 0.000000e+00, ptr %349, align 8
  %361 = call ptr @malloc(i64 %350)
  br i1 %351, label %362, label %372

362:
  %363 = phi i64 [ %370, %362 ], [ 0, %353 ]
  %364 = getelementptr inbounds nuw { double, double }, ptr %358, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = getelementptr inbounds nuw i8, ptr %364, i64 8
  %367 = load double, ptr %366, align 8
  %368 = getelementptr inbounds nuw { double, double }, ptr %361, i64 %363
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 8
  store double %365, ptr %368, align 8
  store double %367, ptr %369, align 8
  %370 = add nuw nsw i64 %363, 1
  %371 = icmp eq i64 %370, %2
  br i1 %371, label %372, label %362

372:
  br i1 %352, label %373, label %374

373:
  call void @pad.blas.FAMILY.z.gemv(i32 67, i64 %2, i64 1, double 1.000000e+00, double 0.000000e+00, ptr %361, i64 %2, ptr %360, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %26, i64 1)
  br label %374

374:
  call void @free(ptr %361)
  %375 = load double, ptr %26, align 8
  %376 = load double, ptr %349, align 8
  call void @llvm.lifetime.end.p0(ptr %26)
  %377 = fadd double %355, %375
  %378 = fadd double %356, %376
  %379 = add nuw nsw i64 %354, 1
  %380 = icmp eq i64 %379, %3
  br i1 %380, label %381, label %353

381:
  %382 = phi double [ 0.000000e+00, %346 ], [ %378, %374 ]
  %383 = phi double [ 0.000000e+00, %346 ], [ %377, %374 ]
  %384 = load double, ptr %18, align 8
  %385 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %386 = load double, ptr %385, align 8
  %387 = fadd double %383, %384
  %388 = fadd double %382, %386
  store double %387, ptr %18, align 8
  store double %388, ptr %385, align 8
  br label %389

389:
  %390 = fmul double %17, 0.000000e+00
  %391 = fadd double %16, %390
  %392 = icmp sgt i64 %3, 0
  br i1 %392, label %393, label %442

393:
  %394 = icmp sgt i64 %2, 0
  %395 = fcmp oeq double %391, 0.000000e+00
  %396 = fcmp oeq double %17, 0.000000e+00
  %397 = and i1 %396, %395
  %398 = icmp sgt i64 %2, 0
  br label %399

399:
  %400 = phi i64 [ 0, %393 ], [ %440, %439 ]
  %401 = mul nsw i64 %400, %24
  %402 = getelementptr inbounds { double, double }, ptr %23, i64 %401
  br i1 %345, label %418, label %403

403:
  br i1 %394, label %404, label %439

404:
  %405 = phi i64 [ %416, %404 ], [ 0, %403 ]
  %406 = getelementptr inbounds nuw { double, double }, ptr %402, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = getelementptr inbounds nuw i8, ptr %406, i64 8
  %409 = load double, ptr %408, align 8
  %410 = fmul double %391, %407
  %411 = fmul double %391, %409
  %412 = fmul double %17, %409
  %413 = fadd double %410, %412
  %414 = fmul double %17, %407
  %415 = fsub double %411, %414
  store double %413, ptr %406, align 8
  store double %415, ptr %408, align 8
  %416 = add nuw nsw i64 %405, 1
  %417 = icmp eq i64 %416, %2
  br i1 %417, label %439, label %404

418:
  br i1 %398, label %419, label %439

419:
  %420 = phi i64 [ %437, %432 ], [ 0, %418 ]
  br i1 %397, label %432, label %421

421:
  %422 = getelementptr inbounds nuw { double, double }, ptr %402, i64 %420
  %423 = load double, ptr %422, align 8
  %424 = getelementptr inbounds nuw i8, ptr %422, i64 8
  %425 = load double, ptr %424, align 8
  %426 = fmul double %391, %423
  %427 = fmul double %391, %425
  %428 = fmul double %17, %425
  %429 = fadd double %426, %428
  %430 = fmul double %17, %423
  %431 = fsub double %427, %430
  br label %432

432:
  %433 = phi double [ %429, %421 ], [ 0.000000e+00, %419 ]
  %434 = phi double [ %431, %421 ], [ 0.000000e+00, %419 ]
  %435 = getelementptr inbounds nuw { double, double }, ptr %402, i64 %420
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 8
  store double %433, ptr %435, align 8
  store double %434, ptr %436, align 8
  %437 = add nuw nsw i64 %420, 1
  %438 = icmp eq i64 %437, %2
  br i1 %438, label %439, label %419

439:
  %440 = add nuw nsw i64 %400, 1
  %441 = icmp eq i64 %440, %3
  br i1 %441, label %442, label %399

442:
  ret void
}

declare void @free(ptr) nounwind

declare ptr @malloc(i64) nounwind

declare void @pad.blas.FAMILY.z.gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64) nounwind

declare i64 @llvm.umax.i64(i64, i64) nounwind
