! Pointer dummies that are associated anew: each gives y = x**2, one way or another.
module associated_anew
  real(8), target :: store(8) = 0
  type :: pair
    real(8) :: a, b
  end type
contains
  subroutine allocated(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(out) :: y(:)
    allocate (y(size(x)))
    y = x**2
  end subroutine
  subroutine from_before(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(inout) :: y(:)
    real(8), pointer :: z(:)
    allocate (z(size(x)))
    z = x**2 + 0*y
    y => z
  end subroutine
  subroutine section(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer :: y(:)
    real(8), pointer :: z(:)
    allocate (z(2*size(x)))
    z(1::2) = x**2
    z(2::2) = 5
    y => z(1::2)
  end subroutine
  subroutine reversed(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(inout) :: y(:)
    y = x(size(x):1:-1)**2
    y => y(size(x):1:-1)
  end subroutine
  subroutine stored(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(out) :: y(:)
    store(1:size(x)) = x**2
    y => store(1:size(x))
  end subroutine
  subroutine sometimes(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(inout) :: y(:)
    if (x(1) > 0) allocate (y(size(x)))
    y = x**2
  end subroutine
  subroutine by_another(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(out) :: y(:)
    call allocated(x, y)
  end subroutine
  subroutine moved(x, y)
    real(8), intent(in) :: x(:)
    real(8), allocatable, intent(inout) :: y(:)
    real(8), allocatable :: z(:)
    z = x**2
    call move_alloc(z, y)
  end subroutine
  subroutine matrix(x, y)
    real(8), intent(in) :: x(:, :)
    real(8), pointer, intent(out) :: y(:, :)
    real(8), pointer :: z(:, :)
    allocate (z(2*size(x, 1), size(x, 2)))
    z = 0
    z(1::2, :) = x**2
    y => z(1::2, :)
  end subroutine
  subroutine pairs(x, y)
    real(8), intent(in) :: x(:)
    type(pair), pointer, intent(out) :: y(:)
    integer :: i
    allocate (y(size(x)))
    do i = 1, size(x)
      y(i)%a = x(i)**2
      y(i)%b = 3*x(i)
    end do
  end subroutine
  subroutine longer(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(out) :: y(:)
    allocate (y(size(x) + 1))
    y = 1
  end subroutine
  subroutine nowhere(x, y)
    real(8), intent(in) :: x(:)
    real(8), pointer, intent(out) :: y(:)
    nullify (y)
  end subroutine
end module
