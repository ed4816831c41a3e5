subroutine tridiag(n, a, b, c, d, x) bind(c)
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: a(n), b(n), c(n), d(n)
  real(c_double), intent(out) :: x(n)
  real(c_double) :: cp(n), dp(n), m
  integer :: i
  cp(1) = c(1)/b(1); dp(1) = d(1)/b(1)
  do i = 2, n
    m = b(i) - a(i)*cp(i-1)
    cp(i) = c(i)/m
    dp(i) = (d(i) - a(i)*dp(i-1))/m
  end do
  x(n) = dp(n)
  do i = n-1, 1, -1
    x(i) = dp(i) - cp(i)*x(i+1)
  end do
end subroutine
function norm2f(x, n) bind(c) result(s)
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(*)
  real(c_double) :: s
  s = sqrt(sum(x(1:n)**2))
end function
