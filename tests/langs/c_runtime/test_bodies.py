"""The bodies replace the library's functions where the program has none of its own."""

from __future__ import annotations

import llvmlite.binding as llvm

import polyglot_ad as pad
from polyglot_ad.langs import c_runtime, compile_text


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
struct pair { double value; int key, place; };
static int by_key(const void *a, const void *b) { return ((const struct pair *)a)->key - ((const struct pair *)b)->key; }
double sorted(const double *x, const int *keys, int n) {
    struct pair *p = malloc(n * sizeof *p);
    for (int i = 0; i < n; i++) { p[i].value = x[i]; p[i].key = keys[i]; p[i].place = i; }
    qsort(p, n, sizeof *p, by_key);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += p[i].value * (i + 1) + (i && p[i].key == p[i - 1].key && p[i].place < p[i - 1].place ? 1e9 : 0);
    free(p);
    return sum;
}
"""


def test_sorting():
    """In order, equal elements in the order they had."""
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
