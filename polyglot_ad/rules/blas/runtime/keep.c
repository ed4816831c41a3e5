/* What is kept for the reverse pass, side by side. */
#include "common.h"

OURS void NAME(keep_vector)(i64 n, T *x, i64 inc, T *to) { put(n, x, inc, to, 1); }

OURS void NAME(keep_matrix)(i64 m, i64 n, T *x, i64 ld, T *to) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) to[j * m + i] = x[j * ld + i];
}

OURS void NAME(keep_triangle)(int uplo, i64 n, T *x, i64 ld, T *to) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = uplo == 'U' ? 0 : j; i < (uplo == 'U' ? j + 1 : n); i++) to[j * n + i] = x[j * ld + i];
}

/* Between rows side by side and columns side by side. */
OURS void NAME(to_columns)(i64 m, i64 n, T *x, i64 ld, T *to) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) to[j * m + i] = x[i * ld + j];
}

OURS void NAME(to_rows)(i64 m, i64 n, T *x, T *to, i64 ld) {
    for (i64 j = 0; j < n; j++)
        for (i64 i = 0; i < m; i++) to[i * ld + j] = x[j * m + i];
}

OURS void NAME(keep_reals)(i64 n, R *x, R *to) {
    for (i64 k = 0; k < n; k++) to[k] = x[k];
}
