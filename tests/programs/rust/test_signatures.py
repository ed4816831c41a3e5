"""Signatures of Rust beyond numbers and slices: what Python passes and gets, and derivatives through them."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

from ..leaks import left_behind

SOURCE = "signatures.rs"
X = np.array([0.7, 1.3, 0.45, 2.1])
EMPTY = np.zeros(0)


@pytest.mark.parametrize("name", ["gauss", b"cauchy", np.frombuffer(b"gauss", np.uint8).copy()])
def test_texts(program, name):
    function = program(SOURCE).by_name
    text = name if isinstance(name, str) else bytes(name).decode()
    r = np.diff(X)
    right = np.exp(-r * r) if text == "gauss" else 1 / (1 + r * r)
    slope = -2 * r * (right if text == "gauss" else right**2)
    gradient = np.append(0, slope) - np.append(slope, 0)
    assert function(name, X) == pytest.approx(right.sum(), rel=1e-14)
    np.testing.assert_allclose(pad.grad(function, argnums=1)(name, X), gradient, rtol=1e-13)
    np.testing.assert_allclose(pad.jvp(function, (name, X), (None, X))[1], gradient @ X, rtol=1e-13)


def test_texts_that_are_given_away(measured_scalar):
    measured_scalar(SOURCE, "by_owned_name", ("gauss", "cauchy", X))


@pytest.mark.parametrize(
    ("text", "why"), [(b"\xff", "utf-8"), ("\ud800", "surrogates"), (np.array([200], np.uint8), "utf-8"), (3, "int 3"), (None, "None")]
)
def test_no_texts(program, text, why):
    lib = program(SOURCE)
    for call in (
        lambda: lib.by_name(text, X),
        lambda: pad.grad(lib.by_name, argnums=1)(text, X),
        lambda: lib.by_owned_name(text, "gauss", X),
    ):
        with pytest.raises(pad.ArgumentError, match=why):
            call()


def test_characters(program):
    function = program(SOURCE).by_letter
    np.testing.assert_allclose(pad.grad(function, argnums=1)("γ", X), np.exp(X), rtol=1e-14)
    np.testing.assert_allclose(pad.grad(function, argnums=1)(ord("a"), X), X.prod() / X, rtol=1e-14)
    for wrong in ("ab", "", 0xD800, 0x110000, -1, True, None):
        with pytest.raises(pad.ArgumentError, match="a character"):
            function(wrong, X)


def test_enumerations(measured_scalar, program):
    measured_scalar(SOURCE, "by_rule", (4, 0, X))
    function = program(SOURCE).by_rule
    assert function("Simpson", "Midpoint", X) == function(4, 0, X) != function(0, 4, X)
    for wrong in ("simpson", 1, 5, -1, None):
        with pytest.raises(pad.ArgumentError, match=r"expected (one of 'Midpoint' \(0\), 'Simpson' \(4\)|an integer)"):
            function(wrong, 0, X)


@pytest.mark.parametrize("name", ["or_text", "or_fault", "or_none", "boxed"])
def test_numbers_inside_of_something(measured_scalar, name):
    measured_scalar(SOURCE, name, (X,))


@pytest.mark.parametrize("name", ["or_static_text", "or_any_error", "nested", "boxed_slice"])
def test_arrays_inside_of_something(program, name):
    function = program(SOURCE)[name]
    right, slope = {
        "or_static_text": lambda x: (np.array([x[0] * x[1], np.sin(x[1])]), np.array([[x[1], x[0], 0, 0], [0, np.cos(x[1]), 0, 0]])),
        "or_any_error": lambda x: (np.sqrt(x), np.diag(0.5 / np.sqrt(x))),
    }.get(name, lambda x: (x * x, np.diag(2 * x)))(X)
    np.testing.assert_allclose(function(X), right, rtol=1e-15)
    np.testing.assert_allclose(pad.jacobian(function)(X), slope, rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(pad.jvp(function, (X,), (X,))[1], slope @ X, rtol=1e-14)


def test_nothing_but_success(program):
    function = program(SOURCE).written
    y = np.ones(4)
    assert function(X, y) is None
    np.testing.assert_allclose(y, np.sqrt(X), rtol=1e-15)
    _, pullback = pad.vjp(function, X, np.ones(4))
    np.testing.assert_allclose(pullback(X)[0], 0.5 * np.sqrt(X), rtol=1e-14)
    with pytest.raises(pad.NativeError, match="Err\\(Fault::Negative\\)"):
        function(-X, y)


@pytest.mark.parametrize(("name", "x", "text"), [
    ("or_text", [1.0, np.nan], r"x\[1\] is no number"), ("or_text", [], "nothing given"), ("or_static_text", [1.0], "too short"),
    ("or_fault", [], r"the result is Err\(Fault::Empty\)"), ("or_fault", [1.0, -1.0], r"the result is Err\(Fault::Negative\)"),
    ("or_fault", [1.0, 0.0], r"the result is Err\(Fault::Singular\)"), ("or_any_error", [], r"the result is Err\(Box<dyn Error>\)"),
    ("or_none", [], "the result is None"), ("nested", [], "the result is None"), ("nested", [1.0] * 9, "too long"),
    ("fitted", [-1.0], r"Err\(Fault::Negative\)"),
])  # fmt: skip
def test_the_other_variant(program, name, x, text):
    function, x = program(SOURCE)[name], np.array(x)
    for call in (lambda: function(x), lambda: pad.vjp(function, x), lambda: pad.jvp(function, (x,), (x,))):
        with pytest.raises(pad.NativeError, match=text):
            call()


def test_members(program):
    function = program(SOURCE).fitted
    slope, change = (X**-0.5).sum(), -0.5 * X**-1.5
    fit = function(X)
    residuals = X - slope
    assert fit.steps == 4 and fit.slope == pytest.approx(slope, rel=1e-14)
    np.testing.assert_allclose(fit.residuals, residuals, rtol=1e-14)
    np.testing.assert_allclose(fit.weights, 1 / (1 + residuals**2), rtol=1e-14)
    moved = pad.jvp(function, (X,), (X,))[1]
    np.testing.assert_allclose(moved[0], change @ X, rtol=1e-13)
    np.testing.assert_allclose(moved[1], X - change @ X, rtol=1e-13)
    text, pullback = pad.vjp(program(SOURCE).pair, X)
    np.testing.assert_allclose(text[1], np.cos(X), rtol=1e-15)
    np.testing.assert_allclose(pullback((2.0, X))[0], 4 * X.sum() - X * np.sin(X), rtol=1e-14)


def test_slices_that_may_be_left_out(program):
    function, w = program(SOURCE).weighted, np.array([0.5, -0.3, 2.0])
    assert function(X) == function(X, None) == pytest.approx(X.prod(), rel=1e-15)
    assert function(X, EMPTY) == 0.0
    np.testing.assert_allclose(pad.grad(function)(X, None), X.prod() / X, rtol=1e-14)
    np.testing.assert_allclose(pad.grad(function)(X, EMPTY), np.zeros(4))
    for got, right in zip(pad.grad(function, argnums=(0, 1))(X, w), (np.append(w * w, 0), 2 * X[:3] * w), strict=True):
        np.testing.assert_allclose(got, right, rtol=1e-14)
    assert pad.jvp(function, (X, w), (X, w))[1] == pytest.approx(3 * X[:3] @ w**2, rel=1e-14)
    assert pad.jvp(function, (X, None), (X, None))[1] == pytest.approx(4 * X.prod(), rel=1e-14)
    np.testing.assert_allclose(pad.hvp(function, (X, w), (X, w))[1], 4 * X[:3] * w, rtol=1e-14)


def test_slices_that_may_be_written(program):
    function, squares = program(SOURCE).perhaps_written, np.ones(4)
    assert function(X) == pytest.approx(X.sum(), rel=1e-15)
    assert function(X, squares) == pytest.approx(X @ X, rel=1e-15)
    np.testing.assert_allclose(squares, X * X, rtol=1e-15)
    np.testing.assert_allclose(pad.grad(function)(X, None), np.ones(4))
    _, pullback = pad.vjp(function, X, np.ones(4))
    np.testing.assert_allclose(pullback((1.0, X))[0], 2 * X + 2 * X * X, rtol=1e-14)
    with pytest.raises(pad.ArgumentError, match="overlap"):
        function(X, X)


def test_references_that_may_be_left_out(measured_scalar, program):
    bounds, more = (-1.5, 1.2), np.array([0.4, 1.1])
    measured_scalar(SOURCE, "with_defaults", (X, 0.7, None, more, "abc"))
    measured_scalar(SOURCE, "with_defaults", (X, None, None, None, None))
    function = program(SOURCE).with_defaults
    assert function(X) == function(X, 3.0, (-1.0, 9.0), np.ones(1), "four")
    clipped = np.clip(0.7 * X, -1.8, 1.2)
    assert function(X, 0.7, bounds, more, "") == pytest.approx(clipped.sum() * (more @ more), rel=1e-14)
    gradient = pad.grad(function, argnums=(1, 2))(X, 0.7, bounds, more, "")
    assert gradient[0] == pytest.approx(X[:3].sum() * (more @ more), rel=1e-14)
    assert tuple(gradient[1].item()) == pytest.approx((0.0, more @ more), rel=1e-14)


def test_boxes(measured_scalar, program):
    mass = (0.3, 0.8, 1.7)
    measured_scalar(SOURCE, "given_away", (0.6, X, mass, 3))
    function, moment = program(SOURCE).given_away, 1.7 * (0.3 * 0.3 + 0.8)
    assert function(0.6, X, mass, 3) == pytest.approx(np.sin(0.6 * X).sum() * moment + 3, rel=1e-14)
    assert function(0.6, EMPTY, mass, 2) == 2.0
    of_mass = pad.grad(function, argnums=2)(0.6, X, mass, 3)
    assert tuple(of_mass.item()) == pytest.approx(tuple(np.sin(0.6 * X).sum() * np.array([1.7 * 0.6, 1.7, 0.89])), rel=1e-13)
    gradient = pad.grad(function, argnums=1)
    assert left_behind(lambda: gradient(0.6, X, mass, 3), 2000) < 64


@pytest.mark.parametrize(("name", "more"), [("rows_of_slices", (0.7,)), ("rows_of_vecs", ()), ("rows_given_away", (2,))])
def test_rows(measured_scalar, name, more):
    measured_scalar(SOURCE, name, (np.array([[0.7, 1.3], [0.4, -0.6], [1.1, 0.3]]), *more))


def test_rows_of_a_matrix(program):
    a, b, w = np.array([[0.1, 2.0, 0.3], [3.0, 0.2, -1.0], [0.5, 1.0, 2.0]]), np.array([1.0, 2.0, 3.0]), np.array([0.3, 0.4, -0.5])
    x, pullback = pad.vjp(program(SOURCE).eliminated, a, b)
    np.testing.assert_allclose(x, np.linalg.solve(a, b), rtol=1e-13)
    adjoint = np.linalg.solve(a.T, w)
    np.testing.assert_allclose(pullback(w)[0], -np.outer(adjoint, x), rtol=1e-12)
    np.testing.assert_allclose(pullback(w)[1], adjoint, rtol=1e-12)


def test_rows_without_elements_and_memory(program):
    lib, x = program(SOURCE), np.array([[0.7, 1.3], [0.4, -0.6], [1.1, 0.3]])
    assert lib.rows_of_slices(np.zeros((0, 4)), 1.0) == 0.0 and lib.rows_of_slices(np.zeros((3, 0)), 2.0) == 9.0
    assert lib.rows_given_away(np.zeros((0, 2)), 0) == pytest.approx(np.sqrt(15.25), rel=1e-15)
    of_picked = pad.grad(lib.picked, argnums=1)(np.array([[0, 1], [2, 2]], np.int32), X)
    np.testing.assert_allclose(of_picked, [X @ [2, 1, 2, 0], *(X[0] * np.array([1, 2, 0]))])
    gradient = pad.grad(lib.rows_given_away)
    for call in (lambda: gradient(x, 2), lambda: lib.rows_given_away(x[:, :0], 0), lambda: lib.rows_given_away(x[:0], 0)):
        assert left_behind(call, 2000) < 64
    with pytest.raises(pad.ArgumentError, match="shape"):
        lib.rows_of_vecs(X)
