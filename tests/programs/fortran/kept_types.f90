! Polymorphic objects that one call leaves in the module's variables and another one asks for their types.
module kept_types
  implicit none
  type :: shape
    real(8) :: r = 1
  end type
  type, extends(shape) :: circle
    real(8) :: q = 2
  end type
  type, extends(circle) :: ring
    real(8) :: inner = 0.5d0
  end type
  type, extends(shape) :: box
    real(8) :: a = 3
  end type
  class(shape), allocatable, save :: current
  class(shape), pointer, save :: pointed => null()
  class(*), allocatable, save :: anything
contains
  subroutine keep(k)
    integer, intent(in) :: k
    if (allocated(current)) deallocate(current)
    if (allocated(anything)) deallocate(anything)
    select case (k)
    case (1)
      allocate(circle :: current, pointed, anything)
    case (2)
      allocate(box :: current, pointed)
      allocate(anything, source=3d0)
    case default
      allocate(ring :: current, pointed, anything)
    end select
  end subroutine
  function exact(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    s = sum(x)
    select type (c => current)
    type is (circle)
      s = c%q * sum(x**2)
    type is (box)
      s = c%a * sum(x**3)
    end select
  end function
  function extended(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    s = sum(x)
    select type (c => pointed)
    class is (circle)
      s = c%q * sum(x**2)
    class is (box)
      s = c%a * sum(x**3)
    end select
  end function
  function unlimited(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    s = sum(x)
    select type (c => anything)
    type is (ring)
      s = c%inner * sum(x**2)
    type is (circle)
      s = c%q * sum(x**4)
    type is (real(8))
      s = c * sum(x**3)
    end select
  end function
  function copied(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    class(shape), allocatable :: mine
    mine = current
    s = sum(x) * mine%r
    select type (mine)
    type is (box)
      s = s * mine%a
    class is (circle)
      s = s**2 * mine%q
    end select
  end function
end module
