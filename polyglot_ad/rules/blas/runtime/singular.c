/* LAPACK: singular values and vectors. A = U s V^H with k = min(m, n) columns in U and V; VT is V^H. */
#include "common.h"

#define LD(n) ((n) > 1 ? (n) : 1)

/* s_j^2 - s_i^2, or no number where these are equal to rounding. (Two that are zero to rounding are told apart: only functions that are zero
   there, too, have a derivative.) */
FOLDED R between(R one, R other, R least) {
    R gap = one - other, sum = one + other;
    return ABS(gap) <= least && sum > 2 * least ? (R)(0.0 / (R)0) : gap * sum;
}

/* Of P = U^H dA V: what the rotations U^H dU (right = 0) and V^H dV (right = 1) are off the diagonal; and half of the phase that both
   vectors share on it. Where there is nothing to divide, nothing: singular values may be equal there. */
LOCAL T *rotation(int right, i64 k, R *s, T *p) {
    T *made = room(k * k);
    R least = least_gap(k, s);
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) {
            T one = p[j * k + i], other = CONJ(p[i * k + j]);
            T value = right ? s[i] * one + s[j] * other : s[j] * one + s[i] * other;
            made[j * k + i] = value == 0 ? 0 : value / between(s[j], s[i], least);
            if (i != j) continue;
            made[j * k + i] = 0;
#if COMPLEX
            R turn = IM(one) == 0 ? 0 : IM(one) / (2 * s[j]);
            made[j * k + i] = __builtin_complex((R)0, right ? -turn : turn);
#endif
        }
    return made;
}

/* X := X / s by columns (rows = 0) or rows. */
LOCAL void over_values(int rows, i64 m, i64 n, R *s, T *x, i64 ld) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) {
            T value = x[j * ld + i];
            x[j * ld + i] = value == 0 ? 0 : value / s[rows ? i : j];
        }
}

/* Whether this is real but for rounding, and says what a phase is. */
FOLDED int real_part(T x) {
    R noise = sizeof(R) == 8 ? 1e-14 : 1e-5;
    return ABS(IM(x)) <= noise && ABS(RE(x)) > noise;
}

/* The phases of complex vectors: LAPACK reduces to a real bidiagonal matrix by reflections that leave the first row of V or of U alone,
   which is real, and stays so. Where it does otherwise (a factorisation comes first), the vectors turn as little as they can.
   1: the row of V, 2: that of U, 0: neither. */
LOCAL int real_side(i64 k, T *u, i64 ldu, T *vt, i64 ldvt) {
    int left = COMPLEX, right = COMPLEX;
    for (i64 j = 0; COMPLEX && j < k; j++) {
        if (!real_part(vt[j])) right = 0;
        if (!real_part(u[j * ldu])) left = 0;
    }
    return right ? 1 : left ? 2 : 0;
}

LOCAL void keep_phases(i64 m, i64 n, i64 k, T *u, i64 ldu, T *du, i64 lddu, T *vt, i64 ldvt, T *dvt, i64 lddvt) {
#if COMPLEX
    int side = real_side(k, u, ldu, vt, ldvt);
    for (i64 j = 0; side && j < k; j++) {
        R turn = side == 1 ? IM(dvt[j]) / RE(vt[j]) : -IM(du[j * lddu]) / RE(u[j * ldu]);
        T left = __builtin_complex((R)0, turn), right = __builtin_complex((R)0, -turn);
        for (i64 i = 0; i < m; i++) du[j * lddu + i] += left * u[j * ldu + i];
        for (i64 i = 0; i < n; i++) dvt[i * lddvt + j] += right * vt[i * ldvt + j];
    }
#endif
}

LOCAL void keep_phases_adjoint(i64 m, i64 n, i64 k, T *u, i64 ldu, T *du, i64 lddu, T *vt, i64 ldvt, T *dvt, i64 lddvt) {
#if COMPLEX
    int side = real_side(k, u, ldu, vt, ldvt);
    for (i64 j = 0; side && j < k; j++) {
        R turn = IM(inner(m, u + j * ldu, 1, du + j * lddu, 1)) - IM(inner(n, vt + j, ldvt, dvt + j, lddvt));
        if (side == 1) dvt[j] += __builtin_complex((R)0, turn / RE(vt[j]));
        else du[j * lddu] -= __builtin_complex((R)0, turn / RE(u[j * ldu]));
    }
#endif
}

/* With P = U^H dA V: ds = diag(P), dU = U W + (1 - U U^H) dA V / s, dV = V Z + (1 - V V^H) dA^H U / s, rotations W and Z as above. */
LOCAL void svd_push(i64 m, i64 n, T *da, i64 ldda, W(s), M(u), M(vt)) {
    i64 k = m < n ? m : n, lk = LD(k), lm = LD(m);
    T *p = room(k * k), *left = room(m * k), *right = room(k * n);
    BLAS(gemm)('N', 'C', m, k, n, V(ONE), da, ldda, vt, ldvt, V(ZERO), left, lm);
    BLAS(gemm)('C', 'N', k, n, m, V(ONE), u, ldu, da, ldda, V(ZERO), right, lk);
    BLAS(gemm)('C', 'N', k, k, m, V(ONE), u, ldu, left, lm, V(ZERO), p, lk);
    if (ds)
        for (i64 j = 0; j < k; j++) ds[j] = RE(p[j * k + j]);
    T *w = rotation(0, k, s, p), *z = rotation(1, k, s, p);
    for (i64 i = 0; i < m * k; i++) left[i] = m > k ? left[i] : 0;
    for (i64 i = 0; i < k * n; i++) right[i] = n > k ? right[i] : 0;
    if (m > k) BLAS(gemm)('N', 'N', m, k, k, V(MINUS), u, ldu, p, lk, V(ONE), left, lm);
    if (n > k) BLAS(gemm)('N', 'N', k, n, k, V(MINUS), p, lk, vt, ldvt, V(ONE), right, lk);
    over_values(0, m, k, s, left, m);
    over_values(1, k, n, s, right, k);
    BLAS(gemm)('N', 'N', m, k, k, V(ONE), u, ldu, w, lk, V(ONE), left, lm);
    BLAS(gemm)('C', 'N', k, n, k, V(ONE), z, lk, vt, ldvt, V(ONE), right, lk);
    keep_phases(m, n, k, u, ldu, left, m, vt, ldvt, right, k);
    for (i64 j = 0; du && j < k; j++) put(m, left + j * m, 1, du + j * lddu, 1);
    for (i64 j = 0; dvt && j < n; j++) put(k, right + j * k, 1, dvt + j * lddvt, 1);
    free(p);
    free(left);
    free(right);
    free(w);
    free(z);
}

/* P := P + s_j (X - X^H) or s_i (X - X^H) over the gaps, the adjoint of the rotations; X may be destroyed. */
LOCAL void add_rotation(int right, i64 k, R *s, T *x, T *p) {
    R least = least_gap(k, s);
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) {
            T value = (right ? s[i] : s[j]) * (x[j * k + i] - CONJ(x[i * k + j]));
            if (i != j) p[j * k + i] += value == 0 ? 0 : value / between(s[j], s[i], least);
#if COMPLEX
            R turn = i == j ? IM(x[j * k + i]) : 0;
            if (turn != 0) p[j * k + i] += __builtin_complex((R)0, (right ? -turn : turn) / (2 * s[j]));
#endif
        }
}

LOCAL void svd_pull(i64 m, i64 n, T *da, i64 ldda, W(s), M(u), M(vt)) {
    i64 k = m < n ? m : n, lk = LD(k), lm = LD(m);
    T *p = calloc(k * k + 1, sizeof(T)), *x = room(k * k), *left = calloc(m * k + 1, sizeof(T)), *right = calloc(k * n + 1, sizeof(T));
    for (i64 j = 0; du && j < k; j++) put(m, du + j * lddu, 1, left + j * m, 1);
    for (i64 j = 0; dvt && j < n; j++) put(k, dvt + j * lddvt, 1, right + j * k, 1);
    keep_phases_adjoint(m, n, k, u, ldu, left, m, vt, ldvt, right, k);
    for (i64 j = 0; ds && j < k; j++) {
        p[j * k + j] = ds[j];
        ds[j] = 0;
    }
    BLAS(gemm)('C', 'N', k, k, m, V(ONE), u, ldu, left, lm, V(ZERO), x, lk);
    add_rotation(0, k, s, x, p);
    if (m > k) BLAS(gemm)('N', 'N', m, k, k, V(MINUS), u, ldu, x, lk, V(ONE), left, lm);
    BLAS(gemm)('N', 'C', k, k, n, V(ONE), vt, ldvt, right, lk, V(ZERO), x, lk);
    add_rotation(1, k, s, x, p);
    if (n > k) BLAS(gemm)('C', 'N', k, n, k, V(MINUS), x, lk, vt, ldvt, V(ONE), right, lk);
    for (i64 i = 0; i < m * k; i++) left[i] = m > k ? left[i] : 0;
    for (i64 i = 0; i < k * n; i++) right[i] = n > k ? right[i] : 0;
    over_values(0, m, k, s, left, m);
    over_values(1, k, n, s, right, k);
    BLAS(gemm)('N', 'N', m, k, k, V(ONE), u, ldu, p, lk, V(ONE), left, lm);
    BLAS(gemm)('N', 'N', m, n, k, V(ONE), left, lm, vt, ldvt, V(ZERO), da, ldda);
    BLAS(gemm)('N', 'N', m, n, k, V(ONE), u, ldu, right, lk, V(ONE), da, ldda);
    for (i64 j = 0; du && j < k; j++) fill(m, 0, du + j * lddu, 1);
    for (i64 j = 0; dvt && j < n; j++) fill(k, 0, dvt + j * lddvt, 1);
    free(p);
    free(x);
    free(left);
    free(right);
}

LOCAL void spoil_values(i64 k, R *x) {
    for (i64 j = 0; x && j < k; j++) x[j] = x[j] == 0 ? 0 : x[j] * (R)(0.0 / (R)0);
}

LOCAL void svd_tangents(i64 m, i64 n, T *da, i64 ldda, W(s), M(u), M(vt), i64 info) {
    i64 k = m < n ? m : n;
    svd_push(m, n, da, ldda, s, ds, u, ldu, du, lddu, vt, ldvt, dvt, lddvt);
    if (!info) return;
    spoil_values(k, ds);
    if (du) spoil(m, k, du, lddu);
    if (dvt) spoil(k, n, dvt, lddvt);
}

LOCAL void svd_adjoints(i64 m, i64 n, T *da, i64 ldda, W(s), M(u), M(vt), i64 info) {
    svd_pull(m, n, da, ldda, s, ds, u, ldu, du, lddu, vt, ldvt, dvt, lddvt);
    if (info) spoil(m, n, da, ldda);
}

OURS void NAME(svd_tangent)(int left, int right, i64 m, i64 n, MX(a), W(s), M(u), M(vt), i64 info) {
    svd_tangents(m, n, da, ldda, s, ds, u, ldu, du, lddu, vt, ldvt, dvt, lddvt, info);
}
OURS void NAME(svd_adjoint)(int left, int right, i64 m, i64 n, MX(a), W(s), M(u), M(vt), i64 info) {
    svd_adjoints(m, n, da, ldda, s, ds, u, ldu, du, lddu, vt, ldvt, dvt, lddvt, info);
}
OURS void NAME(sdd_tangent)(int job, i64 m, i64 n, MX(a), W(s), M(u), M(vt), i64 info) {
    svd_tangents(m, n, da, ldda, s, ds, u, ldu, du, lddu, vt, ldvt, dvt, lddvt, info);
}
OURS void NAME(sdd_adjoint)(int job, i64 m, i64 n, MX(a), W(s), M(u), M(vt), i64 info) {
    svd_adjoints(m, n, da, ldda, s, ds, u, ldu, du, lddu, vt, ldvt, dvt, lddvt, info);
}

/* Columns that make m orthonormal columns of the k of u. */
LOCAL T *complement(i64 m, i64 k, T *u, i64 ldu) {
    T *q = copied_columns(m, k, u, ldu), *tau = room(k), *rest = calloc(m * (m - k) + 1, sizeof(T));
    BLAS(geqrf)(m, k, q, LD(m), tau);
    for (i64 j = 0; j < m - k; j++) rest[j * m + k + j] = 1;
    BLAS(ormqr)('L', 'N', m, m - k, k, q, LD(m), tau, rest, LD(m));
    free(q);
    free(tau);
    return rest;
}

LOCAL void place_left(int job, i64 m, i64 k, T *left, T *a, i64 lda, T *u, i64 ldu) {
    if (job == 'N') return;
    for (i64 j = 0; j < k; j++) put(m, left + j * m, 1, job == 'O' ? a + j * lda : u + j * ldu, 1);
    if (job != 'A' || m == k) return;
    T *rest = complement(m, k, left, m);
    for (i64 j = k; j < m; j++) put(m, rest + (j - k) * m, 1, u + j * ldu, 1);
    free(rest);
}

LOCAL void place_right(int job, i64 n, i64 k, T *right, T *a, i64 lda, T *vt, i64 ldvt) {
    if (job == 'N') return;
    for (i64 j = 0; j < n; j++) put(k, right + j * k, 1, job == 'O' ? a + j * lda : vt + j * ldvt, 1);
    if (job != 'A' || n == k) return;
    T *v = room(n * k);
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < n; i++) v[j * n + i] = CONJ(right[i * k + j]);
    T *rest = complement(n, k, v, n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = k; i < n; i++) vt[j * ldvt + i] = CONJ(rest[(i - k) * n + j]);
    free(v);
    free(rest);
}

OURS i64 NAME(gesvd)(int jobu, int jobvt, i64 m, i64 n, T *a, i64 lda, R *s, T *u, i64 ldu, T *vt, i64 ldvt) {
    i64 k = m < n ? m : n;
    if (k <= 0) return 0;
    T *work = copied_columns(m, n, a, lda), *left = room(m * k), *right = room(k * n);
    i64 info = BLAS(svd)('S', 'S', m, n, work, LD(m), s, left, LD(m), right, LD(k));
    place_left(jobu, m, k, left, a, lda, u, ldu);
    place_right(jobvt, n, k, right, a, lda, vt, ldvt);
    free(work);
    free(left);
    free(right);
    return info;
}

OURS i64 NAME(gesdd)(int job, i64 m, i64 n, T *a, i64 lda, R *s, T *u, i64 ldu, T *vt, i64 ldvt) {
    i64 k = m < n ? m : n;
    if (k <= 0) return 0;
    T *work = copied_columns(m, n, a, lda), *left = room(m * k), *right = room(k * n);
    i64 info = BLAS(sdd)('S', m, n, work, LD(m), s, left, LD(m), right, LD(k));
    place_left(job == 'O' && m < n ? 'A' : job, m, k, left, a, lda, u, ldu);
    place_right(job == 'O' && m >= n ? 'A' : job, n, k, right, a, lda, vt, ldvt);
    free(work);
    free(left);
    free(right);
    return info;
}
