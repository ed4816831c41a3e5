"""Where numbers come from that are only moved: in registers through phis, vectors, and calls that pass or return them by value; in memory
by copies, and by loads and stores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from polyglot_ad.analysis.activity import ActivityAnalysis
from polyglot_ad.analysis.memory import Location
from polyglot_ad.callees import allocation_of, is_memory_copy
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, Constant, ConstantInt, Function, Module, Value

Edges = dict[Location, set[Location]]

LANES = ins.ExtractElement | ins.InsertElement | ins.ShuffleVector


class MovedNumbers:
    def __init__(self, module: Module, activity: ActivityAnalysis) -> None:
        self.module = module
        self.activity = activity

    def loads(self, value: Value) -> list[ins.Load]:
        """The loads whose numbers, or some of them, a value may be."""
        return [one for one in self._origins(value) if isinstance(one, ins.Load)]

    def is_loaded(self, value: Value) -> bool:
        """Whether it is nothing but what the function itself loads, or a constant."""
        return all(isinstance(one, ins.Load | Constant) for one in _within(value))

    def sites(self, function: Function) -> list[ins.CallBase]:
        """The calls that may reach a function."""
        return self._sites.get(function, [])

    def returns(self, call: ins.CallBase) -> list[ins.Return]:
        """Where what a call returns may come from."""
        found = (i for callee in self.activity.graph.callees(call) for i in callee.instructions())
        return [i for i in found if isinstance(i, ins.Return) and i.operands and i.operands[0].type is call.type]

    # memory -------------------------------------------------------------------------------------------------------------------

    def locations(self, pointer: Value, type: Type) -> set[Location]:
        return {location.find() for location in self.activity.facts.locations(pointer, type)}

    def moved_from(self, start: Iterable[Location]) -> set[Location]:
        """Where what lies at some places is moved to."""
        return _reached(self._moves[0], start)

    def moved_into(self, start: Iterable[Location]) -> set[Location]:
        """Where what lies at some places may have been moved from."""
        return _reached(self._moves[1], start)

    @cached_property
    def _moves(self) -> tuple[Edges, Edges]:
        """To where, and from where. What inputs are moved to is of this call."""
        forward: Edges = {}
        backward: Edges = {}
        for function in self.module.functions.values():
            for i in function.instructions():
                for source, target in self._moved_by(i):
                    if not self.activity.is_input(source):
                        forward.setdefault(source, set()).add(target)
                        backward.setdefault(target, set()).add(source)
        return forward, backward

    def _moved_by(self, i: ins.Instruction) -> Iterator[tuple[Location, Location]]:
        facts = self.activity.facts
        if isinstance(i, ins.Store):
            for load in self.loads(i.value):
                targets = self.locations(i.pointer, i.value.type)
                yield from ((one, other) for one in self.locations(load.pointer, load.type) for other in targets)
        elif is_memory_copy(i):
            assert isinstance(i, ins.CallBase)
            size = i.arguments[2]
            pairs = facts.copied(i.arguments[1], i.arguments[0], size.value if isinstance(size, ConstantInt) else None)
            yield from ((one.find(), other.find()) for one, other in pairs)
        elif isinstance(i, ins.CallBase) and (row := allocation_of(i)) is not None and row.kind == "realloc" and row.pointer is not None:
            old = facts.all_locations(i.arguments[row.pointer])
            yield from ((one.find(), other.find()) for one in old for other in facts.all_locations(i))

    @cached_property
    def _sites(self) -> dict[Function, list[ins.CallBase]]:
        found: dict[Function, list[ins.CallBase]] = {}
        for function in self.module.functions.values():
            for i in function.instructions():
                if isinstance(i, ins.CallBase):
                    for callee in self.activity.graph.callees(i):
                        found.setdefault(callee, []).append(i)
        return found

    def _origins(self, value: Value) -> Iterator[Value]:
        seen, work = {value}, [value]
        while work:
            for one in _within(work.pop()):
                if one.type.is_pointer:
                    continue
                if isinstance(one, Argument) and one.function is not None:
                    new = [call.arguments[one.index] for call in self.sites(one.function) if one.index < len(call.arguments)]
                elif isinstance(one, ins.CallBase):
                    new = [i.operands[0] for i in self.returns(one)]
                else:
                    yield one
                    continue
                new = [way for way in new if way not in seen]
                seen.update(new)
                work += new


def _within(value: Value) -> Iterator[Value]:
    """What a value is put together of in its function."""
    seen, work = {value}, [value]
    while work:
        one = work.pop()
        if isinstance(one, ins.Phi) or (isinstance(one, ins.Instruction) and one.opcode in ("bitcast", "freeze")):
            ways = one.operands
        elif isinstance(one, LANES):
            ways = one.operands[:1] if isinstance(one, ins.ExtractElement) else one.operands[:2]
        elif isinstance(one, ins.Select):
            ways = one.operands[1:]
        else:
            yield one
            continue
        new = [way for way in ways if way not in seen]
        seen.update(new)
        work += new


def _reached(edges: Edges, start: Iterable[Location]) -> set[Location]:
    """What can be reached by an edge or more."""
    found: set[Location] = set()
    work = list(start)
    while work:
        new = edges.get(work.pop(), set()) - found
        found |= new
        work += new
    return found
