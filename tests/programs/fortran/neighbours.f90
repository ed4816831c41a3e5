! Objects beside types that need more than they do: trees of pointers that a procedure frees, assignment from something else.
module neighbours
  implicit none
  type :: tree
    real(8) :: key = 0, value = 0
    type(tree), pointer :: left => null(), right => null()
  end type
  type :: branches
    real(8) :: v
    type(branches), allocatable :: parts(:)
  end type
  type :: point
    real(8) :: c(3)
  contains
    procedure, private :: from_number
    generic :: assignment(=) => from_number
  end type
contains
  elemental subroutine from_number(self, b)
    class(point), intent(inout) :: self
    real(8), intent(in) :: b
    self%c = [b, 2*b, b*b]
  end subroutine
  recursive subroutine insert(t, key, value)
    type(tree), pointer, intent(inout) :: t
    real(8), intent(in) :: key, value
    if (.not. associated(t)) then
      allocate (t)
      t%key = key
      t%value = value
    else if (key < t%key) then
      call insert(t%left, key, 1.1d0*value)
    else
      call insert(t%right, key, value + t%value)
    end if
  end subroutine
  recursive function walked(t) result(s)
    type(tree), pointer, intent(in) :: t
    real(8) :: s
    s = 0
    if (associated(t)) s = t%value*t%key + sin(walked(t%left)) + cos(walked(t%right))*t%value
  end function
  recursive subroutine drop(t)
    type(tree), pointer, intent(inout) :: t
    if (.not. associated(t)) return
    call drop(t%left)
    call drop(t%right)
    deallocate (t)
  end subroutine
  real(8) function sorted(x) result(s)
    real(8), intent(in) :: x(:)
    type(tree), pointer :: root
    integer :: i
    root => null()
    do i = 1, size(x)
      call insert(root, x(i), x(size(x) + 1 - i))
    end do
    s = walked(root)
    call drop(root)
    if (associated(root)) s = 0
  end function
  recursive function grown(v, depth) result(t)
    real(8), intent(in) :: v(:)
    integer, intent(in) :: depth
    type(branches) :: t
    integer :: i
    t%v = sum(v)
    if (depth == 0) return
    allocate (t%parts(2))
    do i = 1, 2
      t%parts(i) = grown(v(i::2)*t%v, depth - 1)
    end do
  end function
  recursive function folded(t) result(s)
    type(branches), intent(in) :: t
    real(8) :: s
    integer :: i
    s = t%v
    if (.not. allocated(t%parts)) return
    do i = 1, size(t%parts)
      s = s*folded(t%parts(i))
    end do
  end function
  real(8) function branched(x) result(s)
    real(8), intent(in) :: x(:)
    s = folded(grown(x, 2))
  end function
  real(8) function assigned(x) result(s)
    real(8), intent(in) :: x(:)
    type(point) :: p(size(x)), q(size(x))
    integer :: i
    p = x
    p(2:) = p(:size(x) - 1)
    q = p(size(x):1:-1)
    s = 0
    do i = 1, size(x)
      s = s + x(i)*sum(q(i)%c**2)*p(i)%c(3)
    end do
  end function
end module
