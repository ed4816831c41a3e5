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

define linkonce_odr hidden void @pad.fortran.component.finalize_data(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %9, label %7

7:
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %16

9:
  tail call void @pad.fortran.type.finalize(ptr noundef %3, ptr noundef %0) #10
  br label %16

10:
  %11 = phi i64 [ %14, %10 ], [ 0, %7 ]
  %12 = mul nsw i64 %11, %2
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  tail call void @pad.fortran.type.finalize_element(ptr noundef %3, ptr noundef %13) #10
  %14 = add nuw nsw i64 %11, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %16, label %10

16:
  ret void
}

declare void @pad.fortran.type.finalize(ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @pad.fortran.type.finalize_element(ptr noundef, ptr noundef) local_unnamed_addr #2

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
  br i1 %141, label %281, label %142

142:
  %143 = icmp sgt i32 %13, 7
  %144 = select i1 %84, i1 true, i1 %143
  %145 = xor i1 %85, true
  %146 = select i1 %144, i1 true, i1 %145
  %147 = icmp eq ptr %140, null
  %148 = select i1 %146, i1 true, i1 %147
  br i1 %148, label %280, label %149

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
  br i1 %160, label %161, label %280

161:
  %162 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %140) #10
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %280, label %164

164:
  %165 = icmp eq i32 %1, 0
  br i1 %165, label %166, label %167

166:
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %4, ptr noundef nonnull %6) #10
  br label %280

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
  br i1 %183, label %184, label %280

184:
  %185 = icmp sgt i64 %28, 0
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
  br label %198

198:
  %199 = phi i64 [ 0, %184 ], [ %208, %207 ]
  br i1 %185, label %200, label %207

200:
  %201 = mul nsw i64 %38, %199
  br label %202

202:
  %203 = phi i64 [ %278, %273 ], [ 0, %200 ]
  %204 = xor i1 %186, true
  %205 = or i1 %204, %187
  %206 = select i1 %204, i64 0, i64 %201
  br i1 %205, label %214, label %210

207:
  %208 = add nuw nsw i64 %199, 1
  %209 = icmp eq i64 %208, %182
  br i1 %209, label %280, label %198

210:
  %211 = urem i64 %199, %37
  %212 = mul nsw i64 %38, %211
  %213 = udiv i64 %199, %37
  br label %214

214:
  %215 = phi i64 [ %206, %202 ], [ %212, %210 ]
  %216 = phi i64 [ %199, %202 ], [ %213, %210 ]
  br i1 %188, label %217, label %226

217:
  br i1 %189, label %223, label %218

218:
  %219 = urem i64 %216, %46
  %220 = mul nsw i64 %47, %219
  %221 = add nsw i64 %220, %215
  %222 = udiv i64 %216, %46
  br label %226

223:
  %224 = mul nsw i64 %47, %216
  %225 = add nsw i64 %224, %215
  br label %226

226:
  %227 = phi i64 [ %225, %223 ], [ %221, %218 ], [ %215, %214 ]
  %228 = phi i64 [ %216, %223 ], [ %222, %218 ], [ %216, %214 ]
  br i1 %190, label %229, label %238

229:
  br i1 %191, label %235, label %230

230:
  %231 = urem i64 %228, %55
  %232 = mul nsw i64 %56, %231
  %233 = add nsw i64 %232, %227
  %234 = udiv i64 %228, %55
  br label %238

235:
  %236 = mul nsw i64 %56, %228
  %237 = add nsw i64 %236, %227
  br label %238

238:
  %239 = phi i64 [ %237, %235 ], [ %233, %230 ], [ %227, %226 ]
  %240 = phi i64 [ %228, %235 ], [ %234, %230 ], [ %228, %226 ]
  br i1 %192, label %241, label %250

241:
  br i1 %193, label %247, label %242

242:
  %243 = urem i64 %240, %64
  %244 = mul nsw i64 %65, %243
  %245 = add nsw i64 %244, %239
  %246 = udiv i64 %240, %64
  br label %250

247:
  %248 = mul nsw i64 %65, %240
  %249 = add nsw i64 %248, %239
  br label %250

250:
  %251 = phi i64 [ %249, %247 ], [ %245, %242 ], [ %239, %238 ]
  %252 = phi i64 [ %240, %247 ], [ %246, %242 ], [ %240, %238 ]
  br i1 %194, label %253, label %262

253:
  br i1 %195, label %259, label %254

254:
  %255 = urem i64 %252, %73
  %256 = mul nsw i64 %74, %255
  %257 = add nsw i64 %256, %251
  %258 = udiv i64 %252, %73
  br label %262

259:
  %260 = mul nsw i64 %74, %252
  %261 = add nsw i64 %260, %251
  br label %262

262:
  %263 = phi i64 [ %261, %259 ], [ %257, %254 ], [ %251, %250 ]
  %264 = phi i64 [ %252, %259 ], [ %258, %254 ], [ %252, %250 ]
  br i1 %196, label %265, label %273

265:
  br i1 %197, label %270, label %266

266:
  %267 = urem i64 %264, %82
  %268 = mul nsw i64 %83, %267
  %269 = add nsw i64 %268, %263
  br label %273

270:
  %271 = mul nsw i64 %83, %264
  %272 = add nsw i64 %271, %263
  br label %273

273:
  %274 = phi i64 [ %272, %270 ], [ %269, %266 ], [ %263, %262 ]
  %275 = getelementptr inbounds i8, ptr %6, i64 %274
  %276 = mul nsw i64 %29, %203
  %277 = getelementptr inbounds i8, ptr %275, i64 %276
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %4, ptr noundef nonnull %277) #10
  %278 = add nuw nsw i64 %203, 1
  %279 = icmp eq i64 %278, %28
  br i1 %279, label %207, label %202

280:
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8
  br label %281

281:
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
  br i1 %173, label %447, label %174

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
  br i1 %307, label %447, label %308

308:
  %309 = icmp sgt i32 %181, 7
  %310 = select i1 %112, i1 true, i1 %309
  %311 = xor i1 %251, true
  %312 = select i1 %310, i1 true, i1 %311
  %313 = icmp eq ptr %306, null
  %314 = select i1 %312, i1 true, i1 %313
  br i1 %314, label %446, label %315

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
  br i1 %326, label %327, label %446

327:
  %328 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %306) #10
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %446, label %330

330:
  %331 = icmp eq i32 %2, 0
  br i1 %331, label %332, label %333

332:
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %5, ptr noundef nonnull %175) #10
  br label %446

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
  br i1 %349, label %350, label %446

350:
  %351 = icmp sgt i64 %196, 0
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
  br label %364

364:
  %365 = phi i64 [ 0, %350 ], [ %374, %373 ]
  br i1 %351, label %366, label %373

366:
  %367 = mul nsw i64 %204, %365
  br label %368

368:
  %369 = phi i64 [ %444, %439 ], [ 0, %366 ]
  %370 = xor i1 %352, true
  %371 = or i1 %370, %353
  %372 = select i1 %370, i64 0, i64 %367
  br i1 %371, label %380, label %376

373:
  %374 = add nuw nsw i64 %365, 1
  %375 = icmp eq i64 %374, %348
  br i1 %375, label %446, label %364

376:
  %377 = urem i64 %365, %205
  %378 = mul nsw i64 %204, %377
  %379 = udiv i64 %365, %205
  br label %380

380:
  %381 = phi i64 [ %372, %368 ], [ %378, %376 ]
  %382 = phi i64 [ %365, %368 ], [ %379, %376 ]
  br i1 %354, label %383, label %392

383:
  br i1 %355, label %389, label %384

384:
  %385 = urem i64 %382, %214
  %386 = mul nsw i64 %213, %385
  %387 = add nsw i64 %386, %381
  %388 = udiv i64 %382, %214
  br label %392

389:
  %390 = mul nsw i64 %213, %382
  %391 = add nsw i64 %390, %381
  br label %392

392:
  %393 = phi i64 [ %391, %389 ], [ %387, %384 ], [ %381, %380 ]
  %394 = phi i64 [ %382, %389 ], [ %388, %384 ], [ %382, %380 ]
  br i1 %356, label %395, label %404

395:
  br i1 %357, label %401, label %396

396:
  %397 = urem i64 %394, %223
  %398 = mul nsw i64 %222, %397
  %399 = add nsw i64 %398, %393
  %400 = udiv i64 %394, %223
  br label %404

401:
  %402 = mul nsw i64 %222, %394
  %403 = add nsw i64 %402, %393
  br label %404

404:
  %405 = phi i64 [ %403, %401 ], [ %399, %396 ], [ %393, %392 ]
  %406 = phi i64 [ %394, %401 ], [ %400, %396 ], [ %394, %392 ]
  br i1 %358, label %407, label %416

407:
  br i1 %359, label %413, label %408

408:
  %409 = urem i64 %406, %232
  %410 = mul nsw i64 %231, %409
  %411 = add nsw i64 %410, %405
  %412 = udiv i64 %406, %232
  br label %416

413:
  %414 = mul nsw i64 %231, %406
  %415 = add nsw i64 %414, %405
  br label %416

416:
  %417 = phi i64 [ %415, %413 ], [ %411, %408 ], [ %405, %404 ]
  %418 = phi i64 [ %406, %413 ], [ %412, %408 ], [ %406, %404 ]
  br i1 %360, label %419, label %428

419:
  br i1 %361, label %425, label %420

420:
  %421 = urem i64 %418, %241
  %422 = mul nsw i64 %240, %421
  %423 = add nsw i64 %422, %417
  %424 = udiv i64 %418, %241
  br label %428

425:
  %426 = mul nsw i64 %240, %418
  %427 = add nsw i64 %426, %417
  br label %428

428:
  %429 = phi i64 [ %427, %425 ], [ %423, %420 ], [ %417, %416 ]
  %430 = phi i64 [ %418, %425 ], [ %424, %420 ], [ %418, %416 ]
  br i1 %362, label %431, label %439

431:
  br i1 %363, label %436, label %432

432:
  %433 = urem i64 %430, %250
  %434 = mul nsw i64 %249, %433
  %435 = add nsw i64 %434, %429
  br label %439

436:
  %437 = mul nsw i64 %249, %430
  %438 = add nsw i64 %437, %429
  br label %439

439:
  %440 = phi i64 [ %438, %436 ], [ %435, %432 ], [ %429, %428 ]
  %441 = getelementptr inbounds i8, ptr %175, i64 %440
  %442 = mul nsw i64 %195, %369
  %443 = getelementptr inbounds i8, ptr %441, i64 %442
  tail call void @pad.fortran.type.destroy(ptr noundef nonnull %5, ptr noundef nonnull %443) #10
  %444 = add nuw nsw i64 %369, 1
  %445 = icmp eq i64 %444, %196
  br i1 %445, label %373, label %368

446:
  tail call void @free(ptr noundef %175)
  store ptr null, ptr %0, align 8
  br label %447

447:
  br i1 %169, label %2149, label %448

448:
  %449 = load ptr, ptr %0, align 8
  br i1 %8, label %450, label %453

450:
  %451 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %452 = load i64, ptr %451, align 8
  br label %453

453:
  %454 = phi i64 [ %452, %450 ], [ %4, %448 ]
  br i1 %14, label %455, label %459

455:
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %457 = load i8, ptr %456, align 4
  %458 = sext i8 %457 to i32
  br label %459

459:
  %460 = phi i32 [ %458, %455 ], [ %2, %453 ]
  %461 = icmp sgt i32 %460, 0
  br i1 %461, label %462, label %467

462:
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %464 = load i64, ptr %463, align 8
  %465 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %466 = load i64, ptr %465, align 8
  br label %467

467:
  %468 = phi i64 [ %466, %462 ], [ 0, %459 ]
  %469 = phi i64 [ %464, %462 ], [ 1, %459 ]
  %470 = icmp sgt i32 %460, 1
  br i1 %470, label %471, label %476

471:
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %475 = load i64, ptr %474, align 8
  br label %476

476:
  %477 = phi i64 [ %475, %471 ], [ 0, %467 ]
  %478 = phi i64 [ %473, %471 ], [ 1, %467 ]
  %479 = icmp sgt i32 %460, 2
  br i1 %479, label %480, label %485

480:
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %482 = load i64, ptr %481, align 8
  %483 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %484 = load i64, ptr %483, align 8
  br label %485

485:
  %486 = phi i64 [ %484, %480 ], [ 0, %476 ]
  %487 = phi i64 [ %482, %480 ], [ 1, %476 ]
  %488 = icmp sgt i32 %460, 3
  br i1 %488, label %489, label %494

489:
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %491 = load i64, ptr %490, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %493 = load i64, ptr %492, align 8
  br label %494

494:
  %495 = phi i64 [ %493, %489 ], [ 0, %485 ]
  %496 = phi i64 [ %491, %489 ], [ 1, %485 ]
  %497 = icmp sgt i32 %460, 4
  br i1 %497, label %498, label %503

498:
  %499 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %500 = load i64, ptr %499, align 8
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %502 = load i64, ptr %501, align 8
  br label %503

503:
  %504 = phi i64 [ %502, %498 ], [ 0, %494 ]
  %505 = phi i64 [ %500, %498 ], [ 1, %494 ]
  %506 = icmp sgt i32 %460, 5
  br i1 %506, label %507, label %512

507:
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %509 = load i64, ptr %508, align 8
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %511 = load i64, ptr %510, align 8
  br label %512

512:
  %513 = phi i64 [ %511, %507 ], [ 0, %503 ]
  %514 = phi i64 [ %509, %507 ], [ 1, %503 ]
  %515 = icmp sgt i32 %460, 6
  br i1 %515, label %516, label %521

516:
  %517 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %520 = load i64, ptr %519, align 8
  br label %521

521:
  %522 = phi i64 [ %520, %516 ], [ 0, %512 ]
  %523 = phi i64 [ %518, %516 ], [ 1, %512 ]
  br i1 %112, label %546, label %524

524:
  %525 = icmp sgt i32 %20, 7
  br i1 %525, label %546, label %526

526:
  br i1 %113, label %527, label %543

527:
  %528 = icmp eq ptr %168, null
  br i1 %528, label %546, label %529

529:
  %530 = getelementptr inbounds nuw i8, ptr %168, i64 430
  %531 = load i8, ptr %530, align 2
  %532 = icmp eq i8 %531, 0
  br i1 %532, label %541, label %533

533:
  %534 = getelementptr inbounds nuw i8, ptr %168, i64 431
  %535 = load i8, ptr %534, align 1
  %536 = icmp eq i8 %535, 0
  br i1 %536, label %541, label %537

537:
  %538 = getelementptr inbounds nuw i8, ptr %168, i64 432
  %539 = load i8, ptr %538, align 8
  %540 = icmp eq i8 %539, 0
  br i1 %540, label %541, label %546

541:
  %542 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %168) #10
  br label %546

543:
  %544 = add i32 %27, -1
  %545 = icmp ult i32 %544, 49
  br label %546

546:
  %547 = phi i1 [ true, %521 ], [ %545, %543 ], [ false, %524 ], [ false, %527 ], [ false, %541 ], [ true, %537 ]
  switch i32 %27, label %551 [
    i32 28, label %552
    i32 27, label %548
    i32 35, label %549
    i32 34, label %550
  ]

548:
  br label %552

549:
  br label %552

550:
  br label %552

551:
  br label %552

552:
  %553 = phi i32 [ 0, %551 ], [ 1, %548 ], [ 4, %549 ], [ 3, %550 ], [ 2, %546 ]
  %554 = icmp eq i32 %20, 0
  %555 = select i1 %554, i32 %460, i32 %20
  %556 = icmp eq ptr %449, null
  br i1 %556, label %565, label %557

557:
  %558 = icmp ult i32 %27, 45
  %559 = zext nneg i32 %27 to i45
  %560 = lshr i45 -7696581394432, %559
  %561 = trunc i45 %560 to i1
  %562 = select i1 %558, i1 %561, i1 false
  %563 = icmp ne i64 %454, %13
  %564 = select i1 %562, i1 %563, i1 false
  br label %565

565:
  %566 = phi i1 [ %564, %557 ], [ true, %552 ]
  br i1 %554, label %567, label %588

567:
  br i1 %566, label %568, label %696

568:
  %569 = mul nsw i64 %478, %469
  %570 = mul nsw i64 %487, %569
  %571 = mul nsw i64 %496, %570
  %572 = mul nsw i64 %505, %571
  %573 = mul nsw i64 %514, %572
  %574 = mul nsw i64 %523, %573
  %575 = mul i64 %574, %13
  %576 = tail call i64 @llvm.umax.i64(i64 %575, i64 1)
  %577 = tail call ptr @malloc(i64 noundef %576) #11
  store ptr %577, ptr %0, align 8
  %578 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %578, align 8
  %579 = trunc i32 %27 to i8
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %579, ptr %580, align 1
  %581 = mul nsw i64 %469, %13
  %582 = mul nsw i64 %478, %581
  %583 = mul nsw i64 %487, %582
  %584 = mul nsw i64 %496, %583
  %585 = mul nsw i64 %505, %584
  %586 = mul nsw i64 %514, %585
  %587 = icmp eq ptr %449, null
  br label %696

588:
  br i1 %566, label %603, label %589

589:
  %590 = icmp ne i64 %469, %38
  %591 = icmp ne i64 %478, %50
  %592 = icmp ne i64 %487, %62
  %593 = icmp ne i64 %496, %74
  %594 = icmp ne i64 %505, %86
  %595 = icmp ne i64 %514, %98
  %596 = icmp ne i64 %523, %110
  %597 = select i1 %596, i1 true, i1 %595
  %598 = select i1 %597, i1 true, i1 %594
  %599 = select i1 %598, i1 true, i1 %593
  %600 = select i1 %599, i1 true, i1 %592
  %601 = select i1 %600, i1 true, i1 %591
  %602 = select i1 %601, i1 true, i1 %590
  br label %603

603:
  %604 = phi i1 [ true, %588 ], [ %602, %589 ]
  br i1 %604, label %605, label %687

605:
  %606 = mul nsw i64 %50, %38
  %607 = mul nsw i64 %62, %606
  %608 = mul nsw i64 %74, %607
  %609 = mul nsw i64 %86, %608
  %610 = mul nsw i64 %98, %609
  %611 = mul nsw i64 %110, %610
  %612 = mul i64 %611, %13
  %613 = tail call i64 @llvm.umax.i64(i64 %612, i64 1)
  %614 = tail call ptr @malloc(i64 noundef %613) #11
  store ptr %614, ptr %0, align 8
  %615 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %615, align 8
  %616 = trunc i32 %27 to i8
  %617 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %616, ptr %617, align 1
  %618 = icmp sgt i32 %20, 0
  br i1 %618, label %619, label %626

619:
  %620 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %621 = icmp slt i64 %38, 1
  %622 = select i1 %621, i64 1, i64 %39
  store i64 %622, ptr %620, align 8
  %623 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %38, ptr %623, align 8
  %624 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %13, ptr %624, align 8
  %625 = mul i64 %38, %13
  br label %626

626:
  %627 = phi i64 [ %625, %619 ], [ %13, %605 ]
  %628 = icmp sgt i32 %20, 1
  br i1 %628, label %629, label %636

629:
  %630 = icmp slt i64 %50, 1
  %631 = select i1 %630, i64 1, i64 %51
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %631, ptr %632, align 8
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %50, ptr %633, align 8
  %634 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %627, ptr %634, align 8
  %635 = mul i64 %50, %627
  br label %636

636:
  %637 = phi i64 [ %635, %629 ], [ %627, %626 ]
  %638 = icmp sgt i32 %20, 2
  br i1 %638, label %639, label %646

639:
  %640 = icmp slt i64 %62, 1
  %641 = select i1 %640, i64 1, i64 %63
  %642 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %641, ptr %642, align 8
  %643 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %62, ptr %643, align 8
  %644 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %637, ptr %644, align 8
  %645 = mul i64 %62, %637
  br label %646

646:
  %647 = phi i64 [ %645, %639 ], [ %637, %636 ]
  %648 = icmp sgt i32 %20, 3
  br i1 %648, label %649, label %656

649:
  %650 = icmp slt i64 %74, 1
  %651 = select i1 %650, i64 1, i64 %75
  %652 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %651, ptr %652, align 8
  %653 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %74, ptr %653, align 8
  %654 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %647, ptr %654, align 8
  %655 = mul i64 %74, %647
  br label %656

656:
  %657 = phi i64 [ %655, %649 ], [ %647, %646 ]
  %658 = icmp sgt i32 %20, 4
  br i1 %658, label %659, label %666

659:
  %660 = icmp slt i64 %86, 1
  %661 = select i1 %660, i64 1, i64 %87
  %662 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %661, ptr %662, align 8
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %86, ptr %663, align 8
  %664 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %657, ptr %664, align 8
  %665 = mul i64 %86, %657
  br label %666

666:
  %667 = phi i64 [ %665, %659 ], [ %657, %656 ]
  %668 = icmp sgt i32 %20, 5
  br i1 %668, label %669, label %676

669:
  %670 = icmp slt i64 %98, 1
  %671 = select i1 %670, i64 1, i64 %99
  %672 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %671, ptr %672, align 8
  %673 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %98, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %667, ptr %674, align 8
  %675 = mul i64 %98, %667
  br label %676

676:
  %677 = phi i64 [ %675, %669 ], [ %667, %666 ]
  %678 = icmp sgt i32 %20, 6
  br i1 %678, label %679, label %685

679:
  %680 = icmp slt i64 %110, 1
  %681 = select i1 %680, i64 1, i64 %111
  %682 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %681, ptr %682, align 8
  %683 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %110, ptr %683, align 8
  %684 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %677, ptr %684, align 8
  br label %685

685:
  %686 = icmp eq ptr %449, null
  br label %687

687:
  %688 = phi ptr [ %614, %685 ], [ %449, %603 ]
  %689 = phi i1 [ %686, %685 ], [ true, %603 ]
  %690 = mul nsw i64 %38, %13
  %691 = mul nsw i64 %50, %690
  %692 = mul nsw i64 %62, %691
  %693 = mul nsw i64 %74, %692
  %694 = mul nsw i64 %86, %693
  %695 = mul nsw i64 %98, %694
  br label %696

696:
  %697 = phi i64 [ %37, %687 ], [ 0, %567 ], [ 0, %568 ]
  %698 = phi i64 [ %49, %687 ], [ 0, %567 ], [ 0, %568 ]
  %699 = phi i64 [ %61, %687 ], [ 0, %567 ], [ 0, %568 ]
  %700 = phi i64 [ %73, %687 ], [ 0, %567 ], [ 0, %568 ]
  %701 = phi i64 [ %85, %687 ], [ 0, %567 ], [ 0, %568 ]
  %702 = phi i64 [ %97, %687 ], [ 0, %567 ], [ 0, %568 ]
  %703 = phi i64 [ %109, %687 ], [ 0, %567 ], [ 0, %568 ]
  %704 = phi ptr [ %688, %687 ], [ %449, %567 ], [ %577, %568 ]
  %705 = phi i64 [ %38, %687 ], [ %469, %567 ], [ %469, %568 ]
  %706 = phi i64 [ %50, %687 ], [ %478, %567 ], [ %478, %568 ]
  %707 = phi i64 [ %62, %687 ], [ %487, %567 ], [ %487, %568 ]
  %708 = phi i64 [ %74, %687 ], [ %496, %567 ], [ %496, %568 ]
  %709 = phi i64 [ %86, %687 ], [ %505, %567 ], [ %505, %568 ]
  %710 = phi i64 [ %98, %687 ], [ %514, %567 ], [ %514, %568 ]
  %711 = phi i64 [ %110, %687 ], [ %523, %567 ], [ %523, %568 ]
  %712 = phi i64 [ %13, %687 ], [ %468, %567 ], [ %13, %568 ]
  %713 = phi i64 [ %690, %687 ], [ %477, %567 ], [ %581, %568 ]
  %714 = phi i64 [ %691, %687 ], [ %486, %567 ], [ %582, %568 ]
  %715 = phi i64 [ %692, %687 ], [ %495, %567 ], [ %583, %568 ]
  %716 = phi i64 [ %693, %687 ], [ %504, %567 ], [ %584, %568 ]
  %717 = phi i64 [ %694, %687 ], [ %513, %567 ], [ %585, %568 ]
  %718 = phi i64 [ %695, %687 ], [ %522, %567 ], [ %586, %568 ]
  %719 = phi i1 [ %689, %687 ], [ true, %567 ], [ %587, %568 ]
  %720 = phi i1 [ %604, %687 ], [ false, %567 ], [ true, %568 ]
  br i1 %547, label %721, label %1529

721:
  %722 = icmp eq i64 %705, 1
  %723 = icmp eq i64 %712, %13
  %724 = select i1 %722, i1 true, i1 %723
  %725 = mul nsw i64 %705, %13
  %726 = icmp eq i64 %706, 1
  %727 = icmp eq i64 %713, %725
  %728 = select i1 %726, i1 true, i1 %727
  %729 = and i1 %728, %724
  %730 = mul nsw i64 %706, %725
  %731 = icmp eq i64 %707, 1
  %732 = icmp eq i64 %714, %730
  %733 = select i1 %731, i1 true, i1 %732
  %734 = and i1 %733, %729
  %735 = mul nsw i64 %707, %730
  %736 = icmp eq i64 %708, 1
  %737 = icmp eq i64 %715, %735
  %738 = select i1 %736, i1 true, i1 %737
  %739 = and i1 %738, %734
  %740 = mul nsw i64 %708, %735
  %741 = icmp eq i64 %709, 1
  %742 = icmp eq i64 %716, %740
  %743 = select i1 %741, i1 true, i1 %742
  %744 = and i1 %743, %739
  %745 = mul nsw i64 %709, %740
  %746 = icmp eq i64 %710, 1
  %747 = icmp eq i64 %717, %745
  %748 = select i1 %746, i1 true, i1 %747
  %749 = and i1 %748, %744
  %750 = icmp eq i64 %711, 1
  %751 = mul nsw i64 %710, %745
  %752 = icmp eq i64 %718, %751
  %753 = select i1 %750, i1 true, i1 %752
  %754 = and i1 %753, %749
  %755 = mul i64 %706, %705
  %756 = mul i64 %707, %755
  %757 = mul i64 %708, %756
  %758 = mul i64 %709, %757
  %759 = mul i64 %710, %758
  %760 = mul i64 %711, %759
  br i1 %754, label %761, label %889

761:
  %762 = icmp eq i64 %705, 1
  %763 = icmp eq i64 %697, %13
  %764 = select i1 %762, i1 true, i1 %763
  %765 = mul nsw i64 %705, %13
  %766 = icmp eq i64 %706, 1
  %767 = icmp eq i64 %698, %765
  %768 = select i1 %766, i1 true, i1 %767
  %769 = and i1 %768, %764
  %770 = mul nsw i64 %706, %765
  %771 = icmp eq i64 %707, 1
  %772 = icmp eq i64 %699, %770
  %773 = select i1 %771, i1 true, i1 %772
  %774 = and i1 %773, %769
  %775 = mul nsw i64 %707, %770
  %776 = icmp eq i64 %708, 1
  %777 = icmp eq i64 %700, %775
  %778 = select i1 %776, i1 true, i1 %777
  %779 = and i1 %778, %774
  %780 = mul nsw i64 %708, %775
  %781 = icmp eq i64 %709, 1
  %782 = icmp eq i64 %701, %780
  %783 = select i1 %781, i1 true, i1 %782
  %784 = and i1 %783, %779
  %785 = mul nsw i64 %709, %780
  %786 = icmp eq i64 %710, 1
  %787 = icmp eq i64 %702, %785
  %788 = select i1 %786, i1 true, i1 %787
  %789 = and i1 %788, %784
  %790 = icmp eq i64 %711, 1
  %791 = mul nsw i64 %710, %785
  %792 = icmp eq i64 %703, %791
  %793 = select i1 %790, i1 true, i1 %792
  %794 = and i1 %793, %789
  br i1 %794, label %795, label %889

795:
  %796 = icmp ugt ptr %704, %7
  %797 = select i1 %554, i1 %796, i1 false
  br i1 %797, label %844, label %798

798:
  switch i32 %553, label %843 [
    i32 2, label %805
    i32 1, label %803
    i32 4, label %801
    i32 3, label %799
    i32 0, label %841
  ]

799:
  %800 = icmp sgt i64 %760, 0
  br i1 %800, label %831, label %2147

801:
  %802 = icmp sgt i64 %760, 0
  br i1 %802, label %821, label %2147

803:
  %804 = icmp sgt i64 %760, 0
  br i1 %804, label %814, label %2147

805:
  %806 = icmp sgt i64 %760, 0
  br i1 %806, label %807, label %2147

807:
  %808 = phi i64 [ %812, %807 ], [ 0, %805 ]
  %809 = getelementptr inbounds nuw double, ptr %704, i64 %808
  %810 = getelementptr inbounds nuw double, ptr %7, i64 %808
  %811 = load double, ptr %810, align 8
  store double %811, ptr %809, align 8
  %812 = add nuw nsw i64 %808, 1
  %813 = icmp eq i64 %812, %760
  br i1 %813, label %2147, label %807

814:
  %815 = phi i64 [ %819, %814 ], [ 0, %803 ]
  %816 = getelementptr inbounds nuw float, ptr %704, i64 %815
  %817 = getelementptr inbounds nuw float, ptr %7, i64 %815
  %818 = load float, ptr %817, align 4
  store float %818, ptr %816, align 4
  %819 = add nuw nsw i64 %815, 1
  %820 = icmp eq i64 %819, %760
  br i1 %820, label %2147, label %814

821:
  %822 = phi i64 [ %829, %821 ], [ 0, %801 ]
  %823 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %704, i64 %822
  %824 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %7, i64 %822
  %825 = load double, ptr %824, align 8
  %826 = getelementptr inbounds nuw i8, ptr %824, i64 8
  %827 = load double, ptr %826, align 8
  store double %825, ptr %823, align 8
  %828 = getelementptr inbounds nuw i8, ptr %823, i64 8
  store double %827, ptr %828, align 8
  %829 = add nuw nsw i64 %822, 1
  %830 = icmp eq i64 %829, %760
  br i1 %830, label %2147, label %821

831:
  %832 = phi i64 [ %839, %831 ], [ 0, %799 ]
  %833 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %704, i64 %832
  %834 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %7, i64 %832
  %835 = load float, ptr %834, align 4
  %836 = getelementptr inbounds nuw i8, ptr %834, i64 4
  %837 = load float, ptr %836, align 4
  store float %835, ptr %833, align 4
  %838 = getelementptr inbounds nuw i8, ptr %833, i64 4
  store float %837, ptr %838, align 4
  %839 = add nuw nsw i64 %832, 1
  %840 = icmp eq i64 %839, %760
  br i1 %840, label %2147, label %831

841:
  %842 = mul i64 %760, %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %704, ptr align 1 %7, i64 %842, i1 false)
  br label %2147

843:
  unreachable

844:
  switch i32 %553, label %843 [
    i32 2, label %851
    i32 1, label %849
    i32 4, label %847
    i32 3, label %845
    i32 0, label %887
  ]

845:
  %846 = icmp sgt i64 %760, 0
  br i1 %846, label %877, label %2147

847:
  %848 = icmp sgt i64 %760, 0
  br i1 %848, label %867, label %2147

849:
  %850 = icmp sgt i64 %760, 0
  br i1 %850, label %860, label %2147

851:
  %852 = icmp sgt i64 %760, 0
  br i1 %852, label %853, label %2147

853:
  %854 = phi i64 [ %855, %853 ], [ %760, %851 ]
  %855 = add nsw i64 %854, -1
  %856 = getelementptr inbounds nuw double, ptr %704, i64 %855
  %857 = getelementptr inbounds nuw double, ptr %7, i64 %855
  %858 = load double, ptr %857, align 8
  store double %858, ptr %856, align 8
  %859 = icmp sgt i64 %854, 1
  br i1 %859, label %853, label %2147

860:
  %861 = phi i64 [ %862, %860 ], [ %760, %849 ]
  %862 = add nsw i64 %861, -1
  %863 = getelementptr inbounds nuw float, ptr %704, i64 %862
  %864 = getelementptr inbounds nuw float, ptr %7, i64 %862
  %865 = load float, ptr %864, align 4
  store float %865, ptr %863, align 4
  %866 = icmp sgt i64 %861, 1
  br i1 %866, label %860, label %2147

867:
  %868 = phi i64 [ %869, %867 ], [ %760, %847 ]
  %869 = add nsw i64 %868, -1
  %870 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %704, i64 %869
  %871 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %7, i64 %869
  %872 = load double, ptr %871, align 8
  %873 = getelementptr inbounds nuw i8, ptr %871, i64 8
  %874 = load double, ptr %873, align 8
  store double %872, ptr %870, align 8
  %875 = getelementptr inbounds nuw i8, ptr %870, i64 8
  store double %874, ptr %875, align 8
  %876 = icmp sgt i64 %868, 1
  br i1 %876, label %867, label %2147

877:
  %878 = phi i64 [ %879, %877 ], [ %760, %845 ]
  %879 = add nsw i64 %878, -1
  %880 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %704, i64 %879
  %881 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %7, i64 %879
  %882 = load float, ptr %881, align 4
  %883 = getelementptr inbounds nuw i8, ptr %881, i64 4
  %884 = load float, ptr %883, align 4
  store float %882, ptr %880, align 4
  %885 = getelementptr inbounds nuw i8, ptr %880, i64 4
  store float %884, ptr %885, align 4
  %886 = icmp sgt i64 %878, 1
  br i1 %886, label %877, label %2147

887:
  %888 = mul i64 %760, %13
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %704, ptr align 1 %7, i64 %888, i1 false)
  br label %2147

889:
  %890 = icmp sgt i64 %760, 0
  br i1 %890, label %891, label %2147

891:
  br i1 %720, label %1282, label %892

892:
  %893 = icmp sgt i64 %712, 0
  %894 = add nsw i64 %705, -1
  %895 = mul nsw i64 %894, %712
  %896 = select i1 %893, i64 %895, i64 0
  %897 = getelementptr inbounds i8, ptr %704, i64 %896
  %898 = icmp sgt i64 %713, 0
  %899 = add nsw i64 %706, -1
  %900 = mul nsw i64 %899, %713
  %901 = select i1 %898, i64 %900, i64 0
  %902 = getelementptr inbounds i8, ptr %897, i64 %901
  %903 = icmp sgt i64 %714, 0
  %904 = add nsw i64 %707, -1
  %905 = mul nsw i64 %904, %714
  %906 = select i1 %903, i64 %905, i64 0
  %907 = getelementptr inbounds i8, ptr %902, i64 %906
  %908 = icmp sgt i64 %715, 0
  %909 = add nsw i64 %708, -1
  %910 = mul nsw i64 %909, %715
  %911 = select i1 %908, i64 %910, i64 0
  %912 = getelementptr inbounds i8, ptr %907, i64 %911
  %913 = icmp sgt i64 %716, 0
  %914 = add nsw i64 %709, -1
  %915 = mul nsw i64 %914, %716
  %916 = select i1 %913, i64 %915, i64 0
  %917 = getelementptr inbounds i8, ptr %912, i64 %916
  %918 = icmp sgt i64 %717, 0
  %919 = add nsw i64 %710, -1
  %920 = mul nsw i64 %919, %717
  %921 = select i1 %918, i64 %920, i64 0
  %922 = getelementptr inbounds i8, ptr %917, i64 %921
  %923 = icmp sgt i64 %718, 0
  %924 = add nsw i64 %711, -1
  %925 = mul nsw i64 %924, %718
  %926 = select i1 %923, i64 %925, i64 0
  %927 = icmp slt i64 %697, 0
  %928 = add nsw i64 %705, -1
  %929 = mul nsw i64 %928, %697
  %930 = select i1 %927, i64 %929, i64 0
  %931 = getelementptr inbounds i8, ptr %7, i64 %930
  %932 = icmp slt i64 %698, 0
  %933 = add nsw i64 %706, -1
  %934 = mul nsw i64 %933, %698
  %935 = select i1 %932, i64 %934, i64 0
  %936 = getelementptr inbounds i8, ptr %931, i64 %935
  %937 = icmp slt i64 %699, 0
  %938 = add nsw i64 %707, -1
  %939 = mul nsw i64 %938, %699
  %940 = select i1 %937, i64 %939, i64 0
  %941 = getelementptr inbounds i8, ptr %936, i64 %940
  %942 = icmp slt i64 %700, 0
  %943 = add nsw i64 %708, -1
  %944 = mul nsw i64 %943, %700
  %945 = select i1 %942, i64 %944, i64 0
  %946 = getelementptr inbounds i8, ptr %941, i64 %945
  %947 = icmp slt i64 %701, 0
  %948 = add nsw i64 %709, -1
  %949 = mul nsw i64 %948, %701
  %950 = select i1 %947, i64 %949, i64 0
  %951 = getelementptr inbounds i8, ptr %946, i64 %950
  %952 = icmp slt i64 %702, 0
  %953 = add nsw i64 %710, -1
  %954 = mul nsw i64 %953, %702
  %955 = select i1 %952, i64 %954, i64 0
  %956 = getelementptr inbounds i8, ptr %951, i64 %955
  %957 = icmp slt i64 %703, 0
  %958 = add nsw i64 %711, -1
  %959 = mul nsw i64 %958, %703
  %960 = select i1 %957, i64 %959, i64 0
  %961 = getelementptr inbounds i8, ptr %956, i64 %960
  %962 = getelementptr inbounds i8, ptr %922, i64 %926
  %963 = getelementptr inbounds i8, ptr %962, i64 %13
  %964 = icmp ugt ptr %963, %961
  br i1 %964, label %965, label %1282

965:
  %966 = icmp sgt i64 %697, 0
  %967 = add nsw i64 %705, -1
  %968 = mul nsw i64 %967, %697
  %969 = select i1 %966, i64 %968, i64 0
  %970 = getelementptr inbounds i8, ptr %7, i64 %969
  %971 = icmp sgt i64 %698, 0
  %972 = add nsw i64 %706, -1
  %973 = mul nsw i64 %972, %698
  %974 = select i1 %971, i64 %973, i64 0
  %975 = getelementptr inbounds i8, ptr %970, i64 %974
  %976 = icmp sgt i64 %699, 0
  %977 = add nsw i64 %707, -1
  %978 = mul nsw i64 %977, %699
  %979 = select i1 %976, i64 %978, i64 0
  %980 = getelementptr inbounds i8, ptr %975, i64 %979
  %981 = icmp sgt i64 %700, 0
  %982 = add nsw i64 %708, -1
  %983 = mul nsw i64 %982, %700
  %984 = select i1 %981, i64 %983, i64 0
  %985 = getelementptr inbounds i8, ptr %980, i64 %984
  %986 = icmp sgt i64 %701, 0
  %987 = add nsw i64 %709, -1
  %988 = mul nsw i64 %987, %701
  %989 = select i1 %986, i64 %988, i64 0
  %990 = getelementptr inbounds i8, ptr %985, i64 %989
  %991 = icmp sgt i64 %702, 0
  %992 = add nsw i64 %710, -1
  %993 = mul nsw i64 %992, %702
  %994 = select i1 %991, i64 %993, i64 0
  %995 = getelementptr inbounds i8, ptr %990, i64 %994
  %996 = icmp sgt i64 %703, 0
  %997 = add nsw i64 %711, -1
  %998 = mul nsw i64 %997, %703
  %999 = select i1 %996, i64 %998, i64 0
  %1000 = icmp slt i64 %712, 0
  %1001 = add nsw i64 %705, -1
  %1002 = mul nsw i64 %1001, %712
  %1003 = select i1 %1000, i64 %1002, i64 0
  %1004 = getelementptr inbounds i8, ptr %704, i64 %1003
  %1005 = icmp slt i64 %713, 0
  %1006 = add nsw i64 %706, -1
  %1007 = mul nsw i64 %1006, %713
  %1008 = select i1 %1005, i64 %1007, i64 0
  %1009 = getelementptr inbounds i8, ptr %1004, i64 %1008
  %1010 = icmp slt i64 %714, 0
  %1011 = add nsw i64 %707, -1
  %1012 = mul nsw i64 %1011, %714
  %1013 = select i1 %1010, i64 %1012, i64 0
  %1014 = getelementptr inbounds i8, ptr %1009, i64 %1013
  %1015 = icmp slt i64 %715, 0
  %1016 = add nsw i64 %708, -1
  %1017 = mul nsw i64 %1016, %715
  %1018 = select i1 %1015, i64 %1017, i64 0
  %1019 = getelementptr inbounds i8, ptr %1014, i64 %1018
  %1020 = icmp slt i64 %716, 0
  %1021 = add nsw i64 %709, -1
  %1022 = mul nsw i64 %1021, %716
  %1023 = select i1 %1020, i64 %1022, i64 0
  %1024 = getelementptr inbounds i8, ptr %1019, i64 %1023
  %1025 = icmp slt i64 %717, 0
  %1026 = add nsw i64 %710, -1
  %1027 = mul nsw i64 %1026, %717
  %1028 = select i1 %1025, i64 %1027, i64 0
  %1029 = getelementptr inbounds i8, ptr %1024, i64 %1028
  %1030 = icmp slt i64 %718, 0
  %1031 = add nsw i64 %711, -1
  %1032 = mul nsw i64 %1031, %718
  %1033 = select i1 %1030, i64 %1032, i64 0
  %1034 = getelementptr inbounds i8, ptr %1029, i64 %1033
  %1035 = getelementptr inbounds i8, ptr %995, i64 %999
  %1036 = getelementptr inbounds i8, ptr %1035, i64 %13
  %1037 = icmp ugt ptr %1036, %1034
  br i1 %1037, label %1038, label %1282

1038:
  %1039 = mul i64 %760, %13
  %1040 = tail call i64 @llvm.umax.i64(i64 %1039, i64 1)
  %1041 = tail call ptr @malloc(i64 noundef %1040) #11
  %1042 = mul nsw i64 %705, %13
  %1043 = mul nsw i64 %706, %1042
  %1044 = mul nsw i64 %707, %1043
  %1045 = mul nsw i64 %708, %1044
  %1046 = mul nsw i64 %709, %1045
  %1047 = mul nsw i64 %710, %1046
  %1048 = mul nsw i64 %707, %706
  %1049 = mul nsw i64 %708, %1048
  %1050 = mul nsw i64 %709, %1049
  %1051 = mul nsw i64 %710, %1050
  %1052 = mul nsw i64 %711, %1051
  %1053 = icmp sgt i64 %1052, 0
  br i1 %1053, label %1054, label %1282

1054:
  %1055 = icmp sgt i64 %705, 0
  %1056 = icmp sgt i64 %705, 0
  %1057 = icmp sgt i64 %705, 0
  %1058 = icmp sgt i64 %705, 0
  %1059 = icmp sgt i64 %705, 0
  %1060 = icmp sgt i32 %555, 1
  %1061 = icmp eq i32 %555, 2
  %1062 = icmp sgt i32 %555, 2
  %1063 = icmp eq i32 %555, 3
  %1064 = icmp sgt i32 %555, 3
  %1065 = icmp eq i32 %555, 4
  %1066 = icmp sgt i32 %555, 4
  %1067 = icmp eq i32 %555, 5
  %1068 = icmp sgt i32 %555, 5
  %1069 = icmp eq i32 %555, 6
  %1070 = icmp sgt i32 %555, 6
  %1071 = icmp eq i32 %555, 7
  %1072 = icmp sgt i32 %555, 1
  %1073 = icmp eq i32 %555, 2
  %1074 = icmp sgt i32 %555, 2
  %1075 = icmp eq i32 %555, 3
  %1076 = icmp sgt i32 %555, 3
  %1077 = icmp eq i32 %555, 4
  %1078 = icmp sgt i32 %555, 4
  %1079 = icmp eq i32 %555, 5
  %1080 = icmp sgt i32 %555, 5
  %1081 = icmp eq i32 %555, 6
  %1082 = icmp sgt i32 %555, 6
  %1083 = icmp eq i32 %555, 7
  br label %1084

1084:
  %1085 = phi i64 [ 0, %1054 ], [ %1280, %1279 ]
  br i1 %1060, label %1086, label %1093

1086:
  br i1 %1061, label %1091, label %1087

1087:
  %1088 = urem i64 %1085, %706
  %1089 = mul nsw i64 %1042, %1088
  %1090 = udiv i64 %1085, %706
  br label %1093

1091:
  %1092 = mul nsw i64 %1042, %1085
  br label %1093

1093:
  %1094 = phi i64 [ %1092, %1091 ], [ %1089, %1087 ], [ 0, %1084 ]
  %1095 = phi i64 [ %1085, %1091 ], [ %1090, %1087 ], [ %1085, %1084 ]
  br i1 %1062, label %1096, label %1105

1096:
  br i1 %1063, label %1102, label %1097

1097:
  %1098 = urem i64 %1095, %707
  %1099 = mul nsw i64 %1043, %1098
  %1100 = add nsw i64 %1099, %1094
  %1101 = udiv i64 %1095, %707
  br label %1105

1102:
  %1103 = mul nsw i64 %1043, %1095
  %1104 = add nsw i64 %1103, %1094
  br label %1105

1105:
  %1106 = phi i64 [ %1104, %1102 ], [ %1100, %1097 ], [ %1094, %1093 ]
  %1107 = phi i64 [ %1095, %1102 ], [ %1101, %1097 ], [ %1095, %1093 ]
  br i1 %1064, label %1108, label %1117

1108:
  br i1 %1065, label %1114, label %1109

1109:
  %1110 = urem i64 %1107, %708
  %1111 = mul nsw i64 %1044, %1110
  %1112 = add nsw i64 %1111, %1106
  %1113 = udiv i64 %1107, %708
  br label %1117

1114:
  %1115 = mul nsw i64 %1044, %1107
  %1116 = add nsw i64 %1115, %1106
  br label %1117

1117:
  %1118 = phi i64 [ %1116, %1114 ], [ %1112, %1109 ], [ %1106, %1105 ]
  %1119 = phi i64 [ %1107, %1114 ], [ %1113, %1109 ], [ %1107, %1105 ]
  br i1 %1066, label %1120, label %1129

1120:
  br i1 %1067, label %1126, label %1121

1121:
  %1122 = urem i64 %1119, %709
  %1123 = mul nsw i64 %1045, %1122
  %1124 = add nsw i64 %1123, %1118
  %1125 = udiv i64 %1119, %709
  br label %1129

1126:
  %1127 = mul nsw i64 %1045, %1119
  %1128 = add nsw i64 %1127, %1118
  br label %1129

1129:
  %1130 = phi i64 [ %1128, %1126 ], [ %1124, %1121 ], [ %1118, %1117 ]
  %1131 = phi i64 [ %1119, %1126 ], [ %1125, %1121 ], [ %1119, %1117 ]
  br i1 %1068, label %1132, label %1141

1132:
  br i1 %1069, label %1138, label %1133

1133:
  %1134 = urem i64 %1131, %710
  %1135 = mul nsw i64 %1046, %1134
  %1136 = add nsw i64 %1135, %1130
  %1137 = udiv i64 %1131, %710
  br label %1141

1138:
  %1139 = mul nsw i64 %1046, %1131
  %1140 = add nsw i64 %1139, %1130
  br label %1141

1141:
  %1142 = phi i64 [ %1140, %1138 ], [ %1136, %1133 ], [ %1130, %1129 ]
  %1143 = phi i64 [ %1131, %1138 ], [ %1137, %1133 ], [ %1131, %1129 ]
  br i1 %1070, label %1144, label %1152

1144:
  br i1 %1071, label %1149, label %1145

1145:
  %1146 = urem i64 %1143, %711
  %1147 = mul nsw i64 %1047, %1146
  %1148 = add nsw i64 %1147, %1142
  br label %1152

1149:
  %1150 = mul nsw i64 %1047, %1143
  %1151 = add nsw i64 %1150, %1142
  br label %1152

1152:
  %1153 = phi i64 [ %1151, %1149 ], [ %1148, %1145 ], [ %1142, %1141 ]
  br i1 %1072, label %1154, label %1161

1154:
  br i1 %1073, label %1159, label %1155

1155:
  %1156 = urem i64 %1085, %706
  %1157 = mul nsw i64 %698, %1156
  %1158 = udiv i64 %1085, %706
  br label %1161

1159:
  %1160 = mul nsw i64 %698, %1085
  br label %1161

1161:
  %1162 = phi i64 [ %1160, %1159 ], [ %1157, %1155 ], [ 0, %1152 ]
  %1163 = phi i64 [ %1085, %1159 ], [ %1158, %1155 ], [ %1085, %1152 ]
  br i1 %1074, label %1164, label %1173

1164:
  br i1 %1075, label %1170, label %1165

1165:
  %1166 = urem i64 %1163, %707
  %1167 = mul nsw i64 %699, %1166
  %1168 = add nsw i64 %1167, %1162
  %1169 = udiv i64 %1163, %707
  br label %1173

1170:
  %1171 = mul nsw i64 %699, %1163
  %1172 = add nsw i64 %1171, %1162
  br label %1173

1173:
  %1174 = phi i64 [ %1172, %1170 ], [ %1168, %1165 ], [ %1162, %1161 ]
  %1175 = phi i64 [ %1163, %1170 ], [ %1169, %1165 ], [ %1163, %1161 ]
  br i1 %1076, label %1176, label %1185

1176:
  br i1 %1077, label %1182, label %1177

1177:
  %1178 = urem i64 %1175, %708
  %1179 = mul nsw i64 %700, %1178
  %1180 = add nsw i64 %1179, %1174
  %1181 = udiv i64 %1175, %708
  br label %1185

1182:
  %1183 = mul nsw i64 %700, %1175
  %1184 = add nsw i64 %1183, %1174
  br label %1185

1185:
  %1186 = phi i64 [ %1184, %1182 ], [ %1180, %1177 ], [ %1174, %1173 ]
  %1187 = phi i64 [ %1175, %1182 ], [ %1181, %1177 ], [ %1175, %1173 ]
  br i1 %1078, label %1188, label %1197

1188:
  br i1 %1079, label %1194, label %1189

1189:
  %1190 = urem i64 %1187, %709
  %1191 = mul nsw i64 %701, %1190
  %1192 = add nsw i64 %1191, %1186
  %1193 = udiv i64 %1187, %709
  br label %1197

1194:
  %1195 = mul nsw i64 %701, %1187
  %1196 = add nsw i64 %1195, %1186
  br label %1197

1197:
  %1198 = phi i64 [ %1196, %1194 ], [ %1192, %1189 ], [ %1186, %1185 ]
  %1199 = phi i64 [ %1187, %1194 ], [ %1193, %1189 ], [ %1187, %1185 ]
  br i1 %1080, label %1200, label %1209

1200:
  br i1 %1081, label %1206, label %1201

1201:
  %1202 = urem i64 %1199, %710
  %1203 = mul nsw i64 %702, %1202
  %1204 = add nsw i64 %1203, %1198
  %1205 = udiv i64 %1199, %710
  br label %1209

1206:
  %1207 = mul nsw i64 %702, %1199
  %1208 = add nsw i64 %1207, %1198
  br label %1209

1209:
  %1210 = phi i64 [ %1208, %1206 ], [ %1204, %1201 ], [ %1198, %1197 ]
  %1211 = phi i64 [ %1199, %1206 ], [ %1205, %1201 ], [ %1199, %1197 ]
  br i1 %1082, label %1212, label %1220

1212:
  br i1 %1083, label %1217, label %1213

1213:
  %1214 = urem i64 %1211, %711
  %1215 = mul nsw i64 %703, %1214
  %1216 = add nsw i64 %1215, %1210
  br label %1220

1217:
  %1218 = mul nsw i64 %703, %1211
  %1219 = add nsw i64 %1218, %1210
  br label %1220

1220:
  %1221 = phi i64 [ %1219, %1217 ], [ %1216, %1213 ], [ %1210, %1209 ]
  %1222 = getelementptr inbounds i8, ptr %1041, i64 %1153
  %1223 = getelementptr inbounds i8, ptr %7, i64 %1221
  switch i32 %553, label %843 [
    i32 2, label %1228
    i32 1, label %1227
    i32 4, label %1226
    i32 3, label %1225
    i32 0, label %1224
  ]

1224:
  br i1 %1055, label %1271, label %1279

1225:
  br i1 %1056, label %1259, label %1279

1226:
  br i1 %1057, label %1247, label %1279

1227:
  br i1 %1058, label %1238, label %1279

1228:
  br i1 %1059, label %1229, label %1279

1229:
  %1230 = phi i64 [ %1236, %1229 ], [ 0, %1228 ]
  %1231 = mul nsw i64 %1230, %13
  %1232 = getelementptr inbounds i8, ptr %1222, i64 %1231
  %1233 = mul nsw i64 %1230, %697
  %1234 = getelementptr inbounds i8, ptr %1223, i64 %1233
  %1235 = load double, ptr %1234, align 8
  store double %1235, ptr %1232, align 8
  %1236 = add nuw nsw i64 %1230, 1
  %1237 = icmp eq i64 %1236, %705
  br i1 %1237, label %1279, label %1229

1238:
  %1239 = phi i64 [ %1245, %1238 ], [ 0, %1227 ]
  %1240 = mul nsw i64 %1239, %13
  %1241 = getelementptr inbounds i8, ptr %1222, i64 %1240
  %1242 = mul nsw i64 %1239, %697
  %1243 = getelementptr inbounds i8, ptr %1223, i64 %1242
  %1244 = load float, ptr %1243, align 4
  store float %1244, ptr %1241, align 4
  %1245 = add nuw nsw i64 %1239, 1
  %1246 = icmp eq i64 %1245, %705
  br i1 %1246, label %1279, label %1238

1247:
  %1248 = phi i64 [ %1257, %1247 ], [ 0, %1226 ]
  %1249 = mul nsw i64 %1248, %13
  %1250 = getelementptr inbounds i8, ptr %1222, i64 %1249
  %1251 = mul nsw i64 %1248, %697
  %1252 = getelementptr inbounds i8, ptr %1223, i64 %1251
  %1253 = load double, ptr %1252, align 8
  %1254 = getelementptr inbounds nuw i8, ptr %1252, i64 8
  %1255 = load double, ptr %1254, align 8
  store double %1253, ptr %1250, align 8
  %1256 = getelementptr inbounds nuw i8, ptr %1250, i64 8
  store double %1255, ptr %1256, align 8
  %1257 = add nuw nsw i64 %1248, 1
  %1258 = icmp eq i64 %1257, %705
  br i1 %1258, label %1279, label %1247

1259:
  %1260 = phi i64 [ %1269, %1259 ], [ 0, %1225 ]
  %1261 = mul nsw i64 %1260, %13
  %1262 = getelementptr inbounds i8, ptr %1222, i64 %1261
  %1263 = mul nsw i64 %1260, %697
  %1264 = getelementptr inbounds i8, ptr %1223, i64 %1263
  %1265 = load float, ptr %1264, align 4
  %1266 = getelementptr inbounds nuw i8, ptr %1264, i64 4
  %1267 = load float, ptr %1266, align 4
  store float %1265, ptr %1262, align 4
  %1268 = getelementptr inbounds nuw i8, ptr %1262, i64 4
  store float %1267, ptr %1268, align 4
  %1269 = add nuw nsw i64 %1260, 1
  %1270 = icmp eq i64 %1269, %705
  br i1 %1270, label %1279, label %1259

1271:
  %1272 = phi i64 [ %1277, %1271 ], [ 0, %1224 ]
  %1273 = mul nsw i64 %1272, %13
  %1274 = getelementptr inbounds i8, ptr %1222, i64 %1273
  %1275 = mul nsw i64 %1272, %697
  %1276 = getelementptr inbounds i8, ptr %1223, i64 %1275
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1274, ptr align 1 %1276, i64 %13, i1 false)
  %1277 = add nuw nsw i64 %1272, 1
  %1278 = icmp eq i64 %1277, %705
  br i1 %1278, label %1279, label %1271

1279:
  %1280 = add nuw nsw i64 %1085, 1
  %1281 = icmp eq i64 %1280, %1052
  br i1 %1281, label %1282, label %1084

1282:
  %1283 = phi ptr [ %7, %891 ], [ %7, %892 ], [ %7, %965 ], [ %1041, %1038 ], [ %1041, %1279 ]
  %1284 = phi i64 [ %697, %891 ], [ %697, %892 ], [ %697, %965 ], [ %13, %1038 ], [ %13, %1279 ]
  %1285 = phi i64 [ %698, %891 ], [ %698, %892 ], [ %698, %965 ], [ %1042, %1038 ], [ %1042, %1279 ]
  %1286 = phi i64 [ %699, %891 ], [ %699, %892 ], [ %699, %965 ], [ %1043, %1038 ], [ %1043, %1279 ]
  %1287 = phi i64 [ %700, %891 ], [ %700, %892 ], [ %700, %965 ], [ %1044, %1038 ], [ %1044, %1279 ]
  %1288 = phi i64 [ %701, %891 ], [ %701, %892 ], [ %701, %965 ], [ %1045, %1038 ], [ %1045, %1279 ]
  %1289 = phi i64 [ %702, %891 ], [ %702, %892 ], [ %702, %965 ], [ %1046, %1038 ], [ %1046, %1279 ]
  %1290 = phi i64 [ %703, %891 ], [ %703, %892 ], [ %703, %965 ], [ %1047, %1038 ], [ %1047, %1279 ]
  %1291 = phi ptr [ null, %891 ], [ null, %892 ], [ null, %965 ], [ %1041, %1038 ], [ %1041, %1279 ]
  %1292 = mul nsw i64 %707, %706
  %1293 = mul nsw i64 %708, %1292
  %1294 = mul nsw i64 %709, %1293
  %1295 = mul nsw i64 %710, %1294
  %1296 = mul nsw i64 %711, %1295
  %1297 = icmp sgt i64 %1296, 0
  br i1 %1297, label %1298, label %1526

1298:
  %1299 = icmp sgt i64 %705, 0
  %1300 = icmp sgt i64 %705, 0
  %1301 = icmp sgt i64 %705, 0
  %1302 = icmp sgt i64 %705, 0
  %1303 = icmp sgt i64 %705, 0
  %1304 = icmp sgt i32 %555, 1
  %1305 = icmp eq i32 %555, 2
  %1306 = icmp sgt i32 %555, 2
  %1307 = icmp eq i32 %555, 3
  %1308 = icmp sgt i32 %555, 3
  %1309 = icmp eq i32 %555, 4
  %1310 = icmp sgt i32 %555, 4
  %1311 = icmp eq i32 %555, 5
  %1312 = icmp sgt i32 %555, 5
  %1313 = icmp eq i32 %555, 6
  %1314 = icmp sgt i32 %555, 6
  %1315 = icmp eq i32 %555, 7
  %1316 = icmp sgt i32 %555, 1
  %1317 = icmp eq i32 %555, 2
  %1318 = icmp sgt i32 %555, 2
  %1319 = icmp eq i32 %555, 3
  %1320 = icmp sgt i32 %555, 3
  %1321 = icmp eq i32 %555, 4
  %1322 = icmp sgt i32 %555, 4
  %1323 = icmp eq i32 %555, 5
  %1324 = icmp sgt i32 %555, 5
  %1325 = icmp eq i32 %555, 6
  %1326 = icmp sgt i32 %555, 6
  %1327 = icmp eq i32 %555, 7
  br label %1328

1328:
  %1329 = phi i64 [ 0, %1298 ], [ %1524, %1523 ]
  br i1 %1304, label %1330, label %1337

1330:
  br i1 %1305, label %1335, label %1331

1331:
  %1332 = urem i64 %1329, %706
  %1333 = mul nsw i64 %713, %1332
  %1334 = udiv i64 %1329, %706
  br label %1337

1335:
  %1336 = mul nsw i64 %713, %1329
  br label %1337

1337:
  %1338 = phi i64 [ %1336, %1335 ], [ %1333, %1331 ], [ 0, %1328 ]
  %1339 = phi i64 [ %1329, %1335 ], [ %1334, %1331 ], [ %1329, %1328 ]
  br i1 %1306, label %1340, label %1349

1340:
  br i1 %1307, label %1346, label %1341

1341:
  %1342 = urem i64 %1339, %707
  %1343 = mul nsw i64 %714, %1342
  %1344 = add nsw i64 %1343, %1338
  %1345 = udiv i64 %1339, %707
  br label %1349

1346:
  %1347 = mul nsw i64 %714, %1339
  %1348 = add nsw i64 %1347, %1338
  br label %1349

1349:
  %1350 = phi i64 [ %1348, %1346 ], [ %1344, %1341 ], [ %1338, %1337 ]
  %1351 = phi i64 [ %1339, %1346 ], [ %1345, %1341 ], [ %1339, %1337 ]
  br i1 %1308, label %1352, label %1361

1352:
  br i1 %1309, label %1358, label %1353

1353:
  %1354 = urem i64 %1351, %708
  %1355 = mul nsw i64 %715, %1354
  %1356 = add nsw i64 %1355, %1350
  %1357 = udiv i64 %1351, %708
  br label %1361

1358:
  %1359 = mul nsw i64 %715, %1351
  %1360 = add nsw i64 %1359, %1350
  br label %1361

1361:
  %1362 = phi i64 [ %1360, %1358 ], [ %1356, %1353 ], [ %1350, %1349 ]
  %1363 = phi i64 [ %1351, %1358 ], [ %1357, %1353 ], [ %1351, %1349 ]
  br i1 %1310, label %1364, label %1373

1364:
  br i1 %1311, label %1370, label %1365

1365:
  %1366 = urem i64 %1363, %709
  %1367 = mul nsw i64 %716, %1366
  %1368 = add nsw i64 %1367, %1362
  %1369 = udiv i64 %1363, %709
  br label %1373

1370:
  %1371 = mul nsw i64 %716, %1363
  %1372 = add nsw i64 %1371, %1362
  br label %1373

1373:
  %1374 = phi i64 [ %1372, %1370 ], [ %1368, %1365 ], [ %1362, %1361 ]
  %1375 = phi i64 [ %1363, %1370 ], [ %1369, %1365 ], [ %1363, %1361 ]
  br i1 %1312, label %1376, label %1385

1376:
  br i1 %1313, label %1382, label %1377

1377:
  %1378 = urem i64 %1375, %710
  %1379 = mul nsw i64 %717, %1378
  %1380 = add nsw i64 %1379, %1374
  %1381 = udiv i64 %1375, %710
  br label %1385

1382:
  %1383 = mul nsw i64 %717, %1375
  %1384 = add nsw i64 %1383, %1374
  br label %1385

1385:
  %1386 = phi i64 [ %1384, %1382 ], [ %1380, %1377 ], [ %1374, %1373 ]
  %1387 = phi i64 [ %1375, %1382 ], [ %1381, %1377 ], [ %1375, %1373 ]
  br i1 %1314, label %1388, label %1396

1388:
  br i1 %1315, label %1393, label %1389

1389:
  %1390 = urem i64 %1387, %711
  %1391 = mul nsw i64 %718, %1390
  %1392 = add nsw i64 %1391, %1386
  br label %1396

1393:
  %1394 = mul nsw i64 %718, %1387
  %1395 = add nsw i64 %1394, %1386
  br label %1396

1396:
  %1397 = phi i64 [ %1395, %1393 ], [ %1392, %1389 ], [ %1386, %1385 ]
  br i1 %1316, label %1398, label %1405

1398:
  br i1 %1317, label %1403, label %1399

1399:
  %1400 = urem i64 %1329, %706
  %1401 = mul nsw i64 %1285, %1400
  %1402 = udiv i64 %1329, %706
  br label %1405

1403:
  %1404 = mul nsw i64 %1285, %1329
  br label %1405

1405:
  %1406 = phi i64 [ %1404, %1403 ], [ %1401, %1399 ], [ 0, %1396 ]
  %1407 = phi i64 [ %1329, %1403 ], [ %1402, %1399 ], [ %1329, %1396 ]
  br i1 %1318, label %1408, label %1417

1408:
  br i1 %1319, label %1414, label %1409

1409:
  %1410 = urem i64 %1407, %707
  %1411 = mul nsw i64 %1286, %1410
  %1412 = add nsw i64 %1411, %1406
  %1413 = udiv i64 %1407, %707
  br label %1417

1414:
  %1415 = mul nsw i64 %1286, %1407
  %1416 = add nsw i64 %1415, %1406
  br label %1417

1417:
  %1418 = phi i64 [ %1416, %1414 ], [ %1412, %1409 ], [ %1406, %1405 ]
  %1419 = phi i64 [ %1407, %1414 ], [ %1413, %1409 ], [ %1407, %1405 ]
  br i1 %1320, label %1420, label %1429

1420:
  br i1 %1321, label %1426, label %1421

1421:
  %1422 = urem i64 %1419, %708
  %1423 = mul nsw i64 %1287, %1422
  %1424 = add nsw i64 %1423, %1418
  %1425 = udiv i64 %1419, %708
  br label %1429

1426:
  %1427 = mul nsw i64 %1287, %1419
  %1428 = add nsw i64 %1427, %1418
  br label %1429

1429:
  %1430 = phi i64 [ %1428, %1426 ], [ %1424, %1421 ], [ %1418, %1417 ]
  %1431 = phi i64 [ %1419, %1426 ], [ %1425, %1421 ], [ %1419, %1417 ]
  br i1 %1322, label %1432, label %1441

1432:
  br i1 %1323, label %1438, label %1433

1433:
  %1434 = urem i64 %1431, %709
  %1435 = mul nsw i64 %1288, %1434
  %1436 = add nsw i64 %1435, %1430
  %1437 = udiv i64 %1431, %709
  br label %1441

1438:
  %1439 = mul nsw i64 %1288, %1431
  %1440 = add nsw i64 %1439, %1430
  br label %1441

1441:
  %1442 = phi i64 [ %1440, %1438 ], [ %1436, %1433 ], [ %1430, %1429 ]
  %1443 = phi i64 [ %1431, %1438 ], [ %1437, %1433 ], [ %1431, %1429 ]
  br i1 %1324, label %1444, label %1453

1444:
  br i1 %1325, label %1450, label %1445

1445:
  %1446 = urem i64 %1443, %710
  %1447 = mul nsw i64 %1289, %1446
  %1448 = add nsw i64 %1447, %1442
  %1449 = udiv i64 %1443, %710
  br label %1453

1450:
  %1451 = mul nsw i64 %1289, %1443
  %1452 = add nsw i64 %1451, %1442
  br label %1453

1453:
  %1454 = phi i64 [ %1452, %1450 ], [ %1448, %1445 ], [ %1442, %1441 ]
  %1455 = phi i64 [ %1443, %1450 ], [ %1449, %1445 ], [ %1443, %1441 ]
  br i1 %1326, label %1456, label %1464

1456:
  br i1 %1327, label %1461, label %1457

1457:
  %1458 = urem i64 %1455, %711
  %1459 = mul nsw i64 %1290, %1458
  %1460 = add nsw i64 %1459, %1454
  br label %1464

1461:
  %1462 = mul nsw i64 %1290, %1455
  %1463 = add nsw i64 %1462, %1454
  br label %1464

1464:
  %1465 = phi i64 [ %1463, %1461 ], [ %1460, %1457 ], [ %1454, %1453 ]
  %1466 = getelementptr inbounds i8, ptr %704, i64 %1397
  %1467 = getelementptr inbounds i8, ptr %1283, i64 %1465
  switch i32 %553, label %843 [
    i32 2, label %1472
    i32 1, label %1471
    i32 4, label %1470
    i32 3, label %1469
    i32 0, label %1468
  ]

1468:
  br i1 %1299, label %1515, label %1523

1469:
  br i1 %1300, label %1503, label %1523

1470:
  br i1 %1301, label %1491, label %1523

1471:
  br i1 %1302, label %1482, label %1523

1472:
  br i1 %1303, label %1473, label %1523

1473:
  %1474 = phi i64 [ %1480, %1473 ], [ 0, %1472 ]
  %1475 = mul nsw i64 %1474, %712
  %1476 = getelementptr inbounds i8, ptr %1466, i64 %1475
  %1477 = mul nsw i64 %1474, %1284
  %1478 = getelementptr inbounds i8, ptr %1467, i64 %1477
  %1479 = load double, ptr %1478, align 8
  store double %1479, ptr %1476, align 8
  %1480 = add nuw nsw i64 %1474, 1
  %1481 = icmp eq i64 %1480, %705
  br i1 %1481, label %1523, label %1473

1482:
  %1483 = phi i64 [ %1489, %1482 ], [ 0, %1471 ]
  %1484 = mul nsw i64 %1483, %712
  %1485 = getelementptr inbounds i8, ptr %1466, i64 %1484
  %1486 = mul nsw i64 %1483, %1284
  %1487 = getelementptr inbounds i8, ptr %1467, i64 %1486
  %1488 = load float, ptr %1487, align 4
  store float %1488, ptr %1485, align 4
  %1489 = add nuw nsw i64 %1483, 1
  %1490 = icmp eq i64 %1489, %705
  br i1 %1490, label %1523, label %1482

1491:
  %1492 = phi i64 [ %1501, %1491 ], [ 0, %1470 ]
  %1493 = mul nsw i64 %1492, %712
  %1494 = getelementptr inbounds i8, ptr %1466, i64 %1493
  %1495 = mul nsw i64 %1492, %1284
  %1496 = getelementptr inbounds i8, ptr %1467, i64 %1495
  %1497 = load double, ptr %1496, align 8
  %1498 = getelementptr inbounds nuw i8, ptr %1496, i64 8
  %1499 = load double, ptr %1498, align 8
  store double %1497, ptr %1494, align 8
  %1500 = getelementptr inbounds nuw i8, ptr %1494, i64 8
  store double %1499, ptr %1500, align 8
  %1501 = add nuw nsw i64 %1492, 1
  %1502 = icmp eq i64 %1501, %705
  br i1 %1502, label %1523, label %1491

1503:
  %1504 = phi i64 [ %1513, %1503 ], [ 0, %1469 ]
  %1505 = mul nsw i64 %1504, %712
  %1506 = getelementptr inbounds i8, ptr %1466, i64 %1505
  %1507 = mul nsw i64 %1504, %1284
  %1508 = getelementptr inbounds i8, ptr %1467, i64 %1507
  %1509 = load float, ptr %1508, align 4
  %1510 = getelementptr inbounds nuw i8, ptr %1508, i64 4
  %1511 = load float, ptr %1510, align 4
  store float %1509, ptr %1506, align 4
  %1512 = getelementptr inbounds nuw i8, ptr %1506, i64 4
  store float %1511, ptr %1512, align 4
  %1513 = add nuw nsw i64 %1504, 1
  %1514 = icmp eq i64 %1513, %705
  br i1 %1514, label %1523, label %1503

1515:
  %1516 = phi i64 [ %1521, %1515 ], [ 0, %1468 ]
  %1517 = mul nsw i64 %1516, %712
  %1518 = getelementptr inbounds i8, ptr %1466, i64 %1517
  %1519 = mul nsw i64 %1516, %1284
  %1520 = getelementptr inbounds i8, ptr %1467, i64 %1519
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1518, ptr align 1 %1520, i64 %13, i1 false)
  %1521 = add nuw nsw i64 %1516, 1
  %1522 = icmp eq i64 %1521, %705
  br i1 %1522, label %1523, label %1515

1523:
  %1524 = add nuw nsw i64 %1329, 1
  %1525 = icmp eq i64 %1524, %1296
  br i1 %1525, label %1526, label %1328

1526:
  %1527 = icmp eq ptr %1291, null
  br i1 %1527, label %2147, label %1528

1528:
  tail call void @free(ptr noundef %1291)
  br label %2147

1529:
  br i1 %720, label %1530, label %1649

1530:
  %1531 = icmp eq i32 %555, 0
  br i1 %1531, label %1532, label %1533

1532:
  tail call void @pad.fortran.type.initialize(ptr noundef %168, ptr noundef %704) #10
  br label %1649

1533:
  %1534 = mul nsw i64 %706, %705
  %1535 = mul nsw i64 %707, %1534
  %1536 = mul nsw i64 %708, %1535
  %1537 = mul nsw i64 %709, %1536
  %1538 = mul nsw i64 %710, %1537
  %1539 = mul nsw i64 %711, %1538
  %1540 = icmp sgt i64 %1539, 0
  br i1 %1540, label %1541, label %1547

1541:
  %1542 = mul nsw i64 %707, %706
  %1543 = mul nsw i64 %708, %1542
  %1544 = mul nsw i64 %709, %1543
  %1545 = mul nsw i64 %710, %1544
  %1546 = mul nsw i64 %711, %1545
  br label %1547

1547:
  %1548 = phi i64 [ 0, %1533 ], [ %1546, %1541 ]
  %1549 = icmp sgt i64 %1548, 0
  br i1 %1549, label %1550, label %1649

1550:
  %1551 = icmp sgt i64 %705, 0
  %1552 = icmp sgt i32 %555, 1
  %1553 = icmp eq i32 %555, 2
  %1554 = icmp sgt i32 %555, 2
  %1555 = icmp eq i32 %555, 3
  %1556 = icmp sgt i32 %555, 3
  %1557 = icmp eq i32 %555, 4
  %1558 = icmp sgt i32 %555, 4
  %1559 = icmp eq i32 %555, 5
  %1560 = icmp sgt i32 %555, 5
  %1561 = icmp eq i32 %555, 6
  %1562 = icmp sgt i32 %555, 6
  %1563 = icmp eq i32 %555, 7
  %1564 = icmp eq ptr %704, null
  br label %1565

1565:
  %1566 = phi i64 [ %1570, %1569 ], [ 0, %1550 ]
  br i1 %1551, label %1567, label %1569

1567:
  %1568 = mul nsw i64 %713, %1566
  br label %1572

1569:
  %1570 = add nuw nsw i64 %1566, 1
  %1571 = icmp eq i64 %1570, %1548
  br i1 %1571, label %1649, label %1565

1572:
  %1573 = phi i64 [ %1643, %1642 ], [ 0, %1567 ]
  %1574 = xor i1 %1552, true
  %1575 = or i1 %1574, %1553
  %1576 = select i1 %1574, i64 0, i64 %1568
  br i1 %1575, label %1581, label %1577

1577:
  %1578 = urem i64 %1566, %706
  %1579 = mul nsw i64 %713, %1578
  %1580 = udiv i64 %1566, %706
  br label %1581

1581:
  %1582 = phi i64 [ %1576, %1572 ], [ %1579, %1577 ]
  %1583 = phi i64 [ %1566, %1572 ], [ %1580, %1577 ]
  br i1 %1554, label %1584, label %1593

1584:
  br i1 %1555, label %1590, label %1585

1585:
  %1586 = urem i64 %1583, %707
  %1587 = mul nsw i64 %714, %1586
  %1588 = add nsw i64 %1587, %1582
  %1589 = udiv i64 %1583, %707
  br label %1593

1590:
  %1591 = mul nsw i64 %714, %1583
  %1592 = add nsw i64 %1591, %1582
  br label %1593

1593:
  %1594 = phi i64 [ %1592, %1590 ], [ %1588, %1585 ], [ %1582, %1581 ]
  %1595 = phi i64 [ %1583, %1590 ], [ %1589, %1585 ], [ %1583, %1581 ]
  br i1 %1556, label %1596, label %1605

1596:
  br i1 %1557, label %1602, label %1597

1597:
  %1598 = urem i64 %1595, %708
  %1599 = mul nsw i64 %715, %1598
  %1600 = add nsw i64 %1599, %1594
  %1601 = udiv i64 %1595, %708
  br label %1605

1602:
  %1603 = mul nsw i64 %715, %1595
  %1604 = add nsw i64 %1603, %1594
  br label %1605

1605:
  %1606 = phi i64 [ %1604, %1602 ], [ %1600, %1597 ], [ %1594, %1593 ]
  %1607 = phi i64 [ %1595, %1602 ], [ %1601, %1597 ], [ %1595, %1593 ]
  br i1 %1558, label %1608, label %1617

1608:
  br i1 %1559, label %1614, label %1609

1609:
  %1610 = urem i64 %1607, %709
  %1611 = mul nsw i64 %716, %1610
  %1612 = add nsw i64 %1611, %1606
  %1613 = udiv i64 %1607, %709
  br label %1617

1614:
  %1615 = mul nsw i64 %716, %1607
  %1616 = add nsw i64 %1615, %1606
  br label %1617

1617:
  %1618 = phi i64 [ %1616, %1614 ], [ %1612, %1609 ], [ %1606, %1605 ]
  %1619 = phi i64 [ %1607, %1614 ], [ %1613, %1609 ], [ %1607, %1605 ]
  br i1 %1560, label %1620, label %1629

1620:
  br i1 %1561, label %1626, label %1621

1621:
  %1622 = urem i64 %1619, %710
  %1623 = mul nsw i64 %717, %1622
  %1624 = add nsw i64 %1623, %1618
  %1625 = udiv i64 %1619, %710
  br label %1629

1626:
  %1627 = mul nsw i64 %717, %1619
  %1628 = add nsw i64 %1627, %1618
  br label %1629

1629:
  %1630 = phi i64 [ %1628, %1626 ], [ %1624, %1621 ], [ %1618, %1617 ]
  %1631 = phi i64 [ %1619, %1626 ], [ %1625, %1621 ], [ %1619, %1617 ]
  br i1 %1562, label %1632, label %1640

1632:
  br i1 %1563, label %1637, label %1633

1633:
  %1634 = urem i64 %1631, %711
  %1635 = mul nsw i64 %718, %1634
  %1636 = add nsw i64 %1635, %1630
  br label %1640

1637:
  %1638 = mul nsw i64 %718, %1631
  %1639 = add nsw i64 %1638, %1630
  br label %1640

1640:
  %1641 = phi i64 [ %1639, %1637 ], [ %1636, %1633 ], [ %1630, %1629 ]
  br i1 %1564, label %1642, label %1645

1642:
  %1643 = add nuw nsw i64 %1573, 1
  %1644 = icmp slt i64 %1643, %705
  br i1 %1644, label %1572, label %1569

1645:
  %1646 = getelementptr inbounds i8, ptr %704, i64 %1641
  %1647 = mul nsw i64 %712, %1573
  %1648 = getelementptr inbounds i8, ptr %1646, i64 %1647
  tail call void @pad.fortran.type.initialize(ptr noundef %168, ptr noundef nonnull %1648) #10
  br label %1642

1649:
  %1650 = icmp eq i32 %555, 0
  br i1 %1650, label %1651, label %1652

1651:
  tail call void @pad.fortran.type.assign(ptr noundef %168, ptr noundef %704, ptr noundef %7) #10
  br label %2028

1652:
  %1653 = mul nsw i64 %707, %706
  %1654 = mul nsw i64 %708, %1653
  %1655 = mul nsw i64 %709, %1654
  %1656 = mul nsw i64 %710, %1655
  %1657 = mul nsw i64 %711, %1656
  %1658 = mul nsw i64 %706, %705
  %1659 = mul nsw i64 %707, %1658
  %1660 = mul nsw i64 %708, %1659
  %1661 = mul nsw i64 %709, %1660
  %1662 = mul nsw i64 %710, %1661
  %1663 = mul nsw i64 %711, %1662
  %1664 = icmp eq i64 %1663, 0
  br i1 %1664, label %2028, label %1665

1665:
  %1666 = icmp sgt i64 %712, 0
  %1667 = add nsw i64 %705, -1
  %1668 = mul nsw i64 %1667, %712
  %1669 = select i1 %1666, i64 %1668, i64 0
  %1670 = getelementptr inbounds i8, ptr %704, i64 %1669
  %1671 = icmp sgt i64 %713, 0
  %1672 = add nsw i64 %706, -1
  %1673 = mul nsw i64 %1672, %713
  %1674 = select i1 %1671, i64 %1673, i64 0
  %1675 = getelementptr inbounds i8, ptr %1670, i64 %1674
  %1676 = icmp sgt i64 %714, 0
  %1677 = add nsw i64 %707, -1
  %1678 = mul nsw i64 %1677, %714
  %1679 = select i1 %1676, i64 %1678, i64 0
  %1680 = getelementptr inbounds i8, ptr %1675, i64 %1679
  %1681 = icmp sgt i64 %715, 0
  %1682 = add nsw i64 %708, -1
  %1683 = mul nsw i64 %1682, %715
  %1684 = select i1 %1681, i64 %1683, i64 0
  %1685 = getelementptr inbounds i8, ptr %1680, i64 %1684
  %1686 = icmp sgt i64 %716, 0
  %1687 = add nsw i64 %709, -1
  %1688 = mul nsw i64 %1687, %716
  %1689 = select i1 %1686, i64 %1688, i64 0
  %1690 = getelementptr inbounds i8, ptr %1685, i64 %1689
  %1691 = icmp sgt i64 %717, 0
  %1692 = add nsw i64 %710, -1
  %1693 = mul nsw i64 %1692, %717
  %1694 = select i1 %1691, i64 %1693, i64 0
  %1695 = getelementptr inbounds i8, ptr %1690, i64 %1694
  %1696 = icmp sgt i64 %718, 0
  %1697 = add nsw i64 %711, -1
  %1698 = mul nsw i64 %1697, %718
  %1699 = select i1 %1696, i64 %1698, i64 0
  %1700 = icmp slt i64 %697, 0
  %1701 = add nsw i64 %705, -1
  %1702 = mul nsw i64 %1701, %697
  %1703 = select i1 %1700, i64 %1702, i64 0
  %1704 = getelementptr inbounds i8, ptr %7, i64 %1703
  %1705 = icmp slt i64 %698, 0
  %1706 = add nsw i64 %706, -1
  %1707 = mul nsw i64 %1706, %698
  %1708 = select i1 %1705, i64 %1707, i64 0
  %1709 = getelementptr inbounds i8, ptr %1704, i64 %1708
  %1710 = icmp slt i64 %699, 0
  %1711 = add nsw i64 %707, -1
  %1712 = mul nsw i64 %1711, %699
  %1713 = select i1 %1710, i64 %1712, i64 0
  %1714 = getelementptr inbounds i8, ptr %1709, i64 %1713
  %1715 = icmp slt i64 %700, 0
  %1716 = add nsw i64 %708, -1
  %1717 = mul nsw i64 %1716, %700
  %1718 = select i1 %1715, i64 %1717, i64 0
  %1719 = getelementptr inbounds i8, ptr %1714, i64 %1718
  %1720 = icmp slt i64 %701, 0
  %1721 = add nsw i64 %709, -1
  %1722 = mul nsw i64 %1721, %701
  %1723 = select i1 %1720, i64 %1722, i64 0
  %1724 = getelementptr inbounds i8, ptr %1719, i64 %1723
  %1725 = icmp slt i64 %702, 0
  %1726 = add nsw i64 %710, -1
  %1727 = mul nsw i64 %1726, %702
  %1728 = select i1 %1725, i64 %1727, i64 0
  %1729 = getelementptr inbounds i8, ptr %1724, i64 %1728
  %1730 = icmp slt i64 %703, 0
  %1731 = add nsw i64 %711, -1
  %1732 = mul nsw i64 %1731, %703
  %1733 = select i1 %1730, i64 %1732, i64 0
  %1734 = getelementptr inbounds i8, ptr %1729, i64 %1733
  %1735 = getelementptr inbounds i8, ptr %1695, i64 %1699
  %1736 = getelementptr inbounds i8, ptr %1735, i64 %13
  %1737 = icmp ugt ptr %1736, %1734
  br i1 %1737, label %1738, label %1842

1738:
  %1739 = icmp sgt i64 %697, 0
  %1740 = add nsw i64 %705, -1
  %1741 = mul nsw i64 %1740, %697
  %1742 = select i1 %1739, i64 %1741, i64 0
  %1743 = getelementptr inbounds i8, ptr %7, i64 %1742
  %1744 = icmp sgt i64 %698, 0
  %1745 = add nsw i64 %706, -1
  %1746 = mul nsw i64 %1745, %698
  %1747 = select i1 %1744, i64 %1746, i64 0
  %1748 = getelementptr inbounds i8, ptr %1743, i64 %1747
  %1749 = icmp sgt i64 %699, 0
  %1750 = add nsw i64 %707, -1
  %1751 = mul nsw i64 %1750, %699
  %1752 = select i1 %1749, i64 %1751, i64 0
  %1753 = getelementptr inbounds i8, ptr %1748, i64 %1752
  %1754 = icmp sgt i64 %700, 0
  %1755 = add nsw i64 %708, -1
  %1756 = mul nsw i64 %1755, %700
  %1757 = select i1 %1754, i64 %1756, i64 0
  %1758 = getelementptr inbounds i8, ptr %1753, i64 %1757
  %1759 = icmp sgt i64 %701, 0
  %1760 = add nsw i64 %709, -1
  %1761 = mul nsw i64 %1760, %701
  %1762 = select i1 %1759, i64 %1761, i64 0
  %1763 = getelementptr inbounds i8, ptr %1758, i64 %1762
  %1764 = icmp sgt i64 %702, 0
  %1765 = add nsw i64 %710, -1
  %1766 = mul nsw i64 %1765, %702
  %1767 = select i1 %1764, i64 %1766, i64 0
  %1768 = getelementptr inbounds i8, ptr %1763, i64 %1767
  %1769 = icmp sgt i64 %703, 0
  %1770 = add nsw i64 %711, -1
  %1771 = mul nsw i64 %1770, %703
  %1772 = select i1 %1769, i64 %1771, i64 0
  %1773 = icmp slt i64 %712, 0
  %1774 = add nsw i64 %705, -1
  %1775 = mul nsw i64 %1774, %712
  %1776 = select i1 %1773, i64 %1775, i64 0
  %1777 = getelementptr inbounds i8, ptr %704, i64 %1776
  %1778 = icmp slt i64 %713, 0
  %1779 = add nsw i64 %706, -1
  %1780 = mul nsw i64 %1779, %713
  %1781 = select i1 %1778, i64 %1780, i64 0
  %1782 = getelementptr inbounds i8, ptr %1777, i64 %1781
  %1783 = icmp slt i64 %714, 0
  %1784 = add nsw i64 %707, -1
  %1785 = mul nsw i64 %1784, %714
  %1786 = select i1 %1783, i64 %1785, i64 0
  %1787 = getelementptr inbounds i8, ptr %1782, i64 %1786
  %1788 = icmp slt i64 %715, 0
  %1789 = add nsw i64 %708, -1
  %1790 = mul nsw i64 %1789, %715
  %1791 = select i1 %1788, i64 %1790, i64 0
  %1792 = getelementptr inbounds i8, ptr %1787, i64 %1791
  %1793 = icmp slt i64 %716, 0
  %1794 = add nsw i64 %709, -1
  %1795 = mul nsw i64 %1794, %716
  %1796 = select i1 %1793, i64 %1795, i64 0
  %1797 = getelementptr inbounds i8, ptr %1792, i64 %1796
  %1798 = icmp slt i64 %717, 0
  %1799 = add nsw i64 %710, -1
  %1800 = mul nsw i64 %1799, %717
  %1801 = select i1 %1798, i64 %1800, i64 0
  %1802 = getelementptr inbounds i8, ptr %1797, i64 %1801
  %1803 = icmp slt i64 %718, 0
  %1804 = add nsw i64 %711, -1
  %1805 = mul nsw i64 %1804, %718
  %1806 = select i1 %1803, i64 %1805, i64 0
  %1807 = getelementptr inbounds i8, ptr %1802, i64 %1806
  %1808 = getelementptr inbounds i8, ptr %1768, i64 %1772
  %1809 = getelementptr inbounds i8, ptr %1808, i64 %13
  %1810 = icmp ugt ptr %1809, %1807
  br i1 %1810, label %1811, label %1842

1811:
  %1812 = icmp slt i64 %705, 2
  %1813 = icmp eq i64 %712, %697
  %1814 = select i1 %1812, i1 true, i1 %1813
  br i1 %1814, label %1816, label %1815

1815:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef nonnull @.str, i32 noundef 0) #12
  unreachable

1816:
  %1817 = icmp slt i64 %706, 2
  %1818 = icmp eq i64 %713, %698
  %1819 = select i1 %1817, i1 true, i1 %1818
  br i1 %1819, label %1820, label %1815

1820:
  %1821 = icmp slt i64 %707, 2
  %1822 = icmp eq i64 %714, %699
  %1823 = select i1 %1821, i1 true, i1 %1822
  br i1 %1823, label %1824, label %1815

1824:
  %1825 = icmp slt i64 %708, 2
  %1826 = icmp eq i64 %715, %700
  %1827 = select i1 %1825, i1 true, i1 %1826
  br i1 %1827, label %1828, label %1815

1828:
  %1829 = icmp slt i64 %709, 2
  %1830 = icmp eq i64 %716, %701
  %1831 = select i1 %1829, i1 true, i1 %1830
  br i1 %1831, label %1832, label %1815

1832:
  %1833 = icmp slt i64 %710, 2
  %1834 = icmp eq i64 %717, %702
  %1835 = select i1 %1833, i1 true, i1 %1834
  br i1 %1835, label %1836, label %1815

1836:
  %1837 = icmp slt i64 %711, 2
  %1838 = icmp eq i64 %718, %703
  %1839 = select i1 %1837, i1 true, i1 %1838
  br i1 %1839, label %1840, label %1815

1840:
  %1841 = icmp ule ptr %704, %7
  br label %1842

1842:
  %1843 = phi i1 [ %1841, %1840 ], [ true, %1738 ], [ true, %1665 ]
  %1844 = icmp sgt i64 %1657, 0
  br i1 %1844, label %1845, label %2028

1845:
  %1846 = icmp sgt i64 %705, 0
  %1847 = icmp sgt i32 %555, 1
  %1848 = icmp eq i32 %555, 2
  %1849 = icmp sgt i32 %555, 2
  %1850 = icmp eq i32 %555, 3
  %1851 = icmp sgt i32 %555, 3
  %1852 = icmp eq i32 %555, 4
  %1853 = icmp sgt i32 %555, 4
  %1854 = icmp eq i32 %555, 5
  %1855 = icmp sgt i32 %555, 5
  %1856 = icmp eq i32 %555, 6
  %1857 = icmp sgt i32 %555, 6
  %1858 = icmp eq i32 %555, 7
  %1859 = icmp sgt i32 %555, 1
  %1860 = icmp eq i32 %555, 2
  %1861 = icmp sgt i32 %555, 2
  %1862 = icmp eq i32 %555, 3
  %1863 = icmp sgt i32 %555, 3
  %1864 = icmp eq i32 %555, 4
  %1865 = icmp sgt i32 %555, 4
  %1866 = icmp eq i32 %555, 5
  %1867 = icmp sgt i32 %555, 5
  %1868 = icmp eq i32 %555, 6
  %1869 = icmp sgt i32 %555, 6
  %1870 = icmp eq i32 %555, 7
  br label %1871

1871:
  %1872 = phi i64 [ 0, %1845 ], [ %2015, %2014 ]
  %1873 = xor i64 %1872, -1
  %1874 = add nsw i64 %1657, %1873
  %1875 = select i1 %1843, i64 %1872, i64 %1874
  br i1 %1847, label %1876, label %1883

1876:
  br i1 %1848, label %1881, label %1877

1877:
  %1878 = urem i64 %1875, %706
  %1879 = mul nsw i64 %713, %1878
  %1880 = udiv i64 %1875, %706
  br label %1883

1881:
  %1882 = mul nsw i64 %713, %1875
  br label %1883

1883:
  %1884 = phi i64 [ %1882, %1881 ], [ %1879, %1877 ], [ 0, %1871 ]
  %1885 = phi i64 [ %1875, %1881 ], [ %1880, %1877 ], [ %1875, %1871 ]
  br i1 %1849, label %1886, label %1895

1886:
  br i1 %1850, label %1892, label %1887

1887:
  %1888 = urem i64 %1885, %707
  %1889 = mul nsw i64 %714, %1888
  %1890 = add nsw i64 %1889, %1884
  %1891 = udiv i64 %1885, %707
  br label %1895

1892:
  %1893 = mul nsw i64 %714, %1885
  %1894 = add nsw i64 %1893, %1884
  br label %1895

1895:
  %1896 = phi i64 [ %1894, %1892 ], [ %1890, %1887 ], [ %1884, %1883 ]
  %1897 = phi i64 [ %1885, %1892 ], [ %1891, %1887 ], [ %1885, %1883 ]
  br i1 %1851, label %1898, label %1907

1898:
  br i1 %1852, label %1904, label %1899

1899:
  %1900 = urem i64 %1897, %708
  %1901 = mul nsw i64 %715, %1900
  %1902 = add nsw i64 %1901, %1896
  %1903 = udiv i64 %1897, %708
  br label %1907

1904:
  %1905 = mul nsw i64 %715, %1897
  %1906 = add nsw i64 %1905, %1896
  br label %1907

1907:
  %1908 = phi i64 [ %1906, %1904 ], [ %1902, %1899 ], [ %1896, %1895 ]
  %1909 = phi i64 [ %1897, %1904 ], [ %1903, %1899 ], [ %1897, %1895 ]
  br i1 %1853, label %1910, label %1919

1910:
  br i1 %1854, label %1916, label %1911

1911:
  %1912 = urem i64 %1909, %709
  %1913 = mul nsw i64 %716, %1912
  %1914 = add nsw i64 %1913, %1908
  %1915 = udiv i64 %1909, %709
  br label %1919

1916:
  %1917 = mul nsw i64 %716, %1909
  %1918 = add nsw i64 %1917, %1908
  br label %1919

1919:
  %1920 = phi i64 [ %1918, %1916 ], [ %1914, %1911 ], [ %1908, %1907 ]
  %1921 = phi i64 [ %1909, %1916 ], [ %1915, %1911 ], [ %1909, %1907 ]
  br i1 %1855, label %1922, label %1931

1922:
  br i1 %1856, label %1928, label %1923

1923:
  %1924 = urem i64 %1921, %710
  %1925 = mul nsw i64 %717, %1924
  %1926 = add nsw i64 %1925, %1920
  %1927 = udiv i64 %1921, %710
  br label %1931

1928:
  %1929 = mul nsw i64 %717, %1921
  %1930 = add nsw i64 %1929, %1920
  br label %1931

1931:
  %1932 = phi i64 [ %1930, %1928 ], [ %1926, %1923 ], [ %1920, %1919 ]
  %1933 = phi i64 [ %1921, %1928 ], [ %1927, %1923 ], [ %1921, %1919 ]
  br i1 %1857, label %1934, label %1942

1934:
  br i1 %1858, label %1939, label %1935

1935:
  %1936 = urem i64 %1933, %711
  %1937 = mul nsw i64 %718, %1936
  %1938 = add nsw i64 %1937, %1932
  br label %1942

1939:
  %1940 = mul nsw i64 %718, %1933
  %1941 = add nsw i64 %1940, %1932
  br label %1942

1942:
  %1943 = phi i64 [ %1941, %1939 ], [ %1938, %1935 ], [ %1932, %1931 ]
  br i1 %1859, label %1944, label %1951

1944:
  br i1 %1860, label %1949, label %1945

1945:
  %1946 = urem i64 %1875, %706
  %1947 = mul nsw i64 %698, %1946
  %1948 = udiv i64 %1875, %706
  br label %1951

1949:
  %1950 = mul nsw i64 %698, %1875
  br label %1951

1951:
  %1952 = phi i64 [ %1950, %1949 ], [ %1947, %1945 ], [ 0, %1942 ]
  %1953 = phi i64 [ %1875, %1949 ], [ %1948, %1945 ], [ %1875, %1942 ]
  br i1 %1861, label %1954, label %1963

1954:
  br i1 %1862, label %1960, label %1955

1955:
  %1956 = urem i64 %1953, %707
  %1957 = mul nsw i64 %699, %1956
  %1958 = add nsw i64 %1957, %1952
  %1959 = udiv i64 %1953, %707
  br label %1963

1960:
  %1961 = mul nsw i64 %699, %1953
  %1962 = add nsw i64 %1961, %1952
  br label %1963

1963:
  %1964 = phi i64 [ %1962, %1960 ], [ %1958, %1955 ], [ %1952, %1951 ]
  %1965 = phi i64 [ %1953, %1960 ], [ %1959, %1955 ], [ %1953, %1951 ]
  br i1 %1863, label %1966, label %1975

1966:
  br i1 %1864, label %1972, label %1967

1967:
  %1968 = urem i64 %1965, %708
  %1969 = mul nsw i64 %700, %1968
  %1970 = add nsw i64 %1969, %1964
  %1971 = udiv i64 %1965, %708
  br label %1975

1972:
  %1973 = mul nsw i64 %700, %1965
  %1974 = add nsw i64 %1973, %1964
  br label %1975

1975:
  %1976 = phi i64 [ %1974, %1972 ], [ %1970, %1967 ], [ %1964, %1963 ]
  %1977 = phi i64 [ %1965, %1972 ], [ %1971, %1967 ], [ %1965, %1963 ]
  br i1 %1865, label %1978, label %1987

1978:
  br i1 %1866, label %1984, label %1979

1979:
  %1980 = urem i64 %1977, %709
  %1981 = mul nsw i64 %701, %1980
  %1982 = add nsw i64 %1981, %1976
  %1983 = udiv i64 %1977, %709
  br label %1987

1984:
  %1985 = mul nsw i64 %701, %1977
  %1986 = add nsw i64 %1985, %1976
  br label %1987

1987:
  %1988 = phi i64 [ %1986, %1984 ], [ %1982, %1979 ], [ %1976, %1975 ]
  %1989 = phi i64 [ %1977, %1984 ], [ %1983, %1979 ], [ %1977, %1975 ]
  br i1 %1867, label %1990, label %1999

1990:
  br i1 %1868, label %1996, label %1991

1991:
  %1992 = urem i64 %1989, %710
  %1993 = mul nsw i64 %702, %1992
  %1994 = add nsw i64 %1993, %1988
  %1995 = udiv i64 %1989, %710
  br label %1999

1996:
  %1997 = mul nsw i64 %702, %1989
  %1998 = add nsw i64 %1997, %1988
  br label %1999

1999:
  %2000 = phi i64 [ %1998, %1996 ], [ %1994, %1991 ], [ %1988, %1987 ]
  %2001 = phi i64 [ %1989, %1996 ], [ %1995, %1991 ], [ %1989, %1987 ]
  br i1 %1869, label %2002, label %2010

2002:
  br i1 %1870, label %2007, label %2003

2003:
  %2004 = urem i64 %2001, %711
  %2005 = mul nsw i64 %703, %2004
  %2006 = add nsw i64 %2005, %2000
  br label %2010

2007:
  %2008 = mul nsw i64 %703, %2001
  %2009 = add nsw i64 %2008, %2000
  br label %2010

2010:
  %2011 = phi i64 [ %2009, %2007 ], [ %2006, %2003 ], [ %2000, %1999 ]
  %2012 = getelementptr inbounds i8, ptr %704, i64 %1943
  %2013 = getelementptr inbounds i8, ptr %7, i64 %2011
  br i1 %1846, label %2017, label %2014

2014:
  %2015 = add nuw nsw i64 %1872, 1
  %2016 = icmp eq i64 %2015, %1657
  br i1 %2016, label %2028, label %1871

2017:
  %2018 = phi i64 [ %2026, %2017 ], [ 0, %2010 ]
  %2019 = xor i64 %2018, -1
  %2020 = add nsw i64 %705, %2019
  %2021 = select i1 %1843, i64 %2018, i64 %2020
  %2022 = mul nsw i64 %712, %2021
  %2023 = getelementptr inbounds i8, ptr %2012, i64 %2022
  %2024 = mul nsw i64 %697, %2021
  %2025 = getelementptr inbounds i8, ptr %2013, i64 %2024
  tail call void @pad.fortran.type.assign(ptr noundef %168, ptr noundef %2023, ptr noundef %2025) #10
  %2026 = add nuw nsw i64 %2018, 1
  %2027 = icmp eq i64 %2026, %705
  br i1 %2027, label %2014, label %2017

2028:
  br i1 %719, label %2149, label %2029

2029:
  br i1 %1650, label %2030, label %2031

2030:
  tail call void @pad.fortran.type.destroy(ptr noundef %168, ptr noundef %449) #10
  br label %2147

2031:
  %2032 = mul nsw i64 %478, %469
  %2033 = mul nsw i64 %487, %2032
  %2034 = mul nsw i64 %496, %2033
  %2035 = mul nsw i64 %505, %2034
  %2036 = mul nsw i64 %514, %2035
  %2037 = mul nsw i64 %523, %2036
  %2038 = icmp sgt i64 %2037, 0
  br i1 %2038, label %2039, label %2045

2039:
  %2040 = mul nsw i64 %487, %478
  %2041 = mul nsw i64 %496, %2040
  %2042 = mul nsw i64 %505, %2041
  %2043 = mul nsw i64 %514, %2042
  %2044 = mul nsw i64 %523, %2043
  br label %2045

2045:
  %2046 = phi i64 [ 0, %2031 ], [ %2044, %2039 ]
  %2047 = icmp sgt i64 %2046, 0
  br i1 %2047, label %2048, label %2147

2048:
  %2049 = icmp sgt i64 %469, 0
  %2050 = icmp sgt i32 %555, 1
  %2051 = icmp eq i32 %555, 2
  %2052 = icmp sgt i32 %555, 2
  %2053 = icmp eq i32 %555, 3
  %2054 = icmp sgt i32 %555, 3
  %2055 = icmp eq i32 %555, 4
  %2056 = icmp sgt i32 %555, 4
  %2057 = icmp eq i32 %555, 5
  %2058 = icmp sgt i32 %555, 5
  %2059 = icmp eq i32 %555, 6
  %2060 = icmp sgt i32 %555, 6
  %2061 = icmp eq i32 %555, 7
  %2062 = icmp eq ptr %449, null
  br label %2063

2063:
  %2064 = phi i64 [ 0, %2048 ], [ %2068, %2067 ]
  br i1 %2049, label %2065, label %2067

2065:
  %2066 = mul nsw i64 %477, %2064
  br label %2070

2067:
  %2068 = add nuw nsw i64 %2064, 1
  %2069 = icmp eq i64 %2068, %2046
  br i1 %2069, label %2147, label %2063

2070:
  %2071 = phi i64 [ %2141, %2140 ], [ 0, %2065 ]
  %2072 = xor i1 %2050, true
  %2073 = or i1 %2072, %2051
  %2074 = select i1 %2072, i64 0, i64 %2066
  br i1 %2073, label %2079, label %2075

2075:
  %2076 = urem i64 %2064, %478
  %2077 = mul nsw i64 %477, %2076
  %2078 = udiv i64 %2064, %478
  br label %2079

2079:
  %2080 = phi i64 [ %2074, %2070 ], [ %2077, %2075 ]
  %2081 = phi i64 [ %2064, %2070 ], [ %2078, %2075 ]
  br i1 %2052, label %2082, label %2091

2082:
  br i1 %2053, label %2088, label %2083

2083:
  %2084 = urem i64 %2081, %487
  %2085 = mul nsw i64 %486, %2084
  %2086 = add nsw i64 %2085, %2080
  %2087 = udiv i64 %2081, %487
  br label %2091

2088:
  %2089 = mul nsw i64 %486, %2081
  %2090 = add nsw i64 %2089, %2080
  br label %2091

2091:
  %2092 = phi i64 [ %2090, %2088 ], [ %2086, %2083 ], [ %2080, %2079 ]
  %2093 = phi i64 [ %2081, %2088 ], [ %2087, %2083 ], [ %2081, %2079 ]
  br i1 %2054, label %2094, label %2103

2094:
  br i1 %2055, label %2100, label %2095

2095:
  %2096 = urem i64 %2093, %496
  %2097 = mul nsw i64 %495, %2096
  %2098 = add nsw i64 %2097, %2092
  %2099 = udiv i64 %2093, %496
  br label %2103

2100:
  %2101 = mul nsw i64 %495, %2093
  %2102 = add nsw i64 %2101, %2092
  br label %2103

2103:
  %2104 = phi i64 [ %2102, %2100 ], [ %2098, %2095 ], [ %2092, %2091 ]
  %2105 = phi i64 [ %2093, %2100 ], [ %2099, %2095 ], [ %2093, %2091 ]
  br i1 %2056, label %2106, label %2115

2106:
  br i1 %2057, label %2112, label %2107

2107:
  %2108 = urem i64 %2105, %505
  %2109 = mul nsw i64 %504, %2108
  %2110 = add nsw i64 %2109, %2104
  %2111 = udiv i64 %2105, %505
  br label %2115

2112:
  %2113 = mul nsw i64 %504, %2105
  %2114 = add nsw i64 %2113, %2104
  br label %2115

2115:
  %2116 = phi i64 [ %2114, %2112 ], [ %2110, %2107 ], [ %2104, %2103 ]
  %2117 = phi i64 [ %2105, %2112 ], [ %2111, %2107 ], [ %2105, %2103 ]
  br i1 %2058, label %2118, label %2127

2118:
  br i1 %2059, label %2124, label %2119

2119:
  %2120 = urem i64 %2117, %514
  %2121 = mul nsw i64 %513, %2120
  %2122 = add nsw i64 %2121, %2116
  %2123 = udiv i64 %2117, %514
  br label %2127

2124:
  %2125 = mul nsw i64 %513, %2117
  %2126 = add nsw i64 %2125, %2116
  br label %2127

2127:
  %2128 = phi i64 [ %2126, %2124 ], [ %2122, %2119 ], [ %2116, %2115 ]
  %2129 = phi i64 [ %2117, %2124 ], [ %2123, %2119 ], [ %2117, %2115 ]
  br i1 %2060, label %2130, label %2138

2130:
  br i1 %2061, label %2135, label %2131

2131:
  %2132 = urem i64 %2129, %523
  %2133 = mul nsw i64 %522, %2132
  %2134 = add nsw i64 %2133, %2128
  br label %2138

2135:
  %2136 = mul nsw i64 %522, %2129
  %2137 = add nsw i64 %2136, %2128
  br label %2138

2138:
  %2139 = phi i64 [ %2137, %2135 ], [ %2134, %2131 ], [ %2128, %2127 ]
  br i1 %2062, label %2140, label %2143

2140:
  %2141 = add nuw nsw i64 %2071, 1
  %2142 = icmp eq i64 %2141, %469
  br i1 %2142, label %2067, label %2070

2143:
  %2144 = getelementptr inbounds i8, ptr %449, i64 %2139
  %2145 = mul nsw i64 %468, %2071
  %2146 = getelementptr inbounds i8, ptr %2144, i64 %2145
  tail call void @pad.fortran.type.destroy(ptr noundef %168, ptr noundef nonnull %2146) #10
  br label %2140

2147:
  br i1 %719, label %2149, label %2148

2148:
  tail call void @free(ptr noundef %449)
  br label %2149

2149:
  ret void
}

define linkonce_odr hidden void @pad.fortran.component.finalize(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #1 {
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
  %141 = icmp ne ptr %6, null
  %142 = icmp slt i32 %13, 8
  %143 = select i1 %141, i1 %142, i1 false
  %144 = select i1 %143, i1 %85, i1 false
  %145 = icmp ne ptr %140, null
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %147, label %282

147:
  %148 = getelementptr inbounds nuw i8, ptr %140, i64 430
  %149 = load i8, ptr %148, align 2
  %150 = icmp eq i8 %149, 0
  br i1 %150, label %159, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %140, i64 431
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %159, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %140, i64 432
  %157 = load i8, ptr %156, align 8
  %158 = icmp eq i8 %157, 0
  br i1 %158, label %159, label %282

159:
  %160 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %140) #10
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %282, label %162

162:
  %163 = getelementptr inbounds nuw i8, ptr %140, i64 431
  %164 = load i8, ptr %163, align 1
  %165 = icmp eq i8 %164, 0
  br i1 %165, label %166, label %282

166:
  %167 = icmp eq i32 %1, 0
  br i1 %167, label %168, label %169

168:
  tail call void @pad.fortran.type.finalize(ptr noundef nonnull %140, ptr noundef nonnull %6) #10
  br label %282

169:
  %170 = mul nsw i64 %37, %28
  %171 = mul nsw i64 %46, %170
  %172 = mul nsw i64 %55, %171
  %173 = mul nsw i64 %64, %172
  %174 = mul nsw i64 %73, %173
  %175 = mul nsw i64 %82, %174
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %183

177:
  %178 = mul nsw i64 %46, %37
  %179 = mul nsw i64 %55, %178
  %180 = mul nsw i64 %64, %179
  %181 = mul nsw i64 %73, %180
  %182 = mul nsw i64 %82, %181
  br label %183

183:
  %184 = phi i64 [ 0, %169 ], [ %182, %177 ]
  %185 = icmp sgt i64 %184, 0
  br i1 %185, label %186, label %282

186:
  %187 = icmp sgt i64 %28, 0
  %188 = icmp sgt i32 %1, 1
  %189 = icmp eq i32 %1, 2
  %190 = icmp sgt i32 %1, 2
  %191 = icmp eq i32 %1, 3
  %192 = icmp sgt i32 %1, 3
  %193 = icmp eq i32 %1, 4
  %194 = icmp sgt i32 %1, 4
  %195 = icmp eq i32 %1, 5
  %196 = icmp sgt i32 %1, 5
  %197 = icmp eq i32 %1, 6
  %198 = icmp sgt i32 %1, 6
  %199 = icmp eq i32 %1, 7
  br label %200

200:
  %201 = phi i64 [ 0, %186 ], [ %210, %209 ]
  br i1 %187, label %202, label %209

202:
  %203 = mul nsw i64 %38, %201
  br label %204

204:
  %205 = phi i64 [ %280, %275 ], [ 0, %202 ]
  %206 = xor i1 %188, true
  %207 = or i1 %206, %189
  %208 = select i1 %206, i64 0, i64 %203
  br i1 %207, label %216, label %212

209:
  %210 = add nuw nsw i64 %201, 1
  %211 = icmp eq i64 %210, %184
  br i1 %211, label %282, label %200

212:
  %213 = urem i64 %201, %37
  %214 = mul nsw i64 %38, %213
  %215 = udiv i64 %201, %37
  br label %216

216:
  %217 = phi i64 [ %208, %204 ], [ %214, %212 ]
  %218 = phi i64 [ %201, %204 ], [ %215, %212 ]
  br i1 %190, label %219, label %228

219:
  br i1 %191, label %225, label %220

220:
  %221 = urem i64 %218, %46
  %222 = mul nsw i64 %47, %221
  %223 = add nsw i64 %222, %217
  %224 = udiv i64 %218, %46
  br label %228

225:
  %226 = mul nsw i64 %47, %218
  %227 = add nsw i64 %226, %217
  br label %228

228:
  %229 = phi i64 [ %227, %225 ], [ %223, %220 ], [ %217, %216 ]
  %230 = phi i64 [ %218, %225 ], [ %224, %220 ], [ %218, %216 ]
  br i1 %192, label %231, label %240

231:
  br i1 %193, label %237, label %232

232:
  %233 = urem i64 %230, %55
  %234 = mul nsw i64 %56, %233
  %235 = add nsw i64 %234, %229
  %236 = udiv i64 %230, %55
  br label %240

237:
  %238 = mul nsw i64 %56, %230
  %239 = add nsw i64 %238, %229
  br label %240

240:
  %241 = phi i64 [ %239, %237 ], [ %235, %232 ], [ %229, %228 ]
  %242 = phi i64 [ %230, %237 ], [ %236, %232 ], [ %230, %228 ]
  br i1 %194, label %243, label %252

243:
  br i1 %195, label %249, label %244

244:
  %245 = urem i64 %242, %64
  %246 = mul nsw i64 %65, %245
  %247 = add nsw i64 %246, %241
  %248 = udiv i64 %242, %64
  br label %252

249:
  %250 = mul nsw i64 %65, %242
  %251 = add nsw i64 %250, %241
  br label %252

252:
  %253 = phi i64 [ %251, %249 ], [ %247, %244 ], [ %241, %240 ]
  %254 = phi i64 [ %242, %249 ], [ %248, %244 ], [ %242, %240 ]
  br i1 %196, label %255, label %264

255:
  br i1 %197, label %261, label %256

256:
  %257 = urem i64 %254, %73
  %258 = mul nsw i64 %74, %257
  %259 = add nsw i64 %258, %253
  %260 = udiv i64 %254, %73
  br label %264

261:
  %262 = mul nsw i64 %74, %254
  %263 = add nsw i64 %262, %253
  br label %264

264:
  %265 = phi i64 [ %263, %261 ], [ %259, %256 ], [ %253, %252 ]
  %266 = phi i64 [ %254, %261 ], [ %260, %256 ], [ %254, %252 ]
  br i1 %198, label %267, label %275

267:
  br i1 %199, label %272, label %268

268:
  %269 = urem i64 %266, %82
  %270 = mul nsw i64 %83, %269
  %271 = add nsw i64 %270, %265
  br label %275

272:
  %273 = mul nsw i64 %83, %266
  %274 = add nsw i64 %273, %265
  br label %275

275:
  %276 = phi i64 [ %274, %272 ], [ %271, %268 ], [ %265, %264 ]
  %277 = getelementptr inbounds i8, ptr %6, i64 %276
  %278 = mul nsw i64 %29, %205
  %279 = getelementptr inbounds i8, ptr %277, i64 %278
  tail call void @pad.fortran.type.finalize_element(ptr noundef nonnull %140, ptr noundef nonnull %279) #10
  %280 = add nuw nsw i64 %205, 1
  %281 = icmp eq i64 %280, %28
  br i1 %281, label %209, label %204

282:
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
