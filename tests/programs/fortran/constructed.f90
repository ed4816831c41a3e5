! Array constructors of derived types and values of extensions for what is not polymorphic.
module constructed_objects
 implicit none
 type :: point
  real(8) :: a, b
 end type
 type, extends(point) :: weighted
  real(8) :: w = 3
 end type
 type :: holder
  real(8), allocatable :: a(:)
  real(8) :: w = 2
 end type
contains
 function constructed(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  integer :: i
  type(point), allocatable :: v(:)
  v = [(point(x(i), x(i)**2), i=1,size(x))]
  do i = 1, size(x)
   v = [v, point(x(i), sin(x(i)))]
  end do
  t = sum(v%a*v%b)
 end function
 function holding(a, n) result(r)
  real(8), intent(in) :: a
  integer, intent(in) :: n
  type(holder) :: r
  allocate(r%a(n))
  r%a = a**2
 end function
 function constructed_holders(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  integer :: i
  type(holder), allocatable :: v(:)
  v = [(holding(x(i), i), i=1,size(x))]
  v = [v, v(2:3), holding(x(1), 2)]
  t = 0
  do i = 1, size(v)
   t = t + sum(v(i)%a)*v(i)%w*i
  end do
 end function
 function narrowed(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(point) :: p
  type(point), allocatable :: a, b, e(:)
  class(point), allocatable :: c, d(:)
  allocate(c, source=weighted(a=x(1)**2, b=x(2), w=x(3)))
  p = c
  allocate(a, source=c)
  b = c
  allocate(weighted :: d(3))
  d%a = x(1:3)**2
  d%b = x(1)
  e = d
  t = p%a*p%b + a%b*b%a + sum(e%a*x(2:4)*e%b) + size(e)
 end function
end module
