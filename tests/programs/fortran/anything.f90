! Components that may hold anything: class(*).
module anything
  implicit none
  type :: box
    class(*), allocatable :: item
  end type
  type :: vector
    real(8) :: c(3)
  end type
  type :: link
    class(*), allocatable :: item
    type(link), pointer :: next => null()
  end type
contains
  function number_in(one) result(s)
    type(box), intent(in) :: one
    real(8) :: s
    s = 0
    select type (v => one%item)
    type is (real(8))
      s = v**2
    type is (integer)
      s = v
    type is (vector)
      s = product(v%c)
    type is (character(*))
      s = len(v)
    end select
  end function

  ! Boxes are filled, copied with what is in them, and filled with something of another type.
  function boxes(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(box) :: list(5), other
    integer :: i
    list(1)%item = x(1)
    list(2)%item = 3
    list(3)%item = vector(x(1:3))
    allocate(list(4)%item, source=x(2) * x(3))
    list(5)%item = 'seven'
    other = list(3)
    list(3)%item = x(4)
    s = number_in(other) * x(4)
    do i = 1, size(list)
      s = s + i * number_in(list(i)) * x(1)
    end do
  end function

  subroutine add(first, item)
    type(link), pointer, intent(inout) :: first
    class(*), intent(in) :: item
    type(link), pointer :: one
    allocate(one)
    allocate(one%item, source=item)
    one%next => first
    first => one
  end subroutine
  function linked(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(link), pointer :: first, one
    first => null()
    call add(first, x(1) * x(2))
    call add(first, vector(x(2:4)))
    call add(first, 2)
    s = 1
    do while (associated(first))
      one => first
      select type (v => one%item)
      type is (real(8))
        s = s * v
      type is (integer)
        s = s * v
      type is (vector)
        s = s + dot_product(v%c, v%c)
      end select
      first => one%next
      deallocate(one)
    end do
  end function

  ! A variable of its own, which is of one type and then of another.
  function changed(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    class(*), allocatable :: v
    v = vector(x(1:3))
    v = x(1)
    s = 0
    select type (v)
    type is (real(8))
      s = v * v
    end select
  end function
end module
