! A type that the file of the stacks does not know, in a stack.
module elsewhere
 implicit none
 type :: pair
  real(8) :: a, b
 end type
end module

function of_another_file(x) result(s)
 use stacks
 use elsewhere
 implicit none
 real(8), intent(in) :: x(3)
 real(8) :: s
 type(list) :: stack
 class(*), allocatable :: item
 call stack%push(pair(x(1), x(2)))
 call stack%push(pair(x(2), x(3)))
 s = 0
 do while (stack%n > 0)
  call stack%pop(item)
  select type (item)
  type is (pair)
   s = s + item%a*item%b
  end select
 end do
end function
