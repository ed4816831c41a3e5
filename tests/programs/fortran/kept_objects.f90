! Polymorphic objects that a differentiated function leaves in the module's variables: their types are found by later calls.
module kept_objects
  implicit none
  type :: law
    real(8) :: k = 2
  end type
  type, extends(law) :: linear
  end type
  type, extends(law) :: cubic
    real(8) :: c = 3
  end type
  type, extends(cubic) :: shifted
    real(8) :: s = 1
  end type
  class(law), allocatable, save :: current
contains
  subroutine choose(k)
    integer, intent(in) :: k
    if (allocated(current)) deallocate(current)
    select case (k)
    case (1)
      allocate(linear :: current)
    case (2)
      allocate(cubic :: current)
    case default
      allocate(shifted :: current)
    end select
  end subroutine
  function chosen(x, k) result(y)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    real(8) :: y
    call choose(k)
    y = x * current%k
  end function
  function kind_of(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = 0
    select type (current)
    type is (linear)
      y = x
    type is (cubic)
      y = 2 * x
    class is (cubic)
      y = 3 * x
    end select
  end function
end module
