subroutine relax(u, rhs, n, sweeps) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), value :: n, sweeps
  real(c_double), intent(inout) :: u(n)
  real(c_double), intent(in) :: rhs(n)
  integer :: s, i
  do s = 1, sweeps
    do i = 1, n
      u(i) = 0.5d0 * (rhs(i) + 0.4d0 * (merge(u(max(i-1, 1)), 0.0d0, i > 1) + merge(u(min(i+1, n)), 0.0d0, i < n)))
    end do
  end do
end subroutine
