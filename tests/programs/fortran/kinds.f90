! Numbers and integers in one memory: only the run tells which an index meets.

! an array and its length side by side in a common block
subroutine push(v)
  real(8) :: a, v
  integer :: n, m
  common /stack/ a(8), n, m
  n = n + 1
  a(n) = v
  m = max(m, n)
end subroutine

subroutine halve
  real(8) :: a
  integer :: n, m, i
  common /stack/ a(8), n, m
  do i = 1, n
    a(i) = 0.5d0*a(i)
  end do
  n = n - 1
end subroutine

function stacked(x, n) result(r)
  integer :: n, i, count, most
  real(8) :: x(n), r, a
  common /stack/ a(8), count, most
  count = 0
  most = 0
  do i = 1, n
    call push(x(i)**2)
  end do
  do i = 1, 2
    call halve
  end do
  r = most
  do i = 1, n
    r = r + i*a(i)*x(i)
  end do
end function

! the same in a type, which is assigned as a whole
module queues
  implicit none
  type queue
    real(8) :: items(6)
    integer :: first = 1, last = 0
  end type
contains
  subroutine enter(q, v)
    type(queue), intent(inout) :: q
    real(8), intent(in) :: v
    q%last = q%last + 1
    q%items(q%last) = v
  end subroutine

  function leave(q) result(v)
    type(queue), intent(inout) :: q
    real(8) :: v
    v = q%items(q%first)
    q%first = q%first + 1
  end function

  function queued(x) result(r)
    real(8), intent(in) :: x(:)
    real(8) :: r
    type(queue) :: q, kept
    integer :: i
    do i = 1, size(x)
      call enter(q, sin(x(i)))
    end do
    kept = q
    r = 0
    do while (q%first <= q%last)
      r = r*0.5d0 + leave(q)**2
    end do
    q = kept
    r = r + leave(q)*leave(q)*x(1)
  end function
end module

! integers in the tail of a work array
recursive subroutine prepare(n, w, factors)
  integer :: n, factors(*), m, p, k, i
  real(8) :: w(*)
  if (n < 0) call prepare(-n, w, factors)
  m = n
  k = 0
  p = 2
  do while (m > 1)
    if (mod(m, p) == 0) then
      k = k + 1
      factors(k + 1) = p
      m = m/p
    else
      p = p + 1
    end if
  end do
  factors(1) = k
  do i = 1, n
    w(i) = cos(dble(i))
  end do
end subroutine

recursive subroutine rotate(n, x, y, w, factors)
  integer :: n, factors(*), i, k
  real(8) :: x(*), y(*), w(*)
  if (n < 0) call rotate(-n, x, y, w, factors)
  do k = 1, factors(1)
    do i = 1, n
      y(i) = x(i)*w(i) + x(mod(i*factors(k + 1), n) + 1)
    end do
    do i = 1, n
      x(i) = y(i)
    end do
  end do
end subroutine

function in_the_tail(x, n) result(r)
  integer :: n
  real(8) :: x(n), r, work(2*n + 15), y(n)
  y = x
  call prepare(n, work(n + 1), work(2*n + 1))
  call rotate(n, y, work, work(n + 1), work(2*n + 1))
  r = sum(y**2)
end function

! which is read depends on `way`: 1 integers after the numbers, 2 numbers as integers, 3 an integer in one half and a number in the other,
! 4 a number of which one half was overwritten, 5 integers where numbers were
recursive subroutine count_up(k, n, list)
  integer :: k, n, list(*), i
  if (k < 0) call count_up(-k, n, list)
  do i = 1, n
    list(k + i) = i
  end do
end subroutine

recursive subroutine sum_up(k, n, list, s)
  integer :: k, n, list(*), i
  real(8) :: s
  if (k < 0) call sum_up(-k, n, list, s)
  s = 0
  do i = 1, n
    if (list(k + i) > 1) s = s + i
  end do
end subroutine

function as_either(x, n, way) result(r)
  integer :: n, way, i
  real(8) :: x(n), r, s, w(40)
  do i = 1, n
    w(i) = x(i)**2
  end do
  r = 0
  do i = 1, n
    r = r + w(i)*x(i)
  end do
  s = 1
  select case (way)
  case (1)
    call count_up(2*n + 4, 3, w)
    call sum_up(2*n + 4, 3, w, s)
  case (2)
    call sum_up(2, 3, w, s)
  case (3)
    call count_up(2, 1, w)
    call sum_up(3, 1, w, s)
  case (4)
    call count_up(2, 1, w)
  case (5)
    call count_up(0, 2*n, w)
    call sum_up(0, 2*n, w, s)
  end select
  r = r*s
  if (way == 1 .or. way == 4) r = r + w(2)
end function

! one storage for numbers and integers, one after the other
function shared_storage(x) result(r)
  real(8) :: x(4), r, a(4)
  integer :: k(8), i
  equivalence (a, k)
  do i = 1, 8
    k(i) = mod(3*i, 4) + 1
  end do
  r = 0
  do i = 1, 8
    r = r + x(k(i))**2
  end do
  do i = 1, 4
    a(i) = x(i)*r
  end do
  r = sum(a)
end function

! numbers that another part of the program copies as integers
function copied_in_halves(x) result(r)
  real(8) :: x(4), r, a(4), b(4)
  common /halves/ a, b
  a = x**2
  call copy_halves
  r = b(1)*b(4) + b(2)
end function

subroutine copy_halves
  integer :: a(8), b(8), i
  common /halves/ a, b
  do i = 1, 8
    b(i) = a(i)
  end do
end subroutine
