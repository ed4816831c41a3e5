"""Arrays that are certainly too short are refused; none that is long enough is."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.llvm.prepare import prepare_root

PROGRAM = r"""
#include <stddef.h>
#include <string.h>
double dot(const double *x, const double *y, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }
double pairs(double *x, int n) { double s = 0; for (int i = 0; i + 1 < n; i++) { double d = x[i+1] - x[i] * x[i]; s += d * d; } return s; }
double table(const double *a, int n, int m) {
    double s = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) s += a[i*m + j];
    return s;
}
double lower(const double *a, int n) { double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) s += a[i*n + j]; return s; }
float backward(const float *x, long n) { float s = 0; for (long i = n - 1; i >= 0; i--) s = s * 2 + x[i]; return s; }
double odd(const double *x, int n) { if (n < 2) return 0; double s = 0; for (int i = 1; i < n; i += 2) s += x[i]; return s + x[0]; }
double some(const double *x, const int *use, size_t n) { double s = 0; for (size_t i = 0; i < n; i++) if (use[i]) s += x[i]; return s; }
double found(const double *x, int n) { for (int i = 0; i < n; i++) if (x[i] > 0) return x[i]; return 0; }
void fill(double *x, unsigned n) { for (unsigned i = 0; i < n; i++) x[i] = i; }
double fixed(const double *x, int unused) { return x[0] * x[2]; }
double either(const double *x, const double *y, int which) { return which ? x[4] : y[2]; }
"""

# the elements that the function needs of each array, by its integers; and how many integers it takes
NEEDS = {
    "dot": (lambda n: (max(n, 0), max(n, 0)), 1),
    "pairs": (lambda n: (n if n > 1 else 0,), 1),
    "table": (lambda n, m: (n * m if n > 0 and m > 0 else 0,), 2),
    "lower": (lambda n: (n * n if n > 0 else 0,), 1),
    "backward": (lambda n: (max(n, 0),), 1),
    "odd": (lambda n: (n - n % 2 if n >= 2 else 0,), 1),
    "fill": (lambda n: (max(n, 0),), 1),
    "fixed": (lambda n: (3,), 1),
}


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


def arrays(function: pad.Function, lengths: Sequence[int]) -> list[np.ndarray]:
    parameters = [p for p in function.signature.parameters if p.kind == "array"]
    return [np.ones(n, str(p.dtype)) for n, p in zip(lengths, parameters, strict=True)]


@pytest.mark.parametrize("name", NEEDS)
def test_exactly_what_is_used_is_asked_for(lib: pad.Library, name: str) -> None:
    needs, integers = NEEDS[name]
    function = lib[name]
    for n in range(6):
        sizes = (n, 7 - n)[:integers]
        lengths = needs(*sizes)
        function(*arrays(function, lengths), *sizes)
        for short, length in enumerate(lengths):
            if length:
                less = [have - (k == short) for k, have in enumerate(lengths)]
                with pytest.raises(pad.ArgumentError, match=rf"uses {length} element"):
                    function(*arrays(function, less), *sizes)


def test_what_is_not_certain_is_not_asked_for(lib: pad.Library) -> None:
    use = np.array([1, 0, 0, 0], "i4")
    assert lib.some(np.ones(1), use, 4) == 1.0
    with pytest.raises(pad.ArgumentError, match="'use'"):
        lib.some(np.ones(4), use[:3], 4)
    assert lib.either(np.ones(5), np.ones(0), 1) == 1.0
    assert lib.found(np.array([0.0, 2.0]), 100) == 2.0
    assert lib.dot(np.zeros(0), np.zeros(0), 0) == 0.0
    assert lib.dot(np.zeros(0), np.zeros(0), -5) == 0.0
    with pytest.raises(pad.ArgumentError, match="'x'"):
        lib.found(np.zeros(0), 100)
    with pytest.raises(pad.ArgumentError, match="'x'"):
        lib.fill(np.zeros(3), ctypes.c_uint32(-1).value)


def test_a_gradient_prepares_a_function_once() -> None:
    """What bounds checks are derived from is the IR that the derivative begins with, also where the program has variables that change."""
    source = "#include <stdlib.h>\nstatic double scale = 2;\nstruct point { double x, y; };\n"
    source += "void set(double to) { scale = to; }\n"
    source += "double total(const double *x, int n) {\n  struct point *p = malloc(n * sizeof *p); double s = 0;\n"
    source += "  for (int i = 0; i < n; i++) { p[i].x = scale * x[i]; p[i].y = p[i].x * x[i]; }\n"
    source += "  for (int i = 0; i < n; i++) s += p[n - 1 - i].x * p[i].y;\n  free(p); return s;\n}\n"
    lib = pad.compile(source, "c")
    before = prepare_root.cache_info().misses
    x = np.array([0.5, -1.25])
    np.testing.assert_allclose(pad.grad(lib.total)(x, 2), [4 * 2 * x[0] * x[1] + 4 * x[1] ** 2, 4 * x[0] ** 2 + 8 * x[0] * x[1]])
    assert prepare_root.cache_info().misses == before + 1
    with pytest.raises(pad.ArgumentError, match="x"):
        pad.grad(lib.total)(x, 3)
