"""OpenMP in C."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from .teams import POINT, check, functions, library, runtime

REFUSED = {"threadprivate": "PAD-E305"}
CONSTRUCTS = functions("constructs.c", r"^double (\w+)\(const")


@pytest.mark.parametrize("name", [name for name in CONSTRUCTS if name not in REFUSED])
def test_construct(name):
    check(library("constructs.c")[name])


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    with pytest.raises(pad.DifferentiationError, match=REFUSED[name]):
        pad.grad(library("constructs.c")[name])(POINT, len(POINT))


@pytest.mark.parametrize("name", [name for name in functions("tasks.c", r"^double (\w+)\(const") if name != "detach_c"])
def test_task(name):
    check(library("tasks.c")[name])


def test_detached_tasks_are_refused():
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E207.*a detached OpenMP task\n  --> .*tasks\.c:\d+"):
        pad.grad(library("tasks.c")["detach_c"])(POINT, len(POINT))


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
    with pytest.raises(pad.DifferentiationError, match="PAD-E207.*'omp cancel"):
        pad.grad(lib.cancelled)(POINT, len(POINT))


@pytest.mark.parametrize("name", ["chunked", "critical_product", "two_loops"])
def test_second_derivative(name):
    """It is computed in one thread."""
    function, x = library("constructs.c")[name], POINT[:5]
    gradient = pad.grad(function)
    runtime().omp_set_num_threads(2)
    found = pad.hessian(function)(x, 5)
    expected = np.array([(gradient(x + 1e-5 * e, 5) - gradient(x - 1e-5 * e, 5)) / 2e-5 for e in np.eye(5)])
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-8)


def test_no_races():
    """Many runs, more threads than cores."""
    for name in ("atomic_scatter", "critical_product", "stencil"):
        check(library("constructs.c")[name], repeat=100)


@pytest.mark.parametrize("name", functions("sharing.c", r"^double (\w+)\(const"))
def test_sharing(name):
    """What threads read together, in all ways that are nearly no sharing."""
    check(library("sharing.c")[name], repeat=12)
