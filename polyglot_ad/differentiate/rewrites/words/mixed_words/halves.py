"""What the halves of words of 64 bits are: made of, taken as, and in memory."""

from __future__ import annotations

from collections.abc import Iterator

from polyglot_ad.analysis.memory import leaves
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.layout import DataLayout
from polyglot_ad.ir.values import Function, Value

from ..bit_origins import Origins

Types = tuple[ty.Type, ty.Type]
"""Of the lower and the upper half."""
WIDTH = 32
LOWER = (1 << WIDTH) - 1
LANES = frozenset(("or", "and", "xor"))
ARITHMETIC = frozenset(("add", "sub", "mul"))


def seeds(layout: DataLayout, function: Function) -> Iterator[Value]:
    """Words of which a half is a float."""
    origins = Origins()
    for i in list(function.instructions()):
        if i.type is ty.I64 and i.opcode == "or" and float_halves(origins, i):
            yield i
        elif i.opcode == "bitcast" and i.type is ty.FLOAT and (word := _word_of(i.operands[0])) is not None:
            yield word
        elif isinstance(i, ins.Load) and i.type is ty.I64 and len(float_places(layout, i.pointer)) == 1:
            yield i
        elif isinstance(i, ins.Store) and i.value.type is ty.I64 and len(float_places(layout, i.pointer)) == 1:
            yield i.value


def float_halves(origins: Origins, word: Value) -> set[int]:
    """The halves (0 is the lower) that are floats, of a word that is put together."""
    places = origins.of(word)
    if places is None or len(places) != 2 * WIDTH:
        return set()
    halves = (places[:WIDTH], places[WIDTH:])
    return {
        index
        for index, half in enumerate(halves)
        if all(isinstance(place, tuple) and place[0].type is ty.FLOAT and place[1] == k for k, place in enumerate(half))
    }


def _word_of(half: Value) -> Value | None:
    """The word of which an integer is a half."""
    if half.type is not ty.I32 or not isinstance(half, ins.Cast) or half.opcode != "trunc":
        return None
    word = half.operands[0]
    if isinstance(word, ins.BinaryOp) and word.opcode == "lshr" and is_half(word.operands[1]):
        word = word.operands[0]
    return word if word.type is ty.I64 and not isinstance(word, val.Constant) else None


def taken(word: Value, half: int) -> Iterator[ins.Instruction]:
    """Where a half of a word becomes an integer of its own."""
    for user in word.users:
        if half == 0 and isinstance(user, ins.Cast) and user.opcode == "trunc":
            yield user
        elif half == 1 and user.opcode == "lshr" and is_half(user.operands[1]):
            yield from (inner for inner in user.users if isinstance(inner, ins.Cast) and inner.opcode == "trunc")


def places_in_memory(word: Value) -> Iterator[Value]:
    """The addresses that a word is loaded from and stored to."""
    if isinstance(word, ins.Load):
        yield word.pointer
    yield from (user.pointer for user in word.users if isinstance(user, ins.Store) and user.value is word)


def float_places(layout: DataLayout, pointer: Value) -> set[int]:
    """The halves of the eight bytes at an address that are floats, by the type that it is computed by."""
    at = 0
    while isinstance(pointer, ins.GetElementPtr | ins.Alloca):
        if isinstance(pointer, ins.Alloca):
            return _floats_in(layout, pointer.allocated_type, at)
        if pointer.source_type is not ty.I8:
            return _floats_in(layout, _indexed(pointer), at)
        by = pointer.operands[1]
        if not isinstance(by, val.ConstantInt):
            return set()
        at, pointer = at + by.value, pointer.pointer
    return _floats_in(layout, pointer.value_type, at) if isinstance(pointer, val.GlobalVariable) else set()


def _indexed(pointer: ins.GetElementPtr) -> ty.Type:
    type: ty.Type = pointer.source_type
    for index in pointer.operands[2:]:
        if isinstance(type, ty.StructType) and isinstance(index, val.ConstantInt) and type.fields is not None:
            type = type.fields[index.value]
        elif isinstance(type, ty.ArrayType):
            type = type.element
    return type


def _floats_in(layout: DataLayout, type: ty.Type, at: int) -> set[int]:
    while isinstance(type, ty.ArrayType):
        type = type.element
    if not isinstance(type, ty.StructType) or type.fields is None or not layout.size(type):
        return set()
    found = {offset: leaf for _, offset, leaf in leaves(layout, type)}
    at %= layout.size(type)
    return {half for half in (0, 1) if found.get(at + 4 * half) is ty.FLOAT}


def is_float(user: ins.Instruction) -> bool:
    return user.opcode == "bitcast" and user.type is ty.FLOAT


def becomes_float(half: Value) -> bool:
    """Whether an integer is read as a float, also behind the phis of loops."""
    seen: set[Value] = set()
    work = [half]
    while work:
        for user in work.pop().users:
            if is_float(user):
                return True
            if isinstance(user, ins.Phi) and user not in seen:
                seen.add(user)
                work.append(user)
    return False


def is_half(value: Value) -> bool:
    return isinstance(value, val.ConstantInt) and value.value == WIDTH


def only_lower(value: Value) -> bool:
    """Whether nobody looks at the upper half of a word: arithmetic may be that of the lower half."""
    for user in value.users:
        if isinstance(user, ins.Cast) and user.opcode == "trunc" and isinstance(user.type, ty.IntType) and user.type.bits <= WIDTH:
            continue
        mask = user.operands[1] if len(user.operands) == 2 else None
        if user.opcode == "and" and isinstance(mask, val.ConstantInt) and 0 <= mask.value < 1 << WIDTH:
            continue
        if user.opcode == "shl" and user.operands[0] is value and isinstance(mask, val.ConstantInt) and mask.value >= WIDTH:
            continue
        if user.opcode not in ARITHMETIC or not only_lower(user):
            return False
    return True


def lower_is_zero(word: Value) -> bool:
    """Whether nothing is in the lower half of a word: arithmetic with it is that of the upper halves."""
    if isinstance(word, val.ConstantInt):
        return word.value & LOWER == 0
    if not isinstance(word, ins.BinaryOp) or not isinstance(by := word.operands[1], val.ConstantInt):
        return False
    return (word.opcode == "and" and by.value & LOWER == 0) or (word.opcode == "shl" and by.value >= WIDTH)


def takes_half(user: ins.Instruction) -> bool:
    """Whether this makes an integer of 64 bits that is, or comes from, one half of a word alone."""
    by = user.operands[1] if isinstance(user, ins.BinaryOp) else None
    if not isinstance(by, val.ConstantInt):
        return False
    return WIDTH <= by.value < 2 * WIDTH if user.opcode in ("lshr", "ashr") else user.opcode == "and" and by.value & ~LOWER == 0


def compares_upper(compare: ins.Compare) -> bool:
    """Whether the order of a word and a constant is that of their upper halves."""
    bound = compare.operands[1]
    if not isinstance(bound, val.ConstantInt):
        return False
    return bound.value & LOWER == {"ult": 0, "slt": 0, "uge": 0, "sge": 0, "ugt": LOWER, "sgt": LOWER, "ule": LOWER, "sle": LOWER}.get(
        compare.predicate
    )


def made_word(b: Builder, lower: Value, upper: Value) -> list[ins.Instruction]:
    """The instructions that put a word together; the last of them is it."""
    low, high = b.cast("zext", read_as(b, lower, ty.I32), ty.I64), b.cast("zext", read_as(b, upper, ty.I32), ty.I64)
    shifted = b.binary("shl", high, const_int(ty.I64, WIDTH))
    made = (low, high, shifted, b.binary("or", low, shifted))
    return [value for value in made if isinstance(value, ins.Instruction)]


def halves_of(b: Builder, word: Value, types: Types) -> tuple[Value, Value, Value]:
    """The halves of a word as these types, and the word shifted."""
    shifted = b.binary("lshr", word, const_int(ty.I64, WIDTH))
    return read_as(b, b.cast("trunc", word, ty.I32), types[0]), read_as(b, b.cast("trunc", shifted, ty.I32), types[1]), shifted


def read_as(b: Builder, half: Value, type: ty.Type) -> Value:
    """The same bits as another type."""
    if half.type is type:
        return half
    if isinstance(half, ins.Cast) and half.opcode == "bitcast" and half.operands[0].type is type:
        return half.operands[0]
    return b.cast("bitcast", half, type)
