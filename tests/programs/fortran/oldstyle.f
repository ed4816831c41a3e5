C     FORTRAN 77: FIXED FORM, GOTO IN ALL ITS KINDS, ENTRY, STATEMENT FUNCTIONS,
C     EQUIVALENCE, ALTERNATE RETURNS, LINPACK
      SUBROUTINE HYBRD(N, X, FVEC, IFLAG)
      INTEGER N, IFLAG
      DOUBLE PRECISION X(N), FVEC(N)
      DOUBLE PRECISION TEMP, TEMP1, TEMP2
      DO 10 K = 1, N
         TEMP = (3.0D0 - 2.0D0*X(K))*X(K)
         TEMP1 = 0.D0
         IF (K .NE. 1) TEMP1 = X(K-1)
         TEMP2 = 0.D0
         IF (K .NE. N) TEMP2 = X(K+1)
         FVEC(K) = TEMP - TEMP1 - 2.0D0*TEMP2 + 1.0D0
   10 CONTINUE
      IFLAG = 1
      RETURN
      END
      DOUBLE PRECISION FUNCTION GOTOS(X, N)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION X(*)
      COMMON /WORK/ SCALE, TOTAL
      DATA C1, C2 /0.5D0, 1.5D0/
      SAVE C1, C2
      SCALE = 1.D0
      GOTOS = 0.D0
      I = 0
 100  I = I + 1
      IF (I .GT. N) GO TO 500
      IF (X(I)) 110, 120, 130
 110  GOTOS = GOTOS + C1*X(I)**2
      GO TO 200
 120  GOTOS = GOTOS + 1.D0
      GO TO 200
 130  GOTOS = GOTOS + C2*DSQRT(X(I))
 200  TOTAL = GOTOS
      GO TO (300, 310, 320), MOD(I,3)+1
 300  SCALE = SCALE*X(I)
      GO TO 100
 310  SCALE = SCALE + DSIN(X(I))
      GO TO 100
 320  CALL POST(X(I))
      GO TO 100
 500  GOTOS = GOTOS*SCALE
      RETURN
      END
      SUBROUTINE POST(V)
      DOUBLE PRECISION V, SCALE, TOTAL
      COMMON /WORK/ SCALE, TOTAL
      SCALE = SCALE*(1.D0 + V*V) + TOTAL
      END
      DOUBLE PRECISION FUNCTION EQUIV(X, Y)
      DOUBLE PRECISION X, Y, A(4), B(2,2), S, T
      EQUIVALENCE (A(1), B(1,1)), (A(4), S)
      A(1) = X
      A(2) = Y
      A(3) = X*Y
      S = X - Y
      T = B(1,2)*B(2,2) + B(1,1)/B(2,1)
      B(2,2) = T*2
      EQUIV = T + A(4) + S*S
      END
      DOUBLE PRECISION FUNCTION DNRM(N, DX, INCX)
      DOUBLE PRECISION DX(1), XMAX, SUMSQ
      INTEGER NEXT
      DNRM = 0.D0
      IF (N .LE. 0 .OR. INCX .LE. 0) RETURN
      XMAX = 0.D0
      SUMSQ = 1.D0
      DO 10 I = 1, 1 + (N-1)*INCX, INCX
         IF (DX(I) .EQ. 0.D0) GO TO 10
         IF (XMAX .LT. DABS(DX(I))) THEN
            SUMSQ = 1.D0 + SUMSQ*(XMAX/DX(I))**2
            XMAX = DABS(DX(I))
         ELSE
            SUMSQ = SUMSQ + (DX(I)/XMAX)**2
         ENDIF
   10 CONTINUE
      DNRM = XMAX*DSQRT(SUMSQ)
      END
      SUBROUTINE DGEFA(A,LDA,N,IPVT,INFO)
      INTEGER LDA,N,IPVT(N),INFO
      DOUBLE PRECISION A(LDA,N)
      DOUBLE PRECISION T
      INTEGER J,K,KP1,L,NM1,IDAM
      INFO = 0
      NM1 = N - 1
      IF (NM1 .LT. 1) GO TO 70
      DO 60 K = 1, NM1
         KP1 = K + 1
         L = IDAM(N-K+1,A(K,K),1) + K - 1
         IPVT(K) = L
         IF (A(L,K) .EQ. 0.0D0) GO TO 40
            IF (L .EQ. K) GO TO 10
               T = A(L,K)
               A(L,K) = A(K,K)
               A(K,K) = T
   10       CONTINUE
            T = -1.0D0/A(K,K)
            CALL DSC(N-K,T,A(K+1,K),1)
            DO 30 J = KP1, N
               T = A(L,J)
               IF (L .EQ. K) GO TO 20
                  A(L,J) = A(K,J)
                  A(K,J) = T
   20          CONTINUE
               CALL DAX(N-K,T,A(K+1,K),1,A(K+1,J),1)
   30       CONTINUE
         GO TO 50
   40    CONTINUE
            INFO = K
   50    CONTINUE
   60 CONTINUE
   70 CONTINUE
      IPVT(N) = N
      IF (A(N,N) .EQ. 0.0D0) INFO = N
      RETURN
      END
      INTEGER FUNCTION IDAM(N,DX,INCX)
      DOUBLE PRECISION DX(*), DMAX
      IDAM = 1
      DMAX = DABS(DX(1))
      DO 30 I = 2,N
         IF(DABS(DX(I)).LE.DMAX) GO TO 30
         IDAM = I
         DMAX = DABS(DX(I))
   30 CONTINUE
      RETURN
      END
      SUBROUTINE DSC(N,DA,DX,INCX)
      DOUBLE PRECISION DA,DX(*)
      M = MOD(N,5)
      IF( M .EQ. 0 ) GO TO 40
      DO 30 I = 1,M
        DX(I) = DA*DX(I)
   30 CONTINUE
      IF( N .LT. 5 ) RETURN
   40 DO 50 I = M+1,N,5
        DX(I) = DA*DX(I)
        DX(I + 1) = DA*DX(I + 1)
        DX(I + 2) = DA*DX(I + 2)
        DX(I + 3) = DA*DX(I + 3)
        DX(I + 4) = DA*DX(I + 4)
   50 CONTINUE
      END
      SUBROUTINE DAX(N,DA,DX,INCX,DY,INCY)
      DOUBLE PRECISION DX(*),DY(*),DA
      DO 30 I = 1,N
        DY(I) = DY(I) + DA*DX(I)
   30 CONTINUE
      END
      SUBROUTINE LOGDET(A, N, R)
      INTEGER N, IP(50)
      DOUBLE PRECISION A(N,N), R, W(2500)
      DO 1 J = 1, N
      DO 1 I = 1, N
    1 W(I+(J-1)*N) = A(I,J)
      CALL DGEFA(W, N, N, IP, INFO)
      R = 0.D0
      DO 2 I = 1, N
    2 R = R + DLOG(DABS(W(I+(I-1)*N)))
      END
      DOUBLE PRECISION FUNCTION ENTR(X)
      DOUBLE PRECISION X, ENTB
      ENTR = X*X
      RETURN
      ENTRY ENTB(X)
      ENTB = X*X*X
      RETURN
      END
      DOUBLE PRECISION FUNCTION USEENT(X)
      DOUBLE PRECISION X, ENTR, ENTB
      EXTERNAL ENTR, ENTB
      USEENT = ENTR(X)*ENTB(X + 1.D0)
      END
      SUBROUTINE ALTRET(X, Y, *, *)
      DOUBLE PRECISION X, Y
      Y = X*X
      IF (X .GT. 1.D0) RETURN 1
      IF (X .LT. 0.D0) RETURN 2
      Y = Y*3.D0
      END
      DOUBLE PRECISION FUNCTION USEALT(X)
      DOUBLE PRECISION X, Y
      CALL ALTRET(X, Y, *10, *20)
      USEALT = Y
      RETURN
   10 USEALT = Y*X
      RETURN
   20 USEALT = -Y
      END
      DOUBLE PRECISION FUNCTION STMTF(X, Y)
      DOUBLE PRECISION X, Y, F, A, B
      F(A, B) = A*DEXP(-B*A) + B
      STMTF = F(X, Y)*F(Y, X) + F(X*Y, 1.D0)
      ASSIGN 30 TO LAB
      GO TO LAB
   20 STMTF = STMTF*2.D0
      RETURN
   30 STMTF = STMTF + X
      ASSIGN 20 TO LAB
      GO TO LAB, (20, 30)
      END
