"""Sign arithmetic on the bits of floats, said again in floating point.

Compilers and libraries take absolute values, copy and flip signs with masks. As integer operations these have no derivative; each has a
floating-point operation of the same value that has one:

    x & 0x7ff…          fabs(x)
    x & 0x800…          copysign(0, x)
    x ^ 0x800…          -x
    (x & 0x7ff…) | (y & 0x800…)   copysign(x, y)
    x ^ (y & 0x800…)    y has its sign bit set ? -x : x
    x & 0xfff…000       x to fewer digits, whose derivative is that of x, as for a conversion to single precision
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder
from polyglot_ad.ir.values import Function, Module, Value
from polyglot_ad.rules.functions import PURE, SHARED

_FLOATS: dict[int, ty.FloatType] = {32: ty.FLOAT, 64: ty.DOUBLE}
_SUFFIX = {32: "f32", 64: "f64"}


def lower_sign_bits(function: Function) -> None:
    """Rewrite, in place, what such an expression becomes when it is read as a float again."""
    if function.name.startswith("pad.fewer."):
        return
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
    if bits.opcode == "and" and isinstance(right, val.ConstantInt):
        unsigned = right.value >= 0
        mask = val.ConstantInt(right.type, right.value - (1 << (width - 1)) if unsigned else right.value)
        if _is_precision(mask, width):
            value = _float(b, left)
            if unsigned:
                value = b.call_named(f"llvm.fabs.{_SUFFIX[width]}", _FLOATS[width], [value])
            return b.call(_fewer(b.module, _FLOATS[width]), [value, mask])
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


_KEPT = {32: 10, 64: 23}
"""Digits of a number's mantissa that a mask must leave, of 23 and 52: fewer are no precision but a staircase, and are refused."""


def _is_precision(mask: val.ConstantInt, width: int) -> bool:
    cleared = (-mask.value).bit_length() - 1
    return -mask.value == 1 << cleared and cleared <= {32: 23, 64: 52}[width] - _KEPT[width]


def _fewer(module: Module, type: ty.FloatType) -> Function:
    """`pad.fewer`: a number with its last digits masked away, a function with a rule."""
    name = f"pad.fewer.{_SUFFIX[type.bits]}"
    found = module.functions.get(name)
    if found is None:
        bits = ty.integer(type.bits)
        found = module.add_function(Function(name, ty.function(type, (type, bits)), ["x", "mask"], prefix=SHARED, attributes=PURE))
        b = Builder(found.add_block("entry"))
        x, mask = found.arguments
        b.ret(b.insert(ins.Cast("bitcast", b.binary("and", b.cast("bitcast", x, bits), mask), type)))
    return found


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
