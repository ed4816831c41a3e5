"""C functions through their flat entries, against the same arithmetic in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

SOURCE = r"""
#include <assert.h>
#include <complex.h>
#include <stdbool.h>
#include <stdlib.h>
typedef struct { double x, y; } P2;
typedef struct { float x, y, z; } P3;
typedef struct { double a[3]; int n; P2 p; } Big;
struct mix { int i; float f; double d; };
double sq(double x) { return x * x; }
double dot(int n, const double *restrict x, double *y) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }
void scale(int n, double *x, double a) { for (int i = 0; i < n; i++) x[i] *= a; }
P2 add2(P2 a, P2 b) { P2 r = {a.x + b.x, a.y - b.y}; return r; }
P3 add3(P3 a, P3 b) { P3 r = {a.x + b.x, a.y + b.y, a.z - b.z}; return r; }
Big big(Big a, double t) { a.a[0] *= t; a.p.y = a.n; return a; }
double big_pointer(const Big *b, Big *out) { *out = *b; out->n = 7; return b->a[1] * b->p.x; }
double complex cmul(double complex z, float complex w) { return z * w; }
float complex cfloat(float complex w) { return w * w; }
long double quad(long double x) { return x * x; }
double matrix(double M[3][4], const double (*A)[4], int n, int m, double V[n][m]) { return M[1][2] + A[0][1] + V[1][1]; }
bool flag(bool b, char c, unsigned short s, _Bool *p) { return b && c < 0 && s == 65535 && p[1]; }
struct mix mixed(struct mix m) { m.d *= m.i; m.i += 1; m.f = -m.f; return m; }
void conjugate(double complex *z, int n) { for (int i = 0; i < n; i++) z[i] = conj(z[i]); }
double checked(double x) { assert(x > 0); return x; }
double leaves(double x) { if (x < 0) abort(); return 2 * x; }
static double hidden(double x) { return x + 1; }
double uses_hidden(double x) { return hidden(x); }
"""


@pytest.fixture(scope="module")
def c(load):
    return load("c", SOURCE)


def test_scalars(c):
    assert c.call("sq", 3.0) == 9.0
    assert c.call("quad", np.longdouble(3)) == 9
    assert c.call("uses_hidden", 1.0) == 2.0


def test_arrays(c):
    x, y = np.arange(4.0), np.arange(4.0) + 1
    assert c.call("dot", 4, x, y) == x @ y
    c.call("scale", 4, x, 3.0)
    np.testing.assert_array_equal(x, 3 * np.arange(4.0))
    m = np.arange(12.0).reshape(3, 4)
    v = np.array([[0.0, 0, 0], [0, 50, 0]])
    assert c.call("matrix", m, 10 * m, 2, 3, v) == 6 + 10 + 50


def test_structures_in_registers(c):
    r = c.call("add2", (1, 2), (3, 5))
    assert (r["x"], r["y"]) == (4, -3)
    r = c.call("add3", (1, 2, 3), (10, 20, 30))
    assert (r["x"], r["y"], r["z"]) == (11, 22, -27)
    r = c.call("mixed", (3, 0.5, 2.0))
    assert (r["i"], r["f"], r["d"]) == (4, -0.5, 6.0)


def test_structures_in_memory(c):
    value = ([1, 2, 3], 4, (5, 6))
    r = c.call("big", value, 10.0)
    assert r["a"].tolist() == [10, 2, 3] and r["n"] == 4 and (r["p"]["x"], r["p"]["y"]) == (5, 4)
    out = np.zeros(1, r.dtype)
    given = np.array(value, r.dtype)
    assert c.call("big_pointer", given, out) == 10
    assert out[0]["n"] == 7 and out[0]["p"]["y"] == 6 and given["n"] == 4


def test_complex(c):
    assert c.call("cmul", 1 + 2j, 3 - 1j) == (1 + 2j) * (3 - 1j)
    assert c.call("cfloat", 1 + 2j) == (1 + 2j) ** 2
    z = np.array([1 + 2j, 3 - 4j])
    c.call("conjugate", z, 2)
    assert z.tolist() == [1 - 2j, 3 + 4j]


def test_small_integers_and_booleans(c):
    assert c.call("flag", True, -1, 65535, np.array([False, True]))
    assert not c.call("flag", True, 1, 65535, np.array([False, True]))


def test_abort_and_assert_become_errors(c):
    from_c = pytest.raises(Exception, match="x > 0")
    assert c.call("checked", 1.0) == 1.0
    with from_c:
        c.call("checked", -1.0)
    with pytest.raises(Exception, match="abort"):
        c.call("leaves", -1.0)
    assert c.call("leaves", 2.0) == 4.0
