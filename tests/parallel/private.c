/* Threadprivate variables: each function a number made of x[0..n). */
#include <omp.h>
#include <math.h>
#include <stdlib.h>
double kept;
#pragma omp threadprivate(kept)
static double arr[5];
#pragma omp threadprivate(arr)
static struct { double a; int k; double b[2]; } st;
#pragma omp threadprivate(st)
__attribute__((noinline)) void add(double x) { kept += x; }
double sum_up(const double *x, int n) {
  double s = 0;
#pragma omp parallel reduction(+ : s)
  {
    kept = 0;
#pragma omp for
    for (int i = 0; i < n; i++) add(x[i] * x[i]);
    s += kept;
  }
  return s;
}
double copied_in(const double *x, int n) {
  double s = 0;
  kept = x[0] * x[1];
  for (int i = 0; i < 5; i++) arr[i] = x[i] * i;
#pragma omp parallel copyin(kept, arr) reduction(+ : s)
  {
#pragma omp for
    for (int i = 0; i < n; i++) s += kept * x[i] + arr[i % 5] * arr[(i + 1) % 5];
    kept += 1;
  }
  return s * kept;
}
double across_regions(const double *x, int n) {
  double s = 0;
#pragma omp parallel
  {
    kept = x[omp_get_thread_num() % 1];
    st.a = 1; st.k = 2; st.b[0] = x[1]; st.b[1] = 0;
  }
#pragma omp parallel
  { kept = kept * kept + st.b[0] * st.k; st.b[1] = kept * x[2]; }
  kept *= x[3];
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * st.b[1] + st.a;
  return s * kept;
}
double product(const double *x, int n) {
  double s = 1;
#pragma omp parallel
  {
    kept = 1;
#pragma omp for schedule(dynamic)
    for (int i = 0; i < n; i++) kept *= 1 + 0.1 * x[i];
#pragma omp critical
    s *= kept;
  }
  return s;
}
double left_over(const double *x, int n) { /* begins with what an earlier call left */
  double s = 0;
#pragma omp parallel reduction(+ : s)
  {
    s += 0 * kept;
    arr[0] = x[0];
    for (int i = 1; i < 5; i++) arr[i] = arr[i - 1] * x[i];
#pragma omp for
    for (int i = 0; i < n; i++) s += arr[i % 5] * x[i];
  }
  return s;
}
double copypriv_tp(const double *x, int n) {
  double s = 0;
#pragma omp parallel reduction(+ : s)
  {
#pragma omp single copyprivate(kept)
    kept = x[1] * x[2];
#pragma omp for
    for (int i = 0; i < n; i++) s += kept * x[i];
  }
  return s;
}
double varying_teams(const double *x, int n) {
  double s = 0;
  for (int t = 1; t < 4; t++) {
    double p = 0;
#pragma omp parallel num_threads(t) reduction(+ : p)
    {
      kept = x[t] * x[t];
#pragma omp for
      for (int i = 0; i < n; i++) { p += kept * x[i]; }
      kept = 0;
    }
    s += p * p;
  }
  return s;
}
double nested_tp(const double *x, int n) {
  double s = 0;
  omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2) reduction(+ : s)
  {
    kept = x[0];
#pragma omp parallel num_threads(2) reduction(+ : s) copyin(kept)
    {
      kept *= x[1];
#pragma omp for
      for (int i = 0; i < n; i++) s += kept * x[i];
    }
    s += kept;
  }
  omp_set_max_active_levels(1);
  return s - (omp_get_num_threads() > 100);
}
double *where;
#pragma omp threadprivate(where)
double pointer_tp(const double *x, int n) {
  double s = 0, y[2] = {x[0], x[1]};
#pragma omp parallel reduction(+ : s)
  {
    where = y;
#pragma omp for
    for (int i = 0; i < n; i++) s += where[i % 2] * x[i];
  }
  return s;
}
double buffers_tp(const double *x, int n) { /* what each thread allocates, in several regions */
  double s = 0;
#pragma omp parallel
  {
    where = malloc(3 * sizeof(double));
    for (int i = 0; i < 3; i++) where[i] = x[i] * x[0];
  }
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    where[0] = where[1] * x[i];
    s += where[0] * where[2];
  }
#pragma omp parallel
  {
    free(where);
    where = 0;
  }
  return s;
}
double task_copy(const double *x, int n) {
  double y[64], s = 0;
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++) {
#pragma omp task shared(y) firstprivate(i)
    {
      kept = x[i] * x[0];
      add(x[i]);
      y[i] = kept * kept;
    }
  }
  for (int i = 0; i < n; i++) s += y[i];
  return s;
}
double worksharing_tp(const double *x, int n) {
  double s = 0;
#pragma omp parallel
  {
    kept = x[3];
#pragma omp for
    for (int i = 0; i < n; i++) {
      double t = kept * x[i];
#pragma omp atomic
      s += t;
    }
  }
  return s;
}
static double weighed(const double *x, int n, double w) {
  double s = 0;
#pragma omp parallel for num_threads(2) reduction(+ : s)
  for (int i = 0; i < n; i++) s += w * x[i] * x[i];
  return s;
}
/* Copies beside regions in regions that do not use them. */
double inner_regions(const double *x, int n) {
  double s = 0;
  omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2) reduction(+ : s)
  for (int i = 0; i < n; i++) {
    kept = x[i];
    double w = weighed(x, n, kept);
    add(w);
    s += kept * kept;
  }
  omp_set_max_active_levels(1);
  return s;
}
/* A task that uses its thread's copy, and spawns others. */
double task_scratch(const double *x, int n) {
  double y[64], s = 0;
#pragma omp parallel
#pragma omp for schedule(dynamic)
  for (int i = 0; i < n; i++) {
#pragma omp task shared(y) firstprivate(i)
    {
      double a, b;
      kept = x[i];
      add(x[(i + 1) % n]);
      a = kept;
#pragma omp task shared(b)
      b = a * x[i];
#pragma omp taskwait
      kept = b * a;
      add(x[0]);
      y[i] = kept * kept;
    }
  }
  for (int i = 0; i < n; i++) s += y[i];
  return s;
}
/* A list that grows from loop to loop, and an address that all copy. */
static struct Link {
  double value;
  struct Link *next;
} *list;
#pragma omp threadprivate(list)
double list_tp(const double *x, int n) {
  double s = 0;
#pragma omp parallel
  {
    list = NULL;
#pragma omp for
    for (int i = 0; i < n; i++) {
      struct Link *made = malloc(sizeof *made);
      made->value = sin(x[i]);
      made->next = list;
      list = made;
    }
  }
#pragma omp parallel reduction(+ : s)
  while (list) {
    struct Link *last = list;
    s += last->value * last->value;
    list = last->next;
    free(last);
  }
  return s * s;
}
double copied_tp(const double *x, int n) {
  double s = 0, y[64];
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  where = y;
#pragma omp parallel for copyin(where) reduction(+ : s)
  for (int i = 0; i < n; i++) s += where[i] * x[n - 1 - i];
  return s * where[0];
}
static double *kept_buffer;
#pragma omp threadprivate(kept_buffer)
double earlier_tp(const double *x, int n) {
  double s = 0;
#pragma omp parallel
  if (!kept_buffer) kept_buffer = malloc(64 * sizeof *kept_buffer);
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) kept_buffer[j] = x[j] * x[i];
    for (int j = 0; j < n; j++) s += kept_buffer[j];
  }
  return s;
}
