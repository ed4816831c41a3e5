/* What the bodies of this folder share. Each file is compiled once for each of the types s, d, c, z (-DTYPE_d).

   A routine in canonical form takes integers as i64, characters as int, scalars by value (complex ones as two reals), memory as pointers,
   all matrices by columns; `info` is returned. Of a routine x there are here
       x_tangent   the tangents of what it writes, before or after the call itself (rows.py says which)
       x_adjoint   the adjoints of its operands
       x           itself, if it is made of others
   A derivative's operands are the routine's own, each followed by what belongs to its derivative:
       S(a)   a scalar: its value, and where its tangent stands or its adjoint is added (null: inactive)
       M(A)   memory that is only read or only written: pointer, increment or leading dimension, the same of the shadow (null: inactive)
       MX(A)  memory that is read and overwritten: A0 as it was, A1 as it has become, dA the shadow
       P(A), PX(A)  the same for numbers side by side
   A pointer A, A0 or A1 is only valid where rows.py says that it is needed. Adjoints are conjugated as those of real pairs: the adjoint
   of y = a x adds conj(a) dy to dx. These functions are themselves differentiated: no branch may depend on a derivative's value. */

#include <stddef.h>

typedef long i64;
void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
double fabs(double);
float fabsf(float);
double sqrt(double);
float sqrtf(float);

#if defined(TYPE_s)
#define LETTER s
typedef float R, T;
#elif defined(TYPE_d)
#define LETTER d
typedef double R, T;
#elif defined(TYPE_c)
#define LETTER c
typedef float R;
typedef float _Complex T;
#else
#define LETTER z
typedef double R;
typedef double _Complex T;
#endif
#if defined(TYPE_c) || defined(TYPE_z)
#define COMPLEX 1
#else
#define COMPLEX 0
#endif

#define PASTE3_(a, b, c) a##b##_##c
#define PASTE3(a, b, c) PASTE3_(a, b, c)
#define BLAS(name) PASTE3(pad_blas_, LETTER, name)      /* the library's routine */
#define NAME(name) PASTE3(pad_la_, LETTER, name)        /* ours */
#define OURS
#define LOCAL __attribute__((noinline))                 /* a function of its own in the .ll files, where all are inlined at use */
#define FOLDED static inline __attribute__((always_inline))

#if COMPLEX
#define CONJ(x) (~(x))
#define RE(x) (__real__(x))
#define IM(x) (__imag__(x))
#define V(x) RE(x), IM(x)                               /* passes a scalar */
#define A(x) R x##_r, R x##_i                           /* takes one */
#define GET(x) T x = __builtin_complex(x##_r, x##_i)
#else
#define CONJ(x) (x)
#define RE(x) (x)
#define IM(x) ((R)0)
#define V(x) (x)
#define A(x) R x##_r
#define GET(x) T x = x##_r
#endif
#define ABS(x) (sizeof(R) == 8 ? fabs(x) : fabsf(x))
#define SQRT(x) (sizeof(R) == 8 ? sqrt(x) : sqrtf(x))

#define S(x) A(x), T *d##x
#define SR(x) R x, R *d##x
#define M(a) T *a, i64 ld##a, T *d##a, i64 ldd##a
#define MX(a) T *a##0, i64 ld##a##0, T *a##1, i64 ld##a##1, T *d##a, i64 ldd##a
#define P(a) T *a, T *d##a
#define PX(a) T *a##0, T *a##1, T *d##a
#define W(a) R *a, R *d##a

/* A routine's own declaration: BLAS(gemm)(char, ...). Scalars are given as V(alpha). */
R BLAS(dot)(i64, T *, i64, T *, i64);
void BLAS(axpy)(i64, A(alpha), T *, i64, T *, i64);
void BLAS(scal)(i64, A(alpha), T *, i64);
R BLAS(nrm2)(i64, T *, i64);
R BLAS(asum)(i64, T *, i64);
void BLAS(gemv)(int, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
#if COMPLEX
void BLAS(geru)(i64, i64, A(alpha), T *, i64, T *, i64, T *, i64);
void BLAS(gerc)(i64, i64, A(alpha), T *, i64, T *, i64, T *, i64);
#else
void BLAS(ger)(i64, i64, A(alpha), T *, i64, T *, i64, T *, i64);
#define BLAS_geru BLAS(ger)
#endif
void BLAS(gbmv)(int, i64, i64, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
#if COMPLEX
void BLAS(hemv)(int, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(hbmv)(int, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(hpmv)(int, i64, A(alpha), T *, T *, i64, A(beta), T *, i64);
void BLAS(her)(int, i64, R, T *, i64, T *, i64);
void BLAS(hpr)(int, i64, R, T *, i64, T *);
void BLAS(her2)(int, i64, A(alpha), T *, i64, T *, i64, T *, i64);
void BLAS(hpr2)(int, i64, A(alpha), T *, i64, T *, i64, T *);
void BLAS(hemm)(int, int, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(herk)(int, int, i64, i64, R, T *, i64, R, T *, i64);
void BLAS(her2k)(int, int, i64, i64, A(alpha), T *, i64, T *, i64, R, T *, i64);
#else
void BLAS(symv)(int, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(sbmv)(int, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(spmv)(int, i64, A(alpha), T *, T *, i64, A(beta), T *, i64);
void BLAS(syr)(int, i64, R, T *, i64, T *, i64);
void BLAS(spr)(int, i64, R, T *, i64, T *);
void BLAS(syr2)(int, i64, A(alpha), T *, i64, T *, i64, T *, i64);
void BLAS(spr2)(int, i64, A(alpha), T *, i64, T *, i64, T *);
#endif
void BLAS(trmv)(int, int, int, i64, T *, i64, T *, i64);
void BLAS(trsv)(int, int, int, i64, T *, i64, T *, i64);
void BLAS(tbmv)(int, int, int, i64, i64, T *, i64, T *, i64);
void BLAS(tbsv)(int, int, int, i64, i64, T *, i64, T *, i64);
void BLAS(tpmv)(int, int, int, i64, T *, T *, i64);
void BLAS(tpsv)(int, int, int, i64, T *, T *, i64);
void BLAS(symm)(int, int, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(syrk)(int, int, i64, i64, A(alpha), T *, i64, A(beta), T *, i64);
void BLAS(syr2k)(int, int, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);
void BLAS(trmm)(int, int, int, int, i64, i64, A(alpha), T *, i64, T *, i64);
void BLAS(trsm)(int, int, int, int, i64, i64, A(alpha), T *, i64, T *, i64);
i64 BLAS(potrf)(int, i64, T *, i64);
i64 BLAS(getrf)(i64, i64, T *, i64, void *);
i64 BLAS(getrs)(int, i64, i64, T *, i64, void *, T *, i64);
void BLAS(laswp)(i64, T *, i64, i64, i64, void *, i64);
i64 BLAS(gbtrf)(i64, i64, i64, i64, T *, i64, void *);
i64 BLAS(trsyl)(int, int, i64, i64, i64, T *, i64, T *, i64, T *, i64, R *);
i64 BLAS(geqrf)(i64, i64, T *, i64, T *);
i64 BLAS(ormqr)(int, int, i64, i64, i64, T *, i64, T *, T *, i64);
i64 BLAS(eig)(int, int, i64, T *, i64, R *);
i64 BLAS(eigd)(int, int, i64, T *, i64, R *);
i64 BLAS(svd)(int, int, i64, i64, T *, i64, R *, T *, i64, T *, i64);
i64 BLAS(sdd)(int, i64, i64, T *, i64, R *, T *, i64, T *, i64);
i64 BLAS(sysv)(int, i64, i64, T *, i64, void *, T *, i64);
#if COMPLEX
i64 BLAS(hesv)(int, i64, i64, T *, i64, void *, T *, i64);
i64 BLAS(ev)(int, int, i64, T *, i64, T *, T *, i64, T *, i64);
#else
i64 BLAS(ev)(int, int, i64, T *, i64, R *, R *, T *, i64, T *, i64);
#endif
void BLAS(gemm)(int, int, i64, i64, i64, A(alpha), T *, i64, T *, i64, A(beta), T *, i64);

#define ONE ((T)1)
#define ZERO ((T)0)
#define MINUS ((T)-1)

/* How far apart eigenvalues or singular values of n must be to be told apart: what LAPACK makes of them is right to a small multiple of
   the rounding of the largest, and quotients by gaps like that are noise. */
LOCAL R least_gap(i64 n, R *w) {
    R largest = 0;
    for (i64 j = 0; j < n; j++) largest = ABS(w[j]) > largest ? ABS(w[j]) : largest;
    return 64 * n * (sizeof(R) == 8 ? (R)0x1p-52 : (R)0x1p-23) * largest;
}

FOLDED T *room(i64 n) { return malloc(n * sizeof(T)); }

/* Where element i of a vector stands. */
FOLDED i64 first(i64 n, i64 inc) { return inc < 0 ? (1 - n) * inc : 0; }

LOCAL void put(i64 n, T *x, i64 incx, T *y, i64 incy) {
    i64 i = first(n, incx), j = first(n, incy);
    for (i64 k = 0; k < n; k++, i += incx, j += incy) y[j] = x[i];
}

LOCAL void put_conj(i64 n, T *x, i64 incx, T *y, i64 incy) {
    i64 i = first(n, incx), j = first(n, incy);
    for (i64 k = 0; k < n; k++, i += incx, j += incy) y[j] = CONJ(x[i]);
}

/* A copy side by side. */
LOCAL T *copied(i64 n, T *x, i64 incx) {
    T *y = room(n);
    put(n, x, incx, y, 1);
    return y;
}

LOCAL T *copied_conj(i64 n, T *x, i64 incx) {
    T *y = room(n);
    put_conj(n, x, incx, y, 1);
    return y;
}

LOCAL void conjugate(i64 n, T *x, i64 incx) {
    i64 i = first(n, incx);
    for (i64 k = 0; k < n; k++, i += incx) x[i] = CONJ(x[i]);
}

LOCAL void fill(i64 n, T value, T *x, i64 incx) {
    i64 i = first(n, incx);
    for (i64 k = 0; k < n; k++, i += incx) x[i] = value;
}

/* Sum of conj(x) y. Dotc is made of gemv: how a complex number is returned differs between libraries. */
LOCAL T inner(i64 n, T *x, i64 incx, T *y, i64 incy) {
#if COMPLEX
    T sum = 0, *whole = copied(n, x, incx);
    if (n > 0) BLAS(gemv)('C', n, 1, V(ONE), whole, n, y, incy, V(ZERO), &sum, 1);
    free(whole);
    return sum;
#else
    return BLAS(dot)(n, x, incx, y, incy);
#endif
}

/* y scaled by beta, the adjoint of y = beta y: where beta is zero, what was there does not matter, unless beta is active. */
LOCAL void scale(i64 n, T beta, int active, T *y, i64 inc) {
    i64 i = first(n, inc);
    if (active) {
        for (i64 k = 0; k < n; k++, i += inc) y[i] *= CONJ(beta);
    } else {
        T factor = CONJ(beta);
        int none = beta == 0;
        for (i64 k = 0; k < n; k++, i += inc) y[i] = none ? 0 : factor * y[i];
    }
}

LOCAL void scale_columns(i64 m, i64 n, T beta, int active, T *C, i64 ld) {
    for (i64 j = 0; j < n; j++) scale(m, beta, active, C + j * ld, 1);
}

/* Sum of conj(X) Y over a matrix. */
LOCAL T inner_columns(i64 m, i64 n, T *X, i64 ldX, T *Y, i64 ldY) {
    T sum = 0;
    for (i64 j = 0; j < n; j++) sum += inner(m, X + j * ldX, 1, Y + j * ldY, 1);
    return sum;
}

/* Operations on a matrix: N, T, C, and R, its conjugate. BLAS has no R, and for real matrices C is T. */
FOLDED int conj_of(int op) {
    if (!COMPLEX) return op;
    return op == 'N' ? 'R' : op == 'R' ? 'N' : op == 'T' ? 'C' : 'T';
}
FOLDED int turned(int op) { return op == 'N' ? 'T' : op == 'R' ? 'C' : op == 'T' ? 'N' : COMPLEX ? 'R' : 'N'; }
FOLDED int adjoint_of(int op) { return conj_of(turned(op)); }

LOCAL T *conj_matrix(i64 m, i64 n, T *X, i64 ld) {
    T *Y = room(m * n);
    for (i64 j = 0; j < n; j++) put_conj(m, X + j * ld, 1, Y + j * m, 1);
    return Y;
}

/* C += alpha op(X) op(Y) with all four operations. */
LOCAL void add_product(int opx, int opy, i64 m, i64 n, i64 k, T alpha, T *X, i64 ldX, T *Y, i64 ldY, T *C, i64 ldC) {
    T *x = 0, *y = 0;
    if (opx == 'R') X = x = conj_matrix(m, k, X, ldX), ldX = m, opx = 'N';
    if (opy == 'R') Y = y = conj_matrix(k, n, Y, ldY), ldY = k, opy = 'N';
    BLAS(gemm)(opx, opy, m, n, k, V(alpha), X, ldX ? ldX : 1, Y, ldY ? ldY : 1, V(ONE), C, ldC);
    if (x) free(x);
    if (y) free(y);
}

LOCAL void conjugate_columns(i64 m, i64 n, T *x, i64 ld) {
    for (i64 j = 0; j < n; j++) conjugate(m, x + j * ld, 1);
}

LOCAL T *copied_columns(i64 m, i64 n, T *x, i64 ld) {
    T *y = room(m * n);
    for (i64 j = 0; j < n; j++) put(m, x + j * ld, 1, y + j * m, 1);
    return y;
}

LOCAL void add_columns(i64 m, i64 n, T alpha, T *x, i64 ldx, T *y, i64 ldy) {
    for (i64 j = 0; j < n; j++) BLAS(axpy)(m, V(alpha), x + j * ldx, 1, y + j * ldy, 1);
}

LOCAL void trmm_op(int side, int uplo, int op, int diag, i64 m, i64 n, T alpha, T *a, i64 lda, T *b, i64 ldb) {
    if (op != 'R') {
        BLAS(trmm)(side, uplo, op, diag, m, n, V(alpha), a, lda, b, ldb);
        return;
    }
    conjugate_columns(m, n, b, ldb);
    BLAS(trmm)(side, uplo, 'N', diag, m, n, V(CONJ(alpha)), a, lda, b, ldb);
    conjugate_columns(m, n, b, ldb);
}

LOCAL void trsm_op(int side, int uplo, int op, int diag, i64 m, i64 n, T alpha, T *a, i64 lda, T *b, i64 ldb) {
    if (op != 'R') {
        BLAS(trsm)(side, uplo, op, diag, m, n, V(alpha), a, lda, b, ldb);
        return;
    }
    conjugate_columns(m, n, b, ldb);
    BLAS(trsm)(side, uplo, 'N', diag, m, n, V(CONJ(alpha)), a, lda, b, ldb);
    conjugate_columns(m, n, b, ldb);
}

/* One triangle of a square, zeros elsewhere. */
LOCAL T *lone_triangle(int uplo, int unit, i64 m, i64 n, T *x, i64 ld) {
    T *y = calloc(m * n + 1, sizeof(T));
    for (i64 j = 0; j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < m && (uplo != 'U' || i <= j); i++) y[j * m + i] = unit && i == j ? 1 : x[j * ld + i];
    return y;
}

/* After a failure: adjoints and tangents that are not zero are no numbers. */
LOCAL void spoil(i64 m, i64 n, T *x, i64 ld) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) x[j * ld + i] = x[j * ld + i] == 0 ? 0 : x[j * ld + i] * (T)(0.0 / (R)0);
}
