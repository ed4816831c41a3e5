/* Kernels of one idea each, as users write them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifndef RESTRICT
#define RESTRICT
#endif

double logsumexp(const double *RESTRICT x, int n) {
    double largest = x[0], sum = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > largest) largest = x[i];
    for (int i = 0; i < n; i++) sum += exp(x[i] - largest);
    return largest + log(sum);
}

/* The norm is loop-invariant: O(n) after optimisation, O(n^2) before it. */
__attribute__((pure, noinline)) static double magnitude(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sqrt(sum);
}

void norm(double *restrict out, const double *restrict x, int n) {
    for (int i = 0; i < n; i++) out[i] = x[i] / magnitude(x, n);
}

double newton(const double *RESTRICT a, int n) {
    double e = 0;
    for (int i = 0; i < n; i++) {
        double x = a[i], step;
        do {
            step = (x * x * x - a[i]) / (3 * x * x);
            x -= step;
        } while (fabs(step) > 1e-12);
        e += x * x;
    }
    return e;
}

double sort(const double *RESTRICT x, double *RESTRICT a, int n) {
    double e = 0;
    for (int i = 0; i < n; i++) {
        double key = x[i];
        int j = i;
        while (j > 0 && a[j - 1] > key) {
            a[j] = a[j - 1];
            j--;
        }
        a[j] = key;
    }
    for (int i = 0; i < n; i++) e += i * a[i] * a[i];
    return e;
}

double table_lookup(const double *RESTRICT table, const double *RESTRICT x, int size, int n) {
    double e = 0;
    for (int i = 0; i < n; i++) {
        double at = x[i] * (size - 1);
        int k = (int)at;
        k = k < 0 ? 0 : k > size - 2 ? size - 2 : k;
        double w = at - k, y = (1 - w) * table[k] + w * table[k + 1];
        e += y * y;
    }
    return e;
}

static double integrand(const double *p, double x) { return exp(-p[0] * x * x) + p[1] * sin(p[2] * x); }

static double refine(const double *p, double a, double b, double fa, double fm, double fb, double whole, double tolerance, int depth) {
    double m = 0.5 * (a + b), fl = integrand(p, 0.5 * (a + m)), fr = integrand(p, 0.5 * (m + b));
    double left = (m - a) / 6 * (fa + 4 * fl + fm), right = (b - m) / 6 * (fm + 4 * fr + fb);
    if (depth == 0 || fabs(left + right - whole) < 15 * tolerance) return left + right + (left + right - whole) / 15;
    return refine(p, a, m, fa, fl, fm, left, tolerance / 2, depth - 1) + refine(p, m, b, fm, fr, fb, right, tolerance / 2, depth - 1);
}

double recursion(const double *p, double a, double b, double tolerance) {
    double fa = integrand(p, a), fb = integrand(p, b), fm = integrand(p, 0.5 * (a + b));
    return refine(p, a, b, fa, fm, fb, (b - a) / 6 * (fa + 4 * fm + fb), tolerance, 20);
}
