! For the standard binary interface, of which mpi4py knows nothing: the program starts MPI itself, and all communicators are its own.

subroutine start()
  use mpi_f08
  call MPI_Init()
end subroutine
subroutine finish()
  use mpi_f08
  call MPI_Finalize()
end subroutine
integer function rank_of()
  use mpi
  integer ierr
  call MPI_Comm_rank(MPI_COMM_WORLD, rank_of, ierr)
end function
double precision function total(a)
  use mpi
  double precision, intent(in) :: a
  integer ierr
  call MPI_Allreduce(a, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
end function
double precision function loss(x, n)
  use mpi_f08
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision :: v(2, n), w(n)
  type(MPI_Request) :: r(2)
  type(MPI_Comm) :: half
  type(MPI_Status) :: s(2)
  integer :: rank, size_
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, size_)
  v(1, :) = x * x(1)
  v(2, :) = sin(x)
  call MPI_Isend(v(1, :), n, MPI_DOUBLE_PRECISION, mod(rank + 1, size_), 2, MPI_COMM_WORLD, r(1))
  call MPI_Irecv(w, n, MPI_DOUBLE_PRECISION, modulo(rank - 1, size_), 2, MPI_COMM_WORLD, r(2))
  call MPI_Waitall(2, r, s)
  if (s(2)%MPI_TAG /= 2) w = 0
  call MPI_Comm_dup(MPI_COMM_WORLD, half)
  call MPI_Allreduce(MPI_IN_PLACE, w, n, MPI_REAL8, MPI_SUM, half)
  loss = sum(w * v(2, :)) * x(2)
end function
