; Made from all.c by regenerate.py, for openmpi.

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.ompi_predefined_errhandler_t = type opaque
%struct.ompi_predefined_datatype_t = type opaque
%struct.ompi_predefined_request_t = type opaque
%struct.ompi_predefined_op_t = type opaque
%struct.Walk = type { ptr, i32, i64, i32, ptr, i64 }
%struct.View = type { ptr, ptr, i64, i64, i64, i32, i32 }
%struct.ompi_status_public_t = type { i32, i32, i32, i32, i64 }
%struct.PairF32 = type { float, i32 }
%struct.PairF64 = type { double, i32 }
%struct.PairF80 = type { x86_fp80, i32 }
%struct.Pick = type { x86_fp80, x86_fp80, i64, i64 }

@pending_sends = internal global ptr null, align 8
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@arenas = internal global ptr null, align 8
@ompi_mpi_errhandler_null = external global %struct.ompi_predefined_errhandler_t, align 1
@ompi_mpi_errors_return = external global %struct.ompi_predefined_errhandler_t, align 1
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
@ompi_mpi_double = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_float = external global %struct.ompi_predefined_datatype_t, align 1
@.str.9 = private constant [64 x i8] c"a call of MPI with bytes of several kinds or of an unknown kind\00", align 1
@.str.10 = private constant [49 x i8] c"what its adjoint is cannot be told from MPI_BYTE\00", align 1
@.str.11 = private constant [79 x i8] c"describe the numbers by a datatype, such as one made by MPI_Type_create_struct\00", align 1
@.str.12 = private constant [30 x i8] c"a call of MPI with MPI_BOTTOM\00", align 1
@.str.13 = private constant [48 x i8] c"the shadows of absolute addresses are not known\00", align 1
@.str.14 = private constant [60 x i8] c"pass the address of the data, and a datatype relative to it\00", align 1
@.str.15 = private constant [66 x i8] c"a call of MPI with a datatype that cannot be asked for its layout\00", align 1
@.str.16 = private constant [28 x i8] c"MPI_Type_get_envelope fails\00", align 1
@.str.17 = private constant [29 x i8] c"make it without large counts\00", align 1
@ompi_mpi_dblprec = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long_double = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_double_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex16 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_float_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_long_double_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_ldblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_double_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_float_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_longdbl_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2real = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2dblprec = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real16 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex32 = external global %struct.ompi_predefined_datatype_t, align 1
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
@ompi_mpi_byte = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_request_null = external global %struct.ompi_predefined_request_t, align 1
@.str.28 = private constant [45 x i8] c"a message of bytes that ends within a number\00", align 1
@.str.29 = private constant [27 x i8] c"its adjoint cannot be told\00", align 1
@.str.30 = private constant [19 x i8] c"send whole numbers\00", align 1
@pending_bytes = internal global i64 0, align 8
@ompi_mpi_op_sum = external global %struct.ompi_predefined_op_t, align 1
@.str.34 = private constant [65 x i8] c"a reduction of numbers by an operator without a known derivative\00", align 1
@.str.35 = private constant [73 x i8] c"the operator was made outside of what is differentiated, or acts on bits\00", align 1
@.str.36 = private constant [104 x i8] c"call MPI_Op_create within the differentiated function, or use MPI_SUM, PROD, MIN, MAX, MINLOC or MAXLOC\00", align 1
@ompi_mpi_op_prod = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_min = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_max = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_minloc = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_maxloc = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_replace = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_no_op = external global %struct.ompi_predefined_op_t, align 1
@.str.37 = private constant [71 x i8] c"a reduction by another operator than MPI_SUM over an intercommunicator\00", align 1
@.str.38 = private constant [54 x i8] c"which rank's operand is the result is not found there\00", align 1
@.str.39 = private constant [40 x i8] c"merge the groups by MPI_Intercomm_merge\00", align 1
@.str.40 = private constant [77 x i8] c"a reduction of more than 2147483647 numbers by another operator than MPI_SUM\00", align 1
@.str.41 = private constant [27 x i8] c"weights are counted by int\00", align 1
@.str.42 = private constant [9 x i8] c"split it\00", align 1
@ompi_mpi_int = external global %struct.ompi_predefined_datatype_t, align 1
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
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
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
  %15 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @ompi_mpi_errhandler_null, ptr %3, align 8
  %16 = call i32 @PMPI_Comm_get_errhandler(ptr %15, ptr %3)
  %17 = call i32 @PMPI_Comm_set_errhandler(ptr %15, ptr @ompi_mpi_errors_return)
  %18 = load ptr, ptr %3, align 8
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
  %25 = call i32 @PMPI_Test(ptr %22, ptr %4, ptr null)
  call fastcc void @check(ptr %21, i32 %25)
  br label %26

26:
  %27 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %18, ptr %2, align 8
  %28 = icmp eq ptr %18, @ompi_mpi_errhandler_null
  br i1 %28, label %32, label %29

29:
  %30 = call i32 @PMPI_Comm_set_errhandler(ptr %27, ptr %18)
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

define i32 @pad_mpi_Send_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
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
  %20 = tail call i32 @PMPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  ret i32 %20
}

define internal fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Walk, align 8
  %14 = alloca %struct.View, align 8
  %15 = icmp eq i32 %4, -2
  br i1 %15, label %95, label %16

16:
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %14, ptr %0, ptr %1, ptr %7, i64 %2, ptr %3, i32 0)
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
  %52 = call i32 @PMPI_Comm_get_attr(ptr %6, i32 0, ptr %11, ptr %12)
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
  store ptr %6, ptr %88, align 8
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

declare i32 @PMPI_Send(ptr, i32, ptr, i32, i32, ptr)

define i32 @pad_mpi_Ssend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
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
  %20 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  ret i32 %20
}

declare i32 @PMPI_Ssend(ptr, i32, ptr, i32, i32, ptr)

define i32 @pad_mpi_Rsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
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
  %20 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  ret i32 %20
}

declare i32 @PMPI_Rsend(ptr, i32, ptr, i32, i32, ptr)

define i32 @pad_mpi_Bsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
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
  %20 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  ret i32 %20
}

declare i32 @PMPI_Bsend(ptr, i32, ptr, i32, i32, ptr)

define i32 @pad_mpi_Recv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %14 = call i32 @PMPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %11)
  %15 = icmp eq ptr %7, null
  br i1 %15, label %19, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %18 = load i32, ptr %17, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %7, ptr align 8 dereferenceable(24) %11, i64 24, i1 false)
  store i32 %18, ptr %17, align 8
  br label %19

19:
  %20 = icmp eq i32 %14, 0
  br i1 %20, label %21, label %23

21:
  %22 = call fastcc ptr @received(ptr %13, ptr %11, ptr %3)
  store ptr %22, ptr %9, align 8
  br label %23

23:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %14
}

declare void @llvm.lifetime.start.p0(ptr)

define internal fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca %struct.Walk, align 8
  %11 = alloca %struct.View, align 8
  %12 = icmp eq i32 %4, -2
  br i1 %12, label %70, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %11, ptr %0, ptr %1, ptr %6, i64 %2, ptr %3, i32 %7)
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
  store ptr %5, ptr %64, align 8
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

declare i32 @PMPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)

define internal fastcc ptr @received(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Walk, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = icmp eq ptr %0, null
  br i1 %10, label %89, label %11

11:
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %12 = load i32, ptr %1, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i32 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 100
  store i32 %15, ptr %16, align 4
  %17 = call i32 @PMPI_Get_count(ptr %1, ptr %2, ptr %8)
  %18 = load i32, ptr %8, align 4
  %19 = icmp eq i32 %18, -32766
  br i1 %19, label %20, label %24

20:
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  %21 = call i32 @PMPI_Get_elements_x(ptr %1, ptr %2, ptr %9)
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i64 %22, ptr %23, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %27

24:
  %25 = sext i32 %18 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store i64 %25, ptr %26, align 8
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %8)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %56

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %56, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %38 = load i32, ptr %37, align 4
  %39 = icmp ult i32 %38, 2
  br i1 %39, label %40, label %49

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %56, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %48, align 8
  br i1 %47, label %52, label %51

49:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %7, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 -1, ptr %50, align 8
  br label %51

51:
  call fastcc void @walk_view(ptr %7, ptr %28, ptr null)
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %54 = load i64, ptr %53, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %55 = icmp slt i64 %54, 1
  br i1 %55, label %56, label %57

56:
  call void @release_op(ptr %0)
  br label %89

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %16, align 4
  %61 = icmp sgt i32 %60, 28671
  br i1 %61, label %62, label %83

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %64 = load ptr, ptr %63, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %65 = call i32 @PMPI_Comm_get_attr(ptr %64, i32 0, ptr %5, ptr %6)
  %66 = load i32, ptr %6, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %73, label %68

68:
  %69 = load ptr, ptr %5, align 8
  %70 = load i32, ptr %69, align 4
  %71 = add nsw i32 %70, -4096
  %72 = icmp sgt i32 %60, %71
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br i1 %72, label %74, label %83

73:
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %74

74:
  call void @llvm.lifetime.start.p0(ptr %4)
  %75 = icmp eq ptr %59, null
  br i1 %75, label %80, label %76

76:
  %77 = load ptr, ptr %59, align 8
  %78 = icmp eq ptr %77, null
  %79 = select i1 %78, ptr @.str.6, ptr %77
  br label %80

80:
  %81 = phi ptr [ @.str.6, %74 ], [ %79, %76 ]
  %82 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr %81)
  call void @pad_mpi_fail(ptr %4)
  unreachable

83:
  %84 = call i32 @pthread_mutex_lock(ptr @lock)
  %85 = load i64, ptr @posts, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr @posts, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %85, ptr %87, align 8
  %88 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %89

89:
  %90 = phi ptr [ %0, %83 ], [ null, %56 ], [ null, %3 ]
  ret ptr %90
}

declare void @llvm.lifetime.end.p0(ptr)

define i32 @pad_mpi_Sendrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  %18 = sext i32 %2 to i64
  %19 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %18, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
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
  %29 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %28, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %30 = call i32 @PMPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %17)
  %31 = icmp eq ptr %12, null
  br i1 %31, label %35, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %34 = load i32, ptr %33, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %12, ptr align 8 dereferenceable(24) %17, i64 24, i1 false)
  store i32 %34, ptr %33, align 8
  br label %35

35:
  %36 = call fastcc ptr @received(ptr %29, ptr %17, ptr %8)
  %37 = call fastcc ptr @two(ptr %0, ptr %19, ptr %36)
  store ptr %37, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %17)
  ret i32 %30
}

declare i32 @PMPI_Sendrecv(ptr, i32, ptr, i32, i32, ptr, i32, ptr, i32, i32, ptr, ptr)

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

define i32 @pad_mpi_Sendrecv_replace_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %14, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
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
  %24 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %14, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %25 = call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %13)
  %26 = icmp eq ptr %9, null
  br i1 %26, label %30, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %29 = load i32, ptr %28, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %9, ptr align 8 dereferenceable(24) %13, i64 24, i1 false)
  store i32 %29, ptr %28, align 8
  br label %30

30:
  %31 = call fastcc ptr @received(ptr %24, ptr %13, ptr %3)
  %32 = call fastcc ptr @two(ptr %0, ptr %15, ptr %31)
  store ptr %32, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %25
}

declare i32 @PMPI_Sendrecv_replace(ptr, i32, ptr, i32, i32, i32, i32, ptr, ptr)

define i32 @pad_mpi_Bcast_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, ptr %5, ptr %6)
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
  %19 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  ret i32 %19
}

define internal fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = alloca [1900 x i8], align 16
  %9 = alloca %struct.Walk, align 8
  %10 = alloca %struct.View, align 8
  %11 = icmp eq i32 %4, -2
  br i1 %11, label %69, label %12

12:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %10, ptr %0, ptr %1, ptr %6, i64 %2, ptr %3, i32 0)
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
  store ptr %5, ptr %63, align 8
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

declare i32 @PMPI_Bcast(ptr, i32, ptr, i32, ptr)

define i32 @pad_mpi_Reduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, i32 %6, i32 0, ptr %7, ptr %8, ptr %9)
  %14 = tail call fastcc ptr @weights_of(ptr %13, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5)
  %15 = tail call i32 @PMPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  %16 = tail call fastcc ptr @with_weights(ptr %13, ptr %14)
  store ptr %13, ptr %10, align 8
  ret i32 %15
}

define internal fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.Walk, align 8
  %12 = alloca [1900 x i8], align 16
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.View, align 8
  %16 = alloca %struct.View, align 8
  %17 = icmp eq i32 %6, 0
  %18 = icmp eq i32 %5, -2
  %19 = and i1 %18, %17
  br i1 %19, label %97, label %20

20:
  br i1 %17, label %21, label %31

21:
  switch i32 %5, label %22 [
    i32 -4, label %31
    i32 -2, label %30
  ]

22:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %23 = call i32 @PMPI_Comm_test_inter(ptr %7, ptr %14)
  %24 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %31

26:
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  %27 = call i32 @PMPI_Comm_rank(ptr %7, ptr %13)
  %28 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %13)
  %29 = icmp eq i32 %28, %5
  br label %31

30:
  br label %31

31:
  %32 = phi ptr [ @start_allreduce, %20 ], [ @start_reduce, %21 ], [ @start_reduce, %22 ], [ @start_reduce, %26 ], [ @start_reduce, %30 ]
  %33 = phi i1 [ true, %20 ], [ true, %21 ], [ false, %22 ], [ %29, %26 ], [ false, %30 ]
  %34 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %35 = icmp eq i32 %5, -4
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
  store ptr %7, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %37, i64 92
  store i32 2, ptr %55, align 4
  br i1 %33, label %56, label %58

56:
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 176
  call void @llvm.lifetime.start.p0(ptr %15)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %15, ptr %0, ptr %2, ptr %9, i64 %3, ptr %4, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %57, ptr align 8 dereferenceable(48) %15, i64 48, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %58

58:
  %59 = or i1 %34, %36
  br i1 %59, label %62, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 128
  call void @llvm.lifetime.start.p0(ptr %16)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %16, ptr %0, ptr %1, ptr %8, i64 %3, ptr %4, i32 0)
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

define internal fastcc ptr @weights_of(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
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
  br i1 %27, label %595, label %28

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
  %40 = tail call fastcc i32 @usable_operator(ptr %39, ptr %5)
  br label %595

41:
  %42 = icmp eq ptr %5, @ompi_mpi_op_sum
  %43 = icmp eq ptr %5, @ompi_mpi_op_prod
  %44 = or i1 %42, %43
  %45 = icmp eq ptr %5, @ompi_mpi_op_min
  %46 = or i1 %45, %44
  %47 = icmp eq ptr %5, @ompi_mpi_op_max
  %48 = or i1 %47, %46
  %49 = icmp eq ptr %5, @ompi_mpi_op_minloc
  %50 = or i1 %49, %48
  %51 = icmp eq ptr %5, @ompi_mpi_op_maxloc
  %52 = or i1 %51, %50
  %53 = icmp eq ptr %5, @ompi_mpi_op_replace
  %54 = or i1 %53, %52
  %55 = icmp eq ptr %5, @ompi_mpi_op_no_op
  %56 = or i1 %55, %54
  br i1 %56, label %60, label %57

57:
  %58 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %59 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8
  %63 = load i64, ptr %29, align 8
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %64, ptr %1, ptr %2
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %67 = load ptr, ptr %66, align 8
  %68 = tail call fastcc i32 @usable_operator(ptr %62, ptr %5)
  switch i32 %68, label %69 [
    i32 6, label %595
    i32 0, label %595
  ]

69:
  call void @llvm.lifetime.start.p0(ptr %24)
  store i32 0, ptr %24, align 4
  %70 = call i32 @PMPI_Comm_test_inter(ptr %67, ptr %24)
  %71 = load i32, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %24)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %82, label %73

73:
  call void @llvm.lifetime.start.p0(ptr %23)
  %74 = icmp eq ptr %62, null
  br i1 %74, label %79, label %75

75:
  %76 = load ptr, ptr %62, align 8
  %77 = icmp eq ptr %76, null
  %78 = select i1 %77, ptr @.str.6, ptr %76
  br label %79

79:
  %80 = phi ptr [ @.str.6, %73 ], [ %78, %75 ]
  %81 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %23, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr %80)
  call void @pad_mpi_fail(ptr %23)
  unreachable

82:
  %83 = call noalias ptr @malloc(i64 80)
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %94

85:
  call void @llvm.lifetime.start.p0(ptr %22)
  %86 = icmp eq ptr %62, null
  br i1 %86, label %91, label %87

87:
  %88 = load ptr, ptr %62, align 8
  %89 = icmp eq ptr %88, null
  %90 = select i1 %89, ptr @.str.6, ptr %88
  br label %91

91:
  %92 = phi ptr [ @.str.6, %85 ], [ %90, %87 ]
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %22, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %92)
  call void @pad_mpi_fail(ptr %22)
  unreachable

94:
  %95 = call ptr @memset(ptr %83, i32 0, i64 80)
  %96 = load ptr, ptr %34, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %112, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 12
  %100 = load i32, ptr %99, align 4
  %101 = icmp ult i32 %100, 2
  br i1 %101, label %102, label %105

102:
  %103 = getelementptr inbounds nuw i8, ptr %33, i64 44
  %104 = load i32, ptr %103, align 4
  br label %112

105:
  %106 = and i32 %100, 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %112

108:
  %109 = and i32 %100, 4
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i32 1, i32 2
  br label %112

112:
  %113 = phi i32 [ 0, %94 ], [ %104, %102 ], [ %111, %108 ], [ 3, %105 ]
  store i32 %113, ptr %83, align 8
  %114 = getelementptr inbounds nuw i8, ptr %83, i64 4
  store i32 %68, ptr %114, align 4
  %115 = call fastcc i32 @first_per(ptr %96)
  %116 = icmp eq i32 %115, 2
  %117 = select i1 %116, i32 2, i32 1
  %118 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i32 %117, ptr %118, align 8
  call void @llvm.lifetime.start.p0(ptr %25)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(48) %25, ptr align 8 dereferenceable(48) %33, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr %26)
  store ptr %65, ptr %26, align 8
  store ptr %26, ptr %25, align 8
  %119 = getelementptr inbounds nuw i8, ptr %25, i64 40
  store i32 1, ptr %119, align 8
  br i1 %97, label %132, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %96, i64 12
  %122 = load i32, ptr %121, align 4
  %123 = icmp ult i32 %122, 2
  br i1 %123, label %124, label %129

124:
  %125 = getelementptr inbounds nuw i8, ptr %33, i64 44
  %126 = load i32, ptr %125, align 4
  %127 = icmp eq i32 %126, 0
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %21, align 8
  %128 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %113, ptr %128, align 8
  br i1 %127, label %134, label %131

129:
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %21, align 8
  %130 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %113, ptr %130, align 8
  br label %131

131:
  call fastcc void @walk_view(ptr %21, ptr %33, ptr null)
  br label %134

132:
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  store ptr @count_block, ptr %21, align 8
  %133 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %113, ptr %133, align 8
  br label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %138 = load i64, ptr %137, align 8
  call void @llvm.lifetime.end.p0(ptr %21)
  %139 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 %138, ptr %139, align 8
  %140 = icmp sgt i64 %138, 2147483647
  br i1 %140, label %141, label %150

141:
  call void @llvm.lifetime.start.p0(ptr %20)
  %142 = icmp eq ptr %62, null
  br i1 %142, label %147, label %143

143:
  %144 = load ptr, ptr %62, align 8
  %145 = icmp eq ptr %144, null
  %146 = select i1 %145, ptr @.str.6, ptr %144
  br label %147

147:
  %148 = phi ptr [ @.str.6, %141 ], [ %146, %143 ]
  %149 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %20, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr %148)
  call void @pad_mpi_fail(ptr %20)
  unreachable

150:
  %151 = ptrtoint ptr %136 to i64
  %152 = call i64 @llvm.smax.i64(i64 %151, i64 1)
  %153 = call noalias ptr @malloc(i64 %152)
  %154 = icmp eq ptr %153, null
  br i1 %154, label %155, label %164

155:
  call void @llvm.lifetime.start.p0(ptr %19)
  %156 = icmp eq ptr %62, null
  br i1 %156, label %161, label %157

157:
  %158 = load ptr, ptr %62, align 8
  %159 = icmp eq ptr %158, null
  %160 = select i1 %159, ptr @.str.6, ptr %158
  br label %161

161:
  %162 = phi ptr [ @.str.6, %155 ], [ %160, %157 ]
  %163 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %19, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %162)
  call void @pad_mpi_fail(ptr %19)
  unreachable

164:
  %165 = getelementptr inbounds nuw i8, ptr %83, i64 24
  store ptr %153, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %167 = load i64, ptr %166, align 8
  %168 = icmp slt i64 %167, 1
  br i1 %168, label %182, label %169

169:
  %170 = load i32, ptr %83, align 8
  %171 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %172 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %173 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %174 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %175 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %176 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %177 = getelementptr inbounds nuw i8, ptr %18, i64 40
  call void @llvm.lifetime.start.p0(ptr %18)
  store ptr @read_block, ptr %18, align 8
  store i32 0, ptr %171, align 8
  store i32 0, ptr %172, align 4
  store i64 0, ptr %173, align 8
  store i32 %170, ptr %174, align 8
  store i32 0, ptr %175, align 4
  store ptr %153, ptr %176, align 8
  store i64 0, ptr %177, align 8
  %178 = load ptr, ptr %26, align 8
  %179 = icmp eq ptr %178, null
  br i1 %179, label %181, label %180

180:
  call fastcc void @walk_view(ptr %18, ptr %25, ptr %178)
  br label %181

181:
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %182

182:
  %183 = icmp eq i32 %68, 1
  br i1 %183, label %184, label %422

184:
  %185 = load i32, ptr %118, align 8
  %186 = load i32, ptr %83, align 8
  %187 = icmp eq i32 %186, 1
  %188 = icmp eq i32 %186, 2
  %189 = select i1 %188, ptr @ompi_mpi_c_double_complex, ptr @ompi_mpi_c_long_double_complex
  %190 = select i1 %187, ptr @ompi_mpi_c_float_complex, ptr %189
  %191 = load i64, ptr %139, align 8
  %192 = select i1 %188, i64 3, i64 4
  %193 = select i1 %187, i64 2, i64 %192
  %194 = shl i64 %191, %193
  %195 = call i64 @llvm.smax.i64(i64 %194, i64 1)
  %196 = call noalias ptr @malloc(i64 %195)
  %197 = icmp eq ptr %196, null
  br i1 %197, label %198, label %207

198:
  call void @llvm.lifetime.start.p0(ptr %17)
  %199 = icmp eq ptr %62, null
  br i1 %199, label %204, label %200

200:
  %201 = load ptr, ptr %62, align 8
  %202 = icmp eq ptr %201, null
  %203 = select i1 %202, ptr @.str.6, ptr %201
  br label %204

204:
  %205 = phi ptr [ @.str.6, %198 ], [ %203, %200 ]
  %206 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %17, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %205)
  call void @pad_mpi_fail(ptr %17)
  unreachable

207:
  %208 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store ptr %196, ptr %208, align 8
  %209 = load i64, ptr %139, align 8
  %210 = sext i32 %185 to i64
  %211 = sdiv i64 %209, %210
  %212 = shl nsw i64 %211, 2
  %213 = call i64 @llvm.smax.i64(i64 %212, i64 1)
  %214 = call noalias ptr @malloc(i64 %213)
  %215 = icmp eq ptr %214, null
  br i1 %215, label %216, label %225

216:
  call void @llvm.lifetime.start.p0(ptr %16)
  %217 = icmp eq ptr %62, null
  br i1 %217, label %222, label %218

218:
  %219 = load ptr, ptr %62, align 8
  %220 = icmp eq ptr %219, null
  %221 = select i1 %220, ptr @.str.6, ptr %219
  br label %222

222:
  %223 = phi ptr [ @.str.6, %216 ], [ %221, %218 ]
  %224 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %16, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %223)
  call void @pad_mpi_fail(ptr %16)
  unreachable

225:
  %226 = getelementptr inbounds nuw i8, ptr %83, i64 40
  store ptr %214, ptr %226, align 8
  %227 = load i64, ptr %139, align 8
  %228 = sdiv i64 %227, %210
  %229 = shl nsw i64 %228, 2
  %230 = call i64 @llvm.smax.i64(i64 %229, i64 1)
  %231 = call noalias ptr @malloc(i64 %230)
  %232 = icmp eq ptr %231, null
  br i1 %232, label %233, label %242

233:
  call void @llvm.lifetime.start.p0(ptr %15)
  %234 = icmp eq ptr %62, null
  br i1 %234, label %239, label %235

235:
  %236 = load ptr, ptr %62, align 8
  %237 = icmp eq ptr %236, null
  %238 = select i1 %237, ptr @.str.6, ptr %236
  br label %239

239:
  %240 = phi ptr [ @.str.6, %233 ], [ %238, %235 ]
  %241 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %240)
  call void @pad_mpi_fail(ptr %15)
  unreachable

242:
  %243 = getelementptr inbounds nuw i8, ptr %83, i64 48
  store ptr %231, ptr %243, align 8
  %244 = load i32, ptr %83, align 8
  %245 = load i64, ptr %139, align 8
  %246 = sdiv i64 %245, %210
  %247 = icmp sgt i64 %246, 0
  switch i32 %244, label %256 [
    i32 1, label %252
    i32 2, label %248
  ]

248:
  br i1 %247, label %249, label %392

249:
  %250 = icmp eq i32 %185, 1
  %251 = icmp eq i32 %185, 2
  br label %304

252:
  br i1 %247, label %253, label %392

253:
  %254 = icmp eq i32 %185, 1
  %255 = icmp eq i32 %185, 2
  br label %260

256:
  br i1 %247, label %257, label %392

257:
  %258 = icmp eq i32 %185, 1
  %259 = icmp eq i32 %185, 2
  br label %348

260:
  %261 = phi i64 [ 0, %253 ], [ %300, %299 ]
  %262 = load ptr, ptr %165, align 8
  %263 = mul nsw i64 %261, %210
  %264 = getelementptr inbounds float, ptr %262, i64 %263
  %265 = load ptr, ptr %208, align 8
  %266 = getelementptr inbounds float, ptr %265, i64 %263
  %267 = load float, ptr %264, align 4
  %268 = fcmp une float %267, 0.000000e+00
  %269 = select i1 %268, i1 true, i1 %254
  %270 = xor i1 %268, true
  br i1 %269, label %275, label %271

271:
  %272 = getelementptr inbounds nuw i8, ptr %264, i64 4
  %273 = load float, ptr %272, align 4
  %274 = fcmp oeq float %273, 0.000000e+00
  br label %275

275:
  %276 = phi i1 [ %270, %260 ], [ %274, %271 ]
  %277 = zext i1 %276 to i32
  %278 = load ptr, ptr %226, align 8
  %279 = getelementptr inbounds nuw i32, ptr %278, i64 %261
  store i32 %277, ptr %279, align 4
  %280 = load ptr, ptr %226, align 8
  %281 = getelementptr inbounds nuw i32, ptr %280, i64 %261
  %282 = load i32, ptr %281, align 4
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %286

284:
  %285 = load float, ptr %264, align 4
  br label %286

286:
  %287 = phi float [ %285, %284 ], [ 1.000000e+00, %275 ]
  store float %287, ptr %266, align 4
  br i1 %255, label %288, label %299

288:
  %289 = load ptr, ptr %226, align 8
  %290 = getelementptr inbounds nuw i32, ptr %289, i64 %261
  %291 = load i32, ptr %290, align 4
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %296

293:
  %294 = getelementptr inbounds nuw i8, ptr %264, i64 4
  %295 = load float, ptr %294, align 4
  br label %296

296:
  %297 = phi float [ %295, %293 ], [ 0.000000e+00, %288 ]
  %298 = getelementptr inbounds nuw i8, ptr %266, i64 4
  store float %297, ptr %298, align 4
  br label %299

299:
  %300 = add nuw nsw i64 %261, 1
  %301 = load i64, ptr %139, align 8
  %302 = sdiv i64 %301, %210
  %303 = icmp slt i64 %300, %302
  br i1 %303, label %260, label %392

304:
  %305 = phi i64 [ 0, %249 ], [ %344, %343 ]
  %306 = load ptr, ptr %165, align 8
  %307 = mul nsw i64 %305, %210
  %308 = getelementptr inbounds double, ptr %306, i64 %307
  %309 = load ptr, ptr %208, align 8
  %310 = getelementptr inbounds double, ptr %309, i64 %307
  %311 = load double, ptr %308, align 8
  %312 = fcmp une double %311, 0.000000e+00
  %313 = select i1 %312, i1 true, i1 %250
  %314 = xor i1 %312, true
  br i1 %313, label %319, label %315

315:
  %316 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %317 = load double, ptr %316, align 8
  %318 = fcmp oeq double %317, 0.000000e+00
  br label %319

319:
  %320 = phi i1 [ %314, %304 ], [ %318, %315 ]
  %321 = zext i1 %320 to i32
  %322 = load ptr, ptr %226, align 8
  %323 = getelementptr inbounds nuw i32, ptr %322, i64 %305
  store i32 %321, ptr %323, align 4
  %324 = load ptr, ptr %226, align 8
  %325 = getelementptr inbounds nuw i32, ptr %324, i64 %305
  %326 = load i32, ptr %325, align 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %330

328:
  %329 = load double, ptr %308, align 8
  br label %330

330:
  %331 = phi double [ %329, %328 ], [ 1.000000e+00, %319 ]
  store double %331, ptr %310, align 8
  br i1 %251, label %332, label %343

332:
  %333 = load ptr, ptr %226, align 8
  %334 = getelementptr inbounds nuw i32, ptr %333, i64 %305
  %335 = load i32, ptr %334, align 4
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %340

337:
  %338 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %339 = load double, ptr %338, align 8
  br label %340

340:
  %341 = phi double [ %339, %337 ], [ 0.000000e+00, %332 ]
  %342 = getelementptr inbounds nuw i8, ptr %310, i64 8
  store double %341, ptr %342, align 8
  br label %343

343:
  %344 = add nuw nsw i64 %305, 1
  %345 = load i64, ptr %139, align 8
  %346 = sdiv i64 %345, %210
  %347 = icmp slt i64 %344, %346
  br i1 %347, label %304, label %392

348:
  %349 = phi i64 [ 0, %257 ], [ %388, %387 ]
  %350 = load ptr, ptr %165, align 8
  %351 = mul nsw i64 %349, %210
  %352 = getelementptr inbounds x86_fp80, ptr %350, i64 %351
  %353 = load ptr, ptr %208, align 8
  %354 = getelementptr inbounds x86_fp80, ptr %353, i64 %351
  %355 = load x86_fp80, ptr %352, align 16
  %356 = fcmp une x86_fp80 %355, 0xK00000000000000000000
  %357 = select i1 %356, i1 true, i1 %258
  %358 = xor i1 %356, true
  br i1 %357, label %363, label %359

359:
  %360 = getelementptr inbounds nuw i8, ptr %352, i64 16
  %361 = load x86_fp80, ptr %360, align 16
  %362 = fcmp oeq x86_fp80 %361, 0xK00000000000000000000
  br label %363

363:
  %364 = phi i1 [ %358, %348 ], [ %362, %359 ]
  %365 = zext i1 %364 to i32
  %366 = load ptr, ptr %226, align 8
  %367 = getelementptr inbounds nuw i32, ptr %366, i64 %349
  store i32 %365, ptr %367, align 4
  %368 = load ptr, ptr %226, align 8
  %369 = getelementptr inbounds nuw i32, ptr %368, i64 %349
  %370 = load i32, ptr %369, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %372, label %374

372:
  %373 = load x86_fp80, ptr %352, align 16
  br label %374

374:
  %375 = phi x86_fp80 [ %373, %372 ], [ 0xK3FFF8000000000000000, %363 ]
  store x86_fp80 %375, ptr %354, align 16
  br i1 %259, label %376, label %387

376:
  %377 = load ptr, ptr %226, align 8
  %378 = getelementptr inbounds nuw i32, ptr %377, i64 %349
  %379 = load i32, ptr %378, align 4
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %384

381:
  %382 = getelementptr inbounds nuw i8, ptr %352, i64 16
  %383 = load x86_fp80, ptr %382, align 16
  br label %384

384:
  %385 = phi x86_fp80 [ %383, %381 ], [ 0xK00000000000000000000, %376 ]
  %386 = getelementptr inbounds nuw i8, ptr %354, i64 16
  store x86_fp80 %385, ptr %386, align 16
  br label %387

387:
  %388 = add nuw nsw i64 %349, 1
  %389 = load i64, ptr %139, align 8
  %390 = sdiv i64 %389, %210
  %391 = icmp slt i64 %388, %390
  br i1 %391, label %348, label %392

392:
  %393 = load ptr, ptr %208, align 8
  %394 = load i64, ptr %139, align 8
  %395 = icmp eq i32 %185, 2
  br i1 %395, label %401, label %396

396:
  %397 = load i32, ptr %83, align 8
  switch i32 %397, label %399 [
    i32 1, label %401
    i32 2, label %400
    i32 3, label %398
  ]

398:
  br label %401

399:
  br label %401

400:
  br label %401

401:
  %402 = phi ptr [ %190, %392 ], [ @ompi_mpi_float, %396 ], [ @ompi_mpi_byte, %399 ], [ @ompi_mpi_double, %400 ], [ @ompi_mpi_long_double, %398 ]
  %403 = sdiv i64 %394, %210
  %404 = trunc i64 %403 to i32
  %405 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %406 = getelementptr inbounds nuw i8, ptr %83, i64 72
  %407 = load i32, ptr %406, align 8
  %408 = add nsw i32 %407, 1
  store i32 %408, ptr %406, align 8
  %409 = sext i32 %407 to i64
  %410 = getelementptr inbounds ptr, ptr %405, i64 %409
  %411 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %393, i32 %404, ptr %402, ptr @ompi_mpi_op_prod, ptr %67, ptr %410)
  call fastcc void @check(ptr %62, i32 %411)
  %412 = load ptr, ptr %226, align 8
  %413 = load ptr, ptr %243, align 8
  %414 = load i64, ptr %139, align 8
  %415 = sdiv i64 %414, %210
  %416 = trunc i64 %415 to i32
  %417 = load i32, ptr %406, align 8
  %418 = add nsw i32 %417, 1
  store i32 %418, ptr %406, align 8
  %419 = sext i32 %417 to i64
  %420 = getelementptr inbounds ptr, ptr %405, i64 %419
  %421 = call i32 @PMPI_Iallreduce(ptr %412, ptr %413, i32 %416, ptr @ompi_mpi_int, ptr @ompi_mpi_op_sum, ptr %67, ptr %420)
  call fastcc void @check(ptr %62, i32 %421)
  br label %594

422:
  %423 = and i32 %68, 6
  %424 = icmp eq i32 %423, 2
  br i1 %424, label %425, label %501

425:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %426 = call i32 @PMPI_Comm_rank(ptr %67, ptr %14)
  %427 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  %428 = load i32, ptr %83, align 8
  %429 = icmp eq i32 %428, 1
  %430 = icmp eq i32 %428, 2
  %431 = load i64, ptr %139, align 8
  %432 = select i1 %430, i64 4, i64 5
  %433 = select i1 %429, i64 3, i64 %432
  %434 = shl i64 %431, %433
  %435 = call i64 @llvm.smax.i64(i64 %434, i64 1)
  %436 = call noalias ptr @malloc(i64 %435)
  %437 = icmp eq ptr %436, null
  br i1 %437, label %438, label %447

438:
  call void @llvm.lifetime.start.p0(ptr %13)
  %439 = icmp eq ptr %62, null
  br i1 %439, label %444, label %440

440:
  %441 = load ptr, ptr %62, align 8
  %442 = icmp eq ptr %441, null
  %443 = select i1 %442, ptr @.str.6, ptr %441
  br label %444

444:
  %445 = phi ptr [ @.str.6, %438 ], [ %443, %440 ]
  %446 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %13, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %445)
  call void @pad_mpi_fail(ptr %13)
  unreachable

447:
  %448 = call ptr @memset(ptr %436, i32 0, i64 %435)
  %449 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store ptr %436, ptr %449, align 8
  %450 = load i32, ptr %83, align 8
  %451 = load i64, ptr %139, align 8
  %452 = icmp sgt i64 %451, 0
  switch i32 %450, label %459 [
    i32 1, label %456
    i32 2, label %453
  ]

453:
  br i1 %452, label %454, label %486

454:
  %455 = load ptr, ptr %165, align 8
  br label %470

456:
  br i1 %452, label %457, label %486

457:
  %458 = load ptr, ptr %165, align 8
  br label %462

459:
  br i1 %452, label %460, label %486

460:
  %461 = load ptr, ptr %165, align 8
  br label %478

462:
  %463 = phi i64 [ 0, %457 ], [ %468, %462 ]
  %464 = getelementptr inbounds nuw float, ptr %458, i64 %463
  %465 = load float, ptr %464, align 4
  %466 = getelementptr inbounds nuw %struct.PairF32, ptr %436, i64 %463
  store float %465, ptr %466, align 4
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 4
  store i32 %427, ptr %467, align 4
  %468 = add nuw nsw i64 %463, 1
  %469 = icmp eq i64 %468, %451
  br i1 %469, label %486, label %462

470:
  %471 = phi i64 [ 0, %454 ], [ %476, %470 ]
  %472 = getelementptr inbounds nuw double, ptr %455, i64 %471
  %473 = load double, ptr %472, align 8
  %474 = getelementptr inbounds nuw %struct.PairF64, ptr %436, i64 %471
  store double %473, ptr %474, align 8
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 8
  store i32 %427, ptr %475, align 8
  %476 = add nuw nsw i64 %471, 1
  %477 = icmp eq i64 %476, %451
  br i1 %477, label %486, label %470

478:
  %479 = phi i64 [ 0, %460 ], [ %484, %478 ]
  %480 = getelementptr inbounds nuw x86_fp80, ptr %461, i64 %479
  %481 = load x86_fp80, ptr %480, align 16
  %482 = getelementptr inbounds nuw %struct.PairF80, ptr %436, i64 %479
  store x86_fp80 %481, ptr %482, align 16
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 16
  store i32 %427, ptr %483, align 16
  %484 = add nuw nsw i64 %479, 1
  %485 = icmp eq i64 %484, %451
  br i1 %485, label %486, label %478

486:
  %487 = select i1 %430, ptr @ompi_mpi_double_int, ptr @ompi_mpi_longdbl_int
  %488 = select i1 %429, ptr @ompi_mpi_float_int, ptr %487
  %489 = load i64, ptr %139, align 8
  %490 = trunc i64 %489 to i32
  %491 = load i32, ptr %114, align 4
  %492 = icmp eq i32 %491, 2
  %493 = select i1 %492, ptr @ompi_mpi_op_minloc, ptr @ompi_mpi_op_maxloc
  %494 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %495 = getelementptr inbounds nuw i8, ptr %83, i64 72
  %496 = load i32, ptr %495, align 8
  %497 = add nsw i32 %496, 1
  store i32 %497, ptr %495, align 8
  %498 = sext i32 %496 to i64
  %499 = getelementptr inbounds ptr, ptr %494, i64 %498
  %500 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %436, i32 %490, ptr %488, ptr %493, ptr %67, ptr %499)
  call fastcc void @check(ptr %62, i32 %500)
  br label %594

501:
  %502 = mul nsw i64 %3, 48
  %503 = call i64 @llvm.smax.i64(i64 %502, i64 1)
  %504 = call noalias ptr @malloc(i64 %503)
  %505 = icmp eq ptr %504, null
  br i1 %505, label %506, label %515

506:
  call void @llvm.lifetime.start.p0(ptr %10)
  %507 = icmp eq ptr %62, null
  br i1 %507, label %512, label %508

508:
  %509 = load ptr, ptr %62, align 8
  %510 = icmp eq ptr %509, null
  %511 = select i1 %510, ptr @.str.6, ptr %509
  br label %512

512:
  %513 = phi ptr [ @.str.6, %506 ], [ %511, %508 ]
  %514 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %513)
  call void @pad_mpi_fail(ptr %10)
  unreachable

515:
  %516 = call ptr @memset(ptr %504, i32 0, i64 %503)
  %517 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store ptr %504, ptr %517, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  %518 = call i32 @PMPI_Type_get_extent(ptr %4, ptr %8, ptr %9)
  %519 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  %520 = icmp sgt i64 %3, 0
  br i1 %520, label %521, label %578

521:
  %522 = icmp eq ptr %4, @ompi_mpi_double_int
  %523 = icmp eq ptr %4, @ompi_mpi_float_int
  %524 = icmp eq ptr %4, @ompi_mpi_longdbl_int
  %525 = icmp eq i64 %519, 8
  br label %526

526:
  %527 = phi i64 [ 0, %521 ], [ %576, %567 ]
  %528 = mul nsw i64 %527, %519
  %529 = getelementptr inbounds i8, ptr %65, i64 %528
  %530 = getelementptr inbounds nuw %struct.Pick, ptr %504, i64 %527
  br i1 %522, label %531, label %538

531:
  %532 = load double, ptr %529, align 1
  %533 = fpext double %532 to x86_fp80
  store x86_fp80 %533, ptr %530, align 16
  %534 = getelementptr inbounds nuw i8, ptr %529, i64 8
  %535 = load i32, ptr %534, align 4
  %536 = sitofp i32 %535 to x86_fp80
  %537 = getelementptr inbounds nuw i8, ptr %530, i64 16
  store x86_fp80 %536, ptr %537, align 16
  br label %567

538:
  br i1 %523, label %539, label %546

539:
  %540 = load float, ptr %529, align 1
  %541 = fpext float %540 to x86_fp80
  store x86_fp80 %541, ptr %530, align 16
  %542 = getelementptr inbounds nuw i8, ptr %529, i64 4
  %543 = load i32, ptr %542, align 4
  %544 = sitofp i32 %543 to x86_fp80
  %545 = getelementptr inbounds nuw i8, ptr %530, i64 16
  store x86_fp80 %544, ptr %545, align 16
  br label %567

546:
  br i1 %524, label %547, label %553

547:
  %548 = load x86_fp80, ptr %529, align 1
  store x86_fp80 %548, ptr %530, align 16
  %549 = getelementptr inbounds nuw i8, ptr %529, i64 16
  %550 = load i32, ptr %549, align 4
  %551 = sitofp i32 %550 to x86_fp80
  %552 = getelementptr inbounds nuw i8, ptr %530, i64 16
  store x86_fp80 %551, ptr %552, align 16
  br label %567

553:
  %554 = getelementptr inbounds nuw i8, ptr %530, i64 16
  br i1 %525, label %555, label %561

555:
  %556 = load float, ptr %529, align 1
  %557 = fpext float %556 to x86_fp80
  store x86_fp80 %557, ptr %530, align 16
  %558 = getelementptr inbounds nuw i8, ptr %529, i64 4
  %559 = load float, ptr %558, align 1
  %560 = fpext float %559 to x86_fp80
  store x86_fp80 %560, ptr %554, align 16
  br label %567

561:
  %562 = load double, ptr %529, align 1
  %563 = fpext double %562 to x86_fp80
  store x86_fp80 %563, ptr %530, align 16
  %564 = getelementptr inbounds nuw i8, ptr %529, i64 8
  %565 = load double, ptr %564, align 1
  %566 = fpext double %565 to x86_fp80
  store x86_fp80 %566, ptr %554, align 16
  br label %567

567:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %568 = call i32 @PMPI_Comm_rank(ptr %67, ptr %7)
  %569 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %570 = sext i32 %569 to i64
  %571 = getelementptr inbounds nuw i8, ptr %530, i64 32
  store i64 %570, ptr %571, align 16
  %572 = load i32, ptr %114, align 4
  %573 = icmp eq i32 %572, 5
  %574 = select i1 %573, i64 1, i64 -1
  %575 = getelementptr inbounds nuw i8, ptr %530, i64 40
  store i64 %574, ptr %575, align 8
  %576 = add nuw nsw i64 %527, 1
  %577 = icmp eq i64 %576, %3
  br i1 %577, label %578, label %526

578:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %12)
  %579 = call i32 @PMPI_Type_contiguous(i32 48, ptr @ompi_mpi_byte, ptr %11)
  call fastcc void @check(ptr %62, i32 %579)
  %580 = call i32 @PMPI_Type_commit(ptr %11)
  call fastcc void @check(ptr %62, i32 %580)
  %581 = call i32 @PMPI_Op_create(ptr @pick, i32 1, ptr %12)
  call fastcc void @check(ptr %62, i32 %581)
  %582 = trunc nsw i64 %3 to i32
  %583 = load ptr, ptr %11, align 8
  %584 = load ptr, ptr %12, align 8
  %585 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %586 = getelementptr inbounds nuw i8, ptr %83, i64 72
  %587 = load i32, ptr %586, align 8
  %588 = add nsw i32 %587, 1
  store i32 %588, ptr %586, align 8
  %589 = sext i32 %587 to i64
  %590 = getelementptr inbounds ptr, ptr %585, i64 %589
  %591 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %504, i32 %582, ptr %583, ptr %584, ptr %67, ptr %590)
  call fastcc void @check(ptr %62, i32 %591)
  %592 = call i32 @PMPI_Type_free(ptr %11)
  %593 = call i32 @PMPI_Op_free(ptr %12)
  store i64 %3, ptr %139, align 8
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %594

594:
  call void @llvm.lifetime.end.p0(ptr %26)
  call void @llvm.lifetime.end.p0(ptr %25)
  br label %595

595:
  %596 = phi ptr [ null, %6 ], [ null, %37 ], [ %83, %594 ], [ null, %60 ], [ null, %60 ]
  ret ptr %596
}

declare i32 @PMPI_Reduce(ptr, ptr, i32, ptr, ptr, i32, ptr)

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
  %20 = load ptr, ptr %19, align 8
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
  %62 = call fastcc ptr @found_weights(ptr %18, ptr %1, ptr %20, i64 %61)
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

define i32 @pad_mpi_Allreduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, i32 0, i32 1, ptr %6, ptr %7, ptr %8)
  %13 = tail call fastcc ptr @weights_of(ptr %12, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5)
  %14 = tail call i32 @PMPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %15 = tail call fastcc ptr @with_weights(ptr %12, ptr %13)
  store ptr %12, ptr %9, align 8
  ret i32 %14
}

declare i32 @PMPI_Allreduce(ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Send_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = tail call i32 @PMPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
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
  %99 = load ptr, ptr %98, align 8
  call fastcc void @send_later(ptr %90, ptr %36, i64 %93, i32 %95, i32 %97, ptr %99)
  br label %100

100:
  ret void
}

define i32 @pad_mpi_Ssend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
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

define i32 @pad_mpi_Rsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
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

define i32 @pad_mpi_Bsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  tail call fastcc void @enter(ptr %0)
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
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

define i32 @pad_mpi_Recv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  tail call fastcc void @enter(ptr %0)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %13 = call i32 @PMPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %14 = icmp eq ptr %7, null
  br i1 %14, label %18, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %17 = load i32, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %7, ptr align 8 dereferenceable(24) %10, i64 24, i1 false)
  store i32 %17, ptr %16, align 8
  br label %18

18:
  %19 = call fastcc ptr @received(ptr %12, ptr %10, ptr %3)
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
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
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
  %54 = load ptr, ptr %53, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_errhandler_null, ptr %5, align 8
  %55 = call i32 @PMPI_Comm_get_errhandler(ptr %54, ptr %5)
  %56 = call i32 @PMPI_Comm_set_errhandler(ptr %54, ptr @ompi_mpi_errors_return)
  %57 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %5)
  %58 = load ptr, ptr %37, align 8
  %59 = call fastcc ptr @large(ptr %58, ptr %8)
  %60 = load ptr, ptr %37, align 8
  %61 = load ptr, ptr %52, align 8
  %62 = load i64, ptr %8, align 8
  %63 = trunc i64 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %65 = load i32, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %67 = load i32, ptr %66, align 4
  %68 = load ptr, ptr %53, align 8
  %69 = call fastcc ptr @request_of(ptr %0)
  %70 = call i32 @PMPI_Irecv(ptr %61, i32 %63, ptr %59, i32 %65, i32 %67, ptr %68, ptr %69)
  call fastcc void @check(ptr %60, i32 %70)
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr %59, ptr %4, align 8
  %71 = icmp eq ptr %59, @ompi_mpi_byte
  br i1 %71, label %74, label %72

72:
  %73 = call i32 @PMPI_Type_free(ptr %4)
  br label %74

74:
  call void @llvm.lifetime.end.p0(ptr %4)
  %75 = load ptr, ptr %53, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr %57, ptr %3, align 8
  %76 = icmp eq ptr %57, @ompi_mpi_errhandler_null
  br i1 %76, label %80, label %77

77:
  %78 = call i32 @PMPI_Comm_set_errhandler(ptr %75, ptr %57)
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

define i32 @pad_mpi_Sendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  tail call fastcc void @enter(ptr %0)
  %17 = sext i32 %2 to i64
  %18 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %17, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %19 = sext i32 %7 to i64
  %20 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %19, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %21 = call i32 @PMPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %16)
  %22 = icmp eq ptr %12, null
  br i1 %22, label %26, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %25 = load i32, ptr %24, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %12, ptr align 8 dereferenceable(24) %16, i64 24, i1 false)
  store i32 %25, ptr %24, align 8
  br label %26

26:
  %27 = call fastcc ptr @received(ptr %20, ptr %16, ptr %8)
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

define i32 @pad_mpi_Sendrecv_replace_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  tail call fastcc void @enter(ptr %0)
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %15 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %13, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %16 = call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %12)
  %17 = icmp eq ptr %9, null
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %20 = load i32, ptr %19, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %9, ptr align 8 dereferenceable(24) %12, i64 24, i1 false)
  store i32 %20, ptr %19, align 8
  br label %21

21:
  %22 = call fastcc ptr @received(ptr %15, ptr %12, ptr %3)
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

define i32 @pad_mpi_Bcast_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Walk, align 8
  %9 = alloca %struct.Walk, align 8
  %10 = alloca [1900 x i8], align 16
  %11 = alloca %struct.Walk, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %14, ptr %3, i32 %4, ptr %5, ptr %6)
  %16 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
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
    i32 -4, label %48
    i32 -2, label %47
  ]

39:
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  %40 = call i32 @PMPI_Comm_test_inter(ptr %5, ptr %13)
  %41 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %13)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %48

43:
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %44 = call i32 @PMPI_Comm_rank(ptr %5, ptr %12)
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
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_errhandler_null, ptr %7, align 8
  %10 = call i32 @PMPI_Comm_get_errhandler(ptr %9, ptr %7)
  %11 = call i32 @PMPI_Comm_set_errhandler(ptr %9, ptr @ompi_mpi_errors_return)
  %12 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %13 = icmp eq i32 %3, 1
  %14 = icmp eq i32 %3, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = icmp ne ptr %1, inttoptr (i64 1 to ptr)
  %20 = icmp ne ptr %1, null
  %21 = and i1 %19, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = icmp ne ptr %1, inttoptr (i64 1 to ptr)
  %24 = icmp ne ptr %1, null
  %25 = and i1 %23, %24
  br label %32

26:
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr %12, ptr %6, align 8
  %27 = icmp eq ptr %12, @ompi_mpi_errhandler_null
  br i1 %27, label %31, label %28

28:
  %29 = call i32 @PMPI_Comm_set_errhandler(ptr %9, ptr %12)
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
  %48 = phi ptr [ @ompi_mpi_float, %40 ], [ @ompi_mpi_byte, %45 ], [ @ompi_mpi_double, %46 ], [ @ompi_mpi_long_double, %44 ]
  %49 = call i32 @PMPI_Bcast(ptr %43, i32 %36, ptr %48, i32 %4, ptr %9)
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
  %58 = phi ptr [ @ompi_mpi_float, %50 ], [ @ompi_mpi_byte, %55 ], [ @ompi_mpi_double, %56 ], [ @ompi_mpi_long_double, %54 ]
  %59 = call fastcc ptr @request_of(ptr %0)
  %60 = call i32 @PMPI_Ibcast(ptr %53, i32 %36, ptr %58, i32 %4, ptr %9, ptr %59)
  call fastcc void @check(ptr %51, i32 %60)
  br label %61

61:
  %62 = add nuw nsw i64 %33, 1073741824
  %63 = icmp slt i64 %62, %2
  br i1 %63, label %32, label %26
}

define internal fastcc void @settle(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @ompi_mpi_errhandler_null, ptr %3, align 8
  %6 = call i32 @PMPI_Comm_get_errhandler(ptr %5, ptr %3)
  %7 = call i32 @PMPI_Comm_set_errhandler(ptr %5, ptr @ompi_mpi_errors_return)
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %14 = load ptr, ptr %13, align 8
  call fastcc void @wait_all(ptr %10, i32 %12, ptr %14)
  %15 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %8, ptr %2, align 8
  %16 = icmp eq ptr %8, @ompi_mpi_errhandler_null
  br i1 %16, label %20, label %17

17:
  %18 = call i32 @PMPI_Comm_set_errhandler(ptr %15, ptr %8)
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

define i32 @pad_mpi_Reduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, i32 %6, i32 0, ptr %7, ptr %8, ptr %9)
  %13 = tail call fastcc ptr @weights_of(ptr %12, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5)
  %14 = tail call i32 @PMPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
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
  %47 = load ptr, ptr %46, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %48 = call i32 @PMPI_Comm_test_inter(ptr %47, ptr %12)
  %49 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %12)
  %50 = icmp eq i32 %3, 0
  br i1 %50, label %51, label %62

51:
  %52 = load ptr, ptr %46, align 8
  switch i32 %2, label %53 [
    i32 -4, label %62
    i32 -2, label %61
  ]

53:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i32 0, ptr %11, align 4
  %54 = call i32 @PMPI_Comm_test_inter(ptr %52, ptr %11)
  %55 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62

57:
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 0, ptr %10, align 4
  %58 = call i32 @PMPI_Comm_rank(ptr %52, ptr %10)
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
  %162 = load ptr, ptr %46, align 8
  %163 = call fastcc ptr @found_weights(ptr %26, ptr %1, ptr %162, i64 %85)
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
  %203 = phi ptr [ %201, %200 ], [ inttoptr (i64 1 to ptr), %199 ]
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
  %213 = phi ptr [ %211, %210 ], [ inttoptr (i64 1 to ptr), %208 ]
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

define i32 @pad_mpi_Allreduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %10, ptr %4, i32 0, i32 1, ptr %6, ptr %7, ptr %8)
  %12 = tail call fastcc ptr @weights_of(ptr %11, ptr %1, ptr %2, i64 %10, ptr %4, ptr %5)
  %13 = tail call i32 @PMPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
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
  %20 = tail call i32 @PMPI_Wait(ptr %1, ptr null)
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
  %25 = call i32 @PMPI_Test(ptr %1, ptr %4, ptr null)
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
  %4 = alloca [257 x i8], align 16
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

declare i32 @PMPI_Comm_get_errhandler(ptr, ptr)

declare i32 @PMPI_Comm_set_errhandler(ptr, ptr)

declare i32 @PMPI_Wait(ptr, ptr)

declare double @PMPI_Wtime()

declare ptr @getenv(ptr)

declare double @strtod(ptr, ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @pad_mpi_fail(ptr)

declare i32 @PMPI_Error_string(i32, ptr, ptr)

declare i32 @PMPI_Errhandler_free(ptr)

declare ptr @realloc(ptr, i64)

define internal fastcc void @view(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, i32 %6) {
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
  br i1 %21, label %105, label %22

22:
  %23 = tail call fastcc ptr @layout_of(ptr %1, ptr %5)
  store ptr %23, ptr %13, align 8
  %24 = icmp eq ptr %5, @ompi_mpi_double
  br i1 %24, label %30, label %25

25:
  %26 = icmp eq ptr %5, @ompi_mpi_float
  br i1 %26, label %30, label %27

27:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 0, ptr %12, align 8
  %28 = call i32 @PMPI_Type_get_extent(ptr %5, ptr %11, ptr %12)
  %29 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %30

30:
  %31 = phi i64 [ 8, %22 ], [ %29, %27 ], [ 4, %25 ]
  store i64 %31, ptr %14, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i32 %33, 2
  br i1 %34, label %35, label %57

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = zext nneg i32 %6 to i64
  %38 = getelementptr inbounds nuw i32, ptr %36, i64 %37
  %39 = load i32, ptr %38, align 4
  switch i32 %39, label %41 [
    i32 102, label %43
    i32 100, label %42
    i32 120, label %40
  ]

40:
  br label %43

41:
  br label %43

42:
  br label %43

43:
  %44 = phi i1 [ false, %35 ], [ true, %41 ], [ false, %42 ], [ false, %40 ]
  %45 = phi i32 [ 1, %35 ], [ 0, %41 ], [ 2, %42 ], [ 3, %40 ]
  store i32 %45, ptr %20, align 4
  %46 = icmp ne i32 %39, 0
  %47 = and i1 %46, %44
  br i1 %47, label %48, label %57

48:
  call void @llvm.lifetime.start.p0(ptr %10)
  %49 = icmp eq ptr %1, null
  br i1 %49, label %54, label %50

50:
  %51 = load ptr, ptr %1, align 8
  %52 = icmp eq ptr %51, null
  %53 = select i1 %52, ptr @.str.6, ptr %51
  br label %54

54:
  %55 = phi ptr [ @.str.6, %48 ], [ %53, %50 ]
  %56 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr %55)
  call void @pad_mpi_fail(ptr %10)
  unreachable

57:
  %58 = icmp ne ptr %2, null
  %59 = icmp eq ptr %23, null
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %75, label %61

61:
  %62 = icmp ult i32 %33, 2
  %63 = load i32, ptr %20, align 4
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %75, label %66

66:
  call void @llvm.lifetime.start.p0(ptr %9)
  %67 = icmp eq ptr %1, null
  br i1 %67, label %72, label %68

68:
  %69 = load ptr, ptr %1, align 8
  %70 = icmp eq ptr %69, null
  %71 = select i1 %70, ptr @.str.6, ptr %69
  br label %72

72:
  %73 = phi ptr [ @.str.6, %66 ], [ %71, %68 ]
  %74 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr %73)
  call void @pad_mpi_fail(ptr %9)
  unreachable

75:
  %76 = icmp eq ptr %3, null
  %77 = icmp eq ptr %23, null
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %105, label %79

79:
  %80 = icmp ult i32 %33, 2
  %81 = load i32, ptr %20, align 4
  %82 = icmp eq i32 %81, 0
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %105, label %84

84:
  %85 = load i32, ptr %18, align 8
  %86 = sext i32 %85 to i64
  %87 = shl nsw i64 %86, 3
  %88 = call i64 @llvm.smax.i64(i64 %87, i64 1)
  %89 = call noalias ptr @malloc(i64 %88)
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %100

91:
  call void @llvm.lifetime.start.p0(ptr %8)
  %92 = icmp eq ptr %1, null
  br i1 %92, label %97, label %93

93:
  %94 = load ptr, ptr %1, align 8
  %95 = icmp eq ptr %94, null
  %96 = select i1 %95, ptr @.str.6, ptr %94
  br label %97

97:
  %98 = phi ptr [ @.str.6, %91 ], [ %96, %93 ]
  %99 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %98)
  call void @pad_mpi_fail(ptr %8)
  unreachable

100:
  store ptr %89, ptr %0, align 8
  %101 = load i32, ptr %18, align 8
  %102 = sext i32 %101 to i64
  %103 = shl nsw i64 %102, 3
  %104 = call ptr @memcpy(ptr %89, ptr %3, i64 %103)
  br label %105

105:
  ret void
}

define internal void @start_return(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
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
  %51 = load ptr, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %52 = call i32 @PMPI_Comm_get_errhandler(ptr %51, ptr %4)
  %53 = call i32 @PMPI_Comm_set_errhandler(ptr %51, ptr @ompi_mpi_errors_return)
  %54 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
  %55 = load ptr, ptr %34, align 8
  %56 = call fastcc ptr @large(ptr %55, ptr %7)
  %57 = load ptr, ptr %34, align 8
  %58 = load ptr, ptr %49, align 8
  %59 = load i64, ptr %7, align 8
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %64 = load i32, ptr %63, align 4
  %65 = load ptr, ptr %50, align 8
  %66 = call fastcc ptr @request_of(ptr %0)
  %67 = call i32 @PMPI_Irecv(ptr %58, i32 %60, ptr %56, i32 %62, i32 %64, ptr %65, ptr %66)
  call fastcc void @check(ptr %57, i32 %67)
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr %56, ptr %3, align 8
  %68 = icmp eq ptr %56, @ompi_mpi_byte
  br i1 %68, label %71, label %69

69:
  %70 = call i32 @PMPI_Type_free(ptr %3)
  br label %71

71:
  call void @llvm.lifetime.end.p0(ptr %3)
  %72 = load ptr, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %54, ptr %2, align 8
  %73 = icmp eq ptr %54, @ompi_mpi_errhandler_null
  br i1 %73, label %77, label %74

74:
  %75 = call i32 @PMPI_Comm_set_errhandler(ptr %72, ptr %54)
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

define internal fastcc ptr @layout_of(ptr %0, ptr %1) {
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
  %21 = icmp eq ptr %1, @ompi_mpi_double
  %22 = icmp eq ptr %1, @ompi_mpi_float
  %23 = or i1 %21, %22
  br i1 %23, label %24, label %26

24:
  %25 = tail call fastcc ptr @named(ptr %0, ptr %1)
  br label %272

26:
  %27 = call i32 @PMPI_Type_get_envelope(ptr %1, ptr %16, ptr %17, ptr %18, ptr %19)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %38, label %29

29:
  call void @llvm.lifetime.start.p0(ptr %15)
  %30 = icmp eq ptr %0, null
  br i1 %30, label %35, label %31

31:
  %32 = load ptr, ptr %0, align 8
  %33 = icmp eq ptr %32, null
  %34 = select i1 %33, ptr @.str.6, ptr %32
  br label %35

35:
  %36 = phi ptr [ @.str.6, %29 ], [ %34, %31 ]
  %37 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr %36)
  call void @pad_mpi_fail(ptr %15)
  unreachable

38:
  %39 = load i32, ptr %19, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %43

41:
  %42 = call fastcc ptr @named(ptr %0, ptr %1)
  br label %272

43:
  %44 = add i32 %39, -14
  %45 = icmp ult i32 %44, 3
  br i1 %45, label %46, label %69

46:
  %47 = call i32 @PMPI_Type_size(ptr %1, ptr %20)
  %48 = load i32, ptr %19, align 4
  %49 = icmp eq i32 %48, 16
  %50 = load i32, ptr %20, align 4
  br i1 %49, label %51, label %64

51:
  %52 = call noalias ptr @malloc(i64 64)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %56

54:
  call void @llvm.lifetime.start.p0(ptr %14)
  %55 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %14, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %14)
  unreachable

56:
  %57 = sext i32 %50 to i64
  %58 = call ptr @memset(ptr %52, i32 0, i64 64)
  store i32 0, ptr %52, align 8
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 24
  store i64 1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 4
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i32 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i64 %57, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 12
  store i32 1, ptr %63, align 4
  br label %272

64:
  %65 = sext i32 %50 to i64
  %66 = icmp eq i32 %48, 15
  %67 = select i1 %66, i32 2, i32 1
  %68 = call fastcc ptr @real_of_size(ptr %0, i64 %65, i32 %67)
  br label %272

69:
  %70 = load i32, ptr %16, align 4
  %71 = sext i32 %70 to i64
  %72 = shl nsw i64 %71, 2
  %73 = call i64 @llvm.smax.i64(i64 %72, i64 1)
  %74 = call noalias ptr @malloc(i64 %73)
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %85

76:
  call void @llvm.lifetime.start.p0(ptr %13)
  %77 = icmp eq ptr %0, null
  br i1 %77, label %82, label %78

78:
  %79 = load ptr, ptr %0, align 8
  %80 = icmp eq ptr %79, null
  %81 = select i1 %80, ptr @.str.6, ptr %79
  br label %82

82:
  %83 = phi ptr [ @.str.6, %76 ], [ %81, %78 ]
  %84 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %13, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %83)
  call void @pad_mpi_fail(ptr %13)
  unreachable

85:
  %86 = load i32, ptr %17, align 4
  %87 = sext i32 %86 to i64
  %88 = shl nsw i64 %87, 3
  %89 = call i64 @llvm.smax.i64(i64 %88, i64 1)
  %90 = call noalias ptr @malloc(i64 %89)
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %101

92:
  call void @llvm.lifetime.start.p0(ptr %12)
  %93 = icmp eq ptr %0, null
  br i1 %93, label %98, label %94

94:
  %95 = load ptr, ptr %0, align 8
  %96 = icmp eq ptr %95, null
  %97 = select i1 %96, ptr @.str.6, ptr %95
  br label %98

98:
  %99 = phi ptr [ @.str.6, %92 ], [ %97, %94 ]
  %100 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %99)
  call void @pad_mpi_fail(ptr %12)
  unreachable

101:
  %102 = load i32, ptr %18, align 4
  %103 = sext i32 %102 to i64
  %104 = shl nsw i64 %103, 3
  %105 = call i64 @llvm.smax.i64(i64 %104, i64 1)
  %106 = call noalias ptr @malloc(i64 %105)
  %107 = icmp eq ptr %106, null
  br i1 %107, label %108, label %117

108:
  call void @llvm.lifetime.start.p0(ptr %11)
  %109 = icmp eq ptr %0, null
  br i1 %109, label %114, label %110

110:
  %111 = load ptr, ptr %0, align 8
  %112 = icmp eq ptr %111, null
  %113 = select i1 %112, ptr @.str.6, ptr %111
  br label %114

114:
  %115 = phi ptr [ @.str.6, %108 ], [ %113, %110 ]
  %116 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr %115)
  call void @pad_mpi_fail(ptr %11)
  unreachable

117:
  %118 = load i32, ptr %16, align 4
  %119 = load i32, ptr %17, align 4
  %120 = load i32, ptr %18, align 4
  %121 = call i32 @PMPI_Type_get_contents(ptr %1, i32 %118, i32 %119, i32 %120, ptr %74, ptr %90, ptr %106)
  call fastcc void @check(ptr %0, i32 %121)
  %122 = load i32, ptr %19, align 4
  %123 = icmp eq i32 %122, 11
  br i1 %123, label %124, label %192

124:
  %125 = load i32, ptr %74, align 4
  %126 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %127 = sext i32 %125 to i64
  %128 = call fastcc ptr @new_node(i32 3, i64 %127)
  %129 = icmp sgt i32 %125, 0
  br i1 %129, label %130, label %254

130:
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 56
  %132 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 12
  %134 = zext nneg i32 %125 to i64
  br label %135

135:
  %136 = phi i64 [ 0, %130 ], [ %190, %189 ]
  %137 = getelementptr inbounds nuw i32, ptr %126, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds nuw ptr, ptr %106, i64 %136
  %141 = load ptr, ptr %140, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  %142 = call i32 @PMPI_Type_get_extent(ptr %141, ptr %3, ptr %4)
  %143 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  %144 = load ptr, ptr %140, align 8
  %145 = call fastcc ptr @layout_of(ptr %0, ptr %144)
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %161

148:
  %149 = icmp eq i32 %138, 1
  br i1 %149, label %157, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %145, i64 16
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %145, i64 24
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %154, %152
  %156 = icmp eq i64 %143, %155
  br i1 %156, label %157, label %161

157:
  %158 = getelementptr inbounds nuw i8, ptr %145, i64 24
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %159, %139
  store i64 %160, ptr %158, align 8
  br label %171

161:
  %162 = icmp eq i32 %138, 1
  br i1 %162, label %171, label %163

163:
  %164 = call fastcc ptr @new_node(i32 1, i64 %139)
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 32
  store i64 %143, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 56
  %167 = load ptr, ptr %166, align 8
  store ptr %145, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %145, i64 12
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr inbounds nuw i8, ptr %164, i64 12
  store i32 %169, ptr %170, align 4
  br label %171

171:
  %172 = phi ptr [ %145, %157 ], [ %164, %163 ], [ %145, %161 ]
  %173 = load ptr, ptr %131, align 8
  %174 = getelementptr inbounds nuw ptr, ptr %173, i64 %136
  store ptr %172, ptr %174, align 8
  %175 = getelementptr inbounds nuw i64, ptr %90, i64 %136
  %176 = load i64, ptr %175, align 8
  %177 = load ptr, ptr %132, align 8
  %178 = getelementptr inbounds nuw i64, ptr %177, i64 %136
  store i64 %176, ptr %178, align 8
  %179 = load i32, ptr %137, align 4
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %189, label %181

181:
  %182 = load ptr, ptr %131, align 8
  %183 = getelementptr inbounds nuw ptr, ptr %182, i64 %136
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 12
  %186 = load i32, ptr %185, align 4
  %187 = load i32, ptr %133, align 4
  %188 = or i32 %187, %186
  store i32 %188, ptr %133, align 4
  br label %189

189:
  %190 = add nuw nsw i64 %136, 1
  %191 = icmp eq i64 %190, %134
  br i1 %191, label %254, label %135

192:
  %193 = load ptr, ptr %106, align 8
  %194 = call fastcc ptr @layout_of(ptr %0, ptr %193)
  %195 = load ptr, ptr %106, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 0, ptr %6, align 8
  %196 = call i32 @PMPI_Type_get_extent(ptr %195, ptr %5, ptr %6)
  %197 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  switch i32 %122, label %253 [
    i32 1, label %254
    i32 17, label %254
    i32 2, label %198
    i32 3, label %202
    i32 5, label %214
    i32 6, label %223
    i32 8, label %229
    i32 9, label %234
    i32 18, label %242
    i32 12, label %249
    i32 13, label %251
  ]

198:
  %199 = load i32, ptr %74, align 4
  %200 = sext i32 %199 to i64
  %201 = call fastcc ptr @loop(i64 %200, i64 %197, ptr %194)
  br label %254

202:
  %203 = load i32, ptr %74, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  %208 = mul nsw i64 %197, %207
  %209 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %210 = load i32, ptr %209, align 4
  %211 = sext i32 %210 to i64
  %212 = call fastcc ptr @loop(i64 %211, i64 %197, ptr %194)
  %213 = call fastcc ptr @loop(i64 %204, i64 %208, ptr %212)
  br label %254

214:
  %215 = load i32, ptr %74, align 4
  %216 = sext i32 %215 to i64
  %217 = load i64, ptr %90, align 8
  %218 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %219 = load i32, ptr %218, align 4
  %220 = sext i32 %219 to i64
  %221 = call fastcc ptr @loop(i64 %220, i64 %197, ptr %194)
  %222 = call fastcc ptr @loop(i64 %216, i64 %217, ptr %221)
  br label %254

223:
  %224 = load i32, ptr %74, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %227 = getelementptr inbounds i32, ptr %226, i64 %225
  %228 = call fastcc ptr @blocks(ptr %194, i64 %197, i64 %225, ptr %226, i64 0, ptr null, ptr %227)
  br label %254

229:
  %230 = load i32, ptr %74, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %233 = call fastcc ptr @blocks(ptr %194, i64 %197, i64 %231, ptr %232, i64 0, ptr %90, ptr null)
  br label %254

234:
  %235 = load i32, ptr %74, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %238 = load i32, ptr %237, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %241 = call fastcc ptr @blocks(ptr %194, i64 %197, i64 %236, ptr null, i64 %239, ptr null, ptr %240)
  br label %254

242:
  %243 = load i32, ptr %74, align 4
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %246 = load i32, ptr %245, align 4
  %247 = sext i32 %246 to i64
  %248 = call fastcc ptr @blocks(ptr %194, i64 %197, i64 %244, ptr null, i64 %247, ptr %90, ptr null)
  br label %254

249:
  %250 = call fastcc ptr @subarray(ptr %194, i64 %197, ptr %74)
  br label %254

251:
  %252 = call fastcc ptr @darray(ptr %194, i64 %197, ptr %74)
  br label %254

253:
  call fastcc void @free_node(ptr %194)
  call fastcc void @refuse(ptr %0, ptr @.str.21, ptr @.str.22, ptr @.str.23)
  unreachable

254:
  %255 = phi ptr [ %194, %192 ], [ %194, %192 ], [ %252, %251 ], [ %201, %198 ], [ %213, %202 ], [ %222, %214 ], [ %228, %223 ], [ %233, %229 ], [ %241, %234 ], [ %248, %242 ], [ %250, %249 ], [ %128, %124 ], [ %128, %189 ]
  %256 = load i32, ptr %18, align 4
  %257 = icmp sgt i32 %256, 0
  br i1 %257, label %259, label %258

258:
  call void @free(ptr %74)
  call void @free(ptr %90)
  call void @free(ptr %106)
  br label %272

259:
  %260 = phi i64 [ %268, %267 ], [ 0, %254 ]
  %261 = getelementptr inbounds nuw ptr, ptr %106, i64 %260
  %262 = load ptr, ptr %261, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %263 = call i32 @PMPI_Type_get_envelope(ptr %262, ptr %7, ptr %8, ptr %9, ptr %10)
  %264 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  switch i32 %264, label %265 [
    i32 15, label %267
    i32 14, label %267
    i32 0, label %267
    i32 16, label %267
  ]

265:
  %266 = call i32 @PMPI_Type_free(ptr %261)
  br label %267

267:
  %268 = add nuw nsw i64 %260, 1
  %269 = load i32, ptr %18, align 4
  %270 = sext i32 %269 to i64
  %271 = icmp slt i64 %268, %270
  br i1 %271, label %259, label %258

272:
  %273 = phi ptr [ %25, %24 ], [ %42, %41 ], [ %255, %258 ], [ %52, %56 ], [ %68, %64 ]
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret ptr %273
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

define internal fastcc ptr @named(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = alloca [1900 x i8], align 16
  %6 = alloca [1900 x i8], align 16
  %7 = alloca [1900 x i8], align 16
  %8 = alloca i32, align 4
  %9 = icmp eq ptr %1, @ompi_mpi_double
  %10 = icmp eq ptr %1, @ompi_mpi_dblprec
  %11 = or i1 %9, %10
  %12 = icmp eq ptr %1, @ompi_mpi_real8
  %13 = or i1 %12, %11
  br i1 %13, label %14, label %26

14:
  %15 = tail call noalias ptr @malloc(i64 64)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %19

17:
  call void @llvm.lifetime.start.p0(ptr %7)
  %18 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %7)
  unreachable

19:
  %20 = tail call ptr @memset(ptr %15, i32 0, i64 64)
  store i32 0, ptr %15, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i64 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i32 2, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 8, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 4, ptr %25, align 4
  br label %146

26:
  %27 = icmp eq ptr %1, @ompi_mpi_float
  %28 = icmp eq ptr %1, @ompi_mpi_real4
  %29 = or i1 %27, %28
  br i1 %29, label %30, label %42

30:
  %31 = tail call noalias ptr @malloc(i64 64)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %35

33:
  call void @llvm.lifetime.start.p0(ptr %6)
  %34 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %6)
  unreachable

35:
  %36 = tail call ptr @memset(ptr %31, i32 0, i64 64)
  store i32 0, ptr %31, align 8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 24
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 4
  store i32 1, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i32 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store i64 4, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 12
  store i32 2, ptr %41, align 4
  br label %146

42:
  %43 = icmp eq ptr %1, @ompi_mpi_long_double
  br i1 %43, label %44, label %56

44:
  %45 = tail call noalias ptr @malloc(i64 64)
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %49

47:
  call void @llvm.lifetime.start.p0(ptr %5)
  %48 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %5)
  unreachable

49:
  %50 = tail call ptr @memset(ptr %45, i32 0, i64 64)
  store i32 0, ptr %45, align 8
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store i64 1, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %45, i64 4
  store i32 3, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i32 1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 16, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 8, ptr %55, align 4
  br label %146

56:
  %57 = icmp eq ptr %1, @ompi_mpi_c_double_complex
  %58 = icmp eq ptr %1, @ompi_mpi_dblcplex
  %59 = or i1 %57, %58
  %60 = icmp eq ptr %1, @ompi_mpi_complex16
  %61 = or i1 %60, %59
  %62 = icmp eq ptr %1, @ompi_mpi_cxx_dblcplex
  %63 = or i1 %62, %61
  br i1 %63, label %64, label %76

64:
  %65 = tail call noalias ptr @malloc(i64 64)
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %69

67:
  call void @llvm.lifetime.start.p0(ptr %4)
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %4)
  unreachable

69:
  %70 = tail call ptr @memset(ptr %65, i32 0, i64 64)
  store i32 0, ptr %65, align 8
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 24
  store i64 1, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store i32 2, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i32 2, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %65, i64 16
  store i64 16, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %65, i64 12
  store i32 4, ptr %75, align 4
  br label %146

76:
  %77 = icmp eq ptr %1, @ompi_mpi_c_float_complex
  %78 = icmp eq ptr %1, @ompi_mpi_complex8
  %79 = or i1 %77, %78
  %80 = icmp eq ptr %1, @ompi_mpi_cxx_cplex
  %81 = or i1 %80, %79
  br i1 %81, label %82, label %94

82:
  %83 = tail call noalias ptr @malloc(i64 64)
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %87

85:
  call void @llvm.lifetime.start.p0(ptr %3)
  %86 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.1, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.6)
  call void @pad_mpi_fail(ptr %3)
  unreachable

87:
  %88 = tail call ptr @memset(ptr %83, i32 0, i64 64)
  store i32 0, ptr %83, align 8
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 24
  store i64 1, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 4
  store i32 1, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i32 2, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 8, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %83, i64 12
  store i32 2, ptr %93, align 4
  br label %146

94:
  %95 = icmp eq ptr %1, @ompi_mpi_c_long_double_complex
  %96 = icmp eq ptr %1, @ompi_mpi_cxx_ldblcplex
  %97 = or i1 %95, %96
  br i1 %97, label %98, label %100

98:
  %99 = tail call fastcc ptr @numbers(i32 3, i32 2)
  br label %146

100:
  %101 = icmp eq ptr %1, @ompi_mpi_double_int
  br i1 %101, label %102, label %104

102:
  %103 = tail call fastcc ptr @pair(i32 2, i64 8)
  br label %146

104:
  %105 = icmp eq ptr %1, @ompi_mpi_float_int
  br i1 %105, label %106, label %108

106:
  %107 = tail call fastcc ptr @pair(i32 1, i64 4)
  br label %146

108:
  %109 = icmp eq ptr %1, @ompi_mpi_longdbl_int
  br i1 %109, label %110, label %112

110:
  %111 = tail call fastcc ptr @pair(i32 3, i64 16)
  br label %146

112:
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %113 = call i32 @PMPI_Type_size(ptr %1, ptr %8)
  %114 = icmp eq ptr %1, @ompi_mpi_real
  br i1 %114, label %115, label %119

115:
  %116 = load i32, ptr %8, align 4
  %117 = sext i32 %116 to i64
  %118 = call fastcc ptr @real_of_size(ptr %0, i64 %117, i32 1)
  br label %144

119:
  %120 = icmp eq ptr %1, @ompi_mpi_cplex
  br i1 %120, label %121, label %125

121:
  %122 = load i32, ptr %8, align 4
  %123 = sext i32 %122 to i64
  %124 = call fastcc ptr @real_of_size(ptr %0, i64 %123, i32 2)
  br label %144

125:
  %126 = icmp eq ptr %1, @ompi_mpi_2real
  br i1 %126, label %127, label %131

127:
  %128 = load i32, ptr %8, align 4
  %129 = sext i32 %128 to i64
  %130 = call fastcc ptr @real_of_size(ptr %0, i64 %129, i32 2)
  br label %144

131:
  %132 = icmp eq ptr %1, @ompi_mpi_2dblprec
  br i1 %132, label %133, label %135

133:
  %134 = call fastcc ptr @numbers(i32 2, i32 2)
  br label %144

135:
  %136 = icmp eq ptr %1, @ompi_mpi_real16
  %137 = icmp eq ptr %1, @ompi_mpi_complex32
  %138 = or i1 %136, %137
  br i1 %138, label %139, label %140

139:
  call fastcc void @half_precision(ptr %0)
  unreachable

140:
  %141 = load i32, ptr %8, align 4
  %142 = sext i32 %141 to i64
  %143 = call fastcc ptr @leaf(i32 0, i32 0, i64 %142)
  br label %144

144:
  %145 = phi ptr [ %118, %115 ], [ %124, %121 ], [ %130, %127 ], [ %134, %133 ], [ %143, %140 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  br label %146

146:
  %147 = phi ptr [ %15, %19 ], [ %31, %35 ], [ %45, %49 ], [ %65, %69 ], [ %83, %87 ], [ %99, %98 ], [ %103, %102 ], [ %107, %106 ], [ %111, %110 ], [ %145, %144 ]
  ret ptr %147
}

declare i32 @PMPI_Type_get_envelope(ptr, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_size(ptr, ptr)

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

declare i32 @PMPI_Type_get_contents(ptr, i32, i32, i32, ptr, ptr, ptr)

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
  %16 = icmp eq i32 %15, 1
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
  %23 = icmp eq i32 %16, 1
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
  %54 = icmp eq i32 %49, 2
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
  %86 = icmp eq i32 %84, -1
  br i1 %86, label %87, label %94

87:
  %88 = icmp eq i32 %49, 0
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

declare i32 @PMPI_Type_get_extent(ptr, ptr, ptr)

declare i32 @PMPI_Comm_get_attr(ptr, i32, ptr, ptr)

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
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %26, %28
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
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 120
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %65, %67
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
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %13, label %10

10:
  %11 = icmp ult ptr %6, %8
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

define internal fastcc ptr @large(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [2 x ptr], align 16
  %7 = alloca [2 x i32], align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
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
  %14 = call i32 @PMPI_Type_size(ptr @ompi_mpi_byte, ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %15 = call i32 @PMPI_Type_contiguous(i32 16777216, ptr @ompi_mpi_byte, ptr %9)
  call fastcc void @check(ptr %0, i32 %15)
  %16 = load i64, ptr %1, align 8
  %17 = sdiv i64 %16, 16777216
  %18 = trunc i64 %17 to i32
  %19 = load ptr, ptr %9, align 8
  %20 = call i32 @PMPI_Type_contiguous(i32 %18, ptr %19, ptr %3)
  call fastcc void @check(ptr %0, i32 %20)
  %21 = load i64, ptr %1, align 8
  %22 = srem i64 %21, 16777216
  %23 = trunc nsw i64 %22 to i32
  %24 = call i32 @PMPI_Type_contiguous(i32 %23, ptr @ompi_mpi_byte, ptr %4)
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
  %32 = load ptr, ptr %3, align 8
  store ptr %32, ptr %6, align 16
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %33, ptr %34, align 8
  %35 = call i32 @PMPI_Type_create_struct(i32 2, ptr %7, ptr %10, ptr %6, ptr %5)
  call fastcc void @check(ptr %0, i32 %35)
  %36 = call i32 @PMPI_Type_commit(ptr %5)
  call fastcc void @check(ptr %0, i32 %36)
  %37 = call i32 @PMPI_Type_free(ptr %9)
  %38 = call i32 @PMPI_Type_free(ptr %3)
  %39 = call i32 @PMPI_Type_free(ptr %4)
  store i64 1, ptr %1, align 8
  %40 = load ptr, ptr %5, align 8
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
  %42 = phi ptr [ %40, %13 ], [ @ompi_mpi_byte, %2 ]
  ret ptr %42
}

declare i32 @PMPI_Irecv(ptr, i32, ptr, i32, i32, ptr, ptr)

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
  %15 = shl nsw i64 %14, 3
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
  %37 = getelementptr inbounds ptr, ptr %34, i64 %36
  store ptr @ompi_request_null, ptr %37, align 8
  %38 = load ptr, ptr %33, align 8
  %39 = load i32, ptr %3, align 8
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %3, align 8
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds ptr, ptr %38, i64 %41
  ret ptr %42
}

declare i32 @PMPI_Type_contiguous(i32, ptr, ptr)

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
  %129 = load ptr, ptr %128, align 8
  call fastcc void @send_later(ptr %120, ptr %35, i64 %123, i32 %125, i32 %127, ptr %129)
  ret void
}

define internal void @finish_nothing(ptr %0) {
  ret void
}

define internal fastcc void @send_later(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, ptr %5) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
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
  store ptr @ompi_mpi_errhandler_null, ptr %9, align 8
  %25 = call i32 @PMPI_Comm_get_errhandler(ptr %5, ptr %9)
  %26 = call i32 @PMPI_Comm_set_errhandler(ptr %5, ptr @ompi_mpi_errors_return)
  %27 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  %28 = call fastcc ptr @large(ptr %0, ptr %11)
  %29 = load i64, ptr %11, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %32 = call i32 @PMPI_Isend(ptr %1, i32 %30, ptr %28, i32 %3, i32 %4, ptr %5, ptr %31)
  call fastcc void @check(ptr %0, i32 %32)
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr %28, ptr %8, align 8
  %33 = icmp eq ptr %28, @ompi_mpi_byte
  br i1 %33, label %36, label %34

34:
  %35 = call i32 @PMPI_Type_free(ptr %8)
  br label %36

36:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr %27, ptr %7, align 8
  %37 = icmp eq ptr %27, @ompi_mpi_errhandler_null
  br i1 %37, label %41, label %38

38:
  %39 = call i32 @PMPI_Comm_set_errhandler(ptr %5, ptr %27)
  %40 = call i32 @PMPI_Errhandler_free(ptr %7)
  br label %41

41:
  call void @llvm.lifetime.end.p0(ptr %7)
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %43, align 8
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

declare i32 @PMPI_Isend(ptr, i32, ptr, i32, i32, ptr, ptr)

declare i32 @PMPI_Get_count(ptr, ptr, ptr)

declare i32 @PMPI_Get_elements_x(ptr, ptr, ptr)

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
  %32 = load ptr, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %33 = call i32 @PMPI_Comm_test_inter(ptr %32, ptr %8)
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
    i32 -2, label %77
    i32 -4, label %155
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
  %156 = load ptr, ptr %31, align 8
  switch i32 %30, label %157 [
    i32 -4, label %166
    i32 -2, label %165
  ]

157:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %158 = call i32 @PMPI_Comm_test_inter(ptr %156, ptr %3)
  %159 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %166

161:
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %162 = call i32 @PMPI_Comm_rank(ptr %156, ptr %2)
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
  %173 = phi ptr [ %171, %170 ], [ inttoptr (i64 1 to ptr), %166 ]
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
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %47 = load i32, ptr %46, align 8
  switch i32 %47, label %48 [
    i32 -4, label %56
    i32 -2, label %91
  ]

48:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %49 = call i32 @PMPI_Comm_test_inter(ptr %45, ptr %4)
  %50 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %91

52:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %53 = call i32 @PMPI_Comm_rank(ptr %45, ptr %3)
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
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_errhandler_null, ptr %8, align 8
  %11 = call i32 @PMPI_Comm_get_errhandler(ptr %10, ptr %8)
  %12 = call i32 @PMPI_Comm_set_errhandler(ptr %10, ptr @ompi_mpi_errors_return)
  %13 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  %14 = icmp eq i32 %4, 1
  %15 = icmp eq i32 %4, 2
  %16 = select i1 %15, i64 3, i64 4
  %17 = select i1 %14, i64 2, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = icmp ne ptr %1, inttoptr (i64 1 to ptr)
  %21 = icmp ne ptr %1, null
  %22 = and i1 %20, %21
  %23 = icmp ne ptr %2, inttoptr (i64 1 to ptr)
  %24 = icmp ne ptr %2, null
  %25 = and i1 %23, %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = icmp ne ptr %1, inttoptr (i64 1 to ptr)
  %28 = icmp ne ptr %1, null
  %29 = and i1 %27, %28
  %30 = icmp ne ptr %2, inttoptr (i64 1 to ptr)
  %31 = icmp ne ptr %2, null
  %32 = and i1 %30, %31
  br label %39

33:
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr %13, ptr %7, align 8
  %34 = icmp eq ptr %13, @ompi_mpi_errhandler_null
  br i1 %34, label %38, label %35

35:
  %36 = call i32 @PMPI_Comm_set_errhandler(ptr %10, ptr %13)
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
  %57 = phi ptr [ @ompi_mpi_float, %47 ], [ @ompi_mpi_byte, %54 ], [ @ompi_mpi_double, %55 ], [ @ompi_mpi_long_double, %53 ]
  %58 = call i32 @PMPI_Reduce(ptr %50, ptr %52, i32 %43, ptr %57, ptr @ompi_mpi_op_sum, i32 %5, ptr %10)
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
  %69 = phi ptr [ @ompi_mpi_float, %59 ], [ @ompi_mpi_byte, %66 ], [ @ompi_mpi_double, %67 ], [ @ompi_mpi_long_double, %65 ]
  %70 = call fastcc ptr @request_of(ptr %0)
  %71 = call i32 @PMPI_Ireduce(ptr %62, ptr %64, i32 %43, ptr %69, ptr @ompi_mpi_op_sum, i32 %5, ptr %10, ptr %70)
  call fastcc void @check(ptr %60, i32 %71)
  br label %72

72:
  %73 = add nuw nsw i64 %40, 1073741824
  %74 = icmp slt i64 %73, %3
  br i1 %74, label %39, label %33
}

declare i32 @PMPI_Comm_test_inter(ptr, ptr)

declare i32 @PMPI_Ireduce(ptr, ptr, i32, ptr, ptr, i32, ptr, ptr)

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
  %143 = load ptr, ptr %142, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %144 = call i32 @PMPI_Comm_test_inter(ptr %143, ptr %3)
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
  call fastcc void @sum_to_all(ptr %0, ptr inttoptr (i64 1 to ptr), ptr %147, i64 %51, i32 %27)
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
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %76 = load i32, ptr %75, align 8
  switch i32 %76, label %77 [
    i32 -4, label %85
    i32 -2, label %159
  ]

77:
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %78 = call i32 @PMPI_Comm_test_inter(ptr %74, ptr %5)
  %79 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %159

81:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %82 = call i32 @PMPI_Comm_rank(ptr %74, ptr %4)
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
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_errhandler_null, ptr %7, align 8
  %10 = call i32 @PMPI_Comm_get_errhandler(ptr %9, ptr %7)
  %11 = call i32 @PMPI_Comm_set_errhandler(ptr %9, ptr @ompi_mpi_errors_return)
  %12 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %13 = icmp eq i32 %4, 1
  %14 = icmp eq i32 %4, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = icmp ne ptr %1, inttoptr (i64 1 to ptr)
  %20 = icmp ne ptr %1, null
  %21 = and i1 %19, %20
  %22 = icmp ne ptr %2, inttoptr (i64 1 to ptr)
  %23 = icmp ne ptr %2, null
  %24 = and i1 %22, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = icmp ne ptr %1, inttoptr (i64 1 to ptr)
  %27 = icmp ne ptr %1, null
  %28 = and i1 %26, %27
  %29 = icmp ne ptr %2, inttoptr (i64 1 to ptr)
  %30 = icmp ne ptr %2, null
  %31 = and i1 %29, %30
  br label %38

32:
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr %12, ptr %6, align 8
  %33 = icmp eq ptr %12, @ompi_mpi_errhandler_null
  br i1 %33, label %37, label %34

34:
  %35 = call i32 @PMPI_Comm_set_errhandler(ptr %9, ptr %12)
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
  %56 = phi ptr [ @ompi_mpi_float, %46 ], [ @ompi_mpi_byte, %53 ], [ @ompi_mpi_double, %54 ], [ @ompi_mpi_long_double, %52 ]
  %57 = call i32 @PMPI_Allreduce(ptr %49, ptr %51, i32 %42, ptr %56, ptr @ompi_mpi_op_sum, ptr %9)
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
  %68 = phi ptr [ @ompi_mpi_float, %58 ], [ @ompi_mpi_byte, %65 ], [ @ompi_mpi_double, %66 ], [ @ompi_mpi_long_double, %64 ]
  %69 = call fastcc ptr @request_of(ptr %0)
  %70 = call i32 @PMPI_Iallreduce(ptr %61, ptr %63, i32 %42, ptr %68, ptr @ompi_mpi_op_sum, ptr %9, ptr %69)
  call fastcc void @check(ptr %59, i32 %70)
  br label %71

71:
  %72 = add nuw nsw i64 %39, 1073741824
  %73 = icmp slt i64 %72, %3
  br i1 %73, label %38, label %32
}

declare i32 @PMPI_Iallreduce(ptr, ptr, i32, ptr, ptr, ptr, ptr)

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

define internal fastcc i32 @usable_operator(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = icmp eq ptr %1, @ompi_mpi_op_sum
  br i1 %4, label %31, label %5

5:
  %6 = icmp eq ptr %1, @ompi_mpi_op_prod
  br i1 %6, label %31, label %7

7:
  %8 = icmp eq ptr %1, @ompi_mpi_op_min
  br i1 %8, label %31, label %9

9:
  %10 = icmp eq ptr %1, @ompi_mpi_op_max
  br i1 %10, label %31, label %11

11:
  %12 = icmp eq ptr %1, @ompi_mpi_op_minloc
  br i1 %12, label %31, label %13

13:
  %14 = icmp eq ptr %1, @ompi_mpi_op_maxloc
  br i1 %14, label %31, label %15

15:
  %16 = icmp eq ptr %1, @ompi_mpi_op_replace
  %17 = icmp eq ptr %1, @ompi_mpi_op_no_op
  %18 = or i1 %16, %17
  br i1 %18, label %22, label %19

19:
  %20 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %21 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %22

22:
  call void @llvm.lifetime.start.p0(ptr %3)
  %23 = icmp eq ptr %0, null
  br i1 %23, label %28, label %24

24:
  %25 = load ptr, ptr %0, align 8
  %26 = icmp eq ptr %25, null
  %27 = select i1 %26, ptr @.str.6, ptr %25
  br label %28

28:
  %29 = phi ptr [ @.str.6, %22 ], [ %27, %24 ]
  %30 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.5, ptr @.str.24, ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr %29)
  call void @pad_mpi_fail(ptr %3)
  unreachable

31:
  %32 = phi i32 [ 5, %13 ], [ 0, %2 ], [ 1, %5 ], [ 2, %7 ], [ 3, %9 ], [ 4, %11 ]
  ret i32 %32
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

declare i32 @PMPI_Comm_rank(ptr, ptr)

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

define internal fastcc noalias ptr @found_weights(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 56
  tail call fastcc void @wait_all(ptr %0, i32 %8, ptr %9)
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %10 = call i32 @PMPI_Comm_rank(ptr %2, ptr %6)
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
  %25 = tail call i32 @PMPI_Waitall(i32 %1, ptr %2, ptr null)
  tail call fastcc void @check(ptr %0, i32 %25)
  br label %31

26:
  %27 = phi i64 [ 0, %22 ], [ %29, %26 ]
  %28 = getelementptr inbounds nuw ptr, ptr %2, i64 %27
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

declare i32 @PMPI_Ibcast(ptr, i32, ptr, i32, ptr, ptr)

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
