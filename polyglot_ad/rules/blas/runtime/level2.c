/* Level 2: general matrices. */
#include "common.h"

/* y += alpha op(A) x with all four operations. */
LOCAL void add_general(int op, i64 m, i64 n, T alpha, T *a, i64 lda, T *x, i64 incx, T *y, i64 incy) {
    if (op != 'R') {
        BLAS(gemv)(op, m, n, V(alpha), a, lda, x, incx, V(ONE), y, incy);
        return;
    }
    T *xc = copied_conj(n, x, incx);
    conjugate(m, y, incy);
    BLAS(gemv)('N', m, n, V(CONJ(alpha)), a, lda, xc, 1, V(ONE), y, incy);
    conjugate(m, y, incy);
    free(xc);
}

/* G += alpha x y^H */
LOCAL void add_outer(i64 m, i64 n, T alpha, T *x, i64 incx, T *y, i64 incy, T *g, i64 ld) {
#if COMPLEX
    BLAS(gerc)(m, n, V(alpha), x, incx, y, incy, g, ld);
#else
    BLAS(ger)(m, n, alpha, x, incx, y, incy, g, ld);
#endif
}

OURS void NAME(gemv_tangent)(int trans, i64 m, i64 n, S(alpha), M(a), M(x), S(beta), MX(y)) {
    GET(alpha);
    GET(beta);
    i64 rows = trans == 'N' ? m : n;
    if (dx) BLAS(gemv)(trans, m, n, V(alpha), a, lda, dx, lddx, V(beta), dy, lddy);
    else scale(rows, CONJ(beta), dbeta != 0, dy, lddy);
    if (da) BLAS(gemv)(trans, m, n, V(alpha), da, ldda, x, ldx, V(ONE), dy, lddy);
    if (dalpha) BLAS(gemv)(trans, m, n, V(*dalpha), a, lda, x, ldx, V(ONE), dy, lddy);
    if (dbeta) BLAS(axpy)(rows, V(*dbeta), y0, ldy0, dy, lddy);
}

OURS void NAME(gemv_adjoint)(int trans, i64 m, i64 n, S(alpha), M(a), M(x), S(beta), MX(y)) {
    GET(alpha);
    GET(beta);
    i64 rows = trans == 'N' ? m : n, columns = trans == 'N' ? n : m;
    if (dalpha) {
        T *z = room(columns);
        fill(columns, 0, z, 1);
        add_general(adjoint_of(trans), m, n, ONE, a, lda, dy, lddy, z, 1);
        *dalpha += inner(columns, x, ldx, z, 1);
        if (dx) BLAS(axpy)(columns, V(CONJ(alpha)), z, 1, dx, lddx);
        free(z);
    } else if (dx) {
        add_general(adjoint_of(trans), m, n, CONJ(alpha), a, lda, dy, lddy, dx, lddx);
    }
    if (da) {
        if (trans == 'N') {
            add_outer(m, n, CONJ(alpha), dy, lddy, x, ldx, da, ldda);
        } else if (trans == 'C' || !COMPLEX) {
            add_outer(m, n, alpha, x, ldx, dy, lddy, da, ldda);
        } else {
            T *xc = copied_conj(m, x, ldx), *dyc = copied_conj(n, dy, lddy);
            add_outer(m, n, CONJ(alpha), xc, 1, dyc, 1, da, ldda);
            free(xc);
            free(dyc);
        }
    }
    if (dbeta) *dbeta += inner(rows, y0, ldy0, dy, lddy);
    scale(rows, beta, dbeta != 0, dy, lddy);
}

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
        add_general('N', m, n, ONE, da, ldda, yc, 1, z, 1);
        if (dalpha) *dalpha += inner(m, x, ldx, z, 1);
        if (dx) BLAS(axpy)(m, V(CONJ(alpha)), z, 1, dx, lddx);
        free(z);
        free(yc);
    }
    if (dy) {
        T *xc = copied_conj(m, x, ldx);
        add_general('T', m, n, CONJ(alpha), da, ldda, xc, 1, dy, lddy);
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
        add_general('N', m, n, ONE, da, ldda, y, ldy, z, 1);
        if (dalpha) *dalpha += inner(m, x, ldx, z, 1);
        if (dx) BLAS(axpy)(m, V(CONJ(alpha)), z, 1, dx, lddx);
        free(z);
    }
    if (dy) {
        T *w = room(n);
        fill(n, 0, w, 1);
        add_general('C', m, n, ONE, da, ldda, x, ldx, w, 1);
        BLAS(axpy)(n, V(alpha), w, 1, dy, lddy);
        free(w);
    }
}
#endif
