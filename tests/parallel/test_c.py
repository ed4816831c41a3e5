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


@pytest.mark.parametrize("name", [name for name in functions("tasks.c", r"^double (\w+)\(const") if name != "critical"])
def test_task(name):
    check(library("tasks.c")[name])


def test_order_in_tasks_is_refused():
    with pytest.raises(pad.DifferentiationError, match="PAD-E207"):
        pad.grad(library("tasks.c")["critical"])(POINT, len(POINT))


UNFOLLOWED = """
double reduced(const double *x, int n) {
  double s = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup task_reduction(+ : s)
  for (int i = 0; i < n; i++) {
#pragma omp task in_reduction(+ : s) firstprivate(i)
    s += x[i] * x[i];
  }
  return s;
}
double across(const double *x, int n) {
  double a[64] = {0};
#pragma omp parallel for ordered(1)
  for (int i = 1; i < n; i++) {
#pragma omp ordered depend(sink : i - 1)
    a[i] = a[i - 1] * 0.5 + x[i] * x[i];
#pragma omp ordered depend(source)
  }
  return a[n - 1];
}
"""


@pytest.mark.parametrize("name", ["reduced", "across"])
def test_what_is_not_followed_is_refused(name):
    lib = pad.compile(UNFOLLOWED, language="c", openmp=True)
    with pytest.raises(pad.DifferentiationError, match="PAD-E207"):
        pad.grad(lib[name])(POINT, len(POINT))


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
