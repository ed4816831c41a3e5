! Lists of objects of several types that grow by array constructors.
module appended_objects
 implicit none
 type, abstract :: shape
  logical(1) :: visible = .true.
  character(8) :: name = ""
 contains
  procedure(measured), deferred :: area
 end type
 abstract interface
  real(8) function measured(self)
   import shape
   class(shape), intent(in) :: self
  end function
 end interface
 type, extends(shape) :: circle
  real(8) :: radius
 contains
  procedure :: area => circle_area
 end type
 type, extends(shape) :: box
  real(8) :: width, height
  integer(1) :: sides = 2
 contains
  procedure :: area => box_area
 end type
 type :: holder
  class(shape), allocatable :: held
  real(8) :: weight = 1
 end type
contains
 real(8) function circle_area(self)
  class(circle), intent(in) :: self
  circle_area = 3 * self%radius**2
 end function
 real(8) function box_area(self)
  class(box), intent(in) :: self
  box_area = self%width * self%height * self%sides
 end function
 function appended(x) result(s)
  real(8), intent(in) :: x(:)
  real(8) :: s
  type(holder), allocatable :: parts(:)
  type(holder) :: part
  integer :: i
  allocate(parts(0))
  do i = 1, size(x) - 1
   if (mod(i, 2) == 1) then
    part%held = circle(radius=x(i))
   else
    part%held = box(width=x(i), height=x(i + 1))
   end if
   part%weight = x(size(x))**i
   parts = [parts, part]
  end do
  s = 0
  do i = 1, size(parts)
   s = s + parts(i)%weight * parts(i)%held%area()
  end do
 end function
 ! Elements that are not one after the other.
 function strided(x) result(s)
  real(8), intent(in) :: x(:)
  real(8) :: s
  real(8), allocatable :: a(:), b(:)
  real(8) :: table(3, 6)
  integer :: i
  table(1, :) = [(x(1) * i, i=1, 6)]
  table(2, :) = x(2)
  table(3, :) = x(3)**2
  a = [real(8) ::]
  do i = 1, 3
   a = [a, table(i, ::2), x(4:1:-1)]
  end do
  b = a(size(a):1:-3)
  s = sum(b**2) + sum(a * [(i, i=1, size(a))])
 end function
end module
