! Dispatch at run time: through pointers to a class, through dummy arguments, through allocatables.
module potentials
  implicit none
  integer, parameter :: dp = kind(1d0)
  type, abstract :: potential
  contains
    procedure(energy_at), deferred :: energy
  end type
  abstract interface
    function energy_at(self, r) result(e)
      import potential, dp
      class(potential), intent(in) :: self
      real(dp), intent(in) :: r
      real(dp) :: e
    end function
  end interface
  type, extends(potential) :: lennard_jones
    real(dp) :: depth, width
  contains
    procedure :: energy => lennard_jones_energy
  end type
  type, extends(potential) :: morse
    real(dp) :: depth, a, r0
  contains
    procedure :: energy => morse_energy
  end type
contains
  function lennard_jones_energy(self, r) result(e)
    class(lennard_jones), intent(in) :: self
    real(dp), intent(in) :: r
    real(dp) :: e
    e = 4 * self%depth * ((self%width / r)**12 - (self%width / r)**6)
  end function
  function morse_energy(self, r) result(e)
    class(morse), intent(in) :: self
    real(dp), intent(in) :: r
    real(dp) :: e
    e = self%depth * (1 - exp(-self%a * (r - self%r0)))**2
  end function

  function alternating(depth, width, r, n) result(total)
    real(dp), intent(in) :: depth, width, r
    integer, intent(in) :: n
    real(dp) :: total
    type(lennard_jones), target :: one
    type(morse), target :: other
    class(potential), pointer :: chosen
    integer :: i
    one = lennard_jones(depth, width)
    other = morse(depth, width, 0.9_dp)
    total = 0
    do i = 1, n
      if (mod(i, 2) == 0) then
        chosen => one
      else
        chosen => other
      end if
      total = total + chosen%energy(r * i)
    end do
    total = total * of(one, r) * of(other, r)
  contains
    function of(p, r) result(e)
      class(potential), intent(in) :: p
      real(dp), intent(in) :: r
      real(dp) :: e
      e = p%energy(r)
    end function
  end function
end module

! Extended types with components of their own, chosen when the program runs.
module shapes_at_run_time
  use potentials
  implicit none
  type :: base
    real(dp) :: a = 1
  contains
    procedure :: value => base_value
  end type
  type, extends(base) :: extended
    real(dp) :: b = 2
    real(dp), allocatable :: c(:)
  contains
    procedure :: value => extended_value
  end type
  type :: guarded
    real(dp) :: a(8) = 1
  contains
    final :: tidy
  end type
  type :: counted
    real(dp) :: w = 0
  contains
    final :: count_it
  end type
  type :: copied
    real(dp), allocatable :: w(:)
  contains
    procedure :: copy
    generic :: assignment(=) => copy
  end type
  real(dp) :: total_of_counted = 0
contains
  function base_value(self, r) result(e)
    class(base), intent(in) :: self
    real(dp), intent(in) :: r
    real(dp) :: e
    e = self%a * r
  end function
  function extended_value(self, r) result(e)
    class(extended), intent(in) :: self
    real(dp), intent(in) :: r
    real(dp) :: e
    e = self%a * r + self%b * r**2 + sum(self%c)
  end function
  subroutine count_it(self)
    type(counted), intent(inout) :: self
    total_of_counted = total_of_counted + self%w**2
  end subroutine

  ! What a finalizer that is called by a deallocation makes of numbers is used afterwards.
  function counted_when_freed(x) result(e)
    real(dp), intent(in) :: x(:)
    real(dp) :: e
    type(counted), allocatable :: g
    total_of_counted = 0
    allocate(g)
    g%w = x(1) * x(2)
    deallocate(g)
    e = total_of_counted * x(1)
  end function

  subroutine tidy(self)
    type(guarded), intent(inout) :: self
    self%a = 0
  end subroutine

  ! One allocation or another: what is freed at the end is known only then.
  function allocated_as(kind, a, b, r) result(e)
    integer, intent(in) :: kind
    real(dp), intent(in) :: a, b, r
    real(dp) :: e
    class(potential), allocatable :: p
    if (kind == 1) then
      allocate(p, source=lennard_jones(a, b))
    else
      allocate(p, source=morse(a, b, 1.0_dp))
    end if
    e = p%energy(r) + p%energy(2 * r)
    select type (p)
    type is (lennard_jones)
      e = e * p%width
    class is (morse)
      e = e + p%depth
    end select
  end function

  function selected(x, r, kind) result(e)
    real(dp), intent(in) :: x, r
    integer, intent(in) :: kind
    real(dp) :: e
    class(base), allocatable :: p
    if (kind == 1) then
      allocate(base :: p)
      p%a = x
    else
      allocate(extended :: p)
      p%a = x * 2
      select type (p)
      type is (extended)
        p%b = r
        allocate(p%c(2))
        p%c = x
      end select
    end if
    select type (p)
    class is (extended)
      e = p%b * p%a + p%c(2)
    class default
      e = p%a
    end select
    e = e * p%value(r)
  end function

  function finalized_sometimes(x, n) result(e)
    real(dp), intent(in) :: x(:)
    integer, intent(in) :: n
    real(dp) :: e
    type(guarded), allocatable :: g
    e = sum(x**2)
    if (n > 3) then
      allocate(g)
      call fill(g, x)
      e = e * total(g)
      deallocate(g)
    end if
  end function

  function freed_sometimes(x, n) result(e)
    real(dp), intent(in) :: x(:)
    integer, intent(in) :: n
    real(dp) :: e
    type(copied), allocatable :: c
    e = sum(x**2)
    if (n > 3) then
      allocate(c)
      c%w = x
      e = e * sum(c%w)
      deallocate(c)
    end if
  end function

  subroutine copy(self, from)
    class(copied), intent(inout) :: self
    type(copied), intent(in) :: from
    self%w = 2 * from%w
  end subroutine

  subroutine fill(g, x)
    type(guarded), intent(inout) :: g
    real(dp), intent(in) :: x(:)
    integer :: i
    do i = 1, size(x)
      g%a(i) = g%a(i) * x(i)
    end do
  end subroutine

  function total(g) result(e)
    type(guarded), intent(in) :: g
    real(dp) :: e
    integer :: i
    e = 1
    do i = 1, size(g%a)
      e = e * (g%a(i) + i)
    end do
  end function
end module

module trees
  implicit none
  integer, parameter :: dp = kind(1d0)
  type :: branch
    real(dp) :: val
    type(branch), pointer :: l => null(), r => null()
  end type
contains
  recursive subroutine insert(t, v)
    type(branch), pointer, intent(inout) :: t
    real(dp), intent(in) :: v
    if (.not. associated(t)) then
      allocate(t)
      t%val = v
    else if (v < t%val) then
      call insert(t%l, v)
    else
      call insert(t%r, v)
    end if
  end subroutine
  function tree(x) result(s)
    real(dp), intent(in) :: x(:)
    real(dp) :: s
    type(branch), pointer :: root
    integer :: i
    root => null()
    do i = 1, size(x)
      call insert(root, x(i))
    end do
    s = root%val**2
    if (associated(root%l)) s = s*root%l%val
  end function
end module
