"""Programs that remember their arguments: a derivative where the last call was is that of everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import polyglot_ad as pad

PROGRAM = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>

static double last = -1, kept;
double early(double x) { if (x == last) return kept; last = x; kept = sin(x) * x; return kept; }

static double told = -1, pold = -1, rate;
static __attribute__((noinline)) double density(double t, double p) {
    if (t != told || p != pold) { told = t; pold = p; rate = p / (t * t + exp(-p)); }
    return rate;
}
double pair(double t, double p) {                        /* other keys, and the same one again */
    double s = 0;
    for (int i = 0; i < 4; i++) s += density(t, p) * density(t + 1, p + i) + density(t + 1, p + i);
    return s;
}

static double before[8], squares[8]; static int length;
double elements(const double *x, int n) {
    int same = n == length;
    for (int i = 0; i < n && same; i++) same = x[i] == before[i];
    if (!same) {
        length = n;
        for (int i = 0; i < n; i++) { before[i] = x[i]; squares[i] = sin(x[i]) * x[(i + 1) % n]; }
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += squares[i] * squares[i];
    return s;
}
static double bytes_before[8], total;
double by_bytes(const double *x, int n) {
    if (memcmp(x, bytes_before, n * sizeof *x)) {
        memcpy(bytes_before, x, n * sizeof *x);
        total = 0;
        for (int i = 0; i < n; i++) total += exp(x[i] * .3) * x[0];
    }
    return total * x[1];
}

static struct { double key, value; } table[8]; static int next;
static double looked_up(double x) {
    for (int i = 0; i < 8; i++) if (table[i].key == x) return table[i].value;
    int k = next++ % 8;
    table[k].key = x;
    return table[k].value = exp(x) * x;
}
double from_table(double x) { return looked_up(x) * looked_up(x + 1) + looked_up(x); }

struct memory { double key, value; int hits; };
static struct memory *memory;
double on_the_heap(double x) {
    if (!memory) { memory = calloc(1, sizeof *memory); memory->key = -7; }
    if (memory->key == x) { memory->hits++; return memory->value * x; }
    memory->key = x;
    memory->value = x * x * sin(x);
    return memory->value * x;
}

static _Thread_local double own = -1, owned;
double of_the_thread(double x) { if (x != own) { own = x; owned = x * x * x; } return owned * x; }

static float narrow = -1, cube;
double rounded(double x) { float y = x; if (y == narrow) return cube * x; narrow = y; cube = y * y * y; return cube * x; }

double near_it(double x) { static double at = -1, v; if (fabs(x - at) < 1e-12) return v; at = x; return v = x * x * x; }
double far_from_it(double x) { static double at = -1, v; if (fabs(x - at) > 1e-10 * fabs(x)) { at = x; v = x * x * x; } return v; }

double in_a_band(double x) { static double at = -1; if (fabs(x - at) > .5) at = x; return at * x; }   /* keeps it on purpose */
double counted(double x) { static double at = -1; static int calls; if (x != at) { at = x; calls = 0; } calls++; return calls * x; }
static double field[6] = {1, 5, 2, 5, 3, 0};
double largest(double x) {                               /* which is one of those that an earlier call may have left */
    double most = 0, s = 0;
    field[0] = x;
    for (int i = 0; i < 6; i++) if (field[i] > most) most = field[i];
    for (int i = 0; i < 6; i++) if (field[i] == most) s += (i + 1) * x;
    return s + most;
}
double set_once(double x) { static double first; if (first == 0) first = x; return first * x; }
"""
X = np.array([0.5, 1.2, 0.7])


@pytest.fixture(scope="module")
def library() -> pad.Library:
    return pad.compile(PROGRAM, "c")


def differences(function: Callable[..., float], arguments: tuple[Any, ...], step: float = 1e-4) -> np.ndarray:
    """Of fourth order, with respect to the first argument."""
    x, *others = arguments
    x = np.array(x, dtype=float)
    found = np.zeros(x.shape)
    for index in np.ndindex(x.shape):
        direction = np.zeros(x.shape)
        direction[index] = step
        at = [function(x + k * direction if x.shape else float(x + k * direction), *others) for k in (1, -1, 2, -2)]
        found[index] = (8 * (at[0] - at[1]) - (at[2] - at[3])) / (12 * step)
    return found


CASES: dict[str, tuple[Any, ...]] = {
    "early": (1.3,),
    "pair": (1.3, 2.0),
    "elements": (X, 3),
    "by_bytes": (X, 3),
    "from_table": (0.7,),
    "on_the_heap": (1.3,),
    "of_the_thread": (1.3,),
    "near_it": (1.25,),
    "far_from_it": (1.25,),
}


@pytest.mark.parametrize("name", CASES)
def test_where_the_last_call_was(library: pad.Library, name: str) -> None:
    function, arguments = getattr(library, name), CASES[name]
    expected = differences(function, arguments)
    value = function(*arguments)
    for _ in range(2):
        assert pad.grad(function)(*arguments) == pytest.approx(expected, rel=1e-8)
    assert function(*arguments) == value
    found, gradient = pad.value_and_grad(function)(*arguments)
    assert found == pytest.approx(value, rel=1e-14)
    assert gradient == pytest.approx(expected, rel=1e-8)
    x = np.asarray(arguments[0])
    for index in np.ndindex(x.shape):
        direction = np.zeros(x.shape)
        direction[index] = 1.0
        tangent = (direction if x.shape else 1.0, *(0.0 if isinstance(a, float) else None for a in arguments[1:]))
        assert pad.jvp(function, arguments, tangent)[1] == pytest.approx(expected[index], rel=1e-8)


def test_numbers_of_single_precision(library: pad.Library) -> None:
    library.rounded(1.25)
    assert [pad.grad(library.rounded)(1.25), pad.jvp(library.rounded, (1.25,), (1.0,))[1]] == pytest.approx([4 * 1.25**3] * 2)


@pytest.mark.parametrize("name", ["early", "on_the_heap", "from_table"])
def test_second_derivatives(library: pad.Library, name: str) -> None:
    function, (x,) = getattr(library, name), CASES[name]
    expected = differences(pad.grad(function), (x,))
    function(x)
    for _ in range(2):
        assert pad.hvp(function, (x,), (1.0,)) == pytest.approx(expected, rel=1e-8)


def test_a_pullback_that_is_held(library: pad.Library) -> None:
    library.early(0.8)
    _, pullback = pad.vjp(library.early, 0.8)
    library.early(1.1)
    assert pullback(1.0)[0] == pytest.approx(np.sin(0.8) + 0.8 * np.cos(0.8))


def test_what_is_kept_by_other_marks_stays_constant(library: pad.Library) -> None:
    for x in (2.0, 2.25):  # within the band
        library.in_a_band(x)
    assert [pad.grad(library.in_a_band)(2.25), pad.jvp(library.in_a_band, (2.25,), (1.0,))[1]] == pytest.approx([2.0, 2.0])
    library.set_once(3.0)
    assert pad.grad(library.set_once)(2.0) == pytest.approx(3.0)


def test_what_comes_from_the_same_memory_may_be_equal(library: pad.Library) -> None:
    assert [library.largest(2.0), pad.grad(library.largest)(2.0)] == pytest.approx([17.0, 6.0])
    assert [library.largest(7.0), pad.grad(library.largest)(7.0)] == pytest.approx([14.0, 2.0])


def test_beside_the_point_the_branch_is_the_other_one(library: pad.Library) -> None:
    library.counted(2.0)
    library.counted(2.0)
    assert pad.value_and_grad(library.counted)(2.0) == pytest.approx((2.0, 1.0))  # as for every other argument
