! A dictionary by names of one length whose values may be anything, in an array that grows.
module dictionaries
  implicit none
  type :: pair
    character(8) :: key
    class(*), allocatable :: value
  end type
  type :: dictionary
    type(pair), allocatable :: pairs(:)
    integer :: n = 0
  contains
    procedure :: number
  end type
contains
  subroutine put(self, key, value)
    class(dictionary), intent(inout) :: self
    character(*), intent(in) :: key
    class(*), intent(in) :: value
    type(pair), allocatable :: larger(:)
    if (.not. allocated(self%pairs)) allocate(self%pairs(2))
    if (self%n == size(self%pairs)) then
      allocate(larger(2 * self%n))
      larger(1:self%n) = self%pairs
      call move_alloc(larger, self%pairs)
    end if
    self%n = self%n + 1
    self%pairs(self%n)%key = key
    allocate(self%pairs(self%n)%value, source=value)
  end subroutine
  function number(self, key) result(r)
    class(dictionary), intent(in) :: self
    character(*), intent(in) :: key
    real(8) :: r
    integer :: i
    r = 0
    do i = 1, self%n
      if (self%pairs(i)%key /= key) cycle
      select type (v => self%pairs(i)%value)
      type is (real(8))
        r = v
      type is (integer)
        r = v
      end select
    end do
  end function
  function looked_up(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(dictionary) :: d
    call put(d, 'rate', x(1))
    call put(d, 'many', 3)
    call put(d, 'both', x(2) * x(3))
    s = d%number('rate') * d%number('both')**2 + d%number('many') * x(4)
  end function
end module
