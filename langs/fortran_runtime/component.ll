; Made from component.c by regenerate.py.

%struct.ComplexDouble = type { double, double }
%struct.ComplexFloat = type { float, float }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [76 x i8] c"assignment between overlapping arrays of a type with allocatable components\00", align 1

define linkonce_odr hidden void @pad.fortran.component.move(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = trunc i32 %3 to i8
  switch i8 %6, label %10 [
    i8 28, label %11
    i8 27, label %7
    i8 35, label %8
    i8 34, label %9
  ]

7:
  br label %11

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 1, %7 ], [ 4, %8 ], [ 3, %9 ], [ 2, %5 ]
  switch i32 %12, label %57 [
    i32 2, label %19
    i32 1, label %17
    i32 4, label %15
    i32 3, label %13
    i32 0, label %55
  ]

13:
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %45, label %58

15:
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %35, label %58

17:
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %28, label %58

19:
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %58

21:
  %22 = phi i64 [ %26, %21 ], [ 0, %19 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %25 = load double, ptr %24, align 8
  store double %25, ptr %23, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %2
  br i1 %27, label %58, label %21

28:
  %29 = phi i64 [ %33, %28 ], [ 0, %17 ]
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %29
  %32 = load float, ptr %31, align 4
  store float %32, ptr %30, align 4
  %33 = add nuw nsw i64 %29, 1
  %34 = icmp eq i64 %33, %2
  br i1 %34, label %58, label %28

35:
  %36 = phi i64 [ %43, %35 ], [ 0, %15 ]
  %37 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %1, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load double, ptr %40, align 8
  store double %39, ptr %37, align 8
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store double %41, ptr %42, align 8
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %2
  br i1 %44, label %58, label %35

45:
  %46 = phi i64 [ %53, %45 ], [ 0, %13 ]
  %47 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %0, i64 %46
  %48 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %1, i64 %46
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  store float %49, ptr %47, align 4
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store float %51, ptr %52, align 4
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, %2
  br i1 %54, label %58, label %45

55:
  %56 = mul i64 %4, %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %56, i1 false)
  br label %58

57:
  unreachable

58:
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
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %22, align 8
  br label %23

23:
  %24 = icmp sgt i32 %2, 1
  br i1 %24, label %25, label %28

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false)
  br label %28

28:
  %29 = icmp sgt i32 %2, 2
  br i1 %29, label %30, label %33

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %32, i8 0, i64 16, i1 false)
  br label %33

33:
  %34 = icmp sgt i32 %2, 3
  br i1 %34, label %35, label %38

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %37, i8 0, i64 16, i1 false)
  br label %38

38:
  %39 = icmp sgt i32 %2, 4
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 128
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %42, i8 0, i64 16, i1 false)
  br label %43

43:
  %44 = icmp sgt i32 %2, 5
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %47, i8 0, i64 16, i1 false)
  br label %48

48:
  %49 = icmp sgt i32 %2, 6
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 176
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  br label %53

53:
  br i1 %15, label %54, label %87

54:
  %55 = icmp eq i8 %9, 0
  br i1 %55, label %56, label %58

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %5, ptr %57, align 8
  br label %58

58:
  %59 = shl i32 %2, 24
  %60 = add i32 %59, -16777216
  %61 = lshr exact i32 %60, 24
  %62 = trunc nuw i32 %61 to i8
  switch i8 %62, label %87 [
    i8 0, label %63
    i8 1, label %68
    i8 2, label %73
    i8 3, label %78
    i8 4, label %80
    i8 5, label %82
    i8 6, label %85
  ]

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %5, ptr %64, align 8
  %65 = add i32 %59, -33554432
  %66 = lshr exact i32 %65, 24
  %67 = trunc nuw i32 %66 to i8
  switch i8 %67, label %87 [
    i8 0, label %68
    i8 1, label %73
    i8 2, label %78
    i8 3, label %80
    i8 4, label %82
    i8 5, label %85
  ]

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %5, ptr %69, align 8
  %70 = add i32 %59, -50331648
  %71 = lshr exact i32 %70, 24
  %72 = trunc nuw i32 %71 to i8
  switch i8 %72, label %87 [
    i8 0, label %73
    i8 1, label %78
    i8 2, label %80
    i8 3, label %82
    i8 4, label %85
  ]

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %5, ptr %74, align 8
  %75 = add i32 %59, -67108864
  %76 = lshr exact i32 %75, 24
  %77 = trunc nuw i32 %76 to i8
  switch i8 %77, label %87 [
    i8 0, label %78
    i8 1, label %80
    i8 2, label %82
    i8 3, label %85
  ]

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %5, ptr %79, align 8
  switch i32 %59, label %87 [
    i32 83886080, label %80
    i32 100663296, label %82
    i32 117440512, label %85
  ]

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %5, ptr %81, align 8
  switch i32 %59, label %87 [
    i32 100663296, label %82
    i32 117440512, label %85
  ]

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %5, ptr %83, align 8
  %84 = icmp eq i32 %59, 117440512
  br i1 %84, label %85, label %87

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %5, ptr %86, align 8
  br label %87

87:
  ret void
}

define linkonce_odr hidden void @pad.fortran.component.destroy(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #1 {
  %6 = load ptr, ptr %0, align 8
  %7 = trunc i32 %1 to i8
  %8 = icmp ne ptr %4, null
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %17

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  br label %17

17:
  %18 = phi i64 [ %16, %10 ], [ undef, %5 ]
  %19 = phi i64 [ %14, %10 ], [ undef, %5 ]
  %20 = phi ptr [ %12, %10 ], [ undef, %5 ]
  %21 = icmp sgt i32 %1, 1
  br i1 %21, label %22, label %29

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %28 = load i64, ptr %27, align 8
  br label %29

29:
  %30 = phi i64 [ %28, %22 ], [ undef, %17 ]
  %31 = phi i64 [ %26, %22 ], [ undef, %17 ]
  %32 = phi ptr [ %24, %22 ], [ undef, %17 ]
  %33 = icmp sgt i32 %1, 2
  br i1 %33, label %34, label %41

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %40 = load i64, ptr %39, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %34 ], [ undef, %29 ]
  %43 = phi i64 [ %38, %34 ], [ undef, %29 ]
  %44 = phi ptr [ %36, %34 ], [ undef, %29 ]
  %45 = icmp sgt i32 %1, 3
  br i1 %45, label %46, label %53

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %52, %46 ], [ undef, %41 ]
  %55 = phi i64 [ %50, %46 ], [ undef, %41 ]
  %56 = phi ptr [ %48, %46 ], [ undef, %41 ]
  %57 = icmp sgt i32 %1, 4
  br i1 %57, label %58, label %65

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %64, %58 ], [ undef, %53 ]
  %67 = phi i64 [ %62, %58 ], [ undef, %53 ]
  %68 = phi ptr [ %60, %58 ], [ undef, %53 ]
  %69 = icmp sgt i32 %1, 5
  br i1 %69, label %70, label %77

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %76 = load i64, ptr %75, align 8
  br label %77

77:
  %78 = phi i64 [ %76, %70 ], [ undef, %65 ]
  %79 = phi i64 [ %74, %70 ], [ undef, %65 ]
  %80 = phi ptr [ %72, %70 ], [ undef, %65 ]
  %81 = icmp sgt i32 %1, 6
  br i1 %81, label %82, label %89

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %82 ], [ undef, %77 ]
  %91 = phi i64 [ %86, %82 ], [ undef, %77 ]
  %92 = phi ptr [ %84, %82 ], [ undef, %77 ]
  br i1 %8, label %93, label %109

93:
  %94 = icmp eq i8 %7, 0
  %95 = select i1 %94, ptr %4, ptr %20
  %96 = shl i32 %1, 24
  %97 = icmp eq i32 %96, 16777216
  %98 = select i1 %97, ptr %4, ptr %32
  %99 = icmp eq i32 %96, 33554432
  %100 = select i1 %99, ptr %4, ptr %44
  %101 = icmp eq i32 %96, 50331648
  %102 = select i1 %101, ptr %4, ptr %56
  %103 = icmp eq i32 %96, 67108864
  %104 = select i1 %103, ptr %4, ptr %68
  %105 = icmp eq i32 %96, 83886080
  %106 = select i1 %105, ptr %4, ptr %80
  %107 = icmp eq i32 %96, 100663296
  %108 = select i1 %107, ptr %4, ptr %92
  br label %109

109:
  %110 = phi ptr [ %108, %93 ], [ %92, %89 ]
  %111 = phi ptr [ %106, %93 ], [ %80, %89 ]
  %112 = phi ptr [ %104, %93 ], [ %68, %89 ]
  %113 = phi ptr [ %102, %93 ], [ %56, %89 ]
  %114 = phi ptr [ %100, %93 ], [ %44, %89 ]
  %115 = phi ptr [ %98, %93 ], [ %32, %89 ]
  %116 = phi ptr [ %95, %93 ], [ %20, %89 ]
  %117 = icmp eq ptr %6, null
  br i1 %117, label %318, label %118

118:
  %119 = icmp slt i8 %7, 8
  %120 = and i32 %2, 255
  %121 = icmp eq i32 %120, 42
  %122 = and i1 %119, %121
  %123 = and i1 %122, %8
  br i1 %123, label %124, label %317

124:
  %125 = shl i32 %1, 24
  %126 = icmp eq i8 %7, 0
  %127 = select i1 %126, ptr %116, ptr null
  %128 = icmp eq i32 %125, 16777216
  %129 = select i1 %128, ptr %115, ptr %127
  %130 = icmp eq i32 %125, 33554432
  %131 = select i1 %130, ptr %114, ptr %129
  %132 = icmp eq i32 %125, 50331648
  %133 = select i1 %132, ptr %113, ptr %131
  %134 = icmp eq i32 %125, 67108864
  %135 = select i1 %134, ptr %112, ptr %133
  %136 = icmp eq i32 %125, 83886080
  %137 = select i1 %136, ptr %111, ptr %135
  %138 = icmp eq i32 %125, 100663296
  %139 = select i1 %138, ptr %110, ptr %137
  %140 = icmp eq i32 %125, 117440512
  %141 = select i1 %140, ptr %4, ptr %139
  %142 = icmp eq ptr %141, null
  br i1 %142, label %317, label %143

143:
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 430
  %145 = load i8, ptr %144, align 1
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %155, label %147

147:
  %148 = getelementptr inbounds nuw i8, ptr %141, i64 431
  %149 = load i8, ptr %148, align 1
  %150 = icmp eq i8 %149, 0
  br i1 %150, label %155, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %141, i64 432
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %155, label %317

155:
  %156 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %141) #10
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %317, label %158

158:
  %159 = shl i32 %1, 24
  %160 = ashr exact i32 %159, 24
  %161 = icmp sgt i32 %160, 0
  %162 = select i1 %161, i64 %19, i64 1
  %163 = select i1 %161, i64 %18, i64 0
  %164 = icmp sgt i32 %160, 1
  %165 = select i1 %164, i64 %31, i64 1
  %166 = select i1 %164, i64 %30, i64 0
  %167 = icmp sgt i32 %160, 2
  %168 = select i1 %167, i64 %43, i64 1
  %169 = select i1 %167, i64 %42, i64 0
  %170 = icmp sgt i32 %160, 3
  %171 = select i1 %170, i64 %55, i64 1
  %172 = select i1 %170, i64 %54, i64 0
  %173 = icmp sgt i32 %160, 4
  %174 = select i1 %173, i64 %67, i64 1
  %175 = select i1 %173, i64 %66, i64 0
  %176 = icmp sgt i32 %160, 5
  %177 = select i1 %176, i64 %79, i64 1
  %178 = select i1 %176, i64 %78, i64 0
  %179 = icmp sgt i32 %160, 6
  %180 = select i1 %179, i64 %91, i64 1
  %181 = select i1 %179, i64 %90, i64 0
  br i1 %8, label %182, label %200

182:
  %183 = shl i32 %1, 24
  %184 = icmp eq i8 %7, 0
  %185 = select i1 %184, ptr %116, ptr null
  %186 = icmp eq i32 %183, 16777216
  %187 = select i1 %186, ptr %115, ptr %185
  %188 = icmp eq i32 %183, 33554432
  %189 = select i1 %188, ptr %114, ptr %187
  %190 = icmp eq i32 %183, 50331648
  %191 = select i1 %190, ptr %113, ptr %189
  %192 = icmp eq i32 %183, 67108864
  %193 = select i1 %192, ptr %112, ptr %191
  %194 = icmp eq i32 %183, 83886080
  %195 = select i1 %194, ptr %111, ptr %193
  %196 = icmp eq i32 %183, 100663296
  %197 = select i1 %196, ptr %110, ptr %195
  %198 = icmp eq i32 %183, 117440512
  %199 = select i1 %198, ptr %4, ptr %197
  br label %200

200:
  %201 = phi ptr [ %199, %182 ], [ null, %158 ]
  %202 = icmp eq i8 %7, 0
  br i1 %202, label %203, label %204

203:
  tail call void @pad.fortran.type.destroy(ptr noundef %201, ptr noundef nonnull %6) #10
  br label %317

204:
  %205 = mul nsw i64 %165, %162
  %206 = mul nsw i64 %168, %205
  %207 = mul nsw i64 %171, %206
  %208 = mul nsw i64 %174, %207
  %209 = mul nsw i64 %177, %208
  %210 = mul nsw i64 %180, %209
  %211 = icmp sgt i64 %210, 0
  br i1 %211, label %212, label %218

212:
  %213 = mul nsw i64 %168, %165
  %214 = mul nsw i64 %171, %213
  %215 = mul nsw i64 %174, %214
  %216 = mul nsw i64 %177, %215
  %217 = mul nsw i64 %180, %216
  br label %218

218:
  %219 = phi i64 [ 0, %204 ], [ %217, %212 ]
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %221, label %317

221:
  %222 = shl i32 %1, 24
  %223 = ashr exact i32 %222, 24
  %224 = icmp sgt i32 %223, 1
  %225 = icmp eq i32 %222, 33554432
  %226 = icmp sgt i32 %223, 2
  %227 = icmp eq i32 %222, 50331648
  %228 = icmp sgt i32 %223, 3
  %229 = icmp eq i32 %222, 67108864
  %230 = icmp sgt i32 %223, 4
  %231 = icmp eq i32 %222, 83886080
  %232 = icmp sgt i32 %223, 5
  %233 = icmp eq i32 %222, 100663296
  %234 = icmp sgt i32 %223, 6
  %235 = icmp eq i32 %222, 117440512
  %236 = mul nsw i64 %163, %162
  %237 = icmp eq i64 %236, 0
  br label %238

238:
  %239 = phi i64 [ %311, %310 ], [ 0, %221 ]
  br i1 %224, label %240, label %247

240:
  br i1 %225, label %245, label %241

241:
  %242 = urem i64 %239, %165
  %243 = mul nsw i64 %166, %242
  %244 = udiv i64 %239, %165
  br label %247

245:
  %246 = mul nsw i64 %166, %239
  br label %247

247:
  %248 = phi i64 [ %246, %245 ], [ %243, %241 ], [ 0, %238 ]
  %249 = phi i64 [ %239, %245 ], [ %244, %241 ], [ %239, %238 ]
  br i1 %226, label %250, label %259

250:
  br i1 %227, label %256, label %251

251:
  %252 = urem i64 %249, %168
  %253 = mul nsw i64 %169, %252
  %254 = add nsw i64 %253, %248
  %255 = udiv i64 %249, %168
  br label %259

256:
  %257 = mul nsw i64 %169, %249
  %258 = add nsw i64 %257, %248
  br label %259

259:
  %260 = phi i64 [ %258, %256 ], [ %254, %251 ], [ %248, %247 ]
  %261 = phi i64 [ %249, %256 ], [ %255, %251 ], [ %249, %247 ]
  br i1 %228, label %262, label %271

262:
  br i1 %229, label %268, label %263

263:
  %264 = urem i64 %261, %171
  %265 = mul nsw i64 %172, %264
  %266 = add nsw i64 %265, %260
  %267 = udiv i64 %261, %171
  br label %271

268:
  %269 = mul nsw i64 %172, %261
  %270 = add nsw i64 %269, %260
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ %266, %263 ], [ %260, %259 ]
  %273 = phi i64 [ %261, %268 ], [ %267, %263 ], [ %261, %259 ]
  br i1 %230, label %274, label %283

274:
  br i1 %231, label %280, label %275

275:
  %276 = urem i64 %273, %174
  %277 = mul nsw i64 %175, %276
  %278 = add nsw i64 %277, %272
  %279 = udiv i64 %273, %174
  br label %283

280:
  %281 = mul nsw i64 %175, %273
  %282 = add nsw i64 %281, %272
  br label %283

283:
  %284 = phi i64 [ %282, %280 ], [ %278, %275 ], [ %272, %271 ]
  %285 = phi i64 [ %273, %280 ], [ %279, %275 ], [ %273, %271 ]
  br i1 %232, label %286, label %295

286:
  br i1 %233, label %292, label %287

287:
  %288 = urem i64 %285, %177
  %289 = mul nsw i64 %178, %288
  %290 = add nsw i64 %289, %284
  %291 = udiv i64 %285, %177
  br label %295

292:
  %293 = mul nsw i64 %178, %285
  %294 = add nsw i64 %293, %284
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %290, %287 ], [ %284, %283 ]
  %297 = phi i64 [ %285, %292 ], [ %291, %287 ], [ %285, %283 ]
  br i1 %234, label %298, label %306

298:
  br i1 %235, label %303, label %299

299:
  %300 = urem i64 %297, %180
  %301 = mul nsw i64 %181, %300
  %302 = add nsw i64 %301, %296
  br label %306

303:
  %304 = mul nsw i64 %181, %297
  %305 = add nsw i64 %304, %296
  br label %306

306:
  %307 = phi i64 [ %305, %303 ], [ %302, %299 ], [ %296, %295 ]
  %308 = getelementptr inbounds i8, ptr %6, i64 %307
  %309 = getelementptr inbounds i8, ptr %308, i64 %236
  br i1 %237, label %310, label %313

310:
  %311 = add nuw nsw i64 %239, 1
  %312 = icmp eq i64 %311, %219
  br i1 %312, label %317, label %238

313:
  %314 = phi ptr [ %315, %313 ], [ %308, %306 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %201, ptr noundef %314) #10
  %315 = getelementptr inbounds i8, ptr %314, i64 %163
  %316 = icmp eq ptr %315, %309
  br i1 %316, label %310, label %313

317:
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8
  br label %318

318:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

define linkonce_odr hidden void @pad.fortran.component.assign_allocatable(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #1 {
  %7 = load ptr, ptr %1, align 8
  %8 = trunc i32 %2 to i8
  %9 = trunc i32 %3 to i8
  %10 = icmp ne ptr %5, null
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  br label %19

19:
  %20 = phi i64 [ %18, %12 ], [ undef, %6 ]
  %21 = phi i64 [ %16, %12 ], [ undef, %6 ]
  %22 = phi i64 [ %14, %12 ], [ undef, %6 ]
  %23 = icmp sgt i32 %2, 1
  br i1 %23, label %24, label %31

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %30 = load i64, ptr %29, align 8
  br label %31

31:
  %32 = phi i64 [ %30, %24 ], [ undef, %19 ]
  %33 = phi i64 [ %28, %24 ], [ undef, %19 ]
  %34 = phi i64 [ %26, %24 ], [ undef, %19 ]
  %35 = icmp sgt i32 %2, 2
  br i1 %35, label %36, label %43

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %44 = phi i64 [ %42, %36 ], [ undef, %31 ]
  %45 = phi i64 [ %40, %36 ], [ undef, %31 ]
  %46 = phi i64 [ %38, %36 ], [ undef, %31 ]
  %47 = icmp sgt i32 %2, 3
  br i1 %47, label %48, label %55

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %54, %48 ], [ undef, %43 ]
  %57 = phi i64 [ %52, %48 ], [ undef, %43 ]
  %58 = phi i64 [ %50, %48 ], [ undef, %43 ]
  %59 = icmp sgt i32 %2, 4
  br i1 %59, label %60, label %67

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %66 = load i64, ptr %65, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %60 ], [ undef, %55 ]
  %69 = phi i64 [ %64, %60 ], [ undef, %55 ]
  %70 = phi i64 [ %62, %60 ], [ undef, %55 ]
  %71 = icmp sgt i32 %2, 5
  br i1 %71, label %72, label %79

72:
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %78 = load i64, ptr %77, align 8
  br label %79

79:
  %80 = phi i64 [ %78, %72 ], [ undef, %67 ]
  %81 = phi i64 [ %76, %72 ], [ undef, %67 ]
  %82 = phi i64 [ %74, %72 ], [ undef, %67 ]
  %83 = icmp sgt i32 %2, 6
  br i1 %83, label %84, label %91

84:
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %90 = load i64, ptr %89, align 8
  br label %91

91:
  %92 = phi i64 [ %90, %84 ], [ undef, %79 ]
  %93 = phi i64 [ %88, %84 ], [ undef, %79 ]
  %94 = phi i64 [ %86, %84 ], [ undef, %79 ]
  br i1 %10, label %95, label %118

95:
  %96 = icmp eq i8 %8, 0
  %97 = ptrtoint ptr %5 to i64
  %98 = select i1 %96, i64 %97, i64 %22
  %99 = shl i32 %2, 24
  %100 = icmp eq i32 %99, 16777216
  %101 = ptrtoint ptr %5 to i64
  %102 = select i1 %100, i64 %101, i64 %34
  %103 = icmp eq i32 %99, 33554432
  %104 = ptrtoint ptr %5 to i64
  %105 = select i1 %103, i64 %104, i64 %46
  %106 = icmp eq i32 %99, 50331648
  %107 = ptrtoint ptr %5 to i64
  %108 = select i1 %106, i64 %107, i64 %58
  %109 = icmp eq i32 %99, 67108864
  %110 = ptrtoint ptr %5 to i64
  %111 = select i1 %109, i64 %110, i64 %70
  %112 = icmp eq i32 %99, 83886080
  %113 = ptrtoint ptr %5 to i64
  %114 = select i1 %112, i64 %113, i64 %82
  %115 = icmp eq i32 %99, 100663296
  %116 = ptrtoint ptr %5 to i64
  %117 = select i1 %115, i64 %116, i64 %94
  br label %118

118:
  %119 = phi i64 [ %117, %95 ], [ %94, %91 ]
  %120 = phi i64 [ %114, %95 ], [ %82, %91 ]
  %121 = phi i64 [ %111, %95 ], [ %70, %91 ]
  %122 = phi i64 [ %108, %95 ], [ %58, %91 ]
  %123 = phi i64 [ %105, %95 ], [ %46, %91 ]
  %124 = phi i64 [ %102, %95 ], [ %34, %91 ]
  %125 = phi i64 [ %98, %95 ], [ %22, %91 ]
  %126 = icmp eq ptr %7, null
  br i1 %126, label %127, label %437

127:
  %128 = load ptr, ptr %0, align 8
  %129 = icmp sgt i32 %2, 0
  br i1 %129, label %130, label %137

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %130 ], [ undef, %127 ]
  %139 = phi i64 [ %134, %130 ], [ undef, %127 ]
  %140 = phi ptr [ %132, %130 ], [ undef, %127 ]
  %141 = icmp sgt i32 %2, 1
  br i1 %141, label %142, label %149

142:
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %148 = load i64, ptr %147, align 8
  br label %149

149:
  %150 = phi i64 [ %148, %142 ], [ undef, %137 ]
  %151 = phi i64 [ %146, %142 ], [ undef, %137 ]
  %152 = phi ptr [ %144, %142 ], [ undef, %137 ]
  %153 = icmp sgt i32 %2, 2
  br i1 %153, label %154, label %161

154:
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %156 = load ptr, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %160 = load i64, ptr %159, align 8
  br label %161

161:
  %162 = phi i64 [ %160, %154 ], [ undef, %149 ]
  %163 = phi i64 [ %158, %154 ], [ undef, %149 ]
  %164 = phi ptr [ %156, %154 ], [ undef, %149 ]
  %165 = icmp sgt i32 %2, 3
  br i1 %165, label %166, label %173

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %166 ], [ undef, %161 ]
  %175 = phi i64 [ %170, %166 ], [ undef, %161 ]
  %176 = phi ptr [ %168, %166 ], [ undef, %161 ]
  %177 = icmp sgt i32 %2, 4
  br i1 %177, label %178, label %185

178:
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %184 = load i64, ptr %183, align 8
  br label %185

185:
  %186 = phi i64 [ %184, %178 ], [ undef, %173 ]
  %187 = phi i64 [ %182, %178 ], [ undef, %173 ]
  %188 = phi ptr [ %180, %178 ], [ undef, %173 ]
  %189 = icmp sgt i32 %2, 5
  br i1 %189, label %190, label %197

190:
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %192 = load ptr, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %196 = load i64, ptr %195, align 8
  br label %197

197:
  %198 = phi i64 [ %196, %190 ], [ undef, %185 ]
  %199 = phi i64 [ %194, %190 ], [ undef, %185 ]
  %200 = phi ptr [ %192, %190 ], [ undef, %185 ]
  %201 = icmp sgt i32 %2, 6
  br i1 %201, label %202, label %209

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %208 = load i64, ptr %207, align 8
  br label %209

209:
  %210 = phi i64 [ %208, %202 ], [ undef, %197 ]
  %211 = phi i64 [ %206, %202 ], [ undef, %197 ]
  %212 = phi ptr [ %204, %202 ], [ undef, %197 ]
  br i1 %10, label %213, label %229

213:
  %214 = icmp eq i8 %8, 0
  %215 = select i1 %214, ptr %5, ptr %140
  %216 = shl i32 %2, 24
  %217 = icmp eq i32 %216, 16777216
  %218 = select i1 %217, ptr %5, ptr %152
  %219 = icmp eq i32 %216, 33554432
  %220 = select i1 %219, ptr %5, ptr %164
  %221 = icmp eq i32 %216, 50331648
  %222 = select i1 %221, ptr %5, ptr %176
  %223 = icmp eq i32 %216, 67108864
  %224 = select i1 %223, ptr %5, ptr %188
  %225 = icmp eq i32 %216, 83886080
  %226 = select i1 %225, ptr %5, ptr %200
  %227 = icmp eq i32 %216, 100663296
  %228 = select i1 %227, ptr %5, ptr %212
  br label %229

229:
  %230 = phi ptr [ %228, %213 ], [ %212, %209 ]
  %231 = phi ptr [ %226, %213 ], [ %200, %209 ]
  %232 = phi ptr [ %224, %213 ], [ %188, %209 ]
  %233 = phi ptr [ %222, %213 ], [ %176, %209 ]
  %234 = phi ptr [ %220, %213 ], [ %164, %209 ]
  %235 = phi ptr [ %218, %213 ], [ %152, %209 ]
  %236 = phi ptr [ %215, %213 ], [ %140, %209 ]
  %237 = icmp eq ptr %128, null
  br i1 %237, label %2421, label %238

238:
  %239 = icmp slt i8 %8, 8
  %240 = icmp eq i8 %9, 42
  %241 = and i1 %239, %240
  %242 = and i1 %241, %10
  br i1 %242, label %243, label %436

243:
  %244 = shl i32 %2, 24
  %245 = icmp eq i8 %8, 0
  %246 = select i1 %245, ptr %236, ptr null
  %247 = icmp eq i32 %244, 16777216
  %248 = select i1 %247, ptr %235, ptr %246
  %249 = icmp eq i32 %244, 33554432
  %250 = select i1 %249, ptr %234, ptr %248
  %251 = icmp eq i32 %244, 50331648
  %252 = select i1 %251, ptr %233, ptr %250
  %253 = icmp eq i32 %244, 67108864
  %254 = select i1 %253, ptr %232, ptr %252
  %255 = icmp eq i32 %244, 83886080
  %256 = select i1 %255, ptr %231, ptr %254
  %257 = icmp eq i32 %244, 100663296
  %258 = select i1 %257, ptr %230, ptr %256
  %259 = icmp eq i32 %244, 117440512
  %260 = select i1 %259, ptr %5, ptr %258
  %261 = icmp eq ptr %260, null
  br i1 %261, label %436, label %262

262:
  %263 = getelementptr inbounds nuw i8, ptr %260, i64 430
  %264 = load i8, ptr %263, align 1
  %265 = icmp eq i8 %264, 0
  br i1 %265, label %274, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %260, i64 431
  %268 = load i8, ptr %267, align 1
  %269 = icmp eq i8 %268, 0
  br i1 %269, label %274, label %270

270:
  %271 = getelementptr inbounds nuw i8, ptr %260, i64 432
  %272 = load i8, ptr %271, align 1
  %273 = icmp eq i8 %272, 0
  br i1 %273, label %274, label %436

274:
  %275 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %260) #10
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %436, label %277

277:
  %278 = shl i32 %2, 24
  %279 = ashr exact i32 %278, 24
  %280 = icmp sgt i32 %279, 0
  %281 = select i1 %280, i64 %138, i64 0
  %282 = select i1 %280, i64 %139, i64 1
  %283 = icmp sgt i32 %279, 1
  %284 = select i1 %283, i64 %150, i64 0
  %285 = select i1 %283, i64 %151, i64 1
  %286 = icmp sgt i32 %279, 2
  %287 = select i1 %286, i64 %162, i64 0
  %288 = select i1 %286, i64 %163, i64 1
  %289 = icmp sgt i32 %279, 3
  %290 = select i1 %289, i64 %174, i64 0
  %291 = select i1 %289, i64 %175, i64 1
  %292 = icmp sgt i32 %279, 4
  %293 = select i1 %292, i64 %186, i64 0
  %294 = select i1 %292, i64 %187, i64 1
  %295 = icmp sgt i32 %279, 5
  %296 = select i1 %295, i64 %198, i64 0
  %297 = select i1 %295, i64 %199, i64 1
  %298 = icmp sgt i32 %279, 6
  %299 = select i1 %298, i64 %210, i64 0
  %300 = select i1 %298, i64 %211, i64 1
  br i1 %10, label %301, label %319

301:
  %302 = shl i32 %2, 24
  %303 = icmp eq i8 %8, 0
  %304 = select i1 %303, ptr %236, ptr null
  %305 = icmp eq i32 %302, 16777216
  %306 = select i1 %305, ptr %235, ptr %304
  %307 = icmp eq i32 %302, 33554432
  %308 = select i1 %307, ptr %234, ptr %306
  %309 = icmp eq i32 %302, 50331648
  %310 = select i1 %309, ptr %233, ptr %308
  %311 = icmp eq i32 %302, 67108864
  %312 = select i1 %311, ptr %232, ptr %310
  %313 = icmp eq i32 %302, 83886080
  %314 = select i1 %313, ptr %231, ptr %312
  %315 = icmp eq i32 %302, 100663296
  %316 = select i1 %315, ptr %230, ptr %314
  %317 = icmp eq i32 %302, 117440512
  %318 = select i1 %317, ptr %5, ptr %316
  br label %319

319:
  %320 = phi ptr [ %318, %301 ], [ null, %277 ]
  %321 = icmp eq i8 %8, 0
  br i1 %321, label %322, label %323

322:
  tail call void @pad.fortran.type.destroy(ptr noundef %320, ptr noundef nonnull %128) #10
  br label %436

323:
  %324 = mul nsw i64 %285, %282
  %325 = mul nsw i64 %288, %324
  %326 = mul nsw i64 %291, %325
  %327 = mul nsw i64 %294, %326
  %328 = mul nsw i64 %297, %327
  %329 = mul nsw i64 %300, %328
  %330 = icmp sgt i64 %329, 0
  br i1 %330, label %331, label %337

331:
  %332 = mul nsw i64 %288, %285
  %333 = mul nsw i64 %291, %332
  %334 = mul nsw i64 %294, %333
  %335 = mul nsw i64 %297, %334
  %336 = mul nsw i64 %300, %335
  br label %337

337:
  %338 = phi i64 [ 0, %323 ], [ %336, %331 ]
  %339 = icmp sgt i64 %338, 0
  br i1 %339, label %340, label %436

340:
  %341 = shl i32 %2, 24
  %342 = ashr exact i32 %341, 24
  %343 = icmp sgt i32 %342, 1
  %344 = icmp eq i32 %341, 33554432
  %345 = icmp sgt i32 %342, 2
  %346 = icmp eq i32 %341, 50331648
  %347 = icmp sgt i32 %342, 3
  %348 = icmp eq i32 %341, 67108864
  %349 = icmp sgt i32 %342, 4
  %350 = icmp eq i32 %341, 83886080
  %351 = icmp sgt i32 %342, 5
  %352 = icmp eq i32 %341, 100663296
  %353 = icmp sgt i32 %342, 6
  %354 = icmp eq i32 %341, 117440512
  %355 = mul nsw i64 %281, %282
  %356 = icmp eq i64 %355, 0
  br label %357

357:
  %358 = phi i64 [ %430, %429 ], [ 0, %340 ]
  br i1 %343, label %359, label %366

359:
  br i1 %344, label %364, label %360

360:
  %361 = urem i64 %358, %285
  %362 = mul nsw i64 %284, %361
  %363 = udiv i64 %358, %285
  br label %366

364:
  %365 = mul nsw i64 %284, %358
  br label %366

366:
  %367 = phi i64 [ %365, %364 ], [ %362, %360 ], [ 0, %357 ]
  %368 = phi i64 [ %358, %364 ], [ %363, %360 ], [ %358, %357 ]
  br i1 %345, label %369, label %378

369:
  br i1 %346, label %375, label %370

370:
  %371 = urem i64 %368, %288
  %372 = mul nsw i64 %287, %371
  %373 = add nsw i64 %372, %367
  %374 = udiv i64 %368, %288
  br label %378

375:
  %376 = mul nsw i64 %287, %368
  %377 = add nsw i64 %376, %367
  br label %378

378:
  %379 = phi i64 [ %377, %375 ], [ %373, %370 ], [ %367, %366 ]
  %380 = phi i64 [ %368, %375 ], [ %374, %370 ], [ %368, %366 ]
  br i1 %347, label %381, label %390

381:
  br i1 %348, label %387, label %382

382:
  %383 = urem i64 %380, %291
  %384 = mul nsw i64 %290, %383
  %385 = add nsw i64 %384, %379
  %386 = udiv i64 %380, %291
  br label %390

387:
  %388 = mul nsw i64 %290, %380
  %389 = add nsw i64 %388, %379
  br label %390

390:
  %391 = phi i64 [ %389, %387 ], [ %385, %382 ], [ %379, %378 ]
  %392 = phi i64 [ %380, %387 ], [ %386, %382 ], [ %380, %378 ]
  br i1 %349, label %393, label %402

393:
  br i1 %350, label %399, label %394

394:
  %395 = urem i64 %392, %294
  %396 = mul nsw i64 %293, %395
  %397 = add nsw i64 %396, %391
  %398 = udiv i64 %392, %294
  br label %402

399:
  %400 = mul nsw i64 %293, %392
  %401 = add nsw i64 %400, %391
  br label %402

402:
  %403 = phi i64 [ %401, %399 ], [ %397, %394 ], [ %391, %390 ]
  %404 = phi i64 [ %392, %399 ], [ %398, %394 ], [ %392, %390 ]
  br i1 %351, label %405, label %414

405:
  br i1 %352, label %411, label %406

406:
  %407 = urem i64 %404, %297
  %408 = mul nsw i64 %296, %407
  %409 = add nsw i64 %408, %403
  %410 = udiv i64 %404, %297
  br label %414

411:
  %412 = mul nsw i64 %296, %404
  %413 = add nsw i64 %412, %403
  br label %414

414:
  %415 = phi i64 [ %413, %411 ], [ %409, %406 ], [ %403, %402 ]
  %416 = phi i64 [ %404, %411 ], [ %410, %406 ], [ %404, %402 ]
  br i1 %353, label %417, label %425

417:
  br i1 %354, label %422, label %418

418:
  %419 = urem i64 %416, %300
  %420 = mul nsw i64 %299, %419
  %421 = add nsw i64 %420, %415
  br label %425

422:
  %423 = mul nsw i64 %299, %416
  %424 = add nsw i64 %423, %415
  br label %425

425:
  %426 = phi i64 [ %424, %422 ], [ %421, %418 ], [ %415, %414 ]
  %427 = getelementptr inbounds i8, ptr %128, i64 %426
  %428 = getelementptr inbounds i8, ptr %427, i64 %355
  br i1 %356, label %429, label %432

429:
  %430 = add nuw nsw i64 %358, 1
  %431 = icmp eq i64 %430, %338
  br i1 %431, label %436, label %357

432:
  %433 = phi ptr [ %434, %432 ], [ %427, %425 ]
  tail call void @pad.fortran.type.destroy(ptr noundef %320, ptr noundef %433) #10
  %434 = getelementptr inbounds i8, ptr %433, i64 %281
  %435 = icmp eq ptr %434, %428
  br i1 %435, label %429, label %432

436:
  tail call void @free(ptr noundef %128)
  store ptr null, ptr %0, align 8
  br label %2421

437:
  %438 = icmp ne i64 %4, 0
  %439 = or i1 %438, %10
  br i1 %439, label %447, label %440

440:
  %441 = load ptr, ptr %0, align 8
  %442 = icmp eq ptr %441, null
  br i1 %442, label %444, label %443

443:
  tail call void @free(ptr noundef %441)
  store ptr null, ptr %0, align 8
  br label %444

444:
  %445 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %446 = load i64, ptr %445, align 8
  br label %447

447:
  %448 = phi i64 [ %4, %437 ], [ %446, %444 ]
  %449 = load ptr, ptr %0, align 8
  %450 = icmp sgt i32 %2, 0
  br i1 %450, label %451, label %458

451:
  %452 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %453 = load i64, ptr %452, align 8
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %457 = load i64, ptr %456, align 8
  br label %458

458:
  %459 = phi i64 [ %457, %451 ], [ undef, %447 ]
  %460 = phi i64 [ %455, %451 ], [ undef, %447 ]
  %461 = phi i64 [ %453, %451 ], [ undef, %447 ]
  %462 = icmp sgt i32 %2, 1
  br i1 %462, label %463, label %470

463:
  %464 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %465 = load i64, ptr %464, align 8
  %466 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %467 = load i64, ptr %466, align 8
  %468 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %469 = load i64, ptr %468, align 8
  br label %470

470:
  %471 = phi i64 [ %469, %463 ], [ undef, %458 ]
  %472 = phi i64 [ %467, %463 ], [ undef, %458 ]
  %473 = phi i64 [ %465, %463 ], [ undef, %458 ]
  %474 = icmp sgt i32 %2, 2
  br i1 %474, label %475, label %482

475:
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %477 = load i64, ptr %476, align 8
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %481 = load i64, ptr %480, align 8
  br label %482

482:
  %483 = phi i64 [ %481, %475 ], [ undef, %470 ]
  %484 = phi i64 [ %479, %475 ], [ undef, %470 ]
  %485 = phi i64 [ %477, %475 ], [ undef, %470 ]
  %486 = icmp sgt i32 %2, 3
  br i1 %486, label %487, label %494

487:
  %488 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %489 = load i64, ptr %488, align 8
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %491 = load i64, ptr %490, align 8
  %492 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %493 = load i64, ptr %492, align 8
  br label %494

494:
  %495 = phi i64 [ %493, %487 ], [ undef, %482 ]
  %496 = phi i64 [ %491, %487 ], [ undef, %482 ]
  %497 = phi i64 [ %489, %487 ], [ undef, %482 ]
  %498 = icmp sgt i32 %2, 4
  br i1 %498, label %499, label %506

499:
  %500 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %505 = load i64, ptr %504, align 8
  br label %506

506:
  %507 = phi i64 [ %505, %499 ], [ undef, %494 ]
  %508 = phi i64 [ %503, %499 ], [ undef, %494 ]
  %509 = phi i64 [ %501, %499 ], [ undef, %494 ]
  %510 = icmp sgt i32 %2, 5
  br i1 %510, label %511, label %518

511:
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %517 = load i64, ptr %516, align 8
  br label %518

518:
  %519 = phi i64 [ %517, %511 ], [ undef, %506 ]
  %520 = phi i64 [ %515, %511 ], [ undef, %506 ]
  %521 = phi i64 [ %513, %511 ], [ undef, %506 ]
  %522 = icmp sgt i32 %2, 6
  br i1 %522, label %523, label %530

523:
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %525 = load i64, ptr %524, align 8
  %526 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %529 = load i64, ptr %528, align 8
  br label %530

530:
  %531 = phi i64 [ %529, %523 ], [ undef, %518 ]
  %532 = phi i64 [ %527, %523 ], [ undef, %518 ]
  %533 = phi i64 [ %525, %523 ], [ undef, %518 ]
  br i1 %10, label %534, label %608

534:
  %535 = icmp eq i8 %8, 0
  %536 = ptrtoint ptr %5 to i64
  %537 = select i1 %535, i64 %536, i64 %461
  %538 = shl i32 %2, 24
  %539 = icmp eq i32 %538, 16777216
  %540 = ptrtoint ptr %5 to i64
  %541 = select i1 %539, i64 %540, i64 %473
  %542 = icmp eq i32 %538, 33554432
  %543 = ptrtoint ptr %5 to i64
  %544 = select i1 %542, i64 %543, i64 %485
  %545 = icmp eq i32 %538, 50331648
  %546 = ptrtoint ptr %5 to i64
  %547 = select i1 %545, i64 %546, i64 %497
  %548 = icmp eq i32 %538, 67108864
  %549 = ptrtoint ptr %5 to i64
  %550 = select i1 %548, i64 %549, i64 %509
  %551 = icmp eq i32 %538, 83886080
  %552 = ptrtoint ptr %5 to i64
  %553 = select i1 %551, i64 %552, i64 %521
  %554 = icmp eq i32 %538, 100663296
  %555 = ptrtoint ptr %5 to i64
  %556 = select i1 %554, i64 %555, i64 %533
  %557 = icmp sgt i8 %8, 7
  br i1 %557, label %608, label %558

558:
  %559 = icmp eq i8 %9, 42
  br i1 %559, label %560, label %600

560:
  %561 = shl i32 %2, 24
  %562 = icmp eq i8 %8, 0
  %563 = inttoptr i64 %125 to ptr
  %564 = select i1 %562, ptr %563, ptr null
  %565 = icmp eq i32 %561, 16777216
  %566 = inttoptr i64 %124 to ptr
  %567 = select i1 %565, ptr %566, ptr %564
  %568 = icmp eq i32 %561, 33554432
  %569 = inttoptr i64 %123 to ptr
  %570 = select i1 %568, ptr %569, ptr %567
  %571 = icmp eq i32 %561, 50331648
  %572 = inttoptr i64 %122 to ptr
  %573 = select i1 %571, ptr %572, ptr %570
  %574 = icmp eq i32 %561, 67108864
  %575 = inttoptr i64 %121 to ptr
  %576 = select i1 %574, ptr %575, ptr %573
  %577 = icmp eq i32 %561, 83886080
  %578 = inttoptr i64 %120 to ptr
  %579 = select i1 %577, ptr %578, ptr %576
  %580 = icmp eq i32 %561, 100663296
  %581 = inttoptr i64 %119 to ptr
  %582 = select i1 %580, ptr %581, ptr %579
  %583 = icmp eq i32 %561, 117440512
  %584 = select i1 %583, ptr %5, ptr %582
  %585 = icmp eq ptr %584, null
  br i1 %585, label %608, label %586

586:
  %587 = getelementptr inbounds nuw i8, ptr %584, i64 430
  %588 = load i8, ptr %587, align 1
  %589 = icmp eq i8 %588, 0
  br i1 %589, label %598, label %590

590:
  %591 = getelementptr inbounds nuw i8, ptr %584, i64 431
  %592 = load i8, ptr %591, align 1
  %593 = icmp eq i8 %592, 0
  br i1 %593, label %598, label %594

594:
  %595 = getelementptr inbounds nuw i8, ptr %584, i64 432
  %596 = load i8, ptr %595, align 1
  %597 = icmp eq i8 %596, 0
  br i1 %597, label %598, label %608

598:
  %599 = tail call i32 @pad.fortran.type.known(ptr noundef nonnull %584) #10
  br label %608

600:
  %601 = add i8 %9, -1
  %602 = icmp ult i8 %601, 39
  %603 = icmp eq i8 %9, 41
  %604 = or i1 %603, %602
  %605 = add i8 %9, -45
  %606 = icmp ult i8 %605, 5
  %607 = or i1 %606, %604
  br label %608

608:
  %609 = phi i64 [ %556, %534 ], [ %556, %560 ], [ %556, %598 ], [ %556, %594 ], [ %556, %600 ], [ %533, %530 ]
  %610 = phi i64 [ %553, %534 ], [ %553, %560 ], [ %553, %598 ], [ %553, %594 ], [ %553, %600 ], [ %521, %530 ]
  %611 = phi i64 [ %550, %534 ], [ %550, %560 ], [ %550, %598 ], [ %550, %594 ], [ %550, %600 ], [ %509, %530 ]
  %612 = phi i64 [ %547, %534 ], [ %547, %560 ], [ %547, %598 ], [ %547, %594 ], [ %547, %600 ], [ %497, %530 ]
  %613 = phi i64 [ %544, %534 ], [ %544, %560 ], [ %544, %598 ], [ %544, %594 ], [ %544, %600 ], [ %485, %530 ]
  %614 = phi i64 [ %541, %534 ], [ %541, %560 ], [ %541, %598 ], [ %541, %594 ], [ %541, %600 ], [ %473, %530 ]
  %615 = phi i64 [ %537, %534 ], [ %537, %560 ], [ %537, %598 ], [ %537, %594 ], [ %537, %600 ], [ %461, %530 ]
  %616 = phi i1 [ false, %534 ], [ false, %560 ], [ false, %598 ], [ true, %594 ], [ %607, %600 ], [ true, %530 ]
  switch i8 %9, label %620 [
    i8 28, label %621
    i8 27, label %617
    i8 35, label %618
    i8 34, label %619
  ]

617:
  br label %621

618:
  br label %621

619:
  br label %621

620:
  br label %621

621:
  %622 = phi i32 [ 0, %620 ], [ 1, %617 ], [ 4, %618 ], [ 3, %619 ], [ 2, %608 ]
  %623 = shl i32 %2, 24
  %624 = ashr exact i32 %623, 24
  %625 = icmp sgt i32 %624, 0
  %626 = select i1 %625, i64 %460, i64 1
  %627 = select i1 %625, i64 %459, i64 0
  %628 = icmp sgt i32 %624, 1
  %629 = select i1 %628, i64 %472, i64 1
  %630 = select i1 %628, i64 %471, i64 0
  %631 = icmp sgt i32 %624, 2
  %632 = select i1 %631, i64 %484, i64 1
  %633 = select i1 %631, i64 %483, i64 0
  %634 = icmp sgt i32 %624, 3
  %635 = select i1 %634, i64 %496, i64 1
  %636 = select i1 %634, i64 %495, i64 0
  %637 = icmp sgt i32 %624, 4
  %638 = select i1 %637, i64 %508, i64 1
  %639 = select i1 %637, i64 %507, i64 0
  %640 = icmp sgt i32 %624, 5
  %641 = select i1 %640, i64 %520, i64 1
  %642 = select i1 %640, i64 %519, i64 0
  %643 = icmp sgt i32 %624, 6
  %644 = select i1 %643, i64 %532, i64 1
  %645 = select i1 %643, i64 %531, i64 0
  %646 = shl i32 %2, 24
  %647 = ashr exact i32 %646, 24
  %648 = icmp sgt i32 %647, 0
  %649 = select i1 %648, i64 %21, i64 1
  %650 = select i1 %648, i64 %20, i64 0
  %651 = icmp sgt i32 %647, 1
  %652 = select i1 %651, i64 %33, i64 1
  %653 = select i1 %651, i64 %32, i64 0
  %654 = icmp sgt i32 %647, 2
  %655 = select i1 %654, i64 %45, i64 1
  %656 = select i1 %654, i64 %44, i64 0
  %657 = icmp sgt i32 %647, 3
  %658 = select i1 %657, i64 %57, i64 1
  %659 = select i1 %657, i64 %56, i64 0
  %660 = icmp sgt i32 %647, 4
  %661 = select i1 %660, i64 %69, i64 1
  %662 = select i1 %660, i64 %68, i64 0
  %663 = icmp sgt i32 %647, 5
  %664 = select i1 %663, i64 %81, i64 1
  %665 = select i1 %663, i64 %80, i64 0
  %666 = icmp sgt i32 %647, 6
  %667 = select i1 %666, i64 %93, i64 1
  %668 = select i1 %666, i64 %92, i64 0
  %669 = icmp eq i8 %8, 0
  %670 = shl i32 %2, 24
  %671 = ashr exact i32 %670, 24
  %672 = icmp eq ptr %449, null
  br i1 %669, label %673, label %677

673:
  br i1 %672, label %674, label %803

674:
  %675 = tail call i64 @llvm.umax.i64(i64 %448, i64 1)
  %676 = tail call ptr @malloc(i64 noundef %675) #11
  br label %803

677:
  br i1 %672, label %692, label %678

678:
  %679 = icmp ne i64 %626, %649
  %680 = icmp ne i64 %629, %652
  %681 = icmp ne i64 %632, %655
  %682 = icmp ne i64 %635, %658
  %683 = icmp ne i64 %638, %661
  %684 = icmp ne i64 %641, %664
  %685 = icmp ne i64 %644, %667
  %686 = select i1 %685, i1 true, i1 %684
  %687 = select i1 %686, i1 true, i1 %683
  %688 = select i1 %687, i1 true, i1 %682
  %689 = select i1 %688, i1 true, i1 %681
  %690 = select i1 %689, i1 true, i1 %680
  %691 = select i1 %690, i1 true, i1 %679
  br label %692

692:
  %693 = phi i1 [ true, %677 ], [ %691, %678 ]
  br i1 %693, label %694, label %772

694:
  %695 = mul nsw i64 %652, %649
  %696 = mul nsw i64 %655, %695
  %697 = mul nsw i64 %658, %696
  %698 = mul nsw i64 %661, %697
  %699 = mul nsw i64 %664, %698
  %700 = mul nsw i64 %667, %699
  %701 = mul i64 %700, %448
  %702 = tail call i64 @llvm.umax.i64(i64 %701, i64 1)
  %703 = tail call ptr @malloc(i64 noundef %702) #11
  %704 = shl i32 %2, 24
  %705 = ashr exact i32 %704, 24
  %706 = icmp sgt i32 %705, 0
  br i1 %706, label %707, label %711

707:
  %708 = icmp slt i64 %21, 1
  %709 = select i1 %708, i64 1, i64 %125
  %710 = mul i64 %21, %448
  br label %711

711:
  %712 = phi i64 [ %448, %707 ], [ %459, %694 ]
  %713 = phi i64 [ %21, %707 ], [ %460, %694 ]
  %714 = phi i64 [ %709, %707 ], [ %615, %694 ]
  %715 = phi i64 [ %710, %707 ], [ %448, %694 ]
  %716 = icmp sgt i32 %705, 1
  br i1 %716, label %717, label %721

717:
  %718 = icmp slt i64 %33, 1
  %719 = select i1 %718, i64 1, i64 %124
  %720 = mul i64 %33, %715
  br label %721

721:
  %722 = phi i64 [ %715, %717 ], [ %471, %711 ]
  %723 = phi i64 [ %33, %717 ], [ %472, %711 ]
  %724 = phi i64 [ %719, %717 ], [ %614, %711 ]
  %725 = phi i64 [ %720, %717 ], [ %715, %711 ]
  %726 = icmp sgt i32 %705, 2
  br i1 %726, label %727, label %731

727:
  %728 = icmp slt i64 %45, 1
  %729 = select i1 %728, i64 1, i64 %123
  %730 = mul i64 %45, %725
  br label %731

731:
  %732 = phi i64 [ %725, %727 ], [ %483, %721 ]
  %733 = phi i64 [ %45, %727 ], [ %484, %721 ]
  %734 = phi i64 [ %729, %727 ], [ %613, %721 ]
  %735 = phi i64 [ %730, %727 ], [ %725, %721 ]
  %736 = icmp sgt i32 %705, 3
  br i1 %736, label %737, label %741

737:
  %738 = icmp slt i64 %57, 1
  %739 = select i1 %738, i64 1, i64 %122
  %740 = mul i64 %57, %735
  br label %741

741:
  %742 = phi i64 [ %735, %737 ], [ %495, %731 ]
  %743 = phi i64 [ %57, %737 ], [ %496, %731 ]
  %744 = phi i64 [ %739, %737 ], [ %612, %731 ]
  %745 = phi i64 [ %740, %737 ], [ %735, %731 ]
  %746 = icmp sgt i32 %705, 4
  br i1 %746, label %747, label %751

747:
  %748 = icmp slt i64 %69, 1
  %749 = select i1 %748, i64 1, i64 %121
  %750 = mul i64 %69, %745
  br label %751

751:
  %752 = phi i64 [ %745, %747 ], [ %507, %741 ]
  %753 = phi i64 [ %69, %747 ], [ %508, %741 ]
  %754 = phi i64 [ %749, %747 ], [ %611, %741 ]
  %755 = phi i64 [ %750, %747 ], [ %745, %741 ]
  %756 = icmp sgt i32 %705, 5
  br i1 %756, label %757, label %761

757:
  %758 = icmp slt i64 %81, 1
  %759 = select i1 %758, i64 1, i64 %120
  %760 = mul i64 %81, %755
  br label %761

761:
  %762 = phi i64 [ %755, %757 ], [ %519, %751 ]
  %763 = phi i64 [ %81, %757 ], [ %520, %751 ]
  %764 = phi i64 [ %759, %757 ], [ %610, %751 ]
  %765 = phi i64 [ %760, %757 ], [ %755, %751 ]
  %766 = icmp sgt i32 %705, 6
  %767 = icmp slt i64 %93, 1
  %768 = select i1 %767, i64 1, i64 %119
  %769 = select i1 %766, i64 %765, i64 %531
  %770 = select i1 %766, i64 %93, i64 %532
  %771 = select i1 %766, i64 %768, i64 %609
  br label %772

772:
  %773 = phi i64 [ %769, %761 ], [ %531, %692 ]
  %774 = phi i64 [ %770, %761 ], [ %532, %692 ]
  %775 = phi i64 [ %771, %761 ], [ %609, %692 ]
  %776 = phi i64 [ %762, %761 ], [ %519, %692 ]
  %777 = phi i64 [ %763, %761 ], [ %520, %692 ]
  %778 = phi i64 [ %764, %761 ], [ %610, %692 ]
  %779 = phi i64 [ %752, %761 ], [ %507, %692 ]
  %780 = phi i64 [ %753, %761 ], [ %508, %692 ]
  %781 = phi i64 [ %754, %761 ], [ %611, %692 ]
  %782 = phi i64 [ %742, %761 ], [ %495, %692 ]
  %783 = phi i64 [ %743, %761 ], [ %496, %692 ]
  %784 = phi i64 [ %744, %761 ], [ %612, %692 ]
  %785 = phi i64 [ %732, %761 ], [ %483, %692 ]
  %786 = phi i64 [ %733, %761 ], [ %484, %692 ]
  %787 = phi i64 [ %734, %761 ], [ %613, %692 ]
  %788 = phi i64 [ %722, %761 ], [ %471, %692 ]
  %789 = phi i64 [ %723, %761 ], [ %472, %692 ]
  %790 = phi i64 [ %724, %761 ], [ %614, %692 ]
  %791 = phi i64 [ %712, %761 ], [ %459, %692 ]
  %792 = phi i64 [ %713, %761 ], [ %460, %692 ]
  %793 = phi i64 [ %714, %761 ], [ %615, %692 ]
  %794 = phi i64 [ %448, %761 ], [ %4, %692 ]
  %795 = phi ptr [ %703, %761 ], [ %449, %692 ]
  %796 = phi i1 [ %672, %761 ], [ true, %692 ]
  %797 = mul nsw i64 %649, %448
  %798 = mul nsw i64 %652, %797
  %799 = mul nsw i64 %655, %798
  %800 = mul nsw i64 %658, %799
  %801 = mul nsw i64 %661, %800
  %802 = mul nsw i64 %664, %801
  br label %803

803:
  %804 = phi i64 [ %650, %772 ], [ 0, %673 ], [ 0, %674 ]
  %805 = phi i64 [ %653, %772 ], [ 0, %673 ], [ 0, %674 ]
  %806 = phi i64 [ %656, %772 ], [ 0, %673 ], [ 0, %674 ]
  %807 = phi i64 [ %659, %772 ], [ 0, %673 ], [ 0, %674 ]
  %808 = phi i64 [ %662, %772 ], [ 0, %673 ], [ 0, %674 ]
  %809 = phi i64 [ %665, %772 ], [ 0, %673 ], [ 0, %674 ]
  %810 = phi i64 [ %668, %772 ], [ 0, %673 ], [ 0, %674 ]
  %811 = phi i64 [ %649, %772 ], [ %626, %673 ], [ %626, %674 ]
  %812 = phi i64 [ %652, %772 ], [ %629, %673 ], [ %629, %674 ]
  %813 = phi i64 [ %655, %772 ], [ %632, %673 ], [ %632, %674 ]
  %814 = phi i64 [ %658, %772 ], [ %635, %673 ], [ %635, %674 ]
  %815 = phi i64 [ %661, %772 ], [ %638, %673 ], [ %638, %674 ]
  %816 = phi i64 [ %664, %772 ], [ %641, %673 ], [ %641, %674 ]
  %817 = phi i64 [ %667, %772 ], [ %644, %673 ], [ %644, %674 ]
  %818 = phi i64 [ %448, %772 ], [ %627, %673 ], [ %627, %674 ]
  %819 = phi i64 [ %797, %772 ], [ %630, %673 ], [ %630, %674 ]
  %820 = phi i64 [ %798, %772 ], [ %633, %673 ], [ %633, %674 ]
  %821 = phi i64 [ %799, %772 ], [ %636, %673 ], [ %636, %674 ]
  %822 = phi i64 [ %800, %772 ], [ %639, %673 ], [ %639, %674 ]
  %823 = phi i64 [ %801, %772 ], [ %642, %673 ], [ %642, %674 ]
  %824 = phi i64 [ %802, %772 ], [ %645, %673 ], [ %645, %674 ]
  %825 = phi i64 [ %773, %772 ], [ %531, %673 ], [ %531, %674 ]
  %826 = phi i64 [ %774, %772 ], [ %532, %673 ], [ %532, %674 ]
  %827 = phi i64 [ %775, %772 ], [ %609, %673 ], [ %609, %674 ]
  %828 = phi i64 [ %776, %772 ], [ %519, %673 ], [ %519, %674 ]
  %829 = phi i64 [ %777, %772 ], [ %520, %673 ], [ %520, %674 ]
  %830 = phi i64 [ %778, %772 ], [ %610, %673 ], [ %610, %674 ]
  %831 = phi i64 [ %779, %772 ], [ %507, %673 ], [ %507, %674 ]
  %832 = phi i64 [ %780, %772 ], [ %508, %673 ], [ %508, %674 ]
  %833 = phi i64 [ %781, %772 ], [ %611, %673 ], [ %611, %674 ]
  %834 = phi i64 [ %782, %772 ], [ %495, %673 ], [ %495, %674 ]
  %835 = phi i64 [ %783, %772 ], [ %496, %673 ], [ %496, %674 ]
  %836 = phi i64 [ %784, %772 ], [ %612, %673 ], [ %612, %674 ]
  %837 = phi i64 [ %785, %772 ], [ %483, %673 ], [ %483, %674 ]
  %838 = phi i64 [ %786, %772 ], [ %484, %673 ], [ %484, %674 ]
  %839 = phi i64 [ %787, %772 ], [ %613, %673 ], [ %613, %674 ]
  %840 = phi i64 [ %788, %772 ], [ %471, %673 ], [ %471, %674 ]
  %841 = phi i64 [ %789, %772 ], [ %472, %673 ], [ %472, %674 ]
  %842 = phi i64 [ %790, %772 ], [ %614, %673 ], [ %614, %674 ]
  %843 = phi i64 [ %791, %772 ], [ %459, %673 ], [ %459, %674 ]
  %844 = phi i64 [ %792, %772 ], [ %460, %673 ], [ %460, %674 ]
  %845 = phi i64 [ %793, %772 ], [ %615, %673 ], [ %615, %674 ]
  %846 = phi i64 [ %794, %772 ], [ %4, %673 ], [ %448, %674 ]
  %847 = phi ptr [ %795, %772 ], [ %449, %673 ], [ %676, %674 ]
  %848 = phi i1 [ %693, %772 ], [ false, %673 ], [ true, %674 ]
  %849 = phi i1 [ %796, %772 ], [ true, %673 ], [ true, %674 ]
  br i1 %616, label %850, label %1658

850:
  %851 = icmp eq i64 %811, 1
  %852 = icmp eq i64 %818, %448
  %853 = select i1 %851, i1 true, i1 %852
  %854 = mul nsw i64 %811, %448
  %855 = icmp eq i64 %812, 1
  %856 = icmp eq i64 %819, %854
  %857 = select i1 %855, i1 true, i1 %856
  %858 = and i1 %857, %853
  %859 = mul nsw i64 %812, %854
  %860 = icmp eq i64 %813, 1
  %861 = icmp eq i64 %820, %859
  %862 = select i1 %860, i1 true, i1 %861
  %863 = and i1 %862, %858
  %864 = mul nsw i64 %813, %859
  %865 = icmp eq i64 %814, 1
  %866 = icmp eq i64 %821, %864
  %867 = select i1 %865, i1 true, i1 %866
  %868 = and i1 %867, %863
  %869 = mul nsw i64 %814, %864
  %870 = icmp eq i64 %815, 1
  %871 = icmp eq i64 %822, %869
  %872 = select i1 %870, i1 true, i1 %871
  %873 = and i1 %872, %868
  %874 = mul nsw i64 %815, %869
  %875 = icmp eq i64 %816, 1
  %876 = icmp eq i64 %823, %874
  %877 = select i1 %875, i1 true, i1 %876
  %878 = and i1 %877, %873
  %879 = icmp eq i64 %817, 1
  %880 = mul nsw i64 %816, %874
  %881 = icmp eq i64 %824, %880
  %882 = select i1 %879, i1 true, i1 %881
  %883 = and i1 %882, %878
  %884 = mul i64 %812, %811
  %885 = mul i64 %813, %884
  %886 = mul i64 %814, %885
  %887 = mul i64 %815, %886
  %888 = mul i64 %816, %887
  %889 = mul i64 %817, %888
  br i1 %883, label %890, label %1018

890:
  %891 = icmp eq i64 %811, 1
  %892 = icmp eq i64 %804, %448
  %893 = select i1 %891, i1 true, i1 %892
  %894 = mul nsw i64 %811, %448
  %895 = icmp eq i64 %812, 1
  %896 = icmp eq i64 %805, %894
  %897 = select i1 %895, i1 true, i1 %896
  %898 = and i1 %897, %893
  %899 = mul nsw i64 %812, %894
  %900 = icmp eq i64 %813, 1
  %901 = icmp eq i64 %806, %899
  %902 = select i1 %900, i1 true, i1 %901
  %903 = and i1 %902, %898
  %904 = mul nsw i64 %813, %899
  %905 = icmp eq i64 %814, 1
  %906 = icmp eq i64 %807, %904
  %907 = select i1 %905, i1 true, i1 %906
  %908 = and i1 %907, %903
  %909 = mul nsw i64 %814, %904
  %910 = icmp eq i64 %815, 1
  %911 = icmp eq i64 %808, %909
  %912 = select i1 %910, i1 true, i1 %911
  %913 = and i1 %912, %908
  %914 = mul nsw i64 %815, %909
  %915 = icmp eq i64 %816, 1
  %916 = icmp eq i64 %809, %914
  %917 = select i1 %915, i1 true, i1 %916
  %918 = and i1 %917, %913
  %919 = icmp eq i64 %817, 1
  %920 = mul nsw i64 %816, %914
  %921 = icmp eq i64 %810, %920
  %922 = select i1 %919, i1 true, i1 %921
  %923 = and i1 %922, %918
  br i1 %923, label %924, label %1018

924:
  %925 = icmp ugt ptr %847, %7
  %926 = select i1 %669, i1 %925, i1 false
  br i1 %926, label %973, label %927

927:
  switch i32 %622, label %972 [
    i32 2, label %934
    i32 1, label %932
    i32 4, label %930
    i32 3, label %928
    i32 0, label %970
  ]

928:
  %929 = icmp sgt i64 %889, 0
  br i1 %929, label %960, label %2374

930:
  %931 = icmp sgt i64 %889, 0
  br i1 %931, label %950, label %2374

932:
  %933 = icmp sgt i64 %889, 0
  br i1 %933, label %943, label %2374

934:
  %935 = icmp sgt i64 %889, 0
  br i1 %935, label %936, label %2374

936:
  %937 = phi i64 [ %941, %936 ], [ 0, %934 ]
  %938 = getelementptr inbounds nuw double, ptr %847, i64 %937
  %939 = getelementptr inbounds nuw double, ptr %7, i64 %937
  %940 = load double, ptr %939, align 8
  store double %940, ptr %938, align 8
  %941 = add nuw nsw i64 %937, 1
  %942 = icmp eq i64 %941, %889
  br i1 %942, label %2374, label %936

943:
  %944 = phi i64 [ %948, %943 ], [ 0, %932 ]
  %945 = getelementptr inbounds nuw float, ptr %847, i64 %944
  %946 = getelementptr inbounds nuw float, ptr %7, i64 %944
  %947 = load float, ptr %946, align 4
  store float %947, ptr %945, align 4
  %948 = add nuw nsw i64 %944, 1
  %949 = icmp eq i64 %948, %889
  br i1 %949, label %2374, label %943

950:
  %951 = phi i64 [ %958, %950 ], [ 0, %930 ]
  %952 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %847, i64 %951
  %953 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %7, i64 %951
  %954 = load double, ptr %953, align 8
  %955 = getelementptr inbounds nuw i8, ptr %953, i64 8
  %956 = load double, ptr %955, align 8
  store double %954, ptr %952, align 8
  %957 = getelementptr inbounds nuw i8, ptr %952, i64 8
  store double %956, ptr %957, align 8
  %958 = add nuw nsw i64 %951, 1
  %959 = icmp eq i64 %958, %889
  br i1 %959, label %2374, label %950

960:
  %961 = phi i64 [ %968, %960 ], [ 0, %928 ]
  %962 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %847, i64 %961
  %963 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %7, i64 %961
  %964 = load float, ptr %963, align 4
  %965 = getelementptr inbounds nuw i8, ptr %963, i64 4
  %966 = load float, ptr %965, align 4
  store float %964, ptr %962, align 4
  %967 = getelementptr inbounds nuw i8, ptr %962, i64 4
  store float %966, ptr %967, align 4
  %968 = add nuw nsw i64 %961, 1
  %969 = icmp eq i64 %968, %889
  br i1 %969, label %2374, label %960

970:
  %971 = mul i64 %889, %448
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %847, ptr align 1 %7, i64 %971, i1 false)
  br label %2374

972:
  unreachable

973:
  switch i32 %622, label %972 [
    i32 2, label %980
    i32 1, label %978
    i32 4, label %976
    i32 3, label %974
    i32 0, label %1016
  ]

974:
  %975 = icmp sgt i64 %889, 0
  br i1 %975, label %1006, label %2374

976:
  %977 = icmp sgt i64 %889, 0
  br i1 %977, label %996, label %2374

978:
  %979 = icmp sgt i64 %889, 0
  br i1 %979, label %989, label %2374

980:
  %981 = icmp sgt i64 %889, 0
  br i1 %981, label %982, label %2374

982:
  %983 = phi i64 [ %984, %982 ], [ %889, %980 ]
  %984 = add nsw i64 %983, -1
  %985 = getelementptr inbounds nuw double, ptr %847, i64 %984
  %986 = getelementptr inbounds nuw double, ptr %7, i64 %984
  %987 = load double, ptr %986, align 8
  store double %987, ptr %985, align 8
  %988 = icmp sgt i64 %983, 1
  br i1 %988, label %982, label %2374

989:
  %990 = phi i64 [ %991, %989 ], [ %889, %978 ]
  %991 = add nsw i64 %990, -1
  %992 = getelementptr inbounds nuw float, ptr %847, i64 %991
  %993 = getelementptr inbounds nuw float, ptr %7, i64 %991
  %994 = load float, ptr %993, align 4
  store float %994, ptr %992, align 4
  %995 = icmp sgt i64 %990, 1
  br i1 %995, label %989, label %2374

996:
  %997 = phi i64 [ %998, %996 ], [ %889, %976 ]
  %998 = add nsw i64 %997, -1
  %999 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %847, i64 %998
  %1000 = getelementptr inbounds nuw %struct.ComplexDouble, ptr %7, i64 %998
  %1001 = load double, ptr %1000, align 8
  %1002 = getelementptr inbounds nuw i8, ptr %1000, i64 8
  %1003 = load double, ptr %1002, align 8
  store double %1001, ptr %999, align 8
  %1004 = getelementptr inbounds nuw i8, ptr %999, i64 8
  store double %1003, ptr %1004, align 8
  %1005 = icmp sgt i64 %997, 1
  br i1 %1005, label %996, label %2374

1006:
  %1007 = phi i64 [ %1008, %1006 ], [ %889, %974 ]
  %1008 = add nsw i64 %1007, -1
  %1009 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %847, i64 %1008
  %1010 = getelementptr inbounds nuw %struct.ComplexFloat, ptr %7, i64 %1008
  %1011 = load float, ptr %1010, align 4
  %1012 = getelementptr inbounds nuw i8, ptr %1010, i64 4
  %1013 = load float, ptr %1012, align 4
  store float %1011, ptr %1009, align 4
  %1014 = getelementptr inbounds nuw i8, ptr %1009, i64 4
  store float %1013, ptr %1014, align 4
  %1015 = icmp sgt i64 %1007, 1
  br i1 %1015, label %1006, label %2374

1016:
  %1017 = mul i64 %889, %448
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %847, ptr align 1 %7, i64 %1017, i1 false)
  br label %2374

1018:
  %1019 = icmp sgt i64 %889, 0
  br i1 %1019, label %1020, label %2374

1020:
  br i1 %848, label %1411, label %1021

1021:
  %1022 = icmp sgt i64 %818, 0
  %1023 = add nsw i64 %811, -1
  %1024 = mul nsw i64 %1023, %818
  %1025 = select i1 %1022, i64 %1024, i64 0
  %1026 = getelementptr inbounds i8, ptr %847, i64 %1025
  %1027 = icmp sgt i64 %819, 0
  %1028 = add nsw i64 %812, -1
  %1029 = mul nsw i64 %1028, %819
  %1030 = select i1 %1027, i64 %1029, i64 0
  %1031 = getelementptr inbounds i8, ptr %1026, i64 %1030
  %1032 = icmp sgt i64 %820, 0
  %1033 = add nsw i64 %813, -1
  %1034 = mul nsw i64 %1033, %820
  %1035 = select i1 %1032, i64 %1034, i64 0
  %1036 = getelementptr inbounds i8, ptr %1031, i64 %1035
  %1037 = icmp sgt i64 %821, 0
  %1038 = add nsw i64 %814, -1
  %1039 = mul nsw i64 %1038, %821
  %1040 = select i1 %1037, i64 %1039, i64 0
  %1041 = getelementptr inbounds i8, ptr %1036, i64 %1040
  %1042 = icmp sgt i64 %822, 0
  %1043 = add nsw i64 %815, -1
  %1044 = mul nsw i64 %1043, %822
  %1045 = select i1 %1042, i64 %1044, i64 0
  %1046 = getelementptr inbounds i8, ptr %1041, i64 %1045
  %1047 = icmp sgt i64 %823, 0
  %1048 = add nsw i64 %816, -1
  %1049 = mul nsw i64 %1048, %823
  %1050 = select i1 %1047, i64 %1049, i64 0
  %1051 = getelementptr inbounds i8, ptr %1046, i64 %1050
  %1052 = icmp sgt i64 %824, 0
  %1053 = add nsw i64 %817, -1
  %1054 = mul nsw i64 %1053, %824
  %1055 = select i1 %1052, i64 %1054, i64 0
  %1056 = icmp slt i64 %804, 0
  %1057 = add nsw i64 %811, -1
  %1058 = mul nsw i64 %1057, %804
  %1059 = select i1 %1056, i64 %1058, i64 0
  %1060 = getelementptr inbounds i8, ptr %7, i64 %1059
  %1061 = icmp slt i64 %805, 0
  %1062 = add nsw i64 %812, -1
  %1063 = mul nsw i64 %1062, %805
  %1064 = select i1 %1061, i64 %1063, i64 0
  %1065 = getelementptr inbounds i8, ptr %1060, i64 %1064
  %1066 = icmp slt i64 %806, 0
  %1067 = add nsw i64 %813, -1
  %1068 = mul nsw i64 %1067, %806
  %1069 = select i1 %1066, i64 %1068, i64 0
  %1070 = getelementptr inbounds i8, ptr %1065, i64 %1069
  %1071 = icmp slt i64 %807, 0
  %1072 = add nsw i64 %814, -1
  %1073 = mul nsw i64 %1072, %807
  %1074 = select i1 %1071, i64 %1073, i64 0
  %1075 = getelementptr inbounds i8, ptr %1070, i64 %1074
  %1076 = icmp slt i64 %808, 0
  %1077 = add nsw i64 %815, -1
  %1078 = mul nsw i64 %1077, %808
  %1079 = select i1 %1076, i64 %1078, i64 0
  %1080 = getelementptr inbounds i8, ptr %1075, i64 %1079
  %1081 = icmp slt i64 %809, 0
  %1082 = add nsw i64 %816, -1
  %1083 = mul nsw i64 %1082, %809
  %1084 = select i1 %1081, i64 %1083, i64 0
  %1085 = getelementptr inbounds i8, ptr %1080, i64 %1084
  %1086 = icmp slt i64 %810, 0
  %1087 = add nsw i64 %817, -1
  %1088 = mul nsw i64 %1087, %810
  %1089 = select i1 %1086, i64 %1088, i64 0
  %1090 = getelementptr inbounds i8, ptr %1085, i64 %1089
  %1091 = getelementptr inbounds i8, ptr %1051, i64 %1055
  %1092 = getelementptr inbounds i8, ptr %1091, i64 %448
  %1093 = icmp ugt ptr %1092, %1090
  br i1 %1093, label %1094, label %1411

1094:
  %1095 = icmp sgt i64 %804, 0
  %1096 = add nsw i64 %811, -1
  %1097 = mul nsw i64 %1096, %804
  %1098 = select i1 %1095, i64 %1097, i64 0
  %1099 = getelementptr inbounds i8, ptr %7, i64 %1098
  %1100 = icmp sgt i64 %805, 0
  %1101 = add nsw i64 %812, -1
  %1102 = mul nsw i64 %1101, %805
  %1103 = select i1 %1100, i64 %1102, i64 0
  %1104 = getelementptr inbounds i8, ptr %1099, i64 %1103
  %1105 = icmp sgt i64 %806, 0
  %1106 = add nsw i64 %813, -1
  %1107 = mul nsw i64 %1106, %806
  %1108 = select i1 %1105, i64 %1107, i64 0
  %1109 = getelementptr inbounds i8, ptr %1104, i64 %1108
  %1110 = icmp sgt i64 %807, 0
  %1111 = add nsw i64 %814, -1
  %1112 = mul nsw i64 %1111, %807
  %1113 = select i1 %1110, i64 %1112, i64 0
  %1114 = getelementptr inbounds i8, ptr %1109, i64 %1113
  %1115 = icmp sgt i64 %808, 0
  %1116 = add nsw i64 %815, -1
  %1117 = mul nsw i64 %1116, %808
  %1118 = select i1 %1115, i64 %1117, i64 0
  %1119 = getelementptr inbounds i8, ptr %1114, i64 %1118
  %1120 = icmp sgt i64 %809, 0
  %1121 = add nsw i64 %816, -1
  %1122 = mul nsw i64 %1121, %809
  %1123 = select i1 %1120, i64 %1122, i64 0
  %1124 = getelementptr inbounds i8, ptr %1119, i64 %1123
  %1125 = icmp sgt i64 %810, 0
  %1126 = add nsw i64 %817, -1
  %1127 = mul nsw i64 %1126, %810
  %1128 = select i1 %1125, i64 %1127, i64 0
  %1129 = icmp slt i64 %818, 0
  %1130 = add nsw i64 %811, -1
  %1131 = mul nsw i64 %1130, %818
  %1132 = select i1 %1129, i64 %1131, i64 0
  %1133 = getelementptr inbounds i8, ptr %847, i64 %1132
  %1134 = icmp slt i64 %819, 0
  %1135 = add nsw i64 %812, -1
  %1136 = mul nsw i64 %1135, %819
  %1137 = select i1 %1134, i64 %1136, i64 0
  %1138 = getelementptr inbounds i8, ptr %1133, i64 %1137
  %1139 = icmp slt i64 %820, 0
  %1140 = add nsw i64 %813, -1
  %1141 = mul nsw i64 %1140, %820
  %1142 = select i1 %1139, i64 %1141, i64 0
  %1143 = getelementptr inbounds i8, ptr %1138, i64 %1142
  %1144 = icmp slt i64 %821, 0
  %1145 = add nsw i64 %814, -1
  %1146 = mul nsw i64 %1145, %821
  %1147 = select i1 %1144, i64 %1146, i64 0
  %1148 = getelementptr inbounds i8, ptr %1143, i64 %1147
  %1149 = icmp slt i64 %822, 0
  %1150 = add nsw i64 %815, -1
  %1151 = mul nsw i64 %1150, %822
  %1152 = select i1 %1149, i64 %1151, i64 0
  %1153 = getelementptr inbounds i8, ptr %1148, i64 %1152
  %1154 = icmp slt i64 %823, 0
  %1155 = add nsw i64 %816, -1
  %1156 = mul nsw i64 %1155, %823
  %1157 = select i1 %1154, i64 %1156, i64 0
  %1158 = getelementptr inbounds i8, ptr %1153, i64 %1157
  %1159 = icmp slt i64 %824, 0
  %1160 = add nsw i64 %817, -1
  %1161 = mul nsw i64 %1160, %824
  %1162 = select i1 %1159, i64 %1161, i64 0
  %1163 = getelementptr inbounds i8, ptr %1158, i64 %1162
  %1164 = getelementptr inbounds i8, ptr %1124, i64 %1128
  %1165 = getelementptr inbounds i8, ptr %1164, i64 %448
  %1166 = icmp ugt ptr %1165, %1163
  br i1 %1166, label %1167, label %1411

1167:
  %1168 = mul i64 %889, %448
  %1169 = tail call i64 @llvm.umax.i64(i64 %1168, i64 1)
  %1170 = tail call ptr @malloc(i64 noundef %1169) #11
  %1171 = mul nsw i64 %811, %448
  %1172 = mul nsw i64 %812, %1171
  %1173 = mul nsw i64 %813, %1172
  %1174 = mul nsw i64 %814, %1173
  %1175 = mul nsw i64 %815, %1174
  %1176 = mul nsw i64 %816, %1175
  %1177 = mul nsw i64 %813, %812
  %1178 = mul nsw i64 %814, %1177
  %1179 = mul nsw i64 %815, %1178
  %1180 = mul nsw i64 %816, %1179
  %1181 = mul nsw i64 %817, %1180
  %1182 = icmp sgt i64 %1181, 0
  br i1 %1182, label %1183, label %1411

1183:
  %1184 = icmp sgt i64 %811, 0
  %1185 = icmp sgt i64 %811, 0
  %1186 = icmp sgt i64 %811, 0
  %1187 = icmp sgt i64 %811, 0
  %1188 = icmp sgt i64 %811, 0
  %1189 = icmp sgt i32 %671, 1
  %1190 = icmp eq i32 %670, 33554432
  %1191 = icmp sgt i32 %671, 2
  %1192 = icmp eq i32 %670, 50331648
  %1193 = icmp sgt i32 %671, 3
  %1194 = icmp eq i32 %670, 67108864
  %1195 = icmp sgt i32 %671, 4
  %1196 = icmp eq i32 %670, 83886080
  %1197 = icmp sgt i32 %671, 5
  %1198 = icmp eq i32 %670, 100663296
  %1199 = icmp sgt i32 %671, 6
  %1200 = icmp eq i32 %670, 117440512
  %1201 = icmp sgt i32 %671, 1
  %1202 = icmp eq i32 %670, 33554432
  %1203 = icmp sgt i32 %671, 2
  %1204 = icmp eq i32 %670, 50331648
  %1205 = icmp sgt i32 %671, 3
  %1206 = icmp eq i32 %670, 67108864
  %1207 = icmp sgt i32 %671, 4
  %1208 = icmp eq i32 %670, 83886080
  %1209 = icmp sgt i32 %671, 5
  %1210 = icmp eq i32 %670, 100663296
  %1211 = icmp sgt i32 %671, 6
  %1212 = icmp eq i32 %670, 117440512
  br label %1213

1213:
  %1214 = phi i64 [ 0, %1183 ], [ %1409, %1408 ]
  br i1 %1189, label %1215, label %1222

1215:
  br i1 %1190, label %1220, label %1216

1216:
  %1217 = urem i64 %1214, %812
  %1218 = mul nsw i64 %1171, %1217
  %1219 = udiv i64 %1214, %812
  br label %1222

1220:
  %1221 = mul nsw i64 %1171, %1214
  br label %1222

1222:
  %1223 = phi i64 [ %1221, %1220 ], [ %1218, %1216 ], [ 0, %1213 ]
  %1224 = phi i64 [ %1214, %1220 ], [ %1219, %1216 ], [ %1214, %1213 ]
  br i1 %1191, label %1225, label %1234

1225:
  br i1 %1192, label %1231, label %1226

1226:
  %1227 = urem i64 %1224, %813
  %1228 = mul nsw i64 %1172, %1227
  %1229 = add nsw i64 %1228, %1223
  %1230 = udiv i64 %1224, %813
  br label %1234

1231:
  %1232 = mul nsw i64 %1172, %1224
  %1233 = add nsw i64 %1232, %1223
  br label %1234

1234:
  %1235 = phi i64 [ %1233, %1231 ], [ %1229, %1226 ], [ %1223, %1222 ]
  %1236 = phi i64 [ %1224, %1231 ], [ %1230, %1226 ], [ %1224, %1222 ]
  br i1 %1193, label %1237, label %1246

1237:
  br i1 %1194, label %1243, label %1238

1238:
  %1239 = urem i64 %1236, %814
  %1240 = mul nsw i64 %1173, %1239
  %1241 = add nsw i64 %1240, %1235
  %1242 = udiv i64 %1236, %814
  br label %1246

1243:
  %1244 = mul nsw i64 %1173, %1236
  %1245 = add nsw i64 %1244, %1235
  br label %1246

1246:
  %1247 = phi i64 [ %1245, %1243 ], [ %1241, %1238 ], [ %1235, %1234 ]
  %1248 = phi i64 [ %1236, %1243 ], [ %1242, %1238 ], [ %1236, %1234 ]
  br i1 %1195, label %1249, label %1258

1249:
  br i1 %1196, label %1255, label %1250

1250:
  %1251 = urem i64 %1248, %815
  %1252 = mul nsw i64 %1174, %1251
  %1253 = add nsw i64 %1252, %1247
  %1254 = udiv i64 %1248, %815
  br label %1258

1255:
  %1256 = mul nsw i64 %1174, %1248
  %1257 = add nsw i64 %1256, %1247
  br label %1258

1258:
  %1259 = phi i64 [ %1257, %1255 ], [ %1253, %1250 ], [ %1247, %1246 ]
  %1260 = phi i64 [ %1248, %1255 ], [ %1254, %1250 ], [ %1248, %1246 ]
  br i1 %1197, label %1261, label %1270

1261:
  br i1 %1198, label %1267, label %1262

1262:
  %1263 = urem i64 %1260, %816
  %1264 = mul nsw i64 %1175, %1263
  %1265 = add nsw i64 %1264, %1259
  %1266 = udiv i64 %1260, %816
  br label %1270

1267:
  %1268 = mul nsw i64 %1175, %1260
  %1269 = add nsw i64 %1268, %1259
  br label %1270

1270:
  %1271 = phi i64 [ %1269, %1267 ], [ %1265, %1262 ], [ %1259, %1258 ]
  %1272 = phi i64 [ %1260, %1267 ], [ %1266, %1262 ], [ %1260, %1258 ]
  br i1 %1199, label %1273, label %1281

1273:
  br i1 %1200, label %1278, label %1274

1274:
  %1275 = urem i64 %1272, %817
  %1276 = mul nsw i64 %1176, %1275
  %1277 = add nsw i64 %1276, %1271
  br label %1281

1278:
  %1279 = mul nsw i64 %1176, %1272
  %1280 = add nsw i64 %1279, %1271
  br label %1281

1281:
  %1282 = phi i64 [ %1280, %1278 ], [ %1277, %1274 ], [ %1271, %1270 ]
  br i1 %1201, label %1283, label %1290

1283:
  br i1 %1202, label %1288, label %1284

1284:
  %1285 = urem i64 %1214, %812
  %1286 = mul nsw i64 %805, %1285
  %1287 = udiv i64 %1214, %812
  br label %1290

1288:
  %1289 = mul nsw i64 %805, %1214
  br label %1290

1290:
  %1291 = phi i64 [ %1289, %1288 ], [ %1286, %1284 ], [ 0, %1281 ]
  %1292 = phi i64 [ %1214, %1288 ], [ %1287, %1284 ], [ %1214, %1281 ]
  br i1 %1203, label %1293, label %1302

1293:
  br i1 %1204, label %1299, label %1294

1294:
  %1295 = urem i64 %1292, %813
  %1296 = mul nsw i64 %806, %1295
  %1297 = add nsw i64 %1296, %1291
  %1298 = udiv i64 %1292, %813
  br label %1302

1299:
  %1300 = mul nsw i64 %806, %1292
  %1301 = add nsw i64 %1300, %1291
  br label %1302

1302:
  %1303 = phi i64 [ %1301, %1299 ], [ %1297, %1294 ], [ %1291, %1290 ]
  %1304 = phi i64 [ %1292, %1299 ], [ %1298, %1294 ], [ %1292, %1290 ]
  br i1 %1205, label %1305, label %1314

1305:
  br i1 %1206, label %1311, label %1306

1306:
  %1307 = urem i64 %1304, %814
  %1308 = mul nsw i64 %807, %1307
  %1309 = add nsw i64 %1308, %1303
  %1310 = udiv i64 %1304, %814
  br label %1314

1311:
  %1312 = mul nsw i64 %807, %1304
  %1313 = add nsw i64 %1312, %1303
  br label %1314

1314:
  %1315 = phi i64 [ %1313, %1311 ], [ %1309, %1306 ], [ %1303, %1302 ]
  %1316 = phi i64 [ %1304, %1311 ], [ %1310, %1306 ], [ %1304, %1302 ]
  br i1 %1207, label %1317, label %1326

1317:
  br i1 %1208, label %1323, label %1318

1318:
  %1319 = urem i64 %1316, %815
  %1320 = mul nsw i64 %808, %1319
  %1321 = add nsw i64 %1320, %1315
  %1322 = udiv i64 %1316, %815
  br label %1326

1323:
  %1324 = mul nsw i64 %808, %1316
  %1325 = add nsw i64 %1324, %1315
  br label %1326

1326:
  %1327 = phi i64 [ %1325, %1323 ], [ %1321, %1318 ], [ %1315, %1314 ]
  %1328 = phi i64 [ %1316, %1323 ], [ %1322, %1318 ], [ %1316, %1314 ]
  br i1 %1209, label %1329, label %1338

1329:
  br i1 %1210, label %1335, label %1330

1330:
  %1331 = urem i64 %1328, %816
  %1332 = mul nsw i64 %809, %1331
  %1333 = add nsw i64 %1332, %1327
  %1334 = udiv i64 %1328, %816
  br label %1338

1335:
  %1336 = mul nsw i64 %809, %1328
  %1337 = add nsw i64 %1336, %1327
  br label %1338

1338:
  %1339 = phi i64 [ %1337, %1335 ], [ %1333, %1330 ], [ %1327, %1326 ]
  %1340 = phi i64 [ %1328, %1335 ], [ %1334, %1330 ], [ %1328, %1326 ]
  br i1 %1211, label %1341, label %1349

1341:
  br i1 %1212, label %1346, label %1342

1342:
  %1343 = urem i64 %1340, %817
  %1344 = mul nsw i64 %810, %1343
  %1345 = add nsw i64 %1344, %1339
  br label %1349

1346:
  %1347 = mul nsw i64 %810, %1340
  %1348 = add nsw i64 %1347, %1339
  br label %1349

1349:
  %1350 = phi i64 [ %1348, %1346 ], [ %1345, %1342 ], [ %1339, %1338 ]
  %1351 = getelementptr inbounds i8, ptr %1170, i64 %1282
  %1352 = getelementptr inbounds i8, ptr %7, i64 %1350
  switch i32 %622, label %972 [
    i32 2, label %1357
    i32 1, label %1356
    i32 4, label %1355
    i32 3, label %1354
    i32 0, label %1353
  ]

1353:
  br i1 %1184, label %1400, label %1408

1354:
  br i1 %1185, label %1388, label %1408

1355:
  br i1 %1186, label %1376, label %1408

1356:
  br i1 %1187, label %1367, label %1408

1357:
  br i1 %1188, label %1358, label %1408

1358:
  %1359 = phi i64 [ %1365, %1358 ], [ 0, %1357 ]
  %1360 = mul nsw i64 %1359, %448
  %1361 = getelementptr inbounds i8, ptr %1351, i64 %1360
  %1362 = mul nsw i64 %1359, %804
  %1363 = getelementptr inbounds i8, ptr %1352, i64 %1362
  %1364 = load double, ptr %1363, align 8
  store double %1364, ptr %1361, align 8
  %1365 = add nuw nsw i64 %1359, 1
  %1366 = icmp eq i64 %1365, %811
  br i1 %1366, label %1408, label %1358

1367:
  %1368 = phi i64 [ %1374, %1367 ], [ 0, %1356 ]
  %1369 = mul nsw i64 %1368, %448
  %1370 = getelementptr inbounds i8, ptr %1351, i64 %1369
  %1371 = mul nsw i64 %1368, %804
  %1372 = getelementptr inbounds i8, ptr %1352, i64 %1371
  %1373 = load float, ptr %1372, align 4
  store float %1373, ptr %1370, align 4
  %1374 = add nuw nsw i64 %1368, 1
  %1375 = icmp eq i64 %1374, %811
  br i1 %1375, label %1408, label %1367

1376:
  %1377 = phi i64 [ %1386, %1376 ], [ 0, %1355 ]
  %1378 = mul nsw i64 %1377, %448
  %1379 = getelementptr inbounds i8, ptr %1351, i64 %1378
  %1380 = mul nsw i64 %1377, %804
  %1381 = getelementptr inbounds i8, ptr %1352, i64 %1380
  %1382 = load double, ptr %1381, align 8
  %1383 = getelementptr inbounds nuw i8, ptr %1381, i64 8
  %1384 = load double, ptr %1383, align 8
  store double %1382, ptr %1379, align 8
  %1385 = getelementptr inbounds nuw i8, ptr %1379, i64 8
  store double %1384, ptr %1385, align 8
  %1386 = add nuw nsw i64 %1377, 1
  %1387 = icmp eq i64 %1386, %811
  br i1 %1387, label %1408, label %1376

1388:
  %1389 = phi i64 [ %1398, %1388 ], [ 0, %1354 ]
  %1390 = mul nsw i64 %1389, %448
  %1391 = getelementptr inbounds i8, ptr %1351, i64 %1390
  %1392 = mul nsw i64 %1389, %804
  %1393 = getelementptr inbounds i8, ptr %1352, i64 %1392
  %1394 = load float, ptr %1393, align 4
  %1395 = getelementptr inbounds nuw i8, ptr %1393, i64 4
  %1396 = load float, ptr %1395, align 4
  store float %1394, ptr %1391, align 4
  %1397 = getelementptr inbounds nuw i8, ptr %1391, i64 4
  store float %1396, ptr %1397, align 4
  %1398 = add nuw nsw i64 %1389, 1
  %1399 = icmp eq i64 %1398, %811
  br i1 %1399, label %1408, label %1388

1400:
  %1401 = phi i64 [ %1406, %1400 ], [ 0, %1353 ]
  %1402 = mul nsw i64 %1401, %448
  %1403 = getelementptr inbounds i8, ptr %1351, i64 %1402
  %1404 = mul nsw i64 %1401, %804
  %1405 = getelementptr inbounds i8, ptr %1352, i64 %1404
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1403, ptr align 1 %1405, i64 %448, i1 false)
  %1406 = add nuw nsw i64 %1401, 1
  %1407 = icmp eq i64 %1406, %811
  br i1 %1407, label %1408, label %1400

1408:
  %1409 = add nuw nsw i64 %1214, 1
  %1410 = icmp eq i64 %1409, %1181
  br i1 %1410, label %1411, label %1213

1411:
  %1412 = phi ptr [ %7, %1020 ], [ %7, %1021 ], [ %7, %1094 ], [ %1170, %1167 ], [ %1170, %1408 ]
  %1413 = phi i64 [ %804, %1020 ], [ %804, %1021 ], [ %804, %1094 ], [ %448, %1167 ], [ %448, %1408 ]
  %1414 = phi i64 [ %805, %1020 ], [ %805, %1021 ], [ %805, %1094 ], [ %1171, %1167 ], [ %1171, %1408 ]
  %1415 = phi i64 [ %806, %1020 ], [ %806, %1021 ], [ %806, %1094 ], [ %1172, %1167 ], [ %1172, %1408 ]
  %1416 = phi i64 [ %807, %1020 ], [ %807, %1021 ], [ %807, %1094 ], [ %1173, %1167 ], [ %1173, %1408 ]
  %1417 = phi i64 [ %808, %1020 ], [ %808, %1021 ], [ %808, %1094 ], [ %1174, %1167 ], [ %1174, %1408 ]
  %1418 = phi i64 [ %809, %1020 ], [ %809, %1021 ], [ %809, %1094 ], [ %1175, %1167 ], [ %1175, %1408 ]
  %1419 = phi i64 [ %810, %1020 ], [ %810, %1021 ], [ %810, %1094 ], [ %1176, %1167 ], [ %1176, %1408 ]
  %1420 = phi ptr [ null, %1020 ], [ null, %1021 ], [ null, %1094 ], [ %1170, %1167 ], [ %1170, %1408 ]
  %1421 = mul nsw i64 %813, %812
  %1422 = mul nsw i64 %814, %1421
  %1423 = mul nsw i64 %815, %1422
  %1424 = mul nsw i64 %816, %1423
  %1425 = mul nsw i64 %817, %1424
  %1426 = icmp sgt i64 %1425, 0
  br i1 %1426, label %1427, label %1655

1427:
  %1428 = icmp sgt i64 %811, 0
  %1429 = icmp sgt i64 %811, 0
  %1430 = icmp sgt i64 %811, 0
  %1431 = icmp sgt i64 %811, 0
  %1432 = icmp sgt i64 %811, 0
  %1433 = icmp sgt i32 %671, 1
  %1434 = icmp eq i32 %670, 33554432
  %1435 = icmp sgt i32 %671, 2
  %1436 = icmp eq i32 %670, 50331648
  %1437 = icmp sgt i32 %671, 3
  %1438 = icmp eq i32 %670, 67108864
  %1439 = icmp sgt i32 %671, 4
  %1440 = icmp eq i32 %670, 83886080
  %1441 = icmp sgt i32 %671, 5
  %1442 = icmp eq i32 %670, 100663296
  %1443 = icmp sgt i32 %671, 6
  %1444 = icmp eq i32 %670, 117440512
  %1445 = icmp sgt i32 %671, 1
  %1446 = icmp eq i32 %670, 33554432
  %1447 = icmp sgt i32 %671, 2
  %1448 = icmp eq i32 %670, 50331648
  %1449 = icmp sgt i32 %671, 3
  %1450 = icmp eq i32 %670, 67108864
  %1451 = icmp sgt i32 %671, 4
  %1452 = icmp eq i32 %670, 83886080
  %1453 = icmp sgt i32 %671, 5
  %1454 = icmp eq i32 %670, 100663296
  %1455 = icmp sgt i32 %671, 6
  %1456 = icmp eq i32 %670, 117440512
  br label %1457

1457:
  %1458 = phi i64 [ 0, %1427 ], [ %1653, %1652 ]
  br i1 %1433, label %1459, label %1466

1459:
  br i1 %1434, label %1464, label %1460

1460:
  %1461 = urem i64 %1458, %812
  %1462 = mul nsw i64 %819, %1461
  %1463 = udiv i64 %1458, %812
  br label %1466

1464:
  %1465 = mul nsw i64 %819, %1458
  br label %1466

1466:
  %1467 = phi i64 [ %1465, %1464 ], [ %1462, %1460 ], [ 0, %1457 ]
  %1468 = phi i64 [ %1458, %1464 ], [ %1463, %1460 ], [ %1458, %1457 ]
  br i1 %1435, label %1469, label %1478

1469:
  br i1 %1436, label %1475, label %1470

1470:
  %1471 = urem i64 %1468, %813
  %1472 = mul nsw i64 %820, %1471
  %1473 = add nsw i64 %1472, %1467
  %1474 = udiv i64 %1468, %813
  br label %1478

1475:
  %1476 = mul nsw i64 %820, %1468
  %1477 = add nsw i64 %1476, %1467
  br label %1478

1478:
  %1479 = phi i64 [ %1477, %1475 ], [ %1473, %1470 ], [ %1467, %1466 ]
  %1480 = phi i64 [ %1468, %1475 ], [ %1474, %1470 ], [ %1468, %1466 ]
  br i1 %1437, label %1481, label %1490

1481:
  br i1 %1438, label %1487, label %1482

1482:
  %1483 = urem i64 %1480, %814
  %1484 = mul nsw i64 %821, %1483
  %1485 = add nsw i64 %1484, %1479
  %1486 = udiv i64 %1480, %814
  br label %1490

1487:
  %1488 = mul nsw i64 %821, %1480
  %1489 = add nsw i64 %1488, %1479
  br label %1490

1490:
  %1491 = phi i64 [ %1489, %1487 ], [ %1485, %1482 ], [ %1479, %1478 ]
  %1492 = phi i64 [ %1480, %1487 ], [ %1486, %1482 ], [ %1480, %1478 ]
  br i1 %1439, label %1493, label %1502

1493:
  br i1 %1440, label %1499, label %1494

1494:
  %1495 = urem i64 %1492, %815
  %1496 = mul nsw i64 %822, %1495
  %1497 = add nsw i64 %1496, %1491
  %1498 = udiv i64 %1492, %815
  br label %1502

1499:
  %1500 = mul nsw i64 %822, %1492
  %1501 = add nsw i64 %1500, %1491
  br label %1502

1502:
  %1503 = phi i64 [ %1501, %1499 ], [ %1497, %1494 ], [ %1491, %1490 ]
  %1504 = phi i64 [ %1492, %1499 ], [ %1498, %1494 ], [ %1492, %1490 ]
  br i1 %1441, label %1505, label %1514

1505:
  br i1 %1442, label %1511, label %1506

1506:
  %1507 = urem i64 %1504, %816
  %1508 = mul nsw i64 %823, %1507
  %1509 = add nsw i64 %1508, %1503
  %1510 = udiv i64 %1504, %816
  br label %1514

1511:
  %1512 = mul nsw i64 %823, %1504
  %1513 = add nsw i64 %1512, %1503
  br label %1514

1514:
  %1515 = phi i64 [ %1513, %1511 ], [ %1509, %1506 ], [ %1503, %1502 ]
  %1516 = phi i64 [ %1504, %1511 ], [ %1510, %1506 ], [ %1504, %1502 ]
  br i1 %1443, label %1517, label %1525

1517:
  br i1 %1444, label %1522, label %1518

1518:
  %1519 = urem i64 %1516, %817
  %1520 = mul nsw i64 %824, %1519
  %1521 = add nsw i64 %1520, %1515
  br label %1525

1522:
  %1523 = mul nsw i64 %824, %1516
  %1524 = add nsw i64 %1523, %1515
  br label %1525

1525:
  %1526 = phi i64 [ %1524, %1522 ], [ %1521, %1518 ], [ %1515, %1514 ]
  br i1 %1445, label %1527, label %1534

1527:
  br i1 %1446, label %1532, label %1528

1528:
  %1529 = urem i64 %1458, %812
  %1530 = mul nsw i64 %1414, %1529
  %1531 = udiv i64 %1458, %812
  br label %1534

1532:
  %1533 = mul nsw i64 %1414, %1458
  br label %1534

1534:
  %1535 = phi i64 [ %1533, %1532 ], [ %1530, %1528 ], [ 0, %1525 ]
  %1536 = phi i64 [ %1458, %1532 ], [ %1531, %1528 ], [ %1458, %1525 ]
  br i1 %1447, label %1537, label %1546

1537:
  br i1 %1448, label %1543, label %1538

1538:
  %1539 = urem i64 %1536, %813
  %1540 = mul nsw i64 %1415, %1539
  %1541 = add nsw i64 %1540, %1535
  %1542 = udiv i64 %1536, %813
  br label %1546

1543:
  %1544 = mul nsw i64 %1415, %1536
  %1545 = add nsw i64 %1544, %1535
  br label %1546

1546:
  %1547 = phi i64 [ %1545, %1543 ], [ %1541, %1538 ], [ %1535, %1534 ]
  %1548 = phi i64 [ %1536, %1543 ], [ %1542, %1538 ], [ %1536, %1534 ]
  br i1 %1449, label %1549, label %1558

1549:
  br i1 %1450, label %1555, label %1550

1550:
  %1551 = urem i64 %1548, %814
  %1552 = mul nsw i64 %1416, %1551
  %1553 = add nsw i64 %1552, %1547
  %1554 = udiv i64 %1548, %814
  br label %1558

1555:
  %1556 = mul nsw i64 %1416, %1548
  %1557 = add nsw i64 %1556, %1547
  br label %1558

1558:
  %1559 = phi i64 [ %1557, %1555 ], [ %1553, %1550 ], [ %1547, %1546 ]
  %1560 = phi i64 [ %1548, %1555 ], [ %1554, %1550 ], [ %1548, %1546 ]
  br i1 %1451, label %1561, label %1570

1561:
  br i1 %1452, label %1567, label %1562

1562:
  %1563 = urem i64 %1560, %815
  %1564 = mul nsw i64 %1417, %1563
  %1565 = add nsw i64 %1564, %1559
  %1566 = udiv i64 %1560, %815
  br label %1570

1567:
  %1568 = mul nsw i64 %1417, %1560
  %1569 = add nsw i64 %1568, %1559
  br label %1570

1570:
  %1571 = phi i64 [ %1569, %1567 ], [ %1565, %1562 ], [ %1559, %1558 ]
  %1572 = phi i64 [ %1560, %1567 ], [ %1566, %1562 ], [ %1560, %1558 ]
  br i1 %1453, label %1573, label %1582

1573:
  br i1 %1454, label %1579, label %1574

1574:
  %1575 = urem i64 %1572, %816
  %1576 = mul nsw i64 %1418, %1575
  %1577 = add nsw i64 %1576, %1571
  %1578 = udiv i64 %1572, %816
  br label %1582

1579:
  %1580 = mul nsw i64 %1418, %1572
  %1581 = add nsw i64 %1580, %1571
  br label %1582

1582:
  %1583 = phi i64 [ %1581, %1579 ], [ %1577, %1574 ], [ %1571, %1570 ]
  %1584 = phi i64 [ %1572, %1579 ], [ %1578, %1574 ], [ %1572, %1570 ]
  br i1 %1455, label %1585, label %1593

1585:
  br i1 %1456, label %1590, label %1586

1586:
  %1587 = urem i64 %1584, %817
  %1588 = mul nsw i64 %1419, %1587
  %1589 = add nsw i64 %1588, %1583
  br label %1593

1590:
  %1591 = mul nsw i64 %1419, %1584
  %1592 = add nsw i64 %1591, %1583
  br label %1593

1593:
  %1594 = phi i64 [ %1592, %1590 ], [ %1589, %1586 ], [ %1583, %1582 ]
  %1595 = getelementptr inbounds i8, ptr %847, i64 %1526
  %1596 = getelementptr inbounds i8, ptr %1412, i64 %1594
  switch i32 %622, label %972 [
    i32 2, label %1601
    i32 1, label %1600
    i32 4, label %1599
    i32 3, label %1598
    i32 0, label %1597
  ]

1597:
  br i1 %1428, label %1644, label %1652

1598:
  br i1 %1429, label %1632, label %1652

1599:
  br i1 %1430, label %1620, label %1652

1600:
  br i1 %1431, label %1611, label %1652

1601:
  br i1 %1432, label %1602, label %1652

1602:
  %1603 = phi i64 [ %1609, %1602 ], [ 0, %1601 ]
  %1604 = mul nsw i64 %1603, %818
  %1605 = getelementptr inbounds i8, ptr %1595, i64 %1604
  %1606 = mul nsw i64 %1603, %1413
  %1607 = getelementptr inbounds i8, ptr %1596, i64 %1606
  %1608 = load double, ptr %1607, align 8
  store double %1608, ptr %1605, align 8
  %1609 = add nuw nsw i64 %1603, 1
  %1610 = icmp eq i64 %1609, %811
  br i1 %1610, label %1652, label %1602

1611:
  %1612 = phi i64 [ %1618, %1611 ], [ 0, %1600 ]
  %1613 = mul nsw i64 %1612, %818
  %1614 = getelementptr inbounds i8, ptr %1595, i64 %1613
  %1615 = mul nsw i64 %1612, %1413
  %1616 = getelementptr inbounds i8, ptr %1596, i64 %1615
  %1617 = load float, ptr %1616, align 4
  store float %1617, ptr %1614, align 4
  %1618 = add nuw nsw i64 %1612, 1
  %1619 = icmp eq i64 %1618, %811
  br i1 %1619, label %1652, label %1611

1620:
  %1621 = phi i64 [ %1630, %1620 ], [ 0, %1599 ]
  %1622 = mul nsw i64 %1621, %818
  %1623 = getelementptr inbounds i8, ptr %1595, i64 %1622
  %1624 = mul nsw i64 %1621, %1413
  %1625 = getelementptr inbounds i8, ptr %1596, i64 %1624
  %1626 = load double, ptr %1625, align 8
  %1627 = getelementptr inbounds nuw i8, ptr %1625, i64 8
  %1628 = load double, ptr %1627, align 8
  store double %1626, ptr %1623, align 8
  %1629 = getelementptr inbounds nuw i8, ptr %1623, i64 8
  store double %1628, ptr %1629, align 8
  %1630 = add nuw nsw i64 %1621, 1
  %1631 = icmp eq i64 %1630, %811
  br i1 %1631, label %1652, label %1620

1632:
  %1633 = phi i64 [ %1642, %1632 ], [ 0, %1598 ]
  %1634 = mul nsw i64 %1633, %818
  %1635 = getelementptr inbounds i8, ptr %1595, i64 %1634
  %1636 = mul nsw i64 %1633, %1413
  %1637 = getelementptr inbounds i8, ptr %1596, i64 %1636
  %1638 = load float, ptr %1637, align 4
  %1639 = getelementptr inbounds nuw i8, ptr %1637, i64 4
  %1640 = load float, ptr %1639, align 4
  store float %1638, ptr %1635, align 4
  %1641 = getelementptr inbounds nuw i8, ptr %1635, i64 4
  store float %1640, ptr %1641, align 4
  %1642 = add nuw nsw i64 %1633, 1
  %1643 = icmp eq i64 %1642, %811
  br i1 %1643, label %1652, label %1632

1644:
  %1645 = phi i64 [ %1650, %1644 ], [ 0, %1597 ]
  %1646 = mul nsw i64 %1645, %818
  %1647 = getelementptr inbounds i8, ptr %1595, i64 %1646
  %1648 = mul nsw i64 %1645, %1413
  %1649 = getelementptr inbounds i8, ptr %1596, i64 %1648
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1647, ptr align 1 %1649, i64 %448, i1 false)
  %1650 = add nuw nsw i64 %1645, 1
  %1651 = icmp eq i64 %1650, %811
  br i1 %1651, label %1652, label %1644

1652:
  %1653 = add nuw nsw i64 %1458, 1
  %1654 = icmp eq i64 %1653, %1425
  br i1 %1654, label %1655, label %1457

1655:
  %1656 = icmp eq ptr %1420, null
  br i1 %1656, label %2374, label %1657

1657:
  tail call void @free(ptr noundef %1420)
  br label %2374

1658:
  br i1 %848, label %1659, label %1827

1659:
  %1660 = shl i32 %2, 24
  %1661 = ashr exact i32 %1660, 24
  %1662 = icmp sgt i32 %1661, 0
  %1663 = select i1 %1662, i64 %844, i64 1
  %1664 = select i1 %1662, i64 %843, i64 0
  %1665 = icmp sgt i32 %1661, 1
  %1666 = select i1 %1665, i64 %841, i64 1
  %1667 = select i1 %1665, i64 %840, i64 0
  %1668 = icmp sgt i32 %1661, 2
  %1669 = select i1 %1668, i64 %838, i64 1
  %1670 = select i1 %1668, i64 %837, i64 0
  %1671 = icmp sgt i32 %1661, 3
  %1672 = select i1 %1671, i64 %835, i64 1
  %1673 = select i1 %1671, i64 %834, i64 0
  %1674 = icmp sgt i32 %1661, 4
  %1675 = select i1 %1674, i64 %832, i64 1
  %1676 = select i1 %1674, i64 %831, i64 0
  %1677 = icmp sgt i32 %1661, 5
  %1678 = select i1 %1677, i64 %829, i64 1
  %1679 = select i1 %1677, i64 %828, i64 0
  %1680 = icmp sgt i32 %1661, 6
  %1681 = select i1 %1680, i64 %826, i64 1
  %1682 = select i1 %1680, i64 %825, i64 0
  %1683 = icmp eq i8 %9, 42
  %1684 = and i1 %1683, %10
  br i1 %1684, label %1685, label %1710

1685:
  %1686 = shl i32 %2, 24
  %1687 = icmp eq i8 %8, 0
  %1688 = inttoptr i64 %845 to ptr
  %1689 = select i1 %1687, ptr %1688, ptr null
  %1690 = icmp eq i32 %1686, 16777216
  %1691 = inttoptr i64 %842 to ptr
  %1692 = select i1 %1690, ptr %1691, ptr %1689
  %1693 = icmp eq i32 %1686, 33554432
  %1694 = inttoptr i64 %839 to ptr
  %1695 = select i1 %1693, ptr %1694, ptr %1692
  %1696 = icmp eq i32 %1686, 50331648
  %1697 = inttoptr i64 %836 to ptr
  %1698 = select i1 %1696, ptr %1697, ptr %1695
  %1699 = icmp eq i32 %1686, 67108864
  %1700 = inttoptr i64 %833 to ptr
  %1701 = select i1 %1699, ptr %1700, ptr %1698
  %1702 = icmp eq i32 %1686, 83886080
  %1703 = inttoptr i64 %830 to ptr
  %1704 = select i1 %1702, ptr %1703, ptr %1701
  %1705 = icmp eq i32 %1686, 100663296
  %1706 = inttoptr i64 %827 to ptr
  %1707 = select i1 %1705, ptr %1706, ptr %1704
  %1708 = icmp eq i32 %1686, 117440512
  %1709 = select i1 %1708, ptr %5, ptr %1707
  br label %1710

1710:
  %1711 = phi ptr [ null, %1659 ], [ %1709, %1685 ]
  %1712 = icmp eq i8 %8, 0
  br i1 %1712, label %1713, label %1714

1713:
  tail call void @pad.fortran.type.initialize(ptr noundef %1711, ptr noundef %847) #10
  br label %1827

1714:
  %1715 = mul nsw i64 %1666, %1663
  %1716 = mul nsw i64 %1669, %1715
  %1717 = mul nsw i64 %1672, %1716
  %1718 = mul nsw i64 %1675, %1717
  %1719 = mul nsw i64 %1678, %1718
  %1720 = mul nsw i64 %1681, %1719
  %1721 = icmp sgt i64 %1720, 0
  br i1 %1721, label %1722, label %1728

1722:
  %1723 = mul nsw i64 %1669, %1666
  %1724 = mul nsw i64 %1672, %1723
  %1725 = mul nsw i64 %1675, %1724
  %1726 = mul nsw i64 %1678, %1725
  %1727 = mul nsw i64 %1681, %1726
  br label %1728

1728:
  %1729 = phi i64 [ 0, %1714 ], [ %1727, %1722 ]
  %1730 = icmp sgt i64 %1729, 0
  br i1 %1730, label %1731, label %1827

1731:
  %1732 = shl i32 %2, 24
  %1733 = ashr exact i32 %1732, 24
  %1734 = icmp sgt i32 %1733, 1
  %1735 = icmp eq i32 %1732, 33554432
  %1736 = icmp sgt i32 %1733, 2
  %1737 = icmp eq i32 %1732, 50331648
  %1738 = icmp sgt i32 %1733, 3
  %1739 = icmp eq i32 %1732, 67108864
  %1740 = icmp sgt i32 %1733, 4
  %1741 = icmp eq i32 %1732, 83886080
  %1742 = icmp sgt i32 %1733, 5
  %1743 = icmp eq i32 %1732, 100663296
  %1744 = icmp sgt i32 %1733, 6
  %1745 = icmp eq i32 %1732, 117440512
  %1746 = mul nsw i64 %1664, %1663
  %1747 = icmp eq i64 %1746, 0
  br label %1748

1748:
  %1749 = phi i64 [ %1821, %1820 ], [ 0, %1731 ]
  br i1 %1734, label %1750, label %1757

1750:
  br i1 %1735, label %1755, label %1751

1751:
  %1752 = urem i64 %1749, %1666
  %1753 = mul nsw i64 %1667, %1752
  %1754 = udiv i64 %1749, %1666
  br label %1757

1755:
  %1756 = mul nsw i64 %1667, %1749
  br label %1757

1757:
  %1758 = phi i64 [ %1756, %1755 ], [ %1753, %1751 ], [ 0, %1748 ]
  %1759 = phi i64 [ %1749, %1755 ], [ %1754, %1751 ], [ %1749, %1748 ]
  br i1 %1736, label %1760, label %1769

1760:
  br i1 %1737, label %1766, label %1761

1761:
  %1762 = urem i64 %1759, %1669
  %1763 = mul nsw i64 %1670, %1762
  %1764 = add nsw i64 %1763, %1758
  %1765 = udiv i64 %1759, %1669
  br label %1769

1766:
  %1767 = mul nsw i64 %1670, %1759
  %1768 = add nsw i64 %1767, %1758
  br label %1769

1769:
  %1770 = phi i64 [ %1768, %1766 ], [ %1764, %1761 ], [ %1758, %1757 ]
  %1771 = phi i64 [ %1759, %1766 ], [ %1765, %1761 ], [ %1759, %1757 ]
  br i1 %1738, label %1772, label %1781

1772:
  br i1 %1739, label %1778, label %1773

1773:
  %1774 = urem i64 %1771, %1672
  %1775 = mul nsw i64 %1673, %1774
  %1776 = add nsw i64 %1775, %1770
  %1777 = udiv i64 %1771, %1672
  br label %1781

1778:
  %1779 = mul nsw i64 %1673, %1771
  %1780 = add nsw i64 %1779, %1770
  br label %1781

1781:
  %1782 = phi i64 [ %1780, %1778 ], [ %1776, %1773 ], [ %1770, %1769 ]
  %1783 = phi i64 [ %1771, %1778 ], [ %1777, %1773 ], [ %1771, %1769 ]
  br i1 %1740, label %1784, label %1793

1784:
  br i1 %1741, label %1790, label %1785

1785:
  %1786 = urem i64 %1783, %1675
  %1787 = mul nsw i64 %1676, %1786
  %1788 = add nsw i64 %1787, %1782
  %1789 = udiv i64 %1783, %1675
  br label %1793

1790:
  %1791 = mul nsw i64 %1676, %1783
  %1792 = add nsw i64 %1791, %1782
  br label %1793

1793:
  %1794 = phi i64 [ %1792, %1790 ], [ %1788, %1785 ], [ %1782, %1781 ]
  %1795 = phi i64 [ %1783, %1790 ], [ %1789, %1785 ], [ %1783, %1781 ]
  br i1 %1742, label %1796, label %1805

1796:
  br i1 %1743, label %1802, label %1797

1797:
  %1798 = urem i64 %1795, %1678
  %1799 = mul nsw i64 %1679, %1798
  %1800 = add nsw i64 %1799, %1794
  %1801 = udiv i64 %1795, %1678
  br label %1805

1802:
  %1803 = mul nsw i64 %1679, %1795
  %1804 = add nsw i64 %1803, %1794
  br label %1805

1805:
  %1806 = phi i64 [ %1804, %1802 ], [ %1800, %1797 ], [ %1794, %1793 ]
  %1807 = phi i64 [ %1795, %1802 ], [ %1801, %1797 ], [ %1795, %1793 ]
  br i1 %1744, label %1808, label %1816

1808:
  br i1 %1745, label %1813, label %1809

1809:
  %1810 = urem i64 %1807, %1681
  %1811 = mul nsw i64 %1682, %1810
  %1812 = add nsw i64 %1811, %1806
  br label %1816

1813:
  %1814 = mul nsw i64 %1682, %1807
  %1815 = add nsw i64 %1814, %1806
  br label %1816

1816:
  %1817 = phi i64 [ %1815, %1813 ], [ %1812, %1809 ], [ %1806, %1805 ]
  %1818 = getelementptr inbounds i8, ptr %847, i64 %1817
  %1819 = getelementptr inbounds i8, ptr %1818, i64 %1746
  br i1 %1747, label %1820, label %1823

1820:
  %1821 = add nuw nsw i64 %1749, 1
  %1822 = icmp eq i64 %1821, %1729
  br i1 %1822, label %1827, label %1748

1823:
  %1824 = phi ptr [ %1825, %1823 ], [ %1818, %1816 ]
  tail call void @pad.fortran.type.initialize(ptr noundef %1711, ptr noundef %1824) #10
  %1825 = getelementptr inbounds i8, ptr %1824, i64 %1664
  %1826 = icmp eq ptr %1825, %1819
  br i1 %1826, label %1820, label %1823

1827:
  %1828 = icmp eq i8 %9, 42
  %1829 = and i1 %1828, %10
  br i1 %1829, label %1830, label %1855

1830:
  %1831 = shl i32 %2, 24
  %1832 = icmp eq i8 %8, 0
  %1833 = inttoptr i64 %125 to ptr
  %1834 = select i1 %1832, ptr %1833, ptr null
  %1835 = icmp eq i32 %1831, 16777216
  %1836 = inttoptr i64 %124 to ptr
  %1837 = select i1 %1835, ptr %1836, ptr %1834
  %1838 = icmp eq i32 %1831, 33554432
  %1839 = inttoptr i64 %123 to ptr
  %1840 = select i1 %1838, ptr %1839, ptr %1837
  %1841 = icmp eq i32 %1831, 50331648
  %1842 = inttoptr i64 %122 to ptr
  %1843 = select i1 %1841, ptr %1842, ptr %1840
  %1844 = icmp eq i32 %1831, 67108864
  %1845 = inttoptr i64 %121 to ptr
  %1846 = select i1 %1844, ptr %1845, ptr %1843
  %1847 = icmp eq i32 %1831, 83886080
  %1848 = inttoptr i64 %120 to ptr
  %1849 = select i1 %1847, ptr %1848, ptr %1846
  %1850 = icmp eq i32 %1831, 100663296
  %1851 = inttoptr i64 %119 to ptr
  %1852 = select i1 %1850, ptr %1851, ptr %1849
  %1853 = icmp eq i32 %1831, 117440512
  %1854 = select i1 %1853, ptr %5, ptr %1852
  br label %1855

1855:
  %1856 = phi ptr [ null, %1827 ], [ %1854, %1830 ]
  %1857 = icmp eq i8 %8, 0
  br i1 %1857, label %1858, label %1859

1858:
  tail call void @pad.fortran.type.assign(ptr noundef %1856, ptr noundef %847, ptr noundef %7) #10
  br label %2235

1859:
  %1860 = mul nsw i64 %813, %812
  %1861 = mul nsw i64 %814, %1860
  %1862 = mul nsw i64 %815, %1861
  %1863 = mul nsw i64 %816, %1862
  %1864 = mul nsw i64 %817, %1863
  %1865 = mul nsw i64 %812, %811
  %1866 = mul nsw i64 %813, %1865
  %1867 = mul nsw i64 %814, %1866
  %1868 = mul nsw i64 %815, %1867
  %1869 = mul nsw i64 %816, %1868
  %1870 = mul nsw i64 %817, %1869
  %1871 = icmp eq i64 %1870, 0
  br i1 %1871, label %2235, label %1872

1872:
  %1873 = icmp sgt i64 %818, 0
  %1874 = add nsw i64 %811, -1
  %1875 = mul nsw i64 %1874, %818
  %1876 = select i1 %1873, i64 %1875, i64 0
  %1877 = getelementptr inbounds i8, ptr %847, i64 %1876
  %1878 = icmp sgt i64 %819, 0
  %1879 = add nsw i64 %812, -1
  %1880 = mul nsw i64 %1879, %819
  %1881 = select i1 %1878, i64 %1880, i64 0
  %1882 = getelementptr inbounds i8, ptr %1877, i64 %1881
  %1883 = icmp sgt i64 %820, 0
  %1884 = add nsw i64 %813, -1
  %1885 = mul nsw i64 %1884, %820
  %1886 = select i1 %1883, i64 %1885, i64 0
  %1887 = getelementptr inbounds i8, ptr %1882, i64 %1886
  %1888 = icmp sgt i64 %821, 0
  %1889 = add nsw i64 %814, -1
  %1890 = mul nsw i64 %1889, %821
  %1891 = select i1 %1888, i64 %1890, i64 0
  %1892 = getelementptr inbounds i8, ptr %1887, i64 %1891
  %1893 = icmp sgt i64 %822, 0
  %1894 = add nsw i64 %815, -1
  %1895 = mul nsw i64 %1894, %822
  %1896 = select i1 %1893, i64 %1895, i64 0
  %1897 = getelementptr inbounds i8, ptr %1892, i64 %1896
  %1898 = icmp sgt i64 %823, 0
  %1899 = add nsw i64 %816, -1
  %1900 = mul nsw i64 %1899, %823
  %1901 = select i1 %1898, i64 %1900, i64 0
  %1902 = getelementptr inbounds i8, ptr %1897, i64 %1901
  %1903 = icmp sgt i64 %824, 0
  %1904 = add nsw i64 %817, -1
  %1905 = mul nsw i64 %1904, %824
  %1906 = select i1 %1903, i64 %1905, i64 0
  %1907 = icmp slt i64 %804, 0
  %1908 = add nsw i64 %811, -1
  %1909 = mul nsw i64 %1908, %804
  %1910 = select i1 %1907, i64 %1909, i64 0
  %1911 = getelementptr inbounds i8, ptr %7, i64 %1910
  %1912 = icmp slt i64 %805, 0
  %1913 = add nsw i64 %812, -1
  %1914 = mul nsw i64 %1913, %805
  %1915 = select i1 %1912, i64 %1914, i64 0
  %1916 = getelementptr inbounds i8, ptr %1911, i64 %1915
  %1917 = icmp slt i64 %806, 0
  %1918 = add nsw i64 %813, -1
  %1919 = mul nsw i64 %1918, %806
  %1920 = select i1 %1917, i64 %1919, i64 0
  %1921 = getelementptr inbounds i8, ptr %1916, i64 %1920
  %1922 = icmp slt i64 %807, 0
  %1923 = add nsw i64 %814, -1
  %1924 = mul nsw i64 %1923, %807
  %1925 = select i1 %1922, i64 %1924, i64 0
  %1926 = getelementptr inbounds i8, ptr %1921, i64 %1925
  %1927 = icmp slt i64 %808, 0
  %1928 = add nsw i64 %815, -1
  %1929 = mul nsw i64 %1928, %808
  %1930 = select i1 %1927, i64 %1929, i64 0
  %1931 = getelementptr inbounds i8, ptr %1926, i64 %1930
  %1932 = icmp slt i64 %809, 0
  %1933 = add nsw i64 %816, -1
  %1934 = mul nsw i64 %1933, %809
  %1935 = select i1 %1932, i64 %1934, i64 0
  %1936 = getelementptr inbounds i8, ptr %1931, i64 %1935
  %1937 = icmp slt i64 %810, 0
  %1938 = add nsw i64 %817, -1
  %1939 = mul nsw i64 %1938, %810
  %1940 = select i1 %1937, i64 %1939, i64 0
  %1941 = getelementptr inbounds i8, ptr %1936, i64 %1940
  %1942 = getelementptr inbounds i8, ptr %1902, i64 %1906
  %1943 = getelementptr inbounds i8, ptr %1942, i64 %448
  %1944 = icmp ugt ptr %1943, %1941
  br i1 %1944, label %1945, label %2049

1945:
  %1946 = icmp sgt i64 %804, 0
  %1947 = add nsw i64 %811, -1
  %1948 = mul nsw i64 %1947, %804
  %1949 = select i1 %1946, i64 %1948, i64 0
  %1950 = getelementptr inbounds i8, ptr %7, i64 %1949
  %1951 = icmp sgt i64 %805, 0
  %1952 = add nsw i64 %812, -1
  %1953 = mul nsw i64 %1952, %805
  %1954 = select i1 %1951, i64 %1953, i64 0
  %1955 = getelementptr inbounds i8, ptr %1950, i64 %1954
  %1956 = icmp sgt i64 %806, 0
  %1957 = add nsw i64 %813, -1
  %1958 = mul nsw i64 %1957, %806
  %1959 = select i1 %1956, i64 %1958, i64 0
  %1960 = getelementptr inbounds i8, ptr %1955, i64 %1959
  %1961 = icmp sgt i64 %807, 0
  %1962 = add nsw i64 %814, -1
  %1963 = mul nsw i64 %1962, %807
  %1964 = select i1 %1961, i64 %1963, i64 0
  %1965 = getelementptr inbounds i8, ptr %1960, i64 %1964
  %1966 = icmp sgt i64 %808, 0
  %1967 = add nsw i64 %815, -1
  %1968 = mul nsw i64 %1967, %808
  %1969 = select i1 %1966, i64 %1968, i64 0
  %1970 = getelementptr inbounds i8, ptr %1965, i64 %1969
  %1971 = icmp sgt i64 %809, 0
  %1972 = add nsw i64 %816, -1
  %1973 = mul nsw i64 %1972, %809
  %1974 = select i1 %1971, i64 %1973, i64 0
  %1975 = getelementptr inbounds i8, ptr %1970, i64 %1974
  %1976 = icmp sgt i64 %810, 0
  %1977 = add nsw i64 %817, -1
  %1978 = mul nsw i64 %1977, %810
  %1979 = select i1 %1976, i64 %1978, i64 0
  %1980 = icmp slt i64 %818, 0
  %1981 = add nsw i64 %811, -1
  %1982 = mul nsw i64 %1981, %818
  %1983 = select i1 %1980, i64 %1982, i64 0
  %1984 = getelementptr inbounds i8, ptr %847, i64 %1983
  %1985 = icmp slt i64 %819, 0
  %1986 = add nsw i64 %812, -1
  %1987 = mul nsw i64 %1986, %819
  %1988 = select i1 %1985, i64 %1987, i64 0
  %1989 = getelementptr inbounds i8, ptr %1984, i64 %1988
  %1990 = icmp slt i64 %820, 0
  %1991 = add nsw i64 %813, -1
  %1992 = mul nsw i64 %1991, %820
  %1993 = select i1 %1990, i64 %1992, i64 0
  %1994 = getelementptr inbounds i8, ptr %1989, i64 %1993
  %1995 = icmp slt i64 %821, 0
  %1996 = add nsw i64 %814, -1
  %1997 = mul nsw i64 %1996, %821
  %1998 = select i1 %1995, i64 %1997, i64 0
  %1999 = getelementptr inbounds i8, ptr %1994, i64 %1998
  %2000 = icmp slt i64 %822, 0
  %2001 = add nsw i64 %815, -1
  %2002 = mul nsw i64 %2001, %822
  %2003 = select i1 %2000, i64 %2002, i64 0
  %2004 = getelementptr inbounds i8, ptr %1999, i64 %2003
  %2005 = icmp slt i64 %823, 0
  %2006 = add nsw i64 %816, -1
  %2007 = mul nsw i64 %2006, %823
  %2008 = select i1 %2005, i64 %2007, i64 0
  %2009 = getelementptr inbounds i8, ptr %2004, i64 %2008
  %2010 = icmp slt i64 %824, 0
  %2011 = add nsw i64 %817, -1
  %2012 = mul nsw i64 %2011, %824
  %2013 = select i1 %2010, i64 %2012, i64 0
  %2014 = getelementptr inbounds i8, ptr %2009, i64 %2013
  %2015 = getelementptr inbounds i8, ptr %1975, i64 %1979
  %2016 = getelementptr inbounds i8, ptr %2015, i64 %448
  %2017 = icmp ugt ptr %2016, %2014
  br i1 %2017, label %2018, label %2049

2018:
  %2019 = icmp slt i64 %811, 2
  %2020 = icmp eq i64 %818, %804
  %2021 = select i1 %2019, i1 true, i1 %2020
  br i1 %2021, label %2023, label %2022

2022:
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef nonnull @.str, i32 noundef 0) #12
  unreachable

2023:
  %2024 = icmp slt i64 %812, 2
  %2025 = icmp eq i64 %819, %805
  %2026 = select i1 %2024, i1 true, i1 %2025
  br i1 %2026, label %2027, label %2022

2027:
  %2028 = icmp slt i64 %813, 2
  %2029 = icmp eq i64 %820, %806
  %2030 = select i1 %2028, i1 true, i1 %2029
  br i1 %2030, label %2031, label %2022

2031:
  %2032 = icmp slt i64 %814, 2
  %2033 = icmp eq i64 %821, %807
  %2034 = select i1 %2032, i1 true, i1 %2033
  br i1 %2034, label %2035, label %2022

2035:
  %2036 = icmp slt i64 %815, 2
  %2037 = icmp eq i64 %822, %808
  %2038 = select i1 %2036, i1 true, i1 %2037
  br i1 %2038, label %2039, label %2022

2039:
  %2040 = icmp slt i64 %816, 2
  %2041 = icmp eq i64 %823, %809
  %2042 = select i1 %2040, i1 true, i1 %2041
  br i1 %2042, label %2043, label %2022

2043:
  %2044 = icmp slt i64 %817, 2
  %2045 = icmp eq i64 %824, %810
  %2046 = select i1 %2044, i1 true, i1 %2045
  br i1 %2046, label %2047, label %2022

2047:
  %2048 = icmp ule ptr %847, %7
  br label %2049

2049:
  %2050 = phi i1 [ %2048, %2047 ], [ true, %1945 ], [ true, %1872 ]
  %2051 = icmp sgt i64 %1864, 0
  br i1 %2051, label %2052, label %2235

2052:
  %2053 = icmp sgt i64 %811, 0
  %2054 = icmp sgt i32 %671, 1
  %2055 = icmp eq i32 %670, 33554432
  %2056 = icmp sgt i32 %671, 2
  %2057 = icmp eq i32 %670, 50331648
  %2058 = icmp sgt i32 %671, 3
  %2059 = icmp eq i32 %670, 67108864
  %2060 = icmp sgt i32 %671, 4
  %2061 = icmp eq i32 %670, 83886080
  %2062 = icmp sgt i32 %671, 5
  %2063 = icmp eq i32 %670, 100663296
  %2064 = icmp sgt i32 %671, 6
  %2065 = icmp eq i32 %670, 117440512
  %2066 = icmp sgt i32 %671, 1
  %2067 = icmp eq i32 %670, 33554432
  %2068 = icmp sgt i32 %671, 2
  %2069 = icmp eq i32 %670, 50331648
  %2070 = icmp sgt i32 %671, 3
  %2071 = icmp eq i32 %670, 67108864
  %2072 = icmp sgt i32 %671, 4
  %2073 = icmp eq i32 %670, 83886080
  %2074 = icmp sgt i32 %671, 5
  %2075 = icmp eq i32 %670, 100663296
  %2076 = icmp sgt i32 %671, 6
  %2077 = icmp eq i32 %670, 117440512
  br label %2078

2078:
  %2079 = phi i64 [ 0, %2052 ], [ %2222, %2221 ]
  %2080 = xor i64 %2079, -1
  %2081 = add nsw i64 %1864, %2080
  %2082 = select i1 %2050, i64 %2079, i64 %2081
  br i1 %2054, label %2083, label %2090

2083:
  br i1 %2055, label %2088, label %2084

2084:
  %2085 = urem i64 %2082, %812
  %2086 = mul nsw i64 %819, %2085
  %2087 = udiv i64 %2082, %812
  br label %2090

2088:
  %2089 = mul nsw i64 %819, %2082
  br label %2090

2090:
  %2091 = phi i64 [ %2089, %2088 ], [ %2086, %2084 ], [ 0, %2078 ]
  %2092 = phi i64 [ %2082, %2088 ], [ %2087, %2084 ], [ %2082, %2078 ]
  br i1 %2056, label %2093, label %2102

2093:
  br i1 %2057, label %2099, label %2094

2094:
  %2095 = urem i64 %2092, %813
  %2096 = mul nsw i64 %820, %2095
  %2097 = add nsw i64 %2096, %2091
  %2098 = udiv i64 %2092, %813
  br label %2102

2099:
  %2100 = mul nsw i64 %820, %2092
  %2101 = add nsw i64 %2100, %2091
  br label %2102

2102:
  %2103 = phi i64 [ %2101, %2099 ], [ %2097, %2094 ], [ %2091, %2090 ]
  %2104 = phi i64 [ %2092, %2099 ], [ %2098, %2094 ], [ %2092, %2090 ]
  br i1 %2058, label %2105, label %2114

2105:
  br i1 %2059, label %2111, label %2106

2106:
  %2107 = urem i64 %2104, %814
  %2108 = mul nsw i64 %821, %2107
  %2109 = add nsw i64 %2108, %2103
  %2110 = udiv i64 %2104, %814
  br label %2114

2111:
  %2112 = mul nsw i64 %821, %2104
  %2113 = add nsw i64 %2112, %2103
  br label %2114

2114:
  %2115 = phi i64 [ %2113, %2111 ], [ %2109, %2106 ], [ %2103, %2102 ]
  %2116 = phi i64 [ %2104, %2111 ], [ %2110, %2106 ], [ %2104, %2102 ]
  br i1 %2060, label %2117, label %2126

2117:
  br i1 %2061, label %2123, label %2118

2118:
  %2119 = urem i64 %2116, %815
  %2120 = mul nsw i64 %822, %2119
  %2121 = add nsw i64 %2120, %2115
  %2122 = udiv i64 %2116, %815
  br label %2126

2123:
  %2124 = mul nsw i64 %822, %2116
  %2125 = add nsw i64 %2124, %2115
  br label %2126

2126:
  %2127 = phi i64 [ %2125, %2123 ], [ %2121, %2118 ], [ %2115, %2114 ]
  %2128 = phi i64 [ %2116, %2123 ], [ %2122, %2118 ], [ %2116, %2114 ]
  br i1 %2062, label %2129, label %2138

2129:
  br i1 %2063, label %2135, label %2130

2130:
  %2131 = urem i64 %2128, %816
  %2132 = mul nsw i64 %823, %2131
  %2133 = add nsw i64 %2132, %2127
  %2134 = udiv i64 %2128, %816
  br label %2138

2135:
  %2136 = mul nsw i64 %823, %2128
  %2137 = add nsw i64 %2136, %2127
  br label %2138

2138:
  %2139 = phi i64 [ %2137, %2135 ], [ %2133, %2130 ], [ %2127, %2126 ]
  %2140 = phi i64 [ %2128, %2135 ], [ %2134, %2130 ], [ %2128, %2126 ]
  br i1 %2064, label %2141, label %2149

2141:
  br i1 %2065, label %2146, label %2142

2142:
  %2143 = urem i64 %2140, %817
  %2144 = mul nsw i64 %824, %2143
  %2145 = add nsw i64 %2144, %2139
  br label %2149

2146:
  %2147 = mul nsw i64 %824, %2140
  %2148 = add nsw i64 %2147, %2139
  br label %2149

2149:
  %2150 = phi i64 [ %2148, %2146 ], [ %2145, %2142 ], [ %2139, %2138 ]
  br i1 %2066, label %2151, label %2158

2151:
  br i1 %2067, label %2156, label %2152

2152:
  %2153 = urem i64 %2082, %812
  %2154 = mul nsw i64 %805, %2153
  %2155 = udiv i64 %2082, %812
  br label %2158

2156:
  %2157 = mul nsw i64 %805, %2082
  br label %2158

2158:
  %2159 = phi i64 [ %2157, %2156 ], [ %2154, %2152 ], [ 0, %2149 ]
  %2160 = phi i64 [ %2082, %2156 ], [ %2155, %2152 ], [ %2082, %2149 ]
  br i1 %2068, label %2161, label %2170

2161:
  br i1 %2069, label %2167, label %2162

2162:
  %2163 = urem i64 %2160, %813
  %2164 = mul nsw i64 %806, %2163
  %2165 = add nsw i64 %2164, %2159
  %2166 = udiv i64 %2160, %813
  br label %2170

2167:
  %2168 = mul nsw i64 %806, %2160
  %2169 = add nsw i64 %2168, %2159
  br label %2170

2170:
  %2171 = phi i64 [ %2169, %2167 ], [ %2165, %2162 ], [ %2159, %2158 ]
  %2172 = phi i64 [ %2160, %2167 ], [ %2166, %2162 ], [ %2160, %2158 ]
  br i1 %2070, label %2173, label %2182

2173:
  br i1 %2071, label %2179, label %2174

2174:
  %2175 = urem i64 %2172, %814
  %2176 = mul nsw i64 %807, %2175
  %2177 = add nsw i64 %2176, %2171
  %2178 = udiv i64 %2172, %814
  br label %2182

2179:
  %2180 = mul nsw i64 %807, %2172
  %2181 = add nsw i64 %2180, %2171
  br label %2182

2182:
  %2183 = phi i64 [ %2181, %2179 ], [ %2177, %2174 ], [ %2171, %2170 ]
  %2184 = phi i64 [ %2172, %2179 ], [ %2178, %2174 ], [ %2172, %2170 ]
  br i1 %2072, label %2185, label %2194

2185:
  br i1 %2073, label %2191, label %2186

2186:
  %2187 = urem i64 %2184, %815
  %2188 = mul nsw i64 %808, %2187
  %2189 = add nsw i64 %2188, %2183
  %2190 = udiv i64 %2184, %815
  br label %2194

2191:
  %2192 = mul nsw i64 %808, %2184
  %2193 = add nsw i64 %2192, %2183
  br label %2194

2194:
  %2195 = phi i64 [ %2193, %2191 ], [ %2189, %2186 ], [ %2183, %2182 ]
  %2196 = phi i64 [ %2184, %2191 ], [ %2190, %2186 ], [ %2184, %2182 ]
  br i1 %2074, label %2197, label %2206

2197:
  br i1 %2075, label %2203, label %2198

2198:
  %2199 = urem i64 %2196, %816
  %2200 = mul nsw i64 %809, %2199
  %2201 = add nsw i64 %2200, %2195
  %2202 = udiv i64 %2196, %816
  br label %2206

2203:
  %2204 = mul nsw i64 %809, %2196
  %2205 = add nsw i64 %2204, %2195
  br label %2206

2206:
  %2207 = phi i64 [ %2205, %2203 ], [ %2201, %2198 ], [ %2195, %2194 ]
  %2208 = phi i64 [ %2196, %2203 ], [ %2202, %2198 ], [ %2196, %2194 ]
  br i1 %2076, label %2209, label %2217

2209:
  br i1 %2077, label %2214, label %2210

2210:
  %2211 = urem i64 %2208, %817
  %2212 = mul nsw i64 %810, %2211
  %2213 = add nsw i64 %2212, %2207
  br label %2217

2214:
  %2215 = mul nsw i64 %810, %2208
  %2216 = add nsw i64 %2215, %2207
  br label %2217

2217:
  %2218 = phi i64 [ %2216, %2214 ], [ %2213, %2210 ], [ %2207, %2206 ]
  %2219 = getelementptr inbounds i8, ptr %847, i64 %2150
  %2220 = getelementptr inbounds i8, ptr %7, i64 %2218
  br i1 %2053, label %2224, label %2221

2221:
  %2222 = add nuw nsw i64 %2079, 1
  %2223 = icmp eq i64 %2222, %1864
  br i1 %2223, label %2235, label %2078

2224:
  %2225 = phi i64 [ %2233, %2224 ], [ 0, %2217 ]
  %2226 = xor i64 %2225, -1
  %2227 = add nsw i64 %811, %2226
  %2228 = select i1 %2050, i64 %2225, i64 %2227
  %2229 = mul nsw i64 %818, %2228
  %2230 = getelementptr inbounds i8, ptr %2219, i64 %2229
  %2231 = mul nsw i64 %804, %2228
  %2232 = getelementptr inbounds i8, ptr %2220, i64 %2231
  tail call void @pad.fortran.type.assign(ptr noundef %1856, ptr noundef %2230, ptr noundef %2232) #10
  %2233 = add nuw nsw i64 %2225, 1
  %2234 = icmp eq i64 %2233, %811
  br i1 %2234, label %2221, label %2224

2235:
  br i1 %849, label %2376, label %2236

2236:
  %2237 = mul nsw i64 %629, %626
  %2238 = mul nsw i64 %632, %2237
  %2239 = mul nsw i64 %635, %2238
  %2240 = mul nsw i64 %638, %2239
  %2241 = mul nsw i64 %641, %2240
  %2242 = mul nsw i64 %644, %2241
  %2243 = icmp sgt i64 %2242, 0
  br i1 %2243, label %2244, label %2250

2244:
  %2245 = mul nsw i64 %632, %629
  %2246 = mul nsw i64 %635, %2245
  %2247 = mul nsw i64 %638, %2246
  %2248 = mul nsw i64 %641, %2247
  %2249 = mul nsw i64 %644, %2248
  br label %2250

2250:
  %2251 = phi i64 [ 0, %2236 ], [ %2249, %2244 ]
  %2252 = icmp sgt i64 %2251, 0
  br i1 %2252, label %2253, label %2374

2253:
  %2254 = icmp sgt i32 %671, 1
  %2255 = icmp eq i32 %670, 33554432
  %2256 = icmp sgt i32 %671, 2
  %2257 = icmp eq i32 %670, 50331648
  %2258 = icmp sgt i32 %671, 3
  %2259 = icmp eq i32 %670, 67108864
  %2260 = icmp sgt i32 %671, 4
  %2261 = icmp eq i32 %670, 83886080
  %2262 = icmp sgt i32 %671, 5
  %2263 = icmp eq i32 %670, 100663296
  %2264 = icmp sgt i32 %671, 6
  %2265 = icmp eq i32 %670, 117440512
  %2266 = mul nsw i64 %627, %626
  %2267 = icmp eq i64 %2266, 0
  %2268 = icmp eq i8 %9, 42
  %2269 = and i1 %2268, %10
  %2270 = shl i32 %2, 24
  %2271 = icmp eq i8 %8, 0
  %2272 = inttoptr i64 %125 to ptr
  %2273 = select i1 %2271, ptr %2272, ptr null
  %2274 = icmp eq i32 %2270, 16777216
  %2275 = inttoptr i64 %124 to ptr
  %2276 = select i1 %2274, ptr %2275, ptr %2273
  %2277 = icmp eq i32 %2270, 33554432
  %2278 = inttoptr i64 %123 to ptr
  %2279 = select i1 %2277, ptr %2278, ptr %2276
  %2280 = icmp eq i32 %2270, 50331648
  %2281 = inttoptr i64 %122 to ptr
  %2282 = select i1 %2280, ptr %2281, ptr %2279
  %2283 = icmp eq i32 %2270, 67108864
  %2284 = inttoptr i64 %121 to ptr
  %2285 = select i1 %2283, ptr %2284, ptr %2282
  %2286 = icmp eq i32 %2270, 83886080
  %2287 = inttoptr i64 %120 to ptr
  %2288 = select i1 %2286, ptr %2287, ptr %2285
  %2289 = icmp eq i32 %2270, 100663296
  %2290 = inttoptr i64 %119 to ptr
  %2291 = select i1 %2289, ptr %2290, ptr %2288
  %2292 = icmp eq i32 %2270, 117440512
  %2293 = select i1 %2292, ptr %5, ptr %2291
  br label %2294

2294:
  %2295 = phi i64 [ %2367, %2366 ], [ 0, %2253 ]
  br i1 %2254, label %2296, label %2303

2296:
  br i1 %2255, label %2301, label %2297

2297:
  %2298 = urem i64 %2295, %629
  %2299 = mul nsw i64 %630, %2298
  %2300 = udiv i64 %2295, %629
  br label %2303

2301:
  %2302 = mul nsw i64 %630, %2295
  br label %2303

2303:
  %2304 = phi i64 [ %2302, %2301 ], [ %2299, %2297 ], [ 0, %2294 ]
  %2305 = phi i64 [ %2295, %2301 ], [ %2300, %2297 ], [ %2295, %2294 ]
  br i1 %2256, label %2306, label %2315

2306:
  br i1 %2257, label %2312, label %2307

2307:
  %2308 = urem i64 %2305, %632
  %2309 = mul nsw i64 %633, %2308
  %2310 = add nsw i64 %2309, %2304
  %2311 = udiv i64 %2305, %632
  br label %2315

2312:
  %2313 = mul nsw i64 %633, %2305
  %2314 = add nsw i64 %2313, %2304
  br label %2315

2315:
  %2316 = phi i64 [ %2314, %2312 ], [ %2310, %2307 ], [ %2304, %2303 ]
  %2317 = phi i64 [ %2305, %2312 ], [ %2311, %2307 ], [ %2305, %2303 ]
  br i1 %2258, label %2318, label %2327

2318:
  br i1 %2259, label %2324, label %2319

2319:
  %2320 = urem i64 %2317, %635
  %2321 = mul nsw i64 %636, %2320
  %2322 = add nsw i64 %2321, %2316
  %2323 = udiv i64 %2317, %635
  br label %2327

2324:
  %2325 = mul nsw i64 %636, %2317
  %2326 = add nsw i64 %2325, %2316
  br label %2327

2327:
  %2328 = phi i64 [ %2326, %2324 ], [ %2322, %2319 ], [ %2316, %2315 ]
  %2329 = phi i64 [ %2317, %2324 ], [ %2323, %2319 ], [ %2317, %2315 ]
  br i1 %2260, label %2330, label %2339

2330:
  br i1 %2261, label %2336, label %2331

2331:
  %2332 = urem i64 %2329, %638
  %2333 = mul nsw i64 %639, %2332
  %2334 = add nsw i64 %2333, %2328
  %2335 = udiv i64 %2329, %638
  br label %2339

2336:
  %2337 = mul nsw i64 %639, %2329
  %2338 = add nsw i64 %2337, %2328
  br label %2339

2339:
  %2340 = phi i64 [ %2338, %2336 ], [ %2334, %2331 ], [ %2328, %2327 ]
  %2341 = phi i64 [ %2329, %2336 ], [ %2335, %2331 ], [ %2329, %2327 ]
  br i1 %2262, label %2342, label %2351

2342:
  br i1 %2263, label %2348, label %2343

2343:
  %2344 = urem i64 %2341, %641
  %2345 = mul nsw i64 %642, %2344
  %2346 = add nsw i64 %2345, %2340
  %2347 = udiv i64 %2341, %641
  br label %2351

2348:
  %2349 = mul nsw i64 %642, %2341
  %2350 = add nsw i64 %2349, %2340
  br label %2351

2351:
  %2352 = phi i64 [ %2350, %2348 ], [ %2346, %2343 ], [ %2340, %2339 ]
  %2353 = phi i64 [ %2341, %2348 ], [ %2347, %2343 ], [ %2341, %2339 ]
  br i1 %2264, label %2354, label %2362

2354:
  br i1 %2265, label %2359, label %2355

2355:
  %2356 = urem i64 %2353, %644
  %2357 = mul nsw i64 %645, %2356
  %2358 = add nsw i64 %2357, %2352
  br label %2362

2359:
  %2360 = mul nsw i64 %645, %2353
  %2361 = add nsw i64 %2360, %2352
  br label %2362

2362:
  %2363 = phi i64 [ %2361, %2359 ], [ %2358, %2355 ], [ %2352, %2351 ]
  %2364 = getelementptr inbounds i8, ptr %449, i64 %2363
  %2365 = getelementptr inbounds i8, ptr %2364, i64 %2266
  br i1 %2267, label %2366, label %2369

2366:
  %2367 = add nuw nsw i64 %2295, 1
  %2368 = icmp eq i64 %2367, %2251
  br i1 %2368, label %2374, label %2294

2369:
  %2370 = phi ptr [ %2372, %2369 ], [ %2364, %2362 ]
  %2371 = select i1 %2269, ptr %2293, ptr null
  tail call void @pad.fortran.type.destroy(ptr noundef %2371, ptr noundef %2370) #10
  %2372 = getelementptr inbounds i8, ptr %2370, i64 %627
  %2373 = icmp eq ptr %2372, %2365
  br i1 %2373, label %2366, label %2369

2374:
  br i1 %849, label %2376, label %2375

2375:
  tail call void @free(ptr noundef %449)
  br label %2376

2376:
  store ptr %847, ptr %0, align 8
  br i1 %438, label %2379, label %2377

2377:
  %2378 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %846, ptr %2378, align 8
  br label %2379

2379:
  %2380 = icmp sgt i32 %2, 0
  br i1 %2380, label %2381, label %2385

2381:
  %2382 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %845, ptr %2382, align 8
  %2383 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %844, ptr %2383, align 8
  %2384 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %843, ptr %2384, align 8
  br label %2385

2385:
  %2386 = icmp sgt i32 %2, 1
  br i1 %2386, label %2387, label %2391

2387:
  %2388 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %842, ptr %2388, align 8
  %2389 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %841, ptr %2389, align 8
  %2390 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %840, ptr %2390, align 8
  br label %2391

2391:
  %2392 = icmp sgt i32 %2, 2
  br i1 %2392, label %2393, label %2397

2393:
  %2394 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %839, ptr %2394, align 8
  %2395 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %838, ptr %2395, align 8
  %2396 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %837, ptr %2396, align 8
  br label %2397

2397:
  %2398 = icmp sgt i32 %2, 3
  br i1 %2398, label %2399, label %2403

2399:
  %2400 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %836, ptr %2400, align 8
  %2401 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %835, ptr %2401, align 8
  %2402 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %834, ptr %2402, align 8
  br label %2403

2403:
  %2404 = icmp sgt i32 %2, 4
  br i1 %2404, label %2405, label %2409

2405:
  %2406 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %833, ptr %2406, align 8
  %2407 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %832, ptr %2407, align 8
  %2408 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %831, ptr %2408, align 8
  br label %2409

2409:
  %2410 = icmp sgt i32 %2, 5
  br i1 %2410, label %2411, label %2415

2411:
  %2412 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %830, ptr %2412, align 8
  %2413 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %829, ptr %2413, align 8
  %2414 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %828, ptr %2414, align 8
  br label %2415

2415:
  %2416 = icmp sgt i32 %2, 6
  br i1 %2416, label %2417, label %2421

2417:
  %2418 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %827, ptr %2418, align 8
  %2419 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %826, ptr %2419, align 8
  %2420 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %825, ptr %2420, align 8
  br label %2421

2421:
  ret void
}

declare i32 @pad.fortran.type.known(ptr noundef) local_unnamed_addr #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #7

declare i64 @llvm.umax.i64(i64, i64) #8

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" }
attributes #1 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #2 = { nounwind }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { noreturn }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { allocsize(0) }
attributes #12 = { noreturn nounwind }
