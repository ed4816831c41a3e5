/* What threads add to pages of their own, or to those that they have claimed. */
#include <math.h>
#include <omp.h>

double nested_sum(const double *x, int n) {
  double s = 0; omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(3) reduction(+:s)
  for (int i = 0; i < 6; i++) {
    double t = 0;
#pragma omp parallel for num_threads(2) reduction(+:t)
    for (int j = 0; j < n; j++) t += x[(i * j) % n] * x[j] * x[3];
    s += t * x[i];
  }
  return s;
}
double phases(const double *x, int n) {
  static double u[9000], v[9000]; double s = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < 9000; i++) u[i] = x[i % n] * (1 + i % 7);
    for (int t = 0; t < 3; t++) {
#pragma omp for
      for (int i = 0; i < 9000; i++) v[i] = u[(i * 7919L + t) % 9000] * u[(i * 3L) % 9000] / 8 + x[t];
#pragma omp for
      for (int i = 0; i < 9000; i++) u[i] = v[(i * 7927L) % 9000] * 0.5 + x[i % 3] * v[i] + 0.1;
    }
#pragma omp for reduction(+:s)
    for (int i = 0; i < 9000; i++) s += sin(u[i]) * x[i % 5];
  }
  return s / 9000;
}
struct __attribute__((packed)) odd { char c; double d; float f; };
double packed(const double *x, int n) {
  static struct odd o[64]; double s = 0;
  for (int i = 0; i < 64; i++) o[i].d = x[i % n], o[i].f = (float)x[(i * 3) % n];
#pragma omp parallel for reduction(+:s) schedule(dynamic,3)
  for (int i = 0; i < 500; i++) s += o[(i * i) % 64].d * o[(i * 7) % 64].f * o[(i*i) % 64].f;
  return s;
}
static double __attribute__((noinline)) table(const double *x, int k, int n) { return x[k % n] * x[(k * k) % n] + x[5]; }
double leaves(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 1000; i++) s += table(x, i, n) * table(x, i + 7, n);
  return s / 100;
}
/* Few reads, far from each other. */
double far_apart(const double *x, const int *id, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[id[i]] * x[id[i]] * x[i % 7];
  return s;
}
