/* Time loops with parallel regions in them. */
#include <stdlib.h>
#include <math.h>
double heat(const double *x, int n, int steps, double k) {
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), s = 0;
  for (int i = 0; i < n; i++) u[i] = v[i] = x[i];
  for (int t = 0; t < steps; t++) {
    #pragma omp parallel for
    for (int i = 1; i < n - 1; i++) v[i] = u[i] + k * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
    double *w = u; u = v; v = w;
  }
  #pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += u[i] * u[i];
  free(u); free(v);
  return s;
}
double energy(const double *x, int n, int steps, double k) {
  double *u = malloc(n * sizeof *u), total = 0;
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (int t = 0; t < steps; t++) {
    double e = 0;
    #pragma omp parallel
    {
      double *w = malloc(n * sizeof *w);
      #pragma omp for schedule(dynamic, 4) reduction(+:e)
      for (int i = 0; i < n; i++) { w[i] = u[i] * u[i] * k; e += sin(w[i]); }
      #pragma omp for
      for (int i = 0; i < n; i++) u[i] = 0.99 * u[i] + 0.01 * cos(u[i]);
      free(w);
    }
    total += e * e / (t + 1);
    u[t % n] += 0.001 * e;
  }
  free(u);
  return total;
}

double renewed(const double *x, int n, int steps, double k) {
  double *u = malloc(n * sizeof *u), total = 0;
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (int t = 0; t < steps; t++) {
    double *v = malloc(n * sizeof *v);
    #pragma omp parallel for
    for (int i = 0; i < n; i++) v[i] = u[i] + 0.1 * k * sin(u[i] * u[(i + 1) % n]);
    free(u);
    u = v;
  }
  for (int i = 0; i < n; i++) total += u[i] * u[i];
  free(u);
  return total;
}

double scattered(const double *x, int n, int steps, double k) {
  double **u = malloc(n * sizeof *u), total = 0;
  for (int i = 0; i < n; i++) *(u[i] = malloc(sizeof **u)) = x[i];
  for (int t = 0; t < steps; t++) {
    double **v = malloc(n * sizeof *v);
    #pragma omp parallel for
    for (int i = 0; i < n; i++) *(v[i] = malloc(sizeof **v)) = *u[i] + 0.1 * k * sin(*u[i] * *u[(i + 1) % n]);
    for (int i = 0; i < n; i++) free(u[i]);
    free(u);
    u = v;
  }
  for (int i = 0; i < n; i++) total += *u[i] * *u[i];
  for (int i = 0; i < n; i++) free(u[i]);
  free(u);
  return total;
}
