real(8) function curve(x, n) bind(c)
  use iso_c_binding
  real(c_double), value :: x
  integer(c_int), value :: n
  real(8), allocatable :: kept(:)
  complex(8) :: z
  integer :: i
  allocate(kept(n))
  do i = 1, n
    if (mod(i, 2) == 1) then
      kept(i) = sin(x * i)
    else
      kept(i) = exp(-(x * i)**2)
    end if
  end do
  z = cmplx(x, sum(kept / (1 + x * x)), 8)
  curve = abs(z)**2 + real(exp(z))
end function
