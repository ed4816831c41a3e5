      SUBROUTINE SQUARE(X, N, Y)
Cf2py intent(in) x
Cf2py intent(hide), depend(x) :: n = len(x)
Cf2py intent(out) :: y
      INTEGER N, I
      DOUBLE PRECISION X(N), Y(N)
      DO 10 I = 1, N
   10 Y(I) = X(I)**2
      END
      subroutine both(x, y, s)
      double precision x, y, s
cf2py intent(in, out) y
*f2py real*8, intent(out, c) :: s
      y = y * x
      s = x + y
      end
c     The same name, elsewhere: what is said there is not said here.
      subroutine quiet(x, y)
      double precision x, y
      y = y * x
      end
c     What a comment says need not be so.
      subroutine added(x, n, y)
      integer n, i
      double precision x(n), y(n)
cf2py intent(out) y
      do i = 1, n
        y(i) = y(i) * x(i) + x(i)
      end do
      end
