! Types with an allocatable array of their own type: trees with any number of branches.
module nested
 implicit none
 type :: node
  real(8) :: w = 0
  type(node), allocatable :: kids(:)
 end type
contains
 recursive function total(n) result(t)
  type(node), intent(in) :: n
  real(8) :: t
  integer :: i
  t = n%w
  if (allocated(n%kids)) then
   do i = 1, size(n%kids)
    t = t + n%w*total(n%kids(i))
   end do
  end if
 end function
 recursive subroutine build(n, x, depth)
  type(node), intent(inout) :: n
  real(8), intent(in) :: x(:)
  integer, intent(in) :: depth
  integer :: i
  n%w = x(depth)
  if (depth == 3) return
  allocate(n%kids(depth + 1))
  do i = 1, depth + 1
   call build(n%kids(i), x*i, depth + 1)
  end do
 end subroutine
 function tree(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(node) :: root
  call build(root, x, 1)
  t = total(root)
 end function
 ! Copies are of their own, whole and in part.
 function grafted(x) result(t)
  real(8), intent(in) :: x(:)
  real(8) :: t
  type(node) :: root, other
  call build(root, x, 1)
  other = root
  other%kids(1)%w = x(4)
  t = total(root)*total(other)
  root%kids = other%kids(2)%kids
  t = t + total(root)
 end function
end module
