/* LAPACK: Cholesky and LU factors, and what is solved by them. */
#include "common.h"

#define H 'C' /* the adjoint of any matrix */

LOCAL void halve(int uplo, i64 n, T *p) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) {
            if (i == j) p[j * n + i] = RE(p[j * n + i]) / 2;
            else if ((uplo == 'U') != (i < j)) p[j * n + i] = 0;
        }
}

/* A = L L^H or U^H U; dL = L phi(L^-1 dA L^-H), where phi takes one triangle, and half of the diagonal. */
OURS void NAME(potrf_tangent)(int uplo, i64 n, MX(a), i64 info) {
    int l = uplo != 'U';
    if (info) {
        spoil(n, n, da, ldda);
        return;
    }
    T *p = room(n * n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++) {
            int here = (l ? i >= j : i <= j);
            T value = here ? da[j * ldda + i] : da[i * ldda + j];
            p[j * n + i] = i == j ? RE(value) : here ? value : CONJ(value);
        }
    BLAS(trsm)('L', uplo, l ? 'N' : H, 'N', n, n, V(ONE), a1, lda1, p, n ? n : 1);
    BLAS(trsm)('R', uplo, l ? H : 'N', 'N', n, n, V(ONE), a1, lda1, p, n ? n : 1);
    halve(uplo, n, p);
    BLAS(trmm)(l ? 'L' : 'R', uplo, 'N', 'N', n, n, V(ONE), a1, lda1, p, n ? n : 1);
    for (i64 j = 0; j < n; j++)
        for (i64 i = l ? j : 0; i < (l ? n : j + 1); i++) da[j * ldda + i] = p[j * n + i];
    free(p);
}

OURS void NAME(potrf_adjoint)(int uplo, i64 n, MX(a), i64 info) {
    int l = uplo != 'U';
    if (info) {
        spoil(n, n, da, ldda);
        return;
    }
    T *p = lone_triangle(uplo, 0, n, n, da, ldda);
    BLAS(trmm)(l ? 'L' : 'R', uplo, H, 'N', n, n, V(ONE), a1, lda1, p, n ? n : 1);
    halve(uplo, n, p);
    BLAS(trsm)('L', uplo, l ? H : 'N', 'N', n, n, V(ONE), a1, lda1, p, n ? n : 1);
    BLAS(trsm)('R', uplo, l ? 'N' : H, 'N', n, n, V(ONE), a1, lda1, p, n ? n : 1);
    for (i64 j = 0; j < n; j++)
        for (i64 i = l ? j : 0; i < (l ? n : j + 1); i++)
            da[j * ldda + i] = i == j ? RE(p[j * n + i]) : p[j * n + i] + CONJ(p[i * n + j]);
    free(p);
}

/* X -= Y */
LOCAL void subtract(i64 m, i64 n, T *y, i64 ldy, T *x, i64 ldx) { add_columns(m, n, MINUS, y, ldy, x, ldx); }

/* P A = L U. With A = [A1 A2] or [A1; A2], A1 square:
   dL = L stril(L^-1 dA1 U^-1), dU = triu(L^-1 dA1 U^-1) U; what is left of L or U is a product or solve. */
OURS void NAME(getrf_tangent)(i64 m, i64 n, MX(a), void *ipiv, i64 info) {
    i64 k = m < n ? m : n;
    if (info) {
        spoil(m, n, da, ldda);
        return;
    }
    BLAS(laswp)(n, da, ldda, 1, k, ipiv, 1);
    T *f = copied_columns(k, k, da, ldda);
    BLAS(trsm)('L', 'L', 'N', 'U', k, k, V(ONE), a1, lda1, f, k ? k : 1);
    BLAS(trsm)('R', 'U', 'N', 'N', k, k, V(ONE), a1, lda1, f, k ? k : 1);
    T *l = calloc(k * k + 1, sizeof(T)), *u = calloc(k * k + 1, sizeof(T));
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) {
            if (i > j) l[j * k + i] = f[j * k + i];
            else u[j * k + i] = f[j * k + i];
        }
    BLAS(trmm)('L', 'L', 'N', 'U', k, k, V(ONE), a1, lda1, l, k ? k : 1);
    BLAS(trmm)('R', 'U', 'N', 'N', k, k, V(ONE), a1, lda1, u, k ? k : 1);
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) da[j * ldda + i] = i > j ? l[j * k + i] : u[j * k + i];
    if (m > k) {
        /* dL2 = (dA2 - L2 dU) U^-1 */
        BLAS(gemm)('N', 'N', m - k, k, k, V(MINUS), a1 + k, lda1, u, k ? k : 1, V(ONE), da + k, ldda);
        BLAS(trsm)('R', 'U', 'N', 'N', m - k, k, V(ONE), a1, lda1, da + k, ldda);
    }
    if (n > k) {
        /* dU2 = L^-1 (dA2 - dL U2) */
        BLAS(gemm)('N', 'N', k, n - k, k, V(MINUS), l, k ? k : 1, a1 + k * lda1, lda1, V(ONE), da + k * ldda, ldda);
        BLAS(trsm)('L', 'L', 'N', 'U', k, n - k, V(ONE), a1, lda1, da + k * ldda, ldda);
    }
    free(f);
    free(l);
    free(u);
}

OURS void NAME(getrf_adjoint)(i64 m, i64 n, MX(a), void *ipiv, i64 info) {
    i64 k = m < n ? m : n;
    if (info) {
        spoil(m, n, da, ldda);
        return;
    }
    T *l = room(k * k), *u = room(k * k);
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) {
            l[j * k + i] = i > j ? da[j * ldda + i] : 0;
            u[j * k + i] = i > j ? 0 : da[j * ldda + i];
        }
    if (m > k) {
        BLAS(trsm)('R', 'U', H, 'N', m - k, k, V(ONE), a1, lda1, da + k, ldda);
        BLAS(gemm)(H, 'N', k, k, m - k, V(MINUS), a1 + k, lda1, da + k, ldda, V(ONE), u, k ? k : 1);
    }
    if (n > k) {
        BLAS(trsm)('L', 'L', H, 'U', k, n - k, V(ONE), a1, lda1, da + k * ldda, ldda);
        BLAS(gemm)('N', H, k, k, n - k, V(MINUS), da + k * ldda, ldda, a1 + k * lda1, lda1, V(ONE), l, k ? k : 1);
    }
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) {
            if (i > j) u[j * k + i] = 0;
            else l[j * k + i] = 0;
        }
    /* L^-H (stril(L^H dL) + triu(dU U^H)) U^-H */
    BLAS(trmm)('L', 'L', H, 'U', k, k, V(ONE), a1, lda1, l, k ? k : 1);
    BLAS(trmm)('R', 'U', H, 'N', k, k, V(ONE), a1, lda1, u, k ? k : 1);
    for (i64 j = 0; j < k; j++)
        for (i64 i = 0; i < k; i++) da[j * ldda + i] = i > j ? l[j * k + i] : u[j * k + i];
    BLAS(trsm)('L', 'L', H, 'U', k, k, V(ONE), a1, lda1, da, ldda);
    BLAS(trsm)('R', 'U', H, 'N', k, k, V(ONE), a1, lda1, da, ldda);
    BLAS(laswp)(n, da, ldda, 1, k, ipiv, -1);
    free(l);
    free(u);
}

OURS void NAME(laswp_tangent)(i64 n, MX(a), i64 k1, i64 k2, void *ipiv, i64 inc) { BLAS(laswp)(n, da, ldda, k1, k2, ipiv, inc); }

OURS void NAME(laswp_adjoint)(i64 n, MX(a), i64 k1, i64 k2, void *ipiv, i64 inc) { BLAS(laswp)(n, da, ldda, k1, k2, ipiv, -inc); }

/* T := op(D) X with the strict triangle L (unit) or the whole triangle U of D. */
LOCAL T *times_triangle(int uplo, int op, i64 n, i64 nrhs, T *d, i64 ldd, T *x, i64 ldx) {
    T *t = copied_columns(n, nrhs, x, ldx);
    BLAS(trmm)('L', uplo, op, uplo == 'L' ? 'U' : 'N', n, nrhs, V(ONE), d, ldd, t, n ? n : 1);
    if (uplo == 'L') subtract(n, nrhs, x, ldx, t, n);
    return t;
}

/* L U X = P B, or op(U) op(L) P X = B */
OURS void NAME(getrs_tangent)(int op, i64 n, i64 nrhs, M(a), void *ipiv, MX(b), i64 info) {
    if (da && op == 'N') {
        T *y = copied_columns(n, nrhs, b1, ldb1);
        BLAS(trmm)('L', 'U', 'N', 'N', n, nrhs, V(ONE), a, lda, y, n ? n : 1);
        BLAS(laswp)(nrhs, db, lddb, 1, n, ipiv, 1);
        T *t = times_triangle('L', 'N', n, nrhs, da, ldda, y, n);
        subtract(n, nrhs, t, n, db, lddb);
        BLAS(trsm)('L', 'L', 'N', 'U', n, nrhs, V(ONE), a, lda, db, lddb);
        T *s = times_triangle('U', 'N', n, nrhs, da, ldda, b1, ldb1);
        subtract(n, nrhs, s, n, db, lddb);
        BLAS(trsm)('L', 'U', 'N', 'N', n, nrhs, V(ONE), a, lda, db, lddb);
        free(y);
        free(t);
        free(s);
    } else if (da) {
        T *q = copied_columns(n, nrhs, b1, ldb1);
        BLAS(laswp)(nrhs, q, n ? n : 1, 1, n, ipiv, 1);
        T *w = copied_columns(n, nrhs, q, n);
        BLAS(trmm)('L', 'L', op, 'U', n, nrhs, V(ONE), a, lda, w, n ? n : 1);
        T *t = times_triangle('U', op, n, nrhs, da, ldda, w, n);
        subtract(n, nrhs, t, n, db, lddb);
        BLAS(trsm)('L', 'U', op, 'N', n, nrhs, V(ONE), a, lda, db, lddb);
        T *s = times_triangle('L', op, n, nrhs, da, ldda, q, n);
        subtract(n, nrhs, s, n, db, lddb);
        BLAS(trsm)('L', 'L', op, 'U', n, nrhs, V(ONE), a, lda, db, lddb);
        BLAS(laswp)(nrhs, db, lddb, 1, n, ipiv, -1);
        free(q);
        free(w);
        free(t);
        free(s);
    } else {
        BLAS(getrs)(op, n, nrhs, a, lda, ipiv, db, lddb);
    }
}

/* G -= one triangle of the adjoint of D in op(D) X, whose adjoint is W. */
LOCAL void take_triangle(int uplo, int op, i64 n, i64 nrhs, T *w, i64 ldw, T *x, i64 ldx, T *g, i64 ld) {
    T *f = calloc(n * n + 1, sizeof(T));
    if (op == 'N') add_product('N', H, n, n, nrhs, ONE, w, ldw, x, ldx, f, n);
    else if (op == 'C' || !COMPLEX) add_product('N', H, n, n, nrhs, ONE, x, ldx, w, ldw, f, n);
    else add_product('R', 'T', n, n, nrhs, ONE, x, ldx, w, ldw, f, n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < n; i++)
            if (uplo == 'L' ? i > j : i <= j) g[j * ld + i] -= f[j * n + i];
    free(f);
}

OURS void NAME(getrs_adjoint)(int op, i64 n, i64 nrhs, M(a), void *ipiv, MX(b), i64 info) {
    int back = adjoint_of(op);
    if (op == 'N') {
        trsm_op('L', 'U', back, 'N', n, nrhs, ONE, a, lda, db, lddb);
        if (da) take_triangle('U', op, n, nrhs, db, lddb, b1, ldb1, da, ldda);
        trsm_op('L', 'L', back, 'U', n, nrhs, ONE, a, lda, db, lddb);
        if (da) {
            T *y = copied_columns(n, nrhs, b1, ldb1);
            BLAS(trmm)('L', 'U', 'N', 'N', n, nrhs, V(ONE), a, lda, y, n ? n : 1);
            take_triangle('L', op, n, nrhs, db, lddb, y, n, da, ldda);
            free(y);
        }
        BLAS(laswp)(nrhs, db, lddb, 1, n, ipiv, -1);
    } else {
        BLAS(laswp)(nrhs, db, lddb, 1, n, ipiv, 1);
        trsm_op('L', 'L', back, 'U', n, nrhs, ONE, a, lda, db, lddb);
        T *q = 0;
        if (da) {
            q = copied_columns(n, nrhs, b1, ldb1);
            BLAS(laswp)(nrhs, q, n ? n : 1, 1, n, ipiv, 1);
            take_triangle('L', op, n, nrhs, db, lddb, q, n, da, ldda);
            BLAS(trmm)('L', 'L', op, 'U', n, nrhs, V(ONE), a, lda, q, n ? n : 1);
        }
        trsm_op('L', 'U', back, 'N', n, nrhs, ONE, a, lda, db, lddb);
        if (da) {
            take_triangle('U', op, n, nrhs, db, lddb, q, n, da, ldda);
            free(q);
        }
    }
}

/* What is made of these. */
OURS i64 NAME(gesv)(i64 n, i64 nrhs, T *a, i64 lda, void *ipiv, T *b, i64 ldb) {
    i64 info = BLAS(getrf)(n, n, a, lda, ipiv);
    if (info == 0) info = BLAS(getrs)('N', n, nrhs, a, lda, ipiv, b, ldb);
    return info;
}

LOCAL void identity(i64 m, i64 n, T *x, i64 ld) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) x[j * ld + i] = i == j ? 1 : 0;
}

LOCAL i64 zero_on_diagonal(i64 n, T *a, i64 lda) {
    for (i64 i = 0; i < n; i++)
        if (a[i * lda + i] == 0) return i + 1;
    return 0;
}

OURS i64 NAME(getri)(i64 n, T *a, i64 lda, void *ipiv) {
    i64 info = zero_on_diagonal(n, a, lda);
    if (info) return info;
    T *lu = copied_columns(n, n, a, lda);
    identity(n, n, a, lda);
    BLAS(getrs)('N', n, n, lu, n ? n : 1, ipiv, a, lda);
    free(lu);
    return 0;
}

OURS i64 NAME(potrs)(int uplo, i64 n, i64 nrhs, T *a, i64 lda, T *b, i64 ldb) {
    BLAS(trsm)('L', uplo, uplo == 'U' ? H : 'N', 'N', n, nrhs, V(ONE), a, lda, b, ldb);
    BLAS(trsm)('L', uplo, uplo == 'U' ? 'N' : H, 'N', n, nrhs, V(ONE), a, lda, b, ldb);
    return 0;
}

OURS i64 NAME(posv)(int uplo, i64 n, i64 nrhs, T *a, i64 lda, T *b, i64 ldb) {
    i64 info = BLAS(potrf)(uplo, n, a, lda);
    if (info == 0) NAME(potrs)(uplo, n, nrhs, a, lda, b, ldb);
    return info;
}

LOCAL void put_triangle(int uplo, int strict, i64 n, T *x, i64 ldx, T *y, i64 ldy) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++)
            if (!strict || i != j) y[j * ldy + i] = x[j * ldx + i];
}

OURS i64 NAME(potri)(int uplo, i64 n, T *a, i64 lda) {
    i64 info = zero_on_diagonal(n, a, lda);
    if (info) return info;
    T *x = room(n * n);
    identity(n, n, x, n);
    NAME(potrs)(uplo, n, n, a, lda, x, n ? n : 1);
    put_triangle(uplo, 0, n, x, n, a, lda);
    free(x);
    return 0;
}

OURS i64 NAME(trtrs)(int uplo, int op, int diag, i64 n, i64 nrhs, T *a, i64 lda, T *b, i64 ldb) {
    if (diag == 'N') {
        i64 info = zero_on_diagonal(n, a, lda);
        if (info) return info;
    }
    BLAS(trsm)('L', uplo, op, diag, n, nrhs, V(ONE), a, lda, b, ldb);
    return 0;
}

OURS i64 NAME(trtri)(int uplo, int diag, i64 n, T *a, i64 lda) {
    if (diag == 'N') {
        i64 info = zero_on_diagonal(n, a, lda);
        if (info) return info;
    }
    T *x = room(n * n);
    identity(n, n, x, n);
    BLAS(trsm)('L', uplo, 'N', diag, n, n, V(ONE), a, lda, x, n ? n : 1);
    put_triangle(uplo, diag == 'U', n, x, n, a, lda);
    free(x);
    return 0;
}

OURS void NAME(lacpy)(int uplo, i64 m, i64 n, T *a, i64 lda, T *b, i64 ldb) {
    for (i64 j = 0; j < n; j++) {
        i64 begin = uplo == 'L' ? j : 0, end = uplo == 'U' && j + 1 < m ? j + 1 : m;
        for (i64 i = begin; i < end; i++) b[j * ldb + i] = a[j * lda + i];
    }
}

OURS void NAME(laset)(int uplo, i64 m, i64 n, A(alpha), A(beta), T *a, i64 lda) {
    GET(alpha);
    GET(beta);
    for (i64 j = 0; j < n; j++) {
        i64 begin = uplo == 'L' ? j : 0, end = uplo == 'U' && j + 1 < m ? j + 1 : m;
        for (i64 i = begin; i < end; i++) a[j * lda + i] = i == j ? beta : alpha;
    }
}
