! Numbers through transfer, arrays of any rank, random numbers where active ones are at other times.
module transfers
  implicit none
  type :: particle
    real(8) :: q(2), v(3), m
    integer :: id
  end type
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

  ! Numbers as words and back, an object in an array of numbers, neighbours of numbers.
  function words(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r, y(6)
    real(8), allocatable :: buffer(:)
    integer(4), allocatable :: k(:)
    type(particle) :: p
    k = transfer(x(1:6:2), [0])
    y(1:3) = transfer(k, y(1:1), 3)
    p = particle(x(1:2), x(2:4), x(5), 3)
    buffer = transfer(p, [0d0])
    buffer(6) = buffer(6) * buffer(1)
    p = transfer(buffer, p)
    r = y(1)**2 * y(2) * y(3) + sum(p%q**2) + sum(p%v**3) + p%m * p%id + transfer(transfer(x(6), 1_8), 1d0) ** 2
  end function

  function through_text(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r, y(6)
    character(1), allocatable :: buffer(:)
    buffer = transfer(x, buffer)
    y = transfer(buffer, y)
    r = sum(y**2)
  end function

  function through_bytes(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r, y(6)
    integer(1), allocatable :: buffer(:)
    buffer = transfer(x, buffer)
    y = transfer(buffer, y)
    r = sum(y**2)
  end function

  function neighbours(x) result(r)
    real(8), intent(in) :: x(6)
    real(8) :: r
    integer :: i
    r = nearest(x(1), 1d0) * x(2) + nearest(x(3), x(2)) ** 2
    do i = 4, 6
      r = r + scale(x(i), i) * fraction(x(i)) * set_exponent(x(i), 1) + spacing(x(i)) * x(i)
      r = r + real(nearest(real(x(i)), -1.0), 8) * exponent(x(i))
    end do
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
