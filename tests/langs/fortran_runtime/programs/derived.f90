module derived_types
  implicit none
  type :: point
    real(8) :: x, y
    integer :: tag
  end type
  type :: bag
    real(8), allocatable :: a(:)
    real(8) :: scale = 2
    integer :: n = 0
    complex(8) :: z = (1d0, 2d0)
  end type
  type :: tree
    type(bag) :: left, both(2)
    type(bag), allocatable :: more(:)
    real(8) :: v(3)
    real(8), pointer :: p(:) => null()
    character(:), allocatable :: name
  end type
  type, extends(point) :: point3
    real(8) :: z
  end type
  type :: list
    real(8) :: value
    type(list), allocatable :: next
  end type
contains
  real(8) function points(x) result(s)
    real(8), intent(in) :: x(:)
    type(point), allocatable :: p(:), q(:)
    type(point) :: one
    integer :: i
    allocate(p(size(x)))
    do i = 1, size(x)
      p(i) = point(x(i), x(i)**2, i)
    end do
    q = p(size(p):1:-1)
    p(2:) = p(:size(p) - 1)
    one = q(1)
    q(:)%x = q(:)%y*one%x
    s = sum(q%x*p%y*p%tag)
  end function
  type(bag) function filled(x)
    real(8), intent(in) :: x(:)
    filled%a = x**2
    filled%n = size(x)
    filled%z = cmplx(x(1), x(2), 8)
  end function
  real(8) function bags(x) result(s)
    real(8), intent(in) :: x(:)
    type(bag) :: b, c, d(3)
    type(bag), allocatable :: e(:)
    b = filled(x)
    c = b
    b%a = b%a*2
    c%scale = x(1)
    d(1) = c
    d(2) = b
    d(2:3) = d(1:2)
    e = d
    e = e(2:3)
    s = sum(e(1)%a*e(2)%a)*e(2)%scale + real(e(1)%z*e(2)%z) + size(e)
    c = bag(x, x(2), 3)
    s = s + sum(c%a)*c%scale
  end function
  real(8) function trees(x) result(s)
    real(8), intent(in) :: x(:)
    type(tree) :: t, u
    real(8), target :: w(2)
    w = x(1:2)
    t%left = filled(x)
    t%both(2) = t%left
    allocate(t%more(2))
    t%more(1) = t%both(2)
    t%v = x(1:3)
    t%p => w
    t%name = 'oak'
    u = t
    u%p = u%p*2
    t%more(1)%a = 0
    s = sum(u%more(1)%a*x) + sum(u%v) + sum(t%p**2) + len(u%name)
    if (allocated(u%more(2)%a)) s = 0
    u%v = u%v*x(1)
    t = u
    s = s*sum(t%v)
    deallocate(t%more)
  end function
  real(8) function lists(x) result(s)
    real(8), intent(in) :: x(:)
    type(list) :: a, b
    a%value = x(1)
    allocate(a%next)
    a%next%value = x(2)**2
    allocate(a%next%next)
    a%next%next%value = x(3)*x(1)
    b = a
    a%next%value = 0
    s = b%value*b%next%value*b%next%next%value
  end function
  real(8) function norm(p) result(s)
    class(point), intent(in) :: p
    select type (p)
    type is (point)
      s = p%x**2 + p%y**2
    type is (point3)
      s = p%x**2 + p%y**2 + p%z**2
    end select
  end function
  real(8) function classes(x) result(s)
    real(8), intent(in) :: x(:)
    class(point), allocatable :: p, q
    allocate(point3 :: p)
    p%x = x(1)
    p%y = x(2)
    select type (p)
    type is (point3)
      p%z = x(3)
    end select
    allocate(q, source=p)
    s = norm(p)*norm(q)
  end function
  subroutine out_bag(b, x)
    type(bag), intent(out) :: b
    real(8), intent(in) :: x(:)
    allocate(b%a(size(x)))
    b%a = x*b%scale
  end subroutine
  real(8) function reused(x) result(s)
    real(8), intent(in) :: x(:)
    type(bag) :: b
    call out_bag(b, x)
    s = sum(b%a**2)
    call out_bag(b, x(2:))
    s = s + sum(b%a**3)
  end function
  elemental real(8) function area(p)
    type(point), intent(in) :: p
    area = p%x*p%y
  end function
  real(8) function elementals(x) result(s)
    real(8), intent(in) :: x(:)
    type(point) :: p(size(x))
    p%x = x
    p%y = x**2
    p%tag = 1
    s = sum(area(p))
  end function
end module
