! A time loop with requests and a reduction, for gradients within a memory budget (scripts/budgets.py).

double precision function waves(x, n, steps, comm)
  use mpi_f08
  implicit none
  integer, intent(in) :: n, steps
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision, allocatable :: u(:)
  type(MPI_Request) :: requests(4)
  double precision :: fastest, all
  integer :: rank, size, left, right, t
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size)
  left = modulo(rank - 1, size)
  right = modulo(rank + 1, size)
  allocate(u(0:n+1))
  u(1:n) = x
  do t = 1, steps
    call MPI_Irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 7, comm, requests(1))
    call MPI_Irecv(u(n+1), 1, MPI_DOUBLE_PRECISION, right, 8, comm, requests(2))
    call MPI_Isend(u(1), 1, MPI_DOUBLE_PRECISION, left, 8, comm, requests(3))
    call MPI_Isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 7, comm, requests(4))
    call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE)
    fastest = maxval(u(1:n))
    call MPI_Allreduce(fastest, all, 1, MPI_DOUBLE_PRECISION, MPI_MAX, comm)
    u(1:n) = u(1:n) + 0.1d0 / (1 + all) * sin(u(0:n-1) - 2 * u(1:n) + u(2:n+1))
  end do
  waves = sum(u(1:n)**2)
end function
