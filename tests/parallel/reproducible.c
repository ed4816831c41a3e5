/* Additions of all kinds, each a number made of x[0..n-1]; the order of additions of threads must not be seen. */
#include <math.h>
#include <string.h>

double sums(const double *x, int n) {
  double s = 0, m = -1e9, p = 1, h[5] = {0};
#pragma omp parallel for reduction(+ : s, h) reduction(max : m) reduction(* : p)
  for (int i = 0; i < n; i++) s += sin(x[i]) * x[i], m = fmax(m, x[i]), p *= 1 + 1e-3 * x[i] * x[0], h[i % 5] += x[i] * x[1];
  return s * m + p * h[1] + h[4] * h[3];
}

double gathers(const double *x, int n) {
  double y[3000], s = 0, k = x[1] * x[2];
#pragma omp parallel for schedule(dynamic, 5)
  for (int i = 0; i < 3000; i++) y[i] = x[(i * 17L) % n] * x[(i * (long)i) % n] * x[3] * k;
#pragma omp parallel for reduction(+ : s) schedule(guided)
  for (int i = 0; i < 3000; i++) s += y[i] * y[(i * 7) % 3000] * x[i % 3];
#pragma omp parallel for reduction(+ : s) schedule(runtime)
  for (int i = 0; i < 3000; i++) s += y[i] * x[i % 7];
  return s;
}

/* What is read is written meanwhile, elsewhere. */
double early(const double *x, int n) {
  double u[400], v[40], s = 0;
  for (int i = 0; i < 400; i++) u[i] = x[i % n];
#pragma omp parallel
  for (int t = 0; t < 3; t++) {
#pragma omp for schedule(dynamic)
    for (int i = 0; i < 100; i++) {
      double a = u[i] * u[300 + i % 7] + x[i % 5];
      u[i] = a;
      u[100 + i] = a * u[i] * x[(i * i) % n];
    }
#pragma omp for
    for (int i = 0; i < 100; i++) u[200 + i] = u[(i * 3) % 100] * 0.3 + u[100 + (i * 7) % 100];
#pragma omp for
    for (int i = 0; i < 100; i++) u[i] = u[200 + i] * 0.5 + u[300];
#pragma omp for
    for (int i = 0; i < 10; i++) memcpy(v + 4 * i, u + 8 * (i % 3), 4 * sizeof *v);
#pragma omp for
    for (int i = 0; i < 40; i++) u[310 + i] += v[i] * v[(i * 3) % 40];
  }
  for (int i = 0; i < 400; i++) s += u[i] * sin(i);
  return s;
}

double in_order(const double *x, int n) {
  double s = 1, a[3] = {1, 1, 1};
#pragma omp parallel for ordered schedule(dynamic) reduction(* : a)
  for (int i = 0; i < n; i++) {
    double t = x[i] * x[(i * i) % n] * x[2] + 1;
#pragma omp ordered
    s = s * 0.9 + t * x[i % 4];
    a[i % 3] *= 1 + 1e-2 * t * x[1];
  }
  return s * a[0] + a[1] * a[2];
}

double constructs(const double *x, int n) {
  double s = 0, k = 0, shared = 0;
#pragma omp parallel reduction(+ : k)
  {
#pragma omp for reduction(+ : s) nowait
    for (int i = 0; i < n; i++) s += x[i] * x[(i * 3) % n];
#pragma omp single
    k += x[0] * x[1], shared = x[4] * x[4];
#pragma omp sections
    {
#pragma omp section
      k += x[2] * x[0];
#pragma omp section
      k += x[2] * x[2] * shared;
#pragma omp section
      k += x[3] * x[2];
    }
#pragma omp master
    k += x[5] * x[0];
#pragma omp for collapse(2) schedule(auto)
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++) k += x[i] * x[j];
  }
  return s * k;
}

typedef struct { double a, b; } pair;
#pragma omp declare reduction(join : pair : omp_out.a += omp_in.a, omp_out.b += omp_in.b) initializer(omp_priv = (pair){0, 0})
double declared(const double *x, int n) {
  pair q = {0, 0};
#pragma omp parallel for reduction(join : q)
  for (int i = 0; i < n; i++) q.a += x[i] * x[0], q.b += x[(i * i) % n] * x[i];
  return q.a * q.b + q.a;
}

static __attribute__((noinline)) double within(const double *x, int i, int n) {
  double t = 0;
#pragma omp parallel for reduction(+ : t) num_threads(2)
  for (int j = 0; j < n; j++) t += x[j] * x[(i * j) % n];
  return t * x[(i * 5) % n];
}

double nested(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(dynamic)
  for (int i = 0; i < 8; i++) s += within(x, i, n) * x[i];
  return s;
}

double leagues(const double *x, int n) {
  double s = 0;
#pragma omp teams distribute parallel for reduction(+ : s) num_teams(3)
  for (int i = 0; i < n; i++) s += x[i] * x[i % 4] * x[1];
  return s;
}

double singles(const double *x, int n) {
  float w[50], y[2000];
  double s = 0;
  for (int i = 0; i < 50; i++) w[i] = (float)x[i];
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < 2000; i++) y[i] = w[(i * (long)i) % 50] * w[1] * (float)x[i % n];
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < 2000; i++) s += y[i] * (i % 3);
  return s;
}

double kept;
#pragma omp threadprivate(kept)
double threadprivates(const double *x, int n) {
  double s = 0;
#pragma omp parallel reduction(+ : s)
  {
    kept = 0;
#pragma omp for schedule(guided)
    for (int i = 0; i < n; i++) kept += x[i] * x[(i * 3) % n];
    s += kept * x[0];
  }
  return s;
}
