; Made from all.c by regenerate.py, for abi.

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.Watch = type { ptr, i32, ptr, [8 x ptr], ptr, [8 x %struct.MPI_Status], ptr }
%struct.MPI_Status = type { i32, i32, i32, [5 x i32] }
%struct.Walk = type { ptr, i32, i64, i32, ptr, i64, i32 }
%struct.View = type { ptr, ptr, i64, i64, i64, i32, i32, i32 }
%struct.Parcel = type { ptr, i32, ptr, ptr, i64 }
%struct.Matched = type { ptr, ptr, ptr, i32, i64 }
%struct.PairF32 = type { float, i32 }
%struct.PairF64 = type { double, i32 }
%struct.PairF80 = type { x86_fp80, i32 }
%struct.Pick = type { x86_fp80, x86_fp80, i64, i64 }

@pending_sends = internal global ptr null, align 8
@lock = internal global %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, align 8
@outstanding = internal global i64 0, align 8
@open_group = internal global ptr null, align 8
@__const.pad_mpi_Sendrecv_c_augmented.requests = private constant [2 x ptr] [ptr inttoptr (i64 384 to ptr), ptr inttoptr (i64 384 to ptr)], align 16
@.str = private constant [10 x i8] c"Send_init\00", align 1
@.str.1 = private constant [11 x i8] c"Bsend_init\00", align 1
@.str.2 = private constant [11 x i8] c"Ssend_init\00", align 1
@.str.3 = private constant [11 x i8] c"Rsend_init\00", align 1
@arenas = internal global ptr null, align 8
@timeout.limit = internal global double -1.000000e+00, align 8
@.str.4 = private constant [24 x i8] c"POLYGLOT_AD_MPI_TIMEOUT\00", align 1
@.str.5 = private constant [9 x i8] c"PAD-E310\00", align 1
@.str.6 = private constant [98 x i8] c"the derivative of a call of MPI waits for another rank longer than POLYGLOT_AD_MPI_TIMEOUT allows\00", align 1
@.str.7 = private constant [59 x i8] c"another rank failed, or runs another program or derivative\00", align 1
@.str.8 = private constant [24 x i8] c"look at the other ranks\00", align 1
@.str.9 = private constant [15 x i8] c"%s|%s|%s|%s|%s\00", align 1
@.str.10 = private constant [1 x i8] zeroinitializer, align 1
@.str.11 = private constant [74 x i8] c"waiting for a request that was not started in the differentiated function\00", align 1
@.str.12 = private constant [31 x i8] c"what it completes is not known\00", align 1
@.str.13 = private constant [42 x i8] c"start and complete it within the function\00", align 1
@buckets = internal global i64 0, align 8
@tickets = internal global ptr null, align 8
@.str.14 = private constant [9 x i8] c"PAD-E309\00", align 1
@issued = internal global i64 0, align 8
@started = internal global %union.pthread_cond_t zeroinitializer, align 8
@patient.times = internal global i32 0, align 4
@.str.15 = private constant [54 x i8] c"MPI_Request_free of what is not complete, and no send\00", align 1
@.str.16 = private constant [37 x i8] c"nobody knows when its data have come\00", align 1
@.str.17 = private constant [12 x i8] c"wait for it\00", align 1
@pending_count = internal global i64 0, align 8
@half_of_tags.half = internal global i32 0, align 4
@stash = internal global ptr null, align 8
@matches = internal global ptr null, align 8
@posts = internal global i64 0, align 8
@.str.18 = private constant [64 x i8] c"a call of MPI with bytes of several kinds or of an unknown kind\00", align 1
@.str.19 = private constant [49 x i8] c"what its adjoint is cannot be told from MPI_BYTE\00", align 1
@.str.20 = private constant [79 x i8] c"describe the numbers by a datatype, such as one made by MPI_Type_create_struct\00", align 1
@.str.21 = private constant [30 x i8] c"a call of MPI with MPI_BOTTOM\00", align 1
@.str.22 = private constant [48 x i8] c"the shadows of absolute addresses are not known\00", align 1
@.str.23 = private constant [60 x i8] c"pass the address of the data, and a datatype relative to it\00", align 1
@.str.24 = private constant [66 x i8] c"a call of MPI with a datatype that cannot be asked for its layout\00", align 1
@.str.25 = private constant [28 x i8] c"MPI_Type_get_envelope fails\00", align 1
@.str.26 = private constant [29 x i8] c"make it without large counts\00", align 1
@.str.27 = private constant [88 x i8] c"a call of MPI with numbers of a kind that is not followed (half or quadruple precision)\00", align 1
@.str.28 = private constant [35 x i8] c"adjoints of this kind are not sent\00", align 1
@.str.29 = private constant [33 x i8] c"use float, double or long double\00", align 1
@.str.30 = private constant [73 x i8] c"a call of MPI with a derived datatype made in a way that is not followed\00", align 1
@.str.31 = private constant [24 x i8] c"its layout is not known\00", align 1
@.str.32 = private constant [102 x i8] c"make it by MPI_Type_contiguous, _vector, _indexed, _create_struct, _create_subarray or _create_darray\00", align 1
@__const.set_length.w = private constant { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr, i64, i32, [4 x i8] } { ptr @pass_block, i32 0, [4 x i8] zeroinitializer, i64 9223372036854775807, i32 0, [4 x i8] zeroinitializer, ptr null, i64 0, i32 1, [4 x i8] zeroinitializer }, align 8
@.str.33 = private constant [36 x i8] c"a message that ends within a number\00", align 1
@.str.34 = private constant [27 x i8] c"its adjoint cannot be told\00", align 1
@.str.35 = private constant [19 x i8] c"send whole numbers\00", align 1
@.str.36 = private constant [45 x i8] c"a message of bytes that ends within a number\00", align 1
@__const.whole_length.w = private constant { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr, i64, i32, [4 x i8] } { ptr @pass_block, i32 0, [4 x i8] zeroinitializer, i64 0, i32 0, [4 x i8] zeroinitializer, ptr null, i64 0, i32 1, [4 x i8] zeroinitializer }, align 8
@.str.37 = private constant [46 x i8] c"a message with a tag above half of MPI_TAG_UB\00", align 1
@.str.38 = private constant [50 x i8] c"the upper half of the tags is used by derivatives\00", align 1
@.str.39 = private constant [18 x i8] c"use a smaller tag\00", align 1
@.str.40 = private constant [59 x i8] c"the adjoint of a message has another size than the message\00", align 1
@.str.41 = private constant [80 x i8] c"the other rank describes the numbers in another way, or runs another derivative\00", align 1
@.str.42 = private constant [63 x i8] c"use the same datatypes, and the same derivative, on both sides\00", align 1
@threaded.level = internal global i32 -1, align 4
@posting = internal global %union.pthread_mutex_t zeroinitializer, align 8
@.str.43 = private constant [45 x i8] c"communication of adjoints or tangents failed\00", align 1
@.str.44 = private constant [47 x i8] c"see the call of the program that it belongs to\00", align 1
@.str.45 = private constant [58 x i8] c"a receive that does not block, of any tag from any source\00", align 1
@.str.46 = private constant [71 x i8] c"the adjoint of another message could be taken for the one it waits for\00", align 1
@.str.47 = private constant [45 x i8] c"give the tag or the source, or call MPI_Recv\00", align 1
@.str.48 = private constant [72 x i8] c"receiving a message that was not matched in the differentiated function\00", align 1
@.str.49 = private constant [44 x i8] c"its place among other messages is not known\00", align 1
@.str.50 = private constant [36 x i8] c"call MPI_Mprobe within the function\00", align 1
@.str.51 = private constant [56 x i8] c"the derivative of an operation that is never waited for\00", align 1
@.str.52 = private constant [64 x i8] c"what it receives is used outside of the differentiated function\00", align 1
@.str.53 = private constant [32 x i8] c"wait for it within the function\00", align 1
@.str.54 = private constant [68 x i8] c"starting a request that was not made in the differentiated function\00", align 1
@.str.55 = private constant [41 x i8] c"the shadows of its buffers are not known\00", align 1
@.str.56 = private constant [45 x i8] c"make persistent requests within the function\00", align 1
@.str.57 = private constant [66 x i8] c"a request that was completed where the derivative does not see it\00", align 1
@.str.58 = private constant [32 x i8] c"its adjoint would never be sent\00", align 1
@.str.59 = private constant [56 x i8] c"wait for requests in the differentiated function itself\00", align 1
@.str.63 = private constant [65 x i8] c"a reduction of numbers by an operator without a known derivative\00", align 1
@.str.64 = private constant [73 x i8] c"the operator was made outside of what is differentiated, or acts on bits\00", align 1
@.str.65 = private constant [104 x i8] c"call MPI_Op_create within the differentiated function, or use MPI_SUM, PROD, MIN, MAX, MINLOC or MAXLOC\00", align 1
@.str.66 = private constant [71 x i8] c"a reduction by another operator than MPI_SUM over an intercommunicator\00", align 1
@.str.67 = private constant [54 x i8] c"which rank's operand is the result is not found there\00", align 1
@.str.68 = private constant [40 x i8] c"merge the groups by MPI_Intercomm_merge\00", align 1
@.str.69 = private constant [77 x i8] c"a reduction of more than 2147483647 numbers by another operator than MPI_SUM\00", align 1
@.str.70 = private constant [27 x i8] c"weights are counted by int\00", align 1
@.str.71 = private constant [9 x i8] c"split it\00", align 1
@.str.72 = private constant [32 x i8] c"the derivative of a call of MPI\00", align 1
@.str.73 = private constant [43 x i8] c"there is not enough memory for its buffers\00", align 1
@.str.74 = private constant [36 x i8] c"use less memory or smaller messages\00", align 1

define void @pad_mpi_finish() {
  %1 = load ptr, ptr @pending_sends, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %4, label %3

3:
  tail call fastcc void @reap(i32 1)
  br label %4

4:
  %5 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %6 = load i64, ptr @outstanding, align 8
  %7 = icmp eq i64 %6, 0
  %8 = load ptr, ptr @open_group, align 8
  %9 = icmp ne ptr %8, null
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %17

11:
  store ptr null, ptr @open_group, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = load ptr, ptr %8, align 8
  tail call void @free(ptr %16)
  tail call void @free(ptr %8)
  br label %17

17:
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
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
  br i1 %8, label %48, label %9

9:
  %10 = icmp eq i32 %0, 0
  br label %11

11:
  %12 = phi ptr [ %6, %9 ], [ %19, %45 ]
  %13 = phi ptr [ null, %9 ], [ %46, %45 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 1, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %15 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr inttoptr (i64 320 to ptr), ptr %3, align 8
  %16 = call i32 @PMPI_Comm_get_errhandler(ptr %15, ptr %3)
  %17 = call i32 @PMPI_Comm_set_errhandler(ptr %15, ptr inttoptr (i64 323 to ptr))
  %18 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br i1 %10, label %24, label %23

23:
  call fastcc void @wait_one(ptr %21, ptr %22, ptr null)
  br label %26

24:
  %25 = call i32 @PMPI_Test(ptr %22, ptr %4, ptr null)
  call fastcc void @check(ptr %21, i32 %25)
  br label %26

26:
  %27 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %18, ptr %2, align 8
  %28 = icmp eq ptr %18, inttoptr (i64 320 to ptr)
  br i1 %28, label %32, label %29

29:
  %30 = call i32 @PMPI_Comm_set_errhandler(ptr %27, ptr %18)
  %31 = call i32 @PMPI_Errhandler_free(ptr %2)
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %2)
  %33 = load i32, ptr %4, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %44, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, inttoptr (i64 384 to ptr)
  br i1 %38, label %41, label %39

39:
  %40 = call i32 @PMPI_Request_free(ptr %36)
  br label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %43 = load ptr, ptr %42, align 8
  call void @free(ptr %43)
  call void @free(ptr %12)
  br label %45

44:
  store ptr %13, ptr %12, align 8
  br label %45

45:
  %46 = phi ptr [ %13, %41 ], [ %12, %44 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  %47 = icmp eq ptr %19, null
  br i1 %47, label %48, label %11

48:
  %49 = phi ptr [ null, %1 ], [ %46, %45 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %60, label %51

51:
  %52 = call i32 @pthread_mutex_lock(ptr @lock)
  br label %53

53:
  %54 = phi ptr [ %49, %51 ], [ %55, %53 ]
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %53

57:
  %58 = load ptr, ptr @pending_sends, align 8
  store ptr %58, ptr %54, align 8
  store ptr %49, ptr @pending_sends, align 8
  %59 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %60

60:
  ret void
}

declare i32 @pthread_mutex_lock(ptr)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

declare i32 @pthread_mutex_unlock(ptr)

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

define i32 @pad_mpi_Wait_augmented(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.Watch, align 8
  %6 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @watch(ptr %5, ptr %0, i32 1, ptr %1, ptr null)
  %7 = call i32 @PMPI_Wait(ptr %1, ptr %6)
  call fastcc void @check(ptr %0, i32 %7)
  call fastcc void @ended(ptr %5, i32 0, ptr %6, i32 1)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load i32, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %2, ptr align 4 dereferenceable(32) %6, i64 32, i1 false)
  store i32 %11, ptr %10, align 4
  br label %12

12:
  %13 = call fastcc ptr @watched(ptr %5)
  store ptr %13, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 0
}

define i32 @pad_mpi_Wait_forward(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.Watch, align 8
  %5 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @watch(ptr %4, ptr %0, i32 1, ptr %1, ptr null)
  %6 = call i32 @PMPI_Wait(ptr %1, ptr %5)
  call fastcc void @check(ptr %0, i32 %6)
  call fastcc void @ended(ptr %4, i32 0, ptr %5, i32 1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %2, ptr align 4 dereferenceable(32) %5, i64 32, i1 false)
  store i32 %10, ptr %9, align 4
  br label %11

11:
  %12 = call fastcc ptr @watched(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret i32 0
}

define i32 @pad_mpi_Test_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = tail call fastcc i32 @test_one_of(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

define internal fastcc i32 @test_one_of(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.Watch, align 8
  %7 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call fastcc void @watch(ptr %6, ptr %0, i32 1, ptr %1, ptr null)
  %8 = call i32 @PMPI_Test(ptr %1, ptr %2, ptr %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %29

10:
  %11 = load i32, ptr %2, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %29

13:
  %14 = load i32, ptr @patient.times, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr @patient.times, align 4
  %16 = icmp slt i32 %14, 64
  br i1 %16, label %29, label %17

17:
  %18 = call double @PMPI_Wtime()
  %19 = fadd double %18, 2.000000e-05
  br label %20

20:
  %21 = load i32, ptr %2, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %29

23:
  %24 = call double @PMPI_Wtime()
  %25 = fcmp olt double %24, %19
  br i1 %25, label %26, label %29

26:
  %27 = call i32 @PMPI_Test(ptr %1, ptr %2, ptr %7)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %20, label %29

29:
  %30 = phi i32 [ 0, %10 ], [ %8, %5 ], [ 0, %13 ], [ 0, %23 ], [ %27, %26 ], [ 0, %20 ]
  %31 = load i32, ptr %2, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  store i32 0, ptr @patient.times, align 4
  br label %34

34:
  call fastcc void @check(ptr %0, i32 %30)
  %35 = load i32, ptr %2, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %42, label %37

37:
  call fastcc void @ended(ptr %6, i32 0, ptr %7, i32 1)
  %38 = icmp eq ptr %3, null
  br i1 %38, label %42, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %41 = load i32, ptr %40, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %3, ptr align 4 dereferenceable(32) %7, i64 32, i1 false)
  store i32 %41, ptr %40, align 4
  br label %42

42:
  %43 = call fastcc ptr @watched(ptr %6)
  store ptr %43, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %30
}

define i32 @pad_mpi_Test_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = call fastcc i32 @test_one_of(ptr %0, ptr %1, ptr %2, ptr %3, ptr %5)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Request_get_status_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = tail call fastcc i32 @look_at_one(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

define internal fastcc i32 @look_at_one(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Watch, align 8
  %8 = alloca %struct.MPI_Status, align 4
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @watch(ptr %7, ptr %0, i32 1, ptr %6, ptr null)
  %9 = call i32 @PMPI_Request_get_status(ptr %1, ptr %2, ptr %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %30

11:
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %30

14:
  %15 = load i32, ptr @patient.times, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr @patient.times, align 4
  %17 = icmp slt i32 %15, 64
  br i1 %17, label %30, label %18

18:
  %19 = call double @PMPI_Wtime()
  %20 = fadd double %19, 2.000000e-05
  br label %21

21:
  %22 = load i32, ptr %2, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:
  %25 = call double @PMPI_Wtime()
  %26 = fcmp olt double %25, %20
  br i1 %26, label %27, label %30

27:
  %28 = call i32 @PMPI_Request_get_status(ptr %1, ptr %2, ptr %8)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %21, label %30

30:
  %31 = phi i32 [ 0, %11 ], [ %9, %5 ], [ 0, %14 ], [ 0, %24 ], [ %28, %27 ], [ 0, %21 ]
  %32 = load i32, ptr %2, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:
  store i32 0, ptr @patient.times, align 4
  br label %35

35:
  call fastcc void @check(ptr %0, i32 %31)
  %36 = load i32, ptr %2, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %43, label %38

38:
  call fastcc void @ended(ptr %7, i32 0, ptr %8, i32 0)
  %39 = icmp eq ptr %3, null
  br i1 %39, label %43, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %42 = load i32, ptr %41, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %3, ptr align 4 dereferenceable(32) %8, i64 32, i1 false)
  store i32 %42, ptr %41, align 4
  br label %43

43:
  %44 = call fastcc ptr @watched(ptr %7)
  store ptr %44, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %31
}

define i32 @pad_mpi_Request_get_status_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = call fastcc i32 @look_at_one(ptr %0, ptr %1, ptr %2, ptr %3, ptr %5)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Waitall_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  tail call fastcc void @wait_for_all(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4)
  ret i32 0
}

define internal fastcc void @wait_for_all(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @watch(ptr %6, ptr %0, i32 %1, ptr %2, ptr %3)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %8 = load ptr, ptr %7, align 8
  %9 = call i32 @PMPI_Waitall(i32 %1, ptr %2, ptr %8)
  call fastcc void @check(ptr %0, i32 %9)
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %13

11:
  %12 = zext nneg i32 %1 to i64
  br label %22

13:
  %14 = load ptr, ptr %7, align 8
  %15 = icmp eq ptr %14, %3
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %17 = icmp eq ptr %14, %16
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %20, label %19

19:
  call void @free(ptr %14)
  br label %20

20:
  %21 = call fastcc ptr @watched(ptr %6)
  store ptr %21, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void

22:
  %23 = phi i64 [ 0, %11 ], [ %27, %22 ]
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds nuw %struct.MPI_Status, ptr %24, i64 %23
  %26 = trunc nuw nsw i64 %23 to i32
  call fastcc void @ended(ptr %6, i32 %26, ptr %25, i32 1)
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %13, label %22
}

define i32 @pad_mpi_Waitall_forward(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @wait_for_all(ptr %0, i32 %1, ptr %2, ptr %3, ptr %5)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 0
}

define i32 @pad_mpi_Testall_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = tail call fastcc i32 @test_for_all(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5)
  ret i32 %7
}

define internal fastcc i32 @test_for_all(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call fastcc void @watch(ptr %7, ptr %0, i32 %1, ptr %2, ptr %4)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @PMPI_Testall(i32 %1, ptr %2, ptr %3, ptr %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %32

12:
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %32

15:
  %16 = load i32, ptr @patient.times, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr @patient.times, align 4
  %18 = icmp slt i32 %16, 64
  br i1 %18, label %32, label %19

19:
  %20 = call double @PMPI_Wtime()
  %21 = fadd double %20, 2.000000e-05
  br label %22

22:
  %23 = load i32, ptr %3, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %32

25:
  %26 = call double @PMPI_Wtime()
  %27 = fcmp olt double %26, %21
  br i1 %27, label %28, label %32

28:
  %29 = load ptr, ptr %8, align 8
  %30 = call i32 @PMPI_Testall(i32 %1, ptr %2, ptr %3, ptr %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:
  %33 = phi i32 [ 0, %12 ], [ %10, %6 ], [ 0, %15 ], [ 0, %25 ], [ %30, %28 ], [ 0, %22 ]
  %34 = load i32, ptr %3, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  store i32 0, ptr @patient.times, align 4
  br label %37

37:
  call fastcc void @check(ptr %0, i32 %33)
  %38 = load i32, ptr %3, align 4
  %39 = icmp ne i32 %38, 0
  %40 = icmp sgt i32 %1, 0
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %44

42:
  %43 = zext nneg i32 %1 to i64
  br label %53

44:
  %45 = load ptr, ptr %8, align 8
  %46 = icmp eq ptr %45, %4
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %48 = icmp eq ptr %45, %47
  %49 = select i1 %46, i1 true, i1 %48
  br i1 %49, label %51, label %50

50:
  call void @free(ptr %45)
  br label %51

51:
  %52 = call fastcc ptr @watched(ptr %7)
  store ptr %52, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %33

53:
  %54 = phi i64 [ 0, %42 ], [ %58, %53 ]
  %55 = load ptr, ptr %8, align 8
  %56 = getelementptr inbounds nuw %struct.MPI_Status, ptr %55, i64 %54
  %57 = trunc nuw nsw i64 %54 to i32
  call fastcc void @ended(ptr %7, i32 %57, ptr %56, i32 1)
  %58 = add nuw nsw i64 %54, 1
  %59 = load i32, ptr %3, align 4
  %60 = icmp ne i32 %59, 0
  %61 = icmp samesign ult i64 %58, %43
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %53, label %44
}

define i32 @pad_mpi_Testall_forward(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = call fastcc i32 @test_for_all(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %6)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %7
}

define i32 @pad_mpi_Waitany_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  tail call fastcc void @wait_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5)
  ret i32 0
}

define internal fastcc void @wait_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca %struct.Watch, align 8
  %8 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @watch(ptr %7, ptr %0, i32 %1, ptr %2, ptr %8)
  %9 = call i32 @PMPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %8)
  call fastcc void @check(ptr %0, i32 %9)
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, -32766
  br i1 %11, label %13, label %12

12:
  call fastcc void @ended(ptr %7, i32 %10, ptr %8, i32 1)
  br label %13

13:
  %14 = icmp eq ptr %4, null
  br i1 %14, label %18, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %4, ptr align 4 dereferenceable(32) %8, i64 32, i1 false)
  store i32 %17, ptr %16, align 4
  br label %18

18:
  %19 = call fastcc ptr @watched(ptr %7)
  store ptr %19, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define i32 @pad_mpi_Waitany_forward(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.Watch, align 8
  %7 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call fastcc void @watch(ptr %6, ptr %0, i32 %1, ptr %2, ptr %7)
  %8 = call i32 @PMPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %7)
  call fastcc void @check(ptr %0, i32 %8)
  %9 = load i32, ptr %3, align 4
  %10 = icmp eq i32 %9, -32766
  br i1 %10, label %12, label %11

11:
  call fastcc void @ended(ptr %6, i32 %9, ptr %7, i32 1)
  br label %12

12:
  %13 = icmp eq ptr %4, null
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %4, ptr align 4 dereferenceable(32) %7, i64 32, i1 false)
  store i32 %16, ptr %15, align 4
  br label %17

17:
  %18 = call fastcc ptr @watched(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 0
}

define i32 @pad_mpi_Testany_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = tail call fastcc i32 @test_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
  ret i32 %8
}

define internal fastcc i32 @test_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Watch, align 8
  %9 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @watch(ptr %8, ptr %0, i32 %1, ptr %2, ptr %9)
  %10 = call i32 @PMPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %31

12:
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %31

15:
  %16 = load i32, ptr @patient.times, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr @patient.times, align 4
  %18 = icmp slt i32 %16, 64
  br i1 %18, label %31, label %19

19:
  %20 = call double @PMPI_Wtime()
  %21 = fadd double %20, 2.000000e-05
  br label %22

22:
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %31

25:
  %26 = call double @PMPI_Wtime()
  %27 = fcmp olt double %26, %21
  br i1 %27, label %28, label %31

28:
  %29 = call i32 @PMPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %22, label %31

31:
  %32 = phi i32 [ 0, %12 ], [ %10, %7 ], [ 0, %15 ], [ 0, %25 ], [ %29, %28 ], [ 0, %22 ]
  %33 = load i32, ptr %4, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  store i32 0, ptr @patient.times, align 4
  br label %36

36:
  call fastcc void @check(ptr %0, i32 %32)
  %37 = load i32, ptr %4, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %48, label %39

39:
  %40 = load i32, ptr %3, align 4
  %41 = icmp eq i32 %40, -32766
  br i1 %41, label %43, label %42

42:
  call fastcc void @ended(ptr %8, i32 %40, ptr %9, i32 1)
  br label %43

43:
  %44 = icmp eq ptr %5, null
  br i1 %44, label %48, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %47 = load i32, ptr %46, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %9, i64 32, i1 false)
  store i32 %47, ptr %46, align 4
  br label %48

48:
  %49 = call fastcc ptr @watched(ptr %8)
  store ptr %49, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %32
}

define i32 @pad_mpi_Testany_forward(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = call fastcc i32 @test_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %7)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %8
}

define i32 @pad_mpi_Waitsome_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  tail call fastcc void @wait_for_some(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
  ret i32 0
}

define internal fastcc void @wait_for_some(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @watch(ptr %8, ptr %0, i32 %1, ptr %2, ptr %5)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = call i32 @PMPI_Waitsome(i32 %1, ptr %2, ptr %3, ptr %4, ptr %10)
  call fastcc void @check(ptr %0, i32 %11)
  %12 = load i32, ptr %3, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %24

14:
  %15 = zext nneg i32 %12 to i64
  br label %16

16:
  %17 = phi i64 [ 0, %14 ], [ %22, %16 ]
  %18 = getelementptr inbounds nuw i32, ptr %4, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr %9, align 8
  %21 = getelementptr inbounds nuw %struct.MPI_Status, ptr %20, i64 %17
  call fastcc void @ended(ptr %8, i32 %19, ptr %21, i32 1)
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %15
  br i1 %23, label %24, label %16

24:
  %25 = load ptr, ptr %9, align 8
  %26 = icmp eq ptr %25, %5
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %28 = icmp eq ptr %25, %27
  %29 = select i1 %26, i1 true, i1 %28
  br i1 %29, label %31, label %30

30:
  call void @free(ptr %25)
  br label %31

31:
  %32 = call fastcc ptr @watched(ptr %8)
  store ptr %32, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

define i32 @pad_mpi_Waitsome_forward(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call fastcc void @wait_for_some(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %7)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 0
}

define i32 @pad_mpi_Testsome_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = tail call fastcc i32 @test_for_some(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
  ret i32 %8
}

define internal fastcc i32 @test_for_some(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @watch(ptr %8, ptr %0, i32 %1, ptr %2, ptr %5)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = call i32 @PMPI_Testsome(i32 %1, ptr %2, ptr %3, ptr %4, ptr %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %33

13:
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %33

16:
  %17 = load i32, ptr @patient.times, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr @patient.times, align 4
  %19 = icmp slt i32 %17, 64
  br i1 %19, label %33, label %20

20:
  %21 = call double @PMPI_Wtime()
  %22 = fadd double %21, 2.000000e-05
  br label %23

23:
  %24 = load i32, ptr %3, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %33

26:
  %27 = call double @PMPI_Wtime()
  %28 = fcmp olt double %27, %22
  br i1 %28, label %29, label %33

29:
  %30 = load ptr, ptr %9, align 8
  %31 = call i32 @PMPI_Testsome(i32 %1, ptr %2, ptr %3, ptr %4, ptr %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %23, label %33

33:
  %34 = phi i32 [ 0, %13 ], [ %11, %7 ], [ 0, %16 ], [ 0, %26 ], [ %31, %29 ], [ 0, %23 ]
  %35 = load i32, ptr %3, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  store i32 0, ptr @patient.times, align 4
  br label %38

38:
  call fastcc void @check(ptr %0, i32 %34)
  %39 = load i32, ptr %3, align 4
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %51

41:
  %42 = zext nneg i32 %39 to i64
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %49, %43 ]
  %45 = getelementptr inbounds nuw i32, ptr %4, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = load ptr, ptr %9, align 8
  %48 = getelementptr inbounds nuw %struct.MPI_Status, ptr %47, i64 %44
  call fastcc void @ended(ptr %8, i32 %46, ptr %48, i32 1)
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %42
  br i1 %50, label %51, label %43

51:
  %52 = load ptr, ptr %9, align 8
  %53 = icmp eq ptr %52, %5
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %55 = icmp eq ptr %52, %54
  %56 = select i1 %53, i1 true, i1 %55
  br i1 %56, label %58, label %57

57:
  call void @free(ptr %52)
  br label %58

58:
  %59 = call fastcc ptr @watched(ptr %8)
  store ptr %59, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %34
}

define i32 @pad_mpi_Testsome_forward(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = call fastcc i32 @test_for_some(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %7)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %8
}

define i32 @pad_mpi_Request_free_augmented(ptr %0, ptr %1, ptr %2) {
  tail call fastcc void @free_request(ptr %0, ptr %1, ptr %2)
  ret i32 0
}

define internal fastcc void @free_request(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @watch(ptr %5, ptr %0, i32 1, ptr %1, ptr null)
  %6 = call i32 @pthread_mutex_lock(ptr @lock)
  %7 = load ptr, ptr %1, align 8
  %8 = load i64, ptr @buckets, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %19, label %10

10:
  %11 = load ptr, ptr @tickets, align 8
  %12 = ptrtoint ptr %7 to i64
  %13 = mul i64 %12, -7046029254386353131
  %14 = lshr i64 %13, 20
  %15 = add i64 %8, 17592186044415
  %16 = and i64 %14, %15
  %17 = getelementptr inbounds nuw ptr, ptr %11, i64 %16
  %18 = load ptr, ptr %17, align 8
  br label %19

19:
  %20 = phi ptr [ %18, %10 ], [ null, %3 ]
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %20, %19 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %7
  br i1 %26, label %30, label %27

27:
  %28 = load ptr, ptr %23, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %22

30:
  %31 = phi ptr [ null, %19 ], [ %23, %22 ], [ null, %27 ]
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ null, %30 ]
  br i1 %32, label %41, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %40 = load ptr, ptr %39, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %38 ], [ null, %36 ]
  %43 = icmp eq ptr %37, null
  br i1 %43, label %59, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %37, i64 100
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:
  %49 = call i32 @pthread_mutex_unlock(ptr @lock)
  %50 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %56, label %52

52:
  %53 = load ptr, ptr %50, align 8
  %54 = icmp eq ptr %53, null
  %55 = select i1 %54, ptr @.str.10, ptr %53
  br label %56

56:
  %57 = phi ptr [ @.str.10, %48 ], [ %55, %52 ]
  %58 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr %57)
  call void @pad_mpi_fail(ptr %4)
  unreachable

59:
  br i1 %32, label %78, label %60

60:
  %61 = load ptr, ptr @tickets, align 8
  %62 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %63 = load ptr, ptr %62, align 8
  %64 = ptrtoint ptr %63 to i64
  %65 = mul i64 %64, -7046029254386353131
  %66 = lshr i64 %65, 20
  %67 = add i64 %8, 17592186044415
  %68 = and i64 %66, %67
  %69 = getelementptr inbounds nuw ptr, ptr %61, i64 %68
  br label %70

70:
  %71 = phi ptr [ %69, %60 ], [ %72, %70 ]
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, %31
  br i1 %73, label %74, label %70

74:
  %75 = load ptr, ptr %31, align 8
  store ptr %75, ptr %71, align 8
  %76 = load i64, ptr @issued, align 8
  %77 = add nsw i64 %76, -1
  store i64 %77, ptr @issued, align 8
  call void @free(ptr %31)
  br label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %80 = load ptr, ptr %79, align 8
  store ptr inttoptr (i64 384 to ptr), ptr %80, align 8
  %81 = call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %43, label %94, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %94, label %86

86:
  call fastcc void @waited(ptr %37)
  %87 = load ptr, ptr %1, align 8
  %88 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %37, i64 136
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %37, i64 272
  %93 = load ptr, ptr %92, align 8
  call fastcc void @keep_pending(ptr %89, ptr %91, ptr %93, ptr %87)
  store ptr null, ptr %92, align 8
  call void @release_op(ptr %37)
  store ptr inttoptr (i64 384 to ptr), ptr %1, align 8
  br label %125

94:
  %95 = icmp eq ptr %42, null
  br i1 %95, label %120, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %98 = load i32, ptr %97, align 8
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %120, label %100

100:
  %101 = load ptr, ptr %42, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %120, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 100
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %120

107:
  %108 = getelementptr inbounds nuw i8, ptr %42, i64 20
  %109 = load i32, ptr %108, align 4
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %120

111:
  %112 = load ptr, ptr %5, align 8
  %113 = getelementptr inbounds nuw i8, ptr %101, i64 136
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %101, i64 272
  %116 = load ptr, ptr %115, align 8
  %117 = load ptr, ptr %1, align 8
  call fastcc void @keep_pending(ptr %112, ptr %114, ptr %116, ptr %117)
  %118 = load ptr, ptr %42, align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 272
  store ptr null, ptr %119, align 8
  store ptr inttoptr (i64 384 to ptr), ptr %1, align 8
  br label %125

120:
  %121 = load ptr, ptr %5, align 8
  %122 = call i32 @PMPI_Request_free(ptr %1)
  call fastcc void @check(ptr %121, i32 %122)
  br i1 %43, label %125, label %123

123:
  call fastcc void @waited(ptr %37)
  %124 = getelementptr inbounds nuw i8, ptr %37, i64 120
  store i32 1, ptr %124, align 8
  call fastcc void @note(ptr %5, ptr %37)
  br label %125

125:
  %126 = icmp eq ptr %42, null
  br i1 %126, label %139, label %127

127:
  %128 = call i32 @pthread_mutex_lock(ptr @lock)
  %129 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %130 = load i64, ptr %129, align 8
  %131 = add nsw i64 %130, -1
  store i64 %131, ptr %129, align 8
  %132 = icmp eq i64 %131, 0
  %133 = call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %132, label %134, label %139

134:
  %135 = load ptr, ptr %42, align 8
  %136 = icmp eq ptr %135, null
  br i1 %136, label %138, label %137

137:
  call void @release_op(ptr %135)
  br label %138

138:
  call void @free(ptr %42)
  br label %139

139:
  %140 = call fastcc ptr @watched(ptr %5)
  store ptr %140, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define i32 @pad_mpi_Request_free_forward(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  call fastcc void @free_request(ptr %0, ptr %1, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 0
}

define i32 @pad_mpi_Probe_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5) {
  store ptr null, ptr %5, align 8
  tail call fastcc void @probe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 0)
  ret i32 0
}

define internal fastcc void @probe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5) {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = call i32 @PMPI_Probe(i32 %1, i32 %2, ptr %3, ptr %9)
  call fastcc void @check(ptr %0, i32 %10)
  %11 = load i32, ptr %9, align 4
  %12 = icmp eq i32 %11, -3
  br i1 %12, label %37, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %15

15:
  %16 = load i32, ptr %14, align 4
  %17 = load i32, ptr @half_of_tags.half, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %30

19:
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr null, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  %20 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %7, ptr %8)
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %24, align 4
  %26 = sdiv i32 %25, 2
  %27 = add nsw i32 %26, 1
  br label %28

28:
  %29 = phi i32 [ %27, %23 ], [ 16384, %19 ]
  store i32 %29, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  br label %30

30:
  %31 = load i32, ptr @half_of_tags.half, align 4
  %32 = icmp slt i32 %16, %31
  br i1 %32, label %37, label %33

33:
  call fastcc void @clear_way(ptr %0, i32 %1, i32 %2, ptr %3)
  %34 = call i32 @PMPI_Probe(i32 %1, i32 %2, ptr %3, ptr %9)
  call fastcc void @check(ptr %0, i32 %34)
  %35 = load i32, ptr %9, align 4
  %36 = icmp eq i32 %35, -3
  br i1 %36, label %37, label %15

37:
  %38 = icmp eq ptr %4, null
  br i1 %38, label %42, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %41 = load i32, ptr %40, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %4, ptr align 4 dereferenceable(32) %9, i64 32, i1 false)
  store i32 %41, ptr %40, align 4
  br label %42

42:
  %43 = icmp ne i32 %5, 0
  %44 = icmp ne ptr %4, null
  %45 = and i1 %44, %43
  br i1 %45, label %46, label %48

46:
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1347571522, ptr %47, align 4
  br label %48

48:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define i32 @pad_mpi_Probe_forward(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  tail call fastcc void @probe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 1)
  ret i32 0
}

define i32 @pad_mpi_Iprobe_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  store ptr null, ptr %6, align 8
  tail call fastcc void @iprobe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 0)
  ret i32 0
}

define internal fastcc void @iprobe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %10)
  tail call fastcc void @clear_way(ptr %0, i32 %1, i32 %2, ptr %3)
  %11 = call i32 @PMPI_Iprobe(i32 %1, i32 %2, ptr %3, ptr %4, ptr %10)
  call fastcc void @check(ptr %0, i32 %11)
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  %14 = load i32, ptr %10, align 4
  %15 = icmp eq i32 %14, -3
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %37, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr @half_of_tags.half, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %33

22:
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  %23 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %8, ptr %9)
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %31, label %26

26:
  %27 = load ptr, ptr %8, align 8
  %28 = load i32, ptr %27, align 4
  %29 = sdiv i32 %28, 2
  %30 = add nsw i32 %29, 1
  br label %31

31:
  %32 = phi i32 [ %30, %26 ], [ 16384, %22 ]
  store i32 %32, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  br label %33

33:
  %34 = load i32, ptr @half_of_tags.half, align 4
  %35 = icmp slt i32 %19, %34
  br i1 %35, label %37, label %36

36:
  store i32 0, ptr %4, align 4
  br label %37

37:
  %38 = load i32, ptr %4, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %51, label %40

40:
  %41 = icmp eq ptr %5, null
  br i1 %41, label %45, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load i32, ptr %43, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %10, i64 32, i1 false)
  store i32 %44, ptr %43, align 4
  br label %45

45:
  %46 = icmp ne i32 %6, 0
  %47 = icmp ne ptr %5, null
  %48 = and i1 %47, %46
  br i1 %48, label %49, label %51

49:
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1347571522, ptr %50, align 4
  br label %51

51:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define i32 @pad_mpi_Iprobe_forward(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5) {
  tail call fastcc void @iprobe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 1)
  ret i32 0
}

define i32 @pad_mpi_Mprobe_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca i32, align 4
  store ptr null, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  br label %9

9:
  call fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %8, ptr %4, ptr %5, i32 0)
  %10 = load i32, ptr %8, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %9, label %12

12:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 0
}

define i32 @pad_mpi_Mprobe_forward(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  br label %8

8:
  call fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %7, ptr %4, ptr %5, i32 1)
  %9 = load i32, ptr %7, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %8, label %11

11:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 0
}

define i32 @pad_mpi_Improbe_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  store ptr null, ptr %7, align 8
  tail call fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 0)
  ret i32 0
}

define internal fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = load i32, ptr @threaded.level, align 4
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %15

15:
  %16 = load i32, ptr @threaded.level, align 4
  %17 = icmp eq i32 %16, 4096
  br i1 %17, label %18, label %20

18:
  %19 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %20

20:
  %21 = icmp eq i32 %1, -1
  %22 = icmp eq i32 %2, -2
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %26

24:
  %25 = call fastcc i32 @match_any(ptr %0, ptr %3, ptr %5, ptr %10)
  store i32 %25, ptr %4, align 4
  br label %28

26:
  %27 = call i32 @PMPI_Improbe(i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %10)
  call fastcc void @check(ptr %0, i32 %27)
  br label %28

28:
  %29 = load i32, ptr %4, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %64, label %31

31:
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %10, align 4
  %34 = ptrtoint ptr %32 to i64
  %35 = and i64 %34, -2
  %36 = icmp eq i64 %35, 296
  br i1 %36, label %64, label %37

37:
  %38 = call noalias ptr @malloc(i64 40)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %49

40:
  call void @llvm.lifetime.start.p0(ptr %9)
  %41 = icmp eq ptr %0, null
  br i1 %41, label %46, label %42

42:
  %43 = load ptr, ptr %0, align 8
  %44 = icmp eq ptr %43, null
  %45 = select i1 %44, ptr @.str.10, ptr %43
  br label %46

46:
  %47 = phi ptr [ @.str.10, %40 ], [ %45, %42 ]
  %48 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %47)
  call void @pad_mpi_fail(ptr %9)
  unreachable

49:
  %50 = call ptr @memset(ptr %38, i32 0, i64 40)
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store ptr %32, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store ptr %3, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %38, i64 24
  store i32 %33, ptr %53, align 8
  %54 = call i32 @pthread_mutex_lock(ptr @lock)
  %55 = load i64, ptr @outstanding, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr @outstanding, align 8
  %57 = load i64, ptr @posts, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr @posts, align 8
  %59 = call i32 @pthread_mutex_unlock(ptr @lock)
  %60 = getelementptr inbounds nuw i8, ptr %38, i64 32
  store i64 %57, ptr %60, align 8
  %61 = call i32 @pthread_mutex_lock(ptr @lock)
  %62 = load ptr, ptr @matches, align 8
  store ptr %62, ptr %38, align 8
  store ptr %38, ptr @matches, align 8
  %63 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %64

64:
  %65 = load i32, ptr @threaded.level, align 4
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %69

69:
  %70 = load i32, ptr @threaded.level, align 4
  %71 = icmp eq i32 %70, 4096
  br i1 %71, label %72, label %74

72:
  %73 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %74

74:
  %75 = load i32, ptr %4, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %88, label %77

77:
  %78 = icmp eq ptr %6, null
  br i1 %78, label %82, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %81 = load i32, ptr %80, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %6, ptr align 4 dereferenceable(32) %10, i64 32, i1 false)
  store i32 %81, ptr %80, align 4
  br label %82

82:
  %83 = icmp ne i32 %7, 0
  %84 = icmp ne ptr %6, null
  %85 = and i1 %84, %83
  br i1 %85, label %86, label %88

86:
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1347571522, ptr %87, align 4
  br label %88

88:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define i32 @pad_mpi_Improbe_forward(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  tail call fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 1)
  ret i32 0
}

define i32 @pad_mpi_Get_count_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  store ptr null, ptr %4, align 8
  %6 = tail call i32 @PMPI_Get_count(ptr %1, ptr %2, ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Get_count(ptr, ptr, ptr)

define i32 @pad_mpi_Get_count_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.MPI_Status) align 4 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_count(ptr %5, ptr %2, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define internal fastcc void @as_program_sees(ptr noalias writable sret(%struct.MPI_Status) align 4 %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.Walk, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca i64, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %0, ptr align 4 dereferenceable(32) %2, i64 32, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 1347571522
  br i1 %10, label %11, label %54

11:
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %6, ptr %1, ptr %0, ptr null, i64 1, ptr %3, i32 0)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %46, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = icmp ult i32 %17, 2
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %46, label %23

23:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i64 0, ptr %7, align 8
  %24 = call i32 @PMPI_Get_elements_x(ptr %2, ptr inttoptr (i64 583 to ptr), ptr %7)
  %25 = load i64, ptr %7, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  call fastcc void @set_length(ptr %1, ptr %6, i64 %25, i32 %27)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %5, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %32, ptr %33, align 8
  %34 = load ptr, ptr %12, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %41, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %40 = load i64, ptr %39, align 8
  call fastcc void @walk_row(ptr %5, ptr %34, ptr null, i64 %38, i64 %40)
  br label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %43 = load ptr, ptr %42, align 8
  %44 = ptrtoint ptr %43 to i64
  call void @llvm.lifetime.end.p0(ptr %5)
  %45 = call i32 @PMPI_Status_set_elements_x(ptr %0, ptr inttoptr (i64 583 to ptr), i64 %44)
  call void @llvm.lifetime.end.p0(ptr %7)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %53

50:
  %51 = load ptr, ptr %12, align 8
  call fastcc void @free_node(ptr %51)
  %52 = load ptr, ptr %6, align 8
  call void @free(ptr %52)
  br label %53

53:
  store ptr null, ptr %12, align 8
  store ptr null, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %54

54:
  ret void
}

define i32 @pad_mpi_Get_elements_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  store ptr null, ptr %4, align 8
  %6 = tail call i32 @PMPI_Get_elements(ptr %1, ptr %2, ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Get_elements(ptr, ptr, ptr)

define i32 @pad_mpi_Get_elements_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.MPI_Status) align 4 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_elements(ptr %5, ptr %2, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Get_elements_x_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  store ptr null, ptr %4, align 8
  %6 = tail call i32 @PMPI_Get_elements_x(ptr %1, ptr %2, ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Get_elements_x(ptr, ptr, ptr)

define i32 @pad_mpi_Get_elements_x_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.MPI_Status) align 4 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_elements_x(ptr %5, ptr %2, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Get_count_c_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  store ptr null, ptr %4, align 8
  %6 = tail call i32 @PMPI_Get_count_c(ptr %1, ptr %2, ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Get_count_c(ptr, ptr, ptr)

define i32 @pad_mpi_Get_count_c_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.MPI_Status) align 4 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_count_c(ptr %5, ptr %2, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Get_elements_c_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  store ptr null, ptr %4, align 8
  %6 = tail call i32 @PMPI_Get_elements_c(ptr %1, ptr %2, ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Get_elements_c(ptr, ptr, ptr)

define i32 @pad_mpi_Get_elements_c_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.MPI_Status) align 4 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_elements_c(ptr %5, ptr %2, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Send_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  %15 = load i32, ptr @threaded.level, align 4
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %19

19:
  %20 = load i32, ptr @threaded.level, align 4
  %21 = icmp eq i32 %20, 4096
  br i1 %21, label %42, label %22

22:
  %23 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %24 = load i64, ptr @posts, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr @posts, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %24, ptr %26, align 8
  %27 = load i64, ptr @outstanding, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %37, label %29

29:
  %30 = load i32, ptr @threaded.level, align 4
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %34

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp eq i32 %35, 4096
  br i1 %36, label %37, label %38

37:
  tail call fastcc void @join_group(ptr %12)
  br label %38

38:
  %39 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %40

40:
  %41 = tail call i32 @PMPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %79

42:
  %43 = load i32, ptr @threaded.level, align 4
  %44 = icmp eq i32 %43, 4096
  br i1 %44, label %45, label %47

45:
  %46 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %47

47:
  %48 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %49 = load i64, ptr @posts, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr @posts, align 8
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %49, ptr %51, align 8
  %52 = load i64, ptr @outstanding, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %62, label %54

54:
  %55 = load i32, ptr @threaded.level, align 4
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %59

57:
  %58 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %59

59:
  %60 = load i32, ptr @threaded.level, align 4
  %61 = icmp eq i32 %60, 4096
  br i1 %61, label %62, label %63

62:
  tail call fastcc void @join_group(ptr %12)
  br label %63

63:
  %64 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %65 = call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %66 = load i32, ptr @threaded.level, align 4
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %68, label %70

68:
  %69 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %70

70:
  %71 = load i32, ptr @threaded.level, align 4
  %72 = icmp eq i32 %71, 4096
  br i1 %72, label %73, label %75

73:
  %74 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %75

75:
  %76 = icmp eq i32 %65, 0
  br i1 %76, label %77, label %79

77:
  %78 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %79

79:
  %80 = phi i32 [ %41, %40 ], [ %78, %77 ], [ %65, %75 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %80
}

define internal fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca %struct.Walk, align 8
  %11 = alloca %struct.View, align 8
  %12 = icmp eq i32 %4, -3
  br i1 %12, label %86, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %11, ptr %0, ptr %1, ptr %7, i64 %2, ptr %3, i32 0)
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %50

17:
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %50, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp ult i32 %23, 2
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %50, label %29

29:
  br i1 %24, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 -1, ptr %34, align 8
  br i1 %33, label %46, label %37

35:
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 -1, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i32 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %45 = load i64, ptr %44, align 8
  call fastcc void @walk_row(ptr %10, ptr %19, ptr null, i64 %15, i64 %45)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %48 = load i64, ptr %47, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  %49 = icmp slt i64 %48, 1
  br i1 %49, label %50, label %60

50:
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %58

54:
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %56 = load ptr, ptr %55, align 8
  call fastcc void @free_node(ptr %56)
  %57 = load ptr, ptr %11, align 8
  call void @free(ptr %57)
  br label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr null, ptr %59, align 8
  store ptr null, ptr %11, align 8
  br label %84

60:
  call fastcc void @check_tag(ptr %0, i32 %5)
  %61 = call noalias ptr @malloc(i64 384)
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %72

63:
  call void @llvm.lifetime.start.p0(ptr %9)
  %64 = icmp eq ptr %0, null
  br i1 %64, label %69, label %65

65:
  %66 = load ptr, ptr %0, align 8
  %67 = icmp eq ptr %66, null
  %68 = select i1 %67, ptr @.str.10, ptr %66
  br label %69

69:
  %70 = phi ptr [ @.str.10, %63 ], [ %68, %65 ]
  %71 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %70)
  call void @pad_mpi_fail(ptr %9)
  unreachable

72:
  %73 = call ptr @memset(ptr %61, i32 0, i64 384)
  store ptr @reverse_both, ptr %61, align 8
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr @release_op, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store ptr %0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 24
  store ptr @start_return, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %61, i64 32
  store ptr @finish_return, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %61, i64 136
  store ptr %6, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 100
  store i32 2, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %61, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %80, ptr align 8 dereferenceable(56) %11, i64 56, i1 false)
  store i32 0, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %61, i64 104
  store i32 %4, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %61, i64 108
  store i32 %5, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %61, i64 328
  store ptr %1, ptr %83, align 8
  br label %84

84:
  %85 = phi ptr [ %61, %72 ], [ null, %58 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %86

86:
  %87 = phi ptr [ %85, %84 ], [ null, %8 ]
  ret ptr %87
}

declare i32 @PMPI_Send(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Isend(ptr, i32, ptr, i32, i32, ptr, ptr)

declare i32 @PMPI_Wait(ptr, ptr)

define i32 @pad_mpi_Isend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = load i32, ptr @threaded.level, align 4
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %17

17:
  %18 = load i32, ptr @threaded.level, align 4
  %19 = icmp eq i32 %18, 4096
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %22

22:
  %23 = icmp eq ptr %12, null
  br i1 %23, label %33, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %25, align 4
  store ptr @reverse_post, ptr %12, align 8
  %26 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %27 = load i64, ptr @posts, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr @posts, align 8
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %27, ptr %29, align 8
  tail call fastcc void @join_group(ptr %12)
  %30 = load i64, ptr @outstanding, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @outstanding, align 8
  %32 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %33

33:
  %34 = tail call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:
  %38 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp eq i32 %40, 4096
  br i1 %41, label %42, label %44

42:
  %43 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %44

44:
  tail call fastcc void @check(ptr %0, i32 %34)
  %45 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %45, ptr %12, ptr null)
  store ptr %12, ptr %9, align 8
  ret i32 %34
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
  %26 = select i1 %25, ptr @.str.10, ptr %24
  br label %27

27:
  %28 = phi ptr [ @.str.10, %21 ], [ %26, %23 ]
  %29 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.43, ptr %4, ptr @.str.44, ptr %28)
  call void @pad_mpi_fail(ptr %3)
  unreachable

30:
  ret void
}

define i32 @pad_mpi_Ssend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  %15 = load i32, ptr @threaded.level, align 4
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %19

19:
  %20 = load i32, ptr @threaded.level, align 4
  %21 = icmp eq i32 %20, 4096
  br i1 %21, label %42, label %22

22:
  %23 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %24 = load i64, ptr @posts, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr @posts, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %24, ptr %26, align 8
  %27 = load i64, ptr @outstanding, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %37, label %29

29:
  %30 = load i32, ptr @threaded.level, align 4
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %34

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp eq i32 %35, 4096
  br i1 %36, label %37, label %38

37:
  tail call fastcc void @join_group(ptr %12)
  br label %38

38:
  %39 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %40

40:
  %41 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %79

42:
  %43 = load i32, ptr @threaded.level, align 4
  %44 = icmp eq i32 %43, 4096
  br i1 %44, label %45, label %47

45:
  %46 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %47

47:
  %48 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %49 = load i64, ptr @posts, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr @posts, align 8
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %49, ptr %51, align 8
  %52 = load i64, ptr @outstanding, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %62, label %54

54:
  %55 = load i32, ptr @threaded.level, align 4
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %59

57:
  %58 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %59

59:
  %60 = load i32, ptr @threaded.level, align 4
  %61 = icmp eq i32 %60, 4096
  br i1 %61, label %62, label %63

62:
  tail call fastcc void @join_group(ptr %12)
  br label %63

63:
  %64 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %65 = call i32 @PMPI_Issend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %66 = load i32, ptr @threaded.level, align 4
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %68, label %70

68:
  %69 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %70

70:
  %71 = load i32, ptr @threaded.level, align 4
  %72 = icmp eq i32 %71, 4096
  br i1 %72, label %73, label %75

73:
  %74 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %75

75:
  %76 = icmp eq i32 %65, 0
  br i1 %76, label %77, label %79

77:
  %78 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %79

79:
  %80 = phi i32 [ %41, %40 ], [ %78, %77 ], [ %65, %75 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %80
}

declare i32 @PMPI_Ssend(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Issend(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Issend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = load i32, ptr @threaded.level, align 4
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %17

17:
  %18 = load i32, ptr @threaded.level, align 4
  %19 = icmp eq i32 %18, 4096
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %22

22:
  %23 = icmp eq ptr %12, null
  br i1 %23, label %33, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %25, align 4
  store ptr @reverse_post, ptr %12, align 8
  %26 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %27 = load i64, ptr @posts, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr @posts, align 8
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %27, ptr %29, align 8
  tail call fastcc void @join_group(ptr %12)
  %30 = load i64, ptr @outstanding, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @outstanding, align 8
  %32 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %33

33:
  %34 = tail call i32 @PMPI_Issend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:
  %38 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp eq i32 %40, 4096
  br i1 %41, label %42, label %44

42:
  %43 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %44

44:
  tail call fastcc void @check(ptr %0, i32 %34)
  %45 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %45, ptr %12, ptr null)
  store ptr %12, ptr %9, align 8
  ret i32 %34
}

define i32 @pad_mpi_Rsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  %15 = load i32, ptr @threaded.level, align 4
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %19

19:
  %20 = load i32, ptr @threaded.level, align 4
  %21 = icmp eq i32 %20, 4096
  br i1 %21, label %42, label %22

22:
  %23 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %24 = load i64, ptr @posts, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr @posts, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %24, ptr %26, align 8
  %27 = load i64, ptr @outstanding, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %37, label %29

29:
  %30 = load i32, ptr @threaded.level, align 4
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %34

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp eq i32 %35, 4096
  br i1 %36, label %37, label %38

37:
  tail call fastcc void @join_group(ptr %12)
  br label %38

38:
  %39 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %40

40:
  %41 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %79

42:
  %43 = load i32, ptr @threaded.level, align 4
  %44 = icmp eq i32 %43, 4096
  br i1 %44, label %45, label %47

45:
  %46 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %47

47:
  %48 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %49 = load i64, ptr @posts, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr @posts, align 8
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %49, ptr %51, align 8
  %52 = load i64, ptr @outstanding, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %62, label %54

54:
  %55 = load i32, ptr @threaded.level, align 4
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %59

57:
  %58 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %59

59:
  %60 = load i32, ptr @threaded.level, align 4
  %61 = icmp eq i32 %60, 4096
  br i1 %61, label %62, label %63

62:
  tail call fastcc void @join_group(ptr %12)
  br label %63

63:
  %64 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %65 = call i32 @PMPI_Irsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %66 = load i32, ptr @threaded.level, align 4
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %68, label %70

68:
  %69 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %70

70:
  %71 = load i32, ptr @threaded.level, align 4
  %72 = icmp eq i32 %71, 4096
  br i1 %72, label %73, label %75

73:
  %74 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %75

75:
  %76 = icmp eq i32 %65, 0
  br i1 %76, label %77, label %79

77:
  %78 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %79

79:
  %80 = phi i32 [ %41, %40 ], [ %78, %77 ], [ %65, %75 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %80
}

declare i32 @PMPI_Rsend(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Irsend(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Irsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = load i32, ptr @threaded.level, align 4
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %17

17:
  %18 = load i32, ptr @threaded.level, align 4
  %19 = icmp eq i32 %18, 4096
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %22

22:
  %23 = icmp eq ptr %12, null
  br i1 %23, label %33, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %25, align 4
  store ptr @reverse_post, ptr %12, align 8
  %26 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %27 = load i64, ptr @posts, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr @posts, align 8
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %27, ptr %29, align 8
  tail call fastcc void @join_group(ptr %12)
  %30 = load i64, ptr @outstanding, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @outstanding, align 8
  %32 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %33

33:
  %34 = tail call i32 @PMPI_Irsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:
  %38 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp eq i32 %40, 4096
  br i1 %41, label %42, label %44

42:
  %43 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %44

44:
  tail call fastcc void @check(ptr %0, i32 %34)
  %45 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %45, ptr %12, ptr null)
  store ptr %12, ptr %9, align 8
  ret i32 %34
}

define i32 @pad_mpi_Bsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  %15 = load i32, ptr @threaded.level, align 4
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %19

19:
  %20 = load i32, ptr @threaded.level, align 4
  %21 = icmp eq i32 %20, 4096
  br i1 %21, label %42, label %22

22:
  %23 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %24 = load i64, ptr @posts, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr @posts, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %24, ptr %26, align 8
  %27 = load i64, ptr @outstanding, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %37, label %29

29:
  %30 = load i32, ptr @threaded.level, align 4
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %34

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp eq i32 %35, 4096
  br i1 %36, label %37, label %38

37:
  tail call fastcc void @join_group(ptr %12)
  br label %38

38:
  %39 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %40

40:
  %41 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %79

42:
  %43 = load i32, ptr @threaded.level, align 4
  %44 = icmp eq i32 %43, 4096
  br i1 %44, label %45, label %47

45:
  %46 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %47

47:
  %48 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %49 = load i64, ptr @posts, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr @posts, align 8
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %49, ptr %51, align 8
  %52 = load i64, ptr @outstanding, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %62, label %54

54:
  %55 = load i32, ptr @threaded.level, align 4
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %59

57:
  %58 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %59

59:
  %60 = load i32, ptr @threaded.level, align 4
  %61 = icmp eq i32 %60, 4096
  br i1 %61, label %62, label %63

62:
  tail call fastcc void @join_group(ptr %12)
  br label %63

63:
  %64 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %65 = call i32 @PMPI_Ibsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %66 = load i32, ptr @threaded.level, align 4
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %68, label %70

68:
  %69 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %70

70:
  %71 = load i32, ptr @threaded.level, align 4
  %72 = icmp eq i32 %71, 4096
  br i1 %72, label %73, label %75

73:
  %74 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %75

75:
  %76 = icmp eq i32 %65, 0
  br i1 %76, label %77, label %79

77:
  %78 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %79

79:
  %80 = phi i32 [ %41, %40 ], [ %78, %77 ], [ %65, %75 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %80
}

declare i32 @PMPI_Bsend(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Ibsend(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Ibsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = load i32, ptr @threaded.level, align 4
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %17

17:
  %18 = load i32, ptr @threaded.level, align 4
  %19 = icmp eq i32 %18, 4096
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %22

22:
  %23 = icmp eq ptr %12, null
  br i1 %23, label %33, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %25, align 4
  store ptr @reverse_post, ptr %12, align 8
  %26 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %27 = load i64, ptr @posts, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr @posts, align 8
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %27, ptr %29, align 8
  tail call fastcc void @join_group(ptr %12)
  %30 = load i64, ptr @outstanding, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @outstanding, align 8
  %32 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %33

33:
  %34 = tail call i32 @PMPI_Ibsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:
  %38 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp eq i32 %40, 4096
  br i1 %41, label %42, label %44

42:
  %43 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %44

44:
  tail call fastcc void @check(ptr %0, i32 %34)
  %45 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %45, ptr %12, ptr null)
  store ptr %12, ptr %9, align 8
  ret i32 %34
}

define i32 @pad_mpi_Send_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %33

16:
  tail call fastcc void @fill(ptr %12)
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %23 = load i32, ptr %22, align 8
  %24 = tail call fastcc i64 @length_with(ptr %21, i32 %23)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 %24, ptr %10, align 8
  %25 = call fastcc ptr @large(ptr %18, ptr %10)
  %26 = load i64, ptr %10, align 8
  %27 = trunc i64 %26 to i32
  call void @llvm.lifetime.end.p0(ptr %10)
  %28 = tail call i32 @PMPI_Send(ptr %20, i32 %27, ptr %25, i32 %4, i32 %5, ptr %6)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %25, ptr %9, align 8
  %29 = icmp eq ptr %25, inttoptr (i64 583 to ptr)
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @release_op(ptr %12)
  br label %33

33:
  %34 = phi i32 [ %28, %32 ], [ %15, %14 ]
  ret i32 %34
}

define internal void @release_op(ptr %0) {
  tail call fastcc void @leave_group(ptr %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %52, label %5

5:
  %6 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %7 = load i64, ptr @buckets, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @waited(ptr %0)
  br label %52

11:
  %12 = phi i64 [ %18, %17 ], [ 0, %5 ]
  %13 = load ptr, ptr @tickets, align 8
  %14 = getelementptr inbounds nuw ptr, ptr %13, i64 %12
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:
  %18 = add nuw nsw i64 %12, 1
  %19 = load i64, ptr @buckets, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %11, label %9

21:
  %22 = phi ptr [ %23, %50 ], [ %15, %11 ]
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %50

27:
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %32, label %31

31:
  store ptr null, ptr %24, align 8
  br label %50

32:
  %33 = load ptr, ptr @tickets, align 8
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %35 to i64
  %37 = mul i64 %36, -7046029254386353131
  %38 = lshr i64 %37, 20
  %39 = load i64, ptr @buckets, align 8
  %40 = add i64 %39, 17592186044415
  %41 = and i64 %38, %40
  %42 = getelementptr inbounds nuw ptr, ptr %33, i64 %41
  br label %43

43:
  %44 = phi ptr [ %42, %32 ], [ %45, %43 ]
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, %22
  br i1 %46, label %47, label %43

47:
  store ptr %23, ptr %44, align 8
  %48 = load i64, ptr @issued, align 8
  %49 = add nsw i64 %48, -1
  store i64 %49, ptr @issued, align 8
  tail call void @free(ptr %22)
  br label %50

50:
  %51 = icmp eq ptr %23, null
  br i1 %51, label %17, label %21

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %57, label %56

56:
  tail call void %54(ptr %0)
  br label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %65

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %64 = load ptr, ptr %63, align 8
  tail call fastcc void @free_node(ptr %64)
  br label %65

65:
  %66 = load i32, ptr %59, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %70

68:
  %69 = load ptr, ptr %58, align 8
  tail call void @free(ptr %69)
  br label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %71, align 8
  store ptr null, ptr %58, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %79

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %78 = load ptr, ptr %77, align 8
  tail call fastcc void @free_node(ptr %78)
  br label %79

79:
  %80 = load i32, ptr %73, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %84

82:
  %83 = load ptr, ptr %72, align 8
  tail call void @free(ptr %83)
  br label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr null, ptr %85, align 8
  store ptr null, ptr %72, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %87 = load ptr, ptr %86, align 8
  tail call void @free(ptr %87)
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %89 = load ptr, ptr %88, align 8
  tail call void @free(ptr %89)
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %91 = load ptr, ptr %90, align 8
  tail call void @free(ptr %91)
  tail call void @free(ptr %0)
  ret void
}

define i32 @pad_mpi_Isend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %41, label %15

15:
  tail call fastcc void @fill(ptr %13)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 %23, ptr %11, align 8
  %24 = call fastcc ptr @large(ptr %17, ptr %11)
  %25 = load i64, ptr %11, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0(ptr %11)
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr @sent, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 116
  store i32 1, ptr %28, align 4
  store ptr @reverse_post, ptr %13, align 8
  %29 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %30 = load i64, ptr @posts, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @posts, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 128
  store i64 %30, ptr %32, align 8
  tail call fastcc void @join_group(ptr %13)
  %33 = load i64, ptr @outstanding, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr @outstanding, align 8
  %35 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %36 = tail call i32 @PMPI_Isend(ptr %19, i32 %26, ptr %24, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %24, ptr %10, align 8
  %37 = icmp eq ptr %24, inttoptr (i64 583 to ptr)
  br i1 %37, label %40, label %38

38:
  %39 = call i32 @PMPI_Type_free(ptr %10)
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %43

41:
  %42 = tail call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %43

43:
  %44 = phi i32 [ %36, %40 ], [ %42, %41 ]
  call fastcc void @check(ptr %0, i32 %44)
  %45 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %45, ptr %13, ptr null)
  ret i32 %44
}

define internal void @sent(ptr %0, ptr %1) {
  ret void
}

define i32 @pad_mpi_Ssend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %33

16:
  tail call fastcc void @fill(ptr %12)
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %23 = load i32, ptr %22, align 8
  %24 = tail call fastcc i64 @length_with(ptr %21, i32 %23)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 %24, ptr %10, align 8
  %25 = call fastcc ptr @large(ptr %18, ptr %10)
  %26 = load i64, ptr %10, align 8
  %27 = trunc i64 %26 to i32
  call void @llvm.lifetime.end.p0(ptr %10)
  %28 = tail call i32 @PMPI_Ssend(ptr %20, i32 %27, ptr %25, i32 %4, i32 %5, ptr %6)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %25, ptr %9, align 8
  %29 = icmp eq ptr %25, inttoptr (i64 583 to ptr)
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @release_op(ptr %12)
  br label %33

33:
  %34 = phi i32 [ %28, %32 ], [ %15, %14 ]
  ret i32 %34
}

define i32 @pad_mpi_Issend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %41, label %15

15:
  tail call fastcc void @fill(ptr %13)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 %23, ptr %11, align 8
  %24 = call fastcc ptr @large(ptr %17, ptr %11)
  %25 = load i64, ptr %11, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0(ptr %11)
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr @sent, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 116
  store i32 1, ptr %28, align 4
  store ptr @reverse_post, ptr %13, align 8
  %29 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %30 = load i64, ptr @posts, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @posts, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 128
  store i64 %30, ptr %32, align 8
  tail call fastcc void @join_group(ptr %13)
  %33 = load i64, ptr @outstanding, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr @outstanding, align 8
  %35 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %36 = tail call i32 @PMPI_Issend(ptr %19, i32 %26, ptr %24, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %24, ptr %10, align 8
  %37 = icmp eq ptr %24, inttoptr (i64 583 to ptr)
  br i1 %37, label %40, label %38

38:
  %39 = call i32 @PMPI_Type_free(ptr %10)
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %43

41:
  %42 = tail call i32 @PMPI_Issend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %43

43:
  %44 = phi i32 [ %36, %40 ], [ %42, %41 ]
  call fastcc void @check(ptr %0, i32 %44)
  %45 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %45, ptr %13, ptr null)
  ret i32 %44
}

define i32 @pad_mpi_Rsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %33

16:
  tail call fastcc void @fill(ptr %12)
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %23 = load i32, ptr %22, align 8
  %24 = tail call fastcc i64 @length_with(ptr %21, i32 %23)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 %24, ptr %10, align 8
  %25 = call fastcc ptr @large(ptr %18, ptr %10)
  %26 = load i64, ptr %10, align 8
  %27 = trunc i64 %26 to i32
  call void @llvm.lifetime.end.p0(ptr %10)
  %28 = tail call i32 @PMPI_Rsend(ptr %20, i32 %27, ptr %25, i32 %4, i32 %5, ptr %6)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %25, ptr %9, align 8
  %29 = icmp eq ptr %25, inttoptr (i64 583 to ptr)
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @release_op(ptr %12)
  br label %33

33:
  %34 = phi i32 [ %28, %32 ], [ %15, %14 ]
  ret i32 %34
}

define i32 @pad_mpi_Irsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %41, label %15

15:
  tail call fastcc void @fill(ptr %13)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 %23, ptr %11, align 8
  %24 = call fastcc ptr @large(ptr %17, ptr %11)
  %25 = load i64, ptr %11, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0(ptr %11)
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr @sent, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 116
  store i32 1, ptr %28, align 4
  store ptr @reverse_post, ptr %13, align 8
  %29 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %30 = load i64, ptr @posts, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @posts, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 128
  store i64 %30, ptr %32, align 8
  tail call fastcc void @join_group(ptr %13)
  %33 = load i64, ptr @outstanding, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr @outstanding, align 8
  %35 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %36 = tail call i32 @PMPI_Irsend(ptr %19, i32 %26, ptr %24, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %24, ptr %10, align 8
  %37 = icmp eq ptr %24, inttoptr (i64 583 to ptr)
  br i1 %37, label %40, label %38

38:
  %39 = call i32 @PMPI_Type_free(ptr %10)
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %43

41:
  %42 = tail call i32 @PMPI_Irsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %43

43:
  %44 = phi i32 [ %36, %40 ], [ %42, %41 ]
  call fastcc void @check(ptr %0, i32 %44)
  %45 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %45, ptr %13, ptr null)
  ret i32 %44
}

define i32 @pad_mpi_Bsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %29

14:
  tail call fastcc void @fill(ptr %10)
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 272
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 184
  %21 = load i32, ptr %20, align 8
  %22 = tail call fastcc i64 @length_with(ptr %19, i32 %21)
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 108
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 136
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @send_later(ptr %16, ptr %18, i64 %22, i32 %24, i32 %26, ptr %28)
  store ptr null, ptr %17, align 8
  tail call void @release_op(ptr %10)
  br label %29

29:
  %30 = phi i32 [ 0, %14 ], [ %13, %12 ]
  ret i32 %30
}

define i32 @pad_mpi_Ibsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %12 = icmp eq ptr %11, null
  %13 = select i1 %12, i32 %4, i32 -3
  %14 = tail call i32 @PMPI_Ibsend(ptr %1, i32 %2, ptr %3, i32 %13, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %14)
  br i1 %12, label %30, label %15

15:
  tail call fastcc void @fill(ptr %11)
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 108
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 136
  %29 = load ptr, ptr %28, align 8
  tail call fastcc void @send_later(ptr %17, ptr %19, i64 %23, i32 %25, i32 %27, ptr %29)
  store ptr null, ptr %18, align 8
  tail call void @release_op(ptr %11)
  br label %30

30:
  %31 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %31, ptr null, ptr null)
  ret i32 %14
}

define i32 @pad_mpi_Recv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.MPI_Status, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %14, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %16 = icmp eq i32 %4, -1
  %17 = icmp eq i32 %5, -2
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %21

19:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @wild_message(ptr %0, ptr %15, ptr %6, ptr %12, ptr %11)
  %20 = call i32 @PMPI_Mrecv(ptr %1, i32 %2, ptr %3, ptr %12, ptr %11)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %90

21:
  %22 = icmp eq ptr %15, null
  br i1 %22, label %31, label %23

23:
  %24 = load i32, ptr @threaded.level, align 4
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %26, label %28

26:
  %27 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %28

28:
  %29 = load i32, ptr @threaded.level, align 4
  %30 = icmp eq i32 %29, 4096
  br i1 %30, label %51, label %31

31:
  %32 = call i32 @PMPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %11)
  br i1 %22, label %90, label %33

33:
  %34 = call i32 @pthread_mutex_lock(ptr @lock)
  %35 = load i64, ptr @posts, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr @posts, align 8
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 128
  store i64 %35, ptr %37, align 8
  %38 = load i64, ptr @outstanding, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %48, label %40

40:
  %41 = load i32, ptr @threaded.level, align 4
  %42 = icmp slt i32 %41, 0
  br i1 %42, label %43, label %45

43:
  %44 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %45

45:
  %46 = load i32, ptr @threaded.level, align 4
  %47 = icmp eq i32 %46, 4096
  br i1 %47, label %48, label %49

48:
  call fastcc void @join_group(ptr %15)
  br label %49

49:
  %50 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %90

51:
  call void @llvm.lifetime.start.p0(ptr %13)
  %52 = load i32, ptr @threaded.level, align 4
  %53 = icmp eq i32 %52, 4096
  br i1 %53, label %54, label %56

54:
  %55 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %56

56:
  %57 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %58 = load i64, ptr @posts, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr @posts, align 8
  %60 = getelementptr inbounds nuw i8, ptr %15, i64 128
  store i64 %58, ptr %60, align 8
  %61 = load i64, ptr @outstanding, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %71, label %63

63:
  %64 = load i32, ptr @threaded.level, align 4
  %65 = icmp slt i32 %64, 0
  br i1 %65, label %66, label %68

66:
  %67 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %68

68:
  %69 = load i32, ptr @threaded.level, align 4
  %70 = icmp eq i32 %69, 4096
  br i1 %70, label %71, label %72

71:
  tail call fastcc void @join_group(ptr %15)
  br label %72

72:
  %73 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %74 = call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %13)
  %75 = load i32, ptr @threaded.level, align 4
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %79

77:
  %78 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %79

79:
  %80 = load i32, ptr @threaded.level, align 4
  %81 = icmp eq i32 %80, 4096
  br i1 %81, label %82, label %84

82:
  %83 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %84

84:
  %85 = icmp eq i32 %74, 0
  br i1 %85, label %86, label %88

86:
  %87 = call i32 @PMPI_Wait(ptr %13, ptr %11)
  br label %88

88:
  %89 = phi i32 [ %87, %86 ], [ %74, %84 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %90

90:
  %91 = phi i32 [ %20, %19 ], [ %89, %88 ], [ %32, %31 ], [ %32, %49 ]
  %92 = icmp eq ptr %7, null
  br i1 %92, label %96, label %93

93:
  %94 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %95 = load i32, ptr %94, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %7, ptr align 4 dereferenceable(32) %11, i64 32, i1 false)
  store i32 %95, ptr %94, align 4
  br label %96

96:
  %97 = icmp eq ptr %15, null
  br i1 %97, label %105, label %98

98:
  %99 = icmp eq i32 %91, 0
  br i1 %99, label %100, label %104

100:
  call void @set_received(ptr %15, ptr %11)
  %101 = getelementptr inbounds nuw i8, ptr %15, i64 124
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %105, label %104

104:
  call void @release_op(ptr %15)
  br label %105

105:
  %106 = phi ptr [ null, %104 ], [ null, %96 ], [ %15, %100 ]
  store ptr %106, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %91
}

define internal fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = alloca [1900 x i8], align 16
  %10 = alloca %struct.Walk, align 8
  %11 = alloca %struct.View, align 8
  %12 = icmp eq i32 %4, -3
  br i1 %12, label %86, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %11, ptr %0, ptr %1, ptr %6, i64 %2, ptr %3, i32 %7)
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %50

17:
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %50, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp ult i32 %23, 2
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %50, label %29

29:
  br i1 %24, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 -1, ptr %34, align 8
  br i1 %33, label %46, label %37

35:
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 -1, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i32 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %45 = load i64, ptr %44, align 8
  call fastcc void @walk_row(ptr %10, ptr %19, ptr null, i64 %15, i64 %45)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %48 = load i64, ptr %47, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  %49 = icmp slt i64 %48, 1
  br i1 %49, label %50, label %60

50:
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %58

54:
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %56 = load ptr, ptr %55, align 8
  call fastcc void @free_node(ptr %56)
  %57 = load ptr, ptr %11, align 8
  call void @free(ptr %57)
  br label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr null, ptr %59, align 8
  store ptr null, ptr %11, align 8
  br label %84

60:
  %61 = call noalias ptr @malloc(i64 384)
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %72

63:
  call void @llvm.lifetime.start.p0(ptr %9)
  %64 = icmp eq ptr %0, null
  br i1 %64, label %69, label %65

65:
  %66 = load ptr, ptr %0, align 8
  %67 = icmp eq ptr %66, null
  %68 = select i1 %67, ptr @.str.10, ptr %66
  br label %69

69:
  %70 = phi ptr [ @.str.10, %63 ], [ %68, %65 ]
  %71 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %70)
  call void @pad_mpi_fail(ptr %9)
  unreachable

72:
  %73 = call ptr @memset(ptr %61, i32 0, i64 384)
  store ptr @reverse_both, ptr %61, align 8
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr @release_op, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store ptr %0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 24
  store ptr @start_give_back, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %61, i64 32
  store ptr @finish_nothing, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %61, i64 136
  store ptr %5, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 100
  store i32 2, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %61, i64 200
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %80, ptr align 8 dereferenceable(56) %11, i64 56, i1 false)
  store i32 1, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %61, i64 104
  store i32 %4, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %61, i64 40
  store ptr @set_received, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %61, i64 328
  store ptr %1, ptr %83, align 8
  br label %84

84:
  %85 = phi ptr [ %61, %72 ], [ null, %58 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %86

86:
  %87 = phi ptr [ %85, %84 ], [ null, %8 ]
  ret ptr %87
}

define internal fastcc void @wild_message(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = icmp eq ptr %1, null
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %9

8:
  ret void

9:
  %10 = load i32, ptr @threaded.level, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %14

14:
  %15 = load i32, ptr @threaded.level, align 4
  %16 = icmp eq i32 %15, 4096
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %19

19:
  %20 = tail call fastcc i32 @match_any(ptr %0, ptr %2, ptr %3, ptr %4)
  %21 = icmp eq i32 %20, 0
  %22 = or i1 %6, %21
  br i1 %22, label %40, label %23

23:
  %24 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %25 = load i64, ptr @posts, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr @posts, align 8
  store i64 %25, ptr %7, align 8
  %27 = load i64, ptr @outstanding, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %37, label %29

29:
  %30 = load i32, ptr @threaded.level, align 4
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %34

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp eq i32 %35, 4096
  br i1 %36, label %37, label %38

37:
  tail call fastcc void @join_group(ptr %1)
  br label %38

38:
  %39 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %40

40:
  %41 = load i32, ptr @threaded.level, align 4
  %42 = icmp slt i32 %41, 0
  br i1 %42, label %43, label %45

43:
  %44 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %45

45:
  %46 = load i32, ptr @threaded.level, align 4
  %47 = icmp eq i32 %46, 4096
  br i1 %47, label %48, label %50

48:
  %49 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %50

50:
  %51 = icmp eq i32 %20, 0
  br i1 %51, label %9, label %8
}

declare i32 @PMPI_Mrecv(ptr, i32, ptr, ptr, ptr)

declare i32 @PMPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)

declare i32 @PMPI_Irecv(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Irecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = icmp eq i32 %4, -1
  %13 = icmp eq i32 %5, -2
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %24

15:
  call void @llvm.lifetime.start.p0(ptr %11)
  %16 = icmp eq ptr %0, null
  br i1 %16, label %21, label %17

17:
  %18 = load ptr, ptr %0, align 8
  %19 = icmp eq ptr %18, null
  %20 = select i1 %19, ptr @.str.10, ptr %18
  br label %21

21:
  %22 = phi ptr [ @.str.10, %15 ], [ %20, %17 ]
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %22)
  call void @pad_mpi_fail(ptr %11)
  unreachable

24:
  %25 = sext i32 %2 to i64
  %26 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %25, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %27 = load i32, ptr @threaded.level, align 4
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %31

29:
  %30 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %31

31:
  %32 = load i32, ptr @threaded.level, align 4
  %33 = icmp eq i32 %32, 4096
  br i1 %33, label %34, label %36

34:
  %35 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %36

36:
  %37 = icmp eq ptr %26, null
  br i1 %37, label %47, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %26, i64 116
  store i32 1, ptr %39, align 4
  store ptr @reverse_post, ptr %26, align 8
  %40 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %41 = load i64, ptr @posts, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr @posts, align 8
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 128
  store i64 %41, ptr %43, align 8
  tail call fastcc void @join_group(ptr %26)
  %44 = load i64, ptr @outstanding, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr @outstanding, align 8
  %46 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %47

47:
  %48 = tail call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %49 = load i32, ptr @threaded.level, align 4
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %53

51:
  %52 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp eq i32 %54, 4096
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %58

58:
  tail call fastcc void @check(ptr %0, i32 %48)
  %59 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %59, ptr %26, ptr null)
  store ptr %26, ptr %9, align 8
  ret i32 %48
}

define i32 @pad_mpi_Recv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca %struct.MPI_Status, align 4
  %12 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 @PMPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %39

18:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %12, ptr %14)
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = call i32 @PMPI_Recv(ptr %19, i32 %21, ptr %23, i32 %4, i32 %5, ptr %6, ptr %11)
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %26 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %23, ptr %10, align 8
  %27 = icmp eq ptr %23, %26
  br i1 %27, label %30, label %28

28:
  %29 = call i32 @PMPI_Type_free(ptr %10)
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %10)
  %31 = icmp eq i32 %24, 0
  br i1 %31, label %32, label %33

32:
  call void @unpack(ptr %14, ptr %11)
  br label %33

33:
  %34 = icmp eq ptr %7, null
  br i1 %34, label %38, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = load i32, ptr %36, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %7, ptr align 4 dereferenceable(32) %11, i64 32, i1 false)
  store i32 %37, ptr %36, align 4
  br label %38

38:
  call void @release_op(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %39

39:
  %40 = phi i32 [ %24, %38 ], [ %17, %16 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %40
}

define internal fastcc void @room_for(ptr noalias writable sret(%struct.Parcel) align 8 %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = alloca [1900 x i8], align 16
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %7 = load i32, ptr %6, align 8
  %8 = tail call fastcc i64 @length_with(ptr %5, i32 %7)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %28

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %16 = tail call noalias ptr @malloc(i64 %15)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %27

18:
  call void @llvm.lifetime.start.p0(ptr %4)
  %19 = icmp eq ptr %14, null
  br i1 %19, label %24, label %20

20:
  %21 = load ptr, ptr %14, align 8
  %22 = icmp eq ptr %21, null
  %23 = select i1 %22, ptr @.str.10, ptr %21
  br label %24

24:
  %25 = phi ptr [ @.str.10, %18 ], [ %23, %20 ]
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %25)
  call void @pad_mpi_fail(ptr %4)
  unreachable

27:
  store ptr %16, ptr %9, align 8
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 %8, ptr %3, align 8
  store ptr %31, ptr %0, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr inttoptr (i64 583 to ptr), ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr inttoptr (i64 583 to ptr), ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %8, ptr %36, align 8
  %37 = call fastcc ptr @large(ptr %30, ptr %3)
  store ptr %37, ptr %34, align 8
  %38 = load i64, ptr %3, align 8
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %32, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

define internal void @unpack(ptr %0, ptr %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = alloca %struct.Walk, align 8
  %5 = alloca %struct.Walk, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 200
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %7, ptr align 8 dereferenceable(56) %9, i64 56, i1 false)
  %10 = call i32 @PMPI_Get_elements_x(ptr %1, ptr inttoptr (i64 583 to ptr), ptr %6)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %6, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %15 = load i32, ptr %14, align 8
  call fastcc void @set_length(ptr %12, ptr %7, i64 %13, i32 %15)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %5, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %29 = load i64, ptr %28, align 8
  call fastcc void @walk_row(ptr %5, ptr %23, ptr null, i64 %27, i64 %29)
  br label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  call void @llvm.lifetime.end.p0(ptr %5)
  br i1 %24, label %50, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %36 = load i32, ptr %35, align 4
  %37 = icmp ult i32 %36, 2
  br i1 %37, label %38, label %41

38:
  %39 = icmp eq i32 %17, 0
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %4, align 8
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %40, align 8
  br i1 %39, label %52, label %43

41:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %4, align 8
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %42, align 8
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %17, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %20, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %49 = load i64, ptr %48, align 8
  call fastcc void @walk_row(ptr %4, ptr %23, ptr null, i64 %47, i64 %49)
  br label %52

50:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %4, align 8
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %51, align 8
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %54 = load ptr, ptr %53, align 8
  %55 = ptrtoint ptr %54 to i64
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @copy_in, ptr %8, align 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 0, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 0, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %63 = load ptr, ptr %62, align 8
  store ptr %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store i32 1, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 52
  store i32 0, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load ptr, ptr %67, align 8
  store i32 %17, ptr %56, align 8
  store i64 %20, ptr %58, align 8
  br i1 %24, label %74, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %73 = load i64, ptr %72, align 8
  call fastcc void @walk_row(ptr %8, ptr %23, ptr %68, i64 %71, i64 %73)
  br label %74

74:
  %75 = load ptr, ptr %62, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 %33
  %77 = load ptr, ptr %7, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %115, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %81, 1
  br i1 %82, label %115, label %83

83:
  %84 = load i32, ptr %14, align 8
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %86, label %115

86:
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %97 = load i32, ptr %16, align 4
  %98 = load i64, ptr %19, align 8
  %99 = load ptr, ptr %22, align 8
  %100 = icmp eq ptr %99, null
  %101 = load i64, ptr %96, align 8
  %102 = zext nneg i32 %84 to i64
  br label %103

103:
  %104 = phi i64 [ 0, %86 ], [ %113, %112 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @write_block, ptr %3, align 8
  store i32 0, ptr %87, align 8
  store i32 0, ptr %88, align 4
  store i64 0, ptr %89, align 8
  store i32 -1, ptr %90, align 8
  store i32 0, ptr %91, align 4
  %105 = mul nsw i64 %104, %55
  %106 = getelementptr inbounds i8, ptr %76, i64 %105
  store ptr %106, ptr %92, align 8
  store i64 0, ptr %93, align 8
  store i32 0, ptr %94, align 8
  store i32 0, ptr %95, align 4
  %107 = getelementptr inbounds nuw ptr, ptr %77, i64 %104
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %112, label %110

110:
  store i32 %97, ptr %87, align 8
  store i64 %98, ptr %89, align 8
  br i1 %100, label %112, label %111

111:
  call fastcc void @walk_row(ptr %3, ptr %99, ptr %108, i64 %81, i64 %101)
  br label %112

112:
  call void @llvm.lifetime.end.p0(ptr %3)
  %113 = add nuw nsw i64 %104, 1
  %114 = icmp eq i64 %113, %102
  br i1 %114, label %115, label %103

115:
  %116 = call i32 @PMPI_Status_set_elements_x(ptr %1, ptr inttoptr (i64 583 to ptr), i64 %33)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

define i32 @pad_mpi_Irecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Parcel, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %37, label %15

15:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %11, ptr %13)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr @unpack, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 116
  store i32 1, ptr %17, align 4
  store ptr @reverse_post, ptr %13, align 8
  %18 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %19 = load i64, ptr @posts, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr @posts, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 128
  store i64 %19, ptr %21, align 8
  tail call fastcc void @join_group(ptr %13)
  %22 = load i64, ptr @outstanding, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr @outstanding, align 8
  %24 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = tail call i32 @PMPI_Irecv(ptr %25, i32 %27, ptr %29, i32 %4, i32 %5, ptr %6, ptr %7)
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %32 = load ptr, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %29, ptr %10, align 8
  %33 = icmp eq ptr %29, %32
  br i1 %33, label %36, label %34

34:
  %35 = call i32 @PMPI_Type_free(ptr %10)
  br label %36

36:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %39

37:
  %38 = tail call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %39

39:
  %40 = phi i32 [ %30, %36 ], [ %38, %37 ]
  call fastcc void @check(ptr %0, i32 %40)
  %41 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %41, ptr %13, ptr null)
  ret i32 %40
}

define i32 @pad_mpi_Mrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.MPI_Status, align 4
  %10 = alloca %struct.Matched, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %10, ptr %0, ptr %11)
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %12, ptr %3, i32 %14, ptr %16, ptr %6, i32 0)
  call fastcc void @at_match(ptr %17, ptr %10)
  %18 = call i32 @PMPI_Mrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %9)
  %19 = icmp eq ptr %5, null
  br i1 %19, label %23, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = load i32, ptr %21, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %9, i64 32, i1 false)
  store i32 %22, ptr %21, align 4
  br label %23

23:
  %24 = icmp eq ptr %17, null
  br i1 %24, label %32, label %25

25:
  %26 = icmp eq i32 %18, 0
  br i1 %26, label %27, label %31

27:
  call void @set_received(ptr %17, ptr %9)
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 124
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:
  call void @release_op(ptr %17)
  br label %32

32:
  %33 = phi ptr [ null, %31 ], [ null, %23 ], [ %17, %27 ]
  store ptr %33, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %18
}

define internal fastcc void @take_matched(ptr noalias writable sret(%struct.Matched) align 8 %0, ptr %1, ptr %2) {
  %4 = alloca [1900 x i8], align 16
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr inttoptr (i64 256 to ptr), ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 -3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 0, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 -1, ptr %9, align 8
  %10 = icmp eq ptr %2, inttoptr (i64 297 to ptr)
  br i1 %10, label %34, label %11

11:
  %12 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %13

13:
  %14 = phi ptr [ @matches, %11 ], [ %15, %17 ]
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %2
  br i1 %20, label %21, label %13

21:
  %22 = load ptr, ptr %15, align 8
  store ptr %22, ptr %14, align 8
  %23 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(40) %0, ptr align 8 dereferenceable(40) %15, i64 40, i1 false)
  tail call void @free(ptr %15)
  br label %34

24:
  %25 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.start.p0(ptr %4)
  %26 = icmp eq ptr %1, null
  br i1 %26, label %31, label %27

27:
  %28 = load ptr, ptr %1, align 8
  %29 = icmp eq ptr %28, null
  %30 = select i1 %29, ptr @.str.10, ptr %28
  br label %31

31:
  %32 = phi ptr [ @.str.10, %24 ], [ %30, %27 ]
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.48, ptr @.str.49, ptr @.str.50, ptr %32)
  call void @pad_mpi_fail(ptr %4)
  unreachable

34:
  ret void
}

define internal fastcc void @at_match(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %38, label %6

6:
  %7 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %8 = icmp eq ptr %0, null
  br i1 %8, label %15, label %9

9:
  %10 = load i64, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %10, ptr %11, align 8
  tail call fastcc void @join_group(ptr %0)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %36

15:
  %16 = load i64, ptr @outstanding, align 8
  %17 = add nsw i64 %16, -1
  store i64 %17, ptr @outstanding, align 8
  %18 = icmp sgt i64 %16, 1
  br i1 %18, label %36, label %19

19:
  %20 = load i32, ptr @threaded.level, align 4
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %22, label %24

22:
  %23 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %24

24:
  %25 = load i32, ptr @threaded.level, align 4
  %26 = icmp eq i32 %25, 4096
  br i1 %26, label %36, label %27

27:
  %28 = load ptr, ptr @open_group, align 8
  store ptr null, ptr @open_group, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %36, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %36, label %34

34:
  %35 = load ptr, ptr %28, align 8
  tail call void @free(ptr %35)
  tail call void @free(ptr %28)
  br label %36

36:
  %37 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %38

38:
  ret void
}

define i32 @pad_mpi_Imrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.Matched, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %9, ptr %0, ptr %10)
  %11 = sext i32 %2 to i64
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %11, ptr %3, i32 %13, ptr %15, ptr %6, i32 0)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %20, label %18

18:
  store ptr @reverse_post, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 116
  store i32 1, ptr %19, align 4
  br label %20

20:
  call fastcc void @at_match(ptr %16, ptr %9)
  %21 = tail call i32 @PMPI_Imrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  tail call fastcc void @check(ptr %0, i32 %21)
  %22 = load ptr, ptr %5, align 8
  tail call fastcc void @remember(ptr %0, ptr %22, ptr %16, ptr null)
  store ptr %16, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %21
}

define internal void @reverse_post(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %21

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = load ptr, ptr %12, align 8
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, ptr @.str.10, ptr %15
  br label %18

18:
  %19 = phi ptr [ @.str.10, %10 ], [ %17, %14 ]
  %20 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr %19)
  call void @pad_mpi_fail(ptr %2)
  unreachable

21:
  tail call fastcc void @complete(ptr %0)
  ret void
}

declare i32 @PMPI_Imrecv(ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Mrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca ptr, align 8
  %9 = alloca %struct.MPI_Status, align 4
  %10 = alloca %struct.Matched, align 8
  %11 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %12 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %10, ptr %0, ptr %12)
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %13, ptr %3, i32 %15, ptr %17, ptr %6, i32 0)
  call fastcc void @at_match(ptr null, ptr %10)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 @PMPI_Mrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  br label %43

22:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %11, ptr %18)
  %23 = load ptr, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @PMPI_Mrecv(ptr %23, i32 %25, ptr %27, ptr %4, ptr %9)
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %30 = load ptr, ptr %29, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr %27, ptr %8, align 8
  %31 = icmp eq ptr %27, %30
  br i1 %31, label %34, label %32

32:
  %33 = call i32 @PMPI_Type_free(ptr %8)
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %8)
  %35 = icmp eq i32 %28, 0
  br i1 %35, label %36, label %37

36:
  call void @unpack(ptr %18, ptr %9)
  br label %37

37:
  %38 = icmp eq ptr %5, null
  br i1 %38, label %42, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %41 = load i32, ptr %40, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %9, i64 32, i1 false)
  store i32 %41, ptr %40, align 4
  br label %42

42:
  call void @release_op(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %43

43:
  %44 = phi i32 [ %28, %42 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %44
}

define i32 @pad_mpi_Imrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Matched, align 8
  %10 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  %11 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %9, ptr %0, ptr %11)
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %12, ptr %3, i32 %14, ptr %16, ptr %6, i32 0)
  call fastcc void @at_match(ptr null, ptr %9)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %41, label %19

19:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %10, ptr %17)
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store ptr @unpack, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 116
  store i32 1, ptr %21, align 4
  store ptr @reverse_post, ptr %17, align 8
  %22 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %23 = load i64, ptr @posts, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @posts, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %23, ptr %25, align 8
  tail call fastcc void @join_group(ptr %17)
  %26 = load i64, ptr @outstanding, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr @outstanding, align 8
  %28 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %29 = load ptr, ptr %10, align 8
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = tail call i32 @PMPI_Imrecv(ptr %29, i32 %31, ptr %33, ptr %4, ptr %5)
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %36 = load ptr, ptr %35, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr %33, ptr %8, align 8
  %37 = icmp eq ptr %33, %36
  br i1 %37, label %40, label %38

38:
  %39 = call i32 @PMPI_Type_free(ptr %8)
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %43

41:
  %42 = tail call i32 @PMPI_Imrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  br label %43

43:
  %44 = phi i32 [ %34, %40 ], [ %42, %41 ]
  call fastcc void @check(ptr %0, i32 %44)
  %45 = load ptr, ptr %5, align 8
  call fastcc void @remember(ptr %0, ptr %45, ptr %17, ptr null)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %44
}

define i32 @pad_mpi_Sendrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca [1900 x i8], align 16
  %18 = alloca %struct.MPI_Status, align 4
  %19 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %19, ptr align 16 dereferenceable(16) @__const.pad_mpi_Sendrecv_c_augmented.requests, i64 16, i1 false)
  %20 = sext i32 %2 to i64
  %21 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %20, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %22 = sext i32 %7 to i64
  %23 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %22, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %24 = icmp eq i32 %9, -1
  %25 = icmp eq i32 %10, -2
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %36

27:
  call void @llvm.lifetime.start.p0(ptr %17)
  %28 = icmp eq ptr %0, null
  br i1 %28, label %33, label %29

29:
  %30 = load ptr, ptr %0, align 8
  %31 = icmp eq ptr %30, null
  %32 = select i1 %31, ptr @.str.10, ptr %30
  br label %33

33:
  %34 = phi ptr [ @.str.10, %27 ], [ %32, %29 ]
  %35 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %17, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %34)
  call void @pad_mpi_fail(ptr %17)
  unreachable

36:
  %37 = load i32, ptr @threaded.level, align 4
  %38 = icmp slt i32 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %41

41:
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp eq i32 %42, 4096
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %46

46:
  %47 = icmp eq ptr %21, null
  br i1 %47, label %66, label %48

48:
  %49 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %50 = load i64, ptr @posts, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr @posts, align 8
  %52 = getelementptr inbounds nuw i8, ptr %21, i64 128
  store i64 %50, ptr %52, align 8
  %53 = load i64, ptr @outstanding, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %63, label %55

55:
  %56 = load i32, ptr @threaded.level, align 4
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %60

58:
  %59 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %60

60:
  %61 = load i32, ptr @threaded.level, align 4
  %62 = icmp eq i32 %61, 4096
  br i1 %62, label %63, label %64

63:
  tail call fastcc void @join_group(ptr %21)
  br label %64

64:
  %65 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %66

66:
  %67 = icmp eq ptr %23, null
  br i1 %67, label %86, label %68

68:
  %69 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %70 = load i64, ptr @posts, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr @posts, align 8
  %72 = getelementptr inbounds nuw i8, ptr %23, i64 128
  store i64 %70, ptr %72, align 8
  %73 = load i64, ptr @outstanding, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %83, label %75

75:
  %76 = load i32, ptr @threaded.level, align 4
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %78, label %80

78:
  %79 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %80

80:
  %81 = load i32, ptr @threaded.level, align 4
  %82 = icmp eq i32 %81, 4096
  br i1 %82, label %83, label %84

83:
  tail call fastcc void @join_group(ptr %23)
  br label %84

84:
  %85 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %86

86:
  %87 = load i32, ptr @threaded.level, align 4
  %88 = icmp slt i32 %87, 0
  br i1 %88, label %89, label %91

89:
  %90 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %91

91:
  %92 = load i32, ptr @threaded.level, align 4
  %93 = icmp eq i32 %92, 4096
  br i1 %93, label %94, label %124

94:
  %95 = icmp ne ptr %21, null
  %96 = icmp ne ptr %23, null
  %97 = select i1 %95, i1 true, i1 %96
  br i1 %97, label %98, label %124

98:
  %99 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %100 = call i32 @PMPI_Irecv(ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %99)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %104

102:
  %103 = call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %19)
  br label %104

104:
  %105 = phi i32 [ %103, %102 ], [ %100, %98 ]
  %106 = load i32, ptr @threaded.level, align 4
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %110

108:
  %109 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %110

110:
  %111 = load i32, ptr @threaded.level, align 4
  %112 = icmp eq i32 %111, 4096
  br i1 %112, label %113, label %115

113:
  %114 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %115

115:
  %116 = icmp eq i32 %105, 0
  br i1 %116, label %117, label %119

117:
  %118 = call i32 @PMPI_Wait(ptr %99, ptr %18)
  br label %119

119:
  %120 = phi i32 [ %118, %117 ], [ %105, %115 ]
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %135

122:
  %123 = call i32 @PMPI_Wait(ptr %19, ptr null)
  br label %135

124:
  %125 = icmp slt i32 %92, 0
  br i1 %125, label %126, label %128

126:
  %127 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %128

128:
  %129 = load i32, ptr @threaded.level, align 4
  %130 = icmp eq i32 %129, 4096
  br i1 %130, label %131, label %133

131:
  %132 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %133

133:
  %134 = call i32 @PMPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %18)
  br label %135

135:
  %136 = phi i32 [ %123, %122 ], [ %120, %119 ], [ %134, %133 ]
  %137 = icmp eq ptr %12, null
  br i1 %137, label %141, label %138

138:
  %139 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %140 = load i32, ptr %139, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %12, ptr align 4 dereferenceable(32) %18, i64 32, i1 false)
  store i32 %140, ptr %139, align 4
  br label %141

141:
  br i1 %67, label %149, label %142

142:
  %143 = icmp eq i32 %136, 0
  br i1 %143, label %144, label %148

144:
  call void @set_received(ptr %23, ptr %18)
  %145 = getelementptr inbounds nuw i8, ptr %23, i64 124
  %146 = load i32, ptr %145, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %149, label %148

148:
  call void @release_op(ptr %23)
  br label %149

149:
  %150 = phi ptr [ null, %148 ], [ null, %141 ], [ %23, %144 ]
  %151 = call fastcc ptr @two(ptr %0, ptr %21, ptr %150)
  store ptr %151, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  ret i32 %136
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1 immarg)

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
  %16 = select i1 %15, ptr @.str.10, ptr %14
  br label %17

17:
  %18 = phi ptr [ @.str.10, %11 ], [ %16, %13 ]
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %18)
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

define i32 @pad_mpi_Sendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.MPI_Status, align 4
  %20 = alloca ptr, align 8
  %21 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.lifetime.start.p0(ptr %20)
  %22 = sext i32 %2 to i64
  %23 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %22, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %24 = sext i32 %7 to i64
  %25 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %24, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %26 = icmp eq ptr %23, null
  br i1 %26, label %44, label %27

27:
  tail call fastcc void @fill(ptr %23)
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 272
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 144
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 184
  %34 = load i32, ptr %33, align 8
  %35 = tail call fastcc i64 @length_with(ptr %32, i32 %34)
  call void @llvm.lifetime.start.p0(ptr %18)
  store i64 %35, ptr %18, align 8
  %36 = call fastcc ptr @large(ptr %29, ptr %18)
  %37 = load i64, ptr %18, align 8
  %38 = trunc i64 %37 to i32
  call void @llvm.lifetime.end.p0(ptr %18)
  %39 = call i32 @PMPI_Isend(ptr %31, i32 %38, ptr %36, i32 %4, i32 %5, ptr %11, ptr %20)
  call void @llvm.lifetime.start.p0(ptr %17)
  store ptr %36, ptr %17, align 8
  %40 = icmp eq ptr %36, inttoptr (i64 583 to ptr)
  br i1 %40, label %43, label %41

41:
  %42 = call i32 @PMPI_Type_free(ptr %17)
  br label %43

43:
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %46

44:
  %45 = call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %20)
  br label %46

46:
  %47 = phi i32 [ %39, %43 ], [ %45, %44 ]
  call fastcc void @check(ptr %0, i32 %47)
  %48 = icmp eq ptr %25, null
  br i1 %48, label %65, label %49

49:
  call void @llvm.lifetime.start.p0(ptr %21)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %21, ptr %25)
  %50 = load ptr, ptr %21, align 8
  %51 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %54 = load ptr, ptr %53, align 8
  %55 = call i32 @PMPI_Recv(ptr %50, i32 %52, ptr %54, i32 %9, i32 %10, ptr %11, ptr %19)
  %56 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %57 = load ptr, ptr %56, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store ptr %54, ptr %16, align 8
  %58 = icmp eq ptr %54, %57
  br i1 %58, label %61, label %59

59:
  %60 = call i32 @PMPI_Type_free(ptr %16)
  br label %61

61:
  call void @llvm.lifetime.end.p0(ptr %16)
  %62 = icmp eq i32 %55, 0
  br i1 %62, label %63, label %64

63:
  call void @unpack(ptr %25, ptr %19)
  br label %64

64:
  call void @llvm.lifetime.end.p0(ptr %21)
  br label %67

65:
  %66 = call i32 @PMPI_Recv(ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %19)
  br label %67

67:
  %68 = phi i32 [ %55, %64 ], [ %66, %65 ]
  %69 = icmp eq ptr %12, null
  br i1 %69, label %73, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %72 = load i32, ptr %71, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %12, ptr align 4 dereferenceable(32) %19, i64 32, i1 false)
  store i32 %72, ptr %71, align 4
  br label %73

73:
  %74 = call i32 @PMPI_Wait(ptr %20, ptr null)
  call fastcc void @check(ptr %0, i32 %74)
  br i1 %26, label %76, label %75

75:
  call void @release_op(ptr %23)
  br label %76

76:
  br i1 %48, label %78, label %77

77:
  call void @release_op(ptr %25)
  br label %78

78:
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  ret i32 %68
}

define i32 @pad_mpi_Sendrecv_replace_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca ptr, align 8
  %14 = alloca [1900 x i8], align 16
  %15 = alloca %struct.MPI_Status, align 4
  %16 = alloca [2 x ptr], align 16
  %17 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %15)
  %18 = sext i32 %2 to i64
  %19 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %18, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %20 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %18, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %21 = icmp eq i32 %6, -1
  %22 = icmp eq i32 %7, -2
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %33

24:
  call void @llvm.lifetime.start.p0(ptr %14)
  %25 = icmp eq ptr %0, null
  br i1 %25, label %30, label %26

26:
  %27 = load ptr, ptr %0, align 8
  %28 = icmp eq ptr %27, null
  %29 = select i1 %28, ptr @.str.10, ptr %27
  br label %30

30:
  %31 = phi ptr [ @.str.10, %24 ], [ %29, %26 ]
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %14, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %31)
  call void @pad_mpi_fail(ptr %14)
  unreachable

33:
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %38

36:
  %37 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %38

38:
  %39 = load i32, ptr @threaded.level, align 4
  %40 = icmp eq i32 %39, 4096
  br i1 %40, label %41, label %43

41:
  %42 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %43

43:
  %44 = icmp eq ptr %19, null
  br i1 %44, label %63, label %45

45:
  %46 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %47 = load i64, ptr @posts, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr @posts, align 8
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 128
  store i64 %47, ptr %49, align 8
  %50 = load i64, ptr @outstanding, align 8
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %60, label %52

52:
  %53 = load i32, ptr @threaded.level, align 4
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %55, label %57

55:
  %56 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %57

57:
  %58 = load i32, ptr @threaded.level, align 4
  %59 = icmp eq i32 %58, 4096
  br i1 %59, label %60, label %61

60:
  tail call fastcc void @join_group(ptr %19)
  br label %61

61:
  %62 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %63

63:
  %64 = icmp eq ptr %20, null
  br i1 %64, label %83, label %65

65:
  %66 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %67 = load i64, ptr @posts, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr @posts, align 8
  %69 = getelementptr inbounds nuw i8, ptr %20, i64 128
  store i64 %67, ptr %69, align 8
  %70 = load i64, ptr @outstanding, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %80, label %72

72:
  %73 = load i32, ptr @threaded.level, align 4
  %74 = icmp slt i32 %73, 0
  br i1 %74, label %75, label %77

75:
  %76 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %77

77:
  %78 = load i32, ptr @threaded.level, align 4
  %79 = icmp eq i32 %78, 4096
  br i1 %79, label %80, label %81

80:
  tail call fastcc void @join_group(ptr %20)
  br label %81

81:
  %82 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %83

83:
  %84 = load i32, ptr @threaded.level, align 4
  %85 = icmp slt i32 %84, 0
  br i1 %85, label %86, label %88

86:
  %87 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %88

88:
  %89 = load i32, ptr @threaded.level, align 4
  %90 = icmp eq i32 %89, 4096
  %91 = icmp ne ptr %19, null
  %92 = select i1 %90, i1 %91, i1 false
  %93 = icmp ne ptr %20, null
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %95, label %137

95:
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %17, ptr %0, ptr %1, i64 %18, ptr %3)
  %96 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %97 = call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %96)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %106

99:
  %100 = load ptr, ptr %17, align 8
  %101 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %102 = load i32, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %104 = load ptr, ptr %103, align 8
  %105 = call i32 @PMPI_Isend(ptr %100, i32 %102, ptr %104, i32 %4, i32 %5, ptr %8, ptr %16)
  br label %106

106:
  %107 = phi i32 [ %105, %99 ], [ %97, %95 ]
  %108 = load i32, ptr @threaded.level, align 4
  %109 = icmp slt i32 %108, 0
  br i1 %109, label %110, label %112

110:
  %111 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %112

112:
  %113 = load i32, ptr @threaded.level, align 4
  %114 = icmp eq i32 %113, 4096
  br i1 %114, label %115, label %117

115:
  %116 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %117

117:
  %118 = icmp eq i32 %107, 0
  br i1 %118, label %119, label %121

119:
  %120 = call i32 @PMPI_Wait(ptr %96, ptr %15)
  br label %121

121:
  %122 = phi i32 [ %120, %119 ], [ %107, %117 ]
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %126

124:
  %125 = call i32 @PMPI_Wait(ptr %16, ptr null)
  br label %126

126:
  %127 = phi i32 [ %125, %124 ], [ %122, %121 ]
  %128 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %131 = load ptr, ptr %130, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr %129, ptr %13, align 8
  %132 = icmp eq ptr %129, %131
  br i1 %132, label %135, label %133

133:
  %134 = call i32 @PMPI_Type_free(ptr %13)
  br label %135

135:
  call void @llvm.lifetime.end.p0(ptr %13)
  %136 = load ptr, ptr %17, align 8
  call void @free(ptr %136)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %148

137:
  %138 = icmp slt i32 %89, 0
  br i1 %138, label %139, label %141

139:
  %140 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %141

141:
  %142 = load i32, ptr @threaded.level, align 4
  %143 = icmp eq i32 %142, 4096
  br i1 %143, label %144, label %146

144:
  %145 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %146

146:
  %147 = call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %15)
  br label %148

148:
  %149 = phi i32 [ %127, %135 ], [ %147, %146 ]
  %150 = icmp eq ptr %9, null
  br i1 %150, label %154, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %153 = load i32, ptr %152, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %9, ptr align 4 dereferenceable(32) %15, i64 32, i1 false)
  store i32 %153, ptr %152, align 4
  br label %154

154:
  br i1 %64, label %162, label %155

155:
  %156 = icmp eq i32 %149, 0
  br i1 %156, label %157, label %161

157:
  call void @set_received(ptr %20, ptr %15)
  %158 = getelementptr inbounds nuw i8, ptr %20, i64 124
  %159 = load i32, ptr %158, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %162, label %161

161:
  call void @release_op(ptr %20)
  br label %162

162:
  %163 = phi ptr [ null, %161 ], [ null, %154 ], [ %20, %157 ]
  %164 = call fastcc ptr @two(ptr %0, ptr %19, ptr %163)
  store ptr %164, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %15)
  ret i32 %149
}

define internal fastcc void @plain_copy(ptr noalias writable sret(%struct.Parcel) align 8 %0, ptr %1, ptr %2, i64 %3, ptr %4) {
  %6 = alloca i64, align 8
  %7 = alloca [1900 x i8], align 16
  %8 = alloca %struct.Walk, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.Walk, align 8
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %17

13:
  %14 = tail call fastcc ptr @layout_of(ptr %1, ptr %4)
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 0, ptr %10, align 8
  %15 = call i32 @PMPI_Type_get_extent(ptr %4, ptr %9, ptr %10)
  %16 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %17

17:
  %18 = phi i64 [ %16, %13 ], [ 0, %5 ]
  %19 = phi ptr [ %14, %13 ], [ null, %5 ]
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %8, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 -1, ptr %21, align 8
  %22 = icmp eq ptr %19, null
  br i1 %22, label %24, label %23

23:
  call fastcc void @walk_row(ptr %8, ptr %19, ptr null, i64 %3, i64 %18)
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %26 to i64
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @copy_out, ptr %11, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 28
  store i32 0, ptr %32, align 4
  %33 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %34 = call noalias ptr @malloc(i64 %33)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %45

36:
  call void @llvm.lifetime.start.p0(ptr %7)
  %37 = icmp eq ptr %1, null
  br i1 %37, label %42, label %38

38:
  %39 = load ptr, ptr %1, align 8
  %40 = icmp eq ptr %39, null
  %41 = select i1 %40, ptr @.str.10, ptr %39
  br label %42

42:
  %43 = phi ptr [ @.str.10, %36 ], [ %41, %38 ]
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %43)
  call void @pad_mpi_fail(ptr %7)
  unreachable

45:
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %34, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i32 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 52
  store i32 0, ptr %49, align 4
  store i32 0, ptr %28, align 8
  store i64 -1, ptr %30, align 8
  br i1 %22, label %51, label %50

50:
  call fastcc void @walk_row(ptr %11, ptr %19, ptr %2, i64 %3, i64 %18)
  br label %51

51:
  call fastcc void @free_node(ptr %19)
  call void @free(ptr null)
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 %27, ptr %6, align 8
  store ptr %34, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr inttoptr (i64 583 to ptr), ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr inttoptr (i64 583 to ptr), ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %27, ptr %56, align 8
  %57 = call fastcc ptr @large(ptr %1, ptr %6)
  store ptr %57, ptr %54, align 8
  %58 = load i64, ptr %6, align 8
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr %52, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare void @free(ptr)

declare i32 @PMPI_Sendrecv_replace(ptr, i32, ptr, i32, i32, i32, i32, ptr, ptr)

define i32 @pad_mpi_Sendrecv_replace_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca %struct.MPI_Status, align 4
  %18 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  %19 = sext i32 %2 to i64
  %20 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %19, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %21 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %19, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %22 = icmp ne ptr %20, null
  %23 = icmp ne ptr %21, null
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %27, label %25

25:
  %26 = tail call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9)
  br label %89

27:
  br i1 %22, label %28, label %39

28:
  tail call fastcc void @fill(ptr %20)
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 272
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 144
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 184
  %35 = load i32, ptr %34, align 8
  %36 = tail call fastcc i64 @length_with(ptr %33, i32 %35)
  call void @llvm.lifetime.start.p0(ptr %16)
  store i64 %36, ptr %16, align 8
  %37 = call fastcc ptr @large(ptr %30, ptr %16)
  %38 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %42

39:
  call void @llvm.lifetime.start.p0(ptr %15)
  store i64 0, ptr %15, align 8
  %40 = call fastcc ptr @large(ptr %0, ptr %15)
  %41 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %42

42:
  %43 = phi ptr [ %37, %28 ], [ %40, %39 ]
  %44 = phi i64 [ %38, %28 ], [ %41, %39 ]
  %45 = phi ptr [ %32, %28 ], [ null, %39 ]
  %46 = trunc i64 %44 to i32
  call void @llvm.lifetime.start.p0(ptr %18)
  br i1 %23, label %47, label %48

47:
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %18, ptr %21)
  br label %57

48:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i64 0, ptr %14, align 8
  store ptr null, ptr %18, align 8
  %49 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 0, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr inttoptr (i64 583 to ptr), ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store ptr inttoptr (i64 583 to ptr), ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i64 0, ptr %53, align 8
  %54 = call fastcc ptr @large(ptr %0, ptr %14)
  store ptr %54, ptr %51, align 8
  %55 = load i64, ptr %14, align 8
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr %49, align 8
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %57

57:
  %58 = load ptr, ptr %18, align 8
  %59 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %62 = load ptr, ptr %61, align 8
  %63 = call i32 @PMPI_Sendrecv(ptr %45, i32 %46, ptr %43, i32 %4, i32 %5, ptr %58, i32 %60, ptr %62, i32 %6, i32 %7, ptr %8, ptr %17)
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr %43, ptr %13, align 8
  %64 = icmp eq ptr %43, inttoptr (i64 583 to ptr)
  br i1 %64, label %67, label %65

65:
  %66 = call i32 @PMPI_Type_free(ptr %13)
  br label %67

67:
  call void @llvm.lifetime.end.p0(ptr %13)
  %68 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %69 = load ptr, ptr %68, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr %62, ptr %12, align 8
  %70 = icmp eq ptr %62, %69
  br i1 %70, label %73, label %71

71:
  %72 = call i32 @PMPI_Type_free(ptr %12)
  br label %73

73:
  call void @llvm.lifetime.end.p0(ptr %12)
  %74 = icmp eq i32 %63, 0
  %75 = select i1 %23, i1 %74, i1 false
  br i1 %75, label %76, label %77

76:
  call void @unpack(ptr %21, ptr %17)
  br label %77

77:
  %78 = icmp eq ptr %9, null
  br i1 %78, label %82, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %81 = load i32, ptr %80, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %9, ptr align 4 dereferenceable(32) %17, i64 32, i1 false)
  store i32 %81, ptr %80, align 4
  br label %82

82:
  %83 = icmp eq ptr %20, null
  br i1 %83, label %85, label %84

84:
  call void @release_op(ptr %20)
  br label %85

85:
  %86 = icmp eq ptr %21, null
  br i1 %86, label %88, label %87

87:
  call void @release_op(ptr %21)
  br label %88

88:
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %89

89:
  %90 = phi i32 [ %63, %88 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(ptr %17)
  ret i32 %90
}

define i32 @pad_mpi_Isendrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca ptr, align 8
  %18 = alloca %struct.Parcel, align 8
  %19 = alloca [1900 x i8], align 16
  %20 = sext i32 %2 to i64
  %21 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %20, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %22 = sext i32 %7 to i64
  %23 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %22, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %24 = icmp eq i32 %9, -1
  %25 = icmp eq i32 %10, -2
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %36

27:
  call void @llvm.lifetime.start.p0(ptr %19)
  %28 = icmp eq ptr %0, null
  br i1 %28, label %33, label %29

29:
  %30 = load ptr, ptr %0, align 8
  %31 = icmp eq ptr %30, null
  %32 = select i1 %31, ptr @.str.10, ptr %30
  br label %33

33:
  %34 = phi ptr [ @.str.10, %27 ], [ %32, %29 ]
  %35 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %19, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %34)
  call void @pad_mpi_fail(ptr %19)
  unreachable

36:
  %37 = load i32, ptr @threaded.level, align 4
  %38 = icmp slt i32 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %41

41:
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp eq i32 %42, 4096
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %46

46:
  %47 = icmp eq ptr %21, null
  br i1 %47, label %66, label %48

48:
  %49 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %50 = load i64, ptr @posts, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr @posts, align 8
  %52 = getelementptr inbounds nuw i8, ptr %21, i64 128
  store i64 %50, ptr %52, align 8
  %53 = load i64, ptr @outstanding, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %63, label %55

55:
  %56 = load i32, ptr @threaded.level, align 4
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %60

58:
  %59 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %60

60:
  %61 = load i32, ptr @threaded.level, align 4
  %62 = icmp eq i32 %61, 4096
  br i1 %62, label %63, label %64

63:
  tail call fastcc void @join_group(ptr %21)
  br label %64

64:
  %65 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %66

66:
  %67 = icmp eq i32 %4, -3
  br i1 %67, label %80, label %68

68:
  call void @llvm.lifetime.start.p0(ptr %18)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %18, ptr %0, ptr %1, i64 %20, ptr %3)
  %69 = load ptr, ptr %18, align 8
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %71 = load i64, ptr %70, align 8
  tail call fastcc void @send_later(ptr %0, ptr %69, i64 %71, i32 %4, i32 %5, ptr %11)
  %72 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %75 = load ptr, ptr %74, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  store ptr %73, ptr %17, align 8
  %76 = icmp eq ptr %73, %75
  br i1 %76, label %79, label %77

77:
  %78 = call i32 @PMPI_Type_free(ptr %17)
  br label %79

79:
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %80

80:
  %81 = icmp eq ptr %23, null
  br i1 %81, label %91, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 116
  store i32 1, ptr %83, align 4
  store ptr @reverse_post, ptr %23, align 8
  %84 = call i32 @pthread_mutex_lock(ptr @lock)
  %85 = load i64, ptr @posts, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr @posts, align 8
  %87 = getelementptr inbounds nuw i8, ptr %23, i64 128
  store i64 %85, ptr %87, align 8
  call fastcc void @join_group(ptr %23)
  %88 = load i64, ptr @outstanding, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr @outstanding, align 8
  %90 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %91

91:
  %92 = call i32 @PMPI_Irecv(ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12)
  call fastcc void @check(ptr %0, i32 %92)
  %93 = load i32, ptr @threaded.level, align 4
  %94 = icmp slt i32 %93, 0
  br i1 %94, label %95, label %97

95:
  %96 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %97

97:
  %98 = load i32, ptr @threaded.level, align 4
  %99 = icmp eq i32 %98, 4096
  br i1 %99, label %100, label %102

100:
  %101 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %102

102:
  %103 = load ptr, ptr %12, align 8
  call fastcc void @remember(ptr %0, ptr %103, ptr %23, ptr null)
  %104 = call fastcc ptr @two(ptr %0, ptr %21, ptr %23)
  %105 = icmp eq ptr %104, null
  br i1 %105, label %107, label %106

106:
  store ptr @reverse_posts, ptr %104, align 8
  br label %107

107:
  store ptr %104, ptr %15, align 8
  ret i32 0
}

define i32 @pad_mpi_Isendrecv_replace_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Parcel, align 8
  %15 = alloca [1900 x i8], align 16
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %16, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %18 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %16, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %19 = icmp eq i32 %6, -1
  %20 = icmp eq i32 %7, -2
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %31

22:
  call void @llvm.lifetime.start.p0(ptr %15)
  %23 = icmp eq ptr %0, null
  br i1 %23, label %28, label %24

24:
  %25 = load ptr, ptr %0, align 8
  %26 = icmp eq ptr %25, null
  %27 = select i1 %26, ptr @.str.10, ptr %25
  br label %28

28:
  %29 = phi ptr [ @.str.10, %22 ], [ %27, %24 ]
  %30 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %29)
  call void @pad_mpi_fail(ptr %15)
  unreachable

31:
  %32 = load i32, ptr @threaded.level, align 4
  %33 = icmp slt i32 %32, 0
  br i1 %33, label %34, label %36

34:
  %35 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %36

36:
  %37 = load i32, ptr @threaded.level, align 4
  %38 = icmp eq i32 %37, 4096
  br i1 %38, label %39, label %41

39:
  %40 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %41

41:
  %42 = icmp eq ptr %17, null
  br i1 %42, label %61, label %43

43:
  %44 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %45 = load i64, ptr @posts, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr @posts, align 8
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %45, ptr %47, align 8
  %48 = load i64, ptr @outstanding, align 8
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %58, label %50

50:
  %51 = load i32, ptr @threaded.level, align 4
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %55

53:
  %54 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %55

55:
  %56 = load i32, ptr @threaded.level, align 4
  %57 = icmp eq i32 %56, 4096
  br i1 %57, label %58, label %59

58:
  tail call fastcc void @join_group(ptr %17)
  br label %59

59:
  %60 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %61

61:
  %62 = icmp eq i32 %4, -3
  br i1 %62, label %75, label %63

63:
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %14, ptr %0, ptr %1, i64 %16, ptr %3)
  %64 = load ptr, ptr %14, align 8
  %65 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %66 = load i64, ptr %65, align 8
  tail call fastcc void @send_later(ptr %0, ptr %64, i64 %66, i32 %4, i32 %5, ptr %8)
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %70 = load ptr, ptr %69, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr %68, ptr %13, align 8
  %71 = icmp eq ptr %68, %70
  br i1 %71, label %74, label %72

72:
  %73 = call i32 @PMPI_Type_free(ptr %13)
  br label %74

74:
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %75

75:
  %76 = icmp eq ptr %18, null
  br i1 %76, label %86, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %18, i64 116
  store i32 1, ptr %78, align 4
  store ptr @reverse_post, ptr %18, align 8
  %79 = call i32 @pthread_mutex_lock(ptr @lock)
  %80 = load i64, ptr @posts, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr @posts, align 8
  %82 = getelementptr inbounds nuw i8, ptr %18, i64 128
  store i64 %80, ptr %82, align 8
  call fastcc void @join_group(ptr %18)
  %83 = load i64, ptr @outstanding, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr @outstanding, align 8
  %85 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %86

86:
  %87 = call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %9)
  call fastcc void @check(ptr %0, i32 %87)
  %88 = load i32, ptr @threaded.level, align 4
  %89 = icmp slt i32 %88, 0
  br i1 %89, label %90, label %92

90:
  %91 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %92

92:
  %93 = load i32, ptr @threaded.level, align 4
  %94 = icmp eq i32 %93, 4096
  br i1 %94, label %95, label %97

95:
  %96 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %97

97:
  %98 = load ptr, ptr %9, align 8
  call fastcc void @remember(ptr %0, ptr %98, ptr %18, ptr null)
  %99 = call fastcc ptr @two(ptr %0, ptr %17, ptr %18)
  %100 = icmp eq ptr %99, null
  br i1 %100, label %102, label %101

101:
  store ptr @reverse_posts, ptr %99, align 8
  br label %102

102:
  store ptr %99, ptr %11, align 8
  ret i32 0
}

define i32 @pad_mpi_Isendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca ptr, align 8
  %17 = alloca %struct.Parcel, align 8
  %18 = sext i32 %2 to i64
  %19 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %18, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %36, label %21

21:
  tail call fastcc void @fill(ptr %19)
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 272
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 184
  %28 = load i32, ptr %27, align 8
  %29 = tail call fastcc i64 @length_with(ptr %26, i32 %28)
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 108
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %19, i64 136
  %35 = load ptr, ptr %34, align 8
  tail call fastcc void @send_later(ptr %23, ptr %25, i64 %29, i32 %31, i32 %33, ptr %35)
  store ptr null, ptr %24, align 8
  br label %50

36:
  %37 = icmp eq i32 %4, -3
  br i1 %37, label %50, label %38

38:
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %17, ptr %0, ptr %1, i64 %18, ptr %3)
  %39 = load ptr, ptr %17, align 8
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %41 = load i64, ptr %40, align 8
  tail call fastcc void @send_later(ptr %0, ptr %39, i64 %41, i32 %4, i32 %5, ptr %11)
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %45 = load ptr, ptr %44, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store ptr %43, ptr %16, align 8
  %46 = icmp eq ptr %43, %45
  br i1 %46, label %49, label %47

47:
  %48 = call i32 @PMPI_Type_free(ptr %16)
  br label %49

49:
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %50

50:
  br i1 %20, label %52, label %51

51:
  call void @release_op(ptr %19)
  br label %52

52:
  %53 = call i32 @pad_mpi_Irecv_forward(ptr %0, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %14)
  ret i32 %53
}

define i32 @pad_mpi_Isendrecv_replace_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call i32 @pad_mpi_Isendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %1, i32 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %10)
  ret i32 %12
}

define i32 @pad_mpi_Send_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %11, ptr %8, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %39, label %13

13:
  %14 = load i32, ptr @threaded.level, align 4
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %18

18:
  %19 = load i32, ptr @threaded.level, align 4
  %20 = icmp eq i32 %19, 4096
  br i1 %20, label %41, label %21

21:
  %22 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %23 = load i64, ptr @posts, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @posts, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %23, ptr %25, align 8
  %26 = load i64, ptr @outstanding, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %36, label %28

28:
  %29 = load i32, ptr @threaded.level, align 4
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %33

31:
  %32 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %33

33:
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp eq i32 %34, 4096
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @join_group(ptr %11)
  br label %37

37:
  %38 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %39

39:
  %40 = tail call i32 @PMPI_Send_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %78

41:
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp eq i32 %42, 4096
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %46

46:
  %47 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %48 = load i64, ptr @posts, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr @posts, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr @outstanding, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %61, label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %58

58:
  %59 = load i32, ptr @threaded.level, align 4
  %60 = icmp eq i32 %59, 4096
  br i1 %60, label %61, label %62

61:
  tail call fastcc void @join_group(ptr %11)
  br label %62

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %64 = call i32 @PMPI_Isend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %65 = load i32, ptr @threaded.level, align 4
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %69

69:
  %70 = load i32, ptr @threaded.level, align 4
  %71 = icmp eq i32 %70, 4096
  br i1 %71, label %72, label %74

72:
  %73 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %74

74:
  %75 = icmp eq i32 %64, 0
  br i1 %75, label %76, label %78

76:
  %77 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %78

78:
  %79 = phi i32 [ %40, %39 ], [ %77, %76 ], [ %64, %74 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %79
}

declare i32 @PMPI_Send_c(ptr, i64, ptr, i32, i32, ptr)

declare i32 @PMPI_Isend_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Isend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %12 = load i32, ptr @threaded.level, align 4
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %16

16:
  %17 = load i32, ptr @threaded.level, align 4
  %18 = icmp eq i32 %17, 4096
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %21

21:
  %22 = icmp eq ptr %11, null
  br i1 %22, label %32, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 116
  store i32 1, ptr %24, align 4
  store ptr @reverse_post, ptr %11, align 8
  %25 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %26 = load i64, ptr @posts, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr @posts, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %26, ptr %28, align 8
  tail call fastcc void @join_group(ptr %11)
  %29 = load i64, ptr @outstanding, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @outstanding, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %32

32:
  %33 = tail call i32 @PMPI_Isend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %38

36:
  %37 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %38

38:
  %39 = load i32, ptr @threaded.level, align 4
  %40 = icmp eq i32 %39, 4096
  br i1 %40, label %41, label %43

41:
  %42 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %43

43:
  tail call fastcc void @check(ptr %0, i32 %33)
  %44 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %44, ptr %11, ptr null)
  store ptr %11, ptr %9, align 8
  ret i32 %33
}

define i32 @pad_mpi_Ssend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %11, ptr %8, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %39, label %13

13:
  %14 = load i32, ptr @threaded.level, align 4
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %18

18:
  %19 = load i32, ptr @threaded.level, align 4
  %20 = icmp eq i32 %19, 4096
  br i1 %20, label %41, label %21

21:
  %22 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %23 = load i64, ptr @posts, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @posts, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %23, ptr %25, align 8
  %26 = load i64, ptr @outstanding, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %36, label %28

28:
  %29 = load i32, ptr @threaded.level, align 4
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %33

31:
  %32 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %33

33:
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp eq i32 %34, 4096
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @join_group(ptr %11)
  br label %37

37:
  %38 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %39

39:
  %40 = tail call i32 @PMPI_Ssend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %78

41:
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp eq i32 %42, 4096
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %46

46:
  %47 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %48 = load i64, ptr @posts, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr @posts, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr @outstanding, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %61, label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %58

58:
  %59 = load i32, ptr @threaded.level, align 4
  %60 = icmp eq i32 %59, 4096
  br i1 %60, label %61, label %62

61:
  tail call fastcc void @join_group(ptr %11)
  br label %62

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %64 = call i32 @PMPI_Issend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %65 = load i32, ptr @threaded.level, align 4
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %69

69:
  %70 = load i32, ptr @threaded.level, align 4
  %71 = icmp eq i32 %70, 4096
  br i1 %71, label %72, label %74

72:
  %73 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %74

74:
  %75 = icmp eq i32 %64, 0
  br i1 %75, label %76, label %78

76:
  %77 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %78

78:
  %79 = phi i32 [ %40, %39 ], [ %77, %76 ], [ %64, %74 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %79
}

declare i32 @PMPI_Ssend_c(ptr, i64, ptr, i32, i32, ptr)

declare i32 @PMPI_Issend_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Issend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %12 = load i32, ptr @threaded.level, align 4
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %16

16:
  %17 = load i32, ptr @threaded.level, align 4
  %18 = icmp eq i32 %17, 4096
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %21

21:
  %22 = icmp eq ptr %11, null
  br i1 %22, label %32, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 116
  store i32 1, ptr %24, align 4
  store ptr @reverse_post, ptr %11, align 8
  %25 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %26 = load i64, ptr @posts, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr @posts, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %26, ptr %28, align 8
  tail call fastcc void @join_group(ptr %11)
  %29 = load i64, ptr @outstanding, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @outstanding, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %32

32:
  %33 = tail call i32 @PMPI_Issend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %38

36:
  %37 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %38

38:
  %39 = load i32, ptr @threaded.level, align 4
  %40 = icmp eq i32 %39, 4096
  br i1 %40, label %41, label %43

41:
  %42 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %43

43:
  tail call fastcc void @check(ptr %0, i32 %33)
  %44 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %44, ptr %11, ptr null)
  store ptr %11, ptr %9, align 8
  ret i32 %33
}

define i32 @pad_mpi_Rsend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %11, ptr %8, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %39, label %13

13:
  %14 = load i32, ptr @threaded.level, align 4
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %18

18:
  %19 = load i32, ptr @threaded.level, align 4
  %20 = icmp eq i32 %19, 4096
  br i1 %20, label %41, label %21

21:
  %22 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %23 = load i64, ptr @posts, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @posts, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %23, ptr %25, align 8
  %26 = load i64, ptr @outstanding, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %36, label %28

28:
  %29 = load i32, ptr @threaded.level, align 4
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %33

31:
  %32 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %33

33:
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp eq i32 %34, 4096
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @join_group(ptr %11)
  br label %37

37:
  %38 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %39

39:
  %40 = tail call i32 @PMPI_Rsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %78

41:
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp eq i32 %42, 4096
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %46

46:
  %47 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %48 = load i64, ptr @posts, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr @posts, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr @outstanding, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %61, label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %58

58:
  %59 = load i32, ptr @threaded.level, align 4
  %60 = icmp eq i32 %59, 4096
  br i1 %60, label %61, label %62

61:
  tail call fastcc void @join_group(ptr %11)
  br label %62

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %64 = call i32 @PMPI_Irsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %65 = load i32, ptr @threaded.level, align 4
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %69

69:
  %70 = load i32, ptr @threaded.level, align 4
  %71 = icmp eq i32 %70, 4096
  br i1 %71, label %72, label %74

72:
  %73 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %74

74:
  %75 = icmp eq i32 %64, 0
  br i1 %75, label %76, label %78

76:
  %77 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %78

78:
  %79 = phi i32 [ %40, %39 ], [ %77, %76 ], [ %64, %74 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %79
}

declare i32 @PMPI_Rsend_c(ptr, i64, ptr, i32, i32, ptr)

declare i32 @PMPI_Irsend_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Irsend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %12 = load i32, ptr @threaded.level, align 4
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %16

16:
  %17 = load i32, ptr @threaded.level, align 4
  %18 = icmp eq i32 %17, 4096
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %21

21:
  %22 = icmp eq ptr %11, null
  br i1 %22, label %32, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 116
  store i32 1, ptr %24, align 4
  store ptr @reverse_post, ptr %11, align 8
  %25 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %26 = load i64, ptr @posts, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr @posts, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %26, ptr %28, align 8
  tail call fastcc void @join_group(ptr %11)
  %29 = load i64, ptr @outstanding, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @outstanding, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %32

32:
  %33 = tail call i32 @PMPI_Irsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %38

36:
  %37 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %38

38:
  %39 = load i32, ptr @threaded.level, align 4
  %40 = icmp eq i32 %39, 4096
  br i1 %40, label %41, label %43

41:
  %42 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %43

43:
  tail call fastcc void @check(ptr %0, i32 %33)
  %44 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %44, ptr %11, ptr null)
  store ptr %11, ptr %9, align 8
  ret i32 %33
}

define i32 @pad_mpi_Bsend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %11, ptr %8, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %39, label %13

13:
  %14 = load i32, ptr @threaded.level, align 4
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %18

18:
  %19 = load i32, ptr @threaded.level, align 4
  %20 = icmp eq i32 %19, 4096
  br i1 %20, label %41, label %21

21:
  %22 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %23 = load i64, ptr @posts, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @posts, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %23, ptr %25, align 8
  %26 = load i64, ptr @outstanding, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %36, label %28

28:
  %29 = load i32, ptr @threaded.level, align 4
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %33

31:
  %32 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %33

33:
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp eq i32 %34, 4096
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @join_group(ptr %11)
  br label %37

37:
  %38 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %39

39:
  %40 = tail call i32 @PMPI_Bsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %78

41:
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp eq i32 %42, 4096
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %46

46:
  %47 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %48 = load i64, ptr @posts, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr @posts, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr @outstanding, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %61, label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %58

58:
  %59 = load i32, ptr @threaded.level, align 4
  %60 = icmp eq i32 %59, 4096
  br i1 %60, label %61, label %62

61:
  tail call fastcc void @join_group(ptr %11)
  br label %62

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %64 = call i32 @PMPI_Ibsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  %65 = load i32, ptr @threaded.level, align 4
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %69

69:
  %70 = load i32, ptr @threaded.level, align 4
  %71 = icmp eq i32 %70, 4096
  br i1 %71, label %72, label %74

72:
  %73 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %74

74:
  %75 = icmp eq i32 %64, 0
  br i1 %75, label %76, label %78

76:
  %77 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %78

78:
  %79 = phi i32 [ %40, %39 ], [ %77, %76 ], [ %64, %74 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %79
}

declare i32 @PMPI_Bsend_c(ptr, i64, ptr, i32, i32, ptr)

declare i32 @PMPI_Ibsend_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Ibsend_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %12 = load i32, ptr @threaded.level, align 4
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %16

16:
  %17 = load i32, ptr @threaded.level, align 4
  %18 = icmp eq i32 %17, 4096
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %21

21:
  %22 = icmp eq ptr %11, null
  br i1 %22, label %32, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 116
  store i32 1, ptr %24, align 4
  store ptr @reverse_post, ptr %11, align 8
  %25 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %26 = load i64, ptr @posts, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr @posts, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %26, ptr %28, align 8
  tail call fastcc void @join_group(ptr %11)
  %29 = load i64, ptr @outstanding, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @outstanding, align 8
  %31 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %32

32:
  %33 = tail call i32 @PMPI_Ibsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %34 = load i32, ptr @threaded.level, align 4
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %38

36:
  %37 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %38

38:
  %39 = load i32, ptr @threaded.level, align 4
  %40 = icmp eq i32 %39, 4096
  br i1 %40, label %41, label %43

41:
  %42 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %43

43:
  tail call fastcc void @check(ptr %0, i32 %33)
  %44 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %44, ptr %11, ptr null)
  store ptr %11, ptr %9, align 8
  ret i32 %33
}

define i32 @pad_mpi_Send_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Send_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %32

15:
  tail call fastcc void @fill(ptr %11)
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 %23, ptr %10, align 8
  %24 = call fastcc ptr @large(ptr %17, ptr %10)
  %25 = load i64, ptr %10, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0(ptr %10)
  %27 = tail call i32 @PMPI_Send(ptr %19, i32 %26, ptr %24, i32 %4, i32 %5, ptr %6)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %24, ptr %9, align 8
  %28 = icmp eq ptr %24, inttoptr (i64 583 to ptr)
  br i1 %28, label %31, label %29

29:
  %30 = call i32 @PMPI_Type_free(ptr %9)
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @release_op(ptr %11)
  br label %32

32:
  %33 = phi i32 [ %27, %31 ], [ %14, %13 ]
  ret i32 %33
}

define i32 @pad_mpi_Isend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  tail call fastcc void @fill(ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %21 = load i32, ptr %20, align 8
  %22 = tail call fastcc i64 @length_with(ptr %19, i32 %21)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 %22, ptr %11, align 8
  %23 = call fastcc ptr @large(ptr %16, ptr %11)
  %24 = load i64, ptr %11, align 8
  %25 = trunc i64 %24 to i32
  call void @llvm.lifetime.end.p0(ptr %11)
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @sent, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %27, align 4
  store ptr @reverse_post, ptr %12, align 8
  %28 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %29 = load i64, ptr @posts, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @posts, align 8
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %29, ptr %31, align 8
  tail call fastcc void @join_group(ptr %12)
  %32 = load i64, ptr @outstanding, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr @outstanding, align 8
  %34 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %35 = tail call i32 @PMPI_Isend(ptr %18, i32 %25, ptr %23, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %23, ptr %10, align 8
  %36 = icmp eq ptr %23, inttoptr (i64 583 to ptr)
  br i1 %36, label %39, label %37

37:
  %38 = call i32 @PMPI_Type_free(ptr %10)
  br label %39

39:
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %42

40:
  %41 = tail call i32 @PMPI_Isend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %42

42:
  %43 = phi i32 [ %35, %39 ], [ %41, %40 ]
  call fastcc void @check(ptr %0, i32 %43)
  %44 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %44, ptr %12, ptr null)
  ret i32 %43
}

define i32 @pad_mpi_Ssend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Ssend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %32

15:
  tail call fastcc void @fill(ptr %11)
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 %23, ptr %10, align 8
  %24 = call fastcc ptr @large(ptr %17, ptr %10)
  %25 = load i64, ptr %10, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0(ptr %10)
  %27 = tail call i32 @PMPI_Ssend(ptr %19, i32 %26, ptr %24, i32 %4, i32 %5, ptr %6)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %24, ptr %9, align 8
  %28 = icmp eq ptr %24, inttoptr (i64 583 to ptr)
  br i1 %28, label %31, label %29

29:
  %30 = call i32 @PMPI_Type_free(ptr %9)
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @release_op(ptr %11)
  br label %32

32:
  %33 = phi i32 [ %27, %31 ], [ %14, %13 ]
  ret i32 %33
}

define i32 @pad_mpi_Issend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  tail call fastcc void @fill(ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %21 = load i32, ptr %20, align 8
  %22 = tail call fastcc i64 @length_with(ptr %19, i32 %21)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 %22, ptr %11, align 8
  %23 = call fastcc ptr @large(ptr %16, ptr %11)
  %24 = load i64, ptr %11, align 8
  %25 = trunc i64 %24 to i32
  call void @llvm.lifetime.end.p0(ptr %11)
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @sent, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %27, align 4
  store ptr @reverse_post, ptr %12, align 8
  %28 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %29 = load i64, ptr @posts, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @posts, align 8
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %29, ptr %31, align 8
  tail call fastcc void @join_group(ptr %12)
  %32 = load i64, ptr @outstanding, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr @outstanding, align 8
  %34 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %35 = tail call i32 @PMPI_Issend(ptr %18, i32 %25, ptr %23, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %23, ptr %10, align 8
  %36 = icmp eq ptr %23, inttoptr (i64 583 to ptr)
  br i1 %36, label %39, label %37

37:
  %38 = call i32 @PMPI_Type_free(ptr %10)
  br label %39

39:
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %42

40:
  %41 = tail call i32 @PMPI_Issend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %42

42:
  %43 = phi i32 [ %35, %39 ], [ %41, %40 ]
  call fastcc void @check(ptr %0, i32 %43)
  %44 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %44, ptr %12, ptr null)
  ret i32 %43
}

define i32 @pad_mpi_Rsend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Rsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %32

15:
  tail call fastcc void @fill(ptr %11)
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 272
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 184
  %22 = load i32, ptr %21, align 8
  %23 = tail call fastcc i64 @length_with(ptr %20, i32 %22)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 %23, ptr %10, align 8
  %24 = call fastcc ptr @large(ptr %17, ptr %10)
  %25 = load i64, ptr %10, align 8
  %26 = trunc i64 %25 to i32
  call void @llvm.lifetime.end.p0(ptr %10)
  %27 = tail call i32 @PMPI_Rsend(ptr %19, i32 %26, ptr %24, i32 %4, i32 %5, ptr %6)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %24, ptr %9, align 8
  %28 = icmp eq ptr %24, inttoptr (i64 583 to ptr)
  br i1 %28, label %31, label %29

29:
  %30 = call i32 @PMPI_Type_free(ptr %9)
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @release_op(ptr %11)
  br label %32

32:
  %33 = phi i32 [ %27, %31 ], [ %14, %13 ]
  ret i32 %33
}

define i32 @pad_mpi_Irsend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %40, label %14

14:
  tail call fastcc void @fill(ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %21 = load i32, ptr %20, align 8
  %22 = tail call fastcc i64 @length_with(ptr %19, i32 %21)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 %22, ptr %11, align 8
  %23 = call fastcc ptr @large(ptr %16, ptr %11)
  %24 = load i64, ptr %11, align 8
  %25 = trunc i64 %24 to i32
  call void @llvm.lifetime.end.p0(ptr %11)
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @sent, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %27, align 4
  store ptr @reverse_post, ptr %12, align 8
  %28 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %29 = load i64, ptr @posts, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr @posts, align 8
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %29, ptr %31, align 8
  tail call fastcc void @join_group(ptr %12)
  %32 = load i64, ptr @outstanding, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr @outstanding, align 8
  %34 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %35 = tail call i32 @PMPI_Irsend(ptr %18, i32 %25, ptr %23, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %23, ptr %10, align 8
  %36 = icmp eq ptr %23, inttoptr (i64 583 to ptr)
  br i1 %36, label %39, label %37

37:
  %38 = call i32 @PMPI_Type_free(ptr %10)
  br label %39

39:
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %42

40:
  %41 = tail call i32 @PMPI_Irsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %42

42:
  %43 = phi i32 [ %35, %39 ], [ %41, %40 ]
  call fastcc void @check(ptr %0, i32 %43)
  %44 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %44, ptr %12, ptr null)
  ret i32 %43
}

define i32 @pad_mpi_Bsend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %13

11:
  %12 = tail call i32 @PMPI_Bsend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %28

13:
  tail call fastcc void @fill(ptr %9)
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %20 = load i32, ptr %19, align 8
  %21 = tail call fastcc i64 @length_with(ptr %18, i32 %20)
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 108
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @send_later(ptr %15, ptr %17, i64 %21, i32 %23, i32 %25, ptr %27)
  store ptr null, ptr %16, align 8
  tail call void @release_op(ptr %9)
  br label %28

28:
  %29 = phi i32 [ 0, %13 ], [ %12, %11 ]
  ret i32 %29
}

define i32 @pad_mpi_Ibsend_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, i32 %4, i32 -3
  %13 = tail call i32 @PMPI_Ibsend_c(ptr %1, i64 %2, ptr %3, i32 %12, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  br i1 %11, label %29, label %14

14:
  tail call fastcc void @fill(ptr %10)
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 272
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 184
  %21 = load i32, ptr %20, align 8
  %22 = tail call fastcc i64 @length_with(ptr %19, i32 %21)
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 108
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 136
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @send_later(ptr %16, ptr %18, i64 %22, i32 %24, i32 %26, ptr %28)
  store ptr null, ptr %17, align 8
  tail call void @release_op(ptr %10)
  br label %29

29:
  %30 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %30, ptr null, ptr null)
  ret i32 %13
}

define i32 @pad_mpi_Recv_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.MPI_Status, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  %14 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %15 = icmp eq i32 %4, -1
  %16 = icmp eq i32 %5, -2
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %20

18:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @wild_message(ptr %0, ptr %14, ptr %6, ptr %12, ptr %11)
  %19 = call i32 @PMPI_Mrecv_c(ptr %1, i64 %2, ptr %3, ptr %12, ptr %11)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %89

20:
  %21 = icmp eq ptr %14, null
  br i1 %21, label %30, label %22

22:
  %23 = load i32, ptr @threaded.level, align 4
  %24 = icmp slt i32 %23, 0
  br i1 %24, label %25, label %27

25:
  %26 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %27

27:
  %28 = load i32, ptr @threaded.level, align 4
  %29 = icmp eq i32 %28, 4096
  br i1 %29, label %50, label %30

30:
  %31 = call i32 @PMPI_Recv_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %11)
  br i1 %21, label %89, label %32

32:
  %33 = call i32 @pthread_mutex_lock(ptr @lock)
  %34 = load i64, ptr @posts, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr @posts, align 8
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 128
  store i64 %34, ptr %36, align 8
  %37 = load i64, ptr @outstanding, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %47, label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp slt i32 %40, 0
  br i1 %41, label %42, label %44

42:
  %43 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %44

44:
  %45 = load i32, ptr @threaded.level, align 4
  %46 = icmp eq i32 %45, 4096
  br i1 %46, label %47, label %48

47:
  call fastcc void @join_group(ptr %14)
  br label %48

48:
  %49 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %89

50:
  call void @llvm.lifetime.start.p0(ptr %13)
  %51 = load i32, ptr @threaded.level, align 4
  %52 = icmp eq i32 %51, 4096
  br i1 %52, label %53, label %55

53:
  %54 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %55

55:
  %56 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %57 = load i64, ptr @posts, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr @posts, align 8
  %59 = getelementptr inbounds nuw i8, ptr %14, i64 128
  store i64 %57, ptr %59, align 8
  %60 = load i64, ptr @outstanding, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %70, label %62

62:
  %63 = load i32, ptr @threaded.level, align 4
  %64 = icmp slt i32 %63, 0
  br i1 %64, label %65, label %67

65:
  %66 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %67

67:
  %68 = load i32, ptr @threaded.level, align 4
  %69 = icmp eq i32 %68, 4096
  br i1 %69, label %70, label %71

70:
  tail call fastcc void @join_group(ptr %14)
  br label %71

71:
  %72 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %73 = call i32 @PMPI_Irecv_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %13)
  %74 = load i32, ptr @threaded.level, align 4
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %76, label %78

76:
  %77 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %78

78:
  %79 = load i32, ptr @threaded.level, align 4
  %80 = icmp eq i32 %79, 4096
  br i1 %80, label %81, label %83

81:
  %82 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %83

83:
  %84 = icmp eq i32 %73, 0
  br i1 %84, label %85, label %87

85:
  %86 = call i32 @PMPI_Wait(ptr %13, ptr %11)
  br label %87

87:
  %88 = phi i32 [ %86, %85 ], [ %73, %83 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %89

89:
  %90 = phi i32 [ %19, %18 ], [ %88, %87 ], [ %31, %30 ], [ %31, %48 ]
  %91 = icmp eq ptr %7, null
  br i1 %91, label %95, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %94 = load i32, ptr %93, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %7, ptr align 4 dereferenceable(32) %11, i64 32, i1 false)
  store i32 %94, ptr %93, align 4
  br label %95

95:
  %96 = icmp eq ptr %14, null
  br i1 %96, label %104, label %97

97:
  %98 = icmp eq i32 %90, 0
  br i1 %98, label %99, label %103

99:
  call void @set_received(ptr %14, ptr %11)
  %100 = getelementptr inbounds nuw i8, ptr %14, i64 124
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %104, label %103

103:
  call void @release_op(ptr %14)
  br label %104

104:
  %105 = phi ptr [ null, %103 ], [ null, %95 ], [ %14, %99 ]
  store ptr %105, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %90
}

declare i32 @PMPI_Mrecv_c(ptr, i64, ptr, ptr, ptr)

declare i32 @PMPI_Recv_c(ptr, i64, ptr, i32, i32, ptr, ptr)

declare i32 @PMPI_Irecv_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Irecv_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = icmp eq i32 %4, -1
  %13 = icmp eq i32 %5, -2
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %24

15:
  call void @llvm.lifetime.start.p0(ptr %11)
  %16 = icmp eq ptr %0, null
  br i1 %16, label %21, label %17

17:
  %18 = load ptr, ptr %0, align 8
  %19 = icmp eq ptr %18, null
  %20 = select i1 %19, ptr @.str.10, ptr %18
  br label %21

21:
  %22 = phi ptr [ @.str.10, %15 ], [ %20, %17 ]
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %22)
  call void @pad_mpi_fail(ptr %11)
  unreachable

24:
  %25 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %26 = load i32, ptr @threaded.level, align 4
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %30

30:
  %31 = load i32, ptr @threaded.level, align 4
  %32 = icmp eq i32 %31, 4096
  br i1 %32, label %33, label %35

33:
  %34 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %35

35:
  %36 = icmp eq ptr %25, null
  br i1 %36, label %46, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 116
  store i32 1, ptr %38, align 4
  store ptr @reverse_post, ptr %25, align 8
  %39 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %40 = load i64, ptr @posts, align 8
  %41 = add nsw i64 %40, 1
  store i64 %41, ptr @posts, align 8
  %42 = getelementptr inbounds nuw i8, ptr %25, i64 128
  store i64 %40, ptr %42, align 8
  tail call fastcc void @join_group(ptr %25)
  %43 = load i64, ptr @outstanding, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr @outstanding, align 8
  %45 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %46

46:
  %47 = tail call i32 @PMPI_Irecv_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %48 = load i32, ptr @threaded.level, align 4
  %49 = icmp slt i32 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %52

52:
  %53 = load i32, ptr @threaded.level, align 4
  %54 = icmp eq i32 %53, 4096
  br i1 %54, label %55, label %57

55:
  %56 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %57

57:
  tail call fastcc void @check(ptr %0, i32 %47)
  %58 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %58, ptr %25, ptr null)
  store ptr %25, ptr %9, align 8
  ret i32 %47
}

define i32 @pad_mpi_Recv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca %struct.MPI_Status, align 4
  %12 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  %13 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Recv_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %38

17:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %12, ptr %13)
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @PMPI_Recv(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %11)
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %22, ptr %10, align 8
  %26 = icmp eq ptr %22, %25
  br i1 %26, label %29, label %27

27:
  %28 = call i32 @PMPI_Type_free(ptr %10)
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %10)
  %30 = icmp eq i32 %23, 0
  br i1 %30, label %31, label %32

31:
  call void @unpack(ptr %13, ptr %11)
  br label %32

32:
  %33 = icmp eq ptr %7, null
  br i1 %33, label %37, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %36 = load i32, ptr %35, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %7, ptr align 4 dereferenceable(32) %11, i64 32, i1 false)
  store i32 %36, ptr %35, align 4
  br label %37

37:
  call void @release_op(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %38

38:
  %39 = phi i32 [ %23, %37 ], [ %16, %15 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %39
}

define i32 @pad_mpi_Irecv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Parcel, align 8
  %12 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %36, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %11, ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @unpack, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 116
  store i32 1, ptr %16, align 4
  store ptr @reverse_post, ptr %12, align 8
  %17 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %18 = load i64, ptr @posts, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr @posts, align 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store i64 %18, ptr %20, align 8
  tail call fastcc void @join_group(ptr %12)
  %21 = load i64, ptr @outstanding, align 8
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr @outstanding, align 8
  %23 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %24 = load ptr, ptr %11, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @PMPI_Irecv(ptr %24, i32 %26, ptr %28, i32 %4, i32 %5, ptr %6, ptr %7)
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %31 = load ptr, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %28, ptr %10, align 8
  %32 = icmp eq ptr %28, %31
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @PMPI_Type_free(ptr %10)
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %38

36:
  %37 = tail call i32 @PMPI_Irecv_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %38

38:
  %39 = phi i32 [ %29, %35 ], [ %37, %36 ]
  call fastcc void @check(ptr %0, i32 %39)
  %40 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %40, ptr %12, ptr null)
  ret i32 %39
}

define i32 @pad_mpi_Mrecv_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.MPI_Status, align 4
  %10 = alloca %struct.Matched, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %10, ptr %0, ptr %11)
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %13, ptr %15, ptr %6, i32 0)
  call fastcc void @at_match(ptr %16, ptr %10)
  %17 = call i32 @PMPI_Mrecv_c(ptr %1, i64 %2, ptr %3, ptr %4, ptr %9)
  %18 = icmp eq ptr %5, null
  br i1 %18, label %22, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %21 = load i32, ptr %20, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %9, i64 32, i1 false)
  store i32 %21, ptr %20, align 4
  br label %22

22:
  %23 = icmp eq ptr %16, null
  br i1 %23, label %31, label %24

24:
  %25 = icmp eq i32 %17, 0
  br i1 %25, label %26, label %30

26:
  call void @set_received(ptr %16, ptr %9)
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 124
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  call void @release_op(ptr %16)
  br label %31

31:
  %32 = phi ptr [ null, %30 ], [ null, %22 ], [ %16, %26 ]
  store ptr %32, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %17
}

define i32 @pad_mpi_Imrecv_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.Matched, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %9, ptr %0, ptr %10)
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %12, ptr %14, ptr %6, i32 0)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %19, label %17

17:
  store ptr @reverse_post, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 116
  store i32 1, ptr %18, align 4
  br label %19

19:
  call fastcc void @at_match(ptr %15, ptr %9)
  %20 = tail call i32 @PMPI_Imrecv_c(ptr %1, i64 %2, ptr %3, ptr %4, ptr %5)
  tail call fastcc void @check(ptr %0, i32 %20)
  %21 = load ptr, ptr %5, align 8
  tail call fastcc void @remember(ptr %0, ptr %21, ptr %15, ptr null)
  store ptr %15, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %20
}

declare i32 @PMPI_Imrecv_c(ptr, i64, ptr, ptr, ptr)

define i32 @pad_mpi_Mrecv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca ptr, align 8
  %9 = alloca %struct.MPI_Status, align 4
  %10 = alloca %struct.Matched, align 8
  %11 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %12 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %10, ptr %0, ptr %12)
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %14, ptr %16, ptr %6, i32 0)
  call fastcc void @at_match(ptr null, ptr %10)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @PMPI_Mrecv_c(ptr %1, i64 %2, ptr %3, ptr %4, ptr %5)
  br label %42

21:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %11, ptr %17)
  %22 = load ptr, ptr %11, align 8
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 @PMPI_Mrecv(ptr %22, i32 %24, ptr %26, ptr %4, ptr %9)
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %29 = load ptr, ptr %28, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr %26, ptr %8, align 8
  %30 = icmp eq ptr %26, %29
  br i1 %30, label %33, label %31

31:
  %32 = call i32 @PMPI_Type_free(ptr %8)
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %8)
  %34 = icmp eq i32 %27, 0
  br i1 %34, label %35, label %36

35:
  call void @unpack(ptr %17, ptr %9)
  br label %36

36:
  %37 = icmp eq ptr %5, null
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %40 = load i32, ptr %39, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %9, i64 32, i1 false)
  store i32 %40, ptr %39, align 4
  br label %41

41:
  call void @release_op(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %42

42:
  %43 = phi i32 [ %27, %41 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %43
}

define i32 @pad_mpi_Imrecv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Matched, align 8
  %10 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  %11 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %9, ptr %0, ptr %11)
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %13, ptr %15, ptr %6, i32 0)
  call fastcc void @at_match(ptr null, ptr %9)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %40, label %18

18:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %10, ptr %16)
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store ptr @unpack, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 116
  store i32 1, ptr %20, align 4
  store ptr @reverse_post, ptr %16, align 8
  %21 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %22 = load i64, ptr @posts, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr @posts, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 128
  store i64 %22, ptr %24, align 8
  tail call fastcc void @join_group(ptr %16)
  %25 = load i64, ptr @outstanding, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr @outstanding, align 8
  %27 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %28 = load ptr, ptr %10, align 8
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 @PMPI_Imrecv(ptr %28, i32 %30, ptr %32, ptr %4, ptr %5)
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %35 = load ptr, ptr %34, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr %32, ptr %8, align 8
  %36 = icmp eq ptr %32, %35
  br i1 %36, label %39, label %37

37:
  %38 = call i32 @PMPI_Type_free(ptr %8)
  br label %39

39:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %42

40:
  %41 = tail call i32 @PMPI_Imrecv_c(ptr %1, i64 %2, ptr %3, ptr %4, ptr %5)
  br label %42

42:
  %43 = phi i32 [ %33, %39 ], [ %41, %40 ]
  call fastcc void @check(ptr %0, i32 %43)
  %44 = load ptr, ptr %5, align 8
  call fastcc void @remember(ptr %0, ptr %44, ptr %16, ptr null)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %43
}

define i32 @pad_mpi_Sendrecv_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca [1900 x i8], align 16
  %18 = alloca %struct.MPI_Status, align 4
  %19 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %19, ptr align 16 dereferenceable(16) @__const.pad_mpi_Sendrecv_c_augmented.requests, i64 16, i1 false)
  %20 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %21 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %7, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %22 = icmp eq i32 %9, -1
  %23 = icmp eq i32 %10, -2
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %34

25:
  call void @llvm.lifetime.start.p0(ptr %17)
  %26 = icmp eq ptr %0, null
  br i1 %26, label %31, label %27

27:
  %28 = load ptr, ptr %0, align 8
  %29 = icmp eq ptr %28, null
  %30 = select i1 %29, ptr @.str.10, ptr %28
  br label %31

31:
  %32 = phi ptr [ @.str.10, %25 ], [ %30, %27 ]
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %17, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %32)
  call void @pad_mpi_fail(ptr %17)
  unreachable

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:
  %38 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp eq i32 %40, 4096
  br i1 %41, label %42, label %44

42:
  %43 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %44

44:
  %45 = icmp eq ptr %20, null
  br i1 %45, label %64, label %46

46:
  %47 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %48 = load i64, ptr @posts, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr @posts, align 8
  %50 = getelementptr inbounds nuw i8, ptr %20, i64 128
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr @outstanding, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %61, label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %58

58:
  %59 = load i32, ptr @threaded.level, align 4
  %60 = icmp eq i32 %59, 4096
  br i1 %60, label %61, label %62

61:
  tail call fastcc void @join_group(ptr %20)
  br label %62

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %64

64:
  %65 = icmp eq ptr %21, null
  br i1 %65, label %84, label %66

66:
  %67 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %68 = load i64, ptr @posts, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr @posts, align 8
  %70 = getelementptr inbounds nuw i8, ptr %21, i64 128
  store i64 %68, ptr %70, align 8
  %71 = load i64, ptr @outstanding, align 8
  %72 = icmp sgt i64 %71, 0
  br i1 %72, label %81, label %73

73:
  %74 = load i32, ptr @threaded.level, align 4
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %76, label %78

76:
  %77 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %78

78:
  %79 = load i32, ptr @threaded.level, align 4
  %80 = icmp eq i32 %79, 4096
  br i1 %80, label %81, label %82

81:
  tail call fastcc void @join_group(ptr %21)
  br label %82

82:
  %83 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %84

84:
  %85 = load i32, ptr @threaded.level, align 4
  %86 = icmp slt i32 %85, 0
  br i1 %86, label %87, label %89

87:
  %88 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %89

89:
  %90 = load i32, ptr @threaded.level, align 4
  %91 = icmp eq i32 %90, 4096
  br i1 %91, label %92, label %122

92:
  %93 = icmp ne ptr %20, null
  %94 = icmp ne ptr %21, null
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %96, label %122

96:
  %97 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %98 = call i32 @PMPI_Irecv_c(ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %97)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %102

100:
  %101 = call i32 @PMPI_Isend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %19)
  br label %102

102:
  %103 = phi i32 [ %101, %100 ], [ %98, %96 ]
  %104 = load i32, ptr @threaded.level, align 4
  %105 = icmp slt i32 %104, 0
  br i1 %105, label %106, label %108

106:
  %107 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %108

108:
  %109 = load i32, ptr @threaded.level, align 4
  %110 = icmp eq i32 %109, 4096
  br i1 %110, label %111, label %113

111:
  %112 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %113

113:
  %114 = icmp eq i32 %103, 0
  br i1 %114, label %115, label %117

115:
  %116 = call i32 @PMPI_Wait(ptr %97, ptr %18)
  br label %117

117:
  %118 = phi i32 [ %116, %115 ], [ %103, %113 ]
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %133

120:
  %121 = call i32 @PMPI_Wait(ptr %19, ptr null)
  br label %133

122:
  %123 = icmp slt i32 %90, 0
  br i1 %123, label %124, label %126

124:
  %125 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %126

126:
  %127 = load i32, ptr @threaded.level, align 4
  %128 = icmp eq i32 %127, 4096
  br i1 %128, label %129, label %131

129:
  %130 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %131

131:
  %132 = call i32 @PMPI_Sendrecv_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %18)
  br label %133

133:
  %134 = phi i32 [ %121, %120 ], [ %118, %117 ], [ %132, %131 ]
  %135 = icmp eq ptr %12, null
  br i1 %135, label %139, label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %138 = load i32, ptr %137, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %12, ptr align 4 dereferenceable(32) %18, i64 32, i1 false)
  store i32 %138, ptr %137, align 4
  br label %139

139:
  br i1 %65, label %147, label %140

140:
  %141 = icmp eq i32 %134, 0
  br i1 %141, label %142, label %146

142:
  call void @set_received(ptr %21, ptr %18)
  %143 = getelementptr inbounds nuw i8, ptr %21, i64 124
  %144 = load i32, ptr %143, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:
  call void @release_op(ptr %21)
  br label %147

147:
  %148 = phi ptr [ null, %146 ], [ null, %139 ], [ %21, %142 ]
  %149 = call fastcc ptr @two(ptr %0, ptr %20, ptr %148)
  store ptr %149, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  ret i32 %134
}

declare i32 @PMPI_Sendrecv_c(ptr, i64, ptr, i32, i32, ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Sendrecv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.MPI_Status, align 4
  %20 = alloca ptr, align 8
  %21 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.lifetime.start.p0(ptr %20)
  %22 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %23 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %7, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %24 = icmp eq ptr %22, null
  br i1 %24, label %42, label %25

25:
  tail call fastcc void @fill(ptr %22)
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 272
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 144
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 184
  %32 = load i32, ptr %31, align 8
  %33 = tail call fastcc i64 @length_with(ptr %30, i32 %32)
  call void @llvm.lifetime.start.p0(ptr %18)
  store i64 %33, ptr %18, align 8
  %34 = call fastcc ptr @large(ptr %27, ptr %18)
  %35 = load i64, ptr %18, align 8
  %36 = trunc i64 %35 to i32
  call void @llvm.lifetime.end.p0(ptr %18)
  %37 = call i32 @PMPI_Isend(ptr %29, i32 %36, ptr %34, i32 %4, i32 %5, ptr %11, ptr %20)
  call void @llvm.lifetime.start.p0(ptr %17)
  store ptr %34, ptr %17, align 8
  %38 = icmp eq ptr %34, inttoptr (i64 583 to ptr)
  br i1 %38, label %41, label %39

39:
  %40 = call i32 @PMPI_Type_free(ptr %17)
  br label %41

41:
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %44

42:
  %43 = call i32 @PMPI_Isend_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %20)
  br label %44

44:
  %45 = phi i32 [ %37, %41 ], [ %43, %42 ]
  call fastcc void @check(ptr %0, i32 %45)
  %46 = icmp eq ptr %23, null
  br i1 %46, label %63, label %47

47:
  call void @llvm.lifetime.start.p0(ptr %21)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %21, ptr %23)
  %48 = load ptr, ptr %21, align 8
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = call i32 @PMPI_Recv(ptr %48, i32 %50, ptr %52, i32 %9, i32 %10, ptr %11, ptr %19)
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %55 = load ptr, ptr %54, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store ptr %52, ptr %16, align 8
  %56 = icmp eq ptr %52, %55
  br i1 %56, label %59, label %57

57:
  %58 = call i32 @PMPI_Type_free(ptr %16)
  br label %59

59:
  call void @llvm.lifetime.end.p0(ptr %16)
  %60 = icmp eq i32 %53, 0
  br i1 %60, label %61, label %62

61:
  call void @unpack(ptr %23, ptr %19)
  br label %62

62:
  call void @llvm.lifetime.end.p0(ptr %21)
  br label %65

63:
  %64 = call i32 @PMPI_Recv_c(ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %19)
  br label %65

65:
  %66 = phi i32 [ %53, %62 ], [ %64, %63 ]
  %67 = icmp eq ptr %12, null
  br i1 %67, label %71, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %70 = load i32, ptr %69, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %12, ptr align 4 dereferenceable(32) %19, i64 32, i1 false)
  store i32 %70, ptr %69, align 4
  br label %71

71:
  %72 = call i32 @PMPI_Wait(ptr %20, ptr null)
  call fastcc void @check(ptr %0, i32 %72)
  br i1 %24, label %74, label %73

73:
  call void @release_op(ptr %22)
  br label %74

74:
  br i1 %46, label %76, label %75

75:
  call void @release_op(ptr %23)
  br label %76

76:
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  ret i32 %66
}

define i32 @pad_mpi_Sendrecv_replace_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca ptr, align 8
  %14 = alloca [1900 x i8], align 16
  %15 = alloca %struct.MPI_Status, align 4
  %16 = alloca [2 x ptr], align 16
  %17 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %15)
  %18 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %19 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %20 = icmp eq i32 %6, -1
  %21 = icmp eq i32 %7, -2
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %32

23:
  call void @llvm.lifetime.start.p0(ptr %14)
  %24 = icmp eq ptr %0, null
  br i1 %24, label %29, label %25

25:
  %26 = load ptr, ptr %0, align 8
  %27 = icmp eq ptr %26, null
  %28 = select i1 %27, ptr @.str.10, ptr %26
  br label %29

29:
  %30 = phi ptr [ @.str.10, %23 ], [ %28, %25 ]
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %14, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %30)
  call void @pad_mpi_fail(ptr %14)
  unreachable

32:
  %33 = load i32, ptr @threaded.level, align 4
  %34 = icmp slt i32 %33, 0
  br i1 %34, label %35, label %37

35:
  %36 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %37

37:
  %38 = load i32, ptr @threaded.level, align 4
  %39 = icmp eq i32 %38, 4096
  br i1 %39, label %40, label %42

40:
  %41 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %42

42:
  %43 = icmp eq ptr %18, null
  br i1 %43, label %62, label %44

44:
  %45 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %46 = load i64, ptr @posts, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr @posts, align 8
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 128
  store i64 %46, ptr %48, align 8
  %49 = load i64, ptr @outstanding, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %59, label %51

51:
  %52 = load i32, ptr @threaded.level, align 4
  %53 = icmp slt i32 %52, 0
  br i1 %53, label %54, label %56

54:
  %55 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %56

56:
  %57 = load i32, ptr @threaded.level, align 4
  %58 = icmp eq i32 %57, 4096
  br i1 %58, label %59, label %60

59:
  tail call fastcc void @join_group(ptr %18)
  br label %60

60:
  %61 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %62

62:
  %63 = icmp eq ptr %19, null
  br i1 %63, label %82, label %64

64:
  %65 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %66 = load i64, ptr @posts, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr @posts, align 8
  %68 = getelementptr inbounds nuw i8, ptr %19, i64 128
  store i64 %66, ptr %68, align 8
  %69 = load i64, ptr @outstanding, align 8
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %79, label %71

71:
  %72 = load i32, ptr @threaded.level, align 4
  %73 = icmp slt i32 %72, 0
  br i1 %73, label %74, label %76

74:
  %75 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %76

76:
  %77 = load i32, ptr @threaded.level, align 4
  %78 = icmp eq i32 %77, 4096
  br i1 %78, label %79, label %80

79:
  tail call fastcc void @join_group(ptr %19)
  br label %80

80:
  %81 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %82

82:
  %83 = load i32, ptr @threaded.level, align 4
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %85, label %87

85:
  %86 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %87

87:
  %88 = load i32, ptr @threaded.level, align 4
  %89 = icmp eq i32 %88, 4096
  %90 = icmp ne ptr %18, null
  %91 = select i1 %89, i1 %90, i1 false
  %92 = icmp ne ptr %19, null
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %136

94:
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %17, ptr %0, ptr %1, i64 %2, ptr %3)
  %95 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %96 = call i32 @PMPI_Irecv_c(ptr %1, i64 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %95)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %105

98:
  %99 = load ptr, ptr %17, align 8
  %100 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %103 = load ptr, ptr %102, align 8
  %104 = call i32 @PMPI_Isend(ptr %99, i32 %101, ptr %103, i32 %4, i32 %5, ptr %8, ptr %16)
  br label %105

105:
  %106 = phi i32 [ %104, %98 ], [ %96, %94 ]
  %107 = load i32, ptr @threaded.level, align 4
  %108 = icmp slt i32 %107, 0
  br i1 %108, label %109, label %111

109:
  %110 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %111

111:
  %112 = load i32, ptr @threaded.level, align 4
  %113 = icmp eq i32 %112, 4096
  br i1 %113, label %114, label %116

114:
  %115 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %116

116:
  %117 = icmp eq i32 %106, 0
  br i1 %117, label %118, label %120

118:
  %119 = call i32 @PMPI_Wait(ptr %95, ptr %15)
  br label %120

120:
  %121 = phi i32 [ %119, %118 ], [ %106, %116 ]
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %125

123:
  %124 = call i32 @PMPI_Wait(ptr %16, ptr null)
  br label %125

125:
  %126 = phi i32 [ %124, %123 ], [ %121, %120 ]
  %127 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %130 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr %128, ptr %13, align 8
  %131 = icmp eq ptr %128, %130
  br i1 %131, label %134, label %132

132:
  %133 = call i32 @PMPI_Type_free(ptr %13)
  br label %134

134:
  call void @llvm.lifetime.end.p0(ptr %13)
  %135 = load ptr, ptr %17, align 8
  call void @free(ptr %135)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %147

136:
  %137 = icmp slt i32 %88, 0
  br i1 %137, label %138, label %140

138:
  %139 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %140

140:
  %141 = load i32, ptr @threaded.level, align 4
  %142 = icmp eq i32 %141, 4096
  br i1 %142, label %143, label %145

143:
  %144 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %145

145:
  %146 = call i32 @PMPI_Sendrecv_replace_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %15)
  br label %147

147:
  %148 = phi i32 [ %126, %134 ], [ %146, %145 ]
  %149 = icmp eq ptr %9, null
  br i1 %149, label %153, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %152 = load i32, ptr %151, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %9, ptr align 4 dereferenceable(32) %15, i64 32, i1 false)
  store i32 %152, ptr %151, align 4
  br label %153

153:
  br i1 %63, label %161, label %154

154:
  %155 = icmp eq i32 %148, 0
  br i1 %155, label %156, label %160

156:
  call void @set_received(ptr %19, ptr %15)
  %157 = getelementptr inbounds nuw i8, ptr %19, i64 124
  %158 = load i32, ptr %157, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %161, label %160

160:
  call void @release_op(ptr %19)
  br label %161

161:
  %162 = phi ptr [ null, %160 ], [ null, %153 ], [ %19, %156 ]
  %163 = call fastcc ptr @two(ptr %0, ptr %18, ptr %162)
  store ptr %163, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %15)
  ret i32 %148
}

declare i32 @PMPI_Sendrecv_replace_c(ptr, i64, ptr, i32, i32, i32, i32, ptr, ptr)

define i32 @pad_mpi_Sendrecv_replace_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca %struct.MPI_Status, align 4
  %18 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  %19 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %20 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %21 = icmp ne ptr %19, null
  %22 = icmp ne ptr %20, null
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %26, label %24

24:
  %25 = tail call i32 @PMPI_Sendrecv_replace_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9)
  br label %88

26:
  br i1 %21, label %27, label %38

27:
  tail call fastcc void @fill(ptr %19)
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 272
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 144
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 184
  %34 = load i32, ptr %33, align 8
  %35 = tail call fastcc i64 @length_with(ptr %32, i32 %34)
  call void @llvm.lifetime.start.p0(ptr %16)
  store i64 %35, ptr %16, align 8
  %36 = call fastcc ptr @large(ptr %29, ptr %16)
  %37 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %41

38:
  call void @llvm.lifetime.start.p0(ptr %15)
  store i64 0, ptr %15, align 8
  %39 = call fastcc ptr @large(ptr %0, ptr %15)
  %40 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %41

41:
  %42 = phi ptr [ %36, %27 ], [ %39, %38 ]
  %43 = phi i64 [ %37, %27 ], [ %40, %38 ]
  %44 = phi ptr [ %31, %27 ], [ null, %38 ]
  %45 = trunc i64 %43 to i32
  call void @llvm.lifetime.start.p0(ptr %18)
  br i1 %22, label %46, label %47

46:
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %18, ptr %20)
  br label %56

47:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i64 0, ptr %14, align 8
  store ptr null, ptr %18, align 8
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 0, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr inttoptr (i64 583 to ptr), ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store ptr inttoptr (i64 583 to ptr), ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i64 0, ptr %52, align 8
  %53 = call fastcc ptr @large(ptr %0, ptr %14)
  store ptr %53, ptr %50, align 8
  %54 = load i64, ptr %14, align 8
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr %48, align 8
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %56

56:
  %57 = load ptr, ptr %18, align 8
  %58 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %61 = load ptr, ptr %60, align 8
  %62 = call i32 @PMPI_Sendrecv(ptr %44, i32 %45, ptr %42, i32 %4, i32 %5, ptr %57, i32 %59, ptr %61, i32 %6, i32 %7, ptr %8, ptr %17)
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr %42, ptr %13, align 8
  %63 = icmp eq ptr %42, inttoptr (i64 583 to ptr)
  br i1 %63, label %66, label %64

64:
  %65 = call i32 @PMPI_Type_free(ptr %13)
  br label %66

66:
  call void @llvm.lifetime.end.p0(ptr %13)
  %67 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %68 = load ptr, ptr %67, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr %61, ptr %12, align 8
  %69 = icmp eq ptr %61, %68
  br i1 %69, label %72, label %70

70:
  %71 = call i32 @PMPI_Type_free(ptr %12)
  br label %72

72:
  call void @llvm.lifetime.end.p0(ptr %12)
  %73 = icmp eq i32 %62, 0
  %74 = select i1 %22, i1 %73, i1 false
  br i1 %74, label %75, label %76

75:
  call void @unpack(ptr %20, ptr %17)
  br label %76

76:
  %77 = icmp eq ptr %9, null
  br i1 %77, label %81, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %80 = load i32, ptr %79, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %9, ptr align 4 dereferenceable(32) %17, i64 32, i1 false)
  store i32 %80, ptr %79, align 4
  br label %81

81:
  %82 = icmp eq ptr %19, null
  br i1 %82, label %84, label %83

83:
  call void @release_op(ptr %19)
  br label %84

84:
  %85 = icmp eq ptr %20, null
  br i1 %85, label %87, label %86

86:
  call void @release_op(ptr %20)
  br label %87

87:
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %88

88:
  %89 = phi i32 [ %62, %87 ], [ %25, %24 ]
  call void @llvm.lifetime.end.p0(ptr %17)
  ret i32 %89
}

define i32 @pad_mpi_Isendrecv_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca ptr, align 8
  %18 = alloca %struct.Parcel, align 8
  %19 = alloca [1900 x i8], align 16
  %20 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %21 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %7, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %22 = icmp eq i32 %9, -1
  %23 = icmp eq i32 %10, -2
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %34

25:
  call void @llvm.lifetime.start.p0(ptr %19)
  %26 = icmp eq ptr %0, null
  br i1 %26, label %31, label %27

27:
  %28 = load ptr, ptr %0, align 8
  %29 = icmp eq ptr %28, null
  %30 = select i1 %29, ptr @.str.10, ptr %28
  br label %31

31:
  %32 = phi ptr [ @.str.10, %25 ], [ %30, %27 ]
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %19, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %32)
  call void @pad_mpi_fail(ptr %19)
  unreachable

34:
  %35 = load i32, ptr @threaded.level, align 4
  %36 = icmp slt i32 %35, 0
  br i1 %36, label %37, label %39

37:
  %38 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %39

39:
  %40 = load i32, ptr @threaded.level, align 4
  %41 = icmp eq i32 %40, 4096
  br i1 %41, label %42, label %44

42:
  %43 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %44

44:
  %45 = icmp eq ptr %20, null
  br i1 %45, label %64, label %46

46:
  %47 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %48 = load i64, ptr @posts, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr @posts, align 8
  %50 = getelementptr inbounds nuw i8, ptr %20, i64 128
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr @outstanding, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %61, label %53

53:
  %54 = load i32, ptr @threaded.level, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:
  %57 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %58

58:
  %59 = load i32, ptr @threaded.level, align 4
  %60 = icmp eq i32 %59, 4096
  br i1 %60, label %61, label %62

61:
  tail call fastcc void @join_group(ptr %20)
  br label %62

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %64

64:
  %65 = icmp eq i32 %4, -3
  br i1 %65, label %78, label %66

66:
  call void @llvm.lifetime.start.p0(ptr %18)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %18, ptr %0, ptr %1, i64 %2, ptr %3)
  %67 = load ptr, ptr %18, align 8
  %68 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %69 = load i64, ptr %68, align 8
  tail call fastcc void @send_later(ptr %0, ptr %67, i64 %69, i32 %4, i32 %5, ptr %11)
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %73 = load ptr, ptr %72, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  store ptr %71, ptr %17, align 8
  %74 = icmp eq ptr %71, %73
  br i1 %74, label %77, label %75

75:
  %76 = call i32 @PMPI_Type_free(ptr %17)
  br label %77

77:
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %78

78:
  %79 = icmp eq ptr %21, null
  br i1 %79, label %89, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %21, i64 116
  store i32 1, ptr %81, align 4
  store ptr @reverse_post, ptr %21, align 8
  %82 = call i32 @pthread_mutex_lock(ptr @lock)
  %83 = load i64, ptr @posts, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr @posts, align 8
  %85 = getelementptr inbounds nuw i8, ptr %21, i64 128
  store i64 %83, ptr %85, align 8
  call fastcc void @join_group(ptr %21)
  %86 = load i64, ptr @outstanding, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr @outstanding, align 8
  %88 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %89

89:
  %90 = call i32 @PMPI_Irecv_c(ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12)
  call fastcc void @check(ptr %0, i32 %90)
  %91 = load i32, ptr @threaded.level, align 4
  %92 = icmp slt i32 %91, 0
  br i1 %92, label %93, label %95

93:
  %94 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %95

95:
  %96 = load i32, ptr @threaded.level, align 4
  %97 = icmp eq i32 %96, 4096
  br i1 %97, label %98, label %100

98:
  %99 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %100

100:
  %101 = load ptr, ptr %12, align 8
  call fastcc void @remember(ptr %0, ptr %101, ptr %21, ptr null)
  %102 = call fastcc ptr @two(ptr %0, ptr %20, ptr %21)
  %103 = icmp eq ptr %102, null
  br i1 %103, label %105, label %104

104:
  store ptr @reverse_posts, ptr %102, align 8
  br label %105

105:
  store ptr %102, ptr %15, align 8
  ret i32 0
}

define i32 @pad_mpi_Isendrecv_replace_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Parcel, align 8
  %15 = alloca [1900 x i8], align 16
  %16 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %17 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %18 = icmp eq i32 %6, -1
  %19 = icmp eq i32 %7, -2
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %30

21:
  call void @llvm.lifetime.start.p0(ptr %15)
  %22 = icmp eq ptr %0, null
  br i1 %22, label %27, label %23

23:
  %24 = load ptr, ptr %0, align 8
  %25 = icmp eq ptr %24, null
  %26 = select i1 %25, ptr @.str.10, ptr %24
  br label %27

27:
  %28 = phi ptr [ @.str.10, %21 ], [ %26, %23 ]
  %29 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %28)
  call void @pad_mpi_fail(ptr %15)
  unreachable

30:
  %31 = load i32, ptr @threaded.level, align 4
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:
  %34 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %35

35:
  %36 = load i32, ptr @threaded.level, align 4
  %37 = icmp eq i32 %36, 4096
  br i1 %37, label %38, label %40

38:
  %39 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %40

40:
  %41 = icmp eq ptr %16, null
  br i1 %41, label %60, label %42

42:
  %43 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %44 = load i64, ptr @posts, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr @posts, align 8
  %46 = getelementptr inbounds nuw i8, ptr %16, i64 128
  store i64 %44, ptr %46, align 8
  %47 = load i64, ptr @outstanding, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %57, label %49

49:
  %50 = load i32, ptr @threaded.level, align 4
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %54

52:
  %53 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %54

54:
  %55 = load i32, ptr @threaded.level, align 4
  %56 = icmp eq i32 %55, 4096
  br i1 %56, label %57, label %58

57:
  tail call fastcc void @join_group(ptr %16)
  br label %58

58:
  %59 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %60

60:
  %61 = icmp eq i32 %4, -3
  br i1 %61, label %74, label %62

62:
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %14, ptr %0, ptr %1, i64 %2, ptr %3)
  %63 = load ptr, ptr %14, align 8
  %64 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %65 = load i64, ptr %64, align 8
  tail call fastcc void @send_later(ptr %0, ptr %63, i64 %65, i32 %4, i32 %5, ptr %8)
  %66 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %69 = load ptr, ptr %68, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr %67, ptr %13, align 8
  %70 = icmp eq ptr %67, %69
  br i1 %70, label %73, label %71

71:
  %72 = call i32 @PMPI_Type_free(ptr %13)
  br label %73

73:
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %74

74:
  %75 = icmp eq ptr %17, null
  br i1 %75, label %85, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %17, i64 116
  store i32 1, ptr %77, align 4
  store ptr @reverse_post, ptr %17, align 8
  %78 = call i32 @pthread_mutex_lock(ptr @lock)
  %79 = load i64, ptr @posts, align 8
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr @posts, align 8
  %81 = getelementptr inbounds nuw i8, ptr %17, i64 128
  store i64 %79, ptr %81, align 8
  call fastcc void @join_group(ptr %17)
  %82 = load i64, ptr @outstanding, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr @outstanding, align 8
  %84 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %85

85:
  %86 = call i32 @PMPI_Irecv_c(ptr %1, i64 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %9)
  call fastcc void @check(ptr %0, i32 %86)
  %87 = load i32, ptr @threaded.level, align 4
  %88 = icmp slt i32 %87, 0
  br i1 %88, label %89, label %91

89:
  %90 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %91

91:
  %92 = load i32, ptr @threaded.level, align 4
  %93 = icmp eq i32 %92, 4096
  br i1 %93, label %94, label %96

94:
  %95 = call i32 @pthread_mutex_unlock(ptr @posting)
  br label %96

96:
  %97 = load ptr, ptr %9, align 8
  call fastcc void @remember(ptr %0, ptr %97, ptr %17, ptr null)
  %98 = call fastcc ptr @two(ptr %0, ptr %16, ptr %17)
  %99 = icmp eq ptr %98, null
  br i1 %99, label %101, label %100

100:
  store ptr @reverse_posts, ptr %98, align 8
  br label %101

101:
  store ptr %98, ptr %11, align 8
  ret i32 0
}

define i32 @pad_mpi_Isendrecv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca ptr, align 8
  %17 = alloca %struct.Parcel, align 8
  %18 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %35, label %20

20:
  tail call fastcc void @fill(ptr %18)
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 272
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 144
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 184
  %27 = load i32, ptr %26, align 8
  %28 = tail call fastcc i64 @length_with(ptr %25, i32 %27)
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 104
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %18, i64 108
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 136
  %34 = load ptr, ptr %33, align 8
  tail call fastcc void @send_later(ptr %22, ptr %24, i64 %28, i32 %30, i32 %32, ptr %34)
  store ptr null, ptr %23, align 8
  br label %49

35:
  %36 = icmp eq i32 %4, -3
  br i1 %36, label %49, label %37

37:
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %17, ptr %0, ptr %1, i64 %2, ptr %3)
  %38 = load ptr, ptr %17, align 8
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %40 = load i64, ptr %39, align 8
  tail call fastcc void @send_later(ptr %0, ptr %38, i64 %40, i32 %4, i32 %5, ptr %11)
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %44 = load ptr, ptr %43, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store ptr %42, ptr %16, align 8
  %45 = icmp eq ptr %42, %44
  br i1 %45, label %48, label %46

46:
  %47 = call i32 @PMPI_Type_free(ptr %16)
  br label %48

48:
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %49

49:
  br i1 %19, label %51, label %50

50:
  call void @release_op(ptr %18)
  br label %51

51:
  %52 = call i32 @pad_mpi_Irecv_c_forward(ptr %0, ptr %6, i64 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %14)
  ret i32 %52
}

define i32 @pad_mpi_Isendrecv_replace_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call i32 @pad_mpi_Isendrecv_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %1, i64 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %10)
  ret i32 %12
}

define i32 @pad_mpi_Start_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc i32 @start_one(ptr %0, ptr %1, ptr %2)
  ret i32 %4
}

define internal fastcc i32 @start_one(ptr %0, ptr %1, ptr %2) {
  %4 = load i32, ptr @threaded.level, align 4
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %8

8:
  %9 = load i32, ptr @threaded.level, align 4
  %10 = icmp eq i32 %9, 4096
  br i1 %10, label %11, label %13

11:
  %12 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %13

13:
  %14 = load ptr, ptr %1, align 8
  %15 = tail call fastcc ptr @starting(ptr %0, ptr %14)
  store ptr %15, ptr %2, align 8
  %16 = tail call i32 @PMPI_Start(ptr %1)
  %17 = load i32, ptr @threaded.level, align 4
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %21

21:
  %22 = load i32, ptr @threaded.level, align 4
  %23 = icmp eq i32 %22, 4096
  br i1 %23, label %24, label %26

24:
  %25 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %26

26:
  tail call fastcc void @check(ptr %0, i32 %16)
  ret i32 %16
}

define i32 @pad_mpi_Startall_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = tail call fastcc i32 @start_all(ptr %0, i32 %1, ptr %2, ptr %3)
  ret i32 %5
}

define internal fastcc i32 @start_all(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = sext i32 %1 to i64
  %7 = shl nsw i64 %6, 3
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 -31)
  %9 = add nsw i64 %8, 32
  %10 = tail call noalias ptr @malloc(i64 %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %21

12:
  call void @llvm.lifetime.start.p0(ptr %5)
  %13 = icmp eq ptr %0, null
  br i1 %13, label %18, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, ptr @.str.10, ptr %15
  br label %18

18:
  %19 = phi ptr [ @.str.10, %12 ], [ %17, %14 ]
  %20 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %19)
  call void @pad_mpi_fail(ptr %5)
  unreachable

21:
  %22 = tail call ptr @memset(ptr %10, i32 0, i64 %9)
  store ptr @begin_all, ptr %10, align 8
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr @free_record, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %0, ptr %24, align 8
  store ptr @reverse_all_posts, ptr %10, align 8
  store ptr @release_all_posts, ptr %23, align 8
  %25 = load i32, ptr @threaded.level, align 4
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %29

27:
  %28 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %29

29:
  %30 = load i32, ptr @threaded.level, align 4
  %31 = icmp eq i32 %30, 4096
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %34

34:
  %35 = icmp sgt i32 %1, 0
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %39 = zext nneg i32 %1 to i64
  br label %52

40:
  %41 = tail call i32 @PMPI_Startall(i32 %1, ptr %2)
  %42 = load i32, ptr @threaded.level, align 4
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %46

46:
  %47 = load i32, ptr @threaded.level, align 4
  %48 = icmp eq i32 %47, 4096
  br i1 %48, label %49, label %51

49:
  %50 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %51

51:
  tail call fastcc void @check(ptr %0, i32 %41)
  store ptr %10, ptr %3, align 8
  ret i32 %41

52:
  %53 = phi i64 [ 0, %36 ], [ %63, %62 ]
  %54 = getelementptr inbounds nuw ptr, ptr %2, i64 %53
  %55 = load ptr, ptr %54, align 8
  %56 = tail call fastcc ptr @starting(ptr %0, ptr %55)
  %57 = icmp eq ptr %56, null
  br i1 %57, label %62, label %58

58:
  %59 = load i64, ptr %38, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %38, align 8
  %61 = getelementptr inbounds ptr, ptr %37, i64 %59
  store ptr %56, ptr %61, align 8
  br label %62

62:
  %63 = add nuw nsw i64 %53, 1
  %64 = icmp eq i64 %63, %39
  br i1 %64, label %40, label %52
}

define i32 @pad_mpi_Start_forward(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call fastcc i32 @start_one(ptr %0, ptr %1, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %4
}

define i32 @pad_mpi_Startall_forward(ptr %0, i32 %1, ptr %2) {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = call fastcc i32 @start_all(ptr %0, i32 %1, ptr %2, ptr %4)
  %6 = load ptr, ptr %4, align 8
  tail call void @free(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret i32 %5
}

define i32 @pad_mpi_Send_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %14 = tail call i32 @PMPI_Send_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %14)
  %15 = load ptr, ptr %7, align 8
  %16 = tail call noalias ptr @malloc(i64 24)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %27

18:
  call void @llvm.lifetime.start.p0(ptr %11)
  %19 = icmp eq ptr %0, null
  br i1 %19, label %24, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, null
  %23 = select i1 %22, ptr @.str.10, ptr %21
  br label %24

24:
  %25 = phi ptr [ @.str.10, %18 ], [ %23, %20 ]
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %25)
  call void @pad_mpi_fail(ptr %11)
  unreachable

27:
  %28 = tail call ptr @memset(ptr %16, i32 0, i64 24)
  store ptr %13, ptr %16, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 1, ptr %29, align 8
  tail call fastcc void @remember(ptr %0, ptr %15, ptr null, ptr %16)
  ret i32 %14
}

declare i32 @PMPI_Send_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define internal fastcc void @remember(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = alloca [1900 x i8], align 16
  %7 = alloca [1900 x i8], align 16
  %8 = icmp eq ptr %1, inttoptr (i64 384 to ptr)
  br i1 %8, label %141, label %9

9:
  %10 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %11 = load i64, ptr @buckets, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %22, label %13

13:
  %14 = load ptr, ptr @tickets, align 8
  %15 = ptrtoint ptr %1 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 20
  %18 = add i64 %11, 17592186044415
  %19 = and i64 %18, %17
  %20 = getelementptr inbounds nuw ptr, ptr %14, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %22

22:
  %23 = phi ptr [ %21, %13 ], [ null, %9 ]
  %24 = icmp eq ptr %23, null
  br i1 %24, label %33, label %25

25:
  %26 = phi ptr [ %31, %30 ], [ %23, %22 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %33, label %30

30:
  %31 = load ptr, ptr %26, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %25

33:
  %34 = phi ptr [ null, %22 ], [ %26, %25 ], [ null, %30 ]
  %35 = icmp eq ptr %34, null
  br i1 %35, label %62, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %62

40:
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %52

44:
  %45 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %62, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 100
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %62, label %52

52:
  %53 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.start.p0(ptr %7)
  %54 = icmp eq ptr %0, null
  br i1 %54, label %59, label %55

55:
  %56 = load ptr, ptr %0, align 8
  %57 = icmp eq ptr %56, null
  %58 = select i1 %57, ptr @.str.10, ptr %56
  br label %59

59:
  %60 = phi ptr [ @.str.10, %52 ], [ %58, %55 ]
  %61 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.57, ptr @.str.58, ptr @.str.59, ptr %60)
  call void @pad_mpi_fail(ptr %7)
  unreachable

62:
  %63 = tail call noalias ptr @malloc(i64 40)
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %74

65:
  call void @llvm.lifetime.start.p0(ptr %6)
  %66 = icmp eq ptr %0, null
  br i1 %66, label %71, label %67

67:
  %68 = load ptr, ptr %0, align 8
  %69 = icmp eq ptr %68, null
  %70 = select i1 %69, ptr @.str.10, ptr %68
  br label %71

71:
  %72 = phi ptr [ @.str.10, %65 ], [ %70, %67 ]
  %73 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %72)
  call void @pad_mpi_fail(ptr %6)
  unreachable

74:
  %75 = tail call ptr @memset(ptr %63, i32 0, i64 40)
  %76 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store ptr %1, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %63, i64 16
  store ptr %2, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %63, i64 24
  store ptr %3, ptr %78, align 8
  %79 = load i64, ptr @issued, align 8
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr @issued, align 8
  %81 = load i64, ptr @buckets, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %125, label %83

83:
  %84 = load ptr, ptr @tickets, align 8
  %85 = icmp eq i64 %81, 0
  %86 = shl nsw i64 %81, 2
  %87 = select i1 %85, i64 64, i64 %86
  store i64 %87, ptr @buckets, align 8
  %88 = shl nsw i64 %87, 3
  %89 = tail call i64 @llvm.smax.i64(i64 %88, i64 1)
  %90 = tail call noalias ptr @malloc(i64 %89)
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %94

92:
  call void @llvm.lifetime.start.p0(ptr %5)
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %5)
  unreachable

94:
  %95 = tail call ptr @memset(ptr %90, i32 0, i64 %89)
  store ptr %90, ptr @tickets, align 8
  %96 = icmp sgt i64 %81, 0
  br i1 %96, label %97, label %124

97:
  %98 = phi i64 [ %103, %102 ], [ 0, %94 ]
  %99 = getelementptr inbounds nuw ptr, ptr %84, i64 %98
  %100 = load ptr, ptr %99, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %102, label %105

102:
  %103 = add nuw nsw i64 %98, 1
  %104 = icmp eq i64 %103, %81
  br i1 %104, label %124, label %97

105:
  %106 = phi ptr [ %107, %122 ], [ %100, %97 ]
  %107 = load ptr, ptr %106, align 8
  %108 = load ptr, ptr @tickets, align 8
  %109 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %110 = load ptr, ptr %109, align 8
  %111 = ptrtoint ptr %110 to i64
  %112 = mul i64 %111, -7046029254386353131
  %113 = lshr i64 %112, 20
  %114 = load i64, ptr @buckets, align 8
  %115 = add i64 %114, 17592186044415
  %116 = and i64 %113, %115
  %117 = getelementptr inbounds nuw ptr, ptr %108, i64 %116
  br label %118

118:
  %119 = phi ptr [ %117, %105 ], [ %120, %118 ]
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %118

122:
  store ptr null, ptr %106, align 8
  store ptr %106, ptr %119, align 8
  %123 = icmp eq ptr %107, null
  br i1 %123, label %102, label %105

124:
  tail call void @free(ptr %84)
  br label %125

125:
  %126 = load ptr, ptr @tickets, align 8
  %127 = load ptr, ptr %76, align 8
  %128 = ptrtoint ptr %127 to i64
  %129 = mul i64 %128, -7046029254386353131
  %130 = lshr i64 %129, 20
  %131 = load i64, ptr @buckets, align 8
  %132 = add i64 %131, 17592186044415
  %133 = and i64 %130, %132
  %134 = getelementptr inbounds nuw ptr, ptr %126, i64 %133
  br label %135

135:
  %136 = phi ptr [ %134, %125 ], [ %137, %135 ]
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %139, label %135

139:
  store ptr null, ptr %63, align 8
  store ptr %63, ptr %136, align 8
  %140 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %141

141:
  ret void
}

define i32 @pad_mpi_Send_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, i1 true, i1 %14
  br i1 %18, label %36, label %19

19:
  tail call fastcc void @fill(ptr %16)
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 272
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %26 = load i32, ptr %25, align 8
  %27 = tail call fastcc i64 @length_with(ptr %24, i32 %26)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %27, ptr %12, align 8
  %28 = call fastcc ptr @large(ptr %21, ptr %12)
  %29 = load i64, ptr %12, align 8
  %30 = trunc i64 %29 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %31 = tail call i32 @PMPI_Send_init(ptr %23, i32 %30, ptr %28, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %28, ptr %11, align 8
  %32 = icmp eq ptr %28, inttoptr (i64 583 to ptr)
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @PMPI_Type_free(ptr %11)
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %39

36:
  %37 = select i1 %17, i32 %4, i32 -3
  %38 = tail call i32 @PMPI_Send_init(ptr %1, i32 %2, ptr %3, i32 %37, i32 %5, ptr %6, ptr %7)
  br label %39

39:
  %40 = phi i32 [ %38, %36 ], [ %31, %35 ]
  call fastcc void @check(ptr %0, i32 %40)
  %41 = call noalias ptr @malloc(i64 24)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %52

43:
  call void @llvm.lifetime.start.p0(ptr %10)
  %44 = icmp eq ptr %0, null
  br i1 %44, label %49, label %45

45:
  %46 = load ptr, ptr %0, align 8
  %47 = icmp eq ptr %46, null
  %48 = select i1 %47, ptr @.str.10, ptr %46
  br label %49

49:
  %50 = phi ptr [ @.str.10, %43 ], [ %48, %45 ]
  %51 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %50)
  call void @pad_mpi_fail(ptr %10)
  unreachable

52:
  %53 = zext i1 %14 to i32
  %54 = call ptr @memset(ptr %41, i32 0, i64 24)
  store ptr %16, ptr %41, align 8
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i32 1, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 %53, ptr %57, align 4
  %58 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %58, ptr null, ptr %41)
  ret i32 %40
}

declare i32 @strcmp(ptr, ptr)

define i32 @pad_mpi_Ssend_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %14 = tail call i32 @PMPI_Ssend_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %14)
  %15 = load ptr, ptr %7, align 8
  %16 = tail call noalias ptr @malloc(i64 24)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %27

18:
  call void @llvm.lifetime.start.p0(ptr %11)
  %19 = icmp eq ptr %0, null
  br i1 %19, label %24, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, null
  %23 = select i1 %22, ptr @.str.10, ptr %21
  br label %24

24:
  %25 = phi ptr [ @.str.10, %18 ], [ %23, %20 ]
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %25)
  call void @pad_mpi_fail(ptr %11)
  unreachable

27:
  %28 = tail call ptr @memset(ptr %16, i32 0, i64 24)
  store ptr %13, ptr %16, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 1, ptr %29, align 8
  tail call fastcc void @remember(ptr %0, ptr %15, ptr null, ptr %16)
  ret i32 %14
}

declare i32 @PMPI_Ssend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Ssend_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str.2, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, i1 true, i1 %14
  br i1 %18, label %36, label %19

19:
  tail call fastcc void @fill(ptr %16)
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 272
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %26 = load i32, ptr %25, align 8
  %27 = tail call fastcc i64 @length_with(ptr %24, i32 %26)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %27, ptr %12, align 8
  %28 = call fastcc ptr @large(ptr %21, ptr %12)
  %29 = load i64, ptr %12, align 8
  %30 = trunc i64 %29 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %31 = tail call i32 @PMPI_Ssend_init(ptr %23, i32 %30, ptr %28, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %28, ptr %11, align 8
  %32 = icmp eq ptr %28, inttoptr (i64 583 to ptr)
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @PMPI_Type_free(ptr %11)
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %39

36:
  %37 = select i1 %17, i32 %4, i32 -3
  %38 = tail call i32 @PMPI_Ssend_init(ptr %1, i32 %2, ptr %3, i32 %37, i32 %5, ptr %6, ptr %7)
  br label %39

39:
  %40 = phi i32 [ %38, %36 ], [ %31, %35 ]
  call fastcc void @check(ptr %0, i32 %40)
  %41 = call noalias ptr @malloc(i64 24)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %52

43:
  call void @llvm.lifetime.start.p0(ptr %10)
  %44 = icmp eq ptr %0, null
  br i1 %44, label %49, label %45

45:
  %46 = load ptr, ptr %0, align 8
  %47 = icmp eq ptr %46, null
  %48 = select i1 %47, ptr @.str.10, ptr %46
  br label %49

49:
  %50 = phi ptr [ @.str.10, %43 ], [ %48, %45 ]
  %51 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %50)
  call void @pad_mpi_fail(ptr %10)
  unreachable

52:
  %53 = zext i1 %14 to i32
  %54 = call ptr @memset(ptr %41, i32 0, i64 24)
  store ptr %16, ptr %41, align 8
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i32 1, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 %53, ptr %57, align 4
  %58 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %58, ptr null, ptr %41)
  ret i32 %40
}

define i32 @pad_mpi_Rsend_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %14 = tail call i32 @PMPI_Rsend_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %14)
  %15 = load ptr, ptr %7, align 8
  %16 = tail call noalias ptr @malloc(i64 24)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %27

18:
  call void @llvm.lifetime.start.p0(ptr %11)
  %19 = icmp eq ptr %0, null
  br i1 %19, label %24, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, null
  %23 = select i1 %22, ptr @.str.10, ptr %21
  br label %24

24:
  %25 = phi ptr [ @.str.10, %18 ], [ %23, %20 ]
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %25)
  call void @pad_mpi_fail(ptr %11)
  unreachable

27:
  %28 = tail call ptr @memset(ptr %16, i32 0, i64 24)
  store ptr %13, ptr %16, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 1, ptr %29, align 8
  tail call fastcc void @remember(ptr %0, ptr %15, ptr null, ptr %16)
  ret i32 %14
}

declare i32 @PMPI_Rsend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Rsend_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str.3, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, i1 true, i1 %14
  br i1 %18, label %36, label %19

19:
  tail call fastcc void @fill(ptr %16)
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 272
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %26 = load i32, ptr %25, align 8
  %27 = tail call fastcc i64 @length_with(ptr %24, i32 %26)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %27, ptr %12, align 8
  %28 = call fastcc ptr @large(ptr %21, ptr %12)
  %29 = load i64, ptr %12, align 8
  %30 = trunc i64 %29 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %31 = tail call i32 @PMPI_Rsend_init(ptr %23, i32 %30, ptr %28, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %28, ptr %11, align 8
  %32 = icmp eq ptr %28, inttoptr (i64 583 to ptr)
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @PMPI_Type_free(ptr %11)
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %39

36:
  %37 = select i1 %17, i32 %4, i32 -3
  %38 = tail call i32 @PMPI_Rsend_init(ptr %1, i32 %2, ptr %3, i32 %37, i32 %5, ptr %6, ptr %7)
  br label %39

39:
  %40 = phi i32 [ %38, %36 ], [ %31, %35 ]
  call fastcc void @check(ptr %0, i32 %40)
  %41 = call noalias ptr @malloc(i64 24)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %52

43:
  call void @llvm.lifetime.start.p0(ptr %10)
  %44 = icmp eq ptr %0, null
  br i1 %44, label %49, label %45

45:
  %46 = load ptr, ptr %0, align 8
  %47 = icmp eq ptr %46, null
  %48 = select i1 %47, ptr @.str.10, ptr %46
  br label %49

49:
  %50 = phi ptr [ @.str.10, %43 ], [ %48, %45 ]
  %51 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %50)
  call void @pad_mpi_fail(ptr %10)
  unreachable

52:
  %53 = zext i1 %14 to i32
  %54 = call ptr @memset(ptr %41, i32 0, i64 24)
  store ptr %16, ptr %41, align 8
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i32 1, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 %53, ptr %57, align 4
  %58 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %58, ptr null, ptr %41)
  ret i32 %40
}

define i32 @pad_mpi_Bsend_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %14 = tail call i32 @PMPI_Bsend_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %14)
  %15 = load ptr, ptr %7, align 8
  %16 = tail call noalias ptr @malloc(i64 24)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %27

18:
  call void @llvm.lifetime.start.p0(ptr %11)
  %19 = icmp eq ptr %0, null
  br i1 %19, label %24, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, null
  %23 = select i1 %22, ptr @.str.10, ptr %21
  br label %24

24:
  %25 = phi ptr [ @.str.10, %18 ], [ %23, %20 ]
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %25)
  call void @pad_mpi_fail(ptr %11)
  unreachable

27:
  %28 = tail call ptr @memset(ptr %16, i32 0, i64 24)
  store ptr %13, ptr %16, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 1, ptr %29, align 8
  tail call fastcc void @remember(ptr %0, ptr %15, ptr null, ptr %16)
  ret i32 %14
}

declare i32 @PMPI_Bsend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Bsend_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str.1, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, i1 true, i1 %14
  br i1 %18, label %36, label %19

19:
  tail call fastcc void @fill(ptr %16)
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 272
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 184
  %26 = load i32, ptr %25, align 8
  %27 = tail call fastcc i64 @length_with(ptr %24, i32 %26)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %27, ptr %12, align 8
  %28 = call fastcc ptr @large(ptr %21, ptr %12)
  %29 = load i64, ptr %12, align 8
  %30 = trunc i64 %29 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %31 = tail call i32 @PMPI_Bsend_init(ptr %23, i32 %30, ptr %28, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %28, ptr %11, align 8
  %32 = icmp eq ptr %28, inttoptr (i64 583 to ptr)
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @PMPI_Type_free(ptr %11)
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %39

36:
  %37 = select i1 %17, i32 %4, i32 -3
  %38 = tail call i32 @PMPI_Bsend_init(ptr %1, i32 %2, ptr %3, i32 %37, i32 %5, ptr %6, ptr %7)
  br label %39

39:
  %40 = phi i32 [ %38, %36 ], [ %31, %35 ]
  call fastcc void @check(ptr %0, i32 %40)
  %41 = call noalias ptr @malloc(i64 24)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %52

43:
  call void @llvm.lifetime.start.p0(ptr %10)
  %44 = icmp eq ptr %0, null
  br i1 %44, label %49, label %45

45:
  %46 = load ptr, ptr %0, align 8
  %47 = icmp eq ptr %46, null
  %48 = select i1 %47, ptr @.str.10, ptr %46
  br label %49

49:
  %50 = phi ptr [ @.str.10, %43 ], [ %48, %45 ]
  %51 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %50)
  call void @pad_mpi_fail(ptr %10)
  unreachable

52:
  %53 = zext i1 %14 to i32
  %54 = call ptr @memset(ptr %41, i32 0, i64 24)
  store ptr %16, ptr %41, align 8
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i32 1, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 %53, ptr %57, align 4
  %58 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %58, ptr null, ptr %41)
  ret i32 %40
}

define i32 @pad_mpi_Recv_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = alloca [1900 x i8], align 16
  %13 = icmp eq i32 %4, -1
  %14 = icmp eq i32 %5, -2
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %25

16:
  call void @llvm.lifetime.start.p0(ptr %12)
  %17 = icmp eq ptr %0, null
  br i1 %17, label %22, label %18

18:
  %19 = load ptr, ptr %0, align 8
  %20 = icmp eq ptr %19, null
  %21 = select i1 %20, ptr @.str.10, ptr %19
  br label %22

22:
  %23 = phi ptr [ @.str.10, %16 ], [ %21, %18 ]
  %24 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %23)
  call void @pad_mpi_fail(ptr %12)
  unreachable

25:
  %26 = sext i32 %2 to i64
  %27 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %26, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %28 = tail call i32 @PMPI_Recv_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %28)
  %29 = load ptr, ptr %7, align 8
  %30 = tail call noalias ptr @malloc(i64 24)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %41

32:
  call void @llvm.lifetime.start.p0(ptr %11)
  %33 = icmp eq ptr %0, null
  br i1 %33, label %38, label %34

34:
  %35 = load ptr, ptr %0, align 8
  %36 = icmp eq ptr %35, null
  %37 = select i1 %36, ptr @.str.10, ptr %35
  br label %38

38:
  %39 = phi ptr [ @.str.10, %32 ], [ %37, %34 ]
  %40 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %39)
  call void @pad_mpi_fail(ptr %11)
  unreachable

41:
  %42 = tail call ptr @memset(ptr %30, i32 0, i64 24)
  store ptr %27, ptr %30, align 8
  %43 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 1, ptr %43, align 8
  tail call fastcc void @remember(ptr %0, ptr %29, ptr null, ptr %30)
  ret i32 %28
}

declare i32 @PMPI_Recv_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Recv_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Parcel, align 8
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %30, label %16

16:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %12, ptr %14)
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  store ptr @unpack_again, ptr %17, align 8
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 @PMPI_Recv_init(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %7)
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %22, ptr %11, align 8
  %26 = icmp eq ptr %22, %25
  br i1 %26, label %29, label %27

27:
  %28 = call i32 @PMPI_Type_free(ptr %11)
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %32

30:
  %31 = tail call i32 @PMPI_Recv_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %32

32:
  %33 = phi i32 [ %23, %29 ], [ %31, %30 ]
  call fastcc void @check(ptr %0, i32 %33)
  %34 = call noalias ptr @malloc(i64 24)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %45

36:
  call void @llvm.lifetime.start.p0(ptr %10)
  %37 = icmp eq ptr %0, null
  br i1 %37, label %42, label %38

38:
  %39 = load ptr, ptr %0, align 8
  %40 = icmp eq ptr %39, null
  %41 = select i1 %40, ptr @.str.10, ptr %39
  br label %42

42:
  %43 = phi ptr [ @.str.10, %36 ], [ %41, %38 ]
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %43)
  call void @pad_mpi_fail(ptr %10)
  unreachable

45:
  %46 = call ptr @memset(ptr %34, i32 0, i64 24)
  store ptr %14, ptr %34, align 8
  %47 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i64 1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store i32 1, ptr %48, align 8
  %49 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %49, ptr null, ptr %34)
  ret i32 %33
}

define internal void @unpack_again(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 280
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %7, ptr %8, align 8
  tail call void @unpack(ptr %0, ptr %1)
  store ptr null, ptr %8, align 8
  ret void
}

define i32 @pad_mpi_Send_init_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Send_init_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call noalias ptr @malloc(i64 24)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %26

17:
  call void @llvm.lifetime.start.p0(ptr %11)
  %18 = icmp eq ptr %0, null
  br i1 %18, label %23, label %19

19:
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %20, null
  %22 = select i1 %21, ptr @.str.10, ptr %20
  br label %23

23:
  %24 = phi ptr [ @.str.10, %17 ], [ %22, %19 ]
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %24)
  call void @pad_mpi_fail(ptr %11)
  unreachable

26:
  %27 = tail call ptr @memset(ptr %15, i32 0, i64 24)
  store ptr %12, ptr %15, align 8
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 1, ptr %28, align 8
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Send_init_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Send_init_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, i1 true, i1 %14
  br i1 %17, label %35, label %18

18:
  tail call fastcc void @fill(ptr %15)
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 272
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 144
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 184
  %25 = load i32, ptr %24, align 8
  %26 = tail call fastcc i64 @length_with(ptr %23, i32 %25)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %26, ptr %12, align 8
  %27 = call fastcc ptr @large(ptr %20, ptr %12)
  %28 = load i64, ptr %12, align 8
  %29 = trunc i64 %28 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %30 = tail call i32 @PMPI_Send_init(ptr %22, i32 %29, ptr %27, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %27, ptr %11, align 8
  %31 = icmp eq ptr %27, inttoptr (i64 583 to ptr)
  br i1 %31, label %34, label %32

32:
  %33 = call i32 @PMPI_Type_free(ptr %11)
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %38

35:
  %36 = select i1 %16, i32 %4, i32 -3
  %37 = tail call i32 @PMPI_Send_init_c(ptr %1, i64 %2, ptr %3, i32 %36, i32 %5, ptr %6, ptr %7)
  br label %38

38:
  %39 = phi i32 [ %37, %35 ], [ %30, %34 ]
  call fastcc void @check(ptr %0, i32 %39)
  %40 = call noalias ptr @malloc(i64 24)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %10)
  %43 = icmp eq ptr %0, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %0, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.10, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.10, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %49)
  call void @pad_mpi_fail(ptr %10)
  unreachable

51:
  %52 = zext i1 %14 to i32
  %53 = call ptr @memset(ptr %40, i32 0, i64 24)
  store ptr %15, ptr %40, align 8
  %54 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 1, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i32 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %40, i64 20
  store i32 %52, ptr %56, align 4
  %57 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %57, ptr null, ptr %40)
  ret i32 %39
}

define i32 @pad_mpi_Ssend_init_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Ssend_init_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call noalias ptr @malloc(i64 24)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %26

17:
  call void @llvm.lifetime.start.p0(ptr %11)
  %18 = icmp eq ptr %0, null
  br i1 %18, label %23, label %19

19:
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %20, null
  %22 = select i1 %21, ptr @.str.10, ptr %20
  br label %23

23:
  %24 = phi ptr [ @.str.10, %17 ], [ %22, %19 ]
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %24)
  call void @pad_mpi_fail(ptr %11)
  unreachable

26:
  %27 = tail call ptr @memset(ptr %15, i32 0, i64 24)
  store ptr %12, ptr %15, align 8
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 1, ptr %28, align 8
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Ssend_init_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Ssend_init_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str.2, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, i1 true, i1 %14
  br i1 %17, label %35, label %18

18:
  tail call fastcc void @fill(ptr %15)
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 272
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 144
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 184
  %25 = load i32, ptr %24, align 8
  %26 = tail call fastcc i64 @length_with(ptr %23, i32 %25)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %26, ptr %12, align 8
  %27 = call fastcc ptr @large(ptr %20, ptr %12)
  %28 = load i64, ptr %12, align 8
  %29 = trunc i64 %28 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %30 = tail call i32 @PMPI_Ssend_init(ptr %22, i32 %29, ptr %27, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %27, ptr %11, align 8
  %31 = icmp eq ptr %27, inttoptr (i64 583 to ptr)
  br i1 %31, label %34, label %32

32:
  %33 = call i32 @PMPI_Type_free(ptr %11)
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %38

35:
  %36 = select i1 %16, i32 %4, i32 -3
  %37 = tail call i32 @PMPI_Ssend_init_c(ptr %1, i64 %2, ptr %3, i32 %36, i32 %5, ptr %6, ptr %7)
  br label %38

38:
  %39 = phi i32 [ %37, %35 ], [ %30, %34 ]
  call fastcc void @check(ptr %0, i32 %39)
  %40 = call noalias ptr @malloc(i64 24)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %10)
  %43 = icmp eq ptr %0, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %0, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.10, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.10, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %49)
  call void @pad_mpi_fail(ptr %10)
  unreachable

51:
  %52 = zext i1 %14 to i32
  %53 = call ptr @memset(ptr %40, i32 0, i64 24)
  store ptr %15, ptr %40, align 8
  %54 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 1, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i32 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %40, i64 20
  store i32 %52, ptr %56, align 4
  %57 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %57, ptr null, ptr %40)
  ret i32 %39
}

define i32 @pad_mpi_Rsend_init_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Rsend_init_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call noalias ptr @malloc(i64 24)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %26

17:
  call void @llvm.lifetime.start.p0(ptr %11)
  %18 = icmp eq ptr %0, null
  br i1 %18, label %23, label %19

19:
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %20, null
  %22 = select i1 %21, ptr @.str.10, ptr %20
  br label %23

23:
  %24 = phi ptr [ @.str.10, %17 ], [ %22, %19 ]
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %24)
  call void @pad_mpi_fail(ptr %11)
  unreachable

26:
  %27 = tail call ptr @memset(ptr %15, i32 0, i64 24)
  store ptr %12, ptr %15, align 8
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 1, ptr %28, align 8
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Rsend_init_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Rsend_init_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str.3, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, i1 true, i1 %14
  br i1 %17, label %35, label %18

18:
  tail call fastcc void @fill(ptr %15)
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 272
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 144
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 184
  %25 = load i32, ptr %24, align 8
  %26 = tail call fastcc i64 @length_with(ptr %23, i32 %25)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %26, ptr %12, align 8
  %27 = call fastcc ptr @large(ptr %20, ptr %12)
  %28 = load i64, ptr %12, align 8
  %29 = trunc i64 %28 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %30 = tail call i32 @PMPI_Rsend_init(ptr %22, i32 %29, ptr %27, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %27, ptr %11, align 8
  %31 = icmp eq ptr %27, inttoptr (i64 583 to ptr)
  br i1 %31, label %34, label %32

32:
  %33 = call i32 @PMPI_Type_free(ptr %11)
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %38

35:
  %36 = select i1 %16, i32 %4, i32 -3
  %37 = tail call i32 @PMPI_Rsend_init_c(ptr %1, i64 %2, ptr %3, i32 %36, i32 %5, ptr %6, ptr %7)
  br label %38

38:
  %39 = phi i32 [ %37, %35 ], [ %30, %34 ]
  call fastcc void @check(ptr %0, i32 %39)
  %40 = call noalias ptr @malloc(i64 24)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %10)
  %43 = icmp eq ptr %0, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %0, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.10, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.10, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %49)
  call void @pad_mpi_fail(ptr %10)
  unreachable

51:
  %52 = zext i1 %14 to i32
  %53 = call ptr @memset(ptr %40, i32 0, i64 24)
  store ptr %15, ptr %40, align 8
  %54 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 1, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i32 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %40, i64 20
  store i32 %52, ptr %56, align 4
  %57 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %57, ptr null, ptr %40)
  ret i32 %39
}

define i32 @pad_mpi_Bsend_init_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Bsend_init_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call noalias ptr @malloc(i64 24)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %26

17:
  call void @llvm.lifetime.start.p0(ptr %11)
  %18 = icmp eq ptr %0, null
  br i1 %18, label %23, label %19

19:
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %20, null
  %22 = select i1 %21, ptr @.str.10, ptr %20
  br label %23

23:
  %24 = phi ptr [ @.str.10, %17 ], [ %22, %19 ]
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %24)
  call void @pad_mpi_fail(ptr %11)
  unreachable

26:
  %27 = tail call ptr @memset(ptr %15, i32 0, i64 24)
  store ptr %12, ptr %15, align 8
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 1, ptr %28, align 8
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Bsend_init_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Bsend_init_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = tail call i32 @strcmp(ptr @.str.1, ptr @.str.1)
  %14 = icmp eq i32 %13, 0
  %15 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, i1 true, i1 %14
  br i1 %17, label %35, label %18

18:
  tail call fastcc void @fill(ptr %15)
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 272
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 144
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 184
  %25 = load i32, ptr %24, align 8
  %26 = tail call fastcc i64 @length_with(ptr %23, i32 %25)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 %26, ptr %12, align 8
  %27 = call fastcc ptr @large(ptr %20, ptr %12)
  %28 = load i64, ptr %12, align 8
  %29 = trunc i64 %28 to i32
  call void @llvm.lifetime.end.p0(ptr %12)
  %30 = tail call i32 @PMPI_Bsend_init(ptr %22, i32 %29, ptr %27, i32 %4, i32 %5, ptr %6, ptr %7)
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %27, ptr %11, align 8
  %31 = icmp eq ptr %27, inttoptr (i64 583 to ptr)
  br i1 %31, label %34, label %32

32:
  %33 = call i32 @PMPI_Type_free(ptr %11)
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %38

35:
  %36 = select i1 %16, i32 %4, i32 -3
  %37 = tail call i32 @PMPI_Bsend_init_c(ptr %1, i64 %2, ptr %3, i32 %36, i32 %5, ptr %6, ptr %7)
  br label %38

38:
  %39 = phi i32 [ %37, %35 ], [ %30, %34 ]
  call fastcc void @check(ptr %0, i32 %39)
  %40 = call noalias ptr @malloc(i64 24)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %10)
  %43 = icmp eq ptr %0, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %0, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.10, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.10, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %49)
  call void @pad_mpi_fail(ptr %10)
  unreachable

51:
  %52 = zext i1 %14 to i32
  %53 = call ptr @memset(ptr %40, i32 0, i64 24)
  store ptr %15, ptr %40, align 8
  %54 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 1, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i32 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %40, i64 20
  store i32 %52, ptr %56, align 4
  %57 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %57, ptr null, ptr %40)
  ret i32 %39
}

define i32 @pad_mpi_Recv_init_c_augmented(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca [1900 x i8], align 16
  %12 = alloca [1900 x i8], align 16
  %13 = icmp eq i32 %4, -1
  %14 = icmp eq i32 %5, -2
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %25

16:
  call void @llvm.lifetime.start.p0(ptr %12)
  %17 = icmp eq ptr %0, null
  br i1 %17, label %22, label %18

18:
  %19 = load ptr, ptr %0, align 8
  %20 = icmp eq ptr %19, null
  %21 = select i1 %20, ptr @.str.10, ptr %19
  br label %22

22:
  %23 = phi ptr [ @.str.10, %16 ], [ %21, %18 ]
  %24 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr %23)
  call void @pad_mpi_fail(ptr %12)
  unreachable

25:
  %26 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %27 = tail call i32 @PMPI_Recv_init_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %27)
  %28 = load ptr, ptr %7, align 8
  %29 = tail call noalias ptr @malloc(i64 24)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %40

31:
  call void @llvm.lifetime.start.p0(ptr %11)
  %32 = icmp eq ptr %0, null
  br i1 %32, label %37, label %33

33:
  %34 = load ptr, ptr %0, align 8
  %35 = icmp eq ptr %34, null
  %36 = select i1 %35, ptr @.str.10, ptr %34
  br label %37

37:
  %38 = phi ptr [ @.str.10, %31 ], [ %36, %33 ]
  %39 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %38)
  call void @pad_mpi_fail(ptr %11)
  unreachable

40:
  %41 = tail call ptr @memset(ptr %29, i32 0, i64 24)
  store ptr %26, ptr %29, align 8
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 1, ptr %42, align 8
  tail call fastcc void @remember(ptr %0, ptr %28, ptr null, ptr %29)
  ret i32 %27
}

declare i32 @PMPI_Recv_init_c(ptr, i64, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Recv_init_c_forward(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca [1900 x i8], align 16
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Parcel, align 8
  %13 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %29, label %15

15:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %12, ptr %13)
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr @unpack_again, ptr %16, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = tail call i32 @PMPI_Recv_init(ptr %17, i32 %19, ptr %21, i32 %4, i32 %5, ptr %6, ptr %7)
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %24 = load ptr, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr %21, ptr %11, align 8
  %25 = icmp eq ptr %21, %24
  br i1 %25, label %28, label %26

26:
  %27 = call i32 @PMPI_Type_free(ptr %11)
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %31

29:
  %30 = tail call i32 @PMPI_Recv_init_c(ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %31

31:
  %32 = phi i32 [ %22, %28 ], [ %30, %29 ]
  call fastcc void @check(ptr %0, i32 %32)
  %33 = call noalias ptr @malloc(i64 24)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %44

35:
  call void @llvm.lifetime.start.p0(ptr %10)
  %36 = icmp eq ptr %0, null
  br i1 %36, label %41, label %37

37:
  %38 = load ptr, ptr %0, align 8
  %39 = icmp eq ptr %38, null
  %40 = select i1 %39, ptr @.str.10, ptr %38
  br label %41

41:
  %42 = phi ptr [ @.str.10, %35 ], [ %40, %37 ]
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %42)
  call void @pad_mpi_fail(ptr %10)
  unreachable

44:
  %45 = call ptr @memset(ptr %33, i32 0, i64 24)
  store ptr %13, ptr %33, align 8
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i32 1, ptr %47, align 8
  %48 = load ptr, ptr %7, align 8
  call fastcc void @remember(ptr %0, ptr %48, ptr null, ptr %33)
  ret i32 %32
}

define i32 @pad_mpi_Bcast_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, ptr %5, ptr %6)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %30, label %12

12:
  %13 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %14 = load i64, ptr @posts, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr @posts, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 128
  store i64 %14, ptr %16, align 8
  %17 = load i64, ptr @outstanding, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %27, label %19

19:
  %20 = load i32, ptr @threaded.level, align 4
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %22, label %24

22:
  %23 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %24

24:
  %25 = load i32, ptr @threaded.level, align 4
  %26 = icmp eq i32 %25, 4096
  br i1 %26, label %27, label %28

27:
  tail call fastcc void @join_group(ptr %10)
  br label %28

28:
  %29 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %30

30:
  store ptr %10, ptr %7, align 8
  %31 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  ret i32 %31
}

define internal fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = alloca [1900 x i8], align 16
  %9 = alloca %struct.Walk, align 8
  %10 = alloca %struct.View, align 8
  %11 = icmp eq i32 %4, -3
  br i1 %11, label %83, label %12

12:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %10, ptr %0, ptr %1, ptr %6, i64 %2, ptr %3, i32 0)
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %49

16:
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %49, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = icmp ult i32 %22, 2
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %49, label %28

28:
  br i1 %23, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %9, align 8
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 -1, ptr %33, align 8
  br i1 %32, label %45, label %36

34:
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %9, align 8
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 -1, ptr %35, align 8
  br label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %38, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load i64, ptr %43, align 8
  call fastcc void @walk_row(ptr %9, ptr %18, ptr null, i64 %14, i64 %44)
  br label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %47 = load i64, ptr %46, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  %48 = icmp slt i64 %47, 1
  br i1 %48, label %49, label %59

49:
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %57

53:
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %55 = load ptr, ptr %54, align 8
  call fastcc void @free_node(ptr %55)
  %56 = load ptr, ptr %10, align 8
  call void @free(ptr %56)
  br label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr null, ptr %58, align 8
  store ptr null, ptr %10, align 8
  br label %81

59:
  %60 = call noalias ptr @malloc(i64 384)
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %71

62:
  call void @llvm.lifetime.start.p0(ptr %8)
  %63 = icmp eq ptr %0, null
  br i1 %63, label %68, label %64

64:
  %65 = load ptr, ptr %0, align 8
  %66 = icmp eq ptr %65, null
  %67 = select i1 %66, ptr @.str.10, ptr %65
  br label %68

68:
  %69 = phi ptr [ @.str.10, %62 ], [ %67, %64 ]
  %70 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %69)
  call void @pad_mpi_fail(ptr %8)
  unreachable

71:
  %72 = call ptr @memset(ptr %60, i32 0, i64 384)
  store ptr @reverse_both, ptr %60, align 8
  %73 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store ptr @release_op, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %60, i64 16
  store ptr %0, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %60, i64 24
  store ptr @start_bcast, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %60, i64 32
  store ptr @finish_bcast, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %60, i64 136
  store ptr %5, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %60, i64 100
  store i32 2, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %60, i64 200
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %79, ptr align 8 dereferenceable(56) %10, i64 56, i1 false)
  %80 = getelementptr inbounds nuw i8, ptr %60, i64 104
  store i32 %4, ptr %80, align 8
  br label %81

81:
  %82 = phi ptr [ %60, %71 ], [ null, %57 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %83

83:
  %84 = phi ptr [ %82, %81 ], [ null, %7 ]
  ret ptr %84
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
  %18 = icmp eq i32 %5, -3
  %19 = and i1 %18, %17
  br i1 %19, label %105, label %20

20:
  br i1 %17, label %21, label %31

21:
  switch i32 %5, label %22 [
    i32 -4, label %31
    i32 -3, label %30
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
  %37 = call noalias ptr @malloc(i64 384)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %48

39:
  call void @llvm.lifetime.start.p0(ptr %12)
  %40 = icmp eq ptr %0, null
  br i1 %40, label %45, label %41

41:
  %42 = load ptr, ptr %0, align 8
  %43 = icmp eq ptr %42, null
  %44 = select i1 %43, ptr @.str.10, ptr %42
  br label %45

45:
  %46 = phi ptr [ @.str.10, %39 ], [ %44, %41 ]
  %47 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %46)
  call void @pad_mpi_fail(ptr %12)
  unreachable

48:
  %49 = call ptr @memset(ptr %37, i32 0, i64 384)
  store ptr @reverse_both, ptr %37, align 8
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store ptr @release_op, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store ptr %0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %37, i64 24
  store ptr %32, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 32
  store ptr @finish_reduction, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 136
  store ptr %7, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %37, i64 100
  store i32 2, ptr %55, align 4
  br i1 %33, label %56, label %58

56:
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 200
  call void @llvm.lifetime.start.p0(ptr %15)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %15, ptr %0, ptr %2, ptr %9, i64 %3, ptr %4, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %57, ptr align 8 dereferenceable(56) %15, i64 56, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %58

58:
  %59 = or i1 %34, %36
  br i1 %59, label %62, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 144
  call void @llvm.lifetime.start.p0(ptr %16)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %16, ptr %0, ptr %1, ptr %8, i64 %3, ptr %4, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %61, ptr align 8 dereferenceable(56) %16, i64 56, i1 false)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %62

62:
  %63 = zext i1 %34 to i64
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 336
  store i64 %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 104
  store i32 %5, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %37, i64 56
  store ptr @drop_weights, ptr %66, align 8
  %67 = select i1 %33, i64 200, i64 144
  %68 = getelementptr inbounds nuw i8, ptr %37, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %104

72:
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %104, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 12
  %78 = load i32, ptr %77, align 4
  %79 = icmp ult i32 %78, 2
  br i1 %79, label %80, label %89

80:
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %104, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 0
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %11, align 8
  %88 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %88, align 8
  br i1 %87, label %100, label %91

89:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %11, align 8
  %90 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %90, align 8
  br label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %93 = load i32, ptr %92, align 4
  %94 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %93, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %99 = load i64, ptr %98, align 8
  call fastcc void @walk_row(ptr %11, ptr %74, ptr null, i64 %70, i64 %99)
  br label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %102 = load i64, ptr %101, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  %103 = icmp slt i64 %102, 1
  br i1 %103, label %104, label %105

104:
  call void @release_op(ptr %37)
  br label %105

105:
  %106 = phi ptr [ null, %10 ], [ null, %104 ], [ %37, %100 ]
  ret ptr %106
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
  %25 = icmp eq ptr %0, null
  br i1 %25, label %581, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  %30 = select i1 %29, i64 144, i64 200
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = tail call fastcc i32 @usable_operator(ptr %37, ptr %5)
  br label %581

39:
  %40 = ptrtoint ptr %5 to i64
  switch i64 %40, label %41 [
    i64 33, label %44
    i64 36, label %44
    i64 34, label %44
    i64 35, label %44
    i64 56, label %44
    i64 57, label %44
    i64 60, label %44
    i64 61, label %44
  ]

41:
  %42 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %43 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8
  %47 = load i64, ptr %27, align 8
  %48 = icmp eq i64 %47, 0
  %49 = select i1 %48, ptr %1, ptr %2
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %51 = load ptr, ptr %50, align 8
  %52 = tail call fastcc i32 @usable_operator(ptr %46, ptr %5)
  switch i32 %52, label %53 [
    i32 6, label %581
    i32 0, label %581
  ]

53:
  call void @llvm.lifetime.start.p0(ptr %24)
  store i32 0, ptr %24, align 4
  %54 = call i32 @PMPI_Comm_test_inter(ptr %51, ptr %24)
  %55 = load i32, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %24)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %66, label %57

57:
  call void @llvm.lifetime.start.p0(ptr %23)
  %58 = icmp eq ptr %46, null
  br i1 %58, label %63, label %59

59:
  %60 = load ptr, ptr %46, align 8
  %61 = icmp eq ptr %60, null
  %62 = select i1 %61, ptr @.str.10, ptr %60
  br label %63

63:
  %64 = phi ptr [ @.str.10, %57 ], [ %62, %59 ]
  %65 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %23, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr %64)
  call void @pad_mpi_fail(ptr %23)
  unreachable

66:
  %67 = call noalias ptr @malloc(i64 80)
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %78

69:
  call void @llvm.lifetime.start.p0(ptr %22)
  %70 = icmp eq ptr %46, null
  br i1 %70, label %75, label %71

71:
  %72 = load ptr, ptr %46, align 8
  %73 = icmp eq ptr %72, null
  %74 = select i1 %73, ptr @.str.10, ptr %72
  br label %75

75:
  %76 = phi ptr [ @.str.10, %69 ], [ %74, %71 ]
  %77 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %22, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %76)
  call void @pad_mpi_fail(ptr %22)
  unreachable

78:
  %79 = call ptr @memset(ptr %67, i32 0, i64 80)
  %80 = load ptr, ptr %32, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %96, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 12
  %84 = load i32, ptr %83, align 4
  %85 = icmp ult i32 %84, 2
  br i1 %85, label %86, label %89

86:
  %87 = getelementptr inbounds nuw i8, ptr %31, i64 44
  %88 = load i32, ptr %87, align 4
  br label %96

89:
  %90 = and i32 %84, 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %96

92:
  %93 = and i32 %84, 4
  %94 = icmp eq i32 %93, 0
  %95 = select i1 %94, i32 1, i32 2
  br label %96

96:
  %97 = phi i32 [ 0, %78 ], [ %88, %86 ], [ %95, %92 ], [ 3, %89 ]
  store i32 %97, ptr %67, align 8
  %98 = getelementptr inbounds nuw i8, ptr %67, i64 4
  store i32 %52, ptr %98, align 4
  %99 = call fastcc i32 @first_per(ptr %80)
  %100 = icmp eq i32 %99, 2
  %101 = select i1 %100, i32 2, i32 1
  %102 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %101, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %31, i64 44
  %110 = load i32, ptr %109, align 4
  br i1 %81, label %123, label %111

111:
  %112 = getelementptr inbounds nuw i8, ptr %80, i64 12
  %113 = load i32, ptr %112, align 4
  %114 = icmp ult i32 %113, 2
  br i1 %114, label %115, label %118

115:
  %116 = icmp eq i32 %110, 0
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %21, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %21, align 8
  %117 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %97, ptr %117, align 8
  br i1 %116, label %125, label %120

118:
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %21, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %21, align 8
  %119 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %97, ptr %119, align 8
  br label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i32 %110, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %108, ptr %122, align 8
  call fastcc void @walk_row(ptr %21, ptr %80, ptr null, i64 %106, i64 %104)
  br label %125

123:
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %21, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %21, align 8
  %124 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 %97, ptr %124, align 8
  br label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %129 = load i64, ptr %128, align 8
  call void @llvm.lifetime.end.p0(ptr %21)
  %130 = getelementptr inbounds nuw i8, ptr %67, i64 16
  store i64 %129, ptr %130, align 8
  %131 = icmp sgt i64 %129, 2147483647
  br i1 %131, label %132, label %141

132:
  call void @llvm.lifetime.start.p0(ptr %20)
  %133 = icmp eq ptr %46, null
  br i1 %133, label %138, label %134

134:
  %135 = load ptr, ptr %46, align 8
  %136 = icmp eq ptr %135, null
  %137 = select i1 %136, ptr @.str.10, ptr %135
  br label %138

138:
  %139 = phi ptr [ @.str.10, %132 ], [ %137, %134 ]
  %140 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %20, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr %139)
  call void @pad_mpi_fail(ptr %20)
  unreachable

141:
  %142 = ptrtoint ptr %127 to i64
  %143 = call i64 @llvm.smax.i64(i64 %142, i64 1)
  %144 = call noalias ptr @malloc(i64 %143)
  %145 = icmp eq ptr %144, null
  br i1 %145, label %146, label %155

146:
  call void @llvm.lifetime.start.p0(ptr %19)
  %147 = icmp eq ptr %46, null
  br i1 %147, label %152, label %148

148:
  %149 = load ptr, ptr %46, align 8
  %150 = icmp eq ptr %149, null
  %151 = select i1 %150, ptr @.str.10, ptr %149
  br label %152

152:
  %153 = phi ptr [ @.str.10, %146 ], [ %151, %148 ]
  %154 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %19, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %153)
  call void @pad_mpi_fail(ptr %19)
  unreachable

155:
  %156 = getelementptr inbounds nuw i8, ptr %67, i64 24
  store ptr %144, ptr %156, align 8
  %157 = icmp slt i64 %106, 1
  br i1 %157, label %173, label %158

158:
  %159 = load i32, ptr %67, align 8
  %160 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %162 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %163 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %164 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %165 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %166 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %167 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %168 = getelementptr inbounds nuw i8, ptr %18, i64 52
  call void @llvm.lifetime.start.p0(ptr %18)
  store ptr @read_block, ptr %18, align 8
  store i32 0, ptr %160, align 8
  store i32 0, ptr %161, align 4
  store i64 0, ptr %162, align 8
  store i32 %159, ptr %163, align 8
  store i32 0, ptr %164, align 4
  store ptr %144, ptr %165, align 8
  store i64 0, ptr %166, align 8
  store i32 0, ptr %167, align 8
  store i32 0, ptr %168, align 4
  %169 = icmp eq ptr %49, null
  br i1 %169, label %172, label %170

170:
  store i32 %110, ptr %160, align 8
  store i64 %108, ptr %162, align 8
  br i1 %81, label %172, label %171

171:
  call fastcc void @walk_row(ptr %18, ptr %80, ptr %49, i64 %106, i64 %104)
  br label %172

172:
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %173

173:
  %174 = icmp eq i32 %52, 1
  br i1 %174, label %175, label %413

175:
  %176 = load i32, ptr %102, align 8
  %177 = load i32, ptr %67, align 8
  %178 = icmp eq i32 %177, 1
  %179 = icmp eq i32 %177, 2
  %180 = select i1 %179, ptr inttoptr (i64 534 to ptr), ptr inttoptr (i64 548 to ptr)
  %181 = select i1 %178, ptr inttoptr (i64 530 to ptr), ptr %180
  %182 = load i64, ptr %130, align 8
  %183 = select i1 %179, i64 3, i64 4
  %184 = select i1 %178, i64 2, i64 %183
  %185 = shl i64 %182, %184
  %186 = call i64 @llvm.smax.i64(i64 %185, i64 1)
  %187 = call noalias ptr @malloc(i64 %186)
  %188 = icmp eq ptr %187, null
  br i1 %188, label %189, label %198

189:
  call void @llvm.lifetime.start.p0(ptr %17)
  %190 = icmp eq ptr %46, null
  br i1 %190, label %195, label %191

191:
  %192 = load ptr, ptr %46, align 8
  %193 = icmp eq ptr %192, null
  %194 = select i1 %193, ptr @.str.10, ptr %192
  br label %195

195:
  %196 = phi ptr [ @.str.10, %189 ], [ %194, %191 ]
  %197 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %17, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %196)
  call void @pad_mpi_fail(ptr %17)
  unreachable

198:
  %199 = getelementptr inbounds nuw i8, ptr %67, i64 32
  store ptr %187, ptr %199, align 8
  %200 = load i64, ptr %130, align 8
  %201 = sext i32 %176 to i64
  %202 = sdiv i64 %200, %201
  %203 = shl nsw i64 %202, 2
  %204 = call i64 @llvm.smax.i64(i64 %203, i64 1)
  %205 = call noalias ptr @malloc(i64 %204)
  %206 = icmp eq ptr %205, null
  br i1 %206, label %207, label %216

207:
  call void @llvm.lifetime.start.p0(ptr %16)
  %208 = icmp eq ptr %46, null
  br i1 %208, label %213, label %209

209:
  %210 = load ptr, ptr %46, align 8
  %211 = icmp eq ptr %210, null
  %212 = select i1 %211, ptr @.str.10, ptr %210
  br label %213

213:
  %214 = phi ptr [ @.str.10, %207 ], [ %212, %209 ]
  %215 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %16, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %214)
  call void @pad_mpi_fail(ptr %16)
  unreachable

216:
  %217 = getelementptr inbounds nuw i8, ptr %67, i64 40
  store ptr %205, ptr %217, align 8
  %218 = load i64, ptr %130, align 8
  %219 = sdiv i64 %218, %201
  %220 = shl nsw i64 %219, 2
  %221 = call i64 @llvm.smax.i64(i64 %220, i64 1)
  %222 = call noalias ptr @malloc(i64 %221)
  %223 = icmp eq ptr %222, null
  br i1 %223, label %224, label %233

224:
  call void @llvm.lifetime.start.p0(ptr %15)
  %225 = icmp eq ptr %46, null
  br i1 %225, label %230, label %226

226:
  %227 = load ptr, ptr %46, align 8
  %228 = icmp eq ptr %227, null
  %229 = select i1 %228, ptr @.str.10, ptr %227
  br label %230

230:
  %231 = phi ptr [ @.str.10, %224 ], [ %229, %226 ]
  %232 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %231)
  call void @pad_mpi_fail(ptr %15)
  unreachable

233:
  %234 = getelementptr inbounds nuw i8, ptr %67, i64 48
  store ptr %222, ptr %234, align 8
  %235 = load i32, ptr %67, align 8
  %236 = load i64, ptr %130, align 8
  %237 = sdiv i64 %236, %201
  %238 = icmp sgt i64 %237, 0
  switch i32 %235, label %247 [
    i32 1, label %243
    i32 2, label %239
  ]

239:
  br i1 %238, label %240, label %383

240:
  %241 = icmp eq i32 %176, 1
  %242 = icmp eq i32 %176, 2
  br label %295

243:
  br i1 %238, label %244, label %383

244:
  %245 = icmp eq i32 %176, 1
  %246 = icmp eq i32 %176, 2
  br label %251

247:
  br i1 %238, label %248, label %383

248:
  %249 = icmp eq i32 %176, 1
  %250 = icmp eq i32 %176, 2
  br label %339

251:
  %252 = phi i64 [ 0, %244 ], [ %291, %290 ]
  %253 = load ptr, ptr %156, align 8
  %254 = mul nsw i64 %252, %201
  %255 = getelementptr inbounds float, ptr %253, i64 %254
  %256 = load ptr, ptr %199, align 8
  %257 = getelementptr inbounds float, ptr %256, i64 %254
  %258 = load float, ptr %255, align 4
  %259 = fcmp une float %258, 0.000000e+00
  %260 = select i1 %259, i1 true, i1 %245
  %261 = xor i1 %259, true
  br i1 %260, label %266, label %262

262:
  %263 = getelementptr inbounds nuw i8, ptr %255, i64 4
  %264 = load float, ptr %263, align 4
  %265 = fcmp oeq float %264, 0.000000e+00
  br label %266

266:
  %267 = phi i1 [ %261, %251 ], [ %265, %262 ]
  %268 = zext i1 %267 to i32
  %269 = load ptr, ptr %217, align 8
  %270 = getelementptr inbounds nuw i32, ptr %269, i64 %252
  store i32 %268, ptr %270, align 4
  %271 = load ptr, ptr %217, align 8
  %272 = getelementptr inbounds nuw i32, ptr %271, i64 %252
  %273 = load i32, ptr %272, align 4
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %277

275:
  %276 = load float, ptr %255, align 4
  br label %277

277:
  %278 = phi float [ %276, %275 ], [ 1.000000e+00, %266 ]
  store float %278, ptr %257, align 4
  br i1 %246, label %279, label %290

279:
  %280 = load ptr, ptr %217, align 8
  %281 = getelementptr inbounds nuw i32, ptr %280, i64 %252
  %282 = load i32, ptr %281, align 4
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %287

284:
  %285 = getelementptr inbounds nuw i8, ptr %255, i64 4
  %286 = load float, ptr %285, align 4
  br label %287

287:
  %288 = phi float [ %286, %284 ], [ 0.000000e+00, %279 ]
  %289 = getelementptr inbounds nuw i8, ptr %257, i64 4
  store float %288, ptr %289, align 4
  br label %290

290:
  %291 = add nuw nsw i64 %252, 1
  %292 = load i64, ptr %130, align 8
  %293 = sdiv i64 %292, %201
  %294 = icmp slt i64 %291, %293
  br i1 %294, label %251, label %383

295:
  %296 = phi i64 [ 0, %240 ], [ %335, %334 ]
  %297 = load ptr, ptr %156, align 8
  %298 = mul nsw i64 %296, %201
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = load ptr, ptr %199, align 8
  %301 = getelementptr inbounds double, ptr %300, i64 %298
  %302 = load double, ptr %299, align 8
  %303 = fcmp une double %302, 0.000000e+00
  %304 = select i1 %303, i1 true, i1 %241
  %305 = xor i1 %303, true
  br i1 %304, label %310, label %306

306:
  %307 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %308 = load double, ptr %307, align 8
  %309 = fcmp oeq double %308, 0.000000e+00
  br label %310

310:
  %311 = phi i1 [ %305, %295 ], [ %309, %306 ]
  %312 = zext i1 %311 to i32
  %313 = load ptr, ptr %217, align 8
  %314 = getelementptr inbounds nuw i32, ptr %313, i64 %296
  store i32 %312, ptr %314, align 4
  %315 = load ptr, ptr %217, align 8
  %316 = getelementptr inbounds nuw i32, ptr %315, i64 %296
  %317 = load i32, ptr %316, align 4
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %319, label %321

319:
  %320 = load double, ptr %299, align 8
  br label %321

321:
  %322 = phi double [ %320, %319 ], [ 1.000000e+00, %310 ]
  store double %322, ptr %301, align 8
  br i1 %242, label %323, label %334

323:
  %324 = load ptr, ptr %217, align 8
  %325 = getelementptr inbounds nuw i32, ptr %324, i64 %296
  %326 = load i32, ptr %325, align 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %331

328:
  %329 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %330 = load double, ptr %329, align 8
  br label %331

331:
  %332 = phi double [ %330, %328 ], [ 0.000000e+00, %323 ]
  %333 = getelementptr inbounds nuw i8, ptr %301, i64 8
  store double %332, ptr %333, align 8
  br label %334

334:
  %335 = add nuw nsw i64 %296, 1
  %336 = load i64, ptr %130, align 8
  %337 = sdiv i64 %336, %201
  %338 = icmp slt i64 %335, %337
  br i1 %338, label %295, label %383

339:
  %340 = phi i64 [ 0, %248 ], [ %379, %378 ]
  %341 = load ptr, ptr %156, align 8
  %342 = mul nsw i64 %340, %201
  %343 = getelementptr inbounds x86_fp80, ptr %341, i64 %342
  %344 = load ptr, ptr %199, align 8
  %345 = getelementptr inbounds x86_fp80, ptr %344, i64 %342
  %346 = load x86_fp80, ptr %343, align 16
  %347 = fcmp une x86_fp80 %346, 0xK00000000000000000000
  %348 = select i1 %347, i1 true, i1 %249
  %349 = xor i1 %347, true
  br i1 %348, label %354, label %350

350:
  %351 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %352 = load x86_fp80, ptr %351, align 16
  %353 = fcmp oeq x86_fp80 %352, 0xK00000000000000000000
  br label %354

354:
  %355 = phi i1 [ %349, %339 ], [ %353, %350 ]
  %356 = zext i1 %355 to i32
  %357 = load ptr, ptr %217, align 8
  %358 = getelementptr inbounds nuw i32, ptr %357, i64 %340
  store i32 %356, ptr %358, align 4
  %359 = load ptr, ptr %217, align 8
  %360 = getelementptr inbounds nuw i32, ptr %359, i64 %340
  %361 = load i32, ptr %360, align 4
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %365

363:
  %364 = load x86_fp80, ptr %343, align 16
  br label %365

365:
  %366 = phi x86_fp80 [ %364, %363 ], [ 0xK3FFF8000000000000000, %354 ]
  store x86_fp80 %366, ptr %345, align 16
  br i1 %250, label %367, label %378

367:
  %368 = load ptr, ptr %217, align 8
  %369 = getelementptr inbounds nuw i32, ptr %368, i64 %340
  %370 = load i32, ptr %369, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %372, label %375

372:
  %373 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %374 = load x86_fp80, ptr %373, align 16
  br label %375

375:
  %376 = phi x86_fp80 [ %374, %372 ], [ 0xK00000000000000000000, %367 ]
  %377 = getelementptr inbounds nuw i8, ptr %345, i64 16
  store x86_fp80 %376, ptr %377, align 16
  br label %378

378:
  %379 = add nuw nsw i64 %340, 1
  %380 = load i64, ptr %130, align 8
  %381 = sdiv i64 %380, %201
  %382 = icmp slt i64 %379, %381
  br i1 %382, label %339, label %383

383:
  %384 = load ptr, ptr %199, align 8
  %385 = load i64, ptr %130, align 8
  %386 = icmp eq i32 %176, 2
  br i1 %386, label %392, label %387

387:
  %388 = load i32, ptr %67, align 8
  switch i32 %388, label %390 [
    i32 1, label %392
    i32 2, label %391
    i32 3, label %389
  ]

389:
  br label %392

390:
  br label %392

391:
  br label %392

392:
  %393 = phi ptr [ %181, %383 ], [ inttoptr (i64 528 to ptr), %387 ], [ inttoptr (i64 583 to ptr), %390 ], [ inttoptr (i64 532 to ptr), %391 ], [ inttoptr (i64 544 to ptr), %389 ]
  %394 = sdiv i64 %385, %201
  %395 = trunc i64 %394 to i32
  %396 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %397 = getelementptr inbounds nuw i8, ptr %67, i64 72
  %398 = load i32, ptr %397, align 8
  %399 = add nsw i32 %398, 1
  store i32 %399, ptr %397, align 8
  %400 = sext i32 %398 to i64
  %401 = getelementptr inbounds ptr, ptr %396, i64 %400
  %402 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %384, i32 %395, ptr %393, ptr inttoptr (i64 36 to ptr), ptr %51, ptr %401)
  call fastcc void @check(ptr %46, i32 %402)
  %403 = load ptr, ptr %217, align 8
  %404 = load ptr, ptr %234, align 8
  %405 = load i64, ptr %130, align 8
  %406 = sdiv i64 %405, %201
  %407 = trunc i64 %406 to i32
  %408 = load i32, ptr %397, align 8
  %409 = add nsw i32 %408, 1
  store i32 %409, ptr %397, align 8
  %410 = sext i32 %408 to i64
  %411 = getelementptr inbounds ptr, ptr %396, i64 %410
  %412 = call i32 @PMPI_Iallreduce(ptr %403, ptr %404, i32 %407, ptr inttoptr (i64 521 to ptr), ptr inttoptr (i64 33 to ptr), ptr %51, ptr %411)
  call fastcc void @check(ptr %46, i32 %412)
  br label %581

413:
  %414 = and i32 %52, 6
  %415 = icmp eq i32 %414, 2
  br i1 %415, label %416, label %492

416:
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %417 = call i32 @PMPI_Comm_rank(ptr %51, ptr %14)
  %418 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  %419 = load i32, ptr %67, align 8
  %420 = icmp eq i32 %419, 1
  %421 = icmp eq i32 %419, 2
  %422 = load i64, ptr %130, align 8
  %423 = select i1 %421, i64 4, i64 5
  %424 = select i1 %420, i64 3, i64 %423
  %425 = shl i64 %422, %424
  %426 = call i64 @llvm.smax.i64(i64 %425, i64 1)
  %427 = call noalias ptr @malloc(i64 %426)
  %428 = icmp eq ptr %427, null
  br i1 %428, label %429, label %438

429:
  call void @llvm.lifetime.start.p0(ptr %13)
  %430 = icmp eq ptr %46, null
  br i1 %430, label %435, label %431

431:
  %432 = load ptr, ptr %46, align 8
  %433 = icmp eq ptr %432, null
  %434 = select i1 %433, ptr @.str.10, ptr %432
  br label %435

435:
  %436 = phi ptr [ @.str.10, %429 ], [ %434, %431 ]
  %437 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %13, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %436)
  call void @pad_mpi_fail(ptr %13)
  unreachable

438:
  %439 = call ptr @memset(ptr %427, i32 0, i64 %426)
  %440 = getelementptr inbounds nuw i8, ptr %67, i64 32
  store ptr %427, ptr %440, align 8
  %441 = load i32, ptr %67, align 8
  %442 = load i64, ptr %130, align 8
  %443 = icmp sgt i64 %442, 0
  switch i32 %441, label %450 [
    i32 1, label %447
    i32 2, label %444
  ]

444:
  br i1 %443, label %445, label %477

445:
  %446 = load ptr, ptr %156, align 8
  br label %461

447:
  br i1 %443, label %448, label %477

448:
  %449 = load ptr, ptr %156, align 8
  br label %453

450:
  br i1 %443, label %451, label %477

451:
  %452 = load ptr, ptr %156, align 8
  br label %469

453:
  %454 = phi i64 [ 0, %448 ], [ %459, %453 ]
  %455 = getelementptr inbounds nuw float, ptr %449, i64 %454
  %456 = load float, ptr %455, align 4
  %457 = getelementptr inbounds nuw %struct.PairF32, ptr %427, i64 %454
  store float %456, ptr %457, align 4
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 4
  store i32 %418, ptr %458, align 4
  %459 = add nuw nsw i64 %454, 1
  %460 = icmp eq i64 %459, %442
  br i1 %460, label %477, label %453

461:
  %462 = phi i64 [ 0, %445 ], [ %467, %461 ]
  %463 = getelementptr inbounds nuw double, ptr %446, i64 %462
  %464 = load double, ptr %463, align 8
  %465 = getelementptr inbounds nuw %struct.PairF64, ptr %427, i64 %462
  store double %464, ptr %465, align 8
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 8
  store i32 %418, ptr %466, align 8
  %467 = add nuw nsw i64 %462, 1
  %468 = icmp eq i64 %467, %442
  br i1 %468, label %477, label %461

469:
  %470 = phi i64 [ 0, %451 ], [ %475, %469 ]
  %471 = getelementptr inbounds nuw x86_fp80, ptr %452, i64 %470
  %472 = load x86_fp80, ptr %471, align 16
  %473 = getelementptr inbounds nuw %struct.PairF80, ptr %427, i64 %470
  store x86_fp80 %472, ptr %473, align 16
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 16
  store i32 %418, ptr %474, align 16
  %475 = add nuw nsw i64 %470, 1
  %476 = icmp eq i64 %475, %442
  br i1 %476, label %477, label %469

477:
  %478 = select i1 %421, ptr inttoptr (i64 553 to ptr), ptr inttoptr (i64 557 to ptr)
  %479 = select i1 %420, ptr inttoptr (i64 552 to ptr), ptr %478
  %480 = load i64, ptr %130, align 8
  %481 = trunc i64 %480 to i32
  %482 = load i32, ptr %98, align 4
  %483 = icmp eq i32 %482, 2
  %484 = select i1 %483, ptr inttoptr (i64 56 to ptr), ptr inttoptr (i64 57 to ptr)
  %485 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %486 = getelementptr inbounds nuw i8, ptr %67, i64 72
  %487 = load i32, ptr %486, align 8
  %488 = add nsw i32 %487, 1
  store i32 %488, ptr %486, align 8
  %489 = sext i32 %487 to i64
  %490 = getelementptr inbounds ptr, ptr %485, i64 %489
  %491 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %427, i32 %481, ptr %479, ptr %484, ptr %51, ptr %490)
  call fastcc void @check(ptr %46, i32 %491)
  br label %581

492:
  %493 = mul nsw i64 %3, 48
  %494 = call i64 @llvm.smax.i64(i64 %493, i64 1)
  %495 = call noalias ptr @malloc(i64 %494)
  %496 = icmp eq ptr %495, null
  br i1 %496, label %497, label %506

497:
  call void @llvm.lifetime.start.p0(ptr %10)
  %498 = icmp eq ptr %46, null
  br i1 %498, label %503, label %499

499:
  %500 = load ptr, ptr %46, align 8
  %501 = icmp eq ptr %500, null
  %502 = select i1 %501, ptr @.str.10, ptr %500
  br label %503

503:
  %504 = phi ptr [ @.str.10, %497 ], [ %502, %499 ]
  %505 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %504)
  call void @pad_mpi_fail(ptr %10)
  unreachable

506:
  %507 = call ptr @memset(ptr %495, i32 0, i64 %494)
  %508 = getelementptr inbounds nuw i8, ptr %67, i64 32
  store ptr %495, ptr %508, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  %509 = call i32 @PMPI_Type_get_extent(ptr %4, ptr %8, ptr %9)
  %510 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  %511 = icmp sgt i64 %3, 0
  br i1 %511, label %512, label %565

512:
  %513 = ptrtoint ptr %4 to i64
  %514 = icmp eq i64 %510, 8
  br label %515

515:
  %516 = phi i64 [ 0, %512 ], [ %563, %554 ]
  %517 = mul nsw i64 %516, %510
  %518 = getelementptr inbounds i8, ptr %49, i64 %517
  %519 = getelementptr inbounds nuw %struct.Pick, ptr %495, i64 %516
  switch i64 %513, label %540 [
    i64 553, label %520
    i64 552, label %527
    i64 557, label %534
  ]

520:
  %521 = load double, ptr %518, align 1
  %522 = fpext double %521 to x86_fp80
  store x86_fp80 %522, ptr %519, align 16
  %523 = getelementptr inbounds nuw i8, ptr %518, i64 8
  %524 = load i32, ptr %523, align 4
  %525 = sitofp i32 %524 to x86_fp80
  %526 = getelementptr inbounds nuw i8, ptr %519, i64 16
  store x86_fp80 %525, ptr %526, align 16
  br label %554

527:
  %528 = load float, ptr %518, align 1
  %529 = fpext float %528 to x86_fp80
  store x86_fp80 %529, ptr %519, align 16
  %530 = getelementptr inbounds nuw i8, ptr %518, i64 4
  %531 = load i32, ptr %530, align 4
  %532 = sitofp i32 %531 to x86_fp80
  %533 = getelementptr inbounds nuw i8, ptr %519, i64 16
  store x86_fp80 %532, ptr %533, align 16
  br label %554

534:
  %535 = load x86_fp80, ptr %518, align 1
  store x86_fp80 %535, ptr %519, align 16
  %536 = getelementptr inbounds nuw i8, ptr %518, i64 16
  %537 = load i32, ptr %536, align 4
  %538 = sitofp i32 %537 to x86_fp80
  %539 = getelementptr inbounds nuw i8, ptr %519, i64 16
  store x86_fp80 %538, ptr %539, align 16
  br label %554

540:
  %541 = getelementptr inbounds nuw i8, ptr %519, i64 16
  br i1 %514, label %542, label %548

542:
  %543 = load float, ptr %518, align 1
  %544 = fpext float %543 to x86_fp80
  store x86_fp80 %544, ptr %519, align 16
  %545 = getelementptr inbounds nuw i8, ptr %518, i64 4
  %546 = load float, ptr %545, align 1
  %547 = fpext float %546 to x86_fp80
  store x86_fp80 %547, ptr %541, align 16
  br label %554

548:
  %549 = load double, ptr %518, align 1
  %550 = fpext double %549 to x86_fp80
  store x86_fp80 %550, ptr %519, align 16
  %551 = getelementptr inbounds nuw i8, ptr %518, i64 8
  %552 = load double, ptr %551, align 1
  %553 = fpext double %552 to x86_fp80
  store x86_fp80 %553, ptr %541, align 16
  br label %554

554:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %555 = call i32 @PMPI_Comm_rank(ptr %51, ptr %7)
  %556 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds nuw i8, ptr %519, i64 32
  store i64 %557, ptr %558, align 16
  %559 = load i32, ptr %98, align 4
  %560 = icmp eq i32 %559, 5
  %561 = select i1 %560, i64 1, i64 -1
  %562 = getelementptr inbounds nuw i8, ptr %519, i64 40
  store i64 %561, ptr %562, align 8
  %563 = add nuw nsw i64 %516, 1
  %564 = icmp eq i64 %563, %3
  br i1 %564, label %565, label %515

565:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %12)
  %566 = call i32 @PMPI_Type_contiguous(i32 48, ptr inttoptr (i64 583 to ptr), ptr %11)
  call fastcc void @check(ptr %46, i32 %566)
  %567 = call i32 @PMPI_Type_commit(ptr %11)
  call fastcc void @check(ptr %46, i32 %567)
  %568 = call i32 @PMPI_Op_create(ptr @pick, i32 1, ptr %12)
  call fastcc void @check(ptr %46, i32 %568)
  %569 = trunc nsw i64 %3 to i32
  %570 = load ptr, ptr %11, align 8
  %571 = load ptr, ptr %12, align 8
  %572 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %573 = getelementptr inbounds nuw i8, ptr %67, i64 72
  %574 = load i32, ptr %573, align 8
  %575 = add nsw i32 %574, 1
  store i32 %575, ptr %573, align 8
  %576 = sext i32 %574 to i64
  %577 = getelementptr inbounds ptr, ptr %572, i64 %576
  %578 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %495, i32 %569, ptr %570, ptr %571, ptr %51, ptr %577)
  call fastcc void @check(ptr %46, i32 %578)
  %579 = call i32 @PMPI_Type_free(ptr %11)
  %580 = call i32 @PMPI_Op_free(ptr %12)
  store i64 %3, ptr %130, align 8
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %581

581:
  %582 = phi ptr [ null, %6 ], [ null, %35 ], [ null, %44 ], [ null, %44 ], [ %67, %477 ], [ %67, %565 ], [ %67, %392 ]
  ret ptr %582
}

declare i32 @PMPI_Reduce(ptr, ptr, i32, ptr, ptr, i32, ptr)

define internal fastcc ptr @with_weights(ptr returned %0, ptr %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = icmp eq ptr %1, null
  br i1 %4, label %74, label %5

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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = select i1 %23, i64 144, i64 200
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
  br i1 %28, label %67, label %45

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
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %44, ptr %53, align 8
  br i1 %52, label %69, label %56

54:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %44, ptr %55, align 8
  br label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %25, i64 44
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %66 = load i64, ptr %65, align 8
  call fastcc void @walk_row(ptr %3, ptr %27, ptr null, i64 %64, i64 %66)
  br label %69

67:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %44, ptr %68, align 8
  br label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %71 = load i64, ptr %70, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  %72 = call fastcc ptr @found_weights(ptr %18, ptr %1, ptr %20, i64 %71)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %72, ptr %73, align 8
  br label %74

74:
  %75 = icmp eq ptr %0, null
  br i1 %75, label %94, label %76

76:
  %77 = call i32 @pthread_mutex_lock(ptr @lock)
  %78 = load i64, ptr @posts, align 8
  %79 = add nsw i64 %78, 1
  store i64 %79, ptr @posts, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %78, ptr %80, align 8
  %81 = load i64, ptr @outstanding, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %91, label %83

83:
  %84 = load i32, ptr @threaded.level, align 4
  %85 = icmp slt i32 %84, 0
  br i1 %85, label %86, label %88

86:
  %87 = call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %88

88:
  %89 = load i32, ptr @threaded.level, align 4
  %90 = icmp eq i32 %89, 4096
  br i1 %90, label %91, label %92

91:
  call fastcc void @join_group(ptr %0)
  br label %92

92:
  %93 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %94

94:
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

define i32 @pad_mpi_Bcast_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Walk, align 8
  %9 = alloca [1900 x i8], align 16
  %10 = alloca %struct.Walk, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, ptr %5, ptr %6)
  %15 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  %16 = icmp eq ptr %14, null
  br i1 %16, label %149, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 200
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 208
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %36, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %24 = load i32, ptr %23, align 4
  %25 = icmp ult i32 %24, 2
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %14, i64 244
  %28 = load i32, ptr %27, align 4
  br label %36

29:
  %30 = and i32 %24, 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = and i32 %24, 4
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 1, i32 2
  br label %36

36:
  %37 = phi i32 [ 0, %17 ], [ %28, %26 ], [ %35, %32 ], [ 3, %29 ]
  switch i32 %4, label %38 [
    i32 -4, label %47
    i32 -3, label %46
  ]

38:
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %39 = call i32 @PMPI_Comm_test_inter(ptr %5, ptr %12)
  %40 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %12)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %47

42:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i32 0, ptr %11, align 4
  %43 = call i32 @PMPI_Comm_rank(ptr %5, ptr %11)
  %44 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  %45 = icmp ne i32 %44, %4
  br label %47

46:
  br label %47

47:
  %48 = phi i1 [ false, %36 ], [ true, %38 ], [ %45, %42 ], [ true, %46 ]
  %49 = load ptr, ptr %19, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %73, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 12
  %53 = load i32, ptr %52, align 4
  %54 = icmp ult i32 %53, 2
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 244
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 %37, ptr %59, align 8
  br i1 %58, label %75, label %62

60:
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 %37, ptr %61, align 8
  br label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %14, i64 244
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i32 %64, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %14, i64 232
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %67, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 224
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %14, i64 216
  %72 = load i64, ptr %71, align 8
  call fastcc void @walk_row(ptr %10, ptr %49, ptr null, i64 %70, i64 %72)
  br label %75

73:
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %10, align 8
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 %37, ptr %74, align 8
  br label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %77 = load ptr, ptr %76, align 8
  %78 = ptrtoint ptr %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %80 = load i64, ptr %79, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %82 = load i32, ptr %81, align 8
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %80, %83
  %85 = mul nsw i64 %83, %78
  %86 = call i64 @llvm.smax.i64(i64 %85, i64 1)
  %87 = call noalias ptr @malloc(i64 %86)
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %98

89:
  call void @llvm.lifetime.start.p0(ptr %9)
  %90 = icmp eq ptr %0, null
  br i1 %90, label %95, label %91

91:
  %92 = load ptr, ptr %0, align 8
  %93 = icmp eq ptr %92, null
  %94 = select i1 %93, ptr @.str.10, ptr %92
  br label %95

95:
  %96 = phi ptr [ @.str.10, %89 ], [ %94, %91 ]
  %97 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %96)
  call void @pad_mpi_fail(ptr %9)
  unreachable

98:
  %99 = getelementptr inbounds nuw i8, ptr %14, i64 280
  store ptr %87, ptr %99, align 8
  br i1 %48, label %102, label %100

100:
  call fastcc void @stream_read(ptr %18, i32 %37, ptr %87, i64 %78)
  %101 = load ptr, ptr %99, align 8
  call fastcc void @root_to_all(ptr %14, ptr %101, i64 %84, i32 %37, i32 %4)
  call fastcc void @settle(ptr %14)
  br label %148

102:
  call fastcc void @root_to_all(ptr %14, ptr %87, i64 %84, i32 %37, i32 %4)
  call fastcc void @settle(ptr %14)
  %103 = load ptr, ptr %99, align 8
  %104 = load ptr, ptr %18, align 8
  %105 = icmp eq ptr %104, null
  br i1 %105, label %148, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %14, i64 224
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %108, 1
  br i1 %109, label %148, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %14, i64 240
  %112 = load i32, ptr %111, align 8
  %113 = icmp sgt i32 %112, 0
  br i1 %113, label %114, label %148

114:
  %115 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %117 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %120 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %122 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %123 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %124 = getelementptr inbounds nuw i8, ptr %14, i64 244
  %125 = getelementptr inbounds nuw i8, ptr %14, i64 232
  %126 = getelementptr inbounds nuw i8, ptr %14, i64 216
  br label %127

127:
  %128 = phi i64 [ 0, %114 ], [ %144, %143 ]
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @write_block, ptr %8, align 8
  store i32 0, ptr %115, align 8
  store i32 0, ptr %116, align 4
  store i64 0, ptr %117, align 8
  store i32 %37, ptr %118, align 8
  store i32 0, ptr %119, align 4
  %129 = mul nsw i64 %128, %78
  %130 = getelementptr inbounds i8, ptr %103, i64 %129
  store ptr %130, ptr %120, align 8
  store i64 0, ptr %121, align 8
  store i32 0, ptr %122, align 8
  store i32 0, ptr %123, align 4
  %131 = load ptr, ptr %18, align 8
  %132 = getelementptr inbounds nuw ptr, ptr %131, i64 %128
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, null
  br i1 %134, label %143, label %135

135:
  %136 = load i32, ptr %124, align 4
  store i32 %136, ptr %115, align 8
  %137 = load i64, ptr %125, align 8
  store i64 %137, ptr %117, align 8
  %138 = load ptr, ptr %19, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:
  %141 = load i64, ptr %107, align 8
  %142 = load i64, ptr %126, align 8
  call fastcc void @walk_row(ptr %8, ptr %138, ptr %133, i64 %141, i64 %142)
  br label %143

143:
  call void @llvm.lifetime.end.p0(ptr %8)
  %144 = add nuw nsw i64 %128, 1
  %145 = load i32, ptr %111, align 8
  %146 = sext i32 %145 to i64
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %127, label %148

148:
  call void @release_op(ptr %14)
  br label %149

149:
  ret i32 %15
}

define internal fastcc void @stream_read(ptr %0, i32 %1, ptr %2, i64 %3) {
  %5 = alloca %struct.Walk, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %3, %11
  %13 = tail call ptr @memset(ptr %2, i32 0, i64 %12)
  br label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %60, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %19, 1
  br i1 %20, label %60, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load i32, ptr %22, align 8
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %60

25:
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %39

39:
  %40 = phi i64 [ 0, %25 ], [ %56, %55 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @read_block, ptr %5, align 8
  store i32 0, ptr %26, align 8
  store i32 0, ptr %27, align 4
  store i64 0, ptr %28, align 8
  store i32 %1, ptr %29, align 8
  store i32 0, ptr %30, align 4
  %41 = mul nsw i64 %40, %3
  %42 = getelementptr inbounds i8, ptr %2, i64 %41
  store ptr %42, ptr %31, align 8
  store i64 0, ptr %32, align 8
  store i32 0, ptr %33, align 8
  store i32 0, ptr %34, align 4
  %43 = load ptr, ptr %0, align 8
  %44 = getelementptr inbounds nuw ptr, ptr %43, i64 %40
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %55, label %47

47:
  %48 = load i32, ptr %35, align 4
  store i32 %48, ptr %26, align 8
  %49 = load i64, ptr %36, align 8
  store i64 %49, ptr %28, align 8
  %50 = load ptr, ptr %37, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %55, label %52

52:
  %53 = load i64, ptr %18, align 8
  %54 = load i64, ptr %38, align 8
  call fastcc void @walk_row(ptr %5, ptr %50, ptr %45, i64 %53, i64 %54)
  br label %55

55:
  call void @llvm.lifetime.end.p0(ptr %5)
  %56 = add nuw nsw i64 %40, 1
  %57 = load i32, ptr %22, align 8
  %58 = sext i32 %57 to i64
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %39, label %60

60:
  ret void
}

define internal fastcc void @root_to_all(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr inttoptr (i64 320 to ptr), ptr %7, align 8
  %10 = call i32 @PMPI_Comm_get_errhandler(ptr %9, ptr %7)
  %11 = call i32 @PMPI_Comm_set_errhandler(ptr %9, ptr inttoptr (i64 323 to ptr))
  %12 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %13 = icmp eq i32 %3, 1
  %14 = icmp eq i32 %3, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  %27 = icmp eq ptr %12, inttoptr (i64 320 to ptr)
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
  %48 = phi ptr [ inttoptr (i64 528 to ptr), %40 ], [ inttoptr (i64 583 to ptr), %45 ], [ inttoptr (i64 532 to ptr), %46 ], [ inttoptr (i64 544 to ptr), %44 ]
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
  %58 = phi ptr [ inttoptr (i64 528 to ptr), %50 ], [ inttoptr (i64 583 to ptr), %55 ], [ inttoptr (i64 532 to ptr), %56 ], [ inttoptr (i64 544 to ptr), %54 ]
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr inttoptr (i64 320 to ptr), ptr %3, align 8
  %6 = call i32 @PMPI_Comm_get_errhandler(ptr %5, ptr %3)
  %7 = call i32 @PMPI_Comm_set_errhandler(ptr %5, ptr inttoptr (i64 323 to ptr))
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %14 = load ptr, ptr %13, align 8
  call fastcc void @wait_all(ptr %10, i32 %12, ptr %14)
  %15 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %8, ptr %2, align 8
  %16 = icmp eq ptr %8, inttoptr (i64 320 to ptr)
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
  %7 = alloca [1900 x i8], align 16
  %8 = alloca %struct.Walk, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = icmp eq ptr %0, null
  br i1 %12, label %243, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  %17 = select i1 %16, i64 144, i64 200
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %23 = select i1 %21, ptr %22, ptr %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %43, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %31 = load i32, ptr %30, align 4
  %32 = icmp ult i32 %31, 2
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 44
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
  %44 = phi i32 [ 0, %13 ], [ %35, %33 ], [ %42, %39 ], [ 3, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %46 = load ptr, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i32 0, ptr %11, align 4
  %47 = call i32 @PMPI_Comm_test_inter(ptr %46, ptr %11)
  %48 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  %49 = icmp eq i32 %3, 0
  br i1 %49, label %50, label %61

50:
  %51 = load ptr, ptr %45, align 8
  switch i32 %2, label %52 [
    i32 -4, label %61
    i32 -3, label %60
  ]

52:
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 0, ptr %10, align 4
  %53 = call i32 @PMPI_Comm_test_inter(ptr %51, ptr %10)
  %54 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %61

56:
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  %57 = call i32 @PMPI_Comm_rank(ptr %51, ptr %9)
  %58 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %9)
  %59 = icmp eq i32 %58, %2
  br label %61

60:
  br label %61

61:
  %62 = phi i1 [ true, %43 ], [ true, %50 ], [ false, %52 ], [ %59, %56 ], [ false, %60 ]
  %63 = load ptr, ptr %26, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %87, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %67 = load i32, ptr %66, align 4
  %68 = icmp ult i32 %67, 2
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %8, align 8
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 %44, ptr %73, align 8
  br i1 %72, label %89, label %76

74:
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %8, align 8
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 %44, ptr %75, align 8
  br label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %86 = load i64, ptr %85, align 8
  call fastcc void @walk_row(ptr %8, ptr %63, ptr null, i64 %84, i64 %86)
  br label %89

87:
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %8, align 8
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 %44, ptr %88, align 8
  br label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %91 = load ptr, ptr %90, align 8
  %92 = ptrtoint ptr %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %94 = load i64, ptr %93, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  %95 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %96 = load i32, ptr %95, align 8
  %97 = sext i32 %96 to i64
  %98 = mul nsw i64 %97, %92
  %99 = call i64 @llvm.smax.i64(i64 %98, i64 1)
  %100 = call noalias ptr @malloc(i64 %99)
  %101 = icmp eq ptr %100, null
  br i1 %101, label %102, label %111

102:
  call void @llvm.lifetime.start.p0(ptr %7)
  %103 = icmp eq ptr %25, null
  br i1 %103, label %108, label %104

104:
  %105 = load ptr, ptr %25, align 8
  %106 = icmp eq ptr %105, null
  %107 = select i1 %106, ptr @.str.10, ptr %105
  br label %108

108:
  %109 = phi ptr [ @.str.10, %102 ], [ %107, %104 ]
  %110 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %109)
  call void @pad_mpi_fail(ptr %7)
  unreachable

111:
  %112 = call ptr @memset(ptr %100, i32 0, i64 %99)
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %100, ptr %113, align 8
  %114 = load ptr, ptr %19, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %117, label %116

116:
  call fastcc void @stream_read(ptr %18, i32 %44, ptr %100, i64 %92)
  br label %117

117:
  %118 = icmp eq ptr %1, null
  br i1 %118, label %144, label %119

119:
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %121 = load i32, ptr %120, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %123, label %128

123:
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %125, 2
  %127 = zext i1 %126 to i32
  br label %128

128:
  %129 = phi i32 [ 0, %119 ], [ %127, %123 ]
  %130 = load ptr, ptr %45, align 8
  %131 = call fastcc ptr @found_weights(ptr %25, ptr %1, ptr %130, i64 %94)
  %132 = load i32, ptr %95, align 8
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %135, label %134

134:
  call void @free(ptr %131)
  br label %144

135:
  %136 = phi i64 [ %140, %135 ], [ 0, %128 ]
  %137 = load ptr, ptr %113, align 8
  %138 = mul nsw i64 %136, %92
  %139 = getelementptr inbounds i8, ptr %137, i64 %138
  call fastcc void @multiply(ptr %131, i32 %44, i32 %129, i32 -1, ptr %139, i64 %94)
  %140 = add nuw nsw i64 %136, 1
  %141 = load i32, ptr %95, align 8
  %142 = sext i32 %141 to i64
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %135, label %134

144:
  %145 = load ptr, ptr %113, align 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %145, ptr %146, align 8
  %147 = icmp eq i32 %48, 0
  br i1 %147, label %166, label %148

148:
  %149 = load i32, ptr %95, align 8
  %150 = sext i32 %149 to i64
  %151 = mul nsw i64 %150, %92
  %152 = call i64 @llvm.smax.i64(i64 %151, i64 1)
  %153 = call noalias ptr @malloc(i64 %152)
  %154 = icmp eq ptr %153, null
  br i1 %154, label %155, label %164

155:
  call void @llvm.lifetime.start.p0(ptr %6)
  %156 = icmp eq ptr %25, null
  br i1 %156, label %161, label %157

157:
  %158 = load ptr, ptr %25, align 8
  %159 = icmp eq ptr %158, null
  %160 = select i1 %159, ptr @.str.10, ptr %158
  br label %161

161:
  %162 = phi ptr [ @.str.10, %155 ], [ %160, %157 ]
  %163 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %162)
  call void @pad_mpi_fail(ptr %6)
  unreachable

164:
  %165 = call ptr @memset(ptr %153, i32 0, i64 %152)
  store ptr %153, ptr %113, align 8
  br label %166

166:
  br i1 %49, label %176, label %167

167:
  br i1 %147, label %170, label %168

168:
  %169 = load ptr, ptr %146, align 8
  br label %170

170:
  %171 = phi ptr [ %169, %168 ], [ inttoptr (i64 1 to ptr), %167 ]
  %172 = load ptr, ptr %113, align 8
  %173 = load i32, ptr %95, align 8
  %174 = sext i32 %173 to i64
  %175 = mul nsw i64 %94, %174
  call fastcc void @sum_to_all(ptr %0, ptr %171, ptr %172, i64 %175, i32 %44)
  br label %189

176:
  %177 = and i1 %147, %62
  br i1 %177, label %180, label %178

178:
  %179 = load ptr, ptr %146, align 8
  br label %180

180:
  %181 = phi ptr [ %179, %178 ], [ inttoptr (i64 1 to ptr), %176 ]
  br i1 %62, label %182, label %184

182:
  %183 = load ptr, ptr %113, align 8
  br label %184

184:
  %185 = phi ptr [ %183, %182 ], [ null, %180 ]
  %186 = load i32, ptr %95, align 8
  %187 = sext i32 %186 to i64
  %188 = mul nsw i64 %94, %187
  call fastcc void @sum_to_root(ptr %0, ptr %181, ptr %185, i64 %188, i32 %44, i32 %2)
  br label %189

189:
  call fastcc void @settle(ptr %0)
  br i1 %62, label %190, label %237

190:
  %191 = load ptr, ptr %113, align 8
  %192 = load ptr, ptr %22, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %237, label %194

194:
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %196, 1
  br i1 %197, label %237, label %198

198:
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %200 = load i32, ptr %199, align 8
  %201 = icmp sgt i32 %200, 0
  br i1 %201, label %202, label %237

202:
  %203 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %204 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %205 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %206 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %207 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %208 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %210 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %211 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %216

216:
  %217 = phi i64 [ 0, %202 ], [ %233, %232 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @write_block, ptr %5, align 8
  store i32 0, ptr %203, align 8
  store i32 0, ptr %204, align 4
  store i64 0, ptr %205, align 8
  store i32 %44, ptr %206, align 8
  store i32 0, ptr %207, align 4
  %218 = mul nsw i64 %217, %92
  %219 = getelementptr inbounds i8, ptr %191, i64 %218
  store ptr %219, ptr %208, align 8
  store i64 0, ptr %209, align 8
  store i32 0, ptr %210, align 8
  store i32 0, ptr %211, align 4
  %220 = load ptr, ptr %22, align 8
  %221 = getelementptr inbounds nuw ptr, ptr %220, i64 %217
  %222 = load ptr, ptr %221, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %232, label %224

224:
  %225 = load i32, ptr %212, align 4
  store i32 %225, ptr %203, align 8
  %226 = load i64, ptr %213, align 8
  store i64 %226, ptr %205, align 8
  %227 = load ptr, ptr %214, align 8
  %228 = icmp eq ptr %227, null
  br i1 %228, label %232, label %229

229:
  %230 = load i64, ptr %195, align 8
  %231 = load i64, ptr %215, align 8
  call fastcc void @walk_row(ptr %5, ptr %227, ptr %222, i64 %230, i64 %231)
  br label %232

232:
  call void @llvm.lifetime.end.p0(ptr %5)
  %233 = add nuw nsw i64 %217, 1
  %234 = load i32, ptr %199, align 8
  %235 = sext i32 %234 to i64
  %236 = icmp slt i64 %233, %235
  br i1 %236, label %216, label %237

237:
  %238 = load ptr, ptr %146, align 8
  %239 = load ptr, ptr %113, align 8
  %240 = icmp eq ptr %238, %239
  br i1 %240, label %241, label %242

241:
  store ptr null, ptr %146, align 8
  br label %242

242:
  call void @release_op(ptr %0)
  br label %243

243:
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
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %27 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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

define internal fastcc void @wait_one(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = alloca i32, align 4
  %6 = load double, ptr @timeout.limit, align 8
  %7 = fcmp olt double %6, 0.000000e+00
  br i1 %7, label %8, label %17

8:
  %9 = tail call ptr @getenv(ptr @.str.4)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:
  %12 = tail call double @strtod(ptr %9, ptr null)
  br label %13

13:
  %14 = phi double [ %12, %11 ], [ 0.000000e+00, %8 ]
  %15 = fcmp ogt double %14, 0.000000e+00
  %16 = select i1 %15, double %14, double 0.000000e+00
  store double %16, ptr @timeout.limit, align 8
  br label %17

17:
  %18 = load double, ptr @timeout.limit, align 8
  %19 = fcmp oeq double %18, 0.000000e+00
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 @PMPI_Wait(ptr %1, ptr %2)
  tail call fastcc void @check(ptr %0, i32 %21)
  br label %58

22:
  %23 = tail call double @PMPI_Wtime()
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  br label %25

24:
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %58

25:
  %26 = call i32 @PMPI_Test(ptr %1, ptr %5, ptr %2)
  call fastcc void @check(ptr %0, i32 %26)
  %27 = load i32, ptr %5, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %55

29:
  %30 = call double @PMPI_Wtime()
  %31 = fsub double %30, %23
  %32 = load double, ptr @timeout.limit, align 8
  %33 = fcmp olt double %32, 0.000000e+00
  br i1 %33, label %34, label %43

34:
  %35 = call ptr @getenv(ptr @.str.4)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %39, label %37

37:
  %38 = call double @strtod(ptr %35, ptr null)
  br label %39

39:
  %40 = phi double [ %38, %37 ], [ 0.000000e+00, %34 ]
  %41 = fcmp ogt double %40, 0.000000e+00
  %42 = select i1 %41, double %40, double 0.000000e+00
  store double %42, ptr @timeout.limit, align 8
  br label %43

43:
  %44 = load double, ptr @timeout.limit, align 8
  %45 = fcmp ogt double %31, %44
  br i1 %45, label %46, label %55

46:
  call void @llvm.lifetime.start.p0(ptr %4)
  %47 = icmp eq ptr %0, null
  br i1 %47, label %52, label %48

48:
  %49 = load ptr, ptr %0, align 8
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr @.str.10, ptr %49
  br label %52

52:
  %53 = phi ptr [ @.str.10, %46 ], [ %51, %48 ]
  %54 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr %53)
  call void @pad_mpi_fail(ptr %4)
  unreachable

55:
  %56 = load i32, ptr %5, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %25, label %24

58:
  ret void
}

declare i32 @PMPI_Test(ptr, ptr, ptr)

declare i32 @PMPI_Request_free(ptr)

declare i32 @PMPI_Comm_get_errhandler(ptr, ptr)

declare i32 @PMPI_Comm_set_errhandler(ptr, ptr)

declare double @PMPI_Wtime()

declare ptr @getenv(ptr)

declare double @strtod(ptr, ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @pad_mpi_fail(ptr)

declare i32 @PMPI_Errhandler_free(ptr)

define internal fastcc void @watch(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = alloca [1900 x i8], align 16
  %7 = alloca [1900 x i8], align 16
  %8 = alloca [1900 x i8], align 16
  store ptr %1, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr null, ptr %10, align 8
  %11 = icmp slt i32 %2, 9
  br i1 %11, label %12, label %14

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %29

14:
  %15 = zext nneg i32 %2 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = tail call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = tail call noalias ptr @malloc(i64 %17)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %29

20:
  call void @llvm.lifetime.start.p0(ptr %8)
  %21 = icmp eq ptr %1, null
  br i1 %21, label %26, label %22

22:
  %23 = load ptr, ptr %1, align 8
  %24 = icmp eq ptr %23, null
  %25 = select i1 %24, ptr @.str.10, ptr %23
  br label %26

26:
  %27 = phi ptr [ @.str.10, %20 ], [ %25, %22 ]
  %28 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %27)
  call void @pad_mpi_fail(ptr %8)
  unreachable

29:
  %30 = phi ptr [ %13, %12 ], [ %18, %14 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %30, ptr %31, align 8
  %32 = icmp eq ptr %4, null
  br i1 %32, label %33, label %51

33:
  br i1 %11, label %34, label %36

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %51

36:
  %37 = zext nneg i32 %2 to i64
  %38 = shl nuw nsw i64 %37, 5
  %39 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %40 = tail call noalias ptr @malloc(i64 %39)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %7)
  %43 = icmp eq ptr %1, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %1, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.10, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.10, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %49)
  call void @pad_mpi_fail(ptr %7)
  unreachable

51:
  %52 = phi ptr [ %4, %29 ], [ %35, %34 ], [ %40, %36 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %52, ptr %53, align 8
  %54 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %55 = icmp sgt i32 %2, 0
  br i1 %55, label %56, label %62

56:
  %57 = load i64, ptr @buckets, align 8
  %58 = icmp eq i64 %57, 0
  %59 = load ptr, ptr @tickets, align 8
  %60 = add i64 %57, 17592186044415
  %61 = zext nneg i32 %2 to i64
  br label %64

62:
  %63 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void

64:
  %65 = phi i64 [ 0, %56 ], [ %110, %109 ]
  %66 = getelementptr inbounds nuw ptr, ptr %3, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = load ptr, ptr %31, align 8
  %69 = getelementptr inbounds nuw ptr, ptr %68, i64 %65
  store ptr %67, ptr %69, align 8
  %70 = load ptr, ptr %66, align 8
  %71 = icmp eq ptr %70, inttoptr (i64 384 to ptr)
  br i1 %71, label %91, label %72

72:
  br i1 %58, label %80, label %73

73:
  %74 = ptrtoint ptr %70 to i64
  %75 = mul i64 %74, -7046029254386353131
  %76 = lshr i64 %75, 20
  %77 = and i64 %60, %76
  %78 = getelementptr inbounds nuw ptr, ptr %59, i64 %77
  %79 = load ptr, ptr %78, align 8
  br label %80

80:
  %81 = phi ptr [ %79, %73 ], [ null, %72 ]
  %82 = icmp eq ptr %81, null
  br i1 %82, label %91, label %83

83:
  %84 = phi ptr [ %89, %88 ], [ %81, %80 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, %70
  br i1 %87, label %91, label %88

88:
  %89 = load ptr, ptr %84, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %83

91:
  %92 = phi ptr [ null, %64 ], [ null, %80 ], [ %84, %83 ], [ null, %88 ]
  %93 = icmp eq ptr %92, null
  br i1 %93, label %98, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %96 = load i32, ptr %95, align 8
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %95, align 8
  br label %109

98:
  br i1 %71, label %109, label %99

99:
  %100 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.start.p0(ptr %6)
  %101 = icmp eq ptr %1, null
  br i1 %101, label %106, label %102

102:
  %103 = load ptr, ptr %1, align 8
  %104 = icmp eq ptr %103, null
  %105 = select i1 %104, ptr @.str.10, ptr %103
  br label %106

106:
  %107 = phi ptr [ @.str.10, %99 ], [ %105, %102 ]
  %108 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr %107)
  call void @pad_mpi_fail(ptr %6)
  unreachable

109:
  %110 = add nuw nsw i64 %65, 1
  %111 = icmp eq i64 %110, %61
  br i1 %111, label %62, label %64
}

define internal fastcc void @ended(ptr %0, i32 %1, ptr %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds ptr, ptr %6, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, inttoptr (i64 384 to ptr)
  br i1 %10, label %90, label %11

11:
  %12 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %13 = load i64, ptr @buckets, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %24, label %15

15:
  %16 = load ptr, ptr @tickets, align 8
  %17 = ptrtoint ptr %9 to i64
  %18 = mul i64 %17, -7046029254386353131
  %19 = lshr i64 %18, 20
  %20 = add i64 %13, 17592186044415
  %21 = and i64 %20, %19
  %22 = getelementptr inbounds nuw ptr, ptr %16, i64 %21
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %15 ], [ null, %11 ]
  %26 = icmp eq ptr %25, null
  br i1 %26, label %35, label %27

27:
  %28 = phi ptr [ %33, %32 ], [ %25, %24 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, %9
  br i1 %31, label %35, label %32

32:
  %33 = load ptr, ptr %28, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %27

35:
  %36 = phi ptr [ null, %24 ], [ %28, %27 ], [ null, %32 ]
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %40

38:
  %39 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %90

40:
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %44 = load i32, ptr %43, align 8
  %45 = add nsw i32 %44, -1
  store i32 %45, ptr %43, align 8
  store ptr null, ptr %41, align 8
  %46 = icmp eq i32 %3, 0
  br i1 %46, label %69, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %69

51:
  %52 = load ptr, ptr @tickets, align 8
  %53 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %54 = load ptr, ptr %53, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = mul i64 %55, -7046029254386353131
  %57 = lshr i64 %56, 20
  %58 = add i64 %13, 17592186044415
  %59 = and i64 %57, %58
  %60 = getelementptr inbounds nuw ptr, ptr %52, i64 %59
  br label %61

61:
  %62 = phi ptr [ %60, %51 ], [ %63, %61 ]
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, %36
  br i1 %64, label %65, label %61

65:
  %66 = load ptr, ptr %36, align 8
  store ptr %66, ptr %62, align 8
  %67 = load i64, ptr @issued, align 8
  %68 = add nsw i64 %67, -1
  store i64 %68, ptr @issued, align 8
  tail call void @free(ptr %36)
  br label %69

69:
  %70 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %71 = load ptr, ptr %5, align 8
  %72 = getelementptr inbounds ptr, ptr %71, i64 %7
  store ptr inttoptr (i64 384 to ptr), ptr %72, align 8
  %73 = icmp eq ptr %42, null
  br i1 %73, label %90, label %74

74:
  tail call fastcc void @waited(ptr %42)
  %75 = getelementptr inbounds nuw i8, ptr %42, i64 120
  store i32 1, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %80, label %79

79:
  tail call void %77(ptr %42, ptr %2)
  tail call void @release_op(ptr %42)
  br label %90

80:
  %81 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %82 = load ptr, ptr %81, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %85, label %84

84:
  tail call void %82(ptr %42, ptr %2)
  br label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %42, i64 124
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %90

89:
  tail call fastcc void @note(ptr %0, ptr %42)
  br label %90

90:
  ret void
}

define internal fastcc ptr @watched(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr @buckets, align 8
  %9 = icmp eq i64 %8, 0
  %10 = load ptr, ptr @tickets, align 8
  %11 = add i64 %8, 17592186044415
  br label %18

12:
  %13 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %56, label %55

18:
  %19 = phi i64 [ 0, %6 ], [ %51, %50 ]
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds nuw ptr, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, inttoptr (i64 384 to ptr)
  br i1 %23, label %43, label %24

24:
  br i1 %9, label %32, label %25

25:
  %26 = ptrtoint ptr %22 to i64
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 20
  %29 = and i64 %11, %28
  %30 = getelementptr inbounds nuw ptr, ptr %10, i64 %29
  %31 = load ptr, ptr %30, align 8
  br label %32

32:
  %33 = phi ptr [ %31, %25 ], [ null, %24 ]
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:
  %36 = phi ptr [ %41, %40 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, %22
  br i1 %39, label %43, label %40

40:
  %41 = load ptr, ptr %36, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %35

43:
  %44 = phi ptr [ null, %18 ], [ null, %32 ], [ %36, %35 ], [ null, %40 ]
  %45 = icmp eq ptr %44, null
  br i1 %45, label %50, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %48 = load i32, ptr %47, align 8
  %49 = add nsw i32 %48, -1
  store i32 %49, ptr %47, align 8
  br label %50

50:
  %51 = add nuw nsw i64 %19, 1
  %52 = load i32, ptr %3, align 8
  %53 = sext i32 %52 to i64
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %18, label %12

55:
  tail call void @free(ptr %15)
  br label %56

56:
  store ptr null, ptr %14, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %58 = load ptr, ptr %57, align 8
  ret ptr %58
}

define internal fastcc void @refuse(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca [1900 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = icmp eq ptr %0, null
  br i1 %6, label %11, label %7

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  %10 = select i1 %9, ptr @.str.10, ptr %8
  br label %11

11:
  %12 = phi ptr [ @.str.10, %4 ], [ %10, %7 ]
  %13 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.14, ptr %1, ptr %2, ptr %3, ptr %12)
  call void @pad_mpi_fail(ptr %5)
  unreachable
}

define internal fastcc void @waited(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %27, label %6

6:
  store i32 0, ptr %3, align 4
  %7 = load i64, ptr @outstanding, align 8
  %8 = add nsw i64 %7, -1
  store i64 %8, ptr @outstanding, align 8
  %9 = icmp sgt i64 %7, 1
  br i1 %9, label %27, label %10

10:
  %11 = load i32, ptr @threaded.level, align 4
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %15

15:
  %16 = load i32, ptr @threaded.level, align 4
  %17 = icmp eq i32 %16, 4096
  br i1 %17, label %27, label %18

18:
  %19 = load ptr, ptr @open_group, align 8
  store ptr null, ptr @open_group, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %27, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = load ptr, ptr %19, align 8
  tail call void @free(ptr %26)
  tail call void @free(ptr %19)
  br label %27

27:
  %28 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

define internal fastcc void @note(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %42

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %35

11:
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = shl nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = shl nsw i64 %16, 3
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 -31)
  %19 = add nsw i64 %18, 32
  %20 = tail call noalias ptr @malloc(i64 %19)
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %31

22:
  call void @llvm.lifetime.start.p0(ptr %3)
  %23 = icmp eq ptr %12, null
  br i1 %23, label %28, label %24

24:
  %25 = load ptr, ptr %12, align 8
  %26 = icmp eq ptr %25, null
  %27 = select i1 %26, ptr @.str.10, ptr %25
  br label %28

28:
  %29 = phi ptr [ @.str.10, %22 ], [ %27, %24 ]
  %30 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %29)
  call void @pad_mpi_fail(ptr %3)
  unreachable

31:
  %32 = tail call ptr @memset(ptr %20, i32 0, i64 %19)
  store ptr @begin_all, ptr %20, align 8
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr @free_record, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %12, ptr %34, align 8
  store ptr %20, ptr %8, align 8
  br label %35

35:
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  %41 = getelementptr inbounds ptr, ptr %37, i64 %39
  store ptr %1, ptr %41, align 8
  br label %42

42:
  ret void
}

define internal void @begin_all(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %8

7:
  ret void

8:
  %9 = phi i64 [ %3, %5 ], [ %10, %8 ]
  %10 = add nsw i64 %9, -1
  %11 = getelementptr inbounds nuw ptr, ptr %6, i64 %10
  %12 = load ptr, ptr %11, align 8
  tail call fastcc void @begin(ptr %12)
  %13 = icmp sgt i64 %9, 1
  br i1 %13, label %8, label %7
}

define internal void @free_record(ptr %0) {
  tail call void @free(ptr %0)
  ret void
}

define internal fastcc void @begin(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %179

5:
  %6 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %111

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %111

14:
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %22, label %18

18:
  %19 = phi i64 [ 0, %14 ], [ %33, %32 ]
  store i64 %19, ptr %15, align 8
  %20 = load ptr, ptr %8, align 8
  tail call void @qsort(ptr %20, i64 %19, i64 8, ptr @full_order)
  %21 = icmp sgt i64 %19, 0
  br i1 %21, label %37, label %110

22:
  %23 = phi i64 [ %33, %32 ], [ 0, %14 ]
  %24 = phi i64 [ %34, %32 ], [ 0, %14 ]
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds nuw ptr, ptr %25, i64 %24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %32, label %29

29:
  %30 = add nsw i64 %23, 1
  %31 = getelementptr inbounds ptr, ptr %25, i64 %23
  store ptr %27, ptr %31, align 8
  br label %32

32:
  %33 = phi i64 [ %30, %29 ], [ %23, %22 ]
  %34 = add nuw nsw i64 %24, 1
  %35 = load i64, ptr %15, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %22, label %18

37:
  %38 = phi i64 [ %76, %106 ], [ 0, %18 ]
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds nuw ptr, ptr %39, i64 %38
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 72
  store i64 %38, ptr %42, align 8
  %43 = icmp eq i64 %38, 0
  br i1 %43, label %73, label %44

44:
  %45 = load ptr, ptr %8, align 8
  %46 = getelementptr ptr, ptr %45, i64 %38
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 136
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %41, i64 136
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %50, %52
  br i1 %53, label %54, label %73

54:
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 100
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 100
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %56, %58
  br i1 %59, label %60, label %73

60:
  %61 = getelementptr inbounds nuw i8, ptr %48, i64 104
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %62, %64
  br i1 %65, label %66, label %73

66:
  %67 = getelementptr inbounds nuw i8, ptr %48, i64 108
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %41, i64 108
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %68, %70
  %72 = select i1 %71, ptr %48, ptr null
  br label %73

73:
  %74 = phi ptr [ null, %37 ], [ %72, %66 ], [ null, %44 ], [ null, %54 ], [ null, %60 ]
  %75 = getelementptr inbounds nuw i8, ptr %41, i64 80
  store ptr %74, ptr %75, align 8
  %76 = add nuw nsw i64 %38, 1
  %77 = icmp slt i64 %76, %19
  br i1 %77, label %78, label %106

78:
  %79 = load ptr, ptr %8, align 8
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %76
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 136
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 136
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %83, %85
  br i1 %86, label %87, label %106

87:
  %88 = getelementptr inbounds nuw i8, ptr %41, i64 100
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %81, i64 100
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %89, %91
  br i1 %92, label %93, label %106

93:
  %94 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %81, i64 104
  %97 = load i32, ptr %96, align 8
  %98 = icmp eq i32 %95, %97
  br i1 %98, label %99, label %106

99:
  %100 = getelementptr inbounds nuw i8, ptr %41, i64 108
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %81, i64 108
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %101, %103
  %105 = select i1 %104, ptr %81, ptr null
  br label %106

106:
  %107 = phi ptr [ null, %73 ], [ %105, %99 ], [ null, %78 ], [ null, %87 ], [ null, %93 ]
  %108 = getelementptr inbounds nuw i8, ptr %41, i64 88
  store ptr %107, ptr %108, align 8
  %109 = icmp eq i64 %76, %19
  br i1 %109, label %110, label %37

110:
  store i32 1, ptr %11, align 8
  br label %111

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %113 = load i32, ptr %112, align 8
  %114 = icmp sgt i32 %113, 1
  %115 = and i1 %9, %114
  br i1 %115, label %116, label %132

116:
  %117 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %118 = load i64, ptr %117, align 8
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %120, label %132

120:
  %121 = phi i64 [ %129, %128 ], [ 0, %116 ]
  %122 = load ptr, ptr %8, align 8
  %123 = getelementptr inbounds nuw ptr, ptr %122, i64 %121
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %128, label %126

126:
  %127 = getelementptr inbounds nuw i8, ptr %124, i64 96
  store i32 0, ptr %127, align 8
  br label %128

128:
  %129 = add nuw nsw i64 %121, 1
  %130 = load i64, ptr %117, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %120, label %132

132:
  store i32 1, ptr %112, align 8
  %133 = icmp eq ptr %0, null
  br i1 %133, label %148, label %134

134:
  %135 = phi ptr [ %173, %172 ], [ %0, %132 ]
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 96
  %137 = load i32, ptr %136, align 8
  %138 = icmp eq i32 %137, 1
  br i1 %138, label %139, label %148

139:
  br i1 %9, label %140, label %156

140:
  %141 = getelementptr inbounds nuw i8, ptr %135, i64 88
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %156, label %144

144:
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 96
  %146 = load i32, ptr %145, align 8
  %147 = icmp sgt i32 %146, 1
  br i1 %147, label %156, label %148

148:
  %149 = load i32, ptr @threaded.level, align 4
  %150 = icmp slt i32 %149, 0
  br i1 %150, label %151, label %153

151:
  %152 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %153

153:
  %154 = load i32, ptr @threaded.level, align 4
  %155 = icmp eq i32 %154, 4096
  br i1 %155, label %175, label %177

156:
  %157 = getelementptr inbounds nuw i8, ptr %135, i64 100
  %158 = load i32, ptr %157, align 4
  %159 = icmp eq i32 %158, 2
  br i1 %159, label %160, label %165

160:
  store i32 2, ptr %136, align 8
  %161 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %162 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %163 = load ptr, ptr %162, align 8
  tail call void %163(ptr %135)
  %164 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %168

165:
  %166 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %167 = load ptr, ptr %166, align 8
  tail call void %167(ptr %135)
  store i32 2, ptr %136, align 8
  br label %168

168:
  br i1 %9, label %169, label %172

169:
  %170 = getelementptr inbounds nuw i8, ptr %135, i64 80
  %171 = load ptr, ptr %170, align 8
  br label %172

172:
  %173 = phi ptr [ %171, %169 ], [ null, %168 ]
  %174 = icmp eq ptr %173, null
  br i1 %174, label %148, label %134

175:
  %176 = tail call i32 @pthread_cond_broadcast(ptr @started)
  br label %177

177:
  %178 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %179

179:
  ret void
}

declare i32 @pthread_cond_broadcast(ptr)

declare void @qsort(ptr, i64, i64, ptr)

define internal i32 @full_order(ptr %0, ptr %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %13, label %10

10:
  %11 = icmp ult ptr %6, %8
  %12 = select i1 %11, i32 -1, i32 1
  br label %40

13:
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 100
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 100
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %15, %17
  br i1 %18, label %22, label %19

19:
  %20 = icmp slt i32 %15, %17
  %21 = select i1 %20, i32 -1, i32 1
  br label %40

22:
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %31, label %28

28:
  %29 = icmp slt i32 %24, %26
  %30 = select i1 %29, i32 -1, i32 1
  br label %40

31:
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 108
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 108
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
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 128
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

declare i32 @PMPI_Request_get_status(ptr, ptr, ptr)

declare i32 @PMPI_Waitall(i32, ptr, ptr)

declare i32 @PMPI_Testall(i32, ptr, ptr, ptr)

declare i32 @PMPI_Waitany(i32, ptr, ptr, ptr)

declare i32 @PMPI_Testany(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Waitsome(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Testsome(i32, ptr, ptr, ptr, ptr)

define internal fastcc void @keep_pending(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = tail call noalias ptr @malloc(i64 40)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %17

8:
  call void @llvm.lifetime.start.p0(ptr %5)
  %9 = icmp eq ptr %0, null
  br i1 %9, label %14, label %10

10:
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr %11, null
  %13 = select i1 %12, ptr @.str.10, ptr %11
  br label %14

14:
  %15 = phi ptr [ @.str.10, %8 ], [ %13, %10 ]
  %16 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %15)
  call void @pad_mpi_fail(ptr %5)
  unreachable

17:
  %18 = tail call ptr @memset(ptr %6, i32 0, i64 40)
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %22, align 8
  %23 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %24 = load ptr, ptr @pending_sends, align 8
  store ptr %24, ptr %6, align 8
  store ptr %6, ptr @pending_sends, align 8
  %25 = load i64, ptr @pending_count, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr @pending_count, align 8
  %27 = and i64 %26, 31
  %28 = icmp eq i64 %27, 0
  %29 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %28, label %30, label %31

30:
  tail call fastcc void @reap(i32 0)
  br label %31

31:
  ret void
}

declare i32 @PMPI_Probe(i32, i32, ptr, ptr)

define internal fastcc void @clear_way(ptr %0, i32 %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.MPI_Status, align 4
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = icmp ne i32 %1, -1
  %11 = icmp ne i32 %2, -2
  %12 = or i1 %10, %11
  br i1 %12, label %55, label %13

13:
  %14 = call i32 @PMPI_Iprobe(i32 -1, i32 -2, ptr %3, ptr %7, ptr %8)
  call fastcc void @check(ptr %0, i32 %14)
  %15 = load i32, ptr %7, align 4
  %16 = icmp eq i32 %15, 0
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq i32 %17, -3
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %55, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %23

23:
  %24 = load i32, ptr %21, align 4
  %25 = load i32, ptr @half_of_tags.half, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %38

27:
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %28 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %5, ptr %6)
  %29 = load i32, ptr %6, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %36, label %31

31:
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %32, align 4
  %34 = sdiv i32 %33, 2
  %35 = add nsw i32 %34, 1
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ 16384, %27 ]
  store i32 %37, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %38

38:
  %39 = load i32, ptr @half_of_tags.half, align 4
  %40 = icmp slt i32 %24, %39
  br i1 %40, label %55, label %41

41:
  %42 = load i32, ptr %8, align 4
  %43 = load i32, ptr %22, align 4
  %44 = call i32 @PMPI_Improbe(i32 %42, i32 %43, ptr %3, ptr %7, ptr %9, ptr %8)
  call fastcc void @check(ptr %0, i32 %44)
  %45 = load i32, ptr %7, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:
  call fastcc void @put_in_stash(ptr %0, ptr %3, ptr %9, ptr %8)
  br label %48

48:
  %49 = call i32 @PMPI_Iprobe(i32 -1, i32 -2, ptr %3, ptr %7, ptr %8)
  call fastcc void @check(ptr %0, i32 %49)
  %50 = load i32, ptr %7, align 4
  %51 = icmp eq i32 %50, 0
  %52 = load i32, ptr %8, align 4
  %53 = icmp eq i32 %52, -3
  %54 = select i1 %51, i1 true, i1 %53
  br i1 %54, label %55, label %23

55:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @PMPI_Comm_get_attr(ptr, i32, ptr, ptr)

declare i32 @PMPI_Iprobe(i32, i32, ptr, ptr, ptr)

declare i32 @PMPI_Improbe(i32, i32, ptr, ptr, ptr, ptr)

define internal fastcc void @put_in_stash(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = alloca [1900 x i8], align 16
  %7 = alloca [1900 x i8], align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = tail call noalias ptr @malloc(i64 40)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %21

12:
  call void @llvm.lifetime.start.p0(ptr %7)
  %13 = icmp eq ptr %0, null
  br i1 %13, label %18, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, ptr @.str.10, ptr %15
  br label %18

18:
  %19 = phi ptr [ @.str.10, %12 ], [ %17, %14 ]
  %20 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %19)
  call void @pad_mpi_fail(ptr %7)
  unreachable

21:
  %22 = tail call ptr @memset(ptr %10, i32 0, i64 40)
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  %23 = call i32 @PMPI_Get_elements_x(ptr %3, ptr inttoptr (i64 583 to ptr), ptr %8)
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %1, ptr %24, align 8
  %25 = load i32, ptr %3, align 4
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 20
  store i32 %28, ptr %29, align 4
  %30 = load i64, ptr %8, align 8
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %30, ptr %31, align 8
  %32 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %33 = call noalias ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %44

35:
  call void @llvm.lifetime.start.p0(ptr %6)
  %36 = icmp eq ptr %0, null
  br i1 %36, label %41, label %37

37:
  %38 = load ptr, ptr %0, align 8
  %39 = icmp eq ptr %38, null
  %40 = select i1 %39, ptr @.str.10, ptr %38
  br label %41

41:
  %42 = phi ptr [ @.str.10, %35 ], [ %40, %37 ]
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %42)
  call void @pad_mpi_fail(ptr %6)
  unreachable

44:
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %33, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  %46 = load i64, ptr %8, align 8
  store i64 %46, ptr %9, align 8
  %47 = call fastcc ptr @large(ptr %0, ptr %9)
  %48 = load ptr, ptr %45, align 8
  %49 = load i64, ptr %9, align 8
  %50 = trunc i64 %49 to i32
  %51 = call i32 @PMPI_Mrecv(ptr %48, i32 %50, ptr %47, ptr %2, ptr null)
  call fastcc void @check(ptr %0, i32 %51)
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr %47, ptr %5, align 8
  %52 = icmp eq ptr %47, inttoptr (i64 583 to ptr)
  br i1 %52, label %55, label %53

53:
  %54 = call i32 @PMPI_Type_free(ptr %5)
  br label %55

55:
  call void @llvm.lifetime.end.p0(ptr %5)
  %56 = call i32 @pthread_mutex_lock(ptr @lock)
  br label %57

57:
  %58 = phi ptr [ @stash, %55 ], [ %59, %57 ]
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %57

61:
  store ptr %10, ptr %58, align 8
  %62 = call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
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
  %14 = call i32 @PMPI_Type_size(ptr inttoptr (i64 583 to ptr), ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %15 = call i32 @PMPI_Type_contiguous(i32 16777216, ptr inttoptr (i64 583 to ptr), ptr %9)
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
  %24 = call i32 @PMPI_Type_contiguous(i32 %23, ptr inttoptr (i64 583 to ptr), ptr %4)
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
  %42 = phi ptr [ %40, %13 ], [ inttoptr (i64 583 to ptr), %2 ]
  ret ptr %42
}

declare i32 @PMPI_Type_size(ptr, ptr)

declare i32 @PMPI_Type_contiguous(i32, ptr, ptr)

declare i32 @PMPI_Type_create_struct(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_commit(ptr)

declare i32 @PMPI_Type_free(ptr)

define internal fastcc i32 @match_any(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %8 = call i32 @PMPI_Improbe(i32 -1, i32 -2, ptr %1, ptr %7, ptr %2, ptr %3)
  call fastcc void @check(ptr %0, i32 %8)
  %9 = load i32, ptr %7, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 4
  br label %13

13:
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, -3
  br i1 %15, label %34, label %16

16:
  %17 = load i32, ptr %12, align 4
  %18 = load i32, ptr @half_of_tags.half, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %31

20:
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %21 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %5, ptr %6)
  %22 = load i32, ptr %6, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %29, label %24

24:
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %25, align 4
  %27 = sdiv i32 %26, 2
  %28 = add nsw i32 %27, 1
  br label %29

29:
  %30 = phi i32 [ %28, %24 ], [ 16384, %20 ]
  store i32 %30, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %31

31:
  %32 = load i32, ptr @half_of_tags.half, align 4
  %33 = icmp slt i32 %17, %32
  br i1 %33, label %34, label %36

34:
  %35 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %35

36:
  call fastcc void @put_in_stash(ptr %0, ptr %1, ptr %2, ptr %3)
  %37 = call i32 @PMPI_Improbe(i32 -1, i32 -2, ptr %1, ptr %7, ptr %2, ptr %3)
  call fastcc void @check(ptr %0, i32 %37)
  %38 = load i32, ptr %7, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %34, label %13
}

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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i32 0, ptr %22, align 4
  %23 = icmp slt i64 %4, 1
  br i1 %23, label %106, label %24

24:
  %25 = tail call fastcc ptr @layout_of(ptr %1, ptr %5)
  store ptr %25, ptr %13, align 8
  %26 = ptrtoint ptr %5 to i64
  switch i64 %26, label %27 [
    i64 532, label %31
    i64 528, label %30
  ]

27:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 0, ptr %12, align 8
  %28 = call i32 @PMPI_Type_get_extent(ptr %5, ptr %11, ptr %12)
  %29 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %31

30:
  br label %31

31:
  %32 = phi i64 [ 8, %24 ], [ %29, %27 ], [ 4, %30 ]
  store i64 %32, ptr %14, align 8
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = icmp ult i32 %34, 2
  br i1 %35, label %36, label %58

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %38 = zext nneg i32 %6 to i64
  %39 = getelementptr inbounds nuw i32, ptr %37, i64 %38
  %40 = load i32, ptr %39, align 4
  switch i32 %40, label %42 [
    i32 102, label %44
    i32 100, label %43
    i32 120, label %41
  ]

41:
  br label %44

42:
  br label %44

43:
  br label %44

44:
  %45 = phi i1 [ false, %36 ], [ true, %42 ], [ false, %43 ], [ false, %41 ]
  %46 = phi i32 [ 1, %36 ], [ 0, %42 ], [ 2, %43 ], [ 3, %41 ]
  store i32 %46, ptr %20, align 4
  %47 = icmp ne i32 %40, 0
  %48 = and i1 %47, %45
  br i1 %48, label %49, label %58

49:
  call void @llvm.lifetime.start.p0(ptr %10)
  %50 = icmp eq ptr %1, null
  br i1 %50, label %55, label %51

51:
  %52 = load ptr, ptr %1, align 8
  %53 = icmp eq ptr %52, null
  %54 = select i1 %53, ptr @.str.10, ptr %52
  br label %55

55:
  %56 = phi ptr [ @.str.10, %49 ], [ %54, %51 ]
  %57 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr %56)
  call void @pad_mpi_fail(ptr %10)
  unreachable

58:
  %59 = icmp ne ptr %2, null
  %60 = icmp eq ptr %25, null
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %76, label %62

62:
  %63 = icmp ult i32 %34, 2
  %64 = load i32, ptr %20, align 4
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %76, label %67

67:
  call void @llvm.lifetime.start.p0(ptr %9)
  %68 = icmp eq ptr %1, null
  br i1 %68, label %73, label %69

69:
  %70 = load ptr, ptr %1, align 8
  %71 = icmp eq ptr %70, null
  %72 = select i1 %71, ptr @.str.10, ptr %70
  br label %73

73:
  %74 = phi ptr [ @.str.10, %67 ], [ %72, %69 ]
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr %74)
  call void @pad_mpi_fail(ptr %9)
  unreachable

76:
  %77 = icmp eq ptr %3, null
  %78 = icmp eq ptr %25, null
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %106, label %80

80:
  %81 = icmp ult i32 %34, 2
  %82 = load i32, ptr %20, align 4
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %106, label %85

85:
  %86 = load i32, ptr %18, align 8
  %87 = sext i32 %86 to i64
  %88 = shl nsw i64 %87, 3
  %89 = call i64 @llvm.smax.i64(i64 %88, i64 1)
  %90 = call noalias ptr @malloc(i64 %89)
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %101

92:
  call void @llvm.lifetime.start.p0(ptr %8)
  %93 = icmp eq ptr %1, null
  br i1 %93, label %98, label %94

94:
  %95 = load ptr, ptr %1, align 8
  %96 = icmp eq ptr %95, null
  %97 = select i1 %96, ptr @.str.10, ptr %95
  br label %98

98:
  %99 = phi ptr [ @.str.10, %92 ], [ %97, %94 ]
  %100 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %99)
  call void @pad_mpi_fail(ptr %8)
  unreachable

101:
  store ptr %90, ptr %0, align 8
  %102 = load i32, ptr %18, align 8
  %103 = sext i32 %102 to i64
  %104 = shl nsw i64 %103, 3
  %105 = call ptr @memcpy(ptr %90, ptr %3, i64 %104)
  br label %106

106:
  ret void
}

define internal fastcc void @set_length(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = alloca [1900 x i8], align 16
  %6 = alloca %struct.Walk, align 8
  %7 = alloca %struct.Walk, align 8
  %8 = alloca [1900 x i8], align 16
  %9 = alloca %struct.Walk, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %10, ptr align 8 dereferenceable(56) %1, i64 56, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 -1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  %17 = add nsw i32 %3, 1
  %18 = select i1 %16, i32 1, i32 %17
  %19 = sext i32 %18 to i64
  br i1 %16, label %20, label %22

20:
  %21 = call fastcc i64 @length_with(ptr %10, i32 %3)
  br label %37

22:
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %9, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 -1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %32 = load i64, ptr %31, align 8
  call fastcc void @walk_row(ptr %9, ptr %28, ptr null, i64 1, i64 %32)
  br label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %35 to i64
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %37

37:
  %38 = phi i64 [ %21, %20 ], [ %36, %33 ]
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %191, label %40

40:
  %41 = load i32, ptr %14, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %60, label %43

43:
  %44 = icmp eq i32 %41, 1
  %45 = icmp eq i32 %41, 2
  %46 = select i1 %45, i64 3, i64 4
  %47 = select i1 %44, i64 2, i64 %46
  %48 = shl nsw i64 %19, %47
  %49 = srem i64 %2, %48
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %60, label %51

51:
  call void @llvm.lifetime.start.p0(ptr %8)
  %52 = icmp eq ptr %0, null
  br i1 %52, label %57, label %53

53:
  %54 = load ptr, ptr %0, align 8
  %55 = icmp eq ptr %54, null
  %56 = select i1 %55, ptr @.str.10, ptr %54
  br label %57

57:
  %58 = phi ptr [ @.str.10, %51 ], [ %56, %53 ]
  %59 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.33, ptr @.str.34, ptr @.str.35, ptr %58)
  call void @pad_mpi_fail(ptr %8)
  unreachable

60:
  %61 = sdiv i64 %2, %19
  %62 = sdiv i64 %61, %38
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i64 %62, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 -1, ptr %64, align 8
  %65 = mul nsw i64 %62, %38
  %66 = srem i64 %61, %38
  %67 = icmp eq i64 %61, %65
  br i1 %67, label %191, label %68

68:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %11, ptr align 8 dereferenceable(56) @__const.set_length.w, i64 56, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %99

73:
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, %77
  %81 = icmp eq i64 %75, %80
  br i1 %81, label %82, label %99

82:
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, 0
  %86 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %85, i1 %88, i1 false
  %90 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %91, 0
  %93 = select i1 %89, i1 %92, i1 false
  %94 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 0
  %97 = select i1 %93, i1 %96, i1 false
  br i1 %97, label %116, label %98

98:
  call fastcc void @walk_leaf(ptr %11, ptr %70, ptr null, i64 %79)
  br label %116

99:
  %100 = getelementptr inbounds nuw i8, ptr %70, i64 12
  %101 = load i32, ptr %100, align 4
  %102 = icmp ne i32 %101, 1
  %103 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %104 = load i32, ptr %103, align 8
  %105 = icmp ne i32 %104, 0
  %106 = select i1 %102, i1 true, i1 %105
  %107 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = icmp sgt i64 %108, -1
  %110 = select i1 %106, i1 true, i1 %109
  %111 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %112 = load i32, ptr %111, align 8
  %113 = icmp ne i32 %112, 0
  %114 = select i1 %110, i1 true, i1 %113
  br i1 %114, label %115, label %116

115:
  call fastcc void @walk(ptr %11, ptr %70, ptr null)
  br label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %118 = load i64, ptr %117, align 8
  %119 = sub nsw i64 9223372036854775807, %118
  %120 = icmp samesign ugt i64 %119, 1
  br i1 %120, label %121, label %153

121:
  %122 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %123 = load i32, ptr %122, align 4
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %126 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = icmp eq ptr %127, null
  %129 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 32
  br label %132

132:
  %133 = phi i64 [ %119, %121 ], [ %150, %146 ]
  %134 = phi i64 [ 0, %121 ], [ %149, %146 ]
  %135 = add nuw nsw i64 %133, %134
  %136 = lshr i64 %135, 1
  store i64 %136, ptr %13, align 8
  %137 = load i32, ptr %14, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %141

139:
  %140 = call fastcc i64 @length_with(ptr %10, i32 %3)
  br label %146

141:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %7, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  store i32 %123, ptr %124, align 8
  store i64 %136, ptr %125, align 8
  br i1 %128, label %143, label %142

142:
  call fastcc void @walk_row(ptr %7, ptr %127, ptr null, i64 1, i64 %130)
  br label %143

143:
  %144 = load ptr, ptr %131, align 8
  %145 = ptrtoint ptr %144 to i64
  call void @llvm.lifetime.end.p0(ptr %7)
  br label %146

146:
  %147 = phi i64 [ %140, %139 ], [ %145, %143 ]
  %148 = icmp sgt i64 %147, %66
  %149 = select i1 %148, i64 %134, i64 %136
  %150 = select i1 %148, i64 %136, i64 %133
  %151 = sub nsw i64 %150, %149
  %152 = icmp sgt i64 %151, 1
  br i1 %152, label %132, label %153

153:
  %154 = phi i64 [ 0, %116 ], [ %149, %146 ]
  store i64 %154, ptr %13, align 8
  %155 = load i32, ptr %14, align 4
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %159

157:
  %158 = call fastcc i64 @length_with(ptr %10, i32 %3)
  br label %174

159:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %6, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %160 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %161 = load i32, ptr %160, align 4
  %162 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %161, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %154, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %165 = load ptr, ptr %164, align 8
  %166 = icmp eq ptr %165, null
  br i1 %166, label %170, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %169 = load i64, ptr %168, align 8
  call fastcc void @walk_row(ptr %6, ptr %165, ptr null, i64 1, i64 %169)
  br label %170

170:
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %172 = load ptr, ptr %171, align 8
  %173 = ptrtoint ptr %172 to i64
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %174

174:
  %175 = phi i64 [ %158, %157 ], [ %173, %170 ]
  %176 = icmp eq i64 %175, %66
  br i1 %176, label %186, label %177

177:
  call void @llvm.lifetime.start.p0(ptr %5)
  %178 = icmp eq ptr %0, null
  br i1 %178, label %183, label %179

179:
  %180 = load ptr, ptr %0, align 8
  %181 = icmp eq ptr %180, null
  %182 = select i1 %181, ptr @.str.10, ptr %180
  br label %183

183:
  %184 = phi ptr [ @.str.10, %177 ], [ %182, %179 ]
  %185 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.33, ptr @.str.34, ptr @.str.35, ptr %184)
  call void @pad_mpi_fail(ptr %5)
  unreachable

186:
  %187 = load i64, ptr %63, align 8
  %188 = mul nsw i64 %187, %119
  %189 = add nsw i64 %188, %154
  store i64 %189, ptr %64, align 8
  %190 = add nsw i64 %187, 1
  store i64 %190, ptr %63, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %191

191:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @PMPI_Status_set_elements_x(ptr, ptr, i64)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

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
  %21 = ptrtoint ptr %1 to i64
  switch i64 %21, label %24 [
    i64 532, label %22
    i64 528, label %22
  ]

22:
  %23 = tail call fastcc ptr @named(ptr %0, ptr %1)
  br label %270

24:
  %25 = call i32 @PMPI_Type_get_envelope(ptr %1, ptr %16, ptr %17, ptr %18, ptr %19)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %36, label %27

27:
  call void @llvm.lifetime.start.p0(ptr %15)
  %28 = icmp eq ptr %0, null
  br i1 %28, label %33, label %29

29:
  %30 = load ptr, ptr %0, align 8
  %31 = icmp eq ptr %30, null
  %32 = select i1 %31, ptr @.str.10, ptr %30
  br label %33

33:
  %34 = phi ptr [ @.str.10, %27 ], [ %32, %29 ]
  %35 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %15, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr %34)
  call void @pad_mpi_fail(ptr %15)
  unreachable

36:
  %37 = load i32, ptr %19, align 4
  %38 = icmp eq i32 %37, 101
  br i1 %38, label %39, label %41

39:
  %40 = call fastcc ptr @named(ptr %0, ptr %1)
  br label %270

41:
  %42 = add i32 %37, -113
  %43 = icmp ult i32 %42, 3
  br i1 %43, label %44, label %67

44:
  %45 = call i32 @PMPI_Type_size(ptr %1, ptr %20)
  %46 = load i32, ptr %19, align 4
  %47 = icmp eq i32 %46, 115
  %48 = load i32, ptr %20, align 4
  br i1 %47, label %49, label %62

49:
  %50 = call noalias ptr @malloc(i64 64)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %54

52:
  call void @llvm.lifetime.start.p0(ptr %14)
  %53 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %14, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %14)
  unreachable

54:
  %55 = sext i32 %48 to i64
  %56 = call ptr @memset(ptr %50, i32 0, i64 64)
  store i32 0, ptr %50, align 8
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 24
  store i64 1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store i32 0, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store i64 %55, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %50, i64 12
  store i32 1, ptr %61, align 4
  br label %270

62:
  %63 = sext i32 %48 to i64
  %64 = icmp eq i32 %46, 114
  %65 = select i1 %64, i32 2, i32 1
  %66 = call fastcc ptr @real_of_size(ptr %0, i64 %63, i32 %65)
  br label %270

67:
  %68 = load i32, ptr %16, align 4
  %69 = sext i32 %68 to i64
  %70 = shl nsw i64 %69, 2
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 1)
  %72 = call noalias ptr @malloc(i64 %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %74, label %83

74:
  call void @llvm.lifetime.start.p0(ptr %13)
  %75 = icmp eq ptr %0, null
  br i1 %75, label %80, label %76

76:
  %77 = load ptr, ptr %0, align 8
  %78 = icmp eq ptr %77, null
  %79 = select i1 %78, ptr @.str.10, ptr %77
  br label %80

80:
  %81 = phi ptr [ @.str.10, %74 ], [ %79, %76 ]
  %82 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %13, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %81)
  call void @pad_mpi_fail(ptr %13)
  unreachable

83:
  %84 = load i32, ptr %17, align 4
  %85 = sext i32 %84 to i64
  %86 = shl nsw i64 %85, 3
  %87 = call i64 @llvm.smax.i64(i64 %86, i64 1)
  %88 = call noalias ptr @malloc(i64 %87)
  %89 = icmp eq ptr %88, null
  br i1 %89, label %90, label %99

90:
  call void @llvm.lifetime.start.p0(ptr %12)
  %91 = icmp eq ptr %0, null
  br i1 %91, label %96, label %92

92:
  %93 = load ptr, ptr %0, align 8
  %94 = icmp eq ptr %93, null
  %95 = select i1 %94, ptr @.str.10, ptr %93
  br label %96

96:
  %97 = phi ptr [ @.str.10, %90 ], [ %95, %92 ]
  %98 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %12, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %97)
  call void @pad_mpi_fail(ptr %12)
  unreachable

99:
  %100 = load i32, ptr %18, align 4
  %101 = sext i32 %100 to i64
  %102 = shl nsw i64 %101, 3
  %103 = call i64 @llvm.smax.i64(i64 %102, i64 1)
  %104 = call noalias ptr @malloc(i64 %103)
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %115

106:
  call void @llvm.lifetime.start.p0(ptr %11)
  %107 = icmp eq ptr %0, null
  br i1 %107, label %112, label %108

108:
  %109 = load ptr, ptr %0, align 8
  %110 = icmp eq ptr %109, null
  %111 = select i1 %110, ptr @.str.10, ptr %109
  br label %112

112:
  %113 = phi ptr [ @.str.10, %106 ], [ %111, %108 ]
  %114 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %11, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %113)
  call void @pad_mpi_fail(ptr %11)
  unreachable

115:
  %116 = load i32, ptr %16, align 4
  %117 = load i32, ptr %17, align 4
  %118 = load i32, ptr %18, align 4
  %119 = call i32 @PMPI_Type_get_contents(ptr %1, i32 %116, i32 %117, i32 %118, ptr %72, ptr %88, ptr %104)
  call fastcc void @check(ptr %0, i32 %119)
  %120 = load i32, ptr %19, align 4
  %121 = icmp eq i32 %120, 110
  br i1 %121, label %122, label %190

122:
  %123 = load i32, ptr %72, align 4
  %124 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %125 = sext i32 %123 to i64
  %126 = call fastcc ptr @new_node(i32 3, i64 %125)
  %127 = icmp sgt i32 %123, 0
  br i1 %127, label %128, label %252

128:
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 56
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %131 = getelementptr inbounds nuw i8, ptr %126, i64 12
  %132 = zext nneg i32 %123 to i64
  br label %133

133:
  %134 = phi i64 [ 0, %128 ], [ %188, %187 ]
  %135 = getelementptr inbounds nuw i32, ptr %124, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds nuw ptr, ptr %104, i64 %134
  %139 = load ptr, ptr %138, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  %140 = call i32 @PMPI_Type_get_extent(ptr %139, ptr %3, ptr %4)
  %141 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  %142 = load ptr, ptr %138, align 8
  %143 = call fastcc ptr @layout_of(ptr %0, ptr %142)
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %159

146:
  %147 = icmp eq i32 %136, 1
  br i1 %147, label %155, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %143, i64 24
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %152, %150
  %154 = icmp eq i64 %141, %153
  br i1 %154, label %155, label %159

155:
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 24
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %157, %137
  store i64 %158, ptr %156, align 8
  br label %169

159:
  %160 = icmp eq i32 %136, 1
  br i1 %160, label %169, label %161

161:
  %162 = call fastcc ptr @new_node(i32 1, i64 %137)
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 32
  store i64 %141, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %162, i64 56
  %165 = load ptr, ptr %164, align 8
  store ptr %143, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %143, i64 12
  %167 = load i32, ptr %166, align 4
  %168 = getelementptr inbounds nuw i8, ptr %162, i64 12
  store i32 %167, ptr %168, align 4
  br label %169

169:
  %170 = phi ptr [ %143, %155 ], [ %162, %161 ], [ %143, %159 ]
  %171 = load ptr, ptr %129, align 8
  %172 = getelementptr inbounds nuw ptr, ptr %171, i64 %134
  store ptr %170, ptr %172, align 8
  %173 = getelementptr inbounds nuw i64, ptr %88, i64 %134
  %174 = load i64, ptr %173, align 8
  %175 = load ptr, ptr %130, align 8
  %176 = getelementptr inbounds nuw i64, ptr %175, i64 %134
  store i64 %174, ptr %176, align 8
  %177 = load i32, ptr %135, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %187, label %179

179:
  %180 = load ptr, ptr %129, align 8
  %181 = getelementptr inbounds nuw ptr, ptr %180, i64 %134
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 12
  %184 = load i32, ptr %183, align 4
  %185 = load i32, ptr %131, align 4
  %186 = or i32 %185, %184
  store i32 %186, ptr %131, align 4
  br label %187

187:
  %188 = add nuw nsw i64 %134, 1
  %189 = icmp eq i64 %188, %132
  br i1 %189, label %252, label %133

190:
  %191 = load ptr, ptr %104, align 8
  %192 = call fastcc ptr @layout_of(ptr %0, ptr %191)
  %193 = load ptr, ptr %104, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 0, ptr %6, align 8
  %194 = call i32 @PMPI_Type_get_extent(ptr %193, ptr %5, ptr %6)
  %195 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  switch i32 %120, label %251 [
    i32 102, label %252
    i32 116, label %252
    i32 103, label %196
    i32 104, label %200
    i32 105, label %212
    i32 106, label %221
    i32 107, label %227
    i32 108, label %232
    i32 109, label %240
    i32 111, label %247
    i32 112, label %249
  ]

196:
  %197 = load i32, ptr %72, align 4
  %198 = sext i32 %197 to i64
  %199 = call fastcc ptr @loop(i64 %198, i64 %195, ptr %192)
  br label %252

200:
  %201 = load i32, ptr %72, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %204 = load i32, ptr %203, align 4
  %205 = sext i32 %204 to i64
  %206 = mul nsw i64 %195, %205
  %207 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %208 = load i32, ptr %207, align 4
  %209 = sext i32 %208 to i64
  %210 = call fastcc ptr @loop(i64 %209, i64 %195, ptr %192)
  %211 = call fastcc ptr @loop(i64 %202, i64 %206, ptr %210)
  br label %252

212:
  %213 = load i32, ptr %72, align 4
  %214 = sext i32 %213 to i64
  %215 = load i64, ptr %88, align 8
  %216 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %217 = load i32, ptr %216, align 4
  %218 = sext i32 %217 to i64
  %219 = call fastcc ptr @loop(i64 %218, i64 %195, ptr %192)
  %220 = call fastcc ptr @loop(i64 %214, i64 %215, ptr %219)
  br label %252

221:
  %222 = load i32, ptr %72, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %225 = getelementptr inbounds i32, ptr %224, i64 %223
  %226 = call fastcc ptr @blocks(ptr %192, i64 %195, i64 %223, ptr %224, i64 0, ptr null, ptr %225)
  br label %252

227:
  %228 = load i32, ptr %72, align 4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %231 = call fastcc ptr @blocks(ptr %192, i64 %195, i64 %229, ptr %230, i64 0, ptr %88, ptr null)
  br label %252

232:
  %233 = load i32, ptr %72, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %236 = load i32, ptr %235, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %239 = call fastcc ptr @blocks(ptr %192, i64 %195, i64 %234, ptr null, i64 %237, ptr null, ptr %238)
  br label %252

240:
  %241 = load i32, ptr %72, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %244 = load i32, ptr %243, align 4
  %245 = sext i32 %244 to i64
  %246 = call fastcc ptr @blocks(ptr %192, i64 %195, i64 %242, ptr null, i64 %245, ptr %88, ptr null)
  br label %252

247:
  %248 = call fastcc ptr @subarray(ptr %192, i64 %195, ptr %72)
  br label %252

249:
  %250 = call fastcc ptr @darray(ptr %192, i64 %195, ptr %72)
  br label %252

251:
  call fastcc void @free_node(ptr %192)
  call fastcc void @refuse(ptr %0, ptr @.str.30, ptr @.str.31, ptr @.str.32)
  unreachable

252:
  %253 = phi ptr [ %192, %190 ], [ %192, %190 ], [ %250, %249 ], [ %199, %196 ], [ %211, %200 ], [ %220, %212 ], [ %226, %221 ], [ %231, %227 ], [ %239, %232 ], [ %246, %240 ], [ %248, %247 ], [ %126, %122 ], [ %126, %187 ]
  %254 = load i32, ptr %18, align 4
  %255 = icmp sgt i32 %254, 0
  br i1 %255, label %257, label %256

256:
  call void @free(ptr %72)
  call void @free(ptr %88)
  call void @free(ptr %104)
  br label %270

257:
  %258 = phi i64 [ %266, %265 ], [ 0, %252 ]
  %259 = getelementptr inbounds nuw ptr, ptr %104, i64 %258
  %260 = load ptr, ptr %259, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %261 = call i32 @PMPI_Type_get_envelope(ptr %260, ptr %7, ptr %8, ptr %9, ptr %10)
  %262 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  switch i32 %262, label %263 [
    i32 114, label %265
    i32 113, label %265
    i32 101, label %265
    i32 115, label %265
  ]

263:
  %264 = call i32 @PMPI_Type_free(ptr %259)
  br label %265

265:
  %266 = add nuw nsw i64 %258, 1
  %267 = load i32, ptr %18, align 4
  %268 = sext i32 %267 to i64
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %257, label %256

270:
  %271 = phi ptr [ %23, %22 ], [ %40, %39 ], [ %253, %256 ], [ %50, %54 ], [ %66, %62 ]
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret ptr %271
}

declare ptr @memcpy(ptr, ptr, i64)

define internal fastcc ptr @named(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = alloca [1900 x i8], align 16
  %6 = alloca [1900 x i8], align 16
  %7 = alloca i32, align 4
  %8 = ptrtoint ptr %1 to i64
  %9 = ptrtoint ptr %1 to i64
  switch i64 %9, label %60 [
    i64 730, label %10
    i64 540, label %10
    i64 532, label %10
    i64 722, label %22
    i64 528, label %22
    i64 544, label %34
    i64 739, label %46
    i64 541, label %46
    i64 535, label %46
    i64 534, label %46
    i64 731, label %58
    i64 531, label %58
    i64 530, label %58
  ]

10:
  %11 = tail call noalias ptr @malloc(i64 64)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  call void @llvm.lifetime.start.p0(ptr %6)
  %14 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %6)
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
  br label %97

22:
  %23 = tail call noalias ptr @malloc(i64 64)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %27

25:
  call void @llvm.lifetime.start.p0(ptr %5)
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %5)
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
  br label %97

34:
  %35 = tail call noalias ptr @malloc(i64 64)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %39

37:
  call void @llvm.lifetime.start.p0(ptr %4)
  %38 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %4)
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
  br label %97

46:
  %47 = tail call noalias ptr @malloc(i64 64)
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %51

49:
  call void @llvm.lifetime.start.p0(ptr %3)
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %3)
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
  br label %97

58:
  %59 = tail call fastcc ptr @numbers(i32 1, i32 2)
  br label %97

60:
  %61 = and i64 %8, -2
  %62 = icmp eq i64 %61, 548
  br i1 %62, label %63, label %65

63:
  %64 = tail call fastcc ptr @numbers(i32 3, i32 2)
  br label %97

65:
  switch i64 %8, label %72 [
    i64 553, label %66
    i64 552, label %68
    i64 557, label %70
  ]

66:
  %67 = tail call fastcc ptr @pair(i32 2, i64 8)
  br label %97

68:
  %69 = tail call fastcc ptr @pair(i32 1, i64 4)
  br label %97

70:
  %71 = tail call fastcc ptr @pair(i32 3, i64 16)
  br label %97

72:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %73 = call i32 @PMPI_Type_size(ptr %1, ptr %7)
  %74 = ptrtoint ptr %1 to i64
  switch i64 %74, label %91 [
    i64 538, label %75
    i64 539, label %79
    i64 560, label %83
    i64 561, label %87
    i64 723, label %89
    i64 714, label %89
    i64 747, label %90
    i64 738, label %90
  ]

75:
  %76 = load i32, ptr %7, align 4
  %77 = sext i32 %76 to i64
  %78 = call fastcc ptr @real_of_size(ptr %0, i64 %77, i32 1)
  br label %95

79:
  %80 = load i32, ptr %7, align 4
  %81 = sext i32 %80 to i64
  %82 = call fastcc ptr @real_of_size(ptr %0, i64 %81, i32 2)
  br label %95

83:
  %84 = load i32, ptr %7, align 4
  %85 = sext i32 %84 to i64
  %86 = call fastcc ptr @real_of_size(ptr %0, i64 %85, i32 2)
  br label %95

87:
  %88 = call fastcc ptr @numbers(i32 2, i32 2)
  br label %95

89:
  call fastcc void @half_precision(ptr %0)
  unreachable

90:
  call fastcc void @half_precision(ptr %0)
  unreachable

91:
  %92 = load i32, ptr %7, align 4
  %93 = sext i32 %92 to i64
  %94 = call fastcc ptr @leaf(i32 0, i32 0, i64 %93)
  br label %95

95:
  %96 = phi ptr [ %78, %75 ], [ %82, %79 ], [ %86, %83 ], [ %88, %87 ], [ %94, %91 ]
  call void @llvm.lifetime.end.p0(ptr %7)
  br label %97

97:
  %98 = phi ptr [ %11, %15 ], [ %23, %27 ], [ %35, %39 ], [ %47, %51 ], [ %59, %58 ], [ %64, %63 ], [ %67, %66 ], [ %69, %68 ], [ %71, %70 ], [ %96, %95 ]
  ret ptr %98
}

declare i32 @PMPI_Type_get_envelope(ptr, ptr, ptr, ptr, ptr)

define internal fastcc ptr @leaf(i32 %0, i32 %1, i64 %2) {
  %4 = alloca [1900 x i8], align 16
  %5 = tail call noalias ptr @malloc(i64 64)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %9

7:
  call void @llvm.lifetime.start.p0(ptr %4)
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %14 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
  call void @pad_mpi_fail(ptr %5)
  unreachable

24:
  call void @llvm.lifetime.start.p0(ptr %4)
  %25 = icmp eq ptr %0, null
  br i1 %25, label %30, label %26

26:
  %27 = load ptr, ptr %0, align 8
  %28 = icmp eq ptr %27, null
  %29 = select i1 %28, ptr @.str.10, ptr %27
  br label %30

30:
  %31 = phi ptr [ @.str.10, %24 ], [ %29, %26 ]
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr %31)
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

define internal fastcc ptr @numbers(i32 %0, i32 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = tail call noalias ptr @malloc(i64 64)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %8

6:
  call void @llvm.lifetime.start.p0(ptr %3)
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %27 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %7 = select i1 %6, ptr @.str.10, ptr %5
  br label %8

8:
  %9 = phi ptr [ @.str.10, %1 ], [ %7, %4 ]
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr %9)
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
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.10)
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
  %16 = icmp eq i32 %15, 15
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
  %23 = icmp eq i32 %16, 15
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
  %54 = icmp eq i32 %49, 16
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
  %86 = icmp eq i32 %84, 19
  br i1 %86, label %87, label %94

87:
  %88 = icmp eq i32 %49, 17
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

define internal fastcc i64 @length_with(ptr %0, i32 %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = alloca %struct.Walk, align 8
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %38, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %32, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp ult i32 %12, 2
  br i1 %13, label %14, label %19

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %4, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %18, align 8
  br i1 %17, label %34, label %21

19:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %4, align 8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = load i64, ptr %30, align 8
  call fastcc void @walk_row(ptr %4, ptr %8, ptr null, i64 %29, i64 %31)
  br label %34

32:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %33, align 8
  br label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = ptrtoint ptr %36 to i64
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %38

38:
  %39 = phi i64 [ 0, %2 ], [ %37, %34 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %3, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %54, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %53 = load i64, ptr %52, align 8
  call fastcc void @walk_row(ptr %3, ptr %47, ptr null, i64 %51, i64 %53)
  br label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %56 = load ptr, ptr %55, align 8
  %57 = ptrtoint ptr %56 to i64
  call void @llvm.lifetime.end.p0(ptr %3)
  %58 = sext i32 %1 to i64
  %59 = mul nsw i64 %39, %58
  %60 = add nsw i64 %59, %57
  ret i64 %60
}

define internal void @pass_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 %3
  store ptr %7, ptr %5, align 8
  ret void
}

define internal fastcc void @walk_row(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = load i32, ptr %1, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %33

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = icmp eq i64 %4, %13
  br i1 %14, label %15, label %33

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %31

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %31

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, -1
  br i1 %26, label %31, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %61, label %31

31:
  %32 = mul nsw i64 %12, %3
  tail call fastcc void @walk_leaf(ptr %0, ptr %1, ptr %2, i64 %32)
  br label %61

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %51

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %51

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %45, label %51

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %47 = load i32, ptr %46, align 8
  %48 = icmp ne i32 %47, 0
  %49 = icmp sgt i64 %3, 0
  %50 = and i1 %48, %49
  br i1 %50, label %53, label %61

51:
  %52 = icmp sgt i64 %3, 0
  br i1 %52, label %53, label %61

53:
  %54 = tail call i64 @llvm.smax.i64(i64 %3, i64 1)
  br label %55

55:
  %56 = phi i64 [ %59, %55 ], [ 0, %53 ]
  %57 = mul nsw i64 %56, %4
  %58 = getelementptr inbounds i8, ptr %2, i64 %57
  tail call fastcc void @walk(ptr %0, ptr %1, ptr %58)
  %59 = add nuw nsw i64 %56, 1
  %60 = icmp eq i64 %59, %54
  br i1 %60, label %61, label %55

61:
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %13
  tail call void %18(ptr %0, ptr %2, i32 0, i64 %21)
  br label %52

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %13, %30
  tail call void %27(ptr %0, ptr %2, i32 %24, i64 %31)
  br label %52

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %52, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %13
  %40 = icmp eq i32 %34, 1
  %41 = icmp eq i32 %34, 2
  %42 = select i1 %41, i64 8, i64 16
  %43 = select i1 %40, i64 4, i64 %42
  %44 = add nsw i64 %43, -1
  %45 = and i64 %39, %44
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %49, label %47

47:
  call void @llvm.lifetime.start.p0(ptr %5)
  %48 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.36, ptr @.str.34, ptr @.str.35, ptr @.str.10)
  call void @pad_mpi_fail(ptr %5)
  unreachable

49:
  %50 = load ptr, ptr %0, align 8
  %51 = sdiv i64 %39, %43
  tail call void %50(ptr %0, ptr %2, i32 %34, i64 %51)
  br label %52

52:
  ret void
}

define internal fastcc void @walk(ptr %0, ptr %1, ptr %2) {
  %4 = load i32, ptr %1, align 8
  switch i32 %4, label %59 [
    i32 0, label %21
    i32 1, label %24
    i32 2, label %12
    i32 3, label %5
  ]

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %59

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %47

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %59

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  br label %32

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load i64, ptr %22, align 8
  tail call fastcc void @walk_leaf(ptr %0, ptr %1, ptr %2, i64 %23)
  br label %59

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %31 = load i64, ptr %30, align 8
  tail call fastcc void @walk_row(ptr %0, ptr %27, ptr %2, i64 %29, i64 %31)
  br label %59

32:
  %33 = phi i64 [ 0, %16 ], [ %44, %32 ]
  %34 = load ptr, ptr %17, align 8
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %18, align 8
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %33
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %2, i64 %38
  %40 = load ptr, ptr %19, align 8
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %20, align 8
  tail call fastcc void @walk_row(ptr %0, ptr %35, ptr %39, i64 %42, i64 %43)
  %44 = add nuw nsw i64 %33, 1
  %45 = load i64, ptr %13, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %32, label %59

47:
  %48 = phi i64 [ 0, %9 ], [ %56, %47 ]
  %49 = load ptr, ptr %10, align 8
  %50 = getelementptr inbounds nuw ptr, ptr %49, i64 %48
  %51 = load ptr, ptr %50, align 8
  %52 = load ptr, ptr %11, align 8
  %53 = getelementptr inbounds nuw i64, ptr %52, i64 %48
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %2, i64 %54
  tail call fastcc void @walk(ptr %0, ptr %51, ptr %55)
  %56 = add nuw nsw i64 %48, 1
  %57 = load i64, ptr %6, align 8
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %47, label %59

59:
  ret void
}

define internal fastcc void @check_tag(ptr %0, i32 %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = load i32, ptr @half_of_tags.half, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %19

8:
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr null, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %9 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %4, ptr %5)
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12

12:
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = sdiv i32 %14, 2
  %16 = add nsw i32 %15, 1
  br label %17

17:
  %18 = phi i32 [ %16, %12 ], [ 16384, %8 ]
  store i32 %18, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %19

19:
  %20 = load i32, ptr @half_of_tags.half, align 4
  %21 = icmp slt i32 %1, %20
  br i1 %21, label %31, label %22

22:
  call void @llvm.lifetime.start.p0(ptr %3)
  %23 = icmp eq ptr %0, null
  br i1 %23, label %28, label %24

24:
  %25 = load ptr, ptr %0, align 8
  %26 = icmp eq ptr %25, null
  %27 = select i1 %26, ptr @.str.10, ptr %25
  br label %28

28:
  %29 = phi ptr [ @.str.10, %22 ], [ %27, %24 ]
  %30 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr %29)
  call void @pad_mpi_fail(ptr %3)
  unreachable

31:
  ret void
}

define internal void @start_return(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [1900 x i8], align 16
  %8 = alloca [1900 x i8], align 16
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.Walk, align 8
  %12 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %38, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = icmp ult i32 %18, 2
  br i1 %19, label %20, label %25

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %24, align 8
  br i1 %23, label %40, label %27

25:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %11, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %26, align 8
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %37 = load i64, ptr %36, align 8
  call fastcc void @walk_row(ptr %11, ptr %14, ptr null, i64 %35, i64 %37)
  br label %40

38:
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %11, align 8
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 -1, ptr %39, align 8
  br label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  store i64 %43, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %45 = load i32, ptr %44, align 8
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %46, %43
  store i64 %47, ptr %12, align 8
  %48 = call i32 @pthread_mutex_lock(ptr @lock)
  %49 = load ptr, ptr @stash, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %92, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 108
  br label %55

55:
  %56 = phi ptr [ %49, %51 ], [ %90, %88 ]
  %57 = phi ptr [ @stash, %51 ], [ %89, %88 ]
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %52, align 8
  %61 = icmp eq ptr %59, %60
  br i1 %61, label %62, label %88

62:
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %64 = load i32, ptr %63, align 8
  %65 = load i32, ptr %53, align 8
  %66 = icmp eq i32 %64, %65
  br i1 %66, label %67, label %88

67:
  %68 = getelementptr inbounds nuw i8, ptr %56, i64 20
  %69 = load i32, ptr %68, align 4
  %70 = load i32, ptr %54, align 4
  %71 = load i32, ptr @half_of_tags.half, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %84

73:
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 0, ptr %10, align 4
  %74 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %9, ptr %10)
  %75 = load i32, ptr %10, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %82, label %77

77:
  %78 = load ptr, ptr %9, align 8
  %79 = load i32, ptr %78, align 4
  %80 = sdiv i32 %79, 2
  %81 = add nsw i32 %80, 1
  br label %82

82:
  %83 = phi i32 [ %81, %77 ], [ 16384, %73 ]
  store i32 %83, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %84

84:
  %85 = load i32, ptr @half_of_tags.half, align 4
  %86 = add nsw i32 %85, %70
  %87 = icmp eq i32 %69, %86
  br i1 %87, label %92, label %88

88:
  %89 = load ptr, ptr %57, align 8
  %90 = load ptr, ptr %89, align 8
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %55

92:
  %93 = phi ptr [ @stash, %40 ], [ %57, %84 ], [ %89, %88 ]
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %102, label %96

96:
  %97 = load ptr, ptr %94, align 8
  store ptr %97, ptr %93, align 8
  %98 = call i32 @pthread_mutex_unlock(ptr @lock)
  %99 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, %47
  br i1 %101, label %115, label %104

102:
  %103 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %118

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %106 = load ptr, ptr %105, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  %107 = icmp eq ptr %106, null
  br i1 %107, label %112, label %108

108:
  %109 = load ptr, ptr %106, align 8
  %110 = icmp eq ptr %109, null
  %111 = select i1 %110, ptr @.str.10, ptr %109
  br label %112

112:
  %113 = phi ptr [ @.str.10, %104 ], [ %111, %108 ]
  %114 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %8, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr %113)
  call void @pad_mpi_fail(ptr %8)
  unreachable

115:
  %116 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %117 = load ptr, ptr %116, align 8
  call void @free(ptr %94)
  br label %118

118:
  %119 = phi ptr [ %117, %115 ], [ null, %102 ]
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %119, ptr %120, align 8
  %121 = icmp eq ptr %119, null
  br i1 %121, label %122, label %183

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %124 = load ptr, ptr %123, align 8
  %125 = load i64, ptr %12, align 8
  %126 = call i64 @llvm.smax.i64(i64 %125, i64 1)
  %127 = call noalias ptr @malloc(i64 %126)
  %128 = icmp eq ptr %127, null
  br i1 %128, label %129, label %138

129:
  call void @llvm.lifetime.start.p0(ptr %7)
  %130 = icmp eq ptr %124, null
  br i1 %130, label %135, label %131

131:
  %132 = load ptr, ptr %124, align 8
  %133 = icmp eq ptr %132, null
  %134 = select i1 %133, ptr @.str.10, ptr %132
  br label %135

135:
  %136 = phi ptr [ @.str.10, %129 ], [ %134, %131 ]
  %137 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %136)
  call void @pad_mpi_fail(ptr %7)
  unreachable

138:
  store ptr %127, ptr %120, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %140 = load ptr, ptr %139, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr inttoptr (i64 320 to ptr), ptr %6, align 8
  %141 = call i32 @PMPI_Comm_get_errhandler(ptr %140, ptr %6)
  %142 = call i32 @PMPI_Comm_set_errhandler(ptr %140, ptr inttoptr (i64 323 to ptr))
  %143 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  %144 = load ptr, ptr %123, align 8
  %145 = call fastcc ptr @large(ptr %144, ptr %12)
  %146 = load ptr, ptr %123, align 8
  %147 = load ptr, ptr %120, align 8
  %148 = load i64, ptr %12, align 8
  %149 = trunc i64 %148 to i32
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %151 = load i32, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %153 = load i32, ptr %152, align 4
  %154 = load i32, ptr @half_of_tags.half, align 4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %167

156:
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr null, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %157 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %4, ptr %5)
  %158 = load i32, ptr %5, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:
  %161 = load ptr, ptr %4, align 8
  %162 = load i32, ptr %161, align 4
  %163 = sdiv i32 %162, 2
  %164 = add nsw i32 %163, 1
  br label %165

165:
  %166 = phi i32 [ %164, %160 ], [ 16384, %156 ]
  store i32 %166, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %167

167:
  %168 = load i32, ptr @half_of_tags.half, align 4
  %169 = add nsw i32 %168, %153
  %170 = load ptr, ptr %139, align 8
  %171 = call fastcc ptr @request_of(ptr %0)
  %172 = call i32 @PMPI_Irecv(ptr %147, i32 %149, ptr %145, i32 %151, i32 %169, ptr %170, ptr %171)
  call fastcc void @check(ptr %146, i32 %172)
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr %145, ptr %3, align 8
  %173 = icmp eq ptr %145, inttoptr (i64 583 to ptr)
  br i1 %173, label %176, label %174

174:
  %175 = call i32 @PMPI_Type_free(ptr %3)
  br label %176

176:
  call void @llvm.lifetime.end.p0(ptr %3)
  %177 = load ptr, ptr %139, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %143, ptr %2, align 8
  %178 = icmp eq ptr %143, inttoptr (i64 320 to ptr)
  br i1 %178, label %182, label %179

179:
  %180 = call i32 @PMPI_Comm_set_errhandler(ptr %177, ptr %143)
  %181 = call i32 @PMPI_Errhandler_free(ptr %2)
  br label %182

182:
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %183

183:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define internal void @finish_return(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca [1900 x i8], align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.Walk, align 8
  %7 = alloca %struct.MPI_Status, align 4
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %35, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %17, label %22

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %21, align 8
  br i1 %20, label %37, label %24

22:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %23, align 8
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %34 = load i64, ptr %33, align 8
  call fastcc void @walk_row(ptr %6, ptr %11, ptr null, i64 %32, i64 %34)
  br label %37

35:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = ptrtoint ptr %39 to i64
  call void @llvm.lifetime.end.p0(ptr %6)
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %78, label %44

44:
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %46 = load ptr, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr inttoptr (i64 320 to ptr), ptr %5, align 8
  %47 = call i32 @PMPI_Comm_get_errhandler(ptr %46, ptr %5)
  %48 = call i32 @PMPI_Comm_set_errhandler(ptr %46, ptr inttoptr (i64 323 to ptr))
  %49 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %5)
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %53 = load ptr, ptr %52, align 8
  call fastcc void @wait_one(ptr %51, ptr %53, ptr %7)
  %54 = load ptr, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr %49, ptr %4, align 8
  %55 = icmp eq ptr %49, inttoptr (i64 320 to ptr)
  br i1 %55, label %59, label %56

56:
  %57 = call i32 @PMPI_Comm_set_errhandler(ptr %54, ptr %49)
  %58 = call i32 @PMPI_Errhandler_free(ptr %4)
  br label %59

59:
  call void @llvm.lifetime.end.p0(ptr %4)
  %60 = call i32 @PMPI_Get_elements_x(ptr %7, ptr inttoptr (i64 583 to ptr), ptr %8)
  %61 = load i64, ptr %8, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %63 = load i32, ptr %62, align 8
  %64 = sext i32 %63 to i64
  %65 = mul nsw i64 %64, %40
  %66 = icmp eq i64 %61, %65
  br i1 %66, label %77, label %67

67:
  %68 = load ptr, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %69 = icmp eq ptr %68, null
  br i1 %69, label %74, label %70

70:
  %71 = load ptr, ptr %68, align 8
  %72 = icmp eq ptr %71, null
  %73 = select i1 %72, ptr @.str.10, ptr %71
  br label %74

74:
  %75 = phi ptr [ @.str.10, %67 ], [ %73, %70 ]
  %76 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr %75)
  call void @pad_mpi_fail(ptr %3)
  unreachable

77:
  store i32 0, ptr %41, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  br label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %9, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %125, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %85, 1
  br i1 %86, label %125, label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %89 = load i32, ptr %88, align 8
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %125

91:
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %104

104:
  %105 = phi i64 [ 0, %91 ], [ %121, %120 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @add_block, ptr %2, align 8
  store i32 0, ptr %92, align 8
  store i32 0, ptr %93, align 4
  store i64 0, ptr %94, align 8
  store i32 -1, ptr %95, align 8
  store i32 0, ptr %96, align 4
  %106 = mul nsw i64 %105, %40
  %107 = getelementptr inbounds i8, ptr %80, i64 %106
  store ptr %107, ptr %97, align 8
  store i64 0, ptr %98, align 8
  store i32 0, ptr %99, align 8
  store i32 0, ptr %100, align 4
  %108 = load ptr, ptr %9, align 8
  %109 = getelementptr inbounds nuw ptr, ptr %108, i64 %105
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %110, null
  br i1 %111, label %120, label %112

112:
  %113 = load i32, ptr %101, align 4
  store i32 %113, ptr %92, align 8
  %114 = load i64, ptr %102, align 8
  store i64 %114, ptr %94, align 8
  %115 = load ptr, ptr %10, align 8
  %116 = icmp eq ptr %115, null
  br i1 %116, label %120, label %117

117:
  %118 = load i64, ptr %84, align 8
  %119 = load i64, ptr %103, align 8
  call fastcc void @walk_row(ptr %2, ptr %115, ptr %110, i64 %118, i64 %119)
  br label %120

120:
  call void @llvm.lifetime.end.p0(ptr %2)
  %121 = add nuw nsw i64 %105, 1
  %122 = load i32, ptr %88, align 8
  %123 = sext i32 %122 to i64
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %104, label %125

125:
  %126 = load ptr, ptr %79, align 8
  call void @free(ptr %126)
  store ptr null, ptr %79, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define internal void @reverse_both(ptr %0) {
  %2 = load double, ptr @timeout.limit, align 8
  %3 = fcmp olt double %2, 0.000000e+00
  br i1 %3, label %4, label %13

4:
  %5 = tail call ptr @getenv(ptr @.str.4)
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i32 %16, ptr %17, align 8
  tail call fastcc void @begin(ptr %0)
  tail call fastcc void @complete(ptr %0)
  ret void
}

define internal fastcc void @complete(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %35

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = load i32, ptr %6, align 8
  switch i32 %7, label %9 [
    i32 0, label %8
    i32 3, label %8
  ]

8:
  tail call fastcc void @begin(ptr %0)
  br label %9

9:
  %10 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %11 = load i32, ptr %6, align 8
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %25

13:
  %14 = load i32, ptr @threaded.level, align 4
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %18

18:
  %19 = load i32, ptr @threaded.level, align 4
  %20 = icmp eq i32 %19, 4096
  br i1 %20, label %21, label %25

21:
  %22 = tail call i32 @pthread_cond_wait(ptr @started, ptr @lock)
  %23 = load i32, ptr %6, align 8
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %13, label %25

25:
  %26 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %27 = load i32, ptr %6, align 8
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:
  store i32 2, ptr %6, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = load ptr, ptr %30, align 8
  tail call void %31(ptr %0)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load ptr, ptr %33, align 8
  tail call void %34(ptr %0)
  store i32 3, ptr %6, align 8
  br label %35

35:
  ret void
}

declare i32 @pthread_cond_wait(ptr, ptr)

define internal fastcc ptr @request_of(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %8, label %32

8:
  %9 = icmp eq i32 %6, 0
  %10 = shl nsw i32 %6, 1
  %11 = select i1 %9, i32 2, i32 %10
  store i32 %11, ptr %5, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
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
  %28 = select i1 %27, ptr @.str.10, ptr %26
  br label %29

29:
  %30 = phi ptr [ @.str.10, %23 ], [ %28, %25 ]
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %30)
  call void @pad_mpi_fail(ptr %2)
  unreachable

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %34 = load ptr, ptr %33, align 8
  %35 = load i32, ptr %3, align 8
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds ptr, ptr %34, i64 %36
  store ptr inttoptr (i64 384 to ptr), ptr %37, align 8
  %38 = load ptr, ptr %33, align 8
  %39 = load i32, ptr %3, align 8
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %3, align 8
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds ptr, ptr %38, i64 %41
  ret ptr %42
}

declare ptr @realloc(ptr, i64)

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

declare i32 @PMPI_Query_thread(ptr)

define internal fastcc void @join_group(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = alloca [1900 x i8], align 16
  %4 = load ptr, ptr @open_group, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %22

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = tail call noalias ptr @malloc(i64 40)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %20

11:
  call void @llvm.lifetime.start.p0(ptr %3)
  %12 = icmp eq ptr %8, null
  br i1 %12, label %17, label %13

13:
  %14 = load ptr, ptr %8, align 8
  %15 = icmp eq ptr %14, null
  %16 = select i1 %15, ptr @.str.10, ptr %14
  br label %17

17:
  %18 = phi ptr [ @.str.10, %11 ], [ %16, %13 ]
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %18)
  call void @pad_mpi_fail(ptr %3)
  unreachable

20:
  %21 = tail call ptr @memset(ptr %9, i32 0, i64 40)
  store ptr %9, ptr @open_group, align 8
  br label %22

22:
  %23 = load ptr, ptr @open_group, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  br i1 %28, label %29, label %51

29:
  %30 = icmp eq i64 %27, 0
  %31 = shl nsw i64 %27, 1
  %32 = select i1 %30, i64 8, i64 %31
  store i64 %32, ptr %26, align 8
  %33 = load ptr, ptr %23, align 8
  %34 = shl i64 %32, 3
  %35 = tail call ptr @realloc(ptr %33, i64 %34)
  store ptr %35, ptr %23, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %51

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = tail call noalias ptr @malloc(i64 9223372036854775807)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:
  call void @llvm.lifetime.start.p0(ptr %2)
  %43 = icmp eq ptr %39, null
  br i1 %43, label %48, label %44

44:
  %45 = load ptr, ptr %39, align 8
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, ptr @.str.10, ptr %45
  br label %48

48:
  %49 = phi ptr [ @.str.10, %42 ], [ %47, %44 ]
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %49)
  call void @pad_mpi_fail(ptr %2)
  unreachable

51:
  %52 = load i64, ptr %24, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %52, ptr %53, align 8
  %54 = load ptr, ptr %23, align 8
  %55 = load i64, ptr %24, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %24, align 8
  %57 = getelementptr inbounds ptr, ptr %54, i64 %55
  store ptr %0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw i8, ptr %23, i64 32
  store i32 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %23, ptr %62, align 8
  ret void
}

declare i32 @PMPI_Error_string(i32, ptr, ptr)

define internal fastcc void @fill(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = alloca %struct.Walk, align 8
  %4 = alloca %struct.Walk, align 8
  %5 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(56) %4, ptr align 8 dereferenceable(56) @__const.whole_length.w, i64 56, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %20, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %19 = load i64, ptr %18, align 8
  call fastcc void @walk_row(ptr %4, ptr %13, ptr null, i64 %17, i64 %19)
  br label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = ptrtoint ptr %22 to i64
  call void @llvm.lifetime.end.p0(ptr %4)
  %24 = load ptr, ptr %12, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %45, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = icmp ult i32 %28, 2
  br i1 %29, label %30, label %34

30:
  %31 = load i32, ptr %6, align 4
  %32 = icmp eq i32 %31, 0
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %33, align 8
  br i1 %32, label %47, label %36

34:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %35, align 8
  br label %36

36:
  %37 = load i32, ptr %6, align 4
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %37, ptr %38, align 8
  %39 = load i64, ptr %9, align 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %44 = load i64, ptr %43, align 8
  call fastcc void @walk_row(ptr %3, ptr %24, ptr null, i64 %42, i64 %44)
  br label %47

45:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %46, align 8
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %49 = load ptr, ptr %48, align 8
  %50 = ptrtoint ptr %49 to i64
  call void @llvm.lifetime.end.p0(ptr %3)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %75

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %58 = load i32, ptr %57, align 8
  %59 = sext i32 %58 to i64
  %60 = mul nsw i64 %59, %50
  %61 = add nsw i64 %60, %23
  %62 = call i64 @llvm.smax.i64(i64 %61, i64 1)
  %63 = call noalias ptr @malloc(i64 %62)
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %74

65:
  call void @llvm.lifetime.start.p0(ptr %2)
  %66 = icmp eq ptr %56, null
  br i1 %66, label %71, label %67

67:
  %68 = load ptr, ptr %56, align 8
  %69 = icmp eq ptr %68, null
  %70 = select i1 %69, ptr @.str.10, ptr %68
  br label %71

71:
  %72 = phi ptr [ @.str.10, %65 ], [ %70, %67 ]
  %73 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %72)
  call void @pad_mpi_fail(ptr %2)
  unreachable

74:
  store ptr %63, ptr %51, align 8
  br label %75

75:
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @copy_out, ptr %5, align 8
  %76 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %82 = load ptr, ptr %51, align 8
  store ptr %82, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %85, align 4
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %6, align 4
  store i32 %88, ptr %76, align 8
  %89 = load i64, ptr %9, align 8
  store i64 %89, ptr %78, align 8
  %90 = load ptr, ptr %12, align 8
  %91 = icmp eq ptr %90, null
  br i1 %91, label %97, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %96 = load i64, ptr %95, align 8
  call fastcc void @walk_row(ptr %5, ptr %90, ptr %87, i64 %94, i64 %96)
  br label %97

97:
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %99 = load ptr, ptr %51, align 8
  %100 = getelementptr inbounds i8, ptr %99, i64 %23
  call fastcc void @stream_read(ptr %98, i32 -1, ptr %100, i64 %50)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal void @copy_out(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @memcpy(ptr %6, ptr %1, i64 %3)
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 %3
  store ptr %9, ptr %5, align 8
  ret void
}

define internal fastcc void @leave_group(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %35, label %6

6:
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds ptr, ptr %7, i64 %9
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %16, ptr %17, align 8
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:
  %23 = load ptr, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 80
  store ptr %23, ptr %24, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, -1
  store i64 %28, ptr %26, align 8
  %29 = icmp sgt i64 %27, 1
  %30 = load ptr, ptr @open_group, align 8
  %31 = icmp eq ptr %4, %30
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %35, label %33

33:
  %34 = load ptr, ptr %4, align 8
  tail call void @free(ptr %34)
  tail call void @free(ptr %4)
  br label %35

35:
  store ptr null, ptr %3, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr null, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr null, ptr %37, align 8
  %38 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

define internal fastcc void @send_later(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, ptr %5) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store i64 %2, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr inttoptr (i64 320 to ptr), ptr %9, align 8
  %12 = call i32 @PMPI_Comm_get_errhandler(ptr %5, ptr %9)
  %13 = call i32 @PMPI_Comm_set_errhandler(ptr %5, ptr inttoptr (i64 323 to ptr))
  %14 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  %15 = call fastcc ptr @large(ptr %0, ptr %10)
  %16 = load i64, ptr %10, align 8
  %17 = trunc i64 %16 to i32
  %18 = call i32 @PMPI_Isend(ptr %1, i32 %17, ptr %15, i32 %3, i32 %4, ptr %5, ptr %11)
  call fastcc void @check(ptr %0, i32 %18)
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr %15, ptr %8, align 8
  %19 = icmp eq ptr %15, inttoptr (i64 583 to ptr)
  br i1 %19, label %22, label %20

20:
  %21 = call i32 @PMPI_Type_free(ptr %8)
  br label %22

22:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr %14, ptr %7, align 8
  %23 = icmp eq ptr %14, inttoptr (i64 320 to ptr)
  br i1 %23, label %27, label %24

24:
  %25 = call i32 @PMPI_Comm_set_errhandler(ptr %5, ptr %14)
  %26 = call i32 @PMPI_Errhandler_free(ptr %7)
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %7)
  %28 = load ptr, ptr %11, align 8
  call fastcc void @keep_pending(ptr %0, ptr %5, ptr %1, ptr %28)
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define internal void @start_give_back(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Walk, align 8
  %5 = alloca [1900 x i8], align 16
  %6 = alloca %struct.Walk, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %33, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = icmp ult i32 %13, 2
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %19, align 8
  br i1 %18, label %35, label %22

20:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %21, align 8
  br label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %32 = load i64, ptr %31, align 8
  call fastcc void @walk_row(ptr %6, ptr %9, ptr null, i64 %30, i64 %32)
  br label %35

33:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %34, align 8
  br label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  call void @llvm.lifetime.end.p0(ptr %6)
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %42 = load i32, ptr %41, align 8
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %43, %38
  %45 = call i64 @llvm.smax.i64(i64 %44, i64 1)
  %46 = call noalias ptr @malloc(i64 %45)
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %57

48:
  call void @llvm.lifetime.start.p0(ptr %5)
  %49 = icmp eq ptr %40, null
  br i1 %49, label %54, label %50

50:
  %51 = load ptr, ptr %40, align 8
  %52 = icmp eq ptr %51, null
  %53 = select i1 %52, ptr @.str.10, ptr %51
  br label %54

54:
  %55 = phi ptr [ @.str.10, %48 ], [ %53, %50 ]
  %56 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %55)
  call void @pad_mpi_fail(ptr %5)
  unreachable

57:
  call fastcc void @stream_read(ptr %7, i32 -1, ptr %46, i64 %38)
  %58 = load ptr, ptr %7, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %100, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %62, 1
  br i1 %63, label %100, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %66 = load i32, ptr %65, align 8
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %100

68:
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %81

81:
  %82 = phi i64 [ 0, %68 ], [ %96, %95 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @zero_block, ptr %4, align 8
  store i32 0, ptr %69, align 8
  store i32 0, ptr %70, align 4
  store i64 0, ptr %71, align 8
  store i32 -1, ptr %72, align 8
  store i32 0, ptr %73, align 4
  store ptr null, ptr %74, align 8
  store i64 0, ptr %75, align 8
  store i32 0, ptr %76, align 8
  store i32 0, ptr %77, align 4
  %83 = load ptr, ptr %7, align 8
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %82
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %95, label %87

87:
  %88 = load i32, ptr %78, align 4
  store i32 %88, ptr %69, align 8
  %89 = load i64, ptr %79, align 8
  store i64 %89, ptr %71, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = icmp eq ptr %90, null
  br i1 %91, label %95, label %92

92:
  %93 = load i64, ptr %61, align 8
  %94 = load i64, ptr %80, align 8
  call fastcc void @walk_row(ptr %4, ptr %90, ptr %85, i64 %93, i64 %94)
  br label %95

95:
  call void @llvm.lifetime.end.p0(ptr %4)
  %96 = add nuw nsw i64 %82, 1
  %97 = load i32, ptr %65, align 8
  %98 = sext i32 %97 to i64
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %81, label %100

100:
  %101 = load ptr, ptr %39, align 8
  %102 = load i32, ptr %41, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %104 = load i32, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %106 = load i32, ptr %105, align 4
  %107 = load i32, ptr @half_of_tags.half, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %120

109:
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %110 = call i32 @PMPI_Comm_get_attr(ptr inttoptr (i64 257 to ptr), i32 501, ptr %2, ptr %3)
  %111 = load i32, ptr %3, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %118, label %113

113:
  %114 = load ptr, ptr %2, align 8
  %115 = load i32, ptr %114, align 4
  %116 = sdiv i32 %115, 2
  %117 = add nsw i32 %116, 1
  br label %118

118:
  %119 = phi i32 [ %117, %113 ], [ 16384, %109 ]
  store i32 %119, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %120

120:
  %121 = sext i32 %102 to i64
  %122 = mul nsw i64 %121, %38
  %123 = load i32, ptr @half_of_tags.half, align 4
  %124 = add nsw i32 %123, %106
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %126 = load ptr, ptr %125, align 8
  call fastcc void @send_later(ptr %101, ptr %46, i64 %122, i32 %104, i32 %124, ptr %126)
  ret void
}

define internal void @finish_nothing(ptr %0) {
  ret void
}

define internal void @set_received(ptr %0, ptr %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  %5 = load i32, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i32 %8, ptr %9, align 4
  %10 = call i32 @PMPI_Get_elements_x(ptr %1, ptr inttoptr (i64 583 to ptr), ptr %4)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %14 = load i64, ptr %4, align 8
  call fastcc void @set_length(ptr %12, ptr %13, i64 %14, i32 0)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %50

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %50, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %24 = load i32, ptr %23, align 4
  %25 = icmp ult i32 %24, 2
  br i1 %25, label %26, label %35

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %50, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %34, align 8
  br i1 %33, label %46, label %37

35:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %45 = load i64, ptr %44, align 8
  call fastcc void @walk_row(ptr %3, ptr %20, ptr null, i64 %16, i64 %45)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %48 = load i64, ptr %47, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  %49 = icmp slt i64 %48, 1
  br i1 %49, label %50, label %52

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 1, ptr %51, align 4
  call fastcc void @leave_group(ptr %0)
  br label %55

52:
  %53 = load ptr, ptr %11, align 8
  %54 = load i32, ptr %9, align 4
  call fastcc void @check_tag(ptr %53, i32 %54)
  br label %55

55:
  call void @llvm.lifetime.end.p0(ptr %4)
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

define internal void @copy_in(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @memcpy(ptr %1, ptr %6, i64 %3)
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 %3
  store ptr %9, ptr %5, align 8
  ret void
}

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
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @complete(ptr %12)
  br label %15

15:
  %16 = load ptr, ptr %7, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %19, label %18

18:
  tail call fastcc void @complete(ptr %16)
  br label %19

19:
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

define internal void @reverse_posts(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = alloca [1900 x i8], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %27, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %26

11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 100
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %26, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = load ptr, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:
  %20 = load ptr, ptr %17, align 8
  %21 = icmp eq ptr %20, null
  %22 = select i1 %21, ptr @.str.10, ptr %20
  br label %23

23:
  %24 = phi ptr [ @.str.10, %15 ], [ %22, %19 ]
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr %24)
  call void @pad_mpi_fail(ptr %3)
  unreachable

26:
  tail call fastcc void @complete(ptr %5)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %51, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 120
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %50

35:
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 100
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %50, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %41 = load ptr, ptr %40, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %47, label %43

43:
  %44 = load ptr, ptr %41, align 8
  %45 = icmp eq ptr %44, null
  %46 = select i1 %45, ptr @.str.10, ptr %44
  br label %47

47:
  %48 = phi ptr [ @.str.10, %39 ], [ %46, %43 ]
  %49 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr %48)
  call void @pad_mpi_fail(ptr %2)
  unreachable

50:
  tail call fastcc void @complete(ptr %29)
  br label %51

51:
  ret void
}

define internal fastcc ptr @starting(ptr %0, ptr %1) {
  %3 = alloca [1900 x i8], align 16
  %4 = alloca [1900 x i8], align 16
  %5 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %6 = load i64, ptr @buckets, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %17, label %8

8:
  %9 = load ptr, ptr @tickets, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = mul i64 %10, -7046029254386353131
  %12 = lshr i64 %11, 20
  %13 = add i64 %6, 17592186044415
  %14 = and i64 %13, %12
  %15 = getelementptr inbounds nuw ptr, ptr %9, i64 %14
  %16 = load ptr, ptr %15, align 8
  br label %17

17:
  %18 = phi ptr [ %16, %8 ], [ null, %2 ]
  %19 = icmp eq ptr %18, null
  br i1 %19, label %28, label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %18, %17 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, %1
  br i1 %24, label %28, label %25

25:
  %26 = load ptr, ptr %21, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %20

28:
  %29 = phi ptr [ null, %17 ], [ %21, %20 ], [ null, %25 ]
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %31 ], [ null, %28 ]
  %36 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %37 = icmp eq ptr %35, null
  br i1 %37, label %38, label %47

38:
  call void @llvm.lifetime.start.p0(ptr %4)
  %39 = icmp eq ptr %0, null
  br i1 %39, label %44, label %40

40:
  %41 = load ptr, ptr %0, align 8
  %42 = icmp eq ptr %41, null
  %43 = select i1 %42, ptr @.str.10, ptr %41
  br label %44

44:
  %45 = phi ptr [ @.str.10, %38 ], [ %43, %40 ]
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.54, ptr @.str.55, ptr @.str.56, ptr %45)
  call void @pad_mpi_fail(ptr %4)
  unreachable

47:
  %48 = load ptr, ptr %35, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %149, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %35, i64 20
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %69, label %54

54:
  tail call fastcc void @fill(ptr %48)
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %48, i64 272
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %48, i64 144
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 184
  %61 = load i32, ptr %60, align 8
  %62 = tail call fastcc i64 @length_with(ptr %59, i32 %61)
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 104
  %64 = load i32, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %48, i64 108
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %48, i64 136
  %68 = load ptr, ptr %67, align 8
  tail call fastcc void @send_later(ptr %56, ptr %58, i64 %62, i32 %64, i32 %66, ptr %68)
  store ptr null, ptr %57, align 8
  br label %113

69:
  %70 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %78, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %48, i64 100
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %78

77:
  tail call fastcc void @fill(ptr %48)
  br label %113

78:
  %79 = tail call noalias ptr @malloc(i64 384)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %81, label %90

81:
  call void @llvm.lifetime.start.p0(ptr %3)
  %82 = icmp eq ptr %0, null
  br i1 %82, label %87, label %83

83:
  %84 = load ptr, ptr %0, align 8
  %85 = icmp eq ptr %84, null
  %86 = select i1 %85, ptr @.str.10, ptr %84
  br label %87

87:
  %88 = phi ptr [ @.str.10, %81 ], [ %86, %83 ]
  %89 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %88)
  call void @pad_mpi_fail(ptr %3)
  unreachable

90:
  %91 = tail call ptr @memset(ptr %79, i32 0, i64 384)
  %92 = load ptr, ptr %35, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(384) %79, ptr align 8 dereferenceable(384) %92, i64 384, i1 false)
  %93 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store ptr %0, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %79, i64 248
  store i32 1, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %79, i64 192
  store i32 1, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %79, i64 272
  store ptr null, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %79, i64 280
  store ptr null, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %79, i64 56
  store ptr @drop_template, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %79, i64 320
  store ptr %35, ptr %99, align 8
  %100 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %101 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %101, align 8
  %104 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %105 = getelementptr inbounds nuw i8, ptr %79, i64 116
  store i32 1, ptr %105, align 4
  store ptr @reverse_post, ptr %79, align 8
  %106 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %107 = load i64, ptr @posts, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr @posts, align 8
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 128
  store i64 %107, ptr %109, align 8
  tail call fastcc void @join_group(ptr %79)
  %110 = load i64, ptr @outstanding, align 8
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr @outstanding, align 8
  %112 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %113

113:
  %114 = phi ptr [ null, %54 ], [ null, %77 ], [ %79, %90 ]
  %115 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %116 = load i64, ptr @buckets, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %127, label %118

118:
  %119 = load ptr, ptr @tickets, align 8
  %120 = ptrtoint ptr %1 to i64
  %121 = mul i64 %120, -7046029254386353131
  %122 = lshr i64 %121, 20
  %123 = add i64 %116, 17592186044415
  %124 = and i64 %123, %122
  %125 = getelementptr inbounds nuw ptr, ptr %119, i64 %124
  %126 = load ptr, ptr %125, align 8
  br label %127

127:
  %128 = phi ptr [ %126, %118 ], [ null, %113 ]
  %129 = icmp eq ptr %128, null
  br i1 %129, label %138, label %130

130:
  %131 = phi ptr [ %136, %135 ], [ %128, %127 ]
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, %1
  br i1 %134, label %138, label %135

135:
  %136 = load ptr, ptr %131, align 8
  %137 = icmp eq ptr %136, null
  br i1 %137, label %138, label %130

138:
  %139 = phi ptr [ null, %127 ], [ %131, %130 ], [ null, %135 ]
  %140 = icmp eq ptr %139, null
  br i1 %140, label %143, label %141

141:
  %142 = getelementptr inbounds nuw i8, ptr %139, i64 16
  store ptr %114, ptr %142, align 8
  br label %143

143:
  %144 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %145 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  %148 = select i1 %147, ptr %114, ptr null
  br label %149

149:
  %150 = phi ptr [ %148, %143 ], [ null, %47 ]
  ret ptr %150
}

declare i32 @PMPI_Start(ptr)

define internal void @drop_template(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %3 = load ptr, ptr %2, align 8
  %4 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, -1
  store i64 %7, ptr %5, align 8
  %8 = icmp eq i64 %7, 0
  %9 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %8, label %10, label %15

10:
  %11 = load ptr, ptr %3, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call void @release_op(ptr %11)
  br label %14

14:
  tail call void @free(ptr %3)
  br label %15

15:
  ret void
}

define internal void @reverse_all_posts(ptr %0) {
  %2 = alloca [1900 x i8], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %9

8:
  ret void

9:
  %10 = phi i64 [ %4, %6 ], [ %11, %32 ]
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds nuw ptr, ptr %7, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %32

17:
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 100
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %32, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %23 = load ptr, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %29, label %25

25:
  %26 = load ptr, ptr %23, align 8
  %27 = icmp eq ptr %26, null
  %28 = select i1 %27, ptr @.str.10, ptr %26
  br label %29

29:
  %30 = phi ptr [ @.str.10, %21 ], [ %28, %25 ]
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr %30)
  call void @pad_mpi_fail(ptr %2)
  unreachable

32:
  tail call fastcc void @complete(ptr %13)
  %33 = icmp sgt i64 %10, 1
  br i1 %33, label %9, label %8
}

define internal void @release_all_posts(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %8

7:
  tail call void @free(ptr %0)
  ret void

8:
  %9 = phi i64 [ 0, %5 ], [ %12, %8 ]
  %10 = getelementptr inbounds nuw ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8
  tail call void @release_op(ptr %11)
  %12 = add nuw nsw i64 %9, 1
  %13 = load i64, ptr %2, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %8, label %7
}

declare i32 @PMPI_Startall(i32, ptr)

define internal void @start_bcast(ptr %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Walk, align 8
  %5 = alloca [1900 x i8], align 16
  %6 = alloca %struct.Walk, align 8
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 244
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %31 = load ptr, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %32 = call i32 @PMPI_Comm_test_inter(ptr %31, ptr %7)
  %33 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  %34 = load ptr, ptr %9, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %58, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %38 = load i32, ptr %37, align 4
  %39 = icmp ult i32 %38, 2
  br i1 %39, label %40, label %45

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %27, ptr %44, align 8
  br i1 %43, label %60, label %47

45:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %27, ptr %46, align 8
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %57 = load i64, ptr %56, align 8
  call fastcc void @walk_row(ptr %6, ptr %34, ptr null, i64 %55, i64 %57)
  br label %60

58:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %27, ptr %59, align 8
  br label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %62 = load ptr, ptr %61, align 8
  %63 = ptrtoint ptr %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %65 = load i64, ptr %64, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %67 = load i32, ptr %66, align 8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %70 = load ptr, ptr %69, align 8
  %71 = mul nsw i64 %68, %63
  %72 = call i64 @llvm.smax.i64(i64 %71, i64 1)
  %73 = call noalias ptr @malloc(i64 %72)
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %84

75:
  call void @llvm.lifetime.start.p0(ptr %5)
  %76 = icmp eq ptr %70, null
  br i1 %76, label %81, label %77

77:
  %78 = load ptr, ptr %70, align 8
  %79 = icmp eq ptr %78, null
  %80 = select i1 %79, ptr @.str.10, ptr %78
  br label %81

81:
  %82 = phi ptr [ @.str.10, %75 ], [ %80, %77 ]
  %83 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %82)
  call void @pad_mpi_fail(ptr %5)
  unreachable

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %73, ptr %85, align 8
  switch i32 %29, label %91 [
    i32 -3, label %86
    i32 -4, label %134
  ]

86:
  %87 = load i32, ptr %66, align 8
  %88 = sext i32 %87 to i64
  %89 = mul nsw i64 %88, %63
  %90 = call ptr @memset(ptr %73, i32 0, i64 %89)
  br label %134

91:
  call fastcc void @stream_read(ptr %8, i32 %27, ptr %73, i64 %63)
  %92 = load ptr, ptr %8, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %134, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %96, 1
  br i1 %97, label %134, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %100 = load i32, ptr %99, align 8
  %101 = icmp sgt i32 %100, 0
  br i1 %101, label %102, label %134

102:
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %115

115:
  %116 = phi i64 [ 0, %102 ], [ %130, %129 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @zero_block, ptr %4, align 8
  store i32 0, ptr %103, align 8
  store i32 0, ptr %104, align 4
  store i64 0, ptr %105, align 8
  store i32 -1, ptr %106, align 8
  store i32 0, ptr %107, align 4
  store ptr null, ptr %108, align 8
  store i64 0, ptr %109, align 8
  store i32 0, ptr %110, align 8
  store i32 0, ptr %111, align 4
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds nuw ptr, ptr %117, i64 %116
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %129, label %121

121:
  %122 = load i32, ptr %112, align 4
  store i32 %122, ptr %103, align 8
  %123 = load i64, ptr %113, align 8
  store i64 %123, ptr %105, align 8
  %124 = load ptr, ptr %9, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %129, label %126

126:
  %127 = load i64, ptr %95, align 8
  %128 = load i64, ptr %114, align 8
  call fastcc void @walk_row(ptr %4, ptr %124, ptr %119, i64 %127, i64 %128)
  br label %129

129:
  call void @llvm.lifetime.end.p0(ptr %4)
  %130 = add nuw nsw i64 %116, 1
  %131 = load i32, ptr %99, align 8
  %132 = sext i32 %131 to i64
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %115, label %134

134:
  %135 = load ptr, ptr %30, align 8
  switch i32 %29, label %136 [
    i32 -4, label %145
    i32 -3, label %144
  ]

136:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %137 = call i32 @PMPI_Comm_test_inter(ptr %135, ptr %3)
  %138 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %145

140:
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %141 = call i32 @PMPI_Comm_rank(ptr %135, ptr %2)
  %142 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  %143 = icmp ne i32 %142, %29
  br label %145

144:
  br label %145

145:
  %146 = phi i1 [ false, %134 ], [ true, %136 ], [ %143, %140 ], [ true, %144 ]
  %147 = icmp ne i32 %33, 0
  %148 = select i1 %146, i1 true, i1 %147
  br i1 %148, label %149, label %151

149:
  %150 = load ptr, ptr %85, align 8
  br label %151

151:
  %152 = phi ptr [ %150, %149 ], [ inttoptr (i64 1 to ptr), %145 ]
  br i1 %146, label %155, label %153

153:
  %154 = load ptr, ptr %85, align 8
  br label %155

155:
  %156 = phi ptr [ %154, %153 ], [ null, %151 ]
  %157 = mul nsw i64 %65, %68
  call fastcc void @sum_to_root(ptr %0, ptr %152, ptr %156, i64 %157, i32 %27, i32 %29)
  ret void
}

define internal void @finish_bcast(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Walk, align 8
  tail call fastcc void @settle(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %24, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp ult i32 %12, 2
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 244
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
  br i1 %9, label %48, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = icmp ult i32 %28, 2
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %25, ptr %34, align 8
  br i1 %33, label %50, label %37

35:
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %5, align 8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %25, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %47 = load i64, ptr %46, align 8
  call fastcc void @walk_row(ptr %5, ptr %8, ptr null, i64 %45, i64 %47)
  br label %50

48:
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %5, align 8
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %25, ptr %49, align 8
  br label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %52 = load ptr, ptr %51, align 8
  %53 = ptrtoint ptr %52 to i64
  call void @llvm.lifetime.end.p0(ptr %5)
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %57 = load i32, ptr %56, align 8
  switch i32 %57, label %58 [
    i32 -4, label %66
    i32 -3, label %113
  ]

58:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %59 = call i32 @PMPI_Comm_test_inter(ptr %55, ptr %4)
  %60 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %113

62:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %63 = call i32 @PMPI_Comm_rank(ptr %55, ptr %3)
  %64 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %65 = icmp eq i32 %64, %57
  br i1 %65, label %66, label %113

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %68 = load ptr, ptr %67, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %113, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %73 = load i64, ptr %72, align 8
  %74 = icmp slt i64 %73, 1
  br i1 %74, label %113, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %77 = load i32, ptr %76, align 8
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %113

79:
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %92

92:
  %93 = phi i64 [ 0, %79 ], [ %109, %108 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @add_block, ptr %2, align 8
  store i32 0, ptr %80, align 8
  store i32 0, ptr %81, align 4
  store i64 0, ptr %82, align 8
  store i32 %25, ptr %83, align 8
  store i32 0, ptr %84, align 4
  %94 = mul nsw i64 %93, %53
  %95 = getelementptr inbounds i8, ptr %68, i64 %94
  store ptr %95, ptr %85, align 8
  store i64 0, ptr %86, align 8
  store i32 0, ptr %87, align 8
  store i32 0, ptr %88, align 4
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds nuw ptr, ptr %96, i64 %93
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %108, label %100

100:
  %101 = load i32, ptr %89, align 4
  store i32 %101, ptr %80, align 8
  %102 = load i64, ptr %90, align 8
  store i64 %102, ptr %82, align 8
  %103 = load ptr, ptr %7, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %108, label %105

105:
  %106 = load i64, ptr %72, align 8
  %107 = load i64, ptr %91, align 8
  call fastcc void @walk_row(ptr %2, ptr %103, ptr %98, i64 %106, i64 %107)
  br label %108

108:
  call void @llvm.lifetime.end.p0(ptr %2)
  %109 = add nuw nsw i64 %93, 1
  %110 = load i32, ptr %76, align 8
  %111 = sext i32 %110 to i64
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %92, label %113

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %115 = load ptr, ptr %114, align 8
  call void @free(ptr %115)
  store ptr null, ptr %114, align 8
  ret void
}

define internal fastcc void @sum_to_root(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr inttoptr (i64 320 to ptr), ptr %8, align 8
  %11 = call i32 @PMPI_Comm_get_errhandler(ptr %10, ptr %8)
  %12 = call i32 @PMPI_Comm_set_errhandler(ptr %10, ptr inttoptr (i64 323 to ptr))
  %13 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  %14 = icmp eq i32 %4, 1
  %15 = icmp eq i32 %4, 2
  %16 = select i1 %15, i64 3, i64 4
  %17 = select i1 %14, i64 2, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  %34 = icmp eq ptr %13, inttoptr (i64 320 to ptr)
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
  %57 = phi ptr [ inttoptr (i64 528 to ptr), %47 ], [ inttoptr (i64 583 to ptr), %54 ], [ inttoptr (i64 532 to ptr), %55 ], [ inttoptr (i64 544 to ptr), %53 ]
  %58 = call i32 @PMPI_Reduce(ptr %50, ptr %52, i32 %43, ptr %57, ptr inttoptr (i64 33 to ptr), i32 %5, ptr %10)
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
  %69 = phi ptr [ inttoptr (i64 528 to ptr), %59 ], [ inttoptr (i64 583 to ptr), %66 ], [ inttoptr (i64 532 to ptr), %67 ], [ inttoptr (i64 544 to ptr), %65 ]
  %70 = call fastcc ptr @request_of(ptr %0)
  %71 = call i32 @PMPI_Ireduce(ptr %62, ptr %64, i32 %43, ptr %69, ptr inttoptr (i64 33 to ptr), i32 %5, ptr %10, ptr %70)
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
  %5 = alloca [1900 x i8], align 16
  %6 = alloca %struct.Walk, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %25, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = icmp ult i32 %13, 2
  br i1 %14, label %15, label %18

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %17 = load i32, ptr %16, align 4
  br label %25

18:
  %19 = and i32 %13, 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = and i32 %13, 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 1, i32 2
  br label %25

25:
  %26 = phi i32 [ 0, %1 ], [ %17, %15 ], [ %24, %21 ], [ 3, %18 ]
  br i1 %10, label %49, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = icmp ult i32 %29, 2
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %26, ptr %35, align 8
  br i1 %34, label %51, label %38

36:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %26, ptr %37, align 8
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %43, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %48 = load i64, ptr %47, align 8
  call fastcc void @walk_row(ptr %6, ptr %9, ptr null, i64 %46, i64 %48)
  br label %51

49:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %26, ptr %50, align 8
  br label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = ptrtoint ptr %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %56 = load i64, ptr %55, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %58 = load i32, ptr %57, align 8
  %59 = sext i32 %58 to i64
  %60 = mul nsw i64 %56, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8
  %63 = mul nsw i64 %59, %54
  %64 = call i64 @llvm.smax.i64(i64 %63, i64 1)
  %65 = call noalias ptr @malloc(i64 %64)
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %76

67:
  call void @llvm.lifetime.start.p0(ptr %5)
  %68 = icmp eq ptr %62, null
  br i1 %68, label %73, label %69

69:
  %70 = load ptr, ptr %62, align 8
  %71 = icmp eq ptr %70, null
  %72 = select i1 %71, ptr @.str.10, ptr %70
  br label %73

73:
  %74 = phi ptr [ @.str.10, %67 ], [ %72, %69 ]
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %74)
  call void @pad_mpi_fail(ptr %5)
  unreachable

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %65, ptr %77, align 8
  call fastcc void @stream_read(ptr %7, i32 %26, ptr %65, i64 %54)
  %78 = load ptr, ptr %7, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %120, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %82, 1
  br i1 %83, label %120, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %86 = load i32, ptr %85, align 8
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %120

88:
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %91 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %101

101:
  %102 = phi i64 [ 0, %88 ], [ %116, %115 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @zero_block, ptr %4, align 8
  store i32 0, ptr %89, align 8
  store i32 0, ptr %90, align 4
  store i64 0, ptr %91, align 8
  store i32 -1, ptr %92, align 8
  store i32 0, ptr %93, align 4
  store ptr null, ptr %94, align 8
  store i64 0, ptr %95, align 8
  store i32 0, ptr %96, align 8
  store i32 0, ptr %97, align 4
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds nuw ptr, ptr %103, i64 %102
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %115, label %107

107:
  %108 = load i32, ptr %98, align 4
  store i32 %108, ptr %89, align 8
  %109 = load i64, ptr %99, align 8
  store i64 %109, ptr %91, align 8
  %110 = load ptr, ptr %8, align 8
  %111 = icmp eq ptr %110, null
  br i1 %111, label %115, label %112

112:
  %113 = load i64, ptr %81, align 8
  %114 = load i64, ptr %100, align 8
  call fastcc void @walk_row(ptr %4, ptr %110, ptr %105, i64 %113, i64 %114)
  br label %115

115:
  call void @llvm.lifetime.end.p0(ptr %4)
  %116 = add nuw nsw i64 %102, 1
  %117 = load i32, ptr %85, align 8
  %118 = sext i32 %117 to i64
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %101, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %122 = load ptr, ptr %121, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %123 = call i32 @PMPI_Comm_test_inter(ptr %122, ptr %3)
  %124 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %125 = icmp eq i32 %124, 0
  %126 = load ptr, ptr %77, align 8
  br i1 %125, label %147, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %126, ptr %128, align 8
  %129 = load ptr, ptr %61, align 8
  %130 = load i32, ptr %57, align 8
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %131, %54
  %133 = call i64 @llvm.smax.i64(i64 %132, i64 1)
  %134 = call noalias ptr @malloc(i64 %133)
  %135 = icmp eq ptr %134, null
  br i1 %135, label %136, label %145

136:
  call void @llvm.lifetime.start.p0(ptr %2)
  %137 = icmp eq ptr %129, null
  br i1 %137, label %142, label %138

138:
  %139 = load ptr, ptr %129, align 8
  %140 = icmp eq ptr %139, null
  %141 = select i1 %140, ptr @.str.10, ptr %139
  br label %142

142:
  %143 = phi ptr [ @.str.10, %136 ], [ %141, %138 ]
  %144 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %143)
  call void @pad_mpi_fail(ptr %2)
  unreachable

145:
  store ptr %134, ptr %77, align 8
  %146 = load ptr, ptr %128, align 8
  call fastcc void @sum_to_all(ptr %0, ptr %146, ptr %134, i64 %60, i32 %26)
  br label %148

147:
  call fastcc void @sum_to_all(ptr %0, ptr inttoptr (i64 1 to ptr), ptr %126, i64 %60, i32 %26)
  br label %148

148:
  ret void
}

define internal void @start_reduce(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [1900 x i8], align 16
  %6 = alloca %struct.Walk, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %12 = select i1 %10, ptr %11, ptr %7
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %30, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = icmp ult i32 %18, 2
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %22 = load i32, ptr %21, align 4
  br label %30

23:
  %24 = and i32 %18, 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = and i32 %18, 4
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i32 1, i32 2
  br label %30

30:
  %31 = phi i32 [ 0, %1 ], [ %22, %20 ], [ %29, %26 ], [ 3, %23 ]
  br i1 %15, label %54, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = icmp ult i32 %34, 2
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %31, ptr %40, align 8
  br i1 %39, label %56, label %43

41:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %31, ptr %42, align 8
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %45, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %53 = load i64, ptr %52, align 8
  call fastcc void @walk_row(ptr %6, ptr %14, ptr null, i64 %51, i64 %53)
  br label %56

54:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %6, align 8
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %31, ptr %55, align 8
  br label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %58 = load ptr, ptr %57, align 8
  %59 = ptrtoint ptr %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %61 = load i64, ptr %60, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %63 = load i32, ptr %62, align 8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %66 = load ptr, ptr %65, align 8
  %67 = mul nsw i64 %64, %59
  %68 = call i64 @llvm.smax.i64(i64 %67, i64 1)
  %69 = call noalias ptr @malloc(i64 %68)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %80

71:
  call void @llvm.lifetime.start.p0(ptr %5)
  %72 = icmp eq ptr %66, null
  br i1 %72, label %77, label %73

73:
  %74 = load ptr, ptr %66, align 8
  %75 = icmp eq ptr %74, null
  %76 = select i1 %75, ptr @.str.10, ptr %74
  br label %77

77:
  %78 = phi ptr [ @.str.10, %71 ], [ %76, %73 ]
  %79 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %78)
  call void @pad_mpi_fail(ptr %5)
  unreachable

80:
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %69, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %85 = load i32, ptr %84, align 8
  switch i32 %85, label %86 [
    i32 -4, label %94
    i32 -3, label %139
  ]

86:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %87 = call i32 @PMPI_Comm_test_inter(ptr %83, ptr %4)
  %88 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %139

90:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %91 = call i32 @PMPI_Comm_rank(ptr %83, ptr %3)
  %92 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  %93 = icmp eq i32 %92, %85
  br i1 %93, label %94, label %139

94:
  %95 = load ptr, ptr %81, align 8
  call fastcc void @stream_read(ptr %11, i32 %31, ptr %95, i64 %59)
  %96 = load ptr, ptr %11, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %139, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %100, 1
  br i1 %101, label %139, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %104 = load i32, ptr %103, align 8
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %139

106:
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %120

120:
  %121 = phi i64 [ 0, %106 ], [ %135, %134 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @zero_block, ptr %2, align 8
  store i32 0, ptr %107, align 8
  store i32 0, ptr %108, align 4
  store i64 0, ptr %109, align 8
  store i32 -1, ptr %110, align 8
  store i32 0, ptr %111, align 4
  store ptr null, ptr %112, align 8
  store i64 0, ptr %113, align 8
  store i32 0, ptr %114, align 8
  store i32 0, ptr %115, align 4
  %122 = load ptr, ptr %11, align 8
  %123 = getelementptr inbounds nuw ptr, ptr %122, i64 %121
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %134, label %126

126:
  %127 = load i32, ptr %116, align 4
  store i32 %127, ptr %107, align 8
  %128 = load i64, ptr %117, align 8
  store i64 %128, ptr %109, align 8
  %129 = load ptr, ptr %118, align 8
  %130 = icmp eq ptr %129, null
  br i1 %130, label %134, label %131

131:
  %132 = load i64, ptr %99, align 8
  %133 = load i64, ptr %119, align 8
  call fastcc void @walk_row(ptr %2, ptr %129, ptr %124, i64 %132, i64 %133)
  br label %134

134:
  call void @llvm.lifetime.end.p0(ptr %2)
  %135 = add nuw nsw i64 %121, 1
  %136 = load i32, ptr %103, align 8
  %137 = sext i32 %136 to i64
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %120, label %139

139:
  %140 = mul nsw i64 %61, %64
  %141 = load ptr, ptr %81, align 8
  %142 = load i32, ptr %84, align 8
  call fastcc void @root_to_all(ptr %0, ptr %141, i64 %140, i32 %31, i32 %142)
  ret void
}

define internal void @finish_reduction(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  %3 = alloca %struct.Walk, align 8
  tail call fastcc void @settle(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 144, i64 200
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
  br i1 %11, label %50, label %28

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
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %27, ptr %36, align 8
  br i1 %35, label %52, label %39

37:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %27, ptr %38, align 8
  br label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %49 = load i64, ptr %48, align 8
  call fastcc void @walk_row(ptr %3, ptr %10, ptr null, i64 %47, i64 %49)
  br label %52

50:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr @count_block, ptr %3, align 8
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %27, ptr %51, align 8
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %54 = load ptr, ptr %53, align 8
  %55 = ptrtoint ptr %54 to i64
  call void @llvm.lifetime.end.p0(ptr %3)
  %56 = load ptr, ptr %9, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %136, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %90, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %90

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %72 = icmp eq i32 %27, 1
  %73 = icmp eq i32 %27, 2
  %74 = select i1 %73, i64 8, i64 16
  %75 = select i1 %72, i64 4, i64 %74
  %76 = sdiv i64 %55, %75
  br label %77

77:
  %78 = phi i64 [ 0, %70 ], [ %84, %77 ]
  %79 = load ptr, ptr %61, align 8
  %80 = load i64, ptr %71, align 8
  %81 = trunc i64 %80 to i32
  %82 = mul nsw i64 %78, %55
  %83 = getelementptr inbounds i8, ptr %60, i64 %82
  call fastcc void @multiply(ptr %79, i32 %27, i32 %81, i32 1, ptr %83, i64 %76)
  %84 = add nuw nsw i64 %78, 1
  %85 = load ptr, ptr %65, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %87 = load i32, ptr %86, align 8
  %88 = sext i32 %87 to i64
  %89 = icmp slt i64 %84, %88
  br i1 %89, label %77, label %90

90:
  %91 = load ptr, ptr %59, align 8
  %92 = load ptr, ptr %8, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %136, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %96, 1
  br i1 %97, label %136, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %100 = load i32, ptr %99, align 8
  %101 = icmp sgt i32 %100, 0
  br i1 %101, label %102, label %136

102:
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 16
  br label %115

115:
  %116 = phi i64 [ 0, %102 ], [ %132, %131 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @add_block, ptr %2, align 8
  store i32 0, ptr %103, align 8
  store i32 0, ptr %104, align 4
  store i64 0, ptr %105, align 8
  store i32 %27, ptr %106, align 8
  store i32 0, ptr %107, align 4
  %117 = mul nsw i64 %116, %55
  %118 = getelementptr inbounds i8, ptr %91, i64 %117
  store ptr %118, ptr %108, align 8
  store i64 0, ptr %109, align 8
  store i32 0, ptr %110, align 8
  store i32 0, ptr %111, align 4
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds nuw ptr, ptr %119, i64 %116
  %121 = load ptr, ptr %120, align 8
  %122 = icmp eq ptr %121, null
  br i1 %122, label %131, label %123

123:
  %124 = load i32, ptr %112, align 4
  store i32 %124, ptr %103, align 8
  %125 = load i64, ptr %113, align 8
  store i64 %125, ptr %105, align 8
  %126 = load ptr, ptr %9, align 8
  %127 = icmp eq ptr %126, null
  br i1 %127, label %131, label %128

128:
  %129 = load i64, ptr %95, align 8
  %130 = load i64, ptr %114, align 8
  call fastcc void @walk_row(ptr %2, ptr %126, ptr %121, i64 %129, i64 %130)
  br label %131

131:
  call void @llvm.lifetime.end.p0(ptr %2)
  %132 = add nuw nsw i64 %116, 1
  %133 = load i32, ptr %99, align 8
  %134 = sext i32 %133 to i64
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %115, label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %138 = load ptr, ptr %137, align 8
  call void @free(ptr %138)
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %140 = load ptr, ptr %139, align 8
  call void @free(ptr %140)
  store ptr null, ptr %139, align 8
  store ptr null, ptr %137, align 8
  ret void
}

define internal void @drop_weights(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  ret void
}

define internal fastcc void @sum_to_all(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr inttoptr (i64 320 to ptr), ptr %7, align 8
  %10 = call i32 @PMPI_Comm_get_errhandler(ptr %9, ptr %7)
  %11 = call i32 @PMPI_Comm_set_errhandler(ptr %9, ptr inttoptr (i64 323 to ptr))
  %12 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  %13 = icmp eq i32 %4, 1
  %14 = icmp eq i32 %4, 2
  %15 = select i1 %14, i64 3, i64 4
  %16 = select i1 %13, i64 2, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  %33 = icmp eq ptr %12, inttoptr (i64 320 to ptr)
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
  %56 = phi ptr [ inttoptr (i64 528 to ptr), %46 ], [ inttoptr (i64 583 to ptr), %53 ], [ inttoptr (i64 532 to ptr), %54 ], [ inttoptr (i64 544 to ptr), %52 ]
  %57 = call i32 @PMPI_Allreduce(ptr %49, ptr %51, i32 %42, ptr %56, ptr inttoptr (i64 33 to ptr), ptr %9)
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
  %68 = phi ptr [ inttoptr (i64 528 to ptr), %58 ], [ inttoptr (i64 583 to ptr), %65 ], [ inttoptr (i64 532 to ptr), %66 ], [ inttoptr (i64 544 to ptr), %64 ]
  %69 = call fastcc ptr @request_of(ptr %0)
  %70 = call i32 @PMPI_Iallreduce(ptr %61, ptr %63, i32 %42, ptr %68, ptr inttoptr (i64 33 to ptr), ptr %9, ptr %69)
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
  %4 = ptrtoint ptr %1 to i64
  switch i64 %4, label %10 [
    i64 33, label %22
    i64 36, label %5
    i64 34, label %6
    i64 35, label %7
    i64 56, label %8
    i64 57, label %9
    i64 60, label %13
    i64 61, label %13
  ]

5:
  br label %22

6:
  br label %22

7:
  br label %22

8:
  br label %22

9:
  br label %22

10:
  %11 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %12 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %13

13:
  call void @llvm.lifetime.start.p0(ptr %3)
  %14 = icmp eq ptr %0, null
  br i1 %14, label %19, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = icmp eq ptr %16, null
  %18 = select i1 %17, ptr @.str.10, ptr %16
  br label %19

19:
  %20 = phi ptr [ @.str.10, %13 ], [ %18, %15 ]
  %21 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 1900, ptr @.str.9, ptr @.str.14, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr %20)
  call void @pad_mpi_fail(ptr %3)
  unreachable

22:
  %23 = phi i32 [ 0, %2 ], [ 1, %5 ], [ 2, %6 ], [ 3, %7 ], [ 4, %8 ], [ 5, %9 ]
  ret i32 %23
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
  %28 = select i1 %27, ptr @.str.10, ptr %26
  br label %29

29:
  %30 = phi ptr [ @.str.10, %23 ], [ %28, %25 ]
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1900, ptr @.str.9, ptr @.str.5, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr %30)
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
  %7 = tail call ptr @getenv(ptr @.str.4)
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
  tail call fastcc void @wait_one(ptr %0, ptr %28, ptr null)
  %29 = add nuw nsw i64 %27, 1
  %30 = icmp eq i64 %29, %23
  br i1 %30, label %31, label %26

31:
  ret void
}

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
