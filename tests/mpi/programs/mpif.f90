! Messages of Fortran programs with mpif.h.

double precision function mpi_f_allreduce(x, n, comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: s, t
  integer :: ierr
  s = sum(x * x * cos(x))
  call MPI_Allreduce(s, t, 1, MPI_DOUBLE_PRECISION, MPI_SUM, comm, ierr)
  mpi_f_allreduce = sin(t) * x(1)
end function

! A ring, through a subroutine that takes whatever array it gets, and sections of rows, which the compiler copies.
subroutine shift(b, c, count, by, comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: count, by, comm
  double precision :: b(*), c(*)
  integer :: rank, size, ierr, status(MPI_STATUS_SIZE)
  call mpi_comm_rank(comm, rank, ierr)
  call mpi_comm_size(comm, size, ierr)
  call mpi_sendrecv(b, count, MPI_REAL8, mod(rank + by, size), 7, c, count, MPI_REAL8, modulo(rank - by, size), 7, comm, status, ierr)
  if (status(MPI_SOURCE) /= modulo(rank - by, size)) c(1) = 0
end subroutine

double precision function mpi_f_ring(x, n, comm)
  implicit none
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: b(2, n), c(2, n)
  integer :: k
  mpi_f_ring = 0
  b(1, :) = x * x(2)
  b(2, :) = sin(x)
  c = 0
  do k = 1, 3
    call shift(b(1, 2:4), c(2, 2:4), 3, 1, comm)
    call shift(b(:, k), c(:, k), 2, k, comm)
    mpi_f_ring = mpi_f_ring + sum(sin(c(2, :)) * c(1, k)) * x(1)
    b = b * (1 + c(2, 2))
  end do
end function

! Both ways of waiting for neighbours, sums in place at one rank, complex and single precision.
double precision function mpi_f_reduce(x, n, comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: v(3)
  double complex :: z(2)
  integer :: rank, ierr
  call MPI_COMM_RANK(comm, rank, ierr)
  v = [x(1) * x(2), exp(x(3)), x(4)]
  if (rank == 0) then
    call MPI_REDUCE(MPI_IN_PLACE, v, 3, MPI_DOUBLE_PRECISION, MPI_SUM, 0, comm, ierr)
  else
    call MPI_REDUCE(v, v, 3, MPI_DOUBLE_PRECISION, MPI_SUM, 0, comm, ierr)
  end if
  call PMPI_BCAST(v, 3, MPI_DOUBLE_PRECISION, 0, comm, ierr)
  z = [dcmplx(v(1), v(2)), dcmplx(x(5), v(3))]
  call MPI_ALLREDUCE(MPI_IN_PLACE, z, 2, MPI_DOUBLE_COMPLEX, MPI_SUM, comm, ierr)
  mpi_f_reduce = abs(z(1)) * dimag(z(2)) + dble(z(2)) * x(1)
end function

double precision function mpi_f_real4_float(x, n, comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  real :: s(2), t(2)
  integer :: ierr
  s = real([x(1) * x(2), sin(x(3))])
  call MPI_ALLREDUCE(s, t, 2, MPI_REAL, MPI_SUM, comm, ierr)
  mpi_f_real4_float = t(1) * t(2) * x(4)
end function

! Any source and any tag: the status says where it came from.
double precision function mpi_f_any_source(x, n, comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: got, total
  integer :: rank, size, ierr, k, count, status(MPI_STATUS_SIZE)
  call MPI_COMM_RANK(comm, rank, ierr)
  call MPI_COMM_SIZE(comm, size, ierr)
  total = 0
  if (rank == 0) then
    do k = 1, size - 1
      call MPI_RECV(got, 1, MPI_DOUBLE_PRECISION, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, status, ierr)
      call MPI_GET_COUNT(status, MPI_DOUBLE_PRECISION, count, ierr)
      total = total + got * got * status(MPI_SOURCE) * status(MPI_TAG) * count
    end do
  else
    call MPI_SEND(x(1) * x(2), 1, MPI_DOUBLE_PRECISION, 0, rank + 10, comm, ierr)
  end if
  call MPI_BARRIER(comm, ierr) ! or the next call's messages could come between
  mpi_f_any_source = total * x(3)
end function

! A message with a header, packed into characters.
double precision function mpi_f_packed(x, n, comm)
  implicit none
  include 'mpif.h'
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  character :: buffer(200)
  integer :: rank, size, ierr, position, count, status(MPI_STATUS_SIZE), k
  double precision :: y(5)
  complex(kind=8) :: z
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Comm_size(comm, size, ierr)
  mpi_f_packed = 0
  do k = 1, 2
    position = 0
    z = cmplx(x(1) * x(2), x(k), kind=8)
    call MPI_Pack(n - k, 1, MPI_INTEGER, buffer, 200, position, comm, ierr)
    call MPI_Pack(x, n - k, MPI_DOUBLE_PRECISION, buffer, 200, position, comm, ierr)
    call MPI_Pack(z, 1, MPI_DOUBLE_COMPLEX, buffer, 200, position, comm, ierr)
    call MPI_Sendrecv_replace(buffer, 200, MPI_PACKED, mod(rank + 1, size), 2, modulo(rank - 1, size), 2, comm, status, ierr)
    position = 0
    y = 1
    call MPI_Unpack(buffer, 200, position, count, 1, MPI_INTEGER, comm, ierr)
    call MPI_Unpack(buffer, 200, position, y, count, MPI_DOUBLE_PRECISION, comm, ierr)
    call MPI_Unpack(buffer, 200, position, z, 1, MPI_DOUBLE_COMPLEX, comm, ierr)
    mpi_f_packed = mpi_f_packed + product(y) * abs(z) * x(k)
  end do
end function
