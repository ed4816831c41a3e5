/* LAPACK: systems with symmetric and Hermitian matrices that may be indefinite. What is left of the matrix are factors by blocks, of which
   nothing is said here: a derivative that asks for theirs is no number. */
#include "common.h"

#define LD(n) ((n) > 1 ? (n) : 1)

LOCAL i64 solve_indefinite(int hermitian, int uplo, i64 n, i64 nrhs, T *a, i64 lda, T *b, i64 ldb) {
    T *work = lone_triangle(uplo, 0, n, n, a, lda);
    void *pivots = malloc(8 * n + 8);
#if COMPLEX
    i64 info = hermitian ? BLAS(hesv)(uplo, n, nrhs, work, LD(n), pivots, b, ldb) : BLAS(sysv)(uplo, n, nrhs, work, LD(n), pivots, b, ldb);
#else
    i64 info = BLAS(sysv)(uplo, n, nrhs, work, LD(n), pivots, b, ldb);
#endif
    free(work), free(pivots);
    return info;
}

/* Zero if a triangle is, else no number. */
LOCAL R doubt(int uplo, i64 n, T *x, i64 ld) {
    R sum = 0, none = 0;
    for (i64 j = 0; x && j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++) {
            T value = x[j * ld + i];
            sum += RE(value) * RE(value) + IM(value) * IM(value);
        }
    return sum == 0 ? 0 : none / none;
}

/* dX = A^-1 (dB - dA X) */
LOCAL void indefinite_tangents(int hermitian, int uplo, i64 n, i64 nrhs, T *a, i64 lda, T *da, i64 ldda, T *b, i64 ldb, T *db, i64 lddb) {
    T *x = copied_columns(n, nrhs, b, ldb);
    i64 info = solve_indefinite(hermitian, uplo, n, nrhs, a, lda, x, LD(n));
    if (da && db) {
#if COMPLEX
        if (hermitian) BLAS(hemm)('L', uplo, n, nrhs, V(MINUS), da, ldda, x, LD(n), V(ONE), db, lddb);
        else
#endif
            BLAS(symm)('L', uplo, n, nrhs, V(MINUS), da, ldda, x, LD(n), V(ONE), db, lddb);
    }
    if (db) solve_indefinite(hermitian, uplo, n, nrhs, a, lda, db, lddb);
    if (db && info) spoil(n, nrhs, db, lddb);
    R none = doubt(uplo, n, da, ldda);
    for (i64 j = 0; da && j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++) da[j * ldda + i] = none;
    free(x);
}

/* B' = A^-H X', and one triangle of A' = -B' X^H. */
LOCAL void indefinite_adjoints(int hermitian, int uplo, i64 n, i64 nrhs, T *a, i64 lda, T *da, i64 ldda, T *x, i64 ldx, T *db, i64 lddb,
                               i64 info) {
    int turned = COMPLEX && !hermitian;
    if (turned && db) conjugate_columns(n, nrhs, db, lddb);
    if (db) solve_indefinite(hermitian, uplo, n, nrhs, a, lda, db, lddb);
    if (turned && db) conjugate_columns(n, nrhs, db, lddb);
    if (info && db) spoil(n, nrhs, db, lddb);
    if (!da) return;
    R none = doubt(uplo, n, da, ldda);
    T *whole = calloc(n * n + 1, sizeof(T));
    if (db) BLAS(gemm)('N', 'C', n, n, nrhs, V(MINUS), db, lddb, x, ldx, V(ZERO), whole, LD(n));
    for (i64 j = 0; j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++) {
            T here = whole[j * n + i], there = whole[i * n + j];
            T value = i == j ? (hermitian ? RE(here) : here) : here + (hermitian ? CONJ(there) : there);
            da[j * ldda + i] = value + none;
        }
    if (info) spoil(n, n, da, ldda);
    free(whole);
}

OURS void NAME(sysv_tangent)(int uplo, i64 n, i64 nrhs, MX(a), void *ipiv, MX(b)) {
    indefinite_tangents(0, uplo, n, nrhs, a0, lda0, da, ldda, b0, ldb0, db, lddb);
}
OURS void NAME(sysv_adjoint)(int uplo, i64 n, i64 nrhs, MX(a), void *ipiv, MX(b), i64 info) {
    indefinite_adjoints(0, uplo, n, nrhs, a0, lda0, da, ldda, b1, ldb1, db, lddb, info);
}
#if COMPLEX
OURS void NAME(hesv_tangent)(int uplo, i64 n, i64 nrhs, MX(a), void *ipiv, MX(b)) {
    indefinite_tangents(1, uplo, n, nrhs, a0, lda0, da, ldda, b0, ldb0, db, lddb);
}
OURS void NAME(hesv_adjoint)(int uplo, i64 n, i64 nrhs, MX(a), void *ipiv, MX(b), i64 info) {
    indefinite_adjoints(1, uplo, n, nrhs, a0, lda0, da, ldda, b1, ldb1, db, lddb, info);
}
#endif
