! Objects that are chosen by a text in them.
module tagged_layers
 implicit none
 type :: layer
  real(8), allocatable :: w(:)
  character(8) :: kind = 'tanh'
 end type
contains
 subroutine build(x, l)
  real(8), intent(in) :: x(:)
  type(layer), intent(out) :: l(2)
  l(1)%w = x(1:2)
  l(2)%w = x(3:5)
  l(2)%kind = 'square'
 end subroutine
 real(8) function as_it_is(x) result(s)
  real(8), intent(in) :: x(:)
  type(layer) :: l(2)
  integer :: i
  call build(x, l)
  s = 0
  do i = 1, 2
   select case (l(i)%kind)
   case ('tanh'); s = s + sum(tanh(l(i)%w))
   case default; s = s + sum(l(i)%w**2)
   end select
  end do
 end function
 real(8) function from_variable(x) result(s)
  real(8), intent(in) :: x(:)
  type(layer) :: l(2)
  character(8) :: kind
  integer :: i
  call build(x, l)
  s = 0
  do i = 1, 2
   kind = l(i)%kind
   select case (trim(kind))
   case ('tanh'); s = s + sum(tanh(l(i)%w))
   case default; s = s + sum(l(i)%w**2)
   end select
  end do
 end function
 real(8) function trimmed(x) result(s)
  real(8), intent(in) :: x(:)
  type(layer) :: l(2)
  integer :: i
  call build(x, l)
  s = 0
  do i = 1, 2
   select case (trim(l(i)%kind))
   case ('tanh'); s = s + sum(tanh(l(i)%w))
   case default; s = s + sum(l(i)%w**2)
   end select
  end do
 end function
 real(8) function adjusted(x) result(s)
  real(8), intent(in) :: x(:)
  type(layer) :: l(2)
  character(:), allocatable :: name
  integer :: i
  call build(x, l)
  s = 0
  do i = 1, 2
   name = trim(adjustl(adjustr(l(i)%kind)))//repeat(l(i)%kind(1:1), 2)
   if (name == 'tanhtt') then
    s = s + sum(tanh(l(i)%w))
   else if (len(name) == 8) then
    s = s + sum(l(i)%w**2)
   end if
  end do
 end function
 real(8) function numbers_in_texts(x) result(s)
  real(8), intent(in) :: x(:)
  character(8) :: text
  text = transfer(x(1), text)
  s = x(2)*transfer(repeat(text, 2), x(1))
 end function
end module
