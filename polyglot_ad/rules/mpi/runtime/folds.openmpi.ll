; Made from folds.c by regenerate.py, for openmpi.

@ompi_mpi_comm_self = external global i8, align 1

define internal i32 @pad_fold_Allreduce(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %17 = select i1 %16, ptr %1, ptr %0
  %18 = call i32 @MPI_Comm_size(ptr %5, ptr %8)
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %2, 1
  br i1 %20, label %73, label %21

21:
  %22 = call i32 @MPI_Comm_test_inter(ptr %5, ptr %10)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = call i32 @MPI_Comm_remote_size(ptr %5, ptr %9)
  br label %29

27:
  %28 = call i32 @MPI_Comm_size(ptr %5, ptr %9)
  br label %29

29:
  %30 = load i32, ptr %10, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp sgt i32 %19, 0
  %33 = and i1 %32, %31
  %34 = load i32, ptr %9, align 4
  %35 = select i1 %33, i32 %34, i32 %19
  %36 = call i32 @MPI_Type_get_true_extent(ptr %3, ptr %11, ptr %13)
  %37 = load i64, ptr %11, align 8
  %38 = load i64, ptr %13, align 8
  %39 = add nsw i64 %38, %37
  store i64 %39, ptr %13, align 8
  %40 = call i32 @MPI_Type_get_extent(ptr %3, ptr %11, ptr %12)
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = zext nneg i32 %2 to i64
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %12, align 8
  %46 = mul i64 %44, %45
  %47 = load i64, ptr %13, align 8
  %48 = add i64 %46, %47
  %49 = call noalias ptr @calloc(i64 %48, i64 1)
  %50 = call i32 @MPI_Allgather(ptr %17, i32 %2, ptr %3, ptr %49, i32 %2, ptr %3, ptr %5)
  %51 = icmp sgt i32 %35, 0
  br i1 %51, label %52, label %72

52:
  %53 = add nsw i32 %35, -1
  %54 = zext nneg i32 %53 to i64
  %55 = mul nuw nsw i64 %54, %43
  %56 = load i64, ptr %12, align 8
  %57 = mul i64 %55, %56
  %58 = getelementptr inbounds nuw i8, ptr %49, i64 %57
  %59 = icmp eq i32 %35, 1
  br i1 %59, label %70, label %60

60:
  %61 = zext nneg i32 %53 to i64
  br label %62

62:
  %63 = phi i64 [ %61, %60 ], [ %64, %62 ]
  %64 = add nsw i64 %63, -1
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  %65 = mul nuw nsw i64 %64, %43
  %66 = load i64, ptr %12, align 8
  %67 = mul i64 %65, %66
  %68 = getelementptr inbounds nuw i8, ptr %49, i64 %67
  call void %6(ptr %68, ptr %58, ptr %14, ptr %15)
  %69 = icmp sgt i64 %63, 1
  br i1 %69, label %62, label %70

70:
  %71 = call i32 @MPI_Sendrecv(ptr %58, i32 %2, ptr %3, i32 0, i32 0, ptr %1, i32 %2, ptr %3, i32 0, i32 0, ptr @ompi_mpi_comm_self, ptr null)
  br label %72

72:
  call void @free(ptr %49)
  br label %73

73:
  ret i32 0
}

define internal i32 @pad_fold_Reduce(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = icmp eq i32 %5, -2
  br i1 %19, label %99, label %20

20:
  %21 = call i32 @MPI_Comm_test_inter(ptr %6, ptr %18)
  %22 = load i32, ptr %18, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:
  %25 = icmp eq i32 %5, -4
  br label %30

26:
  %27 = call i32 @MPI_Comm_rank(ptr %6, ptr %9)
  %28 = load i32, ptr %9, align 4
  %29 = icmp eq i32 %28, %5
  br label %30

30:
  %31 = phi i1 [ %25, %24 ], [ %29, %26 ]
  %32 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %33 = select i1 %32, ptr %1, ptr %0
  br i1 %31, label %34, label %38

34:
  %35 = call i32 @MPI_Comm_size(ptr %6, ptr %10)
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, -1
  br label %38

38:
  %39 = phi i32 [ %37, %34 ], [ -1, %30 ]
  %40 = icmp slt i32 %2, 1
  br i1 %40, label %98, label %41

41:
  %42 = call i32 @MPI_Comm_test_inter(ptr %6, ptr %12)
  %43 = load i32, ptr %12, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:
  %46 = call i32 @MPI_Comm_remote_size(ptr %6, ptr %11)
  br label %49

47:
  %48 = call i32 @MPI_Comm_size(ptr %6, ptr %11)
  br label %49

49:
  %50 = load i32, ptr %12, align 4
  %51 = icmp ne i32 %50, 0
  %52 = icmp sgt i32 %39, -1
  %53 = and i1 %52, %51
  %54 = load i32, ptr %11, align 4
  %55 = add nsw i32 %54, -1
  %56 = select i1 %53, i32 %55, i32 %39
  %57 = call i32 @MPI_Type_get_true_extent(ptr %3, ptr %13, ptr %15)
  %58 = load i64, ptr %13, align 8
  %59 = load i64, ptr %15, align 8
  %60 = add nsw i64 %59, %58
  store i64 %60, ptr %15, align 8
  %61 = call i32 @MPI_Type_get_extent(ptr %3, ptr %13, ptr %14)
  %62 = load i32, ptr %11, align 4
  %63 = sext i32 %62 to i64
  %64 = zext nneg i32 %2 to i64
  %65 = mul nsw i64 %63, %64
  %66 = load i64, ptr %14, align 8
  %67 = mul i64 %65, %66
  %68 = load i64, ptr %15, align 8
  %69 = add i64 %67, %68
  %70 = call noalias ptr @calloc(i64 %69, i64 1)
  %71 = icmp eq i32 %5, -1000
  br i1 %71, label %72, label %74

72:
  %73 = call i32 @MPI_Allgather(ptr %33, i32 %2, ptr %3, ptr %70, i32 %2, ptr %3, ptr %6)
  br label %76

74:
  %75 = call i32 @MPI_Gather(ptr %33, i32 %2, ptr %3, ptr %70, i32 %2, ptr %3, i32 %5, ptr %6)
  br label %76

76:
  %77 = icmp sgt i32 %56, -1
  br i1 %77, label %78, label %97

78:
  %79 = zext nneg i32 %56 to i64
  %80 = mul nuw nsw i64 %79, %64
  %81 = load i64, ptr %14, align 8
  %82 = mul i64 %80, %81
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 %82
  %84 = icmp eq i32 %56, 0
  br i1 %84, label %95, label %85

85:
  %86 = zext nneg i32 %56 to i64
  br label %87

87:
  %88 = phi i64 [ %86, %85 ], [ %89, %87 ]
  %89 = add nsw i64 %88, -1
  store i32 %2, ptr %16, align 4
  store ptr %3, ptr %17, align 8
  %90 = mul nuw nsw i64 %89, %64
  %91 = load i64, ptr %14, align 8
  %92 = mul i64 %90, %91
  %93 = getelementptr inbounds nuw i8, ptr %70, i64 %92
  call void %7(ptr %93, ptr %83, ptr %16, ptr %17)
  %94 = icmp sgt i64 %88, 1
  br i1 %94, label %87, label %95

95:
  %96 = call i32 @MPI_Sendrecv(ptr %83, i32 %2, ptr %3, i32 0, i32 0, ptr %1, i32 %2, ptr %3, i32 0, i32 0, ptr @ompi_mpi_comm_self, ptr null)
  br label %97

97:
  call void @free(ptr %70)
  br label %98

98:
  br label %99

99:
  ret i32 0
}

declare i32 @MPI_Comm_test_inter(ptr, ptr)

define internal i32 @pad_fold_Reduce_scatter(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = call i32 @MPI_Comm_rank(ptr %5, ptr %8)
  %18 = load i32, ptr %8, align 4
  %19 = call i32 @MPI_Comm_size(ptr %5, ptr %9)
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds i32, ptr %2, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %20, 0
  br i1 %24, label %25, label %30

25:
  %26 = sext i32 %18 to i64
  %27 = zext nneg i32 %20 to i64
  br label %94

28:
  %29 = sext i32 %104 to i64
  br label %30

30:
  %31 = phi i64 [ 0, %7 ], [ %29, %28 ]
  %32 = phi i32 [ 0, %7 ], [ %107, %28 ]
  %33 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %34 = select i1 %33, ptr %1, ptr %0
  %35 = icmp slt i32 %32, 1
  br i1 %35, label %93, label %36

36:
  %37 = call i32 @MPI_Comm_test_inter(ptr %5, ptr %11)
  %38 = load i32, ptr %11, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %42, label %40

40:
  %41 = call i32 @MPI_Comm_remote_size(ptr %5, ptr %10)
  br label %44

42:
  %43 = call i32 @MPI_Comm_size(ptr %5, ptr %10)
  br label %44

44:
  %45 = load i32, ptr %11, align 4
  %46 = icmp ne i32 %45, 0
  %47 = icmp sgt i32 %20, 0
  %48 = and i1 %47, %46
  %49 = load i32, ptr %10, align 4
  %50 = select i1 %48, i32 %49, i32 %20
  %51 = call i32 @MPI_Type_get_true_extent(ptr %3, ptr %12, ptr %14)
  %52 = load i64, ptr %12, align 8
  %53 = load i64, ptr %14, align 8
  %54 = add nsw i64 %53, %52
  store i64 %54, ptr %14, align 8
  %55 = call i32 @MPI_Type_get_extent(ptr %3, ptr %12, ptr %13)
  %56 = load i32, ptr %10, align 4
  %57 = sext i32 %56 to i64
  %58 = zext nneg i32 %32 to i64
  %59 = mul nsw i64 %57, %58
  %60 = load i64, ptr %13, align 8
  %61 = mul i64 %59, %60
  %62 = load i64, ptr %14, align 8
  %63 = add i64 %61, %62
  %64 = call noalias ptr @calloc(i64 %63, i64 1)
  %65 = call i32 @MPI_Allgather(ptr %34, i32 %32, ptr %3, ptr %64, i32 %32, ptr %3, ptr %5)
  %66 = icmp sgt i32 %50, 0
  br i1 %66, label %67, label %92

67:
  %68 = add nsw i32 %50, -1
  %69 = zext nneg i32 %68 to i64
  %70 = mul nuw nsw i64 %69, %58
  %71 = load i64, ptr %13, align 8
  %72 = mul i64 %70, %71
  %73 = getelementptr inbounds nuw i8, ptr %64, i64 %72
  %74 = icmp eq i32 %50, 1
  br i1 %74, label %77, label %75

75:
  %76 = zext nneg i32 %68 to i64
  br label %79

77:
  %78 = icmp sgt i32 %23, 0
  br i1 %78, label %87, label %92

79:
  %80 = phi i64 [ %76, %75 ], [ %81, %79 ]
  %81 = add nsw i64 %80, -1
  store i32 %32, ptr %15, align 4
  store ptr %3, ptr %16, align 8
  %82 = mul nuw nsw i64 %81, %58
  %83 = load i64, ptr %13, align 8
  %84 = mul i64 %82, %83
  %85 = getelementptr inbounds nuw i8, ptr %64, i64 %84
  call void %6(ptr %85, ptr %73, ptr %15, ptr %16)
  %86 = icmp sgt i64 %80, 1
  br i1 %86, label %79, label %77

87:
  %88 = load i64, ptr %13, align 8
  %89 = mul nsw i64 %88, %31
  %90 = getelementptr inbounds i8, ptr %73, i64 %89
  %91 = call i32 @MPI_Sendrecv(ptr %90, i32 %23, ptr %3, i32 0, i32 0, ptr %1, i32 %23, ptr %3, i32 0, i32 0, ptr @ompi_mpi_comm_self, ptr null)
  br label %92

92:
  call void @free(ptr %64)
  br label %93

93:
  ret i32 0

94:
  %95 = phi i64 [ 0, %25 ], [ %108, %103 ]
  %96 = phi i32 [ 0, %25 ], [ %107, %103 ]
  %97 = phi i32 [ 0, %25 ], [ %104, %103 ]
  %98 = icmp slt i64 %95, %26
  br i1 %98, label %99, label %103

99:
  %100 = getelementptr inbounds nuw i32, ptr %2, i64 %95
  %101 = load i32, ptr %100, align 4
  %102 = add nsw i32 %101, %97
  br label %103

103:
  %104 = phi i32 [ %102, %99 ], [ %97, %94 ]
  %105 = getelementptr inbounds nuw i32, ptr %2, i64 %95
  %106 = load i32, ptr %105, align 4
  %107 = add nsw i32 %106, %96
  %108 = add nuw nsw i64 %95, 1
  %109 = icmp eq i64 %108, %27
  br i1 %109, label %28, label %94
}

define internal i32 @pad_fold_Reduce_scatter_block(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = call i32 @MPI_Comm_rank(ptr %5, ptr %8)
  %18 = load i32, ptr %8, align 4
  %19 = call i32 @MPI_Comm_size(ptr %5, ptr %9)
  %20 = load i32, ptr %9, align 4
  %21 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %22 = select i1 %21, ptr %1, ptr %0
  %23 = mul nsw i32 %20, %2
  %24 = mul nsw i32 %18, %2
  %25 = icmp slt i32 %23, 1
  br i1 %25, label %84, label %26

26:
  %27 = call i32 @MPI_Comm_test_inter(ptr %5, ptr %11)
  %28 = load i32, ptr %11, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @MPI_Comm_remote_size(ptr %5, ptr %10)
  br label %34

32:
  %33 = call i32 @MPI_Comm_size(ptr %5, ptr %10)
  br label %34

34:
  %35 = load i32, ptr %11, align 4
  %36 = icmp ne i32 %35, 0
  %37 = icmp sgt i32 %20, 0
  %38 = and i1 %37, %36
  %39 = load i32, ptr %10, align 4
  %40 = select i1 %38, i32 %39, i32 %20
  %41 = call i32 @MPI_Type_get_true_extent(ptr %3, ptr %12, ptr %14)
  %42 = load i64, ptr %12, align 8
  %43 = load i64, ptr %14, align 8
  %44 = add nsw i64 %43, %42
  store i64 %44, ptr %14, align 8
  %45 = call i32 @MPI_Type_get_extent(ptr %3, ptr %12, ptr %13)
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = zext nneg i32 %23 to i64
  %49 = mul nsw i64 %47, %48
  %50 = load i64, ptr %13, align 8
  %51 = mul i64 %49, %50
  %52 = load i64, ptr %14, align 8
  %53 = add i64 %51, %52
  %54 = call noalias ptr @calloc(i64 %53, i64 1)
  %55 = call i32 @MPI_Allgather(ptr %22, i32 %23, ptr %3, ptr %54, i32 %23, ptr %3, ptr %5)
  %56 = icmp sgt i32 %40, 0
  br i1 %56, label %57, label %83

57:
  %58 = add nsw i32 %40, -1
  %59 = zext nneg i32 %58 to i64
  %60 = mul nuw nsw i64 %59, %48
  %61 = load i64, ptr %13, align 8
  %62 = mul i64 %60, %61
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 %62
  %64 = icmp eq i32 %40, 1
  br i1 %64, label %67, label %65

65:
  %66 = zext nneg i32 %58 to i64
  br label %69

67:
  %68 = icmp sgt i32 %2, 0
  br i1 %68, label %77, label %83

69:
  %70 = phi i64 [ %66, %65 ], [ %71, %69 ]
  %71 = add nsw i64 %70, -1
  store i32 %23, ptr %15, align 4
  store ptr %3, ptr %16, align 8
  %72 = mul nuw nsw i64 %71, %48
  %73 = load i64, ptr %13, align 8
  %74 = mul i64 %72, %73
  %75 = getelementptr inbounds nuw i8, ptr %54, i64 %74
  call void %6(ptr %75, ptr %63, ptr %15, ptr %16)
  %76 = icmp sgt i64 %70, 1
  br i1 %76, label %69, label %67

77:
  %78 = sext i32 %24 to i64
  %79 = load i64, ptr %13, align 8
  %80 = mul nsw i64 %79, %78
  %81 = getelementptr inbounds i8, ptr %63, i64 %80
  %82 = call i32 @MPI_Sendrecv(ptr %81, i32 %2, ptr %3, i32 0, i32 0, ptr %1, i32 %2, ptr %3, i32 0, i32 0, ptr @ompi_mpi_comm_self, ptr null)
  br label %83

83:
  call void @free(ptr %54)
  br label %84

84:
  ret i32 0
}

define internal i32 @pad_fold_Scan(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %17 = select i1 %16, ptr %1, ptr %0
  %18 = call i32 @MPI_Comm_rank(ptr %5, ptr %8)
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %2, 1
  br i1 %20, label %73, label %21

21:
  %22 = call i32 @MPI_Comm_test_inter(ptr %5, ptr %10)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = call i32 @MPI_Comm_remote_size(ptr %5, ptr %9)
  br label %29

27:
  %28 = call i32 @MPI_Comm_size(ptr %5, ptr %9)
  br label %29

29:
  %30 = load i32, ptr %10, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp sgt i32 %19, -1
  %33 = and i1 %32, %31
  %34 = load i32, ptr %9, align 4
  %35 = add nsw i32 %34, -1
  %36 = select i1 %33, i32 %35, i32 %19
  %37 = call i32 @MPI_Type_get_true_extent(ptr %3, ptr %11, ptr %13)
  %38 = load i64, ptr %11, align 8
  %39 = load i64, ptr %13, align 8
  %40 = add nsw i64 %39, %38
  store i64 %40, ptr %13, align 8
  %41 = call i32 @MPI_Type_get_extent(ptr %3, ptr %11, ptr %12)
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = zext nneg i32 %2 to i64
  %45 = mul nsw i64 %43, %44
  %46 = load i64, ptr %12, align 8
  %47 = mul i64 %45, %46
  %48 = load i64, ptr %13, align 8
  %49 = add i64 %47, %48
  %50 = call noalias ptr @calloc(i64 %49, i64 1)
  %51 = call i32 @MPI_Allgather(ptr %17, i32 %2, ptr %3, ptr %50, i32 %2, ptr %3, ptr %5)
  %52 = icmp sgt i32 %36, -1
  br i1 %52, label %53, label %72

53:
  %54 = zext nneg i32 %36 to i64
  %55 = mul nuw nsw i64 %54, %44
  %56 = load i64, ptr %12, align 8
  %57 = mul i64 %55, %56
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 %57
  %59 = icmp eq i32 %36, 0
  br i1 %59, label %70, label %60

60:
  %61 = zext nneg i32 %36 to i64
  br label %62

62:
  %63 = phi i64 [ %61, %60 ], [ %64, %62 ]
  %64 = add nsw i64 %63, -1
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  %65 = mul nuw nsw i64 %64, %44
  %66 = load i64, ptr %12, align 8
  %67 = mul i64 %65, %66
  %68 = getelementptr inbounds nuw i8, ptr %50, i64 %67
  call void %6(ptr %68, ptr %58, ptr %14, ptr %15)
  %69 = icmp sgt i64 %63, 1
  br i1 %69, label %62, label %70

70:
  %71 = call i32 @MPI_Sendrecv(ptr %58, i32 %2, ptr %3, i32 0, i32 0, ptr %1, i32 %2, ptr %3, i32 0, i32 0, ptr @ompi_mpi_comm_self, ptr null)
  br label %72

72:
  call void @free(ptr %50)
  br label %73

73:
  ret i32 0
}

define internal i32 @pad_fold_Exscan(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %17 = select i1 %16, ptr %1, ptr %0
  %18 = call i32 @MPI_Comm_rank(ptr %5, ptr %8)
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %2, 1
  br i1 %20, label %73, label %21

21:
  %22 = call i32 @MPI_Comm_test_inter(ptr %5, ptr %10)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = call i32 @MPI_Comm_remote_size(ptr %5, ptr %9)
  br label %29

27:
  %28 = call i32 @MPI_Comm_size(ptr %5, ptr %9)
  br label %29

29:
  %30 = load i32, ptr %10, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp sgt i32 %19, 0
  %33 = and i1 %32, %31
  %34 = load i32, ptr %9, align 4
  %35 = select i1 %33, i32 %34, i32 %19
  %36 = call i32 @MPI_Type_get_true_extent(ptr %3, ptr %11, ptr %13)
  %37 = load i64, ptr %11, align 8
  %38 = load i64, ptr %13, align 8
  %39 = add nsw i64 %38, %37
  store i64 %39, ptr %13, align 8
  %40 = call i32 @MPI_Type_get_extent(ptr %3, ptr %11, ptr %12)
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = zext nneg i32 %2 to i64
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %12, align 8
  %46 = mul i64 %44, %45
  %47 = load i64, ptr %13, align 8
  %48 = add i64 %46, %47
  %49 = call noalias ptr @calloc(i64 %48, i64 1)
  %50 = call i32 @MPI_Allgather(ptr %17, i32 %2, ptr %3, ptr %49, i32 %2, ptr %3, ptr %5)
  %51 = icmp sgt i32 %35, 0
  br i1 %51, label %52, label %72

52:
  %53 = add nsw i32 %35, -1
  %54 = zext nneg i32 %53 to i64
  %55 = mul nuw nsw i64 %54, %43
  %56 = load i64, ptr %12, align 8
  %57 = mul i64 %55, %56
  %58 = getelementptr inbounds nuw i8, ptr %49, i64 %57
  %59 = icmp eq i32 %35, 1
  br i1 %59, label %70, label %60

60:
  %61 = zext nneg i32 %53 to i64
  br label %62

62:
  %63 = phi i64 [ %61, %60 ], [ %64, %62 ]
  %64 = add nsw i64 %63, -1
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  %65 = mul nuw nsw i64 %64, %43
  %66 = load i64, ptr %12, align 8
  %67 = mul i64 %65, %66
  %68 = getelementptr inbounds nuw i8, ptr %49, i64 %67
  call void %6(ptr %68, ptr %58, ptr %14, ptr %15)
  %69 = icmp sgt i64 %63, 1
  br i1 %69, label %62, label %70

70:
  %71 = call i32 @MPI_Sendrecv(ptr %58, i32 %2, ptr %3, i32 0, i32 0, ptr %1, i32 %2, ptr %3, i32 0, i32 0, ptr @ompi_mpi_comm_self, ptr null)
  br label %72

72:
  call void @free(ptr %49)
  br label %73

73:
  ret i32 0
}

define internal i32 @pad_fold_Reduce_local(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  call void %5(ptr %0, ptr %1, ptr %7, ptr %8)
  ret i32 0
}

declare i32 @MPI_Comm_remote_size(ptr, ptr)

declare i32 @MPI_Comm_size(ptr, ptr)

declare i32 @MPI_Type_get_true_extent(ptr, ptr, ptr)

declare i32 @MPI_Type_get_extent(ptr, ptr, ptr)

declare noalias ptr @calloc(i64, i64)

declare i32 @MPI_Allgather(ptr, i32, ptr, ptr, i32, ptr, ptr)

declare i32 @MPI_Gather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

declare void @free(ptr)

declare i32 @MPI_Sendrecv(ptr, i32, ptr, i32, i32, ptr, i32, ptr, i32, i32, ptr, ptr)

declare i32 @MPI_Comm_rank(ptr, ptr)
