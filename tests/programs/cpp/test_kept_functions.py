"""Addresses of functions in variables that outlive the call: followed where the function sets them, an error if earlier calls left them."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <functional>
#include <memory>
#include <vector>

static double add(double a, double b) { return a + b; }
static double multiply(double a, double b) { return a * b; }
static double (*const table[])(double, double) = {add, multiply};
static double (*current)(double, double);

extern "C" double chosen(const double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++) {
    current = table[i % 2];
    s = current(s, x[i]);
  }
  return s;
}

static std::shared_ptr<std::vector<double>> kept;

extern "C" double shared(const double *x, int n) {
  kept = std::make_shared<std::vector<double>>(x, x + n);
  double s = 0;
  for (double a : *kept) s = s * x[0] + a * a;
  kept.reset();
  return s;
}

static std::function<double(double)> left;

extern "C" double leaves(const double *x, int n) {
  double a = x[0];
  left = [a](double t) { return a * t * t; };
  double s = 0;
  for (int i = 0; i < n; i++) s += left(x[i]);
  return s;
}
"""
X = np.array([1.5, 0.5, 2.0])


@pytest.fixture(scope="module")
def library():
    return pad.compile(SOURCE, language="c++")


@pytest.mark.parametrize("name", ["chosen", "shared"])
def test_set_in_the_function(library, name):
    f, h = library[name], 1e-6
    right = [(f(X + h * e, 3) - f(X - h * e, 3)) / (2 * h) for e in np.eye(3)]
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(f)(X, 3), right, rtol=1e-7)
    np.testing.assert_allclose(pad.jvp(f, (X, 3), (X,))[1], right @ X, rtol=1e-7)


def test_left_by_an_earlier_call(library):
    """Destroying what it holds calls a function of the library that left it there: not before others left something."""
    right = 2 * X[0] * X + [X @ X, 0, 0]
    for _ in range(2):
        np.testing.assert_allclose(pad.grad(library.leaves)(X, 3), right)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E308.*a variable keeps"):
        pad.jvp(library.leaves, (X, 3), (X,))
