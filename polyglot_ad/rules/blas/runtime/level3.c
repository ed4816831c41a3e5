/* Level 3: general matrices, and one triangle for both. */
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

/* What the adjoint of one triangle is where it stands for both: itself, with the diagonal twice; `h`: Hermitian. */
LOCAL T *doubled(int uplo, int h, i64 n, T *x, i64 ld) {
    T *y = room(n * n);
    for (i64 j = 0; j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++) {
            T value = x[j * ld + i];
            y[j * n + i] = i != j ? value : h ? 2 * RE(value) : 2 * value;
        }
    return y;
}

/* One triangle's part of the adjoint F of a whole matrix of which it stands for both. */
LOCAL void add_both(int uplo, int h, i64 n, T *f, T *to, i64 ld) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++) {
            T one = f[j * n + i], other = f[i * n + j];
            to[j * ld + i] += i == j ? (h ? RE(one) : one) : one + (h ? CONJ(other) : other);
        }
}

LOCAL void scale_triangle(int uplo, i64 n, T beta, int active, T *x, i64 ld) {
    for (i64 j = 0; j < n; j++) scale(uplo == 'U' ? j + 1 : n - j, beta, active, x + j * ld + (uplo == 'U' ? 0 : j), 1);
}

LOCAL T inner_triangle(int uplo, i64 n, T *x, i64 ldx, T *y, i64 ldy) {
    T sum = 0;
    for (i64 j = 0; j < n; j++) {
        i64 at = uplo == 'U' ? 0 : j;
        sum += inner(uplo == 'U' ? j + 1 : n - j, x + j * ldx + at, 1, y + j * ldy + at, 1);
    }
    return sum;
}

LOCAL void add_triangle(int uplo, i64 n, T alpha, T *x, i64 ldx, T *y, i64 ldy) {
    for (i64 j = 0; j < n; j++) {
        i64 at = uplo == 'U' ? 0 : j;
        BLAS(axpy)(uplo == 'U' ? j + 1 : n - j, V(alpha), x + j * ldx + at, 1, y + j * ldy + at, 1);
    }
}

LOCAL void real_diagonal(i64 n, T *x, i64 ld) {
    for (i64 j = 0; j < n; j++) x[j * ld + j] = RE(x[j * ld + j]);
}

/* C = alpha A B + beta C, or with A at the right: A symmetric or Hermitian. */
#define SYMM(name, HERMITIAN)                                                                                                    \
    OURS void NAME(name##_tangent)(int side, int uplo, i64 m, i64 n, S(alpha), M(a), M(b), S(beta), MX(c)) {                      \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        if (db) BLAS(name)(side, uplo, m, n, V(alpha), a, lda, db, lddb, V(beta), dc, lddc);                                     \
        else scale_columns(m, n, CONJ(beta), dbeta != 0, dc, lddc);                                                              \
        if (da) BLAS(name)(side, uplo, m, n, V(alpha), da, ldda, b, ldb, V(ONE), dc, lddc);                                      \
        if (dalpha) BLAS(name)(side, uplo, m, n, V(*dalpha), a, lda, b, ldb, V(ONE), dc, lddc);                                  \
        if (dbeta)                                                                                                               \
            for (i64 j = 0; j < n; j++) BLAS(axpy)(m, V(*dbeta), c0 + j * ldc0, 1, dc + j * lddc, 1);                            \
    }                                                                                                                            \
    OURS void NAME(name##_adjoint)(int side, int uplo, i64 m, i64 n, S(alpha), M(a), M(b), S(beta), MX(c)) {                      \
        GET(alpha);                                                                                                              \
        GET(beta);                                                                                                               \
        i64 size = side == 'L' ? m : n;                                                                                          \
        if (dalpha) {                                                                                                            \
            T *product = room(m * n);                                                                                            \
            BLAS(name)(side, uplo, m, n, V(ONE), a, lda, b, ldb, V(ZERO), product, m ? m : 1);                                   \
            *dalpha += inner_columns(m, n, product, m, dc, lddc);                                                                \
            free(product);                                                                                                       \
        }                                                                                                                        \
        if (db && (HERMITIAN || !COMPLEX)) {                                                                                     \
            BLAS(name)(side, uplo, m, n, V(CONJ(alpha)), a, lda, dc, lddc, V(ONE), db, lddb);                                    \
        } else if (db) {                                                                                                         \
            T *ct = conj_matrix(m, n, dc, lddc), *t = room(m * n);                                                               \
            BLAS(name)(side, uplo, m, n, V(alpha), a, lda, ct, m ? m : 1, V(ZERO), t, m ? m : 1);                                \
            for (i64 j = 0; j < n; j++)                                                                                          \
                for (i64 i = 0; i < m; i++) db[j * lddb + i] += CONJ(t[j * m + i]);                                              \
            free(ct);                                                                                                            \
            free(t);                                                                                                             \
        }                                                                                                                        \
        if (da) {                                                                                                                \
            T *f = calloc(size * size + 1, sizeof(T));                                                                           \
            if (side == 'L') add_product('N', 'C', m, m, n, CONJ(alpha), dc, lddc, b, ldb, f, m);                                \
            else add_product('C', 'N', n, n, m, CONJ(alpha), b, ldb, dc, lddc, f, n);                                            \
            add_both(uplo, HERMITIAN, size, f, da, ldda);                                                                        \
            free(f);                                                                                                             \
        }                                                                                                                        \
        if (dbeta) *dbeta += inner_columns(m, n, c0, ldc0, dc, lddc);                                                            \
        scale_columns(m, n, beta, dbeta != 0, dc, lddc);                                                                         \
    }
SYMM(symm, 0)
#if COMPLEX
SYMM(hemm, 1)
#endif

/* Y = S conj(X), where S is symmetric, or Y = H X; op(X) is n x k. */
LOCAL void apply_both(int uplo, int h, int plain, i64 n, i64 k, T *s, T *x, i64 ldx, T *y) {
    i64 rows = plain ? n : k, columns = plain ? k : n;
    int side = plain ? 'L' : 'R';
#if COMPLEX
    if (h) {
        BLAS(hemm)(side, uplo, rows, columns, V(ONE), s, n ? n : 1, x, ldx, V(ZERO), y, rows ? rows : 1);
        return;
    }
    T *xc = conj_matrix(rows, columns, x, ldx);
    BLAS(symm)(side, uplo, rows, columns, V(ONE), s, n ? n : 1, xc, rows ? rows : 1, V(ZERO), y, rows ? rows : 1);
    free(xc);
#else
    BLAS(symm)(side, uplo, rows, columns, V(ONE), s, n ? n : 1, x, ldx, V(ZERO), y, rows ? rows : 1);
#endif
}

/* C = alpha op(A) op(A)^T + beta C, one triangle; herk: ^H, alpha and beta are real. */
#define SYRK(one, two, h, SCALAR, TAKE, GIVE, REAL_PART)                                                                         \
    OURS void NAME(one##_tangent)(int uplo, int trans, i64 n, i64 k, SCALAR(alpha), M(a), SCALAR(beta), MX(c)) {                 \
        TAKE(alpha);                                                                                                             \
        TAKE(beta);                                                                                                              \
        T alpha_ = alpha;                                                                                                        \
        if (da) BLAS(two)(uplo, trans, n, k, V(alpha_), da, ldda, a, lda, GIVE(beta), dc, lddc);                                 \
        else scale_triangle(uplo, n, CONJ((T)beta), dbeta != 0, dc, lddc);                                                       \
        if (dalpha) BLAS(one)(uplo, trans, n, k, GIVE(*dalpha), a, lda, GIVE(1), dc, lddc);                                      \
        if (dbeta) add_triangle(uplo, n, *dbeta, c0, ldc0, dc, lddc);                                                            \
        if (h) real_diagonal(n, dc, lddc);                                                                                       \
    }                                                                                                                            \
    OURS void NAME(one##_adjoint)(int uplo, int trans, i64 n, i64 k, SCALAR(alpha), M(a), SCALAR(beta), MX(c)) {                 \
        TAKE(alpha);                                                                                                             \
        TAKE(beta);                                                                                                              \
        i64 rows = trans == 'N' ? n : k, columns = trans == 'N' ? k : n;                                                         \
        if (h) real_diagonal(n, dc, lddc);                                                                                       \
        if (da || dalpha) {                                                                                                      \
            T *s = doubled(uplo, h, n, dc, lddc), *y = room(n * k);                                                              \
            apply_both(uplo, h, trans == 'N', n, k, s, a, lda, y);                                                               \
            if (da) add_columns(rows, columns, CONJ((T)alpha), y, rows, da, ldda);                                               \
            if (dalpha) *dalpha += REAL_PART(inner_columns(rows, columns, a, lda, y, rows)) / 2;                                 \
            free(s);                                                                                                             \
            free(y);                                                                                                             \
        }                                                                                                                        \
        if (dbeta) *dbeta += REAL_PART(inner_triangle(uplo, n, c0, ldc0, dc, lddc));                                             \
        scale_triangle(uplo, n, beta, dbeta != 0, dc, lddc);                                                                     \
    }
#define SYR2K(two, h, SCALAR, TAKE, GIVE, REAL_PART)                                                                             \
    OURS void NAME(two##_tangent)(int uplo, int trans, i64 n, i64 k, S(alpha), M(a), M(b), SCALAR(beta), MX(c)) {                \
        GET(alpha);                                                                                                              \
        TAKE(beta);                                                                                                              \
        if (da) BLAS(two)(uplo, trans, n, k, V(alpha), da, ldda, b, ldb, GIVE(beta), dc, lddc);                                  \
        else scale_triangle(uplo, n, CONJ((T)beta), dbeta != 0, dc, lddc);                                                       \
        if (db) BLAS(two)(uplo, trans, n, k, V(alpha), a, lda, db, lddb, GIVE(1), dc, lddc);                                     \
        if (dalpha) BLAS(two)(uplo, trans, n, k, V(*dalpha), a, lda, b, ldb, GIVE(1), dc, lddc);                                 \
        if (dbeta) add_triangle(uplo, n, *dbeta, c0, ldc0, dc, lddc);                                                            \
        if (h) real_diagonal(n, dc, lddc);                                                                                       \
    }                                                                                                                            \
    OURS void NAME(two##_adjoint)(int uplo, int trans, i64 n, i64 k, S(alpha), M(a), M(b), SCALAR(beta), MX(c)) {                \
        GET(alpha);                                                                                                              \
        TAKE(beta);                                                                                                              \
        i64 rows = trans == 'N' ? n : k, columns = trans == 'N' ? k : n;                                                         \
        int turn = h && trans != 'N'; /* op is ^H: A and B change places in the formulas */                                      \
        if (h) real_diagonal(n, dc, lddc);                                                                                       \
        T *s = doubled(uplo, h, n, dc, lddc), *y = room(n * k);                                                                  \
        if (da || dalpha) {                                                                                                      \
            apply_both(uplo, h, trans == 'N', n, k, s, b, ldb, y);                                                               \
            if (da) add_columns(rows, columns, turn ? alpha : CONJ(alpha), y, rows, da, ldda);                                   \
            if (dalpha) {                                                                                                        \
                T product = inner_columns(rows, columns, a, lda, y, rows);                                                       \
                *dalpha += turn ? CONJ(product) : product;                                                                       \
            }                                                                                                                    \
        }                                                                                                                        \
        if (db) {                                                                                                                \
            apply_both(uplo, h, trans == 'N', n, k, s, a, lda, y);                                                               \
            add_columns(rows, columns, h && !turn ? alpha : CONJ(alpha), y, rows, db, lddb);                                     \
        }                                                                                                                        \
        free(s);                                                                                                                 \
        free(y);                                                                                                                 \
        if (dbeta) *dbeta += REAL_PART(inner_triangle(uplo, n, c0, ldc0, dc, lddc));                                             \
        scale_triangle(uplo, n, beta, dbeta != 0, dc, lddc);                                                                     \
    }
#define SAME(x) (x)
#define NOTHING(x)
#define SCALAR_ARGUMENT(x) V((T)(x))
SYRK(syrk, syr2k, 0, S, GET, SCALAR_ARGUMENT, SAME)
SYR2K(syr2k, 0, S, GET, SCALAR_ARGUMENT, SAME)
#if COMPLEX
SYRK(herk, her2k, 1, SR, NOTHING, SAME, RE)
SYR2K(her2k, 1, SR, NOTHING, SAME, RE)
#endif

/* G += alpha times the adjoint of a triangle A in op(A) X, or X op(A), whose adjoint is W. */
LOCAL void add_factor(int side, int uplo, int op, int diag, i64 m, i64 n, T alpha, T *x, i64 ldx, T *w, i64 ldw, T *g, i64 ld) {
    i64 size = side == 'L' ? m : n, inside = side == 'L' ? n : m;
    T *f = calloc(size * size + 1, sizeof(T));
    if (op == 'N') {
        if (side == 'L') add_product('N', 'C', size, size, inside, CONJ(alpha), w, ldw, x, ldx, f, size);
        else add_product('C', 'N', size, size, inside, CONJ(alpha), x, ldx, w, ldw, f, size);
    } else if (op == 'C' || !COMPLEX) {
        if (side == 'L') add_product('N', 'C', size, size, inside, alpha, x, ldx, w, ldw, f, size);
        else add_product('C', 'N', size, size, inside, alpha, w, ldw, x, ldx, f, size);
    } else {
        if (side == 'L') add_product('R', 'T', size, size, inside, CONJ(alpha), x, ldx, w, ldw, f, size);
        else add_product('T', 'R', size, size, inside, CONJ(alpha), w, ldw, x, ldx, f, size);
    }
    for (i64 j = 0; j < size; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : size); i++)
            if (diag != 'U' || i != j) g[j * ld + i] += f[j * size + i];
    free(f);
}

/* B = alpha op(A) B; with a unit diagonal op(dA) B is what the routine gives, less B. */
OURS void NAME(trmm_tangent)(int side, int uplo, int op, int diag, i64 m, i64 n, S(alpha), M(a), MX(b)) {
    GET(alpha);
    BLAS(trmm)(side, uplo, op, diag, m, n, V(alpha), a, lda, db, lddb);
    if (da) {
        T *t = copied_columns(m, n, b0, ldb0);
        BLAS(trmm)(side, uplo, op, diag, m, n, V(alpha), da, ldda, t, m ? m : 1);
        add_columns(m, n, ONE, t, m, db, lddb);
        if (diag == 'U') add_columns(m, n, -alpha, b0, ldb0, db, lddb);
        free(t);
    }
    if (dalpha) {
        T *t = copied_columns(m, n, b0, ldb0);
        BLAS(trmm)(side, uplo, op, diag, m, n, V(*dalpha), a, lda, t, m ? m : 1);
        add_columns(m, n, ONE, t, m, db, lddb);
        free(t);
    }
}

OURS void NAME(trmm_adjoint)(int side, int uplo, int op, int diag, i64 m, i64 n, S(alpha), M(a), MX(b)) {
    GET(alpha);
    if (da) add_factor(side, uplo, op, diag, m, n, alpha, b0, ldb0, db, lddb, da, ldda);
    trmm_op(side, uplo, adjoint_of(op), diag, m, n, ONE, a, lda, db, lddb);
    if (dalpha) *dalpha += inner_columns(m, n, b0, ldb0, db, lddb);
    scale_columns(m, n, alpha, dalpha != 0, db, lddb);
}

OURS void NAME(trsm_tangent)(int side, int uplo, int op, int diag, i64 m, i64 n, S(alpha), M(a), MX(b)) {
    GET(alpha);
    scale_columns(m, n, CONJ(alpha), 0, db, lddb);
    if (da) {
        T *t = copied_columns(m, n, b1, ldb1);
        BLAS(trmm)(side, uplo, op, diag, m, n, V(ONE), da, ldda, t, m ? m : 1);
        add_columns(m, n, MINUS, t, m, db, lddb);
        if (diag == 'U') add_columns(m, n, ONE, b1, ldb1, db, lddb);
        free(t);
    }
    BLAS(trsm)(side, uplo, op, diag, m, n, V(ONE), a, lda, db, lddb);
}

/* With alpha active, before the call. */
OURS void NAME(trsm_tangent_before)(int side, int uplo, int op, int diag, i64 m, i64 n, S(alpha), M(a), MX(b)) {
    GET(alpha);
    scale_columns(m, n, CONJ(alpha), 1, db, lddb);
    add_columns(m, n, *dalpha, b0, ldb0, db, lddb);
    if (da) {
        T *x = copied_columns(m, n, b0, ldb0), *t = room(m * n);
        BLAS(trsm)(side, uplo, op, diag, m, n, V(alpha), a, lda, x, m ? m : 1);
        put(m * n, x, 1, t, 1);
        BLAS(trmm)(side, uplo, op, diag, m, n, V(ONE), da, ldda, t, m ? m : 1);
        add_columns(m, n, MINUS, t, m, db, lddb);
        if (diag == 'U') add_columns(m, n, ONE, x, m, db, lddb);
        free(t);
        free(x);
    }
    BLAS(trsm)(side, uplo, op, diag, m, n, V(ONE), a, lda, db, lddb);
}

OURS void NAME(trsm_adjoint)(int side, int uplo, int op, int diag, i64 m, i64 n, S(alpha), M(a), MX(b)) {
    GET(alpha);
    trsm_op(side, uplo, adjoint_of(op), diag, m, n, ONE, a, lda, db, lddb);
    if (da) add_factor(side, uplo, op, diag, m, n, MINUS, b1, ldb1, db, lddb, da, ldda);
    if (dalpha) *dalpha += inner_columns(m, n, b0, ldb0, db, lddb);
    scale_columns(m, n, alpha, dalpha != 0, db, lddb);
}
