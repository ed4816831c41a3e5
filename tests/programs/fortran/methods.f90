! Methods of numerical mathematics: operators on types, decompositions, eigenvalues, splines, sorting, transforms.
module methods
  implicit none
  integer, parameter :: dp = kind(1.d0)
  type :: vec3
    real(dp) :: c(3) = 0
  end type
  interface operator(+)
    module procedure vadd
  end interface
  interface operator(*)
    module procedure smul, vdot
  end interface
  interface operator(.cross.)
    module procedure vcross
  end interface
  interface assignment(=)
    module procedure vset, vget
  end interface
contains
  elemental function vadd(a,b) result(c)
    type(vec3), intent(in) :: a, b
    type(vec3) :: c
    c%c = a%c + b%c
  end function
  elemental function smul(s,b) result(c)
    real(dp), intent(in) :: s
    type(vec3), intent(in) :: b
    type(vec3) :: c
    c%c = s*b%c
  end function
  elemental function vdot(a,b) result(c)
    type(vec3), intent(in) :: a,b
    real(dp) :: c
    c = sum(a%c*b%c)
  end function
  elemental function vcross(a,b) result(r)
    type(vec3), intent(in) :: a,b
    type(vec3) :: r
    r%c(1) = a%c(2)*b%c(3)-a%c(3)*b%c(2)
    r%c(2) = a%c(3)*b%c(1)-a%c(1)*b%c(3)
    r%c(3) = a%c(1)*b%c(2)-a%c(2)*b%c(1)
  end function
  subroutine vset(v, x)
    type(vec3), intent(out) :: v
    real(dp), intent(in) :: x(3)
    v%c = x
  end subroutine
  subroutine vget(x, v)
    real(dp), intent(out) :: x(3)
    type(vec3), intent(in) :: v
    x = v%c
  end subroutine
  ! Biot-Savart of a polygon
  function biot(n, pts, at) result(b2)
    integer, intent(in) :: n
    real(dp), intent(in) :: pts(3,n), at(3)
    real(dp) :: b2, tmp(3)
    type(vec3) :: p, q, dl, r, b
    type(vec3), allocatable :: segs(:)
    integer :: i
    allocate(segs(n))
    do i = 1, n
      segs(i) = pts(:,i)
    end do
    b = [0d0,0d0,0d0]
    do i = 1, n
      p = segs(i); q = segs(mod(i,n)+1)
      dl = q + (-1d0)*p
      tmp = at
      r = tmp
      r = r + (-0.5d0)*(p+q)
      b = b + (1d0/(r*r)**1.5d0)*(dl .cross. r)
    end do
    b2 = b*b
  end function
  subroutine lu_decomp(a, n, piv, info)
    integer, intent(in) :: n
    real(dp), intent(inout) :: a(n,n)
    integer, intent(out) :: piv(n), info
    integer :: i, j, k
    real(dp) :: tmp(n)
    info = 0
    do k = 1, n
      j = k - 1 + maxloc(abs(a(k:n,k)), dim=1)
      piv(k) = j
      if (a(j,k) == 0) then
        info = k
        return
      end if
      if (j /= k) then
        tmp = a(k,:); a(k,:) = a(j,:); a(j,:) = tmp
      end if
      a(k+1:,k) = a(k+1:,k)/a(k,k)
      forall (i=k+1:n, j=k+1:n) a(i,j) = a(i,j) - a(i,k)*a(k,j)
    end do
  end subroutine
  function lu_solve(a, b, n) result(x)
    integer, intent(in) :: n
    real(dp), intent(in) :: a(n,n), b(n)
    real(dp) :: x(n), lu(n,n), t
    integer :: piv(n), info, i
    lu = a; x = b
    call lu_decomp(lu, n, piv, info)
    if (info /= 0) error stop 'singular matrix'
    do i = 1, n
      t = x(piv(i)); x(piv(i)) = x(i); x(i) = t
    end do
    do i = 2, n
      x(i) = x(i) - dot_product(lu(i,:i-1), x(:i-1))
    end do
    do i = n, 1, -1
      x(i) = (x(i) - dot_product(lu(i,i+1:), x(i+1:)))/lu(i,i)
    end do
  end function
  subroutine qr_ls(m, n, a, b, x, res)
    integer, intent(in) :: m, n
    real(dp), intent(in) :: a(m,n), b(m)
    real(dp), intent(out) :: x(n), res
    real(dp) :: q(m,n), r(n,n)
    integer :: j, k
    q = a; r = 0
    do j = 1, n
      r(j,j) = norm2(q(:,j))
      q(:,j) = q(:,j)/r(j,j)
      do k = j+1, n
        r(j,k) = dot_product(q(:,j), q(:,k))
        q(:,k) = q(:,k) - r(j,k)*q(:,j)
      end do
    end do
    x = matmul(transpose(q), b)
    do j = n, 1, -1
      x(j) = (x(j) - sum(r(j,j+1:n)*x(j+1:n)))/r(j,j)
    end do
    res = norm2(b - matmul(a, x))
  end subroutine
  function det_rec(a) result(d)
    real(dp), intent(in) :: a(:,:)
    real(dp) :: d
    d = det(a, size(a,1))
  contains
    recursive function det(m, n) result(d)
      integer, intent(in) :: n
      real(dp), intent(in) :: m(n,n)
      real(dp) :: d, minor(n-1,n-1)
      integer :: j, s
      if (n == 1) then
        d = m(1,1); return
      end if
      d = 0; s = 1
      do j = 1, n
        minor(:, :j-1) = m(2:, :j-1)
        minor(:, j:) = m(2:, j+1:)
        d = d + s*m(1,j)*det(minor, n-1)
        s = -s
      end do
    end function
  end function
  function power_iter(a, n, it) result(lam)
    integer, intent(in) :: n, it
    real(dp), intent(in) :: a(n,n)
    real(dp) :: lam
    real(dp), allocatable :: v(:), w(:)
    integer :: i
    allocate(v(n), source=1d0/sqrt(real(n,dp)))
    do i = 1, it
      w = matmul(a, v)
      lam = dot_product(v, w)
      v = w/norm2(w)
    end do
  end function
  subroutine jacobi_eig(n, a, ev)
    integer, intent(in) :: n
    real(dp), intent(in) :: a(n,n)
    real(dp), intent(out) :: ev(n)
    real(dp) :: s(n,n), th, t, c, sn, x, y
    integer :: sweep, p, q, k
    s = 0.5d0*(a + transpose(a))
    sweeps: do sweep = 1, 30
      if (sum(s**2) - sum([(s(k,k)**2, k=1,n)]) < 1d-22) exit sweeps
      do p = 1, n-1
        do q = p+1, n
          if (abs(s(p,q)) < 1d-300) cycle
          th = (s(q,q)-s(p,p))/(2*s(p,q))
          t = sign(1d0, th)/(abs(th)+sqrt(th*th+1))
          c = 1/sqrt(t*t+1); sn = t*c
          do k = 1, n
            x = s(k,p); y = s(k,q)
            s(k,p) = c*x - sn*y; s(k,q) = sn*x + c*y
          end do
          do k = 1, n
            x = s(p,k); y = s(q,k)
            s(p,k) = c*x - sn*y; s(q,k) = sn*x + c*y
          end do
        end do
      end do
    end do sweeps
    do k = 1, n
      ev(k) = s(k,k)
    end do
  end subroutine
  pure subroutine tridiag(a, b, c, d, x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: a(n), b(n), c(n), d(n)
    real(dp), intent(out) :: x(n)
    real(dp) :: cp(n), dq(n)
    integer :: i
    cp(1) = c(1)/b(1); dq(1) = d(1)/b(1)
    do i = 2, n
      cp(i) = c(i)/(b(i) - a(i)*cp(i-1))
      dq(i) = (d(i) - a(i)*dq(i-1))/(b(i) - a(i)*cp(i-1))
    end do
    x(n) = dq(n)
    do i = n-1, 1, -1
      x(i) = dq(i) - cp(i)*x(i+1)
    end do
  end subroutine
  function spline_eval(x, y, xi) result(yi)
    real(dp), intent(in) :: x(:), y(:), xi(:)
    real(dp) :: yi(size(xi))
    real(dp), dimension(size(x)) :: a, b, c, d, m
    real(dp) :: h, t
    integer :: n, i, j, lo, hi, mid
    n = size(x)
    a = 0; c = 0; b = 1; d = 0
    do i = 2, n-1
      a(i) = (x(i)-x(i-1))/6
      b(i) = (x(i+1)-x(i-1))/3
      c(i) = (x(i+1)-x(i))/6
      d(i) = (y(i+1)-y(i))/(x(i+1)-x(i)) - (y(i)-y(i-1))/(x(i)-x(i-1))
    end do
    call tridiag(a, b, c, d, m, n)
    do j = 1, size(xi)
      lo = 1; hi = n
      bisect: do while (hi - lo > 1)
        mid = (hi+lo)/2
        if (x(mid) > xi(j)) then
          hi = mid
          cycle bisect
        end if
        lo = mid
      end do bisect
      h = x(hi)-x(lo)
      t = (xi(j)-x(lo))/h
      yi(j) = (1-t)*y(lo) + t*y(hi) + h*h/6*(((1-t)**3-(1-t))*m(lo) + (t**3-t)*m(hi))
    end do
  end function
  subroutine explicit(a, n, s)
    integer, intent(in) :: n
    real(dp), intent(inout) :: a(n)
    real(dp), intent(out) :: s
    integer :: i
    s = 0
    do i = 1, n
      a(i) = a(i)*real(i,dp)
      s = s + a(i)**2
    end do
  end subroutine
  subroutine assumed_size(a, n)
    integer, intent(in) :: n
    real(dp), intent(inout) :: a(0:*)
    a(0:n-1) = a(0:n-1)**2 + a(n-1)
  end subroutine
  function sections(a, n, m) result(t)
    integer, intent(in) :: n, m
    real(dp), intent(in) :: a(n,m)
    real(dp) :: t, b(n,m), s
    b = a
    call explicit(b(2,:), m, s)
    t = s
    call explicit(b(1:n:2,1), (n+1)/2, s)
    t = t + s
    call explicit(b(n:1:-1,m), n, s)
    t = t*s
    call assumed_size(b(1,:), m)
    call assumed_size(b(1:,2), n-1)
    t = t + sum(b*a)
  end function
  function use_ptr(x) result(t)
    real(dp), intent(in), target :: x(:,:)
    real(dp) :: t
    real(dp), pointer :: row(:), diag(:), all(:)
    real(dp), target :: buf(size(x))
    integer :: n
    n = size(x,1)
    row => x(2,:)
    buf = reshape(x, [size(x)])
    diag => buf(1::n+1)
    all(0:) => buf
    diag = diag*2
    t = sum(row**2) + sum(diag) + all(0)*all(1)
    nullify(row)
    if (.not. associated(row)) t = t + all(2)**3
    row => diag(2:)
    row = row + t
    t = t + sum(all*all)
  end function
  pure recursive subroutine qsort(x)
    real(dp), intent(inout) :: x(:)
    real(dp) :: p, t
    integer :: i, j
    if (size(x) <= 1) return
    p = x((size(x)+1)/2)
    i = 1; j = size(x)
    do
      do while (x(i) < p)
        i = i + 1
      end do
      do while (x(j) > p)
        j = j - 1
      end do
      if (i >= j) exit
      t = x(i); x(i) = x(j); x(j) = t
      i = i + 1; j = j - 1
    end do
    call qsort(x(:i-1))
    call qsort(x(j+1:))
  end subroutine
  function trimmed_mean(x, k) result(m)
    real(dp), intent(in) :: x(:)
    integer, intent(in) :: k
    real(dp) :: m
    real(dp) :: y(size(x))
    y = x
    call qsort(y)
    m = sum(y(k+1:size(y)-k)*y(k+1:size(y)-k))/(size(y)-2*k)
  end function
  function quadratures(x, n) result(t)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp) :: t, w, hist(n)
    integer :: depth
    w = x(1); depth = 0; hist = 0
    t = integrate(0d0, 1d0, f) + integrate(0d0, 2d0, g)
    t = t + sum(hist)*depth
  contains
    function f(s) result(v)
      real(dp), intent(in) :: s
      real(dp) :: v
      integer :: i
      v = 0
      do i = n, 1, -1
        v = v*s + x(i)
      end do
      w = w*0.9d0 + v*0.1d0
      depth = depth + 1
      hist(mod(depth,n)+1) = w
    end function
    function g(s) result(v)
      real(dp), intent(in) :: s
      real(dp) :: v
      v = f(s)*exp(-w*s)
    end function
    function integrate(a,b,fn) result(q)
      real(dp), intent(in) :: a,b
      interface
        function fn(s) result(v)
          import dp
          real(dp), intent(in) :: s
          real(dp) :: v
        end function
      end interface
      real(dp) :: q
      integer :: i
      q = 0
      do i = 0, 4
        q = q + fn(a + (b-a)*i/4d0)*merge(0.5d0,1d0,i==0 .or. i==4)*(b-a)/4
      end do
    end function
  end function
  recursive subroutine fft(x)
    complex(dp), intent(inout) :: x(:)
    complex(dp), allocatable :: ev(:), od(:)
    complex(dp) :: t
    integer :: n, i
    real(dp), parameter :: pi = acos(-1d0)
    n = size(x)
    if (n <= 1) return
    od = x(1::2); ev = x(2::2)
    call fft(od); call fft(ev)
    do i = 1, n/2
      t = exp(cmplx(0, -2*pi*(i-1)/n, dp))*ev(i)
      x(i) = od(i) + t
      x(i+n/2) = od(i) - t
    end do
  end subroutine
  function power_spec(x) result(p)
    real(dp), intent(in) :: x(:)
    real(dp) :: p
    complex(dp) :: z(size(x))
    z = cmplx(x, 0, dp)
    call fft(z)
    p = sum(abs(z(2:))**3)
  end function
end module
