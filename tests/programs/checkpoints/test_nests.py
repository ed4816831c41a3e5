"""Budgets that are less than the tape of one iteration of the outer loop: loops inside of it are checkpointed, too."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <stdlib.h>
#include <math.h>
static void step(double *restrict u, double *restrict v, int n, double k) {
    for (int i = 1; i < n - 1; i++)
        v[i] = u[i] + k * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
}
double here(const double *x, int n, int steps, int inner, double k) {
    double *u = malloc(n * 8), *v = malloc(n * 8), sum = 0;
    for (int i = 0; i < n; i++)
        u[i] = v[i] = x[i];
    for (int t = 0; t < steps; t++) {
        for (int s = 0; s < inner; s++) {
            for (int i = 1; i < n - 1; i++)
                v[i] = u[i] + k * sin(u[i - 1] - 2 * u[i] + u[i + 1]) * (1 + 0.01 * t);
            for (int i = 1; i < n - 1; i++)
                u[i] = v[i];
        }
    }
    for (int i = 0; i < n; i++)
        sum += u[i] * u[i];
    free(u);
    free(v);
    return sum;
}
static double substeps(double *a, double *b, int n, int inner, double k) {
    double *u = a, *v = b, sum = 0;
    for (int j = 0; j < inner; j++) {
        step(u, v, n, k);
        double *old = u;
        u = v;
        v = old;
        sum += u[n / 2] * u[n / 3];
    }
    if (u != a)
        for (int i = 0; i < n; i++)
            a[i] = u[i];
    return sum;
}
double called(const double *x, int n, int steps, int inner, double k) {
    double *a = malloc(n * 8), *b = malloc(n * 8), total = 0, q = 0;
    for (int i = 0; i < n; i++)
        a[i] = b[i] = x[i];
    for (int t = 0; t < steps; t++)
        total += q = 0.5 * q + substeps(a, b, n, inner + t % 3, k / (1 + 0.01 * q * q));
    for (int i = 0; i < n; i++)
        total += a[i] * a[i];
    free(a);
    free(b);
    return total;
}
void written(double *u, double *out, int n, int steps, int inner, double k) {
    for (int t = 0; t < steps; t++)
        for (int s = 0; s < inner; s++)
            for (int i = 1; i < n - 1; i++)
                u[i] += k * sin(u[i - 1] * u[i + 1]);
    for (int i = 0; i < n; i++)
        out[0] += u[i] * u[i];
}
static int relaxed(double *u, double *v, const double *b, int n, double limit) {
    double change = 0;
    for (int i = 1; i < n - 1; i++)
        v[i] = 0.5 * (u[i - 1] + u[i + 1]) + b[i] * cos(u[i]);
    for (int i = 1; i < n - 1; i++) {
        change += (v[i] - u[i]) * (v[i] - u[i]);
        u[i] = v[i];
    }
    return change < limit;
}
double until(const double *x, int n, int steps, int most, double limit) {
    double *u = calloc(n, 8), *v = calloc(n, 8), *b = malloc(n * 8), sum = 0;
    for (int t = 0; t < steps; t++) {
        for (int i = 0; i < n; i++)
            b[i] = 0.01 * x[i] * (1 + 0.1 * sin(t + u[i]));
        int times = 0;
        while (!relaxed(u, v, b, n, limit))
            if (++times >= most)
                break;
        sum += u[n / 2];
    }
    for (int i = 0; i < n; i++)
        sum += u[i] * u[i];
    free(u);
    free(v);
    free(b);
    return sum;
}
double adaptive(const double *x, int n, int steps, int most, double limit) {
    double y = 1, sum = 0;
    for (int s = 0; s < steps; s++) {
        double t = 0, h = 0.1, a = 1 + x[s % n], b = 1 + x[(s + 1) % n];
        while (t < 1) {
            if (t + h > 1)
                h = 1 - t;
            double k1 = sin(3 * y) - a * y, at = y + h * k1, k2 = sin(3 * at) - b * at;
            if (fabs(h * (k2 - k1)) < limit) {
                y += 0.5 * h * (k1 + k2);
                t += h;
                h = h < 0.1 ? 1.5 * h : 0.2;
            } else {
                h *= 0.5;
            }
            if (h < 1e-12)
                break;
        }
        sum += y * y;
    }
    return sum;
}
double flat(const double *x, int n, int steps, int inner, double k) {
    double u = x[0];
    for (int t = 0; t < steps; t++)
        u = sin(u + k * x[t % n]);
    return u;
}
"""
DEEP = """
#include <math.h>
double three(const double *x, int n, int p, int q, int r) {
    double a[64], total = 0;
    for (int i = 0; i < n; i++)
        a[i] = x[i];
    for (int s = 0; s < p; s++) {
        for (int t = 0; t < q; t++) {
            for (int w = 0; w < r; w++)
                for (int i = 1; i < n; i++)
                    a[i] = a[i] * 0.9 + 0.1 * sin(a[i - 1] * a[i]);
            a[0] = cos(a[n - 1]);
        }
        total += a[n / 2] * a[s % n];
    }
    return total;
}
"""
STATE = """
#include <math.h>
static double seen;
double counted(const double *x, int n, int steps, int inner) {
    double u[64], sum = 0;
    seen += 1;
    for (int i = 0; i < n; i++)
        u[i] = x[i] * seen;
    for (int t = 0; t < steps; t++)
        for (int s = 0; s < inner; s++)
            for (int i = 1; i < n; i++)
                u[i] = sin(u[i] + 0.1 * u[i - 1]);
    for (int i = 0; i < n; i++)
        sum += u[i];
    return sum;
}
"""
X = np.linspace(0, 1, 200) ** 2
CALL = (X, 200, 20, 80, 0.1)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> pad.Library:
    return pad.load(_source(tmp_path_factory.mktemp("nests"), SOURCE))


def _source(folder: Path, text: str) -> str:
    path = folder / "nests.c"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("name", ["here", "called"])
def test_an_iteration_larger_than_the_budget(library: pad.Library, name: str) -> None:
    function = getattr(library, name)
    plain = pad.grad(function)(*CALL)
    for budget in (100_000, 1_000_000):
        gradient = pad.grad(function, memory=budget)
        assert np.allclose(gradient(*CALL), plain, rtol=1e-12)
        assert gradient.schedule.planned <= budget
        assert gradient.schedule.loops > (budget < 150_000)
        value, again = pad.value_and_grad(function, memory=budget)(*CALL)
        assert value == pytest.approx(function(*CALL), rel=1e-14)
        assert np.allclose(again, plain, rtol=1e-12)


def test_small_calls_after_a_large_one(library: pad.Library) -> None:
    gradient = pad.grad(library.here, memory=100_000)
    for steps, inner in ((20, 80), (2, 2), (1, 80), (20, 1), (0, 3), (3, 0), (17, 90)):
        call = (X, 200, steps, inner, 0.1)
        assert np.allclose(gradient(*call), pad.grad(library.here)(*call), rtol=1e-12)


def test_the_whole_iteration_need_not_be_taped(library: pad.Library) -> None:
    """The first try ends as soon as the budget is spent."""
    call = [pad.Duplicated(X.copy(), np.zeros(200)), *map(pad.Const, (200, 20, 4000, 0.1))]
    with pytest.raises(pad.DifferentiationError, match="the tape of its first iteration is more than") as found:
        pad.autodiff(pad.Reverse, library.called, *call, memory=100_000)
    assert int(found.value.why.split("more than ")[1].split()[0]) < 5_000_000
    assert "checkpointed as well" in found.value.help


def test_arguments_that_are_written(library: pad.Library) -> None:
    """A second try begins with the same arguments."""
    given = (X.copy(), np.zeros(1), 200, 20, 80, 0.001)
    plain = pad.grad(library.written)(*given)
    assert np.isfinite(plain).all()
    assert np.allclose(pad.grad(library.written, memory=100_000)(*given), plain, rtol=1e-12)
    assert np.array_equal(given[0], X)


@pytest.mark.parametrize(
    ("name", "call", "budgets"),
    [("until", (X[:60], 60, 8, 500, 1e-9), (60_000, 400_000)), ("adaptive", (X[:7], 7, 200, 0, 1e-5), (8_000, 60_000))],
)
def test_loops_that_run_until_a_condition_holds(
    library: pad.Library, name: str, call: tuple[object, ...], budgets: tuple[int, ...]
) -> None:
    function = getattr(library, name)
    plain = pad.grad(function)(*call)
    assert np.abs(plain).max() > 0
    for budget in budgets:
        gradient = pad.grad(function, memory=budget)
        assert np.allclose(gradient(*call), plain, rtol=1e-12)
        assert gradient.schedule.loops == 2
        assert gradient.schedule.planned <= budget


def test_threads_of_python(library: pad.Library) -> None:
    """What one call keeps is not counted for another one that runs at the same time."""
    call = (X[:60], 60, 8, 500, 1e-9)
    plain = pad.grad(library.until)(*call)
    gradient = pad.grad(library.until, memory=60_000)
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: gradient(*call), range(8)):
            assert np.allclose(found, plain, rtol=1e-12)


def test_no_loop_inside(library: pad.Library) -> None:
    with pytest.raises(pad.DifferentiationError, match="one iteration of a loop within the memory budget"):
        pad.grad(library.flat, memory=100)(X, 200, 50, 0, 0.1)


def test_a_default_budget(tmp_path: Path) -> None:
    library = pad.load(_source(tmp_path, SOURCE), memory=100_000)
    plain = pad.load(_source(tmp_path, SOURCE))
    assert np.allclose(pad.grad(library.called)(*CALL), pad.grad(plain.called)(*CALL), rtol=1e-12)


def test_three_levels_and_second_derivatives(tmp_path: Path) -> None:
    three = pad.load(_source(tmp_path, DEEP)).three
    call = (X[50:110], 60, 8, 9, 50)
    plain = pad.grad(three)(*call)
    gradient = pad.grad(three, memory=250_000)
    assert np.allclose(gradient(*call), plain, rtol=1e-12)
    assert gradient.schedule.planned <= 250_000
    along = np.cos(np.arange(60))
    product = pad.hvp(three, call, (along,), memory=600_000)
    assert np.allclose(product, pad.hvp(three, call, (along,)), rtol=1e-10)
    _, back = pad.vjp(three, *call, memory=250_000)
    assert np.allclose(back(1.0)[0], plain, rtol=1e-12)


def test_variables_of_the_program(tmp_path: Path) -> None:
    """What a first try has changed would be found changed by a second one."""
    counted = pad.load(_source(tmp_path, STATE)).counted
    with pytest.raises(pad.DifferentiationError, match="budget"):
        pad.grad(counted, memory=20_000)(X[:60], 60, 20, 100)


def test_the_budget_is_spent_in_a_region(tmp_path: Path) -> None:
    """No thread leaves its team: the error comes when the region has ended."""
    text = """
    #include <math.h>
    double region(const double *x, int n, int steps, int inner) {
        double u[500], v[500], sum = 0;
        for (int i = 0; i < n; i++)
            u[i] = v[i] = x[i];
        for (int t = 0; t < steps; t++) {
            #pragma omp parallel
            for (int s = 0; s < inner; s++) {
                #pragma omp for
                for (int i = 1; i < n - 1; i++)
                    v[i] = u[i] + 0.1 * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
                #pragma omp for
                for (int i = 1; i < n - 1; i++)
                    u[i] = v[i];
            }
        }
        for (int i = 0; i < n; i++)
            sum += u[i] * u[i];
        return sum;
    }
    """
    region = pad.load(_source(tmp_path, text), openmp=True).region
    call = (np.linspace(0, 1, 500) ** 2, 500, 6, 60)
    plain = pad.grad(region)(*call)
    assert np.allclose(pad.grad(region, memory="10 MB")(*call), plain, rtol=1e-12)
    with pytest.raises(pad.DifferentiationError, match="the tape of its first iteration"):
        pad.grad(region, memory=100_000)(*call)
    assert np.allclose(pad.grad(region, memory="10 MB")(*call), plain, rtol=1e-12)
