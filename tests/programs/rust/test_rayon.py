"""rayon, at several numbers of threads, against differences of the programs themselves."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

CRATE = Path(__file__).parent / "rayon"
X = np.random.default_rng(7).normal(size=24)
NAMES = re.findall(r"^in_pool! { (\w+)\(x\)", (CRATE / "src" / "lib.rs").read_text(), re.M)
FORWARD = ("captured", "chunks", "reduced", "recursive", "spawned_in_spawned", "locked")
HELD = ("structures", "nested", "locked_scope", "locked_recursion", "quick")
TEAMS = (1, 2, 3, 4, 8)


@functools.cache
def library(folder: Path) -> pad.Library:
    return pad.load(folder)


@pytest.fixture
def crate(tmp_path_factory):
    """Copied: cargo writes down next to it which versions it has chosen."""
    folder = tmp_path_factory.getbasetemp() / "rayon"
    if not folder.exists():
        shutil.copytree(CRATE, folder)
    return folder / "Cargo.toml"


@pytest.fixture
def program(crate):
    return library(crate)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("detached", "sorted")])
def test_gradients(program, name):
    function = program[name]
    gradient, direction = pad.grad(function), np.cos(np.arange(X.size))
    expected = np.array([(function(X + 1e-6 * e, 2) - function(X - 1e-6 * e, 2)) / 2e-6 for e in np.eye(X.size)])
    close = functools.partial(np.testing.assert_allclose, rtol=1e-6, atol=1e-7 * (1 + np.abs(expected).max()))
    for team in TEAMS:
        if name == "installed":  # the number of threads is a factor
            assert function(X, team) == pytest.approx(3 * np.sum(X) * np.sum(X * X))
        for _ in range(5):
            close(gradient(X, team), expected)
        if name in FORWARD:
            close(pad.jvp(function, (X, team), (direction, None))[1], expected @ direction)
        if name in HELD:
            _, pullback = pad.vjp(function, X, team)
            for cotangent in (1.0, -2.0):
                close(pullback(cotangent)[0], cotangent * expected)


def test_sorting_in_parallel(program):
    """Long enough for parts that are sorted and merged by several threads."""
    function, x = program["sorted"], np.random.default_rng(8).normal(size=6000)
    direction = np.cos(np.arange(x.size))
    order, ranks = np.argsort(x * x[0]), np.arange(x.size)
    y, squares = np.sort(x * x[0]), np.sort(x * x)
    expected = np.zeros(x.size)
    expected[order] += ranks * np.cos(y) * squares * x[0]
    expected[0] += np.sum(ranks * np.cos(y) * squares * x[order])
    expected[np.argsort(x * x)] += ranks * np.sin(y) * 2 * x[np.argsort(x * x)]
    gradient = pad.grad(function)
    for team in (1, 2, 4):
        np.testing.assert_allclose(gradient(x, team), expected, rtol=1e-9, atol=1e-9 * np.abs(expected).max())
    assert pad.jvp(function, (x, 3), (direction, None))[1] == pytest.approx(expected @ direction, rel=1e-9)


def test_many_runs(program):
    """Who takes whose work is different each time."""
    for name in ("for_each", "quick", "locked_scope", "nested"):
        gradient = pad.grad(program[name])
        expected = gradient(X, 1)
        for _ in range(300):
            np.testing.assert_allclose(gradient(X, 4), expected, rtol=1e-9, atol=1e-11)


def test_what_nobody_waits_for_is_refused(program):
    with pytest.raises(pad.DifferentiationError, match=r"(?s)rayon::spawn.*src/lib\.rs:\d+"):
        pad.grad(program["detached"])(X, 2)


@pytest.mark.parametrize("view", ["primal", "gradient", "tangent"])
def test_errors_come_to_who_called(program, view):
    """From whichever thread; what the others still do is waited for, and the next call works."""
    function = program.out_of_bounds
    gradient = pad.grad(function)
    call = {"primal": function, "gradient": gradient, "tangent": lambda x, *given: pad.jvp(function, (x, *given), (x, None, None, None))}[
        view
    ]
    for how in range(4):
        for team in (1, 2, 4):
            for n in 25 * [30, 1000]:
                with pytest.raises(pad.NativeError, match=r"lib\.rs:\d+:\d+: index out of bounds: the len is 24 but the index is \d+"):
                    call(X, n, how, team)
            if view == "gradient":
                np.testing.assert_allclose(gradient(X, X.size, how, team), 2 * X, rtol=1e-12)
            assert function(X, X.size, how, team) == pytest.approx(np.sum(X * X))


@pytest.mark.parametrize("threads", [1, 3])
def test_the_number_of_threads_is_rayons(crate, threads):
    code = (
        "import numpy as np, polyglot_ad as pad\n"
        f"lib = pad.load({str(crate)!r})\n"
        "x = np.linspace(0.1, 0.9, 40)\n"
        "print(int(lib.threads()))\n"
        "np.testing.assert_allclose(pad.grad(lib.in_the_global_pool)(x), 2 * x)\n"
    )
    environment = {**os.environ, "RAYON_NUM_THREADS": str(threads)}
    answer = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300)
    assert answer.stdout.strip() == str(threads), answer.stderr
