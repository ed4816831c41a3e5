"""Memory whose kind only the run tells: numbers and integers, one after the other or side by side.

An array and its length in one COMMON block, integers in the tail of a work array of numbers: a variable index might lead from one to the
other, and no type of the language says that it does not. Where that alone stands in the way, the program is analysed once more with a
*check*: a number and an integer at the same bytes are told apart, each access of the integer is marked by a call, and the derivative of the
mark sees to it that no bits of a number with a derivative are read as an integer (differentiate/shadows/kinds.py). An integer that is no
whole word may lie where addresses are, too, if numbers do.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from polyglot_ad.analysis.routines import touched_by
from polyglot_ad.callees import describe, most_bytes
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.instructions import Instruction
from polyglot_ad.ir.metadata import source_location
from polyglot_ad.ir.values import Module, Value
from polyglot_ad.langs.run_times import ASSOCIATED_STORAGE

from .facts import MemoryFacts
from .leaves import KIND_OF_FLOAT
from .nodes import FLOAT_KINDS, Location, Node
from .overlaps import sharing
from .ranges import Field

LOADED, STORED, COPIED = "pad.kinds.loaded", "pad.kinds.stored", "pad.kinds.copied"
"""`void f(ptr place, i64 bytes)`, and `void f(ptr to, ptr from, i64 bytes)`: what has just been done to integers."""
MARKS = (LOADED, STORED, COPIED)
ALIGNED = "aligned"
"""No mark, but a test that is wanted: whether a number's address is a multiple of its size."""
WORDS = {"f64": 8, "f32": 4}
"""The kinds of numbers that may lie where integers do, and their bytes."""
_MOST_STEPS = 16
"""Of arithmetic, by which an integer comes out of others."""
_LETTER = 7
"""Bits of one that is kept in a byte: the name of an operation, as often as not."""
_SHIFTED = frozenset(("trunc", "zext", "sext", "lshr", "ashr", "shl", "and", "or", "xor", "add", "sub", "select", "phi"))
"""What makes a piece of an address out of one."""
_MEMORY = frozenset(("alloca", "heap", "global", "argument", "constant"))


def is_checked(module: Module) -> bool:
    """Whether accesses of integers in the module are marked where numbers may lie."""
    return LOADED in module.functions


@dataclass(frozen=True)
class Access:
    """An instruction that touches integers: `mark` is the mark it wants."""

    instruction: Instruction
    mark: str
    pointers: tuple[Value, ...]
    size: int = 0
    """Bytes of a scalar."""


class Kinds:
    """Which of these pairs of locations, that share bytes and hold different kinds, may be checked."""

    def __init__(self, facts: MemoryFacts, pairs: list[tuple[Location, Location]]) -> None:
        self.facts = facts
        self._nodes: dict[Location, set[Node]] = {}
        self._overlaid: dict[Location, set[Location]] = {}
        self._integers: dict[Location, list[Access]] = {}
        self._unaligned: dict[Location, list[Access]] = {}
        self._unfit: set[Location] = set()
        self._copied: dict[Location, set[Location]] = {}
        """Integers to those that are copied there."""
        self.pairs: list[tuple[Location, Location]] = []
        """(number, integer)"""
        if facts.messages:
            return
        found = [pair for a, b in pairs for pair in ((a, b), (b, a)) if _is_number(pair[0]) and _is_integer(pair[1])]
        self._concerned = {location for pair in found for location in pair}
        if not found:
            return
        for node in {node.find()[0] for node in facts.memory.nodes}:
            for location in node.locations():
                self._nodes.setdefault(location, set()).add(node)
            for one, other in sharing(node):
                self._overlaid.setdefault(one, set()).add(other)
                self._overlaid.setdefault(other, set()).add(one)
        for function in facts.module.functions.values():
            for i in function.instructions():
                self._look(i)
        wide: dict[Location, set[str]] = {}
        for number, integer in found:
            wide.setdefault(integer, set()).update(number.content.find().floats)
        self.pairs = [
            (number, integer)
            for number, integer in found
            if number not in self._unfit
            and integer not in self._unfit
            and len(wide[integer]) == 1
            and self._is_ours(integer)
            # Who reads a whole number as an integer, or its bytes, as often as not means its bits; storage association does not.
            and all(
                4 <= access.size < WORDS[kind] or _is_associated(access.instruction) or self._is_variable(integer)
                for access in self.accesses(integer)
                for kind in wide[integer]
            )
        ]
        while lost := self._stores_of_bits({integer for _, integer in self.pairs}):
            self.pairs = [pair for pair in self.pairs if pair[1] not in lost]

    def _stores_of_bits(self, integers: set[Location]) -> set[Location]:
        """Those in which integers are stored that may be bits of numbers: such as come from where nobody finds that out."""
        return {
            integer
            for integer in integers
            for access in self.accesses(integer)
            if isinstance(access.instruction, ins.Store) and self._may_be_bits(access.instruction.value, integers)
        }

    def _is_constant(self, location: Location) -> bool:
        nodes = self._nodes.get(location, ())
        return bool(nodes) and all(node.origins <= {"constant", "function"} for node in nodes)

    def _may_be_bits(self, value: Value, integers: set[Location]) -> bool:
        if _is_piece_of_number(value):
            return True
        seen: set[Value] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in seen or not isinstance(one, ins.Instruction):
                continue
            seen.add(one)
            if isinstance(one, ins.Load):
                touched = {x.find() for x in self.facts.locations(one.pointer, one.type)}.intersection(self._concerned) - integers
                if any(not x.content.find().floats and not self._is_constant(x) for x in touched):
                    return True
            work += one.operands if one.opcode in _SHIFTED else ()
        return False

    def accesses(self, integer: Location) -> list[Access]:
        return self._integers.get(integer, [])

    def unaligned(self, number: Location) -> list[Access]:
        """Accesses of a number of which it is not known that they are aligned."""
        return self._unaligned.get(number, [])

    def marked(self, number: Location, integer: Location) -> bool:
        """Whether all accesses of an integer are marked, and those of the number known to be aligned."""
        return not self.unaligned(number) and all(mark_of(access.instruction) == access.mark for access in self.accesses(integer))

    def _look(self, i: Instruction) -> None:
        if isinstance(i, ins.Load | ins.Store):
            pointer, type = (i.pointer, i.type) if isinstance(i, ins.Load) else (i.pointer, i.value.type)
            touched = [location.find() for location in self.facts.locations(pointer, type)]
            if not self._concerned.isdisjoint(touched):
                self._scalar(i, pointer, type, touched)
        elif i.opcode in ("atomicrmw", "cmpxchg"):
            self._unfit.update(x.find() for x in self.facts.locations(i.operands[0], i.operands[1].type))
        elif isinstance(i, ins.CallBase):
            self._call(i)

    def _scalar(self, i: ins.Load | ins.Store, pointer: Value, type: ty.Type, touched: list[Location]) -> None:
        numbers = [x for x in touched if x in self._concerned and _is_number(x)]
        plain = not i.ordering and not i.volatile
        for number in numbers:
            size = FLOAT_KINDS[next(iter(number.content.find().floats))]
            if not plain:
                self._unfit.add(number)
            elif type.scalar in KIND_OF_FLOAT and i.align < size:
                self._unaligned.setdefault(number, []).append(Access(i, ALIGNED, (pointer,), size))
        for integer in touched:
            if integer in numbers or integer not in self._concerned:
                continue
            bits = type.bits if isinstance(type, ty.IntType) else 0
            if not plain or bits not in (8, 16, 32, 64) or 8 * i.align < bits:
                self._unfit.add(integer)
            mark = LOADED if isinstance(i, ins.Load) else STORED
            self._integers.setdefault(integer, []).append(Access(i, mark, (pointer,), bits // 8))

    def _call(self, call: ins.CallBase) -> None:
        described = describe(call)
        if described.kind == "routine":
            integers = [self.facts.walked(access).find() for access in touched_by(call) or () if access.kind == "int"]
            self._unfit.update(integers)
        if described.kind != "copy":
            return
        target, source, size = call.arguments[:3]
        length = most_bytes(size)
        for pointer in (target, source):
            fields, stride = self.facts.fields(pointer, length)
            met = [field for field in fields if (x := field.location.find()) in self._concerned and _is_integer(x)]
            known = all(_in_words(field) for field in met) and (
                (length is not None and not stride) or all(covered(field, fields) for field in met)
            )
            access = Access(call, COPIED, (target, source))
            if pointer is target and met:
                for one, other in self.facts.copied(source, target, length):
                    if _is_integer(one):
                        self._copied.setdefault(other.find(), set()).add(one.find())
            for field in met:
                self._integers.setdefault(field.location.find(), []).append(access)
                if not known:
                    self._unfit.add(field.location.find())

    def _is_ours(self, integer: Location) -> bool:
        """Whether memory is of a size that is known, so that shadows can be as large as whole words, and none of it holds addresses at
        other times, unless integers there are parts of words."""
        return all(self._fits(node) for node in self._nodes.get(integer, ())) and not any(
            isinstance(access.instruction, ins.Store) and self._is_part_of_address(access.instruction.value)
            for access in self.accesses(integer)
            if any(other.content.find().may_point for other in self._overlaid.get(integer, ()))
        )

    def _is_part_of_address(self, value: Value) -> bool:
        """Whether an integer may be a piece of an address, as who keeps one in halves stores."""
        seen: set[Value] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in seen or not isinstance(one, ins.Instruction) or not isinstance(one.type, ty.IntType):
                continue
            seen.add(one)
            if one.opcode == "ptrtoint" or (one.opcode == "load" and self.facts.content(one).may_point):
                return True
            work += one.operands if one.opcode in _SHIFTED else ()
        return False

    def _is_variable(self, integer: Location) -> bool:
        """Whether the program counts in it, or keeps other integers there, or in what is copied to it, in memory of its own."""
        work, seen = [integer], {integer}
        for one in work:
            if any("argument" in node.origins for node in self._nodes.get(one, ())):
                continue
            if any(isinstance(access.instruction, ins.Store) and _is_count(access.instruction.value) for access in self.accesses(one)):
                return True
            work += [other for other in self._copied.get(one, ()) if other not in seen]
            seen.update(work)
        return False

    def _fits(self, node: Node) -> bool:
        # An address may be one of code, which is not read, or come out of arithmetic with integers, which leads to the same objects.
        origins = node.origins - {"function", "integer"}
        if not origins or not origins <= _MEMORY:
            return False
        if any(not self._are_words(pair) for pair in sharing(node)):
            return False
        if "argument" in node.origins and any(x.content.find().may_point for pair in sharing(node) for x in pair):
            return False
        given = [size for argument, size in self.facts.arguments if self.facts.node(argument) is node]
        if any(size % 8 or not size for size in given) or ("argument" in node.origins and not given):
            return False
        return all(_rounds(site, self.facts) for site in node.sites)

    def _are_words(self, pair: tuple[Location, Location]) -> bool:
        """Whether what shares bytes is no address, or one that has the whole of a word to itself while it is there: marks of integers that
        are stored over it see to that, in memory that no caller brings."""
        for one, other in (pair, pair[::-1]):
            if one.content.find().may_point and other.content.find().kind == "int" and other.find().size >= WORDS["f64"]:
                return False
        floats = frozenset[str]().union(*(x.content.find().floats for x in pair))
        return not any(x.content.find().may_point for x in pair) or floats <= {"f64"}


def _is_piece_of_number(value: Value) -> bool:
    """Whether an integer may be a byte, or half a word, of a number, as who copies one in pieces stores. Exponents and digits are none."""
    seen: set[Value] = set()
    work = [value]
    while work:
        one = work.pop()
        if one in seen or not isinstance(one, ins.Instruction):
            continue
        seen.add(one)
        if one.opcode == "bitcast" and one.operands[0].type.scalar.is_float:
            return True
        if one.opcode == "lshr":
            by = one.operands[1]
            work += [one.operands[0]] if isinstance(by, val.ConstantInt) and by.value % value.type.bits == 0 else []  # type: ignore[attr-defined]
        elif one.opcode in ("trunc", "phi", "select", "freeze", "bitcast"):
            work += one.operands
    return False


def _is_count(value: Value, seen: frozenset[Value] = frozenset()) -> bool:
    """Whether an integer comes out of small constants, letters, sizes and steps, and not out of masks and shifts."""
    if isinstance(value, val.ConstantInt) and isinstance(value.type, ty.IntType):
        return abs(value.value) < 1 << max(value.type.bits // 2, _LETTER)
    if value in seen or not isinstance(value, ins.Instruction):
        return True
    added = value.opcode == "or" and "disjoint" in value.flags and isinstance(value.operands[1], val.ConstantInt)
    if (added or value.opcode in ("add", "sub", "phi", "select")) and len(seen) < _MOST_STEPS:
        parts = value.operands[1:] if value.opcode == "select" else value.operands
        return all(_is_count(part, seen | {value}) for part in parts)
    return value.opcode in ("load", "zext", "sext", "trunc", "sdiv", "udiv", "ptrtoint")


def _is_associated(i: Instruction) -> bool:
    """Whether the language of an access has variables of different types share memory."""
    return isinstance(i, ins.CallBase) or source_location(i).rpartition(":")[0].lower().endswith(ASSOCIATED_STORAGE)


def mark_of(instruction: Instruction) -> str:
    """The mark that follows an access; "" without one."""
    block = instruction.block
    assert block is not None
    after = None if instruction.is_terminator else block.after(instruction)
    called = after.called_function if isinstance(after, ins.CallBase) else None
    pointers = instruction.operands[:2] if isinstance(instruction, ins.CallBase) else instruction.operands[-1:]
    if called is None or called.name not in MARKS or list(after.operands[: len(pointers)]) != list(pointers):  # type: ignore[union-attr]
        return ""
    return called.name


def _is_number(location: Location) -> bool:
    content = location.find().content.find()
    if content.may_point:
        return content.floats == {"f64"}  # or an address: the marks know such words
    return content.kind in WORDS and content.floats == {content.kind}


def _is_integer(location: Location) -> bool:
    content = location.find().content.find()
    return content.kind == "int" and not content.floats and not content.may_point


def _in_words(field: Field) -> bool:
    return field.size in (1, 2, 4, 8) and field.offset % field.size == 0


def covered(field: Field, fields: list[Field]) -> bool:
    """Whether numbers are moved with the bytes of an integer."""
    return any(
        _is_number(other.location) and other.offset <= field.offset and field.offset + field.size <= other.offset + other.size
        for other in fields
    )


def _rounds(site: object, facts: MemoryFacts) -> bool:
    """Whether an object's size is a multiple of a word, or can be made one."""
    if isinstance(site, ins.Alloca):
        return not site.counted or facts.layout.size(site.allocated_type) % 8 == 0
    if isinstance(site, ins.CallBase):
        row = describe(site).allocator
        return row is not None and row.kind in ("alloc", "zeroed", "realloc") and row.place < 0 and len(row.size) in (1, 2)
    if isinstance(site, val.GlobalVariable):
        found = re.search(r", align (\d+)", site.suffix)
        return (int(found[1]) if found is not None else facts.layout.align(site.value_type)) >= 8
    return isinstance(site, val.Argument | val.Function)


__all__ = ["ALIGNED", "COPIED", "LOADED", "MARKS", "STORED", "WORDS", "Access", "Kinds", "covered", "is_checked", "mark_of"]
