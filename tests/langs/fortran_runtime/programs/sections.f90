module sections
  implicit none
contains
  subroutine square(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    x = x**2
  end subroutine
  real(8) function dense(x) result(s)
    real(8), contiguous, intent(in) :: x(:)
    integer :: i
    s = 0
    do i = 1, size(x)
      s = s + x(i)**2*i
    end do
  end function
  real(8) function flat(x, n, m) result(s)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n, m)
    integer :: i
    s = 0
    do i = 1, m
      s = s + x(1, i)*x(n, i)*i
    end do
  end function
  subroutine strided(x)
    real(8), intent(inout) :: x(:)
    call square(x(1:size(x):2), (size(x) + 1)/2)
    call square(x, size(x))
    call square(x(size(x):1:-1), size(x)/2)
  end subroutine
  subroutine rows(x)
    real(8), intent(inout) :: x(:,:)
    call square(x(2, :), size(x, 2))
    call square(x(:, 1), size(x, 1))
    call square(x, size(x))
  end subroutine
  real(8) function readonly(x) result(s)
    real(8), intent(in) :: x(:,:)
    s = dense(x(1, :)) + dense(x(:, 2)) + flat(x(1:2, 2:3), 2, 2) + flat(x(::2, ::2), 2, 2)
  end function
  real(8) function implicit_interface(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), external :: outside
    real(8) :: y(size(x))
    y = x
    s = outside(y(1:size(x):2), (size(x) + 1)/2)
  end function
end module
real(8) function outside(x, n)
  integer :: n
  real(8) :: x(n)
  outside = sum(x**3)
end function
