module flow
  implicit none
contains
  subroutine burgers(n, steps, dt, u)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: dt
    real(8), intent(inout) :: u(n)
    real(8) :: v(n)
    integer :: i, k
    do k = 1, steps
      v(1) = u(1); v(n) = u(n)
      do i = 2, n - 1
        v(i) = u(i) - dt*u(i)*(u(i+1) - u(i-1)) + 0.1d0*dt*(u(i+1) - 2*u(i) + u(i-1))
      end do
      u = v
    end do
  end subroutine
end module
