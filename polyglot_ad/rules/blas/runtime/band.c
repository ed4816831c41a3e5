/* LAPACK: LU factors of band matrices. Element (i, j) stands at ab[kl + ku + i - j + j ld], with room for what exchanges of rows fill. */
#include "common.h"

/* The row that was exchanged with each, from 0. Only the library knows how long its integers are. */
LOCAL i64 *exchanged(i64 n, void *ipiv) {
    T *at = room(n);
    i64 *rows = malloc(n * sizeof(i64));
    for (i64 j = 0; j < n; j++) {
        for (i64 i = 0; i < n; i++) at[i] = i;
        BLAS(laswp)(1, at, n, j + 1, j + 1, ipiv, 1);
        rows[j] = (i64)RE(at[j]);
    }
    free(at);
    return rows;
}

/* What gbtrf sets to zero before it fills it. */
LOCAL void clear_fill(i64 n, i64 kl, i64 ku, T *ab, i64 ld) {
    for (i64 j = ku + 1; j < n; j++)
        for (i64 i = j - kl - ku > 0 ? j - kl - ku : 0; i < j - ku; i++) ab[kl + ku + i - j + j * ld] = 0;
}

/* The columns that step j reaches: behind the last of them. */
LOCAL i64 *reached(i64 m, i64 n, i64 ku, i64 *rows) {
    i64 k = m < n ? m : n, most = 0, *ends = malloc((k + 1) * sizeof(i64));
    for (i64 j = 0; j < k; j++) {
        i64 end = rows[j] + ku + 1 < n ? rows[j] + ku + 1 : n;
        most = end > most ? end : most;
        ends[j] = most;
    }
    return ends;
}

LOCAL void exchange(i64 from, i64 end, i64 one, i64 other, T *a, i64 step) {
    for (i64 k = from; k < end && one != other; k++) {
        T value = a[one + k * step];
        a[one + k * step] = a[other + k * step];
        a[other + k * step] = value;
    }
}

/* Elimination, step by step; the factors are all that it needs. With a = ab + kl + ku, element (i, j) is a[i + j (ld - 1)]. */
OURS void NAME(gbtrf_tangent)(i64 m, i64 n, i64 kl, i64 ku, MX(a), void *ipiv, i64 info) {
    i64 k = m < n ? m : n, step = lda1 - 1, dstep = ldda - 1;
    i64 *rows = exchanged(k, ipiv), *ends = reached(m, n, ku, rows);
    clear_fill(n, kl, ku, da, ldda);
    T *f = a1 + kl + ku, *df = da + kl + ku;
    for (i64 j = 0; j < k; j++) {
        exchange(j, ends[j], j, rows[j], df, dstep);
        i64 below = j + kl + 1 < m ? j + kl + 1 : m;
        for (i64 i = j + 1; i < below; i++) {
            T l = f[i + j * step], dl = (df[i + j * dstep] - l * df[j + j * dstep]) / f[j + j * step];
            df[i + j * dstep] = dl;
            for (i64 c = j + 1; c < ends[j]; c++) df[i + c * dstep] -= dl * f[j + c * step] + l * df[j + c * dstep];
        }
    }
    if (info) spoil(2 * kl + ku + 1, n, da, ldda);
    free(rows);
    free(ends);
}

OURS void NAME(gbtrf_adjoint)(i64 m, i64 n, i64 kl, i64 ku, MX(a), void *ipiv, i64 info) {
    i64 k = m < n ? m : n, step = lda1 - 1, dstep = ldda - 1;
    i64 *rows = exchanged(k, ipiv), *ends = reached(m, n, ku, rows);
    T *f = a1 + kl + ku, *df = da + kl + ku;
    for (i64 j = k - 1; j >= 0; j--) {
        i64 below = j + kl + 1 < m ? j + kl + 1 : m;
        for (i64 i = j + 1; i < below; i++) {
            T l = f[i + j * step], dl = df[i + j * dstep];
            for (i64 c = j + 1; c < ends[j]; c++) {
                T de = df[i + c * dstep];
                dl -= CONJ(f[j + c * step]) * de;
                df[j + c * dstep] -= CONJ(l) * de;
            }
            dl = dl / CONJ(f[j + j * step]);
            df[i + j * dstep] = dl;
            df[j + j * dstep] -= CONJ(l) * dl;
        }
        exchange(j, ends[j], j, rows[j], df, dstep);
    }
    clear_fill(n, kl, ku, da, ldda);
    if (info) spoil(2 * kl + ku + 1, n, da, ldda);
    free(rows);
    free(ends);
}

OURS i64 NAME(gbtrs)(int op, i64 n, i64 kl, i64 ku, i64 nrhs, T *a, i64 lda, void *ipiv, T *b, i64 ldb) {
    if (n <= 0 || nrhs <= 0) return 0;
    i64 *rows = exchanged(n, ipiv);
    for (i64 r = 0; r < nrhs; r++) {
        T *x = b + r * ldb;
        if (op != 'N') BLAS(tbsv)('U', op, 'N', n, kl + ku, a, lda, x, 1);
        for (i64 s = 0; s < n - 1 && kl > 0; s++) {
            i64 j = op == 'N' ? s : n - 2 - s, rest = n - 1 - j < kl ? n - 1 - j : kl;
            T *l = a + kl + ku + j * lda;
            if (op == 'N') {
                exchange(0, 1, j, rows[j], x, n);
                for (i64 i = 1; i <= rest; i++) x[j + i] -= l[i] * x[j];
            } else {
                T sum = 0;
                for (i64 i = 1; i <= rest; i++) sum += (op == 'C' ? CONJ(l[i]) : l[i]) * x[j + i];
                x[j] -= sum;
                exchange(0, 1, j, rows[j], x, n);
            }
        }
        if (op == 'N') BLAS(tbsv)('U', 'N', 'N', n, kl + ku, a, lda, x, 1);
    }
    free(rows);
    return 0;
}

OURS i64 NAME(gbsv)(i64 n, i64 kl, i64 ku, i64 nrhs, T *a, i64 lda, void *ipiv, T *b, i64 ldb) {
    i64 info = BLAS(gbtrf)(n, n, kl, ku, a, lda, ipiv);
    if (info == 0) NAME(gbtrs)('N', n, kl, ku, nrhs, a, lda, ipiv, b, ldb);
    return info;
}
