/* LAPACK: orthogonal factors. H = 1 - tau v v^H with v = (1, what stands below the diagonal); Q = H1 H2 ... Hk.
   Reflections are their own inverses but for tau's conjugate: the adjoints go back step by step and keep nothing. */
#include "common.h"

/* Of real matrices, ormqr does not take C. */
#define DAGGER (COMPLEX ? 'C' : 'T')

LOCAL T *reflector(i64 n, T *below) {
    T *v = room(n);
    for (i64 i = 1; i < n; i++) v[i] = below[i];
    if (n > 0) v[0] = 1;
    return v;
}

LOCAL void outer(i64 m, i64 n, T alpha, T *x, T *y, T *a, i64 lda) {
#if COMPLEX
    BLAS(gerc)(m, n, V(alpha), x, 1, y, 1, a, lda);
#else
    BLAS(ger)(m, n, alpha, x, 1, y, 1, a, lda);
#endif
}

/* C^H v, or C v */
LOCAL T *applied(int op, i64 m, i64 n, T *c, i64 ldc, T *v) {
    i64 rows = op == 'N' ? m : n;
    T *y = calloc(rows + 1, sizeof(T));
    BLAS(gemv)(op, m, n, V(ONE), c, ldc, v, 1, V(ONE), y, 1);
    return y;
}

/* C' = (1 - t v v^H) C: C' to C, dC' to dC; dv and dt are added to. */
LOCAL void reflect_back(i64 m, i64 n, T t, T *v, T *dv, T *dt, T *c, i64 ldc, T *dc, i64 lddc) {
    T *s = applied('C', m, n, c, ldc, v);
    outer(m, n, -CONJ(t), v, s, c, ldc);
    free(s);
    s = applied('C', m, n, c, ldc, v);
    T *u = applied('C', m, n, dc, lddc, v), factor = -t, other = -CONJ(t);
    BLAS(gemv)('N', m, n, V(other), dc, lddc, s, 1, V(ONE), dv, 1);
    BLAS(gemv)('N', m, n, V(factor), c, ldc, u, 1, V(ONE), dv, 1);
    *dt -= CONJ(inner(n, s, 1, u, 1));
    outer(m, n, other, v, u, dc, lddc);
    free(s);
    free(u);
}

/* The same of C' = C (1 - t v v^H). */
LOCAL void reflect_back_right(i64 m, i64 n, T t, T *v, T *dv, T *dt, T *c, i64 ldc, T *dc, i64 lddc) {
    T *y = applied('N', m, n, c, ldc, v);
    outer(m, n, -CONJ(t), y, v, c, ldc);
    free(y);
    y = applied('N', m, n, c, ldc, v);
    T *z = applied('N', m, n, dc, lddc, v), factor = -t, other = -CONJ(t);
    BLAS(gemv)('C', m, n, V(other), c, ldc, z, 1, V(ONE), dv, 1);
    BLAS(gemv)('C', m, n, V(factor), dc, lddc, y, 1, V(ONE), dv, 1);
    *dt -= CONJ(inner(m, z, 1, y, 1));
    outer(m, n, other, z, v, dc, lddc);
    free(y);
    free(z);
}

/* C := (1 - t v v^H) C, and its tangent. */
LOCAL void reflect(i64 m, i64 n, T t, T dt, T *v, T *dv, T *c, i64 ldc, T *dc, i64 lddc) {
    T *s = applied('C', m, n, c, ldc, v), *ds = applied('C', m, n, dc, lddc, v), minus = -t;
    BLAS(gemv)('C', m, n, V(ONE), c, ldc, dv, 1, V(ONE), ds, 1);
    outer(m, n, minus, v, ds, dc, lddc);
    outer(m, n, minus, dv, s, dc, lddc);
    outer(m, n, -dt, v, s, dc, lddc);
    outer(m, n, minus, v, s, c, ldc);
    free(s);
    free(ds);
}

LOCAL void reflect_right(i64 m, i64 n, T t, T dt, T *v, T *dv, T *c, i64 ldc, T *dc, i64 lddc) {
    T *y = applied('N', m, n, c, ldc, v), *dy = applied('N', m, n, dc, lddc, v), minus = -t;
    BLAS(gemv)('N', m, n, V(ONE), c, ldc, dv, 1, V(ONE), dy, 1);
    outer(m, n, minus, dy, v, dc, lddc);
    outer(m, n, minus, y, dv, dc, lddc);
    outer(m, n, -dt, y, v, dc, lddc);
    outer(m, n, minus, y, v, c, ldc);
    free(y);
    free(dy);
}

OURS void NAME(geqrf_adjoint)(i64 m, i64 n, MX(a), P(tau), i64 info) {
    i64 k = m < n ? m : n;
    T *w = copied_columns(m, n, a1, lda1);
    for (i64 j = k - 1; j >= 0; j--) {
        i64 rows = m - j, rest = n - j - 1;
        T *column = w + j * m + j, *dcolumn = da + j * ldda + j, t = tau[j];
        T *v = reflector(rows, column), *dv = calloc(rows + 1, sizeof(T)), dt = 0;
        for (i64 i = 1; i < rows; i++) dv[i] = dcolumn[i];
        if (rest > 0) reflect_back(rows, rest, CONJ(t), v, dv, &dt, column + m, m, dcolumn + ldda, ldda);
        dt = CONJ(dt) + (dtau ? dtau[j] : 0);
        R beta = RE(column[0]), dbeta = RE(dcolumn[0]);
        if (t == 0) {
            for (i64 i = 1; i < rows; i++) dcolumn[i] = 0;
            dcolumn[0] = dbeta;
        } else {
            T alpha = beta * (1 - t), g = alpha - beta, dg = 0;
            for (i64 i = 1; i < rows; i++) dg -= CONJ(v[i]) * dv[i];
            dg = dg / CONJ(g);
            T dalpha = dg - dt / beta;
            dbeta += RE(CONJ(alpha) * dt) / (beta * beta) - RE(dg);
            column[0] = alpha;
            dcolumn[0] = dalpha + dbeta / beta * alpha;
            for (i64 i = 1; i < rows; i++) {
                column[i] = v[i] * g;
                dcolumn[i] = dv[i] / CONJ(g) + dbeta / beta * column[i];
            }
        }
        if (dtau) dtau[j] = 0;
        free(v);
        free(dv);
    }
    free(w);
}

OURS void NAME(geqrf_tangent)(i64 m, i64 n, MX(a), P(tau)) {
    i64 k = m < n ? m : n;
    T *w = copied_columns(m, n, a0, lda0), *t = room(k);
    T *made = copied_columns(m, n, a0, lda0);
    BLAS(geqrf)(m, n, made, m ? m : 1, t);
    for (i64 j = 0; j < k; j++) {
        i64 rows = m - j, rest = n - j - 1;
        T *column = w + j * m + j, *dcolumn = da + j * ldda + j, *v = reflector(rows, made + j * m + j), *dv = calloc(rows + 1, sizeof(T));
        T dt = 0;
        if (t[j] == 0) {
            dcolumn[0] = RE(dcolumn[0]);
            for (i64 i = 1; i < rows; i++) dcolumn[i] = 0;
        } else {
            R beta = RE(made[j * m + j]), dbeta = RE(inner(rows, column, 1, dcolumn, 1)) / beta;
            T alpha = column[0], g = alpha - beta, dg = dcolumn[0] - dbeta;
            dt = -dcolumn[0] / beta + alpha * dbeta / (beta * beta);
            for (i64 i = 1; i < rows; i++) dv[i] = (dcolumn[i] - v[i] * dg) / g;
            for (i64 i = 1; i < rows; i++) dcolumn[i] = dv[i];
            dcolumn[0] = dbeta;
        }
        if (rest > 0) reflect(rows, rest, CONJ(t[j]), CONJ(dt), v, dv, column + m, m, dcolumn + ldda, ldda);
        if (dtau) dtau[j] = dt;
        free(v);
        free(dv);
    }
    free(w);
    free(t);
    free(made);
}

/* Whether the first reflection is the first that is applied. */
LOCAL int in_order(int side, int op) { return (side == 'L') != (op == 'N'); }

OURS void NAME(ormqr_adjoint)(int side, int op, i64 m, i64 n, i64 k, M(a), P(tau), MX(c), i64 info) {
    if (!da && !dtau) {
        BLAS(ormqr)(side, op == 'N' ? DAGGER : 'N', m, n, k, a, lda, tau, dc, lddc);
        return;
    }
    T *w = copied_columns(m, n, c1, ldc1);
    for (i64 step = 0; step < k; step++) {
        i64 j = in_order(side, op) ? k - 1 - step : step;
        i64 size = (side == 'L' ? m : n) - j;
        T *v = reflector(size, a + j * lda + j), *dv = calloc(size + 1, sizeof(T)), t = op == 'N' ? tau[j] : CONJ(tau[j]), dt = 0;
        if (side == 'L') reflect_back(size, n, t, v, dv, &dt, w + j, m, dc + j, lddc);
        else reflect_back_right(m, size, t, v, dv, &dt, w + j * m, m, dc + j * lddc, lddc);
        if (dtau) dtau[j] += op == 'N' ? dt : CONJ(dt);
        if (da)
            for (i64 i = 1; i < size; i++) da[j * ldda + j + i] += dv[i];
        free(v);
        free(dv);
    }
    free(w);
}

OURS void NAME(ormqr_tangent)(int side, int op, i64 m, i64 n, i64 k, M(a), P(tau), MX(c)) {
    if (!da && !dtau) {
        BLAS(ormqr)(side, op, m, n, k, a, lda, tau, dc, lddc);
        return;
    }
    T *w = copied_columns(m, n, c0, ldc0);
    for (i64 step = 0; step < k; step++) {
        i64 j = in_order(side, op) ? step : k - 1 - step;
        i64 size = (side == 'L' ? m : n) - j;
        T *v = reflector(size, a + j * lda + j), *dv = calloc(size + 1, sizeof(T)), t = op == 'N' ? tau[j] : CONJ(tau[j]), dt = 0;
        if (dtau) dt = op == 'N' ? dtau[j] : CONJ(dtau[j]);
        if (da)
            for (i64 i = 1; i < size; i++) dv[i] = da[j * ldda + j + i];
        if (side == 'L') reflect(size, n, t, dt, v, dv, w + j, m, dc + j, lddc);
        else reflect_right(m, size, t, dt, v, dv, w + j * m, m, dc + j * lddc, lddc);
        free(v);
        free(dv);
    }
    free(w);
}

/* The first n columns of Q, of k reflections. */
OURS i64 NAME(orgqr)(i64 m, i64 n, i64 k, T *a, i64 lda, T *tau) {
    T *v = copied_columns(m, k, a, lda);
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) a[j * lda + i] = i == j ? 1 : 0;
    BLAS(ormqr)('L', 'N', m, n, k, v, m ? m : 1, tau, a, lda);
    free(v);
    return 0;
}

LOCAL i64 solve_upper(int op, i64 n, i64 nrhs, T *a, i64 lda, T *b, i64 ldb) {
    for (i64 i = 0; i < n; i++)
        if (a[i * lda + i] == 0) return i + 1;
    BLAS(trsm)('L', 'U', op, 'N', n, nrhs, V(ONE), a, lda, b, ldb);
    return 0;
}

/* With A = Q R, m >= n: least squares (op N), or the shortest solution of A^H x = b. */
LOCAL i64 solve_by_qr(int least_squares, i64 m, i64 n, i64 nrhs, T *a, i64 lda, T *tau, T *b, i64 ldb) {
    if (least_squares) {
        BLAS(ormqr)('L', DAGGER, m, nrhs, n, a, lda, tau, b, ldb);
        return solve_upper('N', n, nrhs, a, lda, b, ldb);
    }
    i64 info = solve_upper('C', n, nrhs, a, lda, b, ldb);
    if (info) return info;
    for (i64 j = 0; j < nrhs; j++)
        for (i64 i = n; i < m; i++) b[j * ldb + i] = 0;
    BLAS(ormqr)('L', 'N', m, nrhs, n, a, lda, tau, b, ldb);
    return 0;
}

OURS i64 NAME(gels)(int op, i64 m, i64 n, i64 nrhs, T *a, i64 lda, T *b, i64 ldb) {
    i64 k = m < n ? m : n, info;
    if (k <= 0 || nrhs <= 0) {
        for (i64 j = 0; j < nrhs; j++) fill(m > n ? m : n, 0, b + j * ldb, 1);
        return 0;
    }
    T *tau = room(k);
    if (m >= n) {
        BLAS(geqrf)(m, n, a, lda, tau);
        info = solve_by_qr(op == 'N', m, n, nrhs, a, lda, tau, b, ldb);
    } else {
        T *h = room(m * n);
        for (i64 j = 0; j < n; j++)
            for (i64 i = 0; i < m; i++) h[i * n + j] = CONJ(a[j * lda + i]);
        BLAS(geqrf)(n, m, h, n ? n : 1, tau);
        info = solve_by_qr(op != 'N', n, m, nrhs, h, n ? n : 1, tau, b, ldb);
        for (i64 j = 0; j < n; j++)
            for (i64 i = 0; i < m; i++) a[j * lda + i] = CONJ(h[i * n + j]);
        free(h);
    }
    free(tau);
    return info;
}
