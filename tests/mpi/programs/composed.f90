! What programs are made of: derived types with arrays and communicators, rows of arrays of unknown stride, module variables, user-defined operators.

module state
  use mpi_f08
  implicit none
  type field
    double precision, allocatable :: u(:, :)
    type(MPI_Comm) :: comm
    integer :: left, right
  end type
  type(MPI_Comm) :: world
  double precision :: saved(3)
contains
  subroutine exchange(f)
    type(field), intent(inout) :: f
    type(MPI_Request) :: r(4)
    integer :: n
    n = size(f%u, 1)
    call MPI_Irecv(f%u(:, 1), n, MPI_DOUBLE_PRECISION, f%left, 0, f%comm, r(1))
    call MPI_Irecv(f%u(:, size(f%u, 2)), n, MPI_DOUBLE_PRECISION, f%right, 0, f%comm, r(2))
    call MPI_Isend(f%u(:, 2), n, MPI_DOUBLE_PRECISION, f%left, 0, f%comm, r(3))
    call MPI_Isend(f%u(:, size(f%u, 2) - 1), n, MPI_DOUBLE_PRECISION, f%right, 0, f%comm, r(4))
    call MPI_Waitall(4, r, MPI_STATUSES_IGNORE)
  end subroutine
  ! rows of an assumed-shape array, whose stride nobody knows here
  subroutine rows(a, comm)
    double precision, intent(inout), asynchronous :: a(:, :)
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request) :: r(2)
    integer :: rank, size_
    call MPI_Comm_rank(comm, rank)
    call MPI_Comm_size(comm, size_)
    call MPI_Irecv(a(2, :), size(a, 2), MPI_DOUBLE_PRECISION, modulo(rank - 1, size_), 9, comm, r(1))
    call MPI_Isend(a(1, :), size(a, 2), MPI_DOUBLE_PRECISION, mod(rank + 1, size_), 9, comm, r(2))
    call MPI_Wait(r(1), MPI_STATUS_IGNORE)
    call MPI_Wait(r(2), MPI_STATUS_IGNORE)
  end subroutine
end module

double precision function mpi_x_type(x, n, comm)
  use state
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  type(field) :: f
  integer :: rank, size_, k
  call MPI_Comm_dup(comm, f%comm)
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size_)
  f%left = modulo(rank - 1, size_)
  f%right = mod(rank + 1, size_)
  allocate(f%u(n, 4))
  f%u = spread(x, 2, 4)
  do k = 1, 2
    call exchange(f)
    f%u(:, 2:3) = f%u(:, 2:3) * (1 + 0.1d0 * sin(f%u(:, 1:2) - f%u(:, 3:4)))
  end do
  mpi_x_type = sum(f%u ** 2) * x(1)
  call MPI_Comm_free(f%comm)
end function

double precision function mpi_x_rows(x, n, comm)
  use state
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision :: a(4, n)
  a = 1
  a(1, :) = x * x
  a(3, :) = sin(x)
  call rows(a(1::2, :), comm)
  call rows(a(1:2, 2:4), comm)
  mpi_x_rows = sum(a ** 2) * x(2)
end function

double precision function mpi_x_gather(x, n, comm)
  use mpi
  implicit none
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision, allocatable :: all(:), back(:)
  integer, allocatable :: counts(:), offsets(:)
  integer :: rank, size_, ierr, k
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Comm_size(comm, size_, ierr)
  allocate(counts(size_), offsets(size_))
  counts = [(mod(k, 2) + 1, k = 1, size_)]
  offsets = [(sum(counts(1:k - 1)), k = 1, size_)]
  allocate(all(sum(counts)), back(2))
  call MPI_Gatherv(x * x(1), counts(rank + 1), MPI_DOUBLE_PRECISION, all, counts, offsets, MPI_DOUBLE_PRECISION, 0, comm, ierr)
  if (rank == 0) all = sin(all) * x(2)
  back = 0
  call MPI_Scatterv(all, counts, offsets, MPI_DOUBLE_PRECISION, back, counts(rank + 1), MPI_DOUBLE_PRECISION, 0, comm, ierr)
  call MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 0, MPI_DOUBLE_PRECISION, comm, ierr)
  mpi_x_gather = sum(back) * x(3)
end function

double precision function mpi_x_saved(x, n, comm)
  use state
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  integer :: k
  logical :: go, all_go
  world = comm
  saved = x(1:3)
  do k = 1, 4
    saved(1) = saved(1) * cos(saved(2))
    go = saved(1) < 100 .and. k < 3
    call MPI_Allreduce(go, all_go, 1, MPI_LOGICAL, MPI_LAND, world)
    call MPI_Allreduce(MPI_IN_PLACE, saved, 3, MPI_DOUBLE_PRECISION, MPI_MAX, world)
    if (.not. all_go) exit
  end do
  mpi_x_saved = sum(saved) * x(4)
end function

subroutine my_sum(a, b, len, type)
  use mpi
  implicit none
  integer :: len, type
  double precision :: a(len), b(len)
  if (type /= MPI_DOUBLE_PRECISION) return
  b = a * b
end subroutine

double precision function mpi_x_op(x, n, comm)
  use mpi
  implicit none
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: s(2)
  integer :: op, ierr
  external :: my_sum
  call MPI_Op_create(my_sum, .true., op, ierr)
  call MPI_Allreduce(x, s, 2, MPI_DOUBLE_PRECISION, op, comm, ierr)
  call MPI_Op_free(op, ierr)
  mpi_x_op = s(1) * s(2) * x(3)
end function
