module pointers
  implicit none
contains
  real(8) function allocated_pointer(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), pointer :: p(:), q(:,:)
    allocate(p(size(x)))
    p = x**2
    allocate(q(2, 2))
    q = p(1)
    q(1, :) = p(1:2)*x(1)
    s = sum(p) + sum(q**2)
    deallocate(q)
    deallocate(p)
  end function
  real(8) function targets(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), target :: a(size(x))
    real(8), pointer :: p(:), q(:)
    a = x**2
    p => a(2::2)
    q => a(size(a):1:-1)
    p = p*x(1)
    q(1:2) = q(2:3)
    s = sum(a*q)
    p => null()
    if (.not. associated(p)) s = s*2
  end function
  real(8) function pointer_to_pointer(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), target :: a(size(x)), b(size(x))
    real(8), pointer :: p(:), q(:)
    a = x**2
    b = x
    p => a
    q => b
    p = q
    q(:) = p*p
    s = sum(a*b)
  end function
  real(8) function remapped(x) result(s)
    real(8), intent(in) :: x(:)
    real(8), target :: a(6)
    real(8), pointer :: p(:,:)
    a = x(1:6)
    p(1:2, 1:3) => a
    p(:, 2) = p(:, 3)*p(:, 1)
    s = sum(p(1, :)*a(1:3))
  end function
end module
