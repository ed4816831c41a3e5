! Functions that make objects of some of the types that their module knows.
module items
  implicit none
  type, abstract :: item
  contains
    procedure(value_of), deferred :: value
  end type
  abstract interface
    recursive real(8) function value_of(self)
      import item
      class(item), intent(in) :: self
    end function
    pure real(8) function change(x)
      real(8), intent(in) :: x
    end function
  end interface
  type, extends(item) :: weight
    real(8) :: w
  contains
    procedure :: value => weight_value
  end type
  type, extends(item) :: marked
    character(1) :: mark
    class(item), allocatable :: inner
  contains
    procedure :: value => marked_value
  end type
  type, extends(item) :: changed
    procedure(change), pointer, nopass :: f => null()
    class(item), pointer :: to => null()
  contains
    procedure :: value => changed_value
  end type
contains
  recursive real(8) function weight_value(self) result(r)
    class(weight), intent(in) :: self
    r = self%w
  end function
  recursive real(8) function marked_value(self) result(r)
    class(marked), intent(in) :: self
    r = self%inner%value()
    if (self%mark == "-") r = -r
  end function
  recursive real(8) function changed_value(self) result(r)
    class(changed), intent(in) :: self
    r = self%f(self%to%value())
  end function
  pure real(8) function squared(x)
    real(8), intent(in) :: x
    squared = x*x
  end function
end module
real(8) function marks(x) result(s)
  use items
  implicit none
  real(8), intent(in) :: x(4)
  type(marked) :: one, other
  one%mark = "-"
  allocate(one%inner, source=weight(x(1)*x(2)))
  other%mark = "+"
  allocate(other%inner, source=one)
  s = other%value()*x(3)
end function
real(8) function changes(x) result(s)
  use items
  implicit none
  real(8), intent(in) :: x(4)
  type(changed) :: c
  type(weight), target :: w
  w%w = x(1)*x(2)
  c%f => squared; c%to => w
  s = c%value()*x(3)
end function
real(8) function chosen(x) result(s)
  use items
  implicit none
  real(8), intent(in) :: x(4)
  class(item), allocatable :: one
  if (x(1) > x(2)) then
    allocate(one, source=weight(x(1)*x(2)))
  else
    allocate(one, source=marked("-", weight(x(3))))
  end if
  s = one%value()*x(4)
  select type (one)
  type is (weight)
    s = s + one%w**2
  type is (changed)
    s = -1
  type is (marked)
    s = s + one%inner%value()*x(2)
  end select
end function
