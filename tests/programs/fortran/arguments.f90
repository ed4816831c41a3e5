! How arguments and results pass: optional ones, results whose shape follows from arguments, sections, allocatables and pointers.
module arguments
  implicit none
  integer, parameter :: dp = kind(1d0)
contains
  function scaled(x, a, b, n) result(y)
    real(dp), intent(in) :: x
    real(dp), intent(in), optional :: a
    real(dp), intent(in), optional :: b(:)
    integer, intent(in), optional :: n
    real(dp) :: y
    y = x
    if (present(a)) y = y * a
    if (present(b)) y = y + sum(b * x)
    if (present(n)) y = y**n
  end function

  ! The shape of the result: of two matrices.
  function product_of(a, b) result(c)
    real(dp), intent(in) :: a(:, :), b(:, :)
    real(dp) :: c(size(a, 1), size(b, 2))
    c = matmul(a, b)
  end function

  function padded(x, n) result(y)
    real(dp), intent(in) :: x(0:)
    integer, intent(in) :: n
    real(dp) :: y(0:max(ubound(x, 1), n - 1))
    y = 0
    y(0:ubound(x, 1)) = x**2
  end function

  ! The length of one argument follows from another.
  function weighted(x, w) result(total)
    real(dp), intent(in) :: x(:)
    real(dp), intent(in) :: w(2 * size(x))
    real(dp) :: total
    total = dot_product(x, w(1:2*size(x):2))
  end function
end module
