"""Divisors: numbers that divide an integer, whatever it is at run time. They tell how far apart the places are that an index leads to.

An integer of n bits is two numbers, read with and without a sign, that differ by 2^n; so a divisor that is no power of two may hold for one
of them only. Arithmetic that may wrap around (`unsigned k = 3 * i` may be 1) leaves nothing but powers of two.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Block, Value
from polyglot_ad.process.regex import regex

from .ranges import Interval

_DEPTH = 6
_ROUNDS = 6
_EXTREMA = ("llvm.umin.", "llvm.umax.", "llvm.smin.", "llvm.smax.")
_CHECKED = regex(r"llvm\.[us](add|sub|mul)\.with\.overflow\.")
_Divisors = tuple[int, int]
"""What divides the number without a sign, and the number with one; 0 where the number is zero."""


def divisor(
    value: Value, range_of: Callable[[Value, Block], Interval], distance: Callable[[Value, Value, bool], int] = lambda left, right, whole: 1
) -> int:
    """An integer that divides the value, read with a sign. `range_of` gives the bounds of a value in a block, `distance` what divides the
    difference of two of them, for what it knows and nobody else does: addresses; it is told whether no bit of the difference is lost."""
    return _Search(range_of, distance).of(value, 0)[1]


def _power(number: int) -> int:
    """The power of two in it."""
    return number & -number


def _is_extremum(call: ins.Call) -> bool:
    """Whether it is one of its two arguments."""
    return call.called_function is not None and call.called_function.name.startswith(_EXTREMA)


def _weak(found: _Divisors) -> _Divisors:
    """What is left when the number may have wrapped around."""
    both = max(_power(found[0]), _power(found[1])) if all(found) else 0
    return both, both


class _Search:
    def __init__(self, range_of: Callable[[Value, Block], Interval], distance: Callable[[Value, Value, bool], int]) -> None:
        self._range_of = range_of
        self._distance = distance
        self._whole = True
        """Whether all bits of what is looked at are in the value that was asked for: none was masked or shifted out."""
        self._assumed: dict[Value, _Divisors] = {}

    def of(self, value: Value, depth: int) -> _Divisors:
        if isinstance(value, val.ConstantInt) and isinstance(value.type, ty.IntType):
            whole = 1 << value.type.bits
            unsigned = value.value % whole
            return unsigned, min(unsigned, whole - unsigned) if unsigned else 0
        if not isinstance(value, ins.Instruction) or not isinstance(value.type, ty.IntType) or depth >= _DEPTH:
            return 1, 1
        match value.opcode:
            case "freeze":
                return self.of(value.operands[0], depth + 1)
            case "sext" | "zext" | "trunc":
                return self._cast(value, depth)
            case "add" | "sub" | "mul" | "shl" | "or" | "and":
                return self._binary(value, depth)
            case "ashr" | "lshr":
                return self._right_shift(value, depth)
            case "select":
                return _common(self.of(value.operands[1], depth + 1), self.of(value.operands[2], depth + 1))
            case "call" if isinstance(value, ins.Call) and _is_extremum(value):
                return _common(*(self.of(one, depth + 1) for one in value.arguments))
            case "phi":
                return self._phi(value, depth)
            case "extractvalue" if isinstance(value, ins.ExtractValue) and value.indices == (0,):
                return self._checked(value.operands[0], depth)
        return 1, 1

    def _checked(self, value: Value, depth: int) -> _Divisors:
        """Of what arithmetic gives that says whether it has wrapped around."""
        if not isinstance(value, ins.Call) or value.called_function is None or not _CHECKED.match(value.called_function.name):
            return 1, 1
        a, b = (self.of(one, depth + 1) for one in value.arguments)
        return _weak((a[0] * b[0], a[1] * b[1]) if "mul" in value.called_function.name else _common(a, b))

    def _phi(self, phi: ins.Instruction, depth: int) -> _Divisors:
        """What divides all that comes in, where the phi itself is what it is found to be: an induction."""
        if phi in self._assumed:
            return self._assumed[phi]
        found = 0, 0
        try:
            for _ in range(_ROUNDS):
                self._assumed[phi] = found
                after = 0, 0
                for value in phi.operands:
                    after = _common(after, self.of(value, depth + 1))
                    if after == (1, 1):
                        return after  # (and so it would be in every round: phis of phis are many)
                if after == found:
                    return found
                found = after
        finally:
            del self._assumed[phi]
        return 1, 1

    def _of_part(self, value: Value, depth: int) -> _Divisors:
        """Of a number of which some bits are lost."""
        before, self._whole = self._whole, False
        try:
            return self.of(value, depth)
        finally:
            self._whole = before

    def _cast(self, value: ins.Instruction, depth: int) -> _Divisors:
        of = self._of_part if value.opcode == "trunc" else self.of
        unsigned, signed = inner = of(value.operands[0], depth + 1)
        if value.opcode == "zext":
            # Not negative as the wider number, so that both are one.
            known = max(unsigned, signed) if "nneg" in value.flags and all(inner) else unsigned
            return known, known
        weak, _ = _weak(inner)
        if value.opcode == "sext":
            return weak, signed
        return (unsigned if "nuw" in value.flags else weak), (signed if "nsw" in value.flags else weak)

    def _binary(self, value: ins.Instruction, depth: int) -> _Divisors:
        left, right = value.operands
        if value.opcode == "sub" and (known := self._distance(left, right, self._whole)) != 1:
            return _power(known), known
        a = self._of_part(left, depth + 1) if value.opcode == "and" else self.of(left, depth + 1)
        if value.opcode == "and":
            mask = _power(right.value) if isinstance(right, val.ConstantInt) else 1
            weak = max(_weak(a)[0], mask) if all(a) and mask else 0
            return weak, weak
        if value.opcode == "shl":
            if not (isinstance(right, val.ConstantInt) and 0 <= right.value < 64):
                return _weak(a)
            exact = a[0] << right.value, a[1] << right.value
        elif value.opcode == "mul":
            b = self.of(right, depth + 1)
            exact = a[0] * b[0], a[1] * b[1]
        elif value.opcode == "or" and "disjoint" not in value.flags:
            return 1, 1
        else:
            exact = _common(a, self.of(right, depth + 1))
            if value.opcode == "or":
                return exact
            if value.opcode == "sub" and isinstance(left, val.ConstantInt) and not left.value:
                return _weak(exact)[0], exact[1]  # what has an odd divisor has an opposite
        no_carry, no_overflow = "nuw" in value.flags, "nsw" in value.flags
        if not no_overflow:
            no_overflow = self._fits(value)
        weak, _ = _weak(exact)
        return (exact[0] if no_carry else weak), (exact[1] if no_overflow else weak)

    def _right_shift(self, value: ins.Instruction, depth: int) -> _Divisors:
        """`i << 32 >> 27` is `32 * i` of an integer that was narrower."""
        number, places = value.operands
        assert isinstance(value.type, ty.IntType)
        if not (isinstance(places, val.ConstantInt) and 0 < places.value < value.type.bits):
            return 1, 1
        of = self.of if "exact" in value.flags else self._of_part
        whole = of(number, depth + 1)[value.opcode == "ashr"]
        shared = math.gcd(whole, 1 << places.value)
        if shared != 1 << places.value and "exact" not in value.flags:
            return 1, 1
        found = whole // shared
        return (_power(found), found) if value.opcode == "ashr" else (found, found)

    def _fits(self, value: ins.Instruction) -> bool:
        """Whether the bounds of the operands keep the result of arithmetic within its type."""
        # Asked for where it is computed: later, an operand may be that of another iteration.
        assert value.block is not None
        (a, b), (c, d) = (self._range_of(operand, value.block) for operand in value.operands)
        if a is None or b is None or c is None or d is None:
            return False
        if value.opcode == "shl":
            if c < 0 or d > 64:
                return False
            c, d = 1 << c, 1 << d
        if value.opcode == "add":
            ends = [a + c, b + d]
        elif value.opcode == "sub":
            ends = [a - d, b - c]
        else:
            ends = [x * y for x in (a, b) for y in (c, d)]
        assert isinstance(value.type, ty.IntType)
        half = 1 << (value.type.bits - 1)
        return -half <= min(ends) and max(ends) < half


def _common(*found: _Divisors) -> _Divisors:
    return math.gcd(*(unsigned for unsigned, _ in found)), math.gcd(*(signed for _, signed in found))
