module assignments
  implicit none
  real(8), allocatable, save :: kept(:)
contains
  real(8) function temporaries(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:), b(:), c(:,:)
    a = x*x
    b = sin(a) + x
    c = reshape([a, b], [size(x), 2])
    s = sum(c*c) + sum(a(2:)*b(:size(b)-1))
  end function

  real(8) function reallocates(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:)
    allocate(a(2))
    a = x(1:2)
    s = a(1)*a(2)
    a = x**2
    s = s + sum(a**3)
    a = a(2:size(a) - 1)
    s = s + product(a)*lbound(a, 1)*size(a)
    a = [real(8) ::]
    s = s + size(a) + sum(a)
  end function

  real(8) function reversed(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:)
    integer :: i
    a = x
    a = a(size(a):1:-1)
    s = sum([(a(i)*i*i, i = 1, size(a))])
    a(2:) = a(:size(a) - 1)
    s = s + sum([(a(i)**2*i, i = 1, size(a))])
    a(:size(a) - 1) = a(2:)
    s = s + sum([(a(i)**3*i, i = 1, size(a))])
    a(2:size(a):2) = a(1:size(a) - 1:2)
    s = s + sum([(a(i)**2*i, i = 1, size(a))])
  end function

  real(8) function bounds(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:,:), b(:,:)
    allocate(a(-1:1, 2:3))
    a = x(1)
    a(-1, 2) = x(2)*x(1)
    a(1, 3) = x(3)
    b = a
    s = sum(b**2)*lbound(b, 1) + ubound(b, 2)*b(-1, 2)
    b = a(0:1, :)
    s = s + b(1, 1)*lbound(b, 1)*b(2, 2)
  end function

  subroutine overlapping(x)
    real(8), intent(inout) :: x(:)
    x(2:) = x(:size(x) - 1)
    x(:size(x) - 2) = x(3:)**2
    x = x(size(x):1:-1)
  end subroutine

  subroutine overlapping2(x)
    real(8), intent(inout) :: x(:,:)
    x(2:, :) = x(:size(x, 1) - 1, :)
    x(:, 2:) = x(:, :size(x, 2) - 1)
    x = transpose(x)
    x(:, size(x, 2):1:-1) = x
  end subroutine

  real(8) function module_variable(x) result(s)
    real(8), intent(in) :: x(:)
    kept = x*2
    kept = [kept, x(1)]
    s = sum(kept**2)
    deallocate(kept)
  end function

  function doubled(x) result(y)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    y = 2*x*x
  end function

  real(8) function results(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    y = doubled(x)
    y = doubled(y)
    s = sum(y) + sum(doubled(x(1:3)))
  end function

  real(8) function moves(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:), b(:)
    a = x
    allocate(b(2*size(x)))
    b(:size(x)) = a
    b(size(x) + 1:) = a**2
    call move_alloc(b, a)
    s = sum(a**2)
    if (allocated(b)) s = 0
    allocate(b(1))
    b = a(1)
    call move_alloc(from=b, to=a)
    s = s*a(1)
  end function

  real(8) function scalars(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a, b
    a = x(1)
    b = a*x(2)
    a = b
    s = a*b
  end function

  real(8) function complexes(x) result(s)
    real(8), intent(in) :: x(:)
    complex(8), allocatable :: z(:), w(:,:)
    z = cmplx(x, x**2, 8)
    w = spread(z, 1, 2)
    z = w(2, :)*z
    s = sum(real(z)*aimag(z)) + real(w(1,2))
  end function

  real(8) function growing(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:)
    integer :: i
    allocate(a(0))
    do i = 1, size(x)
      if (x(i) > 0.3d0) a = [a, x(i)**2]
    end do
    s = sum(a**2)*size(a)
  end function

  subroutine work(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8) :: w(n), v(n, n)
    integer :: i, j
    w = x**2
    forall (i = 1:n, j = 1:n) v(i, j) = w(i)*x(j)
    where (v > 0.2d0)
      v = sqrt(v)
    elsewhere
      v = v**2
    end where
    do concurrent (i = 1:n) local(j)
      w(i) = 0
      do j = 1, n
        w(i) = w(i) + v(i, j)*v(j, i)
      end do
    end do
    s = sum(w)
  end subroutine

  real(8) function sources(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: a(:), b(:,:), c(:)
    integer :: status
    allocate(a, source=x)
    allocate(b(2, 3), source=x(1))
    allocate(c(size(x)), mold=x)
    c = a*a
    s = sum(a*c) + sum(b**2)
    allocate(a(3), stat=status)
    s = s*status
    deallocate(a)
    deallocate(a, stat=status)
    s = s + x(1)*status
  end function

  real(4) function single(x) result(s)
    real(4), intent(in) :: x(:)
    real(4), allocatable :: f(:)
    complex(4), allocatable :: z(:)
    f = x**2
    f = [f(2:), norm2(f)]
    z = cmplx(f, f*f)
    s = sum(f**2) + sum(real(z(2:)*z(1)))
  end function

  real(8) function integers(x) result(s)
    real(8), intent(in) :: x(:)
    integer, allocatable :: i(:), j(:)
    logical, allocatable :: m(:)
    i = [3, 1, 2]
    j = i(3:1:-1)
    m = x > 0.4d0
    m = .not. m(size(m):1:-1)
    s = sum(x(j)*i) + count(m)
  end function
end module
