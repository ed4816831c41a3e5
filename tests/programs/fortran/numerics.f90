! Module procedures with assumed-shape, explicit-shape, allocatable and optional arguments, derived types, internal procedures.
module numerics
  use iso_fortran_env, only: real64
  implicit none
  integer, parameter :: dp = real64
  real(dp), parameter :: weights(3) = [1.0_dp, 4.0_dp, 1.0_dp] / 3.0_dp

  type :: material_t
    real(dp) :: conductivity
    real(dp) :: expansion(2)
  end type material_t

contains

  function rosenbrock(x) result(total)
    real(dp), intent(in) :: x(:)
    real(dp) :: total
    integer :: n
    n = size(x)
    total = sum((1 - x(1:n-1))**2 + 100 * (x(2:n) - x(1:n-1)**2)**2)
  end function rosenbrock

  function logsumexp(x) result(total)
    real(dp), intent(in) :: x(:)
    real(dp) :: total
    total = maxval(x)
    total = total + log(sum(exp(x - total)))
  end function logsumexp

  ! Explicit heat steps with two allocatable buffers, swapped by move_alloc.
  subroutine heat(u, k, steps)
    real(dp), intent(inout) :: u(:, :)
    real(dp), intent(in) :: k
    integer, intent(in) :: steps
    real(dp), allocatable :: from(:, :), to(:, :), spare(:, :)
    integer :: s, i, j
    allocate(from(size(u, 1), size(u, 2)))
    from = u
    to = from
    do s = 1, steps
      do j = 2, size(u, 2) - 1
        do i = 2, size(u, 1) - 1
          to(i, j) = from(i, j) + k * (from(i-1, j) + from(i+1, j) + from(i, j-1) + from(i, j+1) - 4 * from(i, j))
        end do
      end do
      call move_alloc(from, spare)
      call move_alloc(to, from)
      call move_alloc(spare, to)
    end do
    u = from
  end subroutine heat

  ! Explicit shapes, the language's own matmul and transpose.
  subroutine gram(a, n, m, g)
    integer, intent(in) :: n, m
    real(dp), intent(in) :: a(n, m)
    real(dp), intent(out) :: g(m, m)
    g = matmul(transpose(a), a)
  end subroutine gram

  function cholesky_logdet(a) result(logdet)
    real(dp), intent(in) :: a(:, :)
    real(dp) :: logdet
    real(dp), allocatable :: l(:, :)
    integer :: i, j, n
    n = size(a, 1)
    allocate(l(n, n), source=0.0_dp)
    logdet = 0
    do j = 1, n
      l(j, j) = sqrt(a(j, j) - dot_product(l(j, 1:j-1), l(j, 1:j-1)))
      do i = j + 1, n
        l(i, j) = (a(i, j) - dot_product(l(i, 1:j-1), l(j, 1:j-1))) / l(j, j)
      end do
      logdet = logdet + 2 * log(l(j, j))
    end do
  end function cholesky_logdet

  ! Simpson's rule over an internal procedure that sees the host's variables.
  function simpson(a, b, frequency, n) result(total)
    real(dp), value :: a, b, frequency
    integer, value :: n
    real(dp) :: total, h
    integer :: i
    h = (b - a) / n
    total = 0
    do i = 0, n - 1
      total = total + h / 2 * (weights(1) * f(a + i * h) + weights(2) * f(a + (i + 0.5_dp) * h) + weights(3) * f(a + (i + 1) * h))
    end do
  contains
    real(dp) function f(x)
      real(dp), intent(in) :: x
      f = sin(frequency * x) * exp(-x)
    end function f
  end function simpson

  real(dp) function stretched(material, temperature, steps)
    type(material_t), intent(in) :: material
    real(dp), intent(in) :: temperature
    integer, intent(in), optional :: steps
    integer :: i, count
    count = 3
    if (present(steps)) count = steps
    stretched = 1
    do i = 1, count
      stretched = stretched + material%expansion(1) * temperature * stretched + material%expansion(2) * temperature**2
      stretched = stretched * (1 + 0.01_dp * material%conductivity)
    end do
  end function stretched

  ! Sorting by insertion, `do while` with `exit`.
  real(dp) function quantile_loss(x)
    real(dp), intent(in) :: x(:)
    real(dp) :: sorted(size(x)), key
    integer :: i, j
    sorted = x
    do i = 2, size(x)
      key = sorted(i)
      j = i - 1
      do while (j >= 1)
        if (sorted(j) <= key) exit
        sorted(j+1) = sorted(j)
        j = j - 1
      end do
      sorted(j+1) = key
    end do
    quantile_loss = sum(sorted(1:size(x)/2)**2)
  end function quantile_loss

  ! where, merge, forall and array reductions along a dimension.
  function masked(a) result(total)
    real(dp), intent(in) :: a(:, :)
    real(dp) :: total, b(size(a, 1), size(a, 2))
    where (a > 0)
      b = sqrt(a)
    elsewhere
      b = a**2
    end where
    total = sum(product(1 + b, dim=1)) + sum(merge(a, -a, a > 1))
  end function masked

  recursive function bessel(order, x) result(value)
    integer, intent(in) :: order
    real(dp), intent(in) :: x
    real(dp) :: value
    if (order == 0) then
      value = sin(x) / x
    else if (order == 1) then
      value = sin(x) / x**2 - cos(x) / x
    else
      value = (2 * order - 1) / x * bessel(order - 1, x) - bessel(order - 2, x)
    end if
  end function bessel

  real(4) function single(x)
    real(4), intent(in) :: x(:)
    single = sum(x)**2 / size(x)
  end function single

end module numerics

! An external procedure of the old kind: assumed size, implicit lengths.
subroutine daxpy_like(n, alpha, x, y)
  integer n
  double precision alpha, x(*), y(*)
  do 10 i = 1, n
    y(i) = y(i) + alpha * x(i)
10 continue
end subroutine
