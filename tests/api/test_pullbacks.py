"""Pullbacks that are held: the function runs once, the reverse pass as often as wanted, at the values of the call."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

from .memory import bytes_left_by, needs_statistics

PROGRAM = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int runs = 0;
int runs_so_far(void) { return runs; }
double counted(const double *x, int n) { runs++; double s = 0; for (int i = 0; i < n; i++) s += sin(x[i]) * x[i]; return s; }

static double level = 1;
void set_level(double v) { level = v; }
double leveled(double x) { return level * x * x; }

void both(const double *x, double *y, double *z, int n) {
    for (int i = 0; i < n; i++) { y[i] = exp(x[i]); z[i] = x[i] * y[i]; }
}
void in_place(double *x, int n) { for (int i = 1; i < n; i++) x[i] *= x[i - 1]; }
void read_only_though_not_const(double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * x[i]; }

double nested(const double *x, int n, double stop) {
    double s = 0;
    for (int i = 0; i < n; i++)
        for (double t = x[i]; t < stop; t = t * 1.5 + 0.1) s += t * sin(t);
    return s;
}
__attribute__((noinline)) double power(double x, int n) { return n <= 0 ? 1 + x : sin(x) * power(x * 0.9, n - 1) + power(x, n - 2); }
double recursive(double x, int n) { return power(x, n); }

struct node { double v; struct node *next; };
double chained(const double *x, int n) {
    struct node *head = 0;
    for (int i = 0; i < n; i++) { struct node *m = malloc(sizeof *m); m->v = x[i] * x[i]; m->next = head; head = m; }
    double s = 0;
    for (struct node *m = head; m; m = m->next) s += m->v * (m->next ? m->next->v : 1);
    while (head) { struct node *next = head->next; free(head); head = next; }
    return s;
}
double zeroed(const double *x, int n) {
    double *sums = calloc(n + 1, sizeof *sums), s = 0;
    for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + x[i] * x[i];
    for (int i = 0; i <= n; i++) s += sums[i] * sums[i];
    free(sums);
    return s;
}
double grown(const double *x, int n) {
    double *kept = 0, s = 0;
    for (int i = 0; i < n; i++) { kept = realloc(kept, (i + 1) * sizeof *kept); kept[i] = sin(x[i]); s += kept[i] * kept[i / 2]; }
    free(kept);
    return s;
}
static double table[16];
double through_globals(const double *x, int n) {
    for (int i = 0; i < n; i++) table[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += table[i] * table[n - 1 - i];
    return s;
}
"""

X = np.array([0.3, 0.9, 0.5, 0.7])


@pytest.fixture(scope="module")
def lib() -> pad.Library:
    return pad.compile(PROGRAM, "c")


CALLS: dict[str, tuple[Any, ...]] = {
    "counted": (X, 4),
    "nested": (X, 4, 3.0),
    "recursive": (0.8, 6),
    "chained": (X, 4),
    "zeroed": (X, 4),
    "grown": (X, 4),
    "through_globals": (X, 4),
}


@pytest.mark.parametrize("name", CALLS)
def test_again_and_again(lib: pad.Library, name: str) -> None:
    args = CALLS[name]
    value, gradient = pad.value_and_grad(lib[name])(*args)
    output, pullback = pad.vjp(lib[name], *args)
    assert output == pytest.approx(value, rel=1e-14)
    for cotangent in (1.0, -2.5, 0.0, 1.0):
        np.testing.assert_allclose(pullback(cotangent)[0], cotangent * np.asarray(gradient), rtol=1e-13, atol=1e-300)


def test_the_function_runs_once(lib: pad.Library) -> None:
    before = lib.runs_so_far()
    _, pullback = pad.vjp(lib.counted, X, 4)
    assert lib.runs_so_far() == before + 1
    np.testing.assert_allclose(pullback(1.0)[0], np.cos(X) * X + np.sin(X))
    np.testing.assert_allclose(pullback(2.0)[0], 2 * (np.cos(X) * X + np.sin(X)))
    assert lib.runs_so_far() == before + 1


def test_values_are_those_of_the_call(lib: pad.Library) -> None:
    x = X.copy()
    _, pullback = pad.vjp(lib.counted, x, 4)
    x[:] = 100.0
    np.testing.assert_allclose(pullback(1.0)[0], np.cos(X) * X + np.sin(X))
    lib.set_level(3.0)
    _, pullback = pad.vjp(lib.leveled, 2.0)
    lib.set_level(-1.0)
    assert pullback(1.0) == (12.0,)
    assert pad.grad(lib.leveled)(2.0) == -4.0


def test_outputs_belong_to_the_caller(lib: pad.Library) -> None:
    (y, z), pullback = pad.vjp(lib.both, X, np.zeros(4), np.zeros(4), 4)
    weights = np.array([1.0, -2.0, 3.0, 0.5])
    expected = np.exp(X) * weights + (1 + X) * np.exp(X)
    for _ in range(2):
        np.testing.assert_allclose(pullback((weights, np.ones(4)))[0], expected)
        y[:], z[:] = 7.0, np.nan
    cubes, pullback = pad.vjp(lib.read_only_though_not_const, X.copy(), np.zeros(4), 4)
    for array in cubes if isinstance(cubes, tuple) else (cubes,):
        array[:] = 0.0
    cotangent = (np.zeros(4), np.ones(4)) if isinstance(cubes, tuple) else np.ones(4)
    np.testing.assert_allclose(pullback(cotangent)[0], 3 * X**2)


def test_gradients_belong_to_the_caller(lib: pad.Library) -> None:
    _, pullback = pad.vjp(lib.counted, X, 4)
    first = pullback(1.0)[0]
    kept = first.copy()
    first[:] = np.nan
    np.testing.assert_array_equal(pullback(1.0)[0], kept)


def test_cotangents_of_arrays_that_are_overwritten(lib: pad.Library) -> None:
    y, pullback = pad.vjp(lib.in_place, X, 4)
    np.testing.assert_allclose(y, np.cumprod(X))
    for weights in np.eye(4):
        got = pullback(weights)[0]
        np.testing.assert_allclose(
            got, [np.prod(X[: int(weights.argmax()) + 1]) / v if v in X[: int(weights.argmax()) + 1] else 0 for v in X]
        )


def test_several_at_once(lib: pad.Library) -> None:
    """Tapes of one function do not share anything; threads that pull back through one tape take turns."""
    points = [X * scale for scale in (0.5, 1.0, 1.5)]
    for name in ("chained", "through_globals", "nested"):
        rest = CALLS[name][1:]
        pullbacks = [pad.vjp(lib[name], point, *rest)[1] for point in points]
        expected = [pad.grad(lib[name])(point, *rest) for point in points]
        found: dict[tuple[int, int], Any] = {}

        def work(thread: int, pullbacks: list[Any] = pullbacks, found: dict[tuple[int, int], Any] = found) -> None:
            for turn in range(60):
                which = (turn + thread) % 3
                found[thread, turn] = which, pullbacks[which](1.0 + thread)[0]

        threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for (thread, _), (which, gradient) in found.items():
            np.testing.assert_allclose(gradient, (1.0 + thread) * expected[which], rtol=1e-12)


def test_a_pullback_outlives_the_library() -> None:
    program = pad.compile("double f(const double *x, int n) { double p = 1; for (int i = 0; i < n; i++) p *= x[i]; return p; }", "c")
    _, pullback = pad.vjp(program.f, X, 4)
    del program
    np.testing.assert_allclose(pullback(1.0)[0], np.prod(X) / X)


@needs_statistics
@pytest.mark.parametrize("name", CALLS)
def test_dropped_pullbacks_leave_nothing(lib: pad.Library, name: str) -> None:
    args, function = CALLS[name], lib[name]

    def used() -> None:
        _, pullback = pad.vjp(function, *args)
        pullback(1.0)
        pullback(2.0)

    assert bytes_left_by(lambda: pad.vjp(function, *args), 1000) < 8
    assert bytes_left_by(used, 1000) < 8


@pytest.mark.parametrize("lanes", [1, 2, 8])
def test_batches_of_cotangents(lib: pad.Library, lanes: int) -> None:
    weights = np.random.default_rng(0).standard_normal((5, 2, 4))
    _, pullback = pad.vjp(lib.both, X, np.zeros(4), np.zeros(4), 4, lanes=lanes)
    for _ in range(2):
        by_x, by_y, by_z, by_n = pullback.batched((weights[:, 0], weights[:, 1]))
        expected = np.exp(X) * weights[:, 0] + (1 + X) * np.exp(X) * weights[:, 1]
        np.testing.assert_allclose(by_x, expected)
        assert by_y.shape == by_z.shape == (5, 4)
        assert by_n is None
        np.testing.assert_allclose(pullback((weights[0, 0], weights[0, 1]))[0], expected[0])
    np.testing.assert_allclose(pullback.batched((None, weights[:, 1]))[0], (1 + X) * np.exp(X) * weights[:, 1])
    gradient = pad.grad(lib.nested)(X, 4, 3.0)
    before = lib.runs_so_far()
    _, pullback = pad.vjp(lib.nested, X, 4, 3.0, lanes=lanes)
    np.testing.assert_allclose(pullback.batched([1.0, -2.0, 0.5])[0], np.multiply.outer([1.0, -2.0, 0.5], gradient), rtol=1e-13)
    by_x, n, by_stop = pullback.batched(np.ones(9))
    assert (by_x.shape, n, by_stop.shape) == ((9, 4), None, (9,))
    assert lib.runs_so_far() == before


def test_batches_of_cotangents_of_derivatives(lib: pad.Library) -> None:
    _, pullback = pad.vjp(pad.pushforward(lib.counted), X, 4, np.ones(4))
    batch = pullback.batched((None, [1.0, 2.0]))
    np.testing.assert_allclose(batch[0], [pullback((None, 1.0))[0], pullback((None, 2.0))[0]])
    assert batch[1] is None


def test_wrong_batches(lib: pad.Library) -> None:
    _, pullback = pad.vjp(lib.both, X, np.zeros(4), np.zeros(4), 4)
    for wrong in ((np.ones((2, 4)), np.ones((3, 4))), (None, None), (np.ones((0, 4)), None), (1.0, None)):
        with pytest.raises(pad.ArgumentError, match="leading axis"):
            pullback.batched(wrong)
    with pytest.raises(pad.ArgumentError, match="expected"):
        pullback.batched((np.ones((2, 3)), None))
    with pytest.raises(pad.ArgumentError, match="lanes"):
        pad.vjp(lib.both, X, np.zeros(4), np.zeros(4), 4, lanes=0)


def test_a_jacobian_runs_the_function_once(lib: pad.Library) -> None:
    """Several reverse passes of eight lanes on what one run has kept."""
    found = pad.compile(
        """
        static int runs = 0;
        int runs_so_far(void) { return runs; }
        void chain(const double *x, double *y, int n) { runs++; for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n]; }
        """,
        "c",
    )
    x = np.linspace(0.5, 2.0, 21)
    jacobian = pad.jacrev(found.chain)(x, np.zeros(21), 21)
    wanted = np.diag(np.roll(x, -1)) + np.roll(np.diag(x), 1, axis=1)
    np.testing.assert_allclose(jacobian, wanted)
    assert found.runs_so_far() == 1
