"""An integer, a number and an address in the same bytes: slots of interpreters and pools. What is there is known when it runs; right
is what differences of the function's own values say."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad

C = """
#include <stdlib.h>
#include <math.h>
typedef struct { int tag; union { double d; int i; double *p; } u; } Slot;
static double value(const Slot *s) { return s->tag == 0 ? s->u.d : s->tag == 1 ? s->u.i : *s->u.p; }
static void fill(Slot *s, int k, const double *x, double *own) {
  s->tag = k % 3;
  if (s->tag == 0) s->u.d = x[k % 4] * x[0]; else if (s->tag == 1) s->u.i = k + 2; else s->u.p = &own[k % 4];
}
static void turn(Slot *s, int k, const double *x, double *own) {
  if (s->tag == 0) { s->tag = 1; s->u.i = 3; }
  else if (s->tag == 1) { s->tag = 2; s->u.p = &own[k % 3]; }
  else { double v = *s->u.p; s->tag = 0; s->u.d = v * x[1]; }
}
static double read(const Slot *s, const double *x, double r) {
  for (int i = 0; i < 9; i++) r = r * 0.7 + value(s + i) * sin(x[i % 4]);
  return r;
}
double once(const double *x, int n) {
  Slot *s = malloc(9 * sizeof(Slot)); double own[4];
  for (int i = 0; i < 4; i++) own[i] = x[i] * x[i];
  for (int i = 0; i < 9; i++) fill(s + i, i, x, own);
  double r = read(s, x, 0);
  free(s); return r;
}
double in_turn(const double *x, int n) {
  Slot *s = malloc(9 * sizeof(Slot)); double own[4], r = 0;
  for (int i = 0; i < 4; i++) own[i] = x[i] * x[i];
  for (int i = 0; i < 9; i++) fill(s + i, i, x, own);
  for (int k = 0; k < n; k++) { r = read(s, x, r); for (int i = 0; i < 9; i++) turn(s + i, i, x, own); }
  free(s); return r;
}
double grown(const double *x, int n) {
  Slot *s = 0; double own[4], r = 0;
  for (int i = 0; i < 4; i++) own[i] = x[i] * x[i];
  for (int i = 0; i < 9; i++) { s = realloc(s, (i + 1) * sizeof(Slot)); Slot t; fill(&t, i, x, own); s[i] = t; }
  for (int k = 0; k < n; k++) { r = read(s, x, r); for (int i = 0; i < 9; i++) turn(s + i, i, x, own); }
  free(s); return r;
}
double copied(const double *x, int n) {
  Slot *s = malloc(9 * sizeof(Slot)), *t = malloc(9 * sizeof(Slot)); double own[4];
  for (int i = 0; i < 4; i++) own[i] = x[i] * x[i];
  for (int i = 0; i < 9; i++) fill(s + i, i, x, own);
  for (int i = 0; i < 9; i++) t[(i * n) % 9] = s[i];
  double r = read(t, x, read(s, x, 0));
  free(s); free(t); return r;
}
double mistaken(const double *x, int n) {  // an integer is read where a number is
  Slot *s = malloc(9 * sizeof(Slot)); double own[4], r = 0;
  for (int i = 0; i < 4; i++) own[i] = x[i] * x[i];
  for (int i = 0; i < 9; i++) fill(s + i, i, x, own);
  s[n - 1].tag = 1;
  r = read(s, x, r);
  free(s); return r;
}
"""
X = np.array([1.3, 0.4, 0.9, 2.2])


def differences(f, n):
    def at(point):
        return f(np.ascontiguousarray(point), n)

    steps = ((1, 3 / 4), (2, -3 / 20), (3, 1 / 60))
    return np.array([sum(c * (at(X + k * 1e-3 * e) - at(X - k * 1e-3 * e)) for k, c in steps) / 1e-3 for e in np.eye(4)])


@pytest.fixture(scope="module")
def program():
    return pad.compile(C, language="c")


@pytest.mark.parametrize("name", ["once", "in_turn", "grown", "copied"])
def test_slots(program, name):
    f = program[name]
    for n in (2, 5):
        right = differences(f, n)
        assert np.allclose(pad.grad(f)(X, n), right, rtol=1e-8, atol=1e-9)
        assert np.allclose([pad.jvp(f, (X, n), (e, None))[1] for e in np.eye(4)], right, rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("place", [1, 3])
def test_an_integer_that_is_none(program, place):
    """Bits of a number, and of an address, are refused when they are read."""
    f = program.mistaken
    assert np.allclose(pad.grad(f)(X, 2), differences(f, 2), rtol=1e-8, atol=1e-9)
    with pytest.raises(pad.DifferentiationError, match="E101"):
        pad.grad(f)(X, place)
    with pytest.raises(pad.DifferentiationError, match="E101"):
        pad.jvp(f, (X, place), (np.ones(4), None))
