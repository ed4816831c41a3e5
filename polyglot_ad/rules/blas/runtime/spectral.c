/* LAPACK: eigenvalues of symmetric and Hermitian matrices, singular values; and norms. */
#include "common.h"

/* X / (w_j - w_i) off the diagonal; where there is nothing to divide, nothing: eigenvalues may be equal there. Where they are equal to
   rounding, the quotient is rounding, too, and no number. */
LOCAL void over_gaps(i64 n, R *w, T *x) {
    R least = least_gap(n, w);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) {
            T value = x[j * n + i];
            R gap = w[j] - w[i];
            x[j * n + i] = i == j || value == 0 ? 0 : ABS(gap) <= least ? value * (R)(0.0 / (R)0) : value / gap;
        }
}

/* (X - X^H) / 2: turning eigenvectors is all that the adjoint of one matrix of them can ask for. */
LOCAL void turning_part(i64 n, T *x) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i <= j; i++) {
            T half = (x[j * n + i] - CONJ(x[i * n + j])) / 2;
            x[j * n + i] = half;
            x[i * n + j] = -CONJ(half);
        }
}

/* The phases of complex eigenvectors: LAPACK reduces to a real tridiagonal matrix by reflections that leave one row alone, so that this
   row of V is real, and stays real. Where another library does otherwise, eigenvectors turn as little as they can. */
LOCAL i64 real_row(int uplo, i64 n, T *v, i64 ld) {
    i64 row = uplo == 'U' ? n - 1 : 0;
    for (i64 j = 0; COMPLEX && j < n; j++)
        if (IM(v[j * ld + row]) != 0 || v[j * ld + row] == 0) return -1;
    return COMPLEX ? row : -1;
}

LOCAL void keep_phase(int uplo, i64 n, T *v, i64 ldv, T *dv, i64 lddv) {
#if COMPLEX
    i64 row = real_row(uplo, n, v, ldv);
    if (row < 0) return;
    for (i64 j = 0; j < n; j++) {
        T turn = __builtin_complex((R)0, -IM(dv[j * lddv + row]) / RE(v[j * ldv + row]));
        for (i64 i = 0; i < n; i++) dv[j * lddv + i] += turn * v[j * ldv + i];
    }
#endif
}

LOCAL void keep_phase_adjoint(int uplo, i64 n, T *v, i64 ldv, T *dv, i64 lddv) {
#if COMPLEX
    i64 row = real_row(uplo, n, v, ldv);
    if (row < 0) return;
    for (i64 j = 0; j < n; j++) {
        T along = inner(n, dv + j * lddv, 1, v + j * ldv, 1);
        dv[j * lddv + row] += __builtin_complex((R)0, IM(along) / RE(v[j * ldv + row]));
    }
#endif
}

/* A = V w V^H: dw = diag(V^H dA V), dV = V F with F_ij = (V^H dA V)_ij / (w_j - w_i). */
#define EIGEN(name)                                                                                                              \
    OURS void NAME(name##_tangent)(int job, int uplo, i64 n, MX(a), W(w), i64 info) {                                            \
        T *s = room(n * n), *t = room(n * n);                                                                                    \
        for (i64 j = 0; j < n; j++)                                                                                              \
            for (i64 i = 0; i < n; i++) {                                                                                        \
                int here = uplo == 'U' ? i <= j : i >= j;                                                                        \
                T value = here ? da[j * ldda + i] : da[i * ldda + j];                                                            \
                s[j * n + i] = i == j ? RE(value) : here ? value : CONJ(value);                                                  \
            }                                                                                                                    \
        BLAS(gemm)('C', 'N', n, n, n, V(ONE), a1, lda1, s, n ? n : 1, V(ZERO), t, n ? n : 1);                                    \
        BLAS(gemm)('N', 'N', n, n, n, V(ONE), t, n ? n : 1, a1, lda1, V(ZERO), s, n ? n : 1);                                    \
        if (dw)                                                                                                                  \
            for (i64 j = 0; j < n; j++) dw[j] = RE(s[j * n + j]);                                                                \
        over_gaps(n, w, s);                                                                                                      \
        if (da) BLAS(gemm)('N', 'N', n, n, n, V(ONE), a1, lda1, s, n ? n : 1, V(ZERO), da, ldda);                                \
        keep_phase(uplo, n, a1, lda1, da, ldda);                                                                                 \
        if (info) spoil(n, n, da, ldda);                                                                                         \
        free(s);                                                                                                                 \
        free(t);                                                                                                                 \
    }                                                                                                                            \
    OURS void NAME(name##_adjoint)(int job, int uplo, i64 n, MX(a), W(w), i64 info) {                                            \
        T *s = room(n * n), *t = room(n * n);                                                                                    \
        keep_phase_adjoint(uplo, n, a1, lda1, da, ldda);                                                                         \
        BLAS(gemm)('C', 'N', n, n, n, V(ONE), a1, lda1, da, ldda, V(ZERO), s, n ? n : 1);                                        \
        turning_part(n, s);                                                                                                      \
        over_gaps(n, w, s);                                                                                                      \
        if (dw)                                                                                                                  \
            for (i64 j = 0; j < n; j++) {                                                                                        \
                s[j * n + j] += dw[j];                                                                                           \
                dw[j] = 0;                                                                                                       \
            }                                                                                                                    \
        BLAS(gemm)('N', 'N', n, n, n, V(ONE), a1, lda1, s, n ? n : 1, V(ZERO), t, n ? n : 1);                                    \
        BLAS(gemm)('N', 'C', n, n, n, V(ONE), t, n ? n : 1, a1, lda1, V(ZERO), s, n ? n : 1);                                    \
        for (i64 j = 0; j < n; j++)                                                                                              \
            for (i64 i = 0; i < n; i++) {                                                                                        \
                T one = s[j * n + i], other = s[i * n + j];                                                                      \
                int here = uplo == 'U' ? i < j : i > j;                                                                          \
                da[j * ldda + i] = i == j ? RE(one) : here ? one + CONJ(other) : 0;                                              \
            }                                                                                                                    \
        if (info) spoil(n, n, da, ldda);                                                                                         \
        free(s);                                                                                                                 \
        free(t);                                                                                                                 \
    }
EIGEN(eig)
EIGEN(eigd)

/* Without eigenvectors the triangle is destroyed, and nobody may read it. */
#define EIGENVALUES(name, all)                                                                                                   \
    OURS i64 NAME(name)(int job, int uplo, i64 n, T *a, i64 lda, R *w) {                                                         \
        if (job == 'V') return BLAS(all)('V', uplo, n, a, lda, w);                                                               \
        T *v = copied_columns(n, n, a, lda);                                                                                     \
        i64 info = BLAS(all)('V', uplo, n, v, n ? n : 1, w);                                                                     \
        free(v);                                                                                                                 \
        return info;                                                                                                             \
    }
EIGENVALUES(syev, eig)
EIGENVALUES(syevd, eigd)

OURS R NAME(lange)(int norm, i64 m, i64 n, T *a, i64 lda) {
    R best = 0;
    if (m <= 0 || n <= 0) return 0;
    if (norm == 'F' || norm == 'E') {
        T *all = copied_columns(m, n, a, lda);
        best = BLAS(nrm2)(m * n, all, 1);
        free(all);
        return best;
    }
    i64 outside = norm == 'I' ? m : n, inside = norm == 'I' ? n : m;
    for (i64 j = 0; j < outside; j++) {
        R sum = 0;
        for (i64 i = 0; i < inside; i++) {
            T x = norm == 'I' ? a[i * lda + j] : a[j * lda + i];
#if COMPLEX
            R size = RE(x) == 0 && IM(x) == 0 ? 0 : SQRT(RE(x) * RE(x) + IM(x) * IM(x));
#else
            R size = ABS(x);
#endif
            if (norm == 'M') best = size > best || size != size ? size : best;
            else sum += size;
        }
        if (norm != 'M') best = sum > best || sum != sum ? sum : best;
    }
    return best;
}
