"""Memory whose kind only the run tells (analysis/memory/kinds.py): its accesses are marked, and the marks have derivatives.

A mark stands behind every load, store and copy of an integer that lies, as far as the analysis knows, where numbers with a derivative lie.
Its derivative works on the word of shadow memory that belongs to the integer.

*Forward mode.* The word holds the tangent of a number, or zero, or a note (guards: kinds.c). A store of an integer leaves zero, or the
note of which bytes are an integer now. A load of an integer where a tangent stands is an error.

*Reverse mode.* A load of an integer leaves, on the way back, the note that it was read. The reverse of a store of an integer takes the note
away. The reverse of a store of an active number that finds one is an error: its bits were read as an integer. Adjoints are added to notes,
which stay notes, as any operation on a quiet NaN leaves it what it is.

Words may hold addresses, too (tagged.py). In the forward half a store of an integer clears the address that it covers, and its reverse puts
it back; a load of an integer where an address stands is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.memory import FLOAT_KINDS, FLOAT_OF_KIND, Field, Node
from polyglot_ad.analysis.memory.kinds import ALIGNED, COPIED, LOADED, MARKS, STORED, WORDS, covered, mark_of
from polyglot_ad.analysis.tbaa import AccessTypes
from polyglot_ad.callees import describe, most_bytes
from polyglot_ad.guards.kind_marks import PREFIX
from polyglot_ad.guards.refusals import refuse
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.builder import Builder, const_int
from polyglot_ad.ir.metadata import source_place
from polyglot_ad.ir.values import Module, Value

from ..context import ProgramContext
from ..rewrites.control.blocks import split_block
from .helpers import emit_zero
from .notes import HELP, WHAT, check_given_copy, refusal_of

if TYPE_CHECKING:
    from polyglot_ad.analysis.memory.kinds import Access

_ANYTHING = 2
"""Types on the way from C's "omnipotent char", itself included, to the root of all; without a tag there are none."""


# marks --------------------------------------------------------------------------------------------------------------------------


def is_troubled(program: ProgramContext) -> bool:
    """Whether numbers and integers that the analysis does not tell apart are in the way of a derivative."""
    if program.evidence.has_lost_bits:
        return True
    return any(_tears(program, i) for f in program.activity.functions for i in f.instructions())


def _tears(program: ProgramContext, i: ins.Instruction) -> bool:
    """Whether this accesses a part of an active number, or makes a number of what may be bits of one, or reads an integer where there
    may be some although types say that there are none."""
    if i.opcode in ("sitofp", "uitofp"):
        return program.activity.is_active(i) and not program.evidence.converts_integer(i)
    if not isinstance(i, ins.Load | ins.Store):
        return False
    type = i.type if isinstance(i, ins.Load) else i.value.type
    if not isinstance(type, ty.IntType):
        return False
    locations = list(program.facts.locations(i.pointer, type))
    if isinstance(i, ins.Load) and program.activity.is_active(i) and not any(x.content.find().floats for x in locations):
        return True
    touched = [x for x in locations if program.activity.is_active_location(x)]
    return any(type.bits % (8 * FLOAT_KINDS[kind]) for x in touched for kind in x.content.find().floats)


def are_told_by_types(program: ProgramContext) -> bool:
    """Whether all accesses of integers in memory that holds numbers, too, say their types, and none says that it may be any: the language
    keeps them apart then, and no mark is needed."""
    types = AccessTypes(program.facts.module)
    for function in program.activity.functions:
        for i in function.instructions():
            if not isinstance(i, ins.Load | ins.Store):
                continue
            type = i.type if isinstance(i, ins.Load) else i.value.type
            anything = isinstance(type, ty.IntType) and len(types.path(i)) <= _ANYTHING
            if anything and any(x.content.find().floats for x in program.facts.node(i.pointer).find()[0].locations()):
                return False
    return True


def declare_marks(module: Module) -> None:
    """From now on the analysis tells numbers and integers apart, and asks for marks."""
    for name in [name for name in MARKS if name not in module.functions]:
        parameters = (ty.PTR, ty.PTR, ty.I64) if name == COPIED else (ty.PTR, ty.I64)
        made = val.Function(name, ty.function(ty.VOID, parameters), [""] * len(parameters))
        made.attributes = ("nounwind",)
        module.add_function(made)


def mark_accesses(program: ProgramContext) -> bool:
    """Mark the accesses that want it; whether there are any."""
    wanted = {access.instruction: access for access in program.activity.unmarked}
    for access in wanted.values():
        if access.mark == ALIGNED:
            _align(access)
        elif mark_of(access.instruction) != access.mark:
            _mark(access)
    for node in {program.facts.node(pointer) for access in wanted.values() for pointer in access.pointers}:
        _round(program, node)
    return bool(wanted)


def _align(access: Access) -> None:
    """What belongs to a word of memory is told by its address: a number that lies across two words is an error."""
    i = access.instruction
    block = i.block
    assert isinstance(i, ins.Load | ins.Store) and block is not None and block.function is not None
    rest = split_block(block, i)
    wrong = block.function.add_block("unaligned", before=rest)
    b = Builder(block)
    rest_of_address = b.binary("and", b.cast("ptrtoint", i.pointer, ty.I64), const_int(ty.I64, access.size - 1))
    b.cond_br(b.icmp("ne", rest_of_address, const_int(ty.I64, 0)), wrong, rest)
    b.at_end(wrong)
    refuse(b, "PAD-E101", WHAT, "a number lies across two words of it", HELP, source_place(i))
    b.unreachable()
    i.align = access.size


def _mark(access: Access) -> None:
    i = access.instruction
    assert i.block is not None
    b = Builder(before=i.block.after(i))
    if access.mark == COPIED:
        assert isinstance(i, ins.CallBase)
        b.call_named(COPIED, ty.VOID, [*access.pointers, b.cast("zext", i.arguments[2], ty.I64)])
    else:
        b.call_named(access.mark, ty.VOID, [access.pointers[0], const_int(ty.I64, access.size)])


def _round(program: ProgramContext, node: Node) -> None:
    """Objects are as large as whole words, so that what belongs to a word of them lies in their shadows."""
    for site in node.find()[0].sites:
        if isinstance(site, ins.Alloca):
            site.align = max(8, site.align)
            rest = -program.layout.size(site.allocated_type) % 8
            if rest and not site.counted:
                site.allocated_type = ty.struct((site.allocated_type, ty.array(ty.I8, rest)))
        elif isinstance(site, ins.CallBase) and (row := describe(site).allocator) is not None:
            sizes = [site.arguments[place] for place in row.size]  # (of an array: how many elements, and how large)
            if not any(isinstance(size, val.ConstantInt) and size.value % 8 == 0 for size in sizes):
                b = Builder(before=site)
                whole = b.binary("and", b.add(sizes[-1], const_int(sizes[-1].type, 7)), const_int(sizes[-1].type, -8))
                site.set_operand(row.size[-1], whole)


def drop_marks(module: Module) -> None:
    """A derivative is made: whatever marks are left have done their work."""
    for name in MARKS:
        found = module.functions.get(name)
        if found is not None:
            for user in list(found.users):
                assert isinstance(user, ins.CallBase)
                user.erase()
            del module.functions[name]


# derivatives of marks -----------------------------------------------------------------------------------------------------------


def is_mark(name: str) -> bool:
    return name in MARKS


class Marks:
    """Emits what marks do to shadows. `primal`, `shadow`: what fetches the value of an operand, and its shadow in a lane, where it is
    emitted."""

    def __init__(
        self,
        program: ProgramContext,
        b: Builder,
        call: ins.CallBase,
        primal: Callable[[Value], Value],
        shadow: Callable[[Value, int], Value],
    ) -> None:
        self.program = program
        self.b = b
        self.call = call
        self.primal, self.shadow = primal, shadow

    def forward(self, source: ins.CallBase) -> None:
        if source.called_function.name == COPIED:  # type: ignore[union-attr]
            return  # the bytes of the shadow were copied
        for kind, bytes, word in self._words(source):
            tangent = self._load(kind, word)
            if source.called_function.name == LOADED:  # type: ignore[union-attr]
                self._call(kind, "forward.loaded", ty.VOID, [tangent, bytes, refusal_of(self.program, self.b, source, source.arguments[0])])
            else:
                self._store(self._call(kind, "forward.stored", FLOAT_OF_KIND[kind], [tangent, bytes]), word)

    def cover(self, source: ins.CallBase) -> list[Value]:
        """In the forward half of reverse mode: the addresses that a stored integer has covered, or zero; none is left in the shadow."""
        if source.called_function.name != STORED or not self._may_cover(source):  # type: ignore[union-attr]
            return []
        return [self._call(kind, "covered", ty.integer(8 * WORDS[kind]), [word]) for kind, _, word in self._words(source)]

    def _may_cover(self, source: ins.CallBase) -> bool:
        size = cast(val.ConstantInt, source.arguments[1]).value
        activity = self.program.activity
        touched = self.program.facts.locations(source.arguments[0], ty.integer(8 * size))
        others = [x for one in touched for x in (*activity.overlaid(one), *activity.checked(one), *activity.suspects(one))]
        return any(x.content.find().may_point for x in others)

    def uncover(self, source: ins.CallBase, covered: list[Value]) -> None:
        """In the reverse half: the addresses are put back."""
        for (kind, _, word), address in zip(self._words(source), covered, strict=True) if covered else ():
            self._call(kind, "uncovered", ty.VOID, [word, address])

    def reverse(self, source: ins.CallBase) -> None:
        if source.called_function.name == COPIED:  # type: ignore[union-attr]
            self._reverse_copy(source)
            return
        loaded = source.called_function.name == LOADED  # type: ignore[union-attr]
        for kind, bytes, word in self._words(source):
            refused = [refusal_of(self.program, self.b, source, source.arguments[0])] if loaded else []
            what = "reverse.loaded" if loaded else "reverse.stored"
            self._store(self._call(kind, what, FLOAT_OF_KIND[kind], [self._load(kind, word), bytes, *refused]), word)

    def _reverse_copy(self, source: ins.CallBase) -> None:
        """The notes go where the integers came from."""
        target, origin = source.arguments[:2]
        if not self.program.activity.has_shadow(target) or not self.program.activity.has_shadow(origin):
            return
        to, start, size = self.call.arguments
        for lane in range(self.program.width):
            ends = [(self.primal(end), self.shadow(end, lane)) for end in (to, start)]
            for kind, offset, bytes, lost in self._copied(source):
                length = self._length(self.primal(size), offset, bytes)
                places = [self.b.gep(ty.I8, shadow, [offset]) for _, shadow in ends]
                within = [self._within(kind, primal, offset) for primal, _ in ends]
                self._call(kind, "reverse.copied", ty.VOID, [*places, *within, length, const_int(ty.I1, lost)])
            check_given_copy(self.program, self.b, source, ends[1][1], self.primal(size))

    def _copied(self, source: ins.CallBase) -> list[tuple[str, int, int, bool]]:
        """(kind of the numbers, offset, bytes, whether numbers in them are not copied) of the integers that are copied; 0 bytes: all."""
        length = most_bytes(source.arguments[2])
        found: dict[tuple[str, int, int, bool], None] = {}
        for pointer in source.arguments[:2]:
            fields, stride = self.program.facts.fields(pointer, length)
            for field in fields:
                kind = self.program.activity.checked_kind(field.location)
                if kind and not field.location.find().content.find().floats:
                    known = length is not None and not stride
                    found[(kind, field.offset, field.size, not covered(field, fields)) if known else (kind, 0, 0, False)] = None
        return list(found)

    def _length(self, size: Value, offset: int, bytes: int) -> Value:
        """How much of the integers that lie at an offset is copied, if `size` bytes are; 0 of them: all."""
        if not bytes:
            return size
        if isinstance(size, val.ConstantInt):
            return const_int(ty.I64, bytes)
        start, end = const_int(ty.I64, offset), const_int(ty.I64, offset + bytes)
        within = self.b.select(self.b.icmp("ult", size, end), size, end)
        return self.b.select(self.b.icmp("ult", size, start), const_int(ty.I64, 0), self.b.sub(within, start))

    def _words(self, source: ins.CallBase) -> list[tuple[str, Value, Value]]:
        """(kind of the numbers, which bytes of a word, word of the shadow) for what the mark is about."""
        pointer, size = source.arguments[0], cast(val.ConstantInt, source.arguments[1]).value
        own = self.call.arguments[0]
        if not self.program.activity.has_shadow(pointer):
            return []
        found: list[tuple[str, Value, Value]] = []
        for location in self.program.facts.locations(pointer, ty.integer(8 * size)):
            kind = self.program.activity.checked_kind(location)
            if not kind:
                continue
            for lane in range(self.program.width):
                for part in range(0, size, WORDS[kind]):
                    bytes, word = self._word(kind, self.primal(own), self.shadow(own, lane), part, min(size, WORDS[kind]))
                    found.append((kind, bytes, word))
        return found

    def _word(self, kind: str, primal: Value, shadow: Value, offset: int, width: int) -> tuple[Value, Value]:
        """(which of its bytes, word of the shadow) for `width` bytes at an offset."""
        b, type = self.b, ty.integer(8 * WORDS[kind])
        bytes = const_int(type, (1 << width) - 1)
        place = b.gep(ty.I8, shadow, [offset])
        if width == WORDS[kind]:
            return bytes, place
        within = self._within(kind, primal, offset)
        amount = b.cast("trunc", within, type)
        return b.binary("shl", bytes, amount), b.gep(ty.I8, place, [b.sub(const_int(ty.I64, 0), within)])

    def _within(self, kind: str, primal: Value, offset: int) -> Value:
        """To which byte of a word an address leads."""
        at = self.b.add(self.b.cast("ptrtoint", primal, ty.I64), const_int(ty.I64, offset))
        return self.b.binary("and", at, const_int(ty.I64, WORDS[kind] - 1))

    def _load(self, kind: str, place: Value) -> Value:
        return self.b.load(FLOAT_OF_KIND[kind], place, align=4)

    def _store(self, value: Value, place: Value) -> None:
        self.b.store(value, place, align=4)

    def _call(self, kind: str, what: str, result: ty.Type, arguments: list[Value]) -> Value:
        return self.b.call_named(f"{PREFIX}{kind}.{what}", result, arguments)


def kinds_in_fill(program: ProgramContext, fields: Sequence[Field]) -> set[str]:
    """The kinds of the numbers in filled memory, if integers may lie in the same bytes."""
    kinds = {program.activity.checked_kind(field.location) for field in fields} - {""}
    found = [(field.offset, kind) for field in fields if (kind := field.location.find().content.find().kind) is not None]
    integers = {offset for offset, kind in found if kind == "int"}
    return kinds | {kind for offset, kind in found if kind in FLOAT_KINDS and offset in integers}


def fill_words(program: ProgramContext, b: Builder, source: ins.CallBase, way: str, places: tuple[Value, Value], size: Value) -> bool:
    """A fill of memory that holds integers and numbers, of which whole words are cleared in the shadow; what it covers of others is an
    integer then. Whether it is one. `way`: "forward" or "reverse"; `places`: the primal's, and the shadow's."""
    length = most_bytes(source.arguments[2 if len(source.arguments) > 2 else 1])
    kinds = kinds_in_fill(program, program.facts.fields(source.arguments[0], length, fill=True)[0])
    if not kinds:
        return False
    kind, *others = kinds
    if others or kind not in WORDS:
        why = "integers and numbers of several sizes may lie there"
        raise program.refuse("PAD-E104", "a fill of memory", source, why, "keep numbers and other data apart")
    primal, shadow = places
    width = WORDS[kind]
    size = b.cast("zext", size, ty.I64)
    within = b.binary("and", b.cast("ptrtoint", primal, ty.I64), const_int(ty.I64, width - 1))
    b.call_named(f"{PREFIX}{kind}.{way}.filled", ty.VOID, [shadow, within, size])
    before = b.binary("and", b.sub(const_int(ty.I64, 0), within), const_int(ty.I64, width - 1))
    nothing = const_int(ty.I64, 0)
    some = b.icmp("ugt", size, before)
    whole = b.binary("and", b.select(some, b.sub(size, before), nothing), const_int(ty.I64, -width))
    emit_zero(b, b.gep(ty.I8, shadow, [b.select(some, before, nothing)]), whole)
    return True


__all__ = [
    "LOADED",
    "STORED",
    "Marks",
    "are_told_by_types",
    "declare_marks",
    "drop_marks",
    "is_mark",
    "is_troubled",
    "mark_accesses",
]
