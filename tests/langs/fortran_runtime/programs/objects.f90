module objects
  implicit none
  type, abstract :: shape
   contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    real(8) function area_i(self)
      import shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
   contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: square
    real(8) :: a
   contains
    procedure :: area => square_area
  end type
  type :: model
    real(8), allocatable :: w(:), b(:)
   contains
    procedure :: init => model_init
    procedure :: run => model_run
  end type
  type :: holder
    class(shape), allocatable :: s
  end type
contains
  real(8) function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = 3*self%r**2
  end function
  real(8) function square_area(self)
    class(square), intent(in) :: self
    square_area = self%a**2
  end function
  real(8) function total(s)
    class(shape), intent(in) :: s
    total = s%area()*2
  end function
  real(8) function bindings(x) result(s)
    real(8), intent(in) :: x(:)
    type(circle) :: c
    type(square) :: q
    c%r = x(1)
    q%a = x(2)
    s = c%area()*q%area() + total(c)*total(q)
  end function
  subroutine model_init(self, x)
    class(model), intent(inout) :: self
    real(8), intent(in) :: x(:)
    self%w = x**2
    allocate(self%b(size(x)))
    self%b = x*0.5d0
  end subroutine
  function model_run(self, y) result(z)
    class(model), intent(in) :: self
    real(8), intent(in) :: y(:)
    real(8) :: z(size(y))
    z = tanh(self%w*y + self%b)
  end function
  real(8) function initialized(x) result(s)
    real(8), intent(in) :: x(:)
    type(model) :: m
    call m%init(x)
    s = sum(m%run(x))
  end function
  real(8) function chosen(x) result(s)
    real(8), intent(in) :: x(:)
    class(shape), allocatable :: h
    if (x(1) > 0) then
      h = circle(x(1))
    else
      h = square(x(2))
    end if
    s = h%area()
  end function
  real(8) function allocated_type(x) result(s)
    real(8), intent(in) :: x(:)
    class(shape), allocatable :: h
    allocate(circle :: h)
    select type(h)
    type is (circle)
      h%r = x(1)
    end select
    s = h%area()
  end function
  real(8) function held(x) result(s)
    real(8), intent(in) :: x(:)
    type(holder) :: h(2)
    integer :: i
    h(1)%s = circle(x(1))
    h(2)%s = square(x(2))
    s = 0
    do i = 1, 2
      s = s + h(i)%s%area()
    end do
  end function
  real(8) function array_of_objects(x) result(s)
    real(8), intent(in) :: x(:)
    type(model), allocatable :: m(:)
    integer :: i
    allocate(m(2))
    do i = 1, 2
      call m(i)%init(x*i)
    end do
    s = sum(m(1)%run(x)*m(2)%run(x))
  end function
  subroutine update(m, g, rate)
    type(model), intent(inout) :: m
    type(model), intent(in) :: g
    real(8), intent(in) :: rate
    m%w = m%w - rate*g%w
    m%b = m%b - rate*g%b
  end subroutine
  real(8) function updated(x) result(s)
    real(8), intent(in) :: x(:)
    type(model) :: m, g
    integer :: i
    call m%init(x)
    call g%init(x*x)
    do i = 1, 3
      call update(m, g, 0.1d0)
    end do
    s = sum(m%w*m%b)
  end function
end module
