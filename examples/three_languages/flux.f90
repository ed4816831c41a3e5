! Rusanov's flux through the face between two cells of density, momentum and energy.
subroutine face_flux(left, right, flux) bind(c)
  use iso_c_binding, only: c_double
  implicit none
  real(c_double), intent(in) :: left(3), right(3)
  real(c_double), intent(out) :: flux(3)
  interface
    pure function pressure(density, energy) bind(c) result(p)
      import :: c_double
      real(c_double), value, intent(in) :: density, energy
      real(c_double) :: p
    end function
  end interface
  real(c_double) :: fastest
  fastest = max(speed(left), speed(right))
  flux = 0.5d0 * (physical(left) + physical(right)) - 0.5d0 * fastest * (right - left)
contains
  pure function inner_energy(u) result(e)
    real(c_double), intent(in) :: u(3)
    real(c_double) :: e
    e = u(3) - 0.5d0 * u(2)**2 / u(1)
  end function
  pure function speed(u) result(s)
    real(c_double), intent(in) :: u(3)
    real(c_double) :: s
    s = abs(u(2) / u(1)) + sqrt(1.4d0 * pressure(u(1), inner_energy(u)) / u(1))
  end function
  pure function physical(u) result(f)
    real(c_double), intent(in) :: u(3)
    real(c_double) :: f(3), p
    p = pressure(u(1), inner_energy(u))
    f = [u(2), u(2)**2 / u(1) + p, (u(3) + p) * u(2) / u(1)]
  end function
end subroutine
