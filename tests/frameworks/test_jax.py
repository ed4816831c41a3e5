"""`pad.jax.function` against JAX's own derivatives of the same function written in JAX."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs.registry import adapter

jax = pytest.importorskip("jax", reason="jax is not installed (the extra `jax`)")
jnp = jax.numpy
jax.config.update("jax_enable_x64", True)

SOURCE = r"""
#include <stdlib.h>
double rosen(const double *x, int n) {
  double s = 0; for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += 100 * a * a + b * b; } return s;
}
float single(const float *x, float a) { return a * x[0] * x[0] * x[1]; }
double number(double a, double b) { return a * a * b; }
double both(double *restrict y, double a, const double *restrict x, int n) {
  double s = 0; for (int i = 0; i < n; i++) { y[i] = a * x[i] * y[i]; s += y[i] * y[i]; } return s;
}
typedef struct { double *data; int n; } vec;
double total(const vec *v, double a) { double s = 0; for (int i = 0; i < v->n; i++) s += v->data[i] * v->data[i] * a; return s; }
long power(long k, long b) { return k * b; }
double scaled(double x, long k) { return x * x * k; }
double checked(int a, double x) { return 10 / a * x; }
double square(double x) { return x * x; }
double apply(double (*f)(double), double x) { return f(x) * x; }
double handle(void *p, double x) { return x; }
"""


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def rosen(x: Any) -> Any:
    return jnp.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def same(ours: Any, theirs: Any, rtol: float = 1e-12) -> None:
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=rtol, atol=1e-12), ours, theirs)
    jax.tree.map(lambda a, b: a.dtype == b.dtype or pytest.fail(f"{a.dtype} {b.dtype}"), ours, theirs)


X = np.random.default_rng(2).normal(size=(3, 4))


@pytest.mark.parametrize(
    "transform",
    [
        lambda f: f, jax.grad, jax.value_and_grad, jax.hessian, jax.jacfwd, lambda f: lambda x: jax.jvp(f, (x,), (x[::-1],)),
        lambda f: jax.jacrev(jax.jacrev(f)), lambda f: jax.grad(lambda x: (jax.grad(f)(x) ** 2).sum()),
        lambda f: jax.jacfwd(jax.hessian(f)), lambda f: lambda x: jax.linearize(f, x)[1](x),
    ],
)  # fmt: skip
def test_derivatives(lib: pad.Library, transform: Callable[..., Any]) -> None:
    f = pad.jax.function(lib.rosen)
    ours, theirs = transform(lambda x: f(x, 4)), transform(rosen)
    x = jnp.asarray(X[0])
    same(ours(x), theirs(x))
    same(jax.jit(ours)(x), theirs(x))
    same(jax.jit(jax.vmap(ours))(jnp.asarray(X)), jax.vmap(theirs)(X))


def test_batches(lib: pad.Library) -> None:
    f, g = pad.jax.function(lib.rosen), pad.jax.function(lib.number)
    same(jax.grad(lambda x: jax.vmap(lambda r: f(r, 4))(x).sum())(X), jax.grad(lambda x: jax.vmap(rosen)(x).sum())(X))
    same(jax.vmap(lambda r: f(r, 4), 1)(X.T), jax.vmap(rosen)(X))
    a, b = jnp.arange(1.0, 4.0), jnp.arange(1.0, 3.0)

    def table(h: Any) -> Any:
        return lambda a, b: jax.vmap(jax.vmap(h, (None, 0)), (0, None))(a, b)

    def theirs(a: Any, b: Any) -> Any:
        return a * a * b

    same(table(g)(a, b), table(theirs)(a, b))
    # What members share gets the sum of their gradients.
    same(
        jax.grad(lambda a, b: (table(g)(a, b) ** 2).sum(), (0, 1))(a, b),
        jax.grad(lambda a, b: (table(theirs)(a, b) ** 2).sum(), (0, 1))(a, b),
    )
    same(jax.vmap(jax.grad(g), (0, None))(a, 2.0), 4 * a)
    jaxpr = str(jax.make_jaxpr(jax.vmap(lambda r: f(r, 4)))(X))
    assert jaxpr.count("polyglot_ad_call") == 1 and "callback" not in jaxpr


def test_several_outputs(lib: pad.Library) -> None:
    f = pad.jax.function(lib.both)

    def ours(y: Any, a: Any, x: Any) -> Any:
        return f(y, a, x, 4)

    def theirs(y: Any, a: Any, x: Any) -> Any:
        z = a * x * y
        return (z * z).sum(), z

    args = (jnp.asarray(X[1]), 1.5, jnp.asarray(X[0]))
    same(jax.jit(ours)(*args), theirs(*args))
    for jacobian in (jax.jacrev, jax.jacfwd):
        same(jacobian(ours, (0, 1, 2))(*args), jacobian(theirs, (0, 1, 2))(*args))
    same(jax.vmap(ours, (None, None, 0))(args[0], 1.5, X), jax.vmap(theirs, (None, None, 0))(args[0], 1.5, X))
    assert (args[0] == X[1]).all()  # What is written is a copy.


def test_types(lib: pad.Library) -> None:
    f = pad.jax.function(lib.single)
    x = jnp.asarray([2.0, 3.0], jnp.float32)
    same(jax.grad(f, (0, 1))(x, jnp.float32(2.0)), (jnp.asarray([24.0, 8.0], jnp.float32), jnp.float32(12.0)))
    assert f(x, 2).dtype == np.float32
    total = pad.jax.function(lib.total)
    same(jax.grad(lambda d, a: total({"data": d, "n": 4}, a), (0, 1))(X[0], 2.0), (4 * jnp.asarray(X[0]), (jnp.asarray(X[0]) ** 2).sum()))
    assert jax.jit(pad.jax.function(lib.power))(3, 4) == 12
    scaled = pad.jax.function(lib.scaled)
    assert jax.jit(jax.grad(scaled))(2.0, jnp.int32(-3)) == -12.0
    same(jax.vmap(scaled, (None, 0))(2.0, jnp.asarray([1, -2], jnp.int32)), jnp.asarray([4.0, -8.0]))
    apply = pad.jax.function(lib.apply)
    assert jax.grad(lambda x: apply(lib.square, x))(3.0) == 27.0
    with pytest.raises(pad.ArgumentError, match="'x' is float64, got float32"):
        pad.jax.function(lib.rosen)(x, 2)
    with pytest.raises(pad.ArgumentError, match="is an address"):
        pad.jax.function(lib.handle)(1, 2.0)
    with pytest.raises(pad.ArgumentError, match="uses 5 elements"):
        pad.jax.function(lib.rosen)(jnp.asarray(X[0]), 5)
    with pytest.raises(pad.ArgumentError, match="must be an integer from Python"):
        jax.jit(pad.jax.function(lib.rosen))(X[0], 4)
    with pytest.raises(pad.ArgumentError, match="missing 'b'"):
        pad.jax.function(lib.number)(1.0)


def test_errors_of_native_code(lib: pad.Library) -> None:
    f = pad.jax.function(lib.checked)
    assert f(5, 1.5) == 3.0
    with pytest.raises(Exception, match="integer division by zero"):
        jax.block_until_ready(jax.jit(f)(jnp.int32(0), 1.0))


def test_scan_and_control_flow(lib: pad.Library) -> None:
    f = pad.jax.function(lib.number)

    def iterated(h: Any) -> Any:
        return lambda a: jax.lax.scan(lambda c, k: (h(c, k) * 0.1, c), a, jnp.arange(1.0, 5.0))[0]

    def theirs(a: Any, b: Any) -> Any:
        return a * a * b

    same(jax.jit(jax.grad(iterated(f)))(1.3), jax.grad(iterated(theirs))(1.3))
    same(jax.grad(lambda a: jax.checkpoint(lambda t: f(t, 2.0))(a) ** 2)(1.5), jax.grad(lambda a: (a * a * 2) ** 2)(1.5))


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason="needs a Fortran compiler")
def test_the_order_of_memory() -> None:
    lib = pad.compile(
        """
function product(a, b, n, m) result(c)
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n, m), b(m)
  real(8) :: c(n, m)
  integer :: i
  do i = 1, n
    c(i, :) = a(i, :)**2 * b * i
  end do
end function
subroutine strided(a, s)
  real(8), intent(in) :: a(:, :)
  real(8), intent(out) :: s(:)
  s = a(:, 1) * a(:, 2)
end subroutine
""",
        "fortran",
    )
    f, g = pad.jax.function(lib.product), pad.jax.function(lib.strided)
    a, b = jnp.arange(1.0, 7.0).reshape(3, 2), jnp.asarray([2.0, 3.0])

    def theirs(a: Any, b: Any) -> Any:
        return a**2 * b * jnp.arange(1.0, 4.0)[:, None]

    same(f(a, b, 3, 2), theirs(a, b))
    same(jax.jacrev(lambda a, b: f(a, b, 3, 2), (0, 1))(a, b), jax.jacrev(theirs, (0, 1))(a, b))
    same(jax.vmap(lambda a: f(a, b, 3, 2))(jnp.stack([a, 2 * a])), jax.vmap(lambda a: theirs(a, b))(jnp.stack([a, 2 * a])))
    same(jax.jacfwd(lambda a: g(a, jnp.zeros(3)))(a), jax.jacfwd(lambda a: a[:, 0] * a[:, 1])(a))
