; Made from contiguous.c by regenerate.py.
; IsContiguous: 1 arguments, facts of 0
; IsContiguousUpTo: 2 arguments, facts of 0

define linkonce_odr hidden zeroext i1 @pad.fortran.IsContiguous(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %8, label %11

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  br label %11

11:
  %12 = phi i64 [ %10, %8 ], [ %4, %6 ]
  %13 = icmp eq i32 %1, -128
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %16 = load i8, ptr %15, align 4
  %17 = sext i8 %16 to i32
  br label %18

18:
  %19 = phi i32 [ %17, %14 ], [ %1, %11 ]
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %21 ], [ 0, %18 ]
  %28 = phi i64 [ %23, %21 ], [ 1, %18 ]
  %29 = icmp sgt i32 %19, 1
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ 0, %26 ]
  %37 = phi i64 [ %32, %30 ], [ 1, %26 ]
  %38 = icmp sgt i32 %19, 2
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %43 = load i64, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ 0, %35 ]
  %46 = phi i64 [ %41, %39 ], [ 1, %35 ]
  %47 = icmp sgt i32 %19, 3
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %52 = load i64, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ %52, %48 ], [ 0, %44 ]
  %55 = phi i64 [ %50, %48 ], [ 1, %44 ]
  %56 = icmp sgt i32 %19, 4
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %61, %57 ], [ 0, %53 ]
  %64 = phi i64 [ %59, %57 ], [ 1, %53 ]
  %65 = icmp sgt i32 %19, 5
  br i1 %65, label %66, label %71

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %70 = load i64, ptr %69, align 8
  br label %71

71:
  %72 = phi i64 [ %68, %66 ], [ 1, %62 ]
  %73 = phi i64 [ %70, %66 ], [ 0, %62 ]
  %74 = icmp sgt i32 %19, 6
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %79 = load i64, ptr %78, align 8
  br label %80

80:
  %81 = phi i64 [ %77, %75 ], [ 1, %71 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %71 ]
  %83 = icmp sgt i32 %19, 7
  br i1 %83, label %84, label %86

84:
  %85 = tail call zeroext i1 @_FortranAIsContiguous(ptr noundef nonnull captures(none) %0) #2
  br label %128

86:
  %87 = icmp eq i64 %28, 1
  %88 = icmp eq i64 %27, %12
  %89 = select i1 %87, i1 true, i1 %88
  %90 = mul nsw i64 %28, %12
  %91 = icmp eq i64 %37, 1
  %92 = icmp eq i64 %36, %90
  %93 = select i1 %91, i1 true, i1 %92
  %94 = and i1 %93, %89
  %95 = mul nsw i64 %37, %90
  %96 = icmp eq i64 %46, 1
  %97 = icmp eq i64 %45, %95
  %98 = select i1 %96, i1 true, i1 %97
  %99 = and i1 %98, %94
  %100 = mul nsw i64 %46, %95
  %101 = icmp eq i64 %55, 1
  %102 = icmp eq i64 %54, %100
  %103 = select i1 %101, i1 true, i1 %102
  %104 = and i1 %103, %99
  %105 = mul nsw i64 %55, %100
  %106 = icmp eq i64 %64, 1
  %107 = icmp eq i64 %63, %105
  %108 = select i1 %106, i1 true, i1 %107
  %109 = and i1 %108, %104
  %110 = mul nsw i64 %64, %105
  %111 = icmp eq i64 %72, 1
  %112 = icmp eq i64 %73, %110
  %113 = select i1 %111, i1 true, i1 %112
  %114 = and i1 %113, %109
  %115 = icmp eq i64 %81, 1
  %116 = mul nsw i64 %72, %110
  %117 = icmp eq i64 %82, %116
  %118 = select i1 %115, i1 true, i1 %117
  %119 = and i1 %118, %114
  %120 = mul nsw i64 %37, %28
  %121 = mul nsw i64 %46, %120
  %122 = mul nsw i64 %55, %121
  %123 = mul nsw i64 %64, %122
  %124 = mul nsw i64 %72, %123
  %125 = mul nsw i64 %81, %124
  %126 = icmp slt i64 %125, 2
  %127 = select i1 %119, i1 true, i1 %126
  br label %128

128:
  %129 = phi i1 [ %85, %84 ], [ %127, %86 ]
  ret i1 %129
}

declare zeroext i1 @_FortranAIsContiguous(ptr noundef captures(none)) local_unnamed_addr #1

define linkonce_odr hidden zeroext i1 @pad.fortran.IsContiguousUpTo(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = icmp eq i64 %5, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %9 ], [ %5, %7 ]
  %14 = icmp eq i32 %2, -128
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4
  %18 = sext i8 %17 to i32
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ %2, %12 ]
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %28 = phi i64 [ %26, %22 ], [ 0, %19 ]
  %29 = phi i64 [ %24, %22 ], [ 1, %19 ]
  %30 = icmp sgt i32 %20, 1
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ 0, %27 ]
  %38 = phi i64 [ %33, %31 ], [ 1, %27 ]
  %39 = icmp sgt i32 %20, 2
  br i1 %39, label %40, label %45

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %44 = load i64, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ %44, %40 ], [ 0, %36 ]
  %47 = phi i64 [ %42, %40 ], [ 1, %36 ]
  %48 = icmp sgt i32 %20, 3
  br i1 %48, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ %53, %49 ], [ 0, %45 ]
  %56 = phi i64 [ %51, %49 ], [ 1, %45 ]
  %57 = icmp sgt i32 %20, 4
  br i1 %57, label %58, label %63

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %62 = load i64, ptr %61, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %58 ], [ 0, %54 ]
  %65 = phi i64 [ %60, %58 ], [ 1, %54 ]
  %66 = icmp sgt i32 %20, 5
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
  %75 = icmp sgt i32 %20, 6
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
  %84 = icmp sgt i32 %20, 7
  br i1 %84, label %85, label %87

85:
  %86 = tail call zeroext i1 @_FortranAIsContiguousUpTo(ptr noundef nonnull captures(none) %0, i32 noundef %1) #2
  br label %143

87:
  %88 = icmp slt i32 %1, 1
  %89 = icmp eq i64 %29, 1
  %90 = select i1 %88, i1 true, i1 %89
  %91 = icmp eq i64 %28, %13
  %92 = select i1 %90, i1 true, i1 %91
  %93 = mul nsw i64 %29, %13
  %94 = icmp slt i32 %1, 2
  %95 = icmp eq i64 %38, 1
  %96 = select i1 %94, i1 true, i1 %95
  %97 = icmp eq i64 %37, %93
  %98 = select i1 %96, i1 true, i1 %97
  %99 = and i1 %98, %92
  %100 = mul nsw i64 %38, %93
  %101 = icmp slt i32 %1, 3
  %102 = icmp eq i64 %47, 1
  %103 = select i1 %101, i1 true, i1 %102
  %104 = icmp eq i64 %46, %100
  %105 = select i1 %103, i1 true, i1 %104
  %106 = and i1 %105, %99
  %107 = mul nsw i64 %47, %100
  %108 = icmp slt i32 %1, 4
  %109 = icmp eq i64 %56, 1
  %110 = select i1 %108, i1 true, i1 %109
  %111 = icmp eq i64 %55, %107
  %112 = select i1 %110, i1 true, i1 %111
  %113 = and i1 %112, %106
  %114 = mul nsw i64 %56, %107
  %115 = icmp slt i32 %1, 5
  %116 = icmp eq i64 %65, 1
  %117 = select i1 %115, i1 true, i1 %116
  %118 = icmp eq i64 %64, %114
  %119 = select i1 %117, i1 true, i1 %118
  %120 = and i1 %119, %113
  %121 = mul nsw i64 %65, %114
  %122 = icmp slt i32 %1, 6
  %123 = icmp eq i64 %73, 1
  %124 = select i1 %122, i1 true, i1 %123
  %125 = icmp eq i64 %74, %121
  %126 = select i1 %124, i1 true, i1 %125
  %127 = and i1 %126, %120
  %128 = mul nsw i64 %73, %121
  %129 = icmp slt i32 %1, 7
  %130 = icmp eq i64 %82, 1
  %131 = select i1 %129, i1 true, i1 %130
  %132 = icmp eq i64 %83, %128
  %133 = select i1 %131, i1 true, i1 %132
  %134 = and i1 %133, %127
  %135 = mul nsw i64 %38, %29
  %136 = mul nsw i64 %47, %135
  %137 = mul nsw i64 %56, %136
  %138 = mul nsw i64 %65, %137
  %139 = mul nsw i64 %73, %138
  %140 = mul nsw i64 %82, %139
  %141 = icmp slt i64 %140, 2
  %142 = select i1 %134, i1 true, i1 %141
  br label %143

143:
  %144 = phi i1 [ %86, %85 ], [ %142, %87 ]
  ret i1 %144
}

declare zeroext i1 @_FortranAIsContiguousUpTo(ptr noundef captures(none), i32 noundef) local_unnamed_addr #1

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
