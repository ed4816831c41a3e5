; Made from tree.c by regenerate.py.

%struct.link = type { ptr, ptr }

define ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef readonly captures(address, ret: address, provenance) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5

10:
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22

22:
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}

define ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef readonly captures(address, ret: address, provenance) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5

10:
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22

22:
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}

define ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef readonly captures(address) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17

17:
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17

22:
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29

29:
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}

define ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef readonly captures(address) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17

17:
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17

22:
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29

29:
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}

define void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef initializes((0, 4), (8, 32)) %1, ptr noundef %2, ptr noundef captures(address) %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i32 0, ptr %1, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  br i1 %0, label %7, label %18

7:
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %1, ptr %8, align 8
  %9 = icmp eq ptr %2, %3
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %1, ptr %12, align 8
  br label %24

13:
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %2, %15
  br i1 %16, label %17, label %24

17:
  store ptr %1, ptr %14, align 8
  br label %24

18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %2, %21
  br i1 %22, label %23, label %24

23:
  store ptr %1, ptr %20, align 8
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %1, %26
  br i1 %27, label %169, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %38, label %169

33:
  %34 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %169

38:
  %39 = phi ptr [ %35, %33 ], [ %30, %28 ]
  %40 = phi ptr [ %165, %33 ], [ %1, %28 ]
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %39, %44
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ %44, %38 ]
  %51 = icmp eq ptr %50, null
  br i1 %51, label %56, label %52

52:
  %53 = load i32, ptr %50, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:
  store i32 1, ptr %39, align 8
  store i32 1, ptr %50, align 8
  store i32 0, ptr %42, align 8
  br label %164

56:
  br i1 %45, label %57, label %110

57:
  %58 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %40, %59
  br i1 %60, label %61, label %83

61:
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %63 = load ptr, ptr %62, align 8
  store ptr %63, ptr %58, align 8
  %64 = load ptr, ptr %62, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %68, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 8
  store ptr %39, ptr %67, align 8
  br label %68

68:
  %69 = load ptr, ptr %41, align 8
  %70 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store ptr %69, ptr %70, align 8
  %71 = load ptr, ptr %25, align 8
  %72 = icmp eq ptr %39, %71
  br i1 %72, label %73, label %74

73:
  store ptr %59, ptr %25, align 8
  br label %82

74:
  %75 = load ptr, ptr %41, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %39, %77
  br i1 %78, label %79, label %80

79:
  store ptr %59, ptr %76, align 8
  br label %82

80:
  %81 = getelementptr inbounds nuw i8, ptr %75, i64 24
  store ptr %59, ptr %81, align 8
  br label %82

82:
  store ptr %39, ptr %62, align 8
  store ptr %59, ptr %41, align 8
  br label %83

83:
  %84 = phi ptr [ %39, %82 ], [ %40, %57 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %86 = load ptr, ptr %85, align 8
  store i32 1, ptr %86, align 8
  store i32 0, ptr %42, align 8
  %87 = load ptr, ptr %43, align 8
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load ptr, ptr %88, align 8
  store ptr %89, ptr %43, align 8
  %90 = load ptr, ptr %88, align 8
  %91 = icmp eq ptr %90, null
  br i1 %91, label %94, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store ptr %42, ptr %93, align 8
  br label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 8
  store ptr %96, ptr %97, align 8
  %98 = load ptr, ptr %25, align 8
  %99 = icmp eq ptr %42, %98
  br i1 %99, label %100, label %101

100:
  store ptr %87, ptr %25, align 8
  br label %109

101:
  %102 = load ptr, ptr %95, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %42, %104
  br i1 %105, label %106, label %107

106:
  store ptr %87, ptr %103, align 8
  br label %109

107:
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 24
  store ptr %87, ptr %108, align 8
  br label %109

109:
  store ptr %42, ptr %88, align 8
  store ptr %87, ptr %95, align 8
  br label %164

110:
  %111 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %40, %112
  br i1 %113, label %114, label %136

114:
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load ptr, ptr %115, align 8
  store ptr %116, ptr %111, align 8
  %117 = load ptr, ptr %115, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %121, label %119

119:
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 8
  store ptr %39, ptr %120, align 8
  br label %121

121:
  %122 = load ptr, ptr %41, align 8
  %123 = getelementptr inbounds nuw i8, ptr %112, i64 8
  store ptr %122, ptr %123, align 8
  %124 = load ptr, ptr %25, align 8
  %125 = icmp eq ptr %39, %124
  br i1 %125, label %126, label %127

126:
  store ptr %112, ptr %25, align 8
  br label %135

127:
  %128 = load ptr, ptr %41, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %130 = load ptr, ptr %129, align 8
  %131 = icmp eq ptr %39, %130
  br i1 %131, label %132, label %133

132:
  store ptr %112, ptr %129, align 8
  br label %135

133:
  %134 = getelementptr inbounds nuw i8, ptr %128, i64 24
  store ptr %112, ptr %134, align 8
  br label %135

135:
  store ptr %39, ptr %115, align 8
  store ptr %112, ptr %41, align 8
  br label %136

136:
  %137 = phi ptr [ %39, %135 ], [ %40, %110 ]
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8
  store i32 1, ptr %139, align 8
  store i32 0, ptr %42, align 8
  %140 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %143 = load ptr, ptr %142, align 8
  store ptr %143, ptr %140, align 8
  %144 = load ptr, ptr %142, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %148, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %144, i64 8
  store ptr %42, ptr %147, align 8
  br label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store ptr %150, ptr %151, align 8
  %152 = load ptr, ptr %25, align 8
  %153 = icmp eq ptr %42, %152
  br i1 %153, label %154, label %155

154:
  store ptr %141, ptr %25, align 8
  br label %163

155:
  %156 = load ptr, ptr %149, align 8
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %158 = load ptr, ptr %157, align 8
  %159 = icmp eq ptr %42, %158
  br i1 %159, label %160, label %161

160:
  store ptr %141, ptr %157, align 8
  br label %163

161:
  %162 = getelementptr inbounds nuw i8, ptr %156, i64 24
  store ptr %141, ptr %162, align 8
  br label %163

163:
  store ptr %42, ptr %142, align 8
  store ptr %141, ptr %149, align 8
  br label %164

164:
  %165 = phi ptr [ %42, %55 ], [ %84, %109 ], [ %137, %163 ]
  %166 = load ptr, ptr %25, align 8
  %167 = icmp eq ptr %165, %166
  br i1 %167, label %168, label %33

168:
  br label %169

169:
  %170 = phi ptr [ %26, %24 ], [ %166, %168 ], [ %26, %28 ], [ %166, %33 ]
  store i32 1, ptr %170, align 8
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef returned %0, ptr noundef captures(none) %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  br i1 %5, label %18, label %8

8:
  %9 = icmp eq ptr %7, null
  br i1 %9, label %18, label %10

10:
  %11 = phi ptr [ %13, %10 ], [ %7, %8 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %10

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %17 = load ptr, ptr %16, align 8
  br label %18

18:
  %19 = phi ptr [ %17, %15 ], [ %4, %8 ], [ %7, %2 ]
  %20 = phi ptr [ %11, %15 ], [ %0, %8 ], [ %0, %2 ]
  %21 = icmp eq ptr %20, %0
  br i1 %21, label %63, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %20, ptr %23, align 8
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %20, %27
  br i1 %28, label %42, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %19, null
  br i1 %32, label %35, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %31, ptr %34, align 8
  br label %35

35:
  %36 = load ptr, ptr %30, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store ptr %19, ptr %37, align 8
  %38 = load ptr, ptr %26, align 8
  %39 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store ptr %38, ptr %39, align 8
  %40 = load ptr, ptr %26, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store ptr %20, ptr %41, align 8
  br label %42

42:
  %43 = phi ptr [ %31, %35 ], [ %20, %22 ]
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %0, %45
  br i1 %46, label %47, label %48

47:
  store ptr %20, ptr %44, align 8
  br label %57

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %0, %52
  br i1 %53, label %54, label %55

54:
  store ptr %20, ptr %51, align 8
  br label %57

55:
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 24
  store ptr %20, ptr %56, align 8
  br label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %59, ptr %60, align 8
  %61 = load i32, ptr %20, align 8
  %62 = load i32, ptr %0, align 8
  store i32 %62, ptr %20, align 8
  store i32 %61, ptr %0, align 8
  br label %111

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %19, null
  br i1 %66, label %69, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %65, ptr %68, align 8
  br label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %0, %71
  br i1 %72, label %73, label %74

73:
  store ptr %19, ptr %70, align 8
  br label %82

74:
  %75 = load ptr, ptr %64, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %0, %77
  br i1 %78, label %79, label %80

79:
  store ptr %19, ptr %76, align 8
  br label %82

80:
  %81 = getelementptr inbounds nuw i8, ptr %75, i64 24
  store ptr %19, ptr %81, align 8
  br label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, %0
  br i1 %85, label %86, label %97

86:
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %95, label %90

90:
  %91 = phi ptr [ %93, %90 ], [ %19, %86 ]
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %90

95:
  %96 = phi ptr [ %65, %86 ], [ %91, %90 ]
  store ptr %96, ptr %83, align 8
  br label %97

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, %0
  br i1 %100, label %101, label %111

101:
  %102 = load ptr, ptr %3, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:
  %105 = phi ptr [ %107, %104 ], [ %19, %101 ]
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %109, label %104

109:
  %110 = phi ptr [ %65, %101 ], [ %105, %104 ]
  store ptr %110, ptr %98, align 8
  br label %111

111:
  %112 = phi ptr [ %43, %57 ], [ %65, %109 ], [ %65, %97 ]
  %113 = load i32, ptr %0, align 8
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %336, label %115

115:
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %117

117:
  %118 = phi ptr [ %329, %328 ], [ %112, %115 ]
  %119 = phi ptr [ %330, %328 ], [ %19, %115 ]
  %120 = load ptr, ptr %116, align 8
  %121 = icmp eq ptr %119, %120
  br i1 %121, label %332, label %122

122:
  %123 = icmp eq ptr %119, null
  br i1 %123, label %127, label %124

124:
  %125 = load i32, ptr %119, align 8
  %126 = icmp eq i32 %125, 1
  br i1 %126, label %127, label %332

127:
  %128 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %119, %129
  br i1 %130, label %131, label %134

131:
  %132 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %133 = load ptr, ptr %132, align 8
  br label %134

134:
  %135 = phi ptr [ %133, %131 ], [ %129, %127 ]
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %192

138:
  store i32 1, ptr %135, align 8
  store i32 0, ptr %118, align 8
  br i1 %130, label %139, label %164

139:
  %140 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %143 = load ptr, ptr %142, align 8
  store ptr %143, ptr %140, align 8
  %144 = load ptr, ptr %142, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %148, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %144, i64 8
  store ptr %118, ptr %147, align 8
  br label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store ptr %150, ptr %151, align 8
  %152 = load ptr, ptr %116, align 8
  %153 = icmp eq ptr %118, %152
  br i1 %153, label %154, label %155

154:
  store ptr %141, ptr %116, align 8
  br label %163

155:
  %156 = load ptr, ptr %149, align 8
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %158 = load ptr, ptr %157, align 8
  %159 = icmp eq ptr %118, %158
  br i1 %159, label %160, label %161

160:
  store ptr %141, ptr %157, align 8
  br label %163

161:
  %162 = getelementptr inbounds nuw i8, ptr %156, i64 24
  store ptr %141, ptr %162, align 8
  br label %163

163:
  store ptr %118, ptr %142, align 8
  store ptr %141, ptr %149, align 8
  br label %188

164:
  %165 = load ptr, ptr %128, align 8
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 24
  %167 = load ptr, ptr %166, align 8
  store ptr %167, ptr %128, align 8
  %168 = load ptr, ptr %166, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %172, label %170

170:
  %171 = getelementptr inbounds nuw i8, ptr %168, i64 8
  store ptr %118, ptr %171, align 8
  br label %172

172:
  %173 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %165, i64 8
  store ptr %174, ptr %175, align 8
  %176 = load ptr, ptr %116, align 8
  %177 = icmp eq ptr %118, %176
  br i1 %177, label %178, label %179

178:
  store ptr %165, ptr %116, align 8
  br label %187

179:
  %180 = load ptr, ptr %173, align 8
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %182 = load ptr, ptr %181, align 8
  %183 = icmp eq ptr %118, %182
  br i1 %183, label %184, label %185

184:
  store ptr %165, ptr %181, align 8
  br label %187

185:
  %186 = getelementptr inbounds nuw i8, ptr %180, i64 24
  store ptr %165, ptr %186, align 8
  br label %187

187:
  store ptr %118, ptr %166, align 8
  store ptr %165, ptr %173, align 8
  br label %188

188:
  %189 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %190 = select i1 %130, ptr %189, ptr %128
  %191 = load ptr, ptr %190, align 8
  br label %192

192:
  %193 = phi ptr [ %191, %188 ], [ %135, %134 ]
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %195 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %196 = select i1 %130, ptr %194, ptr %195
  %197 = load ptr, ptr %196, align 8
  %198 = select i1 %130, ptr %195, ptr %194
  %199 = load ptr, ptr %198, align 8
  %200 = icmp eq ptr %197, null
  br i1 %200, label %204, label %201

201:
  %202 = load i32, ptr %197, align 8
  %203 = icmp eq i32 %202, 1
  br i1 %203, label %204, label %212

204:
  %205 = icmp eq ptr %199, null
  br i1 %205, label %209, label %206

206:
  %207 = load i32, ptr %199, align 8
  %208 = icmp eq i32 %207, 1
  br i1 %208, label %209, label %212

209:
  store i32 0, ptr %193, align 8
  %210 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %211 = load ptr, ptr %210, align 8
  br label %328

212:
  %213 = icmp eq ptr %199, null
  br i1 %213, label %217, label %214

214:
  %215 = load i32, ptr %199, align 8
  %216 = icmp eq i32 %215, 1
  br i1 %216, label %217, label %270

217:
  store i32 1, ptr %197, align 8
  store i32 0, ptr %193, align 8
  br i1 %130, label %218, label %242

218:
  %219 = load ptr, ptr %194, align 8
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 24
  %221 = load ptr, ptr %220, align 8
  store ptr %221, ptr %194, align 8
  %222 = load ptr, ptr %220, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %226, label %224

224:
  %225 = getelementptr inbounds nuw i8, ptr %222, i64 8
  store ptr %193, ptr %225, align 8
  br label %226

226:
  %227 = getelementptr inbounds nuw i8, ptr %193, i64 8
  %228 = load ptr, ptr %227, align 8
  %229 = getelementptr inbounds nuw i8, ptr %219, i64 8
  store ptr %228, ptr %229, align 8
  %230 = load ptr, ptr %116, align 8
  %231 = icmp eq ptr %193, %230
  br i1 %231, label %232, label %233

232:
  store ptr %219, ptr %116, align 8
  br label %241

233:
  %234 = load ptr, ptr %227, align 8
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 16
  %236 = load ptr, ptr %235, align 8
  %237 = icmp eq ptr %193, %236
  br i1 %237, label %238, label %239

238:
  store ptr %219, ptr %235, align 8
  br label %241

239:
  %240 = getelementptr inbounds nuw i8, ptr %234, i64 24
  store ptr %219, ptr %240, align 8
  br label %241

241:
  store ptr %193, ptr %220, align 8
  store ptr %219, ptr %227, align 8
  br label %266

242:
  %243 = load ptr, ptr %195, align 8
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 16
  %245 = load ptr, ptr %244, align 8
  store ptr %245, ptr %195, align 8
  %246 = load ptr, ptr %244, align 8
  %247 = icmp eq ptr %246, null
  br i1 %247, label %250, label %248

248:
  %249 = getelementptr inbounds nuw i8, ptr %246, i64 8
  store ptr %193, ptr %249, align 8
  br label %250

250:
  %251 = getelementptr inbounds nuw i8, ptr %193, i64 8
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds nuw i8, ptr %243, i64 8
  store ptr %252, ptr %253, align 8
  %254 = load ptr, ptr %116, align 8
  %255 = icmp eq ptr %193, %254
  br i1 %255, label %256, label %257

256:
  store ptr %243, ptr %116, align 8
  br label %265

257:
  %258 = load ptr, ptr %251, align 8
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %260 = load ptr, ptr %259, align 8
  %261 = icmp eq ptr %193, %260
  br i1 %261, label %262, label %263

262:
  store ptr %243, ptr %259, align 8
  br label %265

263:
  %264 = getelementptr inbounds nuw i8, ptr %258, i64 24
  store ptr %243, ptr %264, align 8
  br label %265

265:
  store ptr %193, ptr %244, align 8
  store ptr %243, ptr %251, align 8
  br label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %268 = select i1 %130, ptr %267, ptr %128
  %269 = load ptr, ptr %268, align 8
  br label %270

270:
  %271 = phi ptr [ %269, %266 ], [ %193, %214 ]
  %272 = load i32, ptr %118, align 8
  store i32 %272, ptr %271, align 8
  store i32 1, ptr %118, align 8
  %273 = select i1 %130, i64 24, i64 16
  %274 = getelementptr inbounds nuw i8, ptr %271, i64 %273
  %275 = load ptr, ptr %274, align 8
  %276 = icmp eq ptr %275, null
  br i1 %276, label %278, label %277

277:
  store i32 1, ptr %275, align 8
  br label %278

278:
  br i1 %130, label %279, label %304

279:
  %280 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 16
  %283 = load ptr, ptr %282, align 8
  store ptr %283, ptr %280, align 8
  %284 = load ptr, ptr %282, align 8
  %285 = icmp eq ptr %284, null
  br i1 %285, label %288, label %286

286:
  %287 = getelementptr inbounds nuw i8, ptr %284, i64 8
  store ptr %118, ptr %287, align 8
  br label %288

288:
  %289 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds nuw i8, ptr %281, i64 8
  store ptr %290, ptr %291, align 8
  %292 = load ptr, ptr %116, align 8
  %293 = icmp eq ptr %118, %292
  br i1 %293, label %294, label %295

294:
  store ptr %281, ptr %116, align 8
  br label %303

295:
  %296 = load ptr, ptr %289, align 8
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 16
  %298 = load ptr, ptr %297, align 8
  %299 = icmp eq ptr %118, %298
  br i1 %299, label %300, label %301

300:
  store ptr %281, ptr %297, align 8
  br label %303

301:
  %302 = getelementptr inbounds nuw i8, ptr %296, i64 24
  store ptr %281, ptr %302, align 8
  br label %303

303:
  store ptr %118, ptr %282, align 8
  store ptr %281, ptr %289, align 8
  br label %328

304:
  %305 = load ptr, ptr %128, align 8
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 24
  %307 = load ptr, ptr %306, align 8
  store ptr %307, ptr %128, align 8
  %308 = load ptr, ptr %306, align 8
  %309 = icmp eq ptr %308, null
  br i1 %309, label %312, label %310

310:
  %311 = getelementptr inbounds nuw i8, ptr %308, i64 8
  store ptr %118, ptr %311, align 8
  br label %312

312:
  %313 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %314 = load ptr, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %305, i64 8
  store ptr %314, ptr %315, align 8
  %316 = load ptr, ptr %116, align 8
  %317 = icmp eq ptr %118, %316
  br i1 %317, label %318, label %319

318:
  store ptr %305, ptr %116, align 8
  br label %327

319:
  %320 = load ptr, ptr %313, align 8
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 16
  %322 = load ptr, ptr %321, align 8
  %323 = icmp eq ptr %118, %322
  br i1 %323, label %324, label %325

324:
  store ptr %305, ptr %321, align 8
  br label %327

325:
  %326 = getelementptr inbounds nuw i8, ptr %320, i64 24
  store ptr %305, ptr %326, align 8
  br label %327

327:
  store ptr %118, ptr %306, align 8
  store ptr %305, ptr %313, align 8
  br label %328

328:
  %329 = phi ptr [ %211, %209 ], [ %118, %327 ], [ %118, %303 ]
  %330 = phi ptr [ %118, %209 ], [ %119, %327 ], [ %119, %303 ]
  %331 = phi i1 [ true, %209 ], [ false, %327 ], [ false, %303 ]
  br i1 %331, label %117, label %332

332:
  %333 = phi ptr [ %330, %328 ], [ %119, %124 ], [ %119, %117 ]
  %334 = icmp eq ptr %333, null
  br i1 %334, label %336, label %335

335:
  store i32 1, ptr %333, align 8
  br label %336

336:
  ret ptr %0
}

define void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef initializes((0, 16)) %0, ptr noundef %1) local_unnamed_addr #3 {
  store ptr %1, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  %6 = load ptr, ptr %3, align 8
  store ptr %0, ptr %6, align 8
  store ptr %0, ptr %3, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %5, ptr %7, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %14, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %10 = load ptr, ptr %8, align 8
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %8, align 8
  %13 = load ptr, ptr %11, align 8
  store ptr %1, ptr %13, align 8
  store ptr %7, ptr %11, align 8
  br label %14

14:
  ret void
}

define void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef captures(address) %0) local_unnamed_addr #1 {
  br label %2

2:
  %3 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  store ptr %4, ptr %5, align 8
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %2

8:
  ret void
}

define void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = alloca %struct.link, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, %0
  %6 = load ptr, ptr %1, align 8
  %7 = icmp eq ptr %6, %1
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0, i64 16, i1 false)
  br i1 %7, label %13, label %8

8:
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false)
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %0, ptr %14, align 8
  br label %15

15:
  %16 = phi ptr [ %0, %13 ], [ %12, %8 ]
  store ptr %0, ptr %16, align 8
  br i1 %5, label %22, label %17

17:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8
  br label %24

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %1, ptr %23, align 8
  br label %24

24:
  %25 = phi ptr [ %1, %22 ], [ %21, %17 ]
  store ptr %1, ptr %25, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
