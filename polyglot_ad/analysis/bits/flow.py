"""Which integers hold bits of numbers, and where these bits choose numbers.

Bits are followed through arithmetic, memory and calls, so that a number that is put together again, converted from them, or chosen by them
is noticed. The analysis does not ask whether a number is active: its results are edges of activity's graph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from polyglot_ad.analysis.external_state import reads_numbers
from polyglot_ad.analysis.memory import FLOAT_KINDS, FLOAT_OF_KIND, Content, Location, MemoryFacts, leaf_range, leaves
from polyglot_ad.analysis.memory.turned import TURNED_KINDS
from polyglot_ad.analysis.tbaa import MOVED
from polyglot_ad.callees import describe, is_memory_set
from polyglot_ad.callees.intrinsics import intrinsic
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Function, Value

from .choices import Choices
from .counters import counters
from .spans import ANY, DIGITS, OUTSIDE, TEXT, Span, either, joined, part, tells_equal, whole
from .transfer import of_intrinsic, of_operation

_WRITES = ("store", "atomicrmw", "cmpxchg")


class BitFlow:
    """`spans`: the integers (and structures and addresses) that hold bits. `chosen`: phis and selects, to the conditions on fine bits that
    choose between their alternatives. `conditions`: what decides whether stores and fills of memory happen.
    `places`: loads and stores whose address is chosen by fine bits. `counters`: loads of what is an integer by the language's types."""

    def __init__(
        self,
        facts: MemoryFacts,
        callees: Callable[[ins.CallBase], list[Function]],
        result_spot: Callable[[Function], Value],
        suspects: Mapping[Location, set[Location]],
    ) -> None:
        self.facts = facts
        self.spans: dict[Value, Span] = {}
        self._members: dict[Value, dict[int, Span]] = {}
        """Those of the scalars of a structure."""
        self.chosen: dict[ins.Instruction, list[Value]] = {}
        self._controlled: dict[ins.Instruction, list[Value]] = {}
        self.places: dict[ins.Instruction, Value] = {}
        self.counters = counters(facts)
        self._callees = callees
        self._result_spot = result_spot
        self._suspects = suspects
        self._stored: dict[Content, Span] = {}
        self._calls: dict[Function, list[ins.CallBase]] = {}
        self._loads: list[ins.Instruction] = []
        self._work: list[Value] = []
        self._choices = cache(Choices)
        self._decided: set[ins.Instruction] = set()
        self._under: dict[Function, dict[Value, None]] = {}
        """Functions to the conditions on which they are called, or not."""
        self._of_function: dict[Function, tuple[dict[Content, Span], list[Function]]] = {}
        self._run()

    def _run(self) -> None:
        for function in self.facts.module.functions.values():
            for i in function.instructions():
                if isinstance(i, ins.CallBase):
                    for callee in self._callees(i):
                        self._calls.setdefault(callee, []).append(i)
                    if i.called_function is not None and i.called_function.name == "_FortranATransfer":
                        self._transfer(i)
                    self._from_outside(i)
                elif i.opcode in ("load", "atomicrmw", "cmpxchg") and holds_integers(i.type):
                    self._loads.append(i)
                elif i.opcode == "bitcast" and i.operands[0].type.scalar.is_float and holds_integers(i.type):
                    self._set(i, self._taken(i))
        while True:
            before = dict(self._stored)
            for load in self._loads:
                self._set(load, self._loaded(load))
            while self._work:
                value = self._work.pop()
                for user in list(value.users):
                    self._used(user, value)
            if before == self._stored:
                return

    def _transfer(self, call: ins.CallBase) -> None:
        """Fortran's `transfer` by the library: what it writes may be the bits of what it reads."""
        memory = self.facts.memory
        target = call.arguments[0]
        if self.facts.is_pointer(target):
            for node in memory.reachable([memory.target(c)[0] for c in self.facts.contents(target) if c.may_point], through_code=False):
                for location in node.locations():
                    content = location.find().content.find()
                    if content.kind in (None, "int"):
                        self._stored[content] = ANY

    def _from_outside(self, call: ins.CallBase) -> None:
        """What libraries give and write may be bits, or words, of numbers that they were given."""
        described, callee = describe(call), call.called_function
        unknown = described.kind in ("unknown", "assembly") or (described.kind == "indirect" and not self._callees(call))
        row = described.external
        brings = callee is not None and not callee.blocks and reads_numbers(callee.name)
        if holds_integers(call.type) and (unknown or brings or (row is not None and row.parses)):
            self._set(call, OUTSIDE if unknown else TEXT)
        if unknown:
            self._brought(call, deep=True, words=False)
        for index, argument in enumerate(call.arguments):
            if unknown or (row is not None and row.writes_argument(index) and (row.copies or brings)):
                self._brought(argument, deep=unknown or (row is not None and row.deep), words=not (unknown or brings))

    def _brought(self, argument: Value, deep: bool, words: bool) -> None:
        """Integers in memory that is written so. `words`: only text."""
        memory = self.facts.memory
        nodes = [memory.target(c)[0] for c in self.facts.contents(argument) if c.may_point]
        for node in memory.reachable(nodes, through_code=False) if deep else nodes:
            for location, size in node.sizes():
                content, is_text = location.content.find(), size == 1
                if content.kind in (None, "int") and content not in self._stored and (is_text or not words):
                    self._stored[content] = TEXT if is_text else OUTSIDE

    def holds_bits(self, location: Location) -> bool:
        """Whether integers in memory may be bits of numbers."""
        return location.find().content.find() in self._stored

    def holds_whole_bits(self, location: Location) -> bool:
        """Whether all bits of a number may stand there, and not only a part of it, digits and words."""
        span = self._stored.get(location.find().content.find())
        return span is not None and span.may_be_whole

    def _set(self, value: Value, span: Span | None, members: dict[int, Span] | None = None) -> None:
        """`members`: which scalars of a structure hold bits; all, if nobody knows."""
        if span is None:
            return
        if self._join(value, span, members):
            self._work.append(value)

    def _join(self, value: Value, span: Span, members: dict[int, Span] | None) -> bool:
        before, made = self.spans.get(value), joined(self.spans.get(value), span)
        assert made is not None
        self.spans[value] = made
        if not value.type.is_aggregate:
            return made != before
        if members is None:
            members = dict.fromkeys(range(len(leaves(self.facts.layout, value.type))), span)
        had = self._members.get(value, {})
        now = self._members[value] = _together(had, members)
        return made != before or now != had

    def _members_of(self, value: Value, path: tuple[int, ...] = ()) -> dict[int, Span]:
        """Those of a structure, or of a member of it, by scalars of that; of a scalar, itself."""
        if not value.type.is_aggregate:
            return {0: self.spans[value]} if value in self.spans else {}
        first, end = leaf_range(self.facts.layout, value.type, path)
        return {leaf - first: span for leaf, span in self._members.get(value, {}).items() if first <= leaf < end}

    def _moved(self, i: ins.Instruction) -> dict[int, Span] | None:
        """What the scalars hold of what is put together, taken apart or chosen; None of anything else."""
        if isinstance(i, ins.ExtractValue):
            return self._members_of(i.operands[0], i.indices)
        if isinstance(i, ins.InsertValue):
            first, end = leaf_range(self.facts.layout, i.type, i.indices)
            kept = {leaf: span for leaf, span in self._members_of(i.operands[0]).items() if not first <= leaf < end}
            return kept | {first + leaf: span for leaf, span in self._members_of(i.operands[1]).items()}
        if not i.type.is_aggregate or i.opcode not in ("phi", "select", "freeze"):
            return None
        found: dict[int, Span] = {}
        for operand in i.operands[1:] if i.opcode == "select" else i.operands:
            found = _together(found, self._members_of(operand))
        return found

    # where bits come from ---------------------------------------------------------------------------------------------------

    @staticmethod
    def _taken(i: ins.Instruction) -> Span:
        """What a bitcast of a number, or of several, gives."""
        source, scalar = i.operands[0].type.scalar, i.type.scalar
        return whole(source, scalar.bits) if isinstance(scalar, ty.IntType) else ANY

    def scalars_at(self, pointer: Value, type: ty.Type) -> list[Content]:
        """What a load or store touches, with what may be the same bytes under another type."""
        touched = [location.find() for location in self.facts.locations(pointer, type)]
        touched += [other for location in touched for other in self._suspects.get(location, ())]
        return [location.find().content.find() for location in touched]

    def _loaded(self, i: ins.Instruction) -> Span | None:
        type = i.type if i.opcode == "load" else i.operands[1].type
        found: Span | None = None
        for content in self.scalars_at(i.operands[0], type):
            if content in self._stored:
                found = joined(found, self._stored[content])
            elif content.floats and i not in self.counters:
                found = joined(found, self._read(i.operands[0], type, content))
        return found

    @staticmethod
    def _read(pointer: Value, type: ty.Type, content: Content) -> Span:
        scalar = type.scalar
        kind = next(iter(content.floats))
        if len(content.floats) > 1 or not isinstance(scalar, ty.IntType) or type.is_aggregate or kind in TURNED_KINDS:
            return ANY
        if scalar.bits >= 8 * FLOAT_KINDS[kind]:
            return whole(FLOAT_OF_KIND[kind], scalar.bits)
        # A word of a number, if the address says which: numbers are aligned.
        offset = 0
        while isinstance(pointer, ins.GetElementPtr):
            *_, index = pointer.operands
            if pointer.source_type is not ty.I8 or len(pointer.operands) != 2 or not isinstance(index, val.ConstantInt):
                return ANY
            offset, pointer = offset + index.value, pointer.pointer
        offset %= FLOAT_KINDS[kind]
        return part(FLOAT_OF_KIND[kind], 8 * offset, scalar.bits)

    def _keep(self, pointer: Value, value: Value) -> None:
        for content in self.scalars_at(pointer, value.type):
            made = joined(self._stored.get(content), self.spans[value])
            if made is not None:
                self._stored[content] = made

    # where they go ----------------------------------------------------------------------------------------------------------

    def _used(self, i: ins.Instruction, value: Value) -> None:
        span = self.spans[value]
        if isinstance(i, ins.CallBase):
            self._passed(i, value)
        elif i.opcode == "store":
            if i.operands[1] is value:
                self.places[i] = value
            if i.operands[0] is value or self.is_integer(i.operands[0]):
                for content in self.scalars_at(i.operands[1], i.operands[0].type):
                    if MOVED in i.metadata and content.floats:
                        continue  # what is moved as an address says no more than that numbers lie here
                    self._stored[content] = joined(self._stored.get(content), span) or span
        elif i.opcode == "load":
            self.places[i] = value
            if self.is_integer(i):
                self._set(i, DIGITS)
        elif i.opcode in ("atomicrmw", "cmpxchg"):
            if holds_integers(i.operands[1].type):
                self._keep(i.operands[0], value)
        elif i.opcode == "ret":
            members = self._members_of(value)
            self._join(self._result_spot(i.function), span, members)
            for call in self._calls.get(i.function, ()):
                self._set(call, span, members)
        elif i.opcode in ("br", "switch"):
            if tells_equal(span) is not None:
                self._decide(i, value)
        elif i.opcode == "select" and i.operands[0] is value and not isinstance(tells_equal(span), Span):
            return
        elif i.opcode == "select" and i.operands[0] is value:
            self._choose(i, value)
        elif i.opcode == "inttoptr" and any(content.may_point for content in self.facts.contents(value)):
            return  # an address: where it comes from is another question (analysis/memory/provenance.py)
        elif holds_integers(i.type) or i.type.is_pointer:
            moved = self._moved(i)
            if moved is None or i.opcode == "select":
                self._set(i, of_operation(i, [self.spans.get(operand) for operand in i.operands]), moved)
            elif moved:
                held = either(moved.values())
                self._set(i, of_operation(i, [held]) if i.opcode == "extractvalue" else held, moved)

    def _passed(self, call: ins.CallBase, value: Value) -> None:
        for callee in self._callees(call):
            for argument, parameter in zip(call.arguments, callee.arguments, strict=False):
                if argument is value:
                    again = call.function is callee and isinstance(value, ins.BinaryOp)  # digit by digit, in a recursion
                    self._set(parameter, joined(self.spans[value], DIGITS) if again else self.spans[value], self._members_of(value))
        callee_ = call.called_function
        if describe(call).kind == "exchange" and call.arguments[0] is value and holds_integers(call.type):
            self._set(call, self.spans[value])
        if callee_ is not None and callee_.name.startswith("llvm.") and (holds_integers(call.type) or call.type.is_pointer):
            known = intrinsic(callee_.name)
            operands = [self.spans.get(argument) for argument in call.arguments]
            self._set(call, ANY if known is None else of_intrinsic(call, known.bits, operands))

    def _choose(self, i: ins.Instruction, condition: Value) -> None:
        """Between the alternatives of a select or phi."""
        conditions = self.chosen.setdefault(i, [])
        if condition not in conditions:
            conditions.append(condition)
        if holds_integers(i.type) or i.type.is_pointer:
            self._set(i, DIGITS)

    def _decide(self, branch: ins.Instruction, condition: Value) -> None:
        if branch in self._decided:
            return
        self._decided.add(branch)
        choices = self._choices(branch.function)
        for phi in choices.merged(branch):
            self._choose(phi, condition)
        for block in choices.controlled(branch):
            for i in block.instructions:
                self._depend(i, condition)

    def _depend(self, i: ins.Instruction, condition: Value) -> None:
        """What happens, or not, as a condition says."""
        if i.opcode in _WRITES or (isinstance(i, ins.CallBase) and is_memory_set(i)):
            self._controlled.setdefault(i, []).append(condition)
        if i.opcode in _WRITES:
            self._stored.update(self._digits_of(i))
        elif isinstance(i, ins.CallBase):
            work = list(self._callees(i))
            while work:
                function = work.pop()
                conditions = self._under.setdefault(function, {})
                if condition not in conditions:
                    conditions[condition] = None
                    stored, called = self._known_of(function)
                    self._stored.update(stored)
                    work += called

    def _known_of(self, function: Function) -> tuple[dict[Content, Span], list[Function]]:
        """What a function stores integers to, and calls."""
        found = self._of_function.get(function)
        if found is None:
            stored: dict[Content, Span] = {}
            called: dict[Function, None] = {}
            for i in function.instructions():
                if i.opcode in _WRITES:
                    stored.update(self._digits_of(i))
                elif isinstance(i, ins.CallBase):
                    called.update(dict.fromkeys(self._callees(i)))
            found = self._of_function[function] = stored, list(called)
        return found

    def _digits_of(self, i: ins.Instruction) -> dict[Content, Span]:
        """Where the integer that an instruction writes is digits of what it depends on."""
        value, pointer = (i.operands[0], i.operands[1]) if i.opcode == "store" else (i.operands[1], i.operands[0])
        return dict.fromkeys(self.scalars_at(pointer, value.type), DIGITS) if self.is_integer(value) else {}

    def conditions(self, i: ins.Instruction) -> Iterator[Value]:
        """What decides whether an instruction that writes memory runs, here or in callers."""
        yield from self._controlled.get(i, ())
        if i.block is not None and (i.opcode in _WRITES or (isinstance(i, ins.CallBase) and is_memory_set(i))):
            yield from self._under.get(i.function, ())

    def is_integer(self, value: Value) -> bool:
        """Whether a value is an integer for all that is known, and no number that is moved as one."""
        return holds_integers(value.type) and not any(content.find().floats for content in self.facts.contents(value))

    # what activity asks -----------------------------------------------------------------------------------------------------

    def edges(self, i: ins.Instruction) -> Iterator[Value]:
        """The values whose bits an integer or address holds, beside what is loaded and what calls return."""
        if i not in self.spans:
            return
        if i.opcode not in ("phi", "load", "atomicrmw", "cmpxchg", "freeze", "extractvalue", "insertvalue", "ret"):
            yield from (operand for operand in (i.operands[1:] if i.opcode == "select" else i.operands) if operand in self.spans)
        yield from self.chosen.get(i, ())
        if i.opcode == "load" and i in self.places and self.is_integer(i):
            yield self.places[i]

    def deciding(self, i: ins.Instruction) -> Iterator[Value]:
        """The bits that decide whether, or where, an integer is stored."""
        if self.is_integer(i.operands[0] if i.opcode == "store" else i.operands[1]):
            yield from self.conditions(i)
            if i in self.places:
                yield self.places[i]


def _together(one: Mapping[int, Span], other: Mapping[int, Span]) -> dict[int, Span]:
    """What the scalars hold of a structure that may be one or the other."""
    return {**one, **{leaf: joined(one.get(leaf), span) or span for leaf, span in other.items()}}


def holds_integers(type: ty.Type) -> bool:
    if isinstance(type, ty.StructType):
        return any(holds_integers(field) for field in type.fields or ())
    return holds_integers(type.element) if isinstance(type, ty.ArrayType) else type.scalar.is_integer
