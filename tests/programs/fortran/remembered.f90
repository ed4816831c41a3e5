module remembered
  implicit none
  real(8), save :: told = -1d0, pold = -1d0, rates(3)
contains
  subroutine update(t, p)
    real(8), intent(in) :: t, p
    integer :: i
    if (t == told .and. p == pold) return
    told = t
    pold = p
    do i = 1, 3
      rates(i) = exp(-i / t) * p
    end do
  end subroutine

  function of_a_module(t, p) result(r)
    real(8), intent(in) :: t, p
    real(8) :: r
    call update(t, p)
    r = sum(rates) * t
    call update(t + 1, p)
    r = r + rates(2) * p
    call update(t + 1, p)
    r = r * rates(1)
  end function

  function of_an_array(x, n) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: r
    real(8), save :: xold(10) = -1, cubes
    if (any(x /= xold(1:n))) then
      xold(1:n) = x
      cubes = sum(x**3)
    end if
    r = cubes * x(1)
  end function

  function of_a_block(t) result(r)
    real(8), intent(in) :: t
    real(8) :: r, last, kept
    common /memory/ last, kept
    if (abs(t - last) > 1d-12) then
      last = t
      kept = sin(t) * t
    end if
    r = kept * t
  end function
end module
