"""Numbers put together from bits of numbers, said again so that both modes can follow them.

What integer arithmetic does to a number's bits is traced, bit by bit, or as a sum:

* all bits of a number (or of an integer that is one) in their places, after shuffling, swapping, shifting: that number;
* the mantissa of x in its place under any other sign and exponent (`ldexp`, `frexp`, and what libraries do to reduce an argument):
  `pad.rebuilt(x, sign and exponent)`, ± x times a power of two;
* a constant plus or minus x's bits over a constant (fast square roots and their inverses, logarithms to two digits): as a function of x it
  is a polygon, `pad.polygon` (read as a number) or `pad.polygon.value` (converted to one), whose slope follows from both exponents;
* x's bits and a few units, chosen among constants (`nearest` in Fortran, `nextafter` by hand): `pad.neighbour`, which moves with x;
* `max` and `min` of integers that are numbers: comparisons and selections.
"""

from __future__ import annotations

from dataclasses import dataclass

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_float, const_int
from polyglot_ad.ir.values import Argument, Function, Module, Value
from polyglot_ad.rules.functions import PURE

from .bit_origins import Origins, Places, whole_numbers

_MANTISSA = {ty.FLOAT: 23, ty.DOUBLE: 52}
_OF_WIDTH: dict[ty.Type, ty.FloatType] = {ty.I32: ty.FLOAT, ty.I64: ty.DOUBLE}
_KEPT = {ty.FLOAT: 10, ty.DOUBLE: 23}
"""Digits of the mantissa that must be left where the last ones are cut off."""
_SUFFIX = {ty.FLOAT: "f32", ty.DOUBLE: "f64"}
_MADE = ("pad.rebuilt.", "pad.polygon.", "pad.fewer.", "pad.neighbour.")
_NEIGHBOURS = 8
"""How many units in its last place a number's neighbours are away at most."""
_SELECTIONS = {"llvm.smax.": "sgt", "llvm.smin.": "slt", "llvm.umax.": "ugt", "llvm.umin.": "ult"}


def lower_bit_numbers(function: Function) -> None:
    """In place."""
    if function.name.startswith(_MADE) or not _takes_bits(function):
        return
    _select(function)
    origins = Origins()
    for i in list(function.instructions()):
        if isinstance(i.type, ty.IntType) and (i.opcode in ("or", "add", "xor", "lshr", "shl") or isinstance(i, ins.Call)):
            made = whole_numbers(origins, i)
            if made is not None:
                i.replace_all_uses_with(made)
                origins.same(made, i)
    for i in list(function.instructions()):
        if isinstance(i, ins.Store) and isinstance(i.value, ins.BinaryOp) and i.value.type in _OF_WIDTH and _holds_numbers(i.pointer):
            # Written as an integer, to be read as a number.
            b = Builder(before=i)
            i.set_operand(0, b.cast("bitcast", b.cast("bitcast", i.value, _OF_WIDTH[i.value.type]), i.value.type))
    for i in list(function.instructions()):
        if i.opcode == "bitcast" and i.type in _MANTISSA and isinstance(i.operands[0], ins.Instruction):
            found = _number(origins, i) or _neighbour(i) or _polygon(i)
        elif i.opcode in ("sitofp", "uitofp") and i.type in _MANTISSA:
            found = _polygon(i)
        else:
            continue
        if found is not None:
            i.replace_all_uses_with(found)
            i.erase()


def _holds_numbers(pointer: Value) -> bool:
    """Whether numbers are read or written near an address, or the result of the root."""
    while isinstance(pointer, ins.GetElementPtr):
        pointer = pointer.pointer
    if isinstance(pointer, Argument) and pointer.name == "results":
        return True
    near = [pointer, *(user for user in pointer.users if isinstance(user, ins.GetElementPtr))]
    return any(
        (isinstance(user, ins.Load) and user.type.scalar.is_float) or (isinstance(user, ins.Store) and user.value.type.scalar.is_float)
        for one in near
        for user in one.users
    )


def _takes_bits(function: Function) -> bool:
    return any(i.opcode == "bitcast" and i.operands[0].type.is_float != i.type.is_float for i in function.instructions())


# numbers that are chosen as integers ---------------------------------------------------------------------------------------------


def _select(function: Function) -> None:
    """Maxima and minima of integers that are a number's bits, through phis and selects, or become a number."""
    calls = [i for i in function.instructions() if _selection(i) is not None]
    if not calls:
        return
    web: set[Value] = set()
    work: list[Value] = []
    for i in function.instructions():
        if i.opcode == "bitcast" and i.operands[0].type.is_float and i.type.is_integer:
            work.append(i)
        elif i.opcode == "bitcast" and i.type.is_float:
            work.append(i.operands[0])
    while work:
        value = work.pop()
        if value in web or not isinstance(value, ins.Instruction):
            continue
        web.add(value)
        if value.opcode in ("phi", "select", "freeze") or value in calls:
            work += [o for o in value.operands if o.type is value.type]
        work += [u for u in value.users if u.opcode in ("phi", "select", "freeze") or u in calls]
    for call in calls:
        if call in web:
            left, right = call.operands[:2]
            b = Builder(before=call)
            call.replace_all_uses_with(b.select(b.icmp(_selection(call) or "", left, right), left, right))
            call.erase()


def _selection(i: ins.Instruction) -> str | None:
    if not isinstance(i, ins.Call) or i.called_function is None or not isinstance(i.type, ty.IntType):
        return None
    name = i.called_function.name
    return next((predicate for prefix, predicate in _SELECTIONS.items() if name.startswith(prefix)), None)


# a mantissa under another exponent ------------------------------------------------------------------------------------------------


def _number(origins: Origins, i: ins.Instruction) -> Value | None:
    """The number that integer bits are, if its mantissa is that of another one."""
    type, bits = i.type, i.operands[0]
    assert isinstance(type, ty.FloatType)
    digits = _MANTISSA[type]
    places = origins.of(bits)
    if places is None or len(places) != type.bits:
        return None
    if (part := _part(places, i)) is not None:
        return part
    kept = [place for place in places[:digits] if isinstance(place, tuple)]
    source = kept[-1][0] if kept else None
    if source is None or source.type is not type or bits is i:
        return None
    cut = digits - len(kept)
    if places[cut:digits] != tuple((source, k) for k in range(cut, digits)) or any(place != 0 for place in places[:cut]):
        return None
    if cut > digits - _KEPT[type]:
        return None
    b = Builder(before=i)
    value = source
    if cut:
        value = b.call(_helper(b.module, "fewer", type), [source, const_int(bits.type, -1 << cut)])
    if places[digits:] == tuple((source, k) for k in range(digits, type.bits)):
        return value
    top = b.binary("and", bits, const_int(bits.type, -1 << digits))
    return b.call(_helper(b.module, "rebuilt", type), [value, top])


def _part(places: Places, i: ins.Instruction) -> Value | None:
    """The number that is one of several side by side in an integer: C and Rust pass two floats so."""
    if not isinstance(places[0], tuple):
        return None
    source, first = places[0]
    size, type = len(places), i.type
    if not isinstance(source.type, ty.IntType) or first % size or source.type.bits % size or source.type.bits == size:
        return None
    if places != tuple((source, first + k) for k in range(size)):
        return None
    b = Builder(before=i)
    several = b.cast("bitcast", source, ty.vector(type, source.type.bits // size))
    return b.insert(ins.ExtractElement(several, const_int(ty.I64, first // size)))


# neighbours -----------------------------------------------------------------------------------------------------------------------


def _neighbour(i: ins.Instruction) -> Value | None:
    moved = i.operands[0]
    if not isinstance(moved, ins.BinaryOp) or moved.opcode not in ("add", "sub"):
        return None
    for bits, units in (moved.operands, moved.operands[::-1]):
        source = bits.operands[0] if isinstance(bits, ins.Cast) and bits.opcode == "bitcast" else None
        if source is not None and source.type is i.type and _few(units) and (moved.opcode == "add" or bits is moved.operands[0]):
            assert isinstance(i.type, ty.FloatType)
            b = Builder(before=i)
            return b.call(_helper(b.module, "neighbour", i.type), [source, moved])
    return None


def _few(value: Value) -> bool:
    """Whether an integer is one of a few small constants, whatever chooses it."""
    if isinstance(value, val.ConstantInt):
        return -_NEIGHBOURS <= value.value <= _NEIGHBOURS
    if isinstance(value, ins.Select):
        return all(isinstance(choice, val.ConstantInt) and _few(choice) for choice in value.operands[1:])
    if isinstance(value, ins.Cast) and value.opcode in ("zext", "sext"):
        return value.operands[0].type is ty.I1
    return isinstance(value, ins.BinaryOp) and value.opcode == "or" and all(_few(operand) for operand in value.operands)


# polygons -------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Sum:
    """An integer that is a constant plus `slope` times the bits of a number; `low`: the place of the lowest bit of its exponent."""

    source: Value
    slope: float
    low: int


_SUMS = ("add", "sub", "and", "or", "xor", "lshr", "ashr", "udiv", "sdiv", "zext", "sext", "trunc")


def _polygon(i: ins.Instruction) -> Value | None:
    type, bits = i.type, i.operands[0]
    assert isinstance(type, ty.FloatType)
    found = _sum(bits)
    if found is None or (i.opcode == "bitcast" and bits.type.bits != type.bits):  # type: ignore[attr-defined]
        return None
    source = found.source
    assert isinstance(source.type, ty.FloatType)
    b = Builder(before=i)
    if i.opcode == "bitcast":
        if source.type is not type:
            return None
        return b.call(_helper(b.module, "polygon", type), [source, const_float(type, found.slope), bits])
    slope = found.slope * 2.0 ** _MANTISSA[source.type]
    wide = b.cast("fpext", source, type) if source.type is ty.FLOAT and type is ty.DOUBLE else source
    if wide.type is not type:
        return None
    converted = b.cast(i.opcode, bits, type)
    return b.call(
        _helper(b.module, "polygon.value", type), [wide, const_float(type, slope), b.cast("bitcast", converted, ty.integer(type.bits))]
    )


def _sum(value: Value) -> _Sum | None:
    if not isinstance(value, ins.Instruction) or not isinstance(value.type, ty.IntType):
        return None
    if value.opcode == "bitcast":
        source = value.operands[0]
        return _Sum(source, 1.0, _MANTISSA[source.type]) if isinstance(source.type, ty.FloatType) and source.type in _MANTISSA else None
    if value.opcode not in _SUMS:
        return None
    inner = _sum(value.operands[0])
    if value.opcode == "sub" and inner is None and isinstance(value.operands[0], val.ConstantInt):
        inner = _sum(value.operands[1])
        return None if inner is None else _Sum(inner.source, -inner.slope, inner.low)
    if inner is None:
        return None
    assert isinstance(inner.source.type, ty.FloatType)
    digits, least = _MANTISSA[inner.source.type], _KEPT[inner.source.type]
    if value.opcode in ("zext", "sext", "trunc"):
        return inner if value.type.bits > inner.low else None
    by = value.operands[1] if len(value.operands) > 1 else None
    if not isinstance(by, val.ConstantInt):
        return None
    constant = by.value & ((1 << value.type.bits) - 1)
    if value.opcode in ("add", "sub"):
        return inner
    if value.opcode in ("lshr", "ashr") and inner.low - constant >= least:
        return _Sum(inner.source, inner.slope / 2.0**constant, inner.low - constant)
    if value.opcode in ("udiv", "sdiv") and 1 < constant <= 8 and inner.low == digits:
        return _Sum(inner.source, inner.slope / constant, inner.low)
    if value.opcode == "and":
        cleared = (constant & -constant).bit_length() - 1
        mantissa = ((1 << inner.low) - 1) >> cleared << cleared
        return inner if constant & mantissa == mantissa and inner.low - cleared >= least else None
    if value.opcode in ("or", "xor"):
        return inner if constant & ((1 << inner.low) - 1) == 0 else None
    return None


def _helper(module: Module, name: str, type: ty.FloatType) -> Function:
    """A function with a rule."""
    bits = ty.integer(type.bits)
    symbol = f"pad.{name}.{_SUFFIX[type]}"
    found = module.functions.get(symbol)
    if found is not None:
        return found
    operands = (type, bits) if name in ("fewer", "rebuilt", "neighbour") else (type, type, bits)
    names = ["x", "n"] if len(operands) == 2 else ["x", "c", "n"]
    found = module.add_function(Function(symbol, ty.function(type, operands), names, prefix="internal", attributes=PURE))
    b = Builder(found.add_block("entry"))
    made: Value = found.arguments[-1]
    if name == "fewer":
        made = b.binary("and", b.cast("bitcast", found.arguments[0], bits), made)
    elif name == "rebuilt":
        mantissa = const_int(bits, (1 << _MANTISSA[type]) - 1)
        made = b.binary("or", b.binary("and", b.cast("bitcast", found.arguments[0], bits), mantissa), made)
    b.ret(b.insert(ins.Cast("bitcast", made, type)))
    return found
