/* Level 2. */
#include "common.h"

/* G += alpha x y^H */
LOCAL void add_outer(i64 m, i64 n, T alpha, T *x, i64 incx, T *y, i64 incy, T *g, i64 ld) {
#if COMPLEX
    BLAS(gerc)(m, n, V(alpha), x, incx, y, incy, g, ld);
#else
    BLAS(ger)(m, n, alpha, x, incx, y, incy, g, ld);
#endif
}

/* Where the elements of column j of a matrix are that are stored: rows `low` to `high`, element i at column(...)[i].
   GE m x n; GB a band of kl and ku; TR, TB, TP a triangle: whole, a band of k, packed. */
enum { GE, GB, TR, TB, TP };
typedef struct {
    int kind, uplo;
    i64 m, n, kl, ku;
    T *a;
    i64 ld;
} Stored;

FOLDED i64 least(i64 a, i64 b) { return a < b ? a : b; }
FOLDED i64 most(i64 a, i64 b) { return a > b ? a : b; }

FOLDED i64 low(Stored s, i64 j) {
    if (s.kind == GE) return 0;
    if (s.kind == GB) return most(0, j - s.ku);
    if (s.uplo == 'L') return j;
    return s.kind == TB ? most(0, j - s.ku) : 0;
}

FOLDED i64 high(Stored s, i64 j) {
    if (s.kind == GE) return s.m;
    if (s.kind == GB) return least(s.m, j + s.kl + 1);
    if (s.uplo != 'L') return j + 1;
    return s.kind == TB ? least(s.n, j + s.ku + 1) : s.n;
}

FOLDED T *column(Stored s, i64 j) {
    if (s.kind == GE || s.kind == TR) return s.a + j * s.ld;
    if (s.kind == GB) return s.a + j * s.ld + s.ku - j;
    if (s.kind == TB) return s.a + j * s.ld - j + (s.uplo == 'L' ? 0 : s.ku);
    return s.a + (s.uplo == 'L' ? j * s.n - j * (j + 1) / 2 : j * (j + 1) / 2);
}

/* G += alpha u v^T where G is stored; `strict`: not on the diagonal. */
FOLDED void add_rank1(Stored g, T alpha, T *u, T *v, int strict) {
    for (i64 j = 0; j < g.n; j++) {
        T *to = column(g, j), factor = alpha * v[j];
        i64 end = high(g, j);
        for (i64 i = low(g, j); i < end; i++)
            if (!strict || i != j) to[i] += factor * u[i];
    }
}

/* The adjoint of a matrix in y += op(A) x. */
FOLDED void add_matrix(Stored g, int op, T alpha, i64 rows, i64 columns, T *x, i64 incx, T *dy, i64 incdy, int strict) {
    T *u, *v;
    if (op == 'N') {
        u = copied(rows, dy, incdy), v = copied_conj(columns, x, incx);
        add_rank1(g, CONJ(alpha), u, v, strict);
    } else if (op == 'C' && COMPLEX) {
        u = copied(columns, x, incx), v = copied_conj(rows, dy, incdy);
        add_rank1(g, alpha, u, v, strict);
    } else {
        u = copied_conj(columns, x, incx), v = copied(rows, dy, incdy);
        add_rank1(g, CONJ(alpha), u, v, strict);
    }
    free(u);
    free(v);
}

/* The adjoint of a symmetric or Hermitian matrix in y += A x: one triangle stands for both. */
FOLDED void add_symmetric(Stored g, T alpha, T *x, i64 incx, T *dy, i64 incdy) {
    T *u = copied(g.n, dy, incdy), *v = copied_conj(g.n, x, incx);
    for (i64 j = 0; j < g.n; j++) {
        T *to = column(g, j);
        i64 end = high(g, j);
        for (i64 i = low(g, j); i < end; i++) {
            T one = alpha * u[i] * v[j], other = alpha * u[j] * v[i];
            if (i != j) to[i] += one + CONJ(other);
            else to[i] += RE(one);
        }
    }
    free(u);
    free(v);
}

/* z += the diagonal of G, times x: with what symv gives, the adjoint of one triangle, applied to x, where it stands for both. */
FOLDED void add_diagonal(Stored g, T *x, i64 incx, T *z) {
    i64 k = first(g.n, incx);
    for (i64 j = 0; j < g.n; j++, k += incx) z[j] += RE(column(g, j)[j]) * x[k];
}

FOLDED void real_diagonal(Stored g) {
    for (i64 j = 0; j < g.n; j++) {
        T *to = column(g, j);
        to[j] = RE(to[j]);
    }
}

#define LIST(...) __VA_ARGS__
#define FULL(a) a, ld##a
#define PACKED(a) a
#define SHADOW(a) d##a, ldd##a
#define SHADOW_PACKED(a) d##a

/* y = alpha op(A) x + beta y. With no rows or columns y is not even scaled. */
#define GENERAL(name, SIZES, SIZE, STORED)                                                                                       \
    OURS void NAME(name##_tangent)(int trans, i64 m, i64 n, SIZES S(alpha), M(a), M(x), S(beta), MX(y)) {                         \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        i64 rows = trans == 'N' ? m : n;                                                                                         \
        if (m <= 0 || n <= 0) return;                                                                                            \
        if (dx) BLAS(name)(trans, m, n, SIZE V(alpha), a, lda, dx, lddx, V(beta), dy, lddy);                                     \
        else scale(rows, CONJ(beta), dbeta != 0, dy, lddy);                                                                      \
        if (da) BLAS(name)(trans, m, n, SIZE V(alpha), da, ldda, x, ldx, V(ONE), dy, lddy);                                      \
        if (dalpha) BLAS(name)(trans, m, n, SIZE V(*dalpha), a, lda, x, ldx, V(ONE), dy, lddy);                                  \
        if (dbeta) BLAS(axpy)(rows, V(*dbeta), y0, ldy0, dy, lddy);                                                              \
    }                                                                                                                            \
    OURS void NAME(name##_adjoint)(int trans, i64 m, i64 n, SIZES S(alpha), M(a), M(x), S(beta), MX(y)) {                         \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        i64 rows = trans == 'N' ? m : n, columns = trans == 'N' ? n : m;                                                         \
        if (m <= 0 || n <= 0) return;                                                                                            \
        if (dalpha) {                                                                                                            \
            T *z = room(columns);                                                                                                \
            fill(columns, 0, z, 1);                                                                                              \
            name##_add(adjoint_of(trans), m, n, SIZE ONE, a, lda, dy, lddy, z, 1, columns, rows);                                \
            *dalpha += inner(columns, x, ldx, z, 1);                                                                             \
            if (dx) BLAS(axpy)(columns, V(CONJ(alpha)), z, 1, dx, lddx);                                                         \
            free(z);                                                                                                             \
        } else if (dx) {                                                                                                         \
            name##_add(adjoint_of(trans), m, n, SIZE CONJ(alpha), a, lda, dy, lddy, dx, lddx, columns, rows);                    \
        }                                                                                                                        \
        if (da) STORED;                                                                                                          \
        if (dbeta) *dbeta += inner(rows, y0, ldy0, dy, lddy);                                                                    \
        scale(rows, beta, dbeta != 0, dy, lddy);                                                                                 \
    }

/* The same with operation R, which rows instead of columns may call for. */
#define ANY(name, SIZES, SIZE)                                                                                                   \
    LOCAL void name##_add(int op, i64 m, i64 n, SIZES T alpha, T *a, i64 lda, T *x, i64 incx, T *y, i64 incy, i64 to, i64 from) { \
        if (op != 'R') {                                                                                                         \
            BLAS(name)(op, m, n, SIZE V(alpha), a, lda, x, incx, V(ONE), y, incy);                                               \
            return;                                                                                                              \
        }                                                                                                                        \
        T *xc = copied_conj(from, x, incx);                                                                                      \
        conjugate(to, y, incy);                                                                                                  \
        BLAS(name)('N', m, n, SIZE V(CONJ(alpha)), a, lda, xc, 1, V(ONE), y, incy);                                              \
        conjugate(to, y, incy);                                                                                                  \
        free(xc);                                                                                                                \
    }
#define ANY_ROWS(name, SIZES, SIZE)                                                                                              \
    OURS void NAME(any_##name)(int rows, int op, i64 m, i64 n, SIZES A(alpha), T *a, i64 lda, T *x, i64 incx, A(beta), T *y, i64 incy) { \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        if (op != 'R') {                                                                                                         \
            BLAS(name)(op, m, n, SIZE V(alpha), a, lda, x, incx, V(beta), y, incy);                                              \
            return;                                                                                                              \
        }                                                                                                                        \
        if (m <= 0 || n <= 0) return;                                                                                            \
        T *xc = copied_conj(n, x, incx);                                                                                         \
        conjugate(m, y, incy);                                                                                                   \
        BLAS(name)('N', m, n, SIZE V(CONJ(alpha)), a, lda, xc, 1, V(CONJ(beta)), y, incy);                                       \
        conjugate(m, y, incy);                                                                                                   \
        free(xc);                                                                                                                \
    }

LOCAL void add_dense(int trans, i64 m, i64 n, T alpha, T *x, i64 incx, T *dy, i64 incdy, T *g, i64 ld) {
    if (trans == 'N') {
        add_outer(m, n, CONJ(alpha), dy, incdy, x, incx, g, ld);
    } else if (trans == 'C' || !COMPLEX) {
        add_outer(m, n, alpha, x, incx, dy, incdy, g, ld);
    } else {
        T *xc = copied_conj(m, x, incx), *dyc = copied_conj(n, dy, incdy);
        add_outer(m, n, CONJ(alpha), xc, 1, dyc, 1, g, ld);
        free(xc);
        free(dyc);
    }
}

ANY(gemv, , )
GENERAL(gemv, , , add_dense(trans, m, n, alpha, x, ldx, dy, lddy, da, ldda))
ANY(gbmv, LIST(i64 kl, i64 ku, ), LIST(kl, ku, ))
GENERAL(gbmv, LIST(i64 kl, i64 ku, ), LIST(kl, ku, ),
        add_matrix((Stored){GB, 0, m, n, kl, ku, da, ldda}, trans, alpha, rows, columns, x, ldx, dy, lddy, 0))
#if COMPLEX
ANY_ROWS(gemv, , )
ANY_ROWS(gbmv, LIST(i64 kl, i64 ku, ), LIST(kl, ku, ))
#endif

#if COMPLEX
#define GER geru
#define NAME_GER(which) NAME(geru_##which)
#else
#define GER ger
#define NAME_GER(which) NAME(ger_##which)
#endif

OURS void NAME_GER(tangent)(i64 m, i64 n, S(alpha), M(x), M(y), MX(a)) {
    GET(alpha);
    if (dx) BLAS(GER)(m, n, V(alpha), dx, lddx, y, ldy, da, ldda);
    if (dy) BLAS(GER)(m, n, V(alpha), x, ldx, dy, lddy, da, ldda);
    if (dalpha) BLAS(GER)(m, n, V(*dalpha), x, ldx, y, ldy, da, ldda);
}

/* A += alpha x y^T */
OURS void NAME_GER(adjoint)(i64 m, i64 n, S(alpha), M(x), M(y), MX(a)) {
    GET(alpha);
    if (dx || dalpha) {
        T *z = room(m), *yc = copied_conj(n, y, ldy);
        fill(m, 0, z, 1);
        BLAS(gemv)('N', m, n, V(ONE), da, ldda, yc, 1, V(ONE), z, 1);
        if (dalpha) *dalpha += inner(m, x, ldx, z, 1);
        if (dx) BLAS(axpy)(m, V(CONJ(alpha)), z, 1, dx, lddx);
        free(z);
        free(yc);
    }
    if (dy) {
        T *xc = copied_conj(m, x, ldx);
        BLAS(gemv)('T', m, n, V(CONJ(alpha)), da, ldda, xc, 1, V(ONE), dy, lddy);
        free(xc);
    }
}

#if COMPLEX
OURS void NAME(gerc_tangent)(i64 m, i64 n, S(alpha), M(x), M(y), MX(a)) {
    GET(alpha);
    if (dx) BLAS(gerc)(m, n, V(alpha), dx, lddx, y, ldy, da, ldda);
    if (dy) BLAS(gerc)(m, n, V(alpha), x, ldx, dy, lddy, da, ldda);
    if (dalpha) BLAS(gerc)(m, n, V(*dalpha), x, ldx, y, ldy, da, ldda);
}

/* A += alpha x y^H */
OURS void NAME(gerc_adjoint)(i64 m, i64 n, S(alpha), M(x), M(y), MX(a)) {
    GET(alpha);
    if (dx || dalpha) {
        T *z = room(m);
        fill(m, 0, z, 1);
        BLAS(gemv)('N', m, n, V(ONE), da, ldda, y, ldy, V(ONE), z, 1);
        if (dalpha) *dalpha += inner(m, x, ldx, z, 1);
        if (dx) BLAS(axpy)(m, V(CONJ(alpha)), z, 1, dx, lddx);
        free(z);
    }
    if (dy) {
        T *w = room(n);
        fill(n, 0, w, 1);
        BLAS(gemv)('C', m, n, V(ONE), da, ldda, x, ldx, V(ONE), w, 1);
        BLAS(axpy)(n, V(alpha), w, 1, dy, lddy);
        free(w);
    }
}

OURS void NAME(any_gerc)(int rows, i64 m, i64 n, A(alpha), T *x, i64 incx, T *y, i64 incy, T *a, i64 lda) {
    GET(alpha);
    if (!rows) {
        BLAS(gerc)(m, n, V(alpha), x, incx, y, incy, a, lda);
        return;
    }
    T *xc = copied_conj(m, x, incx);
    BLAS(geru)(m, n, V(alpha), xc, 1, y, incy, a, lda);
    free(xc);
}
#endif

/* y = alpha A x + beta y with one triangle of A. */
#define SYMMETRIC(name, SIZES, SIZE, MATRIX, AS, DAS, TAKEN, STORED)                                                             \
    OURS void NAME(name##_tangent)(int uplo, i64 n, SIZES S(alpha), MATRIX(a), M(x), S(beta), MX(y)) {                            \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        if (dx) BLAS(name)(uplo, n, SIZE V(alpha), AS(a), dx, lddx, V(beta), dy, lddy);                                          \
        else scale(n, CONJ(beta), dbeta != 0, dy, lddy);                                                                         \
        if (da) BLAS(name)(uplo, n, SIZE V(alpha), DAS(a), x, ldx, V(ONE), dy, lddy);                                            \
        if (dalpha) BLAS(name)(uplo, n, SIZE V(*dalpha), AS(a), x, ldx, V(ONE), dy, lddy);                                       \
        if (dbeta) BLAS(axpy)(n, V(*dbeta), y0, ldy0, dy, lddy);                                                                 \
    }                                                                                                                            \
    OURS void NAME(name##_adjoint)(int uplo, i64 n, SIZES S(alpha), MATRIX(a), M(x), S(beta), MX(y)) {                            \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        if (dalpha) {                                                                                                            \
            T *z = room(n);                                                                                                      \
            BLAS(name)(uplo, n, SIZE V(ONE), AS(a), dy, lddy, V(ZERO), z, 1);                                                    \
            *dalpha += inner(n, x, ldx, z, 1);                                                                                   \
            if (dx) BLAS(axpy)(n, V(CONJ(alpha)), z, 1, dx, lddx);                                                               \
            free(z);                                                                                                             \
        } else if (dx) {                                                                                                         \
            BLAS(name)(uplo, n, SIZE V(CONJ(alpha)), AS(a), dy, lddy, V(ONE), dx, lddx);                                         \
        }                                                                                                                        \
        if (da) add_symmetric((Stored)STORED, CONJ(alpha), x, ldx, dy, lddy);                                                    \
        if (dbeta) *dbeta += inner(n, y0, ldy0, dy, lddy);                                                                       \
        scale(n, beta, dbeta != 0, dy, lddy);                                                                                    \
    }                                                                                                                            \
    OURS void NAME(any_##name)(int rows, int uplo, i64 n, SIZES A(alpha), TAKEN, T *x, i64 incx, A(beta), T *y, i64 incy) {      \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        if (!rows || !COMPLEX) {                                                                                                 \
            BLAS(name)(uplo, n, SIZE V(alpha), AS(a), x, incx, V(beta), y, incy);                                                \
            return;                                                                                                              \
        }                                                                                                                        \
        T *xc = copied_conj(n, x, incx);                                                                                         \
        conjugate(n, y, incy);                                                                                                   \
        BLAS(name)(uplo, n, SIZE V(CONJ(alpha)), AS(a), xc, 1, V(CONJ(beta)), y, incy);                                          \
        conjugate(n, y, incy);                                                                                                   \
        free(xc);                                                                                                                \
    }

#if COMPLEX
SYMMETRIC(hemv, , , M, FULL, SHADOW, LIST(T *a, i64 lda), LIST({TR, uplo, n, n, 0, 0, da, ldda}))
SYMMETRIC(hbmv, LIST(i64 k, ), LIST(k, ), M, FULL, SHADOW, LIST(T *a, i64 lda), LIST({TB, uplo, n, n, 0, k, da, ldda}))
SYMMETRIC(hpmv, , , P, PACKED, SHADOW_PACKED, T *a, LIST({TP, uplo, n, n, 0, 0, da, 0}))
#else
SYMMETRIC(symv, , , M, FULL, SHADOW, LIST(T *a, i64 lda), LIST({TR, uplo, n, n, 0, 0, da, ldda}))
SYMMETRIC(sbmv, LIST(i64 k, ), LIST(k, ), M, FULL, SHADOW, LIST(T *a, i64 lda), LIST({TB, uplo, n, n, 0, k, da, ldda}))
SYMMETRIC(spmv, , , P, PACKED, SHADOW_PACKED, T *a, LIST({TP, uplo, n, n, 0, 0, da, 0}))
#endif

/* A += alpha x x^H, alpha is real; A += alpha x y^H + conj(alpha) y x^H. */
#define UPDATE(one, two, mv, MATRIX, DAS, TAKEN, AS, STORED)                                                                     \
    OURS void NAME(one##_tangent)(int uplo, i64 n, SR(alpha), M(x), MATRIX(a)) {                                                 \
        T factor = alpha;                                                                                                        \
        if (dx) BLAS(two)(uplo, n, V(factor), dx, lddx, x, ldx, DAS(a));                                                         \
        if (dalpha) BLAS(one)(uplo, n, *dalpha, x, ldx, DAS(a));                                                                 \
        if (COMPLEX && alpha != 0) real_diagonal((Stored)STORED);                                                                \
    }                                                                                                                            \
    OURS void NAME(one##_adjoint)(int uplo, i64 n, SR(alpha), M(x), MATRIX(a)) {                                                 \
        T factor = alpha, *z = dx || dalpha ? room(n) : 0;                                                                       \
        if (z) {                                                                                                                 \
        BLAS(mv)(uplo, n, V(ONE), DAS(a), x, ldx, V(ZERO), z, 1);                                                                \
        add_diagonal((Stored)STORED, x, ldx, z);                                                                                 \
        if (dx) BLAS(axpy)(n, V(factor), z, 1, dx, lddx);                                                                        \
        if (dalpha) *dalpha += RE(inner(n, x, ldx, z, 1)) / 2;                                                                   \
        free(z);                                                                                                                 \
        }                                                                                                                        \
        if (COMPLEX && alpha != 0) real_diagonal((Stored)STORED);                                                                \
    }                                                                                                                            \
    OURS void NAME(any_##one)(int rows, int uplo, i64 n, R alpha, T *x, i64 incx, TAKEN) {                                       \
        if (!rows || !COMPLEX) {                                                                                                 \
            BLAS(one)(uplo, n, alpha, x, incx, AS(a));                                                                           \
            return;                                                                                                              \
        }                                                                                                                        \
        T *xc = copied_conj(n, x, incx);                                                                                         \
        BLAS(one)(uplo, n, alpha, xc, 1, AS(a));                                                                                 \
        free(xc);                                                                                                                \
    }                                                                                                                            \
    OURS void NAME(two##_tangent)(int uplo, i64 n, S(alpha), M(x), M(y), MATRIX(a)) {                                            \
        GET(alpha);                                                                                                              \
        if (dx) BLAS(two)(uplo, n, V(alpha), dx, lddx, y, ldy, DAS(a));                                                          \
        if (dy) BLAS(two)(uplo, n, V(alpha), x, ldx, dy, lddy, DAS(a));                                                          \
        if (dalpha) BLAS(two)(uplo, n, V(*dalpha), x, ldx, y, ldy, DAS(a));                                                      \
        if (COMPLEX && alpha != 0) real_diagonal((Stored)STORED);                                                                \
    }                                                                                                                            \
    OURS void NAME(two##_adjoint)(int uplo, i64 n, S(alpha), M(x), M(y), MATRIX(a)) {                                            \
        GET(alpha);                                                                                                              \
        T *z = room(n);                                                                                                          \
        if (dx || dalpha) {                                                                                                      \
            BLAS(mv)(uplo, n, V(ONE), DAS(a), y, ldy, V(ZERO), z, 1);                                                            \
            add_diagonal((Stored)STORED, y, ldy, z);                                                                             \
            if (dx) BLAS(axpy)(n, V(CONJ(alpha)), z, 1, dx, lddx);                                                               \
            if (dalpha) *dalpha += inner(n, x, ldx, z, 1);                                                                       \
        }                                                                                                                        \
        if (dy) {                                                                                                                \
            BLAS(mv)(uplo, n, V(ONE), DAS(a), x, ldx, V(ZERO), z, 1);                                                            \
            add_diagonal((Stored)STORED, x, ldx, z);                                                                             \
            BLAS(axpy)(n, V(alpha), z, 1, dy, lddy);                                                                             \
        }                                                                                                                        \
        free(z);                                                                                                                 \
        if (COMPLEX && alpha != 0) real_diagonal((Stored)STORED);                                                                \
    }                                                                                                                            \
    OURS void NAME(any_##two)(int rows, int uplo, i64 n, A(alpha), T *x, i64 incx, T *y, i64 incy, TAKEN) {                      \
        GET(alpha);                                                                                                              \
        if (!rows || !COMPLEX) {                                                                                                 \
            BLAS(two)(uplo, n, V(alpha), x, incx, y, incy, AS(a));                                                               \
            return;                                                                                                              \
        }                                                                                                                        \
        T *xc = copied_conj(n, x, incx), *yc = copied_conj(n, y, incy);                                                          \
        BLAS(two)(uplo, n, V(CONJ(alpha)), xc, 1, yc, 1, AS(a));                                                                 \
        free(xc);                                                                                                                \
        free(yc);                                                                                                                \
    }
#if COMPLEX
UPDATE(her, her2, hemv, MX, SHADOW, LIST(T *a, i64 lda), FULL, LIST({TR, uplo, n, n, 0, 0, da, ldda}))
UPDATE(hpr, hpr2, hpmv, PX, SHADOW_PACKED, T *a, PACKED, LIST({TP, uplo, n, n, 0, 0, da, 0}))
#else
UPDATE(syr, syr2, symv, MX, SHADOW, LIST(T *a, i64 lda), FULL, LIST({TR, uplo, n, n, 0, 0, da, ldda}))
UPDATE(spr, spr2, spmv, PX, SHADOW_PACKED, T *a, PACKED, LIST({TP, uplo, n, n, 0, 0, da, 0}))
#endif

/* x = op(A) x and x = op(A)^-1 x with a triangle. With a unit diagonal op(dA) x is what the routine gives, less x. */
#define TRIANGULAR(mv, sv, SIZES, SIZE, MATRIX, AS, DAS, TAKEN, STORED)                                                          \
    LOCAL void mv##_op(int uplo, int op, int diag, i64 n, SIZES TAKEN, T *x, i64 incx) {                                         \
        if (op == 'R') conjugate(n, x, incx);                                                                                    \
        BLAS(mv)(uplo, op == 'R' ? 'N' : op, diag, n, SIZE AS(a), x, incx);                                                      \
        if (op == 'R') conjugate(n, x, incx);                                                                                    \
    }                                                                                                                            \
    LOCAL void sv##_op(int uplo, int op, int diag, i64 n, SIZES TAKEN, T *x, i64 incx) {                                         \
        if (op == 'R') conjugate(n, x, incx);                                                                                    \
        BLAS(sv)(uplo, op == 'R' ? 'N' : op, diag, n, SIZE AS(a), x, incx);                                                      \
        if (op == 'R') conjugate(n, x, incx);                                                                                    \
    }                                                                                                                            \
    OURS void NAME(mv##_tangent)(int uplo, int trans, int diag, i64 n, SIZES MATRIX(a), MX(x)) {                                 \
        BLAS(mv)(uplo, trans, diag, n, SIZE AS(a), dx, lddx);                                                                    \
        if (da) {                                                                                                                \
            T *t = copied(n, x0, ldx0);                                                                                          \
            BLAS(mv)(uplo, trans, diag, n, SIZE DAS(a), t, 1);                                                                   \
            BLAS(axpy)(n, V(ONE), t, 1, dx, lddx);                                                                               \
            if (diag == 'U') BLAS(axpy)(n, V(MINUS), x0, ldx0, dx, lddx);                                                        \
            free(t);                                                                                                             \
        }                                                                                                                        \
    }                                                                                                                            \
    OURS void NAME(mv##_adjoint)(int uplo, int trans, int diag, i64 n, SIZES MATRIX(a), MX(x)) {                                 \
        if (da) add_matrix((Stored)STORED, trans, ONE, n, n, x0, ldx0, dx, lddx, diag == 'U');                                   \
        mv##_op(uplo, adjoint_of(trans), diag, n, SIZE AS(a), dx, lddx);                                                         \
    }                                                                                                                            \
    OURS void NAME(any_##mv)(int rows, int uplo, int op, int diag, i64 n, SIZES TAKEN, T *x, i64 incx) {                         \
        mv##_op(uplo, op, diag, n, SIZE AS(a), x, incx);                                                                         \
    }                                                                                                                            \
    OURS void NAME(sv##_tangent)(int uplo, int trans, int diag, i64 n, SIZES MATRIX(a), MX(x)) {                                 \
        if (da) {                                                                                                                \
            T *t = copied(n, x1, ldx1);                                                                                          \
            BLAS(mv)(uplo, trans, diag, n, SIZE DAS(a), t, 1);                                                                   \
            BLAS(axpy)(n, V(MINUS), t, 1, dx, lddx);                                                                             \
            if (diag == 'U') BLAS(axpy)(n, V(ONE), x1, ldx1, dx, lddx);                                                          \
            free(t);                                                                                                             \
        }                                                                                                                        \
        BLAS(sv)(uplo, trans, diag, n, SIZE AS(a), dx, lddx);                                                                    \
    }                                                                                                                            \
    OURS void NAME(sv##_adjoint)(int uplo, int trans, int diag, i64 n, SIZES MATRIX(a), MX(x)) {                                 \
        sv##_op(uplo, adjoint_of(trans), diag, n, SIZE AS(a), dx, lddx);                                                         \
        if (da) add_matrix((Stored)STORED, trans, MINUS, n, n, x1, ldx1, dx, lddx, diag == 'U');                                 \
    }                                                                                                                            \
    OURS void NAME(any_##sv)(int rows, int uplo, int op, int diag, i64 n, SIZES TAKEN, T *x, i64 incx) {                         \
        sv##_op(uplo, op, diag, n, SIZE AS(a), x, incx);                                                                         \
    }

TRIANGULAR(trmv, trsv, , , M, FULL, SHADOW, LIST(T *a, i64 lda), LIST({TR, uplo, n, n, 0, 0, da, ldda}))
TRIANGULAR(tbmv, tbsv, LIST(i64 k, ), LIST(k, ), M, FULL, SHADOW, LIST(T *a, i64 lda), LIST({TB, uplo, n, n, 0, k, da, ldda}))
TRIANGULAR(tpmv, tpsv, , , P, PACKED, SHADOW_PACKED, T *a, LIST({TP, uplo, n, n, 0, 0, da, 0}))
