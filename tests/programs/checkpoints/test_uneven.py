"""Loops within a memory budget of which some iterations keep far more than the first one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

ROOT = Path(__file__).parent.parent.parent.parent

SOURCE = """
#include <math.h>
static void sweep(double *x, int n, int times) {
    for (int k = 0; k < times; k++)
        for (int i = 0; i < n; i++)
            x[i] = sin(x[i]) + 0.01 * x[(i + 1) % n] * x[i];
}
static double sum(const double *x, int n) {
    double total = 0;
    for (int i = 0; i < n; i++)
        total += x[i];
    return total;
}
double grows(double *x, int n, int steps) {
    for (int t = 0; t < steps; t++)
        sweep(x, n, 1 + t * t / 40);
    return sum(x, n);
}
double bursts(double *x, int n, int steps) {
    for (int t = 0; t < steps; t++)
        sweep(x, n, t == steps / 2 ? 300 : t % 7 == 3 ? 9 : 1);
    return sum(x, n);
}
double once(double *x, int n, int steps) {
    for (int t = 0; t < steps; t++)
        if (t == steps - 2)
            sweep(x, n, 300);
        else
            for (int i = 0; i < n; i++)
                x[i] = cos(x[i]);
    return sum(x, n);
}
double twice(double *x, int n, int steps) {
    for (int t = 0; t < steps; t++)
        sweep(x, n, t < 3 ? 1 : 12);
    double between = sum(x, n);
    for (int t = 0; t < steps; t++)
        sweep(x, n, t % 5 ? 2 : 20);
    return between * sum(x, n);
}
void marched(double *x, double *out, int n, int steps) {
    for (int t = 0; t < steps; t++)
        sweep(x, n, t < 2 ? 1 : 8);
    out[0] += sum(x, n);
}
"""
N, STEPS = 1000, 60
X = np.linspace(0.1, 1.0, N)


@pytest.fixture(scope="module")
def library():
    return pad.compile(SOURCE, language="c")


CASES = [(name, size) for name in ("grows", "bursts", "once") for size in (8, 2, 0.7)] + [("twice", 8), ("twice", 2)]
_MEASURED = """
import json, sys
import numpy as np
import polyglot_ad as pad
from tests.api.memory import peak_of
from tests.programs.checkpoints.test_uneven import CASES, N, SOURCE, STEPS, X

library = pad.compile(SOURCE, language="c")
for name, megabytes in CASES:
    gradient = pad.grad(library[name], memory=f"{megabytes} MB")
    difference = gradient(X.copy(), N, STEPS) - pad.grad(library[name])(X.copy(), N, STEPS)
    print(json.dumps([name, megabytes, float(np.abs(difference).max()), peak_of(lambda: gradient(X.copy(), N, STEPS))]))
"""


@pytest.fixture(scope="module")
def measured():
    """By program and budget: the largest difference from the gradient without one, and the bytes of a call, in a process of its own."""
    done = subprocess.run([sys.executable, "-c", _MEASURED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {(name, size): found for name, size, *found in map(json.loads, done.stdout.splitlines())}


@pytest.mark.parametrize(("name", "megabytes"), CASES)
def test_the_budget_is_kept_to(measured, name, megabytes):
    difference, peak = measured[name, megabytes]
    assert difference == 0
    assert peak < megabytes * 1e6 + 300_000  # of Python's own, and what pages are rounded up to


def test_in_other_ways_to_ask(library):
    direction = np.cos(np.arange(N))
    curvature = pad.hvp(library.bursts, (X.copy(), N, STEPS), (direction, None, None))
    within = pad.hvp(library.bursts, (X.copy(), N, STEPS), (direction, None, None), memory="3 MB")
    np.testing.assert_allclose(within, curvature, rtol=1e-12, atol=1e-12 * np.abs(curvature).max())
    pullback = pad.vjp(library.bursts, X.copy(), N, STEPS, memory="2 MB")[1]
    gradient = pad.grad(library.bursts)(X.copy(), N, STEPS)
    np.testing.assert_allclose(pullback((2.0, np.zeros(N)))[0], 2 * gradient, rtol=1e-14)


def test_who_brings_shadows_calls_again():
    """Nobody has copies of what such a call was given: it says so, and the next one tapes fewer iterations at once."""
    function = pad.compile(SOURCE, language="c", memory="1 MB").marched
    plain = pad.compile(SOURCE, language="c").marched

    def gradient(function):
        x, dx, out, dout = X.copy(), np.zeros(N), np.zeros(1), np.ones(1)
        pad.autodiff(pad.Reverse, function, pad.Duplicated(x, dx), pad.Duplicated(out, dout), pad.Const(N), pad.Const(STEPS))
        return dx

    refused = 0
    while True:
        try:
            found = gradient(function)
            break
        except pad.DifferentiationError as error:
            assert (error.code, error.construct) == ("PAD-E206", "iterations of a loop that are taped at once within the memory budget")
            refused += 1
            assert refused < 20
    assert refused
    np.testing.assert_array_equal(found, gradient(plain))
