"""Rounding by addition of a large constant, which is no addition to a derivative.

`(x + 0x1.8p52) - 0x1.8p52` is x rounded to an integer: the sum has no bits for the fraction. Libraries of vector mathematics round so (exp:
m = round(x / log 2), r = x - m log 2), or take the integer from the sum's bits. The rules of addition would give it the derivative 1, and
exp the derivative 0. It is a staircase, whose derivative is 0 wherever it has one.

So where a sum with such a constant is undone, or taken apart into bits, it is rounded once more, by the intrinsic, which changes no value
and whose derivative is zero. Where the other number is as large as the constant, the sum is an ordinary sum.
"""

from __future__ import annotations

import math
import struct

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float
from polyglot_ad.ir.values import Function, Value

_FRACTION_BITS = {ty.FLOAT: 23, ty.DOUBLE: 52}
_FUSED = ("llvm.fma.", "llvm.fmuladd.")


def lower_magic_rounding(function: Function) -> None:
    """In place."""
    for instruction in list(function.instructions()):
        constant = _added(instruction)
        if constant is None:
            continue
        unit = _unit(constant, instruction.type.scalar)
        if unit is not None and any(_undoes(user, instruction, constant) for user in instruction.users):
            _round_again(instruction, unit, 2 * abs(constant))


def _added(i: ins.Instruction) -> float | None:
    """The constant that an instruction adds, the same in every lane."""
    if i.opcode == "fadd":
        return next((found for operand in i.operands if (found := _number(operand)) is not None), None)
    if i.opcode == "fsub":
        found = _number(i.operands[1])
        return None if found is None else -found
    if isinstance(i, ins.Call) and i.called_function is not None and i.called_function.name.startswith(_FUSED):
        return _number(i.arguments[2])
    return None


def _number(value: Value) -> float | None:
    if isinstance(value, val.ConstantAggregate) and value.type.scalar in _FRACTION_BITS:
        lanes = {_number(element) for element in value.elements}
        return lanes.pop() if len(lanes) == 1 else None
    if isinstance(value, val.ConstantFloat) and value.type in _FRACTION_BITS:
        code, integer = ("<d", "<Q") if value.type is ty.DOUBLE else ("<f", "<I")
        number: float = struct.unpack(code, struct.pack(integer, value.bits))[0]
        return number
    return None


def _unit(constant: float, type: ty.Type) -> float | None:
    """What every sum with a magic constant is a multiple of; None for other constants."""
    if type not in _FRACTION_BITS or not math.isfinite(constant):
        return None
    mantissa, exponent = math.frexp(abs(constant))  # in [0.5, 1)
    if mantissa not in (0.5, 0.75) or exponent - 1 < _FRACTION_BITS[type] - 1:
        return None  # smaller constants may be meant as numbers; from here on halves are the finest that is left
    # A sum may fall below the constant's binade, by one.
    return math.ldexp(1.0, exponent - 2 - _FRACTION_BITS[type])


def _undoes(user: ins.Instruction, sum: ins.Instruction, constant: float) -> bool:
    """Whether a user takes the constant away again, or looks at bits."""
    if user.opcode == "bitcast":
        return user.type.scalar.is_integer
    if user.opcode in ("fadd", "fsub") and sum in user.operands:
        other = _added(user)
        return other == -constant or (user.opcode == "fsub" and user.operands[1] is sum and _number(user.operands[0]) == constant)
    return False


def _round_again(sum: ins.Instruction, unit: float, limit: float) -> None:
    """`unit`: what the sum is a multiple of; `limit`: where ordinary sums begin, by magnitude."""
    assert sum.block is not None
    position = sum.block.position(sum)
    users = list(sum.users)
    b = Builder(before=sum.block.instructions[position + 1])
    type = sum.type
    name = f"v{type.count}" if isinstance(type, ty.VectorType) else ""
    suffix = f"{name}f{64 if type.scalar is ty.DOUBLE else 32}"
    scaled = b.fmul(sum, _splat(type, 1 / unit))
    rounded = b.fmul(b.call_named(f"llvm.rint.{suffix}", type, [scaled]), _splat(type, unit))
    small = b.fcmp("olt", b.call_named(f"llvm.fabs.{suffix}", type, [sum]), _splat(type, limit))
    chosen = b.select(small, rounded, sum)
    for user in users:
        for index, operand in enumerate(user.operands):
            if operand is sum:
                user.set_operand(index, rounded if user.opcode == "bitcast" else chosen)


def _splat(type: ty.Type, number: float) -> Value:
    if isinstance(type, ty.VectorType):
        return val.ConstantAggregate(type, tuple(const_float(type.element, number) for _ in range(type.count)))
    return const_float(type, number)
