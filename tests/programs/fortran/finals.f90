! Finalization, array constructors of derived types, and values of extensions for what is not polymorphic.
module finals
 implicit none
 integer, save :: count = 0
 type :: resource
  real(8), pointer :: p(:) => null()
 contains
  final :: release
 end type
 type :: owner
  type(resource) :: a
  type(resource), allocatable :: b
  real(8) :: z = 0
 end type
 type :: elemental_one
  real(8) :: q = 0
  real(8), allocatable :: d(:)
 contains
  final :: end_one
 end type
 type, extends(elemental_one) :: extended
  real(8) :: y = 0
 contains
  final :: end_extended
 end type
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
 subroutine release(self)
  type(resource), intent(inout) :: self
  count = count + 1
  if (associated(self%p)) deallocate(self%p)
 end subroutine
 impure elemental subroutine end_one(self)
  type(elemental_one), intent(inout) :: self
  count = count + 10
  self%q = 0
 end subroutine
 impure elemental subroutine end_extended(self)
  type(extended), intent(inout) :: self
  count = count + 100
 end subroutine
 subroutine counted(n)
  integer, intent(out) :: n
  n = count
  count = 0
 end subroutine
 function of_locals(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(resource) :: r
  allocate(r%p(size(x)))
  r%p = x**2
  t = sum(r%p*x)
 end function
 function of_components(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(owner) :: o
  allocate(o%a%p(size(x)))
  o%a%p = x**2
  allocate(o%b)
  allocate(o%b%p(1))
  o%b%p = x(1)
  o%z = sum(o%a%p) * o%b%p(1)
  t = o%z
 end function
 function of_arrays(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(elemental_one) :: e(3)
  type(extended), allocatable :: g(:)
  class(elemental_one), allocatable :: h
  e(:)%q = x(1)
  e(2)%d = x
  e(1) = e(2)
  e(2:3)%q = e(1)%q*e(3)%q
  allocate(g(2))
  g(1)%q = x(2)
  g(2) = g(1)
  allocate(h, source=g(2))
  h = e(1)
  t = sum(e%q) + sum(e(1)%d) + g(2)%q**2 + h%q
  deallocate(g)
 end function
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
