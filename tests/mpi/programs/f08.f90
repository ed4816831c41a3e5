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
