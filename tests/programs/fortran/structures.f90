! Derived types with procedures, pointers, generic interfaces, elemental functions, common blocks, complex numbers, assumed rank of old code.
module shapes
  implicit none
  integer, parameter :: dp = kind(1d0)
  real(dp), save :: gravity = 9.81_dp
  real(dp), allocatable, save :: table(:)

  type :: cell
    real(dp) :: state(3), pressure
  end type cell

  type, abstract :: body_t
  contains
    procedure(energy_of), deferred :: energy
  end type body_t
  abstract interface
    function energy_of(self, x) result(e)
      import
      class(body_t), intent(in) :: self
      real(dp), intent(in) :: x
      real(dp) :: e
    end function
  end interface
  type, extends(body_t) :: spring_t
    real(dp) :: k
  contains
    procedure :: energy => spring_energy
  end type
  type, extends(body_t) :: mass_t
    real(dp) :: m
  contains
    procedure :: energy => mass_energy
  end type

  type :: mesh_t
    integer :: n
    real(dp), allocatable :: x(:), w(:)
  contains
    procedure :: build
    procedure :: integrate
  end type

  type :: node_t
    real(dp) :: value
    type(node_t), pointer :: next => null()
  end type

  interface smooth
    module procedure smooth_scalar, smooth_vector
  end interface

contains

  function spring_energy(self, x) result(e)
    class(spring_t), intent(in) :: self
    real(dp), intent(in) :: x
    real(dp) :: e
    e = 0.5_dp * self%k * x**2
  end function
  function mass_energy(self, x) result(e)
    class(mass_t), intent(in) :: self
    real(dp), intent(in) :: x
    real(dp) :: e
    e = self%m * gravity * x
  end function

  ! Dispatch over a class.
  function total_energy(k, m, x) result(total)
    real(dp), intent(in) :: k, m, x(:)
    real(dp) :: total
    class(body_t), allocatable :: body
    integer :: i
    total = 0
    do i = 1, size(x)
      if (mod(i, 2) == 0) then
        body = spring_t(k)
      else
        body = mass_t(m)
      end if
      total = total + body%energy(x(i))
      deallocate(body)
    end do
  end function

  subroutine build(self, n, stretch)
    class(mesh_t), intent(inout) :: self
    integer, intent(in) :: n
    real(dp), intent(in) :: stretch
    integer :: i
    self%n = n
    self%x = [(((i - 1) / real(n - 1, dp))**stretch, i = 1, n)]
    allocate(self%w(n))
    self%w = 0
    self%w(2:) = self%x(2:) - self%x(:n-1)
  end subroutine

  function integrate(self, p) result(total)
    class(mesh_t), intent(in) :: self
    real(dp), intent(in) :: p
    real(dp) :: total
    total = sum(self%w * exp(-p * self%x))
  end function

  ! A derived type with allocatable components and type-bound procedures.
  function mesh_integral(n, stretch, p) result(total)
    integer, intent(in) :: n
    real(dp), intent(in) :: stretch, p
    real(dp) :: total
    type(mesh_t) :: mesh
    call mesh%build(n, stretch)
    total = mesh%integrate(p)
  end function

  ! A list of pointers.
  function list_sum(x) result(total)
    real(dp), intent(in) :: x(:)
    real(dp) :: total, weight
    type(node_t), pointer :: head, new
    integer :: i
    nullify(head)
    do i = 1, size(x)
      allocate(new)
      new%value = x(i)**2
      new%next => head
      head => new
    end do
    total = 0
    weight = 1
    do while (associated(head))
      total = total + weight * head%value
      weight = weight / 2
      new => head%next
      deallocate(head)
      head => new
    end do
  end function

  elemental function soft(x, s) result(y)
    real(dp), intent(in) :: x, s
    real(dp) :: y
    y = s * log(1 + exp(x / s))
  end function

  function elemental_loss(x, s) result(total)
    real(dp), intent(in) :: x(:, :), s
    real(dp) :: total
    total = sum(soft(x, s) * spread([1.0_dp, 2.0_dp], 1, size(x, 1)))
  end function

  function smooth_scalar(x) result(y)
    real(dp), intent(in) :: x
    real(dp) :: y
    y = x / sqrt(1 + x**2)
  end function
  function smooth_vector(x) result(y)
    real(dp), intent(in) :: x(:)
    real(dp) :: y(size(x))
    y = x / sqrt(1 + sum(x**2))
  end function
  function generic_loss(x) result(total)
    real(dp), intent(in) :: x(:)
    real(dp) :: total
    total = smooth(x(1)) + sum(smooth(x))
  end function

  function impedance(resistance, inductance, frequency) result(size_of)
    real(dp), intent(in) :: resistance, inductance, frequency
    real(dp) :: size_of
    complex(dp) :: z
    z = cmplx(resistance, frequency * inductance, dp)
    z = 1 / (1 / z + cmplx(0.1_dp, 0.2_dp * frequency, dp))
    size_of = abs(z) + real(exp(z * (0, 1)))
  end function

  function stages(kind, x) result(y)
    character(len=*), intent(in) :: kind
    real(dp), intent(in) :: x
    real(dp) :: y
    select case (kind)
    case ("linear")
      y = 2 * x
    case ("cubic")
      y = x**3
    case default
      y = sin(x)
    end select
  end function
  function by_name(x) result(y)
    real(dp), intent(in) :: x
    real(dp) :: y
    y = stages("linear", x) + stages("cubic", x) * stages("other", x)
  end function

  function concurrent_sum(x) result(total)
    real(dp), intent(in) :: x(:)
    real(dp) :: total, y(size(x))
    integer :: i
    do concurrent (i = 1:size(x))
      y(i) = x(i)**2 / (1 + i)
    end do
    total = sum(y, mask=x > 0)
  end function

  function solve_by_pointer(a, b) result(total)
    real(dp), intent(in), target :: a(:), b(:)
    real(dp) :: total
    real(dp), pointer :: p(:)
    if (sum(a) > sum(b)) then
      p => a
    else
      p => b(1:size(b):2)
    end if
    total = sum(p**2)
  end function

  ! Storage that a call leaves to the next one, which frees it.
  function kept_table(x) result(total)
    real(dp), intent(in) :: x(:)
    real(dp) :: total
    if (allocated(table)) deallocate(table)
    allocate(table(size(x)))
    table = x**3
    total = sum(table)
  end function

  ! What FORALL makes of its indices: 64-bit words that are shifted left and right.
  function relaxed(u) result(total)
    real(dp), intent(in) :: u(:)
    real(dp) :: total, change(size(u))
    type(cell), allocatable :: cells(:)
    integer :: i
    allocate(cells(size(u)))
    do i = 1, size(u)
      cells(i)%state = [u(i), u(i)**2, 1d0]
      cells(i)%pressure = sum(cells(i)%state)
    end do
    change = 0
    forall (i=2:size(u) - 1) change(i) = cells(i + 1)%pressure - 4 * cells(i)%pressure
    cells%pressure = cells%pressure + change
    total = sum(cells%pressure**2)
  end function

end module shapes

subroutine with_common(x, y)
  double precision x, y, scale, offset
  common /settings/ scale, offset
  scale = 2d0 * x
  offset = x * x
  call inner_common(y)
end subroutine

subroutine inner_common(y)
  double precision y, scale, offset
  common /settings/ scale, offset
  y = scale * offset
end subroutine
