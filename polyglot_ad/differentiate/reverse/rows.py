"""Rows of arrays that are kept whole: what a nest of loops reads of an array that is overwritten when the nest is over.

`for (i…) for (j…) v[i][j] = f(u[i][j - 1], u[i][j], u[i + 1][j], …)` reads every element of u several times. What the reverse pass wants of
them (products, differences) are as many values as there are reads; the elements themselves are kept once, copied before the nest begins,
and the reverse pass reads them shifted. Which of the two costs less the cut decides (`caching.py`): to it, rows are one value more, from
which all reads of a group are had.

A group are loads through one address, by steps of the same loops: `base + first + sum of (n + a) * step + b`, with a number `a` per outer
loop, and `b` elements. A copy holds, packed, what lies between the least and the greatest of these.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from polyglot_ad.analysis.loops import Loop
from polyglot_ad.analysis.polynomials import Polynomial
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

if TYPE_CHECKING:
    from .control import CountedLoop

At = Callable[[Value], Value]
"""Turns a value of the forward half into one that is available where code is written."""
_WIDEST = 4
"""Rows between two reads of a group."""


@dataclass(frozen=True)
class Shape:
    """By which loops of a nest an address moves, outermost first; `steps` and `first` in elements."""

    nest: Loop
    loops: tuple[CountedLoop, ...]
    base: Value
    steps: tuple[Polynomial, ...]
    first: Polynomial
    type: ty.Type

    @property
    def stride(self) -> int:
        found = self.steps[-1].constant
        assert found
        return found


@final
class Rows(Value):
    """A group: its loads, each with a number per loop."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape.type, "rows")
        self.shape = shape
        self.members: dict[ins.Load, tuple[int, ...]] = {}

    def enter(self, load: ins.Load, shape: Shape) -> bool:
        """Take in a load if it is of this group."""
        own = self.shape
        if (shape.nest, shape.loops, shape.base, shape.steps, shape.type) != (own.nest, own.loops, own.base, own.steps, own.type):
            return False
        distances = _distances(shape.first - own.first, own.steps)
        if distances is None:
            return False
        self.members[load] = distances
        return True

    def least(self, k: int) -> int:
        return min(distances[k] for distances in self.members.values())

    def spread(self, k: int) -> int:
        return max(distances[k] for distances in self.members.values()) - self.least(k)

    # sizes, wherever `at` makes the lengths of the loops available --------------------------------------------------------------

    def lasts(self, around: Loop) -> list[Value]:
        """The numbers of backedges of the loops, as known before a loop around."""
        return [record.backedges[around] for record in self.shape.loops]

    def extents(self, b: Builder, lasts: list[Value]) -> list[Value]:
        """How many places there are per outer loop, and elements in a row."""
        found = [no_wrap(b, "add", last, const_int(ty.I64, 1 + self.spread(k))) for k, last in enumerate(lasts[:-1])]
        along = no_wrap(b, "mul", lasts[-1], const_int(ty.I64, abs(self.shape.stride)))
        return [*found, no_wrap(b, "add", along, const_int(ty.I64, 1 + self.spread(len(lasts) - 1)))]

    def elements(self, b: Builder, extents: list[Value]) -> Value:
        total: Value = const_int(ty.I64, 1)
        for extent in extents:
            total = b.mul(total, extent)
        return total


def no_wrap(b: Builder, opcode: str, left: Value, right: Value) -> Value:
    """Of places and lengths in a block of memory: LLVM makes vectors of the loop around without asking whether they overflow."""
    return b.binary(opcode, left, right, flags=("nsw",))


def _distances(apart_by: Polynomial, steps: tuple[Polynomial, ...]) -> tuple[int, ...] | None:
    """(numbers of steps of the outer loops, elements) that make up a distance; None if it is not made of these, or is far."""
    outer = steps[:-1]
    unknown = [k for k, step in enumerate(outer) if step.constant is None]
    for numbers in itertools.product(sorted(range(-_WIDEST, _WIDEST + 1), key=abs), repeat=len(unknown)):
        rest = apart_by
        for k, count in zip(unknown, numbers, strict=True):
            rest = rest - outer[k] * count
        if rest.constant is None:
            continue
        found, left = dict(zip(unknown, numbers, strict=True)), rest.constant
        known = {k: step.constant for k, step in enumerate(outer) if step.constant}
        for k, step in sorted(known.items(), key=lambda item: -abs(item[1])):
            found[k] = round(left / step)
            left -= found[k] * step
        stride = steps[-1].constant
        if stride and abs(left) <= 4 * _WIDEST * abs(stride) and all(abs(count) <= _WIDEST for count in found.values()):
            return (*(found.get(k, 0) for k in range(len(outer))), left)
    return None
