"""Intervals of integers."""

from __future__ import annotations

from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Value

Interval = tuple[int | None, int | None]
ANYTHING: Interval = (None, None)


def meet(a: Interval, b: Interval) -> Interval:
    """What holds when both hold."""
    low = a[0] if b[0] is None else b[0] if a[0] is None else max(a[0], b[0])
    high = a[1] if b[1] is None else b[1] if a[1] is None else min(a[1], b[1])
    return low, high


def join(a: Interval, b: Interval) -> Interval:
    """What holds when one of them does."""
    low = None if a[0] is None or b[0] is None else min(a[0], b[0])
    high = None if a[1] is None or b[1] is None else max(a[1], b[1])
    return low, high


def without(found: Interval, excluded: Value | None) -> Interval:
    """A range without its first or last number, if that is the one."""
    low, high = found
    if not isinstance(excluded, val.ConstantInt):
        return found
    return low + 1 if low == excluded.value else low, high - 1 if high == excluded.value else high


def of_type(bits: int) -> Interval:
    """All that a type holds, where that is worth saying: nothing is said of whole machine words."""
    return (None, None) if bits > 32 else (0, 1) if bits == 1 else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


def if_fits(found: Interval, bits: int) -> Interval:
    low, high = found
    limit = 1 << (bits - 1)
    return found if low is not None and high is not None and -limit <= low and high < limit else ANYTHING
