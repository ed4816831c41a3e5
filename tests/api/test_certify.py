"""`certify` and `check_grads`: right derivatives are not accused, wrong ones are, and what cannot be judged is said to be so."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.api import calls
from polyglot_ad.api.differences import Tolerance, estimate, verdicts

SOURCE = r"""
#include <math.h>
#include <complex.h>
double logs(const double *x) { return log(x[0]) + log(x[1]); }
double offset(const double *x) { return 1e12 + x[0] * x[0]; }
double bumps(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += exp(-x[i] * x[i]) * x[i]; return s; }
double root(const double *x) { return sqrt(x[0]); }
double outside(const double *x) { return log(x[0] - 5); }
double relu(const double *x) { return x[0] > 0 ? 3 * x[0] : 0; }
double jump(const double *x) { return x[0] > 1 ? 3 : x[0]; }
double fast(const double *x) { return sin(1e6 * x[0]); }
float single(const float *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += sinf(x[i]) * x[i]; return s; }
void several(const double *x, double *y, float *z) { y[0] = x[0] * x[1]; y[1] = log(x[0]); z[0] = x[1] * x[1]; }
double complex cube(double complex z, int n) { return n * z * z * conj(z); }
double counted(double x) { static int count; return x * ++count; }
__attribute__((noinline)) double energy(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
double objective(const double *x, int n) { return energy(x, n) * x[0]; }
int whole(int n) { return 2 * n; }
"""
X = np.array([1.0, 2.0, 3.0])


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(SOURCE, "c")


def outcomes(certificate: pad.Certificate) -> dict[str, str]:
    return {finding.what: finding.outcome for finding in certificate.findings}


RIGHT: list[tuple[str, tuple[Any, ...], int]] = [
    ("logs", (np.array([1e-9, 1e6]),), 2), ("offset", (np.array([1.0]),), 2), ("bumps", (np.array([0.1, 1, -3, 0, 2]), 5), 3),
    ("bumps", (np.array([1e-12, 1, -3, 0, 2, 1e3]), 6), 1), ("root", (np.array([1e-300]),), 1), ("fast", (np.array([0.7]),), 1),
    ("single", (np.linspace(-3, 3, 9, dtype=np.float32), 9), 2), ("several", (np.array([2.0, 3.0]), np.zeros(2), np.zeros(1, "f4")), 1),
    ("cube", (1 + 2j, 3), 1), ("objective", (X, 3), 3), ("whole", (3,), 1), ("relu", (np.array([1e-9]),), 1),
]  # fmt: skip


@pytest.mark.parametrize(("name", "args", "order"), RIGHT)
def test_right_derivatives_agree(lib: pad.Library, name: str, args: tuple[Any, ...], order: int) -> None:
    before = [np.copy(a) for a in args]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pad.check_grads(lib[name], args, order)
    certificate = pad.certify(lib[name], args, order=order)
    assert certificate.ok and certificate.complete and certificate, str(certificate)
    assert certificate.raise_if_failed() is certificate
    assert "certified" in str(certificate).splitlines()[0] and name in str(certificate)
    assert all(np.array_equal(a, b) for a, b in zip(before, args, strict=True))


UNKNOWN = [("logs", [1.0, -1.0]), ("outside", [1.0]), ("jump", [1.0]), ("logs", [np.nan, 1.0]), ("logs", [np.inf, 1.0]), ("root", [0.0])]


@pytest.mark.parametrize(("name", "point"), UNKNOWN)
def test_what_cannot_be_judged_is_not_wrong(lib: pad.Library, name: str, point: list[float]) -> None:
    x = np.array(point)
    with pytest.warns(UserWarning, match="not reliable|not finite"):
        pad.check_grads(lib[name], (x,))
    certificate = pad.certify(lib[name], (x,))
    assert certificate.ok and not certificate.complete and "unreliable" in str(certificate)


def test_kinks_are_told_apart(lib: pad.Library) -> None:
    pad.check_grads(lib.relu, (np.array([0.0]),))
    assert set(outcomes(pad.certify(lib.relu, (np.array([0.0]),))).values()) <= {"agrees", "kink"}


def test_a_derivative_outside_of_those_of_both_sides_of_a_kink() -> None:
    wanted = estimate(lambda t: np.array([abs(t)]), 0.1, 2.0**-53, 1e-5)
    told = {found: verdicts(np.array([found]), wanted, Tolerance(1e-5, 1e-9))[0] for found in (-1.0, 0.5, 1.0, 1.2, -3.0)}
    assert told == {-1.0: "kink", 0.5: "kink", 1.0: "kink", 1.2: "disagrees", -3.0: "disagrees"}


@pytest.mark.parametrize(("factor", "x"), [(2.001, X), (2.00001, X), (0.0, X), (np.nan, X), (2.1, np.array([1e-8, 1, 1e8])), (1.0, -X)])
def test_a_wrong_rule_is_caught(lib: pad.Library, factor: float, x: np.ndarray[Any, Any]) -> None:
    rule = pad.custom_rule(lib.energy, vjp=lambda a, c: (factor * a[0] * c, None), jvp=lambda a, t: 2 * a[0] @ t[0], shapes={"x": "n"})
    try:
        with pytest.raises(AssertionError, match="does not agree"):
            pad.check_grads(lib.objective, (x, 3))
        certificate = pad.certify(lib.objective, (x, 3))
        assert not certificate and not certificate.ok and "NOT certified" in str(certificate)
        told = outcomes(certificate)
        assert told["forward mode against differences"] == "agrees"
        assert "disagrees" in (told["reverse mode against differences"], told["forward against reverse mode"])
        with pytest.raises(pad.CertificationError, match="NOT certified"):
            certificate.raise_if_failed()
    finally:
        rule.remove()


def test_a_rule_that_is_wrong_in_both_modes_is_caught_by_differences(lib: pad.Library) -> None:
    rule = pad.custom_rule(lib.energy, vjp=lambda a, c: (3 * a[0] * c, None), jvp=lambda a, t: 3 * a[0] @ t[0], shapes={"x": "n"})
    told = outcomes(pad.certify(lib.objective, (X, 3)))
    rule.remove()
    assert told["forward against reverse mode"] == "agrees"
    assert told["forward mode against differences"] == told["reverse mode against differences"] == "disagrees"


def test_a_derivative_that_changes_from_call_to_call(lib: pad.Library) -> None:
    state = iter(range(1000))
    rule = pad.custom_rule(lib.energy, vjp=lambda a, c: ((2 + next(state)) * a[0] * c, None), shapes={"x": "n"})
    told = outcomes(pad.certify(lib.objective, (X, 3)))
    rule.remove()
    assert told["reverse mode, called again"] == "disagrees" and told["forward mode against differences"] == "refused"


def test_values_that_change_are_not_judged(lib: pad.Library) -> None:
    assert outcomes(pad.certify(lib.counted, (2.0,))) == {"values, called again": "unreliable"}


def test_gradients_and_chosen_arguments(lib: pad.Library) -> None:
    told = outcomes(pad.certify(pad.grad(lib.objective), (X, 3)))
    assert told["derivative 2, of derivative 1, against differences"] == told["symmetry of the second derivative"] == "agrees"
    product = pad.compile("double f(double x, double y) { return x * y * y; }", "c").f
    assert pad.certify(product, (2.0, 3.0), argnums="y", order=2).complete
    with pytest.raises(pad.ArgumentError, match="order"):
        pad.certify(product, (2.0, 3.0), order=0)


def test_threads() -> None:
    text = """
    #include <omp.h>
    double fine(const double *x, int n) {
        double s = 0;
        #pragma omp parallel for reduction(+ : s)
        for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
        return s;
    }
    double by_team(const double *x, int n) { return x[0] * omp_get_max_threads() + x[n - 1]; }
    """
    lib = pad.compile(text, "c", openmp=True)
    certificate = pad.certify(lib.fine, (np.linspace(1, 2, 40), 40), threads=(1, 2, 4))
    assert certificate.complete and "reverse mode with 4 threads" in outcomes(certificate)
    told = outcomes(pad.certify(lib.by_team, (X, 3), threads=(1, 3)))
    assert told["values with 3 threads"] == told["reverse mode with 3 threads"] == told["forward mode with 3 threads"] == "disagrees"


SWITCHED = """
__attribute__((noinline)) double square(double x) { return x * x; }
double f(double x, double y) { return square(x) * y; }
void all(const double *x, int n, double *y) { for (int i = 0; i < n; i++) y[i] = square(x[i]); }
"""
DERIVATIVES = {
    "grad": lambda lib: pad.grad(lib.f)(3.0, 2.0), "jvp": lambda lib: pad.jvp(lib.f, (3.0, 2.0), (1.0, 0.0)),
    "vjp": lambda lib: pad.vjp(lib.f, 3.0, 2.0)[1](1.0), "jacrev": lambda lib: pad.jacrev(lib.all)(X, 3, np.zeros(3)),
    "in place": lambda lib: pad.autodiff(pad.Reverse, lib.f, pad.Active(3.0), pad.Const(2.0)),
    "in halves": lambda lib: pad.autodiff_split(lib.f, pad.Active(3.0), pad.Const(2.0))[1](),
}  # fmt: skip


@pytest.mark.parametrize("switch", ["keyword", "environment"])
def test_the_switch(switch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if switch == "environment":
        monkeypatch.setenv("POLYGLOT_AD_CERTIFY", "1")
    lib = pad.compile(SWITCHED, "c", certify=switch == "keyword")
    plain = {name: call(lib) for name, call in DERIVATIVES.items()}
    assert plain["grad"] == 12.0 and plain["in place"] == (12.0,)
    assert pad.hessian(lib.f)(3.0, 2.0) == 4.0
    rule = pad.custom_rule(lib.square, vjp=lambda a, c: (2.5 * a[0] * c,), jvp=lambda a, t: 2 * a[0] * t[0])
    for call in DERIVATIVES.values():
        for _ in range(2):
            with pytest.raises(pad.CertificationError, match="NOT certified"):
                call(lib)
    rule.remove()
    assert pad.grad(lib.f)(3.0, 2.0) == 12.0


def test_the_switch_leaves_programs_with_variables_alone() -> None:
    lib = pad.compile("static double sum; double add(double x) { return sum += x * x; }", "c", certify=True)
    with pytest.warns(UserWarning, match="keeps variables between calls"):
        assert pad.grad(lib.add)(3.0) == 6.0
    assert lib.add(1.0) == 10.0


def test_calls_that_are_not_watched_cost_nothing(lib: pad.Library) -> None:
    call = calls.forward(lib.logs, (0,))
    assert call.__module__ != "polyglot_ad.api.certify"
