!> A damped spring, and how far its motion is from data.
module spring
  implicit none
contains
  subroutine motion(parameters, x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: parameters(2)
    real(8), intent(out) :: x(n)
    real(8), parameter :: step = 0.05d0
    real(8) :: position, velocity
    integer :: i
    position = 1
    velocity = 0
    do i = 1, n
      x(i) = position
      velocity = velocity - step * (parameters(1) * position + parameters(2) * velocity)
      position = position + step * velocity
    end do
  end subroutine

  real(8) function misfit(parameters, data, n)
    integer, intent(in) :: n
    real(8), intent(in) :: parameters(2), data(n)
    real(8) :: x(n)
    call motion(parameters, x, n)
    misfit = sum((x - data)**2) / n
  end function
end module
