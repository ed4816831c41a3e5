! A steady heat equation in one dimension with a conductivity that depends on the place.
module flux
  implicit none
  private
  public :: solve, power

  type :: system_t
    real(8), allocatable :: lower(:), diagonal(:), upper(:), right(:)
  end type system_t

contains

  ! The temperature between two ends held at zero: -(k u')' = source, k between the points.
  subroutine solve(conductivity, source, u)
    real(8), intent(in) :: conductivity(:), source(:)
    real(8), intent(out) :: u(:)
    type(system_t) :: s
    integer :: i, n
    real(8) :: h, factor
    n = size(source)
    h = 1.0d0 / (n + 1)
    allocate(s%lower(n), s%diagonal(n), s%upper(n), s%right(n))
    s%lower = -conductivity(1:n)
    s%upper = -conductivity(2:n+1)
    s%diagonal = conductivity(1:n) + conductivity(2:n+1)
    s%right = h**2 * source
    do i = 2, n
      factor = s%lower(i) / s%diagonal(i-1)
      s%diagonal(i) = s%diagonal(i) - factor * s%upper(i-1)
      s%right(i) = s%right(i) - factor * s%right(i-1)
    end do
    u(n) = s%right(n) / s%diagonal(n)
    do i = n - 1, 1, -1
      u(i) = (s%right(i) - s%upper(i) * u(i+1)) / s%diagonal(i)
    end do
  end subroutine solve

  ! The heat put in: the source times the temperature.
  function power(conductivity, source) result(total)
    real(8), intent(in) :: conductivity(:), source(:)
    real(8) :: total
    real(8) :: u(size(source))
    call solve(conductivity, source, u)
    total = dot_product(source, u) / (size(source) + 1)
  end function power

end module flux
