! Messages of Fortran programs with the module mpi_f08: handles that are types, no error arguments, sections of arrays.

double precision function mpi_08_allreduce(x, n, comm)
  use mpi_f08
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision :: v(2)
  integer :: rank
  type(MPI_Comm) :: half
  call MPI_Comm_rank(comm, rank)
  v = [x(1) * x(2), sin(x(3))]
  call MPI_Allreduce(MPI_IN_PLACE, v, 2, MPI_DOUBLE_PRECISION, MPI_SUM, comm)
  call MPI_Comm_split(comm, mod(rank, 2), rank, half)
  if (half == MPI_COMM_NULL) v = 0
  call MPI_Bcast(v, size(v), MPI_DOUBLE_PRECISION, 0, half)
  mpi_08_allreduce = v(1) * v(2) * x(4)
end function

double precision function mpi_08_sendrecv(x, n, comm)
  use mpi_f08
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision :: a(3, n), got(n)
  integer :: rank, size, ierr
  type(MPI_Status) :: status
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Comm_size(comm, size)
  a(1, :) = x
  a(2, :) = x * x
  a(3, :) = sin(x) * x(2)
  call MPI_Sendrecv(a(2, :), n, MPI_REAL8, mod(rank + 1, size), 3, got, n, MPI_REAL8, modulo(rank - 1, size), 3, comm, status)
  if (status%MPI_TAG /= 3) got = 0
  call MPI_Sendrecv_replace(a(3, :), n, MPI_REAL8, mod(rank + 1, size), 4, modulo(rank - 1, size), 4, comm, MPI_STATUS_IGNORE)
  mpi_08_sendrecv = sum(got * a(3, :)) * x(1) + sum(a)
end function

! A window that brings its memory, which is a pointer of Fortran; and one over an array, under locks.
double precision function mpi_08_windows(x, n, comm)
  use mpi_f08
  use, intrinsic :: iso_c_binding
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision, pointer :: u(:)
  double precision :: own(2), got
  type(c_ptr) :: base
  type(MPI_Win) :: win, other
  integer :: rank, size
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size)
  call MPI_Win_allocate(int(8 * (n + 2), MPI_ADDRESS_KIND), 8, MPI_INFO_NULL, comm, base, win)
  call c_f_pointer(base, u, [n + 2])
  u(1) = 1
  u(2:n + 1) = x * x
  u(n + 2) = 2
  call MPI_Win_fence(0, win)
  call MPI_Put(u(2), 1, MPI_DOUBLE_PRECISION, modulo(rank - 1, size), int(n + 1, MPI_ADDRESS_KIND), 1, MPI_DOUBLE_PRECISION, win)
  call MPI_Win_fence(0, win)
  mpi_08_windows = sum(sin(u(2:n + 1)) * u(3:n + 2))
  call MPI_Win_free(win)
  own = x(1:2)
  call MPI_Win_create(own, 16_MPI_ADDRESS_KIND, 8, MPI_INFO_NULL, comm, other)
  call MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, other)
  call MPI_Get(got, 1, MPI_DOUBLE_PRECISION, 0, 1_MPI_ADDRESS_KIND, 1, MPI_DOUBLE_PRECISION, other)
  call MPI_Win_flush(0, other)
  got = got + x(3) * x(4)
  call MPI_Put(got, 1, MPI_DOUBLE_PRECISION, 0, 1_MPI_ADDRESS_KIND, 1, MPI_DOUBLE_PRECISION, other)
  call MPI_Win_unlock(0, other)
  call MPI_Win_free(other)
  mpi_08_windows = mpi_08_windows + own(1) * own(2)
end function

! Elements of a pointer and of an assumed-shape array stand for what follows them in memory.
double precision function mpi_08_elements(x, n, comm)
  use mpi_f08
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision, target :: a(n, 3)
  double precision, pointer :: p(:, :)
  integer :: rank, size
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size)
  a(:, 1) = x
  a(:, 2) = x * x(1)
  a(:, 3) = 0
  p => a
  call shift(a)
  call MPI_Bcast(p(2, 2), 2, MPI_DOUBLE_PRECISION, 0, comm)
  mpi_08_elements = sum(a(:, 1) * a(:, 3)) + sum(sin(a(:, 2)))
contains
  subroutine shift(b)
    double precision, intent(inout) :: b(:, :)
    call MPI_Sendrecv(b(1, 1), n, MPI_DOUBLE_PRECISION, mod(rank + 1, size), 3, b(1, 3), n, MPI_DOUBLE_PRECISION, &
                      modulo(rank - 1, size), 3, comm, MPI_STATUS_IGNORE)
  end subroutine
end function

! Records with an integer among numbers; names that C's large counts share are not ambiguous.
double precision function mpi_08_records(x, n, comm)
  use mpi_f08
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  type record
    sequence
    double precision :: place(3)
    integer :: id, unused
    double precision :: weight
  end type
  type(record) :: a(2), b(2)
  type(MPI_Datatype) :: members, whole
  integer(MPI_ADDRESS_KIND) :: at(3), first, next, low, extent
  integer :: rank, size, i
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size)
  do i = 1, 2
    a(i)%place = x(i:i + 2)
    a(i)%id = rank
    a(i)%weight = x(i + 3) * x(1)
  end do
  call MPI_Get_address(a(1), first)
  call MPI_Get_address(a(1)%id, at(2))
  call MPI_Get_address(a(1)%weight, at(3))
  call MPI_Get_address(a(2), next)
  at(1) = first
  call MPI_Type_create_struct(3, [3, 1, 1], at - first, [MPI_DOUBLE_PRECISION, MPI_INTEGER, MPI_DOUBLE_PRECISION], members)
  call MPI_Type_create_resized(members, 0_MPI_ADDRESS_KIND, next - first, whole)
  call MPI_Type_commit(whole)
  call MPI_Type_get_extent(whole, low, extent)
  call MPI_Sendrecv(a, 2, whole, mod(rank + 1, size), 1, b, 2, whole, modulo(rank - 1, size), 1, comm, MPI_STATUS_IGNORE)
  mpi_08_records = 0
  do i = 1, 2
    mpi_08_records = mpi_08_records + sum(b(i)%place * a(3 - i)%place) * b(i)%weight * (b(i)%id + 1) * (extent / 40)
  end do
  call MPI_Type_free(whole)
  call MPI_Type_free(members)
end function
