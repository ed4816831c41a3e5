"""Loads that read a counter of the program's own, and no number, although the analysis does not tell the two apart in memory.

The size of a container lies where another object of the same node has a number. Where the language's type of a load is an integer's, it
reads what was written as one, unless bytes were copied there that were written otherwise. That is believed of memory of the program's own

* in which it puts a small constant as that type (who takes a number apart by a cast, against the rules, does not do so);
* where no number is stored that begins at the same byte (analysis/memory/starts.py);
* where all that is stored has a type of the language that excludes others, and all integers come out of such counters and constants, by
  whatever arithmetic, and through parameters and results of functions of which all calls are known;
* to which no bytes are copied from where numbers may be, and nothing is written by code that is not there.
"""

from __future__ import annotations

from collections.abc import Collection

from polyglot_ad.analysis.memory import Location, MemoryFacts, Node
from polyglot_ad.analysis.memory.starts import Start, any_meet, starts_of
from polyglot_ad.analysis.tbaa import MOVED, AccessTypes
from polyglot_ad.callees import describe
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir import types as ty
from polyglot_ad.ir import values as val

_OWN = frozenset(("alloca", "heap", "global"))
_SMALL = 1 << 16
_HARMLESS = frozenset(("copy", "fill", "intrinsic"))
_MADE = frozenset(("ptrtoint", "fptosi", "fptoui", "icmp", "fcmp"))
_COMPUTED = frozenset(("add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "shl", "lshr", "ashr", "and", "or", "xor"))
_ARITHMETIC = _COMPUTED | {"phi", "select", "freeze", "zext", "sext", "trunc"}
_MOST = 64
"""Values out of which one comes that is looked at."""
_EXCLUDING = 3
"""Types on the path of one that excludes others: itself, "omnipotent char", the root."""


def counters(facts: MemoryFacts) -> set[ins.Load]:
    """The loads of which that is known."""
    if facts.messages:
        return set()
    found = _Stores(facts)
    candidates = [i for i in found.loads if found.is_started(i) and not found.begins_with_number(i)]
    if not candidates:
        return set()
    known = {i for i in candidates if (found.untyped | found.numbers_copied() | found.written_elsewhere()).isdisjoint(found.touched(i))}
    while True:
        strange = {x for store in found.counted if not found.is_counted(store.value, known, set()) for x in found.touched(store)}
        left = {i for i in known if strange.isdisjoint(found.touched(i))}
        if left == known:
            return left
        known = left


class _Stores:
    """What the program stores as what. `loads`, `counted`: loads and stores of integers of the language; `untyped`: where
    something is stored that has no such type."""

    def __init__(self, facts: MemoryFacts) -> None:
        self.facts = facts
        self.types = AccessTypes(facts.module)
        self.loads: list[ins.Load] = []
        self.untyped: set[Location] = set()
        self.counted: list[ins.Store] = []
        self._numbers: list[ins.Store] = []
        self._started: set[tuple[Location, str]] = set()
        self._passed_on = {f for node in facts.memory.nodes for f in node.functions}
        """Functions that may be called through pointers."""
        for function in facts.module.functions.values():
            for i in function.instructions():
                self._look(i)

    def _look(self, i: ins.Instruction) -> None:
        if isinstance(i, ins.Load):
            if isinstance(i.type, ty.IntType) and not i.ordering and not i.volatile and self.types.is_integer(i):
                self.loads.append(i)
        elif isinstance(i, ins.Store):
            self._stored(i)
        elif i.opcode in ("atomicrmw", "cmpxchg"):
            self.untyped.update(x.find() for x in self.facts.locations(i.operands[0], i.operands[1].type))

    def _stored(self, i: ins.Store) -> None:
        if i.value.type.is_pointer or MOVED in i.metadata:
            return
        touched, path = self.touched(i), self.types.path(i)
        if len(path) < _EXCLUDING and not isinstance(i.value, val.ConstantInt):
            self.untyped.update(touched)
        if self.types.is_integer(i):
            self.counted.append(i)
        elif i.value.type.is_float:
            self._numbers.append(i)
        if isinstance(i.value, val.ConstantInt) and 0 <= i.value.value < _SMALL and self.types.is_integer(i):
            self._started.update((x, path[0]) for x in touched)

    def is_counted(self, value: val.Value, known: Collection[val.Value], seen: set[val.Value]) -> bool:
        """Whether an integer is made of constants, distances and what these loads read."""
        if isinstance(value, val.ConstantInt) or value in seen or value in known:
            return True
        if len(seen) > _MOST:
            return False
        seen.add(value)
        if isinstance(value, val.Argument):
            given = self._given(value)
            return given is not None and all(self.is_counted(x, known, seen) for x in given)
        if isinstance(value, ins.CallBase):
            results = _results(value)
            return bool(results) and all(self.is_counted(x, known, seen) for x in results)
        if not isinstance(value, ins.Instruction):
            return False
        if value.opcode in _MADE:
            return True
        return value.opcode in _ARITHMETIC and all(self.is_counted(x, known, seen) for x in value.operands if x.type is not ty.I1)

    def _given(self, argument: val.Argument) -> list[val.Value] | None:
        """What calls pass for a parameter; None unless all calls of its function are known."""
        function = argument.function
        assert function is not None
        calls = [user for user in function.users if isinstance(user, ins.CallBase) and user.called_function is function]
        if not calls or len(calls) < len(function.users) or function in self._passed_on:
            return None
        return [call.arguments[argument.index] for call in calls]

    def touched(self, i: ins.Load | ins.Store) -> list[Location]:
        return [x.find() for x in self.facts.locations(i.pointer, i.type if isinstance(i, ins.Load) else i.value.type)]

    def is_started(self, i: ins.Load) -> bool:
        """Whether this may read a number as well as an integer that is small at first, in memory of the program's own."""
        type, touched = self.types.path(i)[0], self.touched(i)
        own = self.facts.node(i.pointer).origins <= _OWN
        return own and bool(touched) and all(x.content.find().floats and (x, type) in self._started for x in touched)

    def begins_with_number(self, i: ins.Load) -> bool:
        """Whether this reads, for all that is known, what some number is stored as."""
        mine, touched = self._starts(i), set(self.touched(i))
        stores = [store for store in self._numbers if not touched.isdisjoint(self.touched(store))]
        return any(any_meet(mine, self._starts(store)) for store in stores)

    def _starts(self, i: ins.Load | ins.Store) -> set[Start]:
        size = self.facts.layout.store_size(i.type if isinstance(i, ins.Load) else i.value.type)
        return starts_of(self.facts.layout, i.pointer, size)

    def numbers_copied(self) -> set[Location]:
        """Where bytes are copied to, from where numbers may be."""
        copies = [(a.find(), b.find()) for to, start, size in self.facts.copies for a, b in self.facts.copied(start, to, size)]
        return {target for source, target in copies if source.content.find().floats}

    def written_elsewhere(self) -> set[Location]:
        """What is given to code that is not there, and may write it."""
        nodes: dict[Node, None] = {}
        for function in self.facts.module.functions.values():
            for call in function.instructions():
                if isinstance(call, ins.CallBase) and not _is_harmless(call):
                    contents = [c for a in call.arguments if self.facts.is_pointer(a) for c in self.facts.contents(a) if c.may_point]
                    nodes.update(dict.fromkeys(self.facts.memory.reachable([self.facts.memory.target(c)[0] for c in contents])))
        return {x.find() for node in nodes for x in node.locations()}


def _results(call: ins.CallBase) -> list[val.Value]:
    """What a call of one function that is there gives; nothing where it is another one."""
    callee = call.called_function
    if callee is None or not isinstance(callee, val.Function):
        return []
    return [block.terminator.operands[0] for block in callee.blocks if block.terminator.opcode == "ret"]


def _is_harmless(call: ins.CallBase) -> bool:
    """Whether a call is of code that is there, or of a function that writes no integers."""
    callee, described = call.called_function, describe(call)
    if callee is None:
        return False
    if callee.blocks or described.kind in _HARMLESS or described.allocator is not None or callee.name.startswith(("llvm.", "pad.")):
        return True
    return described.memory in ("none", "read")


__all__ = ["counters"]
