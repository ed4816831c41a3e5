/* LAPACK: eigenvalues and eigenvectors of general matrices. A V = V w, U^H A = w U^H; vectors of length 1, whose largest component is real.

   With D = diag(U^H V) and S = D^-1 U^H dA V:  dw = diag(S),  dV = V F + V c with F_ij = S_ij / (w_j - w_i); c keeps length and phase.
   U is that of A^H and conj(w). Where eigenvalues are equal, or the vectors of one (nearly) orthogonal, as of matrices without a basis of
   eigenvectors, there is no derivative: adjoints and tangents are no numbers. */
#include "common.h"

#define LD(n) ((n) > 1 ? (n) : 1)
#if defined(TYPE_s) || defined(TYPE_c)
typedef float _Complex Z;
#else
typedef double _Complex Z;
#endif
#define MADE(re, im) __builtin_complex((R)(re), (R)(im))

#if COMPLEX
#define VALUES P(w)
#define GIVEN w, dw
#else
#define VALUES W(wr), W(wi)
#define GIVEN wr, dwr, wi, dwi
#endif

FOLDED Z *places(i64 n) { return malloc(n * sizeof(Z)); }
FOLDED R size2(Z x) { return __real__ x * __real__ x + __imag__ x * __imag__ x; }

LOCAL Z along(i64 n, Z *x, Z *y) {
    Z sum = 0;
    for (i64 k = 0; k < n; k++) sum += ~x[k] * y[k];
    return sum;
}

/* X^H Y, X Y and X Y^H. */
LOCAL Z *crossed(i64 n, Z *x, Z *y) {
    Z *made = places(n * n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) made[j * n + i] = along(n, x + i * n, y + j * n);
    return made;
}

LOCAL Z *product(int turned, i64 n, Z *x, Z *y) {
    Z *made = places(n * n);
    for (i64 j = 0; j < n; j++) {
        for (i64 i = 0; i < n; i++) made[j * n + i] = 0;
        for (i64 k = 0; k < n; k++) {
            Z factor = turned ? ~y[k * n + j] : y[j * n + k];
            for (i64 i = 0; i < n; i++) made[j * n + i] += x[k * n + i] * factor;
        }
    }
    return made;
}

/* Real matrices: a pair of conjugate eigenvalues, the one with a positive imaginary part first, has the real and the imaginary part
   of one vector in its two columns. `once`: of adjoints, which belong to that one vector. */
#if COMPLEX
LOCAL Z *values_of(i64 n, T *w) {
    Z *made = places(n);
    for (i64 j = 0; j < n; j++) made[j] = w[j];
    return made;
}
LOCAL Z *vectors_of(int once, i64 n, Z *w, T *v, i64 ld) {
    Z *made = places(n * n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) made[j * n + i] = v[j * ld + i];
    return made;
}
LOCAL void store_vectors(i64 n, Z *w, Z *made, T *v, i64 ld) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) v[j * ld + i] = made[j * n + i];
}
#else
LOCAL Z *values_of(i64 n, R *wr, R *wi) {
    Z *made = places(n);
    for (i64 j = 0; j < n; j++) made[j] = MADE(wr[j], wi[j]);
    return made;
}
LOCAL Z *vectors_of(int once, i64 n, Z *w, T *v, i64 ld) {
    Z *made = places(n * n);
    for (i64 j = 0; j < n; j++) {
        R part = __imag__ w[j];
        for (i64 i = 0; i < n; i++) {
            if (part > 0) made[j * n + i] = MADE(v[j * ld + i], v[(j + 1) * ld + i]);
            else if (part == 0) made[j * n + i] = MADE(v[j * ld + i], 0);
            else if (once) made[j * n + i] = 0;
            else made[j * n + i] = MADE(v[(j - 1) * ld + i], -v[j * ld + i]);
        }
    }
    return made;
}
LOCAL void store_vectors(i64 n, Z *w, Z *made, T *v, i64 ld) {
    for (i64 j = 0; j < n; j++) {
        R part = __imag__ w[j];
        for (i64 i = 0; i < n; i++) v[j * ld + i] = part < 0 ? __imag__ made[(j - 1) * n + i] : __real__ made[j * n + i];
    }
}
#endif

/* w_j - w_i; zero if that is nothing but rounding. */
LOCAL Z *gaps(i64 n, Z *w) {
    Z *made = places(n * n);
    R largest = 0, least = sizeof(R) == 8 ? 4e-15 : 2e-6;
    for (i64 j = 0; j < n; j++) largest = size2(w[j]) > largest ? size2(w[j]) : largest;
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) {
            Z gap = w[j] - w[i];
            made[j * n + i] = size2(gap) <= least * least * largest ? 0 : gap;
        }
    return made;
}

/* D; no number where the vectors of an eigenvalue are orthogonal. */
LOCAL Z *lengths(i64 n, Z *u, Z *v) {
    Z *made = places(n);
    R least = sizeof(R) == 8 ? 1e-7 : 1e-3, none = 0;
    for (i64 j = 0; j < n; j++) {
        Z length = along(n, u + j * n, v + j * n);
        made[j] = size2(length) < least * least ? MADE(none / none, none / none) : length;
    }
    return made;
}

/* The component of a vector that LAPACK makes real: the largest; -1 where another library does otherwise: the vector turns as little as it
   can. */
LOCAL i64 real_component(i64 n, Z *v) {
    i64 found = -1;
    R largest = 0;
    for (i64 i = 0; i < n; i++)
        if (__imag__ v[i] == 0 && __real__ v[i] * __real__ v[i] > largest) {
            found = i;
            largest = __real__ v[i] * __real__ v[i];
        }
    return found;
}

LOCAL void keep_lengths(i64 n, Z *v, Z *dv) {
    for (i64 j = 0; j < n; j++) {
        Z *x = v + j * n, *dx = dv + j * n, share = along(n, x, dx);
        i64 k = real_component(n, x);
        R turn = k < 0 ? __imag__ share : __imag__ dx[k < 0 ? 0 : k] / __real__ x[k < 0 ? 0 : k];
        for (i64 i = 0; i < n; i++) dx[i] -= MADE(__real__ share, turn) * x[i];
    }
}

LOCAL void keep_lengths_adjoint(i64 n, Z *v, Z *dv) {
    for (i64 j = 0; j < n; j++) {
        Z *x = v + j * n, *dx = dv + j * n, share = along(n, x, dx);
        i64 k = real_component(n, x);
        Z factor = MADE(__real__ share, k < 0 ? __imag__ share : 0);
        for (i64 i = 0; i < n; i++) dx[i] -= factor * x[i];
        if (k >= 0) dx[k] -= MADE(0, __imag__ share / __real__ x[k]);
    }
}

FOLDED Z over(Z value, Z gap) { return __real__ value == 0 && __imag__ value == 0 ? 0 : value / gap; }

LOCAL void push(i64 n, T *da, i64 ldda, VALUES, M(vl), M(vr)) {
#if COMPLEX
    Z *values = values_of(n, w);
#else
    Z *values = values_of(n, wr, wi);
#endif
    Z *u = vectors_of(0, n, values, vl, ldvl), *v = vectors_of(0, n, values, vr, ldvr), *d = lengths(n, u, v), *gap = gaps(n, values);
    Z *whole = places(n * n), *f = places(n * n), *g = places(n * n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) whole[j * n + i] = da[j * ldda + i];
    Z *t = product(0, n, whole, v), *s = crossed(n, u, t);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) s[j * n + i] /= d[i];
    for (i64 j = 0; j < n; j++) {
        Z slope = s[j * n + j];
        for (i64 i = 0; i < n; i++) {
            f[j * n + i] = i == j ? 0 : over(s[j * n + i], gap[j * n + i]);
            g[j * n + i] = i == j ? 0 : over(~(s[i * n + j] * d[j] / d[i]), ~gap[j * n + i]);
            if (i != j && gap[j * n + i] == 0 && (s[j * n + i] != 0 || s[i * n + j] != 0)) slope *= 0 / (R)0;
        }
#if COMPLEX
        if (dw) dw[j] = slope;
#else
        if (dwr) dwr[j] = __real__ slope;
        if (dwi) dwi[j] = wi[j] == 0 ? 0 : __imag__ slope;
#endif
    }
    Z *dv = product(0, n, v, f), *du = product(0, n, u, g);
    keep_lengths(n, v, dv);
    keep_lengths(n, u, du);
    if (dvr) store_vectors(n, values, dv, dvr, lddvr);
    if (dvl) store_vectors(n, values, du, dvl, lddvl);
    free(values), free(u), free(v), free(d), free(gap), free(whole), free(f), free(g), free(t), free(s), free(dv), free(du);
}

/* Adjoints of S, of the vectors on one side: with `left` of U. */
LOCAL void add_vectors(int left, i64 n, Z *values, Z *x, Z *d, Z *gap, T *dx, i64 lddx, Z *s) {
    Z *adjoint = vectors_of(1, n, values, dx, lddx);
    keep_lengths_adjoint(n, x, adjoint);
    Z *f = crossed(n, x, adjoint);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) {
            if (i == j) continue;
            if (left) s[i * n + j] += ~(d[j] / d[i] * over(f[j * n + i], gap[j * n + i]));
            else s[j * n + i] += over(f[j * n + i], ~gap[j * n + i]);
        }
    for (i64 j = 0; j < n; j++) fill(n, 0, dx + j * lddx, 1);
    free(adjoint), free(f);
}

LOCAL void pull(i64 n, T *da, i64 ldda, VALUES, M(vl), M(vr)) {
#if COMPLEX
    Z *values = values_of(n, w);
#else
    Z *values = values_of(n, wr, wi);
#endif
    Z *u = vectors_of(0, n, values, vl, ldvl), *v = vectors_of(0, n, values, vr, ldvr), *d = lengths(n, u, v), *gap = gaps(n, values);
    Z *s = calloc(n * n + 1, sizeof(Z)), *slopes = places(n);
    for (i64 j = 0; j < n; j++) {
#if COMPLEX
        slopes[j] = dw ? dw[j] : 0;
        if (dw) dw[j] = 0;
#else
        slopes[j] = MADE(dwr ? dwr[j] : 0, dwi && wi[j] != 0 ? dwi[j] : 0);
        if (dwr) dwr[j] = 0;
        if (dwi) dwi[j] = 0;
#endif
    }
    for (i64 j = 0; j < n; j++) {
        s[j * n + j] = slopes[j];
        for (i64 i = 0; i < n; i++)
            if (i != j && gap[j * n + i] == 0 && slopes[i] != slopes[j]) s[j * n + j] *= 0 / (R)0;
    }
    if (dvr) add_vectors(0, n, values, v, d, gap, dvr, lddvr, s);
    if (dvl) add_vectors(1, n, values, u, d, gap, dvl, lddvl, s);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) s[j * n + i] = over(s[j * n + i], ~d[i]);
    Z *t = product(0, n, u, s), *whole = product(1, n, t, v);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) da[j * ldda + i] = (T)whole[j * n + i];
    free(values), free(u), free(v), free(d), free(gap), free(s), free(slopes), free(t), free(whole);
}

OURS void NAME(ev_tangent)(int left, int right, i64 n, MX(a), VALUES, M(vl), M(vr), i64 info) {
    push(n, da, ldda, GIVEN, vl, ldvl, dvl, lddvl, vr, ldvr, dvr, lddvr);
    if (!info) return;
#if COMPLEX
    if (dw) spoil(n, 1, dw, LD(n));
#else
    if (dwr) spoil(n, 1, dwr, LD(n));
    if (dwi) spoil(n, 1, dwi, LD(n));
#endif
    if (dvl) spoil(n, n, dvl, lddvl);
    if (dvr) spoil(n, n, dvr, lddvr);
}

OURS void NAME(ev_adjoint)(int left, int right, i64 n, MX(a), VALUES, M(vl), M(vr), i64 info) {
    pull(n, da, ldda, GIVEN, vl, ldvl, dvl, lddvl, vr, ldvr, dvr, lddvr);
    if (info) spoil(n, n, da, ldda);
}

/* Derivatives of either vectors, and of values, ask for both. What is left of the matrix is nothing in particular. */
#if COMPLEX
OURS i64 NAME(geev)(int left, int right, i64 n, T *a, i64 lda, T *w, T *vl, i64 ldvl, T *vr, i64 ldvr) {
#else
OURS i64 NAME(geev)(int left, int right, i64 n, T *a, i64 lda, R *wr, R *wi, T *vl, i64 ldvl, T *vr, i64 ldvr) {
#endif
    if (n <= 0) return 0;
    T *work = copied_columns(n, n, a, lda), *u = room(n * n), *v = room(n * n);
#if COMPLEX
    i64 info = BLAS(ev)('V', 'V', n, work, n, w, u, n, v, n);
#else
    i64 info = BLAS(ev)('V', 'V', n, work, n, wr, wi, u, n, v, n);
#endif
    for (i64 j = 0; left == 'V' && j < n; j++) put(n, u + j * n, 1, vl + j * ldvl, 1);
    for (i64 j = 0; right == 'V' && j < n; j++) put(n, v + j * n, 1, vr + j * ldvr, 1);
    free(work), free(u), free(v);
    return info;
}
