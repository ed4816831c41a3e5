! Both of the library's interfaces.
module spectra
  use, intrinsic :: iso_c_binding
  implicit none
  include 'fftw3.f03'
contains
  function power(x, n) result(s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: s
    complex(c_double_complex) :: spectrum(n / 2 + 1)
    real(c_double) :: work(n)
    type(c_ptr) :: plan
    integer :: k
    plan = fftw_plan_dft_r2c_1d(n, work, spectrum, FFTW_ESTIMATE)
    work = x**2
    call fftw_execute_dft_r2c(plan, work, spectrum)
    call fftw_destroy_plan(plan)
    s = 0
    do k = 1, n / 2 + 1
      s = s + k * abs(spectrum(k))**2
    end do
  end function

  function legacy(x, n, m) result(s)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n, m)
    real(8) :: s
    complex(8) :: a(n, m), b(n, m)
    integer(8) :: plan, back
    integer :: i, j
    call dfftw_plan_dft_2d(plan, n, m, a, b, FFTW_FORWARD, FFTW_ESTIMATE)
    call dfftw_plan_dft_2d(back, n, m, b, b, FFTW_BACKWARD, FFTW_ESTIMATE)
    a = cmplx(x, x**2, 8)
    call dfftw_execute_dft(plan, a, b)
    b = b * conjg(b) / n
    call dfftw_execute(back)
    s = 0
    do j = 1, m
      do i = 1, n
        s = s + (i + 2 * j) * real(b(i, j) * a(i, j))
      end do
    end do
    call dfftw_destroy_plan(plan)
    call dfftw_destroy_plan(back)
  end function
end module
