; Made from folds.c by regenerate.py, for mpich.

define internal i32 @pad_fold_Allreduce(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %17 = select i1 %16, ptr %1, ptr %0
  %18 = call i32 @MPI_Comm_size(i32 %5, ptr %8)
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %2, 1
  br i1 %20, label %61, label %21

21:
  %22 = call i32 @MPI_Comm_test_inter(i32 %5, ptr %11)
  %23 = load i32, ptr %11, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %61

25:
  %26 = call i32 @MPI_Comm_rank(i32 %5, ptr %9)
  %27 = call i32 @MPI_Comm_size(i32 %5, ptr %10)
  %28 = call i32 @MPI_Type_get_true_extent(i32 %3, ptr %12, ptr %13)
  %29 = load i64, ptr %12, align 8
  %30 = load i64, ptr %13, align 8
  %31 = add i64 %30, %29
  %32 = call i32 @MPI_Type_get_extent(i32 %3, ptr %12, ptr %13)
  %33 = add nsw i32 %2, -1
  %34 = zext nneg i32 %33 to i64
  %35 = load i64, ptr %13, align 8
  %36 = mul i64 %35, %34
  %37 = add i64 %31, %36
  %38 = call noalias ptr @calloc(i64 %37, i64 1)
  %39 = call noalias ptr @calloc(i64 %37, i64 1)
  %40 = load i32, ptr %10, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %44, label %42

42:
  %43 = call i32 @MPI_Sendrecv(ptr %39, i32 %2, i32 %3, i32 0, i32 0, ptr %1, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  call void @free(ptr %38)
  call void @free(ptr %39)
  br label %61

44:
  %45 = phi i32 [ %46, %59 ], [ %40, %25 ]
  %46 = add nsw i32 %45, -1
  %47 = load i32, ptr %9, align 4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %51

49:
  %50 = call i32 @MPI_Sendrecv(ptr %17, i32 %2, i32 %3, i32 0, i32 0, ptr %38, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  br label %51

51:
  %52 = call i32 @MPI_Bcast(ptr %38, i32 %2, i32 %3, i32 %46, i32 %5)
  %53 = icmp eq i32 %45, %19
  br i1 %53, label %54, label %56

54:
  %55 = call ptr @memcpy(ptr %39, ptr %38, i64 %37)
  br label %59

56:
  %57 = icmp slt i32 %45, %19
  br i1 %57, label %58, label %59

58:
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  call void %6(ptr %38, ptr %39, ptr %14, ptr %15)
  br label %59

59:
  %60 = icmp sgt i32 %45, 1
  br i1 %60, label %44, label %42

61:
  %62 = phi i32 [ 0, %42 ], [ 0, %7 ], [ -1, %21 ]
  ret i32 %62
}

define internal i32 @pad_fold_Reduce(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) alwaysinline {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %19 = select i1 %18, ptr %1, ptr %0
  %20 = call i32 @MPI_Comm_size(i32 %6, ptr %10)
  %21 = load i32, ptr %10, align 4
  %22 = call i32 @MPI_Comm_rank(i32 %6, ptr %9)
  %23 = load i32, ptr %9, align 4
  %24 = icmp eq i32 %23, %5
  %25 = icmp slt i32 %2, 1
  br i1 %25, label %68, label %26

26:
  %27 = call i32 @MPI_Comm_test_inter(i32 %6, ptr %13)
  %28 = load i32, ptr %13, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %68

30:
  %31 = call i32 @MPI_Comm_rank(i32 %6, ptr %11)
  %32 = call i32 @MPI_Comm_size(i32 %6, ptr %12)
  %33 = call i32 @MPI_Type_get_true_extent(i32 %3, ptr %14, ptr %15)
  %34 = load i64, ptr %14, align 8
  %35 = load i64, ptr %15, align 8
  %36 = add i64 %35, %34
  %37 = call i32 @MPI_Type_get_extent(i32 %3, ptr %14, ptr %15)
  %38 = add nsw i32 %2, -1
  %39 = zext nneg i32 %38 to i64
  %40 = load i64, ptr %15, align 8
  %41 = mul i64 %40, %39
  %42 = add i64 %36, %41
  %43 = call noalias ptr @calloc(i64 %42, i64 1)
  %44 = call noalias ptr @calloc(i64 %42, i64 1)
  %45 = load i32, ptr %12, align 4
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %48, label %47

47:
  br i1 %24, label %65, label %67

48:
  %49 = phi i32 [ %50, %63 ], [ %45, %30 ]
  %50 = add nsw i32 %49, -1
  %51 = load i32, ptr %11, align 4
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %53, label %55

53:
  %54 = call i32 @MPI_Sendrecv(ptr %19, i32 %2, i32 %3, i32 0, i32 0, ptr %43, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  br label %55

55:
  %56 = call i32 @MPI_Bcast(ptr %43, i32 %2, i32 %3, i32 %50, i32 %6)
  %57 = icmp eq i32 %49, %21
  br i1 %57, label %58, label %60

58:
  %59 = call ptr @memcpy(ptr %44, ptr %43, i64 %42)
  br label %63

60:
  %61 = icmp slt i32 %49, %21
  br i1 %61, label %62, label %63

62:
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  call void %7(ptr %43, ptr %44, ptr %16, ptr %17)
  br label %63

63:
  %64 = icmp sgt i32 %49, 1
  br i1 %64, label %48, label %47

65:
  %66 = call i32 @MPI_Sendrecv(ptr %44, i32 %2, i32 %3, i32 0, i32 0, ptr %1, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  br label %67

67:
  call void @free(ptr %43)
  call void @free(ptr %44)
  br label %68

68:
  %69 = phi i32 [ 0, %67 ], [ 0, %8 ], [ -1, %26 ]
  ret i32 %69
}

define internal i32 @pad_fold_Scan(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %17 = select i1 %16, ptr %1, ptr %0
  %18 = call i32 @MPI_Comm_rank(i32 %5, ptr %8)
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %2, 1
  br i1 %20, label %61, label %21

21:
  %22 = call i32 @MPI_Comm_test_inter(i32 %5, ptr %11)
  %23 = load i32, ptr %11, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %61

25:
  %26 = call i32 @MPI_Comm_rank(i32 %5, ptr %9)
  %27 = call i32 @MPI_Comm_size(i32 %5, ptr %10)
  %28 = call i32 @MPI_Type_get_true_extent(i32 %3, ptr %12, ptr %13)
  %29 = load i64, ptr %12, align 8
  %30 = load i64, ptr %13, align 8
  %31 = add i64 %30, %29
  %32 = call i32 @MPI_Type_get_extent(i32 %3, ptr %12, ptr %13)
  %33 = add nsw i32 %2, -1
  %34 = zext nneg i32 %33 to i64
  %35 = load i64, ptr %13, align 8
  %36 = mul i64 %35, %34
  %37 = add i64 %31, %36
  %38 = call noalias ptr @calloc(i64 %37, i64 1)
  %39 = call noalias ptr @calloc(i64 %37, i64 1)
  %40 = load i32, ptr %10, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %44, label %42

42:
  %43 = call i32 @MPI_Sendrecv(ptr %39, i32 %2, i32 %3, i32 0, i32 0, ptr %1, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  call void @free(ptr %38)
  call void @free(ptr %39)
  br label %61

44:
  %45 = phi i32 [ %46, %59 ], [ %40, %25 ]
  %46 = add nsw i32 %45, -1
  %47 = load i32, ptr %9, align 4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %51

49:
  %50 = call i32 @MPI_Sendrecv(ptr %17, i32 %2, i32 %3, i32 0, i32 0, ptr %38, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  br label %51

51:
  %52 = call i32 @MPI_Bcast(ptr %38, i32 %2, i32 %3, i32 %46, i32 %5)
  %53 = icmp eq i32 %46, %19
  br i1 %53, label %54, label %56

54:
  %55 = call ptr @memcpy(ptr %39, ptr %38, i64 %37)
  br label %59

56:
  %57 = icmp sgt i32 %45, %19
  br i1 %57, label %59, label %58

58:
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  call void %6(ptr %38, ptr %39, ptr %14, ptr %15)
  br label %59

59:
  %60 = icmp sgt i32 %45, 1
  br i1 %60, label %44, label %42

61:
  %62 = phi i32 [ 0, %42 ], [ 0, %7 ], [ -1, %21 ]
  ret i32 %62
}

define internal i32 @pad_fold_Exscan(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = call i32 @MPI_Comm_rank(i32 %5, ptr %8)
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %19 = select i1 %18, ptr %1, ptr %0
  %20 = icmp slt i32 %17, 1
  %21 = icmp slt i32 %2, 1
  br i1 %21, label %64, label %22

22:
  %23 = call i32 @MPI_Comm_test_inter(i32 %5, ptr %11)
  %24 = load i32, ptr %11, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %64

26:
  %27 = call i32 @MPI_Comm_rank(i32 %5, ptr %9)
  %28 = call i32 @MPI_Comm_size(i32 %5, ptr %10)
  %29 = call i32 @MPI_Type_get_true_extent(i32 %3, ptr %12, ptr %13)
  %30 = load i64, ptr %12, align 8
  %31 = load i64, ptr %13, align 8
  %32 = add i64 %31, %30
  %33 = call i32 @MPI_Type_get_extent(i32 %3, ptr %12, ptr %13)
  %34 = add nsw i32 %2, -1
  %35 = zext nneg i32 %34 to i64
  %36 = load i64, ptr %13, align 8
  %37 = mul i64 %36, %35
  %38 = add i64 %32, %37
  %39 = call noalias ptr @calloc(i64 %38, i64 1)
  %40 = call noalias ptr @calloc(i64 %38, i64 1)
  %41 = load i32, ptr %10, align 4
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %44, label %43

43:
  br i1 %20, label %63, label %61

44:
  %45 = phi i32 [ %46, %59 ], [ %41, %26 ]
  %46 = add nsw i32 %45, -1
  %47 = load i32, ptr %9, align 4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %51

49:
  %50 = call i32 @MPI_Sendrecv(ptr %19, i32 %2, i32 %3, i32 0, i32 0, ptr %39, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  br label %51

51:
  %52 = call i32 @MPI_Bcast(ptr %39, i32 %2, i32 %3, i32 %46, i32 %5)
  %53 = icmp eq i32 %45, %17
  br i1 %53, label %54, label %56

54:
  %55 = call ptr @memcpy(ptr %40, ptr %39, i64 %38)
  br label %59

56:
  %57 = icmp slt i32 %45, %17
  br i1 %57, label %58, label %59

58:
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  call void %6(ptr %39, ptr %40, ptr %14, ptr %15)
  br label %59

59:
  %60 = icmp sgt i32 %45, 1
  br i1 %60, label %44, label %43

61:
  %62 = call i32 @MPI_Sendrecv(ptr %40, i32 %2, i32 %3, i32 0, i32 0, ptr %1, i32 %2, i32 %3, i32 0, i32 0, i32 1140850689, ptr inttoptr (i64 1 to ptr))
  br label %63

63:
  call void @free(ptr %39)
  call void @free(ptr %40)
  br label %64

64:
  %65 = phi i32 [ 0, %63 ], [ 0, %7 ], [ -1, %22 ]
  ret i32 %65
}

define internal i32 @pad_fold_Reduce_local(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, ptr %5) alwaysinline {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void %5(ptr %0, ptr %1, ptr %7, ptr %8)
  ret i32 0
}

declare i32 @MPI_Comm_test_inter(i32, ptr)

declare i32 @MPI_Comm_rank(i32, ptr)

declare i32 @MPI_Comm_size(i32, ptr)

declare i32 @MPI_Type_get_true_extent(i32, ptr, ptr)

declare i32 @MPI_Type_get_extent(i32, ptr, ptr)

declare noalias ptr @calloc(i64, i64)

declare i32 @MPI_Bcast(ptr, i32, i32, i32, i32)

declare ptr @memcpy(ptr, ptr, i64)

declare void @free(ptr)

declare i32 @MPI_Sendrecv(ptr, i32, i32, i32, i32, ptr, i32, i32, i32, i32, i32, ptr)
