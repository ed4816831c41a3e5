#include <complex.h>
#include <math.h>
#include <stdlib.h>

double product(double x) { return x * x * x; }
double quotient(double x) { return (1 + x) / (2 - x * x); }
double exponential(double x) { return exp(x * x) + expm1(x) + exp2(x); }
double angles(double x) { return sin(x) * cos(2 * x) + tan(x); }
double powers(double x) { return sqrt(x) + cbrt(x) + pow(x, 2.5) + pow(x, x) + pow(2, x) + pow(x, 3.0); }
double inverse(double x) { return asin(x) + acos(x / 2) + atan(x) + atan2(x, 1 + x) + hypot(x, 2); }
double hyperbolic(double x) { return sinh(x) + cosh(x) * tanh(x) + asinh(x) + acosh(1 + x) + atanh(x); }
double logarithms(double x) { return log(1 + x) + log1p(x) + log2(x) + log10(x); }
double special(double x) { return erf(x) + erfc(x) + tgamma(x) + lgamma(x) + j0(x) + j1(x) + y0(x) + jn(3, x); }
double steps(double x) { return fabs(x * x - 1) + fmax(x, x * x) + fmod(3 * x, 1) + floor(x) + copysign(x, -1) + fma(x, x, x); }
double monomials(double x) { return pow(x, 3.0) + pow(x, 5) + x * x; }

double conformal(double x) {
    double complex z = x + 0.5 * I * x * x;
    z = cexp(z) * csin(z) + csqrt(z) / clog(z + 2) + cpow(z, 1.5 + I) + ctanh(z) + casin(z / 3) + catan(z / 2) + conj(z) * cacosh(z + 3);
    return creal(z) + 2 * cimag(z) + cabs(z) + carg(z);
}

/* Memory of its own, branches, an inner loop of unknown length, recursion. */
static double power(double x, int n) { return n == 0 ? 1 : n % 2 ? x * power(x, n - 1) : power(x * x, n / 2); }

double memory(const double *x, double *y, int n) {
    double *t = malloc(n * sizeof *t), sum = 0;
    for (int i = 0; i < n; i++) {
        t[i] = x[i] * x[(i + 1) % n];
        while (t[i] < 2)
            t[i] = t[i] * t[i] + 0.7;
        y[i] = t[i] > 3 ? sin(t[i]) : power(x[i], i + 3);
    }
    for (int i = 0; i < n; i++)
        sum += y[i] / (1 + x[i] * t[i]);
    free(t);
    return sum;
}

void diffuse(double *u, int n, int steps) {
    for (int t = 0; t < steps; t++) {
        double left = u[0];
        for (int i = 1; i < n - 1; i++) {
            double old = u[i];
            u[i] = old + 0.1 * (left - 2 * old + u[i + 1]) + 0.2 * old * old;
            left = old;
        }
    }
}

float single(float x, double y) { return (float)(expf(x) * y); }

double threads(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += exp(x[i]) * sin(x[i]);
    return sum;
}
