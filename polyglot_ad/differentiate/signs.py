"""Sign arithmetic on the bits of floats, said again in floating point.

Compilers and libraries take absolute values, copy and flip signs with masks. As integer operations these have no derivative; each has a
floating-point operation of the same value that has one:

    x & 0x7ff…          fabs(x)
    x & 0x800…          copysign(0, x)
    x ^ 0x800…          -x
    (x & 0x7ff…) | (y & 0x800…)   copysign(x, y)
    x ^ (y & 0x800…)    y has its sign bit set ? -x : x
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Value

_FLOATS: dict[int, ty.FloatType] = {32: ty.FLOAT, 64: ty.DOUBLE}
_SUFFIX = {32: "f32", 64: "f64"}


def lower_sign_bits(function: Function) -> None:
    """Rewrite, in place, what such an expression becomes when it is read as a float again."""
    for instruction in list(function.instructions()):
        if instruction.opcode == "bitcast" and isinstance(instruction.type, ty.FloatType) and instruction.type.bits in _FLOATS:
            found = _as_float(Builder(before=instruction), instruction.operands[0])
            if found is not None:
                instruction.replace_all_uses_with(found)
                instruction.erase()


def _as_float(b: Builder, bits: Value) -> Value | None:
    """The float whose bits `bits` are, if it is sign arithmetic."""
    if not isinstance(bits, ins.BinaryOp) or not isinstance(bits.type, ty.IntType):
        return None
    width = bits.type.bits
    left, right = bits.operands
    if bits.opcode == "and" and _is_magnitude(right, width):
        return b.call_named(f"llvm.fabs.{_SUFFIX[width]}", _FLOATS[width], [_float(b, left)])
    if bits.opcode == "and" and _is_sign(right, width):
        return b.call_named(f"llvm.copysign.{_SUFFIX[width]}", _FLOATS[width], [val.ConstantFloat(_FLOATS[width], 0), _float(b, left)])
    if bits.opcode == "xor":
        if _is_sign(right, width):
            return b.fneg(_float(b, left))
        for x, y in ((left, right), (right, left)):
            sign = _sign_of(y, width)
            if sign is not None:
                value = _float(b, x)
                negative = b.icmp("slt", sign, val.ConstantInt(sign.type, 0))
                return b.select(negative, b.fneg(value), value)
    if bits.opcode == "or":
        for x, y in ((left, right), (right, left)):
            sign, magnitude = _sign_of(y, width), _magnitude_of(b, x, width)
            if sign is not None and magnitude is not None:
                return b.call_named(f"llvm.copysign.{_SUFFIX[width]}", _FLOATS[width], [magnitude, _float(b, sign)])
    return None


def _float(b: Builder, bits: Value) -> Value:
    if isinstance(bits, ins.Instruction) and bits.opcode == "bitcast" and bits.operands[0].type.is_float:
        return bits.operands[0]
    assert isinstance(bits.type, ty.IntType)
    inner = _as_float(b, bits)
    return inner if inner is not None else b.cast("bitcast", bits, _FLOATS[bits.type.bits])


def _sign_of(value: Value, width: int) -> Value | None:
    if isinstance(value, ins.BinaryOp) and value.opcode == "and" and _is_sign(value.operands[1], width):
        return value.operands[0]
    return None


def _magnitude_of(b: Builder, value: Value, width: int) -> Value | None:
    """A float without sign: masked, or a constant."""
    if isinstance(value, ins.BinaryOp) and value.opcode == "and" and _is_magnitude(value.operands[1], width):
        return _float(b, value.operands[0])
    if isinstance(value, ins.Instruction) and value.opcode == "bitcast":
        made = value.operands[0]
        if isinstance(made, ins.Call) and made.called_function is not None and made.called_function.name.startswith("llvm.fabs."):
            return made
    if isinstance(value, val.ConstantInt) and value.value >= 0:
        return val.ConstantFloat(_FLOATS[width], value.value)
    return None


def _is_sign(value: Value, width: int) -> bool:
    return isinstance(value, val.ConstantInt) and value.value == -(1 << (width - 1))


def _is_magnitude(value: Value, width: int) -> bool:
    return isinstance(value, val.ConstantInt) and value.value == (1 << (width - 1)) - 1
