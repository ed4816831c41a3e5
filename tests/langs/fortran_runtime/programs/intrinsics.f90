module intrinsics
  implicit none
contains
  real(8) function norms(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: a(3, 2)
    a = reshape(x(1:6), [3, 2])
    s = norm2(x) + norm2(x(2::2))*norm2(a) + sum(norm2(a, 1)*x(1:2)) + norm2(x*2)
  end function
  real(8) function dims(x, d) result(s)
    real(8), intent(in) :: x(:,:)
    integer, intent(in) :: d
    s = sum(sum(x*x, d)*x(1, :)) + sum(product(x, d)) + sum(maxval(x, d)*x(:, 1)) + sum(minval(x, d)**2)
    s = s + sum(sum(x, d, mask=x > 0.6d0)**2)
  end function
  real(8) function packs(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: p(:), u(:)
    real(8) :: f(2, 3)
    p = pack(x, x > 0.6d0)
    s = sum(p*p)*size(p)
    u = pack(x**2, x > 0.4d0, [x, x])
    s = s + u(size(u))*u(1)
    f = unpack(x, reshape([.true., .false., .true., .true., .false., .true.], [2, 3]), spread(x(1:2), 2, 3))
    s = s + sum(f**2*f(1, 1)) + sum(unpack(x, f > 0.45d0, 3d0)*f)
    s = s + sum(pack(f, .true.)**3)
  end function
  real(8) function spreads(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: a(3, size(x)), b(size(x), 3), c(2, 3, 2)
    integer :: n
    a = spread(x, 1, 3)
    b = spread(x**2, 2, 3)
    s = sum(matmul(a, b)*2)
    n = int(4*x(1))
    s = s + sum(spread(x(1), 1, n)*x(1:n))
    c = spread(spread(x(1:3), 1, 2), 3, 2)
    s = s + sum(c(2, :, 1)*c(1, :, 2))
  end function
  real(8) function reshapes(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: a(3, 2), b(2, 3), c(4, 3)
    integer :: shape(2)
    shape = [3, 2]
    a = reshape(x, shape, order=[2, 1])
    b = reshape(a(3:1:-1, :), [2, 3])
    c = reshape(x, [4, 3], pad=x(1:2)**2)
    c = reshape(c, [4, 3], order=[2, 1])
    s = sum(matmul(b, a)*x(1)) + sum(c**2*c(1, 1)) + sum(transpose(a)*b)
  end function
  real(8) function shifts(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: a(3, 2)
    a = reshape(x(1:6), [3, 2])
    s = sum(cshift(x, 2)*x) + sum(eoshift(x, -1, 2d0)*x) + sum(cshift(a, [1, 2], 1)*a) + sum(eoshift(a, 1, dim=2)*a)
  end function
  real(8) function remainders(x) result(s)
    real(8), intent(in) :: x(:)
    s = sum(mod(x, 0.37d0)*x) + sum(modulo(-x, 0.61d0)*x)
  end function
  real(8) function merges(x) result(s)
    real(8), intent(in) :: x(:)
    s = sum(merge(x**2, sin(x), x > 0.45d0)) + dot_product(x, x(size(x):1:-1)) + maxval(x)*minval(x) + product(x)
  end function
  real(8) function constructors(x) result(s)
    real(8), intent(in) :: x(:)
    integer :: i
    s = sum([x(1)*2, x(2:4), (x(i)*i, i = 1, size(x)), [x, x(1:2)**2]]**2)
  end function
  subroutine characters(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    character(:), allocatable :: name
    character(8) :: fixed
    name = 'abc'
    name = name // 'defgh'
    fixed = name
    y = x*len(name)
    if (fixed == 'abcdefgh') y = y*x
  end subroutine
end module
