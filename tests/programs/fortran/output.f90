! Numbers that are written down: to character variables, to files, to the console, and read again or not.
module output
  implicit none
  integer, parameter :: dp = kind(1d0)
contains
  function roundtrip(x) result(s)
    real(dp), intent(in) :: x
    real(dp) :: s, y
    character(len=40) :: buf
    write(buf, '(es30.20)') x
    read(buf, *) y
    s = y*y
  end function
  function scratch(x) result(s)
    real(dp), intent(in) :: x(3)
    real(dp) :: s, y(3)
    open(unit=77, status='scratch', form='unformatted')
    write(77) x
    rewind(77)
    read(77) y
    close(77)
    s = sum(y*y)
  end function
  function named(x) result(s)
    real(dp), intent(in) :: x
    real(dp) :: s, a
    character(len=60) :: b
    namelist /grp/ a
    a = x
    write(b, nml=grp)
    read(b, nml=grp)
    s = a*x
  end function
  function logs(x) result(s)
    real(dp), intent(in) :: x
    real(dp) :: s, y
    character(len=20) :: buf
    if (x > 100) write(*, *) 'large', x
    if (x > 100) print '(f8.3)', x
    if (x > 100) write(20, *) x
    buf = '1.5'
    read(buf, *) y
    if (x > 100) read(21, *) y
    s = y*x*x
  end function
end module
