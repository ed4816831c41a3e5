! Expressions as trees of objects: structure constructors give polymorphic components their types.
module expressions
  implicit none
  type, abstract :: term
  contains
    procedure(value_of), deferred :: value
  end type
  abstract interface
    recursive function value_of(self, t) result(r)
      import term
      class(term), intent(in) :: self
      real(8), intent(in) :: t
      real(8) :: r
    end function
  end interface
  type, extends(term) :: power
    real(8) :: factor = 0d0
  contains
    procedure :: value => value_of_power
  end type
  type, extends(term) :: total
    class(term), allocatable :: a, b
  contains
    procedure :: value => value_of_total
  end type
contains
  recursive function value_of_power(self, t) result(r)
    class(power), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = self%factor * t**2
  end function
  recursive function value_of_total(self, t) result(r)
    class(total), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = t * self%a%value(t) + self%b%value(t)
  end function
  function nested(x) result(r)
    real(8), intent(in) :: x(3)
    real(8) :: r
    class(term), allocatable :: left, all
    left = total(power(x(1)), power(x(2)**2))
    all = total(left, power(x(3)))
    r = all%value(x(1))
  end function
end module
