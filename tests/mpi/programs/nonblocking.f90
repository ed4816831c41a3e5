! Requests of Fortran programs: with the modules mpi and mpi_f08.

! A halo exchange in a loop; statuses of all.
double precision function mpi_m_halo(x, n, comm)
  use mpi
  implicit none
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: u(0:n + 1)
  integer :: rank, size, ierr, k, requests(4), statuses(MPI_STATUS_SIZE, 4), left, right
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Comm_size(comm, size, ierror=ierr)
  left = merge(rank - 1, MPI_PROC_NULL, rank > 0)
  right = merge(rank + 1, MPI_PROC_NULL, rank < size - 1)
  u = 0
  u(1:n) = x
  do k = 1, 3
    call MPI_Irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 1, comm, requests(1), ierr)
    call MPI_Irecv(u(n + 1), 1, MPI_DOUBLE_PRECISION, right, 2, comm, requests(2), ierr)
    call MPI_Isend(u(1), 1, MPI_DOUBLE_PRECISION, left, 2, comm, requests(3), ierr)
    call MPI_Isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 1, comm, requests(4), ierr)
    call MPI_Waitall(4, requests, statuses, ierr)
    if (right /= MPI_PROC_NULL .and. statuses(MPI_TAG, 2) /= 2) u = 0
    u(1:n) = u(1:n) + 0.1d0 * sin(u(0:n - 1)) * u(2:n + 1)
  end do
  mpi_m_halo = sum(u(1:n) * u(1:n)) * x(1)
end function

! Whichever comes first, and a derived type for a row.
double precision function mpi_m_waitany(x, n, comm)
  use mpi
  implicit none
  integer, intent(in) :: n, comm
  double precision, intent(in) :: x(n)
  double precision :: a(2, n), got(n, 2)
  integer :: rank, size, ierr, k, which, requests(2), out(2), row, status(MPI_STATUS_SIZE)
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Comm_size(comm, size, ierr)
  call MPI_Type_vector(n, 1, 2, MPI_DOUBLE_PRECISION, row, ierr)
  call MPI_Type_commit(row, ierr)
  a(1, :) = x * x
  a(2, :) = sin(x)
  got = 0
  do k = 1, 2
    call MPI_Irecv(got(1, k), n, MPI_DOUBLE_PRECISION, modulo(rank - k, size), k, comm, requests(k), ierr)
  end do
  do k = 1, 2
    call MPI_Isend(a(k, 1), 1, row, mod(rank + k, size), k, comm, out(k), ierr)
  end do
  mpi_m_waitany = 0
  do k = 1, 2
    call MPI_Waitany(2, requests, which, status, ierr)
    if (which < 1 .or. which > 2) stop 'index'
    mpi_m_waitany = mpi_m_waitany + which * sum(got(:, which) ** 2) * x(2)
  end do
  call MPI_Waitall(2, out, MPI_STATUSES_IGNORE, ierr)
end function

! Sections that are no copies: received into, and sent from, while the call is under way.
double precision function mpi_08_sections(x, n, comm)
  use mpi_f08
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  type(MPI_Comm), intent(in) :: comm
  double precision, asynchronous :: a(3, n)
  type(MPI_Request) :: requests(2)
  integer :: rank, size, done
  logical :: flag
  call MPI_Comm_rank(comm, rank)
  call MPI_Comm_size(comm, size)
  a(1, :) = x * x(1)
  a(2, :) = exp(x)
  a(3, :) = 0
  call MPI_Irecv(a(3, :), n, MPI_DOUBLE_PRECISION, modulo(rank - 1, size), 5, comm, requests(1))
  call MPI_Isend(a(1, 2:4), 3, MPI_DOUBLE_PRECISION, mod(rank + 1, size), 5, comm, requests(2))
  done = 0
  do while (done < 2)
    call MPI_Test(requests(done + 1), flag, MPI_STATUS_IGNORE)
    if (flag) done = done + 1
  end do
  mpi_08_sections = sum(a(3, 1:3) * a(2, 1:3)) * x(2)
end function
