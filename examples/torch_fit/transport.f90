! Upwind transport with a flux that depends on the concentration: steps of u_t + (c(x) u)_x = 0, whose speeds c come from elsewhere.
subroutine transport(u, c, n, steps, dt)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(inout) :: u(n)
  real(8), intent(in) :: c(n), dt
  real(8) :: flux(0:n)
  integer :: s
  flux(0) = 0
  do s = 1, steps
    flux(1:n) = c * u * (1 - u)
    u = u - dt * n * (flux(1:n) - flux(0:n-1))
  end do
end subroutine
