! Stacks of anything, from which `move_alloc` takes the objects: a list of links, and an array that grows.
module stacks
 implicit none
 type :: link
  class(*), allocatable :: item
  type(link), pointer :: next => null()
 end type
 type :: list
  type(link), pointer :: top => null()
  integer :: n = 0
 contains
  procedure :: push => push_link
  procedure :: pop => pop_link
 end type
 type :: holder
  class(*), allocatable :: item
 end type
 type :: pile
  type(holder), allocatable :: items(:)
  integer :: n = 0
 contains
  procedure :: push => push_holder
  procedure :: pop => pop_holder
 end type
 type :: point
  real(8) :: x, y
 end type
 type :: polynomial
  real(8), allocatable :: c(:)
 end type
contains
 subroutine push_link(self, item)
  class(list), intent(inout) :: self
  class(*), intent(in) :: item
  type(link), pointer :: made
  allocate(made)
  allocate(made%item, source=item)
  made%next => self%top
  self%top => made
  self%n = self%n + 1
 end subroutine
 subroutine pop_link(self, item)
  class(list), intent(inout) :: self
  class(*), allocatable, intent(out) :: item
  type(link), pointer :: first
  first => self%top
  call move_alloc(first%item, item)
  self%top => first%next
  deallocate(first)
  self%n = self%n - 1
 end subroutine
 subroutine push_holder(self, item)
  class(pile), intent(inout) :: self
  class(*), intent(in) :: item
  type(holder), allocatable :: more(:)
  integer :: i
  if (.not. allocated(self%items)) allocate(self%items(2))
  if (self%n == size(self%items)) then
   allocate(more(2*self%n))
   do i = 1, self%n
    call move_alloc(self%items(i)%item, more(i)%item)
   end do
   call move_alloc(more, self%items)
  end if
  self%n = self%n + 1
  allocate(self%items(self%n)%item, source=item)
 end subroutine
 subroutine pop_holder(self, item)
  class(pile), intent(inout) :: self
  class(*), allocatable, intent(out) :: item
  call move_alloc(self%items(self%n)%item, item)
  self%n = self%n - 1
 end subroutine
 ! What was popped, last first, into one number.
 subroutine add(s, item)
  real(8), intent(inout) :: s
  class(*), intent(in) :: item
  select type (item)
  type is (integer)
   s = s*item
  type is (real(8))
   s = s + item
  type is (point)
   s = s + item%x*item%y
  end select
 end subroutine
end module

function listed(x) result(s)
 use stacks
 implicit none
 real(8), intent(in) :: x(3)
 real(8) :: s
 type(list) :: stack
 class(*), allocatable :: item
 call stack%push(dot_product(x, x))
 call stack%push(3)
 call stack%push(point(x(1), x(2)))
 call stack%push(x(3)**2)
 s = 0
 do while (stack%n > 0)
  call stack%pop(item)
  call add(s, item)
 end do
end function

function piled(x) result(s)
 use stacks
 implicit none
 real(8), intent(in) :: x(3)
 real(8) :: s
 type(pile) :: stack
 class(*), allocatable :: item
 call stack%push(dot_product(x, x))
 call stack%push(3)
 call stack%push(point(x(1), x(2)))
 call stack%push(x(3)**2)
 s = 0
 do while (stack%n > 0)
  call stack%pop(item)
  call add(s, item)
 end do
end function

! Objects with arrays of their own.
function arrays(x) result(s)
 use stacks
 implicit none
 real(8), intent(in) :: x(3)
 real(8) :: s
 type(pile) :: stack
 class(*), allocatable :: item
 call stack%push(polynomial(x))
 call stack%push(polynomial(x(2:3)*2))
 call stack%push(point(x(1), x(2)))
 s = 0
 do while (stack%n > 0)
  call stack%pop(item)
  select type (item)
  type is (polynomial)
   s = s + stack%n*s + sum(item%c**2)
  type is (point)
   s = s + item%x*item%y
  end select
 end do
end function
