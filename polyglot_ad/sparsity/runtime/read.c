/* A sparse matrix from its products with one vector for each colour of its columns, and the check of its product with a random vector. */

#include <stdint.h>

enum { ROWS = 256 }; /* at once, so that they stay in the processor's first cache */

/* In row i there is at most one column of each colour: number i of product c is the matrix's number `places[c][i]` in it, or none where that is negative.
   Whether any row times the random vector differs from what it is to be (`checked`), by more than `tolerance` of what was added; `weights[c][i]`: the
   random number of that column, or zero. */
#define READ(name, T)                                                                                                                                     \
  int64_t name(int64_t rows, int64_t count, int32_t *const *places, double *const *weights, T *const *products, const T *checked, double tolerance,       \
               T *restrict values) {                                                                                                                      \
    int64_t wrong = 0;                                                                                                                                    \
    for (int64_t first = 0; first < rows; first += ROWS) {                                                                                                \
      int64_t n = rows - first < ROWS ? rows - first : ROWS;                                                                                              \
      double sum[ROWS] = {0}, added[ROWS] = {0};                                                                                                          \
      T nowhere;                                                                                                                                          \
      for (int64_t c = 0; c < count; c++) {                                                                                                               \
        const T *product = products[c] + first;                                                                                                           \
        const double *weight = weights[c] + first;                                                                                                        \
        const int32_t *place = places[c] + first;                                                                                                         \
        for (int64_t i = 0; i < n; i++) {                                                                                                                 \
          double term = weight[i] ? product[i] * weight[i] : 0;                                                                                           \
          sum[i] += term;                                                                                                                                 \
          added[i] += __builtin_fabs(term);                                                                                                               \
        }                                                                                                                                                 \
        for (int64_t i = 0; i < n; i++) *(place[i] < 0 ? &nowhere : values + place[i]) = product[i];                                                      \
      }                                                                                                                                                   \
      for (int64_t i = 0; i < n; i++) {                                                                                                                   \
        double right = checked[first + i];                                                                                                                \
        wrong |= __builtin_fabs(sum[i] - right) > tolerance * (added[i] + __builtin_fabs(right));                                                         \
      }                                                                                                                                                   \
    }                                                                                                                                                     \
    return wrong;                                                                                                                                         \
  }

READ(pad_sparse_read_f8, double)
READ(pad_sparse_read_f4, float)
