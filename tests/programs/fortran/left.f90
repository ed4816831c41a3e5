! Memory that lives from call to call: saved and module allocatables, a list, a pointer in COMMON.
module left
  use iso_fortran_env, only: dp => real64
  implicit none
  real(dp), allocatable, save :: table(:)
  type node
    real(dp) :: w
    real(dp), allocatable :: c(:)
    type(node), pointer :: next => null()
  end type
  type(node), pointer, save :: head => null()
contains
  subroutine again()                              ! as before the first call
    type(node), pointer :: p
    if (allocated(table)) deallocate (table)
    do while (associated(head))
      p => head%next
      deallocate (head)
      head => p
    end do
    call push(1.5_dp)
    call push(0.5_dp)
  end subroutine
  subroutine push(w)
    real(dp), value :: w
    type(node), pointer :: p
    allocate (p)
    p%w = w
    p%c = [w, 2*w, 3*w]
    p%next => head
    head => p
  end subroutine
  real(dp) function cached(x) result(s)           ! filled at the first call, changed by each
    real(dp), intent(in) :: x(3)
    if (.not. allocated(table)) table = [1._dp, 0.5_dp, 0.25_dp]
    s = sum(table*x**3)
    table = table + 0.5_dp*x*x
    s = s + dot_product(table, x)
  end function
  real(dp) function saved(x) result(s)            ! freed and allocated again
    real(dp), intent(in) :: x(3)
    real(dp), allocatable, save :: w(:), v(:)
    if (.not. allocated(w)) allocate (w(3))
    if (.not. allocated(v)) allocate (v(3))
    w = x*x
    v(:3) = w*x
    s = sum(w)*sum(v(:3))
    deallocate (v)
    allocate (v(6))
    v(1:3) = s*x
    v(4:) = 2
    s = s + sum(v*v)
  end function
  real(dp) function listed(x) result(s)
    real(dp), intent(in) :: x(3)
    type(node), pointer :: p
    s = 0
    p => head
    do while (associated(p))
      p%c = p%c*x
      s = s + p%w*sum(p%c**2)
      p%w = p%w*x(1)
      p => p%next
    end do
    p => head
    head => head%next
    deallocate (p)
    call push(s)
    s = s*head%c(2)
  end function
  real(dp) function common_workspace(x) result(s)
    real(dp), intent(in) :: x(3)
    real(dp), pointer :: w(:)
    integer :: m, i
    common /workspace/ w, m
    if (m < 3) then
      allocate (w(3))
      m = 3
    end if
    w = x**2*x(1)
    s = 0
    do i = 1, 3
      s = s*w(i) + w(4 - i)
    end do
  end function
end module
