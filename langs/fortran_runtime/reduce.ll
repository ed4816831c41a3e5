; Made from reduce.c by regenerate.py.
; Norm2_8: 4 arguments, facts of 0
; Norm2_4: 4 arguments, facts of 0
; Norm2Dim: 5 arguments, facts of 1
; SumDim: 6 arguments, facts of 1 5
; ProductDim: 6 arguments, facts of 1 5
; MaxvalDim: 6 arguments, facts of 1 5
; MinvalDim: 6 arguments, facts of 1 5

%struct.Array = type { ptr, i64, i32, i32, i32, ptr, [7 x %struct.Dimension] }
%struct.Dimension = type { i64, i64, i64 }

@.str = private unnamed_addr constant [18 x i8] c"bad DIM= argument\00", align 1

define linkonce_odr hidden double @pad.fortran.Norm2_8(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef readnone captures(none) %8) local_unnamed_addr #0 {
  %10 = load ptr, ptr %0, align 8
  %11 = icmp eq i32 %4, -128
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = sext i8 %14 to i32
  br label %16

16:
  %17 = phi i32 [ %15, %12 ], [ %4, %9 ]
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load i64, ptr %22, align 8
  br label %24

24:
  %25 = phi i64 [ %23, %19 ], [ 0, %16 ]
  %26 = phi i64 [ %21, %19 ], [ 1, %16 ]
  %27 = icmp sgt i32 %17, 1
  br i1 %27, label %28, label %33

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = load i64, ptr %31, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %24 ]
  %35 = phi i64 [ %30, %28 ], [ 1, %24 ]
  %36 = icmp sgt i32 %17, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 0, %33 ]
  %44 = phi i64 [ %39, %37 ], [ 1, %33 ]
  %45 = icmp sgt i32 %17, 3
  br i1 %45, label %46, label %51

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %50 = load i64, ptr %49, align 8
  br label %51

51:
  %52 = phi i64 [ %50, %46 ], [ 0, %42 ]
  %53 = phi i64 [ %48, %46 ], [ 1, %42 ]
  %54 = icmp sgt i32 %17, 4
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %59, %55 ], [ 0, %51 ]
  %62 = phi i64 [ %57, %55 ], [ 1, %51 ]
  %63 = icmp sgt i32 %17, 5
  br i1 %63, label %64, label %69

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %68 = load i64, ptr %67, align 8
  br label %69

69:
  %70 = phi i64 [ %66, %64 ], [ 1, %60 ]
  %71 = phi i64 [ %68, %64 ], [ 0, %60 ]
  %72 = icmp sgt i32 %17, 6
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %77 = load i64, ptr %76, align 8
  br label %78

78:
  %79 = phi i64 [ %75, %73 ], [ 1, %69 ]
  %80 = phi i64 [ %77, %73 ], [ 0, %69 ]
  %81 = icmp sgt i32 %17, 7
  br i1 %81, label %82, label %84

82:
  %83 = tail call double @_FortranANorm2_8(ptr noundef nonnull captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %232

84:
  %85 = mul nsw i64 %35, %26
  %86 = mul nsw i64 %44, %85
  %87 = mul nsw i64 %53, %86
  %88 = mul nsw i64 %62, %87
  %89 = mul nsw i64 %70, %88
  %90 = mul nsw i64 %79, %89
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %98

92:
  %93 = mul nsw i64 %44, %35
  %94 = mul nsw i64 %53, %93
  %95 = mul nsw i64 %62, %94
  %96 = mul nsw i64 %70, %95
  %97 = mul nsw i64 %79, %96
  br label %98

98:
  %99 = phi i64 [ 0, %84 ], [ %97, %92 ]
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %221

101:
  %102 = icmp sgt i64 %26, 0
  %103 = icmp sgt i32 %17, 1
  %104 = icmp eq i32 %17, 2
  %105 = icmp sgt i32 %17, 2
  %106 = icmp eq i32 %17, 3
  %107 = icmp sgt i32 %17, 3
  %108 = icmp eq i32 %17, 4
  %109 = icmp sgt i32 %17, 4
  %110 = icmp eq i32 %17, 5
  %111 = icmp sgt i32 %17, 5
  %112 = icmp eq i32 %17, 6
  %113 = icmp eq i32 %17, 7
  br label %114

114:
  %115 = phi i64 [ 0, %101 ], [ %185, %181 ]
  %116 = phi double [ 0.000000e+00, %101 ], [ %184, %181 ]
  %117 = phi double [ 0.000000e+00, %101 ], [ %183, %181 ]
  %118 = phi double [ 0.000000e+00, %101 ], [ %182, %181 ]
  br i1 %103, label %119, label %126

119:
  br i1 %104, label %124, label %120

120:
  %121 = urem i64 %115, %35
  %122 = mul nsw i64 %34, %121
  %123 = udiv i64 %115, %35
  br label %126

124:
  %125 = mul nsw i64 %34, %115
  br label %126

126:
  %127 = phi i64 [ %125, %124 ], [ %122, %120 ], [ 0, %114 ]
  %128 = phi i64 [ %115, %124 ], [ %123, %120 ], [ %115, %114 ]
  br i1 %105, label %129, label %138

129:
  br i1 %106, label %135, label %130

130:
  %131 = urem i64 %128, %44
  %132 = mul nsw i64 %43, %131
  %133 = add nsw i64 %132, %127
  %134 = udiv i64 %128, %44
  br label %138

135:
  %136 = mul nsw i64 %43, %128
  %137 = add nsw i64 %136, %127
  br label %138

138:
  %139 = phi i64 [ %137, %135 ], [ %133, %130 ], [ %127, %126 ]
  %140 = phi i64 [ %128, %135 ], [ %134, %130 ], [ %128, %126 ]
  br i1 %107, label %141, label %150

141:
  br i1 %108, label %147, label %142

142:
  %143 = urem i64 %140, %53
  %144 = mul nsw i64 %52, %143
  %145 = add nsw i64 %144, %139
  %146 = udiv i64 %140, %53
  br label %150

147:
  %148 = mul nsw i64 %52, %140
  %149 = add nsw i64 %148, %139
  br label %150

150:
  %151 = phi i64 [ %149, %147 ], [ %145, %142 ], [ %139, %138 ]
  %152 = phi i64 [ %140, %147 ], [ %146, %142 ], [ %140, %138 ]
  br i1 %109, label %153, label %162

153:
  br i1 %110, label %159, label %154

154:
  %155 = urem i64 %152, %62
  %156 = mul nsw i64 %61, %155
  %157 = add nsw i64 %156, %151
  %158 = udiv i64 %152, %62
  br label %162

159:
  %160 = mul nsw i64 %61, %152
  %161 = add nsw i64 %160, %151
  br label %162

162:
  %163 = phi i64 [ %161, %159 ], [ %157, %154 ], [ %151, %150 ]
  %164 = phi i64 [ %152, %159 ], [ %158, %154 ], [ %152, %150 ]
  br i1 %111, label %165, label %174

165:
  br i1 %112, label %171, label %166

166:
  %167 = urem i64 %164, %70
  %168 = mul nsw i64 %71, %167
  %169 = add nsw i64 %168, %163
  %170 = udiv i64 %164, %70
  br label %174

171:
  %172 = mul nsw i64 %71, %164
  %173 = add nsw i64 %172, %163
  br label %174

174:
  %175 = phi i64 [ %173, %171 ], [ %169, %166 ], [ %163, %162 ]
  %176 = phi i64 [ %164, %171 ], [ %170, %166 ], [ %164, %162 ]
  %177 = mul nsw i64 %80, %176
  %178 = select i1 %113, i64 %177, i64 0
  %179 = getelementptr i8, ptr %10, i64 %175
  %180 = getelementptr i8, ptr %179, i64 %178
  br i1 %102, label %187, label %181

181:
  %182 = phi double [ %118, %174 ], [ %216, %213 ]
  %183 = phi double [ %117, %174 ], [ %215, %213 ]
  %184 = phi double [ %116, %174 ], [ %214, %213 ]
  %185 = add nuw nsw i64 %115, 1
  %186 = icmp eq i64 %185, %99
  br i1 %186, label %219, label %114

187:
  %188 = phi i64 [ %217, %213 ], [ 0, %174 ]
  %189 = phi double [ %214, %213 ], [ %116, %174 ]
  %190 = phi double [ %215, %213 ], [ %117, %174 ]
  %191 = phi double [ %216, %213 ], [ %118, %174 ]
  %192 = mul nsw i64 %25, %188
  %193 = getelementptr inbounds i8, ptr %180, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = tail call double @llvm.fabs.f64(double %194)
  %196 = fcmp oeq double %194, 0.000000e+00
  br i1 %196, label %197, label %200

197:
  %198 = fmul double %194, %194
  %199 = fadd double %189, %198
  br label %213

200:
  %201 = fcmp oeq double %191, 0.000000e+00
  br i1 %201, label %213, label %202

202:
  %203 = fcmp ogt double %195, %191
  br i1 %203, label %204, label %209

204:
  %205 = fdiv double %191, %195
  %206 = fmul double %205, %205
  %207 = fmul double %190, %206
  %208 = fadd double %206, %207
  br label %213

209:
  %210 = fdiv double %195, %191
  %211 = fmul double %210, %210
  %212 = fadd double %190, %211
  br label %213

213:
  %214 = phi double [ %199, %197 ], [ %189, %209 ], [ %189, %204 ], [ %189, %200 ]
  %215 = phi double [ %190, %197 ], [ %212, %209 ], [ %208, %204 ], [ %190, %200 ]
  %216 = phi double [ %191, %197 ], [ %191, %209 ], [ %195, %204 ], [ %195, %200 ]
  %217 = add nuw nsw i64 %188, 1
  %218 = icmp eq i64 %217, %26
  br i1 %218, label %181, label %187

219:
  %220 = fadd double %183, 1.000000e+00
  br label %221

221:
  %222 = phi double [ 0.000000e+00, %98 ], [ %182, %219 ]
  %223 = phi double [ 1.000000e+00, %98 ], [ %220, %219 ]
  %224 = phi double [ 0.000000e+00, %98 ], [ %184, %219 ]
  %225 = fcmp oeq double %222, 0.000000e+00
  br i1 %225, label %232, label %226

226:
  %227 = fdiv double %224, %222
  %228 = fdiv double %227, %222
  %229 = fadd double %223, %228
  %230 = tail call double @llvm.sqrt.f64(double %229)
  %231 = fmul double %222, %230
  br label %232

232:
  %233 = phi double [ %83, %82 ], [ %231, %226 ], [ 0.000000e+00, %221 ]
  ret double %233
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @_FortranANorm2_8(ptr noundef captures(none), ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden float @pad.fortran.Norm2_4(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, ptr noundef readnone captures(none) %8) local_unnamed_addr #0 {
  %10 = load ptr, ptr %0, align 8
  %11 = icmp eq i32 %4, -128
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = sext i8 %14 to i32
  br label %16

16:
  %17 = phi i32 [ %15, %12 ], [ %4, %9 ]
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load i64, ptr %22, align 8
  br label %24

24:
  %25 = phi i64 [ %23, %19 ], [ 0, %16 ]
  %26 = phi i64 [ %21, %19 ], [ 1, %16 ]
  %27 = icmp sgt i32 %17, 1
  br i1 %27, label %28, label %33

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = load i64, ptr %31, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %24 ]
  %35 = phi i64 [ %30, %28 ], [ 1, %24 ]
  %36 = icmp sgt i32 %17, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 0, %33 ]
  %44 = phi i64 [ %39, %37 ], [ 1, %33 ]
  %45 = icmp sgt i32 %17, 3
  br i1 %45, label %46, label %51

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %50 = load i64, ptr %49, align 8
  br label %51

51:
  %52 = phi i64 [ %50, %46 ], [ 0, %42 ]
  %53 = phi i64 [ %48, %46 ], [ 1, %42 ]
  %54 = icmp sgt i32 %17, 4
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %59, %55 ], [ 0, %51 ]
  %62 = phi i64 [ %57, %55 ], [ 1, %51 ]
  %63 = icmp sgt i32 %17, 5
  br i1 %63, label %64, label %69

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %68 = load i64, ptr %67, align 8
  br label %69

69:
  %70 = phi i64 [ %66, %64 ], [ 1, %60 ]
  %71 = phi i64 [ %68, %64 ], [ 0, %60 ]
  %72 = icmp sgt i32 %17, 6
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %77 = load i64, ptr %76, align 8
  br label %78

78:
  %79 = phi i64 [ %75, %73 ], [ 1, %69 ]
  %80 = phi i64 [ %77, %73 ], [ 0, %69 ]
  %81 = icmp sgt i32 %17, 7
  br i1 %81, label %82, label %84

82:
  %83 = tail call float @_FortranANorm2_4(ptr noundef nonnull captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) "pad-otherwise" #7
  br label %234

84:
  %85 = mul nsw i64 %35, %26
  %86 = mul nsw i64 %44, %85
  %87 = mul nsw i64 %53, %86
  %88 = mul nsw i64 %62, %87
  %89 = mul nsw i64 %70, %88
  %90 = mul nsw i64 %79, %89
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %98

92:
  %93 = mul nsw i64 %44, %35
  %94 = mul nsw i64 %53, %93
  %95 = mul nsw i64 %62, %94
  %96 = mul nsw i64 %70, %95
  %97 = mul nsw i64 %79, %96
  br label %98

98:
  %99 = phi i64 [ 0, %84 ], [ %97, %92 ]
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %222

101:
  %102 = icmp sgt i64 %26, 0
  %103 = icmp sgt i32 %17, 1
  %104 = icmp eq i32 %17, 2
  %105 = icmp sgt i32 %17, 2
  %106 = icmp eq i32 %17, 3
  %107 = icmp sgt i32 %17, 3
  %108 = icmp eq i32 %17, 4
  %109 = icmp sgt i32 %17, 4
  %110 = icmp eq i32 %17, 5
  %111 = icmp sgt i32 %17, 5
  %112 = icmp eq i32 %17, 6
  %113 = icmp eq i32 %17, 7
  br label %114

114:
  %115 = phi i64 [ 0, %101 ], [ %185, %181 ]
  %116 = phi double [ 0.000000e+00, %101 ], [ %184, %181 ]
  %117 = phi double [ 0.000000e+00, %101 ], [ %183, %181 ]
  %118 = phi double [ 0.000000e+00, %101 ], [ %182, %181 ]
  br i1 %103, label %119, label %126

119:
  br i1 %104, label %124, label %120

120:
  %121 = urem i64 %115, %35
  %122 = mul nsw i64 %34, %121
  %123 = udiv i64 %115, %35
  br label %126

124:
  %125 = mul nsw i64 %34, %115
  br label %126

126:
  %127 = phi i64 [ %125, %124 ], [ %122, %120 ], [ 0, %114 ]
  %128 = phi i64 [ %115, %124 ], [ %123, %120 ], [ %115, %114 ]
  br i1 %105, label %129, label %138

129:
  br i1 %106, label %135, label %130

130:
  %131 = urem i64 %128, %44
  %132 = mul nsw i64 %43, %131
  %133 = add nsw i64 %132, %127
  %134 = udiv i64 %128, %44
  br label %138

135:
  %136 = mul nsw i64 %43, %128
  %137 = add nsw i64 %136, %127
  br label %138

138:
  %139 = phi i64 [ %137, %135 ], [ %133, %130 ], [ %127, %126 ]
  %140 = phi i64 [ %128, %135 ], [ %134, %130 ], [ %128, %126 ]
  br i1 %107, label %141, label %150

141:
  br i1 %108, label %147, label %142

142:
  %143 = urem i64 %140, %53
  %144 = mul nsw i64 %52, %143
  %145 = add nsw i64 %144, %139
  %146 = udiv i64 %140, %53
  br label %150

147:
  %148 = mul nsw i64 %52, %140
  %149 = add nsw i64 %148, %139
  br label %150

150:
  %151 = phi i64 [ %149, %147 ], [ %145, %142 ], [ %139, %138 ]
  %152 = phi i64 [ %140, %147 ], [ %146, %142 ], [ %140, %138 ]
  br i1 %109, label %153, label %162

153:
  br i1 %110, label %159, label %154

154:
  %155 = urem i64 %152, %62
  %156 = mul nsw i64 %61, %155
  %157 = add nsw i64 %156, %151
  %158 = udiv i64 %152, %62
  br label %162

159:
  %160 = mul nsw i64 %61, %152
  %161 = add nsw i64 %160, %151
  br label %162

162:
  %163 = phi i64 [ %161, %159 ], [ %157, %154 ], [ %151, %150 ]
  %164 = phi i64 [ %152, %159 ], [ %158, %154 ], [ %152, %150 ]
  br i1 %111, label %165, label %174

165:
  br i1 %112, label %171, label %166

166:
  %167 = urem i64 %164, %70
  %168 = mul nsw i64 %71, %167
  %169 = add nsw i64 %168, %163
  %170 = udiv i64 %164, %70
  br label %174

171:
  %172 = mul nsw i64 %71, %164
  %173 = add nsw i64 %172, %163
  br label %174

174:
  %175 = phi i64 [ %173, %171 ], [ %169, %166 ], [ %163, %162 ]
  %176 = phi i64 [ %164, %171 ], [ %170, %166 ], [ %164, %162 ]
  %177 = mul nsw i64 %80, %176
  %178 = select i1 %113, i64 %177, i64 0
  %179 = getelementptr i8, ptr %10, i64 %175
  %180 = getelementptr i8, ptr %179, i64 %178
  br i1 %102, label %187, label %181

181:
  %182 = phi double [ %118, %174 ], [ %217, %214 ]
  %183 = phi double [ %117, %174 ], [ %216, %214 ]
  %184 = phi double [ %116, %174 ], [ %215, %214 ]
  %185 = add nuw nsw i64 %115, 1
  %186 = icmp eq i64 %185, %99
  br i1 %186, label %220, label %114

187:
  %188 = phi i64 [ %218, %214 ], [ 0, %174 ]
  %189 = phi double [ %215, %214 ], [ %116, %174 ]
  %190 = phi double [ %216, %214 ], [ %117, %174 ]
  %191 = phi double [ %217, %214 ], [ %118, %174 ]
  %192 = mul nsw i64 %25, %188
  %193 = getelementptr inbounds i8, ptr %180, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = fpext float %194 to double
  %196 = tail call double @llvm.fabs.f64(double %195)
  %197 = fcmp oeq float %194, 0.000000e+00
  br i1 %197, label %198, label %201

198:
  %199 = fmul double %195, %195
  %200 = fadd double %189, %199
  br label %214

201:
  %202 = fcmp oeq double %191, 0.000000e+00
  br i1 %202, label %214, label %203

203:
  %204 = fcmp ogt double %196, %191
  br i1 %204, label %205, label %210

205:
  %206 = fdiv double %191, %196
  %207 = fmul double %206, %206
  %208 = fmul double %190, %207
  %209 = fadd double %207, %208
  br label %214

210:
  %211 = fdiv double %196, %191
  %212 = fmul double %211, %211
  %213 = fadd double %190, %212
  br label %214

214:
  %215 = phi double [ %200, %198 ], [ %189, %210 ], [ %189, %205 ], [ %189, %201 ]
  %216 = phi double [ %190, %198 ], [ %213, %210 ], [ %209, %205 ], [ %190, %201 ]
  %217 = phi double [ %191, %198 ], [ %191, %210 ], [ %196, %205 ], [ %196, %201 ]
  %218 = add nuw nsw i64 %188, 1
  %219 = icmp eq i64 %218, %26
  br i1 %219, label %181, label %187

220:
  %221 = fadd double %183, 1.000000e+00
  br label %222

222:
  %223 = phi double [ 0.000000e+00, %98 ], [ %182, %220 ]
  %224 = phi double [ 1.000000e+00, %98 ], [ %221, %220 ]
  %225 = phi double [ 0.000000e+00, %98 ], [ %184, %220 ]
  %226 = fcmp oeq double %223, 0.000000e+00
  br i1 %226, label %234, label %227

227:
  %228 = fdiv double %225, %223
  %229 = fdiv double %228, %223
  %230 = fadd double %224, %229
  %231 = tail call double @llvm.sqrt.f64(double %230)
  %232 = fmul double %223, %231
  %233 = fptrunc double %232 to float
  br label %234

234:
  %235 = phi float [ %83, %82 ], [ %233, %227 ], [ 0.000000e+00, %222 ]
  ret float %235
}

declare float @_FortranANorm2_4(ptr noundef captures(none), ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.Norm2Dim(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef readnone captures(address_is_null) %9) local_unnamed_addr #0 {
  %11 = load ptr, ptr %1, align 8
  %12 = icmp eq i64 %8, 0
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i64, ptr %14, align 8
  br label %16

16:
  %17 = phi i64 [ %15, %13 ], [ %8, %10 ]
  %18 = icmp eq i32 %5, -128
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %21 = load i8, ptr %20, align 4
  %22 = sext i8 %21 to i32
  br label %23

23:
  %24 = phi i32 [ %22, %19 ], [ %5, %16 ]
  %25 = icmp eq i32 %6, -128
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  br label %30

30:
  %31 = phi i32 [ %29, %26 ], [ %6, %23 ]
  %32 = icmp sgt i32 %24, 0
  br i1 %32, label %33, label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  %40 = phi i64 [ %35, %33 ], [ 1, %30 ]
  %41 = icmp sgt i32 %24, 1
  br i1 %41, label %42, label %47

42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %46 = load i64, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %46, %42 ], [ 0, %38 ]
  %49 = phi i64 [ %44, %42 ], [ 1, %38 ]
  %50 = icmp sgt i32 %24, 2
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %55 = load i64, ptr %54, align 8
  br label %56

56:
  %57 = phi i64 [ %55, %51 ], [ 0, %47 ]
  %58 = phi i64 [ %53, %51 ], [ 1, %47 ]
  %59 = icmp sgt i32 %24, 3
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %64, %60 ], [ 0, %56 ]
  %67 = phi i64 [ %62, %60 ], [ 1, %56 ]
  %68 = icmp sgt i32 %24, 4
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %73 = load i64, ptr %72, align 8
  br label %74

74:
  %75 = phi i64 [ %73, %69 ], [ 0, %65 ]
  %76 = phi i64 [ %71, %69 ], [ 1, %65 ]
  %77 = icmp sgt i32 %24, 5
  br i1 %77, label %78, label %83

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %82 = load i64, ptr %81, align 8
  br label %83

83:
  %84 = phi i64 [ %82, %78 ], [ 0, %74 ]
  %85 = phi i64 [ %80, %78 ], [ 1, %74 ]
  %86 = icmp sgt i32 %24, 6
  br i1 %86, label %87, label %92

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %91 = load i64, ptr %90, align 8
  br label %92

92:
  %93 = phi i64 [ %91, %87 ], [ 0, %83 ]
  %94 = phi i64 [ %89, %87 ], [ 1, %83 ]
  switch i32 %31, label %96 [
    i32 28, label %97
    i32 27, label %95
  ]

95:
  br label %97

96:
  br label %97

97:
  %98 = phi i1 [ false, %96 ], [ false, %95 ], [ true, %92 ]
  %99 = phi i1 [ true, %96 ], [ false, %95 ], [ false, %92 ]
  %100 = icmp sgt i32 %24, 7
  %101 = select i1 %99, i1 true, i1 %100
  br i1 %101, label %414, label %102

102:
  %103 = icmp slt i32 %2, 1
  %104 = icmp sgt i32 %2, %24
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %106, label %107

106:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

107:
  %108 = add nsw i32 %2, -1
  %109 = icmp eq i32 %108, 0
  %110 = select i1 %109, i64 %40, i64 1
  %111 = select i1 %109, i64 %39, i64 0
  %112 = icmp eq i32 %108, 0
  %113 = select i1 %112, i64 %49, i64 %40
  %114 = select i1 %112, i64 %48, i64 %39
  %115 = icmp eq i32 %108, 1
  %116 = select i1 %115, i64 %49, i64 %110
  %117 = select i1 %115, i64 %48, i64 %111
  %118 = icmp ugt i32 %108, 1
  %119 = select i1 %118, i64 %49, i64 %58
  %120 = select i1 %118, i64 %48, i64 %57
  %121 = icmp eq i32 %108, 2
  %122 = select i1 %121, i64 %58, i64 %116
  %123 = select i1 %121, i64 %57, i64 %117
  %124 = icmp ugt i32 %108, 2
  %125 = select i1 %124, i64 %58, i64 %67
  %126 = select i1 %124, i64 %57, i64 %66
  %127 = icmp eq i32 %108, 3
  %128 = select i1 %127, i64 %67, i64 %122
  %129 = select i1 %127, i64 %66, i64 %123
  %130 = icmp ugt i32 %108, 3
  %131 = select i1 %130, i64 %67, i64 %76
  %132 = select i1 %130, i64 %66, i64 %75
  %133 = icmp eq i32 %108, 4
  %134 = select i1 %133, i64 %76, i64 %128
  %135 = select i1 %133, i64 %75, i64 %129
  %136 = icmp ugt i32 %108, 4
  %137 = select i1 %136, i64 %76, i64 %85
  %138 = select i1 %136, i64 %75, i64 %84
  %139 = icmp eq i32 %108, 5
  %140 = select i1 %139, i64 %85, i64 %134
  %141 = select i1 %139, i64 %84, i64 %135
  %142 = icmp ugt i32 %108, 5
  %143 = select i1 %142, i64 %85, i64 %94
  %144 = select i1 %142, i64 %84, i64 %93
  %145 = icmp eq i32 %108, 6
  %146 = select i1 %145, i64 %94, i64 %140
  %147 = select i1 %145, i64 %93, i64 %141
  %148 = icmp ugt i32 %108, 6
  %149 = select i1 %148, i64 %94, i64 1
  %150 = select i1 %148, i64 %93, i64 0
  %151 = mul nsw i64 %119, %113
  %152 = mul nsw i64 %125, %151
  %153 = mul nsw i64 %131, %152
  %154 = mul nsw i64 %137, %153
  %155 = mul nsw i64 %143, %154
  %156 = mul nsw i64 %149, %155
  %157 = mul i64 %156, %17
  %158 = tail call i64 @llvm.umax.i64(i64 %157, i64 1)
  %159 = tail call ptr @malloc(i64 noundef %158) #9
  %160 = mul nsw i64 %113, %17
  %161 = mul nsw i64 %119, %160
  %162 = mul nsw i64 %125, %161
  %163 = mul nsw i64 %131, %162
  %164 = mul nsw i64 %137, %163
  %165 = mul nsw i64 %143, %164
  store ptr %159, ptr %0, align 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %17, ptr %166, align 8
  %167 = trunc i32 %31 to i8
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %167, ptr %168, align 1
  %169 = icmp sgt i32 %24, 1
  br i1 %169, label %170, label %174

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %171, align 8
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %113, ptr %172, align 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %17, ptr %173, align 8
  br label %174

174:
  %175 = icmp sgt i32 %24, 2
  br i1 %175, label %176, label %180

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %177, align 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %119, ptr %178, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %160, ptr %179, align 8
  br label %180

180:
  %181 = icmp sgt i32 %24, 3
  br i1 %181, label %182, label %186

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %125, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %161, ptr %185, align 8
  br label %186

186:
  %187 = icmp sgt i32 %24, 4
  br i1 %187, label %188, label %192

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %189, align 8
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %131, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %162, ptr %191, align 8
  br label %192

192:
  %193 = icmp sgt i32 %24, 5
  br i1 %193, label %194, label %198

194:
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %137, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %163, ptr %197, align 8
  br label %198

198:
  %199 = icmp sgt i32 %24, 6
  br i1 %199, label %200, label %204

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %143, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %164, ptr %203, align 8
  br label %204

204:
  %205 = icmp sgt i32 %24, 7
  br i1 %205, label %206, label %226

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %149, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %165, ptr %209, align 8
  br label %226

210:
  %211 = icmp slt i32 %24, 3
  %212 = add nsw i32 %24, -2
  %213 = icmp sgt i64 %146, 0
  %214 = icmp sgt i64 %146, 0
  %215 = icmp eq i32 %212, 1
  %216 = icmp eq i32 %24, 3
  %217 = icmp eq i32 %212, 2
  %218 = icmp sgt i32 %24, 4
  %219 = icmp eq i32 %212, 3
  %220 = icmp sgt i32 %24, 5
  %221 = icmp eq i32 %212, 4
  %222 = icmp sgt i32 %24, 6
  %223 = icmp eq i32 %212, 5
  %224 = icmp sgt i32 %24, 7
  %225 = icmp eq i32 %212, 6
  br label %234

226:
  %227 = mul nsw i64 %119, %113
  %228 = mul nsw i64 %125, %227
  %229 = mul nsw i64 %131, %228
  %230 = mul nsw i64 %137, %229
  %231 = mul nsw i64 %143, %230
  %232 = mul nsw i64 %149, %231
  %233 = icmp sgt i64 %232, 0
  br i1 %233, label %210, label %415

234:
  %235 = phi i64 [ 0, %210 ], [ %412, %411 ]
  %236 = mul nsw i64 %235, %17
  %237 = getelementptr inbounds i8, ptr %159, i64 %236
  br i1 %211, label %238, label %240

238:
  %239 = mul nsw i64 %114, %235
  br label %310

240:
  %241 = udiv i64 %235, %113
  %242 = urem i64 %235, %113
  br i1 %215, label %246, label %243

243:
  %244 = urem i64 %241, %119
  %245 = udiv i64 %241, %119
  br label %246

246:
  %247 = phi i64 [ %244, %243 ], [ %241, %240 ]
  %248 = phi i64 [ %245, %243 ], [ %241, %240 ]
  %249 = mul nsw i64 %120, %247
  br i1 %216, label %259, label %250

250:
  br i1 %217, label %256, label %251

251:
  %252 = urem i64 %248, %125
  %253 = mul nsw i64 %126, %252
  %254 = add nsw i64 %253, %249
  %255 = udiv i64 %248, %125
  br label %259

256:
  %257 = mul nsw i64 %126, %248
  %258 = add nsw i64 %257, %249
  br label %259

259:
  %260 = phi i64 [ %258, %256 ], [ %254, %251 ], [ %249, %246 ]
  %261 = phi i64 [ %248, %256 ], [ %255, %251 ], [ %248, %246 ]
  br i1 %218, label %262, label %271

262:
  br i1 %219, label %268, label %263

263:
  %264 = urem i64 %261, %131
  %265 = mul nsw i64 %132, %264
  %266 = add nsw i64 %265, %260
  %267 = udiv i64 %261, %131
  br label %271

268:
  %269 = mul nsw i64 %132, %261
  %270 = add nsw i64 %269, %260
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ %266, %263 ], [ %260, %259 ]
  %273 = phi i64 [ %261, %268 ], [ %267, %263 ], [ %261, %259 ]
  br i1 %220, label %274, label %283

274:
  br i1 %221, label %280, label %275

275:
  %276 = urem i64 %273, %137
  %277 = mul nsw i64 %138, %276
  %278 = add nsw i64 %277, %272
  %279 = udiv i64 %273, %137
  br label %283

280:
  %281 = mul nsw i64 %138, %273
  %282 = add nsw i64 %281, %272
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %272, %271 ]
  %285 = phi i64 [ %273, %280 ], [ %279, %275 ], [ %273, %271 ]
  br i1 %222, label %286, label %295

286:
  br i1 %223, label %292, label %287

287:
  %288 = urem i64 %285, %143
  %289 = mul nsw i64 %144, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %143
  br label %295

292:
  %293 = mul nsw i64 %144, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %224, label %298, label %306

298:
  br i1 %225, label %303, label %299

299:
  %300 = urem i64 %297, %149
  %301 = mul nsw i64 %150, %300
  %302 = add nsw i64 %301, %296
  br label %306

303:
  %304 = mul nsw i64 %150, %297
  %305 = add nsw i64 %304, %296
  br label %306

306:
  %307 = phi i64 [ %305, %303 ], [ %302, %299 ], [ %296, %295 ]
  %308 = mul nsw i64 %114, %242
  %309 = add nsw i64 %307, %308
  br label %310

310:
  %311 = phi i64 [ %239, %238 ], [ %309, %306 ]
  %312 = getelementptr inbounds i8, ptr %11, i64 %311
  br i1 %98, label %314, label %313

313:
  br i1 %213, label %369, label %364

314:
  br i1 %214, label %322, label %317

315:
  %316 = fadd double %350, 1.000000e+00
  br label %317

317:
  %318 = phi double [ 0.000000e+00, %314 ], [ %349, %315 ]
  %319 = phi double [ 1.000000e+00, %314 ], [ %316, %315 ]
  %320 = phi double [ 0.000000e+00, %314 ], [ %351, %315 ]
  %321 = fcmp oeq double %320, 0.000000e+00
  br i1 %321, label %360, label %354

322:
  %323 = phi i64 [ %352, %348 ], [ 0, %314 ]
  %324 = phi double [ %351, %348 ], [ 0.000000e+00, %314 ]
  %325 = phi double [ %350, %348 ], [ 0.000000e+00, %314 ]
  %326 = phi double [ %349, %348 ], [ 0.000000e+00, %314 ]
  %327 = mul nsw i64 %323, %147
  %328 = getelementptr inbounds i8, ptr %312, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = tail call double @llvm.fabs.f64(double %329)
  %331 = fcmp oeq double %329, 0.000000e+00
  br i1 %331, label %332, label %335

332:
  %333 = fmul double %329, %329
  %334 = fadd double %326, %333
  br label %348

335:
  %336 = fcmp oeq double %324, 0.000000e+00
  br i1 %336, label %348, label %337

337:
  %338 = fcmp ogt double %330, %324
  br i1 %338, label %339, label %344

339:
  %340 = fdiv double %324, %330
  %341 = fmul double %340, %340
  %342 = fmul double %325, %341
  %343 = fadd double %341, %342
  br label %348

344:
  %345 = fdiv double %330, %324
  %346 = fmul double %345, %345
  %347 = fadd double %325, %346
  br label %348

348:
  %349 = phi double [ %334, %332 ], [ %326, %344 ], [ %326, %339 ], [ %326, %335 ]
  %350 = phi double [ %325, %332 ], [ %347, %344 ], [ %343, %339 ], [ %325, %335 ]
  %351 = phi double [ %324, %332 ], [ %324, %344 ], [ %330, %339 ], [ %330, %335 ]
  %352 = add nuw nsw i64 %323, 1
  %353 = icmp eq i64 %352, %146
  br i1 %353, label %315, label %322

354:
  %355 = fdiv double %318, %320
  %356 = fdiv double %355, %320
  %357 = fadd double %319, %356
  %358 = tail call double @llvm.sqrt.f64(double %357)
  %359 = fmul double %320, %358
  br label %360

360:
  %361 = phi double [ %359, %354 ], [ 0.000000e+00, %317 ]
  store double %361, ptr %237, align 8
  br label %411

362:
  %363 = fadd double %398, 1.000000e+00
  br label %364

364:
  %365 = phi double [ 0.000000e+00, %313 ], [ %399, %362 ]
  %366 = phi double [ 1.000000e+00, %313 ], [ %363, %362 ]
  %367 = phi double [ 0.000000e+00, %313 ], [ %397, %362 ]
  %368 = fcmp oeq double %365, 0.000000e+00
  br i1 %368, label %409, label %402

369:
  %370 = phi i64 [ %400, %396 ], [ 0, %313 ]
  %371 = phi double [ %397, %396 ], [ 0.000000e+00, %313 ]
  %372 = phi double [ %398, %396 ], [ 0.000000e+00, %313 ]
  %373 = phi double [ %399, %396 ], [ 0.000000e+00, %313 ]
  %374 = mul nsw i64 %370, %147
  %375 = getelementptr inbounds i8, ptr %312, i64 %374
  %376 = load float, ptr %375, align 4
  %377 = fpext float %376 to double
  %378 = tail call double @llvm.fabs.f64(double %377)
  %379 = fcmp oeq float %376, 0.000000e+00
  br i1 %379, label %380, label %383

380:
  %381 = fmul double %377, %377
  %382 = fadd double %371, %381
  br label %396

383:
  %384 = fcmp oeq double %373, 0.000000e+00
  br i1 %384, label %396, label %385

385:
  %386 = fcmp ogt double %378, %373
  br i1 %386, label %387, label %392

387:
  %388 = fdiv double %373, %378
  %389 = fmul double %388, %388
  %390 = fmul double %372, %389
  %391 = fadd double %389, %390
  br label %396

392:
  %393 = fdiv double %378, %373
  %394 = fmul double %393, %393
  %395 = fadd double %372, %394
  br label %396

396:
  %397 = phi double [ %382, %380 ], [ %371, %392 ], [ %371, %387 ], [ %371, %383 ]
  %398 = phi double [ %372, %380 ], [ %395, %392 ], [ %391, %387 ], [ %372, %383 ]
  %399 = phi double [ %373, %380 ], [ %373, %392 ], [ %378, %387 ], [ %378, %383 ]
  %400 = add nuw nsw i64 %370, 1
  %401 = icmp eq i64 %400, %146
  br i1 %401, label %362, label %369

402:
  %403 = fdiv double %367, %365
  %404 = fdiv double %403, %365
  %405 = fadd double %366, %404
  %406 = tail call double @llvm.sqrt.f64(double %405)
  %407 = fmul double %365, %406
  %408 = fptrunc double %407 to float
  br label %409

409:
  %410 = phi float [ %408, %402 ], [ 0.000000e+00, %364 ]
  store float %410, ptr %237, align 4
  br label %411

411:
  %412 = add nuw nsw i64 %235, 1
  %413 = icmp eq i64 %412, %232
  br i1 %413, label %415, label %234

414:
  tail call void @_FortranANorm2Dim(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) "pad-otherwise" #7
  br label %415

415:
  ret void
}

declare void @_FortranANorm2Dim(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.SumDim(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #0 {
  %17 = alloca %struct.Array, align 8
  %18 = load ptr, ptr %1, align 8
  %19 = icmp eq i64 %9, 0
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40
  br i1 %19, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ %9, %16 ]
  %28 = icmp eq i32 %6, -128
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = sext i8 %31 to i32
  br label %33

33:
  %34 = phi i32 [ %32, %29 ], [ %6, %26 ]
  %35 = icmp eq i32 %7, -128
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  br label %40

40:
  %41 = phi i32 [ %39, %36 ], [ %7, %33 ]
  %42 = icmp sgt i32 %34, 0
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %47, %43 ], [ 0, %40 ]
  %50 = phi i64 [ %45, %43 ], [ 1, %40 ]
  %51 = icmp sgt i32 %34, 1
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %59 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %60 = icmp sgt i32 %34, 2
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %68 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %69 = icmp sgt i32 %34, 3
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %77 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %78 = icmp sgt i32 %34, 4
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %86 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %87 = icmp sgt i32 %34, 5
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %95 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %96 = icmp sgt i32 %34, 6
  br i1 %96, label %97, label %102

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %97 ], [ 0, %93 ]
  %104 = phi i64 [ %99, %97 ], [ 1, %93 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  %105 = icmp eq ptr %5, null
  br i1 %105, label %302, label %106

106:
  %107 = load ptr, ptr %5, align 8
  %108 = icmp eq i64 %14, 0
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %109 ], [ %14, %106 ]
  %114 = icmp eq i32 %11, -128
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = sext i8 %117 to i32
  br label %119

119:
  %120 = phi i32 [ %118, %115 ], [ %11, %112 ]
  %121 = icmp eq i32 %12, -128
  br i1 %121, label %122, label %126

122:
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 21
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  br label %126

126:
  %127 = phi i32 [ %125, %122 ], [ %12, %119 ]
  %128 = icmp eq i32 %13, -128
  br i1 %128, label %129, label %133

129:
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 22
  %131 = load i8, ptr %130, align 2
  %132 = sext i8 %131 to i32
  br label %133

133:
  %134 = phi i32 [ %132, %129 ], [ %13, %126 ]
  %135 = icmp sgt i32 %120, 0
  br i1 %135, label %136, label %143

136:
  %137 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %142 = load i64, ptr %141, align 8
  br label %143

143:
  %144 = phi i64 [ %142, %136 ], [ 0, %133 ]
  %145 = phi i64 [ %140, %136 ], [ 1, %133 ]
  %146 = phi i64 [ %138, %136 ], [ 1, %133 ]
  %147 = icmp sgt i32 %120, 1
  br i1 %147, label %148, label %155

148:
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %148 ], [ 0, %143 ]
  %157 = phi i64 [ %152, %148 ], [ 1, %143 ]
  %158 = phi i64 [ %150, %148 ], [ 1, %143 ]
  %159 = icmp sgt i32 %120, 2
  br i1 %159, label %160, label %167

160:
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %160 ], [ 0, %155 ]
  %169 = phi i64 [ %164, %160 ], [ 1, %155 ]
  %170 = phi i64 [ %162, %160 ], [ 1, %155 ]
  %171 = icmp sgt i32 %120, 3
  br i1 %171, label %172, label %179

172:
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %178 = load i64, ptr %177, align 8
  br label %179

179:
  %180 = phi i64 [ %178, %172 ], [ 0, %167 ]
  %181 = phi i64 [ %176, %172 ], [ 1, %167 ]
  %182 = phi i64 [ %174, %172 ], [ 1, %167 ]
  %183 = icmp sgt i32 %120, 4
  br i1 %183, label %184, label %191

184:
  %185 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %190 = load i64, ptr %189, align 8
  br label %191

191:
  %192 = phi i64 [ %190, %184 ], [ 0, %179 ]
  %193 = phi i64 [ %188, %184 ], [ 1, %179 ]
  %194 = phi i64 [ %186, %184 ], [ 1, %179 ]
  %195 = icmp sgt i32 %120, 5
  br i1 %195, label %196, label %203

196:
  %197 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %196 ], [ 0, %191 ]
  %205 = phi i64 [ %200, %196 ], [ 1, %191 ]
  %206 = phi i64 [ %198, %196 ], [ 1, %191 ]
  %207 = icmp sgt i32 %120, 6
  br i1 %207, label %208, label %215

208:
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %214 = load i64, ptr %213, align 8
  br label %215

215:
  %216 = phi i64 [ %214, %208 ], [ 0, %203 ]
  %217 = phi i64 [ %212, %208 ], [ 1, %203 ]
  %218 = phi i64 [ %210, %208 ], [ 1, %203 ]
  %219 = icmp eq ptr %15, null
  %220 = icmp eq i32 %127, 42
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %222, label %274

222:
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 23
  %224 = load i8, ptr %223, align 1
  %225 = and i8 %224, 1
  %226 = icmp eq i8 %225, 0
  br i1 %226, label %274, label %227

227:
  %228 = icmp eq i32 %120, 0
  br i1 %228, label %229, label %232

229:
  %230 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %231 = load ptr, ptr %230, align 8
  br label %232

232:
  %233 = phi ptr [ %231, %229 ], [ null, %227 ]
  %234 = icmp eq i32 %120, 1
  br i1 %234, label %235, label %238

235:
  %236 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %237 = load ptr, ptr %236, align 8
  br label %238

238:
  %239 = phi ptr [ %237, %235 ], [ %233, %232 ]
  %240 = icmp eq i32 %120, 2
  br i1 %240, label %241, label %244

241:
  %242 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %243 = load ptr, ptr %242, align 8
  br label %244

244:
  %245 = phi ptr [ %243, %241 ], [ %239, %238 ]
  %246 = icmp eq i32 %120, 3
  br i1 %246, label %247, label %250

247:
  %248 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %249 = load ptr, ptr %248, align 8
  br label %250

250:
  %251 = phi ptr [ %249, %247 ], [ %245, %244 ]
  %252 = icmp eq i32 %120, 4
  br i1 %252, label %253, label %256

253:
  %254 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %255 = load ptr, ptr %254, align 8
  br label %256

256:
  %257 = phi ptr [ %255, %253 ], [ %251, %250 ]
  %258 = icmp eq i32 %120, 5
  br i1 %258, label %259, label %262

259:
  %260 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %261 = load ptr, ptr %260, align 8
  br label %262

262:
  %263 = phi ptr [ %261, %259 ], [ %257, %256 ]
  %264 = icmp eq i32 %120, 6
  br i1 %264, label %265, label %268

265:
  %266 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %267 = load ptr, ptr %266, align 8
  br label %268

268:
  %269 = phi ptr [ %267, %265 ], [ %263, %262 ]
  %270 = icmp eq i32 %120, 7
  br i1 %270, label %271, label %274

271:
  %272 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %273 = load ptr, ptr %272, align 8
  br label %274

274:
  %275 = phi ptr [ null, %222 ], [ %15, %215 ], [ %273, %271 ], [ %269, %268 ]
  store ptr %107, ptr %17, align 8
  %276 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %113, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i32 %120, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 %127, ptr %278, align 4
  %279 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i32 %134, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store ptr %275, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %17, i64 40
  store i64 %146, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store i64 %145, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i64 %144, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %17, i64 64
  store i64 %158, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %17, i64 72
  store i64 %157, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %17, i64 80
  store i64 %156, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %17, i64 88
  store i64 %170, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %17, i64 96
  store i64 %169, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %17, i64 104
  store i64 %168, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %17, i64 112
  store i64 %182, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %17, i64 120
  store i64 %181, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %180, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %17, i64 136
  store i64 %194, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %17, i64 144
  store i64 %193, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %17, i64 152
  store i64 %192, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %17, i64 160
  store i64 %206, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %17, i64 168
  store i64 %205, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %17, i64 176
  store i64 %204, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %17, i64 184
  store i64 %218, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %17, i64 192
  store i64 %217, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %17, i64 200
  store i64 %216, ptr %301, align 8
  br label %302

302:
  %303 = phi ptr [ %20, %274 ], [ inttoptr (i64 8 to ptr), %102 ]
  %304 = phi ptr [ %21, %274 ], [ inttoptr (i64 16 to ptr), %102 ]
  %305 = phi ptr [ %22, %274 ], [ inttoptr (i64 40 to ptr), %102 ]
  %306 = phi ptr [ %17, %274 ], [ null, %102 ]
  switch i32 %41, label %308 [
    i32 28, label %309
    i32 27, label %307
  ]

307:
  br label %309

308:
  br label %309

309:
  %310 = phi i1 [ false, %308 ], [ false, %307 ], [ true, %302 ]
  %311 = phi i1 [ true, %308 ], [ false, %307 ], [ false, %302 ]
  %312 = icmp sgt i32 %34, 7
  %313 = select i1 %311, i1 true, i1 %312
  br i1 %313, label %788, label %314

314:
  %315 = icmp eq ptr %306, null
  br i1 %315, label %319, label %316

316:
  %317 = load i32, ptr %304, align 8
  %318 = icmp sgt i32 %317, 7
  br i1 %318, label %788, label %319

319:
  %320 = icmp slt i32 %2, 1
  %321 = icmp sgt i32 %2, %34
  %322 = select i1 %320, i1 true, i1 %321
  br i1 %322, label %323, label %324

323:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

324:
  br i1 %315, label %358, label %325

325:
  %326 = load i32, ptr %304, align 8
  %327 = icmp eq i32 %326, 0
  %328 = load ptr, ptr %306, align 8
  br i1 %327, label %358, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds nuw i8, ptr %305, i64 40
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %305, i64 64
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %305, i64 80
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %305, i64 88
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %305, i64 104
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %305, i64 112
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %305, i64 128
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %305, i64 136
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds nuw i8, ptr %305, i64 152
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %305, i64 160
  %357 = load i64, ptr %356, align 8
  br label %358

358:
  %359 = phi ptr [ %328, %329 ], [ null, %324 ], [ %328, %325 ]
  %360 = phi i64 [ %331, %329 ], [ %50, %324 ], [ %50, %325 ]
  %361 = phi i64 [ %335, %329 ], [ %59, %324 ], [ %59, %325 ]
  %362 = phi i64 [ %339, %329 ], [ %68, %324 ], [ %68, %325 ]
  %363 = phi i64 [ %343, %329 ], [ %77, %324 ], [ %77, %325 ]
  %364 = phi i64 [ %347, %329 ], [ %86, %324 ], [ %86, %325 ]
  %365 = phi i64 [ %351, %329 ], [ %95, %324 ], [ %95, %325 ]
  %366 = phi i64 [ %355, %329 ], [ %104, %324 ], [ %104, %325 ]
  %367 = phi i64 [ %333, %329 ], [ 0, %324 ], [ 0, %325 ]
  %368 = phi i64 [ %337, %329 ], [ 0, %324 ], [ 0, %325 ]
  %369 = phi i64 [ %341, %329 ], [ 0, %324 ], [ 0, %325 ]
  %370 = phi i64 [ %345, %329 ], [ 0, %324 ], [ 0, %325 ]
  %371 = phi i64 [ %349, %329 ], [ 0, %324 ], [ 0, %325 ]
  %372 = phi i64 [ %353, %329 ], [ 0, %324 ], [ 0, %325 ]
  %373 = phi i64 [ %357, %329 ], [ 0, %324 ], [ 0, %325 ]
  %374 = add nsw i32 %2, -1
  %375 = icmp eq i32 %374, 0
  %376 = select i1 %375, i64 %50, i64 1
  %377 = select i1 %375, i64 %49, i64 0
  %378 = icmp eq i32 %374, 0
  %379 = select i1 %378, i64 %59, i64 %50
  %380 = select i1 %378, i64 %58, i64 %49
  %381 = icmp eq i32 %374, 1
  %382 = select i1 %381, i64 %59, i64 %376
  %383 = select i1 %381, i64 %58, i64 %377
  %384 = icmp ugt i32 %374, 1
  %385 = select i1 %384, i64 %59, i64 %68
  %386 = select i1 %384, i64 %58, i64 %67
  %387 = icmp eq i32 %374, 2
  %388 = select i1 %387, i64 %68, i64 %382
  %389 = select i1 %387, i64 %67, i64 %383
  %390 = icmp ugt i32 %374, 2
  %391 = select i1 %390, i64 %68, i64 %77
  %392 = select i1 %390, i64 %67, i64 %76
  %393 = icmp eq i32 %374, 3
  %394 = select i1 %393, i64 %77, i64 %388
  %395 = select i1 %393, i64 %76, i64 %389
  %396 = icmp ugt i32 %374, 3
  %397 = select i1 %396, i64 %77, i64 %86
  %398 = select i1 %396, i64 %76, i64 %85
  %399 = icmp eq i32 %374, 4
  %400 = select i1 %399, i64 %86, i64 %394
  %401 = select i1 %399, i64 %85, i64 %395
  %402 = icmp ugt i32 %374, 4
  %403 = select i1 %402, i64 %86, i64 %95
  %404 = select i1 %402, i64 %85, i64 %94
  %405 = icmp eq i32 %374, 5
  %406 = select i1 %405, i64 %95, i64 %400
  %407 = select i1 %405, i64 %94, i64 %401
  %408 = icmp ugt i32 %374, 5
  %409 = select i1 %408, i64 %95, i64 %104
  %410 = select i1 %408, i64 %94, i64 %103
  %411 = icmp eq i32 %374, 6
  %412 = select i1 %411, i64 %104, i64 %406
  %413 = select i1 %411, i64 %103, i64 %407
  %414 = icmp ugt i32 %374, 6
  %415 = select i1 %414, i64 %104, i64 1
  %416 = select i1 %414, i64 %103, i64 0
  %417 = icmp eq i32 %374, 0
  %418 = select i1 %417, i64 %367, i64 0
  %419 = icmp eq i32 %374, 0
  %420 = select i1 %419, i64 %368, i64 %367
  %421 = select i1 %419, i64 %361, i64 %360
  %422 = icmp eq i32 %374, 1
  %423 = select i1 %422, i64 %368, i64 %418
  %424 = icmp ugt i32 %374, 1
  %425 = select i1 %424, i64 %368, i64 %369
  %426 = select i1 %424, i64 %361, i64 %362
  %427 = icmp eq i32 %374, 2
  %428 = select i1 %427, i64 %369, i64 %423
  %429 = icmp ugt i32 %374, 2
  %430 = select i1 %429, i64 %369, i64 %370
  %431 = select i1 %429, i64 %362, i64 %363
  %432 = icmp eq i32 %374, 3
  %433 = select i1 %432, i64 %370, i64 %428
  %434 = icmp ugt i32 %374, 3
  %435 = select i1 %434, i64 %370, i64 %371
  %436 = select i1 %434, i64 %363, i64 %364
  %437 = icmp eq i32 %374, 4
  %438 = select i1 %437, i64 %371, i64 %433
  %439 = icmp ugt i32 %374, 4
  %440 = select i1 %439, i64 %371, i64 %372
  %441 = select i1 %439, i64 %364, i64 %365
  %442 = icmp eq i32 %374, 5
  %443 = select i1 %442, i64 %372, i64 %438
  %444 = icmp ugt i32 %374, 5
  %445 = select i1 %444, i64 %372, i64 %373
  %446 = select i1 %444, i64 %365, i64 %366
  %447 = icmp eq i32 %374, 6
  %448 = select i1 %447, i64 %373, i64 %443
  %449 = icmp ugt i32 %374, 6
  %450 = select i1 %449, i64 %373, i64 0
  %451 = select i1 %449, i64 %366, i64 1
  %452 = mul nsw i64 %385, %379
  %453 = mul nsw i64 %391, %452
  %454 = mul nsw i64 %397, %453
  %455 = mul nsw i64 %403, %454
  %456 = mul nsw i64 %409, %455
  %457 = mul nsw i64 %415, %456
  %458 = mul i64 %457, %27
  %459 = call i64 @llvm.umax.i64(i64 %458, i64 1)
  %460 = call ptr @malloc(i64 noundef %459) #9
  %461 = mul nsw i64 %379, %27
  %462 = mul nsw i64 %385, %461
  %463 = mul nsw i64 %391, %462
  %464 = mul nsw i64 %397, %463
  %465 = mul nsw i64 %403, %464
  %466 = mul nsw i64 %409, %465
  store ptr %460, ptr %0, align 8
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %27, ptr %467, align 8
  %468 = trunc i32 %41 to i8
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %468, ptr %469, align 1
  %470 = icmp sgt i32 %34, 1
  br i1 %470, label %471, label %475

471:
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %379, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %27, ptr %474, align 8
  br label %475

475:
  %476 = icmp sgt i32 %34, 2
  br i1 %476, label %477, label %481

477:
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %385, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %461, ptr %480, align 8
  br label %481

481:
  %482 = icmp sgt i32 %34, 3
  br i1 %482, label %483, label %487

483:
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %484, align 8
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %391, ptr %485, align 8
  %486 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %462, ptr %486, align 8
  br label %487

487:
  %488 = icmp sgt i32 %34, 4
  br i1 %488, label %489, label %493

489:
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %397, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %463, ptr %492, align 8
  br label %493

493:
  %494 = icmp sgt i32 %34, 5
  br i1 %494, label %495, label %499

495:
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %403, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %464, ptr %498, align 8
  br label %499

499:
  %500 = icmp sgt i32 %34, 6
  br i1 %500, label %501, label %505

501:
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %409, ptr %503, align 8
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %465, ptr %504, align 8
  br label %505

505:
  %506 = icmp sgt i32 %34, 7
  br i1 %506, label %507, label %539

507:
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %508, align 8
  %509 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %415, ptr %509, align 8
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %466, ptr %510, align 8
  br label %539

511:
  %512 = icmp slt i32 %34, 3
  %513 = add nsw i32 %34, -2
  %514 = add nsw i32 %34, -2
  %515 = icmp sgt i64 %412, 0
  %516 = icmp sgt i64 %412, 0
  %517 = icmp eq i32 %513, 1
  %518 = icmp eq i32 %34, 3
  %519 = icmp eq i32 %513, 2
  %520 = icmp sgt i32 %34, 4
  %521 = icmp eq i32 %513, 3
  %522 = icmp sgt i32 %34, 5
  %523 = icmp eq i32 %513, 4
  %524 = icmp sgt i32 %34, 6
  %525 = icmp eq i32 %513, 5
  %526 = icmp sgt i32 %34, 7
  %527 = icmp eq i32 %513, 6
  %528 = icmp eq i32 %514, 1
  %529 = icmp eq i32 %34, 3
  %530 = icmp eq i32 %514, 2
  %531 = icmp sgt i32 %34, 4
  %532 = icmp eq i32 %514, 3
  %533 = icmp sgt i32 %34, 5
  %534 = icmp eq i32 %514, 4
  %535 = icmp sgt i32 %34, 6
  %536 = icmp eq i32 %514, 5
  %537 = icmp sgt i32 %34, 7
  %538 = icmp eq i32 %514, 6
  br label %547

539:
  %540 = mul nsw i64 %385, %379
  %541 = mul nsw i64 %391, %540
  %542 = mul nsw i64 %397, %541
  %543 = mul nsw i64 %403, %542
  %544 = mul nsw i64 %409, %543
  %545 = mul nsw i64 %415, %544
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %511, label %789

547:
  %548 = phi i64 [ 0, %511 ], [ %786, %785 ]
  %549 = mul nsw i64 %548, %27
  %550 = getelementptr inbounds i8, ptr %460, i64 %549
  br i1 %512, label %551, label %553

551:
  %552 = mul nsw i64 %380, %548
  br label %623

553:
  %554 = udiv i64 %548, %379
  %555 = urem i64 %548, %379
  br i1 %517, label %559, label %556

556:
  %557 = urem i64 %554, %385
  %558 = udiv i64 %554, %385
  br label %559

559:
  %560 = phi i64 [ %557, %556 ], [ %554, %553 ]
  %561 = phi i64 [ %558, %556 ], [ %554, %553 ]
  %562 = mul nsw i64 %386, %560
  br i1 %518, label %572, label %563

563:
  br i1 %519, label %569, label %564

564:
  %565 = urem i64 %561, %391
  %566 = mul nsw i64 %392, %565
  %567 = add nsw i64 %566, %562
  %568 = udiv i64 %561, %391
  br label %572

569:
  %570 = mul nsw i64 %392, %561
  %571 = add nsw i64 %570, %562
  br label %572

572:
  %573 = phi i64 [ %571, %569 ], [ %567, %564 ], [ %562, %559 ]
  %574 = phi i64 [ %561, %569 ], [ %568, %564 ], [ %561, %559 ]
  br i1 %520, label %575, label %584

575:
  br i1 %521, label %581, label %576

576:
  %577 = urem i64 %574, %397
  %578 = mul nsw i64 %398, %577
  %579 = add nsw i64 %578, %573
  %580 = udiv i64 %574, %397
  br label %584

581:
  %582 = mul nsw i64 %398, %574
  %583 = add nsw i64 %582, %573
  br label %584

584:
  %585 = phi i64 [ %583, %581 ], [ %579, %576 ], [ %573, %572 ]
  %586 = phi i64 [ %574, %581 ], [ %580, %576 ], [ %574, %572 ]
  br i1 %522, label %587, label %596

587:
  br i1 %523, label %593, label %588

588:
  %589 = urem i64 %586, %403
  %590 = mul nsw i64 %404, %589
  %591 = add nsw i64 %590, %585
  %592 = udiv i64 %586, %403
  br label %596

593:
  %594 = mul nsw i64 %404, %586
  %595 = add nsw i64 %594, %585
  br label %596

596:
  %597 = phi i64 [ %595, %593 ], [ %591, %588 ], [ %585, %584 ]
  %598 = phi i64 [ %586, %593 ], [ %592, %588 ], [ %586, %584 ]
  br i1 %524, label %599, label %608

599:
  br i1 %525, label %605, label %600

600:
  %601 = urem i64 %598, %409
  %602 = mul nsw i64 %410, %601
  %603 = add nsw i64 %602, %597
  %604 = udiv i64 %598, %409
  br label %608

605:
  %606 = mul nsw i64 %410, %598
  %607 = add nsw i64 %606, %597
  br label %608

608:
  %609 = phi i64 [ %607, %605 ], [ %603, %600 ], [ %597, %596 ]
  %610 = phi i64 [ %598, %605 ], [ %604, %600 ], [ %598, %596 ]
  br i1 %526, label %611, label %619

611:
  br i1 %527, label %616, label %612

612:
  %613 = urem i64 %610, %415
  %614 = mul nsw i64 %416, %613
  %615 = add nsw i64 %614, %609
  br label %619

616:
  %617 = mul nsw i64 %416, %610
  %618 = add nsw i64 %617, %609
  br label %619

619:
  %620 = phi i64 [ %618, %616 ], [ %615, %612 ], [ %609, %608 ]
  %621 = mul nsw i64 %380, %555
  %622 = add nsw i64 %620, %621
  br label %623

623:
  %624 = phi i64 [ %552, %551 ], [ %622, %619 ]
  %625 = getelementptr inbounds i8, ptr %18, i64 %624
  br i1 %512, label %626, label %628

626:
  %627 = mul nsw i64 %420, %548
  br label %698

628:
  %629 = udiv i64 %548, %421
  %630 = urem i64 %548, %421
  br i1 %528, label %634, label %631

631:
  %632 = urem i64 %629, %426
  %633 = udiv i64 %629, %426
  br label %634

634:
  %635 = phi i64 [ %632, %631 ], [ %629, %628 ]
  %636 = phi i64 [ %633, %631 ], [ %629, %628 ]
  %637 = mul nsw i64 %425, %635
  br i1 %529, label %647, label %638

638:
  br i1 %530, label %644, label %639

639:
  %640 = urem i64 %636, %431
  %641 = mul nsw i64 %430, %640
  %642 = add nsw i64 %641, %637
  %643 = udiv i64 %636, %431
  br label %647

644:
  %645 = mul nsw i64 %430, %636
  %646 = add nsw i64 %645, %637
  br label %647

647:
  %648 = phi i64 [ %646, %644 ], [ %642, %639 ], [ %637, %634 ]
  %649 = phi i64 [ %636, %644 ], [ %643, %639 ], [ %636, %634 ]
  br i1 %531, label %650, label %659

650:
  br i1 %532, label %656, label %651

651:
  %652 = urem i64 %649, %436
  %653 = mul nsw i64 %435, %652
  %654 = add nsw i64 %653, %648
  %655 = udiv i64 %649, %436
  br label %659

656:
  %657 = mul nsw i64 %435, %649
  %658 = add nsw i64 %657, %648
  br label %659

659:
  %660 = phi i64 [ %658, %656 ], [ %654, %651 ], [ %648, %647 ]
  %661 = phi i64 [ %649, %656 ], [ %655, %651 ], [ %649, %647 ]
  br i1 %533, label %662, label %671

662:
  br i1 %534, label %668, label %663

663:
  %664 = urem i64 %661, %441
  %665 = mul nsw i64 %440, %664
  %666 = add nsw i64 %665, %660
  %667 = udiv i64 %661, %441
  br label %671

668:
  %669 = mul nsw i64 %440, %661
  %670 = add nsw i64 %669, %660
  br label %671

671:
  %672 = phi i64 [ %670, %668 ], [ %666, %663 ], [ %660, %659 ]
  %673 = phi i64 [ %661, %668 ], [ %667, %663 ], [ %661, %659 ]
  br i1 %535, label %674, label %683

674:
  br i1 %536, label %680, label %675

675:
  %676 = urem i64 %673, %446
  %677 = mul nsw i64 %445, %676
  %678 = add nsw i64 %677, %672
  %679 = udiv i64 %673, %446
  br label %683

680:
  %681 = mul nsw i64 %445, %673
  %682 = add nsw i64 %681, %672
  br label %683

683:
  %684 = phi i64 [ %682, %680 ], [ %678, %675 ], [ %672, %671 ]
  %685 = phi i64 [ %673, %680 ], [ %679, %675 ], [ %673, %671 ]
  br i1 %537, label %686, label %694

686:
  br i1 %538, label %691, label %687

687:
  %688 = urem i64 %685, %451
  %689 = mul nsw i64 %450, %688
  %690 = add nsw i64 %689, %684
  br label %694

691:
  %692 = mul nsw i64 %450, %685
  %693 = add nsw i64 %692, %684
  br label %694

694:
  %695 = phi i64 [ %693, %691 ], [ %690, %687 ], [ %684, %683 ]
  %696 = mul nsw i64 %420, %630
  %697 = add nsw i64 %695, %696
  br label %698

698:
  %699 = phi i64 [ %627, %626 ], [ %697, %694 ]
  %700 = getelementptr inbounds i8, ptr %359, i64 %699
  br i1 %315, label %703, label %701

701:
  %702 = load i64, ptr %303, align 8
  br label %703

703:
  %704 = phi i64 [ %702, %701 ], [ 1, %698 ]
  br i1 %310, label %706, label %705

705:
  br i1 %515, label %748, label %746

706:
  br i1 %516, label %709, label %707

707:
  %708 = phi double [ 0.000000e+00, %706 ], [ %743, %741 ]
  store double %708, ptr %550, align 8
  br label %785

709:
  %710 = phi double [ %743, %741 ], [ 0.000000e+00, %706 ]
  %711 = phi double [ %742, %741 ], [ 0.000000e+00, %706 ]
  %712 = phi i64 [ %744, %741 ], [ 0, %706 ]
  br i1 %315, label %730, label %713

713:
  %714 = mul nsw i64 %712, %448
  %715 = getelementptr inbounds i8, ptr %700, i64 %714
  switch i64 %704, label %724 [
    i64 4, label %716
    i64 8, label %719
    i64 2, label %721
  ]

716:
  %717 = load i32, ptr %715, align 4
  %718 = sext i32 %717 to i64
  br label %727

719:
  %720 = load i64, ptr %715, align 8
  br label %727

721:
  %722 = load i16, ptr %715, align 2
  %723 = sext i16 %722 to i64
  br label %727

724:
  %725 = load i8, ptr %715, align 1
  %726 = sext i8 %725 to i64
  br label %727

727:
  %728 = phi i64 [ %718, %716 ], [ %720, %719 ], [ %723, %721 ], [ %726, %724 ]
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %741, label %730

730:
  %731 = mul nsw i64 %712, %413
  %732 = getelementptr inbounds i8, ptr %625, i64 %731
  %733 = load double, ptr %732, align 8
  %734 = fsub double %733, %711
  %735 = fadd double %710, %734
  %736 = call double @llvm.fabs.f64(double %735)
  %737 = fcmp ueq double %736, 0x7FF0000000000000
  %738 = fsub double %735, %710
  %739 = fsub double %738, %734
  %740 = select i1 %737, double 0.000000e+00, double %739
  br label %741

741:
  %742 = phi double [ %711, %727 ], [ %740, %730 ]
  %743 = phi double [ %710, %727 ], [ %735, %730 ]
  %744 = add nuw nsw i64 %712, 1
  %745 = icmp eq i64 %744, %412
  br i1 %745, label %707, label %709

746:
  %747 = phi float [ 0.000000e+00, %705 ], [ %781, %780 ]
  store float %747, ptr %550, align 4
  br label %785

748:
  %749 = phi i64 [ %783, %780 ], [ 0, %705 ]
  %750 = phi float [ %782, %780 ], [ 0.000000e+00, %705 ]
  %751 = phi float [ %781, %780 ], [ 0.000000e+00, %705 ]
  br i1 %315, label %769, label %752

752:
  %753 = mul nsw i64 %749, %448
  %754 = getelementptr inbounds i8, ptr %700, i64 %753
  switch i64 %704, label %763 [
    i64 4, label %755
    i64 8, label %758
    i64 2, label %760
  ]

755:
  %756 = load i32, ptr %754, align 4
  %757 = sext i32 %756 to i64
  br label %766

758:
  %759 = load i64, ptr %754, align 8
  br label %766

760:
  %761 = load i16, ptr %754, align 2
  %762 = sext i16 %761 to i64
  br label %766

763:
  %764 = load i8, ptr %754, align 1
  %765 = sext i8 %764 to i64
  br label %766

766:
  %767 = phi i64 [ %757, %755 ], [ %759, %758 ], [ %762, %760 ], [ %765, %763 ]
  %768 = icmp eq i64 %767, 0
  br i1 %768, label %780, label %769

769:
  %770 = mul nsw i64 %749, %413
  %771 = getelementptr inbounds i8, ptr %625, i64 %770
  %772 = load float, ptr %771, align 4
  %773 = fsub float %772, %750
  %774 = fadd float %751, %773
  %775 = call float @llvm.fabs.f32(float %774)
  %776 = fcmp ueq float %775, 0x7FF0000000000000
  %777 = fsub float %774, %751
  %778 = fsub float %777, %773
  %779 = select i1 %776, float 0.000000e+00, float %778
  br label %780

780:
  %781 = phi float [ %751, %766 ], [ %774, %769 ]
  %782 = phi float [ %750, %766 ], [ %779, %769 ]
  %783 = add nuw nsw i64 %749, 1
  %784 = icmp eq i64 %783, %412
  br i1 %784, label %746, label %748

785:
  %786 = add nuw nsw i64 %548, 1
  %787 = icmp eq i64 %786, %545
  br i1 %787, label %789, label %547

788:
  call void @_FortranASumDim(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(none) %5) "pad-otherwise" #7
  br label %789

789:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  ret void
}

declare void @_FortranASumDim(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, ptr noundef, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.ProductDim(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #0 {
  %17 = alloca %struct.Array, align 8
  %18 = load ptr, ptr %1, align 8
  %19 = icmp eq i64 %9, 0
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40
  br i1 %19, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ %9, %16 ]
  %28 = icmp eq i32 %6, -128
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = sext i8 %31 to i32
  br label %33

33:
  %34 = phi i32 [ %32, %29 ], [ %6, %26 ]
  %35 = icmp eq i32 %7, -128
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  br label %40

40:
  %41 = phi i32 [ %39, %36 ], [ %7, %33 ]
  %42 = icmp sgt i32 %34, 0
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %47, %43 ], [ 0, %40 ]
  %50 = phi i64 [ %45, %43 ], [ 1, %40 ]
  %51 = icmp sgt i32 %34, 1
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %59 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %60 = icmp sgt i32 %34, 2
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %68 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %69 = icmp sgt i32 %34, 3
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %77 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %78 = icmp sgt i32 %34, 4
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %86 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %87 = icmp sgt i32 %34, 5
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %95 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %96 = icmp sgt i32 %34, 6
  br i1 %96, label %97, label %102

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %97 ], [ 0, %93 ]
  %104 = phi i64 [ %99, %97 ], [ 1, %93 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  %105 = icmp eq ptr %5, null
  br i1 %105, label %302, label %106

106:
  %107 = load ptr, ptr %5, align 8
  %108 = icmp eq i64 %14, 0
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %109 ], [ %14, %106 ]
  %114 = icmp eq i32 %11, -128
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = sext i8 %117 to i32
  br label %119

119:
  %120 = phi i32 [ %118, %115 ], [ %11, %112 ]
  %121 = icmp eq i32 %12, -128
  br i1 %121, label %122, label %126

122:
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 21
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  br label %126

126:
  %127 = phi i32 [ %125, %122 ], [ %12, %119 ]
  %128 = icmp eq i32 %13, -128
  br i1 %128, label %129, label %133

129:
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 22
  %131 = load i8, ptr %130, align 2
  %132 = sext i8 %131 to i32
  br label %133

133:
  %134 = phi i32 [ %132, %129 ], [ %13, %126 ]
  %135 = icmp sgt i32 %120, 0
  br i1 %135, label %136, label %143

136:
  %137 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %142 = load i64, ptr %141, align 8
  br label %143

143:
  %144 = phi i64 [ %142, %136 ], [ 0, %133 ]
  %145 = phi i64 [ %140, %136 ], [ 1, %133 ]
  %146 = phi i64 [ %138, %136 ], [ 1, %133 ]
  %147 = icmp sgt i32 %120, 1
  br i1 %147, label %148, label %155

148:
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %148 ], [ 0, %143 ]
  %157 = phi i64 [ %152, %148 ], [ 1, %143 ]
  %158 = phi i64 [ %150, %148 ], [ 1, %143 ]
  %159 = icmp sgt i32 %120, 2
  br i1 %159, label %160, label %167

160:
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %160 ], [ 0, %155 ]
  %169 = phi i64 [ %164, %160 ], [ 1, %155 ]
  %170 = phi i64 [ %162, %160 ], [ 1, %155 ]
  %171 = icmp sgt i32 %120, 3
  br i1 %171, label %172, label %179

172:
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %178 = load i64, ptr %177, align 8
  br label %179

179:
  %180 = phi i64 [ %178, %172 ], [ 0, %167 ]
  %181 = phi i64 [ %176, %172 ], [ 1, %167 ]
  %182 = phi i64 [ %174, %172 ], [ 1, %167 ]
  %183 = icmp sgt i32 %120, 4
  br i1 %183, label %184, label %191

184:
  %185 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %190 = load i64, ptr %189, align 8
  br label %191

191:
  %192 = phi i64 [ %190, %184 ], [ 0, %179 ]
  %193 = phi i64 [ %188, %184 ], [ 1, %179 ]
  %194 = phi i64 [ %186, %184 ], [ 1, %179 ]
  %195 = icmp sgt i32 %120, 5
  br i1 %195, label %196, label %203

196:
  %197 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %196 ], [ 0, %191 ]
  %205 = phi i64 [ %200, %196 ], [ 1, %191 ]
  %206 = phi i64 [ %198, %196 ], [ 1, %191 ]
  %207 = icmp sgt i32 %120, 6
  br i1 %207, label %208, label %215

208:
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %214 = load i64, ptr %213, align 8
  br label %215

215:
  %216 = phi i64 [ %214, %208 ], [ 0, %203 ]
  %217 = phi i64 [ %212, %208 ], [ 1, %203 ]
  %218 = phi i64 [ %210, %208 ], [ 1, %203 ]
  %219 = icmp eq ptr %15, null
  %220 = icmp eq i32 %127, 42
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %222, label %274

222:
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 23
  %224 = load i8, ptr %223, align 1
  %225 = and i8 %224, 1
  %226 = icmp eq i8 %225, 0
  br i1 %226, label %274, label %227

227:
  %228 = icmp eq i32 %120, 0
  br i1 %228, label %229, label %232

229:
  %230 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %231 = load ptr, ptr %230, align 8
  br label %232

232:
  %233 = phi ptr [ %231, %229 ], [ null, %227 ]
  %234 = icmp eq i32 %120, 1
  br i1 %234, label %235, label %238

235:
  %236 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %237 = load ptr, ptr %236, align 8
  br label %238

238:
  %239 = phi ptr [ %237, %235 ], [ %233, %232 ]
  %240 = icmp eq i32 %120, 2
  br i1 %240, label %241, label %244

241:
  %242 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %243 = load ptr, ptr %242, align 8
  br label %244

244:
  %245 = phi ptr [ %243, %241 ], [ %239, %238 ]
  %246 = icmp eq i32 %120, 3
  br i1 %246, label %247, label %250

247:
  %248 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %249 = load ptr, ptr %248, align 8
  br label %250

250:
  %251 = phi ptr [ %249, %247 ], [ %245, %244 ]
  %252 = icmp eq i32 %120, 4
  br i1 %252, label %253, label %256

253:
  %254 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %255 = load ptr, ptr %254, align 8
  br label %256

256:
  %257 = phi ptr [ %255, %253 ], [ %251, %250 ]
  %258 = icmp eq i32 %120, 5
  br i1 %258, label %259, label %262

259:
  %260 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %261 = load ptr, ptr %260, align 8
  br label %262

262:
  %263 = phi ptr [ %261, %259 ], [ %257, %256 ]
  %264 = icmp eq i32 %120, 6
  br i1 %264, label %265, label %268

265:
  %266 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %267 = load ptr, ptr %266, align 8
  br label %268

268:
  %269 = phi ptr [ %267, %265 ], [ %263, %262 ]
  %270 = icmp eq i32 %120, 7
  br i1 %270, label %271, label %274

271:
  %272 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %273 = load ptr, ptr %272, align 8
  br label %274

274:
  %275 = phi ptr [ null, %222 ], [ %15, %215 ], [ %273, %271 ], [ %269, %268 ]
  store ptr %107, ptr %17, align 8
  %276 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %113, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i32 %120, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 %127, ptr %278, align 4
  %279 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i32 %134, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store ptr %275, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %17, i64 40
  store i64 %146, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store i64 %145, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i64 %144, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %17, i64 64
  store i64 %158, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %17, i64 72
  store i64 %157, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %17, i64 80
  store i64 %156, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %17, i64 88
  store i64 %170, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %17, i64 96
  store i64 %169, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %17, i64 104
  store i64 %168, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %17, i64 112
  store i64 %182, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %17, i64 120
  store i64 %181, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %180, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %17, i64 136
  store i64 %194, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %17, i64 144
  store i64 %193, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %17, i64 152
  store i64 %192, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %17, i64 160
  store i64 %206, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %17, i64 168
  store i64 %205, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %17, i64 176
  store i64 %204, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %17, i64 184
  store i64 %218, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %17, i64 192
  store i64 %217, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %17, i64 200
  store i64 %216, ptr %301, align 8
  br label %302

302:
  %303 = phi ptr [ %20, %274 ], [ inttoptr (i64 8 to ptr), %102 ]
  %304 = phi ptr [ %21, %274 ], [ inttoptr (i64 16 to ptr), %102 ]
  %305 = phi ptr [ %22, %274 ], [ inttoptr (i64 40 to ptr), %102 ]
  %306 = phi ptr [ %17, %274 ], [ null, %102 ]
  switch i32 %41, label %308 [
    i32 28, label %309
    i32 27, label %307
  ]

307:
  br label %309

308:
  br label %309

309:
  %310 = phi i1 [ false, %308 ], [ false, %307 ], [ true, %302 ]
  %311 = phi i1 [ true, %308 ], [ false, %307 ], [ false, %302 ]
  %312 = icmp sgt i32 %34, 7
  %313 = select i1 %311, i1 true, i1 %312
  br i1 %313, label %772, label %314

314:
  %315 = icmp eq ptr %306, null
  br i1 %315, label %319, label %316

316:
  %317 = load i32, ptr %304, align 8
  %318 = icmp sgt i32 %317, 7
  br i1 %318, label %772, label %319

319:
  %320 = icmp slt i32 %2, 1
  %321 = icmp sgt i32 %2, %34
  %322 = select i1 %320, i1 true, i1 %321
  br i1 %322, label %323, label %324

323:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

324:
  br i1 %315, label %358, label %325

325:
  %326 = load i32, ptr %304, align 8
  %327 = icmp eq i32 %326, 0
  %328 = load ptr, ptr %306, align 8
  br i1 %327, label %358, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds nuw i8, ptr %305, i64 40
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %305, i64 64
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %305, i64 80
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %305, i64 88
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %305, i64 104
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %305, i64 112
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %305, i64 128
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %305, i64 136
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds nuw i8, ptr %305, i64 152
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %305, i64 160
  %357 = load i64, ptr %356, align 8
  br label %358

358:
  %359 = phi ptr [ %328, %329 ], [ null, %324 ], [ %328, %325 ]
  %360 = phi i64 [ %331, %329 ], [ %50, %324 ], [ %50, %325 ]
  %361 = phi i64 [ %335, %329 ], [ %59, %324 ], [ %59, %325 ]
  %362 = phi i64 [ %339, %329 ], [ %68, %324 ], [ %68, %325 ]
  %363 = phi i64 [ %343, %329 ], [ %77, %324 ], [ %77, %325 ]
  %364 = phi i64 [ %347, %329 ], [ %86, %324 ], [ %86, %325 ]
  %365 = phi i64 [ %351, %329 ], [ %95, %324 ], [ %95, %325 ]
  %366 = phi i64 [ %355, %329 ], [ %104, %324 ], [ %104, %325 ]
  %367 = phi i64 [ %333, %329 ], [ 0, %324 ], [ 0, %325 ]
  %368 = phi i64 [ %337, %329 ], [ 0, %324 ], [ 0, %325 ]
  %369 = phi i64 [ %341, %329 ], [ 0, %324 ], [ 0, %325 ]
  %370 = phi i64 [ %345, %329 ], [ 0, %324 ], [ 0, %325 ]
  %371 = phi i64 [ %349, %329 ], [ 0, %324 ], [ 0, %325 ]
  %372 = phi i64 [ %353, %329 ], [ 0, %324 ], [ 0, %325 ]
  %373 = phi i64 [ %357, %329 ], [ 0, %324 ], [ 0, %325 ]
  %374 = add nsw i32 %2, -1
  %375 = icmp eq i32 %374, 0
  %376 = select i1 %375, i64 %50, i64 1
  %377 = select i1 %375, i64 %49, i64 0
  %378 = icmp eq i32 %374, 0
  %379 = select i1 %378, i64 %59, i64 %50
  %380 = select i1 %378, i64 %58, i64 %49
  %381 = icmp eq i32 %374, 1
  %382 = select i1 %381, i64 %59, i64 %376
  %383 = select i1 %381, i64 %58, i64 %377
  %384 = icmp ugt i32 %374, 1
  %385 = select i1 %384, i64 %59, i64 %68
  %386 = select i1 %384, i64 %58, i64 %67
  %387 = icmp eq i32 %374, 2
  %388 = select i1 %387, i64 %68, i64 %382
  %389 = select i1 %387, i64 %67, i64 %383
  %390 = icmp ugt i32 %374, 2
  %391 = select i1 %390, i64 %68, i64 %77
  %392 = select i1 %390, i64 %67, i64 %76
  %393 = icmp eq i32 %374, 3
  %394 = select i1 %393, i64 %77, i64 %388
  %395 = select i1 %393, i64 %76, i64 %389
  %396 = icmp ugt i32 %374, 3
  %397 = select i1 %396, i64 %77, i64 %86
  %398 = select i1 %396, i64 %76, i64 %85
  %399 = icmp eq i32 %374, 4
  %400 = select i1 %399, i64 %86, i64 %394
  %401 = select i1 %399, i64 %85, i64 %395
  %402 = icmp ugt i32 %374, 4
  %403 = select i1 %402, i64 %86, i64 %95
  %404 = select i1 %402, i64 %85, i64 %94
  %405 = icmp eq i32 %374, 5
  %406 = select i1 %405, i64 %95, i64 %400
  %407 = select i1 %405, i64 %94, i64 %401
  %408 = icmp ugt i32 %374, 5
  %409 = select i1 %408, i64 %95, i64 %104
  %410 = select i1 %408, i64 %94, i64 %103
  %411 = icmp eq i32 %374, 6
  %412 = select i1 %411, i64 %104, i64 %406
  %413 = select i1 %411, i64 %103, i64 %407
  %414 = icmp ugt i32 %374, 6
  %415 = select i1 %414, i64 %104, i64 1
  %416 = select i1 %414, i64 %103, i64 0
  %417 = icmp eq i32 %374, 0
  %418 = select i1 %417, i64 %367, i64 0
  %419 = icmp eq i32 %374, 0
  %420 = select i1 %419, i64 %368, i64 %367
  %421 = select i1 %419, i64 %361, i64 %360
  %422 = icmp eq i32 %374, 1
  %423 = select i1 %422, i64 %368, i64 %418
  %424 = icmp ugt i32 %374, 1
  %425 = select i1 %424, i64 %368, i64 %369
  %426 = select i1 %424, i64 %361, i64 %362
  %427 = icmp eq i32 %374, 2
  %428 = select i1 %427, i64 %369, i64 %423
  %429 = icmp ugt i32 %374, 2
  %430 = select i1 %429, i64 %369, i64 %370
  %431 = select i1 %429, i64 %362, i64 %363
  %432 = icmp eq i32 %374, 3
  %433 = select i1 %432, i64 %370, i64 %428
  %434 = icmp ugt i32 %374, 3
  %435 = select i1 %434, i64 %370, i64 %371
  %436 = select i1 %434, i64 %363, i64 %364
  %437 = icmp eq i32 %374, 4
  %438 = select i1 %437, i64 %371, i64 %433
  %439 = icmp ugt i32 %374, 4
  %440 = select i1 %439, i64 %371, i64 %372
  %441 = select i1 %439, i64 %364, i64 %365
  %442 = icmp eq i32 %374, 5
  %443 = select i1 %442, i64 %372, i64 %438
  %444 = icmp ugt i32 %374, 5
  %445 = select i1 %444, i64 %372, i64 %373
  %446 = select i1 %444, i64 %365, i64 %366
  %447 = icmp eq i32 %374, 6
  %448 = select i1 %447, i64 %373, i64 %443
  %449 = icmp ugt i32 %374, 6
  %450 = select i1 %449, i64 %373, i64 0
  %451 = select i1 %449, i64 %366, i64 1
  %452 = mul nsw i64 %385, %379
  %453 = mul nsw i64 %391, %452
  %454 = mul nsw i64 %397, %453
  %455 = mul nsw i64 %403, %454
  %456 = mul nsw i64 %409, %455
  %457 = mul nsw i64 %415, %456
  %458 = mul i64 %457, %27
  %459 = call i64 @llvm.umax.i64(i64 %458, i64 1)
  %460 = call ptr @malloc(i64 noundef %459) #9
  %461 = mul nsw i64 %379, %27
  %462 = mul nsw i64 %385, %461
  %463 = mul nsw i64 %391, %462
  %464 = mul nsw i64 %397, %463
  %465 = mul nsw i64 %403, %464
  %466 = mul nsw i64 %409, %465
  store ptr %460, ptr %0, align 8
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %27, ptr %467, align 8
  %468 = trunc i32 %41 to i8
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %468, ptr %469, align 1
  %470 = icmp sgt i32 %34, 1
  br i1 %470, label %471, label %475

471:
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %379, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %27, ptr %474, align 8
  br label %475

475:
  %476 = icmp sgt i32 %34, 2
  br i1 %476, label %477, label %481

477:
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %385, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %461, ptr %480, align 8
  br label %481

481:
  %482 = icmp sgt i32 %34, 3
  br i1 %482, label %483, label %487

483:
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %484, align 8
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %391, ptr %485, align 8
  %486 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %462, ptr %486, align 8
  br label %487

487:
  %488 = icmp sgt i32 %34, 4
  br i1 %488, label %489, label %493

489:
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %397, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %463, ptr %492, align 8
  br label %493

493:
  %494 = icmp sgt i32 %34, 5
  br i1 %494, label %495, label %499

495:
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %403, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %464, ptr %498, align 8
  br label %499

499:
  %500 = icmp sgt i32 %34, 6
  br i1 %500, label %501, label %505

501:
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %409, ptr %503, align 8
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %465, ptr %504, align 8
  br label %505

505:
  %506 = icmp sgt i32 %34, 7
  br i1 %506, label %507, label %539

507:
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %508, align 8
  %509 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %415, ptr %509, align 8
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %466, ptr %510, align 8
  br label %539

511:
  %512 = icmp slt i32 %34, 3
  %513 = add nsw i32 %34, -2
  %514 = add nsw i32 %34, -2
  %515 = icmp sgt i64 %412, 0
  %516 = icmp sgt i64 %412, 0
  %517 = icmp eq i32 %513, 1
  %518 = icmp eq i32 %34, 3
  %519 = icmp eq i32 %513, 2
  %520 = icmp sgt i32 %34, 4
  %521 = icmp eq i32 %513, 3
  %522 = icmp sgt i32 %34, 5
  %523 = icmp eq i32 %513, 4
  %524 = icmp sgt i32 %34, 6
  %525 = icmp eq i32 %513, 5
  %526 = icmp sgt i32 %34, 7
  %527 = icmp eq i32 %513, 6
  %528 = icmp eq i32 %514, 1
  %529 = icmp eq i32 %34, 3
  %530 = icmp eq i32 %514, 2
  %531 = icmp sgt i32 %34, 4
  %532 = icmp eq i32 %514, 3
  %533 = icmp sgt i32 %34, 5
  %534 = icmp eq i32 %514, 4
  %535 = icmp sgt i32 %34, 6
  %536 = icmp eq i32 %514, 5
  %537 = icmp sgt i32 %34, 7
  %538 = icmp eq i32 %514, 6
  br label %547

539:
  %540 = mul nsw i64 %385, %379
  %541 = mul nsw i64 %391, %540
  %542 = mul nsw i64 %397, %541
  %543 = mul nsw i64 %403, %542
  %544 = mul nsw i64 %409, %543
  %545 = mul nsw i64 %415, %544
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %511, label %773

547:
  %548 = phi i64 [ 0, %511 ], [ %770, %769 ]
  %549 = mul nsw i64 %548, %27
  %550 = getelementptr inbounds i8, ptr %460, i64 %549
  br i1 %512, label %551, label %553

551:
  %552 = mul nsw i64 %380, %548
  br label %623

553:
  %554 = udiv i64 %548, %379
  %555 = urem i64 %548, %379
  br i1 %517, label %559, label %556

556:
  %557 = urem i64 %554, %385
  %558 = udiv i64 %554, %385
  br label %559

559:
  %560 = phi i64 [ %557, %556 ], [ %554, %553 ]
  %561 = phi i64 [ %558, %556 ], [ %554, %553 ]
  %562 = mul nsw i64 %386, %560
  br i1 %518, label %572, label %563

563:
  br i1 %519, label %569, label %564

564:
  %565 = urem i64 %561, %391
  %566 = mul nsw i64 %392, %565
  %567 = add nsw i64 %566, %562
  %568 = udiv i64 %561, %391
  br label %572

569:
  %570 = mul nsw i64 %392, %561
  %571 = add nsw i64 %570, %562
  br label %572

572:
  %573 = phi i64 [ %571, %569 ], [ %567, %564 ], [ %562, %559 ]
  %574 = phi i64 [ %561, %569 ], [ %568, %564 ], [ %561, %559 ]
  br i1 %520, label %575, label %584

575:
  br i1 %521, label %581, label %576

576:
  %577 = urem i64 %574, %397
  %578 = mul nsw i64 %398, %577
  %579 = add nsw i64 %578, %573
  %580 = udiv i64 %574, %397
  br label %584

581:
  %582 = mul nsw i64 %398, %574
  %583 = add nsw i64 %582, %573
  br label %584

584:
  %585 = phi i64 [ %583, %581 ], [ %579, %576 ], [ %573, %572 ]
  %586 = phi i64 [ %574, %581 ], [ %580, %576 ], [ %574, %572 ]
  br i1 %522, label %587, label %596

587:
  br i1 %523, label %593, label %588

588:
  %589 = urem i64 %586, %403
  %590 = mul nsw i64 %404, %589
  %591 = add nsw i64 %590, %585
  %592 = udiv i64 %586, %403
  br label %596

593:
  %594 = mul nsw i64 %404, %586
  %595 = add nsw i64 %594, %585
  br label %596

596:
  %597 = phi i64 [ %595, %593 ], [ %591, %588 ], [ %585, %584 ]
  %598 = phi i64 [ %586, %593 ], [ %592, %588 ], [ %586, %584 ]
  br i1 %524, label %599, label %608

599:
  br i1 %525, label %605, label %600

600:
  %601 = urem i64 %598, %409
  %602 = mul nsw i64 %410, %601
  %603 = add nsw i64 %602, %597
  %604 = udiv i64 %598, %409
  br label %608

605:
  %606 = mul nsw i64 %410, %598
  %607 = add nsw i64 %606, %597
  br label %608

608:
  %609 = phi i64 [ %607, %605 ], [ %603, %600 ], [ %597, %596 ]
  %610 = phi i64 [ %598, %605 ], [ %604, %600 ], [ %598, %596 ]
  br i1 %526, label %611, label %619

611:
  br i1 %527, label %616, label %612

612:
  %613 = urem i64 %610, %415
  %614 = mul nsw i64 %416, %613
  %615 = add nsw i64 %614, %609
  br label %619

616:
  %617 = mul nsw i64 %416, %610
  %618 = add nsw i64 %617, %609
  br label %619

619:
  %620 = phi i64 [ %618, %616 ], [ %615, %612 ], [ %609, %608 ]
  %621 = mul nsw i64 %380, %555
  %622 = add nsw i64 %620, %621
  br label %623

623:
  %624 = phi i64 [ %552, %551 ], [ %622, %619 ]
  %625 = getelementptr inbounds i8, ptr %18, i64 %624
  br i1 %512, label %626, label %628

626:
  %627 = mul nsw i64 %420, %548
  br label %698

628:
  %629 = udiv i64 %548, %421
  %630 = urem i64 %548, %421
  br i1 %528, label %634, label %631

631:
  %632 = urem i64 %629, %426
  %633 = udiv i64 %629, %426
  br label %634

634:
  %635 = phi i64 [ %632, %631 ], [ %629, %628 ]
  %636 = phi i64 [ %633, %631 ], [ %629, %628 ]
  %637 = mul nsw i64 %425, %635
  br i1 %529, label %647, label %638

638:
  br i1 %530, label %644, label %639

639:
  %640 = urem i64 %636, %431
  %641 = mul nsw i64 %430, %640
  %642 = add nsw i64 %641, %637
  %643 = udiv i64 %636, %431
  br label %647

644:
  %645 = mul nsw i64 %430, %636
  %646 = add nsw i64 %645, %637
  br label %647

647:
  %648 = phi i64 [ %646, %644 ], [ %642, %639 ], [ %637, %634 ]
  %649 = phi i64 [ %636, %644 ], [ %643, %639 ], [ %636, %634 ]
  br i1 %531, label %650, label %659

650:
  br i1 %532, label %656, label %651

651:
  %652 = urem i64 %649, %436
  %653 = mul nsw i64 %435, %652
  %654 = add nsw i64 %653, %648
  %655 = udiv i64 %649, %436
  br label %659

656:
  %657 = mul nsw i64 %435, %649
  %658 = add nsw i64 %657, %648
  br label %659

659:
  %660 = phi i64 [ %658, %656 ], [ %654, %651 ], [ %648, %647 ]
  %661 = phi i64 [ %649, %656 ], [ %655, %651 ], [ %649, %647 ]
  br i1 %533, label %662, label %671

662:
  br i1 %534, label %668, label %663

663:
  %664 = urem i64 %661, %441
  %665 = mul nsw i64 %440, %664
  %666 = add nsw i64 %665, %660
  %667 = udiv i64 %661, %441
  br label %671

668:
  %669 = mul nsw i64 %440, %661
  %670 = add nsw i64 %669, %660
  br label %671

671:
  %672 = phi i64 [ %670, %668 ], [ %666, %663 ], [ %660, %659 ]
  %673 = phi i64 [ %661, %668 ], [ %667, %663 ], [ %661, %659 ]
  br i1 %535, label %674, label %683

674:
  br i1 %536, label %680, label %675

675:
  %676 = urem i64 %673, %446
  %677 = mul nsw i64 %445, %676
  %678 = add nsw i64 %677, %672
  %679 = udiv i64 %673, %446
  br label %683

680:
  %681 = mul nsw i64 %445, %673
  %682 = add nsw i64 %681, %672
  br label %683

683:
  %684 = phi i64 [ %682, %680 ], [ %678, %675 ], [ %672, %671 ]
  %685 = phi i64 [ %673, %680 ], [ %679, %675 ], [ %673, %671 ]
  br i1 %537, label %686, label %694

686:
  br i1 %538, label %691, label %687

687:
  %688 = urem i64 %685, %451
  %689 = mul nsw i64 %450, %688
  %690 = add nsw i64 %689, %684
  br label %694

691:
  %692 = mul nsw i64 %450, %685
  %693 = add nsw i64 %692, %684
  br label %694

694:
  %695 = phi i64 [ %693, %691 ], [ %690, %687 ], [ %684, %683 ]
  %696 = mul nsw i64 %420, %630
  %697 = add nsw i64 %695, %696
  br label %698

698:
  %699 = phi i64 [ %627, %626 ], [ %697, %694 ]
  %700 = getelementptr inbounds i8, ptr %359, i64 %699
  br i1 %315, label %703, label %701

701:
  %702 = load i64, ptr %303, align 8
  br label %703

703:
  %704 = phi i64 [ %702, %701 ], [ 1, %698 ]
  br i1 %310, label %706, label %705

705:
  br i1 %515, label %740, label %738

706:
  br i1 %516, label %709, label %707

707:
  %708 = phi double [ 1.000000e+00, %706 ], [ %735, %734 ]
  store double %708, ptr %550, align 8
  br label %769

709:
  %710 = phi double [ %735, %734 ], [ 1.000000e+00, %706 ]
  %711 = phi i64 [ %736, %734 ], [ 0, %706 ]
  br i1 %315, label %729, label %712

712:
  %713 = mul nsw i64 %711, %448
  %714 = getelementptr inbounds i8, ptr %700, i64 %713
  switch i64 %704, label %723 [
    i64 4, label %715
    i64 8, label %718
    i64 2, label %720
  ]

715:
  %716 = load i32, ptr %714, align 4
  %717 = sext i32 %716 to i64
  br label %726

718:
  %719 = load i64, ptr %714, align 8
  br label %726

720:
  %721 = load i16, ptr %714, align 2
  %722 = sext i16 %721 to i64
  br label %726

723:
  %724 = load i8, ptr %714, align 1
  %725 = sext i8 %724 to i64
  br label %726

726:
  %727 = phi i64 [ %717, %715 ], [ %719, %718 ], [ %722, %720 ], [ %725, %723 ]
  %728 = icmp eq i64 %727, 0
  br i1 %728, label %734, label %729

729:
  %730 = mul nsw i64 %711, %413
  %731 = getelementptr inbounds i8, ptr %625, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = fmul double %710, %732
  br label %734

734:
  %735 = phi double [ %710, %726 ], [ %733, %729 ]
  %736 = add nuw nsw i64 %711, 1
  %737 = icmp eq i64 %736, %412
  br i1 %737, label %707, label %709

738:
  %739 = phi float [ 1.000000e+00, %705 ], [ %766, %765 ]
  store float %739, ptr %550, align 4
  br label %769

740:
  %741 = phi i64 [ %767, %765 ], [ 0, %705 ]
  %742 = phi float [ %766, %765 ], [ 1.000000e+00, %705 ]
  br i1 %315, label %760, label %743

743:
  %744 = mul nsw i64 %741, %448
  %745 = getelementptr inbounds i8, ptr %700, i64 %744
  switch i64 %704, label %754 [
    i64 4, label %746
    i64 8, label %749
    i64 2, label %751
  ]

746:
  %747 = load i32, ptr %745, align 4
  %748 = sext i32 %747 to i64
  br label %757

749:
  %750 = load i64, ptr %745, align 8
  br label %757

751:
  %752 = load i16, ptr %745, align 2
  %753 = sext i16 %752 to i64
  br label %757

754:
  %755 = load i8, ptr %745, align 1
  %756 = sext i8 %755 to i64
  br label %757

757:
  %758 = phi i64 [ %748, %746 ], [ %750, %749 ], [ %753, %751 ], [ %756, %754 ]
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %765, label %760

760:
  %761 = mul nsw i64 %741, %413
  %762 = getelementptr inbounds i8, ptr %625, i64 %761
  %763 = load float, ptr %762, align 4
  %764 = fmul float %742, %763
  br label %765

765:
  %766 = phi float [ %742, %757 ], [ %764, %760 ]
  %767 = add nuw nsw i64 %741, 1
  %768 = icmp eq i64 %767, %412
  br i1 %768, label %738, label %740

769:
  %770 = add nuw nsw i64 %548, 1
  %771 = icmp eq i64 %770, %545
  br i1 %771, label %773, label %547

772:
  call void @_FortranAProductDim(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(none) %5) "pad-otherwise" #7
  br label %773

773:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  ret void
}

declare void @_FortranAProductDim(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, ptr noundef, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.MaxvalDim(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #0 {
  %17 = alloca %struct.Array, align 8
  %18 = load ptr, ptr %1, align 8
  %19 = icmp eq i64 %9, 0
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40
  br i1 %19, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ %9, %16 ]
  %28 = icmp eq i32 %6, -128
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = sext i8 %31 to i32
  br label %33

33:
  %34 = phi i32 [ %32, %29 ], [ %6, %26 ]
  %35 = icmp eq i32 %7, -128
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  br label %40

40:
  %41 = phi i32 [ %39, %36 ], [ %7, %33 ]
  %42 = icmp sgt i32 %34, 0
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %47, %43 ], [ 0, %40 ]
  %50 = phi i64 [ %45, %43 ], [ 1, %40 ]
  %51 = icmp sgt i32 %34, 1
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %59 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %60 = icmp sgt i32 %34, 2
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %68 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %69 = icmp sgt i32 %34, 3
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %77 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %78 = icmp sgt i32 %34, 4
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %86 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %87 = icmp sgt i32 %34, 5
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %95 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %96 = icmp sgt i32 %34, 6
  br i1 %96, label %97, label %102

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %97 ], [ 0, %93 ]
  %104 = phi i64 [ %99, %97 ], [ 1, %93 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  %105 = icmp eq ptr %5, null
  br i1 %105, label %302, label %106

106:
  %107 = load ptr, ptr %5, align 8
  %108 = icmp eq i64 %14, 0
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %109 ], [ %14, %106 ]
  %114 = icmp eq i32 %11, -128
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = sext i8 %117 to i32
  br label %119

119:
  %120 = phi i32 [ %118, %115 ], [ %11, %112 ]
  %121 = icmp eq i32 %12, -128
  br i1 %121, label %122, label %126

122:
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 21
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  br label %126

126:
  %127 = phi i32 [ %125, %122 ], [ %12, %119 ]
  %128 = icmp eq i32 %13, -128
  br i1 %128, label %129, label %133

129:
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 22
  %131 = load i8, ptr %130, align 2
  %132 = sext i8 %131 to i32
  br label %133

133:
  %134 = phi i32 [ %132, %129 ], [ %13, %126 ]
  %135 = icmp sgt i32 %120, 0
  br i1 %135, label %136, label %143

136:
  %137 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %142 = load i64, ptr %141, align 8
  br label %143

143:
  %144 = phi i64 [ %142, %136 ], [ 0, %133 ]
  %145 = phi i64 [ %140, %136 ], [ 1, %133 ]
  %146 = phi i64 [ %138, %136 ], [ 1, %133 ]
  %147 = icmp sgt i32 %120, 1
  br i1 %147, label %148, label %155

148:
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %148 ], [ 0, %143 ]
  %157 = phi i64 [ %152, %148 ], [ 1, %143 ]
  %158 = phi i64 [ %150, %148 ], [ 1, %143 ]
  %159 = icmp sgt i32 %120, 2
  br i1 %159, label %160, label %167

160:
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %160 ], [ 0, %155 ]
  %169 = phi i64 [ %164, %160 ], [ 1, %155 ]
  %170 = phi i64 [ %162, %160 ], [ 1, %155 ]
  %171 = icmp sgt i32 %120, 3
  br i1 %171, label %172, label %179

172:
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %178 = load i64, ptr %177, align 8
  br label %179

179:
  %180 = phi i64 [ %178, %172 ], [ 0, %167 ]
  %181 = phi i64 [ %176, %172 ], [ 1, %167 ]
  %182 = phi i64 [ %174, %172 ], [ 1, %167 ]
  %183 = icmp sgt i32 %120, 4
  br i1 %183, label %184, label %191

184:
  %185 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %190 = load i64, ptr %189, align 8
  br label %191

191:
  %192 = phi i64 [ %190, %184 ], [ 0, %179 ]
  %193 = phi i64 [ %188, %184 ], [ 1, %179 ]
  %194 = phi i64 [ %186, %184 ], [ 1, %179 ]
  %195 = icmp sgt i32 %120, 5
  br i1 %195, label %196, label %203

196:
  %197 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %196 ], [ 0, %191 ]
  %205 = phi i64 [ %200, %196 ], [ 1, %191 ]
  %206 = phi i64 [ %198, %196 ], [ 1, %191 ]
  %207 = icmp sgt i32 %120, 6
  br i1 %207, label %208, label %215

208:
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %214 = load i64, ptr %213, align 8
  br label %215

215:
  %216 = phi i64 [ %214, %208 ], [ 0, %203 ]
  %217 = phi i64 [ %212, %208 ], [ 1, %203 ]
  %218 = phi i64 [ %210, %208 ], [ 1, %203 ]
  %219 = icmp eq ptr %15, null
  %220 = icmp eq i32 %127, 42
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %222, label %274

222:
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 23
  %224 = load i8, ptr %223, align 1
  %225 = and i8 %224, 1
  %226 = icmp eq i8 %225, 0
  br i1 %226, label %274, label %227

227:
  %228 = icmp eq i32 %120, 0
  br i1 %228, label %229, label %232

229:
  %230 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %231 = load ptr, ptr %230, align 8
  br label %232

232:
  %233 = phi ptr [ %231, %229 ], [ null, %227 ]
  %234 = icmp eq i32 %120, 1
  br i1 %234, label %235, label %238

235:
  %236 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %237 = load ptr, ptr %236, align 8
  br label %238

238:
  %239 = phi ptr [ %237, %235 ], [ %233, %232 ]
  %240 = icmp eq i32 %120, 2
  br i1 %240, label %241, label %244

241:
  %242 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %243 = load ptr, ptr %242, align 8
  br label %244

244:
  %245 = phi ptr [ %243, %241 ], [ %239, %238 ]
  %246 = icmp eq i32 %120, 3
  br i1 %246, label %247, label %250

247:
  %248 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %249 = load ptr, ptr %248, align 8
  br label %250

250:
  %251 = phi ptr [ %249, %247 ], [ %245, %244 ]
  %252 = icmp eq i32 %120, 4
  br i1 %252, label %253, label %256

253:
  %254 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %255 = load ptr, ptr %254, align 8
  br label %256

256:
  %257 = phi ptr [ %255, %253 ], [ %251, %250 ]
  %258 = icmp eq i32 %120, 5
  br i1 %258, label %259, label %262

259:
  %260 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %261 = load ptr, ptr %260, align 8
  br label %262

262:
  %263 = phi ptr [ %261, %259 ], [ %257, %256 ]
  %264 = icmp eq i32 %120, 6
  br i1 %264, label %265, label %268

265:
  %266 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %267 = load ptr, ptr %266, align 8
  br label %268

268:
  %269 = phi ptr [ %267, %265 ], [ %263, %262 ]
  %270 = icmp eq i32 %120, 7
  br i1 %270, label %271, label %274

271:
  %272 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %273 = load ptr, ptr %272, align 8
  br label %274

274:
  %275 = phi ptr [ null, %222 ], [ %15, %215 ], [ %273, %271 ], [ %269, %268 ]
  store ptr %107, ptr %17, align 8
  %276 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %113, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i32 %120, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 %127, ptr %278, align 4
  %279 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i32 %134, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store ptr %275, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %17, i64 40
  store i64 %146, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store i64 %145, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i64 %144, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %17, i64 64
  store i64 %158, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %17, i64 72
  store i64 %157, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %17, i64 80
  store i64 %156, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %17, i64 88
  store i64 %170, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %17, i64 96
  store i64 %169, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %17, i64 104
  store i64 %168, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %17, i64 112
  store i64 %182, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %17, i64 120
  store i64 %181, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %180, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %17, i64 136
  store i64 %194, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %17, i64 144
  store i64 %193, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %17, i64 152
  store i64 %192, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %17, i64 160
  store i64 %206, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %17, i64 168
  store i64 %205, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %17, i64 176
  store i64 %204, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %17, i64 184
  store i64 %218, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %17, i64 192
  store i64 %217, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %17, i64 200
  store i64 %216, ptr %301, align 8
  br label %302

302:
  %303 = phi ptr [ %20, %274 ], [ inttoptr (i64 8 to ptr), %102 ]
  %304 = phi ptr [ %21, %274 ], [ inttoptr (i64 16 to ptr), %102 ]
  %305 = phi ptr [ %22, %274 ], [ inttoptr (i64 40 to ptr), %102 ]
  %306 = phi ptr [ %17, %274 ], [ null, %102 ]
  switch i32 %41, label %308 [
    i32 28, label %309
    i32 27, label %307
  ]

307:
  br label %309

308:
  br label %309

309:
  %310 = phi i1 [ false, %308 ], [ false, %307 ], [ true, %302 ]
  %311 = phi i1 [ true, %308 ], [ false, %307 ], [ false, %302 ]
  %312 = icmp sgt i32 %34, 7
  %313 = select i1 %311, i1 true, i1 %312
  br i1 %313, label %786, label %314

314:
  %315 = icmp eq ptr %306, null
  br i1 %315, label %319, label %316

316:
  %317 = load i32, ptr %304, align 8
  %318 = icmp sgt i32 %317, 7
  br i1 %318, label %786, label %319

319:
  %320 = icmp slt i32 %2, 1
  %321 = icmp sgt i32 %2, %34
  %322 = select i1 %320, i1 true, i1 %321
  br i1 %322, label %323, label %324

323:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

324:
  br i1 %315, label %358, label %325

325:
  %326 = load i32, ptr %304, align 8
  %327 = icmp eq i32 %326, 0
  %328 = load ptr, ptr %306, align 8
  br i1 %327, label %358, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds nuw i8, ptr %305, i64 40
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %305, i64 64
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %305, i64 80
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %305, i64 88
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %305, i64 104
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %305, i64 112
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %305, i64 128
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %305, i64 136
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds nuw i8, ptr %305, i64 152
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %305, i64 160
  %357 = load i64, ptr %356, align 8
  br label %358

358:
  %359 = phi ptr [ %328, %329 ], [ null, %324 ], [ %328, %325 ]
  %360 = phi i64 [ %331, %329 ], [ %50, %324 ], [ %50, %325 ]
  %361 = phi i64 [ %335, %329 ], [ %59, %324 ], [ %59, %325 ]
  %362 = phi i64 [ %339, %329 ], [ %68, %324 ], [ %68, %325 ]
  %363 = phi i64 [ %343, %329 ], [ %77, %324 ], [ %77, %325 ]
  %364 = phi i64 [ %347, %329 ], [ %86, %324 ], [ %86, %325 ]
  %365 = phi i64 [ %351, %329 ], [ %95, %324 ], [ %95, %325 ]
  %366 = phi i64 [ %355, %329 ], [ %104, %324 ], [ %104, %325 ]
  %367 = phi i64 [ %333, %329 ], [ 0, %324 ], [ 0, %325 ]
  %368 = phi i64 [ %337, %329 ], [ 0, %324 ], [ 0, %325 ]
  %369 = phi i64 [ %341, %329 ], [ 0, %324 ], [ 0, %325 ]
  %370 = phi i64 [ %345, %329 ], [ 0, %324 ], [ 0, %325 ]
  %371 = phi i64 [ %349, %329 ], [ 0, %324 ], [ 0, %325 ]
  %372 = phi i64 [ %353, %329 ], [ 0, %324 ], [ 0, %325 ]
  %373 = phi i64 [ %357, %329 ], [ 0, %324 ], [ 0, %325 ]
  %374 = add nsw i32 %2, -1
  %375 = icmp eq i32 %374, 0
  %376 = select i1 %375, i64 %50, i64 1
  %377 = select i1 %375, i64 %49, i64 0
  %378 = icmp eq i32 %374, 0
  %379 = select i1 %378, i64 %59, i64 %50
  %380 = select i1 %378, i64 %58, i64 %49
  %381 = icmp eq i32 %374, 1
  %382 = select i1 %381, i64 %59, i64 %376
  %383 = select i1 %381, i64 %58, i64 %377
  %384 = icmp ugt i32 %374, 1
  %385 = select i1 %384, i64 %59, i64 %68
  %386 = select i1 %384, i64 %58, i64 %67
  %387 = icmp eq i32 %374, 2
  %388 = select i1 %387, i64 %68, i64 %382
  %389 = select i1 %387, i64 %67, i64 %383
  %390 = icmp ugt i32 %374, 2
  %391 = select i1 %390, i64 %68, i64 %77
  %392 = select i1 %390, i64 %67, i64 %76
  %393 = icmp eq i32 %374, 3
  %394 = select i1 %393, i64 %77, i64 %388
  %395 = select i1 %393, i64 %76, i64 %389
  %396 = icmp ugt i32 %374, 3
  %397 = select i1 %396, i64 %77, i64 %86
  %398 = select i1 %396, i64 %76, i64 %85
  %399 = icmp eq i32 %374, 4
  %400 = select i1 %399, i64 %86, i64 %394
  %401 = select i1 %399, i64 %85, i64 %395
  %402 = icmp ugt i32 %374, 4
  %403 = select i1 %402, i64 %86, i64 %95
  %404 = select i1 %402, i64 %85, i64 %94
  %405 = icmp eq i32 %374, 5
  %406 = select i1 %405, i64 %95, i64 %400
  %407 = select i1 %405, i64 %94, i64 %401
  %408 = icmp ugt i32 %374, 5
  %409 = select i1 %408, i64 %95, i64 %104
  %410 = select i1 %408, i64 %94, i64 %103
  %411 = icmp eq i32 %374, 6
  %412 = select i1 %411, i64 %104, i64 %406
  %413 = select i1 %411, i64 %103, i64 %407
  %414 = icmp ugt i32 %374, 6
  %415 = select i1 %414, i64 %104, i64 1
  %416 = select i1 %414, i64 %103, i64 0
  %417 = icmp eq i32 %374, 0
  %418 = select i1 %417, i64 %367, i64 0
  %419 = icmp eq i32 %374, 0
  %420 = select i1 %419, i64 %368, i64 %367
  %421 = select i1 %419, i64 %361, i64 %360
  %422 = icmp eq i32 %374, 1
  %423 = select i1 %422, i64 %368, i64 %418
  %424 = icmp ugt i32 %374, 1
  %425 = select i1 %424, i64 %368, i64 %369
  %426 = select i1 %424, i64 %361, i64 %362
  %427 = icmp eq i32 %374, 2
  %428 = select i1 %427, i64 %369, i64 %423
  %429 = icmp ugt i32 %374, 2
  %430 = select i1 %429, i64 %369, i64 %370
  %431 = select i1 %429, i64 %362, i64 %363
  %432 = icmp eq i32 %374, 3
  %433 = select i1 %432, i64 %370, i64 %428
  %434 = icmp ugt i32 %374, 3
  %435 = select i1 %434, i64 %370, i64 %371
  %436 = select i1 %434, i64 %363, i64 %364
  %437 = icmp eq i32 %374, 4
  %438 = select i1 %437, i64 %371, i64 %433
  %439 = icmp ugt i32 %374, 4
  %440 = select i1 %439, i64 %371, i64 %372
  %441 = select i1 %439, i64 %364, i64 %365
  %442 = icmp eq i32 %374, 5
  %443 = select i1 %442, i64 %372, i64 %438
  %444 = icmp ugt i32 %374, 5
  %445 = select i1 %444, i64 %372, i64 %373
  %446 = select i1 %444, i64 %365, i64 %366
  %447 = icmp eq i32 %374, 6
  %448 = select i1 %447, i64 %373, i64 %443
  %449 = icmp ugt i32 %374, 6
  %450 = select i1 %449, i64 %373, i64 0
  %451 = select i1 %449, i64 %366, i64 1
  %452 = mul nsw i64 %385, %379
  %453 = mul nsw i64 %391, %452
  %454 = mul nsw i64 %397, %453
  %455 = mul nsw i64 %403, %454
  %456 = mul nsw i64 %409, %455
  %457 = mul nsw i64 %415, %456
  %458 = mul i64 %457, %27
  %459 = call i64 @llvm.umax.i64(i64 %458, i64 1)
  %460 = call ptr @malloc(i64 noundef %459) #9
  %461 = mul nsw i64 %379, %27
  %462 = mul nsw i64 %385, %461
  %463 = mul nsw i64 %391, %462
  %464 = mul nsw i64 %397, %463
  %465 = mul nsw i64 %403, %464
  %466 = mul nsw i64 %409, %465
  store ptr %460, ptr %0, align 8
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %27, ptr %467, align 8
  %468 = trunc i32 %41 to i8
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %468, ptr %469, align 1
  %470 = icmp sgt i32 %34, 1
  br i1 %470, label %471, label %475

471:
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %379, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %27, ptr %474, align 8
  br label %475

475:
  %476 = icmp sgt i32 %34, 2
  br i1 %476, label %477, label %481

477:
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %385, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %461, ptr %480, align 8
  br label %481

481:
  %482 = icmp sgt i32 %34, 3
  br i1 %482, label %483, label %487

483:
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %484, align 8
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %391, ptr %485, align 8
  %486 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %462, ptr %486, align 8
  br label %487

487:
  %488 = icmp sgt i32 %34, 4
  br i1 %488, label %489, label %493

489:
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %397, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %463, ptr %492, align 8
  br label %493

493:
  %494 = icmp sgt i32 %34, 5
  br i1 %494, label %495, label %499

495:
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %403, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %464, ptr %498, align 8
  br label %499

499:
  %500 = icmp sgt i32 %34, 6
  br i1 %500, label %501, label %505

501:
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %409, ptr %503, align 8
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %465, ptr %504, align 8
  br label %505

505:
  %506 = icmp sgt i32 %34, 7
  br i1 %506, label %507, label %539

507:
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %508, align 8
  %509 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %415, ptr %509, align 8
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %466, ptr %510, align 8
  br label %539

511:
  %512 = icmp slt i32 %34, 3
  %513 = add nsw i32 %34, -2
  %514 = add nsw i32 %34, -2
  %515 = icmp sgt i64 %412, 0
  %516 = icmp sgt i64 %412, 0
  %517 = icmp eq i32 %513, 1
  %518 = icmp eq i32 %34, 3
  %519 = icmp eq i32 %513, 2
  %520 = icmp sgt i32 %34, 4
  %521 = icmp eq i32 %513, 3
  %522 = icmp sgt i32 %34, 5
  %523 = icmp eq i32 %513, 4
  %524 = icmp sgt i32 %34, 6
  %525 = icmp eq i32 %513, 5
  %526 = icmp sgt i32 %34, 7
  %527 = icmp eq i32 %513, 6
  %528 = icmp eq i32 %514, 1
  %529 = icmp eq i32 %34, 3
  %530 = icmp eq i32 %514, 2
  %531 = icmp sgt i32 %34, 4
  %532 = icmp eq i32 %514, 3
  %533 = icmp sgt i32 %34, 5
  %534 = icmp eq i32 %514, 4
  %535 = icmp sgt i32 %34, 6
  %536 = icmp eq i32 %514, 5
  %537 = icmp sgt i32 %34, 7
  %538 = icmp eq i32 %514, 6
  br label %547

539:
  %540 = mul nsw i64 %385, %379
  %541 = mul nsw i64 %391, %540
  %542 = mul nsw i64 %397, %541
  %543 = mul nsw i64 %403, %542
  %544 = mul nsw i64 %409, %543
  %545 = mul nsw i64 %415, %544
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %511, label %787

547:
  %548 = phi i64 [ 0, %511 ], [ %784, %783 ]
  %549 = mul nsw i64 %548, %27
  %550 = getelementptr inbounds i8, ptr %460, i64 %549
  br i1 %512, label %551, label %553

551:
  %552 = mul nsw i64 %380, %548
  br label %623

553:
  %554 = udiv i64 %548, %379
  %555 = urem i64 %548, %379
  br i1 %517, label %559, label %556

556:
  %557 = urem i64 %554, %385
  %558 = udiv i64 %554, %385
  br label %559

559:
  %560 = phi i64 [ %557, %556 ], [ %554, %553 ]
  %561 = phi i64 [ %558, %556 ], [ %554, %553 ]
  %562 = mul nsw i64 %386, %560
  br i1 %518, label %572, label %563

563:
  br i1 %519, label %569, label %564

564:
  %565 = urem i64 %561, %391
  %566 = mul nsw i64 %392, %565
  %567 = add nsw i64 %566, %562
  %568 = udiv i64 %561, %391
  br label %572

569:
  %570 = mul nsw i64 %392, %561
  %571 = add nsw i64 %570, %562
  br label %572

572:
  %573 = phi i64 [ %571, %569 ], [ %567, %564 ], [ %562, %559 ]
  %574 = phi i64 [ %561, %569 ], [ %568, %564 ], [ %561, %559 ]
  br i1 %520, label %575, label %584

575:
  br i1 %521, label %581, label %576

576:
  %577 = urem i64 %574, %397
  %578 = mul nsw i64 %398, %577
  %579 = add nsw i64 %578, %573
  %580 = udiv i64 %574, %397
  br label %584

581:
  %582 = mul nsw i64 %398, %574
  %583 = add nsw i64 %582, %573
  br label %584

584:
  %585 = phi i64 [ %583, %581 ], [ %579, %576 ], [ %573, %572 ]
  %586 = phi i64 [ %574, %581 ], [ %580, %576 ], [ %574, %572 ]
  br i1 %522, label %587, label %596

587:
  br i1 %523, label %593, label %588

588:
  %589 = urem i64 %586, %403
  %590 = mul nsw i64 %404, %589
  %591 = add nsw i64 %590, %585
  %592 = udiv i64 %586, %403
  br label %596

593:
  %594 = mul nsw i64 %404, %586
  %595 = add nsw i64 %594, %585
  br label %596

596:
  %597 = phi i64 [ %595, %593 ], [ %591, %588 ], [ %585, %584 ]
  %598 = phi i64 [ %586, %593 ], [ %592, %588 ], [ %586, %584 ]
  br i1 %524, label %599, label %608

599:
  br i1 %525, label %605, label %600

600:
  %601 = urem i64 %598, %409
  %602 = mul nsw i64 %410, %601
  %603 = add nsw i64 %602, %597
  %604 = udiv i64 %598, %409
  br label %608

605:
  %606 = mul nsw i64 %410, %598
  %607 = add nsw i64 %606, %597
  br label %608

608:
  %609 = phi i64 [ %607, %605 ], [ %603, %600 ], [ %597, %596 ]
  %610 = phi i64 [ %598, %605 ], [ %604, %600 ], [ %598, %596 ]
  br i1 %526, label %611, label %619

611:
  br i1 %527, label %616, label %612

612:
  %613 = urem i64 %610, %415
  %614 = mul nsw i64 %416, %613
  %615 = add nsw i64 %614, %609
  br label %619

616:
  %617 = mul nsw i64 %416, %610
  %618 = add nsw i64 %617, %609
  br label %619

619:
  %620 = phi i64 [ %618, %616 ], [ %615, %612 ], [ %609, %608 ]
  %621 = mul nsw i64 %380, %555
  %622 = add nsw i64 %620, %621
  br label %623

623:
  %624 = phi i64 [ %552, %551 ], [ %622, %619 ]
  %625 = getelementptr inbounds i8, ptr %18, i64 %624
  br i1 %512, label %626, label %628

626:
  %627 = mul nsw i64 %420, %548
  br label %698

628:
  %629 = udiv i64 %548, %421
  %630 = urem i64 %548, %421
  br i1 %528, label %634, label %631

631:
  %632 = urem i64 %629, %426
  %633 = udiv i64 %629, %426
  br label %634

634:
  %635 = phi i64 [ %632, %631 ], [ %629, %628 ]
  %636 = phi i64 [ %633, %631 ], [ %629, %628 ]
  %637 = mul nsw i64 %425, %635
  br i1 %529, label %647, label %638

638:
  br i1 %530, label %644, label %639

639:
  %640 = urem i64 %636, %431
  %641 = mul nsw i64 %430, %640
  %642 = add nsw i64 %641, %637
  %643 = udiv i64 %636, %431
  br label %647

644:
  %645 = mul nsw i64 %430, %636
  %646 = add nsw i64 %645, %637
  br label %647

647:
  %648 = phi i64 [ %646, %644 ], [ %642, %639 ], [ %637, %634 ]
  %649 = phi i64 [ %636, %644 ], [ %643, %639 ], [ %636, %634 ]
  br i1 %531, label %650, label %659

650:
  br i1 %532, label %656, label %651

651:
  %652 = urem i64 %649, %436
  %653 = mul nsw i64 %435, %652
  %654 = add nsw i64 %653, %648
  %655 = udiv i64 %649, %436
  br label %659

656:
  %657 = mul nsw i64 %435, %649
  %658 = add nsw i64 %657, %648
  br label %659

659:
  %660 = phi i64 [ %658, %656 ], [ %654, %651 ], [ %648, %647 ]
  %661 = phi i64 [ %649, %656 ], [ %655, %651 ], [ %649, %647 ]
  br i1 %533, label %662, label %671

662:
  br i1 %534, label %668, label %663

663:
  %664 = urem i64 %661, %441
  %665 = mul nsw i64 %440, %664
  %666 = add nsw i64 %665, %660
  %667 = udiv i64 %661, %441
  br label %671

668:
  %669 = mul nsw i64 %440, %661
  %670 = add nsw i64 %669, %660
  br label %671

671:
  %672 = phi i64 [ %670, %668 ], [ %666, %663 ], [ %660, %659 ]
  %673 = phi i64 [ %661, %668 ], [ %667, %663 ], [ %661, %659 ]
  br i1 %535, label %674, label %683

674:
  br i1 %536, label %680, label %675

675:
  %676 = urem i64 %673, %446
  %677 = mul nsw i64 %445, %676
  %678 = add nsw i64 %677, %672
  %679 = udiv i64 %673, %446
  br label %683

680:
  %681 = mul nsw i64 %445, %673
  %682 = add nsw i64 %681, %672
  br label %683

683:
  %684 = phi i64 [ %682, %680 ], [ %678, %675 ], [ %672, %671 ]
  %685 = phi i64 [ %673, %680 ], [ %679, %675 ], [ %673, %671 ]
  br i1 %537, label %686, label %694

686:
  br i1 %538, label %691, label %687

687:
  %688 = urem i64 %685, %451
  %689 = mul nsw i64 %450, %688
  %690 = add nsw i64 %689, %684
  br label %694

691:
  %692 = mul nsw i64 %450, %685
  %693 = add nsw i64 %692, %684
  br label %694

694:
  %695 = phi i64 [ %693, %691 ], [ %690, %687 ], [ %684, %683 ]
  %696 = mul nsw i64 %420, %630
  %697 = add nsw i64 %695, %696
  br label %698

698:
  %699 = phi i64 [ %627, %626 ], [ %697, %694 ]
  %700 = getelementptr inbounds i8, ptr %359, i64 %699
  br i1 %315, label %703, label %701

701:
  %702 = load i64, ptr %303, align 8
  br label %703

703:
  %704 = phi i64 [ %702, %701 ], [ 1, %698 ]
  br i1 %310, label %706, label %705

705:
  br i1 %515, label %747, label %745

706:
  br i1 %516, label %709, label %707

707:
  %708 = phi double [ 0xFFEFFFFFFFFFFFFF, %706 ], [ %742, %740 ]
  store double %708, ptr %550, align 8
  br label %783

709:
  %710 = phi double [ %742, %740 ], [ 0xFFEFFFFFFFFFFFFF, %706 ]
  %711 = phi i32 [ %741, %740 ], [ 0, %706 ]
  %712 = phi i64 [ %743, %740 ], [ 0, %706 ]
  br i1 %315, label %730, label %713

713:
  %714 = mul nsw i64 %712, %448
  %715 = getelementptr inbounds i8, ptr %700, i64 %714
  switch i64 %704, label %724 [
    i64 4, label %716
    i64 8, label %719
    i64 2, label %721
  ]

716:
  %717 = load i32, ptr %715, align 4
  %718 = sext i32 %717 to i64
  br label %727

719:
  %720 = load i64, ptr %715, align 8
  br label %727

721:
  %722 = load i16, ptr %715, align 2
  %723 = sext i16 %722 to i64
  br label %727

724:
  %725 = load i8, ptr %715, align 1
  %726 = sext i8 %725 to i64
  br label %727

727:
  %728 = phi i64 [ %718, %716 ], [ %720, %719 ], [ %723, %721 ], [ %726, %724 ]
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %740, label %730

730:
  %731 = mul nsw i64 %712, %413
  %732 = getelementptr inbounds i8, ptr %625, i64 %731
  %733 = load double, ptr %732, align 8
  %734 = icmp eq i32 %711, 0
  %735 = fcmp uno double %710, 0.000000e+00
  %736 = select i1 %734, i1 true, i1 %735
  %737 = fcmp ogt double %733, %710
  %738 = select i1 %736, i1 true, i1 %737
  br i1 %738, label %739, label %740

739:
  br label %740

740:
  %741 = phi i32 [ %711, %727 ], [ 1, %730 ], [ 1, %739 ]
  %742 = phi double [ %710, %727 ], [ %710, %730 ], [ %733, %739 ]
  %743 = add nuw nsw i64 %712, 1
  %744 = icmp eq i64 %743, %412
  br i1 %744, label %707, label %709

745:
  %746 = phi float [ 0xC7EFFFFFE0000000, %705 ], [ %779, %778 ]
  store float %746, ptr %550, align 4
  br label %783

747:
  %748 = phi i64 [ %781, %778 ], [ 0, %705 ]
  %749 = phi i32 [ %780, %778 ], [ 0, %705 ]
  %750 = phi float [ %779, %778 ], [ 0xC7EFFFFFE0000000, %705 ]
  br i1 %315, label %768, label %751

751:
  %752 = mul nsw i64 %748, %448
  %753 = getelementptr inbounds i8, ptr %700, i64 %752
  switch i64 %704, label %762 [
    i64 4, label %754
    i64 8, label %757
    i64 2, label %759
  ]

754:
  %755 = load i32, ptr %753, align 4
  %756 = sext i32 %755 to i64
  br label %765

757:
  %758 = load i64, ptr %753, align 8
  br label %765

759:
  %760 = load i16, ptr %753, align 2
  %761 = sext i16 %760 to i64
  br label %765

762:
  %763 = load i8, ptr %753, align 1
  %764 = sext i8 %763 to i64
  br label %765

765:
  %766 = phi i64 [ %756, %754 ], [ %758, %757 ], [ %761, %759 ], [ %764, %762 ]
  %767 = icmp eq i64 %766, 0
  br i1 %767, label %778, label %768

768:
  %769 = mul nsw i64 %748, %413
  %770 = getelementptr inbounds i8, ptr %625, i64 %769
  %771 = load float, ptr %770, align 4
  %772 = icmp eq i32 %749, 0
  %773 = fcmp uno float %750, 0.000000e+00
  %774 = select i1 %772, i1 true, i1 %773
  %775 = fcmp ogt float %771, %750
  %776 = select i1 %774, i1 true, i1 %775
  br i1 %776, label %777, label %778

777:
  br label %778

778:
  %779 = phi float [ %750, %765 ], [ %771, %777 ], [ %750, %768 ]
  %780 = phi i32 [ %749, %765 ], [ 1, %777 ], [ 1, %768 ]
  %781 = add nuw nsw i64 %748, 1
  %782 = icmp eq i64 %781, %412
  br i1 %782, label %745, label %747

783:
  %784 = add nuw nsw i64 %548, 1
  %785 = icmp eq i64 %784, %545
  br i1 %785, label %787, label %547

786:
  call void @_FortranAMaxvalDim(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(none) %5) "pad-otherwise" #7
  br label %787

787:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  ret void
}

declare void @_FortranAMaxvalDim(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, ptr noundef, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.MinvalDim(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(address_is_null) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, ptr noundef %15) local_unnamed_addr #0 {
  %17 = alloca %struct.Array, align 8
  %18 = load ptr, ptr %1, align 8
  %19 = icmp eq i64 %9, 0
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40
  br i1 %19, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ %9, %16 ]
  %28 = icmp eq i32 %6, -128
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = sext i8 %31 to i32
  br label %33

33:
  %34 = phi i32 [ %32, %29 ], [ %6, %26 ]
  %35 = icmp eq i32 %7, -128
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %38 = load i8, ptr %37, align 1
  %39 = sext i8 %38 to i32
  br label %40

40:
  %41 = phi i32 [ %39, %36 ], [ %7, %33 ]
  %42 = icmp sgt i32 %34, 0
  br i1 %42, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %47, %43 ], [ 0, %40 ]
  %50 = phi i64 [ %45, %43 ], [ 1, %40 ]
  %51 = icmp sgt i32 %34, 1
  br i1 %51, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %56 = load i64, ptr %55, align 8
  br label %57

57:
  %58 = phi i64 [ %56, %52 ], [ 0, %48 ]
  %59 = phi i64 [ %54, %52 ], [ 1, %48 ]
  %60 = icmp sgt i32 %34, 2
  br i1 %60, label %61, label %66

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %61 ], [ 0, %57 ]
  %68 = phi i64 [ %63, %61 ], [ 1, %57 ]
  %69 = icmp sgt i32 %34, 3
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %74 = load i64, ptr %73, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %70 ], [ 0, %66 ]
  %77 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %78 = icmp sgt i32 %34, 4
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %83, %79 ], [ 0, %75 ]
  %86 = phi i64 [ %81, %79 ], [ 1, %75 ]
  %87 = icmp sgt i32 %34, 5
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %92 = load i64, ptr %91, align 8
  br label %93

93:
  %94 = phi i64 [ %92, %88 ], [ 0, %84 ]
  %95 = phi i64 [ %90, %88 ], [ 1, %84 ]
  %96 = icmp sgt i32 %34, 6
  br i1 %96, label %97, label %102

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %97 ], [ 0, %93 ]
  %104 = phi i64 [ %99, %97 ], [ 1, %93 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  %105 = icmp eq ptr %5, null
  br i1 %105, label %302, label %106

106:
  %107 = load ptr, ptr %5, align 8
  %108 = icmp eq i64 %14, 0
  br i1 %108, label %109, label %112

109:
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %111 = load i64, ptr %110, align 8
  br label %112

112:
  %113 = phi i64 [ %111, %109 ], [ %14, %106 ]
  %114 = icmp eq i32 %11, -128
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = sext i8 %117 to i32
  br label %119

119:
  %120 = phi i32 [ %118, %115 ], [ %11, %112 ]
  %121 = icmp eq i32 %12, -128
  br i1 %121, label %122, label %126

122:
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 21
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  br label %126

126:
  %127 = phi i32 [ %125, %122 ], [ %12, %119 ]
  %128 = icmp eq i32 %13, -128
  br i1 %128, label %129, label %133

129:
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 22
  %131 = load i8, ptr %130, align 2
  %132 = sext i8 %131 to i32
  br label %133

133:
  %134 = phi i32 [ %132, %129 ], [ %13, %126 ]
  %135 = icmp sgt i32 %120, 0
  br i1 %135, label %136, label %143

136:
  %137 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %142 = load i64, ptr %141, align 8
  br label %143

143:
  %144 = phi i64 [ %142, %136 ], [ 0, %133 ]
  %145 = phi i64 [ %140, %136 ], [ 1, %133 ]
  %146 = phi i64 [ %138, %136 ], [ 1, %133 ]
  %147 = icmp sgt i32 %120, 1
  br i1 %147, label %148, label %155

148:
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %154 = load i64, ptr %153, align 8
  br label %155

155:
  %156 = phi i64 [ %154, %148 ], [ 0, %143 ]
  %157 = phi i64 [ %152, %148 ], [ 1, %143 ]
  %158 = phi i64 [ %150, %148 ], [ 1, %143 ]
  %159 = icmp sgt i32 %120, 2
  br i1 %159, label %160, label %167

160:
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %166 = load i64, ptr %165, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %160 ], [ 0, %155 ]
  %169 = phi i64 [ %164, %160 ], [ 1, %155 ]
  %170 = phi i64 [ %162, %160 ], [ 1, %155 ]
  %171 = icmp sgt i32 %120, 3
  br i1 %171, label %172, label %179

172:
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %178 = load i64, ptr %177, align 8
  br label %179

179:
  %180 = phi i64 [ %178, %172 ], [ 0, %167 ]
  %181 = phi i64 [ %176, %172 ], [ 1, %167 ]
  %182 = phi i64 [ %174, %172 ], [ 1, %167 ]
  %183 = icmp sgt i32 %120, 4
  br i1 %183, label %184, label %191

184:
  %185 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 136
  %190 = load i64, ptr %189, align 8
  br label %191

191:
  %192 = phi i64 [ %190, %184 ], [ 0, %179 ]
  %193 = phi i64 [ %188, %184 ], [ 1, %179 ]
  %194 = phi i64 [ %186, %184 ], [ 1, %179 ]
  %195 = icmp sgt i32 %120, 5
  br i1 %195, label %196, label %203

196:
  %197 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %196 ], [ 0, %191 ]
  %205 = phi i64 [ %200, %196 ], [ 1, %191 ]
  %206 = phi i64 [ %198, %196 ], [ 1, %191 ]
  %207 = icmp sgt i32 %120, 6
  br i1 %207, label %208, label %215

208:
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %214 = load i64, ptr %213, align 8
  br label %215

215:
  %216 = phi i64 [ %214, %208 ], [ 0, %203 ]
  %217 = phi i64 [ %212, %208 ], [ 1, %203 ]
  %218 = phi i64 [ %210, %208 ], [ 1, %203 ]
  %219 = icmp eq ptr %15, null
  %220 = icmp eq i32 %127, 42
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %222, label %274

222:
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 23
  %224 = load i8, ptr %223, align 1
  %225 = and i8 %224, 1
  %226 = icmp eq i8 %225, 0
  br i1 %226, label %274, label %227

227:
  %228 = icmp eq i32 %120, 0
  br i1 %228, label %229, label %232

229:
  %230 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %231 = load ptr, ptr %230, align 8
  br label %232

232:
  %233 = phi ptr [ %231, %229 ], [ null, %227 ]
  %234 = icmp eq i32 %120, 1
  br i1 %234, label %235, label %238

235:
  %236 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %237 = load ptr, ptr %236, align 8
  br label %238

238:
  %239 = phi ptr [ %237, %235 ], [ %233, %232 ]
  %240 = icmp eq i32 %120, 2
  br i1 %240, label %241, label %244

241:
  %242 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %243 = load ptr, ptr %242, align 8
  br label %244

244:
  %245 = phi ptr [ %243, %241 ], [ %239, %238 ]
  %246 = icmp eq i32 %120, 3
  br i1 %246, label %247, label %250

247:
  %248 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %249 = load ptr, ptr %248, align 8
  br label %250

250:
  %251 = phi ptr [ %249, %247 ], [ %245, %244 ]
  %252 = icmp eq i32 %120, 4
  br i1 %252, label %253, label %256

253:
  %254 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %255 = load ptr, ptr %254, align 8
  br label %256

256:
  %257 = phi ptr [ %255, %253 ], [ %251, %250 ]
  %258 = icmp eq i32 %120, 5
  br i1 %258, label %259, label %262

259:
  %260 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %261 = load ptr, ptr %260, align 8
  br label %262

262:
  %263 = phi ptr [ %261, %259 ], [ %257, %256 ]
  %264 = icmp eq i32 %120, 6
  br i1 %264, label %265, label %268

265:
  %266 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %267 = load ptr, ptr %266, align 8
  br label %268

268:
  %269 = phi ptr [ %267, %265 ], [ %263, %262 ]
  %270 = icmp eq i32 %120, 7
  br i1 %270, label %271, label %274

271:
  %272 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %273 = load ptr, ptr %272, align 8
  br label %274

274:
  %275 = phi ptr [ null, %222 ], [ %15, %215 ], [ %273, %271 ], [ %269, %268 ]
  store ptr %107, ptr %17, align 8
  %276 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %113, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i32 %120, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 %127, ptr %278, align 4
  %279 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i32 %134, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store ptr %275, ptr %280, align 8
  %281 = getelementptr inbounds nuw i8, ptr %17, i64 40
  store i64 %146, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store i64 %145, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i64 %144, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %17, i64 64
  store i64 %158, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %17, i64 72
  store i64 %157, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %17, i64 80
  store i64 %156, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %17, i64 88
  store i64 %170, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %17, i64 96
  store i64 %169, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %17, i64 104
  store i64 %168, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %17, i64 112
  store i64 %182, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %17, i64 120
  store i64 %181, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %180, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %17, i64 136
  store i64 %194, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %17, i64 144
  store i64 %193, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %17, i64 152
  store i64 %192, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %17, i64 160
  store i64 %206, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %17, i64 168
  store i64 %205, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %17, i64 176
  store i64 %204, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %17, i64 184
  store i64 %218, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %17, i64 192
  store i64 %217, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %17, i64 200
  store i64 %216, ptr %301, align 8
  br label %302

302:
  %303 = phi ptr [ %20, %274 ], [ inttoptr (i64 8 to ptr), %102 ]
  %304 = phi ptr [ %21, %274 ], [ inttoptr (i64 16 to ptr), %102 ]
  %305 = phi ptr [ %22, %274 ], [ inttoptr (i64 40 to ptr), %102 ]
  %306 = phi ptr [ %17, %274 ], [ null, %102 ]
  switch i32 %41, label %308 [
    i32 28, label %309
    i32 27, label %307
  ]

307:
  br label %309

308:
  br label %309

309:
  %310 = phi i1 [ false, %308 ], [ false, %307 ], [ true, %302 ]
  %311 = phi i1 [ true, %308 ], [ false, %307 ], [ false, %302 ]
  %312 = icmp sgt i32 %34, 7
  %313 = select i1 %311, i1 true, i1 %312
  br i1 %313, label %786, label %314

314:
  %315 = icmp eq ptr %306, null
  br i1 %315, label %319, label %316

316:
  %317 = load i32, ptr %304, align 8
  %318 = icmp sgt i32 %317, 7
  br i1 %318, label %786, label %319

319:
  %320 = icmp slt i32 %2, 1
  %321 = icmp sgt i32 %2, %34
  %322 = select i1 %320, i1 true, i1 %321
  br i1 %322, label %323, label %324

323:
  call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #8
  unreachable

324:
  br i1 %315, label %358, label %325

325:
  %326 = load i32, ptr %304, align 8
  %327 = icmp eq i32 %326, 0
  %328 = load ptr, ptr %306, align 8
  br i1 %327, label %358, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds nuw i8, ptr %305, i64 40
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %305, i64 64
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %305, i64 80
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %305, i64 88
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %305, i64 104
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %305, i64 112
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %305, i64 128
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %305, i64 136
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds nuw i8, ptr %305, i64 152
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %305, i64 160
  %357 = load i64, ptr %356, align 8
  br label %358

358:
  %359 = phi ptr [ %328, %329 ], [ null, %324 ], [ %328, %325 ]
  %360 = phi i64 [ %331, %329 ], [ %50, %324 ], [ %50, %325 ]
  %361 = phi i64 [ %335, %329 ], [ %59, %324 ], [ %59, %325 ]
  %362 = phi i64 [ %339, %329 ], [ %68, %324 ], [ %68, %325 ]
  %363 = phi i64 [ %343, %329 ], [ %77, %324 ], [ %77, %325 ]
  %364 = phi i64 [ %347, %329 ], [ %86, %324 ], [ %86, %325 ]
  %365 = phi i64 [ %351, %329 ], [ %95, %324 ], [ %95, %325 ]
  %366 = phi i64 [ %355, %329 ], [ %104, %324 ], [ %104, %325 ]
  %367 = phi i64 [ %333, %329 ], [ 0, %324 ], [ 0, %325 ]
  %368 = phi i64 [ %337, %329 ], [ 0, %324 ], [ 0, %325 ]
  %369 = phi i64 [ %341, %329 ], [ 0, %324 ], [ 0, %325 ]
  %370 = phi i64 [ %345, %329 ], [ 0, %324 ], [ 0, %325 ]
  %371 = phi i64 [ %349, %329 ], [ 0, %324 ], [ 0, %325 ]
  %372 = phi i64 [ %353, %329 ], [ 0, %324 ], [ 0, %325 ]
  %373 = phi i64 [ %357, %329 ], [ 0, %324 ], [ 0, %325 ]
  %374 = add nsw i32 %2, -1
  %375 = icmp eq i32 %374, 0
  %376 = select i1 %375, i64 %50, i64 1
  %377 = select i1 %375, i64 %49, i64 0
  %378 = icmp eq i32 %374, 0
  %379 = select i1 %378, i64 %59, i64 %50
  %380 = select i1 %378, i64 %58, i64 %49
  %381 = icmp eq i32 %374, 1
  %382 = select i1 %381, i64 %59, i64 %376
  %383 = select i1 %381, i64 %58, i64 %377
  %384 = icmp ugt i32 %374, 1
  %385 = select i1 %384, i64 %59, i64 %68
  %386 = select i1 %384, i64 %58, i64 %67
  %387 = icmp eq i32 %374, 2
  %388 = select i1 %387, i64 %68, i64 %382
  %389 = select i1 %387, i64 %67, i64 %383
  %390 = icmp ugt i32 %374, 2
  %391 = select i1 %390, i64 %68, i64 %77
  %392 = select i1 %390, i64 %67, i64 %76
  %393 = icmp eq i32 %374, 3
  %394 = select i1 %393, i64 %77, i64 %388
  %395 = select i1 %393, i64 %76, i64 %389
  %396 = icmp ugt i32 %374, 3
  %397 = select i1 %396, i64 %77, i64 %86
  %398 = select i1 %396, i64 %76, i64 %85
  %399 = icmp eq i32 %374, 4
  %400 = select i1 %399, i64 %86, i64 %394
  %401 = select i1 %399, i64 %85, i64 %395
  %402 = icmp ugt i32 %374, 4
  %403 = select i1 %402, i64 %86, i64 %95
  %404 = select i1 %402, i64 %85, i64 %94
  %405 = icmp eq i32 %374, 5
  %406 = select i1 %405, i64 %95, i64 %400
  %407 = select i1 %405, i64 %94, i64 %401
  %408 = icmp ugt i32 %374, 5
  %409 = select i1 %408, i64 %95, i64 %104
  %410 = select i1 %408, i64 %94, i64 %103
  %411 = icmp eq i32 %374, 6
  %412 = select i1 %411, i64 %104, i64 %406
  %413 = select i1 %411, i64 %103, i64 %407
  %414 = icmp ugt i32 %374, 6
  %415 = select i1 %414, i64 %104, i64 1
  %416 = select i1 %414, i64 %103, i64 0
  %417 = icmp eq i32 %374, 0
  %418 = select i1 %417, i64 %367, i64 0
  %419 = icmp eq i32 %374, 0
  %420 = select i1 %419, i64 %368, i64 %367
  %421 = select i1 %419, i64 %361, i64 %360
  %422 = icmp eq i32 %374, 1
  %423 = select i1 %422, i64 %368, i64 %418
  %424 = icmp ugt i32 %374, 1
  %425 = select i1 %424, i64 %368, i64 %369
  %426 = select i1 %424, i64 %361, i64 %362
  %427 = icmp eq i32 %374, 2
  %428 = select i1 %427, i64 %369, i64 %423
  %429 = icmp ugt i32 %374, 2
  %430 = select i1 %429, i64 %369, i64 %370
  %431 = select i1 %429, i64 %362, i64 %363
  %432 = icmp eq i32 %374, 3
  %433 = select i1 %432, i64 %370, i64 %428
  %434 = icmp ugt i32 %374, 3
  %435 = select i1 %434, i64 %370, i64 %371
  %436 = select i1 %434, i64 %363, i64 %364
  %437 = icmp eq i32 %374, 4
  %438 = select i1 %437, i64 %371, i64 %433
  %439 = icmp ugt i32 %374, 4
  %440 = select i1 %439, i64 %371, i64 %372
  %441 = select i1 %439, i64 %364, i64 %365
  %442 = icmp eq i32 %374, 5
  %443 = select i1 %442, i64 %372, i64 %438
  %444 = icmp ugt i32 %374, 5
  %445 = select i1 %444, i64 %372, i64 %373
  %446 = select i1 %444, i64 %365, i64 %366
  %447 = icmp eq i32 %374, 6
  %448 = select i1 %447, i64 %373, i64 %443
  %449 = icmp ugt i32 %374, 6
  %450 = select i1 %449, i64 %373, i64 0
  %451 = select i1 %449, i64 %366, i64 1
  %452 = mul nsw i64 %385, %379
  %453 = mul nsw i64 %391, %452
  %454 = mul nsw i64 %397, %453
  %455 = mul nsw i64 %403, %454
  %456 = mul nsw i64 %409, %455
  %457 = mul nsw i64 %415, %456
  %458 = mul i64 %457, %27
  %459 = call i64 @llvm.umax.i64(i64 %458, i64 1)
  %460 = call ptr @malloc(i64 noundef %459) #9
  %461 = mul nsw i64 %379, %27
  %462 = mul nsw i64 %385, %461
  %463 = mul nsw i64 %391, %462
  %464 = mul nsw i64 %397, %463
  %465 = mul nsw i64 %403, %464
  %466 = mul nsw i64 %409, %465
  store ptr %460, ptr %0, align 8
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %27, ptr %467, align 8
  %468 = trunc i32 %41 to i8
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %468, ptr %469, align 1
  %470 = icmp sgt i32 %34, 1
  br i1 %470, label %471, label %475

471:
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %379, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %27, ptr %474, align 8
  br label %475

475:
  %476 = icmp sgt i32 %34, 2
  br i1 %476, label %477, label %481

477:
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %385, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %461, ptr %480, align 8
  br label %481

481:
  %482 = icmp sgt i32 %34, 3
  br i1 %482, label %483, label %487

483:
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %484, align 8
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %391, ptr %485, align 8
  %486 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %462, ptr %486, align 8
  br label %487

487:
  %488 = icmp sgt i32 %34, 4
  br i1 %488, label %489, label %493

489:
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %397, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %463, ptr %492, align 8
  br label %493

493:
  %494 = icmp sgt i32 %34, 5
  br i1 %494, label %495, label %499

495:
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %403, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %464, ptr %498, align 8
  br label %499

499:
  %500 = icmp sgt i32 %34, 6
  br i1 %500, label %501, label %505

501:
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %409, ptr %503, align 8
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %465, ptr %504, align 8
  br label %505

505:
  %506 = icmp sgt i32 %34, 7
  br i1 %506, label %507, label %539

507:
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %508, align 8
  %509 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %415, ptr %509, align 8
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %466, ptr %510, align 8
  br label %539

511:
  %512 = icmp slt i32 %34, 3
  %513 = add nsw i32 %34, -2
  %514 = add nsw i32 %34, -2
  %515 = icmp sgt i64 %412, 0
  %516 = icmp sgt i64 %412, 0
  %517 = icmp eq i32 %513, 1
  %518 = icmp eq i32 %34, 3
  %519 = icmp eq i32 %513, 2
  %520 = icmp sgt i32 %34, 4
  %521 = icmp eq i32 %513, 3
  %522 = icmp sgt i32 %34, 5
  %523 = icmp eq i32 %513, 4
  %524 = icmp sgt i32 %34, 6
  %525 = icmp eq i32 %513, 5
  %526 = icmp sgt i32 %34, 7
  %527 = icmp eq i32 %513, 6
  %528 = icmp eq i32 %514, 1
  %529 = icmp eq i32 %34, 3
  %530 = icmp eq i32 %514, 2
  %531 = icmp sgt i32 %34, 4
  %532 = icmp eq i32 %514, 3
  %533 = icmp sgt i32 %34, 5
  %534 = icmp eq i32 %514, 4
  %535 = icmp sgt i32 %34, 6
  %536 = icmp eq i32 %514, 5
  %537 = icmp sgt i32 %34, 7
  %538 = icmp eq i32 %514, 6
  br label %547

539:
  %540 = mul nsw i64 %385, %379
  %541 = mul nsw i64 %391, %540
  %542 = mul nsw i64 %397, %541
  %543 = mul nsw i64 %403, %542
  %544 = mul nsw i64 %409, %543
  %545 = mul nsw i64 %415, %544
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %511, label %787

547:
  %548 = phi i64 [ 0, %511 ], [ %784, %783 ]
  %549 = mul nsw i64 %548, %27
  %550 = getelementptr inbounds i8, ptr %460, i64 %549
  br i1 %512, label %551, label %553

551:
  %552 = mul nsw i64 %380, %548
  br label %623

553:
  %554 = udiv i64 %548, %379
  %555 = urem i64 %548, %379
  br i1 %517, label %559, label %556

556:
  %557 = urem i64 %554, %385
  %558 = udiv i64 %554, %385
  br label %559

559:
  %560 = phi i64 [ %557, %556 ], [ %554, %553 ]
  %561 = phi i64 [ %558, %556 ], [ %554, %553 ]
  %562 = mul nsw i64 %386, %560
  br i1 %518, label %572, label %563

563:
  br i1 %519, label %569, label %564

564:
  %565 = urem i64 %561, %391
  %566 = mul nsw i64 %392, %565
  %567 = add nsw i64 %566, %562
  %568 = udiv i64 %561, %391
  br label %572

569:
  %570 = mul nsw i64 %392, %561
  %571 = add nsw i64 %570, %562
  br label %572

572:
  %573 = phi i64 [ %571, %569 ], [ %567, %564 ], [ %562, %559 ]
  %574 = phi i64 [ %561, %569 ], [ %568, %564 ], [ %561, %559 ]
  br i1 %520, label %575, label %584

575:
  br i1 %521, label %581, label %576

576:
  %577 = urem i64 %574, %397
  %578 = mul nsw i64 %398, %577
  %579 = add nsw i64 %578, %573
  %580 = udiv i64 %574, %397
  br label %584

581:
  %582 = mul nsw i64 %398, %574
  %583 = add nsw i64 %582, %573
  br label %584

584:
  %585 = phi i64 [ %583, %581 ], [ %579, %576 ], [ %573, %572 ]
  %586 = phi i64 [ %574, %581 ], [ %580, %576 ], [ %574, %572 ]
  br i1 %522, label %587, label %596

587:
  br i1 %523, label %593, label %588

588:
  %589 = urem i64 %586, %403
  %590 = mul nsw i64 %404, %589
  %591 = add nsw i64 %590, %585
  %592 = udiv i64 %586, %403
  br label %596

593:
  %594 = mul nsw i64 %404, %586
  %595 = add nsw i64 %594, %585
  br label %596

596:
  %597 = phi i64 [ %595, %593 ], [ %591, %588 ], [ %585, %584 ]
  %598 = phi i64 [ %586, %593 ], [ %592, %588 ], [ %586, %584 ]
  br i1 %524, label %599, label %608

599:
  br i1 %525, label %605, label %600

600:
  %601 = urem i64 %598, %409
  %602 = mul nsw i64 %410, %601
  %603 = add nsw i64 %602, %597
  %604 = udiv i64 %598, %409
  br label %608

605:
  %606 = mul nsw i64 %410, %598
  %607 = add nsw i64 %606, %597
  br label %608

608:
  %609 = phi i64 [ %607, %605 ], [ %603, %600 ], [ %597, %596 ]
  %610 = phi i64 [ %598, %605 ], [ %604, %600 ], [ %598, %596 ]
  br i1 %526, label %611, label %619

611:
  br i1 %527, label %616, label %612

612:
  %613 = urem i64 %610, %415
  %614 = mul nsw i64 %416, %613
  %615 = add nsw i64 %614, %609
  br label %619

616:
  %617 = mul nsw i64 %416, %610
  %618 = add nsw i64 %617, %609
  br label %619

619:
  %620 = phi i64 [ %618, %616 ], [ %615, %612 ], [ %609, %608 ]
  %621 = mul nsw i64 %380, %555
  %622 = add nsw i64 %620, %621
  br label %623

623:
  %624 = phi i64 [ %552, %551 ], [ %622, %619 ]
  %625 = getelementptr inbounds i8, ptr %18, i64 %624
  br i1 %512, label %626, label %628

626:
  %627 = mul nsw i64 %420, %548
  br label %698

628:
  %629 = udiv i64 %548, %421
  %630 = urem i64 %548, %421
  br i1 %528, label %634, label %631

631:
  %632 = urem i64 %629, %426
  %633 = udiv i64 %629, %426
  br label %634

634:
  %635 = phi i64 [ %632, %631 ], [ %629, %628 ]
  %636 = phi i64 [ %633, %631 ], [ %629, %628 ]
  %637 = mul nsw i64 %425, %635
  br i1 %529, label %647, label %638

638:
  br i1 %530, label %644, label %639

639:
  %640 = urem i64 %636, %431
  %641 = mul nsw i64 %430, %640
  %642 = add nsw i64 %641, %637
  %643 = udiv i64 %636, %431
  br label %647

644:
  %645 = mul nsw i64 %430, %636
  %646 = add nsw i64 %645, %637
  br label %647

647:
  %648 = phi i64 [ %646, %644 ], [ %642, %639 ], [ %637, %634 ]
  %649 = phi i64 [ %636, %644 ], [ %643, %639 ], [ %636, %634 ]
  br i1 %531, label %650, label %659

650:
  br i1 %532, label %656, label %651

651:
  %652 = urem i64 %649, %436
  %653 = mul nsw i64 %435, %652
  %654 = add nsw i64 %653, %648
  %655 = udiv i64 %649, %436
  br label %659

656:
  %657 = mul nsw i64 %435, %649
  %658 = add nsw i64 %657, %648
  br label %659

659:
  %660 = phi i64 [ %658, %656 ], [ %654, %651 ], [ %648, %647 ]
  %661 = phi i64 [ %649, %656 ], [ %655, %651 ], [ %649, %647 ]
  br i1 %533, label %662, label %671

662:
  br i1 %534, label %668, label %663

663:
  %664 = urem i64 %661, %441
  %665 = mul nsw i64 %440, %664
  %666 = add nsw i64 %665, %660
  %667 = udiv i64 %661, %441
  br label %671

668:
  %669 = mul nsw i64 %440, %661
  %670 = add nsw i64 %669, %660
  br label %671

671:
  %672 = phi i64 [ %670, %668 ], [ %666, %663 ], [ %660, %659 ]
  %673 = phi i64 [ %661, %668 ], [ %667, %663 ], [ %661, %659 ]
  br i1 %535, label %674, label %683

674:
  br i1 %536, label %680, label %675

675:
  %676 = urem i64 %673, %446
  %677 = mul nsw i64 %445, %676
  %678 = add nsw i64 %677, %672
  %679 = udiv i64 %673, %446
  br label %683

680:
  %681 = mul nsw i64 %445, %673
  %682 = add nsw i64 %681, %672
  br label %683

683:
  %684 = phi i64 [ %682, %680 ], [ %678, %675 ], [ %672, %671 ]
  %685 = phi i64 [ %673, %680 ], [ %679, %675 ], [ %673, %671 ]
  br i1 %537, label %686, label %694

686:
  br i1 %538, label %691, label %687

687:
  %688 = urem i64 %685, %451
  %689 = mul nsw i64 %450, %688
  %690 = add nsw i64 %689, %684
  br label %694

691:
  %692 = mul nsw i64 %450, %685
  %693 = add nsw i64 %692, %684
  br label %694

694:
  %695 = phi i64 [ %693, %691 ], [ %690, %687 ], [ %684, %683 ]
  %696 = mul nsw i64 %420, %630
  %697 = add nsw i64 %695, %696
  br label %698

698:
  %699 = phi i64 [ %627, %626 ], [ %697, %694 ]
  %700 = getelementptr inbounds i8, ptr %359, i64 %699
  br i1 %315, label %703, label %701

701:
  %702 = load i64, ptr %303, align 8
  br label %703

703:
  %704 = phi i64 [ %702, %701 ], [ 1, %698 ]
  br i1 %310, label %706, label %705

705:
  br i1 %515, label %747, label %745

706:
  br i1 %516, label %709, label %707

707:
  %708 = phi double [ 0x7FEFFFFFFFFFFFFF, %706 ], [ %742, %740 ]
  store double %708, ptr %550, align 8
  br label %783

709:
  %710 = phi double [ %742, %740 ], [ 0x7FEFFFFFFFFFFFFF, %706 ]
  %711 = phi i32 [ %741, %740 ], [ 0, %706 ]
  %712 = phi i64 [ %743, %740 ], [ 0, %706 ]
  br i1 %315, label %730, label %713

713:
  %714 = mul nsw i64 %712, %448
  %715 = getelementptr inbounds i8, ptr %700, i64 %714
  switch i64 %704, label %724 [
    i64 4, label %716
    i64 8, label %719
    i64 2, label %721
  ]

716:
  %717 = load i32, ptr %715, align 4
  %718 = sext i32 %717 to i64
  br label %727

719:
  %720 = load i64, ptr %715, align 8
  br label %727

721:
  %722 = load i16, ptr %715, align 2
  %723 = sext i16 %722 to i64
  br label %727

724:
  %725 = load i8, ptr %715, align 1
  %726 = sext i8 %725 to i64
  br label %727

727:
  %728 = phi i64 [ %718, %716 ], [ %720, %719 ], [ %723, %721 ], [ %726, %724 ]
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %740, label %730

730:
  %731 = mul nsw i64 %712, %413
  %732 = getelementptr inbounds i8, ptr %625, i64 %731
  %733 = load double, ptr %732, align 8
  %734 = icmp eq i32 %711, 0
  %735 = fcmp uno double %710, 0.000000e+00
  %736 = select i1 %734, i1 true, i1 %735
  %737 = fcmp olt double %733, %710
  %738 = select i1 %736, i1 true, i1 %737
  br i1 %738, label %739, label %740

739:
  br label %740

740:
  %741 = phi i32 [ %711, %727 ], [ 1, %730 ], [ 1, %739 ]
  %742 = phi double [ %710, %727 ], [ %710, %730 ], [ %733, %739 ]
  %743 = add nuw nsw i64 %712, 1
  %744 = icmp eq i64 %743, %412
  br i1 %744, label %707, label %709

745:
  %746 = phi float [ 0x47EFFFFFE0000000, %705 ], [ %779, %778 ]
  store float %746, ptr %550, align 4
  br label %783

747:
  %748 = phi i64 [ %781, %778 ], [ 0, %705 ]
  %749 = phi i32 [ %780, %778 ], [ 0, %705 ]
  %750 = phi float [ %779, %778 ], [ 0x47EFFFFFE0000000, %705 ]
  br i1 %315, label %768, label %751

751:
  %752 = mul nsw i64 %748, %448
  %753 = getelementptr inbounds i8, ptr %700, i64 %752
  switch i64 %704, label %762 [
    i64 4, label %754
    i64 8, label %757
    i64 2, label %759
  ]

754:
  %755 = load i32, ptr %753, align 4
  %756 = sext i32 %755 to i64
  br label %765

757:
  %758 = load i64, ptr %753, align 8
  br label %765

759:
  %760 = load i16, ptr %753, align 2
  %761 = sext i16 %760 to i64
  br label %765

762:
  %763 = load i8, ptr %753, align 1
  %764 = sext i8 %763 to i64
  br label %765

765:
  %766 = phi i64 [ %756, %754 ], [ %758, %757 ], [ %761, %759 ], [ %764, %762 ]
  %767 = icmp eq i64 %766, 0
  br i1 %767, label %778, label %768

768:
  %769 = mul nsw i64 %748, %413
  %770 = getelementptr inbounds i8, ptr %625, i64 %769
  %771 = load float, ptr %770, align 4
  %772 = icmp eq i32 %749, 0
  %773 = fcmp uno float %750, 0.000000e+00
  %774 = select i1 %772, i1 true, i1 %773
  %775 = fcmp olt float %771, %750
  %776 = select i1 %774, i1 true, i1 %775
  br i1 %776, label %777, label %778

777:
  br label %778

778:
  %779 = phi float [ %750, %765 ], [ %771, %777 ], [ %750, %768 ]
  %780 = phi i32 [ %749, %765 ], [ 1, %777 ], [ 1, %768 ]
  %781 = add nuw nsw i64 %748, 1
  %782 = icmp eq i64 %781, %412
  br i1 %782, label %745, label %747

783:
  %784 = add nuw nsw i64 %548, 1
  %785 = icmp eq i64 %784, %545
  br i1 %785, label %787, label %547

786:
  call void @_FortranAMinvalDim(ptr noundef captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef captures(none) %5) "pad-otherwise" #7
  br label %787

787:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  ret void
}

declare void @_FortranAMinvalDim(ptr noundef captures(none), ptr noundef captures(none), i32 noundef, ptr noundef, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #2

declare double @llvm.fabs.f64(double) #3

declare double @llvm.sqrt.f64(double) #3

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare float @llvm.fabs.f32(float) #6

declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noreturn }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { allocsize(0) }
