"""Numbers that move between the lanes of vectors as bits, said again as moves of lanes.

    bitcast (trunc (lshr (bitcast <4 x double> x to i256), 64) to i128) to <2 x double>      <x1, x2>
    bitcast (shufflevector <16 x i8> (bitcast x), (bitcast y), <8, 9, …, 23>) to <2 x double>     <x1, y0>

So LLVM reads a part of what it holds in a wider vector, and so programs shift and shuffle registers. Each byte of the result is traced to a
byte of a number or of a constant; where every lane is one number, all its bytes in their order, the result is made of these.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Function, Value

_WIDTHS: dict[ty.Type, int] = {ty.DOUBLE: 64, ty.FLOAT: 32}
_LIMIT = 400
"""Values that are looked at for one number."""


@dataclass(frozen=True)
class _Byte:
    """A byte of a value, or (`of` is none) the byte `at` of a constant."""

    of: Value | None
    at: int


_Bytes = tuple[_Byte, ...]
"""The lowest first. Bits are numbered as on little-endian machines, the only ones there are a runtime for."""
_ZERO = _Byte(None, 0)
_Known = dict[Value, _Bytes | None]


def move_lanes(function: Function) -> None:
    """In place."""
    for read in [i for i in function.instructions() if i.opcode == "bitcast" and i.type.scalar in _WIDTHS]:
        bits = read.operands[0]
        if not isinstance(bits, ins.Instruction) or isinstance(bits, ins.Load | ins.Phi | ins.Call) or bits.type.scalar is read.type.scalar:
            continue
        bytes = _traced(bits, {})
        made = None if bytes is None or bits.opcode == "bitcast" else _made(read, bytes)
        if made is not None:
            read.replace_all_uses_with(made)
            _erase_unused(read)


def _erase_unused(instruction: ins.Instruction) -> None:
    operands = list(instruction.operands)
    instruction.erase()
    for operand in operands:
        if isinstance(operand, ins.Instruction) and not operand.users and not isinstance(operand, ins.Load | ins.Phi | ins.Call):
            _erase_unused(operand)


# what the bytes are -------------------------------------------------------------------------------------------------------------


def _bits(type: ty.Type) -> int:
    """The size of what is traced; 0 for all else."""
    scalar = type.scalar
    width = scalar.bits if isinstance(scalar, ty.IntType) else _WIDTHS.get(scalar, 0)
    if not isinstance(type, ty.VectorType):
        return width if width % 8 == 0 else 0
    return 0 if type.scalable or width % 8 else width * type.count


def _traced(value: Value, known: _Known) -> _Bytes | None:
    if value not in known:
        known[value] = None
        known[value] = _of(value, _bits(value.type) // 8, known) if len(known) < _LIMIT else None
    return known[value]


def _of(value: Value, size: int, known: _Known) -> _Bytes | None:
    if size == 0:
        return None
    if isinstance(value, val.Constant):
        return _of_constant(value, size)
    if isinstance(value, ins.Instruction):
        trace = _TRACED.get(value.opcode)
        found = None if trace is None else trace(value, size, known)
        if found is not None:
            return found
    return tuple(_Byte(value, at) for at in range(size)) if value.type.scalar in _WIDTHS or _is_register(value) else None


def _is_register(value: Value) -> bool:
    """Whether it is read from memory as a register of integers, which may be numbers there."""
    plain = isinstance(value, ins.Load) and not value.ordering and not value.volatile
    return plain and (isinstance(value.type, ty.VectorType) or _bits(value.type) > ty.I64.bits)


def _of_constant(value: Value, size: int) -> _Bytes | None:
    if isinstance(value, val.ConstantZero | val.ConstantUndef):
        return (_ZERO,) * size
    if isinstance(value, val.ConstantInt | val.ConstantFloat):
        bits = value.value if isinstance(value, val.ConstantInt) else value.bits
        return tuple(_Byte(None, bits >> 8 * at & 255) for at in range(size))
    if not isinstance(value, val.ConstantAggregate):
        return None
    parts = [_of_constant(element, size // len(value.elements)) for element in value.elements]
    found = [part for part in parts if part is not None]
    return tuple(byte for part in found for byte in part) if len(found) == len(parts) else None


def _cast(cast: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    return _traced(cast.operands[0], known)


def _resized(cast: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    """The lower bytes of each lane, filled up with zeros."""
    found = _traced(cast.operands[0], known)
    lanes = cast.type.count if isinstance(cast.type, ty.VectorType) else 1
    if found is None:
        return None
    old, new = len(found) // lanes, size // lanes
    whole = [found[lane * old : (lane + 1) * old] for lane in range(lanes)]
    return tuple(byte for lane in whole for byte in (lane + (_ZERO,) * max(new - old, 0))[:new])


def _shifted(shift: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    """By whole bytes, a constant number of them in each lane."""
    found, by = _traced(shift.operands[0], known), _traced(shift.operands[1], known)
    lanes = shift.type.count if isinstance(shift.type, ty.VectorType) else 1
    width = size // lanes
    if found is None or by is None or any(byte.of is not None for byte in by):
        return None
    moved: list[_Byte] = []
    for lane in range(lanes):
        count = sum(byte.at << 8 * at for at, byte in enumerate(by[lane * width : (lane + 1) * width]))
        if count % 8 or count // 8 >= width:
            return None
        old, zeros = found[lane * width : (lane + 1) * width], (_ZERO,) * (count // 8)
        moved += old[count // 8 :] + zeros if shift.opcode == "lshr" else (zeros + old)[:width]
    return tuple(moved)


def _joined(join: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    """What is or'ed with zeros, or masked by bytes."""
    left, right = (_traced(operand, known) for operand in join.operands)
    if left is None or right is None:
        return None
    whole, none = (_ZERO, None) if join.opcode == "or" else (_Byte(None, 255), _ZERO)
    bytes = [y if x == whole else x if y == whole else none if none in (x, y) else None for x, y in zip(left, right, strict=True)]
    found = [byte for byte in bytes if byte is not None]
    return tuple(found) if len(found) == size else None


def _shuffled(shuffle: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    left, right = (_traced(operand, known) for operand in shuffle.operands[:2])
    mask = shuffle.operands[2]
    if left is None or right is None or not isinstance(mask.type, ty.VectorType):
        return None
    both, width = left + right, size // mask.type.count
    if isinstance(mask, val.ConstantZero):
        return both[:width] * mask.type.count
    if not isinstance(mask, val.ConstantAggregate):
        return None
    moved: list[_Byte] = []
    for place in mask.elements:
        if isinstance(place, val.ConstantInt):
            moved += both[place.value * width : (place.value + 1) * width]
        elif isinstance(place, val.ConstantUndef):
            moved += (_ZERO,) * width
        else:
            return None
    return tuple(moved)


def _extracted(extract: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    found, index = _traced(extract.operands[0], known), extract.operands[1]
    if found is None or not isinstance(index, val.ConstantInt) or not 0 <= index.value < len(found) // size:
        return None
    return found[index.value * size : (index.value + 1) * size]


def _inserted(insert: ins.Instruction, size: int, known: _Known) -> _Bytes | None:
    found, element, index = _traced(insert.operands[0], known), _traced(insert.operands[1], known), insert.operands[2]
    if found is None or element is None or not isinstance(index, val.ConstantInt) or not 0 <= index.value < size // len(element):
        return None
    start = index.value * len(element)
    return found[:start] + element + found[start + len(element) :]


_TRACED = {
    "bitcast": _cast, "trunc": _resized, "zext": _resized, "lshr": _shifted, "shl": _shifted, "or": _joined, "and": _joined,
    "shufflevector": _shuffled, "extractelement": _extracted, "insertelement": _inserted,
}  # fmt: skip


# the numbers ---------------------------------------------------------------------------------------------------------------------


def _made(read: ins.Instruction, bytes: _Bytes) -> Value | None:
    type, scalar = read.type, read.type.scalar
    width = _WIDTHS[scalar] // 8
    lanes = [_lane(bytes[start : start + width], scalar) for start in range(0, len(bytes), width)]
    if any(lane is None for lane in lanes) or all(lane is not None and lane.of is None for lane in lanes):
        return None
    b = Builder(before=read)
    numbers = [_number(b, lane, scalar) for lane in lanes if lane is not None]
    if not isinstance(type, ty.VectorType):
        return numbers[0]
    made: Value = val.ConstantUndef(type, poison=True)
    for index, number in enumerate(numbers):
        made = b.insert(ins.InsertElement(made, number, const_int(ty.I64, index)))
    return made


def _lane(bytes: _Bytes, scalar: ty.Type) -> _Byte | None:
    """The number whose bytes these are, by its lane, or the bits of a constant."""
    source, first, width = bytes[0].of, bytes[0].at, len(bytes)
    if all(byte.of is None for byte in bytes):
        return _Byte(None, sum(byte.at << 8 * at for at, byte in enumerate(bytes)))
    if (
        source is None
        or not (source.type.scalar is scalar or _is_register(source))
        or first % width
        or bytes != tuple(_Byte(source, first + k) for k in range(width))
    ):
        return None
    return _Byte(source, first // width)


def _number(b: Builder, lane: _Byte, scalar: ty.Type) -> Value:
    if lane.of is None:
        return val.ConstantFloat(scalar, lane.at)
    if isinstance(lane.of, ins.Load) and lane.of.type.scalar is not scalar:
        assert lane.of.block is not None
        read = Builder(before=lane.of.block.after(lane.of))
        return read.load(scalar, read.gep(ty.I8, lane.of.pointer, [const_int(ty.I64, lane.at * _WIDTHS[scalar] // 8)]), align=1)
    if not isinstance(lane.of.type, ty.VectorType):
        return lane.of
    return b.insert(ins.ExtractElement(lane.of, const_int(ty.I64, lane.at)))
