"""Time loops of Fortran, Rust and Julia within a memory budget: buffers that are copied, swapped by address, and updated in place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.langs import adapter

HERE = Path(__file__).parent
U = 0.1 * np.random.default_rng(0).standard_normal(50)
W = np.random.default_rng(1).standard_normal(50)


def load(file: str, language: str) -> pad.Library:
    report = adapter(language).report()
    if not report.version:
        pytest.skip(f"there is no {language}: {report.missing}")
    return pad.load(HERE / file)


def burgers(u: np.ndarray, steps: int, dt: float) -> np.ndarray:
    """The same on complex numbers, whose derivative is exact to rounding."""
    for _ in range(steps):
        v = u.copy()
        inner = u[1:-1]
        v[1:-1] = inner - dt * inner * (u[2:] - u[:-2]) + 0.1 * dt * (u[2:] - 2 * inner + u[:-2])
        u = v
    return u


def derivative(weights) -> float:
    """Of the weighted end along W, by a complex step; `weights` of the end give a number."""
    return float(weights(burgers(U + 1e-30j * W, 200, 0.01)).imag / 1e-30)


def same(function, args, cotangent, place, memory):
    _, pullback = pad.vjp(function, *args, memory=memory)
    return pullback(cotangent)[place]


@pytest.mark.parametrize("memory", ["1 MB", 20_000, 12_000])
def test_fortran(memory):
    library = load("burgers.f90", "fortran")
    gradient = same(library.burgers, (50, 200, 0.01, U), W, 3, memory)
    assert gradient @ W == pytest.approx(derivative(lambda u: u @ W), rel=1e-11)


def test_whole_arrays_of_fortran():
    library = load("burgers.f90", "fortran")
    plain = pad.grad(library.whole, "x")(50, 20, U)
    for memory in ("1 MB", 20_000):
        gradient = pad.grad(library.whole, "x", memory=memory)
        np.testing.assert_allclose(gradient(50, 20, U), plain, rtol=1e-11)
        assert gradient.schedule.loops == 1
    step = 1e-6 * W
    slope = (library.whole(50, 20, U + step)[()] - library.whole(50, 20, U - step)[()]) / 2e-6
    assert plain @ W == pytest.approx(slope, rel=1e-7)


def test_allocatable_arrays_that_are_new_in_every_iteration():
    library = load("burgers.f90", "fortran")
    growing, handed = pad.grad(library.growing, "x", memory=20_000), pad.grad(library.handed, "x", memory=12_000)
    np.testing.assert_allclose(growing(50, 30, U), _growing(30), rtol=1e-13)
    assert handed(50, 200, 0.01, U) @ W == pytest.approx(derivative(lambda u: u @ u), rel=1e-11)
    assert growing.schedule.advanced > 0
    assert handed.schedule.advanced > 0
    plain = pad.grad(library.members, "x")(50, 100, 0.01, U)
    slope = (library.members(50, 100, 0.01, U + 1e-6 * W)[()] - library.members(50, 100, 0.01, U - 1e-6 * W)[()]) / 2e-6
    assert plain @ W == pytest.approx(slope, rel=1e-7)
    np.testing.assert_allclose(pad.grad(library.members, "x", memory=20_000)(50, 100, 0.01, U), plain, rtol=1e-12)


def _growing(steps: int) -> np.ndarray:
    """u becomes its sine, and one element more; the sum of all is the end."""
    u, product = U, np.ones(50)
    for _ in range(steps):
        u, product = np.sin(u), product * np.cos(u)
    return product


@pytest.mark.parametrize(("file", "language"), [("burgers.rs", "rust"), ("burgers.jl", "julia")])
def test_swapped(file, language):
    library = load(file, language)
    expected = derivative(lambda u: u @ u)
    for memory in ("1 MB", 20_000, 12_000):
        gradient = pad.grad(library.burgers, memory=memory)
        assert gradient(U, 200, 0.01) @ W == pytest.approx(expected, rel=1e-11)
        assert gradient.schedule.planned <= gradient.schedule.budget


@pytest.mark.parametrize(("file", "language", "name"), [("burgers.rs", "rust", "inplace"), ("burgers.jl", "julia", "inplace!")])
def test_in_place(file, language, name):
    function = load(file, language)[name]
    args, cotangent = ((U, 200, 0.01), W) if language == "rust" else ((U, 0 * U, 200, 0.01), (W, U))
    plain = pad.vjp(function, *args)[1](cotangent)
    inside = same(function, args, cotangent, 0, 12_000)
    np.testing.assert_allclose(inside, plain[0], rtol=1e-11, atol=1e-13)


def test_memory_that_is_new_in_every_iteration():
    library = load("burgers.rs", "rust")
    plain = pad.grad(library.fresh)(U, 200, 0.01)
    ends = [library.fresh(U + sign * 1e-6 * W, 200, 0.01) for sign in (1, -1)]
    assert plain @ W == pytest.approx((ends[0] - ends[1]) / 2e-6, rel=1e-7)
    for memory in ("1 MB", 12_000):
        np.testing.assert_allclose(pad.grad(library.fresh, memory=memory)(U, 200, 0.01), plain, rtol=1e-12)


def _broadcasted(u, steps, k):
    w = 0 * u
    for _ in range(steps):
        u = u + k * w
        w = w - k * np.sin(u)
    return u @ u


def _members(u, steps, k):
    order, t = np.arange(len(u)), 1.0
    for _ in range(steps):
        u = u + k * t * np.sin(np.roll(u, -1) - u)
        order, t = np.roll(order, -1), t + 0.01
    return u @ u + u[order[2]]


def _until(u, steps, k):
    du, t = 0 * u, 0.0
    while t < steps:
        du = np.sin(u) + 0.1 * du
        u = u + k * du
        t += 0.9
    v = 2 * u
    for _ in range(steps):
        v = v - k * np.cos(v * u)
    return np.sum(v)


def _within(u, steps, k):
    for _ in range(steps):
        u = u + k * np.sin(np.roll(u, 1))
    return u @ u


@pytest.mark.parametrize("model", [_broadcasted, _members, _until, _within], ids=lambda model: model.__name__)
def test_arrays_of_julia_that_are_new_in_every_iteration(model):
    function = load("fresh.jl", "julia")[model.__name__.lstrip("_")]
    slope = model(U + 1e-30j * W, 60, 0.05).imag / 1e-30
    for memory in ("1 MB", 90_000, 60_000):
        gradient = pad.grad(function, memory=memory)
        assert gradient(U, 60, 0.05) @ W == pytest.approx(slope, rel=1e-11)
    assert gradient.schedule.advanced > 0
    if model is _broadcasted:
        step = 1e-5 * W
        expected = (pad.grad(function)(U + step, 60, 0.05) - pad.grad(function)(U - step, 60, 0.05)) / 2e-5
        assert pad.hvp(function, (U, 60, 0.05), (W,), memory=60_000) == pytest.approx(expected, rel=1e-7, abs=1e-8)


_KEPT = """
import resource, sys
import numpy as np
import polyglot_ad as pad

library = pad.load(sys.argv[1])
u = np.linspace(0, 1, 10_000) ** 2
for name in sys.argv[2:]:
    gradient = pad.grad(library[name], memory="8 MB")
    gradient(u, 3, 0.05)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    gradient(u, 300, 0.05)
    more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert more < 16_000, (name, more)
"""


def test_what_julia_would_collect_is_not_kept():
    """The iterations allocate 24 to 120 MB in each run, of which a gradient keeps less than 16 beside its budget."""
    load("fresh.jl", "julia")
    command = [sys.executable, "-c", _KEPT, str(HERE / "fresh.jl"), "broadcasted", "within"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
