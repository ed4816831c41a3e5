! Internal procedures that are passed on to procedures which LLVM does not inline, with the variables around them.
module quadrature
 implicit none
 abstract interface
  function integrand(x) result(y)
   real(8), intent(in) :: x
   real(8) :: y
  end function
  subroutine motion(t, y, dy)
   real(8), intent(in) :: t, y(:)
   real(8), intent(out) :: dy(:)
  end subroutine
 end interface
 type :: solver
  procedure(integrand), pointer, nopass :: f => null(), slope => null()
 contains
  procedure :: root
 end type
contains
 recursive function adaptive(f, a, b, depth) result(s)
  procedure(integrand) :: f
  real(8), intent(in) :: a, b
  integer, intent(in) :: depth
  real(8) :: s, m
  m = (a + b)/2
  if (depth == 0) then
   s = (b - a)/6*(f(a) + 4*f(m) + f(b))
  else
   s = adaptive(f, a, m, depth - 1) + adaptive(f, m, b, depth - 1)
  end if
 end function
 ! One that has an internal procedure itself.
 recursive function scaled(f, a, b) result(s)
  procedure(integrand) :: f
  real(8), intent(in) :: a, b
  real(8) :: s
  s = adaptive(unit, -1d0, 1d0, 4)
 contains
  function unit(u) result(y)
   real(8), intent(in) :: u
   real(8) :: y
   y = f((a + b)/2 + u*(b - a)/2)*(b - a)/2
  end function
 end function
 recursive subroutine steps(f, t, y, h, n)
  procedure(motion) :: f
  real(8), intent(inout) :: t, y(:)
  real(8), intent(in) :: h
  integer, intent(in) :: n
  real(8), dimension(size(y)) :: a, b
  if (n == 0) return
  call f(t, y, a)
  call f(t + h/2, y + h/2*a, b)
  y = y + h*b
  t = t + h
  call steps(f, t, y, h, n - 1)
 end subroutine
 recursive function root(self, x, n) result(z)
  class(solver), intent(in) :: self
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: z
  z = x
  if (n > 0) z = self%root(x - self%f(x)/self%slope(x), n - 1)
 end function
 ! It is called again while its internal procedure is still to be called, as many times as `k` says.
 recursive function again(k, f, x) result(s)
  integer, intent(in) :: k
  procedure(integrand) :: f
  real(8), intent(in) :: x
  real(8) :: s
  s = f(x)
  if (k > 0) s = s + again(k - 1, g, x) + g(x)
 contains
  function g(z) result(y)
   real(8), intent(in) :: z
   real(8) :: y
   y = k*f(z)*z
  end function
 end function
end module

! The counter of the loop, an array and the argument are seen by the internal procedure.
function counted(p) result(s)
 use quadrature
 implicit none
 real(8), intent(in) :: p(3)
 real(8) :: s, c(2)
 integer :: k
 c = p(1:2)**2
 s = 0
 do k = 1, 2
  s = s + adaptive(f, 0d0, p(3), 4)
 end do
contains
 function f(x) result(y)
  real(8), intent(in) :: x
  real(8) :: y
  y = c(k)*exp(-x*p(1)) + sin(p(2)*x)
 end function
end function

! An integral of an integral; the inner integrand knows where the outer one is.
function double(p) result(s)
 use quadrature
 implicit none
 real(8), intent(in) :: p(3)
 real(8) :: s, at
 s = adaptive(outer, 0d0, p(3), 3)
contains
 function outer(x) result(y)
  real(8), intent(in) :: x
  real(8) :: y
  at = x
  y = adaptive(inner, 0d0, 1d0, 3)
 end function
 function inner(z) result(y)
  real(8), intent(in) :: z
  real(8) :: y
  y = sin(p(1)*at*z) + p(2)*z*at**2
 end function
end function

function through(p) result(s)
 use quadrature
 implicit none
 real(8), intent(in) :: p(3)
 real(8) :: s
 s = scaled(f, 0d0, p(3)) + scaled(f, p(3), 2*p(3))
contains
 function f(x) result(y)
  real(8), intent(in) :: x
  real(8) :: y
  y = exp(p(1)*x)*p(2)
 end function
end function

! The internal procedure counts its calls and moves an array.
function moved(p) result(s)
 use quadrature
 implicit none
 real(8), intent(in) :: p(3)
 real(8) :: s, y(2), t
 integer :: calls
 calls = 0
 t = 0
 y = p(:2)
 call steps(pendulum, t, y, 0.1d0, 10)
 s = y(1)*y(2) + calls
contains
 subroutine pendulum(t, y, dy)
  real(8), intent(in) :: t, y(:)
  real(8), intent(out) :: dy(:)
  calls = calls + 1
  dy(1) = y(2)*p(3)
  dy(2) = -p(1)*sin(y(1)) + 0.1d0*t
 end subroutine
end function

! Addresses of internal procedures in an object.
function kept(p) result(s)
 use quadrature
 implicit none
 real(8), intent(in) :: p(3)
 real(8) :: s
 type(solver) :: newton
 newton%f => f
 newton%slope => slope
 s = newton%root(p(3), 6)
contains
 function f(x) result(y)
  real(8), intent(in) :: x
  real(8) :: y
  y = x**3 - p(1)*x - p(2)
 end function
 function slope(x) result(y)
  real(8), intent(in) :: x
  real(8) :: y
  y = 3*x**2 - p(1)
 end function
end function

function repeated(p, n) result(s)
 use quadrature
 implicit none
 real(8), intent(in) :: p(3)
 integer, intent(in) :: n
 real(8) :: s
 s = again(n, f, p(1))
contains
 function f(x) result(y)
  real(8), intent(in) :: x
  real(8) :: y
  y = p(2)*x + p(3)*n
 end function
end function
