! Numbers through transfer, arrays of any rank, random numbers where active ones are at other times.
module transfers
  implicit none
contains
  function transferred(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r, y(6)
    complex(8) :: z(3), w
    z = transfer(x, z)
    z = z * z
    y = transfer(z, y)
    w = transfer(x(2:6:2), w)
    r = sum(y * [1, 2, 3, 4, 5, 6]) + real(w) * aimag(w) + transfer(1.0d0, 0_8) * 0
  end function

  function any_rank(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r, a(2, 3)
    a = reshape(x, [2, 3])
    r = measure(x) + measure(a) * measure(x(1)) + measure(x(1:6:3)) + measure(a(2:1:-1, 1:3:2))
  contains
    function measure(y) result(m)
      real(8), intent(in) :: y(..)
      real(8) :: m
      select rank (y)
      rank (0)
        m = y
      rank (1)
        m = sum(y**2)
      rank (2)
        m = sum(y(1, :) * y(2, :))
      rank default
        m = 0
      end select
    end function
  end function

  function random(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r, z(6), u
    call random_number(z)
    call random_number(u)
    z = floor(z) + x + floor(u)
    r = sum(z**2)
    call random_number(z(1:5:2))
    z(1:5:2) = floor(z(1:5:2))
    r = r + sum(z * x)
  end function

  subroutine drawn(n, at_once, one_by_one)
    integer, intent(in) :: n
    real(8), intent(out) :: at_once(n, n), one_by_one(n, n)
    integer :: seed(64), i, j
    seed = 17
    call random_seed(put=seed)
    call random_number(at_once)
    call random_seed(put=seed)
    do j = 1, n
      do i = 1, n
        call random_number(one_by_one(i, j))
      end do
    end do
  end subroutine
end module
