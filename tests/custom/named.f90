module stated
  implicit none
contains
  function square(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = x * x
  end function
  function square_pad_derivative(x, dx) result(dy)
    real(8), intent(in) :: x, dx
    real(8) :: dy
    dy = 20 * x * dx
  end function
  subroutine square_pad_gradient(x, gx, gy)
    real(8), intent(in) :: x, gy
    real(8), intent(inout) :: gx
    gx = gx + 20 * x * gy
  end subroutine
  function use_square(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = square(x + 1) * x
  end function
  subroutine report(x)
    real(8), intent(in) :: x
    if (x < -1d300) print *, x
  end subroutine
  subroutine report_pad_inactive()
  end subroutine
  subroutine scale(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    x = 3 * x
  end subroutine
  subroutine scale_pad_gradient(x, gx, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: gx(n)
    gx = 30 * gx
  end subroutine
  function use_scale(x, n) result(y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: y, z(n)
    z = x
    call scale(z, n)
    call report(z(1))
    y = sum(z * z)
  end function
end module
