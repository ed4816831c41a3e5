"""Gradients within a memory budget: the same numbers, whatever the budget, for time loops whose state the engine finds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polyglot_ad as pad

HERE = Path(__file__).parent
LARGEST = 1 << 20
"""Everything fits."""


@pytest.fixture(scope="module")
def states():
    return pad.load(HERE / "states.c")


@pytest.fixture(scope="module")
def conditions():
    return pad.load(HERE / "until.c")


@pytest.fixture(scope="module")
def variables():
    return pad.load(HERE / "variables.c")


def point(size: int, scale: float = 1.0) -> np.ndarray:
    return scale * (np.random.default_rng(4).random(size) + 0.2)


CASES = {
    "burgers": (point(50, 0.1), 50, 200, 0.01),
    "ints": (point(16), 16, 40),
    "object": (point(16), 16, 90, 0.05),
    "temps": (point(16), 16, 60),
    "down": (point(16), 16, 22),
    "single": (point(16).astype(np.float32), 16, 60),
    "cplx": (point(16, 0.3), 16, 40),
    "outer_": (point(16), 16, 20, 20),
    "pointer_walk": (point(16), 16, 50),
    "sets": (point(16), 16, 23, 1),
    "vla": (point(16), 16, 60, 0.1),
}
BUDGETS = {"pointer_walk": (60_000, 14_000), "object": (20_000, 5_000), "outer_": (40_000, 12_000)}


@pytest.mark.parametrize("name", CASES)
def test_gradients_do_not_depend_on_the_budget(states, name):
    function, args = states[name], CASES[name]
    x = args[0]
    plain = pad.grad(function)(*args)
    step = 1e-2 if x.dtype == np.float32 else 1e-6
    direction = np.random.default_rng(5).standard_normal(x.size).astype(x.dtype)
    ends = [function(x + sign * step * direction, *args[1:]) for sign in (1, -1)]
    slope = (ends[0] - ends[1]) / (2 * step)
    tolerance = 1e-2 if x.dtype == np.float32 else 1e-5
    assert plain @ direction == pytest.approx(slope, rel=tolerance, abs=tolerance * float(np.abs(plain).max()))
    for memory in (LARGEST, *BUDGETS.get(name, (20_000, 7_000))):
        value, gradient = pad.value_and_grad(function, memory=memory)(*args)
        assert value == function(*args)
        np.testing.assert_allclose(gradient, plain, rtol=1e-12 if x.dtype == np.float64 else 1e-5, atol=1e-13 * np.abs(plain).max())


@pytest.mark.parametrize("name", ["stack_branch", "stack_list"])
@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_memory_of_the_stack_that_loops_and_branches_allocate(states, name, scale):
    function, x = states[name], point(8, scale)
    args = (x, 8, 9)
    with pytest.raises(pad.DifferentiationError, match=r"PAD-E206[\s\S]*memory of the stack"):
        pad.grad(function, memory=20_000)(*args)
    inside = pad.load(HERE / "states.c", memory=20_000)[name]  # a default: loops stay as they are where they must
    direction = np.random.default_rng(5).standard_normal(8)
    ends = [function(x + sign * 1e-5 * direction, *args[1:]) for sign in (1, -1)]
    assert pad.grad(inside)(*args) @ direction == pytest.approx((ends[0] - ends[1]) / 2e-5, rel=1e-6)


def test_counts_that_are_short(states):
    x = CASES["burgers"][0]
    inside = pad.grad(states.burgers, memory=6000)
    for steps in range(12):
        np.testing.assert_allclose(inside(x, 50, steps, 0.01), pad.grad(states.burgers)(x, 50, steps, 0.01), rtol=1e-13)


def test_the_schedule_is_kept_to(states):
    x = CASES["burgers"][0]
    gradient = pad.grad(states.burgers, memory=8_000)
    gradient(x, 50, 400, 0.01)
    found = gradient.schedule
    assert found.loops == 1
    assert found.iterations == 399
    assert found.planned <= found.budget == 8_000
    assert found.snapshots >= 2
    # One iteration is kept; the others go by chunks.
    parts = -(-(found.iterations - 1) // found.chunk)
    assert found.advanced <= found.chunk * _least(parts, found.snapshots)
    gradient = pad.grad(states.burgers, memory=LARGEST)
    gradient(x, 50, 400, 0.01)
    assert gradient.schedule.advanced == 0


def _least(steps: int, snapshots: int) -> int:
    """t(s, l) of Griewank and Walther."""
    from math import comb

    repetitions = 0
    while comb(snapshots + repetitions, snapshots) < steps:
        repetitions += 1
    return repetitions * steps - comb(snapshots + repetitions, repetitions - 1) if repetitions else 0


def test_memory_that_is_overwritten_after_the_loop(states):
    random = np.random.default_rng(6)
    u, c, hist, force = random.random(16), random.random(16), np.zeros(90), random.random(90)
    cotangents = (random.random(16), random.random(16), random.random(90))
    outputs, pullback = pad.vjp(states.later, u, c, hist, force, 16, 90)
    plain = pullback(cotangents)
    for memory in (LARGEST, 20_000, 8_000):
        again, inside = pad.vjp(states.later, u, c, hist, force, 16, 90, memory=memory)
        for one, other in zip(outputs, again, strict=True):
            np.testing.assert_array_equal(one, other)
        for one, other in zip(plain[:4], inside(cotangents)[:4], strict=True):
            np.testing.assert_allclose(other, one, rtol=1e-12, atol=1e-14)
        arrays = [u.copy(), c.copy(), hist.copy(), force.copy()]
        shadows = [*(one.copy() for one in cotangents), np.zeros(90)]
        given = [pad.Duplicated(value, shadow) for value, shadow in zip(arrays, shadows, strict=True)]
        pad.autodiff(pad.Reverse, states.later, *given, pad.Const(16), pad.Const(90), memory=memory)
        for one, other in zip(outputs, arrays, strict=False):
            np.testing.assert_array_equal(one, other)
        for one, other in zip(plain[:4], shadows, strict=True):
            np.testing.assert_allclose(other, one, rtol=1e-12, atol=1e-14)


def test_second_derivatives(states):
    x, n, steps, dt = CASES["burgers"]
    direction = point(x.size)
    plain = pad.hvp(states.burgers, (x, n, steps, dt), (direction,))
    inside = pad.hvp(states.burgers, (x, n, steps, dt), (direction,), memory=30_000)
    np.testing.assert_allclose(inside, plain, rtol=1e-10, atol=1e-13)
    small = point(5, 0.1)
    np.testing.assert_allclose(
        pad.hessian(states.burgers, memory=30_000)(small, 5, 30, dt), pad.hessian(states.burgers)(small, 5, 30, dt), rtol=1e-10, atol=1e-13
    )
    with pytest.raises(pad.ArgumentError, match="last differentiation"):
        pad.jacfwd(pad.grad(states.burgers, memory=30_000))(small, 5, 30, dt)


def test_jacobians(states):
    random = np.random.default_rng(7)
    args = random.random(12), np.zeros(12), 0.1 * random.random(12), 12, 40
    for one, other in zip(pad.jacrev(states.heat)(*args), pad.jacrev(states.heat, memory=8_000)(*args), strict=True):
        np.testing.assert_allclose(other, one, rtol=1e-12, atol=1e-14)


def test_loops_of_numbers(states):
    args = (1.0, 2.0, 3.0, 0.01, 1000)
    plain = pad.grad(states.lorenz, argnums=(0, 1, 2, 3))(*args)
    inside = pad.grad(states.lorenz, argnums=(0, 1, 2, 3), memory=5_000)
    np.testing.assert_allclose(inside(*args), plain, rtol=1e-9)
    assert inside.schedule.advanced > 0


@pytest.mark.parametrize(
    ("name", "args"),
    [("until", (16, 2.0)), ("converge", (16, 1e-6)), ("events", (16, 300)), ("events", (16, 2)), ("inner_ways", (16, 300))],
)
def test_loops_until_a_condition_holds(conditions, name, args):
    function, x = conditions[name], point(16)
    plain = pad.grad(function)(x, *args)
    direction = np.random.default_rng(5).standard_normal(16)
    ends = [function(x + sign * 1e-6 * direction, *args) for sign in (1, -1)]
    assert plain @ direction == pytest.approx((ends[0] - ends[1]) / 2e-6, rel=1e-6)
    for memory in (LARGEST, 20_000, 9_000):
        value, gradient = pad.value_and_grad(function, memory=memory)(x, *args)
        assert value == function(x, *args)
        np.testing.assert_allclose(gradient, plain, rtol=1e-12, atol=1e-13)


def test_a_loop_that_does_not_run(conditions):
    x = point(16)
    np.testing.assert_allclose(pad.grad(conditions.until, memory=9_000)(x, 16, 0.0), 2 * x, rtol=1e-14)


def test_variables_of_the_program(variables):
    x = point(16)
    plain = pad.grad(variables.globals)(x, 16, 80)
    np.testing.assert_allclose(pad.grad(variables.globals, memory=6_000)(x, 16, 80), plain, rtol=1e-12)


def test_budgets_in_other_places(states, monkeypatch):
    x, n, steps, dt = CASES["burgers"]
    plain = pad.grad(states.burgers)(x, n, steps, dt)
    loaded = pad.load(HERE / "states.c", memory="8 kB")
    assert loaded.burgers.budget.bytes == 8000
    np.testing.assert_allclose(pad.grad(loaded.burgers)(x, n, steps, dt), plain, rtol=1e-12)
    monkeypatch.setenv("POLYGLOT_AD_MEMORY", "8 KiB")
    assert pad.load(HERE / "states.c").burgers.budget.bytes == 8192
    for wrong in ("many", "1 XB", 0, -3, True, "0 GB"):
        with pytest.raises(pad.ArgumentError, match="memory must be"):
            pad.grad(states.burgers, memory=wrong)


def test_what_is_refused(states, variables):
    x = point(16)
    with pytest.raises(pad.DifferentiationError, match="'printf', which is not undone") as error:
        pad.grad(variables.reported, memory="1 GB")(x, 16, 10)
    assert error.value.code == "PAD-E206"
    assert "variables.c:" in error.value.location
    with pytest.raises(pad.DifferentiationError, match=r"needs \d+ bytes at least") as error:
        pad.grad(states.burgers, memory=2_000)(*CASES["burgers"])
    assert error.value.code == "PAD-E206"
    # A default is kept to where that can be.
    loaded = pad.load(HERE / "variables.c", memory="1 GB")
    np.testing.assert_array_equal(pad.grad(loaded.reported)(x, 16, 10), pad.grad(variables.reported)(x, 16, 10))


@pytest.mark.parametrize("name", ["heat", "energy", "renewed"])
def test_regions_inside_a_time_loop(name):
    try:
        library = pad.load(HERE / "regions.c", openmp=True)
    except pad.ToolchainError as problem:
        pytest.skip(str(problem))
    args = (point(40), 40, 100, 0.1)
    plain = pad.grad(library[name])(*args)
    for memory in (LARGEST, 30_000):
        gradient = pad.grad(library[name], memory=memory)
        np.testing.assert_allclose(gradient(*args), plain, rtol=1e-12)
        assert gradient.schedule.loops == 1
    with pytest.raises(pad.DifferentiationError, match="threads allocate, or free, memory for later iterations"):
        pad.grad(library.scattered, memory=LARGEST)(*args)


def test_explained(states):
    x, n, steps, dt = CASES["burgers"]
    found = states.burgers.explain(x, n, steps, dt, argnums="u0", memory="20 kB")
    assert "is reversed by checkpoints" in found.loops[0]
    assert found.schedule.snapshots > 1
    assert "recomputations" in str(found)
    assert states.burgers.explain(argnums="u0").loops == ()


TWO = """
double two(const double *a, int na, const double *b, int nb, int steps) {
    double u[64], sum = 0;
    for (int i = 0; i < na; i++)
        u[i] = a[i];
    for (int t = 0; t < steps; t++)
        for (int i = 0; i < na; i++)
            u[i] += 0.01 * u[i] * u[(i + 1) % na] * b[(i + t) % nb];
    for (int i = 0; i < na; i++)
        sum += u[i] * u[i];
    return sum;
}
"""


def test_second_derivatives_by_several_arrays():
    """Arrays and their tangents are of different sizes."""
    two = pad.compile(TWO, language="c").two
    random = np.random.default_rng(8)
    args, along = (random.random(40), 40, random.random(7), 7, 200), (random.random(40), None, random.random(7))
    for found, plain in zip(pad.hvp(two, args, along, memory=6000), pad.hvp(two, args, along), strict=True):
        np.testing.assert_allclose(found, plain, rtol=1e-11)
