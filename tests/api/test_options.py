"""What JAX's users ask of `grad`: other outputs beside it, holomorphic functions, names; `linearize`; and addresses of functions."""

from __future__ import annotations

import ctypes
import pickle
from typing import Any

import numpy as np
import pytest
from scipy import LowLevelCallable, integrate

import polyglot_ad as pad
from polyglot_ad.bindings.addresses import address_of

SOURCE = r"""
#include <complex.h>
double loss(const double *x, double *restrict aux, int n) {
  double s = 0; for (int i = 0; i < n; i++) { aux[i] = x[i] * x[i]; s += aux[i] * x[i]; } return s;
}
void written(const double *x, double *restrict s, double *restrict aux) { s[0] = x[0] * x[1]; aux[0] = x[0]; aux[1] = x[1]; }
double complex wave(double complex z, double complex w) { return z * z * w + cexp(z); }
double complex sum(const double complex *z, int n) {
  double complex s = 0; for (int i = 0; i < n; i++) s += z[i] * z[i] * (i + 1) * I; return s;
}
double square(double x) { return x * x; }
double dot(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
double calls = 0;
double counted(double x) { calls += 1; return calls * x; }
int quotient(int a, int b) { return a / b; }
unsigned char next(unsigned char c) { return c + 1; }
double checked(double x, int a) { return x * x * (10 / a); }
typedef struct { double a, b; } two;
two pair(double x) { two t = {x, x}; return t; }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def test_other_outputs(lib: pad.Library) -> None:
    x, aux = np.array([1.0, 2.0]), np.zeros(2)
    gradient, other = pad.grad(lib.loss, has_aux=True)(x, aux, 2)
    np.testing.assert_array_equal(gradient, 3 * x * x)
    np.testing.assert_array_equal(other, x * x)
    (value, other), (gradient,) = pad.value_and_grad(lib.loss, argnames=["x"], has_aux=True)(x, aux, 2)
    assert value == 9.0 and not aux.any()
    np.testing.assert_array_equal(gradient, 3 * x * x)
    gradient, other = pad.grad(lib.written, has_aux=True)(x, np.zeros(1), np.zeros(2))
    np.testing.assert_array_equal((gradient, other), [[2.0, 1.0], x])
    again = pickle.loads(pickle.dumps(pad.grad(lib.loss, has_aux=True)))
    np.testing.assert_array_equal(again(x, aux, 2)[1], x * x)
    with pytest.raises(pad.ArgumentError, match="without has_aux"):
        pad.jacfwd(pad.grad(lib.loss, has_aux=True))


def test_holomorphic_functions(lib: pad.Library) -> None:
    z, w = 1 + 2j, 3 - 1j
    assert pad.grad(lib.wave, holomorphic=True)(z, w) == pytest.approx(2 * z * w + np.exp(z), rel=1e-14)
    value, (dz, dw) = pad.value_and_grad(lib.wave, (0, 1), holomorphic=True)(z, w)
    assert value == lib.wave(z, w) and dw == z * z and dz == pytest.approx(2 * z * w + np.exp(z), rel=1e-14)
    a = np.array([1 + 1j, 2 - 1j])
    np.testing.assert_allclose(pad.grad(lib.sum, holomorphic=True)(a, 2), 2j * a * [1, 2], rtol=1e-15)
    with pytest.raises(pad.ArgumentError, match="must be a complex number"):
        pad.grad(lib.square, holomorphic=True)


def test_linearize(lib: pad.Library) -> None:
    x, aux = np.array([1.0, 2.0]), np.zeros(2)
    (value, _), linear = pad.linearize(lib.loss, x, aux, 2)
    gradient, curvature = pad.linearize(pad.grad(lib.loss), x, aux, 2)
    x[:] = 7.0
    assert value == 9.0 and linear(np.array([1.0, 0.0]), None)[0] == 3.0 and linear(np.array([0.0, 1.0]), None)[0] == 12.0
    np.testing.assert_array_equal(gradient, [3.0, 12.0])
    np.testing.assert_array_equal(curvature(np.ones(2), None), [6.0, 12.0])


def test_names(lib: pad.Library) -> None:
    x = np.array([1.0, 2.0])
    for transform in (pad.grad, pad.value_and_grad, pad.hessian, pad.jacfwd, pad.jacrev):
        one, two = transform(lib.dot, argnames="x")(x, 2), transform(lib.dot, argnums=0)(x, 2)
        assert repr(one) == repr(two)


def test_the_value_is_not_needed(lib: pad.Library) -> None:
    """A gradient alone is another function than one with its value; both, and errors in them, are the same."""
    x = np.array([1.0, 2.0, 3.0])
    value, gradient = pad.value_and_grad(lib.dot)(x, 3)
    assert value == 14.0
    np.testing.assert_array_equal(pad.grad(lib.dot)(x, 3), gradient)
    assert pad.grad(lib.checked)(3.0, 5) == 12.0
    for derivative in (pad.grad(lib.checked), pad.value_and_grad(lib.checked)):
        with pytest.raises(pad.NativeError, match="division by zero"):
            derivative(3.0, 0)


def test_addresses(lib: pad.Library) -> None:
    square: Any = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lib.square.address)
    assert square(4.0) == lib.square.cffi(4.0) == 16.0
    assert integrate.quad(LowLevelCallable(square), 0, 3)[0] == pytest.approx(9.0)
    assert "double(*)(double *, int32_t)" in repr(lib.dot.cffi)
    x = np.array([1.0, 2.0])
    memory = ctypes.c_void_p(x.ctypes.data)
    dot: Any = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_int)(lib.dot.address)
    assert dot(memory, 2) == 5.0
    first = lib.counted(1.0)
    assert lib.counted.cffi(1.0) == first + 1 and lib.counted(1.0) == first + 2  # the program's variables
    assert lib.quotient.cffi(7, 2) == 3 and lib.quotient.cffi(7, 0) == 0 and np.isnan(lib.checked.cffi(1.0, 0)) and lib.next.cffi(255) == 0
    with pytest.raises(pad.ArgumentError, match="returns more than a number"):
        _ = lib.pair.cffi


def test_addresses_of_gradients(lib: pad.Library) -> None:
    gradient = pad.grad(lib.dot)
    assert gradient.cffi_arguments == ["x", "cotangent of x", "n", "cotangent of the return value", "results: the return value"]
    x, dx, results = np.array([1.0, 2.0]), np.zeros(2), np.zeros(2)
    pointer = ctypes.POINTER(ctypes.c_double)
    kind = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, ctypes.c_int, ctypes.c_double, pointer)
    call: Any = kind(address_of(gradient.cffi) or 0)
    assert call(*(a.ctypes.data_as(pointer) for a in (x, dx)), 2, 1.0, results.ctypes.data_as(pointer)) == 0
    assert dx.tolist() == [2.0, 4.0] and results[0] == 5.0


def test_numba(lib: pad.Library) -> None:
    numba = pytest.importorskip("numba", reason="numba is not installed")
    ffi = pytest.importorskip("cffi").FFI()
    dot, gradient = lib.dot.cffi, pad.grad(lib.dot).cffi

    @numba.njit
    def both(x: Any, dx: Any, results: Any) -> Any:
        gradient(ffi.from_buffer(x), ffi.from_buffer(dx), len(x), 1.0, ffi.from_buffer(results))
        return dot(ffi.from_buffer(x), len(x))

    x, dx, results = np.array([1.0, 2.0]), np.zeros(2), np.zeros(1)
    assert both(x, dx, results) == 5.0 and dx.tolist() == [2.0, 4.0] and results[0] == 5.0
