subroutine saxp(n, a, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: a, x(n)
  real(8), intent(inout) :: y(n)
  y = y + a * x
end subroutine

real(8) function weigh(m, n, w, x) result(r)
  integer, intent(in) :: m, n
  real(8), intent(in) :: w(m, n), x(n)
  r = sum(matmul(w, x)**2)
end function

subroutine squares(x, n, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  y = x**2
end subroutine

! The extent is no parameter itself; the other one is no length of what is read.
subroutine derived(n, k, x, y)
  integer, intent(in) :: n, k
  real(8), intent(in) :: x(2 * n)
  real(8), intent(out) :: y(k)
  y = sum(x)
end subroutine
