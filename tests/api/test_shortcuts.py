"""Calls like earlier ones take a shortcut: they must check, convert and refuse as the first call did."""

import numpy as np
import pytest

import polyglot_ad as pad

SOURCE = """
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i]; return s; }
double g(double x, double y) { return x * x * y; }
void both(const double *x, const double *y, double *out, int n) { for (int i = 0; i < n; i++) out[i] = x[i] * y[i]; }
"""


@pytest.fixture(scope="module")
def lib():
    return pad.compile(SOURCE, "c")


def test_later_calls_see_their_own_arguments(lib):
    for k in range(4):
        x, v = np.arange(1.0, 4.0) + k, np.full(3, 1.0 + k)
        value, moved = pad.jvp(lib.f, (x, 3), (v, None))
        assert value == pytest.approx(np.sum(x**3)) and moved == pytest.approx(np.sum(3 * x**2 * v))
        value, pull = pad.vjp(lib.f, x, 3)
        kept = x.copy()
        x += 100  # the pullback is of the values that were
        assert pull(2.0)[0] == pytest.approx(6 * kept**2) and pull(2.0)[1] is None
        assert pad.hvp(lib.f, (kept, 3), (v, None)) == pytest.approx(6 * kept * v)
        shadow = np.ones(3)
        assert pad.autodiff(pad.Reverse, lib.f, pad.Duplicated(kept, shadow), pad.Const(3), cotangent=2.0) == ()
        assert shadow == pytest.approx(1 + 6 * kept**2)


def test_which_arguments_move_is_part_of_the_key(lib):
    for _ in range(2):
        assert pad.jvp(lib.g, (3.0, 2.0), (1.0, None))[1] == 12
        assert pad.jvp(lib.g, (3.0, 2.0), (None, 1.0))[1] == 9
        assert pad.jvp(lib.g, (3, 2), (1, 1))[1] == 21
        assert pad.jvp(lib.g, (3.0, 2.0), (None, None)) == (18, None)
        assert pad.hvp(lib.g, (3.0, 2.0), (1.0, None)) == 4
        assert pad.hvp(lib.g, (3.0, 2.0), (1.0, None), argnums=1) == 6
        assert pad.hvp(lib.g, (3.0, 2.0), (1.0, 1.0)) == (10, 6)
        assert pad.autodiff(pad.Reverse, lib.g, pad.Active(3.0), pad.Const(2.0)) == (12,)
        assert pad.autodiff(pad.ReverseWithPrimal, lib.g, pad.Active(3.0), pad.Active(2.0)) == ((12, 9), 18)
        assert pad.autodiff(pad.Forward, lib.g, pad.Duplicated(3.0, 1.0), pad.Const(2.0)) == 12


def test_later_calls_are_checked(lib):
    x, v = np.ones(3), np.ones(3)
    for _ in range(2):
        pad.jvp(lib.f, (x, 3), (v, None))
        pad.autodiff(pad.Reverse, lib.f, pad.Duplicated(x, np.zeros(3)), pad.Const(3))
        with pytest.raises(pad.ArgumentError, match="tangent"):
            pad.jvp(lib.f, (x, 3), (np.ones(4), None))
        with pytest.raises(pad.ArgumentError, match="float64"):
            pad.jvp(lib.f, (x.astype(int), 3), (v, None))
        with pytest.raises(pad.ArgumentError, match="tangent must be None"):
            pad.jvp(lib.f, (x, 3), (v, 1.0))
        with pytest.raises(pad.ArgumentError, match="missing"):
            pad.hvp(lib.f, (x,), (v,))
        with pytest.raises(pad.ArgumentError, match="overlaps"):
            pad.autodiff(pad.Reverse, lib.f, pad.Duplicated(x, x), pad.Const(3))
        with pytest.raises(pad.ArgumentError, match="shadow"):
            pad.autodiff(pad.Reverse, lib.f, pad.Duplicated(x, np.zeros(4)), pad.Const(3))
        with pytest.raises(pad.ArgumentError, match="cotangent of the return value"):
            pad.vjp(lib.f, x, 3)[1]("no number")


def test_arrays_that_share_memory_take_the_long_way(lib):
    base = np.arange(1.0, 7.0)
    for _ in range(2):
        apart = [base[:3], base[3:], np.zeros(3)]
        shadows = [np.zeros(3), np.zeros(3), np.ones(3)]
        doubled = [pad.Duplicated(a, s) for a, s in zip(apart, shadows, strict=True)]
        assert pad.autodiff(pad.Reverse, lib.both, *doubled, pad.Const(3)) == ()
        assert shadows[0] == pytest.approx(base[3:]) and shadows[1] == pytest.approx(base[:3])
        memory, shadow = base.copy(), np.ones(6)
        same = pad.Duplicated(memory[:3], shadow[:3])  # out is x: x * y, in place
        pad.autodiff(pad.Reverse, lib.both, same, pad.Duplicated(memory[3:], shadow[3:]), same, pad.Const(3))
        assert memory[:3] == pytest.approx(base[:3] * base[3:]) and shadow[:3] == pytest.approx(base[3:])
        with pytest.raises(pad.ArgumentError, match="cotangent"):
            pad.autodiff(pad.Reverse, lib.both, *doubled, pad.Const(3), cotangent=2.0)


def test_rules_that_are_stated_later_hold():
    text = "__attribute__((noinline)) double h(double x) { return x; } double k(double x) { return h(x) * x; }"
    own = pad.compile(text, "c")
    for _ in range(2):
        assert pad.jvp(own.k, (3.0,), (1.0,))[1] == 6
        rule = pad.custom_rule(own.h, jvp=lambda a, t: 10.0 * t[0], vjp=lambda a, c: (10.0 * c,))
        try:
            assert pad.jvp(own.k, (3.0,), (1.0,))[1] == 33
            assert pad.vjp(own.k, 3.0)[1](1.0) == (33,)
        finally:
            rule.remove()
