"""One C program for the tests of the public interface."""

from __future__ import annotations

import pytest

import polyglot_ad as pad

C = r"""
#include <complex.h>
#include <math.h>

double square(double x) { return x * x; }
double wave(double x, double y) { return x * x * y + sin(x * y); }
float single(float x, const float *y) { return x * y[0] * y[0]; }

double weighted(const double *x, const double *w, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += w[i] * x[i] * x[i];
    return s;
}

double rosenbrock(const double *x, int n) {
    double s = 0;
    for (int i = 0; i + 1 < n; i++) {
        double a = 1 - x[i], b = x[i + 1] - x[i] * x[i];
        s += a * a + 100 * b * b;
    }
    return s;
}

void scale(double *restrict x, double a, const double *restrict y, int n) { for (int i = 0; i < n; i++) x[i] *= a * y[i]; }

double normalise(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    for (int i = 0; i < n; i++) x[i] /= s;
    return s;
}

int energy(const double *x, int n, double *out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
    *out = s;
    return n > 0 ? 0 : 1;
}

void shift(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = i ? x[i] * x[i - 1] : x[0]; }

double complex cube(double complex z) { return z * z * z; }
double loss(const double complex *z, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += creal(z[i]) * creal(z[i]) * cimag(z[i]);
    return s;
}
void rotate(double complex *restrict z, const double complex *restrict w, int n) { for (int i = 0; i < n; i++) z[i] *= w[i]; }

struct body { double mass; int kind; double velocity[2]; };
double kinetic(const struct body *b, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += b[i].kind * b[i].mass * (b[i].velocity[0] * b[i].velocity[0] + b[i].velocity[1] * b[i].velocity[1]);
    return s / 2;
}
void push(struct body *b, double dt) { b->velocity[0] += dt * b->mass; b->velocity[1] *= dt; }

struct pair { double product, sine; };
struct pair two(double x, double y) { struct pair p = {x * y, sin(x)}; return p; }

static double gravity = 1;
void set_gravity(double g) { gravity = g; }
double weight(double m) { return gravity * m * m; }

int count(int n) { return n + 1; }
double outer(const double *a, double *b, int n) { double s = 0; for (int i = 0; i < n; i++) { b[i] += a[i]; s += b[i] * b[i]; } return s; }
"""


@pytest.fixture(scope="session")
def lib() -> pad.Library:
    return pad.compile(C, "c")
