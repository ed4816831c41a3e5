"""Adjoints that reach a block by its one way back need no slot; others have one, which is zeroed where control may come again."""

from __future__ import annotations

import numpy as np
import pytest

import polyglot_ad as pad
from polyglot_ad.analysis.cfg import ControlFlow
from polyglot_ad.analysis.loops import find_loops
from polyglot_ad.differentiate.reverse.adjoints import Adjoints
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_float
from polyglot_ad.ir.parser import parse
from polyglot_ad.ir.values import Block

PATHS = """
define double @f(double %x, i1 %c, i64 %n) {
entry:
  %before = fmul double %x, 2.0
  br i1 %c, label %left, label %right
left:
  %square = fmul double %x, %x
  %part = fmul double %square, %x
  br label %join
right:
  %far = fadd double %x, 1.0
  br label %join
join:
  %either = phi double [ %part, %left ], [ %before, %right ]
  %other = phi double [ %square, %left ], [ %far, %right ]
  %both = fadd double %either, %other
  %start = fmul double %both, 3.0
  br label %header
header:
  %i = phi i64 [ 0, %join ], [ %next, %latch ]
  %sum = phi double [ %start, %join ], [ %grown, %latch ]
  br i1 %c, label %inner, label %latch
inner:
  %twice = fmul double %sum, 2.0
  br label %latch
latch:
  %chosen = phi double [ %twice, %inner ], [ %sum, %header ]
  %grown = fmul double %chosen, %x
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %header, label %exit
exit:
  ret double %grown
}
"""


@pytest.mark.parametrize(
    ("name", "slot", "again"),
    [
        ("part", False, False),  # used by the phi behind the only edge
        ("square", False, False),  # there and in its own block
        ("far", False, False),
        ("before", True, False),  # its block is left by two edges
        ("start", True, False),  # a loop begins behind the edge
        ("twice", False, False),
        ("grown", True, True),  # comes round
        ("sum", True, True),
    ],
)
def test_who_has_a_slot(name: str, slot: bool, again: bool) -> None:
    function = parse(PATHS).functions["f"]
    entry, start = Block("prologue"), Block("start.reverse")
    adjoints = Adjoints(Builder(entry), Builder(start), find_loops(ControlFlow(function)))
    (value,) = [i for i in function.instructions() if i.name == name]
    back = Block("edge.reverse")
    amount = const_float(ty.DOUBLE, 0.5)
    adjoints.seed(Builder(back), value, 0, 0, amount)
    taken = adjoints.take(Builder(back), value, 0, 0, ty.DOUBLE)
    assert (taken is not amount) == isinstance(taken, ins.Load) == slot
    assert (isinstance(back.instructions[-1], ins.Store) if back.instructions else False) == again


SOURCE = """
#include <math.h>
double f(const double *x, int n) {
    double s = x[0], t = x[1], u;
    for (int i = 0; i < n; i++) {
        if (s > 1.5) { u = s * s; s = u * 0.25; t = u + t; }
        else { u = sin(t); s += u * x[2]; }
        for (int j = 0; j < i % 3; j++)
            if (t > 2) { double v = t * 0.5; t = v * x[j]; s += v; }
            else if (t > 0.5) t = exp(t) * 0.7;
        if (s > 40) return s * t;
    }
    return s > t ? s * t : t / (1 + s * s);
}
"""


def reference(x: np.ndarray, n: int) -> complex:
    s, t = x[0], x[1]
    for i in range(n):
        if s.real > 1.5:
            u = s * s
            s, t = u * 0.25, u + t
        else:
            s = s + np.sin(t) * x[2]
        for j in range(i % 3):
            if t.real > 2:
                v = t * 0.5
                t, s = v * x[j], s + v
            elif t.real > 0.5:
                t = np.exp(t) * 0.7
        if s.real > 40:
            return complex(s * t)
    return complex(s * t if s.real > t.real else t / (1 + s * s))


@pytest.mark.parametrize("n", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("x", [[0.3, 0.8, 0.9], [1.7, 0.2, 1.1], [2.5, 2.2, -0.6], [6.1, 1.3, 0.4]])
def test_gradients(x: list[float], n: int) -> None:
    function = pad.compile(SOURCE, language="c").f
    at = np.array(x)
    wanted = [reference(at + 1e-30j * unit, n).imag / 1e-30 for unit in np.eye(3)]
    np.testing.assert_allclose(pad.grad(function)(at, n), wanted, rtol=1e-12, atol=1e-14)
    forward = [pad.jvp(function, (at, n), (unit,))[1] for unit in np.eye(3)]
    np.testing.assert_allclose(forward, wanted, rtol=1e-12, atol=1e-14)
