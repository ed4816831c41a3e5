! FORALL with masks and with WHERE inside: masks and values are all computed before anything is assigned.
module masked_forall
  implicit none
  type :: table
    real(8), allocatable :: a(:, :)
    complex(8), allocatable :: z(:, :)
    logical, allocatable :: on(:)
  end type
  type :: part
    real(8) :: v = 1
    real(8), allocatable :: w(:)
  end type
  type :: parts
    type(part), allocatable :: p(:)
  end type
contains
  subroutine choose(t, x)
    class(table), intent(inout) :: t
    real(8), intent(in) :: x(:)
    integer :: i
    forall (i = 1:size(x))
      where (t%a(i, :) > 0.9d0)
        t%a(i, :) = t%a(:, i) * x(i)
      elsewhere (t%a(i, :) > 0.4d0)
        t%a(i, :) = t%a(i, :) + x(i)**2
      elsewhere
        t%a(i, :) = x
      end where
    end forall
  end subroutine
  function wheres(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(table) :: t
    integer :: i, j
    t%a = reshape([((x(i) * x(j) / i, i = 1, size(x)), j = 1, size(x))], [size(x), size(x)])
    call choose(t, x)
    s = sum(t%a**2)
  end function

  subroutine reflect(t, x)
    class(table), intent(inout) :: t
    real(8), intent(in) :: x(:)
    integer :: i, j
    forall (i = 1:size(x), j = 1:size(x), t%on(i) .and. abs(t%z(i, j)) > 1.3d0) t%z(j, i) = t%z(i, j) * x(j)
    forall (i = 1:size(x), x(i) > 0.45d0) t%z(:i, i) = t%z(i, :i) * x(i)
    forall (i = 1:size(x))
      where (t%on) t%z(:, i) = conjg(t%z(i, :)) + x
    end forall
  end subroutine
  function complexes(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(table) :: t
    integer :: i, j
    t%on = x > 0.5d0
    allocate(t%z(size(x), size(x)))
    do j = 1, size(x)
      do i = 1, size(x)
        t%z(i, j) = cmplx(x(i), x(j) * i, 8)
      end do
    end do
    call reflect(t, x)
    s = real(sum(t%z * conjg(t%z)))
  end function

  subroutine turn(t)
    class(parts), intent(inout) :: t
    integer :: i
    forall (i = 1:size(t%p)) t%p(i) = t%p(size(t%p) + 1 - i)
  end subroutine
  function objects(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(parts) :: t
    integer :: i
    allocate(t%p(size(x)))
    do i = 1, size(x)
      t%p(i)%v = x(i)
      t%p(i)%w = x(:i) * x(i)
    end do
    call turn(t)
    s = 0
    do i = 1, size(x)
      s = s + i * t%p(i)%v**2 + i**2 * sum(t%p(i)%w)
    end do
  end function
end module
