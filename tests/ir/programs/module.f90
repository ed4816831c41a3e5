module physics
  implicit none
  integer, parameter :: dp = kind(1d0)
  type state
    real(dp) :: energy
    real(dp), allocatable :: field(:)
  end type
  real(dp), save :: history(10) = 1.5_dp
contains
  function flux(x, n) result(r)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(:)
    real(dp) :: r
    real(dp), allocatable :: y(:)
    allocate(y(n))
    y = x(1:n) * 2
    r = sum(y**2) + dot_product(x, x) + sin(y(1))
    print *, r
  end function

  subroutine step(a, b, c, s)
    real(dp), intent(in) :: a(:, :), b(:, :)
    real(dp), intent(inout) :: c(:, :)
    type(state), intent(inout) :: s
    complex(dp) :: z
    integer :: i
    z = (1.0_dp, 2.0_dp) * s%energy
    c = matmul(a, b) + abs(z)
    do i = 1, size(s%field)
      if (s%field(i) > 0) history(1) = history(1) + s%field(i)
    end do
    s%energy = maxval(c)
  end subroutine
end module
