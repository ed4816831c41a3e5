! Made by generate.py: the module mpi_f08, and the constants that it takes from mpif.h.
module pad_mpi_constants
  implicit none
  public
  include 'mpif.h'
end module

module mpi_f08
  use, intrinsic :: iso_c_binding, only: c_ptr
  use pad_mpi_constants, &
    pad_COMM_WORLD => MPI_COMM_WORLD, pad_COMM_SELF => MPI_COMM_SELF, pad_COMM_NULL => MPI_COMM_NULL, &
    pad_GROUP_EMPTY => MPI_GROUP_EMPTY, pad_GROUP_NULL => MPI_GROUP_NULL, pad_REQUEST_NULL => MPI_REQUEST_NULL, &
    pad_MESSAGE_NULL => MPI_MESSAGE_NULL, pad_MESSAGE_NO_PROC => MPI_MESSAGE_NO_PROC, pad_INFO_NULL => MPI_INFO_NULL, &
    pad_INFO_ENV => MPI_INFO_ENV, pad_WIN_NULL => MPI_WIN_NULL, pad_FILE_NULL => MPI_FILE_NULL, &
    pad_ERRHANDLER_NULL => MPI_ERRHANDLER_NULL, pad_ERRORS_ARE_FATAL => MPI_ERRORS_ARE_FATAL, pad_ERRORS_RETURN => MPI_ERRORS_RETURN, &
    pad_ERRORS_ABORT => MPI_ERRORS_ABORT, pad_OP_NULL => MPI_OP_NULL, pad_SUM => MPI_SUM, &
    pad_PROD => MPI_PROD, pad_MAX => MPI_MAX, pad_MIN => MPI_MIN, &
    pad_LAND => MPI_LAND, pad_BAND => MPI_BAND, pad_LOR => MPI_LOR, &
    pad_BOR => MPI_BOR, pad_LXOR => MPI_LXOR, pad_BXOR => MPI_BXOR, &
    pad_MAXLOC => MPI_MAXLOC, pad_MINLOC => MPI_MINLOC, pad_REPLACE => MPI_REPLACE, &
    pad_NO_OP => MPI_NO_OP, pad_DATATYPE_NULL => MPI_DATATYPE_NULL, pad_INTEGER => MPI_INTEGER, &
    pad_REAL => MPI_REAL, pad_DOUBLE_PRECISION => MPI_DOUBLE_PRECISION, pad_COMPLEX => MPI_COMPLEX, &
    pad_DOUBLE_COMPLEX => MPI_DOUBLE_COMPLEX, pad_LOGICAL => MPI_LOGICAL, pad_CHARACTER => MPI_CHARACTER, &
    pad_BYTE => MPI_BYTE, pad_PACKED => MPI_PACKED, pad_INTEGER1 => MPI_INTEGER1, &
    pad_INTEGER2 => MPI_INTEGER2, pad_INTEGER4 => MPI_INTEGER4, pad_INTEGER8 => MPI_INTEGER8, &
    pad_REAL4 => MPI_REAL4, pad_REAL8 => MPI_REAL8, pad_REAL16 => MPI_REAL16, &
    pad_COMPLEX8 => MPI_COMPLEX8, pad_COMPLEX16 => MPI_COMPLEX16, pad_COMPLEX32 => MPI_COMPLEX32, &
    pad_2REAL => MPI_2REAL, pad_2DOUBLE_PRECISION => MPI_2DOUBLE_PRECISION, pad_2INTEGER => MPI_2INTEGER, &
    pad_AINT => MPI_AINT, pad_OFFSET => MPI_OFFSET, pad_COUNT => MPI_COUNT, &
    pad_CHAR => MPI_CHAR, pad_SIGNED_CHAR => MPI_SIGNED_CHAR, pad_UNSIGNED_CHAR => MPI_UNSIGNED_CHAR, &
    pad_SHORT => MPI_SHORT, pad_UNSIGNED_SHORT => MPI_UNSIGNED_SHORT, pad_INT => MPI_INT, &
    pad_UNSIGNED => MPI_UNSIGNED, pad_LONG => MPI_LONG, pad_UNSIGNED_LONG => MPI_UNSIGNED_LONG, &
    pad_LONG_LONG => MPI_LONG_LONG, pad_LONG_LONG_INT => MPI_LONG_LONG_INT, pad_UNSIGNED_LONG_LONG => MPI_UNSIGNED_LONG_LONG, &
    pad_FLOAT => MPI_FLOAT, pad_DOUBLE => MPI_DOUBLE, pad_LONG_DOUBLE => MPI_LONG_DOUBLE, &
    pad_WCHAR => MPI_WCHAR, pad_C_BOOL => MPI_C_BOOL, pad_INT8_T => MPI_INT8_T, &
    pad_INT16_T => MPI_INT16_T, pad_INT32_T => MPI_INT32_T, pad_INT64_T => MPI_INT64_T, &
    pad_UINT8_T => MPI_UINT8_T, pad_UINT16_T => MPI_UINT16_T, pad_UINT32_T => MPI_UINT32_T, &
    pad_UINT64_T => MPI_UINT64_T, pad_C_COMPLEX => MPI_C_COMPLEX, pad_C_FLOAT_COMPLEX => MPI_C_FLOAT_COMPLEX, &
    pad_C_DOUBLE_COMPLEX => MPI_C_DOUBLE_COMPLEX, pad_C_LONG_DOUBLE_COMPLEX => MPI_C_LONG_DOUBLE_COMPLEX, pad_FLOAT_INT => MPI_FLOAT_INT, &
    pad_DOUBLE_INT => MPI_DOUBLE_INT, pad_LONG_INT => MPI_LONG_INT, pad_2INT => MPI_2INT, &
    pad_SHORT_INT => MPI_SHORT_INT, pad_LONG_DOUBLE_INT => MPI_LONG_DOUBLE_INT, pad_BOTTOM => MPI_BOTTOM, &
    pad_IN_PLACE => MPI_IN_PLACE, pad_STATUS_IGNORE => MPI_STATUS_IGNORE, pad_STATUSES_IGNORE => MPI_STATUSES_IGNORE, &
    pad_UNWEIGHTED => MPI_UNWEIGHTED, pad_WEIGHTS_EMPTY => MPI_WEIGHTS_EMPTY, pad_ERRCODES_IGNORE => MPI_ERRCODES_IGNORE, &
    pad_SOURCE => MPI_SOURCE, pad_TAG => MPI_TAG, pad_ERROR => MPI_ERROR, &
    pad_STATUS_SIZE => MPI_STATUS_SIZE
  implicit none
  public
  private :: pad_COMM_WORLD
  private :: pad_COMM_SELF
  private :: pad_COMM_NULL
  private :: pad_GROUP_EMPTY
  private :: pad_GROUP_NULL
  private :: pad_REQUEST_NULL
  private :: pad_MESSAGE_NULL
  private :: pad_MESSAGE_NO_PROC
  private :: pad_INFO_NULL
  private :: pad_INFO_ENV
  private :: pad_WIN_NULL
  private :: pad_FILE_NULL
  private :: pad_ERRHANDLER_NULL
  private :: pad_ERRORS_ARE_FATAL
  private :: pad_ERRORS_RETURN
  private :: pad_ERRORS_ABORT
  private :: pad_OP_NULL
  private :: pad_SUM
  private :: pad_PROD
  private :: pad_MAX
  private :: pad_MIN
  private :: pad_LAND
  private :: pad_BAND
  private :: pad_LOR
  private :: pad_BOR
  private :: pad_LXOR
  private :: pad_BXOR
  private :: pad_MAXLOC
  private :: pad_MINLOC
  private :: pad_REPLACE
  private :: pad_NO_OP
  private :: pad_DATATYPE_NULL
  private :: pad_INTEGER
  private :: pad_REAL
  private :: pad_DOUBLE_PRECISION
  private :: pad_COMPLEX
  private :: pad_DOUBLE_COMPLEX
  private :: pad_LOGICAL
  private :: pad_CHARACTER
  private :: pad_BYTE
  private :: pad_PACKED
  private :: pad_INTEGER1
  private :: pad_INTEGER2
  private :: pad_INTEGER4
  private :: pad_INTEGER8
  private :: pad_REAL4
  private :: pad_REAL8
  private :: pad_REAL16
  private :: pad_COMPLEX8
  private :: pad_COMPLEX16
  private :: pad_COMPLEX32
  private :: pad_2REAL
  private :: pad_2DOUBLE_PRECISION
  private :: pad_2INTEGER
  private :: pad_AINT
  private :: pad_OFFSET
  private :: pad_COUNT
  private :: pad_CHAR
  private :: pad_SIGNED_CHAR
  private :: pad_UNSIGNED_CHAR
  private :: pad_SHORT
  private :: pad_UNSIGNED_SHORT
  private :: pad_INT
  private :: pad_UNSIGNED
  private :: pad_LONG
  private :: pad_UNSIGNED_LONG
  private :: pad_LONG_LONG
  private :: pad_LONG_LONG_INT
  private :: pad_UNSIGNED_LONG_LONG
  private :: pad_FLOAT
  private :: pad_DOUBLE
  private :: pad_LONG_DOUBLE
  private :: pad_WCHAR
  private :: pad_C_BOOL
  private :: pad_INT8_T
  private :: pad_INT16_T
  private :: pad_INT32_T
  private :: pad_INT64_T
  private :: pad_UINT8_T
  private :: pad_UINT16_T
  private :: pad_UINT32_T
  private :: pad_UINT64_T
  private :: pad_C_COMPLEX
  private :: pad_C_FLOAT_COMPLEX
  private :: pad_C_DOUBLE_COMPLEX
  private :: pad_C_LONG_DOUBLE_COMPLEX
  private :: pad_FLOAT_INT
  private :: pad_DOUBLE_INT
  private :: pad_LONG_INT
  private :: pad_2INT
  private :: pad_SHORT_INT
  private :: pad_LONG_DOUBLE_INT
  type, bind(C) :: MPI_Comm
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Datatype
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Errhandler
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_File
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Group
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Info
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Message
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Op
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Request
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Win
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Status
    include 'mpi_status.h'
  end type
  type(MPI_Comm), parameter :: MPI_COMM_WORLD = MPI_Comm(pad_COMM_WORLD)
  type(MPI_Comm), parameter :: MPI_COMM_SELF = MPI_Comm(pad_COMM_SELF)
  type(MPI_Comm), parameter :: MPI_COMM_NULL = MPI_Comm(pad_COMM_NULL)
  type(MPI_Group), parameter :: MPI_GROUP_EMPTY = MPI_Group(pad_GROUP_EMPTY)
  type(MPI_Group), parameter :: MPI_GROUP_NULL = MPI_Group(pad_GROUP_NULL)
  type(MPI_Request), parameter :: MPI_REQUEST_NULL = MPI_Request(pad_REQUEST_NULL)
  type(MPI_Message), parameter :: MPI_MESSAGE_NULL = MPI_Message(pad_MESSAGE_NULL)
  type(MPI_Message), parameter :: MPI_MESSAGE_NO_PROC = MPI_Message(pad_MESSAGE_NO_PROC)
  type(MPI_Info), parameter :: MPI_INFO_NULL = MPI_Info(pad_INFO_NULL)
  type(MPI_Info), parameter :: MPI_INFO_ENV = MPI_Info(pad_INFO_ENV)
  type(MPI_Win), parameter :: MPI_WIN_NULL = MPI_Win(pad_WIN_NULL)
  type(MPI_File), parameter :: MPI_FILE_NULL = MPI_File(pad_FILE_NULL)
  type(MPI_Errhandler), parameter :: MPI_ERRHANDLER_NULL = MPI_Errhandler(pad_ERRHANDLER_NULL)
  type(MPI_Errhandler), parameter :: MPI_ERRORS_ARE_FATAL = MPI_Errhandler(pad_ERRORS_ARE_FATAL)
  type(MPI_Errhandler), parameter :: MPI_ERRORS_RETURN = MPI_Errhandler(pad_ERRORS_RETURN)
  type(MPI_Errhandler), parameter :: MPI_ERRORS_ABORT = MPI_Errhandler(pad_ERRORS_ABORT)
  type(MPI_Op), parameter :: MPI_OP_NULL = MPI_Op(pad_OP_NULL)
  type(MPI_Op), parameter :: MPI_SUM = MPI_Op(pad_SUM)
  type(MPI_Op), parameter :: MPI_PROD = MPI_Op(pad_PROD)
  type(MPI_Op), parameter :: MPI_MAX = MPI_Op(pad_MAX)
  type(MPI_Op), parameter :: MPI_MIN = MPI_Op(pad_MIN)
  type(MPI_Op), parameter :: MPI_LAND = MPI_Op(pad_LAND)
  type(MPI_Op), parameter :: MPI_BAND = MPI_Op(pad_BAND)
  type(MPI_Op), parameter :: MPI_LOR = MPI_Op(pad_LOR)
  type(MPI_Op), parameter :: MPI_BOR = MPI_Op(pad_BOR)
  type(MPI_Op), parameter :: MPI_LXOR = MPI_Op(pad_LXOR)
  type(MPI_Op), parameter :: MPI_BXOR = MPI_Op(pad_BXOR)
  type(MPI_Op), parameter :: MPI_MAXLOC = MPI_Op(pad_MAXLOC)
  type(MPI_Op), parameter :: MPI_MINLOC = MPI_Op(pad_MINLOC)
  type(MPI_Op), parameter :: MPI_REPLACE = MPI_Op(pad_REPLACE)
  type(MPI_Op), parameter :: MPI_NO_OP = MPI_Op(pad_NO_OP)
  type(MPI_Datatype), parameter :: MPI_DATATYPE_NULL = MPI_Datatype(pad_DATATYPE_NULL)
  type(MPI_Datatype), parameter :: MPI_INTEGER = MPI_Datatype(pad_INTEGER)
  type(MPI_Datatype), parameter :: MPI_REAL = MPI_Datatype(pad_REAL)
  type(MPI_Datatype), parameter :: MPI_DOUBLE_PRECISION = MPI_Datatype(pad_DOUBLE_PRECISION)
  type(MPI_Datatype), parameter :: MPI_COMPLEX = MPI_Datatype(pad_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_DOUBLE_COMPLEX = MPI_Datatype(pad_DOUBLE_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_LOGICAL = MPI_Datatype(pad_LOGICAL)
  type(MPI_Datatype), parameter :: MPI_CHARACTER = MPI_Datatype(pad_CHARACTER)
  type(MPI_Datatype), parameter :: MPI_BYTE = MPI_Datatype(pad_BYTE)
  type(MPI_Datatype), parameter :: MPI_PACKED = MPI_Datatype(pad_PACKED)
  type(MPI_Datatype), parameter :: MPI_INTEGER1 = MPI_Datatype(pad_INTEGER1)
  type(MPI_Datatype), parameter :: MPI_INTEGER2 = MPI_Datatype(pad_INTEGER2)
  type(MPI_Datatype), parameter :: MPI_INTEGER4 = MPI_Datatype(pad_INTEGER4)
  type(MPI_Datatype), parameter :: MPI_INTEGER8 = MPI_Datatype(pad_INTEGER8)
  type(MPI_Datatype), parameter :: MPI_REAL4 = MPI_Datatype(pad_REAL4)
  type(MPI_Datatype), parameter :: MPI_REAL8 = MPI_Datatype(pad_REAL8)
  type(MPI_Datatype), parameter :: MPI_REAL16 = MPI_Datatype(pad_REAL16)
  type(MPI_Datatype), parameter :: MPI_COMPLEX8 = MPI_Datatype(pad_COMPLEX8)
  type(MPI_Datatype), parameter :: MPI_COMPLEX16 = MPI_Datatype(pad_COMPLEX16)
  type(MPI_Datatype), parameter :: MPI_COMPLEX32 = MPI_Datatype(pad_COMPLEX32)
  type(MPI_Datatype), parameter :: MPI_2REAL = MPI_Datatype(pad_2REAL)
  type(MPI_Datatype), parameter :: MPI_2DOUBLE_PRECISION = MPI_Datatype(pad_2DOUBLE_PRECISION)
  type(MPI_Datatype), parameter :: MPI_2INTEGER = MPI_Datatype(pad_2INTEGER)
  type(MPI_Datatype), parameter :: MPI_AINT = MPI_Datatype(pad_AINT)
  type(MPI_Datatype), parameter :: MPI_OFFSET = MPI_Datatype(pad_OFFSET)
  type(MPI_Datatype), parameter :: MPI_COUNT = MPI_Datatype(pad_COUNT)
  type(MPI_Datatype), parameter :: MPI_CHAR = MPI_Datatype(pad_CHAR)
  type(MPI_Datatype), parameter :: MPI_SIGNED_CHAR = MPI_Datatype(pad_SIGNED_CHAR)
  type(MPI_Datatype), parameter :: MPI_UNSIGNED_CHAR = MPI_Datatype(pad_UNSIGNED_CHAR)
  type(MPI_Datatype), parameter :: MPI_SHORT = MPI_Datatype(pad_SHORT)
  type(MPI_Datatype), parameter :: MPI_UNSIGNED_SHORT = MPI_Datatype(pad_UNSIGNED_SHORT)
  type(MPI_Datatype), parameter :: MPI_INT = MPI_Datatype(pad_INT)
  type(MPI_Datatype), parameter :: MPI_UNSIGNED = MPI_Datatype(pad_UNSIGNED)
  type(MPI_Datatype), parameter :: MPI_LONG = MPI_Datatype(pad_LONG)
  type(MPI_Datatype), parameter :: MPI_UNSIGNED_LONG = MPI_Datatype(pad_UNSIGNED_LONG)
  type(MPI_Datatype), parameter :: MPI_LONG_LONG = MPI_Datatype(pad_LONG_LONG)
  type(MPI_Datatype), parameter :: MPI_LONG_LONG_INT = MPI_Datatype(pad_LONG_LONG_INT)
  type(MPI_Datatype), parameter :: MPI_UNSIGNED_LONG_LONG = MPI_Datatype(pad_UNSIGNED_LONG_LONG)
  type(MPI_Datatype), parameter :: MPI_FLOAT = MPI_Datatype(pad_FLOAT)
  type(MPI_Datatype), parameter :: MPI_DOUBLE = MPI_Datatype(pad_DOUBLE)
  type(MPI_Datatype), parameter :: MPI_LONG_DOUBLE = MPI_Datatype(pad_LONG_DOUBLE)
  type(MPI_Datatype), parameter :: MPI_WCHAR = MPI_Datatype(pad_WCHAR)
  type(MPI_Datatype), parameter :: MPI_C_BOOL = MPI_Datatype(pad_C_BOOL)
  type(MPI_Datatype), parameter :: MPI_INT8_T = MPI_Datatype(pad_INT8_T)
  type(MPI_Datatype), parameter :: MPI_INT16_T = MPI_Datatype(pad_INT16_T)
  type(MPI_Datatype), parameter :: MPI_INT32_T = MPI_Datatype(pad_INT32_T)
  type(MPI_Datatype), parameter :: MPI_INT64_T = MPI_Datatype(pad_INT64_T)
  type(MPI_Datatype), parameter :: MPI_UINT8_T = MPI_Datatype(pad_UINT8_T)
  type(MPI_Datatype), parameter :: MPI_UINT16_T = MPI_Datatype(pad_UINT16_T)
  type(MPI_Datatype), parameter :: MPI_UINT32_T = MPI_Datatype(pad_UINT32_T)
  type(MPI_Datatype), parameter :: MPI_UINT64_T = MPI_Datatype(pad_UINT64_T)
  type(MPI_Datatype), parameter :: MPI_C_COMPLEX = MPI_Datatype(pad_C_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_C_FLOAT_COMPLEX = MPI_Datatype(pad_C_FLOAT_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_C_DOUBLE_COMPLEX = MPI_Datatype(pad_C_DOUBLE_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_C_LONG_DOUBLE_COMPLEX = MPI_Datatype(pad_C_LONG_DOUBLE_COMPLEX)
  type(MPI_Datatype), parameter :: MPI_FLOAT_INT = MPI_Datatype(pad_FLOAT_INT)
  type(MPI_Datatype), parameter :: MPI_DOUBLE_INT = MPI_Datatype(pad_DOUBLE_INT)
  type(MPI_Datatype), parameter :: MPI_LONG_INT = MPI_Datatype(pad_LONG_INT)
  type(MPI_Datatype), parameter :: MPI_2INT = MPI_Datatype(pad_2INT)
  type(MPI_Datatype), parameter :: MPI_SHORT_INT = MPI_Datatype(pad_SHORT_INT)
  type(MPI_Datatype), parameter :: MPI_LONG_DOUBLE_INT = MPI_Datatype(pad_LONG_DOUBLE_INT)
  integer, bind(C, name="pad_mpi_bottom_") :: MPI_BOTTOM
  integer, bind(C, name="pad_mpi_in_place_") :: MPI_IN_PLACE
  type(MPI_Status), bind(C, name="pad_mpi_status_ignore_") :: MPI_STATUS_IGNORE
  type(MPI_Status), bind(C, name="pad_mpi_statuses_ignore_") :: MPI_STATUSES_IGNORE(1)
  integer, bind(C, name="pad_mpi_unweighted_") :: MPI_UNWEIGHTED(1)
  integer, bind(C, name="pad_mpi_weights_empty_") :: MPI_WEIGHTS_EMPTY(1)
  abstract interface
    subroutine MPI_User_function(invec, inoutvec, len, datatype)
      import :: c_ptr, MPI_Datatype
      type(c_ptr), value :: invec, inoutvec
      integer :: len
      type(MPI_Datatype) :: datatype
    end subroutine
  end interface
  interface MPI_init
    subroutine mpi_init(ierror)
      import
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_init_thread
    subroutine mpi_init_thread(required, provided, ierror)
      import
      integer, intent(in) :: required
      !dir$ ignore_tkr(r) provided
      integer :: provided(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_buffer_detach
    subroutine mpi_buffer_detach_f08ts(buffer_addr, size, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer_addr
      integer :: buffer_addr(*)
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_comm_create_keyval
    subroutine mpi_comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state, ierror)
      import
      external :: comm_copy_attr_fn
      external :: comm_delete_attr_fn
      !dir$ ignore_tkr(r) comm_keyval
      integer :: comm_keyval(*)
      integer(8), intent(in) :: extra_state
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_win_create_keyval
    subroutine mpi_win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, ierror)
      import
      external :: win_copy_attr_fn
      external :: win_delete_attr_fn
      !dir$ ignore_tkr(r) win_keyval
      integer :: win_keyval(*)
      integer(8), intent(in) :: extra_state
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_type_create_keyval
    subroutine mpi_type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state, ierror)
      import
      external :: type_copy_attr_fn
      external :: type_delete_attr_fn
      !dir$ ignore_tkr(r) type_keyval
      integer :: type_keyval(*)
      integer(8), intent(in) :: extra_state
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_comm_set_attr
    subroutine mpi_comm_set_attr(comm, comm_keyval, attribute_val, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer(8), intent(in) :: attribute_val
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_comm_get_attr
    subroutine mpi_comm_get_attr(comm, comm_keyval, attribute_val, flag, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: comm_keyval
      !dir$ ignore_tkr(r) attribute_val
      integer(8) :: attribute_val(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_win_set_attr
    subroutine mpi_win_set_attr(win, win_keyval, attribute_val, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, intent(in) :: win_keyval
      integer(8), intent(in) :: attribute_val
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_win_get_attr
    subroutine mpi_win_get_attr(win, win_keyval, attribute_val, flag, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, intent(in) :: win_keyval
      !dir$ ignore_tkr(r) attribute_val
      integer(8) :: attribute_val(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_type_set_attr
    subroutine mpi_type_set_attr(datatype, type_keyval, attribute_val, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer(8), intent(in) :: attribute_val
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_type_get_attr
    subroutine mpi_type_get_attr(datatype, type_keyval, attribute_val, flag, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: type_keyval
      !dir$ ignore_tkr(r) attribute_val
      integer(8) :: attribute_val(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Abort
    subroutine mpi_abort(comm, errorcode, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Accumulate
    subroutine mpi_accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, op, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, op, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Add_error_class
    subroutine mpi_add_error_class(errorclass, ierror)
      import
      !dir$ ignore_tkr(r) errorclass
      integer :: errorclass(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Add_error_code
    subroutine mpi_add_error_code(errorclass, errorcode, ierror)
      import
      integer, intent(in) :: errorclass
      !dir$ ignore_tkr(r) errorcode
      integer :: errorcode(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Add_error_string
    subroutine mpi_add_error_string(errorcode, string, ierror)
      import
      integer, intent(in) :: errorcode
      character(len=*), intent(in) :: string
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Allgather
    subroutine mpi_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Allgather_init
    subroutine mpi_allgather_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgather_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Allgatherv
    subroutine mpi_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Allgatherv_init
    subroutine mpi_allgatherv_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgatherv_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alloc_mem
    subroutine mpi_alloc_mem(size, info, baseptr, ierror)
      import
      integer(8), intent(in) :: size
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Allreduce
    subroutine mpi_allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Allreduce_init
    subroutine mpi_allreduce_init_f08ts(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_allreduce_init_c_f08ts(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alltoall
    subroutine mpi_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alltoall_init
    subroutine mpi_alltoall_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoall_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alltoallv
    subroutine mpi_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alltoallv_init
    subroutine mpi_alltoallv_init_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallv_init_c_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alltoallw
    subroutine mpi_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Alltoallw_init
    subroutine mpi_alltoallw_init_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallw_init_c_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Barrier
    subroutine mpi_barrier(comm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Barrier_init
    subroutine mpi_barrier_init(comm, info, request, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Bcast
    subroutine mpi_bcast(buffer, count, datatype, root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_bcast_c(buffer, count, datatype, root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Bcast_init
    subroutine mpi_bcast_init_f08ts(buffer, count, datatype, root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_bcast_init_c_f08ts(buffer, count, datatype, root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Bsend
    subroutine mpi_bsend(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_bsend_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Bsend_init
    subroutine mpi_bsend_init_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_bsend_init_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Buffer_attach
    subroutine mpi_buffer_attach(buffer, size, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer, intent(in) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_attach_c(buffer, size, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer(8), intent(in) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Buffer_flush
    subroutine mpi_buffer_flush(ierror)
      import
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Buffer_iflush
    subroutine mpi_buffer_iflush(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cancel
    subroutine mpi_cancel(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_coords
    subroutine mpi_cart_coords(comm, rank, maxdims, coords, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: rank
      integer, intent(in) :: maxdims
      !dir$ ignore_tkr(r) coords
      integer :: coords(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_create
    subroutine mpi_cart_create(comm_old, ndims, dims, periods, reorder, comm_cart, ierror)
      import
      type(MPI_Comm), intent(in) :: comm_old
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      !dir$ ignore_tkr(r) periods
      logical :: periods(*)
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_cart
      type(MPI_Comm) :: comm_cart(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_get
    subroutine mpi_cart_get(comm, maxdims, dims, periods, coords, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: maxdims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      !dir$ ignore_tkr(r) periods
      logical :: periods(*)
      !dir$ ignore_tkr(r) coords
      integer :: coords(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_map
    subroutine mpi_cart_map(comm, ndims, dims, periods, newrank, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      !dir$ ignore_tkr(r) periods
      logical :: periods(*)
      !dir$ ignore_tkr(r) newrank
      integer :: newrank(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_rank
    subroutine mpi_cart_rank(comm, coords, rank, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) coords
      integer :: coords(*)
      !dir$ ignore_tkr(r) rank
      integer :: rank(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_shift
    subroutine mpi_cart_shift(comm, direction, disp, rank_source, rank_dest, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: direction
      integer, intent(in) :: disp
      !dir$ ignore_tkr(r) rank_source
      integer :: rank_source(*)
      !dir$ ignore_tkr(r) rank_dest
      integer :: rank_dest(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cart_sub
    subroutine mpi_cart_sub(comm, remain_dims, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) remain_dims
      logical :: remain_dims(*)
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Cartdim_get
    subroutine mpi_cartdim_get(comm, ndims, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) ndims
      integer :: ndims(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Close_port
    subroutine mpi_close_port(port_name, ierror)
      import
      character(len=*), intent(in) :: port_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_accept
    subroutine mpi_comm_accept(port_name, info, root, comm, newcomm, ierror)
      import
      character(len=*), intent(in) :: port_name
      type(MPI_Info), intent(in) :: info
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_call_errhandler
    subroutine mpi_comm_call_errhandler(comm, errorcode, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_compare
    subroutine mpi_comm_compare(comm1, comm2, result, ierror)
      import
      type(MPI_Comm), intent(in) :: comm1
      type(MPI_Comm), intent(in) :: comm2
      !dir$ ignore_tkr(r) result
      integer :: result(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_connect
    subroutine mpi_comm_connect(port_name, info, root, comm, newcomm, ierror)
      import
      character(len=*), intent(in) :: port_name
      type(MPI_Info), intent(in) :: info
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_create
    subroutine mpi_comm_create(comm, group, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Group), intent(in) :: group
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_create_errhandler
    subroutine mpi_comm_create_errhandler(comm_errhandler_fn, errhandler, ierror)
      import
      external :: comm_errhandler_fn
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_create_from_group
    subroutine mpi_comm_create_from_group(group, stringtag, info, errhandler, newcomm, ierror)
      import
      type(MPI_Group), intent(in) :: group
      character(len=*), intent(in) :: stringtag
      type(MPI_Info), intent(in) :: info
      type(MPI_Errhandler), intent(in) :: errhandler
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_create_group
    subroutine mpi_comm_create_group(comm, group, tag, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: tag
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_delete_attr
    subroutine mpi_comm_delete_attr(comm, comm_keyval, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_disconnect
    subroutine mpi_comm_disconnect(comm, ierror)
      import
      !dir$ ignore_tkr(r) comm
      type(MPI_Comm) :: comm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_dup
    subroutine mpi_comm_dup(comm, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_dup_with_info
    subroutine mpi_comm_dup_with_info(comm, info, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_flush_buffer
    subroutine mpi_comm_flush_buffer(comm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_free
    subroutine mpi_comm_free(comm, ierror)
      import
      !dir$ ignore_tkr(r) comm
      type(MPI_Comm) :: comm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_free_keyval
    subroutine mpi_comm_free_keyval(comm_keyval, ierror)
      import
      !dir$ ignore_tkr(r) comm_keyval
      integer :: comm_keyval(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_get_errhandler
    subroutine mpi_comm_get_errhandler(comm, errhandler, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_get_info
    subroutine mpi_comm_get_info(comm, info_used, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) info_used
      type(MPI_Info) :: info_used(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_get_name
    subroutine mpi_comm_get_name(comm, comm_name, resultlen, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      character(len=*) :: comm_name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_get_parent
    subroutine mpi_comm_get_parent(parent, ierror)
      import
      !dir$ ignore_tkr(r) parent
      type(MPI_Comm) :: parent(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_group
    subroutine mpi_comm_group(comm, group, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) group
      type(MPI_Group) :: group(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_idup
    subroutine mpi_comm_idup(comm, newcomm, request, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_idup_with_info
    subroutine mpi_comm_idup_with_info(comm, info, newcomm, request, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_iflush_buffer
    subroutine mpi_comm_iflush_buffer(comm, request, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_join
    subroutine mpi_comm_join(fd, intercomm, ierror)
      import
      integer, intent(in) :: fd
      !dir$ ignore_tkr(r) intercomm
      type(MPI_Comm) :: intercomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_rank
    subroutine mpi_comm_rank(comm, rank, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) rank
      integer :: rank(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_remote_group
    subroutine mpi_comm_remote_group(comm, group, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) group
      type(MPI_Group) :: group(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_remote_size
    subroutine mpi_comm_remote_size(comm, size, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_set_errhandler
    subroutine mpi_comm_set_errhandler(comm, errhandler, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Errhandler), intent(in) :: errhandler
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_set_info
    subroutine mpi_comm_set_info(comm, info, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_set_name
    subroutine mpi_comm_set_name(comm, comm_name, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      character(len=*), intent(in) :: comm_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_size
    subroutine mpi_comm_size(comm, size, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_split
    subroutine mpi_comm_split(comm, color, key, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: color
      integer, intent(in) :: key
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_split_type
    subroutine mpi_comm_split_type(comm, split_type, key, info, newcomm, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: split_type
      integer, intent(in) :: key
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) newcomm
      type(MPI_Comm) :: newcomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Comm_test_inter
    subroutine mpi_comm_test_inter(comm, flag, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Compare_and_swap
    subroutine mpi_compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank &
        , target_disp, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      !dir$ ignore_tkr(tkrdma) compare_addr
      integer :: compare_addr
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Dims_create
    subroutine mpi_dims_create(nnodes, ndims, dims, ierror)
      import
      integer, intent(in) :: nnodes
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Dist_graph_create
    subroutine mpi_dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder &
        , comm_dist_graph, ierror)
      import
      type(MPI_Comm), intent(in) :: comm_old
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) sources
      integer :: sources(*)
      !dir$ ignore_tkr(r) degrees
      integer :: degrees(*)
      !dir$ ignore_tkr(r) destinations
      integer :: destinations(*)
      !dir$ ignore_tkr(r) weights
      integer :: weights(*)
      type(MPI_Info), intent(in) :: info
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_dist_graph
      type(MPI_Comm) :: comm_dist_graph(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Dist_graph_create_adjacent
    subroutine mpi_dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations &
        , destweights, info, reorder, comm_dist_graph, ierror)
      import
      type(MPI_Comm), intent(in) :: comm_old
      integer, intent(in) :: indegree
      !dir$ ignore_tkr(r) sources
      integer :: sources(*)
      !dir$ ignore_tkr(r) sourceweights
      integer :: sourceweights(*)
      integer, intent(in) :: outdegree
      !dir$ ignore_tkr(r) destinations
      integer :: destinations(*)
      !dir$ ignore_tkr(r) destweights
      integer :: destweights(*)
      type(MPI_Info), intent(in) :: info
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_dist_graph
      type(MPI_Comm) :: comm_dist_graph(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Dist_graph_neighbors
    subroutine mpi_dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations &
        , destweights, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: maxindegree
      !dir$ ignore_tkr(r) sources
      integer :: sources(*)
      !dir$ ignore_tkr(r) sourceweights
      integer :: sourceweights(*)
      integer, intent(in) :: maxoutdegree
      !dir$ ignore_tkr(r) destinations
      integer :: destinations(*)
      !dir$ ignore_tkr(r) destweights
      integer :: destweights(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Dist_graph_neighbors_count
    subroutine mpi_dist_graph_neighbors_count(comm, indegree, outdegree, weighted, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) indegree
      integer :: indegree(*)
      !dir$ ignore_tkr(r) outdegree
      integer :: outdegree(*)
      !dir$ ignore_tkr(r) weighted
      logical :: weighted(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Errhandler_free
    subroutine mpi_errhandler_free(errhandler, ierror)
      import
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Error_class
    subroutine mpi_error_class(errorcode, errorclass, ierror)
      import
      integer, intent(in) :: errorcode
      !dir$ ignore_tkr(r) errorclass
      integer :: errorclass(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Error_string
    subroutine mpi_error_string(errorcode, string, resultlen, ierror)
      import
      integer, intent(in) :: errorcode
      character(len=*) :: string
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Exscan
    subroutine mpi_exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_exscan_c(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Exscan_init
    subroutine mpi_exscan_init_f08ts(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_exscan_init_c_f08ts(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Fetch_and_op
    subroutine mpi_fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_call_errhandler
    subroutine mpi_file_call_errhandler(fh, errorcode, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer, intent(in) :: errorcode
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_close
    subroutine mpi_file_close(fh, ierror)
      import
      !dir$ ignore_tkr(r) fh
      type(MPI_File) :: fh(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_create_errhandler
    subroutine mpi_file_create_errhandler(file_errhandler_fn, errhandler, ierror)
      import
      external :: file_errhandler_fn
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_delete
    subroutine mpi_file_delete(filename, info, ierror)
      import
      character(len=*), intent(in) :: filename
      type(MPI_Info), intent(in) :: info
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_amode
    subroutine mpi_file_get_amode(fh, amode, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) amode
      integer :: amode(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_atomicity
    subroutine mpi_file_get_atomicity(fh, flag, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_byte_offset
    subroutine mpi_file_get_byte_offset(fh, offset, disp, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(r) disp
      integer(8) :: disp(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_errhandler
    subroutine mpi_file_get_errhandler(file, errhandler, ierror)
      import
      type(MPI_File), intent(in) :: file
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_group
    subroutine mpi_file_get_group(fh, group, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) group
      type(MPI_Group) :: group(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_info
    subroutine mpi_file_get_info(fh, info_used, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) info_used
      type(MPI_Info) :: info_used(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_position
    subroutine mpi_file_get_position(fh, offset, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) offset
      integer(8) :: offset(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_position_shared
    subroutine mpi_file_get_position_shared(fh, offset, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) offset
      integer(8) :: offset(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_size
    subroutine mpi_file_get_size(fh, size, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_type_extent
    subroutine mpi_file_get_type_extent(fh, datatype, extent, ierror)
      import
      type(MPI_File), intent(in) :: fh
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) extent
      integer(8) :: extent(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_get_view
    subroutine mpi_file_get_view(fh, disp, etype, filetype, datarep, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(r) disp
      integer(8) :: disp(*)
      !dir$ ignore_tkr(r) etype
      type(MPI_Datatype) :: etype(*)
      !dir$ ignore_tkr(r) filetype
      type(MPI_Datatype) :: filetype(*)
      character(len=*) :: datarep
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iread
    subroutine mpi_file_iread(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_c(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iread_all
    subroutine mpi_file_iread_all(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_all_c(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iread_at
    subroutine mpi_file_iread_at(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_at_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iread_at_all
    subroutine mpi_file_iread_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_at_all_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iread_shared
    subroutine mpi_file_iread_shared(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_shared_c(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iwrite
    subroutine mpi_file_iwrite(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_c(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iwrite_all
    subroutine mpi_file_iwrite_all(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_all_c(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iwrite_at
    subroutine mpi_file_iwrite_at(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_at_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iwrite_at_all
    subroutine mpi_file_iwrite_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_at_all_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_iwrite_shared
    subroutine mpi_file_iwrite_shared(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_shared_c(fh, buf, count, datatype, request, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_open
    subroutine mpi_file_open(comm, filename, amode, info, fh, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      character(len=*), intent(in) :: filename
      integer, intent(in) :: amode
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) fh
      type(MPI_File) :: fh(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_preallocate
    subroutine mpi_file_preallocate(fh, size, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read
    subroutine mpi_file_read(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_all
    subroutine mpi_file_read_all(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_all_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_all_begin
    subroutine mpi_file_read_all_begin(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_all_begin_c(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_all_end
    subroutine mpi_file_read_all_end(fh, buf, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_at
    subroutine mpi_file_read_at(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_at_all
    subroutine mpi_file_read_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_at_all_begin
    subroutine mpi_file_read_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_begin_c(fh, offset, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_at_all_end
    subroutine mpi_file_read_at_all_end(fh, buf, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_ordered
    subroutine mpi_file_read_ordered(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_ordered_begin
    subroutine mpi_file_read_ordered_begin(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_begin_c(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_ordered_end
    subroutine mpi_file_read_ordered_end(fh, buf, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_read_shared
    subroutine mpi_file_read_shared(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_shared_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_seek
    subroutine mpi_file_seek(fh, offset, whence, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      integer, intent(in) :: whence
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_seek_shared
    subroutine mpi_file_seek_shared(fh, offset, whence, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      integer, intent(in) :: whence
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_set_atomicity
    subroutine mpi_file_set_atomicity(fh, flag, ierror)
      import
      type(MPI_File), intent(in) :: fh
      logical, intent(in) :: flag
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_set_errhandler
    subroutine mpi_file_set_errhandler(file, errhandler, ierror)
      import
      type(MPI_File), intent(in) :: file
      type(MPI_Errhandler), intent(in) :: errhandler
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_set_info
    subroutine mpi_file_set_info(fh, info, ierror)
      import
      type(MPI_File), intent(in) :: fh
      type(MPI_Info), intent(in) :: info
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_set_size
    subroutine mpi_file_set_size(fh, size, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_set_view
    subroutine mpi_file_set_view(fh, disp, etype, filetype, datarep, info, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: disp
      type(MPI_Datatype), intent(in) :: etype
      type(MPI_Datatype), intent(in) :: filetype
      character(len=*), intent(in) :: datarep
      type(MPI_Info), intent(in) :: info
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_sync
    subroutine mpi_file_sync(fh, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write
    subroutine mpi_file_write(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_all
    subroutine mpi_file_write_all(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_all_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_all_begin
    subroutine mpi_file_write_all_begin(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_all_begin_c(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_all_end
    subroutine mpi_file_write_all_end(fh, buf, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_at
    subroutine mpi_file_write_at(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_at_all
    subroutine mpi_file_write_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_at_all_begin
    subroutine mpi_file_write_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_begin_c(fh, offset, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_at_all_end
    subroutine mpi_file_write_at_all_end(fh, buf, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_ordered
    subroutine mpi_file_write_ordered(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_ordered_begin
    subroutine mpi_file_write_ordered_begin(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_begin_c(fh, buf, count, datatype, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_ordered_end
    subroutine mpi_file_write_ordered_end(fh, buf, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_File_write_shared
    subroutine mpi_file_write_shared(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_shared_c(fh, buf, count, datatype, status, ierror)
      import
      type(MPI_File), intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Finalize
    subroutine mpi_finalize(ierror)
      import
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Finalized
    subroutine mpi_finalized(flag, ierror)
      import
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Free_mem
    subroutine mpi_free_mem(base, ierror)
      import
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Gather
    subroutine mpi_gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Gather_init
    subroutine mpi_gather_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_gather_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Gatherv
    subroutine mpi_gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Gatherv_init
    subroutine mpi_gatherv_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_gatherv_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get
    subroutine mpi_get(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_accumulate
    subroutine mpi_get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count &
        , result_datatype, target_rank, target_disp, target_count &
        , target_datatype, op, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      integer, intent(in) :: result_count
      type(MPI_Datatype), intent(in) :: result_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count &
        , result_datatype, target_rank, target_disp, target_count &
        , target_datatype, op, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      integer(8), intent(in) :: result_count
      type(MPI_Datatype), intent(in) :: result_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_address
    subroutine mpi_get_address(location, address, ierror)
      import
      !dir$ ignore_tkr(tkrdma) location
      integer :: location
      !dir$ ignore_tkr(r) address
      integer(8) :: address(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_count
    subroutine mpi_get_count(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer :: count(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_count_c(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer(8) :: count(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_elements
    subroutine mpi_get_elements(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer :: count(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_elements_c(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer(8) :: count(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_elements_x
    subroutine mpi_get_elements_x(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer(8) :: count(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_hw_resource_info
    subroutine mpi_get_hw_resource_info(hw_info, ierror)
      import
      !dir$ ignore_tkr(r) hw_info
      type(MPI_Info) :: hw_info(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_library_version
    subroutine mpi_get_library_version(version, resultlen, ierror)
      import
      character(len=*) :: version
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_processor_name
    subroutine mpi_get_processor_name(name, resultlen, ierror)
      import
      character(len=*) :: name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Get_version
    subroutine mpi_get_version(version, subversion, ierror)
      import
      !dir$ ignore_tkr(r) version
      integer :: version(*)
      !dir$ ignore_tkr(r) subversion
      integer :: subversion(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Graph_create
    subroutine mpi_graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph, ierror)
      import
      type(MPI_Comm), intent(in) :: comm_old
      integer, intent(in) :: nnodes
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) edges
      integer :: edges(*)
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_graph
      type(MPI_Comm) :: comm_graph(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Graph_get
    subroutine mpi_graph_get(comm, maxindex, maxedges, indx, edges, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: maxindex
      integer, intent(in) :: maxedges
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) edges
      integer :: edges(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Graph_map
    subroutine mpi_graph_map(comm, nnodes, indx, edges, newrank, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: nnodes
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) edges
      integer :: edges(*)
      !dir$ ignore_tkr(r) newrank
      integer :: newrank(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Graph_neighbors
    subroutine mpi_graph_neighbors(comm, rank, maxneighbors, neighbors, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: rank
      integer, intent(in) :: maxneighbors
      !dir$ ignore_tkr(r) neighbors
      integer :: neighbors(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Graph_neighbors_count
    subroutine mpi_graph_neighbors_count(comm, rank, nneighbors, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      integer, intent(in) :: rank
      !dir$ ignore_tkr(r) nneighbors
      integer :: nneighbors(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Graphdims_get
    subroutine mpi_graphdims_get(comm, nnodes, nedges, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) nnodes
      integer :: nnodes(*)
      !dir$ ignore_tkr(r) nedges
      integer :: nedges(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Grequest_complete
    subroutine mpi_grequest_complete(request, ierror)
      import
      type(MPI_Request), intent(in) :: request
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_compare
    subroutine mpi_group_compare(group1, group2, result, ierror)
      import
      type(MPI_Group), intent(in) :: group1
      type(MPI_Group), intent(in) :: group2
      !dir$ ignore_tkr(r) result
      integer :: result(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_difference
    subroutine mpi_group_difference(group1, group2, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group1
      type(MPI_Group), intent(in) :: group2
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_excl
    subroutine mpi_group_excl(group, n, ranks, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) ranks
      integer :: ranks(*)
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_free
    subroutine mpi_group_free(group, ierror)
      import
      !dir$ ignore_tkr(r) group
      type(MPI_Group) :: group(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_incl
    subroutine mpi_group_incl(group, n, ranks, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) ranks
      integer :: ranks(*)
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_intersection
    subroutine mpi_group_intersection(group1, group2, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group1
      type(MPI_Group), intent(in) :: group2
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_range_excl
    subroutine mpi_group_range_excl(group, n, ranges, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: n
      integer, intent(in) :: ranges(3, *)
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_range_incl
    subroutine mpi_group_range_incl(group, n, ranges, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: n
      integer, intent(in) :: ranges(3, *)
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_rank
    subroutine mpi_group_rank(group, rank, ierror)
      import
      type(MPI_Group), intent(in) :: group
      !dir$ ignore_tkr(r) rank
      integer :: rank(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_size
    subroutine mpi_group_size(group, size, ierror)
      import
      type(MPI_Group), intent(in) :: group
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_translate_ranks
    subroutine mpi_group_translate_ranks(group1, n, ranks1, group2, ranks2, ierror)
      import
      type(MPI_Group), intent(in) :: group1
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) ranks1
      integer :: ranks1(*)
      type(MPI_Group), intent(in) :: group2
      !dir$ ignore_tkr(r) ranks2
      integer :: ranks2(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Group_union
    subroutine mpi_group_union(group1, group2, newgroup, ierror)
      import
      type(MPI_Group), intent(in) :: group1
      type(MPI_Group), intent(in) :: group2
      !dir$ ignore_tkr(r) newgroup
      type(MPI_Group) :: newgroup(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iallgather
    subroutine mpi_iallgather_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iallgather_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iallgatherv
    subroutine mpi_iallgatherv_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iallgatherv_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iallreduce
    subroutine mpi_iallreduce_f08ts(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iallreduce_c_f08ts(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ialltoall
    subroutine mpi_ialltoall_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ialltoall_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ialltoallv
    subroutine mpi_ialltoallv_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ialltoallv_c_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ialltoallw
    subroutine mpi_ialltoallw_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ialltoallw_c_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ibarrier
    subroutine mpi_ibarrier(comm, request, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ibcast
    subroutine mpi_ibcast_f08ts(buffer, count, datatype, root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ibcast_c_f08ts(buffer, count, datatype, root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ibsend
    subroutine mpi_ibsend_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ibsend_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iexscan
    subroutine mpi_iexscan_f08ts(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iexscan_c_f08ts(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Igather
    subroutine mpi_igather_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_igather_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Igatherv
    subroutine mpi_igatherv_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_igatherv_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Improbe
    subroutine mpi_improbe(source, tag, comm, flag, message, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) message
      type(MPI_Message) :: message(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Imrecv
    subroutine mpi_imrecv_f08ts(buf, count, datatype, message, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) message
      type(MPI_Message) :: message(*)
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_imrecv_c_f08ts(buf, count, datatype, message, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) message
      type(MPI_Message) :: message(*)
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ineighbor_allgather
    subroutine mpi_ineighbor_allgather_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgather_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ineighbor_allgatherv
    subroutine mpi_ineighbor_allgatherv_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgatherv_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ineighbor_alltoall
    subroutine mpi_ineighbor_alltoall_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoall_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ineighbor_alltoallv
    subroutine mpi_ineighbor_alltoallv_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallv_c_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ineighbor_alltoallw
    subroutine mpi_ineighbor_alltoallw_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallw_c_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_create
    subroutine mpi_info_create(info, ierror)
      import
      !dir$ ignore_tkr(r) info
      type(MPI_Info) :: info(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_delete
    subroutine mpi_info_delete(info, key, ierror)
      import
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: key
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_dup
    subroutine mpi_info_dup(info, newinfo, ierror)
      import
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) newinfo
      type(MPI_Info) :: newinfo(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_free
    subroutine mpi_info_free(info, ierror)
      import
      !dir$ ignore_tkr(r) info
      type(MPI_Info) :: info(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_get
    subroutine mpi_info_get(info, key, valuelen, value, flag, ierror)
      import
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(in) :: valuelen
      character(len=*) :: value
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_get_nkeys
    subroutine mpi_info_get_nkeys(info, nkeys, ierror)
      import
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) nkeys
      integer :: nkeys(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_get_nthkey
    subroutine mpi_info_get_nthkey(info, n, key, ierror)
      import
      type(MPI_Info), intent(in) :: info
      integer, intent(in) :: n
      character(len=*) :: key
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_get_string
    subroutine mpi_info_get_string(info, key, buflen, value, flag, ierror)
      import
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: key
      !dir$ ignore_tkr(r) buflen
      integer :: buflen(*)
      character(len=*) :: value
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_get_valuelen
    subroutine mpi_info_get_valuelen(info, key, valuelen, flag, ierror)
      import
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: key
      !dir$ ignore_tkr(r) valuelen
      integer :: valuelen(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Info_set
    subroutine mpi_info_set(info, key, value, ierror)
      import
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: key
      character(len=*), intent(in) :: value
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Initialized
    subroutine mpi_initialized(flag, ierror)
      import
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Intercomm_create
    subroutine mpi_intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm &
        , ierror)
      import
      type(MPI_Comm), intent(in) :: local_comm
      integer, intent(in) :: local_leader
      type(MPI_Comm), intent(in) :: peer_comm
      integer, intent(in) :: remote_leader
      integer, intent(in) :: tag
      !dir$ ignore_tkr(r) newintercomm
      type(MPI_Comm) :: newintercomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Intercomm_create_from_groups
    subroutine mpi_intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info &
        , errhandler, newintercomm, ierror)
      import
      type(MPI_Group), intent(in) :: local_group
      integer, intent(in) :: local_leader
      type(MPI_Group), intent(in) :: remote_group
      integer, intent(in) :: remote_leader
      character(len=*), intent(in) :: stringtag
      type(MPI_Info), intent(in) :: info
      type(MPI_Errhandler), intent(in) :: errhandler
      !dir$ ignore_tkr(r) newintercomm
      type(MPI_Comm) :: newintercomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Intercomm_merge
    subroutine mpi_intercomm_merge(intercomm, high, newintracomm, ierror)
      import
      type(MPI_Comm), intent(in) :: intercomm
      logical, intent(in) :: high
      !dir$ ignore_tkr(r) newintracomm
      type(MPI_Comm) :: newintracomm(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iprobe
    subroutine mpi_iprobe(source, tag, comm, flag, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Irecv
    subroutine mpi_irecv_f08ts(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_irecv_c_f08ts(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ireduce
    subroutine mpi_ireduce_f08ts(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ireduce_c_f08ts(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ireduce_scatter
    subroutine mpi_ireduce_scatter_f08ts(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ireduce_scatter_c_f08ts(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ireduce_scatter_block
    subroutine mpi_ireduce_scatter_block_f08ts(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ireduce_scatter_block_c_f08ts(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Irsend
    subroutine mpi_irsend_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_irsend_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Is_thread_main
    subroutine mpi_is_thread_main(flag, ierror)
      import
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iscan
    subroutine mpi_iscan_f08ts(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iscan_c_f08ts(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iscatter
    subroutine mpi_iscatter_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iscatter_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Iscatterv
    subroutine mpi_iscatterv_f08ts(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_iscatterv_c_f08ts(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Isend
    subroutine mpi_isend_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_isend_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Isendrecv
    subroutine mpi_isendrecv_f08ts(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount &
        , recvtype, source, recvtag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_isendrecv_c_f08ts(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount &
        , recvtype, source, recvtag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Isendrecv_replace
    subroutine mpi_isendrecv_replace_f08ts(buf, count, datatype, dest, sendtag, source, recvtag, comm, request &
        , ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_isendrecv_replace_c_f08ts(buf, count, datatype, dest, sendtag, source, recvtag, comm, request &
        , ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Issend
    subroutine mpi_issend_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_issend_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Lookup_name
    subroutine mpi_lookup_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      type(MPI_Info), intent(in) :: info
      character(len=*) :: port_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Mprobe
    subroutine mpi_mprobe(source, tag, comm, message, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) message
      type(MPI_Message) :: message(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Mrecv
    subroutine mpi_mrecv(buf, count, datatype, message, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) message
      type(MPI_Message) :: message(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_mrecv_c(buf, count, datatype, message, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) message
      type(MPI_Message) :: message(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_allgather
    subroutine mpi_neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_allgather_init
    subroutine mpi_neighbor_allgather_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgather_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_allgatherv
    subroutine mpi_neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_allgatherv_init
    subroutine mpi_neighbor_allgatherv_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_alltoall
    subroutine mpi_neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_alltoall_init
    subroutine mpi_neighbor_alltoall_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_alltoallv
    subroutine mpi_neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_alltoallv_init
    subroutine mpi_neighbor_alltoallv_init_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv_init_c_f08ts(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      type(MPI_Datatype), intent(in) :: recvtype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_alltoallw
    subroutine mpi_neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Neighbor_alltoallw_init
    subroutine mpi_neighbor_alltoallw_init_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw_init_c_f08ts(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      type(MPI_Datatype) :: sendtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      type(MPI_Datatype) :: recvtypes(*)
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Op_commutative
    subroutine mpi_op_commutative(op, commute, ierror)
      import
      type(MPI_Op), intent(in) :: op
      !dir$ ignore_tkr(r) commute
      logical :: commute(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Op_create
    subroutine mpi_op_create(user_fn, commute, op, ierror)
      import
      procedure(MPI_User_function) :: user_fn
      logical, intent(in) :: commute
      !dir$ ignore_tkr(r) op
      type(MPI_Op) :: op(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Op_free
    subroutine mpi_op_free(op, ierror)
      import
      !dir$ ignore_tkr(r) op
      type(MPI_Op) :: op(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Open_port
    subroutine mpi_open_port(info, port_name, ierror)
      import
      type(MPI_Info), intent(in) :: info
      character(len=*) :: port_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pack
    subroutine mpi_pack(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer, intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer, intent(in) :: outsize
      !dir$ ignore_tkr(r) position
      integer :: position(*)
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer(8), intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer(8), intent(in) :: outsize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pack_external
    subroutine mpi_pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*), intent(in) :: datarep
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer, intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer(8), intent(in) :: outsize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*), intent(in) :: datarep
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer(8), intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer(8), intent(in) :: outsize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pack_external_size
    subroutine mpi_pack_external_size(datarep, incount, datatype, size, ierror)
      import
      character(len=*), intent(in) :: datarep
      integer, intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_external_size_c(datarep, incount, datatype, size, ierror)
      import
      character(len=*), intent(in) :: datarep
      integer(8), intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pack_size
    subroutine mpi_pack_size(incount, datatype, comm, size, ierror)
      import
      integer, intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_size_c(incount, datatype, comm, size, ierror)
      import
      integer(8), intent(in) :: incount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Parrived
    subroutine mpi_parrived(request, partition, flag, ierror)
      import
      type(MPI_Request), intent(in) :: request
      integer, intent(in) :: partition
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pready
    subroutine mpi_pready(partition, request, ierror)
      import
      integer, intent(in) :: partition
      type(MPI_Request), intent(in) :: request
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pready_list
    subroutine mpi_pready_list(length, array_of_partitions, request, ierror)
      import
      integer, intent(in) :: length
      !dir$ ignore_tkr(r) array_of_partitions
      integer :: array_of_partitions(*)
      type(MPI_Request), intent(in) :: request
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Pready_range
    subroutine mpi_pready_range(partition_low, partition_high, request, ierror)
      import
      integer, intent(in) :: partition_low
      integer, intent(in) :: partition_high
      type(MPI_Request), intent(in) :: request
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Precv_init
    subroutine mpi_precv_init_f08ts(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: partitions
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Probe
    subroutine mpi_probe(source, tag, comm, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Psend_init
    subroutine mpi_psend_init_f08ts(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: partitions
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Publish_name
    subroutine mpi_publish_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: port_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Put
    subroutine mpi_put(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Query_thread
    subroutine mpi_query_thread(provided, ierror)
      import
      !dir$ ignore_tkr(r) provided
      integer :: provided(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Raccumulate
    subroutine mpi_raccumulate_f08ts(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_raccumulate_c_f08ts(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Recv
    subroutine mpi_recv(buf, count, datatype, source, tag, comm, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_recv_c(buf, count, datatype, source, tag, comm, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Recv_init
    subroutine mpi_recv_init_f08ts(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_recv_init_c_f08ts(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce
    subroutine mpi_reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce_init
    subroutine mpi_reduce_init_f08ts(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_init_c_f08ts(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce_local
    subroutine mpi_reduce_local(inbuf, inoutbuf, count, datatype, op, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      !dir$ ignore_tkr(tkrdma) inoutbuf
      integer :: inoutbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_local_c(inbuf, inoutbuf, count, datatype, op, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      !dir$ ignore_tkr(tkrdma) inoutbuf
      integer :: inoutbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce_scatter
    subroutine mpi_reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce_scatter_block
    subroutine mpi_reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce_scatter_block_init
    subroutine mpi_reduce_scatter_block_init_f08ts(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block_init_c_f08ts(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Reduce_scatter_init
    subroutine mpi_reduce_scatter_init_f08ts(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_init_c_f08ts(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer(8) :: recvcounts(*)
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Remove_error_class
    subroutine mpi_remove_error_class(errorclass, ierror)
      import
      integer, intent(in) :: errorclass
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Remove_error_code
    subroutine mpi_remove_error_code(errorcode, ierror)
      import
      integer, intent(in) :: errorcode
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Remove_error_string
    subroutine mpi_remove_error_string(errorcode, ierror)
      import
      integer, intent(in) :: errorcode
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Request_free
    subroutine mpi_request_free(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Request_get_status
    subroutine mpi_request_get_status(request, flag, status, ierror)
      import
      type(MPI_Request), intent(in) :: request
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Request_get_status_all
    subroutine mpi_request_get_status_all(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) array_of_statuses
      type(MPI_Status) :: array_of_statuses(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Request_get_status_any
    subroutine mpi_request_get_status_any(count, array_of_requests, indx, flag, status, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Request_get_status_some
    subroutine mpi_request_get_status_some(incount, array_of_requests, outcount, array_of_indices &
        , array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) outcount
      integer :: outcount(*)
      !dir$ ignore_tkr(r) array_of_indices
      integer :: array_of_indices(*)
      !dir$ ignore_tkr(r) array_of_statuses
      type(MPI_Status) :: array_of_statuses(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Rget
    subroutine mpi_rget_f08ts(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_rget_c_f08ts(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Rget_accumulate
    subroutine mpi_rget_accumulate_f08ts(origin_addr, origin_count, origin_datatype, result_addr, result_count &
        , result_datatype, target_rank, target_disp, target_count &
        , target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      type(*), dimension(..), asynchronous :: result_addr
      integer, intent(in) :: result_count
      type(MPI_Datatype), intent(in) :: result_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_rget_accumulate_c_f08ts(origin_addr, origin_count, origin_datatype, result_addr, result_count &
        , result_datatype, target_rank, target_disp, target_count &
        , target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      type(*), dimension(..), asynchronous :: result_addr
      integer(8), intent(in) :: result_count
      type(MPI_Datatype), intent(in) :: result_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Rput
    subroutine mpi_rput_f08ts(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_rput_c_f08ts(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer(8), intent(in) :: origin_count
      type(MPI_Datatype), intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer(8), intent(in) :: target_count
      type(MPI_Datatype), intent(in) :: target_datatype
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Rsend
    subroutine mpi_rsend(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_rsend_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Rsend_init
    subroutine mpi_rsend_init_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_rsend_init_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Scan
    subroutine mpi_scan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_scan_c(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Scan_init
    subroutine mpi_scan_init_f08ts(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_scan_init_c_f08ts(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Scatter
    subroutine mpi_scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Scatter_init
    subroutine mpi_scatter_init_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatter_init_c_f08ts(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Scatterv
    subroutine mpi_scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Scatterv_init
    subroutine mpi_scatterv_init_f08ts(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatterv_init_c_f08ts(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer(8) :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer(8) :: displs(*)
      type(MPI_Datatype), intent(in) :: sendtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: root
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Info), intent(in) :: info
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Send
    subroutine mpi_send(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_send_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Send_init
    subroutine mpi_send_init_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_send_init_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Sendrecv
    subroutine mpi_sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount &
        , recvtype, source, recvtag, comm, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount &
        , recvtype, source, recvtag, comm, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer(8), intent(in) :: sendcount
      type(MPI_Datatype), intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer(8), intent(in) :: recvcount
      type(MPI_Datatype), intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Sendrecv_replace
    subroutine mpi_sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ssend
    subroutine mpi_ssend(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ssend_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Ssend_init
    subroutine mpi_ssend_init_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_ssend_init_c_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Start
    subroutine mpi_start(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Startall
    subroutine mpi_startall(count, array_of_requests, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_f2f08
    subroutine mpi_status_f2f08(f_status, f08_status, ierror)
      import
      !dir$ ignore_tkr(r) f_status
      integer :: f_status(*)
      !dir$ ignore_tkr(r) f08_status
      integer :: f08_status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_get_error
    subroutine mpi_status_get_error(status, error, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      !dir$ ignore_tkr(r) error
      integer :: error(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_get_source
    subroutine mpi_status_get_source(status, source, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      !dir$ ignore_tkr(r) source
      integer :: source(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_get_tag
    subroutine mpi_status_get_tag(status, tag, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      !dir$ ignore_tkr(r) tag
      integer :: tag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_set_cancelled
    subroutine mpi_status_set_cancelled(status, flag, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      logical, intent(in) :: flag
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_set_elements
    subroutine mpi_status_set_elements(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: count
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_elements_c(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      integer(8), intent(in) :: count
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_set_elements_x
    subroutine mpi_status_set_elements_x(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      type(MPI_Datatype), intent(in) :: datatype
      integer(8), intent(in) :: count
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_set_error
    subroutine mpi_status_set_error(status, error, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, intent(in) :: error
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_set_source
    subroutine mpi_status_set_source(status, source, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, intent(in) :: source
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Status_set_tag
    subroutine mpi_status_set_tag(status, tag, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, intent(in) :: tag
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Test
    subroutine mpi_test(request, flag, status, ierror)
      import
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Test_cancelled
    subroutine mpi_test_cancelled(status, flag, ierror)
      import
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Testall
    subroutine mpi_testall(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) array_of_statuses
      type(MPI_Status) :: array_of_statuses(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Testany
    subroutine mpi_testany(count, array_of_requests, indx, flag, status, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Testsome
    subroutine mpi_testsome(incount, array_of_requests, outcount, array_of_indices &
        , array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) outcount
      integer :: outcount(*)
      !dir$ ignore_tkr(r) array_of_indices
      integer :: array_of_indices(*)
      !dir$ ignore_tkr(r) array_of_statuses
      type(MPI_Status) :: array_of_statuses(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Topo_test
    subroutine mpi_topo_test(comm, status, ierror)
      import
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_commit
    subroutine mpi_type_commit(datatype, ierror)
      import
      !dir$ ignore_tkr(r) datatype
      type(MPI_Datatype) :: datatype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_contiguous
    subroutine mpi_type_contiguous(count, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_contiguous_c(count, oldtype, newtype, ierror)
      import
      integer(8), intent(in) :: count
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_darray
    subroutine mpi_type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs &
        , array_of_psizes, order, oldtype, newtype, ierror)
      import
      integer, intent(in) :: size
      integer, intent(in) :: rank
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) array_of_gsizes
      integer :: array_of_gsizes(*)
      !dir$ ignore_tkr(r) array_of_distribs
      integer :: array_of_distribs(*)
      !dir$ ignore_tkr(r) array_of_dargs
      integer :: array_of_dargs(*)
      !dir$ ignore_tkr(r) array_of_psizes
      integer :: array_of_psizes(*)
      integer, intent(in) :: order
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs &
        , array_of_psizes, order, oldtype, newtype, ierror)
      import
      integer, intent(in) :: size
      integer, intent(in) :: rank
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) array_of_gsizes
      integer(8) :: array_of_gsizes(*)
      !dir$ ignore_tkr(r) array_of_distribs
      integer :: array_of_distribs(*)
      !dir$ ignore_tkr(r) array_of_dargs
      integer :: array_of_dargs(*)
      !dir$ ignore_tkr(r) array_of_psizes
      integer :: array_of_psizes(*)
      integer, intent(in) :: order
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_f90_complex
    subroutine mpi_type_create_f90_complex(p, r, newtype, ierror)
      import
      integer, intent(in) :: p
      integer, intent(in) :: r
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_f90_integer
    subroutine mpi_type_create_f90_integer(r, newtype, ierror)
      import
      integer, intent(in) :: r
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_f90_real
    subroutine mpi_type_create_f90_real(p, r, newtype, ierror)
      import
      integer, intent(in) :: p
      integer, intent(in) :: r
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_hindexed
    subroutine mpi_type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype &
        , ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype &
        , ierror)
      import
      integer(8), intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer(8) :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_hindexed_block
    subroutine mpi_type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer(8), intent(in) :: count
      integer(8), intent(in) :: blocklength
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_hvector
    subroutine mpi_type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer(8), intent(in) :: stride
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_hvector_c(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer(8), intent(in) :: count
      integer(8), intent(in) :: blocklength
      integer(8), intent(in) :: stride
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_indexed_block
    subroutine mpi_type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      !dir$ ignore_tkr(r) array_of_displacements
      integer :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer(8), intent(in) :: count
      integer(8), intent(in) :: blocklength
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_resized
    subroutine mpi_type_create_resized(oldtype, lb, extent, newtype, ierror)
      import
      type(MPI_Datatype), intent(in) :: oldtype
      integer(8), intent(in) :: lb
      integer(8), intent(in) :: extent
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_struct
    subroutine mpi_type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types &
        , newtype, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      !dir$ ignore_tkr(r) array_of_types
      type(MPI_Datatype) :: array_of_types(*)
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types &
        , newtype, ierror)
      import
      integer(8), intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer(8) :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      !dir$ ignore_tkr(r) array_of_types
      type(MPI_Datatype) :: array_of_types(*)
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_create_subarray
    subroutine mpi_type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order &
        , oldtype, newtype, ierror)
      import
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) array_of_sizes
      integer :: array_of_sizes(*)
      !dir$ ignore_tkr(r) array_of_subsizes
      integer :: array_of_subsizes(*)
      !dir$ ignore_tkr(r) array_of_starts
      integer :: array_of_starts(*)
      integer, intent(in) :: order
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order &
        , oldtype, newtype, ierror)
      import
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) array_of_sizes
      integer(8) :: array_of_sizes(*)
      !dir$ ignore_tkr(r) array_of_subsizes
      integer(8) :: array_of_subsizes(*)
      !dir$ ignore_tkr(r) array_of_starts
      integer(8) :: array_of_starts(*)
      integer, intent(in) :: order
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_delete_attr
    subroutine mpi_type_delete_attr(datatype, type_keyval, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_dup
    subroutine mpi_type_dup(oldtype, newtype, ierror)
      import
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_free
    subroutine mpi_type_free(datatype, ierror)
      import
      !dir$ ignore_tkr(r) datatype
      type(MPI_Datatype) :: datatype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_free_keyval
    subroutine mpi_type_free_keyval(type_keyval, ierror)
      import
      !dir$ ignore_tkr(r) type_keyval
      integer :: type_keyval(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_contents
    subroutine mpi_type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers &
        , array_of_addresses, array_of_datatypes, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      integer, intent(in) :: max_integers
      integer, intent(in) :: max_addresses
      integer, intent(in) :: max_datatypes
      !dir$ ignore_tkr(r) array_of_integers
      integer :: array_of_integers(*)
      !dir$ ignore_tkr(r) array_of_addresses
      integer(8) :: array_of_addresses(*)
      !dir$ ignore_tkr(r) array_of_datatypes
      type(MPI_Datatype) :: array_of_datatypes(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_envelope
    subroutine mpi_type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) num_integers
      integer :: num_integers(*)
      !dir$ ignore_tkr(r) num_addresses
      integer :: num_addresses(*)
      !dir$ ignore_tkr(r) num_datatypes
      integer :: num_datatypes(*)
      !dir$ ignore_tkr(r) combiner
      integer :: combiner(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_extent
    subroutine mpi_type_get_extent(datatype, lb, extent, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) lb
      integer(8) :: lb(*)
      !dir$ ignore_tkr(r) extent
      integer(8) :: extent(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_extent_x
    subroutine mpi_type_get_extent_x(datatype, lb, extent, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) lb
      integer(8) :: lb(*)
      !dir$ ignore_tkr(r) extent
      integer(8) :: extent(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_name
    subroutine mpi_type_get_name(datatype, type_name, resultlen, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      character(len=*) :: type_name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_true_extent
    subroutine mpi_type_get_true_extent(datatype, true_lb, true_extent, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) true_lb
      integer(8) :: true_lb(*)
      !dir$ ignore_tkr(r) true_extent
      integer(8) :: true_extent(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_true_extent_x
    subroutine mpi_type_get_true_extent_x(datatype, true_lb, true_extent, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) true_lb
      integer(8) :: true_lb(*)
      !dir$ ignore_tkr(r) true_extent
      integer(8) :: true_extent(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_get_value_index
    subroutine mpi_type_get_value_index(value_type, index_type, pair_type, ierror)
      import
      type(MPI_Datatype), intent(in) :: value_type
      type(MPI_Datatype), intent(in) :: index_type
      !dir$ ignore_tkr(r) pair_type
      type(MPI_Datatype) :: pair_type(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_indexed
    subroutine mpi_type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype &
        , ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype &
        , ierror)
      import
      integer(8), intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer(8) :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_match_size
    subroutine mpi_type_match_size(typeclass, size, datatype, ierror)
      import
      integer, intent(in) :: typeclass
      integer, intent(in) :: size
      !dir$ ignore_tkr(r) datatype
      type(MPI_Datatype) :: datatype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_set_name
    subroutine mpi_type_set_name(datatype, type_name, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      character(len=*), intent(in) :: type_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_size
    subroutine mpi_type_size(datatype, size, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_size_c(datatype, size, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_size_x
    subroutine mpi_type_size_x(datatype, size, ierror)
      import
      type(MPI_Datatype), intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Type_vector
    subroutine mpi_type_vector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer, intent(in) :: stride
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_vector_c(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer(8), intent(in) :: count
      integer(8), intent(in) :: blocklength
      integer(8), intent(in) :: stride
      type(MPI_Datatype), intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      type(MPI_Datatype) :: newtype(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Unpack
    subroutine mpi_unpack(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer, intent(in) :: insize
      !dir$ ignore_tkr(r) position
      integer :: position(*)
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer, intent(in) :: outcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer(8), intent(in) :: insize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer(8), intent(in) :: outcount
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Comm), intent(in) :: comm
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Unpack_external
    subroutine mpi_unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*), intent(in) :: datarep
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer(8), intent(in) :: insize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer, intent(in) :: outcount
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*), intent(in) :: datarep
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer(8), intent(in) :: insize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer(8), intent(in) :: outcount
      type(MPI_Datatype), intent(in) :: datatype
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Unpublish_name
    subroutine mpi_unpublish_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      type(MPI_Info), intent(in) :: info
      character(len=*), intent(in) :: port_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Wait
    subroutine mpi_wait(request, status, ierror)
      import
      !dir$ ignore_tkr(r) request
      type(MPI_Request) :: request(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Waitall
    subroutine mpi_waitall(count, array_of_requests, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) array_of_statuses
      type(MPI_Status) :: array_of_statuses(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Waitany
    subroutine mpi_waitany(count, array_of_requests, indx, status, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) status
      type(MPI_Status) :: status(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Waitsome
    subroutine mpi_waitsome(incount, array_of_requests, outcount, array_of_indices &
        , array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      !dir$ ignore_tkr(r) array_of_requests
      type(MPI_Request) :: array_of_requests(*)
      !dir$ ignore_tkr(r) outcount
      integer :: outcount(*)
      !dir$ ignore_tkr(r) array_of_indices
      integer :: array_of_indices(*)
      !dir$ ignore_tkr(r) array_of_statuses
      type(MPI_Status) :: array_of_statuses(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_allocate
    subroutine mpi_win_allocate(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(8), intent(in) :: size
      integer, intent(in) :: disp_unit
      type(MPI_Info), intent(in) :: info
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      !dir$ ignore_tkr(r) win
      type(MPI_Win) :: win(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_allocate_shared
    subroutine mpi_win_allocate_shared(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(8), intent(in) :: size
      integer, intent(in) :: disp_unit
      type(MPI_Info), intent(in) :: info
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      !dir$ ignore_tkr(r) win
      type(MPI_Win) :: win(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_attach
    subroutine mpi_win_attach(win, base, size, ierror)
      import
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer(8), intent(in) :: size
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_call_errhandler
    subroutine mpi_win_call_errhandler(win, errorcode, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, intent(in) :: errorcode
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_complete
    subroutine mpi_win_complete(win, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_create
    subroutine mpi_win_create(base, size, disp_unit, info, comm, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer(8), intent(in) :: size
      integer, intent(in) :: disp_unit
      type(MPI_Info), intent(in) :: info
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) win
      type(MPI_Win) :: win(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create_c(base, size, disp_unit, info, comm, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer(8), intent(in) :: size
      integer(8), intent(in) :: disp_unit
      type(MPI_Info), intent(in) :: info
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) win
      type(MPI_Win) :: win(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_create_dynamic
    subroutine mpi_win_create_dynamic(info, comm, win, ierror)
      import
      type(MPI_Info), intent(in) :: info
      type(MPI_Comm), intent(in) :: comm
      !dir$ ignore_tkr(r) win
      type(MPI_Win) :: win(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_create_errhandler
    subroutine mpi_win_create_errhandler(win_errhandler_fn, errhandler, ierror)
      import
      external :: win_errhandler_fn
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_delete_attr
    subroutine mpi_win_delete_attr(win, win_keyval, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, intent(in) :: win_keyval
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_detach
    subroutine mpi_win_detach(win, base, ierror)
      import
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_fence
    subroutine mpi_win_fence(assert, win, ierror)
      import
      integer, intent(in) :: assert
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_flush
    subroutine mpi_win_flush(rank, win, ierror)
      import
      integer, intent(in) :: rank
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_flush_all
    subroutine mpi_win_flush_all(win, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_flush_local
    subroutine mpi_win_flush_local(rank, win, ierror)
      import
      integer, intent(in) :: rank
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_flush_local_all
    subroutine mpi_win_flush_local_all(win, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_free
    subroutine mpi_win_free(win, ierror)
      import
      !dir$ ignore_tkr(r) win
      type(MPI_Win) :: win(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_free_keyval
    subroutine mpi_win_free_keyval(win_keyval, ierror)
      import
      !dir$ ignore_tkr(r) win_keyval
      integer :: win_keyval(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_get_errhandler
    subroutine mpi_win_get_errhandler(win, errhandler, ierror)
      import
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) errhandler
      type(MPI_Errhandler) :: errhandler(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_get_group
    subroutine mpi_win_get_group(win, group, ierror)
      import
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) group
      type(MPI_Group) :: group(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_get_info
    subroutine mpi_win_get_info(win, info_used, ierror)
      import
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) info_used
      type(MPI_Info) :: info_used(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_get_name
    subroutine mpi_win_get_name(win, win_name, resultlen, ierror)
      import
      type(MPI_Win), intent(in) :: win
      character(len=*) :: win_name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_lock
    subroutine mpi_win_lock(lock_type, rank, assert, win, ierror)
      import
      integer, intent(in) :: lock_type
      integer, intent(in) :: rank
      integer, intent(in) :: assert
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_lock_all
    subroutine mpi_win_lock_all(assert, win, ierror)
      import
      integer, intent(in) :: assert
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_post
    subroutine mpi_win_post(group, assert, win, ierror)
      import
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: assert
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_set_errhandler
    subroutine mpi_win_set_errhandler(win, errhandler, ierror)
      import
      type(MPI_Win), intent(in) :: win
      type(MPI_Errhandler), intent(in) :: errhandler
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_set_info
    subroutine mpi_win_set_info(win, info, ierror)
      import
      type(MPI_Win), intent(in) :: win
      type(MPI_Info), intent(in) :: info
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_set_name
    subroutine mpi_win_set_name(win, win_name, ierror)
      import
      type(MPI_Win), intent(in) :: win
      character(len=*), intent(in) :: win_name
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_shared_query
    subroutine mpi_win_shared_query(win, rank, size, disp_unit, baseptr, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, intent(in) :: rank
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      !dir$ ignore_tkr(r) disp_unit
      integer :: disp_unit(*)
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      integer, optional, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_shared_query_c(win, rank, size, disp_unit, baseptr, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, intent(in) :: rank
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      !dir$ ignore_tkr(r) disp_unit
      integer(8) :: disp_unit(*)
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_start
    subroutine mpi_win_start(group, assert, win, ierror)
      import
      type(MPI_Group), intent(in) :: group
      integer, intent(in) :: assert
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_sync
    subroutine mpi_win_sync(win, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_test
    subroutine mpi_win_test(win, flag, ierror)
      import
      type(MPI_Win), intent(in) :: win
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_unlock
    subroutine mpi_win_unlock(rank, win, ierror)
      import
      integer, intent(in) :: rank
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_unlock_all
    subroutine mpi_win_unlock_all(win, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface MPI_Win_wait
    subroutine mpi_win_wait(win, ierror)
      import
      type(MPI_Win), intent(in) :: win
      integer, optional, intent(out) :: ierror
    end subroutine
  end interface
  interface operator(==)
    pure logical function pad_mpi_comm_eq(a, b)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: a, b
    end function
    pure logical function pad_mpi_datatype_eq(a, b)
      import :: MPI_Datatype
      type(MPI_Datatype), intent(in) :: a, b
    end function
    pure logical function pad_mpi_errhandler_eq(a, b)
      import :: MPI_Errhandler
      type(MPI_Errhandler), intent(in) :: a, b
    end function
    pure logical function pad_mpi_file_eq(a, b)
      import :: MPI_File
      type(MPI_File), intent(in) :: a, b
    end function
    pure logical function pad_mpi_group_eq(a, b)
      import :: MPI_Group
      type(MPI_Group), intent(in) :: a, b
    end function
    pure logical function pad_mpi_info_eq(a, b)
      import :: MPI_Info
      type(MPI_Info), intent(in) :: a, b
    end function
    pure logical function pad_mpi_message_eq(a, b)
      import :: MPI_Message
      type(MPI_Message), intent(in) :: a, b
    end function
    pure logical function pad_mpi_op_eq(a, b)
      import :: MPI_Op
      type(MPI_Op), intent(in) :: a, b
    end function
    pure logical function pad_mpi_request_eq(a, b)
      import :: MPI_Request
      type(MPI_Request), intent(in) :: a, b
    end function
    pure logical function pad_mpi_win_eq(a, b)
      import :: MPI_Win
      type(MPI_Win), intent(in) :: a, b
    end function
  end interface
  interface operator(/=)
    pure logical function pad_mpi_comm_ne(a, b)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: a, b
    end function
    pure logical function pad_mpi_datatype_ne(a, b)
      import :: MPI_Datatype
      type(MPI_Datatype), intent(in) :: a, b
    end function
    pure logical function pad_mpi_errhandler_ne(a, b)
      import :: MPI_Errhandler
      type(MPI_Errhandler), intent(in) :: a, b
    end function
    pure logical function pad_mpi_file_ne(a, b)
      import :: MPI_File
      type(MPI_File), intent(in) :: a, b
    end function
    pure logical function pad_mpi_group_ne(a, b)
      import :: MPI_Group
      type(MPI_Group), intent(in) :: a, b
    end function
    pure logical function pad_mpi_info_ne(a, b)
      import :: MPI_Info
      type(MPI_Info), intent(in) :: a, b
    end function
    pure logical function pad_mpi_message_ne(a, b)
      import :: MPI_Message
      type(MPI_Message), intent(in) :: a, b
    end function
    pure logical function pad_mpi_op_ne(a, b)
      import :: MPI_Op
      type(MPI_Op), intent(in) :: a, b
    end function
    pure logical function pad_mpi_request_ne(a, b)
      import :: MPI_Request
      type(MPI_Request), intent(in) :: a, b
    end function
    pure logical function pad_mpi_win_ne(a, b)
      import :: MPI_Win
      type(MPI_Win), intent(in) :: a, b
    end function
  end interface
end module
