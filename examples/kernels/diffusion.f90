! How rough a temperature field is after explicit diffusion steps.
module diffusion
  implicit none
contains
  function roughness(field, conductivity, steps) result(answer)
    real(8), intent(in) :: field(:, :), conductivity
    integer, intent(in) :: steps
    real(8) :: answer
    real(8), allocatable :: u(:, :), laplacian(:, :)
    integer :: s, n, m
    n = size(field, 1)
    m = size(field, 2)
    u = field
    allocate(laplacian(n, m))
    do s = 1, steps
      laplacian = 0.0d0
      laplacian(2:n-1, 2:m-1) = u(1:n-2, 2:m-1) + u(3:n, 2:m-1) + u(2:n-1, 1:m-2) + u(2:n-1, 3:m) - 4.0d0 * u(2:n-1, 2:m-1)
      u = u + conductivity * laplacian
    end do
    answer = sum(u**2)
  end function roughness
end module diffusion
