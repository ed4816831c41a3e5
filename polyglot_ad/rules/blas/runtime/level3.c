/* Level 3: general matrices. */
#include "common.h"

OURS void NAME(gemm_tangent)(int ta, int tb, i64 m, i64 n, i64 k, S(alpha), M(a), M(b), S(beta), MX(c)) {
    GET(alpha);
    GET(beta);
    if (da) BLAS(gemm)(ta, tb, m, n, k, V(alpha), da, ldda, b, ldb, V(beta), dc, lddc);
    else scale_columns(m, n, CONJ(beta), dbeta != 0, dc, lddc);
    if (db) BLAS(gemm)(ta, tb, m, n, k, V(alpha), a, lda, db, lddb, V(ONE), dc, lddc);
    if (dalpha) BLAS(gemm)(ta, tb, m, n, k, V(*dalpha), a, lda, b, ldb, V(ONE), dc, lddc);
    if (dbeta)
        for (i64 j = 0; j < n; j++) BLAS(axpy)(m, V(*dbeta), c0 + j * ldc0, 1, dc + j * lddc, 1);
}

OURS void NAME(gemm_adjoint)(int ta, int tb, i64 m, i64 n, i64 k, S(alpha), M(a), M(b), S(beta), MX(c)) {
    GET(alpha);
    GET(beta);
    if (dalpha) {
        T *product = room(m * n);
        BLAS(gemm)(ta, tb, m, n, k, V(ONE), a, lda, b, ldb, V(ZERO), product, m ? m : 1);
        *dalpha += inner_columns(m, n, product, m, dc, lddc);
        free(product);
    }
    if (da) {
        if (ta == 'N') add_product('N', adjoint_of(tb), m, k, n, CONJ(alpha), dc, lddc, b, ldb, da, ldda);
        else if (ta == 'T' || !COMPLEX) add_product(conj_of(tb), 'T', k, m, n, CONJ(alpha), b, ldb, dc, lddc, da, ldda);
        else add_product(tb, 'C', k, m, n, alpha, b, ldb, dc, lddc, da, ldda);
    }
    if (db) {
        if (tb == 'N') add_product(adjoint_of(ta), 'N', k, n, m, CONJ(alpha), a, lda, dc, lddc, db, lddb);
        else if (tb == 'T' || !COMPLEX) add_product('T', conj_of(ta), n, k, m, CONJ(alpha), dc, lddc, a, lda, db, lddb);
        else add_product('C', ta, n, k, m, alpha, dc, lddc, a, lda, db, lddb);
    }
    if (dbeta) *dbeta += inner_columns(m, n, c0, ldc0, dc, lddc);
    scale_columns(m, n, beta, dbeta != 0, dc, lddc);
}
