module reductions
  implicit none
contains
  pure real(8) function product_of(a, b)
    real(8), intent(in) :: a, b
    product_of = a*b
  end function

  pure real(8) function weighted(a, b)
    real(8), value :: a, b
    weighted = 0.5d0*a + sin(b)
  end function

  pure real(4) function single(a, b)
    real(4), intent(in) :: a, b
    single = a*b + b
  end function

  pure complex(8) function whole(a, b)
    complex(8), intent(in) :: a, b
    whole = a*b
  end function

  pure integer function largest(a, b)
    integer, intent(in) :: a, b
    largest = max(a, b)
  end function

  function reduced(x) result(t)
    real(8), intent(in) :: x(:)
    real(8) :: t
    t = reduce(x, product_of) + reduce(x(2:1:-1), weighted)
    t = t + reduce(x, product_of, mask=x > 0.5d0) + reduce(x, product_of, mask=x > 1d9, identity=2d0)
  end function

  function reduced_kinds(x) result(t)
    real(8), intent(in) :: x(:)
    real(8) :: t
    t = reduce(real(x, 4), single) + real(reduce(cmplx(x, 2*x, 8), whole), 8)
    t = t*reduce([1, 5, 3], largest)
  end function

  function reduced_along(x) result(t)
    real(8), intent(in) :: x(:, :)
    real(8) :: t, rows(size(x, 1))
    integer :: i
    rows = reduce(x, product_of, dim=2)
    t = sum(rows**2) + sum(reduce(x, product_of, dim=1, mask=x > 0, identity=3d0))
    t = t + reduce(x, product_of)
  end function

  subroutine outputs(a, n, b, c, d)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8), intent(out) :: b, c(n), d(2, n)
    b = sum(a**2)
    c = a**3
    d(1, :) = a
    d(2, :) = -a
  end subroutine

  subroutine one_output(a, n, b)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8), intent(out) :: b
    b = sum(a**2)
  end subroutine

  subroutine assumed(a, b)
    real(8), intent(in) :: a(:)
    real(8), intent(out) :: b(:)
    b = a
  end subroutine
end module
