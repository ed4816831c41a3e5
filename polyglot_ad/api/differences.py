"""Derivatives by differences, with an estimate of their error: extrapolated to a step of zero, from both sides and from each side alone.

A difference is no proof. Its error is what is left of the higher derivatives (large steps) and of rounding (small ones); beside a border
of the domain it is no number, at a kink the sides differ. So what differences say is held against a derivative with all of that in mind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

Numbers = np.ndarray[Any, Any]
Verdict = Literal["agrees", "disagrees", "kink", "unreliable"]
SAFETY = 16
"""How much larger than its estimate the error of an extrapolation may be."""


@dataclass(frozen=True)
class Side:
    """Extrapolated differences, and what they may be wrong by; infinite where there is none."""

    value: Numbers
    error: Numbers

    def reliable(self, scale: Numbers) -> Any:
        return self.error <= scale


@dataclass(frozen=True)
class Estimate:
    """The derivative of several numbers along a direction. `size` is that of the numbers themselves."""

    both: Side
    left: Side
    right: Side
    size: Numbers

    def weighted(self, weights: Numbers) -> Estimate:
        """Of the sum of all numbers times weights; where a weight is zero, the number does not matter."""

        def total(side: Side) -> Side:
            used = weights != 0
            return Side(np.array([np.sum((side.value * weights)[used])]), np.array([np.sum((side.error * np.abs(weights))[used])]))

        ordered = [np.where(weights >= 0, a, b) for a, b in ((self.left.value, self.right.value), (self.right.value, self.left.value))]
        left, right = (Side(value, np.maximum(self.left.error, self.right.error)) for value in ordered)
        return Estimate(total(self.both), total(left), total(right), np.array([np.sum(np.abs(weights * self.size))]))


@dataclass(frozen=True)
class Tolerance:
    """`relative` to the derivative; `absolute` in units of the number that is differentiated, or as such (`plain`)."""

    relative: float
    absolute: float
    plain: bool = False


def estimate(call: Callable[[float], Numbers], step: float, unit: float, tolerance: float | None) -> Estimate:
    """The derivative of `call` at 0. `step` is the largest one, `unit` the rounding unit of the numbers; steps are taken until the error
    is below `tolerance`, relatively, or (None) until rounding prevails."""
    with np.errstate(all="ignore"):
        ratio = 4.0 if unit < 1e-10 else 2.0
        middle = call(0.0)
        tables = {name: _Table(order, ratio) for name, order in (("both", 2), ("left", 1), ("right", 1))}
        size = np.abs(middle)
        at = step
        while at > 1e3 * unit:
            above, below = call(at), call(-at)
            size = np.fmax(size, np.fmin(np.abs(above), np.abs(below)))
            noise = 4 * unit * size / at
            tables["both"].add((above - below) / (2 * at), noise, unit / at)
            tables["left"].add((middle - below) / at, noise, unit / at)
            tables["right"].add((above - middle) / at, noise, unit / at)
            best = tables["both"]
            if tolerance is not None and best.rows >= 4 and np.all(best.error <= 0.01 * tolerance * np.abs(best.value) + 1e-300):
                break
            at /= ratio
        both, left, right = (Side(table.value, table.error) for table in tables.values())
        return Estimate(both, left, right, np.where(np.isfinite(size), size, 0.0))


class _Table:
    """Neville's table of differences whose errors are a series in step**order; the best entry of the rows so far, number by number."""

    def __init__(self, order: int, ratio: float) -> None:
        self._factor = ratio**order
        self._last: list[Numbers] = []
        self.rows = 0
        self.value: Numbers = np.zeros(0)
        self.error: Numbers = np.zeros(0)

    def add(self, difference: Numbers, noise: Numbers, rounding: float) -> None:
        row = [difference]
        value, least = np.zeros_like(difference), np.full(difference.shape, np.inf)
        if not self.rows:
            self.value, self.error = np.zeros_like(difference), np.full(difference.shape, np.inf)
        for k, above in enumerate(self._last):
            finer = row[k] + (row[k] - above) / (self._factor ** (k + 1) - 1)
            error = np.maximum(np.abs(finer - row[k]), np.abs(finer - above)) + noise + rounding * np.abs(finer)
            better = np.isfinite(finer) & (error < least)
            value, least = np.where(better, finer, value), np.where(better, error, least)
            row.append(finer)
        # Large steps may have passed over what small ones see.
        fooled = (least < np.inf) & (np.abs(value - self.value) > SAFETY * (least + self.error))
        better = fooled | (least < self.error)
        self.value, self.error = np.where(better, value, self.value), np.where(better, least, self.error)
        self._last = row
        self.rows += 1


def verdicts(found: Numbers, wanted: Estimate, tolerance: Tolerance) -> list[Verdict]:
    """What differences say of derivatives, number by number."""
    with np.errstate(all="ignore"):
        both = wanted.both
        largest = np.fmax(np.abs(found), np.abs(both.value))
        slack = tolerance.absolute * (1.0 if tolerance.plain else wanted.size) + tolerance.relative * np.where(
            np.isfinite(largest), largest, 0.0
        )
        known = np.where(np.isfinite(largest), largest, np.abs(both.value))
        reliable = both.reliable(0.02 * known + slack)
        close = np.abs(found - both.value) <= slack + SAFETY * both.error
        low, high = np.fmin(wanted.left.value, wanted.right.value), np.fmax(wanted.left.value, wanted.right.value)
        sided = wanted.left.error + wanted.right.error
        apart = (high - low > SAFETY * sided + slack) & (sided < np.inf)
        between = (found >= low - slack) & (found <= high + slack)
        # At the border of a domain one side is all there is.
        one = np.where(wanted.left.error < np.inf, wanted.left.error, wanted.right.error)
        one_value = np.where(wanted.left.error < np.inf, wanted.left.value, wanted.right.value)
        border = (both.error == np.inf) & (one <= 0.02 * np.abs(one_value) + slack)
        close_to_one = np.abs(found - one_value) <= slack + SAFETY * one
    result: list[Verdict] = []
    for k in range(len(found)):
        if reliable[k] and close[k]:
            result.append("agrees")
        elif apart[k]:
            result.append("kink" if between[k] else "disagrees")
        elif border[k]:
            result.append("agrees" if close_to_one[k] else "unreliable")
        elif not reliable[k]:
            result.append("unreliable")
        else:
            result.append("disagrees")
    return result
