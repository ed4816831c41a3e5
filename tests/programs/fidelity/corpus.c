/* Functions of one number (one_*) and of arrays (all_*), called natively and through the loader: the same bits. */
#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ONE(name, value) double one_##name(double x) { return value; }
ONE(sin, sin(x)) ONE(cos, cos(x)) ONE(tan, tan(x)) ONE(exp, exp(x)) ONE(exp2, exp2(x)) ONE(expm1, expm1(x)) ONE(log, log(x)) ONE(log1p, log1p(x))
ONE(log2, log2(x)) ONE(log10, log10(x)) ONE(sqrt, sqrt(x)) ONE(cbrt, cbrt(x)) ONE(sinh, sinh(x)) ONE(tanh, tanh(x)) ONE(asin, asin(x))
ONE(atan, atan(x)) ONE(acosh, acosh(x)) ONE(atanh, atanh(x)) ONE(erf, erf(x)) ONE(erfc, erfc(x)) ONE(tgamma, tgamma(x)) ONE(lgamma, lgamma(x))
ONE(j0, j0(x)) ONE(j1, j1(x)) ONE(y0, y0(x)) ONE(jn, jn(3, x)) ONE(pow, pow(x, 1.7)) ONE(power2, pow(x, 2)) ONE(power3, pow(x, 3)) ONE(half, pow(x, 0.5))
ONE(base2, pow(2, x)) ONE(base10, pow(10, x)) ONE(hypot, hypot(x, 3)) ONE(atan2, atan2(x, -0.0)) ONE(fmod, fmod(x, 0.3)) ONE(remainder, remainder(x, 0.3))
ONE(floor, floor(x)) ONE(rint, rint(x)) ONE(round, round(x)) ONE(trunc, trunc(x)) ONE(fma, fma(x, x, -1)) ONE(contract, x * x - 1) ONE(copysign, copysign(3, x))
ONE(fmin, fmin(x, 0.0)) ONE(fmax, fmax(x, -0.0)) ONE(less, x < 0.0 ? x : -x) ONE(inverse, 1 / x) ONE(third, x / 3) ONE(cabs, cabs(x + 2 * I)) ONE(csqrt, cimag(csqrt(x - 0.5 * I)))
ONE(clog, cimag(clog(x + 0.0 * I))) ONE(cpow, creal(cpow(x + I, 0.3 - I))) ONE(cdiv, creal((1 + 2 * I) / (x + I))) ONE(cmul, cimag((x + I) * (x * I + 3))) ONE(ldexp, ldexp(x, -1040))
ONE(nextafter, nextafter(x, 1)) ONE(logb, logb(x)) ONE(fdim, fdim(x, 1)) ONE(float, (float)x * 1.1f) ONE(sinf, sinf((float)x)) ONE(powf, powf((float)x, 1.3f))
ONE(zero, x * 0) ONE(minus, 0 - x) ONE(same, x - x) ONE(both, sin(x) * sin(x) + cos(x) * cos(x)) ONE(long, (double)((long double)x * x - 1)) ONE(integer, (double)(int64_t)(fabs(x) < 1e9 ? x : 7))

double all_sum(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
double all_dot(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[n - 1 - i]; return s; }
double all_largest(const double *x, int n) { double s = x[0]; for (int i = 1; i < n; i++) s = fmax(s, x[i]); return s; }
double all_smallest(const double *x, int n) { double s = x[0]; for (int i = 1; i < n; i++) if (x[i] < s) s = x[i]; return s; }
double all_horner(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s = s * 0.37 + x[i]; return s; }
double all_product(const double *x, int n) { double s = 1; for (int i = 0; i < n; i++) s *= x[i]; return s; }
double all_mixed(const double *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += (float)x[i] * 1.5f; return s; }
double all_stencil(const double *x, int n) {
  double *y = malloc(n * sizeof *y), s = 0;
  for (int i = 0; i < n; i++) y[i] = x[i] - 0.5 * (x[(i + 1) % n] + x[(i + n - 1) % n]);
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return sqrt(s);
}
static int by_size(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }
double all_sorted(const double *x, int n) {
  double y[64], s = 0;
  memcpy(y, x, n * sizeof *y);
  qsort(y, n, sizeof *y, by_size);
  for (int i = 0; i < n; i++) s = s * 0.5 + y[i];
  return s;
}
static int by_tens(const void *a, const void *b) { int x = (int)(*(const double *)a / 10), y = (int)(*(const double *)b / 10); return (x > y) - (x < y); }
double all_ties(const double *x, int n) {
  double y[64], s = 0;
  for (int i = 0; i < n; i++) y[i] = fabs(x[i]) < 1e6 ? x[i] : i;
  qsort(y, n, sizeof *y, by_tens);
  for (int i = 0; i < n; i++) s = s * 0.5 + y[i];
  return s;
}
