! Lists whose elements hold objects of different types.
module holders
  implicit none
  type kept
    real(8), allocatable :: values(:)
  end type
  type, abstract :: term
  contains
    procedure(value_of), deferred :: value
  end type
  abstract interface
    function value_of(self, at) result(v)
      import term
      class(term), intent(in) :: self
      real(8), intent(in) :: at
      real(8) :: v
    end function
  end interface
  type, extends(term) :: power
    real(8) :: factor = 1
    integer :: exponent = 2
  contains
    procedure :: value => value_of_power
  end type
  type, extends(term) :: polynomial
    real(8), allocatable :: c(:)
  contains
    procedure :: value => value_of_polynomial
  end type
  type, extends(power) :: damped
    real(8) :: rate = 0.5d0
  contains
    procedure :: value => value_of_damped
  end type
  type :: holder
    class(term), allocatable :: held
  end type
  type :: link
    real(8) :: a = 1
    class(link), pointer :: next => null()
  contains
    procedure :: chained
  end type
  type, extends(link) :: wave
    real(8) :: b(2)
  contains
    procedure :: chained => chained_wave
  end type
  abstract interface
    function of_number(t) result(v)
      real(8), intent(in) :: t
      real(8) :: v
    end function
  end interface
  type :: stage
    procedure(of_number), pointer, nopass :: f => cube
    real(8) :: w = 1
    real(8), allocatable :: c(:)
    procedure(of_number), pointer, nopass :: g => null()
  end type
  type :: tree
    real(8) :: v
    type(tree), allocatable :: left, right
  end type
contains
  function value_of_power(self, at) result(v)
    class(power), intent(in) :: self
    real(8), intent(in) :: at
    real(8) :: v
    v = self%factor * at**self%exponent
  end function
  function value_of_polynomial(self, at) result(v)
    class(polynomial), intent(in) :: self
    real(8), intent(in) :: at
    real(8) :: v
    integer :: i
    v = 0
    do i = size(self%c), 1, -1
      v = v * at + self%c(i)
    end do
  end function
  function value_of_damped(self, at) result(v)
    class(damped), intent(in) :: self
    real(8), intent(in) :: at
    real(8) :: v
    v = self%power%value(at) * exp(-self%rate * at)
  end function

  function sum_of(list, at) result(s)
    type(holder), intent(in) :: list(:)
    real(8), intent(in) :: at
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, size(list)
      if (allocated(list(i)%held)) s = s + i * list(i)%held%value(at)
    end do
  end function

  ! Elements are allocated as one type or another, and filled where their type is known.
  function filled(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(holder) :: list(4)
    integer :: i
    do i = 1, 3
      select case (i)
      case (1)
        allocate(power :: list(i)%held)
      case (2)
        allocate(polynomial :: list(i)%held)
      case default
        allocate(damped :: list(i)%held)
      end select
      select type (one => list(i)%held)
      class is (power)
        one%factor = x(i)
      type is (polynomial)
        one%c = x
      end select
    end do
    s = sum_of(list, x(4))
  end function

  ! Lists are copied with what they hold, and what an element holds is replaced by another type.
  function copied(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(holder), allocatable :: list(:), other(:)
    integer :: i
    allocate(list(size(x)))
    do i = 1, size(x)
      if (mod(i, 2) == 0) then
        list(i)%held = power(x(i), 3)
      else
        allocate(list(i)%held, source=polynomial([x(i), x(1), 2d0]))
      end if
    end do
    other = list
    other(2) = list(1)
    deallocate(list(3)%held)
    s = sum_of(other, x(4)) - sum_of(list, x(1))
  end function

  ! What a list gets is known as `class(term)` only.
  subroutine put(list, n, one)
    type(holder), intent(inout) :: list(:)
    integer, intent(inout) :: n
    class(term), intent(in) :: one
    n = n + 1
    allocate(list(n)%held, source=one)
  end subroutine
  function put_together(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(holder), allocatable :: list(:)
    integer :: n
    n = 0
    allocate(list(3))
    call put(list, n, polynomial([x(1), x(2)]))
    call put(list, n, power(x(3), 2))
    call put(list, n, polynomial([x(4)]))
    s = sum_of(list, x(2))
  end function

  ! A list that grows: what it holds is moved.
  function grown(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(holder), allocatable :: list(:), more(:)
    integer :: i, j
    allocate(list(1))
    do i = 1, size(x)
      if (i > size(list)) then
        allocate(more(2 * size(list)))
        do j = 1, size(list)
          call move_alloc(list(j)%held, more(j)%held)
        end do
        call move_alloc(more, list)
      end if
      if (mod(i, 2) == 0) then
        list(i)%held = power(x(i), 3)
      else
        list(i)%held = damped(x(i), 1, x(1))
      end if
    end do
    s = sum_of(list, x(2))
  end function

  recursive function chained(self, t) result(r)
    class(link), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = self%a * t
    if (associated(self%next)) r = r + self%next%chained(r)
  end function
  recursive function chained_wave(self, t) result(r)
    class(wave), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = self%a * self%b(1) + self%b(2) * sin(t)
    if (associated(self%next)) r = r * self%next%chained(r)
  end function
  ! Pointers to objects of different types, which are deallocated as what is declared.
  function linked(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    class(link), pointer :: head, p
    integer :: i
    head => null()
    do i = 1, size(x)
      if (mod(i, 2) == 0) then
        allocate(wave :: p)
        select type (p)
        type is (wave)
          p%b = [x(i), x(1)]
        end select
      else
        allocate(p)
      end if
      p%a = x(i)
      p%next => head
      head => p
    end do
    s = head%chained(x(2))
    do while (associated(head))
      p => head%next
      deallocate(head)
      head => p
    end do
  end function

  function cube(t) result(v)
    real(8), intent(in) :: t
    real(8) :: v
    v = t**3
  end function
  function sine(t) result(v)
    real(8), intent(in) :: t
    real(8) :: v
    v = sin(t)
  end function
  ! Components that are pointers to procedures.
  function staged(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(stage), allocatable :: list(:), other(:)
    integer :: i
    allocate(list(size(x)))
    do i = 1, size(x)
      list(i)%w = x(i)
      list(i)%c = [x(1), x(i)]
      if (mod(i, 2) == 0) then
        list(i)%f => sine
        list(i)%g => cube
      end if
    end do
    other = list
    list(2)%f => cube
    s = 0
    do i = 1, size(other)
      s = s + other(i)%w * other(i)%f(x(2)) * sum(other(i)%c)
      if (associated(other(i)%g)) s = s + other(i)%g(x(i))
    end do
    s = s + list(2)%f(x(1))
  end function

  ! Components of the type itself.
  recursive subroutine insert(at, v)
    type(tree), allocatable, intent(inout) :: at
    real(8), intent(in) :: v
    if (.not. allocated(at)) then
      allocate(at)
      at%v = v
    else if (v < at%v) then
      call insert(at%left, v)
    else
      call insert(at%right, v)
    end if
  end subroutine
  recursive function total(at, depth) result(s)
    type(tree), allocatable, intent(in) :: at
    integer, intent(in) :: depth
    real(8) :: s
    s = 0
    if (allocated(at)) s = at%v**depth + total(at%left, depth + 1) * at%v + total(at%right, depth + 1)
  end function
  function sorted(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(tree), allocatable :: root
    integer :: i
    do i = 1, size(x)
      call insert(root, x(i))
    end do
    s = total(root, 1)
  end function
  ! Arrays whose elements own arrays, assigned to themselves in another order.
  function reordered(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(kept), allocatable :: a(:)
    type(kept) :: b(2, 3)
    integer :: i, j
    allocate (a(4))
    do i = 1, 4
      a(i)%values = x(1:i)**2
    end do
    a = a(4:1:-1)
    a(2:3) = a(1:4:3)
    do j = 1, 3
      do i = 1, 2
        b(i, j)%values = [x(i)*x(j + 1), x(j)]
      end do
    end do
    b = b(2:1:-1, :)
    b(:, 2:3) = b(:, 3:2:-1)
    s = 0
    do i = 1, 4
      s = s + i*sum(a(i)%values)
    end do
    do j = 1, 3
      do i = 1, 2
        s = s + i*j**2*b(i, j)%values(1)*b(i, j)%values(2)
      end do
    end do
  end function
end module
