"""Taylor mode against the derivatives of the same functions in mpmath, of polynomials of NumPy, and against JAX's jet."""

from __future__ import annotations

import math
from pathlib import Path

import mpmath as m
import numpy as np
import pytest
from mpmath import mpf

import polyglot_ad as pad
from polyglot_ad.langs import adapter

HERE = Path(__file__).parent
SERIES = [0.7, -0.3, 0.2, 0.5, -0.9, 0.1, 0.4]


@pytest.fixture(scope="module")
def curves():
    return pad.load(HERE / "curves.c", openmp=True)


def derivatives(function, x, series=SERIES) -> list[float]:
    """Those of function(x(t)) at 0, the function itself first."""
    with m.workdps(40):

        def curve(t):
            return x + sum(mpf(c) * t ** (k + 1) / m.factorial(k + 1) for k, c in enumerate(series))

        found = m.taylor(lambda t: function(curve(t)), 0, len(series))
        return [float(c * m.factorial(k)) for k, c in enumerate(found)]


def conformal(x):
    i = m.mpc(0, 1)
    z = x + i * x * x / 2
    z = (
        m.exp(z) * m.sin(z) + m.sqrt(z) / m.log(z + 2) + z ** (1.5 + i) + m.tanh(z) + m.asin(z / 3) + m.atan(z / 2)
        + m.conj(z) * m.acosh(z + 3)
    )  # fmt: skip
    return m.re(z) + 2 * m.im(z) + abs(z) + m.arg(z)


FUNCTIONS = {
    "product": lambda x: x**3,
    "quotient": lambda x: (1 + x) / (2 - x * x),
    "exponential": lambda x: m.exp(x * x) + m.exp(x) - 1 + 2**x,
    "angles": lambda x: m.sin(x) * m.cos(2 * x) + m.tan(x),
    "powers": lambda x: m.sqrt(x) + m.cbrt(x) + x ** mpf(2.5) + x**x + mpf(2) ** x + x**3,
    "inverse": lambda x: m.asin(x) + m.acos(x / 2) + m.atan(x) + m.atan2(x, 1 + x) + m.hypot(x, 2),
    "hyperbolic": lambda x: m.sinh(x) + m.cosh(x) * m.tanh(x) + m.asinh(x) + m.acosh(1 + x) + m.atanh(x),
    "logarithms": lambda x: 2 * m.log(1 + x) + m.log(x, 2) + m.log10(x),
    "special": lambda x: 1 + m.gamma(x) + m.loggamma(x) + sum(m.besselj(n, x) for n in (0, 1, 3)) + m.bessely(0, x),
    "steps": lambda x: (1 - x * x) + x + (3 * x - 1) + 0 - x + (x * x + x),
    "conformal": conformal,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(curves, name):
    output, series = pad.jet(curves[name], (0.37,), (SERIES,))
    np.testing.assert_allclose([output, *series], derivatives(FUNCTIONS[name], 0.37), rtol=2e-12)


def test_powers_at_zero(curves):
    output, series = pad.jet(curves.monomials, (0.0,), (SERIES,))
    np.testing.assert_allclose([output, *series], derivatives(lambda x: x**3 + x**5 + x**2, 0.0), rtol=1e-14)


def polynomial(u: np.ndarray, series: list[np.ndarray]) -> np.ndarray:
    """Rows of coefficients of t, as many as there are orders, of the curve."""
    return np.array([u, *(one / math.factorial(k + 1) for k, one in enumerate(series))])


def test_memory_that_is_overwritten(curves):
    random = np.random.default_rng(0)
    u, series = random.standard_normal(8), [random.standard_normal(8) for _ in range(5)]
    orders = 6

    def times(a, b):
        return np.array([sum(a[j] * b[k - j] for j in range(k + 1)) for k in range(orders)])

    want = polynomial(u, series)
    for _ in range(4):
        old = want.copy()
        inner = old[:, 1:-1]
        want[:, 1:-1] = inner + 0.1 * (old[:, :-2] - 2 * inner + old[:, 2:]) + 0.2 * times(inner, inner)
    output, found = pad.jet(curves.diffuse, (u, 8, 4), (series, None, None))
    for k, one in enumerate([output, *found]):
        np.testing.assert_allclose(one, want[k] * math.factorial(k), rtol=1e-11, atol=1e-12)


def test_control_flow(curves):
    """Each derivative by differences of the one below it, along the curve."""
    random = np.random.default_rng(1)
    x, series, y = 0.8 + 0.3 * random.random(6), [0.3 * random.standard_normal(6) for _ in range(4)], np.zeros(6)
    step = 1e-4

    def at(t):
        rows = polynomial(x, series)
        taken = [sum(math.perm(k, d) * rows[k] * t ** (k - d) for k in range(d, 5)) for d in range(5)]
        (total, out), (of_total, of_out) = pad.jet(curves.memory, (taken[0], y, 6), (taken[1:], None, None))
        return np.array([total, *of_total]), np.array([out, *of_out])

    for before, here, after in zip(at(-step), at(0.0), at(step), strict=True):
        slopes = (after - before)[:-1] / (2 * step)
        np.testing.assert_allclose(here[1:], slopes, rtol=1e-5, atol=1e-6)


def test_types(curves):
    output, (first, second) = pad.jet(curves.single, (np.float32(0.3), 2.0), ([1, 0], [1.0, 0.5]))
    e = math.exp(np.float32(0.3))
    assert [output, first, second] == pytest.approx([2 * e, 3 * e, 4.5 * e], rel=1e-6)


def test_threads(curves):
    x = np.linspace(0, 2, 50)
    output, series = pad.jet(curves.threads, (x, 50), ([np.ones(50), *[None] * 3], None))
    want = [sum((np.exp((1 + 1j) * x) * (1 + 1j) ** k).imag) for k in range(5)]
    np.testing.assert_allclose([output, *series], want, rtol=1e-12, atol=1e-10)


def test_derivatives_of_jets_and_jets_of_derivatives(curves):
    square = pad.jet(pad.grad(curves.exponential), (0.5,), ([1.0, 0, 0],))
    plain = derivatives(FUNCTIONS["exponential"], 0.5, [1.0, 0, 0, 0])
    np.testing.assert_allclose([square[0], *square[1]], plain[1:], rtol=1e-12)
    third = pad.pushforward(curves.exponential, order=3)
    assert third(0.5, 1.0, 0.0, 0.0)[1] == pytest.approx(plain[1:4], rel=1e-12)
    _, pullback = pad.vjp(third, 0.5, 1.0, 0.0, 0.0)
    gradient = pullback((0.0, (0.0, 0.0, 1.0)))
    assert gradient[0] == pytest.approx(plain[4], rel=1e-12)  # the fourth derivative
    assert gradient[1:] == pytest.approx([3 * plain[3], 3 * plain[2], plain[1]], rel=1e-12)
    many = pad.vmap(third, in_axes=(0, None, None, None))(np.array([0.5, 0.6]), 1.0, 0.0, 0.0)
    assert [one[0] for one in many[1]] == pytest.approx(plain[1:4], rel=1e-12)


def test_jax(curves):
    jax = pytest.importorskip("jax")
    from jax.experimental.jet import jet

    with jax.enable_x64(True):
        series = [1.0, 0.5, -2.0, 0.25]
        theirs = jet(lambda x: jax.numpy.sin(x) * jax.numpy.cos(2 * x) + jax.numpy.sin(x) / jax.numpy.cos(x), (0.3,), (series,))
        ours = pad.jet(curves.angles, (0.3,), (series,))
        np.testing.assert_allclose([ours[0], *ours[1]], [float(one) for one in (theirs[0], *theirs[1])], rtol=1e-12)


def curve(x, n=5):
    kept = [m.sin(x * i) if i % 2 else m.exp(-((x * i) ** 2)) for i in range(1, n + 1)]
    total = sum(kept) / (1 + x * x)
    return x * x + total * total + m.exp(x) * m.cos(total)


@pytest.mark.parametrize("file", ["curve.cpp", "curve.f90", "curve.rs", "curve.jl"])
def test_languages(file):
    language = {"cpp": "c++", "f90": "fortran", "rs": "rust", "jl": "julia"}[file.split(".")[1]]
    report = adapter(language).report()
    if not report.version:
        pytest.skip(f"there is no {language}: {report.missing}")
    function = pad.load(HERE / file).curve
    n = np.int32(5)
    output, series = pad.jet(function, (0.4, n), (SERIES[:5], None))
    np.testing.assert_allclose([output, *series], derivatives(curve, 0.4, SERIES[:5]), rtol=1e-11)


def test_what_is_refused(curves):
    with pytest.raises(pad.ArgumentError, match="one length"):
        pad.jet(curves.single, (np.float32(0.3), 2.0), ([1, 0], [1.0]))
    with pytest.raises(pad.ArgumentError, match="one length"):
        pad.jet(curves.product, (0.3,), (None,))
    with pytest.raises(pad.ArgumentError, match="must be a list"):
        pad.jet(curves.product, (0.3,), (1.0,))
    library = pad.compile(
        "void dgemv_(const char *, const int *, const int *, const double *, const double *, const int *, const double *, const int *,"
        " const double *, double *, const int *);\n"
        "double form(const double *a, const double *x, int n) { double y[4], one = 1, zero = 0, sum = 0; int step = 1;"
        ' dgemv_("N", &n, &n, &one, a, &n, x, &step, &zero, y, &step); for (int i = 0; i < n; i++) sum += y[i] * x[i]; return sum; }',
        language="c",
    )
    with pytest.raises(pad.DifferentiationError, match="in a jet"):
        pad.jet(library.form, (np.eye(2), np.ones(2), 2), (None, [np.ones(2), np.ones(2)], None))
