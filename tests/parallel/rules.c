/* Custom rules, and cells that hold numbers or addresses, on memory that all threads read. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
static double norm(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return sqrt(s); }
static double norm_augmented(const double *x, double *dx, int n) { return norm(x, n); }
static void norm_gradient(const double *x, double *dx, int n, double r) { double s = norm(x, n); for (int i = 0; i < n; i++) dx[i] += r * x[i] / s; }
static double norm_derivative(const double *x, const double *dx, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * dx[i]; return s / norm(x, n); }
void *__enzyme_register_gradient_norm[] = {(void *)norm, (void *)norm_augmented, (void *)norm_gradient};
void *__enzyme_register_derivative_norm[] = {(void *)norm, (void *)norm_derivative};
double norms(const double *x, int n) {
  double y[400];
  double s = 0;
  #pragma omp parallel for
  for (int i = 0; i < 400; i++) y[i] = norm(x + i % 3, n - 3) * cos(i) + x[i % n];
  for (int i = 0; i < 400; i++) s += y[i] * y[i];
  return s;
}
union cell { double number; union cell *next; };
double cells(const double *x, int n) {
  union cell *c = malloc(2 * n * sizeof *c);
  double y[400], s = 0;
  for (int i = 0; i < n; i++) { c[2 * i].number = x[i] * 2; c[2 * i + 1].next = &c[2 * ((i + 1) % n)]; }
  #pragma omp parallel for
  for (int i = 0; i < 400; i++) {
    union cell *p = c + 2 * (i % n);
    union cell own[2];
    memcpy(own, p, sizeof own);
    y[i] = p[0].number * own[0].number + p[1].next->number;
  }
  for (int i = 0; i < 400; i++) s += y[i] * y[i];
  free(c);
  return s;
}
