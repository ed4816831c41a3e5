module flow
  implicit none
  type state
    real(8), allocatable :: now(:), before(:)
    real(8) :: time
  end type
contains
  subroutine burgers(n, steps, dt, u)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: dt
    real(8), intent(inout) :: u(n)
    real(8) :: v(n)
    integer :: i, k
    do k = 1, steps
      v(1) = u(1); v(n) = u(n)
      do i = 2, n - 1
        v(i) = u(i) - dt*u(i)*(u(i+1) - u(i-1)) + 0.1d0*dt*(u(i+1) - 2*u(i) + u(i-1))
      end do
      u = v
    end do
  end subroutine
  subroutine whole(n, steps, x, s)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8), allocatable :: u(:), w(:,:)
    integer :: k
    allocate(u(n), w(n, 3))
    u = x
    w = 0.1d0
    do k = 1, steps
      w(:, 1) = sin(u) + w(:, 2)*0.3d0
      w(:, 2) = cshift(w(:, 1), 1)
      u = 0.9d0*u + 0.1d0*w(:, 2)*w(:, 1)
    end do
    s = sum(u*u) + sum(w)
    deallocate(u, w)
  end subroutine
  subroutine growing(n, steps, x, s)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8), allocatable :: u(:)
    integer :: k
    u = x
    do k = 1, steps
      u = [sin(u), 0.1d0]
    end do
    s = sum(u)
  end subroutine
  subroutine handed(n, steps, dt, x, s)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: dt, x(n)
    real(8), intent(out) :: s
    real(8), allocatable :: u(:), v(:)
    integer :: k, i
    u = x
    do k = 1, steps
      allocate(v(n))
      v(1) = u(1)
      v(n) = u(n)
      do i = 2, n - 1
        v(i) = u(i) - dt*u(i)*(u(i + 1) - u(i - 1)) + 0.1d0*dt*(u(i + 1) - 2*u(i) + u(i - 1))
      end do
      call move_alloc(v, u)
    end do
    s = sum(u*u)
  end subroutine
  subroutine members(n, steps, dt, x, s)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: dt, x(n)
    real(8), intent(out) :: s
    type(state) :: levels
    integer :: k
    levels%now = x
    levels%before = x
    levels%time = 1
    do k = 1, steps
      call advance(levels, dt)
    end do
    s = sum(levels%now**2) + levels%time
  end subroutine
  subroutine advance(levels, dt)
    type(state), intent(inout) :: levels
    real(8), intent(in) :: dt
    real(8), allocatable :: w(:)
    w = levels%now + dt*sin(levels%now*levels%before)*levels%time
    call move_alloc(levels%now, levels%before)
    call move_alloc(w, levels%now)
    levels%time = levels%time + dt*levels%now(1)
  end subroutine
end module
