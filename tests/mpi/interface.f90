! What is different in Fortran: strings, logical values, indices from 1, arrays of handles and statuses, attributes, callbacks. The result counts
! what is wrong.

integer function with_mpif(comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: comm
  integer :: ierr, rank, size, length, request, flag_index, keyval, cart, other, info, win, dims(2), coords(2), types(2), blocks(2), made, extent
  integer :: requests(3), indices(3), statuses(MPI_STATUS_SIZE, 3), count, values(3), old
  integer(kind=MPI_ADDRESS_KIND) :: attribute, places(2), lower, large
  logical :: flag, periods(2)
  character(len=MPI_MAX_OBJECT_NAME) :: name
  character(len=20) :: value
  double precision :: time
  external :: copy_it
  with_mpif = 0
  time = MPI_Wtime()
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Comm_size(comm, size, ierr)
  call MPI_Comm_dup(comm, other, ierr)
  call MPI_Comm_set_name(other, 'the other one  ', ierr)
  call MPI_Comm_get_name(other, name, length, ierr)
  if (name /= 'the other one' .or. length /= 13) with_mpif = with_mpif + 1
  call MPI_Initialized(flag, ierr)
  if (.not. flag) with_mpif = with_mpif + 1
  call MPI_Info_create(info, ierr)
  call MPI_Info_set(info, 'key', ' some value ', ierr)
  call MPI_Info_get(info, 'key', 20, value, flag, ierr)
  if (.not. flag .or. value /= 'some value') with_mpif = with_mpif + 1
  call MPI_Info_get(info, 'none', 20, value, flag, ierr)
  if (flag) with_mpif = with_mpif + 1
  call MPI_Info_free(info, ierr)
  if (info /= MPI_INFO_NULL) with_mpif = with_mpif + 1
  dims = [size, 1]
  periods = [.true., .false.]
  call MPI_Cart_create(comm, 2, dims, periods, .false., cart, ierr)
  periods = .false.
  call MPI_Cart_get(cart, 2, dims, periods, coords, ierr)
  if (.not. periods(1) .or. periods(2) .or. dims(1) /= size) with_mpif = with_mpif + 1
  call MPI_Comm_free(cart, ierr)
  call MPI_Comm_get_attr(comm, MPI_TAG_UB, attribute, flag, ierr)
  if (.not. flag .or. attribute < 32767) with_mpif = with_mpif + 1
  call MPI_Comm_create_keyval(copy_it, MPI_COMM_NULL_DELETE_FN, keyval, 5_MPI_ADDRESS_KIND, ierr)
  attribute = 37
  call MPI_Comm_set_attr(other, keyval, attribute, ierr)
  call MPI_Comm_dup(other, made, ierr)
  attribute = 0
  call MPI_Comm_get_attr(made, keyval, attribute, flag, ierr)
  if (.not. flag .or. attribute /= 42) with_mpif = with_mpif + 1
  call MPI_Comm_free(made, ierr)
  call MPI_Comm_free(other, ierr)
  types = [MPI_INTEGER, MPI_DOUBLE_PRECISION]
  blocks = 1
  places = [0, 8]
  call MPI_Type_create_struct(2, blocks, places, types, made, ierr)
  call MPI_Type_commit(made, ierr)
  call MPI_Type_get_extent(made, lower, large, ierr)
  if (large /= 16) with_mpif = with_mpif + 1
  call MPI_Type_free(made, ierr)
  call MPI_Irecv(values(1), 1, MPI_INTEGER, MPI_PROC_NULL, 1, comm, requests(1), ierr)
  requests(2) = MPI_REQUEST_NULL
  call MPI_Irecv(values(3), 1, MPI_INTEGER, modulo(rank - 1, size), 3, comm, requests(3), ierr)
  call MPI_Send(rank, 1, MPI_INTEGER, mod(rank + 1, size), 3, comm, ierr)
  flag_index = 0
  do while (flag_index < 2)
    call MPI_Waitsome(3, requests, count, indices, statuses, ierr)
    if (any(indices(1:count) /= 1 .and. indices(1:count) /= 3)) with_mpif = with_mpif + 1
    flag_index = flag_index + count
  end do
  if (values(3) /= modulo(rank - 1, size) .or. any(requests /= MPI_REQUEST_NULL)) with_mpif = with_mpif + 1
  call MPI_Waitany(3, requests, old, MPI_STATUS_IGNORE, ierr)
  if (old /= MPI_UNDEFINED) with_mpif = with_mpif + 1
  call MPI_Ibarrier(comm, request, ierr)
  call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
  if (request /= MPI_REQUEST_NULL .or. MPI_Wtime() < time) with_mpif = with_mpif + 1
end function

subroutine copy_it(comm, keyval, extra_state, old, new, flag, ierr)
  implicit none
  include 'mpif.h'
  integer :: comm, keyval, ierr
  integer(kind=MPI_ADDRESS_KIND) :: extra_state, old, new
  logical :: flag
  new = old + extra_state
  flag = .true.
  ierr = MPI_SUCCESS
end subroutine

integer function with_f08(comm)
  use mpi_f08
  use, intrinsic :: iso_c_binding
  implicit none
  type(MPI_Comm), intent(in) :: comm
  type(MPI_Win) :: win
  type(MPI_Group) :: group
  type(MPI_Op) :: op
  type(MPI_Datatype) :: kind
  type(MPI_Status) :: status
  type(c_ptr) :: base
  integer, pointer :: window(:)
  integer :: rank, size, count, mine, sum_of_all
  interface
    subroutine add(a, b, len, datatype)
      use mpi_f08
      use, intrinsic :: iso_c_binding
      type(c_ptr), value :: a, b
      integer :: len
      type(MPI_Datatype) :: datatype
    end subroutine
  end interface
  with_f08 = 0
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size)
  call MPI_Comm_group(comm, group)
  call MPI_Group_size(group, count)
  if (count /= size .or. group == MPI_GROUP_NULL) with_f08 = with_f08 + 1
  call MPI_Op_create(add, .true., op)
  mine = rank + 1
  call MPI_Allreduce(mine, sum_of_all, 1, MPI_INTEGER, op, comm)
  if (sum_of_all /= size * (size + 1) / 2) with_f08 = with_f08 + 1
  call MPI_Op_free(op)
  if (op /= MPI_OP_NULL) with_f08 = with_f08 + 1
  call MPI_Win_allocate(4_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, comm, base, win)
  call c_f_pointer(base, window, [1])
  window(1) = -1
  call MPI_Win_fence(0, win)
  call MPI_Put(rank, 1, MPI_INTEGER, mod(rank + 1, size), 0_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win)
  call MPI_Win_fence(0, win)
  if (window(1) /= modulo(rank - 1, size)) with_f08 = with_f08 + 1
  call MPI_Win_free(win)
  call MPI_Type_contiguous(2, MPI_INTEGER, kind)
  call MPI_Type_commit(datatype=kind)
  call MPI_Sendrecv([rank, 7], 1, kind, mod(rank + 1, size), 3, window_copy(), 2, MPI_INTEGER, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, status)
  call MPI_Get_count(status, MPI_INTEGER, count)
  if (count /= 2 .or. status%MPI_SOURCE /= modulo(rank - 1, size)) with_f08 = with_f08 + 1
contains
  function window_copy() result(room)
    integer :: room(2)
    room = 0
  end function
end function

subroutine add(a, b, len, datatype)
  use mpi_f08
  use, intrinsic :: iso_c_binding
  implicit none
  type(c_ptr), value :: a, b
  integer :: len
  type(MPI_Datatype) :: datatype
  integer, pointer :: x(:), y(:)
  if (datatype /= MPI_INTEGER) return
  call c_f_pointer(a, x, [len])
  call c_f_pointer(b, y, [len])
  y = x + y
end subroutine
