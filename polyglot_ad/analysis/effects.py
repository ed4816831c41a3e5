"""Effects: which memory an instruction, or a whole call, may write or free."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import values as val
from polyglot_ad.ir.values import Argument, Function
from polyglot_ad.rules import stored_kind
from polyglot_ad.rules.scope import scope

from .activity import ActivityAnalysis
from .external_state import called_back
from .memory import Location, MemoryFacts
from .messages import locations_of, message_of, shared_by_ranks
from .overlaps import overlaps
from .routines import touched_by

EVERYTHING = None
"""The write set of a call about which nothing is known."""

Writes = frozenset[Location] | None


class Effects:
    """Write sets, by location. Pure allocation writes nothing: nobody could have read what it returns before. `arguments` of the root lead
    to memory that may overlap, though the memory analysis was not told so."""

    def __init__(self, facts: MemoryFacts, activity: ActivityAnalysis, arguments: Collection[Argument] | None = None) -> None:
        self.facts = facts
        self.activity = activity
        self._overlaps = {} if arguments is None else overlaps(facts, arguments)
        self._functions: dict[Function, Writes] = {}
        self._instructions: dict[ins.Instruction, Writes] = {}
        self._back: dict[ins.CallBase, Sequence[Function]] = {}
        self._pending = self._received_later()
        self._close()

    def writes(self, instruction: ins.Instruction) -> Writes:
        """What the instruction may write, calls included."""
        if isinstance(instruction, ins.CallBase):
            found = self._direct(instruction)
            for callee in (*self.activity.graph.callees(instruction), *self._calls_back(instruction)):
                inner = self._functions.get(callee, frozenset())
                if found is EVERYTHING or inner is EVERYTHING:
                    return EVERYTHING
                found = found | inner
            return found
        return self._direct(instruction)

    def writes_itself(self, instruction: ins.Instruction) -> Writes:
        """The same without what functions of the program write that are called."""
        return self._direct(instruction)

    def _calls_back(self, call: ins.CallBase) -> Sequence[Function]:
        """The functions of the program that a library calls: those that it is given, and those that were left with it before."""
        described = describe(call)
        external = described.external
        if not described.calls and not (external is not None and external.runs):
            return []
        if call not in self._back:
            self._back[call] = self._registered if external is not None and external.runs else called_back(self.facts, call)
        return self._back[call]

    @cached_property
    def _registered(self) -> list[Function]:
        found: dict[Function, None] = {}
        for function in self.facts.module.functions.values():
            for i in function.instructions():
                if isinstance(i, ins.CallBase) and (row := describe(i).external) is not None and row.registers:
                    found.update(dict.fromkeys(called_back(self.facts, i)))
        return list(found)

    @cached_property
    def _streamed(self) -> frozenset[Location]:
        """Memory that streams write to when they like."""
        found: set[Location] = set()
        for function in self.facts.module.functions.values():
            for i in function.instructions():
                if isinstance(i, ins.CallBase) and describe(i).streams:
                    for index in describe(i).keeps:
                        nodes = self.activity.graph.reached.nodes(i.arguments[index])
                        found.update(location.find() for node in nodes for location in node.locations())
        return frozenset(found)

    def function_writes(self, function: Function) -> Writes:
        return self._functions.get(function, frozenset())

    def may_write(self, instruction: ins.Instruction, locations: list[Location]) -> bool:
        written = self.writes(instruction)
        if written is EVERYTHING:
            return True
        return any(location.find() in written for location in locations)

    def same_bytes(self, location: Location) -> set[Location]:
        """Other locations that may be the same memory as this one."""
        found = {
            *self.activity.suspects(location),
            *self.activity.checked(location),
            *self.activity.overlaid(location),
            *self._overlaps.get(location.find(), ()),
        }
        return {other.find() for other in found}

    def _close(self) -> None:
        functions = [f for f in self.facts.module.functions.values() if f.blocks]
        self._functions = {f: frozenset() for f in functions}
        changed = True
        while changed:
            changed = False
            for function in functions:
                total: Writes = frozenset()
                for instruction in function.instructions():
                    written = self.writes(instruction)
                    if written is EVERYTHING:
                        total = EVERYTHING
                        break
                    assert total is not EVERYTHING
                    total = total | written if written else total
                if total != self._functions[function]:
                    self._functions[function] = total
                    changed = True

    def _direct(self, instruction: ins.Instruction) -> Writes:
        if instruction not in self._instructions:
            written = self._compute(instruction)
            if written:
                written |= {other for location in written for other in self.same_bytes(location)}
            self._instructions[instruction] = written
        return self._instructions[instruction]

    def _received_later(self) -> frozenset[Location]:
        """What some call of MPI was given that goes on after it: whatever completes a request may write it."""
        found: set[Location] = set()
        for message in self.activity.graph.messages:
            if message.row.deferred or message.row.base.startswith("Win_"):
                found.update(x.find() for buffer in message.buffers if buffer.received for x in locations_of(self.facts, buffer))
                found.update(x.find() for x in shared_by_ranks(self.facts, message))
        return frozenset(found)

    def _compute(self, i: ins.Instruction) -> Writes:
        if i.opcode == "store":
            return frozenset(x.find() for x in self.facts.locations(i.operands[1], i.operands[0].type))
        if i.opcode in ("atomicrmw", "cmpxchg"):
            return frozenset(x.find() for x in self.facts.locations(i.operands[0], i.operands[1].type))
        if i.opcode == "va_arg":
            return frozenset(self.facts.all_locations(i.operands[0]))
        if isinstance(i, ins.CallBase):
            return self._call(i)
        return frozenset()

    def _call(self, call: ins.CallBase) -> Writes:
        callee = call.called_function
        if callee is None:
            if isinstance(call.callee, val.InlineAsm):
                blind = "~{memory}" not in call.callee.text and not any(self.facts.is_pointer(a) for a in call.arguments)
                return frozenset() if blind else EVERYTHING
            called = self.activity.called
            return frozenset() if called.all_known(call) and all(f.blocks for f in called.known(call)) else EVERYTHING
        if callee.blocks:
            return frozenset()
        name = callee.name
        own = scope()
        if name in own.hidden and name not in own.allocators and name not in own.like:
            return frozenset() if name in own.reading else EVERYTHING
        described = describe(call)
        if described.kind in ("copy", "fill"):
            return frozenset(self.facts.all_locations(call.arguments[0]))
        if (allocation := described.allocator) is not None:
            places = [i for i in (allocation.pointer, allocation.place) if i is not None and i >= 0]
            return frozenset(location for i in places for location in self.facts.all_locations(call.arguments[i]))
        if name in ("pad.unwind.end", "pad.unwind.release"):
            return frozenset(self.facts.exceptions.objects())  # the last who has an exception destroys it
        if (touched := touched_by(call)) is not None:
            return frozenset(self.facts.walked(a).find() for a in touched if a.operand.writes)
        if (message := message_of(call)) is not None:
            received = {x.find() for buffer in message.buffers if buffer.received for x in locations_of(self.facts, buffer)}
            received.update(x for pointer in message.written() for x in self.facts.all_locations(pointer))
            return frozenset(received | self._pending if message.row.completes else received)
        if (external := described.external) is not None:
            written: set[Location] = set()
            for index, argument in enumerate(call.arguments):
                if external.writes_argument(index) and self.facts.is_pointer(argument):
                    nodes = self.activity.graph.reached.nodes(argument) if external.deep else [self.facts.node(argument)]
                    written.update(location for node in nodes for location in node.locations())
            return frozenset(written) | self._streamed if external.kind in ("print", "stream") else frozenset(written)
        if (rule := described.rule) is not None:
            through = [] if rule.complex else [k for k in range(rule.arity) if stored_kind(rule, k) is not None]
            return frozenset(location for i in through for location in self.facts.all_locations(call.arguments[i]))
        return frozenset() if described.memory in ("none", "read") else EVERYTHING
