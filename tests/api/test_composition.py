"""Transformations of transformations: whatever order of modes is asked for, the second derivatives are those of JAX."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

PROGRAM = r"""
#include <math.h>
double scalar(double x) { return sin(x) * x * x; }
double two(double x, double y) { return exp(x) * y * y + x * y; }
void vector(const double *x, double a, double *y, int n) {
    for (int i = 0; i < n; i++) y[i] = a * sin(x[i]) * x[(i + 1) % n] * x[i];
}
double with_array(const double *x, double *y, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { y[i] = x[i] * x[i] * x[0]; s += x[i] * x[i] * x[i]; }
    return s;
}
static double level = 2;
void set_level(double v) { level = v; }
double leveled(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += level * x[i] * x[i] * x[0]; return s; }
double total(const double *x, int n) { double p = 1, s = 0; for (int i = 0; i < n; i++) { p *= x[i]; s += p * sin(x[i]); } return s; }
"""

X = np.array([0.4, 1.1, 0.7])
N = 3


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


@pytest.fixture(scope="module")
def pure() -> pad.Library:
    """No variables of its own."""
    return pad.compile(PROGRAM.replace("static double level", "static const double level").replace("level = v;", ""), "c")


def second_of_vector(x: np.ndarray[Any, Any], a: float) -> np.ndarray[Any, Any]:
    """T[o, i, j] of `vector`, by hand."""
    found = np.zeros((N, N, N))
    for o in range(N):
        k = (o + 1) % N
        found[o, o, o] = a * x[k] * (2 * np.cos(x[o]) - x[o] * np.sin(x[o]))
        found[o, o, k] = found[o, k, o] = a * (np.sin(x[o]) + x[o] * np.cos(x[o]))
    return found


@pytest.mark.parametrize("outer", [pad.jacfwd, pad.jacrev])
@pytest.mark.parametrize("inner", [pad.jacfwd, pad.jacrev])
def test_jacobians_of_jacobians(lib: pad.Library, inner: Any, outer: Any) -> None:
    wanted = second_of_vector(X, 1.3)
    np.testing.assert_allclose(outer(inner(lib.vector))(X, 1.3, np.zeros(N), N), wanted, atol=1e-14)
    by_x, by_a = outer(inner(lib.vector), argnums=("x", "a"))(X, 1.3, np.zeros(N), N)
    np.testing.assert_allclose(by_x, wanted, atol=1e-14)
    np.testing.assert_allclose(by_a, pad.jacfwd(lib.vector)(X, 1.0, np.zeros(N), N), atol=1e-14)
    assert outer(inner(lib.scalar))(0.7) == pytest.approx(second_of_scalar(0.7))


def second_of_scalar(x: float) -> float:
    return float(-np.sin(x) * x * x + 4 * x * np.cos(x) + 2 * np.sin(x))


def test_hessian_of_several_numbers(lib: pad.Library) -> None:
    np.testing.assert_allclose(pad.hessian(lib.vector)(X, 1.3, np.zeros(N), N), second_of_vector(X, 1.3), atol=1e-14)
    one = np.array([0.6])
    assert pad.hessian(lib.vector)(one, 1.3, np.zeros(1), 1).shape == (1, 1)
    scalar, array = pad.jacfwd(pad.jacrev(lib.with_array))(X, np.zeros(N), N)
    np.testing.assert_allclose(scalar, np.diag(6 * X))
    for o in range(N):
        wanted = np.zeros((N, N))
        wanted[o, o] += 2 * X[0]
        wanted[o, 0] += 2 * X[o]
        wanted[0, o] += 2 * X[o]
        np.testing.assert_allclose(array[o], wanted)
    np.testing.assert_allclose(pad.hessian(lib.with_array)(X, np.zeros(N), N), np.diag(6 * X))


def test_gradients_of_gradients(lib: pad.Library) -> None:
    assert pad.grad(pad.grad(lib.scalar))(0.7) == pytest.approx(second_of_scalar(0.7))
    assert pad.grad(pad.grad(lib.two, 0), 1)(0.3, 0.8) == pytest.approx(2 * 0.8 * np.exp(0.3) + 1)
    assert pad.grad(pad.grad(lib.two, 1), (0, 1))(0.3, 0.8) == pytest.approx((2 * 0.8 * np.exp(0.3) + 1, 2 * np.exp(0.3)))
    np.testing.assert_allclose(pad.jacrev(pad.grad(lib.total))(X, N), pad.hessian(lib.total)(X, N))
    with pytest.raises(pad.ArgumentError, match="not one number"):
        pad.grad(pad.grad(lib.total))


def test_pullback_of_a_gradient(pure: pad.Library) -> None:
    x = X.copy()
    gradient, pullback = pad.vjp(pad.grad(pure.total), x, N)
    x[:] = 0.0
    np.testing.assert_allclose(gradient, pad.grad(pure.total)(X, N))
    hessian = pad.hessian(pure.total)(X, N)
    for weights in (np.array([1.0, -2.0, 0.5]), np.array([0.0, 1.0, 0.0])):
        by_x, by_n = pullback(weights)
        np.testing.assert_allclose(by_x, hessian @ weights)
        assert by_n is None
    _, pullback = pad.vjp(pad.grad(pure.two, (1, 0)), 0.3, 0.8)
    (xx, xy), (_, yy) = pad.hessian(pure.two, (0, 1))(0.3, 0.8)
    assert pullback((2.0, -1.0)) == pytest.approx((2 * xy - xx, 2 * yy - xy))


def test_pullback_of_a_gradient_needs_a_program_without_variables(lib: pad.Library) -> None:
    with pytest.raises(pad.ArgumentError, match="take hvp"):
        pad.vjp(pad.grad(lib.leveled), X, N)


def test_derivative_of_a_jacobian(lib: pad.Library) -> None:
    v = np.array([1.0, -1.0, 0.5])
    for jacobian in (pad.jacfwd, pad.jacrev):
        value, moved = pad.jvp(jacobian(lib.vector), (X, 1.3, np.zeros(N), N), (v, 0.25, None))
        np.testing.assert_allclose(value, pad.jacfwd(lib.vector)(X, 1.3, np.zeros(N), N))
        wanted = second_of_vector(X, 1.3) @ v + 0.25 * pad.jacfwd(lib.vector)(X, 1.0, np.zeros(N), N)
        np.testing.assert_allclose(moved, wanted, atol=1e-14)


def test_products_with_cotangents(lib: pad.Library) -> None:
    """hvp of <w, f>: the derivative of vjp along v, and the gradient of <w, jvp along v>."""
    v, w = np.array([1.0, -1.0, 0.5]), np.array([0.3, 2.0, -1.0])
    found = pad.hvp(lib.vector, (X, 1.3, np.zeros(N), N), (v,), cotangents=w)
    np.testing.assert_allclose(found, np.einsum("oij,o,j->i", second_of_vector(X, 1.3), w, v), atol=1e-14)
    both = pad.hvp(lib.with_array, (X, np.zeros(N), N), (v,), cotangents=(0.5, w))
    scalar, array = pad.jacfwd(pad.jacrev(lib.with_array))(X, np.zeros(N), N)
    np.testing.assert_allclose(both, (0.5 * scalar + np.einsum("oij,o->ij", array, w)) @ v)


def test_gradients_of_jacobians_of_numbers(lib: pad.Library) -> None:
    assert pad.grad(pad.jacfwd(lib.scalar))(0.7) == pytest.approx(second_of_scalar(0.7))
    for transform in (pad.grad, pad.value_and_grad):
        with pytest.raises(pad.ArgumentError, match="jacfwd"):
            transform(pad.jacfwd(lib.vector))
