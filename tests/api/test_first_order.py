"""grad, value_and_grad, vjp, jvp against closed forms, and what they promise about their arguments."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

X = np.array([0.5, -1.5, 2.0])
W = np.array([1.0, 2.0, 3.0])


def test_grad_of_scalars(lib: pad.Library) -> None:
    assert pad.grad(lib.square)(3.0) == 6.0
    x, y = 1.5, 0.25
    by_x, by_y = 2 * x * y + y * np.cos(x * y), x * x + x * np.cos(x * y)
    assert pad.grad(lib.wave)(x, y) == pytest.approx(by_x, rel=1e-14)
    assert pad.grad(lib.wave, argnums="y")(x, y) == pytest.approx(by_y, rel=1e-14)
    assert pad.grad(lib.wave, argnums=-1)(x, y) == pytest.approx(by_y, rel=1e-14)
    assert pad.grad(lib.wave, argnums=(1, 0))(x, y) == pytest.approx((by_y, by_x), rel=1e-14)
    assert pad.grad(lib.wave, argnums=[0])(x=x, y=y) == pytest.approx((by_x,), rel=1e-14)


def test_value_and_grad_of_arrays(lib: pad.Library) -> None:
    value, (by_x, by_w) = pad.value_and_grad(lib.weighted, argnums=("x", "w"))(X, W, 3)
    assert value == pytest.approx(np.sum(W * X * X))
    np.testing.assert_allclose(by_x, 2 * W * X)
    np.testing.assert_allclose(by_w, X * X)
    np.testing.assert_allclose(pad.grad(lib.weighted)([1, 2, 3], W, 3), 2 * W * [1, 2, 3])


def test_single_precision_stays_single(lib: pad.Library) -> None:
    by_x, by_y = pad.grad(lib.single, argnums=(0, 1))(2.0, np.array([3.0], "f4"))
    assert by_x == 9.0
    assert by_y.dtype == np.float32
    assert by_y.tolist() == [12.0]


def test_grad_takes_the_one_scalar_output_wherever_it_is(lib: pad.Library) -> None:
    value, gradient = pad.value_and_grad(lib.energy)(X, 3, np.zeros(1))
    assert value == pytest.approx(np.sum(X**3))
    np.testing.assert_allclose(gradient, 3 * X**2)
    with pytest.raises(pad.ArgumentError, match="an array of one element"):
        pad.grad(lib.energy)(X, 3, np.zeros(2))
    with pytest.raises(pad.ArgumentError, match="one scalar output"):
        pad.grad(lib.two)(1.0, 2.0)


def test_outputs_are_the_return_value_then_what_is_written(lib: pad.Library) -> None:
    x = X.copy()
    outputs, tangents = pad.jvp(lib.normalise, (x, 3), (np.ones(3),))
    s, ds = np.sum(X * X), 2 * np.sum(X)
    assert outputs[0] == pytest.approx(s)
    assert tangents[0] == pytest.approx(ds)
    np.testing.assert_allclose(outputs[1], X / s)
    np.testing.assert_allclose(tangents[1], 1 / s - X * ds / s**2)
    np.testing.assert_array_equal(x, X)
    assert lib.normalise(x, 3) == pytest.approx(s)
    np.testing.assert_allclose(x, X / s)


def test_pullback_of_several_outputs_may_be_called_again(lib: pad.Library) -> None:
    x = X.copy()
    outputs, pullback = pad.vjp(lib.normalise, x, 3)
    assert len(outputs) == 2
    x[:] = 99.0
    s = np.sum(X * X)
    jacobian = np.eye(3) / s - 2 * np.outer(X, X) / s**2
    c = np.array([1.0, -2.0, 0.5])
    for _ in range(2):
        gradient, none = pullback((3.0, c))
        assert none is None
        np.testing.assert_allclose(gradient, 3.0 * 2 * X + jacobian.T @ c, rtol=1e-12)
    np.testing.assert_allclose(pullback((1, None))[0], 2 * X)
    np.testing.assert_array_equal(c, [1.0, -2.0, 0.5])


def test_written_arguments_are_protected(lib: pad.Library) -> None:
    x, dx, cotangent = X.copy(), np.ones(3), np.ones(3)
    x.flags.writeable = True
    y, pullback = pad.vjp(lib.scale, x, 2.0, W, 3)
    np.testing.assert_allclose(y, 2 * W * X)
    by_x, by_a, by_y, by_n = pullback(cotangent)
    np.testing.assert_allclose(by_x, 2 * W)
    assert by_a == pytest.approx(np.sum(X * W))
    np.testing.assert_allclose(by_y, 2 * X)
    assert by_n is None
    _, tangent = pad.jvp(lib.scale, (x, 2.0, W, 3), (dx, 1.0, None))
    np.testing.assert_allclose(tangent, 2 * W + X * W)
    np.testing.assert_array_equal(x, X)
    np.testing.assert_array_equal(dx, 1.0)
    np.testing.assert_array_equal(cotangent, 1.0)


def test_integer_outputs_have_no_tangent(lib: pad.Library) -> None:
    outputs, tangents = pad.jvp(lib.energy, (X, 3, np.zeros(1)), (np.ones(3), None, None))
    assert outputs[0] == 0
    assert tangents[0] is None
    np.testing.assert_allclose(tangents[1], [np.sum(3 * X**2)])
    gradients = pad.vjp(lib.energy, X, 3, np.zeros(1))[1]((None, np.array([2.0])))
    np.testing.assert_allclose(gradients[0], 6 * X**2)
    assert pad.jvp(lib.count, (3,), ()) == (4, None)
    assert pad.vjp(lib.count, 3)[1](None) == (None,)


def test_complex_numbers_follow_jax(lib: pad.Library) -> None:
    z, c = 1.5 + 2j, 0.5 - 1j
    assert pad.jvp(lib.cube, (z,), (c,))[1] == pytest.approx(3 * z * z * c)
    assert pad.vjp(lib.cube, z)[1](c)[0] == pytest.approx(3 * z * z * c)
    a = np.array([1 + 2j, 3 - 1j])
    np.testing.assert_allclose(pad.grad(lib.loss)(a, 2), 2 * a.real * a.imag - 1j * a.real**2)
    w = np.array([2j, 1 + 1j])
    out, pullback = pad.vjp(lib.rotate, a, w, 2)
    np.testing.assert_allclose(out, a * w)
    cotangent = np.array([1.0, 1j])
    np.testing.assert_allclose(pullback(cotangent)[0], w * cotangent)
    np.testing.assert_allclose(pullback(cotangent)[1], a * cotangent)
    with pytest.raises(pad.ArgumentError, match="complex"):
        pad.grad(lib.cube)(z)


def body(lib: pad.Library, *values: object) -> np.ndarray:
    from polyglot_ad.signature import numpy_dtype

    return np.array(list(values), numpy_dtype(lib.kinetic.signature.parameters[0].dtype))


def test_records_have_gradients_of_their_own_dtype(lib: pad.Library) -> None:
    bodies = body(lib, (2.0, 3, (1.0, 2.0)), (4.0, 1, (0.5, 0.0)))
    gradient = pad.grad(lib.kinetic)(bodies, 2)
    assert gradient.dtype == bodies.dtype
    np.testing.assert_allclose(gradient["mass"], [7.5, 0.125])
    np.testing.assert_allclose(gradient["velocity"], [[6.0, 12.0], [2.0, 0.0]])
    assert gradient["kind"].tolist() == [0, 0]
    moved, tangent = pad.jvp(lib.push, (bodies[:1], 0.5), (gradient[:1], 1.0))
    np.testing.assert_allclose(moved["velocity"], [[2.0, 1.0]])
    np.testing.assert_allclose(tangent["velocity"], [[6.0 + 2.0 + 0.5 * 7.5, 12 * 0.5 + 2.0]])
    assert tangent["kind"].tolist() == [0]


def test_record_results(lib: pad.Library) -> None:
    value, tangent = pad.jvp(lib.two, (2.0, 3.0), (1.0, 0.0))
    assert (value["product"], value["sine"]) == (6.0, np.sin(2.0))
    assert (tangent["product"], tangent["sine"]) == pytest.approx((3.0, np.cos(2.0)))
    _, pullback = pad.vjp(lib.two, 2.0, 3.0)
    for cotangent in ((1.0, 2.0), [1.0, 2.0], {"product": 1.0, "sine": 2.0}, np.array((1.0, 2.0), value.dtype)):
        assert pullback(cotangent) == pytest.approx((3.0 + 2 * np.cos(2.0), 2.0))


def test_global_variables_are_the_same_in_primal_and_derivatives(lib: pad.Library) -> None:
    gradient = pad.grad(lib.weight)
    lib.set_gravity(1.0)
    assert gradient(3.0) == 6.0
    lib.set_gravity(2.0)
    assert lib.weight(3.0) == 18.0
    assert gradient(3.0) == 12.0
    assert pad.jvp(lib.weight, (3.0,), (1.0,)) == (18.0, 12.0)


def test_functional_calls_refuse_overlap_with_what_is_written(lib: pad.Library) -> None:
    a, b = np.ones(3), np.ones(3)
    np.testing.assert_allclose(pad.grad(lib.outer)(a, b, 3), 4.0)
    with pytest.raises(pad.ArgumentError, match="'a' and 'b' overlap"):
        pad.grad(lib.outer)(a, a, 3)
    np.testing.assert_allclose(pad.grad(lib.weighted, (0, 1))(X, X, 3)[0], 2 * X * X)


def test_what_cannot_be_asked_is_a_type_error_and_a_value_error(lib: pad.Library) -> None:
    with pytest.raises(TypeError, match="integers have no derivative"):
        pad.grad(lib.weighted, argnums="n")
    with pytest.raises(ValueError, match="no argument is called 'q'"):
        pad.grad(lib.weighted, argnums="q")
    with pytest.raises(ValueError, match="there is no argument 7"):
        pad.grad(lib.weighted, argnums=7)
    with pytest.raises(ValueError, match="named twice"):
        pad.grad(lib.weighted, argnums=(0, "x"))
    with pytest.raises(TypeError, match="expected a function of a loaded library"):
        pad.grad(np.sin)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="its tangent must be None"):
        pad.jvp(lib.weighted, (X, W, 3), (X, W, 1))
    with pytest.raises(TypeError, match="4 tangents for 3 arguments"):
        pad.jvp(lib.weighted, (X, W, 3), (X, W, None, None))
    with pytest.raises(TypeError, match="tangent of argument 'x'"):
        pad.jvp(lib.weighted, (X, W, 3), (np.ones(2), None))
    with pytest.raises(TypeError, match="cotangent of the return value"):
        pad.vjp(lib.weighted, X, W, 3)[1](np.ones(2))
    with pytest.raises(TypeError, match="2 cotangents"):
        pad.vjp(lib.normalise, X, 3)[1](1.0)


def test_long_double_is_differentiated_in_its_own_precision() -> None:
    lib = pad.compile(
        """
        long double f(double a, long double x, const long double *y) { return a * x * x * y[0]; }
        double g(long double x) { return x * x; }
        """,
        "c",
    )
    y = np.array([5.0], "g")
    assert lib.f(2.0, 3.0, y) == 90.0
    by_a, by_x, by_y = pad.grad(lib.f, argnums=(0, 1, 2))(2.0, 3.0, y)
    assert (by_a, by_x, by_y.tolist()) == (45.0, 60.0, [18.0])
    assert by_y.dtype == np.longdouble
    assert pad.jvp(lib.f, (2.0, 3.0, y), (1.0, 1.0, y)) == (90.0, 45.0 + 60.0 + 90.0)
    assert pad.hessian(lib.f, argnums=1)(2.0, 3.0, y) == 20.0
    assert pad.value_and_grad(lib.g)(3.0) == (9.0, 6.0)
