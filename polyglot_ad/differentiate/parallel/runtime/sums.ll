; Made from sums.c by regenerate.py.

@pad.sums.empty = internal constant [2 x { i64, i64 }] zeroinitializer, align 16
@pad.sums.none = internal constant { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] } { { i64, i64 } zeroinitializer, ptr @pad.sums.empty, i64 63, i64 zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, [8 x i8] zeroinitializer }, align 128
@pad.sums.alone = internal constant { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] } { { i64, i64 } zeroinitializer, ptr @pad.sums.empty, i64 63, i64 zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, [8 x i8] zeroinitializer }, align 128
@pad.sums.table = internal thread_local global ptr @pad.sums.none, align 8

define internal { i64, i64 } @pad.sums.double(ptr %0, ptr %1, double %2) nounwind noinline {
  %4 = icmp eq ptr %0, @pad.sums.none
  br i1 %4, label %5, label %7

5:
  %6 = atomicrmw fadd ptr %1, double %2 monotonic, align 8
  br label %51

7:
  %8 = ptrtoint ptr %1 to i64
  %9 = and i64 %8, -4089
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = lshr i64 -1, %13
  %15 = lshr i64 %8, 12
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, %13
  br label %18

18:
  %19 = phi i64 [ %17, %7 ], [ %28, %18 ]
  %20 = phi ptr [ undef, %7 ], [ %27, %18 ]
  %21 = and i64 %19, %14
  %22 = getelementptr inbounds nuw { i64, i64 }, ptr %11, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne i64 %23, %9
  %25 = icmp ne i64 %23, 0
  %26 = and i1 %24, %25
  %27 = select i1 %26, ptr %20, ptr %22
  %28 = add i64 %19, 1
  br i1 %26, label %18, label %29

29:
  %30 = load i64, ptr %27, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %37, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = insertvalue { i64, i64 } poison, i64 %30, 0
  %36 = insertvalue { i64, i64 } %35, i64 %34, 1
  br label %39

37:
  %38 = tail call fastcc { i64, i64 } @pad.sums.enter(ptr %0, i64 %9)
  br label %39

39:
  %40 = phi { i64, i64 } [ %36, %32 ], [ %38, %37 ]
  %41 = extractvalue { i64, i64 } %40, 0
  %42 = extractvalue { i64, i64 } %40, 1
  %43 = icmp eq i64 %41, 0
  br i1 %43, label %49, label %44

44:
  %45 = getelementptr inbounds i8, ptr %1, i64 %42
  %46 = load double, ptr %45, align 1
  %47 = fadd double %2, %46
  store double %47, ptr %45, align 1
  store i64 %41, ptr %0, align 128
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %42, ptr %48, align 8
  br label %51

49:
  %50 = atomicrmw fadd ptr %1, double %2 monotonic, align 8
  br label %51

51:
  %52 = phi i64 [ 0, %5 ], [ %41, %44 ], [ 0, %49 ]
  %53 = phi i64 [ 0, %5 ], [ %42, %44 ], [ %42, %49 ]
  %54 = insertvalue { i64, i64 } poison, i64 %52, 0
  %55 = insertvalue { i64, i64 } %54, i64 %53, 1
  ret { i64, i64 } %55
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) nounwind

define internal void @pad.sums.once_double(ptr %0, double %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, @pad.sums.alone
  br i1 %5, label %6, label %9

6:
  %7 = load double, ptr %0, align 1
  %8 = fadd double %1, %7
  store double %8, ptr %0, align 1
  br label %11

9:
  %10 = tail call { i64, i64 } @pad.sums.double(ptr %4, ptr %0, double %1)
  br label %11

11:
  ret void
}

define internal void @pad.sums.fixed_double(ptr %0, double %1) nounwind noinline {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %13, label %4

4:
  %5 = getelementptr i8, ptr @pad.sums.table, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, @pad.sums.alone
  br i1 %7, label %8, label %11

8:
  %9 = load double, ptr %0, align 1
  %10 = fadd double %1, %9
  store double %10, ptr %0, align 1
  br label %13

11:
  %12 = tail call { i64, i64 } @pad.sums.double(ptr %6, ptr %0, double %1)
  br label %13

13:
  ret void
}

define internal { i64, i64 } @pad.sums.float(ptr %0, ptr %1, float %2) nounwind noinline {
  %4 = icmp eq ptr %0, @pad.sums.none
  br i1 %4, label %5, label %7

5:
  %6 = atomicrmw fadd ptr %1, float %2 monotonic, align 4
  br label %52

7:
  %8 = ptrtoint ptr %1 to i64
  %9 = and i64 %8, -4093
  %10 = or disjoint i64 %9, 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = lshr i64 -1, %14
  %16 = lshr i64 %8, 12
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, %14
  br label %19

19:
  %20 = phi i64 [ %18, %7 ], [ %29, %19 ]
  %21 = phi ptr [ undef, %7 ], [ %28, %19 ]
  %22 = and i64 %20, %15
  %23 = getelementptr inbounds nuw { i64, i64 }, ptr %12, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %24, %10
  %26 = icmp ne i64 %24, 0
  %27 = and i1 %25, %26
  %28 = select i1 %27, ptr %21, ptr %23
  %29 = add i64 %20, 1
  br i1 %27, label %19, label %30

30:
  %31 = load i64, ptr %28, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %38, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = insertvalue { i64, i64 } poison, i64 %31, 0
  %37 = insertvalue { i64, i64 } %36, i64 %35, 1
  br label %40

38:
  %39 = tail call fastcc { i64, i64 } @pad.sums.enter(ptr %0, i64 %10)
  br label %40

40:
  %41 = phi { i64, i64 } [ %37, %33 ], [ %39, %38 ]
  %42 = extractvalue { i64, i64 } %41, 0
  %43 = extractvalue { i64, i64 } %41, 1
  %44 = icmp eq i64 %42, 0
  br i1 %44, label %50, label %45

45:
  %46 = getelementptr inbounds i8, ptr %1, i64 %43
  %47 = load float, ptr %46, align 1
  %48 = fadd float %2, %47
  store float %48, ptr %46, align 1
  store i64 %42, ptr %0, align 128
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %43, ptr %49, align 8
  br label %52

50:
  %51 = atomicrmw fadd ptr %1, float %2 monotonic, align 4
  br label %52

52:
  %53 = phi i64 [ 0, %5 ], [ %42, %45 ], [ 0, %50 ]
  %54 = phi i64 [ 0, %5 ], [ %43, %45 ], [ %43, %50 ]
  %55 = insertvalue { i64, i64 } poison, i64 %53, 0
  %56 = insertvalue { i64, i64 } %55, i64 %54, 1
  ret { i64, i64 } %56
}

define internal void @pad.sums.once_float(ptr %0, float %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, @pad.sums.alone
  br i1 %5, label %6, label %9

6:
  %7 = load float, ptr %0, align 1
  %8 = fadd float %1, %7
  store float %8, ptr %0, align 1
  br label %11

9:
  %10 = tail call { i64, i64 } @pad.sums.float(ptr %4, ptr %0, float %1)
  br label %11

11:
  ret void
}

define internal void @pad.sums.fixed_float(ptr %0, float %1) nounwind noinline {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %13, label %4

4:
  %5 = getelementptr i8, ptr @pad.sums.table, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, @pad.sums.alone
  br i1 %7, label %8, label %11

8:
  %9 = load float, ptr %0, align 1
  %10 = fadd float %1, %9
  store float %10, ptr %0, align 1
  br label %13

11:
  %12 = tail call { i64, i64 } @pad.sums.float(ptr %6, ptr %0, float %1)
  br label %13

13:
  ret void
}

define internal { i64, i64 } @pad.sums.page_double(ptr %0, ptr %1) nounwind noinline {
  %3 = icmp eq ptr %0, @pad.sums.none
  %4 = icmp eq ptr %0, @pad.sums.alone
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = zext i1 %4 to i64
  %8 = insertvalue { i64, i64 } poison, i64 %7, 0
  %9 = insertvalue { i64, i64 } %8, i64 0, 1
  br label %42

10:
  %11 = ptrtoint ptr %1 to i64
  %12 = and i64 %11, -4089
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 16
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = lshr i64 -1, %16
  %18 = lshr i64 %11, 12
  %19 = mul i64 %18, -7046029254386353131
  %20 = lshr i64 %19, %16
  br label %21

21:
  %22 = phi i64 [ %20, %10 ], [ %31, %21 ]
  %23 = phi ptr [ undef, %10 ], [ %30, %21 ]
  %24 = and i64 %22, %17
  %25 = getelementptr inbounds nuw { i64, i64 }, ptr %14, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = icmp ne i64 %26, %12
  %28 = icmp ne i64 %26, 0
  %29 = and i1 %27, %28
  %30 = select i1 %29, ptr %23, ptr %25
  %31 = add i64 %22, 1
  br i1 %29, label %21, label %32

32:
  %33 = load i64, ptr %30, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %40, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = insertvalue { i64, i64 } poison, i64 %33, 0
  %39 = insertvalue { i64, i64 } %38, i64 %37, 1
  br label %42

40:
  %41 = tail call fastcc { i64, i64 } @pad.sums.enter(ptr %0, i64 %12)
  br label %42

42:
  %43 = phi { i64, i64 } [ %9, %6 ], [ %39, %35 ], [ %41, %40 ]
  ret { i64, i64 } %43
}

define internal { i64, i64 } @pad.sums.page_float(ptr %0, ptr %1) nounwind noinline {
  %3 = icmp eq ptr %0, @pad.sums.none
  %4 = icmp eq ptr %0, @pad.sums.alone
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = zext i1 %4 to i64
  %8 = insertvalue { i64, i64 } poison, i64 %7, 0
  %9 = insertvalue { i64, i64 } %8, i64 0, 1
  br label %43

10:
  %11 = ptrtoint ptr %1 to i64
  %12 = and i64 %11, -4093
  %13 = or disjoint i64 %12, 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 16
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = lshr i64 -1, %17
  %19 = lshr i64 %11, 12
  %20 = mul i64 %19, -7046029254386353131
  %21 = lshr i64 %20, %17
  br label %22

22:
  %23 = phi i64 [ %21, %10 ], [ %32, %22 ]
  %24 = phi ptr [ undef, %10 ], [ %31, %22 ]
  %25 = and i64 %23, %18
  %26 = getelementptr inbounds nuw { i64, i64 }, ptr %15, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne i64 %27, %13
  %29 = icmp ne i64 %27, 0
  %30 = and i1 %28, %29
  %31 = select i1 %30, ptr %24, ptr %26
  %32 = add i64 %23, 1
  br i1 %30, label %22, label %33

33:
  %34 = load i64, ptr %31, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %41, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = insertvalue { i64, i64 } poison, i64 %34, 0
  %40 = insertvalue { i64, i64 } %39, i64 %38, 1
  br label %43

41:
  %42 = tail call fastcc { i64, i64 } @pad.sums.enter(ptr %0, i64 %13)
  br label %43

43:
  %44 = phi { i64, i64 } [ %9, %6 ], [ %40, %36 ], [ %42, %41 ]
  ret { i64, i64 } %44
}

define internal void @pad.sums.settle_bytes(ptr %0, i64 %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load i64, ptr %5, align 32
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %77, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %10 = ptrtoint ptr %0 to i64
  %11 = and i64 %10, -4096
  %12 = ptrtoint ptr %9 to i64
  %13 = icmp ult i64 %11, %12
  br i1 %13, label %14, label %77

14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  br label %17

17:
  %18 = phi i64 [ %11, %14 ], [ %23, %22 ]
  %19 = lshr exact i64 %18, 12
  %20 = mul i64 %19, -7046029254386353131
  %21 = inttoptr i64 %18 to ptr
  br label %25

22:
  %23 = add i64 %18, 4096
  %24 = icmp ult i64 %23, %12
  br i1 %24, label %17, label %77

25:
  %26 = phi i64 [ 0, %17 ], [ %75, %74 ]
  %27 = load ptr, ptr %15, align 16
  %28 = load i64, ptr %16, align 8
  %29 = or disjoint i64 %26, %18
  %30 = lshr i64 -1, %28
  %31 = lshr i64 %20, %28
  br label %32

32:
  %33 = phi i64 [ %31, %25 ], [ %42, %32 ]
  %34 = phi ptr [ undef, %25 ], [ %41, %32 ]
  %35 = and i64 %33, %30
  %36 = getelementptr inbounds nuw { i64, i64 }, ptr %27, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne i64 %37, %29
  %39 = icmp ne i64 %37, 0
  %40 = and i1 %38, %39
  %41 = select i1 %40, ptr %34, ptr %36
  %42 = add i64 %33, 1
  br i1 %40, label %32, label %43

43:
  %44 = load i64, ptr %41, align 8
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = icmp samesign ult i64 %26, 8
  %48 = select i1 %47, i64 8, i64 4
  %49 = icmp ne i64 %44, 0
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %74

52:
  %53 = and i64 %26, 7
  br label %54

54:
  %55 = phi i64 [ %53, %52 ], [ %72, %71 ]
  %56 = getelementptr inbounds nuw i8, ptr %21, i64 %55
  %57 = icmp ult ptr %56, %0
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 %48
  %59 = icmp ugt ptr %58, %9
  %60 = select i1 %57, i1 true, i1 %59
  br i1 %60, label %71, label %61

61:
  %62 = getelementptr inbounds i8, ptr %56, i64 %46
  br i1 %47, label %67, label %63

63:
  %64 = load float, ptr %62, align 1
  %65 = load float, ptr %56, align 1
  %66 = fadd float %64, %65
  store float %66, ptr %56, align 1
  store float 0.000000e+00, ptr %62, align 1
  br label %71

67:
  %68 = load double, ptr %62, align 1
  %69 = load double, ptr %56, align 1
  %70 = fadd double %68, %69
  store double %70, ptr %56, align 1
  store double 0.000000e+00, ptr %62, align 1
  br label %71

71:
  %72 = add nuw nsw i64 %55, %48
  %73 = icmp samesign ult i64 %72, 4096
  br i1 %73, label %54, label %74

74:
  %75 = add nuw nsw i64 %26, 1
  %76 = icmp eq i64 %75, 12
  br i1 %76, label %22, label %25

77:
  ret void
}

define internal void @pad.sums.settle_double(ptr %0) nounwind noinline {
  %2 = getelementptr i8, ptr @pad.sums.table, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %5 = load i64, ptr %4, align 32
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %41, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = ptrtoint ptr %0 to i64
  %13 = and i64 %12, -4089
  %14 = lshr i64 -1, %11
  %15 = lshr i64 %12, 12
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, %11
  br label %18

18:
  %19 = phi i64 [ %17, %7 ], [ %28, %18 ]
  %20 = phi ptr [ undef, %7 ], [ %27, %18 ]
  %21 = and i64 %19, %14
  %22 = getelementptr inbounds nuw { i64, i64 }, ptr %9, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne i64 %23, %13
  %25 = icmp ne i64 %23, 0
  %26 = and i1 %24, %25
  %27 = select i1 %26, ptr %20, ptr %22
  %28 = add i64 %19, 1
  br i1 %26, label %18, label %29

29:
  %30 = load i64, ptr %27, align 8
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %30, 0
  %34 = icmp ne i64 %32, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds i8, ptr %0, i64 %32
  %38 = load double, ptr %37, align 1
  %39 = load double, ptr %0, align 1
  %40 = fadd double %38, %39
  store double %40, ptr %0, align 1
  store double 0.000000e+00, ptr %37, align 1
  br label %41

41:
  ret void
}

define internal void @pad.sums.settle_float(ptr %0) nounwind noinline {
  %2 = getelementptr i8, ptr @pad.sums.table, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %5 = load i64, ptr %4, align 32
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %42, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = ptrtoint ptr %0 to i64
  %13 = and i64 %12, -4093
  %14 = or disjoint i64 %13, 8
  %15 = lshr i64 -1, %11
  %16 = lshr i64 %12, 12
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, %11
  br label %19

19:
  %20 = phi i64 [ %18, %7 ], [ %29, %19 ]
  %21 = phi ptr [ undef, %7 ], [ %28, %19 ]
  %22 = and i64 %20, %15
  %23 = getelementptr inbounds nuw { i64, i64 }, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %24, %14
  %26 = icmp ne i64 %24, 0
  %27 = and i1 %25, %26
  %28 = select i1 %27, ptr %21, ptr %23
  %29 = add i64 %20, 1
  br i1 %27, label %19, label %30

30:
  %31 = load i64, ptr %28, align 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = icmp ne i64 %31, 0
  %35 = icmp ne i64 %33, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds i8, ptr %0, i64 %33
  %39 = load float, ptr %38, align 1
  %40 = load float, ptr %0, align 1
  %41 = fadd float %39, %40
  store float %41, ptr %0, align 1
  store float 0.000000e+00, ptr %38, align 1
  br label %42

42:
  ret void
}

define internal void @pad.sums.pass() nounwind noinline {
  %1 = getelementptr i8, ptr @pad.sums.table, i64 0
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %4 = load i64, ptr %3, align 32
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %70, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %70

12:
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = tail call i32 @omp_get_level()
  %16 = sext i32 %15 to i64
  %17 = icmp eq i64 %14, %16
  br i1 %17, label %18, label %70

18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %65, %64 ]
  %23 = load ptr, ptr %20, align 16
  %24 = getelementptr inbounds nuw { i64, i64 }, ptr %23, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %64, label %29

29:
  %30 = and i64 %25, 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %48, label %32

32:
  %33 = and i64 %25, -4093
  %34 = inttoptr i64 %33 to ptr
  %35 = getelementptr inbounds i8, ptr %34, i64 %27
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %46, %45 ]
  %38 = getelementptr inbounds nuw float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 1
  %40 = fcmp une float %39, 0.000000e+00
  br i1 %40, label %41, label %45

41:
  store float 0.000000e+00, ptr %38, align 1
  %42 = getelementptr inbounds nuw float, ptr %34, i64 %37
  %43 = load float, ptr %42, align 1
  %44 = fadd float %39, %43
  store float %44, ptr %42, align 1
  br label %45

45:
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, 1024
  br i1 %47, label %64, label %36

48:
  %49 = and i64 %25, -4089
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds i8, ptr %50, i64 %27
  br label %52

52:
  %53 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %54 = getelementptr inbounds nuw double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 1
  %56 = fcmp une double %55, 0.000000e+00
  br i1 %56, label %57, label %61

57:
  store double 0.000000e+00, ptr %54, align 1
  %58 = getelementptr inbounds nuw double, ptr %50, i64 %53
  %59 = load double, ptr %58, align 1
  %60 = fadd double %55, %59
  store double %60, ptr %58, align 1
  br label %61

61:
  %62 = add nuw nsw i64 %53, 1
  %63 = icmp eq i64 %62, 512
  br i1 %63, label %64, label %52

64:
  %65 = add i64 %22, 1
  %66 = load i64, ptr %19, align 8
  %67 = sub i64 64, %66
  %68 = lshr i64 %65, %67
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %21, label %70

70:
  ret void
}

declare i32 @omp_get_level() nounwind

define internal fastcc void @pad.sums.fold(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) nounwind noinline {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq ptr %1, null
  %9 = icmp eq i64 %4, 0
  %10 = icmp eq ptr %1, null
  %11 = icmp eq i64 %4, 0
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %5 ], [ %76, %75 ]
  %15 = load ptr, ptr %7, align 16
  %16 = getelementptr inbounds nuw { i64, i64 }, ptr %15, i64 %14
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %75, label %21

21:
  %22 = lshr i64 %17, 12
  %23 = mul i64 %22, -7046029254386353131
  %24 = lshr i64 %23, 32
  %25 = mul i64 %24, %3
  %26 = lshr i64 %25, 32
  %27 = icmp eq i64 %26, %2
  br i1 %27, label %28, label %75

28:
  %29 = and i64 %17, 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %53, label %31

31:
  %32 = and i64 %17, -4093
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds i8, ptr %33, i64 %19
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %51, %50 ]
  %37 = getelementptr inbounds nuw float, ptr %34, i64 %36
  %38 = load float, ptr %37, align 1
  %39 = fcmp une float %38, 0.000000e+00
  br i1 %39, label %40, label %50

40:
  store float 0.000000e+00, ptr %37, align 1
  %41 = getelementptr inbounds nuw float, ptr %33, i64 %36
  br i1 %8, label %44, label %42

42:
  %43 = tail call { i64, i64 } @pad.sums.float(ptr %1, ptr %41, float %38)
  br label %50

44:
  br i1 %9, label %47, label %45

45:
  %46 = atomicrmw fadd ptr %41, float %38 monotonic, align 4
  br label %50

47:
  %48 = load float, ptr %41, align 1
  %49 = fadd float %38, %48
  store float %49, ptr %41, align 1
  br label %50

50:
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, 1024
  br i1 %52, label %75, label %35

53:
  %54 = and i64 %17, -4089
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %55, i64 %19
  br label %57

57:
  %58 = phi i64 [ 0, %53 ], [ %73, %72 ]
  %59 = getelementptr inbounds nuw double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 1
  %61 = fcmp une double %60, 0.000000e+00
  br i1 %61, label %62, label %72

62:
  store double 0.000000e+00, ptr %59, align 1
  %63 = getelementptr inbounds nuw double, ptr %55, i64 %58
  br i1 %10, label %66, label %64

64:
  %65 = tail call { i64, i64 } @pad.sums.double(ptr %1, ptr %63, double %60)
  br label %72

66:
  br i1 %11, label %69, label %67

67:
  %68 = atomicrmw fadd ptr %63, double %60 monotonic, align 8
  br label %72

69:
  %70 = load double, ptr %63, align 1
  %71 = fadd double %60, %70
  store double %71, ptr %63, align 1
  br label %72

72:
  %73 = add nuw nsw i64 %58, 1
  %74 = icmp eq i64 %73, 512
  br i1 %74, label %75, label %57

75:
  %76 = add i64 %14, 1
  %77 = load i64, ptr %6, align 8
  %78 = sub i64 64, %77
  %79 = lshr i64 %76, %78
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %13, label %12
}

define internal i64 @pad.sums.bytes(i64 %0) nounwind noinline {
  %2 = shl i64 %0, 7
  %3 = add i64 %2, 768
  ret i64 %3
}

define internal ptr @pad.sums.prepare(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) nounwind noinline {
  %6 = getelementptr i8, ptr @pad.sums.table, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %0 to i64
  %9 = add i64 %8, 127
  %10 = and i64 %9, -128
  %11 = inttoptr i64 %10 to ptr
  %12 = shl i64 %1, 7
  %13 = add i64 %12, 640
  %14 = tail call ptr @memset(ptr %11, i32 0, i64 %13)
  store i64 %1, ptr %11, align 128
  %15 = icmp ne ptr %7, @pad.sums.none
  %16 = icmp ne ptr %7, @pad.sums.alone
  %17 = and i1 %15, %16
  %18 = zext i1 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 %18, ptr %19, align 8
  %20 = icmp eq i64 %2, 0
  %21 = select i1 %20, i1 true, i1 %17
  %22 = icmp slt i64 %1, 65534
  %23 = xor i1 %21, true
  %24 = and i1 %22, %23
  %25 = zext i1 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %25, ptr %26, align 16
  %27 = icmp ne i64 %3, 0
  %28 = xor i1 %17, true
  %29 = select i1 %27, i1 %28, i1 false
  %30 = zext i1 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %4, ptr %32, align 32
  %33 = icmp sgt i64 %1, 0
  br i1 %33, label %34, label %36

34:
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 640
  br label %37

36:
  ret ptr %11

37:
  %38 = phi i64 [ 0, %34 ], [ %45, %37 ]
  %39 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %35, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 72
  store ptr %11, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 80
  store i64 %38, ptr %41, align 16
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 104
  store i64 512, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store ptr @pad.sums.empty, ptr %43, align 16
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 24
  store i64 63, ptr %44, align 8
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %36, label %37
}

declare ptr @memset(ptr, i32, i64) nounwind

define internal ptr @pad.sums.open(ptr %0, i64 %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %0, align 128
  %6 = icmp eq i64 %5, 1
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %24

11:
  %12 = icmp ne i64 %1, 0
  %13 = and i1 %12, %6
  br i1 %13, label %22, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %16 = tail call i32 @omp_get_thread_num()
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %15, i64 %17
  %19 = tail call i32 @omp_get_level()
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 88
  store i64 %20, ptr %21, align 8
  br label %22

22:
  %23 = phi ptr [ %18, %14 ], [ @pad.sums.alone, %11 ]
  store ptr %23, ptr %3, align 8
  br label %24

24:
  ret ptr %4
}

declare i32 @omp_get_thread_num() nounwind

define internal void @pad.sums.close(ptr %0, ptr %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  store ptr %1, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = icmp eq ptr %4, @pad.sums.alone
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %243, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load i64, ptr %11, align 32
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %93, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %17

17:
  %18 = phi i64 [ 0, %14 ], [ %59, %58 ]
  %19 = load ptr, ptr %16, align 16
  %20 = getelementptr inbounds nuw { i64, i64 }, ptr %19, i64 %18
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %58, label %25

25:
  %26 = and i64 %21, 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:
  %29 = and i64 %21, -4093
  %30 = inttoptr i64 %29 to ptr
  %31 = getelementptr inbounds i8, ptr %30, i64 %23
  br label %32

32:
  %33 = phi i64 [ 0, %28 ], [ %41, %40 ]
  %34 = getelementptr inbounds nuw float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 1
  %36 = fcmp une float %35, 0.000000e+00
  br i1 %36, label %37, label %40

37:
  store float 0.000000e+00, ptr %34, align 1
  %38 = getelementptr inbounds nuw float, ptr %30, i64 %33
  %39 = atomicrmw fadd ptr %38, float %35 monotonic, align 4
  br label %40

40:
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %58, label %32

43:
  %44 = and i64 %21, -4089
  %45 = inttoptr i64 %44 to ptr
  %46 = getelementptr inbounds i8, ptr %45, i64 %23
  br label %47

47:
  %48 = phi i64 [ 0, %43 ], [ %56, %55 ]
  %49 = getelementptr inbounds nuw double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 1
  %51 = fcmp une double %50, 0.000000e+00
  br i1 %51, label %52, label %55

52:
  store double 0.000000e+00, ptr %49, align 1
  %53 = getelementptr inbounds nuw double, ptr %45, i64 %48
  %54 = atomicrmw fadd ptr %53, double %50 monotonic, align 8
  br label %55

55:
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, 512
  br i1 %57, label %58, label %47

58:
  %59 = add i64 %18, 1
  %60 = load i64, ptr %15, align 8
  %61 = sub i64 64, %60
  %62 = lshr i64 %59, %61
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %17, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %66 = atomicrmw add ptr %65, i64 1 acq_rel, align 16
  %67 = add i64 %66, 1
  %68 = load i64, ptr %0, align 128
  %69 = icmp eq i64 %67, %68
  br i1 %69, label %70, label %243

70:
  %71 = icmp sgt i64 %68, 0
  br i1 %71, label %72, label %240

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %74

74:
  %75 = phi i64 [ 0, %72 ], [ %86, %85 ]
  %76 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %78 = load ptr, ptr %77, align 16
  %79 = icmp eq ptr %78, @pad.sums.empty
  br i1 %79, label %81, label %80

80:
  tail call void @free(ptr %78)
  br label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %76, i64 48
  %83 = load ptr, ptr %82, align 16
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %89

85:
  %86 = add nuw nsw i64 %75, 1
  %87 = load i64, ptr %0, align 128
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %74, label %240

89:
  %90 = phi ptr [ %91, %89 ], [ %83, %81 ]
  %91 = load ptr, ptr %90, align 8
  tail call void @free(ptr %90)
  %92 = icmp eq ptr %91, null
  br i1 %92, label %85, label %89

93:
  %94 = load i64, ptr %0, align 128
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %96 = load i64, ptr %95, align 32
  %97 = add i64 %96, 1
  %98 = mul nsw i64 %97, %94
  %99 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %100 = load i64, ptr %99, align 8
  %101 = icmp ugt i64 %100, 32
  %102 = icmp eq i64 %100, 0
  br i1 %102, label %108, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 56
  %107 = atomicrmw add ptr %106, i64 %100 monotonic, align 8
  br label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 40
  %112 = atomicrmw add ptr %111, i64 1 acq_rel, align 8
  %113 = add i64 %112, 1
  %114 = icmp eq i64 %113, %98
  br i1 %114, label %115, label %119

115:
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, 0
  br label %134

119:
  br i1 %101, label %120, label %141

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %122 = load atomic i64, ptr %121 acquire, align 8
  %123 = icmp slt i64 %122, %98
  br i1 %123, label %124, label %134

124:
  %125 = phi i64 [ %131, %130 ], [ 1, %120 ]
  %126 = and i64 %125, 63
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %130

128:
  %129 = tail call i32 @sched_yield()
  br label %130

130:
  %131 = add i64 %125, 1
  %132 = load atomic i64, ptr %121 acquire, align 8
  %133 = icmp slt i64 %132, %98
  br i1 %133, label %124, label %134

134:
  %135 = phi i1 [ %118, %115 ], [ true, %120 ], [ true, %130 ]
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br i1 %135, label %137, label %141

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %139 = atomicrmw add ptr %136, i64 1 monotonic, align 16
  %140 = icmp slt i64 %139, 64
  br i1 %140, label %170, label %141

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %143 = atomicrmw add ptr %142, i64 1 acq_rel, align 16
  %144 = add i64 %143, 1
  %145 = load i64, ptr %0, align 128
  %146 = icmp eq i64 %144, %145
  br i1 %146, label %147, label %243

147:
  %148 = icmp sgt i64 %145, 0
  br i1 %148, label %149, label %240

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %151

151:
  %152 = phi i64 [ 0, %149 ], [ %163, %162 ]
  %153 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %150, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %155 = load ptr, ptr %154, align 16
  %156 = icmp eq ptr %155, @pad.sums.empty
  br i1 %156, label %158, label %157

157:
  tail call void @free(ptr %155)
  br label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 48
  %160 = load ptr, ptr %159, align 16
  %161 = icmp eq ptr %160, null
  br i1 %161, label %162, label %166

162:
  %163 = add nuw nsw i64 %152, 1
  %164 = load i64, ptr %0, align 128
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %151, label %240

166:
  %167 = phi ptr [ %168, %166 ], [ %160, %158 ]
  %168 = load ptr, ptr %167, align 8
  tail call void @free(ptr %167)
  %169 = icmp eq ptr %168, null
  br i1 %169, label %162, label %166

170:
  %171 = phi i64 [ %238, %237 ], [ %139, %137 ]
  %172 = load i64, ptr %0, align 128
  %173 = icmp sgt i64 %172, 0
  br i1 %173, label %174, label %237

174:
  %175 = phi i64 [ %234, %233 ], [ 0, %170 ]
  %176 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %138, i64 %175
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %178 = getelementptr inbounds nuw i8, ptr %176, i64 16
  br label %179

179:
  %180 = phi i64 [ 0, %174 ], [ %228, %227 ]
  %181 = load ptr, ptr %178, align 16
  %182 = getelementptr inbounds nuw { i64, i64 }, ptr %181, i64 %180
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %227, label %187

187:
  %188 = lshr i64 %183, 12
  %189 = mul i64 %188, -7046029254386353131
  %190 = lshr i64 %189, 58
  %191 = icmp eq i64 %190, %171
  br i1 %191, label %192, label %227

192:
  %193 = and i64 %183, 8
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %211, label %195

195:
  %196 = and i64 %183, -4093
  %197 = inttoptr i64 %196 to ptr
  %198 = getelementptr inbounds i8, ptr %197, i64 %185
  br label %199

199:
  %200 = phi i64 [ 0, %195 ], [ %209, %208 ]
  %201 = getelementptr inbounds nuw float, ptr %198, i64 %200
  %202 = load float, ptr %201, align 1
  %203 = fcmp une float %202, 0.000000e+00
  br i1 %203, label %204, label %208

204:
  store float 0.000000e+00, ptr %201, align 1
  %205 = getelementptr inbounds nuw float, ptr %197, i64 %200
  %206 = load float, ptr %205, align 1
  %207 = fadd float %202, %206
  store float %207, ptr %205, align 1
  br label %208

208:
  %209 = add nuw nsw i64 %200, 1
  %210 = icmp eq i64 %209, 1024
  br i1 %210, label %227, label %199

211:
  %212 = and i64 %183, -4089
  %213 = inttoptr i64 %212 to ptr
  %214 = getelementptr inbounds i8, ptr %213, i64 %185
  br label %215

215:
  %216 = phi i64 [ 0, %211 ], [ %225, %224 ]
  %217 = getelementptr inbounds nuw double, ptr %214, i64 %216
  %218 = load double, ptr %217, align 1
  %219 = fcmp une double %218, 0.000000e+00
  br i1 %219, label %220, label %224

220:
  store double 0.000000e+00, ptr %217, align 1
  %221 = getelementptr inbounds nuw double, ptr %213, i64 %216
  %222 = load double, ptr %221, align 1
  %223 = fadd double %218, %222
  store double %223, ptr %221, align 1
  br label %224

224:
  %225 = add nuw nsw i64 %216, 1
  %226 = icmp eq i64 %225, 512
  br i1 %226, label %227, label %215

227:
  %228 = add i64 %180, 1
  %229 = load i64, ptr %177, align 8
  %230 = sub i64 64, %229
  %231 = lshr i64 %228, %230
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %179, label %233

233:
  %234 = add nuw nsw i64 %175, 1
  %235 = load i64, ptr %0, align 128
  %236 = icmp slt i64 %234, %235
  br i1 %236, label %174, label %237

237:
  %238 = atomicrmw add ptr %136, i64 1 monotonic, align 16
  %239 = icmp slt i64 %238, 64
  br i1 %239, label %170, label %141

240:
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %242 = load ptr, ptr %241, align 8
  tail call void @free(ptr %242)
  br label %243

243:
  ret void
}

declare i32 @sched_yield() nounwind

define internal fastcc void @pad.sums.add_share(ptr %0, i64 %1, i64 %2) nounwind noinline {
  %4 = load i64, ptr %0, align 128
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %9

8:
  ret void

9:
  %10 = phi i64 [ 0, %6 ], [ %71, %70 ]
  %11 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  br label %14

14:
  %15 = phi i64 [ 0, %9 ], [ %65, %64 ]
  %16 = load ptr, ptr %13, align 16
  %17 = getelementptr inbounds nuw { i64, i64 }, ptr %16, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %64, label %22

22:
  %23 = lshr i64 %18, 12
  %24 = mul i64 %23, -7046029254386353131
  %25 = lshr i64 %24, 32
  %26 = mul i64 %25, %2
  %27 = lshr i64 %26, 32
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %64

29:
  %30 = and i64 %18, 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %48, label %32

32:
  %33 = and i64 %18, -4093
  %34 = inttoptr i64 %33 to ptr
  %35 = getelementptr inbounds i8, ptr %34, i64 %20
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %46, %45 ]
  %38 = getelementptr inbounds nuw float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 1
  %40 = fcmp une float %39, 0.000000e+00
  br i1 %40, label %41, label %45

41:
  store float 0.000000e+00, ptr %38, align 1
  %42 = getelementptr inbounds nuw float, ptr %34, i64 %37
  %43 = load float, ptr %42, align 1
  %44 = fadd float %39, %43
  store float %44, ptr %42, align 1
  br label %45

45:
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, 1024
  br i1 %47, label %64, label %36

48:
  %49 = and i64 %18, -4089
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds i8, ptr %50, i64 %20
  br label %52

52:
  %53 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %54 = getelementptr inbounds nuw double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 1
  %56 = fcmp une double %55, 0.000000e+00
  br i1 %56, label %57, label %61

57:
  store double 0.000000e+00, ptr %54, align 1
  %58 = getelementptr inbounds nuw double, ptr %50, i64 %53
  %59 = load double, ptr %58, align 1
  %60 = fadd double %55, %59
  store double %60, ptr %58, align 1
  br label %61

61:
  %62 = add nuw nsw i64 %53, 1
  %63 = icmp eq i64 %62, 512
  br i1 %63, label %64, label %52

64:
  %65 = add i64 %15, 1
  %66 = load i64, ptr %12, align 8
  %67 = sub i64 64, %66
  %68 = lshr i64 %65, %67
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %14, label %70

70:
  %71 = add nuw nsw i64 %10, 1
  %72 = load i64, ptr %0, align 128
  %73 = icmp slt i64 %71, %72
  br i1 %73, label %9, label %8
}

define internal void @pad.sums.abandon(ptr %0) nounwind noinline {
  %2 = getelementptr i8, ptr @pad.sums.table, i64 0
  %3 = load ptr, ptr %2, align 8
  store ptr %0, ptr %2, align 8
  %4 = icmp eq ptr %3, %0
  %5 = icmp eq ptr %3, @pad.sums.none
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %3, @pad.sums.alone
  %8 = or i1 %7, %6
  br i1 %8, label %50, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %50

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %17 = atomicrmw add ptr %16, i64 1 acq_rel, align 8
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %20 = atomicrmw add ptr %19, i64 1 acq_rel, align 16
  %21 = add i64 %20, 1
  %22 = load i64, ptr %18, align 128
  %23 = icmp eq i64 %21, %22
  br i1 %23, label %24, label %50

24:
  %25 = icmp sgt i64 %22, 0
  br i1 %25, label %26, label %47

26:
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 640
  br label %28

28:
  %29 = phi i64 [ 0, %26 ], [ %40, %39 ]
  %30 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %27, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 16
  %33 = icmp eq ptr %32, @pad.sums.empty
  br i1 %33, label %35, label %34

34:
  tail call void @free(ptr %32)
  br label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %37 = load ptr, ptr %36, align 16
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %43

39:
  %40 = add nuw nsw i64 %29, 1
  %41 = load i64, ptr %18, align 128
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %28, label %47

43:
  %44 = phi ptr [ %45, %43 ], [ %37, %35 ]
  %45 = load ptr, ptr %44, align 8
  tail call void @free(ptr %44)
  %46 = icmp eq ptr %45, null
  br i1 %46, label %39, label %43

47:
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 88
  %49 = load ptr, ptr %48, align 8
  tail call void @free(ptr %49)
  br label %50

50:
  ret void
}

define internal void @pad.sums.finish(ptr %0) nounwind noinline {
  %2 = getelementptr i8, ptr @pad.sums.table, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %47, label %7

7:
  %8 = load i64, ptr %0, align 128
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %47, label %10

10:
  %11 = load i64, ptr %0, align 128
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %38

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %41

15:
  %16 = icmp sgt i64 %45, 0
  br i1 %16, label %17, label %38

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %19

19:
  %20 = phi i64 [ 0, %17 ], [ %31, %30 ]
  %21 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load ptr, ptr %22, align 16
  %24 = icmp eq ptr %23, @pad.sums.empty
  br i1 %24, label %26, label %25

25:
  tail call void @free(ptr %23)
  br label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %28 = load ptr, ptr %27, align 16
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %34

30:
  %31 = add nuw nsw i64 %20, 1
  %32 = load i64, ptr %0, align 128
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %19, label %38

34:
  %35 = phi ptr [ %36, %34 ], [ %28, %26 ]
  %36 = load ptr, ptr %35, align 8
  tail call void @free(ptr %35)
  %37 = icmp eq ptr %36, null
  br i1 %37, label %30, label %34

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %40 = load ptr, ptr %39, align 8
  tail call void @free(ptr %40)
  br label %47

41:
  %42 = phi i64 [ 0, %13 ], [ %44, %41 ]
  %43 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %14, i64 %42
  tail call fastcc void @pad.sums.fold(ptr %43, ptr %3, i64 0, i64 1, i64 0)
  %44 = add nuw nsw i64 %42, 1
  %45 = load i64, ptr %0, align 128
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %41, label %15

47:
  ret void
}

define internal void @pad.sums.barrier(ptr %0, i32 %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %18, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = tail call i32 @omp_get_level()
  %16 = sext i32 %15 to i64
  %17 = icmp eq i64 %14, %16
  br i1 %17, label %19, label %18

18:
  tail call void @__kmpc_barrier(ptr %0, i32 %1)
  br label %205

19:
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %21 = load i64, ptr %20, align 32
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %74, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %26

26:
  %27 = phi i64 [ 0, %23 ], [ %68, %67 ]
  %28 = load ptr, ptr %25, align 16
  %29 = getelementptr inbounds nuw { i64, i64 }, ptr %28, i64 %27
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %67, label %34

34:
  %35 = and i64 %30, 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %52, label %37

37:
  %38 = and i64 %30, -4093
  %39 = inttoptr i64 %38 to ptr
  %40 = getelementptr inbounds i8, ptr %39, i64 %32
  br label %41

41:
  %42 = phi i64 [ 0, %37 ], [ %50, %49 ]
  %43 = getelementptr inbounds nuw float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 1
  %45 = fcmp une float %44, 0.000000e+00
  br i1 %45, label %46, label %49

46:
  store float 0.000000e+00, ptr %43, align 1
  %47 = getelementptr inbounds nuw float, ptr %39, i64 %42
  %48 = atomicrmw fadd ptr %47, float %44 monotonic, align 4
  br label %49

49:
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, 1024
  br i1 %51, label %67, label %41

52:
  %53 = and i64 %30, -4089
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds i8, ptr %54, i64 %32
  br label %56

56:
  %57 = phi i64 [ 0, %52 ], [ %65, %64 ]
  %58 = getelementptr inbounds nuw double, ptr %55, i64 %57
  %59 = load double, ptr %58, align 1
  %60 = fcmp une double %59, 0.000000e+00
  br i1 %60, label %61, label %64

61:
  store double 0.000000e+00, ptr %58, align 1
  %62 = getelementptr inbounds nuw double, ptr %54, i64 %57
  %63 = atomicrmw fadd ptr %62, double %59 monotonic, align 8
  br label %64

64:
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, 512
  br i1 %66, label %67, label %56

67:
  %68 = add i64 %27, 1
  %69 = load i64, ptr %24, align 8
  %70 = sub i64 64, %69
  %71 = lshr i64 %68, %70
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %26, label %73

73:
  tail call void @__kmpc_barrier(ptr %0, i32 %1)
  br label %205

74:
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %76 = load i64, ptr %75, align 32
  %77 = add i64 %76, 1
  store i64 %77, ptr %75, align 32
  %78 = load i64, ptr %6, align 128
  %79 = mul nsw i64 %78, %77
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %87, label %83

83:
  %84 = load ptr, ptr %5, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %86 = atomicrmw add ptr %85, i64 %81 monotonic, align 8
  br label %87

87:
  %88 = load ptr, ptr %5, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 40
  %90 = atomicrmw add ptr %89, i64 1 acq_rel, align 8
  %91 = add i64 %90, 1
  %92 = icmp eq i64 %91, %79
  br i1 %92, label %93, label %104

93:
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %104, label %97

97:
  %98 = icmp slt i64 %95, 33
  br i1 %98, label %99, label %101

99:
  tail call fastcc void @pad.sums.add_share(ptr %6, i64 0, i64 1)
  tail call fastcc void @pad.sums.forget_claims(ptr %6)
  %100 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %77, ptr %100, align 64
  br label %103

101:
  %102 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 %77, ptr %102, align 8
  br label %103

103:
  store i64 0, ptr %94, align 8
  br label %104

104:
  tail call void @__kmpc_barrier(ptr %0, i32 %1)
  %105 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, %77
  br i1 %107, label %108, label %185

108:
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %110 = load i64, ptr %109, align 16
  %111 = load i64, ptr %6, align 128
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %113, label %180

113:
  %114 = getelementptr inbounds nuw i8, ptr %6, i64 640
  br label %115

115:
  %116 = phi i64 [ 0, %113 ], [ %177, %176 ]
  %117 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64, i64, [8 x i8] }, ptr %114, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 24
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 16
  br label %120

120:
  %121 = phi i64 [ 0, %115 ], [ %171, %170 ]
  %122 = load ptr, ptr %119, align 16
  %123 = getelementptr inbounds nuw { i64, i64 }, ptr %122, i64 %121
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %170, label %128

128:
  %129 = lshr i64 %124, 12
  %130 = mul i64 %129, -7046029254386353131
  %131 = lshr i64 %130, 32
  %132 = mul i64 %131, %111
  %133 = lshr i64 %132, 32
  %134 = icmp eq i64 %133, %110
  br i1 %134, label %135, label %170

135:
  %136 = and i64 %124, 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %154, label %138

138:
  %139 = and i64 %124, -4093
  %140 = inttoptr i64 %139 to ptr
  %141 = getelementptr inbounds i8, ptr %140, i64 %126
  br label %142

142:
  %143 = phi i64 [ 0, %138 ], [ %152, %151 ]
  %144 = getelementptr inbounds nuw float, ptr %141, i64 %143
  %145 = load float, ptr %144, align 1
  %146 = fcmp une float %145, 0.000000e+00
  br i1 %146, label %147, label %151

147:
  store float 0.000000e+00, ptr %144, align 1
  %148 = getelementptr inbounds nuw float, ptr %140, i64 %143
  %149 = load float, ptr %148, align 1
  %150 = fadd float %145, %149
  store float %150, ptr %148, align 1
  br label %151

151:
  %152 = add nuw nsw i64 %143, 1
  %153 = icmp eq i64 %152, 1024
  br i1 %153, label %170, label %142

154:
  %155 = and i64 %124, -4089
  %156 = inttoptr i64 %155 to ptr
  %157 = getelementptr inbounds i8, ptr %156, i64 %126
  br label %158

158:
  %159 = phi i64 [ 0, %154 ], [ %168, %167 ]
  %160 = getelementptr inbounds nuw double, ptr %157, i64 %159
  %161 = load double, ptr %160, align 1
  %162 = fcmp une double %161, 0.000000e+00
  br i1 %162, label %163, label %167

163:
  store double 0.000000e+00, ptr %160, align 1
  %164 = getelementptr inbounds nuw double, ptr %156, i64 %159
  %165 = load double, ptr %164, align 1
  %166 = fadd double %161, %165
  store double %166, ptr %164, align 1
  br label %167

167:
  %168 = add nuw nsw i64 %159, 1
  %169 = icmp eq i64 %168, 512
  br i1 %169, label %170, label %158

170:
  %171 = add i64 %121, 1
  %172 = load i64, ptr %118, align 8
  %173 = sub i64 64, %172
  %174 = lshr i64 %171, %173
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %120, label %176

176:
  %177 = add nuw nsw i64 %116, 1
  %178 = load i64, ptr %6, align 128
  %179 = icmp slt i64 %177, %178
  br i1 %179, label %115, label %180

180:
  %181 = load i64, ptr %109, align 16
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %183, label %184

183:
  tail call fastcc void @pad.sums.forget_claims(ptr %6)
  br label %184

184:
  tail call void @__kmpc_barrier(ptr %0, i32 %1)
  br label %189

185:
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %187 = load i64, ptr %186, align 64
  %188 = icmp eq i64 %187, %77
  br i1 %188, label %189, label %205

189:
  %190 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %191 = load i64, ptr %190, align 32
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %201, label %193

193:
  %194 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %195 = load ptr, ptr %194, align 16
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %197 = load i64, ptr %196, align 8
  %198 = sub i64 64, %197
  %199 = shl i64 16, %198
  %200 = tail call ptr @memset(ptr %195, i32 0, i64 %199)
  br label %201

201:
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 0, ptr %202, align 64
  store i64 0, ptr %80, align 8
  store i64 0, ptr %190, align 32
  %203 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store ptr null, ptr %203, align 8
  store i64 0, ptr %4, align 128
  %204 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %204, align 8
  br label %205

205:
  ret void
}

declare void @__kmpc_barrier(ptr, i32) nounwind

define internal fastcc void @pad.sums.forget_claims(ptr %0) nounwind noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = tail call ptr @memset(ptr %2, i32 0, i64 512)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:
  %8 = tail call ptr @memset(ptr %5, i32 0, i64 65536)
  br label %9

9:
  ret void
}

define internal fastcc { i64, i64 } @pad.sums.enter(ptr %0, i64 %1) nounwind noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16
  %7 = icmp eq ptr %6, @pad.sums.empty
  br i1 %7, label %18, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 32
  %11 = shl i64 %10, 1
  %12 = add i64 %11, 2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = sub i64 64, %14
  %16 = shl nuw i64 1, %15
  %17 = icmp ugt i64 %12, %16
  br i1 %17, label %18, label %19

18:
  tail call fastcc void @pad.sums.grow(ptr %0)
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %71, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %25, %27
  br i1 %28, label %71, label %29

29:
  %30 = shl i64 %25, 1
  store i64 %30, ptr %26, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %32, 128
  br i1 %33, label %71, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 64, %36
  %38 = load ptr, ptr %5, align 16
  br label %44

39:
  %40 = shl i64 %32, 5
  %41 = icmp ult i64 %67, %40
  %42 = zext i1 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %42, ptr %43, align 16
  br label %71

44:
  %45 = phi i64 [ 0, %34 ], [ %67, %66 ]
  %46 = phi i64 [ 0, %34 ], [ %68, %66 ]
  %47 = getelementptr inbounds nuw { i64, i64 }, ptr %38, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %66, label %51

51:
  %52 = load i64, ptr %47, align 8
  %53 = and i64 %52, -4096
  %54 = add i64 %53, %49
  %55 = inttoptr i64 %54 to ptr
  br label %56

56:
  %57 = phi i64 [ 0, %51 ], [ %64, %56 ]
  %58 = phi i64 [ %45, %51 ], [ %63, %56 ]
  %59 = getelementptr inbounds nuw i64, ptr %55, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = icmp ne i64 %60, 0
  %62 = zext i1 %61 to i64
  %63 = add i64 %58, %62
  %64 = add nuw nsw i64 %57, 1
  %65 = icmp eq i64 %64, 512
  br i1 %65, label %66, label %56

66:
  %67 = phi i64 [ %45, %44 ], [ %63, %56 ]
  %68 = add i64 %46, 1
  %69 = lshr i64 %68, %37
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %44, label %39

71:
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %73 = load i64, ptr %72, align 16
  %74 = icmp ne i64 %73, 0
  %75 = and i64 %1, 7
  %76 = icmp eq i64 %75, 0
  %77 = and i1 %76, %74
  br i1 %77, label %78, label %80

78:
  %79 = tail call fastcc i64 @pad.sums.owner(ptr %0, i64 %1)
  br label %80

80:
  %81 = phi i64 [ %79, %78 ], [ -1, %71 ]
  %82 = icmp eq i64 %81, 65534
  br i1 %82, label %133, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %85 = load i64, ptr %84, align 16
  %86 = icmp eq i64 %81, %85
  br i1 %86, label %108, label %87

87:
  %88 = icmp eq i64 %81, -1
  br i1 %88, label %89, label %100

89:
  %90 = load i64, ptr %20, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %100, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %94 = load i64, ptr %93, align 16
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %133

96:
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %98 = load i64, ptr %97, align 8
  %99 = icmp ugt i64 %98, 4095
  br i1 %99, label %133, label %100

100:
  %101 = tail call fastcc ptr @pad.sums.fresh(ptr %0)
  %102 = and i64 %1, -4096
  %103 = ptrtoint ptr %101 to i64
  %104 = sub i64 %103, %102
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %106 = load i64, ptr %105, align 8
  %107 = add i64 %106, 1
  store i64 %107, ptr %105, align 8
  br label %108

108:
  %109 = phi i64 [ %104, %100 ], [ 0, %83 ]
  %110 = load ptr, ptr %5, align 16
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %112 = load i64, ptr %111, align 8
  %113 = lshr i64 -1, %112
  %114 = lshr i64 %1, 12
  %115 = mul i64 %114, -7046029254386353131
  %116 = lshr i64 %115, %112
  br label %117

117:
  %118 = phi i64 [ %116, %108 ], [ %127, %117 ]
  %119 = phi ptr [ undef, %108 ], [ %126, %117 ]
  %120 = and i64 %118, %113
  %121 = getelementptr inbounds nuw { i64, i64 }, ptr %110, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp ne i64 %122, %1
  %124 = icmp ne i64 %122, 0
  %125 = and i1 %123, %124
  %126 = select i1 %125, ptr %119, ptr %121
  %127 = add i64 %118, 1
  br i1 %125, label %117, label %128

128:
  store i64 %1, ptr %126, align 8
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 8
  store i64 %109, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %131 = load i64, ptr %130, align 32
  %132 = add i64 %131, 1
  store i64 %132, ptr %130, align 32
  br label %133

133:
  %134 = phi i64 [ %1, %128 ], [ 0, %80 ], [ 0, %96 ], [ 0, %92 ]
  %135 = phi i64 [ %109, %128 ], [ 0, %80 ], [ 0, %96 ], [ 0, %92 ]
  %136 = insertvalue { i64, i64 } poison, i64 %134, 0
  %137 = insertvalue { i64, i64 } %136, i64 %135, 1
  ret { i64, i64 } %137
}

define internal fastcc void @pad.sums.grow(ptr %0) nounwind noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16
  %4 = icmp eq ptr %3, @pad.sums.empty
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, -1
  br label %9

9:
  %10 = phi i64 [ %8, %5 ], [ 58, %1 ]
  %11 = sub i64 64, %10
  %12 = shl nuw i64 1, %11
  %13 = tail call ptr @calloc(i64 %12, i64 16)
  %14 = load ptr, ptr %2, align 16
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = lshr i64 -1, %10
  br label %19

17:
  %18 = icmp eq ptr %14, @pad.sums.empty
  br i1 %18, label %47, label %46

19:
  %20 = phi i64 [ 0, %9 ], [ %41, %40 ]
  %21 = getelementptr inbounds nuw { i64, i64 }, ptr %14, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %40, label %24

24:
  %25 = lshr i64 %22, 12
  %26 = mul i64 %25, -7046029254386353131
  %27 = lshr i64 %26, %10
  br label %28

28:
  %29 = phi i64 [ %27, %24 ], [ %38, %28 ]
  %30 = phi ptr [ undef, %24 ], [ %37, %28 ]
  %31 = and i64 %29, %16
  %32 = getelementptr inbounds nuw { i64, i64 }, ptr %13, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp ne i64 %33, %22
  %35 = icmp ne i64 %33, 0
  %36 = and i1 %34, %35
  %37 = select i1 %36, ptr %30, ptr %32
  %38 = add i64 %29, 1
  br i1 %36, label %28, label %39

39:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %37, ptr %21, i64 16, i1 false)
  br label %40

40:
  %41 = add i64 %20, 1
  %42 = load i64, ptr %15, align 8
  %43 = sub i64 64, %42
  %44 = lshr i64 %41, %43
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %19, label %17

46:
  tail call void @free(ptr %14)
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %13, ptr %2, align 16
  store i64 %10, ptr %48, align 8
  ret void
}

define internal fastcc i64 @pad.sums.owner(ptr %0, i64 %1) nounwind noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8
  %5 = lshr i64 %1, 12
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i64, ptr %6, align 16
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load i64, ptr %10, align 16
  br label %12

12:
  %13 = phi i64 [ %11, %9 ], [ 65534, %2 ]
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %15 = shl i64 %5, 16
  %16 = add i64 %13, 1
  %17 = or i64 %16, %15
  %18 = mul i64 %5, -7046029254386353131
  %19 = lshr i64 %18, 32
  br label %23

20:
  %21 = add nuw nsw i64 %25, 1
  %22 = icmp eq i64 %21, 16
  br i1 %22, label %45, label %23

23:
  %24 = phi i64 [ undef, %12 ], [ %44, %20 ]
  %25 = phi i64 [ 0, %12 ], [ %21, %20 ]
  %26 = add nuw nsw i64 %25, %19
  %27 = and i64 %26, 63
  %28 = getelementptr inbounds nuw i64, ptr %14, i64 %27
  %29 = load atomic i64, ptr %28 monotonic, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = cmpxchg ptr %28, i64 0, i64 %17 monotonic monotonic, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = extractvalue { i64, i1 } %32, 0
  br i1 %33, label %42, label %35

35:
  %36 = phi i64 [ %29, %23 ], [ %34, %31 ]
  %37 = lshr i64 %36, 16
  %38 = icmp eq i64 %37, %5
  br i1 %38, label %39, label %42

39:
  %40 = and i64 %36, 65535
  %41 = add nsw i64 %40, -1
  br label %42

42:
  %43 = phi i1 [ false, %39 ], [ false, %31 ], [ true, %35 ]
  %44 = phi i64 [ %41, %39 ], [ %13, %31 ], [ %24, %35 ]
  br i1 %43, label %20, label %45

45:
  %46 = phi i64 [ %44, %42 ], [ -1, %20 ]
  %47 = icmp eq i64 %46, -1
  br i1 %47, label %48, label %88

48:
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %50 = load atomic i64, ptr %49 acquire, align 8
  %51 = inttoptr i64 %50 to ptr
  %52 = icmp eq i64 %50, 0
  br i1 %52, label %53, label %61

53:
  %54 = tail call ptr @calloc(i64 8192, i64 8)
  %55 = ptrtoint ptr %54 to i64
  %56 = cmpxchg ptr %49, i64 0, i64 %55 acq_rel acquire, align 8
  %57 = extractvalue { i64, i1 } %56, 1
  br i1 %57, label %61, label %58

58:
  %59 = extractvalue { i64, i1 } %56, 0
  %60 = inttoptr i64 %59 to ptr
  tail call void @free(ptr %54)
  br label %61

61:
  %62 = phi ptr [ %51, %48 ], [ %60, %58 ], [ %54, %53 ]
  br label %66

63:
  %64 = add nuw nsw i64 %68, 1
  %65 = icmp eq i64 %64, 16
  br i1 %65, label %88, label %66

66:
  %67 = phi i64 [ undef, %61 ], [ %87, %63 ]
  %68 = phi i64 [ 0, %61 ], [ %64, %63 ]
  %69 = add nuw nsw i64 %68, %19
  %70 = and i64 %69, 8191
  %71 = getelementptr inbounds nuw i64, ptr %62, i64 %70
  %72 = load atomic i64, ptr %71 monotonic, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %78

74:
  %75 = cmpxchg ptr %71, i64 0, i64 %17 monotonic monotonic, align 8
  %76 = extractvalue { i64, i1 } %75, 1
  %77 = extractvalue { i64, i1 } %75, 0
  br i1 %76, label %85, label %78

78:
  %79 = phi i64 [ %72, %66 ], [ %77, %74 ]
  %80 = lshr i64 %79, 16
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %82, label %85

82:
  %83 = and i64 %79, 65535
  %84 = add nsw i64 %83, -1
  br label %85

85:
  %86 = phi i1 [ false, %82 ], [ false, %74 ], [ true, %78 ]
  %87 = phi i64 [ %84, %82 ], [ %13, %74 ], [ %67, %78 ]
  br i1 %86, label %63, label %88

88:
  %89 = phi i64 [ %46, %45 ], [ %87, %85 ], [ -1, %63 ]
  ret i64 %89
}

define internal fastcc ptr @pad.sums.fresh(ptr %0) nounwind noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %12, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 64
  %8 = add i64 %7, 4160
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp ugt i64 %8, %10
  br i1 %11, label %14, label %37

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %14

14:
  %15 = phi ptr [ %13, %12 ], [ %3, %5 ]
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %34

18:
  br i1 %4, label %24, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 1
  %23 = tail call i64 @llvm.umin.i64(i64 %22, i64 1048576)
  br label %24

24:
  %25 = phi i64 [ %23, %19 ], [ 16640, %18 ]
  %26 = add nuw nsw i64 %25, 64
  %27 = tail call ptr @malloc(i64 %26)
  store ptr null, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %25, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 64
  %30 = tail call ptr @memset(ptr %29, i32 0, i64 %25)
  br i1 %4, label %32, label %31

31:
  store ptr %27, ptr %3, align 8
  br label %34

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %27, ptr %33, align 16
  br label %34

34:
  %35 = phi ptr [ %16, %14 ], [ %27, %32 ], [ %27, %31 ]
  store ptr %35, ptr %2, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 0, ptr %36, align 64
  br label %37

37:
  %38 = phi ptr [ %35, %34 ], [ %3, %5 ]
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %41 = load i64, ptr %40, align 64
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 %41
  %43 = add i64 %41, 4160
  store i64 %43, ptr %40, align 64
  ret ptr %42
}

declare ptr @calloc(i64, i64) nounwind

declare void @free(ptr) nounwind

declare ptr @malloc(i64) nounwind

declare i64 @llvm.umin.i64(i64, i64) nounwind
