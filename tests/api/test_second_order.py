"""Jacobians, Hessians, Hessian-vector products, and the checker itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.optimize

import polyglot_ad as pad
from polyglot_ad.api import calls

BODY = np.dtype([("mass", "f8"), ("kind", "i4"), ("velocity", "f8", (2,))], align=True)
X = np.array([0.5, -1.5, 2.0, 0.25, -0.75])


@pytest.mark.parametrize("jacobian", [pad.jacfwd, pad.jacrev])
@pytest.mark.parametrize("n", [1, 2, 3, 5, 11])
def test_jacobian_of_an_array(lib: pad.Library, jacobian: Any, n: int) -> None:
    x = np.linspace(0.5, 2.0, n)
    wanted = np.zeros((n, n))
    for i in range(n):
        wanted[i, i] = x[i - 1] if i else 1.0
        if i:
            wanted[i, i - 1] = x[i]
    found = jacobian(lib.shift)(x, np.zeros(n), n)
    np.testing.assert_allclose(found, wanted)


@pytest.mark.parametrize("jacobian", [pad.jacfwd, pad.jacrev])
def test_jacobians_are_shaped_as_in_jax(lib: pad.Library, jacobian: Any) -> None:
    make = jacobian
    assert make(lib.square)(3.0) == 6.0
    by_x, by_a = make(lib.scale, argnums=("x", "a"))(X, 2.0, X.copy(), 5)
    np.testing.assert_allclose(by_x, np.diag(2 * X))
    np.testing.assert_allclose(by_a, X * X)
    returned, written = make(lib.normalise)(X, 5)
    s = np.sum(X * X)
    np.testing.assert_allclose(returned, 2 * X)
    np.testing.assert_allclose(written, np.eye(5) / s - 2 * np.outer(X, X) / s**2, atol=1e-15)
    status, energy = make(lib.energy)(X.reshape(5, 1), 5, np.zeros(1))
    assert status is None
    assert energy.shape == (1, 5, 1)
    assert make(lib.single, 1)(2.0, np.array([3.0], "f4")).dtype == np.float32


def test_hessian_is_scipys(lib: pad.Library) -> None:
    wanted = scipy.optimize.rosen_hess(X)
    found = pad.hessian(lib.rosenbrock)(X, 5)
    np.testing.assert_allclose(found, wanted, rtol=1e-12)
    np.testing.assert_allclose(pad.jacfwd(pad.grad(lib.rosenbrock))(X, 5), wanted, rtol=1e-12)
    v = np.linspace(-1, 1, 5)
    np.testing.assert_allclose(pad.hvp(lib.rosenbrock, (X, 5), (v,)), wanted @ v, rtol=1e-12)
    gradient, moved = pad.jvp(pad.grad(lib.rosenbrock), (X, 5), (v,))
    np.testing.assert_allclose(gradient, scipy.optimize.rosen_der(X), rtol=1e-12)
    np.testing.assert_allclose(moved, wanted @ v, rtol=1e-12)


def test_blocks_of_a_hessian(lib: pad.Library) -> None:
    w = np.linspace(1, 2, 5)
    (xx, xw), (wx, ww) = pad.hessian(lib.weighted, argnums=("x", "w"))(X, w, 5)
    np.testing.assert_allclose(xx, np.diag(2 * w))
    np.testing.assert_allclose(xw, np.diag(2 * X))
    np.testing.assert_allclose(wx, xw.T)
    np.testing.assert_allclose(ww, 0)
    x, y = 1.5, 0.25
    (aa, ab), (ba, bb) = pad.hessian(lib.wave, argnums=(0, 1))(x, y)
    assert aa == pytest.approx(2 * y - y * y * np.sin(x * y))
    assert ab == pytest.approx(2 * x + np.cos(x * y) - x * y * np.sin(x * y))
    assert ab == pytest.approx(ba)
    assert bb == pytest.approx(-x * x * np.sin(x * y))
    assert pad.hvp(lib.wave, (x, y), (1.0, 0.0)) == pytest.approx((aa, ba))


def test_hessian_of_an_output_that_is_written(lib: pad.Library) -> None:
    np.testing.assert_allclose(pad.hessian(lib.energy)(X, 5, np.zeros(1)), np.diag(6 * X))


def test_second_derivatives_are_of_real_numbers(lib: pad.Library) -> None:
    with pytest.raises(pad.ArgumentError, match="complex"):
        pad.hessian(lib.loss)


def test_second_derivatives_by_records(lib: pad.Library) -> None:
    bodies = np.zeros(2, BODY)
    bodies["mass"], bodies["kind"], bodies["velocity"] = [2.0, 3.0], [1, 2], [[0.5, -1.0], [1.5, 0.25]]
    kind, mass, velocity = bodies["kind"], bodies["mass"], bodies["velocity"]
    found = pad.hessian(lib.kinetic)(bodies, 2)
    assert found.shape == (2, 2)
    expected = np.zeros((2, 2, 2))
    np.testing.assert_allclose(found["mass"]["mass"], 0)
    for b in range(2):
        expected[b, b] = kind[b] * velocity[b]
    np.testing.assert_allclose(found["mass"]["velocity"], expected)
    np.testing.assert_allclose(found["velocity"]["mass"], expected)
    squares = np.einsum("b,bc,vw->bcvw", kind * mass, np.eye(2), np.eye(2))
    np.testing.assert_allclose(found["velocity"]["velocity"], squares)
    assert not found["mass"]["kind"].any()
    assert not found["kind"].any()

    tangent = np.zeros_like(bodies)
    tangent["mass"], tangent["kind"], tangent["velocity"] = [1.0, -1.0], [5, 5], [[1.0, 2.0], [3.0, 4.0]]
    gradient, along = pad.jvp(pad.grad(lib.kinetic), (bodies, 2), (tangent, None))
    np.testing.assert_allclose(gradient["mass"], kind * np.sum(velocity**2, axis=1) / 2)
    np.testing.assert_allclose(along["mass"], kind * np.sum(velocity * tangent["velocity"], axis=1))
    np.testing.assert_allclose(
        along["velocity"], kind[:, None] * (mass[:, None] * tangent["velocity"] + tangent["mass"][:, None] * velocity)
    )
    assert not along["kind"].any()
    assert pad.hvp(lib.kinetic, (bodies, 2), (tangent, None)).tobytes() == along.tobytes()


@pytest.mark.parametrize("jacobian", [pad.jacfwd, pad.jacrev])
def test_jacobians_of_records(lib: pad.Library, jacobian: Any) -> None:
    body = np.zeros((), BODY)
    body["mass"], body["kind"], body["velocity"] = 2.0, 7, [0.5, -1.0]
    by_body, by_step = jacobian(lib.push, argnums=(0, 1))(body, 0.25)
    assert by_body.shape == ()
    assert by_body["mass"]["mass"] == 1
    np.testing.assert_allclose(by_body["mass"]["velocity"], 0)
    np.testing.assert_allclose(by_body["velocity"]["mass"], [0.25, 0])
    np.testing.assert_allclose(by_body["velocity"]["velocity"], [[1, 0], [0, 0.25]])
    assert by_step["mass"] == 0
    np.testing.assert_allclose(by_step["velocity"], [2.0, -1.0])
    by_x, by_y = jacobian(lib.two, argnums=(0, 1))(2.0, 3.0)
    assert (by_x["product"], by_y["product"], by_y["sine"]) == (3.0, 2.0, 0.0)
    assert by_x["sine"] == pytest.approx(np.cos(2.0))


def test_check_grads_agrees(lib: pad.Library) -> None:
    pad.check_grads(lib.wave, (1.5, 0.25), order=2)
    pad.check_grads(lib.rosenbrock, (X, 5), order=2)
    pad.check_grads(lib.scale, (X, 2.0, X[::-1].copy(), 5))
    pad.check_grads(lib.single, (2.0, np.array([3.0], "f4")))
    pad.check_grads(lib.rotate, (np.array([1 + 2j]), np.array([2 - 1j]), 1))
    pad.check_grads(pad.grad(lib.rosenbrock), (X, 5))
    pad.check_grads(lib.rosenbrock, (X, 5), order=4)
    with pytest.raises(pad.ArgumentError, match="order"):
        pad.check_grads(lib.square, (1.0,), order=0)


def test_check_grads_notices_a_wrong_derivative(monkeypatch: pytest.MonkeyPatch) -> None:
    lib = pad.compile("double twice(double x) { return 2 * x; } double same(double x) { return 2.001 * x; }", "c")
    right = calls.forward(lib.twice, (0,))
    monkeypatch.setattr(calls, "forward", lambda *_: right)
    with pytest.raises(AssertionError, match="forward mode against differences: does not agree"):
        pad.check_grads(lib.same, (1.0,), modes=("fwd",))


def test_products_without_tangents_or_tuples(lib: pad.Library) -> None:
    for tangents in ((), (None, None)):
        with pytest.raises(pad.ArgumentError, match="no argument has a tangent"):
            pad.hvp(lib.rosenbrock, (X, 5), tangents)
    with pytest.raises(pad.ArgumentError, match="must be a tuple"):
        pad.hvp(lib.square, 2.0, 1.0)  # type: ignore[arg-type]
    with pytest.raises(pad.ArgumentError, match="no number"):
        pad.autodiff(pad.Reverse, lib.shift, pad.Const(X), pad.Const(X.copy()), pad.Const(5), cotangent=2.0)
