; Made from all.c by regenerate.py, for openmpi.

%struct.ompi_predefined_communicator_t = type opaque
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.ompi_predefined_request_t = type opaque
%struct.ompi_predefined_datatype_t = type opaque
%struct.ompi_predefined_op_t = type opaque
%struct.ompi_predefined_win_t = type opaque
%struct.ompi_predefined_errhandler_t = type opaque
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.ompi_predefined_message_t = type opaque
%struct.ompi_predefined_group_t = type opaque
%struct.ompi_predefined_info_t = type opaque
%struct.anon = type { ptr, i64, i64 }
%struct.View = type { ptr, ptr, i64, i64, i64, i32, i32, i32, i32, ptr, ptr, i64 }
%struct.Walk = type { ptr, i32, i64, i32, ptr, i64, i32, i32, i32, ptr, ptr, ptr }
%struct.Marking = type { ptr, %struct.Walk, %struct.Packed, ptr, i64 }
%struct.Packed = type { ptr, i32, i64, ptr }
%struct.Watch = type { ptr, i32, ptr, [8 x ptr], ptr, [8 x %struct.ompi_status_public_t], ptr }
%struct.ompi_status_public_t = type { i32, i32, i32, i32, i64 }
%struct.Parcel = type { ptr, i32, ptr, ptr, i64 }
%struct.Matched = type { ptr, ptr, ptr, i32, i64 }
%struct.Step = type { ptr, ptr, i32, i32, i64 }
%struct.Side = type { %struct.View, i64, i64, ptr, ptr, ptr, ptr, ptr, i32 }
%struct.DualHeader = type { i64, i64, i64, i64, i64, i64 }
%struct.Pick = type { x86_fp80, x86_fp80, i64, i64 }
%struct.Part = type { i32, i32, i32, i64, %struct.View, ptr }
%struct.pad_refusal = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.Envelope = type { i32, i64, i64, i64, i64 }
%struct.Contents = type { ptr, ptr, ptr, ptr }
%struct.Laying = type { %struct.Walk, %struct.Packed, ptr }
%struct.timespec = type { i64, i64 }
%struct.Mixing = type { %struct.Walk, ptr, ptr, ptr, i64, i64, i32, i32 }
%struct.PairF32 = type { float, i32 }
%struct.PairF64 = type { double, i32 }
%struct.PairF80 = type { x86_fp80, i32 }
%struct.Runs = type { i32, i32, i32, ptr, ptr }

@pending_sends = internal global ptr null, align 8
@ompi_mpi_comm_null = external global %struct.ompi_predefined_communicator_t, align 1
@lock = internal global %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, align 8
@channels = internal global i32 -1, align 4
@ompi_request_null = external global %struct.ompi_predefined_request_t, align 1
@__const.pad_mpi_Sendrecv_augmented.requests = private constant [2 x ptr] [ptr @ompi_request_null, ptr @ompi_request_null], align 16
@.str = private constant [10 x i8] c"Send_init\00", align 1
@.str.1 = private constant [11 x i8] c"Bsend_init\00", align 1
@.str.2 = private constant [11 x i8] c"Ssend_init\00", align 1
@.str.3 = private constant [11 x i8] c"Rsend_init\00", align 1
@ompi_mpi_byte = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_datatype_null = external global %struct.ompi_predefined_datatype_t, align 1
@window_memory = internal global ptr null, align 8
@held_section = internal global ptr null, align 8
@orders = internal global ptr null, align 8
@ompi_mpi_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_op_max = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_win_null = external global %struct.ompi_predefined_win_t, align 1
@arenas = internal global ptr null, align 8
@ompi_mpi_errhandler_null = external global %struct.ompi_predefined_errhandler_t, align 1
@handling = internal global %union.pthread_mutex_t zeroinitializer, align 8
@handlers = internal global ptr null, align 8
@ompi_mpi_errors_return = external global %struct.ompi_predefined_errhandler_t, align 1
@timeout.limit = internal global double -1.000000e+00, align 8
@.str.4 = private constant [24 x i8] c"POLYGLOT_AD_MPI_TIMEOUT\00", align 1
@.str.5 = private constant [9 x i8] c"PAD-E310\00", align 1
@.str.6 = private constant [98 x i8] c"the derivative of a call of MPI waits for another rank longer than POLYGLOT_AD_MPI_TIMEOUT allows\00", align 1
@.str.7 = private constant [59 x i8] c"another rank failed, or runs another program or derivative\00", align 1
@.str.8 = private constant [24 x i8] c"look at the other ranks\00", align 1
@.str.9 = private constant [1 x i8] zeroinitializer, align 1
@.str.10 = private constant [8 x i8] c"%s (%s)\00", align 1
@guarded = internal global ptr null, align 8
@windows = internal global ptr null, align 8
@outstanding = internal global i64 0, align 8
@open_group = internal global ptr null, align 8
@pages = internal global [1024 x ptr] zeroinitializer, align 16
@.str.11 = private constant [43 x i8] c"bytes packed in a way that is not followed\00", align 1
@.str.12 = private constant [42 x i8] c"they are more or fewer than their numbers\00", align 1
@.str.13 = private constant [39 x i8] c"send the numbers by a derived datatype\00", align 1
@.str.14 = private constant [58 x i8] c"a call that does more with packed bytes than to move them\00", align 1
@.str.15 = private constant [36 x i8] c"which numbers they are is not known\00", align 1
@.str.16 = private constant [12 x i8] c"unpack them\00", align 1
@ompi_mpi_double = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_float = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_packed = external global %struct.ompi_predefined_datatype_t, align 1
@.str.17 = private constant [35 x i8] c"packed bytes in a derived datatype\00", align 1
@.str.18 = private constant [31 x i8] c"where they lie is not followed\00", align 1
@.str.19 = private constant [36 x i8] c"move them by MPI_PACKED or MPI_BYTE\00", align 1
@.str.20 = private constant [64 x i8] c"a call of MPI with bytes of several kinds or of an unknown kind\00", align 1
@.str.21 = private constant [49 x i8] c"what its adjoint is cannot be told from MPI_BYTE\00", align 1
@.str.22 = private constant [79 x i8] c"describe the numbers by a datatype, such as one made by MPI_Type_create_struct\00", align 1
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
@.str.23 = private constant [88 x i8] c"a call of MPI with numbers of a kind that is not followed (half or quadruple precision)\00", align 1
@.str.24 = private constant [35 x i8] c"adjoints of this kind are not sent\00", align 1
@.str.25 = private constant [33 x i8] c"use float, double or long double\00", align 1
@.str.26 = private constant [73 x i8] c"a call of MPI with a derived datatype made in a way that is not followed\00", align 1
@.str.27 = private constant [24 x i8] c"its layout is not known\00", align 1
@.str.28 = private constant [102 x i8] c"make it by MPI_Type_contiguous, _vector, _indexed, _create_struct, _create_subarray or _create_darray\00", align 1
@.str.29 = private constant [30 x i8] c"a call of MPI with MPI_BOTTOM\00", align 1
@.str.30 = private constant [48 x i8] c"the shadows of absolute addresses are not known\00", align 1
@.str.31 = private constant [60 x i8] c"pass the address of the data, and a datatype relative to it\00", align 1
@.str.32 = private constant [45 x i8] c"a message of bytes that ends within a number\00", align 1
@.str.33 = private constant [27 x i8] c"its adjoint cannot be told\00", align 1
@.str.34 = private constant [19 x i8] c"send whole numbers\00", align 1
@.str.35 = private constant [62 x i8] c"a message of bytes that is longer than the array it begins in\00", align 1
@.str.36 = private constant [40 x i8] c"what lies behind the array is not known\00", align 1
@.str.37 = private constant [25 x i8] c"send the array by itself\00", align 1
@.str.38 = private constant [55 x i8] c"a message of bytes that begins or ends within a number\00", align 1
@.str.39 = private constant [11 x i8] c"external32\00", align 1
@.str.40 = private constant [9 x i8] c"PAD-E309\00", align 1
@.str.41 = private constant [103 x i8] c"packed bytes that are numbers of one kind where they are packed and of another where they are unpacked\00", align 1
@.str.42 = private constant [29 x i8] c"their adjoint cannot be told\00", align 1
@.str.43 = private constant [23 x i8] c"unpack what was packed\00", align 1
@.str.44 = private constant [94 x i8] c"a message of bytes in which another rank has numbers where this one is not proved to have any\00", align 1
@.str.45 = private constant [85 x i8] c"the program copies these bytes or sends them on, and their derivatives would be lost\00", align 1
@.str.46 = private constant [35 x i8] c"describe the numbers by a datatype\00", align 1
@.str.47 = private constant [45 x i8] c"communication of adjoints or tangents failed\00", align 1
@.str.48 = private constant [47 x i8] c"see the call of the program that it belongs to\00", align 1
@.str.49 = private constant [32 x i8] c"the derivative of a call of MPI\00", align 1
@.str.50 = private constant [43 x i8] c"there is not enough memory for its buffers\00", align 1
@.str.51 = private constant [36 x i8] c"use less memory or smaller messages\00", align 1
@.str.52 = private constant [74 x i8] c"waiting for a request that was not started in the differentiated function\00", align 1
@.str.53 = private constant [31 x i8] c"what it completes is not known\00", align 1
@.str.54 = private constant [42 x i8] c"start and complete it within the function\00", align 1
@buckets = internal global i64 0, align 8
@tickets = internal global ptr null, align 8
@issued = internal global i64 0, align 8
@started = internal global %union.pthread_cond_t zeroinitializer, align 8
@.str.55 = private constant [54 x i8] c"MPI_Request_free of what is not complete, and no send\00", align 1
@.str.56 = private constant [37 x i8] c"nobody knows when its data have come\00", align 1
@.str.57 = private constant [12 x i8] c"wait for it\00", align 1
@pending_count = internal global i64 0, align 8
@parting = internal global %union.pthread_mutex_t zeroinitializer, align 8
@all_parts = internal global ptr null, align 8
@half_of_tags.half = internal global i32 0, align 4
@ompi_mpi_comm_world = external global %struct.ompi_predefined_communicator_t, align 1
@stash = internal global ptr null, align 8
@ompi_message_no_proc = external global %struct.ompi_predefined_message_t, align 1
@ompi_message_null = external global %struct.ompi_predefined_message_t, align 1
@matches = internal global ptr null, align 8
@posts = internal global i64 0, align 8
@.str.58 = private constant [66 x i8] c"the number of bytes of a message that was probed, in forward mode\00", align 1
@.str.59 = private constant [57 x i8] c"tangents come with the message, if its bytes are numbers\00", align 1
@.str.60 = private constant [58 x i8] c"count by the datatype of the numbers, or use reverse mode\00", align 1
@ompi_mpi_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_signed_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint8_t = external global %struct.ompi_predefined_datatype_t, align 1
@__const.set_length.w = private constant { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr, i64, i32, i32, i32, [4 x i8], ptr, ptr, ptr } { ptr @pass_block, i32 0, [4 x i8] zeroinitializer, i64 9223372036854775807, i32 0, [4 x i8] zeroinitializer, ptr null, i64 0, i32 1, i32 0, i32 0, [4 x i8] zeroinitializer, ptr null, ptr null, ptr null }, align 8
@.str.61 = private constant [36 x i8] c"a message that ends within a number\00", align 1
@__const.whole_length.w = private constant { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr, i64, i32, i32, i32, [4 x i8], ptr, ptr, ptr } { ptr @pass_block, i32 0, [4 x i8] zeroinitializer, i64 0, i32 0, [4 x i8] zeroinitializer, ptr null, i64 0, i32 1, i32 0, i32 0, [4 x i8] zeroinitializer, ptr null, ptr null, ptr null }, align 8
@silent_messages = internal global i64 0, align 8
@.str.62 = private constant [46 x i8] c"a message with a tag above half of MPI_TAG_UB\00", align 1
@.str.63 = private constant [50 x i8] c"the upper half of the tags is used by derivatives\00", align 1
@.str.64 = private constant [18 x i8] c"use a smaller tag\00", align 1
@.str.65 = private constant [59 x i8] c"the adjoint of a message has another size than the message\00", align 1
@.str.66 = private constant [80 x i8] c"the other rank describes the numbers in another way, or runs another derivative\00", align 1
@.str.67 = private constant [63 x i8] c"use the same datatypes, and the same derivative, on both sides\00", align 1
@.str.68 = private constant [107 x i8] c"a message of bytes that are numbers of one kind where they are sent and of another where they are received\00", align 1
@.str.69 = private constant [31 x i8] c"send each number as what it is\00", align 1
@threaded.level = internal global i32 -1, align 4
@posting = internal global %union.pthread_mutex_t zeroinitializer, align 8
@PACKED_END = internal constant [38 x i8] c"polyglot_ad: tangents of packed bytes\00", align 16
@.str.70 = private constant [25 x i8] c"a call of MPI that fails\00", align 1
@.str.71 = private constant [65 x i8] c"what the other ranks did is not known, so there is no derivative\00", align 1
@.str.72 = private constant [131 x i8] c"a receive that does not block, of any tag from any source, over a communicator that the differentiated function has from elsewhere\00", align 1
@.str.73 = private constant [71 x i8] c"the adjoint of another message could be taken for the one it waits for\00", align 1
@.str.74 = private constant [99 x i8] c"make the communicator an argument of the function, or give the tag or the source, or call MPI_Recv\00", align 1
@.str.75 = private constant [54 x i8] c"a message of numbers that is received as packed bytes\00", align 1
@.str.76 = private constant [35 x i8] c"where the numbers are is not known\00", align 1
@.str.77 = private constant [22 x i8] c"send it as MPI_PACKED\00", align 1
@.str.78 = private constant [58 x i8] c"a message that is longer than the buffer that receives it\00", align 1
@.str.79 = private constant [20 x i8] c"it would be cut off\00", align 1
@.str.80 = private constant [21 x i8] c"give a larger buffer\00", align 1
@.str.81 = private constant [72 x i8] c"receiving a message that was not matched in the differentiated function\00", align 1
@.str.82 = private constant [44 x i8] c"its place among other messages is not known\00", align 1
@.str.83 = private constant [36 x i8] c"call MPI_Mprobe within the function\00", align 1
@.str.84 = private constant [56 x i8] c"the derivative of an operation that is never waited for\00", align 1
@.str.85 = private constant [64 x i8] c"what it receives is used outside of the differentiated function\00", align 1
@.str.86 = private constant [32 x i8] c"wait for it within the function\00", align 1
@.str.87 = private constant [68 x i8] c"starting a request that was not made in the differentiated function\00", align 1
@.str.88 = private constant [41 x i8] c"the shadows of its buffers are not known\00", align 1
@.str.89 = private constant [45 x i8] c"make persistent requests within the function\00", align 1
@.str.90 = private constant [66 x i8] c"a request that was completed where the derivative does not see it\00", align 1
@.str.91 = private constant [32 x i8] c"its adjoint would never be sent\00", align 1
@.str.92 = private constant [56 x i8] c"wait for requests in the differentiated function itself\00", align 1
@.str.93 = private constant [64 x i8] c"a partitioned message with the ranks and the tag of another one\00", align 1
@.str.94 = private constant [39 x i8] c"their adjoints could not be told apart\00", align 1
@.str.95 = private constant [16 x i8] c"use another tag\00", align 1
@parts_stash = internal global ptr null, align 8
@.str.96 = private constant [74 x i8] c"a partition of a request that was not made in the differentiated function\00", align 1
@.str.97 = private constant [40 x i8] c"the shadows of its buffer are not known\00", align 1
@.str.98 = private constant [46 x i8] c"make partitioned requests within the function\00", align 1
@.str.99 = private constant [65 x i8] c"a reduction of numbers by an operator without a known derivative\00", align 1
@.str.100 = private constant [73 x i8] c"the operator was made outside of what is differentiated, or acts on bits\00", align 1
@.str.101 = private constant [104 x i8] c"call MPI_Op_create within the differentiated function, or use MPI_SUM, PROD, MIN, MAX, MINLOC or MAXLOC\00", align 1
@ompi_mpi_op_sum = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_prod = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_min = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_minloc = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_maxloc = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_op_replace = external global %struct.ompi_predefined_op_t, align 1
@.str.102 = private constant [73 x i8] c"a collective whose adjoints or tangents are more than 2147483647 numbers\00", align 1
@.str.103 = private constant [24 x i8] c"they are counted by int\00", align 1
@.str.104 = private constant [29 x i8] c"split it, or use fewer lanes\00", align 1
@typed_view.nothing = internal constant i8 0, align 1
@.str.105 = private constant [76 x i8] c"a collective that sends numbers and receives packed bytes, or the other way\00", align 1
@.str.106 = private constant [29 x i8] c"use MPI_PACKED on both sides\00", align 1
@not_sent = internal constant double 0.000000e+00, align 8
@.str.107 = private constant [77 x i8] c"a nonblocking or persistent collective with a root over an intercommunicator\00", align 1
@.str.108 = private constant [53 x i8] c"the root's neighbours take no part in its derivative\00", align 1
@.str.109 = private constant [19 x i8] c"use a blocking one\00", align 1
@is_complete.known = internal global i1 false, align 4
@is_complete.complete = internal global ptr null, align 8
@ompi_mpi_comm_self = external global %struct.ompi_predefined_communicator_t, align 1
@own_group.key = internal global i32 -1, align 4
@.str.110 = private constant [83 x i8] c"a nonblocking reduction by another operator than MPI_SUM over an intercommunicator\00", align 1
@.str.111 = private constant [63 x i8] c"its group has no communicator yet, which takes waiting to make\00", align 1
@.str.112 = private constant [39 x i8] c"use a blocking or persistent reduction\00", align 1
@ompi_mpi_group_empty = external global %struct.ompi_predefined_group_t, align 1
@.str.113 = private constant [71 x i8] c"a reduction by another operator than MPI_SUM over an intercommunicator\00", align 1
@.str.114 = private constant [46 x i8] c"its processes are not those of MPI_COMM_WORLD\00", align 1
@.str.115 = private constant [40 x i8] c"merge the groups by MPI_Intercomm_merge\00", align 1
@.str.116 = private constant [43 x i8] c"packed bytes with a datatype for each rank\00", align 1
@.str.117 = private constant [35 x i8] c"their adjoints have no marks there\00", align 1
@.str.118 = private constant [18 x i8] c"use MPI_Alltoallv\00", align 1
@.str.119 = private constant [28 x i8] c"a reduction of packed bytes\00", align 1
@.str.120 = private constant [13 x i8] c"MPI has none\00", align 1
@.str.121 = private constant [77 x i8] c"a reduction of more than 2147483647 numbers by another operator than MPI_SUM\00", align 1
@.str.122 = private constant [27 x i8] c"weights are counted by int\00", align 1
@.str.123 = private constant [9 x i8] c"split it\00", align 1
@.str.124 = private constant [40 x i8] c"a scan of more than 2147483647 adjoints\00", align 1
@.str.125 = private constant [40 x i8] c"a scan of more than 2147483647 tangents\00", align 1
@.str.126 = private constant [72 x i8] c"a scan of more than 2147483647 numbers by another operator than MPI_SUM\00", align 1
@freed_comms = internal global ptr null, align 8
@ompi_mpi_int64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_op_no_op = external global %struct.ompi_predefined_op_t, align 1
@.str.127 = private constant [106 x i8] c"a window that is accessed under locks, or by post and start, and not freed in the differentiated function\00", align 1
@.str.128 = private constant [55 x i8] c"making its mirror for the reverse pass takes all ranks\00", align 1
@.str.129 = private constant [38 x i8] c"call MPI_Win_free within the function\00", align 1
@guardian = internal global i64 0, align 8
@.str.130 = private constant [91 x i8] c"a call of MPI by one of several threads while a window is open that ranks get numbers from\00", align 1
@.str.131 = private constant [64 x i8] c"other ranks could add to its adjoints while another thread does\00", align 1
@.str.132 = private constant [75 x i8] c"call MPI outside of regions of threads there, or send and receive messages\00", align 1
@ompi_mpi_info_null = external global %struct.ompi_predefined_info_t, align 1
@.str.135 = private constant [87 x i8] c"one-sided communication with a window that was not made in the differentiated function\00", align 1
@.str.136 = private constant [49 x i8] c"where the shadows of its memory are is not known\00", align 1
@.str.137 = private constant [60 x i8] c"call MPI_Win_create or MPI_Win_allocate within the function\00", align 1
@.str.138 = private constant [43 x i8] c"windows over more than 2147483647 barriers\00", align 1
@.str.139 = private constant [24 x i8] c"free the window earlier\00", align 1
@ompi_mpi_op_bor = external global %struct.ompi_predefined_op_t, align 1
@.str.140 = private constant [86 x i8] c"accesses of different sorts under locks, while there are windows of two communicators\00", align 1
@.str.141 = private constant [49 x i8] c"they are numbered for one communicator at a time\00", align 1
@.str.142 = private constant [85 x i8] c"separate them by MPI_Barrier, use fences, or make both windows over one communicator\00", align 1
@.str.143 = private constant [64 x i8] c"MPI_Win_shared_query of a window that does not share its memory\00", align 1
@.str.144 = private constant [34 x i8] c"other ranks' shadows are not here\00", align 1
@.str.145 = private constant [28 x i8] c"use MPI_Win_allocate_shared\00", align 1
@patient.times = internal global i32 0, align 4
@.str.146 = private constant [56 x i8] c"one-sided communication of more than 2147483647 numbers\00", align 1
@.str.147 = private constant [90 x i8] c"the derivative of one-sided communication with a window that is not freed in the function\00", align 1
@.str.148 = private constant [34 x i8] c"making its mirror takes all ranks\00", align 1
@.str.149 = private constant [74 x i8] c"one-sided communication of bytes to or from places with gaps between them\00", align 1
@.str.150 = private constant [41 x i8] c"where the numbers are there is not known\00", align 1
@.str.151 = private constant [43 x i8] c"describe the numbers by their own datatype\00", align 1
@.str.152 = private constant [132 x i8] c"an operation on a window with numbers of several kinds, or by another operator than MPI_SUM and MPI_REPLACE with a derived datatype\00", align 1
@.str.153 = private constant [68 x i8] c"its derivative is made for numbers of one kind, one after the other\00", align 1
@.str.154 = private constant [53 x i8] c"use one call for each kind, and predefined datatypes\00", align 1
@.str.155 = private constant [25 x i8] c"an operation on a window\00", align 1
@.str.156 = private constant [36 x i8] c"the program was not seen to have it\00", align 1
@.str.157 = private constant [21 x i8] c"call MPI by its name\00", align 1
@.str.158 = private constant [78 x i8] c"an operation on a window whose result is of another datatype than its operand\00", align 1
@.str.159 = private constant [40 x i8] c"its derivative is made for one datatype\00", align 1
@.str.160 = private constant [31 x i8] c"use the same datatype for both\00", align 1
@.str.161 = private constant [43 x i8] c"MPI_Accumulate of numbers by this operator\00", align 1
@.str.162 = private constant [73 x i8] c"an operation on a window whose operand and result are of different kinds\00", align 1
@.str.163 = private constant [28 x i8] c"its derivative is not known\00", align 1
@.str.164 = private constant [17 x i8] c"use one datatype\00", align 1
@.str.165 = private constant [32 x i8] c"MPI_Compare_and_swap of numbers\00", align 1
@.str.166 = private constant [98 x i8] c"which of two numbers is there after it depends on whether they are equal, so it has no derivative\00", align 1
@.str.167 = private constant [17 x i8] c"compare integers\00", align 1

define void @pad_mpi_finish() {
  %1 = load ptr, ptr @pending_sends, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %4, label %3

3:
  tail call fastcc void @reap(i32 1)
  br label %4

4:
  tail call fastcc void @close_group()
  tail call fastcc void @free_comms()
  tail call fastcc void @check_windows()
  tail call fastcc void @drop_marks()
  ret void
}

define internal fastcc void @reap(i32 %0) {
  %2 = alloca i32, align 4
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = load ptr, ptr @pending_sends, align 8
  store ptr null, ptr @pending_sends, align 8
  %5 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %6 = icmp eq ptr %4, null
  br i1 %6, label %39, label %7

7:
  %8 = icmp eq i32 %0, 0
  br label %9

9:
  %10 = phi ptr [ %4, %7 ], [ %15, %36 ]
  %11 = phi ptr [ null, %7 ], [ %37, %36 ]
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 1, ptr %2, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = call fastcc ptr @errors_returned(ptr %13)
  %15 = load ptr, ptr %10, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 8
  br i1 %8, label %20, label %19

19:
  call fastcc void @wait_one(ptr %17, ptr %18, ptr null)
  br label %22

20:
  %21 = call i32 @PMPI_Test(ptr %18, ptr %2, ptr null)
  call fastcc void @check(ptr %17, i32 %21)
  br label %22

22:
  %23 = load ptr, ptr %12, align 8
  call fastcc void @errors_as_before(ptr %23, ptr %14)
  %24 = load i32, ptr %2, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %35, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, @ompi_request_null
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @PMPI_Request_free(ptr %27)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %34 = load ptr, ptr %33, align 8
  call void @free(ptr %34)
  call void @free(ptr %10)
  br label %36

35:
  store ptr %11, ptr %10, align 8
  br label %36

36:
  %37 = phi ptr [ %11, %32 ], [ %10, %35 ]
  call void @llvm.lifetime.end.p0(ptr %2)
  %38 = icmp eq ptr %15, null
  br i1 %38, label %39, label %9

39:
  %40 = phi ptr [ null, %1 ], [ %37, %36 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %51, label %42

42:
  %43 = call i32 @pthread_mutex_lock(ptr @lock)
  br label %44

44:
  %45 = phi ptr [ %40, %42 ], [ %46, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %44

48:
  %49 = load ptr, ptr @pending_sends, align 8
  store ptr %49, ptr %45, align 8
  store ptr %40, ptr @pending_sends, align 8
  %50 = call i32 @pthread_mutex_unlock(ptr @lock)
  br label %51

51:
  ret void
}

define internal fastcc void @close_group() {
  %1 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %2 = load i64, ptr @outstanding, align 8
  %3 = icmp eq i64 %2, 0
  %4 = load ptr, ptr @open_group, align 8
  %5 = icmp ne ptr %4, null
  %6 = select i1 %3, i1 %5, i1 false
  br i1 %6, label %7, label %8

7:
  store ptr null, ptr @open_group, align 8
  tail call fastcc void @free_group(ptr %4)
  br label %8

8:
  %9 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

define internal fastcc void @free_comms() {
  %1 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %2 = load ptr, ptr @freed_comms, align 8
  store ptr null, ptr @freed_comms, align 8
  %3 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %4 = icmp eq ptr %2, null
  br i1 %4, label %10, label %5

5:
  %6 = phi ptr [ %8, %5 ], [ %2, %0 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @free_comm(ptr %6)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %5

10:
  ret void
}

define internal fastcc void @check_windows() {
  %1 = load ptr, ptr @windows, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:
  store ptr null, ptr @orders, align 8
  ret void

4:
  %5 = phi ptr [ %18, %16 ], [ %1, %0 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 200
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @refuse(ptr %15, ptr @.str.127, ptr @.str.128, ptr @.str.129)
  unreachable

16:
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %3, label %4
}

define internal fastcc void @drop_marks() {
  br label %2

1:
  ret void

2:
  %3 = phi i64 [ 0, %0 ], [ %12, %11 ]
  %4 = getelementptr inbounds nuw ptr, ptr @pages, i64 %3
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %11, label %7

7:
  %8 = phi ptr [ %29, %27 ], [ %5, %2 ]
  %9 = phi ptr [ %28, %27 ], [ %4, %2 ]
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  br label %16

11:
  %12 = add nuw nsw i64 %3, 1
  %13 = icmp eq i64 %12, 1024
  br i1 %13, label %1, label %2

14:
  %15 = icmp eq i32 %22, 0
  br i1 %15, label %25, label %27

16:
  %17 = phi i64 [ 0, %7 ], [ %23, %16 ]
  %18 = phi i32 [ 0, %7 ], [ %22, %16 ]
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 %17
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = or i32 %18, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 512
  br i1 %24, label %14, label %16

25:
  %26 = load ptr, ptr %8, align 8
  store ptr %26, ptr %9, align 8
  tail call void @free(ptr %8)
  br label %27

27:
  %28 = phi ptr [ %9, %25 ], [ %8, %14 ]
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %11, label %7
}

define void @pad_mpi_halfway() {
  tail call fastcc void @close_group()
  ret void
}

define void @pad_mpi_reverse(ptr %0) {
  tail call fastcc void @end_section()
  %2 = icmp eq ptr %0, null
  br i1 %2, label %7, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  tail call fastcc void @alone_with_guards(ptr %5)
  tail call fastcc void @open_guards()
  %6 = load ptr, ptr %0, align 8
  tail call void %6(ptr %0)
  tail call fastcc void @close_guards()
  br label %7

7:
  ret void
}

define internal fastcc void @end_section() {
  %1 = load ptr, ptr @held_section, align 8
  store ptr null, ptr @held_section, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %30, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load i32, ptr %4, align 8
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %25

9:
  %10 = phi i64 [ %21, %20 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw %struct.anon, ptr %5, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 36
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %19 = load i32, ptr %18, align 8
  tail call fastcc void @end_turn(ptr %17, ptr %12, i32 %19)
  br label %20

20:
  %21 = add nuw nsw i64 %10, 1
  %22 = load i32, ptr %4, align 8
  %23 = sext i32 %22 to i64
  %24 = icmp slt i64 %21, %23
  br i1 %24, label %9, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:
  tail call fastcc void @free_section(ptr %1)
  br label %30

30:
  ret void
}

define internal fastcc void @alone_with_guards(ptr %0) {
  %2 = load ptr, ptr @guarded, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %15, label %4

4:
  %5 = load i64, ptr @guardian, align 8
  %6 = tail call i64 @pthread_self()
  %7 = tail call i32 @pthread_equal(i64 %5, i64 %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %14, label %9

9:
  %10 = icmp eq ptr @omp_in_parallel, null
  br i1 %10, label %15, label %11

11:
  %12 = tail call i32 @omp_in_parallel()
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @refuse(ptr %0, ptr @.str.130, ptr @.str.131, ptr @.str.132)
  unreachable

15:
  ret void
}

define internal fastcc void @open_guards() {
  %1 = load ptr, ptr @guarded, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %11, label %3

3:
  %4 = phi ptr [ %21, %12 ], [ %1, %0 ]
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 116
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 64
  br label %23

11:
  ret void

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 124
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i32 @PMPI_Win_unlock(i32 %16, ptr %18)
  tail call fastcc void @check(ptr %14, i32 %19)
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %11, label %3

23:
  %24 = phi i64 [ 0, %8 ], [ %30, %23 ]
  %25 = load ptr, ptr %9, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = getelementptr inbounds nuw ptr, ptr %26, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @PMPI_Win_sync(ptr %28)
  tail call fastcc void @check(ptr %25, i32 %29)
  %30 = add nuw nsw i64 %24, 1
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %23, label %12
}

define internal fastcc void @close_guards() {
  %1 = load ptr, ptr @guarded, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:
  ret void

4:
  %5 = phi ptr [ %20, %18 ], [ %1, %0 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 124
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @PMPI_Win_lock(i32 1, i32 %9, i32 0, ptr %11)
  tail call fastcc void @check(ptr %7, i32 %12)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 116
  %14 = load i32, ptr %13, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 64
  br label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %3, label %4

22:
  %23 = phi i64 [ 0, %16 ], [ %29, %22 ]
  %24 = load ptr, ptr %6, align 8
  %25 = load ptr, ptr %17, align 8
  %26 = getelementptr inbounds nuw ptr, ptr %25, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i32 @PMPI_Win_sync(ptr %27)
  tail call fastcc void @check(ptr %24, i32 %28)
  %29 = add nuw nsw i64 %23, 1
  %30 = load i32, ptr %13, align 4
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %22, label %18
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

define i32 @pad_mpi_Pack_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = load i32, ptr %6, align 4
  %13 = tail call i32 @PMPI_Pack(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  store ptr null, ptr %10, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = sext i32 %12 to i64
  %17 = sext i32 %2 to i64
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call fastcc ptr @packing(ptr %0, ptr %1, i64 %17, ptr %3, i32 0, ptr %8, ptr %9, i64 %16, i64 %19, i32 1, ptr @reverse_pack)
  store ptr %20, ptr %10, align 8
  br label %21

21:
  ret i32 %13
}

declare void @llvm.lifetime.start.p0(ptr)

declare i32 @PMPI_Pack(ptr, i32, ptr, ptr, i32, ptr, ptr)

define internal fastcc ptr @packing(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6, i64 %7, i64 %8, i32 %9, ptr %10) {
  %12 = alloca %struct.View, align 8
  %13 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %12, ptr %0, ptr %1, ptr %5, i64 %2, ptr %3, i32 %4)
  %14 = tail call fastcc ptr @get_zeros(ptr %0, i64 136)
  store ptr %10, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr @release_packing, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %17, ptr align 8 dereferenceable(80) %12, i64 80, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 112
  store i64 %7, ptr %18, align 8
  %19 = sub nsw i64 %8, %7
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 120
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 128
  store i32 %9, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %13, i8 0, i64 88, i1 false)
  store ptr @count_block, ptr %13, align 8
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i32 -1, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 52
  store i32 %9, ptr %23, align 4
  call fastcc void @walk_view(ptr %13, ptr %12, ptr null)
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = load i64, ptr %20, align 8
  %28 = icmp eq i64 %27, %26
  br i1 %28, label %30, label %29

29:
  call fastcc void @refuse(ptr %0, ptr @.str.11, ptr @.str.12, ptr @.str.13)
  unreachable

30:
  %31 = icmp eq ptr %6, null
  br i1 %31, label %43, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = shl nsw i64 %35, 3
  %37 = call fastcc ptr @get_memory(ptr %0, i64 %36)
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 104
  store ptr %37, ptr %38, align 8
  %39 = load i32, ptr %33, align 4
  %40 = sext i32 %39 to i64
  %41 = shl nsw i64 %40, 3
  %42 = call ptr @memcpy(ptr %37, ptr %6, i64 %41)
  br label %43

43:
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret ptr %14
}

define internal void @reverse_pack(ptr %0) {
  %2 = alloca %struct.Marking, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %47, label %6

6:
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr %0, ptr %2, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  call fastcc void @through(ptr writable sret(%struct.Walk) align 8 %7, ptr %0, i32 0, ptr @unmark_block)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %9 = load ptr, ptr %3, align 8
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i32, ptr %12, align 8
  store i32 %13, ptr %10, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 108
  store i32 0, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, %17
  store i64 %20, ptr %15, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 120
  store ptr null, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 136
  store i64 0, ptr %23, align 8
  %24 = tail call i32 @pthread_mutex_lock(ptr @lock)
  call fastcc void @walk_view(ptr %7, ptr %11, ptr null)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = load i64, ptr %16, align 8
  %28 = load i64, ptr %18, align 8
  %29 = add nsw i64 %28, %27
  call fastcc void @clear_marks(ptr %26, ptr %8, i64 %27, i64 %29, i32 0)
  %30 = call i32 @pthread_mutex_unlock(ptr @lock)
  call fastcc void @close_guards()
  call fastcc void @each_packed(ptr %0, ptr @add_block)
  call fastcc void @open_guards()
  %31 = load i32, ptr %12, align 8
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %34, label %33

33:
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %47

34:
  %35 = phi i64 [ %43, %34 ], [ 0, %6 ]
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds nuw ptr, ptr %36, i64 %35
  %38 = load ptr, ptr %37, align 8
  %39 = load i64, ptr %16, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load i64, ptr %18, align 8
  %42 = call ptr @memset(ptr %40, i32 0, i64 %41)
  %43 = add nuw nsw i64 %35, 1
  %44 = load i32, ptr %12, align 8
  %45 = sext i32 %44 to i64
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %34, label %33

47:
  ret void
}

declare void @llvm.lifetime.end.p0(ptr)

define i32 @pad_mpi_Pack_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = load i32, ptr %6, align 4
  %12 = tail call i32 @PMPI_Pack(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = sext i32 %11 to i64
  %16 = sext i32 %2 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = tail call fastcc ptr @packing(ptr %0, ptr %1, i64 %16, ptr %3, i32 0, ptr %8, ptr %9, i64 %15, i64 %18, i32 1, ptr @reverse_pack)
  tail call fastcc void @forward_pack(ptr %19)
  tail call void @release_packing(ptr %19)
  br label %20

20:
  ret i32 %12
}

define internal fastcc void @forward_pack(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %15, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %9

9:
  %10 = phi i64 [ 0, %6 ], [ %23, %16 ]
  %11 = phi ptr [ %4, %6 ], [ %24, %16 ]
  %12 = load i32, ptr %2, align 8
  %13 = sext i32 %12 to i64
  %14 = icmp slt i64 %10, %13
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @each_packed(ptr %0, ptr @read_block)
  ret void

16:
  %17 = getelementptr inbounds nuw ptr, ptr %11, i64 %10
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = load i64, ptr %8, align 8
  %22 = tail call ptr @memset(ptr %20, i32 0, i64 %21)
  %23 = add nuw nsw i64 %10, 1
  %24 = load ptr, ptr %3, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %15, label %9
}

define internal void @release_packing(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @free_view(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  tail call void @free(ptr %0)
  ret void
}

define i32 @pad_mpi_Unpack_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = load i32, ptr %3, align 4
  %13 = tail call i32 @PMPI_Unpack(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  store ptr null, ptr %10, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %21

15:
  %16 = sext i32 %12 to i64
  %17 = sext i32 %5 to i64
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call fastcc ptr @packing(ptr %0, ptr %4, i64 %17, ptr %6, i32 1, ptr %9, ptr %8, i64 %16, i64 %19, i32 1, ptr @reverse_unpack)
  store ptr %20, ptr %10, align 8
  br label %21

21:
  ret i32 %13
}

declare i32 @PMPI_Unpack(ptr, i32, ptr, ptr, i32, ptr, ptr)

define internal void @reverse_unpack(ptr %0) {
  %2 = alloca i64, align 8
  %3 = alloca %struct.Marking, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = call fastcc i64 @stream_length(ptr %4, i32 -1, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %8, %11
  %13 = call fastcc ptr @get_memory(ptr %7, i64 %12)
  call fastcc void @stream_read(ptr %4, i32 -1, ptr %13, i64 %8)
  call fastcc void @zero(ptr %4)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %35, label %17

17:
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr %0, ptr %3, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  call fastcc void @through(ptr writable sret(%struct.Walk) align 8 %18, ptr %0, i32 0, ptr @mark_block)
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %20 = load ptr, ptr %14, align 8
  store ptr %20, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %22 = load i32, ptr %9, align 8
  store i32 %22, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 108
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, %26
  store i64 %29, ptr %24, align 8
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store ptr %13, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 136
  store i64 %8, ptr %32, align 8
  %33 = call i32 @pthread_mutex_lock(ptr @lock)
  call fastcc void @walk_view(ptr %18, ptr %4, ptr null)
  %34 = call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %35

35:
  call void @free(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define i32 @pad_mpi_Unpack_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = load i32, ptr %3, align 4
  %12 = tail call i32 @PMPI_Unpack(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %20

14:
  %15 = sext i32 %11 to i64
  %16 = sext i32 %5 to i64
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = tail call fastcc ptr @packing(ptr %0, ptr %4, i64 %16, ptr %6, i32 1, ptr %9, ptr %8, i64 %15, i64 %18, i32 1, ptr @reverse_unpack)
  tail call fastcc void @forward_unpack(ptr %19)
  tail call void @release_packing(ptr %19)
  br label %20

20:
  ret i32 %12
}

define internal fastcc void @forward_unpack(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @zero(ptr %6)
  br label %7

7:
  tail call fastcc void @each_packed(ptr %0, ptr @write_block)
  ret void
}

define i32 @pad_mpi_Pack_external_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = load i64, ptr %7, align 8
  %13 = tail call i32 @PMPI_Pack_external(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i64 %6, ptr %7)
  store ptr null, ptr %10, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = sext i32 %3 to i64
  %17 = load i64, ptr %7, align 8
  %18 = tail call fastcc ptr @packing(ptr %0, ptr %2, i64 %16, ptr %4, i32 0, ptr %8, ptr %9, i64 %12, i64 %17, i32 2, ptr @reverse_pack)
  store ptr %18, ptr %10, align 8
  br label %19

19:
  ret i32 %13
}

declare i32 @PMPI_Pack_external(ptr, ptr, i32, ptr, ptr, i64, ptr)

define i32 @pad_mpi_Pack_external_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9) {
  %11 = load i64, ptr %7, align 8
  %12 = tail call i32 @PMPI_Pack_external(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i64 %6, ptr %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = sext i32 %3 to i64
  %16 = load i64, ptr %7, align 8
  %17 = tail call fastcc ptr @packing(ptr %0, ptr %2, i64 %15, ptr %4, i32 0, ptr %8, ptr %9, i64 %11, i64 %16, i32 2, ptr @reverse_pack)
  tail call fastcc void @forward_pack(ptr %17)
  tail call void @release_packing(ptr %17)
  br label %18

18:
  ret i32 %12
}

define i32 @pad_mpi_Unpack_external_augmented(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = load i64, ptr %4, align 8
  %13 = tail call i32 @PMPI_Unpack_external(ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  store ptr null, ptr %10, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = sext i32 %6 to i64
  %17 = load i64, ptr %4, align 8
  %18 = tail call fastcc ptr @packing(ptr %0, ptr %5, i64 %16, ptr %7, i32 1, ptr %9, ptr %8, i64 %12, i64 %17, i32 2, ptr @reverse_unpack)
  store ptr %18, ptr %10, align 8
  br label %19

19:
  ret i32 %13
}

declare i32 @PMPI_Unpack_external(ptr, ptr, i64, ptr, ptr, i32, ptr)

define i32 @pad_mpi_Unpack_external_forward(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = load i64, ptr %4, align 8
  %12 = tail call i32 @PMPI_Unpack_external(ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = sext i32 %6 to i64
  %16 = load i64, ptr %4, align 8
  %17 = tail call fastcc ptr @packing(ptr %0, ptr %5, i64 %15, ptr %7, i32 1, ptr %9, ptr %8, i64 %11, i64 %16, i32 2, ptr @reverse_unpack)
  tail call fastcc void @forward_unpack(ptr %17)
  tail call void @release_packing(ptr %17)
  br label %18

18:
  ret i32 %12
}

define void @pad_mpi_separate(ptr %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %3 = icmp eq ptr %0, @ompi_mpi_comm_null
  br i1 %3, label %21, label %4

4:
  %5 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %6 = load i32, ptr @channels, align 4
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %8, label %10

8:
  %9 = tail call i32 @PMPI_Comm_create_keyval(ptr @OMPI_C_MPI_COMM_NULL_COPY_FN, ptr @drop_channel, ptr @channels, ptr null)
  tail call fastcc void @check(ptr null, i32 %9)
  br label %10

10:
  %11 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %12 = tail call fastcc ptr @channel_of(ptr %0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %21

14:
  %15 = tail call fastcc ptr @get_memory(ptr null, i64 8)
  %16 = call i32 @PMPI_Comm_rank(ptr %0, ptr %2)
  %17 = load i32, ptr %2, align 4
  %18 = call i32 @PMPI_Comm_split(ptr %0, i32 0, i32 %17, ptr %15)
  call fastcc void @check(ptr null, i32 %18)
  %19 = load i32, ptr @channels, align 4
  %20 = call i32 @PMPI_Comm_set_attr(ptr %0, i32 %19, ptr %15)
  call fastcc void @check(ptr null, i32 %20)
  br label %21

21:
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

declare i32 @pthread_mutex_lock(ptr)

define internal fastcc void @check(ptr %0, i32 %1) {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %5, label %4

4:
  tail call fastcc void @failed(ptr %0, i32 %1, ptr @.str.47, ptr @.str.48)
  unreachable

5:
  ret void
}

declare i32 @PMPI_Comm_create_keyval(ptr, ptr, ptr, ptr)

declare i32 @OMPI_C_MPI_COMM_NULL_COPY_FN(ptr, i32, ptr, ptr, ptr, ptr)

define internal i32 @drop_channel(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = tail call i32 @PMPI_Comm_free(ptr %2)
  tail call void @free(ptr %2)
  ret i32 0
}

declare i32 @pthread_mutex_unlock(ptr)

define internal fastcc ptr @channel_of(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %4 = load i32, ptr @channels, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %8, label %6

6:
  %7 = call i32 @PMPI_Comm_get_attr(ptr %0, i32 %4, ptr %2, ptr %3)
  br label %8

8:
  %9 = load i32, ptr %3, align 4
  %10 = icmp eq i32 %9, 0
  %11 = load ptr, ptr %2, align 8
  %12 = select i1 %10, ptr null, ptr %11
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret ptr %12
}

define internal fastcc noalias ptr @get_memory(ptr %0, i64 %1) {
  %3 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %4 = tail call noalias ptr @malloc(i64 %3)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:
  tail call fastcc void @fail_at(ptr %0, ptr @.str.5, ptr @.str.49, ptr @.str.50, ptr @.str.51)
  unreachable

7:
  ret ptr %4
}

declare i32 @PMPI_Comm_rank(ptr, ptr)

declare i32 @PMPI_Comm_split(ptr, i32, i32, ptr)

declare i32 @PMPI_Comm_set_attr(ptr, i32, ptr)

define i32 @pad_mpi_Wait_augmented(ptr %0, ptr %1, ptr %2, ptr %3) {
  tail call fastcc void @wait_one_of(ptr %0, ptr %1, ptr %2, ptr %3)
  ret i32 0
}

define internal fastcc void @wait_one_of(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.Watch, align 8
  %6 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @watch(ptr %5, ptr %0, i32 1, ptr %1, ptr null)
  %7 = call i32 @PMPI_Wait(ptr %1, ptr %6)
  call fastcc void @check(ptr %0, i32 %7)
  call fastcc void @ended(ptr %5, i32 0, ptr %6, i32 1)
  call fastcc void @give_status(ptr %2, ptr %6)
  %8 = call fastcc ptr @watched(ptr %5)
  store ptr %8, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define i32 @pad_mpi_Wait_forward(ptr %0, ptr %1, ptr %2) {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  call fastcc void @wait_one_of(ptr %0, ptr %1, ptr %2, ptr %4)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret i32 0
}

define i32 @pad_mpi_Test_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = tail call fastcc i32 @test_one_of(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

define internal fastcc i32 @test_one_of(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.Watch, align 8
  %7 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call fastcc void @watch(ptr %6, ptr %0, i32 1, ptr %1, ptr null)
  %8 = call i32 @PMPI_Test(ptr %1, ptr %2, ptr %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %28

10:
  %11 = load i32, ptr %2, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %28

13:
  %14 = call fastcc i32 @patient(i32 1)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %28, label %16

16:
  %17 = call double @PMPI_Wtime()
  %18 = fadd double %17, 2.000000e-05
  br label %19

19:
  %20 = load i32, ptr %2, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:
  %23 = call double @PMPI_Wtime()
  %24 = fcmp olt double %23, %18
  br i1 %24, label %25, label %28

25:
  %26 = call i32 @PMPI_Test(ptr %1, ptr %2, ptr %7)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %19, label %28

28:
  %29 = phi i32 [ 0, %10 ], [ %8, %5 ], [ 0, %13 ], [ 0, %22 ], [ %26, %25 ], [ 0, %19 ]
  %30 = load i32, ptr %2, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:
  %33 = call fastcc i32 @patient(i32 0)
  br label %34

34:
  call fastcc void @check(ptr %0, i32 %29)
  %35 = load i32, ptr %2, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  call fastcc void @ended(ptr %6, i32 0, ptr %7, i32 1)
  call fastcc void @give_status(ptr %3, ptr %7)
  br label %38

38:
  %39 = call fastcc ptr @watched(ptr %6)
  store ptr %39, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %29
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
  %8 = alloca %struct.ompi_status_public_t, align 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @watch(ptr %7, ptr %0, i32 1, ptr %6, ptr null)
  %9 = call i32 @PMPI_Request_get_status(ptr %1, ptr %2, ptr %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %29

11:
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %29

14:
  %15 = call fastcc i32 @patient(i32 1)
  %16 = icmp eq i32 %15, 0
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
  %27 = call i32 @PMPI_Request_get_status(ptr %1, ptr %2, ptr %8)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %20, label %29

29:
  %30 = phi i32 [ 0, %11 ], [ %9, %5 ], [ 0, %14 ], [ 0, %23 ], [ %27, %26 ], [ 0, %20 ]
  %31 = load i32, ptr %2, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:
  %34 = call fastcc i32 @patient(i32 0)
  br label %35

35:
  call fastcc void @check(ptr %0, i32 %30)
  %36 = load i32, ptr %2, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  call fastcc void @ended(ptr %7, i32 0, ptr %8, i32 0)
  call fastcc void @give_status(ptr %3, ptr %8)
  br label %39

39:
  %40 = call fastcc ptr @watched(ptr %7)
  store ptr %40, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %30
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
  br label %15

13:
  call fastcc void @free_statuses(ptr %6, ptr %3)
  %14 = call fastcc ptr @watched(ptr %6)
  store ptr %14, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void

15:
  %16 = phi i64 [ 0, %11 ], [ %20, %15 ]
  %17 = load ptr, ptr %7, align 8
  %18 = getelementptr inbounds nuw %struct.ompi_status_public_t, ptr %17, i64 %16
  %19 = trunc nuw nsw i64 %16 to i32
  call fastcc void @ended(ptr %6, i32 %19, ptr %18, i32 1)
  %20 = add nuw nsw i64 %16, 1
  %21 = icmp eq i64 %20, %12
  br i1 %21, label %13, label %15
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
  br i1 %11, label %12, label %31

12:
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %31

15:
  %16 = call fastcc i32 @patient(i32 1)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %31, label %18

18:
  %19 = call double @PMPI_Wtime()
  %20 = fadd double %19, 2.000000e-05
  br label %21

21:
  %22 = load i32, ptr %3, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %31

24:
  %25 = call double @PMPI_Wtime()
  %26 = fcmp olt double %25, %20
  br i1 %26, label %27, label %31

27:
  %28 = load ptr, ptr %8, align 8
  %29 = call i32 @PMPI_Testall(i32 %1, ptr %2, ptr %3, ptr %28)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %21, label %31

31:
  %32 = phi i32 [ 0, %12 ], [ %10, %6 ], [ 0, %15 ], [ 0, %24 ], [ %29, %27 ], [ 0, %21 ]
  %33 = load i32, ptr %3, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %37, label %35

35:
  %36 = call fastcc i32 @patient(i32 0)
  br label %37

37:
  call fastcc void @check(ptr %0, i32 %32)
  %38 = load i32, ptr %3, align 4
  %39 = icmp ne i32 %38, 0
  %40 = icmp sgt i32 %1, 0
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %44

42:
  %43 = zext nneg i32 %1 to i64
  br label %46

44:
  call fastcc void @free_statuses(ptr %7, ptr %4)
  %45 = call fastcc ptr @watched(ptr %7)
  store ptr %45, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %32

46:
  %47 = phi i64 [ 0, %42 ], [ %51, %46 ]
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds nuw %struct.ompi_status_public_t, ptr %48, i64 %47
  %50 = trunc nuw nsw i64 %47 to i32
  call fastcc void @ended(ptr %7, i32 %50, ptr %49, i32 1)
  %51 = add nuw nsw i64 %47, 1
  %52 = load i32, ptr %3, align 4
  %53 = icmp ne i32 %52, 0
  %54 = icmp samesign ult i64 %51, %43
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %46, label %44
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
  %8 = alloca %struct.ompi_status_public_t, align 8
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
  call fastcc void @give_status(ptr %4, ptr %8)
  %14 = call fastcc ptr @watched(ptr %7)
  store ptr %14, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define i32 @pad_mpi_Waitany_forward(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @wait_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %6)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 0
}

define i32 @pad_mpi_Testany_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = tail call fastcc i32 @test_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
  ret i32 %8
}

define internal fastcc i32 @test_for_any(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Watch, align 8
  %9 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @watch(ptr %8, ptr %0, i32 %1, ptr %2, ptr %9)
  %10 = call i32 @PMPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %30

15:
  %16 = call fastcc i32 @patient(i32 1)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %30, label %18

18:
  %19 = call double @PMPI_Wtime()
  %20 = fadd double %19, 2.000000e-05
  br label %21

21:
  %22 = load i32, ptr %4, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:
  %25 = call double @PMPI_Wtime()
  %26 = fcmp olt double %25, %20
  br i1 %26, label %27, label %30

27:
  %28 = call i32 @PMPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %9)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %21, label %30

30:
  %31 = phi i32 [ 0, %12 ], [ %10, %7 ], [ 0, %15 ], [ 0, %24 ], [ %28, %27 ], [ 0, %21 ]
  %32 = load i32, ptr %4, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:
  %35 = call fastcc i32 @patient(i32 0)
  br label %36

36:
  call fastcc void @check(ptr %0, i32 %31)
  %37 = load i32, ptr %4, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:
  %40 = load i32, ptr %3, align 4
  %41 = icmp eq i32 %40, -32766
  br i1 %41, label %43, label %42

42:
  call fastcc void @ended(ptr %8, i32 %40, ptr %9, i32 1)
  br label %43

43:
  call fastcc void @give_status(ptr %5, ptr %9)
  br label %44

44:
  %45 = call fastcc ptr @watched(ptr %8)
  store ptr %45, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %31
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
  call fastcc void @end_some(ptr %8, i32 %12, ptr %4)
  call fastcc void @free_statuses(ptr %8, ptr %5)
  %13 = call fastcc ptr @watched(ptr %8)
  store ptr %13, ptr %6, align 8
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
  br i1 %12, label %13, label %32

13:
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %32

16:
  %17 = call fastcc i32 @patient(i32 1)
  %18 = icmp eq i32 %17, 0
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
  %29 = load ptr, ptr %9, align 8
  %30 = call i32 @PMPI_Testsome(i32 %1, ptr %2, ptr %3, ptr %4, ptr %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:
  %33 = phi i32 [ 0, %13 ], [ %11, %7 ], [ 0, %16 ], [ 0, %25 ], [ %30, %28 ], [ 0, %22 ]
  %34 = load i32, ptr %3, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:
  %37 = call fastcc i32 @patient(i32 0)
  br label %38

38:
  call fastcc void @check(ptr %0, i32 %33)
  %39 = load i32, ptr %3, align 4
  call fastcc void @end_some(ptr %8, i32 %39, ptr %4)
  call fastcc void @free_statuses(ptr %8, ptr %5)
  %40 = call fastcc ptr @watched(ptr %8)
  store ptr %40, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %33
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
  %4 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  call fastcc void @watch(ptr %4, ptr %0, i32 1, ptr %1, ptr null)
  %5 = call fastcc ptr @give_up(ptr %4, ptr %1)
  store ptr %5, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
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
  %7 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = call i32 @PMPI_Probe(i32 %1, i32 %2, ptr %3, ptr %7)
  call fastcc void @check(ptr %0, i32 %8)
  %9 = call fastcc i32 @is_adjoint(ptr %7)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  call fastcc void @clear_way(ptr %0, i32 %1, i32 %2, ptr %3)
  %12 = call i32 @PMPI_Probe(i32 %1, i32 %2, ptr %3, ptr %7)
  call fastcc void @check(ptr %0, i32 %12)
  %13 = call fastcc i32 @is_adjoint(ptr %7)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %11

15:
  call fastcc void @give_status(ptr %4, ptr %7)
  %16 = icmp ne i32 %5, 0
  %17 = icmp ne ptr %4, null
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %21

19:
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1347571522, ptr %20, align 8
  br label %21

21:
  call void @llvm.lifetime.end.p0(ptr %7)
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
  %8 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  tail call fastcc void @clear_way(ptr %0, i32 %1, i32 %2, ptr %3)
  %9 = call i32 @PMPI_Iprobe(i32 %1, i32 %2, ptr %3, ptr %4, ptr %8)
  call fastcc void @check(ptr %0, i32 %9)
  %10 = load i32, ptr %4, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = call fastcc i32 @is_adjoint(ptr %8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  store i32 0, ptr %4, align 4
  br label %16

16:
  %17 = load i32, ptr %4, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %25, label %19

19:
  call fastcc void @give_status(ptr %5, ptr %8)
  %20 = icmp ne i32 %6, 0
  %21 = icmp ne ptr %5, null
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %25

23:
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1347571522, ptr %24, align 8
  br label %25

25:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

define i32 @pad_mpi_Iprobe_forward(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5) {
  tail call fastcc void @iprobe_for(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 1)
  ret i32 0
}

define i32 @pad_mpi_Mprobe_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  store ptr null, ptr %6, align 8
  tail call fastcc void @match_blocking(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 0)
  ret i32 0
}

define internal fastcc void @match_blocking(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  br label %9

9:
  call fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %8, ptr %4, ptr %5, i32 %6)
  %10 = load i32, ptr %8, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %9, label %12

12:
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

define i32 @pad_mpi_Mprobe_forward(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5) {
  tail call fastcc void @match_blocking(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 1)
  ret i32 0
}

define i32 @pad_mpi_Improbe_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  store ptr null, ptr %7, align 8
  tail call fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 0)
  ret i32 0
}

define internal fastcc void @match(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  tail call fastcc void @begin_post()
  %10 = and i32 %2, %1
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %12, label %14

12:
  %13 = call fastcc i32 @match_any(ptr %0, ptr %3, ptr %5, ptr %9)
  store i32 %13, ptr %4, align 4
  br label %16

14:
  %15 = call i32 @PMPI_Improbe(i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %9)
  call fastcc void @check(ptr %0, i32 %15)
  br label %16

16:
  %17 = load i32, ptr %4, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %9, align 8
  call fastcc void @keep_matched(ptr %0, ptr %20, ptr %3, i32 %21)
  br label %22

22:
  call fastcc void @end_post()
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:
  call fastcc void @give_status(ptr %6, ptr %9)
  %26 = icmp ne i32 %7, 0
  %27 = icmp ne ptr %6, null
  %28 = and i1 %27, %26
  br i1 %28, label %29, label %31

29:
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1347571522, ptr %30, align 8
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %9)
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
  %5 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.ompi_status_public_t) align 8 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_count(ptr %5, ptr %2, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define internal fastcc void @as_program_sees(ptr noalias writable sret(%struct.ompi_status_public_t) align 8 %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca i64, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca i64, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %0, ptr align 8 dereferenceable(24) %2, i64 24, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 1347571522
  br i1 %10, label %11, label %52

11:
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  %12 = call i32 @PMPI_Get_elements_x(ptr %2, ptr @ompi_mpi_byte, ptr %5)
  %13 = icmp eq ptr %3, @ompi_mpi_packed
  br i1 %13, label %14, label %36

14:
  %15 = load i64, ptr %5, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %51, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = call fastcc i64 @end_length(i32 %19)
  %21 = icmp slt i64 %15, %20
  br i1 %21, label %36, label %22

22:
  %23 = add nsw i32 %19, 1
  %24 = sext i32 %23 to i64
  %25 = srem i64 %15, %24
  %26 = icmp eq i64 %25, 1
  br i1 %26, label %27, label %36

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %29 = load i32, ptr %28, align 4
  %30 = call fastcc i64 @end_length(i32 %29)
  %31 = sub nsw i64 %15, %30
  %32 = add nsw i32 %29, 1
  %33 = sext i32 %32 to i64
  %34 = sdiv i64 %31, %33
  %35 = call i32 @PMPI_Status_set_elements_x(ptr %0, ptr @ompi_mpi_byte, i64 %34)
  br label %51

36:
  %37 = call fastcc i32 @is_bytes(ptr %3)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  call fastcc void @refuse(ptr %1, ptr @.str.58, ptr @.str.59, ptr @.str.60)
  unreachable

40:
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %6, ptr %1, ptr %0, ptr null, i64 1, ptr %3, i32 0)
  %41 = call fastcc i32 @only_kind(ptr %6)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %50, label %43

43:
  call void @llvm.lifetime.start.p0(ptr %7)
  store i64 0, ptr %7, align 8
  %44 = call i32 @PMPI_Get_elements_x(ptr %2, ptr @ompi_mpi_byte, ptr %7)
  %45 = load i64, ptr %7, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i32, ptr %46, align 4
  call fastcc void @set_length(ptr %1, ptr %6, i64 %45, i32 %47)
  %48 = call fastcc i64 @whole_length(ptr %6)
  %49 = call i32 @PMPI_Status_set_elements_x(ptr %0, ptr @ompi_mpi_byte, i64 %48)
  call void @llvm.lifetime.end.p0(ptr %7)
  br label %50

50:
  call fastcc void @free_view(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %51

51:
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %52

52:
  ret void
}

define i32 @pad_mpi_Get_elements_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  store ptr null, ptr %4, align 8
  %6 = tail call i32 @PMPI_Get_elements(ptr %1, ptr %2, ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Get_elements(ptr, ptr, ptr)

define i32 @pad_mpi_Get_elements_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.ompi_status_public_t) align 8 %5, ptr %0, ptr %1, ptr %2)
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
  %5 = alloca %struct.ompi_status_public_t, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @as_program_sees(ptr writable sret(%struct.ompi_status_public_t) align 8 %5, ptr %0, ptr %1, ptr %2)
  %6 = call i32 @PMPI_Get_elements_x(ptr %5, ptr %2, ptr %3)
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
  br i1 %13, label %17, label %14

14:
  %15 = tail call fastcc i32 @threaded()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = tail call fastcc ptr @recorded(ptr %12)
  %19 = tail call i32 @PMPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %25

20:
  tail call fastcc void @begin_post()
  tail call fastcc void @posted(ptr %12, i32 0)
  %21 = call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  call fastcc void @end_post()
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %25

25:
  %26 = phi i32 [ %19, %17 ], [ %24, %23 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %26
}

define internal fastcc ptr @sending(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.View, align 8
  %10 = icmp eq i32 %4, -2
  br i1 %10, label %26, label %11

11:
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @view_or_packed(ptr writable sret(%struct.View) align 8 %9, ptr %0, ptr %1, ptr %7, i64 %2, ptr %3, i32 0)
  %12 = call fastcc i32 @carries(ptr %9)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = load i64, ptr @silent_messages, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @silent_messages, align 8
  call fastcc void @free_view(ptr %9)
  br label %24

17:
  tail call fastcc void @check_tag(ptr %0, i32 %5)
  %18 = tail call fastcc ptr @new_op(ptr %0, ptr %6, ptr @start_return, ptr @finish_return)
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %19, ptr align 8 dereferenceable(80) %9, i64 80, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 124
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 128
  store i32 %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 132
  store i32 %5, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 408
  store ptr %1, ptr %23, align 8
  br label %24

24:
  %25 = phi ptr [ %18, %17 ], [ null, %14 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %26

26:
  %27 = phi ptr [ %25, %24 ], [ null, %8 ]
  ret ptr %27
}

define internal fastcc i32 @threaded() {
  %1 = load i32, ptr @threaded.level, align 4
  %2 = icmp slt i32 %1, 0
  br i1 %2, label %3, label %5

3:
  %4 = tail call i32 @PMPI_Query_thread(ptr @threaded.level)
  br label %5

5:
  %6 = load i32, ptr @threaded.level, align 4
  %7 = icmp eq i32 %6, 3
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define internal fastcc ptr @recorded(ptr returned %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %4, label %3

3:
  tail call fastcc void @posted(ptr %0, i32 0)
  br label %4

4:
  ret ptr %0
}

declare i32 @PMPI_Send(ptr, i32, ptr, i32, i32, ptr)

define internal fastcc void @begin_post() {
  %1 = tail call fastcc i32 @threaded()
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:
  %4 = tail call i32 @pthread_mutex_lock(ptr @posting)
  br label %5

5:
  ret void
}

define internal fastcc void @posted(ptr %0, i32 %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = load i64, ptr @posts, align 8
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr @posts, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %4, ptr %6, align 8
  %7 = icmp ne i32 %1, 0
  %8 = load i64, ptr @outstanding, align 8
  %9 = icmp sgt i64 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %14, label %11

11:
  %12 = tail call fastcc i32 @threaded()
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @join_group(ptr %0)
  br label %15

15:
  br i1 %7, label %16, label %19

16:
  %17 = load i64, ptr @outstanding, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr @outstanding, align 8
  br label %19

19:
  %20 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

declare i32 @PMPI_Isend(ptr, i32, ptr, i32, i32, ptr, ptr)

define internal fastcc void @end_post() {
  %1 = tail call fastcc i32 @threaded()
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:
  %4 = tail call i32 @pthread_mutex_unlock(ptr @posting)
  br label %5

5:
  ret void
}

declare i32 @PMPI_Wait(ptr, ptr)

define i32 @pad_mpi_Isend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  tail call fastcc void @begin_post()
  tail call fastcc void @post_deferred(ptr %12)
  %13 = tail call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %14)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define internal fastcc void @post_deferred(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 1, ptr %4, align 4
  store ptr @reverse_post, ptr %0, align 8
  tail call fastcc void @posted(ptr %0, i32 1)
  br label %5

5:
  ret void
}

define internal fastcc ptr @deferred(ptr %0, ptr returned %1, ptr %2) {
  tail call fastcc void @remember(ptr %0, ptr %2, ptr %1, ptr null)
  ret ptr %1
}

define i32 @pad_mpi_Ssend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:
  %15 = tail call fastcc i32 @threaded()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = tail call fastcc ptr @recorded(ptr %12)
  %19 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %25

20:
  tail call fastcc void @begin_post()
  tail call fastcc void @posted(ptr %12, i32 0)
  %21 = call i32 @PMPI_Issend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  call fastcc void @end_post()
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %25

25:
  %26 = phi i32 [ %19, %17 ], [ %24, %23 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %26
}

declare i32 @PMPI_Ssend(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Issend(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Issend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  tail call fastcc void @begin_post()
  tail call fastcc void @post_deferred(ptr %12)
  %13 = tail call i32 @PMPI_Issend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %14)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Rsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:
  %15 = tail call fastcc i32 @threaded()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = tail call fastcc ptr @recorded(ptr %12)
  %19 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %25

20:
  tail call fastcc void @begin_post()
  tail call fastcc void @posted(ptr %12, i32 0)
  %21 = call i32 @PMPI_Irsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  call fastcc void @end_post()
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %25

25:
  %26 = phi i32 [ %19, %17 ], [ %24, %23 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %26
}

declare i32 @PMPI_Rsend(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Irsend(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Irsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  tail call fastcc void @begin_post()
  tail call fastcc void @post_deferred(ptr %12)
  %13 = tail call i32 @PMPI_Irsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %14)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Bsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  store ptr %12, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:
  %15 = tail call fastcc i32 @threaded()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = tail call fastcc ptr @recorded(ptr %12)
  %19 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %25

20:
  tail call fastcc void @begin_post()
  tail call fastcc void @posted(ptr %12, i32 0)
  %21 = call i32 @PMPI_Ibsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %10)
  call fastcc void @end_post()
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @PMPI_Wait(ptr %10, ptr null)
  br label %25

25:
  %26 = phi i32 [ %19, %17 ], [ %24, %23 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %26
}

declare i32 @PMPI_Bsend(ptr, i32, ptr, i32, i32, ptr)

declare i32 @PMPI_Ibsend(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Ibsend_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  tail call fastcc void @begin_post()
  tail call fastcc void @post_deferred(ptr %12)
  %13 = tail call i32 @PMPI_Ibsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %14)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Send_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.Parcel, align 8
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %22

15:
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %9, ptr %11)
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Send(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6)
  call fastcc void @free_parcel(ptr %9)
  tail call void @release_op(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %22

22:
  %23 = phi i32 [ %21, %15 ], [ %14, %13 ]
  ret i32 %23
}

define internal fastcc void @filled(ptr noalias writable sret(%struct.Parcel) align 8 %0, ptr %1) {
  tail call fastcc void @fill(ptr %1)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %8 = tail call fastcc i64 @parcel_length(ptr %7)
  tail call fastcc void @parcel(ptr writable sret(%struct.Parcel) align 8 %0, ptr %4, ptr %6, i64 %8)
  ret void
}

define internal fastcc void @free_parcel(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  tail call fastcc void @free_large(ptr %3, ptr %5)
  ret void
}

define internal void @release_op(ptr %0) {
  tail call fastcc void @leave_group(ptr %0)
  tail call fastcc void @forget(ptr %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void %3(ptr %0)
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 168
  tail call fastcc void @free_view(ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 248
  tail call fastcc void @free_view(ptr %8)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr %10)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %12 = load ptr, ptr %11, align 8
  tail call void @free(ptr %12)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr %14)
  tail call void @free(ptr %0)
  ret void
}

define i32 @pad_mpi_Isend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @sent, ptr %15, align 8
  tail call fastcc void @post_deferred(ptr %12)
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Isend(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %24

22:
  %23 = tail call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %24

24:
  %25 = phi i32 [ %21, %14 ], [ %23, %22 ]
  tail call fastcc void @check(ptr %0, i32 %25)
  %26 = load ptr, ptr %7, align 8
  %27 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %26)
  ret i32 %25
}

define internal void @sent(ptr %0, ptr %1) {
  ret void
}

define i32 @pad_mpi_Ssend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.Parcel, align 8
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Ssend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %22

15:
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %9, ptr %11)
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Ssend(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6)
  call fastcc void @free_parcel(ptr %9)
  tail call void @release_op(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %22

22:
  %23 = phi i32 [ %21, %15 ], [ %14, %13 ]
  ret i32 %23
}

define i32 @pad_mpi_Issend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @sent, ptr %15, align 8
  tail call fastcc void @post_deferred(ptr %12)
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Issend(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %24

22:
  %23 = tail call i32 @PMPI_Issend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %24

24:
  %25 = phi i32 [ %21, %14 ], [ %23, %22 ]
  tail call fastcc void @check(ptr %0, i32 %25)
  %26 = load ptr, ptr %7, align 8
  %27 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %26)
  ret i32 %25
}

define i32 @pad_mpi_Rsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca %struct.Parcel, align 8
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Rsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %22

15:
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %9, ptr %11)
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Rsend(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6)
  call fastcc void @free_parcel(ptr %9)
  tail call void @release_op(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %22

22:
  %23 = phi i32 [ %21, %15 ], [ %14, %13 ]
  ret i32 %23
}

define i32 @pad_mpi_Irsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @sent, ptr %15, align 8
  tail call fastcc void @post_deferred(ptr %12)
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Irsend(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %24

22:
  %23 = tail call i32 @PMPI_Irsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %24

24:
  %25 = phi i32 [ %21, %14 ], [ %23, %22 ]
  tail call fastcc void @check(ptr %0, i32 %25)
  %26 = load ptr, ptr %7, align 8
  %27 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %26)
  ret i32 %25
}

define i32 @pad_mpi_Bsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = tail call i32 @PMPI_Bsend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  br label %15

14:
  tail call fastcc void @send_copy(ptr %10)
  tail call void @release_op(ptr %10)
  br label %15

15:
  %16 = phi i32 [ 0, %14 ], [ %13, %12 ]
  ret i32 %16
}

define internal fastcc void @send_copy(ptr %0) {
  tail call fastcc void @fill(ptr %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = tail call fastcc i64 @parcel_length(ptr %6)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @send_later(ptr %3, ptr %5, i64 %7, i32 %9, i32 %11, ptr %13)
  store ptr null, ptr %4, align 8
  ret void
}

define i32 @pad_mpi_Ibsend_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %12 = icmp eq ptr %11, null
  %13 = select i1 %12, i32 %4, i32 -2
  %14 = tail call i32 @PMPI_Ibsend(ptr %1, i32 %2, ptr %3, i32 %13, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %14)
  br i1 %12, label %16, label %15

15:
  tail call fastcc void @send_copy(ptr %11)
  br label %16

16:
  tail call fastcc void @release_maybe(ptr %11)
  %17 = load ptr, ptr %7, align 8
  %18 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %17)
  ret i32 %14
}

define internal fastcc void @release_maybe(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %4, label %3

3:
  tail call void @release_op(ptr %0)
  br label %4

4:
  ret void
}

define i32 @pad_mpi_Recv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.ompi_status_public_t, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %14, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %16 = and i32 %5, %4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %18, label %20

18:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @wild_message(ptr %0, ptr %15, ptr %6, ptr %12, ptr %11)
  %19 = call i32 @PMPI_Mrecv(ptr %1, i32 %2, ptr %3, ptr %12, ptr %11)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %35

20:
  %21 = icmp eq ptr %15, null
  br i1 %21, label %25, label %22

22:
  %23 = tail call fastcc i32 @threaded()
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %28

25:
  %26 = call i32 @PMPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %11)
  %27 = call fastcc ptr @recorded(ptr %15)
  br label %35

28:
  call void @llvm.lifetime.start.p0(ptr %13)
  tail call fastcc void @begin_post()
  tail call fastcc void @posted(ptr %15, i32 0)
  %29 = call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %13)
  call fastcc void @end_post()
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:
  %32 = call i32 @PMPI_Wait(ptr %13, ptr %11)
  br label %33

33:
  %34 = phi i32 [ %32, %31 ], [ %29, %28 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %35

35:
  %36 = phi i32 [ %19, %18 ], [ %34, %33 ], [ %26, %25 ]
  call fastcc void @give_status(ptr %7, ptr %11)
  %37 = call fastcc ptr @received(ptr %15, i32 %36, ptr %11)
  store ptr %37, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %36
}

define internal fastcc ptr @receiving(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = alloca %struct.View, align 8
  %10 = icmp eq i32 %4, -2
  br i1 %10, label %26, label %11

11:
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @view_or_packed(ptr writable sret(%struct.View) align 8 %9, ptr %0, ptr %1, ptr %6, i64 %2, ptr %3, i32 %7)
  %12 = call fastcc i32 @carries(ptr %9)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = load i64, ptr @silent_messages, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @silent_messages, align 8
  call fastcc void @free_view(ptr %9)
  br label %24

17:
  %18 = tail call fastcc ptr @new_op(ptr %0, ptr %5, ptr @start_give_back, ptr @finish_nothing)
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 248
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %19, ptr align 8 dereferenceable(80) %9, i64 80, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 124
  store i32 1, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 128
  store i32 %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 40
  store ptr @set_received, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 408
  store ptr %1, ptr %23, align 8
  br label %24

24:
  %25 = phi ptr [ %18, %17 ], [ null, %14 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %26

26:
  %27 = phi ptr [ %25, %24 ], [ null, %8 ]
  ret ptr %27
}

define internal fastcc void @wild_message(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  br label %7

6:
  ret void

7:
  tail call fastcc void @begin_post()
  %8 = tail call fastcc i32 @match_any(ptr %0, ptr %2, ptr %3, ptr %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:
  %11 = tail call fastcc ptr @recorded(ptr %1)
  br label %12

12:
  tail call fastcc void @end_post()
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %7, label %6
}

declare i32 @PMPI_Mrecv(ptr, i32, ptr, ptr, ptr)

declare i32 @PMPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)

declare i32 @PMPI_Irecv(ptr, i32, ptr, i32, i32, ptr, ptr)

define internal fastcc void @give_status(ptr %0, ptr %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %7, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %0, ptr align 8 dereferenceable(24) %1, i64 24, i1 false)
  store i32 %6, ptr %5, align 8
  br label %7

7:
  ret void
}

define internal fastcc ptr @received(ptr %0, i32 %1, ptr %2) {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %12, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @check_program(ptr %7, i32 %1)
  tail call void @set_received(ptr %0, ptr %2)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:
  tail call void @release_op(ptr %0)
  br label %12

12:
  %13 = phi ptr [ null, %11 ], [ null, %3 ], [ %0, %5 ]
  ret ptr %13
}

define i32 @pad_mpi_Irecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = and i32 %5, %4
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @too_wild(ptr %0, ptr %6)
  br label %14

14:
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  tail call fastcc void @begin_post()
  tail call fastcc void @post_deferred(ptr %16)
  %17 = tail call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %17)
  %18 = load ptr, ptr %7, align 8
  %19 = tail call fastcc ptr @deferred(ptr %0, ptr %16, ptr %18)
  store ptr %16, ptr %9, align 8
  ret i32 %17
}

define internal fastcc void @too_wild(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @channel_of(ptr %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @refuse(ptr %0, ptr @.str.72, ptr @.str.73, ptr @.str.74)
  unreachable

6:
  ret void
}

define i32 @pad_mpi_Recv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.ompi_status_public_t, align 8
  %11 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %27

17:
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %11, ptr %13)
  %18 = load ptr, ptr %11, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @PMPI_Recv(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %10)
  call fastcc void @free_parcel(ptr %11)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:
  call void @unpack(ptr %13, ptr %10)
  br label %26

26:
  call fastcc void @give_status(ptr %7, ptr %10)
  call void @release_op(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %27

27:
  %28 = phi i32 [ %23, %26 ], [ %16, %15 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %28
}

define internal fastcc void @room_for(ptr noalias writable sret(%struct.Parcel) align 8 %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %4 = tail call fastcc i64 @whole_length(ptr %3)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %4, %8
  %10 = tail call fastcc i64 @end_length(i32 %6)
  %11 = add nsw i64 %9, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc ptr @get_memory(ptr %17, i64 %11)
  store ptr %18, ptr %12, align 8
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %12, align 8
  tail call fastcc void @parcel(ptr writable sret(%struct.Parcel) align 8 %0, ptr %21, ptr %22, i64 %11)
  ret void
}

define internal void @unpack(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = alloca %struct.View, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.Walk, align 8
  %7 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 248
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %4, ptr align 8 dereferenceable(80) %8, i64 80, i1 false)
  %9 = call i32 @PMPI_Get_elements_x(ptr %1, ptr @ompi_mpi_byte, ptr %3)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %3, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = load i32, ptr %13, align 8
  %15 = call fastcc i32 @ends_as_packed(ptr %11, i64 %12, i32 %14)
  %16 = call fastcc i32 @is_packed(ptr %4)
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq i32 %15, 0
  %19 = select i1 %17, i1 %18, i1 false
  %20 = icmp ne i64 %12, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load ptr, ptr %23, align 8
  call fastcc void @refuse(ptr %24, ptr @.str.75, ptr @.str.76, ptr @.str.77)
  unreachable

25:
  br i1 %18, label %34, label %26

26:
  %27 = load i64, ptr %3, align 8
  %28 = load i32, ptr %13, align 8
  %29 = call fastcc i64 @end_length(i32 %28)
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i32 %28, 1
  %32 = sext i32 %31 to i64
  %33 = sdiv i64 %30, %32
  store i64 %33, ptr %3, align 8
  br label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %3, align 8
  %38 = load i32, ptr %13, align 8
  %39 = select i1 %18, i32 %38, i32 0
  call fastcc void @set_length(ptr %36, ptr %4, i64 %37, i32 %39)
  %40 = call fastcc i64 @whole_length(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  %41 = call fastcc i64 @whole_length(ptr %8)
  %42 = icmp sgt i64 %40, %41
  br i1 %42, label %43, label %44

43:
  call fastcc void @too_long(ptr %0)
  unreachable

44:
  %45 = call fastcc i64 @stream_length(ptr %4, i32 -1, ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %6, i8 0, i64 88, i1 false)
  store ptr @copy_in, ptr %6, align 8
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %47 = load ptr, ptr %10, align 8
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %50 = load ptr, ptr %49, align 8
  call fastcc void @walk_view(ptr %6, ptr %4, ptr %50)
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, null
  %54 = select i1 %18, i1 true, i1 %53
  br i1 %54, label %91, label %55

55:
  %56 = load ptr, ptr %4, align 8
  %57 = icmp ne ptr %56, null
  %58 = load i32, ptr %13, align 8
  %59 = icmp sgt i32 %58, 0
  %60 = select i1 %57, i1 %59, i1 false
  br i1 %60, label %61, label %95

61:
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 80
  br label %76

76:
  %77 = phi i64 [ 0, %61 ], [ %80, %76 ]
  %78 = phi ptr [ %56, %61 ], [ %85, %76 ]
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr @write_block, ptr %7, align 8
  store i32 0, ptr %62, align 8
  store i32 0, ptr %63, align 4
  store i64 0, ptr %64, align 8
  store i32 -1, ptr %65, align 8
  store i32 0, ptr %66, align 4
  %79 = load ptr, ptr %10, align 8
  %80 = add nuw nsw i64 %77, 1
  %81 = mul nsw i64 %40, %80
  %82 = getelementptr inbounds i8, ptr %79, i64 %81
  store ptr %82, ptr %67, align 8
  store i64 0, ptr %68, align 8
  store i32 0, ptr %69, align 8
  store i32 1, ptr %70, align 4
  store i32 0, ptr %71, align 8
  store i32 0, ptr %72, align 4
  store ptr null, ptr %73, align 8
  store ptr null, ptr %74, align 8
  store ptr null, ptr %75, align 8
  %83 = getelementptr inbounds nuw ptr, ptr %78, i64 %77
  %84 = load ptr, ptr %83, align 8
  call fastcc void @walk_view(ptr %7, ptr %4, ptr %84)
  call void @llvm.lifetime.end.p0(ptr %7)
  %85 = load ptr, ptr %4, align 8
  %86 = icmp ne ptr %85, null
  %87 = load i32, ptr %13, align 8
  %88 = sext i32 %87 to i64
  %89 = icmp slt i64 %80, %88
  %90 = select i1 %86, i1 %89, i1 false
  br i1 %90, label %76, label %95

91:
  %92 = load ptr, ptr %10, align 8
  %93 = getelementptr inbounds i8, ptr %92, i64 %40
  %94 = load i64, ptr %5, align 8
  call fastcc void @stream_write(ptr %4, i32 -1, ptr %93, i64 %94)
  br label %95

95:
  %96 = call i32 @PMPI_Status_set_elements_x(ptr %1, ptr @ompi_mpi_byte, i64 %40)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

define i32 @pad_mpi_Irecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %10, ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @unpack, ptr %15, align 8
  tail call fastcc void @post_deferred(ptr %12)
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Irecv(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %24

22:
  %23 = tail call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %24

24:
  %25 = phi i32 [ %21, %14 ], [ %23, %22 ]
  tail call fastcc void @check(ptr %0, i32 %25)
  %26 = load ptr, ptr %7, align 8
  %27 = tail call fastcc ptr @deferred(ptr %0, ptr %12, ptr %26)
  ret i32 %25
}

define i32 @pad_mpi_Mrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.ompi_status_public_t, align 8
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
  call fastcc void @give_status(ptr %5, ptr %9)
  %19 = call fastcc ptr @received(ptr %17, i32 %18, ptr %9)
  store ptr %19, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %18
}

define internal fastcc void @take_matched(ptr noalias writable sret(%struct.Matched) align 8 %0, ptr %1, ptr %2) {
  store ptr null, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 -2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 -1, ptr %8, align 8
  %9 = icmp eq ptr %2, @ompi_message_no_proc
  br i1 %9, label %25, label %10

10:
  %11 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %12

12:
  %13 = phi ptr [ @matches, %10 ], [ %14, %16 ]
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %2
  br i1 %19, label %20, label %12

20:
  %21 = load ptr, ptr %14, align 8
  store ptr %21, ptr %13, align 8
  %22 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(40) %0, ptr align 8 dereferenceable(40) %14, i64 40, i1 false)
  tail call void @free(ptr %14)
  br label %25

23:
  %24 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @refuse(ptr %1, ptr @.str.81, ptr @.str.82, ptr @.str.83)
  unreachable

25:
  ret void
}

define internal fastcc void @at_match(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %18, label %6

6:
  %7 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %8 = icmp eq ptr %0, null
  br i1 %8, label %15, label %9

9:
  %10 = load i64, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %10, ptr %11, align 8
  tail call fastcc void @join_group(ptr %0)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  tail call fastcc void @one_less()
  br label %16

16:
  %17 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %18

18:
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
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 140
  store i32 1, ptr %19, align 4
  br label %20

20:
  call fastcc void @at_match(ptr %16, ptr %9)
  %21 = tail call i32 @PMPI_Imrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  tail call fastcc void @check(ptr %0, i32 %21)
  %22 = load ptr, ptr %5, align 8
  %23 = tail call fastcc ptr @deferred(ptr %0, ptr %16, ptr %22)
  store ptr %16, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %21
}

define internal void @reverse_post(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8
  tail call fastcc void @refuse(ptr %11, ptr @.str.84, ptr @.str.85, ptr @.str.86)
  unreachable

12:
  tail call fastcc void @complete(ptr %0)
  ret void
}

declare i32 @PMPI_Imrecv(ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Mrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.ompi_status_public_t, align 8
  %9 = alloca %struct.Matched, align 8
  %10 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
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
  br i1 %18, label %19, label %21

19:
  %20 = tail call i32 @PMPI_Mrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  br label %31

21:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %10, ptr %17)
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 @PMPI_Mrecv(ptr %22, i32 %24, ptr %26, ptr %4, ptr %8)
  call fastcc void @free_parcel(ptr %10)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:
  call void @unpack(ptr %17, ptr %8)
  br label %30

30:
  call fastcc void @give_status(ptr %5, ptr %8)
  call void @release_op(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %31

31:
  %32 = phi i32 [ %27, %30 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %32
}

define i32 @pad_mpi_Imrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Matched, align 8
  %9 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  %10 = load ptr, ptr %4, align 8
  call fastcc void @take_matched(ptr writable sret(%struct.Matched) align 8 %8, ptr %0, ptr %10)
  %11 = sext i32 %2 to i64
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %11, ptr %3, i32 %13, ptr %15, ptr %6, i32 0)
  call fastcc void @at_match(ptr null, ptr %8)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %26, label %18

18:
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %9, ptr %16)
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store ptr @unpack, ptr %19, align 8
  tail call fastcc void @post_deferred(ptr %16)
  %20 = load ptr, ptr %9, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = tail call i32 @PMPI_Imrecv(ptr %20, i32 %22, ptr %24, ptr %4, ptr %5)
  call fastcc void @free_parcel(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %28

26:
  %27 = tail call i32 @PMPI_Imrecv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  br label %28

28:
  %29 = phi i32 [ %25, %18 ], [ %27, %26 ]
  tail call fastcc void @check(ptr %0, i32 %29)
  %30 = load ptr, ptr %5, align 8
  %31 = tail call fastcc ptr @deferred(ptr %0, ptr %16, ptr %30)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %29
}

define i32 @pad_mpi_Sendrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = alloca %struct.ompi_status_public_t, align 8
  %18 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr %17)
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %18, ptr align 16 dereferenceable(16) @__const.pad_mpi_Sendrecv_augmented.requests, i64 16, i1 false)
  %19 = sext i32 %2 to i64
  %20 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %19, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %21 = sext i32 %7 to i64
  %22 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %21, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %23 = and i32 %10, %9
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %25, label %26

25:
  tail call fastcc void @too_wild(ptr %0, ptr %11)
  br label %26

26:
  tail call fastcc void @begin_post()
  %27 = tail call fastcc ptr @recorded(ptr %20)
  %28 = tail call fastcc ptr @recorded(ptr %22)
  %29 = tail call fastcc i32 @threaded()
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %51, label %31

31:
  %32 = icmp ne ptr %20, null
  %33 = icmp ne ptr %22, null
  %34 = or i1 %32, %33
  br i1 %34, label %35, label %51

35:
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %37 = call i32 @PMPI_Irecv(ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %36)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %18)
  br label %41

41:
  %42 = phi i32 [ %40, %39 ], [ %37, %35 ]
  call fastcc void @end_post()
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = call i32 @PMPI_Wait(ptr %36, ptr %17)
  br label %46

46:
  %47 = phi i32 [ %45, %44 ], [ %42, %41 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %53

49:
  %50 = call i32 @PMPI_Wait(ptr %18, ptr null)
  br label %53

51:
  tail call fastcc void @end_post()
  %52 = call i32 @PMPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %17)
  br label %53

53:
  %54 = phi i32 [ %50, %49 ], [ %47, %46 ], [ %52, %51 ]
  call fastcc void @give_status(ptr %12, ptr %17)
  %55 = call fastcc ptr @received(ptr %22, i32 %54, ptr %17)
  %56 = call fastcc ptr @two(ptr %0, ptr %20, ptr %55)
  store ptr %56, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  ret i32 %54
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1 immarg)

declare i32 @PMPI_Sendrecv(ptr, i32, ptr, i32, i32, ptr, i32, ptr, i32, i32, ptr, ptr)

define internal fastcc ptr @two(ptr %0, ptr %1, ptr %2) {
  %4 = icmp ne ptr %1, null
  %5 = icmp ne ptr %2, null
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %13

7:
  %8 = tail call fastcc ptr @get_zeros(ptr %0, i64 40)
  store ptr @reverse_two, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @release_two, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %2, ptr %12, align 8
  br label %13

13:
  %14 = phi ptr [ %8, %7 ], [ null, %3 ]
  ret ptr %14
}

define i32 @pad_mpi_Sendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca %struct.ompi_status_public_t, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %struct.Parcel, align 8
  %19 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  %20 = sext i32 %2 to i64
  %21 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %20, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %22 = sext i32 %7 to i64
  %23 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %22, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %24 = icmp eq ptr %21, null
  br i1 %24, label %32, label %25

25:
  call void @llvm.lifetime.start.p0(ptr %18)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %18, ptr %21)
  %26 = load ptr, ptr %18, align 8
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = call i32 @PMPI_Isend(ptr %26, i32 %28, ptr %30, i32 %4, i32 %5, ptr %11, ptr %17)
  call fastcc void @free_parcel(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %34

32:
  %33 = call i32 @PMPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %11, ptr %17)
  br label %34

34:
  %35 = phi i32 [ %31, %25 ], [ %33, %32 ]
  call fastcc void @check(ptr %0, i32 %35)
  %36 = icmp eq ptr %23, null
  br i1 %36, label %47, label %37

37:
  call void @llvm.lifetime.start.p0(ptr %19)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %19, ptr %23)
  %38 = load ptr, ptr %19, align 8
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %42 = load ptr, ptr %41, align 8
  %43 = call i32 @PMPI_Recv(ptr %38, i32 %40, ptr %42, i32 %9, i32 %10, ptr %11, ptr %16)
  call fastcc void @free_parcel(ptr %19)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %46

45:
  call void @unpack(ptr %23, ptr %16)
  br label %46

46:
  call void @llvm.lifetime.end.p0(ptr %19)
  br label %49

47:
  %48 = call i32 @PMPI_Recv(ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %16)
  br label %49

49:
  %50 = phi i32 [ %43, %46 ], [ %48, %47 ]
  call fastcc void @give_status(ptr %12, ptr %16)
  %51 = call i32 @PMPI_Wait(ptr %17, ptr null)
  call fastcc void @check(ptr %0, i32 %51)
  call fastcc void @release_maybe(ptr %21)
  call fastcc void @release_maybe(ptr %23)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret i32 %50
}

define i32 @pad_mpi_Sendrecv_replace_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca %struct.ompi_status_public_t, align 8
  %14 = alloca [2 x ptr], align 16
  %15 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %16, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %18 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %16, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %19 = and i32 %7, %6
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %22

21:
  tail call fastcc void @too_wild(ptr %0, ptr %8)
  br label %22

22:
  tail call fastcc void @begin_post()
  %23 = tail call fastcc ptr @recorded(ptr %17)
  %24 = tail call fastcc ptr @recorded(ptr %18)
  %25 = tail call fastcc i32 @threaded()
  %26 = icmp ne i32 %25, 0
  %27 = icmp ne ptr %17, null
  %28 = and i1 %27, %26
  %29 = icmp ne ptr %18, null
  %30 = and i1 %29, %28
  br i1 %30, label %31, label %55

31:
  call void @llvm.lifetime.start.p0(ptr %14)
  call void @llvm.lifetime.start.p0(ptr %15)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %15, ptr %0, ptr %1, i64 %16, ptr %3)
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %33 = call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %32)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %42

35:
  %36 = load ptr, ptr %15, align 8
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = call i32 @PMPI_Isend(ptr %36, i32 %38, ptr %40, i32 %4, i32 %5, ptr %8, ptr %14)
  br label %42

42:
  %43 = phi i32 [ %41, %35 ], [ %33, %31 ]
  call fastcc void @end_post()
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:
  %46 = call i32 @PMPI_Wait(ptr %32, ptr %13)
  br label %47

47:
  %48 = phi i32 [ %46, %45 ], [ %43, %42 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @PMPI_Wait(ptr %14, ptr null)
  br label %52

52:
  %53 = phi i32 [ %51, %50 ], [ %48, %47 ]
  call fastcc void @free_parcel(ptr %15)
  %54 = load ptr, ptr %15, align 8
  call void @free(ptr %54)
  call void @llvm.lifetime.end.p0(ptr %15)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %57

55:
  tail call fastcc void @end_post()
  %56 = call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %13)
  br label %57

57:
  %58 = phi i32 [ %53, %52 ], [ %56, %55 ]
  call fastcc void @give_status(ptr %9, ptr %13)
  %59 = call fastcc ptr @received(ptr %18, i32 %58, ptr %13)
  %60 = call fastcc ptr @two(ptr %0, ptr %17, ptr %59)
  store ptr %60, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %58
}

define internal fastcc void @plain_copy(ptr noalias writable sret(%struct.Parcel) align 8 %0, ptr %1, ptr %2, i64 %3, ptr %4) {
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(80) %6, i8 0, i64 80, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 -1, ptr %9, align 8
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %16

11:
  %12 = tail call fastcc ptr @layout_of(ptr %1, ptr %4)
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %12, ptr %13, align 8
  %14 = tail call fastcc i64 @extent_of(ptr %4)
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %14, ptr %15, align 8
  br label %16

16:
  %17 = call fastcc i64 @whole_length(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %7, i8 0, i64 88, i1 false)
  store ptr @copy_out, ptr %7, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %19 = tail call fastcc ptr @get_memory(ptr %1, i64 %17)
  store ptr %19, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 1, ptr %20, align 8
  call fastcc void @walk_view(ptr %7, ptr %6, ptr %2)
  call fastcc void @free_view(ptr %6)
  call fastcc void @parcel(ptr writable sret(%struct.Parcel) align 8 %0, ptr %1, ptr %19, i64 %17)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare void @free(ptr)

declare i32 @PMPI_Sendrecv_replace(ptr, i32, ptr, i32, i32, i32, i32, ptr, ptr)

define i32 @pad_mpi_Sendrecv_replace_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = alloca %struct.ompi_status_public_t, align 8
  %13 = alloca %struct.Parcel, align 8
  %14 = alloca %struct.Parcel, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %17 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %15, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %18 = icmp ne ptr %16, null
  %19 = icmp ne ptr %17, null
  %20 = or i1 %18, %19
  br i1 %20, label %23, label %21

21:
  %22 = tail call i32 @PMPI_Sendrecv_replace(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9)
  br label %45

23:
  call void @llvm.lifetime.start.p0(ptr %13)
  br i1 %18, label %24, label %25

24:
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %13, ptr %16)
  br label %26

25:
  call fastcc void @parcel(ptr writable sret(%struct.Parcel) align 8 %13, ptr %0, ptr null, i64 0)
  br label %26

26:
  call void @llvm.lifetime.start.p0(ptr %14)
  br i1 %19, label %27, label %28

27:
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %14, ptr %17)
  br label %29

28:
  call fastcc void @parcel(ptr writable sret(%struct.Parcel) align 8 %14, ptr %0, ptr null, i64 0)
  br label %29

29:
  %30 = load ptr, ptr %13, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %14, align 8
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 @PMPI_Sendrecv(ptr %30, i32 %32, ptr %34, i32 %4, i32 %5, ptr %35, i32 %37, ptr %39, i32 %6, i32 %7, ptr %8, ptr %12)
  call fastcc void @free_parcel(ptr %13)
  call fastcc void @free_parcel(ptr %14)
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %19, i1 %41, i1 false
  br i1 %42, label %43, label %44

43:
  call void @unpack(ptr %17, ptr %12)
  br label %44

44:
  call fastcc void @give_status(ptr %9, ptr %12)
  call fastcc void @release_maybe(ptr %16)
  call fastcc void @release_maybe(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %45

45:
  %46 = phi i32 [ %40, %44 ], [ %22, %21 ]
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %46
}

define internal fastcc void @parcel(ptr noalias writable sret(%struct.Parcel) align 8 %0, ptr %1, ptr %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 %3, ptr %5, align 8
  store ptr %2, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @ompi_mpi_byte, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @ompi_mpi_byte, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %3, ptr %10, align 8
  %11 = call fastcc ptr @large(ptr %1, ptr %5)
  store ptr %11, ptr %8, align 8
  %12 = load i64, ptr %5, align 8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %6, align 8
  ret void
}

define i32 @pad_mpi_Isendrecv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = sext i32 %2 to i64
  %18 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %17, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %19 = sext i32 %7 to i64
  %20 = tail call fastcc ptr @receiving(ptr %0, ptr %6, i64 %19, ptr %8, i32 %9, ptr %11, ptr %14, i32 1)
  %21 = and i32 %10, %9
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %23, label %24

23:
  tail call fastcc void @too_wild(ptr %0, ptr %11)
  br label %24

24:
  tail call fastcc void @begin_post()
  %25 = tail call fastcc ptr @recorded(ptr %18)
  tail call fastcc void @send_plain_copy(ptr %0, ptr %1, i64 %17, ptr %3, i32 %4, i32 %5, ptr %11)
  tail call fastcc void @post_deferred(ptr %20)
  %26 = tail call i32 @PMPI_Irecv(ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12)
  tail call fastcc void @check(ptr %0, i32 %26)
  tail call fastcc void @end_post()
  %27 = load ptr, ptr %12, align 8
  %28 = tail call fastcc ptr @deferred(ptr %0, ptr %20, ptr %27)
  %29 = tail call fastcc ptr @two_posts(ptr %0, ptr %18, ptr %20)
  store ptr %29, ptr %15, align 8
  ret i32 0
}

define internal fastcc void @send_plain_copy(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i32 %5, ptr %6) {
  %8 = alloca %struct.Parcel, align 8
  %9 = icmp eq i32 %4, -2
  br i1 %9, label %14, label %10

10:
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @plain_copy(ptr writable sret(%struct.Parcel) align 8 %8, ptr %0, ptr %1, i64 %2, ptr %3)
  %11 = load ptr, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %13 = load i64, ptr %12, align 8
  tail call fastcc void @send_later(ptr %0, ptr %11, i64 %13, i32 %4, i32 %5, ptr %6)
  call fastcc void @free_parcel(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %8)
  br label %14

14:
  ret void
}

define internal fastcc ptr @two_posts(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc ptr @two(ptr %0, ptr %1, ptr %2)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %7, label %6

6:
  store ptr @reverse_posts, ptr %4, align 8
  br label %7

7:
  ret ptr %4
}

define i32 @pad_mpi_Isendrecv_replace_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %8, ptr %10)
  %15 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %13, ptr %3, i32 %6, ptr %8, ptr %10, i32 0)
  %16 = and i32 %7, %6
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %18, label %19

18:
  tail call fastcc void @too_wild(ptr %0, ptr %8)
  br label %19

19:
  tail call fastcc void @begin_post()
  %20 = tail call fastcc ptr @recorded(ptr %14)
  tail call fastcc void @send_plain_copy(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %8)
  tail call fastcc void @post_deferred(ptr %15)
  %21 = tail call i32 @PMPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %9)
  tail call fastcc void @check(ptr %0, i32 %21)
  tail call fastcc void @end_post()
  %22 = load ptr, ptr %9, align 8
  %23 = tail call fastcc ptr @deferred(ptr %0, ptr %15, ptr %22)
  %24 = tail call fastcc ptr @two_posts(ptr %0, ptr %14, ptr %15)
  store ptr %24, ptr %11, align 8
  ret i32 0
}

define i32 @pad_mpi_Isendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %16, ptr %3, i32 %4, i32 %5, ptr %11, ptr %13)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %20, label %19

19:
  tail call fastcc void @send_copy(ptr %17)
  br label %21

20:
  tail call fastcc void @send_plain_copy(ptr %0, ptr %1, i64 %16, ptr %3, i32 %4, i32 %5, ptr %11)
  br label %21

21:
  tail call fastcc void @release_maybe(ptr %17)
  %22 = tail call i32 @pad_mpi_Irecv_forward(ptr %0, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %14)
  ret i32 %22
}

define i32 @pad_mpi_Isendrecv_replace_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call i32 @pad_mpi_Isendrecv_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %1, i32 %2, ptr %3, i32 %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %10)
  ret i32 %12
}

define i32 @pad_mpi_Start_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc i32 @start_one(ptr %0, ptr %1, ptr %2)
  ret i32 %4
}

define internal fastcc i32 @start_one(ptr %0, ptr %1, ptr %2) {
  tail call fastcc void @begin_post()
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc ptr @starting(ptr %0, ptr %4)
  store ptr %5, ptr %2, align 8
  %6 = tail call i32 @PMPI_Start(ptr %1)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %6)
  ret i32 %6
}

define i32 @pad_mpi_Startall_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = tail call fastcc i32 @start_all(ptr %0, i32 %1, ptr %2, ptr %3)
  ret i32 %5
}

define internal fastcc i32 @start_all(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = sext i32 %1 to i64
  %6 = tail call fastcc ptr @completion(ptr %0, i64 %5)
  store ptr @reverse_all_posts, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @release_all_posts, ptr %7, align 8
  tail call fastcc void @begin_post()
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %12 = zext nneg i32 %1 to i64
  br label %15

13:
  %14 = tail call i32 @PMPI_Startall(i32 %1, ptr %2)
  tail call fastcc void @end_post()
  tail call fastcc void @check(ptr %0, i32 %14)
  store ptr %6, ptr %3, align 8
  ret i32 %14

15:
  %16 = phi i64 [ 0, %9 ], [ %26, %25 ]
  %17 = getelementptr inbounds nuw ptr, ptr %2, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = tail call fastcc ptr @starting(ptr %0, ptr %18)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:
  %22 = load i64, ptr %11, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %11, align 8
  %24 = getelementptr inbounds ptr, ptr %10, i64 %22
  store ptr %19, ptr %24, align 8
  br label %25

25:
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %12
  br i1 %27, label %13, label %15
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
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Send_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Send_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define internal fastcc void @remember(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = icmp eq ptr %1, @ompi_request_null
  br i1 %5, label %42, label %6

6:
  %7 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %8 = tail call fastcc ptr @ticket_of(ptr %1)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %28, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %28

14:
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %26

18:
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 124
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:
  %27 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @unseen(ptr %0)
  unreachable

28:
  %29 = tail call fastcc ptr @get_zeros(ptr %0, i64 56)
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store ptr %1, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store ptr %2, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 24
  store ptr %3, ptr %32, align 8
  %33 = tail call i64 @pthread_self()
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 40
  store i64 %33, ptr %34, align 8
  %35 = load i64, ptr @issued, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr @issued, align 8
  %37 = load i64, ptr @buckets, align 8
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %40, label %39

39:
  tail call fastcc void @grow()
  br label %40

40:
  tail call fastcc void @append(ptr %29)
  %41 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %42

42:
  ret void
}

define internal fastcc ptr @template_of(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @get_zeros(ptr %0, i64 32)
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr @ompi_mpi_comm_null, ptr %5, align 8
  ret ptr %3
}

define i32 @pad_mpi_Send_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = tail call i32 @strcmp(ptr @.str, ptr @.str.1)
  %12 = icmp eq i32 %11, 0
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %15 = icmp eq ptr %14, null
  %16 = select i1 %15, i1 true, i1 %12
  br i1 %16, label %24, label %17

17:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %14)
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 @PMPI_Send_init(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %27

24:
  %25 = select i1 %15, i32 %4, i32 -2
  %26 = tail call i32 @PMPI_Send_init(ptr %1, i32 %2, ptr %3, i32 %25, i32 %5, ptr %6, ptr %7)
  br label %27

27:
  %28 = phi i32 [ %26, %24 ], [ %23, %17 ]
  %29 = zext i1 %12 to i32
  tail call fastcc void @check(ptr %0, i32 %28)
  %30 = tail call fastcc ptr @template_of(ptr %0, ptr %14)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  store i32 %29, ptr %32, align 4
  %33 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %33, ptr null, ptr %30)
  ret i32 %28
}

declare i32 @strcmp(ptr, ptr)

define i32 @pad_mpi_Ssend_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Ssend_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Ssend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Ssend_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = tail call i32 @strcmp(ptr @.str.2, ptr @.str.1)
  %12 = icmp eq i32 %11, 0
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %15 = icmp eq ptr %14, null
  %16 = select i1 %15, i1 true, i1 %12
  br i1 %16, label %24, label %17

17:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %14)
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 @PMPI_Ssend_init(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %27

24:
  %25 = select i1 %15, i32 %4, i32 -2
  %26 = tail call i32 @PMPI_Ssend_init(ptr %1, i32 %2, ptr %3, i32 %25, i32 %5, ptr %6, ptr %7)
  br label %27

27:
  %28 = phi i32 [ %26, %24 ], [ %23, %17 ]
  %29 = zext i1 %12 to i32
  tail call fastcc void @check(ptr %0, i32 %28)
  %30 = tail call fastcc ptr @template_of(ptr %0, ptr %14)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  store i32 %29, ptr %32, align 4
  %33 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %33, ptr null, ptr %30)
  ret i32 %28
}

define i32 @pad_mpi_Rsend_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Rsend_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Rsend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Rsend_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = tail call i32 @strcmp(ptr @.str.3, ptr @.str.1)
  %12 = icmp eq i32 %11, 0
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %15 = icmp eq ptr %14, null
  %16 = select i1 %15, i1 true, i1 %12
  br i1 %16, label %24, label %17

17:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %14)
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 @PMPI_Rsend_init(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %27

24:
  %25 = select i1 %15, i32 %4, i32 -2
  %26 = tail call i32 @PMPI_Rsend_init(ptr %1, i32 %2, ptr %3, i32 %25, i32 %5, ptr %6, ptr %7)
  br label %27

27:
  %28 = phi i32 [ %26, %24 ], [ %23, %17 ]
  %29 = zext i1 %12 to i32
  tail call fastcc void @check(ptr %0, i32 %28)
  %30 = tail call fastcc ptr @template_of(ptr %0, ptr %14)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  store i32 %29, ptr %32, align 4
  %33 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %33, ptr null, ptr %30)
  ret i32 %28
}

define i32 @pad_mpi_Bsend_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Bsend_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %7, align 8
  %15 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  tail call fastcc void @remember(ptr %0, ptr %14, ptr null, ptr %15)
  ret i32 %13
}

declare i32 @PMPI_Bsend_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Bsend_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = tail call i32 @strcmp(ptr @.str.1, ptr @.str.1)
  %12 = icmp eq i32 %11, 0
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sending(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i32 %5, ptr %6, ptr %8)
  %15 = icmp eq ptr %14, null
  %16 = select i1 %15, i1 true, i1 %12
  br i1 %16, label %24, label %17

17:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @filled(ptr writable sret(%struct.Parcel) align 8 %10, ptr %14)
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 @PMPI_Bsend_init(ptr %18, i32 %20, ptr %22, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %27

24:
  %25 = select i1 %15, i32 %4, i32 -2
  %26 = tail call i32 @PMPI_Bsend_init(ptr %1, i32 %2, ptr %3, i32 %25, i32 %5, ptr %6, ptr %7)
  br label %27

27:
  %28 = phi i32 [ %26, %24 ], [ %23, %17 ]
  %29 = zext i1 %12 to i32
  tail call fastcc void @check(ptr %0, i32 %28)
  %30 = tail call fastcc ptr @template_of(ptr %0, ptr %14)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  store i32 %29, ptr %32, align 4
  %33 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %33, ptr null, ptr %30)
  ret i32 %28
}

define i32 @pad_mpi_Recv_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = and i32 %5, %4
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @too_wild(ptr %0, ptr %6)
  br label %14

14:
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %15, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  store ptr null, ptr %9, align 8
  %17 = tail call i32 @PMPI_Recv_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @check(ptr %0, i32 %17)
  %18 = load ptr, ptr %7, align 8
  %19 = tail call fastcc ptr @template_of(ptr %0, ptr %16)
  tail call fastcc void @remember(ptr %0, ptr %18, ptr null, ptr %19)
  ret i32 %17
}

declare i32 @PMPI_Recv_init(ptr, i32, ptr, i32, i32, ptr, ptr)

define i32 @pad_mpi_Recv_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca %struct.Parcel, align 8
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @receiving(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, ptr %6, ptr %8, i32 0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @room_for(ptr writable sret(%struct.Parcel) align 8 %10, ptr %12)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @unpack_again, ptr %15, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @PMPI_Recv_init(ptr %16, i32 %18, ptr %20, i32 %4, i32 %5, ptr %6, ptr %7)
  call fastcc void @free_parcel(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %24

22:
  %23 = tail call i32 @PMPI_Recv_init(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  br label %24

24:
  %25 = phi i32 [ %21, %14 ], [ %23, %22 ]
  tail call fastcc void @check(ptr %0, i32 %25)
  %26 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i32 1, ptr %27, align 8
  %28 = load ptr, ptr %7, align 8
  tail call fastcc void @remember(ptr %0, ptr %28, ptr null, ptr %26)
  ret i32 %25
}

define internal void @unpack_again(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 352
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %7, ptr %8, align 8
  tail call void @unpack(ptr %0, ptr %1)
  store ptr null, ptr %8, align 8
  ret void
}

define i32 @pad_mpi_Psend_init_augmented(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @parting_of(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %10, i32 1)
  %14 = tail call i32 @PMPI_Psend_init(ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  store ptr null, ptr %11, align 8
  tail call fastcc void @check(ptr %0, i32 %14)
  %15 = load ptr, ptr %9, align 8
  %16 = tail call fastcc ptr @template_of(ptr %0, ptr %13)
  tail call fastcc void @remember(ptr %0, ptr %15, ptr null, ptr %16)
  ret i32 %14
}

define internal fastcc ptr @parting_of(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9) {
  %11 = alloca %struct.View, align 8
  %12 = icmp eq i32 %5, -2
  br i1 %12, label %88, label %13

13:
  call void @llvm.lifetime.start.p0(ptr %11)
  %14 = sext i32 %2 to i64
  %15 = mul nsw i64 %3, %14
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %11, ptr %0, ptr %1, ptr %8, i64 %15, ptr %4, i32 0)
  %16 = call fastcc i32 @carries(ptr %11)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:
  %19 = load i64, ptr @silent_messages, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr @silent_messages, align 8
  call fastcc void @free_view(ptr %11)
  br label %86

21:
  tail call fastcc void @check_tag(ptr %0, i32 %6)
  %22 = tail call fastcc ptr @new_op(ptr %0, ptr %7, ptr @start_parts, ptr @finish_parts)
  %23 = tail call fastcc ptr @get_zeros(ptr %0, i64 56)
  %24 = icmp eq i32 %9, 0
  %25 = select i1 %24, i64 248, i64 168
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %26, ptr align 8 dereferenceable(80) %11, i64 80, i1 false)
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 124
  store i32 3, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 128
  store i32 %5, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 132
  store i32 %6, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 376
  store ptr %23, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 408
  store ptr %1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %22, i64 80
  store ptr @begin_parts, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 56
  store ptr @drop_parts, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 360
  store ptr @drop_start_of, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %22, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i32 %2, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %3, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %39 = call fastcc i64 @stream_length(ptr %11, i32 -1, ptr %38)
  %40 = load i64, ptr %38, align 8
  %41 = sdiv i64 %40, %14
  store i64 %41, ptr %38, align 8
  %42 = call fastcc i64 @whole_length(ptr %11)
  %43 = sdiv i64 %42, %14
  %44 = load i64, ptr %38, align 8
  %45 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %46 = load i32, ptr %45, align 8
  %47 = sext i32 %46 to i64
  %48 = mul nsw i64 %44, %47
  %49 = add nsw i64 %48, %43
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 40
  store i64 %49, ptr %50, align 8
  %51 = tail call i32 @pthread_mutex_lock(ptr @parting)
  %52 = load ptr, ptr @all_parts, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %56, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 176
  br label %59

56:
  %57 = load ptr, ptr @all_parts, align 8
  store ptr %57, ptr %23, align 8
  store ptr %23, ptr @all_parts, align 8
  %58 = tail call i32 @pthread_mutex_unlock(ptr @parting)
  br label %86

59:
  %60 = phi ptr [ %52, %54 ], [ %84, %83 ]
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 160
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, %7
  br i1 %65, label %66, label %83

66:
  %67 = getelementptr inbounds nuw i8, ptr %62, i64 128
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, %5
  br i1 %69, label %70, label %83

70:
  %71 = getelementptr inbounds nuw i8, ptr %62, i64 132
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, %6
  br i1 %73, label %74, label %83

74:
  %75 = getelementptr inbounds nuw i8, ptr %62, i64 176
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  %78 = load ptr, ptr %55, align 8
  %79 = icmp ne ptr %78, null
  %80 = xor i1 %77, %79
  br i1 %80, label %81, label %83

81:
  %82 = tail call i32 @pthread_mutex_unlock(ptr @parting)
  tail call fastcc void @refuse(ptr %0, ptr @.str.93, ptr @.str.94, ptr @.str.95)
  unreachable

83:
  %84 = load ptr, ptr %60, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %56, label %59

86:
  %87 = phi ptr [ %22, %56 ], [ null, %18 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %88

88:
  %89 = phi ptr [ %87, %86 ], [ null, %10 ]
  ret ptr %89
}

declare i32 @PMPI_Psend_init(ptr, i32, i64, ptr, i32, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Psend_init_forward(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call fastcc ptr @parting_of(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %10, i32 1)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %26, label %14

14:
  %15 = tail call fastcc ptr @parts_of(ptr %12)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %17 = load i64, ptr %16, align 8
  %18 = sext i32 %2 to i64
  %19 = mul nsw i64 %17, %18
  %20 = tail call fastcc ptr @get_zeros(ptr %0, i64 %19)
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @unpack_parts, ptr %22, align 8
  %23 = load ptr, ptr %21, align 8
  %24 = load i64, ptr %16, align 8
  %25 = tail call i32 @PMPI_Psend_init(ptr %23, i32 %2, i64 %24, ptr @ompi_mpi_byte, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  br label %28

26:
  %27 = tail call i32 @PMPI_Psend_init(ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  br label %28

28:
  %29 = phi i32 [ %25, %14 ], [ %27, %26 ]
  tail call fastcc void @check(ptr %0, i32 %29)
  %30 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 1, ptr %31, align 8
  %32 = load ptr, ptr %9, align 8
  tail call fastcc void @remember(ptr %0, ptr %32, ptr null, ptr %30)
  ret i32 %29
}

define internal fastcc ptr @parts_of(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define internal fastcc ptr @get_zeros(ptr %0, i64 %1) {
  %3 = tail call fastcc ptr @get_memory(ptr %0, i64 %1)
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %5 = tail call ptr @memset(ptr %3, i32 0, i64 %4)
  ret ptr %3
}

define internal void @unpack_parts(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %8 = tail call fastcc i64 @whole_length(ptr %7)
  %9 = tail call i32 @PMPI_Status_set_elements_x(ptr %1, ptr @ompi_mpi_byte, i64 %8)
  br label %10

10:
  %11 = load ptr, ptr %3, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:
  %14 = phi i64 [ %29, %28 ], [ 0, %10 ]
  %15 = tail call fastcc ptr @parts_of(ptr %0)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %14, %18
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = tail call fastcc ptr @start_of(ptr %0)
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 %14
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %28

27:
  tail call fastcc void @mix_partition(ptr %0, i64 %14, i32 0)
  br label %28

28:
  %29 = add nuw nsw i64 %14, 1
  %30 = load ptr, ptr %3, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %20, label %13
}

define i32 @pad_mpi_Precv_init_augmented(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @parting_of(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %10, i32 0)
  %14 = tail call i32 @PMPI_Precv_init(ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  store ptr null, ptr %11, align 8
  tail call fastcc void @check(ptr %0, i32 %14)
  %15 = load ptr, ptr %9, align 8
  %16 = tail call fastcc ptr @template_of(ptr %0, ptr %13)
  tail call fastcc void @remember(ptr %0, ptr %15, ptr null, ptr %16)
  ret i32 %14
}

declare i32 @PMPI_Precv_init(ptr, i32, i64, ptr, i32, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Precv_init_forward(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call fastcc ptr @parting_of(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %10, i32 0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %26, label %14

14:
  %15 = tail call fastcc ptr @parts_of(ptr %12)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %17 = load i64, ptr %16, align 8
  %18 = sext i32 %2 to i64
  %19 = mul nsw i64 %17, %18
  %20 = tail call fastcc ptr @get_zeros(ptr %0, i64 %19)
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr @unpack_parts, ptr %22, align 8
  %23 = load ptr, ptr %21, align 8
  %24 = load i64, ptr %16, align 8
  %25 = tail call i32 @PMPI_Precv_init(ptr %23, i32 %2, i64 %24, ptr @ompi_mpi_byte, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  br label %28

26:
  %27 = tail call i32 @PMPI_Precv_init(ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  br label %28

28:
  %29 = phi i32 [ %25, %14 ], [ %27, %26 ]
  tail call fastcc void @check(ptr %0, i32 %29)
  %30 = tail call fastcc ptr @template_of(ptr %0, ptr %12)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 1, ptr %31, align 8
  %32 = load ptr, ptr %9, align 8
  tail call fastcc void @remember(ptr %0, ptr %32, ptr null, ptr %30)
  ret i32 %29
}

define i32 @pad_mpi_Pready_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @ready(ptr %0, ptr %2, i32 1, ptr null, i32 %1)
  store ptr %5, ptr %3, align 8
  %6 = tail call i32 @PMPI_Pready(i32 %1, ptr %2)
  ret i32 %6
}

define internal fastcc ptr @ready(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) {
  %6 = tail call fastcc ptr @started_by(ptr %0, ptr %1)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %50, label %8

8:
  %9 = tail call fastcc ptr @readied(ptr %0, ptr %6, i32 %2, ptr @reverse_ready)
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %15

11:
  %12 = icmp eq ptr %3, null
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %14 = zext nneg i32 %2 to i64
  br label %24

15:
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  %19 = icmp sgt i32 %2, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %37

21:
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %23 = zext nneg i32 %2 to i64
  br label %39

24:
  %25 = phi i64 [ 0, %11 ], [ %35, %32 ]
  br i1 %12, label %29, label %26

26:
  %27 = getelementptr inbounds nuw i32, ptr %3, i64 %25
  %28 = load i32, ptr %27, align 4
  br label %32

29:
  %30 = trunc i64 %25 to i32
  %31 = add i32 %4, %30
  br label %32

32:
  %33 = phi i32 [ %28, %26 ], [ %31, %29 ]
  %34 = getelementptr inbounds nuw i32, ptr %13, i64 %25
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, %14
  br i1 %36, label %15, label %24

37:
  %38 = phi i1 [ %18, %15 ], [ %46, %39 ]
  br i1 %38, label %49, label %50

39:
  %40 = phi i64 [ 0, %21 ], [ %44, %39 ]
  %41 = getelementptr inbounds nuw i32, ptr %22, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  tail call fastcc void @mix_partition(ptr %6, i64 %43, i32 1)
  %44 = add nuw nsw i64 %40, 1
  %45 = load ptr, ptr %16, align 8
  %46 = icmp ne ptr %45, null
  %47 = icmp samesign ult i64 %44, %23
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %39, label %37

49:
  tail call void @free(ptr %9)
  br label %50

50:
  %51 = phi ptr [ null, %5 ], [ null, %49 ], [ %9, %37 ]
  ret ptr %51
}

declare i32 @PMPI_Pready(i32, ptr)

define i32 @pad_mpi_Pready_forward(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc ptr @ready(ptr %0, ptr %2, i32 1, ptr null, i32 %1)
  %5 = tail call i32 @PMPI_Pready(i32 %1, ptr %2)
  ret i32 %5
}

define i32 @pad_mpi_Pready_range_augmented(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  %6 = sub i32 %2, %1
  %7 = add i32 %6, 1
  %8 = tail call fastcc ptr @ready(ptr %0, ptr %3, i32 %7, ptr null, i32 %1)
  store ptr %8, ptr %4, align 8
  %9 = tail call i32 @PMPI_Pready_range(i32 %1, i32 %2, ptr %3)
  ret i32 %9
}

declare i32 @PMPI_Pready_range(i32, i32, ptr)

define i32 @pad_mpi_Pready_range_forward(ptr %0, i32 %1, i32 %2, ptr %3) {
  %5 = sub i32 %2, %1
  %6 = add i32 %5, 1
  %7 = tail call fastcc ptr @ready(ptr %0, ptr %3, i32 %6, ptr null, i32 %1)
  %8 = tail call i32 @PMPI_Pready_range(i32 %1, i32 %2, ptr %3)
  ret i32 %8
}

define i32 @pad_mpi_Pready_list_augmented(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  %6 = tail call fastcc ptr @ready(ptr %0, ptr %3, i32 %1, ptr %2, i32 0)
  store ptr %6, ptr %4, align 8
  %7 = tail call i32 @PMPI_Pready_list(i32 %1, ptr %2, ptr %3)
  ret i32 %7
}

declare i32 @PMPI_Pready_list(i32, ptr, ptr)

define i32 @pad_mpi_Pready_list_forward(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @ready(ptr %0, ptr %3, i32 %1, ptr %2, i32 0)
  %6 = tail call i32 @PMPI_Pready_list(i32 %1, ptr %2, ptr %3)
  ret i32 %6
}

define i32 @pad_mpi_Parrived_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call fastcc i32 @ask(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define internal fastcc i32 @ask(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call fastcc ptr @started_by(ptr %0, ptr %1)
  store ptr null, ptr %4, align 8
  %7 = tail call i32 @PMPI_Parrived(ptr %1, i32 %2, ptr %3)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %31

9:
  %10 = load i32, ptr %3, align 4
  %11 = icmp ne i32 %10, 0
  %12 = icmp ne ptr %6, null
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %31

14:
  %15 = tail call i32 @pthread_mutex_lock(ptr @parting)
  %16 = tail call fastcc ptr @start_of(ptr %6)
  %17 = load ptr, ptr %16, align 8
  %18 = sext i32 %2 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = load i8, ptr %19, align 1
  store i8 1, ptr %19, align 1
  %21 = tail call i32 @pthread_mutex_unlock(ptr @parting)
  %22 = icmp eq i8 %20, 0
  br i1 %22, label %23, label %31

23:
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %28, label %27

27:
  tail call fastcc void @mix_partition(ptr %6, i64 %18, i32 0)
  br label %31

28:
  %29 = tail call fastcc ptr @readied(ptr %0, ptr %6, i32 1, ptr @reverse_arrived)
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 36
  store i32 %2, ptr %30, align 4
  store ptr %29, ptr %4, align 8
  br label %31

31:
  ret i32 %7
}

define i32 @pad_mpi_Parrived_forward(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = call fastcc i32 @ask(ptr %0, ptr %1, i32 %2, ptr %3, ptr %5)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define i32 @pad_mpi_Reduce_local_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @reducing_locally(ptr %0, ptr %1, ptr %2, i64 %10, ptr %4, ptr %5, ptr %6, ptr %7)
  store ptr %11, ptr %8, align 8
  %12 = tail call i32 @PMPI_Reduce_local(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5)
  ret i32 %12
}

define internal fastcc ptr @reducing_locally(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.View, align 8
  %11 = alloca %struct.Step, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %9, ptr %0, ptr %1, ptr %6, i64 %3, ptr %4, i32 0)
  %12 = call fastcc i32 @carries(ptr %9)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call fastcc void @free_view(ptr %9)
  br label %23

15:
  %16 = tail call fastcc ptr @get_zeros(ptr %0, i64 216)
  store ptr @reverse_local, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr @release_local, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %19, ptr align 8 dereferenceable(80) %9, i64 80, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 104
  call void @llvm.lifetime.start.p0(ptr %10)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %10, ptr %0, ptr %2, ptr %7, i64 %3, ptr %4, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %20, ptr align 8 dereferenceable(80) %10, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %10)
  %21 = tail call fastcc i32 @usable_operator(ptr %0, ptr %5)
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 184
  call void @llvm.lifetime.start.p0(ptr %11)
  call fastcc void @step_of(ptr writable sret(%struct.Step) align 8 %11, ptr %0, ptr %9, ptr %1, ptr %2, i64 %3, ptr %4, i32 %21)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(32) %22, ptr align 8 dereferenceable(32) %11, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %23

23:
  %24 = phi ptr [ %16, %15 ], [ null, %14 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  ret ptr %24
}

declare i32 @PMPI_Reduce_local(ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Reduce_local_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = sext i32 %3 to i64
  %10 = tail call fastcc ptr @reducing_locally(ptr %0, ptr %1, ptr %2, i64 %9, ptr %4, ptr %5, ptr %6, ptr %7)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @forward_local(ptr %10)
  tail call void @release_local(ptr %10)
  br label %13

13:
  %14 = tail call i32 @PMPI_Reduce_local(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5)
  ret i32 %14
}

define internal fastcc void @forward_local(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc i64 @kind_size(i32 %4)
  %12 = mul nsw i64 %11, %10
  %13 = sext i32 %8 to i64
  %14 = shl nsw i64 %13, 1
  %15 = mul i64 %14, %12
  %16 = tail call fastcc ptr @get_memory(ptr %6, i64 %15)
  %17 = mul nsw i64 %12, %13
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @stream_read(ptr %19, i32 %4, ptr %16, i64 %12)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call fastcc void @stream_read(ptr %20, i32 %4, ptr %18, i64 %12)
  %21 = load ptr, ptr %2, align 8
  tail call fastcc void @apply(ptr %2, ptr %21, i32 -1, ptr %16, i32 %8)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @apply(ptr %2, ptr %23, i32 -1, ptr %18, i32 %8)
  %24 = load i64, ptr %9, align 8
  %25 = mul nsw i64 %24, %13
  tail call fastcc void @add_numbers(i32 %4, ptr %16, ptr %18, i64 %25)
  tail call fastcc void @stream_write(ptr %20, i32 %4, ptr %16, i64 %12)
  tail call void @free(ptr %16)
  ret void
}

define internal void @release_local(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @free_view(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call fastcc void @free_view(ptr %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 184
  tail call fastcc void @free_step(ptr %4)
  tail call void @free(ptr %0)
  ret void
}

define i32 @pad_mpi_Gather_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %12, ptr %3, ptr %4, i64 %13, ptr null, ptr null, i32 0, i32 0, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Gather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  tail call fastcc void @forth(ptr %14)
  ret i32 %18
}

define internal fastcc ptr @gathering(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca %struct.Side, align 8
  %17 = alloca %struct.Side, align 8
  %18 = alloca %struct.Side, align 8
  %19 = alloca %struct.Side, align 8
  %20 = icmp eq i32 %11, -2
  br i1 %20, label %48, label %21

21:
  %22 = icmp eq i32 %8, 0
  %23 = zext i1 %22 to i32
  %24 = tail call fastcc ptr @new_move(ptr %0, ptr %12, i32 %23, ptr @exchange_gather, ptr @exchange_scatter)
  %25 = tail call fastcc ptr @move_of(ptr %24)
  %26 = tail call fastcc i32 @peers_in(ptr %12)
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 128
  store i32 %11, ptr %27, align 8
  %28 = tail call fastcc i32 @takes_root_role(ptr %12, i32 %11)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %37, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 144
  %32 = sext i32 %26 to i64
  br i1 %22, label %36, label %33

33:
  call void @llvm.lifetime.start.p0(ptr %16)
  %34 = tail call fastcc ptr @widened(ptr %0, ptr %6, i64 %32, i32 %8)
  %35 = tail call fastcc ptr @widened(ptr %0, ptr %7, i64 %32, i32 %9)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %16, ptr %0, ptr %4, ptr %14, i64 %32, ptr %34, ptr %35, ptr %10, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %31, ptr align 8 dereferenceable(144) %16, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %37

36:
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %17, ptr %0, ptr %4, ptr %14, i64 %32, i64 %5, ptr %10, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %31, ptr align 8 dereferenceable(144) %17, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %37

37:
  %38 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %38, label %39, label %43

39:
  call void @llvm.lifetime.start.p0(ptr %18)
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 144
  %41 = tail call fastcc i32 @rank_in(ptr %12)
  %42 = sext i32 %41 to i64
  call fastcc void @segment_of(ptr writable sret(%struct.Side) align 8 %18, ptr %0, ptr %40, i64 %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %25, ptr align 8 dereferenceable(144) %18, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %46

43:
  %44 = icmp eq i32 %11, -4
  br i1 %44, label %46, label %45

45:
  call void @llvm.lifetime.start.p0(ptr %19)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %19, ptr %0, ptr %1, ptr %13, i64 1, i64 %2, ptr %3, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %25, ptr align 8 dereferenceable(144) %19, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %19)
  br label %46

46:
  %47 = tail call fastcc ptr @if_it_carries(ptr %24)
  br label %48

48:
  %49 = phi ptr [ %47, %46 ], [ null, %15 ]
  ret ptr %49
}

define internal fastcc void @make_dual(ptr %0) {
  %2 = alloca %struct.DualHeader, align 8
  %3 = alloca %struct.Pick, align 16
  %4 = alloca ptr, align 8
  %5 = alloca %struct.View, align 8
  %6 = tail call fastcc ptr @plan_of(ptr %0)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %81, label %8

8:
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  store i64 %17, ptr %12, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %18, align 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = tail call fastcc i32 @widest(ptr %6)
  %24 = sext i32 %23 to i64
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i64 1, ptr %25, align 8
  %26 = tail call fastcc i64 @stream_length(ptr %6, i32 %23, ptr null)
  store i64 %26, ptr %2, align 8
  %27 = load i32, ptr %19, align 8
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %35

29:
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = tail call fastcc i32 @first_per(ptr %31)
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %35

34:
  store i64 2, ptr %25, align 8
  br label %35

35:
  %36 = load ptr, ptr %13, align 8
  %37 = call fastcc i64 @bytes_of_dual(ptr %2)
  %38 = tail call fastcc ptr @get_zeros(ptr %36, i64 %37)
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %38, ptr %39, align 8
  %40 = call ptr @memcpy(ptr %38, ptr %2, i64 48)
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %80, label %44

44:
  %45 = load ptr, ptr %39, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %47 = load i64, ptr %2, align 8
  %48 = load i64, ptr %22, align 8
  %49 = trunc i64 %48 to i32
  %50 = call fastcc i64 @kind_size(i32 %49)
  %51 = mul nsw i64 %50, %47
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %53 = load ptr, ptr %52, align 8
  %54 = call fastcc i64 @extent_of(ptr %53)
  %55 = load i64, ptr %18, align 8
  %56 = icmp sgt i64 %55, 3
  br i1 %56, label %57, label %70

57:
  %58 = load i64, ptr %9, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %75

60:
  %61 = phi i64 [ %67, %60 ], [ 0, %57 ]
  %62 = getelementptr inbounds nuw %struct.Pick, ptr %46, i64 %61
  call void @llvm.lifetime.start.p0(ptr %3)
  %63 = load ptr, ptr %41, align 8
  %64 = mul nsw i64 %61, %54
  %65 = getelementptr inbounds i8, ptr %63, i64 %64
  %66 = load ptr, ptr %52, align 8
  call fastcc void @pair_at(ptr writable sret(%struct.Pick) align 16 %3, ptr %65, ptr %66, i64 %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(48) %62, ptr align 16 dereferenceable(48) %3, i64 48, i1 false)
  call void @llvm.lifetime.end.p0(ptr %3)
  %67 = add nuw nsw i64 %61, 1
  %68 = load i64, ptr %9, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %60, label %75

70:
  call void @llvm.lifetime.start.p0(ptr %4)
  %71 = load ptr, ptr %41, align 8
  store ptr %71, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %5, ptr align 8 dereferenceable(80) %6, i64 80, i1 false)
  store ptr %4, ptr %5, align 8
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 1, ptr %72, align 8
  %73 = load i64, ptr %22, align 8
  %74 = trunc i64 %73 to i32
  call fastcc void @stream_read(ptr %5, i32 %74, ptr %46, i64 %51)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %75

75:
  %76 = load i64, ptr %22, align 8
  %77 = trunc i64 %76 to i32
  %78 = call fastcc i64 @bytes_of_keys(ptr %2)
  %79 = getelementptr inbounds i8, ptr %46, i64 %78
  call fastcc void @stream_read(ptr %6, i32 %77, ptr %79, i64 %51)
  br label %80

80:
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %81

81:
  ret void
}

declare i32 @PMPI_Gather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

define internal fastcc void @forth(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %10, label %3

3:
  %4 = tail call fastcc i32 @waits_itself(ptr %0)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load ptr, ptr %8, align 8
  tail call void %9(ptr %0, ptr null)
  tail call void @release_op(ptr %0)
  br label %10

10:
  ret void
}

define i32 @pad_mpi_Gather_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 %14, ptr null, ptr null, i32 0, i32 0, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Gather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  %17 = tail call fastcc ptr @back_later(ptr %15)
  store ptr %15, ptr %11, align 8
  ret i32 %16
}

define internal fastcc void @prepare(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %8, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:
  tail call void %5(ptr %0)
  br label %8

8:
  ret void
}

define internal fastcc ptr @back_later(ptr returned %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %8, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:
  tail call void %5(ptr %0, ptr null)
  br label %8

8:
  %9 = tail call fastcc ptr @recorded(ptr %0)
  ret ptr %0
}

define i32 @pad_mpi_Igather_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 %14, ptr null, ptr null, i32 0, i32 0, ptr %6, i32 %7, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %15)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:
  tail call fastcc void @make_dual(ptr %15)
  br label %18

18:
  %19 = tail call i32 @PMPI_Igather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9)
  %20 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %9, i32 1)
  ret i32 %19
}

define internal fastcc void @post_collective(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %6, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  tail call fastcc void @check_root(ptr %5, ptr %0, i32 0)
  br label %6

6:
  tail call fastcc void @begin_post()
  tail call fastcc void @post_deferred(ptr %0)
  ret void
}

declare i32 @PMPI_Igather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr)

define internal fastcc ptr @collective_posted(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = icmp ne ptr %1, null
  %6 = icmp ne i32 %3, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %11

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %10 = load ptr, ptr %9, align 8
  tail call void %10(ptr %1)
  br label %11

11:
  tail call fastcc void @end_post()
  %12 = load ptr, ptr %2, align 8
  %13 = tail call fastcc i32 @is_complete(ptr %0, ptr %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:
  %16 = load ptr, ptr %2, align 8
  %17 = tail call fastcc ptr @complete_at_once(ptr %0, ptr %1, ptr %16, i32 %3)
  br label %26

18:
  br i1 %7, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %21, ptr %22, align 8
  br label %23

23:
  %24 = load ptr, ptr %2, align 8
  %25 = tail call fastcc ptr @deferred(ptr %0, ptr %1, ptr %24)
  br label %26

26:
  %27 = phi ptr [ %17, %15 ], [ %1, %23 ]
  ret ptr %27
}

define i32 @pad_mpi_Igather_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 %15, ptr null, ptr null, i32 0, i32 0, ptr %6, i32 %7, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %16)
  tail call fastcc void @prepare(ptr %16)
  %17 = tail call i32 @PMPI_Igather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9)
  %18 = tail call fastcc ptr @collective_posted(ptr %0, ptr %16, ptr %9, i32 0)
  store ptr %18, ptr %12, align 8
  ret i32 %17
}

define i32 @pad_mpi_Gather_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 %15, ptr null, ptr null, i32 0, i32 0, ptr %6, i32 %7, ptr %8, ptr %11, ptr %12)
  %17 = tail call i32 @PMPI_Gather_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %10, i32 1)
  ret i32 %17
}

declare i32 @PMPI_Gather_init(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr)

define internal fastcc void @made_collective(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = tail call fastcc ptr @template_of(ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %3, ptr %6, align 8
  %7 = icmp eq ptr %1, null
  br i1 %7, label %25, label %8

8:
  tail call fastcc void @check_root(ptr %0, ptr %1, i32 1)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %12 = tail call i32 @PMPI_Comm_dup(ptr %10, ptr %11)
  tail call fastcc void @check(ptr %0, i32 %12)
  %13 = load ptr, ptr %11, align 8
  store ptr %13, ptr %9, align 8
  %14 = tail call fastcc ptr @plan_of(ptr %1)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %18, label %16

16:
  %17 = tail call fastcc ptr @own_group(ptr %0, ptr %13, i32 1)
  br label %18

18:
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store ptr @again_forth, ptr %24, align 8
  br label %25

25:
  %26 = load ptr, ptr %2, align 8
  tail call fastcc void @remember(ptr %0, ptr %26, ptr null, ptr %5)
  ret void
}

define i32 @pad_mpi_Gather_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  %17 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %15, ptr %3, ptr %4, i64 %16, ptr null, ptr null, i32 0, i32 0, ptr %6, i32 %7, ptr %8, ptr %11, ptr %12)
  store ptr null, ptr %13, align 8
  %18 = tail call i32 @PMPI_Gather_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %17, ptr %10, i32 0)
  ret i32 %18
}

define i32 @pad_mpi_Gatherv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Gatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9)
  tail call fastcc void @forth(ptr %14)
  ret i32 %18
}

declare i32 @PMPI_Gatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr)

define i32 @pad_mpi_Gatherv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Gatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9)
  %17 = tail call fastcc ptr @back_later(ptr %15)
  store ptr %15, ptr %12, align 8
  ret i32 %16
}

define i32 @pad_mpi_Igatherv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, i32 %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %15)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:
  tail call fastcc void @make_dual(ptr %15)
  br label %18

18:
  %19 = tail call i32 @PMPI_Igatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10)
  %20 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %10, i32 1)
  ret i32 %19
}

declare i32 @PMPI_Igatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Igatherv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %15, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, i32 %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %16)
  tail call fastcc void @prepare(ptr %16)
  %17 = tail call i32 @PMPI_Igatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10)
  %18 = tail call fastcc ptr @collective_posted(ptr %0, ptr %16, ptr %10, i32 0)
  store ptr %18, ptr %13, align 8
  ret i32 %17
}

define i32 @pad_mpi_Gatherv_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %15, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, i32 %8, ptr %9, ptr %12, ptr %13)
  %17 = tail call i32 @PMPI_Gatherv_init(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %11, i32 1)
  ret i32 %17
}

declare i32 @PMPI_Gatherv_init(ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Gatherv_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @gathering(ptr %0, ptr %1, i64 %16, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, i32 %8, ptr %9, ptr %12, ptr %13)
  store ptr null, ptr %14, align 8
  %18 = tail call i32 @PMPI_Gatherv_init(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %17, ptr %11, i32 0)
  ret i32 %18
}

define i32 @pad_mpi_Scatter_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 %12, ptr null, ptr null, i32 0, i32 0, ptr %3, ptr %4, i64 %13, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Scatter(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  tail call fastcc void @forth(ptr %14)
  ret i32 %18
}

define internal fastcc ptr @scattering(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i64 %9, ptr %10, i32 %11, ptr %12, ptr %13, ptr %14) {
  %16 = alloca %struct.Side, align 8
  %17 = alloca %struct.Side, align 8
  %18 = alloca %struct.Side, align 8
  %19 = alloca %struct.Side, align 8
  %20 = icmp eq i32 %11, -2
  br i1 %20, label %48, label %21

21:
  %22 = icmp eq i32 %5, 0
  %23 = zext i1 %22 to i32
  %24 = tail call fastcc ptr @new_move(ptr %0, ptr %12, i32 %23, ptr @exchange_scatter, ptr @exchange_gather)
  %25 = tail call fastcc ptr @move_of(ptr %24)
  %26 = tail call fastcc i32 @peers_in(ptr %12)
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 128
  store i32 %11, ptr %27, align 8
  %28 = tail call fastcc i32 @takes_root_role(ptr %12, i32 %11)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = sext i32 %26 to i64
  br i1 %22, label %35, label %32

32:
  call void @llvm.lifetime.start.p0(ptr %16)
  %33 = tail call fastcc ptr @widened(ptr %0, ptr %3, i64 %31, i32 %5)
  %34 = tail call fastcc ptr @widened(ptr %0, ptr %4, i64 %31, i32 %6)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %16, ptr %0, ptr %1, ptr %13, i64 %31, ptr %33, ptr %34, ptr %7, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %25, ptr align 8 dereferenceable(144) %16, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %36

35:
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %17, ptr %0, ptr %1, ptr %13, i64 %31, i64 %2, ptr %7, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %25, ptr align 8 dereferenceable(144) %17, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %36

36:
  %37 = icmp eq ptr %8, inttoptr (i64 1 to ptr)
  br i1 %37, label %38, label %42

38:
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 144
  call void @llvm.lifetime.start.p0(ptr %18)
  %40 = tail call fastcc i32 @rank_in(ptr %12)
  %41 = sext i32 %40 to i64
  call fastcc void @segment_of(ptr writable sret(%struct.Side) align 8 %18, ptr %0, ptr %25, i64 %41)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %39, ptr align 8 dereferenceable(144) %18, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %46

42:
  %43 = icmp eq i32 %11, -4
  br i1 %43, label %46, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %25, i64 144
  call void @llvm.lifetime.start.p0(ptr %19)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %19, ptr %0, ptr %8, ptr %14, i64 1, i64 %9, ptr %10, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %45, ptr align 8 dereferenceable(144) %19, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %19)
  br label %46

46:
  %47 = tail call fastcc ptr @if_it_carries(ptr %24)
  br label %48

48:
  %49 = phi ptr [ %47, %46 ], [ null, %15 ]
  ret ptr %49
}

declare i32 @PMPI_Scatter(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

define i32 @pad_mpi_Scatter_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 %13, ptr null, ptr null, i32 0, i32 0, ptr %3, ptr %4, i64 %14, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Scatter(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  %17 = tail call fastcc ptr @back_later(ptr %15)
  store ptr %15, ptr %11, align 8
  ret i32 %16
}

define i32 @pad_mpi_Iscatter_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 %13, ptr null, ptr null, i32 0, i32 0, ptr %3, ptr %4, i64 %14, ptr %6, i32 %7, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %15)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:
  tail call fastcc void @make_dual(ptr %15)
  br label %18

18:
  %19 = tail call i32 @PMPI_Iscatter(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9)
  %20 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %9, i32 1)
  ret i32 %19
}

declare i32 @PMPI_Iscatter(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Iscatter_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 %14, ptr null, ptr null, i32 0, i32 0, ptr %3, ptr %4, i64 %15, ptr %6, i32 %7, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %16)
  tail call fastcc void @prepare(ptr %16)
  %17 = tail call i32 @PMPI_Iscatter(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9)
  %18 = tail call fastcc ptr @collective_posted(ptr %0, ptr %16, ptr %9, i32 0)
  store ptr %18, ptr %12, align 8
  ret i32 %17
}

define i32 @pad_mpi_Scatter_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 %14, ptr null, ptr null, i32 0, i32 0, ptr %3, ptr %4, i64 %15, ptr %6, i32 %7, ptr %8, ptr %11, ptr %12)
  %17 = tail call i32 @PMPI_Scatter_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %10, i32 1)
  ret i32 %17
}

declare i32 @PMPI_Scatter_init(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Scatter_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  %17 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 %15, ptr null, ptr null, i32 0, i32 0, ptr %3, ptr %4, i64 %16, ptr %6, i32 %7, ptr %8, ptr %11, ptr %12)
  store ptr null, ptr %13, align 8
  %18 = tail call i32 @PMPI_Scatter_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %17, ptr %10, i32 0)
  ret i32 %18
}

define i32 @pad_mpi_Scatterv_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %6 to i64
  %14 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, i32 4, i32 4, ptr %4, ptr %5, i64 %13, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Scatterv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9)
  tail call fastcc void @forth(ptr %14)
  ret i32 %18
}

declare i32 @PMPI_Scatterv(ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr)

define i32 @pad_mpi_Scatterv_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %6 to i64
  %15 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, i32 4, i32 4, ptr %4, ptr %5, i64 %14, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Scatterv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9)
  %17 = tail call fastcc ptr @back_later(ptr %15)
  store ptr %15, ptr %12, align 8
  ret i32 %16
}

define i32 @pad_mpi_Iscatterv_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %6 to i64
  %15 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, i32 4, i32 4, ptr %4, ptr %5, i64 %14, ptr %7, i32 %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %15)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:
  tail call fastcc void @make_dual(ptr %15)
  br label %18

18:
  %19 = tail call i32 @PMPI_Iscatterv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10)
  %20 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %10, i32 1)
  ret i32 %19
}

declare i32 @PMPI_Iscatterv(ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Iscatterv_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %6 to i64
  %16 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, i32 4, i32 4, ptr %4, ptr %5, i64 %15, ptr %7, i32 %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %16)
  tail call fastcc void @prepare(ptr %16)
  %17 = tail call i32 @PMPI_Iscatterv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10)
  %18 = tail call fastcc ptr @collective_posted(ptr %0, ptr %16, ptr %10, i32 0)
  store ptr %18, ptr %13, align 8
  ret i32 %17
}

define i32 @pad_mpi_Scatterv_init_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %6 to i64
  %16 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, i32 4, i32 4, ptr %4, ptr %5, i64 %15, ptr %7, i32 %8, ptr %9, ptr %12, ptr %13)
  %17 = tail call i32 @PMPI_Scatterv_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %11, i32 1)
  ret i32 %17
}

declare i32 @PMPI_Scatterv_init(ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Scatterv_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = sext i32 %6 to i64
  %17 = tail call fastcc ptr @scattering(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, i32 4, i32 4, ptr %4, ptr %5, i64 %16, ptr %7, i32 %8, ptr %9, ptr %12, ptr %13)
  store ptr null, ptr %14, align 8
  %18 = tail call i32 @PMPI_Scatterv_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %17, ptr %11, i32 0)
  ret i32 %18
}

define i32 @pad_mpi_Allgather_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %11, ptr %3, ptr %4, i64 %12, ptr null, ptr null, i32 0, i32 0, ptr %6, ptr %7, ptr %8, ptr %9)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

define internal fastcc ptr @spreading(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = alloca %struct.Side, align 8
  %16 = alloca %struct.Side, align 8
  %17 = alloca %struct.Side, align 8
  %18 = alloca %struct.Side, align 8
  %19 = tail call fastcc i32 @is_inter(ptr %11)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = tail call fastcc i32 @moves_packed(ptr %0, ptr %10)
  %23 = icmp ne i32 %22, 0
  br label %24

24:
  %25 = phi i1 [ true, %14 ], [ %23, %21 ]
  %26 = tail call fastcc i32 @peers_in(ptr %11)
  br i1 %25, label %27, label %29

27:
  %28 = tail call fastcc ptr @new_move(ptr %0, ptr %11, i32 0, ptr @exchange_swap, ptr @exchange_swap)
  br label %33

29:
  %30 = icmp eq i32 %8, 0
  %31 = zext i1 %30 to i32
  %32 = tail call fastcc ptr @new_move(ptr %0, ptr %11, i32 %31, ptr @exchange_spread, ptr @exchange_fold)
  br label %33

33:
  %34 = phi ptr [ %28, %27 ], [ %32, %29 ]
  %35 = tail call fastcc ptr @move_of(ptr %34)
  %36 = xor i1 %25, true
  %37 = zext i1 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 436
  store i32 %37, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 144
  %40 = icmp eq i32 %8, 0
  %41 = sext i32 %26 to i64
  br i1 %40, label %45, label %42

42:
  call void @llvm.lifetime.start.p0(ptr %15)
  %43 = tail call fastcc ptr @widened(ptr %0, ptr %6, i64 %41, i32 %8)
  %44 = tail call fastcc ptr @widened(ptr %0, ptr %7, i64 %41, i32 %9)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %15, ptr %0, ptr %4, ptr %13, i64 %41, ptr %43, ptr %44, ptr %10, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %39, ptr align 8 dereferenceable(144) %15, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %46

45:
  call void @llvm.lifetime.start.p0(ptr %16)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %16, ptr %0, ptr %4, ptr %13, i64 %41, i64 %5, ptr %10, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %39, ptr align 8 dereferenceable(144) %16, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %16)
  br label %46

46:
  %47 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %47, label %48, label %51

48:
  call void @llvm.lifetime.start.p0(ptr %17)
  %49 = tail call fastcc i32 @rank_in(ptr %11)
  %50 = sext i32 %49 to i64
  call fastcc void @segment_of(ptr writable sret(%struct.Side) align 8 %17, ptr %0, ptr %39, i64 %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %35, ptr align 8 dereferenceable(144) %17, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %52

51:
  call void @llvm.lifetime.start.p0(ptr %18)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %18, ptr %0, ptr %1, ptr %12, i64 1, i64 %2, ptr %3, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %35, ptr align 8 dereferenceable(144) %18, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %18)
  br label %52

52:
  br i1 %25, label %53, label %55

53:
  %54 = sext i32 %26 to i64
  tail call fastcc void @repeat_side(ptr %35, i64 %54)
  br label %55

55:
  %56 = tail call fastcc ptr @if_it_carries(ptr %34)
  ret ptr %56
}

declare i32 @PMPI_Allgather(ptr, i32, ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Allgather_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %12, ptr %3, ptr %4, i64 %13, ptr null, ptr null, i32 0, i32 0, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %10, align 8
  ret i32 %15
}

define i32 @pad_mpi_Iallgather_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %12, ptr %3, ptr %4, i64 %13, ptr null, ptr null, i32 0, i32 0, ptr %6, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Iallgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %8, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Iallgather(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Iallgather_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 %14, ptr null, ptr null, i32 0, i32 0, ptr %6, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Iallgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %8, i32 0)
  store ptr %17, ptr %11, align 8
  ret i32 %16
}

define i32 @pad_mpi_Allgather_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 %14, ptr null, ptr null, i32 0, i32 0, ptr %6, ptr %7, ptr %10, ptr %11)
  %16 = tail call i32 @PMPI_Allgather_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %9, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Allgather_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Allgather_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 %15, ptr null, ptr null, i32 0, i32 0, ptr %6, ptr %7, ptr %10, ptr %11)
  store ptr null, ptr %12, align 8
  %17 = tail call i32 @PMPI_Allgather_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %9, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Allgatherv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %12, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, ptr %8, ptr %9, ptr %10)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Allgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

declare i32 @PMPI_Allgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Allgatherv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Allgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %11, align 8
  ret i32 %15
}

define i32 @pad_mpi_Iallgatherv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Iallgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %9, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Iallgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Iallgatherv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Iallgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %9, i32 0)
  store ptr %17, ptr %12, align 8
  ret i32 %16
}

define i32 @pad_mpi_Allgatherv_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, ptr %8, ptr %11, ptr %12)
  %16 = tail call i32 @PMPI_Allgatherv_init(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %10, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Allgatherv_init(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Allgatherv_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @spreading(ptr %0, ptr %1, i64 %15, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, i32 4, i32 4, ptr %7, ptr %8, ptr %11, ptr %12)
  store ptr null, ptr %13, align 8
  %17 = tail call i32 @PMPI_Allgatherv_init(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %10, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Alltoall_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = tail call fastcc ptr @swapping(ptr %0, ptr %1, i64 %11, ptr %3, ptr %4, i64 %12, ptr %6, ptr %7, ptr %8, ptr %9)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Alltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

define internal fastcc ptr @swapping(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = alloca %struct.Side, align 8
  %12 = alloca %struct.Side, align 8
  %13 = alloca %struct.Side, align 8
  %14 = tail call fastcc ptr @new_move(ptr %0, ptr %7, i32 1, ptr @exchange_swap, ptr @exchange_swap)
  %15 = tail call fastcc ptr @move_of(ptr %14)
  %16 = tail call fastcc i32 @peers_in(ptr %7)
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 144
  call void @llvm.lifetime.start.p0(ptr %11)
  %18 = sext i32 %16 to i64
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %11, ptr %0, ptr %4, ptr %9, i64 %18, i64 %5, ptr %6, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %11, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %11)
  %19 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %19, label %20, label %21

20:
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @same_side(ptr writable sret(%struct.Side) align 8 %12, ptr %0, ptr %17)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %15, ptr align 8 dereferenceable(144) %12, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %12)
  br label %22

21:
  call void @llvm.lifetime.start.p0(ptr %13)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %13, ptr %0, ptr %1, ptr %8, i64 %18, i64 %2, ptr %3, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %15, ptr align 8 dereferenceable(144) %13, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %22

22:
  %23 = tail call fastcc ptr @if_it_carries(ptr %14)
  ret ptr %23
}

declare i32 @PMPI_Alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Alltoall_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @swapping(ptr %0, ptr %1, i64 %12, ptr %3, ptr %4, i64 %13, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Alltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %10, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ialltoall_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @swapping(ptr %0, ptr %1, i64 %12, ptr %3, ptr %4, i64 %13, ptr %6, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ialltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %8, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ialltoall(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Ialltoall_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @swapping(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 %14, ptr %6, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ialltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %8, i32 0)
  store ptr %17, ptr %11, align 8
  ret i32 %16
}

define i32 @pad_mpi_Alltoall_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @swapping(ptr %0, ptr %1, i64 %13, ptr %3, ptr %4, i64 %14, ptr %6, ptr %7, ptr %10, ptr %11)
  %16 = tail call i32 @PMPI_Alltoall_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %9, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Alltoall_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Alltoall_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @swapping(ptr %0, ptr %1, i64 %14, ptr %3, ptr %4, i64 %15, ptr %6, ptr %7, ptr %10, ptr %11)
  store ptr null, ptr %12, align 8
  %17 = tail call i32 @PMPI_Alltoall_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %9, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Alltoallv_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Alltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

define internal fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca %struct.Side, align 8
  %14 = alloca %struct.Side, align 8
  %15 = alloca %struct.Side, align 8
  %16 = tail call fastcc ptr @new_move(ptr %0, ptr %9, i32 0, ptr @exchange_swap, ptr @exchange_swap)
  %17 = tail call fastcc ptr @move_of(ptr %16)
  %18 = tail call fastcc i32 @peers_in(ptr %9)
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 144
  call void @llvm.lifetime.start.p0(ptr %13)
  %20 = sext i32 %18 to i64
  %21 = tail call fastcc ptr @widened(ptr %0, ptr %6, i64 %20, i32 4)
  %22 = tail call fastcc ptr @widened(ptr %0, ptr %7, i64 %20, i32 4)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %13, ptr %0, ptr %5, ptr %11, i64 %20, ptr %21, ptr %22, ptr %8, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %19, ptr align 8 dereferenceable(144) %13, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  %23 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %23, label %24, label %25

24:
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @same_side(ptr writable sret(%struct.Side) align 8 %14, ptr %0, ptr %19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %14, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %28

25:
  call void @llvm.lifetime.start.p0(ptr %15)
  %26 = tail call fastcc ptr @widened(ptr %0, ptr %2, i64 %20, i32 4)
  %27 = tail call fastcc ptr @widened(ptr %0, ptr %3, i64 %20, i32 4)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %15, ptr %0, ptr %1, ptr %10, i64 %20, ptr %26, ptr %27, ptr %4, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %15, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %28

28:
  %29 = tail call fastcc ptr @if_it_carries(ptr %16)
  ret ptr %29
}

declare i32 @PMPI_Alltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Alltoallv_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Alltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %12, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ialltoallv_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ialltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %10, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ialltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ialltoallv_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ialltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %10, i32 0)
  store ptr %17, ptr %13, align 8
  ret i32 %16
}

define i32 @pad_mpi_Alltoallv_init_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %12, ptr %13)
  %16 = tail call i32 @PMPI_Alltoallv_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %11, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Alltoallv_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Alltoallv_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = tail call fastcc ptr @swapping_lists(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %12, ptr %13)
  store ptr null, ptr %14, align 8
  %17 = tail call i32 @PMPI_Alltoallv_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %11, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Alltoallw_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Alltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

define internal fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = alloca %struct.Side, align 8
  %14 = alloca %struct.Side, align 8
  %15 = alloca %struct.Side, align 8
  %16 = tail call fastcc ptr @new_move(ptr %0, ptr %9, i32 0, ptr @exchange_swap, ptr @exchange_swap)
  %17 = tail call fastcc ptr @move_of(ptr %16)
  %18 = tail call fastcc i32 @peers_in(ptr %9)
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 144
  call void @llvm.lifetime.start.p0(ptr %13)
  %20 = sext i32 %18 to i64
  %21 = tail call fastcc ptr @widened(ptr %0, ptr %6, i64 %20, i32 4)
  %22 = tail call fastcc ptr @widened(ptr %0, ptr %7, i64 %20, i32 4)
  call fastcc void @mixed_side(ptr writable sret(%struct.Side) align 8 %13, ptr %0, ptr %5, ptr %11, i64 %20, ptr %21, ptr %22, ptr %8, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %19, ptr align 8 dereferenceable(144) %13, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  %23 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %23, label %24, label %25

24:
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @same_side(ptr writable sret(%struct.Side) align 8 %14, ptr %0, ptr %19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %14, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %28

25:
  call void @llvm.lifetime.start.p0(ptr %15)
  %26 = tail call fastcc ptr @widened(ptr %0, ptr %2, i64 %20, i32 4)
  %27 = tail call fastcc ptr @widened(ptr %0, ptr %3, i64 %20, i32 4)
  call fastcc void @mixed_side(ptr writable sret(%struct.Side) align 8 %15, ptr %0, ptr %1, ptr %10, i64 %20, ptr %26, ptr %27, ptr %4, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %15, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %28

28:
  %29 = tail call fastcc ptr @if_it_carries(ptr %16)
  ret ptr %29
}

declare i32 @PMPI_Alltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Alltoallw_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Alltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %12, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ialltoallw_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ialltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %10, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ialltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ialltoallw_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ialltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %10, i32 0)
  store ptr %17, ptr %13, align 8
  ret i32 %16
}

define i32 @pad_mpi_Alltoallw_init_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %12, ptr %13)
  %16 = tail call i32 @PMPI_Alltoallw_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %11, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Alltoallw_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Alltoallw_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = tail call fastcc ptr @swapping_types(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %12, ptr %13)
  store ptr null, ptr %14, align 8
  %17 = tail call i32 @PMPI_Alltoallw_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %11, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Reduce_scatter_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 0, ptr %3, i32 4, ptr %4, ptr %5, ptr %6, i32 0, ptr %7, ptr %8)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @make_dual(ptr %10)
  br label %13

13:
  %14 = tail call i32 @PMPI_Reduce_scatter(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @forth(ptr %10)
  ret i32 %14
}

define internal fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, i32 %9, ptr %10, ptr %11) {
  %13 = alloca %struct.Side, align 8
  %14 = alloca %struct.Side, align 8
  %15 = alloca %struct.View, align 8
  %16 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %17 = zext i1 %16 to i32
  %18 = tail call fastcc i32 @size_of(ptr %8)
  %19 = tail call fastcc i32 @rank_in(ptr %8)
  %20 = icmp eq i32 %5, 0
  br i1 %20, label %24, label %21

21:
  %22 = sext i32 %19 to i64
  %23 = tail call fastcc i64 @of_list(ptr %4, i64 %22, i32 %5)
  br label %24

24:
  %25 = phi i64 [ %23, %21 ], [ %3, %12 ]
  %26 = select i1 %16, ptr %2, ptr %1
  %27 = icmp sgt i32 %18, 0
  br i1 %27, label %28, label %31

28:
  %29 = zext i32 %19 to i64
  %30 = zext nneg i32 %18 to i64
  br label %36

31:
  %32 = phi i64 [ 0, %24 ], [ %41, %44 ]
  %33 = phi i64 [ 0, %24 ], [ %46, %44 ]
  %34 = tail call fastcc i32 @is_inter(ptr %8)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %51, label %49

36:
  %37 = phi i64 [ 0, %28 ], [ %47, %44 ]
  %38 = phi i64 [ 0, %28 ], [ %46, %44 ]
  %39 = phi i64 [ 0, %28 ], [ %41, %44 ]
  %40 = icmp eq i64 %37, %29
  %41 = select i1 %40, i64 %38, i64 %39
  br i1 %20, label %44, label %42

42:
  %43 = tail call fastcc i64 @of_list(ptr %4, i64 %37, i32 %5)
  br label %44

44:
  %45 = phi i64 [ %43, %42 ], [ %3, %36 ]
  %46 = add nsw i64 %45, %38
  %47 = add nuw nsw i64 %37, 1
  %48 = icmp eq i64 %47, %30
  br i1 %48, label %31, label %36

49:
  %50 = tail call fastcc ptr @folding_groups(ptr %0, ptr %1, ptr %2, i64 %32, i64 %25, i64 %33, ptr %6, ptr %7, ptr %8, i32 %9, ptr %10, ptr %11)
  br label %93

51:
  %52 = zext i1 %20 to i32
  %53 = tail call fastcc ptr @new_move(ptr %0, ptr %8, i32 %52, ptr @exchange_fold, ptr @exchange_spread)
  %54 = tail call fastcc ptr @move_of(ptr %53)
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 436
  store i32 1, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 144
  call void @llvm.lifetime.start.p0(ptr %13)
  call fastcc void @even_side(ptr writable sret(%struct.Side) align 8 %13, ptr %0, ptr %2, ptr %11, i64 1, i64 %25, ptr %6, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %56, ptr align 8 dereferenceable(144) %13, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  %57 = shl nsw i32 %18, 3
  %58 = sext i32 %57 to i64
  %59 = tail call fastcc ptr @get_memory(ptr %0, i64 %58)
  %60 = icmp sgt i32 %18, 0
  br i1 %60, label %61, label %63

61:
  %62 = zext nneg i32 %18 to i64
  br label %68

63:
  call void @llvm.lifetime.start.p0(ptr %14)
  %64 = select i1 %16, ptr %11, ptr %10
  %65 = sext i32 %18 to i64
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %14, ptr %0, ptr %26, ptr %64, i64 %65, ptr %59, ptr null, ptr %6, i32 %17)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %54, ptr align 8 dereferenceable(144) %14, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %14)
  %66 = tail call fastcc ptr @if_it_carries(ptr %53)
  %67 = icmp eq ptr %66, null
  br i1 %67, label %93, label %77

68:
  %69 = phi i64 [ 0, %61 ], [ %75, %72 ]
  br i1 %20, label %72, label %70

70:
  %71 = tail call fastcc i64 @of_list(ptr %4, i64 %69, i32 %5)
  br label %72

72:
  %73 = phi i64 [ %71, %70 ], [ %3, %68 ]
  %74 = getelementptr inbounds nuw i64, ptr %59, i64 %69
  store i64 %73, ptr %74, align 8
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %62
  br i1 %76, label %63, label %68

77:
  %78 = getelementptr inbounds nuw i8, ptr %54, i64 188
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 4
  br i1 %80, label %81, label %82

81:
  tail call fastcc void @refuse(ptr %0, ptr @.str.119, ptr @.str.120, ptr @.str.16)
  unreachable

82:
  call void @llvm.lifetime.start.p0(ptr %15)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %15, ptr align 8 dereferenceable(80) %54, i64 80, i1 false)
  %83 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i64 %33, ptr %83, align 8
  call fastcc void @make_plan(ptr %66, ptr %15, ptr %26, i64 %33, ptr %6, ptr %7)
  %84 = getelementptr inbounds nuw i8, ptr %66, i64 360
  store ptr @drop_weights, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %66, i64 80
  store ptr @find_own_weights, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %66, i64 40
  store ptr @weights_known, ptr %86, align 8
  %87 = tail call fastcc ptr @plan_of(ptr %66)
  %88 = icmp eq ptr %87, null
  br i1 %88, label %92, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %66, i64 64
  store ptr @fold_forth, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %66, i64 72
  store ptr @fold_arrive, ptr %91, align 8
  br label %92

92:
  call void @llvm.lifetime.end.p0(ptr %15)
  br label %93

93:
  %94 = phi ptr [ %50, %49 ], [ %66, %92 ], [ null, %63 ]
  ret ptr %94
}

declare i32 @PMPI_Reduce_scatter(ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Reduce_scatter_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 0, ptr %3, i32 4, ptr %4, ptr %5, ptr %6, i32 0, ptr %7, ptr %8)
  tail call fastcc void @prepare(ptr %11)
  %12 = tail call i32 @PMPI_Reduce_scatter(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
  %13 = tail call fastcc ptr @back_later(ptr %11)
  store ptr %11, ptr %9, align 8
  ret i32 %12
}

define i32 @pad_mpi_Ireduce_scatter_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 0, ptr %3, i32 4, ptr %4, ptr %5, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %11)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call fastcc void @make_dual(ptr %11)
  br label %14

14:
  %15 = tail call i32 @PMPI_Ireduce_scatter(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %16 = tail call fastcc ptr @collective_posted(ptr %0, ptr %11, ptr %7, i32 1)
  ret i32 %15
}

declare i32 @PMPI_Ireduce_scatter(ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ireduce_scatter_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 0, ptr %3, i32 4, ptr %4, ptr %5, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %12)
  tail call fastcc void @prepare(ptr %12)
  %13 = tail call i32 @PMPI_Ireduce_scatter(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %14 = tail call fastcc ptr @collective_posted(ptr %0, ptr %12, ptr %7, i32 0)
  store ptr %14, ptr %10, align 8
  ret i32 %13
}

define i32 @pad_mpi_Reduce_scatter_init_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 0, ptr %3, i32 4, ptr %4, ptr %5, ptr %6, i32 2, ptr %9, ptr %10)
  %13 = tail call i32 @PMPI_Reduce_scatter_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %12, ptr %8, i32 1)
  ret i32 %13
}

declare i32 @PMPI_Reduce_scatter_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Reduce_scatter_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 0, ptr %3, i32 4, ptr %4, ptr %5, ptr %6, i32 2, ptr %9, ptr %10)
  store ptr null, ptr %11, align 8
  %14 = tail call i32 @PMPI_Reduce_scatter_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %13, ptr %8, i32 0)
  ret i32 %14
}

define i32 @pad_mpi_Reduce_scatter_block_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %10, ptr null, i32 0, ptr %4, ptr %5, ptr %6, i32 0, ptr %7, ptr %8)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call fastcc void @make_dual(ptr %11)
  br label %14

14:
  %15 = tail call i32 @PMPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @forth(ptr %11)
  ret i32 %15
}

declare i32 @PMPI_Reduce_scatter_block(ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Reduce_scatter_block_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %11, ptr null, i32 0, ptr %4, ptr %5, ptr %6, i32 0, ptr %7, ptr %8)
  tail call fastcc void @prepare(ptr %12)
  %13 = tail call i32 @PMPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %14 = tail call fastcc ptr @back_later(ptr %12)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Ireduce_scatter_block_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %11, ptr null, i32 0, ptr %4, ptr %5, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %12)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @make_dual(ptr %12)
  br label %15

15:
  %16 = tail call i32 @PMPI_Ireduce_scatter_block(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %12, ptr %7, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Ireduce_scatter_block(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ireduce_scatter_block_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %12, ptr null, i32 0, ptr %4, ptr %5, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %13)
  tail call fastcc void @prepare(ptr %13)
  %14 = tail call i32 @PMPI_Ireduce_scatter_block(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %15 = tail call fastcc ptr @collective_posted(ptr %0, ptr %13, ptr %7, i32 0)
  store ptr %15, ptr %10, align 8
  ret i32 %14
}

define i32 @pad_mpi_Reduce_scatter_block_init_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %12, ptr null, i32 0, ptr %4, ptr %5, ptr %6, i32 2, ptr %9, ptr %10)
  %14 = tail call i32 @PMPI_Reduce_scatter_block_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %13, ptr %8, i32 1)
  ret i32 %14
}

declare i32 @PMPI_Reduce_scatter_block_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Reduce_scatter_block_init_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %3 to i64
  %14 = tail call fastcc ptr @folding(ptr %0, ptr %1, ptr %2, i64 %13, ptr null, i32 0, ptr %4, ptr %5, ptr %6, i32 2, ptr %9, ptr %10)
  store ptr null, ptr %11, align 8
  %15 = tail call i32 @PMPI_Reduce_scatter_block_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %14, ptr %8, i32 0)
  ret i32 %15
}

define i32 @pad_mpi_Reduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 %6, i32 0, ptr %7, i32 0, ptr %8, ptr %9)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @make_dual(ptr %12)
  br label %15

15:
  %16 = tail call i32 @PMPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  tail call fastcc void @forth(ptr %12)
  ret i32 %16
}

define internal fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, i32 %7, ptr %8, i32 %9, ptr %10, ptr %11) {
  %13 = alloca %struct.View, align 8
  %14 = alloca %struct.View, align 8
  %15 = icmp eq i32 %7, 0
  %16 = icmp eq i32 %6, -2
  %17 = and i1 %16, %15
  br i1 %17, label %53, label %18

18:
  br i1 %15, label %19, label %22

19:
  %20 = tail call fastcc i32 @takes_root_role(ptr %8, i32 %6)
  %21 = icmp ne i32 %20, 0
  br label %22

22:
  %23 = phi ptr [ @start_allreduce, %18 ], [ @start_reduce, %19 ]
  %24 = phi i1 [ true, %18 ], [ %21, %19 ]
  %25 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %26 = icmp eq i32 %6, -4
  %27 = and i1 %26, %15
  %28 = tail call fastcc ptr @new_op(ptr %0, ptr %8, ptr %23, ptr @finish_reduction)
  br i1 %24, label %29, label %31

29:
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 248
  call void @llvm.lifetime.start.p0(ptr %13)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %13, ptr %0, ptr %2, ptr %11, i64 %3, ptr %4, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %30, ptr align 8 dereferenceable(80) %13, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %31

31:
  %32 = or i1 %25, %27
  br i1 %32, label %35, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 168
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %14, ptr %0, ptr %1, ptr %10, i64 %3, ptr %4, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %34, ptr align 8 dereferenceable(80) %14, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %35

35:
  %36 = zext i1 %25 to i64
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 424
  store i64 %36, ptr %37, align 8
  %38 = zext nneg i32 %7 to i64
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 464
  store i64 %38, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 128
  store i32 %6, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 64
  store ptr @reduce_forth, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 72
  store ptr @reduce_arrive, ptr %42, align 8
  %43 = tail call fastcc ptr @any_side(ptr %28)
  %44 = tail call fastcc i32 @carries(ptr %43)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %49

46:
  %47 = load i64, ptr @silent_messages, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr @silent_messages, align 8
  tail call void @release_op(ptr %28)
  br label %53

49:
  %50 = tail call fastcc ptr @any_side(ptr %28)
  %51 = select i1 %25, ptr %2, ptr %1
  %52 = select i1 %27, ptr null, ptr %51
  tail call fastcc void @weigh_by_plan(ptr %28, i32 %9, ptr %50, ptr %52, i64 %3, ptr %4, ptr %5)
  br label %53

53:
  %54 = phi ptr [ null, %12 ], [ %28, %49 ], [ null, %46 ]
  ret ptr %54
}

declare i32 @PMPI_Reduce(ptr, ptr, i32, ptr, ptr, i32, ptr)

define i32 @pad_mpi_Reduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 %6, i32 0, ptr %7, i32 0, ptr %8, ptr %9)
  tail call fastcc void @prepare(ptr %13)
  %14 = tail call i32 @PMPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  %15 = tail call fastcc ptr @back_later(ptr %13)
  store ptr %13, ptr %10, align 8
  ret i32 %14
}

define i32 @pad_mpi_Ireduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 %6, i32 0, ptr %7, i32 1, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %13)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Ireduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8)
  %18 = tail call fastcc ptr @collective_posted(ptr %0, ptr %13, ptr %8, i32 1)
  ret i32 %17
}

declare i32 @PMPI_Ireduce(ptr, ptr, i32, ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Ireduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %3 to i64
  %14 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %13, ptr %4, ptr %5, i32 %6, i32 0, ptr %7, i32 1, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %14)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Ireduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8)
  %16 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %8, i32 0)
  store ptr %16, ptr %11, align 8
  ret i32 %15
}

define i32 @pad_mpi_Reduce_init_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %3 to i64
  %14 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %13, ptr %4, ptr %5, i32 %6, i32 0, ptr %7, i32 2, ptr %10, ptr %11)
  %15 = tail call i32 @PMPI_Reduce_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %14, ptr %9, i32 1)
  ret i32 %15
}

declare i32 @PMPI_Reduce_init(ptr, ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Reduce_init_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %3 to i64
  %15 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %14, ptr %4, ptr %5, i32 %6, i32 0, ptr %7, i32 2, ptr %10, ptr %11)
  store ptr null, ptr %12, align 8
  %16 = tail call i32 @PMPI_Reduce_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %9, i32 0)
  ret i32 %16
}

define i32 @pad_mpi_Allreduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %10, ptr %4, ptr %5, i32 0, i32 1, ptr %6, i32 0, ptr %7, ptr %8)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call fastcc void @make_dual(ptr %11)
  br label %14

14:
  %15 = tail call i32 @PMPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @forth(ptr %11)
  ret i32 %15
}

declare i32 @PMPI_Allreduce(ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Allreduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 0, i32 1, ptr %6, i32 0, ptr %7, ptr %8)
  tail call fastcc void @prepare(ptr %12)
  %13 = tail call i32 @PMPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %14 = tail call fastcc ptr @back_later(ptr %12)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Iallreduce_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 0, i32 1, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %12)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @make_dual(ptr %12)
  br label %15

15:
  %16 = tail call i32 @PMPI_Iallreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %12, ptr %7, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Iallreduce(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Iallreduce_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 0, i32 1, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %13)
  tail call fastcc void @prepare(ptr %13)
  %14 = tail call i32 @PMPI_Iallreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %15 = tail call fastcc ptr @collective_posted(ptr %0, ptr %13, ptr %7, i32 0)
  store ptr %15, ptr %10, align 8
  ret i32 %14
}

define i32 @pad_mpi_Allreduce_init_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 0, i32 1, ptr %6, i32 2, ptr %9, ptr %10)
  %14 = tail call i32 @PMPI_Allreduce_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %13, ptr %8, i32 1)
  ret i32 %14
}

declare i32 @PMPI_Allreduce_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Allreduce_init_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %3 to i64
  %14 = tail call fastcc ptr @reducing(ptr %0, ptr %1, ptr %2, i64 %13, ptr %4, ptr %5, i32 0, i32 1, ptr %6, i32 2, ptr %9, ptr %10)
  store ptr null, ptr %11, align 8
  %15 = tail call i32 @PMPI_Allreduce_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %14, ptr %8, i32 0)
  ret i32 %15
}

define i32 @pad_mpi_Scan_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %10, ptr %4, ptr %5, i32 0, ptr %6, i32 0, ptr %7, ptr %8)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call fastcc void @make_dual(ptr %11)
  br label %14

14:
  %15 = tail call i32 @PMPI_Scan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @forth(ptr %11)
  ret i32 %15
}

define internal fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10) {
  %12 = alloca %struct.View, align 8
  %13 = alloca %struct.View, align 8
  %14 = tail call fastcc ptr @new_op(ptr %0, ptr %7, ptr @start_scan, ptr @finish_scan)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 56
  store ptr @drop_scan_and_plan, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 360
  store ptr @drop_scan, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store ptr @scan_forth, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 72
  store ptr @scan_arrive, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 80
  store ptr @ask_before, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store ptr @before_known, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 248
  call void @llvm.lifetime.start.p0(ptr %12)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %12, ptr %0, ptr %2, ptr %10, i64 %3, ptr %4, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %21, ptr align 8 dereferenceable(80) %12, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %12)
  %22 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %23 = zext i1 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 424
  store i64 %23, ptr %24, align 8
  %25 = zext nneg i32 %6 to i64
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 448
  store i64 %25, ptr %26, align 8
  %27 = icmp ne i32 %8, 0
  %28 = zext i1 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 456
  store i64 %28, ptr %29, align 8
  br i1 %22, label %32, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 168
  call void @llvm.lifetime.start.p0(ptr %13)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %13, ptr %0, ptr %1, ptr %9, i64 %3, ptr %4, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %31, ptr align 8 dereferenceable(80) %13, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %32

32:
  %33 = tail call fastcc i32 @carries(ptr %21)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %38

35:
  %36 = load i64, ptr @silent_messages, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr @silent_messages, align 8
  tail call void @release_op(ptr %14)
  br label %41

38:
  %39 = tail call fastcc ptr @operand(ptr %14)
  %40 = select i1 %22, ptr %2, ptr %1
  tail call fastcc void @make_plan(ptr %14, ptr %39, ptr %40, i64 %3, ptr %4, ptr %5)
  br label %41

41:
  %42 = phi ptr [ %14, %38 ], [ null, %35 ]
  ret ptr %42
}

declare i32 @PMPI_Scan(ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Scan_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 0, ptr %6, i32 0, ptr %7, ptr %8)
  tail call fastcc void @prepare(ptr %12)
  %13 = tail call i32 @PMPI_Scan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %14 = tail call fastcc ptr @back_later(ptr %12)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Iscan_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 0, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %12)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @make_dual(ptr %12)
  br label %15

15:
  %16 = tail call i32 @PMPI_Iscan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %12, ptr %7, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Iscan(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Iscan_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 0, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %13)
  tail call fastcc void @prepare(ptr %13)
  %14 = tail call i32 @PMPI_Iscan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %15 = tail call fastcc ptr @collective_posted(ptr %0, ptr %13, ptr %7, i32 0)
  store ptr %15, ptr %10, align 8
  ret i32 %14
}

define i32 @pad_mpi_Scan_init_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 0, ptr %6, i32 2, ptr %9, ptr %10)
  %14 = tail call i32 @PMPI_Scan_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %13, ptr %8, i32 1)
  ret i32 %14
}

declare i32 @PMPI_Scan_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Scan_init_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %3 to i64
  %14 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %13, ptr %4, ptr %5, i32 0, ptr %6, i32 2, ptr %9, ptr %10)
  store ptr null, ptr %11, align 8
  %15 = tail call i32 @PMPI_Scan_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %14, ptr %8, i32 0)
  ret i32 %15
}

define i32 @pad_mpi_Exscan_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %3 to i64
  %11 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %10, ptr %4, ptr %5, i32 1, ptr %6, i32 0, ptr %7, ptr %8)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call fastcc void @make_dual(ptr %11)
  br label %14

14:
  %15 = tail call i32 @PMPI_Exscan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @forth(ptr %11)
  ret i32 %15
}

declare i32 @PMPI_Exscan(ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Exscan_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 1, ptr %6, i32 0, ptr %7, ptr %8)
  tail call fastcc void @prepare(ptr %12)
  %13 = tail call i32 @PMPI_Exscan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %14 = tail call fastcc ptr @back_later(ptr %12)
  store ptr %12, ptr %9, align 8
  ret i32 %13
}

define i32 @pad_mpi_Iexscan_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %11, ptr %4, ptr %5, i32 1, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %12)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @make_dual(ptr %12)
  br label %15

15:
  %16 = tail call i32 @PMPI_Iexscan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %12, ptr %7, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Iexscan(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Iexscan_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 1, ptr %6, i32 1, ptr %8, ptr %9)
  tail call fastcc void @post_collective(ptr %13)
  tail call fastcc void @prepare(ptr %13)
  %14 = tail call i32 @PMPI_Iexscan(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7)
  %15 = tail call fastcc ptr @collective_posted(ptr %0, ptr %13, ptr %7, i32 0)
  store ptr %15, ptr %10, align 8
  ret i32 %14
}

define i32 @pad_mpi_Exscan_init_forward(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %12, ptr %4, ptr %5, i32 1, ptr %6, i32 2, ptr %9, ptr %10)
  %14 = tail call i32 @PMPI_Exscan_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %13, ptr %8, i32 1)
  ret i32 %14
}

declare i32 @PMPI_Exscan_init(ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Exscan_init_augmented(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %3 to i64
  %14 = tail call fastcc ptr @scanning(ptr %0, ptr %1, ptr %2, i64 %13, ptr %4, ptr %5, i32 1, ptr %6, i32 2, ptr %9, ptr %10)
  store ptr null, ptr %11, align 8
  %15 = tail call i32 @PMPI_Exscan_init(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @made_collective(ptr %0, ptr %14, ptr %8, i32 0)
  ret i32 %15
}

define i32 @pad_mpi_Neighbor_allgather_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %11, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %12, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 1, i32 0, ptr %7, ptr %8, ptr %9)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Neighbor_allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

define internal fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i32 %13, i32 %14, i32 %15, i32 %16, ptr %17, ptr %18, ptr %19) {
  %21 = alloca i32, align 4
  %22 = alloca %struct.Side, align 8
  %23 = alloca %struct.Side, align 8
  %24 = alloca %struct.Side, align 8
  %25 = alloca %struct.Side, align 8
  %26 = tail call fastcc ptr @new_move(ptr %0, ptr %17, i32 0, ptr @exchange_forth, ptr @exchange_back)
  %27 = tail call fastcc ptr @move_of(ptr %26)
  call void @llvm.lifetime.start.p0(ptr %21)
  %28 = call fastcc i64 @neighbours(ptr %0, ptr %17, ptr %27, ptr %21)
  %29 = ashr i64 %28, 32
  %30 = and i64 %28, 2147483647
  %31 = zext nneg i32 %16 to i64
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 456
  store i64 %31, ptr %32, align 8
  %33 = icmp ne i32 %13, 0
  br i1 %33, label %34, label %36

34:
  %35 = tail call fastcc ptr @widened(ptr %0, ptr %9, i64 %29, i32 %13)
  br label %38

36:
  %37 = tail call fastcc ptr @filled_with(ptr %0, i64 %29, i64 %8, i64 0)
  br label %38

38:
  %39 = phi ptr [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 448
  %41 = load ptr, ptr %40, align 8
  %42 = tail call fastcc ptr @without_null(ptr %39, ptr %41, i64 %29)
  %43 = icmp eq ptr %3, null
  br i1 %43, label %46, label %44

44:
  %45 = tail call fastcc ptr @widened(ptr %0, ptr %3, i64 %30, i32 %13)
  br label %48

46:
  %47 = tail call fastcc ptr @filled_with(ptr %0, i64 %30, i64 %2, i64 0)
  br label %48

48:
  %49 = phi ptr [ %45, %44 ], [ %47, %46 ]
  %50 = getelementptr inbounds nuw i8, ptr %27, i64 456
  %51 = load ptr, ptr %50, align 8
  %52 = tail call fastcc ptr @without_null(ptr %49, ptr %51, i64 %30)
  br i1 %33, label %53, label %55

53:
  %54 = tail call fastcc ptr @widened(ptr %0, ptr %10, i64 %29, i32 %14)
  br label %57

55:
  %56 = tail call fastcc ptr @filled_with(ptr %0, i64 %29, i64 0, i64 %8)
  br label %57

57:
  %58 = phi ptr [ %54, %53 ], [ %56, %55 ]
  br i1 %43, label %61, label %59

59:
  %60 = tail call fastcc ptr @widened(ptr %0, ptr %4, i64 %30, i32 %14)
  br label %65

61:
  %62 = icmp eq i32 %15, 0
  %63 = select i1 %62, i64 %2, i64 0
  %64 = tail call fastcc ptr @filled_with(ptr %0, i64 %30, i64 0, i64 %63)
  br label %65

65:
  %66 = phi ptr [ %60, %59 ], [ %64, %61 ]
  %67 = getelementptr inbounds nuw i8, ptr %27, i64 144
  %68 = icmp ne ptr %11, null
  br i1 %68, label %69, label %70

69:
  call void @llvm.lifetime.start.p0(ptr %22)
  call fastcc void @mixed_side(ptr writable sret(%struct.Side) align 8 %22, ptr %0, ptr %7, ptr %19, i64 %29, ptr %39, ptr %58, ptr %11, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %67, ptr align 8 dereferenceable(144) %22, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %22)
  br label %71

70:
  call void @llvm.lifetime.start.p0(ptr %23)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %23, ptr %0, ptr %7, ptr %19, i64 %29, ptr %39, ptr %58, ptr %12, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %67, ptr align 8 dereferenceable(144) %23, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %23)
  br label %71

71:
  %72 = icmp eq ptr %5, null
  br i1 %72, label %74, label %73

73:
  call void @llvm.lifetime.start.p0(ptr %24)
  call fastcc void @mixed_side(ptr writable sret(%struct.Side) align 8 %24, ptr %0, ptr %1, ptr %18, i64 %30, ptr %49, ptr %66, ptr %5, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %27, ptr align 8 dereferenceable(144) %24, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %24)
  br label %75

74:
  call void @llvm.lifetime.start.p0(ptr %25)
  call fastcc void @uneven_side(ptr writable sret(%struct.Side) align 8 %25, ptr %0, ptr %1, ptr %18, i64 %30, ptr %49, ptr %66, ptr %6, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %27, ptr align 8 dereferenceable(144) %25, i64 144, i1 false)
  call void @llvm.lifetime.end.p0(ptr %25)
  br label %75

75:
  %76 = tail call fastcc ptr @if_it_carries(ptr %26)
  %77 = icmp eq ptr %76, null
  %78 = load i32, ptr %21, align 4
  %79 = icmp eq i32 %78, 0
  %80 = select i1 %77, i1 true, i1 %79
  %81 = icmp ne i32 %15, 0
  %82 = or i1 %81, %80
  br i1 %82, label %88, label %83

83:
  %84 = trunc nsw i64 %29 to i32
  %85 = trunc nuw nsw i64 %30 to i32
  %86 = zext i1 %33 to i32
  %87 = zext i1 %68 to i32
  tail call fastcc void @ask_neighbours(ptr %76, i32 %84, i32 %85, i32 %86, i32 %87)
  br label %88

88:
  call void @llvm.lifetime.end.p0(ptr %21)
  ret ptr %76
}

declare i32 @PMPI_Neighbor_allgather(ptr, i32, ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Neighbor_allgather_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %12, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %13, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 1, i32 0, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Neighbor_allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %10, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ineighbor_allgather_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %12, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %13, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 1, i32 1, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ineighbor_allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %8, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ineighbor_allgather(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Ineighbor_allgather_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %13, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %14, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 1, i32 1, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ineighbor_allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %8, i32 0)
  store ptr %17, ptr %11, align 8
  ret i32 %16
}

define i32 @pad_mpi_Neighbor_allgather_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %13, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %14, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 1, i32 2, ptr %7, ptr %10, ptr %11)
  %16 = tail call i32 @PMPI_Neighbor_allgather_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %9, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Neighbor_allgather_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_allgather_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %14, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %15, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 1, i32 2, ptr %7, ptr %10, ptr %11)
  store ptr null, ptr %12, align 8
  %17 = tail call i32 @PMPI_Neighbor_allgather_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %9, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Neighbor_allgatherv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %12, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, ptr null, ptr %7, i32 4, i32 4, i32 1, i32 0, ptr %8, ptr %9, ptr %10)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Neighbor_allgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

declare i32 @PMPI_Neighbor_allgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_allgatherv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %13, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, ptr null, ptr %7, i32 4, i32 4, i32 1, i32 0, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Neighbor_allgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %11, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ineighbor_allgatherv_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %13, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, ptr null, ptr %7, i32 4, i32 4, i32 1, i32 1, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ineighbor_allgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %9, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ineighbor_allgatherv(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ineighbor_allgatherv_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %14, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, ptr null, ptr %7, i32 4, i32 4, i32 1, i32 1, ptr %8, ptr %10, ptr %11)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ineighbor_allgatherv(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %9, i32 0)
  store ptr %17, ptr %12, align 8
  ret i32 %16
}

define i32 @pad_mpi_Neighbor_allgatherv_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %14, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, ptr null, ptr %7, i32 4, i32 4, i32 1, i32 2, ptr %8, ptr %11, ptr %12)
  %16 = tail call i32 @PMPI_Neighbor_allgatherv_init(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %10, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Neighbor_allgatherv_init(ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_allgatherv_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %15, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 0, ptr %5, ptr %6, ptr null, ptr %7, i32 4, i32 4, i32 1, i32 2, ptr %8, ptr %11, ptr %12)
  store ptr null, ptr %13, align 8
  %17 = tail call i32 @PMPI_Neighbor_allgatherv_init(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %10, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Neighbor_alltoall_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %11, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %12, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 0, i32 0, ptr %7, ptr %8, ptr %9)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Neighbor_alltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

declare i32 @PMPI_Neighbor_alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Neighbor_alltoall_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %12, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %13, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 0, i32 0, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Neighbor_alltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %10, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ineighbor_alltoall_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %5 to i64
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %12, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %13, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 0, i32 1, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ineighbor_alltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %8, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ineighbor_alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Ineighbor_alltoall_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %13, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %14, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 0, i32 1, ptr %7, ptr %9, ptr %10)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ineighbor_alltoall(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %8, i32 0)
  store ptr %17, ptr %11, align 8
  ret i32 %16
}

define i32 @pad_mpi_Neighbor_alltoall_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %13, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %14, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 0, i32 2, ptr %7, ptr %10, ptr %11)
  %16 = tail call i32 @PMPI_Neighbor_alltoall_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %9, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Neighbor_alltoall_init(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_alltoall_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 %14, ptr null, ptr null, ptr null, ptr %3, ptr %4, i64 %15, ptr null, ptr null, ptr null, ptr %6, i32 0, i32 0, i32 0, i32 2, ptr %7, ptr %10, ptr %11)
  store ptr null, ptr %12, align 8
  %17 = tail call i32 @PMPI_Neighbor_alltoall_init(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %9, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Neighbor_alltoallv_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr null, ptr %4, ptr %5, i64 0, ptr %6, ptr %7, ptr null, ptr %8, i32 4, i32 4, i32 0, i32 0, ptr %9, ptr %10, ptr %11)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Neighbor_alltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

declare i32 @PMPI_Neighbor_alltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_alltoallv_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr null, ptr %4, ptr %5, i64 0, ptr %6, ptr %7, ptr null, ptr %8, i32 4, i32 4, i32 0, i32 0, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Neighbor_alltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %12, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ineighbor_alltoallv_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr null, ptr %4, ptr %5, i64 0, ptr %6, ptr %7, ptr null, ptr %8, i32 4, i32 4, i32 0, i32 1, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ineighbor_alltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %10, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ineighbor_alltoallv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ineighbor_alltoallv_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr null, ptr %4, ptr %5, i64 0, ptr %6, ptr %7, ptr null, ptr %8, i32 4, i32 4, i32 0, i32 1, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ineighbor_alltoallv(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %10, i32 0)
  store ptr %17, ptr %13, align 8
  ret i32 %16
}

define i32 @pad_mpi_Neighbor_alltoallv_init_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr null, ptr %4, ptr %5, i64 0, ptr %6, ptr %7, ptr null, ptr %8, i32 4, i32 4, i32 0, i32 2, ptr %9, ptr %12, ptr %13)
  %16 = tail call i32 @PMPI_Neighbor_alltoallv_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %11, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Neighbor_alltoallv_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_alltoallv_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr null, ptr %4, ptr %5, i64 0, ptr %6, ptr %7, ptr null, ptr %8, i32 4, i32 4, i32 0, i32 2, ptr %9, ptr %12, ptr %13)
  store ptr null, ptr %14, align 8
  %17 = tail call i32 @PMPI_Neighbor_alltoallv_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %11, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Neighbor_alltoallw_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr %4, ptr @ompi_mpi_datatype_null, ptr %5, i64 0, ptr %6, ptr %7, ptr %8, ptr @ompi_mpi_datatype_null, i32 4, i32 8, i32 0, i32 0, ptr %9, ptr %10, ptr %11)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @make_dual(ptr %13)
  br label %16

16:
  %17 = tail call i32 @PMPI_Neighbor_alltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @forth(ptr %13)
  ret i32 %17
}

declare i32 @PMPI_Neighbor_alltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_alltoallw_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr %4, ptr @ompi_mpi_datatype_null, ptr %5, i64 0, ptr %6, ptr %7, ptr %8, ptr @ompi_mpi_datatype_null, i32 4, i32 8, i32 0, i32 0, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @prepare(ptr %14)
  %15 = tail call i32 @PMPI_Neighbor_alltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9)
  %16 = tail call fastcc ptr @back_later(ptr %14)
  store ptr %14, ptr %12, align 8
  ret i32 %15
}

define i32 @pad_mpi_Ineighbor_alltoallw_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr %4, ptr @ompi_mpi_datatype_null, ptr %5, i64 0, ptr %6, ptr %7, ptr %8, ptr @ompi_mpi_datatype_null, i32 4, i32 8, i32 0, i32 1, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @make_dual(ptr %14)
  br label %17

17:
  %18 = tail call i32 @PMPI_Ineighbor_alltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %19 = tail call fastcc ptr @collective_posted(ptr %0, ptr %14, ptr %10, i32 1)
  ret i32 %18
}

declare i32 @PMPI_Ineighbor_alltoallw(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Ineighbor_alltoallw_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr %4, ptr @ompi_mpi_datatype_null, ptr %5, i64 0, ptr %6, ptr %7, ptr %8, ptr @ompi_mpi_datatype_null, i32 4, i32 8, i32 0, i32 1, ptr %9, ptr %11, ptr %12)
  tail call fastcc void @post_collective(ptr %15)
  tail call fastcc void @prepare(ptr %15)
  %16 = tail call i32 @PMPI_Ineighbor_alltoallw(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %17 = tail call fastcc ptr @collective_posted(ptr %0, ptr %15, ptr %10, i32 0)
  store ptr %17, ptr %13, align 8
  ret i32 %16
}

define i32 @pad_mpi_Neighbor_alltoallw_init_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) {
  %15 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr %4, ptr @ompi_mpi_datatype_null, ptr %5, i64 0, ptr %6, ptr %7, ptr %8, ptr @ompi_mpi_datatype_null, i32 4, i32 8, i32 0, i32 2, ptr %9, ptr %12, ptr %13)
  %16 = tail call i32 @PMPI_Neighbor_alltoallw_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %15, ptr %11, i32 1)
  ret i32 %16
}

declare i32 @PMPI_Neighbor_alltoallw_init(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Neighbor_alltoallw_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = tail call fastcc ptr @neighbouring(ptr %0, ptr %1, i64 0, ptr %2, ptr %3, ptr %4, ptr @ompi_mpi_datatype_null, ptr %5, i64 0, ptr %6, ptr %7, ptr %8, ptr @ompi_mpi_datatype_null, i32 4, i32 8, i32 0, i32 2, ptr %9, ptr %12, ptr %13)
  store ptr null, ptr %14, align 8
  %17 = tail call i32 @PMPI_Neighbor_alltoallw_init(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11)
  tail call fastcc void @made_collective(ptr %0, ptr %16, ptr %11, i32 0)
  ret i32 %17
}

define i32 @pad_mpi_Bcast_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %8, ptr %3, i32 %4, ptr %5, ptr %6)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %12, label %11

11:
  tail call fastcc void @make_dual(ptr %9)
  br label %12

12:
  %13 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  tail call fastcc void @forth(ptr %9)
  ret i32 %13
}

define internal fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = alloca %struct.View, align 8
  %9 = icmp eq i32 %4, -2
  br i1 %9, label %31, label %10

10:
  call void @llvm.lifetime.start.p0(ptr %8)
  call fastcc void @view_or_packed(ptr writable sret(%struct.View) align 8 %8, ptr %0, ptr %1, ptr %6, i64 %2, ptr %3, i32 0)
  %11 = call fastcc i32 @carries(ptr %8)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = load i64, ptr @silent_messages, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr @silent_messages, align 8
  call fastcc void @free_view(ptr %8)
  br label %29

16:
  %17 = call fastcc i32 @is_packed(ptr %8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:
  %20 = tail call fastcc ptr @new_op(ptr %0, ptr %5, ptr @start_packed_bcast, ptr @finish_packed_bcast)
  br label %23

21:
  %22 = tail call fastcc ptr @new_op(ptr %0, ptr %5, ptr @start_bcast, ptr @finish_bcast)
  br label %23

23:
  %24 = phi ptr [ %20, %19 ], [ %22, %21 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 248
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %25, ptr align 8 dereferenceable(80) %8, i64 80, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 128
  store i32 %4, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 64
  store ptr @bcast_forth, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 72
  store ptr @bcast_arrive, ptr %28, align 8
  br label %29

29:
  %30 = phi ptr [ %24, %23 ], [ null, %13 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  br label %31

31:
  %32 = phi ptr [ %30, %29 ], [ null, %7 ]
  ret ptr %32
}

declare i32 @PMPI_Bcast(ptr, i32, ptr, i32, ptr)

define i32 @pad_mpi_Bcast_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, ptr %5, ptr %6)
  tail call fastcc void @prepare(ptr %10)
  %11 = tail call i32 @PMPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  %12 = tail call fastcc ptr @back_later(ptr %10)
  store ptr %10, ptr %7, align 8
  ret i32 %11
}

define i32 @pad_mpi_Ibcast_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7) {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %9, ptr %3, i32 %4, ptr %5, ptr %7)
  tail call fastcc void @post_collective(ptr %10)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @make_dual(ptr %10)
  br label %13

13:
  %14 = tail call i32 @PMPI_Ibcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6)
  %15 = tail call fastcc ptr @collective_posted(ptr %0, ptr %10, ptr %6, i32 1)
  ret i32 %14
}

declare i32 @PMPI_Ibcast(ptr, i32, ptr, i32, ptr, ptr)

define i32 @pad_mpi_Ibcast_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, ptr %5, ptr %7)
  tail call fastcc void @post_collective(ptr %11)
  tail call fastcc void @prepare(ptr %11)
  %12 = tail call i32 @PMPI_Ibcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6)
  %13 = tail call fastcc ptr @collective_posted(ptr %0, ptr %11, ptr %6, i32 0)
  store ptr %13, ptr %8, align 8
  ret i32 %12
}

define i32 @pad_mpi_Bcast_init_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %10, ptr %3, i32 %4, ptr %5, ptr %8)
  %12 = tail call i32 @PMPI_Bcast_init(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7)
  tail call fastcc void @made_collective(ptr %0, ptr %11, ptr %7, i32 1)
  ret i32 %12
}

declare i32 @PMPI_Bcast_init(ptr, i32, ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Bcast_init_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = tail call fastcc ptr @broadcasting(ptr %0, ptr %1, i64 %11, ptr %3, i32 %4, ptr %5, ptr %8)
  store ptr null, ptr %9, align 8
  %13 = tail call i32 @PMPI_Bcast_init(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, ptr %7)
  tail call fastcc void @made_collective(ptr %0, ptr %12, ptr %7, i32 0)
  ret i32 %13
}

define i32 @pad_mpi_Barrier_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc ptr @new_op(ptr %0, ptr %1, ptr @start_barrier, ptr @settle)
  %5 = tail call fastcc ptr @recorded(ptr %4)
  store ptr %4, ptr %2, align 8
  tail call fastcc void @next_interval(ptr %1)
  %6 = tail call i32 @PMPI_Barrier(ptr %1)
  ret i32 %6
}

define internal fastcc ptr @new_op(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @get_zeros(ptr %0, i64 480)
  store ptr @reverse_both, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @release_op, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 160
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 124
  store i32 2, ptr %11, align 4
  ret ptr %5
}

define internal void @start_barrier(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8
  br i1 %4, label %11, label %9

9:
  %10 = tail call i32 @PMPI_Barrier(ptr %8)
  br label %14

11:
  %12 = tail call fastcc ptr @request_of(ptr %0)
  %13 = tail call i32 @PMPI_Ibarrier(ptr %8, ptr %12)
  br label %14

14:
  %15 = phi i32 [ %13, %11 ], [ %10, %9 ]
  tail call fastcc void @check(ptr %6, i32 %15)
  ret void
}

define internal void @settle(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8
  %4 = tail call fastcc ptr @errors_returned(ptr %3)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %10 = load ptr, ptr %9, align 8
  tail call fastcc void @wait_all(ptr %6, i32 %8, ptr %10)
  %11 = load ptr, ptr %2, align 8
  tail call fastcc void @errors_as_before(ptr %11, ptr %4)
  store i32 0, ptr %7, align 8
  ret void
}

define internal fastcc void @next_interval(ptr %0) {
  %2 = load ptr, ptr @orders, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:
  ret void

5:
  %6 = phi ptr [ %13, %12 ], [ %2, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = tail call fastcc i32 @is_over(ptr %8, ptr %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:
  tail call fastcc void @end_interval(ptr %6)
  br label %12

12:
  %13 = load ptr, ptr %6, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %4, label %5
}

declare i32 @PMPI_Barrier(ptr)

define i32 @pad_mpi_Barrier_forward(ptr %0, ptr %1) {
  tail call fastcc void @next_interval(ptr %1)
  %3 = tail call i32 @PMPI_Barrier(ptr %1)
  ret i32 %3
}

define i32 @pad_mpi_Ibarrier_augmented(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @new_op(ptr %0, ptr %1, ptr @start_barrier, ptr @settle)
  tail call fastcc void @post_collective(ptr %5)
  %6 = tail call i32 @PMPI_Ibarrier(ptr %1, ptr %2)
  %7 = tail call fastcc ptr @collective_posted(ptr %0, ptr %5, ptr %2, i32 0)
  store ptr %7, ptr %3, align 8
  ret i32 %6
}

declare i32 @PMPI_Ibarrier(ptr, ptr)

define i32 @pad_mpi_Ibarrier_forward(ptr %0, ptr %1, ptr %2) {
  %4 = tail call i32 @PMPI_Ibarrier(ptr %1, ptr %2)
  %5 = load ptr, ptr %2, align 8
  %6 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %5)
  ret i32 %4
}

define i32 @pad_mpi_Barrier_init_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = tail call i32 @PMPI_Barrier_init(ptr %1, ptr %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = tail call fastcc ptr @new_op(ptr %0, ptr %1, ptr @start_barrier, ptr @settle)
  tail call fastcc void @made_collective(ptr %0, ptr %7, ptr %3, i32 0)
  ret i32 %6
}

declare i32 @PMPI_Barrier_init(ptr, ptr, ptr)

define i32 @pad_mpi_Barrier_init_forward(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = tail call i32 @PMPI_Barrier_init(ptr %1, ptr %2, ptr %3)
  tail call fastcc void @made_collective(ptr %0, ptr null, ptr %3, i32 1)
  ret i32 %5
}

define i32 @pad_mpi_Comm_free_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc i32 @free_later(ptr %0, ptr %1, ptr %2)
  ret i32 %4
}

define internal fastcc i32 @free_later(ptr %0, ptr %1, ptr %2) {
  store ptr null, ptr %2, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = icmp eq ptr %4, @ompi_mpi_comm_null
  %6 = icmp eq ptr %4, @ompi_mpi_comm_world
  %7 = or i1 %5, %6
  %8 = icmp eq ptr %4, @ompi_mpi_comm_self
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %12

10:
  %11 = tail call i32 @PMPI_Comm_free(ptr %1)
  br label %18

12:
  %13 = tail call fastcc ptr @get_zeros(ptr %0, i64 40)
  store ptr @reverse_nothing, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr @release_comm, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %0, ptr %15, align 8
  %16 = load ptr, ptr %1, align 8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store ptr %16, ptr %17, align 8
  store ptr @ompi_mpi_comm_null, ptr %1, align 8
  store ptr %13, ptr %2, align 8
  br label %18

18:
  %19 = phi i32 [ %11, %10 ], [ 0, %12 ]
  ret i32 %19
}

define i32 @pad_mpi_Comm_disconnect_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc i32 @free_later(ptr %0, ptr %1, ptr %2)
  ret i32 %4
}

define i32 @pad_mpi_Comm_free_forward(ptr %0, ptr %1) {
  tail call void @pad_mpi_finish()
  %3 = tail call i32 @PMPI_Comm_free(ptr %1)
  ret i32 %3
}

declare i32 @PMPI_Comm_free(ptr)

define i32 @pad_mpi_Comm_disconnect_forward(ptr %0, ptr %1) {
  tail call void @pad_mpi_finish()
  %3 = tail call i32 @PMPI_Comm_disconnect(ptr %1)
  ret i32 %3
}

declare i32 @PMPI_Comm_disconnect(ptr)

define ptr @pad_mpi_window_memory(i64 %0) {
  %2 = tail call fastcc ptr @get_zeros(ptr null, i64 16)
  %3 = tail call fastcc ptr @get_memory(ptr null, i64 %0)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %3, ptr %4, align 8
  %5 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %6 = load ptr, ptr @window_memory, align 8
  store ptr %6, ptr %2, align 8
  store ptr %2, ptr @window_memory, align 8
  %7 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %8 = load ptr, ptr %4, align 8
  ret ptr %8
}

define void @pad_mpi_window_memory_free(ptr %0) {
  %2 = tail call fastcc ptr @take_memory(ptr %0)
  tail call void @free(ptr %2)
  ret void
}

define internal fastcc ptr @take_memory(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %3

3:
  %4 = phi ptr [ @window_memory, %1 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %0
  br i1 %10, label %11, label %3

11:
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %4, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call void @free(ptr %5)
  br label %16

14:
  %15 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %16

16:
  %17 = phi ptr [ %0, %11 ], [ null, %14 ]
  ret ptr %17
}

define void @pad_mpi_section(ptr %0, ptr %1) {
  store ptr null, ptr %1, align 8
  store ptr null, ptr @held_section, align 8
  br label %3

3:
  %4 = phi ptr [ @orders, %2 ], [ %6, %3 ]
  %5 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %6 = load ptr, ptr %4, align 8
  %7 = icmp eq ptr %6, null
  %8 = add nuw nsw i32 %5, 1
  br i1 %7, label %9, label %3

9:
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %45, label %11

11:
  %12 = zext nneg i32 %5 to i64
  %13 = mul nuw nsw i64 %12, 24
  %14 = add nuw nsw i64 %13, 32
  %15 = tail call fastcc ptr @get_zeros(ptr %0, i64 %14)
  store ptr @reverse_section, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr @release_section, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %0, ptr %17, align 8
  %18 = load ptr, ptr @orders, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 24
  br label %24

23:
  store ptr %15, ptr %1, align 8
  br label %45

24:
  %25 = phi ptr [ %18, %20 ], [ %43, %24 ]
  %26 = load i32, ptr %22, align 8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.anon, ptr %21, i64 %27
  store ptr %25, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %33 = load i32, ptr %32, align 8
  %34 = tail call fastcc i64 @take_ticket(ptr %0, ptr %25, i32 %33)
  %35 = load i32, ptr %22, align 8
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %22, align 8
  %37 = sext i32 %35 to i64
  %38 = getelementptr inbounds %struct.anon, ptr %21, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %34, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4
  %43 = load ptr, ptr %25, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %23, label %24

45:
  ret void
}

define internal void @reverse_section(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = zext nneg i32 %3 to i64
  br label %10

9:
  store ptr %0, ptr @held_section, align 8
  ret void

10:
  %11 = phi i64 [ %8, %5 ], [ %12, %32 ]
  %12 = add nsw i64 %11, -1
  %13 = getelementptr inbounds nuw %struct.anon, ptr %6, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 36
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %32, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %31 = load i64, ptr %30, align 8
  tail call fastcc void @await_turn(ptr %27, ptr %14, i32 %29, i64 %31)
  br label %32

32:
  %33 = icmp sgt i64 %11, 1
  br i1 %33, label %10, label %9
}

define internal void @release_section(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 1, ptr %2, align 4
  %3 = load ptr, ptr @held_section, align 8
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %6, label %5

5:
  tail call fastcc void @free_section(ptr %0)
  br label %6

6:
  ret void
}

define internal fastcc i64 @take_ticket(ptr %0, ptr %1, i32 %2) {
  %4 = tail call fastcc i32 @home_of(ptr %1, i32 %2)
  %5 = tail call fastcc i64 @add_to(ptr %0, ptr %1, i32 %4, i32 0, i64 1)
  ret i64 %5
}

define i32 @pad_mpi_Win_create_augmented(ptr %0, ptr %1, i64 %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = tail call i32 @PMPI_Win_create(ptr %1, i64 %2, i32 %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @check(ptr %0, i32 %10)
  %11 = load ptr, ptr %6, align 8
  %12 = sext i32 %3 to i64
  %13 = tail call fastcc ptr @created(ptr %0, ptr %11, ptr %1, i64 %2, i64 %12, ptr %5, ptr %7, i32 -1)
  store ptr %13, ptr %8, align 8
  ret i32 %10
}

declare i32 @PMPI_Win_create(ptr, i64, i32, ptr, ptr, ptr)

define internal fastcc ptr @created(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5, ptr %6, i32 %7) {
  %9 = tail call fastcc ptr @get_zeros(ptr %0, i64 232)
  store ptr @reverse_create, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr @release_window, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store ptr @ompi_mpi_win_null, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr @ompi_mpi_win_null, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store ptr %5, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 80
  store ptr @ompi_mpi_comm_null, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 96
  store ptr %2, ptr %17, align 8
  %18 = tail call fastcc ptr @take_memory(ptr %2)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 152
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 104
  store i64 %3, ptr %20, align 8
  %21 = trunc nsw i64 %4 to i32
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 112
  store i32 %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 116
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 196
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 124
  %28 = tail call i32 @PMPI_Comm_rank(ptr %5, ptr %27)
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %30 = tail call i32 @PMPI_Comm_size(ptr %5, ptr %29)
  %31 = icmp eq ptr %6, null
  br i1 %31, label %42, label %32

32:
  %33 = load i32, ptr %23, align 4
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 3
  %36 = tail call fastcc ptr @get_memory(ptr %0, i64 %35)
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 136
  store ptr %36, ptr %37, align 8
  %38 = load i32, ptr %23, align 4
  %39 = sext i32 %38 to i64
  %40 = shl nsw i64 %39, 3
  %41 = tail call ptr @memcpy(ptr %36, ptr %6, i64 %40)
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %44 = load i32, ptr %43, align 8
  %45 = and i32 %44, 6
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %54, label %47

47:
  %48 = load i32, ptr %29, align 8
  %49 = sext i32 %48 to i64
  %50 = tail call fastcc ptr @get_zeros(ptr %0, i64 %49)
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 184
  store ptr %50, ptr %51, align 8
  %52 = tail call fastcc ptr @use_order(ptr %0, ptr %5, i32 %7)
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store ptr %52, ptr %53, align 8
  br label %54

54:
  tail call fastcc void @open_twin(ptr %9)
  %55 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %56 = load ptr, ptr @windows, align 8
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %9, i64 120
  store i32 1, ptr %58, align 8
  store ptr %9, ptr @windows, align 8
  %59 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr %9
}

define i32 @pad_mpi_Win_create_forward(ptr %0, ptr %1, i64 %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = tail call i32 @PMPI_Win_create(ptr %1, i64 %2, i32 %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @check(ptr %0, i32 %9)
  %10 = load ptr, ptr %6, align 8
  %11 = sext i32 %3 to i64
  %12 = tail call fastcc ptr @created(ptr %0, ptr %10, ptr %1, i64 %2, i64 %11, ptr %5, ptr %7, i32 -1)
  tail call fastcc void @open_mirrors(ptr %12, i32 0)
  ret i32 %9
}

define internal fastcc void @open_mirrors(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %68

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @talk(ptr %0)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %10 = load i32, ptr %9, align 4
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 3
  %13 = tail call fastcc ptr @get_zeros(ptr %8, i64 %12)
  store ptr %13, ptr %3, align 8
  %14 = load i32, ptr %9, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %23

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %25

23:
  %24 = icmp eq i32 %1, 0
  br i1 %24, label %68, label %58

25:
  %26 = phi i64 [ 0, %16 ], [ %54, %43 ]
  %27 = load ptr, ptr %17, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %32, label %29

29:
  %30 = getelementptr inbounds nuw ptr, ptr %27, i64 %26
  %31 = load ptr, ptr %30, align 8
  br label %32

32:
  %33 = phi ptr [ %31, %29 ], [ null, %25 ]
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %43

35:
  %36 = load i64, ptr %18, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %43, label %38

38:
  %39 = load ptr, ptr %19, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %43

41:
  %42 = tail call fastcc ptr @get_zeros(ptr %8, i64 %36)
  store ptr %42, ptr %19, align 8
  br label %43

43:
  %44 = phi ptr [ %33, %32 ], [ null, %35 ], [ %42, %41 ], [ %39, %38 ]
  %45 = load i64, ptr %20, align 8
  %46 = load i32, ptr %21, align 8
  %47 = load ptr, ptr %22, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds nuw ptr, ptr %48, i64 %26
  %50 = tail call i32 @PMPI_Win_create(ptr %44, i64 %45, i32 %46, ptr @ompi_mpi_info_null, ptr %47, ptr %49)
  tail call fastcc void @check(ptr %8, i32 %50)
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %26
  %53 = load ptr, ptr %52, align 8
  tail call fastcc void @lock_for_long(ptr %8, ptr %53)
  %54 = add nuw nsw i64 %26, 1
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %25, label %23

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %62 = tail call i32 @PMPI_Win_create(ptr null, i64 0, i32 1, ptr @ompi_mpi_info_null, ptr %60, ptr %61)
  tail call fastcc void @check(ptr %8, i32 %62)
  %63 = load ptr, ptr %61, align 8
  %64 = tail call i32 @PMPI_Win_set_errhandler(ptr %63, ptr @ompi_mpi_errors_return)
  %65 = load ptr, ptr @guarded, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %65, ptr %66, align 8
  store ptr %0, ptr @guarded, align 8
  %67 = tail call i64 @pthread_self()
  store i64 %67, ptr @guardian, align 8
  br label %68

68:
  ret void
}

define i32 @pad_mpi_Win_free_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %4)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 196
  store i32 %7, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = tail call i32 @PMPI_Allreduce(ptr inttoptr (i64 1 to ptr), ptr %8, i32 1, ptr @ompi_mpi_int, ptr @ompi_mpi_op_max, ptr %10)
  tail call fastcc void @check(ptr %0, i32 %11)
  tail call fastcc void @close_twin(ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, @ompi_mpi_comm_null
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @PMPI_Comm_free(ptr %12)
  tail call fastcc void @check(ptr %0, i32 %16)
  br label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @leave_order(ptr %0, ptr %19)
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 164
  store i32 1, ptr %24, align 4
  %25 = load ptr, ptr %9, align 8
  %26 = tail call i32 @PMPI_Barrier(ptr %25)
  tail call fastcc void @check(ptr %0, i32 %26)
  store ptr @ompi_mpi_win_null, ptr %1, align 8
  br label %29

27:
  %28 = tail call i32 @PMPI_Win_free(ptr %1)
  br label %29

29:
  %30 = phi i32 [ 0, %23 ], [ %28, %27 ]
  tail call fastcc void @forget_window(ptr %5)
  %31 = tail call fastcc ptr @ordering(ptr %0, ptr %5, ptr @reverse_free)
  store ptr %31, ptr %2, align 8
  ret i32 %30
}

define internal fastcc ptr @window_of(ptr %0, ptr %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = load ptr, ptr @windows, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:
  %7 = phi ptr [ %13, %11 ], [ %4, %2 ]
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %1
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %6

15:
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr %7

17:
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @refuse(ptr %0, ptr @.str.135, ptr @.str.136, ptr @.str.137)
  unreachable
}

define internal fastcc void @close_twin(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, @ompi_mpi_win_null
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @free_locked(ptr %7, ptr %2)
  br label %8

8:
  ret void
}

define internal fastcc void @leave_order(ptr %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = icmp eq ptr %1, null
  br i1 %5, label %97, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %7, align 8
  %10 = icmp sgt i32 %8, 1
  br i1 %10, label %97, label %11

11:
  tail call fastcc void @end_interval(ptr %1)
  tail call fastcc void @note_sort(ptr %0, ptr %1, i32 5)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 2147483647
  br i1 %14, label %15, label %16

15:
  tail call fastcc void @refuse(ptr %0, ptr @.str.138, ptr @.str.103, ptr @.str.139)
  unreachable

16:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8
  store i32 %18, ptr %4, align 4
  %19 = load i64, ptr %12, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 112
  br label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @PMPI_Allreduce(ptr inttoptr (i64 1 to ptr), ptr %3, i32 1, ptr @ompi_mpi_int, ptr @ompi_mpi_op_bor, ptr %27)
  call fastcc void @check(ptr %0, i32 %28)
  %29 = load i32, ptr %3, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %58, label %51

31:
  %32 = phi i64 [ 0, %21 ], [ %48, %44 ]
  %33 = load i32, ptr %22, align 4
  %34 = icmp sgt i32 %33, -1
  br i1 %34, label %35, label %40

35:
  %36 = load ptr, ptr %24, align 8
  %37 = getelementptr inbounds nuw i32, ptr %36, i64 %32
  %38 = load i32, ptr %37, align 4
  %39 = or i32 %38, 16
  store i32 %39, ptr %37, align 4
  br label %44

40:
  %41 = load ptr, ptr %23, align 8
  %42 = getelementptr inbounds nuw i32, ptr %41, i64 %32
  %43 = load i32, ptr %42, align 4
  br label %44

44:
  %45 = phi i32 [ %39, %35 ], [ %43, %40 ]
  %46 = load i32, ptr %3, align 4
  %47 = or i32 %46, %45
  store i32 %47, ptr %3, align 4
  %48 = add nuw nsw i64 %32, 1
  %49 = load i64, ptr %12, align 8
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %31, label %25

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %53 = load ptr, ptr %52, align 8
  %54 = load i64, ptr %12, align 8
  %55 = trunc i64 %54 to i32
  %56 = load ptr, ptr %26, align 8
  %57 = call i32 @PMPI_Allreduce(ptr inttoptr (i64 1 to ptr), ptr %53, i32 %55, ptr @ompi_mpi_int, ptr @ompi_mpi_op_bor, ptr %56)
  call fastcc void @check(ptr %0, i32 %57)
  br label %58

58:
  store i32 0, ptr %3, align 4
  %59 = load i64, ptr %12, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %63

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 112
  br label %75

63:
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 36
  store i32 1, ptr %64, align 4
  %65 = load ptr, ptr %26, align 8
  %66 = call i32 @PMPI_Barrier(ptr %65)
  call fastcc void @check(ptr %0, i32 %66)
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %68 = load ptr, ptr %67, align 8
  %69 = call i32 @PMPI_Win_sync(ptr %68)
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 104
  store i64 %71, ptr %72, align 8
  call fastcc void @close_counters(ptr %0, ptr %1)
  call fastcc void @forget_order(ptr %1)
  %73 = load i32, ptr %3, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %89, label %86

75:
  %76 = phi i64 [ 0, %61 ], [ %83, %75 ]
  %77 = load ptr, ptr %62, align 8
  %78 = getelementptr inbounds nuw i32, ptr %77, i64 %76
  %79 = load i32, ptr %78, align 4
  %80 = call fastcc i32 @is_mixed(i32 %79)
  store i32 %80, ptr %78, align 4
  %81 = load i32, ptr %3, align 4
  %82 = or i32 %81, %80
  store i32 %82, ptr %3, align 4
  %83 = add nuw nsw i64 %76, 1
  %84 = load i64, ptr %12, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %75, label %63

86:
  %87 = load ptr, ptr %26, align 8
  %88 = call i32 @PMPI_Allreduce(ptr inttoptr (i64 1 to ptr), ptr %4, i32 1, ptr @ompi_mpi_int, ptr @ompi_mpi_op_max, ptr %87)
  call fastcc void @check(ptr %0, i32 %88)
  br label %89

89:
  %90 = load i32, ptr %3, align 4
  %91 = icmp ne i32 %90, 0
  %92 = load i32, ptr %4, align 4
  %93 = icmp ne i32 %92, 0
  %94 = select i1 %91, i1 %93, i1 false
  br i1 %94, label %95, label %96

95:
  call fastcc void @refuse(ptr %0, ptr @.str.140, ptr @.str.141, ptr @.str.142)
  unreachable

96:
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %97

97:
  ret void
}

declare i32 @PMPI_Win_free(ptr)

define internal fastcc void @forget_window(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  %6 = load ptr, ptr @windows, align 8
  %7 = icmp eq ptr %6, null
  %8 = select i1 %5, i1 true, i1 %7
  br i1 %8, label %21, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %21, label %13

13:
  %14 = phi ptr [ %11, %9 ], [ %6, %1 ]
  %15 = phi ptr [ %10, %9 ], [ @windows, %1 ]
  %16 = icmp eq ptr %14, %0
  br i1 %16, label %17, label %9

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %15, align 8
  store i32 0, ptr %18, align 8
  br label %21

21:
  %22 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

define internal fastcc ptr @ordering(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc ptr @get_zeros(ptr %0, i64 48)
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @release_ordering, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %1, ptr %7, align 8
  ret ptr %4
}

define internal void @reverse_free(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @return_to_order(ptr %5, ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 196
  %9 = load i32, ptr %8, align 4
  tail call fastcc void @open_mirrors(ptr %3, i32 %9)
  tail call fastcc void @order_accesses(ptr %3)
  ret void
}

define i32 @pad_mpi_Win_free_forward(ptr %0, ptr %1) {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %3)
  tail call fastcc void @close_twin(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %6 = load ptr, ptr %5, align 8
  tail call fastcc void @leave_order(ptr %0, ptr %6)
  tail call fastcc void @close_mirrors(ptr %4)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:
  tail call fastcc void @free_shared(ptr %4)
  store ptr @ompi_mpi_win_null, ptr %1, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %12 = load ptr, ptr %11, align 8
  tail call void @free(ptr %12)
  store ptr null, ptr %11, align 8
  br label %15

13:
  %14 = tail call i32 @PMPI_Win_free(ptr %1)
  br label %15

15:
  %16 = phi i32 [ 0, %10 ], [ %14, %13 ]
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %37, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 116
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %37, label %25

25:
  %26 = phi i64 [ %34, %31 ], [ 0, %20 ]
  %27 = phi ptr [ %35, %31 ], [ %23, %20 ]
  %28 = load i32, ptr %21, align 4
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds nuw ptr, ptr %27, i64 %26
  %33 = load ptr, ptr %32, align 8
  tail call void @pad_mpi_window_memory_free(ptr %33)
  %34 = add nuw nsw i64 %26, 1
  %35 = load ptr, ptr %22, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %25

37:
  tail call void @release_window(ptr %4)
  ret i32 %16
}

define internal fastcc void @close_mirrors(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr @guarded, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %21, label %6

6:
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %17, label %8

8:
  %9 = phi ptr [ %11, %13 ], [ %4, %6 ]
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %21, label %13

13:
  %14 = icmp eq ptr %11, %0
  br i1 %14, label %15, label %8

15:
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 32
  br label %17

17:
  %18 = phi ptr [ @guarded, %6 ], [ %16, %15 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, @ompi_mpi_win_null
  br i1 %24, label %27, label %25

25:
  %26 = tail call i32 @PMPI_Win_free(ptr %22)
  tail call fastcc void @check(ptr %3, i32 %26)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %38, label %32

32:
  %33 = phi i64 [ %44, %42 ], [ 0, %27 ]
  %34 = phi ptr [ %45, %42 ], [ %30, %27 ]
  %35 = load i32, ptr %28, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %42, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %49, label %47

42:
  %43 = getelementptr inbounds nuw ptr, ptr %34, i64 %33
  tail call fastcc void @free_locked(ptr %3, ptr %43)
  %44 = add nuw nsw i64 %33, 1
  %45 = load ptr, ptr %29, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %38, label %32

47:
  %48 = tail call i32 @PMPI_Comm_free(ptr %39)
  tail call fastcc void @check(ptr %3, i32 %48)
  br label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %51 = load ptr, ptr %50, align 8
  tail call void @free(ptr %51)
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %53 = load ptr, ptr %52, align 8
  tail call void @free(ptr %53)
  store ptr null, ptr %50, align 8
  store ptr null, ptr %52, align 8
  ret void
}

define internal fastcc void @free_shared(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:
  %9 = phi i64 [ %20, %17 ], [ 0, %1 ]
  %10 = phi ptr [ %21, %17 ], [ %6, %1 ]
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = icmp slt i64 %9, %12
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = tail call i32 @PMPI_Win_free(ptr %15)
  tail call fastcc void @check(ptr %3, i32 %16)
  ret void

17:
  %18 = getelementptr inbounds nuw ptr, ptr %10, i64 %9
  %19 = tail call i32 @PMPI_Win_free(ptr %18)
  tail call fastcc void @check(ptr %3, i32 %19)
  %20 = add nuw nsw i64 %9, 1
  %21 = load ptr, ptr %5, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %14, label %8
}

define internal void @release_window(ptr %0) {
  tail call fastcc void @forget_window(ptr %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @unreference(ptr %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %15, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  tail call fastcc void @free_shared(ptr %0)
  br label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr %17)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr %19)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr %21)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr %23)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr %25)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %27 = load ptr, ptr %26, align 8
  tail call void @free(ptr %27)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %29 = load ptr, ptr %28, align 8
  tail call void @free(ptr %29)
  tail call void @free(ptr %0)
  ret void
}

define i32 @pad_mpi_Win_allocate_shared_augmented(ptr %0, i64 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = tail call i32 @PMPI_Win_allocate_shared(i64 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @check(ptr %0, i32 %10)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc ptr @sharing(ptr %0, ptr %11, ptr %12, i64 %1, i64 %13, ptr %3, ptr %4, ptr %7)
  store ptr %14, ptr %8, align 8
  ret i32 %10
}

declare i32 @PMPI_Win_allocate_shared(i64, i32, ptr, ptr, ptr, ptr)

define internal fastcc ptr @sharing(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7) {
  %9 = tail call fastcc ptr @created(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %6, ptr null, i32 0)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 160
  store i32 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 200
  store i32 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 105
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 88
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 40
  store i32 %15, ptr %18, align 8
  %19 = icmp eq ptr %7, null
  br i1 %19, label %55, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 116
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 3
  %25 = tail call fastcc ptr @get_zeros(ptr %0, i64 %24)
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 168
  store ptr %25, ptr %26, align 8
  %27 = load i32, ptr %21, align 4
  %28 = sext i32 %27 to i64
  %29 = shl nsw i64 %28, 3
  %30 = tail call fastcc ptr @get_zeros(ptr %0, i64 %29)
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 136
  store ptr %30, ptr %31, align 8
  %32 = load i32, ptr %21, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %36

34:
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 112
  br label %38

36:
  tail call fastcc void @clear_shared(ptr %9)
  %37 = tail call i32 @PMPI_Barrier(ptr %6)
  tail call fastcc void @check(ptr %0, i32 %37)
  br label %55

38:
  %39 = phi i64 [ 0, %34 ], [ %51, %38 ]
  %40 = load i32, ptr %35, align 8
  %41 = load ptr, ptr %31, align 8
  %42 = getelementptr inbounds nuw ptr, ptr %41, i64 %39
  %43 = load ptr, ptr %26, align 8
  %44 = getelementptr inbounds nuw ptr, ptr %43, i64 %39
  %45 = tail call i32 @PMPI_Win_allocate_shared(i64 %3, i32 %40, ptr %5, ptr %6, ptr %42, ptr %44)
  tail call fastcc void @check(ptr %0, i32 %45)
  %46 = load ptr, ptr %31, align 8
  %47 = getelementptr inbounds nuw ptr, ptr %46, i64 %39
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw ptr, ptr %7, i64 %39
  %50 = load ptr, ptr %49, align 8
  store ptr %48, ptr %50, align 8
  %51 = add nuw nsw i64 %39, 1
  %52 = load i32, ptr %21, align 4
  %53 = sext i32 %52 to i64
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %38, label %36

55:
  ret ptr %9
}

define i32 @pad_mpi_Win_allocate_shared_forward(ptr %0, i64 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = tail call i32 @PMPI_Win_allocate_shared(i64 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6)
  tail call fastcc void @check(ptr %0, i32 %9)
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @sharing(ptr %0, ptr %10, ptr %11, i64 %1, i64 %12, ptr %3, ptr %4, ptr %7)
  tail call fastcc void @open_mirrors(ptr %13, i32 0)
  ret i32 %9
}

define i32 @pad_mpi_Win_shared_query_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  store ptr null, ptr %7, align 8
  tail call fastcc void @find_shadows(ptr %0, ptr %1, i32 %2, ptr %6)
  %9 = tail call i32 @PMPI_Win_shared_query(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  ret i32 %9
}

define internal fastcc void @find_shadows(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 168
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 116
  %14 = icmp eq ptr %3, null
  br i1 %14, label %25, label %15

15:
  %16 = load ptr, ptr %12, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %25, label %19

18:
  tail call fastcc void @refuse(ptr %0, ptr @.str.143, ptr @.str.144, ptr @.str.145)
  unreachable

19:
  %20 = phi ptr [ %33, %26 ], [ %16, %15 ]
  %21 = phi i64 [ %32, %26 ], [ 0, %15 ]
  %22 = load i32, ptr %13, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp slt i64 %21, %23
  br i1 %24, label %26, label %25

25:
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void

26:
  %27 = getelementptr inbounds nuw ptr, ptr %20, i64 %21
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw ptr, ptr %3, i64 %21
  %30 = load ptr, ptr %29, align 8
  %31 = call i32 @PMPI_Win_shared_query(ptr %28, i32 %2, ptr %5, ptr %6, ptr %30)
  call fastcc void @check(ptr %0, i32 %31)
  %32 = add nuw nsw i64 %21, 1
  %33 = load ptr, ptr %12, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %25, label %19
}

declare i32 @PMPI_Win_shared_query(ptr, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Win_shared_query_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  tail call fastcc void @find_shadows(ptr %0, ptr %1, i32 %2, ptr %6)
  %8 = tail call i32 @PMPI_Win_shared_query(ptr %1, i32 %2, ptr %3, ptr %4, ptr %5)
  ret i32 %8
}

define i32 @pad_mpi_Win_fence_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @next_interval(ptr %7)
  %8 = tail call fastcc ptr @ordering(ptr %0, ptr %5, ptr @reverse_fence)
  store ptr %8, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, i32 %1, i32 0
  %13 = tail call i32 @PMPI_Win_fence(i32 %12, ptr %2)
  tail call fastcc void @fence_twin(ptr %5)
  ret i32 %13
}

define internal void @reverse_fence(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 196
  %5 = load i32, ptr %4, align 4
  tail call fastcc void @open_mirrors(ptr %3, i32 %5)
  tail call fastcc void @order_accesses(ptr %3)
  ret void
}

declare i32 @PMPI_Win_fence(i32, ptr)

define internal fastcc void @fence_twin(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, @ompi_mpi_win_null
  br i1 %4, label %16, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @PMPI_Win_sync(ptr %3)
  tail call fastcc void @check(ptr %7, i32 %8)
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @PMPI_Barrier(ptr %11)
  tail call fastcc void @check(ptr %9, i32 %12)
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = tail call i32 @PMPI_Win_sync(ptr %14)
  tail call fastcc void @check(ptr %13, i32 %15)
  br label %16

16:
  ret void
}

define i32 @pad_mpi_Win_fence_forward(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  %5 = tail call i32 @PMPI_Win_fence(i32 %1, ptr %2)
  tail call fastcc void @fence_twin(ptr %4)
  tail call fastcc void @order_accesses(ptr %4)
  ret i32 %5
}

define internal fastcc void @order_accesses(ptr %0) {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  tail call fastcc void @see_mirrors(ptr %0)
  %3 = tail call fastcc double @timeout()
  %4 = fcmp ogt double %3, 0.000000e+00
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load ptr, ptr %7, align 8
  br i1 %4, label %9, label %12

9:
  %10 = call i32 @PMPI_Ibarrier(ptr %8, ptr %2)
  call fastcc void @check(ptr %6, i32 %10)
  %11 = load ptr, ptr %5, align 8
  call fastcc void @wait_one(ptr %11, ptr %2, ptr null)
  br label %14

12:
  %13 = tail call i32 @PMPI_Barrier(ptr %8)
  tail call fastcc void @check(ptr %6, i32 %13)
  br label %14

14:
  call fastcc void @see_mirrors(ptr %0)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define i32 @pad_mpi_Win_post_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %3)
  %7 = tail call i32 @PMPI_Win_post(ptr %1, i32 %2, ptr %3)
  tail call fastcc void @posted_to(ptr %6, ptr %1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 204
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 216
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc ptr @between_groups(ptr %0, ptr %6, ptr @reverse_post_call, i32 %9, ptr %11)
  store ptr %12, ptr %4, align 8
  ret i32 %7
}

declare i32 @PMPI_Win_post(ptr, i32, ptr)

define internal fastcc void @posted_to(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = tail call fastcc ptr @ranks_of(ptr %0, ptr %1, ptr %5)
  store ptr %6, ptr %3, align 8
  tail call fastcc void @see_all(ptr %0)
  %7 = tail call fastcc i32 @signals(ptr %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = load i32, ptr %5, align 4
  %11 = load ptr, ptr %3, align 8
  tail call fastcc void @signal_to(ptr %0, i32 0, i32 %10, ptr %11)
  br label %12

12:
  ret void
}

define internal fastcc ptr @between_groups(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) {
  %6 = tail call fastcc ptr @ordering(ptr %0, ptr %1, ptr %2)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 200
  store i32 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %3, ptr %8, align 8
  %9 = sext i32 %3 to i64
  %10 = shl nsw i64 %9, 2
  %11 = tail call fastcc ptr @get_memory(ptr %0, i64 %10)
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr %11, ptr %12, align 8
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %16, label %14

14:
  %15 = tail call ptr @memcpy(ptr %11, ptr %4, i64 %10)
  br label %16

16:
  ret ptr %6
}

define internal void @reverse_post_call(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @await_signal(ptr %3, i32 1, i32 %5, ptr %7)
  %8 = load ptr, ptr %2, align 8
  tail call fastcc void @see_mirrors(ptr %8)
  ret void
}

define i32 @pad_mpi_Win_post_forward(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @PMPI_Win_post(ptr %1, i32 %2, ptr %3)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %3)
  tail call fastcc void @posted_to(ptr %6, ptr %1)
  ret i32 %5
}

define i32 @pad_mpi_Win_start_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %3)
  %7 = tail call i32 @PMPI_Win_start(ptr %1, i32 %2, ptr %3)
  tail call fastcc void @started_at(ptr %6, ptr %1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 208
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc ptr @between_groups(ptr %0, ptr %6, ptr @reverse_start, i32 %9, ptr %11)
  store ptr %12, ptr %4, align 8
  ret i32 %7
}

declare i32 @PMPI_Win_start(ptr, i32, ptr)

define internal fastcc void @started_at(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %6 = tail call fastcc ptr @ranks_of(ptr %0, ptr %1, ptr %5)
  store ptr %6, ptr %3, align 8
  %7 = tail call fastcc i32 @signals(ptr %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = load i32, ptr %5, align 8
  tail call fastcc void @await_signal(ptr %0, i32 0, i32 %10, ptr %6)
  br label %11

11:
  ret void
}

define internal void @reverse_start(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @signal_to(ptr %3, i32 1, i32 %5, ptr %7)
  ret void
}

define i32 @pad_mpi_Win_start_forward(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @PMPI_Win_start(ptr %1, i32 %2, ptr %3)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %3)
  tail call fastcc void @started_at(ptr %6, ptr %1)
  ret i32 %5
}

define i32 @pad_mpi_Win_complete_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %5 = tail call fastcc i32 @signals(ptr %4)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 224
  %11 = load ptr, ptr %10, align 8
  tail call fastcc void @signal_to(ptr %4, i32 1, i32 %9, ptr %11)
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 224
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc ptr @between_groups(ptr %0, ptr %4, ptr @reverse_complete, i32 %14, ptr %16)
  store ptr %17, ptr %2, align 8
  %18 = tail call i32 @PMPI_Win_complete(ptr %1)
  ret i32 %18
}

define internal fastcc i32 @signals(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, @ompi_mpi_win_null
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 1, %1 ], [ %9, %5 ]
  ret i32 %11
}

define internal fastcc void @signal_to(ptr %0, i32 %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = zext nneg i32 %2 to i64
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %7 ], [ %21, %12 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  %14 = load ptr, ptr %8, align 8
  %15 = getelementptr inbounds nuw i32, ptr %3, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @PMPI_Isend(ptr null, i32 0, ptr @ompi_mpi_byte, i32 %16, i32 %1, ptr %17, ptr %5)
  call fastcc void @check(ptr %14, i32 %18)
  %19 = load ptr, ptr %8, align 8
  %20 = call i32 @PMPI_Request_free(ptr %5)
  call fastcc void @check(ptr %19, i32 %20)
  call void @llvm.lifetime.end.p0(ptr %5)
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %10
  br i1 %22, label %11, label %12
}

define internal void @reverse_complete(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @await_signal(ptr %3, i32 0, i32 %5, ptr %7)
  ret void
}

declare i32 @PMPI_Win_complete(ptr)

define i32 @pad_mpi_Win_complete_forward(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 208
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @signal_to(ptr %3, i32 1, i32 %5, ptr %7)
  %8 = tail call i32 @PMPI_Win_complete(ptr %1)
  ret i32 %8
}

define i32 @pad_mpi_Win_wait_augmented(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %5 = tail call i32 @PMPI_Win_wait(ptr %1)
  tail call fastcc void @waited_for(ptr %4)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 204
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %9 = load ptr, ptr %8, align 8
  %10 = tail call fastcc ptr @between_groups(ptr %0, ptr %4, ptr @reverse_wait, i32 %7, ptr %9)
  store ptr %10, ptr %2, align 8
  ret i32 %5
}

declare i32 @PMPI_Win_wait(ptr)

define internal fastcc void @waited_for(ptr %0) {
  %2 = tail call fastcc i32 @signals(ptr %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %9, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @await_signal(ptr %0, i32 1, i32 %6, ptr %8)
  br label %9

9:
  tail call fastcc void @see_all(ptr %0)
  ret void
}

define internal void @reverse_wait(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @see_mirrors(ptr %3)
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @signal_to(ptr %4, i32 0, i32 %6, ptr %8)
  ret void
}

define i32 @pad_mpi_Win_wait_forward(ptr %0, ptr %1) {
  %3 = tail call i32 @PMPI_Win_wait(ptr %1)
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @waited_for(ptr %4)
  ret i32 %3
}

define i32 @pad_mpi_Win_test_augmented(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  store ptr null, ptr %3, align 8
  %6 = tail call i32 @PMPI_Win_test(ptr %1, ptr %2)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %26

8:
  %9 = load i32, ptr %2, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %26

11:
  %12 = tail call fastcc i32 @patient(i32 1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %26, label %14

14:
  %15 = tail call double @PMPI_Wtime()
  %16 = fadd double %15, 2.000000e-05
  br label %17

17:
  %18 = load i32, ptr %2, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %26

20:
  %21 = tail call double @PMPI_Wtime()
  %22 = fcmp olt double %21, %16
  br i1 %22, label %23, label %26

23:
  %24 = tail call i32 @PMPI_Win_test(ptr %1, ptr %2)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %17, label %26

26:
  %27 = phi i32 [ 0, %8 ], [ %6, %4 ], [ 0, %11 ], [ 0, %20 ], [ %24, %23 ], [ 0, %17 ]
  %28 = load i32, ptr %2, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = tail call fastcc i32 @patient(i32 0)
  br label %32

32:
  tail call fastcc void @check(ptr %0, i32 %27)
  %33 = load i32, ptr %2, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %41, label %35

35:
  tail call fastcc void @waited_for(ptr %5)
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 204
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 216
  %39 = load ptr, ptr %38, align 8
  %40 = tail call fastcc ptr @between_groups(ptr %0, ptr %5, ptr @reverse_wait, i32 %37, ptr %39)
  store ptr %40, ptr %3, align 8
  br label %41

41:
  ret i32 %27
}

declare i32 @PMPI_Win_test(ptr, ptr)

define internal fastcc i32 @patient(i32 %0) {
  %2 = icmp eq i32 %0, 0
  %3 = load i32, ptr @patient.times, align 4
  %4 = add nsw i32 %3, 1
  %5 = select i1 %2, i32 0, i32 %4
  store i32 %5, ptr @patient.times, align 4
  %6 = icmp sgt i32 %5, 64
  %7 = zext i1 %6 to i32
  ret i32 %7
}

declare double @PMPI_Wtime()

define i32 @pad_mpi_Win_test_forward(ptr %0, ptr %1, ptr %2) {
  %4 = tail call i32 @PMPI_Win_test(ptr %1, ptr %2)
  %5 = load i32, ptr %2, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:
  %8 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @waited_for(ptr %8)
  br label %9

9:
  ret i32 %4
}

define i32 @pad_mpi_Win_lock_augmented(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5) {
  store ptr null, ptr %5, align 8
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %4)
  tail call fastcc void @begin_lock(ptr %0, ptr %7, i32 %2)
  %8 = tail call i32 @PMPI_Win_lock(i32 %1, i32 %2, i32 %3, ptr %4)
  %9 = tail call fastcc ptr @window_of(ptr %0, ptr %4)
  tail call fastcc void @see_all(ptr %9)
  ret i32 %8
}

define internal fastcc void @begin_lock(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %5 = load i32, ptr %4, align 8
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 200
  store i32 1, ptr %7, align 8
  %8 = icmp sgt i32 %2, -1
  br i1 %8, label %9, label %29

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 %14
  store i8 0, ptr %15, align 1
  br label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %29, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %2, %22
  br i1 %23, label %28, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %26 = load i32, ptr %25, align 4
  %27 = icmp sgt i32 %26, -1
  br i1 %27, label %28, label %29

28:
  tail call fastcc void @note_sort(ptr %0, ptr %18, i32 5)
  br label %29

29:
  ret void
}

declare i32 @PMPI_Win_lock(i32, i32, i32, ptr)

define internal fastcc void @see_all(ptr %0) {
  tail call fastcc void @see_mirrors(ptr %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, @ompi_mpi_win_null
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @PMPI_Win_sync(ptr %3)
  tail call fastcc void @check(ptr %7, i32 %8)
  br label %9

9:
  ret void
}

define i32 @pad_mpi_Win_lock_forward(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4) {
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %4)
  tail call fastcc void @begin_lock(ptr %0, ptr %6, i32 %2)
  %7 = tail call i32 @PMPI_Win_lock(i32 %1, i32 %2, i32 %3, ptr %4)
  %8 = tail call fastcc ptr @window_of(ptr %0, ptr %4)
  tail call fastcc void @see_all(ptr %8)
  ret i32 %7
}

define i32 @pad_mpi_Win_lock_all_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  store ptr null, ptr %3, align 8
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @begin_lock(ptr %0, ptr %5, i32 -1)
  %6 = tail call i32 @PMPI_Win_lock_all(i32 %1, ptr %2)
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %7)
  ret i32 %6
}

declare i32 @PMPI_Win_lock_all(i32, ptr)

define i32 @pad_mpi_Win_lock_all_forward(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @begin_lock(ptr %0, ptr %4, i32 -1)
  %5 = tail call i32 @PMPI_Win_lock_all(i32 %1, ptr %2)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

define i32 @pad_mpi_Win_unlock_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  store ptr null, ptr %3, align 8
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @end_lock(ptr %5, i32 %1)
  %6 = tail call i32 @PMPI_Win_unlock(i32 %1, ptr %2)
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %7)
  ret i32 %6
}

define internal fastcc void @end_lock(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %4 = load i32, ptr %3, align 8
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %19, label %9

9:
  %10 = icmp slt i32 %1, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = tail call ptr @memset(ptr %7, i32 0, i64 %14)
  br label %19

16:
  %17 = zext nneg i32 %1 to i64
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 %17
  store i8 0, ptr %18, align 1
  br label %19

19:
  ret void
}

declare i32 @PMPI_Win_unlock(i32, ptr)

define i32 @pad_mpi_Win_unlock_forward(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @end_lock(ptr %4, i32 %1)
  %5 = tail call i32 @PMPI_Win_unlock(i32 %1, ptr %2)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

define i32 @pad_mpi_Win_unlock_all_augmented(ptr %0, ptr %1, ptr %2) {
  store ptr null, ptr %2, align 8
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @end_lock(ptr %4, i32 -1)
  %5 = tail call i32 @PMPI_Win_unlock_all(ptr %1)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

declare i32 @PMPI_Win_unlock_all(ptr)

define i32 @pad_mpi_Win_unlock_all_forward(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @end_lock(ptr %3, i32 -1)
  %4 = tail call i32 @PMPI_Win_unlock_all(ptr %1)
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %5)
  ret i32 %4
}

define i32 @pad_mpi_Win_flush_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  store ptr null, ptr %3, align 8
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  %6 = tail call i32 @PMPI_Win_flush(i32 %1, ptr %2)
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %7)
  ret i32 %6
}

declare i32 @PMPI_Win_flush(i32, ptr)

define i32 @pad_mpi_Win_flush_forward(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  %5 = tail call i32 @PMPI_Win_flush(i32 %1, ptr %2)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

define i32 @pad_mpi_Win_flush_all_augmented(ptr %0, ptr %1, ptr %2) {
  store ptr null, ptr %2, align 8
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %5 = tail call i32 @PMPI_Win_flush_all(ptr %1)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

declare i32 @PMPI_Win_flush_all(ptr)

define i32 @pad_mpi_Win_flush_all_forward(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %4 = tail call i32 @PMPI_Win_flush_all(ptr %1)
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %5)
  ret i32 %4
}

define i32 @pad_mpi_Win_flush_local_augmented(ptr %0, i32 %1, ptr %2, ptr %3) {
  store ptr null, ptr %3, align 8
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  %6 = tail call i32 @PMPI_Win_flush_local(i32 %1, ptr %2)
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %7)
  ret i32 %6
}

declare i32 @PMPI_Win_flush_local(i32, ptr)

define i32 @pad_mpi_Win_flush_local_forward(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  %5 = tail call i32 @PMPI_Win_flush_local(i32 %1, ptr %2)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %2)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

define i32 @pad_mpi_Win_flush_local_all_augmented(ptr %0, ptr %1, ptr %2) {
  store ptr null, ptr %2, align 8
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %5 = tail call i32 @PMPI_Win_flush_local_all(ptr %1)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

declare i32 @PMPI_Win_flush_local_all(ptr)

define i32 @pad_mpi_Win_flush_local_all_forward(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %4 = tail call i32 @PMPI_Win_flush_local_all(ptr %1)
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %5)
  ret i32 %4
}

define i32 @pad_mpi_Win_sync_augmented(ptr %0, ptr %1, ptr %2) {
  store ptr null, ptr %2, align 8
  %4 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %5 = tail call i32 @PMPI_Win_sync(ptr %1)
  %6 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %6)
  ret i32 %5
}

declare i32 @PMPI_Win_sync(ptr)

define i32 @pad_mpi_Win_sync_forward(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %4 = tail call i32 @PMPI_Win_sync(ptr %1)
  %5 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  tail call fastcc void @see_all(ptr %5)
  ret i32 %4
}

define i32 @pad_mpi_Put_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = tail call fastcc ptr @accessing(ptr %0, i32 0, ptr %1, i64 %12, ptr %3, i32 %4, i64 %5, i64 %13, ptr %7, ptr %8, ptr %9, i32 0)
  store ptr %14, ptr %10, align 8
  tail call fastcc void @number_before(ptr %14)
  %15 = tail call i32 @PMPI_Put(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8)
  tail call fastcc void @number_after(ptr %14)
  ret i32 %15
}

define internal fastcc ptr @accessing(ptr %0, i32 %1, ptr %2, i64 %3, ptr %4, i32 %5, i64 %6, i64 %7, ptr %8, ptr %9, ptr %10, i32 %11) {
  %13 = alloca %struct.View, align 8
  %14 = tail call fastcc ptr @window_of(ptr %0, ptr %9)
  %15 = icmp eq i32 %5, -2
  br i1 %15, label %85, label %16

16:
  call void @llvm.lifetime.start.p0(ptr %13)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %13, ptr %0, ptr %2, ptr %10, i64 %3, ptr %4, i32 %11)
  %17 = call fastcc i32 @carries(ptr %13)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:
  tail call fastcc void @silent_access()
  call fastcc void @free_view(ptr %13)
  br label %83

20:
  %21 = tail call fastcc ptr @get_zeros(ptr %0, i64 408)
  store ptr @reverse_access, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr @release_access, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store ptr %0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store ptr %14, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 32
  store i32 %1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 36
  store i32 %5, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 48
  store i64 %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 56
  store i64 -1, ptr %28, align 8
  %29 = tail call fastcc ptr @layout_of(ptr %0, ptr %8)
  %30 = call fastcc i32 @only_kind(ptr %13)
  %31 = icmp eq i32 %30, -1
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %21, i64 72
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %37 = load ptr, ptr %13, align 8
  %38 = icmp eq ptr %37, null
  %39 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %40 = load i32, ptr %39, align 8
  %41 = sext i32 %40 to i64
  %42 = shl nsw i64 %41, 3
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %44 = load i32, ptr %43, align 4
  br label %47

45:
  tail call fastcc void @free_node(ptr %29)
  call fastcc void @free_view(ptr %13)
  %46 = icmp eq i32 %1, 1
  br i1 %46, label %81, label %83

47:
  %48 = phi i32 [ 1, %20 ], [ %79, %78 ]
  br i1 %31, label %49, label %54

49:
  %50 = load i32, ptr %34, align 4
  %51 = shl nuw nsw i32 1, %48
  %52 = and i32 %50, %51
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %78, label %56

54:
  %55 = icmp eq i32 %48, %30
  br i1 %55, label %56, label %78

56:
  %57 = load i32, ptr %36, align 8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.Part, ptr %35, i64 %58
  store i32 %48, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %60, ptr align 8 dereferenceable(80) %13, i64 80, i1 false)
  store ptr null, ptr %60, align 8
  %61 = tail call fastcc ptr @only_of(ptr %33, i32 %48)
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 32
  store ptr %61, ptr %62, align 8
  br i1 %38, label %66, label %63

63:
  %64 = tail call fastcc ptr @get_memory(ptr %0, i64 %42)
  store ptr %64, ptr %60, align 8
  %65 = tail call ptr @memcpy(ptr %64, ptr %37, i64 %42)
  br label %66

66:
  %67 = tail call fastcc i64 @stream_length(ptr %60, i32 %48, ptr null)
  %68 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store i64 %67, ptr %68, align 8
  %69 = icmp sgt i64 %67, 2147483647
  br i1 %69, label %70, label %71

70:
  tail call fastcc void @refuse(ptr %0, ptr @.str.146, ptr @.str.103, ptr @.str.123)
  unreachable

71:
  %72 = load i64, ptr %68, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %75

74:
  tail call fastcc void @free_view(ptr %60)
  br label %78

75:
  tail call fastcc void @describe(ptr %0, ptr %59, ptr %29, ptr %8, i64 %7, i32 %44)
  %76 = load i32, ptr %36, align 8
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %36, align 8
  br label %78

78:
  %79 = add nuw nsw i32 %48, 1
  %80 = icmp eq i32 %79, 4
  br i1 %80, label %45, label %47

81:
  %82 = getelementptr inbounds nuw i8, ptr %14, i64 192
  store i32 1, ptr %82, align 8
  br label %83

83:
  %84 = phi ptr [ null, %19 ], [ %21, %81 ], [ %21, %45 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  br label %85

85:
  %86 = phi ptr [ %84, %83 ], [ null, %12 ]
  ret ptr %86
}

define internal fastcc void @number_before(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %34, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %7 = load i32, ptr %6, align 8
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %34, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %34, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i32, ptr %16, align 8
  tail call fastcc void @note_sort(ptr %15, ptr %11, i32 %17)
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %19, ptr %20, align 8
  %21 = load ptr, ptr %14, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %26 = load i64, ptr %25, align 8
  tail call fastcc void @hold_lock(ptr %21, ptr %22, i32 %24, i64 %26)
  %27 = load i32, ptr %16, align 8
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %34, label %29

29:
  %30 = load ptr, ptr %14, align 8
  %31 = load i32, ptr %23, align 4
  %32 = tail call fastcc i64 @take_ticket(ptr %30, ptr %11, i32 %31)
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %32, ptr %33, align 8
  br label %34

34:
  ret void
}

declare i32 @PMPI_Put(ptr, i32, ptr, i32, i64, i32, ptr, ptr)

define internal fastcc void @number_after(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %32, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %7 = load i32, ptr %6, align 8
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %32, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %32, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %32

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %23 = load ptr, ptr %22, align 8
  %24 = tail call i32 @PMPI_Win_flush(i32 %21, ptr %23)
  tail call fastcc void @check(ptr %19, i32 %24)
  %25 = load ptr, ptr %18, align 8
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 88
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %20, align 4
  %30 = tail call fastcc i64 @take_ticket(ptr %25, ptr %28, i32 %29)
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %30, ptr %31, align 8
  br label %32

32:
  ret void
}

define i32 @pad_mpi_Put_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = sext i32 %6 to i64
  %13 = tail call fastcc ptr @accessing(ptr %0, i32 0, ptr %1, i64 %11, ptr %3, i32 %4, i64 %5, i64 %12, ptr %7, ptr %8, ptr %9, i32 0)
  tail call fastcc void @forward_access(ptr %13)
  %14 = tail call i32 @PMPI_Put(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8)
  ret i32 %14
}

define internal fastcc void @forward_access(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %49, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load i64, ptr %10, align 8
  tail call fastcc void @hold_lock(ptr %5, ptr %7, i32 %9, i64 %11)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = load i32, ptr %12, align 8
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %18

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %19

18:
  tail call void @release_access(ptr %0)
  br label %49

19:
  %20 = phi i64 [ 0, %15 ], [ %45, %44 ]
  %21 = getelementptr inbounds nuw %struct.Part, ptr %16, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = load i32, ptr %21, align 8
  %25 = tail call fastcc i64 @kind_size(i32 %24)
  %26 = mul nsw i64 %25, %23
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 20
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %26, %30
  %32 = tail call fastcc ptr @get_zeros(ptr %27, i64 %31)
  %33 = load i32, ptr %17, align 8
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:
  tail call fastcc void @fetch(ptr %0, ptr %21, ptr %32, ptr null, ptr @ompi_mpi_op_no_op)
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %37 = load i32, ptr %21, align 8
  tail call fastcc void @stream_write(ptr %36, i32 %37, ptr %32, i64 %26)
  br label %44

38:
  %39 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %40 = load i32, ptr %21, align 8
  tail call fastcc void @stream_read(ptr %39, i32 %40, ptr %32, i64 %26)
  %41 = load i32, ptr %17, align 8
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, ptr @ompi_mpi_op_replace, ptr @ompi_mpi_op_sum
  tail call fastcc void @deposit(ptr %0, ptr %21, ptr %32, ptr %43)
  br label %44

44:
  tail call void @free(ptr %32)
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %12, align 8
  %47 = sext i32 %46 to i64
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %19, label %18

49:
  ret void
}

define i32 @pad_mpi_Rput_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %6 to i64
  %15 = tail call fastcc ptr @accessing(ptr %0, i32 0, ptr %1, i64 %13, ptr %3, i32 %4, i64 %5, i64 %14, ptr %7, ptr %8, ptr %10, i32 0)
  store ptr %15, ptr %11, align 8
  tail call fastcc void @number_before(ptr %15)
  %16 = tail call i32 @PMPI_Rput(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @number_after(ptr %15)
  %17 = load ptr, ptr %9, align 8
  %18 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %17)
  ret i32 %16
}

declare i32 @PMPI_Rput(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Rput_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = tail call fastcc ptr @accessing(ptr %0, i32 0, ptr %1, i64 %12, ptr %3, i32 %4, i64 %5, i64 %13, ptr %7, ptr %8, ptr %10, i32 0)
  tail call fastcc void @forward_access(ptr %14)
  %15 = tail call i32 @PMPI_Rput(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  %16 = load ptr, ptr %9, align 8
  %17 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %16)
  ret i32 %15
}

define i32 @pad_mpi_Get_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = tail call fastcc ptr @accessing(ptr %0, i32 1, ptr %1, i64 %12, ptr %3, i32 %4, i64 %5, i64 %13, ptr %7, ptr %8, ptr %9, i32 0)
  store ptr %14, ptr %10, align 8
  tail call fastcc void @number_before(ptr %14)
  %15 = tail call i32 @PMPI_Get(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8)
  tail call fastcc void @number_after(ptr %14)
  ret i32 %15
}

declare i32 @PMPI_Get(ptr, i32, ptr, i32, i64, i32, ptr, ptr)

define i32 @pad_mpi_Get_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9) {
  %11 = sext i32 %2 to i64
  %12 = sext i32 %6 to i64
  %13 = tail call fastcc ptr @accessing(ptr %0, i32 1, ptr %1, i64 %11, ptr %3, i32 %4, i64 %5, i64 %12, ptr %7, ptr %8, ptr %9, i32 0)
  tail call fastcc void @forward_access(ptr %13)
  %14 = tail call i32 @PMPI_Get(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8)
  ret i32 %14
}

define i32 @pad_mpi_Rget_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = sext i32 %6 to i64
  %15 = tail call fastcc ptr @accessing(ptr %0, i32 1, ptr %1, i64 %13, ptr %3, i32 %4, i64 %5, i64 %14, ptr %7, ptr %8, ptr %10, i32 0)
  store ptr %15, ptr %11, align 8
  tail call fastcc void @number_before(ptr %15)
  %16 = tail call i32 @PMPI_Rget(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  tail call fastcc void @number_after(ptr %15)
  %17 = load ptr, ptr %9, align 8
  %18 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %17)
  ret i32 %16
}

declare i32 @PMPI_Rget(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Rget_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = tail call fastcc ptr @accessing(ptr %0, i32 1, ptr %1, i64 %12, ptr %3, i32 %4, i64 %5, i64 %13, ptr %7, ptr %8, ptr %10, i32 0)
  tail call fastcc void @forward_access(ptr %14)
  %15 = tail call i32 @PMPI_Rget(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  %16 = load ptr, ptr %9, align 8
  %17 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %16)
  ret i32 %15
}

define i32 @pad_mpi_Accumulate_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc i32 @by_steps(ptr %0, ptr %9, ptr %1, i64 %13, ptr %3, i32 %4)
  %15 = icmp eq i32 %14, 0
  %16 = sext i32 %6 to i64
  br i1 %15, label %19, label %17

17:
  %18 = tail call fastcc ptr @atomically(ptr %0, ptr %8, ptr %1, i64 %13, ptr %3, ptr %10, ptr null, i64 0, ptr %3, ptr null, i32 %4, i64 %5, i64 %16, ptr %7, ptr %9, i32 0)
  store ptr %18, ptr %11, align 8
  br label %22

19:
  %20 = tail call fastcc ptr @adding(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i64 %5, i64 %16, ptr %7, ptr %8, ptr %9, ptr %10)
  store ptr %20, ptr %11, align 8
  tail call fastcc void @number_before(ptr %20)
  %21 = tail call i32 @PMPI_Accumulate(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  br label %22

22:
  %23 = phi i32 [ 0, %17 ], [ %21, %19 ]
  ret i32 %23
}

define internal fastcc i32 @by_steps(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5) {
  %7 = tail call fastcc ptr @window_of(ptr %0, ptr %1)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, @ompi_mpi_win_null
  %11 = icmp ne i32 %5, -2
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %15

13:
  %14 = tail call fastcc i32 @has_numbers(ptr %0, ptr %2, i64 %3, ptr %4, i32 0)
  br label %15

15:
  %16 = phi i32 [ %14, %13 ], [ 0, %6 ]
  ret i32 %16
}

define internal fastcc ptr @atomically(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i64 %12, ptr %13, ptr %14, i32 %15) {
  %17 = alloca %struct.View, align 8
  %18 = alloca %struct.View, align 8
  %19 = alloca %struct.Step, align 8
  %20 = tail call fastcc ptr @accessing(ptr %0, i32 3, ptr %2, i64 %3, ptr %4, i32 %10, i64 %11, i64 %12, ptr %13, ptr %14, ptr %5, i32 0)
  %21 = icmp eq ptr %20, null
  br i1 %21, label %118, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %26 = load ptr, ptr %25, align 8
  %27 = tail call fastcc i32 @operator_class(ptr %1)
  %28 = icmp eq i32 %27, 6
  br i1 %28, label %31, label %29

29:
  %30 = tail call fastcc i32 @usable_operator(ptr %0, ptr %1)
  br label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %39

35:
  switch i32 %27, label %36 [
    i32 6, label %40
    i32 0, label %40
  ]

36:
  %37 = tail call fastcc i32 @is_named(ptr %4)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:
  tail call fastcc void @refuse(ptr %0, ptr @.str.152, ptr @.str.153, ptr @.str.154)
  unreachable

40:
  %41 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_win_null
  br i1 %43, label %44, label %45

44:
  tail call fastcc void @refuse(ptr %0, ptr @.str.155, ptr @.str.156, ptr @.str.157)
  unreachable

45:
  %46 = tail call fastcc ptr @get_zeros(ptr %0, i64 528)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(408) %46, ptr align 8 dereferenceable(408) %20, i64 408, i1 false)
  tail call void @free(ptr %20)
  store ptr @reverse_atomic, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store ptr @release_atomic, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 520
  store i32 %27, ptr %48, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %17, ptr %0, ptr %2, ptr null, i64 %3, ptr %4, i32 0)
  %49 = tail call fastcc i64 @extent_of(ptr %4)
  %50 = mul nsw i64 %49, %3
  switch i32 %27, label %51 [
    i32 6, label %53
    i32 0, label %53
  ]

51:
  %52 = tail call fastcc ptr @get_zeros(ptr %0, i64 %50)
  br label %53

53:
  %54 = phi ptr [ %52, %51 ], [ null, %45 ], [ null, %45 ]
  %55 = icmp eq ptr %6, null
  br i1 %55, label %69, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 408
  call void @llvm.lifetime.start.p0(ptr %18)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %18, ptr %0, ptr %6, ptr %9, i64 %7, ptr %8, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %57, ptr align 8 dereferenceable(80) %18, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %18)
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 72
  %59 = load i32, ptr %58, align 8
  %60 = tail call fastcc i64 @stream_length(ptr %57, i32 %59, ptr null)
  %61 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %60, %62
  br i1 %63, label %64, label %68

64:
  %65 = icmp eq ptr %54, null
  %66 = icmp eq ptr %8, %4
  %67 = or i1 %66, %65
  br i1 %67, label %69, label %68

68:
  tail call fastcc void @refuse(ptr %0, ptr @.str.158, ptr @.str.159, ptr @.str.160)
  unreachable

69:
  %70 = getelementptr inbounds nuw i8, ptr %24, i64 200
  store i32 1, ptr %70, align 8
  tail call fastcc void @hold_lock(ptr %0, ptr %24, i32 %10, i64 %11)
  tail call fastcc void @note_sort(ptr %0, ptr %26, i32 3)
  %71 = getelementptr inbounds nuw i8, ptr %26, i64 80
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %46, i64 64
  store i64 %72, ptr %73, align 8
  %74 = tail call fastcc i32 @home_of(ptr %26, i32 %10)
  tail call fastcc void @enter_alone(ptr %0, ptr %26, i32 %74)
  %75 = icmp eq i32 %15, 0
  br i1 %75, label %76, label %79

76:
  %77 = tail call fastcc i64 @take_ticket(ptr %0, ptr %26, i32 %10)
  %78 = getelementptr inbounds nuw i8, ptr %46, i64 56
  store i64 %77, ptr %78, align 8
  br label %79

79:
  %80 = icmp eq ptr %54, null
  %81 = select i1 %80, ptr %6, ptr %54
  %82 = icmp eq ptr %81, null
  %83 = trunc nsw i64 %3 to i32
  br i1 %82, label %91, label %84

84:
  %85 = trunc nsw i64 %7 to i32
  %86 = select i1 %80, i32 %85, i32 %83
  %87 = select i1 %80, ptr %8, ptr %4
  %88 = trunc nsw i64 %12 to i32
  %89 = load ptr, ptr %41, align 8
  %90 = tail call i32 @PMPI_Get_accumulate(ptr %2, i32 %83, ptr %4, ptr %81, i32 %86, ptr %87, i32 %10, i64 %11, i32 %88, ptr %13, ptr %1, ptr %89)
  br label %95

91:
  %92 = trunc nsw i64 %12 to i32
  %93 = load ptr, ptr %41, align 8
  %94 = tail call i32 @PMPI_Accumulate(ptr %2, i32 %83, ptr %4, i32 %10, i64 %11, i32 %92, ptr %13, ptr %1, ptr %93)
  br label %95

95:
  %96 = phi i32 [ %94, %91 ], [ %90, %84 ]
  tail call fastcc void @check(ptr %0, i32 %96)
  %97 = load ptr, ptr %41, align 8
  %98 = tail call i32 @PMPI_Win_flush(i32 %10, ptr %97)
  tail call fastcc void @check(ptr %0, i32 %98)
  br i1 %80, label %104, label %99

99:
  br i1 %55, label %102, label %100

100:
  %101 = tail call ptr @memcpy(ptr %6, ptr %54, i64 %50)
  br label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %46, i64 488
  call void @llvm.lifetime.start.p0(ptr %19)
  call fastcc void @step_of(ptr writable sret(%struct.Step) align 8 %19, ptr %0, ptr %17, ptr %54, ptr %2, i64 %3, ptr %4, i32 %27)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(32) %103, ptr align 8 dereferenceable(32) %19, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %19)
  tail call void @free(ptr %54)
  br label %114

104:
  %105 = getelementptr inbounds nuw i8, ptr %46, i64 488
  %106 = getelementptr inbounds nuw i8, ptr %46, i64 72
  %107 = load i32, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %109 = load i64, ptr %108, align 8
  store ptr null, ptr %105, align 8
  %110 = getelementptr inbounds nuw i8, ptr %46, i64 496
  store ptr null, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %46, i64 504
  store i32 0, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %46, i64 508
  store i32 %107, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %46, i64 512
  store i64 %109, ptr %113, align 8
  br label %114

114:
  br i1 %75, label %116, label %115

115:
  tail call fastcc void @forward_atomic(ptr %46)
  tail call fastcc void @leave_alone(ptr %0, ptr %26, i32 %74)
  call fastcc void @free_view(ptr %17)
  tail call void @release_atomic(ptr %46)
  br label %117

116:
  tail call fastcc void @leave_alone(ptr %0, ptr %26, i32 %74)
  call fastcc void @free_view(ptr %17)
  br label %117

117:
  call void @llvm.lifetime.end.p0(ptr %17)
  br label %118

118:
  %119 = phi ptr [ %46, %117 ], [ null, %16 ]
  ret ptr %119
}

define internal fastcc ptr @adding(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = icmp eq i32 %4, -2
  br i1 %12, label %18, label %13

13:
  %14 = tail call fastcc i32 @has_numbers(ptr %0, ptr %1, i64 %2, ptr %3, i32 0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = tail call fastcc i32 @adding_or_putting(ptr %0, ptr %8)
  br label %18

18:
  %19 = phi i32 [ %17, %16 ], [ 2, %13 ], [ 2, %11 ]
  %20 = tail call fastcc ptr @accessing(ptr %0, i32 %19, ptr %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %9, ptr %10, i32 0)
  ret ptr %20
}

declare i32 @PMPI_Accumulate(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Accumulate_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc i32 @by_steps(ptr %0, ptr %9, ptr %1, i64 %12, ptr %3, i32 %4)
  %14 = icmp eq i32 %13, 0
  %15 = sext i32 %6 to i64
  br i1 %14, label %18, label %16

16:
  %17 = tail call fastcc ptr @atomically(ptr %0, ptr %8, ptr %1, i64 %12, ptr %3, ptr %10, ptr null, i64 0, ptr %3, ptr null, i32 %4, i64 %5, i64 %15, ptr %7, ptr %9, i32 1)
  br label %21

18:
  %19 = tail call fastcc ptr @adding(ptr %0, ptr %1, i64 %12, ptr %3, i32 %4, i64 %5, i64 %15, ptr %7, ptr %8, ptr %9, ptr %10)
  tail call fastcc void @forward_access(ptr %19)
  %20 = tail call i32 @PMPI_Accumulate(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9)
  br label %21

21:
  %22 = phi i32 [ 0, %16 ], [ %20, %18 ]
  ret i32 %22
}

define i32 @pad_mpi_Raccumulate_augmented(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = sext i32 %2 to i64
  %15 = tail call fastcc i32 @by_steps(ptr %0, ptr %9, ptr %1, i64 %14, ptr %3, i32 %4)
  %16 = icmp eq i32 %15, 0
  %17 = sext i32 %6 to i64
  br i1 %16, label %20, label %18

18:
  %19 = tail call fastcc ptr @atomically(ptr %0, ptr %8, ptr %1, i64 %14, ptr %3, ptr %11, ptr null, i64 0, ptr %3, ptr null, i32 %4, i64 %5, i64 %17, ptr %7, ptr %9, i32 0)
  store ptr %19, ptr %12, align 8
  tail call fastcc void @done_already(ptr %0, ptr %10)
  br label %25

20:
  %21 = tail call fastcc ptr @adding(ptr %0, ptr %1, i64 %14, ptr %3, i32 %4, i64 %5, i64 %17, ptr %7, ptr %8, ptr %9, ptr %11)
  store ptr %21, ptr %12, align 8
  tail call fastcc void @number_before(ptr %21)
  %22 = tail call i32 @PMPI_Raccumulate(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %23 = load ptr, ptr %10, align 8
  %24 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %23)
  br label %25

25:
  %26 = phi i32 [ 0, %18 ], [ %22, %20 ]
  ret i32 %26
}

define internal fastcc void @done_already(ptr %0, ptr %1) {
  %3 = tail call i32 @PMPI_Irecv(ptr null, i32 0, ptr @ompi_mpi_byte, i32 -2, i32 0, ptr @ompi_mpi_comm_self, ptr %1)
  tail call fastcc void @check(ptr %0, i32 %3)
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %4)
  ret void
}

declare i32 @PMPI_Raccumulate(ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Raccumulate_forward(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = sext i32 %2 to i64
  %14 = tail call fastcc i32 @by_steps(ptr %0, ptr %9, ptr %1, i64 %13, ptr %3, i32 %4)
  %15 = icmp eq i32 %14, 0
  %16 = sext i32 %6 to i64
  br i1 %15, label %19, label %17

17:
  %18 = tail call fastcc ptr @atomically(ptr %0, ptr %8, ptr %1, i64 %13, ptr %3, ptr %11, ptr null, i64 0, ptr %3, ptr null, i32 %4, i64 %5, i64 %16, ptr %7, ptr %9, i32 1)
  tail call fastcc void @done_already(ptr %0, ptr %10)
  br label %24

19:
  %20 = tail call fastcc ptr @adding(ptr %0, ptr %1, i64 %13, ptr %3, i32 %4, i64 %5, i64 %16, ptr %7, ptr %8, ptr %9, ptr %11)
  tail call fastcc void @forward_access(ptr %20)
  %21 = tail call i32 @PMPI_Raccumulate(ptr %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10)
  %22 = load ptr, ptr %10, align 8
  %23 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %22)
  br label %24

24:
  %25 = phi i32 [ 0, %17 ], [ %21, %19 ]
  ret i32 %25
}

define i32 @pad_mpi_Fetch_and_op_augmented(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call fastcc i32 @fetching(ptr %0, ptr %6, ptr %1, i64 1, ptr %3, ptr %8, ptr %2, i64 1, ptr %3, ptr %9, i32 %4, i64 %5, i64 1, ptr %3, ptr %7, ptr %10)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @PMPI_Fetch_and_op(ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6, ptr %7)
  br label %16

16:
  %17 = phi i32 [ %15, %14 ], [ 0, %11 ]
  ret i32 %17
}

define internal fastcc i32 @fetching(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i64 %12, ptr %13, ptr %14, ptr %15) {
  %17 = icmp eq ptr %15, null
  br i1 %17, label %19, label %18

18:
  store ptr null, ptr %15, align 8
  br label %19

19:
  %20 = icmp eq i32 %10, -2
  br i1 %20, label %54, label %21

21:
  %22 = tail call fastcc i32 @has_numbers(ptr %0, ptr %6, i64 %7, ptr %8, i32 1)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:
  tail call fastcc void @silent_access()
  br label %54

25:
  %26 = icmp eq ptr %1, @ompi_mpi_op_no_op
  br i1 %26, label %34, label %27

27:
  %28 = zext i1 %17 to i32
  %29 = tail call fastcc ptr @atomically(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i64 %12, ptr %13, ptr %14, i32 %28)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:
  tail call fastcc void @refuse(ptr %0, ptr @.str.162, ptr @.str.163, ptr @.str.164)
  unreachable

32:
  br i1 %17, label %54, label %33

33:
  store ptr %29, ptr %15, align 8
  br label %54

34:
  %35 = tail call fastcc ptr @accessing(ptr %0, i32 1, ptr %6, i64 %7, ptr %8, i32 %10, i64 %11, i64 %12, ptr %13, ptr %14, ptr %9, i32 1)
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_win_null
  %41 = select i1 %40, ptr %14, ptr %39
  br i1 %17, label %43, label %42

42:
  store ptr %35, ptr %15, align 8
  tail call fastcc void @number_before(ptr %35)
  br label %44

43:
  tail call fastcc void @forward_access(ptr %35)
  br label %44

44:
  %45 = trunc nsw i64 %7 to i32
  %46 = trunc nsw i64 %12 to i32
  %47 = tail call i32 @PMPI_Get_accumulate(ptr null, i32 0, ptr %8, ptr %6, i32 %45, ptr %8, i32 %10, i64 %11, i32 %46, ptr %13, ptr @ompi_mpi_op_no_op, ptr %41)
  tail call fastcc void @check(ptr %0, i32 %47)
  %48 = load ptr, ptr %38, align 8
  %49 = icmp eq ptr %41, %48
  br i1 %49, label %50, label %52

50:
  %51 = tail call i32 @PMPI_Win_flush(i32 %10, ptr %41)
  tail call fastcc void @check(ptr %0, i32 %51)
  br label %52

52:
  br i1 %17, label %54, label %53

53:
  tail call fastcc void @number_after(ptr %35)
  br label %54

54:
  %55 = phi i32 [ 0, %24 ], [ 0, %19 ], [ 1, %32 ], [ 1, %33 ], [ 1, %53 ], [ 1, %52 ]
  ret i32 %55
}

declare i32 @PMPI_Fetch_and_op(ptr, ptr, ptr, i32, i64, ptr, ptr)

define i32 @pad_mpi_Fetch_and_op_forward(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9) {
  %11 = tail call fastcc i32 @fetching(ptr %0, ptr %6, ptr %1, i64 1, ptr %3, ptr %8, ptr %2, i64 1, ptr %3, ptr %9, i32 %4, i64 %5, i64 1, ptr %3, ptr %7, ptr null)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = tail call i32 @PMPI_Fetch_and_op(ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6, ptr %7)
  br label %15

15:
  %16 = phi i32 [ %14, %13 ], [ 0, %10 ]
  ret i32 %16
}

define i32 @pad_mpi_Get_accumulate_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %9 to i64
  %20 = tail call fastcc i32 @fetching(ptr %0, ptr %11, ptr %1, i64 %17, ptr %3, ptr %13, ptr %4, i64 %18, ptr %6, ptr %14, i32 %7, i64 %8, i64 %19, ptr %10, ptr %12, ptr %15)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:
  %23 = tail call i32 @PMPI_Get_accumulate(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12)
  br label %24

24:
  %25 = phi i32 [ %23, %22 ], [ 0, %16 ]
  ret i32 %25
}

declare i32 @PMPI_Get_accumulate(ptr, i32, ptr, ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr)

define i32 @pad_mpi_Get_accumulate_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) {
  %16 = sext i32 %2 to i64
  %17 = sext i32 %5 to i64
  %18 = sext i32 %9 to i64
  %19 = tail call fastcc i32 @fetching(ptr %0, ptr %11, ptr %1, i64 %16, ptr %3, ptr %13, ptr %4, i64 %17, ptr %6, ptr %14, i32 %7, i64 %8, i64 %18, ptr %10, ptr %12, ptr null)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = tail call i32 @PMPI_Get_accumulate(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12)
  br label %23

23:
  %24 = phi i32 [ %22, %21 ], [ 0, %15 ]
  ret i32 %24
}

define i32 @pad_mpi_Rget_accumulate_augmented(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) {
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = sext i32 %9 to i64
  %21 = tail call fastcc i32 @fetching(ptr %0, ptr %11, ptr %1, i64 %18, ptr %3, ptr %14, ptr %4, i64 %19, ptr %6, ptr %15, i32 %7, i64 %8, i64 %20, ptr %10, ptr %12, ptr %16)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:
  tail call fastcc void @done_already(ptr %0, ptr %13)
  br label %28

24:
  %25 = tail call i32 @PMPI_Rget_accumulate(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13)
  %26 = load ptr, ptr %13, align 8
  %27 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %26)
  br label %28

28:
  %29 = phi i32 [ 0, %23 ], [ %25, %24 ]
  ret i32 %29
}

declare i32 @PMPI_Rget_accumulate(ptr, i32, ptr, ptr, i32, ptr, i32, i64, i32, ptr, ptr, ptr, ptr)

define i32 @pad_mpi_Rget_accumulate_forward(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) {
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %9 to i64
  %20 = tail call fastcc i32 @fetching(ptr %0, ptr %11, ptr %1, i64 %17, ptr %3, ptr %14, ptr %4, i64 %18, ptr %6, ptr %15, i32 %7, i64 %8, i64 %19, ptr %10, ptr %12, ptr null)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @done_already(ptr %0, ptr %13)
  br label %27

23:
  %24 = tail call i32 @PMPI_Rget_accumulate(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, i64 %8, i32 %9, ptr %10, ptr %11, ptr %12, ptr %13)
  %25 = load ptr, ptr %13, align 8
  %26 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %25)
  br label %27

27:
  %28 = phi i32 [ 0, %22 ], [ %24, %23 ]
  ret i32 %28
}

define i32 @pad_mpi_Compare_and_swap_augmented(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  tail call fastcc void @only_integers(ptr %0, ptr %1, ptr %4)
  store ptr null, ptr %11, align 8
  %13 = tail call i32 @PMPI_Compare_and_swap(ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7)
  ret i32 %13
}

define internal fastcc void @only_integers(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc i32 @has_numbers(ptr %0, ptr %1, i64 1, ptr %2, i32 0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  tail call fastcc void @refuse(ptr %0, ptr @.str.165, ptr @.str.166, ptr @.str.167)
  unreachable

7:
  tail call fastcc void @silent_access()
  ret void
}

declare i32 @PMPI_Compare_and_swap(ptr, ptr, ptr, ptr, i32, i64, ptr)

define i32 @pad_mpi_Compare_and_swap_forward(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  tail call fastcc void @only_integers(ptr %0, ptr %1, ptr %4)
  %12 = tail call i32 @PMPI_Compare_and_swap(ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7)
  ret i32 %12
}

define void @pad_mpi_hold(ptr %0, ptr %1) {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %25, label %4

4:
  %5 = tail call fastcc ptr @get_zeros(ptr null, i64 16)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  %7 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %8

8:
  %9 = phi ptr [ @arenas, %4 ], [ %10, %12 ]
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %0
  br i1 %15, label %20, label %8

16:
  %17 = tail call fastcc ptr @get_zeros(ptr null, i64 24)
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %0, ptr %18, align 8
  %19 = load ptr, ptr @arenas, align 8
  store ptr %19, ptr %17, align 8
  store ptr %17, ptr @arenas, align 8
  br label %20

20:
  %21 = phi ptr [ %17, %16 ], [ %10, %12 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %5, align 8
  store ptr %5, ptr %22, align 8
  %24 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %25

25:
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
  br label %26

19:
  tail call void @free(ptr %5)
  br label %26

20:
  %21 = phi ptr [ %22, %20 ], [ %15, %11 ]
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load ptr, ptr %23, align 8
  tail call void @pad_mpi_release(ptr %24)
  tail call void @free(ptr %21)
  %25 = icmp eq ptr %22, null
  br i1 %25, label %19, label %20

26:
  ret void
}

define internal fastcc ptr @errors_returned(ptr %0) {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr @ompi_mpi_errhandler_null, ptr %2, align 8
  %3 = tail call fastcc i32 @threaded()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %5

5:
  %6 = tail call i32 @pthread_mutex_lock(ptr @handling)
  br label %7

7:
  %8 = phi ptr [ @handlers, %5 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %22, label %7

15:
  %16 = tail call fastcc ptr @get_zeros(ptr null, i64 32)
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr %0, ptr %17, align 8
  %18 = load ptr, ptr @handlers, align 8
  store ptr %18, ptr %16, align 8
  store ptr %16, ptr @handlers, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %20 = tail call i32 @PMPI_Comm_get_errhandler(ptr %0, ptr %19)
  %21 = tail call i32 @PMPI_Comm_set_errhandler(ptr %0, ptr @ompi_mpi_errors_return)
  br label %22

22:
  %23 = phi ptr [ %16, %15 ], [ %9, %11 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load i32, ptr %24, align 8
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %24, align 8
  %27 = tail call i32 @pthread_mutex_unlock(ptr @handling)
  br label %31

28:
  %29 = call i32 @PMPI_Comm_get_errhandler(ptr %0, ptr %2)
  %30 = call i32 @PMPI_Comm_set_errhandler(ptr %0, ptr @ompi_mpi_errors_return)
  br label %31

31:
  %32 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  ret ptr %32
}

define internal fastcc void @wait_one(ptr %0, ptr %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = tail call fastcc double @timeout()
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %9

7:
  %8 = tail call i32 @PMPI_Wait(ptr %1, ptr %2)
  tail call fastcc void @check(ptr %0, i32 %8)
  br label %25

9:
  %10 = tail call double @PMPI_Wtime()
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  br label %12

11:
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %25

12:
  %13 = call i32 @PMPI_Test(ptr %1, ptr %4, ptr %2)
  call fastcc void @check(ptr %0, i32 %13)
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %22

16:
  %17 = call double @PMPI_Wtime()
  %18 = fsub double %17, %10
  %19 = call fastcc double @timeout()
  %20 = fcmp ogt double %18, %19
  br i1 %20, label %21, label %22

21:
  call fastcc void @overdue(ptr %0)
  unreachable

22:
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %12, label %11

25:
  ret void
}

declare i32 @PMPI_Test(ptr, ptr, ptr)

define internal fastcc void @errors_as_before(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8
  %4 = tail call fastcc i32 @threaded()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %33, label %6

6:
  %7 = tail call i32 @pthread_mutex_lock(ptr @handling)
  br label %8

8:
  %9 = phi ptr [ @handlers, %6 ], [ %10, %12 ]
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %31, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %0
  br i1 %15, label %16, label %8

16:
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr %17, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %31

21:
  %22 = load ptr, ptr %10, align 8
  store ptr %22, ptr %9, align 8
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = tail call i32 @PMPI_Comm_set_errhandler(ptr %0, ptr %24)
  %26 = load ptr, ptr %23, align 8
  %27 = icmp eq ptr %26, @ompi_mpi_errhandler_null
  br i1 %27, label %30, label %28

28:
  %29 = tail call i32 @PMPI_Errhandler_free(ptr %23)
  br label %30

30:
  tail call void @free(ptr %10)
  br label %31

31:
  %32 = tail call i32 @pthread_mutex_unlock(ptr @handling)
  br label %39

33:
  %34 = load ptr, ptr %3, align 8
  %35 = icmp eq ptr %34, @ompi_mpi_errhandler_null
  br i1 %35, label %39, label %36

36:
  %37 = tail call i32 @PMPI_Comm_set_errhandler(ptr %0, ptr %34)
  %38 = call i32 @PMPI_Errhandler_free(ptr %3)
  br label %39

39:
  ret void
}

declare i32 @PMPI_Request_free(ptr)

declare i32 @PMPI_Comm_get_errhandler(ptr, ptr)

declare i32 @PMPI_Comm_set_errhandler(ptr, ptr)

define internal fastcc double @timeout() {
  %1 = load double, ptr @timeout.limit, align 8
  %2 = fcmp olt double %1, 0.000000e+00
  br i1 %2, label %3, label %12

3:
  %4 = tail call ptr @getenv(ptr @.str.4)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %8, label %6

6:
  %7 = tail call double @strtod(ptr %4, ptr null)
  br label %8

8:
  %9 = phi double [ %7, %6 ], [ 0.000000e+00, %3 ]
  %10 = fcmp ogt double %9, 0.000000e+00
  %11 = select i1 %10, double %9, double 0.000000e+00
  store double %11, ptr @timeout.limit, align 8
  br label %12

12:
  %13 = load double, ptr @timeout.limit, align 8
  ret double %13
}

define internal fastcc void @overdue(ptr %0) {
  tail call fastcc void @fail_at(ptr %0, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8)
  unreachable
}

declare ptr @getenv(ptr)

declare double @strtod(ptr, ptr)

define internal fastcc void @fail_at(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca [600 x i8], align 16
  %7 = alloca %struct.pad_refusal, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr @.str.9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i32 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 0, ptr %13, align 4
  tail call fastcc void @forget_windows()
  tail call fastcc void @forget_posts()
  %14 = icmp eq ptr %0, null
  br i1 %14, label %22, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %6, i64 600, ptr @.str.10, ptr %2, ptr %17)
  store ptr %6, ptr %8, align 8
  %19 = load ptr, ptr %0, align 8
  store ptr %19, ptr %11, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i32, ptr %20, align 8
  store i32 %21, ptr %12, align 8
  br label %22

22:
  call void @pad_mpi_fail(ptr %7)
  unreachable
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal fastcc void @forget_windows() {
  store ptr null, ptr @guarded, align 8
  store ptr null, ptr @windows, align 8
  store ptr null, ptr @orders, align 8
  store ptr null, ptr @held_section, align 8
  ret void
}

define internal fastcc void @forget_posts() {
  %1 = tail call i32 @pthread_mutex_lock(ptr @lock)
  store i64 0, ptr @outstanding, align 8
  %2 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @close_group()
  ret void
}

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @pad_mpi_fail(ptr)

declare i32 @PMPI_Errhandler_free(ptr)

define internal fastcc void @free_group(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  %5 = load ptr, ptr @open_group, align 8
  %6 = icmp eq ptr %0, %5
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %10, label %8

8:
  %9 = load ptr, ptr %0, align 8
  tail call void @free(ptr %9)
  tail call void @free(ptr %0)
  br label %10

10:
  ret void
}

define internal fastcc void @view(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, i32 %6) {
  tail call fastcc void @plain_view(ptr writable sret(%struct.View) align 8 %0, ptr %1, ptr %3, i64 %4, ptr %5, i32 %6, i32 0)
  tail call fastcc void @check_bottom(ptr %1, ptr %2, ptr %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 4
  br i1 %10, label %11, label %12

11:
  tail call fastcc void @refuse(ptr %1, ptr @.str.14, ptr @.str.15, ptr @.str.16)
  unreachable

12:
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
  %12 = tail call fastcc i64 @kind_size(i32 %11)
  %13 = mul nsw i64 %12, %3
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 %13
  store ptr %16, ptr %14, align 8
  ret void
}

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
  br i1 %12, label %18, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8
  tail call fastcc void @walk_row(ptr %0, ptr %11, ptr %2, i64 %15, i64 %17)
  br label %18

18:
  ret void
}

define internal fastcc void @refuse(ptr %0, ptr %1, ptr %2, ptr %3) {
  tail call fastcc void @fail_at(ptr %0, ptr @.str.40, ptr %1, ptr %2, ptr %3)
  unreachable
}

declare ptr @memcpy(ptr, ptr, i64)

define internal fastcc void @plain_view(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, i32 %6) {
  store ptr null, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 -1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = and i32 %19, 16
  store i32 %20, ptr %17, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr null, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 0, ptr %23, align 8
  %24 = icmp slt i64 %3, 1
  br i1 %24, label %107, label %25

25:
  %26 = tail call fastcc ptr @layout_of(ptr %1, ptr %4)
  store ptr %26, ptr %8, align 8
  %27 = icmp eq ptr %4, @ompi_mpi_double
  br i1 %27, label %32, label %28

28:
  %29 = icmp eq ptr %4, @ompi_mpi_float
  br i1 %29, label %32, label %30

30:
  %31 = tail call fastcc i64 @extent_of(ptr %4)
  br label %32

32:
  %33 = phi i64 [ 8, %25 ], [ %31, %30 ], [ 4, %28 ]
  store i64 %33, ptr %9, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %35 = zext nneg i32 %5 to i64
  %36 = getelementptr inbounds nuw i32, ptr %34, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %6, 0
  br i1 %38, label %52, label %39

39:
  %40 = load i32, ptr %18, align 8
  %41 = and i32 %40, 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %52, label %43

43:
  %44 = tail call fastcc i32 @is_raw(ptr %26)
  %45 = icmp ne i32 %44, 0
  %46 = icmp ne i32 %37, 112
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %52

48:
  store i32 4, ptr %15, align 4
  store ptr %1, ptr %21, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %50 = getelementptr inbounds nuw ptr, ptr %49, i64 %35
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %22, align 8
  br label %77

52:
  %53 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %54 = load i32, ptr %53, align 4
  %55 = icmp ult i32 %54, 2
  br i1 %55, label %56, label %77

56:
  %57 = icmp eq ptr %4, @ompi_mpi_packed
  %58 = icmp eq i32 %37, 112
  %59 = select i1 %57, i1 true, i1 %58
  br i1 %59, label %66, label %60

60:
  switch i32 %37, label %62 [
    i32 102, label %64
    i32 100, label %63
    i32 120, label %61
  ]

61:
  br label %64

62:
  br label %64

63:
  br label %64

64:
  %65 = phi i32 [ 3, %61 ], [ 1, %60 ], [ 0, %62 ], [ 2, %63 ]
  store i32 %65, ptr %15, align 4
  br label %77

66:
  store i32 4, ptr %15, align 4
  %67 = load i32, ptr %26, align 8
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %76

69:
  %70 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, %71
  %75 = icmp eq i64 %74, %33
  br i1 %75, label %77, label %76

76:
  tail call fastcc void @refuse(ptr %1, ptr @.str.17, ptr @.str.18, ptr @.str.19)
  unreachable

77:
  %78 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %79 = load i32, ptr %78, align 4
  %80 = icmp ult i32 %79, 2
  %81 = icmp ne i32 %37, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %93

83:
  %84 = load i32, ptr %15, align 4
  %85 = load ptr, ptr %21, align 8
  %86 = icmp ne ptr %85, null
  %87 = load ptr, ptr %22, align 8
  %88 = icmp eq ptr %87, null
  %89 = select i1 %86, i1 %88, i1 false
  %90 = select i1 %89, i32 4, i32 0
  %91 = icmp eq i32 %84, %90
  br i1 %91, label %92, label %93

92:
  tail call fastcc void @refuse(ptr %1, ptr @.str.20, ptr @.str.21, ptr @.str.22)
  unreachable

93:
  %94 = icmp eq ptr %2, null
  br i1 %94, label %107, label %95

95:
  %96 = tail call fastcc i32 @only_kind(ptr %0)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %107, label %98

98:
  %99 = load i32, ptr %13, align 4
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 3
  %102 = tail call fastcc ptr @get_memory(ptr %1, i64 %101)
  store ptr %102, ptr %0, align 8
  %103 = load i32, ptr %13, align 4
  %104 = sext i32 %103 to i64
  %105 = shl nsw i64 %104, 3
  %106 = tail call ptr @memcpy(ptr %102, ptr %2, i64 %105)
  br label %107

107:
  ret void
}

define internal fastcc void @check_bottom(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  %7 = icmp eq ptr %1, null
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %13

9:
  %10 = tail call fastcc i32 @only_kind(ptr %2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @refuse(ptr %0, ptr @.str.29, ptr @.str.30, ptr @.str.31)
  unreachable

13:
  ret void
}

define internal fastcc ptr @layout_of(ptr %0, ptr %1) {
  %3 = alloca %struct.Envelope, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Contents, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(40) %3, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %6 = icmp eq ptr %1, @ompi_mpi_double
  %7 = icmp eq ptr %1, @ompi_mpi_float
  %8 = or i1 %6, %7
  br i1 %8, label %9, label %11

9:
  %10 = tail call fastcc ptr @named(ptr %0, ptr %1)
  br label %61

11:
  %12 = call fastcc i32 @envelope_of(ptr %1, ptr %3)
  call fastcc void @check(ptr %0, i32 %12)
  %13 = load i32, ptr %3, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = call fastcc ptr @named(ptr %0, ptr %1)
  br label %61

17:
  %18 = add i32 %13, -14
  %19 = icmp ult i32 %18, 3
  br i1 %19, label %20, label %35

20:
  %21 = call i32 @PMPI_Type_size(ptr %1, ptr %4)
  %22 = load i32, ptr %3, align 8
  %23 = icmp eq i32 %22, 16
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  br i1 %23, label %26, label %28

26:
  %27 = call fastcc ptr @leaf(i32 0, i32 0, i64 %25)
  br label %32

28:
  %29 = icmp eq i32 %22, 15
  %30 = select i1 %29, i32 2, i32 1
  %31 = call fastcc ptr @real_of_size(ptr %0, i64 %25, i32 %30)
  br label %32

32:
  %33 = phi ptr [ %27, %26 ], [ %31, %28 ]
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 64
  store ptr %1, ptr %34, align 8
  br label %61

35:
  call void @llvm.lifetime.start.p0(ptr %5)
  call fastcc void @contents_of(ptr writable sret(%struct.Contents) align 8 %5, ptr %0, ptr %1, ptr %3)
  %36 = load i32, ptr %3, align 8
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %41 = load ptr, ptr %40, align 8
  %42 = call fastcc ptr @derived(ptr %0, i32 %36, ptr %37, ptr %39, ptr %41)
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %49, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %48 = load ptr, ptr %47, align 8
  call void @free(ptr %48)
  call void @free(ptr %41)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %61

49:
  %50 = phi i64 [ %58, %57 ], [ 0, %35 ]
  %51 = getelementptr inbounds nuw ptr, ptr %41, i64 %50
  %52 = load ptr, ptr %51, align 8
  %53 = call fastcc i32 @is_named(ptr %52)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %57

55:
  %56 = call i32 @PMPI_Type_free(ptr %51)
  br label %57

57:
  %58 = add nuw nsw i64 %50, 1
  %59 = load i64, ptr %43, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %49, label %46

61:
  %62 = phi ptr [ %10, %9 ], [ %16, %15 ], [ %33, %32 ], [ %42, %46 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret ptr %62
}

define internal fastcc i64 @extent_of(ptr %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  %4 = call i32 @PMPI_Type_get_extent(ptr %0, ptr %2, ptr %3)
  %5 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i64 %5
}

define internal fastcc i32 @is_raw(ptr %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = icmp ne i32 %2, 3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %16

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %37

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, @ompi_mpi_byte
  br label %37

16:
  %17 = phi i64 [ %29, %23 ], [ 0, %4 ]
  br i1 %6, label %20, label %18

18:
  %19 = load i64, ptr %7, align 8
  br label %20

20:
  %21 = phi i64 [ %19, %18 ], [ 1, %16 ]
  %22 = icmp slt i64 %17, %21
  br i1 %22, label %23, label %30

23:
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds nuw ptr, ptr %24, i64 %17
  %26 = load ptr, ptr %25, align 8
  %27 = tail call fastcc i32 @is_raw(ptr %26)
  %28 = icmp eq i32 %27, 0
  %29 = add nuw nsw i64 %17, 1
  br i1 %28, label %30, label %16

30:
  %31 = or i1 %6, %22
  %32 = xor i1 %22, true
  br i1 %31, label %37, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br label %37

37:
  %38 = phi i1 [ %32, %30 ], [ %15, %12 ], [ false, %8 ], [ %36, %33 ]
  %39 = zext i1 %38 to i32
  ret i32 %39
}

define internal fastcc i32 @only_kind(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %7 = load i32, ptr %6, align 4
  %8 = and i32 %7, -2
  switch i32 %8, label %13 [
    i32 0, label %9
    i32 2, label %15
    i32 4, label %14
    i32 8, label %12
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %11 = load i32, ptr %10, align 4
  br label %15

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ 0, %1 ], [ %11, %9 ], [ 1, %5 ], [ -1, %13 ], [ 2, %14 ], [ 3, %12 ]
  ret i32 %16
}

define internal fastcc ptr @named(ptr %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = icmp eq ptr %1, @ompi_mpi_double
  %5 = icmp eq ptr %1, @ompi_mpi_dblprec
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %1, @ompi_mpi_real8
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11

9:
  %10 = tail call fastcc ptr @numbers(i32 2, i32 1)
  br label %92

11:
  %12 = icmp eq ptr %1, @ompi_mpi_float
  %13 = icmp eq ptr %1, @ompi_mpi_real4
  %14 = or i1 %12, %13
  br i1 %14, label %15, label %17

15:
  %16 = tail call fastcc ptr @numbers(i32 1, i32 1)
  br label %92

17:
  %18 = icmp eq ptr %1, @ompi_mpi_long_double
  br i1 %18, label %19, label %21

19:
  %20 = tail call fastcc ptr @numbers(i32 3, i32 1)
  br label %92

21:
  %22 = icmp eq ptr %1, @ompi_mpi_c_double_complex
  %23 = icmp eq ptr %1, @ompi_mpi_dblcplex
  %24 = or i1 %22, %23
  %25 = icmp eq ptr %1, @ompi_mpi_complex16
  %26 = or i1 %25, %24
  %27 = icmp eq ptr %1, @ompi_mpi_cxx_dblcplex
  %28 = or i1 %27, %26
  br i1 %28, label %29, label %31

29:
  %30 = tail call fastcc ptr @numbers(i32 2, i32 2)
  br label %92

31:
  %32 = icmp eq ptr %1, @ompi_mpi_c_float_complex
  %33 = icmp eq ptr %1, @ompi_mpi_complex8
  %34 = or i1 %32, %33
  %35 = icmp eq ptr %1, @ompi_mpi_cxx_cplex
  %36 = or i1 %35, %34
  br i1 %36, label %37, label %39

37:
  %38 = tail call fastcc ptr @numbers(i32 1, i32 2)
  br label %92

39:
  %40 = icmp eq ptr %1, @ompi_mpi_c_long_double_complex
  %41 = icmp eq ptr %1, @ompi_mpi_cxx_ldblcplex
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %45

43:
  %44 = tail call fastcc ptr @numbers(i32 3, i32 2)
  br label %92

45:
  %46 = icmp eq ptr %1, @ompi_mpi_double_int
  br i1 %46, label %47, label %49

47:
  %48 = tail call fastcc ptr @pair(i32 2, i64 8)
  br label %92

49:
  %50 = icmp eq ptr %1, @ompi_mpi_float_int
  br i1 %50, label %51, label %53

51:
  %52 = tail call fastcc ptr @pair(i32 1, i64 4)
  br label %92

53:
  %54 = icmp eq ptr %1, @ompi_mpi_longdbl_int
  br i1 %54, label %55, label %57

55:
  %56 = tail call fastcc ptr @pair(i32 3, i64 16)
  br label %92

57:
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %58 = call i32 @PMPI_Type_size(ptr %1, ptr %3)
  %59 = icmp eq ptr %1, @ompi_mpi_real
  br i1 %59, label %60, label %64

60:
  %61 = load i32, ptr %3, align 4
  %62 = sext i32 %61 to i64
  %63 = call fastcc ptr @real_of_size(ptr %0, i64 %62, i32 1)
  br label %90

64:
  %65 = icmp eq ptr %1, @ompi_mpi_cplex
  br i1 %65, label %66, label %70

66:
  %67 = load i32, ptr %3, align 4
  %68 = sext i32 %67 to i64
  %69 = call fastcc ptr @real_of_size(ptr %0, i64 %68, i32 2)
  br label %90

70:
  %71 = icmp eq ptr %1, @ompi_mpi_2real
  br i1 %71, label %72, label %76

72:
  %73 = load i32, ptr %3, align 4
  %74 = sext i32 %73 to i64
  %75 = call fastcc ptr @real_of_size(ptr %0, i64 %74, i32 2)
  br label %90

76:
  %77 = icmp eq ptr %1, @ompi_mpi_2dblprec
  br i1 %77, label %78, label %80

78:
  %79 = call fastcc ptr @numbers(i32 2, i32 2)
  br label %90

80:
  %81 = icmp eq ptr %1, @ompi_mpi_real16
  %82 = icmp eq ptr %1, @ompi_mpi_complex32
  %83 = or i1 %81, %82
  br i1 %83, label %84, label %85

84:
  call fastcc void @half_precision(ptr %0)
  unreachable

85:
  %86 = load i32, ptr %3, align 4
  %87 = sext i32 %86 to i64
  %88 = call fastcc ptr @leaf(i32 0, i32 0, i64 %87)
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 64
  store ptr %1, ptr %89, align 8
  br label %90

90:
  %91 = phi ptr [ %63, %60 ], [ %69, %66 ], [ %75, %72 ], [ %79, %78 ], [ %88, %85 ]
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %92

92:
  %93 = phi ptr [ %10, %9 ], [ %16, %15 ], [ %20, %19 ], [ %30, %29 ], [ %38, %37 ], [ %44, %43 ], [ %48, %47 ], [ %52, %51 ], [ %56, %55 ], [ %91, %90 ]
  ret ptr %93
}

define internal fastcc i32 @envelope_of(ptr %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %6 = call i32 @PMPI_Type_get_envelope(ptr %0, ptr %3, ptr %4, ptr %5, ptr %1)
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %8, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %10, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %12, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %6
}

declare i32 @PMPI_Type_size(ptr, ptr)

define internal fastcc ptr @leaf(i32 %0, i32 %1, i64 %2) {
  %4 = tail call fastcc ptr @new_node(i32 0, i64 1)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %0, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %2, ptr %7, align 8
  %8 = shl nuw nsw i32 1, %0
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %8, ptr %9, align 4
  ret ptr %4
}

define internal fastcc ptr @real_of_size(ptr %0, i64 %1, i32 %2) {
  %4 = shl nuw nsw i32 %2, 2
  %5 = zext nneg i32 %4 to i64
  %6 = icmp eq i64 %1, %5
  br i1 %6, label %12, label %7

7:
  %8 = shl nuw nsw i32 %2, 3
  %9 = zext nneg i32 %8 to i64
  %10 = icmp eq i64 %1, %9
  br i1 %10, label %12, label %11

11:
  tail call fastcc void @half_precision(ptr %0)
  unreachable

12:
  %13 = phi i32 [ 1, %3 ], [ 2, %7 ]
  %14 = tail call fastcc ptr @numbers(i32 %13, i32 %2)
  ret ptr %14
}

define internal fastcc void @contents_of(ptr noalias writable sret(%struct.Contents) align 8 %0, ptr %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %9, %11
  %13 = shl i64 %12, 3
  %14 = add i64 %13, 8
  %15 = tail call fastcc ptr @get_zeros(ptr %1, i64 %14)
  store ptr %15, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %15, ptr %16, align 8
  %17 = load i64, ptr %5, align 8
  %18 = getelementptr inbounds i64, ptr %15, i64 %17
  %19 = load i64, ptr %10, align 8
  %20 = getelementptr inbounds i64, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = shl nsw i64 %23, 3
  %25 = tail call fastcc ptr @get_memory(ptr %1, i64 %24)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %25, ptr %26, align 8
  %27 = load i64, ptr %5, align 8
  %28 = shl nsw i64 %27, 2
  %29 = tail call fastcc ptr @get_memory(ptr %1, i64 %28)
  %30 = load i64, ptr %7, align 8
  %31 = shl nsw i64 %30, 3
  %32 = tail call fastcc ptr @get_memory(ptr %1, i64 %31)
  %33 = load i64, ptr %5, align 8
  %34 = trunc i64 %33 to i32
  %35 = load i64, ptr %7, align 8
  %36 = trunc i64 %35 to i32
  %37 = load i64, ptr %22, align 8
  %38 = trunc i64 %37 to i32
  %39 = tail call i32 @PMPI_Type_get_contents(ptr %2, i32 %34, i32 %36, i32 %38, ptr %29, ptr %32, ptr %25)
  tail call fastcc void @check(ptr %1, i32 %39)
  %40 = load i64, ptr %5, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %45, label %42

42:
  %43 = load i64, ptr %7, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %55, label %54

45:
  %46 = phi i64 [ %50, %45 ], [ 0, %4 ]
  %47 = getelementptr inbounds nuw i32, ptr %29, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = add nuw nsw i64 %46, 1
  %51 = getelementptr inbounds nuw i64, ptr %15, i64 %46
  store i64 %49, ptr %51, align 8
  %52 = load i64, ptr %5, align 8
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %45, label %42

54:
  tail call void @free(ptr %29)
  tail call void @free(ptr %32)
  ret void

55:
  %56 = phi i64 [ %60, %55 ], [ 0, %42 ]
  %57 = getelementptr inbounds nuw i64, ptr %32, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i64, ptr %20, i64 %56
  store i64 %58, ptr %59, align 8
  %60 = add nuw nsw i64 %56, 1
  %61 = load i64, ptr %7, align 8
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %55, label %54
}

define internal fastcc ptr @derived(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4) {
  %6 = icmp eq i32 %1, 11
  br i1 %6, label %7, label %11

7:
  %8 = load i64, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = tail call fastcc ptr @structure(ptr %0, i64 %8, ptr %9, ptr %3, ptr %4)
  br label %60

11:
  %12 = load ptr, ptr %4, align 8
  %13 = tail call fastcc ptr @layout_of(ptr %0, ptr %12)
  %14 = load ptr, ptr %4, align 8
  %15 = tail call fastcc i64 @extent_of(ptr %14)
  switch i32 %1, label %59 [
    i32 1, label %60
    i32 17, label %60
    i32 2, label %16
    i32 3, label %19
    i32 5, label %28
    i32 6, label %35
    i32 8, label %40
    i32 9, label %44
    i32 18, label %50
    i32 12, label %55
    i32 13, label %57
  ]

16:
  %17 = load i64, ptr %2, align 8
  %18 = tail call fastcc ptr @loop(i64 %17, i64 %15, ptr %13)
  br label %60

19:
  %20 = load i64, ptr %2, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 %22, %15
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = tail call fastcc ptr @loop(i64 %25, i64 %15, ptr %13)
  %27 = tail call fastcc ptr @loop(i64 %20, i64 %23, ptr %26)
  br label %60

28:
  %29 = load i64, ptr %2, align 8
  %30 = load i64, ptr %3, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = tail call fastcc ptr @loop(i64 %32, i64 %15, ptr %13)
  %34 = tail call fastcc ptr @loop(i64 %29, i64 %30, ptr %33)
  br label %60

35:
  %36 = load i64, ptr %2, align 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = getelementptr inbounds i64, ptr %37, i64 %36
  %39 = tail call fastcc ptr @blocks(ptr %13, i64 %15, i64 %36, ptr %37, i64 0, ptr null, ptr %38)
  br label %60

40:
  %41 = load i64, ptr %2, align 8
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %43 = tail call fastcc ptr @blocks(ptr %13, i64 %15, i64 %41, ptr %42, i64 0, ptr %3, ptr null)
  br label %60

44:
  %45 = load i64, ptr %2, align 8
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %49 = tail call fastcc ptr @blocks(ptr %13, i64 %15, i64 %45, ptr null, i64 %47, ptr null, ptr %48)
  br label %60

50:
  %51 = load i64, ptr %2, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = tail call fastcc ptr @blocks(ptr %13, i64 %15, i64 %51, ptr null, i64 %53, ptr %3, ptr null)
  br label %60

55:
  %56 = tail call fastcc ptr @subarray(ptr %13, i64 %15, ptr %2)
  br label %60

57:
  %58 = tail call fastcc ptr @darray(ptr %13, i64 %15, ptr %2)
  br label %60

59:
  tail call fastcc void @free_node(ptr %13)
  tail call fastcc void @refuse(ptr %0, ptr @.str.26, ptr @.str.27, ptr @.str.28)
  unreachable

60:
  %61 = phi ptr [ %10, %7 ], [ %13, %11 ], [ %58, %57 ], [ %18, %16 ], [ %27, %19 ], [ %34, %28 ], [ %39, %35 ], [ %43, %40 ], [ %49, %44 ], [ %54, %50 ], [ %56, %55 ], [ %13, %11 ]
  ret ptr %61
}

define internal fastcc i32 @is_named(ptr %0) {
  %2 = alloca %struct.Envelope, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(40) %2, i8 0, i64 40, i1 false)
  %3 = call fastcc i32 @envelope_of(ptr %0, ptr %2)
  %4 = load i32, ptr %2, align 8
  switch i32 %4, label %5 [
    i32 15, label %8
    i32 14, label %8
    i32 0, label %8
  ]

5:
  %6 = icmp eq i32 %4, 16
  %7 = zext i1 %6 to i32
  br label %8

8:
  %9 = phi i32 [ 1, %1 ], [ %7, %5 ], [ 1, %1 ], [ 1, %1 ]
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %9
}

declare i32 @PMPI_Type_free(ptr)

define internal fastcc ptr @numbers(i32 %0, i32 %1) {
  %3 = tail call fastcc i64 @kind_size(i32 %0)
  %4 = zext nneg i32 %1 to i64
  %5 = mul nuw nsw i64 %3, %4
  %6 = tail call fastcc ptr @leaf(i32 %0, i32 %1, i64 %5)
  ret ptr %6
}

define internal fastcc ptr @pair(i32 %0, i64 %1) {
  %3 = tail call fastcc ptr @new_node(i32 3, i64 2)
  %4 = tail call fastcc i64 @kind_size(i32 %0)
  %5 = tail call fastcc ptr @leaf(i32 %0, i32 1, i64 %4)
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %7 = load ptr, ptr %6, align 8
  store ptr %5, ptr %7, align 8
  %8 = tail call fastcc ptr @leaf(i32 0, i32 0, i64 4)
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store ptr @ompi_mpi_int, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %1, ptr %17, align 8
  %18 = shl nuw nsw i32 1, %0
  %19 = or disjoint i32 %18, 1
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %19, ptr %20, align 4
  ret ptr %3
}

define internal fastcc void @half_precision(ptr %0) {
  tail call fastcc void @refuse(ptr %0, ptr @.str.23, ptr @.str.24, ptr @.str.25)
  unreachable
}

define internal fastcc i64 @kind_size(i32 %0) {
  switch i32 %0, label %3 [
    i32 1, label %5
    i32 2, label %4
    i32 4, label %2
  ]

2:
  br label %5

3:
  br label %5

4:
  br label %5

5:
  %6 = phi i64 [ 4, %1 ], [ 16, %3 ], [ 8, %4 ], [ 1, %2 ]
  ret i64 %6
}

define internal fastcc ptr @new_node(i32 %0, i64 %1) {
  %3 = tail call fastcc ptr @get_zeros(ptr null, i64 72)
  store i32 %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %1, ptr %4, align 8
  %5 = icmp eq i32 %0, 3
  %6 = and i32 %0, -2
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %12

8:
  %9 = shl nsw i64 %1, 3
  %10 = tail call fastcc ptr @get_zeros(ptr null, i64 %9)
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %10, ptr %11, align 8
  br label %12

12:
  switch i32 %0, label %17 [
    i32 2, label %13
    i32 0, label %22
  ]

13:
  %14 = shl nsw i64 %1, 3
  %15 = tail call fastcc ptr @get_zeros(ptr null, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store ptr %15, ptr %16, align 8
  br label %17

17:
  %18 = shl nsw i64 %1, 3
  %19 = select i1 %5, i64 %18, i64 8
  %20 = tail call fastcc ptr @get_zeros(ptr null, i64 %19)
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %20, ptr %21, align 8
  br label %22

22:
  ret ptr %3
}

declare i32 @PMPI_Type_get_envelope(ptr, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_get_contents(ptr, i32, i32, i32, ptr, ptr, ptr)

define internal fastcc ptr @structure(ptr %0, i64 %1, ptr %2, ptr %3, ptr %4) {
  %6 = tail call fastcc ptr @new_node(i32 3, i64 %1)
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 12
  br label %13

12:
  ret ptr %6

13:
  %14 = phi i64 [ 0, %8 ], [ %40, %39 ]
  %15 = getelementptr inbounds nuw i64, ptr %2, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw ptr, ptr %4, i64 %14
  %18 = load ptr, ptr %17, align 8
  %19 = tail call fastcc i64 @extent_of(ptr %18)
  %20 = load ptr, ptr %17, align 8
  %21 = tail call fastcc ptr @layout_of(ptr %0, ptr %20)
  %22 = tail call fastcc ptr @loop(i64 %16, i64 %19, ptr %21)
  %23 = load ptr, ptr %9, align 8
  %24 = getelementptr inbounds nuw ptr, ptr %23, i64 %14
  store ptr %22, ptr %24, align 8
  %25 = getelementptr inbounds nuw i64, ptr %3, i64 %14
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %10, align 8
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %14
  store i64 %26, ptr %28, align 8
  %29 = load i64, ptr %15, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %39, label %31

31:
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds nuw ptr, ptr %32, i64 %14
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %11, align 4
  %38 = or i32 %37, %36
  store i32 %38, ptr %11, align 4
  br label %39

39:
  %40 = add nuw nsw i64 %14, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %12, label %13
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
  %23 = phi i64 [ 0, %16 ], [ %42, %38 ]
  br i1 %17, label %27, label %24

24:
  %25 = getelementptr inbounds nuw i64, ptr %3, i64 %23
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %28 = phi i64 [ %26, %24 ], [ %4, %22 ]
  %29 = load ptr, ptr %18, align 8
  %30 = getelementptr inbounds nuw i64, ptr %29, i64 %23
  store i64 %28, ptr %30, align 8
  br i1 %19, label %34, label %31

31:
  %32 = getelementptr inbounds nuw i64, ptr %5, i64 %23
  %33 = load i64, ptr %32, align 8
  br label %38

34:
  %35 = getelementptr inbounds nuw i64, ptr %6, i64 %23
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, %1
  br label %38

38:
  %39 = phi i64 [ %33, %31 ], [ %37, %34 ]
  %40 = load ptr, ptr %20, align 8
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %23
  store i64 %39, ptr %41, align 8
  %42 = add nuw nsw i64 %23, 1
  %43 = icmp eq i64 %42, %2
  br i1 %43, label %21, label %22
}

define internal fastcc ptr @subarray(ptr %0, i64 %1, ptr %2) {
  %4 = load i64, ptr %2, align 8
  %5 = trunc i64 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds i64, ptr %6, i64 %8
  %10 = getelementptr inbounds i64, ptr %9, i64 %8
  %11 = icmp sgt i32 %5, 0
  br i1 %11, label %12, label %19

12:
  %13 = mul i64 %4, 12884901888
  %14 = add i64 %13, 4294967296
  %15 = ashr exact i64 %14, 29
  %16 = getelementptr inbounds i8, ptr %2, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 1
  br label %23

19:
  %20 = phi i64 [ 0, %3 ], [ %38, %23 ]
  %21 = phi ptr [ %0, %3 ], [ %34, %23 ]
  %22 = tail call fastcc ptr @shifted(i64 %20, ptr %21)
  ret ptr %22

23:
  %24 = phi ptr [ %0, %12 ], [ %34, %23 ]
  %25 = phi i32 [ 0, %12 ], [ %42, %23 ]
  %26 = phi i64 [ 0, %12 ], [ %38, %23 ]
  %27 = phi i64 [ %1, %12 ], [ %41, %23 ]
  %28 = xor i32 %25, -1
  %29 = add nsw i32 %28, %5
  %30 = select i1 %18, i32 %25, i32 %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %9, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = tail call fastcc ptr @loop(i64 %33, i64 %27, ptr %24)
  %35 = getelementptr inbounds i64, ptr %10, i64 %31
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, %27
  %38 = add nsw i64 %37, %26
  %39 = getelementptr inbounds i64, ptr %6, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %27
  %42 = add nuw nsw i32 %25, 1
  %43 = icmp eq i32 %42, %5
  br i1 %43, label %19, label %23
}

define internal fastcc ptr @darray(ptr %0, i64 %1, ptr %2) {
  %4 = alloca [64 x i64], align 16
  %5 = load i64, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %12 = shl i64 %9, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds i64, ptr %11, i64 %13
  %15 = getelementptr inbounds i64, ptr %14, i64 %13
  %16 = getelementptr inbounds i64, ptr %15, i64 %13
  %17 = getelementptr inbounds i64, ptr %16, i64 %13
  %18 = load i64, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %19 = icmp sgt i32 %10, 0
  br i1 %19, label %20, label %22

20:
  %21 = and i64 %9, 2147483647
  br label %26

22:
  %23 = icmp sgt i32 %10, 0
  br i1 %23, label %24, label %38

24:
  %25 = icmp eq i64 %18, 1
  br label %40

26:
  %27 = phi i64 [ 0, %20 ], [ %36, %26 ]
  %28 = phi i64 [ %5, %20 ], [ %32, %26 ]
  %29 = phi i64 [ %7, %20 ], [ %35, %26 ]
  %30 = getelementptr inbounds nuw i64, ptr %16, i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %28, %31
  %33 = sdiv i64 %29, %32
  %34 = getelementptr inbounds nuw i64, ptr %4, i64 %27
  store i64 %33, ptr %34, align 8
  %35 = srem i64 %29, %32
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %21
  br i1 %37, label %22, label %26

38:
  %39 = phi ptr [ %0, %22 ], [ %58, %40 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  ret ptr %39

40:
  %41 = phi ptr [ %0, %24 ], [ %58, %40 ]
  %42 = phi i32 [ 0, %24 ], [ %61, %40 ]
  %43 = phi i64 [ %1, %24 ], [ %60, %40 ]
  %44 = xor i32 %42, -1
  %45 = add nsw i32 %44, %10
  %46 = select i1 %25, i32 %42, i32 %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i64, ptr %11, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i64, ptr %14, i64 %47
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i64, ptr %15, i64 %47
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i64, ptr %16, i64 %47
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i64, ptr %4, i64 %47
  %57 = load i64, ptr %56, align 8
  %58 = tail call fastcc ptr @distributed(ptr %41, i64 %43, i64 %49, i64 %51, i64 %53, i64 %55, i64 %57)
  %59 = load i64, ptr %48, align 8
  %60 = mul nsw i64 %59, %43
  %61 = add nuw nsw i32 %42, 1
  %62 = icmp eq i32 %61, %10
  br i1 %62, label %38, label %40
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

define internal fastcc ptr @shifted(i64 %0, ptr %1) {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %13, label %4

4:
  %5 = tail call fastcc ptr @new_node(i32 3, i64 1)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %9 = load ptr, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %11, ptr %12, align 4
  br label %13

13:
  %14 = phi ptr [ %5, %4 ], [ %1, %2 ]
  ret ptr %14
}

define internal fastcc ptr @distributed(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = icmp eq i64 %3, 2
  br i1 %8, label %9, label %11

9:
  %10 = tail call fastcc ptr @loop(i64 %2, i64 %1, ptr %0)
  br label %60

11:
  %12 = icmp eq i64 %4, -1
  br i1 %12, label %13, label %19

13:
  %14 = icmp eq i64 %3, 0
  br i1 %14, label %15, label %19

15:
  %16 = add i64 %2, -1
  %17 = add i64 %16, %5
  %18 = sdiv i64 %17, %5
  br label %19

19:
  %20 = phi i64 [ %4, %11 ], [ %18, %15 ], [ 1, %13 ]
  %21 = mul nsw i64 %20, %6
  %22 = icmp slt i64 %21, %2
  br i1 %22, label %23, label %25

23:
  %24 = mul nsw i64 %20, %5
  br label %38

25:
  %26 = phi i64 [ 0, %19 ], [ %41, %38 ]
  %27 = tail call fastcc ptr @new_node(i32 2, i64 %26)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %29 = load ptr, ptr %28, align 8
  store ptr %0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 32
  store i64 %1, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 12
  store i32 %32, ptr %33, align 4
  %34 = icmp eq i64 %26, 0
  br i1 %34, label %60, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 48
  br label %44

38:
  %39 = phi i64 [ %21, %23 ], [ %42, %38 ]
  %40 = phi i64 [ 0, %23 ], [ %41, %38 ]
  %41 = add nuw nsw i64 %40, 1
  %42 = add nsw i64 %39, %24
  %43 = icmp slt i64 %42, %2
  br i1 %43, label %38, label %25

44:
  %45 = phi i64 [ 0, %35 ], [ %58, %44 ]
  %46 = mul nsw i64 %45, %5
  %47 = add nsw i64 %46, %6
  %48 = mul nsw i64 %47, %20
  %49 = mul nsw i64 %48, %1
  %50 = load ptr, ptr %36, align 8
  %51 = getelementptr inbounds nuw i64, ptr %50, i64 %45
  store i64 %49, ptr %51, align 8
  %52 = add nsw i64 %48, %20
  %53 = icmp sgt i64 %52, %2
  %54 = sub nsw i64 %2, %48
  %55 = select i1 %53, i64 %54, i64 %20
  %56 = load ptr, ptr %37, align 8
  %57 = getelementptr inbounds nuw i64, ptr %56, i64 %45
  store i64 %55, ptr %57, align 8
  %58 = add nuw nsw i64 %45, 1
  %59 = icmp eq i64 %58, %26
  br i1 %59, label %60, label %44

60:
  %61 = phi ptr [ %10, %9 ], [ %27, %25 ], [ %27, %44 ]
  ret ptr %61
}

declare i32 @PMPI_Type_get_extent(ptr, ptr, ptr)

define internal fastcc void @walk_row(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = load i32, ptr %1, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %37

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %10
  %14 = icmp eq i64 %4, %13
  br i1 %14, label %15, label %37

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %35

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %35

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, -1
  br i1 %26, label %35, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %69, label %35

35:
  %36 = mul nsw i64 %12, %3
  tail call fastcc void @walk_leaf(ptr %0, ptr %1, ptr %2, i64 %36)
  br label %69

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %59

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %59

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %47, 0
  br i1 %48, label %49, label %59

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %59

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %55 = load i32, ptr %54, align 4
  %56 = icmp ne i32 %55, 0
  %57 = icmp sgt i64 %3, 0
  %58 = and i1 %56, %57
  br i1 %58, label %61, label %69

59:
  %60 = icmp sgt i64 %3, 0
  br i1 %60, label %61, label %69

61:
  %62 = tail call i64 @llvm.smax.i64(i64 %3, i64 1)
  br label %63

63:
  %64 = phi i64 [ %67, %63 ], [ 0, %61 ]
  %65 = mul nsw i64 %64, %4
  %66 = getelementptr inbounds i8, ptr %2, i64 %65
  tail call fastcc void @walk(ptr %0, ptr %1, ptr %66)
  %67 = add nuw nsw i64 %64, 1
  %68 = icmp eq i64 %67, %62
  br i1 %68, label %69, label %63

69:
  ret void
}

define internal fastcc void @walk_leaf(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, -1
  br i1 %7, label %8, label %11

8:
  %9 = tail call i64 @llvm.smin.i64(i64 %3, i64 %6)
  %10 = sub nsw i64 %6, %9
  store i64 %10, ptr %5, align 8
  br label %11

11:
  %12 = phi i64 [ %9, %8 ], [ %3, %4 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %12
  tail call void %17(ptr %0, ptr %2, i32 0, i64 %20)
  br label %68

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %27, %12
  tail call fastcc void @walk_laid(ptr %0, ptr %2, i64 %28)
  br label %68

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %39, label %33

33:
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %12, %37
  tail call void %34(ptr %0, ptr %2, i32 %31, i64 %38)
  br label %68

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %58, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %45, %12
  %47 = tail call fastcc i64 @kind_size(i32 %41)
  %48 = srem i64 %46, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %51, label %50

50:
  tail call fastcc void @refuse(ptr null, ptr @.str.32, ptr @.str.33, ptr @.str.34)
  unreachable

51:
  %52 = load ptr, ptr %0, align 8
  %53 = load i32, ptr %40, align 8
  %54 = load i64, ptr %44, align 8
  %55 = mul nsw i64 %54, %12
  %56 = tail call fastcc i64 @kind_size(i32 %53)
  %57 = sdiv i64 %55, %56
  tail call void %52(ptr %0, ptr %2, i32 %53, i64 %57)
  br label %68

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %68, label %62

62:
  %63 = tail call fastcc i64 @packed_size(ptr %1, i32 %60)
  %64 = mul nsw i64 %63, %12
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %66, i64 %64
  store ptr %67, ptr %65, align 8
  br label %68

68:
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

define internal fastcc void @walk_laid(ptr %0, ptr %1, i64 %2) {
  tail call fastcc void @visit_laid(ptr %0, ptr %1, i64 %2)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 %2
  store ptr %6, ptr %4, align 8
  ret void
}

define internal fastcc i64 @packed_size(ptr %0, i32 %1) {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  %4 = icmp eq i32 %1, 1
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %15

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 @PMPI_Pack_external_size(ptr @.str.39, i32 1, ptr %13, ptr %3)
  br label %15

15:
  %16 = phi ptr [ %10, %9 ], [ %3, %11 ]
  %17 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %17
}

define internal fastcc void @visit_laid(ptr %0, ptr %1, i64 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = sub nsw i64 %10, %13
  %15 = add nsw i64 %14, %9
  %16 = add nsw i64 %15, %2
  %17 = icmp eq ptr %7, null
  br i1 %17, label %98, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp ne i64 %20, 0
  %22 = icmp sgt i64 %16, %20
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @refuse(ptr %26, ptr @.str.35, ptr @.str.36, ptr @.str.37)
  unreachable

27:
  %28 = load i64, ptr %7, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = tail call fastcc i64 @down_to(i64 %15, i64 %28)
  br label %32

32:
  %33 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %34 = icmp slt i64 %33, %16
  br i1 %34, label %35, label %98

35:
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %39

39:
  %40 = phi i64 [ %33, %35 ], [ %46, %43 ]
  %41 = load i64, ptr %37, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %49, label %43

43:
  %44 = load i64, ptr %7, align 8
  %45 = icmp ne i64 %44, 0
  %46 = add nsw i64 %44, %40
  %47 = icmp slt i64 %46, %16
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %39, label %98

49:
  %50 = phi ptr [ %93, %92 ], [ %36, %39 ]
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, %40
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %52, %54
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %62

59:
  %60 = trunc i64 %57 to i32
  %61 = tail call fastcc i64 @kind_size(i32 %60)
  br label %62

62:
  %63 = phi i64 [ %61, %59 ], [ 1, %49 ]
  %64 = icmp sgt i64 %55, %15
  %65 = icmp slt i64 %52, %16
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %92

67:
  %68 = icmp slt i64 %52, %15
  br i1 %68, label %69, label %74

69:
  %70 = sub nsw i64 %15, %52
  %71 = urem i64 %70, %63
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %74, label %73

73:
  tail call fastcc void @cut_number(ptr %5)
  unreachable

74:
  %75 = phi i64 [ %52, %67 ], [ %15, %69 ]
  %76 = icmp sgt i64 %55, %16
  br i1 %76, label %77, label %82

77:
  %78 = sub nsw i64 %16, %75
  %79 = srem i64 %78, %63
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %82, label %81

81:
  tail call fastcc void @cut_number(ptr %5)
  unreachable

82:
  %83 = phi i64 [ %55, %74 ], [ %16, %77 ]
  %84 = load ptr, ptr %38, align 8
  %85 = icmp eq ptr %84, null
  %86 = select i1 %85, ptr @visit_number, ptr %84
  %87 = sub nsw i64 %75, %15
  %88 = getelementptr inbounds i8, ptr %1, i64 %87
  %89 = load i64, ptr %56, align 8
  %90 = trunc i64 %89 to i32
  %91 = sub nsw i64 %83, %75
  tail call void %86(ptr %0, ptr %88, i64 %87, i32 %90, i64 %91)
  br label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %94 = load i64, ptr %37, align 8
  %95 = mul nsw i64 %94, 24
  %96 = getelementptr inbounds i8, ptr %36, i64 %95
  %97 = icmp ult ptr %93, %96
  br i1 %97, label %49, label %43

98:
  ret void
}

define internal fastcc i64 @down_to(i64 %0, i64 %1) {
  %3 = srem i64 %0, %1
  %4 = add nsw i64 %3, %1
  %5 = srem i64 %4, %1
  %6 = sub nsw i64 %0, %5
  ret i64 %6
}

define internal fastcc void @cut_number(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @refuse(ptr %3, ptr @.str.38, ptr @.str.33, ptr @.str.34)
  unreachable
}

define internal void @visit_number(ptr %0, ptr %1, i64 %2, i32 %3, i64 %4) {
  %6 = icmp slt i32 %3, 1
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 %2
  store ptr %10, ptr %8, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = tail call fastcc i64 @kind_size(i32 %3)
  %13 = sdiv i64 %4, %12
  tail call void %11(ptr %0, ptr %1, i32 %3, i64 %13)
  store ptr %9, ptr %8, align 8
  br label %14

14:
  ret void
}

declare i32 @PMPI_Pack_external_size(ptr, i32, ptr, ptr)

define internal fastcc void @through(ptr noalias writable sret(%struct.Walk) align 8 %0, ptr %1, i32 %2, ptr %3) {
  store ptr %3, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 -1, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:
  %14 = sext i32 %2 to i64
  %15 = getelementptr inbounds ptr, ptr %11, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %16, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %13 ], [ null, %4 ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %27 = load i32, ptr %26, align 8
  store i32 %27, ptr %25, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 60
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr null, ptr %32, align 8
  ret void
}

define internal void @unmark_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %6 ], [ %22, %21 ]
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %13, align 8
  %15 = ptrtoint ptr %12 to i64
  %16 = ptrtoint ptr %14 to i64
  %17 = sub i64 %15, %16
  %18 = tail call fastcc i32 @mark_at(ptr %8, i64 %17)
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %20, label %21

20:
  tail call fastcc void @set_mark(ptr %8, i64 %17, i32 0)
  br label %21

21:
  %22 = add nuw nsw i64 %11, 1
  %23 = tail call fastcc i64 @kind_size(i32 %2)
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %23
  store ptr %25, ptr %7, align 8
  %26 = icmp eq i64 %22, %3
  br i1 %26, label %9, label %10
}

define internal fastcc void @clear_marks(ptr %0, ptr %1, i64 %2, i64 %3, i32 %4) {
  %6 = tail call i64 @llvm.smax.i64(i64 %2, i64 15)
  %7 = add nsw i64 %6, -15
  %8 = icmp slt i64 %7, %3
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ %7, %9 ], [ %33, %32 ]
  %14 = tail call fastcc i32 @mark_at(ptr %1, i64 %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %32, label %16

16:
  %17 = tail call fastcc i64 @kind_size(i32 %14)
  %18 = add nuw nsw i64 %17, %13
  %19 = icmp sgt i64 %18, %2
  br i1 %19, label %20, label %32

20:
  %21 = icmp eq i64 %13, %2
  %22 = icmp eq i32 %14, %4
  %23 = and i1 %21, %22
  br i1 %23, label %32, label %24

24:
  %25 = load i64, ptr %10, align 8
  %26 = icmp sgt i64 %18, %25
  br i1 %26, label %30, label %27

27:
  %28 = tail call fastcc i32 @all_zero(ptr %1, i64 %13, i32 %14)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:
  tail call fastcc void @kinds_differ(ptr %0)
  unreachable

31:
  tail call fastcc void @set_mark(ptr %1, i64 %13, i32 0)
  br label %32

32:
  %33 = add nuw i64 %13, 1
  %34 = icmp eq i64 %33, %3
  br i1 %34, label %11, label %12
}

define internal fastcc void @each_packed(ptr %0, ptr %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %17, label %9

9:
  %10 = phi i64 [ %23, %18 ], [ 0, %2 ]
  %11 = load ptr, ptr %4, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:
  %14 = load i32, ptr %5, align 8
  %15 = sext i32 %14 to i64
  %16 = icmp slt i64 %10, %15
  br i1 %16, label %18, label %17

17:
  ret void

18:
  call void @llvm.lifetime.start.p0(ptr %3)
  %19 = trunc nuw nsw i64 %10 to i32
  call fastcc void @through(ptr writable sret(%struct.Walk) align 8 %3, ptr %0, i32 %19, ptr %1)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw ptr, ptr %20, i64 %10
  %22 = load ptr, ptr %21, align 8
  call fastcc void @walk_view(ptr %3, ptr %4, ptr %22)
  call void @llvm.lifetime.end.p0(ptr %3)
  %23 = add nuw nsw i64 %10, 1
  %24 = load ptr, ptr %6, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %17, label %9
}

define internal void @add_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, -1
  %8 = select i1 %7, i32 %2, i32 %6
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load i32, ptr %9, align 8
  %11 = icmp ne i32 %10, 0
  %12 = add i32 %2, -1
  %13 = icmp ult i32 %12, 2
  %14 = and i1 %13, %11
  br i1 %14, label %15, label %21

15:
  %16 = ptrtoint ptr %1 to i64
  %17 = tail call fastcc i64 @kind_size(i32 %2)
  %18 = urem i64 %16, %17
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %21

20:
  tail call fastcc void @add_shared(ptr %0, ptr %1, i32 %2, i64 %3, i32 %8)
  br label %101

21:
  %22 = icmp eq i32 %2, 2
  %23 = icmp eq i32 %8, 2
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %28

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @add_f64(ptr %1, ptr %27, i64 %3)
  br label %95

28:
  %29 = icmp eq i32 %2, 1
  %30 = icmp eq i32 %8, 1
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %35

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load ptr, ptr %33, align 8
  tail call fastcc void @add_f32(ptr %1, ptr %34, i64 %3)
  br label %95

35:
  %36 = icmp eq i32 %2, 3
  %37 = icmp sgt i64 %3, 0
  br i1 %36, label %38, label %51

38:
  br i1 %37, label %39, label %95

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %41

41:
  %42 = phi i64 [ 0, %39 ], [ %49, %41 ]
  %43 = load ptr, ptr %40, align 8
  %44 = getelementptr inbounds nuw x86_fp80, ptr %43, i64 %42
  %45 = load x86_fp80, ptr %44, align 1
  %46 = getelementptr inbounds nuw x86_fp80, ptr %1, i64 %42
  %47 = load x86_fp80, ptr %46, align 1
  %48 = fadd x86_fp80 %45, %47
  store x86_fp80 %48, ptr %46, align 1
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, %3
  br i1 %50, label %95, label %41

51:
  br i1 %22, label %52, label %66

52:
  br i1 %37, label %53, label %95

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %55

55:
  %56 = phi i64 [ 0, %53 ], [ %64, %55 ]
  %57 = load ptr, ptr %54, align 8
  %58 = getelementptr inbounds nuw x86_fp80, ptr %57, i64 %56
  %59 = load x86_fp80, ptr %58, align 1
  %60 = fptrunc x86_fp80 %59 to double
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %56
  %62 = load double, ptr %61, align 1
  %63 = fadd double %62, %60
  store double %63, ptr %61, align 1
  %64 = add nuw nsw i64 %56, 1
  %65 = icmp eq i64 %64, %3
  br i1 %65, label %95, label %55

66:
  br i1 %23, label %70, label %67

67:
  br i1 %37, label %68, label %95

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %84

70:
  br i1 %37, label %71, label %95

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %73

73:
  %74 = phi i64 [ 0, %71 ], [ %82, %73 ]
  %75 = load ptr, ptr %72, align 8
  %76 = getelementptr inbounds nuw double, ptr %75, i64 %74
  %77 = load double, ptr %76, align 1
  %78 = fptrunc double %77 to float
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %80 = load float, ptr %79, align 1
  %81 = fadd float %80, %78
  store float %81, ptr %79, align 1
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %3
  br i1 %83, label %95, label %73

84:
  %85 = phi i64 [ 0, %68 ], [ %93, %84 ]
  %86 = load ptr, ptr %69, align 8
  %87 = getelementptr inbounds nuw x86_fp80, ptr %86, i64 %85
  %88 = load x86_fp80, ptr %87, align 1
  %89 = fptrunc x86_fp80 %88 to float
  %90 = getelementptr inbounds nuw float, ptr %1, i64 %85
  %91 = load float, ptr %90, align 1
  %92 = fadd float %91, %89
  store float %92, ptr %90, align 1
  %93 = add nuw nsw i64 %85, 1
  %94 = icmp eq i64 %93, %3
  br i1 %94, label %95, label %84

95:
  %96 = tail call fastcc i64 @kind_size(i32 %8)
  %97 = mul nsw i64 %96, %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %99, i64 %97
  store ptr %100, ptr %98, align 8
  br label %101

101:
  ret void
}

declare ptr @memset(ptr, i32, i64)

define internal fastcc i32 @mark_at(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %16, label %6

6:
  %7 = sdiv i64 %1, 4
  %8 = getelementptr inbounds i8, ptr %4, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = srem i64 %1, 4
  %12 = trunc nsw i64 %11 to i32
  %13 = shl nsw i32 %12, 1
  %14 = lshr i32 %10, %13
  %15 = and i32 %14, 3
  br label %25

16:
  %17 = load ptr, ptr %0, align 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 %1
  %20 = tail call fastcc ptr @page_mark(ptr %19, i32 0)
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:
  %23 = load i8, ptr %20, align 1
  %24 = zext i8 %23 to i32
  br label %25

25:
  %26 = phi i32 [ %15, %6 ], [ %24, %22 ], [ 0, %16 ]
  ret i32 %26
}

define internal fastcc void @set_mark(ptr %0, i64 %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:
  %8 = sdiv i64 %1, 4
  %9 = getelementptr inbounds i8, ptr %5, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = srem i64 %1, 4
  %13 = trunc nsw i64 %12 to i32
  %14 = shl nsw i32 %13, 1
  %15 = shl nuw nsw i32 3, %14
  %16 = xor i32 %15, -1
  %17 = and i32 %11, %16
  %18 = shl i32 %2, %14
  %19 = or i32 %17, %18
  %20 = trunc i32 %19 to i8
  store i8 %20, ptr %9, align 1
  br label %31

21:
  %22 = load ptr, ptr %0, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 %1
  %25 = icmp ne i32 %2, 0
  %26 = zext i1 %25 to i32
  %27 = tail call fastcc ptr @page_mark(ptr %24, i32 %26)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:
  %30 = trunc i32 %2 to i8
  store i8 %30, ptr %27, align 1
  br label %31

31:
  ret void
}

define internal fastcc ptr @page_mark(ptr %0, i32 %1) {
  %3 = ptrtoint ptr %0 to i64
  %4 = lshr i64 %3, 9
  %5 = and i64 %4, 1023
  %6 = getelementptr inbounds nuw ptr, ptr @pages, i64 %5
  br label %7

7:
  %8 = phi ptr [ %6, %2 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %7

15:
  %16 = phi ptr [ null, %7 ], [ %9, %11 ]
  %17 = icmp ne i32 %1, 0
  %18 = or i1 %17, %10
  br i1 %18, label %19, label %29

19:
  br i1 %10, label %24, label %20

20:
  %21 = tail call fastcc ptr @get_zeros(ptr null, i64 528)
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %4, ptr %22, align 8
  %23 = load ptr, ptr %6, align 8
  store ptr %23, ptr %21, align 8
  store ptr %21, ptr %6, align 8
  br label %24

24:
  %25 = phi ptr [ %16, %19 ], [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = and i64 %3, 511
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 %27
  br label %29

29:
  %30 = phi ptr [ %28, %24 ], [ null, %15 ]
  ret ptr %30
}

define internal fastcc i32 @all_zero(ptr %0, i64 %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp slt i32 %5, 1
  br i1 %6, label %20, label %7

7:
  %8 = load ptr, ptr %0, align 8
  %9 = zext nneg i32 %5 to i64
  br label %13

10:
  %11 = add nuw nsw i64 %14, 1
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %20, label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw ptr, ptr %8, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %1
  %18 = tail call fastcc i32 @is_zero_number(ptr %17, i32 %2)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %10

20:
  %21 = phi i32 [ 1, %3 ], [ 1, %10 ], [ 0, %13 ]
  ret i32 %21
}

define internal fastcc void @kinds_differ(ptr %0) {
  tail call fastcc void @refuse(ptr %0, ptr @.str.41, ptr @.str.42, ptr @.str.43)
  unreachable
}

define internal fastcc i32 @is_zero_number(ptr %0, i32 %1) {
  switch i32 %1, label %9 [
    i32 3, label %3
    i32 1, label %6
  ]

3:
  %4 = load x86_fp80, ptr %0, align 1
  %5 = fcmp oeq x86_fp80 %4, 0xK00000000000000000000
  br label %12

6:
  %7 = load float, ptr %0, align 1
  %8 = fcmp oeq float %7, 0.000000e+00
  br label %12

9:
  %10 = load double, ptr %0, align 1
  %11 = fcmp oeq double %10, 0.000000e+00
  br label %12

12:
  %13 = phi i1 [ %5, %3 ], [ %8, %6 ], [ %11, %9 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define internal fastcc void @add_shared(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = tail call fastcc i64 @kind_size(i32 %2)
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %18

12:
  %13 = tail call fastcc i64 @kind_size(i32 %4)
  %14 = mul nsw i64 %13, %3
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %14
  store ptr %17, ptr %15, align 8
  ret void

18:
  %19 = phi i64 [ 0, %8 ], [ %38, %36 ]
  %20 = mul nuw nsw i64 %19, %6
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %20
  switch i32 %4, label %31 [
    i32 2, label %22
    i32 1, label %26
  ]

22:
  %23 = load ptr, ptr %10, align 8
  %24 = getelementptr inbounds nuw double, ptr %23, i64 %19
  %25 = load double, ptr %24, align 1
  br label %36

26:
  %27 = load ptr, ptr %9, align 8
  %28 = getelementptr inbounds nuw float, ptr %27, i64 %19
  %29 = load float, ptr %28, align 1
  %30 = fpext float %29 to double
  br label %36

31:
  %32 = load ptr, ptr %11, align 8
  %33 = getelementptr inbounds nuw x86_fp80, ptr %32, i64 %19
  %34 = load x86_fp80, ptr %33, align 1
  %35 = fptrunc x86_fp80 %34 to double
  br label %36

36:
  %37 = phi double [ %25, %22 ], [ %35, %31 ], [ %30, %26 ]
  tail call fastcc void @add_one(ptr %21, i32 %2, double %37)
  %38 = add nuw nsw i64 %19, 1
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %12, label %18
}

define internal fastcc void @add_f64(ptr %0, ptr %1, i64 %2) {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %29

5:
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %27, label %7

7:
  %8 = shl i64 %2, 3
  %9 = getelementptr i8, ptr %0, i64 %8
  %10 = getelementptr i8, ptr %1, i64 %8
  %11 = icmp ult ptr %0, %10
  %12 = icmp ult ptr %1, %9
  %13 = and i1 %11, %12
  br i1 %13, label %27, label %14

14:
  %15 = and i64 %2, 9223372036854775804
  br label %16

16:
  %17 = phi i64 [ 0, %14 ], [ %23, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %19 = load <4 x double>, ptr %18, align 1
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load <4 x double>, ptr %20, align 1
  %22 = fadd <4 x double> %19, %21
  store <4 x double> %22, ptr %20, align 1
  %23 = add nuw i64 %17, 4
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %25, label %16

25:
  %26 = icmp eq i64 %2, %15
  br i1 %26, label %29, label %27

27:
  %28 = phi i64 [ 0, %7 ], [ 0, %5 ], [ %15, %25 ]
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ %37, %30 ], [ %28, %27 ]
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %31
  %33 = load double, ptr %32, align 1
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %35 = load double, ptr %34, align 1
  %36 = fadd double %33, %35
  store double %36, ptr %34, align 1
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %29, label %30
}

define internal fastcc void @add_f32(ptr %0, ptr %1, i64 %2) {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %29

5:
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %27, label %7

7:
  %8 = shl i64 %2, 2
  %9 = getelementptr i8, ptr %0, i64 %8
  %10 = getelementptr i8, ptr %1, i64 %8
  %11 = icmp ult ptr %0, %10
  %12 = icmp ult ptr %1, %9
  %13 = and i1 %11, %12
  br i1 %13, label %27, label %14

14:
  %15 = and i64 %2, 9223372036854775804
  br label %16

16:
  %17 = phi i64 [ 0, %14 ], [ %23, %16 ]
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = load <4 x float>, ptr %18, align 1
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %17
  %21 = load <4 x float>, ptr %20, align 1
  %22 = fadd <4 x float> %19, %21
  store <4 x float> %22, ptr %20, align 1
  %23 = add nuw i64 %17, 4
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %25, label %16

25:
  %26 = icmp eq i64 %2, %15
  br i1 %26, label %29, label %27

27:
  %28 = phi i64 [ 0, %7 ], [ 0, %5 ], [ %15, %25 ]
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ %37, %30 ], [ %28, %27 ]
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 1
  %34 = getelementptr inbounds nuw float, ptr %0, i64 %31
  %35 = load float, ptr %34, align 1
  %36 = fadd float %33, %35
  store float %36, ptr %34, align 1
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %29, label %30
}

define internal fastcc void @add_one(ptr %0, i32 %1, double %2) {
  %4 = icmp eq i32 %1, 2
  br i1 %4, label %5, label %7

5:
  %6 = atomicrmw fadd ptr %0, double %2 monotonic, align 8
  br label %10

7:
  %8 = fptrunc double %2 to float
  %9 = atomicrmw fadd ptr %0, float %8 monotonic, align 4
  br label %10

10:
  ret void
}

define internal void @read_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, -1
  %8 = icmp eq i32 %6, %2
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc i64 @kind_size(i32 %2)
  %14 = mul nsw i64 %13, %3
  %15 = tail call ptr @memcpy(ptr %12, ptr %1, i64 %14)
  %16 = load ptr, ptr %11, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %14
  store ptr %17, ptr %11, align 8
  br label %67

18:
  %19 = icmp eq i32 %6, 2
  br i1 %19, label %20, label %33

20:
  %21 = icmp sgt i64 %3, 0
  br i1 %21, label %22, label %60

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = getelementptr inbounds nuw float, ptr %1, i64 %25
  %27 = load float, ptr %26, align 1
  %28 = fpext float %27 to double
  %29 = load ptr, ptr %23, align 8
  %30 = getelementptr inbounds nuw double, ptr %29, i64 %25
  store double %28, ptr %30, align 1
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %3
  br i1 %32, label %60, label %24

33:
  %34 = icmp eq i32 %2, 1
  %35 = icmp sgt i64 %3, 0
  br i1 %34, label %39, label %36

36:
  br i1 %35, label %37, label %60

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %51

39:
  br i1 %35, label %40, label %60

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %42

42:
  %43 = phi i64 [ 0, %40 ], [ %49, %42 ]
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 1
  %46 = fpext float %45 to x86_fp80
  %47 = load ptr, ptr %41, align 8
  %48 = getelementptr inbounds nuw x86_fp80, ptr %47, i64 %43
  store x86_fp80 %46, ptr %48, align 1
  %49 = add nuw nsw i64 %43, 1
  %50 = icmp eq i64 %49, %3
  br i1 %50, label %60, label %42

51:
  %52 = phi i64 [ 0, %37 ], [ %58, %51 ]
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %52
  %54 = load double, ptr %53, align 1
  %55 = fpext double %54 to x86_fp80
  %56 = load ptr, ptr %38, align 8
  %57 = getelementptr inbounds nuw x86_fp80, ptr %56, i64 %52
  store x86_fp80 %55, ptr %57, align 1
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %3
  br i1 %59, label %60, label %51

60:
  %61 = load i32, ptr %5, align 8
  %62 = tail call fastcc i64 @kind_size(i32 %61)
  %63 = mul nsw i64 %62, %3
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %65, i64 %63
  store ptr %66, ptr %64, align 8
  br label %67

67:
  ret void
}

define internal fastcc void @free_view(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @free_node(ptr %7)
  br label %8

8:
  %9 = load i32, ptr %2, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:
  %12 = load ptr, ptr %0, align 8
  tail call void @free(ptr %12)
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %14, align 8
  store ptr null, ptr %0, align 8
  ret void
}

define internal fastcc i64 @stream_length(ptr %0, i32 %1, ptr %2) {
  %4 = alloca %struct.Walk, align 8
  %5 = tail call fastcc i32 @only_kind(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %4, i8 0, i64 88, i1 false)
  store ptr @count_block, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %1, ptr %6, align 8
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %9, label %8

8:
  call fastcc void @walk_view(ptr %4, ptr %0, ptr null)
  br label %9

9:
  %10 = icmp eq ptr %2, null
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = ptrtoint ptr %13 to i64
  store i64 %14, ptr %2, align 8
  br label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %17 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
  ret i64 %17
}

define internal fastcc void @stream_read(ptr %0, i32 %1, ptr %2, i64 %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %13

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %3, %10
  %12 = tail call ptr @memset(ptr %2, i32 0, i64 %11)
  br label %13

13:
  tail call fastcc void @each_lane(ptr %0, ptr @read_block, i32 %1, ptr %2, i64 %3)
  ret void
}

define internal fastcc void @zero(ptr %0) {
  tail call fastcc void @each_lane(ptr %0, ptr @zero_block, i32 -1, ptr null, i64 0)
  ret void
}

define internal void @mark_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds i8, ptr %0, i64 -8
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %13

12:
  ret void

13:
  %14 = phi i64 [ 0, %7 ], [ %26, %13 ]
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %9, align 8
  %19 = load ptr, ptr %8, align 8
  %20 = load ptr, ptr %19, align 8
  %21 = ptrtoint ptr %18 to i64
  %22 = ptrtoint ptr %20 to i64
  %23 = sub i64 %21, %22
  %24 = load ptr, ptr %10, align 8
  %25 = load i64, ptr %11, align 8
  tail call fastcc void @add_to_packed(ptr %17, ptr %8, i64 %23, i32 %2, ptr %24, i64 %25)
  %26 = add nuw nsw i64 %14, 1
  %27 = tail call fastcc i64 @kind_size(i32 %2)
  %28 = load ptr, ptr %9, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 %27
  store ptr %29, ptr %9, align 8
  %30 = load ptr, ptr %10, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 %27
  store ptr %31, ptr %10, align 8
  %32 = icmp eq i64 %26, %3
  br i1 %32, label %12, label %13
}

define internal fastcc void @each_lane(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4) {
  %6 = alloca %struct.Walk, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %19, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %19

14:
  %15 = icmp eq ptr %1, @write_block
  %16 = icmp eq ptr %1, @add_block
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %19

18:
  tail call fastcc void @check_laid(ptr %0, ptr %3, i64 %4)
  br label %19

19:
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %77, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %24, 1
  br i1 %25, label %77, label %26

26:
  %27 = load ptr, ptr %7, align 8
  %28 = icmp ne ptr %27, null
  %29 = icmp eq ptr %1, @read_block
  %30 = and i1 %29, %28
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load i32, ptr %32, align 8
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %4, %34
  %36 = tail call ptr @memset(ptr %3, i32 0, i64 %35)
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load i32, ptr %38, align 8
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %77

41:
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 52
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %57

57:
  %58 = phi i64 [ 0, %41 ], [ %73, %72 ]
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr %1, ptr %6, align 8
  store i32 0, ptr %42, align 8
  store i32 0, ptr %43, align 4
  store i64 0, ptr %44, align 8
  %59 = load ptr, ptr %7, align 8
  %60 = icmp eq ptr %59, null
  %61 = select i1 %60, i32 %2, i32 -1
  store i32 %61, ptr %45, align 8
  store i32 0, ptr %46, align 4
  %62 = mul nsw i64 %4, %58
  %63 = getelementptr inbounds i8, ptr %3, i64 %62
  store ptr %63, ptr %47, align 8
  store i64 0, ptr %48, align 8
  store i32 0, ptr %49, align 8
  store i32 0, ptr %50, align 4
  store i32 0, ptr %51, align 8
  store i32 0, ptr %52, align 4
  store ptr null, ptr %53, align 8
  %64 = load ptr, ptr %0, align 8
  %65 = getelementptr inbounds nuw ptr, ptr %64, i64 %58
  %66 = load ptr, ptr %65, align 8
  store ptr %66, ptr %54, align 8
  store ptr null, ptr %55, align 8
  %67 = select i1 %60, ptr null, ptr %0
  store ptr %67, ptr %53, align 8
  %68 = load i32, ptr %56, align 4
  store i32 %68, ptr %51, align 8
  %69 = load ptr, ptr %65, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %72, label %71

71:
  call fastcc void @walk_view(ptr %6, ptr %0, ptr %69)
  br label %72

72:
  call void @llvm.lifetime.end.p0(ptr %6)
  %73 = add nuw nsw i64 %58, 1
  %74 = load i32, ptr %38, align 8
  %75 = sext i32 %74 to i64
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %57, label %77

77:
  ret void
}

define internal void @write_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = icmp eq i32 %2, 4
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr @memcpy(ptr %1, ptr %8, i64 %3)
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 %3
  store ptr %11, ptr %7, align 8
  br label %13

12:
  tail call void @zero_block(ptr poison, ptr %1, i32 %2, i64 %3)
  tail call void @add_block(ptr %0, ptr %1, i32 %2, i64 %3)
  br label %13

13:
  ret void
}

define internal fastcc void @check_laid(ptr %0, ptr %1, i64 %2) {
  %4 = tail call fastcc ptr @known_bytes(ptr %0, i64 %2)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %16

8:
  %9 = icmp sgt i64 %2, 0
  %10 = zext nneg i32 %6 to i64
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %18, %17 ]
  br i1 %9, label %13, label %17

13:
  %14 = mul nuw nsw i64 %2, %12
  %15 = getelementptr i8, ptr %1, i64 %14
  br label %20

16:
  tail call void @free(ptr %4)
  ret void

17:
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %16, label %11

20:
  %21 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %22 = getelementptr i8, ptr %15, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %32, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %27 = load i8, ptr %26, align 1
  switch i8 %27, label %32 [
    i8 2, label %31
    i8 0, label %28
  ]

28:
  %29 = tail call fastcc i32 @passes_on(ptr %0)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:
  tail call fastcc void @not_known(ptr %0)
  unreachable

32:
  %33 = add nuw nsw i64 %21, 1
  %34 = icmp eq i64 %33, %2
  br i1 %34, label %17, label %20
}

define internal void @zero_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = tail call fastcc i64 @kind_size(i32 %2)
  %6 = mul nsw i64 %5, %3
  %7 = tail call ptr @memset(ptr %1, i32 0, i64 %6)
  ret void
}

define internal fastcc ptr @known_bytes(ptr %0, i64 %1) {
  %3 = alloca %struct.Walk, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load ptr, ptr %4, align 8
  %6 = tail call fastcc ptr @get_zeros(ptr %5, i64 %1)
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr null, ptr %3, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 -1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store ptr %6, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store ptr %0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store ptr @visit_known, ptr %20, align 8
  call fastcc void @walk_view(ptr %3, ptr %0, ptr null)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret ptr %6
}

define internal fastcc i32 @passes_on(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 0, %1 ], [ %9, %5 ]
  ret i32 %11
}

define internal fastcc void @not_known(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @refuse(ptr %3, ptr @.str.44, ptr @.str.45, ptr @.str.46)
  unreachable
}

define internal void @visit_known(ptr %0, ptr %1, i64 %2, i32 %3, i64 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 %2
  %9 = icmp eq i32 %3, -1
  %10 = icmp eq i32 %3, 0
  %11 = select i1 %10, i32 1, i32 3
  %12 = select i1 %9, i32 2, i32 %11
  %13 = tail call ptr @memset(ptr %8, i32 %12, i64 %4)
  %14 = icmp sgt i32 %3, 0
  %15 = icmp sgt i64 %4, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %21

17:
  %18 = trunc i32 %3 to i8
  %19 = add i8 %18, 4
  %20 = tail call fastcc i64 @kind_size(i32 %3)
  br label %22

21:
  ret void

22:
  %23 = phi i64 [ 0, %17 ], [ %27, %22 ]
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr i8, ptr %24, i64 %2
  %26 = getelementptr i8, ptr %25, i64 %23
  store i8 %19, ptr %26, align 1
  %27 = add nuw nsw i64 %20, %23
  %28 = icmp slt i64 %27, %4
  br i1 %28, label %22, label %21
}

define internal fastcc void @add_to_packed(ptr %0, ptr %1, i64 %2, i32 %3, ptr %4, i64 %5) {
  %7 = alloca %struct.Walk, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %62

11:
  %12 = zext nneg i32 %9 to i64
  br label %16

13:
  %14 = icmp eq i32 %22, 0
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br i1 %14, label %25, label %62

16:
  %17 = phi i64 [ 0, %11 ], [ %23, %16 ]
  %18 = phi i32 [ 1, %11 ], [ %22, %16 ]
  %19 = mul nsw i64 %5, %17
  %20 = getelementptr inbounds i8, ptr %4, i64 %19
  %21 = tail call fastcc i32 @is_zero_number(ptr %20, i32 %3)
  %22 = and i32 %21, %18
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %16

25:
  %26 = tail call fastcc i64 @kind_size(i32 %3)
  %27 = add nsw i64 %26, %2
  tail call fastcc void @clear_marks(ptr %0, ptr %1, i64 %2, i64 %27, i32 %3)
  %28 = tail call fastcc i32 @mark_at(ptr %1, i64 %2)
  %29 = icmp eq i32 %28, %3
  br i1 %29, label %44, label %30

30:
  %31 = load i32, ptr %15, align 8
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %44

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %30 ]
  %35 = load ptr, ptr %1, align 8
  %36 = getelementptr inbounds nuw ptr, ptr %35, i64 %34
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 %2
  %39 = tail call ptr @memset(ptr %38, i32 0, i64 %26)
  %40 = add nuw nsw i64 %34, 1
  %41 = load i32, ptr %15, align 8
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %33, label %44

44:
  tail call fastcc void @set_mark(ptr %1, i64 %2, i32 %3)
  %45 = load i32, ptr %15, align 8
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %62

47:
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 32
  br label %50

50:
  %51 = phi i64 [ 0, %47 ], [ %58, %50 ]
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %7, i8 0, i64 88, i1 false)
  store i32 -1, ptr %48, align 8
  %52 = mul nsw i64 %5, %51
  %53 = getelementptr inbounds i8, ptr %4, i64 %52
  store ptr %53, ptr %49, align 8
  %54 = load ptr, ptr %1, align 8
  %55 = getelementptr inbounds nuw ptr, ptr %54, i64 %51
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 %2
  call void @add_block(ptr %7, ptr %57, i32 %3, i64 1)
  call void @llvm.lifetime.end.p0(ptr %7)
  %58 = add nuw nsw i64 %51, 1
  %59 = load i32, ptr %15, align 8
  %60 = sext i32 %59 to i64
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %50, label %62

62:
  ret void
}

define internal fastcc void @failed(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = alloca [257 x i8], align 16
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  store i8 0, ptr %5, align 16
  %7 = call i32 @PMPI_Error_string(i32 %1, ptr %5, ptr %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:
  store i32 0, ptr %6, align 4
  br label %10

10:
  %11 = load i32, ptr %6, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  store i8 0, ptr %13, align 1
  br label %14

14:
  %15 = phi ptr [ %5, %10 ], [ %19, %18 ]
  %16 = load i8, ptr %15, align 1
  switch i8 %16, label %18 [
    i8 0, label %20
    i8 10, label %17
  ]

17:
  store i8 32, ptr %15, align 1
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 1
  br label %14

20:
  call fastcc void @fail_at(ptr %0, ptr @.str.5, ptr %2, ptr %5, ptr %3)
  unreachable
}

declare i32 @PMPI_Error_string(i32, ptr, ptr)

declare i32 @PMPI_Comm_get_attr(ptr, i32, ptr, ptr)

declare noalias ptr @malloc(i64)

define internal fastcc void @watch(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  store ptr %1, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr null, ptr %7, align 8
  %8 = icmp slt i32 %2, 9
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %15

11:
  %12 = zext nneg i32 %2 to i64
  %13 = shl nuw nsw i64 %12, 3
  %14 = tail call fastcc ptr @get_memory(ptr %1, i64 %13)
  br label %15

15:
  %16 = phi ptr [ %10, %9 ], [ %14, %11 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %16, ptr %17, align 8
  %18 = icmp eq ptr %4, null
  br i1 %18, label %19, label %26

19:
  br i1 %8, label %20, label %22

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %26

22:
  %23 = zext nneg i32 %2 to i64
  %24 = mul nuw nsw i64 %23, 24
  %25 = tail call fastcc ptr @get_memory(ptr %1, i64 %24)
  br label %26

26:
  %27 = phi ptr [ %25, %22 ], [ %21, %20 ], [ %4, %15 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %27, ptr %28, align 8
  %29 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %33

31:
  %32 = zext nneg i32 %2 to i64
  br label %35

33:
  %34 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void

35:
  %36 = phi i64 [ 0, %31 ], [ %56, %55 ]
  %37 = getelementptr inbounds nuw ptr, ptr %3, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %17, align 8
  %40 = getelementptr inbounds nuw ptr, ptr %39, i64 %36
  store ptr %38, ptr %40, align 8
  %41 = load ptr, ptr %37, align 8
  %42 = icmp eq ptr %41, @ompi_request_null
  br i1 %42, label %45, label %43

43:
  %44 = tail call fastcc ptr @ticket_of(ptr %41)
  br label %45

45:
  %46 = phi ptr [ %44, %43 ], [ null, %35 ]
  %47 = icmp eq ptr %46, null
  br i1 %47, label %52, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 32
  %50 = load i32, ptr %49, align 8
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %49, align 8
  br label %55

52:
  br i1 %42, label %55, label %53

53:
  %54 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @refuse(ptr %1, ptr @.str.52, ptr @.str.53, ptr @.str.54)
  unreachable

55:
  %56 = add nuw nsw i64 %36, 1
  %57 = icmp eq i64 %56, %32
  br i1 %57, label %33, label %35
}

define internal fastcc void @ended(ptr %0, i32 %1, ptr %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds ptr, ptr %6, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, @ompi_request_null
  br i1 %10, label %63, label %11

11:
  %12 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %13 = tail call fastcc ptr @ticket_of(ptr %9)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %63

17:
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = tail call i64 @pthread_self()
  %23 = tail call i32 @pthread_equal(i64 %21, i64 %22)
  %24 = icmp eq ptr %19, null
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br label %29

29:
  %30 = phi i1 [ false, %17 ], [ %28, %25 ]
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %32 = load i32, ptr %31, align 8
  %33 = add nsw i32 %32, -1
  store i32 %33, ptr %31, align 8
  store ptr null, ptr %18, align 8
  br i1 %24, label %34, label %39

34:
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %2, ptr align 8 dereferenceable(24) %36, i64 24, i1 false)
  br label %39

39:
  %40 = icmp eq i32 %3, 0
  br i1 %40, label %48, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %43 = load ptr, ptr %42, align 8
  tail call void @free(ptr %43)
  store ptr null, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %53

47:
  tail call fastcc void @tear(ptr %13)
  br label %53

48:
  br i1 %30, label %49, label %53

49:
  %50 = load ptr, ptr %0, align 8
  %51 = tail call fastcc ptr @get_memory(ptr %50, i64 24)
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr %51, ptr %52, align 8
  br label %53

53:
  %54 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds ptr, ptr %55, i64 %7
  store ptr @ompi_request_null, ptr %56, align 8
  br i1 %24, label %58, label %57

57:
  tail call fastcc void @end_of(ptr %0, ptr %19, ptr %2, i32 %23)
  br label %58

58:
  %59 = select i1 %40, i1 %30, i1 false
  br i1 %59, label %60, label %63

60:
  %61 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %62 = load ptr, ptr %61, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %62, ptr align 8 dereferenceable(24) %2, i64 24, i1 false)
  br label %63

63:
  ret void
}

define internal fastcc ptr @watched(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %14

8:
  %9 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %35, label %34

14:
  %15 = phi i64 [ 0, %6 ], [ %30, %29 ]
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds nuw ptr, ptr %16, i64 %15
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, @ompi_request_null
  br i1 %19, label %22, label %20

20:
  %21 = tail call fastcc ptr @ticket_of(ptr %18)
  br label %22

22:
  %23 = phi ptr [ %21, %20 ], [ null, %14 ]
  %24 = icmp eq ptr %23, null
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %27 = load i32, ptr %26, align 8
  %28 = add nsw i32 %27, -1
  store i32 %28, ptr %26, align 8
  br label %29

29:
  %30 = add nuw nsw i64 %15, 1
  %31 = load i32, ptr %3, align 8
  %32 = sext i32 %31 to i64
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %14, label %8

34:
  tail call void @free(ptr %11)
  br label %35

35:
  store ptr null, ptr %10, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %37 = load ptr, ptr %36, align 8
  ret ptr %37
}

define internal fastcc ptr @ticket_of(ptr %0) {
  %2 = load i64, ptr @buckets, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %9, label %4

4:
  %5 = load ptr, ptr @tickets, align 8
  %6 = tail call fastcc i64 @bucket_of(ptr %0)
  %7 = getelementptr inbounds nuw ptr, ptr %5, i64 %6
  %8 = load ptr, ptr %7, align 8
  br label %9

9:
  %10 = phi ptr [ %8, %4 ], [ null, %1 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %31, label %12

12:
  %13 = phi ptr [ %28, %27 ], [ null, %9 ]
  %14 = phi ptr [ %29, %27 ], [ %10, %9 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %18, label %27

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = tail call i64 @pthread_self()
  %22 = tail call i32 @pthread_equal(i64 %20, i64 %21)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %31

24:
  %25 = icmp eq ptr %13, null
  %26 = select i1 %25, ptr %14, ptr %13
  br label %27

27:
  %28 = phi ptr [ %13, %12 ], [ %26, %24 ]
  %29 = load ptr, ptr %14, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %12

31:
  %32 = phi ptr [ null, %9 ], [ %14, %18 ], [ %28, %27 ]
  ret ptr %32
}

define internal fastcc i64 @bucket_of(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = lshr i64 %3, 20
  %5 = load i64, ptr @buckets, align 8
  %6 = add i64 %5, 17592186044415
  %7 = and i64 %6, %4
  ret i64 %7
}

declare i32 @pthread_equal(i64, i64)

declare i64 @pthread_self()

define internal fastcc void @tear(ptr %0) {
  %2 = load ptr, ptr @tickets, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc i64 @bucket_of(ptr %4)
  %6 = getelementptr inbounds nuw ptr, ptr %2, i64 %5
  br label %7

7:
  %8 = phi ptr [ %6, %1 ], [ %9, %7 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %0
  br i1 %10, label %11, label %7

11:
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %8, align 8
  %13 = load i64, ptr @issued, align 8
  %14 = add nsw i64 %13, -1
  store i64 %14, ptr @issued, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8
  tail call void @free(ptr %16)
  tail call void @free(ptr %0)
  ret void
}

define internal fastcc void @end_of(ptr %0, ptr %1, ptr %2, i32 %3) {
  tail call fastcc void @waited(ptr %1)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store i32 1, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:
  tail call void %7(ptr %1, ptr %2)
  tail call void @release_op(ptr %1)
  br label %26

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call void %12(ptr %1, ptr %2)
  br label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:
  tail call fastcc void @note(ptr %0, ptr %1)
  br label %26

26:
  ret void
}

define internal fastcc void @waited(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  store i32 0, ptr %3, align 4
  tail call fastcc void @one_less()
  br label %7

7:
  %8 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

define internal fastcc void @note(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %24

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %17

10:
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = shl nsw i32 %13, 1
  %15 = sext i32 %14 to i64
  %16 = tail call fastcc ptr @completion(ptr %11, i64 %15)
  store ptr %16, ptr %7, align 8
  br label %17

17:
  %18 = load ptr, ptr %7, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %20, align 8
  %23 = getelementptr inbounds ptr, ptr %19, i64 %21
  store ptr %1, ptr %23, align 8
  br label %24

24:
  ret void
}

define internal fastcc void @one_less() {
  %1 = load i64, ptr @outstanding, align 8
  %2 = icmp sgt i64 %1, 0
  br i1 %2, label %3, label %5

3:
  %4 = add nsw i64 %1, -1
  store i64 %4, ptr @outstanding, align 8
  br label %5

5:
  %6 = load i64, ptr @outstanding, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %15, label %8

8:
  %9 = tail call fastcc i32 @threaded()
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = load ptr, ptr @open_group, align 8
  store ptr null, ptr @open_group, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @free_group(ptr %12)
  br label %15

15:
  ret void
}

define internal fastcc ptr @completion(ptr %0, i64 %1) {
  %3 = shl nsw i64 %1, 3
  %4 = add nsw i64 %3, 32
  %5 = tail call fastcc ptr @get_zeros(ptr %0, i64 %4)
  store ptr @begin_all, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @free_record, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %0, ptr %7, align 8
  ret ptr %5
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %78

5:
  %6 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  tail call fastcc void @arrange(ptr %8)
  br label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %17 = load i32, ptr %16, align 8
  %18 = icmp sgt i32 %17, 1
  %19 = and i1 %9, %18
  br i1 %19, label %20, label %36

20:
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %36

24:
  %25 = phi i64 [ %33, %32 ], [ 0, %20 ]
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds nuw ptr, ptr %26, i64 %25
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %32, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 120
  store i32 0, ptr %31, align 8
  br label %32

32:
  %33 = add nuw nsw i64 %25, 1
  %34 = load i64, ptr %21, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %24, label %36

36:
  store i32 1, ptr %16, align 8
  %37 = icmp eq ptr %0, null
  br i1 %37, label %52, label %38

38:
  %39 = phi ptr [ %72, %71 ], [ %0, %36 ]
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 120
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 1
  br i1 %42, label %43, label %52

43:
  br i1 %9, label %44, label %55

44:
  %45 = getelementptr inbounds nuw i8, ptr %39, i64 112
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %55, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 120
  %50 = load i32, ptr %49, align 8
  %51 = icmp sgt i32 %50, 1
  br i1 %51, label %55, label %52

52:
  %53 = tail call fastcc i32 @threaded()
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %76, label %74

55:
  %56 = getelementptr inbounds nuw i8, ptr %39, i64 124
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %59, label %64

59:
  store i32 2, ptr %40, align 8
  %60 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %61 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %62 = load ptr, ptr %61, align 8
  tail call void %62(ptr %39)
  %63 = tail call i32 @pthread_mutex_lock(ptr @lock)
  br label %67

64:
  %65 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %66 = load ptr, ptr %65, align 8
  tail call void %66(ptr %39)
  store i32 2, ptr %40, align 8
  br label %67

67:
  br i1 %9, label %68, label %71

68:
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 104
  %70 = load ptr, ptr %69, align 8
  br label %71

71:
  %72 = phi ptr [ %70, %68 ], [ null, %67 ]
  %73 = icmp eq ptr %72, null
  br i1 %73, label %52, label %38

74:
  %75 = tail call i32 @pthread_cond_broadcast(ptr @started)
  br label %76

76:
  %77 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %78

78:
  ret void
}

define internal fastcc void @arrange(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %10, label %5

5:
  %6 = phi i64 [ 0, %1 ], [ %21, %20 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %6, ptr %7, align 8
  %8 = load ptr, ptr %0, align 8
  tail call void @qsort(ptr %8, i64 %6, i64 8, ptr @full_order)
  %9 = icmp sgt i64 %6, 0
  br i1 %9, label %27, label %25

10:
  %11 = phi i64 [ %21, %20 ], [ 0, %1 ]
  %12 = phi i64 [ %22, %20 ], [ 0, %1 ]
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw ptr, ptr %13, i64 %12
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:
  %18 = add nsw i64 %11, 1
  %19 = getelementptr inbounds ptr, ptr %13, i64 %11
  store ptr %15, ptr %19, align 8
  br label %20

20:
  %21 = phi i64 [ %18, %17 ], [ %11, %10 ]
  %22 = add nuw nsw i64 %12, 1
  %23 = load i64, ptr %2, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %10, label %5

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 1, ptr %26, align 8
  ret void

27:
  %28 = phi i64 [ %45, %54 ], [ 0, %5 ]
  %29 = load ptr, ptr %0, align 8
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %28
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 96
  store i64 %28, ptr %32, align 8
  %33 = icmp eq i64 %28, 0
  br i1 %33, label %42, label %34

34:
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr ptr, ptr %35, i64 %28
  %37 = getelementptr i8, ptr %36, i64 -8
  %38 = load ptr, ptr %37, align 8
  %39 = tail call fastcc i32 @channel_order(ptr %38, ptr %31)
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, ptr %38, ptr null
  br label %42

42:
  %43 = phi ptr [ null, %27 ], [ %41, %34 ]
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 104
  store ptr %43, ptr %44, align 8
  %45 = add nuw nsw i64 %28, 1
  %46 = icmp slt i64 %45, %6
  br i1 %46, label %47, label %54

47:
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds nuw ptr, ptr %48, i64 %45
  %50 = load ptr, ptr %49, align 8
  %51 = tail call fastcc i32 @channel_order(ptr %31, ptr %50)
  %52 = icmp eq i32 %51, 0
  %53 = select i1 %52, ptr %50, ptr null
  br label %54

54:
  %55 = phi ptr [ null, %42 ], [ %53, %47 ]
  %56 = getelementptr inbounds nuw i8, ptr %31, i64 112
  store ptr %55, ptr %56, align 8
  %57 = icmp eq i64 %45, %6
  br i1 %57, label %25, label %27
}

declare i32 @pthread_cond_broadcast(ptr)

declare void @qsort(ptr, i64, i64, ptr)

define internal i32 @full_order(ptr %0, ptr %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc i32 @channel_order(ptr %3, ptr %4)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %16, label %13

13:
  %14 = icmp sgt i64 %9, %11
  %15 = zext i1 %14 to i32
  br label %16

16:
  %17 = phi i32 [ -1, %7 ], [ %15, %13 ], [ %5, %2 ]
  ret i32 %17
}

define internal fastcc i32 @channel_order(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %4, %6
  br i1 %7, label %11, label %8

8:
  %9 = icmp ult ptr %4, %6
  %10 = select i1 %9, i32 -1, i32 1
  br label %40

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %20, label %17

17:
  %18 = icmp slt i32 %13, %15
  %19 = select i1 %18, i32 -1, i32 1
  br label %40

20:
  %21 = icmp eq i32 %13, 2
  br i1 %21, label %40, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %31, label %28

28:
  %29 = icmp slt i32 %24, %26
  %30 = select i1 %29, i32 -1, i32 1
  br label %40

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 132
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %40, label %37

37:
  %38 = icmp slt i32 %33, %35
  %39 = select i1 %38, i32 -1, i32 1
  br label %40

40:
  %41 = phi i32 [ %10, %8 ], [ %19, %17 ], [ 0, %20 ], [ %30, %28 ], [ %39, %37 ], [ 0, %31 ]
  ret i32 %41
}

declare i32 @PMPI_Request_get_status(ptr, ptr, ptr)

declare i32 @PMPI_Waitall(i32, ptr, ptr)

define internal fastcc void @free_statuses(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %7 = icmp eq ptr %4, %6
  %8 = select i1 %5, i1 true, i1 %7
  br i1 %8, label %10, label %9

9:
  tail call void @free(ptr %4)
  br label %10

10:
  ret void
}

declare i32 @PMPI_Testall(i32, ptr, ptr, ptr)

declare i32 @PMPI_Waitany(i32, ptr, ptr, ptr)

declare i32 @PMPI_Testany(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Waitsome(i32, ptr, ptr, ptr, ptr)

define internal fastcc void @end_some(ptr %0, i32 %1, ptr %2) {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %7 = zext nneg i32 %1 to i64
  br label %9

8:
  ret void

9:
  %10 = phi i64 [ 0, %5 ], [ %15, %9 ]
  %11 = getelementptr inbounds nuw i32, ptr %2, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds nuw %struct.ompi_status_public_t, ptr %13, i64 %10
  tail call fastcc void @ended(ptr %0, i32 %12, ptr %14, i32 1)
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %7
  br i1 %16, label %8, label %9
}

declare i32 @PMPI_Testsome(i32, ptr, ptr, ptr, ptr)

define internal fastcc ptr @give_up(ptr %0, ptr %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc ptr @ticket_of(ptr %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8
  br label %10

10:
  %11 = phi ptr [ %9, %7 ], [ null, %2 ]
  br i1 %6, label %15, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %14 = load ptr, ptr %13, align 8
  br label %15

15:
  %16 = phi ptr [ %14, %12 ], [ null, %10 ]
  %17 = icmp eq ptr %11, null
  br i1 %17, label %25, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 124
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22

22:
  %23 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %24 = load ptr, ptr %0, align 8
  tail call fastcc void @refuse(ptr %24, ptr @.str.55, ptr @.str.56, ptr @.str.57)
  unreachable

25:
  br i1 %6, label %27, label %26

26:
  tail call fastcc void @tear(ptr %5)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load ptr, ptr %28, align 8
  store ptr @ompi_request_null, ptr %29, align 8
  %30 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %17, label %37, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:
  tail call fastcc void @waited(ptr %11)
  %36 = load ptr, ptr %1, align 8
  tail call fastcc void @keep_sending(ptr %11, ptr %36)
  store ptr @ompi_request_null, ptr %1, align 8
  br label %68

37:
  %38 = icmp eq ptr %16, null
  br i1 %38, label %63, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %63, label %43

43:
  %44 = load ptr, ptr %16, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %63, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 124
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %63

50:
  %51 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %63

54:
  %55 = load ptr, ptr %0, align 8
  %56 = getelementptr inbounds nuw i8, ptr %44, i64 160
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 344
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %1, align 8
  tail call fastcc void @keep_pending(ptr %55, ptr %57, ptr %59, ptr %60)
  %61 = load ptr, ptr %16, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 344
  store ptr null, ptr %62, align 8
  store ptr @ompi_request_null, ptr %1, align 8
  br label %68

63:
  %64 = load ptr, ptr %0, align 8
  %65 = tail call i32 @PMPI_Request_free(ptr %1)
  tail call fastcc void @check(ptr %64, i32 %65)
  br i1 %17, label %68, label %66

66:
  tail call fastcc void @waited(ptr %11)
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i32 1, ptr %67, align 8
  tail call fastcc void @note(ptr %0, ptr %11)
  br label %68

68:
  %69 = icmp eq ptr %16, null
  br i1 %69, label %79, label %70

70:
  %71 = load ptr, ptr %16, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %78, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 124
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 3
  br i1 %76, label %77, label %78

77:
  tail call fastcc void @close_parts(ptr %71)
  br label %78

78:
  tail call fastcc void @let_go(ptr %16)
  br label %79

79:
  %80 = tail call fastcc ptr @watched(ptr %0)
  ret ptr %80
}

define internal fastcc void @keep_sending(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @keep_pending(ptr %4, ptr %6, ptr %8, ptr %1)
  store ptr null, ptr %7, align 8
  tail call void @release_op(ptr %0)
  ret void
}

define internal fastcc void @keep_pending(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = tail call fastcc ptr @get_zeros(ptr %0, i64 40)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %3, ptr %9, align 8
  %10 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %11 = load ptr, ptr @pending_sends, align 8
  store ptr %11, ptr %5, align 8
  store ptr %5, ptr @pending_sends, align 8
  %12 = load i64, ptr @pending_count, align 8
  %13 = add nsw i64 %12, 1
  store i64 %13, ptr @pending_count, align 8
  %14 = and i64 %13, 31
  %15 = icmp eq i64 %14, 0
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %15, label %17, label %18

17:
  tail call fastcc void @reap(i32 0)
  br label %18

18:
  ret void
}

define internal fastcc void @close_parts(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @parting)
  br label %3

3:
  %4 = phi ptr [ @all_parts, %1 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %12, label %7

7:
  %8 = tail call fastcc ptr @parts_of(ptr %0)
  %9 = icmp eq ptr %5, %8
  br i1 %9, label %10, label %3

10:
  %11 = load ptr, ptr %5, align 8
  store ptr %11, ptr %4, align 8
  br label %12

12:
  %13 = tail call i32 @pthread_mutex_unlock(ptr @parting)
  ret void
}

define internal fastcc void @let_go(ptr %0) {
  %2 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8
  %6 = icmp eq i64 %5, 0
  %7 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %6, label %8, label %17

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  tail call void @release_op(ptr %11)
  br label %14

14:
  tail call void @free(ptr %0)
  %15 = icmp eq ptr %10, @ompi_mpi_comm_null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @free_own(ptr %10)
  br label %17

17:
  ret void
}

define internal fastcc void @free_own(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 0, ptr %3, align 4
  %4 = call i32 @PMPI_Finalized(ptr %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = call i32 @PMPI_Comm_free(ptr %2)
  br label %9

9:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare i32 @PMPI_Finalized(ptr)

declare i32 @PMPI_Probe(i32, i32, ptr, ptr)

define internal fastcc i32 @is_adjoint(ptr %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, -2
  br i1 %3, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = tail call fastcc i32 @half_of_tags()
  %8 = icmp sge i32 %6, %7
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ 0, %1 ], [ %9, %4 ]
  ret i32 %11
}

define internal fastcc void @clear_way(ptr %0, i32 %1, i32 %2, ptr %3) {
  %5 = alloca i32, align 4
  %6 = alloca %struct.ompi_status_public_t, align 8
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 1, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = and i32 %2, %1
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %30

10:
  %11 = call i32 @PMPI_Iprobe(i32 %1, i32 %2, ptr %3, ptr %5, ptr %6)
  call fastcc void @check(ptr %0, i32 %11)
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %30, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %16

16:
  %17 = call fastcc i32 @is_adjoint(ptr %6)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %30, label %19

19:
  %20 = load i32, ptr %6, align 8
  %21 = load i32, ptr %15, align 4
  %22 = call i32 @PMPI_Improbe(i32 %20, i32 %21, ptr %3, ptr %5, ptr %7, ptr %6)
  call fastcc void @check(ptr %0, i32 %22)
  %23 = load i32, ptr %5, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:
  call fastcc void @put_in_stash(ptr %0, ptr %3, ptr %7, ptr %6)
  br label %26

26:
  %27 = call i32 @PMPI_Iprobe(i32 %1, i32 %2, ptr %3, ptr %5, ptr %6)
  call fastcc void @check(ptr %0, i32 %27)
  %28 = load i32, ptr %5, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %16

30:
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal fastcc i32 @half_of_tags() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = load i32, ptr @half_of_tags.half, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %16

5:
  call void @llvm.lifetime.start.p0(ptr %1)
  store ptr null, ptr %1, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %6 = call i32 @PMPI_Comm_get_attr(ptr @ompi_mpi_comm_world, i32 0, ptr %1, ptr %2)
  %7 = load i32, ptr %2, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %14, label %9

9:
  %10 = load ptr, ptr %1, align 8
  %11 = load i32, ptr %10, align 4
  %12 = sdiv i32 %11, 2
  %13 = add nsw i32 %12, 1
  br label %14

14:
  %15 = phi i32 [ %13, %9 ], [ 16384, %5 ]
  store i32 %15, ptr @half_of_tags.half, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %1)
  br label %16

16:
  %17 = load i32, ptr @half_of_tags.half, align 4
  ret i32 %17
}

declare i32 @PMPI_Iprobe(i32, i32, ptr, ptr, ptr)

declare i32 @PMPI_Improbe(i32, i32, ptr, ptr, ptr, ptr)

define internal fastcc void @put_in_stash(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = tail call fastcc ptr @get_zeros(ptr %0, i64 40)
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  %8 = call i32 @PMPI_Get_elements_x(ptr %3, ptr @ompi_mpi_byte, ptr %5)
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %9, align 8
  %10 = load i32, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %13, ptr %14, align 4
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %15, ptr %16, align 8
  %17 = call fastcc ptr @get_memory(ptr %0, i64 %15)
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %17, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %19 = load i64, ptr %5, align 8
  store i64 %19, ptr %6, align 8
  %20 = call fastcc ptr @large(ptr %0, ptr %6)
  %21 = load ptr, ptr %18, align 8
  %22 = load i64, ptr %6, align 8
  %23 = trunc i64 %22 to i32
  %24 = call i32 @PMPI_Mrecv(ptr %21, i32 %23, ptr %20, ptr %2, ptr null)
  call fastcc void @check(ptr %0, i32 %24)
  call fastcc void @free_large(ptr %20, ptr @ompi_mpi_byte)
  %25 = call i32 @pthread_mutex_lock(ptr @lock)
  br label %26

26:
  %27 = phi ptr [ @stash, %4 ], [ %28, %26 ]
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %26

30:
  store ptr %7, ptr %27, align 8
  %31 = call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
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

define internal fastcc void @free_large(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = icmp eq ptr %0, %1
  br i1 %4, label %7, label %5

5:
  %6 = call i32 @PMPI_Type_free(ptr %3)
  br label %7

7:
  ret void
}

declare i32 @PMPI_Type_contiguous(i32, ptr, ptr)

declare i32 @PMPI_Type_create_struct(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_commit(ptr)

define internal fastcc i32 @match_any(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %6 = call i32 @PMPI_Improbe(i32 -1, i32 -1, ptr %1, ptr %5, ptr %2, ptr %3)
  call fastcc void @check(ptr %0, i32 %6)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = call fastcc i32 @is_adjoint(ptr %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %13

14:
  call fastcc void @put_in_stash(ptr %0, ptr %1, ptr %2, ptr %3)
  %15 = call i32 @PMPI_Improbe(i32 -1, i32 -1, ptr %1, ptr %5, ptr %2, ptr %3)
  call fastcc void @check(ptr %0, i32 %15)
  %16 = load i32, ptr %5, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %12, label %9
}

define internal fastcc void @keep_matched(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = icmp eq ptr %1, @ompi_message_no_proc
  %6 = icmp eq ptr %1, @ompi_message_null
  %7 = or i1 %5, %6
  br i1 %7, label %18, label %8

8:
  %9 = tail call fastcc ptr @get_zeros(ptr %0, i64 40)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %2, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 %3, ptr %12, align 8
  %13 = tail call fastcc i64 @reserved()
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %13, ptr %14, align 8
  %15 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %16 = load ptr, ptr @matches, align 8
  store ptr %16, ptr %9, align 8
  store ptr %9, ptr @matches, align 8
  %17 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %18

18:
  ret void
}

define internal fastcc i64 @reserved() {
  %1 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %2 = load i64, ptr @outstanding, align 8
  %3 = add nsw i64 %2, 1
  store i64 %3, ptr @outstanding, align 8
  %4 = load i64, ptr @posts, align 8
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr @posts, align 8
  %6 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret i64 %4
}

define internal fastcc i64 @end_length(i32 %0) {
  %2 = add nsw i32 %0, 1
  %3 = sext i32 %2 to i64
  %4 = add nsw i64 %3, 37
  %5 = srem i64 %4, %3
  %6 = add nsw i64 %3, 38
  %7 = sub nsw i64 %6, %5
  ret i64 %7
}

declare i32 @PMPI_Status_set_elements_x(ptr, ptr, i64)

define internal fastcc i32 @is_bytes(ptr %0) {
  %2 = icmp eq ptr %0, @ompi_mpi_byte
  %3 = icmp eq ptr %0, @ompi_mpi_packed
  %4 = or i1 %2, %3
  %5 = icmp eq ptr %0, @ompi_mpi_char
  %6 = or i1 %5, %4
  %7 = icmp eq ptr %0, @ompi_mpi_signed_char
  %8 = or i1 %7, %6
  %9 = icmp eq ptr %0, @ompi_mpi_unsigned_char
  %10 = or i1 %9, %8
  %11 = icmp eq ptr %0, @ompi_mpi_int8_t
  %12 = or i1 %11, %10
  %13 = icmp eq ptr %0, @ompi_mpi_uint8_t
  %14 = or i1 %13, %12
  %15 = zext i1 %14 to i32
  ret i32 %15
}

define internal fastcc void @set_length(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %5, ptr align 8 dereferenceable(80) %1, i64 80, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 -1, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = add nsw i32 %3, 1
  %13 = select i1 %11, i32 1, i32 %12
  %14 = sext i32 %13 to i64
  br i1 %11, label %15, label %17

15:
  %16 = call fastcc i64 @length_with(ptr %5, i32 %3)
  br label %19

17:
  %18 = call fastcc i64 @whole_length(ptr %5)
  br label %19

19:
  %20 = phi i64 [ %16, %15 ], [ %18, %17 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %83, label %22

22:
  %23 = load i32, ptr %9, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:
  %26 = tail call fastcc i64 @kind_size(i32 %23)
  %27 = mul nsw i64 %26, %14
  %28 = srem i64 %2, %27
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call fastcc void @ends_within(ptr %0)
  unreachable

31:
  %32 = sdiv i64 %2, %14
  %33 = sdiv i64 %32, %20
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i64 %33, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 -1, ptr %35, align 8
  %36 = mul nsw i64 %33, %20
  %37 = srem i64 %32, %20
  %38 = icmp eq i64 %32, %36
  br i1 %38, label %83, label %39

39:
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(88) %6, ptr align 8 dereferenceable(88) @__const.set_length.w, i64 88, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %43 = load i64, ptr %42, align 8
  call fastcc void @walk_row(ptr %6, ptr %41, ptr null, i64 1, i64 %43)
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = sub nsw i64 9223372036854775807, %45
  %47 = icmp samesign ugt i64 %46, 1
  br i1 %47, label %48, label %66

48:
  %49 = phi i64 [ %63, %59 ], [ %46, %39 ]
  %50 = phi i64 [ %62, %59 ], [ 0, %39 ]
  %51 = add nuw nsw i64 %49, %50
  %52 = lshr i64 %51, 1
  store i64 %52, ptr %8, align 8
  %53 = load i32, ptr %9, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %57

55:
  %56 = call fastcc i64 @length_with(ptr %5, i32 %3)
  br label %59

57:
  %58 = call fastcc i64 @whole_length(ptr %5)
  br label %59

59:
  %60 = phi i64 [ %56, %55 ], [ %58, %57 ]
  %61 = icmp sgt i64 %60, %37
  %62 = select i1 %61, i64 %50, i64 %52
  %63 = select i1 %61, i64 %52, i64 %49
  %64 = sub nsw i64 %63, %62
  %65 = icmp sgt i64 %64, 1
  br i1 %65, label %48, label %66

66:
  %67 = phi i64 [ 0, %39 ], [ %62, %59 ]
  store i64 %67, ptr %8, align 8
  %68 = load i32, ptr %9, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %72

70:
  %71 = call fastcc i64 @length_with(ptr %5, i32 %3)
  br label %74

72:
  %73 = call fastcc i64 @whole_length(ptr %5)
  br label %74

74:
  %75 = phi i64 [ %71, %70 ], [ %73, %72 ]
  %76 = icmp eq i64 %75, %37
  br i1 %76, label %78, label %77

77:
  call fastcc void @ends_within(ptr %0)
  unreachable

78:
  %79 = load i64, ptr %34, align 8
  %80 = mul nsw i64 %79, %46
  %81 = add nsw i64 %80, %67
  store i64 %81, ptr %35, align 8
  %82 = add nsw i64 %79, 1
  store i64 %82, ptr %34, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %83

83:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal fastcc i64 @whole_length(ptr %0) {
  %2 = alloca %struct.Walk, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(88) %2, ptr align 8 dereferenceable(88) @__const.whole_length.w, i64 88, i1 false)
  call fastcc void @walk_view(ptr %2, ptr %0, ptr null)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = ptrtoint ptr %4 to i64
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i64 %5
}

define internal fastcc i64 @length_with(ptr %0, i32 %1) {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %7, label %5

5:
  %6 = call fastcc i64 @stream_length(ptr %0, i32 -1, ptr %3)
  br label %7

7:
  %8 = call fastcc i64 @whole_length(ptr %0)
  %9 = sext i32 %1 to i64
  %10 = load i64, ptr %3, align 8
  %11 = mul nsw i64 %10, %9
  %12 = add nsw i64 %11, %8
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %12
}

define internal fastcc void @ends_within(ptr %0) {
  tail call fastcc void @refuse(ptr %0, ptr @.str.61, ptr @.str.33, ptr @.str.34)
  unreachable
}

define internal void @pass_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 %3
  store ptr %7, ptr %5, align 8
  ret void
}

define internal fastcc void @view_or_packed(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, i32 %6) {
  tail call fastcc void @plain_view(ptr writable sret(%struct.View) align 8 %0, ptr %1, ptr %3, i64 %4, ptr %5, i32 %6, i32 1)
  tail call fastcc void @check_bottom(ptr %1, ptr %2, ptr %0)
  ret void
}

define internal fastcc i32 @carries(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = tail call fastcc i32 @only_kind(ptr %0)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:
  %9 = tail call fastcc i64 @stream_length(ptr %0, i32 -1, ptr null)
  %10 = icmp sgt i64 %9, 0
  %11 = zext i1 %10 to i32
  br label %12

12:
  %13 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %11, %8 ]
  ret i32 %13
}

define internal fastcc void @check_tag(ptr %0, i32 %1) {
  %3 = tail call fastcc i32 @parts_tag()
  %4 = icmp slt i32 %1, %3
  br i1 %4, label %6, label %5

5:
  tail call fastcc void @refuse(ptr %0, ptr @.str.62, ptr @.str.63, ptr @.str.64)
  unreachable

6:
  ret void
}

define internal void @start_return(ptr %0) {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %4 = tail call fastcc i64 @adjoint_length(ptr %3)
  store i64 %4, ptr %2, align 8
  %5 = tail call fastcc ptr @take_from_stash(ptr %0, i64 %4)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %5, ptr %6, align 8
  %7 = icmp eq ptr %5, null
  br i1 %7, label %8, label %27

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = tail call fastcc ptr @get_memory(ptr %10, i64 %4)
  store ptr %11, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc ptr @channel(ptr %13)
  %15 = tail call fastcc ptr @errors_returned(ptr %14)
  %16 = load ptr, ptr %9, align 8
  %17 = call fastcc ptr @large(ptr %16, ptr %2)
  %18 = load ptr, ptr %9, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = load i64, ptr %2, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %23 = load i32, ptr %22, align 8
  %24 = tail call fastcc i32 @adjoint_tag(ptr %0)
  %25 = tail call fastcc ptr @request_of(ptr %0)
  %26 = tail call i32 @PMPI_Irecv(ptr %19, i32 %21, ptr %17, i32 %23, i32 %24, ptr %14, ptr %25)
  tail call fastcc void @check(ptr %18, i32 %26)
  tail call fastcc void @free_large(ptr %17, ptr @ompi_mpi_byte)
  tail call fastcc void @errors_as_before(ptr %14, ptr %15)
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @finish_return(ptr %0) {
  %2 = alloca i64, align 8
  %3 = alloca %struct.ompi_status_public_t, align 8
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.lifetime.start.p0(ptr %3)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %6 = call fastcc i64 @stream_length(ptr %5, i32 -1, ptr %2)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %25, label %10

10:
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8
  %13 = call fastcc ptr @channel(ptr %12)
  %14 = call fastcc ptr @errors_returned(ptr %13)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %18 = load ptr, ptr %17, align 8
  call fastcc void @wait_one(ptr %16, ptr %18, ptr %3)
  call fastcc void @errors_as_before(ptr %13, ptr %14)
  %19 = call i32 @PMPI_Get_elements_x(ptr %3, ptr @ompi_mpi_byte, ptr %4)
  %20 = load i64, ptr %4, align 8
  %21 = call fastcc i64 @adjoint_length(ptr %5)
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %24, label %23

23:
  call fastcc void @wrong_size(ptr %0)
  unreachable

24:
  store i32 0, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %2, align 8
  call fastcc void @give_adjoints(ptr %27, ptr %5, i32 -1, ptr %29, i64 %30)
  %31 = load ptr, ptr %28, align 8
  call void @free(ptr %31)
  store ptr null, ptr %28, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal fastcc i32 @parts_tag() {
  %1 = tail call fastcc i32 @own_tag()
  %2 = add nsw i32 %1, -1
  ret i32 %2
}

define internal fastcc i32 @own_tag() {
  %1 = tail call fastcc i32 @half_of_tags()
  %2 = add nsw i32 %1, -1
  ret i32 %2
}

define internal fastcc i64 @adjoint_length(ptr %0) {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = call fastcc i64 @stream_length(ptr %0, i32 -1, ptr %2)
  %4 = load i64, ptr %2, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = mul nsw i64 %4, %7
  %9 = call fastcc i64 @marks_of(ptr %0, i64 %4)
  %10 = add nsw i64 %8, %9
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i64 %10
}

define internal fastcc ptr @take_from_stash(ptr %0, i64 %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = load ptr, ptr @stash, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %30, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %9

9:
  %10 = phi ptr [ %4, %6 ], [ %28, %26 ]
  %11 = phi ptr [ @stash, %6 ], [ %27, %26 ]
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = icmp eq ptr %13, %14
  br i1 %15, label %16, label %26

16:
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = load i32, ptr %17, align 8
  %19 = load i32, ptr %8, align 8
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %23 = load i32, ptr %22, align 4
  %24 = tail call fastcc i32 @adjoint_tag(ptr %0)
  %25 = icmp eq i32 %23, %24
  br i1 %25, label %30, label %26

26:
  %27 = load ptr, ptr %11, align 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %9

30:
  %31 = phi ptr [ @stash, %2 ], [ %11, %21 ], [ %27, %26 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:
  %35 = load ptr, ptr %32, align 8
  store ptr %35, ptr %31, align 8
  %36 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = icmp ne i64 %38, %1
  %40 = icmp sgt i64 %1, -1
  %41 = and i1 %40, %39
  br i1 %41, label %44, label %45

42:
  %43 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %48

44:
  tail call fastcc void @wrong_size(ptr %0)
  unreachable

45:
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %47 = load ptr, ptr %46, align 8
  tail call void @free(ptr %32)
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ null, %42 ]
  ret ptr %49
}

define internal fastcc ptr @channel(ptr %0) {
  %2 = tail call fastcc ptr @channel_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4

4:
  %5 = load ptr, ptr %2, align 8
  br label %6

6:
  %7 = phi ptr [ %5, %4 ], [ %0, %1 ]
  ret ptr %7
}

define internal fastcc i32 @adjoint_tag(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3 = load i32, ptr %2, align 4
  %4 = tail call fastcc i32 @half_of_tags()
  %5 = add nsw i32 %4, %3
  ret i32 %5
}

define internal fastcc ptr @request_of(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %3, %5
  br i1 %6, label %7, label %21

7:
  %8 = icmp eq i32 %5, 0
  %9 = shl nsw i32 %5, 1
  %10 = select i1 %8, i32 2, i32 %9
  store i32 %10, ptr %4, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %10 to i64
  %14 = shl nsw i64 %13, 3
  %15 = tail call ptr @realloc(ptr %12, i64 %14)
  store ptr %15, ptr %11, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = tail call fastcc ptr @get_memory(ptr %19, i64 9223372036854775807)
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr %2, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds ptr, ptr %23, i64 %25
  store ptr @ompi_request_null, ptr %26, align 8
  %27 = load ptr, ptr %22, align 8
  %28 = load i32, ptr %2, align 8
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %2, align 8
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds ptr, ptr %27, i64 %30
  ret ptr %31
}

define internal fastcc i64 @marks_of(ptr %0, i64 %1) {
  %3 = tail call fastcc i32 @is_packed(ptr %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = add nsw i64 %1, 3
  %7 = sdiv i64 %6, 4
  br label %8

8:
  %9 = phi i64 [ %7, %5 ], [ 0, %2 ]
  ret i64 %9
}

define internal fastcc i32 @is_packed(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:
  %6 = tail call fastcc i32 @only_kind(ptr %0)
  %7 = icmp eq i32 %6, 4
  %8 = zext i1 %7 to i32
  br label %9

9:
  %10 = phi i32 [ 0, %1 ], [ %8, %5 ]
  ret i32 %10
}

define internal fastcc void @wrong_size(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @fail_at(ptr %3, ptr @.str.5, ptr @.str.65, ptr @.str.66, ptr @.str.67)
  unreachable
}

declare ptr @realloc(ptr, i64)

define internal fastcc void @give_adjoints(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4) {
  %6 = alloca %struct.Packed, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call fastcc void @give_laid(ptr %1, ptr %3, i64 %4)
  br label %27

11:
  %12 = tail call fastcc i32 @is_packed(ptr %1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  tail call fastcc void @stream_add(ptr %1, i32 %2, ptr %3, i64 %4)
  br label %27

15:
  %16 = load ptr, ptr %1, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %27, label %18

18:
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr %16, ptr %6, align 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %21 = load i32, ptr %20, align 8
  store i32 %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %4, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr null, ptr %24, align 8
  %25 = tail call i32 @pthread_mutex_lock(ptr @lock)
  call fastcc void @merge_marked(ptr %0, ptr %6, ptr %3, i64 %4)
  %26 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %27

27:
  ret void
}

define internal fastcc void @give_laid(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.Packed, align 8
  %5 = tail call fastcc ptr @known_bytes(ptr %0, i64 %2)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = shl nsw i64 %10, 3
  %12 = tail call fastcc ptr @get_memory(ptr %7, i64 %11)
  %13 = load i32, ptr %8, align 8
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = zext nneg i32 %13 to i64
  br label %26

17:
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr %12, ptr %4, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %13, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %22 = sext i32 %13 to i64
  %23 = mul nsw i64 %2, %22
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  store ptr %24, ptr %21, align 8
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %34, label %33

26:
  %27 = phi i64 [ 0, %15 ], [ %31, %26 ]
  %28 = mul nsw i64 %2, %27
  %29 = getelementptr inbounds i8, ptr %1, i64 %28
  %30 = getelementptr inbounds nuw ptr, ptr %12, i64 %27
  store ptr %29, ptr %30, align 8
  %31 = add nuw nsw i64 %27, 1
  %32 = icmp eq i64 %31, %16
  br i1 %32, label %17, label %26

33:
  tail call void @free(ptr %12)
  tail call void @free(ptr %5)
  tail call fastcc void @stream_add(ptr %0, i32 -1, ptr %1, i64 %2)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void

34:
  %35 = phi i64 [ %67, %66 ], [ 0, %17 ]
  %36 = call fastcc i32 @mark_at(ptr %4, i64 %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %66, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 %35
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = add nuw nsw i32 %36, 4
  %43 = icmp eq i32 %42, %41
  br i1 %43, label %66, label %44

44:
  %45 = tail call fastcc i64 @kind_size(i32 %36)
  %46 = add nuw nsw i64 %45, %35
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %48, label %49

48:
  tail call fastcc void @cut_number(ptr %0)
  unreachable

49:
  %50 = call fastcc i32 @all_zero(ptr %4, i64 %35, i32 %36)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %54, label %66

52:
  %53 = icmp eq i32 %61, 0
  br i1 %53, label %66, label %64

54:
  %55 = phi i64 [ %62, %54 ], [ %35, %49 ]
  %56 = phi i32 [ %61, %54 ], [ 0, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 %55
  %58 = load i8, ptr %57, align 1
  %59 = icmp sgt i8 %58, 2
  %60 = zext i1 %59 to i32
  %61 = or i32 %56, %60
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp samesign ult i64 %62, %46
  br i1 %63, label %54, label %52

64:
  %65 = load ptr, ptr %6, align 8
  tail call fastcc void @refuse(ptr %65, ptr @.str.68, ptr @.str.42, ptr @.str.69)
  unreachable

66:
  %67 = add nuw nsw i64 %35, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %33, label %34
}

define internal fastcc void @stream_add(ptr %0, i32 %1, ptr %2, i64 %3) {
  tail call fastcc void @close_guards()
  tail call fastcc void @each_lane(ptr %0, ptr @add_block, i32 %1, ptr %2, i64 %3)
  tail call fastcc void @open_guards()
  ret void
}

define internal fastcc void @merge_marked(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = alloca %struct.Packed, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %3, %12
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  store ptr %14, ptr %9, align 8
  %15 = icmp sgt i64 %3, 0
  br i1 %15, label %17, label %16

16:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void

17:
  %18 = phi i64 [ %31, %30 ], [ 0, %4 ]
  %19 = lshr i64 %18, 2
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %25, label %23

23:
  %24 = call fastcc i32 @mark_at(ptr %5, i64 %18)
  br label %25

25:
  %26 = phi i32 [ %24, %23 ], [ 0, %17 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 %18
  tail call fastcc void @add_to_packed(ptr %0, ptr %1, i64 %18, i32 %26, ptr %29, i64 %3)
  br label %30

30:
  %31 = add nuw nsw i64 %18, 1
  %32 = icmp eq i64 %31, %3
  br i1 %32, label %16, label %17
}

declare i32 @PMPI_Query_thread(ptr)

define internal fastcc void @join_group(ptr %0) {
  %2 = load ptr, ptr @open_group, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = tail call fastcc ptr @get_zeros(ptr %6, i64 40)
  store ptr %7, ptr @open_group, align 8
  br label %8

8:
  %9 = load ptr, ptr @open_group, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %11, %13
  br i1 %14, label %15, label %27

15:
  %16 = icmp eq i64 %13, 0
  %17 = shl nsw i64 %13, 1
  %18 = select i1 %16, i64 8, i64 %17
  store i64 %18, ptr %12, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = shl i64 %18, 3
  %21 = tail call ptr @realloc(ptr %19, i64 %20)
  store ptr %21, ptr %9, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = tail call fastcc ptr @get_memory(ptr %25, i64 9223372036854775807)
  br label %27

27:
  %28 = load i64, ptr %10, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %28, ptr %29, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = load i64, ptr %10, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %10, align 8
  %33 = getelementptr inbounds ptr, ptr %30, i64 %31
  store ptr %0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr %34, align 8
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i32 0, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %9, ptr %38, align 8
  ret void
}

define internal fastcc void @fill(ptr %0) {
  %2 = alloca i64, align 8
  %3 = alloca %struct.Walk, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %5 = tail call fastcc i64 @whole_length(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %2)
  %6 = call fastcc i64 @stream_length(ptr %4, i32 -1, ptr %2)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = call fastcc i64 @parcel_length(ptr %4)
  %14 = call fastcc ptr @get_zeros(ptr %12, i64 %13)
  store ptr %14, ptr %7, align 8
  br label %15

15:
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %3, i8 0, i64 88, i1 false)
  store ptr @copy_out, ptr %3, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %17 = load ptr, ptr %7, align 8
  store ptr %17, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %20 = load ptr, ptr %19, align 8
  call fastcc void @walk_view(ptr %3, ptr %4, ptr %20)
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 %5
  %23 = load i64, ptr %2, align 8
  call fastcc void @stream_read(ptr %4, i32 -1, ptr %22, i64 %23)
  %24 = call fastcc i32 @is_packed(ptr %4)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %35, label %26

26:
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 %5
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %23, %31
  %33 = getelementptr inbounds i8, ptr %28, i64 %32
  %34 = call ptr @memcpy(ptr %33, ptr @PACKED_END, i64 38)
  br label %35

35:
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal fastcc i64 @parcel_length(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8
  %4 = tail call fastcc i64 @length_with(ptr %0, i32 %3)
  %5 = tail call fastcc i32 @is_packed(ptr %0)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = load i32, ptr %2, align 8
  %9 = tail call fastcc i64 @end_length(i32 %8)
  br label %10

10:
  %11 = phi i64 [ %9, %7 ], [ 0, %1 ]
  %12 = add nsw i64 %11, %4
  ret i64 %12
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %29, label %6

6:
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds ptr, ptr %7, i64 %9
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 112
  store ptr %16, ptr %17, align 8
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:
  %23 = load ptr, ptr %11, align 8
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 104
  store ptr %23, ptr %24, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, -1
  store i64 %28, ptr %26, align 8
  tail call fastcc void @free_group(ptr %4)
  br label %29

29:
  store ptr null, ptr %3, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr null, ptr %31, align 8
  %32 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret void
}

define internal fastcc void @forget(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %35, label %5

5:
  %6 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %7 = load i64, ptr @buckets, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  tail call fastcc void @waited(ptr %0)
  br label %35

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
  %22 = phi ptr [ %23, %33 ], [ %15, %11 ]
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %0
  br i1 %26, label %27, label %33

27:
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %32, label %31

31:
  store ptr null, ptr %24, align 8
  br label %33

32:
  tail call fastcc void @tear(ptr %22)
  br label %33

33:
  %34 = icmp eq ptr %23, null
  br i1 %34, label %17, label %21

35:
  ret void
}

define internal fastcc void @send_later(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, ptr %5) {
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store i64 %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  %9 = tail call fastcc ptr @errors_returned(ptr %5)
  %10 = call fastcc ptr @large(ptr %0, ptr %7)
  %11 = load i64, ptr %7, align 8
  %12 = trunc i64 %11 to i32
  %13 = call i32 @PMPI_Isend(ptr %1, i32 %12, ptr %10, i32 %3, i32 %4, ptr %5, ptr %8)
  call fastcc void @check(ptr %0, i32 %13)
  call fastcc void @free_large(ptr %10, ptr @ompi_mpi_byte)
  call fastcc void @errors_as_before(ptr %5, ptr %9)
  %14 = load ptr, ptr %8, align 8
  call fastcc void @keep_pending(ptr %0, ptr %5, ptr %1, ptr %14)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void
}

define internal void @start_give_back(ptr %0) {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %4 = tail call fastcc i64 @adjoint_length(ptr %3)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = tail call fastcc ptr @get_memory(ptr %6, i64 %4)
  %8 = call fastcc i64 @stream_length(ptr %3, i32 -1, ptr %2)
  %9 = load i64, ptr %2, align 8
  call fastcc void @take_adjoints(ptr %3, i32 -1, ptr %7, i64 %9)
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %12 = load i32, ptr %11, align 8
  %13 = call fastcc i32 @adjoint_tag(ptr %0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8
  %16 = call fastcc ptr @channel(ptr %15)
  call fastcc void @send_later(ptr %10, ptr %7, i64 %4, i32 %12, i32 %13, ptr %16)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @finish_nothing(ptr %0) {
  ret void
}

define internal void @set_received(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  %4 = load i32, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 %7, ptr %8, align 4
  %9 = call i32 @PMPI_Get_elements_x(ptr %1, ptr @ompi_mpi_byte, ptr %3)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %13 = load i64, ptr %3, align 8
  call fastcc void @set_length(ptr %11, ptr %12, i64 %13, i32 0)
  %14 = call fastcc i32 @carries(ptr %12)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %20

16:
  %17 = load i64, ptr @silent_messages, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr @silent_messages, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  store i32 1, ptr %19, align 4
  call fastcc void @leave_group(ptr %0)
  br label %23

20:
  %21 = load ptr, ptr %10, align 8
  %22 = load i32, ptr %8, align 4
  call fastcc void @check_tag(ptr %21, i32 %22)
  br label %23

23:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

define internal fastcc void @take_adjoints(ptr %0, i32 %1, ptr %2, i64 %3) {
  %5 = alloca %struct.Packed, align 8
  %6 = alloca %struct.Packed, align 8
  tail call fastcc void @stream_read(ptr %0, i32 %1, ptr %2, i64 %3)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call fastcc void @mark_laid(ptr %0, ptr %2, i64 %3)
  br label %53

11:
  %12 = tail call fastcc i32 @is_packed(ptr %0)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %53, label %14

14:
  call void @llvm.lifetime.start.p0(ptr %5)
  %15 = load ptr, ptr %0, align 8
  store ptr %15, ptr %5, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load i32, ptr %17, align 8
  store i32 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr null, ptr %6, align 8
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %18, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %3, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %26 = sext i32 %18 to i64
  %27 = mul nsw i64 %3, %26
  %28 = getelementptr inbounds i8, ptr %2, i64 %27
  store ptr %28, ptr %25, align 8
  %29 = tail call fastcc i64 @marks_of(ptr %0, i64 %3)
  %30 = tail call ptr @memset(ptr %28, i32 0, i64 %29)
  %31 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %32 = load ptr, ptr %0, align 8
  %33 = icmp ne ptr %32, null
  %34 = icmp sgt i64 %3, 0
  %35 = and i1 %33, %34
  br i1 %35, label %38, label %36

36:
  %37 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %53

38:
  %39 = phi i64 [ %48, %47 ], [ 0, %14 ]
  %40 = call fastcc i32 @mark_at(ptr %5, i64 %39)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:
  %43 = tail call fastcc i64 @kind_size(i32 %40)
  %44 = add nuw nsw i64 %43, %39
  %45 = icmp sgt i64 %44, %3
  br i1 %45, label %47, label %46

46:
  call fastcc void @set_mark(ptr %6, i64 %39, i32 %40)
  call fastcc void @set_mark(ptr %5, i64 %39, i32 0)
  br label %47

47:
  %48 = add nuw nsw i64 %39, 1
  %49 = load ptr, ptr %0, align 8
  %50 = icmp ne ptr %49, null
  %51 = icmp slt i64 %48, %3
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %38, label %36

53:
  tail call fastcc void @zero(ptr %0)
  ret void
}

define internal fastcc void @mark_laid(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.Laying, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i32, ptr %6, align 8
  store i32 %7, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store i64 %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %10 = sext i32 %7 to i64
  %11 = mul nsw i64 %2, %10
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  store ptr %12, ptr %9, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store ptr %1, ptr %13, align 8
  %14 = tail call fastcc i64 @marks_of(ptr %0, i64 %2)
  %15 = tail call ptr @memset(ptr %12, i32 0, i64 %14)
  %16 = load ptr, ptr %0, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %33, label %18

18:
  store ptr @mark_number, ptr %4, align 8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -1, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store ptr %0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store ptr null, ptr %32, align 8
  call fastcc void @walk_view(ptr %4, ptr %0, ptr null)
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

define internal void @mark_number(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = ptrtoint ptr %13 to i64
  %16 = ptrtoint ptr %14 to i64
  %17 = sub i64 %15, %16
  tail call fastcc void @set_mark(ptr %7, i64 %17, i32 %2)
  %18 = add nuw nsw i64 %12, 1
  %19 = tail call fastcc i64 @kind_size(i32 %2)
  %20 = load ptr, ptr %8, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %19
  store ptr %21, ptr %8, align 8
  %22 = icmp eq i64 %18, %3
  br i1 %22, label %10, label %11
}

define internal fastcc void @check_program(ptr %0, i32 %1) {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %5, label %4

4:
  tail call fastcc void @failed(ptr %0, i32 %1, ptr @.str.70, ptr @.str.71)
  unreachable

5:
  ret void
}

define internal fastcc i32 @ends_as_packed(ptr %0, i64 %1, i32 %2) {
  %4 = tail call fastcc i64 @end_length(i32 %2)
  %5 = icmp slt i64 %1, %4
  br i1 %5, label %18, label %6

6:
  %7 = add nsw i32 %2, 1
  %8 = sext i32 %7 to i64
  %9 = srem i64 %1, %8
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 %1
  %13 = sub nsw i64 0, %4
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = tail call i32 @memcmp(ptr %14, ptr @PACKED_END, i64 38)
  %16 = icmp eq i32 %15, 0
  %17 = zext i1 %16 to i32
  br label %18

18:
  %19 = phi i32 [ 0, %6 ], [ 0, %3 ], [ %17, %11 ]
  ret i32 %19
}

define internal fastcc void @too_long(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @fail_at(ptr %3, ptr @.str.5, ptr @.str.78, ptr @.str.79, ptr @.str.80)
  unreachable
}

define internal void @copy_in(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @memcpy(ptr %1, ptr %6, i64 %3)
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 %3
  store ptr %9, ptr %5, align 8
  ret void
}

define internal fastcc void @stream_write(ptr %0, i32 %1, ptr %2, i64 %3) {
  tail call fastcc void @each_lane(ptr %0, ptr @write_block, i32 %1, ptr %2, i64 %3)
  ret void
}

declare i32 @memcmp(ptr, ptr, i64)

define internal fastcc void @complete(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %24

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
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
  %11 = tail call fastcc i32 @threaded()
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:
  tail call fastcc void @wait_for_start(ptr %0)
  br label %14

14:
  %15 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %16 = load i32, ptr %6, align 8
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %21

18:
  store i32 2, ptr %6, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8
  tail call void %20(ptr %0)
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8
  tail call void %23(ptr %0)
  store i32 3, ptr %6, align 8
  br label %24

24:
  ret void
}

define internal fastcc void @wait_for_start(ptr %0) {
  %2 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = call i32 @clock_gettime(i32 0, ptr %2)
  %4 = call fastcc double @timeout()
  %5 = fptosi double %4 to i64
  %6 = add nsw i64 %5, 1
  %7 = load i64, ptr %2, align 8
  %8 = add nsw i64 %6, %7
  store i64 %8, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %27

12:
  %13 = call fastcc double @timeout()
  %14 = fcmp oeq double %13, 0.000000e+00
  br i1 %14, label %15, label %17

15:
  %16 = call i32 @pthread_cond_wait(ptr @started, ptr @lock)
  br label %24

17:
  %18 = call i32 @pthread_cond_timedwait(ptr @started, ptr @lock, ptr %2)
  %19 = icmp eq i32 %18, 110
  br i1 %19, label %20, label %24

20:
  %21 = call i32 @pthread_mutex_unlock(ptr @lock)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 8
  call fastcc void @overdue(ptr %23)
  unreachable

24:
  %25 = load i32, ptr %9, align 8
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %12, label %27

27:
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

declare i32 @clock_gettime(i32, ptr)

declare i32 @pthread_cond_wait(ptr, ptr)

declare i32 @pthread_cond_timedwait(ptr, ptr, ptr)

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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void @reverse_post(ptr %3)
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call void @reverse_post(ptr %8)
  br label %11

11:
  ret void
}

define internal fastcc ptr @starting(ptr %0, ptr %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = tail call fastcc ptr @ticket_of(ptr %1)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %8 = load ptr, ptr %7, align 8
  br label %9

9:
  %10 = phi ptr [ %8, %6 ], [ null, %2 ]
  %11 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %12 = icmp eq ptr %10, null
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @refuse(ptr %0, ptr @.str.87, ptr @.str.88, ptr @.str.89)
  unreachable

14:
  %15 = load ptr, ptr %10, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %50, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @send_copy(ptr %15)
  br label %37

22:
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %31, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 124
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:
  tail call fastcc void @fill(ptr %15)
  br label %37

31:
  %32 = tail call fastcc ptr @another(ptr %10, ptr %0)
  tail call fastcc void @post_deferred(ptr %32)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 80
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %37, label %36

36:
  tail call void %34(ptr %32)
  br label %37

37:
  %38 = phi ptr [ null, %21 ], [ null, %30 ], [ %32, %36 ], [ %32, %31 ]
  %39 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %40 = tail call fastcc ptr @ticket_of(ptr %1)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %44, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store ptr %38, ptr %43, align 8
  br label %44

44:
  %45 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %46 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, ptr %38, ptr null
  br label %50

50:
  %51 = phi ptr [ %49, %44 ], [ null, %14 ]
  ret ptr %51
}

declare i32 @PMPI_Start(ptr)

define internal fastcc ptr @another(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @get_zeros(ptr %1, i64 480)
  %4 = load ptr, ptr %0, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(480) %3, ptr align 8 dereferenceable(480) %4, i64 480, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 296
  store i32 1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 216
  store i32 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 344
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 352
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr @drop_template, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 400
  store ptr %0, ptr %11, align 8
  %12 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr %3
}

define internal void @drop_template(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void %3(ptr %0)
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @let_go(ptr %8)
  ret void
}

define internal void @reverse_all_posts(ptr %0) {
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
  tail call void @reverse_post(ptr %12)
  %13 = icmp sgt i64 %9, 1
  br i1 %13, label %8, label %7
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

define internal fastcc void @unseen(ptr %0) {
  tail call fastcc void @refuse(ptr %0, ptr @.str.90, ptr @.str.91, ptr @.str.92)
  unreachable
}

define internal fastcc void @grow() {
  %1 = load ptr, ptr @tickets, align 8
  %2 = load i64, ptr @buckets, align 8
  %3 = icmp eq i64 %2, 0
  %4 = shl nsw i64 %2, 2
  %5 = select i1 %3, i64 64, i64 %4
  store i64 %5, ptr @buckets, align 8
  %6 = shl nsw i64 %5, 3
  %7 = tail call fastcc ptr @get_zeros(ptr null, i64 %6)
  store ptr %7, ptr @tickets, align 8
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %10, label %9

9:
  tail call void @free(ptr %1)
  ret void

10:
  %11 = phi i64 [ %16, %15 ], [ 0, %0 ]
  %12 = getelementptr inbounds nuw ptr, ptr %1, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %18

15:
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %9, label %10

18:
  %19 = phi ptr [ %20, %18 ], [ %13, %10 ]
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @append(ptr %19)
  %21 = icmp eq ptr %20, null
  br i1 %21, label %15, label %18
}

define internal fastcc void @append(ptr %0) {
  %2 = load ptr, ptr @tickets, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc i64 @bucket_of(ptr %4)
  %6 = getelementptr inbounds nuw ptr, ptr %2, i64 %5
  br label %7

7:
  %8 = phi ptr [ %6, %1 ], [ %9, %7 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %7

11:
  store ptr null, ptr %0, align 8
  store ptr %0, ptr %8, align 8
  ret void
}

define internal void @start_parts(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %42, label %5

5:
  %6 = tail call fastcc ptr @parts_of(ptr %0)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %42

10:
  %11 = phi i32 [ %40, %38 ], [ %8, %5 ]
  %12 = phi i32 [ %39, %38 ], [ 0, %5 ]
  %13 = tail call fastcc ptr @start_of(ptr %0)
  %14 = load ptr, ptr %13, align 8
  %15 = sext i32 %12 to i64
  %16 = sext i32 %11 to i64
  %17 = add i32 %12, 1
  %18 = tail call i32 @llvm.smax.i32(i32 %11, i32 %17)
  br label %19

19:
  %20 = phi i64 [ %15, %10 ], [ %25, %24 ]
  %21 = getelementptr inbounds i8, ptr %14, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %27

24:
  %25 = add nsw i64 %20, 1
  %26 = icmp slt i64 %25, %16
  br i1 %26, label %19, label %29

27:
  %28 = trunc nsw i64 %20 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %27 ], [ %18, %24 ]
  %31 = icmp sgt i32 %30, %12
  br i1 %31, label %32, label %36

32:
  %33 = sext i32 %12 to i64
  %34 = sub nsw i32 %30, %12
  %35 = zext nneg i32 %34 to i64
  tail call fastcc void @give_parts(ptr %0, i64 %33, i64 %35)
  br label %38

36:
  %37 = add nsw i32 %30, 1
  br label %38

38:
  %39 = phi i32 [ %30, %32 ], [ %37, %36 ]
  %40 = load i32, ptr %7, align 8
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %10, label %42

42:
  ret void
}

define internal void @finish_parts(ptr %0) {
  %2 = tail call fastcc ptr @start_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %12, label %6

6:
  %7 = phi i32 [ %16, %15 ], [ 0, %1 ]
  %8 = tail call fastcc ptr @parts_of(ptr %0)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = icmp slt i32 %7, %10
  br i1 %11, label %15, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr %14)
  store ptr null, ptr %13, align 8
  ret void

15:
  tail call fastcc void @wait_for_part(ptr %0, i32 %7)
  %16 = add nuw nsw i32 %7, 1
  %17 = load ptr, ptr %3, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %12, label %6
}

define internal void @begin_parts(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = tail call fastcc ptr @get_zeros(ptr %3, i64 24)
  %5 = load ptr, ptr %2, align 8
  %6 = tail call fastcc ptr @parts_of(ptr %0)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = sext i32 %8 to i64
  %10 = tail call fastcc ptr @get_zeros(ptr %5, i64 %9)
  store ptr %10, ptr %4, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = tail call fastcc ptr @parts_of(ptr %0)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = shl nsw i32 %14, 3
  %16 = sext i32 %15 to i64
  %17 = tail call fastcc ptr @get_zeros(ptr %11, i64 %16)
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %4, ptr %19, align 8
  ret void
}

define internal void @drop_parts(ptr %0) {
  tail call fastcc void @close_parts(ptr %0)
  %2 = tail call fastcc ptr @parts_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  %5 = tail call fastcc ptr @parts_of(ptr %0)
  tail call void @free(ptr %5)
  ret void
}

define internal void @drop_start_of(ptr %0) {
  %2 = tail call fastcc ptr @start_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %10, label %4

4:
  %5 = load ptr, ptr %2, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  tail call void @free(ptr %2)
  br label %10

10:
  ret void
}

define internal fastcc ptr @start_of(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define internal fastcc void @give_parts(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.View, align 8
  %5 = tail call fastcc ptr @parts_of(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %10 to i64
  %14 = shl nsw i64 %13, 3
  %15 = tail call fastcc ptr @get_memory(ptr %12, i64 %14)
  %16 = load ptr, ptr %11, align 8
  %17 = mul nsw i64 %8, %13
  %18 = add nsw i64 %17, 24
  %19 = tail call fastcc ptr @get_memory(ptr %16, i64 %18)
  call void @llvm.lifetime.start.p0(ptr %4)
  call fastcc void @partition(ptr writable sret(%struct.View) align 8 %4, ptr %0, ptr %15, i64 %1, i64 %2)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %1
  store i64 %22, ptr %19, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 %8, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 24
  call fastcc void @stream_read(ptr %4, i32 -1, ptr %27, i64 %8)
  call fastcc void @zero(ptr %4)
  call void @free(ptr %15)
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %30 = load i32, ptr %29, align 8
  %31 = call fastcc i32 @parts_tag()
  %32 = call fastcc i32 @half_of_tags()
  %33 = add nsw i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %35 = load ptr, ptr %34, align 8
  %36 = call fastcc ptr @channel(ptr %35)
  call fastcc void @send_later(ptr %28, ptr %19, i64 %18, i32 %30, i32 %33, ptr %36)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

define internal fastcc void @partition(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = tail call fastcc ptr @parts_of(ptr %1)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  %10 = select i1 %9, i64 248, i64 168
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %3
  %15 = mul nsw i64 %13, %4
  tail call fastcc void @part(ptr writable sret(%struct.View) align 8 %0, ptr %11, ptr %2, i64 %14, i64 %15)
  ret void
}

define internal fastcc void @part(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %0, ptr align 8 dereferenceable(80) %1, i64 80, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %4, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %9
  store i64 %12, ptr %10, align 8
  %13 = load ptr, ptr %1, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %33, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %17 = load i32, ptr %16, align 8
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %20, label %19

19:
  store ptr %2, ptr %0, align 8
  br label %33

20:
  %21 = phi i64 [ %29, %20 ], [ 0, %15 ]
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds nuw ptr, ptr %22, i64 %21
  %24 = load ptr, ptr %23, align 8
  %25 = load i64, ptr %7, align 8
  %26 = mul nsw i64 %25, %3
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw ptr, ptr %2, i64 %21
  store ptr %27, ptr %28, align 8
  %29 = add nuw nsw i64 %21, 1
  %30 = load i32, ptr %16, align 8
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %20, label %19

33:
  ret void
}

define internal fastcc void @wait_for_part(ptr %0, i32 %1) {
  %3 = tail call fastcc ptr @parts_of(ptr %0)
  %4 = tail call fastcc ptr @start_of(ptr %0)
  %5 = tail call double @PMPI_Wtime()
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %13 = load i32, ptr %12, align 8
  %14 = tail call i32 @pthread_mutex_lock(ptr @parting)
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %37

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = sext i32 %13 to i64
  %22 = mul nsw i64 %11, %21
  %23 = tail call fastcc ptr @get_zeros(ptr %20, i64 %22)
  store ptr %23, ptr %15, align 8
  %24 = load i32, ptr %6, align 8
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %37

26:
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %28

28:
  %29 = phi i64 [ 0, %26 ], [ %33, %28 ]
  %30 = load i64, ptr %9, align 8
  %31 = load ptr, ptr %27, align 8
  %32 = getelementptr inbounds nuw i64, ptr %31, i64 %29
  store i64 %30, ptr %32, align 8
  %33 = add nuw nsw i64 %29, 1
  %34 = load i32, ptr %6, align 8
  %35 = sext i32 %34 to i64
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %28, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %39 = sext i32 %1 to i64
  %40 = load ptr, ptr %38, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %130

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %46 = icmp sgt i32 %13, 0
  %47 = zext nneg i32 %13 to i64
  br label %48

48:
  %49 = tail call fastcc ptr @take_parts(ptr %0)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %60

51:
  %52 = tail call fastcc ptr @look_for_parts(ptr %0)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %60, label %54

54:
  %55 = load i64, ptr %52, align 8
  %56 = load i32, ptr %45, align 4
  %57 = sext i32 %56 to i64
  %58 = icmp eq i64 %55, %57
  br i1 %58, label %60, label %59

59:
  tail call fastcc void @keep_parts(ptr %0, ptr %52)
  br label %125

60:
  %61 = phi ptr [ %49, %48 ], [ %52, %54 ], [ null, %51 ]
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %78

63:
  %64 = tail call i32 @pthread_mutex_unlock(ptr @parting)
  %65 = tail call fastcc double @timeout()
  %66 = fcmp ogt double %65, 0.000000e+00
  br i1 %66, label %67, label %75

67:
  %68 = tail call double @PMPI_Wtime()
  %69 = fsub double %68, %5
  %70 = tail call fastcc double @timeout()
  %71 = fcmp ogt double %69, %70
  br i1 %71, label %72, label %75

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %74 = load ptr, ptr %73, align 8
  tail call fastcc void @overdue(ptr %74)
  unreachable

75:
  %76 = tail call i32 @sched_yield()
  %77 = tail call i32 @pthread_mutex_lock(ptr @parting)
  br label %125

78:
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %80, 0
  br i1 %81, label %91, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = add nsw i64 %84, %80
  %86 = icmp sgt i64 %85, %11
  br i1 %86, label %91, label %87

87:
  br i1 %46, label %88, label %92

88:
  %89 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %90 = getelementptr inbounds nuw i8, ptr %61, i64 16
  br label %98

91:
  tail call fastcc void @wrong_size(ptr %0)
  unreachable

92:
  %93 = load i64, ptr %79, align 8
  %94 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = add nsw i64 %95, %93
  %97 = icmp sgt i64 %95, 0
  br i1 %97, label %112, label %111

98:
  %99 = phi i64 [ 0, %88 ], [ %109, %98 ]
  %100 = load ptr, ptr %15, align 8
  %101 = mul nsw i64 %11, %99
  %102 = getelementptr inbounds i8, ptr %100, i64 %101
  %103 = load i64, ptr %79, align 8
  %104 = getelementptr inbounds i8, ptr %102, i64 %103
  %105 = load i64, ptr %90, align 8
  %106 = mul nsw i64 %105, %99
  %107 = getelementptr inbounds i8, ptr %89, i64 %106
  %108 = tail call ptr @memcpy(ptr %104, ptr %107, i64 %105)
  %109 = add nuw nsw i64 %99, 1
  %110 = icmp eq i64 %109, %47
  br i1 %110, label %92, label %98

111:
  tail call void @free(ptr %61)
  br label %125

112:
  %113 = phi i64 [ %118, %112 ], [ %93, %92 ]
  %114 = load i64, ptr %9, align 8
  %115 = sdiv i64 %113, %114
  %116 = add nsw i64 %115, 1
  %117 = mul nsw i64 %116, %114
  %118 = tail call i64 @llvm.smin.i64(i64 %117, i64 %96)
  %119 = load ptr, ptr %38, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 %115
  %121 = load i64, ptr %120, align 8
  %122 = add i64 %121, %113
  %123 = sub i64 %122, %118
  store i64 %123, ptr %120, align 8
  %124 = icmp slt i64 %117, %96
  br i1 %124, label %112, label %111

125:
  %126 = load ptr, ptr %38, align 8
  %127 = getelementptr inbounds i64, ptr %126, i64 %39
  %128 = load i64, ptr %127, align 8
  %129 = icmp sgt i64 %128, 0
  br i1 %129, label %48, label %130

130:
  %131 = tail call i32 @pthread_mutex_unlock(ptr @parting)
  ret void
}

define internal fastcc ptr @take_parts(ptr %0) {
  %2 = load ptr, ptr @parts_stash, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %32, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %9

9:
  %10 = phi ptr [ %2, %4 ], [ %30, %29 ]
  %11 = phi ptr [ @parts_stash, %4 ], [ %10, %29 ]
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %6
  br i1 %14, label %15, label %29

15:
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = load i32, ptr %7, align 8
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %22, align 8
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %27, label %29

27:
  %28 = load ptr, ptr %10, align 8
  store ptr %28, ptr %11, align 8
  tail call void @free(ptr %10)
  br label %32

29:
  %30 = load ptr, ptr %10, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %9

32:
  %33 = phi ptr [ %22, %27 ], [ null, %1 ], [ null, %29 ]
  ret ptr %33
}

define internal fastcc ptr @look_for_parts(ptr %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca %struct.ompi_status_public_t, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %10 = load i32, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 0, ptr %5, align 8
  %11 = tail call fastcc i32 @parts_tag()
  store i32 %11, ptr %9, align 4
  %12 = tail call fastcc ptr @take_from_stash(ptr %0, i64 -1)
  store i32 %10, ptr %9, align 4
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %53

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc ptr @errors_returned(ptr %16)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %19 = load i32, ptr %18, align 8
  %20 = tail call fastcc i32 @parts_tag()
  %21 = tail call fastcc i32 @half_of_tags()
  %22 = add nsw i32 %21, %20
  %23 = load ptr, ptr %15, align 8
  %24 = tail call fastcc ptr @channel(ptr %23)
  %25 = call i32 @PMPI_Improbe(i32 %19, i32 %22, ptr %24, ptr %2, ptr %3, ptr %4)
  call fastcc void @check(ptr %8, i32 %25)
  %26 = load i32, ptr %2, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %50, label %28

28:
  %29 = call i32 @PMPI_Get_elements_x(ptr %4, ptr @ompi_mpi_byte, ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  %30 = load i64, ptr %5, align 8
  store i64 %30, ptr %6, align 8
  %31 = call fastcc ptr @get_memory(ptr %8, i64 %30)
  %32 = call fastcc ptr @large(ptr %8, ptr %6)
  %33 = load i64, ptr %6, align 8
  %34 = trunc i64 %33 to i32
  %35 = call i32 @PMPI_Mrecv(ptr %31, i32 %34, ptr %32, ptr %3, ptr null)
  call fastcc void @check(ptr %8, i32 %35)
  call fastcc void @free_large(ptr %32, ptr @ompi_mpi_byte)
  %36 = load i64, ptr %5, align 8
  %37 = icmp slt i64 %36, 24
  br i1 %37, label %48, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = mul nsw i64 %40, %44
  %46 = add nsw i64 %45, 24
  %47 = icmp eq i64 %46, %36
  br i1 %47, label %49, label %48

48:
  call fastcc void @wrong_size(ptr %0)
  unreachable

49:
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %50

50:
  %51 = phi ptr [ %31, %49 ], [ null, %14 ]
  %52 = load ptr, ptr %15, align 8
  call fastcc void @errors_as_before(ptr %52, ptr %17)
  br label %53

53:
  %54 = phi ptr [ %51, %50 ], [ %12, %1 ]
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret ptr %54
}

define internal fastcc void @keep_parts(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc ptr @get_zeros(ptr %4, i64 32)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8
  store ptr null, ptr %5, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %7, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %1, ptr %13, align 8
  br label %14

14:
  %15 = phi ptr [ @parts_stash, %2 ], [ %16, %14 ]
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %14

18:
  store ptr %5, ptr %15, align 8
  ret void
}

declare i32 @sched_yield()

define internal fastcc void @mix_partition(ptr %0, i64 %1, i32 %2) {
  %4 = alloca %struct.View, align 8
  %5 = alloca %struct.Walk, align 8
  %6 = alloca %struct.Mixing, align 8
  %7 = tail call fastcc ptr @parts_of(ptr %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 3
  %14 = tail call fastcc ptr @get_memory(ptr %9, i64 %13)
  call void @llvm.lifetime.start.p0(ptr %4)
  call fastcc void @partition(ptr writable sret(%struct.View) align 8 %4, ptr %0, ptr %14, i64 %1, i64 1)
  %15 = call fastcc i64 @whole_length(ptr %4)
  %16 = tail call fastcc ptr @get_memory(ptr %9, i64 %15)
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = load i32, ptr %10, align 4
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %18, %20
  %22 = tail call fastcc ptr @get_memory(ptr %9, i64 %21)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %1
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %27, %29
  %31 = getelementptr inbounds i8, ptr %24, i64 %30
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(88) %5, i8 0, i64 88, i1 false)
  %32 = icmp eq i32 %2, 0
  %33 = select i1 %32, ptr @copy_in, ptr @copy_out
  store ptr %33, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %16, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 1, ptr %35, align 8
  br i1 %32, label %38, label %36

36:
  call fastcc void @walk_view(ptr %5, ptr %4, ptr %31)
  %37 = load i64, ptr %17, align 8
  call fastcc void @stream_read(ptr %4, i32 -1, ptr %22, i64 %37)
  br label %38

38:
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @mix_block, ptr %6, align 8
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 -1, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 0, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %16, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 0, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 1, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 60
  store i32 0, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store ptr null, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store ptr null, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 80
  store ptr null, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 88
  store ptr %16, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store ptr %22, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %59, %1
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  store ptr %61, ptr %55, align 8
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 112
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %64 = load i64, ptr %17, align 8
  store i64 %64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %66 = load i32, ptr %10, align 4
  store i32 %66, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 132
  store i32 %2, ptr %67, align 4
  call fastcc void @walk_view(ptr %6, ptr %4, ptr null)
  call fastcc void @mix_to(ptr %6, i64 %15)
  br i1 %32, label %68, label %70

68:
  call fastcc void @walk_view(ptr %5, ptr %4, ptr %31)
  %69 = load i64, ptr %17, align 8
  call fastcc void @stream_write(ptr %4, i32 -1, ptr %22, i64 %69)
  br label %70

70:
  call void @free(ptr %16)
  call void @free(ptr %22)
  call void @free(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

define internal void @mix_block(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = tail call fastcc i64 @kind_size(i32 %2)
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %7 ], [ %26, %25 ]
  %17 = load ptr, ptr %8, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 %5
  %19 = load ptr, ptr %9, align 8
  %20 = ptrtoint ptr %18 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  tail call fastcc void @mix_to(ptr %0, i64 %22)
  %23 = load i32, ptr %10, align 8
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %32, label %25

25:
  %26 = add nuw nsw i64 %16, 1
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 %5
  store ptr %28, ptr %8, align 8
  %29 = load ptr, ptr %13, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 %5
  store ptr %30, ptr %13, align 8
  %31 = icmp eq i64 %26, %3
  br i1 %31, label %14, label %15

32:
  %33 = phi i64 [ %38, %32 ], [ 0, %15 ]
  %34 = load ptr, ptr %11, align 8
  %35 = load i64, ptr %12, align 8
  %36 = mul nsw i64 %35, %33
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  tail call fastcc void @mix(ptr %0, ptr %37, i64 %5)
  %38 = add nuw nsw i64 %33, 1
  %39 = load i32, ptr %10, align 8
  %40 = sext i32 %39 to i64
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %32, label %25
}

define internal fastcc void @mix_to(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  %8 = sub nsw i64 %1, %6
  tail call fastcc void @mix(ptr %0, ptr %7, i64 %8)
  store i64 %1, ptr %5, align 8
  ret void
}

define internal fastcc void @mix(ptr %0, ptr %1, i64 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load ptr, ptr %7, align 8
  br i1 %6, label %11, label %9

9:
  %10 = tail call ptr @memcpy(ptr %8, ptr %1, i64 %2)
  br label %13

11:
  %12 = tail call ptr @memcpy(ptr %1, ptr %8, i64 %2)
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 %2
  store ptr %16, ptr %14, align 8
  ret void
}

define internal fastcc ptr @started_by(ptr %0, ptr %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %4 = tail call fastcc ptr @ticket_of(ptr %1)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br i1 %11, label %15, label %16

13:
  %14 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %15

15:
  tail call fastcc void @refuse(ptr %0, ptr @.str.96, ptr @.str.97, ptr @.str.98)
  unreachable

16:
  ret ptr %8
}

define internal fastcc ptr @readied(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = sext i32 %2 to i64
  %6 = shl nsw i64 %5, 2
  %7 = add nsw i64 %6, 40
  %8 = tail call fastcc ptr @get_zeros(ptr %0, i64 %7)
  store ptr %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @free_record, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 %2, ptr %12, align 8
  ret ptr %8
}

define internal void @reverse_ready(ptr %0) {
  %2 = alloca %struct.View, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc ptr @parts_of(ptr %4)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = shl nsw i64 %16, 3
  %18 = tail call fastcc ptr @get_memory(ptr %13, i64 %17)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load i32, ptr %19, align 8
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %24

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %25

24:
  call void @free(ptr %18)
  ret void

25:
  %26 = phi i64 [ 0, %22 ], [ %39, %25 ]
  %27 = getelementptr inbounds nuw i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4
  call fastcc void @wait_for_part(ptr %4, i32 %28)
  call void @llvm.lifetime.start.p0(ptr %2)
  %29 = load i32, ptr %27, align 4
  %30 = sext i32 %29 to i64
  call fastcc void @partition(ptr writable sret(%struct.View) align 8 %2, ptr %4, ptr %18, i64 %30, i64 1)
  %31 = call fastcc ptr @start_of(ptr %4)
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = call fastcc ptr @parts_of(ptr %4)
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, %30
  %38 = getelementptr inbounds i8, ptr %33, i64 %37
  call fastcc void @stream_add(ptr %2, i32 -1, ptr %38, i64 %11)
  call void @llvm.lifetime.end.p0(ptr %2)
  %39 = add nuw nsw i64 %26, 1
  %40 = load i32, ptr %19, align 8
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %25, label %24
}

declare i32 @PMPI_Parrived(ptr, i32, ptr)

define internal void @reverse_arrived(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %5 = load i32, ptr %4, align 4
  %6 = sext i32 %5 to i64
  tail call fastcc void @give_parts(ptr %3, i64 %6, i64 1)
  ret void
}

define internal void @reverse_local(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc i64 @kind_size(i32 %4)
  %12 = mul nsw i64 %11, %10
  %13 = sext i32 %8 to i64
  %14 = shl nsw i64 %13, 1
  %15 = mul i64 %14, %12
  %16 = tail call fastcc ptr @get_memory(ptr %6, i64 %15)
  %17 = mul nsw i64 %12, %13
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call fastcc void @stream_read(ptr %19, i32 %4, ptr %16, i64 %12)
  tail call fastcc void @zero(ptr %19)
  %20 = tail call ptr @memcpy(ptr %18, ptr %16, i64 %17)
  %21 = load ptr, ptr %2, align 8
  tail call fastcc void @apply(ptr %2, ptr %21, i32 1, ptr %16, i32 %8)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @apply(ptr %2, ptr %23, i32 1, ptr %18, i32 %8)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @stream_add(ptr %24, i32 %4, ptr %16, i64 %12)
  tail call fastcc void @stream_add(ptr %19, i32 %4, ptr %18, i64 %12)
  tail call void @free(ptr %16)
  ret void
}

define internal fastcc i32 @usable_operator(ptr %0, ptr %1) {
  %3 = tail call fastcc i32 @operator_class(ptr %1)
  %4 = icmp samesign ugt i32 %3, 5
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @refuse(ptr %0, ptr @.str.99, ptr @.str.100, ptr @.str.101)
  unreachable

6:
  ret i32 %3
}

define internal fastcc void @step_of(ptr noalias writable sret(%struct.Step) align 8 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, i32 %7) {
  %9 = alloca %struct.Pick, align 16
  %10 = alloca %struct.Pick, align 16
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %12 = tail call fastcc i32 @widest(ptr %2)
  store i32 %12, ptr %11, align 4
  %13 = tail call fastcc i64 @stream_length(ptr %2, i32 %12, ptr null)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %13, ptr %14, align 8
  switch i32 %7, label %21 [
    i32 0, label %151
    i32 1, label %15
  ]

15:
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc i32 @first_per(ptr %17)
  %19 = icmp eq i32 %18, 2
  %20 = zext i1 %19 to i32
  br label %21

21:
  %22 = phi i32 [ 0, %8 ], [ %20, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %22, ptr %23, align 8
  %24 = tail call fastcc ptr @numbers_of(ptr %1, ptr %2, i32 %12, ptr %3)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %24, ptr %25, align 8
  %26 = tail call fastcc ptr @numbers_of(ptr %1, ptr %2, i32 %12, ptr %4)
  store ptr %26, ptr %0, align 8
  %27 = icmp eq i32 %7, 2
  %28 = and i32 %7, -2
  %29 = icmp eq i32 %28, 2
  br i1 %29, label %30, label %77

30:
  %31 = icmp sgt i64 %13, 0
  switch i32 %12, label %34 [
    i32 1, label %33
    i32 2, label %32
  ]

32:
  br i1 %31, label %49, label %151

33:
  br i1 %31, label %35, label %151

34:
  br i1 %31, label %63, label %151

35:
  %36 = phi i64 [ %47, %35 ], [ 0, %33 ]
  %37 = getelementptr inbounds nuw float, ptr %26, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw float, ptr %24, i64 %36
  %40 = load float, ptr %39, align 4
  %41 = fcmp olt float %38, %40
  %42 = fcmp ogt float %38, %40
  %43 = select i1 %27, i1 %41, i1 %42
  %44 = uitofp i1 %43 to float
  store float %44, ptr %39, align 4
  %45 = xor i1 %43, true
  %46 = uitofp i1 %45 to float
  store float %46, ptr %37, align 4
  %47 = add nuw nsw i64 %36, 1
  %48 = icmp eq i64 %47, %13
  br i1 %48, label %151, label %35

49:
  %50 = phi i64 [ %61, %49 ], [ 0, %32 ]
  %51 = getelementptr inbounds nuw double, ptr %26, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %24, i64 %50
  %54 = load double, ptr %53, align 8
  %55 = fcmp olt double %52, %54
  %56 = fcmp ogt double %52, %54
  %57 = select i1 %27, i1 %55, i1 %56
  %58 = uitofp i1 %57 to double
  store double %58, ptr %53, align 8
  %59 = xor i1 %57, true
  %60 = uitofp i1 %59 to double
  store double %60, ptr %51, align 8
  %61 = add nuw nsw i64 %50, 1
  %62 = icmp eq i64 %61, %13
  br i1 %62, label %151, label %49

63:
  %64 = phi i64 [ %75, %63 ], [ 0, %34 ]
  %65 = getelementptr inbounds nuw x86_fp80, ptr %26, i64 %64
  %66 = load x86_fp80, ptr %65, align 16
  %67 = getelementptr inbounds nuw x86_fp80, ptr %24, i64 %64
  %68 = load x86_fp80, ptr %67, align 16
  %69 = fcmp olt x86_fp80 %66, %68
  %70 = fcmp ogt x86_fp80 %66, %68
  %71 = select i1 %27, i1 %69, i1 %70
  %72 = uitofp i1 %71 to x86_fp80
  store x86_fp80 %72, ptr %67, align 16
  %73 = xor i1 %71, true
  %74 = uitofp i1 %73 to x86_fp80
  store x86_fp80 %74, ptr %65, align 16
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %13
  br i1 %76, label %151, label %63

77:
  %78 = icmp eq i32 %7, 1
  br i1 %78, label %151, label %79

79:
  %80 = tail call fastcc i64 @extent_of(ptr %6)
  %81 = sdiv i64 %13, %5
  %82 = icmp sgt i64 %5, 0
  br i1 %82, label %83, label %151

83:
  %84 = icmp eq i32 %7, 4
  %85 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %86 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %87 = icmp sgt i64 %81, 0
  %88 = icmp sgt i64 %81, 0
  %89 = icmp sgt i64 %81, 0
  br label %90

90:
  %91 = phi i64 [ 0, %83 ], [ %149, %148 ]
  call void @llvm.lifetime.start.p0(ptr %9)
  %92 = mul nsw i64 %91, %80
  %93 = getelementptr inbounds i8, ptr %3, i64 %92
  call fastcc void @pair_at(ptr writable sret(%struct.Pick) align 16 %9, ptr %93, ptr %6, i64 %80)
  call void @llvm.lifetime.start.p0(ptr %10)
  %94 = getelementptr inbounds i8, ptr %4, i64 %92
  call fastcc void @pair_at(ptr writable sret(%struct.Pick) align 16 %10, ptr %94, ptr %6, i64 %80)
  %95 = load x86_fp80, ptr %10, align 16
  %96 = load x86_fp80, ptr %9, align 16
  %97 = fcmp oeq x86_fp80 %95, %96
  br i1 %97, label %98, label %102

98:
  %99 = load x86_fp80, ptr %85, align 16
  %100 = load x86_fp80, ptr %86, align 16
  %101 = fcmp olt x86_fp80 %99, %100
  br label %107

102:
  br i1 %84, label %103, label %105

103:
  %104 = fcmp olt x86_fp80 %95, %96
  br label %107

105:
  %106 = fcmp ogt x86_fp80 %95, %96
  br label %107

107:
  %108 = phi i1 [ %101, %98 ], [ %104, %103 ], [ %106, %105 ]
  switch i32 %12, label %121 [
    i32 1, label %115
    i32 2, label %109
  ]

109:
  br i1 %87, label %110, label %148

110:
  %111 = uitofp i1 %108 to double
  %112 = mul nuw nsw i64 %91, %81
  %113 = xor i1 %108, true
  %114 = uitofp i1 %113 to double
  br label %134

115:
  br i1 %88, label %116, label %148

116:
  %117 = uitofp i1 %108 to float
  %118 = mul nuw nsw i64 %91, %81
  %119 = xor i1 %108, true
  %120 = uitofp i1 %119 to float
  br label %127

121:
  br i1 %89, label %122, label %148

122:
  %123 = uitofp i1 %108 to x86_fp80
  %124 = mul nuw nsw i64 %91, %81
  %125 = xor i1 %108, true
  %126 = uitofp i1 %125 to x86_fp80
  br label %141

127:
  %128 = phi i64 [ 0, %116 ], [ %132, %127 ]
  %129 = add nuw nsw i64 %128, %118
  %130 = getelementptr inbounds nuw float, ptr %24, i64 %129
  store float %117, ptr %130, align 4
  %131 = getelementptr inbounds nuw float, ptr %26, i64 %129
  store float %120, ptr %131, align 4
  %132 = add nuw nsw i64 %128, 1
  %133 = icmp eq i64 %132, %81
  br i1 %133, label %148, label %127

134:
  %135 = phi i64 [ 0, %110 ], [ %139, %134 ]
  %136 = add nuw nsw i64 %135, %112
  %137 = getelementptr inbounds nuw double, ptr %24, i64 %136
  store double %111, ptr %137, align 8
  %138 = getelementptr inbounds nuw double, ptr %26, i64 %136
  store double %114, ptr %138, align 8
  %139 = add nuw nsw i64 %135, 1
  %140 = icmp eq i64 %139, %81
  br i1 %140, label %148, label %134

141:
  %142 = phi i64 [ 0, %122 ], [ %146, %141 ]
  %143 = add nuw nsw i64 %142, %124
  %144 = getelementptr inbounds nuw x86_fp80, ptr %24, i64 %143
  store x86_fp80 %123, ptr %144, align 16
  %145 = getelementptr inbounds nuw x86_fp80, ptr %26, i64 %143
  store x86_fp80 %126, ptr %145, align 16
  %146 = add nuw nsw i64 %142, 1
  %147 = icmp eq i64 %146, %81
  br i1 %147, label %148, label %141

148:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  %149 = add nuw nsw i64 %91, 1
  %150 = icmp eq i64 %149, %5
  br i1 %150, label %151, label %90

151:
  ret void
}

define internal fastcc void @apply(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp ne ptr %1, null
  %7 = icmp sgt i32 %4, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext nneg i32 %4 to i64
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %9 ], [ %24, %15 ]
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %11, align 8
  %19 = load i64, ptr %12, align 8
  %20 = mul nsw i64 %19, %16
  %21 = tail call fastcc i64 @kind_size(i32 %17)
  %22 = mul nsw i64 %20, %21
  %23 = getelementptr inbounds i8, ptr %3, i64 %22
  tail call fastcc void @multiply(ptr %1, i32 %17, i32 %18, i32 %2, ptr %23, i64 %19)
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp samesign ult i64 %24, %13
  br i1 %25, label %15, label %14
}

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

define internal fastcc i32 @operator_class(ptr %0) {
  %2 = icmp eq ptr %0, @ompi_mpi_op_sum
  br i1 %2, label %16, label %3

3:
  %4 = icmp eq ptr %0, @ompi_mpi_op_prod
  br i1 %4, label %16, label %5

5:
  %6 = icmp eq ptr %0, @ompi_mpi_op_min
  br i1 %6, label %16, label %7

7:
  %8 = icmp eq ptr %0, @ompi_mpi_op_max
  br i1 %8, label %16, label %9

9:
  %10 = icmp eq ptr %0, @ompi_mpi_op_minloc
  br i1 %10, label %16, label %11

11:
  %12 = icmp eq ptr %0, @ompi_mpi_op_maxloc
  br i1 %12, label %16, label %13

13:
  %14 = icmp eq ptr %0, @ompi_mpi_op_replace
  %15 = select i1 %14, i32 6, i32 7
  br label %16

16:
  %17 = phi i32 [ %15, %13 ], [ 0, %1 ], [ 1, %3 ], [ 2, %5 ], [ 3, %7 ], [ 4, %9 ], [ 5, %11 ]
  ret i32 %17
}

define internal fastcc i32 @widest(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %19, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %7 = load i32, ptr %6, align 4
  %8 = icmp ult i32 %7, 2
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %11 = load i32, ptr %10, align 4
  br label %19

12:
  %13 = and i32 %7, 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = and i32 %7, 4
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 1, i32 2
  br label %19

19:
  %20 = phi i32 [ 0, %1 ], [ %11, %9 ], [ %18, %15 ], [ 3, %12 ]
  ret i32 %20
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

define internal fastcc ptr @numbers_of(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = alloca %struct.View, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %5, ptr align 8 dereferenceable(80) %1, i64 80, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr %3, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr %6, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 1, ptr %8, align 8
  %9 = call fastcc i64 @stream_length(ptr %1, i32 %2, ptr %7)
  %10 = load i64, ptr %7, align 8
  %11 = call fastcc ptr @get_memory(ptr %0, i64 %10)
  call fastcc void @stream_read(ptr %5, i32 %2, ptr %11, i64 %10)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret ptr %11
}

define internal fastcc void @pair_at(ptr noalias writable sret(%struct.Pick) align 16 %0, ptr %1, ptr %2, i64 %3) {
  tail call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(48) %0, i8 0, i64 48, i1 false)
  %5 = icmp eq ptr %2, @ompi_mpi_double_int
  br i1 %5, label %6, label %13

6:
  %7 = load double, ptr %1, align 1
  %8 = fpext double %7 to x86_fp80
  store x86_fp80 %8, ptr %0, align 16
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = sitofp i32 %10 to x86_fp80
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store x86_fp80 %11, ptr %12, align 16
  br label %45

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float_int
  br i1 %14, label %15, label %22

15:
  %16 = load float, ptr %1, align 1
  %17 = fpext float %16 to x86_fp80
  store x86_fp80 %17, ptr %0, align 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = sitofp i32 %19 to x86_fp80
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store x86_fp80 %20, ptr %21, align 16
  br label %45

22:
  %23 = icmp eq ptr %2, @ompi_mpi_longdbl_int
  br i1 %23, label %24, label %30

24:
  %25 = load x86_fp80, ptr %1, align 1
  store x86_fp80 %25, ptr %0, align 16
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load i32, ptr %26, align 4
  %28 = sitofp i32 %27 to x86_fp80
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store x86_fp80 %28, ptr %29, align 16
  br label %45

30:
  %31 = icmp eq i64 %3, 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br i1 %31, label %33, label %39

33:
  %34 = load float, ptr %1, align 1
  %35 = fpext float %34 to x86_fp80
  store x86_fp80 %35, ptr %0, align 16
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %37 = load float, ptr %36, align 1
  %38 = fpext float %37 to x86_fp80
  store x86_fp80 %38, ptr %32, align 16
  br label %45

39:
  %40 = load double, ptr %1, align 1
  %41 = fpext double %40 to x86_fp80
  store x86_fp80 %41, ptr %0, align 16
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %43 = load double, ptr %42, align 1
  %44 = fpext double %43 to x86_fp80
  store x86_fp80 %44, ptr %32, align 16
  br label %45

45:
  ret void
}

define internal fastcc void @add_numbers(i32 %0, ptr %1, ptr %2, i64 %3) {
  %5 = icmp sgt i64 %3, 0
  switch i32 %0, label %56 [
    i32 1, label %31
    i32 2, label %6
  ]

6:
  br i1 %5, label %7, label %84

7:
  %8 = icmp ult i64 %3, 4
  br i1 %8, label %29, label %9

9:
  %10 = shl i64 %3, 3
  %11 = getelementptr i8, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %2, i64 %10
  %13 = icmp ult ptr %1, %12
  %14 = icmp ult ptr %2, %11
  %15 = and i1 %13, %14
  br i1 %15, label %29, label %16

16:
  %17 = and i64 %3, 9223372036854775804
  br label %18

18:
  %19 = phi i64 [ 0, %16 ], [ %25, %18 ]
  %20 = getelementptr inbounds nuw double, ptr %2, i64 %19
  %21 = load <4 x double>, ptr %20, align 8
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %19
  %23 = load <4 x double>, ptr %22, align 8
  %24 = fadd <4 x double> %21, %23
  store <4 x double> %24, ptr %22, align 8
  %25 = add nuw i64 %19, 4
  %26 = icmp eq i64 %25, %17
  br i1 %26, label %27, label %18

27:
  %28 = icmp eq i64 %3, %17
  br i1 %28, label %84, label %29

29:
  %30 = phi i64 [ 0, %9 ], [ 0, %7 ], [ %17, %27 ]
  br label %66

31:
  br i1 %5, label %32, label %84

32:
  %33 = icmp ult i64 %3, 4
  br i1 %33, label %54, label %34

34:
  %35 = shl i64 %3, 2
  %36 = getelementptr i8, ptr %1, i64 %35
  %37 = getelementptr i8, ptr %2, i64 %35
  %38 = icmp ult ptr %1, %37
  %39 = icmp ult ptr %2, %36
  %40 = and i1 %38, %39
  br i1 %40, label %54, label %41

41:
  %42 = and i64 %3, 9223372036854775804
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %50, %43 ]
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %44
  %46 = load <4 x float>, ptr %45, align 4
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %48 = load <4 x float>, ptr %47, align 4
  %49 = fadd <4 x float> %46, %48
  store <4 x float> %49, ptr %47, align 4
  %50 = add nuw i64 %44, 4
  %51 = icmp eq i64 %50, %42
  br i1 %51, label %52, label %43

52:
  %53 = icmp eq i64 %3, %42
  br i1 %53, label %84, label %54

54:
  %55 = phi i64 [ 0, %34 ], [ 0, %32 ], [ %42, %52 ]
  br label %57

56:
  br i1 %5, label %75, label %84

57:
  %58 = phi i64 [ %64, %57 ], [ %55, %54 ]
  %59 = getelementptr inbounds nuw float, ptr %2, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %58
  %62 = load float, ptr %61, align 4
  %63 = fadd float %60, %62
  store float %63, ptr %61, align 4
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %3
  br i1 %65, label %84, label %57

66:
  %67 = phi i64 [ %73, %66 ], [ %30, %29 ]
  %68 = getelementptr inbounds nuw double, ptr %2, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fadd double %69, %71
  store double %72, ptr %70, align 8
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %84, label %66

75:
  %76 = phi i64 [ %82, %75 ], [ 0, %56 ]
  %77 = getelementptr inbounds nuw x86_fp80, ptr %2, i64 %76
  %78 = load x86_fp80, ptr %77, align 16
  %79 = getelementptr inbounds nuw x86_fp80, ptr %1, i64 %76
  %80 = load x86_fp80, ptr %79, align 16
  %81 = fadd x86_fp80 %78, %80
  store x86_fp80 %81, ptr %79, align 16
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %3
  br i1 %83, label %84, label %75

84:
  ret void
}

define internal fastcc void @free_step(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  tail call void @free(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  store ptr null, ptr %3, align 8
  store ptr null, ptr %0, align 8
  ret void
}

define internal fastcc ptr @new_move(ptr %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call fastcc ptr @new_op(ptr %0, ptr %1, ptr @start_back, ptr @finish_back)
  %7 = tail call fastcc ptr @get_zeros(ptr %0, i64 464)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 376
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store ptr @drop_move, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store ptr @start_forth, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store ptr @finish_forth, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 432
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 416
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 424
  store ptr %4, ptr %14, align 8
  ret ptr %6
}

define internal void @exchange_gather(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %21 = load ptr, ptr %20, align 8
  br i1 %7, label %35, label %22

22:
  %23 = load i32, ptr %21, align 4
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8
  br i1 %12, label %32, label %30

30:
  %31 = tail call i32 @PMPI_Gather(ptr %13, i32 %16, ptr %18, ptr %19, i32 %23, ptr %25, i32 %27, ptr %29)
  br label %49

32:
  %33 = tail call fastcc ptr @request_of(ptr %0)
  %34 = tail call i32 @PMPI_Igather(ptr %13, i32 %16, ptr %18, ptr %19, i32 %23, ptr %25, i32 %27, ptr %29, ptr %33)
  br label %49

35:
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 368
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load ptr, ptr %42, align 8
  br i1 %12, label %46, label %44

44:
  %45 = tail call i32 @PMPI_Gatherv(ptr %13, i32 %16, ptr %18, ptr %19, ptr %21, ptr %37, ptr %39, i32 %41, ptr %43)
  br label %49

46:
  %47 = tail call fastcc ptr @request_of(ptr %0)
  %48 = tail call i32 @PMPI_Igatherv(ptr %13, i32 %16, ptr %18, ptr %19, ptr %21, ptr %37, ptr %39, i32 %41, ptr %43, ptr %47)
  br label %49

49:
  %50 = phi i32 [ %34, %32 ], [ %31, %30 ], [ %45, %44 ], [ %48, %46 ]
  tail call fastcc void @check(ptr %9, i32 %50)
  ret void
}

define internal void @exchange_scatter(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %15 = load ptr, ptr %14, align 8
  br i1 %7, label %35, label %16

16:
  %17 = load i32, ptr %15, align 4
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %22 = load ptr, ptr %21, align 8
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8
  br i1 %12, label %32, label %30

30:
  %31 = tail call i32 @PMPI_Scatter(ptr %13, i32 %17, ptr %19, ptr %20, i32 %23, ptr %25, i32 %27, ptr %29)
  br label %55

32:
  %33 = tail call fastcc ptr @request_of(ptr %0)
  %34 = tail call i32 @PMPI_Iscatter(ptr %13, i32 %17, ptr %19, ptr %20, i32 %23, ptr %25, i32 %27, ptr %29, ptr %33)
  br label %55

35:
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %42 = load ptr, ptr %41, align 8
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %47 = load i32, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %49 = load ptr, ptr %48, align 8
  br i1 %12, label %52, label %50

50:
  %51 = tail call i32 @PMPI_Scatterv(ptr %13, ptr %15, ptr %37, ptr %39, ptr %40, i32 %43, ptr %45, i32 %47, ptr %49)
  br label %55

52:
  %53 = tail call fastcc ptr @request_of(ptr %0)
  %54 = tail call i32 @PMPI_Iscatterv(ptr %13, ptr %15, ptr %37, ptr %39, ptr %40, i32 %43, ptr %45, i32 %47, ptr %49, ptr %53)
  br label %55

55:
  %56 = phi i32 [ %34, %32 ], [ %31, %30 ], [ %51, %50 ], [ %54, %52 ]
  tail call fastcc void @check(ptr %9, i32 %56)
  ret void
}

define internal fastcc ptr @move_of(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define internal fastcc i32 @peers_in(ptr %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %3 = tail call fastcc i32 @is_inter(ptr %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:
  %6 = call i32 @PMPI_Comm_remote_size(ptr %0, ptr %2)
  br label %9

7:
  %8 = call i32 @PMPI_Comm_size(ptr %0, ptr %2)
  br label %9

9:
  %10 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %10
}

define internal fastcc i32 @takes_root_role(ptr %0, i32 %1) {
  switch i32 %1, label %3 [
    i32 -4, label %11
    i32 -2, label %10
  ]

3:
  %4 = tail call fastcc i32 @is_inter(ptr %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %11

6:
  %7 = tail call fastcc i32 @rank_in(ptr %0)
  %8 = icmp eq i32 %7, %1
  %9 = zext i1 %8 to i32
  br label %11

10:
  br label %11

11:
  %12 = phi i32 [ 1, %2 ], [ 0, %3 ], [ %9, %6 ], [ 0, %10 ]
  ret i32 %12
}

define internal fastcc void @uneven_side(ptr noalias writable sret(%struct.Side) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp sgt i64 %4, 0
  br i1 %10, label %23, label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %28, %23 ]
  tail call fastcc void @typed_view(ptr writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %12, ptr %7, i32 %8)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %5, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %6, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr null, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 0, ptr %21, align 4
  %22 = icmp eq ptr %6, null
  br i1 %22, label %31, label %34

23:
  %24 = phi i64 [ %29, %23 ], [ 0, %9 ]
  %25 = phi i64 [ %28, %23 ], [ 0, %9 ]
  %26 = getelementptr inbounds nuw i64, ptr %5, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %25
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %11, label %23

31:
  %32 = shl nsw i64 %4, 3
  %33 = tail call fastcc ptr @get_memory(ptr %1, i64 %32)
  store ptr %33, ptr %16, align 8
  br label %34

34:
  %35 = icmp sgt i64 %4, 0
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = load ptr, ptr %16, align 8
  br label %41

40:
  tail call fastcc void @give_room(ptr %1, ptr %0)
  ret void

41:
  %42 = phi i64 [ 0, %36 ], [ %54, %47 ]
  %43 = phi i64 [ 0, %36 ], [ %51, %47 ]
  br i1 %22, label %47, label %44

44:
  %45 = getelementptr inbounds nuw i64, ptr %6, i64 %43
  %46 = load i64, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %46, %44 ], [ %42, %41 ]
  %49 = mul nsw i64 %38, %48
  %50 = getelementptr inbounds nuw i64, ptr %39, i64 %43
  store i64 %49, ptr %50, align 8
  %51 = add nuw nsw i64 %43, 1
  %52 = getelementptr inbounds nuw i64, ptr %5, i64 %43
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %53, %42
  %55 = icmp eq i64 %51, %4
  br i1 %55, label %40, label %41
}

define internal fastcc noalias ptr @widened(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %12, label %6

6:
  %7 = icmp eq i32 %3, 4
  br i1 %7, label %8, label %10

8:
  %9 = tail call fastcc ptr @widened_int(ptr %0, ptr %1, i64 %2)
  br label %12

10:
  %11 = tail call fastcc ptr @widened_long(ptr %0, ptr %1, i64 %2)
  br label %12

12:
  %13 = phi ptr [ null, %4 ], [ %9, %8 ], [ %11, %10 ]
  ret ptr %13
}

define internal fastcc void @even_side(ptr noalias writable sret(%struct.Side) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, i32 %7) {
  %9 = mul nsw i64 %5, %4
  tail call fastcc void @typed_view(ptr writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %9, ptr %6, i32 %7)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %5
  store i64 %22, ptr %11, align 8
  tail call fastcc void @give_room(ptr %1, ptr %0)
  ret void
}

define internal fastcc void @segment_of(ptr noalias writable sret(%struct.Side) align 8 %0, ptr %1, ptr %2, i64 %3) {
  tail call fastcc void @segment(ptr writable sret(%struct.View) align 8 %0, ptr %2, i64 %3)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 0, ptr %13, align 4
  tail call fastcc void @copy_shadows(ptr %1, ptr %0)
  tail call fastcc void @give_room(ptr %1, ptr %0)
  ret void
}

define internal fastcc i32 @rank_in(ptr %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %3 = call i32 @PMPI_Comm_rank(ptr %0, ptr %2)
  %4 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %4
}

define internal fastcc ptr @if_it_carries(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %47, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %32, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = icmp ult i32 %13, 2
  br i1 %14, label %15, label %32

15:
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = icmp ult i32 %17, 2
  br i1 %18, label %19, label %32

19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %20, align 4
  br label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:
  %31 = load i32, ptr %20, align 4
  store i32 %31, ptr %27, align 4
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %47, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 4
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %41 = load i32, ptr %40, align 4
  %42 = icmp ne i32 %41, 4
  %43 = xor i1 %39, %42
  br i1 %43, label %47, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8
  tail call fastcc void @refuse(ptr %46, ptr @.str.105, ptr @.str.76, ptr @.str.106)
  unreachable

47:
  %48 = tail call fastcc i32 @numbers_in(ptr %2)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %64

50:
  %51 = tail call fastcc i32 @numbers_in(ptr %3)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %64

53:
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %64

57:
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %64

61:
  %62 = load i64, ptr @silent_messages, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr @silent_messages, align 8
  tail call void @release_op(ptr %0)
  br label %64

64:
  %65 = phi ptr [ null, %61 ], [ %0, %57 ], [ %0, %53 ], [ %0, %50 ], [ %0, %47 ]
  ret ptr %65
}

define internal void @start_back(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 144
  tail call fastcc void @open_streams(ptr %0, ptr %3, ptr %2, i32 1)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 288
  tail call fastcc void @take_side(ptr %3, ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 424
  %6 = load ptr, ptr %5, align 8
  tail call fastcc void @communicate(ptr %0, ptr %6)
  ret void
}

define internal void @finish_back(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  tail call void @settle(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 352
  tail call fastcc void @weigh_segments(ptr %0, ptr %2, ptr %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  tail call fastcc void @give_side(ptr %5, ptr %2, ptr %3)
  tail call fastcc void @exchanged(ptr %0)
  ret void
}

define internal void @drop_move(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  tail call void @drop_plan(ptr %0)
  tail call fastcc void @free_side(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 144
  tail call fastcc void @free_side(ptr %3)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 288
  tail call fastcc void @close_stream(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 352
  tail call fastcc void @close_stream(ptr %5)
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 440
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 448
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 456
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  tail call void @free(ptr %2)
  ret void
}

define internal void @start_forth(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 144
  tail call fastcc void @open_streams(ptr %0, ptr %2, ptr %3, i32 0)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 288
  tail call fastcc void @read_side(ptr %2, ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 416
  %6 = load ptr, ptr %5, align 8
  tail call fastcc void @communicate(ptr %0, ptr %6)
  ret void
}

define internal void @finish_forth(ptr %0, ptr %1) {
  tail call void @settle(ptr %0)
  %3 = tail call fastcc ptr @move_of(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 352
  tail call fastcc void @each_segment(ptr %4, ptr %5, ptr @write_block)
  tail call fastcc void @exchanged(ptr %0)
  ret void
}

define internal fastcc void @open_streams(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = tail call fastcc ptr @move_of(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @travelling(ptr %0, ptr %1)
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 288
  tail call fastcc void @open_stream(ptr %7, ptr %1, i32 %8, ptr %9, i32 %3)
  %10 = load ptr, ptr %6, align 8
  %11 = tail call fastcc i32 @travelling(ptr %0, ptr %2)
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 352
  tail call fastcc void @open_stream(ptr %10, ptr %2, i32 %11, ptr %12, i32 %3)
  ret void
}

define internal fastcc void @take_side(ptr %0, ptr %1) {
  %3 = alloca %struct.View, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 4
  br i1 %6, label %7, label %41

7:
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = tail call ptr @memset(ptr %8, i32 0, i64 %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %42

15:
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %20

20:
  %21 = phi i64 [ 0, %15 ], [ %38, %37 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  call fastcc void @segment(ptr writable sret(%struct.View) align 8 %3, ptr %0, i64 %21)
  %22 = load ptr, ptr %16, align 8
  %23 = icmp ne ptr %22, null
  %24 = load i64, ptr %17, align 8
  %25 = icmp sgt i64 %24, 0
  %26 = select i1 %23, i1 %25, i1 false
  br i1 %26, label %27, label %37

27:
  %28 = load i32, ptr %4, align 8
  %29 = load ptr, ptr %1, align 8
  %30 = load ptr, ptr %18, align 8
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %21
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  %34 = load ptr, ptr %19, align 8
  %35 = getelementptr inbounds nuw i64, ptr %34, i64 %21
  %36 = load i64, ptr %35, align 8
  call fastcc void @take_adjoints(ptr %3, i32 %28, ptr %33, i64 %36)
  br label %37

37:
  call void @llvm.lifetime.end.p0(ptr %3)
  %38 = add nuw nsw i64 %21, 1
  %39 = load i64, ptr %12, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %20, label %42

41:
  tail call fastcc void @read_side(ptr %0, ptr %1)
  tail call fastcc void @each_segment(ptr %0, ptr %1, ptr @zero_block)
  br label %42

42:
  ret void
}

define internal fastcc void @communicate(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc ptr @errors_returned(ptr %4)
  tail call void %1(ptr %0)
  %6 = load ptr, ptr %3, align 8
  tail call fastcc void @errors_as_before(ptr %6, ptr %5)
  ret void
}

define internal fastcc void @open_stream(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) {
  %6 = alloca %struct.View, align 8
  %7 = icmp eq i32 %2, 0
  %8 = add i32 %2, 1
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %12, label %10

10:
  %11 = tail call fastcc i64 @kind_size(i32 %2)
  br label %12

12:
  %13 = phi i64 [ %11, %10 ], [ 1, %5 ]
  %14 = select i1 %7, i32 -1, i32 %2
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store i32 %4, ptr %16, align 4
  %17 = tail call fastcc ptr @wire(i32 %14)
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 2
  %22 = add i64 %21, 4
  %23 = tail call fastcc ptr @get_zeros(ptr %0, i64 %22)
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %23, ptr %24, align 8
  %25 = load i64, ptr %19, align 8
  %26 = shl i64 %25, 2
  %27 = add i64 %26, 4
  %28 = tail call fastcc ptr @get_zeros(ptr %0, i64 %27)
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %28, ptr %29, align 8
  %30 = load i64, ptr %19, align 8
  %31 = shl i64 %30, 3
  %32 = add i64 %31, 8
  %33 = tail call fastcc ptr @get_zeros(ptr %0, i64 %32)
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %33, ptr %34, align 8
  %35 = load i64, ptr %19, align 8
  %36 = shl i64 %35, 3
  %37 = add i64 %36, 8
  %38 = tail call fastcc ptr @get_zeros(ptr %0, i64 %37)
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store ptr %38, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 0, ptr %40, align 8
  %41 = load i64, ptr %19, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %47 = icmp ne i32 %4, 0
  %48 = icmp eq i32 %2, 4
  %49 = and i1 %48, %47
  br label %53

50:
  %51 = load i64, ptr %40, align 8
  %52 = tail call fastcc ptr @get_memory(ptr %0, i64 %51)
  store ptr %52, ptr %3, align 8
  ret void

53:
  %54 = phi i64 [ 0, %43 ], [ %107, %95 ]
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %63, label %56

56:
  %57 = load ptr, ptr %44, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %63

59:
  %60 = load ptr, ptr %34, align 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i64, ptr %60, i64 %54
  store i64 %61, ptr %62, align 8
  br label %72

63:
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @segment(ptr writable sret(%struct.View) align 8 %6, ptr %1, i64 %54)
  %64 = load i64, ptr %45, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %71

66:
  %67 = load i32, ptr %15, align 8
  %68 = load ptr, ptr %34, align 8
  %69 = getelementptr inbounds nuw i64, ptr %68, i64 %54
  %70 = call fastcc i64 @stream_length(ptr %6, i32 %67, ptr %69)
  br label %71

71:
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %72

72:
  %73 = load ptr, ptr %34, align 8
  %74 = getelementptr inbounds nuw i64, ptr %73, i64 %54
  %75 = load i64, ptr %74, align 8
  %76 = load i32, ptr %46, align 4
  %77 = sext i32 %76 to i64
  %78 = mul nsw i64 %75, %77
  br i1 %49, label %79, label %82

79:
  %80 = add nsw i64 %75, 3
  %81 = sdiv i64 %80, 4
  br label %82

82:
  %83 = phi i64 [ %81, %79 ], [ 0, %72 ]
  %84 = add nsw i64 %83, %78
  %85 = load i64, ptr %40, align 8
  %86 = load ptr, ptr %39, align 8
  %87 = getelementptr inbounds nuw i64, ptr %86, i64 %54
  store i64 %85, ptr %87, align 8
  %88 = load i64, ptr %40, align 8
  %89 = sdiv i64 %88, %13
  %90 = icmp sgt i64 %89, 2147483647
  br i1 %90, label %94, label %91

91:
  %92 = sdiv i64 %84, %13
  %93 = icmp sgt i64 %92, 2147483647
  br i1 %93, label %94, label %95

94:
  tail call fastcc void @refuse(ptr %0, ptr @.str.102, ptr @.str.103, ptr @.str.104)
  unreachable

95:
  %96 = sdiv i64 %84, %13
  %97 = trunc i64 %96 to i32
  %98 = load ptr, ptr %24, align 8
  %99 = getelementptr inbounds nuw i32, ptr %98, i64 %54
  store i32 %97, ptr %99, align 4
  %100 = load i64, ptr %40, align 8
  %101 = sdiv i64 %100, %13
  %102 = trunc i64 %101 to i32
  %103 = load ptr, ptr %29, align 8
  %104 = getelementptr inbounds nuw i32, ptr %103, i64 %54
  store i32 %102, ptr %104, align 4
  %105 = load i64, ptr %40, align 8
  %106 = add nsw i64 %105, %84
  store i64 %106, ptr %40, align 8
  %107 = add nuw nsw i64 %54, 1
  %108 = load i64, ptr %19, align 8
  %109 = icmp slt i64 %107, %108
  br i1 %109, label %53, label %50
}

define internal fastcc i32 @travelling(ptr %0, ptr %1) {
  %3 = tail call fastcc ptr @move_of(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 436
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:
  %8 = tail call fastcc i32 @widest(ptr %3)
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %10 = tail call fastcc i32 @widest(ptr %9)
  %11 = tail call i32 @llvm.smax.i32(i32 %8, i32 %10)
  br label %18

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %18

16:
  %17 = tail call fastcc i32 @only_kind(ptr %1)
  br label %18

18:
  %19 = phi i32 [ %11, %7 ], [ %17, %16 ], [ -1, %12 ]
  ret i32 %19
}

define internal fastcc ptr @wire(i32 %0) {
  switch i32 %0, label %3 [
    i32 1, label %5
    i32 2, label %4
    i32 3, label %2
  ]

2:
  br label %5

3:
  br label %5

4:
  br label %5

5:
  %6 = phi ptr [ @ompi_mpi_float, %1 ], [ @ompi_mpi_byte, %3 ], [ @ompi_mpi_double, %4 ], [ @ompi_mpi_long_double, %2 ]
  ret ptr %6
}

define internal fastcc void @segment(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, i64 %2) {
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %0, ptr align 8 dereferenceable(80) %1, i64 80, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:
  %8 = getelementptr inbounds i64, ptr %5, i64 %2
  %9 = load i64, ptr %8, align 8
  br label %14

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %2
  br label %14

14:
  %15 = phi i64 [ %9, %7 ], [ %13, %10 ]
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds i64, ptr %17, i64 %2
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %21, ptr %22, align 8
  br label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %52, label %27

27:
  %28 = getelementptr inbounds ptr, ptr %25, i64 %2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %32, i64 %2
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %34, ptr %35, align 8
  %36 = icmp eq ptr %29, null
  br i1 %36, label %52, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %29, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp ult i32 %39, 2
  br i1 %40, label %41, label %48

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %52, label %45

45:
  %46 = tail call fastcc i32 @is_raw(ptr %29)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 0, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr null, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr null, ptr %51, align 8
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, %15
  store i64 %55, ptr %53, align 8
  %56 = load ptr, ptr %0, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %80, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %60 = load i32, ptr %59, align 8
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %65

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %64 = zext nneg i32 %60 to i64
  br label %68

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %0, align 8
  br label %80

68:
  %69 = phi i64 [ 0, %62 ], [ %78, %68 ]
  %70 = load ptr, ptr %1, align 8
  %71 = getelementptr inbounds nuw ptr, ptr %70, i64 %69
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  %74 = getelementptr inbounds i8, ptr %72, i64 %15
  %75 = select i1 %73, ptr null, ptr %74
  %76 = load ptr, ptr %63, align 8
  %77 = getelementptr inbounds nuw ptr, ptr %76, i64 %69
  store ptr %75, ptr %77, align 8
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, %64
  br i1 %79, label %65, label %68

80:
  ret void
}

define internal fastcc void @read_side(ptr %0, ptr %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %10

5:
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %8 = load i64, ptr %7, align 8
  %9 = tail call ptr @memset(ptr %6, i32 0, i64 %8)
  br label %11

10:
  tail call fastcc void @each_segment(ptr %0, ptr %1, ptr @read_block)
  br label %11

11:
  ret void
}

define internal fastcc void @each_segment(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.View, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %8 ], [ %33, %32 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  call fastcc void @segment(ptr writable sret(%struct.View) align 8 %4, ptr %0, i64 %16)
  %17 = load ptr, ptr %9, align 8
  %18 = icmp ne ptr %17, null
  %19 = load i64, ptr %10, align 8
  %20 = icmp sgt i64 %19, 0
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %32

22:
  %23 = load i32, ptr %11, align 8
  %24 = load ptr, ptr %1, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %16
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %24, i64 %27
  %29 = load ptr, ptr %13, align 8
  %30 = getelementptr inbounds nuw i64, ptr %29, i64 %16
  %31 = load i64, ptr %30, align 8
  call fastcc void @each_lane(ptr %4, ptr %2, i32 %23, ptr %28, i64 %31)
  br label %32

32:
  call void @llvm.lifetime.end.p0(ptr %4)
  %33 = add nuw nsw i64 %16, 1
  %34 = load i64, ptr %5, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %15, label %14
}

define internal fastcc void @weigh_segments(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %58, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %58

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 24
  br label %18

18:
  %19 = phi i64 [ 0, %11 ], [ %27, %25 ]
  %20 = phi i64 [ 0, %11 ], [ %30, %25 ]
  %21 = load ptr, ptr %12, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %33, label %25

25:
  %26 = load ptr, ptr %17, align 8
  %27 = add nuw nsw i64 %19, 1
  %28 = getelementptr inbounds nuw i64, ptr %26, i64 %19
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, %20
  %31 = load i64, ptr %8, align 8
  %32 = icmp slt i64 %27, %31
  br i1 %32, label %18, label %58

33:
  %34 = phi i64 [ %52, %33 ], [ 0, %18 ]
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 %20
  %37 = load i32, ptr %13, align 8
  %38 = load i64, ptr %14, align 8
  %39 = trunc i64 %38 to i32
  %40 = load ptr, ptr %2, align 8
  %41 = load ptr, ptr %15, align 8
  %42 = getelementptr inbounds nuw i64, ptr %41, i64 %19
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = load ptr, ptr %16, align 8
  %46 = getelementptr inbounds nuw i64, ptr %45, i64 %19
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %47, %34
  %49 = getelementptr inbounds i8, ptr %44, i64 %48
  %50 = tail call fastcc i64 @kind_size(i32 %37)
  %51 = sdiv i64 %47, %50
  tail call fastcc void @multiply(ptr %36, i32 %37, i32 %39, i32 1, ptr %49, i64 %51)
  %52 = add nuw nsw i64 %34, 1
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 20
  %55 = load i32, ptr %54, align 4
  %56 = sext i32 %55 to i64
  %57 = icmp slt i64 %52, %56
  br i1 %57, label %33, label %25

58:
  ret void
}

define internal fastcc void @give_side(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.View, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 4
  br i1 %7, label %9, label %8

8:
  tail call fastcc void @close_guards()
  tail call fastcc void @each_segment(ptr %1, ptr %2, ptr @add_block)
  tail call fastcc void @open_guards()
  br label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %11 = load i32, ptr %5, align 8
  %12 = icmp eq i32 %11, 4
  br i1 %12, label %13, label %22

13:
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 24
  br label %18

18:
  %19 = phi i64 [ 0, %13 ], [ %40, %39 ]
  %20 = load i64, ptr %10, align 8
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %23, label %22

22:
  ret void

23:
  call void @llvm.lifetime.start.p0(ptr %4)
  call fastcc void @segment(ptr writable sret(%struct.View) align 8 %4, ptr %1, i64 %19)
  %24 = load ptr, ptr %14, align 8
  %25 = icmp ne ptr %24, null
  %26 = load i64, ptr %15, align 8
  %27 = icmp sgt i64 %26, 0
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %29, label %39

29:
  %30 = load i32, ptr %5, align 8
  %31 = load ptr, ptr %2, align 8
  %32 = load ptr, ptr %16, align 8
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %19
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %19
  %38 = load i64, ptr %37, align 8
  call fastcc void @give_adjoints(ptr %0, ptr %4, i32 %30, ptr %35, i64 %38)
  br label %39

39:
  call void @llvm.lifetime.end.p0(ptr %4)
  %40 = add nuw nsw i64 %19, 1
  %41 = load i32, ptr %5, align 8
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %18, label %22
}

define internal fastcc void @exchanged(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  tail call fastcc void @close_stream(ptr %3)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  tail call fastcc void @close_stream(ptr %4)
  ret void
}

define internal fastcc void @close_stream(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  tail call void @free(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  tail call void @free(ptr %6)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  tail call void @free(ptr %8)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr %10)
  %11 = tail call ptr @memset(ptr %0, i32 0, i64 64)
  ret void
}

define internal void @drop_plan(ptr %0) {
  tail call void @drop_weights(ptr %0)
  %2 = tail call fastcc ptr @plan_of(ptr %0)
  tail call void @free(ptr %2)
  ret void
}

define internal fastcc void @free_side(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  tail call void @free(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %34

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  tail call fastcc void @free_node(ptr %10)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %20, label %15

15:
  %16 = phi ptr [ %32, %28 ], [ %13, %8 ]
  %17 = phi i64 [ %31, %28 ], [ 0, %8 ]
  %18 = load i64, ptr %11, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %28, label %20

20:
  %21 = phi ptr [ null, %8 ], [ %16, %15 ], [ null, %28 ]
  tail call void @free(ptr %21)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr %23)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr %25)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %27 = load ptr, ptr %26, align 8
  tail call void @free(ptr %27)
  br label %34

28:
  %29 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %30 = load ptr, ptr %29, align 8
  tail call fastcc void @free_node(ptr %30)
  %31 = add nuw nsw i64 %17, 1
  %32 = load ptr, ptr %12, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %20, label %15

34:
  ret void
}

define internal void @drop_weights(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  ret void
}

define internal fastcc ptr @plan_of(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define internal fastcc i32 @is_inter(ptr %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %3 = call i32 @PMPI_Comm_test_inter(ptr %0, ptr %2)
  %4 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %4
}

declare i32 @PMPI_Comm_remote_size(ptr, ptr)

declare i32 @PMPI_Comm_size(ptr, ptr)

declare i32 @PMPI_Comm_test_inter(ptr, ptr)

define internal fastcc void @typed_view(ptr noalias writable sret(%struct.View) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, i32 %6) {
  %8 = icmp eq ptr %5, @ompi_mpi_datatype_null
  br i1 %8, label %9, label %15

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i32, ptr %10, align 4
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 -1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 %11, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 44
  tail call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(36) %14, i8 0, i64 36, i1 false)
  br label %19

15:
  %16 = icmp sgt i64 %4, 0
  %17 = select i1 %16, ptr %2, ptr @typed_view.nothing
  %18 = select i1 %16, ptr %3, ptr null
  tail call fastcc void @view_or_packed(ptr writable sret(%struct.View) align 8 %0, ptr %1, ptr %17, ptr %18, i64 1, ptr %5, i32 %6)
  br label %19

19:
  ret void
}

define internal fastcc void @give_room(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call fastcc ptr @get_memory(ptr %0, i64 %6)
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store ptr %7, ptr %8, align 8
  ret void
}

define internal fastcc noalias ptr @widened_int(ptr %0, ptr %1, i64 %2) {
  %4 = shl nsw i64 %2, 3
  %5 = tail call fastcc ptr @get_memory(ptr %0, i64 %4)
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %8, label %7

7:
  ret ptr %5

8:
  %9 = phi i64 [ %14, %8 ], [ 0, %3 ]
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %5, i64 %9
  store i64 %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %7, label %8
}

define internal fastcc noalias ptr @widened_long(ptr %0, ptr %1, i64 %2) {
  %4 = shl nsw i64 %2, 3
  %5 = tail call fastcc ptr @get_memory(ptr %0, i64 %4)
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %8, label %7

7:
  ret ptr %5

8:
  %9 = phi i64 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %5, i64 %9
  store i64 %11, ptr %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %7, label %8
}

define internal fastcc void @copy_shadows(ptr %0, ptr %1) {
  %3 = load ptr, ptr %1, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 3
  %10 = tail call fastcc ptr @get_memory(ptr %0, i64 %9)
  store ptr %10, ptr %1, align 8
  %11 = load i32, ptr %6, align 4
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 3
  %14 = tail call ptr @memcpy(ptr %10, ptr %3, i64 %13)
  br label %15

15:
  ret void
}

define internal fastcc i32 @numbers_in(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:
  %6 = tail call fastcc i32 @only_kind(ptr %0)
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i32
  br label %9

9:
  %10 = phi i32 [ 0, %1 ], [ %8, %5 ]
  ret i32 %10
}

define internal fastcc i64 @bytes_of_dual(ptr %0) {
  %2 = tail call fastcc i64 @bytes_of_keys(ptr %0)
  %3 = add nsw i64 %2, 48
  %4 = load i64, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = tail call fastcc i64 @kind_size(i32 %7)
  %9 = mul nsw i64 %8, %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %9, %11
  %13 = add nsw i64 %3, %12
  ret i64 %13
}

define internal fastcc i64 @bytes_of_keys(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 3
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, 48
  br label %19

9:
  %10 = load i64, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = tail call fastcc i64 @kind_size(i32 %13)
  %15 = mul nsw i64 %14, %10
  %16 = add nsw i64 %15, 15
  %17 = sdiv i64 %16, 16
  %18 = shl nsw i64 %17, 4
  br label %19

19:
  %20 = phi i64 [ %8, %5 ], [ %18, %9 ]
  ret i64 %20
}

define internal fastcc i32 @waits_itself(ptr %0) {
  %2 = tail call fastcc double @timeout()
  %3 = fcmp oeq double %2, 0.000000e+00
  br i1 %3, label %17, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %17

8:
  %9 = tail call fastcc i32 @is_rooted(ptr %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @is_inter(ptr %13)
  %15 = icmp ne i32 %14, 0
  %16 = zext i1 %15 to i32
  br label %17

17:
  %18 = phi i32 [ 1, %1 ], [ 0, %8 ], [ 0, %4 ], [ %16, %11 ]
  ret i32 %18
}

define internal fastcc i32 @is_rooted(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, @start_bcast
  %6 = icmp eq ptr %4, @start_packed_bcast
  %7 = or i1 %5, %6
  %8 = icmp eq ptr %4, @start_reduce
  %9 = or i1 %8, %7
  br i1 %9, label %19, label %10

10:
  %11 = icmp eq ptr %2, null
  br i1 %11, label %19, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 416
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, @exchange_gather
  br i1 %15, label %19, label %16

16:
  %17 = icmp eq ptr %14, @exchange_scatter
  %18 = zext i1 %17 to i32
  br label %19

19:
  %20 = phi i32 [ 1, %12 ], [ %18, %16 ], [ 1, %1 ], [ 0, %10 ]
  ret i32 %20
}

define internal void @start_bcast(ptr %0) {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %4 = tail call fastcc i32 @widest(ptr %3)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load i32, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %7 = call fastcc i64 @stream_length(ptr %3, i32 %4, ptr %2)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %2, align 8
  %14 = mul nsw i64 %13, %10
  %15 = call fastcc ptr @get_memory(ptr %12, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %15, ptr %16, align 8
  switch i32 %6, label %22 [
    i32 -2, label %17
    i32 -4, label %23
  ]

17:
  %18 = load i32, ptr %8, align 8
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %13, %19
  %21 = call ptr @memset(ptr %15, i32 0, i64 %20)
  br label %23

22:
  call fastcc void @stream_read(ptr %3, i32 %4, ptr %15, i64 %13)
  call fastcc void @zero(ptr %3)
  br label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load ptr, ptr %24, align 8
  %26 = call fastcc i32 @takes_root_role(ptr %25, i32 %6)
  %27 = icmp eq i32 %6, -4
  br i1 %27, label %32, label %28

28:
  %29 = icmp eq i32 %26, 0
  br i1 %29, label %30, label %32

30:
  %31 = load ptr, ptr %16, align 8
  br label %32

32:
  %33 = phi ptr [ @not_sent, %23 ], [ %31, %30 ], [ inttoptr (i64 1 to ptr), %28 ]
  %34 = icmp eq i32 %26, 0
  br i1 %34, label %37, label %35

35:
  %36 = load ptr, ptr %16, align 8
  br label %37

37:
  %38 = phi ptr [ %36, %35 ], [ null, %32 ]
  %39 = mul nsw i64 %7, %10
  call fastcc void @sum_to_root(ptr %0, ptr %33, ptr %38, i64 %39, i32 %4, i32 %6)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @start_packed_bcast(ptr %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc i32 @takes_root_role(ptr %12, i32 %7)
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.lifetime.start.p0(ptr %3)
  %14 = tail call fastcc i64 @adjoint_length(ptr %8)
  %15 = add nsw i64 %14, 16
  store i64 %15, ptr %3, align 8
  %16 = call fastcc i64 @stream_length(ptr %8, i32 -1, ptr %2)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = call fastcc ptr @get_zeros(ptr %18, i64 %15)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %19, ptr %20, align 8
  %21 = load i64, ptr %2, align 8
  store i64 %21, ptr %19, align 8
  %22 = sext i32 %10 to i64
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %22, ptr %23, align 8
  %24 = icmp eq i32 %7, -4
  br i1 %24, label %28, label %25

25:
  %26 = load ptr, ptr %20, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  call fastcc void @take_adjoints(ptr %8, i32 -1, ptr %27, i64 %21)
  br label %28

28:
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  %29 = load ptr, ptr %11, align 8
  %30 = call fastcc ptr @errors_returned(ptr %29)
  %31 = load ptr, ptr %17, align 8
  %32 = call fastcc ptr @large(ptr %31, ptr %3)
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %3, align 8
  %35 = trunc i64 %34 to i32
  %36 = call i32 @PMPI_Type_contiguous(i32 %35, ptr %32, ptr %4)
  call fastcc void @check(ptr %33, i32 %36)
  %37 = load ptr, ptr %17, align 8
  %38 = call i32 @PMPI_Type_commit(ptr %4)
  call fastcc void @check(ptr %37, i32 %38)
  %39 = load ptr, ptr %17, align 8
  %40 = call i32 @PMPI_Op_create(ptr @merge_packed, i32 1, ptr %5)
  call fastcc void @check(ptr %39, i32 %40)
  br i1 %24, label %45, label %41

41:
  %42 = icmp eq i32 %13, 0
  br i1 %42, label %43, label %45

43:
  %44 = load ptr, ptr %20, align 8
  br label %45

45:
  %46 = phi ptr [ @not_sent, %28 ], [ %44, %43 ], [ inttoptr (i64 1 to ptr), %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  %50 = load ptr, ptr %17, align 8
  %51 = icmp eq i32 %13, 0
  br i1 %49, label %61, label %52

52:
  br i1 %51, label %55, label %53

53:
  %54 = load ptr, ptr %20, align 8
  br label %55

55:
  %56 = phi ptr [ %54, %53 ], [ null, %52 ]
  %57 = load ptr, ptr %4, align 8
  %58 = load ptr, ptr %5, align 8
  %59 = load ptr, ptr %11, align 8
  %60 = call i32 @PMPI_Reduce(ptr %46, ptr %56, i32 1, ptr %57, ptr %58, i32 %7, ptr %59)
  br label %71

61:
  br i1 %51, label %64, label %62

62:
  %63 = load ptr, ptr %20, align 8
  br label %64

64:
  %65 = phi ptr [ %63, %62 ], [ null, %61 ]
  %66 = load ptr, ptr %4, align 8
  %67 = load ptr, ptr %5, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = call fastcc ptr @request_of(ptr %0)
  %70 = call i32 @PMPI_Ireduce(ptr %46, ptr %65, i32 1, ptr %66, ptr %67, i32 %7, ptr %68, ptr %69)
  br label %71

71:
  %72 = phi i32 [ %70, %64 ], [ %60, %55 ]
  call fastcc void @check(ptr %50, i32 %72)
  call fastcc void @free_large(ptr %32, ptr @ompi_mpi_byte)
  %73 = call i32 @PMPI_Type_free(ptr %4)
  %74 = call i32 @PMPI_Op_free(ptr %5)
  %75 = load ptr, ptr %11, align 8
  call fastcc void @errors_as_before(ptr %75, ptr %30)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @start_reduce(ptr %0) {
  %2 = alloca i64, align 8
  %3 = tail call fastcc ptr @any_side(ptr %0)
  %4 = tail call fastcc i32 @widest(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %2)
  %5 = call fastcc i64 @stream_length(ptr %3, i32 %4, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %2, align 8
  %12 = mul nsw i64 %11, %8
  %13 = call fastcc ptr @get_memory(ptr %10, i64 %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %18 = load i32, ptr %17, align 8
  %19 = call fastcc i32 @takes_root_role(ptr %16, i32 %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %23 = load ptr, ptr %14, align 8
  call fastcc void @stream_read(ptr %22, i32 %4, ptr %23, i64 %11)
  call fastcc void @zero(ptr %22)
  br label %24

24:
  %25 = mul nsw i64 %5, %8
  %26 = load ptr, ptr %14, align 8
  %27 = load i32, ptr %17, align 8
  call fastcc void @root_to_all(ptr %0, ptr %26, i64 %25, i32 %4, i32 %27)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal fastcc void @sum_to_root(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8
  %9 = tail call fastcc ptr @errors_returned(ptr %8)
  %10 = tail call fastcc i64 @kind_size(i32 %4)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = tail call fastcc ptr @wire(i32 %4)
  br label %16

15:
  tail call fastcc void @errors_as_before(ptr %8, ptr %9)
  ret void

16:
  %17 = phi i64 [ 0, %6 ], [ %34, %33 ]
  %18 = sub nsw i64 %3, %17
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 1073741824)
  %20 = trunc i64 %19 to i32
  %21 = mul nuw nsw i64 %10, %17
  %22 = load i32, ptr %11, align 8
  %23 = icmp eq i32 %22, 0
  %24 = tail call fastcc ptr @skipped(ptr %1, i64 %21)
  %25 = tail call fastcc ptr @skipped(ptr %2, i64 %21)
  br i1 %23, label %29, label %26

26:
  %27 = load ptr, ptr %12, align 8
  %28 = tail call i32 @PMPI_Reduce(ptr %24, ptr %25, i32 %20, ptr %14, ptr @ompi_mpi_op_sum, i32 %5, ptr %8)
  tail call fastcc void @check(ptr %27, i32 %28)
  br label %33

29:
  %30 = load ptr, ptr %13, align 8
  %31 = tail call fastcc ptr @request_of(ptr %0)
  %32 = tail call i32 @PMPI_Ireduce(ptr %24, ptr %25, i32 %20, ptr %14, ptr @ompi_mpi_op_sum, i32 %5, ptr %8, ptr %31)
  tail call fastcc void @check(ptr %30, i32 %32)
  br label %33

33:
  %34 = add nuw nsw i64 %17, 1073741824
  %35 = icmp slt i64 %34, %3
  br i1 %35, label %16, label %15
}

define internal fastcc ptr @skipped(ptr %0, i64 %1) {
  %3 = icmp ne ptr %0, inttoptr (i64 1 to ptr)
  %4 = icmp ne ptr %0, null
  %5 = and i1 %3, %4
  %6 = select i1 %5, i64 %1, i64 0
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  ret ptr %7
}

declare i32 @PMPI_Op_create(ptr, i32, ptr)

define internal void @merge_packed(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca %struct.Packed, align 8
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = shl nsw i64 %8, 3
  %11 = tail call fastcc ptr @get_memory(ptr null, i64 %10)
  %12 = icmp sgt i64 %8, 0
  br i1 %12, label %22, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  call void @llvm.lifetime.start.p0(ptr %5)
  store ptr %11, ptr %5, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = trunc i64 %8 to i32
  store i32 %16, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %6, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %20 = mul nsw i64 %8, %6
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  store ptr %21, ptr %19, align 8
  call fastcc void @merge_marked(ptr null, ptr %5, ptr %14, i64 %6)
  tail call void @free(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void

22:
  %23 = phi i64 [ %27, %22 ], [ 0, %4 ]
  %24 = mul nsw i64 %23, %6
  %25 = getelementptr inbounds i8, ptr %9, i64 %24
  %26 = getelementptr inbounds nuw ptr, ptr %11, i64 %23
  store ptr %25, ptr %26, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %13, label %22
}

declare i32 @PMPI_Op_free(ptr)

define internal fastcc ptr @any_side(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  %5 = select i1 %4, i64 248, i64 168
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  ret ptr %6
}

define internal fastcc void @root_to_all(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc ptr @errors_returned(ptr %7)
  %9 = tail call fastcc i64 @kind_size(i32 %3)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = tail call fastcc ptr @wire(i32 %3)
  br label %15

14:
  tail call fastcc void @errors_as_before(ptr %7, ptr %8)
  ret void

15:
  %16 = phi i64 [ 0, %5 ], [ %32, %31 ]
  %17 = sub nsw i64 %2, %16
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 1073741824)
  %19 = trunc i64 %18 to i32
  %20 = mul nuw nsw i64 %9, %16
  %21 = load i32, ptr %10, align 8
  %22 = icmp eq i32 %21, 0
  %23 = tail call fastcc ptr @skipped(ptr %1, i64 %20)
  br i1 %22, label %27, label %24

24:
  %25 = load ptr, ptr %11, align 8
  %26 = tail call i32 @PMPI_Bcast(ptr %23, i32 %19, ptr %13, i32 %4, ptr %7)
  tail call fastcc void @check(ptr %25, i32 %26)
  br label %31

27:
  %28 = load ptr, ptr %12, align 8
  %29 = tail call fastcc ptr @request_of(ptr %0)
  %30 = tail call i32 @PMPI_Ibcast(ptr %23, i32 %19, ptr %13, i32 %4, ptr %7, ptr %29)
  tail call fastcc void @check(ptr %28, i32 %30)
  br label %31

31:
  %32 = add nuw nsw i64 %16, 1073741824
  %33 = icmp slt i64 %32, %2
  br i1 %33, label %15, label %14
}

define internal fastcc void @check_root(ptr %0, ptr %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = tail call fastcc i32 @is_inter(ptr %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %28, label %9

9:
  %10 = tail call fastcc i32 @is_rooted(ptr %1)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %28, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, -4
  call void @llvm.lifetime.start.p0(ptr %4)
  store i32 0, ptr %4, align 4
  %16 = load ptr, ptr %5, align 8
  br i1 %15, label %17, label %19

17:
  %18 = tail call fastcc i32 @size_of(ptr %16)
  store i32 %18, ptr %4, align 4
  br label %21

19:
  %20 = call i32 @PMPI_Comm_remote_size(ptr %16, ptr %4)
  br label %21

21:
  %22 = load i32, ptr %4, align 4
  %23 = icmp sgt i32 %22, 1
  %24 = icmp ne i32 %2, 0
  %25 = or i1 %24, %23
  br i1 %25, label %26, label %27

26:
  call fastcc void @refuse(ptr %0, ptr @.str.107, ptr @.str.108, ptr @.str.109)
  unreachable

27:
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %28

28:
  ret void
}

define internal fastcc i32 @size_of(ptr %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %3 = call i32 @PMPI_Comm_size(ptr %0, ptr %2)
  %4 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %4
}

define internal fastcc i32 @is_complete(ptr %0, ptr %1) {
  %3 = alloca [2 x ptr], align 16
  %4 = load i1, ptr @is_complete.known, align 4
  br i1 %4, label %14, label %5

5:
  call void @llvm.lifetime.start.p0(ptr %3)
  %6 = call i32 @PMPI_Ibarrier(ptr @ompi_mpi_comm_self, ptr %3)
  call fastcc void @check(ptr %0, i32 %6)
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = call i32 @PMPI_Ibarrier(ptr @ompi_mpi_comm_self, ptr %7)
  call fastcc void @check(ptr %0, i32 %8)
  %9 = load ptr, ptr %3, align 16
  %10 = load ptr, ptr %7, align 8
  %11 = icmp eq ptr %9, %10
  %12 = select i1 %11, ptr %9, ptr @ompi_request_null
  store ptr %12, ptr @is_complete.complete, align 8
  %13 = call i32 @PMPI_Waitall(i32 2, ptr %3, ptr null)
  call fastcc void @check(ptr %0, i32 %13)
  store i1 true, ptr @is_complete.known, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %14

14:
  %15 = load ptr, ptr @is_complete.complete, align 8
  %16 = icmp eq ptr %1, %15
  %17 = icmp eq ptr %1, @ompi_request_null
  %18 = or i1 %17, %16
  %19 = zext i1 %18 to i32
  ret i32 %19
}

define internal fastcc ptr @complete_at_once(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = tail call fastcc ptr @deferred(ptr %0, ptr null, ptr %2)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %17, label %7

7:
  tail call fastcc void @waited(ptr %1)
  store ptr @reverse_both, ptr %1, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:
  tail call void %11(ptr %1, ptr null)
  br label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load ptr, ptr %15, align 8
  tail call void %16(ptr %1, ptr null)
  tail call void @release_op(ptr %1)
  br label %17

17:
  %18 = phi ptr [ null, %14 ], [ null, %4 ], [ %1, %13 ], [ %1, %9 ]
  ret ptr %18
}

define internal void @reverse_both(ptr %0) {
  %2 = tail call fastcc i32 @waits_itself(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 %2, ptr %3, align 8
  tail call fastcc void @begin(ptr %0)
  tail call fastcc void @complete(ptr %0)
  ret void
}

declare i32 @PMPI_Comm_dup(ptr, ptr)

define internal fastcc ptr @own_group(ptr %0, ptr %1, i32 %2) {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store ptr null, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  %9 = tail call fastcc i32 @is_inter(ptr %1)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %49, label %11

11:
  %12 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %13 = load i32, ptr @own_group.key, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %17

15:
  %16 = tail call i32 @PMPI_Comm_create_keyval(ptr @OMPI_C_MPI_COMM_NULL_COPY_FN, ptr @delete_group, ptr @own_group.key, ptr null)
  tail call fastcc void @check(ptr %0, i32 %16)
  br label %17

17:
  %18 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  %19 = load i32, ptr @own_group.key, align 4
  %20 = call i32 @PMPI_Comm_get_attr(ptr %1, i32 %19, ptr %4, ptr %5)
  call fastcc void @check(ptr %0, i32 %20)
  %21 = load i32, ptr %5, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %46

23:
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %25, label %26

25:
  call fastcc void @refuse(ptr %0, ptr @.str.110, ptr @.str.111, ptr @.str.112)
  unreachable

26:
  %27 = call fastcc ptr @get_memory(ptr %0, i64 8)
  store ptr %27, ptr %4, align 8
  %28 = call i32 @PMPI_Comm_group(ptr %1, ptr %6)
  call fastcc void @check(ptr %0, i32 %28)
  %29 = call i32 @PMPI_Comm_group(ptr @ompi_mpi_comm_world, ptr %7)
  call fastcc void @check(ptr %0, i32 %29)
  %30 = load ptr, ptr %6, align 8
  %31 = load ptr, ptr %7, align 8
  %32 = call i32 @PMPI_Group_difference(ptr %30, ptr %31, ptr %8)
  call fastcc void @check(ptr %0, i32 %32)
  %33 = load ptr, ptr %8, align 8
  %34 = icmp eq ptr %33, @ompi_mpi_group_empty
  br i1 %34, label %36, label %35

35:
  call fastcc void @refuse(ptr %0, ptr @.str.113, ptr @.str.114, ptr @.str.115)
  unreachable

36:
  %37 = load ptr, ptr %6, align 8
  %38 = call fastcc i32 @own_tag()
  %39 = load ptr, ptr %4, align 8
  %40 = call i32 @PMPI_Comm_create_group(ptr @ompi_mpi_comm_world, ptr %37, i32 %38, ptr %39)
  call fastcc void @check(ptr %0, i32 %40)
  %41 = call i32 @PMPI_Group_free(ptr %6)
  %42 = call i32 @PMPI_Group_free(ptr %7)
  %43 = load i32, ptr @own_group.key, align 4
  %44 = load ptr, ptr %4, align 8
  %45 = call i32 @PMPI_Comm_set_attr(ptr %1, i32 %43, ptr %44)
  call fastcc void @check(ptr %0, i32 %45)
  br label %46

46:
  %47 = load ptr, ptr %4, align 8
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %1, %3 ], [ %48, %46 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret ptr %50
}

define internal void @again_forth(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  tail call void %3(ptr %0)
  ret void
}

define internal i32 @delete_group(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %6 = call i32 @PMPI_Finalized(ptr %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = call i32 @PMPI_Comm_free(ptr %2)
  br label %11

11:
  call void @free(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 0
}

declare i32 @PMPI_Comm_group(ptr, ptr)

declare i32 @PMPI_Group_difference(ptr, ptr, ptr)

declare i32 @PMPI_Comm_create_group(ptr, ptr, i32, ptr)

declare i32 @PMPI_Group_free(ptr)

define internal fastcc i32 @moves_packed(ptr %0, ptr %1) {
  %3 = alloca %struct.View, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  call fastcc void @typed_view(ptr writable sret(%struct.View) align 8 %3, ptr %0, ptr null, ptr null, i64 0, ptr %1, i32 1)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:
  %8 = call fastcc i32 @is_packed(ptr %3)
  br label %9

9:
  %10 = phi i32 [ 0, %2 ], [ %8, %7 ]
  call fastcc void @free_view(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %10
}

define internal void @exchange_swap(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %15 = load ptr, ptr %14, align 8
  br i1 %7, label %33, label %16

16:
  %17 = load i32, ptr %15, align 4
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %22 = load ptr, ptr %21, align 8
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8
  br i1 %12, label %30, label %28

28:
  %29 = tail call i32 @PMPI_Alltoall(ptr %13, i32 %17, ptr %19, ptr %20, i32 %23, ptr %25, ptr %27)
  br label %52

30:
  %31 = tail call fastcc ptr @request_of(ptr %0)
  %32 = tail call i32 @PMPI_Ialltoall(ptr %13, i32 %17, ptr %19, ptr %20, i32 %23, ptr %25, ptr %27, ptr %31)
  br label %52

33:
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 368
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %46 = load ptr, ptr %45, align 8
  br i1 %12, label %49, label %47

47:
  %48 = tail call i32 @PMPI_Alltoallv(ptr %13, ptr %15, ptr %35, ptr %37, ptr %38, ptr %40, ptr %42, ptr %44, ptr %46)
  br label %52

49:
  %50 = tail call fastcc ptr @request_of(ptr %0)
  %51 = tail call i32 @PMPI_Ialltoallv(ptr %13, ptr %15, ptr %35, ptr %37, ptr %38, ptr %40, ptr %42, ptr %44, ptr %46, ptr %50)
  br label %52

52:
  %53 = phi i32 [ %32, %30 ], [ %29, %28 ], [ %48, %47 ], [ %51, %49 ]
  tail call fastcc void @check(ptr %9, i32 %53)
  ret void
}

define internal void @exchange_spread(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %21 = load ptr, ptr %20, align 8
  br i1 %7, label %33, label %22

22:
  %23 = load i32, ptr %21, align 4
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8
  br i1 %12, label %30, label %28

28:
  %29 = tail call i32 @PMPI_Allgather(ptr %13, i32 %16, ptr %18, ptr %19, i32 %23, ptr %25, ptr %27)
  br label %45

30:
  %31 = tail call fastcc ptr @request_of(ptr %0)
  %32 = tail call i32 @PMPI_Iallgather(ptr %13, i32 %16, ptr %18, ptr %19, i32 %23, ptr %25, ptr %27, ptr %31)
  br label %45

33:
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 368
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %39 = load ptr, ptr %38, align 8
  br i1 %12, label %42, label %40

40:
  %41 = tail call i32 @PMPI_Allgatherv(ptr %13, i32 %16, ptr %18, ptr %19, ptr %21, ptr %35, ptr %37, ptr %39)
  br label %45

42:
  %43 = tail call fastcc ptr @request_of(ptr %0)
  %44 = tail call i32 @PMPI_Iallgatherv(ptr %13, i32 %16, ptr %18, ptr %19, ptr %21, ptr %35, ptr %37, ptr %39, ptr %43)
  br label %45

45:
  %46 = phi i32 [ %32, %30 ], [ %29, %28 ], [ %41, %40 ], [ %44, %42 ]
  tail call fastcc void @check(ptr %9, i32 %46)
  ret void
}

define internal void @exchange_fold(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %4, align 8
  br i1 %7, label %28, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8
  br i1 %12, label %25, label %23

23:
  %24 = tail call i32 @PMPI_Reduce_scatter_block(ptr %13, ptr %14, i32 %18, ptr %20, ptr @ompi_mpi_op_sum, ptr %22)
  br label %40

25:
  %26 = tail call fastcc ptr @request_of(ptr %0)
  %27 = tail call i32 @PMPI_Ireduce_scatter_block(ptr %13, ptr %14, i32 %18, ptr %20, ptr @ompi_mpi_op_sum, ptr %22, ptr %26)
  br label %40

28:
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %34 = load ptr, ptr %33, align 8
  br i1 %12, label %37, label %35

35:
  %36 = tail call i32 @PMPI_Reduce_scatter(ptr %13, ptr %14, ptr %30, ptr %32, ptr @ompi_mpi_op_sum, ptr %34)
  br label %40

37:
  %38 = tail call fastcc ptr @request_of(ptr %0)
  %39 = tail call i32 @PMPI_Ireduce_scatter(ptr %13, ptr %14, ptr %30, ptr %32, ptr @ompi_mpi_op_sum, ptr %34, ptr %38)
  br label %40

40:
  %41 = phi i32 [ %27, %25 ], [ %24, %23 ], [ %36, %35 ], [ %39, %37 ]
  tail call fastcc void @check(ptr %9, i32 %41)
  ret void
}

define internal fastcc void @repeat_side(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %4, align 8
  ret void
}

define internal fastcc void @same_side(ptr noalias writable sret(%struct.Side) align 8 %0, ptr %1, ptr %2) {
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %0, ptr align 8 dereferenceable(144) %2, i64 144, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 1, ptr %4, align 8
  tail call fastcc void @copy_shadows(ptr %1, ptr %0)
  tail call fastcc void @give_room(ptr %1, ptr %0)
  ret void
}

define internal fastcc void @mixed_side(ptr noalias writable sret(%struct.Side) align 8 %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i32 %8) {
  %10 = alloca %struct.View, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(80) %0, i8 0, i64 80, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 -1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = and i32 %17, 16
  store i32 %18, ptr %15, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %6, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr null, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 0, ptr %27, align 4
  %28 = shl nsw i64 %4, 3
  %29 = tail call fastcc ptr @get_zeros(ptr %1, i64 %28)
  store ptr %29, ptr %23, align 8
  %30 = tail call fastcc ptr @get_zeros(ptr %1, i64 %28)
  store ptr %30, ptr %24, align 8
  %31 = load ptr, ptr %0, align 8
  %32 = icmp sgt i64 %4, 0
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %42 = load i32, ptr %38, align 4
  %43 = load ptr, ptr %39, align 8
  %44 = load ptr, ptr %41, align 8
  br label %48

45:
  store i32 %85, ptr %38, align 4
  store ptr %84, ptr %39, align 8
  store ptr %83, ptr %41, align 8
  br label %46

46:
  %47 = phi ptr [ %86, %45 ], [ %31, %9 ]
  store ptr %47, ptr %0, align 8
  tail call fastcc void @give_room(ptr %1, ptr %0)
  ret void

48:
  %49 = phi ptr [ %44, %33 ], [ %83, %82 ]
  %50 = phi ptr [ %43, %33 ], [ %84, %82 ]
  %51 = phi i32 [ %42, %33 ], [ %85, %82 ]
  %52 = phi i64 [ 0, %33 ], [ %87, %82 ]
  %53 = phi ptr [ %31, %33 ], [ %86, %82 ]
  %54 = getelementptr inbounds nuw i64, ptr %5, i64 %52
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %55, 1
  br i1 %56, label %82, label %57

57:
  call void @llvm.lifetime.start.p0(ptr %10)
  %58 = getelementptr inbounds nuw ptr, ptr %7, i64 %52
  %59 = load ptr, ptr %58, align 8
  call fastcc void @typed_view(ptr writable sret(%struct.View) align 8 %10, ptr %1, ptr %2, ptr %3, i64 %55, ptr %59, i32 %8)
  %60 = load ptr, ptr %34, align 8
  %61 = getelementptr inbounds nuw ptr, ptr %29, i64 %52
  store ptr %60, ptr %61, align 8
  %62 = load i64, ptr %35, align 8
  %63 = getelementptr inbounds nuw i64, ptr %30, i64 %52
  store i64 %62, ptr %63, align 8
  %64 = load i32, ptr %36, align 4
  %65 = icmp ne i32 %64, 4
  %66 = load ptr, ptr %37, align 8
  %67 = icmp ne ptr %66, null
  %68 = select i1 %65, i1 true, i1 %67
  br i1 %68, label %70, label %69

69:
  store i32 %51, ptr %38, align 4
  store ptr %50, ptr %39, align 8
  store ptr %49, ptr %41, align 8
  store ptr %53, ptr %0, align 8
  tail call fastcc void @refuse(ptr %1, ptr @.str.116, ptr @.str.117, ptr @.str.118)
  unreachable

70:
  %71 = icmp eq i32 %64, 0
  %72 = select i1 %71, i32 %51, i32 %64
  %73 = icmp eq ptr %66, null
  %74 = load ptr, ptr %40, align 8
  %75 = select i1 %73, ptr %49, ptr %74
  %76 = select i1 %73, ptr %50, ptr %66
  %77 = icmp eq ptr %53, null
  %78 = load ptr, ptr %10, align 8
  br i1 %77, label %80, label %79

79:
  tail call void @free(ptr %78)
  br label %80

80:
  %81 = phi ptr [ %53, %79 ], [ %78, %70 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  br label %82

82:
  %83 = phi ptr [ %49, %48 ], [ %75, %80 ]
  %84 = phi ptr [ %50, %48 ], [ %76, %80 ]
  %85 = phi i32 [ %51, %48 ], [ %72, %80 ]
  %86 = phi ptr [ %53, %48 ], [ %81, %80 ]
  %87 = add nuw nsw i64 %52, 1
  %88 = icmp eq i64 %87, %4
  br i1 %88, label %45, label %48
}

define internal fastcc i64 @of_list(ptr %0, i64 %1, i32 %2) {
  %4 = icmp eq i32 %2, 4
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds i32, ptr %0, i64 %1
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  br label %12

9:
  %10 = getelementptr inbounds i64, ptr %0, i64 %1
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %8, %5 ], [ %11, %9 ]
  ret i64 %13
}

define internal fastcc ptr @folding_groups(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, i32 %9, ptr %10, ptr %11) {
  %13 = alloca %struct.View, align 8
  %14 = alloca %struct.View, align 8
  %15 = tail call fastcc ptr @new_op(ptr %0, ptr %8, ptr @start_allreduce, ptr @finish_reduction)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 168
  call void @llvm.lifetime.start.p0(ptr %13)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %13, ptr %0, ptr %1, ptr %10, i64 %5, ptr %6, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %16, ptr align 8 dereferenceable(80) %13, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %13)
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 248
  call void @llvm.lifetime.start.p0(ptr %14)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %14, ptr %0, ptr %2, ptr %11, i64 %4, ptr %6, i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %17, ptr align 8 dereferenceable(80) %14, i64 80, i1 false)
  call void @llvm.lifetime.end.p0(ptr %14)
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 464
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 64
  store ptr @reduce_forth, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 72
  store ptr @reduce_arrive, ptr %20, align 8
  %21 = tail call fastcc i32 @carries(ptr %16)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = load i64, ptr @silent_messages, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr @silent_messages, align 8
  tail call void @release_op(ptr %15)
  br label %32

26:
  %27 = tail call fastcc i32 @widest(ptr %16)
  %28 = tail call fastcc i64 @stream_length(ptr %16, i32 %27, ptr null)
  %29 = sdiv i64 %28, %5
  %30 = mul nsw i64 %29, %3
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 472
  store i64 %30, ptr %31, align 8
  tail call fastcc void @weigh_by_plan(ptr %15, i32 %9, ptr %16, ptr %1, i64 %5, ptr %6, ptr %7)
  br label %32

32:
  %33 = phi ptr [ %15, %26 ], [ null, %23 ]
  ret ptr %33
}

define internal fastcc void @make_plan(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = tail call fastcc i32 @usable_operator(ptr %8, ptr %5)
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i64 %3, 1
  %12 = or i1 %11, %10
  br i1 %12, label %27, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %27, label %17

17:
  %18 = load ptr, ptr %7, align 8
  %19 = tail call fastcc ptr @get_zeros(ptr %18, i64 120)
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 dereferenceable(80) %19, ptr align 8 dereferenceable(80) %1, i64 80, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 80
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 88
  store i64 %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 96
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 104
  store ptr %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 112
  store i32 %9, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 116
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 416
  store ptr %19, ptr %26, align 8
  br label %27

27:
  ret void
}

define internal void @find_own_weights(ptr %0) {
  %2 = tail call fastcc ptr @plan_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %26, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %26, label %8

8:
  %9 = tail call fastcc i32 @widest(ptr %2)
  %10 = tail call fastcc i64 @stream_length(ptr %2, i32 %9, ptr null)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i64 %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8
  %23 = tail call fastcc ptr @own_group(ptr %13, ptr %22, i32 0)
  %24 = tail call fastcc ptr @find_weights(ptr %13, ptr %2, ptr %14, i64 %16, ptr %18, i32 %20, ptr %23)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %24, ptr %25, align 8
  br label %26

26:
  ret void
}

define internal void @weights_known(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %27, label %7

7:
  store ptr null, ptr %4, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 2
  %15 = zext i1 %14 to i64
  br label %16

16:
  %17 = phi i64 [ 0, %7 ], [ %15, %11 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 440
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8
  %23 = tail call fastcc ptr @own_group(ptr %20, ptr %22, i32 0)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %25 = load i64, ptr %24, align 8
  %26 = tail call fastcc ptr @found_weights(ptr %20, ptr %5, ptr %23, i64 %25)
  store ptr %26, ptr %3, align 8
  br label %27

27:
  ret void
}

define internal void @fold_forth(ptr %0) {
  tail call fastcc void @dual_start(ptr %0, i32 1, i32 1)
  ret void
}

define internal void @fold_arrive(ptr %0, ptr %1) {
  %3 = alloca %struct.View, align 8
  %4 = alloca %struct.View, align 8
  %5 = tail call fastcc ptr @move_of(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @rank_in(ptr %7)
  %9 = tail call fastcc i32 @widest(ptr %5)
  %10 = icmp sgt i32 %8, 0
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %13 = zext nneg i32 %8 to i64
  br label %21

14:
  %15 = phi i64 [ 0, %2 ], [ %30, %28 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 144
  call fastcc void @segment(ptr writable sret(%struct.View) align 8 %4, ptr %16, i64 0)
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  %20 = select i1 %19, ptr %4, ptr null
  call fastcc void @dual_arrive(ptr %0, ptr %20, i64 %15)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void

21:
  %22 = phi i64 [ 0, %11 ], [ %31, %28 ]
  %23 = phi i64 [ 0, %11 ], [ %30, %28 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  call fastcc void @segment(ptr writable sret(%struct.View) align 8 %3, ptr %5, i64 %22)
  %24 = load i64, ptr %12, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %28

26:
  %27 = call fastcc i64 @stream_length(ptr %3, i32 %9, ptr null)
  br label %28

28:
  %29 = phi i64 [ %27, %26 ], [ 0, %21 ]
  %30 = add nsw i64 %29, %23
  call void @llvm.lifetime.end.p0(ptr %3)
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %14, label %21
}

define internal void @start_allreduce(ptr %0) {
  %2 = alloca i64, align 8
  %3 = tail call fastcc ptr @any_side(ptr %0)
  %4 = tail call fastcc i32 @widest(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %2)
  %5 = call fastcc i64 @stream_length(ptr %3, i32 %4, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %5, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %2, align 8
  %13 = mul nsw i64 %12, %8
  %14 = call fastcc ptr @get_zeros(ptr %11, i64 %13)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %25, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %21 = load i64, ptr %20, align 8
  %22 = call fastcc i64 @kind_size(i32 %4)
  %23 = mul nsw i64 %22, %21
  %24 = getelementptr inbounds i8, ptr %14, i64 %23
  call fastcc void @stream_read(ptr %16, i32 %4, ptr %24, i64 %12)
  br label %25

25:
  call fastcc void @zero(ptr %16)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8
  %28 = call fastcc i32 @is_inter(ptr %27)
  %29 = icmp eq i32 %28, 0
  %30 = load ptr, ptr %15, align 8
  br i1 %29, label %39, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %30, ptr %32, align 8
  %33 = load ptr, ptr %10, align 8
  %34 = load i32, ptr %6, align 8
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %12, %35
  %37 = call fastcc ptr @get_memory(ptr %33, i64 %36)
  store ptr %37, ptr %15, align 8
  %38 = load ptr, ptr %32, align 8
  call fastcc void @sum_to_all(ptr %0, ptr %38, ptr %37, i64 %9, i32 %4)
  br label %40

39:
  call fastcc void @sum_to_all(ptr %0, ptr inttoptr (i64 1 to ptr), ptr %30, i64 %9, i32 %4)
  br label %40

40:
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @finish_reduction(ptr %0) {
  %2 = alloca i64, align 8
  tail call void @settle(ptr %0)
  %3 = tail call fastcc ptr @operand(ptr %0)
  %4 = tail call fastcc i32 @widest(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %2)
  %5 = call fastcc i64 @stream_length(ptr %3, i32 %4, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %14, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %2, align 8
  call fastcc void @weigh(ptr %0, i32 %4, ptr %11, i64 %12)
  %13 = load ptr, ptr %10, align 8
  call fastcc void @stream_add(ptr %3, i32 %4, ptr %13, i64 %12)
  br label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %16 = load ptr, ptr %15, align 8
  call void @free(ptr %16)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %18 = load ptr, ptr %17, align 8
  call void @free(ptr %18)
  store ptr null, ptr %17, align 8
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @reduce_forth(ptr %0) {
  %2 = alloca i64, align 8
  %3 = tail call fastcc ptr @plan_of(ptr %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %11, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = zext i1 %8 to i32
  %10 = tail call fastcc i32 @has_result(ptr %0)
  tail call fastcc void @dual_start(ptr %0, i32 %9, i32 %10)
  br label %75

11:
  %12 = tail call fastcc ptr @operand(ptr %0)
  %13 = tail call fastcc ptr @any_side(ptr %0)
  %14 = tail call fastcc i32 @widest(ptr %13)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8
  %21 = tail call fastcc i32 @is_inter(ptr %20)
  %22 = tail call fastcc i32 @has_result(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %2)
  %23 = tail call fastcc ptr @any_side(ptr %0)
  %24 = call fastcc i64 @stream_length(ptr %23, i32 %14, ptr %2)
  %25 = load ptr, ptr %15, align 8
  %26 = load i64, ptr %2, align 8
  %27 = sext i32 %18 to i64
  %28 = mul nsw i64 %26, %27
  %29 = call fastcc ptr @get_zeros(ptr %25, i64 %28)
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %35, label %34

34:
  call fastcc void @stream_read(ptr %12, i32 %14, ptr %29, i64 %26)
  br label %35

35:
  %36 = icmp eq i32 %21, 0
  %37 = icmp ne i32 %22, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %46, label %39

39:
  %40 = load ptr, ptr %30, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %40, ptr %41, align 8
  %42 = load ptr, ptr %15, align 8
  %43 = load i64, ptr %2, align 8
  %44 = mul nsw i64 %43, %27
  %45 = call fastcc ptr @get_zeros(ptr %42, i64 %44)
  store ptr %45, ptr %30, align 8
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %58, label %50

50:
  br i1 %36, label %54, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %51 ], [ inttoptr (i64 1 to ptr), %50 ]
  %56 = load ptr, ptr %30, align 8
  %57 = mul nsw i64 %24, %27
  call fastcc void @sum_to_all(ptr %0, ptr %55, ptr %56, i64 %57, i32 %14)
  br label %74

58:
  %59 = icmp eq i32 %22, 0
  %60 = icmp ne i32 %21, 0
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %62, label %65

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %64 = load ptr, ptr %63, align 8
  br label %65

65:
  %66 = phi ptr [ %64, %62 ], [ inttoptr (i64 1 to ptr), %58 ]
  br i1 %37, label %67, label %69

67:
  %68 = load ptr, ptr %30, align 8
  br label %69

69:
  %70 = phi ptr [ %68, %67 ], [ null, %65 ]
  %71 = mul nsw i64 %24, %27
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %73 = load i32, ptr %72, align 8
  call fastcc void @sum_to_root(ptr %0, ptr %66, ptr %70, i64 %71, i32 %14, i32 %73)
  br label %74

74:
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %75

75:
  ret void
}

define internal void @reduce_arrive(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = tail call fastcc ptr @plan_of(ptr %0)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:
  %7 = tail call fastcc i32 @has_result(ptr %0)
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %10 = select i1 %8, ptr null, ptr %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %12 = load i64, ptr %11, align 8
  tail call fastcc void @dual_arrive(ptr %0, ptr %10, i64 %12)
  br label %34

13:
  tail call void @settle(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %3)
  %14 = tail call fastcc ptr @any_side(ptr %0)
  %15 = tail call fastcc i32 @widest(ptr %14)
  %16 = call fastcc i64 @stream_length(ptr %14, i32 %15, ptr %3)
  %17 = call fastcc i32 @has_result(ptr %0)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %29, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %24 = load i64, ptr %23, align 8
  %25 = call fastcc i64 @kind_size(i32 %15)
  %26 = mul nsw i64 %25, %24
  %27 = getelementptr inbounds i8, ptr %22, i64 %26
  %28 = load i64, ptr %3, align 8
  call fastcc void @stream_write(ptr %20, i32 %15, ptr %27, i64 %28)
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %31 = load ptr, ptr %30, align 8
  call void @free(ptr %31)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %33 = load ptr, ptr %32, align 8
  call void @free(ptr %33)
  store ptr null, ptr %32, align 8
  store ptr null, ptr %30, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %34

34:
  ret void
}

define internal fastcc void @weigh_by_plan(ptr %0, i32 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6) {
  tail call fastcc void @make_plan(ptr %0, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @drop_plan, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store ptr @drop_weights, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @find_own_weights, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @weights_known, ptr %11, align 8
  %12 = tail call fastcc ptr @plan_of(ptr %0)
  %13 = icmp ne ptr %12, null
  %14 = icmp ne ptr %3, null
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %24

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne i32 %1, 1
  %22 = zext i1 %21 to i32
  %23 = tail call fastcc ptr @own_group(ptr %18, ptr %20, i32 %22)
  br label %24

24:
  ret void
}

define internal fastcc void @sum_to_all(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc ptr @errors_returned(ptr %7)
  %9 = tail call fastcc i64 @kind_size(i32 %4)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = tail call fastcc ptr @wire(i32 %4)
  br label %15

14:
  tail call fastcc void @errors_as_before(ptr %7, ptr %8)
  ret void

15:
  %16 = phi i64 [ 0, %5 ], [ %33, %32 ]
  %17 = sub nsw i64 %3, %16
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 1073741824)
  %19 = trunc i64 %18 to i32
  %20 = mul nuw nsw i64 %9, %16
  %21 = load i32, ptr %10, align 8
  %22 = icmp eq i32 %21, 0
  %23 = tail call fastcc ptr @skipped(ptr %1, i64 %20)
  %24 = tail call fastcc ptr @skipped(ptr %2, i64 %20)
  br i1 %22, label %28, label %25

25:
  %26 = load ptr, ptr %11, align 8
  %27 = tail call i32 @PMPI_Allreduce(ptr %23, ptr %24, i32 %19, ptr %13, ptr @ompi_mpi_op_sum, ptr %7)
  tail call fastcc void @check(ptr %26, i32 %27)
  br label %32

28:
  %29 = load ptr, ptr %12, align 8
  %30 = tail call fastcc ptr @request_of(ptr %0)
  %31 = tail call i32 @PMPI_Iallreduce(ptr %23, ptr %24, i32 %19, ptr %13, ptr @ompi_mpi_op_sum, ptr %7, ptr %30)
  tail call fastcc void @check(ptr %29, i32 %31)
  br label %32

32:
  %33 = add nuw nsw i64 %16, 1073741824
  %34 = icmp slt i64 %33, %3
  br i1 %34, label %15, label %14
}

define internal fastcc ptr @operand(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  %5 = select i1 %4, i64 168, i64 248
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  ret ptr %6
}

define internal fastcc void @weigh(ptr %0, i32 %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %31, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %31

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %16 = tail call fastcc i64 @kind_size(i32 %1)
  %17 = sdiv i64 %3, %16
  br label %18

18:
  %19 = phi i64 [ 0, %14 ], [ %25, %18 ]
  %20 = load ptr, ptr %5, align 8
  %21 = load i64, ptr %15, align 8
  %22 = trunc i64 %21 to i32
  %23 = mul nsw i64 %3, %19
  %24 = getelementptr inbounds i8, ptr %2, i64 %23
  tail call fastcc void @multiply(ptr %20, i32 %1, i32 %22, i32 1, ptr %24, i64 %17)
  %25 = add nuw nsw i64 %19, 1
  %26 = load ptr, ptr %9, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %25, %29
  br i1 %30, label %18, label %31

31:
  ret void
}

define internal fastcc void @dual_start(ptr %0, i32 %1, i32 %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = tail call fastcc ptr @plan_of(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @make_dual(ptr %0)
  br label %14

14:
  call void @llvm.lifetime.start.p0(ptr %6)
  %15 = load ptr, ptr %10, align 8
  %16 = tail call fastcc i64 @bytes_of_dual(ptr %15)
  store i64 %16, ptr %6, align 8
  %17 = tail call fastcc ptr @get_zeros(ptr %8, i64 %16)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8
  %21 = tail call fastcc ptr @errors_returned(ptr %20)
  %22 = call fastcc ptr @large(ptr %8, ptr %6)
  %23 = load i64, ptr %6, align 8
  %24 = trunc i64 %23 to i32
  %25 = call i32 @PMPI_Type_contiguous(i32 %24, ptr %22, ptr %4)
  call fastcc void @check(ptr %8, i32 %25)
  %26 = call i32 @PMPI_Type_commit(ptr %4)
  call fastcc void @check(ptr %8, i32 %26)
  %27 = call i32 @PMPI_Op_create(ptr @fold_dual, i32 0, ptr %5)
  call fastcc void @check(ptr %8, i32 %27)
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %33, label %31

31:
  %32 = load ptr, ptr %10, align 8
  br label %33

33:
  %34 = phi ptr [ %32, %31 ], [ null, %14 ]
  switch i32 %1, label %77 [
    i32 0, label %35
    i32 1, label %63
    i32 2, label %70
    i32 3, label %78
  ]

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  %39 = icmp eq i32 %2, 0
  br i1 %38, label %51, label %40

40:
  br i1 %39, label %43, label %41

41:
  %42 = load ptr, ptr %18, align 8
  br label %43

43:
  %44 = phi ptr [ %42, %41 ], [ null, %40 ]
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %48 = load i32, ptr %47, align 8
  %49 = load ptr, ptr %19, align 8
  %50 = call i32 @PMPI_Reduce(ptr %34, ptr %44, i32 1, ptr %45, ptr %46, i32 %48, ptr %49)
  br label %85

51:
  br i1 %39, label %54, label %52

52:
  %53 = load ptr, ptr %18, align 8
  br label %54

54:
  %55 = phi ptr [ %53, %52 ], [ null, %51 ]
  %56 = load ptr, ptr %4, align 8
  %57 = load ptr, ptr %5, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %59 = load i32, ptr %58, align 8
  %60 = load ptr, ptr %19, align 8
  %61 = call fastcc ptr @request_of(ptr %0)
  %62 = call i32 @PMPI_Ireduce(ptr %34, ptr %55, i32 1, ptr %56, ptr %57, i32 %59, ptr %60, ptr %61)
  br label %85

63:
  %64 = load ptr, ptr %18, align 8
  %65 = load ptr, ptr %4, align 8
  %66 = load ptr, ptr %5, align 8
  %67 = load ptr, ptr %19, align 8
  %68 = call fastcc ptr @request_of(ptr %0)
  %69 = call i32 @PMPI_Iallreduce(ptr %34, ptr %64, i32 1, ptr %65, ptr %66, ptr %67, ptr %68)
  br label %85

70:
  %71 = load ptr, ptr %18, align 8
  %72 = load ptr, ptr %4, align 8
  %73 = load ptr, ptr %5, align 8
  %74 = load ptr, ptr %19, align 8
  %75 = call fastcc ptr @request_of(ptr %0)
  %76 = call i32 @PMPI_Iscan(ptr %34, ptr %71, i32 1, ptr %72, ptr %73, ptr %74, ptr %75)
  br label %85

77:
  unreachable

78:
  %79 = load ptr, ptr %18, align 8
  %80 = load ptr, ptr %4, align 8
  %81 = load ptr, ptr %5, align 8
  %82 = load ptr, ptr %19, align 8
  %83 = call fastcc ptr @request_of(ptr %0)
  %84 = call i32 @PMPI_Iexscan(ptr %34, ptr %79, i32 1, ptr %80, ptr %81, ptr %82, ptr %83)
  br label %85

85:
  %86 = phi i32 [ %62, %54 ], [ %76, %70 ], [ %84, %78 ], [ %69, %63 ], [ %50, %43 ]
  call fastcc void @check(ptr %8, i32 %86)
  call fastcc void @free_large(ptr %22, ptr @ompi_mpi_byte)
  %87 = call i32 @PMPI_Type_free(ptr %4)
  %88 = call i32 @PMPI_Op_free(ptr %5)
  %89 = load ptr, ptr %19, align 8
  call fastcc void @errors_as_before(ptr %89, ptr %21)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

define internal fastcc i32 @has_result(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8
  %10 = tail call fastcc i32 @takes_root_role(ptr %7, i32 %9)
  br label %11

11:
  %12 = phi i32 [ 1, %1 ], [ %10, %5 ]
  ret i32 %12
}

define internal void @fold_dual(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = tail call fastcc i64 @bytes_of_keys(ptr %1)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = tail call fastcc i64 @kind_size(i32 %11)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %14 = getelementptr inbounds i8, ptr %13, i64 %8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %16 = getelementptr inbounds i8, ptr %15, i64 %8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %1, align 8
  switch i64 %18, label %387 [
    i64 1, label %20
    i64 2, label %286
    i64 3, label %286
  ]

20:
  %21 = icmp sgt i64 %19, 0
  switch i64 %10, label %36 [
    i64 1, label %29
    i64 2, label %22
  ]

22:
  br i1 %21, label %23, label %437

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %25 = icmp eq i32 %7, 1
  %26 = icmp eq i32 %7, 1
  %27 = shl i64 %6, 32
  %28 = ashr exact i64 %27, 32
  br label %124

29:
  br i1 %21, label %30, label %437

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = icmp eq i32 %7, 1
  %33 = icmp eq i32 %7, 1
  %34 = shl i64 %6, 32
  %35 = ashr exact i64 %34, 32
  br label %43

36:
  br i1 %21, label %37, label %437

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %39 = icmp eq i32 %7, 1
  %40 = icmp eq i32 %7, 1
  %41 = shl i64 %6, 32
  %42 = ashr exact i64 %41, 32
  br label %205

43:
  %44 = phi i64 [ 0, %30 ], [ %121, %119 ]
  %45 = getelementptr inbounds float, ptr %13, i64 %44
  %46 = getelementptr inbounds float, ptr %15, i64 %44
  %47 = getelementptr float, ptr %14, i64 %44
  %48 = getelementptr float, ptr %16, i64 %44
  %49 = load i64, ptr %31, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %53 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %58

54:
  %55 = load float, ptr %45, align 4
  %56 = load float, ptr %46, align 4
  %57 = fmul float %55, %56
  br i1 %33, label %119, label %109

58:
  %59 = phi i64 [ 0, %51 ], [ %106, %104 ]
  %60 = load i64, ptr %1, align 8
  %61 = mul nsw i64 %60, %59
  %62 = getelementptr float, ptr %47, i64 %61
  %63 = getelementptr float, ptr %48, i64 %61
  %64 = load float, ptr %62, align 4
  br i1 %32, label %65, label %80

65:
  %66 = fcmp une float %64, 0.000000e+00
  br i1 %66, label %67, label %70

67:
  %68 = load float, ptr %46, align 4
  %69 = fmul float %64, %68
  br label %70

70:
  %71 = phi float [ %69, %67 ], [ 0.000000e+00, %65 ]
  %72 = load float, ptr %63, align 4
  %73 = fcmp une float %72, 0.000000e+00
  br i1 %73, label %74, label %77

74:
  %75 = load float, ptr %45, align 4
  %76 = fmul float %72, %75
  br label %77

77:
  %78 = phi float [ %76, %74 ], [ 0.000000e+00, %70 ]
  %79 = fadd float %71, %78
  br label %104

80:
  %81 = load float, ptr %46, align 4
  %82 = fmul float %64, %81
  %83 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %84 = load float, ptr %83, align 4
  %85 = load float, ptr %52, align 4
  %86 = fmul float %84, %85
  %87 = fsub float %82, %86
  %88 = load float, ptr %45, align 4
  %89 = load float, ptr %63, align 4
  %90 = fmul float %88, %89
  %91 = fadd float %87, %90
  %92 = load float, ptr %53, align 4
  %93 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %94 = load float, ptr %93, align 4
  %95 = fmul float %92, %94
  %96 = fsub float %91, %95
  %97 = fmul float %64, %85
  %98 = fmul float %81, %84
  %99 = fadd float %98, %97
  %100 = fmul float %88, %94
  %101 = fadd float %99, %100
  %102 = fmul float %89, %92
  %103 = fadd float %102, %101
  store float %103, ptr %93, align 4
  br label %104

104:
  %105 = phi float [ %96, %80 ], [ %79, %77 ]
  store float %105, ptr %63, align 4
  %106 = add nuw nsw i64 %59, 1
  %107 = load i64, ptr %31, align 8
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %58, label %54

109:
  %110 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %113 = load float, ptr %112, align 4
  %114 = fmul float %111, %113
  %115 = fsub float %57, %114
  %116 = fmul float %55, %113
  %117 = fmul float %56, %111
  %118 = fadd float %117, %116
  store float %118, ptr %112, align 4
  br label %119

119:
  %120 = phi float [ %115, %109 ], [ %57, %54 ]
  store float %120, ptr %46, align 4
  %121 = add nsw i64 %44, %35
  %122 = load i64, ptr %1, align 8
  %123 = icmp slt i64 %121, %122
  br i1 %123, label %43, label %437

124:
  %125 = phi i64 [ 0, %23 ], [ %202, %200 ]
  %126 = getelementptr inbounds double, ptr %13, i64 %125
  %127 = getelementptr inbounds double, ptr %15, i64 %125
  %128 = getelementptr double, ptr %14, i64 %125
  %129 = getelementptr double, ptr %16, i64 %125
  %130 = load i64, ptr %24, align 8
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %135

132:
  %133 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %126, i64 8
  br label %139

135:
  %136 = load double, ptr %126, align 8
  %137 = load double, ptr %127, align 8
  %138 = fmul double %136, %137
  br i1 %26, label %200, label %190

139:
  %140 = phi i64 [ 0, %132 ], [ %187, %185 ]
  %141 = load i64, ptr %1, align 8
  %142 = mul nsw i64 %141, %140
  %143 = getelementptr double, ptr %128, i64 %142
  %144 = getelementptr double, ptr %129, i64 %142
  %145 = load double, ptr %143, align 8
  br i1 %25, label %146, label %161

146:
  %147 = fcmp une double %145, 0.000000e+00
  br i1 %147, label %148, label %151

148:
  %149 = load double, ptr %127, align 8
  %150 = fmul double %145, %149
  br label %151

151:
  %152 = phi double [ %150, %148 ], [ 0.000000e+00, %146 ]
  %153 = load double, ptr %144, align 8
  %154 = fcmp une double %153, 0.000000e+00
  br i1 %154, label %155, label %158

155:
  %156 = load double, ptr %126, align 8
  %157 = fmul double %153, %156
  br label %158

158:
  %159 = phi double [ %157, %155 ], [ 0.000000e+00, %151 ]
  %160 = fadd double %152, %159
  br label %185

161:
  %162 = load double, ptr %127, align 8
  %163 = fmul double %145, %162
  %164 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %165 = load double, ptr %164, align 8
  %166 = load double, ptr %133, align 8
  %167 = fmul double %165, %166
  %168 = fsub double %163, %167
  %169 = load double, ptr %126, align 8
  %170 = load double, ptr %144, align 8
  %171 = fmul double %169, %170
  %172 = fadd double %168, %171
  %173 = load double, ptr %134, align 8
  %174 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %175 = load double, ptr %174, align 8
  %176 = fmul double %173, %175
  %177 = fsub double %172, %176
  %178 = fmul double %145, %166
  %179 = fmul double %162, %165
  %180 = fadd double %179, %178
  %181 = fmul double %169, %175
  %182 = fadd double %180, %181
  %183 = fmul double %170, %173
  %184 = fadd double %183, %182
  store double %184, ptr %174, align 8
  br label %185

185:
  %186 = phi double [ %177, %161 ], [ %160, %158 ]
  store double %186, ptr %144, align 8
  %187 = add nuw nsw i64 %140, 1
  %188 = load i64, ptr %24, align 8
  %189 = icmp slt i64 %187, %188
  br i1 %189, label %139, label %135

190:
  %191 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %194 = load double, ptr %193, align 8
  %195 = fmul double %192, %194
  %196 = fsub double %138, %195
  %197 = fmul double %136, %194
  %198 = fmul double %137, %192
  %199 = fadd double %198, %197
  store double %199, ptr %193, align 8
  br label %200

200:
  %201 = phi double [ %196, %190 ], [ %138, %135 ]
  store double %201, ptr %127, align 8
  %202 = add nsw i64 %125, %28
  %203 = load i64, ptr %1, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %124, label %437

205:
  %206 = phi i64 [ 0, %37 ], [ %283, %281 ]
  %207 = getelementptr inbounds x86_fp80, ptr %13, i64 %206
  %208 = getelementptr inbounds x86_fp80, ptr %15, i64 %206
  %209 = getelementptr x86_fp80, ptr %14, i64 %206
  %210 = getelementptr x86_fp80, ptr %16, i64 %206
  %211 = load i64, ptr %38, align 8
  %212 = icmp sgt i64 %211, 0
  br i1 %212, label %213, label %216

213:
  %214 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %215 = getelementptr inbounds nuw i8, ptr %207, i64 16
  br label %220

216:
  %217 = load x86_fp80, ptr %207, align 16
  %218 = load x86_fp80, ptr %208, align 16
  %219 = fmul x86_fp80 %217, %218
  br i1 %40, label %281, label %271

220:
  %221 = phi i64 [ 0, %213 ], [ %268, %266 ]
  %222 = load i64, ptr %1, align 8
  %223 = mul nsw i64 %222, %221
  %224 = getelementptr x86_fp80, ptr %209, i64 %223
  %225 = getelementptr x86_fp80, ptr %210, i64 %223
  %226 = load x86_fp80, ptr %224, align 16
  br i1 %39, label %227, label %242

227:
  %228 = fcmp une x86_fp80 %226, 0xK00000000000000000000
  br i1 %228, label %229, label %232

229:
  %230 = load x86_fp80, ptr %208, align 16
  %231 = fmul x86_fp80 %226, %230
  br label %232

232:
  %233 = phi x86_fp80 [ %231, %229 ], [ 0xK00000000000000000000, %227 ]
  %234 = load x86_fp80, ptr %225, align 16
  %235 = fcmp une x86_fp80 %234, 0xK00000000000000000000
  br i1 %235, label %236, label %239

236:
  %237 = load x86_fp80, ptr %207, align 16
  %238 = fmul x86_fp80 %234, %237
  br label %239

239:
  %240 = phi x86_fp80 [ %238, %236 ], [ 0xK00000000000000000000, %232 ]
  %241 = fadd x86_fp80 %233, %240
  br label %266

242:
  %243 = load x86_fp80, ptr %208, align 16
  %244 = fmul x86_fp80 %226, %243
  %245 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %246 = load x86_fp80, ptr %245, align 16
  %247 = load x86_fp80, ptr %214, align 16
  %248 = fmul x86_fp80 %246, %247
  %249 = fsub x86_fp80 %244, %248
  %250 = load x86_fp80, ptr %207, align 16
  %251 = load x86_fp80, ptr %225, align 16
  %252 = fmul x86_fp80 %250, %251
  %253 = fadd x86_fp80 %249, %252
  %254 = load x86_fp80, ptr %215, align 16
  %255 = getelementptr inbounds nuw i8, ptr %225, i64 16
  %256 = load x86_fp80, ptr %255, align 16
  %257 = fmul x86_fp80 %254, %256
  %258 = fsub x86_fp80 %253, %257
  %259 = fmul x86_fp80 %226, %247
  %260 = fmul x86_fp80 %243, %246
  %261 = fadd x86_fp80 %260, %259
  %262 = fmul x86_fp80 %250, %256
  %263 = fadd x86_fp80 %261, %262
  %264 = fmul x86_fp80 %251, %254
  %265 = fadd x86_fp80 %264, %263
  store x86_fp80 %265, ptr %255, align 16
  br label %266

266:
  %267 = phi x86_fp80 [ %258, %242 ], [ %241, %239 ]
  store x86_fp80 %267, ptr %225, align 16
  %268 = add nuw nsw i64 %221, 1
  %269 = load i64, ptr %38, align 8
  %270 = icmp slt i64 %268, %269
  br i1 %270, label %220, label %216

271:
  %272 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %273 = load x86_fp80, ptr %272, align 16
  %274 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %275 = load x86_fp80, ptr %274, align 16
  %276 = fmul x86_fp80 %273, %275
  %277 = fsub x86_fp80 %219, %276
  %278 = fmul x86_fp80 %217, %275
  %279 = fmul x86_fp80 %218, %273
  %280 = fadd x86_fp80 %279, %278
  store x86_fp80 %280, ptr %274, align 16
  br label %281

281:
  %282 = phi x86_fp80 [ %277, %271 ], [ %219, %216 ]
  store x86_fp80 %282, ptr %208, align 16
  %283 = add nsw i64 %206, %42
  %284 = load i64, ptr %1, align 8
  %285 = icmp slt i64 %283, %284
  br i1 %285, label %205, label %437

286:
  %287 = icmp sgt i64 %19, 0
  switch i64 %10, label %294 [
    i64 1, label %291
    i64 2, label %288
  ]

288:
  br i1 %287, label %289, label %437

289:
  %290 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %327

291:
  br i1 %287, label %292, label %437

292:
  %293 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %297

294:
  br i1 %287, label %295, label %437

295:
  %296 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %357

297:
  %298 = phi i64 [ 0, %292 ], [ %324, %323 ]
  %299 = getelementptr inbounds nuw float, ptr %13, i64 %298
  %300 = load float, ptr %299, align 4
  %301 = getelementptr inbounds nuw float, ptr %15, i64 %298
  %302 = load i64, ptr %17, align 8
  %303 = icmp eq i64 %302, 2
  %304 = load float, ptr %301, align 4
  br i1 %303, label %305, label %307

305:
  %306 = fcmp olt float %304, %300
  br i1 %306, label %323, label %309

307:
  %308 = fcmp ogt float %304, %300
  br i1 %308, label %323, label %309

309:
  store float %300, ptr %301, align 4
  %310 = load i64, ptr %293, align 8
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %312, label %323

312:
  %313 = phi i64 [ %320, %312 ], [ 0, %309 ]
  %314 = load i64, ptr %1, align 8
  %315 = mul nsw i64 %314, %313
  %316 = add nsw i64 %315, %298
  %317 = getelementptr inbounds float, ptr %14, i64 %316
  %318 = load float, ptr %317, align 4
  %319 = getelementptr inbounds float, ptr %16, i64 %316
  store float %318, ptr %319, align 4
  %320 = add nuw nsw i64 %313, 1
  %321 = load i64, ptr %293, align 8
  %322 = icmp slt i64 %320, %321
  br i1 %322, label %312, label %323

323:
  %324 = add nuw nsw i64 %298, 1
  %325 = load i64, ptr %1, align 8
  %326 = icmp slt i64 %324, %325
  br i1 %326, label %297, label %437

327:
  %328 = phi i64 [ 0, %289 ], [ %354, %353 ]
  %329 = getelementptr inbounds nuw double, ptr %13, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds nuw double, ptr %15, i64 %328
  %332 = load i64, ptr %17, align 8
  %333 = icmp eq i64 %332, 2
  %334 = load double, ptr %331, align 8
  br i1 %333, label %335, label %337

335:
  %336 = fcmp olt double %334, %330
  br i1 %336, label %353, label %339

337:
  %338 = fcmp ogt double %334, %330
  br i1 %338, label %353, label %339

339:
  store double %330, ptr %331, align 8
  %340 = load i64, ptr %290, align 8
  %341 = icmp sgt i64 %340, 0
  br i1 %341, label %342, label %353

342:
  %343 = phi i64 [ %350, %342 ], [ 0, %339 ]
  %344 = load i64, ptr %1, align 8
  %345 = mul nsw i64 %344, %343
  %346 = add nsw i64 %345, %328
  %347 = getelementptr inbounds double, ptr %14, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds double, ptr %16, i64 %346
  store double %348, ptr %349, align 8
  %350 = add nuw nsw i64 %343, 1
  %351 = load i64, ptr %290, align 8
  %352 = icmp slt i64 %350, %351
  br i1 %352, label %342, label %353

353:
  %354 = add nuw nsw i64 %328, 1
  %355 = load i64, ptr %1, align 8
  %356 = icmp slt i64 %354, %355
  br i1 %356, label %327, label %437

357:
  %358 = phi i64 [ 0, %295 ], [ %384, %383 ]
  %359 = getelementptr inbounds nuw x86_fp80, ptr %13, i64 %358
  %360 = load x86_fp80, ptr %359, align 16
  %361 = getelementptr inbounds nuw x86_fp80, ptr %15, i64 %358
  %362 = load i64, ptr %17, align 8
  %363 = icmp eq i64 %362, 2
  %364 = load x86_fp80, ptr %361, align 16
  br i1 %363, label %365, label %367

365:
  %366 = fcmp olt x86_fp80 %364, %360
  br i1 %366, label %383, label %369

367:
  %368 = fcmp ogt x86_fp80 %364, %360
  br i1 %368, label %383, label %369

369:
  store x86_fp80 %360, ptr %361, align 16
  %370 = load i64, ptr %296, align 8
  %371 = icmp sgt i64 %370, 0
  br i1 %371, label %372, label %383

372:
  %373 = phi i64 [ %380, %372 ], [ 0, %369 ]
  %374 = load i64, ptr %1, align 8
  %375 = mul nsw i64 %374, %373
  %376 = add nsw i64 %375, %358
  %377 = getelementptr inbounds x86_fp80, ptr %14, i64 %376
  %378 = load x86_fp80, ptr %377, align 16
  %379 = getelementptr inbounds x86_fp80, ptr %16, i64 %376
  store x86_fp80 %378, ptr %379, align 16
  %380 = add nuw nsw i64 %373, 1
  %381 = load i64, ptr %296, align 8
  %382 = icmp slt i64 %380, %381
  br i1 %382, label %372, label %383

383:
  %384 = add nuw nsw i64 %358, 1
  %385 = load i64, ptr %1, align 8
  %386 = icmp slt i64 %384, %385
  br i1 %386, label %357, label %437

387:
  %388 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %389 = load i64, ptr %388, align 8
  %390 = sdiv i64 %19, %389
  %391 = mul nsw i64 %390, %12
  %392 = icmp sgt i64 %389, 0
  br i1 %392, label %393, label %437

393:
  %394 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %395

395:
  %396 = phi i64 [ 0, %393 ], [ %434, %433 ]
  %397 = getelementptr inbounds nuw %struct.Pick, ptr %13, i64 %396
  %398 = getelementptr inbounds nuw %struct.Pick, ptr %15, i64 %396
  %399 = load x86_fp80, ptr %397, align 16
  %400 = load x86_fp80, ptr %398, align 16
  %401 = fcmp oeq x86_fp80 %399, %400
  br i1 %401, label %402, label %408

402:
  %403 = getelementptr inbounds nuw i8, ptr %398, i64 16
  %404 = load x86_fp80, ptr %403, align 16
  %405 = getelementptr inbounds nuw i8, ptr %397, i64 16
  %406 = load x86_fp80, ptr %405, align 16
  %407 = fcmp olt x86_fp80 %404, %406
  br i1 %407, label %433, label %415

408:
  %409 = load i64, ptr %17, align 8
  %410 = icmp eq i64 %409, 4
  br i1 %410, label %411, label %413

411:
  %412 = fcmp olt x86_fp80 %400, %399
  br i1 %412, label %433, label %415

413:
  %414 = fcmp ogt x86_fp80 %400, %399
  br i1 %414, label %433, label %415

415:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(48) %398, ptr align 16 dereferenceable(48) %397, i64 48, i1 false)
  %416 = load i64, ptr %394, align 8
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %433

418:
  %419 = mul nsw i64 %396, %391
  %420 = getelementptr i8, ptr %16, i64 %419
  %421 = getelementptr i8, ptr %14, i64 %419
  br label %422

422:
  %423 = phi i64 [ 0, %418 ], [ %430, %422 ]
  %424 = load i64, ptr %1, align 8
  %425 = mul i64 %423, %12
  %426 = mul i64 %425, %424
  %427 = getelementptr i8, ptr %420, i64 %426
  %428 = getelementptr i8, ptr %421, i64 %426
  %429 = tail call ptr @memcpy(ptr %427, ptr %428, i64 %391)
  %430 = add nuw nsw i64 %423, 1
  %431 = load i64, ptr %394, align 8
  %432 = icmp slt i64 %430, %431
  br i1 %432, label %422, label %433

433:
  %434 = add nuw nsw i64 %396, 1
  %435 = load i64, ptr %388, align 8
  %436 = icmp slt i64 %434, %435
  br i1 %436, label %395, label %437

437:
  ret void
}

define internal fastcc void @dual_arrive(ptr %0, ptr %1, i64 %2) {
  tail call void @settle(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = tail call fastcc i64 @kind_size(i32 %8)
  %10 = icmp eq ptr %1, null
  br i1 %10, label %25, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %25, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %19 = tail call fastcc i64 @bytes_of_keys(ptr %5)
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = mul nsw i64 %9, %2
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i64, ptr %5, align 8
  %24 = mul nsw i64 %23, %9
  tail call fastcc void @stream_write(ptr %1, i32 %8, ptr %22, i64 %24)
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %27 = load ptr, ptr %26, align 8
  tail call void @free(ptr %27)
  %28 = load ptr, ptr %4, align 8
  tail call void @free(ptr %28)
  store ptr null, ptr %4, align 8
  store ptr null, ptr %26, align 8
  ret void
}

define internal fastcc ptr @find_weights(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, ptr %6) {
  %8 = alloca %struct.View, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = tail call fastcc ptr @get_zeros(ptr %0, i64 80)
  %12 = tail call fastcc i32 @widest(ptr %1)
  store i32 %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %5, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc i32 @first_per(ptr %15)
  %17 = icmp eq i32 %16, 2
  %18 = select i1 %17, i32 2, i32 1
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %18, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(80) %8, ptr align 8 dereferenceable(80) %1, i64 80, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9)
  store ptr %2, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store ptr %9, ptr %8, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 1, ptr %20, align 8
  %21 = load i32, ptr %11, align 8
  %22 = call fastcc i64 @stream_length(ptr %1, i32 %21, ptr %10)
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %22, ptr %23, align 8
  %24 = icmp sgt i64 %22, 2147483647
  br i1 %24, label %25, label %26

25:
  call fastcc void @refuse(ptr %0, ptr @.str.121, ptr @.str.122, ptr @.str.123)
  unreachable

26:
  %27 = load i64, ptr %10, align 8
  %28 = call fastcc ptr @get_memory(ptr %0, i64 %27)
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %28, ptr %29, align 8
  %30 = load i32, ptr %11, align 8
  call fastcc void @stream_read(ptr %8, i32 %30, ptr %28, i64 %27)
  %31 = icmp eq i32 %5, 1
  br i1 %31, label %32, label %33

32:
  call fastcc void @find_product(ptr %0, ptr %11, ptr %6)
  br label %38

33:
  %34 = and i32 %5, -2
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %37

36:
  call fastcc void @find_extreme(ptr %0, ptr %11, ptr %6)
  br label %38

37:
  call fastcc void @find_located(ptr %0, ptr %11, ptr %2, i64 %3, ptr %4, ptr %6)
  br label %38

38:
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret ptr %11
}

define internal fastcc void @find_product(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = load i32, ptr %1, align 8
  %7 = icmp eq i32 %6, 1
  %8 = icmp eq i32 %6, 2
  %9 = select i1 %8, ptr @ompi_mpi_c_double_complex, ptr @ompi_mpi_c_long_double_complex
  %10 = select i1 %7, ptr @ompi_mpi_c_float_complex, ptr %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = tail call fastcc i64 @kind_size(i32 %6)
  %14 = mul nsw i64 %13, %12
  %15 = tail call fastcc ptr @get_memory(ptr %0, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %15, ptr %16, align 8
  %17 = load i64, ptr %11, align 8
  %18 = sext i32 %5 to i64
  %19 = sdiv i64 %17, %18
  %20 = shl nsw i64 %19, 2
  %21 = tail call fastcc ptr @get_memory(ptr %0, i64 %20)
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %21, ptr %22, align 8
  %23 = load i64, ptr %11, align 8
  %24 = sdiv i64 %23, %18
  %25 = shl nsw i64 %24, 2
  %26 = tail call fastcc ptr @get_memory(ptr %0, i64 %25)
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %26, ptr %27, align 8
  %28 = load i32, ptr %1, align 8
  %29 = load i64, ptr %11, align 8
  %30 = sdiv i64 %29, %18
  %31 = icmp sgt i64 %30, 0
  switch i32 %28, label %42 [
    i32 1, label %37
    i32 2, label %32
  ]

32:
  br i1 %31, label %33, label %179

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = icmp eq i32 %5, 1
  %36 = icmp eq i32 %5, 2
  br label %91

37:
  br i1 %31, label %38, label %179

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %40 = icmp eq i32 %5, 1
  %41 = icmp eq i32 %5, 2
  br label %47

42:
  br i1 %31, label %43, label %179

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %45 = icmp eq i32 %5, 1
  %46 = icmp eq i32 %5, 2
  br label %135

47:
  %48 = phi i64 [ 0, %38 ], [ %87, %86 ]
  %49 = load ptr, ptr %39, align 8
  %50 = mul nsw i64 %48, %18
  %51 = getelementptr inbounds float, ptr %49, i64 %50
  %52 = load ptr, ptr %16, align 8
  %53 = getelementptr inbounds float, ptr %52, i64 %50
  %54 = load float, ptr %51, align 4
  %55 = fcmp une float %54, 0.000000e+00
  %56 = select i1 %55, i1 true, i1 %40
  %57 = xor i1 %55, true
  br i1 %56, label %62, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %60 = load float, ptr %59, align 4
  %61 = fcmp oeq float %60, 0.000000e+00
  br label %62

62:
  %63 = phi i1 [ %57, %47 ], [ %61, %58 ]
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %22, align 8
  %66 = getelementptr inbounds nuw i32, ptr %65, i64 %48
  store i32 %64, ptr %66, align 4
  %67 = load ptr, ptr %22, align 8
  %68 = getelementptr inbounds nuw i32, ptr %67, i64 %48
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %73

71:
  %72 = load float, ptr %51, align 4
  br label %73

73:
  %74 = phi float [ %72, %71 ], [ 1.000000e+00, %62 ]
  store float %74, ptr %53, align 4
  br i1 %41, label %75, label %86

75:
  %76 = load ptr, ptr %22, align 8
  %77 = getelementptr inbounds nuw i32, ptr %76, i64 %48
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %83

80:
  %81 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %82 = load float, ptr %81, align 4
  br label %83

83:
  %84 = phi float [ %82, %80 ], [ 0.000000e+00, %75 ]
  %85 = getelementptr inbounds nuw i8, ptr %53, i64 4
  store float %84, ptr %85, align 4
  br label %86

86:
  %87 = add nuw nsw i64 %48, 1
  %88 = load i64, ptr %11, align 8
  %89 = sdiv i64 %88, %18
  %90 = icmp slt i64 %87, %89
  br i1 %90, label %47, label %179

91:
  %92 = phi i64 [ 0, %33 ], [ %131, %130 ]
  %93 = load ptr, ptr %34, align 8
  %94 = mul nsw i64 %92, %18
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = load ptr, ptr %16, align 8
  %97 = getelementptr inbounds double, ptr %96, i64 %94
  %98 = load double, ptr %95, align 8
  %99 = fcmp une double %98, 0.000000e+00
  %100 = select i1 %99, i1 true, i1 %35
  %101 = xor i1 %99, true
  br i1 %100, label %106, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %104 = load double, ptr %103, align 8
  %105 = fcmp oeq double %104, 0.000000e+00
  br label %106

106:
  %107 = phi i1 [ %101, %91 ], [ %105, %102 ]
  %108 = zext i1 %107 to i32
  %109 = load ptr, ptr %22, align 8
  %110 = getelementptr inbounds nuw i32, ptr %109, i64 %92
  store i32 %108, ptr %110, align 4
  %111 = load ptr, ptr %22, align 8
  %112 = getelementptr inbounds nuw i32, ptr %111, i64 %92
  %113 = load i32, ptr %112, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %117

115:
  %116 = load double, ptr %95, align 8
  br label %117

117:
  %118 = phi double [ %116, %115 ], [ 1.000000e+00, %106 ]
  store double %118, ptr %97, align 8
  br i1 %36, label %119, label %130

119:
  %120 = load ptr, ptr %22, align 8
  %121 = getelementptr inbounds nuw i32, ptr %120, i64 %92
  %122 = load i32, ptr %121, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %127

124:
  %125 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %126 = load double, ptr %125, align 8
  br label %127

127:
  %128 = phi double [ %126, %124 ], [ 0.000000e+00, %119 ]
  %129 = getelementptr inbounds nuw i8, ptr %97, i64 8
  store double %128, ptr %129, align 8
  br label %130

130:
  %131 = add nuw nsw i64 %92, 1
  %132 = load i64, ptr %11, align 8
  %133 = sdiv i64 %132, %18
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %91, label %179

135:
  %136 = phi i64 [ 0, %43 ], [ %175, %174 ]
  %137 = load ptr, ptr %44, align 8
  %138 = mul nsw i64 %136, %18
  %139 = getelementptr inbounds x86_fp80, ptr %137, i64 %138
  %140 = load ptr, ptr %16, align 8
  %141 = getelementptr inbounds x86_fp80, ptr %140, i64 %138
  %142 = load x86_fp80, ptr %139, align 16
  %143 = fcmp une x86_fp80 %142, 0xK00000000000000000000
  %144 = select i1 %143, i1 true, i1 %45
  %145 = xor i1 %143, true
  br i1 %144, label %150, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %148 = load x86_fp80, ptr %147, align 16
  %149 = fcmp oeq x86_fp80 %148, 0xK00000000000000000000
  br label %150

150:
  %151 = phi i1 [ %145, %135 ], [ %149, %146 ]
  %152 = zext i1 %151 to i32
  %153 = load ptr, ptr %22, align 8
  %154 = getelementptr inbounds nuw i32, ptr %153, i64 %136
  store i32 %152, ptr %154, align 4
  %155 = load ptr, ptr %22, align 8
  %156 = getelementptr inbounds nuw i32, ptr %155, i64 %136
  %157 = load i32, ptr %156, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %161

159:
  %160 = load x86_fp80, ptr %139, align 16
  br label %161

161:
  %162 = phi x86_fp80 [ %160, %159 ], [ 0xK3FFF8000000000000000, %150 ]
  store x86_fp80 %162, ptr %141, align 16
  br i1 %46, label %163, label %174

163:
  %164 = load ptr, ptr %22, align 8
  %165 = getelementptr inbounds nuw i32, ptr %164, i64 %136
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %171

168:
  %169 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %170 = load x86_fp80, ptr %169, align 16
  br label %171

171:
  %172 = phi x86_fp80 [ %170, %168 ], [ 0xK00000000000000000000, %163 ]
  %173 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store x86_fp80 %172, ptr %173, align 16
  br label %174

174:
  %175 = add nuw nsw i64 %136, 1
  %176 = load i64, ptr %11, align 8
  %177 = sdiv i64 %176, %18
  %178 = icmp slt i64 %175, %177
  br i1 %178, label %135, label %179

179:
  %180 = load ptr, ptr %16, align 8
  %181 = load i64, ptr %11, align 8
  %182 = icmp eq i32 %5, 2
  br i1 %182, label %186, label %183

183:
  %184 = load i32, ptr %1, align 8
  %185 = tail call fastcc ptr @wire(i32 %184)
  br label %186

186:
  %187 = phi ptr [ %185, %183 ], [ %10, %179 ]
  %188 = sdiv i64 %181, %18
  %189 = trunc i64 %188 to i32
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %192 = load i32, ptr %191, align 8
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %191, align 8
  %194 = sext i32 %192 to i64
  %195 = getelementptr inbounds ptr, ptr %190, i64 %194
  %196 = tail call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %180, i32 %189, ptr %187, ptr @ompi_mpi_op_prod, ptr %2, ptr %195)
  tail call fastcc void @check(ptr %0, i32 %196)
  %197 = load ptr, ptr %22, align 8
  %198 = load ptr, ptr %27, align 8
  %199 = load i64, ptr %11, align 8
  %200 = sdiv i64 %199, %18
  %201 = trunc i64 %200 to i32
  %202 = load i32, ptr %191, align 8
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %191, align 8
  %204 = sext i32 %202 to i64
  %205 = getelementptr inbounds ptr, ptr %190, i64 %204
  %206 = tail call i32 @PMPI_Iallreduce(ptr %197, ptr %198, i32 %201, ptr @ompi_mpi_int, ptr @ompi_mpi_op_sum, ptr %2, ptr %205)
  tail call fastcc void @check(ptr %0, i32 %206)
  ret void
}

define internal fastcc void @find_extreme(ptr %0, ptr %1, ptr %2) {
  %4 = tail call fastcc i32 @rank_in(ptr %2)
  %5 = load i32, ptr %1, align 8
  %6 = icmp eq i32 %5, 1
  %7 = icmp eq i32 %5, 2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = select i1 %7, i64 4, i64 5
  %11 = select i1 %6, i64 3, i64 %10
  %12 = shl i64 %9, %11
  %13 = tail call fastcc ptr @get_zeros(ptr %0, i64 %12)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %13, ptr %14, align 8
  %15 = load i32, ptr %1, align 8
  %16 = load i64, ptr %8, align 8
  %17 = icmp sgt i64 %16, 0
  switch i32 %15, label %24 [
    i32 1, label %21
    i32 2, label %18
  ]

18:
  br i1 %17, label %19, label %57

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %37

21:
  br i1 %17, label %22, label %57

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %27

24:
  br i1 %17, label %25, label %57

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %47

27:
  %28 = phi i64 [ 0, %22 ], [ %34, %27 ]
  %29 = load ptr, ptr %23, align 8
  %30 = getelementptr inbounds nuw float, ptr %29, i64 %28
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.PairF32, ptr %13, i64 %28
  store float %31, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  store i32 %4, ptr %33, align 4
  %34 = add nuw nsw i64 %28, 1
  %35 = load i64, ptr %8, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %27, label %57

37:
  %38 = phi i64 [ 0, %19 ], [ %44, %37 ]
  %39 = load ptr, ptr %20, align 8
  %40 = getelementptr inbounds nuw double, ptr %39, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.PairF64, ptr %13, i64 %38
  store double %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store i32 %4, ptr %43, align 8
  %44 = add nuw nsw i64 %38, 1
  %45 = load i64, ptr %8, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %37, label %57

47:
  %48 = phi i64 [ 0, %25 ], [ %54, %47 ]
  %49 = load ptr, ptr %26, align 8
  %50 = getelementptr inbounds nuw x86_fp80, ptr %49, i64 %48
  %51 = load x86_fp80, ptr %50, align 16
  %52 = getelementptr inbounds nuw %struct.PairF80, ptr %13, i64 %48
  store x86_fp80 %51, ptr %52, align 16
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i32 %4, ptr %53, align 16
  %54 = add nuw nsw i64 %48, 1
  %55 = load i64, ptr %8, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %47, label %57

57:
  %58 = select i1 %7, ptr @ompi_mpi_double_int, ptr @ompi_mpi_longdbl_int
  %59 = select i1 %6, ptr @ompi_mpi_float_int, ptr %58
  %60 = load i64, ptr %8, align 8
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 2
  %65 = select i1 %64, ptr @ompi_mpi_op_minloc, ptr @ompi_mpi_op_maxloc
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %68 = load i32, ptr %67, align 8
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %67, align 8
  %70 = sext i32 %68 to i64
  %71 = getelementptr inbounds ptr, ptr %66, i64 %70
  %72 = tail call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %13, i32 %61, ptr %59, ptr %65, ptr %2, ptr %71)
  tail call fastcc void @check(ptr %0, i32 %72)
  ret void
}

define internal fastcc void @find_located(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca %struct.Pick, align 16
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = mul nsw i64 %3, 48
  %11 = tail call fastcc ptr @get_zeros(ptr %0, i64 %10)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %11, ptr %12, align 8
  %13 = tail call fastcc i64 @extent_of(ptr %4)
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %34

17:
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %18 = call i32 @PMPI_Type_contiguous(i32 48, ptr @ompi_mpi_byte, ptr %8)
  call fastcc void @check(ptr %0, i32 %18)
  %19 = call i32 @PMPI_Type_commit(ptr %8)
  call fastcc void @check(ptr %0, i32 %19)
  %20 = call i32 @PMPI_Op_create(ptr @pick, i32 1, ptr %9)
  call fastcc void @check(ptr %0, i32 %20)
  %21 = trunc i64 %3 to i32
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %26 = load i32, ptr %25, align 8
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 8
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds ptr, ptr %24, i64 %28
  %30 = call i32 @PMPI_Iallreduce(ptr inttoptr (i64 1 to ptr), ptr %11, i32 %21, ptr %22, ptr %23, ptr %5, ptr %29)
  call fastcc void @check(ptr %0, i32 %30)
  %31 = call i32 @PMPI_Type_free(ptr %8)
  %32 = call i32 @PMPI_Op_free(ptr %9)
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %3, ptr %33, align 8
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret void

34:
  %35 = phi i64 [ 0, %15 ], [ %46, %34 ]
  %36 = getelementptr inbounds nuw %struct.Pick, ptr %11, i64 %35
  call void @llvm.lifetime.start.p0(ptr %7)
  %37 = mul nsw i64 %35, %13
  %38 = getelementptr inbounds i8, ptr %2, i64 %37
  call fastcc void @pair_at(ptr writable sret(%struct.Pick) align 16 %7, ptr %38, ptr %4, i64 %13)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(48) %36, ptr align 16 dereferenceable(48) %7, i64 48, i1 false)
  call void @llvm.lifetime.end.p0(ptr %7)
  %39 = tail call fastcc i32 @rank_in(ptr %5)
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 32
  store i64 %40, ptr %41, align 16
  %42 = load i32, ptr %16, align 4
  %43 = icmp eq i32 %42, 5
  %44 = select i1 %43, i64 1, i64 -1
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 40
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %35, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %17, label %34
}

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

define internal fastcc noalias ptr @found_weights(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  tail call fastcc void @wait_all(ptr %0, i32 %6, ptr %7)
  %8 = tail call fastcc i32 @rank_in(ptr %2)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = load i32, ptr %1, align 8
  %12 = tail call fastcc i64 @kind_size(i32 %11)
  %13 = mul nsw i64 %12, %3
  %14 = tail call fastcc ptr @get_memory(ptr %0, i64 %13)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %16 = load i32, ptr %15, align 4
  switch i32 %16, label %277 [
    i32 1, label %17
    i32 4, label %217
    i32 5, label %217
  ]

17:
  %18 = load i32, ptr %1, align 8
  %19 = sext i32 %10 to i64
  %20 = sdiv i64 %3, %19
  %21 = icmp sgt i64 %20, 0
  switch i32 %18, label %46 [
    i32 1, label %34
    i32 2, label %22
  ]

22:
  br i1 %21, label %23, label %322

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq i32 %10, 2
  %33 = icmp eq i32 %10, 2
  br label %111

34:
  br i1 %21, label %35, label %322

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq i32 %10, 2
  %45 = icmp eq i32 %10, 2
  br label %58

46:
  br i1 %21, label %47, label %322

47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq i32 %10, 2
  %57 = icmp eq i32 %10, 2
  br label %164

58:
  %59 = phi i64 [ 0, %35 ], [ %109, %108 ]
  %60 = mul nsw i64 %59, %19
  %61 = getelementptr inbounds float, ptr %37, i64 %60
  %62 = getelementptr inbounds float, ptr %39, i64 %60
  %63 = getelementptr inbounds float, ptr %14, i64 %60
  %64 = getelementptr inbounds nuw i32, ptr %41, i64 %59
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds nuw i32, ptr %43, i64 %59
  %67 = load i32, ptr %66, align 4
  %68 = icmp sgt i32 %65, %67
  br i1 %68, label %78, label %69

69:
  %70 = icmp eq i32 %67, 0
  br i1 %70, label %73, label %71

71:
  %72 = load float, ptr %62, align 4
  br label %78

73:
  br i1 %44, label %78, label %74

74:
  %75 = load float, ptr %62, align 4
  %76 = load float, ptr %61, align 4
  %77 = fdiv float %75, %76
  br label %78

78:
  %79 = phi float [ %72, %71 ], [ 0.000000e+00, %58 ], [ %77, %74 ], [ 0.000000e+00, %73 ]
  store float %79, ptr %63, align 4
  %80 = and i1 %45, %68
  br i1 %80, label %105, label %81

81:
  br i1 %45, label %82, label %108

82:
  %83 = icmp eq i32 %67, 0
  br i1 %83, label %87, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %86 = load float, ptr %85, align 4
  br label %105

87:
  %88 = load float, ptr %61, align 4
  %89 = fmul float %88, %88
  %90 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %91 = load float, ptr %90, align 4
  %92 = fmul float %91, %91
  %93 = fadd float %89, %92
  %94 = load float, ptr %62, align 4
  %95 = fmul float %88, %94
  %96 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %97 = load float, ptr %96, align 4
  %98 = fmul float %91, %97
  %99 = fadd float %95, %98
  %100 = fdiv float %99, %93
  store float %100, ptr %63, align 4
  %101 = fmul float %88, %97
  %102 = fmul float %91, %94
  %103 = fsub float %101, %102
  %104 = fdiv float %103, %93
  br label %105

105:
  %106 = phi float [ %86, %84 ], [ %104, %87 ], [ 0.000000e+00, %78 ]
  %107 = getelementptr inbounds nuw i8, ptr %63, i64 4
  store float %106, ptr %107, align 4
  br label %108

108:
  %109 = add nuw nsw i64 %59, 1
  %110 = icmp eq i64 %109, %20
  br i1 %110, label %322, label %58

111:
  %112 = phi i64 [ 0, %23 ], [ %162, %161 ]
  %113 = mul nsw i64 %112, %19
  %114 = getelementptr inbounds double, ptr %25, i64 %113
  %115 = getelementptr inbounds double, ptr %27, i64 %113
  %116 = getelementptr inbounds double, ptr %14, i64 %113
  %117 = getelementptr inbounds nuw i32, ptr %29, i64 %112
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds nuw i32, ptr %31, i64 %112
  %120 = load i32, ptr %119, align 4
  %121 = icmp sgt i32 %118, %120
  br i1 %121, label %131, label %122

122:
  %123 = icmp eq i32 %120, 0
  br i1 %123, label %126, label %124

124:
  %125 = load double, ptr %115, align 8
  br label %131

126:
  br i1 %32, label %131, label %127

127:
  %128 = load double, ptr %115, align 8
  %129 = load double, ptr %114, align 8
  %130 = fdiv double %128, %129
  br label %131

131:
  %132 = phi double [ %125, %124 ], [ 0.000000e+00, %111 ], [ %130, %127 ], [ 0.000000e+00, %126 ]
  store double %132, ptr %116, align 8
  %133 = and i1 %33, %121
  br i1 %133, label %158, label %134

134:
  br i1 %33, label %135, label %161

135:
  %136 = icmp eq i32 %120, 0
  br i1 %136, label %140, label %137

137:
  %138 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %139 = load double, ptr %138, align 8
  br label %158

140:
  %141 = load double, ptr %114, align 8
  %142 = fmul double %141, %141
  %143 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %144 = load double, ptr %143, align 8
  %145 = fmul double %144, %144
  %146 = fadd double %142, %145
  %147 = load double, ptr %115, align 8
  %148 = fmul double %141, %147
  %149 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %150 = load double, ptr %149, align 8
  %151 = fmul double %144, %150
  %152 = fadd double %148, %151
  %153 = fdiv double %152, %146
  store double %153, ptr %116, align 8
  %154 = fmul double %141, %150
  %155 = fmul double %144, %147
  %156 = fsub double %154, %155
  %157 = fdiv double %156, %146
  br label %158

158:
  %159 = phi double [ %139, %137 ], [ %157, %140 ], [ 0.000000e+00, %131 ]
  %160 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store double %159, ptr %160, align 8
  br label %161

161:
  %162 = add nuw nsw i64 %112, 1
  %163 = icmp eq i64 %162, %20
  br i1 %163, label %322, label %111

164:
  %165 = phi i64 [ 0, %47 ], [ %215, %214 ]
  %166 = mul nsw i64 %165, %19
  %167 = getelementptr inbounds x86_fp80, ptr %49, i64 %166
  %168 = getelementptr inbounds x86_fp80, ptr %51, i64 %166
  %169 = getelementptr inbounds x86_fp80, ptr %14, i64 %166
  %170 = getelementptr inbounds nuw i32, ptr %53, i64 %165
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr inbounds nuw i32, ptr %55, i64 %165
  %173 = load i32, ptr %172, align 4
  %174 = icmp sgt i32 %171, %173
  br i1 %174, label %184, label %175

175:
  %176 = icmp eq i32 %173, 0
  br i1 %176, label %179, label %177

177:
  %178 = load x86_fp80, ptr %168, align 16
  br label %184

179:
  br i1 %56, label %184, label %180

180:
  %181 = load x86_fp80, ptr %168, align 16
  %182 = load x86_fp80, ptr %167, align 16
  %183 = fdiv x86_fp80 %181, %182
  br label %184

184:
  %185 = phi x86_fp80 [ %178, %177 ], [ 0xK00000000000000000000, %164 ], [ %183, %180 ], [ 0xK00000000000000000000, %179 ]
  store x86_fp80 %185, ptr %169, align 16
  %186 = and i1 %57, %174
  br i1 %186, label %211, label %187

187:
  br i1 %57, label %188, label %214

188:
  %189 = icmp eq i32 %173, 0
  br i1 %189, label %193, label %190

190:
  %191 = getelementptr inbounds nuw i8, ptr %168, i64 16
  %192 = load x86_fp80, ptr %191, align 16
  br label %211

193:
  %194 = load x86_fp80, ptr %167, align 16
  %195 = fmul x86_fp80 %194, %194
  %196 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %197 = load x86_fp80, ptr %196, align 16
  %198 = fmul x86_fp80 %197, %197
  %199 = fadd x86_fp80 %195, %198
  %200 = load x86_fp80, ptr %168, align 16
  %201 = fmul x86_fp80 %194, %200
  %202 = getelementptr inbounds nuw i8, ptr %168, i64 16
  %203 = load x86_fp80, ptr %202, align 16
  %204 = fmul x86_fp80 %197, %203
  %205 = fadd x86_fp80 %201, %204
  %206 = fdiv x86_fp80 %205, %199
  store x86_fp80 %206, ptr %169, align 16
  %207 = fmul x86_fp80 %194, %203
  %208 = fmul x86_fp80 %197, %200
  %209 = fsub x86_fp80 %207, %208
  %210 = fdiv x86_fp80 %209, %199
  br label %211

211:
  %212 = phi x86_fp80 [ %192, %190 ], [ %210, %193 ], [ 0xK00000000000000000000, %184 ]
  %213 = getelementptr inbounds nuw i8, ptr %169, i64 16
  store x86_fp80 %212, ptr %213, align 16
  br label %214

214:
  %215 = add nuw nsw i64 %165, 1
  %216 = icmp eq i64 %215, %20
  br i1 %216, label %322, label %164

217:
  %218 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %219 = load i64, ptr %218, align 8
  %220 = sdiv i64 %3, %219
  %221 = load i32, ptr %1, align 8
  %222 = icmp sgt i64 %3, 0
  switch i32 %221, label %237 [
    i32 1, label %230
    i32 2, label %223
  ]

223:
  br i1 %222, label %224, label %322

224:
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %226 = load ptr, ptr %225, align 8
  %227 = shl i64 %220, 32
  %228 = ashr exact i64 %227, 32
  %229 = sext i32 %8 to i64
  br label %255

230:
  br i1 %222, label %231, label %322

231:
  %232 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %233 = load ptr, ptr %232, align 8
  %234 = shl i64 %220, 32
  %235 = ashr exact i64 %234, 32
  %236 = sext i32 %8 to i64
  br label %244

237:
  br i1 %222, label %238, label %322

238:
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %240 = load ptr, ptr %239, align 8
  %241 = shl i64 %220, 32
  %242 = ashr exact i64 %241, 32
  %243 = sext i32 %8 to i64
  br label %266

244:
  %245 = phi i64 [ 0, %231 ], [ %253, %244 ]
  %246 = sdiv i64 %245, %235
  %247 = getelementptr inbounds %struct.Pick, ptr %233, i64 %246
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 32
  %249 = load i64, ptr %248, align 16
  %250 = icmp eq i64 %249, %236
  %251 = uitofp i1 %250 to float
  %252 = getelementptr inbounds nuw float, ptr %14, i64 %245
  store float %251, ptr %252, align 4
  %253 = add nuw nsw i64 %245, 1
  %254 = icmp eq i64 %253, %3
  br i1 %254, label %322, label %244

255:
  %256 = phi i64 [ 0, %224 ], [ %264, %255 ]
  %257 = sdiv i64 %256, %228
  %258 = getelementptr inbounds %struct.Pick, ptr %226, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %260 = load i64, ptr %259, align 16
  %261 = icmp eq i64 %260, %229
  %262 = uitofp i1 %261 to double
  %263 = getelementptr inbounds nuw double, ptr %14, i64 %256
  store double %262, ptr %263, align 8
  %264 = add nuw nsw i64 %256, 1
  %265 = icmp eq i64 %264, %3
  br i1 %265, label %322, label %255

266:
  %267 = phi i64 [ 0, %238 ], [ %275, %266 ]
  %268 = sdiv i64 %267, %242
  %269 = getelementptr inbounds %struct.Pick, ptr %240, i64 %268
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %271 = load i64, ptr %270, align 16
  %272 = icmp eq i64 %271, %243
  %273 = uitofp i1 %272 to x86_fp80
  %274 = getelementptr inbounds nuw x86_fp80, ptr %14, i64 %267
  store x86_fp80 %273, ptr %274, align 16
  %275 = add nuw nsw i64 %267, 1
  %276 = icmp eq i64 %275, %3
  br i1 %276, label %322, label %266

277:
  %278 = load i32, ptr %1, align 8
  %279 = icmp sgt i64 %3, 0
  switch i32 %278, label %288 [
    i32 1, label %284
    i32 2, label %280
  ]

280:
  br i1 %279, label %281, label %322

281:
  %282 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %283 = load ptr, ptr %282, align 8
  br label %302

284:
  br i1 %279, label %285, label %322

285:
  %286 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %287 = load ptr, ptr %286, align 8
  br label %292

288:
  br i1 %279, label %289, label %322

289:
  %290 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %291 = load ptr, ptr %290, align 8
  br label %312

292:
  %293 = phi i64 [ 0, %285 ], [ %300, %292 ]
  %294 = getelementptr inbounds nuw %struct.PairF32, ptr %287, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 4
  %296 = load i32, ptr %295, align 4
  %297 = icmp eq i32 %296, %8
  %298 = uitofp i1 %297 to float
  %299 = getelementptr inbounds nuw float, ptr %14, i64 %293
  store float %298, ptr %299, align 4
  %300 = add nuw nsw i64 %293, 1
  %301 = icmp eq i64 %300, %3
  br i1 %301, label %322, label %292

302:
  %303 = phi i64 [ 0, %281 ], [ %310, %302 ]
  %304 = getelementptr inbounds nuw %struct.PairF64, ptr %283, i64 %303
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 8
  %306 = load i32, ptr %305, align 8
  %307 = icmp eq i32 %306, %8
  %308 = uitofp i1 %307 to double
  %309 = getelementptr inbounds nuw double, ptr %14, i64 %303
  store double %308, ptr %309, align 8
  %310 = add nuw nsw i64 %303, 1
  %311 = icmp eq i64 %310, %3
  br i1 %311, label %322, label %302

312:
  %313 = phi i64 [ 0, %289 ], [ %320, %312 ]
  %314 = getelementptr inbounds nuw %struct.PairF80, ptr %291, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 16
  %316 = load i32, ptr %315, align 16
  %317 = icmp eq i32 %316, %8
  %318 = uitofp i1 %317 to x86_fp80
  %319 = getelementptr inbounds nuw x86_fp80, ptr %14, i64 %313
  store x86_fp80 %318, ptr %319, align 16
  %320 = add nuw nsw i64 %313, 1
  %321 = icmp eq i64 %320, %3
  br i1 %321, label %322, label %312

322:
  %323 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %324 = load ptr, ptr %323, align 8
  tail call void @free(ptr %324)
  %325 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %326 = load ptr, ptr %325, align 8
  tail call void @free(ptr %326)
  %327 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %328 = load ptr, ptr %327, align 8
  tail call void @free(ptr %328)
  %329 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %330 = load ptr, ptr %329, align 8
  tail call void @free(ptr %330)
  tail call void @free(ptr %1)
  ret ptr %14
}

define internal fastcc void @wait_all(ptr %0, i32 %1, ptr %2) {
  %4 = tail call fastcc double @timeout()
  %5 = fcmp oeq double %4, 0.000000e+00
  %6 = icmp sgt i32 %1, 1
  %7 = and i1 %6, %5
  br i1 %7, label %12, label %8

8:
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %19

10:
  %11 = zext nneg i32 %1 to i64
  br label %14

12:
  %13 = tail call i32 @PMPI_Waitall(i32 %1, ptr %2, ptr null)
  tail call fastcc void @check(ptr %0, i32 %13)
  br label %19

14:
  %15 = phi i64 [ 0, %10 ], [ %17, %14 ]
  %16 = getelementptr inbounds nuw ptr, ptr %2, i64 %15
  tail call fastcc void @wait_one(ptr %0, ptr %16, ptr null)
  %17 = add nuw nsw i64 %15, 1
  %18 = icmp eq i64 %17, %11
  br i1 %18, label %19, label %14

19:
  ret void
}

define internal void @start_scan(ptr %0) {
  %2 = tail call fastcc ptr @step_in(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %14, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc i32 @rank_in(ptr %11)
  %13 = icmp eq i32 %12, 0
  br label %14

14:
  %15 = phi i1 [ false, %1 ], [ %13, %9 ]
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = tail call fastcc i64 @kind_size(i32 %19)
  %21 = mul nsw i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = sext i32 %5 to i64
  %25 = mul nsw i64 %21, %24
  %26 = tail call fastcc ptr @get_zeros(ptr %23, i64 %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %26, ptr %27, align 8
  br i1 %15, label %30, label %28

28:
  %29 = load i32, ptr %18, align 4
  tail call fastcc void @stream_read(ptr %3, i32 %29, ptr %26, i64 %21)
  tail call fastcc void @zero(ptr %3)
  br label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %65, label %34

34:
  %35 = tail call fastcc i64 @size_of_map(ptr %2, i32 %5)
  %36 = load i32, ptr %18, align 4
  %37 = tail call fastcc i64 @kind_size(i32 %36)
  %38 = sdiv i64 %35, %37
  %39 = tail call fastcc ptr @map_of(ptr %0, ptr %2)
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %39, ptr %40, align 8
  %41 = load ptr, ptr %22, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load ptr, ptr %42, align 8
  %44 = tail call fastcc i32 @size_of(ptr %43)
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %35, %45
  %47 = tail call fastcc ptr @get_memory(ptr %41, i64 %46)
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %47, ptr %48, align 8
  %49 = icmp sgt i64 %38, 2147483647
  br i1 %49, label %50, label %52

50:
  %51 = load ptr, ptr %22, align 8
  tail call fastcc void @refuse(ptr %51, ptr @.str.124, ptr @.str.103, ptr @.str.123)
  unreachable

52:
  %53 = load ptr, ptr %42, align 8
  %54 = tail call fastcc ptr @errors_returned(ptr %53)
  %55 = load ptr, ptr %22, align 8
  %56 = load ptr, ptr %40, align 8
  %57 = trunc i64 %38 to i32
  %58 = load i32, ptr %18, align 4
  %59 = tail call fastcc ptr @wire(i32 %58)
  %60 = load ptr, ptr %48, align 8
  %61 = load ptr, ptr %42, align 8
  %62 = tail call fastcc ptr @request_of(ptr %0)
  %63 = tail call i32 @PMPI_Iallgather(ptr %56, i32 %57, ptr %59, ptr %60, i32 %57, ptr %59, ptr %61, ptr %62)
  tail call fastcc void @check(ptr %55, i32 %63)
  %64 = load ptr, ptr %42, align 8
  tail call fastcc void @errors_as_before(ptr %64, ptr %54)
  br label %65

65:
  ret void
}

define internal void @finish_scan(ptr %0) {
  %2 = tail call fastcc ptr @step_in(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %8 = load i32, ptr %7, align 4
  tail call void @settle(ptr %0)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:
  %13 = tail call fastcc ptr @from_all(ptr %0, ptr %2)
  br label %20

14:
  %15 = tail call fastcc ptr @map_of(ptr %0, ptr %2)
  tail call fastcc void @from_above(ptr %0, ptr %2, ptr %15)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc i64 @size_of_a(ptr %2)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  br label %20

20:
  %21 = phi ptr [ %13, %12 ], [ %19, %14 ]
  %22 = phi ptr [ %13, %12 ], [ null, %14 ]
  %23 = phi ptr [ null, %12 ], [ %15, %14 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %34

27:
  %28 = load i32, ptr %7, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %30 = load ptr, ptr %29, align 8
  %31 = load i64, ptr %5, align 8
  %32 = sext i32 %4 to i64
  %33 = mul nsw i64 %31, %32
  tail call fastcc void @add_numbers(i32 %28, ptr %21, ptr %30, i64 %33)
  br label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load ptr, ptr %35, align 8
  %37 = tail call fastcc i32 @rank_in(ptr %36)
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %41 = load ptr, ptr %40, align 8
  tail call fastcc void @apply(ptr %2, ptr %41, i32 1, ptr %21, i32 %4)
  br label %42

42:
  %43 = tail call fastcc i64 @kind_size(i32 %8)
  %44 = mul nsw i64 %43, %6
  %45 = tail call fastcc ptr @operand(ptr %0)
  %46 = load i32, ptr %7, align 4
  tail call fastcc void @stream_add(ptr %45, i32 %46, ptr %21, i64 %44)
  tail call void @free(ptr %22)
  tail call void @free(ptr %23)
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr %48)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %50 = load ptr, ptr %49, align 8
  tail call void @free(ptr %50)
  store ptr null, ptr %49, align 8
  store ptr null, ptr %47, align 8
  ret void
}

define internal void @drop_scan_and_plan(ptr %0) {
  tail call void @drop_scan(ptr %0)
  %2 = tail call fastcc ptr @plan_of(ptr %0)
  tail call void @free(ptr %2)
  ret void
}

define internal void @drop_scan(ptr %0) {
  %2 = tail call fastcc ptr @step_in(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %5, label %4

4:
  tail call fastcc void @free_step(ptr %2)
  br label %5

5:
  %6 = tail call fastcc ptr @step_in(ptr %0)
  tail call void @free(ptr %6)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr null, ptr %7, align 8
  ret void
}

define internal void @scan_forth(ptr %0) {
  %2 = alloca i64, align 8
  %3 = tail call fastcc ptr @plan_of(ptr %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  %9 = select i1 %8, i32 2, i32 3
  tail call fastcc void @dual_start(ptr %0, i32 %9, i32 1)
  br label %55

10:
  %11 = tail call fastcc ptr @operand(ptr %0)
  %12 = tail call fastcc i32 @widest(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %2)
  %13 = call fastcc i64 @stream_length(ptr %11, i32 %12, ptr %2)
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %13, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %2, align 8
  %21 = mul nsw i64 %20, %16
  %22 = call fastcc ptr @get_memory(ptr %19, i64 %21)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %22, ptr %23, align 8
  %24 = load ptr, ptr %18, align 8
  %25 = load i32, ptr %14, align 8
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %20, %26
  %28 = call fastcc ptr @get_zeros(ptr %24, i64 %27)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %28, ptr %29, align 8
  %30 = load ptr, ptr %23, align 8
  call fastcc void @stream_read(ptr %11, i32 %12, ptr %30, i64 %20)
  %31 = icmp sgt i64 %17, 2147483647
  br i1 %31, label %32, label %34

32:
  %33 = load ptr, ptr %18, align 8
  call fastcc void @refuse(ptr %33, ptr @.str.125, ptr @.str.103, ptr @.str.123)
  unreachable

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load ptr, ptr %35, align 8
  %37 = call fastcc ptr @errors_returned(ptr %36)
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  %41 = load ptr, ptr %18, align 8
  %42 = load ptr, ptr %23, align 8
  %43 = load ptr, ptr %29, align 8
  %44 = trunc i64 %17 to i32
  %45 = call fastcc ptr @wire(i32 %12)
  %46 = load ptr, ptr %35, align 8
  %47 = call fastcc ptr @request_of(ptr %0)
  br i1 %40, label %50, label %48

48:
  %49 = call i32 @PMPI_Iexscan(ptr %42, ptr %43, i32 %44, ptr %45, ptr @ompi_mpi_op_sum, ptr %46, ptr %47)
  br label %52

50:
  %51 = call i32 @PMPI_Iscan(ptr %42, ptr %43, i32 %44, ptr %45, ptr @ompi_mpi_op_sum, ptr %46, ptr %47)
  br label %52

52:
  %53 = phi i32 [ %51, %50 ], [ %49, %48 ]
  call fastcc void @check(ptr %41, i32 %53)
  %54 = load ptr, ptr %35, align 8
  call fastcc void @errors_as_before(ptr %54, ptr %37)
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %55

55:
  ret void
}

define internal void @scan_arrive(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %12, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8
  %10 = tail call fastcc i32 @rank_in(ptr %9)
  %11 = icmp sgt i32 %10, 0
  br label %12

12:
  %13 = phi i1 [ true, %2 ], [ %11, %7 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %15 = tail call fastcc i32 @widest(ptr %14)
  call void @llvm.lifetime.start.p0(ptr %3)
  %16 = tail call fastcc ptr @plan_of(ptr %0)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %20, label %18

18:
  %19 = select i1 %13, ptr %14, ptr null
  tail call fastcc void @dual_arrive(ptr %0, ptr %19, i64 0)
  br label %31

20:
  tail call void @settle(ptr %0)
  %21 = call fastcc i64 @stream_length(ptr %14, i32 %15, ptr %3)
  br i1 %13, label %22, label %26

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %24 = load ptr, ptr %23, align 8
  %25 = load i64, ptr %3, align 8
  call fastcc void @stream_write(ptr %14, i32 %15, ptr %24, i64 %25)
  br label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %28 = load ptr, ptr %27, align 8
  call void @free(ptr %28)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %30 = load ptr, ptr %29, align 8
  call void @free(ptr %30)
  store ptr null, ptr %29, align 8
  store ptr null, ptr %27, align 8
  br label %31

31:
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

define internal void @ask_before(ptr %0) {
  %2 = alloca %struct.Step, align 8
  %3 = tail call fastcc ptr @plan_of(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = tail call fastcc ptr @get_zeros(ptr %5, i64 32)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %6, ptr %7, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %9, label %12

9:
  call void @llvm.lifetime.start.p0(ptr %2)
  %10 = load ptr, ptr %4, align 8
  %11 = tail call fastcc ptr @operand(ptr %0)
  call fastcc void @step_of(ptr writable sret(%struct.Step) align 8 %2, ptr %10, ptr %11, ptr null, ptr null, i64 0, ptr @ompi_mpi_datatype_null, i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(32) %6, ptr align 8 dereferenceable(32) %2, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %47

12:
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc i64 @extent_of(ptr %16)
  %18 = load i64, ptr %13, align 8
  %19 = icmp sgt i64 %18, 2147483647
  br i1 %19, label %20, label %22

20:
  %21 = load ptr, ptr %4, align 8
  tail call fastcc void @refuse(ptr %21, ptr @.str.126, ptr @.str.103, ptr @.str.123)
  unreachable

22:
  %23 = mul nsw i64 %17, %14
  %24 = load ptr, ptr %4, align 8
  %25 = shl nsw i64 %23, 1
  %26 = tail call fastcc ptr @get_zeros(ptr %24, i64 %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %23
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %30 = load ptr, ptr %29, align 8
  %31 = tail call ptr @memcpy(ptr %28, ptr %30, i64 %23)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %33 = load ptr, ptr %32, align 8
  %34 = tail call fastcc ptr @errors_returned(ptr %33)
  %35 = load ptr, ptr %4, align 8
  %36 = load ptr, ptr %27, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 %23
  %38 = load i64, ptr %13, align 8
  %39 = trunc i64 %38 to i32
  %40 = load ptr, ptr %15, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %32, align 8
  %44 = tail call fastcc ptr @request_of(ptr %0)
  %45 = tail call i32 @PMPI_Iexscan(ptr %37, ptr %36, i32 %39, ptr %40, ptr %42, ptr %43, ptr %44)
  tail call fastcc void @check(ptr %35, i32 %45)
  %46 = load ptr, ptr %32, align 8
  tail call fastcc void @errors_as_before(ptr %46, ptr %34)
  br label %47

47:
  ret void
}

define internal void @before_known(ptr %0, ptr %1) {
  %3 = alloca %struct.Step, align 8
  %4 = tail call fastcc ptr @plan_of(ptr %0)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %35, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %35, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %14 = load ptr, ptr %13, align 8
  %15 = tail call fastcc i64 @extent_of(ptr %14)
  %16 = mul nsw i64 %15, %12
  tail call void @settle(ptr %0)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %18 = load ptr, ptr %17, align 8
  %19 = tail call fastcc i32 @rank_in(ptr %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = load ptr, ptr %7, align 8
  %23 = tail call ptr @memset(ptr %22, i32 0, i64 %16)
  br label %24

24:
  %25 = tail call fastcc ptr @step_in(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %3)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 %16
  %30 = load i64, ptr %11, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %33 = load i32, ptr %32, align 8
  call fastcc void @step_of(ptr writable sret(%struct.Step) align 8 %3, ptr %27, ptr %4, ptr %28, ptr %29, i64 %30, ptr %31, i32 %33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(32) %25, ptr align 8 dereferenceable(32) %3, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %3)
  %34 = load ptr, ptr %7, align 8
  tail call void @free(ptr %34)
  store ptr null, ptr %7, align 8
  br label %35

35:
  ret void
}

define internal fastcc ptr @step_in(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define internal fastcc i64 @size_of_map(ptr %0, i32 %1) {
  %3 = tail call fastcc i64 @size_of_a(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i32, ptr %6, align 4
  %8 = tail call fastcc i64 @kind_size(i32 %7)
  %9 = sext i32 %1 to i64
  %10 = mul i64 %5, %9
  %11 = mul i64 %10, %8
  %12 = add nsw i64 %11, %3
  ret i64 %12
}

define internal fastcc ptr @map_of(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %4 = load i32, ptr %3, align 8
  %5 = tail call fastcc i64 @size_of_a(ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %9 = load i32, ptr %8, align 4
  %10 = tail call fastcc i64 @kind_size(i32 %9)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc i64 @size_of_map(ptr %1, i32 %4)
  %14 = tail call fastcc ptr @get_zeros(ptr %12, i64 %13)
  %15 = getelementptr inbounds i8, ptr %14, i64 %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %17 = load ptr, ptr %16, align 8
  %18 = sext i32 %4 to i64
  %19 = mul i64 %7, %18
  %20 = mul i64 %19, %10
  %21 = tail call ptr @memcpy(ptr %15, ptr %17, i64 %20)
  %22 = icmp eq i64 %5, 0
  br i1 %22, label %37, label %23

23:
  %24 = load ptr, ptr %1, align 8
  %25 = tail call ptr @memcpy(ptr %14, ptr %24, i64 %5)
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %32, label %29

29:
  %30 = load i32, ptr %8, align 4
  %31 = load i64, ptr %6, align 8
  tail call fastcc void @conjugate(i32 %30, ptr %14, i64 %31)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @apply(ptr %1, ptr %14, i32 -1, ptr %15, i32 %4)
  br label %37

37:
  ret ptr %14
}

define internal fastcc i64 @size_of_a(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %11, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = tail call fastcc i64 @kind_size(i32 %8)
  %10 = mul nsw i64 %9, %6
  br label %11

11:
  %12 = phi i64 [ %10, %4 ], [ 0, %1 ]
  ret i64 %12
}

define internal fastcc void @conjugate(i32 %0, ptr %1, i64 %2) {
  %4 = icmp sgt i64 %2, 1
  switch i32 %0, label %7 [
    i32 1, label %6
    i32 2, label %5
  ]

5:
  br i1 %4, label %15, label %29

6:
  br i1 %4, label %8, label %29

7:
  br i1 %4, label %22, label %29

8:
  %9 = phi i64 [ %13, %8 ], [ 1, %6 ]
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fneg float %11
  store float %12, ptr %10, align 4
  %13 = add nuw nsw i64 %9, 2
  %14 = icmp slt i64 %13, %2
  br i1 %14, label %8, label %29

15:
  %16 = phi i64 [ %20, %15 ], [ 1, %5 ]
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fneg double %18
  store double %19, ptr %17, align 8
  %20 = add nuw nsw i64 %16, 2
  %21 = icmp slt i64 %20, %2
  br i1 %21, label %15, label %29

22:
  %23 = phi i64 [ %27, %22 ], [ 1, %7 ]
  %24 = getelementptr inbounds nuw x86_fp80, ptr %1, i64 %23
  %25 = load x86_fp80, ptr %24, align 16
  %26 = fneg x86_fp80 %25
  store x86_fp80 %26, ptr %24, align 16
  %27 = add nuw nsw i64 %23, 2
  %28 = icmp slt i64 %27, %2
  br i1 %28, label %22, label %29

29:
  ret void
}

define internal fastcc ptr @from_all(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = tail call fastcc i32 @rank_in(ptr %6)
  %8 = tail call fastcc i64 @size_of_map(ptr %1, i32 %4)
  %9 = tail call fastcc i64 @size_of_a(ptr %1)
  %10 = sub nsw i64 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc ptr @get_zeros(ptr %12, i64 %10)
  %14 = load ptr, ptr %5, align 8
  %15 = tail call fastcc i32 @size_of(ptr %14)
  %16 = add nsw i32 %15, -1
  %17 = icmp sgt i32 %16, %7
  br i1 %17, label %18, label %26

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %20 = icmp eq i64 %9, 0
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = sext i32 %4 to i64
  %24 = sext i32 %16 to i64
  %25 = sext i32 %7 to i64
  br label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %28 = load ptr, ptr %27, align 8
  tail call void @free(ptr %28)
  store ptr null, ptr %27, align 8
  ret ptr %13

29:
  %30 = phi i64 [ %24, %18 ], [ %40, %35 ]
  %31 = load ptr, ptr %19, align 8
  %32 = mul nsw i64 %8, %30
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  br i1 %20, label %35, label %34

34:
  tail call fastcc void @apply(ptr %1, ptr %33, i32 -1, ptr %13, i32 %4)
  br label %35

35:
  %36 = load i32, ptr %21, align 4
  %37 = getelementptr inbounds i8, ptr %33, i64 %9
  %38 = load i64, ptr %22, align 8
  %39 = mul nsw i64 %38, %23
  tail call fastcc void @add_numbers(i32 %36, ptr %13, ptr %37, i64 %39)
  %40 = add nsw i64 %30, -1
  %41 = icmp sgt i64 %40, %25
  br i1 %41, label %29, label %26
}

define internal fastcc void @from_above(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %5 = load ptr, ptr %4, align 8
  %6 = tail call fastcc i32 @rank_in(ptr %5)
  %7 = load ptr, ptr %4, align 8
  %8 = tail call fastcc i32 @size_of(ptr %7)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %10 = load i32, ptr %9, align 8
  %11 = tail call fastcc i64 @size_of_map(ptr %1, i32 %10)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc ptr @get_zeros(ptr %13, i64 %11)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %14, ptr %15, align 8
  %16 = load ptr, ptr %12, align 8
  %17 = tail call fastcc ptr @get_zeros(ptr %16, i64 %11)
  %18 = icmp eq i32 %6, 0
  %19 = add nsw i32 %6, -1
  %20 = select i1 %18, i32 -2, i32 %19
  %21 = add nsw i32 %6, 1
  %22 = icmp slt i32 %21, %8
  %23 = select i1 %22, i32 %21, i32 -2
  tail call fastcc void @pass_map(ptr %0, ptr %1, ptr %2, ptr %14, i32 %20, i32 %23)
  %24 = sext i32 %8 to i64
  %25 = icmp sgt i32 %8, 1
  br i1 %25, label %26, label %28

26:
  %27 = sext i32 %6 to i64
  br label %29

28:
  tail call void @free(ptr %17)
  ret void

29:
  %30 = phi i64 [ 1, %26 ], [ %41, %40 ]
  %31 = sub nsw i64 %27, %30
  %32 = icmp sgt i64 %31, -1
  %33 = trunc i64 %31 to i32
  %34 = select i1 %32, i32 %33, i32 -2
  %35 = add nsw i64 %30, %27
  %36 = icmp slt i64 %35, %24
  %37 = trunc i64 %35 to i32
  %38 = select i1 %36, i32 %37, i32 -2
  tail call fastcc void @pass_map(ptr %0, ptr %1, ptr %14, ptr %17, i32 %34, i32 %38)
  br i1 %36, label %39, label %40

39:
  tail call fastcc void @compose(ptr %1, ptr %14, ptr %17, i32 %10)
  br label %40

40:
  %41 = shl nsw i64 %30, 1
  %42 = icmp slt i64 %41, %24
  br i1 %42, label %29, label %28
}

define internal fastcc void @pass_map(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i32 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %8 = load i32, ptr %7, align 8
  %9 = tail call fastcc i64 @size_of_map(ptr %1, i32 %8)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @kind_size(i32 %11)
  %13 = sdiv i64 %9, %12
  %14 = icmp sgt i64 %13, 2147483647
  br i1 %14, label %15, label %18

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @refuse(ptr %17, ptr @.str.124, ptr @.str.103, ptr @.str.123)
  unreachable

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 %5, ptr %19, align 8
  %20 = tail call fastcc i32 @own_tag()
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 %20, ptr %21, align 4
  %22 = icmp eq i32 %5, -2
  br i1 %22, label %25, label %23

23:
  %24 = tail call fastcc ptr @take_from_stash(ptr %0, i64 %9)
  br label %25

25:
  %26 = phi ptr [ %24, %23 ], [ null, %18 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load ptr, ptr %27, align 8
  %29 = tail call fastcc ptr @errors_returned(ptr %28)
  %30 = icmp eq ptr %26, null
  br i1 %30, label %31, label %42

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = trunc i64 %13 to i32
  %35 = load i32, ptr %10, align 4
  %36 = tail call fastcc ptr @wire(i32 %35)
  %37 = tail call fastcc i32 @adjoint_tag(ptr %0)
  %38 = load ptr, ptr %27, align 8
  %39 = tail call fastcc ptr @channel(ptr %38)
  %40 = tail call fastcc ptr @request_of(ptr %0)
  %41 = tail call i32 @PMPI_Irecv(ptr %3, i32 %34, ptr %36, i32 %5, i32 %37, ptr %39, ptr %40)
  tail call fastcc void @check(ptr %33, i32 %41)
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = load ptr, ptr %43, align 8
  %45 = trunc i64 %13 to i32
  %46 = load i32, ptr %10, align 4
  %47 = tail call fastcc ptr @wire(i32 %46)
  %48 = tail call fastcc i32 @adjoint_tag(ptr %0)
  %49 = load ptr, ptr %27, align 8
  %50 = tail call fastcc ptr @channel(ptr %49)
  %51 = tail call fastcc ptr @request_of(ptr %0)
  %52 = tail call i32 @PMPI_Isend(ptr %2, i32 %45, ptr %47, i32 %4, i32 %48, ptr %50, ptr %51)
  tail call fastcc void @check(ptr %44, i32 %52)
  %53 = load ptr, ptr %27, align 8
  tail call fastcc void @errors_as_before(ptr %53, ptr %29)
  tail call void @settle(ptr %0)
  br i1 %30, label %56, label %54

54:
  %55 = tail call ptr @memcpy(ptr %3, ptr %26, i64 %9)
  br label %56

56:
  tail call void @free(ptr %26)
  ret void
}

define internal fastcc void @compose(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = tail call fastcc i64 @size_of_a(ptr %0)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %16, label %7

7:
  %8 = getelementptr inbounds i8, ptr %2, i64 %5
  tail call fastcc void @apply(ptr %0, ptr %1, i32 -1, ptr %8, i32 %3)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds i8, ptr %1, i64 %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = sext i32 %3 to i64
  %15 = mul nsw i64 %13, %14
  tail call fastcc void @add_numbers(i32 %10, ptr %11, ptr %8, i64 %15)
  tail call fastcc void @apply(ptr %0, ptr %1, i32 -1, ptr %2, i32 1)
  br label %23

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load i64, ptr %19, align 8
  %21 = sext i32 %3 to i64
  %22 = mul nsw i64 %20, %21
  tail call fastcc void @add_numbers(i32 %18, ptr %1, ptr %2, i64 %22)
  br label %23

23:
  br i1 %6, label %26, label %24

24:
  %25 = tail call ptr @memcpy(ptr %1, ptr %2, i64 %5)
  br label %26

26:
  ret void
}

define internal void @exchange_forth(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 368
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8
  br i1 %7, label %28, label %30

28:
  %29 = tail call i32 @PMPI_Neighbor_alltoallv(ptr %12, ptr %14, ptr %16, ptr %18, ptr %19, ptr %21, ptr %23, ptr %25, ptr %27)
  br label %33

30:
  %31 = tail call fastcc ptr @request_of(ptr %0)
  %32 = tail call i32 @PMPI_Ineighbor_alltoallv(ptr %12, ptr %14, ptr %16, ptr %18, ptr %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %31)
  br label %33

33:
  %34 = phi i32 [ %29, %28 ], [ %32, %30 ]
  tail call fastcc void @check(ptr %11, i32 %34)
  ret void
}

define internal void @exchange_back(ptr %0) {
  %2 = tail call fastcc ptr @move_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %5 = tail call fastcc i32 @own_tag()
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 %5, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %19

10:
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 456
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 384
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 384
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 440
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %65, label %62

23:
  %24 = phi i64 [ 0, %10 ], [ %59, %58 ]
  %25 = tail call fastcc i64 @bytes_of(ptr %4, i64 %24)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %58, label %27

27:
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds nuw i32, ptr %28, i64 %24
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %12, align 8
  %31 = tail call fastcc ptr @take_from_stash(ptr %0, i64 %25)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %40, label %33

33:
  %34 = load ptr, ptr %4, align 8
  %35 = load ptr, ptr %13, align 8
  %36 = getelementptr inbounds nuw i64, ptr %35, i64 %24
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %34, i64 %37
  %39 = tail call ptr @memcpy(ptr %38, ptr %31, i64 %25)
  br label %57

40:
  %41 = load ptr, ptr %14, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = load ptr, ptr %15, align 8
  %44 = getelementptr inbounds nuw i64, ptr %43, i64 %24
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = load ptr, ptr %16, align 8
  %48 = getelementptr inbounds nuw i32, ptr %47, i64 %24
  %49 = load i32, ptr %48, align 4
  %50 = load ptr, ptr %17, align 8
  %51 = load i32, ptr %12, align 8
  %52 = tail call fastcc i32 @adjoint_tag(ptr %0)
  %53 = load ptr, ptr %18, align 8
  %54 = tail call fastcc ptr @channel(ptr %53)
  %55 = tail call fastcc ptr @request_of(ptr %0)
  %56 = tail call i32 @PMPI_Irecv(ptr %46, i32 %49, ptr %50, i32 %51, i32 %52, ptr %54, ptr %55)
  tail call fastcc void @check(ptr %41, i32 %56)
  br label %57

57:
  tail call void @free(ptr %31)
  br label %58

58:
  %59 = add nuw nsw i64 %24, 1
  %60 = load i64, ptr %7, align 8
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %23, label %19

62:
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %64 = load i64, ptr %63, align 8
  br label %65

65:
  %66 = phi i64 [ %64, %62 ], [ 1, %19 ]
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %81

68:
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 448
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %77

77:
  %78 = phi i64 [ 0, %68 ], [ %83, %82 ]
  %79 = load i64, ptr %69, align 8
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %85, label %82

81:
  ret void

82:
  %83 = add nuw nsw i64 %78, 1
  %84 = icmp eq i64 %83, %66
  br i1 %84, label %81, label %77

85:
  %86 = phi i64 [ %119, %118 ], [ 0, %77 ]
  %87 = load ptr, ptr %70, align 8
  %88 = getelementptr inbounds nuw i64, ptr %87, i64 %86
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %118, label %91

91:
  %92 = load ptr, ptr %20, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:
  %95 = getelementptr inbounds nuw i32, ptr %92, i64 %86
  %96 = load i32, ptr %95, align 4
  %97 = sext i32 %96 to i64
  %98 = icmp eq i64 %78, %97
  br i1 %98, label %99, label %118

99:
  %100 = load ptr, ptr %71, align 8
  %101 = load ptr, ptr %3, align 8
  %102 = load ptr, ptr %72, align 8
  %103 = getelementptr inbounds nuw i64, ptr %102, i64 %86
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %101, i64 %104
  %106 = load ptr, ptr %73, align 8
  %107 = getelementptr inbounds nuw i32, ptr %106, i64 %86
  %108 = load i32, ptr %107, align 4
  %109 = load ptr, ptr %74, align 8
  %110 = load ptr, ptr %75, align 8
  %111 = getelementptr inbounds nuw i32, ptr %110, i64 %86
  %112 = load i32, ptr %111, align 4
  %113 = tail call fastcc i32 @adjoint_tag(ptr %0)
  %114 = load ptr, ptr %76, align 8
  %115 = tail call fastcc ptr @channel(ptr %114)
  %116 = tail call fastcc ptr @request_of(ptr %0)
  %117 = tail call i32 @PMPI_Isend(ptr %105, i32 %108, ptr %109, i32 %112, i32 %113, ptr %115, ptr %116)
  tail call fastcc void @check(ptr %100, i32 %117)
  br label %118

118:
  %119 = add nuw nsw i64 %86, 1
  %120 = load i64, ptr %69, align 8
  %121 = icmp slt i64 %119, %120
  br i1 %121, label %85, label %82
}

define internal fastcc i64 @neighbours(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  store i32 0, ptr %9, align 4
  store i32 0, ptr %3, align 4
  %10 = call i32 @PMPI_Topo_test(ptr %1, ptr %5)
  call fastcc void @check(ptr %0, i32 %10)
  %11 = load i32, ptr %5, align 4
  switch i32 %11, label %22 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
  ]

12:
  %13 = call i32 @PMPI_Cartdim_get(ptr %1, ptr %9)
  call fastcc void @check(ptr %0, i32 %13)
  %14 = load i32, ptr %9, align 4
  %15 = shl nsw i32 %14, 1
  store i32 %15, ptr %7, align 4
  store i32 %15, ptr %6, align 4
  br label %22

16:
  %17 = call fastcc i32 @rank_in(ptr %1)
  %18 = call i32 @PMPI_Graph_neighbors_count(ptr %1, i32 %17, ptr %9)
  call fastcc void @check(ptr %0, i32 %18)
  %19 = load i32, ptr %9, align 4
  store i32 %19, ptr %7, align 4
  store i32 %19, ptr %6, align 4
  br label %22

20:
  %21 = call i32 @PMPI_Dist_graph_neighbors_count(ptr %1, ptr %6, ptr %7, ptr %8)
  call fastcc void @check(ptr %0, i32 %21)
  br label %22

22:
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = shl nsw i64 %25, 2
  %27 = call fastcc ptr @get_zeros(ptr %0, i64 %26)
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 448
  store ptr %27, ptr %28, align 8
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = shl nsw i64 %31, 2
  %33 = call fastcc ptr @get_zeros(ptr %0, i64 %32)
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 456
  store ptr %33, ptr %34, align 8
  %35 = load i32, ptr %5, align 4
  %36 = icmp eq i32 %35, 1
  %37 = load i32, ptr %9, align 4
  %38 = icmp ne i32 %37, 0
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %40, label %86

40:
  %41 = mul nsw i32 %37, 3
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 2
  %44 = call fastcc ptr @get_memory(ptr %0, i64 %43)
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = shl nsw i32 %45, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %44, i64 %49
  %51 = call i32 @PMPI_Cart_get(ptr %1, i32 %45, ptr %44, ptr %47, ptr %50)
  call fastcc void @check(ptr %0, i32 %51)
  %52 = load i32, ptr %9, align 4
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %61, label %54

54:
  %55 = load ptr, ptr %34, align 8
  %56 = load ptr, ptr %28, align 8
  %57 = load i32, ptr %6, align 4
  %58 = sext i32 %57 to i64
  %59 = shl nsw i64 %58, 2
  %60 = call ptr @memcpy(ptr %55, ptr %56, i64 %59)
  call void @free(ptr %44)
  br label %115

61:
  %62 = phi i64 [ %82, %81 ], [ 0, %40 ]
  %63 = load ptr, ptr %28, align 8
  %64 = shl nuw nsw i64 %62, 3
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %67 = trunc nuw nsw i64 %62 to i32
  %68 = call i32 @PMPI_Cart_shift(ptr %1, i32 %67, i32 1, ptr %65, ptr %66)
  call fastcc void @check(ptr %0, i32 %68)
  %69 = getelementptr inbounds nuw i32, ptr %44, i64 %62
  %70 = load i32, ptr %69, align 4
  %71 = icmp slt i32 %70, 3
  br i1 %71, label %72, label %81

72:
  %73 = load i32, ptr %9, align 4
  %74 = trunc nuw nsw i64 %62 to i32
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %44, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:
  store i32 1, ptr %3, align 4
  br label %81

81:
  %82 = add nuw nsw i64 %62, 1
  %83 = load i32, ptr %9, align 4
  %84 = sext i32 %83 to i64
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %61, label %54

86:
  switch i32 %35, label %115 [
    i32 2, label %87
    i32 3, label %98
  ]

87:
  %88 = call fastcc i32 @rank_in(ptr %1)
  %89 = load i32, ptr %9, align 4
  %90 = load ptr, ptr %28, align 8
  %91 = call i32 @PMPI_Graph_neighbors(ptr %1, i32 %88, i32 %89, ptr %90)
  call fastcc void @check(ptr %0, i32 %91)
  %92 = load ptr, ptr %34, align 8
  %93 = load ptr, ptr %28, align 8
  %94 = load i32, ptr %6, align 4
  %95 = sext i32 %94 to i64
  %96 = shl nsw i64 %95, 2
  %97 = call ptr @memcpy(ptr %92, ptr %93, i64 %96)
  br label %115

98:
  %99 = load i32, ptr %6, align 4
  %100 = load i32, ptr %7, align 4
  %101 = add nsw i32 %100, %99
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %115, label %103

103:
  %104 = add nsw i32 %101, 2
  %105 = sext i32 %104 to i64
  %106 = shl nsw i64 %105, 2
  %107 = call fastcc ptr @get_memory(ptr %0, i64 %106)
  %108 = load i32, ptr %6, align 4
  %109 = load ptr, ptr %28, align 8
  %110 = load i32, ptr %7, align 4
  %111 = load ptr, ptr %34, align 8
  %112 = sext i32 %108 to i64
  %113 = getelementptr inbounds i32, ptr %107, i64 %112
  %114 = call i32 @PMPI_Dist_graph_neighbors(ptr %1, i32 %108, ptr %109, ptr %107, i32 %110, ptr %111, ptr %113)
  call fastcc void @check(ptr %0, i32 %114)
  call void @free(ptr %107)
  br label %115

115:
  %116 = load i32, ptr %6, align 4
  %117 = sext i32 %116 to i64
  %118 = shl nsw i64 %117, 32
  %119 = load i32, ptr %7, align 4
  %120 = sext i32 %119 to i64
  %121 = or i64 %118, %120
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i64 %121
}

define internal fastcc ptr @without_null(ptr returned %0, ptr %1, i64 %2) {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:
  ret ptr %0

6:
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, -2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds nuw i64, ptr %0, i64 %7
  store i64 0, ptr %12, align 8
  br label %13

13:
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %5, label %6
}

define internal fastcc noalias ptr @filled_with(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = shl nsw i64 %1, 3
  %6 = tail call fastcc ptr @get_memory(ptr %0, i64 %5)
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %9, label %8

8:
  ret ptr %6

9:
  %10 = phi i64 [ %14, %9 ], [ 0, %4 ]
  %11 = mul nsw i64 %10, %3
  %12 = add nsw i64 %11, %2
  %13 = getelementptr inbounds nuw i64, ptr %6, i64 %10
  store i64 %12, ptr %13, align 8
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %8, label %9
}

define internal fastcc void @ask_neighbours(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4) {
  %6 = alloca ptr, align 8
  %7 = tail call fastcc ptr @move_of(ptr %0)
  %8 = tail call i32 @llvm.smax.i32(i32 %1, i32 %2)
  %9 = add nuw nsw i32 %8, 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = mul nuw nsw i32 %9, 3
  %15 = zext nneg i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 2
  %17 = tail call fastcc ptr @get_memory(ptr %13, i64 %16)
  %18 = zext nneg i32 %9 to i64
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %18
  %21 = load ptr, ptr %12, align 8
  %22 = shl nuw nsw i64 %18, 3
  %23 = tail call fastcc ptr @get_memory(ptr %21, i64 %22)
  %24 = load ptr, ptr %12, align 8
  %25 = tail call fastcc ptr @get_memory(ptr %24, i64 %22)
  call void @llvm.lifetime.start.p0(ptr %6)
  store ptr @ompi_request_null, ptr %6, align 8
  %26 = zext nneg i32 %9 to i64
  br label %34

27:
  %28 = trunc i64 %11 to i32
  %29 = load ptr, ptr %12, align 8
  %30 = shl nuw nsw i64 %18, 2
  %31 = tail call fastcc ptr @get_zeros(ptr %29, i64 %30)
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 440
  store ptr %31, ptr %32, align 8
  %33 = icmp eq i32 %4, 0
  br i1 %33, label %57, label %46

34:
  %35 = phi i64 [ 0, %5 ], [ %44, %34 ]
  %36 = getelementptr inbounds nuw i32, ptr %20, i64 %35
  %37 = trunc nuw nsw i64 %35 to i32
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw i32, ptr %17, i64 %35
  %39 = trunc nuw nsw i64 %35 to i32
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw i32, ptr %19, i64 %35
  store i32 1, ptr %40, align 4
  %41 = shl nuw nsw i64 %35, 2
  %42 = getelementptr inbounds nuw i64, ptr %23, i64 %35
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw ptr, ptr %25, i64 %35
  store ptr @ompi_mpi_int, ptr %43, align 8
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %27, label %34

46:
  %47 = load ptr, ptr %12, align 8
  %48 = icmp eq i32 %28, 0
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %50 = load ptr, ptr %49, align 8
  br i1 %48, label %53, label %51

51:
  %52 = call i32 @PMPI_Ineighbor_alltoallw(ptr %17, ptr %19, ptr %23, ptr %25, ptr %31, ptr %19, ptr %23, ptr %25, ptr %50, ptr %6)
  br label %55

53:
  %54 = tail call i32 @PMPI_Neighbor_alltoallw(ptr %17, ptr %19, ptr %23, ptr %25, ptr %31, ptr %19, ptr %23, ptr %25, ptr %50)
  br label %55

55:
  %56 = phi i32 [ %52, %51 ], [ %54, %53 ]
  call fastcc void @check(ptr %47, i32 %56)
  br label %77

57:
  %58 = icmp eq i32 %3, 0
  %59 = load ptr, ptr %12, align 8
  %60 = icmp eq i32 %28, 0
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %62 = load ptr, ptr %61, align 8
  br i1 %58, label %70, label %63

63:
  br i1 %60, label %66, label %64

64:
  %65 = call i32 @PMPI_Ineighbor_alltoallv(ptr %17, ptr %19, ptr %20, ptr @ompi_mpi_int, ptr %31, ptr %19, ptr %20, ptr @ompi_mpi_int, ptr %62, ptr %6)
  br label %68

66:
  %67 = tail call i32 @PMPI_Neighbor_alltoallv(ptr %17, ptr %19, ptr %20, ptr @ompi_mpi_int, ptr %31, ptr %19, ptr %20, ptr @ompi_mpi_int, ptr %62)
  br label %68

68:
  %69 = phi i32 [ %65, %64 ], [ %67, %66 ]
  call fastcc void @check(ptr %59, i32 %69)
  br label %77

70:
  br i1 %60, label %73, label %71

71:
  %72 = call i32 @PMPI_Ineighbor_alltoall(ptr %17, i32 1, ptr @ompi_mpi_int, ptr %31, i32 1, ptr @ompi_mpi_int, ptr %62, ptr %6)
  br label %75

73:
  %74 = tail call i32 @PMPI_Neighbor_alltoall(ptr %17, i32 1, ptr @ompi_mpi_int, ptr %31, i32 1, ptr @ompi_mpi_int, ptr %62)
  br label %75

75:
  %76 = phi i32 [ %72, %71 ], [ %74, %73 ]
  call fastcc void @check(ptr %59, i32 %76)
  br label %77

77:
  %78 = load ptr, ptr %12, align 8
  %79 = call i32 @PMPI_Wait(ptr %6, ptr null)
  call fastcc void @check(ptr %78, i32 %79)
  call void @free(ptr %17)
  call void @free(ptr %23)
  call void @free(ptr %25)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

define internal fastcc i64 @bytes_of(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i32, ptr %4, i64 %1
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %12, label %10

10:
  %11 = tail call fastcc i64 @kind_size(i32 %8)
  br label %12

12:
  %13 = phi i64 [ %11, %10 ], [ 1, %2 ]
  %14 = sext i32 %6 to i64
  %15 = mul nsw i64 %13, %14
  ret i64 %15
}

declare i32 @PMPI_Topo_test(ptr, ptr)

declare i32 @PMPI_Cartdim_get(ptr, ptr)

declare i32 @PMPI_Graph_neighbors_count(ptr, i32, ptr)

declare i32 @PMPI_Dist_graph_neighbors_count(ptr, ptr, ptr, ptr)

declare i32 @PMPI_Cart_get(ptr, i32, ptr, ptr, ptr)

declare i32 @PMPI_Cart_shift(ptr, i32, i32, ptr, ptr)

declare i32 @PMPI_Graph_neighbors(ptr, i32, i32, ptr)

declare i32 @PMPI_Dist_graph_neighbors(ptr, i32, ptr, ptr, i32, ptr, ptr)

define internal void @finish_packed_bcast(ptr %0) {
  %2 = alloca i64, align 8
  tail call void @settle(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %4 = call fastcc i64 @stream_length(ptr %3, i32 -1, ptr %2)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = load i32, ptr %7, align 8
  %9 = call fastcc i32 @takes_root_role(ptr %6, i32 %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load i64, ptr %2, align 8
  call fastcc void @give_adjoints(ptr %13, ptr %3, i32 -1, ptr %16, i64 %17)
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr %20)
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @finish_bcast(ptr %0) {
  %2 = alloca i64, align 8
  tail call void @settle(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %4 = tail call fastcc i32 @widest(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %2)
  %5 = call fastcc i64 @stream_length(ptr %3, i32 %4, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8
  %10 = call fastcc i32 @takes_root_role(ptr %7, i32 %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %14 = load ptr, ptr %13, align 8
  %15 = load i64, ptr %2, align 8
  call fastcc void @stream_add(ptr %3, i32 %4, ptr %14, i64 %15)
  br label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %18 = load ptr, ptr %17, align 8
  call void @free(ptr %18)
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @bcast_forth(ptr %0) {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %4 = tail call fastcc i32 @widest(ptr %3)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = load i32, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  %7 = call fastcc i64 @stream_length(ptr %3, i32 %4, ptr %2)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %2, align 8
  %14 = mul nsw i64 %13, %10
  %15 = call fastcc ptr @get_memory(ptr %12, i64 %14)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %18 = load ptr, ptr %17, align 8
  %19 = call fastcc i32 @takes_root_role(ptr %18, i32 %6)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:
  %22 = load ptr, ptr %16, align 8
  call fastcc void @stream_read(ptr %3, i32 %4, ptr %22, i64 %13)
  br label %23

23:
  %24 = mul nsw i64 %7, %10
  %25 = load ptr, ptr %16, align 8
  call fastcc void @root_to_all(ptr %0, ptr %25, i64 %24, i32 %4, i32 %6)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @bcast_arrive(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  tail call void @settle(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = tail call fastcc i32 @widest(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %3)
  %6 = call fastcc i64 @stream_length(ptr %4, i32 %5, ptr %3)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load i32, ptr %9, align 8
  %11 = call fastcc i32 @takes_root_role(ptr %8, i32 %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %15 = load ptr, ptr %14, align 8
  %16 = load i64, ptr %3, align 8
  call fastcc void @stream_write(ptr %4, i32 %5, ptr %15, i64 %16)
  br label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %19 = load ptr, ptr %18, align 8
  call void @free(ptr %19)
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

define internal fastcc void @free_comm(ptr %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 0, ptr %2, align 4
  %3 = call i32 @PMPI_Finalized(ptr %2)
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = call i32 @PMPI_Comm_free(ptr %7)
  br label %9

9:
  call void @free(ptr %0)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @reverse_nothing(ptr %0) {
  ret void
}

define internal void @release_comm(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %5 = load i32, ptr %4, align 8
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:
  tail call fastcc void @free_comm(ptr %0)
  br label %14

9:
  %10 = tail call i32 @pthread_mutex_lock(ptr @lock)
  %11 = load ptr, ptr @freed_comms, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %11, ptr %12, align 8
  store ptr %0, ptr @freed_comms, align 8
  %13 = tail call i32 @pthread_mutex_unlock(ptr @lock)
  br label %14

14:
  ret void
}

define internal fastcc void @end_turn(ptr %0, ptr %1, i32 %2) {
  %4 = tail call fastcc i32 @home_of(ptr %1, i32 %2)
  %5 = tail call fastcc i64 @add_to(ptr %0, ptr %1, i32 %4, i32 1, i64 -1)
  ret void
}

define internal fastcc void @free_section(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %8

7:
  tail call void @free(ptr %0)
  ret void

8:
  %9 = phi i64 [ 0, %5 ], [ %12, %8 ]
  %10 = getelementptr inbounds nuw %struct.anon, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8
  tail call fastcc void @unreference(ptr %11)
  %12 = add nuw nsw i64 %9, 1
  %13 = load i32, ptr %2, align 8
  %14 = sext i32 %13 to i64
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %8, label %7
}

define internal fastcc i64 @add_to(ptr %0, ptr %1, i32 %2, i32 %3, i64 %4) {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %4, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i64 0, ptr %7, align 8
  %8 = zext nneg i32 %3 to i64
  %9 = icmp eq i64 %4, 0
  %10 = select i1 %9, ptr @ompi_mpi_op_no_op, ptr @ompi_mpi_op_sum
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %12 = load ptr, ptr %11, align 8
  %13 = call i32 @PMPI_Fetch_and_op(ptr %6, ptr %7, ptr @ompi_mpi_int64_t, i32 %2, i64 %8, ptr %10, ptr %12)
  call fastcc void @check(ptr %0, i32 %13)
  %14 = load ptr, ptr %11, align 8
  %15 = call i32 @PMPI_Win_flush(i32 %2, ptr %14)
  call fastcc void @check(ptr %0, i32 %15)
  %16 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i64 %16
}

define internal fastcc i32 @home_of(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %4 = load i32, ptr %3, align 4
  %5 = icmp slt i32 %4, 0
  %6 = select i1 %5, i32 %1, i32 %4
  ret i32 %6
}

define internal fastcc void @unreference(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %11, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, -1
  store i32 %6, ptr %4, align 4
  %7 = icmp sgt i32 %5, 1
  br i1 %7, label %11, label %8

8:
  tail call fastcc void @forget_order(ptr %0)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr %10)
  tail call void @free(ptr %0)
  br label %11

11:
  ret void
}

define internal fastcc void @forget_order(ptr %0) {
  br label %2

2:
  %3 = phi ptr [ @orders, %1 ], [ %4, %6 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %2

8:
  %9 = load ptr, ptr %0, align 8
  store ptr %9, ptr %3, align 8
  br label %10

10:
  ret void
}

define internal fastcc void @await_turn(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = tail call double @PMPI_Wtime()
  %6 = tail call fastcc i32 @home_of(ptr %1, i32 %2)
  %7 = tail call fastcc i64 @add_to(ptr %0, ptr %1, i32 %6, i32 1, i64 0)
  %8 = add nsw i64 %3, 1
  %9 = icmp eq i64 %7, %8
  br i1 %9, label %14, label %10

10:
  tail call fastcc void @be_patient(ptr %0, double %5)
  %11 = tail call fastcc i32 @home_of(ptr %1, i32 %2)
  %12 = tail call fastcc i64 @add_to(ptr %0, ptr %1, i32 %11, i32 1, i64 0)
  %13 = icmp eq i64 %12, %8
  br i1 %13, label %14, label %10

14:
  ret void
}

define internal fastcc void @be_patient(ptr %0, double %1) {
  %3 = tail call fastcc double @timeout()
  %4 = fcmp une double %3, 0.000000e+00
  br i1 %4, label %5, label %11

5:
  %6 = tail call double @PMPI_Wtime()
  %7 = fsub double %6, %1
  %8 = tail call fastcc double @timeout()
  %9 = fcmp ogt double %7, %8
  br i1 %9, label %10, label %11

10:
  tail call fastcc void @overdue(ptr %0)
  unreachable

11:
  %12 = tail call i32 @sched_yield()
  ret void
}

define internal fastcc i32 @is_over(ptr %0, ptr %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call i32 @PMPI_Comm_compare(ptr %0, ptr %1, ptr %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp ult i32 %5, 2
  %7 = zext i1 %6 to i32
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %7
}

define internal fastcc void @end_interval(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = load i64, ptr %2, align 8
  %4 = load i64, ptr @silent_messages, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  tail call fastcc void @note_sort(ptr null, ptr %0, i32 6)
  br label %11

11:
  %12 = load i64, ptr @silent_messages, align 8
  store i64 %12, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  ret void
}

declare i32 @PMPI_Comm_compare(ptr, ptr, ptr)

define internal fastcc void @note_sort(ptr %0, ptr %1, i32 %2) {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %36, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %7, %9
  br i1 %10, label %28, label %11

11:
  %12 = shl nsw i64 %7, 1
  %13 = add nsw i64 %12, 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %15 = load ptr, ptr %14, align 8
  %16 = shl i64 %13, 2
  %17 = tail call ptr @realloc(ptr %15, i64 %16)
  store ptr %17, ptr %14, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %21

19:
  %20 = tail call fastcc ptr @get_memory(ptr %0, i64 9223372036854775807)
  br label %21

21:
  %22 = load ptr, ptr %14, align 8
  %23 = load i64, ptr %8, align 8
  %24 = getelementptr inbounds i32, ptr %22, i64 %23
  %25 = sub nsw i64 %13, %23
  %26 = shl i64 %25, 2
  %27 = tail call ptr @memset(ptr %24, i32 0, i64 %26)
  store i64 %13, ptr %8, align 8
  br label %28

28:
  %29 = shl nuw i32 1, %2
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %31 = load ptr, ptr %30, align 8
  %32 = load i64, ptr %6, align 8
  %33 = getelementptr inbounds i32, ptr %31, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = or i32 %34, %29
  store i32 %35, ptr %33, align 4
  br label %36

36:
  ret void
}

declare extern_weak i32 @omp_in_parallel()

define internal void @reverse_create(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  tail call fastcc void @order_accesses(ptr %0)
  tail call fastcc void @clear_shared(ptr %0)
  tail call fastcc void @close_mirrors(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @leave_again(ptr %7, ptr %9)
  br label %10

10:
  ret void
}

define internal fastcc ptr @use_order(ptr %0, ptr %1, i32 %2) {
  %4 = load ptr, ptr @orders, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %19, label %6

6:
  %7 = phi ptr [ %17, %16 ], [ %4, %3 ]
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, %2
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @is_over(ptr %13, ptr %1)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %40

16:
  %17 = load ptr, ptr %7, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %6

19:
  %20 = tail call fastcc ptr @get_zeros(ptr %0, i64 120)
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %1, ptr %21, align 8
  %22 = load i64, ptr @silent_messages, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 28
  store i32 %2, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %26 = tail call i32 @PMPI_Comm_rank(ptr %1, ptr %25)
  %27 = load ptr, ptr @orders, align 8
  store ptr %27, ptr %20, align 8
  %28 = load ptr, ptr @orders, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %39, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i32 1, ptr %31, align 8
  %32 = load ptr, ptr @orders, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:
  %35 = phi ptr [ %37, %34 ], [ %32, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  store i32 1, ptr %36, align 8
  %37 = load ptr, ptr %35, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %34

39:
  store ptr %20, ptr @orders, align 8
  tail call fastcc void @open_counters(ptr %0, ptr %20)
  br label %40

40:
  %41 = phi ptr [ %20, %39 ], [ %7, %11 ]
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load i32, ptr %42, align 8
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %42, align 8
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %46 = load i32, ptr %45, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %45, align 4
  ret ptr %41
}

define internal fastcc void @open_twin(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %5 = load i32, ptr %4, align 8
  %6 = and i32 %5, 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %20, label %8

8:
  tail call fastcc void @talk(ptr %0)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = tail call i32 @PMPI_Win_create(ptr %10, i64 %12, i32 %14, ptr @ompi_mpi_info_null, ptr %16, ptr %17)
  tail call fastcc void @check(ptr %3, i32 %18)
  %19 = load ptr, ptr %17, align 8
  tail call fastcc void @lock_for_long(ptr %3, ptr %19)
  br label %20

20:
  ret void
}

define internal fastcc void @clear_shared(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %9

9:
  %10 = phi i64 [ 0, %6 ], [ %21, %15 ]
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = icmp slt i64 %10, %12
  br i1 %13, label %15, label %14

14:
  fence seq_cst
  ret void

15:
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds nuw ptr, ptr %16, i64 %10
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %8, align 8
  %20 = tail call ptr @memset(ptr %18, i32 0, i64 %19)
  %21 = add nuw nsw i64 %10, 1
  %22 = load ptr, ptr %3, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %14, label %9
}

define internal fastcc void @leave_again(ptr %0, ptr %1) {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:
  tail call fastcc void @close_counters(ptr %0, ptr %1)
  br label %10

10:
  ret void
}

define internal fastcc void @close_counters(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load ptr, ptr %3, align 8
  %5 = tail call i32 @PMPI_Win_unlock_all(ptr %4)
  tail call fastcc void @check(ptr %0, i32 %5)
  %6 = tail call i32 @PMPI_Win_free(ptr %3)
  tail call fastcc void @check(ptr %0, i32 %6)
  ret void
}

define internal fastcc void @open_counters(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %4 = tail call ptr @memset(ptr %3, i32 0, i64 24)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %11 = tail call i32 @PMPI_Win_create(ptr %3, i64 24, i32 8, ptr @ompi_mpi_info_null, ptr %9, ptr %10)
  tail call fastcc void @check(ptr %0, i32 %11)
  %12 = load ptr, ptr %10, align 8
  %13 = tail call i32 @PMPI_Win_set_errhandler(ptr %12, ptr @ompi_mpi_errors_return)
  %14 = load ptr, ptr %10, align 8
  %15 = tail call i32 @PMPI_Win_lock_all(i32 0, ptr %14)
  tail call fastcc void @check(ptr %0, i32 %15)
  ret void
}

declare i32 @PMPI_Win_set_errhandler(ptr, ptr)

define internal fastcc void @talk(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, @ompi_mpi_comm_null
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @PMPI_Comm_dup(ptr %9, ptr %2)
  tail call fastcc void @check(ptr %7, i32 %10)
  br label %11

11:
  ret void
}

define internal fastcc void @lock_for_long(ptr %0, ptr %1) {
  %3 = tail call i32 @PMPI_Win_set_errhandler(ptr %1, ptr @ompi_mpi_errors_return)
  %4 = tail call i32 @PMPI_Win_lock_all(i32 0, ptr %1)
  tail call fastcc void @check(ptr %0, i32 %4)
  ret void
}

define internal fastcc void @free_locked(ptr %0, ptr %1) {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i32 @PMPI_Win_unlock_all(ptr %3)
  tail call fastcc void @check(ptr %0, i32 %4)
  %5 = tail call i32 @PMPI_Win_free(ptr %1)
  tail call fastcc void @check(ptr %0, i32 %5)
  ret void
}

define internal fastcc i32 @is_mixed(i32 %0) {
  %2 = and i32 %0, 31
  %3 = tail call i32 @llvm.fshl.i32(i32 %2, i32 %2, i32 31)
  switch i32 %3, label %8 [
    i32 0, label %9
    i32 8, label %4
    i32 2, label %4
    i32 1, label %4
  ]

4:
  %5 = and i32 %0, 96
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i32
  br label %9

8:
  br label %9

9:
  %10 = phi i32 [ %3, %1 ], [ %7, %4 ], [ 1, %8 ]
  ret i32 %10
}

define internal void @release_ordering(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  tail call void @free(ptr %0)
  ret void
}

define internal fastcc void @return_to_order(ptr %0, ptr %1) {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %10, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 8
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %9, label %10

9:
  tail call fastcc void @open_counters(ptr %0, ptr %1)
  br label %10

10:
  ret void
}

define internal fastcc void @see_mirrors(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %14, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %8

8:
  %9 = phi i64 [ 0, %6 ], [ %20, %15 ]
  %10 = phi ptr [ %4, %6 ], [ %21, %15 ]
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = icmp slt i64 %9, %12
  br i1 %13, label %15, label %14

14:
  ret void

15:
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds nuw ptr, ptr %10, i64 %9
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i32 @PMPI_Win_sync(ptr %18)
  tail call fastcc void @check(ptr %16, i32 %19)
  %20 = add nuw nsw i64 %9, 1
  %21 = load ptr, ptr %3, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %14, label %8
}

define internal fastcc ptr @ranks_of(ptr %0, ptr %1, ptr %2) {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = tail call i32 @PMPI_Group_size(ptr %1, ptr %2)
  tail call fastcc void @check(ptr %6, i32 %7)
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = shl nsw i64 %10, 2
  %12 = tail call fastcc ptr @get_memory(ptr %8, i64 %11)
  %13 = load ptr, ptr %5, align 8
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 2
  %17 = tail call fastcc ptr @get_memory(ptr %13, i64 %16)
  %18 = load i32, ptr %2, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %22

20:
  %21 = zext nneg i32 %18 to i64
  br label %32

22:
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 @PMPI_Comm_group(ptr %25, ptr %4)
  call fastcc void @check(ptr %23, i32 %26)
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %2, align 4
  %29 = load ptr, ptr %4, align 8
  %30 = call i32 @PMPI_Group_translate_ranks(ptr %1, i32 %28, ptr %12, ptr %29, ptr %17)
  call fastcc void @check(ptr %27, i32 %30)
  %31 = call i32 @PMPI_Group_free(ptr %4)
  call void @free(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret ptr %17

32:
  %33 = phi i64 [ 0, %20 ], [ %36, %32 ]
  %34 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %35 = trunc nuw nsw i64 %33 to i32
  store i32 %35, ptr %34, align 4
  %36 = add nuw nsw i64 %33, 1
  %37 = icmp eq i64 %36, %21
  br i1 %37, label %22, label %32
}

declare i32 @PMPI_Group_size(ptr, ptr)

declare i32 @PMPI_Group_translate_ranks(ptr, i32, ptr, ptr, ptr)

define internal fastcc void @await_signal(ptr %0, i32 %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = zext nneg i32 %2 to i64
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %7 ], [ %20, %12 ]
  call void @llvm.lifetime.start.p0(ptr %5)
  %14 = load ptr, ptr %8, align 8
  %15 = getelementptr inbounds nuw i32, ptr %3, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @PMPI_Irecv(ptr null, i32 0, ptr @ompi_mpi_byte, i32 %16, i32 %1, ptr %17, ptr %5)
  call fastcc void @check(ptr %14, i32 %18)
  %19 = load ptr, ptr %8, align 8
  call fastcc void @wait_one(ptr %19, ptr %5, ptr null)
  call void @llvm.lifetime.end.p0(ptr %5)
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %11, label %12
}

define internal fastcc void @silent_access() {
  %1 = load i64, ptr @silent_messages, align 8
  %2 = add nsw i64 %1, 1
  store i64 %2, ptr @silent_messages, align 8
  ret void
}

define internal void @reverse_access(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  tail call fastcc void @need_mirrors(ptr %3, ptr %5)
  tail call fastcc void @begin_turn(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %12

11:
  tail call fastcc void @finish_turn(ptr %0)
  ret void

12:
  %13 = phi i64 [ 0, %9 ], [ %15, %12 ]
  %14 = getelementptr inbounds nuw %struct.Part, ptr %10, i64 %13
  tail call fastcc void @reverse_part(ptr %0, ptr %14)
  %15 = add nuw nsw i64 %13, 1
  %16 = load i32, ptr %6, align 8
  %17 = sext i32 %16 to i64
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %12, label %11
}

define internal void @release_access(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %8

7:
  tail call void @free(ptr %0)
  ret void

8:
  %9 = phi i64 [ 0, %5 ], [ %19, %17 ]
  %10 = getelementptr inbounds nuw %struct.Part, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %16 = tail call i32 @PMPI_Type_free(ptr %15)
  br label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 24
  tail call fastcc void @free_view(ptr %18)
  %19 = add nuw nsw i64 %9, 1
  %20 = load i32, ptr %2, align 8
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %8, label %7
}

define internal fastcc ptr @only_of(ptr %0, i32 %1) {
  %3 = load i32, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = tail call fastcc ptr @new_node(i32 %3, i64 %5)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, %1
  %10 = select i1 %9, i32 %1, i32 0
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %10, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = shl nuw nsw i32 1, %1
  %24 = and i32 %22, %23
  %25 = or i32 %24, 1
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %25, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %36, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %32 = load ptr, ptr %31, align 8
  %33 = load i64, ptr %4, align 8
  %34 = shl i64 %33, 3
  %35 = tail call ptr @memcpy(ptr %32, ptr %28, i64 %34)
  br label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %46, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %4, align 8
  %44 = shl i64 %43, 3
  %45 = tail call ptr @memcpy(ptr %42, ptr %38, i64 %44)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %62, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 56
  br label %52

52:
  %53 = phi ptr [ %48, %50 ], [ %70, %63 ]
  %54 = phi i64 [ 0, %50 ], [ %69, %63 ]
  %55 = load i32, ptr %0, align 8
  %56 = icmp eq i32 %55, 3
  br i1 %56, label %57, label %59

57:
  %58 = load i64, ptr %4, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %57 ], [ 1, %52 ]
  %61 = icmp slt i64 %54, %60
  br i1 %61, label %63, label %62

62:
  ret ptr %6

63:
  %64 = getelementptr inbounds nuw ptr, ptr %53, i64 %54
  %65 = load ptr, ptr %64, align 8
  %66 = tail call fastcc ptr @only_of(ptr %65, i32 %1)
  %67 = load ptr, ptr %51, align 8
  %68 = getelementptr inbounds nuw ptr, ptr %67, i64 %54
  store ptr %66, ptr %68, align 8
  %69 = add nuw nsw i64 %54, 1
  %70 = load ptr, ptr %47, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %62, label %52
}

define internal fastcc void @describe(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i32 %5) {
  %7 = alloca %struct.Runs, align 8
  %8 = alloca %struct.Walk, align 8
  %9 = alloca ptr, align 8
  %10 = tail call fastcc i64 @extent_of(ptr %3)
  %11 = load i32, ptr %1, align 8
  %12 = tail call fastcc ptr @wire(i32 %11)
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 104
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 %16, ptr %17, align 4
  %18 = load i32, ptr %2, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %27

20:
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %22
  %26 = icmp eq i64 %10, %25
  br i1 %26, label %78, label %27

27:
  %28 = icmp eq i32 %5, 0
  br i1 %28, label %30, label %29

29:
  tail call fastcc void @refuse(ptr %0, ptr @.str.149, ptr @.str.150, ptr @.str.151)
  unreachable

30:
  %31 = trunc nsw i64 %4 to i32
  store i32 %31, ptr %17, align 4
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = and i32 %33, -2
  %35 = load i32, ptr %1, align 8
  %36 = shl nuw i32 1, %35
  %37 = icmp eq i32 %34, %36
  %38 = and i32 %33, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i1 %39, %37
  br i1 %40, label %41, label %46

41:
  %42 = tail call fastcc i32 @first_per(ptr %2)
  %43 = icmp eq i32 %42, 1
  br i1 %43, label %44, label %46

44:
  %45 = tail call i32 @PMPI_Type_dup(ptr %3, ptr %13)
  tail call fastcc void @check(ptr %0, i32 %45)
  br label %76

46:
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  store i32 %35, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store ptr @note_run, ptr %8, align 8
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 0, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 -1, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 -1, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 0, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %7, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store i32 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 52
  store i32 0, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i32 0, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 60
  store i32 0, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store ptr null, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr null, ptr %60, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  call fastcc void @walk(ptr %8, ptr %2, ptr null)
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %1, align 8
  %68 = call fastcc ptr @wire(i32 %67)
  %69 = call i32 @PMPI_Type_create_hindexed(i32 %62, ptr %64, ptr %66, ptr %68, ptr %9)
  call fastcc void @check(ptr %0, i32 %69)
  %70 = load ptr, ptr %9, align 8
  %71 = call i32 @PMPI_Type_create_resized(ptr %70, i64 0, i64 %10, ptr %13)
  call fastcc void @check(ptr %0, i32 %71)
  %72 = call i32 @PMPI_Type_commit(ptr %13)
  call fastcc void @check(ptr %0, i32 %72)
  %73 = call i32 @PMPI_Type_free(ptr %9)
  %74 = load ptr, ptr %65, align 8
  call void @free(ptr %74)
  %75 = load ptr, ptr %63, align 8
  call void @free(ptr %75)
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  br label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 1, ptr %77, align 8
  br label %78

78:
  ret void
}

define internal fastcc void @need_mirrors(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:
  tail call fastcc void @refuse(ptr %0, ptr @.str.147, ptr @.str.148, ptr @.str.129)
  unreachable

7:
  ret void
}

define internal fastcc void @begin_turn(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, -1
  br i1 %8, label %9, label %22

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %21 = load i32, ptr %20, align 4
  tail call fastcc void @await_turn(ptr %19, ptr %5, i32 %21, i64 %7)
  br label %22

22:
  ret void
}

define internal fastcc void @reverse_part(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = load i32, ptr %1, align 8
  %8 = tail call fastcc i64 @kind_size(i32 %7)
  %9 = mul nsw i64 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %9, %12
  %14 = tail call fastcc ptr @get_zeros(ptr %4, i64 %13)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = tail call fastcc ptr @get_zeros(ptr %4, i64 %13)
  br label %20

20:
  %21 = phi ptr [ %19, %18 ], [ null, %2 ]
  %22 = load i32, ptr %15, align 8
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %33

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = load i32, ptr %1, align 8
  tail call fastcc void @stream_read(ptr %25, i32 %26, ptr %14, i64 %9)
  tail call fastcc void @zero(ptr %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %30 = load i32, ptr %29, align 4
  tail call fastcc void @pass_guard(ptr %28, i32 %30)
  tail call fastcc void @deposit(ptr %0, ptr %1, ptr %14, ptr @ompi_mpi_op_sum)
  %31 = load ptr, ptr %27, align 8
  %32 = load i32, ptr %29, align 4
  tail call fastcc void @leave_guard(ptr %31, i32 %32)
  br label %36

33:
  tail call fastcc void @fetch(ptr %0, ptr %1, ptr %14, ptr %21, ptr @ompi_mpi_op_replace)
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load i32, ptr %1, align 8
  tail call fastcc void @stream_add(ptr %34, i32 %35, ptr %14, i64 %9)
  br label %36

36:
  tail call void @free(ptr %14)
  tail call void @free(ptr %21)
  ret void
}

define internal fastcc void @finish_turn(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %5, label %14

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %13 = load i32, ptr %12, align 4
  tail call fastcc void @end_turn(ptr %7, ptr %11, i32 %13)
  br label %14

14:
  ret void
}

define internal fastcc void @pass_guard(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, @ompi_mpi_win_null
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i32 @PMPI_Win_lock(i32 2, i32 %1, i32 0, ptr %4)
  tail call fastcc void @check(ptr %8, i32 %9)
  br label %10

10:
  ret void
}

define internal fastcc void @deposit(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = load i32, ptr %1, align 8
  %12 = tail call fastcc i64 @kind_size(i32 %11)
  %13 = mul nsw i64 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 64
  br label %30

23:
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 116
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %50

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 64
  br label %51

30:
  %31 = phi i64 [ 0, %17 ], [ %46, %30 ]
  %32 = mul nsw i64 %13, %31
  %33 = getelementptr inbounds i8, ptr %2, i64 %32
  %34 = load i64, ptr %9, align 8
  %35 = trunc i64 %34 to i32
  %36 = load i32, ptr %1, align 8
  %37 = tail call fastcc ptr @wire(i32 %36)
  %38 = load i32, ptr %18, align 4
  %39 = load i64, ptr %19, align 8
  %40 = load i32, ptr %20, align 4
  %41 = load ptr, ptr %21, align 8
  %42 = load ptr, ptr %22, align 8
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %31
  %44 = load ptr, ptr %43, align 8
  %45 = tail call i32 @PMPI_Accumulate(ptr %33, i32 %35, ptr %37, i32 %38, i64 %39, i32 %40, ptr %41, ptr %3, ptr %44)
  tail call fastcc void @check(ptr %8, i32 %45)
  %46 = add nuw nsw i64 %31, 1
  %47 = load i32, ptr %14, align 4
  %48 = sext i32 %47 to i64
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %30, label %23

50:
  ret void

51:
  %52 = phi i64 [ 0, %27 ], [ %58, %51 ]
  %53 = load i32, ptr %28, align 4
  %54 = load ptr, ptr %29, align 8
  %55 = getelementptr inbounds nuw ptr, ptr %54, i64 %52
  %56 = load ptr, ptr %55, align 8
  %57 = tail call i32 @PMPI_Win_flush(i32 %53, ptr %56)
  tail call fastcc void @check(ptr %8, i32 %57)
  %58 = add nuw nsw i64 %52, 1
  %59 = load i32, ptr %24, align 4
  %60 = sext i32 %59 to i64
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %51, label %50
}

define internal fastcc void @leave_guard(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, @ompi_mpi_win_null
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i32 @PMPI_Win_unlock(i32 %1, ptr %4)
  tail call fastcc void @check(ptr %8, i32 %9)
  br label %10

10:
  ret void
}

define internal fastcc void @fetch(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %1, align 8
  %11 = tail call fastcc ptr @wire(i32 %10)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = tail call fastcc i64 @kind_size(i32 %10)
  %15 = mul nsw i64 %14, %13
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 116
  %17 = load i32, ptr %16, align 4
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %26

19:
  %20 = icmp eq ptr %3, null
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 64
  br label %33

26:
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 116
  %28 = load i32, ptr %27, align 4
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %59

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 64
  br label %60

33:
  %34 = phi i64 [ 0, %19 ], [ %55, %41 ]
  %35 = mul nsw i64 %15, %34
  %36 = getelementptr inbounds i8, ptr %3, i64 %35
  %37 = select i1 %20, ptr null, ptr %36
  br i1 %20, label %41, label %38

38:
  %39 = load i64, ptr %12, align 8
  %40 = trunc i64 %39 to i32
  br label %41

41:
  %42 = phi ptr [ %4, %38 ], [ @ompi_mpi_op_no_op, %33 ]
  %43 = phi i32 [ %40, %38 ], [ 0, %33 ]
  %44 = getelementptr inbounds i8, ptr %2, i64 %35
  %45 = load i64, ptr %12, align 8
  %46 = trunc i64 %45 to i32
  %47 = load i32, ptr %21, align 4
  %48 = load i64, ptr %22, align 8
  %49 = load i32, ptr %23, align 4
  %50 = load ptr, ptr %24, align 8
  %51 = load ptr, ptr %25, align 8
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %34
  %53 = load ptr, ptr %52, align 8
  %54 = tail call i32 @PMPI_Get_accumulate(ptr %37, i32 %43, ptr %11, ptr %44, i32 %46, ptr %11, i32 %47, i64 %48, i32 %49, ptr %50, ptr %42, ptr %53)
  tail call fastcc void @check(ptr %9, i32 %54)
  %55 = add nuw nsw i64 %34, 1
  %56 = load i32, ptr %16, align 4
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %55, %57
  br i1 %58, label %33, label %26

59:
  ret void

60:
  %61 = phi i64 [ 0, %30 ], [ %67, %60 ]
  %62 = load i32, ptr %31, align 4
  %63 = load ptr, ptr %32, align 8
  %64 = getelementptr inbounds nuw ptr, ptr %63, i64 %61
  %65 = load ptr, ptr %64, align 8
  %66 = tail call i32 @PMPI_Win_flush(i32 %62, ptr %65)
  tail call fastcc void @check(ptr %9, i32 %66)
  %67 = add nuw nsw i64 %61, 1
  %68 = load i32, ptr %27, align 4
  %69 = sext i32 %68 to i64
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %60, label %59
}

declare i32 @PMPI_Type_dup(ptr, ptr)

define internal void @note_run(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %1 to i64
  %8 = load i32, ptr %6, align 8
  %9 = icmp eq i32 %2, %8
  br i1 %9, label %10, label %78

10:
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %41, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = add nsw i32 %12, -1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i32, ptr %22, i64 %18
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = tail call fastcc i64 @kind_size(i32 %2)
  %27 = mul nsw i64 %26, %25
  %28 = add nsw i64 %27, %20
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %30, label %41

30:
  %31 = sext i32 %12 to i64
  %32 = getelementptr i32, ptr %22, i64 %31
  %33 = getelementptr i8, ptr %32, i64 -4
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %3, %35
  %37 = icmp slt i64 %36, 2147483647
  br i1 %37, label %38, label %41

38:
  %39 = trunc i64 %3 to i32
  %40 = add nsw i32 %34, %39
  store i32 %40, ptr %33, align 4
  br label %78

41:
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %12, %43
  br i1 %44, label %45, label %65

45:
  %46 = shl nsw i32 %43, 1
  %47 = add nsw i32 %46, 8
  store i32 %47, ptr %42, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %49 = load ptr, ptr %48, align 8
  %50 = sext i32 %47 to i64
  %51 = shl nsw i64 %50, 3
  %52 = tail call ptr @realloc(ptr %49, i64 %51)
  store ptr %52, ptr %48, align 8
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %54 = load ptr, ptr %53, align 8
  %55 = load i32, ptr %42, align 8
  %56 = sext i32 %55 to i64
  %57 = shl nsw i64 %56, 2
  %58 = tail call ptr @realloc(ptr %54, i64 %57)
  store ptr %58, ptr %53, align 8
  %59 = load ptr, ptr %48, align 8
  %60 = icmp eq ptr %59, null
  %61 = icmp eq ptr %58, null
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %63, label %65

63:
  %64 = tail call fastcc ptr @get_memory(ptr null, i64 9223372036854775807)
  br label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr %11, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i64, ptr %67, i64 %69
  store i64 %7, ptr %70, align 8
  %71 = trunc i64 %3 to i32
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %73 = load ptr, ptr %72, align 8
  %74 = load i32, ptr %11, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %11, align 4
  %76 = sext i32 %74 to i64
  %77 = getelementptr inbounds i32, ptr %73, i64 %76
  store i32 %71, ptr %77, align 4
  br label %78

78:
  ret void
}

declare i32 @PMPI_Type_create_hindexed(i32, ptr, ptr, ptr, ptr)

declare i32 @PMPI_Type_create_resized(ptr, i64, i64, ptr)

define internal fastcc void @hold_lock(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %7 = load i32, ptr %6, align 8
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %26, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %26, label %13

13:
  %14 = sext i32 %2 to i64
  %15 = getelementptr inbounds i8, ptr %11, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %26

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load ptr, ptr %19, align 8
  %21 = call i32 @PMPI_Get(ptr %5, i32 1, ptr @ompi_mpi_byte, i32 %2, i64 %3, i32 1, ptr @ompi_mpi_byte, ptr %20)
  call fastcc void @check(ptr %0, i32 %21)
  %22 = load ptr, ptr %19, align 8
  %23 = call i32 @PMPI_Win_flush(i32 %2, ptr %22)
  call fastcc void @check(ptr %0, i32 %23)
  %24 = load ptr, ptr %10, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 %14
  store i8 1, ptr %25, align 1
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal fastcc i32 @has_numbers(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4) {
  %6 = alloca %struct.View, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call fastcc void @view(ptr writable sret(%struct.View) align 8 %6, ptr %0, ptr %1, ptr null, i64 %2, ptr %3, i32 %4)
  %7 = call fastcc i32 @carries(ptr %6)
  call fastcc void @free_view(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %7
}

define internal void @reverse_atomic(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc i64 @stream_bytes(ptr %0, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = sdiv i64 %5, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8
  tail call fastcc void @need_mirrors(ptr %4, ptr %11)
  %12 = mul nsw i64 %5, 3
  %13 = tail call fastcc ptr @get_memory(ptr %4, i64 %12)
  %14 = getelementptr inbounds i8, ptr %13, i64 %5
  %15 = getelementptr inbounds i8, ptr %14, i64 %5
  tail call fastcc void @begin_turn(ptr %0)
  tail call fastcc void @fetch(ptr %0, ptr %2, ptr %13, ptr null, ptr @ompi_mpi_op_no_op)
  %16 = tail call ptr @memcpy(ptr %14, ptr %13, i64 %5)
  tail call fastcc void @combine_steps(ptr %0, ptr %13, ptr %14, i32 1)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %18 = load i32, ptr %2, align 8
  tail call fastcc void @stream_add(ptr %17, i32 %18, ptr %14, i64 %9)
  %19 = tail call ptr @memset(ptr %15, i32 0, i64 %5)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %25 = load i32, ptr %2, align 8
  tail call fastcc void @stream_read(ptr %24, i32 %25, ptr %15, i64 %9)
  tail call fastcc void @zero(ptr %24)
  br label %26

26:
  %27 = load i32, ptr %2, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load i64, ptr %28, align 8
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %29, %31
  tail call fastcc void @add_numbers(i32 %27, ptr %13, ptr %15, i64 %32)
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @deposit(ptr %0, ptr %2, ptr %15, ptr @ompi_mpi_op_sum)
  br label %38

37:
  tail call fastcc void @deposit(ptr %0, ptr %2, ptr %13, ptr @ompi_mpi_op_replace)
  br label %38

38:
  tail call fastcc void @finish_turn(ptr %0)
  tail call void @free(ptr %13)
  ret void
}

define internal void @release_atomic(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 408
  tail call fastcc void @free_view(ptr %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 488
  tail call fastcc void @free_step(ptr %3)
  tail call void @release_access(ptr %0)
  ret void
}

define internal fastcc void @enter_alone(ptr %0, ptr %1, i32 %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  store i64 1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 1, ptr %6, align 8
  %7 = tail call double @PMPI_Wtime()
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  br label %9

9:
  %10 = load ptr, ptr %8, align 8
  %11 = call i32 @PMPI_Compare_and_swap(ptr %5, ptr %4, ptr %6, ptr @ompi_mpi_int64_t, i32 %2, i64 2, ptr %10)
  call fastcc void @check(ptr %0, i32 %11)
  %12 = load ptr, ptr %8, align 8
  %13 = call i32 @PMPI_Win_flush(i32 %2, ptr %12)
  call fastcc void @check(ptr %0, i32 %13)
  %14 = load i64, ptr %6, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void

17:
  call fastcc void @be_patient(ptr %0, double %7)
  br label %9
}

define internal fastcc void @forward_atomic(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc i64 @stream_bytes(ptr %0, ptr %2)
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = sdiv i64 %5, %8
  %10 = shl nsw i64 %5, 1
  %11 = tail call fastcc ptr @get_memory(ptr %4, i64 %10)
  %12 = getelementptr inbounds i8, ptr %11, i64 %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load i32, ptr %2, align 8
  tail call fastcc void @stream_read(ptr %13, i32 %14, ptr %12, i64 %9)
  tail call fastcc void @fetch(ptr %0, ptr %2, ptr %11, ptr null, ptr @ompi_mpi_op_no_op)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %20 = load i32, ptr %2, align 8
  tail call fastcc void @stream_write(ptr %19, i32 %20, ptr %11, i64 %9)
  br label %21

21:
  tail call fastcc void @combine_steps(ptr %0, ptr %11, ptr %12, i32 -1)
  %22 = load i32, ptr %2, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load i64, ptr %23, align 8
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %24, %26
  tail call fastcc void @add_numbers(i32 %22, ptr %11, ptr %12, i64 %27)
  tail call fastcc void @deposit(ptr %0, ptr %2, ptr %11, ptr @ompi_mpi_op_replace)
  tail call void @free(ptr %11)
  ret void
}

define internal fastcc void @leave_alone(ptr %0, ptr %1, i32 %2) {
  %4 = tail call fastcc i64 @add_to(ptr %0, ptr %1, i32 %2, i32 2, i64 -1)
  ret void
}

define internal fastcc i64 @stream_bytes(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i64, ptr %3, align 8
  %5 = load i32, ptr %1, align 8
  %6 = tail call fastcc i64 @kind_size(i32 %5)
  %7 = mul nsw i64 %6, %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %7, %12
  ret i64 %13
}

define internal fastcc void @combine_steps(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 6
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %14 = tail call fastcc i64 @stream_bytes(ptr %0, ptr %13)
  %15 = tail call ptr @memset(ptr %1, i32 0, i64 %14)
  br label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @apply(ptr %17, ptr %18, i32 %3, ptr %1, i32 %8)
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @apply(ptr %20, ptr %22, i32 %3, ptr %2, i32 %8)
  ret void
}

define internal fastcc i32 @adding_or_putting(ptr %0, ptr %1) {
  %3 = icmp eq ptr %1, @ompi_mpi_op_sum
  br i1 %3, label %7, label %4

4:
  %5 = icmp eq ptr %1, @ompi_mpi_op_replace
  br i1 %5, label %7, label %6

6:
  tail call fastcc void @refuse(ptr %0, ptr @.str.161, ptr @.str.156, ptr @.str.157)
  unreachable

7:
  %8 = phi i32 [ 2, %2 ], [ 0, %4 ]
  ret i32 %8
}

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
