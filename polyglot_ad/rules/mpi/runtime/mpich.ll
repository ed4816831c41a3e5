; Made from all.c by regenerate.py, for mpich.

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.Walk = type { ptr, i32, i64, i32, ptr, i64 }
%struct.View = type { ptr, ptr, i64, i64, i64, i32, i32 }
%struct.MPI_Status = type { i32, i32, i32, i32, i32 }
%struct.PairF32 = type { float, i32 }
%struct.PairF64 = type { double, i32 }
%struct.PairF80 = type { x86_fp80, i32 }
%struct.Pick = type { x86_fp80, x86_fp80, i64, i64 }

@pending_sends = internal global ptr null, align 8
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@arenas = internal global ptr null, align 8
@timeout.limit = internal global double -1.000000e+00, align 8
@.str = private constant [24 x i8] c"POLYGLOT_AD_MPI_TIMEOUT\00", align 1
@.str.1 = private constant [9 x i8] c"PAD-E310\00", align 1
@.str.2 = private constant [98 x i8] c"the derivative of a call of MPI waits for another rank longer than POLYGLOT_AD_MPI_TIMEOUT allows\00", align 1
@.str.3 = private constant [59 x i8] c"another rank failed, or runs another program or derivative\00", align 1
@.str.4 = private constant [24 x i8] c"look at the other ranks\00", align 1
@.str.5 = private constant [15 x i8] c"%s|%s|%s|%s|%s\00", align 1
@.str.6 = private constant [1 x i8] zeroinitializer, align 1
@.str.7 = private constant [45 x i8] c"communication of adjoints or tangents failed\00", align 1
@.str.8 = private constant [47 x i8] c"see the call of the program that it belongs to\00", align 1
@posts = internal global i64 0, align 8
@.str.9 = private constant [64 x i8] c"a call of MPI with bytes of several kinds or of an unknown kind\00", align 1
@.str.10 = private constant [49 x i8] c"what its adjoint is cannot be told from MPI_BYTE\00", align 1
@.str.11 = private constant [79 x i8] c"describe the numbers by a datatype, such as one made by MPI_Type_create_struct\00", align 1
@.str.12 = private constant [30 x i8] c"a call of MPI with MPI_BOTTOM\00", align 1
@.str.13 = private constant [48 x i8] c"the shadows of absolute addresses are not known\00", align 1
@.str.14 = private constant [60 x i8] c"pass the address of the data, and a datatype relative to it\00", align 1
@.str.15 = private constant [66 x i8] c"a call of MPI with a datatype that cannot be asked for its layout\00", align 1
@.str.16 = private constant [28 x i8] c"MPI_Type_get_envelope fails\00", align 1
@.str.17 = private constant [29 x i8] c"make it without large counts\00", align 1
@.str.18 = private constant [88 x i8] c"a call of MPI with numbers of a kind that is not followed (half or quadruple precision)\00", align 1
@.str.19 = private constant [35 x i8] c"adjoints of this kind are not sent\00", align 1
@.str.20 = private constant [33 x i8] c"use float, double or long double\00", align 1
@.str.21 = private constant [73 x i8] c"a call of MPI with a derived datatype made in a way that is not followed\00", align 1
@.str.22 = private constant [24 x i8] c"its layout is not known\00", align 1
@.str.23 = private constant [102 x i8] c"make it by MPI_Type_contiguous, _vector, _indexed, _create_struct, _create_subarray or _create_darray\00", align 1
@.str.24 = private constant [9 x i8] c"PAD-E309\00", align 1
@.str.25 = private constant [41 x i8] c"a message with a tag close to MPI_TAG_UB\00", align 1
@.str.26 = private constant [43 x i8] c"the last 4096 tags are used by derivatives\00", align 1
@.str.27 = private constant [18 x i8] c"use a smaller tag\00", align 1
@.str.28 = private constant [45 x i8] c"a message of bytes that ends within a number\00", align 1
@.str.29 = private constant [27 x i8] c"its adjoint cannot be told\00", align 1
@.str.30 = private constant [19 x i8] c"send whole numbers\00", align 1
@pending_bytes = internal global i64 0, align 8
@.str.34 = private constant [65 x i8] c"a reduction of numbers by an operator without a known derivative\00", align 1
@.str.35 = private constant [73 x i8] c"the operator was made outside of what is differentiated, or acts on bits\00", align 1
@.str.36 = private constant [104 x i8] c"call MPI_Op_create within the differentiated function, or use MPI_SUM, PROD, MIN, MAX, MINLOC or MAXLOC\00", align 1
@.str.37 = private constant [71 x i8] c"a reduction by another operator than MPI_SUM over an intercommunicator\00", align 1
@.str.38 = private constant [54 x i8] c"which rank's operand is the result is not found there\00", align 1
@.str.39 = private constant [40 x i8] c"merge the groups by MPI_Intercomm_merge\00", align 1
@.str.40 = private constant [77 x i8] c"a reduction of more than 2147483647 numbers by another operator than MPI_SUM\00", align 1
@.str.41 = private constant [27 x i8] c"weights are counted by int\00", align 1
@.str.42 = private constant [9 x i8] c"split it\00", align 1
@busy = internal global i1 false, align 4
@owner = internal global i64 0, align 8
@.str.43 = private constant [79 x i8] c"forward mode of messages that several threads send or receive at the same time\00", align 1
@.str.44 = private constant [47 x i8] c"their tangents could be taken for each other's\00", align 1
@.str.45 = private constant [48 x i8] c"use reverse mode, or let one thread communicate\00", align 1
@.str.46 = private constant [32 x i8] c"the derivative of a call of MPI\00", align 1
@.str.47 = private constant [43 x i8] c"there is not enough memory for its buffers\00", align 1
@.str.48 = private constant [36 x i8] c"use less memory or smaller messages\00", align 1

define void @pad_mpi_finish() {
  %1 = load ptr, ptr @pending_sends, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %4, label %3

3:
  tail call fastcc void @reap(i32 1)
  br label %4

4:
  ret void
}

define internal fastcc void @reap(i32 %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %6 = load ptr, ptr @pending_sends, align 8
  store ptr null, ptr @pending_sends, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %8 = icmp eq ptr %6, null
  br i1 %8, label %42, label %9

9:
  %10 = icmp eq i32 %0, 0
  br label %11

11:
  %12 = phi ptr [ %6, %9 ], [ %19, %39 ]
  %13 = phi ptr [ null, %9 ], [ %40, %39 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 1, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %15 = load i32, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 335544320, ptr %3, align 4
  %16 = call i32 @PMPI_Comm_get_errhandler(i32 %15, ptr %3)
  %17 = call i32 @PMPI_Comm_set_errhandler(i32 %15, i32 1409286145)
  %18 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br i1 %10, label %24, label %23

23:
  call fastcc void @wait_one(ptr %21, ptr %22)
  br label %26

24:
  %25 = call i32 @PMPI_Test(ptr %22, ptr %4, ptr inttoptr (i64 1 to ptr))
  call fastcc void @check(ptr %21, i32 %25)
  br label %26

26:
  %27 = load i32, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 %18, ptr %2, align 4
  %28 = icmp eq i32 %18, 335544320
  br i1 %28, label %32, label %29

29:
  %30 = call i32 @PMPI_Comm_set_errhandler(i32 %27, i32 %18)
  %31 = call i32 @PMPI_Errhandler_free(ptr %2)
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %2)
  %33 = load i32, ptr %4, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %37 = load ptr, ptr %36, align 8
  call void @free(ptr %37)
  call void @free(ptr %12)
  br label %39

38:
  store ptr %13, ptr %12, align 8
  br label %39

39:
  %40 = phi ptr [ %13, %35 ], [ %12, %38 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  %41 = icmp eq ptr %19, null
  br i1 %41, label %42, label %11

42:
  %43 = phi ptr [ null, %1 ], [ %40, %39 ]
  %44 = icmp eq ptr %43, null
  br i1 %44, label %54, label %45

45:
  %46 = call i32 @pthread_mutex_lock(ptr @lock)
  br label %47

47:
  %48 = phi ptr [ %43, %45 ], [ %49, %47 ]
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %47

51:
  %52 = load ptr, ptr @pending_sends, align 8
  store ptr %52, ptr %48, align 8
  store ptr %43, ptr @pending_sends, align 8
  %53 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %54

54:
  ret void
}

define void @pad_mpi_reverse(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:
  %4 = load ptr, ptr %0, align 8
  tail call void %4(ptr %0)
  br label %5

5:
  ret void
}

define void @pad_mpi_release(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %6, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  tail call void %5(ptr %0)
  br label %6

6:
  ret void
}

define i32 @pad_mpi_Send_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:
  %14 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %15 = load i64, ptr @posts, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @posts, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store i64 %15, ptr %17, align 8
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %19

19:
  store ptr %11, ptr %8, align 8
  %20 = tail call i32 @PMPI_Send(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %20
}

define internal fastcc ptr @sending(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Walk, align 8
  %14 = alloca %struct.View, align 8
  %15 = icmp eq i32 %4, -1
  br i1 %15, label %95, label %16

16:
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %14, ptr %0, ptr %1, ptr %7, i64 %2, i32 %3, i32 0)
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %45

20:
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %45, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i32 %26, 2
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 44
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %45, label %32

32:
  br i1 %27, label %33, label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 44
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  call void @llvm.lifetime.start.p0(ptr %13)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %13, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i32 -1, ptr %37, align 8
  br i1 %36, label %41, label %40

38:
  call void @llvm.lifetime.start.p0(ptr %13)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %13, align 8
  %39 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i32 -1, ptr %39, align 8
  br label %40

40:
  call fastcc void @walk_view(ptr %13, ptr %14, ptr null)
  br label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %43 = load i64, ptr %42, align 8
  call void @llvm.lifetime.end.p0(ptr %13)
  %44 = icmp slt i64 %43, 1
  br i1 %44, label %45, label %49

45:
  %46 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %47 = load ptr, ptr %46, align 8
  call fastcc void @free_node(ptr %47)
  %48 = load ptr, ptr %14, align 8
  call void @free(ptr %48)
  store ptr null, ptr %46, align 8
  store ptr null, ptr %14, align 8
  br label %93

49:
  %50 = icmp sgt i32 %5, 28671
  br i1 %50, label %51, label %70

51:
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %52 = call i32 @PMPI_Comm_get_attr(i32 %6, i32 1681915905, ptr %11, ptr %12)
  %53 = load i32, ptr %12, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:
  %56 = load ptr, ptr %11, align 8
  %57 = load i32, ptr %56, align 4
  %58 = add nsw i32 %57, -4096
  %59 = icmp sgt i32 %5, %58
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br i1 %59, label %61, label %70

60:
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %61

61:
  call void @llvm.lifetime.start.p0(ptr %10)
  %62 = icmp eq ptr %0, null
  br i1 %62, label %67, label %63

63:
  %64 = load ptr, ptr %0, align 8
  %65 = icmp eq ptr %64, null
  %66 = select i1 %65, ptr @.str.6, ptr %64
  br label %67

67:
  %68 = phi ptr [ @.str.6, %61 ], [ %66, %63 ]
  %69 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr %68)
  call void @pad_mpi_fail(ptr %10)
  unreachable

70:
  %71 = call noalias ptr @malloc(i64 352)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %82

73:
  call void @llvm.lifetime.start.p0(ptr %9)
  %74 = icmp eq ptr %0, null
  br i1 %74, label %79, label %75

75:
  %76 = load ptr, ptr %0, align 8
  %77 = icmp eq ptr %76, null
  %78 = select i1 %77, ptr @.str.6, ptr %76
  br label %79

79:
  %80 = phi ptr [ @.str.6, %73 ], [ %78, %75 ]
  %81 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %80)
  call void @pad_mpi_fail(ptr %9)
  unreachable

82:
  %83 = call ptr @memset(ptr %71, i32 0, i64 352)
  store ptr @reverse_both, ptr %71, align 8
  %84 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store ptr @release_op, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %71, i64 16
  store ptr %0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %71, i64 24
  store ptr @start_return, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %71, i64 32
  store ptr @finish_return, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %71, i64 120
  store i32 %6, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %71, i64 92
  store i32 2, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %71, i64 128
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %90, ptr align 8 dereferenceable(48) %14, i64 48, i1 false)
  store i32 0, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %71, i64 96
  store i32 %4, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %71, i64 100
  store i32 %5, ptr %92, align 4
  br label %93

93:
  %94 = phi ptr [ %71, %82 ], [ null, %45 ]
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %95

95:
  %96 = phi ptr [ %94, %93 ], [ null, %8 ]
  ret ptr %96
}

declare i32 @PMPI_Send(ptr, i32, i32, i32, i32, i32)

define i32 @pad_mpi_Ssend_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:
  %14 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %15 = load i64, ptr @posts, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @posts, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store i64 %15, ptr %17, align 8
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %19

19:
  store ptr %11, ptr %8, align 8
  %20 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %20
}

declare i32 @PMPI_Ssend(ptr, i32, i32, i32, i32, i32)

define i32 @pad_mpi_Rsend_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:
  %14 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %15 = load i64, ptr @posts, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @posts, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store i64 %15, ptr %17, align 8
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %19

19:
  store ptr %11, ptr %8, align 8
  %20 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %20
}

declare i32 @PMPI_Rsend(ptr, i32, i32, i32, i32, i32)

define i32 @pad_mpi_Bsend_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:
  %14 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %15 = load i64, ptr @posts, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @posts, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store i64 %15, ptr %17, align 8
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %19

19:
  store ptr %11, ptr %8, align 8
  %20 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %20
}

declare i32 @PMPI_Bsend(ptr, i32, i32, i32, i32, i32)

define i32 @pad_mpi_Recv_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %11)
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %12, i32 %3, i32 %4, i32 %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %14 = call i32 @PMPI_Recv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %11)
  %15 = icmp eq ptr %7, inttoptr (i64 1 to ptr)
  br i1 %15, label %19, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %18 = load i32, ptr %17, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(20) %7, ptr align 4 dereferenceable(20) %11, i64 20, i1 false)
  store i32 %18, ptr %17, align 4
  br label %19

19:
  %20 = icmp eq i32 %14, 0
  br i1 %20, label %21, label %23

21:
  %22 = call fastcc ptr @received(ptr %13, ptr %11, i32 %3)
  store ptr %22, ptr %9, align 8
  br label %23

23:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %14
}

declare void @llvm.lifetime.start.p0(ptr)

define internal fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca %struct.Walk, align 8
  %11 = alloca %struct.View, align 8
  %12 = icmp eq i32 %4, -1
  br i1 %12, label %70, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %11, ptr %0, ptr %1, ptr %6, i64 %2, i32 %3, i32 %7)
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %42

17:
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %42, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp ult i32 %23, 2
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %42, label %29

29:
  br i1 %24, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %10, align 8
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 -1, ptr %34, align 8
  br i1 %33, label %38, label %37

35:
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %10, align 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 -1, ptr %36, align 8
  br label %37

37:
  call fastcc void @walk_view(ptr %10, ptr %11, ptr null)
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %40 = load i64, ptr %39, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  %41 = icmp slt i64 %40, 1
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %44 = load ptr, ptr %43, align 8
  call fastcc void @free_node(ptr %44)
  %45 = load ptr, ptr %11, align 8
  call void @free(ptr %45)
  store ptr null, ptr %43, align 8
  store ptr null, ptr %11, align 8
  br label %68

46:
  %47 = call noalias ptr @malloc(i64 352)
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %58

49:
  call void @llvm.lifetime.start.p0(ptr %9)
  %50 = icmp eq ptr %0, null
  br i1 %50, label %55, label %51

51:
  %52 = load ptr, ptr %0, align 8
  %53 = icmp eq ptr %52, null
  %54 = select i1 %53, ptr @.str.6, ptr %52
  br label %55

55:
  %56 = phi ptr [ @.str.6, %49 ], [ %54, %51 ]
  %57 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %56)
  call void @pad_mpi_fail(ptr %9)
  unreachable

58:
  %59 = call ptr @memset(ptr %47, i32 0, i64 352)
  store ptr @reverse_both, ptr %47, align 8
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store ptr @release_op, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store ptr %0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %47, i64 24
  store ptr @start_give_back, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %47, i64 32
  store ptr @finish_nothing, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %47, i64 120
  store i32 %5, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %47, i64 92
  store i32 2, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %47, i64 176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %66, ptr align 8 dereferenceable(48) %11, i64 48, i1 false)
  store i32 1, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %47, i64 96
  store i32 %4, ptr %67, align 8
  br label %68

68:
  %69 = phi ptr [ %47, %58 ], [ null, %42 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %70

70:
  %71 = phi ptr [ %69, %68 ], [ null, %8 ]
  ret ptr %71
}

declare i32 @PMPI_Recv(ptr, i32, i32, i32, i32, i32, ptr)

define internal fastcc ptr @received(ptr %0, ptr %1, i32 %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Walk, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = icmp eq ptr %0, null
  br i1 %10, label %90, label %11

11:
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i32 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 100
  store i32 %16, ptr %17, align 4
  %18 = call i32 @PMPI_Get_count(ptr %1, i32 %2, ptr %8)
  %19 = load i32, ptr %8, align 4
  %20 = icmp eq i32 %19, -32766
  br i1 %20, label %21, label %25

21:
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  %22 = call i32 @PMPI_Get_elements_x(ptr %1, i32 %2, ptr %9)
  %23 = load i64, ptr %9, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i64 %23, ptr %24, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %28

25:
  %26 = sext i32 %19 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store i64 %26, ptr %27, align 8
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %8)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %57

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %57, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp ult i32 %39, 2
  br i1 %40, label %41, label %50

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %57, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %49, align 8
  br i1 %48, label %53, label %52

50:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %51, align 8
  br label %52

52:
  call fastcc void @walk_view(ptr %7, ptr %29, ptr null)
  br label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %55 = load i64, ptr %54, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %56 = icmp slt i64 %55, 1
  br i1 %56, label %57, label %58

57:
  call void @release_op(ptr %0)
  br label %90

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %60 = load ptr, ptr %59, align 8
  %61 = load i32, ptr %17, align 4
  %62 = icmp sgt i32 %61, 28671
  br i1 %62, label %63, label %84

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %65 = load i32, ptr %64, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %66 = call i32 @PMPI_Comm_get_attr(i32 %65, i32 1681915905, ptr %5, ptr %6)
  %67 = load i32, ptr %6, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %74, label %69

69:
  %70 = load ptr, ptr %5, align 8
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %71, -4096
  %73 = icmp sgt i32 %61, %72
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br i1 %73, label %75, label %84

74:
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %75

75:
  call void @llvm.lifetime.start.p0(ptr %4)
  %76 = icmp eq ptr %60, null
  br i1 %76, label %81, label %77

77:
  %78 = load ptr, ptr %60, align 8
  %79 = icmp eq ptr %78, null
  %80 = select i1 %79, ptr @.str.6, ptr %78
  br label %81

81:
  %82 = phi ptr [ @.str.6, %75 ], [ %80, %77 ]
  %83 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr %82)
  call void @pad_mpi_fail(ptr %4)
  unreachable

84:
  %85 = call i32 @pthread_mutex_lock(ptr @lock)
  %86 = load i64, ptr @posts, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr @posts, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %86, ptr %88, align 8
  %89 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %90

90:
  %91 = phi ptr [ %0, %84 ], [ null, %57 ], [ null, %3 ]
  ret ptr %91
}

declare void @llvm.lifetime.end.p0(ptr)

define i32 @pad_mpi_Sendrecv_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %17)
  %18 = sext i32 %2 to i64
  %19 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %18, i32 %3, i32 %4, i32 %5, i32 %11, ptr %13)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %27, label %21

21:
  %22 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %23 = load i64, ptr @posts, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @posts, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 112
  store i64 %23, ptr %25, align 8
  %26 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %27

27:
  %28 = sext i32 %7 to i64
  %29 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %28, i32 %8, i32 %9, i32 %11, ptr %14, i32 1)
  %30 = call i32 @PMPI_Sendrecv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %17)
  %31 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %31, label %35, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %34 = load i32, ptr %33, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(20) %12, ptr align 4 dereferenceable(20) %17, i64 20, i1 false)
  store i32 %34, ptr %33, align 4
  br label %35

35:
  %36 = call fastcc ptr @received(ptr %29, ptr %17, i32 %8)
  %37 = call fastcc ptr @two(ptr %0, ptr %19, ptr %36)
  store ptr %37, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %17)
  ret i32 %30
}

declare i32 @PMPI_Sendrecv(ptr, i32, i32, i32, i32, ptr, i32, i32, i32, i32, i32, ptr)

define internal fastcc ptr @two(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = icmp ne ptr %1, null
  %6 = icmp ne ptr %2, null
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %26

8:
  %9 = tail call noalias ptr @malloc(i64 40)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %20

11:
  call void @llvm.lifetime.start.p0(ptr %4)
  %12 = icmp eq ptr %0, null
  br i1 %12, label %17, label %13

13:
  %14 = load ptr, ptr %0, align 8
  %15 = icmp eq ptr %14, null
  %16 = select i1 %15, ptr @.str.6, ptr %14
  br label %17

17:
  %18 = phi ptr [ @.str.6, %11 ], [ %16, %13 ]
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %18)
  call void @pad_mpi_fail(ptr %4)
  unreachable

20:
  %21 = tail call ptr @memset(ptr %9, i32 0, i64 40)
  store ptr @reverse_two, ptr %9, align 8
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr @release_two, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %2, ptr %25, align 8
  br label %26

26:
  %27 = phi ptr [ %9, %20 ], [ null, %3 ]
  ret ptr %27
}

define i32 @pad_mpi_Sendrecv_replace_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %13)
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %14, i32 %3, i32 %4, i32 %5, i32 %8, ptr %10)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %23, label %17

17:
  %18 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %19 = load i64, ptr @posts, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr @posts, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 112
  store i64 %19, ptr %21, align 8
  %22 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %23

23:
  %24 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %14, i32 %3, i32 %6, i32 %8, ptr %10, i32 0)
  %25 = call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr %13)
  %26 = icmp eq ptr %9, inttoptr (i64 1 to ptr)
  br i1 %26, label %30, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %29 = load i32, ptr %28, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(20) %9, ptr align 4 dereferenceable(20) %13, i64 20, i1 false)
  store i32 %29, ptr %28, align 4
  br label %30

30:
  %31 = call fastcc ptr @received(ptr %24, ptr %13, i32 %3)
  %32 = call fastcc ptr @two(ptr %0, ptr %15, ptr %31)
  store ptr %32, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %25
}

declare i32 @PMPI_Sendrecv_replace(ptr, i32, i32, i32, i32, i32, i32, i32, ptr)

define i32 @pad_mpi_Bcast_augmented(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %9, i32 %3, i32 %4, i32 %5, ptr %6)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %18, label %12

12:
  %13 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %14 = load i64, ptr @posts, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr @posts, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store i64 %14, ptr %16, align 8
  %17 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %18

18:
  store ptr %10, ptr %7, align 8
  %19 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5)
  ret i32 %19
}

define internal fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5, ptr %6) {
  %8 = alloca [1900 x i8], align 16
  %9 = alloca %struct.Walk, align 8
  %10 = alloca %struct.View, align 8
  %11 = icmp eq i32 %4, -1
  br i1 %11, label %69, label %12

12:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %10, ptr %0, ptr %1, ptr %6, i64 %2, i32 %3, i32 0)
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %41

16:
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %41, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = icmp ult i32 %22, 2
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %41, label %28

28:
  br i1 %23, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %9, align 8
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 -1, ptr %33, align 8
  br i1 %32, label %37, label %36

34:
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %9, align 8
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 -1, ptr %35, align 8
  br label %36

36:
  call fastcc void @walk_view(ptr %9, ptr %10, ptr null)
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %39 = load i64, ptr %38, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  %40 = icmp slt i64 %39, 1
  br i1 %40, label %41, label %45

41:
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %43 = load ptr, ptr %42, align 8
  call fastcc void @free_node(ptr %43)
  %44 = load ptr, ptr %10, align 8
  call void @free(ptr %44)
  store ptr null, ptr %42, align 8
  store ptr null, ptr %10, align 8
  br label %67

45:
  %46 = call noalias ptr @malloc(i64 352)
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %57

48:
  call void @llvm.lifetime.start.p0(ptr %8)
  %49 = icmp eq ptr %0, null
  br i1 %49, label %54, label %50

50:
  %51 = load ptr, ptr %0, align 8
  %52 = icmp eq ptr %51, null
  %53 = select i1 %52, ptr @.str.6, ptr %51
  br label %54

54:
  %55 = phi ptr [ @.str.6, %48 ], [ %53, %50 ]
  %56 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %55)
  call void @pad_mpi_fail(ptr %8)
  unreachable

57:
  %58 = call ptr @memset(ptr %46, i32 0, i64 352)
  store ptr @reverse_both, ptr %46, align 8
  %59 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store ptr @release_op, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %46, i64 16
  store ptr %0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %46, i64 24
  store ptr @start_bcast, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %46, i64 32
  store ptr @finish_bcast, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %46, i64 120
  store i32 %5, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %46, i64 92
  store i32 2, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %46, i64 176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %65, ptr align 8 dereferenceable(48) %10, i64 48, i1 false)
  %66 = getelementptr inbounds nuw i8, ptr %46, i64 96
  store i32 %4, ptr %66, align 8
  br label %67

67:
  %68 = phi ptr [ %46, %57 ], [ null, %41 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %69

69:
  %70 = phi ptr [ %68, %67 ], [ null, %7 ]
  ret ptr %70
}

declare i32 @PMPI_Bcast(ptr, i32, i32, i32, i32)

define i32 @pad_mpi_Reduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %12, i32 %4, i32 %6, i32 0, i32 %7, ptr %8, ptr %9)
  %14 = tail call fastcc ptr @weights_of(ptr %13, ptr %1, ptr %2, i64 %12, i32 %4, i32 %5)
  %15 = tail call i32 @PMPI_Reduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7)
  %16 = tail call fastcc ptr @with_weights(ptr %13, ptr %14)
  store ptr %13, ptr %10, align 8
  ret i32 %15
}

define internal fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9) {
  %11 = alloca %struct.Walk, align 8
  %12 = alloca [1900 x i8], align 16
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.View, align 8
  %16 = alloca %struct.View, align 8
  %17 = icmp eq i32 %6, 0
  %18 = icmp eq i32 %5, -1
  %19 = and i1 %18, %17
  br i1 %19, label %97, label %20

20:
  br i1 %17, label %21, label %31

21:
  switch i32 %5, label %22 [
    i32 -3, label %31
    i32 -1, label %30
  ]

22:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %23 = call i32 @PMPI_Comm_test_inter(i32 %7, ptr %14)
  %24 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %31

26:
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  %27 = call i32 @PMPI_Comm_rank(i32 %7, ptr %13)
  %28 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %13)
  %29 = icmp eq i32 %28, %5
  br label %31

30:
  br label %31

31:
  %32 = phi ptr [ @start_allreduce, %20 ], [ @start_reduce, %21 ], [ @start_reduce, %22 ], [ @start_reduce, %26 ], [ @start_reduce, %30 ]
  %33 = phi i1 [ true, %20 ], [ true, %21 ], [ false, %22 ], [ %29, %26 ], [ false, %30 ]
  %34 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %35 = icmp eq i32 %5, -3
  %36 = and i1 %35, %17
  %37 = call noalias ptr @malloc(i64 352)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %48

39:
  call void @llvm.lifetime.start.p0(ptr %12)
  %40 = icmp eq ptr %0, null
  br i1 %40, label %45, label %41

41:
  %42 = load ptr, ptr %0, align 8
  %43 = icmp eq ptr %42, null
  %44 = select i1 %43, ptr @.str.6, ptr %42
  br label %45

45:
  %46 = phi ptr [ @.str.6, %39 ], [ %44, %41 ]
  %47 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %46)
  call void @pad_mpi_fail(ptr %12)
  unreachable

48:
  %49 = call ptr @memset(ptr %37, i32 0, i64 352)
  store ptr @reverse_both, ptr %37, align 8
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store ptr @release_op, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store ptr %0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %37, i64 24
  store ptr %32, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 32
  store ptr @finish_reduction, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 120
  store i32 %7, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %37, i64 92
  store i32 2, ptr %55, align 4
  br i1 %33, label %56, label %58

56:
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 176
  call void @llvm.lifetime.start.p0(ptr %15)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %15, ptr %0, ptr %2, ptr %9, i64 %3, i32 %4, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %57, ptr align 8 dereferenceable(48) %15, i64 48, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %58

58:
  %59 = or i1 %34, %36
  br i1 %59, label %62, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 128
  call void @llvm.lifetime.start.p0(ptr %16)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %16, ptr %0, ptr %1, ptr %8, i64 %3, i32 %4, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %61, ptr align 8 dereferenceable(48) %16, i64 48, i1 false)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %62

62:
  %63 = zext i1 %34 to i64
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 304
  store i64 %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 96
  store i32 %5, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %37, i64 48
  store ptr @drop_weights, ptr %66, align 8
  %67 = select i1 %33, i64 176, i64 128
  %68 = getelementptr inbounds nuw i8, ptr %37, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %96

72:
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %96, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 12
  %78 = load i32, ptr %77, align 4
  %79 = icmp ult i32 %78, 2
  br i1 %79, label %80, label %89

80:
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %96, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 0
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %11, align 8
  %88 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %88, align 8
  br i1 %87, label %92, label %91

89:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %11, align 8
  %90 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %90, align 8
  br label %91

91:
  call fastcc void @walk_view(ptr %11, ptr %68, ptr null)
  br label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %94 = load i64, ptr %93, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  %95 = icmp slt i64 %94, 1
  br i1 %95, label %96, label %97

96:
  call void @release_op(ptr %37)
  br label %97

97:
  %98 = phi ptr [ null, %10 ], [ null, %96 ], [ %37, %92 ]
  ret ptr %98
}

define internal fastcc ptr @weights_of(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5) {
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca [1900 x i8], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [1900 x i8], align 16
  %14 = alloca i32, align 4
  %15 = alloca [1900 x i8], align 16
  %16 = alloca [1900 x i8], align 16
  %17 = alloca [1900 x i8], align 16
  %18 = alloca %struct.Walk, align 8
  %19 = alloca [1900 x i8], align 16
  %20 = alloca [1900 x i8], align 16
  %21 = alloca %struct.Walk, align 8
  %22 = alloca [1900 x i8], align 16
  %23 = alloca [1900 x i8], align 16
  %24 = alloca i32, align 4
  %25 = alloca %struct.View, align 8
  %26 = alloca ptr, align 8
  %27 = icmp eq ptr %0, null
  br i1 %27, label %575, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, i64 128, i64 176
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = tail call fastcc i32 @usable_operator(ptr %39, i32 %5)
  br label %575

41:
  switch i32 %5, label %42 [
    i32 1476395011, label %45
    i32 1476395012, label %45
    i32 1476395010, label %45
    i32 1476395009, label %45
    i32 1476395019, label %45
    i32 1476395020, label %45
    i32 1476395021, label %45
    i32 1476395022, label %45
  ]

42:
  %43 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %44 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %29, align 8
  %49 = icmp eq i64 %48, 0
  %50 = select i1 %49, ptr %1, ptr %2
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %52 = load i32, ptr %51, align 8
  %53 = tail call fastcc i32 @usable_operator(ptr %47, i32 %5)
  switch i32 %53, label %54 [
    i32 6, label %575
    i32 0, label %575
  ]

54:
  call void @llvm.lifetime.start.p0(ptr %24)
  store i32 0, ptr %24, align 4
  %55 = call i32 @PMPI_Comm_test_inter(i32 %52, ptr %24)
  %56 = load i32, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %24)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %67, label %58

58:
  call void @llvm.lifetime.start.p0(ptr %23)
  %59 = icmp eq ptr %47, null
  br i1 %59, label %64, label %60

60:
  %61 = load ptr, ptr %47, align 8
  %62 = icmp eq ptr %61, null
  %63 = select i1 %62, ptr @.str.6, ptr %61
  br label %64

64:
  %65 = phi ptr [ @.str.6, %58 ], [ %63, %60 ]
  %66 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %23, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr %65)
  call void @pad_mpi_fail(ptr %23)
  unreachable

67:
  %68 = call noalias ptr @malloc(i64 72)
  %69 = icmp eq ptr %68, null
  br i1 %69, label %70, label %79

70:
  call void @llvm.lifetime.start.p0(ptr %22)
  %71 = icmp eq ptr %47, null
  br i1 %71, label %76, label %72

72:
  %73 = load ptr, ptr %47, align 8
  %74 = icmp eq ptr %73, null
  %75 = select i1 %74, ptr @.str.6, ptr %73
  br label %76

76:
  %77 = phi ptr [ @.str.6, %70 ], [ %75, %72 ]
  %78 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %22, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %77)
  call void @pad_mpi_fail(ptr %22)
  unreachable

79:
  %80 = call ptr @memset(ptr %68, i32 0, i64 72)
  %81 = load ptr, ptr %34, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %97, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 12
  %85 = load i32, ptr %84, align 4
  %86 = icmp ult i32 %85, 2
  br i1 %86, label %87, label %90

87:
  %88 = getelementptr inbounds nuw i8, ptr %33, i64 44
  %89 = load i32, ptr %88, align 4
  br label %97

90:
  %91 = and i32 %85, 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %97

93:
  %94 = and i32 %85, 4
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i32 1, i32 2
  br label %97

97:
  %98 = phi i32 [ 0, %79 ], [ %89, %87 ], [ %96, %93 ], [ 3, %90 ]
  store i32 %98, ptr %68, align 8
  %99 = getelementptr inbounds nuw i8, ptr %68, i64 4
  store i32 %53, ptr %99, align 4
  %100 = call fastcc i32 @first_per(ptr %81)
  %101 = icmp eq i32 %100, 2
  %102 = select i1 %101, i32 2, i32 1
  %103 = getelementptr inbounds nuw i8, ptr %68, i64 8
  store i32 %102, ptr %103, align 8
  call void @llvm.lifetime.start.p0(ptr %25)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %25, ptr align 8 dereferenceable(48) %33, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr %26)
  store ptr %50, ptr %26, align 8
  store ptr %26, ptr %25, align 8
  %104 = getelementptr inbounds nuw i8, ptr %25, i64 40
  store i32 1, ptr %104, align 8
  br i1 %82, label %117, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 12
  %107 = load i32, ptr %106, align 4
  %108 = icmp ult i32 %107, 2
  br i1 %108, label %109, label %114

109:
  %110 = getelementptr inbounds nuw i8, ptr %33, i64 44
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %111, 0
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %21, align 8
  %113 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %98, ptr %113, align 8
  br i1 %112, label %119, label %116

114:
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %21, align 8
  %115 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %98, ptr %115, align 8
  br label %116

116:
  call fastcc void @walk_view(ptr %21, ptr %33, ptr null)
  br label %119

117:
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %21, align 8
  %118 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %98, ptr %118, align 8
  br label %119

119:
  %120 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %123 = load i64, ptr %122, align 8
  call void @llvm.lifetime.end.p0(ptr %21)
  %124 = getelementptr inbounds nuw i8, ptr %68, i64 16
  store i64 %123, ptr %124, align 8
  %125 = icmp sgt i64 %123, 2147483647
  br i1 %125, label %126, label %135

126:
  call void @llvm.lifetime.start.p0(ptr %20)
  %127 = icmp eq ptr %47, null
  br i1 %127, label %132, label %128

128:
  %129 = load ptr, ptr %47, align 8
  %130 = icmp eq ptr %129, null
  %131 = select i1 %130, ptr @.str.6, ptr %129
  br label %132

132:
  %133 = phi ptr [ @.str.6, %126 ], [ %131, %128 ]
  %134 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %20, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr %133)
  call void @pad_mpi_fail(ptr %20)
  unreachable

135:
  %136 = ptrtoint ptr %121 to i64
  %137 = call i64 @llvm.smax.i64(i64 %136, i64 1)
  %138 = call noalias ptr @malloc(i64 %137)
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %149

140:
  call void @llvm.lifetime.start.p0(ptr %19)
  %141 = icmp eq ptr %47, null
  br i1 %141, label %146, label %142

142:
  %143 = load ptr, ptr %47, align 8
  %144 = icmp eq ptr %143, null
  %145 = select i1 %144, ptr @.str.6, ptr %143
  br label %146

146:
  %147 = phi ptr [ @.str.6, %140 ], [ %145, %142 ]
  %148 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %19, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %147)
  call void @pad_mpi_fail(ptr %19)
  unreachable

149:
  %150 = getelementptr inbounds nuw i8, ptr %68, i64 24
  store ptr %138, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %152, 1
  br i1 %153, label %167, label %154

154:
  %155 = load i32, ptr %68, align 8
  %156 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %157 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %158 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %159 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %161 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %162 = getelementptr inbounds nuw i8, ptr %18, i64 40
  call void @llvm.lifetime.start.p0(ptr %18)
  store ptr @read_block, ptr %18, align 8
  store i32 0, ptr %156, align 8
  store i32 0, ptr %157, align 4
  store i64 0, ptr %158, align 8
  store i32 %155, ptr %159, align 8
  store i32 0, ptr %160, align 4
  store ptr %138, ptr %161, align 8
  store i64 0, ptr %162, align 8
  %163 = load ptr, ptr %26, align 8
  %164 = icmp eq ptr %163, null
  br i1 %164, label %166, label %165

165:
  call fastcc void @walk_view(ptr %18, ptr %25, ptr %163)
  br label %166

166:
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %167

167:
  %168 = icmp eq i32 %53, 1
  br i1 %168, label %169, label %407

169:
  %170 = load i32, ptr %103, align 8
  %171 = load i32, ptr %68, align 8
  %172 = icmp eq i32 %171, 1
  %173 = icmp eq i32 %171, 2
  %174 = select i1 %173, i32 1275072577, i32 1275076674
  %175 = select i1 %172, i32 1275070528, i32 %174
  %176 = load i64, ptr %124, align 8
  %177 = select i1 %173, i64 3, i64 4
  %178 = select i1 %172, i64 2, i64 %177
  %179 = shl i64 %176, %178
  %180 = call i64 @llvm.smax.i64(i64 %179, i64 1)
  %181 = call noalias ptr @malloc(i64 %180)
  %182 = icmp eq ptr %181, null
  br i1 %182, label %183, label %192

183:
  call void @llvm.lifetime.start.p0(ptr %17)
  %184 = icmp eq ptr %47, null
  br i1 %184, label %189, label %185

185:
  %186 = load ptr, ptr %47, align 8
  %187 = icmp eq ptr %186, null
  %188 = select i1 %187, ptr @.str.6, ptr %186
  br label %189

189:
  %190 = phi ptr [ @.str.6, %183 ], [ %188, %185 ]
  %191 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %17, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %190)
  call void @pad_mpi_fail(ptr %17)
  unreachable

192:
  %193 = getelementptr inbounds nuw i8, ptr %68, i64 32
  store ptr %181, ptr %193, align 8
  %194 = load i64, ptr %124, align 8
  %195 = sext i32 %170 to i64
  %196 = sdiv i64 %194, %195
  %197 = shl nsw i64 %196, 2
  %198 = call i64 @llvm.smax.i64(i64 %197, i64 1)
  %199 = call noalias ptr @malloc(i64 %198)
  %200 = icmp eq ptr %199, null
  br i1 %200, label %201, label %210

201:
  call void @llvm.lifetime.start.p0(ptr %16)
  %202 = icmp eq ptr %47, null
  br i1 %202, label %207, label %203

203:
  %204 = load ptr, ptr %47, align 8
  %205 = icmp eq ptr %204, null
  %206 = select i1 %205, ptr @.str.6, ptr %204
  br label %207

207:
  %208 = phi ptr [ @.str.6, %201 ], [ %206, %203 ]
  %209 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %16, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %208)
  call void @pad_mpi_fail(ptr %16)
  unreachable

210:
  %211 = getelementptr inbounds nuw i8, ptr %68, i64 40
  store ptr %199, ptr %211, align 8
  %212 = load i64, ptr %124, align 8
  %213 = sdiv i64 %212, %195
  %214 = shl nsw i64 %213, 2
  %215 = call i64 @llvm.smax.i64(i64 %214, i64 1)
  %216 = call noalias ptr @malloc(i64 %215)
  %217 = icmp eq ptr %216, null
  br i1 %217, label %218, label %227

218:
  call void @llvm.lifetime.start.p0(ptr %15)
  %219 = icmp eq ptr %47, null
  br i1 %219, label %224, label %220

220:
  %221 = load ptr, ptr %47, align 8
  %222 = icmp eq ptr %221, null
  %223 = select i1 %222, ptr @.str.6, ptr %221
  br label %224

224:
  %225 = phi ptr [ @.str.6, %218 ], [ %223, %220 ]
  %226 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %225)
  call void @pad_mpi_fail(ptr %15)
  unreachable

227:
  %228 = getelementptr inbounds nuw i8, ptr %68, i64 48
  store ptr %216, ptr %228, align 8
  %229 = load i32, ptr %68, align 8
  %230 = load i64, ptr %124, align 8
  %231 = sdiv i64 %230, %195
  %232 = icmp sgt i64 %231, 0
  switch i32 %229, label %241 [
    i32 1, label %237
    i32 2, label %233
  ]

233:
  br i1 %232, label %234, label %377

234:
  %235 = icmp eq i32 %170, 1
  %236 = icmp eq i32 %170, 2
  br label %289

237:
  br i1 %232, label %238, label %377

238:
  %239 = icmp eq i32 %170, 1
  %240 = icmp eq i32 %170, 2
  br label %245

241:
  br i1 %232, label %242, label %377

242:
  %243 = icmp eq i32 %170, 1
  %244 = icmp eq i32 %170, 2
  br label %333

245:
  %246 = phi i64 [ 0, %238 ], [ %285, %284 ]
  %247 = load ptr, ptr %150, align 8
  %248 = mul nsw i64 %246, %195
  %249 = getelementptr inbounds float, ptr %247, i64 %248
  %250 = load ptr, ptr %193, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %248
  %252 = load float, ptr %249, align 4
  %253 = fcmp une float %252, 0.000000e+00
  %254 = select i1 %253, i1 true, i1 %239
  %255 = xor i1 %253, true
  br i1 %254, label %260, label %256

256:
  %257 = getelementptr inbounds nuw i8, ptr %249, i64 4
  %258 = load float, ptr %257, align 4
  %259 = fcmp oeq float %258, 0.000000e+00
  br label %260

260:
  %261 = phi i1 [ %255, %245 ], [ %259, %256 ]
  %262 = zext i1 %261 to i32
  %263 = load ptr, ptr %211, align 8
  %264 = getelementptr inbounds nuw i32, ptr %263, i64 %246
  store i32 %262, ptr %264, align 4
  %265 = load ptr, ptr %211, align 8
  %266 = getelementptr inbounds nuw i32, ptr %265, i64 %246
  %267 = load i32, ptr %266, align 4
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %271

269:
  %270 = load float, ptr %249, align 4
  br label %271

271:
  %272 = phi float [ %270, %269 ], [ 1.000000e+00, %260 ]
  store float %272, ptr %251, align 4
  br i1 %240, label %273, label %284

273:
  %274 = load ptr, ptr %211, align 8
  %275 = getelementptr inbounds nuw i32, ptr %274, i64 %246
  %276 = load i32, ptr %275, align 4
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %281

278:
  %279 = getelementptr inbounds nuw i8, ptr %249, i64 4
  %280 = load float, ptr %279, align 4
  br label %281

281:
  %282 = phi float [ %280, %278 ], [ 0.000000e+00, %273 ]
  %283 = getelementptr inbounds nuw i8, ptr %251, i64 4
  store float %282, ptr %283, align 4
  br label %284

284:
  %285 = add nuw nsw i64 %246, 1
  %286 = load i64, ptr %124, align 8
  %287 = sdiv i64 %286, %195
  %288 = icmp slt i64 %285, %287
  br i1 %288, label %245, label %377

289:
  %290 = phi i64 [ 0, %234 ], [ %329, %328 ]
  %291 = load ptr, ptr %150, align 8
  %292 = mul nsw i64 %290, %195
  %293 = getelementptr inbounds double, ptr %291, i64 %292
  %294 = load ptr, ptr %193, align 8
  %295 = getelementptr inbounds double, ptr %294, i64 %292
  %296 = load double, ptr %293, align 8
  %297 = fcmp une double %296, 0.000000e+00
  %298 = select i1 %297, i1 true, i1 %235
  %299 = xor i1 %297, true
  br i1 %298, label %304, label %300

300:
  %301 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %302 = load double, ptr %301, align 8
  %303 = fcmp oeq double %302, 0.000000e+00
  br label %304

304:
  %305 = phi i1 [ %299, %289 ], [ %303, %300 ]
  %306 = zext i1 %305 to i32
  %307 = load ptr, ptr %211, align 8
  %308 = getelementptr inbounds nuw i32, ptr %307, i64 %290
  store i32 %306, ptr %308, align 4
  %309 = load ptr, ptr %211, align 8
  %310 = getelementptr inbounds nuw i32, ptr %309, i64 %290
  %311 = load i32, ptr %310, align 4
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %315

313:
  %314 = load double, ptr %293, align 8
  br label %315

315:
  %316 = phi double [ %314, %313 ], [ 1.000000e+00, %304 ]
  store double %316, ptr %295, align 8
  br i1 %236, label %317, label %328

317:
  %318 = load ptr, ptr %211, align 8
  %319 = getelementptr inbounds nuw i32, ptr %318, i64 %290
  %320 = load i32, ptr %319, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %325

322:
  %323 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %324 = load double, ptr %323, align 8
  br label %325

325:
  %326 = phi double [ %324, %322 ], [ 0.000000e+00, %317 ]
  %327 = getelementptr inbounds nuw i8, ptr %295, i64 8
  store double %326, ptr %327, align 8
  br label %328

328:
  %329 = add nuw nsw i64 %290, 1
  %330 = load i64, ptr %124, align 8
  %331 = sdiv i64 %330, %195
  %332 = icmp slt i64 %329, %331
  br i1 %332, label %289, label %377

333:
  %334 = phi i64 [ 0, %242 ], [ %373, %372 ]
  %335 = load ptr, ptr %150, align 8
  %336 = mul nsw i64 %334, %195
  %337 = getelementptr inbounds x86_fp80, ptr %335, i64 %336
  %338 = load ptr, ptr %193, align 8
  %339 = getelementptr inbounds x86_fp80, ptr %338, i64 %336
  %340 = load x86_fp80, ptr %337, align 16
  %341 = fcmp une x86_fp80 %340, 0xK00000000000000000000
  %342 = select i1 %341, i1 true, i1 %243
  %343 = xor i1 %341, true
  br i1 %342, label %348, label %344

344:
  %345 = getelementptr inbounds nuw i8, ptr %337, i64 16
  %346 = load x86_fp80, ptr %345, align 16
  %347 = fcmp oeq x86_fp80 %346, 0xK00000000000000000000
  br label %348

348:
  %349 = phi i1 [ %343, %333 ], [ %347, %344 ]
  %350 = zext i1 %349 to i32
  %351 = load ptr, ptr %211, align 8
  %352 = getelementptr inbounds nuw i32, ptr %351, i64 %334
  store i32 %350, ptr %352, align 4
  %353 = load ptr, ptr %211, align 8
  %354 = getelementptr inbounds nuw i32, ptr %353, i64 %334
  %355 = load i32, ptr %354, align 4
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %357, label %359

357:
  %358 = load x86_fp80, ptr %337, align 16
  br label %359

359:
  %360 = phi x86_fp80 [ %358, %357 ], [ 0xK3FFF8000000000000000, %348 ]
  store x86_fp80 %360, ptr %339, align 16
  br i1 %244, label %361, label %372

361:
  %362 = load ptr, ptr %211, align 8
  %363 = getelementptr inbounds nuw i32, ptr %362, i64 %334
  %364 = load i32, ptr %363, align 4
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %366, label %369

366:
  %367 = getelementptr inbounds nuw i8, ptr %337, i64 16
  %368 = load x86_fp80, ptr %367, align 16
  br label %369

369:
  %370 = phi x86_fp80 [ %368, %366 ], [ 0xK00000000000000000000, %361 ]
  %371 = getelementptr inbounds nuw i8, ptr %339, i64 16
  store x86_fp80 %370, ptr %371, align 16
  br label %372

372:
  %373 = add nuw nsw i64 %334, 1
  %374 = load i64, ptr %124, align 8
  %375 = sdiv i64 %374, %195
  %376 = icmp slt i64 %373, %375
  br i1 %376, label %333, label %377

377:
  %378 = load ptr, ptr %193, align 8
  %379 = load i64, ptr %124, align 8
  %380 = icmp eq i32 %170, 2
  br i1 %380, label %386, label %381

381:
  %382 = load i32, ptr %68, align 8
  switch i32 %382, label %384 [
    i32 1, label %386
    i32 2, label %385
    i32 3, label %383
  ]

383:
  br label %386

384:
  br label %386

385:
  br label %386

386:
  %387 = phi i32 [ %175, %377 ], [ 1275069450, %381 ], [ 1275068685, %384 ], [ 1275070475, %385 ], [ 1275072524, %383 ]
  %388 = sdiv i64 %379, %195
  %389 = trunc i64 %388 to i32
  %390 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %391 = getelementptr inbounds nuw i8, ptr %68, i64 64
  %392 = load i32, ptr %391, align 8
  %393 = add nsw i32 %392, 1
  store i32 %393, ptr %391, align 8
  %394 = sext i32 %392 to i64
  %395 = getelementptr inbounds i32, ptr %390, i64 %394
  %396 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 -1 to ptr), ptr %378, i32 %389, i32 %387, i32 1476395012, i32 %52, ptr %395)
  call fastcc void @check(ptr %47, i32 %396)
  %397 = load ptr, ptr %211, align 8
  %398 = load ptr, ptr %228, align 8
  %399 = load i64, ptr %124, align 8
  %400 = sdiv i64 %399, %195
  %401 = trunc i64 %400 to i32
  %402 = load i32, ptr %391, align 8
  %403 = add nsw i32 %402, 1
  store i32 %403, ptr %391, align 8
  %404 = sext i32 %402 to i64
  %405 = getelementptr inbounds i32, ptr %390, i64 %404
  %406 = call i32 @PMPI_Iallreduce(ptr %397, ptr %398, i32 %401, i32 1275069445, i32 1476395011, i32 %52, ptr %405)
  call fastcc void @check(ptr %47, i32 %406)
  br label %574

407:
  %408 = and i32 %53, 6
  %409 = icmp eq i32 %408, 2
  br i1 %409, label %410, label %486

410:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %411 = call i32 @PMPI_Comm_rank(i32 %52, ptr %14)
  %412 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  %413 = load i32, ptr %68, align 8
  %414 = icmp eq i32 %413, 1
  %415 = icmp eq i32 %413, 2
  %416 = load i64, ptr %124, align 8
  %417 = select i1 %415, i64 4, i64 5
  %418 = select i1 %414, i64 3, i64 %417
  %419 = shl i64 %416, %418
  %420 = call i64 @llvm.smax.i64(i64 %419, i64 1)
  %421 = call noalias ptr @malloc(i64 %420)
  %422 = icmp eq ptr %421, null
  br i1 %422, label %423, label %432

423:
  call void @llvm.lifetime.start.p0(ptr %13)
  %424 = icmp eq ptr %47, null
  br i1 %424, label %429, label %425

425:
  %426 = load ptr, ptr %47, align 8
  %427 = icmp eq ptr %426, null
  %428 = select i1 %427, ptr @.str.6, ptr %426
  br label %429

429:
  %430 = phi ptr [ @.str.6, %423 ], [ %428, %425 ]
  %431 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %13, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %430)
  call void @pad_mpi_fail(ptr %13)
  unreachable

432:
  %433 = call ptr @memset(ptr %421, i32 0, i64 %420)
  %434 = getelementptr inbounds nuw i8, ptr %68, i64 32
  store ptr %421, ptr %434, align 8
  %435 = load i32, ptr %68, align 8
  %436 = load i64, ptr %124, align 8
  %437 = icmp sgt i64 %436, 0
  switch i32 %435, label %444 [
    i32 1, label %441
    i32 2, label %438
  ]

438:
  br i1 %437, label %439, label %471

439:
  %440 = load ptr, ptr %150, align 8
  br label %455

441:
  br i1 %437, label %442, label %471

442:
  %443 = load ptr, ptr %150, align 8
  br label %447

444:
  br i1 %437, label %445, label %471

445:
  %446 = load ptr, ptr %150, align 8
  br label %463

447:
  %448 = phi i64 [ 0, %442 ], [ %453, %447 ]
  %449 = getelementptr inbounds nuw float, ptr %443, i64 %448
  %450 = load float, ptr %449, align 4
  %451 = getelementptr inbounds nuw %struct.PairF32, ptr %421, i64 %448
  store float %450, ptr %451, align 4
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 4
  store i32 %412, ptr %452, align 4
  %453 = add nuw nsw i64 %448, 1
  %454 = icmp eq i64 %453, %436
  br i1 %454, label %471, label %447

455:
  %456 = phi i64 [ 0, %439 ], [ %461, %455 ]
  %457 = getelementptr inbounds nuw double, ptr %440, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = getelementptr inbounds nuw %struct.PairF64, ptr %421, i64 %456
  store double %458, ptr %459, align 8
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 8
  store i32 %412, ptr %460, align 8
  %461 = add nuw nsw i64 %456, 1
  %462 = icmp eq i64 %461, %436
  br i1 %462, label %471, label %455

463:
  %464 = phi i64 [ 0, %445 ], [ %469, %463 ]
  %465 = getelementptr inbounds nuw x86_fp80, ptr %446, i64 %464
  %466 = load x86_fp80, ptr %465, align 16
  %467 = getelementptr inbounds nuw %struct.PairF80, ptr %421, i64 %464
  store x86_fp80 %466, ptr %467, align 16
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 16
  store i32 %412, ptr %468, align 16
  %469 = add nuw nsw i64 %464, 1
  %470 = icmp eq i64 %469, %436
  br i1 %470, label %471, label %463

471:
  %472 = select i1 %415, i32 -1946157055, i32 -1946157052
  %473 = select i1 %414, i32 -1946157056, i32 %472
  %474 = load i64, ptr %124, align 8
  %475 = trunc i64 %474 to i32
  %476 = load i32, ptr %99, align 4
  %477 = icmp eq i32 %476, 2
  %478 = select i1 %477, i32 1476395019, i32 1476395020
  %479 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %480 = getelementptr inbounds nuw i8, ptr %68, i64 64
  %481 = load i32, ptr %480, align 8
  %482 = add nsw i32 %481, 1
  store i32 %482, ptr %480, align 8
  %483 = sext i32 %481 to i64
  %484 = getelementptr inbounds i32, ptr %479, i64 %483
  %485 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 -1 to ptr), ptr %421, i32 %475, i32 %473, i32 %478, i32 %52, ptr %484)
  call fastcc void @check(ptr %47, i32 %485)
  br label %574

486:
  %487 = mul nsw i64 %3, 48
  %488 = call i64 @llvm.smax.i64(i64 %487, i64 1)
  %489 = call noalias ptr @malloc(i64 %488)
  %490 = icmp eq ptr %489, null
  br i1 %490, label %491, label %500

491:
  call void @llvm.lifetime.start.p0(ptr %10)
  %492 = icmp eq ptr %47, null
  br i1 %492, label %497, label %493

493:
  %494 = load ptr, ptr %47, align 8
  %495 = icmp eq ptr %494, null
  %496 = select i1 %495, ptr @.str.6, ptr %494
  br label %497

497:
  %498 = phi ptr [ @.str.6, %491 ], [ %496, %493 ]
  %499 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %498)
  call void @pad_mpi_fail(ptr %10)
  unreachable

500:
  %501 = call ptr @memset(ptr %489, i32 0, i64 %488)
  %502 = getelementptr inbounds nuw i8, ptr %68, i64 32
  store ptr %489, ptr %502, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  %503 = call i32 @PMPI_Type_get_extent(i32 %4, ptr %8, ptr %9)
  %504 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  %505 = icmp sgt i64 %3, 0
  br i1 %505, label %506, label %558

506:
  %507 = icmp eq i64 %504, 8
  br label %508

508:
  %509 = phi i64 [ 0, %506 ], [ %556, %547 ]
  %510 = mul nsw i64 %509, %504
  %511 = getelementptr inbounds i8, ptr %50, i64 %510
  %512 = getelementptr inbounds nuw %struct.Pick, ptr %489, i64 %509
  switch i32 %4, label %533 [
    i32 -1946157055, label %513
    i32 -1946157056, label %520
    i32 -1946157052, label %527
  ]

513:
  %514 = load double, ptr %511, align 1
  %515 = fpext double %514 to x86_fp80
  store x86_fp80 %515, ptr %512, align 16
  %516 = getelementptr inbounds nuw i8, ptr %511, i64 8
  %517 = load i32, ptr %516, align 4
  %518 = sitofp i32 %517 to x86_fp80
  %519 = getelementptr inbounds nuw i8, ptr %512, i64 16
  store x86_fp80 %518, ptr %519, align 16
  br label %547

520:
  %521 = load float, ptr %511, align 1
  %522 = fpext float %521 to x86_fp80
  store x86_fp80 %522, ptr %512, align 16
  %523 = getelementptr inbounds nuw i8, ptr %511, i64 4
  %524 = load i32, ptr %523, align 4
  %525 = sitofp i32 %524 to x86_fp80
  %526 = getelementptr inbounds nuw i8, ptr %512, i64 16
  store x86_fp80 %525, ptr %526, align 16
  br label %547

527:
  %528 = load x86_fp80, ptr %511, align 1
  store x86_fp80 %528, ptr %512, align 16
  %529 = getelementptr inbounds nuw i8, ptr %511, i64 16
  %530 = load i32, ptr %529, align 4
  %531 = sitofp i32 %530 to x86_fp80
  %532 = getelementptr inbounds nuw i8, ptr %512, i64 16
  store x86_fp80 %531, ptr %532, align 16
  br label %547

533:
  %534 = getelementptr inbounds nuw i8, ptr %512, i64 16
  br i1 %507, label %535, label %541

535:
  %536 = load float, ptr %511, align 1
  %537 = fpext float %536 to x86_fp80
  store x86_fp80 %537, ptr %512, align 16
  %538 = getelementptr inbounds nuw i8, ptr %511, i64 4
  %539 = load float, ptr %538, align 1
  %540 = fpext float %539 to x86_fp80
  store x86_fp80 %540, ptr %534, align 16
  br label %547

541:
  %542 = load double, ptr %511, align 1
  %543 = fpext double %542 to x86_fp80
  store x86_fp80 %543, ptr %512, align 16
  %544 = getelementptr inbounds nuw i8, ptr %511, i64 8
  %545 = load double, ptr %544, align 1
  %546 = fpext double %545 to x86_fp80
  store x86_fp80 %546, ptr %534, align 16
  br label %547

547:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %548 = call i32 @PMPI_Comm_rank(i32 %52, ptr %7)
  %549 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %550 = sext i32 %549 to i64
  %551 = getelementptr inbounds nuw i8, ptr %512, i64 32
  store i64 %550, ptr %551, align 16
  %552 = load i32, ptr %99, align 4
  %553 = icmp eq i32 %552, 5
  %554 = select i1 %553, i64 1, i64 -1
  %555 = getelementptr inbounds nuw i8, ptr %512, i64 40
  store i64 %554, ptr %555, align 8
  %556 = add nuw nsw i64 %509, 1
  %557 = icmp eq i64 %556, %3
  br i1 %557, label %558, label %508

558:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %12)
  %559 = call i32 @PMPI_Type_contiguous(i32 48, i32 1275068685, ptr %11)
  call fastcc void @check(ptr %47, i32 %559)
  %560 = call i32 @PMPI_Type_commit(ptr %11)
  call fastcc void @check(ptr %47, i32 %560)
  %561 = call i32 @PMPI_Op_create(ptr @pick, i32 1, ptr %12)
  call fastcc void @check(ptr %47, i32 %561)
  %562 = trunc nsw i64 %3 to i32
  %563 = load i32, ptr %11, align 4
  %564 = load i32, ptr %12, align 4
  %565 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %566 = getelementptr inbounds nuw i8, ptr %68, i64 64
  %567 = load i32, ptr %566, align 8
  %568 = add nsw i32 %567, 1
  store i32 %568, ptr %566, align 8
  %569 = sext i32 %567 to i64
  %570 = getelementptr inbounds i32, ptr %565, i64 %569
  %571 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 -1 to ptr), ptr %489, i32 %562, i32 %563, i32 %564, i32 %52, ptr %570)
  call fastcc void @check(ptr %47, i32 %571)
  %572 = call i32 @PMPI_Type_free(ptr %11)
  %573 = call i32 @PMPI_Op_free(ptr %12)
  store i64 %3, ptr %124, align 8
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %574

574:
  call void @llvm.lifetime.end.p0(ptr %26)
  call void @llvm.lifetime.end.p0(ptr %25)
  br label %575

575:
  %576 = phi ptr [ null, %6 ], [ null, %37 ], [ %68, %574 ], [ null, %45 ], [ null, %45 ]
  ret ptr %576
}

declare i32 @PMPI_Reduce(ptr, ptr, i32, i32, i32, i32, i32)

define internal fastcc ptr @with_weights(ptr returned %0, ptr %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = icmp eq ptr %1, null
  br i1 %4, label %64, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 2
  %13 = zext i1 %12 to i64
  br label %14

14:
  %15 = phi i64 [ 0, %5 ], [ %13, %9 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = select i1 %23, i64 128, i64 176
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %43, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %31 = load i32, ptr %30, align 4
  %32 = icmp ult i32 %31, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 44
  %35 = load i32, ptr %34, align 4
  br label %43

36:
  %37 = and i32 %31, 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:
  %40 = and i32 %31, 4
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i32 1, i32 2
  br label %43

43:
  %44 = phi i32 [ 0, %14 ], [ %35, %33 ], [ %42, %39 ], [ 3, %36 ]
  br i1 %28, label %57, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %47 = load i32, ptr %46, align 4
  %48 = icmp ult i32 %47, 2
  br i1 %48, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 44
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %44, ptr %53, align 8
  br i1 %52, label %59, label %56

54:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %44, ptr %55, align 8
  br label %56

56:
  call fastcc void @walk_view(ptr %3, ptr %25, ptr null)
  br label %59

57:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %44, ptr %58, align 8
  br label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %61 = load i64, ptr %60, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  %62 = call fastcc ptr @found_weights(ptr %18, ptr %1, i32 %20, i64 %61)
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %62, ptr %63, align 8
  br label %64

64:
  %65 = icmp eq ptr %0, null
  br i1 %65, label %72, label %66

66:
  %67 = call i32 @pthread_mutex_lock(ptr @lock)
  %68 = load i64, ptr @posts, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr @posts, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %68, ptr %70, align 8
  %71 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %72

72:
  ret ptr %0
}

define i32 @pad_mpi_Allreduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, i32 %4, i32 0, i32 1, i32 %6, ptr %7, ptr %8)
  %13 = tail call fastcc ptr @weights_of(ptr %12, ptr %1, ptr %2, i64 %11, i32 %4, i32 %5)
  %14 = tail call i32 @PMPI_Allreduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6)
  %15 = tail call fastcc ptr @with_weights(ptr %12, ptr %13)
  store ptr %12, ptr %9, align 8
  ret i32 %14
}

declare i32 @PMPI_Allreduce(ptr, ptr, i32, i32, i32, i32)

define i32 @pad_mpi_Send_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %11 = tail call i32 @PMPI_Send(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  tail call fastcc void @send_tangents(ptr %10)
  %12 = icmp eq ptr %10, null
  br i1 %12, label %14, label %13

13:
  tail call void @release_op(ptr %10)
  br label %14

14:
  %15 = tail call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret i32 %11
}

define internal fastcc void @enter(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = load i1, ptr @busy, align 4
  br i1 %4, label %5, label %9

5:
  %6 = load i64, ptr @owner, align 8
  %7 = tail call i64 @pthread_self()
  %8 = icmp eq i64 %6, %7
  br i1 %8, label %9, label %12

9:
  store i1 true, ptr @busy, align 4
  %10 = tail call i64 @pthread_self()
  store i64 %10, ptr @owner, align 8
  %11 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void

12:
  %13 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.start.p0(ptr %2)
  %14 = icmp eq ptr %0, null
  br i1 %14, label %19, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.6, ptr %16
  br label %19

19:
  %20 = phi ptr [ @.str.6, %12 ], [ %18, %15 ]
  %21 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.43, ptr @.str.44, ptr @.str.45, ptr %20)
  call void @pad_mpi_fail(ptr %2)
  unreachable
}

define internal fastcc void @send_tangents(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca [1900 x i8], align 16
  %4 = alloca %struct.Walk, align 8
  %5 = icmp eq ptr %0, null
  br i1 %5, label %100, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %23, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = icmp ult i32 %13, 2
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %4, align 8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %19, align 8
  br i1 %18, label %25, label %22

20:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %21, align 8
  br label %22

22:
  call fastcc void @walk_view(ptr %4, ptr %7, ptr null)
  br label %25

23:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %4, align 8
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %24, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  call void @llvm.lifetime.end.p0(ptr %4)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, %28
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = call noalias ptr @malloc(i64 %35)
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %47

38:
  call void @llvm.lifetime.start.p0(ptr %3)
  %39 = icmp eq ptr %30, null
  br i1 %39, label %44, label %40

40:
  %41 = load ptr, ptr %30, align 8
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @.str.6, ptr %41
  br label %44

44:
  %45 = phi ptr [ @.str.6, %38 ], [ %43, %40 ]
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %45)
  call void @pad_mpi_fail(ptr %3)
  unreachable

47:
  %48 = load ptr, ptr %7, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %56

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %52 = load i32, ptr %51, align 8
  %53 = sext i32 %52 to i64
  %54 = mul nsw i64 %53, %28
  %55 = call ptr @memset(ptr %36, i32 0, i64 %54)
  br label %56

56:
  %57 = load ptr, ptr %7, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %89, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %61, 1
  br i1 %62, label %89, label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %65 = load i32, ptr %64, align 8
  %66 = icmp sgt i32 %65, 0
  br i1 %66, label %67, label %89

67:
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %75

75:
  %76 = phi i64 [ 0, %67 ], [ %85, %84 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @read_block, ptr %2, align 8
  store i32 0, ptr %68, align 8
  store i32 0, ptr %69, align 4
  store i64 0, ptr %70, align 8
  store i32 -1, ptr %71, align 8
  store i32 0, ptr %72, align 4
  %77 = mul nsw i64 %76, %28
  %78 = getelementptr inbounds i8, ptr %36, i64 %77
  store ptr %78, ptr %73, align 8
  store i64 0, ptr %74, align 8
  %79 = load ptr, ptr %7, align 8
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %76
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %84, label %83

83:
  call fastcc void @walk_view(ptr %2, ptr %7, ptr %81)
  br label %84

84:
  call void @llvm.lifetime.end.p0(ptr %2)
  %85 = add nuw nsw i64 %76, 1
  %86 = load i32, ptr %64, align 8
  %87 = sext i32 %86 to i64
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %75, label %89

89:
  %90 = load ptr, ptr %29, align 8
  %91 = load i32, ptr %31, align 8
  %92 = sext i32 %91 to i64
  %93 = mul nsw i64 %92, %28
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %99 = load i32, ptr %98, align 8
  call fastcc void @send_later(ptr %90, ptr %36, i64 %93, i32 %95, i32 %97, i32 %99)
  br label %100

100:
  ret void
}

define i32 @pad_mpi_Ssend_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %11 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  tail call fastcc void @send_tangents(ptr %10)
  %12 = icmp eq ptr %10, null
  br i1 %12, label %14, label %13

13:
  tail call void @release_op(ptr %10)
  br label %14

14:
  %15 = tail call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret i32 %11
}

define i32 @pad_mpi_Rsend_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %11 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  tail call fastcc void @send_tangents(ptr %10)
  %12 = icmp eq ptr %10, null
  br i1 %12, label %14, label %13

13:
  tail call void @release_op(ptr %10)
  br label %14

14:
  %15 = tail call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret i32 %11
}

define i32 @pad_mpi_Bsend_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %11 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  tail call fastcc void @send_tangents(ptr %10)
  %12 = icmp eq ptr %10, null
  br i1 %12, label %14, label %13

13:
  tail call void @release_op(ptr %10)
  br label %14

14:
  %15 = tail call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret i32 %11
}

define i32 @pad_mpi_Recv_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) {
  %10 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %10)
  tail call fastcc void @enter(ptr %0)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %11, i32 %3, i32 %4, i32 %6, ptr %8, i32 0)
  %13 = call i32 @PMPI_Recv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %10)
  %14 = icmp eq ptr %7, inttoptr (i64 1 to ptr)
  br i1 %14, label %18, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %17 = load i32, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(20) %7, ptr align 4 dereferenceable(20) %10, i64 20, i1 false)
  store i32 %17, ptr %16, align 4
  br label %18

18:
  %19 = call fastcc ptr @received(ptr %12, ptr %10, i32 %3)
  call fastcc void @receive_tangents(ptr %19)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:
  call void @release_op(ptr %19)
  br label %22

22:
  %23 = call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %24 = call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %13
}

define internal fastcc void @receive_tangents(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1900 x i8], align 16
  %7 = alloca %struct.Walk, align 8
  %8 = alloca i64, align 8
  %9 = icmp eq ptr %0, null
  br i1 %9, label %115, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %27, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = icmp ult i32 %17, 2
  br i1 %18, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %23, align 8
  br i1 %22, label %29, label %26

24:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %25, align 8
  br label %26

26:
  call fastcc void @walk_view(ptr %7, ptr %11, ptr null)
  br label %29

27:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %28, align 8
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %31 = load ptr, ptr %30, align 8
  %32 = ptrtoint ptr %31 to i64
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %34 = load i32, ptr %33, align 8
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %35, %32
  store i64 %36, ptr %8, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  %40 = call noalias ptr @malloc(i64 %39)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %6)
  %43 = icmp eq ptr %38, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %38, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.6, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.6, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %49)
  call void @pad_mpi_fail(ptr %6)
  unreachable

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %40, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %54 = load i32, ptr %53, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 335544320, ptr %5, align 4
  %55 = call i32 @PMPI_Comm_get_errhandler(i32 %54, ptr %5)
  %56 = call i32 @PMPI_Comm_set_errhandler(i32 %54, i32 1409286145)
  %57 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  %58 = load ptr, ptr %37, align 8
  %59 = call fastcc i32 @large(ptr %58, ptr %8)
  %60 = load ptr, ptr %37, align 8
  %61 = load ptr, ptr %52, align 8
  %62 = load i64, ptr %8, align 8
  %63 = trunc i64 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %65 = load i32, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %53, align 8
  %69 = call fastcc ptr @request_of(ptr %0)
  %70 = call i32 @PMPI_Irecv(ptr %61, i32 %63, i32 %59, i32 %65, i32 %67, i32 %68, ptr %69)
  call fastcc void @check(ptr %60, i32 %70)
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 %59, ptr %4, align 4
  %71 = icmp eq i32 %59, 1275068685
  br i1 %71, label %74, label %72

72:
  %73 = call i32 @PMPI_Type_free(ptr %4)
  br label %74

74:
  call void @llvm.lifetime.end.p0(ptr %4)
  %75 = load i32, ptr %53, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 %57, ptr %3, align 4
  %76 = icmp eq i32 %57, 335544320
  br i1 %76, label %80, label %77

77:
  %78 = call i32 @PMPI_Comm_set_errhandler(i32 %75, i32 %57)
  %79 = call i32 @PMPI_Errhandler_free(ptr %3)
  br label %80

80:
  call void @llvm.lifetime.end.p0(ptr %3)
  call fastcc void @settle(ptr %0)
  %81 = load ptr, ptr %52, align 8
  %82 = load ptr, ptr %11, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %114, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %86, 1
  br i1 %87, label %114, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %90 = load i32, ptr %89, align 8
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %114

92:
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %100

100:
  %101 = phi i64 [ 0, %92 ], [ %110, %109 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @write_block, ptr %2, align 8
  store i32 0, ptr %93, align 8
  store i32 0, ptr %94, align 4
  store i64 0, ptr %95, align 8
  store i32 -1, ptr %96, align 8
  store i32 0, ptr %97, align 4
  %102 = mul nsw i64 %101, %32
  %103 = getelementptr inbounds i8, ptr %81, i64 %102
  store ptr %103, ptr %98, align 8
  store i64 0, ptr %99, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds nuw ptr, ptr %104, i64 %101
  %106 = load ptr, ptr %105, align 8
  %107 = icmp eq ptr %106, null
  br i1 %107, label %109, label %108

108:
  call fastcc void @walk_view(ptr %2, ptr %11, ptr %106)
  br label %109

109:
  call void @llvm.lifetime.end.p0(ptr %2)
  %110 = add nuw nsw i64 %101, 1
  %111 = load i32, ptr %89, align 8
  %112 = sext i32 %111 to i64
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %100, label %114

114:
  call void @llvm.lifetime.end.p0(ptr %8)
  br label %115

115:
  ret void
}

define i32 @pad_mpi_Sendrecv_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %16)
  tail call fastcc void @enter(ptr %0)
  %17 = sext i32 %2 to i64
  %18 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %17, i32 %3, i32 %4, i32 %5, i32 %11, ptr %13)
  %19 = sext i32 %7 to i64
  %20 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %19, i32 %8, i32 %9, i32 %11, ptr %14, i32 1)
  %21 = call i32 @PMPI_Sendrecv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %16)
  %22 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %22, label %26, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %25 = load i32, ptr %24, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(20) %12, ptr align 4 dereferenceable(20) %16, i64 20, i1 false)
  store i32 %25, ptr %24, align 4
  br label %26

26:
  %27 = call fastcc ptr @received(ptr %20, ptr %16, i32 %8)
  call fastcc void @send_tangents(ptr %18)
  call fastcc void @receive_tangents(ptr %27)
  %28 = icmp eq ptr %18, null
  br i1 %28, label %30, label %29

29:
  call void @release_op(ptr %18)
  br label %30

30:
  %31 = icmp eq ptr %27, null
  br i1 %31, label %33, label %32

32:
  call void @release_op(ptr %27)
  br label %33

33:
  %34 = call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %35 = call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret i32 %21
}

define i32 @pad_mpi_Sendrecv_replace_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr %9, ptr %10) {
  %12 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %12)
  tail call fastcc void @enter(ptr %0)
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, i32 %3, i32 %4, i32 %5, i32 %8, ptr %10)
  %15 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %13, i32 %3, i32 %6, i32 %8, ptr %10, i32 0)
  %16 = call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr %12)
  %17 = icmp eq ptr %9, inttoptr (i64 1 to ptr)
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %20 = load i32, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(20) %9, ptr align 4 dereferenceable(20) %12, i64 20, i1 false)
  store i32 %20, ptr %19, align 4
  br label %21

21:
  %22 = call fastcc ptr @received(ptr %15, ptr %12, i32 %3)
  call fastcc void @send_tangents(ptr %14)
  call fastcc void @receive_tangents(ptr %22)
  %23 = icmp eq ptr %14, null
  br i1 %23, label %25, label %24

24:
  call void @release_op(ptr %14)
  br label %25

25:
  %26 = icmp eq ptr %22, null
  br i1 %26, label %28, label %27

27:
  call void @release_op(ptr %22)
  br label %28

28:
  %29 = call i32 @pthread_mutex_lock(ptr @lock)
  store i1 false, ptr @busy, align 4
  %30 = call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %16
}

define i32 @pad_mpi_Bcast_forward(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) {
  %8 = alloca %struct.Walk, align 8
  %9 = alloca %struct.Walk, align 8
  %10 = alloca [1900 x i8], align 16
  %11 = alloca %struct.Walk, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %14, i32 %3, i32 %4, i32 %5, ptr %6)
  %16 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5)
  %17 = icmp eq ptr %15, null
  br i1 %17, label %170, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 176
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 184
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %37, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = icmp ult i32 %25, 2
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 220
  %29 = load i32, ptr %28, align 4
  br label %37

30:
  %31 = and i32 %25, 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = and i32 %25, 4
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 1, i32 2
  br label %37

37:
  %38 = phi i32 [ 0, %18 ], [ %29, %27 ], [ %36, %33 ], [ 3, %30 ]
  switch i32 %4, label %39 [
    i32 -3, label %48
    i32 -1, label %47
  ]

39:
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  %40 = call i32 @PMPI_Comm_test_inter(i32 %5, ptr %13)
  %41 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %13)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %48

43:
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %44 = call i32 @PMPI_Comm_rank(i32 %5, ptr %12)
  %45 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %12)
  %46 = icmp ne i32 %45, %4
  br label %48

47:
  br label %48

48:
  %49 = phi i1 [ false, %37 ], [ true, %39 ], [ %46, %43 ], [ true, %47 ]
  %50 = load ptr, ptr %20, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %64, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %54 = load i32, ptr %53, align 4
  %55 = icmp ult i32 %54, 2
  br i1 %55, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 220
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %58, 0
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %11, align 8
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %38, ptr %60, align 8
  br i1 %59, label %66, label %63

61:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %11, align 8
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %38, ptr %62, align 8
  br label %63

63:
  call fastcc void @walk_view(ptr %11, ptr %19, ptr null)
  br label %66

64:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %11, align 8
  %65 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %38, ptr %65, align 8
  br label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %68 = load ptr, ptr %67, align 8
  %69 = ptrtoint ptr %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %71 = load i64, ptr %70, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %73 = load i32, ptr %72, align 8
  %74 = sext i32 %73 to i64
  %75 = mul nsw i64 %71, %74
  %76 = mul nsw i64 %74, %69
  %77 = call i64 @llvm.smax.i64(i64 %76, i64 1)
  %78 = call noalias ptr @malloc(i64 %77)
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %89

80:
  call void @llvm.lifetime.start.p0(ptr %10)
  %81 = icmp eq ptr %0, null
  br i1 %81, label %86, label %82

82:
  %83 = load ptr, ptr %0, align 8
  %84 = icmp eq ptr %83, null
  %85 = select i1 %84, ptr @.str.6, ptr %83
  br label %86

86:
  %87 = phi ptr [ @.str.6, %80 ], [ %85, %82 ]
  %88 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %87)
  call void @pad_mpi_fail(ptr %10)
  unreachable

89:
  %90 = getelementptr inbounds nuw i8, ptr %15, i64 248
  store ptr %78, ptr %90, align 8
  br i1 %49, label %135, label %91

91:
  %92 = load ptr, ptr %19, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %100

94:
  %95 = getelementptr inbounds nuw i8, ptr %15, i64 216
  %96 = load i32, ptr %95, align 8
  %97 = sext i32 %96 to i64
  %98 = mul nsw i64 %97, %69
  %99 = call ptr @memset(ptr %78, i32 0, i64 %98)
  br label %100

100:
  %101 = load ptr, ptr %19, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %133, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %105 = load i64, ptr %104, align 8
  %106 = icmp slt i64 %105, 1
  br i1 %106, label %133, label %107

107:
  %108 = getelementptr inbounds nuw i8, ptr %15, i64 216
  %109 = load i32, ptr %108, align 8
  %110 = icmp sgt i32 %109, 0
  br i1 %110, label %111, label %133

111:
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %116 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %118 = getelementptr inbounds nuw i8, ptr %9, i64 40
  br label %119

119:
  %120 = phi i64 [ 0, %111 ], [ %129, %128 ]
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @read_block, ptr %9, align 8
  store i32 0, ptr %112, align 8
  store i32 0, ptr %113, align 4
  store i64 0, ptr %114, align 8
  store i32 %38, ptr %115, align 8
  store i32 0, ptr %116, align 4
  %121 = mul nsw i64 %120, %69
  %122 = getelementptr inbounds i8, ptr %78, i64 %121
  store ptr %122, ptr %117, align 8
  store i64 0, ptr %118, align 8
  %123 = load ptr, ptr %19, align 8
  %124 = getelementptr inbounds nuw ptr, ptr %123, i64 %120
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, null
  br i1 %126, label %128, label %127

127:
  call fastcc void @walk_view(ptr %9, ptr %19, ptr %125)
  br label %128

128:
  call void @llvm.lifetime.end.p0(ptr %9)
  %129 = add nuw nsw i64 %120, 1
  %130 = load i32, ptr %108, align 8
  %131 = sext i32 %130 to i64
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %119, label %133

133:
  %134 = load ptr, ptr %90, align 8
  call fastcc void @root_to_all(ptr %15, ptr %134, i64 %75, i32 %38, i32 %4)
  call fastcc void @settle(ptr %15)
  br label %169

135:
  call fastcc void @root_to_all(ptr %15, ptr %78, i64 %75, i32 %38, i32 %4)
  call fastcc void @settle(ptr %15)
  %136 = load ptr, ptr %90, align 8
  %137 = load ptr, ptr %19, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %169, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %141, 1
  br i1 %142, label %169, label %143

143:
  %144 = getelementptr inbounds nuw i8, ptr %15, i64 216
  %145 = load i32, ptr %144, align 8
  %146 = icmp sgt i32 %145, 0
  br i1 %146, label %147, label %169

147:
  %148 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %152 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 40
  br label %155

155:
  %156 = phi i64 [ 0, %147 ], [ %165, %164 ]
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @write_block, ptr %8, align 8
  store i32 0, ptr %148, align 8
  store i32 0, ptr %149, align 4
  store i64 0, ptr %150, align 8
  store i32 %38, ptr %151, align 8
  store i32 0, ptr %152, align 4
  %157 = mul nsw i64 %156, %69
  %158 = getelementptr inbounds i8, ptr %136, i64 %157
  store ptr %158, ptr %153, align 8
  store i64 0, ptr %154, align 8
  %159 = load ptr, ptr %19, align 8
  %160 = getelementptr inbounds nuw ptr, ptr %159, i64 %156
  %161 = load ptr, ptr %160, align 8
  %162 = icmp eq ptr %161, null
  br i1 %162, label %164, label %163

163:
  call fastcc void @walk_view(ptr %8, ptr %19, ptr %161)
  br label %164

164:
  call void @llvm.lifetime.end.p0(ptr %8)
  %165 = add nuw nsw i64 %156, 1
  %166 = load i32, ptr %144, align 8
  %167 = sext i32 %166 to i64
  %168 = icmp slt i64 %165, %167
  br i1 %168, label %155, label %169

169:
  call void @release_op(ptr %15)
  br label %170

170:
  ret i32 %16
}

define internal fastcc void @root_to_all(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load i32, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 335544320, ptr %7, align 4
  %10 = call i32 @PMPI_Comm_get_errhandler(i32 %9, ptr %7)
  %11 = call i32 @PMPI_Comm_set_errhandler(i32 %9, i32 1409286145)
  %12 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %13 = icmp eq i32 %3, 1
  %14 = icmp eq i32 %3, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = icmp ne ptr %1, inttoptr (i64 -1 to ptr)
  %20 = icmp ne ptr %1, null
  %21 = and i1 %19, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = icmp ne ptr %1, inttoptr (i64 -1 to ptr)
  %24 = icmp ne ptr %1, null
  %25 = and i1 %23, %24
  br label %32

26:
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 %12, ptr %6, align 4
  %27 = icmp eq i32 %12, 335544320
  br i1 %27, label %31, label %28

28:
  %29 = call i32 @PMPI_Comm_set_errhandler(i32 %9, i32 %12)
  %30 = call i32 @PMPI_Errhandler_free(ptr %6)
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void

32:
  %33 = phi i64 [ 0, %5 ], [ %62, %61 ]
  %34 = sub nsw i64 %2, %33
  %35 = call i64 @llvm.smin.i64(i64 %34, i64 1073741824)
  %36 = trunc i64 %35 to i32
  %37 = shl nuw i64 %33, %16
  %38 = load i32, ptr %17, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %50, label %40

40:
  %41 = load ptr, ptr %18, align 8
  %42 = select i1 %21, i64 %37, i64 0
  %43 = getelementptr inbounds i8, ptr %1, i64 %42
  switch i32 %3, label %45 [
    i32 1, label %47
    i32 2, label %46
    i32 3, label %44
  ]

44:
  br label %47

45:
  br label %47

46:
  br label %47

47:
  %48 = phi i32 [ 1275069450, %40 ], [ 1275068685, %45 ], [ 1275070475, %46 ], [ 1275072524, %44 ]
  %49 = call i32 @PMPI_Bcast(ptr %43, i32 %36, i32 %48, i32 %4, i32 %9)
  call fastcc void @check(ptr %41, i32 %49)
  br label %61

50:
  %51 = load ptr, ptr %22, align 8
  %52 = select i1 %25, i64 %37, i64 0
  %53 = getelementptr inbounds i8, ptr %1, i64 %52
  switch i32 %3, label %55 [
    i32 1, label %57
    i32 2, label %56
    i32 3, label %54
  ]

54:
  br label %57

55:
  br label %57

56:
  br label %57

57:
  %58 = phi i32 [ 1275069450, %50 ], [ 1275068685, %55 ], [ 1275070475, %56 ], [ 1275072524, %54 ]
  %59 = call fastcc ptr @request_of(ptr %0)
  %60 = call i32 @PMPI_Ibcast(ptr %53, i32 %36, i32 %58, i32 %4, i32 %9, ptr %59)
  call fastcc void @check(ptr %51, i32 %60)
  br label %61

61:
  %62 = add nuw nsw i64 %33, 1073741824
  %63 = icmp slt i64 %62, %2
  br i1 %63, label %32, label %26
}

define internal fastcc void @settle(ptr %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load i32, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 335544320, ptr %3, align 4
  %6 = call i32 @PMPI_Comm_get_errhandler(i32 %5, ptr %3)
  %7 = call i32 @PMPI_Comm_set_errhandler(i32 %5, i32 1409286145)
  %8 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %14 = load ptr, ptr %13, align 8
  call fastcc void @wait_all(ptr %10, i32 %12, ptr %14)
  %15 = load i32, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 %8, ptr %2, align 4
  %16 = icmp eq i32 %8, 335544320
  br i1 %16, label %20, label %17

17:
  %18 = call i32 @PMPI_Comm_set_errhandler(i32 %15, i32 %8)
  %19 = call i32 @PMPI_Errhandler_free(ptr %2)
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %2)
  store i32 0, ptr %11, align 8
  ret void
}

define internal void @release_op(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %44, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %18, label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr ptr, ptr %11, i64 %8
  %13 = getelementptr i8, ptr %12, i64 -8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %0
  br i1 %15, label %16, label %18

16:
  %17 = add nsw i64 %8, -1
  br label %35

18:
  %19 = icmp sgt i64 %8, 0
  br i1 %19, label %20, label %35

20:
  %21 = phi i64 [ %32, %30 ], [ 0, %18 ]
  %22 = phi i64 [ %31, %30 ], [ 0, %18 ]
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds nuw ptr, ptr %23, i64 %21
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %30, label %27

27:
  %28 = add nsw i64 %22, 1
  %29 = getelementptr inbounds ptr, ptr %23, i64 %22
  store ptr %25, ptr %29, align 8
  br label %30

30:
  %31 = phi i64 [ %28, %27 ], [ %22, %20 ]
  %32 = add nuw nsw i64 %21, 1
  %33 = load i64, ptr %7, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %20, label %35

35:
  %36 = phi i64 [ %17, %16 ], [ 0, %18 ], [ %31, %30 ]
  store i64 %36, ptr %7, align 8
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = add nsw i64 %38, -1
  store i64 %39, ptr %37, align 8
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 0, ptr %40, align 8
  %41 = icmp sgt i64 %38, 1
  br i1 %41, label %44, label %42

42:
  %43 = load ptr, ptr %4, align 8
  tail call void @free(ptr %43)
  tail call void @free(ptr %4)
  br label %44

44:
  store ptr null, ptr %3, align 8
  %45 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %50, label %49

49:
  tail call void %47(ptr %0)
  br label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %53 = load ptr, ptr %52, align 8
  tail call fastcc void @free_node(ptr %53)
  %54 = load ptr, ptr %51, align 8
  tail call void @free(ptr %54)
  store ptr null, ptr %52, align 8
  store ptr null, ptr %51, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %57 = load ptr, ptr %56, align 8
  tail call fastcc void @free_node(ptr %57)
  %58 = load ptr, ptr %55, align 8
  tail call void @free(ptr %58)
  store ptr null, ptr %56, align 8
  store ptr null, ptr %55, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %60 = load ptr, ptr %59, align 8
  tail call void @free(ptr %60)
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %62 = load ptr, ptr %61, align 8
  tail call void @free(ptr %62)
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %64 = load ptr, ptr %63, align 8
  tail call void @free(ptr %64)
  tail call void @free(ptr %0)
  ret void
}

define i32 @pad_mpi_Reduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, i32 %4, i32 %6, i32 0, i32 %7, ptr %8, ptr %9)
  %13 = tail call fastcc ptr @weights_of(ptr %12, ptr %1, ptr %2, i64 %11, i32 %4, i32 %5)
  %14 = tail call i32 @PMPI_Reduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7)
  tail call fastcc void @reduce_tangents(ptr %12, ptr %13, i32 %6, i32 0)
  ret i32 %14
}

define internal fastcc void @reduce_tangents(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = alloca %struct.Walk, align 8
  %6 = alloca [1900 x i8], align 16
  %7 = alloca %struct.Walk, align 8
  %8 = alloca [1900 x i8], align 16
  %9 = alloca %struct.Walk, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = icmp eq ptr %0, null
  br i1 %13, label %262, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i64 128, i64 176
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %24 = select i1 %22, ptr %23, ptr %19
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %44, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %32 = load i32, ptr %31, align 4
  %33 = icmp ult i32 %32, 2
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 44
  %36 = load i32, ptr %35, align 4
  br label %44

37:
  %38 = and i32 %32, 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %44

40:
  %41 = and i32 %32, 4
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 1, i32 2
  br label %44

44:
  %45 = phi i32 [ 0, %14 ], [ %36, %34 ], [ %43, %40 ], [ 3, %37 ]
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load i32, ptr %46, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %48 = call i32 @PMPI_Comm_test_inter(i32 %47, ptr %12)
  %49 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %12)
  %50 = icmp eq i32 %3, 0
  br i1 %50, label %51, label %62

51:
  %52 = load i32, ptr %46, align 8
  switch i32 %2, label %53 [
    i32 -3, label %62
    i32 -1, label %61
  ]

53:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i32 0, ptr %11, align 4
  %54 = call i32 @PMPI_Comm_test_inter(i32 %52, ptr %11)
  %55 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62

57:
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 0, ptr %10, align 4
  %58 = call i32 @PMPI_Comm_rank(i32 %52, ptr %10)
  %59 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  %60 = icmp eq i32 %59, %2
  br label %62

61:
  br label %62

62:
  %63 = phi i1 [ true, %44 ], [ true, %51 ], [ false, %53 ], [ %60, %57 ], [ false, %61 ]
  %64 = load ptr, ptr %27, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %78, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %68 = load i32, ptr %67, align 4
  %69 = icmp ult i32 %68, 2
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i8, ptr %24, i64 44
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, 0
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %9, align 8
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 %45, ptr %74, align 8
  br i1 %73, label %80, label %77

75:
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %9, align 8
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 %45, ptr %76, align 8
  br label %77

77:
  call fastcc void @walk_view(ptr %9, ptr %24, ptr null)
  br label %80

78:
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %9, align 8
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 %45, ptr %79, align 8
  br label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %82 = load ptr, ptr %81, align 8
  %83 = ptrtoint ptr %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %85 = load i64, ptr %84, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  %86 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %87 = load i32, ptr %86, align 8
  %88 = sext i32 %87 to i64
  %89 = mul nsw i64 %88, %83
  %90 = call i64 @llvm.smax.i64(i64 %89, i64 1)
  %91 = call noalias ptr @malloc(i64 %90)
  %92 = icmp eq ptr %91, null
  br i1 %92, label %93, label %102

93:
  call void @llvm.lifetime.start.p0(ptr %8)
  %94 = icmp eq ptr %26, null
  br i1 %94, label %99, label %95

95:
  %96 = load ptr, ptr %26, align 8
  %97 = icmp eq ptr %96, null
  %98 = select i1 %97, ptr @.str.6, ptr %96
  br label %99

99:
  %100 = phi ptr [ @.str.6, %93 ], [ %98, %95 ]
  %101 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %100)
  call void @pad_mpi_fail(ptr %8)
  unreachable

102:
  %103 = call ptr @memset(ptr %91, i32 0, i64 %90)
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %91, ptr %104, align 8
  %105 = load ptr, ptr %20, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %149, label %107

107:
  %108 = load ptr, ptr %19, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %110, label %116

110:
  %111 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %112 = load i32, ptr %111, align 8
  %113 = sext i32 %112 to i64
  %114 = mul nsw i64 %113, %83
  %115 = call ptr @memset(ptr %91, i32 0, i64 %114)
  br label %116

116:
  %117 = load ptr, ptr %19, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %149, label %119

119:
  %120 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %121, 1
  br i1 %122, label %149, label %123

123:
  %124 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %125 = load i32, ptr %124, align 8
  %126 = icmp sgt i32 %125, 0
  br i1 %126, label %127, label %149

127:
  %128 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %129 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %130 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 40
  br label %135

135:
  %136 = phi i64 [ 0, %127 ], [ %145, %144 ]
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @read_block, ptr %7, align 8
  store i32 0, ptr %128, align 8
  store i32 0, ptr %129, align 4
  store i64 0, ptr %130, align 8
  store i32 %45, ptr %131, align 8
  store i32 0, ptr %132, align 4
  %137 = mul nsw i64 %136, %83
  %138 = getelementptr inbounds i8, ptr %91, i64 %137
  store ptr %138, ptr %133, align 8
  store i64 0, ptr %134, align 8
  %139 = load ptr, ptr %19, align 8
  %140 = getelementptr inbounds nuw ptr, ptr %139, i64 %136
  %141 = load ptr, ptr %140, align 8
  %142 = icmp eq ptr %141, null
  br i1 %142, label %144, label %143

143:
  call fastcc void @walk_view(ptr %7, ptr %19, ptr %141)
  br label %144

144:
  call void @llvm.lifetime.end.p0(ptr %7)
  %145 = add nuw nsw i64 %136, 1
  %146 = load i32, ptr %124, align 8
  %147 = sext i32 %146 to i64
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %135, label %149

149:
  %150 = icmp eq ptr %1, null
  br i1 %150, label %176, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %153 = load i32, ptr %152, align 4
  %154 = icmp eq i32 %153, 1
  br i1 %154, label %155, label %160

155:
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %157 = load i32, ptr %156, align 8
  %158 = icmp eq i32 %157, 2
  %159 = zext i1 %158 to i32
  br label %160

160:
  %161 = phi i32 [ 0, %151 ], [ %159, %155 ]
  %162 = load i32, ptr %46, align 8
  %163 = call fastcc ptr @found_weights(ptr %26, ptr %1, i32 %162, i64 %85)
  %164 = load i32, ptr %86, align 8
  %165 = icmp sgt i32 %164, 0
  br i1 %165, label %167, label %166

166:
  call void @free(ptr %163)
  br label %176

167:
  %168 = phi i64 [ %172, %167 ], [ 0, %160 ]
  %169 = load ptr, ptr %104, align 8
  %170 = mul nsw i64 %168, %83
  %171 = getelementptr inbounds i8, ptr %169, i64 %170
  call fastcc void @multiply(ptr %163, i32 %45, i32 %161, i32 -1, ptr %171, i64 %85)
  %172 = add nuw nsw i64 %168, 1
  %173 = load i32, ptr %86, align 8
  %174 = sext i32 %173 to i64
  %175 = icmp slt i64 %172, %174
  br i1 %175, label %167, label %166

176:
  %177 = load ptr, ptr %104, align 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %177, ptr %178, align 8
  %179 = icmp eq i32 %49, 0
  br i1 %179, label %198, label %180

180:
  %181 = load i32, ptr %86, align 8
  %182 = sext i32 %181 to i64
  %183 = mul nsw i64 %182, %83
  %184 = call i64 @llvm.smax.i64(i64 %183, i64 1)
  %185 = call noalias ptr @malloc(i64 %184)
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %196

187:
  call void @llvm.lifetime.start.p0(ptr %6)
  %188 = icmp eq ptr %26, null
  br i1 %188, label %193, label %189

189:
  %190 = load ptr, ptr %26, align 8
  %191 = icmp eq ptr %190, null
  %192 = select i1 %191, ptr @.str.6, ptr %190
  br label %193

193:
  %194 = phi ptr [ @.str.6, %187 ], [ %192, %189 ]
  %195 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %194)
  call void @pad_mpi_fail(ptr %6)
  unreachable

196:
  %197 = call ptr @memset(ptr %185, i32 0, i64 %184)
  store ptr %185, ptr %104, align 8
  br label %198

198:
  br i1 %50, label %208, label %199

199:
  br i1 %179, label %202, label %200

200:
  %201 = load ptr, ptr %178, align 8
  br label %202

202:
  %203 = phi ptr [ %201, %200 ], [ inttoptr (i64 -1 to ptr), %199 ]
  %204 = load ptr, ptr %104, align 8
  %205 = load i32, ptr %86, align 8
  %206 = sext i32 %205 to i64
  %207 = mul nsw i64 %85, %206
  call fastcc void @sum_to_all(ptr %0, ptr %203, ptr %204, i64 %207, i32 %45)
  br label %221

208:
  %209 = and i1 %179, %63
  br i1 %209, label %212, label %210

210:
  %211 = load ptr, ptr %178, align 8
  br label %212

212:
  %213 = phi ptr [ %211, %210 ], [ inttoptr (i64 -1 to ptr), %208 ]
  br i1 %63, label %214, label %216

214:
  %215 = load ptr, ptr %104, align 8
  br label %216

216:
  %217 = phi ptr [ %215, %214 ], [ null, %212 ]
  %218 = load i32, ptr %86, align 8
  %219 = sext i32 %218 to i64
  %220 = mul nsw i64 %85, %219
  call fastcc void @sum_to_root(ptr %0, ptr %213, ptr %217, i64 %220, i32 %45, i32 %2)
  br label %221

221:
  call fastcc void @settle(ptr %0)
  br i1 %63, label %222, label %256

222:
  %223 = load ptr, ptr %104, align 8
  %224 = load ptr, ptr %23, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %256, label %226

226:
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %228 = load i64, ptr %227, align 8
  %229 = icmp slt i64 %228, 1
  br i1 %229, label %256, label %230

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %232 = load i32, ptr %231, align 8
  %233 = icmp sgt i32 %232, 0
  br i1 %233, label %234, label %256

234:
  %235 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %236 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %237 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %238 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %239 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %240 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %241 = getelementptr inbounds nuw i8, ptr %5, i64 40
  br label %242

242:
  %243 = phi i64 [ 0, %234 ], [ %252, %251 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @write_block, ptr %5, align 8
  store i32 0, ptr %235, align 8
  store i32 0, ptr %236, align 4
  store i64 0, ptr %237, align 8
  store i32 %45, ptr %238, align 8
  store i32 0, ptr %239, align 4
  %244 = mul nsw i64 %243, %83
  %245 = getelementptr inbounds i8, ptr %223, i64 %244
  store ptr %245, ptr %240, align 8
  store i64 0, ptr %241, align 8
  %246 = load ptr, ptr %23, align 8
  %247 = getelementptr inbounds nuw ptr, ptr %246, i64 %243
  %248 = load ptr, ptr %247, align 8
  %249 = icmp eq ptr %248, null
  br i1 %249, label %251, label %250

250:
  call fastcc void @walk_view(ptr %5, ptr %23, ptr %248)
  br label %251

251:
  call void @llvm.lifetime.end.p0(ptr %5)
  %252 = add nuw nsw i64 %243, 1
  %253 = load i32, ptr %231, align 8
  %254 = sext i32 %253 to i64
  %255 = icmp slt i64 %252, %254
  br i1 %255, label %242, label %256

256:
  %257 = load ptr, ptr %178, align 8
  %258 = load ptr, ptr %104, align 8
  %259 = icmp eq ptr %257, %258
  br i1 %259, label %260, label %261

260:
  store ptr null, ptr %178, align 8
  br label %261

261:
  call void @release_op(ptr %0)
  br label %262

262:
  ret void
}

define i32 @pad_mpi_Allreduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %10, i32 %4, i32 0, i32 1, i32 %6, ptr %7, ptr %8)
  %12 = tail call fastcc ptr @weights_of(ptr %11, ptr %1, ptr %2, i64 %10, i32 %4, i32 %5)
  %13 = tail call i32 @PMPI_Allreduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6)
  tail call fastcc void @reduce_tangents(ptr %11, ptr %12, i32 0, i32 1)
  ret i32 %13
}

define void @pad_mpi_hold(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = icmp eq ptr %1, null
  br i1 %5, label %37, label %6

6:
  %7 = tail call noalias ptr @malloc(i64 16)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:
  call void @llvm.lifetime.start.p0(ptr %4)
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %4)
  unreachable

11:
  %12 = tail call ptr @memset(ptr %7, i32 0, i64 16)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %13, align 8
  %14 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %15

15:
  %16 = phi ptr [ @arenas, %11 ], [ %17, %19 ]
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %0
  br i1 %22, label %32, label %15

23:
  %24 = tail call noalias ptr @malloc(i64 24)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %28

26:
  call void @llvm.lifetime.start.p0(ptr %3)
  %27 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %3)
  unreachable

28:
  %29 = tail call ptr @memset(ptr %24, i32 0, i64 24)
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store ptr %0, ptr %30, align 8
  %31 = load ptr, ptr @arenas, align 8
  store ptr %31, ptr %24, align 8
  store ptr %24, ptr @arenas, align 8
  br label %32

32:
  %33 = phi ptr [ %24, %28 ], [ %17, %19 ]
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %7, align 8
  store ptr %7, ptr %34, align 8
  %36 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %37

37:
  ret void
}

declare i32 @pthread_mutex_lock(ptr)

declare i32 @pthread_mutex_unlock(ptr)

define void @pad_mpi_drop(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %3

3:
  %4 = phi ptr [ @arenas, %1 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %0
  br i1 %10, label %11, label %3

11:
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %4, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %19, label %20

17:
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %31

19:
  tail call void @free(ptr %5)
  br label %31

20:
  %21 = phi ptr [ %22, %29 ], [ %15, %11 ]
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load ptr, ptr %27, align 8
  tail call void %28(ptr %24)
  br label %29

29:
  tail call void @free(ptr %21)
  %30 = icmp eq ptr %22, null
  br i1 %30, label %19, label %20

31:
  ret void
}

declare void @free(ptr)

define internal fastcc void @wait_one(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca i32, align 4
  %5 = load double, ptr @timeout.limit, align 8
  %6 = fcmp olt double %5, 0.000000e+00
  br i1 %6, label %7, label %16

7:
  %8 = tail call ptr @getenv(ptr @.str)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %12, label %10

10:
  %11 = tail call double @strtod(ptr %8, ptr null)
  br label %12

12:
  %13 = phi double [ %11, %10 ], [ 0.000000e+00, %7 ]
  %14 = fcmp ogt double %13, 0.000000e+00
  %15 = select i1 %14, double %13, double 0.000000e+00
  store double %15, ptr @timeout.limit, align 8
  br label %16

16:
  %17 = load double, ptr @timeout.limit, align 8
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @PMPI_Wait(ptr %1, ptr inttoptr (i64 1 to ptr))
  tail call fastcc void @check(ptr %0, i32 %20)
  br label %57

21:
  %22 = tail call double @PMPI_Wtime()
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  br label %24

23:
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %57

24:
  %25 = call i32 @PMPI_Test(ptr %1, ptr %4, ptr inttoptr (i64 1 to ptr))
  call fastcc void @check(ptr %0, i32 %25)
  %26 = load i32, ptr %4, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:
  %29 = call double @PMPI_Wtime()
  %30 = fsub double %29, %22
  %31 = load double, ptr @timeout.limit, align 8
  %32 = fcmp olt double %31, 0.000000e+00
  br i1 %32, label %33, label %42

33:
  %34 = call ptr @getenv(ptr @.str)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:
  %37 = call double @strtod(ptr %34, ptr null)
  br label %38

38:
  %39 = phi double [ %37, %36 ], [ 0.000000e+00, %33 ]
  %40 = fcmp ogt double %39, 0.000000e+00
  %41 = select i1 %40, double %39, double 0.000000e+00
  store double %41, ptr @timeout.limit, align 8
  br label %42

42:
  %43 = load double, ptr @timeout.limit, align 8
  %44 = fcmp ogt double %30, %43
  br i1 %44, label %45, label %54

45:
  call void @llvm.lifetime.start.p0(ptr %3)
  %46 = icmp eq ptr %0, null
  br i1 %46, label %51, label %47

47:
  %48 = load ptr, ptr %0, align 8
  %49 = icmp eq ptr %48, null
  %50 = select i1 %49, ptr @.str.6, ptr %48
  br label %51

51:
  %52 = phi ptr [ @.str.6, %45 ], [ %50, %47 ]
  %53 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr %52)
  call void @pad_mpi_fail(ptr %3)
  unreachable

54:
  %55 = load i32, ptr %4, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %24, label %23

57:
  ret void
}

define internal fastcc void @check(ptr %0, i32 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [513 x i8], align 16
  %5 = alloca i32, align 4
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %30, label %7

7:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  store i8 0, ptr %4, align 16
  %8 = call i32 @PMPI_Error_string(i32 %1, ptr %4, ptr %5)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  store i32 0, ptr %5, align 4
  br label %11

11:
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %4, i64 %13
  store i8 0, ptr %14, align 1
  br label %15

15:
  %16 = phi ptr [ %4, %11 ], [ %20, %19 ]
  %17 = load i8, ptr %16, align 1
  switch i8 %17, label %19 [
    i8 0, label %21
    i8 10, label %18
    i8 124, label %18
  ]

18:
  store i8 32, ptr %16, align 1
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 1
  br label %15

21:
  call void @llvm.lifetime.start.p0(ptr %3)
  %22 = icmp eq ptr %0, null
  br i1 %22, label %27, label %23

23:
  %24 = load ptr, ptr %0, align 8
  %25 = icmp eq ptr %24, null
  %26 = select i1 %25, ptr @.str.6, ptr %24
  br label %27

27:
  %28 = phi ptr [ @.str.6, %21 ], [ %26, %23 ]
  %29 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.7, ptr %4, ptr @.str.8, ptr %28)
  call void @pad_mpi_fail(ptr %3)
  unreachable

30:
  ret void
}

declare i32 @PMPI_Test(ptr, ptr, ptr)

declare i32 @PMPI_Comm_get_errhandler(i32, ptr)

declare i32 @PMPI_Comm_set_errhandler(i32, i32)

declare i32 @PMPI_Wait(ptr, ptr)

declare double @PMPI_Wtime()

declare ptr @getenv(ptr)

declare double @strtod(ptr, ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @pad_mpi_fail(ptr)

declare i32 @PMPI_Error_string(i32, ptr, ptr)

declare i32 @PMPI_Errhandler_free(ptr)

declare ptr @realloc(ptr, i64)

define internal fastcc void @view(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, i32 %5, i32 %6) {
  %8 = alloca [1900 x i8], align 16
  %9 = alloca [1900 x i8], align 16
  %10 = alloca [1900 x i8], align 16
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr null, ptr %0, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %4, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 -1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i32, ptr %18, align 8
  store i32 %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 0, ptr %20, align 4
  %21 = icmp slt i64 %4, 1
  br i1 %21, label %103, label %22

22:
  %23 = tail call fastcc ptr @layout_of(ptr %1, i32 %5)
  store ptr %23, ptr %13, align 8
  switch i32 %5, label %24 [
    i32 1275070475, label %28
    i32 1275069450, label %27
  ]

24:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 0, ptr %12, align 8
  %25 = call i32 @PMPI_Type_get_extent(i32 %5, ptr %11, ptr %12)
  %26 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %28

27:
  br label %28

28:
  %29 = phi i64 [ 8, %22 ], [ %26, %24 ], [ 4, %27 ]
  store i64 %29, ptr %14, align 8
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %31 = load i32, ptr %30, align 4
  %32 = icmp ult i32 %31, 2
  br i1 %32, label %33, label %55

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %35 = zext nneg i32 %6 to i64
  %36 = getelementptr inbounds nuw i32, ptr %34, i64 %35
  %37 = load i32, ptr %36, align 4
  switch i32 %37, label %39 [
    i32 102, label %41
    i32 100, label %40
    i32 120, label %38
  ]

38:
  br label %41

39:
  br label %41

40:
  br label %41

41:
  %42 = phi i1 [ false, %33 ], [ true, %39 ], [ false, %40 ], [ false, %38 ]
  %43 = phi i32 [ 1, %33 ], [ 0, %39 ], [ 2, %40 ], [ 3, %38 ]
  store i32 %43, ptr %20, align 4
  %44 = icmp ne i32 %37, 0
  %45 = and i1 %44, %42
  br i1 %45, label %46, label %55

46:
  call void @llvm.lifetime.start.p0(ptr %10)
  %47 = icmp eq ptr %1, null
  br i1 %47, label %52, label %48

48:
  %49 = load ptr, ptr %1, align 8
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr @.str.6, ptr %49
  br label %52

52:
  %53 = phi ptr [ @.str.6, %46 ], [ %51, %48 ]
  %54 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr %53)
  call void @pad_mpi_fail(ptr %10)
  unreachable

55:
  %56 = icmp ne ptr %2, null
  %57 = icmp eq ptr %23, null
  %58 = select i1 %56, i1 true, i1 %57
  br i1 %58, label %73, label %59

59:
  %60 = icmp ult i32 %31, 2
  %61 = load i32, ptr %20, align 4
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %60, i1 %62, i1 false
  br i1 %63, label %73, label %64

64:
  call void @llvm.lifetime.start.p0(ptr %9)
  %65 = icmp eq ptr %1, null
  br i1 %65, label %70, label %66

66:
  %67 = load ptr, ptr %1, align 8
  %68 = icmp eq ptr %67, null
  %69 = select i1 %68, ptr @.str.6, ptr %67
  br label %70

70:
  %71 = phi ptr [ @.str.6, %64 ], [ %69, %66 ]
  %72 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr %71)
  call void @pad_mpi_fail(ptr %9)
  unreachable

73:
  %74 = icmp eq ptr %3, null
  %75 = icmp eq ptr %23, null
  %76 = select i1 %74, i1 true, i1 %75
  br i1 %76, label %103, label %77

77:
  %78 = icmp ult i32 %31, 2
  %79 = load i32, ptr %20, align 4
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %78, i1 %80, i1 false
  br i1 %81, label %103, label %82

82:
  %83 = load i32, ptr %18, align 8
  %84 = sext i32 %83 to i64
  %85 = shl nsw i64 %84, 3
  %86 = call i64 @llvm.smax.i64(i64 %85, i64 1)
  %87 = call noalias ptr @malloc(i64 %86)
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %98

89:
  call void @llvm.lifetime.start.p0(ptr %8)
  %90 = icmp eq ptr %1, null
  br i1 %90, label %95, label %91

91:
  %92 = load ptr, ptr %1, align 8
  %93 = icmp eq ptr %92, null
  %94 = select i1 %93, ptr @.str.6, ptr %92
  br label %95

95:
  %96 = phi ptr [ @.str.6, %89 ], [ %94, %91 ]
  %97 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %96)
  call void @pad_mpi_fail(ptr %8)
  unreachable

98:
  store ptr %87, ptr %0, align 8
  %99 = load i32, ptr %18, align 8
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 3
  %102 = call ptr @memcpy(ptr %87, ptr %3, i64 %101)
  br label %103

103:
  ret void
}

define internal void @start_return(ptr %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [1900 x i8], align 16
  %6 = alloca %struct.Walk, align 8
  %7 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %24, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %6, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %20, align 8
  br i1 %19, label %26, label %23

21:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %6, align 8
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %22, align 8
  br label %23

23:
  call fastcc void @walk_view(ptr %6, ptr %8, ptr null)
  br label %26

24:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %6, align 8
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %25, align 8
  br label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  store i64 %29, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %31 = load i32, ptr %30, align 8
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, %29
  store i64 %33, ptr %7, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %37 = call noalias ptr @malloc(i64 %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %48

39:
  call void @llvm.lifetime.start.p0(ptr %5)
  %40 = icmp eq ptr %35, null
  br i1 %40, label %45, label %41

41:
  %42 = load ptr, ptr %35, align 8
  %43 = icmp eq ptr %42, null
  %44 = select i1 %43, ptr @.str.6, ptr %42
  br label %45

45:
  %46 = phi ptr [ @.str.6, %39 ], [ %44, %41 ]
  %47 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %46)
  call void @pad_mpi_fail(ptr %5)
  unreachable

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %37, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %51 = load i32, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 335544320, ptr %4, align 4
  %52 = call i32 @PMPI_Comm_get_errhandler(i32 %51, ptr %4)
  %53 = call i32 @PMPI_Comm_set_errhandler(i32 %51, i32 1409286145)
  %54 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %55 = load ptr, ptr %34, align 8
  %56 = call fastcc i32 @large(ptr %55, ptr %7)
  %57 = load ptr, ptr %34, align 8
  %58 = load ptr, ptr %49, align 8
  %59 = load i64, ptr %7, align 8
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %64 = load i32, ptr %63, align 4
  %65 = load i32, ptr %50, align 8
  %66 = call fastcc ptr @request_of(ptr %0)
  %67 = call i32 @PMPI_Irecv(ptr %58, i32 %60, i32 %56, i32 %62, i32 %64, i32 %65, ptr %66)
  call fastcc void @check(ptr %57, i32 %67)
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 %56, ptr %3, align 4
  %68 = icmp eq i32 %56, 1275068685
  br i1 %68, label %71, label %69

69:
  %70 = call i32 @PMPI_Type_free(ptr %3)
  br label %71

71:
  call void @llvm.lifetime.end.p0(ptr %3)
  %72 = load i32, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 %54, ptr %2, align 4
  %73 = icmp eq i32 %54, 335544320
  br i1 %73, label %77, label %74

74:
  %75 = call i32 @PMPI_Comm_set_errhandler(i32 %72, i32 %54)
  %76 = call i32 @PMPI_Errhandler_free(ptr %2)
  br label %77

77:
  call void @llvm.lifetime.end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define internal void @finish_return(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca %struct.Walk, align 8
  tail call fastcc void @settle(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %20, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = icmp ult i32 %10, 2
  br i1 %11, label %12, label %17

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %16, align 8
  br i1 %15, label %22, label %19

17:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %18, align 8
  br label %19

19:
  call fastcc void @walk_view(ptr %3, ptr %4, ptr null)
  br label %22

20:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %21, align 8
  br label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  call void @llvm.lifetime.end.p0(ptr %3)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %60, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %60, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %36 = load i32, ptr %35, align 8
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %60

38:
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %46

46:
  %47 = phi i64 [ 0, %38 ], [ %56, %55 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @add_block, ptr %2, align 8
  store i32 0, ptr %39, align 8
  store i32 0, ptr %40, align 4
  store i64 0, ptr %41, align 8
  store i32 -1, ptr %42, align 8
  store i32 0, ptr %43, align 4
  %48 = mul nsw i64 %47, %25
  %49 = getelementptr inbounds i8, ptr %27, i64 %48
  store ptr %49, ptr %44, align 8
  store i64 0, ptr %45, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = getelementptr inbounds nuw ptr, ptr %50, i64 %47
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %55, label %54

54:
  call fastcc void @walk_view(ptr %2, ptr %4, ptr %52)
  br label %55

55:
  call void @llvm.lifetime.end.p0(ptr %2)
  %56 = add nuw nsw i64 %47, 1
  %57 = load i32, ptr %35, align 8
  %58 = sext i32 %57 to i64
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %46, label %60

60:
  %61 = load ptr, ptr %26, align 8
  call void @free(ptr %61)
  store ptr null, ptr %26, align 8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1 immarg)

define internal fastcc ptr @layout_of(ptr %0, i32 %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [1900 x i8], align 16
  %12 = alloca [1900 x i8], align 16
  %13 = alloca [1900 x i8], align 16
  %14 = alloca [1900 x i8], align 16
  %15 = alloca [1900 x i8], align 16
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.lifetime.start.p0(ptr %20)
  store i32 0, ptr %20, align 4
  switch i32 %1, label %23 [
    i32 1275070475, label %21
    i32 1275069450, label %21
  ]

21:
  %22 = tail call fastcc ptr @named(ptr %0, i32 %1)
  br label %269

23:
  %24 = call i32 @PMPI_Type_get_envelope(i32 %1, ptr %16, ptr %17, ptr %18, ptr %19)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %35, label %26

26:
  call void @llvm.lifetime.start.p0(ptr %15)
  %27 = icmp eq ptr %0, null
  br i1 %27, label %32, label %28

28:
  %29 = load ptr, ptr %0, align 8
  %30 = icmp eq ptr %29, null
  %31 = select i1 %30, ptr @.str.6, ptr %29
  br label %32

32:
  %33 = phi ptr [ @.str.6, %26 ], [ %31, %28 ]
  %34 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr %33)
  call void @pad_mpi_fail(ptr %15)
  unreachable

35:
  %36 = load i32, ptr %19, align 4
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %40

38:
  %39 = call fastcc ptr @named(ptr %0, i32 %1)
  br label %269

40:
  %41 = add i32 %36, -15
  %42 = icmp ult i32 %41, 3
  br i1 %42, label %43, label %66

43:
  %44 = call i32 @PMPI_Type_size(i32 %1, ptr %20)
  %45 = load i32, ptr %19, align 4
  %46 = icmp eq i32 %45, 17
  %47 = load i32, ptr %20, align 4
  br i1 %46, label %48, label %61

48:
  %49 = call noalias ptr @malloc(i64 64)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %53

51:
  call void @llvm.lifetime.start.p0(ptr %14)
  %52 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %14, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %14)
  unreachable

53:
  %54 = sext i32 %47 to i64
  %55 = call ptr @memset(ptr %49, i32 0, i64 64)
  store i32 0, ptr %49, align 8
  %56 = getelementptr inbounds nuw i8, ptr %49, i64 24
  store i64 1, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %49, i64 4
  store i32 0, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store i32 0, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store i64 %54, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %49, i64 12
  store i32 1, ptr %60, align 4
  br label %269

61:
  %62 = sext i32 %47 to i64
  %63 = icmp eq i32 %45, 16
  %64 = select i1 %63, i32 2, i32 1
  %65 = call fastcc ptr @real_of_size(ptr %0, i64 %62, i32 %64)
  br label %269

66:
  %67 = load i32, ptr %16, align 4
  %68 = sext i32 %67 to i64
  %69 = shl nsw i64 %68, 2
  %70 = call i64 @llvm.smax.i64(i64 %69, i64 1)
  %71 = call noalias ptr @malloc(i64 %70)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %82

73:
  call void @llvm.lifetime.start.p0(ptr %13)
  %74 = icmp eq ptr %0, null
  br i1 %74, label %79, label %75

75:
  %76 = load ptr, ptr %0, align 8
  %77 = icmp eq ptr %76, null
  %78 = select i1 %77, ptr @.str.6, ptr %76
  br label %79

79:
  %80 = phi ptr [ @.str.6, %73 ], [ %78, %75 ]
  %81 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %13, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %80)
  call void @pad_mpi_fail(ptr %13)
  unreachable

82:
  %83 = load i32, ptr %17, align 4
  %84 = sext i32 %83 to i64
  %85 = shl nsw i64 %84, 3
  %86 = call i64 @llvm.smax.i64(i64 %85, i64 1)
  %87 = call noalias ptr @malloc(i64 %86)
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %98

89:
  call void @llvm.lifetime.start.p0(ptr %12)
  %90 = icmp eq ptr %0, null
  br i1 %90, label %95, label %91

91:
  %92 = load ptr, ptr %0, align 8
  %93 = icmp eq ptr %92, null
  %94 = select i1 %93, ptr @.str.6, ptr %92
  br label %95

95:
  %96 = phi ptr [ @.str.6, %89 ], [ %94, %91 ]
  %97 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %96)
  call void @pad_mpi_fail(ptr %12)
  unreachable

98:
  %99 = load i32, ptr %18, align 4
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 2
  %102 = call i64 @llvm.smax.i64(i64 %101, i64 1)
  %103 = call noalias ptr @malloc(i64 %102)
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %114

105:
  call void @llvm.lifetime.start.p0(ptr %11)
  %106 = icmp eq ptr %0, null
  br i1 %106, label %111, label %107

107:
  %108 = load ptr, ptr %0, align 8
  %109 = icmp eq ptr %108, null
  %110 = select i1 %109, ptr @.str.6, ptr %108
  br label %111

111:
  %112 = phi ptr [ @.str.6, %105 ], [ %110, %107 ]
  %113 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %112)
  call void @pad_mpi_fail(ptr %11)
  unreachable

114:
  %115 = load i32, ptr %16, align 4
  %116 = load i32, ptr %17, align 4
  %117 = load i32, ptr %18, align 4
  %118 = call i32 @PMPI_Type_get_contents(i32 %1, i32 %115, i32 %116, i32 %117, ptr %71, ptr %87, ptr %103)
  call fastcc void @check(ptr %0, i32 %118)
  %119 = load i32, ptr %19, align 4
  %120 = icmp eq i32 %119, 12
  br i1 %120, label %121, label %189

121:
  %122 = load i32, ptr %71, align 4
  %123 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %124 = sext i32 %122 to i64
  %125 = call fastcc ptr @new_node(i32 3, i64 %124)
  %126 = icmp sgt i32 %122, 0
  br i1 %126, label %127, label %251

127:
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 56
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 40
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 12
  %131 = zext nneg i32 %122 to i64
  br label %132

132:
  %133 = phi i64 [ 0, %127 ], [ %187, %186 ]
  %134 = getelementptr inbounds nuw i32, ptr %123, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %103, i64 %133
  %138 = load i32, ptr %137, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  %139 = call i32 @PMPI_Type_get_extent(i32 %138, ptr %3, ptr %4)
  %140 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  %141 = load i32, ptr %137, align 4
  %142 = call fastcc ptr @layout_of(ptr %0, i32 %141)
  %143 = load i32, ptr %142, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %158

145:
  %146 = icmp eq i32 %135, 1
  br i1 %146, label %154, label %147

147:
  %148 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %151, %149
  %153 = icmp eq i64 %140, %152
  br i1 %153, label %154, label %158

154:
  %155 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %156, %136
  store i64 %157, ptr %155, align 8
  br label %168

158:
  %159 = icmp eq i32 %135, 1
  br i1 %159, label %168, label %160

160:
  %161 = call fastcc ptr @new_node(i32 1, i64 %136)
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 32
  store i64 %140, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 56
  %164 = load ptr, ptr %163, align 8
  store ptr %142, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %142, i64 12
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds nuw i8, ptr %161, i64 12
  store i32 %166, ptr %167, align 4
  br label %168

168:
  %169 = phi ptr [ %142, %154 ], [ %161, %160 ], [ %142, %158 ]
  %170 = load ptr, ptr %128, align 8
  %171 = getelementptr inbounds nuw ptr, ptr %170, i64 %133
  store ptr %169, ptr %171, align 8
  %172 = getelementptr inbounds nuw i64, ptr %87, i64 %133
  %173 = load i64, ptr %172, align 8
  %174 = load ptr, ptr %129, align 8
  %175 = getelementptr inbounds nuw i64, ptr %174, i64 %133
  store i64 %173, ptr %175, align 8
  %176 = load i32, ptr %134, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %186, label %178

178:
  %179 = load ptr, ptr %128, align 8
  %180 = getelementptr inbounds nuw ptr, ptr %179, i64 %133
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 12
  %183 = load i32, ptr %182, align 4
  %184 = load i32, ptr %130, align 4
  %185 = or i32 %184, %183
  store i32 %185, ptr %130, align 4
  br label %186

186:
  %187 = add nuw nsw i64 %133, 1
  %188 = icmp eq i64 %187, %131
  br i1 %188, label %251, label %132

189:
  %190 = load i32, ptr %103, align 4
  %191 = call fastcc ptr @layout_of(ptr %0, i32 %190)
  %192 = load i32, ptr %103, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 0, ptr %6, align 8
  %193 = call i32 @PMPI_Type_get_extent(i32 %192, ptr %5, ptr %6)
  %194 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  switch i32 %119, label %250 [
    i32 2, label %251
    i32 18, label %251
    i32 3, label %195
    i32 4, label %199
    i32 6, label %211
    i32 7, label %220
    i32 9, label %226
    i32 10, label %231
    i32 19, label %239
    i32 13, label %246
    i32 14, label %248
  ]

195:
  %196 = load i32, ptr %71, align 4
  %197 = sext i32 %196 to i64
  %198 = call fastcc ptr @loop(i64 %197, i64 %194, ptr %191)
  br label %251

199:
  %200 = load i32, ptr %71, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %203 = load i32, ptr %202, align 4
  %204 = sext i32 %203 to i64
  %205 = mul nsw i64 %194, %204
  %206 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %207 = load i32, ptr %206, align 4
  %208 = sext i32 %207 to i64
  %209 = call fastcc ptr @loop(i64 %208, i64 %194, ptr %191)
  %210 = call fastcc ptr @loop(i64 %201, i64 %205, ptr %209)
  br label %251

211:
  %212 = load i32, ptr %71, align 4
  %213 = sext i32 %212 to i64
  %214 = load i64, ptr %87, align 8
  %215 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %216 = load i32, ptr %215, align 4
  %217 = sext i32 %216 to i64
  %218 = call fastcc ptr @loop(i64 %217, i64 %194, ptr %191)
  %219 = call fastcc ptr @loop(i64 %213, i64 %214, ptr %218)
  br label %251

220:
  %221 = load i32, ptr %71, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %224 = getelementptr inbounds i32, ptr %223, i64 %222
  %225 = call fastcc ptr @blocks(ptr %191, i64 %194, i64 %222, ptr %223, i64 0, ptr null, ptr %224)
  br label %251

226:
  %227 = load i32, ptr %71, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %230 = call fastcc ptr @blocks(ptr %191, i64 %194, i64 %228, ptr %229, i64 0, ptr %87, ptr null)
  br label %251

231:
  %232 = load i32, ptr %71, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %235 = load i32, ptr %234, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %238 = call fastcc ptr @blocks(ptr %191, i64 %194, i64 %233, ptr null, i64 %236, ptr null, ptr %237)
  br label %251

239:
  %240 = load i32, ptr %71, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %243 = load i32, ptr %242, align 4
  %244 = sext i32 %243 to i64
  %245 = call fastcc ptr @blocks(ptr %191, i64 %194, i64 %241, ptr null, i64 %244, ptr %87, ptr null)
  br label %251

246:
  %247 = call fastcc ptr @subarray(ptr %191, i64 %194, ptr %71)
  br label %251

248:
  %249 = call fastcc ptr @darray(ptr %191, i64 %194, ptr %71)
  br label %251

250:
  call fastcc void @free_node(ptr %191)
  call fastcc void @refuse(ptr %0, ptr @.str.21, ptr @.str.22, ptr @.str.23)
  unreachable

251:
  %252 = phi ptr [ %191, %189 ], [ %191, %189 ], [ %249, %248 ], [ %198, %195 ], [ %210, %199 ], [ %219, %211 ], [ %225, %220 ], [ %230, %226 ], [ %238, %231 ], [ %245, %239 ], [ %247, %246 ], [ %125, %121 ], [ %125, %186 ]
  %253 = load i32, ptr %18, align 4
  %254 = icmp sgt i32 %253, 0
  br i1 %254, label %256, label %255

255:
  call void @free(ptr %71)
  call void @free(ptr %87)
  call void @free(ptr %103)
  br label %269

256:
  %257 = phi i64 [ %265, %264 ], [ 0, %251 ]
  %258 = getelementptr inbounds nuw i32, ptr %103, i64 %257
  %259 = load i32, ptr %258, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %260 = call i32 @PMPI_Type_get_envelope(i32 %259, ptr %7, ptr %8, ptr %9, ptr %10)
  %261 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  switch i32 %261, label %262 [
    i32 16, label %264
    i32 15, label %264
    i32 1, label %264
    i32 17, label %264
  ]

262:
  %263 = call i32 @PMPI_Type_free(ptr %258)
  br label %264

264:
  %265 = add nuw nsw i64 %257, 1
  %266 = load i32, ptr %18, align 4
  %267 = sext i32 %266 to i64
  %268 = icmp slt i64 %265, %267
  br i1 %268, label %256, label %255

269:
  %270 = phi ptr [ %22, %21 ], [ %39, %38 ], [ %252, %255 ], [ %49, %53 ], [ %65, %61 ]
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret ptr %270
}

define internal fastcc void @refuse(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca [1900 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = icmp eq ptr %0, null
  br i1 %6, label %11, label %7

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  %10 = select i1 %9, ptr @.str.6, ptr %8
  br label %11

11:
  %12 = phi ptr [ @.str.6, %4 ], [ %10, %7 ]
  %13 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.24, ptr %1, ptr %2, ptr %3, ptr %12)
  call void @pad_mpi_fail(ptr %5)
  unreachable
}

declare ptr @memcpy(ptr, ptr, i64)

define internal fastcc ptr @named(ptr %0, i32 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = alloca [1900 x i8], align 16
  %6 = alloca [1900 x i8], align 16
  %7 = alloca [1900 x i8], align 16
  %8 = alloca [1900 x i8], align 16
  %9 = alloca i32, align 4
  switch i32 %1, label %88 [
    i32 1275070505, label %10
    i32 1275070495, label %10
    i32 1275070475, label %10
    i32 1275069479, label %22
    i32 1275069450, label %22
    i32 1275072524, label %34
    i32 1275072577, label %46
    i32 1275072565, label %46
    i32 1275072554, label %46
    i32 1275072546, label %46
    i32 1275070528, label %58
    i32 1275070516, label %58
    i32 1275070504, label %58
    i32 1275076674, label %70
    i32 1275076662, label %70
    i32 -1946157055, label %82
    i32 -1946157056, label %84
    i32 -1946157052, label %86
  ]

10:
  %11 = tail call noalias ptr @malloc(i64 64)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  call void @llvm.lifetime.start.p0(ptr %8)
  %14 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %8)
  unreachable

15:
  %16 = tail call ptr @memset(ptr %11, i32 0, i64 64)
  store i32 0, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 2, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 8, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 4, ptr %21, align 4
  br label %114

22:
  %23 = tail call noalias ptr @malloc(i64 64)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %27

25:
  call void @llvm.lifetime.start.p0(ptr %7)
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %7)
  unreachable

27:
  %28 = tail call ptr @memset(ptr %23, i32 0, i64 64)
  store i32 0, ptr %23, align 8
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i32 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 4, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 12
  store i32 2, ptr %33, align 4
  br label %114

34:
  %35 = tail call noalias ptr @malloc(i64 64)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %39

37:
  call void @llvm.lifetime.start.p0(ptr %6)
  %38 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %6)
  unreachable

39:
  %40 = tail call ptr @memset(ptr %35, i32 0, i64 64)
  store i32 0, ptr %35, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store i32 3, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i32 1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 16, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 12
  store i32 8, ptr %45, align 4
  br label %114

46:
  %47 = tail call noalias ptr @malloc(i64 64)
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %51

49:
  call void @llvm.lifetime.start.p0(ptr %5)
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %5)
  unreachable

51:
  %52 = tail call ptr @memset(ptr %47, i32 0, i64 64)
  store i32 0, ptr %47, align 8
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 24
  store i64 1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store i32 2, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i32 2, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store i64 16, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store i32 4, ptr %57, align 4
  br label %114

58:
  %59 = tail call noalias ptr @malloc(i64 64)
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:
  call void @llvm.lifetime.start.p0(ptr %4)
  %62 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %4)
  unreachable

63:
  %64 = tail call ptr @memset(ptr %59, i32 0, i64 64)
  store i32 0, ptr %59, align 8
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 24
  store i64 1, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 4
  store i32 1, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i32 2, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store i64 8, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %59, i64 12
  store i32 2, ptr %69, align 4
  br label %114

70:
  %71 = tail call noalias ptr @malloc(i64 64)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %75

73:
  call void @llvm.lifetime.start.p0(ptr %3)
  %74 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %3)
  unreachable

75:
  %76 = tail call ptr @memset(ptr %71, i32 0, i64 64)
  store i32 0, ptr %71, align 8
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 24
  store i64 1, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %71, i64 4
  store i32 3, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store i32 2, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %71, i64 16
  store i64 32, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %71, i64 12
  store i32 8, ptr %81, align 4
  br label %114

82:
  %83 = tail call fastcc ptr @pair(i32 2, i64 8)
  br label %114

84:
  %85 = tail call fastcc ptr @pair(i32 1, i64 4)
  br label %114

86:
  %87 = tail call fastcc ptr @pair(i32 3, i64 16)
  br label %114

88:
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  %89 = call i32 @PMPI_Type_size(i32 %1, ptr %9)
  switch i32 %1, label %108 [
    i32 1275069468, label %90
    i32 1275070494, label %94
    i32 1275070497, label %98
    i32 1275072547, label %102
    i32 1275069486, label %104
    i32 1275068966, label %104
    i32 1275068998, label %105
    i32 1275069004, label %106
    i32 1275076652, label %107
    i32 1275072555, label %107
  ]

90:
  %91 = load i32, ptr %9, align 4
  %92 = sext i32 %91 to i64
  %93 = call fastcc ptr @real_of_size(ptr %0, i64 %92, i32 1)
  br label %112

94:
  %95 = load i32, ptr %9, align 4
  %96 = sext i32 %95 to i64
  %97 = call fastcc ptr @real_of_size(ptr %0, i64 %96, i32 2)
  br label %112

98:
  %99 = load i32, ptr %9, align 4
  %100 = sext i32 %99 to i64
  %101 = call fastcc ptr @real_of_size(ptr %0, i64 %100, i32 2)
  br label %112

102:
  %103 = call fastcc ptr @numbers(i32 2, i32 2)
  br label %112

104:
  call fastcc void @half_precision(ptr %0)
  unreachable

105:
  call fastcc void @half_precision(ptr %0)
  unreachable

106:
  call fastcc void @half_precision(ptr %0)
  unreachable

107:
  call fastcc void @half_precision(ptr %0)
  unreachable

108:
  %109 = load i32, ptr %9, align 4
  %110 = sext i32 %109 to i64
  %111 = call fastcc ptr @leaf(i32 0, i32 0, i64 %110)
  br label %112

112:
  %113 = phi ptr [ %93, %90 ], [ %97, %94 ], [ %101, %98 ], [ %103, %102 ], [ %111, %108 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %114

114:
  %115 = phi ptr [ %11, %15 ], [ %23, %27 ], [ %35, %39 ], [ %47, %51 ], [ %59, %63 ], [ %71, %75 ], [ %83, %82 ], [ %85, %84 ], [ %87, %86 ], [ %113, %112 ]
  ret ptr %115
}

declare i32 @PMPI_Type_get_envelope(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_size(i32, ptr)

define internal fastcc ptr @leaf(i32 %0, i32 %1, i64 %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = tail call noalias ptr @malloc(i64 64)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %9

7:
  call void @llvm.lifetime.start.p0(ptr %4)
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %4)
  unreachable

9:
  %10 = tail call ptr @memset(ptr %5, i32 0, i64 64)
  store i32 0, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %0, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %2, ptr %14, align 8
  %15 = shl nuw nsw i32 1, %0
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %15, ptr %16, align 4
  ret ptr %5
}

define internal fastcc ptr @real_of_size(ptr %0, i64 %1, i32 %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = alloca [1900 x i8], align 16
  %6 = alloca [1900 x i8], align 16
  %7 = shl nuw nsw i32 %2, 2
  %8 = zext nneg i32 %7 to i64
  %9 = icmp eq i64 %1, %8
  br i1 %9, label %10, label %15

10:
  %11 = tail call noalias ptr @malloc(i64 64)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %33

13:
  call void @llvm.lifetime.start.p0(ptr %6)
  %14 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %6)
  unreachable

15:
  %16 = shl nuw nsw i32 %2, 3
  %17 = zext nneg i32 %16 to i64
  %18 = icmp eq i64 %1, %17
  br i1 %18, label %19, label %24

19:
  %20 = tail call noalias ptr @malloc(i64 64)
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %33

22:
  call void @llvm.lifetime.start.p0(ptr %5)
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %5)
  unreachable

24:
  call void @llvm.lifetime.start.p0(ptr %4)
  %25 = icmp eq ptr %0, null
  br i1 %25, label %30, label %26

26:
  %27 = load ptr, ptr %0, align 8
  %28 = icmp eq ptr %27, null
  %29 = select i1 %28, ptr @.str.6, ptr %27
  br label %30

30:
  %31 = phi ptr [ @.str.6, %24 ], [ %29, %26 ]
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr %31)
  call void @pad_mpi_fail(ptr %4)
  unreachable

33:
  %34 = phi i32 [ 2, %10 ], [ 3, %19 ]
  %35 = phi ptr [ %11, %10 ], [ %20, %19 ]
  %36 = phi i32 [ 1, %10 ], [ 2, %19 ]
  %37 = phi i32 [ 2, %10 ], [ 4, %19 ]
  %38 = shl nuw nsw i32 %2, %34
  %39 = zext nneg i32 %38 to i64
  %40 = tail call ptr @memset(ptr %35, i32 0, i64 64)
  store i32 0, ptr %35, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store i32 %36, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i32 %2, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %39, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 12
  store i32 %37, ptr %45, align 4
  ret ptr %35
}

declare i32 @PMPI_Type_get_contents(i32, i32, i32, i32, ptr, ptr, ptr)

declare i32 @PMPI_Type_free(ptr)

define internal fastcc ptr @numbers(i32 %0, i32 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = tail call noalias ptr @malloc(i64 64)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %8

6:
  call void @llvm.lifetime.start.p0(ptr %3)
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %3)
  unreachable

8:
  %9 = zext nneg i32 %1 to i64
  %10 = icmp eq i32 %0, 2
  %11 = icmp eq i32 %0, 1
  %12 = select i1 %10, i64 3, i64 4
  %13 = select i1 %11, i64 2, i64 %12
  %14 = shl nuw nsw i64 %9, %13
  %15 = tail call ptr @memset(ptr %4, i32 0, i64 64)
  store i32 0, ptr %4, align 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %14, ptr %19, align 8
  %20 = shl nuw nsw i32 1, %0
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %20, ptr %21, align 4
  ret ptr %4
}

define internal fastcc ptr @pair(i32 %0, i64 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = tail call fastcc ptr @new_node(i32 3, i64 2)
  %6 = tail call noalias ptr @malloc(i64 64)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:
  call void @llvm.lifetime.start.p0(ptr %4)
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %4)
  unreachable

10:
  %11 = icmp eq i32 %0, 1
  %12 = icmp eq i32 %0, 2
  %13 = select i1 %12, i64 8, i64 16
  %14 = select i1 %11, i64 4, i64 %13
  %15 = tail call ptr @memset(ptr %6, i32 0, i64 64)
  store i32 0, ptr %6, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %14, ptr %19, align 8
  %20 = shl nuw nsw i32 1, %0
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %23 = load ptr, ptr %22, align 8
  store ptr %6, ptr %23, align 8
  %24 = tail call noalias ptr @malloc(i64 64)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %28

26:
  call void @llvm.lifetime.start.p0(ptr %3)
  %27 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %3)
  unreachable

28:
  %29 = tail call ptr @memset(ptr %24, i32 0, i64 64)
  store i32 0, ptr %24, align 8
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 24
  store i64 1, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store i32 0, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i32 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 4, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 12
  store i32 1, ptr %34, align 4
  %35 = load ptr, ptr %22, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %24, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %1, ptr %39, align 8
  %40 = or disjoint i32 %20, 1
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %40, ptr %41, align 4
  ret ptr %5
}

define internal fastcc void @half_precision(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = icmp eq ptr %0, null
  br i1 %3, label %8, label %4

4:
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  %7 = select i1 %6, ptr @.str.6, ptr %5
  br label %8

8:
  %9 = phi ptr [ @.str.6, %1 ], [ %7, %4 ]
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr %9)
  call void @pad_mpi_fail(ptr %2)
  unreachable
}

define internal fastcc ptr @new_node(i32 %0, i64 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = alloca [1900 x i8], align 16
  %6 = alloca [1900 x i8], align 16
  %7 = tail call noalias ptr @malloc(i64 64)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:
  call void @llvm.lifetime.start.p0(ptr %6)
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %6)
  unreachable

11:
  %12 = tail call ptr @memset(ptr %7, i32 0, i64 64)
  store i32 %0, ptr %7, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %1, ptr %13, align 8
  %14 = icmp eq i32 %0, 3
  %15 = icmp samesign ult i32 %0, 2
  br i1 %15, label %26, label %16

16:
  %17 = shl nsw i64 %1, 3
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = tail call noalias ptr @malloc(i64 %18)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %23

21:
  call void @llvm.lifetime.start.p0(ptr %5)
  %22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %5)
  unreachable

23:
  %24 = tail call ptr @memset(ptr %19, i32 0, i64 %18)
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %19, ptr %25, align 8
  br label %26

26:
  switch i32 %0, label %37 [
    i32 2, label %27
    i32 0, label %48
  ]

27:
  %28 = shl nsw i64 %1, 3
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = tail call noalias ptr @malloc(i64 %29)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %34

32:
  call void @llvm.lifetime.start.p0(ptr %4)
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %4)
  unreachable

34:
  %35 = tail call ptr @memset(ptr %30, i32 0, i64 %29)
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %30, ptr %36, align 8
  br label %37

37:
  %38 = shl nsw i64 %1, 3
  %39 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %40 = select i1 %14, i64 %39, i64 8
  %41 = tail call noalias ptr @malloc(i64 %40)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %45

43:
  call void @llvm.lifetime.start.p0(ptr %3)
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %3)
  unreachable

45:
  %46 = tail call ptr @memset(ptr %41, i32 0, i64 %40)
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %41, ptr %47, align 8
  br label %48

48:
  ret ptr %7
}

define internal fastcc ptr @loop(i64 %0, i64 %1, ptr %2) {
  %4 = load i32, ptr %2, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %19

6:
  %7 = icmp eq i64 %0, 1
  br i1 %7, label %15, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = icmp eq i64 %1, %13
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %0
  store i64 %18, ptr %16, align 8
  br label %29

19:
  %20 = icmp eq i64 %0, 1
  br i1 %20, label %29, label %21

21:
  %22 = tail call fastcc ptr @new_node(i32 1, i64 %0)
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  store i64 %1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %25 = load ptr, ptr %24, align 8
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 12
  store i32 %27, ptr %28, align 4
  br label %29

29:
  %30 = phi ptr [ %2, %15 ], [ %22, %21 ], [ %2, %19 ]
  ret ptr %30
}

define internal fastcc ptr @blocks(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6) {
  %8 = tail call fastcc ptr @new_node(i32 2, i64 %2)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %10 = load ptr, ptr %9, align 8
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 %13, ptr %14, align 4
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %21

16:
  %17 = icmp eq ptr %3, null
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %19 = icmp eq ptr %5, null
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 40
  br label %22

21:
  ret ptr %8

22:
  %23 = phi i64 [ 0, %16 ], [ %44, %40 ]
  br i1 %17, label %28, label %24

24:
  %25 = getelementptr inbounds nuw i32, ptr %3, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  br label %28

28:
  %29 = phi i64 [ %27, %24 ], [ %4, %22 ]
  %30 = load ptr, ptr %18, align 8
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %23
  store i64 %29, ptr %31, align 8
  br i1 %19, label %35, label %32

32:
  %33 = getelementptr inbounds nuw i64, ptr %5, i64 %23
  %34 = load i64, ptr %33, align 8
  br label %40

35:
  %36 = getelementptr inbounds nuw i32, ptr %6, i64 %23
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %1, %38
  br label %40

40:
  %41 = phi i64 [ %34, %32 ], [ %39, %35 ]
  %42 = load ptr, ptr %20, align 8
  %43 = getelementptr inbounds nuw i64, ptr %42, i64 %23
  store i64 %41, ptr %43, align 8
  %44 = add nuw nsw i64 %23, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %21, label %22
}

define internal fastcc ptr @subarray(ptr %0, i64 %1, ptr %2) {
  %4 = load i32, ptr %2, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = sext i32 %4 to i64
  %7 = getelementptr inbounds i32, ptr %5, i64 %6
  %8 = getelementptr inbounds i32, ptr %7, i64 %6
  %9 = icmp sgt i32 %4, 0
  br i1 %9, label %10, label %17

10:
  %11 = mul nuw nsw i32 %4, 3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr i32, ptr %2, i64 %12
  %14 = getelementptr i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 57
  br label %32

17:
  %18 = phi i64 [ 0, %3 ], [ %75, %69 ]
  %19 = phi ptr [ %0, %3 ], [ %70, %69 ]
  %20 = icmp eq i64 %18, 0
  br i1 %20, label %30, label %21

21:
  %22 = tail call fastcc ptr @new_node(i32 3, i64 1)
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %24 = load ptr, ptr %23, align 8
  store i64 %18, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %26 = load ptr, ptr %25, align 8
  store ptr %19, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 12
  store i32 %28, ptr %29, align 4
  br label %30

30:
  %31 = phi ptr [ %22, %21 ], [ %19, %17 ]
  ret ptr %31

32:
  %33 = phi ptr [ %0, %10 ], [ %70, %69 ]
  %34 = phi i32 [ 0, %10 ], [ %80, %69 ]
  %35 = phi i64 [ 0, %10 ], [ %75, %69 ]
  %36 = phi i64 [ %1, %10 ], [ %79, %69 ]
  %37 = xor i32 %34, -1
  %38 = add nsw i32 %4, %37
  %39 = select i1 %16, i32 %34, i32 %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %7, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %33, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %59

46:
  %47 = icmp eq i32 %42, 1
  br i1 %47, label %55, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %50
  %54 = icmp eq i64 %36, %53
  br i1 %54, label %55, label %59

55:
  %56 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %57, %43
  store i64 %58, ptr %56, align 8
  br label %69

59:
  %60 = icmp eq i32 %42, 1
  br i1 %60, label %69, label %61

61:
  %62 = tail call fastcc ptr @new_node(i32 1, i64 %43)
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  store i64 %36, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 56
  %65 = load ptr, ptr %64, align 8
  store ptr %33, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds nuw i8, ptr %62, i64 12
  store i32 %67, ptr %68, align 4
  br label %69

69:
  %70 = phi ptr [ %33, %55 ], [ %62, %61 ], [ %33, %59 ]
  %71 = getelementptr inbounds i32, ptr %8, i64 %40
  %72 = load i32, ptr %71, align 4
  %73 = sext i32 %72 to i64
  %74 = mul nsw i64 %36, %73
  %75 = add nsw i64 %74, %35
  %76 = getelementptr inbounds i32, ptr %5, i64 %40
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = mul nsw i64 %36, %78
  %80 = add nuw nsw i32 %34, 1
  %81 = icmp eq i32 %80, %4
  br i1 %81, label %17, label %32
}

define internal fastcc ptr @darray(ptr %0, i64 %1, ptr %2) {
  %4 = alloca [64 x i32], align 16
  %5 = load i32, ptr %2, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  %13 = getelementptr inbounds i32, ptr %12, i64 %11
  %14 = getelementptr inbounds i32, ptr %13, i64 %11
  %15 = getelementptr inbounds i32, ptr %14, i64 %11
  %16 = load i32, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  %17 = icmp sgt i32 %9, 0
  br i1 %17, label %18, label %20

18:
  %19 = zext nneg i32 %9 to i64
  br label %24

20:
  %21 = icmp sgt i32 %9, 0
  br i1 %21, label %22, label %36

22:
  %23 = icmp eq i32 %16, 57
  br label %38

24:
  %25 = phi i64 [ 0, %18 ], [ %34, %24 ]
  %26 = phi i32 [ %5, %18 ], [ %30, %24 ]
  %27 = phi i32 [ %7, %18 ], [ %33, %24 ]
  %28 = getelementptr inbounds nuw i32, ptr %14, i64 %25
  %29 = load i32, ptr %28, align 4
  %30 = sdiv i32 %26, %29
  %31 = sdiv i32 %27, %30
  %32 = getelementptr inbounds nuw i32, ptr %4, i64 %25
  store i32 %31, ptr %32, align 4
  %33 = srem i32 %27, %30
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %19
  br i1 %35, label %20, label %24

36:
  %37 = phi ptr [ %0, %20 ], [ %140, %139 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  ret ptr %37

38:
  %39 = phi ptr [ %0, %22 ], [ %140, %139 ]
  %40 = phi i32 [ 0, %22 ], [ %144, %139 ]
  %41 = phi i64 [ %1, %22 ], [ %143, %139 ]
  %42 = xor i32 %40, -1
  %43 = add nsw i32 %9, %42
  %44 = select i1 %23, i32 %40, i32 %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %10, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds i32, ptr %12, i64 %45
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds i32, ptr %14, i64 %45
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds i32, ptr %4, i64 %45
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %49, 123
  br i1 %54, label %55, label %82

55:
  %56 = sext i32 %47 to i64
  %57 = load i32, ptr %39, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %72

59:
  %60 = icmp eq i32 %47, 1
  br i1 %60, label %68, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %65, %63
  %67 = icmp eq i64 %41, %66
  br i1 %67, label %68, label %72

68:
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %70, %56
  store i64 %71, ptr %69, align 8
  br label %139

72:
  %73 = icmp eq i32 %47, 1
  br i1 %73, label %139, label %74

74:
  %75 = tail call fastcc ptr @new_node(i32 1, i64 %56)
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  store i64 %41, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %78 = load ptr, ptr %77, align 8
  store ptr %39, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %39, i64 12
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %75, i64 12
  store i32 %80, ptr %81, align 4
  br label %139

82:
  %83 = getelementptr inbounds i32, ptr %13, i64 %45
  %84 = load i32, ptr %83, align 4
  %85 = sext i32 %84 to i64
  %86 = icmp eq i32 %84, -49767
  br i1 %86, label %87, label %94

87:
  %88 = icmp eq i32 %49, 121
  br i1 %88, label %89, label %94

89:
  %90 = add i32 %47, -1
  %91 = add i32 %90, %51
  %92 = sdiv i32 %91, %51
  %93 = sext i32 %92 to i64
  br label %94

94:
  %95 = phi i64 [ %85, %82 ], [ %93, %89 ], [ 1, %87 ]
  %96 = sext i32 %53 to i64
  %97 = mul nsw i64 %95, %96
  %98 = sext i32 %47 to i64
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %103

100:
  %101 = sext i32 %51 to i64
  %102 = mul nsw i64 %95, %101
  br label %118

103:
  %104 = phi i64 [ 0, %94 ], [ %121, %118 ]
  %105 = tail call fastcc ptr @new_node(i32 2, i64 %104)
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 56
  %107 = load ptr, ptr %106, align 8
  store ptr %39, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 32
  store i64 %41, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 12
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %105, i64 12
  store i32 %110, ptr %111, align 4
  %112 = sub nsw i64 %98, %95
  %113 = icmp eq i64 %104, 0
  br i1 %113, label %139, label %114

114:
  %115 = sext i32 %51 to i64
  %116 = getelementptr inbounds nuw i8, ptr %105, i64 40
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 48
  br label %124

118:
  %119 = phi i64 [ %97, %100 ], [ %122, %118 ]
  %120 = phi i64 [ 0, %100 ], [ %121, %118 ]
  %121 = add nuw nsw i64 %120, 1
  %122 = add nsw i64 %119, %102
  %123 = icmp slt i64 %122, %98
  br i1 %123, label %118, label %103

124:
  %125 = phi i64 [ 0, %114 ], [ %137, %124 ]
  %126 = mul nsw i64 %125, %115
  %127 = add nsw i64 %126, %96
  %128 = mul nsw i64 %127, %95
  %129 = mul nsw i64 %128, %41
  %130 = load ptr, ptr %116, align 8
  %131 = getelementptr inbounds nuw i64, ptr %130, i64 %125
  store i64 %129, ptr %131, align 8
  %132 = icmp sgt i64 %128, %112
  %133 = sub nsw i64 %98, %128
  %134 = select i1 %132, i64 %133, i64 %95
  %135 = load ptr, ptr %117, align 8
  %136 = getelementptr inbounds nuw i64, ptr %135, i64 %125
  store i64 %134, ptr %136, align 8
  %137 = add nuw nsw i64 %125, 1
  %138 = icmp eq i64 %137, %104
  br i1 %138, label %139, label %124

139:
  %140 = phi ptr [ %39, %72 ], [ %39, %68 ], [ %75, %74 ], [ %105, %103 ], [ %105, %124 ]
  %141 = load i32, ptr %46, align 4
  %142 = sext i32 %141 to i64
  %143 = mul nsw i64 %41, %142
  %144 = add nuw nsw i32 %40, 1
  %145 = icmp eq i32 %144, %9
  br i1 %145, label %36, label %38
}

define internal fastcc void @free_node(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %29, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %23, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %9

9:
  %10 = phi i64 [ %22, %18 ], [ 0, %7 ]
  %11 = load i32, ptr %0, align 8
  %12 = icmp eq i32 %11, 3
  br i1 %12, label %13, label %15

13:
  %14 = load i64, ptr %8, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %13 ], [ 1, %9 ]
  %17 = icmp slt i64 %10, %16
  br i1 %17, label %18, label %23

18:
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds nuw ptr, ptr %19, i64 %10
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @free_node(ptr %21)
  %22 = add nuw nsw i64 %10, 1
  br label %9

23:
  %24 = load ptr, ptr %4, align 8
  tail call void @free(ptr %24)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr %26)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %28 = load ptr, ptr %27, align 8
  tail call void @free(ptr %28)
  tail call void @free(ptr %0)
  br label %29

29:
  ret void
}

declare i32 @PMPI_Type_get_extent(i32, ptr, ptr)

declare i32 @PMPI_Comm_get_attr(i32, i32, ptr, ptr)

define internal void @reverse_both(ptr %0) {
  %2 = load double, ptr @timeout.limit, align 8
  %3 = fcmp olt double %2, 0.000000e+00
  br i1 %3, label %4, label %13

4:
  %5 = tail call ptr @getenv(ptr @.str)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:
  %8 = tail call double @strtod(ptr %5, ptr null)
  br label %9

9:
  %10 = phi double [ %8, %7 ], [ 0.000000e+00, %4 ]
  %11 = fcmp ogt double %10, 0.000000e+00
  %12 = select i1 %11, double %10, double 0.000000e+00
  store double %12, ptr @timeout.limit, align 8
  br label %13

13:
  %14 = load double, ptr @timeout.limit, align 8
  %15 = fcmp oeq double %14, 0.000000e+00
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 %16, ptr %17, align 8
  tail call fastcc void @begin(ptr %0)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %19 = load i32, ptr %18, align 8
  switch i32 %19, label %21 [
    i32 0, label %20
    i32 3, label %20
  ]

20:
  tail call fastcc void @begin(ptr %0)
  br label %21

21:
  %22 = load i32, ptr %18, align 8
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %27

24:
  store i32 2, ptr %18, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8
  tail call void %26(ptr %0)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  tail call void %29(ptr %0)
  store i32 3, ptr %18, align 8
  ret void
}

define internal fastcc void @begin(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %97

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %97

10:
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i64, ptr %12, align 8
  tail call void @qsort(ptr %11, i64 %13, i64 8, ptr @full_order)
  %14 = load i64, ptr %12, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %96

16:
  %17 = phi i64 [ %55, %88 ], [ 0, %10 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %49, label %19

19:
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr ptr, ptr %20, i64 %17
  %22 = getelementptr i8, ptr %21, i64 -8
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %49

30:
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 92
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 92
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %32, %34
  br i1 %35, label %36, label %49

36:
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %38, %40
  br i1 %41, label %42, label %49

42:
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 100
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %44, %46
  %48 = select i1 %47, ptr %23, ptr null
  br label %49

49:
  %50 = phi ptr [ null, %16 ], [ %48, %42 ], [ null, %19 ], [ null, %30 ], [ null, %36 ]
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %17
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 72
  store ptr %50, ptr %54, align 8
  %55 = add nuw nsw i64 %17, 1
  %56 = load i64, ptr %12, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %58, label %88

58:
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %17
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw ptr, ptr %59, i64 %55
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 120
  %65 = load i32, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 120
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %65, %67
  br i1 %68, label %69, label %88

69:
  %70 = getelementptr inbounds nuw i8, ptr %61, i64 92
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %63, i64 92
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %71, %73
  br i1 %74, label %75, label %88

75:
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 96
  %77 = load i32, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %63, i64 96
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %77, %79
  br i1 %80, label %81, label %88

81:
  %82 = getelementptr inbounds nuw i8, ptr %61, i64 100
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %63, i64 100
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %83, %85
  %87 = select i1 %86, ptr %63, ptr null
  br label %88

88:
  %89 = phi ptr [ null, %49 ], [ %87, %81 ], [ null, %58 ], [ null, %69 ], [ null, %75 ]
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds nuw ptr, ptr %90, i64 %17
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 80
  store ptr %89, ptr %93, align 8
  %94 = load i64, ptr %12, align 8
  %95 = icmp slt i64 %55, %94
  br i1 %95, label %16, label %96

96:
  store i32 1, ptr %7, align 8
  br label %97

97:
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %99 = load i32, ptr %98, align 8
  %100 = icmp sgt i32 %99, 1
  %101 = and i1 %5, %100
  br i1 %101, label %102, label %115

102:
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %115

106:
  %107 = phi i64 [ %112, %106 ], [ 0, %102 ]
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds nuw ptr, ptr %108, i64 %107
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 88
  store i32 0, ptr %111, align 8
  %112 = add nuw nsw i64 %107, 1
  %113 = load i64, ptr %103, align 8
  %114 = icmp slt i64 %112, %113
  br i1 %114, label %106, label %115

115:
  store i32 1, ptr %98, align 8
  %116 = icmp eq ptr %0, null
  br i1 %116, label %131, label %117

117:
  %118 = phi ptr [ %146, %145 ], [ %0, %115 ]
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 88
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 1
  br i1 %121, label %122, label %131

122:
  br i1 %5, label %123, label %140

123:
  %124 = getelementptr inbounds nuw i8, ptr %118, i64 80
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, null
  br i1 %126, label %133, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 88
  %129 = load i32, ptr %128, align 8
  %130 = icmp sgt i32 %129, 1
  br i1 %130, label %133, label %131

131:
  %132 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void

133:
  store i32 2, ptr %119, align 8
  %134 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %135 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %136 = load ptr, ptr %135, align 8
  tail call void %136(ptr %118)
  %137 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %138 = getelementptr inbounds nuw i8, ptr %118, i64 72
  %139 = load ptr, ptr %138, align 8
  br label %145

140:
  store i32 2, ptr %119, align 8
  %141 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %142 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %143 = load ptr, ptr %142, align 8
  tail call void %143(ptr %118)
  %144 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %145

145:
  %146 = phi ptr [ %139, %133 ], [ null, %140 ]
  %147 = icmp eq ptr %146, null
  br i1 %147, label %131, label %117
}

declare void @qsort(ptr, i64, i64, ptr)

define internal i32 @full_order(ptr %0, ptr %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %13, label %10

10:
  %11 = icmp ult i32 %6, %8
  %12 = select i1 %11, i32 -1, i32 1
  br label %40

13:
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 92
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 92
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %15, %17
  br i1 %18, label %22, label %19

19:
  %20 = icmp slt i32 %15, %17
  %21 = select i1 %20, i32 -1, i32 1
  br label %40

22:
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %31, label %28

28:
  %29 = icmp slt i32 %24, %26
  %30 = select i1 %29, i32 -1, i32 1
  br label %40

31:
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 100
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 100
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %40, label %37

37:
  %38 = icmp slt i32 %33, %35
  %39 = select i1 %38, i32 -1, i32 1
  br label %40

40:
  %41 = phi i32 [ %12, %10 ], [ %21, %19 ], [ %30, %28 ], [ %39, %37 ], [ 0, %31 ]
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %52

43:
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %52, label %49

49:
  %50 = icmp sgt i64 %45, %47
  %51 = zext i1 %50 to i32
  br label %52

52:
  %53 = phi i32 [ -1, %43 ], [ %51, %49 ], [ %41, %40 ]
  ret i32 %53
}

define internal fastcc i32 @large(ptr %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [2 x i32], align 4
  %7 = alloca [2 x i32], align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [2 x i64], align 16
  %11 = load i64, ptr %1, align 8
  %12 = icmp slt i64 %11, 2147483648
  br i1 %12, label %41, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  store i64 4294967297, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %14 = call i32 @PMPI_Type_size(i32 1275068685, ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %15 = call i32 @PMPI_Type_contiguous(i32 16777216, i32 1275068685, ptr %9)
  call fastcc void @check(ptr %0, i32 %15)
  %16 = load i64, ptr %1, align 8
  %17 = sdiv i64 %16, 16777216
  %18 = trunc i64 %17 to i32
  %19 = load i32, ptr %9, align 4
  %20 = call i32 @PMPI_Type_contiguous(i32 %18, i32 %19, ptr %3)
  call fastcc void @check(ptr %0, i32 %20)
  %21 = load i64, ptr %1, align 8
  %22 = srem i64 %21, 16777216
  %23 = trunc nsw i64 %22 to i32
  %24 = call i32 @PMPI_Type_contiguous(i32 %23, i32 1275068685, ptr %4)
  call fastcc void @check(ptr %0, i32 %24)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 0, ptr %10, align 16
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %1, align 8
  %27 = sdiv i64 %26, 16777216
  %28 = shl nsw i64 %27, 24
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %28, %30
  store i64 %31, ptr %25, align 8
  %32 = load i32, ptr %3, align 4
  store i32 %32, ptr %6, align 4
  %33 = load i32, ptr %4, align 4
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %33, ptr %34, align 4
  %35 = call i32 @PMPI_Type_create_struct(i32 2, ptr %7, ptr %10, ptr %6, ptr %5)
  call fastcc void @check(ptr %0, i32 %35)
  %36 = call i32 @PMPI_Type_commit(ptr %5)
  call fastcc void @check(ptr %0, i32 %36)
  %37 = call i32 @PMPI_Type_free(ptr %9)
  %38 = call i32 @PMPI_Type_free(ptr %3)
  %39 = call i32 @PMPI_Type_free(ptr %4)
  store i64 1, ptr %1, align 8
  %40 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %41

41:
  %42 = phi i32 [ %40, %13 ], [ 1275068685, %2 ]
  ret i32 %42
}

declare i32 @PMPI_Irecv(ptr, i32, i32, i32, i32, i32, ptr)

define internal fastcc ptr @request_of(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %8, label %32

8:
  %9 = icmp eq i32 %6, 0
  %10 = shl nsw i32 %6, 1
  %11 = select i1 %9, i32 2, i32 %10
  store i32 %11, ptr %5, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %11 to i64
  %15 = shl nsw i64 %14, 2
  %16 = tail call ptr @realloc(ptr %13, i64 %15)
  store ptr %16, ptr %12, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %32

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call noalias ptr @malloc(i64 9223372036854775807)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %32

23:
  call void @llvm.lifetime.start.p0(ptr %2)
  %24 = icmp eq ptr %20, null
  br i1 %24, label %29, label %25

25:
  %26 = load ptr, ptr %20, align 8
  %27 = icmp eq ptr %26, null
  %28 = select i1 %27, ptr @.str.6, ptr %26
  br label %29

29:
  %30 = phi ptr [ @.str.6, %23 ], [ %28, %25 ]
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %30)
  call void @pad_mpi_fail(ptr %2)
  unreachable

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %34 = load ptr, ptr %33, align 8
  %35 = load i32, ptr %3, align 8
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  store i32 738197504, ptr %37, align 4
  %38 = load ptr, ptr %33, align 8
  %39 = load i32, ptr %3, align 8
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %3, align 8
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds i32, ptr %38, i64 %41
  ret ptr %42
}

declare i32 @PMPI_Type_contiguous(i32, i32, ptr)

declare i32 @PMPI_Type_create_struct(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_commit(ptr)

define internal void @add_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, -1
  %8 = select i1 %7, i32 %2, i32 %6
  %9 = icmp eq i32 %2, 2
  %10 = icmp eq i32 %8, 2
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %26

12:
  %13 = icmp sgt i64 %3, 0
  br i1 %13, label %14, label %104

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %16

16:
  %17 = phi i64 [ 0, %14 ], [ %24, %16 ]
  %18 = load ptr, ptr %15, align 8
  %19 = getelementptr inbounds nuw double, ptr %18, i64 %17
  %20 = load double, ptr %19, align 1
  %21 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %22 = load double, ptr %21, align 1
  %23 = fadd double %20, %22
  store double %23, ptr %21, align 1
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %104, label %16

26:
  %27 = icmp eq i32 %2, 1
  %28 = icmp eq i32 %8, 1
  %29 = and i1 %27, %28
  br i1 %29, label %30, label %44

30:
  %31 = icmp sgt i64 %3, 0
  br i1 %31, label %32, label %104

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %34

34:
  %35 = phi i64 [ 0, %32 ], [ %42, %34 ]
  %36 = load ptr, ptr %33, align 8
  %37 = getelementptr inbounds nuw float, ptr %36, i64 %35
  %38 = load float, ptr %37, align 1
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %40 = load float, ptr %39, align 1
  %41 = fadd float %38, %40
  store float %41, ptr %39, align 1
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %3
  br i1 %43, label %104, label %34

44:
  %45 = icmp eq i32 %2, 3
  %46 = icmp sgt i64 %3, 0
  br i1 %45, label %47, label %60

47:
  br i1 %46, label %48, label %104

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %50

50:
  %51 = phi i64 [ 0, %48 ], [ %58, %50 ]
  %52 = load ptr, ptr %49, align 8
  %53 = getelementptr inbounds nuw x86_fp80, ptr %52, i64 %51
  %54 = load x86_fp80, ptr %53, align 1
  %55 = getelementptr inbounds nuw x86_fp80, ptr %1, i64 %51
  %56 = load x86_fp80, ptr %55, align 1
  %57 = fadd x86_fp80 %54, %56
  store x86_fp80 %57, ptr %55, align 1
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %3
  br i1 %59, label %104, label %50

60:
  br i1 %9, label %61, label %75

61:
  br i1 %46, label %62, label %104

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %64

64:
  %65 = phi i64 [ 0, %62 ], [ %73, %64 ]
  %66 = load ptr, ptr %63, align 8
  %67 = getelementptr inbounds nuw x86_fp80, ptr %66, i64 %65
  %68 = load x86_fp80, ptr %67, align 1
  %69 = fptrunc x86_fp80 %68 to double
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %65
  %71 = load double, ptr %70, align 1
  %72 = fadd double %71, %69
  store double %72, ptr %70, align 1
  %73 = add nuw nsw i64 %65, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %104, label %64

75:
  br i1 %10, label %79, label %76

76:
  br i1 %46, label %77, label %104

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %93

79:
  br i1 %46, label %80, label %104

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %82

82:
  %83 = phi i64 [ 0, %80 ], [ %91, %82 ]
  %84 = load ptr, ptr %81, align 8
  %85 = getelementptr inbounds nuw double, ptr %84, i64 %83
  %86 = load double, ptr %85, align 1
  %87 = fptrunc double %86 to float
  %88 = getelementptr inbounds nuw float, ptr %1, i64 %83
  %89 = load float, ptr %88, align 1
  %90 = fadd float %89, %87
  store float %90, ptr %88, align 1
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, %3
  br i1 %92, label %104, label %82

93:
  %94 = phi i64 [ 0, %77 ], [ %102, %93 ]
  %95 = load ptr, ptr %78, align 8
  %96 = getelementptr inbounds nuw x86_fp80, ptr %95, i64 %94
  %97 = load x86_fp80, ptr %96, align 1
  %98 = fptrunc x86_fp80 %97 to float
  %99 = getelementptr inbounds nuw float, ptr %1, i64 %94
  %100 = load float, ptr %99, align 1
  %101 = fadd float %100, %98
  store float %101, ptr %99, align 1
  %102 = add nuw nsw i64 %94, 1
  %103 = icmp eq i64 %102, %3
  br i1 %103, label %104, label %93

104:
  %105 = icmp eq i32 %8, 1
  %106 = select i1 %10, i64 3, i64 4
  %107 = select i1 %105, i64 2, i64 %106
  %108 = shl i64 %3, %107
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %110, i64 %108
  store ptr %111, ptr %109, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal fastcc void @walk_view(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %57, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = load i32, ptr %11, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %37

20:
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %22
  %26 = icmp eq i64 %17, %25
  br i1 %26, label %27, label %37

27:
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne i32 %29, 0
  %31 = icmp ne i32 %5, 0
  %32 = select i1 %30, i1 true, i1 %31
  %33 = icmp sgt i64 %8, -1
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %35, label %57

35:
  %36 = mul nsw i64 %24, %15
  tail call fastcc void @walk_leaf(ptr %0, ptr %11, ptr %2, i64 %36)
  br label %57

37:
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 1
  %41 = icmp eq i32 %5, 0
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %47

43:
  %44 = icmp sgt i64 %8, -1
  %45 = icmp sgt i64 %15, 0
  %46 = and i1 %44, %45
  br i1 %46, label %49, label %57

47:
  %48 = icmp sgt i64 %15, 0
  br i1 %48, label %49, label %57

49:
  %50 = tail call i64 @llvm.smax.i64(i64 %15, i64 1)
  br label %51

51:
  %52 = phi i64 [ %55, %51 ], [ 0, %49 ]
  %53 = mul nsw i64 %52, %17
  %54 = getelementptr inbounds i8, ptr %2, i64 %53
  tail call fastcc void @walk(ptr %0, ptr %11, ptr %54)
  %55 = add nuw nsw i64 %52, 1
  %56 = icmp eq i64 %55, %50
  br i1 %56, label %57, label %51

57:
  ret void
}

define internal fastcc void @walk_leaf(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, -1
  br i1 %8, label %9, label %12

9:
  %10 = tail call i64 @llvm.smin.i64(i64 %3, i64 %7)
  %11 = sub nsw i64 %7, %10
  store i64 %11, ptr %6, align 8
  br label %12

12:
  %13 = phi i64 [ %10, %9 ], [ %3, %4 ]
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %13, %21
  tail call void %18(ptr %0, ptr %2, i32 %15, i64 %22)
  br label %43

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %43, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %29, %13
  %31 = icmp eq i32 %25, 1
  %32 = icmp eq i32 %25, 2
  %33 = select i1 %32, i64 8, i64 16
  %34 = select i1 %31, i64 4, i64 %33
  %35 = add nsw i64 %34, -1
  %36 = and i64 %30, %35
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %40, label %38

38:
  call void @llvm.lifetime.start.p0(ptr %5)
  %39 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.6)
  call void @pad_mpi_fail(ptr %5)
  unreachable

40:
  %41 = load ptr, ptr %0, align 8
  %42 = sdiv i64 %30, %34
  tail call void %41(ptr %0, ptr %2, i32 %25, i64 %42)
  br label %43

43:
  ret void
}

define internal fastcc void @walk(ptr %0, ptr %1, ptr %2) {
  %4 = load i32, ptr %1, align 8
  switch i32 %4, label %154 [
    i32 0, label %25
    i32 1, label %28
    i32 2, label %12
    i32 3, label %5
  ]

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %154

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %142

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %154

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %83

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %27 = load i64, ptr %26, align 8
  tail call fastcc void @walk_leaf(ptr %0, ptr %1, ptr %2, i64 %27)
  br label %154

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = load i32, ptr %31, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %59

38:
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, %40
  %44 = icmp eq i64 %35, %43
  br i1 %44, label %45, label %59

45:
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %57

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %57

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, -1
  br i1 %56, label %57, label %154

57:
  %58 = mul nsw i64 %42, %33
  tail call fastcc void @walk_leaf(ptr %0, ptr %31, ptr %2, i64 %58)
  br label %154

59:
  %60 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 1
  br i1 %62, label %63, label %73

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %73

67:
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, -1
  %71 = icmp sgt i64 %33, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %75, label %154

73:
  %74 = icmp sgt i64 %33, 0
  br i1 %74, label %75, label %154

75:
  %76 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  br label %77

77:
  %78 = phi i64 [ %81, %77 ], [ 0, %75 ]
  %79 = mul nsw i64 %78, %35
  %80 = getelementptr inbounds i8, ptr %2, i64 %79
  tail call fastcc void @walk(ptr %0, ptr %31, ptr %80)
  %81 = add nuw nsw i64 %78, 1
  %82 = icmp eq i64 %81, %76
  br i1 %82, label %154, label %77

83:
  %84 = phi i64 [ 0, %16 ], [ %139, %138 ]
  %85 = load ptr, ptr %17, align 8
  %86 = load ptr, ptr %85, align 8
  %87 = load ptr, ptr %18, align 8
  %88 = getelementptr inbounds nuw i64, ptr %87, i64 %84
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %2, i64 %89
  %91 = load ptr, ptr %19, align 8
  %92 = getelementptr inbounds nuw i64, ptr %91, i64 %84
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %20, align 8
  %95 = load i32, ptr %86, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %116

97:
  %98 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %101, %99
  %103 = icmp eq i64 %94, %102
  br i1 %103, label %104, label %116

104:
  %105 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %106 = load i32, ptr %105, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %114

108:
  %109 = load i32, ptr %23, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %114

111:
  %112 = load i64, ptr %24, align 8
  %113 = icmp sgt i64 %112, -1
  br i1 %113, label %114, label %138

114:
  %115 = mul nsw i64 %101, %93
  tail call fastcc void @walk_leaf(ptr %0, ptr %86, ptr %90, i64 %115)
  br label %138

116:
  %117 = getelementptr inbounds nuw i8, ptr %86, i64 12
  %118 = load i32, ptr %117, align 4
  %119 = icmp eq i32 %118, 1
  br i1 %119, label %120, label %128

120:
  %121 = load i32, ptr %21, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %128

123:
  %124 = load i64, ptr %22, align 8
  %125 = icmp sgt i64 %124, -1
  %126 = icmp sgt i64 %93, 0
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %130, label %138

128:
  %129 = icmp sgt i64 %93, 0
  br i1 %129, label %130, label %138

130:
  %131 = tail call i64 @llvm.smax.i64(i64 %93, i64 1)
  br label %132

132:
  %133 = phi i64 [ %136, %132 ], [ 0, %130 ]
  %134 = mul nsw i64 %133, %94
  %135 = getelementptr inbounds i8, ptr %90, i64 %134
  tail call fastcc void @walk(ptr %0, ptr %86, ptr %135)
  %136 = add nuw nsw i64 %133, 1
  %137 = icmp eq i64 %136, %131
  br i1 %137, label %138, label %132

138:
  %139 = add nuw nsw i64 %84, 1
  %140 = load i64, ptr %13, align 8
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %83, label %154

142:
  %143 = phi i64 [ 0, %9 ], [ %151, %142 ]
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds nuw ptr, ptr %144, i64 %143
  %146 = load ptr, ptr %145, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds nuw i64, ptr %147, i64 %143
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds i8, ptr %2, i64 %149
  tail call fastcc void @walk(ptr %0, ptr %146, ptr %150)
  %151 = add nuw nsw i64 %143, 1
  %152 = load i64, ptr %6, align 8
  %153 = icmp slt i64 %151, %152
  br i1 %153, label %142, label %154

154:
  ret void
}

define internal void @start_give_back(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca %struct.Walk, align 8
  %4 = alloca [1900 x i8], align 16
  %5 = alloca %struct.Walk, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp ult i32 %12, 2
  br i1 %13, label %14, label %19

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %5, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 -1, ptr %18, align 8
  br i1 %17, label %24, label %21

19:
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %5, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 -1, ptr %20, align 8
  br label %21

21:
  call fastcc void @walk_view(ptr %5, ptr %6, ptr null)
  br label %24

22:
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %5, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 -1, ptr %23, align 8
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %26 to i64
  call void @llvm.lifetime.end.p0(ptr %5)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %31 = load i32, ptr %30, align 8
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, %27
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %46

37:
  call void @llvm.lifetime.start.p0(ptr %4)
  %38 = icmp eq ptr %29, null
  br i1 %38, label %43, label %39

39:
  %40 = load ptr, ptr %29, align 8
  %41 = icmp eq ptr %40, null
  %42 = select i1 %41, ptr @.str.6, ptr %40
  br label %43

43:
  %44 = phi ptr [ @.str.6, %37 ], [ %42, %39 ]
  %45 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %44)
  call void @pad_mpi_fail(ptr %4)
  unreachable

46:
  %47 = load ptr, ptr %6, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %55

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %51 = load i32, ptr %50, align 8
  %52 = sext i32 %51 to i64
  %53 = mul nsw i64 %52, %27
  %54 = call ptr @memset(ptr %35, i32 0, i64 %53)
  br label %55

55:
  %56 = load ptr, ptr %6, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %88, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %60, 1
  br i1 %61, label %88, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %64 = load i32, ptr %63, align 8
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %88

66:
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %74

74:
  %75 = phi i64 [ 0, %66 ], [ %84, %83 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @read_block, ptr %3, align 8
  store i32 0, ptr %67, align 8
  store i32 0, ptr %68, align 4
  store i64 0, ptr %69, align 8
  store i32 -1, ptr %70, align 8
  store i32 0, ptr %71, align 4
  %76 = mul nsw i64 %75, %27
  %77 = getelementptr inbounds i8, ptr %35, i64 %76
  store ptr %77, ptr %72, align 8
  store i64 0, ptr %73, align 8
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds nuw ptr, ptr %78, i64 %75
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %83, label %82

82:
  call fastcc void @walk_view(ptr %3, ptr %6, ptr %80)
  br label %83

83:
  call void @llvm.lifetime.end.p0(ptr %3)
  %84 = add nuw nsw i64 %75, 1
  %85 = load i32, ptr %63, align 8
  %86 = sext i32 %85 to i64
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %74, label %88

88:
  %89 = load ptr, ptr %6, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %119, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %93, 1
  br i1 %94, label %119, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %97 = load i32, ptr %96, align 8
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %119

99:
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %107

107:
  %108 = phi i64 [ 0, %99 ], [ %115, %114 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @zero_block, ptr %2, align 8
  store i32 0, ptr %100, align 8
  store i32 0, ptr %101, align 4
  store i64 0, ptr %102, align 8
  store i32 -1, ptr %103, align 8
  store i32 0, ptr %104, align 4
  store ptr null, ptr %105, align 8
  store i64 0, ptr %106, align 8
  %109 = load ptr, ptr %6, align 8
  %110 = getelementptr inbounds nuw ptr, ptr %109, i64 %108
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %114, label %113

113:
  call fastcc void @walk_view(ptr %2, ptr %6, ptr %111)
  br label %114

114:
  call void @llvm.lifetime.end.p0(ptr %2)
  %115 = add nuw nsw i64 %108, 1
  %116 = load i32, ptr %96, align 8
  %117 = sext i32 %116 to i64
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %107, label %119

119:
  %120 = load ptr, ptr %28, align 8
  %121 = load i32, ptr %30, align 8
  %122 = sext i32 %121 to i64
  %123 = mul nsw i64 %122, %27
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %125 = load i32, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %129 = load i32, ptr %128, align 8
  call fastcc void @send_later(ptr %120, ptr %35, i64 %123, i32 %125, i32 %127, i32 %129)
  ret void
}

define internal void @finish_nothing(ptr %0) {
  ret void
}

define internal fastcc void @send_later(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [1900 x i8], align 16
  %11 = alloca i64, align 8
  store i64 %2, ptr %11, align 8
  %12 = tail call noalias ptr @malloc(i64 40)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %23

14:
  call void @llvm.lifetime.start.p0(ptr %10)
  %15 = icmp eq ptr %0, null
  br i1 %15, label %20, label %16

16:
  %17 = load ptr, ptr %0, align 8
  %18 = icmp eq ptr %17, null
  %19 = select i1 %18, ptr @.str.6, ptr %17
  br label %20

20:
  %21 = phi ptr [ @.str.6, %14 ], [ %19, %16 ]
  %22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %21)
  call void @pad_mpi_fail(ptr %10)
  unreachable

23:
  %24 = tail call ptr @memset(ptr %12, i32 0, i64 40)
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 335544320, ptr %9, align 4
  %25 = call i32 @PMPI_Comm_get_errhandler(i32 %5, ptr %9)
  %26 = call i32 @PMPI_Comm_set_errhandler(i32 %5, i32 1409286145)
  %27 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %9)
  %28 = call fastcc i32 @large(ptr %0, ptr %11)
  %29 = load i64, ptr %11, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %32 = call i32 @PMPI_Isend(ptr %1, i32 %30, i32 %28, i32 %3, i32 %4, i32 %5, ptr %31)
  call fastcc void @check(ptr %0, i32 %32)
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 %28, ptr %8, align 4
  %33 = icmp eq i32 %28, 1275068685
  br i1 %33, label %36, label %34

34:
  %35 = call i32 @PMPI_Type_free(ptr %8)
  br label %36

36:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 %27, ptr %7, align 4
  %37 = icmp eq i32 %27, 335544320
  br i1 %37, label %41, label %38

38:
  %39 = call i32 @PMPI_Comm_set_errhandler(i32 %5, i32 %27)
  %40 = call i32 @PMPI_Errhandler_free(ptr %7)
  br label %41

41:
  call void @llvm.lifetime.end.p0(ptr %7)
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i32 %5, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %1, ptr %44, align 8
  %45 = call i32 @pthread_mutex_lock(ptr @lock)
  %46 = load ptr, ptr @pending_sends, align 8
  store ptr %46, ptr %12, align 8
  store ptr %12, ptr @pending_sends, align 8
  %47 = load i64, ptr @pending_bytes, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr @pending_bytes, align 8
  %49 = and i64 %48, 31
  %50 = icmp eq i64 %49, 0
  %51 = call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %50, label %52, label %53

52:
  call fastcc void @reap(i32 0)
  br label %53

53:
  ret void
}

define internal void @zero_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = icmp eq i32 %2, 1
  %6 = icmp eq i32 %2, 2
  %7 = select i1 %6, i64 3, i64 4
  %8 = select i1 %5, i64 2, i64 %7
  %9 = shl i64 %3, %8
  %10 = tail call ptr @memset(ptr %1, i32 0, i64 %9)
  ret void
}

declare ptr @memset(ptr, i32, i64)

declare i32 @PMPI_Isend(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @PMPI_Get_count(ptr, i32, ptr)

declare i32 @PMPI_Get_elements_x(ptr, i32, ptr)

define internal void @reverse_two(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call fastcc void @begin(ptr %3)
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call fastcc void @begin(ptr %8)
  br label %11

11:
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %27, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %16 = load i32, ptr %15, align 8
  switch i32 %16, label %18 [
    i32 0, label %17
    i32 3, label %17
  ]

17:
  tail call fastcc void @begin(ptr %12)
  br label %18

18:
  %19 = load i32, ptr %15, align 8
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %24

21:
  store i32 2, ptr %15, align 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %23 = load ptr, ptr %22, align 8
  tail call void %23(ptr %12)
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %26 = load ptr, ptr %25, align 8
  tail call void %26(ptr %12)
  store i32 3, ptr %15, align 8
  br label %27

27:
  %28 = load ptr, ptr %7, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %43, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 88
  %32 = load i32, ptr %31, align 8
  switch i32 %32, label %34 [
    i32 0, label %33
    i32 3, label %33
  ]

33:
  tail call fastcc void @begin(ptr %28)
  br label %34

34:
  %35 = load i32, ptr %31, align 8
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %40

37:
  store i32 2, ptr %31, align 8
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load ptr, ptr %38, align 8
  tail call void %39(ptr %28)
  br label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %42 = load ptr, ptr %41, align 8
  tail call void %42(ptr %28)
  store i32 3, ptr %31, align 8
  br label %43

43:
  ret void
}

define internal void @release_two(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void @release_op(ptr %3)
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call void @release_op(ptr %8)
  br label %11

11:
  tail call void @free(ptr %0)
  ret void
}

define internal void @start_bcast(ptr %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Walk, align 8
  %5 = alloca %struct.Walk, align 8
  %6 = alloca [1900 x i8], align 16
  %7 = alloca %struct.Walk, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %27, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %19 = load i32, ptr %18, align 4
  br label %27

20:
  %21 = and i32 %15, 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:
  %24 = and i32 %15, 4
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 1, i32 2
  br label %27

27:
  %28 = phi i32 [ 0, %1 ], [ %19, %17 ], [ %26, %23 ], [ 3, %20 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %32 = load i32, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %33 = call i32 @PMPI_Comm_test_inter(i32 %32, ptr %8)
  %34 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  %35 = load ptr, ptr %10, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %49, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp ult i32 %39, 2
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %28, ptr %45, align 8
  br i1 %44, label %51, label %48

46:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %28, ptr %47, align 8
  br label %48

48:
  call fastcc void @walk_view(ptr %7, ptr %9, ptr null)
  br label %51

49:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %28, ptr %50, align 8
  br label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = ptrtoint ptr %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %56 = load i64, ptr %55, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %58 = load i32, ptr %57, align 8
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %61 = load ptr, ptr %60, align 8
  %62 = mul nsw i64 %59, %54
  %63 = call i64 @llvm.smax.i64(i64 %62, i64 1)
  %64 = call noalias ptr @malloc(i64 %63)
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %75

66:
  call void @llvm.lifetime.start.p0(ptr %6)
  %67 = icmp eq ptr %61, null
  br i1 %67, label %72, label %68

68:
  %69 = load ptr, ptr %61, align 8
  %70 = icmp eq ptr %69, null
  %71 = select i1 %70, ptr @.str.6, ptr %69
  br label %72

72:
  %73 = phi ptr [ @.str.6, %66 ], [ %71, %68 ]
  %74 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %73)
  call void @pad_mpi_fail(ptr %6)
  unreachable

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %64, ptr %76, align 8
  switch i32 %30, label %82 [
    i32 -1, label %77
    i32 -3, label %155
  ]

77:
  %78 = load i32, ptr %57, align 8
  %79 = sext i32 %78 to i64
  %80 = mul nsw i64 %79, %54
  %81 = call ptr @memset(ptr %64, i32 0, i64 %80)
  br label %155

82:
  %83 = load ptr, ptr %9, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %91

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %87 = load i32, ptr %86, align 8
  %88 = sext i32 %87 to i64
  %89 = mul nsw i64 %88, %54
  %90 = call ptr @memset(ptr %64, i32 0, i64 %89)
  br label %91

91:
  %92 = load ptr, ptr %9, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %124, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %96, 1
  br i1 %97, label %124, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %100 = load i32, ptr %99, align 8
  %101 = icmp sgt i32 %100, 0
  br i1 %101, label %102, label %124

102:
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %105 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %5, i64 40
  br label %110

110:
  %111 = phi i64 [ 0, %102 ], [ %120, %119 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @read_block, ptr %5, align 8
  store i32 0, ptr %103, align 8
  store i32 0, ptr %104, align 4
  store i64 0, ptr %105, align 8
  store i32 %28, ptr %106, align 8
  store i32 0, ptr %107, align 4
  %112 = mul nsw i64 %111, %54
  %113 = getelementptr inbounds i8, ptr %64, i64 %112
  store ptr %113, ptr %108, align 8
  store i64 0, ptr %109, align 8
  %114 = load ptr, ptr %9, align 8
  %115 = getelementptr inbounds nuw ptr, ptr %114, i64 %111
  %116 = load ptr, ptr %115, align 8
  %117 = icmp eq ptr %116, null
  br i1 %117, label %119, label %118

118:
  call fastcc void @walk_view(ptr %5, ptr %9, ptr %116)
  br label %119

119:
  call void @llvm.lifetime.end.p0(ptr %5)
  %120 = add nuw nsw i64 %111, 1
  %121 = load i32, ptr %99, align 8
  %122 = sext i32 %121 to i64
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %110, label %124

124:
  %125 = load ptr, ptr %9, align 8
  %126 = icmp eq ptr %125, null
  br i1 %126, label %155, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %129 = load i64, ptr %128, align 8
  %130 = icmp slt i64 %129, 1
  br i1 %130, label %155, label %131

131:
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %133 = load i32, ptr %132, align 8
  %134 = icmp sgt i32 %133, 0
  br i1 %134, label %135, label %155

135:
  %136 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %139 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 40
  br label %143

143:
  %144 = phi i64 [ 0, %135 ], [ %151, %150 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @zero_block, ptr %4, align 8
  store i32 0, ptr %136, align 8
  store i32 0, ptr %137, align 4
  store i64 0, ptr %138, align 8
  store i32 -1, ptr %139, align 8
  store i32 0, ptr %140, align 4
  store ptr null, ptr %141, align 8
  store i64 0, ptr %142, align 8
  %145 = load ptr, ptr %9, align 8
  %146 = getelementptr inbounds nuw ptr, ptr %145, i64 %144
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %150, label %149

149:
  call fastcc void @walk_view(ptr %4, ptr %9, ptr %147)
  br label %150

150:
  call void @llvm.lifetime.end.p0(ptr %4)
  %151 = add nuw nsw i64 %144, 1
  %152 = load i32, ptr %132, align 8
  %153 = sext i32 %152 to i64
  %154 = icmp slt i64 %151, %153
  br i1 %154, label %143, label %155

155:
  %156 = load i32, ptr %31, align 8
  switch i32 %30, label %157 [
    i32 -3, label %166
    i32 -1, label %165
  ]

157:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %158 = call i32 @PMPI_Comm_test_inter(i32 %156, ptr %3)
  %159 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %166

161:
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %162 = call i32 @PMPI_Comm_rank(i32 %156, ptr %2)
  %163 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  %164 = icmp ne i32 %163, %30
  br label %166

165:
  br label %166

166:
  %167 = phi i1 [ false, %155 ], [ true, %157 ], [ %164, %161 ], [ true, %165 ]
  %168 = icmp ne i32 %34, 0
  %169 = select i1 %167, i1 true, i1 %168
  br i1 %169, label %170, label %172

170:
  %171 = load ptr, ptr %76, align 8
  br label %172

172:
  %173 = phi ptr [ %171, %170 ], [ inttoptr (i64 -1 to ptr), %166 ]
  br i1 %167, label %176, label %174

174:
  %175 = load ptr, ptr %76, align 8
  br label %176

176:
  %177 = phi ptr [ %175, %174 ], [ null, %172 ]
  %178 = mul nsw i64 %56, %59
  call fastcc void @sum_to_root(ptr %0, ptr %173, ptr %177, i64 %178, i32 %28, i32 %30)
  ret void
}

define internal void @finish_bcast(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Walk, align 8
  tail call fastcc void @settle(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %24, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp ult i32 %12, 2
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %16 = load i32, ptr %15, align 4
  br label %24

17:
  %18 = and i32 %12, 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = and i32 %12, 4
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 1, i32 2
  br label %24

24:
  %25 = phi i32 [ 0, %1 ], [ %16, %14 ], [ %23, %20 ], [ 3, %17 ]
  br i1 %9, label %38, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = icmp ult i32 %28, 2
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %25, ptr %34, align 8
  br i1 %33, label %40, label %37

35:
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %5, align 8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %25, ptr %36, align 8
  br label %37

37:
  call fastcc void @walk_view(ptr %5, ptr %6, ptr null)
  br label %40

38:
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %5, align 8
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %25, ptr %39, align 8
  br label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  call void @llvm.lifetime.end.p0(ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %47 = load i32, ptr %46, align 8
  switch i32 %47, label %48 [
    i32 -3, label %56
    i32 -1, label %91
  ]

48:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %49 = call i32 @PMPI_Comm_test_inter(i32 %45, ptr %4)
  %50 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %91

52:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %53 = call i32 @PMPI_Comm_rank(i32 %45, ptr %3)
  %54 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %55 = icmp eq i32 %54, %47
  br i1 %55, label %56, label %91

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %6, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %91, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %63, 1
  br i1 %64, label %91, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %67 = load i32, ptr %66, align 8
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %69, label %91

69:
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %77

77:
  %78 = phi i64 [ 0, %69 ], [ %87, %86 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @add_block, ptr %2, align 8
  store i32 0, ptr %70, align 8
  store i32 0, ptr %71, align 4
  store i64 0, ptr %72, align 8
  store i32 %25, ptr %73, align 8
  store i32 0, ptr %74, align 4
  %79 = mul nsw i64 %78, %43
  %80 = getelementptr inbounds i8, ptr %58, i64 %79
  store ptr %80, ptr %75, align 8
  store i64 0, ptr %76, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds nuw ptr, ptr %81, i64 %78
  %83 = load ptr, ptr %82, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %86, label %85

85:
  call fastcc void @walk_view(ptr %2, ptr %6, ptr %83)
  br label %86

86:
  call void @llvm.lifetime.end.p0(ptr %2)
  %87 = add nuw nsw i64 %78, 1
  %88 = load i32, ptr %66, align 8
  %89 = sext i32 %88 to i64
  %90 = icmp slt i64 %87, %89
  br i1 %90, label %77, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %93 = load ptr, ptr %92, align 8
  call void @free(ptr %93)
  store ptr null, ptr %92, align 8
  ret void
}

define internal fastcc void @sum_to_root(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load i32, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 335544320, ptr %8, align 4
  %11 = call i32 @PMPI_Comm_get_errhandler(i32 %10, ptr %8)
  %12 = call i32 @PMPI_Comm_set_errhandler(i32 %10, i32 1409286145)
  %13 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  %14 = icmp eq i32 %4, 1
  %15 = icmp eq i32 %4, 2
  %16 = select i1 %15, i64 3, i64 4
  %17 = select i1 %14, i64 2, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = icmp ne ptr %1, inttoptr (i64 -1 to ptr)
  %21 = icmp ne ptr %1, null
  %22 = and i1 %20, %21
  %23 = icmp ne ptr %2, inttoptr (i64 -1 to ptr)
  %24 = icmp ne ptr %2, null
  %25 = and i1 %23, %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = icmp ne ptr %1, inttoptr (i64 -1 to ptr)
  %28 = icmp ne ptr %1, null
  %29 = and i1 %27, %28
  %30 = icmp ne ptr %2, inttoptr (i64 -1 to ptr)
  %31 = icmp ne ptr %2, null
  %32 = and i1 %30, %31
  br label %39

33:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 %13, ptr %7, align 4
  %34 = icmp eq i32 %13, 335544320
  br i1 %34, label %38, label %35

35:
  %36 = call i32 @PMPI_Comm_set_errhandler(i32 %10, i32 %13)
  %37 = call i32 @PMPI_Errhandler_free(ptr %7)
  br label %38

38:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void

39:
  %40 = phi i64 [ 0, %6 ], [ %73, %72 ]
  %41 = sub nsw i64 %3, %40
  %42 = call i64 @llvm.smin.i64(i64 %41, i64 1073741824)
  %43 = trunc i64 %42 to i32
  %44 = shl nuw i64 %40, %17
  %45 = load i32, ptr %18, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %59, label %47

47:
  %48 = load ptr, ptr %19, align 8
  %49 = select i1 %22, i64 %44, i64 0
  %50 = getelementptr inbounds i8, ptr %1, i64 %49
  %51 = select i1 %25, i64 %44, i64 0
  %52 = getelementptr inbounds i8, ptr %2, i64 %51
  switch i32 %4, label %54 [
    i32 1, label %56
    i32 2, label %55
    i32 3, label %53
  ]

53:
  br label %56

54:
  br label %56

55:
  br label %56

56:
  %57 = phi i32 [ 1275069450, %47 ], [ 1275068685, %54 ], [ 1275070475, %55 ], [ 1275072524, %53 ]
  %58 = call i32 @PMPI_Reduce(ptr %50, ptr %52, i32 %43, i32 %57, i32 1476395011, i32 %5, i32 %10)
  call fastcc void @check(ptr %48, i32 %58)
  br label %72

59:
  %60 = load ptr, ptr %26, align 8
  %61 = select i1 %29, i64 %44, i64 0
  %62 = getelementptr inbounds i8, ptr %1, i64 %61
  %63 = select i1 %32, i64 %44, i64 0
  %64 = getelementptr inbounds i8, ptr %2, i64 %63
  switch i32 %4, label %66 [
    i32 1, label %68
    i32 2, label %67
    i32 3, label %65
  ]

65:
  br label %68

66:
  br label %68

67:
  br label %68

68:
  %69 = phi i32 [ 1275069450, %59 ], [ 1275068685, %66 ], [ 1275070475, %67 ], [ 1275072524, %65 ]
  %70 = call fastcc ptr @request_of(ptr %0)
  %71 = call i32 @PMPI_Ireduce(ptr %62, ptr %64, i32 %43, i32 %69, i32 1476395011, i32 %5, i32 %10, ptr %70)
  call fastcc void @check(ptr %60, i32 %71)
  br label %72

72:
  %73 = add nuw nsw i64 %40, 1073741824
  %74 = icmp slt i64 %73, %3
  br i1 %74, label %39, label %33
}

declare i32 @PMPI_Comm_test_inter(i32, ptr)

declare i32 @PMPI_Ireduce(ptr, ptr, i32, i32, i32, i32, i32, ptr)

define internal void @start_allreduce(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca %struct.Walk, align 8
  %5 = alloca %struct.Walk, align 8
  %6 = alloca [1900 x i8], align 16
  %7 = alloca %struct.Walk, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %18 = load i32, ptr %17, align 4
  br label %26

19:
  %20 = and i32 %14, 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:
  %23 = and i32 %14, 4
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 1, i32 2
  br label %26

26:
  %27 = phi i32 [ 0, %1 ], [ %18, %16 ], [ %25, %22 ], [ 3, %19 ]
  br i1 %11, label %40, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %30, 2
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %27, ptr %36, align 8
  br i1 %35, label %42, label %39

37:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %27, ptr %38, align 8
  br label %39

39:
  call fastcc void @walk_view(ptr %7, ptr %8, ptr null)
  br label %42

40:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %27, ptr %41, align 8
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %44 = load ptr, ptr %43, align 8
  %45 = ptrtoint ptr %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %47 = load i64, ptr %46, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %49 = load i32, ptr %48, align 8
  %50 = sext i32 %49 to i64
  %51 = mul nsw i64 %47, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = mul nsw i64 %50, %45
  %55 = call i64 @llvm.smax.i64(i64 %54, i64 1)
  %56 = call noalias ptr @malloc(i64 %55)
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %67

58:
  call void @llvm.lifetime.start.p0(ptr %6)
  %59 = icmp eq ptr %53, null
  br i1 %59, label %64, label %60

60:
  %61 = load ptr, ptr %53, align 8
  %62 = icmp eq ptr %61, null
  %63 = select i1 %62, ptr @.str.6, ptr %61
  br label %64

64:
  %65 = phi ptr [ @.str.6, %58 ], [ %63, %60 ]
  %66 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %65)
  call void @pad_mpi_fail(ptr %6)
  unreachable

67:
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %56, ptr %68, align 8
  %69 = load ptr, ptr %8, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %77

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %73 = load i32, ptr %72, align 8
  %74 = sext i32 %73 to i64
  %75 = mul nsw i64 %74, %45
  %76 = call ptr @memset(ptr %56, i32 0, i64 %75)
  br label %77

77:
  %78 = load ptr, ptr %8, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %110, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %82, 1
  br i1 %83, label %110, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %86 = load i32, ptr %85, align 8
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %110

88:
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %95 = getelementptr inbounds nuw i8, ptr %5, i64 40
  br label %96

96:
  %97 = phi i64 [ 0, %88 ], [ %106, %105 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @read_block, ptr %5, align 8
  store i32 0, ptr %89, align 8
  store i32 0, ptr %90, align 4
  store i64 0, ptr %91, align 8
  store i32 %27, ptr %92, align 8
  store i32 0, ptr %93, align 4
  %98 = mul nsw i64 %97, %45
  %99 = getelementptr inbounds i8, ptr %56, i64 %98
  store ptr %99, ptr %94, align 8
  store i64 0, ptr %95, align 8
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds nuw ptr, ptr %100, i64 %97
  %102 = load ptr, ptr %101, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %105, label %104

104:
  call fastcc void @walk_view(ptr %5, ptr %8, ptr %102)
  br label %105

105:
  call void @llvm.lifetime.end.p0(ptr %5)
  %106 = add nuw nsw i64 %97, 1
  %107 = load i32, ptr %85, align 8
  %108 = sext i32 %107 to i64
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %96, label %110

110:
  %111 = load ptr, ptr %8, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %141, label %113

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %115, 1
  br i1 %116, label %141, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %119 = load i32, ptr %118, align 8
  %120 = icmp sgt i32 %119, 0
  br i1 %120, label %121, label %141

121:
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %125 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %127 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 40
  br label %129

129:
  %130 = phi i64 [ 0, %121 ], [ %137, %136 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @zero_block, ptr %4, align 8
  store i32 0, ptr %122, align 8
  store i32 0, ptr %123, align 4
  store i64 0, ptr %124, align 8
  store i32 -1, ptr %125, align 8
  store i32 0, ptr %126, align 4
  store ptr null, ptr %127, align 8
  store i64 0, ptr %128, align 8
  %131 = load ptr, ptr %8, align 8
  %132 = getelementptr inbounds nuw ptr, ptr %131, i64 %130
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, null
  br i1 %134, label %136, label %135

135:
  call fastcc void @walk_view(ptr %4, ptr %8, ptr %133)
  br label %136

136:
  call void @llvm.lifetime.end.p0(ptr %4)
  %137 = add nuw nsw i64 %130, 1
  %138 = load i32, ptr %118, align 8
  %139 = sext i32 %138 to i64
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %129, label %141

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %143 = load i32, ptr %142, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %144 = call i32 @PMPI_Comm_test_inter(i32 %143, ptr %3)
  %145 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %146 = icmp eq i32 %145, 0
  %147 = load ptr, ptr %68, align 8
  br i1 %146, label %168, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %147, ptr %149, align 8
  %150 = load ptr, ptr %52, align 8
  %151 = load i32, ptr %48, align 8
  %152 = sext i32 %151 to i64
  %153 = mul nsw i64 %152, %45
  %154 = call i64 @llvm.smax.i64(i64 %153, i64 1)
  %155 = call noalias ptr @malloc(i64 %154)
  %156 = icmp eq ptr %155, null
  br i1 %156, label %157, label %166

157:
  call void @llvm.lifetime.start.p0(ptr %2)
  %158 = icmp eq ptr %150, null
  br i1 %158, label %163, label %159

159:
  %160 = load ptr, ptr %150, align 8
  %161 = icmp eq ptr %160, null
  %162 = select i1 %161, ptr @.str.6, ptr %160
  br label %163

163:
  %164 = phi ptr [ @.str.6, %157 ], [ %162, %159 ]
  %165 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %164)
  call void @pad_mpi_fail(ptr %2)
  unreachable

166:
  store ptr %155, ptr %68, align 8
  %167 = load ptr, ptr %149, align 8
  call fastcc void @sum_to_all(ptr %0, ptr %167, ptr %155, i64 %51, i32 %27)
  br label %169

168:
  call fastcc void @sum_to_all(ptr %0, ptr inttoptr (i64 -1 to ptr), ptr %147, i64 %51, i32 %27)
  br label %169

169:
  ret void
}

define internal void @start_reduce(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca %struct.Walk, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1900 x i8], align 16
  %7 = alloca %struct.Walk, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %13 = select i1 %11, ptr %12, ptr %8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %31, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp ult i32 %19, 2
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %23 = load i32, ptr %22, align 4
  br label %31

24:
  %25 = and i32 %19, 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = and i32 %19, 4
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 1, i32 2
  br label %31

31:
  %32 = phi i32 [ 0, %1 ], [ %23, %21 ], [ %30, %27 ], [ 3, %24 ]
  br i1 %16, label %45, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %35 = load i32, ptr %34, align 4
  %36 = icmp ult i32 %35, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %32, ptr %41, align 8
  br i1 %40, label %47, label %44

42:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %32, ptr %43, align 8
  br label %44

44:
  call fastcc void @walk_view(ptr %7, ptr %13, ptr null)
  br label %47

45:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %32, ptr %46, align 8
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %49 = load ptr, ptr %48, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %52 = load i64, ptr %51, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %54 = load i32, ptr %53, align 8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %57 = load ptr, ptr %56, align 8
  %58 = mul nsw i64 %55, %50
  %59 = call i64 @llvm.smax.i64(i64 %58, i64 1)
  %60 = call noalias ptr @malloc(i64 %59)
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %71

62:
  call void @llvm.lifetime.start.p0(ptr %6)
  %63 = icmp eq ptr %57, null
  br i1 %63, label %68, label %64

64:
  %65 = load ptr, ptr %57, align 8
  %66 = icmp eq ptr %65, null
  %67 = select i1 %66, ptr @.str.6, ptr %65
  br label %68

68:
  %69 = phi ptr [ @.str.6, %62 ], [ %67, %64 ]
  %70 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %69)
  call void @pad_mpi_fail(ptr %6)
  unreachable

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %60, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %76 = load i32, ptr %75, align 8
  switch i32 %76, label %77 [
    i32 -3, label %85
    i32 -1, label %159
  ]

77:
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %78 = call i32 @PMPI_Comm_test_inter(i32 %74, ptr %5)
  %79 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %159

81:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %82 = call i32 @PMPI_Comm_rank(i32 %74, ptr %4)
  %83 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %84 = icmp eq i32 %83, %76
  br i1 %84, label %85, label %159

85:
  %86 = load ptr, ptr %72, align 8
  %87 = load ptr, ptr %12, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %95

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %91 = load i32, ptr %90, align 8
  %92 = sext i32 %91 to i64
  %93 = mul nsw i64 %92, %50
  %94 = call ptr @memset(ptr %86, i32 0, i64 %93)
  br label %95

95:
  %96 = load ptr, ptr %12, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %128, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %100, 1
  br i1 %101, label %128, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %104 = load i32, ptr %103, align 8
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %128

106:
  %107 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %110 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %112 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %113 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %114

114:
  %115 = phi i64 [ 0, %106 ], [ %124, %123 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @read_block, ptr %3, align 8
  store i32 0, ptr %107, align 8
  store i32 0, ptr %108, align 4
  store i64 0, ptr %109, align 8
  store i32 %32, ptr %110, align 8
  store i32 0, ptr %111, align 4
  %116 = mul nsw i64 %115, %50
  %117 = getelementptr inbounds i8, ptr %86, i64 %116
  store ptr %117, ptr %112, align 8
  store i64 0, ptr %113, align 8
  %118 = load ptr, ptr %12, align 8
  %119 = getelementptr inbounds nuw ptr, ptr %118, i64 %115
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %123, label %122

122:
  call fastcc void @walk_view(ptr %3, ptr %12, ptr %120)
  br label %123

123:
  call void @llvm.lifetime.end.p0(ptr %3)
  %124 = add nuw nsw i64 %115, 1
  %125 = load i32, ptr %103, align 8
  %126 = sext i32 %125 to i64
  %127 = icmp slt i64 %124, %126
  br i1 %127, label %114, label %128

128:
  %129 = load ptr, ptr %12, align 8
  %130 = icmp eq ptr %129, null
  br i1 %130, label %159, label %131

131:
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %133, 1
  br i1 %134, label %159, label %135

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %137 = load i32, ptr %136, align 8
  %138 = icmp sgt i32 %137, 0
  br i1 %138, label %139, label %159

139:
  %140 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %147

147:
  %148 = phi i64 [ 0, %139 ], [ %155, %154 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @zero_block, ptr %2, align 8
  store i32 0, ptr %140, align 8
  store i32 0, ptr %141, align 4
  store i64 0, ptr %142, align 8
  store i32 -1, ptr %143, align 8
  store i32 0, ptr %144, align 4
  store ptr null, ptr %145, align 8
  store i64 0, ptr %146, align 8
  %149 = load ptr, ptr %12, align 8
  %150 = getelementptr inbounds nuw ptr, ptr %149, i64 %148
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %154, label %153

153:
  call fastcc void @walk_view(ptr %2, ptr %12, ptr %151)
  br label %154

154:
  call void @llvm.lifetime.end.p0(ptr %2)
  %155 = add nuw nsw i64 %148, 1
  %156 = load i32, ptr %136, align 8
  %157 = sext i32 %156 to i64
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %147, label %159

159:
  %160 = mul nsw i64 %52, %55
  %161 = load ptr, ptr %72, align 8
  %162 = load i32, ptr %75, align 8
  call fastcc void @root_to_all(ptr %0, ptr %161, i64 %160, i32 %32, i32 %162)
  ret void
}

define internal void @finish_reduction(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca %struct.Walk, align 8
  tail call fastcc void @settle(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 128, i64 176
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %18 = load i32, ptr %17, align 4
  br label %26

19:
  %20 = and i32 %14, 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:
  %23 = and i32 %14, 4
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 1, i32 2
  br label %26

26:
  %27 = phi i32 [ 0, %1 ], [ %18, %16 ], [ %25, %22 ], [ 3, %19 ]
  br i1 %11, label %40, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %30, 2
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %27, ptr %36, align 8
  br i1 %35, label %42, label %39

37:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %27, ptr %38, align 8
  br label %39

39:
  call fastcc void @walk_view(ptr %3, ptr %8, ptr null)
  br label %42

40:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %3, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %27, ptr %41, align 8
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %44 = load ptr, ptr %43, align 8
  %45 = ptrtoint ptr %44 to i64
  call void @llvm.lifetime.end.p0(ptr %3)
  %46 = load ptr, ptr %9, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %114, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %80, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load i32, ptr %57, align 8
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %80

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %62 = icmp eq i32 %27, 1
  %63 = icmp eq i32 %27, 2
  %64 = select i1 %63, i64 8, i64 16
  %65 = select i1 %62, i64 4, i64 %64
  %66 = sdiv i64 %45, %65
  br label %67

67:
  %68 = phi i64 [ 0, %60 ], [ %74, %67 ]
  %69 = load ptr, ptr %51, align 8
  %70 = load i64, ptr %61, align 8
  %71 = trunc i64 %70 to i32
  %72 = mul nsw i64 %68, %45
  %73 = getelementptr inbounds i8, ptr %50, i64 %72
  call fastcc void @multiply(ptr %69, i32 %27, i32 %71, i32 1, ptr %73, i64 %66)
  %74 = add nuw nsw i64 %68, 1
  %75 = load ptr, ptr %55, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %77 = load i32, ptr %76, align 8
  %78 = sext i32 %77 to i64
  %79 = icmp slt i64 %74, %78
  br i1 %79, label %67, label %80

80:
  %81 = load ptr, ptr %49, align 8
  %82 = load ptr, ptr %8, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %114, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %86, 1
  br i1 %87, label %114, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %90 = load i32, ptr %89, align 8
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %114

92:
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %100

100:
  %101 = phi i64 [ 0, %92 ], [ %110, %109 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @add_block, ptr %2, align 8
  store i32 0, ptr %93, align 8
  store i32 0, ptr %94, align 4
  store i64 0, ptr %95, align 8
  store i32 %27, ptr %96, align 8
  store i32 0, ptr %97, align 4
  %102 = mul nsw i64 %101, %45
  %103 = getelementptr inbounds i8, ptr %81, i64 %102
  store ptr %103, ptr %98, align 8
  store i64 0, ptr %99, align 8
  %104 = load ptr, ptr %8, align 8
  %105 = getelementptr inbounds nuw ptr, ptr %104, i64 %101
  %106 = load ptr, ptr %105, align 8
  %107 = icmp eq ptr %106, null
  br i1 %107, label %109, label %108

108:
  call fastcc void @walk_view(ptr %2, ptr %8, ptr %106)
  br label %109

109:
  call void @llvm.lifetime.end.p0(ptr %2)
  %110 = add nuw nsw i64 %101, 1
  %111 = load i32, ptr %89, align 8
  %112 = sext i32 %111 to i64
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %100, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %116 = load ptr, ptr %115, align 8
  call void @free(ptr %116)
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %118 = load ptr, ptr %117, align 8
  call void @free(ptr %118)
  store ptr null, ptr %117, align 8
  store ptr null, ptr %115, align 8
  ret void
}

define internal void @drop_weights(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  ret void
}

define internal fastcc void @sum_to_all(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load i32, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 335544320, ptr %7, align 4
  %10 = call i32 @PMPI_Comm_get_errhandler(i32 %9, ptr %7)
  %11 = call i32 @PMPI_Comm_set_errhandler(i32 %9, i32 1409286145)
  %12 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %13 = icmp eq i32 %4, 1
  %14 = icmp eq i32 %4, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = icmp ne ptr %1, inttoptr (i64 -1 to ptr)
  %20 = icmp ne ptr %1, null
  %21 = and i1 %19, %20
  %22 = icmp ne ptr %2, inttoptr (i64 -1 to ptr)
  %23 = icmp ne ptr %2, null
  %24 = and i1 %22, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = icmp ne ptr %1, inttoptr (i64 -1 to ptr)
  %27 = icmp ne ptr %1, null
  %28 = and i1 %26, %27
  %29 = icmp ne ptr %2, inttoptr (i64 -1 to ptr)
  %30 = icmp ne ptr %2, null
  %31 = and i1 %29, %30
  br label %38

32:
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 %12, ptr %6, align 4
  %33 = icmp eq i32 %12, 335544320
  br i1 %33, label %37, label %34

34:
  %35 = call i32 @PMPI_Comm_set_errhandler(i32 %9, i32 %12)
  %36 = call i32 @PMPI_Errhandler_free(ptr %6)
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void

38:
  %39 = phi i64 [ 0, %5 ], [ %72, %71 ]
  %40 = sub nsw i64 %3, %39
  %41 = call i64 @llvm.smin.i64(i64 %40, i64 1073741824)
  %42 = trunc i64 %41 to i32
  %43 = shl nuw i64 %39, %16
  %44 = load i32, ptr %17, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %58, label %46

46:
  %47 = load ptr, ptr %18, align 8
  %48 = select i1 %21, i64 %43, i64 0
  %49 = getelementptr inbounds i8, ptr %1, i64 %48
  %50 = select i1 %24, i64 %43, i64 0
  %51 = getelementptr inbounds i8, ptr %2, i64 %50
  switch i32 %4, label %53 [
    i32 1, label %55
    i32 2, label %54
    i32 3, label %52
  ]

52:
  br label %55

53:
  br label %55

54:
  br label %55

55:
  %56 = phi i32 [ 1275069450, %46 ], [ 1275068685, %53 ], [ 1275070475, %54 ], [ 1275072524, %52 ]
  %57 = call i32 @PMPI_Allreduce(ptr %49, ptr %51, i32 %42, i32 %56, i32 1476395011, i32 %9)
  call fastcc void @check(ptr %47, i32 %57)
  br label %71

58:
  %59 = load ptr, ptr %25, align 8
  %60 = select i1 %28, i64 %43, i64 0
  %61 = getelementptr inbounds i8, ptr %1, i64 %60
  %62 = select i1 %31, i64 %43, i64 0
  %63 = getelementptr inbounds i8, ptr %2, i64 %62
  switch i32 %4, label %65 [
    i32 1, label %67
    i32 2, label %66
    i32 3, label %64
  ]

64:
  br label %67

65:
  br label %67

66:
  br label %67

67:
  %68 = phi i32 [ 1275069450, %58 ], [ 1275068685, %65 ], [ 1275070475, %66 ], [ 1275072524, %64 ]
  %69 = call fastcc ptr @request_of(ptr %0)
  %70 = call i32 @PMPI_Iallreduce(ptr %61, ptr %63, i32 %42, i32 %68, i32 1476395011, i32 %9, ptr %69)
  call fastcc void @check(ptr %59, i32 %70)
  br label %71

71:
  %72 = add nuw nsw i64 %39, 1073741824
  %73 = icmp slt i64 %72, %3
  br i1 %73, label %38, label %32
}

declare i32 @PMPI_Iallreduce(ptr, ptr, i32, i32, i32, i32, ptr)

define internal fastcc void @multiply(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, i64 %5) {
  %7 = icmp sgt i64 %5, 0
  switch i32 %1, label %16 [
    i32 1, label %12
    i32 2, label %8
  ]

8:
  br i1 %7, label %9, label %119

9:
  %10 = icmp eq i32 %2, 0
  %11 = sitofp i32 %3 to double
  br label %53

12:
  br i1 %7, label %13, label %119

13:
  %14 = icmp eq i32 %2, 0
  %15 = sitofp i32 %3 to float
  br label %20

16:
  br i1 %7, label %17, label %119

17:
  %18 = icmp eq i32 %2, 0
  %19 = sitofp i32 %3 to x86_fp80
  br label %86

20:
  %21 = phi i64 [ 0, %13 ], [ %51, %50 ]
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw float, ptr %4, i64 %21
  br i1 %14, label %24, label %30

24:
  %25 = load float, ptr %22, align 4
  %26 = fcmp une float %25, 0.000000e+00
  br i1 %26, label %27, label %48

27:
  %28 = load float, ptr %23, align 4
  %29 = fmul float %25, %28
  br label %48

30:
  %31 = and i64 %21, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %50

33:
  %34 = load float, ptr %23, align 4
  %35 = load float, ptr %22, align 4
  %36 = fmul float %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fmul float %38, %15
  %40 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %41 = load float, ptr %40, align 4
  %42 = fmul float %39, %41
  %43 = fadd float %36, %42
  %44 = fmul float %35, %38
  %45 = fmul float %34, %15
  %46 = fmul float %45, %41
  %47 = fsub float %44, %46
  store float %47, ptr %37, align 4
  br label %48

48:
  %49 = phi float [ %43, %33 ], [ %29, %27 ], [ 0.000000e+00, %24 ]
  store float %49, ptr %23, align 4
  br label %50

50:
  %51 = add nuw nsw i64 %21, 1
  %52 = icmp eq i64 %51, %5
  br i1 %52, label %119, label %20

53:
  %54 = phi i64 [ 0, %9 ], [ %84, %83 ]
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %56 = getelementptr inbounds nuw double, ptr %4, i64 %54
  br i1 %10, label %57, label %63

57:
  %58 = load double, ptr %55, align 8
  %59 = fcmp une double %58, 0.000000e+00
  br i1 %59, label %60, label %81

60:
  %61 = load double, ptr %56, align 8
  %62 = fmul double %58, %61
  br label %81

63:
  %64 = and i64 %54, 1
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %83

66:
  %67 = load double, ptr %56, align 8
  %68 = load double, ptr %55, align 8
  %69 = fmul double %67, %68
  %70 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %71 = load double, ptr %70, align 8
  %72 = fmul double %71, %11
  %73 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %74 = load double, ptr %73, align 8
  %75 = fmul double %72, %74
  %76 = fadd double %69, %75
  %77 = fmul double %68, %71
  %78 = fmul double %67, %11
  %79 = fmul double %78, %74
  %80 = fsub double %77, %79
  store double %80, ptr %70, align 8
  br label %81

81:
  %82 = phi double [ %76, %66 ], [ %62, %60 ], [ 0.000000e+00, %57 ]
  store double %82, ptr %56, align 8
  br label %83

83:
  %84 = add nuw nsw i64 %54, 1
  %85 = icmp eq i64 %84, %5
  br i1 %85, label %119, label %53

86:
  %87 = phi i64 [ 0, %17 ], [ %117, %116 ]
  %88 = getelementptr inbounds nuw x86_fp80, ptr %0, i64 %87
  %89 = getelementptr inbounds nuw x86_fp80, ptr %4, i64 %87
  br i1 %18, label %90, label %96

90:
  %91 = load x86_fp80, ptr %88, align 16
  %92 = fcmp une x86_fp80 %91, 0xK00000000000000000000
  br i1 %92, label %93, label %114

93:
  %94 = load x86_fp80, ptr %89, align 16
  %95 = fmul x86_fp80 %91, %94
  br label %114

96:
  %97 = and i64 %87, 1
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %116

99:
  %100 = load x86_fp80, ptr %89, align 16
  %101 = load x86_fp80, ptr %88, align 16
  %102 = fmul x86_fp80 %100, %101
  %103 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %104 = load x86_fp80, ptr %103, align 16
  %105 = fmul x86_fp80 %104, %19
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %107 = load x86_fp80, ptr %106, align 16
  %108 = fmul x86_fp80 %105, %107
  %109 = fadd x86_fp80 %102, %108
  %110 = fmul x86_fp80 %101, %104
  %111 = fmul x86_fp80 %100, %19
  %112 = fmul x86_fp80 %111, %107
  %113 = fsub x86_fp80 %110, %112
  store x86_fp80 %113, ptr %103, align 16
  br label %114

114:
  %115 = phi x86_fp80 [ %109, %99 ], [ %95, %93 ], [ 0xK00000000000000000000, %90 ]
  store x86_fp80 %115, ptr %89, align 16
  br label %116

116:
  %117 = add nuw nsw i64 %87, 1
  %118 = icmp eq i64 %117, %5
  br i1 %118, label %119, label %86

119:
  ret void
}

define internal fastcc i32 @usable_operator(ptr %0, i32 %1) {
  %3 = alloca [1900 x i8], align 16
  switch i32 %1, label %9 [
    i32 1476395011, label %21
    i32 1476395012, label %4
    i32 1476395010, label %5
    i32 1476395009, label %6
    i32 1476395019, label %7
    i32 1476395020, label %8
    i32 1476395021, label %12
    i32 1476395022, label %12
  ]

4:
  br label %21

5:
  br label %21

6:
  br label %21

7:
  br label %21

8:
  br label %21

9:
  %10 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %11 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %12

12:
  call void @llvm.lifetime.start.p0(ptr %3)
  %13 = icmp eq ptr %0, null
  br i1 %13, label %18, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, ptr @.str.6, ptr %15
  br label %18

18:
  %19 = phi ptr [ @.str.6, %12 ], [ %17, %14 ]
  %20 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr %19)
  call void @pad_mpi_fail(ptr %3)
  unreachable

21:
  %22 = phi i32 [ 0, %2 ], [ 1, %4 ], [ 2, %5 ], [ 3, %6 ], [ 4, %7 ], [ 5, %8 ]
  ret i32 %22
}

define internal fastcc i32 @first_per(ptr %0) {
  br label %2

2:
  %3 = phi ptr [ %0, %1 ], [ %18, %17 ]
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load i32, ptr %7, align 8
  br label %19

9:
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:
  %18 = load ptr, ptr %11, align 8
  br label %2

19:
  %20 = phi i32 [ %8, %6 ], [ 1, %9 ], [ 1, %13 ]
  ret i32 %20
}

declare i32 @PMPI_Comm_rank(i32, ptr)

declare i32 @PMPI_Op_create(ptr, i32, ptr)

define internal void @pick(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = load i32, ptr %2, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %8, label %7

7:
  ret void

8:
  %9 = phi i64 [ %47, %46 ], [ 0, %4 ]
  %10 = getelementptr inbounds nuw %struct.Pick, ptr %0, i64 %9
  %11 = load x86_fp80, ptr %10, align 16
  %12 = getelementptr inbounds nuw %struct.Pick, ptr %1, i64 %9
  %13 = load x86_fp80, ptr %12, align 16
  %14 = fcmp ogt x86_fp80 %11, %13
  %15 = zext i1 %14 to i64
  %16 = fcmp olt x86_fp80 %11, %13
  %17 = sext i1 %16 to i64
  %18 = add nsw i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %18, %20
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %25 = load x86_fp80, ptr %24, align 16
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %27 = load x86_fp80, ptr %26, align 16
  %28 = fcmp ogt x86_fp80 %25, %27
  %29 = zext i1 %28 to i64
  %30 = fcmp olt x86_fp80 %25, %27
  %31 = sext i1 %30 to i64
  %32 = add nsw i64 %31, %29
  br label %33

33:
  %34 = phi i64 [ %32, %23 ], [ %21, %8 ]
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %42

36:
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %38 = load i64, ptr %37, align 16
  %39 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %40 = load i64, ptr %39, align 16
  %41 = sub nsw i64 %38, %40
  br label %42

42:
  %43 = phi i64 [ %41, %36 ], [ %34, %33 ]
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %46

45:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(48) %12, ptr align 16 dereferenceable(48) %10, i64 48, i1 false)
  br label %46

46:
  %47 = add nuw nsw i64 %9, 1
  %48 = load i32, ptr %2, align 4
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %8, label %7
}

declare i32 @PMPI_Op_free(ptr)

define internal fastcc noalias ptr @found_weights(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 56
  tail call fastcc void @wait_all(ptr %0, i32 %8, ptr %9)
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %10 = call i32 @PMPI_Comm_rank(i32 %2, ptr %6)
  %11 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %6)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = load i32, ptr %1, align 8
  %15 = icmp eq i32 %14, 1
  %16 = icmp eq i32 %14, 2
  %17 = select i1 %16, i64 3, i64 4
  %18 = select i1 %15, i64 2, i64 %17
  %19 = shl i64 %3, %18
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = call noalias ptr @malloc(i64 %20)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %32

23:
  call void @llvm.lifetime.start.p0(ptr %5)
  %24 = icmp eq ptr %0, null
  br i1 %24, label %29, label %25

25:
  %26 = load ptr, ptr %0, align 8
  %27 = icmp eq ptr %26, null
  %28 = select i1 %27, ptr @.str.6, ptr %26
  br label %29

29:
  %30 = phi ptr [ @.str.6, %23 ], [ %28, %25 ]
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %30)
  call void @pad_mpi_fail(ptr %5)
  unreachable

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %34 = load i32, ptr %33, align 4
  switch i32 %34, label %295 [
    i32 1, label %35
    i32 4, label %235
    i32 5, label %235
  ]

35:
  %36 = load i32, ptr %1, align 8
  %37 = sext i32 %13 to i64
  %38 = sdiv i64 %3, %37
  %39 = icmp sgt i64 %38, 0
  switch i32 %36, label %64 [
    i32 1, label %52
    i32 2, label %40
  ]

40:
  br i1 %39, label %41, label %340

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq i32 %13, 2
  %51 = icmp eq i32 %13, 2
  br label %129

52:
  br i1 %39, label %53, label %340

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq i32 %13, 2
  %63 = icmp eq i32 %13, 2
  br label %76

64:
  br i1 %39, label %65, label %340

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq i32 %13, 2
  %75 = icmp eq i32 %13, 2
  br label %182

76:
  %77 = phi i64 [ 0, %53 ], [ %127, %126 ]
  %78 = mul nsw i64 %77, %37
  %79 = getelementptr inbounds float, ptr %55, i64 %78
  %80 = getelementptr inbounds float, ptr %57, i64 %78
  %81 = getelementptr inbounds float, ptr %21, i64 %78
  %82 = getelementptr inbounds nuw i32, ptr %59, i64 %77
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i32, ptr %61, i64 %77
  %85 = load i32, ptr %84, align 4
  %86 = icmp sgt i32 %83, %85
  br i1 %86, label %96, label %87

87:
  %88 = icmp eq i32 %85, 0
  br i1 %88, label %91, label %89

89:
  %90 = load float, ptr %80, align 4
  br label %96

91:
  br i1 %62, label %96, label %92

92:
  %93 = load float, ptr %80, align 4
  %94 = load float, ptr %79, align 4
  %95 = fdiv float %93, %94
  br label %96

96:
  %97 = phi float [ %90, %89 ], [ 0.000000e+00, %76 ], [ %95, %92 ], [ 0.000000e+00, %91 ]
  store float %97, ptr %81, align 4
  %98 = and i1 %63, %86
  br i1 %98, label %123, label %99

99:
  br i1 %63, label %100, label %126

100:
  %101 = icmp eq i32 %85, 0
  br i1 %101, label %105, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %104 = load float, ptr %103, align 4
  br label %123

105:
  %106 = load float, ptr %79, align 4
  %107 = fmul float %106, %106
  %108 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %109 = load float, ptr %108, align 4
  %110 = fmul float %109, %109
  %111 = fadd float %107, %110
  %112 = load float, ptr %80, align 4
  %113 = fmul float %106, %112
  %114 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %115 = load float, ptr %114, align 4
  %116 = fmul float %109, %115
  %117 = fadd float %113, %116
  %118 = fdiv float %117, %111
  store float %118, ptr %81, align 4
  %119 = fmul float %106, %115
  %120 = fmul float %109, %112
  %121 = fsub float %119, %120
  %122 = fdiv float %121, %111
  br label %123

123:
  %124 = phi float [ %104, %102 ], [ %122, %105 ], [ 0.000000e+00, %96 ]
  %125 = getelementptr inbounds nuw i8, ptr %81, i64 4
  store float %124, ptr %125, align 4
  br label %126

126:
  %127 = add nuw nsw i64 %77, 1
  %128 = icmp eq i64 %127, %38
  br i1 %128, label %340, label %76

129:
  %130 = phi i64 [ 0, %41 ], [ %180, %179 ]
  %131 = mul nsw i64 %130, %37
  %132 = getelementptr inbounds double, ptr %43, i64 %131
  %133 = getelementptr inbounds double, ptr %45, i64 %131
  %134 = getelementptr inbounds double, ptr %21, i64 %131
  %135 = getelementptr inbounds nuw i32, ptr %47, i64 %130
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds nuw i32, ptr %49, i64 %130
  %138 = load i32, ptr %137, align 4
  %139 = icmp sgt i32 %136, %138
  br i1 %139, label %149, label %140

140:
  %141 = icmp eq i32 %138, 0
  br i1 %141, label %144, label %142

142:
  %143 = load double, ptr %133, align 8
  br label %149

144:
  br i1 %50, label %149, label %145

145:
  %146 = load double, ptr %133, align 8
  %147 = load double, ptr %132, align 8
  %148 = fdiv double %146, %147
  br label %149

149:
  %150 = phi double [ %143, %142 ], [ 0.000000e+00, %129 ], [ %148, %145 ], [ 0.000000e+00, %144 ]
  store double %150, ptr %134, align 8
  %151 = and i1 %51, %139
  br i1 %151, label %176, label %152

152:
  br i1 %51, label %153, label %179

153:
  %154 = icmp eq i32 %138, 0
  br i1 %154, label %158, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %157 = load double, ptr %156, align 8
  br label %176

158:
  %159 = load double, ptr %132, align 8
  %160 = fmul double %159, %159
  %161 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %162 = load double, ptr %161, align 8
  %163 = fmul double %162, %162
  %164 = fadd double %160, %163
  %165 = load double, ptr %133, align 8
  %166 = fmul double %159, %165
  %167 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %168 = load double, ptr %167, align 8
  %169 = fmul double %162, %168
  %170 = fadd double %166, %169
  %171 = fdiv double %170, %164
  store double %171, ptr %134, align 8
  %172 = fmul double %159, %168
  %173 = fmul double %162, %165
  %174 = fsub double %172, %173
  %175 = fdiv double %174, %164
  br label %176

176:
  %177 = phi double [ %157, %155 ], [ %175, %158 ], [ 0.000000e+00, %149 ]
  %178 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store double %177, ptr %178, align 8
  br label %179

179:
  %180 = add nuw nsw i64 %130, 1
  %181 = icmp eq i64 %180, %38
  br i1 %181, label %340, label %129

182:
  %183 = phi i64 [ 0, %65 ], [ %233, %232 ]
  %184 = mul nsw i64 %183, %37
  %185 = getelementptr inbounds x86_fp80, ptr %67, i64 %184
  %186 = getelementptr inbounds x86_fp80, ptr %69, i64 %184
  %187 = getelementptr inbounds x86_fp80, ptr %21, i64 %184
  %188 = getelementptr inbounds nuw i32, ptr %71, i64 %183
  %189 = load i32, ptr %188, align 4
  %190 = getelementptr inbounds nuw i32, ptr %73, i64 %183
  %191 = load i32, ptr %190, align 4
  %192 = icmp sgt i32 %189, %191
  br i1 %192, label %202, label %193

193:
  %194 = icmp eq i32 %191, 0
  br i1 %194, label %197, label %195

195:
  %196 = load x86_fp80, ptr %186, align 16
  br label %202

197:
  br i1 %74, label %202, label %198

198:
  %199 = load x86_fp80, ptr %186, align 16
  %200 = load x86_fp80, ptr %185, align 16
  %201 = fdiv x86_fp80 %199, %200
  br label %202

202:
  %203 = phi x86_fp80 [ %196, %195 ], [ 0xK00000000000000000000, %182 ], [ %201, %198 ], [ 0xK00000000000000000000, %197 ]
  store x86_fp80 %203, ptr %187, align 16
  %204 = and i1 %75, %192
  br i1 %204, label %229, label %205

205:
  br i1 %75, label %206, label %232

206:
  %207 = icmp eq i32 %191, 0
  br i1 %207, label %211, label %208

208:
  %209 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %210 = load x86_fp80, ptr %209, align 16
  br label %229

211:
  %212 = load x86_fp80, ptr %185, align 16
  %213 = fmul x86_fp80 %212, %212
  %214 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %215 = load x86_fp80, ptr %214, align 16
  %216 = fmul x86_fp80 %215, %215
  %217 = fadd x86_fp80 %213, %216
  %218 = load x86_fp80, ptr %186, align 16
  %219 = fmul x86_fp80 %212, %218
  %220 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %221 = load x86_fp80, ptr %220, align 16
  %222 = fmul x86_fp80 %215, %221
  %223 = fadd x86_fp80 %219, %222
  %224 = fdiv x86_fp80 %223, %217
  store x86_fp80 %224, ptr %187, align 16
  %225 = fmul x86_fp80 %212, %221
  %226 = fmul x86_fp80 %215, %218
  %227 = fsub x86_fp80 %225, %226
  %228 = fdiv x86_fp80 %227, %217
  br label %229

229:
  %230 = phi x86_fp80 [ %210, %208 ], [ %228, %211 ], [ 0xK00000000000000000000, %202 ]
  %231 = getelementptr inbounds nuw i8, ptr %187, i64 16
  store x86_fp80 %230, ptr %231, align 16
  br label %232

232:
  %233 = add nuw nsw i64 %183, 1
  %234 = icmp eq i64 %233, %38
  br i1 %234, label %340, label %182

235:
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %237 = load i64, ptr %236, align 8
  %238 = sdiv i64 %3, %237
  %239 = load i32, ptr %1, align 8
  %240 = icmp sgt i64 %3, 0
  switch i32 %239, label %255 [
    i32 1, label %248
    i32 2, label %241
  ]

241:
  br i1 %240, label %242, label %340

242:
  %243 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %244 = load ptr, ptr %243, align 8
  %245 = shl i64 %238, 32
  %246 = ashr exact i64 %245, 32
  %247 = sext i32 %11 to i64
  br label %273

248:
  br i1 %240, label %249, label %340

249:
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %251 = load ptr, ptr %250, align 8
  %252 = shl i64 %238, 32
  %253 = ashr exact i64 %252, 32
  %254 = sext i32 %11 to i64
  br label %262

255:
  br i1 %240, label %256, label %340

256:
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %258 = load ptr, ptr %257, align 8
  %259 = shl i64 %238, 32
  %260 = ashr exact i64 %259, 32
  %261 = sext i32 %11 to i64
  br label %284

262:
  %263 = phi i64 [ 0, %249 ], [ %271, %262 ]
  %264 = sdiv i64 %263, %253
  %265 = getelementptr inbounds %struct.Pick, ptr %251, i64 %264
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %267 = load i64, ptr %266, align 16
  %268 = icmp eq i64 %267, %254
  %269 = uitofp i1 %268 to float
  %270 = getelementptr inbounds nuw float, ptr %21, i64 %263
  store float %269, ptr %270, align 4
  %271 = add nuw nsw i64 %263, 1
  %272 = icmp eq i64 %271, %3
  br i1 %272, label %340, label %262

273:
  %274 = phi i64 [ 0, %242 ], [ %282, %273 ]
  %275 = sdiv i64 %274, %246
  %276 = getelementptr inbounds %struct.Pick, ptr %244, i64 %275
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 32
  %278 = load i64, ptr %277, align 16
  %279 = icmp eq i64 %278, %247
  %280 = uitofp i1 %279 to double
  %281 = getelementptr inbounds nuw double, ptr %21, i64 %274
  store double %280, ptr %281, align 8
  %282 = add nuw nsw i64 %274, 1
  %283 = icmp eq i64 %282, %3
  br i1 %283, label %340, label %273

284:
  %285 = phi i64 [ 0, %256 ], [ %293, %284 ]
  %286 = sdiv i64 %285, %260
  %287 = getelementptr inbounds %struct.Pick, ptr %258, i64 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 32
  %289 = load i64, ptr %288, align 16
  %290 = icmp eq i64 %289, %261
  %291 = uitofp i1 %290 to x86_fp80
  %292 = getelementptr inbounds nuw x86_fp80, ptr %21, i64 %285
  store x86_fp80 %291, ptr %292, align 16
  %293 = add nuw nsw i64 %285, 1
  %294 = icmp eq i64 %293, %3
  br i1 %294, label %340, label %284

295:
  %296 = load i32, ptr %1, align 8
  %297 = icmp sgt i64 %3, 0
  switch i32 %296, label %306 [
    i32 1, label %302
    i32 2, label %298
  ]

298:
  br i1 %297, label %299, label %340

299:
  %300 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %301 = load ptr, ptr %300, align 8
  br label %320

302:
  br i1 %297, label %303, label %340

303:
  %304 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %305 = load ptr, ptr %304, align 8
  br label %310

306:
  br i1 %297, label %307, label %340

307:
  %308 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %309 = load ptr, ptr %308, align 8
  br label %330

310:
  %311 = phi i64 [ 0, %303 ], [ %318, %310 ]
  %312 = getelementptr inbounds nuw %struct.PairF32, ptr %305, i64 %311
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 4
  %314 = load i32, ptr %313, align 4
  %315 = icmp eq i32 %314, %11
  %316 = uitofp i1 %315 to float
  %317 = getelementptr inbounds nuw float, ptr %21, i64 %311
  store float %316, ptr %317, align 4
  %318 = add nuw nsw i64 %311, 1
  %319 = icmp eq i64 %318, %3
  br i1 %319, label %340, label %310

320:
  %321 = phi i64 [ 0, %299 ], [ %328, %320 ]
  %322 = getelementptr inbounds nuw %struct.PairF64, ptr %301, i64 %321
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 8
  %324 = load i32, ptr %323, align 8
  %325 = icmp eq i32 %324, %11
  %326 = uitofp i1 %325 to double
  %327 = getelementptr inbounds nuw double, ptr %21, i64 %321
  store double %326, ptr %327, align 8
  %328 = add nuw nsw i64 %321, 1
  %329 = icmp eq i64 %328, %3
  br i1 %329, label %340, label %320

330:
  %331 = phi i64 [ 0, %307 ], [ %338, %330 ]
  %332 = getelementptr inbounds nuw %struct.PairF80, ptr %309, i64 %331
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 16
  %334 = load i32, ptr %333, align 16
  %335 = icmp eq i32 %334, %11
  %336 = uitofp i1 %335 to x86_fp80
  %337 = getelementptr inbounds nuw x86_fp80, ptr %21, i64 %331
  store x86_fp80 %336, ptr %337, align 16
  %338 = add nuw nsw i64 %331, 1
  %339 = icmp eq i64 %338, %3
  br i1 %339, label %340, label %330

340:
  %341 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %342 = load ptr, ptr %341, align 8
  call void @free(ptr %342)
  %343 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %344 = load ptr, ptr %343, align 8
  call void @free(ptr %344)
  %345 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %346 = load ptr, ptr %345, align 8
  call void @free(ptr %346)
  %347 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %348 = load ptr, ptr %347, align 8
  call void @free(ptr %348)
  call void @free(ptr %1)
  ret ptr %21
}

define internal fastcc void @wait_all(ptr %0, i32 %1, ptr %2) {
  %4 = load double, ptr @timeout.limit, align 8
  %5 = fcmp olt double %4, 0.000000e+00
  br i1 %5, label %6, label %15

6:
  %7 = tail call ptr @getenv(ptr @.str)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:
  %10 = tail call double @strtod(ptr %7, ptr null)
  br label %11

11:
  %12 = phi double [ %10, %9 ], [ 0.000000e+00, %6 ]
  %13 = fcmp ogt double %12, 0.000000e+00
  %14 = select i1 %13, double %12, double 0.000000e+00
  store double %14, ptr @timeout.limit, align 8
  br label %15

15:
  %16 = load double, ptr @timeout.limit, align 8
  %17 = fcmp oeq double %16, 0.000000e+00
  %18 = icmp sgt i32 %1, 1
  %19 = and i1 %18, %17
  br i1 %19, label %24, label %20

20:
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %31

22:
  %23 = zext nneg i32 %1 to i64
  br label %26

24:
  %25 = tail call i32 @PMPI_Waitall(i32 %1, ptr %2, ptr inttoptr (i64 1 to ptr))
  tail call fastcc void @check(ptr %0, i32 %25)
  br label %31

26:
  %27 = phi i64 [ 0, %22 ], [ %29, %26 ]
  %28 = getelementptr inbounds nuw i32, ptr %2, i64 %27
  tail call fastcc void @wait_one(ptr %0, ptr %28)
  %29 = add nuw nsw i64 %27, 1
  %30 = icmp eq i64 %29, %23
  br i1 %30, label %31, label %26

31:
  ret void
}

declare i32 @PMPI_Waitall(i32, ptr, ptr)

declare i64 @pthread_self()

define internal void @count_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, %3
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, -1
  %11 = select i1 %10, i32 %2, i32 %9
  %12 = icmp eq i32 %11, 1
  %13 = icmp eq i32 %11, 2
  %14 = select i1 %13, i64 3, i64 4
  %15 = select i1 %12, i64 2, i64 %14
  %16 = shl i64 %3, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 %16
  store ptr %19, ptr %17, align 8
  ret void
}

declare noalias ptr @malloc(i64)

define internal void @read_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, -1
  %8 = icmp eq i32 %6, %2
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %21

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq i32 %2, 1
  %14 = icmp eq i32 %2, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = shl i64 %3, %16
  %18 = tail call ptr @memcpy(ptr %12, ptr %1, i64 %17)
  %19 = load ptr, ptr %11, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 %17
  store ptr %20, ptr %11, align 8
  br label %73

21:
  %22 = icmp eq i32 %6, 2
  br i1 %22, label %23, label %36

23:
  %24 = icmp sgt i64 %3, 0
  br i1 %24, label %25, label %63

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %27

27:
  %28 = phi i64 [ 0, %25 ], [ %34, %27 ]
  %29 = getelementptr inbounds nuw float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 1
  %31 = fpext float %30 to double
  %32 = load ptr, ptr %26, align 8
  %33 = getelementptr inbounds nuw double, ptr %32, i64 %28
  store double %31, ptr %33, align 1
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %3
  br i1 %35, label %63, label %27

36:
  %37 = icmp eq i32 %2, 1
  %38 = icmp sgt i64 %3, 0
  br i1 %37, label %42, label %39

39:
  br i1 %38, label %40, label %63

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %54

42:
  br i1 %38, label %43, label %63

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %52, %45 ]
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46
  %48 = load float, ptr %47, align 1
  %49 = fpext float %48 to x86_fp80
  %50 = load ptr, ptr %44, align 8
  %51 = getelementptr inbounds nuw x86_fp80, ptr %50, i64 %46
  store x86_fp80 %49, ptr %51, align 1
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %3
  br i1 %53, label %63, label %45

54:
  %55 = phi i64 [ 0, %40 ], [ %61, %54 ]
  %56 = getelementptr inbounds nuw double, ptr %1, i64 %55
  %57 = load double, ptr %56, align 1
  %58 = fpext double %57 to x86_fp80
  %59 = load ptr, ptr %41, align 8
  %60 = getelementptr inbounds nuw x86_fp80, ptr %59, i64 %55
  store x86_fp80 %58, ptr %60, align 1
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %3
  br i1 %62, label %63, label %54

63:
  %64 = load i32, ptr %5, align 8
  %65 = icmp eq i32 %64, 1
  %66 = icmp eq i32 %64, 2
  %67 = select i1 %66, i64 3, i64 4
  %68 = select i1 %65, i64 2, i64 %67
  %69 = shl i64 %3, %68
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 %69
  store ptr %72, ptr %70, align 8
  br label %73

73:
  ret void
}

declare i32 @PMPI_Ibcast(ptr, i32, i32, i32, i32, ptr)

define internal void @write_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = icmp eq i32 %2, 1
  %6 = icmp eq i32 %2, 2
  %7 = select i1 %6, i64 3, i64 4
  %8 = select i1 %5, i64 2, i64 %7
  %9 = shl i64 %3, %8
  %10 = tail call ptr @memset(ptr %1, i32 0, i64 %9)
  tail call void @add_block(ptr %0, ptr %1, i32 %2, i64 %3)
  ret void
}

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
