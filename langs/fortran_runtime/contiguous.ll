; Made from contiguous.c by regenerate.py.

define linkonce_odr hidden zeroext i1 @pad.fortran.IsContiguous(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %3 = load i8, ptr %2, align 4
  %4 = icmp sgt i8 %3, 7
  br i1 %4, label %5, label %7

5:
  %6 = tail call zeroext i1 @_FortranAIsContiguous(ptr noundef captures(none) %0) #2
  br label %114

7:
  %8 = icmp sgt i8 %3, 0
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = load i64, ptr %12, align 8
  br label %14

14:
  %15 = phi i64 [ %13, %9 ], [ 0, %7 ]
  %16 = phi i64 [ %11, %9 ], [ 1, %7 ]
  %17 = icmp sgt i8 %3, 1
  br i1 %17, label %18, label %23

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = load i64, ptr %21, align 8
  br label %23

23:
  %24 = phi i64 [ %22, %18 ], [ 0, %14 ]
  %25 = phi i64 [ %20, %18 ], [ 1, %14 ]
  %26 = icmp sgt i8 %3, 2
  br i1 %26, label %27, label %32

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %31 = load i64, ptr %30, align 8
  br label %32

32:
  %33 = phi i64 [ %31, %27 ], [ 0, %23 ]
  %34 = phi i64 [ %29, %27 ], [ 1, %23 ]
  %35 = icmp sgt i8 %3, 3
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %40 = load i64, ptr %39, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ 0, %32 ]
  %43 = phi i64 [ %38, %36 ], [ 1, %32 ]
  %44 = icmp sgt i8 %3, 4
  br i1 %44, label %45, label %50

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %49 = load i64, ptr %48, align 8
  br label %50

50:
  %51 = phi i64 [ %49, %45 ], [ 0, %41 ]
  %52 = phi i64 [ %47, %45 ], [ 1, %41 ]
  %53 = icmp sgt i8 %3, 5
  br i1 %53, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %54 ], [ 0, %50 ]
  %61 = phi i64 [ %56, %54 ], [ 1, %50 ]
  %62 = icmp eq i8 %3, 7
  br i1 %62, label %63, label %68

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %67 = load i64, ptr %66, align 8
  br label %68

68:
  %69 = phi i64 [ %65, %63 ], [ 1, %59 ]
  %70 = phi i64 [ %67, %63 ], [ 0, %59 ]
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %16, 1
  %74 = icmp eq i64 %15, %72
  %75 = select i1 %73, i1 true, i1 %74
  %76 = mul nsw i64 %16, %72
  %77 = icmp eq i64 %25, 1
  %78 = icmp eq i64 %24, %76
  %79 = select i1 %77, i1 true, i1 %78
  %80 = and i1 %79, %75
  %81 = mul nsw i64 %25, %76
  %82 = icmp eq i64 %34, 1
  %83 = icmp eq i64 %33, %81
  %84 = select i1 %82, i1 true, i1 %83
  %85 = and i1 %84, %80
  %86 = mul nsw i64 %34, %81
  %87 = icmp eq i64 %43, 1
  %88 = icmp eq i64 %42, %86
  %89 = select i1 %87, i1 true, i1 %88
  %90 = and i1 %89, %85
  %91 = mul nsw i64 %43, %86
  %92 = icmp eq i64 %52, 1
  %93 = icmp eq i64 %51, %91
  %94 = select i1 %92, i1 true, i1 %93
  %95 = and i1 %94, %90
  %96 = mul nsw i64 %52, %91
  %97 = icmp eq i64 %61, 1
  %98 = icmp eq i64 %60, %96
  %99 = select i1 %97, i1 true, i1 %98
  %100 = and i1 %99, %95
  %101 = icmp eq i64 %69, 1
  %102 = mul nsw i64 %61, %96
  %103 = icmp eq i64 %70, %102
  %104 = select i1 %101, i1 true, i1 %103
  %105 = and i1 %104, %100
  %106 = mul nsw i64 %25, %16
  %107 = mul nsw i64 %34, %106
  %108 = mul nsw i64 %43, %107
  %109 = mul nsw i64 %52, %108
  %110 = mul nsw i64 %61, %109
  %111 = mul nsw i64 %69, %110
  %112 = icmp slt i64 %111, 2
  %113 = select i1 %105, i1 true, i1 %112
  br label %114

114:
  %115 = phi i1 [ %6, %5 ], [ %113, %68 ]
  ret i1 %115
}

declare zeroext i1 @_FortranAIsContiguous(ptr noundef captures(none)) local_unnamed_addr #1

define linkonce_odr hidden zeroext i1 @pad.fortran.IsContiguousUpTo(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %5 = icmp sgt i8 %4, 7
  br i1 %5, label %6, label %8

6:
  %7 = tail call zeroext i1 @_FortranAIsContiguousUpTo(ptr noundef captures(none) %0, i32 noundef %1) #2
  br label %129

8:
  %9 = icmp sgt i8 %4, 0
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %8 ]
  %17 = phi i64 [ %12, %10 ], [ 1, %8 ]
  %18 = icmp sgt i8 %4, 1
  br i1 %18, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = load i64, ptr %22, align 8
  br label %24

24:
  %25 = phi i64 [ %23, %19 ], [ 0, %15 ]
  %26 = phi i64 [ %21, %19 ], [ 1, %15 ]
  %27 = icmp sgt i8 %4, 2
  br i1 %27, label %28, label %33

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = load i64, ptr %31, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %24 ]
  %35 = phi i64 [ %30, %28 ], [ 1, %24 ]
  %36 = icmp sgt i8 %4, 3
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 0, %33 ]
  %44 = phi i64 [ %39, %37 ], [ 1, %33 ]
  %45 = icmp sgt i8 %4, 4
  br i1 %45, label %46, label %51

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %50 = load i64, ptr %49, align 8
  br label %51

51:
  %52 = phi i64 [ %50, %46 ], [ 0, %42 ]
  %53 = phi i64 [ %48, %46 ], [ 1, %42 ]
  %54 = icmp sgt i8 %4, 5
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %59, %55 ], [ 0, %51 ]
  %62 = phi i64 [ %57, %55 ], [ 1, %51 ]
  %63 = icmp eq i8 %4, 7
  br i1 %63, label %64, label %69

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %68 = load i64, ptr %67, align 8
  br label %69

69:
  %70 = phi i64 [ %66, %64 ], [ 1, %60 ]
  %71 = phi i64 [ %68, %64 ], [ 0, %60 ]
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = icmp slt i32 %1, 1
  %75 = icmp eq i64 %17, 1
  %76 = select i1 %74, i1 true, i1 %75
  %77 = icmp eq i64 %16, %73
  %78 = select i1 %76, i1 true, i1 %77
  %79 = mul nsw i64 %17, %73
  %80 = icmp slt i32 %1, 2
  %81 = icmp eq i64 %26, 1
  %82 = select i1 %80, i1 true, i1 %81
  %83 = icmp eq i64 %25, %79
  %84 = select i1 %82, i1 true, i1 %83
  %85 = and i1 %84, %78
  %86 = mul nsw i64 %26, %79
  %87 = icmp slt i32 %1, 3
  %88 = icmp eq i64 %35, 1
  %89 = select i1 %87, i1 true, i1 %88
  %90 = icmp eq i64 %34, %86
  %91 = select i1 %89, i1 true, i1 %90
  %92 = and i1 %91, %85
  %93 = mul nsw i64 %35, %86
  %94 = icmp slt i32 %1, 4
  %95 = icmp eq i64 %44, 1
  %96 = select i1 %94, i1 true, i1 %95
  %97 = icmp eq i64 %43, %93
  %98 = select i1 %96, i1 true, i1 %97
  %99 = and i1 %98, %92
  %100 = mul nsw i64 %44, %93
  %101 = icmp slt i32 %1, 5
  %102 = icmp eq i64 %53, 1
  %103 = select i1 %101, i1 true, i1 %102
  %104 = icmp eq i64 %52, %100
  %105 = select i1 %103, i1 true, i1 %104
  %106 = and i1 %105, %99
  %107 = mul nsw i64 %53, %100
  %108 = icmp slt i32 %1, 6
  %109 = icmp eq i64 %62, 1
  %110 = select i1 %108, i1 true, i1 %109
  %111 = icmp eq i64 %61, %107
  %112 = select i1 %110, i1 true, i1 %111
  %113 = and i1 %112, %106
  %114 = mul nsw i64 %62, %107
  %115 = icmp slt i32 %1, 7
  %116 = icmp eq i64 %70, 1
  %117 = select i1 %115, i1 true, i1 %116
  %118 = icmp eq i64 %71, %114
  %119 = select i1 %117, i1 true, i1 %118
  %120 = and i1 %119, %113
  %121 = mul nsw i64 %26, %17
  %122 = mul nsw i64 %35, %121
  %123 = mul nsw i64 %44, %122
  %124 = mul nsw i64 %53, %123
  %125 = mul nsw i64 %62, %124
  %126 = mul nsw i64 %70, %125
  %127 = icmp slt i64 %126, 2
  %128 = select i1 %120, i1 true, i1 %127
  br label %129

129:
  %130 = phi i1 [ %7, %6 ], [ %128, %69 ]
  ret i1 %130
}

declare zeroext i1 @_FortranAIsContiguousUpTo(ptr noundef captures(none), i32 noundef) local_unnamed_addr #1

attributes #0 = { alwaysinline nounwind "no-jump-tables"="true" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
