"""Bytes of a number of one precision, read as one of another, have no derivative."""

from __future__ import annotations

import pytest

import polyglot_ad as pad

SOURCE = """
typedef union { double d; float f[2]; } both;
__attribute__((noinline)) static void put(both *u, double x) { u->d = x * x; }
__attribute__((noinline)) static double get(both *u) { return u->f[1]; }
double half(double x) {
  both u[3];
  for (int i = 0; i < 3; i++) put(&u[i], x);
  return get(&u[1]) * x;
}
double side_by_side(double x) {
  struct { float a; double d; } s;
  s.a = 1.5f;
  s.d = x * x;
  return s.d * s.a;
}
"""


@pytest.fixture(scope="module")
def lib():
    return pad.compile(SOURCE, language="c")


def test_half_of_a_double_is_refused(lib):
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        pad.grad(lib.half)(1.3)
    with pytest.raises(pad.DifferentiationError, match="PAD-E101"):
        pad.jvp(lib.half, (1.3,), (1.0,))


def test_both_precisions_side_by_side(lib):
    assert pad.grad(lib.side_by_side)(1.3) == pytest.approx(3.9)
