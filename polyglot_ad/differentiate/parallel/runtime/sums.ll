; Made from sums.c by regenerate.py.

@pad.sums.empty = internal constant [2 x { i64, i64 }] zeroinitializer, align 16
@pad.sums.none = internal constant { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] } { { i64, i64 } zeroinitializer, ptr @pad.sums.empty, i64 63, i64 zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, [24 x i8] zeroinitializer }, align 128
@pad.sums.alone = internal constant { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] } { { i64, i64 } zeroinitializer, ptr @pad.sums.empty, i64 63, i64 zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, ptr zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, [24 x i8] zeroinitializer }, align 128
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
  %22 = icmp slt i64 %1, 65535
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
  %38 = phi i64 [ 0, %34 ], [ %44, %37 ]
  %39 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %35, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 72
  store ptr %11, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 80
  store i64 %38, ptr %41, align 16
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store ptr @pad.sums.empty, ptr %42, align 16
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 24
  store i64 63, ptr %43, align 8
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %36, label %37
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
  %18 = getelementptr inbounds { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %15, i64 %17
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

declare i32 @omp_get_level() nounwind

define internal void @pad.sums.close(ptr %0, ptr %1) nounwind noinline {
  %3 = getelementptr i8, ptr @pad.sums.table, i64 0
  %4 = load ptr, ptr %3, align 8
  store ptr %1, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = icmp eq ptr %4, @pad.sums.alone
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %93, label %10

10:
  %11 = load i64, ptr %0, align 128
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %13 = load i64, ptr %12, align 32
  %14 = add i64 %13, 1
  %15 = mul nsw i64 %14, %11
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %17 = load i64, ptr %16, align 8
  %18 = icmp ugt i64 %17, 32
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = atomicrmw add ptr %23, i64 %17 monotonic, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = atomicrmw add ptr %28, i64 1 acq_rel, align 8
  %30 = add i64 %29, 1
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br label %51

36:
  br i1 %18, label %37, label %57

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load atomic i64, ptr %38 acquire, align 8
  %40 = icmp slt i64 %39, %15
  br i1 %40, label %41, label %51

41:
  %42 = phi i64 [ %48, %47 ], [ 1, %37 ]
  %43 = and i64 %42, 63
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %47

45:
  %46 = tail call i32 @sched_yield()
  br label %47

47:
  %48 = add i64 %42, 1
  %49 = load atomic i64, ptr %38 acquire, align 8
  %50 = icmp slt i64 %49, %15
  br i1 %50, label %41, label %51

51:
  %52 = phi i1 [ %35, %32 ], [ true, %37 ], [ true, %47 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br i1 %52, label %54, label %57

54:
  %55 = atomicrmw add ptr %53, i64 1 monotonic, align 16
  %56 = icmp slt i64 %55, 64
  br i1 %56, label %89, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %59 = atomicrmw add ptr %58, i64 1 acq_rel, align 16
  %60 = add i64 %59, 1
  %61 = load i64, ptr %0, align 128
  %62 = icmp eq i64 %60, %61
  br i1 %62, label %63, label %93

63:
  %64 = icmp sgt i64 %61, 0
  br i1 %64, label %65, label %86

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %67

67:
  %68 = phi i64 [ 0, %65 ], [ %79, %78 ]
  %69 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load ptr, ptr %70, align 16
  %72 = icmp eq ptr %71, @pad.sums.empty
  br i1 %72, label %74, label %73

73:
  tail call void @free(ptr %71)
  br label %74

74:
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 48
  %76 = load ptr, ptr %75, align 16
  %77 = icmp eq ptr %76, null
  br i1 %77, label %78, label %82

78:
  %79 = add nuw nsw i64 %68, 1
  %80 = load i64, ptr %0, align 128
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %67, label %86

82:
  %83 = phi ptr [ %84, %82 ], [ %76, %74 ]
  %84 = load ptr, ptr %83, align 8
  tail call void @free(ptr %83)
  %85 = icmp eq ptr %84, null
  br i1 %85, label %78, label %82

86:
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %88 = load ptr, ptr %87, align 8
  tail call void @free(ptr %88)
  br label %93

89:
  %90 = phi i64 [ %91, %89 ], [ %55, %54 ]
  tail call fastcc void @pad.sums.add_share(ptr %0, i64 %90, i64 64)
  %91 = atomicrmw add ptr %53, i64 1 monotonic, align 16
  %92 = icmp slt i64 %91, 64
  br i1 %92, label %89, label %57

93:
  ret void
}

declare i32 @sched_yield() nounwind

define internal fastcc void @pad.sums.add_share(ptr %0, i64 %1, i64 %2) nounwind noinline {
  %4 = load i64, ptr %0, align 128
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %6 ], [ %80, %79 ]
  %12 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %7, i64 %11
  %13 = load i64, ptr %8, align 32
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %16 = icmp eq i64 %13, 0
  br label %17

17:
  %18 = phi i64 [ 0, %10 ], [ %74, %73 ]
  %19 = load ptr, ptr %15, align 16
  %20 = getelementptr inbounds nuw { i64, i64 }, ptr %19, i64 %18
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %73, label %25

25:
  %26 = lshr i64 %21, 12
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 32
  %29 = mul i64 %28, %2
  %30 = lshr i64 %29, 32
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %32, label %73

32:
  %33 = and i64 %21, 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %54, label %35

35:
  %36 = and i64 %21, -4093
  %37 = inttoptr i64 %36 to ptr
  %38 = getelementptr inbounds i8, ptr %37, i64 %23
  br label %39

39:
  %40 = phi i64 [ 0, %35 ], [ %52, %51 ]
  %41 = getelementptr inbounds nuw float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 1
  %43 = fcmp une float %42, 0.000000e+00
  br i1 %43, label %44, label %51

44:
  store float 0.000000e+00, ptr %41, align 1
  %45 = getelementptr inbounds nuw float, ptr %37, i64 %40
  br i1 %16, label %48, label %46

46:
  %47 = atomicrmw fadd ptr %45, float %42 monotonic, align 4
  br label %51

48:
  %49 = load float, ptr %45, align 1
  %50 = fadd float %42, %49
  store float %50, ptr %45, align 1
  br label %51

51:
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, 1024
  br i1 %53, label %73, label %39

54:
  %55 = and i64 %21, -4089
  %56 = inttoptr i64 %55 to ptr
  %57 = getelementptr inbounds i8, ptr %56, i64 %23
  br label %58

58:
  %59 = phi i64 [ 0, %54 ], [ %71, %70 ]
  %60 = getelementptr inbounds nuw double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 1
  %62 = fcmp une double %61, 0.000000e+00
  br i1 %62, label %63, label %70

63:
  store double 0.000000e+00, ptr %60, align 1
  %64 = getelementptr inbounds nuw double, ptr %56, i64 %59
  br i1 %16, label %67, label %65

65:
  %66 = atomicrmw fadd ptr %64, double %61 monotonic, align 8
  br label %70

67:
  %68 = load double, ptr %64, align 1
  %69 = fadd double %61, %68
  store double %69, ptr %64, align 1
  br label %70

70:
  %71 = add nuw nsw i64 %59, 1
  %72 = icmp eq i64 %71, 512
  br i1 %72, label %73, label %58

73:
  %74 = add i64 %18, 1
  %75 = load i64, ptr %14, align 8
  %76 = sub i64 64, %75
  %77 = lshr i64 %74, %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %17, label %79

79:
  %80 = add nuw nsw i64 %11, 1
  %81 = load i64, ptr %0, align 128
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %10, label %9
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
  %30 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %27, i64 %29
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
  br i1 %6, label %106, label %7

7:
  %8 = load i64, ptr %0, align 128
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %106, label %10

10:
  %11 = load i64, ptr %0, align 128
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %39

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %15 = icmp eq ptr %3, null
  br label %42

16:
  %17 = icmp sgt i64 %104, 0
  br i1 %17, label %18, label %39

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %32, %31 ]
  %22 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %19, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load ptr, ptr %23, align 16
  %25 = icmp eq ptr %24, @pad.sums.empty
  br i1 %25, label %27, label %26

26:
  tail call void @free(ptr %24)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %29 = load ptr, ptr %28, align 16
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %35

31:
  %32 = add nuw nsw i64 %21, 1
  %33 = load i64, ptr %0, align 128
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %20, label %39

35:
  %36 = phi ptr [ %37, %35 ], [ %29, %27 ]
  %37 = load ptr, ptr %36, align 8
  tail call void @free(ptr %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %31, label %35

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr %41)
  br label %106

42:
  %43 = phi i64 [ 0, %13 ], [ %103, %102 ]
  %44 = getelementptr inbounds nuw { { i64, i64 }, ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, [24 x i8] }, ptr %14, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  br label %47

47:
  %48 = phi i64 [ 0, %42 ], [ %97, %96 ]
  %49 = load ptr, ptr %46, align 16
  %50 = getelementptr inbounds nuw { i64, i64 }, ptr %49, i64 %48
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %96, label %55

55:
  %56 = and i64 %51, 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %77, label %58

58:
  %59 = and i64 %51, -4093
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds i8, ptr %60, i64 %53
  br label %62

62:
  %63 = phi i64 [ 0, %58 ], [ %75, %74 ]
  %64 = getelementptr inbounds nuw float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 1
  %66 = fcmp une float %65, 0.000000e+00
  br i1 %66, label %67, label %74

67:
  store float 0.000000e+00, ptr %64, align 1
  %68 = getelementptr inbounds nuw float, ptr %60, i64 %63
  br i1 %15, label %71, label %69

69:
  %70 = tail call { i64, i64 } @pad.sums.float(ptr %3, ptr %68, float %65)
  br label %74

71:
  %72 = load float, ptr %68, align 1
  %73 = fadd float %65, %72
  store float %73, ptr %68, align 1
  br label %74

74:
  %75 = add nuw nsw i64 %63, 1
  %76 = icmp eq i64 %75, 1024
  br i1 %76, label %96, label %62

77:
  %78 = and i64 %51, -4089
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr inbounds i8, ptr %79, i64 %53
  br label %81

81:
  %82 = phi i64 [ 0, %77 ], [ %94, %93 ]
  %83 = getelementptr inbounds nuw double, ptr %80, i64 %82
  %84 = load double, ptr %83, align 1
  %85 = fcmp une double %84, 0.000000e+00
  br i1 %85, label %86, label %93

86:
  store double 0.000000e+00, ptr %83, align 1
  %87 = getelementptr inbounds nuw double, ptr %79, i64 %82
  br i1 %15, label %90, label %88

88:
  %89 = tail call { i64, i64 } @pad.sums.double(ptr %3, ptr %87, double %84)
  br label %93

90:
  %91 = load double, ptr %87, align 1
  %92 = fadd double %84, %91
  store double %92, ptr %87, align 1
  br label %93

93:
  %94 = add nuw nsw i64 %82, 1
  %95 = icmp eq i64 %94, 512
  br i1 %95, label %96, label %81

96:
  %97 = add i64 %48, 1
  %98 = load i64, ptr %45, align 8
  %99 = sub i64 64, %98
  %100 = lshr i64 %97, %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %47, label %102

102:
  %103 = add nuw nsw i64 %43, 1
  %104 = load i64, ptr %0, align 128
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %42, label %16

106:
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
  br label %96

19:
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %21 = load i64, ptr %20, align 32
  %22 = add i64 %21, 1
  store i64 %22, ptr %20, align 32
  %23 = load i64, ptr %6, align 128
  %24 = mul nsw i64 %23, %22
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %32, label %28

28:
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = atomicrmw add ptr %30, i64 %26 monotonic, align 8
  br label %32

32:
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %35 = atomicrmw add ptr %34, i64 1 acq_rel, align 8
  %36 = add i64 %35, 1
  %37 = icmp eq i64 %36, %24
  br i1 %37, label %38, label %57

38:
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %57, label %42

42:
  %43 = icmp slt i64 %40, 33
  br i1 %43, label %44, label %54

44:
  tail call fastcc void @pad.sums.add_share(ptr %6, i64 0, i64 1)
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %46 = tail call ptr @memset(ptr %45, i32 0, i64 512)
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %52, label %50

50:
  %51 = tail call ptr @memset(ptr %48, i32 0, i64 65536)
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %22, ptr %53, align 64
  br label %56

54:
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 %22, ptr %55, align 8
  br label %56

56:
  store i64 0, ptr %39, align 8
  br label %57

57:
  tail call void @__kmpc_barrier(ptr %0, i32 %1)
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, %22
  br i1 %60, label %61, label %76

61:
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %63 = load i64, ptr %62, align 16
  %64 = load i64, ptr %6, align 128
  tail call fastcc void @pad.sums.add_share(ptr %6, i64 %63, i64 %64)
  %65 = load i64, ptr %62, align 16
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %75

67:
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %69 = tail call ptr @memset(ptr %68, i32 0, i64 512)
  %70 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %75, label %73

73:
  %74 = tail call ptr @memset(ptr %71, i32 0, i64 65536)
  br label %75

75:
  tail call void @__kmpc_barrier(ptr %0, i32 %1)
  br label %80

76:
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %78 = load i64, ptr %77, align 64
  %79 = icmp eq i64 %78, %22
  br i1 %79, label %80, label %96

80:
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %82 = load i64, ptr %81, align 32
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %92, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %86 = load ptr, ptr %85, align 16
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %88 = load i64, ptr %87, align 8
  %89 = sub i64 64, %88
  %90 = shl i64 16, %89
  %91 = tail call ptr @memset(ptr %86, i32 0, i64 %90)
  br label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 0, ptr %93, align 64
  store i64 0, ptr %25, align 8
  store i64 0, ptr %81, align 32
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store ptr null, ptr %94, align 8
  store i64 0, ptr %4, align 128
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %95, align 8
  br label %96

96:
  ret void
}

declare void @__kmpc_barrier(ptr, i32) nounwind

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
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %21 = load i64, ptr %20, align 16
  %22 = icmp ne i64 %21, 0
  %23 = and i64 %1, 7
  %24 = icmp eq i64 %23, 0
  %25 = and i1 %24, %22
  br i1 %25, label %26, label %28

26:
  %27 = tail call fastcc i64 @pad.sums.owner(ptr %0, i64 %1)
  br label %28

28:
  %29 = phi i64 [ %27, %26 ], [ -1, %19 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 16
  %32 = icmp eq i64 %29, %31
  br i1 %32, label %51, label %33

33:
  %34 = icmp eq i64 %29, -1
  br i1 %34, label %35, label %43

35:
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %43, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8
  %42 = icmp ugt i64 %41, 4095
  br i1 %42, label %76, label %43

43:
  %44 = tail call fastcc ptr @pad.sums.fresh(ptr %0)
  %45 = and i64 %1, -4096
  %46 = ptrtoint ptr %44 to i64
  %47 = sub i64 %46, %45
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %48, align 8
  br label %51

51:
  %52 = phi i64 [ %47, %43 ], [ 0, %28 ]
  %53 = load ptr, ptr %5, align 16
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %55 = load i64, ptr %54, align 8
  %56 = lshr i64 -1, %55
  %57 = lshr i64 %1, 12
  %58 = mul i64 %57, -7046029254386353131
  %59 = lshr i64 %58, %55
  br label %60

60:
  %61 = phi i64 [ %59, %51 ], [ %70, %60 ]
  %62 = phi ptr [ undef, %51 ], [ %69, %60 ]
  %63 = and i64 %61, %56
  %64 = getelementptr inbounds nuw { i64, i64 }, ptr %53, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp ne i64 %65, %1
  %67 = icmp ne i64 %65, 0
  %68 = and i1 %66, %67
  %69 = select i1 %68, ptr %62, ptr %64
  %70 = add i64 %61, 1
  br i1 %68, label %60, label %71

71:
  store i64 %1, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 8
  store i64 %52, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %74 = load i64, ptr %73, align 32
  %75 = add i64 %74, 1
  store i64 %75, ptr %73, align 32
  br label %76

76:
  %77 = phi i64 [ %1, %71 ], [ 0, %39 ]
  %78 = phi i64 [ %52, %71 ], [ 0, %39 ]
  %79 = insertvalue { i64, i64 } poison, i64 %77, 0
  %80 = insertvalue { i64, i64 } %79, i64 %78, 1
  ret { i64, i64 } %80
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %9 = shl i64 %5, 16
  %10 = add i64 %7, 1
  %11 = or i64 %10, %9
  %12 = mul i64 %5, -7046029254386353131
  %13 = lshr i64 %12, 32
  br label %17

14:
  %15 = add nuw nsw i64 %19, 1
  %16 = icmp eq i64 %15, 16
  br i1 %16, label %39, label %17

17:
  %18 = phi i64 [ undef, %2 ], [ %38, %14 ]
  %19 = phi i64 [ 0, %2 ], [ %15, %14 ]
  %20 = add nuw nsw i64 %19, %13
  %21 = and i64 %20, 63
  %22 = getelementptr inbounds nuw i64, ptr %8, i64 %21
  %23 = load atomic i64, ptr %22 monotonic, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %29

25:
  %26 = cmpxchg ptr %22, i64 0, i64 %11 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %36, label %29

29:
  %30 = phi i64 [ %23, %17 ], [ %28, %25 ]
  %31 = lshr i64 %30, 16
  %32 = icmp eq i64 %31, %5
  br i1 %32, label %33, label %36

33:
  %34 = and i64 %30, 65535
  %35 = add nsw i64 %34, -1
  br label %36

36:
  %37 = phi i1 [ false, %33 ], [ false, %25 ], [ true, %29 ]
  %38 = phi i64 [ %35, %33 ], [ %7, %25 ], [ %18, %29 ]
  br i1 %37, label %14, label %39

39:
  %40 = phi i64 [ %38, %36 ], [ -1, %14 ]
  %41 = icmp eq i64 %40, -1
  br i1 %41, label %42, label %82

42:
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %44 = load atomic i64, ptr %43 acquire, align 8
  %45 = inttoptr i64 %44 to ptr
  %46 = icmp eq i64 %44, 0
  br i1 %46, label %47, label %55

47:
  %48 = tail call ptr @calloc(i64 8192, i64 8)
  %49 = ptrtoint ptr %48 to i64
  %50 = cmpxchg ptr %43, i64 0, i64 %49 acq_rel acquire, align 8
  %51 = extractvalue { i64, i1 } %50, 1
  br i1 %51, label %55, label %52

52:
  %53 = extractvalue { i64, i1 } %50, 0
  %54 = inttoptr i64 %53 to ptr
  tail call void @free(ptr %48)
  br label %55

55:
  %56 = phi ptr [ %45, %42 ], [ %54, %52 ], [ %48, %47 ]
  br label %60

57:
  %58 = add nuw nsw i64 %62, 1
  %59 = icmp eq i64 %58, 16
  br i1 %59, label %82, label %60

60:
  %61 = phi i64 [ undef, %55 ], [ %81, %57 ]
  %62 = phi i64 [ 0, %55 ], [ %58, %57 ]
  %63 = add nuw nsw i64 %62, %13
  %64 = and i64 %63, 8191
  %65 = getelementptr inbounds nuw i64, ptr %56, i64 %64
  %66 = load atomic i64, ptr %65 monotonic, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %68, label %72

68:
  %69 = cmpxchg ptr %65, i64 0, i64 %11 monotonic monotonic, align 8
  %70 = extractvalue { i64, i1 } %69, 1
  %71 = extractvalue { i64, i1 } %69, 0
  br i1 %70, label %79, label %72

72:
  %73 = phi i64 [ %66, %60 ], [ %71, %68 ]
  %74 = lshr i64 %73, 16
  %75 = icmp eq i64 %74, %5
  br i1 %75, label %76, label %79

76:
  %77 = and i64 %73, 65535
  %78 = add nsw i64 %77, -1
  br label %79

79:
  %80 = phi i1 [ false, %76 ], [ false, %68 ], [ true, %72 ]
  %81 = phi i64 [ %78, %76 ], [ %7, %68 ], [ %61, %72 ]
  br i1 %80, label %57, label %82

82:
  %83 = phi i64 [ %40, %39 ], [ %81, %79 ], [ -1, %57 ]
  ret i64 %83
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
