"""Where every bit of an integer comes from."""

from __future__ import annotations

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.values import Value

Place = int | tuple[Value, int] | None
"""A constant bit, a bit of a value, or not known."""
Places = tuple[Place, ...]
"""The lowest first; lanes of vectors follow each other."""
_MOST = 256


class Origins:
    """Of the integers of one function. Values that no operation here explains are their own origin."""

    def __init__(self) -> None:
        self._known: dict[Value, Places] = {}

    def same(self, made: Value, old: Value) -> None:
        self._known[made] = self._known[old]

    def of(self, value: Value) -> Places | None:
        """None for values that are no integers, numbers or vectors of few bits."""
        width = _width(value.type)
        if width is None or width > _MOST:
            return None
        found = self._known.get(value)
        if found is None:
            self._known[value] = tuple((value, k) for k in range(width))
            found = self._made(value, width)
            if found is None:
                return self._known[value]
            self._known[value] = found
        return found

    def _made(self, value: Value, width: int) -> Places | None:
        if isinstance(value, val.ConstantInt):
            return tuple(value.value >> k & 1 for k in range(width))
        if isinstance(value, val.ConstantZero):
            return (0,) * width
        if isinstance(value, val.ConstantUndef):
            return (None,) * width
        if isinstance(value, val.ConstantAggregate) and value.type.scalar.is_integer:
            return tuple(place for element in value.elements for place in self.of(element) or ())
        if not isinstance(value, ins.Instruction) or (value.type.scalar.is_float and not isinstance(value.type, ty.VectorType)):
            if isinstance(value, ins.Instruction) and value.opcode == "bitcast":
                return self.of(value.operands[0])
            return self._element(value) if isinstance(value, ins.ExtractElement) else None
        handler = _HANDLERS.get(value.opcode)
        if handler is not None:
            return handler(self, value, width)
        if isinstance(value, ins.Call) and value.called_function is not None:
            return self._called(value, value.called_function.name, width)
        return None

    def _bitcast(self, i: ins.Instruction, width: int) -> Places | None:
        return self.of(i.operands[0])

    def _extended(self, i: ins.Instruction, width: int) -> Places | None:
        found = self.of(i.operands[0])
        if found is None or isinstance(i.type, ty.VectorType):
            return None
        if len(found) >= width:
            return found[:width]
        return found + ((0 if i.opcode == "zext" else found[-1]),) * (width - len(found))

    def _shifted(self, i: ins.Instruction, width: int) -> Places | None:
        found, by = self.of(i.operands[0]), i.operands[1]
        if found is None or not isinstance(by, val.ConstantInt) or not 0 <= by.value < width:
            return None
        if i.opcode == "shl":
            return ((0,) * by.value + found)[:width]
        return found[by.value :] + ((0 if i.opcode == "lshr" else found[-1]),) * by.value

    def _logical(self, i: ins.Instruction, width: int) -> Places | None:
        left, right = self.of(i.operands[0]), self.of(i.operands[1])
        if left is None or right is None:
            return None
        found: list[Place] = []
        for a, b in zip(left, right, strict=True):
            if i.opcode == "and":
                found.append(0 if a == 0 or b == 0 else b if a == 1 else a if b == 1 or a == b else None)
            elif i.opcode == "or":
                found.append(1 if a == 1 or b == 1 else b if a == 0 else a if b == 0 or a == b else None)
            else:
                found.append(b if a == 0 else a if b == 0 else a ^ b if isinstance(a, int) and isinstance(b, int) else None)
        return tuple(found)

    def _added(self, i: ins.Instruction, width: int) -> Places | None:
        """Up to the first place where both have a bit; from there on, only where nothing can carry."""
        left, right = self.of(i.operands[0]), self.of(i.operands[1])
        if left is None or right is None or isinstance(i.type, ty.VectorType):
            return None
        clear = next((k for k, (a, b) in enumerate(zip(left, right, strict=True)) if b != 0 and (a != 0 or i.opcode == "sub")), width)
        return tuple(a if b == 0 else b for a, b in zip(left[:clear], right[:clear], strict=True)) + (None,) * (width - clear)

    def _element(self, i: ins.ExtractElement) -> Places | None:
        found, index = self.of(i.operands[0]), i.operands[1]
        size = _width(i.type)
        if found is None or size is None or not isinstance(index, val.ConstantInt) or not 0 <= index.value * size < len(found):
            return None
        return found[index.value * size : (index.value + 1) * size]

    def _extractelement(self, i: ins.Instruction, width: int) -> Places | None:
        assert isinstance(i, ins.ExtractElement)
        return self._element(i)

    def _insertelement(self, i: ins.Instruction, width: int) -> Places | None:
        whole, element, index = self.of(i.operands[0]), self.of(i.operands[1]), i.operands[2]
        if whole is None or element is None or not isinstance(index, val.ConstantInt):
            return None
        at = index.value * len(element)
        return whole[:at] + element + whole[at + len(element) :]

    def _shufflevector(self, i: ins.Instruction, width: int) -> Places | None:
        left, right, mask = self.of(i.operands[0]), self.of(i.operands[1]), i.operands[2]
        size = _width(i.type.scalar)
        if left is None or right is None or size is None:
            return None
        both = left + right
        found: list[Place] = []
        if isinstance(mask, val.ConstantZero) and isinstance(mask.type, ty.VectorType):
            return both[:size] * mask.type.count
        if not isinstance(mask, val.ConstantAggregate):
            return None
        for element in mask.elements:
            at = element.value * size if isinstance(element, val.ConstantInt) else None
            found += list(both[at : at + size]) if at is not None else [None] * size
        return tuple(found)

    def _called(self, call: ins.Call, name: str, width: int) -> Places | None:
        if isinstance(call.type, ty.VectorType):
            return None
        if name.startswith("llvm.bswap.") and (found := self.of(call.arguments[0])) is not None:
            return tuple(place for k in range(width - 8, -8, -8) for place in found[k : k + 8])
        if name.startswith("llvm.bitreverse.") and (found := self.of(call.arguments[0])) is not None:
            return found[::-1]
        if name.startswith(("llvm.fshl.", "llvm.fshr.")) and isinstance(by := call.arguments[2], val.ConstantInt):
            high, low = self.of(call.arguments[0]), self.of(call.arguments[1])
            if high is not None and low is not None:
                at = width - by.value % width if name.startswith("llvm.fshl.") else by.value % width
                return (low + high)[at : at + width]
        return None


_HANDLERS = {
    "bitcast": Origins._bitcast,
    **dict.fromkeys(("trunc", "zext", "sext"), Origins._extended),
    **dict.fromkeys(("shl", "lshr", "ashr"), Origins._shifted),
    **dict.fromkeys(("and", "or", "xor"), Origins._logical),
    **dict.fromkeys(("add", "sub"), Origins._added),
    "extractelement": Origins._extractelement, "insertelement": Origins._insertelement, "shufflevector": Origins._shufflevector,
}  # fmt: skip
"""What moves bits; results of all else are origins themselves."""


def whole_numbers(origins: Origins, i: ins.Instruction) -> Value | None:
    """The numbers that an integer is, side by side, as a bitcast of them; or the integer that it is once more."""
    places = origins.of(i)
    if places is None or not places or not all(isinstance(place, tuple) for place in places):
        return None
    parts: list[Value] = []
    at = 0
    while at < len(places):
        place = places[at]
        assert isinstance(place, tuple)
        source = place[0]
        size = _width(source.type) or 0
        if source is i or places[at : at + size] != tuple((source, k) for k in range(size)):
            return None
        parts.append(source)
        at += size
    b = Builder(before=i)
    if len(parts) == 1:
        return b.cast("bitcast", parts[0], i.type)
    type = parts[0].type
    if not isinstance(type, ty.FloatType) or any(part.type is not type for part in parts):
        return None
    vector: Value = val.ConstantUndef(ty.vector(type, len(parts)))
    for index, part in enumerate(parts):
        vector = b.insert(ins.InsertElement(vector, part, const_int(ty.I64, index)))
    return b.cast("bitcast", vector, i.type)


def _width(type: ty.Type) -> int | None:
    if isinstance(type, ty.VectorType):
        inner = _width(type.element)
        return None if inner is None or type.scalable else inner * type.count
    return type.bits if isinstance(type, ty.IntType | ty.FloatType) else None
