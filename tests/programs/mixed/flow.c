#include <stddef.h>
#include <stdlib.h>
struct gas {
    double gamma, r;
};
double pressure(const struct gas *, double rho, double e);
void limiter(const double *, size_t, double *);
double simpson(double (*f)(double, void *), void *, double, double, size_t);
void tridiag(int n, const double *a, const double *b, const double *c, const double *d, double *x);
double norm2f(const double *x, int n);
struct ctx {
    const double *coef;
    int n;
};
static double poly(double t, void *p) {
    struct ctx *c = p;
    double s = 0;
    for (int i = c->n - 1; i >= 0; i--) s = s * t + c->coef[i];
    return s * s;
}
double integral(const double *coef, int n, double b) {
    struct ctx c = {coef, n};
    return simpson(poly, &c, 0.0, b, 8);
}
double flow(const double *rho, const double *e, double gamma, int n) {
    struct gas g = {gamma, 0.1};
    double *p = malloc(n * sizeof *p), *s = malloc(n * sizeof *s), *a = malloc(3 * n * sizeof *a), *x = malloc(n * sizeof *x);
    for (int i = 0; i < n; i++) p[i] = pressure(&g, rho[i], e[i]);
    limiter(p, n, s);
    for (int i = 0; i < n; i++) {
        a[i] = -0.3;
        a[n + i] = 2.5 + 0.1 * rho[i];
        a[2 * n + i] = -0.4;
        s[i] += p[i];
    }
    tridiag(n, a, a + n, a + 2 * n, s, x);
    double r = norm2f(x, n);
    free(p);
    free(s);
    free(a);
    free(x);
    return r;
}
