! Polymorphic variables that get objects of other types, beside types that they cannot have.
module reassigned_objects
 implicit none
 type :: slot
  class(*), allocatable :: it
 end type
 type :: store
  type(slot), allocatable :: slots(:)
 end type
 type, abstract :: shape
 contains
  procedure(area_of), deferred :: area
 end type
 abstract interface
  function area_of(self) result(a)
   import :: shape
   class(shape), intent(in) :: self
   real(8) :: a
  end function
 end interface
 type, extends(shape) :: square
  real(8) :: side
 contains
  procedure :: area => square_area
 end type
 type, extends(shape) :: path
  real(8), allocatable :: p(:)
 contains
  procedure :: area => path_area
 end type
 type :: base
  real(8) :: w = 1
 end type
 type, extends(base) :: watched
  real(8), pointer :: log => null()
 contains
  final :: leave
 end type
contains
 function square_area(self) result(a)
  class(square), intent(in) :: self
  real(8) :: a
  a = self%side**2
 end function
 function path_area(self) result(a)
  class(path), intent(in) :: self
  real(8) :: a
  a = sum(self%p**3)
 end function
 subroutine leave(self)
  type(watched), intent(inout) :: self
  if (associated(self%log)) self%log = self%log + self%w**2
 end subroutine
 function stored(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(store) :: s
  integer :: i
  allocate(s%slots(2))
  s%slots(1)%it = x(1)
  s%slots(2)%it = square(x(2))
  t = 0
  do i = 1, 2
   select type (v => s%slots(i)%it)
   type is (real(8))
    t = t + v**2
   type is (square)
    t = t + v%side
   end select
  end do
 end function
 function switched(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  class(shape), allocatable :: s, kept
  integer :: i
  t = 0
  do i = 1, 2
   s = square(x(i))
   t = t + s%area()
   s = path(x(i:i + 1))
   kept = s
   t = t + s%area()
   s = square(kept%area())
   t = t + s%area()*kept%area()
   kept = s
   t = t + kept%area()
  end do
 end function
 function watching(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  real(8), target :: total
  total = 0
  t = inside()*x(2)
  t = t + total
 contains
  function inside() result(r)
   real(8) :: r
   class(base), allocatable :: v, u
   v = watched(x(1), total)
   u = v
   v = base(x(2))
   r = v%w
   v = u
   r = r + v%w**3
   v = watched(x(3), total)
   r = r + v%w
  end function
 end function
end module
