"""What must be proved of a program before its derivatives are right; what is not is refused."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

from polyglot_ad.analysis.bits.refusals import TAKEN_APART, WRITTEN_DOWN
from polyglot_ad.analysis.bits.refusals import lost as lost_bits
from polyglot_ad.analysis.memory import (
    FLOAT_KINDS,
    KIND_OF_FLOAT,
    Location,
    Overwritten,
    Provenance,
    leaves,
)
from polyglot_ad.analysis.memory.overlaps import shifted
from polyglot_ad.analysis.memory.turned import turned_kind
from polyglot_ad.callees import describe
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val
from polyglot_ad.ir.instructions import AtomicRMW, CallBase, Instruction, Load, Store
from polyglot_ad.ir.values import Function

from ..rewrites.memory.atomics import counts
from ..rewrites.words.sliced_words import unjoined
from .cells import number_kind

if TYPE_CHECKING:
    from .program import ProgramContext


class Evidence:
    def __init__(self, program: ProgramContext) -> None:
        self.program = program
        self.facts = program.facts
        self.activity = program.activity
        self.layout = program.layout

    def refuse_float_loads(self, load: Load) -> None:
        """Raise when numbers of one precision are read where the program has, perhaps, written active ones of another."""
        if self.program.again:
            return
        touched = iter(self.facts.locations(load.pointer, load.type))
        for _, _, type in leaves(self.layout, load.type):
            locations = [next(touched) for _ in range(type.count if isinstance(type, ty.VectorType) else 1)]
            if not type.scalar.is_float:
                continue
            mine = turned_kind(load) or KIND_OF_FLOAT[cast(ty.FloatType, type.scalar)]
            for location in locations:
                views = [location, *(other for other in self.activity.suspects(location) if self.activity.is_active_location(other))]
                if self.activity.is_active_location(location) and any(self._written_kinds(view) - {mine} for view in views):
                    raise self.program.unproved(load)

    def _written_kinds(self, location: Location) -> frozenset[str]:
        """The kinds of active numbers that memory may have been given: those that the program stores there, unless it comes from outside,
        is copied to, or is handed to functions that are not there."""
        location = location.find()
        floats = location.content.find().floats
        if len(floats) < 2 or location in self._foreign:
            return floats
        return frozenset(self._stored_kinds.get(location, ()))

    @cached_property
    def _stored_kinds(self) -> dict[Location, set[str]]:
        found: dict[Location, set[str]] = {}
        for function in self.activity.functions:
            for i in function.instructions():
                if not isinstance(i, Store | AtomicRMW):
                    continue
                value, pointer = (i.value, i.pointer) if isinstance(i, Store) else (i.operands[1], i.operands[0])
                if isinstance(value, val.Constant) or not self.activity.is_active(value):
                    continue
                touched = iter(self.facts.locations(pointer, value.type))
                for _, _, type in leaves(self.layout, value.type):
                    for _ in range(type.count if isinstance(type, ty.VectorType) else 1):
                        location = next(touched).find()
                        exact = type.scalar.is_float
                        mine = (turned_kind(i) or KIND_OF_FLOAT[cast(ty.FloatType, type.scalar)]) if exact else ""
                        kinds = {mine} if exact else location.content.find().floats
                        found.setdefault(location, set()).update(kinds)
        return found

    @cached_property
    def _foreign(self) -> set[Location]:
        """Memory that comes from callers, and what copies and unknown calls may write."""
        nodes = [node for node in self.facts.memory.nodes if {"argument", "unknown"} & node.find()[0].origins]
        for function in self.activity.functions:
            for i in function.instructions():
                if isinstance(i, CallBase) and (i.called_function is None or not i.called_function.blocks):
                    described = describe(i)
                    if described.kind in ("fill", "allocation") or described.external is not None:
                        continue  # what is inactive writes nothing active
                    nodes += [self.facts.node(a) for a in i.arguments if self.facts.is_pointer(a)]
        return {location.find() for node in nodes for location in node.find()[0].locations()}

    def converts_integer(self, i: Instruction) -> bool:
        """Whether an active conversion to a float may be that of an integer, which has no derivative. It may as well be that of the bits of
        a number: only the run tells. What it then has is no number (NaN), where it matters."""
        if i.opcode not in ("sitofp", "uitofp") or not self.activity.is_perhaps_integer(i.operands[0]):
            return False
        return self.is_word(i.operands[0])

    def is_word(self, value: val.Value) -> bool:
        """Whether an integer holds, if it is not one, the bits of a number as a whole."""
        kind = number_kind(self.facts.contents(value)[0])
        return kind is not None and isinstance(value.type, ty.IntType) and value.type.bits == FLOAT_KINDS[kind] * 8

    @cached_property
    def _pieces(self) -> list[Instruction]:
        return [i for function in self.activity.functions for i in unjoined(function, self.facts)]

    @cached_property
    def lost(self) -> list[tuple[Instruction, str]]:
        """What depends on bits of active numbers in a way that has no derivative, and why."""
        found = [(i, why) for i, why in lost_bits(self.activity) if not self.converts_integer(i)]
        # What bits choose was judged when the first derivative was made, in which bits also say whether a cell holds an address.
        return [(i, why) for i, why in found if why in (TAKEN_APART, WRITTEN_DOWN)] if self.program.again else found

    @cached_property
    def _shifted(self) -> list[Instruction]:
        """Loads of an active number from bytes that may be parts of two."""
        others = {} if self.program.again else shifted(self.facts.memory)
        loads = (i for f in self.activity.functions for i in f.instructions() if others and isinstance(i, Load))
        return [
            i
            for i in loads
            for location in self.facts.locations(i.pointer, i.type)
            if any(self.activity.is_varied(other) for other in others.get(location.find(), ())) and self.activity.is_useful(i)
        ]

    @cached_property
    def _overwritten(self) -> list[Instruction]:
        """Inactive integers that may be stored in parts of active numbers."""
        if self.program.again:
            return []
        found = Overwritten(self.facts, self.activity.functions, self.activity.is_active_location, self.activity.checked).stores()
        return [i for i in found if not (isinstance(i, Store) and self.activity.is_active(i.value))]

    @property
    def has_lost_bits(self) -> bool:
        """Whether something depends on bits of active numbers in a way that has no derivative."""
        return bool(self.lost)

    @cached_property
    def _foreign_addresses(self) -> list[Instruction]:
        provenance = Provenance(self.facts, self.activity.functions, self.activity.may_lead_to_numbers)
        return [*provenance.foreign(self.program.again), *provenance.unknown(self.activity.holds_numbers)]

    def refuse_strange_control(self, function: Function) -> None:
        """Raise when control leaves the graph of blocks (labels' addresses, functions that return twice, exceptions that are caught), or
        when addresses are moved in pieces."""
        for i, why in self.lost:
            raise self.program.no_rule(i, why)
        for i in self._shifted:
            raise self.program.refuse(
                "PAD-E101", "a number whose bytes may be parts of two others", i,
                "numbers of one kind are written and read at places that overlap, but do not begin at the same byte",
                "read numbers from where they were written, or keep what lies at other places in memory of its own",
            )  # fmt: skip
        for i in self._overwritten:
            raise self.program.refuse(
                "PAD-E101", "an integer stored where an active number may be", i,
                "numbers are kept in the same object, and these bytes may be a part of one of them: what is left of it has no derivative",
                "write numbers as numbers; keep counts and texts in memory of their own, or in members of a structure",
            )  # fmt: skip
        for i in self._pieces:
            raise self.program.refuse(
                "PAD-E101", "an address that is moved in pieces", i, "to which memory the pieces lead together is not followed",
                "copy the structure that it is in as a whole, or compile with less optimisation",
            )  # fmt: skip
        for i in self._foreign_addresses:
            raise self.program.refuse(
                "PAD-E105", "an address that is computed from other addresses", i,
                "it is not one address and a distance, masked perhaps: to which memory it leads, and where its shadow is, is not followed",
                "keep the address itself, or an index into one array",
            )  # fmt: skip
        for block in function.blocks:
            opcode = block.terminator.opcode
            if opcode in ("invoke", "resume", "catchswitch", "cleanupret", "catchret"):
                raise self.program.refuse(
                    "PAD-E202", "an exception that is caught inside the program", block.terminator,
                    "which way control went after the handler is not known in the derivative",
                    "let exceptions leave the differentiated function",
                )  # fmt: skip
            if opcode in ("indirectbr", "callbr"):
                raise self.program.refuse(
                    "PAD-E201", f"control flow by {opcode}", block.terminator, "labels have other addresses in the derivative",
                    "use if, switch and loops",
                )  # fmt: skip
            for call in block.instructions:
                if isinstance(call, CallBase) and _returns_twice(call):
                    assert call.called_function is not None
                    raise self.program.refuse(
                        "PAD-E201", f"a call of '{call.called_function.name}'", call,
                        "it returns a second time (longjmp), and then the derivative does not know the way control came",
                        "leave loops by break and functions by return",
                    )  # fmt: skip

    def refuse_atomic_address(self, i: Instruction, locations: list[Location]) -> None:
        """Raise when an atomic operation is left on what may be an address: the shadow cannot be exchanged in the same step."""
        contents = [location.find().content.find() for location in locations]
        if counts(i):
            return  # counters and addresses that are not told apart; one is added to no address
        if not i.operands[-1].type.scalar.is_float and any(self.activity.points_to_shadowed(content) for content in contents):
            raise self.program.refuse(
                "PAD-E103", f"'{i.opcode}' on the address of active memory", i, "the shadow cannot be exchanged in the same step",
                "use an atomic pointer where all that is done with it is seen to be, or a lock",
            )  # fmt: skip


_RETURN_TWICE = ("setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext")


def _returns_twice(call: CallBase) -> bool:
    if call.called_function is None:
        return False
    return call.called_function.name in _RETURN_TWICE or "returns_twice" in call.all_attributes()
