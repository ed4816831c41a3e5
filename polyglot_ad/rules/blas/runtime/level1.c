/* Level 1. */
#include "common.h"

#if !COMPLEX
OURS R NAME(dot_tangent)(i64 n, M(x), M(y)) {
    R d = 0;
    if (dx) d += BLAS(dot)(n, dx, lddx, y, ldy);
    if (dy) d += BLAS(dot)(n, x, ldx, dy, lddy);
    return d;
}

OURS void NAME(dot_adjoint)(R d, i64 n, M(x), M(y), R r) {
    if (dx) BLAS(axpy)(n, d, y, ldy, dx, lddx);
    if (dy) BLAS(axpy)(n, d, x, ldx, dy, lddy);
}
#endif

OURS void NAME(axpy_tangent)(i64 n, S(alpha), M(x), MX(y)) {
    GET(alpha);
    if (dx) BLAS(axpy)(n, V(alpha), dx, lddx, dy, lddy);
    if (dalpha) BLAS(axpy)(n, V(*dalpha), x, ldx, dy, lddy);
}

OURS void NAME(axpy_adjoint)(i64 n, S(alpha), M(x), MX(y)) {
    GET(alpha);
    if (dalpha) *dalpha += inner(n, x, ldx, dy, lddy);
    if (dx) BLAS(axpy)(n, V(CONJ(alpha)), dy, lddy, dx, lddx);
}

/* Scal and asum do nothing where the increment is not positive. */
OURS void NAME(scal_tangent)(i64 n, S(alpha), MX(x)) {
    GET(alpha);
    if (lddx <= 0) return;
    BLAS(scal)(n, V(alpha), dx, lddx);
    if (dalpha) BLAS(axpy)(n, V(*dalpha), x0, ldx0, dx, lddx);
}

OURS void NAME(scal_adjoint)(i64 n, S(alpha), MX(x)) {
    GET(alpha);
    if (lddx <= 0) return;
    if (dalpha) *dalpha += inner(n, x0, ldx0, dx, lddx);
    BLAS(scal)(n, V(CONJ(alpha)), dx, lddx);
}

#if COMPLEX
OURS void NAME(rscal_tangent)(i64 n, SR(alpha), MX(x)) {
    if (lddx <= 0) return;
    T a = alpha;
    BLAS(scal)(n, V(a), dx, lddx);
    if (dalpha) {
        T da = *dalpha;
        BLAS(axpy)(n, V(da), x0, ldx0, dx, lddx);
    }
}

OURS void NAME(rscal_adjoint)(i64 n, SR(alpha), MX(x)) {
    if (lddx <= 0) return;
    T a = alpha;
    if (dalpha) *dalpha += RE(inner(n, x0, ldx0, dx, lddx));
    BLAS(scal)(n, V(a), dx, lddx);
}
#endif

/* The norm has no derivative at zero: there it is taken to be zero. */
OURS R NAME(nrm2_tangent)(i64 n, M(x), R r) {
    R d = RE(inner(n, x, ldx, dx, lddx));
    return r == 0 ? 0 : d / r;
}

OURS void NAME(nrm2_adjoint)(R d, i64 n, M(x), R r) {
    T factor = r == 0 ? 0 : d / r;
    BLAS(axpy)(n, V(factor), x, ldx, dx, lddx);
}

FOLDED R sign(R x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

OURS R NAME(asum_tangent)(i64 n, M(x)) {
    R d = 0;
    if (lddx <= 0) return 0;
    i64 i = first(n, ldx), j = first(n, lddx);
    for (i64 k = 0; k < n; k++, i += ldx, j += lddx) {
        d += sign(RE(x[i])) * RE(dx[j]);
#if COMPLEX
        d += sign(IM(x[i])) * IM(dx[j]);
#endif
    }
    return d;
}

OURS void NAME(asum_adjoint)(R d, i64 n, M(x), R r) {
    if (lddx <= 0) return;
    i64 i = first(n, ldx), j = first(n, lddx);
    for (i64 k = 0; k < n; k++, i += ldx, j += lddx) {
#if COMPLEX
        RE(dx[j]) += sign(RE(x[i])) * d;
        IM(dx[j]) += sign(IM(x[i])) * d;
#else
        dx[j] += sign(x[i]) * d;
#endif
    }
}

#if COMPLEX
OURS void NAME(dotc)(i64 n, T *x, i64 incx, T *y, i64 incy, T *r) { *r = inner(n, x, incx, y, incy); }

OURS void NAME(dotu)(i64 n, T *x, i64 incx, T *y, i64 incy, T *r) {
    T *xc = copied_conj(n, x, incx);
    *r = inner(n, xc, 1, y, incy);
    free(xc);
}
#else
/* Products and their sum in double precision. */
LOCAL double wide_dot(i64 n, T *x, i64 incx, T *y, i64 incy, double sum) {
    i64 i = first(n, incx), j = first(n, incy);
    for (i64 k = 0; k < n; k++, i += incx, j += incy) sum += (double)x[i] * (double)y[j];
    return sum;
}

OURS double NAME(dsdot)(i64 n, T *x, i64 incx, T *y, i64 incy) { return wide_dot(n, x, incx, y, incy, 0); }

OURS R NAME(sdsdot)(i64 n, R b, T *x, i64 incx, T *y, i64 incy) { return wide_dot(n, x, incx, y, incy, b); }
#endif

/* Made of loops: there is nothing in them that a library could do faster. */
OURS void NAME(copy)(i64 n, T *x, i64 incx, T *y, i64 incy) { put(n, x, incx, y, incy); }

OURS void NAME(swap)(i64 n, T *x, i64 incx, T *y, i64 incy) {
    i64 i = first(n, incx), j = first(n, incy);
    for (i64 k = 0; k < n; k++, i += incx, j += incy) {
        T was = x[i];
        x[i] = y[j];
        y[j] = was;
    }
}

LOCAL void rotate(i64 n, T *x, i64 incx, T *y, i64 incy, R c, T s) {
    i64 i = first(n, incx), j = first(n, incy);
    for (i64 k = 0; k < n; k++, i += incx, j += incy) {
        T was = x[i];
        x[i] = c * was + s * y[j];
        y[j] = c * y[j] - CONJ(s) * was;
    }
}

OURS void NAME(rot)(i64 n, T *x, i64 incx, T *y, i64 incy, R c, A(s)) {
    GET(s);
    rotate(n, x, incx, y, incy, c, s);
}

#if COMPLEX
OURS void NAME(rrot)(i64 n, T *x, i64 incx, T *y, i64 incy, R c, R s) { rotate(n, x, incx, y, incy, c, s); }
#else
OURS void NAME(rotm)(i64 n, T *x, i64 incx, T *y, i64 incy, T *param) {
    i64 i = first(n, incx), j = first(n, incy);
    R flag = param[0];
    if (flag == -2) return;
    R h11 = flag == 0 ? 1 : param[1], h21 = flag > 0 ? -1 : param[2], h12 = flag > 0 ? 1 : param[3], h22 = flag == 0 ? 1 : param[4];
    for (i64 k = 0; k < n; k++, i += incx, j += incy) {
        R w = x[i], z = y[j];
        x[i] = w * h11 + z * h12;
        y[j] = w * h21 + z * h22;
    }
}

OURS void NAME(rotg)(T *a, T *b, T *c, T *s) {
    R x = *a, y = *b;
    if (y == 0) {
        *c = 1;
        *s = 0;
        *b = 0;
    } else if (x == 0) {
        *c = 0;
        *s = 1;
        *a = y;
        *b = 1;
    } else {
        R larger = ABS(x) > ABS(y) ? ABS(x) : ABS(y);
        R sigma = ABS(x) > ABS(y) ? sign(x) : sign(y);
        R u = x / larger, v = y / larger;
        R r = sigma * (larger * SQRT(u * u + v * v));
        *c = x / r;
        *s = y / r;
        *a = r;
        *b = ABS(x) > ABS(y) ? y / r : 1 / (x / r);
    }
}
#endif
