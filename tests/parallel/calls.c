/* Functions of the OpenMP runtime: allocators, queries, dependence objects; constructs in functions that regions call. */
#include <omp.h>
#include <math.h>
#include <stdlib.h>
static double __attribute__((noinline)) orphan_red(const double *x, int n) {
  static double s;
#pragma omp single
  s = 0;
#pragma omp for reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
double orphan_serial(const double *x, int n) { return orphan_red(x, n) * x[0]; }
double orphan_both(const double *x, int n) {
  double t = orphan_red(x, n), r = 0;
#pragma omp parallel reduction(+:r)
  { double q = orphan_red(x, n);
#pragma omp master
    r += q * x[1]; }
  return t * r;
}
static double __attribute__((noinline)) give(const double *x, int k) {
  double a, b[2];
#pragma omp single copyprivate(a, b)
  { a = x[k] * x[k + 1]; b[0] = x[0]; b[1] = sin(x[k]); }
  return a * b[0] + b[1];
}
static double __attribute__((noinline)) give2(const double *x, int k) { return give(x, k) * x[k] + (k ? give(x, k - 1) : 0.0); }
double copypriv_called(const double *x, int n) {
  double s = 0;
#pragma omp parallel reduction(+ : s)
  {
    double t = give2(x, 3);
#pragma omp for
    for (int i = 0; i < n; i++) s += t * x[i];
  }
  return s;
}
double copypriv_serial(const double *x, int n) { return give2(x, 3); }
double allocators(const double *x, int n) {
  double *y = omp_alloc(n * sizeof(double), omp_default_mem_alloc), s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    double *t = omp_alloc(16, omp_default_mem_alloc);
    t[0] = y[i]; t[1] = x[i];
    s += t[0] * t[1];
    omp_free(t, omp_default_mem_alloc);
  }
  omp_free(y, omp_default_mem_alloc);
  return s;
}
double omp_calloc_c(const double *x, int n) {
  double *y = omp_calloc(n, sizeof(double), omp_default_mem_alloc), s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] += x[i] * x[i];
  for (int i = 0; i < n; i++) s += y[i] * y[(i + 1) % n];
  omp_free(y, omp_null_allocator);
  return s;
}
double alloc_clause(const double *x, int n) {
  double s = 0, t[4];
#pragma omp parallel for private(t) allocate(omp_default_mem_alloc : t) reduction(+ : s)
  for (int i = 0; i < n; i++) {
    t[0] = x[i]; t[1] = t[0] * x[0];
    s += t[0] * t[1];
  }
  return s;
}
double alloc_directive(const double *x, int n) {
  double s = 0, t[4];
#pragma omp allocate(t) allocator(omp_default_mem_alloc)
  t[0] = x[0] * x[1];
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += t[0] * x[i];
  return s;
}
double query(const double *x, int n) {
  double s = 0; omp_sched_t k; int c; omp_get_schedule(&k, &c);
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) if (!omp_in_explicit_task() && omp_get_max_task_priority() >= 0 && omp_get_num_devices() < 1000) s += x[i] * x[i];
  if (k >= 0 && c > -5 && omp_get_supported_active_levels() > 0) s *= x[0];
  return s;
}
double depobj_c(const double *x, int n) {
  double a = 0, b = 0; omp_depend_t d;
#pragma omp parallel
#pragma omp single
  {
#pragma omp depobj(d) depend(inout : a)
#pragma omp task depend(depobj : d) shared(a)
    a = x[0] * x[1];
#pragma omp task depend(in : a) depend(out : b) shared(a, b)
    b = a * x[2];
#pragma omp task depend(in : b) shared(a, b)
    a = b * b;
#pragma omp taskwait
#pragma omp depobj(d) destroy
  }
  return a + b;
}
double masked_loop(const double *x, int n) {
  double y[64];
#pragma omp parallel
#pragma omp masked taskloop grainsize(3)
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  return s;
}
double masked_filter(const double *x, int n) {
  double s = 0;
#pragma omp parallel num_threads(2)
  {
#pragma omp masked filter(0)
    { s += x[0] * x[1]; }
#pragma omp barrier
#pragma omp masked filter(omp_get_num_threads() - 1)
    { s *= x[2]; }
  }
  return s;
}
double loop_construct(const double *x, int n) {
  double s = 0;
#pragma omp parallel
#pragma omp loop reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
#pragma omp parallel loop reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
double error_c(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) { if (x[i] > 1e300) {
#pragma omp error at(execution) severity(fatal) message("bad")
  } s += x[i] * x[i]; }
  return s;
}
double scope_c(const double *x, int n) {
  double s = 0;
#pragma omp parallel
#pragma omp scope reduction(+ : s)
  {
#pragma omp master
    s += x[0] * x[1];
  }
  return s;
}
double lowered(const double *x, int n) {
  double s = 0; int was = omp_get_max_active_levels();
  omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2) reduction(+ : s)
  for (int i = 1; i < 4; i++) {
    double t = 0;
#pragma omp parallel for num_threads(2) reduction(+ : t)
    for (int j = 0; j < n; j++) t += pow(x[j] * x[j] + 1, i);
    s += t * t;
  }
  omp_set_max_active_levels(1);
  omp_set_dynamic(1);
#pragma omp parallel num_threads(1)
  s*=1;
  omp_set_dynamic(0);
  omp_set_max_active_levels(was);
  return s;
}
