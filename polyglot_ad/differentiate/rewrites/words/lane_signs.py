"""Sign arithmetic and masks on the bits of vectors of floats, said again in floating point; `signs` does so for single numbers.

Programs written with SIMD intrinsics take absolute values, flip signs and blank lanes with masks, which may differ from lane to lane:

    x & <0x7ff…, …>      fabs(x)                 x ^ <0x800…, 0>    <-x0, x1>
    x & <0x800…, …>      copysign(0, x)          x & <-1, 0>        <x0, 0>
    x & sext(condition)  condition ? x : 0       (x & 0x7ff…) | (y & 0x800…)   copysign(x, y)
"""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, zero
from polyglot_ad.ir.values import Function, Value

_FLOATS: dict[int, ty.FloatType] = {32: ty.FLOAT, 64: ty.DOUBLE}


def lower_lane_signs(function: Function) -> None:
    """Rewrite, in place, what such an expression becomes when it is read as a vector of floats again."""
    for instruction in list(function.instructions()):
        type = instruction.type
        if instruction.opcode == "bitcast" and isinstance(type, ty.VectorType) and type.scalar in (ty.FLOAT, ty.DOUBLE):
            bits = instruction.operands[0]
            if not isinstance(bits, ins.BinaryOp):
                continue
            found = _as_floats(Builder(before=instruction), bits, type)
            if found is not None:
                instruction.replace_all_uses_with(found)
                instruction.erase()


def _as_floats(b: Builder, bits: Value, type: ty.VectorType) -> Value | None:
    """The floats whose bits `bits` are, if they are masked and flipped floats of the same lanes."""
    if isinstance(bits, val.Constant) or not _same_lanes(bits.type, type):
        return None
    if isinstance(bits, ins.Instruction) and bits.opcode == "bitcast" and bits.operands[0].type is type:
        return bits.operands[0]
    if not isinstance(bits, ins.BinaryOp):
        return b.cast("bitcast", bits, type)
    if bits.opcode not in ("and", "or", "xor"):
        return None
    left, right = bits.operands
    if bits.opcode == "or":
        return _copied_signs(b, left, right, type) or _copied_signs(b, right, left, type)
    for x, mask in ((left, right), (right, left)):
        if bits.opcode == "and" and isinstance(mask, ins.Instruction) and mask.opcode == "sext" and mask.operands[0].type.scalar is ty.I1:
            floats = _as_floats(b, x, type)
            return None if floats is None else b.select(mask.operands[0], floats, zero(type))
    lanes = _lanes(right)
    floats = _as_floats(b, left, type) if lanes is not None else None
    if lanes is None or floats is None:
        return None
    return _masked(b, floats, lanes, type) if bits.opcode == "and" else _flipped(b, floats, lanes, type)


def _masked(b: Builder, x: Value, lanes: list[int], type: ty.VectorType) -> Value | None:
    sign, magnitude = _sign(type), ~_sign(type)
    if not set(lanes) <= {-1, 0, sign, magnitude}:
        return None
    made = x
    if magnitude in lanes:
        made = _where(b, lanes, magnitude, _call(b, "fabs", type, [x]), made)
    if sign in lanes:
        made = _where(b, lanes, sign, _call(b, "copysign", type, [zero(type), x]), made)
    return _where(b, lanes, 0, zero(type), made) if 0 in lanes else made


def _flipped(b: Builder, x: Value, lanes: list[int], type: ty.VectorType) -> Value | None:
    sign = _sign(type)
    return _where(b, lanes, sign, b.fneg(x), x) if set(lanes) <= {0, sign} else None


def _copied_signs(b: Builder, magnitude: Value, sign: Value, type: ty.VectorType) -> Value | None:
    """copysign, if that is what an `or` of these two is."""
    size, of = _magnitude(b, magnitude, type), _under_mask(b, sign, _sign(type), type)
    return None if size is None or of is None else _call(b, "copysign", type, [size, of])


def _magnitude(b: Builder, value: Value, type: ty.VectorType) -> Value | None:
    """Floats whose signs do not matter: masked, a constant, or absolute values."""
    lanes = _lanes(value)
    if lanes is not None and min(lanes) >= 0:
        return val.ConstantAggregate(type, tuple(val.ConstantFloat(_FLOATS[_width(type)], lane) for lane in lanes))
    if isinstance(value, ins.Instruction) and value.opcode == "bitcast" and value.operands[0].type is type:
        made = value.operands[0]
        known = isinstance(made, ins.Call) and made.called_function is not None and made.called_function.name.startswith("llvm.fabs.")
        return made if known else None
    return _under_mask(b, value, ~_sign(type), type)


def _under_mask(b: Builder, value: Value, mask: int, type: ty.VectorType) -> Value | None:
    """The floats that an `and` with this mask in every lane is taken of."""
    if not isinstance(value, ins.BinaryOp) or value.opcode != "and" or set(_lanes(value.operands[1]) or ()) != {mask}:
        return None
    return _as_floats(b, value.operands[0], type)


def _where(b: Builder, lanes: list[int], mark: int, there: Value, elsewhere: Value) -> Value:
    """`there` in the lanes whose mask is `mark`."""
    if all(lane == mark for lane in lanes):
        return there
    bits = tuple(val.ConstantInt(ty.I1, int(lane == mark)) for lane in lanes)
    return b.select(val.ConstantAggregate(ty.vector(ty.I1, len(lanes)), bits), there, elsewhere)


def _call(b: Builder, name: str, type: ty.VectorType, arguments: list[Value]) -> Value:
    return b.call_named(f"llvm.{name}.v{type.count}f{_width(type)}", type, arguments)


def _lanes(value: Value) -> list[int] | None:
    """The lanes of a constant vector of integers, as signed numbers."""
    if not isinstance(value, val.ConstantAggregate) or not isinstance(value.type, ty.VectorType):
        return None
    found = [element.value for element in value.elements if isinstance(element, val.ConstantInt)]
    return found if len(found) == len(value.elements) else None


def _same_lanes(bits: ty.Type, floats: ty.VectorType) -> bool:
    return isinstance(bits, ty.VectorType) and bits.count == floats.count and not bits.scalable and not floats.scalable


def _width(type: ty.VectorType) -> int:
    return 64 if type.scalar is ty.DOUBLE else 32


def _sign(type: ty.VectorType) -> int:
    return -(1 << (_width(type) - 1))
