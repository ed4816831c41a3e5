"""Derivatives of derivatives in any order of modes and of any order, against mpmath's numerical derivatives in many digits."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.programs.program import Program

PROGRAM = r"""
#include <math.h>
#include <stdlib.h>
double chain(const double *x, double a, int n) {
    double *kept = malloc(n * sizeof *kept), s = 0;
    for (int i = 0; i < n; i++) kept[i] = sin(a * x[i]) * x[(i + 1) % n];
    for (int i = 0; i < n; i++) s += kept[i] * kept[(i + 1) % n] * (x[i] > 0.5 ? x[i] : exp(a));
    free(kept);
    return s;
}
double growing(const double *x, double a, int n) {
    double t = x[0], s = 0;
    while (t < 30) { t = t * (1.3 + 0.1 * sin(a * x[1])) + x[2] * x[2]; s += t * x[0]; }
    return s;
}
__attribute__((noinline)) static double power(double x, double a, int n) { return n <= 0 ? 1 + x : sin(a * x) * power(x * 0.9, a, n - 1); }
double recursive(const double *x, double a, int n) { return power(x[0], a, 3) * x[1] * x[2]; }
double single(double x) { return exp(sin(x)) * x; }
void vector(const double *x, double a, double *y, int n) {
    for (int i = 0; i < n; i++) y[i] = a * a * sin(x[i]) * x[(i + 1) % n] * x[i];
}
void in_place(double *y, double a, int n) { for (int i = 1; i < n; i++) y[i] *= sin(a * y[i - 1]); }
void energy(const double *x, int n, double *out) { *out = 0; for (int i = 0; i < n; i++) *out += x[i] * x[i] * x[i] * x[(i + 1) % n]; }
typedef struct { double mass, speed; int kind; } Body;
double kinetic(const Body *b, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += b[i].mass * b[i].speed * b[i].speed * b[i].speed;
    return s;
}
static double level = 2;
void set_level(double v) { level = v; }
double leveled(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += level * x[i] * x[i] * x[0]; return s; }
"""

X = np.array([0.4, 1.1, 0.7])
A = 0.8
N = 3
V, W = np.array([1.0, -0.5, 0.25]), np.array([0.3, 2.0, -1.0])


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


@pytest.fixture(scope="module")
def pure() -> pad.Library:
    """No variables of its own."""
    return pad.compile(PROGRAM.replace("static double level", "static const double level").replace("level = v;", ""), "c")


def chain(*v: Any) -> Any:
    x, a = v[:3], v[3]
    kept = [mpmath.sin(a * x[i]) * x[(i + 1) % 3] for i in range(3)]
    return sum(kept[i] * kept[(i + 1) % 3] * (x[i] if X[i] > 0.5 else mpmath.exp(a)) for i in range(3))


def growing(*v: Any) -> Any:
    t, s = v[0], 0
    while t < 30:
        t = t * (mpmath.mpf("1.3") + mpmath.mpf("0.1") * mpmath.sin(v[3] * v[1])) + v[2] ** 2
        s += t * v[0]
    return s


def recursive(*v: Any) -> Any:
    def power(x: Any, n: int) -> Any:
        return 1 + x if n <= 0 else mpmath.sin(v[3] * x) * power(x * mpmath.mpf("0.9"), n - 1)

    return power(v[0], 3) * v[1] * v[2]


REFERENCES: dict[str, Callable[..., Any]] = {"chain": chain, "growing": growing, "recursive": recursive}


def reference(name: str, *by: int) -> float:
    """The partial derivative by these of x0, x1, x2, a."""
    with mpmath.workdps(60):
        point = (*map(mpmath.mpf, X), mpmath.mpf(A))
        return float(mpmath.diff(REFERENCES[name], point, tuple(by.count(k) for k in range(4))))


def tensor(name: str, order: int) -> np.ndarray[Any, Any]:
    """All derivatives by x of an order."""
    found = np.zeros((N,) * order)
    for by in itertools.combinations_with_replacement(range(N), order):
        value = reference(name, *by)
        for place in set(itertools.permutations(by)):
            found[place] = value
    return found


def close(found: Any, wanted: Any) -> None:
    scale = float(np.max(np.abs(wanted), initial=0.0))
    np.testing.assert_allclose(found, wanted, rtol=1e-10, atol=1e-11 * (1 + scale))


@pytest.mark.parametrize("name", REFERENCES)
def test_third_order(lib: pad.Library, name: str) -> None:
    f, args = lib[name], (X, A, N)
    third = tensor(name, 3)
    close(pad.jacfwd(pad.hessian(f))(*args), third)
    value, moved = pad.jvp(pad.hessian(f), args, (V, None))
    close(value, tensor(name, 2))
    close(moved, third @ V)
    both = pad.jvp(pad.pushforward(pad.grad(f)), (*args, V), (W, None, None, None))[1]
    close(both[1], third @ V @ W)
    by_a = pad.grad(pad.grad(pad.grad(f, "a"), "a"), "a")(*args)
    close(by_a, reference(name, 3, 3, 3))
    close(pad.jacfwd(pad.grad(pad.grad(f, "a"), "a"))(*args), [reference(name, 3, 3, k) for k in range(N)])


@pytest.mark.parametrize("mode", ["rev-over-fwd", "rev-over-rev", "fwd-over-fwd"])
@pytest.mark.parametrize("name", REFERENCES)
def test_hessians_by_every_mode(lib: pad.Library, name: str, mode: Any) -> None:
    (xx, xa), (ax, aa) = pad.hessian(lib[name], ("x", "a"), mode=mode)(X, A, N)
    close(xx, tensor(name, 2))
    close(xa, [reference(name, k, 3) for k in range(N)])
    close(ax, xa)
    close(aa, reference(name, 3, 3))


@pytest.mark.parametrize("name", REFERENCES)
def test_reverse_over_forward(lib: pad.Library, name: str) -> None:
    """The derivative along v, by the point and by the tangent."""
    hessian = tensor(name, 2)
    slope = np.array([reference(name, k) for k in range(N)])
    (value, moved), pullback = pad.vjp(pad.pushforward(lib[name]), X, A, N, V)
    close(value, reference(name))
    close(moved, slope @ V)
    for weights in ((0.0, 1.0), (0.5, -2.0), (0.0, 1.0)):
        by_x, by_a, by_n, by_v = pullback(weights)
        close(by_x, weights[0] * slope + weights[1] * hessian @ V)
        close(by_a, weights[0] * reference(name, 3) + weights[1] * sum(reference(name, k, 3) * V[k] for k in range(N)))
        assert by_n is None
        close(by_v, weights[1] * slope)


@pytest.mark.parametrize("name", REFERENCES)
def test_reverse_over_reverse(lib: pad.Library, name: str) -> None:
    """The gradient by everything, and the derivative of <v, gradient times c> by the point and by the cotangent c."""
    hessian = tensor(name, 2)
    slope = np.array([reference(name, k) for k in range(N)])
    value, pullback = pad.vjp(pad.pullback(lib[name]), X, A, N, 2.0)
    close(value, 2 * slope)
    for _ in range(2):
        by_x, by_a, _, by_c = pullback(V)
        close(by_x, 2 * hessian @ V)
        close(by_a, 2 * sum(reference(name, k, 3) * V[k] for k in range(N)))
        close(by_c, slope @ V)
    close(pad.pullback(pad.grad(lib[name]))(X, A, N, V), hessian @ V)
    close(pad.pullback(pad.pullback(pad.grad(lib[name])))(X, A, N, V, W), tensor(name, 3) @ V @ W)


def test_order_of_modes_four_times(lib: pad.Library) -> None:
    with mpmath.workdps(50):
        wanted = [float(mpmath.diff(lambda x: mpmath.exp(mpmath.sin(x)) * x, mpmath.mpf("0.7"), order)) for order in range(6)]
    f: Any = lib.single
    for order in range(1, 6):
        f = pad.grad(f)
        close(f(0.7), wanted[order])
    for modes in itertools.product((pad.pushforward, pad.pullback), repeat=3):
        g: Any = lib.single
        for mode in modes:
            g = mode(g)
        ones = [1.0] * (g.count - 1)
        assert np.all(np.isfinite(np.hstack([np.ravel(part) for part in np.ravel(np.array(g(0.7, *ones), dtype=object))]).astype(float)))
    reverse = pad.pullback(pad.pullback(pad.pullback(lib.single)))
    close(reverse(0.7, 1.0, 1.0, 1.0), wanted[3])
    close(pad.grad(pad.pullback(pad.pullback(lib.single)))(0.7, 1.0, 1.0), wanted[3])


def second_of_vector(a: float) -> np.ndarray[Any, Any]:
    found = np.zeros((N, N, N))
    for o in range(N):
        k = (o + 1) % N
        found[o, o, o] = a * a * X[k] * (2 * np.cos(X[o]) - X[o] * np.sin(X[o]))
        found[o, o, k] = found[o, k, o] = a * a * (np.sin(X[o]) + X[o] * np.cos(X[o]))
    return found


@pytest.mark.parametrize("mode", ["fwd-over-rev", "rev-over-fwd", "rev-over-rev", "fwd-over-fwd"])
def test_several_outputs(lib: pad.Library, mode: Any) -> None:
    args = (X, A, np.zeros(N), N)
    close(pad.hessian(lib.vector, mode=mode)(*args), second_of_vector(A))
    xx, xa = pad.jacfwd(pad.hessian(lib.vector, mode=mode), ("x", "a"))(*args)
    assert xx.shape == (N, N, N, N)
    close(xa, 2 / A * second_of_vector(A))
    close(pad.jacrev(pad.hessian(lib.vector, mode=mode), "a")(*args), 2 / A * second_of_vector(A))
    for o in range(N):
        close(xx[o, o, o, o], -A * A * X[(o + 1) % N] * (3 * np.sin(X[o]) + X[o] * np.cos(X[o])))


def test_pullbacks_of_matrices(pure: pad.Library) -> None:
    args = (X, A, np.zeros(N), N)
    weights = np.arange(9.0).reshape(3, 3)
    second = second_of_vector(A)
    for jacobian in (pad.jacfwd, pad.jacrev):
        x = X.copy()
        value, pullback = pad.vjp(jacobian(pure.vector), x, *args[1:])
        x[:] = np.nan
        close(value, pad.jacfwd(pure.vector)(*args))
        for _ in range(2):
            by_x, by_a, by_y, by_n = pullback(weights)
            close(by_x, np.einsum("oi,oij->j", weights, second))
            close(by_a, 2 / A * np.sum(weights * value))
            close(by_y, np.zeros(N))
            assert by_n is None
    hessian, pullback = pad.vjp(pad.hessian(pure.chain), X, A, N)
    close(hessian, tensor("chain", 2))
    by_x, by_a, _ = pullback(weights)
    close(by_x, np.einsum("ij,ijk->k", weights, tensor("chain", 3)))
    close(by_a, sum(weights[i, j] * reference("chain", i, j, 3) for i in range(N) for j in range(N)))
    inner = pad.jacfwd(pad.pushforward(pure.chain), (0, 3))
    (value_x, _), (_, moved_v) = inner(X, A, N, V)
    close(moved_v, value_x)
    (_, (by_v, _)), pullback = pad.vjp(inner, X, A, N, V)
    back = pullback(((None, None), (np.array([0.0, 1.0, 0.0]), None)))
    close(by_v, tensor("chain", 2) @ V)
    close(back[0], tensor("chain", 3)[1] @ V)
    close(back[3], tensor("chain", 2)[1])


def test_arrays_that_are_overwritten(lib: pad.Library) -> None:
    """An array that is input and output: second derivatives against differences of the first."""
    y, h = X.copy(), 1e-6
    slope = pad.jacrev(lib.in_place)
    wanted = np.zeros((N, N, N))
    for k in range(N):
        above, below = y.copy(), y.copy()
        above[k] += h
        below[k] -= h
        wanted[:, :, k] = (slope(above, A, N) - slope(below, A, N)) / (2 * h)
    for mode in ("fwd-over-rev", "rev-over-fwd", "rev-over-rev", "fwd-over-fwd"):
        found = pad.hessian(lib.in_place, mode=mode)(y, A, N)  # type: ignore[arg-type]
        np.testing.assert_allclose(found, wanted, atol=1e-8)
    np.testing.assert_array_equal(y, X)


@pytest.mark.parametrize("mode", ["fwd-over-rev", "rev-over-fwd", "rev-over-rev", "fwd-over-fwd"])
def test_a_number_in_an_array(lib: pad.Library, mode: Any) -> None:
    wanted = np.zeros((N, N))
    for i in range(N):
        wanted[i, i] += 6 * X[i] * X[(i + 1) % N]
        wanted[i, (i + 1) % N] += 3 * X[i] ** 2
        wanted[(i + 1) % N, i] += 3 * X[i] ** 2
    close(pad.hessian(lib.energy, mode=mode)(X, N, np.zeros(1)), wanted)
    third = pad.jacfwd(pad.hessian(lib.energy, mode=mode))(X, N, np.zeros(1))
    assert third.shape == (N, N, N)
    assert third[0, 0, 0] == pytest.approx(6 * X[1])
    assert pad.jacfwd(pad.jacfwd(pad.grad(lib.energy)))(X, N, np.zeros(1))[0, 0, 0] == pytest.approx(6 * X[1])


def test_records(lib: pad.Library) -> None:
    bodies = np.zeros(2, np.dtype([("mass", "f8"), ("speed", "f8"), ("kind", "i4")], align=True))
    bodies["mass"], bodies["speed"] = [2.0, 3.0], [0.5, -1.0]
    third = pad.jacfwd(pad.hessian(lib.kinetic))(bodies, 2)
    assert third.shape == (2, 2, 2)
    wanted = np.zeros((2, 2, 2))
    for b in range(2):
        wanted[b, b, b] = 6 * bodies["speed"][b]
    close(third["mass"]["speed"]["speed"], wanted)
    close(third["speed"]["mass"]["speed"], wanted)
    assert not third["mass"]["mass"]["speed"].any()
    for mode in ("rev-over-fwd", "rev-over-rev", "fwd-over-fwd"):
        found = pad.hessian(lib.kinetic, mode=mode)(bodies, 2)  # type: ignore[arg-type]
        assert found.tobytes() == pad.hessian(lib.kinetic)(bodies, 2).tobytes()


def test_products_of_products_leave_arguments_alone(lib: pad.Library) -> None:
    x, v = X.copy(), V.copy()
    y = np.full(N, 7.0)
    (_, moved), pullback = pad.vjp(pad.pushforward(lib.vector), x, A, y, N, v)
    before = pullback((None, W))[0]
    x[:] = v[:] = moved[:] = np.nan
    np.testing.assert_array_equal(pullback((None, W))[0], before)
    close(before, np.einsum("oij,o,j->i", second_of_vector(A), W, V))
    np.testing.assert_array_equal(y, 7.0)


def test_programs_with_variables(lib: pad.Library) -> None:
    """What a held pullback keeps does not change with them; what runs again would."""
    _, pullback = pad.vjp(pad.pushforward(lib.leveled), X, N, V)
    before = pullback((0.0, 1.0))[0]
    lib.set_level(5.0)
    np.testing.assert_array_equal(pullback((0.0, 1.0))[0], before)
    lib.set_level(2.0)
    with pytest.raises(pad.ArgumentError, match="variables of its own"):
        pad.vjp(pad.hessian(lib.leveled), X, N)


REFUSED = {
    "an integer": (lambda lib: pad.pushforward(lib.chain, "n"), "integer"),
    "no such input": (lambda lib: pad.pullback(pad.pushforward(lib.chain), 4), "no argument 4"),
    "twice": (lambda lib: pad.pullback(pad.pushforward(lib.chain), (3, 3)), "named twice"),
    "too few arguments": (lambda lib: pad.pushforward(lib.chain)(X, A, N), "tangent of x"),
    "a name": (lambda lib: pad.pushforward(lib.chain)(X, A, N, v=V), "by position"),
    "a tangent's shape": (lambda lib: pad.pushforward(lib.chain)(X, A, N, V[:2]), "tangent of argument 'x'"),
    "a tangent's type": (lambda lib: pad.pushforward(lib.chain, "a")(X, A, N, "1"), "tangent of argument 'a'"),
    "a cotangent's type": (lambda lib: pad.pullback(lib.chain)(X, A, N, X), "cotangent of the return value"),
    "a cotangent's shape": (lambda lib: pad.vjp(pad.pushforward(lib.vector), X, A, X, N, V)[1]((V, V[:1])), "'y'"),
    "cotangents' structure": (lambda lib: pad.vjp(pad.pushforward(lib.chain), X, A, N, V)[1](1.0), "tuple of 2"),
    "a matrix's cotangent": (lambda lib: pad.vjp(pad.hessian(lib.chain), X, A, N)[1](V), "shape \\(3, 3\\)"),
    "not one number": (lambda lib: pad.grad(pad.hessian(lib.chain)), "not one number"),
    "two numbers": (lambda lib: pad.grad(pad.pushforward(lib.single)), "not one number"),
    "pullback of a matrix": (lambda lib: pad.pullback(pad.hessian(lib.chain)), "matrix"),
    "mode": (lambda lib: pad.hessian(lib.chain, mode="reverse"), "fwd-over-rev"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_wrong_use(pure: pad.Library, case: str) -> None:
    use, message = REFUSED[case]
    with pytest.raises(pad.ArgumentError, match=message):
        use(pure)  # type: ignore[no-untyped-call]


def test_forward_mode_takes_over(lib: pad.Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where derivatives of reverse mode are refused, and only there."""
    asked = []
    derivative = Program.derivative

    def refusing(self: Program, signature: Any, request: Any) -> Any:
        modes = [level.mode for level in request]
        asked.append(modes)
        if len(modes) > 1 and modes[0] == "reverse":
            raise pad.DifferentiationError("PAD-E102", "what this test refuses", "it is a test")
        return derivative(self, signature, request)

    wanted = [
        pad.hessian(lib.chain, (0, 1))(X, A, N)[0][1],
        pad.hvp(lib.chain, (X, A, N), (V, None, None)),
        pad.hvp(lib.energy, (X, N, np.zeros(1)), (V, None, None)),
        pad.jvp(pad.grad(lib.chain), (X, A, N), (V, 0.5, None)),
        pad.jacfwd(pad.hessian(lib.energy))(X, N, np.zeros(1)),
        pad.hessian(lib.vector)(X, A, np.zeros(N), N),
    ]
    monkeypatch.setattr(Program, "derivative", refusing)
    fresh = pad.compile(PROGRAM, "c")
    for _ in range(2):
        found = [
            pad.hessian(fresh.chain, (0, 1))(X, A, N)[0][1],
            pad.hvp(fresh.chain, (X, A, N), (V, None, None)),
            pad.hvp(fresh.energy, (X, N, np.zeros(1)), (V, None, None)),
            pad.jvp(pad.grad(fresh.chain), (X, A, N), (V, 0.5, None)),
            pad.jacfwd(pad.hessian(fresh.energy))(X, N, np.zeros(1)),
            pad.hessian(fresh.vector)(X, A, np.zeros(N), N),
        ]
        for one, other in zip(found, wanted, strict=True):
            for a, b in zip(one, other, strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-12)
    assert sum(modes[0] == "reverse" and len(modes) > 1 for modes in asked) == len(wanted)
    with pytest.raises(pad.DifferentiationError, match="this test refuses"):
        pad.hessian(fresh.chain, mode="rev-over-rev")(X, A, N)
