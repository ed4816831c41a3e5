! Objects of several types in one list, each with the type of its source.
module sources
  implicit none
  type, abstract :: term
    real(8) :: scale = 1d0
  end type
  type, extends(term) :: power
    real(8) :: factor = 0d0
  end type
  type, extends(term) :: table
    real(8), allocatable :: at(:)
  end type
  type holder
    class(term), allocatable :: one
  end type
  type :: body
    real(8) :: mass = 1d0
  end type
  type, extends(body) :: ball
    real(8) :: radius = 0d0
  end type
  type link
    class(body), pointer :: to => null()
  end type
  class(body), allocatable :: kept
contains
  function size_of(one) result(r)
    class(body), intent(in) :: one
    real(8) :: r
    r = one%mass
    select type (one)
    type is (ball)
      r = r * one%radius**3
    end select
  end function
  function copied(x) result(r)
    real(8), intent(in) :: x(3)
    real(8) :: r
    type(link) :: links(2)
    class(body), allocatable :: own
    class(body), pointer :: to
    allocate(links(1)%to, source=ball(x(1), x(2)))
    links(2)%to => links(1)%to
    allocate(own, source=links(2)%to)
    r = size_of(own)
    if (allocated(kept)) deallocate(kept)
    kept = ball(x(2), x(3))
    to => links(1)%to
    own = kept
    r = r + size_of(own) + size_of(to)
    deallocate(links(1)%to)
  end function
  function chosen(x) result(r)
    real(8), intent(in) :: x(3)
    real(8) :: r
    type(holder) :: list(3)
    integer :: i
    do i = 1, 3
      if (x(i) > 0.5d0) then
        allocate(list(i)%one, source=power(1d0, x(i)))
      else
        allocate(table :: list(i)%one)
        select type (t => list(i)%one)
        type is (table)
          allocate(t%at(3), source=x(i))
        end select
      end if
    end do
    r = 0d0
    do i = 1, 3
      select type (t => list(i)%one)
      type is (power)
        r = r + t%factor**3
      type is (table)
        r = r + sum(t%at**2) * x(1)
      end select
    end do
  end function
end module
