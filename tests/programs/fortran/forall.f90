! FORALL on components, whose left sides are all computed before anything is assigned.
module forall_of_components
  implicit none
  type :: table
    real(8), allocatable :: a(:, :)
  end type
  type :: part
    real(8) :: v = 1
    real(8), allocatable :: w(:)
  end type
  type :: parts
    type(part), allocatable :: p(:)
    integer, allocatable :: order(:)
  end type
contains
  subroutine fill(t, n, x)
    class(table), intent(inout) :: t
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    integer :: i, j
    if (allocated(t%a)) deallocate(t%a)
    allocate(t%a(n, n))
    forall (i = 1:n, j = 1:n) t%a(i, j) = x(1 + mod(i + j, size(x))) / (i + j)
    forall (i = 1:n, x(i) > 0.5d0) t%a(i, i) = t%a(i, i) + x(i)**2
  end subroutine
  function elements(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(table) :: t
    integer :: k
    s = 0
    do k = 1, 2
      call fill(t, 4, k * x)
      s = s + dot_product(x, matmul(t%a, x))
    end do
  end function

  subroutine put_rows(t, x)
    class(table), intent(inout) :: t
    real(8), intent(in) :: x(:)
    integer :: i
    forall (i = 1:size(x)) t%a(i, 1:i) = x(i) * x(1:i)
  end subroutine
  function rows(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(table) :: t
    allocate(t%a(4, 4))
    t%a = 0
    call put_rows(t, x)
    s = sum(t%a**2)
  end function

  subroutine permute(t, x)
    class(parts), intent(inout) :: t
    real(8), intent(in) :: x(:)
    integer :: i
    forall (i = 1:size(x)) t%p(t%order(i))%v = x(i) * i
    forall (i = 2:size(x)) t%p(i)%v = t%p(i - 1)%v * x(i)
  end subroutine
  function permuted(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(parts) :: t
    integer :: i
    allocate(t%p(4), t%order(4))
    t%order = [3, 1, 4, 2]
    call permute(t, x)
    s = 0
    do i = 1, 4
      s = s + i * t%p(i)%v
    end do
  end function
end module
