"""`vmap` against loops: of functions and of every kind of derivative, axes in and out, nested batches, threads, other languages, errors."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.registry import adapter

SOURCE = r"""
#include <complex.h>
double rosen(const double *x, int n) {
  double s = 0; for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += 100 * a * a + b * b; } return s;
}
double number(double a, double b) { return a * a * b; }
void scale(double *restrict y, double a, const double *restrict x, int n) { for (int i = 0; i < n; i++) y[i] += a * x[i] * x[i]; }
double quotient(int a, int b) { return a / b; }
typedef struct { double *data; int n; } vec;
double total(vec v, double a) { double s = 0; for (int i = 0; i < v.n; i++) s += v.data[i] * v.data[i] * a; return s; }
float single(const float *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i]; return s; }
typedef struct { double m; int k; double p[2]; } body;
double energy(const body *b) { return b->m * b->k * b->p[0] * b->p[1]; }
body moved(body b, double t) { b.p[0] += t * b.m; return b; }
double complex wave(double complex z, double k) { return z * z * k; }
double real_part(double complex z) { return creal(z) * cimag(z); }
double real_part_at(const double complex *z) { return creal(z[0]) * cimag(z[0]); }
double square(double x) { return x * x; }
double apply(double (*f)(double), double x) { return f(x) * x; }
int count(int a, unsigned char b) { return a + b; }
void one(const double *x, double *restrict s) { s[0] = x[0] * x[0]; }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


@pytest.fixture
def x() -> np.ndarray:
    return np.random.default_rng(1).normal(size=(5, 4))


def stacked(function: Callable[..., Any], members: Any) -> Any:
    """What a loop gives, put together as a batch."""
    found = [function(*one) for one in members]
    return _stacked(found)


def _stacked(found: list[Any]) -> Any:
    if isinstance(found[0], tuple):
        return tuple(_stacked(list(parts)) for parts in zip(*found, strict=True))
    return None if found[0] is None else np.stack(found)


def same(ours: Any, loop: Any) -> None:
    if isinstance(loop, tuple):
        assert len(ours) == len(loop)
        for a, b in zip(ours, loop, strict=True):
            same(a, b)
    elif loop is None:
        assert ours is None
    else:
        assert ours.shape == loop.shape and ours.dtype == loop.dtype
        np.testing.assert_array_equal(ours, loop)


@pytest.mark.parametrize(
    "transform",
    [lambda f: f, pad.grad, pad.value_and_grad, pad.hessian, lambda f: pad.grad(f, argnums=("x",)), pad.jacfwd, pad.jacrev,
     lambda f: pad.jacfwd(pad.hessian(f))],
)  # fmt: skip
@pytest.mark.parametrize("threads", [1, 3])
def test_transforms(lib: pad.Library, x: np.ndarray, transform: Any, threads: int) -> None:
    made = transform(lib.rosen)
    same(pad.vmap(made, (0, None), threads=threads)(x, 4), stacked(made, [(row, 4) for row in x]))


def test_products(lib: pad.Library, x: np.ndarray) -> None:
    v = x[::-1].copy()
    same(pad.vmap(pad.pushforward(lib.rosen), (0, None, 0))(x, 4, v), stacked(pad.pushforward(lib.rosen), zip(x, [4] * 5, v)))
    hvp = pad.pushforward(pad.grad(lib.rosen))
    same(pad.vmap(hvp, (0, None, None))(x, 4, v[0]), stacked(hvp, [(row, 4, v[0]) for row in x]))
    back = pad.pullback(lib.scale, ("a", "x"))
    y, a = np.zeros((5, 4)), np.arange(5.0)
    same(pad.vmap(back, (0, 0, 0, None, 0))(y, a, x, 4, v), stacked(back, zip(y, a, x, [4] * 5, v)))
    jacobian = pad.jacrev(lib.scale, ("a", "x"))
    same(pad.vmap(jacobian, (None, 0, 0, None))(y[0], a, x, 4), stacked(jacobian, [(y[0], b, row, 4) for b, row in zip(a, x)]))


def test_axes(lib: pad.Library, x: np.ndarray) -> None:
    grad = pad.grad(lib.rosen)
    rows = stacked(grad, [(row, 4) for row in x])
    same(pad.vmap(grad, (1, None), 1)(x.T, 4), np.moveaxis(rows, 0, 1))
    same(pad.vmap(grad, (-1, None), -1)(np.ascontiguousarray(x.T), 4), np.moveaxis(rows, 0, 1))
    wide = np.repeat(x, 2, axis=1)[:, ::2]
    same(pad.vmap(grad, (0, None))(wide, 4), rows)
    both = pad.vmap(pad.value_and_grad(lib.rosen), (0, None), (0, 1))(x, 4)
    same(both[1], rows.T)
    wrong = {(0, 0): "is a number", (2, None): "has 2 axes", (0,): "1 entries for 2", (None, None): "no argument is mapped"}
    for axes, message in wrong.items():
        with pytest.raises(pad.ArgumentError, match=message):
            pad.vmap(grad, axes)(x, 4)
    with pytest.raises(pad.ArgumentError, match="out_axes"):
        pad.vmap(grad, (0, None), None)(x, 4)
    with pytest.raises(pad.ArgumentError, match="do not have as many members: 3, and 2"):
        pad.vmap(lib.number)(np.ones(3), np.ones(2))
    assert pad.vmap(grad, (0, None))(np.zeros((0, 4)), 4).shape == (0, 4)


def test_batches_of_batches(lib: pad.Library) -> None:
    a, b = np.arange(1.0, 4.0), np.arange(1.0, 3.0)
    table = pad.vmap(pad.vmap(lib.number, (None, 0)), (0, None))
    np.testing.assert_array_equal(table(a, b), a[:, None] ** 2 * b)
    turned = pad.vmap(pad.vmap(pad.grad(lib.number, (0, 1)), (None, 0)), (0, None), (1, 0))
    da, db = turned(a, b)
    np.testing.assert_array_equal(da, (2 * a[:, None] * b).T)
    np.testing.assert_array_equal(db, np.repeat(a[:, None] ** 2, 2, axis=1))
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(table))(a, b), table(a, b))


def test_arguments(lib: pad.Library, x: np.ndarray) -> None:
    y = np.ones((5, 4))
    same(pad.vmap(lib.scale, (0, None, 0, None))(y, 2.0, x, 4), y + 2.0 * x * x)
    assert (y == 1).all()
    same(pad.vmap(lib.scale, (None, 0, None, None))(y[0], np.arange(5.0), x[0], 4), 1 + np.arange(5.0)[:, None] * (x[0] * x[0]))
    same(pad.vmap(lib.number)([1, 2], b=[3.0, 4.0]), np.array([3.0, 16.0]))
    same(pad.vmap(lib.total, ((0, None), 0))((x, 4), np.arange(5.0)), stacked(lib.total, [((r, 4), a) for r, a in zip(x, np.arange(5.0))]))
    gradient = pad.vmap(pad.grad(lib.total, argnums="v"), ({"data": 0}, None))({"data": x, "n": 4}, 2.0)
    same(gradient, 4 * x)
    same(pad.vmap(pad.grad(lib.single), (0, None))(x.astype("f4"), 4), stacked(pad.grad(lib.single), [(r, 4) for r in x.astype("f4")]))
    z = np.array([1 + 2j, 3j])
    same(pad.vmap(lib.wave, (0, None))(z, 2.0), z * z * 2)
    same(pad.vmap(lib.count)(np.array([1, -2], "i4"), np.array([255, 0], "u1")), np.array([256, -2], "i4"))
    same(pad.vmap(lib.apply, (None, 0))(lib.square, np.arange(3.0)), np.arange(3.0) ** 3)
    same(pad.vmap(pad.grad(lib.apply, argnums=1), (None, 0))(lib.square, np.arange(3.0)), 3 * np.arange(3.0) ** 2)
    same(pad.vmap(lib.apply, (None, 0))(lambda t: t, np.arange(3.0)), np.arange(3.0) ** 2)
    # A gradient of the one array of one element that is written.
    value, gradient = pad.vmap(pad.value_and_grad(lib.one), (0, None))(x[:, :1], np.zeros(1))
    same((value, gradient), (x[:, 0] ** 2, 2 * x[:, :1]))


def test_records(lib: pad.Library) -> None:
    bodies = np.zeros(3, lib.energy.signature.parameters[0].dtype)
    bodies["m"], bodies["k"], bodies["p"] = [1, 2, 3], [2, 1, 1], [[1, 2], [3, 4], [5, 6]]
    same(pad.vmap(lib.energy)(bodies), np.array([4.0, 24.0, 90.0]))
    gradient = pad.vmap(pad.grad(lib.energy))(bodies)
    np.testing.assert_array_equal(gradient["p"], [[4.0, 2.0], [8.0, 6.0], [18.0, 15.0]])
    assert not gradient["k"].any()
    after = pad.vmap(lib.moved, (0, None))(bodies, 0.5)
    np.testing.assert_array_equal(after["p"][:, 0], [1.5, 4.0, 6.5])


def test_what_is_refused(lib: pad.Library, x: np.ndarray) -> None:
    with pytest.raises(pad.ArgumentError, match="expected a function of a loaded library"):
        pad.vmap(lambda t: t)
    with pytest.raises(pad.ArgumentError, match="float64 array for every member"):
        pad.vmap(lib.rosen, (0, None))(x.astype("f4"), 4)
    with pytest.raises(pad.ArgumentError, match="uses 5 elements"):
        pad.vmap(lib.rosen, (0, 0))(x, np.array([4, 4, 5, 4, 4]))
    with pytest.raises(pad.ArgumentError, match="int32 for every member"):
        pad.vmap(lib.quotient)(np.array([2**40, 1]), np.array([1, 1]))
    with pytest.raises(pad.ArgumentError, match="which is not mapped"):
        pad.vmap(lib.apply)(np.zeros(2, np.uint64), np.ones(2))
    for derivative in (pad.grad(lib.real_part), pad.grad(lib.real_part_at)):
        with pytest.raises(pad.ArgumentError, match="complex"):
            pad.vmap(derivative)(np.ones((2, 1)[: 1 + (derivative.function is lib.real_part_at)], complex))
    with pytest.raises(pad.NativeError, match="integer division by zero") as caught:
        pad.vmap(lib.quotient, threads=2)(np.array([4, 6, 8, 9]), np.array([2, 1, 0, 1]))
    assert caught.value.__notes__ == ["in member 2 of the batch"]
    with pytest.raises(ZeroDivisionError):
        pad.vmap(lib.apply, (None, 0))(lambda t: 1 / t, np.arange(3.0))


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason="needs a Fortran compiler")
def test_fortran_and_returned_arrays() -> None:
    lib = pad.compile(
        """
function scaled(a, n, t) result(b)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, 2), t
  real(8) :: b(n, 2)
  b = a * t
  b(1, 2) = a(1, 2)**2
end function
subroutine norm(a, s)
  real(8), intent(in) :: a(:, :)
  real(8), intent(out) :: s
  s = sum(a**2)
end subroutine
""",
        "fortran",
    )
    a = np.arange(24.0).reshape(4, 3, 2)
    expected = a * 2
    expected[:, 0, 1] = a[:, 0, 1] ** 2
    np.testing.assert_array_equal(pad.vmap(lib.scaled, (0, None, None))(a, 3, 2.0), expected)
    np.testing.assert_array_equal(pad.vmap(pad.grad(lib.norm), (0, None))(a, np.zeros(())), 2 * a)
    with pytest.raises(pad.ArgumentError, match="must be the same for all members"):
        pad.vmap(lib.scaled, (None, 0, None))(np.asfortranarray(a[0]), np.array([3, 2]), 2.0)
