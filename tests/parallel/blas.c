/* Routines of BLAS on memory that all threads read. */
#include <math.h>
#include <stdlib.h>
#include <cblas.h>
double dots(const double *x, int n) {
  double y[64];
  double s = 0;
  #pragma omp parallel for
  for (int i = 0; i < 40; i++) y[i] = cblas_ddot(n - 2, x, 1, x + 2, 1) * cos(i) + x[i % 3];
  for (int i = 0; i < 40; i++) s += y[i] * y[i];
  return s;
}
double reversed(const double *x, int n) {
  double y[64][4];
  double s = 0;
  #pragma omp parallel for
  for (int i = 0; i < 40; i++) {
    for (int k = 0; k < 4; k++) y[i][k] = cos(i + k);
    cblas_daxpy(4, x[1], x, -3, y[i], 1);
    cblas_dgemv(CblasColMajor, CblasTrans, 3, 4, 1.0, x, 5, x, -2, 0.5, y[i], 1);
    cblas_dtrmv(CblasColMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 4, x, 4, y[i], 1);
  }
  for (int i = 0; i < 40; i++) for (int k = 0; k < 4; k++) s += y[i][k] * y[i][k];
  return s;
}
