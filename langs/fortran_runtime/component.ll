; Made from component.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.component.move(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  switch i32 %3, label %9 [
    i32 28, label %10
    i32 27, label %6
    i32 35, label %7
    i32 34, label %8
  ]

6:
  br label %10

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %11 = phi i32 [ 0, %9 ], [ 1, %6 ], [ 4, %7 ], [ 3, %8 ], [ 2, %5 ]
  switch i32 %11, label %56 [
    i32 2, label %18
    i32 1, label %16
    i32 4, label %14
    i32 3, label %12
    i32 0, label %54
  ]

12:
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %44, label %57

14:
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %34, label %57

16:
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %27, label %57

18:
  %19 = icmp sgt i64 %2, 0
  br i1 %19, label %20, label %57

20:
  %21 = phi i64 [ %25, %20 ], [ 0, %18 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %21
  %24 = load double, ptr %23, align 8
  store double %24, ptr %22, align 8
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %57, label %20

27:
  %28 = phi i64 [ %32, %27 ], [ 0, %16 ]
  %29 = getelementptr inbounds nuw float, ptr %0, i64 %28
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %28
  %31 = load float, ptr %30, align 4
  store float %31, ptr %29, align 4
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, %2
  br i1 %33, label %57, label %27

34:
  %35 = phi i64 [ %42, %34 ], [ 0, %14 ]
  %36 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %0, i64 %35
  %37 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %1, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  store double %38, ptr %36, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store double %40, ptr %41, align 8
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %2
  br i1 %43, label %57, label %34

44:
  %45 = phi i64 [ %52, %44 ], [ 0, %12 ]
  %46 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %0, i64 %45
  %47 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %1, i64 %45
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %50 = load float, ptr %49, align 4
  store float %48, ptr %46, align 4
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 4
  store float %50, ptr %51, align 4
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %57, label %44

54:
  %55 = mul i64 %4, %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %55, i1 false)
  br label %57

56:
  unreachable

57:
  ret void
}

define linkonce_odr hidden void @pad.fortran.component.assign_data(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #1 {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %8, label %7

7:
  ret void

8:
  %9 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %10 = mul nsw i64 %9, %3
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  tail call void @pad.fortran.type.assign(ptr noundef %4, ptr noundef %11, ptr noundef %12) #10
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %7, label %8
}

declare void @pad.fortran.type.assign(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.component.initialize_data(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %7, label %6

6:
  ret void

7:
  %8 = phi i64 [ %11, %7 ], [ 0, %4 ]
  %9 = mul nsw i64 %8, %2
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  tail call void @pad.fortran.type.initialize(ptr noundef %3, ptr noundef %10) #10
  %11 = add nuw nsw i64 %8, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %6, label %7
}

declare void @pad.fortran.type.initialize(ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.component.destroy_data(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %7, label %6

6:
  ret void

7:
  %8 = phi i64 [ %11, %7 ], [ 0, %4 ]
  %9 = mul nsw i64 %8, %2
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  tail call void @pad.fortran.type.destroy(ptr noundef %3, ptr noundef %10) #10
  %11 = add nuw nsw i64 %8, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %6, label %7
}

declare void @pad.fortran.type.destroy(ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden void @pad.fortran.component.clear(ptr noundef writeonly captures(none) initializes((0, 24)) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #3 {
  store ptr null, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %8, align 8
  %9 = trunc i32 %2 to i8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %9, ptr %10, align 4
  %11 = trunc i32 %3 to i8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %11, ptr %12, align 1
  %13 = trunc i32 %1 to i8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %13, ptr %14, align 2
  %15 = icmp ne ptr %5, null
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %16, ptr %17, align 1
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %25, label %29

19:
  %20 = mul nuw nsw i32 %2, 24
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  store ptr %5, ptr %23, align 8
  br label %24

24:
  ret void

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %28, align 8
  br label %29

29:
  %30 = icmp sgt i32 %2, 1
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  br label %34

34:
  %35 = icmp sgt i32 %2, 2
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  br label %39

39:
  %40 = icmp sgt i32 %2, 3
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false)
  br label %44

44:
  %45 = icmp sgt i32 %2, 4
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 128
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  br label %49

49:
  %50 = icmp sgt i32 %2, 5
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 152
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  br label %54

54:
  %55 = icmp sgt i32 %2, 6
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 176
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %58, i8 0, i64 16, i1 false)
  br label %59

59:
  %60 = icmp ult i32 %2, 8
  %61 = and i1 %15, %60
  br i1 %61, label %19, label %24
}

define linkonce_odr hidden void @pad.fortran.component.destroy(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #1 {
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq i32 %1, -128
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i8, ptr %9, align 4
  %11 = sext i8 %10 to i32
  br label %12

12:
  %13 = phi i32 [ %11, %8 ], [ %1, %5 ]
  %14 = icmp eq i32 %2, -128
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ %2, %12 ]
  %21 = icmp sgt i32 %13, 0
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %28 = phi i64 [ %24, %22 ], [ 1, %19 ]
  %29 = phi i64 [ %26, %22 ], [ 0, %19 ]
  %30 = icmp sgt i32 %13, 1
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %33, %31 ], [ 1, %27 ]
  %38 = phi i64 [ %35, %31 ], [ 0, %27 ]
  %39 = icmp sgt i32 %13, 2
  br i1 %39, label %40, label %45

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %44 = load i64, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ %42, %40 ], [ 1, %36 ]
  %47 = phi i64 [ %44, %40 ], [ 0, %36 ]
  %48 = icmp sgt i32 %13, 3
  br i1 %48, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ %51, %49 ], [ 1, %45 ]
  %56 = phi i64 [ %53, %49 ], [ 0, %45 ]
  %57 = icmp sgt i32 %13, 4
  br i1 %57, label %58, label %63

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %62 = load i64, ptr %61, align 8
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ 1, %54 ]
  %65 = phi i64 [ %62, %58 ], [ 0, %54 ]
  %66 = icmp sgt i32 %13, 5
  br i1 %66, label %67, label %72

67:
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %71 = load i64, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ %69, %67 ], [ 1, %63 ]
  %74 = phi i64 [ %71, %67 ], [ 0, %63 ]
  %75 = icmp sgt i32 %13, 6
  br i1 %75, label %76, label %81

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %80 = load i64, ptr %79, align 8
  br label %81

81:
  %82 = phi i64 [ %78, %76 ], [ 1, %72 ]
  %83 = phi i64 [ %80, %76 ], [ 0, %72 ]
  %84 = icmp eq ptr %4, null
  %85 = icmp eq i32 %20, 42
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %139

87:
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %89 = load i8, ptr %88, align 1
  %90 = and i8 %89, 1
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %139, label %92

92:
  %93 = icmp eq i32 %13, 0
  br i1 %93, label %94, label %97

94:
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8
  br label %97

97:
  %98 = phi ptr [ %96, %94 ], [ null, %92 ]
  %99 = icmp eq i32 %13, 1
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %102 = load ptr, ptr %101, align 8
  br label %103

103:
  %104 = phi ptr [ %102, %100 ], [ %98, %97 ]
  %105 = icmp eq i32 %13, 2
  br i1 %105, label %106, label %109

106:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %108 = load ptr, ptr %107, align 8
  br label %109

109:
  %110 = phi ptr [ %108, %106 ], [ %104, %103 ]
  %111 = icmp eq i32 %13, 3
  br i1 %111, label %112, label %115

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %114 = load ptr, ptr %113, align 8
  br label %115

115:
  %116 = phi ptr [ %114, %112 ], [ %110, %109 ]
  %117 = icmp eq i32 %13, 4
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %120 = load ptr, ptr %119, align 8
  br label %121

121:
  %122 = phi ptr [ %120, %118 ], [ %116, %115 ]
  %123 = icmp eq i32 %13, 5
  br i1 %123, label %124, label %127

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %126 = load ptr, ptr %125, align 8
  br label %127

127:
  %128 = phi ptr [ %126, %124 ], [ %122, %121 ]
  %129 = icmp eq i32 %13, 6
  br i1 %129, label %130, label %133

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %132 = load ptr, ptr %131, align 8
  br label %133

133:
  %134 = phi ptr [ %132, %130 ], [ %128, %127 ]
  %135 = icmp eq i32 %13, 7
  br i1 %135, label %136, label %139

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %140 = phi ptr [ null, %87 ], [ %4, %81 ], [ %138, %136 ], [ %134, %133 ]
  %141 = icmp eq ptr %6, null
  br i1 %141, label %279, label %142

142:
  %143 = icmp sgt i32 %13, 7
  %144 = select i1 %84, i1 true, i1 %143
  %145 = xor i1 %85, true
  %146 = select i1 %144, i1 true, i1 %145
  %147 = icmp eq ptr %140, null
  %148 = select i1 %146, i1 true, i1 %147
  br i1 %148, label %278, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %140, i64 430
  %151 = load i8, ptr %150, align 2
  %152 = icmp eq i8 %151, 0
  br i1 %152, label %161, label %153

153:
  %154 = getelementptr inbounds nuw i8, ptr %140, i64 431
  %155 = load i8, ptr %154, align 1
  %156 = icmp eq i8 %155, 0
  br i1 %156, label %161, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %140, i64 432
  %159 = load i8, ptr %158, align 8
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %161, label %278

161:
  %162 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %140) #10
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %278, label %164

164:
  %165 = icmp eq i32 %1, 0
  br i1 %165, label %166, label %167

166:
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %4, ptr noundef nonnull %6) #10
  br label %278

167:
  %168 = mul nsw i64 %37, %28
  %169 = mul nsw i64 %46, %168
  %170 = mul nsw i64 %55, %169
  %171 = mul nsw i64 %64, %170
  %172 = mul nsw i64 %73, %171
  %173 = mul nsw i64 %82, %172
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %181

175:
  %176 = mul nsw i64 %46, %37
  %177 = mul nsw i64 %55, %176
  %178 = mul nsw i64 %64, %177
  %179 = mul nsw i64 %73, %178
  %180 = mul nsw i64 %82, %179
  br label %181

181:
  %182 = phi i64 [ 0, %167 ], [ %180, %175 ]
  %183 = icmp sgt i64 %182, 0
  br i1 %183, label %184, label %278

184:
  %185 = mul nsw i64 %29, %28
  %186 = icmp sgt i32 %1, 1
  %187 = icmp eq i32 %1, 2
  %188 = icmp sgt i32 %1, 2
  %189 = icmp eq i32 %1, 3
  %190 = icmp sgt i32 %1, 3
  %191 = icmp eq i32 %1, 4
  %192 = icmp sgt i32 %1, 4
  %193 = icmp eq i32 %1, 5
  %194 = icmp sgt i32 %1, 5
  %195 = icmp eq i32 %1, 6
  %196 = icmp sgt i32 %1, 6
  %197 = icmp eq i32 %1, 7
  %198 = icmp eq i64 %185, 0
  br label %199

199:
  %200 = phi i64 [ 0, %184 ], [ %272, %271 ]
  br i1 %186, label %201, label %208

201:
  br i1 %187, label %206, label %202

202:
  %203 = urem i64 %200, %37
  %204 = mul nsw i64 %38, %203
  %205 = udiv i64 %200, %37
  br label %208

206:
  %207 = mul nsw i64 %38, %200
  br label %208

208:
  %209 = phi i64 [ %207, %206 ], [ %204, %202 ], [ 0, %199 ]
  %210 = phi i64 [ %200, %206 ], [ %205, %202 ], [ %200, %199 ]
  br i1 %188, label %211, label %220

211:
  br i1 %189, label %217, label %212

212:
  %213 = urem i64 %210, %46
  %214 = mul nsw i64 %47, %213
  %215 = add nsw i64 %214, %209
  %216 = udiv i64 %210, %46
  br label %220

217:
  %218 = mul nsw i64 %47, %210
  %219 = add nsw i64 %218, %209
  br label %220

220:
  %221 = phi i64 [ %219, %217 ], [ %215, %212 ], [ %209, %208 ]
  %222 = phi i64 [ %210, %217 ], [ %216, %212 ], [ %210, %208 ]
  br i1 %190, label %223, label %232

223:
  br i1 %191, label %229, label %224

224:
  %225 = urem i64 %222, %55
  %226 = mul nsw i64 %56, %225
  %227 = add nsw i64 %226, %221
  %228 = udiv i64 %222, %55
  br label %232

229:
  %230 = mul nsw i64 %56, %222
  %231 = add nsw i64 %230, %221
  br label %232

232:
  %233 = phi i64 [ %231, %229 ], [ %227, %224 ], [ %221, %220 ]
  %234 = phi i64 [ %222, %229 ], [ %228, %224 ], [ %222, %220 ]
  br i1 %192, label %235, label %244

235:
  br i1 %193, label %241, label %236

236:
  %237 = urem i64 %234, %64
  %238 = mul nsw i64 %65, %237
  %239 = add nsw i64 %238, %233
  %240 = udiv i64 %234, %64
  br label %244

241:
  %242 = mul nsw i64 %65, %234
  %243 = add nsw i64 %242, %233
  br label %244

244:
  %245 = phi i64 [ %243, %241 ], [ %239, %236 ], [ %233, %232 ]
  %246 = phi i64 [ %234, %241 ], [ %240, %236 ], [ %234, %232 ]
  br i1 %194, label %247, label %256

247:
  br i1 %195, label %253, label %248

248:
  %249 = urem i64 %246, %73
  %250 = mul nsw i64 %74, %249
  %251 = add nsw i64 %250, %245
  %252 = udiv i64 %246, %73
  br label %256

253:
  %254 = mul nsw i64 %74, %246
  %255 = add nsw i64 %254, %245
  br label %256

256:
  %257 = phi i64 [ %255, %253 ], [ %251, %248 ], [ %245, %244 ]
  %258 = phi i64 [ %246, %253 ], [ %252, %248 ], [ %246, %244 ]
  br i1 %196, label %259, label %267

259:
  br i1 %197, label %264, label %260

260:
  %261 = urem i64 %258, %82
  %262 = mul nsw i64 %83, %261
  %263 = add nsw i64 %262, %257
  br label %267

264:
  %265 = mul nsw i64 %83, %258
  %266 = add nsw i64 %265, %257
  br label %267

267:
  %268 = phi i64 [ %266, %264 ], [ %263, %260 ], [ %257, %256 ]
  %269 = getelementptr inbounds i8, ptr %6, i64 %268
  %270 = getelementptr inbounds i8, ptr %269, i64 %185
  br i1 %198, label %271, label %274

271:
  %272 = add nuw nsw i64 %200, 1
  %273 = icmp eq i64 %272, %182
  br i1 %273, label %278, label %199

274:
  %275 = phi ptr [ %276, %274 ], [ %269, %267 ]
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %4, ptr noundef %275) #10
  %276 = getelementptr inbounds i8, ptr %275, i64 %29
  %277 = icmp eq ptr %276, %270
  br i1 %277, label %271, label %274

278:
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8
  br label %279

279:
  ret void
}

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

define linkonce_odr hidden void @pad.fortran.component.assign_allocatable(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #1 {
  %7 = load ptr, ptr %1, align 8
  %8 = icmp eq i64 %4, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %9 ], [ %4, %6 ]
  %14 = icmp eq i32 %2, -128
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %17 = load i8, ptr %16, align 4
  %18 = sext i8 %17 to i32
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ %2, %12 ]
  %21 = icmp eq i32 %3, -128
  br i1 %21, label %22, label %26

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %22 ], [ %3, %19 ]
  %28 = icmp sgt i32 %20, 0
  br i1 %28, label %29, label %36

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %29 ], [ 0, %26 ]
  %38 = phi i64 [ %33, %29 ], [ 1, %26 ]
  %39 = phi i64 [ %31, %29 ], [ 1, %26 ]
  %40 = icmp sgt i32 %20, 1
  br i1 %40, label %41, label %48

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %47, %41 ], [ 0, %36 ]
  %50 = phi i64 [ %45, %41 ], [ 1, %36 ]
  %51 = phi i64 [ %43, %41 ], [ 1, %36 ]
  %52 = icmp sgt i32 %20, 2
  br i1 %52, label %53, label %60

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %59, %53 ], [ 0, %48 ]
  %62 = phi i64 [ %57, %53 ], [ 1, %48 ]
  %63 = phi i64 [ %55, %53 ], [ 1, %48 ]
  %64 = icmp sgt i32 %20, 3
  br i1 %64, label %65, label %72

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %71 = load i64, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ %71, %65 ], [ 0, %60 ]
  %74 = phi i64 [ %69, %65 ], [ 1, %60 ]
  %75 = phi i64 [ %67, %65 ], [ 1, %60 ]
  %76 = icmp sgt i32 %20, 4
  br i1 %76, label %77, label %84

77:
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i64, ptr %82, align 8
  br label %84

84:
  %85 = phi i64 [ %83, %77 ], [ 0, %72 ]
  %86 = phi i64 [ %81, %77 ], [ 1, %72 ]
  %87 = phi i64 [ %79, %77 ], [ 1, %72 ]
  %88 = icmp sgt i32 %20, 5
  br i1 %88, label %89, label %96

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %95 = load i64, ptr %94, align 8
  br label %96

96:
  %97 = phi i64 [ %95, %89 ], [ 0, %84 ]
  %98 = phi i64 [ %93, %89 ], [ 1, %84 ]
  %99 = phi i64 [ %91, %89 ], [ 1, %84 ]
  %100 = icmp sgt i32 %20, 6
  br i1 %100, label %101, label %108

101:
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %107 = load i64, ptr %106, align 8
  br label %108

108:
  %109 = phi i64 [ %107, %101 ], [ 0, %96 ]
  %110 = phi i64 [ %105, %101 ], [ 1, %96 ]
  %111 = phi i64 [ %103, %101 ], [ 1, %96 ]
  %112 = icmp eq ptr %5, null
  %113 = icmp eq i32 %27, 42
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %167

115:
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %117 = load i8, ptr %116, align 1
  %118 = and i8 %117, 1
  %119 = icmp eq i8 %118, 0
  br i1 %119, label %167, label %120

120:
  %121 = icmp eq i32 %20, 0
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8
  br label %125

125:
  %126 = phi ptr [ %124, %122 ], [ null, %120 ]
  %127 = icmp eq i32 %20, 1
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %130 = load ptr, ptr %129, align 8
  br label %131

131:
  %132 = phi ptr [ %130, %128 ], [ %126, %125 ]
  %133 = icmp eq i32 %20, 2
  br i1 %133, label %134, label %137

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %136 = load ptr, ptr %135, align 8
  br label %137

137:
  %138 = phi ptr [ %136, %134 ], [ %132, %131 ]
  %139 = icmp eq i32 %20, 3
  br i1 %139, label %140, label %143

140:
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %142 = load ptr, ptr %141, align 8
  br label %143

143:
  %144 = phi ptr [ %142, %140 ], [ %138, %137 ]
  %145 = icmp eq i32 %20, 4
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %148 = load ptr, ptr %147, align 8
  br label %149

149:
  %150 = phi ptr [ %148, %146 ], [ %144, %143 ]
  %151 = icmp eq i32 %20, 5
  br i1 %151, label %152, label %155

152:
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %154 = load ptr, ptr %153, align 8
  br label %155

155:
  %156 = phi ptr [ %154, %152 ], [ %150, %149 ]
  %157 = icmp eq i32 %20, 6
  br i1 %157, label %158, label %161

158:
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %160 = load ptr, ptr %159, align 8
  br label %161

161:
  %162 = phi ptr [ %160, %158 ], [ %156, %155 ]
  %163 = icmp eq i32 %20, 7
  br i1 %163, label %164, label %167

164:
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %166 = load ptr, ptr %165, align 8
  br label %167

167:
  %168 = phi ptr [ null, %115 ], [ %5, %108 ], [ %166, %164 ], [ %162, %161 ]
  %169 = icmp eq ptr %7, null
  br i1 %169, label %174, label %170

170:
  %171 = icmp ne ptr %5, null
  %172 = icmp ne i64 %4, 0
  %173 = or i1 %172, %171
  br i1 %173, label %445, label %174

174:
  %175 = load ptr, ptr %0, align 8
  br i1 %14, label %176, label %180

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %178 = load i8, ptr %177, align 4
  %179 = sext i8 %178 to i32
  br label %180

180:
  %181 = phi i32 [ %179, %176 ], [ %2, %174 ]
  br i1 %21, label %182, label %186

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %184 = load i8, ptr %183, align 1
  %185 = sext i8 %184 to i32
  br label %186

186:
  %187 = phi i32 [ %185, %182 ], [ %3, %180 ]
  %188 = icmp sgt i32 %181, 0
  br i1 %188, label %189, label %194

189:
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %193 = load i64, ptr %192, align 8
  br label %194

194:
  %195 = phi i64 [ %193, %189 ], [ 0, %186 ]
  %196 = phi i64 [ %191, %189 ], [ 1, %186 ]
  %197 = icmp sgt i32 %181, 1
  br i1 %197, label %198, label %203

198:
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %202 = load i64, ptr %201, align 8
  br label %203

203:
  %204 = phi i64 [ %202, %198 ], [ 0, %194 ]
  %205 = phi i64 [ %200, %198 ], [ 1, %194 ]
  %206 = icmp sgt i32 %181, 2
  br i1 %206, label %207, label %212

207:
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %211 = load i64, ptr %210, align 8
  br label %212

212:
  %213 = phi i64 [ %211, %207 ], [ 0, %203 ]
  %214 = phi i64 [ %209, %207 ], [ 1, %203 ]
  %215 = icmp sgt i32 %181, 3
  br i1 %215, label %216, label %221

216:
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %220 = load i64, ptr %219, align 8
  br label %221

221:
  %222 = phi i64 [ %220, %216 ], [ 0, %212 ]
  %223 = phi i64 [ %218, %216 ], [ 1, %212 ]
  %224 = icmp sgt i32 %181, 4
  br i1 %224, label %225, label %230

225:
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %229 = load i64, ptr %228, align 8
  br label %230

230:
  %231 = phi i64 [ %229, %225 ], [ 0, %221 ]
  %232 = phi i64 [ %227, %225 ], [ 1, %221 ]
  %233 = icmp sgt i32 %181, 5
  br i1 %233, label %234, label %239

234:
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %238 = load i64, ptr %237, align 8
  br label %239

239:
  %240 = phi i64 [ %238, %234 ], [ 0, %230 ]
  %241 = phi i64 [ %236, %234 ], [ 1, %230 ]
  %242 = icmp sgt i32 %181, 6
  br i1 %242, label %243, label %248

243:
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %247 = load i64, ptr %246, align 8
  br label %248

248:
  %249 = phi i64 [ %247, %243 ], [ 0, %239 ]
  %250 = phi i64 [ %245, %243 ], [ 1, %239 ]
  %251 = icmp eq i32 %187, 42
  %252 = select i1 %112, i1 %251, i1 false
  br i1 %252, label %253, label %305

253:
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %255 = load i8, ptr %254, align 1
  %256 = and i8 %255, 1
  %257 = icmp eq i8 %256, 0
  br i1 %257, label %305, label %258

258:
  %259 = icmp eq i32 %181, 0
  br i1 %259, label %260, label %263

260:
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %262 = load ptr, ptr %261, align 8
  br label %263

263:
  %264 = phi ptr [ %262, %260 ], [ null, %258 ]
  %265 = icmp eq i32 %181, 1
  br i1 %265, label %266, label %269

266:
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %268 = load ptr, ptr %267, align 8
  br label %269

269:
  %270 = phi ptr [ %268, %266 ], [ %264, %263 ]
  %271 = icmp eq i32 %181, 2
  br i1 %271, label %272, label %275

272:
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %274 = load ptr, ptr %273, align 8
  br label %275

275:
  %276 = phi ptr [ %274, %272 ], [ %270, %269 ]
  %277 = icmp eq i32 %181, 3
  br i1 %277, label %278, label %281

278:
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %280 = load ptr, ptr %279, align 8
  br label %281

281:
  %282 = phi ptr [ %280, %278 ], [ %276, %275 ]
  %283 = icmp eq i32 %181, 4
  br i1 %283, label %284, label %287

284:
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %286 = load ptr, ptr %285, align 8
  br label %287

287:
  %288 = phi ptr [ %286, %284 ], [ %282, %281 ]
  %289 = icmp eq i32 %181, 5
  br i1 %289, label %290, label %293

290:
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %292 = load ptr, ptr %291, align 8
  br label %293

293:
  %294 = phi ptr [ %292, %290 ], [ %288, %287 ]
  %295 = icmp eq i32 %181, 6
  br i1 %295, label %296, label %299

296:
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %298 = load ptr, ptr %297, align 8
  br label %299

299:
  %300 = phi ptr [ %298, %296 ], [ %294, %293 ]
  %301 = icmp eq i32 %181, 7
  br i1 %301, label %302, label %305

302:
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %304 = load ptr, ptr %303, align 8
  br label %305

305:
  %306 = phi ptr [ null, %253 ], [ %5, %248 ], [ %304, %302 ], [ %300, %299 ]
  %307 = icmp eq ptr %175, null
  br i1 %307, label %445, label %308

308:
  %309 = icmp sgt i32 %181, 7
  %310 = select i1 %112, i1 true, i1 %309
  %311 = xor i1 %251, true
  %312 = select i1 %310, i1 true, i1 %311
  %313 = icmp eq ptr %306, null
  %314 = select i1 %312, i1 true, i1 %313
  br i1 %314, label %444, label %315

315:
  %316 = getelementptr inbounds nuw i8, ptr %306, i64 430
  %317 = load i8, ptr %316, align 2
  %318 = icmp eq i8 %317, 0
  br i1 %318, label %327, label %319

319:
  %320 = getelementptr inbounds nuw i8, ptr %306, i64 431
  %321 = load i8, ptr %320, align 1
  %322 = icmp eq i8 %321, 0
  br i1 %322, label %327, label %323

323:
  %324 = getelementptr inbounds nuw i8, ptr %306, i64 432
  %325 = load i8, ptr %324, align 8
  %326 = icmp eq i8 %325, 0
  br i1 %326, label %327, label %444

327:
  %328 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %306) #10
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %444, label %330

330:
  %331 = icmp eq i32 %2, 0
  br i1 %331, label %332, label %333

332:
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %5, ptr noundef nonnull %175) #10
  br label %444

333:
  %334 = mul nsw i64 %205, %196
  %335 = mul nsw i64 %214, %334
  %336 = mul nsw i64 %223, %335
  %337 = mul nsw i64 %232, %336
  %338 = mul nsw i64 %241, %337
  %339 = mul nsw i64 %250, %338
  %340 = icmp sgt i64 %339, 0
  br i1 %340, label %341, label %347

341:
  %342 = mul nsw i64 %214, %205
  %343 = mul nsw i64 %223, %342
  %344 = mul nsw i64 %232, %343
  %345 = mul nsw i64 %241, %344
  %346 = mul nsw i64 %250, %345
  br label %347

347:
  %348 = phi i64 [ 0, %333 ], [ %346, %341 ]
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %350, label %444

350:
  %351 = mul nsw i64 %195, %196
  %352 = icmp sgt i32 %2, 1
  %353 = icmp eq i32 %2, 2
  %354 = icmp sgt i32 %2, 2
  %355 = icmp eq i32 %2, 3
  %356 = icmp sgt i32 %2, 3
  %357 = icmp eq i32 %2, 4
  %358 = icmp sgt i32 %2, 4
  %359 = icmp eq i32 %2, 5
  %360 = icmp sgt i32 %2, 5
  %361 = icmp eq i32 %2, 6
  %362 = icmp sgt i32 %2, 6
  %363 = icmp eq i32 %2, 7
  %364 = icmp eq i64 %351, 0
  br label %365

365:
  %366 = phi i64 [ 0, %350 ], [ %438, %437 ]
  br i1 %352, label %367, label %374

367:
  br i1 %353, label %372, label %368

368:
  %369 = urem i64 %366, %205
  %370 = mul nsw i64 %204, %369
  %371 = udiv i64 %366, %205
  br label %374

372:
  %373 = mul nsw i64 %204, %366
  br label %374

374:
  %375 = phi i64 [ %373, %372 ], [ %370, %368 ], [ 0, %365 ]
  %376 = phi i64 [ %366, %372 ], [ %371, %368 ], [ %366, %365 ]
  br i1 %354, label %377, label %386

377:
  br i1 %355, label %383, label %378

378:
  %379 = urem i64 %376, %214
  %380 = mul nsw i64 %213, %379
  %381 = add nsw i64 %380, %375
  %382 = udiv i64 %376, %214
  br label %386

383:
  %384 = mul nsw i64 %213, %376
  %385 = add nsw i64 %384, %375
  br label %386

386:
  %387 = phi i64 [ %385, %383 ], [ %381, %378 ], [ %375, %374 ]
  %388 = phi i64 [ %376, %383 ], [ %382, %378 ], [ %376, %374 ]
  br i1 %356, label %389, label %398

389:
  br i1 %357, label %395, label %390

390:
  %391 = urem i64 %388, %223
  %392 = mul nsw i64 %222, %391
  %393 = add nsw i64 %392, %387
  %394 = udiv i64 %388, %223
  br label %398

395:
  %396 = mul nsw i64 %222, %388
  %397 = add nsw i64 %396, %387
  br label %398

398:
  %399 = phi i64 [ %397, %395 ], [ %393, %390 ], [ %387, %386 ]
  %400 = phi i64 [ %388, %395 ], [ %394, %390 ], [ %388, %386 ]
  br i1 %358, label %401, label %410

401:
  br i1 %359, label %407, label %402

402:
  %403 = urem i64 %400, %232
  %404 = mul nsw i64 %231, %403
  %405 = add nsw i64 %404, %399
  %406 = udiv i64 %400, %232
  br label %410

407:
  %408 = mul nsw i64 %231, %400
  %409 = add nsw i64 %408, %399
  br label %410

410:
  %411 = phi i64 [ %409, %407 ], [ %405, %402 ], [ %399, %398 ]
  %412 = phi i64 [ %400, %407 ], [ %406, %402 ], [ %400, %398 ]
  br i1 %360, label %413, label %422

413:
  br i1 %361, label %419, label %414

414:
  %415 = urem i64 %412, %241
  %416 = mul nsw i64 %240, %415
  %417 = add nsw i64 %416, %411
  %418 = udiv i64 %412, %241
  br label %422

419:
  %420 = mul nsw i64 %240, %412
  %421 = add nsw i64 %420, %411
  br label %422

422:
  %423 = phi i64 [ %421, %419 ], [ %417, %414 ], [ %411, %410 ]
  %424 = phi i64 [ %412, %419 ], [ %418, %414 ], [ %412, %410 ]
  br i1 %362, label %425, label %433

425:
  br i1 %363, label %430, label %426

426:
  %427 = urem i64 %424, %250
  %428 = mul nsw i64 %249, %427
  %429 = add nsw i64 %428, %423
  br label %433

430:
  %431 = mul nsw i64 %249, %424
  %432 = add nsw i64 %431, %423
  br label %433

433:
  %434 = phi i64 [ %432, %430 ], [ %429, %426 ], [ %423, %422 ]
  %435 = getelementptr inbounds i8, ptr %175, i64 %434
  %436 = getelementptr inbounds i8, ptr %435, i64 %351
  br i1 %364, label %437, label %440

437:
  %438 = add nuw nsw i64 %366, 1
  %439 = icmp eq i64 %438, %348
  br i1 %439, label %444, label %365

440:
  %441 = phi ptr [ %442, %440 ], [ %435, %433 ]
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %5, ptr noundef %441) #10
  %442 = getelementptr inbounds i8, ptr %441, i64 %195
  %443 = icmp eq ptr %442, %436
  br i1 %443, label %437, label %440

444:
  tail call void @free(ptr noundef %175)
  store ptr null, ptr %0, align 8
  br label %445

445:
  br i1 %169, label %2137, label %446

446:
  %447 = load ptr, ptr %0, align 8
  br i1 %8, label %448, label %451

448:
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %450 = load i64, ptr %449, align 8
  br label %451

451:
  %452 = phi i64 [ %450, %448 ], [ %4, %446 ]
  br i1 %14, label %453, label %457

453:
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %455 = load i8, ptr %454, align 4
  %456 = sext i8 %455 to i32
  br label %457

457:
  %458 = phi i32 [ %456, %453 ], [ %2, %451 ]
  %459 = icmp sgt i32 %458, 0
  br i1 %459, label %460, label %465

460:
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %464 = load i64, ptr %463, align 8
  br label %465

465:
  %466 = phi i64 [ %464, %460 ], [ 0, %457 ]
  %467 = phi i64 [ %462, %460 ], [ 1, %457 ]
  %468 = icmp sgt i32 %458, 1
  br i1 %468, label %469, label %474

469:
  %470 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %471 = load i64, ptr %470, align 8
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %473 = load i64, ptr %472, align 8
  br label %474

474:
  %475 = phi i64 [ %473, %469 ], [ 0, %465 ]
  %476 = phi i64 [ %471, %469 ], [ 1, %465 ]
  %477 = icmp sgt i32 %458, 2
  br i1 %477, label %478, label %483

478:
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %482 = load i64, ptr %481, align 8
  br label %483

483:
  %484 = phi i64 [ %482, %478 ], [ 0, %474 ]
  %485 = phi i64 [ %480, %478 ], [ 1, %474 ]
  %486 = icmp sgt i32 %458, 3
  br i1 %486, label %487, label %492

487:
  %488 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %489 = load i64, ptr %488, align 8
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %491 = load i64, ptr %490, align 8
  br label %492

492:
  %493 = phi i64 [ %491, %487 ], [ 0, %483 ]
  %494 = phi i64 [ %489, %487 ], [ 1, %483 ]
  %495 = icmp sgt i32 %458, 4
  br i1 %495, label %496, label %501

496:
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %500 = load i64, ptr %499, align 8
  br label %501

501:
  %502 = phi i64 [ %500, %496 ], [ 0, %492 ]
  %503 = phi i64 [ %498, %496 ], [ 1, %492 ]
  %504 = icmp sgt i32 %458, 5
  br i1 %504, label %505, label %510

505:
  %506 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %507 = load i64, ptr %506, align 8
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %509 = load i64, ptr %508, align 8
  br label %510

510:
  %511 = phi i64 [ %509, %505 ], [ 0, %501 ]
  %512 = phi i64 [ %507, %505 ], [ 1, %501 ]
  %513 = icmp sgt i32 %458, 6
  br i1 %513, label %514, label %519

514:
  %515 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %516 = load i64, ptr %515, align 8
  %517 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %518 = load i64, ptr %517, align 8
  br label %519

519:
  %520 = phi i64 [ %518, %514 ], [ 0, %510 ]
  %521 = phi i64 [ %516, %514 ], [ 1, %510 ]
  br i1 %112, label %544, label %522

522:
  %523 = icmp sgt i32 %20, 7
  br i1 %523, label %544, label %524

524:
  br i1 %113, label %525, label %541

525:
  %526 = icmp eq ptr %168, null
  br i1 %526, label %544, label %527

527:
  %528 = getelementptr inbounds nuw i8, ptr %168, i64 430
  %529 = load i8, ptr %528, align 2
  %530 = icmp eq i8 %529, 0
  br i1 %530, label %539, label %531

531:
  %532 = getelementptr inbounds nuw i8, ptr %168, i64 431
  %533 = load i8, ptr %532, align 1
  %534 = icmp eq i8 %533, 0
  br i1 %534, label %539, label %535

535:
  %536 = getelementptr inbounds nuw i8, ptr %168, i64 432
  %537 = load i8, ptr %536, align 8
  %538 = icmp eq i8 %537, 0
  br i1 %538, label %539, label %544

539:
  %540 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %168) #10
  br label %544

541:
  %542 = add i32 %27, -1
  %543 = icmp ult i32 %542, 49
  br label %544

544:
  %545 = phi i1 [ true, %519 ], [ %543, %541 ], [ false, %522 ], [ false, %525 ], [ false, %539 ], [ true, %535 ]
  switch i32 %27, label %549 [
    i32 28, label %550
    i32 27, label %546
    i32 35, label %547
    i32 34, label %548
  ]

546:
  br label %550

547:
  br label %550

548:
  br label %550

549:
  br label %550

550:
  %551 = phi i32 [ 0, %549 ], [ 1, %546 ], [ 4, %547 ], [ 3, %548 ], [ 2, %544 ]
  %552 = icmp eq i32 %20, 0
  %553 = select i1 %552, i32 %458, i32 %20
  %554 = icmp eq ptr %447, null
  br i1 %554, label %563, label %555

555:
  %556 = icmp ult i32 %27, 45
  %557 = zext nneg i32 %27 to i45
  %558 = lshr i45 -7696581394432, %557
  %559 = trunc i45 %558 to i1
  %560 = select i1 %556, i1 %559, i1 false
  %561 = icmp ne i64 %452, %13
  %562 = select i1 %560, i1 %561, i1 false
  br label %563

563:
  %564 = phi i1 [ %562, %555 ], [ true, %550 ]
  br i1 %552, label %565, label %586

565:
  br i1 %564, label %566, label %694

566:
  %567 = mul nsw i64 %476, %467
  %568 = mul nsw i64 %485, %567
  %569 = mul nsw i64 %494, %568
  %570 = mul nsw i64 %503, %569
  %571 = mul nsw i64 %512, %570
  %572 = mul nsw i64 %521, %571
  %573 = mul i64 %572, %13
  %574 = tail call i64 @llvm.umax.i64(i64 %573, i64 1)
  %575 = tail call ptr @malloc(i64 noundef %574) #11
  store ptr %575, ptr %0, align 8
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %576, align 8
  %577 = trunc i32 %27 to i8
  %578 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %577, ptr %578, align 1
  %579 = mul nsw i64 %467, %13
  %580 = mul nsw i64 %476, %579
  %581 = mul nsw i64 %485, %580
  %582 = mul nsw i64 %494, %581
  %583 = mul nsw i64 %503, %582
  %584 = mul nsw i64 %512, %583
  %585 = icmp eq ptr %447, null
  br label %694

586:
  br i1 %564, label %601, label %587

587:
  %588 = icmp ne i64 %467, %38
  %589 = icmp ne i64 %476, %50
  %590 = icmp ne i64 %485, %62
  %591 = icmp ne i64 %494, %74
  %592 = icmp ne i64 %503, %86
  %593 = icmp ne i64 %512, %98
  %594 = icmp ne i64 %521, %110
  %595 = select i1 %594, i1 true, i1 %593
  %596 = select i1 %595, i1 true, i1 %592
  %597 = select i1 %596, i1 true, i1 %591
  %598 = select i1 %597, i1 true, i1 %590
  %599 = select i1 %598, i1 true, i1 %589
  %600 = select i1 %599, i1 true, i1 %588
  br label %601

601:
  %602 = phi i1 [ true, %586 ], [ %600, %587 ]
  br i1 %602, label %603, label %685

603:
  %604 = mul nsw i64 %50, %38
  %605 = mul nsw i64 %62, %604
  %606 = mul nsw i64 %74, %605
  %607 = mul nsw i64 %86, %606
  %608 = mul nsw i64 %98, %607
  %609 = mul nsw i64 %110, %608
  %610 = mul i64 %609, %13
  %611 = tail call i64 @llvm.umax.i64(i64 %610, i64 1)
  %612 = tail call ptr @malloc(i64 noundef %611) #11
  store ptr %612, ptr %0, align 8
  %613 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %613, align 8
  %614 = trunc i32 %27 to i8
  %615 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %614, ptr %615, align 1
  %616 = icmp sgt i32 %20, 0
  br i1 %616, label %617, label %624

617:
  %618 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %619 = icmp slt i64 %38, 1
  %620 = select i1 %619, i64 1, i64 %39
  store i64 %620, ptr %618, align 8
  %621 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %38, ptr %621, align 8
  %622 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %13, ptr %622, align 8
  %623 = mul i64 %38, %13
  br label %624

624:
  %625 = phi i64 [ %623, %617 ], [ %13, %603 ]
  %626 = icmp sgt i32 %20, 1
  br i1 %626, label %627, label %634

627:
  %628 = icmp slt i64 %50, 1
  %629 = select i1 %628, i64 1, i64 %51
  %630 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %629, ptr %630, align 8
  %631 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %50, ptr %631, align 8
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %625, ptr %632, align 8
  %633 = mul i64 %50, %625
  br label %634

634:
  %635 = phi i64 [ %633, %627 ], [ %625, %624 ]
  %636 = icmp sgt i32 %20, 2
  br i1 %636, label %637, label %644

637:
  %638 = icmp slt i64 %62, 1
  %639 = select i1 %638, i64 1, i64 %63
  %640 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %639, ptr %640, align 8
  %641 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %62, ptr %641, align 8
  %642 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %635, ptr %642, align 8
  %643 = mul i64 %62, %635
  br label %644

644:
  %645 = phi i64 [ %643, %637 ], [ %635, %634 ]
  %646 = icmp sgt i32 %20, 3
  br i1 %646, label %647, label %654

647:
  %648 = icmp slt i64 %74, 1
  %649 = select i1 %648, i64 1, i64 %75
  %650 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %649, ptr %650, align 8
  %651 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %74, ptr %651, align 8
  %652 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %645, ptr %652, align 8
  %653 = mul i64 %74, %645
  br label %654

654:
  %655 = phi i64 [ %653, %647 ], [ %645, %644 ]
  %656 = icmp sgt i32 %20, 4
  br i1 %656, label %657, label %664

657:
  %658 = icmp slt i64 %86, 1
  %659 = select i1 %658, i64 1, i64 %87
  %660 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %659, ptr %660, align 8
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %86, ptr %661, align 8
  %662 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %655, ptr %662, align 8
  %663 = mul i64 %86, %655
  br label %664

664:
  %665 = phi i64 [ %663, %657 ], [ %655, %654 ]
  %666 = icmp sgt i32 %20, 5
  br i1 %666, label %667, label %674

667:
  %668 = icmp slt i64 %98, 1
  %669 = select i1 %668, i64 1, i64 %99
  %670 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %669, ptr %670, align 8
  %671 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %98, ptr %671, align 8
  %672 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %665, ptr %672, align 8
  %673 = mul i64 %98, %665
  br label %674

674:
  %675 = phi i64 [ %673, %667 ], [ %665, %664 ]
  %676 = icmp sgt i32 %20, 6
  br i1 %676, label %677, label %683

677:
  %678 = icmp slt i64 %110, 1
  %679 = select i1 %678, i64 1, i64 %111
  %680 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %679, ptr %680, align 8
  %681 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %110, ptr %681, align 8
  %682 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %675, ptr %682, align 8
  br label %683

683:
  %684 = icmp eq ptr %447, null
  br label %685

685:
  %686 = phi ptr [ %612, %683 ], [ %447, %601 ]
  %687 = phi i1 [ %684, %683 ], [ true, %601 ]
  %688 = mul nsw i64 %38, %13
  %689 = mul nsw i64 %50, %688
  %690 = mul nsw i64 %62, %689
  %691 = mul nsw i64 %74, %690
  %692 = mul nsw i64 %86, %691
  %693 = mul nsw i64 %98, %692
  br label %694

694:
  %695 = phi i64 [ %37, %685 ], [ 0, %565 ], [ 0, %566 ]
  %696 = phi i64 [ %49, %685 ], [ 0, %565 ], [ 0, %566 ]
  %697 = phi i64 [ %61, %685 ], [ 0, %565 ], [ 0, %566 ]
  %698 = phi i64 [ %73, %685 ], [ 0, %565 ], [ 0, %566 ]
  %699 = phi i64 [ %85, %685 ], [ 0, %565 ], [ 0, %566 ]
  %700 = phi i64 [ %97, %685 ], [ 0, %565 ], [ 0, %566 ]
  %701 = phi i64 [ %109, %685 ], [ 0, %565 ], [ 0, %566 ]
  %702 = phi ptr [ %686, %685 ], [ %447, %565 ], [ %575, %566 ]
  %703 = phi i64 [ %38, %685 ], [ %467, %565 ], [ %467, %566 ]
  %704 = phi i64 [ %50, %685 ], [ %476, %565 ], [ %476, %566 ]
  %705 = phi i64 [ %62, %685 ], [ %485, %565 ], [ %485, %566 ]
  %706 = phi i64 [ %74, %685 ], [ %494, %565 ], [ %494, %566 ]
  %707 = phi i64 [ %86, %685 ], [ %503, %565 ], [ %503, %566 ]
  %708 = phi i64 [ %98, %685 ], [ %512, %565 ], [ %512, %566 ]
  %709 = phi i64 [ %110, %685 ], [ %521, %565 ], [ %521, %566 ]
  %710 = phi i64 [ %13, %685 ], [ %466, %565 ], [ %13, %566 ]
  %711 = phi i64 [ %688, %685 ], [ %475, %565 ], [ %579, %566 ]
  %712 = phi i64 [ %689, %685 ], [ %484, %565 ], [ %580, %566 ]
  %713 = phi i64 [ %690, %685 ], [ %493, %565 ], [ %581, %566 ]
  %714 = phi i64 [ %691, %685 ], [ %502, %565 ], [ %582, %566 ]
  %715 = phi i64 [ %692, %685 ], [ %511, %565 ], [ %583, %566 ]
  %716 = phi i64 [ %693, %685 ], [ %520, %565 ], [ %584, %566 ]
  %717 = phi i1 [ %687, %685 ], [ true, %565 ], [ %585, %566 ]
  %718 = phi i1 [ %602, %685 ], [ false, %565 ], [ true, %566 ]
  br i1 %545, label %719, label %1527

719:
  %720 = icmp eq i64 %703, 1
  %721 = icmp eq i64 %710, %13
  %722 = select i1 %720, i1 true, i1 %721
  %723 = mul nsw i64 %703, %13
  %724 = icmp eq i64 %704, 1
  %725 = icmp eq i64 %711, %723
  %726 = select i1 %724, i1 true, i1 %725
  %727 = and i1 %726, %722
  %728 = mul nsw i64 %704, %723
  %729 = icmp eq i64 %705, 1
  %730 = icmp eq i64 %712, %728
  %731 = select i1 %729, i1 true, i1 %730
  %732 = and i1 %731, %727
  %733 = mul nsw i64 %705, %728
  %734 = icmp eq i64 %706, 1
  %735 = icmp eq i64 %713, %733
  %736 = select i1 %734, i1 true, i1 %735
  %737 = and i1 %736, %732
  %738 = mul nsw i64 %706, %733
  %739 = icmp eq i64 %707, 1
  %740 = icmp eq i64 %714, %738
  %741 = select i1 %739, i1 true, i1 %740
  %742 = and i1 %741, %737
  %743 = mul nsw i64 %707, %738
  %744 = icmp eq i64 %708, 1
  %745 = icmp eq i64 %715, %743
  %746 = select i1 %744, i1 true, i1 %745
  %747 = and i1 %746, %742
  %748 = icmp eq i64 %709, 1
  %749 = mul nsw i64 %708, %743
  %750 = icmp eq i64 %716, %749
  %751 = select i1 %748, i1 true, i1 %750
  %752 = and i1 %751, %747
  %753 = mul i64 %704, %703
  %754 = mul i64 %705, %753
  %755 = mul i64 %706, %754
  %756 = mul i64 %707, %755
  %757 = mul i64 %708, %756
  %758 = mul i64 %709, %757
  br i1 %752, label %759, label %887

759:
  %760 = icmp eq i64 %703, 1
  %761 = icmp eq i64 %695, %13
  %762 = select i1 %760, i1 true, i1 %761
  %763 = mul nsw i64 %703, %13
  %764 = icmp eq i64 %704, 1
  %765 = icmp eq i64 %696, %763
  %766 = select i1 %764, i1 true, i1 %765
  %767 = and i1 %766, %762
  %768 = mul nsw i64 %704, %763
  %769 = icmp eq i64 %705, 1
  %770 = icmp eq i64 %697, %768
  %771 = select i1 %769, i1 true, i1 %770
  %772 = and i1 %771, %767
  %773 = mul nsw i64 %705, %768
  %774 = icmp eq i64 %706, 1
  %775 = icmp eq i64 %698, %773
  %776 = select i1 %774, i1 true, i1 %775
  %777 = and i1 %776, %772
  %778 = mul nsw i64 %706, %773
  %779 = icmp eq i64 %707, 1
  %780 = icmp eq i64 %699, %778
  %781 = select i1 %779, i1 true, i1 %780
  %782 = and i1 %781, %777
  %783 = mul nsw i64 %707, %778
  %784 = icmp eq i64 %708, 1
  %785 = icmp eq i64 %700, %783
  %786 = select i1 %784, i1 true, i1 %785
  %787 = and i1 %786, %782
  %788 = icmp eq i64 %709, 1
  %789 = mul nsw i64 %708, %783
  %790 = icmp eq i64 %701, %789
  %791 = select i1 %788, i1 true, i1 %790
  %792 = and i1 %791, %787
  br i1 %792, label %793, label %887

793:
  %794 = icmp ugt ptr %702, %7
  %795 = select i1 %552, i1 %794, i1 false
  br i1 %795, label %842, label %796

796:
  switch i32 %551, label %841 [
    i32 2, label %803
    i32 1, label %801
    i32 4, label %799
    i32 3, label %797
    i32 0, label %839
  ]

797:
  %798 = icmp sgt i64 %758, 0
  br i1 %798, label %829, label %2135

799:
  %800 = icmp sgt i64 %758, 0
  br i1 %800, label %819, label %2135

801:
  %802 = icmp sgt i64 %758, 0
  br i1 %802, label %812, label %2135

803:
  %804 = icmp sgt i64 %758, 0
  br i1 %804, label %805, label %2135

805:
  %806 = phi i64 [ %810, %805 ], [ 0, %803 ]
  %807 = getelementptr inbounds nuw double, ptr %702, i64 %806
  %808 = getelementptr inbounds nuw double, ptr %7, i64 %806
  %809 = load double, ptr %808, align 8
  store double %809, ptr %807, align 8
  %810 = add nuw nsw i64 %806, 1
  %811 = icmp eq i64 %810, %758
  br i1 %811, label %2135, label %805

812:
  %813 = phi i64 [ %817, %812 ], [ 0, %801 ]
  %814 = getelementptr inbounds nuw float, ptr %702, i64 %813
  %815 = getelementptr inbounds nuw float, ptr %7, i64 %813
  %816 = load float, ptr %815, align 4
  store float %816, ptr %814, align 4
  %817 = add nuw nsw i64 %813, 1
  %818 = icmp eq i64 %817, %758
  br i1 %818, label %2135, label %812

819:
  %820 = phi i64 [ %827, %819 ], [ 0, %799 ]
  %821 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %702, i64 %820
  %822 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %7, i64 %820
  %823 = load double, ptr %822, align 8
  %824 = getelementptr inbounds nuw i8, ptr %822, i64 8
  %825 = load double, ptr %824, align 8
  store double %823, ptr %821, align 8
  %826 = getelementptr inbounds nuw i8, ptr %821, i64 8
  store double %825, ptr %826, align 8
  %827 = add nuw nsw i64 %820, 1
  %828 = icmp eq i64 %827, %758
  br i1 %828, label %2135, label %819

829:
  %830 = phi i64 [ %837, %829 ], [ 0, %797 ]
  %831 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %702, i64 %830
  %832 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %7, i64 %830
  %833 = load float, ptr %832, align 4
  %834 = getelementptr inbounds nuw i8, ptr %832, i64 4
  %835 = load float, ptr %834, align 4
  store float %833, ptr %831, align 4
  %836 = getelementptr inbounds nuw i8, ptr %831, i64 4
  store float %835, ptr %836, align 4
  %837 = add nuw nsw i64 %830, 1
  %838 = icmp eq i64 %837, %758
  br i1 %838, label %2135, label %829

839:
  %840 = mul i64 %758, %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %702, ptr align 1 %7, i64 %840, i1 false)
  br label %2135

841:
  unreachable

842:
  switch i32 %551, label %841 [
    i32 2, label %849
    i32 1, label %847
    i32 4, label %845
    i32 3, label %843
    i32 0, label %885
  ]

843:
  %844 = icmp sgt i64 %758, 0
  br i1 %844, label %875, label %2135

845:
  %846 = icmp sgt i64 %758, 0
  br i1 %846, label %865, label %2135

847:
  %848 = icmp sgt i64 %758, 0
  br i1 %848, label %858, label %2135

849:
  %850 = icmp sgt i64 %758, 0
  br i1 %850, label %851, label %2135

851:
  %852 = phi i64 [ %853, %851 ], [ %758, %849 ]
  %853 = add nsw i64 %852, -1
  %854 = getelementptr inbounds nuw double, ptr %702, i64 %853
  %855 = getelementptr inbounds nuw double, ptr %7, i64 %853
  %856 = load double, ptr %855, align 8
  store double %856, ptr %854, align 8
  %857 = icmp sgt i64 %852, 1
  br i1 %857, label %851, label %2135

858:
  %859 = phi i64 [ %860, %858 ], [ %758, %847 ]
  %860 = add nsw i64 %859, -1
  %861 = getelementptr inbounds nuw float, ptr %702, i64 %860
  %862 = getelementptr inbounds nuw float, ptr %7, i64 %860
  %863 = load float, ptr %862, align 4
  store float %863, ptr %861, align 4
  %864 = icmp sgt i64 %859, 1
  br i1 %864, label %858, label %2135

865:
  %866 = phi i64 [ %867, %865 ], [ %758, %845 ]
  %867 = add nsw i64 %866, -1
  %868 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %702, i64 %867
  %869 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %7, i64 %867
  %870 = load double, ptr %869, align 8
  %871 = getelementptr inbounds nuw i8, ptr %869, i64 8
  %872 = load double, ptr %871, align 8
  store double %870, ptr %868, align 8
  %873 = getelementptr inbounds nuw i8, ptr %868, i64 8
  store double %872, ptr %873, align 8
  %874 = icmp sgt i64 %866, 1
  br i1 %874, label %865, label %2135

875:
  %876 = phi i64 [ %877, %875 ], [ %758, %843 ]
  %877 = add nsw i64 %876, -1
  %878 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %702, i64 %877
  %879 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %7, i64 %877
  %880 = load float, ptr %879, align 4
  %881 = getelementptr inbounds nuw i8, ptr %879, i64 4
  %882 = load float, ptr %881, align 4
  store float %880, ptr %878, align 4
  %883 = getelementptr inbounds nuw i8, ptr %878, i64 4
  store float %882, ptr %883, align 4
  %884 = icmp sgt i64 %876, 1
  br i1 %884, label %875, label %2135

885:
  %886 = mul i64 %758, %13
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %702, ptr align 1 %7, i64 %886, i1 false)
  br label %2135

887:
  %888 = icmp sgt i64 %758, 0
  br i1 %888, label %889, label %2135

889:
  br i1 %718, label %1280, label %890

890:
  %891 = icmp sgt i64 %710, 0
  %892 = add nsw i64 %703, -1
  %893 = mul nsw i64 %892, %710
  %894 = select i1 %891, i64 %893, i64 0
  %895 = getelementptr inbounds i8, ptr %702, i64 %894
  %896 = icmp sgt i64 %711, 0
  %897 = add nsw i64 %704, -1
  %898 = mul nsw i64 %897, %711
  %899 = select i1 %896, i64 %898, i64 0
  %900 = getelementptr inbounds i8, ptr %895, i64 %899
  %901 = icmp sgt i64 %712, 0
  %902 = add nsw i64 %705, -1
  %903 = mul nsw i64 %902, %712
  %904 = select i1 %901, i64 %903, i64 0
  %905 = getelementptr inbounds i8, ptr %900, i64 %904
  %906 = icmp sgt i64 %713, 0
  %907 = add nsw i64 %706, -1
  %908 = mul nsw i64 %907, %713
  %909 = select i1 %906, i64 %908, i64 0
  %910 = getelementptr inbounds i8, ptr %905, i64 %909
  %911 = icmp sgt i64 %714, 0
  %912 = add nsw i64 %707, -1
  %913 = mul nsw i64 %912, %714
  %914 = select i1 %911, i64 %913, i64 0
  %915 = getelementptr inbounds i8, ptr %910, i64 %914
  %916 = icmp sgt i64 %715, 0
  %917 = add nsw i64 %708, -1
  %918 = mul nsw i64 %917, %715
  %919 = select i1 %916, i64 %918, i64 0
  %920 = getelementptr inbounds i8, ptr %915, i64 %919
  %921 = icmp sgt i64 %716, 0
  %922 = add nsw i64 %709, -1
  %923 = mul nsw i64 %922, %716
  %924 = select i1 %921, i64 %923, i64 0
  %925 = icmp slt i64 %695, 0
  %926 = add nsw i64 %703, -1
  %927 = mul nsw i64 %926, %695
  %928 = select i1 %925, i64 %927, i64 0
  %929 = getelementptr inbounds i8, ptr %7, i64 %928
  %930 = icmp slt i64 %696, 0
  %931 = add nsw i64 %704, -1
  %932 = mul nsw i64 %931, %696
  %933 = select i1 %930, i64 %932, i64 0
  %934 = getelementptr inbounds i8, ptr %929, i64 %933
  %935 = icmp slt i64 %697, 0
  %936 = add nsw i64 %705, -1
  %937 = mul nsw i64 %936, %697
  %938 = select i1 %935, i64 %937, i64 0
  %939 = getelementptr inbounds i8, ptr %934, i64 %938
  %940 = icmp slt i64 %698, 0
  %941 = add nsw i64 %706, -1
  %942 = mul nsw i64 %941, %698
  %943 = select i1 %940, i64 %942, i64 0
  %944 = getelementptr inbounds i8, ptr %939, i64 %943
  %945 = icmp slt i64 %699, 0
  %946 = add nsw i64 %707, -1
  %947 = mul nsw i64 %946, %699
  %948 = select i1 %945, i64 %947, i64 0
  %949 = getelementptr inbounds i8, ptr %944, i64 %948
  %950 = icmp slt i64 %700, 0
  %951 = add nsw i64 %708, -1
  %952 = mul nsw i64 %951, %700
  %953 = select i1 %950, i64 %952, i64 0
  %954 = getelementptr inbounds i8, ptr %949, i64 %953
  %955 = icmp slt i64 %701, 0
  %956 = add nsw i64 %709, -1
  %957 = mul nsw i64 %956, %701
  %958 = select i1 %955, i64 %957, i64 0
  %959 = getelementptr inbounds i8, ptr %954, i64 %958
  %960 = getelementptr inbounds i8, ptr %920, i64 %924
  %961 = getelementptr inbounds i8, ptr %960, i64 %13
  %962 = icmp ugt ptr %961, %959
  br i1 %962, label %963, label %1280

963:
  %964 = icmp sgt i64 %695, 0
  %965 = add nsw i64 %703, -1
  %966 = mul nsw i64 %965, %695
  %967 = select i1 %964, i64 %966, i64 0
  %968 = getelementptr inbounds i8, ptr %7, i64 %967
  %969 = icmp sgt i64 %696, 0
  %970 = add nsw i64 %704, -1
  %971 = mul nsw i64 %970, %696
  %972 = select i1 %969, i64 %971, i64 0
  %973 = getelementptr inbounds i8, ptr %968, i64 %972
  %974 = icmp sgt i64 %697, 0
  %975 = add nsw i64 %705, -1
  %976 = mul nsw i64 %975, %697
  %977 = select i1 %974, i64 %976, i64 0
  %978 = getelementptr inbounds i8, ptr %973, i64 %977
  %979 = icmp sgt i64 %698, 0
  %980 = add nsw i64 %706, -1
  %981 = mul nsw i64 %980, %698
  %982 = select i1 %979, i64 %981, i64 0
  %983 = getelementptr inbounds i8, ptr %978, i64 %982
  %984 = icmp sgt i64 %699, 0
  %985 = add nsw i64 %707, -1
  %986 = mul nsw i64 %985, %699
  %987 = select i1 %984, i64 %986, i64 0
  %988 = getelementptr inbounds i8, ptr %983, i64 %987
  %989 = icmp sgt i64 %700, 0
  %990 = add nsw i64 %708, -1
  %991 = mul nsw i64 %990, %700
  %992 = select i1 %989, i64 %991, i64 0
  %993 = getelementptr inbounds i8, ptr %988, i64 %992
  %994 = icmp sgt i64 %701, 0
  %995 = add nsw i64 %709, -1
  %996 = mul nsw i64 %995, %701
  %997 = select i1 %994, i64 %996, i64 0
  %998 = icmp slt i64 %710, 0
  %999 = add nsw i64 %703, -1
  %1000 = mul nsw i64 %999, %710
  %1001 = select i1 %998, i64 %1000, i64 0
  %1002 = getelementptr inbounds i8, ptr %702, i64 %1001
  %1003 = icmp slt i64 %711, 0
  %1004 = add nsw i64 %704, -1
  %1005 = mul nsw i64 %1004, %711
  %1006 = select i1 %1003, i64 %1005, i64 0
  %1007 = getelementptr inbounds i8, ptr %1002, i64 %1006
  %1008 = icmp slt i64 %712, 0
  %1009 = add nsw i64 %705, -1
  %1010 = mul nsw i64 %1009, %712
  %1011 = select i1 %1008, i64 %1010, i64 0
  %1012 = getelementptr inbounds i8, ptr %1007, i64 %1011
  %1013 = icmp slt i64 %713, 0
  %1014 = add nsw i64 %706, -1
  %1015 = mul nsw i64 %1014, %713
  %1016 = select i1 %1013, i64 %1015, i64 0
  %1017 = getelementptr inbounds i8, ptr %1012, i64 %1016
  %1018 = icmp slt i64 %714, 0
  %1019 = add nsw i64 %707, -1
  %1020 = mul nsw i64 %1019, %714
  %1021 = select i1 %1018, i64 %1020, i64 0
  %1022 = getelementptr inbounds i8, ptr %1017, i64 %1021
  %1023 = icmp slt i64 %715, 0
  %1024 = add nsw i64 %708, -1
  %1025 = mul nsw i64 %1024, %715
  %1026 = select i1 %1023, i64 %1025, i64 0
  %1027 = getelementptr inbounds i8, ptr %1022, i64 %1026
  %1028 = icmp slt i64 %716, 0
  %1029 = add nsw i64 %709, -1
  %1030 = mul nsw i64 %1029, %716
  %1031 = select i1 %1028, i64 %1030, i64 0
  %1032 = getelementptr inbounds i8, ptr %1027, i64 %1031
  %1033 = getelementptr inbounds i8, ptr %993, i64 %997
  %1034 = getelementptr inbounds i8, ptr %1033, i64 %13
  %1035 = icmp ugt ptr %1034, %1032
  br i1 %1035, label %1036, label %1280

1036:
  %1037 = mul i64 %758, %13
  %1038 = tail call i64 @llvm.umax.i64(i64 %1037, i64 1)
  %1039 = tail call ptr @malloc(i64 noundef %1038) #11
  %1040 = mul nsw i64 %703, %13
  %1041 = mul nsw i64 %704, %1040
  %1042 = mul nsw i64 %705, %1041
  %1043 = mul nsw i64 %706, %1042
  %1044 = mul nsw i64 %707, %1043
  %1045 = mul nsw i64 %708, %1044
  %1046 = mul nsw i64 %705, %704
  %1047 = mul nsw i64 %706, %1046
  %1048 = mul nsw i64 %707, %1047
  %1049 = mul nsw i64 %708, %1048
  %1050 = mul nsw i64 %709, %1049
  %1051 = icmp sgt i64 %1050, 0
  br i1 %1051, label %1052, label %1280

1052:
  %1053 = icmp sgt i64 %703, 0
  %1054 = icmp sgt i64 %703, 0
  %1055 = icmp sgt i64 %703, 0
  %1056 = icmp sgt i64 %703, 0
  %1057 = icmp sgt i64 %703, 0
  %1058 = icmp sgt i32 %553, 1
  %1059 = icmp eq i32 %553, 2
  %1060 = icmp sgt i32 %553, 2
  %1061 = icmp eq i32 %553, 3
  %1062 = icmp sgt i32 %553, 3
  %1063 = icmp eq i32 %553, 4
  %1064 = icmp sgt i32 %553, 4
  %1065 = icmp eq i32 %553, 5
  %1066 = icmp sgt i32 %553, 5
  %1067 = icmp eq i32 %553, 6
  %1068 = icmp sgt i32 %553, 6
  %1069 = icmp eq i32 %553, 7
  %1070 = icmp sgt i32 %553, 1
  %1071 = icmp eq i32 %553, 2
  %1072 = icmp sgt i32 %553, 2
  %1073 = icmp eq i32 %553, 3
  %1074 = icmp sgt i32 %553, 3
  %1075 = icmp eq i32 %553, 4
  %1076 = icmp sgt i32 %553, 4
  %1077 = icmp eq i32 %553, 5
  %1078 = icmp sgt i32 %553, 5
  %1079 = icmp eq i32 %553, 6
  %1080 = icmp sgt i32 %553, 6
  %1081 = icmp eq i32 %553, 7
  br label %1082

1082:
  %1083 = phi i64 [ 0, %1052 ], [ %1278, %1277 ]
  br i1 %1058, label %1084, label %1091

1084:
  br i1 %1059, label %1089, label %1085

1085:
  %1086 = urem i64 %1083, %704
  %1087 = mul nsw i64 %1040, %1086
  %1088 = udiv i64 %1083, %704
  br label %1091

1089:
  %1090 = mul nsw i64 %1040, %1083
  br label %1091

1091:
  %1092 = phi i64 [ %1090, %1089 ], [ %1087, %1085 ], [ 0, %1082 ]
  %1093 = phi i64 [ %1083, %1089 ], [ %1088, %1085 ], [ %1083, %1082 ]
  br i1 %1060, label %1094, label %1103

1094:
  br i1 %1061, label %1100, label %1095

1095:
  %1096 = urem i64 %1093, %705
  %1097 = mul nsw i64 %1041, %1096
  %1098 = add nsw i64 %1097, %1092
  %1099 = udiv i64 %1093, %705
  br label %1103

1100:
  %1101 = mul nsw i64 %1041, %1093
  %1102 = add nsw i64 %1101, %1092
  br label %1103

1103:
  %1104 = phi i64 [ %1102, %1100 ], [ %1098, %1095 ], [ %1092, %1091 ]
  %1105 = phi i64 [ %1093, %1100 ], [ %1099, %1095 ], [ %1093, %1091 ]
  br i1 %1062, label %1106, label %1115

1106:
  br i1 %1063, label %1112, label %1107

1107:
  %1108 = urem i64 %1105, %706
  %1109 = mul nsw i64 %1042, %1108
  %1110 = add nsw i64 %1109, %1104
  %1111 = udiv i64 %1105, %706
  br label %1115

1112:
  %1113 = mul nsw i64 %1042, %1105
  %1114 = add nsw i64 %1113, %1104
  br label %1115

1115:
  %1116 = phi i64 [ %1114, %1112 ], [ %1110, %1107 ], [ %1104, %1103 ]
  %1117 = phi i64 [ %1105, %1112 ], [ %1111, %1107 ], [ %1105, %1103 ]
  br i1 %1064, label %1118, label %1127

1118:
  br i1 %1065, label %1124, label %1119

1119:
  %1120 = urem i64 %1117, %707
  %1121 = mul nsw i64 %1043, %1120
  %1122 = add nsw i64 %1121, %1116
  %1123 = udiv i64 %1117, %707
  br label %1127

1124:
  %1125 = mul nsw i64 %1043, %1117
  %1126 = add nsw i64 %1125, %1116
  br label %1127

1127:
  %1128 = phi i64 [ %1126, %1124 ], [ %1122, %1119 ], [ %1116, %1115 ]
  %1129 = phi i64 [ %1117, %1124 ], [ %1123, %1119 ], [ %1117, %1115 ]
  br i1 %1066, label %1130, label %1139

1130:
  br i1 %1067, label %1136, label %1131

1131:
  %1132 = urem i64 %1129, %708
  %1133 = mul nsw i64 %1044, %1132
  %1134 = add nsw i64 %1133, %1128
  %1135 = udiv i64 %1129, %708
  br label %1139

1136:
  %1137 = mul nsw i64 %1044, %1129
  %1138 = add nsw i64 %1137, %1128
  br label %1139

1139:
  %1140 = phi i64 [ %1138, %1136 ], [ %1134, %1131 ], [ %1128, %1127 ]
  %1141 = phi i64 [ %1129, %1136 ], [ %1135, %1131 ], [ %1129, %1127 ]
  br i1 %1068, label %1142, label %1150

1142:
  br i1 %1069, label %1147, label %1143

1143:
  %1144 = urem i64 %1141, %709
  %1145 = mul nsw i64 %1045, %1144
  %1146 = add nsw i64 %1145, %1140
  br label %1150

1147:
  %1148 = mul nsw i64 %1045, %1141
  %1149 = add nsw i64 %1148, %1140
  br label %1150

1150:
  %1151 = phi i64 [ %1149, %1147 ], [ %1146, %1143 ], [ %1140, %1139 ]
  br i1 %1070, label %1152, label %1159

1152:
  br i1 %1071, label %1157, label %1153

1153:
  %1154 = urem i64 %1083, %704
  %1155 = mul nsw i64 %696, %1154
  %1156 = udiv i64 %1083, %704
  br label %1159

1157:
  %1158 = mul nsw i64 %696, %1083
  br label %1159

1159:
  %1160 = phi i64 [ %1158, %1157 ], [ %1155, %1153 ], [ 0, %1150 ]
  %1161 = phi i64 [ %1083, %1157 ], [ %1156, %1153 ], [ %1083, %1150 ]
  br i1 %1072, label %1162, label %1171

1162:
  br i1 %1073, label %1168, label %1163

1163:
  %1164 = urem i64 %1161, %705
  %1165 = mul nsw i64 %697, %1164
  %1166 = add nsw i64 %1165, %1160
  %1167 = udiv i64 %1161, %705
  br label %1171

1168:
  %1169 = mul nsw i64 %697, %1161
  %1170 = add nsw i64 %1169, %1160
  br label %1171

1171:
  %1172 = phi i64 [ %1170, %1168 ], [ %1166, %1163 ], [ %1160, %1159 ]
  %1173 = phi i64 [ %1161, %1168 ], [ %1167, %1163 ], [ %1161, %1159 ]
  br i1 %1074, label %1174, label %1183

1174:
  br i1 %1075, label %1180, label %1175

1175:
  %1176 = urem i64 %1173, %706
  %1177 = mul nsw i64 %698, %1176
  %1178 = add nsw i64 %1177, %1172
  %1179 = udiv i64 %1173, %706
  br label %1183

1180:
  %1181 = mul nsw i64 %698, %1173
  %1182 = add nsw i64 %1181, %1172
  br label %1183

1183:
  %1184 = phi i64 [ %1182, %1180 ], [ %1178, %1175 ], [ %1172, %1171 ]
  %1185 = phi i64 [ %1173, %1180 ], [ %1179, %1175 ], [ %1173, %1171 ]
  br i1 %1076, label %1186, label %1195

1186:
  br i1 %1077, label %1192, label %1187

1187:
  %1188 = urem i64 %1185, %707
  %1189 = mul nsw i64 %699, %1188
  %1190 = add nsw i64 %1189, %1184
  %1191 = udiv i64 %1185, %707
  br label %1195

1192:
  %1193 = mul nsw i64 %699, %1185
  %1194 = add nsw i64 %1193, %1184
  br label %1195

1195:
  %1196 = phi i64 [ %1194, %1192 ], [ %1190, %1187 ], [ %1184, %1183 ]
  %1197 = phi i64 [ %1185, %1192 ], [ %1191, %1187 ], [ %1185, %1183 ]
  br i1 %1078, label %1198, label %1207

1198:
  br i1 %1079, label %1204, label %1199

1199:
  %1200 = urem i64 %1197, %708
  %1201 = mul nsw i64 %700, %1200
  %1202 = add nsw i64 %1201, %1196
  %1203 = udiv i64 %1197, %708
  br label %1207

1204:
  %1205 = mul nsw i64 %700, %1197
  %1206 = add nsw i64 %1205, %1196
  br label %1207

1207:
  %1208 = phi i64 [ %1206, %1204 ], [ %1202, %1199 ], [ %1196, %1195 ]
  %1209 = phi i64 [ %1197, %1204 ], [ %1203, %1199 ], [ %1197, %1195 ]
  br i1 %1080, label %1210, label %1218

1210:
  br i1 %1081, label %1215, label %1211

1211:
  %1212 = urem i64 %1209, %709
  %1213 = mul nsw i64 %701, %1212
  %1214 = add nsw i64 %1213, %1208
  br label %1218

1215:
  %1216 = mul nsw i64 %701, %1209
  %1217 = add nsw i64 %1216, %1208
  br label %1218

1218:
  %1219 = phi i64 [ %1217, %1215 ], [ %1214, %1211 ], [ %1208, %1207 ]
  %1220 = getelementptr inbounds i8, ptr %1039, i64 %1151
  %1221 = getelementptr inbounds i8, ptr %7, i64 %1219
  switch i32 %551, label %841 [
    i32 2, label %1226
    i32 1, label %1225
    i32 4, label %1224
    i32 3, label %1223
    i32 0, label %1222
  ]

1222:
  br i1 %1053, label %1269, label %1277

1223:
  br i1 %1054, label %1257, label %1277

1224:
  br i1 %1055, label %1245, label %1277

1225:
  br i1 %1056, label %1236, label %1277

1226:
  br i1 %1057, label %1227, label %1277

1227:
  %1228 = phi i64 [ %1234, %1227 ], [ 0, %1226 ]
  %1229 = mul nsw i64 %1228, %13
  %1230 = getelementptr inbounds i8, ptr %1220, i64 %1229
  %1231 = mul nsw i64 %1228, %695
  %1232 = getelementptr inbounds i8, ptr %1221, i64 %1231
  %1233 = load double, ptr %1232, align 8
  store double %1233, ptr %1230, align 8
  %1234 = add nuw nsw i64 %1228, 1
  %1235 = icmp eq i64 %1234, %703
  br i1 %1235, label %1277, label %1227

1236:
  %1237 = phi i64 [ %1243, %1236 ], [ 0, %1225 ]
  %1238 = mul nsw i64 %1237, %13
  %1239 = getelementptr inbounds i8, ptr %1220, i64 %1238
  %1240 = mul nsw i64 %1237, %695
  %1241 = getelementptr inbounds i8, ptr %1221, i64 %1240
  %1242 = load float, ptr %1241, align 4
  store float %1242, ptr %1239, align 4
  %1243 = add nuw nsw i64 %1237, 1
  %1244 = icmp eq i64 %1243, %703
  br i1 %1244, label %1277, label %1236

1245:
  %1246 = phi i64 [ %1255, %1245 ], [ 0, %1224 ]
  %1247 = mul nsw i64 %1246, %13
  %1248 = getelementptr inbounds i8, ptr %1220, i64 %1247
  %1249 = mul nsw i64 %1246, %695
  %1250 = getelementptr inbounds i8, ptr %1221, i64 %1249
  %1251 = load double, ptr %1250, align 8
  %1252 = getelementptr inbounds nuw i8, ptr %1250, i64 8
  %1253 = load double, ptr %1252, align 8
  store double %1251, ptr %1248, align 8
  %1254 = getelementptr inbounds nuw i8, ptr %1248, i64 8
  store double %1253, ptr %1254, align 8
  %1255 = add nuw nsw i64 %1246, 1
  %1256 = icmp eq i64 %1255, %703
  br i1 %1256, label %1277, label %1245

1257:
  %1258 = phi i64 [ %1267, %1257 ], [ 0, %1223 ]
  %1259 = mul nsw i64 %1258, %13
  %1260 = getelementptr inbounds i8, ptr %1220, i64 %1259
  %1261 = mul nsw i64 %1258, %695
  %1262 = getelementptr inbounds i8, ptr %1221, i64 %1261
  %1263 = load float, ptr %1262, align 4
  %1264 = getelementptr inbounds nuw i8, ptr %1262, i64 4
  %1265 = load float, ptr %1264, align 4
  store float %1263, ptr %1260, align 4
  %1266 = getelementptr inbounds nuw i8, ptr %1260, i64 4
  store float %1265, ptr %1266, align 4
  %1267 = add nuw nsw i64 %1258, 1
  %1268 = icmp eq i64 %1267, %703
  br i1 %1268, label %1277, label %1257

1269:
  %1270 = phi i64 [ %1275, %1269 ], [ 0, %1222 ]
  %1271 = mul nsw i64 %1270, %13
  %1272 = getelementptr inbounds i8, ptr %1220, i64 %1271
  %1273 = mul nsw i64 %1270, %695
  %1274 = getelementptr inbounds i8, ptr %1221, i64 %1273
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1272, ptr align 1 %1274, i64 %13, i1 false)
  %1275 = add nuw nsw i64 %1270, 1
  %1276 = icmp eq i64 %1275, %703
  br i1 %1276, label %1277, label %1269

1277:
  %1278 = add nuw nsw i64 %1083, 1
  %1279 = icmp eq i64 %1278, %1050
  br i1 %1279, label %1280, label %1082

1280:
  %1281 = phi ptr [ %7, %889 ], [ %7, %890 ], [ %7, %963 ], [ %1039, %1036 ], [ %1039, %1277 ]
  %1282 = phi i64 [ %695, %889 ], [ %695, %890 ], [ %695, %963 ], [ %13, %1036 ], [ %13, %1277 ]
  %1283 = phi i64 [ %696, %889 ], [ %696, %890 ], [ %696, %963 ], [ %1040, %1036 ], [ %1040, %1277 ]
  %1284 = phi i64 [ %697, %889 ], [ %697, %890 ], [ %697, %963 ], [ %1041, %1036 ], [ %1041, %1277 ]
  %1285 = phi i64 [ %698, %889 ], [ %698, %890 ], [ %698, %963 ], [ %1042, %1036 ], [ %1042, %1277 ]
  %1286 = phi i64 [ %699, %889 ], [ %699, %890 ], [ %699, %963 ], [ %1043, %1036 ], [ %1043, %1277 ]
  %1287 = phi i64 [ %700, %889 ], [ %700, %890 ], [ %700, %963 ], [ %1044, %1036 ], [ %1044, %1277 ]
  %1288 = phi i64 [ %701, %889 ], [ %701, %890 ], [ %701, %963 ], [ %1045, %1036 ], [ %1045, %1277 ]
  %1289 = phi ptr [ null, %889 ], [ null, %890 ], [ null, %963 ], [ %1039, %1036 ], [ %1039, %1277 ]
  %1290 = mul nsw i64 %705, %704
  %1291 = mul nsw i64 %706, %1290
  %1292 = mul nsw i64 %707, %1291
  %1293 = mul nsw i64 %708, %1292
  %1294 = mul nsw i64 %709, %1293
  %1295 = icmp sgt i64 %1294, 0
  br i1 %1295, label %1296, label %1524

1296:
  %1297 = icmp sgt i64 %703, 0
  %1298 = icmp sgt i64 %703, 0
  %1299 = icmp sgt i64 %703, 0
  %1300 = icmp sgt i64 %703, 0
  %1301 = icmp sgt i64 %703, 0
  %1302 = icmp sgt i32 %553, 1
  %1303 = icmp eq i32 %553, 2
  %1304 = icmp sgt i32 %553, 2
  %1305 = icmp eq i32 %553, 3
  %1306 = icmp sgt i32 %553, 3
  %1307 = icmp eq i32 %553, 4
  %1308 = icmp sgt i32 %553, 4
  %1309 = icmp eq i32 %553, 5
  %1310 = icmp sgt i32 %553, 5
  %1311 = icmp eq i32 %553, 6
  %1312 = icmp sgt i32 %553, 6
  %1313 = icmp eq i32 %553, 7
  %1314 = icmp sgt i32 %553, 1
  %1315 = icmp eq i32 %553, 2
  %1316 = icmp sgt i32 %553, 2
  %1317 = icmp eq i32 %553, 3
  %1318 = icmp sgt i32 %553, 3
  %1319 = icmp eq i32 %553, 4
  %1320 = icmp sgt i32 %553, 4
  %1321 = icmp eq i32 %553, 5
  %1322 = icmp sgt i32 %553, 5
  %1323 = icmp eq i32 %553, 6
  %1324 = icmp sgt i32 %553, 6
  %1325 = icmp eq i32 %553, 7
  br label %1326

1326:
  %1327 = phi i64 [ 0, %1296 ], [ %1522, %1521 ]
  br i1 %1302, label %1328, label %1335

1328:
  br i1 %1303, label %1333, label %1329

1329:
  %1330 = urem i64 %1327, %704
  %1331 = mul nsw i64 %711, %1330
  %1332 = udiv i64 %1327, %704
  br label %1335

1333:
  %1334 = mul nsw i64 %711, %1327
  br label %1335

1335:
  %1336 = phi i64 [ %1334, %1333 ], [ %1331, %1329 ], [ 0, %1326 ]
  %1337 = phi i64 [ %1327, %1333 ], [ %1332, %1329 ], [ %1327, %1326 ]
  br i1 %1304, label %1338, label %1347

1338:
  br i1 %1305, label %1344, label %1339

1339:
  %1340 = urem i64 %1337, %705
  %1341 = mul nsw i64 %712, %1340
  %1342 = add nsw i64 %1341, %1336
  %1343 = udiv i64 %1337, %705
  br label %1347

1344:
  %1345 = mul nsw i64 %712, %1337
  %1346 = add nsw i64 %1345, %1336
  br label %1347

1347:
  %1348 = phi i64 [ %1346, %1344 ], [ %1342, %1339 ], [ %1336, %1335 ]
  %1349 = phi i64 [ %1337, %1344 ], [ %1343, %1339 ], [ %1337, %1335 ]
  br i1 %1306, label %1350, label %1359

1350:
  br i1 %1307, label %1356, label %1351

1351:
  %1352 = urem i64 %1349, %706
  %1353 = mul nsw i64 %713, %1352
  %1354 = add nsw i64 %1353, %1348
  %1355 = udiv i64 %1349, %706
  br label %1359

1356:
  %1357 = mul nsw i64 %713, %1349
  %1358 = add nsw i64 %1357, %1348
  br label %1359

1359:
  %1360 = phi i64 [ %1358, %1356 ], [ %1354, %1351 ], [ %1348, %1347 ]
  %1361 = phi i64 [ %1349, %1356 ], [ %1355, %1351 ], [ %1349, %1347 ]
  br i1 %1308, label %1362, label %1371

1362:
  br i1 %1309, label %1368, label %1363

1363:
  %1364 = urem i64 %1361, %707
  %1365 = mul nsw i64 %714, %1364
  %1366 = add nsw i64 %1365, %1360
  %1367 = udiv i64 %1361, %707
  br label %1371

1368:
  %1369 = mul nsw i64 %714, %1361
  %1370 = add nsw i64 %1369, %1360
  br label %1371

1371:
  %1372 = phi i64 [ %1370, %1368 ], [ %1366, %1363 ], [ %1360, %1359 ]
  %1373 = phi i64 [ %1361, %1368 ], [ %1367, %1363 ], [ %1361, %1359 ]
  br i1 %1310, label %1374, label %1383

1374:
  br i1 %1311, label %1380, label %1375

1375:
  %1376 = urem i64 %1373, %708
  %1377 = mul nsw i64 %715, %1376
  %1378 = add nsw i64 %1377, %1372
  %1379 = udiv i64 %1373, %708
  br label %1383

1380:
  %1381 = mul nsw i64 %715, %1373
  %1382 = add nsw i64 %1381, %1372
  br label %1383

1383:
  %1384 = phi i64 [ %1382, %1380 ], [ %1378, %1375 ], [ %1372, %1371 ]
  %1385 = phi i64 [ %1373, %1380 ], [ %1379, %1375 ], [ %1373, %1371 ]
  br i1 %1312, label %1386, label %1394

1386:
  br i1 %1313, label %1391, label %1387

1387:
  %1388 = urem i64 %1385, %709
  %1389 = mul nsw i64 %716, %1388
  %1390 = add nsw i64 %1389, %1384
  br label %1394

1391:
  %1392 = mul nsw i64 %716, %1385
  %1393 = add nsw i64 %1392, %1384
  br label %1394

1394:
  %1395 = phi i64 [ %1393, %1391 ], [ %1390, %1387 ], [ %1384, %1383 ]
  br i1 %1314, label %1396, label %1403

1396:
  br i1 %1315, label %1401, label %1397

1397:
  %1398 = urem i64 %1327, %704
  %1399 = mul nsw i64 %1283, %1398
  %1400 = udiv i64 %1327, %704
  br label %1403

1401:
  %1402 = mul nsw i64 %1283, %1327
  br label %1403

1403:
  %1404 = phi i64 [ %1402, %1401 ], [ %1399, %1397 ], [ 0, %1394 ]
  %1405 = phi i64 [ %1327, %1401 ], [ %1400, %1397 ], [ %1327, %1394 ]
  br i1 %1316, label %1406, label %1415

1406:
  br i1 %1317, label %1412, label %1407

1407:
  %1408 = urem i64 %1405, %705
  %1409 = mul nsw i64 %1284, %1408
  %1410 = add nsw i64 %1409, %1404
  %1411 = udiv i64 %1405, %705
  br label %1415

1412:
  %1413 = mul nsw i64 %1284, %1405
  %1414 = add nsw i64 %1413, %1404
  br label %1415

1415:
  %1416 = phi i64 [ %1414, %1412 ], [ %1410, %1407 ], [ %1404, %1403 ]
  %1417 = phi i64 [ %1405, %1412 ], [ %1411, %1407 ], [ %1405, %1403 ]
  br i1 %1318, label %1418, label %1427

1418:
  br i1 %1319, label %1424, label %1419

1419:
  %1420 = urem i64 %1417, %706
  %1421 = mul nsw i64 %1285, %1420
  %1422 = add nsw i64 %1421, %1416
  %1423 = udiv i64 %1417, %706
  br label %1427

1424:
  %1425 = mul nsw i64 %1285, %1417
  %1426 = add nsw i64 %1425, %1416
  br label %1427

1427:
  %1428 = phi i64 [ %1426, %1424 ], [ %1422, %1419 ], [ %1416, %1415 ]
  %1429 = phi i64 [ %1417, %1424 ], [ %1423, %1419 ], [ %1417, %1415 ]
  br i1 %1320, label %1430, label %1439

1430:
  br i1 %1321, label %1436, label %1431

1431:
  %1432 = urem i64 %1429, %707
  %1433 = mul nsw i64 %1286, %1432
  %1434 = add nsw i64 %1433, %1428
  %1435 = udiv i64 %1429, %707
  br label %1439

1436:
  %1437 = mul nsw i64 %1286, %1429
  %1438 = add nsw i64 %1437, %1428
  br label %1439

1439:
  %1440 = phi i64 [ %1438, %1436 ], [ %1434, %1431 ], [ %1428, %1427 ]
  %1441 = phi i64 [ %1429, %1436 ], [ %1435, %1431 ], [ %1429, %1427 ]
  br i1 %1322, label %1442, label %1451

1442:
  br i1 %1323, label %1448, label %1443

1443:
  %1444 = urem i64 %1441, %708
  %1445 = mul nsw i64 %1287, %1444
  %1446 = add nsw i64 %1445, %1440
  %1447 = udiv i64 %1441, %708
  br label %1451

1448:
  %1449 = mul nsw i64 %1287, %1441
  %1450 = add nsw i64 %1449, %1440
  br label %1451

1451:
  %1452 = phi i64 [ %1450, %1448 ], [ %1446, %1443 ], [ %1440, %1439 ]
  %1453 = phi i64 [ %1441, %1448 ], [ %1447, %1443 ], [ %1441, %1439 ]
  br i1 %1324, label %1454, label %1462

1454:
  br i1 %1325, label %1459, label %1455

1455:
  %1456 = urem i64 %1453, %709
  %1457 = mul nsw i64 %1288, %1456
  %1458 = add nsw i64 %1457, %1452
  br label %1462

1459:
  %1460 = mul nsw i64 %1288, %1453
  %1461 = add nsw i64 %1460, %1452
  br label %1462

1462:
  %1463 = phi i64 [ %1461, %1459 ], [ %1458, %1455 ], [ %1452, %1451 ]
  %1464 = getelementptr inbounds i8, ptr %702, i64 %1395
  %1465 = getelementptr inbounds i8, ptr %1281, i64 %1463
  switch i32 %551, label %841 [
    i32 2, label %1470
    i32 1, label %1469
    i32 4, label %1468
    i32 3, label %1467
    i32 0, label %1466
  ]

1466:
  br i1 %1297, label %1513, label %1521

1467:
  br i1 %1298, label %1501, label %1521

1468:
  br i1 %1299, label %1489, label %1521

1469:
  br i1 %1300, label %1480, label %1521

1470:
  br i1 %1301, label %1471, label %1521

1471:
  %1472 = phi i64 [ %1478, %1471 ], [ 0, %1470 ]
  %1473 = mul nsw i64 %1472, %710
  %1474 = getelementptr inbounds i8, ptr %1464, i64 %1473
  %1475 = mul nsw i64 %1472, %1282
  %1476 = getelementptr inbounds i8, ptr %1465, i64 %1475
  %1477 = load double, ptr %1476, align 8
  store double %1477, ptr %1474, align 8
  %1478 = add nuw nsw i64 %1472, 1
  %1479 = icmp eq i64 %1478, %703
  br i1 %1479, label %1521, label %1471

1480:
  %1481 = phi i64 [ %1487, %1480 ], [ 0, %1469 ]
  %1482 = mul nsw i64 %1481, %710
  %1483 = getelementptr inbounds i8, ptr %1464, i64 %1482
  %1484 = mul nsw i64 %1481, %1282
  %1485 = getelementptr inbounds i8, ptr %1465, i64 %1484
  %1486 = load float, ptr %1485, align 4
  store float %1486, ptr %1483, align 4
  %1487 = add nuw nsw i64 %1481, 1
  %1488 = icmp eq i64 %1487, %703
  br i1 %1488, label %1521, label %1480

1489:
  %1490 = phi i64 [ %1499, %1489 ], [ 0, %1468 ]
  %1491 = mul nsw i64 %1490, %710
  %1492 = getelementptr inbounds i8, ptr %1464, i64 %1491
  %1493 = mul nsw i64 %1490, %1282
  %1494 = getelementptr inbounds i8, ptr %1465, i64 %1493
  %1495 = load double, ptr %1494, align 8
  %1496 = getelementptr inbounds nuw i8, ptr %1494, i64 8
  %1497 = load double, ptr %1496, align 8
  store double %1495, ptr %1492, align 8
  %1498 = getelementptr inbounds nuw i8, ptr %1492, i64 8
  store double %1497, ptr %1498, align 8
  %1499 = add nuw nsw i64 %1490, 1
  %1500 = icmp eq i64 %1499, %703
  br i1 %1500, label %1521, label %1489

1501:
  %1502 = phi i64 [ %1511, %1501 ], [ 0, %1467 ]
  %1503 = mul nsw i64 %1502, %710
  %1504 = getelementptr inbounds i8, ptr %1464, i64 %1503
  %1505 = mul nsw i64 %1502, %1282
  %1506 = getelementptr inbounds i8, ptr %1465, i64 %1505
  %1507 = load float, ptr %1506, align 4
  %1508 = getelementptr inbounds nuw i8, ptr %1506, i64 4
  %1509 = load float, ptr %1508, align 4
  store float %1507, ptr %1504, align 4
  %1510 = getelementptr inbounds nuw i8, ptr %1504, i64 4
  store float %1509, ptr %1510, align 4
  %1511 = add nuw nsw i64 %1502, 1
  %1512 = icmp eq i64 %1511, %703
  br i1 %1512, label %1521, label %1501

1513:
  %1514 = phi i64 [ %1519, %1513 ], [ 0, %1466 ]
  %1515 = mul nsw i64 %1514, %710
  %1516 = getelementptr inbounds i8, ptr %1464, i64 %1515
  %1517 = mul nsw i64 %1514, %1282
  %1518 = getelementptr inbounds i8, ptr %1465, i64 %1517
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1516, ptr align 1 %1518, i64 %13, i1 false)
  %1519 = add nuw nsw i64 %1514, 1
  %1520 = icmp eq i64 %1519, %703
  br i1 %1520, label %1521, label %1513

1521:
  %1522 = add nuw nsw i64 %1327, 1
  %1523 = icmp eq i64 %1522, %1294
  br i1 %1523, label %1524, label %1326

1524:
  %1525 = icmp eq ptr %1289, null
  br i1 %1525, label %2135, label %1526

1526:
  tail call void @free(ptr noundef %1289)
  br label %2135

1527:
  br i1 %718, label %1528, label %1642

1528:
  %1529 = icmp eq i32 %553, 0
  br i1 %1529, label %1530, label %1531

1530:
  tail call void @pad.fortran.type.initialize(ptr noundef %168, ptr noundef %702) #10
  br label %1642

1531:
  %1532 = mul nsw i64 %704, %703
  %1533 = mul nsw i64 %705, %1532
  %1534 = mul nsw i64 %706, %1533
  %1535 = mul nsw i64 %707, %1534
  %1536 = mul nsw i64 %708, %1535
  %1537 = mul nsw i64 %709, %1536
  %1538 = icmp sgt i64 %1537, 0
  br i1 %1538, label %1539, label %1545

1539:
  %1540 = mul nsw i64 %705, %704
  %1541 = mul nsw i64 %706, %1540
  %1542 = mul nsw i64 %707, %1541
  %1543 = mul nsw i64 %708, %1542
  %1544 = mul nsw i64 %709, %1543
  br label %1545

1545:
  %1546 = phi i64 [ 0, %1531 ], [ %1544, %1539 ]
  %1547 = icmp sgt i64 %1546, 0
  br i1 %1547, label %1548, label %1642

1548:
  %1549 = icmp sgt i32 %553, 1
  %1550 = icmp eq i32 %553, 2
  %1551 = icmp sgt i32 %553, 2
  %1552 = icmp eq i32 %553, 3
  %1553 = icmp sgt i32 %553, 3
  %1554 = icmp eq i32 %553, 4
  %1555 = icmp sgt i32 %553, 4
  %1556 = icmp eq i32 %553, 5
  %1557 = icmp sgt i32 %553, 5
  %1558 = icmp eq i32 %553, 6
  %1559 = icmp sgt i32 %553, 6
  %1560 = icmp eq i32 %553, 7
  %1561 = mul nsw i64 %710, %703
  %1562 = icmp eq i64 %1561, 0
  br label %1563

1563:
  %1564 = phi i64 [ %1636, %1635 ], [ 0, %1548 ]
  br i1 %1549, label %1565, label %1572

1565:
  br i1 %1550, label %1570, label %1566

1566:
  %1567 = urem i64 %1564, %704
  %1568 = mul nsw i64 %711, %1567
  %1569 = udiv i64 %1564, %704
  br label %1572

1570:
  %1571 = mul nsw i64 %711, %1564
  br label %1572

1572:
  %1573 = phi i64 [ %1571, %1570 ], [ %1568, %1566 ], [ 0, %1563 ]
  %1574 = phi i64 [ %1564, %1570 ], [ %1569, %1566 ], [ %1564, %1563 ]
  br i1 %1551, label %1575, label %1584

1575:
  br i1 %1552, label %1581, label %1576

1576:
  %1577 = urem i64 %1574, %705
  %1578 = mul nsw i64 %712, %1577
  %1579 = add nsw i64 %1578, %1573
  %1580 = udiv i64 %1574, %705
  br label %1584

1581:
  %1582 = mul nsw i64 %712, %1574
  %1583 = add nsw i64 %1582, %1573
  br label %1584

1584:
  %1585 = phi i64 [ %1583, %1581 ], [ %1579, %1576 ], [ %1573, %1572 ]
  %1586 = phi i64 [ %1574, %1581 ], [ %1580, %1576 ], [ %1574, %1572 ]
  br i1 %1553, label %1587, label %1596

1587:
  br i1 %1554, label %1593, label %1588

1588:
  %1589 = urem i64 %1586, %706
  %1590 = mul nsw i64 %713, %1589
  %1591 = add nsw i64 %1590, %1585
  %1592 = udiv i64 %1586, %706
  br label %1596

1593:
  %1594 = mul nsw i64 %713, %1586
  %1595 = add nsw i64 %1594, %1585
  br label %1596

1596:
  %1597 = phi i64 [ %1595, %1593 ], [ %1591, %1588 ], [ %1585, %1584 ]
  %1598 = phi i64 [ %1586, %1593 ], [ %1592, %1588 ], [ %1586, %1584 ]
  br i1 %1555, label %1599, label %1608

1599:
  br i1 %1556, label %1605, label %1600

1600:
  %1601 = urem i64 %1598, %707
  %1602 = mul nsw i64 %714, %1601
  %1603 = add nsw i64 %1602, %1597
  %1604 = udiv i64 %1598, %707
  br label %1608

1605:
  %1606 = mul nsw i64 %714, %1598
  %1607 = add nsw i64 %1606, %1597
  br label %1608

1608:
  %1609 = phi i64 [ %1607, %1605 ], [ %1603, %1600 ], [ %1597, %1596 ]
  %1610 = phi i64 [ %1598, %1605 ], [ %1604, %1600 ], [ %1598, %1596 ]
  br i1 %1557, label %1611, label %1620

1611:
  br i1 %1558, label %1617, label %1612

1612:
  %1613 = urem i64 %1610, %708
  %1614 = mul nsw i64 %715, %1613
  %1615 = add nsw i64 %1614, %1609
  %1616 = udiv i64 %1610, %708
  br label %1620

1617:
  %1618 = mul nsw i64 %715, %1610
  %1619 = add nsw i64 %1618, %1609
  br label %1620

1620:
  %1621 = phi i64 [ %1619, %1617 ], [ %1615, %1612 ], [ %1609, %1608 ]
  %1622 = phi i64 [ %1610, %1617 ], [ %1616, %1612 ], [ %1610, %1608 ]
  br i1 %1559, label %1623, label %1631

1623:
  br i1 %1560, label %1628, label %1624

1624:
  %1625 = urem i64 %1622, %709
  %1626 = mul nsw i64 %716, %1625
  %1627 = add nsw i64 %1626, %1621
  br label %1631

1628:
  %1629 = mul nsw i64 %716, %1622
  %1630 = add nsw i64 %1629, %1621
  br label %1631

1631:
  %1632 = phi i64 [ %1630, %1628 ], [ %1627, %1624 ], [ %1621, %1620 ]
  %1633 = getelementptr inbounds i8, ptr %702, i64 %1632
  %1634 = getelementptr inbounds i8, ptr %1633, i64 %1561
  br i1 %1562, label %1635, label %1638

1635:
  %1636 = add nuw nsw i64 %1564, 1
  %1637 = icmp eq i64 %1636, %1546
  br i1 %1637, label %1642, label %1563

1638:
  %1639 = phi ptr [ %1640, %1638 ], [ %1633, %1631 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %168, ptr noundef %1639) #10
  %1640 = getelementptr inbounds i8, ptr %1639, i64 %710
  %1641 = icmp eq ptr %1640, %1634
  br i1 %1641, label %1635, label %1638

1642:
  %1643 = icmp eq i32 %553, 0
  br i1 %1643, label %1644, label %1645

1644:
  tail call void @pad.fortran.type.assign(ptr noundef %168, ptr noundef %702, ptr noundef %7) #10
  br label %2021

1645:
  %1646 = mul nsw i64 %705, %704
  %1647 = mul nsw i64 %706, %1646
  %1648 = mul nsw i64 %707, %1647
  %1649 = mul nsw i64 %708, %1648
  %1650 = mul nsw i64 %709, %1649
  %1651 = mul nsw i64 %704, %703
  %1652 = mul nsw i64 %705, %1651
  %1653 = mul nsw i64 %706, %1652
  %1654 = mul nsw i64 %707, %1653
  %1655 = mul nsw i64 %708, %1654
  %1656 = mul nsw i64 %709, %1655
  %1657 = icmp eq i64 %1656, 0
  br i1 %1657, label %2021, label %1658

1658:
  %1659 = icmp sgt i64 %710, 0
  %1660 = add nsw i64 %703, -1
  %1661 = mul nsw i64 %1660, %710
  %1662 = select i1 %1659, i64 %1661, i64 0
  %1663 = getelementptr inbounds i8, ptr %702, i64 %1662
  %1664 = icmp sgt i64 %711, 0
  %1665 = add nsw i64 %704, -1
  %1666 = mul nsw i64 %1665, %711
  %1667 = select i1 %1664, i64 %1666, i64 0
  %1668 = getelementptr inbounds i8, ptr %1663, i64 %1667
  %1669 = icmp sgt i64 %712, 0
  %1670 = add nsw i64 %705, -1
  %1671 = mul nsw i64 %1670, %712
  %1672 = select i1 %1669, i64 %1671, i64 0
  %1673 = getelementptr inbounds i8, ptr %1668, i64 %1672
  %1674 = icmp sgt i64 %713, 0
  %1675 = add nsw i64 %706, -1
  %1676 = mul nsw i64 %1675, %713
  %1677 = select i1 %1674, i64 %1676, i64 0
  %1678 = getelementptr inbounds i8, ptr %1673, i64 %1677
  %1679 = icmp sgt i64 %714, 0
  %1680 = add nsw i64 %707, -1
  %1681 = mul nsw i64 %1680, %714
  %1682 = select i1 %1679, i64 %1681, i64 0
  %1683 = getelementptr inbounds i8, ptr %1678, i64 %1682
  %1684 = icmp sgt i64 %715, 0
  %1685 = add nsw i64 %708, -1
  %1686 = mul nsw i64 %1685, %715
  %1687 = select i1 %1684, i64 %1686, i64 0
  %1688 = getelementptr inbounds i8, ptr %1683, i64 %1687
  %1689 = icmp sgt i64 %716, 0
  %1690 = add nsw i64 %709, -1
  %1691 = mul nsw i64 %1690, %716
  %1692 = select i1 %1689, i64 %1691, i64 0
  %1693 = icmp slt i64 %695, 0
  %1694 = add nsw i64 %703, -1
  %1695 = mul nsw i64 %1694, %695
  %1696 = select i1 %1693, i64 %1695, i64 0
  %1697 = getelementptr inbounds i8, ptr %7, i64 %1696
  %1698 = icmp slt i64 %696, 0
  %1699 = add nsw i64 %704, -1
  %1700 = mul nsw i64 %1699, %696
  %1701 = select i1 %1698, i64 %1700, i64 0
  %1702 = getelementptr inbounds i8, ptr %1697, i64 %1701
  %1703 = icmp slt i64 %697, 0
  %1704 = add nsw i64 %705, -1
  %1705 = mul nsw i64 %1704, %697
  %1706 = select i1 %1703, i64 %1705, i64 0
  %1707 = getelementptr inbounds i8, ptr %1702, i64 %1706
  %1708 = icmp slt i64 %698, 0
  %1709 = add nsw i64 %706, -1
  %1710 = mul nsw i64 %1709, %698
  %1711 = select i1 %1708, i64 %1710, i64 0
  %1712 = getelementptr inbounds i8, ptr %1707, i64 %1711
  %1713 = icmp slt i64 %699, 0
  %1714 = add nsw i64 %707, -1
  %1715 = mul nsw i64 %1714, %699
  %1716 = select i1 %1713, i64 %1715, i64 0
  %1717 = getelementptr inbounds i8, ptr %1712, i64 %1716
  %1718 = icmp slt i64 %700, 0
  %1719 = add nsw i64 %708, -1
  %1720 = mul nsw i64 %1719, %700
  %1721 = select i1 %1718, i64 %1720, i64 0
  %1722 = getelementptr inbounds i8, ptr %1717, i64 %1721
  %1723 = icmp slt i64 %701, 0
  %1724 = add nsw i64 %709, -1
  %1725 = mul nsw i64 %1724, %701
  %1726 = select i1 %1723, i64 %1725, i64 0
  %1727 = getelementptr inbounds i8, ptr %1722, i64 %1726
  %1728 = getelementptr inbounds i8, ptr %1688, i64 %1692
  %1729 = getelementptr inbounds i8, ptr %1728, i64 %13
  %1730 = icmp ugt ptr %1729, %1727
  br i1 %1730, label %1731, label %1835

1731:
  %1732 = icmp sgt i64 %695, 0
  %1733 = add nsw i64 %703, -1
  %1734 = mul nsw i64 %1733, %695
  %1735 = select i1 %1732, i64 %1734, i64 0
  %1736 = getelementptr inbounds i8, ptr %7, i64 %1735
  %1737 = icmp sgt i64 %696, 0
  %1738 = add nsw i64 %704, -1
  %1739 = mul nsw i64 %1738, %696
  %1740 = select i1 %1737, i64 %1739, i64 0
  %1741 = getelementptr inbounds i8, ptr %1736, i64 %1740
  %1742 = icmp sgt i64 %697, 0
  %1743 = add nsw i64 %705, -1
  %1744 = mul nsw i64 %1743, %697
  %1745 = select i1 %1742, i64 %1744, i64 0
  %1746 = getelementptr inbounds i8, ptr %1741, i64 %1745
  %1747 = icmp sgt i64 %698, 0
  %1748 = add nsw i64 %706, -1
  %1749 = mul nsw i64 %1748, %698
  %1750 = select i1 %1747, i64 %1749, i64 0
  %1751 = getelementptr inbounds i8, ptr %1746, i64 %1750
  %1752 = icmp sgt i64 %699, 0
  %1753 = add nsw i64 %707, -1
  %1754 = mul nsw i64 %1753, %699
  %1755 = select i1 %1752, i64 %1754, i64 0
  %1756 = getelementptr inbounds i8, ptr %1751, i64 %1755
  %1757 = icmp sgt i64 %700, 0
  %1758 = add nsw i64 %708, -1
  %1759 = mul nsw i64 %1758, %700
  %1760 = select i1 %1757, i64 %1759, i64 0
  %1761 = getelementptr inbounds i8, ptr %1756, i64 %1760
  %1762 = icmp sgt i64 %701, 0
  %1763 = add nsw i64 %709, -1
  %1764 = mul nsw i64 %1763, %701
  %1765 = select i1 %1762, i64 %1764, i64 0
  %1766 = icmp slt i64 %710, 0
  %1767 = add nsw i64 %703, -1
  %1768 = mul nsw i64 %1767, %710
  %1769 = select i1 %1766, i64 %1768, i64 0
  %1770 = getelementptr inbounds i8, ptr %702, i64 %1769
  %1771 = icmp slt i64 %711, 0
  %1772 = add nsw i64 %704, -1
  %1773 = mul nsw i64 %1772, %711
  %1774 = select i1 %1771, i64 %1773, i64 0
  %1775 = getelementptr inbounds i8, ptr %1770, i64 %1774
  %1776 = icmp slt i64 %712, 0
  %1777 = add nsw i64 %705, -1
  %1778 = mul nsw i64 %1777, %712
  %1779 = select i1 %1776, i64 %1778, i64 0
  %1780 = getelementptr inbounds i8, ptr %1775, i64 %1779
  %1781 = icmp slt i64 %713, 0
  %1782 = add nsw i64 %706, -1
  %1783 = mul nsw i64 %1782, %713
  %1784 = select i1 %1781, i64 %1783, i64 0
  %1785 = getelementptr inbounds i8, ptr %1780, i64 %1784
  %1786 = icmp slt i64 %714, 0
  %1787 = add nsw i64 %707, -1
  %1788 = mul nsw i64 %1787, %714
  %1789 = select i1 %1786, i64 %1788, i64 0
  %1790 = getelementptr inbounds i8, ptr %1785, i64 %1789
  %1791 = icmp slt i64 %715, 0
  %1792 = add nsw i64 %708, -1
  %1793 = mul nsw i64 %1792, %715
  %1794 = select i1 %1791, i64 %1793, i64 0
  %1795 = getelementptr inbounds i8, ptr %1790, i64 %1794
  %1796 = icmp slt i64 %716, 0
  %1797 = add nsw i64 %709, -1
  %1798 = mul nsw i64 %1797, %716
  %1799 = select i1 %1796, i64 %1798, i64 0
  %1800 = getelementptr inbounds i8, ptr %1795, i64 %1799
  %1801 = getelementptr inbounds i8, ptr %1761, i64 %1765
  %1802 = getelementptr inbounds i8, ptr %1801, i64 %13
  %1803 = icmp ugt ptr %1802, %1800
  br i1 %1803, label %1804, label %1835

1804:
  %1805 = icmp slt i64 %703, 2
  %1806 = icmp eq i64 %710, %695
  %1807 = select i1 %1805, i1 true, i1 %1806
  br i1 %1807, label %1809, label %1808

1808:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef nonnull @.str, i32 noundef 0) #12
  unreachable

1809:
  %1810 = icmp slt i64 %704, 2
  %1811 = icmp eq i64 %711, %696
  %1812 = select i1 %1810, i1 true, i1 %1811
  br i1 %1812, label %1813, label %1808

1813:
  %1814 = icmp slt i64 %705, 2
  %1815 = icmp eq i64 %712, %697
  %1816 = select i1 %1814, i1 true, i1 %1815
  br i1 %1816, label %1817, label %1808

1817:
  %1818 = icmp slt i64 %706, 2
  %1819 = icmp eq i64 %713, %698
  %1820 = select i1 %1818, i1 true, i1 %1819
  br i1 %1820, label %1821, label %1808

1821:
  %1822 = icmp slt i64 %707, 2
  %1823 = icmp eq i64 %714, %699
  %1824 = select i1 %1822, i1 true, i1 %1823
  br i1 %1824, label %1825, label %1808

1825:
  %1826 = icmp slt i64 %708, 2
  %1827 = icmp eq i64 %715, %700
  %1828 = select i1 %1826, i1 true, i1 %1827
  br i1 %1828, label %1829, label %1808

1829:
  %1830 = icmp slt i64 %709, 2
  %1831 = icmp eq i64 %716, %701
  %1832 = select i1 %1830, i1 true, i1 %1831
  br i1 %1832, label %1833, label %1808

1833:
  %1834 = icmp ule ptr %702, %7
  br label %1835

1835:
  %1836 = phi i1 [ %1834, %1833 ], [ true, %1731 ], [ true, %1658 ]
  %1837 = icmp sgt i64 %1650, 0
  br i1 %1837, label %1838, label %2021

1838:
  %1839 = icmp sgt i64 %703, 0
  %1840 = icmp sgt i32 %553, 1
  %1841 = icmp eq i32 %553, 2
  %1842 = icmp sgt i32 %553, 2
  %1843 = icmp eq i32 %553, 3
  %1844 = icmp sgt i32 %553, 3
  %1845 = icmp eq i32 %553, 4
  %1846 = icmp sgt i32 %553, 4
  %1847 = icmp eq i32 %553, 5
  %1848 = icmp sgt i32 %553, 5
  %1849 = icmp eq i32 %553, 6
  %1850 = icmp sgt i32 %553, 6
  %1851 = icmp eq i32 %553, 7
  %1852 = icmp sgt i32 %553, 1
  %1853 = icmp eq i32 %553, 2
  %1854 = icmp sgt i32 %553, 2
  %1855 = icmp eq i32 %553, 3
  %1856 = icmp sgt i32 %553, 3
  %1857 = icmp eq i32 %553, 4
  %1858 = icmp sgt i32 %553, 4
  %1859 = icmp eq i32 %553, 5
  %1860 = icmp sgt i32 %553, 5
  %1861 = icmp eq i32 %553, 6
  %1862 = icmp sgt i32 %553, 6
  %1863 = icmp eq i32 %553, 7
  br label %1864

1864:
  %1865 = phi i64 [ 0, %1838 ], [ %2008, %2007 ]
  %1866 = xor i64 %1865, -1
  %1867 = add nsw i64 %1650, %1866
  %1868 = select i1 %1836, i64 %1865, i64 %1867
  br i1 %1840, label %1869, label %1876

1869:
  br i1 %1841, label %1874, label %1870

1870:
  %1871 = urem i64 %1868, %704
  %1872 = mul nsw i64 %711, %1871
  %1873 = udiv i64 %1868, %704
  br label %1876

1874:
  %1875 = mul nsw i64 %711, %1868
  br label %1876

1876:
  %1877 = phi i64 [ %1875, %1874 ], [ %1872, %1870 ], [ 0, %1864 ]
  %1878 = phi i64 [ %1868, %1874 ], [ %1873, %1870 ], [ %1868, %1864 ]
  br i1 %1842, label %1879, label %1888

1879:
  br i1 %1843, label %1885, label %1880

1880:
  %1881 = urem i64 %1878, %705
  %1882 = mul nsw i64 %712, %1881
  %1883 = add nsw i64 %1882, %1877
  %1884 = udiv i64 %1878, %705
  br label %1888

1885:
  %1886 = mul nsw i64 %712, %1878
  %1887 = add nsw i64 %1886, %1877
  br label %1888

1888:
  %1889 = phi i64 [ %1887, %1885 ], [ %1883, %1880 ], [ %1877, %1876 ]
  %1890 = phi i64 [ %1878, %1885 ], [ %1884, %1880 ], [ %1878, %1876 ]
  br i1 %1844, label %1891, label %1900

1891:
  br i1 %1845, label %1897, label %1892

1892:
  %1893 = urem i64 %1890, %706
  %1894 = mul nsw i64 %713, %1893
  %1895 = add nsw i64 %1894, %1889
  %1896 = udiv i64 %1890, %706
  br label %1900

1897:
  %1898 = mul nsw i64 %713, %1890
  %1899 = add nsw i64 %1898, %1889
  br label %1900

1900:
  %1901 = phi i64 [ %1899, %1897 ], [ %1895, %1892 ], [ %1889, %1888 ]
  %1902 = phi i64 [ %1890, %1897 ], [ %1896, %1892 ], [ %1890, %1888 ]
  br i1 %1846, label %1903, label %1912

1903:
  br i1 %1847, label %1909, label %1904

1904:
  %1905 = urem i64 %1902, %707
  %1906 = mul nsw i64 %714, %1905
  %1907 = add nsw i64 %1906, %1901
  %1908 = udiv i64 %1902, %707
  br label %1912

1909:
  %1910 = mul nsw i64 %714, %1902
  %1911 = add nsw i64 %1910, %1901
  br label %1912

1912:
  %1913 = phi i64 [ %1911, %1909 ], [ %1907, %1904 ], [ %1901, %1900 ]
  %1914 = phi i64 [ %1902, %1909 ], [ %1908, %1904 ], [ %1902, %1900 ]
  br i1 %1848, label %1915, label %1924

1915:
  br i1 %1849, label %1921, label %1916

1916:
  %1917 = urem i64 %1914, %708
  %1918 = mul nsw i64 %715, %1917
  %1919 = add nsw i64 %1918, %1913
  %1920 = udiv i64 %1914, %708
  br label %1924

1921:
  %1922 = mul nsw i64 %715, %1914
  %1923 = add nsw i64 %1922, %1913
  br label %1924

1924:
  %1925 = phi i64 [ %1923, %1921 ], [ %1919, %1916 ], [ %1913, %1912 ]
  %1926 = phi i64 [ %1914, %1921 ], [ %1920, %1916 ], [ %1914, %1912 ]
  br i1 %1850, label %1927, label %1935

1927:
  br i1 %1851, label %1932, label %1928

1928:
  %1929 = urem i64 %1926, %709
  %1930 = mul nsw i64 %716, %1929
  %1931 = add nsw i64 %1930, %1925
  br label %1935

1932:
  %1933 = mul nsw i64 %716, %1926
  %1934 = add nsw i64 %1933, %1925
  br label %1935

1935:
  %1936 = phi i64 [ %1934, %1932 ], [ %1931, %1928 ], [ %1925, %1924 ]
  br i1 %1852, label %1937, label %1944

1937:
  br i1 %1853, label %1942, label %1938

1938:
  %1939 = urem i64 %1868, %704
  %1940 = mul nsw i64 %696, %1939
  %1941 = udiv i64 %1868, %704
  br label %1944

1942:
  %1943 = mul nsw i64 %696, %1868
  br label %1944

1944:
  %1945 = phi i64 [ %1943, %1942 ], [ %1940, %1938 ], [ 0, %1935 ]
  %1946 = phi i64 [ %1868, %1942 ], [ %1941, %1938 ], [ %1868, %1935 ]
  br i1 %1854, label %1947, label %1956

1947:
  br i1 %1855, label %1953, label %1948

1948:
  %1949 = urem i64 %1946, %705
  %1950 = mul nsw i64 %697, %1949
  %1951 = add nsw i64 %1950, %1945
  %1952 = udiv i64 %1946, %705
  br label %1956

1953:
  %1954 = mul nsw i64 %697, %1946
  %1955 = add nsw i64 %1954, %1945
  br label %1956

1956:
  %1957 = phi i64 [ %1955, %1953 ], [ %1951, %1948 ], [ %1945, %1944 ]
  %1958 = phi i64 [ %1946, %1953 ], [ %1952, %1948 ], [ %1946, %1944 ]
  br i1 %1856, label %1959, label %1968

1959:
  br i1 %1857, label %1965, label %1960

1960:
  %1961 = urem i64 %1958, %706
  %1962 = mul nsw i64 %698, %1961
  %1963 = add nsw i64 %1962, %1957
  %1964 = udiv i64 %1958, %706
  br label %1968

1965:
  %1966 = mul nsw i64 %698, %1958
  %1967 = add nsw i64 %1966, %1957
  br label %1968

1968:
  %1969 = phi i64 [ %1967, %1965 ], [ %1963, %1960 ], [ %1957, %1956 ]
  %1970 = phi i64 [ %1958, %1965 ], [ %1964, %1960 ], [ %1958, %1956 ]
  br i1 %1858, label %1971, label %1980

1971:
  br i1 %1859, label %1977, label %1972

1972:
  %1973 = urem i64 %1970, %707
  %1974 = mul nsw i64 %699, %1973
  %1975 = add nsw i64 %1974, %1969
  %1976 = udiv i64 %1970, %707
  br label %1980

1977:
  %1978 = mul nsw i64 %699, %1970
  %1979 = add nsw i64 %1978, %1969
  br label %1980

1980:
  %1981 = phi i64 [ %1979, %1977 ], [ %1975, %1972 ], [ %1969, %1968 ]
  %1982 = phi i64 [ %1970, %1977 ], [ %1976, %1972 ], [ %1970, %1968 ]
  br i1 %1860, label %1983, label %1992

1983:
  br i1 %1861, label %1989, label %1984

1984:
  %1985 = urem i64 %1982, %708
  %1986 = mul nsw i64 %700, %1985
  %1987 = add nsw i64 %1986, %1981
  %1988 = udiv i64 %1982, %708
  br label %1992

1989:
  %1990 = mul nsw i64 %700, %1982
  %1991 = add nsw i64 %1990, %1981
  br label %1992

1992:
  %1993 = phi i64 [ %1991, %1989 ], [ %1987, %1984 ], [ %1981, %1980 ]
  %1994 = phi i64 [ %1982, %1989 ], [ %1988, %1984 ], [ %1982, %1980 ]
  br i1 %1862, label %1995, label %2003

1995:
  br i1 %1863, label %2000, label %1996

1996:
  %1997 = urem i64 %1994, %709
  %1998 = mul nsw i64 %701, %1997
  %1999 = add nsw i64 %1998, %1993
  br label %2003

2000:
  %2001 = mul nsw i64 %701, %1994
  %2002 = add nsw i64 %2001, %1993
  br label %2003

2003:
  %2004 = phi i64 [ %2002, %2000 ], [ %1999, %1996 ], [ %1993, %1992 ]
  %2005 = getelementptr inbounds i8, ptr %702, i64 %1936
  %2006 = getelementptr inbounds i8, ptr %7, i64 %2004
  br i1 %1839, label %2010, label %2007

2007:
  %2008 = add nuw nsw i64 %1865, 1
  %2009 = icmp eq i64 %2008, %1650
  br i1 %2009, label %2021, label %1864

2010:
  %2011 = phi i64 [ %2019, %2010 ], [ 0, %2003 ]
  %2012 = xor i64 %2011, -1
  %2013 = add nsw i64 %703, %2012
  %2014 = select i1 %1836, i64 %2011, i64 %2013
  %2015 = mul nsw i64 %710, %2014
  %2016 = getelementptr inbounds i8, ptr %2005, i64 %2015
  %2017 = mul nsw i64 %695, %2014
  %2018 = getelementptr inbounds i8, ptr %2006, i64 %2017
  tail call void @pad.fortran.type.assign(ptr noundef %168, ptr noundef %2016, ptr noundef %2018) #10
  %2019 = add nuw nsw i64 %2011, 1
  %2020 = icmp eq i64 %2019, %703
  br i1 %2020, label %2007, label %2010

2021:
  br i1 %717, label %2137, label %2022

2022:
  br i1 %1643, label %2023, label %2024

2023:
  tail call void @pad.fortran.type.destroy(ptr noundef %168, ptr noundef %447) #10
  br label %2135

2024:
  %2025 = mul nsw i64 %476, %467
  %2026 = mul nsw i64 %485, %2025
  %2027 = mul nsw i64 %494, %2026
  %2028 = mul nsw i64 %503, %2027
  %2029 = mul nsw i64 %512, %2028
  %2030 = mul nsw i64 %521, %2029
  %2031 = icmp sgt i64 %2030, 0
  br i1 %2031, label %2032, label %2038

2032:
  %2033 = mul nsw i64 %485, %476
  %2034 = mul nsw i64 %494, %2033
  %2035 = mul nsw i64 %503, %2034
  %2036 = mul nsw i64 %512, %2035
  %2037 = mul nsw i64 %521, %2036
  br label %2038

2038:
  %2039 = phi i64 [ 0, %2024 ], [ %2037, %2032 ]
  %2040 = icmp sgt i64 %2039, 0
  br i1 %2040, label %2041, label %2135

2041:
  %2042 = mul nsw i64 %466, %467
  %2043 = icmp sgt i32 %553, 1
  %2044 = icmp eq i32 %553, 2
  %2045 = icmp sgt i32 %553, 2
  %2046 = icmp eq i32 %553, 3
  %2047 = icmp sgt i32 %553, 3
  %2048 = icmp eq i32 %553, 4
  %2049 = icmp sgt i32 %553, 4
  %2050 = icmp eq i32 %553, 5
  %2051 = icmp sgt i32 %553, 5
  %2052 = icmp eq i32 %553, 6
  %2053 = icmp sgt i32 %553, 6
  %2054 = icmp eq i32 %553, 7
  %2055 = icmp eq i64 %2042, 0
  br label %2056

2056:
  %2057 = phi i64 [ 0, %2041 ], [ %2129, %2128 ]
  br i1 %2043, label %2058, label %2065

2058:
  br i1 %2044, label %2063, label %2059

2059:
  %2060 = urem i64 %2057, %476
  %2061 = mul nsw i64 %475, %2060
  %2062 = udiv i64 %2057, %476
  br label %2065

2063:
  %2064 = mul nsw i64 %475, %2057
  br label %2065

2065:
  %2066 = phi i64 [ %2064, %2063 ], [ %2061, %2059 ], [ 0, %2056 ]
  %2067 = phi i64 [ %2057, %2063 ], [ %2062, %2059 ], [ %2057, %2056 ]
  br i1 %2045, label %2068, label %2077

2068:
  br i1 %2046, label %2074, label %2069

2069:
  %2070 = urem i64 %2067, %485
  %2071 = mul nsw i64 %484, %2070
  %2072 = add nsw i64 %2071, %2066
  %2073 = udiv i64 %2067, %485
  br label %2077

2074:
  %2075 = mul nsw i64 %484, %2067
  %2076 = add nsw i64 %2075, %2066
  br label %2077

2077:
  %2078 = phi i64 [ %2076, %2074 ], [ %2072, %2069 ], [ %2066, %2065 ]
  %2079 = phi i64 [ %2067, %2074 ], [ %2073, %2069 ], [ %2067, %2065 ]
  br i1 %2047, label %2080, label %2089

2080:
  br i1 %2048, label %2086, label %2081

2081:
  %2082 = urem i64 %2079, %494
  %2083 = mul nsw i64 %493, %2082
  %2084 = add nsw i64 %2083, %2078
  %2085 = udiv i64 %2079, %494
  br label %2089

2086:
  %2087 = mul nsw i64 %493, %2079
  %2088 = add nsw i64 %2087, %2078
  br label %2089

2089:
  %2090 = phi i64 [ %2088, %2086 ], [ %2084, %2081 ], [ %2078, %2077 ]
  %2091 = phi i64 [ %2079, %2086 ], [ %2085, %2081 ], [ %2079, %2077 ]
  br i1 %2049, label %2092, label %2101

2092:
  br i1 %2050, label %2098, label %2093

2093:
  %2094 = urem i64 %2091, %503
  %2095 = mul nsw i64 %502, %2094
  %2096 = add nsw i64 %2095, %2090
  %2097 = udiv i64 %2091, %503
  br label %2101

2098:
  %2099 = mul nsw i64 %502, %2091
  %2100 = add nsw i64 %2099, %2090
  br label %2101

2101:
  %2102 = phi i64 [ %2100, %2098 ], [ %2096, %2093 ], [ %2090, %2089 ]
  %2103 = phi i64 [ %2091, %2098 ], [ %2097, %2093 ], [ %2091, %2089 ]
  br i1 %2051, label %2104, label %2113

2104:
  br i1 %2052, label %2110, label %2105

2105:
  %2106 = urem i64 %2103, %512
  %2107 = mul nsw i64 %511, %2106
  %2108 = add nsw i64 %2107, %2102
  %2109 = udiv i64 %2103, %512
  br label %2113

2110:
  %2111 = mul nsw i64 %511, %2103
  %2112 = add nsw i64 %2111, %2102
  br label %2113

2113:
  %2114 = phi i64 [ %2112, %2110 ], [ %2108, %2105 ], [ %2102, %2101 ]
  %2115 = phi i64 [ %2103, %2110 ], [ %2109, %2105 ], [ %2103, %2101 ]
  br i1 %2053, label %2116, label %2124

2116:
  br i1 %2054, label %2121, label %2117

2117:
  %2118 = urem i64 %2115, %521
  %2119 = mul nsw i64 %520, %2118
  %2120 = add nsw i64 %2119, %2114
  br label %2124

2121:
  %2122 = mul nsw i64 %520, %2115
  %2123 = add nsw i64 %2122, %2114
  br label %2124

2124:
  %2125 = phi i64 [ %2123, %2121 ], [ %2120, %2117 ], [ %2114, %2113 ]
  %2126 = getelementptr inbounds i8, ptr %447, i64 %2125
  %2127 = getelementptr inbounds i8, ptr %2126, i64 %2042
  br i1 %2055, label %2128, label %2131

2128:
  %2129 = add nuw nsw i64 %2057, 1
  %2130 = icmp eq i64 %2129, %2039
  br i1 %2130, label %2135, label %2056

2131:
  %2132 = phi ptr [ %2133, %2131 ], [ %2126, %2124 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %168, ptr noundef %2132) #10
  %2133 = getelementptr inbounds i8, ptr %2132, i64 %466
  %2134 = icmp eq ptr %2133, %2127
  br i1 %2134, label %2128, label %2131

2135:
  br i1 %717, label %2137, label %2136

2136:
  tail call void @free(ptr noundef %447)
  br label %2137

2137:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #7

declare i64 @llvm.umax.i64(i64, i64) #8

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { nounwind }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { noreturn }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { allocsize(0) }
attributes #12 = { noreturn nounwind }
