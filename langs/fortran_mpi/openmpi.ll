; Made by generate.py, for openmpi.

%struct.ompi_predefined_datatype_t = type opaque
%struct.ompi_predefined_request_t = type opaque
%struct.ompi_predefined_communicator_t = type opaque
%struct.ompi_predefined_errhandler_t = type opaque
%struct.ompi_predefined_info_t = type opaque
%struct.ompi_predefined_group_t = type opaque
%struct.ompi_predefined_file_t = type opaque
%struct.ompi_predefined_message_t = type opaque
%struct.ompi_predefined_op_t = type opaque
%struct.ompi_predefined_win_t = type opaque
%struct.dimension = type { i64, i64, i64 }

@ompi_mpi_logical = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblprec = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex16 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_datatype_null = external global %struct.ompi_predefined_datatype_t, align 1
@.str = private constant [83 x i8] c"MPI_ADDRESS: the address does not fit into a default integer (use MPI_GET_ADDRESS)\00", align 1
@ompi_request_null = external global %struct.ompi_predefined_request_t, align 1
@.str.1 = private constant [102 x i8] c"MPI_Allgather_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.2 = private constant [103 x i8] c"MPI_Allgatherv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.3 = private constant [102 x i8] c"MPI_Allreduce_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.4 = private constant [101 x i8] c"MPI_Alltoall_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.5 = private constant [102 x i8] c"MPI_Alltoallv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.6 = private constant [102 x i8] c"MPI_Alltoallw_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.7 = private constant [98 x i8] c"MPI_Bcast_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.8 = private constant [98 x i8] c"MPI_Bsend_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@ompi_mpi_comm_null = external global %struct.ompi_predefined_communicator_t, align 1
@ompi_mpi_errhandler_null = external global %struct.ompi_predefined_errhandler_t, align 1
@ompi_mpi_info_null = external global %struct.ompi_predefined_info_t, align 1
@ompi_mpi_group_null = external global %struct.ompi_predefined_group_t, align 1
@.str.9 = private constant [99 x i8] c"MPI_Exscan_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@ompi_mpi_file_null = external global %struct.ompi_predefined_file_t, align 1
@.str.10 = private constant [99 x i8] c"MPI_Gather_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.11 = private constant [100 x i8] c"MPI_Gatherv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.12 = private constant [98 x i8] c"MPI_Iallgather: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.13 = private constant [99 x i8] c"MPI_Iallgatherv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.14 = private constant [98 x i8] c"MPI_Iallreduce: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.15 = private constant [97 x i8] c"MPI_Ialltoall: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.16 = private constant [98 x i8] c"MPI_Ialltoallv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.17 = private constant [98 x i8] c"MPI_Ialltoallw: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.18 = private constant [94 x i8] c"MPI_Ibcast: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.19 = private constant [94 x i8] c"MPI_Ibsend: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.20 = private constant [95 x i8] c"MPI_Iexscan: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.21 = private constant [95 x i8] c"MPI_Igather: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.22 = private constant [96 x i8] c"MPI_Igatherv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@ompi_message_null = external global %struct.ompi_predefined_message_t, align 1
@.str.23 = private constant [94 x i8] c"MPI_Imrecv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.24 = private constant [107 x i8] c"MPI_Ineighbor_allgather: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.25 = private constant [108 x i8] c"MPI_Ineighbor_allgatherv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.26 = private constant [106 x i8] c"MPI_Ineighbor_alltoall: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.27 = private constant [107 x i8] c"MPI_Ineighbor_alltoallv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.28 = private constant [107 x i8] c"MPI_Ineighbor_alltoallw: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.29 = private constant [93 x i8] c"MPI_Irecv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.30 = private constant [95 x i8] c"MPI_Ireduce: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.31 = private constant [103 x i8] c"MPI_Ireduce_scatter: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.32 = private constant [109 x i8] c"MPI_Ireduce_scatter_block: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.33 = private constant [94 x i8] c"MPI_Irsend: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.34 = private constant [93 x i8] c"MPI_Iscan: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.35 = private constant [96 x i8] c"MPI_Iscatter: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.36 = private constant [97 x i8] c"MPI_Iscatterv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.37 = private constant [93 x i8] c"MPI_Isend: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.38 = private constant [97 x i8] c"MPI_Isendrecv: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.39 = private constant [105 x i8] c"MPI_Isendrecv_replace: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.40 = private constant [94 x i8] c"MPI_Issend: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.41 = private constant [111 x i8] c"MPI_Neighbor_allgather_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.42 = private constant [112 x i8] c"MPI_Neighbor_allgatherv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.43 = private constant [110 x i8] c"MPI_Neighbor_alltoall_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.44 = private constant [111 x i8] c"MPI_Neighbor_alltoallv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.45 = private constant [111 x i8] c"MPI_Neighbor_alltoallw_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@ompi_mpi_op_null = external global %struct.ompi_predefined_op_t, align 1
@.str.46 = private constant [98 x i8] c"MPI_Precv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.47 = private constant [98 x i8] c"MPI_Psend_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.48 = private constant [99 x i8] c"MPI_Raccumulate: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.49 = private constant [97 x i8] c"MPI_Recv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.50 = private constant [99 x i8] c"MPI_Reduce_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.51 = private constant [113 x i8] c"MPI_Reduce_scatter_block_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.52 = private constant [107 x i8] c"MPI_Reduce_scatter_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.53 = private constant [92 x i8] c"MPI_Rget: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.54 = private constant [103 x i8] c"MPI_Rget_accumulate: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.55 = private constant [92 x i8] c"MPI_Rput: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.56 = private constant [98 x i8] c"MPI_Rsend_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.57 = private constant [97 x i8] c"MPI_Scan_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.58 = private constant [100 x i8] c"MPI_Scatter_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.59 = private constant [101 x i8] c"MPI_Scatterv_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.60 = private constant [97 x i8] c"MPI_Send_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@.str.61 = private constant [98 x i8] c"MPI_Ssend_init: a section of an array that is not contiguous (copy it, or use a derived datatype)\00", align 1
@ompi_mpi_win_null = external global %struct.ompi_predefined_win_t, align 1
@pad_mpi_bottom_ = external global [0 x i8], align 1
@.str.62 = private constant [17 x i8] c"polyglot_ad: %s\0A\00", align 1
@ompi_mpi_comm_world = external global %struct.ompi_predefined_communicator_t, align 1
@pad_mpi_in_place_ = external global [0 x i8], align 1
@pad_mpi_unweighted_ = external global [0 x i8], align 1
@pad_mpi_weights_empty_ = external global [0 x i8], align 1
@pad_mpi_status_ignore_ = external global [0 x i8], align 1
@pad_mpi_statuses_ignore_ = external global [0 x i8], align 1

define ptr @pad_later_Datatype(i32 %0) alwaysinline {
  switch i32 %0, label %13 [
    i32 6, label %15
    i32 7, label %2
    i32 10, label %3
    i32 11, label %4
    i32 13, label %5
    i32 14, label %6
    i32 15, label %7
    i32 17, label %8
    i32 18, label %9
    i32 19, label %10
    i32 20, label %11
    i32 22, label %12
  ]

2:
  br label %15

3:
  br label %15

4:
  br label %15

5:
  br label %15

6:
  br label %15

7:
  br label %15

8:
  br label %15

9:
  br label %15

10:
  br label %15

11:
  br label %15

12:
  br label %15

13:
  %14 = tail call ptr @PMPI_Type_f2c(i32 %0)
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ @ompi_mpi_dblcplex, %12 ], [ @ompi_mpi_integer, %2 ], [ @ompi_mpi_integer4, %3 ], [ @ompi_mpi_integer8, %4 ], [ @ompi_mpi_real, %5 ], [ @ompi_mpi_real4, %6 ], [ @ompi_mpi_real8, %7 ], [ @ompi_mpi_dblprec, %8 ], [ @ompi_mpi_cplex, %9 ], [ @ompi_mpi_complex8, %10 ], [ @ompi_mpi_complex16, %11 ], [ @ompi_mpi_logical, %1 ]
  ret ptr %16
}

declare ptr @PMPI_Type_f2c(i32)

define void @mpi_init_(ptr %0) alwaysinline {
  %2 = tail call i32 @MPI_Init(ptr null, ptr null)
  %3 = icmp eq ptr %0, null
  br i1 %3, label %5, label %4

4:
  store i32 %2, ptr %0, align 4
  br label %5

5:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)

declare i32 @MPI_Init(ptr, ptr)

declare void @llvm.lifetime.end.p0(ptr)

define void @mpi_init_thread_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call i32 @MPI_Init_thread(ptr null, ptr null, i32 %4, ptr %1)
  %6 = icmp eq ptr %2, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %2, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Init_thread(ptr, ptr, i32, ptr)

define void @mpi_pcontrol_(ptr %0) alwaysinline {
  %2 = load i32, ptr %0, align 4
  %3 = tail call i32 (i32, ...) @MPI_Pcontrol(i32 %2)
  ret void
}

declare i32 @MPI_Pcontrol(i32, ...)

define void @mpi_buffer_detach_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = call i32 @MPI_Buffer_detach(ptr %4, ptr %1)
  %6 = icmp eq ptr %2, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %2, align 4
  br label %8

8:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Buffer_detach(ptr, ptr)

define void @mpi_buffer_detach_f08ts_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = tail call i32 @MPI_Buffer_detach(ptr %0, ptr %1)
  %5 = icmp eq ptr %2, null
  br i1 %5, label %7, label %6

6:
  store i32 %4, ptr %2, align 4
  br label %7

7:
  ret void
}

define void @mpi_comm_set_attr_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = load i64, ptr %2, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = tail call i32 @MPI_Comm_set_attr(ptr %6, i32 %7, ptr %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Comm_set_attr(ptr, i32, ptr)

define void @mpi_comm_get_attr_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Comm_get_attr(ptr %8, i32 %9, ptr %6, ptr %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %27

12:
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15

15:
  %16 = load i32, ptr %1, align 4
  %17 = load ptr, ptr %6, align 8
  switch i32 %16, label %23 [
    i32 11, label %18
    i32 10, label %18
    i32 9, label %18
    i32 6, label %18
    i32 5, label %18
    i32 4, label %18
    i32 3, label %18
    i32 2, label %18
    i32 1, label %18
    i32 0, label %18
    i32 8, label %21
  ]

18:
  %19 = load i32, ptr %17, align 4
  %20 = sext i32 %19 to i64
  br label %25

21:
  %22 = load i64, ptr %17, align 8
  br label %25

23:
  %24 = ptrtoint ptr %17 to i64
  br label %25

25:
  %26 = phi i64 [ %20, %18 ], [ %22, %21 ], [ %24, %23 ]
  store i64 %26, ptr %2, align 8
  br label %27

27:
  %28 = icmp eq ptr %4, null
  br i1 %28, label %30, label %29

29:
  store i32 %10, ptr %4, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Comm_get_attr(ptr, i32, ptr, ptr)

define void @mpi_comm_null_copy_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) noinline {
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  ret void
}

define void @mpi_comm_dup_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) noinline {
  %8 = load i64, ptr %3, align 8
  store i64 %8, ptr %4, align 8
  store i32 1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  ret void
}

define void @mpi_comm_null_delete_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) noinline {
  store i32 0, ptr %4, align 4
  ret void
}

define void @mpi_comm_create_keyval_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = tail call noalias ptr @malloc(i64 24)
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %7, align 8
  %8 = load i64, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %8, ptr %9, align 8
  %10 = tail call i32 @MPI_Comm_create_keyval(ptr @copy_comm, ptr @delete_comm, ptr %2, ptr %6)
  %11 = icmp eq ptr %4, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %4, align 4
  br label %13

13:
  ret void
}

declare noalias ptr @malloc(i64)

declare i32 @MPI_Comm_create_keyval(ptr, ptr, ptr, ptr)

define internal i32 @copy_comm(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i32 %1, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %12 = tail call i32 @PMPI_Comm_c2f(ptr %0)
  store i32 %12, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %10)
  %13 = ptrtoint ptr %3 to i64
  store i64 %13, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void %14(ptr %8, ptr %7, ptr %15, ptr %10, ptr %11, ptr %5, ptr %9)
  %16 = load i64, ptr %11, align 8
  %17 = inttoptr i64 %16 to ptr
  store ptr %17, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %18
}

define internal i32 @delete_comm(ptr %0, i32 %1, ptr %2, ptr %3) noinline {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i32 %1, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  %9 = tail call i32 @PMPI_Comm_c2f(ptr %0)
  store i32 %9, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %10 = ptrtoint ptr %2 to i64
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void %12(ptr %6, ptr %5, ptr %8, ptr %13, ptr %7)
  %14 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %14
}

define void @mpi_win_set_attr_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = load i64, ptr %2, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = tail call i32 @MPI_Win_set_attr(ptr %6, i32 %7, ptr %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Win_set_attr(ptr, i32, ptr)

define void @mpi_win_get_attr_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Win_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Win_get_attr(ptr %8, i32 %9, ptr %6, ptr %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %27

12:
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15

15:
  %16 = load i32, ptr %1, align 4
  %17 = load ptr, ptr %6, align 8
  switch i32 %16, label %23 [
    i32 11, label %18
    i32 10, label %18
    i32 9, label %18
    i32 6, label %18
    i32 5, label %18
    i32 4, label %18
    i32 3, label %18
    i32 2, label %18
    i32 1, label %18
    i32 0, label %18
    i32 8, label %21
  ]

18:
  %19 = load i32, ptr %17, align 4
  %20 = sext i32 %19 to i64
  br label %25

21:
  %22 = load i64, ptr %17, align 8
  br label %25

23:
  %24 = ptrtoint ptr %17 to i64
  br label %25

25:
  %26 = phi i64 [ %20, %18 ], [ %22, %21 ], [ %24, %23 ]
  store i64 %26, ptr %2, align 8
  br label %27

27:
  %28 = icmp eq ptr %4, null
  br i1 %28, label %30, label %29

29:
  store i32 %10, ptr %4, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Win_get_attr(ptr, i32, ptr, ptr)

define void @mpi_win_null_copy_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) noinline {
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  ret void
}

define void @mpi_win_dup_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) noinline {
  %8 = load i64, ptr %3, align 8
  store i64 %8, ptr %4, align 8
  store i32 1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  ret void
}

define void @mpi_win_null_delete_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) noinline {
  store i32 0, ptr %4, align 4
  ret void
}

define void @mpi_win_create_keyval_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = tail call noalias ptr @malloc(i64 24)
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %7, align 8
  %8 = load i64, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %8, ptr %9, align 8
  %10 = tail call i32 @MPI_Win_create_keyval(ptr @copy_win, ptr @delete_win, ptr %2, ptr %6)
  %11 = icmp eq ptr %4, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %4, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Win_create_keyval(ptr, ptr, ptr, ptr)

define internal i32 @copy_win(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i32 %1, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %12 = tail call i32 @PMPI_Win_c2f(ptr %0)
  store i32 %12, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %10)
  %13 = ptrtoint ptr %3 to i64
  store i64 %13, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void %14(ptr %8, ptr %7, ptr %15, ptr %10, ptr %11, ptr %5, ptr %9)
  %16 = load i64, ptr %11, align 8
  %17 = inttoptr i64 %16 to ptr
  store ptr %17, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %18
}

define internal i32 @delete_win(ptr %0, i32 %1, ptr %2, ptr %3) noinline {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i32 %1, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  %9 = tail call i32 @PMPI_Win_c2f(ptr %0)
  store i32 %9, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %10 = ptrtoint ptr %2 to i64
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void %12(ptr %6, ptr %5, ptr %8, ptr %13, ptr %7)
  %14 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %14
}

define void @mpi_type_set_attr_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @pad_later_Datatype(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = load i64, ptr %2, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = tail call i32 @MPI_Type_set_attr(ptr %6, i32 %7, ptr %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Type_set_attr(ptr, i32, ptr)

define void @mpi_type_get_attr_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Type_get_attr(ptr %8, i32 %9, ptr %6, ptr %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %27

12:
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15

15:
  %16 = load i32, ptr %1, align 4
  %17 = load ptr, ptr %6, align 8
  switch i32 %16, label %23 [
    i32 11, label %18
    i32 10, label %18
    i32 9, label %18
    i32 6, label %18
    i32 5, label %18
    i32 4, label %18
    i32 3, label %18
    i32 2, label %18
    i32 1, label %18
    i32 0, label %18
    i32 8, label %21
  ]

18:
  %19 = load i32, ptr %17, align 4
  %20 = sext i32 %19 to i64
  br label %25

21:
  %22 = load i64, ptr %17, align 8
  br label %25

23:
  %24 = ptrtoint ptr %17 to i64
  br label %25

25:
  %26 = phi i64 [ %20, %18 ], [ %22, %21 ], [ %24, %23 ]
  store i64 %26, ptr %2, align 8
  br label %27

27:
  %28 = icmp eq ptr %4, null
  br i1 %28, label %30, label %29

29:
  store i32 %10, ptr %4, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Type_get_attr(ptr, i32, ptr, ptr)

define void @mpi_type_null_copy_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) noinline {
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  ret void
}

define void @mpi_type_dup_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) noinline {
  %8 = load i64, ptr %3, align 8
  store i64 %8, ptr %4, align 8
  store i32 1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  ret void
}

define void @mpi_type_null_delete_fn_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) noinline {
  store i32 0, ptr %4, align 4
  ret void
}

define void @mpi_type_create_keyval_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = tail call noalias ptr @malloc(i64 24)
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %7, align 8
  %8 = load i64, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %8, ptr %9, align 8
  %10 = tail call i32 @MPI_Type_create_keyval(ptr @copy_type, ptr @delete_type, ptr %2, ptr %6)
  %11 = icmp eq ptr %4, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %4, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Type_create_keyval(ptr, ptr, ptr, ptr)

define internal i32 @copy_type(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i32 %1, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %12 = tail call i32 @PMPI_Type_c2f(ptr %0)
  store i32 %12, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %10)
  %13 = ptrtoint ptr %3 to i64
  store i64 %13, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void %14(ptr %8, ptr %7, ptr %15, ptr %10, ptr %11, ptr %5, ptr %9)
  %16 = load i64, ptr %11, align 8
  %17 = inttoptr i64 %16 to ptr
  store ptr %17, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %18
}

define internal i32 @delete_type(ptr %0, i32 %1, ptr %2, ptr %3) noinline {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i32 %1, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  %9 = tail call i32 @PMPI_Type_c2f(ptr %0)
  store i32 %9, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %10 = ptrtoint ptr %2 to i64
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void %12(ptr %6, ptr %5, ptr %8, ptr %13, ptr %7)
  %14 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %14
}

define void @mpi_attr_get_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Comm_get_attr(ptr %8, i32 %9, ptr %6, ptr %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %28

12:
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %28, label %15

15:
  %16 = load i32, ptr %1, align 4
  %17 = load ptr, ptr %6, align 8
  switch i32 %16, label %23 [
    i32 11, label %18
    i32 10, label %18
    i32 9, label %18
    i32 6, label %18
    i32 5, label %18
    i32 4, label %18
    i32 3, label %18
    i32 2, label %18
    i32 1, label %18
    i32 0, label %18
    i32 8, label %21
  ]

18:
  %19 = load i32, ptr %17, align 4
  %20 = zext i32 %19 to i64
  br label %25

21:
  %22 = load i64, ptr %17, align 8
  br label %25

23:
  %24 = ptrtoint ptr %17 to i64
  br label %25

25:
  %26 = phi i64 [ %20, %18 ], [ %22, %21 ], [ %24, %23 ]
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %2, align 4
  br label %28

28:
  %29 = icmp eq ptr %4, null
  br i1 %29, label %31, label %30

30:
  store i32 %10, ptr %4, align 4
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

define void @mpi_attr_put_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = inttoptr i64 %9 to ptr
  %11 = tail call i32 @MPI_Comm_set_attr(ptr %6, i32 %7, ptr %10)
  %12 = icmp eq ptr %3, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %3, align 4
  br label %14

14:
  ret void
}

define void @mpi_attr_delete_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Comm_delete_attr(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Comm_delete_attr(ptr, i32)

define void @mpi_errhandler_set_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Errhandler_f2c(i32 %6)
  %8 = tail call i32 @MPI_Comm_set_errhandler(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Comm_set_errhandler(ptr, ptr)

define void @mpi_type_extent_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @pad_later_Datatype(i32 %6)
  %8 = call i32 @MPI_Type_get_extent(ptr %7, ptr %4, ptr %5)
  %9 = load i64, ptr %5, align 8
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %1, align 4
  %11 = icmp eq ptr %2, null
  br i1 %11, label %13, label %12

12:
  store i32 %8, ptr %2, align 4
  br label %13

13:
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Type_get_extent(ptr, ptr, ptr)

define void @mpi_type_hvector_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %3, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = call i32 @MPI_Type_create_hvector(i32 %8, i32 %9, i64 %11, ptr %13, ptr %7)
  %15 = load ptr, ptr %7, align 8
  %16 = call i32 @PMPI_Type_c2f(ptr %15)
  store i32 %16, ptr %4, align 4
  %17 = icmp eq ptr %5, null
  br i1 %17, label %19, label %18

18:
  store i32 %14, ptr %5, align 4
  br label %19

19:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_create_hvector(i32, i32, i64, ptr, ptr)

define void @mpi_address_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca [300 x i8], align 16
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  %6 = icmp eq ptr %0, @pad_mpi_bottom_
  %7 = select i1 %6, ptr null, ptr %0
  %8 = call i32 @MPI_Get_address(ptr %7, ptr %5)
  %9 = load i64, ptr %5, align 8
  %10 = add i64 %9, 2147483648
  %11 = icmp ult i64 %10, 4294967296
  br i1 %11, label %17, label %12

12:
  call void @llvm.lifetime.start.p0(ptr %4)
  %13 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 300, ptr @.str.62, ptr @.str)
  %14 = sext i32 %13 to i64
  %15 = call i64 @write(i32 2, ptr %4, i64 %14)
  %16 = call i32 @PMPI_Abort(ptr @ompi_mpi_comm_world, i32 1)
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %17

17:
  %18 = load i64, ptr %5, align 8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %1, align 4
  %20 = icmp eq ptr %2, null
  br i1 %20, label %22, label %21

21:
  store i32 %8, ptr %2, align 4
  br label %22

22:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Get_address(ptr, ptr)

define i32 @pad_later_dense(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = icmp slt i8 %5, 1
  br i1 %6, label %15, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, %3
  br i1 %10, label %11, label %166

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %3
  br label %15

15:
  %16 = phi i64 [ %3, %1 ], [ %14, %11 ]
  %17 = icmp slt i8 %5, 2
  br i1 %17, label %26, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %16
  br i1 %21, label %22, label %166

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %16
  br label %26

26:
  %27 = phi i64 [ %16, %15 ], [ %25, %22 ]
  %28 = icmp slt i8 %5, 3
  br i1 %28, label %37, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, %27
  br i1 %32, label %33, label %166

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %35, %27
  br label %37

37:
  %38 = phi i64 [ %27, %26 ], [ %36, %33 ]
  %39 = icmp slt i8 %5, 4
  br i1 %39, label %48, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, %38
  br i1 %43, label %44, label %166

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %38
  br label %48

48:
  %49 = phi i64 [ %38, %37 ], [ %47, %44 ]
  %50 = icmp slt i8 %5, 5
  br i1 %50, label %59, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, %49
  br i1 %54, label %55, label %166

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %57, %49
  br label %59

59:
  %60 = phi i64 [ %49, %48 ], [ %58, %55 ]
  %61 = icmp slt i8 %5, 6
  br i1 %61, label %70, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, %60
  br i1 %65, label %66, label %166

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %68, %60
  br label %70

70:
  %71 = phi i64 [ %60, %59 ], [ %69, %66 ]
  %72 = icmp slt i8 %5, 7
  br i1 %72, label %81, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, %71
  br i1 %76, label %77, label %166

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, %71
  br label %81

81:
  %82 = phi i64 [ %71, %70 ], [ %80, %77 ]
  %83 = icmp slt i8 %5, 8
  br i1 %83, label %92, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, %82
  br i1 %87, label %88, label %166

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %82
  br label %92

92:
  %93 = phi i64 [ %82, %81 ], [ %91, %88 ]
  %94 = icmp slt i8 %5, 9
  br i1 %94, label %103, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, %93
  br i1 %98, label %99, label %166

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %101, %93
  br label %103

103:
  %104 = phi i64 [ %93, %92 ], [ %102, %99 ]
  %105 = icmp slt i8 %5, 10
  br i1 %105, label %114, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, %104
  br i1 %109, label %110, label %166

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %112, %104
  br label %114

114:
  %115 = phi i64 [ %104, %103 ], [ %113, %110 ]
  %116 = icmp slt i8 %5, 11
  br i1 %116, label %125, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, %115
  br i1 %120, label %121, label %166

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %123, %115
  br label %125

125:
  %126 = phi i64 [ %115, %114 ], [ %124, %121 ]
  %127 = icmp slt i8 %5, 12
  br i1 %127, label %136, label %128

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, %126
  br i1 %131, label %132, label %166

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %134, %126
  br label %136

136:
  %137 = phi i64 [ %126, %125 ], [ %135, %132 ]
  %138 = icmp slt i8 %5, 13
  br i1 %138, label %147, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %141, %137
  br i1 %142, label %143, label %166

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %145 = load i64, ptr %144, align 8
  %146 = mul nsw i64 %145, %137
  br label %147

147:
  %148 = phi i64 [ %137, %136 ], [ %146, %143 ]
  %149 = icmp slt i8 %5, 14
  br i1 %149, label %158, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, %148
  br i1 %153, label %154, label %166

154:
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %156, %148
  br label %158

158:
  %159 = phi i64 [ %148, %147 ], [ %157, %154 ]
  %160 = icmp slt i8 %5, 15
  br i1 %160, label %166, label %161

161:
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, %159
  %165 = zext i1 %164 to i32
  br label %166

166:
  %167 = phi i32 [ 0, %73 ], [ 0, %150 ], [ 0, %29 ], [ 0, %139 ], [ 0, %62 ], [ 0, %128 ], [ 0, %7 ], [ 0, %117 ], [ 0, %51 ], [ 0, %106 ], [ 0, %18 ], [ 0, %95 ], [ 0, %40 ], [ 0, %84 ], [ 1, %158 ], [ %165, %161 ]
  ret i32 %167
}

define ptr @pad_later_whole(ptr %0, ptr %1) alwaysinline {
  %3 = alloca [300 x i8], align 16
  %4 = tail call i32 @pad_later_dense(ptr %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %28

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = icmp sgt i8 %8, 0
  br i1 %9, label %10, label %28

10:
  %11 = zext nneg i8 %8 to i64
  br label %14

12:
  %13 = icmp sgt i64 %20, 1
  br i1 %13, label %23, label %28

14:
  %15 = phi i64 [ 0, %10 ], [ %21, %14 ]
  %16 = phi i64 [ 1, %10 ], [ %20, %14 ]
  %17 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %15
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %16
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %12, label %14

23:
  call void @llvm.lifetime.start.p0(ptr %3)
  %24 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 300, ptr @.str.62, ptr %1)
  %25 = sext i32 %24 to i64
  %26 = call i64 @write(i32 2, ptr %3, i64 %25)
  %27 = call i32 @PMPI_Abort(ptr @ompi_mpi_comm_world, i32 1)
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %28

28:
  %29 = load ptr, ptr %0, align 8
  %30 = icmp eq ptr %29, @pad_mpi_in_place_
  %31 = icmp eq ptr %29, @pad_mpi_bottom_
  %32 = select i1 %31, ptr null, ptr %29
  %33 = select i1 %30, ptr inttoptr (i64 1 to ptr), ptr %32
  ret ptr %33
}

define void @mpi_abort_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Abort(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Abort(ptr, i32)

define void @mpi_accumulate_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %3, align 4
  %17 = load i64, ptr %4, align 8
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Op_f2c(i32 %21)
  %23 = load i32, ptr %8, align 4
  %24 = tail call ptr @PMPI_Win_f2c(i32 %23)
  %25 = tail call i32 @MPI_Accumulate(ptr %12, i32 %13, ptr %15, i32 %16, i64 %17, i32 %18, ptr %20, ptr %22, ptr %24)
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %9, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Accumulate(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define void @mpi_add_error_class_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Add_error_class(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Add_error_class(ptr)

define void @mpi_add_error_code_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call i32 @MPI_Add_error_code(i32 %4, ptr %1)
  %6 = icmp eq ptr %2, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %2, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Add_error_code(i32, ptr)

define void @mpi_add_error_string_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %12 ], [ %3, %4 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %7, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ 0, %12 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr i8, ptr %1, i64 %16
  br label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %1, %18 ]
  %22 = phi i64 [ %27, %25 ], [ %16, %18 ]
  %23 = load i8, ptr %21, align 1
  %24 = icmp eq i8 %23, 32
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %27 = add i64 %22, -1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %20

29:
  %30 = phi i64 [ 0, %15 ], [ %22, %20 ], [ 0, %25 ]
  %31 = phi ptr [ %1, %15 ], [ %21, %20 ], [ %19, %25 ]
  %32 = add i64 %30, 1
  %33 = tail call noalias ptr @malloc(i64 %32)
  %34 = tail call ptr @memcpy(ptr %33, ptr %31, i64 %30)
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 %30
  store i8 0, ptr %35, align 1
  %36 = load i32, ptr %0, align 4
  %37 = tail call i32 @MPI_Add_error_string(i32 %36, ptr %33)
  tail call void @free(ptr %33)
  %38 = icmp eq ptr %2, null
  br i1 %38, label %40, label %39

39:
  store i32 %37, ptr %2, align 4
  br label %40

40:
  ret void
}

declare i32 @MPI_Add_error_string(i32, ptr)

declare void @free(ptr)

define void @mpi_allgather_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_in_place_
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = icmp eq ptr %3, @pad_mpi_in_place_
  %17 = icmp eq ptr %3, @pad_mpi_bottom_
  %18 = select i1 %17, ptr null, ptr %3
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Allgather(ptr %12, i32 %13, ptr %15, ptr %19, i32 %20, ptr %22, ptr %24)
  %26 = icmp eq ptr %7, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %7, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Allgather(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_allgather_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Allgather_init(ptr %15, i32 %16, ptr %18, ptr %22, i32 %23, ptr %25, ptr %27, ptr %29, ptr %11)
  %31 = load ptr, ptr %11, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %8, align 4
  %33 = icmp eq ptr %9, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %9, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Allgather_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_allgather_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.1)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.1)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Allgather_init(ptr %12, i32 %13, ptr %15, ptr %16, i32 %17, ptr %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_allgatherv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %3, @pad_mpi_in_place_
  %18 = icmp eq ptr %3, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %6, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Allgatherv(ptr %13, i32 %14, ptr %16, ptr %20, ptr %4, ptr %5, ptr %22, ptr %24)
  %26 = icmp eq ptr %8, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %8, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Allgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_allgatherv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %3, @pad_mpi_in_place_
  %21 = icmp eq ptr %3, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %8, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Allgatherv_init(ptr %16, i32 %17, ptr %19, ptr %23, ptr %4, ptr %5, ptr %25, ptr %27, ptr %29, ptr %12)
  %31 = load ptr, ptr %12, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %9, align 4
  %33 = icmp eq ptr %10, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %10, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Allgatherv_init(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_allgatherv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.2)
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.2)
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %7, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %8, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Allgatherv_init(ptr %13, i32 %14, ptr %16, ptr %17, ptr %4, ptr %5, ptr %19, ptr %21, ptr %23, ptr %12)
  %25 = load ptr, ptr %12, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %9, align 4
  %27 = icmp eq ptr %10, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %10, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_alloc_mem_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i64, ptr %0, align 8
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Info_f2c(i32 %6)
  %8 = tail call i32 @MPI_Alloc_mem(i64 %5, ptr %7, ptr %2)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Alloc_mem(i64, ptr, ptr)

define void @mpi_allreduce_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_in_place_
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %10
  %12 = icmp eq ptr %1, @pad_mpi_in_place_
  %13 = icmp eq ptr %1, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %4, align 4
  %20 = tail call ptr @PMPI_Op_f2c(i32 %19)
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = tail call i32 @MPI_Allreduce(ptr %11, ptr %15, i32 %16, ptr %18, ptr %20, ptr %22)
  %24 = icmp eq ptr %6, null
  br i1 %24, label %26, label %25

25:
  store i32 %23, ptr %6, align 4
  br label %26

26:
  ret void
}

declare i32 @MPI_Allreduce(ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_allreduce_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %1, @pad_mpi_in_place_
  %16 = icmp eq ptr %1, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %4, align 4
  %23 = tail call ptr @PMPI_Op_f2c(i32 %22)
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @PMPI_Comm_f2c(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Info_f2c(i32 %26)
  %28 = call i32 @MPI_Allreduce_init(ptr %14, ptr %18, i32 %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %10)
  %29 = load ptr, ptr %10, align 8
  %30 = call i32 @PMPI_Request_c2f(ptr %29)
  store i32 %30, ptr %7, align 4
  %31 = icmp eq ptr %8, null
  br i1 %31, label %33, label %32

32:
  store i32 %28, ptr %8, align 4
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Allreduce_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define void @mpi_allreduce_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.3)
  %12 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.3)
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @PMPI_Op_f2c(i32 %16)
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Info_f2c(i32 %20)
  %22 = call i32 @MPI_Allreduce_init(ptr %11, ptr %12, i32 %13, ptr %15, ptr %17, ptr %19, ptr %21, ptr %10)
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @PMPI_Request_c2f(ptr %23)
  store i32 %24, ptr %7, align 4
  %25 = icmp eq ptr %8, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %8, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_alltoall_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_in_place_
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = icmp eq ptr %3, @pad_mpi_in_place_
  %17 = icmp eq ptr %3, @pad_mpi_bottom_
  %18 = select i1 %17, ptr null, ptr %3
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Alltoall(ptr %12, i32 %13, ptr %15, ptr %19, i32 %20, ptr %22, ptr %24)
  %26 = icmp eq ptr %7, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %7, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_alltoall_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Alltoall_init(ptr %15, i32 %16, ptr %18, ptr %22, i32 %23, ptr %25, ptr %27, ptr %29, ptr %11)
  %31 = load ptr, ptr %11, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %8, align 4
  %33 = icmp eq ptr %9, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %9, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Alltoall_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_alltoall_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.4)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.4)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Alltoall_init(ptr %12, i32 %13, ptr %15, ptr %16, i32 %17, ptr %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_alltoallv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %4, @pad_mpi_in_place_
  %18 = icmp eq ptr %4, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %8, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Alltoallv(ptr %14, ptr %1, ptr %2, ptr %16, ptr %20, ptr %5, ptr %6, ptr %22, ptr %24)
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %9, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Alltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_alltoallv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = icmp eq ptr %0, @pad_mpi_in_place_
  %15 = icmp eq ptr %0, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %0
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %4, @pad_mpi_in_place_
  %21 = icmp eq ptr %4, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %9, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Alltoallv_init(ptr %17, ptr %1, ptr %2, ptr %19, ptr %23, ptr %5, ptr %6, ptr %25, ptr %27, ptr %29, ptr %13)
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %10, align 4
  %33 = icmp eq ptr %11, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %11, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

declare i32 @MPI_Alltoallv_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_alltoallv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.5)
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.5)
  %18 = load i32, ptr %7, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %8, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %9, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Alltoallv_init(ptr %14, ptr %1, ptr %2, ptr %16, ptr %17, ptr %5, ptr %6, ptr %19, ptr %21, ptr %23, ptr %13)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %10, align 4
  %27 = icmp eq ptr %11, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %11, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

define void @mpi_alltoallw_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = load i32, ptr %8, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  call void @llvm.lifetime.start.p0(ptr %21)
  store i32 0, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr %22)
  store i32 0, ptr %22, align 4
  %25 = call i32 @PMPI_Comm_test_inter(ptr %24, ptr %21)
  %26 = load i32, ptr %21, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:
  %29 = call i32 @PMPI_Comm_remote_size(ptr %24, ptr %22)
  br label %32

30:
  %31 = call i32 @PMPI_Comm_size(ptr %24, ptr %22)
  br label %32

32:
  %33 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %22)
  call void @llvm.lifetime.end.p0(ptr %21)
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %49

35:
  %36 = load i32, ptr %8, align 4
  %37 = call ptr @PMPI_Comm_f2c(i32 %36)
  call void @llvm.lifetime.start.p0(ptr %19)
  store i32 0, ptr %19, align 4
  call void @llvm.lifetime.start.p0(ptr %20)
  store i32 0, ptr %20, align 4
  %38 = call i32 @PMPI_Comm_test_inter(ptr %37, ptr %19)
  %39 = load i32, ptr %19, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:
  %42 = call i32 @PMPI_Comm_remote_size(ptr %37, ptr %20)
  br label %45

43:
  %44 = call i32 @PMPI_Comm_size(ptr %37, ptr %20)
  br label %45

45:
  %46 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 3
  br label %49

49:
  %50 = phi i64 [ %48, %45 ], [ 8, %32 ]
  %51 = call noalias ptr @malloc(i64 %50)
  br label %52

52:
  %53 = phi i64 [ %85, %80 ], [ 0, %49 ]
  %54 = load i32, ptr %8, align 4
  %55 = call ptr @PMPI_Comm_f2c(i32 %54)
  call void @llvm.lifetime.start.p0(ptr %17)
  store i32 0, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %18)
  store i32 0, ptr %18, align 4
  %56 = call i32 @PMPI_Comm_test_inter(ptr %55, ptr %17)
  %57 = load i32, ptr %17, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %61, label %59

59:
  %60 = call i32 @PMPI_Comm_remote_size(ptr %55, ptr %18)
  br label %63

61:
  %62 = call i32 @PMPI_Comm_size(ptr %55, ptr %18)
  br label %63

63:
  %64 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  %65 = sext i32 %64 to i64
  %66 = icmp slt i64 %53, %65
  br i1 %66, label %80, label %67

67:
  %68 = load i32, ptr %8, align 4
  %69 = call ptr @PMPI_Comm_f2c(i32 %68)
  call void @llvm.lifetime.start.p0(ptr %15)
  store i32 0, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16)
  store i32 0, ptr %16, align 4
  %70 = call i32 @PMPI_Comm_test_inter(ptr %69, ptr %15)
  %71 = load i32, ptr %15, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %75, label %73

73:
  %74 = call i32 @PMPI_Comm_remote_size(ptr %69, ptr %16)
  br label %77

75:
  %76 = call i32 @PMPI_Comm_size(ptr %69, ptr %16)
  br label %77

77:
  %78 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %15)
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %86, label %100

80:
  %81 = getelementptr inbounds nuw i32, ptr %3, i64 %53
  %82 = load i32, ptr %81, align 4
  %83 = call ptr @pad_later_Datatype(i32 %82)
  %84 = getelementptr inbounds nuw ptr, ptr %51, i64 %53
  store ptr %83, ptr %84, align 8
  %85 = add nuw nsw i64 %53, 1
  br label %52

86:
  %87 = load i32, ptr %8, align 4
  %88 = call ptr @PMPI_Comm_f2c(i32 %87)
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %89 = call i32 @PMPI_Comm_test_inter(ptr %88, ptr %13)
  %90 = load i32, ptr %13, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %94, label %92

92:
  %93 = call i32 @PMPI_Comm_remote_size(ptr %88, ptr %14)
  br label %96

94:
  %95 = call i32 @PMPI_Comm_size(ptr %88, ptr %14)
  br label %96

96:
  %97 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  %98 = sext i32 %97 to i64
  %99 = shl nsw i64 %98, 3
  br label %100

100:
  %101 = phi i64 [ %99, %96 ], [ 8, %77 ]
  %102 = call noalias ptr @malloc(i64 %101)
  br label %103

103:
  %104 = phi i64 [ %136, %131 ], [ 0, %100 ]
  %105 = load i32, ptr %8, align 4
  %106 = call ptr @PMPI_Comm_f2c(i32 %105)
  call void @llvm.lifetime.start.p0(ptr %11)
  store i32 0, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  %107 = call i32 @PMPI_Comm_test_inter(ptr %106, ptr %11)
  %108 = load i32, ptr %11, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %112, label %110

110:
  %111 = call i32 @PMPI_Comm_remote_size(ptr %106, ptr %12)
  br label %114

112:
  %113 = call i32 @PMPI_Comm_size(ptr %106, ptr %12)
  br label %114

114:
  %115 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  %116 = sext i32 %115 to i64
  %117 = icmp slt i64 %104, %116
  br i1 %117, label %131, label %118

118:
  %119 = icmp eq ptr %0, @pad_mpi_in_place_
  %120 = icmp eq ptr %0, @pad_mpi_bottom_
  %121 = select i1 %120, ptr null, ptr %0
  %122 = select i1 %119, ptr inttoptr (i64 1 to ptr), ptr %121
  %123 = icmp eq ptr %4, @pad_mpi_in_place_
  %124 = icmp eq ptr %4, @pad_mpi_bottom_
  %125 = select i1 %124, ptr null, ptr %4
  %126 = select i1 %123, ptr inttoptr (i64 1 to ptr), ptr %125
  %127 = load i32, ptr %8, align 4
  %128 = call ptr @PMPI_Comm_f2c(i32 %127)
  %129 = call i32 @MPI_Alltoallw(ptr %122, ptr %1, ptr %2, ptr %51, ptr %126, ptr %5, ptr %6, ptr %102, ptr %128)
  call void @free(ptr %51)
  call void @free(ptr %102)
  %130 = icmp eq ptr %9, null
  br i1 %130, label %138, label %137

131:
  %132 = getelementptr inbounds nuw i32, ptr %7, i64 %104
  %133 = load i32, ptr %132, align 4
  %134 = call ptr @pad_later_Datatype(i32 %133)
  %135 = getelementptr inbounds nuw ptr, ptr %102, i64 %104
  store ptr %134, ptr %135, align 8
  %136 = add nuw nsw i64 %104, 1
  br label %103

137:
  store i32 %129, ptr %9, align 4
  br label %138

138:
  ret void
}

declare i32 @MPI_Alltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_alltoallw_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  call void @llvm.lifetime.start.p0(ptr %23)
  store i32 0, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr %24)
  store i32 0, ptr %24, align 4
  %28 = call i32 @PMPI_Comm_test_inter(ptr %27, ptr %23)
  %29 = load i32, ptr %23, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:
  %32 = call i32 @PMPI_Comm_remote_size(ptr %27, ptr %24)
  br label %35

33:
  %34 = call i32 @PMPI_Comm_size(ptr %27, ptr %24)
  br label %35

35:
  %36 = load i32, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %24)
  call void @llvm.lifetime.end.p0(ptr %23)
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %52

38:
  %39 = load i32, ptr %8, align 4
  %40 = call ptr @PMPI_Comm_f2c(i32 %39)
  call void @llvm.lifetime.start.p0(ptr %21)
  store i32 0, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr %22)
  store i32 0, ptr %22, align 4
  %41 = call i32 @PMPI_Comm_test_inter(ptr %40, ptr %21)
  %42 = load i32, ptr %21, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:
  %45 = call i32 @PMPI_Comm_remote_size(ptr %40, ptr %22)
  br label %48

46:
  %47 = call i32 @PMPI_Comm_size(ptr %40, ptr %22)
  br label %48

48:
  %49 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %22)
  call void @llvm.lifetime.end.p0(ptr %21)
  %50 = sext i32 %49 to i64
  %51 = shl nsw i64 %50, 3
  br label %52

52:
  %53 = phi i64 [ %51, %48 ], [ 8, %35 ]
  %54 = call noalias ptr @malloc(i64 %53)
  br label %55

55:
  %56 = phi i64 [ %88, %83 ], [ 0, %52 ]
  %57 = load i32, ptr %8, align 4
  %58 = call ptr @PMPI_Comm_f2c(i32 %57)
  call void @llvm.lifetime.start.p0(ptr %19)
  store i32 0, ptr %19, align 4
  call void @llvm.lifetime.start.p0(ptr %20)
  store i32 0, ptr %20, align 4
  %59 = call i32 @PMPI_Comm_test_inter(ptr %58, ptr %19)
  %60 = load i32, ptr %19, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:
  %63 = call i32 @PMPI_Comm_remote_size(ptr %58, ptr %20)
  br label %66

64:
  %65 = call i32 @PMPI_Comm_size(ptr %58, ptr %20)
  br label %66

66:
  %67 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %56, %68
  br i1 %69, label %83, label %70

70:
  %71 = load i32, ptr %8, align 4
  %72 = call ptr @PMPI_Comm_f2c(i32 %71)
  call void @llvm.lifetime.start.p0(ptr %17)
  store i32 0, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %18)
  store i32 0, ptr %18, align 4
  %73 = call i32 @PMPI_Comm_test_inter(ptr %72, ptr %17)
  %74 = load i32, ptr %17, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %78, label %76

76:
  %77 = call i32 @PMPI_Comm_remote_size(ptr %72, ptr %18)
  br label %80

78:
  %79 = call i32 @PMPI_Comm_size(ptr %72, ptr %18)
  br label %80

80:
  %81 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %89, label %103

83:
  %84 = getelementptr inbounds nuw i32, ptr %3, i64 %56
  %85 = load i32, ptr %84, align 4
  %86 = call ptr @pad_later_Datatype(i32 %85)
  %87 = getelementptr inbounds nuw ptr, ptr %54, i64 %56
  store ptr %86, ptr %87, align 8
  %88 = add nuw nsw i64 %56, 1
  br label %55

89:
  %90 = load i32, ptr %8, align 4
  %91 = call ptr @PMPI_Comm_f2c(i32 %90)
  call void @llvm.lifetime.start.p0(ptr %15)
  store i32 0, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16)
  store i32 0, ptr %16, align 4
  %92 = call i32 @PMPI_Comm_test_inter(ptr %91, ptr %15)
  %93 = load i32, ptr %15, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:
  %96 = call i32 @PMPI_Comm_remote_size(ptr %91, ptr %16)
  br label %99

97:
  %98 = call i32 @PMPI_Comm_size(ptr %91, ptr %16)
  br label %99

99:
  %100 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %15)
  %101 = sext i32 %100 to i64
  %102 = shl nsw i64 %101, 3
  br label %103

103:
  %104 = phi i64 [ %102, %99 ], [ 8, %80 ]
  %105 = call noalias ptr @malloc(i64 %104)
  br label %106

106:
  %107 = phi i64 [ %143, %138 ], [ 0, %103 ]
  %108 = load i32, ptr %8, align 4
  %109 = call ptr @PMPI_Comm_f2c(i32 %108)
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %110 = call i32 @PMPI_Comm_test_inter(ptr %109, ptr %13)
  %111 = load i32, ptr %13, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %115, label %113

113:
  %114 = call i32 @PMPI_Comm_remote_size(ptr %109, ptr %14)
  br label %117

115:
  %116 = call i32 @PMPI_Comm_size(ptr %109, ptr %14)
  br label %117

117:
  %118 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  %119 = sext i32 %118 to i64
  %120 = icmp slt i64 %107, %119
  br i1 %120, label %138, label %121

121:
  call void @llvm.lifetime.start.p0(ptr %25)
  store ptr @ompi_request_null, ptr %25, align 8
  %122 = icmp eq ptr %0, @pad_mpi_in_place_
  %123 = icmp eq ptr %0, @pad_mpi_bottom_
  %124 = select i1 %123, ptr null, ptr %0
  %125 = select i1 %122, ptr inttoptr (i64 1 to ptr), ptr %124
  %126 = icmp eq ptr %4, @pad_mpi_in_place_
  %127 = icmp eq ptr %4, @pad_mpi_bottom_
  %128 = select i1 %127, ptr null, ptr %4
  %129 = select i1 %126, ptr inttoptr (i64 1 to ptr), ptr %128
  %130 = load i32, ptr %8, align 4
  %131 = call ptr @PMPI_Comm_f2c(i32 %130)
  %132 = load i32, ptr %9, align 4
  %133 = call ptr @PMPI_Info_f2c(i32 %132)
  %134 = call i32 @MPI_Alltoallw_init(ptr %125, ptr %1, ptr %2, ptr %54, ptr %129, ptr %5, ptr %6, ptr %105, ptr %131, ptr %133, ptr %25)
  %135 = load ptr, ptr %25, align 8
  %136 = call i32 @PMPI_Request_c2f(ptr %135)
  store i32 %136, ptr %10, align 4
  %137 = icmp eq ptr %11, null
  br i1 %137, label %145, label %144

138:
  %139 = getelementptr inbounds nuw i32, ptr %7, i64 %107
  %140 = load i32, ptr %139, align 4
  %141 = call ptr @pad_later_Datatype(i32 %140)
  %142 = getelementptr inbounds nuw ptr, ptr %105, i64 %107
  store ptr %141, ptr %142, align 8
  %143 = add nuw nsw i64 %107, 1
  br label %106

144:
  store i32 %134, ptr %11, align 4
  br label %145

145:
  call void @llvm.lifetime.end.p0(ptr %25)
  ret void
}

declare i32 @MPI_Alltoallw_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_alltoallw_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  call void @llvm.lifetime.start.p0(ptr %23)
  store i32 0, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr %24)
  store i32 0, ptr %24, align 4
  %28 = call i32 @PMPI_Comm_test_inter(ptr %27, ptr %23)
  %29 = load i32, ptr %23, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:
  %32 = call i32 @PMPI_Comm_remote_size(ptr %27, ptr %24)
  br label %35

33:
  %34 = call i32 @PMPI_Comm_size(ptr %27, ptr %24)
  br label %35

35:
  %36 = load i32, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %24)
  call void @llvm.lifetime.end.p0(ptr %23)
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %52

38:
  %39 = load i32, ptr %8, align 4
  %40 = call ptr @PMPI_Comm_f2c(i32 %39)
  call void @llvm.lifetime.start.p0(ptr %21)
  store i32 0, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr %22)
  store i32 0, ptr %22, align 4
  %41 = call i32 @PMPI_Comm_test_inter(ptr %40, ptr %21)
  %42 = load i32, ptr %21, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:
  %45 = call i32 @PMPI_Comm_remote_size(ptr %40, ptr %22)
  br label %48

46:
  %47 = call i32 @PMPI_Comm_size(ptr %40, ptr %22)
  br label %48

48:
  %49 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %22)
  call void @llvm.lifetime.end.p0(ptr %21)
  %50 = sext i32 %49 to i64
  %51 = shl nsw i64 %50, 3
  br label %52

52:
  %53 = phi i64 [ %51, %48 ], [ 8, %35 ]
  %54 = call noalias ptr @malloc(i64 %53)
  br label %55

55:
  %56 = phi i64 [ %88, %83 ], [ 0, %52 ]
  %57 = load i32, ptr %8, align 4
  %58 = call ptr @PMPI_Comm_f2c(i32 %57)
  call void @llvm.lifetime.start.p0(ptr %19)
  store i32 0, ptr %19, align 4
  call void @llvm.lifetime.start.p0(ptr %20)
  store i32 0, ptr %20, align 4
  %59 = call i32 @PMPI_Comm_test_inter(ptr %58, ptr %19)
  %60 = load i32, ptr %19, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:
  %63 = call i32 @PMPI_Comm_remote_size(ptr %58, ptr %20)
  br label %66

64:
  %65 = call i32 @PMPI_Comm_size(ptr %58, ptr %20)
  br label %66

66:
  %67 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %56, %68
  br i1 %69, label %83, label %70

70:
  %71 = load i32, ptr %8, align 4
  %72 = call ptr @PMPI_Comm_f2c(i32 %71)
  call void @llvm.lifetime.start.p0(ptr %17)
  store i32 0, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %18)
  store i32 0, ptr %18, align 4
  %73 = call i32 @PMPI_Comm_test_inter(ptr %72, ptr %17)
  %74 = load i32, ptr %17, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %78, label %76

76:
  %77 = call i32 @PMPI_Comm_remote_size(ptr %72, ptr %18)
  br label %80

78:
  %79 = call i32 @PMPI_Comm_size(ptr %72, ptr %18)
  br label %80

80:
  %81 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %89, label %103

83:
  %84 = getelementptr inbounds nuw i32, ptr %3, i64 %56
  %85 = load i32, ptr %84, align 4
  %86 = call ptr @pad_later_Datatype(i32 %85)
  %87 = getelementptr inbounds nuw ptr, ptr %54, i64 %56
  store ptr %86, ptr %87, align 8
  %88 = add nuw nsw i64 %56, 1
  br label %55

89:
  %90 = load i32, ptr %8, align 4
  %91 = call ptr @PMPI_Comm_f2c(i32 %90)
  call void @llvm.lifetime.start.p0(ptr %15)
  store i32 0, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16)
  store i32 0, ptr %16, align 4
  %92 = call i32 @PMPI_Comm_test_inter(ptr %91, ptr %15)
  %93 = load i32, ptr %15, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:
  %96 = call i32 @PMPI_Comm_remote_size(ptr %91, ptr %16)
  br label %99

97:
  %98 = call i32 @PMPI_Comm_size(ptr %91, ptr %16)
  br label %99

99:
  %100 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %15)
  %101 = sext i32 %100 to i64
  %102 = shl nsw i64 %101, 3
  br label %103

103:
  %104 = phi i64 [ %102, %99 ], [ 8, %80 ]
  %105 = call noalias ptr @malloc(i64 %104)
  br label %106

106:
  %107 = phi i64 [ %137, %132 ], [ 0, %103 ]
  %108 = load i32, ptr %8, align 4
  %109 = call ptr @PMPI_Comm_f2c(i32 %108)
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  %110 = call i32 @PMPI_Comm_test_inter(ptr %109, ptr %13)
  %111 = load i32, ptr %13, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %115, label %113

113:
  %114 = call i32 @PMPI_Comm_remote_size(ptr %109, ptr %14)
  br label %117

115:
  %116 = call i32 @PMPI_Comm_size(ptr %109, ptr %14)
  br label %117

117:
  %118 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  %119 = sext i32 %118 to i64
  %120 = icmp slt i64 %107, %119
  br i1 %120, label %132, label %121

121:
  call void @llvm.lifetime.start.p0(ptr %25)
  store ptr @ompi_request_null, ptr %25, align 8
  %122 = call ptr @pad_later_whole(ptr %0, ptr @.str.6)
  %123 = call ptr @pad_later_whole(ptr %4, ptr @.str.6)
  %124 = load i32, ptr %8, align 4
  %125 = call ptr @PMPI_Comm_f2c(i32 %124)
  %126 = load i32, ptr %9, align 4
  %127 = call ptr @PMPI_Info_f2c(i32 %126)
  %128 = call i32 @MPI_Alltoallw_init(ptr %122, ptr %1, ptr %2, ptr %54, ptr %123, ptr %5, ptr %6, ptr %105, ptr %125, ptr %127, ptr %25)
  %129 = load ptr, ptr %25, align 8
  %130 = call i32 @PMPI_Request_c2f(ptr %129)
  store i32 %130, ptr %10, align 4
  %131 = icmp eq ptr %11, null
  br i1 %131, label %139, label %138

132:
  %133 = getelementptr inbounds nuw i32, ptr %7, i64 %107
  %134 = load i32, ptr %133, align 4
  %135 = call ptr @pad_later_Datatype(i32 %134)
  %136 = getelementptr inbounds nuw ptr, ptr %105, i64 %107
  store ptr %135, ptr %136, align 8
  %137 = add nuw nsw i64 %107, 1
  br label %106

138:
  store i32 %128, ptr %11, align 4
  br label %139

139:
  call void @llvm.lifetime.end.p0(ptr %25)
  ret void
}

define void @mpi_barrier_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Comm_f2c(i32 %3)
  %5 = tail call i32 @MPI_Barrier(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Barrier(ptr)

define void @mpi_barrier_init_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_request_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Info_f2c(i32 %8)
  %10 = call i32 @MPI_Barrier_init(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Request_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Barrier_init(ptr, ptr, ptr)

define void @mpi_bcast_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = icmp eq ptr %0, @pad_mpi_in_place_
  %8 = icmp eq ptr %0, @pad_mpi_bottom_
  %9 = select i1 %8, ptr null, ptr %0
  %10 = select i1 %7, ptr inttoptr (i64 1 to ptr), ptr %9
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = tail call i32 @MPI_Bcast(ptr %10, i32 %11, ptr %13, i32 %14, ptr %16)
  %18 = icmp eq ptr %5, null
  br i1 %18, label %20, label %19

19:
  store i32 %17, ptr %5, align 4
  br label %20

20:
  ret void
}

declare i32 @MPI_Bcast(ptr, i32, ptr, i32, ptr)

define void @mpi_bcast_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = load i32, ptr %5, align 4
  %21 = tail call ptr @PMPI_Info_f2c(i32 %20)
  %22 = call i32 @MPI_Bcast_init(ptr %13, i32 %14, ptr %16, i32 %17, ptr %19, ptr %21, ptr %9)
  %23 = load ptr, ptr %9, align 8
  %24 = call i32 @PMPI_Request_c2f(ptr %23)
  store i32 %24, ptr %6, align 4
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %7, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Bcast_init(ptr, i32, ptr, i32, ptr, ptr, ptr)

define void @mpi_bcast_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.7)
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Info_f2c(i32 %17)
  %19 = call i32 @MPI_Bcast_init(ptr %10, i32 %11, ptr %13, i32 %14, ptr %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_bsend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_bottom_
  %9 = select i1 %8, ptr null, ptr %0
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = tail call i32 @MPI_Bsend(ptr %9, i32 %10, ptr %12, i32 %13, i32 %14, ptr %16)
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %17, ptr %6, align 4
  br label %20

20:
  ret void
}

declare i32 @MPI_Bsend(ptr, i32, ptr, i32, i32, ptr)

define void @mpi_bsend_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Bsend_init(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Bsend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_bsend_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.8)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Bsend_init(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define internal fastcc ptr @section(ptr %0, i64 %1, ptr %2, ptr %3) noinline {
  %5 = alloca [300 x i8], align 16
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = icmp sgt i8 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = zext nneg i8 %11 to i64
  br label %23

15:
  %16 = phi i64 [ 1, %4 ], [ %29, %23 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %18 = call i32 @PMPI_Type_get_extent(ptr %2, ptr %6, ptr %7)
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %19, %21
  br i1 %22, label %32, label %39

23:
  %24 = phi i64 [ 0, %13 ], [ %30, %23 ]
  %25 = phi i64 [ 1, %13 ], [ %29, %23 ]
  %26 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %28, %25
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %14
  br i1 %31, label %15, label %23

32:
  %33 = icmp eq i64 %1, %16
  br i1 %33, label %44, label %34

34:
  %35 = load i8, ptr %17, align 4
  %36 = icmp ne i8 %35, 1
  %37 = icmp sgt i64 %1, %16
  %38 = select i1 %36, i1 true, i1 %37
  br i1 %38, label %39, label %44

39:
  call void @llvm.lifetime.start.p0(ptr %5)
  %40 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 300, ptr @.str.62, ptr %3)
  %41 = sext i32 %40 to i64
  %42 = call i64 @write(i32 2, ptr %5, i64 %41)
  %43 = call i32 @PMPI_Abort(ptr @ompi_mpi_comm_world, i32 1)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %44

44:
  %45 = call i32 @PMPI_Type_dup(ptr %2, ptr %9)
  %46 = load i8, ptr %17, align 4
  %47 = icmp sgt i8 %46, 0
  br i1 %47, label %48, label %50

48:
  %49 = icmp slt i64 %1, %16
  br label %53

50:
  %51 = call i32 @PMPI_Type_commit(ptr %9)
  %52 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %52

53:
  %54 = phi i64 [ 0, %48 ], [ %69, %59 ]
  br i1 %49, label %59, label %55

55:
  %56 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %54
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 32
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %55 ], [ %1, %53 ]
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %54
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 40
  %64 = load i64, ptr %63, align 8
  %65 = load ptr, ptr %9, align 8
  %66 = call i32 @PMPI_Type_create_hvector(i32 %61, i32 1, i64 %64, ptr %65, ptr %8)
  %67 = call i32 @PMPI_Type_free(ptr %9)
  %68 = load ptr, ptr %8, align 8
  store ptr %68, ptr %9, align 8
  %69 = add nuw nsw i64 %54, 1
  %70 = load i8, ptr %17, align 4
  %71 = sext i8 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %53, label %50
}

declare i32 @PMPI_Type_free(ptr)

define void @mpi_buffer_attach_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %1, align 4
  %5 = tail call i32 @MPI_Buffer_attach(ptr %0, i32 %4)
  %6 = icmp eq ptr %2, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %2, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Buffer_attach(ptr, i32)

define void @mpi_cancel_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Request_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Cancel(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Request_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Cancel(ptr)

define void @mpi_cart_coords_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = tail call i32 @MPI_Cart_coords(ptr %7, i32 %8, i32 %9, ptr %3)
  %11 = icmp eq ptr %4, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %4, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Cart_coords(ptr, i32, i32, ptr)

define void @mpi_cart_create_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_Comm_f2c(i32 %9)
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %4, align 4
  %13 = call i32 @MPI_Cart_create(ptr %10, i32 %11, ptr %2, ptr %3, i32 %12, ptr %8)
  %14 = load ptr, ptr %8, align 8
  %15 = call i32 @PMPI_Comm_c2f(ptr %14)
  store i32 %15, ptr %5, align 4
  %16 = icmp eq ptr %6, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %6, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Cart_create(ptr, i32, ptr, ptr, i32, ptr)

define void @mpi_cart_get_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = tail call i32 @MPI_Cart_get(ptr %8, i32 %9, ptr %2, ptr %3, ptr %4)
  %11 = icmp eq ptr %5, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %5, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Cart_get(ptr, i32, ptr, ptr, ptr)

define void @mpi_cart_map_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = tail call i32 @MPI_Cart_map(ptr %8, i32 %9, ptr %2, ptr %3, ptr %4)
  %11 = icmp eq ptr %5, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %5, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Cart_map(ptr, i32, ptr, ptr, ptr)

define void @mpi_cart_rank_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = tail call i32 @MPI_Cart_rank(ptr %6, ptr %1, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Cart_rank(ptr, ptr, ptr)

define void @mpi_cart_shift_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = tail call i32 @MPI_Cart_shift(ptr %8, i32 %9, i32 %10, ptr %3, ptr %4)
  %12 = icmp eq ptr %5, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %5, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_Cart_shift(ptr, i32, i32, ptr, ptr)

define void @mpi_cart_sub_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = call i32 @MPI_Cart_sub(ptr %7, ptr %1, ptr %5)
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @PMPI_Comm_c2f(ptr %9)
  store i32 %10, ptr %2, align 4
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %8, ptr %3, align 4
  br label %13

13:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Cart_sub(ptr, ptr, ptr)

define void @mpi_cartdim_get_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = tail call i32 @MPI_Cartdim_get(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Cartdim_get(ptr, ptr)

define void @mpi_close_port_(ptr %0, ptr %1, i64 %2) alwaysinline {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:
  %6 = phi i64 [ %12, %11 ], [ %2, %3 ]
  %7 = getelementptr i8, ptr %0, i64 %6
  %8 = getelementptr i8, ptr %7, i64 -1
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 32
  br i1 %10, label %11, label %14

11:
  %12 = add i64 %6, -1
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %5

14:
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ 0, %11 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %28, label %17

17:
  %18 = getelementptr i8, ptr %0, i64 %15
  br label %19

19:
  %20 = phi ptr [ %25, %24 ], [ %0, %17 ]
  %21 = phi i64 [ %26, %24 ], [ %15, %17 ]
  %22 = load i8, ptr %20, align 1
  %23 = icmp eq i8 %22, 32
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %26 = add i64 %21, -1
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %19

28:
  %29 = phi i64 [ 0, %14 ], [ %21, %19 ], [ 0, %24 ]
  %30 = phi ptr [ %0, %14 ], [ %20, %19 ], [ %18, %24 ]
  %31 = add i64 %29, 1
  %32 = tail call noalias ptr @malloc(i64 %31)
  %33 = tail call ptr @memcpy(ptr %32, ptr %30, i64 %29)
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 %29
  store i8 0, ptr %34, align 1
  %35 = tail call i32 @MPI_Close_port(ptr %32)
  tail call void @free(ptr %32)
  %36 = icmp eq ptr %1, null
  br i1 %36, label %38, label %37

37:
  store i32 %35, ptr %1, align 4
  br label %38

38:
  ret void
}

declare i32 @MPI_Close_port(ptr)

define void @mpi_comm_accept_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline {
  %8 = alloca ptr, align 8
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %6, %7 ]
  %12 = getelementptr i8, ptr %0, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %7 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %0, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %0, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %0, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  %40 = load i32, ptr %1, align 4
  %41 = tail call ptr @PMPI_Info_f2c(i32 %40)
  %42 = load i32, ptr %2, align 4
  %43 = load i32, ptr %3, align 4
  %44 = tail call ptr @PMPI_Comm_f2c(i32 %43)
  %45 = call i32 @MPI_Comm_accept(ptr %37, ptr %41, i32 %42, ptr %44, ptr %8)
  call void @free(ptr %37)
  %46 = load ptr, ptr %8, align 8
  %47 = call i32 @PMPI_Comm_c2f(ptr %46)
  store i32 %47, ptr %4, align 4
  %48 = icmp eq ptr %5, null
  br i1 %48, label %50, label %49

49:
  store i32 %45, ptr %5, align 4
  br label %50

50:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Comm_accept(ptr, ptr, i32, ptr, ptr)

define void @mpi_comm_call_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Comm_call_errhandler(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Comm_call_errhandler(ptr, i32)

define void @mpi_comm_compare_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = tail call i32 @MPI_Comm_compare(ptr %6, ptr %8, ptr %2)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Comm_compare(ptr, ptr, ptr)

define void @mpi_comm_connect_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline {
  %8 = alloca ptr, align 8
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %6, %7 ]
  %12 = getelementptr i8, ptr %0, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %7 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %0, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %0, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %0, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  %40 = load i32, ptr %1, align 4
  %41 = tail call ptr @PMPI_Info_f2c(i32 %40)
  %42 = load i32, ptr %2, align 4
  %43 = load i32, ptr %3, align 4
  %44 = tail call ptr @PMPI_Comm_f2c(i32 %43)
  %45 = call i32 @MPI_Comm_connect(ptr %37, ptr %41, i32 %42, ptr %44, ptr %8)
  call void @free(ptr %37)
  %46 = load ptr, ptr %8, align 8
  %47 = call i32 @PMPI_Comm_c2f(ptr %46)
  store i32 %47, ptr %4, align 4
  %48 = icmp eq ptr %5, null
  br i1 %48, label %50, label %49

49:
  store i32 %45, ptr %5, align 4
  br label %50

50:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Comm_connect(ptr, ptr, i32, ptr, ptr)

define void @mpi_comm_create_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Group_f2c(i32 %8)
  %10 = call i32 @MPI_Comm_create(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Comm_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Comm_create(ptr, ptr, ptr)

define void @mpi_comm_create_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %5 = call i32 @MPI_Comm_create_errhandler(ptr %0, ptr %4)
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @PMPI_Errhandler_c2f(ptr %6)
  store i32 %7, ptr %1, align 4
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %5, ptr %2, align 4
  br label %10

10:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_create_errhandler(ptr, ptr)

define void @mpi_comm_create_from_group_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline {
  %8 = alloca ptr, align 8
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %6, %7 ]
  %12 = getelementptr i8, ptr %1, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %7 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %1, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %1, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %1, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  %40 = load i32, ptr %0, align 4
  %41 = tail call ptr @PMPI_Group_f2c(i32 %40)
  %42 = load i32, ptr %2, align 4
  %43 = tail call ptr @PMPI_Info_f2c(i32 %42)
  %44 = load i32, ptr %3, align 4
  %45 = tail call ptr @PMPI_Errhandler_f2c(i32 %44)
  %46 = call i32 @MPI_Comm_create_from_group(ptr %41, ptr %37, ptr %43, ptr %45, ptr %8)
  call void @free(ptr %37)
  %47 = load ptr, ptr %8, align 8
  %48 = call i32 @PMPI_Comm_c2f(ptr %47)
  store i32 %48, ptr %4, align 4
  %49 = icmp eq ptr %5, null
  br i1 %49, label %51, label %50

50:
  store i32 %46, ptr %5, align 4
  br label %51

51:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Comm_create_from_group(ptr, ptr, ptr, ptr, ptr)

define void @mpi_comm_create_group_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_comm_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = tail call ptr @PMPI_Group_f2c(i32 %9)
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @MPI_Comm_create_group(ptr %8, ptr %10, i32 %11, ptr %6)
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @PMPI_Comm_c2f(ptr %13)
  store i32 %14, ptr %3, align 4
  %15 = icmp eq ptr %4, null
  br i1 %15, label %17, label %16

16:
  store i32 %12, ptr %4, align 4
  br label %17

17:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Comm_create_group(ptr, ptr, i32, ptr)

define void @mpi_comm_delete_attr_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Comm_delete_attr(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

define void @mpi_comm_disconnect_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Comm_disconnect(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Comm_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Comm_disconnect(ptr)

define void @mpi_comm_dup_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_comm_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = call i32 @MPI_Comm_dup(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Comm_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_dup(ptr, ptr)

define void @mpi_comm_dup_with_info_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Info_f2c(i32 %8)
  %10 = call i32 @MPI_Comm_dup_with_info(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Comm_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Comm_dup_with_info(ptr, ptr, ptr)

define void @mpi_comm_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Comm_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Comm_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Comm_free(ptr)

define void @mpi_comm_free_keyval_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Comm_free_keyval(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Comm_free_keyval(ptr)

define void @mpi_comm_get_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = call i32 @MPI_Comm_get_errhandler(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Errhandler_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_get_errhandler(ptr, ptr)

define void @mpi_comm_get_info_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_info_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = call i32 @MPI_Comm_get_info(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Info_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_get_info(ptr, ptr)

define void @mpi_comm_get_name_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) alwaysinline {
  %6 = add i64 %4, 8192
  %7 = tail call noalias ptr @calloc(i64 1, i64 %6)
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_Comm_f2c(i32 %8)
  %10 = tail call i32 @MPI_Comm_get_name(ptr %9, ptr %7, ptr %2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:
  %13 = tail call i64 @strlen(ptr %7)
  %14 = tail call i64 @llvm.umin.i64(i64 %13, i64 %4)
  %15 = tail call ptr @memcpy(ptr %1, ptr %7, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  %17 = sub i64 %4, %14
  %18 = tail call ptr @memset(ptr %16, i32 32, i64 %17)
  br label %19

19:
  tail call void @free(ptr %7)
  %20 = icmp eq ptr %3, null
  br i1 %20, label %22, label %21

21:
  store i32 %10, ptr %3, align 4
  br label %22

22:
  ret void
}

declare noalias ptr @calloc(i64, i64)

declare i32 @MPI_Comm_get_name(ptr, ptr, ptr)

define void @mpi_comm_get_parent_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @ompi_mpi_comm_null, ptr %3, align 8
  %4 = call i32 @MPI_Comm_get_parent(ptr %3)
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @PMPI_Comm_c2f(ptr %5)
  store i32 %6, ptr %0, align 4
  %7 = icmp eq ptr %1, null
  br i1 %7, label %9, label %8

8:
  store i32 %4, ptr %1, align 4
  br label %9

9:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Comm_get_parent(ptr)

define void @mpi_comm_group_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_group_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = call i32 @MPI_Comm_group(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Group_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_group(ptr, ptr)

define void @mpi_comm_idup_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_request_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = call i32 @MPI_Comm_idup(ptr %8, ptr %5, ptr %6)
  %10 = load ptr, ptr %5, align 8
  %11 = call i32 @PMPI_Comm_c2f(ptr %10)
  store i32 %11, ptr %1, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = call i32 @PMPI_Request_c2f(ptr %12)
  store i32 %13, ptr %2, align 4
  %14 = icmp eq ptr %3, null
  br i1 %14, label %16, label %15

15:
  store i32 %9, ptr %3, align 4
  br label %16

16:
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Comm_idup(ptr, ptr, ptr)

define void @mpi_comm_idup_with_info_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_comm_null, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_Comm_f2c(i32 %8)
  %10 = load i32, ptr %1, align 4
  %11 = tail call ptr @PMPI_Info_f2c(i32 %10)
  %12 = call i32 @MPI_Comm_idup_with_info(ptr %9, ptr %11, ptr %6, ptr %7)
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @PMPI_Comm_c2f(ptr %13)
  store i32 %14, ptr %2, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = call i32 @PMPI_Request_c2f(ptr %15)
  store i32 %16, ptr %3, align 4
  %17 = icmp eq ptr %4, null
  br i1 %17, label %19, label %18

18:
  store i32 %12, ptr %4, align 4
  br label %19

19:
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Comm_idup_with_info(ptr, ptr, ptr, ptr)

define void @mpi_comm_join_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_comm_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = call i32 @MPI_Comm_join(i32 %5, ptr %4)
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @PMPI_Comm_c2f(ptr %7)
  store i32 %8, ptr %1, align 4
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %2, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_join(i32, ptr)

define void @mpi_comm_rank_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = tail call i32 @MPI_Comm_rank(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Comm_rank(ptr, ptr)

define void @mpi_comm_remote_group_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_group_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = call i32 @MPI_Comm_remote_group(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Group_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Comm_remote_group(ptr, ptr)

define void @mpi_comm_remote_size_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = tail call i32 @MPI_Comm_remote_size(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Comm_remote_size(ptr, ptr)

define void @mpi_comm_set_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Errhandler_f2c(i32 %6)
  %8 = tail call i32 @MPI_Comm_set_errhandler(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

define void @mpi_comm_set_info_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Info_f2c(i32 %6)
  %8 = tail call i32 @MPI_Comm_set_info(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Comm_set_info(ptr, ptr)

define void @mpi_comm_set_name_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %12 ], [ %3, %4 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %7, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ 0, %12 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr i8, ptr %1, i64 %16
  br label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %1, %18 ]
  %22 = phi i64 [ %27, %25 ], [ %16, %18 ]
  %23 = load i8, ptr %21, align 1
  %24 = icmp eq i8 %23, 32
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %27 = add i64 %22, -1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %20

29:
  %30 = phi i64 [ 0, %15 ], [ %22, %20 ], [ 0, %25 ]
  %31 = phi ptr [ %1, %15 ], [ %21, %20 ], [ %19, %25 ]
  %32 = add i64 %30, 1
  %33 = tail call noalias ptr @malloc(i64 %32)
  %34 = tail call ptr @memcpy(ptr %33, ptr %31, i64 %30)
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 %30
  store i8 0, ptr %35, align 1
  %36 = load i32, ptr %0, align 4
  %37 = tail call ptr @PMPI_Comm_f2c(i32 %36)
  %38 = tail call i32 @MPI_Comm_set_name(ptr %37, ptr %33)
  tail call void @free(ptr %33)
  %39 = icmp eq ptr %2, null
  br i1 %39, label %41, label %40

40:
  store i32 %38, ptr %2, align 4
  br label %41

41:
  ret void
}

declare i32 @MPI_Comm_set_name(ptr, ptr)

define void @mpi_comm_size_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = tail call i32 @MPI_Comm_size(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Comm_size(ptr, ptr)

define void @mpi_comm_split_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_comm_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @MPI_Comm_split(ptr %8, i32 %9, i32 %10, ptr %6)
  %12 = load ptr, ptr %6, align 8
  %13 = call i32 @PMPI_Comm_c2f(ptr %12)
  store i32 %13, ptr %3, align 4
  %14 = icmp eq ptr %4, null
  br i1 %14, label %16, label %15

15:
  store i32 %11, ptr %4, align 4
  br label %16

16:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Comm_split(ptr, i32, i32, ptr)

define void @mpi_comm_split_type_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_comm_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_Comm_f2c(i32 %8)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call ptr @PMPI_Info_f2c(i32 %12)
  %14 = call i32 @MPI_Comm_split_type(ptr %9, i32 %10, i32 %11, ptr %13, ptr %7)
  %15 = load ptr, ptr %7, align 8
  %16 = call i32 @PMPI_Comm_c2f(ptr %15)
  store i32 %16, ptr %4, align 4
  %17 = icmp eq ptr %5, null
  br i1 %17, label %19, label %18

18:
  store i32 %14, ptr %5, align 4
  br label %19

19:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Comm_split_type(ptr, i32, i32, ptr, ptr)

define void @mpi_comm_test_inter_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = tail call i32 @MPI_Comm_test_inter(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Comm_test_inter(ptr, ptr)

define void @mpi_compare_and_swap_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = icmp eq ptr %1, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = icmp eq ptr %2, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %2
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %4, align 4
  %18 = load i64, ptr %5, align 8
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Win_f2c(i32 %19)
  %21 = tail call i32 @MPI_Compare_and_swap(ptr %10, ptr %12, ptr %14, ptr %16, i32 %17, i64 %18, ptr %20)
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %21, ptr %7, align 4
  br label %24

24:
  ret void
}

declare i32 @MPI_Compare_and_swap(ptr, ptr, ptr, ptr, i32, i64, ptr)

define void @mpi_dims_create_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Dims_create(i32 %5, i32 %6, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Dims_create(i32, i32, ptr)

define void @mpi_dist_graph_create_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_mpi_comm_null, ptr %11, align 8
  %12 = load i32, ptr %0, align 4
  %13 = tail call ptr @PMPI_Comm_f2c(i32 %12)
  %14 = load i32, ptr %1, align 4
  %15 = icmp eq ptr %5, @pad_mpi_unweighted_
  %16 = icmp eq ptr %5, @pad_mpi_weights_empty_
  %17 = select i1 %16, ptr inttoptr (i64 3 to ptr), ptr %5
  %18 = select i1 %15, ptr inttoptr (i64 2 to ptr), ptr %17
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Info_f2c(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = call i32 @MPI_Dist_graph_create(ptr %13, i32 %14, ptr %2, ptr %3, ptr %4, ptr %18, ptr %20, i32 %21, ptr %11)
  %23 = load ptr, ptr %11, align 8
  %24 = call i32 @PMPI_Comm_c2f(ptr %23)
  store i32 %24, ptr %8, align 4
  %25 = icmp eq ptr %9, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %9, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Dist_graph_create(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr)

define void @mpi_dist_graph_create_adjacent_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_mpi_comm_null, ptr %12, align 8
  %13 = load i32, ptr %0, align 4
  %14 = tail call ptr @PMPI_Comm_f2c(i32 %13)
  %15 = load i32, ptr %1, align 4
  %16 = icmp eq ptr %3, @pad_mpi_unweighted_
  %17 = icmp eq ptr %3, @pad_mpi_weights_empty_
  %18 = select i1 %17, ptr inttoptr (i64 3 to ptr), ptr %3
  %19 = select i1 %16, ptr inttoptr (i64 2 to ptr), ptr %18
  %20 = load i32, ptr %4, align 4
  %21 = icmp eq ptr %6, @pad_mpi_unweighted_
  %22 = icmp eq ptr %6, @pad_mpi_weights_empty_
  %23 = select i1 %22, ptr inttoptr (i64 3 to ptr), ptr %6
  %24 = select i1 %21, ptr inttoptr (i64 2 to ptr), ptr %23
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @PMPI_Info_f2c(i32 %25)
  %27 = load i32, ptr %8, align 4
  %28 = call i32 @MPI_Dist_graph_create_adjacent(ptr %14, i32 %15, ptr %2, ptr %19, i32 %20, ptr %5, ptr %24, ptr %26, i32 %27, ptr %12)
  %29 = load ptr, ptr %12, align 8
  %30 = call i32 @PMPI_Comm_c2f(ptr %29)
  store i32 %30, ptr %9, align 4
  %31 = icmp eq ptr %10, null
  br i1 %31, label %33, label %32

32:
  store i32 %28, ptr %10, align 4
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Dist_graph_create_adjacent(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, i32, ptr)

define void @mpi_dist_graph_neighbors_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_Comm_f2c(i32 %9)
  %11 = load i32, ptr %1, align 4
  %12 = icmp eq ptr %3, @pad_mpi_unweighted_
  %13 = icmp eq ptr %3, @pad_mpi_weights_empty_
  %14 = select i1 %13, ptr inttoptr (i64 3 to ptr), ptr %3
  %15 = select i1 %12, ptr inttoptr (i64 2 to ptr), ptr %14
  %16 = load i32, ptr %4, align 4
  %17 = icmp eq ptr %6, @pad_mpi_unweighted_
  %18 = icmp eq ptr %6, @pad_mpi_weights_empty_
  %19 = select i1 %18, ptr inttoptr (i64 3 to ptr), ptr %6
  %20 = select i1 %17, ptr inttoptr (i64 2 to ptr), ptr %19
  %21 = tail call i32 @MPI_Dist_graph_neighbors(ptr %10, i32 %11, ptr %2, ptr %15, i32 %16, ptr %5, ptr %20)
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %21, ptr %7, align 4
  br label %24

24:
  ret void
}

declare i32 @MPI_Dist_graph_neighbors(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_dist_graph_neighbors_count_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = tail call i32 @MPI_Dist_graph_neighbors_count(ptr %7, ptr %1, ptr %2, ptr %3)
  %9 = icmp eq ptr %4, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %4, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Dist_graph_neighbors_count(ptr, ptr, ptr, ptr)

define void @mpi_errhandler_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Errhandler_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Errhandler_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Errhandler_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Errhandler_free(ptr)

define void @mpi_error_class_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call i32 @MPI_Error_class(i32 %4, ptr %1)
  %6 = icmp eq ptr %2, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %2, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Error_class(i32, ptr)

define void @mpi_error_string_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) alwaysinline {
  %6 = add i64 %4, 8192
  %7 = tail call noalias ptr @calloc(i64 1, i64 %6)
  %8 = load i32, ptr %0, align 4
  %9 = tail call i32 @MPI_Error_string(i32 %8, ptr %7, ptr %2)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = tail call i64 @strlen(ptr %7)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = tail call ptr @memcpy(ptr %1, ptr %7, i64 %13)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %16 = sub i64 %4, %13
  %17 = tail call ptr @memset(ptr %15, i32 32, i64 %16)
  br label %18

18:
  tail call void @free(ptr %7)
  %19 = icmp eq ptr %3, null
  br i1 %19, label %21, label %20

20:
  store i32 %9, ptr %3, align 4
  br label %21

21:
  ret void
}

declare i32 @MPI_Error_string(i32, ptr, ptr)

define void @mpi_exscan_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_in_place_
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %10
  %12 = icmp eq ptr %1, @pad_mpi_in_place_
  %13 = icmp eq ptr %1, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %4, align 4
  %20 = tail call ptr @PMPI_Op_f2c(i32 %19)
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = tail call i32 @MPI_Exscan(ptr %11, ptr %15, i32 %16, ptr %18, ptr %20, ptr %22)
  %24 = icmp eq ptr %6, null
  br i1 %24, label %26, label %25

25:
  store i32 %23, ptr %6, align 4
  br label %26

26:
  ret void
}

declare i32 @MPI_Exscan(ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_exscan_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %1, @pad_mpi_in_place_
  %16 = icmp eq ptr %1, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %4, align 4
  %23 = tail call ptr @PMPI_Op_f2c(i32 %22)
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @PMPI_Comm_f2c(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Info_f2c(i32 %26)
  %28 = call i32 @MPI_Exscan_init(ptr %14, ptr %18, i32 %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %10)
  %29 = load ptr, ptr %10, align 8
  %30 = call i32 @PMPI_Request_c2f(ptr %29)
  store i32 %30, ptr %7, align 4
  %31 = icmp eq ptr %8, null
  br i1 %31, label %33, label %32

32:
  store i32 %28, ptr %8, align 4
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Exscan_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define void @mpi_exscan_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.9)
  %12 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.9)
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @PMPI_Op_f2c(i32 %16)
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Info_f2c(i32 %20)
  %22 = call i32 @MPI_Exscan_init(ptr %11, ptr %12, i32 %13, ptr %15, ptr %17, ptr %19, ptr %21, ptr %10)
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @PMPI_Request_c2f(ptr %23)
  store i32 %24, ptr %7, align 4
  %25 = icmp eq ptr %8, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %8, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_fetch_and_op_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = icmp eq ptr %1, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i64, ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Op_f2c(i32 %17)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Win_f2c(i32 %19)
  %21 = tail call i32 @MPI_Fetch_and_op(ptr %10, ptr %12, ptr %14, i32 %15, i64 %16, ptr %18, ptr %20)
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %21, ptr %7, align 4
  br label %24

24:
  ret void
}

declare i32 @MPI_Fetch_and_op(ptr, ptr, ptr, i32, i64, ptr, ptr)

define void @mpi_file_call_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_File_call_errhandler(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_File_call_errhandler(ptr, i32)

define void @mpi_file_close_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_File_close(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_File_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_File_close(ptr)

define void @mpi_file_create_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %5 = call i32 @MPI_File_create_errhandler(ptr %0, ptr %4)
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @PMPI_Errhandler_c2f(ptr %6)
  store i32 %7, ptr %1, align 4
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %5, ptr %2, align 4
  br label %10

10:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_File_create_errhandler(ptr, ptr)

define void @mpi_file_delete_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %12 ], [ %3, %4 ]
  %8 = getelementptr i8, ptr %0, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %7, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ 0, %12 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr i8, ptr %0, i64 %16
  br label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %0, %18 ]
  %22 = phi i64 [ %27, %25 ], [ %16, %18 ]
  %23 = load i8, ptr %21, align 1
  %24 = icmp eq i8 %23, 32
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %27 = add i64 %22, -1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %20

29:
  %30 = phi i64 [ 0, %15 ], [ %22, %20 ], [ 0, %25 ]
  %31 = phi ptr [ %0, %15 ], [ %21, %20 ], [ %19, %25 ]
  %32 = add i64 %30, 1
  %33 = tail call noalias ptr @malloc(i64 %32)
  %34 = tail call ptr @memcpy(ptr %33, ptr %31, i64 %30)
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 %30
  store i8 0, ptr %35, align 1
  %36 = load i32, ptr %1, align 4
  %37 = tail call ptr @PMPI_Info_f2c(i32 %36)
  %38 = tail call i32 @MPI_File_delete(ptr %33, ptr %37)
  tail call void @free(ptr %33)
  %39 = icmp eq ptr %2, null
  br i1 %39, label %41, label %40

40:
  store i32 %38, ptr %2, align 4
  br label %41

41:
  ret void
}

declare i32 @MPI_File_delete(ptr, ptr)

define void @mpi_file_get_amode_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = tail call i32 @MPI_File_get_amode(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_File_get_amode(ptr, ptr)

define void @mpi_file_get_atomicity_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = tail call i32 @MPI_File_get_atomicity(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_File_get_atomicity(ptr, ptr)

define void @mpi_file_get_byte_offset_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = load i64, ptr %1, align 8
  %8 = tail call i32 @MPI_File_get_byte_offset(ptr %6, i64 %7, ptr %2)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_File_get_byte_offset(ptr, i64, ptr)

define void @mpi_file_get_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = call i32 @MPI_File_get_errhandler(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Errhandler_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_File_get_errhandler(ptr, ptr)

define void @mpi_file_get_group_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_group_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = call i32 @MPI_File_get_group(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Group_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_File_get_group(ptr, ptr)

define void @mpi_file_get_info_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_info_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = call i32 @MPI_File_get_info(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Info_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_File_get_info(ptr, ptr)

define void @mpi_file_get_position_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = tail call i32 @MPI_File_get_position(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_File_get_position(ptr, ptr)

define void @mpi_file_get_position_shared_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = tail call i32 @MPI_File_get_position_shared(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_File_get_position_shared(ptr, ptr)

define void @mpi_file_get_size_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = tail call i32 @MPI_File_get_size(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_File_get_size(ptr, ptr)

define void @mpi_file_get_type_extent_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = tail call i32 @MPI_File_get_type_extent(ptr %6, ptr %8, ptr %2)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_get_type_extent(ptr, ptr, ptr)

define void @mpi_file_get_view_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_datatype_null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_mpi_datatype_null, ptr %9, align 8
  %10 = add i64 %6, 8192
  %11 = tail call noalias ptr @calloc(i64 1, i64 %10)
  %12 = load i32, ptr %0, align 4
  %13 = tail call ptr @PMPI_File_f2c(i32 %12)
  %14 = call i32 @MPI_File_get_view(ptr %13, ptr %1, ptr %8, ptr %9, ptr %11)
  %15 = load ptr, ptr %8, align 8
  %16 = call i32 @PMPI_Type_c2f(ptr %15)
  store i32 %16, ptr %2, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @PMPI_Type_c2f(ptr %17)
  store i32 %18, ptr %3, align 4
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %20, label %27

20:
  %21 = call i64 @strlen(ptr %11)
  %22 = call i64 @llvm.umin.i64(i64 %21, i64 %6)
  %23 = call ptr @memcpy(ptr %4, ptr %11, i64 %22)
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 %22
  %25 = sub i64 %6, %22
  %26 = call ptr @memset(ptr %24, i32 32, i64 %25)
  br label %27

27:
  call void @free(ptr %11)
  %28 = icmp eq ptr %5, null
  br i1 %28, label %30, label %29

29:
  store i32 %14, ptr %5, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_File_get_view(ptr, ptr, ptr, ptr, ptr)

define void @mpi_file_iread_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_File_iread(ptr %9, ptr %1, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Request_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_File_iread(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_iread_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_File_iread_all(ptr %9, ptr %1, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Request_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_File_iread_all(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_iread_at_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_File_f2c(i32 %9)
  %11 = load i64, ptr %1, align 8
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = call i32 @MPI_File_iread_at(ptr %10, i64 %11, ptr %2, i32 %12, ptr %14, ptr %8)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Request_c2f(ptr %16)
  store i32 %17, ptr %5, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_File_iread_at(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_iread_at_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_File_f2c(i32 %9)
  %11 = load i64, ptr %1, align 8
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = call i32 @MPI_File_iread_at_all(ptr %10, i64 %11, ptr %2, i32 %12, ptr %14, ptr %8)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Request_c2f(ptr %16)
  store i32 %17, ptr %5, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_File_iread_at_all(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_iread_shared_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_File_iread_shared(ptr %9, ptr %1, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Request_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_File_iread_shared(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_iwrite_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_File_iwrite(ptr %9, ptr %1, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Request_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_File_iwrite(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_iwrite_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_File_iwrite_all(ptr %9, ptr %1, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Request_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_File_iwrite_all(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_iwrite_at_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_File_f2c(i32 %9)
  %11 = load i64, ptr %1, align 8
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = call i32 @MPI_File_iwrite_at(ptr %10, i64 %11, ptr %2, i32 %12, ptr %14, ptr %8)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Request_c2f(ptr %16)
  store i32 %17, ptr %5, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_File_iwrite_at(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_iwrite_at_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_File_f2c(i32 %9)
  %11 = load i64, ptr %1, align 8
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = call i32 @MPI_File_iwrite_at_all(ptr %10, i64 %11, ptr %2, i32 %12, ptr %14, ptr %8)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Request_c2f(ptr %16)
  store i32 %17, ptr %5, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_File_iwrite_at_all(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_iwrite_shared_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_request_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_File_iwrite_shared(ptr %9, ptr %1, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Request_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_File_iwrite_shared(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_open_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) alwaysinline {
  %8 = alloca ptr, align 8
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %6, %7 ]
  %12 = getelementptr i8, ptr %1, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %7 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %1, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %1, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %1, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_file_null, ptr %8, align 8
  %40 = load i32, ptr %0, align 4
  %41 = tail call ptr @PMPI_Comm_f2c(i32 %40)
  %42 = load i32, ptr %2, align 4
  %43 = load i32, ptr %3, align 4
  %44 = tail call ptr @PMPI_Info_f2c(i32 %43)
  %45 = call i32 @MPI_File_open(ptr %41, ptr %37, i32 %42, ptr %44, ptr %8)
  call void @free(ptr %37)
  %46 = load ptr, ptr %8, align 8
  %47 = call i32 @PMPI_File_c2f(ptr %46)
  store i32 %47, ptr %4, align 4
  %48 = icmp eq ptr %5, null
  br i1 %48, label %50, label %49

49:
  store i32 %45, ptr %5, align 4
  br label %50

50:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_File_open(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_preallocate_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = load i64, ptr %1, align 8
  %7 = tail call i32 @MPI_File_preallocate(ptr %5, i64 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_File_preallocate(ptr, i64)

define void @mpi_file_read_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_read(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_read(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_read_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_read_all(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_read_all(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_read_all_begin_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_File_f2c(i32 %6)
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @pad_later_Datatype(i32 %9)
  %11 = tail call i32 @MPI_File_read_all_begin(ptr %7, ptr %1, i32 %8, ptr %10)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_File_read_all_begin(ptr, ptr, i32, ptr)

define void @mpi_file_read_all_end_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_File_read_all_end(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_read_all_end(ptr, ptr, ptr)

define void @mpi_file_read_at_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i64, ptr %1, align 8
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = icmp eq ptr %5, @pad_mpi_status_ignore_
  %15 = select i1 %14, ptr null, ptr %5
  %16 = tail call i32 @MPI_File_read_at(ptr %9, i64 %10, ptr %2, i32 %11, ptr %13, ptr %15)
  %17 = icmp eq ptr %6, null
  br i1 %17, label %19, label %18

18:
  store i32 %16, ptr %6, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_File_read_at(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_read_at_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i64, ptr %1, align 8
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = icmp eq ptr %5, @pad_mpi_status_ignore_
  %15 = select i1 %14, ptr null, ptr %5
  %16 = tail call i32 @MPI_File_read_at_all(ptr %9, i64 %10, ptr %2, i32 %11, ptr %13, ptr %15)
  %17 = icmp eq ptr %6, null
  br i1 %17, label %19, label %18

18:
  store i32 %16, ptr %6, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_File_read_at_all(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_read_at_all_begin_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i64, ptr %1, align 8
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = tail call i32 @MPI_File_read_at_all_begin(ptr %8, i64 %9, ptr %2, i32 %10, ptr %12)
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  store i32 %13, ptr %5, align 4
  br label %16

16:
  ret void
}

declare i32 @MPI_File_read_at_all_begin(ptr, i64, ptr, i32, ptr)

define void @mpi_file_read_at_all_end_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_File_read_at_all_end(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_read_at_all_end(ptr, ptr, ptr)

define void @mpi_file_read_ordered_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_read_ordered(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_read_ordered(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_read_ordered_begin_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_File_f2c(i32 %6)
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @pad_later_Datatype(i32 %9)
  %11 = tail call i32 @MPI_File_read_ordered_begin(ptr %7, ptr %1, i32 %8, ptr %10)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_File_read_ordered_begin(ptr, ptr, i32, ptr)

define void @mpi_file_read_ordered_end_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_File_read_ordered_end(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_read_ordered_end(ptr, ptr, ptr)

define void @mpi_file_read_shared_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_read_shared(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_read_shared(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_seek_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = load i64, ptr %1, align 8
  %8 = load i32, ptr %2, align 4
  %9 = tail call i32 @MPI_File_seek(ptr %6, i64 %7, i32 %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_seek(ptr, i64, i32)

define void @mpi_file_seek_shared_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = load i64, ptr %1, align 8
  %8 = load i32, ptr %2, align 4
  %9 = tail call i32 @MPI_File_seek_shared(ptr %6, i64 %7, i32 %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_seek_shared(ptr, i64, i32)

define void @mpi_file_set_atomicity_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_File_set_atomicity(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_File_set_atomicity(ptr, i32)

define void @mpi_file_set_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Errhandler_f2c(i32 %6)
  %8 = tail call i32 @MPI_File_set_errhandler(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_File_set_errhandler(ptr, ptr)

define void @mpi_file_set_info_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Info_f2c(i32 %6)
  %8 = tail call i32 @MPI_File_set_info(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_File_set_info(ptr, ptr)

define void @mpi_file_set_size_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_File_f2c(i32 %4)
  %6 = load i64, ptr %1, align 8
  %7 = tail call i32 @MPI_File_set_size(ptr %5, i64 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_File_set_size(ptr, i64)

define void @mpi_file_set_view_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) alwaysinline {
  %9 = icmp eq i64 %7, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %7, %8 ]
  %12 = getelementptr i8, ptr %4, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %8 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %4, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %4, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %4, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  %40 = load i32, ptr %0, align 4
  %41 = tail call ptr @PMPI_File_f2c(i32 %40)
  %42 = load i64, ptr %1, align 8
  %43 = load i32, ptr %2, align 4
  %44 = tail call ptr @pad_later_Datatype(i32 %43)
  %45 = load i32, ptr %3, align 4
  %46 = tail call ptr @pad_later_Datatype(i32 %45)
  %47 = load i32, ptr %5, align 4
  %48 = tail call ptr @PMPI_Info_f2c(i32 %47)
  %49 = tail call i32 @MPI_File_set_view(ptr %41, i64 %42, ptr %44, ptr %46, ptr %37, ptr %48)
  tail call void @free(ptr %37)
  %50 = icmp eq ptr %6, null
  br i1 %50, label %52, label %51

51:
  store i32 %49, ptr %6, align 4
  br label %52

52:
  ret void
}

declare i32 @MPI_File_set_view(ptr, i64, ptr, ptr, ptr, ptr)

define void @mpi_file_sync_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_File_f2c(i32 %3)
  %5 = tail call i32 @MPI_File_sync(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_File_sync(ptr)

define void @mpi_file_write_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_write(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_write(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_write_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_write_all(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_write_all(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_write_all_begin_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_File_f2c(i32 %6)
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @pad_later_Datatype(i32 %9)
  %11 = tail call i32 @MPI_File_write_all_begin(ptr %7, ptr %1, i32 %8, ptr %10)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_File_write_all_begin(ptr, ptr, i32, ptr)

define void @mpi_file_write_all_end_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_File_write_all_end(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_write_all_end(ptr, ptr, ptr)

define void @mpi_file_write_at_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i64, ptr %1, align 8
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = icmp eq ptr %5, @pad_mpi_status_ignore_
  %15 = select i1 %14, ptr null, ptr %5
  %16 = tail call i32 @MPI_File_write_at(ptr %9, i64 %10, ptr %2, i32 %11, ptr %13, ptr %15)
  %17 = icmp eq ptr %6, null
  br i1 %17, label %19, label %18

18:
  store i32 %16, ptr %6, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_File_write_at(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_write_at_all_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_File_f2c(i32 %8)
  %10 = load i64, ptr %1, align 8
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = icmp eq ptr %5, @pad_mpi_status_ignore_
  %15 = select i1 %14, ptr null, ptr %5
  %16 = tail call i32 @MPI_File_write_at_all(ptr %9, i64 %10, ptr %2, i32 %11, ptr %13, ptr %15)
  %17 = icmp eq ptr %6, null
  br i1 %17, label %19, label %18

18:
  store i32 %16, ptr %6, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_File_write_at_all(ptr, i64, ptr, i32, ptr, ptr)

define void @mpi_file_write_at_all_begin_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i64, ptr %1, align 8
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = tail call i32 @MPI_File_write_at_all_begin(ptr %8, i64 %9, ptr %2, i32 %10, ptr %12)
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  store i32 %13, ptr %5, align 4
  br label %16

16:
  ret void
}

declare i32 @MPI_File_write_at_all_begin(ptr, i64, ptr, i32, ptr)

define void @mpi_file_write_at_all_end_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_File_write_at_all_end(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_write_at_all_end(ptr, ptr, ptr)

define void @mpi_file_write_ordered_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_write_ordered(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_write_ordered(ptr, ptr, i32, ptr, ptr)

define void @mpi_file_write_ordered_begin_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_File_f2c(i32 %6)
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @pad_later_Datatype(i32 %9)
  %11 = tail call i32 @MPI_File_write_ordered_begin(ptr %7, ptr %1, i32 %8, ptr %10)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_File_write_ordered_begin(ptr, ptr, i32, ptr)

define void @mpi_file_write_ordered_end_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_File_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_File_write_ordered_end(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_File_write_ordered_end(ptr, ptr, ptr)

define void @mpi_file_write_shared_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_File_f2c(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = tail call i32 @MPI_File_write_shared(ptr %8, ptr %1, i32 %9, ptr %11, ptr %13)
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %5, align 4
  br label %17

17:
  ret void
}

declare i32 @MPI_File_write_shared(ptr, ptr, i32, ptr, ptr)

define void @mpi_finalize_(ptr %0) alwaysinline {
  %2 = tail call i32 @MPI_Finalize()
  %3 = icmp eq ptr %0, null
  br i1 %3, label %5, label %4

4:
  store i32 %2, ptr %0, align 4
  br label %5

5:
  ret void
}

declare i32 @MPI_Finalize()

define void @mpi_finalized_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Finalized(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Finalized(ptr)

define void @mpi_free_mem_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Free_mem(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Free_mem(ptr)

define void @mpi_gather_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %3, @pad_mpi_in_place_
  %18 = icmp eq ptr %3, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @pad_later_Datatype(i32 %22)
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = tail call i32 @MPI_Gather(ptr %13, i32 %14, ptr %16, ptr %20, i32 %21, ptr %23, i32 %24, ptr %26)
  %28 = icmp eq ptr %8, null
  br i1 %28, label %30, label %29

29:
  store i32 %27, ptr %8, align 4
  br label %30

30:
  ret void
}

declare i32 @MPI_Gather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

define void @mpi_gather_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %3, @pad_mpi_in_place_
  %21 = icmp eq ptr %3, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %4, align 4
  %25 = load i32, ptr %5, align 4
  %26 = tail call ptr @pad_later_Datatype(i32 %25)
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Comm_f2c(i32 %28)
  %30 = load i32, ptr %8, align 4
  %31 = tail call ptr @PMPI_Info_f2c(i32 %30)
  %32 = call i32 @MPI_Gather_init(ptr %16, i32 %17, ptr %19, ptr %23, i32 %24, ptr %26, i32 %27, ptr %29, ptr %31, ptr %12)
  %33 = load ptr, ptr %12, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %9, align 4
  %35 = icmp eq ptr %10, null
  br i1 %35, label %37, label %36

36:
  store i32 %32, ptr %10, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Gather_init(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr)

define void @mpi_gather_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.10)
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.10)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Comm_f2c(i32 %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @PMPI_Info_f2c(i32 %24)
  %26 = call i32 @MPI_Gather_init(ptr %13, i32 %14, ptr %16, ptr %17, i32 %18, ptr %20, i32 %21, ptr %23, ptr %25, ptr %12)
  %27 = load ptr, ptr %12, align 8
  %28 = call i32 @PMPI_Request_c2f(ptr %27)
  store i32 %28, ptr %9, align 4
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %26, ptr %10, align 4
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_gatherv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = icmp eq ptr %3, @pad_mpi_in_place_
  %19 = icmp eq ptr %3, @pad_mpi_bottom_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @pad_later_Datatype(i32 %22)
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = tail call i32 @MPI_Gatherv(ptr %14, i32 %15, ptr %17, ptr %21, ptr %4, ptr %5, ptr %23, i32 %24, ptr %26)
  %28 = icmp eq ptr %9, null
  br i1 %28, label %30, label %29

29:
  store i32 %27, ptr %9, align 4
  br label %30

30:
  ret void
}

declare i32 @MPI_Gatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr)

define void @mpi_gatherv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = icmp eq ptr %0, @pad_mpi_in_place_
  %15 = icmp eq ptr %0, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %0
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %1, align 4
  %19 = load i32, ptr %2, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = icmp eq ptr %3, @pad_mpi_in_place_
  %22 = icmp eq ptr %3, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %3
  %24 = select i1 %21, ptr inttoptr (i64 1 to ptr), ptr %23
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @pad_later_Datatype(i32 %25)
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = tail call ptr @PMPI_Comm_f2c(i32 %28)
  %30 = load i32, ptr %9, align 4
  %31 = tail call ptr @PMPI_Info_f2c(i32 %30)
  %32 = call i32 @MPI_Gatherv_init(ptr %17, i32 %18, ptr %20, ptr %24, ptr %4, ptr %5, ptr %26, i32 %27, ptr %29, ptr %31, ptr %13)
  %33 = load ptr, ptr %13, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %10, align 4
  %35 = icmp eq ptr %11, null
  br i1 %35, label %37, label %36

36:
  store i32 %32, ptr %11, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

declare i32 @MPI_Gatherv_init(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_gatherv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.11)
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.11)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %8, align 4
  %23 = tail call ptr @PMPI_Comm_f2c(i32 %22)
  %24 = load i32, ptr %9, align 4
  %25 = tail call ptr @PMPI_Info_f2c(i32 %24)
  %26 = call i32 @MPI_Gatherv_init(ptr %14, i32 %15, ptr %17, ptr %18, ptr %4, ptr %5, ptr %20, i32 %21, ptr %23, ptr %25, ptr %13)
  %27 = load ptr, ptr %13, align 8
  %28 = call i32 @PMPI_Request_c2f(ptr %27)
  store i32 %28, ptr %10, align 4
  %29 = icmp eq ptr %11, null
  br i1 %29, label %31, label %30

30:
  store i32 %26, ptr %11, align 4
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

define void @mpi_get_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i64, ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %7, align 4
  %21 = tail call ptr @PMPI_Win_f2c(i32 %20)
  %22 = tail call i32 @MPI_Get(ptr %11, i32 %12, ptr %14, i32 %15, i64 %16, i32 %17, ptr %19, ptr %21)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  ret void
}

declare i32 @MPI_Get(ptr, i32, ptr, i32, i64, i32, ptr, ptr)

define void @mpi_get_accumulate_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) alwaysinline {
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_bottom_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @pad_later_Datatype(i32 %22)
  %24 = load i32, ptr %6, align 4
  %25 = load i64, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  %27 = load i32, ptr %9, align 4
  %28 = tail call ptr @pad_later_Datatype(i32 %27)
  %29 = load i32, ptr %10, align 4
  %30 = tail call ptr @PMPI_Op_f2c(i32 %29)
  %31 = load i32, ptr %11, align 4
  %32 = tail call ptr @PMPI_Win_f2c(i32 %31)
  %33 = tail call i32 @MPI_Get_accumulate(ptr %15, i32 %16, ptr %18, ptr %20, i32 %21, ptr %23, i32 %24, i64 %25, i32 %26, ptr %28, ptr %30, ptr %32)
  %34 = icmp eq ptr %12, null
  br i1 %34, label %36, label %35

35:
  store i32 %33, ptr %12, align 4
  br label %36

36:
  ret void
}

declare i32 @MPI_Get_accumulate(ptr, i32, ptr, ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define void @mpi_get_address_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = icmp eq ptr %0, @pad_mpi_bottom_
  %5 = select i1 %4, ptr null, ptr %0
  %6 = tail call i32 @MPI_Get_address(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

define void @mpi_get_count_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %6 = select i1 %5, ptr null, ptr %0
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = tail call i32 @MPI_Get_count(ptr %6, ptr %8, ptr %2)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Get_count(ptr, ptr, ptr)

define void @mpi_get_elements_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %6 = select i1 %5, ptr null, ptr %0
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = tail call i32 @MPI_Get_elements(ptr %6, ptr %8, ptr %2)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Get_elements(ptr, ptr, ptr)

define void @mpi_get_elements_x_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %6 = select i1 %5, ptr null, ptr %0
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = tail call i32 @MPI_Get_elements_x(ptr %6, ptr %8, ptr %2)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Get_elements_x(ptr, ptr, ptr)

define void @mpi_get_library_version_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = add i64 %3, 8192
  %6 = tail call noalias ptr @calloc(i64 1, i64 %5)
  %7 = tail call i32 @MPI_Get_library_version(ptr %6, ptr %1)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %16

9:
  %10 = tail call i64 @strlen(ptr %6)
  %11 = tail call i64 @llvm.umin.i64(i64 %10, i64 %3)
  %12 = tail call ptr @memcpy(ptr %0, ptr %6, i64 %11)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %14 = sub i64 %3, %11
  %15 = tail call ptr @memset(ptr %13, i32 32, i64 %14)
  br label %16

16:
  tail call void @free(ptr %6)
  %17 = icmp eq ptr %2, null
  br i1 %17, label %19, label %18

18:
  store i32 %7, ptr %2, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_Get_library_version(ptr, ptr)

define void @mpi_get_processor_name_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = add i64 %3, 8192
  %6 = tail call noalias ptr @calloc(i64 1, i64 %5)
  %7 = tail call i32 @MPI_Get_processor_name(ptr %6, ptr %1)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %16

9:
  %10 = tail call i64 @strlen(ptr %6)
  %11 = tail call i64 @llvm.umin.i64(i64 %10, i64 %3)
  %12 = tail call ptr @memcpy(ptr %0, ptr %6, i64 %11)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %14 = sub i64 %3, %11
  %15 = tail call ptr @memset(ptr %13, i32 32, i64 %14)
  br label %16

16:
  tail call void @free(ptr %6)
  %17 = icmp eq ptr %2, null
  br i1 %17, label %19, label %18

18:
  store i32 %7, ptr %2, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_Get_processor_name(ptr, ptr)

define void @mpi_get_version_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = tail call i32 @MPI_Get_version(ptr %0, ptr %1)
  %5 = icmp eq ptr %2, null
  br i1 %5, label %7, label %6

6:
  store i32 %4, ptr %2, align 4
  br label %7

7:
  ret void
}

declare i32 @MPI_Get_version(ptr, ptr)

define void @mpi_graph_create_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_Comm_f2c(i32 %9)
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %4, align 4
  %13 = call i32 @MPI_Graph_create(ptr %10, i32 %11, ptr %2, ptr %3, i32 %12, ptr %8)
  %14 = load ptr, ptr %8, align 8
  %15 = call i32 @PMPI_Comm_c2f(ptr %14)
  store i32 %15, ptr %5, align 4
  %16 = icmp eq ptr %6, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %6, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Graph_create(ptr, i32, ptr, ptr, i32, ptr)

define void @mpi_graph_get_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = tail call i32 @MPI_Graph_get(ptr %8, i32 %9, i32 %10, ptr %3, ptr %4)
  %12 = icmp eq ptr %5, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %5, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_Graph_get(ptr, i32, i32, ptr, ptr)

define void @mpi_graph_map_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Comm_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = tail call i32 @MPI_Graph_map(ptr %8, i32 %9, ptr %2, ptr %3, ptr %4)
  %11 = icmp eq ptr %5, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %5, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Graph_map(ptr, i32, ptr, ptr, ptr)

define void @mpi_graph_neighbors_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = tail call i32 @MPI_Graph_neighbors(ptr %7, i32 %8, i32 %9, ptr %3)
  %11 = icmp eq ptr %4, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %4, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Graph_neighbors(ptr, i32, i32, ptr)

define void @mpi_graph_neighbors_count_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = tail call i32 @MPI_Graph_neighbors_count(ptr %6, i32 %7, ptr %2)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Graph_neighbors_count(ptr, i32, ptr)

define void @mpi_graphdims_get_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = tail call i32 @MPI_Graphdims_get(ptr %6, ptr %1, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Graphdims_get(ptr, ptr, ptr)

define void @mpi_grequest_complete_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Request_f2c(i32 %3)
  %5 = tail call i32 @MPI_Grequest_complete(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Grequest_complete(ptr)

define void @mpi_group_compare_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Group_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @PMPI_Group_f2c(i32 %7)
  %9 = tail call i32 @MPI_Group_compare(ptr %6, ptr %8, ptr %2)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Group_compare(ptr, ptr, ptr)

define void @mpi_group_difference_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_group_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Group_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Group_f2c(i32 %8)
  %10 = call i32 @MPI_Group_difference(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Group_difference(ptr, ptr, ptr)

define void @mpi_group_excl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_group_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Group_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Group_excl(ptr %8, i32 %9, ptr %2, ptr %6)
  %11 = load ptr, ptr %6, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %3, align 4
  %13 = icmp eq ptr %4, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %4, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Group_excl(ptr, i32, ptr, ptr)

define void @mpi_group_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Group_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Group_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Group_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Group_free(ptr)

define void @mpi_group_incl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_group_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Group_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Group_incl(ptr %8, i32 %9, ptr %2, ptr %6)
  %11 = load ptr, ptr %6, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %3, align 4
  %13 = icmp eq ptr %4, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %4, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Group_incl(ptr, i32, ptr, ptr)

define void @mpi_group_intersection_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_group_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Group_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Group_f2c(i32 %8)
  %10 = call i32 @MPI_Group_intersection(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Group_intersection(ptr, ptr, ptr)

define void @mpi_group_range_excl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_group_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Group_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Group_range_excl(ptr %8, i32 %9, ptr %2, ptr %6)
  %11 = load ptr, ptr %6, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %3, align 4
  %13 = icmp eq ptr %4, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %4, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Group_range_excl(ptr, i32, ptr, ptr)

define void @mpi_group_range_incl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_group_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Group_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = call i32 @MPI_Group_range_incl(ptr %8, i32 %9, ptr %2, ptr %6)
  %11 = load ptr, ptr %6, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %3, align 4
  %13 = icmp eq ptr %4, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %4, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Group_range_incl(ptr, i32, ptr, ptr)

define void @mpi_group_rank_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Group_f2c(i32 %4)
  %6 = tail call i32 @MPI_Group_rank(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Group_rank(ptr, ptr)

define void @mpi_group_size_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Group_f2c(i32 %4)
  %6 = tail call i32 @MPI_Group_size(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Group_size(ptr, ptr)

define void @mpi_group_translate_ranks_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Group_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @PMPI_Group_f2c(i32 %10)
  %12 = tail call i32 @MPI_Group_translate_ranks(ptr %8, i32 %9, ptr %2, ptr %11, ptr %4)
  %13 = icmp eq ptr %5, null
  br i1 %13, label %15, label %14

14:
  store i32 %12, ptr %5, align 4
  br label %15

15:
  ret void
}

declare i32 @MPI_Group_translate_ranks(ptr, i32, ptr, ptr, ptr)

define void @mpi_group_union_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_group_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Group_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Group_f2c(i32 %8)
  %10 = call i32 @MPI_Group_union(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Group_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Group_union(ptr, ptr, ptr)

define void @mpi_iallgather_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = icmp eq ptr %3, @pad_mpi_in_place_
  %19 = icmp eq ptr %3, @pad_mpi_bottom_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Iallgather(ptr %14, i32 %15, ptr %17, ptr %21, i32 %22, ptr %24, ptr %26, ptr %10)
  %28 = load ptr, ptr %10, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %7, align 4
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %8, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Iallgather(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_iallgather_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.12)
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.12)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Iallgather(ptr %11, i32 %12, ptr %14, ptr %15, i32 %16, ptr %18, ptr %20, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %7, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %8, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_iallgatherv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Iallgatherv(ptr %15, i32 %16, ptr %18, ptr %22, ptr %4, ptr %5, ptr %24, ptr %26, ptr %11)
  %28 = load ptr, ptr %11, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %8, align 4
  %30 = icmp eq ptr %9, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %9, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Iallgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_iallgatherv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.13)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.13)
  %17 = load i32, ptr %6, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %7, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Iallgatherv(ptr %12, i32 %13, ptr %15, ptr %16, ptr %4, ptr %5, ptr %18, ptr %20, ptr %11)
  %22 = load ptr, ptr %11, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %8, align 4
  %24 = icmp eq ptr %9, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %9, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_iallreduce_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = icmp eq ptr %1, @pad_mpi_in_place_
  %15 = icmp eq ptr %1, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %4, align 4
  %22 = tail call ptr @PMPI_Op_f2c(i32 %21)
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = call i32 @MPI_Iallreduce(ptr %13, ptr %17, i32 %18, ptr %20, ptr %22, ptr %24, ptr %9)
  %26 = load ptr, ptr %9, align 8
  %27 = call i32 @PMPI_Request_c2f(ptr %26)
  store i32 %27, ptr %6, align 4
  %28 = icmp eq ptr %7, null
  br i1 %28, label %30, label %29

29:
  store i32 %25, ptr %7, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Iallreduce(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_iallreduce_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.14)
  %11 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.14)
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Op_f2c(i32 %15)
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Iallreduce(ptr %10, ptr %11, i32 %12, ptr %14, ptr %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_ialltoall_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = icmp eq ptr %3, @pad_mpi_in_place_
  %19 = icmp eq ptr %3, @pad_mpi_bottom_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ialltoall(ptr %14, i32 %15, ptr %17, ptr %21, i32 %22, ptr %24, ptr %26, ptr %10)
  %28 = load ptr, ptr %10, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %7, align 4
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %8, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Ialltoall(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_ialltoall_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.15)
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.15)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ialltoall(ptr %11, i32 %12, ptr %14, ptr %15, i32 %16, ptr %18, ptr %20, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %7, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %8, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_ialltoallv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %4, @pad_mpi_in_place_
  %20 = icmp eq ptr %4, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ialltoallv(ptr %16, ptr %1, ptr %2, ptr %18, ptr %22, ptr %5, ptr %6, ptr %24, ptr %26, ptr %12)
  %28 = load ptr, ptr %12, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %9, align 4
  %30 = icmp eq ptr %10, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %10, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Ialltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_ialltoallv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.16)
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.16)
  %17 = load i32, ptr %7, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %8, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ialltoallv(ptr %13, ptr %1, ptr %2, ptr %15, ptr %16, ptr %5, ptr %6, ptr %18, ptr %20, ptr %12)
  %22 = load ptr, ptr %12, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %9, align 4
  %24 = icmp eq ptr %10, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %10, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_ialltoallw_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  call void @llvm.lifetime.start.p0(ptr %22)
  store i32 0, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr %23)
  store i32 0, ptr %23, align 4
  %27 = call i32 @PMPI_Comm_test_inter(ptr %26, ptr %22)
  %28 = load i32, ptr %22, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @PMPI_Comm_remote_size(ptr %26, ptr %23)
  br label %34

32:
  %33 = call i32 @PMPI_Comm_size(ptr %26, ptr %23)
  br label %34

34:
  %35 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %23)
  call void @llvm.lifetime.end.p0(ptr %22)
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %51

37:
  %38 = load i32, ptr %8, align 4
  %39 = call ptr @PMPI_Comm_f2c(i32 %38)
  call void @llvm.lifetime.start.p0(ptr %20)
  store i32 0, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr %21)
  store i32 0, ptr %21, align 4
  %40 = call i32 @PMPI_Comm_test_inter(ptr %39, ptr %20)
  %41 = load i32, ptr %20, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:
  %44 = call i32 @PMPI_Comm_remote_size(ptr %39, ptr %21)
  br label %47

45:
  %46 = call i32 @PMPI_Comm_size(ptr %39, ptr %21)
  br label %47

47:
  %48 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %21)
  call void @llvm.lifetime.end.p0(ptr %20)
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 3
  br label %51

51:
  %52 = phi i64 [ %50, %47 ], [ 8, %34 ]
  %53 = call noalias ptr @malloc(i64 %52)
  br label %54

54:
  %55 = phi i64 [ %87, %82 ], [ 0, %51 ]
  %56 = load i32, ptr %8, align 4
  %57 = call ptr @PMPI_Comm_f2c(i32 %56)
  call void @llvm.lifetime.start.p0(ptr %18)
  store i32 0, ptr %18, align 4
  call void @llvm.lifetime.start.p0(ptr %19)
  store i32 0, ptr %19, align 4
  %58 = call i32 @PMPI_Comm_test_inter(ptr %57, ptr %18)
  %59 = load i32, ptr %18, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %63, label %61

61:
  %62 = call i32 @PMPI_Comm_remote_size(ptr %57, ptr %19)
  br label %65

63:
  %64 = call i32 @PMPI_Comm_size(ptr %57, ptr %19)
  br label %65

65:
  %66 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  %67 = sext i32 %66 to i64
  %68 = icmp slt i64 %55, %67
  br i1 %68, label %82, label %69

69:
  %70 = load i32, ptr %8, align 4
  %71 = call ptr @PMPI_Comm_f2c(i32 %70)
  call void @llvm.lifetime.start.p0(ptr %16)
  store i32 0, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17)
  store i32 0, ptr %17, align 4
  %72 = call i32 @PMPI_Comm_test_inter(ptr %71, ptr %16)
  %73 = load i32, ptr %16, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %77, label %75

75:
  %76 = call i32 @PMPI_Comm_remote_size(ptr %71, ptr %17)
  br label %79

77:
  %78 = call i32 @PMPI_Comm_size(ptr %71, ptr %17)
  br label %79

79:
  %80 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %88, label %102

82:
  %83 = getelementptr inbounds nuw i32, ptr %3, i64 %55
  %84 = load i32, ptr %83, align 4
  %85 = call ptr @pad_later_Datatype(i32 %84)
  %86 = getelementptr inbounds nuw ptr, ptr %53, i64 %55
  store ptr %85, ptr %86, align 8
  %87 = add nuw nsw i64 %55, 1
  br label %54

88:
  %89 = load i32, ptr %8, align 4
  %90 = call ptr @PMPI_Comm_f2c(i32 %89)
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr %15)
  store i32 0, ptr %15, align 4
  %91 = call i32 @PMPI_Comm_test_inter(ptr %90, ptr %14)
  %92 = load i32, ptr %14, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %96, label %94

94:
  %95 = call i32 @PMPI_Comm_remote_size(ptr %90, ptr %15)
  br label %98

96:
  %97 = call i32 @PMPI_Comm_size(ptr %90, ptr %15)
  br label %98

98:
  %99 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %15)
  call void @llvm.lifetime.end.p0(ptr %14)
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 3
  br label %102

102:
  %103 = phi i64 [ %101, %98 ], [ 8, %79 ]
  %104 = call noalias ptr @malloc(i64 %103)
  br label %105

105:
  %106 = phi i64 [ %140, %135 ], [ 0, %102 ]
  %107 = load i32, ptr %8, align 4
  %108 = call ptr @PMPI_Comm_f2c(i32 %107)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  %109 = call i32 @PMPI_Comm_test_inter(ptr %108, ptr %12)
  %110 = load i32, ptr %12, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:
  %113 = call i32 @PMPI_Comm_remote_size(ptr %108, ptr %13)
  br label %116

114:
  %115 = call i32 @PMPI_Comm_size(ptr %108, ptr %13)
  br label %116

116:
  %117 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  %118 = sext i32 %117 to i64
  %119 = icmp slt i64 %106, %118
  br i1 %119, label %135, label %120

120:
  call void @llvm.lifetime.start.p0(ptr %24)
  store ptr @ompi_request_null, ptr %24, align 8
  %121 = icmp eq ptr %0, @pad_mpi_in_place_
  %122 = icmp eq ptr %0, @pad_mpi_bottom_
  %123 = select i1 %122, ptr null, ptr %0
  %124 = select i1 %121, ptr inttoptr (i64 1 to ptr), ptr %123
  %125 = icmp eq ptr %4, @pad_mpi_in_place_
  %126 = icmp eq ptr %4, @pad_mpi_bottom_
  %127 = select i1 %126, ptr null, ptr %4
  %128 = select i1 %125, ptr inttoptr (i64 1 to ptr), ptr %127
  %129 = load i32, ptr %8, align 4
  %130 = call ptr @PMPI_Comm_f2c(i32 %129)
  %131 = call i32 @MPI_Ialltoallw(ptr %124, ptr %1, ptr %2, ptr %53, ptr %128, ptr %5, ptr %6, ptr %104, ptr %130, ptr %24)
  %132 = load ptr, ptr %24, align 8
  %133 = call i32 @PMPI_Request_c2f(ptr %132)
  store i32 %133, ptr %9, align 4
  %134 = icmp eq ptr %10, null
  br i1 %134, label %142, label %141

135:
  %136 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  %137 = load i32, ptr %136, align 4
  %138 = call ptr @pad_later_Datatype(i32 %137)
  %139 = getelementptr inbounds nuw ptr, ptr %104, i64 %106
  store ptr %138, ptr %139, align 8
  %140 = add nuw nsw i64 %106, 1
  br label %105

141:
  store i32 %131, ptr %10, align 4
  br label %142

142:
  call void @llvm.lifetime.end.p0(ptr %24)
  ret void
}

declare i32 @MPI_Ialltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_ialltoallw_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  call void @llvm.lifetime.start.p0(ptr %22)
  store i32 0, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr %23)
  store i32 0, ptr %23, align 4
  %27 = call i32 @PMPI_Comm_test_inter(ptr %26, ptr %22)
  %28 = load i32, ptr %22, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @PMPI_Comm_remote_size(ptr %26, ptr %23)
  br label %34

32:
  %33 = call i32 @PMPI_Comm_size(ptr %26, ptr %23)
  br label %34

34:
  %35 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %23)
  call void @llvm.lifetime.end.p0(ptr %22)
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %51

37:
  %38 = load i32, ptr %8, align 4
  %39 = call ptr @PMPI_Comm_f2c(i32 %38)
  call void @llvm.lifetime.start.p0(ptr %20)
  store i32 0, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr %21)
  store i32 0, ptr %21, align 4
  %40 = call i32 @PMPI_Comm_test_inter(ptr %39, ptr %20)
  %41 = load i32, ptr %20, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:
  %44 = call i32 @PMPI_Comm_remote_size(ptr %39, ptr %21)
  br label %47

45:
  %46 = call i32 @PMPI_Comm_size(ptr %39, ptr %21)
  br label %47

47:
  %48 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %21)
  call void @llvm.lifetime.end.p0(ptr %20)
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 3
  br label %51

51:
  %52 = phi i64 [ %50, %47 ], [ 8, %34 ]
  %53 = call noalias ptr @malloc(i64 %52)
  br label %54

54:
  %55 = phi i64 [ %87, %82 ], [ 0, %51 ]
  %56 = load i32, ptr %8, align 4
  %57 = call ptr @PMPI_Comm_f2c(i32 %56)
  call void @llvm.lifetime.start.p0(ptr %18)
  store i32 0, ptr %18, align 4
  call void @llvm.lifetime.start.p0(ptr %19)
  store i32 0, ptr %19, align 4
  %58 = call i32 @PMPI_Comm_test_inter(ptr %57, ptr %18)
  %59 = load i32, ptr %18, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %63, label %61

61:
  %62 = call i32 @PMPI_Comm_remote_size(ptr %57, ptr %19)
  br label %65

63:
  %64 = call i32 @PMPI_Comm_size(ptr %57, ptr %19)
  br label %65

65:
  %66 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  %67 = sext i32 %66 to i64
  %68 = icmp slt i64 %55, %67
  br i1 %68, label %82, label %69

69:
  %70 = load i32, ptr %8, align 4
  %71 = call ptr @PMPI_Comm_f2c(i32 %70)
  call void @llvm.lifetime.start.p0(ptr %16)
  store i32 0, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17)
  store i32 0, ptr %17, align 4
  %72 = call i32 @PMPI_Comm_test_inter(ptr %71, ptr %16)
  %73 = load i32, ptr %16, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %77, label %75

75:
  %76 = call i32 @PMPI_Comm_remote_size(ptr %71, ptr %17)
  br label %79

77:
  %78 = call i32 @PMPI_Comm_size(ptr %71, ptr %17)
  br label %79

79:
  %80 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %88, label %102

82:
  %83 = getelementptr inbounds nuw i32, ptr %3, i64 %55
  %84 = load i32, ptr %83, align 4
  %85 = call ptr @pad_later_Datatype(i32 %84)
  %86 = getelementptr inbounds nuw ptr, ptr %53, i64 %55
  store ptr %85, ptr %86, align 8
  %87 = add nuw nsw i64 %55, 1
  br label %54

88:
  %89 = load i32, ptr %8, align 4
  %90 = call ptr @PMPI_Comm_f2c(i32 %89)
  call void @llvm.lifetime.start.p0(ptr %14)
  store i32 0, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr %15)
  store i32 0, ptr %15, align 4
  %91 = call i32 @PMPI_Comm_test_inter(ptr %90, ptr %14)
  %92 = load i32, ptr %14, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %96, label %94

94:
  %95 = call i32 @PMPI_Comm_remote_size(ptr %90, ptr %15)
  br label %98

96:
  %97 = call i32 @PMPI_Comm_size(ptr %90, ptr %15)
  br label %98

98:
  %99 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %15)
  call void @llvm.lifetime.end.p0(ptr %14)
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 3
  br label %102

102:
  %103 = phi i64 [ %101, %98 ], [ 8, %79 ]
  %104 = call noalias ptr @malloc(i64 %103)
  br label %105

105:
  %106 = phi i64 [ %134, %129 ], [ 0, %102 ]
  %107 = load i32, ptr %8, align 4
  %108 = call ptr @PMPI_Comm_f2c(i32 %107)
  call void @llvm.lifetime.start.p0(ptr %12)
  store i32 0, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13)
  store i32 0, ptr %13, align 4
  %109 = call i32 @PMPI_Comm_test_inter(ptr %108, ptr %12)
  %110 = load i32, ptr %12, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:
  %113 = call i32 @PMPI_Comm_remote_size(ptr %108, ptr %13)
  br label %116

114:
  %115 = call i32 @PMPI_Comm_size(ptr %108, ptr %13)
  br label %116

116:
  %117 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  %118 = sext i32 %117 to i64
  %119 = icmp slt i64 %106, %118
  br i1 %119, label %129, label %120

120:
  call void @llvm.lifetime.start.p0(ptr %24)
  store ptr @ompi_request_null, ptr %24, align 8
  %121 = call ptr @pad_later_whole(ptr %0, ptr @.str.17)
  %122 = call ptr @pad_later_whole(ptr %4, ptr @.str.17)
  %123 = load i32, ptr %8, align 4
  %124 = call ptr @PMPI_Comm_f2c(i32 %123)
  %125 = call i32 @MPI_Ialltoallw(ptr %121, ptr %1, ptr %2, ptr %53, ptr %122, ptr %5, ptr %6, ptr %104, ptr %124, ptr %24)
  %126 = load ptr, ptr %24, align 8
  %127 = call i32 @PMPI_Request_c2f(ptr %126)
  store i32 %127, ptr %9, align 4
  %128 = icmp eq ptr %10, null
  br i1 %128, label %136, label %135

129:
  %130 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  %131 = load i32, ptr %130, align 4
  %132 = call ptr @pad_later_Datatype(i32 %131)
  %133 = getelementptr inbounds nuw ptr, ptr %104, i64 %106
  store ptr %132, ptr %133, align 8
  %134 = add nuw nsw i64 %106, 1
  br label %105

135:
  store i32 %125, ptr %10, align 4
  br label %136

136:
  call void @llvm.lifetime.end.p0(ptr %24)
  ret void
}

define void @mpi_ibarrier_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_request_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Comm_f2c(i32 %5)
  %7 = call i32 @MPI_Ibarrier(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Request_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Ibarrier(ptr, ptr)

define void @mpi_ibcast_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %9 = icmp eq ptr %0, @pad_mpi_in_place_
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Ibcast(ptr %12, i32 %13, ptr %15, i32 %16, ptr %18, ptr %8)
  %20 = load ptr, ptr %8, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %5, align 4
  %22 = icmp eq ptr %6, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %6, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Ibcast(ptr, i32, ptr, i32, ptr, ptr)

define void @mpi_ibcast_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %9 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.18)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = tail call ptr @PMPI_Comm_f2c(i32 %14)
  %16 = call i32 @MPI_Ibcast(ptr %9, i32 %10, ptr %12, i32 %13, ptr %15, ptr %8)
  %17 = load ptr, ptr %8, align 8
  %18 = call i32 @PMPI_Request_c2f(ptr %17)
  store i32 %18, ptr %5, align 4
  %19 = icmp eq ptr %6, null
  br i1 %19, label %21, label %20

20:
  store i32 %16, ptr %6, align 4
  br label %21

21:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

define void @mpi_ibsend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Ibsend(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Ibsend(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_ibsend_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.19)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Ibsend(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_iexscan_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = icmp eq ptr %1, @pad_mpi_in_place_
  %15 = icmp eq ptr %1, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %4, align 4
  %22 = tail call ptr @PMPI_Op_f2c(i32 %21)
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = call i32 @MPI_Iexscan(ptr %13, ptr %17, i32 %18, ptr %20, ptr %22, ptr %24, ptr %9)
  %26 = load ptr, ptr %9, align 8
  %27 = call i32 @PMPI_Request_c2f(ptr %26)
  store i32 %27, ptr %6, align 4
  %28 = icmp eq ptr %7, null
  br i1 %28, label %30, label %29

29:
  store i32 %25, ptr %7, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Iexscan(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_iexscan_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.20)
  %11 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.20)
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Op_f2c(i32 %15)
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Iexscan(ptr %10, ptr %11, i32 %12, ptr %14, ptr %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_igather_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = load i32, ptr %7, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Igather(ptr %15, i32 %16, ptr %18, ptr %22, i32 %23, ptr %25, i32 %26, ptr %28, ptr %11)
  %30 = load ptr, ptr %11, align 8
  %31 = call i32 @PMPI_Request_c2f(ptr %30)
  store i32 %31, ptr %8, align 4
  %32 = icmp eq ptr %9, null
  br i1 %32, label %34, label %33

33:
  store i32 %29, ptr %9, align 4
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Igather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr)

define void @mpi_igather_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.21)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.21)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = call i32 @MPI_Igather(ptr %12, i32 %13, ptr %15, ptr %16, i32 %17, ptr %19, i32 %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_igatherv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %3, @pad_mpi_in_place_
  %21 = icmp eq ptr %3, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %8, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Igatherv(ptr %16, i32 %17, ptr %19, ptr %23, ptr %4, ptr %5, ptr %25, i32 %26, ptr %28, ptr %12)
  %30 = load ptr, ptr %12, align 8
  %31 = call i32 @PMPI_Request_c2f(ptr %30)
  store i32 %31, ptr %9, align 4
  %32 = icmp eq ptr %10, null
  br i1 %32, label %34, label %33

33:
  store i32 %29, ptr %10, align 4
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Igatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr)

define void @mpi_igatherv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.22)
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.22)
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %8, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = call i32 @MPI_Igatherv(ptr %13, i32 %14, ptr %16, ptr %17, ptr %4, ptr %5, ptr %19, i32 %20, ptr %22, ptr %12)
  %24 = load ptr, ptr %12, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %9, align 4
  %26 = icmp eq ptr %10, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %10, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_improbe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_message_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @PMPI_Comm_f2c(i32 %11)
  %13 = icmp eq ptr %5, @pad_mpi_status_ignore_
  %14 = select i1 %13, ptr null, ptr %5
  %15 = call i32 @MPI_Improbe(i32 %9, i32 %10, ptr %12, ptr %3, ptr %8, ptr %14)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Message_c2f(ptr %16)
  store i32 %17, ptr %4, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Improbe(i32, i32, ptr, ptr, ptr, ptr)

define void @mpi_imrecv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @PMPI_Message_f2c(i32 %9)
  store ptr %10, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = call i32 @MPI_Imrecv(ptr %12, i32 %13, ptr %15, ptr %7, ptr %8)
  %17 = load ptr, ptr %7, align 8
  %18 = call i32 @PMPI_Message_c2f(ptr %17)
  store i32 %18, ptr %3, align 4
  %19 = load ptr, ptr %8, align 8
  %20 = call i32 @PMPI_Request_c2f(ptr %19)
  store i32 %20, ptr %4, align 4
  %21 = icmp eq ptr %5, null
  br i1 %21, label %23, label %22

22:
  store i32 %16, ptr %5, align 4
  br label %23

23:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Imrecv(ptr, i32, ptr, ptr, ptr)

define void @mpi_imrecv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @PMPI_Message_f2c(i32 %9)
  store ptr %10, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_request_null, ptr %8, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.23)
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = call i32 @MPI_Imrecv(ptr %11, i32 %12, ptr %14, ptr %7, ptr %8)
  %16 = load ptr, ptr %7, align 8
  %17 = call i32 @PMPI_Message_c2f(ptr %16)
  store i32 %17, ptr %3, align 4
  %18 = load ptr, ptr %8, align 8
  %19 = call i32 @PMPI_Request_c2f(ptr %18)
  store i32 %19, ptr %4, align 4
  %20 = icmp eq ptr %5, null
  br i1 %20, label %22, label %21

21:
  store i32 %15, ptr %5, align 4
  br label %22

22:
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define void @mpi_ineighbor_allgather_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = icmp eq ptr %3, @pad_mpi_in_place_
  %19 = icmp eq ptr %3, @pad_mpi_bottom_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ineighbor_allgather(ptr %14, i32 %15, ptr %17, ptr %21, i32 %22, ptr %24, ptr %26, ptr %10)
  %28 = load ptr, ptr %10, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %7, align 4
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %8, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Ineighbor_allgather(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_ineighbor_allgather_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.24)
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.24)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ineighbor_allgather(ptr %11, i32 %12, ptr %14, ptr %15, i32 %16, ptr %18, ptr %20, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %7, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %8, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_ineighbor_allgatherv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ineighbor_allgatherv(ptr %15, i32 %16, ptr %18, ptr %22, ptr %4, ptr %5, ptr %24, ptr %26, ptr %11)
  %28 = load ptr, ptr %11, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %8, align 4
  %30 = icmp eq ptr %9, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %9, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Ineighbor_allgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_ineighbor_allgatherv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.25)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.25)
  %17 = load i32, ptr %6, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %7, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ineighbor_allgatherv(ptr %12, i32 %13, ptr %15, ptr %16, ptr %4, ptr %5, ptr %18, ptr %20, ptr %11)
  %22 = load ptr, ptr %11, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %8, align 4
  %24 = icmp eq ptr %9, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %9, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_ineighbor_alltoall_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = icmp eq ptr %3, @pad_mpi_in_place_
  %19 = icmp eq ptr %3, @pad_mpi_bottom_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ineighbor_alltoall(ptr %14, i32 %15, ptr %17, ptr %21, i32 %22, ptr %24, ptr %26, ptr %10)
  %28 = load ptr, ptr %10, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %7, align 4
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %8, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Ineighbor_alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_ineighbor_alltoall_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.26)
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.26)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ineighbor_alltoall(ptr %11, i32 %12, ptr %14, ptr %15, i32 %16, ptr %18, ptr %20, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %7, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %8, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_ineighbor_alltoallv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %4, @pad_mpi_in_place_
  %20 = icmp eq ptr %4, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ineighbor_alltoallv(ptr %16, ptr %1, ptr %2, ptr %18, ptr %22, ptr %5, ptr %6, ptr %24, ptr %26, ptr %12)
  %28 = load ptr, ptr %12, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %9, align 4
  %30 = icmp eq ptr %10, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %10, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Ineighbor_alltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_ineighbor_alltoallv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.27)
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.27)
  %17 = load i32, ptr %7, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %8, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ineighbor_alltoallv(ptr %13, ptr %1, ptr %2, ptr %15, ptr %16, ptr %5, ptr %6, ptr %18, ptr %20, ptr %12)
  %22 = load ptr, ptr %12, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %9, align 4
  %24 = icmp eq ptr %10, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %10, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_ineighbor_alltoallw_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  %13 = load i32, ptr %8, align 4
  %14 = tail call ptr @PMPI_Comm_f2c(i32 %13)
  %15 = tail call fastcc i32 @neighbours(ptr %14, i32 1)
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %23

17:
  %18 = load i32, ptr %8, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = tail call fastcc i32 @neighbours(ptr %19, i32 1)
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 3
  br label %23

23:
  %24 = phi i64 [ %22, %17 ], [ 8, %11 ]
  %25 = tail call noalias ptr @malloc(i64 %24)
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = tail call fastcc i32 @neighbours(ptr %27, i32 1)
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %35, label %30

30:
  %31 = load i32, ptr %8, align 4
  %32 = tail call ptr @PMPI_Comm_f2c(i32 %31)
  %33 = tail call fastcc i32 @neighbours(ptr %32, i32 0)
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %47, label %53

35:
  %36 = phi i64 [ %41, %35 ], [ 0, %23 ]
  %37 = getelementptr inbounds nuw i32, ptr %3, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = tail call ptr @pad_later_Datatype(i32 %38)
  %40 = getelementptr inbounds nuw ptr, ptr %25, i64 %36
  store ptr %39, ptr %40, align 8
  %41 = add nuw nsw i64 %36, 1
  %42 = load i32, ptr %8, align 4
  %43 = tail call ptr @PMPI_Comm_f2c(i32 %42)
  %44 = tail call fastcc i32 @neighbours(ptr %43, i32 1)
  %45 = sext i32 %44 to i64
  %46 = icmp slt i64 %41, %45
  br i1 %46, label %35, label %30

47:
  %48 = load i32, ptr %8, align 4
  %49 = tail call ptr @PMPI_Comm_f2c(i32 %48)
  %50 = tail call fastcc i32 @neighbours(ptr %49, i32 0)
  %51 = sext i32 %50 to i64
  %52 = shl nsw i64 %51, 3
  br label %53

53:
  %54 = phi i64 [ %52, %47 ], [ 8, %30 ]
  %55 = tail call noalias ptr @malloc(i64 %54)
  %56 = load i32, ptr %8, align 4
  %57 = tail call ptr @PMPI_Comm_f2c(i32 %56)
  %58 = tail call fastcc i32 @neighbours(ptr %57, i32 0)
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %75, label %60

60:
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %61 = icmp eq ptr %0, @pad_mpi_in_place_
  %62 = icmp eq ptr %0, @pad_mpi_bottom_
  %63 = select i1 %62, ptr null, ptr %0
  %64 = select i1 %61, ptr inttoptr (i64 1 to ptr), ptr %63
  %65 = icmp eq ptr %4, @pad_mpi_in_place_
  %66 = icmp eq ptr %4, @pad_mpi_bottom_
  %67 = select i1 %66, ptr null, ptr %4
  %68 = select i1 %65, ptr inttoptr (i64 1 to ptr), ptr %67
  %69 = load i32, ptr %8, align 4
  %70 = tail call ptr @PMPI_Comm_f2c(i32 %69)
  %71 = call i32 @MPI_Ineighbor_alltoallw(ptr %64, ptr %1, ptr %2, ptr %25, ptr %68, ptr %5, ptr %6, ptr %55, ptr %70, ptr %12)
  %72 = load ptr, ptr %12, align 8
  %73 = call i32 @PMPI_Request_c2f(ptr %72)
  store i32 %73, ptr %9, align 4
  %74 = icmp eq ptr %10, null
  br i1 %74, label %88, label %87

75:
  %76 = phi i64 [ %81, %75 ], [ 0, %53 ]
  %77 = getelementptr inbounds nuw i32, ptr %7, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = tail call ptr @pad_later_Datatype(i32 %78)
  %80 = getelementptr inbounds nuw ptr, ptr %55, i64 %76
  store ptr %79, ptr %80, align 8
  %81 = add nuw nsw i64 %76, 1
  %82 = load i32, ptr %8, align 4
  %83 = tail call ptr @PMPI_Comm_f2c(i32 %82)
  %84 = tail call fastcc i32 @neighbours(ptr %83, i32 0)
  %85 = sext i32 %84 to i64
  %86 = icmp slt i64 %81, %85
  br i1 %86, label %75, label %60

87:
  store i32 %71, ptr %10, align 4
  br label %88

88:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define internal fastcc i32 @neighbours(ptr %0, i32 %1) noinline {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 -32766, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  %8 = call i32 @PMPI_Topo_test(ptr %0, ptr %3)
  %9 = load i32, ptr %3, align 4
  switch i32 %9, label %20 [
    i32 1, label %10
    i32 3, label %14
  ]

10:
  %11 = call i32 @PMPI_Cartdim_get(ptr %0, ptr %4)
  %12 = load i32, ptr %4, align 4
  %13 = shl nsw i32 %12, 1
  br label %25

14:
  %15 = call i32 @PMPI_Dist_graph_neighbors_count(ptr %0, ptr %4, ptr %5, ptr %6)
  %16 = icmp eq i32 %1, 0
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %4, align 4
  %19 = select i1 %16, i32 %18, i32 %17
  br label %25

20:
  %21 = call i32 @PMPI_Comm_rank(ptr %0, ptr %7)
  %22 = load i32, ptr %7, align 4
  %23 = call i32 @PMPI_Graph_neighbors_count(ptr %0, i32 %22, ptr %4)
  %24 = load i32, ptr %4, align 4
  br label %25

25:
  %26 = phi i32 [ %13, %10 ], [ %19, %14 ], [ %24, %20 ]
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %26
}

declare i32 @MPI_Ineighbor_alltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_ineighbor_alltoallw_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  %13 = load i32, ptr %8, align 4
  %14 = tail call ptr @PMPI_Comm_f2c(i32 %13)
  %15 = tail call fastcc i32 @neighbours(ptr %14, i32 1)
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %23

17:
  %18 = load i32, ptr %8, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = tail call fastcc i32 @neighbours(ptr %19, i32 1)
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 3
  br label %23

23:
  %24 = phi i64 [ %22, %17 ], [ 8, %11 ]
  %25 = tail call noalias ptr @malloc(i64 %24)
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = tail call fastcc i32 @neighbours(ptr %27, i32 1)
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %35, label %30

30:
  %31 = load i32, ptr %8, align 4
  %32 = tail call ptr @PMPI_Comm_f2c(i32 %31)
  %33 = tail call fastcc i32 @neighbours(ptr %32, i32 0)
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %47, label %53

35:
  %36 = phi i64 [ %41, %35 ], [ 0, %23 ]
  %37 = getelementptr inbounds nuw i32, ptr %3, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = tail call ptr @pad_later_Datatype(i32 %38)
  %40 = getelementptr inbounds nuw ptr, ptr %25, i64 %36
  store ptr %39, ptr %40, align 8
  %41 = add nuw nsw i64 %36, 1
  %42 = load i32, ptr %8, align 4
  %43 = tail call ptr @PMPI_Comm_f2c(i32 %42)
  %44 = tail call fastcc i32 @neighbours(ptr %43, i32 1)
  %45 = sext i32 %44 to i64
  %46 = icmp slt i64 %41, %45
  br i1 %46, label %35, label %30

47:
  %48 = load i32, ptr %8, align 4
  %49 = tail call ptr @PMPI_Comm_f2c(i32 %48)
  %50 = tail call fastcc i32 @neighbours(ptr %49, i32 0)
  %51 = sext i32 %50 to i64
  %52 = shl nsw i64 %51, 3
  br label %53

53:
  %54 = phi i64 [ %52, %47 ], [ 8, %30 ]
  %55 = tail call noalias ptr @malloc(i64 %54)
  %56 = load i32, ptr %8, align 4
  %57 = tail call ptr @PMPI_Comm_f2c(i32 %56)
  %58 = tail call fastcc i32 @neighbours(ptr %57, i32 0)
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %69, label %60

60:
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %61 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.28)
  %62 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.28)
  %63 = load i32, ptr %8, align 4
  %64 = tail call ptr @PMPI_Comm_f2c(i32 %63)
  %65 = call i32 @MPI_Ineighbor_alltoallw(ptr %61, ptr %1, ptr %2, ptr %25, ptr %62, ptr %5, ptr %6, ptr %55, ptr %64, ptr %12)
  %66 = load ptr, ptr %12, align 8
  %67 = call i32 @PMPI_Request_c2f(ptr %66)
  store i32 %67, ptr %9, align 4
  %68 = icmp eq ptr %10, null
  br i1 %68, label %82, label %81

69:
  %70 = phi i64 [ %75, %69 ], [ 0, %53 ]
  %71 = getelementptr inbounds nuw i32, ptr %7, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = tail call ptr @pad_later_Datatype(i32 %72)
  %74 = getelementptr inbounds nuw ptr, ptr %55, i64 %70
  store ptr %73, ptr %74, align 8
  %75 = add nuw nsw i64 %70, 1
  %76 = load i32, ptr %8, align 4
  %77 = tail call ptr @PMPI_Comm_f2c(i32 %76)
  %78 = tail call fastcc i32 @neighbours(ptr %77, i32 0)
  %79 = sext i32 %78 to i64
  %80 = icmp slt i64 %75, %79
  br i1 %80, label %69, label %60

81:
  store i32 %65, ptr %10, align 4
  br label %82

82:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_info_create_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr @ompi_mpi_info_null, ptr %3, align 8
  %4 = call i32 @MPI_Info_create(ptr %3)
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @PMPI_Info_c2f(ptr %5)
  store i32 %6, ptr %0, align 4
  %7 = icmp eq ptr %1, null
  br i1 %7, label %9, label %8

8:
  store i32 %4, ptr %1, align 4
  br label %9

9:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Info_create(ptr)

define void @mpi_info_delete_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %12 ], [ %3, %4 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %7, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ 0, %12 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr i8, ptr %1, i64 %16
  br label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %1, %18 ]
  %22 = phi i64 [ %27, %25 ], [ %16, %18 ]
  %23 = load i8, ptr %21, align 1
  %24 = icmp eq i8 %23, 32
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %27 = add i64 %22, -1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %20

29:
  %30 = phi i64 [ 0, %15 ], [ %22, %20 ], [ 0, %25 ]
  %31 = phi ptr [ %1, %15 ], [ %21, %20 ], [ %19, %25 ]
  %32 = add i64 %30, 1
  %33 = tail call noalias ptr @malloc(i64 %32)
  %34 = tail call ptr @memcpy(ptr %33, ptr %31, i64 %30)
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 %30
  store i8 0, ptr %35, align 1
  %36 = load i32, ptr %0, align 4
  %37 = tail call ptr @PMPI_Info_f2c(i32 %36)
  %38 = tail call i32 @MPI_Info_delete(ptr %37, ptr %33)
  tail call void @free(ptr %33)
  %39 = icmp eq ptr %2, null
  br i1 %39, label %41, label %40

40:
  store i32 %38, ptr %2, align 4
  br label %41

41:
  ret void
}

declare i32 @MPI_Info_delete(ptr, ptr)

define void @mpi_info_dup_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_info_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Info_f2c(i32 %5)
  %7 = call i32 @MPI_Info_dup(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Info_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Info_dup(ptr, ptr)

define void @mpi_info_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Info_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Info_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Info_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Info_free(ptr)

define void @mpi_info_get_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7) alwaysinline {
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %6, %8 ]
  %12 = getelementptr i8, ptr %1, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %8 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %1, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %1, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %1, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  %40 = add i64 %7, 8192
  %41 = tail call noalias ptr @calloc(i64 1, i64 %40)
  %42 = load i32, ptr %0, align 4
  %43 = tail call ptr @PMPI_Info_f2c(i32 %42)
  %44 = load i32, ptr %2, align 4
  %45 = tail call i32 @MPI_Info_get(ptr %43, ptr %37, i32 %44, ptr %41, ptr %4)
  tail call void @free(ptr %37)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %54

47:
  %48 = tail call i64 @strlen(ptr %41)
  %49 = tail call i64 @llvm.umin.i64(i64 %48, i64 %7)
  %50 = tail call ptr @memcpy(ptr %3, ptr %41, i64 %49)
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 %49
  %52 = sub i64 %7, %49
  %53 = tail call ptr @memset(ptr %51, i32 32, i64 %52)
  br label %54

54:
  tail call void @free(ptr %41)
  %55 = icmp eq ptr %5, null
  br i1 %55, label %57, label %56

56:
  store i32 %45, ptr %5, align 4
  br label %57

57:
  ret void
}

declare i32 @MPI_Info_get(ptr, ptr, i32, ptr, ptr)

define void @mpi_info_get_nkeys_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Info_f2c(i32 %4)
  %6 = tail call i32 @MPI_Info_get_nkeys(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Info_get_nkeys(ptr, ptr)

define void @mpi_info_get_nthkey_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) alwaysinline {
  %6 = add i64 %4, 8192
  %7 = tail call noalias ptr @calloc(i64 1, i64 %6)
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_Info_f2c(i32 %8)
  %10 = load i32, ptr %1, align 4
  %11 = tail call i32 @MPI_Info_get_nthkey(ptr %9, i32 %10, ptr %7)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20

13:
  %14 = tail call i64 @strlen(ptr %7)
  %15 = tail call i64 @llvm.umin.i64(i64 %14, i64 %4)
  %16 = tail call ptr @memcpy(ptr %2, ptr %7, i64 %15)
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 %15
  %18 = sub i64 %4, %15
  %19 = tail call ptr @memset(ptr %17, i32 32, i64 %18)
  br label %20

20:
  tail call void @free(ptr %7)
  %21 = icmp eq ptr %3, null
  br i1 %21, label %23, label %22

22:
  store i32 %11, ptr %3, align 4
  br label %23

23:
  ret void
}

declare i32 @MPI_Info_get_nthkey(ptr, i32, ptr)

define void @mpi_info_get_string_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7) alwaysinline {
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %19, label %10

10:
  %11 = phi i64 [ %17, %16 ], [ %6, %8 ]
  %12 = getelementptr i8, ptr %1, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 32
  br i1 %15, label %16, label %19

16:
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:
  %20 = phi i64 [ 0, %8 ], [ %11, %10 ], [ 0, %16 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %33, label %22

22:
  %23 = getelementptr i8, ptr %1, i64 %20
  br label %24

24:
  %25 = phi ptr [ %30, %29 ], [ %1, %22 ]
  %26 = phi i64 [ %31, %29 ], [ %20, %22 ]
  %27 = load i8, ptr %25, align 1
  %28 = icmp eq i8 %27, 32
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %31 = add i64 %26, -1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %24

33:
  %34 = phi i64 [ 0, %19 ], [ %26, %24 ], [ 0, %29 ]
  %35 = phi ptr [ %1, %19 ], [ %25, %24 ], [ %23, %29 ]
  %36 = add i64 %34, 1
  %37 = tail call noalias ptr @malloc(i64 %36)
  %38 = tail call ptr @memcpy(ptr %37, ptr %35, i64 %34)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %34
  store i8 0, ptr %39, align 1
  %40 = add i64 %7, 8192
  %41 = tail call noalias ptr @calloc(i64 1, i64 %40)
  %42 = load i32, ptr %0, align 4
  %43 = tail call ptr @PMPI_Info_f2c(i32 %42)
  %44 = tail call i32 @MPI_Info_get_string(ptr %43, ptr %37, ptr %2, ptr %41, ptr %4)
  tail call void @free(ptr %37)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = tail call i64 @strlen(ptr %41)
  %48 = tail call i64 @llvm.umin.i64(i64 %47, i64 %7)
  %49 = tail call ptr @memcpy(ptr %3, ptr %41, i64 %48)
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 %48
  %51 = sub i64 %7, %48
  %52 = tail call ptr @memset(ptr %50, i32 32, i64 %51)
  br label %53

53:
  tail call void @free(ptr %41)
  %54 = icmp eq ptr %5, null
  br i1 %54, label %56, label %55

55:
  store i32 %44, ptr %5, align 4
  br label %56

56:
  ret void
}

declare i32 @MPI_Info_get_string(ptr, ptr, ptr, ptr, ptr)

define void @mpi_info_get_valuelen_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) alwaysinline {
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %17, label %8

8:
  %9 = phi i64 [ %15, %14 ], [ %5, %6 ]
  %10 = getelementptr i8, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 32
  br i1 %13, label %14, label %17

14:
  %15 = add i64 %9, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i64 [ 0, %6 ], [ %9, %8 ], [ 0, %14 ]
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr i8, ptr %1, i64 %18
  br label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %1, %20 ]
  %24 = phi i64 [ %29, %27 ], [ %18, %20 ]
  %25 = load i8, ptr %23, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = add i64 %24, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %22

31:
  %32 = phi i64 [ 0, %17 ], [ %24, %22 ], [ 0, %27 ]
  %33 = phi ptr [ %1, %17 ], [ %23, %22 ], [ %21, %27 ]
  %34 = add i64 %32, 1
  %35 = tail call noalias ptr @malloc(i64 %34)
  %36 = tail call ptr @memcpy(ptr %35, ptr %33, i64 %32)
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %32
  store i8 0, ptr %37, align 1
  %38 = load i32, ptr %0, align 4
  %39 = tail call ptr @PMPI_Info_f2c(i32 %38)
  %40 = tail call i32 @MPI_Info_get_valuelen(ptr %39, ptr %35, ptr %2, ptr %3)
  tail call void @free(ptr %35)
  %41 = icmp eq ptr %4, null
  br i1 %41, label %43, label %42

42:
  store i32 %40, ptr %4, align 4
  br label %43

43:
  ret void
}

declare i32 @MPI_Info_get_valuelen(ptr, ptr, ptr, ptr)

define void @mpi_info_set_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5) alwaysinline {
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %17, label %8

8:
  %9 = phi i64 [ %15, %14 ], [ %4, %6 ]
  %10 = getelementptr i8, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 32
  br i1 %13, label %14, label %17

14:
  %15 = add i64 %9, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i64 [ 0, %6 ], [ %9, %8 ], [ 0, %14 ]
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr i8, ptr %1, i64 %18
  br label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %1, %20 ]
  %24 = phi i64 [ %29, %27 ], [ %18, %20 ]
  %25 = load i8, ptr %23, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = add i64 %24, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %22

31:
  %32 = phi i64 [ 0, %17 ], [ %24, %22 ], [ 0, %27 ]
  %33 = phi ptr [ %1, %17 ], [ %23, %22 ], [ %21, %27 ]
  %34 = add i64 %32, 1
  %35 = tail call noalias ptr @malloc(i64 %34)
  %36 = tail call ptr @memcpy(ptr %35, ptr %33, i64 %32)
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %32
  store i8 0, ptr %37, align 1
  %38 = icmp eq i64 %5, 0
  br i1 %38, label %48, label %39

39:
  %40 = phi i64 [ %46, %45 ], [ %5, %31 ]
  %41 = getelementptr i8, ptr %2, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -1
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 32
  br i1 %44, label %45, label %48

45:
  %46 = add i64 %40, -1
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %39

48:
  %49 = phi i64 [ 0, %31 ], [ %40, %39 ], [ 0, %45 ]
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %62, label %51

51:
  %52 = getelementptr i8, ptr %2, i64 %49
  br label %53

53:
  %54 = phi ptr [ %59, %58 ], [ %2, %51 ]
  %55 = phi i64 [ %60, %58 ], [ %49, %51 ]
  %56 = load i8, ptr %54, align 1
  %57 = icmp eq i8 %56, 32
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 1
  %60 = add i64 %55, -1
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %53

62:
  %63 = phi i64 [ 0, %48 ], [ %55, %53 ], [ 0, %58 ]
  %64 = phi ptr [ %2, %48 ], [ %54, %53 ], [ %52, %58 ]
  %65 = add i64 %63, 1
  %66 = tail call noalias ptr @malloc(i64 %65)
  %67 = tail call ptr @memcpy(ptr %66, ptr %64, i64 %63)
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 %63
  store i8 0, ptr %68, align 1
  %69 = load i32, ptr %0, align 4
  %70 = tail call ptr @PMPI_Info_f2c(i32 %69)
  %71 = tail call i32 @MPI_Info_set(ptr %70, ptr %35, ptr %66)
  tail call void @free(ptr %35)
  tail call void @free(ptr %66)
  %72 = icmp eq ptr %3, null
  br i1 %72, label %74, label %73

73:
  store i32 %71, ptr %3, align 4
  br label %74

74:
  ret void
}

declare i32 @MPI_Info_set(ptr, ptr, ptr)

define void @mpi_initialized_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Initialized(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Initialized(ptr)

define void @mpi_intercomm_create_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  %9 = load i32, ptr %0, align 4
  %10 = tail call ptr @PMPI_Comm_f2c(i32 %9)
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call ptr @PMPI_Comm_f2c(i32 %12)
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = call i32 @MPI_Intercomm_create(ptr %10, i32 %11, ptr %13, i32 %14, i32 %15, ptr %8)
  %17 = load ptr, ptr %8, align 8
  %18 = call i32 @PMPI_Comm_c2f(ptr %17)
  store i32 %18, ptr %5, align 4
  %19 = icmp eq ptr %6, null
  br i1 %19, label %21, label %20

20:
  store i32 %16, ptr %6, align 4
  br label %21

21:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Intercomm_create(ptr, i32, ptr, i32, i32, ptr)

define void @mpi_intercomm_create_from_groups_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9) alwaysinline {
  %11 = alloca ptr, align 8
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %22, label %13

13:
  %14 = phi i64 [ %20, %19 ], [ %9, %10 ]
  %15 = getelementptr i8, ptr %4, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -1
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 32
  br i1 %18, label %19, label %22

19:
  %20 = add i64 %14, -1
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %13

22:
  %23 = phi i64 [ 0, %10 ], [ %14, %13 ], [ 0, %19 ]
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %36, label %25

25:
  %26 = getelementptr i8, ptr %4, i64 %23
  br label %27

27:
  %28 = phi ptr [ %33, %32 ], [ %4, %25 ]
  %29 = phi i64 [ %34, %32 ], [ %23, %25 ]
  %30 = load i8, ptr %28, align 1
  %31 = icmp eq i8 %30, 32
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %34 = add i64 %29, -1
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %27

36:
  %37 = phi i64 [ 0, %22 ], [ %29, %27 ], [ 0, %32 ]
  %38 = phi ptr [ %4, %22 ], [ %28, %27 ], [ %26, %32 ]
  %39 = add i64 %37, 1
  %40 = tail call noalias ptr @malloc(i64 %39)
  %41 = tail call ptr @memcpy(ptr %40, ptr %38, i64 %37)
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 %37
  store i8 0, ptr %42, align 1
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_mpi_comm_null, ptr %11, align 8
  %43 = load i32, ptr %0, align 4
  %44 = tail call ptr @PMPI_Group_f2c(i32 %43)
  %45 = load i32, ptr %1, align 4
  %46 = load i32, ptr %2, align 4
  %47 = tail call ptr @PMPI_Group_f2c(i32 %46)
  %48 = load i32, ptr %3, align 4
  %49 = load i32, ptr %5, align 4
  %50 = tail call ptr @PMPI_Info_f2c(i32 %49)
  %51 = load i32, ptr %6, align 4
  %52 = tail call ptr @PMPI_Errhandler_f2c(i32 %51)
  %53 = call i32 @MPI_Intercomm_create_from_groups(ptr %44, i32 %45, ptr %47, i32 %48, ptr %40, ptr %50, ptr %52, ptr %11)
  call void @free(ptr %40)
  %54 = load ptr, ptr %11, align 8
  %55 = call i32 @PMPI_Comm_c2f(ptr %54)
  store i32 %55, ptr %7, align 4
  %56 = icmp eq ptr %8, null
  br i1 %56, label %58, label %57

57:
  store i32 %53, ptr %8, align 4
  br label %58

58:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Intercomm_create_from_groups(ptr, i32, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_intercomm_merge_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Comm_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = call i32 @MPI_Intercomm_merge(ptr %7, i32 %8, ptr %5)
  %10 = load ptr, ptr %5, align 8
  %11 = call i32 @PMPI_Comm_c2f(ptr %10)
  store i32 %11, ptr %2, align 4
  %12 = icmp eq ptr %3, null
  br i1 %12, label %14, label %13

13:
  store i32 %9, ptr %3, align 4
  br label %14

14:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Intercomm_merge(ptr, i32, ptr)

define void @mpi_iprobe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = tail call ptr @PMPI_Comm_f2c(i32 %9)
  %11 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %12 = select i1 %11, ptr null, ptr %4
  %13 = tail call i32 @MPI_Iprobe(i32 %7, i32 %8, ptr %10, ptr %3, ptr %12)
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  store i32 %13, ptr %5, align 4
  br label %16

16:
  ret void
}

declare i32 @MPI_Iprobe(i32, i32, ptr, ptr, ptr)

define void @mpi_irecv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Irecv(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Irecv(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_irecv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.29)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Irecv(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_ireduce_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %1, @pad_mpi_in_place_
  %16 = icmp eq ptr %1, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %4, align 4
  %23 = tail call ptr @PMPI_Op_f2c(i32 %22)
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = call i32 @MPI_Ireduce(ptr %14, ptr %18, i32 %19, ptr %21, ptr %23, i32 %24, ptr %26, ptr %10)
  %28 = load ptr, ptr %10, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %7, align 4
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %8, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Ireduce(ptr, ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_ireduce_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.30)
  %12 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.30)
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @PMPI_Op_f2c(i32 %16)
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = call i32 @MPI_Ireduce(ptr %11, ptr %12, i32 %13, ptr %15, ptr %17, i32 %18, ptr %20, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %7, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %8, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_ireduce_scatter_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = icmp eq ptr %1, @pad_mpi_in_place_
  %15 = icmp eq ptr %1, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @PMPI_Op_f2c(i32 %20)
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @PMPI_Comm_f2c(i32 %22)
  %24 = call i32 @MPI_Ireduce_scatter(ptr %13, ptr %17, ptr %2, ptr %19, ptr %21, ptr %23, ptr %9)
  %25 = load ptr, ptr %9, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %6, align 4
  %27 = icmp eq ptr %7, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %7, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Ireduce_scatter(ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_ireduce_scatter_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.31)
  %11 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.31)
  %12 = load i32, ptr %3, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = load i32, ptr %4, align 4
  %15 = tail call ptr @PMPI_Op_f2c(i32 %14)
  %16 = load i32, ptr %5, align 4
  %17 = tail call ptr @PMPI_Comm_f2c(i32 %16)
  %18 = call i32 @MPI_Ireduce_scatter(ptr %10, ptr %11, ptr %2, ptr %13, ptr %15, ptr %17, ptr %9)
  %19 = load ptr, ptr %9, align 8
  %20 = call i32 @PMPI_Request_c2f(ptr %19)
  store i32 %20, ptr %6, align 4
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %18, ptr %7, align 4
  br label %23

23:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_ireduce_scatter_block_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = icmp eq ptr %1, @pad_mpi_in_place_
  %15 = icmp eq ptr %1, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %4, align 4
  %22 = tail call ptr @PMPI_Op_f2c(i32 %21)
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = call i32 @MPI_Ireduce_scatter_block(ptr %13, ptr %17, i32 %18, ptr %20, ptr %22, ptr %24, ptr %9)
  %26 = load ptr, ptr %9, align 8
  %27 = call i32 @PMPI_Request_c2f(ptr %26)
  store i32 %27, ptr %6, align 4
  %28 = icmp eq ptr %7, null
  br i1 %28, label %30, label %29

29:
  store i32 %25, ptr %7, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Ireduce_scatter_block(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_ireduce_scatter_block_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.32)
  %11 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.32)
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Op_f2c(i32 %15)
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Ireduce_scatter_block(ptr %10, ptr %11, i32 %12, ptr %14, ptr %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_irsend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Irsend(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Irsend(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_irsend_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.33)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Irsend(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_is_thread_main_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Is_thread_main(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Is_thread_main(ptr)

define void @mpi_iscan_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = icmp eq ptr %1, @pad_mpi_in_place_
  %15 = icmp eq ptr %1, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %4, align 4
  %22 = tail call ptr @PMPI_Op_f2c(i32 %21)
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = call i32 @MPI_Iscan(ptr %13, ptr %17, i32 %18, ptr %20, ptr %22, ptr %24, ptr %9)
  %26 = load ptr, ptr %9, align 8
  %27 = call i32 @PMPI_Request_c2f(ptr %26)
  store i32 %27, ptr %6, align 4
  %28 = icmp eq ptr %7, null
  br i1 %28, label %30, label %29

29:
  store i32 %25, ptr %7, align 4
  br label %30

30:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Iscan(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_iscan_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.34)
  %11 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.34)
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Op_f2c(i32 %15)
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Iscan(ptr %10, ptr %11, i32 %12, ptr %14, ptr %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_iscatter_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = load i32, ptr %7, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Iscatter(ptr %15, i32 %16, ptr %18, ptr %22, i32 %23, ptr %25, i32 %26, ptr %28, ptr %11)
  %30 = load ptr, ptr %11, align 8
  %31 = call i32 @PMPI_Request_c2f(ptr %30)
  store i32 %31, ptr %8, align 4
  %32 = icmp eq ptr %9, null
  br i1 %32, label %34, label %33

33:
  store i32 %29, ptr %9, align 4
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Iscatter(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr)

define void @mpi_iscatter_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.35)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.35)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = call i32 @MPI_Iscatter(ptr %12, i32 %13, ptr %15, ptr %16, i32 %17, ptr %19, i32 %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_iscatterv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %4, @pad_mpi_in_place_
  %20 = icmp eq ptr %4, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %8, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Iscatterv(ptr %16, ptr %1, ptr %2, ptr %18, ptr %22, i32 %23, ptr %25, i32 %26, ptr %28, ptr %12)
  %30 = load ptr, ptr %12, align 8
  %31 = call i32 @PMPI_Request_c2f(ptr %30)
  store i32 %31, ptr %9, align 4
  %32 = icmp eq ptr %10, null
  br i1 %32, label %34, label %33

33:
  store i32 %29, ptr %10, align 4
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Iscatterv(ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr, ptr)

define void @mpi_iscatterv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.36)
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.36)
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %8, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = call i32 @MPI_Iscatterv(ptr %13, ptr %1, ptr %2, ptr %15, ptr %16, i32 %17, ptr %19, i32 %20, ptr %22, ptr %12)
  %24 = load ptr, ptr %12, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %9, align 4
  %26 = icmp eq ptr %10, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %10, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_isend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Isend(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Isend(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_isend_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.37)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Isend(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_isendrecv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) alwaysinline {
  %14 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  store ptr @ompi_request_null, ptr %14, align 8
  %15 = icmp eq ptr %0, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %0
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = icmp eq ptr %5, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %5
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @pad_later_Datatype(i32 %25)
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = load i32, ptr %10, align 4
  %30 = tail call ptr @PMPI_Comm_f2c(i32 %29)
  %31 = call i32 @MPI_Isendrecv(ptr %16, i32 %17, ptr %19, i32 %20, i32 %21, ptr %23, i32 %24, ptr %26, i32 %27, i32 %28, ptr %30, ptr %14)
  %32 = load ptr, ptr %14, align 8
  %33 = call i32 @PMPI_Request_c2f(ptr %32)
  store i32 %33, ptr %11, align 4
  %34 = icmp eq ptr %12, null
  br i1 %34, label %36, label %35

35:
  store i32 %31, ptr %12, align 4
  br label %36

36:
  call void @llvm.lifetime.end.p0(ptr %14)
  ret void
}

declare i32 @MPI_Isendrecv(ptr, i32, ptr, i32, i32, ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_isendrecv_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) alwaysinline {
  %14 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  store ptr @ompi_request_null, ptr %14, align 8
  %15 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.38)
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @pad_later_whole(ptr %5, ptr @.str.38)
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @pad_later_Datatype(i32 %23)
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %10, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Isendrecv(ptr %15, i32 %16, ptr %18, i32 %19, i32 %20, ptr %21, i32 %22, ptr %24, i32 %25, i32 %26, ptr %28, ptr %14)
  %30 = load ptr, ptr %14, align 8
  %31 = call i32 @PMPI_Request_c2f(ptr %30)
  store i32 %31, ptr %11, align 4
  %32 = icmp eq ptr %12, null
  br i1 %32, label %34, label %33

33:
  store i32 %29, ptr %12, align 4
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %14)
  ret void
}

define void @mpi_isendrecv_replace_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = call i32 @MPI_Isendrecv_replace(ptr %13, i32 %14, ptr %16, i32 %17, i32 %18, i32 %19, i32 %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Isendrecv_replace(ptr, i32, ptr, i32, i32, i32, i32, ptr, ptr)

define void @mpi_isendrecv_replace_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.39)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = call i32 @MPI_Isendrecv_replace(ptr %12, i32 %13, ptr %15, i32 %16, i32 %17, i32 %18, i32 %19, ptr %21, ptr %11)
  %23 = load ptr, ptr %11, align 8
  %24 = call i32 @PMPI_Request_c2f(ptr %23)
  store i32 %24, ptr %8, align 4
  %25 = icmp eq ptr %9, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %9, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_issend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Issend(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Issend(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_issend_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.40)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Issend(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_lookup_name_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5) alwaysinline {
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %17, label %8

8:
  %9 = phi i64 [ %15, %14 ], [ %4, %6 ]
  %10 = getelementptr i8, ptr %0, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 32
  br i1 %13, label %14, label %17

14:
  %15 = add i64 %9, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i64 [ 0, %6 ], [ %9, %8 ], [ 0, %14 ]
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr i8, ptr %0, i64 %18
  br label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %0, %20 ]
  %24 = phi i64 [ %29, %27 ], [ %18, %20 ]
  %25 = load i8, ptr %23, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = add i64 %24, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %22

31:
  %32 = phi i64 [ 0, %17 ], [ %24, %22 ], [ 0, %27 ]
  %33 = phi ptr [ %0, %17 ], [ %23, %22 ], [ %21, %27 ]
  %34 = add i64 %32, 1
  %35 = tail call noalias ptr @malloc(i64 %34)
  %36 = tail call ptr @memcpy(ptr %35, ptr %33, i64 %32)
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %32
  store i8 0, ptr %37, align 1
  %38 = add i64 %5, 8192
  %39 = tail call noalias ptr @calloc(i64 1, i64 %38)
  %40 = load i32, ptr %1, align 4
  %41 = tail call ptr @PMPI_Info_f2c(i32 %40)
  %42 = tail call i32 @MPI_Lookup_name(ptr %35, ptr %41, ptr %39)
  tail call void @free(ptr %35)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:
  %45 = tail call i64 @strlen(ptr %39)
  %46 = tail call i64 @llvm.umin.i64(i64 %45, i64 %5)
  %47 = tail call ptr @memcpy(ptr %2, ptr %39, i64 %46)
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 %46
  %49 = sub i64 %5, %46
  %50 = tail call ptr @memset(ptr %48, i32 32, i64 %49)
  br label %51

51:
  tail call void @free(ptr %39)
  %52 = icmp eq ptr %3, null
  br i1 %52, label %54, label %53

53:
  store i32 %42, ptr %3, align 4
  br label %54

54:
  ret void
}

declare i32 @MPI_Lookup_name(ptr, ptr, ptr)

define void @mpi_mprobe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_message_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = tail call ptr @PMPI_Comm_f2c(i32 %10)
  %12 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = call i32 @MPI_Mprobe(i32 %8, i32 %9, ptr %11, ptr %7, ptr %13)
  %15 = load ptr, ptr %7, align 8
  %16 = call i32 @PMPI_Message_c2f(ptr %15)
  store i32 %16, ptr %3, align 4
  %17 = icmp eq ptr %5, null
  br i1 %17, label %19, label %18

18:
  store i32 %14, ptr %5, align 4
  br label %19

19:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Mprobe(i32, i32, ptr, ptr, ptr)

define void @mpi_mrecv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = load i32, ptr %3, align 4
  %9 = tail call ptr @PMPI_Message_f2c(i32 %8)
  store ptr %9, ptr %7, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %16 = select i1 %15, ptr null, ptr %4
  %17 = call i32 @MPI_Mrecv(ptr %11, i32 %12, ptr %14, ptr %7, ptr %16)
  %18 = load ptr, ptr %7, align 8
  %19 = call i32 @PMPI_Message_c2f(ptr %18)
  store i32 %19, ptr %3, align 4
  %20 = icmp eq ptr %5, null
  br i1 %20, label %22, label %21

21:
  store i32 %17, ptr %5, align 4
  br label %22

22:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Mrecv(ptr, i32, ptr, ptr, ptr)

define void @mpi_neighbor_allgather_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_in_place_
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = icmp eq ptr %3, @pad_mpi_in_place_
  %17 = icmp eq ptr %3, @pad_mpi_bottom_
  %18 = select i1 %17, ptr null, ptr %3
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Neighbor_allgather(ptr %12, i32 %13, ptr %15, ptr %19, i32 %20, ptr %22, ptr %24)
  %26 = icmp eq ptr %7, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %7, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Neighbor_allgather(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_neighbor_allgather_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Neighbor_allgather_init(ptr %15, i32 %16, ptr %18, ptr %22, i32 %23, ptr %25, ptr %27, ptr %29, ptr %11)
  %31 = load ptr, ptr %11, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %8, align 4
  %33 = icmp eq ptr %9, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %9, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Neighbor_allgather_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_allgather_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.41)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.41)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Neighbor_allgather_init(ptr %12, i32 %13, ptr %15, ptr %16, i32 %17, ptr %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_neighbor_allgatherv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %3, @pad_mpi_in_place_
  %18 = icmp eq ptr %3, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %6, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Neighbor_allgatherv(ptr %13, i32 %14, ptr %16, ptr %20, ptr %4, ptr %5, ptr %22, ptr %24)
  %26 = icmp eq ptr %8, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %8, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Neighbor_allgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_allgatherv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %3, @pad_mpi_in_place_
  %21 = icmp eq ptr %3, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %8, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Neighbor_allgatherv_init(ptr %16, i32 %17, ptr %19, ptr %23, ptr %4, ptr %5, ptr %25, ptr %27, ptr %29, ptr %12)
  %31 = load ptr, ptr %12, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %9, align 4
  %33 = icmp eq ptr %10, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %10, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Neighbor_allgatherv_init(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_allgatherv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.42)
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.42)
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %7, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %8, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Neighbor_allgatherv_init(ptr %13, i32 %14, ptr %16, ptr %17, ptr %4, ptr %5, ptr %19, ptr %21, ptr %23, ptr %12)
  %25 = load ptr, ptr %12, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %9, align 4
  %27 = icmp eq ptr %10, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %10, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_neighbor_alltoall_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_in_place_
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = icmp eq ptr %3, @pad_mpi_in_place_
  %17 = icmp eq ptr %3, @pad_mpi_bottom_
  %18 = select i1 %17, ptr null, ptr %3
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Neighbor_alltoall(ptr %12, i32 %13, ptr %15, ptr %19, i32 %20, ptr %22, ptr %24)
  %26 = icmp eq ptr %7, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %7, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Neighbor_alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_neighbor_alltoall_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = icmp eq ptr %3, @pad_mpi_in_place_
  %20 = icmp eq ptr %3, @pad_mpi_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Neighbor_alltoall_init(ptr %15, i32 %16, ptr %18, ptr %22, i32 %23, ptr %25, ptr %27, ptr %29, ptr %11)
  %31 = load ptr, ptr %11, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %8, align 4
  %33 = icmp eq ptr %9, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %9, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Neighbor_alltoall_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_alltoall_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.43)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.43)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Neighbor_alltoall_init(ptr %12, i32 %13, ptr %15, ptr %16, i32 %17, ptr %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_neighbor_alltoallv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %4, @pad_mpi_in_place_
  %18 = icmp eq ptr %4, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %8, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Neighbor_alltoallv(ptr %14, ptr %1, ptr %2, ptr %16, ptr %20, ptr %5, ptr %6, ptr %22, ptr %24)
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %9, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Neighbor_alltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_alltoallv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = icmp eq ptr %0, @pad_mpi_in_place_
  %15 = icmp eq ptr %0, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %0
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %4, @pad_mpi_in_place_
  %21 = icmp eq ptr %4, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %9, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Neighbor_alltoallv_init(ptr %17, ptr %1, ptr %2, ptr %19, ptr %23, ptr %5, ptr %6, ptr %25, ptr %27, ptr %29, ptr %13)
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %10, align 4
  %33 = icmp eq ptr %11, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %11, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

declare i32 @MPI_Neighbor_alltoallv_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_alltoallv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.44)
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.44)
  %18 = load i32, ptr %7, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %8, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %9, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Neighbor_alltoallv_init(ptr %14, ptr %1, ptr %2, ptr %16, ptr %17, ptr %5, ptr %6, ptr %19, ptr %21, ptr %23, ptr %13)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %10, align 4
  %27 = icmp eq ptr %11, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %11, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

define void @mpi_neighbor_alltoallw_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = load i32, ptr %8, align 4
  %12 = tail call ptr @PMPI_Comm_f2c(i32 %11)
  %13 = tail call fastcc i32 @neighbours(ptr %12, i32 1)
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = load i32, ptr %8, align 4
  %17 = tail call ptr @PMPI_Comm_f2c(i32 %16)
  %18 = tail call fastcc i32 @neighbours(ptr %17, i32 1)
  %19 = sext i32 %18 to i64
  %20 = shl nsw i64 %19, 3
  br label %21

21:
  %22 = phi i64 [ %20, %15 ], [ 8, %10 ]
  %23 = tail call noalias ptr @malloc(i64 %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @PMPI_Comm_f2c(i32 %24)
  %26 = tail call fastcc i32 @neighbours(ptr %25, i32 1)
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %33, label %28

28:
  %29 = load i32, ptr %8, align 4
  %30 = tail call ptr @PMPI_Comm_f2c(i32 %29)
  %31 = tail call fastcc i32 @neighbours(ptr %30, i32 0)
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %45, label %51

33:
  %34 = phi i64 [ %39, %33 ], [ 0, %21 ]
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = tail call ptr @pad_later_Datatype(i32 %36)
  %38 = getelementptr inbounds nuw ptr, ptr %23, i64 %34
  store ptr %37, ptr %38, align 8
  %39 = add nuw nsw i64 %34, 1
  %40 = load i32, ptr %8, align 4
  %41 = tail call ptr @PMPI_Comm_f2c(i32 %40)
  %42 = tail call fastcc i32 @neighbours(ptr %41, i32 1)
  %43 = sext i32 %42 to i64
  %44 = icmp slt i64 %39, %43
  br i1 %44, label %33, label %28

45:
  %46 = load i32, ptr %8, align 4
  %47 = tail call ptr @PMPI_Comm_f2c(i32 %46)
  %48 = tail call fastcc i32 @neighbours(ptr %47, i32 0)
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 3
  br label %51

51:
  %52 = phi i64 [ %50, %45 ], [ 8, %28 ]
  %53 = tail call noalias ptr @malloc(i64 %52)
  %54 = load i32, ptr %8, align 4
  %55 = tail call ptr @PMPI_Comm_f2c(i32 %54)
  %56 = tail call fastcc i32 @neighbours(ptr %55, i32 0)
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %71, label %58

58:
  %59 = icmp eq ptr %0, @pad_mpi_in_place_
  %60 = icmp eq ptr %0, @pad_mpi_bottom_
  %61 = select i1 %60, ptr null, ptr %0
  %62 = select i1 %59, ptr inttoptr (i64 1 to ptr), ptr %61
  %63 = icmp eq ptr %4, @pad_mpi_in_place_
  %64 = icmp eq ptr %4, @pad_mpi_bottom_
  %65 = select i1 %64, ptr null, ptr %4
  %66 = select i1 %63, ptr inttoptr (i64 1 to ptr), ptr %65
  %67 = load i32, ptr %8, align 4
  %68 = tail call ptr @PMPI_Comm_f2c(i32 %67)
  %69 = tail call i32 @MPI_Neighbor_alltoallw(ptr %62, ptr %1, ptr %2, ptr %23, ptr %66, ptr %5, ptr %6, ptr %53, ptr %68)
  tail call void @free(ptr %23)
  tail call void @free(ptr %53)
  %70 = icmp eq ptr %9, null
  br i1 %70, label %84, label %83

71:
  %72 = phi i64 [ %77, %71 ], [ 0, %51 ]
  %73 = getelementptr inbounds nuw i32, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = tail call ptr @pad_later_Datatype(i32 %74)
  %76 = getelementptr inbounds nuw ptr, ptr %53, i64 %72
  store ptr %75, ptr %76, align 8
  %77 = add nuw nsw i64 %72, 1
  %78 = load i32, ptr %8, align 4
  %79 = tail call ptr @PMPI_Comm_f2c(i32 %78)
  %80 = tail call fastcc i32 @neighbours(ptr %79, i32 0)
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %77, %81
  br i1 %82, label %71, label %58

83:
  store i32 %69, ptr %9, align 4
  br label %84

84:
  ret void
}

declare i32 @MPI_Neighbor_alltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_alltoallw_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  %14 = load i32, ptr %8, align 4
  %15 = tail call ptr @PMPI_Comm_f2c(i32 %14)
  %16 = tail call fastcc i32 @neighbours(ptr %15, i32 1)
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %24

18:
  %19 = load i32, ptr %8, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = tail call fastcc i32 @neighbours(ptr %20, i32 1)
  %22 = sext i32 %21 to i64
  %23 = shl nsw i64 %22, 3
  br label %24

24:
  %25 = phi i64 [ %23, %18 ], [ 8, %12 ]
  %26 = tail call noalias ptr @malloc(i64 %25)
  %27 = load i32, ptr %8, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = tail call fastcc i32 @neighbours(ptr %28, i32 1)
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %36, label %31

31:
  %32 = load i32, ptr %8, align 4
  %33 = tail call ptr @PMPI_Comm_f2c(i32 %32)
  %34 = tail call fastcc i32 @neighbours(ptr %33, i32 0)
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %48, label %54

36:
  %37 = phi i64 [ %42, %36 ], [ 0, %24 ]
  %38 = getelementptr inbounds nuw i32, ptr %3, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = tail call ptr @pad_later_Datatype(i32 %39)
  %41 = getelementptr inbounds nuw ptr, ptr %26, i64 %37
  store ptr %40, ptr %41, align 8
  %42 = add nuw nsw i64 %37, 1
  %43 = load i32, ptr %8, align 4
  %44 = tail call ptr @PMPI_Comm_f2c(i32 %43)
  %45 = tail call fastcc i32 @neighbours(ptr %44, i32 1)
  %46 = sext i32 %45 to i64
  %47 = icmp slt i64 %42, %46
  br i1 %47, label %36, label %31

48:
  %49 = load i32, ptr %8, align 4
  %50 = tail call ptr @PMPI_Comm_f2c(i32 %49)
  %51 = tail call fastcc i32 @neighbours(ptr %50, i32 0)
  %52 = sext i32 %51 to i64
  %53 = shl nsw i64 %52, 3
  br label %54

54:
  %55 = phi i64 [ %53, %48 ], [ 8, %31 ]
  %56 = tail call noalias ptr @malloc(i64 %55)
  %57 = load i32, ptr %8, align 4
  %58 = tail call ptr @PMPI_Comm_f2c(i32 %57)
  %59 = tail call fastcc i32 @neighbours(ptr %58, i32 0)
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %78, label %61

61:
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %62 = icmp eq ptr %0, @pad_mpi_in_place_
  %63 = icmp eq ptr %0, @pad_mpi_bottom_
  %64 = select i1 %63, ptr null, ptr %0
  %65 = select i1 %62, ptr inttoptr (i64 1 to ptr), ptr %64
  %66 = icmp eq ptr %4, @pad_mpi_in_place_
  %67 = icmp eq ptr %4, @pad_mpi_bottom_
  %68 = select i1 %67, ptr null, ptr %4
  %69 = select i1 %66, ptr inttoptr (i64 1 to ptr), ptr %68
  %70 = load i32, ptr %8, align 4
  %71 = tail call ptr @PMPI_Comm_f2c(i32 %70)
  %72 = load i32, ptr %9, align 4
  %73 = tail call ptr @PMPI_Info_f2c(i32 %72)
  %74 = call i32 @MPI_Neighbor_alltoallw_init(ptr %65, ptr %1, ptr %2, ptr %26, ptr %69, ptr %5, ptr %6, ptr %56, ptr %71, ptr %73, ptr %13)
  %75 = load ptr, ptr %13, align 8
  %76 = call i32 @PMPI_Request_c2f(ptr %75)
  store i32 %76, ptr %10, align 4
  %77 = icmp eq ptr %11, null
  br i1 %77, label %91, label %90

78:
  %79 = phi i64 [ %84, %78 ], [ 0, %54 ]
  %80 = getelementptr inbounds nuw i32, ptr %7, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = tail call ptr @pad_later_Datatype(i32 %81)
  %83 = getelementptr inbounds nuw ptr, ptr %56, i64 %79
  store ptr %82, ptr %83, align 8
  %84 = add nuw nsw i64 %79, 1
  %85 = load i32, ptr %8, align 4
  %86 = tail call ptr @PMPI_Comm_f2c(i32 %85)
  %87 = tail call fastcc i32 @neighbours(ptr %86, i32 0)
  %88 = sext i32 %87 to i64
  %89 = icmp slt i64 %84, %88
  br i1 %89, label %78, label %61

90:
  store i32 %74, ptr %11, align 4
  br label %91

91:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

declare i32 @MPI_Neighbor_alltoallw_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_neighbor_alltoallw_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  %14 = load i32, ptr %8, align 4
  %15 = tail call ptr @PMPI_Comm_f2c(i32 %14)
  %16 = tail call fastcc i32 @neighbours(ptr %15, i32 1)
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %24

18:
  %19 = load i32, ptr %8, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = tail call fastcc i32 @neighbours(ptr %20, i32 1)
  %22 = sext i32 %21 to i64
  %23 = shl nsw i64 %22, 3
  br label %24

24:
  %25 = phi i64 [ %23, %18 ], [ 8, %12 ]
  %26 = tail call noalias ptr @malloc(i64 %25)
  %27 = load i32, ptr %8, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = tail call fastcc i32 @neighbours(ptr %28, i32 1)
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %36, label %31

31:
  %32 = load i32, ptr %8, align 4
  %33 = tail call ptr @PMPI_Comm_f2c(i32 %32)
  %34 = tail call fastcc i32 @neighbours(ptr %33, i32 0)
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %48, label %54

36:
  %37 = phi i64 [ %42, %36 ], [ 0, %24 ]
  %38 = getelementptr inbounds nuw i32, ptr %3, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = tail call ptr @pad_later_Datatype(i32 %39)
  %41 = getelementptr inbounds nuw ptr, ptr %26, i64 %37
  store ptr %40, ptr %41, align 8
  %42 = add nuw nsw i64 %37, 1
  %43 = load i32, ptr %8, align 4
  %44 = tail call ptr @PMPI_Comm_f2c(i32 %43)
  %45 = tail call fastcc i32 @neighbours(ptr %44, i32 1)
  %46 = sext i32 %45 to i64
  %47 = icmp slt i64 %42, %46
  br i1 %47, label %36, label %31

48:
  %49 = load i32, ptr %8, align 4
  %50 = tail call ptr @PMPI_Comm_f2c(i32 %49)
  %51 = tail call fastcc i32 @neighbours(ptr %50, i32 0)
  %52 = sext i32 %51 to i64
  %53 = shl nsw i64 %52, 3
  br label %54

54:
  %55 = phi i64 [ %53, %48 ], [ 8, %31 ]
  %56 = tail call noalias ptr @malloc(i64 %55)
  %57 = load i32, ptr %8, align 4
  %58 = tail call ptr @PMPI_Comm_f2c(i32 %57)
  %59 = tail call fastcc i32 @neighbours(ptr %58, i32 0)
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %72, label %61

61:
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %62 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.45)
  %63 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.45)
  %64 = load i32, ptr %8, align 4
  %65 = tail call ptr @PMPI_Comm_f2c(i32 %64)
  %66 = load i32, ptr %9, align 4
  %67 = tail call ptr @PMPI_Info_f2c(i32 %66)
  %68 = call i32 @MPI_Neighbor_alltoallw_init(ptr %62, ptr %1, ptr %2, ptr %26, ptr %63, ptr %5, ptr %6, ptr %56, ptr %65, ptr %67, ptr %13)
  %69 = load ptr, ptr %13, align 8
  %70 = call i32 @PMPI_Request_c2f(ptr %69)
  store i32 %70, ptr %10, align 4
  %71 = icmp eq ptr %11, null
  br i1 %71, label %85, label %84

72:
  %73 = phi i64 [ %78, %72 ], [ 0, %54 ]
  %74 = getelementptr inbounds nuw i32, ptr %7, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = tail call ptr @pad_later_Datatype(i32 %75)
  %77 = getelementptr inbounds nuw ptr, ptr %56, i64 %73
  store ptr %76, ptr %77, align 8
  %78 = add nuw nsw i64 %73, 1
  %79 = load i32, ptr %8, align 4
  %80 = tail call ptr @PMPI_Comm_f2c(i32 %79)
  %81 = tail call fastcc i32 @neighbours(ptr %80, i32 0)
  %82 = sext i32 %81 to i64
  %83 = icmp slt i64 %78, %82
  br i1 %83, label %72, label %61

84:
  store i32 %68, ptr %11, align 4
  br label %85

85:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

define void @mpi_op_commutative_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Op_f2c(i32 %4)
  %6 = tail call i32 @MPI_Op_commutative(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Op_commutative(ptr, ptr)

define void @mpi_op_create_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_op_null, ptr %5, align 8
  %6 = load i32, ptr %1, align 4
  %7 = call i32 @MPI_Op_create(ptr %0, i32 %6, ptr %5)
  %8 = load ptr, ptr %5, align 8
  %9 = call i32 @PMPI_Op_c2f(ptr %8)
  store i32 %9, ptr %2, align 4
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %3, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Op_create(ptr, i32, ptr)

define void @mpi_op_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Op_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Op_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Op_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Op_free(ptr)

define void @mpi_open_port_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = add i64 %3, 8192
  %6 = tail call noalias ptr @calloc(i64 1, i64 %5)
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Info_f2c(i32 %7)
  %9 = tail call i32 @MPI_Open_port(ptr %8, ptr %6)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = tail call i64 @strlen(ptr %6)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %3)
  %14 = tail call ptr @memcpy(ptr %1, ptr %6, i64 %13)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %16 = sub i64 %3, %13
  %17 = tail call ptr @memset(ptr %15, i32 32, i64 %16)
  br label %18

18:
  tail call void @free(ptr %6)
  %19 = icmp eq ptr %2, null
  br i1 %19, label %21, label %20

20:
  store i32 %9, ptr %2, align 4
  br label %21

21:
  ret void
}

declare i32 @MPI_Open_port(ptr, ptr)

define void @mpi_pack_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = icmp eq ptr %3, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %3
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %6, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = tail call i32 @MPI_Pack(ptr %10, i32 %11, ptr %13, ptr %15, i32 %16, ptr %5, ptr %18)
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  store i32 %19, ptr %7, align 4
  br label %22

22:
  ret void
}

declare i32 @MPI_Pack(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_pack_external_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8) alwaysinline {
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %20, label %11

11:
  %12 = phi i64 [ %18, %17 ], [ %8, %9 ]
  %13 = getelementptr i8, ptr %0, i64 %12
  %14 = getelementptr i8, ptr %13, i64 -1
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 32
  br i1 %16, label %17, label %20

17:
  %18 = add i64 %12, -1
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %11

20:
  %21 = phi i64 [ 0, %9 ], [ %12, %11 ], [ 0, %17 ]
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %34, label %23

23:
  %24 = getelementptr i8, ptr %0, i64 %21
  br label %25

25:
  %26 = phi ptr [ %31, %30 ], [ %0, %23 ]
  %27 = phi i64 [ %32, %30 ], [ %21, %23 ]
  %28 = load i8, ptr %26, align 1
  %29 = icmp eq i8 %28, 32
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 1
  %32 = add i64 %27, -1
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %25

34:
  %35 = phi i64 [ 0, %20 ], [ %27, %25 ], [ 0, %30 ]
  %36 = phi ptr [ %0, %20 ], [ %26, %25 ], [ %24, %30 ]
  %37 = add i64 %35, 1
  %38 = tail call noalias ptr @malloc(i64 %37)
  %39 = tail call ptr @memcpy(ptr %38, ptr %36, i64 %35)
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 %35
  store i8 0, ptr %40, align 1
  %41 = icmp eq ptr %1, @pad_mpi_bottom_
  %42 = select i1 %41, ptr null, ptr %1
  %43 = load i32, ptr %2, align 4
  %44 = load i32, ptr %3, align 4
  %45 = tail call ptr @pad_later_Datatype(i32 %44)
  %46 = icmp eq ptr %4, @pad_mpi_bottom_
  %47 = select i1 %46, ptr null, ptr %4
  %48 = load i64, ptr %5, align 8
  %49 = tail call i32 @MPI_Pack_external(ptr %38, ptr %42, i32 %43, ptr %45, ptr %47, i64 %48, ptr %6)
  tail call void @free(ptr %38)
  %50 = icmp eq ptr %7, null
  br i1 %50, label %52, label %51

51:
  store i32 %49, ptr %7, align 4
  br label %52

52:
  ret void
}

declare i32 @MPI_Pack_external(ptr, ptr, i32, ptr, ptr, i64, ptr)

define void @mpi_pack_external_size_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) alwaysinline {
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %17, label %8

8:
  %9 = phi i64 [ %15, %14 ], [ %5, %6 ]
  %10 = getelementptr i8, ptr %0, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 32
  br i1 %13, label %14, label %17

14:
  %15 = add i64 %9, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i64 [ 0, %6 ], [ %9, %8 ], [ 0, %14 ]
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr i8, ptr %0, i64 %18
  br label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %0, %20 ]
  %24 = phi i64 [ %29, %27 ], [ %18, %20 ]
  %25 = load i8, ptr %23, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = add i64 %24, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %22

31:
  %32 = phi i64 [ 0, %17 ], [ %24, %22 ], [ 0, %27 ]
  %33 = phi ptr [ %0, %17 ], [ %23, %22 ], [ %21, %27 ]
  %34 = add i64 %32, 1
  %35 = tail call noalias ptr @malloc(i64 %34)
  %36 = tail call ptr @memcpy(ptr %35, ptr %33, i64 %32)
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %32
  store i8 0, ptr %37, align 1
  %38 = load i32, ptr %1, align 4
  %39 = load i32, ptr %2, align 4
  %40 = tail call ptr @pad_later_Datatype(i32 %39)
  %41 = tail call i32 @MPI_Pack_external_size(ptr %35, i32 %38, ptr %40, ptr %3)
  tail call void @free(ptr %35)
  %42 = icmp eq ptr %4, null
  br i1 %42, label %44, label %43

43:
  store i32 %41, ptr %4, align 4
  br label %44

44:
  ret void
}

declare i32 @MPI_Pack_external_size(ptr, i32, ptr, ptr)

define void @mpi_pack_size_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = tail call ptr @PMPI_Comm_f2c(i32 %9)
  %11 = tail call i32 @MPI_Pack_size(i32 %6, ptr %8, ptr %10, ptr %3)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_Pack_size(i32, ptr, ptr, ptr)

define void @mpi_parrived_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Request_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = tail call i32 @MPI_Parrived(ptr %6, i32 %7, ptr %2)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Parrived(ptr, i32, ptr)

define void @mpi_pready_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @PMPI_Request_f2c(i32 %5)
  %7 = tail call i32 @MPI_Pready(i32 %4, ptr %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Pready(i32, ptr)

define void @mpi_pready_list_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = load i32, ptr %2, align 4
  %7 = tail call ptr @PMPI_Request_f2c(i32 %6)
  %8 = tail call i32 @MPI_Pready_list(i32 %5, ptr %1, ptr %7)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Pready_list(i32, ptr, ptr)

define void @mpi_pready_range_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = load i32, ptr %1, align 4
  %7 = load i32, ptr %2, align 4
  %8 = tail call ptr @PMPI_Request_f2c(i32 %7)
  %9 = tail call i32 @MPI_Pready_range(i32 %5, i32 %6, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Pready_range(i32, i32, ptr)

define void @mpi_precv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i64, ptr %2, align 8
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Precv_init(ptr %13, i32 %14, i64 %15, ptr %17, i32 %18, i32 %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Precv_init(ptr, i32, i64, ptr, i32, i32, ptr, ptr, ptr)

define void @mpi_precv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.46)
  %13 = load i32, ptr %1, align 4
  %14 = load i64, ptr %2, align 8
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Info_f2c(i32 %21)
  %23 = call i32 @MPI_Precv_init(ptr %12, i32 %13, i64 %14, ptr %16, i32 %17, i32 %18, ptr %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_probe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @PMPI_Comm_f2c(i32 %8)
  %10 = icmp eq ptr %3, @pad_mpi_status_ignore_
  %11 = select i1 %10, ptr null, ptr %3
  %12 = tail call i32 @MPI_Probe(i32 %6, i32 %7, ptr %9, ptr %11)
  %13 = icmp eq ptr %4, null
  br i1 %13, label %15, label %14

14:
  store i32 %12, ptr %4, align 4
  br label %15

15:
  ret void
}

declare i32 @MPI_Probe(i32, i32, ptr, ptr)

define void @mpi_psend_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i64, ptr %2, align 8
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Psend_init(ptr %13, i32 %14, i64 %15, ptr %17, i32 %18, i32 %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Psend_init(ptr, i32, i64, ptr, i32, i32, ptr, ptr, ptr)

define void @mpi_psend_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.47)
  %13 = load i32, ptr %1, align 4
  %14 = load i64, ptr %2, align 8
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Comm_f2c(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Info_f2c(i32 %21)
  %23 = call i32 @MPI_Psend_init(ptr %12, i32 %13, i64 %14, ptr %16, i32 %17, i32 %18, ptr %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_publish_name_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5) alwaysinline {
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %17, label %8

8:
  %9 = phi i64 [ %15, %14 ], [ %4, %6 ]
  %10 = getelementptr i8, ptr %0, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 32
  br i1 %13, label %14, label %17

14:
  %15 = add i64 %9, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i64 [ 0, %6 ], [ %9, %8 ], [ 0, %14 ]
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr i8, ptr %0, i64 %18
  br label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %0, %20 ]
  %24 = phi i64 [ %29, %27 ], [ %18, %20 ]
  %25 = load i8, ptr %23, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = add i64 %24, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %22

31:
  %32 = phi i64 [ 0, %17 ], [ %24, %22 ], [ 0, %27 ]
  %33 = phi ptr [ %0, %17 ], [ %23, %22 ], [ %21, %27 ]
  %34 = add i64 %32, 1
  %35 = tail call noalias ptr @malloc(i64 %34)
  %36 = tail call ptr @memcpy(ptr %35, ptr %33, i64 %32)
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %32
  store i8 0, ptr %37, align 1
  %38 = icmp eq i64 %5, 0
  br i1 %38, label %48, label %39

39:
  %40 = phi i64 [ %46, %45 ], [ %5, %31 ]
  %41 = getelementptr i8, ptr %2, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -1
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 32
  br i1 %44, label %45, label %48

45:
  %46 = add i64 %40, -1
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %39

48:
  %49 = phi i64 [ 0, %31 ], [ %40, %39 ], [ 0, %45 ]
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %62, label %51

51:
  %52 = getelementptr i8, ptr %2, i64 %49
  br label %53

53:
  %54 = phi ptr [ %59, %58 ], [ %2, %51 ]
  %55 = phi i64 [ %60, %58 ], [ %49, %51 ]
  %56 = load i8, ptr %54, align 1
  %57 = icmp eq i8 %56, 32
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 1
  %60 = add i64 %55, -1
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %53

62:
  %63 = phi i64 [ 0, %48 ], [ %55, %53 ], [ 0, %58 ]
  %64 = phi ptr [ %2, %48 ], [ %54, %53 ], [ %52, %58 ]
  %65 = add i64 %63, 1
  %66 = tail call noalias ptr @malloc(i64 %65)
  %67 = tail call ptr @memcpy(ptr %66, ptr %64, i64 %63)
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 %63
  store i8 0, ptr %68, align 1
  %69 = load i32, ptr %1, align 4
  %70 = tail call ptr @PMPI_Info_f2c(i32 %69)
  %71 = tail call i32 @MPI_Publish_name(ptr %35, ptr %70, ptr %66)
  tail call void @free(ptr %35)
  tail call void @free(ptr %66)
  %72 = icmp eq ptr %3, null
  br i1 %72, label %74, label %73

73:
  store i32 %71, ptr %3, align 4
  br label %74

74:
  ret void
}

declare i32 @MPI_Publish_name(ptr, ptr, ptr)

define void @mpi_put_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i64, ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %7, align 4
  %21 = tail call ptr @PMPI_Win_f2c(i32 %20)
  %22 = tail call i32 @MPI_Put(ptr %11, i32 %12, ptr %14, i32 %15, i64 %16, i32 %17, ptr %19, ptr %21)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  ret void
}

declare i32 @MPI_Put(ptr, i32, ptr, i32, i64, i32, ptr, ptr)

define void @mpi_query_thread_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Query_thread(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Query_thread(ptr)

define void @mpi_raccumulate_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = load i32, ptr %3, align 4
  %19 = load i64, ptr %4, align 8
  %20 = load i32, ptr %5, align 4
  %21 = load i32, ptr %6, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @PMPI_Op_f2c(i32 %23)
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Win_f2c(i32 %25)
  %27 = call i32 @MPI_Raccumulate(ptr %14, i32 %15, ptr %17, i32 %18, i64 %19, i32 %20, ptr %22, ptr %24, ptr %26, ptr %12)
  %28 = load ptr, ptr %12, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %9, align 4
  %30 = icmp eq ptr %10, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %10, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Raccumulate(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr, ptr)

define void @mpi_raccumulate_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.48)
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %3, align 4
  %18 = load i64, ptr %4, align 8
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Op_f2c(i32 %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @PMPI_Win_f2c(i32 %24)
  %26 = call i32 @MPI_Raccumulate(ptr %13, i32 %14, ptr %16, i32 %17, i64 %18, i32 %19, ptr %21, ptr %23, ptr %25, ptr %12)
  %27 = load ptr, ptr %12, align 8
  %28 = call i32 @PMPI_Request_c2f(ptr %27)
  store i32 %28, ptr %9, align 4
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %26, ptr %10, align 4
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_recv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = tail call ptr @PMPI_Comm_f2c(i32 %16)
  %18 = icmp eq ptr %6, @pad_mpi_status_ignore_
  %19 = select i1 %18, ptr null, ptr %6
  %20 = tail call i32 @MPI_Recv(ptr %10, i32 %11, ptr %13, i32 %14, i32 %15, ptr %17, ptr %19)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  ret void
}

declare i32 @MPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_recv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Recv_init(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Recv_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_recv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.49)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Recv_init(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_reduce_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_in_place_
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = icmp eq ptr %1, @pad_mpi_in_place_
  %14 = icmp eq ptr %1, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @PMPI_Op_f2c(i32 %20)
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = tail call i32 @MPI_Reduce(ptr %12, ptr %16, i32 %17, ptr %19, ptr %21, i32 %22, ptr %24)
  %26 = icmp eq ptr %7, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %7, align 4
  br label %28

28:
  ret void
}

declare i32 @MPI_Reduce(ptr, ptr, i32, ptr, ptr, i32, ptr)

define void @mpi_reduce_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_in_place_
  %13 = icmp eq ptr %0, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %0
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = icmp eq ptr %1, @pad_mpi_in_place_
  %17 = icmp eq ptr %1, @pad_mpi_bottom_
  %18 = select i1 %17, ptr null, ptr %1
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %2, align 4
  %21 = load i32, ptr %3, align 4
  %22 = tail call ptr @pad_later_Datatype(i32 %21)
  %23 = load i32, ptr %4, align 4
  %24 = tail call ptr @PMPI_Op_f2c(i32 %23)
  %25 = load i32, ptr %5, align 4
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Comm_f2c(i32 %26)
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Info_f2c(i32 %28)
  %30 = call i32 @MPI_Reduce_init(ptr %15, ptr %19, i32 %20, ptr %22, ptr %24, i32 %25, ptr %27, ptr %29, ptr %11)
  %31 = load ptr, ptr %11, align 8
  %32 = call i32 @PMPI_Request_c2f(ptr %31)
  store i32 %32, ptr %8, align 4
  %33 = icmp eq ptr %9, null
  br i1 %33, label %35, label %34

34:
  store i32 %30, ptr %9, align 4
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Reduce_init(ptr, ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_reduce_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.50)
  %13 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.50)
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %4, align 4
  %18 = tail call ptr @PMPI_Op_f2c(i32 %17)
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Info_f2c(i32 %22)
  %24 = call i32 @MPI_Reduce_init(ptr %12, ptr %13, i32 %14, ptr %16, ptr %18, i32 %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_reduce_local_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = icmp eq ptr %0, @pad_mpi_bottom_
  %8 = select i1 %7, ptr null, ptr %0
  %9 = icmp eq ptr %1, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %1
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = load i32, ptr %4, align 4
  %15 = tail call ptr @PMPI_Op_f2c(i32 %14)
  %16 = tail call i32 @MPI_Reduce_local(ptr %8, ptr %10, i32 %11, ptr %13, ptr %15)
  %17 = icmp eq ptr %5, null
  br i1 %17, label %19, label %18

18:
  store i32 %16, ptr %5, align 4
  br label %19

19:
  ret void
}

declare i32 @MPI_Reduce_local(ptr, ptr, i32, ptr, ptr)

define void @mpi_reduce_scatter_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_in_place_
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %10
  %12 = icmp eq ptr %1, @pad_mpi_in_place_
  %13 = icmp eq ptr %1, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @pad_later_Datatype(i32 %16)
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @PMPI_Op_f2c(i32 %18)
  %20 = load i32, ptr %5, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = tail call i32 @MPI_Reduce_scatter(ptr %11, ptr %15, ptr %2, ptr %17, ptr %19, ptr %21)
  %23 = icmp eq ptr %6, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %6, align 4
  br label %25

25:
  ret void
}

declare i32 @MPI_Reduce_scatter(ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_reduce_scatter_block_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_in_place_
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %10
  %12 = icmp eq ptr %1, @pad_mpi_in_place_
  %13 = icmp eq ptr %1, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %4, align 4
  %20 = tail call ptr @PMPI_Op_f2c(i32 %19)
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = tail call i32 @MPI_Reduce_scatter_block(ptr %11, ptr %15, i32 %16, ptr %18, ptr %20, ptr %22)
  %24 = icmp eq ptr %6, null
  br i1 %24, label %26, label %25

25:
  store i32 %23, ptr %6, align 4
  br label %26

26:
  ret void
}

declare i32 @MPI_Reduce_scatter_block(ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_reduce_scatter_block_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %1, @pad_mpi_in_place_
  %16 = icmp eq ptr %1, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %4, align 4
  %23 = tail call ptr @PMPI_Op_f2c(i32 %22)
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @PMPI_Comm_f2c(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Info_f2c(i32 %26)
  %28 = call i32 @MPI_Reduce_scatter_block_init(ptr %14, ptr %18, i32 %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %10)
  %29 = load ptr, ptr %10, align 8
  %30 = call i32 @PMPI_Request_c2f(ptr %29)
  store i32 %30, ptr %7, align 4
  %31 = icmp eq ptr %8, null
  br i1 %31, label %33, label %32

32:
  store i32 %28, ptr %8, align 4
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Reduce_scatter_block_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define void @mpi_reduce_scatter_block_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.51)
  %12 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.51)
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @PMPI_Op_f2c(i32 %16)
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Info_f2c(i32 %20)
  %22 = call i32 @MPI_Reduce_scatter_block_init(ptr %11, ptr %12, i32 %13, ptr %15, ptr %17, ptr %19, ptr %21, ptr %10)
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @PMPI_Request_c2f(ptr %23)
  store i32 %24, ptr %7, align 4
  %25 = icmp eq ptr %8, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %8, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_reduce_scatter_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %1, @pad_mpi_in_place_
  %16 = icmp eq ptr %1, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %3, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %4, align 4
  %22 = tail call ptr @PMPI_Op_f2c(i32 %21)
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @PMPI_Comm_f2c(i32 %23)
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @PMPI_Info_f2c(i32 %25)
  %27 = call i32 @MPI_Reduce_scatter_init(ptr %14, ptr %18, ptr %2, ptr %20, ptr %22, ptr %24, ptr %26, ptr %10)
  %28 = load ptr, ptr %10, align 8
  %29 = call i32 @PMPI_Request_c2f(ptr %28)
  store i32 %29, ptr %7, align 4
  %30 = icmp eq ptr %8, null
  br i1 %30, label %32, label %31

31:
  store i32 %27, ptr %8, align 4
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Reduce_scatter_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define void @mpi_reduce_scatter_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.52)
  %12 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.52)
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Op_f2c(i32 %15)
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @PMPI_Info_f2c(i32 %19)
  %21 = call i32 @MPI_Reduce_scatter_init(ptr %11, ptr %12, ptr %2, ptr %14, ptr %16, ptr %18, ptr %20, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @PMPI_Request_c2f(ptr %22)
  store i32 %23, ptr %7, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %26, label %25

25:
  store i32 %21, ptr %8, align 4
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_request_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Request_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Request_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Request_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Request_free(ptr)

define void @mpi_request_get_status_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Request_f2c(i32 %5)
  %7 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %2
  %9 = tail call i32 @MPI_Request_get_status(ptr %6, ptr %1, ptr %8)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Request_get_status(ptr, ptr, ptr)

define void @mpi_rget_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %3, align 4
  %18 = load i64, ptr %4, align 8
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Win_f2c(i32 %22)
  %24 = call i32 @MPI_Rget(ptr %13, i32 %14, ptr %16, i32 %17, i64 %18, i32 %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Rget(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define void @mpi_rget_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.53)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %3, align 4
  %17 = load i64, ptr %4, align 8
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Win_f2c(i32 %21)
  %23 = call i32 @MPI_Rget(ptr %12, i32 %13, ptr %15, i32 %16, i64 %17, i32 %18, ptr %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_rget_accumulate_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) alwaysinline {
  %15 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %15)
  store ptr @ompi_request_null, ptr %15, align 8
  %16 = icmp eq ptr %0, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %0
  %18 = load i32, ptr %1, align 4
  %19 = load i32, ptr %2, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = icmp eq ptr %3, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = load i64, ptr %7, align 8
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %9, align 4
  %30 = tail call ptr @pad_later_Datatype(i32 %29)
  %31 = load i32, ptr %10, align 4
  %32 = tail call ptr @PMPI_Op_f2c(i32 %31)
  %33 = load i32, ptr %11, align 4
  %34 = tail call ptr @PMPI_Win_f2c(i32 %33)
  %35 = call i32 @MPI_Rget_accumulate(ptr %17, i32 %18, ptr %20, ptr %22, i32 %23, ptr %25, i32 %26, i64 %27, i32 %28, ptr %30, ptr %32, ptr %34, ptr %15)
  %36 = load ptr, ptr %15, align 8
  %37 = call i32 @PMPI_Request_c2f(ptr %36)
  store i32 %37, ptr %12, align 4
  %38 = icmp eq ptr %13, null
  br i1 %38, label %40, label %39

39:
  store i32 %35, ptr %13, align 4
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %15)
  ret void
}

declare i32 @MPI_Rget_accumulate(ptr, i32, ptr, ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr, ptr)

define void @mpi_rget_accumulate_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) alwaysinline {
  %15 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %15)
  store ptr @ompi_request_null, ptr %15, align 8
  %16 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.54)
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.54)
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @pad_later_Datatype(i32 %22)
  %24 = load i32, ptr %6, align 4
  %25 = load i64, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  %27 = load i32, ptr %9, align 4
  %28 = tail call ptr @pad_later_Datatype(i32 %27)
  %29 = load i32, ptr %10, align 4
  %30 = tail call ptr @PMPI_Op_f2c(i32 %29)
  %31 = load i32, ptr %11, align 4
  %32 = tail call ptr @PMPI_Win_f2c(i32 %31)
  %33 = call i32 @MPI_Rget_accumulate(ptr %16, i32 %17, ptr %19, ptr %20, i32 %21, ptr %23, i32 %24, i64 %25, i32 %26, ptr %28, ptr %30, ptr %32, ptr %15)
  %34 = load ptr, ptr %15, align 8
  %35 = call i32 @PMPI_Request_c2f(ptr %34)
  store i32 %35, ptr %12, align 4
  %36 = icmp eq ptr %13, null
  br i1 %36, label %38, label %37

37:
  store i32 %33, ptr %13, align 4
  br label %38

38:
  call void @llvm.lifetime.end.p0(ptr %15)
  ret void
}

define void @mpi_rput_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %3, align 4
  %18 = load i64, ptr %4, align 8
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Win_f2c(i32 %22)
  %24 = call i32 @MPI_Rput(ptr %13, i32 %14, ptr %16, i32 %17, i64 %18, i32 %19, ptr %21, ptr %23, ptr %11)
  %25 = load ptr, ptr %11, align 8
  %26 = call i32 @PMPI_Request_c2f(ptr %25)
  store i32 %26, ptr %8, align 4
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %24, ptr %9, align 4
  br label %29

29:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

declare i32 @MPI_Rput(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define void @mpi_rput_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store ptr @ompi_request_null, ptr %11, align 8
  %12 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.55)
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %3, align 4
  %17 = load i64, ptr %4, align 8
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @PMPI_Win_f2c(i32 %21)
  %23 = call i32 @MPI_Rput(ptr %12, i32 %13, ptr %15, i32 %16, i64 %17, i32 %18, ptr %20, ptr %22, ptr %11)
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @PMPI_Request_c2f(ptr %24)
  store i32 %25, ptr %8, align 4
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %23, ptr %9, align 4
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr %11)
  ret void
}

define void @mpi_rsend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_bottom_
  %9 = select i1 %8, ptr null, ptr %0
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = tail call i32 @MPI_Rsend(ptr %9, i32 %10, ptr %12, i32 %13, i32 %14, ptr %16)
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %17, ptr %6, align 4
  br label %20

20:
  ret void
}

declare i32 @MPI_Rsend(ptr, i32, ptr, i32, i32, ptr)

define void @mpi_rsend_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Rsend_init(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Rsend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_rsend_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.56)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Rsend_init(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_scan_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_in_place_
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %10
  %12 = icmp eq ptr %1, @pad_mpi_in_place_
  %13 = icmp eq ptr %1, @pad_mpi_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %4, align 4
  %20 = tail call ptr @PMPI_Op_f2c(i32 %19)
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @PMPI_Comm_f2c(i32 %21)
  %23 = tail call i32 @MPI_Scan(ptr %11, ptr %15, i32 %16, ptr %18, ptr %20, ptr %22)
  %24 = icmp eq ptr %6, null
  br i1 %24, label %26, label %25

25:
  store i32 %23, ptr %6, align 4
  br label %26

26:
  ret void
}

declare i32 @MPI_Scan(ptr, ptr, i32, ptr, ptr, ptr)

define void @mpi_scan_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %1, @pad_mpi_in_place_
  %16 = icmp eq ptr %1, @pad_mpi_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = tail call ptr @pad_later_Datatype(i32 %20)
  %22 = load i32, ptr %4, align 4
  %23 = tail call ptr @PMPI_Op_f2c(i32 %22)
  %24 = load i32, ptr %5, align 4
  %25 = tail call ptr @PMPI_Comm_f2c(i32 %24)
  %26 = load i32, ptr %6, align 4
  %27 = tail call ptr @PMPI_Info_f2c(i32 %26)
  %28 = call i32 @MPI_Scan_init(ptr %14, ptr %18, i32 %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %10)
  %29 = load ptr, ptr %10, align 8
  %30 = call i32 @PMPI_Request_c2f(ptr %29)
  store i32 %30, ptr %7, align 4
  %31 = icmp eq ptr %8, null
  br i1 %31, label %33, label %32

32:
  store i32 %28, ptr %8, align 4
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare i32 @MPI_Scan_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define void @mpi_scan_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %11 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.57)
  %12 = tail call ptr @pad_later_whole(ptr %1, ptr @.str.57)
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @PMPI_Op_f2c(i32 %16)
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @PMPI_Comm_f2c(i32 %18)
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @PMPI_Info_f2c(i32 %20)
  %22 = call i32 @MPI_Scan_init(ptr %11, ptr %12, i32 %13, ptr %15, ptr %17, ptr %19, ptr %21, ptr %10)
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @PMPI_Request_c2f(ptr %23)
  store i32 %24, ptr %7, align 4
  %25 = icmp eq ptr %8, null
  br i1 %25, label %27, label %26

26:
  store i32 %22, ptr %8, align 4
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

define void @mpi_scatter_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline {
  %10 = icmp eq ptr %0, @pad_mpi_in_place_
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %3, @pad_mpi_in_place_
  %18 = icmp eq ptr %3, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @pad_later_Datatype(i32 %22)
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = tail call i32 @MPI_Scatter(ptr %13, i32 %14, ptr %16, ptr %20, i32 %21, ptr %23, i32 %24, ptr %26)
  %28 = icmp eq ptr %8, null
  br i1 %28, label %30, label %29

29:
  store i32 %27, ptr %8, align 4
  br label %30

30:
  ret void
}

declare i32 @MPI_Scatter(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

define void @mpi_scatter_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = icmp eq ptr %0, @pad_mpi_in_place_
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %3, @pad_mpi_in_place_
  %21 = icmp eq ptr %3, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %4, align 4
  %25 = load i32, ptr %5, align 4
  %26 = tail call ptr @pad_later_Datatype(i32 %25)
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %7, align 4
  %29 = tail call ptr @PMPI_Comm_f2c(i32 %28)
  %30 = load i32, ptr %8, align 4
  %31 = tail call ptr @PMPI_Info_f2c(i32 %30)
  %32 = call i32 @MPI_Scatter_init(ptr %16, i32 %17, ptr %19, ptr %23, i32 %24, ptr %26, i32 %27, ptr %29, ptr %31, ptr %12)
  %33 = load ptr, ptr %12, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %9, align 4
  %35 = icmp eq ptr %10, null
  br i1 %35, label %37, label %36

36:
  store i32 %32, ptr %10, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Scatter_init(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr)

define void @mpi_scatter_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_request_null, ptr %12, align 8
  %13 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.58)
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %3, ptr @.str.58)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @PMPI_Comm_f2c(i32 %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @PMPI_Info_f2c(i32 %24)
  %26 = call i32 @MPI_Scatter_init(ptr %13, i32 %14, ptr %16, ptr %17, i32 %18, ptr %20, i32 %21, ptr %23, ptr %25, ptr %12)
  %27 = load ptr, ptr %12, align 8
  %28 = call i32 @PMPI_Request_c2f(ptr %27)
  store i32 %28, ptr %9, align 4
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %26, ptr %10, align 4
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

define void @mpi_scatterv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = icmp eq ptr %0, @pad_mpi_in_place_
  %12 = icmp eq ptr %0, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %0
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = icmp eq ptr %4, @pad_mpi_in_place_
  %18 = icmp eq ptr %4, @pad_mpi_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @pad_later_Datatype(i32 %22)
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %8, align 4
  %26 = tail call ptr @PMPI_Comm_f2c(i32 %25)
  %27 = tail call i32 @MPI_Scatterv(ptr %14, ptr %1, ptr %2, ptr %16, ptr %20, i32 %21, ptr %23, i32 %24, ptr %26)
  %28 = icmp eq ptr %9, null
  br i1 %28, label %30, label %29

29:
  store i32 %27, ptr %9, align 4
  br label %30

30:
  ret void
}

declare i32 @MPI_Scatterv(ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr)

define void @mpi_scatterv_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = icmp eq ptr %0, @pad_mpi_in_place_
  %15 = icmp eq ptr %0, @pad_mpi_bottom_
  %16 = select i1 %15, ptr null, ptr %0
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @pad_later_Datatype(i32 %18)
  %20 = icmp eq ptr %4, @pad_mpi_in_place_
  %21 = icmp eq ptr %4, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @pad_later_Datatype(i32 %25)
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = tail call ptr @PMPI_Comm_f2c(i32 %28)
  %30 = load i32, ptr %9, align 4
  %31 = tail call ptr @PMPI_Info_f2c(i32 %30)
  %32 = call i32 @MPI_Scatterv_init(ptr %17, ptr %1, ptr %2, ptr %19, ptr %23, i32 %24, ptr %26, i32 %27, ptr %29, ptr %31, ptr %13)
  %33 = load ptr, ptr %13, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %10, align 4
  %35 = icmp eq ptr %11, null
  br i1 %35, label %37, label %36

36:
  store i32 %32, ptr %11, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

declare i32 @MPI_Scatterv_init(ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr)

define void @mpi_scatterv_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) alwaysinline {
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store ptr @ompi_request_null, ptr %13, align 8
  %14 = tail call ptr @pad_later_whole(ptr %0, ptr @.str.59)
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = tail call ptr @pad_later_whole(ptr %4, ptr @.str.59)
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = tail call ptr @pad_later_Datatype(i32 %19)
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %8, align 4
  %23 = tail call ptr @PMPI_Comm_f2c(i32 %22)
  %24 = load i32, ptr %9, align 4
  %25 = tail call ptr @PMPI_Info_f2c(i32 %24)
  %26 = call i32 @MPI_Scatterv_init(ptr %14, ptr %1, ptr %2, ptr %16, ptr %17, i32 %18, ptr %20, i32 %21, ptr %23, ptr %25, ptr %13)
  %27 = load ptr, ptr %13, align 8
  %28 = call i32 @PMPI_Request_c2f(ptr %27)
  store i32 %28, ptr %10, align 4
  %29 = icmp eq ptr %11, null
  br i1 %29, label %31, label %30

30:
  store i32 %26, ptr %11, align 4
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

define void @mpi_send_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_bottom_
  %9 = select i1 %8, ptr null, ptr %0
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = tail call i32 @MPI_Send(ptr %9, i32 %10, ptr %12, i32 %13, i32 %14, ptr %16)
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %17, ptr %6, align 4
  br label %20

20:
  ret void
}

declare i32 @MPI_Send(ptr, i32, ptr, i32, i32, ptr)

define void @mpi_send_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Send_init(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Send_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_send_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.60)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Send_init(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_sendrecv_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) alwaysinline {
  %14 = icmp eq ptr %0, @pad_mpi_bottom_
  %15 = select i1 %14, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = icmp eq ptr %5, @pad_mpi_bottom_
  %22 = select i1 %21, ptr null, ptr %5
  %23 = load i32, ptr %6, align 4
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @pad_later_Datatype(i32 %24)
  %26 = load i32, ptr %8, align 4
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %10, align 4
  %29 = tail call ptr @PMPI_Comm_f2c(i32 %28)
  %30 = icmp eq ptr %11, @pad_mpi_status_ignore_
  %31 = select i1 %30, ptr null, ptr %11
  %32 = tail call i32 @MPI_Sendrecv(ptr %15, i32 %16, ptr %18, i32 %19, i32 %20, ptr %22, i32 %23, ptr %25, i32 %26, i32 %27, ptr %29, ptr %31)
  %33 = icmp eq ptr %12, null
  br i1 %33, label %35, label %34

34:
  store i32 %32, ptr %12, align 4
  br label %35

35:
  ret void
}

declare i32 @MPI_Sendrecv(ptr, i32, ptr, i32, i32, ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_sendrecv_replace_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline {
  %11 = icmp eq ptr %0, @pad_mpi_bottom_
  %12 = select i1 %11, ptr null, ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call ptr @pad_later_Datatype(i32 %14)
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = tail call ptr @PMPI_Comm_f2c(i32 %20)
  %22 = icmp eq ptr %8, @pad_mpi_status_ignore_
  %23 = select i1 %22, ptr null, ptr %8
  %24 = tail call i32 @MPI_Sendrecv_replace(ptr %12, i32 %13, ptr %15, i32 %16, i32 %17, i32 %18, i32 %19, ptr %21, ptr %23)
  %25 = icmp eq ptr %9, null
  br i1 %25, label %27, label %26

26:
  store i32 %24, ptr %9, align 4
  br label %27

27:
  ret void
}

declare i32 @MPI_Sendrecv_replace(ptr, i32, ptr, i32, i32, i32, i32, ptr, ptr)

define void @mpi_ssend_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = icmp eq ptr %0, @pad_mpi_bottom_
  %9 = select i1 %8, ptr null, ptr %0
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = tail call i32 @MPI_Ssend(ptr %9, i32 %10, ptr %12, i32 %13, i32 %14, ptr %16)
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %17, ptr %6, align 4
  br label %20

20:
  ret void
}

declare i32 @MPI_Ssend(ptr, i32, ptr, i32, i32, ptr)

define void @mpi_ssend_init_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_request_null, ptr %9, align 8
  %10 = icmp eq ptr %0, @pad_mpi_bottom_
  %11 = select i1 %10, ptr null, ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call ptr @pad_later_Datatype(i32 %13)
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = call i32 @MPI_Ssend_init(ptr %11, i32 %12, ptr %14, i32 %15, i32 %16, ptr %18, ptr %9)
  %20 = load ptr, ptr %9, align 8
  %21 = call i32 @PMPI_Request_c2f(ptr %20)
  store i32 %21, ptr %6, align 4
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %7, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Ssend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define void @mpi_ssend_init_f08ts_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %12, ptr %9, align 8
  %13 = load i32, ptr %1, align 4
  %14 = tail call i32 @pad_later_dense(ptr %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = sext i32 %13 to i64
  %18 = tail call fastcc ptr @section(ptr %0, i64 %17, ptr %12, ptr @.str.61)
  store ptr %18, ptr %9, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %16 ], [ %13, %8 ]
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr @ompi_request_null, ptr %10, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, @pad_mpi_bottom_
  %23 = select i1 %22, ptr null, ptr %21
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = tail call ptr @PMPI_Comm_f2c(i32 %27)
  %29 = call i32 @MPI_Ssend_init(ptr %23, i32 %20, ptr %24, i32 %25, i32 %26, ptr %28, ptr %10)
  br i1 %15, label %30, label %32

30:
  %31 = call i32 @PMPI_Type_free(ptr %9)
  br label %32

32:
  %33 = load ptr, ptr %10, align 8
  %34 = call i32 @PMPI_Request_c2f(ptr %33)
  store i32 %34, ptr %6, align 4
  %35 = icmp eq ptr %7, null
  br i1 %35, label %37, label %36

36:
  store i32 %29, ptr %7, align 4
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

define void @mpi_start_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Request_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Start(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Request_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Start(ptr)

define void @mpi_startall_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = icmp sgt i32 %4, 0
  %6 = zext nneg i32 %4 to i64
  %7 = shl nuw nsw i64 %6, 3
  %8 = select i1 %5, i64 %7, i64 8
  %9 = tail call noalias ptr @malloc(i64 %8)
  %10 = load i32, ptr %0, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %17, label %12

12:
  %13 = phi i32 [ %10, %3 ], [ %24, %17 ]
  %14 = tail call i32 @MPI_Startall(i32 %13, ptr %9)
  %15 = load i32, ptr %0, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %29, label %27

17:
  %18 = phi i64 [ %23, %17 ], [ 0, %3 ]
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = tail call ptr @PMPI_Request_f2c(i32 %20)
  %22 = getelementptr inbounds nuw ptr, ptr %9, i64 %18
  store ptr %21, ptr %22, align 8
  %23 = add nuw nsw i64 %18, 1
  %24 = load i32, ptr %0, align 4
  %25 = sext i32 %24 to i64
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %17, label %12

27:
  tail call void @free(ptr %9)
  %28 = icmp eq ptr %2, null
  br i1 %28, label %40, label %39

29:
  %30 = phi i64 [ %35, %29 ], [ 0, %12 ]
  %31 = getelementptr inbounds nuw ptr, ptr %9, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 @PMPI_Request_c2f(ptr %32)
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %30, 1
  %36 = load i32, ptr %0, align 4
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %29, label %27

39:
  store i32 %14, ptr %2, align 4
  br label %40

40:
  ret void
}

declare i32 @MPI_Startall(i32, ptr)

define void @mpi_status_f2f08_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = tail call i32 @MPI_Status_f2f08(ptr %0, ptr %1)
  %5 = icmp eq ptr %2, null
  br i1 %5, label %7, label %6

6:
  store i32 %4, ptr %2, align 4
  br label %7

7:
  ret void
}

declare i32 @MPI_Status_f2f08(ptr, ptr)

define void @mpi_status_set_cancelled_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %5 = select i1 %4, ptr null, ptr %0
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Status_set_cancelled(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Status_set_cancelled(ptr, i32)

define void @mpi_status_set_elements_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %6 = select i1 %5, ptr null, ptr %0
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = load i32, ptr %2, align 4
  %10 = tail call i32 @MPI_Status_set_elements(ptr %6, ptr %8, i32 %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Status_set_elements(ptr, ptr, i32)

define void @mpi_status_set_elements_x_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %6 = select i1 %5, ptr null, ptr %0
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = load i64, ptr %2, align 8
  %10 = tail call i32 @MPI_Status_set_elements_x(ptr %6, ptr %8, i64 %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Status_set_elements_x(ptr, ptr, i64)

define void @mpi_test_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Request_f2c(i32 %6)
  store ptr %7, ptr %5, align 8
  %8 = icmp eq ptr %2, @pad_mpi_status_ignore_
  %9 = select i1 %8, ptr null, ptr %2
  %10 = call i32 @MPI_Test(ptr %5, ptr %1, ptr %9)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Request_c2f(ptr %11)
  store i32 %12, ptr %0, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Test(ptr, ptr, ptr)

define void @mpi_test_cancelled_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = icmp eq ptr %0, @pad_mpi_status_ignore_
  %5 = select i1 %4, ptr null, ptr %0
  %6 = tail call i32 @MPI_Test_cancelled(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Test_cancelled(ptr, ptr)

define void @mpi_testall_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = zext nneg i32 %6 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = select i1 %7, i64 %9, i64 8
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = load i32, ptr %0, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %21, label %14

14:
  %15 = phi i32 [ %12, %5 ], [ %28, %21 ]
  %16 = icmp eq ptr %3, @pad_mpi_statuses_ignore_
  %17 = select i1 %16, ptr null, ptr %3
  %18 = tail call i32 @MPI_Testall(i32 %15, ptr %11, ptr %2, ptr %17)
  %19 = load i32, ptr %0, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %33, label %31

21:
  %22 = phi i64 [ %27, %21 ], [ 0, %5 ]
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = tail call ptr @PMPI_Request_f2c(i32 %24)
  %26 = getelementptr inbounds nuw ptr, ptr %11, i64 %22
  store ptr %25, ptr %26, align 8
  %27 = add nuw nsw i64 %22, 1
  %28 = load i32, ptr %0, align 4
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %21, label %14

31:
  tail call void @free(ptr %11)
  %32 = icmp eq ptr %4, null
  br i1 %32, label %44, label %43

33:
  %34 = phi i64 [ %39, %33 ], [ 0, %14 ]
  %35 = getelementptr inbounds nuw ptr, ptr %11, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = tail call i32 @PMPI_Request_c2f(ptr %36)
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %34
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %34, 1
  %40 = load i32, ptr %0, align 4
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %33, label %31

43:
  store i32 %18, ptr %4, align 4
  br label %44

44:
  ret void
}

declare i32 @MPI_Testall(i32, ptr, ptr, ptr)

define void @mpi_testany_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = icmp sgt i32 %7, 0
  %9 = zext nneg i32 %7 to i64
  %10 = shl nuw nsw i64 %9, 3
  %11 = select i1 %8, i64 %10, i64 8
  %12 = tail call noalias ptr @malloc(i64 %11)
  %13 = load i32, ptr %0, align 4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = phi i32 [ %13, %6 ], [ %29, %22 ]
  %17 = icmp eq ptr %4, @pad_mpi_status_ignore_
  %18 = select i1 %17, ptr null, ptr %4
  %19 = tail call i32 @MPI_Testany(i32 %16, ptr %12, ptr %2, ptr %3, ptr %18)
  %20 = load i32, ptr %0, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %34, label %32

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = tail call ptr @PMPI_Request_f2c(i32 %25)
  %27 = getelementptr inbounds nuw ptr, ptr %12, i64 %23
  store ptr %26, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = load i32, ptr %0, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %22, label %15

32:
  tail call void @free(ptr %12)
  %33 = icmp eq i32 %19, 0
  br i1 %33, label %44, label %49

34:
  %35 = phi i64 [ %40, %34 ], [ 0, %15 ]
  %36 = getelementptr inbounds nuw ptr, ptr %12, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = tail call i32 @PMPI_Request_c2f(ptr %37)
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %35
  store i32 %38, ptr %39, align 4
  %40 = add nuw nsw i64 %35, 1
  %41 = load i32, ptr %0, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %34, label %32

44:
  %45 = load i32, ptr %2, align 4
  %46 = icmp eq i32 %45, -32766
  br i1 %46, label %49, label %47

47:
  %48 = add nsw i32 %45, 1
  store i32 %48, ptr %2, align 4
  br label %49

49:
  %50 = icmp eq ptr %5, null
  br i1 %50, label %52, label %51

51:
  store i32 %19, ptr %5, align 4
  br label %52

52:
  ret void
}

declare i32 @MPI_Testany(i32, ptr, ptr, ptr, ptr)

define void @mpi_testsome_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = icmp sgt i32 %7, 0
  %9 = zext nneg i32 %7 to i64
  %10 = shl nuw nsw i64 %9, 3
  %11 = select i1 %8, i64 %10, i64 8
  %12 = tail call noalias ptr @malloc(i64 %11)
  %13 = load i32, ptr %0, align 4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = phi i32 [ %13, %6 ], [ %29, %22 ]
  %17 = icmp eq ptr %4, @pad_mpi_statuses_ignore_
  %18 = select i1 %17, ptr null, ptr %4
  %19 = tail call i32 @MPI_Testsome(i32 %16, ptr %12, ptr %2, ptr %3, ptr %18)
  %20 = load i32, ptr %0, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %34, label %32

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = tail call ptr @PMPI_Request_f2c(i32 %25)
  %27 = getelementptr inbounds nuw ptr, ptr %12, i64 %23
  store ptr %26, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = load i32, ptr %0, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %22, label %15

32:
  tail call void @free(ptr %12)
  %33 = icmp eq i32 %19, 0
  br i1 %33, label %44, label %59

34:
  %35 = phi i64 [ %40, %34 ], [ 0, %15 ]
  %36 = getelementptr inbounds nuw ptr, ptr %12, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = tail call i32 @PMPI_Request_c2f(ptr %37)
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %35
  store i32 %38, ptr %39, align 4
  %40 = add nuw nsw i64 %35, 1
  %41 = load i32, ptr %0, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %34, label %32

44:
  %45 = load i32, ptr %2, align 4
  %46 = icmp eq i32 %45, -32766
  br i1 %46, label %59, label %47

47:
  %48 = load i32, ptr %2, align 4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %59

50:
  %51 = phi i64 [ %55, %50 ], [ 0, %47 ]
  %52 = getelementptr inbounds nuw i32, ptr %3, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 4
  %55 = add nuw nsw i64 %51, 1
  %56 = load i32, ptr %2, align 4
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %55, %57
  br i1 %58, label %50, label %59

59:
  %60 = icmp eq ptr %5, null
  br i1 %60, label %62, label %61

61:
  store i32 %19, ptr %5, align 4
  br label %62

62:
  ret void
}

declare i32 @MPI_Testsome(i32, ptr, ptr, ptr, ptr)

define void @mpi_topo_test_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Comm_f2c(i32 %4)
  %6 = tail call i32 @MPI_Topo_test(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Topo_test(ptr, ptr)

define void @mpi_type_commit_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @pad_later_Datatype(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Type_commit(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Type_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Type_commit(ptr)

define void @mpi_type_contiguous_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_datatype_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = call i32 @MPI_Type_contiguous(i32 %6, ptr %8, ptr %5)
  %10 = load ptr, ptr %5, align 8
  %11 = call i32 @PMPI_Type_c2f(ptr %10)
  store i32 %11, ptr %2, align 4
  %12 = icmp eq ptr %3, null
  br i1 %12, label %14, label %13

13:
  store i32 %9, ptr %3, align 4
  br label %14

14:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Type_contiguous(i32, ptr, ptr)

define void @mpi_type_create_darray_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) alwaysinline {
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store ptr @ompi_mpi_datatype_null, ptr %12, align 8
  %13 = load i32, ptr %0, align 4
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = tail call ptr @pad_later_Datatype(i32 %17)
  %19 = call i32 @MPI_Type_create_darray(i32 %13, i32 %14, i32 %15, ptr %3, ptr %4, ptr %5, ptr %6, i32 %16, ptr %18, ptr %12)
  %20 = load ptr, ptr %12, align 8
  %21 = call i32 @PMPI_Type_c2f(ptr %20)
  store i32 %21, ptr %9, align 4
  %22 = icmp eq ptr %10, null
  br i1 %22, label %24, label %23

23:
  store i32 %19, ptr %10, align 4
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr %12)
  ret void
}

declare i32 @MPI_Type_create_darray(i32, i32, i32, ptr, ptr, ptr, ptr, i32, ptr, ptr)

define void @mpi_type_create_f90_complex_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_datatype_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = call i32 @MPI_Type_create_f90_complex(i32 %6, i32 %7, ptr %5)
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @PMPI_Type_c2f(ptr %9)
  store i32 %10, ptr %2, align 4
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %8, ptr %3, align 4
  br label %13

13:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Type_create_f90_complex(i32, i32, ptr)

define void @mpi_type_create_f90_integer_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_datatype_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = call i32 @MPI_Type_create_f90_integer(i32 %5, ptr %4)
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @PMPI_Type_c2f(ptr %7)
  store i32 %8, ptr %1, align 4
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %2, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Type_create_f90_integer(i32, ptr)

define void @mpi_type_create_f90_real_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_datatype_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = call i32 @MPI_Type_create_f90_real(i32 %6, i32 %7, ptr %5)
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @PMPI_Type_c2f(ptr %9)
  store i32 %10, ptr %2, align 4
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %8, ptr %3, align 4
  br label %13

13:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Type_create_f90_real(i32, i32, ptr)

define void @mpi_type_create_hindexed_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @pad_later_Datatype(i32 %9)
  %11 = call i32 @MPI_Type_create_hindexed(i32 %8, ptr %1, ptr %2, ptr %10, ptr %7)
  %12 = load ptr, ptr %7, align 8
  %13 = call i32 @PMPI_Type_c2f(ptr %12)
  store i32 %13, ptr %4, align 4
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  store i32 %11, ptr %5, align 4
  br label %16

16:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_create_hindexed(i32, ptr, ptr, ptr, ptr)

define void @mpi_type_create_hindexed_block_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = call i32 @MPI_Type_create_hindexed_block(i32 %8, i32 %9, ptr %2, ptr %11, ptr %7)
  %13 = load ptr, ptr %7, align 8
  %14 = call i32 @PMPI_Type_c2f(ptr %13)
  store i32 %14, ptr %4, align 4
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %12, ptr %5, align 4
  br label %17

17:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_create_hindexed_block(i32, i32, ptr, ptr, ptr)

define void @mpi_type_create_hvector_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i64, ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_Type_create_hvector(i32 %8, i32 %9, i64 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Type_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define void @mpi_type_create_indexed_block_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %3, align 4
  %11 = tail call ptr @pad_later_Datatype(i32 %10)
  %12 = call i32 @MPI_Type_create_indexed_block(i32 %8, i32 %9, ptr %2, ptr %11, ptr %7)
  %13 = load ptr, ptr %7, align 8
  %14 = call i32 @PMPI_Type_c2f(ptr %13)
  store i32 %14, ptr %4, align 4
  %15 = icmp eq ptr %5, null
  br i1 %15, label %17, label %16

16:
  store i32 %12, ptr %5, align 4
  br label %17

17:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_create_indexed_block(i32, i32, ptr, ptr, ptr)

define void @mpi_type_create_resized_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_mpi_datatype_null, ptr %6, align 8
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = call i32 @MPI_Type_create_resized(ptr %8, i64 %9, i64 %10, ptr %6)
  %12 = load ptr, ptr %6, align 8
  %13 = call i32 @PMPI_Type_c2f(ptr %12)
  store i32 %13, ptr %3, align 4
  %14 = icmp eq ptr %4, null
  br i1 %14, label %16, label %15

15:
  store i32 %11, ptr %4, align 4
  br label %16

16:
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @MPI_Type_create_resized(ptr, i64, i64, ptr)

define void @mpi_type_create_struct_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  %8 = load i32, ptr %0, align 4
  %9 = icmp sgt i32 %8, 0
  %10 = zext nneg i32 %8 to i64
  %11 = shl nuw nsw i64 %10, 3
  %12 = select i1 %9, i64 %11, i64 8
  %13 = tail call noalias ptr @malloc(i64 %12)
  %14 = load i32, ptr %0, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = phi i32 [ %14, %6 ], [ %29, %22 ]
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %18 = call i32 @MPI_Type_create_struct(i32 %17, ptr %1, ptr %2, ptr %13, ptr %7)
  call void @free(ptr %13)
  %19 = load ptr, ptr %7, align 8
  %20 = call i32 @PMPI_Type_c2f(ptr %19)
  store i32 %20, ptr %4, align 4
  %21 = icmp eq ptr %5, null
  br i1 %21, label %33, label %32

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = tail call ptr @pad_later_Datatype(i32 %25)
  %27 = getelementptr inbounds nuw ptr, ptr %13, i64 %23
  store ptr %26, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = load i32, ptr %0, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %22, label %16

32:
  store i32 %18, ptr %5, align 4
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_create_struct(i32, ptr, ptr, ptr, ptr)

define void @mpi_type_create_subarray_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr @ompi_mpi_datatype_null, ptr %9, align 8
  %10 = load i32, ptr %0, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = tail call ptr @pad_later_Datatype(i32 %12)
  %14 = call i32 @MPI_Type_create_subarray(i32 %10, ptr %1, ptr %2, ptr %3, i32 %11, ptr %13, ptr %9)
  %15 = load ptr, ptr %9, align 8
  %16 = call i32 @PMPI_Type_c2f(ptr %15)
  store i32 %16, ptr %6, align 4
  %17 = icmp eq ptr %7, null
  br i1 %17, label %19, label %18

18:
  store i32 %14, ptr %7, align 4
  br label %19

19:
  call void @llvm.lifetime.end.p0(ptr %9)
  ret void
}

declare i32 @MPI_Type_create_subarray(i32, ptr, ptr, ptr, i32, ptr, ptr)

define void @mpi_type_delete_attr_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @pad_later_Datatype(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Type_delete_attr(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Type_delete_attr(ptr, i32)

define void @mpi_type_dup_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_datatype_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @pad_later_Datatype(i32 %5)
  %7 = call i32 @MPI_Type_dup(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Type_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Type_dup(ptr, ptr)

define void @mpi_type_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @pad_later_Datatype(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Type_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Type_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Type_free(ptr)

define void @mpi_type_free_keyval_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Type_free_keyval(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Type_free_keyval(ptr)

define void @mpi_type_get_contents_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = load i32, ptr %3, align 4
  %10 = icmp sgt i32 %9, 0
  %11 = zext nneg i32 %9 to i64
  %12 = shl nuw nsw i64 %11, 3
  %13 = select i1 %10, i64 %12, i64 8
  %14 = tail call noalias ptr @malloc(i64 %13)
  %15 = load i32, ptr %0, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = tail call i32 @MPI_Type_get_contents(ptr %16, i32 %17, i32 %18, i32 %19, ptr %4, ptr %5, ptr %14)
  %21 = load i32, ptr %3, align 4
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %25, label %23

23:
  tail call void @free(ptr %14)
  %24 = icmp eq ptr %7, null
  br i1 %24, label %36, label %35

25:
  %26 = phi i64 [ %31, %25 ], [ 0, %8 ]
  %27 = getelementptr inbounds nuw ptr, ptr %14, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @PMPI_Type_c2f(ptr %28)
  %30 = getelementptr inbounds nuw i32, ptr %6, i64 %26
  store i32 %29, ptr %30, align 4
  %31 = add nuw nsw i64 %26, 1
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %25, label %23

35:
  store i32 %20, ptr %7, align 4
  br label %36

36:
  ret void
}

declare i32 @MPI_Type_get_contents(ptr, i32, i32, i32, ptr, ptr, ptr)

define void @mpi_type_get_envelope_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @pad_later_Datatype(i32 %7)
  %9 = tail call i32 @MPI_Type_get_envelope(ptr %8, ptr %1, ptr %2, ptr %3, ptr %4)
  %10 = icmp eq ptr %5, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %5, align 4
  br label %12

12:
  ret void
}

declare i32 @MPI_Type_get_envelope(ptr, ptr, ptr, ptr, ptr)

define void @mpi_type_get_extent_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @pad_later_Datatype(i32 %5)
  %7 = tail call i32 @MPI_Type_get_extent(ptr %6, ptr %1, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

define void @mpi_type_get_extent_x_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @pad_later_Datatype(i32 %5)
  %7 = tail call i32 @MPI_Type_get_extent_x(ptr %6, ptr %1, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Type_get_extent_x(ptr, ptr, ptr)

define void @mpi_type_get_name_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) alwaysinline {
  %6 = add i64 %4, 8192
  %7 = tail call noalias ptr @calloc(i64 1, i64 %6)
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @pad_later_Datatype(i32 %8)
  %10 = tail call i32 @MPI_Type_get_name(ptr %9, ptr %7, ptr %2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:
  %13 = tail call i64 @strlen(ptr %7)
  %14 = tail call i64 @llvm.umin.i64(i64 %13, i64 %4)
  %15 = tail call ptr @memcpy(ptr %1, ptr %7, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  %17 = sub i64 %4, %14
  %18 = tail call ptr @memset(ptr %16, i32 32, i64 %17)
  br label %19

19:
  tail call void @free(ptr %7)
  %20 = icmp eq ptr %3, null
  br i1 %20, label %22, label %21

21:
  store i32 %10, ptr %3, align 4
  br label %22

22:
  ret void
}

declare i32 @MPI_Type_get_name(ptr, ptr, ptr)

define void @mpi_type_get_true_extent_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @pad_later_Datatype(i32 %5)
  %7 = tail call i32 @MPI_Type_get_true_extent(ptr %6, ptr %1, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Type_get_true_extent(ptr, ptr, ptr)

define void @mpi_type_get_true_extent_x_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @pad_later_Datatype(i32 %5)
  %7 = tail call i32 @MPI_Type_get_true_extent_x(ptr %6, ptr %1, ptr %2)
  %8 = icmp eq ptr %3, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %3, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Type_get_true_extent_x(ptr, ptr, ptr)

define void @mpi_type_indexed_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @pad_later_Datatype(i32 %9)
  %11 = call i32 @MPI_Type_indexed(i32 %8, ptr %1, ptr %2, ptr %10, ptr %7)
  %12 = load ptr, ptr %7, align 8
  %13 = call i32 @PMPI_Type_c2f(ptr %12)
  store i32 %13, ptr %4, align 4
  %14 = icmp eq ptr %5, null
  br i1 %14, label %16, label %15

15:
  store i32 %11, ptr %5, align 4
  br label %16

16:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_indexed(i32, ptr, ptr, ptr, ptr)

define void @mpi_type_match_size_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_datatype_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = call i32 @MPI_Type_match_size(i32 %6, i32 %7, ptr %5)
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @PMPI_Type_c2f(ptr %9)
  store i32 %10, ptr %2, align 4
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %8, ptr %3, align 4
  br label %13

13:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Type_match_size(i32, i32, ptr)

define void @mpi_type_set_name_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %12 ], [ %3, %4 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %7, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ 0, %12 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr i8, ptr %1, i64 %16
  br label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %1, %18 ]
  %22 = phi i64 [ %27, %25 ], [ %16, %18 ]
  %23 = load i8, ptr %21, align 1
  %24 = icmp eq i8 %23, 32
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %27 = add i64 %22, -1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %20

29:
  %30 = phi i64 [ 0, %15 ], [ %22, %20 ], [ 0, %25 ]
  %31 = phi ptr [ %1, %15 ], [ %21, %20 ], [ %19, %25 ]
  %32 = add i64 %30, 1
  %33 = tail call noalias ptr @malloc(i64 %32)
  %34 = tail call ptr @memcpy(ptr %33, ptr %31, i64 %30)
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 %30
  store i8 0, ptr %35, align 1
  %36 = load i32, ptr %0, align 4
  %37 = tail call ptr @pad_later_Datatype(i32 %36)
  %38 = tail call i32 @MPI_Type_set_name(ptr %37, ptr %33)
  tail call void @free(ptr %33)
  %39 = icmp eq ptr %2, null
  br i1 %39, label %41, label %40

40:
  store i32 %38, ptr %2, align 4
  br label %41

41:
  ret void
}

declare i32 @MPI_Type_set_name(ptr, ptr)

define void @mpi_type_size_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @pad_later_Datatype(i32 %4)
  %6 = tail call i32 @MPI_Type_size(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Type_size(ptr, ptr)

define void @mpi_type_size_x_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @pad_later_Datatype(i32 %4)
  %6 = tail call i32 @MPI_Type_size_x(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Type_size_x(ptr, ptr)

define void @mpi_type_vector_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @ompi_mpi_datatype_null, ptr %7, align 8
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = tail call ptr @pad_later_Datatype(i32 %11)
  %13 = call i32 @MPI_Type_vector(i32 %8, i32 %9, i32 %10, ptr %12, ptr %7)
  %14 = load ptr, ptr %7, align 8
  %15 = call i32 @PMPI_Type_c2f(ptr %14)
  store i32 %15, ptr %4, align 4
  %16 = icmp eq ptr %5, null
  br i1 %16, label %18, label %17

17:
  store i32 %13, ptr %5, align 4
  br label %18

18:
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare i32 @MPI_Type_vector(i32, i32, i32, ptr, ptr)

define void @mpi_unpack_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline {
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = icmp eq ptr %3, @pad_mpi_bottom_
  %13 = select i1 %12, ptr null, ptr %3
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call ptr @pad_later_Datatype(i32 %15)
  %17 = load i32, ptr %6, align 4
  %18 = tail call ptr @PMPI_Comm_f2c(i32 %17)
  %19 = tail call i32 @MPI_Unpack(ptr %10, i32 %11, ptr %2, ptr %13, i32 %14, ptr %16, ptr %18)
  %20 = icmp eq ptr %7, null
  br i1 %20, label %22, label %21

21:
  store i32 %19, ptr %7, align 4
  br label %22

22:
  ret void
}

declare i32 @MPI_Unpack(ptr, i32, ptr, ptr, i32, ptr, ptr)

define void @mpi_unpack_external_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8) alwaysinline {
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %20, label %11

11:
  %12 = phi i64 [ %18, %17 ], [ %8, %9 ]
  %13 = getelementptr i8, ptr %0, i64 %12
  %14 = getelementptr i8, ptr %13, i64 -1
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 32
  br i1 %16, label %17, label %20

17:
  %18 = add i64 %12, -1
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %11

20:
  %21 = phi i64 [ 0, %9 ], [ %12, %11 ], [ 0, %17 ]
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %34, label %23

23:
  %24 = getelementptr i8, ptr %0, i64 %21
  br label %25

25:
  %26 = phi ptr [ %31, %30 ], [ %0, %23 ]
  %27 = phi i64 [ %32, %30 ], [ %21, %23 ]
  %28 = load i8, ptr %26, align 1
  %29 = icmp eq i8 %28, 32
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 1
  %32 = add i64 %27, -1
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %25

34:
  %35 = phi i64 [ 0, %20 ], [ %27, %25 ], [ 0, %30 ]
  %36 = phi ptr [ %0, %20 ], [ %26, %25 ], [ %24, %30 ]
  %37 = add i64 %35, 1
  %38 = tail call noalias ptr @malloc(i64 %37)
  %39 = tail call ptr @memcpy(ptr %38, ptr %36, i64 %35)
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 %35
  store i8 0, ptr %40, align 1
  %41 = icmp eq ptr %1, @pad_mpi_bottom_
  %42 = select i1 %41, ptr null, ptr %1
  %43 = load i64, ptr %2, align 8
  %44 = icmp eq ptr %4, @pad_mpi_bottom_
  %45 = select i1 %44, ptr null, ptr %4
  %46 = load i32, ptr %5, align 4
  %47 = load i32, ptr %6, align 4
  %48 = tail call ptr @pad_later_Datatype(i32 %47)
  %49 = tail call i32 @MPI_Unpack_external(ptr %38, ptr %42, i64 %43, ptr %3, ptr %45, i32 %46, ptr %48)
  tail call void @free(ptr %38)
  %50 = icmp eq ptr %7, null
  br i1 %50, label %52, label %51

51:
  store i32 %49, ptr %7, align 4
  br label %52

52:
  ret void
}

declare i32 @MPI_Unpack_external(ptr, ptr, i64, ptr, ptr, i32, ptr)

define void @mpi_unpublish_name_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5) alwaysinline {
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %17, label %8

8:
  %9 = phi i64 [ %15, %14 ], [ %4, %6 ]
  %10 = getelementptr i8, ptr %0, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 32
  br i1 %13, label %14, label %17

14:
  %15 = add i64 %9, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i64 [ 0, %6 ], [ %9, %8 ], [ 0, %14 ]
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr i8, ptr %0, i64 %18
  br label %22

22:
  %23 = phi ptr [ %28, %27 ], [ %0, %20 ]
  %24 = phi i64 [ %29, %27 ], [ %18, %20 ]
  %25 = load i8, ptr %23, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = add i64 %24, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %22

31:
  %32 = phi i64 [ 0, %17 ], [ %24, %22 ], [ 0, %27 ]
  %33 = phi ptr [ %0, %17 ], [ %23, %22 ], [ %21, %27 ]
  %34 = add i64 %32, 1
  %35 = tail call noalias ptr @malloc(i64 %34)
  %36 = tail call ptr @memcpy(ptr %35, ptr %33, i64 %32)
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %32
  store i8 0, ptr %37, align 1
  %38 = icmp eq i64 %5, 0
  br i1 %38, label %48, label %39

39:
  %40 = phi i64 [ %46, %45 ], [ %5, %31 ]
  %41 = getelementptr i8, ptr %2, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -1
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 32
  br i1 %44, label %45, label %48

45:
  %46 = add i64 %40, -1
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %39

48:
  %49 = phi i64 [ 0, %31 ], [ %40, %39 ], [ 0, %45 ]
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %62, label %51

51:
  %52 = getelementptr i8, ptr %2, i64 %49
  br label %53

53:
  %54 = phi ptr [ %59, %58 ], [ %2, %51 ]
  %55 = phi i64 [ %60, %58 ], [ %49, %51 ]
  %56 = load i8, ptr %54, align 1
  %57 = icmp eq i8 %56, 32
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 1
  %60 = add i64 %55, -1
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %53

62:
  %63 = phi i64 [ 0, %48 ], [ %55, %53 ], [ 0, %58 ]
  %64 = phi ptr [ %2, %48 ], [ %54, %53 ], [ %52, %58 ]
  %65 = add i64 %63, 1
  %66 = tail call noalias ptr @malloc(i64 %65)
  %67 = tail call ptr @memcpy(ptr %66, ptr %64, i64 %63)
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 %63
  store i8 0, ptr %68, align 1
  %69 = load i32, ptr %1, align 4
  %70 = tail call ptr @PMPI_Info_f2c(i32 %69)
  %71 = tail call i32 @MPI_Unpublish_name(ptr %35, ptr %70, ptr %66)
  tail call void @free(ptr %35)
  tail call void @free(ptr %66)
  %72 = icmp eq ptr %3, null
  br i1 %72, label %74, label %73

73:
  store i32 %71, ptr %3, align 4
  br label %74

74:
  ret void
}

declare i32 @MPI_Unpublish_name(ptr, ptr, ptr)

define void @mpi_wait_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Request_f2c(i32 %5)
  store ptr %6, ptr %4, align 8
  %7 = icmp eq ptr %1, @pad_mpi_status_ignore_
  %8 = select i1 %7, ptr null, ptr %1
  %9 = call i32 @MPI_Wait(ptr %4, ptr %8)
  %10 = load ptr, ptr %4, align 8
  %11 = call i32 @PMPI_Request_c2f(ptr %10)
  store i32 %11, ptr %0, align 4
  %12 = icmp eq ptr %2, null
  br i1 %12, label %14, label %13

13:
  store i32 %9, ptr %2, align 4
  br label %14

14:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Wait(ptr, ptr)

define void @mpi_waitall_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = zext nneg i32 %5 to i64
  %8 = shl nuw nsw i64 %7, 3
  %9 = select i1 %6, i64 %8, i64 8
  %10 = tail call noalias ptr @malloc(i64 %9)
  %11 = load i32, ptr %0, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %20, label %13

13:
  %14 = phi i32 [ %11, %4 ], [ %27, %20 ]
  %15 = icmp eq ptr %2, @pad_mpi_statuses_ignore_
  %16 = select i1 %15, ptr null, ptr %2
  %17 = tail call i32 @MPI_Waitall(i32 %14, ptr %10, ptr %16)
  %18 = load i32, ptr %0, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %32, label %30

20:
  %21 = phi i64 [ %26, %20 ], [ 0, %4 ]
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = tail call ptr @PMPI_Request_f2c(i32 %23)
  %25 = getelementptr inbounds nuw ptr, ptr %10, i64 %21
  store ptr %24, ptr %25, align 8
  %26 = add nuw nsw i64 %21, 1
  %27 = load i32, ptr %0, align 4
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %20, label %13

30:
  tail call void @free(ptr %10)
  %31 = icmp eq ptr %3, null
  br i1 %31, label %43, label %42

32:
  %33 = phi i64 [ %38, %32 ], [ 0, %13 ]
  %34 = getelementptr inbounds nuw ptr, ptr %10, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i32 @PMPI_Request_c2f(ptr %35)
  %37 = getelementptr inbounds nuw i32, ptr %1, i64 %33
  store i32 %36, ptr %37, align 4
  %38 = add nuw nsw i64 %33, 1
  %39 = load i32, ptr %0, align 4
  %40 = sext i32 %39 to i64
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %32, label %30

42:
  store i32 %17, ptr %3, align 4
  br label %43

43:
  ret void
}

declare i32 @MPI_Waitall(i32, ptr, ptr)

define void @mpi_waitany_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = zext nneg i32 %6 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = select i1 %7, i64 %9, i64 8
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = load i32, ptr %0, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %21, label %14

14:
  %15 = phi i32 [ %12, %5 ], [ %28, %21 ]
  %16 = icmp eq ptr %3, @pad_mpi_status_ignore_
  %17 = select i1 %16, ptr null, ptr %3
  %18 = tail call i32 @MPI_Waitany(i32 %15, ptr %11, ptr %2, ptr %17)
  %19 = load i32, ptr %0, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %33, label %31

21:
  %22 = phi i64 [ %27, %21 ], [ 0, %5 ]
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = tail call ptr @PMPI_Request_f2c(i32 %24)
  %26 = getelementptr inbounds nuw ptr, ptr %11, i64 %22
  store ptr %25, ptr %26, align 8
  %27 = add nuw nsw i64 %22, 1
  %28 = load i32, ptr %0, align 4
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %21, label %14

31:
  tail call void @free(ptr %11)
  %32 = icmp eq i32 %18, 0
  br i1 %32, label %43, label %48

33:
  %34 = phi i64 [ %39, %33 ], [ 0, %14 ]
  %35 = getelementptr inbounds nuw ptr, ptr %11, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = tail call i32 @PMPI_Request_c2f(ptr %36)
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %34
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %34, 1
  %40 = load i32, ptr %0, align 4
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %33, label %31

43:
  %44 = load i32, ptr %2, align 4
  %45 = icmp eq i32 %44, -32766
  br i1 %45, label %48, label %46

46:
  %47 = add nsw i32 %44, 1
  store i32 %47, ptr %2, align 4
  br label %48

48:
  %49 = icmp eq ptr %4, null
  br i1 %49, label %51, label %50

50:
  store i32 %18, ptr %4, align 4
  br label %51

51:
  ret void
}

declare i32 @MPI_Waitany(i32, ptr, ptr, ptr)

define void @mpi_waitsome_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = icmp sgt i32 %7, 0
  %9 = zext nneg i32 %7 to i64
  %10 = shl nuw nsw i64 %9, 3
  %11 = select i1 %8, i64 %10, i64 8
  %12 = tail call noalias ptr @malloc(i64 %11)
  %13 = load i32, ptr %0, align 4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = phi i32 [ %13, %6 ], [ %29, %22 ]
  %17 = icmp eq ptr %4, @pad_mpi_statuses_ignore_
  %18 = select i1 %17, ptr null, ptr %4
  %19 = tail call i32 @MPI_Waitsome(i32 %16, ptr %12, ptr %2, ptr %3, ptr %18)
  %20 = load i32, ptr %0, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %34, label %32

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = tail call ptr @PMPI_Request_f2c(i32 %25)
  %27 = getelementptr inbounds nuw ptr, ptr %12, i64 %23
  store ptr %26, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = load i32, ptr %0, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %22, label %15

32:
  tail call void @free(ptr %12)
  %33 = icmp eq i32 %19, 0
  br i1 %33, label %44, label %59

34:
  %35 = phi i64 [ %40, %34 ], [ 0, %15 ]
  %36 = getelementptr inbounds nuw ptr, ptr %12, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = tail call i32 @PMPI_Request_c2f(ptr %37)
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %35
  store i32 %38, ptr %39, align 4
  %40 = add nuw nsw i64 %35, 1
  %41 = load i32, ptr %0, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %34, label %32

44:
  %45 = load i32, ptr %2, align 4
  %46 = icmp eq i32 %45, -32766
  br i1 %46, label %59, label %47

47:
  %48 = load i32, ptr %2, align 4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %59

50:
  %51 = phi i64 [ %55, %50 ], [ 0, %47 ]
  %52 = getelementptr inbounds nuw i32, ptr %3, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 4
  %55 = add nuw nsw i64 %51, 1
  %56 = load i32, ptr %2, align 4
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %55, %57
  br i1 %58, label %50, label %59

59:
  %60 = icmp eq ptr %5, null
  br i1 %60, label %62, label %61

61:
  store i32 %19, ptr %5, align 4
  br label %62

62:
  ret void
}

declare i32 @MPI_Waitsome(i32, ptr, ptr, ptr, ptr)

define void @mpi_win_allocate_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_win_null, ptr %8, align 8
  %9 = load i64, ptr %0, align 8
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @PMPI_Info_f2c(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @PMPI_Comm_f2c(i32 %13)
  %15 = call i32 @MPI_Win_allocate(i64 %9, i32 %10, ptr %12, ptr %14, ptr %4, ptr %8)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Win_c2f(ptr %16)
  store i32 %17, ptr %5, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Win_allocate(i64, i32, ptr, ptr, ptr, ptr)

define void @mpi_win_allocate_shared_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_win_null, ptr %8, align 8
  %9 = load i64, ptr %0, align 8
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call ptr @PMPI_Info_f2c(i32 %11)
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @PMPI_Comm_f2c(i32 %13)
  %15 = call i32 @MPI_Win_allocate_shared(i64 %9, i32 %10, ptr %12, ptr %14, ptr %4, ptr %8)
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @PMPI_Win_c2f(ptr %16)
  store i32 %17, ptr %5, align 4
  %18 = icmp eq ptr %6, null
  br i1 %18, label %20, label %19

19:
  store i32 %15, ptr %6, align 4
  br label %20

20:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Win_allocate_shared(i64, i32, ptr, ptr, ptr, ptr)

define void @mpi_win_attach_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = load i64, ptr %2, align 8
  %8 = tail call i32 @MPI_Win_attach(ptr %6, ptr %1, i64 %7)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Win_attach(ptr, ptr, i64)

define void @mpi_win_call_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Win_call_errhandler(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_call_errhandler(ptr, i32)

define void @mpi_win_complete_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Win_f2c(i32 %3)
  %5 = tail call i32 @MPI_Win_complete(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Win_complete(ptr)

define void @mpi_win_create_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline {
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @ompi_mpi_win_null, ptr %8, align 8
  %9 = icmp eq ptr %0, @pad_mpi_bottom_
  %10 = select i1 %9, ptr null, ptr %0
  %11 = load i64, ptr %1, align 8
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @PMPI_Info_f2c(i32 %13)
  %15 = load i32, ptr %4, align 4
  %16 = tail call ptr @PMPI_Comm_f2c(i32 %15)
  %17 = call i32 @MPI_Win_create(ptr %10, i64 %11, i32 %12, ptr %14, ptr %16, ptr %8)
  %18 = load ptr, ptr %8, align 8
  %19 = call i32 @PMPI_Win_c2f(ptr %18)
  store i32 %19, ptr %5, align 4
  %20 = icmp eq ptr %6, null
  br i1 %20, label %22, label %21

21:
  store i32 %17, ptr %6, align 4
  br label %22

22:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

declare i32 @MPI_Win_create(ptr, i64, i32, ptr, ptr, ptr)

define void @mpi_win_create_dynamic_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr @ompi_mpi_win_null, ptr %5, align 8
  %6 = load i32, ptr %0, align 4
  %7 = tail call ptr @PMPI_Info_f2c(i32 %6)
  %8 = load i32, ptr %1, align 4
  %9 = tail call ptr @PMPI_Comm_f2c(i32 %8)
  %10 = call i32 @MPI_Win_create_dynamic(ptr %7, ptr %9, ptr %5)
  %11 = load ptr, ptr %5, align 8
  %12 = call i32 @PMPI_Win_c2f(ptr %11)
  store i32 %12, ptr %2, align 4
  %13 = icmp eq ptr %3, null
  br i1 %13, label %15, label %14

14:
  store i32 %10, ptr %3, align 4
  br label %15

15:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @MPI_Win_create_dynamic(ptr, ptr, ptr)

define void @mpi_win_create_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %5 = call i32 @MPI_Win_create_errhandler(ptr %0, ptr %4)
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @PMPI_Errhandler_c2f(ptr %6)
  store i32 %7, ptr %1, align 4
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %5, ptr %2, align 4
  br label %10

10:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Win_create_errhandler(ptr, ptr)

define void @mpi_win_delete_attr_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call i32 @MPI_Win_delete_attr(ptr %5, i32 %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_delete_attr(ptr, i32)

define void @mpi_win_detach_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  %6 = tail call i32 @MPI_Win_detach(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Win_detach(ptr, ptr)

define void @mpi_win_fence_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = tail call i32 @MPI_Win_fence(i32 %4, ptr %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_fence(i32, ptr)

define void @mpi_win_flush_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = tail call i32 @MPI_Win_flush(i32 %4, ptr %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_flush(i32, ptr)

define void @mpi_win_flush_all_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Win_f2c(i32 %3)
  %5 = tail call i32 @MPI_Win_flush_all(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Win_flush_all(ptr)

define void @mpi_win_flush_local_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = tail call i32 @MPI_Win_flush_local(i32 %4, ptr %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_flush_local(i32, ptr)

define void @mpi_win_flush_local_all_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Win_f2c(i32 %3)
  %5 = tail call i32 @MPI_Win_flush_local_all(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Win_flush_local_all(ptr)

define void @mpi_win_free_(ptr %0, ptr %1) alwaysinline {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  store ptr %5, ptr %3, align 8
  %6 = call i32 @MPI_Win_free(ptr %3)
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @PMPI_Win_c2f(ptr %7)
  store i32 %8, ptr %0, align 4
  %9 = icmp eq ptr %1, null
  br i1 %9, label %11, label %10

10:
  store i32 %6, ptr %1, align 4
  br label %11

11:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @MPI_Win_free(ptr)

define void @mpi_win_free_keyval_(ptr %0, ptr %1) alwaysinline {
  %3 = tail call i32 @MPI_Win_free_keyval(ptr %0)
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  store i32 %3, ptr %1, align 4
  br label %6

6:
  ret void
}

declare i32 @MPI_Win_free_keyval(ptr)

define void @mpi_win_get_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_errhandler_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = call i32 @MPI_Win_get_errhandler(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Errhandler_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Win_get_errhandler(ptr, ptr)

define void @mpi_win_get_group_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_group_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = call i32 @MPI_Win_get_group(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Group_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Win_get_group(ptr, ptr)

define void @mpi_win_get_info_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr @ompi_mpi_info_null, ptr %4, align 8
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = call i32 @MPI_Win_get_info(ptr %6, ptr %4)
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @PMPI_Info_c2f(ptr %8)
  store i32 %9, ptr %1, align 4
  %10 = icmp eq ptr %2, null
  br i1 %10, label %12, label %11

11:
  store i32 %7, ptr %2, align 4
  br label %12

12:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @MPI_Win_get_info(ptr, ptr)

define void @mpi_win_get_name_(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) alwaysinline {
  %6 = add i64 %4, 8192
  %7 = tail call noalias ptr @calloc(i64 1, i64 %6)
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @PMPI_Win_f2c(i32 %8)
  %10 = tail call i32 @MPI_Win_get_name(ptr %9, ptr %7, ptr %2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:
  %13 = tail call i64 @strlen(ptr %7)
  %14 = tail call i64 @llvm.umin.i64(i64 %13, i64 %4)
  %15 = tail call ptr @memcpy(ptr %1, ptr %7, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  %17 = sub i64 %4, %14
  %18 = tail call ptr @memset(ptr %16, i32 32, i64 %17)
  br label %19

19:
  tail call void @free(ptr %7)
  %20 = icmp eq ptr %3, null
  br i1 %20, label %22, label %21

21:
  store i32 %10, ptr %3, align 4
  br label %22

22:
  ret void
}

declare i32 @MPI_Win_get_name(ptr, ptr, ptr)

define void @mpi_win_lock_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @PMPI_Win_f2c(i32 %9)
  %11 = tail call i32 @MPI_Win_lock(i32 %6, i32 %7, i32 %8, ptr %10)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  ret void
}

declare i32 @MPI_Win_lock(i32, i32, i32, ptr)

define void @mpi_win_lock_all_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = tail call i32 @MPI_Win_lock_all(i32 %4, ptr %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_lock_all(i32, ptr)

define void @mpi_win_post_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Group_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @PMPI_Win_f2c(i32 %8)
  %10 = tail call i32 @MPI_Win_post(ptr %6, i32 %7, ptr %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Win_post(ptr, i32, ptr)

define void @mpi_win_set_errhandler_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Errhandler_f2c(i32 %6)
  %8 = tail call i32 @MPI_Win_set_errhandler(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Win_set_errhandler(ptr, ptr)

define void @mpi_win_set_info_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @PMPI_Info_f2c(i32 %6)
  %8 = tail call i32 @MPI_Win_set_info(ptr %5, ptr %7)
  %9 = icmp eq ptr %2, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %2, align 4
  br label %11

11:
  ret void
}

declare i32 @MPI_Win_set_info(ptr, ptr)

define void @mpi_win_set_name_(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %12 ], [ %3, %4 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -1
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %12, label %15

12:
  %13 = add i64 %7, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ 0, %12 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr i8, ptr %1, i64 %16
  br label %20

20:
  %21 = phi ptr [ %26, %25 ], [ %1, %18 ]
  %22 = phi i64 [ %27, %25 ], [ %16, %18 ]
  %23 = load i8, ptr %21, align 1
  %24 = icmp eq i8 %23, 32
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %27 = add i64 %22, -1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %20

29:
  %30 = phi i64 [ 0, %15 ], [ %22, %20 ], [ 0, %25 ]
  %31 = phi ptr [ %1, %15 ], [ %21, %20 ], [ %19, %25 ]
  %32 = add i64 %30, 1
  %33 = tail call noalias ptr @malloc(i64 %32)
  %34 = tail call ptr @memcpy(ptr %33, ptr %31, i64 %30)
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 %30
  store i8 0, ptr %35, align 1
  %36 = load i32, ptr %0, align 4
  %37 = tail call ptr @PMPI_Win_f2c(i32 %36)
  %38 = tail call i32 @MPI_Win_set_name(ptr %37, ptr %33)
  tail call void @free(ptr %33)
  %39 = icmp eq ptr %2, null
  br i1 %39, label %41, label %40

40:
  store i32 %38, ptr %2, align 4
  br label %41

41:
  ret void
}

declare i32 @MPI_Win_set_name(ptr, ptr)

define void @mpi_win_shared_query_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline {
  %7 = load i32, ptr %0, align 4
  %8 = tail call ptr @PMPI_Win_f2c(i32 %7)
  %9 = load i32, ptr %1, align 4
  %10 = tail call i32 @MPI_Win_shared_query(ptr %8, i32 %9, ptr %2, ptr %3, ptr %4)
  %11 = icmp eq ptr %5, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %5, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Win_shared_query(ptr, i32, ptr, ptr, ptr)

define void @mpi_win_start_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline {
  %5 = load i32, ptr %0, align 4
  %6 = tail call ptr @PMPI_Group_f2c(i32 %5)
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @PMPI_Win_f2c(i32 %8)
  %10 = tail call i32 @MPI_Win_start(ptr %6, i32 %7, ptr %9)
  %11 = icmp eq ptr %3, null
  br i1 %11, label %13, label %12

12:
  store i32 %10, ptr %3, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Win_start(ptr, i32, ptr)

define void @mpi_win_sync_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Win_f2c(i32 %3)
  %5 = tail call i32 @MPI_Win_sync(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Win_sync(ptr)

define void @mpi_win_test_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = tail call ptr @PMPI_Win_f2c(i32 %4)
  %6 = tail call i32 @MPI_Win_test(ptr %5, ptr %1)
  %7 = icmp eq ptr %2, null
  br i1 %7, label %9, label %8

8:
  store i32 %6, ptr %2, align 4
  br label %9

9:
  ret void
}

declare i32 @MPI_Win_test(ptr, ptr)

define void @mpi_win_unlock_(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @PMPI_Win_f2c(i32 %5)
  %7 = tail call i32 @MPI_Win_unlock(i32 %4, ptr %6)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  ret void
}

declare i32 @MPI_Win_unlock(i32, ptr)

define void @mpi_win_unlock_all_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Win_f2c(i32 %3)
  %5 = tail call i32 @MPI_Win_unlock_all(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Win_unlock_all(ptr)

define void @mpi_win_wait_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = tail call ptr @PMPI_Win_f2c(i32 %3)
  %5 = tail call i32 @MPI_Win_wait(ptr %4)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:
  store i32 %5, ptr %1, align 4
  br label %8

8:
  ret void
}

declare i32 @MPI_Win_wait(ptr)

define double @mpi_wtime_() noinline {
  %1 = tail call double @MPI_Wtime()
  ret double %1
}

declare double @MPI_Wtime()

define double @mpi_wtick_() noinline {
  %1 = tail call double @MPI_Wtick()
  ret double %1
}

declare double @MPI_Wtick()

define i64 @mpi_aint_add_(ptr %0, ptr %1) alwaysinline {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = add i64 %4, %3
  ret i64 %5
}

define i64 @mpi_aint_diff_(ptr %0, ptr %1) alwaysinline {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = sub i64 %3, %4
  ret i64 %5
}

define i32 @pad_mpi_comm_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_comm_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_datatype_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_datatype_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_errhandler_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_errhandler_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_file_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_file_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_group_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_group_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_info_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_info_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_message_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_message_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_op_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_op_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_request_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_request_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_win_eq_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp eq i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @pad_mpi_win_ne_(ptr %0, ptr %1) alwaysinline {
  %3 = load i32, ptr %0, align 4
  %4 = load i32, ptr %1, align 4
  %5 = icmp ne i32 %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

declare ptr @PMPI_Comm_f2c(i32)

declare ptr @PMPI_Win_f2c(i32)

declare ptr @PMPI_Errhandler_f2c(i32)

declare i32 @PMPI_Type_c2f(ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare i64 @write(i32, ptr, i64)

declare i32 @PMPI_Abort(ptr, i32)

declare ptr @PMPI_Op_f2c(i32)

declare ptr @memcpy(ptr, ptr, i64)

declare ptr @PMPI_Info_f2c(i32)

declare i32 @PMPI_Request_c2f(ptr)

declare i32 @PMPI_Comm_test_inter(ptr, ptr)

declare i32 @PMPI_Comm_remote_size(ptr, ptr)

declare i32 @PMPI_Comm_size(ptr, ptr)

declare i32 @PMPI_Type_get_extent(ptr, ptr, ptr)

declare i32 @PMPI_Type_dup(ptr, ptr)

declare i32 @PMPI_Type_create_hvector(i32, i32, i64, ptr, ptr)

declare i32 @PMPI_Type_commit(ptr)

declare ptr @PMPI_Request_f2c(i32)

declare i32 @PMPI_Comm_c2f(ptr)

declare ptr @PMPI_Group_f2c(i32)

declare i32 @PMPI_Errhandler_c2f(ptr)

declare i32 @PMPI_Info_c2f(ptr)

declare i64 @strlen(ptr)

declare ptr @memset(ptr, i32, i64)

declare i32 @PMPI_Group_c2f(ptr)

declare ptr @PMPI_File_f2c(i32)

declare i32 @PMPI_File_c2f(ptr)

declare i32 @PMPI_Message_c2f(ptr)

declare ptr @PMPI_Message_f2c(i32)

declare i32 @PMPI_Topo_test(ptr, ptr)

declare i32 @PMPI_Cartdim_get(ptr, ptr)

declare i32 @PMPI_Dist_graph_neighbors_count(ptr, ptr, ptr, ptr)

declare i32 @PMPI_Comm_rank(ptr, ptr)

declare i32 @PMPI_Graph_neighbors_count(ptr, i32, ptr)

declare i32 @PMPI_Op_c2f(ptr)

declare i32 @PMPI_Win_c2f(ptr)

declare i64 @llvm.umin.i64(i64, i64)
