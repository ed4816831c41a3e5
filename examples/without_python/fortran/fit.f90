!> The spring, fitted by gradient descent: the program asks for the gradient itself.
program fit
  use enzyme
  use spring
  implicit none
  integer, parameter :: n = 100
  real(8) :: data(n), parameters(2) = [3d0, 0.5d0], gradient(2)
  integer :: k
  call motion([4d0, 0.3d0], data, n)
  do k = 1, 300
    gradient = 0
    call fortran__enzyme_autodiff(misfit, enzyme_dup, parameters, gradient, enzyme_const, data, enzyme_const, n)
    parameters = parameters - 2 * gradient
  end do
  print '(a, 2f10.6)', 'stiffness and damping:', parameters
end program
