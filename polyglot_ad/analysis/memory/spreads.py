"""Spreads: the offsets that a pointer may have."""

from __future__ import annotations

import math
from dataclasses import dataclass

_ROW = 64
"""The longest row inside elements that is kept apart from their step."""


@dataclass(frozen=True)
class Spread:
    """The offsets a pointer may have besides the one that stands for it: all those at multiples of `step` from it, `low` and `high`
    included; None: without bound. `inner`, (step, count): and from each of these `count` places upwards, a row in each element."""

    step: int
    low: int | None = None
    high: int | None = None
    inner: tuple[int, int] | None = None

    def moved(self, distance: int) -> Spread:
        low, high = None if self.low is None else self.low + distance, None if self.high is None else self.high + distance
        return Spread(self.step, low, high, self.inner)

    def flat(self) -> Spread:
        """The same without inner rows, or more."""
        if self.inner is None:
            return self
        step, count = self.inner
        return Spread(math.gcd(self.step, step), self.low, None if self.high is None else self.high + step * (count - 1))

    def with_row(self, offset: int, step: int, low: int | None, high: int | None) -> tuple[int, Spread]:
        """Moved on by multiples of `step` from `low` to `high`: where it then stands, and its spread."""
        one = low if low is not None else high if high is not None else 0
        bounded = low is not None and high is not None
        count = (high - low) // step + 1 if low is not None and high is not None else 0
        if self.step and bounded and self.inner is None and count <= _ROW and step * (count - 1) < self.step:
            return offset + one, Spread(self.step, _sum(self.low, one), _sum(self.high, one), (step, count))
        mine = self.flat()
        if mine.step and mine.low is not None and mine.high is not None and mine.high - mine.low < step:
            row = (mine.high - mine.low) // mine.step + 1
            if row <= _ROW:
                begin = mine.low + one
                return begin, Spread(step, _sum(mine.low, low), _sum(mine.low, high), (mine.step, row))
        return offset + one, Spread(math.gcd(mine.step, step), _sum(mine.low, low), _sum(mine.high, high))


def _sum(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def folded(spread: Spread | None, offset: int, stride: int) -> Spread | None:
    """A spread around `offset` in a node whose offsets count modulo `stride`: None where it leads nowhere else."""
    if spread is not None and spread.inner is not None and spread.step % stride == 0:
        step, count = spread.inner
        spread = Spread(step, offset, offset + step * (count - 1))
    if spread is None or spread.flat().step % stride == 0:
        return None
    spread = spread.flat()
    if spread.low is not None and spread.high is not None and spread.high - spread.low < stride:
        return spread
    step = math.gcd(spread.step, stride)
    return None if step == stride else Spread(step)
