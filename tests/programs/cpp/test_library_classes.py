"""Objects of classes that a library defines: their virtual functions are not the program's, whatever the program has of the same class."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = r"""
#include <memory_resource>

extern "C" double in_an_arena(const double *x, int n) {
  std::pmr::monotonic_buffer_resource arena;
  std::pmr::memory_resource &any = arena;
  double *p = static_cast<double *>(any.allocate(n * sizeof(double))), s = 0;
  for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
  for (int i = n; i-- > 0;) s = s * .5 + p[i];
  return s;
}
"""
X = np.array([1.5, 0.5, 2.0])


@pytest.fixture(scope="module")
def function():
    return pad.compile(SOURCE, language="c++").in_an_arena


def test_the_value(function):
    assert np.isclose(function(X, 3), X**2 @ [1, 0.5, 0.25])


@pytest.mark.parametrize("derivative", [lambda f: pad.grad(f)(X, 3), lambda f: pad.jvp(f, (X, 3), (X,))], ids=["reverse", "forward"])
def test_a_virtual_function_of_a_library_is_refused(function, derivative):
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E30[15]"):
        derivative(function)
