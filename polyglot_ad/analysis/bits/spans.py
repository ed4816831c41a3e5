"""Which bits of a number an integer holds: the abstract domain.

A *slice* says where bits of a number lie in an integer, and how fine they are: the *level* of a bit is its place relative to the lowest bit
of the exponent. 0 and above are exponent and sign, -1 is the first bit of the mantissa, -52 the last one of a double. Bits of level 0 and
above are steps: constant but for a jump per power of two. Bits down to `COARSE` are few jumps more; below, a bit changes so often that a
choice by it says something about the number's value, and no longer about a piece of its domain.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from polyglot_ad.ir import types as ty

COARSE = -10
"""Bits of this level and above choose between pieces: tables of logarithms have up to 2^8 entries per power of two."""
_RARE = 12
"""Two words that agree in so many fine bits are equal by accident only."""
_SLICES = 4
_MANTISSA = {ty.FLOAT: 23, ty.DOUBLE: 52, ty.X86_FP80: 64, ty.FP128: 112, ty.PPC_FP128: 112}
_SHORT = {ty.HALF: 10, ty.BFLOAT: 7}
"""Of these types every bit counts."""
_FINEST = -128


@dataclass(frozen=True, order=True)
class Slice:
    """The bits `low` to `high` of an integer; the level of the lowest, and by how much it rises per bit (0 or 1)."""

    low: int
    high: int
    level: int
    slope: int

    def at(self, bit: int) -> int:
        return self.level + self.slope * (bit - self.low)

    def cut(self, low: int, high: int) -> Slice | None:
        low, high = max(low, self.low), min(high, self.high)
        return Slice(low, high, self.at(low), self.slope) if low <= high else None

    def moved(self, by: int) -> Slice:
        return replace(self, low=self.low + by, high=self.high + by)


@dataclass(frozen=True)
class Span:
    """`mixed`: bits that are not told apart. "digits" may be few of them, in any place: what a mask or shift that is computed leaves, what
    a loop takes from a number one by one, and what was found in a table by them. "any" are many of them, which agree with another word by
    accident only. So do those that were spread over a word by a multiplication, or are the rest of a division by what is not constant,
    also where a part of the word is taken: "hashed".

    "outside" is what functions of libraries say, which may be bits of a number that they were given: only numbers that are put together of
    it are. As an integer, and as a condition, it says a piece of the domain. "text" are characters of what may be a number in words: so is
    a number that is computed of them."""

    slices: frozenset[Slice] = frozenset()
    mixed: Literal["", "any", "hashed", "digits", "outside", "text"] = ""

    @property
    def finest(self) -> int:
        return _FINEST if self.mixed else min((s.level for s in self.slices), default=0)

    @property
    def is_foreign(self) -> bool:
        """Whether it comes from a library."""
        return self.mixed in ("outside", "text")

    @property
    def may_be_whole(self) -> bool:
        """Whether all bits of a number may be there, as one word or as its parts, so that the number can be made of them again."""
        if not self.slices:
            return self.mixed == "any"
        levels = {s.at(bit) for s in self.slices for bit in range(s.low, s.high + 1)}
        return _FINEST in levels or any(levels.issuperset(range(-m, type.bits - m)) for type, m in _MANTISSA.items())

    @property
    def is_step(self) -> bool:
        """Whether only sign and exponent are left."""
        return self.finest >= 0

    @property
    def is_coarse(self) -> bool:
        return self.finest >= COARSE


ANY = Span(mixed="any")
HASHED = Span(mixed="hashed")
DIGITS = Span(mixed="digits")
OUTSIDE = Span(mixed="outside")
TEXT = Span(mixed="text")


def whole(type: ty.Type, width: int) -> Span:
    """The bits of numbers of a type in an integer (or a lane) of a width: one, several, or a part."""
    assert isinstance(type, ty.FloatType)
    if width % type.bits or type.bits not in (16, 32, 64, 80, 128):
        return ANY
    found: list[Slice] = []
    for low in range(0, width, type.bits):
        high = low + type.bits - 1
        if type in _SHORT:
            found += [Slice(low, low + _SHORT[type] - 1, _FINEST, 0), Slice(low + _SHORT[type], high, 0, 1)]
        else:
            found.append(Slice(low, high, -_MANTISSA[type], 1))
    return _made(found)


def part(type: ty.Type, offset: int, width: int) -> Span:
    """The bits from `offset` on."""
    assert isinstance(type, ty.FloatType)
    return shifted(whole(type, type.bits), -offset, width)


def _made(slices: Iterable[Slice]) -> Span:
    found = frozenset(slices)
    return Span(found) if len(found) <= _SLICES else ANY


def joined(one: Span | None, other: Span | None) -> Span | None:
    """What may be the one or the other, or holds bits of both."""
    if one is None or other is None or one == other:
        return other if one is None else one
    if one.mixed or other.mixed:
        both = (one.mixed, other.mixed)
        if one.is_foreign and other.is_foreign:
            return TEXT
        return HASHED if "hashed" in both else DIGITS if "digits" in both else ANY
    return _made(one.slices | other.slices)


def either(spans: Iterable[Span | None]) -> Span | None:
    """What may be any of them."""
    return reduce(joined, spans, None)


def masked(span: Span, low: int, high: int) -> Span:
    """What is left between two bits."""
    if span.is_foreign:
        return span
    if span.mixed:
        return DIGITS if high - low < (1 if span.mixed == "hashed" else _RARE) else span
    return _made(kept for s in span.slices if (kept := s.cut(low, high)) is not None)


def shifted(span: Span, by: int, width: int) -> Span:
    """Moved up, and cut to a width."""
    if span.mixed:
        return masked(span, 0, width - 1 - abs(by))
    return masked(Span(frozenset(s.moved(by) for s in span.slices)), 0, width - 1)


def extended(span: Span, width: int, above: int = 0) -> Span:
    """With what carries (which are as fine as a bit above would be), or copies of the sign from bit `above` on, bring to the bits above."""
    if span.mixed:
        return span
    found = set(span.slices)
    for s in span.slices:
        if s.high < width - 1 and (not above or s.high == above - 1):
            found.add(Slice(s.high + 1, width - 1, s.at(s.high) + (0 if above else 1), 0))
    return _made(found)


def added(one: Span, other: Span | None, width: int) -> Span:
    """A sum or difference; bits of other places of a number in the same place are mixed."""
    if other is not None and one != other:
        if one.mixed or other.mixed:
            return joined(one, other) or ANY
        lines = {s.level - s.low for s in one.slices | other.slices if s.slope}
        if len(lines) > 1:
            return ANY
    return extended(joined(one, other) or one, width)


def tells_equal(*spans: Span | None) -> Span | None:
    """What the equality of words that hold bits says of a number: None where it holds by accident only, or says a piece of the domain."""
    found = [s for s in spans if s is not None]
    if any(s.mixed == "digits" for s in found):
        return DIGITS
    if any(s.mixed for s in found):
        return None
    fine = max((sum(1 for x in s.slices for bit in range(x.low, x.high + 1) if x.at(bit) < COARSE) for s in found), default=0)
    return DIGITS if 0 < fine < _RARE else None


def tells_order(*spans: Span | None) -> Span | None:
    """What an ordered comparison says: the highest bits decide."""
    for span in spans:
        if span is not None and not span.is_foreign:
            if span.mixed:
                return DIGITS
            top = max((s.high for s in span.slices), default=0)
            if any(s.at(top) < COARSE for s in span.slices if s.high == top):
                return DIGITS
    return None
