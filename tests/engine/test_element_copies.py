"""Copies of unknown length of objects that begin with an array: they move whole objects, and do not stay in the array."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([1.1, 0.7, 0.4, 1.9, 0.3])
SOURCE = """
typedef struct { double x[3]; double *p; } Pointing;
typedef struct { double x[3]; double m; int id, alive; } Particle;
void *malloc(unsigned long);
void free(void *);
double pointing(const double *x, int n) {
    Pointing *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    double *store = malloc(n * sizeof *store), sum = 0;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) a[i].x[k] = x[i] * (k + 1);
        store[i] = x[i] * x[i];
        a[i].p = &store[i];
    }
    __builtin_memcpy(b, a, n * sizeof *a);
    for (int i = 0; i < n; i++) sum += *b[i].p * b[i].x[1];
    free(a); free(b); free(store);
    return sum;
}
double particles(const double *x, int n) {
    Particle *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    double sum = 0;
    int m = 0;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) a[i].x[k] = x[i] * (k + 1);
        a[i].m = x[i] * x[i]; a[i].id = i; a[i].alive = x[i] > 0.5;
    }
    for (int i = 0; i < n; i++) if (a[i].alive) __builtin_memcpy(b + m++, a + i, sizeof *a);
    __builtin_memcpy(a, b, m * sizeof *a);
    for (int i = 0; i < m; i++) sum += a[i].m * a[i].id + a[i].x[2];
    free(a); free(b);
    return sum;
}
"""
GRADIENTS = {"pointing": 6 * X**2, "particles": np.where(X > 0.5, 2 * X * np.arange(5) + 3, 0)}


@pytest.fixture(scope="module")
def library():
    return pad.compile(SOURCE, language="c")


@pytest.mark.parametrize("name", GRADIENTS)
def test_whole_objects_are_moved(library, name):
    function = library[name]
    np.testing.assert_allclose(pad.grad(function)(X, 5), GRADIENTS[name], rtol=1e-13)
    np.testing.assert_allclose(pad.jacfwd(function)(X, 5), GRADIENTS[name], rtol=1e-13)
    direction = np.linspace(-1, 2, 5)
    second = {"pointing": 12 * X * direction, "particles": np.where(X > 0.5, 2 * np.arange(5) * direction, 0)}[name]
    np.testing.assert_allclose(pad.hvp(function, (X, 5), (direction, None)), second, rtol=1e-13)
