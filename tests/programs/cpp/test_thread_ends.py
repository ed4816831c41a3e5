"""Destructors of thread-local variables: what only lets go of memory is in order, what works with numbers is refused."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <thread>
#include <vector>

static thread_local std::vector<double> kept;

extern "C" double keeps(const double *x, int n) {
  kept.assign(x, x + n);
  double s = 0;
  for (double a : kept) s += a * a * x[0];
  return s;
}

static double total;
struct Adds {
  double value = 0;
  ~Adds() { total += value * value; }
};
static thread_local Adds added;

extern "C" double adds(const double *x, int n) {
  total = 0;
  for (int i = 0; i < n; i++) std::thread([=] { added.value = x[i]; }).join();
  return total * x[0];
}
"""
X = np.array([1.5, 0.5, 2.0])


@pytest.fixture(scope="module")
def library():
    return pad.compile(SOURCE, language="c++")


def test_a_vector(library):
    np.testing.assert_allclose(pad.grad(library.keeps)(X, 3), 2 * X * X[0] + np.eye(3)[0] * (X @ X))
    np.testing.assert_allclose(pad.jvp(library.keeps, (X, 3), (X,))[1], 3 * library.keeps(X, 3))


@pytest.mark.parametrize("derivative", [lambda f: pad.grad(f)(X, 3), lambda f: pad.jvp(f, (X, 3), (X,))], ids=["reverse", "forward"])
def test_numbers_are_refused(library, derivative):
    assert np.isclose(library.adds(X, 3), X @ X * X[0])
    with pytest.raises(pad.DifferentiationError, match=r"when a thread ends"):
        derivative(library.adds)
