C     COMMON blocks in the manner of ODEPACK: numbers and integers side by side, declared differently in each routine, with values from
C     BLOCK DATA, saved and restored as a whole, and a routine for messages that is called from everywhere.
      BLOCK DATA FIRST
      DOUBLE PRECISION COEFF, T, H
      COMMON /STATE/ COEFF(3,4), T, H, NSTEP, METHOD, NCALLS, KEPT(2)
      DATA METHOD /2/, KEPT /7, 9/
      END
      SUBROUTINE COEFFS(P)
      DOUBLE PRECISION C, P
      COMMON /STATE/ C(3,4), REST(4), IREST(5)
      DO 10 J = 1, 4
      DO 10 I = 1, MIN(J, 3)
 10   C(I,J) = P**I/(I + J)
      END
      SUBROUTINE KEEP(R, K, JOB)
      DOUBLE PRECISION R(*), RS
      INTEGER K(*)
      COMMON /STATE/ RS(14), IS(5)
      IF (JOB .EQ. 2) GO TO 100
      DO 20 I = 1, 14
 20   R(I) = RS(I)
      DO 30 I = 1, 5
 30   K(I) = IS(I)
      RETURN
 100  DO 120 I = 1, 14
 120  RS(I) = R(I)
      DO 130 I = 1, 5
 130  IS(I) = K(I)
      END
      SUBROUTINE TELL(MSG, L, I1, NR, R1, R2)
      CHARACTER*(*) MSG
      DOUBLE PRECISION R1, R2
      WRITE (*, *) MSG, L, I1
      IF (NR .EQ. 1) WRITE (*, *) R1
      IF (NR .EQ. 2) WRITE (*, *) R1, R2
      END
      SUBROUTINE STEPS(X, N, P, R)
      DOUBLE PRECISION X(N), P, R, ELCO, T, H, RM(14)
      INTEGER KM(5)
      COMMON /STATE/ ELCO(3,4), T, H, NST, METH, NFE, KS(2)
      IF (N .EQ. -1) CALL TELL('case 1', 1, N, 1, T, H)
      IF (N .EQ. -2) CALL TELL('case 2', 2, N, 2, RM(1), H)
      IF (N .EQ. -3) CALL TELL('case 3', 3, N, 0, T, X(1))
      IF (N .EQ. -4) CALL TELL('case 4', 4, N, 1, RM(1), H)
      IF (N .EQ. -5) CALL TELL('case 5', 5, N, 2, T, H)
      IF (N .EQ. -6) CALL TELL('case 6', 6, N, 0, RM(1), X(1))
      IF (N .EQ. -7) CALL TELL('case 7', 7, N, 1, T, H)
      IF (N .EQ. -8) CALL TELL('case 8', 8, N, 2, RM(1), H)
      IF (N .EQ. -9) CALL TELL('case 9', 9, N, 0, T, X(1))
      IF (N .EQ. -10) CALL TELL('case 10', 10, N, 1, RM(1), H)
      IF (N .EQ. -11) CALL TELL('case 11', 11, N, 2, T, H)
      IF (N .EQ. -12) CALL TELL('case 12', 12, N, 0, RM(1), X(1))
      IF (N .EQ. -13) CALL TELL('case 13', 13, N, 1, T, H)
      IF (N .EQ. -14) CALL TELL('case 14', 14, N, 2, RM(1), H)
      IF (N .EQ. -15) CALL TELL('case 15', 15, N, 0, T, X(1))
      IF (N .EQ. -16) CALL TELL('case 16', 16, N, 1, RM(1), H)
      IF (N .EQ. -17) CALL TELL('case 17', 17, N, 2, T, H)
      IF (N .EQ. -18) CALL TELL('case 18', 18, N, 0, RM(1), X(1))
      IF (N .EQ. -19) CALL TELL('case 19', 19, N, 1, T, H)
      IF (N .EQ. -20) CALL TELL('case 20', 20, N, 2, RM(1), H)
      IF (N .EQ. -21) CALL TELL('case 21', 21, N, 0, T, X(1))
      IF (N .EQ. -22) CALL TELL('case 22', 22, N, 1, RM(1), H)
      IF (N .EQ. -23) CALL TELL('case 23', 23, N, 2, T, H)
      IF (N .EQ. -24) CALL TELL('case 24', 24, N, 0, RM(1), X(1))
      IF (N .EQ. -25) CALL TELL('case 25', 25, N, 1, T, H)
      IF (N .EQ. -26) CALL TELL('case 26', 26, N, 2, RM(1), H)
      IF (N .EQ. -27) CALL TELL('case 27', 27, N, 0, T, X(1))
      IF (N .EQ. -28) CALL TELL('case 28', 28, N, 1, RM(1), H)
      IF (N .EQ. -29) CALL TELL('case 29', 29, N, 2, T, H)
      IF (N .EQ. -30) CALL TELL('case 30', 30, N, 0, RM(1), X(1))
      CALL COEFFS(P)
      NST = 0
      T = 0
      H = 0.5D0*P
      R = 0
      DO 50 I = 1, N
      NQ = MOD(I, 4) + 1
      CALL KEEP(RM, KM, 1)
      T = -99
      NST = 1000
      ELCO(1,NQ) = X(I)
      CALL KEEP(RM, KM, 2)
      T = T + H*X(I)
      NST = NST + 1
      R = R + ELCO(METH - 1,NQ)*T**2 + NST*X(I) + KS(2)*H
 50   CONTINUE
      END
C     The bits of a number that is read as an integer: an error, whichever block it is in.
      SUBROUTINE BITS(X, N, P, R)
      DOUBLE PRECISION X(N), P, R, ELCO
      INTEGER K(28)
      EQUIVALENCE (ELCO(1,1), K(1))
      COMMON /STATE/ ELCO(3,4), T(4), NST, METH, NFE, KS(2)
      ELCO(1,2) = P*X(1)
      R = ELCO(1,2)*X(2)
      K(7) = K(7) + N
      R = R + ELCO(1,2)
      END
