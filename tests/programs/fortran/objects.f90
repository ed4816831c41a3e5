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
