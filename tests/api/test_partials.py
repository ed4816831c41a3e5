"""Transformations of `functools.partial`: as of the whole function, with what is fixed left alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
typedef struct { double height, width; } peak;
double bell(const peak *p, double x) { return p->height * exp(-x * x / (p->width * p->width)); }
double bells(const peak *p, int n, double x) { double s = 0; for (int i = 0; i < n; i++) s += bell(p + i, x + i); return s; }
double misfit(const double *p, const double *x, const double *y, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += pow(p[0] * exp(-p[1] * x[i]) - y[i], 2);
    return s;
}
void residuals(const double *p, const double *x, const double *y, double *r, int n) {
    for (int i = 0; i < n; i++) r[i] = p[0] * exp(-p[1] * x[i]) - y[i];
}
"""
X, Y = np.linspace(0, 2, 5), np.array([2.0, 1.3, 0.8, 0.6, 0.4])
P, V = np.array([1.7, 0.9]), np.array([0.3, -0.2])


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def closed(p: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The gradient and the Hessian of the misfit."""
    e = np.exp(-p[1] * X)
    r, jacobian = p[0] * e - Y, np.stack([e, -p[0] * X * e], 1)
    curved = np.array([[np.zeros(5), -X * e], [-X * e, p[0] * X**2 * e]])
    return 2 * r @ jacobian, 2 * (jacobian.T @ jacobian + curved @ r)


def same(found: Any, wanted: Any) -> None:
    np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


def test_fixed_by_name(lib: pad.Library) -> None:
    f, (gradient, hessian) = partial(lib.misfit, x=X, y=Y, n=5), closed(P)
    same(pad.grad(f)(P), gradient)
    same(pad.value_and_grad(f, argnames="p")(P)[1], gradient)
    for found in (pad.hessian(f), pad.jacfwd(pad.grad(f)), pad.jacrev(pad.grad(f)), pad.hessian(f, 0, "rev-over-fwd")):
        same(found(P), hessian)
    same(pad.jvp(f, (P,), (V,))[1], gradient @ V)
    same(pad.jvp(pad.grad(f), (P,), (V,))[1], hessian @ V)
    same(pad.hvp(f, (P,), (V,)), hessian @ V)
    same(pad.linearize(f, P)[1](V), gradient @ V)
    _, pullback = pad.vjp(f, P)
    (pulled,) = pullback(1.0)
    same(pulled, gradient)
    same(pullback.batched(np.array([1.0, 2.0]))[0], [gradient, 2 * gradient])
    same(pad.vmap(pad.grad(f))(np.stack([P, 2 * P])), [gradient, closed(2 * P)[0]])


def test_outputs_that_are_arrays(lib: pad.Library) -> None:
    f = partial(lib.residuals, x=X, y=Y, r=np.zeros(5), n=5)
    wanted = np.stack([np.exp(-P[1] * X), -P[0] * X * np.exp(-P[1] * X)], 1)
    same(pad.jacobian(f)(P), wanted)
    same(pad.jacobian(f, sparse=True)(P).toarray(), wanted)
    same(pad.vjp(f, P)[1](np.ones(5))[0], wanted.sum(0))


def test_fixed_by_position_and_structures(lib: pad.Library) -> None:
    f = partial(lib.bell, {"height": 2.0, "width": 0.5})
    slope, at = -8 * 0.3 * 2.0 * np.exp(-4 * 0.09), (0.3,)
    same(pad.grad(f)(*at), slope)
    same(pad.jvp(f, at, (2.0,))[1], 2 * slope)
    same(pad.vjp(f, *at)[1](1.0), (slope,))
    same(pad.vmap(pad.grad(f))(np.array([0.3, -0.3])), [slope, -slope])


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda f: pad.grad(f, argnums="x"), "'x' is fixed"),
        (lambda f: pad.grad(f, argnums=(0, -1)), "'n' is fixed"),
        (lambda f: pad.grad(f)(P, X), "'x' was given twice"),
        (lambda f: pad.jvp(f, (P,), ()), "0 tangents for 1 arguments"),
        (lambda f: pad.jvp(f, (P,), (V, None)), "2 tangents for 1 arguments"),
        (lambda f: pad.pushforward(f), "give its arguments at the call"),
        (lambda _: pad.grad(partial(sum, [1])), "what is written in Python"),
        (lambda _: pad.jvp(partial(sum, [1]), (P,), (V,)), "of a loaded library"),
    ],
)
def test_what_is_refused(lib: pad.Library, call: Callable[[Any], Any], text: str) -> None:
    with pytest.raises(pad.ArgumentError, match=text):
        call(partial(lib.misfit, x=X, y=Y, n=5))


def test_structures_from_their_members(lib: pad.Library) -> None:
    wanted = 2.0 * np.exp(-0.09 * 4)
    same(lib.bell((2.0, 0.5), 0.3), wanted)
    same(pad.grad(lib.bell)({"width": 0.5, "height": 2}, 0.3)["height"], wanted / 2)
    found = pad.grad(lib.bells)([(2.0, 0.5), {"height": 1.0, "width": 2.0}], 2, 0.3)
    same(found["height"], [wanted / 2, np.exp(-1.69 / 4)])
    for value in ({"height": 2.0}, (2.0,), [2.0, 0.5], (2.0, "wide")):
        with pytest.raises(pad.ArgumentError, match=r"argument 'p': expected a contiguous \{height: float64, width: float64\} array"):
            lib.bell(value, 0.3)
