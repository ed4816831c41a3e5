"""OpenMP in C."""

from __future__ import annotations

import ctypes.util

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import HERE, POINT, TEAMS, check, check_group, grouped, groups, runtime

REFUSED = frozenset({"nested_tp", "earlier_tp", "detach_c"})
"""Refused with a reason; the other functions of the files have derivatives."""


def cases(name: str) -> list[object]:
    return [pytest.param(name, g, names, id=f"{name}: {' '.join(names)}") for g, names in enumerate(groups(name, REFUSED))]


@pytest.mark.parametrize(
    ("name", "g", "names"), [case for file in ("constructs.c", "tasks.c", "private.c", "calls.c") for case in cases(file)]
)
def test_construct(name, g, names):
    check_group(grouped(name, REFUSED), g, names)


@pytest.mark.parametrize(("name", "g", "names"), cases("sharing.c"))
def test_sharing(name, g, names):
    """What threads read together, in all ways that are nearly no sharing."""
    check_group(grouped(name, REFUSED), g, names, repeat=12)


def test_threadprivate_in_nested_regions_is_refused():
    """Copies that were used one after the other could be reversed side by side."""
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E305.*variable 'kept'\n  --> .*:\d+"):
        pad.grad(grouped("private.c", REFUSED)["nested_tp"])(POINT, len(POINT))


def test_threadprivate_memory_of_an_earlier_call():
    gradient = pad.grad(grouped("private.c", REFUSED)["earlier_tp"])
    np.testing.assert_allclose(gradient(POINT, len(POINT)), 2 * POINT.sum() * np.ones(len(POINT)))
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E306.*memory of an earlier call.*\n  --> .*:\d+"):
        gradient(POINT, len(POINT))


def test_threadprivate_in_nested_regions_has_tangents():
    function, x, n = grouped("private.c", REFUSED)["nested_tp"], POINT, len(POINT)
    direction = np.cos(np.arange(n))
    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            expected = (function(x + 1e-6 * direction, n) - function(x - 1e-6 * direction, n)) / 2e-6
            np.testing.assert_allclose(pad.jvp(function, (x, n), (direction, None))[1], expected, rtol=1e-6)
    finally:
        runtime().omp_set_num_threads(1)


def test_detached_tasks_are_refused():
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E207.*a detached OpenMP task\n  --> .*:\d+"):
        pad.grad(grouped("tasks.c", REFUSED)["detach_c"])(POINT, len(POINT))


CANCELLED = """
double cancelled(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    s += x[i] * x[i];
#pragma omp cancel for if (x[i] < 0)
  }
  return s;
}
"""


def test_cancellation_is_refused():
    lib = pad.compile(CANCELLED, language="c", openmp=True)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E207.*'omp cancel"):
        pad.grad(lib.cancelled)(POINT, len(POINT))


@pytest.mark.parametrize("name", ["chunked", "critical_product", "two_loops"])
def test_second_derivative(name):
    """It is computed in one thread."""
    function, x = grouped("constructs.c", REFUSED)[name], POINT[:5]
    gradient = pad.grad(function)
    runtime().omp_set_num_threads(2)
    found = pad.hessian(function)(x, 5)
    expected = np.array([(gradient(x + 1e-5 * e, 5) - gradient(x - 1e-5 * e, 5)) / 2e-5 for e in np.eye(5)])
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-8)


def test_no_races():
    """Many runs, more threads than cores."""
    for name in ("atomic_scatter", "critical_product", "stencil"):
        check(grouped("constructs.c", REFUSED)[name], repeat=100)


@pytest.mark.parametrize("name", ["norms", "cells"])
def test_rules_and_cells(name):
    check(pad.load(HERE / "rules.c", openmp=True)[name], repeat=30)


@pytest.mark.skipif(not ctypes.util.find_library("openblas"), reason="OpenBLAS is not installed: tools/install_toolchains blas")
@pytest.mark.parametrize("name", ["dots", "reversed"])
def test_routines(name):
    """The second has a name that is also a word of ours."""
    check(pad.load(HERE / "blas.c", openmp=True, flags=["-lopenblas"])[name], repeat=30)


SINGLES = """
#include <math.h>
double singles(const double *x, int n) {
  float w[6], y[40];
  double s = 0;
  for (int i = 0; i < 6; i++) w[i] = (float)(x[i] + x[i + 6]);
  #pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < 40; i++) y[i] = w[(i * i) % 6] * w[1] * (float)cos(i);
  for (int i = 0; i < 40; i++) s += y[i] * (i % 3);
  return s;
}
"""


def test_single_precision():
    """Against the same program without OpenMP: differences of single precision say little."""
    alone, together = (pad.grad(pad.compile(SINGLES, language="c", openmp=openmp).singles) for openmp in (False, True))
    try:
        for team in TEAMS:
            runtime().omp_set_num_threads(team)
            for _ in range(20):
                np.testing.assert_allclose(together(POINT, 23), alone(POINT, 23), rtol=1e-4, atol=1e-5)
    finally:
        runtime().omp_set_num_threads(1)


ONCE = """
#include <math.h>
double once(const double *x, int n, int m) {
  double total = 0;
  #pragma omp parallel for reduction(+ : total)
  for (int i = 0; i < n; i++) {
    double t = sin(x[i]);
    for (int k = 0; k < m; k++) t = sin(t) + t * x[i];
    total += t * t;
  }
  #pragma omp parallel for collapse(2) reduction(+ : total)
  for (int i = 0; i < n; i++)
    for (int k = 0; k < m; k++) total += exp(sin(x[i]) * k);
  return total;
}
"""


def test_caches_are_allocated_once_per_region():
    """Of loops that are dealt out in one piece, however many iterations there are: by what the generator notes, and by the bytes."""
    lib = pad.compile(ONCE, language="c", openmp=True)
    n, m = 1000, 7
    explanation = lib.once.explain(np.linspace(0, 1, n), n, m)
    places = [line for line in str(explanation).splitlines() if "buffer that grows" in line]
    assert not places, places
    assert "in one block, allocated before the loop" in str(explanation)


@pytest.mark.parametrize(
    "work", ["s += x[0] * x[0] * x[1];", "\n#pragma omp for\nfor (int i = 0; i < n; i++) s += x[i] * x[0] * omp_get_num_threads();"]
)
def test_regions_that_depend_on_the_number_of_threads_have_no_second_derivatives(work):
    source = (
        "#include <omp.h>\ndouble f(const double *x, int n) { double s = 0;\n#pragma omp parallel num_threads(2) reduction(+:s)\n{"
        + work
        + "}\nreturn s; }"
    )
    f = pad.compile(source, language="c", openmp=True).f
    x = np.array([0.7, 1.3])
    steps = [(f(x + 1e-6 * e, 2) - f(x - 1e-6 * e, 2)) / 2e-6 for e in np.eye(2)]
    np.testing.assert_allclose(pad.grad(f)(x, 2), steps, rtol=1e-8)
    with pytest.raises(pad.DifferentiationError, match=r"E208.*how many threads"):
        pad.hessian(f)(x, 2)
