"""Loops that the user names to be reversed by checkpoints: with the derivative, or by marks in the source."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
#include <math.h>
void polyglot_ad_checkpoint(int snapshots);
static void start(double *u, const double *a, int n, double more) {
    for (int i = 0; i < n; i++)
        u[i] = a[i] + more;
}
static double squares(const double *u, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i] * u[i];
    return sum;
}
double waves(const double *a, int n, int steps) {
    double u[64];
    start(u, a, n, 0);
    for (int t = 0; t < steps; t++)
        for (int i = 0; i < n; i++)
            u[i] += 0.01 * u[i] * sin(u[(i + 1) % n]);
    return squares(u, n);
}
double marked(const double *a, int n, int steps) {
    double u[64];
    start(u, a, n, 0);
    for (int t = 0; t < steps; t++) {
        polyglot_ad_checkpoint(5);
        for (int i = 0; i < n; i++)
            u[i] += 0.01 * u[i] * sin(u[(i + 1) % n]);
    }
    return squares(u, n);
}
double inside(const double *a, int n, int steps) {
    double u[64], sum = 0;
    for (int k = 0; k < 3; k++) {
        start(u, a, n, 0.1 * k);
        for (int t = 0; t < steps; t++) {
            polyglot_ad_checkpoint(3);
            for (int i = 0; i < n; i++)
                u[i] += 0.01 * u[i] * sin(u[(i + 1) % n]);
        }
        sum += squares(u, n);
    }
    return sum;
}
double both(const double *a, int n, int steps) {
    double u[64], w[64], sum = 0;
    start(u, a, n, 0);
    for (int t = 0; t < steps; t++) {
        polyglot_ad_checkpoint(2);
        start(w, u, n, 0.1);
        for (int k = 0; k < t; k++) {
            polyglot_ad_checkpoint(1);
            for (int i = 0; i < n; i++)
                u[i] += 0.001 * sin(u[(i + 1) % n] * w[i]);
        }
        sum += u[t % n] * w[0];
    }
    return squares(u, n) + sum;
}
static __attribute__((noinline)) double apart(double *u, int n, int steps) {
    for (int t = 0; t < steps; t++) {
        polyglot_ad_checkpoint(2);
        for (int i = 0; i < n; i++)
            u[i] += 0.001 * sin(u[(i + 1) % n]);
    }
    return u[0];
}
double calls(const double *a, int n, int steps) {
    double u[64], sum = 0;
    start(u, a, n, 0);
    for (int t = 0; t < steps; t++) {
        polyglot_ad_checkpoint(2);
        sum += apart(u, n, 5 + t % 3);
        if (t % 4 == 1)
            sum *= apart(u, n - 1, t) * 0.1;
    }
    return squares(u, n) + sum;
}
double condition(const double *a, int n, int steps) {
    double u[64];
    start(u, a, n, 0);
    for (int t = 0; t < steps; t++) {
        polyglot_ad_checkpoint(2);
        for (double left = 1; left > 0.1; left *= 0.9 + 0.01 * sin(u[0])) {
            polyglot_ad_checkpoint(2);
            for (int i = 0; i < n; i++)
                u[i] += 0.001 * left * sin(u[(i + 1) % n]);
        }
    }
    return squares(u, n);
}
double vague(const double *a, int n, int steps) {
    double x = a[0];
    for (int t = 0; t < steps; t++) {
        polyglot_ad_checkpoint(n);
        for (int i = 0; i < n; i++)
            x += 0.01 * sin(x) * a[i];
    }
    return x;
}
"""
TIME_LOOP = f"waves.c:{SOURCE.splitlines().index('    for (int t = 0; t < steps; t++)') + 1}"
N, STEPS = 40, 100


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    path = tmp_path_factory.mktemp("named") / "waves.c"
    path.write_text(SOURCE)
    try:
        return pad.load(path)
    except pad.ToolchainError as problem:
        pytest.skip(str(problem))


@pytest.fixture(scope="module")
def x():
    return np.random.default_rng(3).random(N)


def slope(function, x):
    """By central differences, along a direction."""
    ends = [function(x + sign * 1e-6 * np.cos(np.arange(N)), N, STEPS) for sign in (1, -1)]
    return (ends[0] - ends[1]) / 2e-6


@pytest.mark.parametrize(
    ("checkpoint", "snapshots"),
    [("waves", 0), (TIME_LOOP, 0), ([TIME_LOOP], 0), ({"waves": 7}, 7), ({TIME_LOOP: 1}, 1), ({TIME_LOOP: 500}, 98)],
)
def test_loops_that_are_named(library, x, checkpoint, snapshots):
    gradient = pad.grad(library.waves, checkpoint=checkpoint)
    found = gradient(x, N, STEPS)
    assert found @ np.cos(np.arange(N)) == pytest.approx(slope(library.waves, x), rel=1e-7)
    np.testing.assert_allclose(found, pad.grad(library.waves)(x, N, STEPS), rtol=1e-13)
    schedule = gradient.schedule
    assert (schedule.loops, schedule.iterations, schedule.snapshots) == (1, STEPS - 1, snapshots)
    assert (schedule.advanced > 0) == (snapshots > 0)


def test_with_a_budget(library, x):
    gradient = pad.value_and_grad(library.waves, memory="8 kB", checkpoint=TIME_LOOP)
    np.testing.assert_allclose(gradient(x, N, STEPS)[1], pad.grad(library.waves)(x, N, STEPS), rtol=1e-13)
    assert gradient.schedule.planned <= 8000
    with pytest.raises(pad.DifferentiationError, match=r"needs \d+ bytes at least"):
        pad.grad(library.waves, memory="8 kB", checkpoint={TIME_LOOP: 90})(x, N, STEPS)
    shadow = np.zeros(N)
    pad.autodiff(pad.Reverse, library.waves, pad.Duplicated(x, shadow), pad.Const(N), pad.Const(STEPS), checkpoint={"waves": 4})
    np.testing.assert_allclose(shadow, pad.grad(library.waves)(x, N, STEPS), rtol=1e-13)


def test_marks(library, x):
    assert library.marked(x, N, STEPS) == library.waves(x, N, STEPS)
    gradient = pad.grad(library.marked)
    np.testing.assert_allclose(gradient(x, N, STEPS), pad.grad(library.waves)(x, N, STEPS), rtol=1e-13)
    assert (gradient.schedule.loops, gradient.schedule.snapshots) == (1, 5)
    assert gradient.schedule.advanced > STEPS
    inside = pad.grad(library.inside)
    assert inside(x, N, STEPS) @ np.cos(np.arange(N)) == pytest.approx(slope(library.inside, x), rel=1e-7)
    assert (inside.schedule.loops, inside.schedule.snapshots) == (3, 3)


def test_marks_in_other_derivatives(library, x):
    direction = np.cos(np.arange(N))
    assert pad.jvp(library.marked, (x, N, STEPS), (direction,))[1] == pytest.approx(slope(library.waves, x), rel=1e-7)
    np.testing.assert_allclose(
        pad.hvp(library.marked, (x, N, STEPS), (direction,)), pad.hvp(library.waves, (x, N, STEPS), (direction,)), rtol=1e-11
    )
    outputs, pullback = pad.vjp(library.marked, x, N, STEPS)
    assert outputs == library.waves(x, N, STEPS)
    np.testing.assert_allclose(pullback(2.0)[0], 2 * pad.grad(library.waves)(x, N, STEPS), rtol=1e-13)


def test_pragmas(tmp_path, library, x):
    lines = [line for line in SOURCE.splitlines() if "polyglot_ad_checkpoint" not in line]
    first, second = [k for k, line in enumerate(lines) if line.strip() == "for (int t = 0; t < steps; t++) {"][:2]
    lines[second:second] = ["        #pragma polyglot_ad checkpoint"]
    lines[first:first] = ["    #pragma polyglot_ad checkpoint(5)", "    // in time"]
    path = tmp_path / "pragmas.c"
    path.write_text("\n".join(lines))
    try:
        marked = pad.load(path)
    except pad.ToolchainError as problem:
        pytest.skip(str(problem))
    gradient, inside, plain = pad.grad(marked.marked), pad.grad(marked.inside, memory="20 kB"), pad.grad(marked.waves)
    expected = pad.grad(library.waves)(x, N, STEPS)
    np.testing.assert_allclose(gradient(x, N, STEPS), expected, rtol=1e-13)
    assert (gradient.schedule.loops, gradient.schedule.snapshots) == (1, 5)
    assert inside(x, N, STEPS) @ np.cos(np.arange(N)) == pytest.approx(slope(library.inside, x), rel=1e-7)
    assert inside.schedule.loops == 3
    np.testing.assert_allclose(plain(x, N, STEPS), expected, rtol=1e-13)  # whose loop has no line before it
    assert plain.schedule.loops == 0
    gradient = pad.grad(marked.marked, checkpoint={"marked": 9})
    np.testing.assert_allclose(gradient(x, N, STEPS), expected, rtol=1e-13)
    assert gradient.schedule.snapshots == 9


def test_loops_that_are_named_in_other_derivatives(library, x):
    direction = np.cos(np.arange(N))
    gradient = pad.grad(library.waves)
    products = pad.hvp(library.waves, (x, N, STEPS), (direction,), checkpoint={TIME_LOOP: 4})
    step = 1e-5 * direction
    expected = (gradient(x + step, N, STEPS) - gradient(x - step, N, STEPS)) / 2e-5
    np.testing.assert_allclose(products, expected, rtol=1e-6, atol=1e-8)
    outputs, pullback = pad.vjp(library.waves, x, N, STEPS, checkpoint="waves")
    assert outputs == library.waves(x, N, STEPS)
    np.testing.assert_allclose(pullback(2.0)[0], 2 * gradient(x, N, STEPS), rtol=1e-13)
    np.testing.assert_allclose(pad.jacrev(library.waves, checkpoint=TIME_LOOP)(x, N, STEPS), gradient(x, N, STEPS), rtol=1e-13)
    few = x[:3].copy()
    hessian = pad.hessian(library.waves, checkpoint={TIME_LOOP: 4})(few, 3, STEPS)
    np.testing.assert_allclose(hessian @ direction[:3], pad.hvp(library.waves, (few, 3, STEPS), (direction[:3],)), rtol=1e-11)
    with pytest.raises(pad.DifferentiationError, match="there is no such loop"):
        pad.hvp(library.waves, (x, N, STEPS), (direction,), checkpoint="waves.c:3")


def test_what_is_refused(library, x):
    with pytest.raises(pad.DifferentiationError, match="there is no such loop") as error:
        pad.grad(library.waves, checkpoint={"waves.c:3": 4})(x, N, STEPS)
    assert TIME_LOOP in error.value.help
    with pytest.raises(pad.DifferentiationError, match="how many snapshots it says is not known"):
        pad.grad(library.vague)(x, N, STEPS)
    for wrong in ({}, 7, {"waves": -1}, {"waves": True}, [3]):
        with pytest.raises(pad.ArgumentError, match="checkpoint must be"):
            pad.grad(library.waves, checkpoint=wrong)


OTHERS = {
    "rust": """
extern "C" { fn polyglot_ad_checkpoint(snapshots: i32); }
pub fn waves(a: &[f64], steps: usize) -> f64 {
    let mut u = a.to_vec();
    for _ in 0..steps {
        unsafe { polyglot_ad_checkpoint(4) };
        for i in 1..u.len() { u[i] += 0.01 * u[i] * u[i - 1].sin(); }
    }
    u.iter().map(|x| x * x).sum()
}
""",
    "fortran": """
function waves(a, steps) result(total)
  implicit none
  real(8), intent(in) :: a(:)
  integer, intent(in) :: steps
  real(8) :: total, u(size(a))
  integer :: t, i
  external :: polyglot_ad_checkpoint
  u = a
  do t = 1, steps
    call polyglot_ad_checkpoint(4)
    do i = 2, size(a)
      u(i) = u(i) + 0.01d0 * u(i) * sin(u(i - 1))
    end do
  end do
  total = sum(u**2)
end function
""",
    "julia": """
function waves(a::Vector{Float64}, steps::Int)
    u = copy(a)
    for _ in 1:steps
        ccall(:polyglot_ad_checkpoint, Cvoid, (Cint,), 4)
        for i in 2:length(u)
            u[i] += 0.01 * u[i] * sin(u[i - 1])
        end
    end
    return sum(abs2, u)
end
""",
}


@pytest.mark.parametrize("language", OTHERS)
def test_marks_in_other_languages(language, x):
    try:
        waves = pad.compile(OTHERS[language], language=language).waves
    except pad.ToolchainError as problem:
        pytest.skip(str(problem))
    check_four(waves, x)


LINES = {
    "rust": ("rs", "// polyglot_ad checkpoint(4)"),
    "fortran": ("f90", "!$polyglot_ad checkpoint(4)"),
    "julia": ("jl", "# polyglot_ad checkpoint(4)"),
}


@pytest.mark.parametrize("language", LINES)
def test_lines_before_loops_in_other_languages(language, x, tmp_path):
    """The same sources, with a comment before the loop instead of a call in it."""
    suffix, line = LINES[language]
    kept = [text for text in OTHERS[language].splitlines() if "polyglot_ad_checkpoint" not in text]
    loop = next(k for k, text in enumerate(kept) if "steps {" in text or "1, steps" in text or "1:steps" in text)
    path = tmp_path / f"waves.{suffix}"
    path.write_text("\n".join([*kept[:loop], line, *kept[loop:]]))
    try:
        check_four(pad.load(path).waves, x)
    except pad.ToolchainError as problem:
        pytest.skip(str(problem))


def check_four(waves, x):
    gradient = pad.grad(waves)
    direction = np.cos(np.arange(N))
    ends = [waves(x + sign * 1e-6 * direction, STEPS) for sign in (1, -1)]
    assert gradient(x, STEPS) @ direction == pytest.approx((ends[0] - ends[1]) / 2e-6, rel=1e-7)
    assert (gradient.schedule.loops, gradient.schedule.snapshots) == (1, 4)


def test_nested_loops(library, x):
    """Each iteration of one loop runs another; both are checkpointed, and one may be in a function that is called."""
    for name in ("both", "calls", "condition"):
        function = library[name]
        gradient = pad.grad(function)
        found = gradient(x, N, 23)
        ends = [function(x + sign * 1e-6 * np.cos(np.arange(N)), N, 23) for sign in (1, -1)]
        assert found @ np.cos(np.arange(N)) == pytest.approx((ends[0] - ends[1]) / 2e-6, rel=1e-6)
        assert gradient.schedule.advanced > 23
        for memory in (60_000, 300_000):
            np.testing.assert_allclose(pad.grad(function, memory=memory)(x, N, 23), found, rtol=1e-12)
