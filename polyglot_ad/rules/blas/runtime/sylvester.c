/* LAPACK: Sylvester's equation of triangular matrices, op(A) X + sign X op(B) = scale C. X takes the place of C. */
#include "common.h"

#define LD(n) ((n) > 1 ? (n) : 1)
#define DAGGER (COMPLEX ? 'C' : 'T')

/* What is read of a triangular matrix; real ones may have blocks of two on the diagonal. */
LOCAL int is_read(i64 i, i64 j, T *a, i64 ld) { return i <= j || (!COMPLEX && i == j + 1 && a[j * ld + i] != 0); }

/* X := the solution for the right side X */
LOCAL void solve(int opa, int opb, i64 sign, i64 m, i64 n, T *a, i64 lda, T *b, i64 ldb, T *x) {
    R scale = 1;
    BLAS(trsyl)(opa, opb, sign, m, n, a, lda, b, ldb, x, LD(m), &scale);
    for (i64 i = 0; i < m * n; i++) x[i] = x[i] / scale;
}

LOCAL T *read_triangle(i64 n, T *a, i64 lda, T *d, i64 ldd) {
    T *t = room(n * n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) t[j * n + i] = is_read(i, j, a, lda) ? d[j * ldd + i] : 0;
    return t;
}

OURS void NAME(trsyl_tangent)(int opa, int opb, i64 sign, i64 m, i64 n, M(a), M(b), MX(c), W(scale), i64 info) {
    T *x = calloc(m * n + 1, sizeof(T)), by = *scale, turned = sign < 0 ? 1 : -1;
    for (i64 j = 0; dc && j < n; j++)
        for (i64 i = 0; i < m; i++) x[j * m + i] = by * dc[j * lddc + i];
    if (da) {
        T *t = read_triangle(m, a, lda, da, ldda);
        BLAS(gemm)(opa == 'N' ? 'N' : DAGGER, 'N', m, n, m, V(MINUS), t, LD(m), c1, ldc1, V(ONE), x, LD(m));
        free(t);
    }
    if (db) {
        T *t = read_triangle(n, b, ldb, db, lddb);
        BLAS(gemm)('N', opb == 'N' ? 'N' : DAGGER, m, n, n, V(turned), c1, ldc1, t, LD(n), V(ONE), x, LD(m));
        free(t);
    }
    solve(opa, opb, sign, m, n, a, lda, b, ldb, x);
    for (i64 j = 0; dc && j < n; j++) put(m, x + j * m, 1, dc + j * lddc, 1);
    if (dscale) *dscale = 0;
    if (info && dc) spoil(m, n, dc, lddc);
    free(x);
}

LOCAL void take_read(i64 n, T *a, i64 lda, T *t, T *d, i64 ldd) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++)
            if (is_read(i, j, a, lda)) d[j * ldd + i] += t[j * n + i];
}

OURS void NAME(trsyl_adjoint)(int opa, int opb, i64 sign, i64 m, i64 n, M(a), M(b), MX(c), W(scale), i64 info) {
    if (dscale) *dscale = 0;
    if (!dc) return;
    if (info) spoil(m, n, dc, lddc);
    T *w = copied_columns(m, n, dc, lddc), by = *scale, turned = sign < 0 ? 1 : -1;
    solve(opa == 'N' ? DAGGER : 'N', opb == 'N' ? DAGGER : 'N', sign, m, n, a, lda, b, ldb, w);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) dc[j * lddc + i] = by * w[j * m + i];
    if (da) {
        T *t = room(m * m);
        if (opa == 'N') BLAS(gemm)('N', DAGGER, m, m, n, V(MINUS), w, LD(m), c1, ldc1, V(ZERO), t, LD(m));
        else BLAS(gemm)('N', DAGGER, m, m, n, V(MINUS), c1, ldc1, w, LD(m), V(ZERO), t, LD(m));
        take_read(m, a, lda, t, da, ldda);
        free(t);
    }
    if (db) {
        T *t = room(n * n);
        if (opb == 'N') BLAS(gemm)(DAGGER, 'N', n, n, m, V(turned), c1, ldc1, w, LD(m), V(ZERO), t, LD(n));
        else BLAS(gemm)(DAGGER, 'N', n, n, m, V(turned), w, LD(m), c1, ldc1, V(ZERO), t, LD(n));
        take_read(n, b, ldb, t, db, lddb);
        free(t);
    }
    free(w);
}
