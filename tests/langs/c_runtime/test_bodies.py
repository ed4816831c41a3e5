"""The bodies replace the library's functions where the program has none of its own."""

from __future__ import annotations

import llvmlite.binding as llvm

import polyglot_ad as pad
from polyglot_ad.langs import compile_text
from polyglot_ad.langs.c import runtime as c_runtime


def test_what_is_called_has_a_body():
    unit = compile_text("#include <stdlib.h>\nvoid f(void *p, int (*c)(const void *, const void *)) { qsort(p, 3, 8, c); }", "c")
    module = llvm.parse_bitcode(unit.bitcode)
    assert not module.get_function("qsort").is_declaration
    assert module.get_function("qsort").linkage == llvm.Linkage.internal
    assert "_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base" not in unit.bitcode.decode("latin-1")


def test_what_needs_nothing_stays_as_it_is():
    text = llvm.parse_assembly("define void @f() { ret void }")
    bitcode = bytes(text.as_bitcode())
    assert c_runtime.supply(bitcode) is bitcode


def test_a_function_of_the_program_is_its_own():
    lib = pad.compile(
        """
        void qsort(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }
        double f(double a) { double x[2] = {a, 1}; qsort(x, 2); return x[0] * x[1]; }
        """,
        language="c",
    )
    assert pad.grad(lib.f)(3.0) == 4.0


SORT = """
#include <stdlib.h>
struct pair { float weight; double value; int key, place; };
static int by_key(const void *a, const void *b) { return ((const struct pair *)a)->key - ((const struct pair *)b)->key; }
double sorted(const double *x, const int *keys, int n) {
    struct pair *p = malloc(n * sizeof *p);
    for (int i = 0; i < n; i++) { p[i].weight = 1; p[i].value = x[i]; p[i].key = keys[i]; p[i].place = i; }
    qsort(p, n, sizeof *p, by_key);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += p[i].weight * p[i].value * (i + 1) + (i && p[i].key == p[i - 1].key && p[i].place < p[i - 1].place ? 1e9 : 0);
    free(p);
    return sum;
}
"""


def test_sorting():
    """In order, equal elements in the order they had; of a size that is no power of two, so that members stay apart."""
    import numpy as np

    random = np.random.default_rng(3)
    f = pad.compile(SORT, language="c").sorted
    for n in (1, 2, 3, 7, 8, 33):
        x, keys = random.standard_normal(n), random.integers(0, 5, n).astype(np.int32)
        order = np.argsort(keys, kind="stable")
        np.testing.assert_allclose(f(x, keys, n), x[order] @ np.arange(1, n + 1))
        rank = np.empty(n)
        rank[order] = np.arange(1, n + 1)
        np.testing.assert_allclose(pad.grad(f)(x, keys, n), rank)


ORDERED = """
#define _GNU_SOURCE
#include <stdlib.h>
struct context { const double *keys; int calls; };
static int by_key(const void *a, const void *b, void *context) {
    struct context *c = context;
    double p = c->keys[*(const int *)a], q = c->keys[*(const int *)b];
    c->calls++;
    return (p > q) - (p < q);
}
static int by_distance(const void *a, const void *b, void *from) {
    double p = *(const double *)a - *(double *)from, q = *(const double *)b - *(double *)from;
    return (p * p > q * q) - (p * p < q * q);
}
double ordered(const double *x, int n) {
    double *squares = malloc(n * sizeof *squares), *near = malloc(n * sizeof *near), sum = 0;
    int *order = malloc(n * sizeof *order);
    for (int i = 0; i < n; i++) squares[i] = x[i] * x[i], near[i] = x[i], order[i] = i;
    struct context context = {squares, 0};
    qsort_r(order, n, sizeof *order, by_key, &context);
    double from = x[0] / 2;
    qsort_r(near, n, sizeof *near, by_distance, &from);
    for (int i = 0; i < n; i++) sum += (i + 1) * (squares[order[i]] + 3 * near[i] * from) + (context.calls < n - 1);
    free(squares), free(near), free(order);
    return sum;
}
"""


def test_sorting_with_a_context():
    """The context leads to active numbers, which choose the order; it counts the comparisons."""
    import numpy as np

    random = np.random.default_rng(4)
    f = pad.compile(ORDERED, language="c").ordered

    def reference(x):
        squares, near, ranks = x * x, x[np.argsort(abs((x - x[0] / 2).real), kind="stable")], np.arange(1, len(x) + 1)
        return ranks @ squares[np.argsort(squares.real)] + 3 * (ranks @ near) * x[0] / 2

    for n in (1, 2, 7, 16, 33):
        x = random.standard_normal(n)
        expected = np.array([reference(x + 1e-30j * unit).imag / 1e-30 for unit in np.eye(n)])
        np.testing.assert_allclose(f(x, n), reference(x))
        np.testing.assert_allclose(pad.grad(f)(x, n), expected)
        np.testing.assert_allclose(pad.jvp(f, (x, n), (np.cos(x), None))[1], expected @ np.cos(x))
        steps = np.eye(n) * 1e-6  # (of a function that is quadratic in pieces)
        rows = [(pad.grad(f)(x + step, n) - pad.grad(f)(x - step, n)) / 2e-6 for step in steps]
        np.testing.assert_allclose(pad.hessian(f)(x, n), rows, atol=1e-7)


LIBCXX = """
#include <algorithm>
#include <vector>
template <class T> static T sorted(const double *x, int n) {
    std::vector<T> y(x, x + n);
    std::sort(y.begin(), y.end());
    T sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * y[i] * y[i];
    return sum;
}
extern "C" double wide(const double *x, int n) { return sorted<double>(x, n); }
extern "C" float narrow(const double *x, int n) { return sorted<float>(x, n); }
extern "C" double places(const double *x, const int *places, int n) {
    std::vector<int> order(places, places + n);
    std::sort(order.begin(), order.end());
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * x[order[i]] * x[order[i]];
    return sum;
}
"""


def test_sorting_of_libcxx(monkeypatch):
    """std::sort of plain numbers is in the library of libc++, which ziglang brings."""
    import numpy as np
    import pytest

    pytest.importorskip("ziglang")
    monkeypatch.setenv("POLYGLOT_AD_CLANG", "zig")
    lib = pad.compile(LIBCXX, language="c++")
    x = np.array([0.7, -1.3, 0.45, 2.1, -0.2, 0.9, 0.1])
    n = len(x)
    ranks = np.argsort(np.argsort(x)) + 1.0
    for f, rtol in ((lib.wide, 1e-12), (lib.narrow, 1e-5)):
        np.testing.assert_allclose(f(x, n), ranks @ (x * x), rtol=rtol)
        np.testing.assert_allclose(pad.grad(f)(x, n), 2 * ranks * x, rtol=rtol)
        np.testing.assert_allclose(pad.jvp(f, (x, n), (np.ones(n), None))[1], 2 * ranks @ x, rtol=rtol)
    np.testing.assert_allclose(pad.hessian(lib.wide)(x, n), np.diag(2 * ranks))
    order = np.array([3, 0, 6, 6, 1, 2, 5], np.int32)
    expected = np.zeros(n)
    np.add.at(expected, np.sort(order), 2 * np.arange(1, n + 1) * x[np.sort(order)])
    np.testing.assert_allclose(pad.grad(lib.places)(x, order, n), expected)


THROWING = """
#include <cstdlib>
static int compare(const void *a, const void *b) {
  double p = *(const double *)a, q = *(const double *)b;
  if (p == q) throw 1;
  return p < q ? -1 : 1;
}
extern "C" double sorted(const double *x, int n) {
  double v[8], s = 0;
  for (int twice = 0; twice < 2; twice++) {
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    if (twice) v[1] = v[0];
    try {
      qsort(v, n, sizeof *v, compare);
      for (int i = 0; i < n; i++) s = s * .5 + v[i];
    } catch (int) {
      s *= x[1];
    }
  }
  return s;
}
"""


def test_an_exception_passes():
    import numpy as np

    f, x = pad.compile(THROWING, language="c++").sorted, np.array([0.5, 3.0, 2.0])
    value = x**2 @ [0.25, 1, 0.5]
    assert np.isclose(f(x, 3), value * x[1])
    np.testing.assert_allclose(pad.grad(f)(x, 3), 2 * x * [0.25, 1, 0.5] * x[1] + np.array([0, value, 0]))
