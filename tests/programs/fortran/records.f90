! Dictionaries by keys of any length, whose values (numbers, integers, texts) are assigned, and assigned again, in an array that grows.
! Other types of the module have pointers where these have numbers.
module records
  implicit none
  type :: record
    character(:), allocatable :: key
    class(*), allocatable :: value
  end type
  type :: table
    type(record), allocatable :: rows(:)
    integer :: n = 0
  end type
contains
  subroutine set(self, key, value)
    class(table), intent(inout) :: self
    character(*), intent(in) :: key
    class(*), intent(in) :: value
    type(record), allocatable :: larger(:)
    integer :: i
    if (.not. allocated(self%rows)) allocate(self%rows(1))
    do i = 1, self%n
      if (self%rows(i)%key /= key) cycle
      self%rows(i)%value = value
      return
    end do
    if (self%n == size(self%rows)) then
      allocate(larger(2 * self%n))
      larger(1:self%n) = self%rows
      call move_alloc(larger, self%rows)
    end if
    self%n = self%n + 1
    self%rows(self%n)%key = key
    self%rows(self%n)%value = value
  end subroutine
  function number(self, key) result(r)
    class(table), intent(in) :: self
    character(*), intent(in) :: key
    real(8) :: r
    integer :: i
    r = 0
    do i = 1, self%n
      if (self%rows(i)%key /= key) cycle
      select type (v => self%rows(i)%value)
      type is (real(8))
        r = v
      type is (integer)
        r = v
      type is (character(*))
        r = len(v)
      end select
    end do
  end function
  function replaced(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(table) :: t
    call set(t, 'a', x(1))
    call set(t, 'other', 'five and more')
    call set(t, 'many', 3)
    call set(t, 'other', x(2) * x(3))
    call set(t, 'many', 'four')
    call set(t, 'a', x(4)**2)
    s = number(t, 'a') * number(t, 'other') + number(t, 'many') * x(1)
  end function
end module
