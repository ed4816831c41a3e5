/* Numerical methods for `{function, void *params}`: what lies behind `params` differs from function to function. */
#include <math.h>
#include <stdlib.h>

typedef struct {
  double (*function)(double, void *);
  void *params;
} integrand;

__attribute__((noinline)) static double integral(const integrand *f, double a, double b) {
  double sum = 0;
  for (int i = 0; i < 20; i++) sum += f->function(a + (b - a) * (i + .5) / 20, f->params) * (b - a) / 20;
  return sum;
}

/* One number. */
static double square(double t, void *params) { return *(double *)params * t * t; }

/* An integer, then numbers. */
struct polynomial {
  int n;
  double c[3];
};
static double polynomial(double t, void *params) {
  struct polynomial *p = params;
  double sum = 0;
  for (int i = 0; i < p->n; i++) sum = sum * t + p->c[i];
  return sum;
}

/* Another integrand, and an integer behind a number. */
struct nested {
  integrand *inner;
  double k;
  int m;
};
static double nested(double t, void *params) {
  struct nested *p = params;
  double power = 1;
  for (int i = 0; i < p->m; i++) power *= p->k;
  return integral(p->inner, 0, t) * power;
}

/* A table of addresses. */
static double table(double t, void *params) {
  void **p = params;
  return integral(p[0], 0, t) * ((double *)p[1])[*(int *)p[2]];
}

double one_after_the_other(const double *x) {
  struct polynomial q = {3, {x[0], x[1], x[2]}};
  double k = x[1];
  integrand f;
  f.function = square;
  f.params = &k;
  double sum = integral(&f, 0, x[0]);
  f.function = polynomial;
  f.params = &q;
  return sum + integral(&f, 0, 1);
}

double callers_own(const double *x) {
  struct polynomial q = {3, {x[0], x[1], x[2]}};
  integrand f[2] = {{square, (void *)x}, {polynomial, &q}};
  double sum = 0;
  for (int i = 0; i < 2; i++) sum += integral(&f[i], 0, x[0]);
  return sum;
}

double chosen(const double *x, int k) {
  struct polynomial q = {3, {x[0], x[1], x[2]}};
  double factor = x[1];
  integrand f;
  if (k) {
    f.function = square;
    f.params = &factor;
  } else {
    f.function = polynomial;
    f.params = &q;
  }
  return integral(&f, 0, x[0]);
}

double one_in_another(const double *x) {
  struct polynomial q = {3, {x[0], x[1], x[2]}};
  double factor = x[1];
  integrand f = {polynomial, &q}, h = {square, &factor};
  struct nested n = {&f, x[1], 2};
  integrand g = {nested, &n}, *all[3] = {&h, &f, &g};
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += integral(all[i], 0, x[0]);
  return sum;
}

double by_a_table(const double *x) {
  struct polynomial q = {3, {x[0], x[1], x[2]}};
  double factors[2] = {x[1], x[0]};
  int m = 1;
  integrand f = {polynomial, &q};
  void *p[3] = {&f, factors, &m};
  integrand g = {table, p};
  return integral(&g, 0, x[2]) + integral(&f, 0, 1);
}

__attribute__((noinline)) static integrand *made(double (*function)(double, void *), void *params) {
  integrand *f = malloc(sizeof *f);
  f->function = function;
  f->params = params;
  return f;
}

double allocated(const double *x) {
  struct polynomial *q = malloc(sizeof *q);
  q->n = 3;
  for (int i = 0; i < 3; i++) q->c[i] = x[i] * x[1];
  double *factor = malloc(sizeof *factor);
  *factor = x[1];
  integrand *f = made(square, factor), *g = made(polynomial, q);
  double sum = integral(f, 0, x[0]) + integral(g, 0, 1);
  free(f->params), free(g->params), free(f), free(g);
  return sum;
}
