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
/* Inner loops along arrays that all threads read: both ways, in steps, of single precision, off the grid of addresses, short, and in branches. */
struct __attribute__((packed)) loose { double d; };
static struct __attribute__((packed)) { char c[3]; struct loose d[2100]; } off;
static double w[3001];
static float f[3001];
double along(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < 3001; i++) w[i] = x[i % n] * (1 + i % 5), f[i] = (float)(x[(3 * i) % n] * 0.5);
  for (int i = 0; i < 2100; i++) off.d[i].d = x[(7 * i) % n] + i * 1e-3;
#pragma omp parallel for reduction(+ : s) schedule(dynamic, 3)
  for (int i = 0; i < 40; i++) {
    double a = 0, b = 0, c = 0, d = 0, e = 0;
    for (int j = 0; j < 3000; j++) a += w[j] * (1 + (i + j) % 3);
    for (long j = 0; j < 1400; j++) b += w[2 * j + 1] * w[2999 - j];
    for (long j = 0; j < 1000; j++) c += f[3 * j] * f[2 * j + 1] * w[j + i];
    for (long j = 0; j < 2100; j++) d += off.d[j].d * w[2099 - j];
    for (int j = i % 12; j >= 0; j--) e += w[j] * f[j];
    for (int j = 0; j < 100 + i; j++)
      if ((i * j) % 3) e += w[j] * w[j];
    s += a * 1e-3 + sin(b) + c * c * 1e-3 + cos(d) + e;
  }
  return s;
}
double squares(const double *v, const double *a, int n, int rows) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < rows; i++) {
    double t = 0;
    for (int j = 0; j < n; j++) t += a[(long)i * n + j] * v[j];
    s += t * t;
  }
  return s;
}
/* Pages that all threads add to atomically, and loops along them. */
double far_and_along(const double *x, const int *id, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    double t = x[id[i]];
    for (int j = 0; j < 50; j++) t += x[id[i] + j] * x[id[i] + 50 - j];
    s += t * t;
  }
  return s;
}
