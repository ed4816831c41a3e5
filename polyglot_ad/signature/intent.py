"""Which pointer arguments a function may write through, from its IR before the optimiser.

Every value that an argument reaches is followed, at a level. At level 0 it may point to the argument's memory: a store through it is a
write. At level n + 1 it points to other memory (an alloca, an object of a caller) in which pointers of level n lie: a store to that is
no write, a load from it leads one level down. An argument that is the header of an array starts at level 1: what counts are the elements
behind it. Values end in loads, comparisons, returns, and calls that only read or never return; anything else counts as a write.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.types import Type
from polyglot_ad.ir.values import Argument, ConstantInt, Function, Value
from polyglot_ad.rules.mpi import standard


class Level(NamedTuple):
    """`header`: at depth 1 stands an array's header, with the one pointer of interest at offset 0."""

    depth: int
    header: bool = False

    def up(self) -> Level:
        """Of memory that holds such a pointer."""
        return Level(self.depth + 1, self.header)

    def down(self) -> Level:
        """Of a pointer that lies there."""
        return Level(self.depth - 1, self.header and self.depth > 1)


DATA = Level(0)
HEADER = Level(1, header=True)
OBJECT = Level(1)
"""An object with pointers to the data somewhere in it."""

Key = tuple[Argument, Level]

_READ_ONLY = ("readonly", "readnone")
_HARMLESS_CALLS = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.prefetch", "llvm.invariant.")
_SPAWN = "pad.strand.spawn"
"""Of Julia's tasks: (its own words, argument, number, function, …); the function gets the argument, its words, the number."""
_DEEPEST = 6
"""Pointers to pointers to … deeper than this are not followed."""
_DERIVING = (
    ins.GetElementPtr, ins.Cast, ins.Phi, ins.Select, ins.UnaryOp, ins.BinaryOp, ins.ExtractValue, ins.InsertValue, ins.ExtractElement,
    ins.InsertElement,
)  # fmt: skip


@dataclass
class Outcome:
    """What a function makes of an argument. `returns`: levels at which its result leads to the same; `kept_in`: (position, level) of other
    arguments in whose memory it leaves what the argument leads to."""

    returns: set[Level] = field(default_factory=set)
    kept_in: set[tuple[int, Level]] = field(default_factory=set)

    @property
    def size(self) -> int:
        return len(self.returns) + len(self.kept_in)


class WriteAnalysis:
    """Remembers per argument. In recursion an argument is taken as only read until a write is found; if the whole search finds none, that
    was right for every argument on the way. Outcomes of recursive functions grow until a search adds nothing to them."""

    def __init__(self) -> None:
        self._known: dict[Key, bool] = {}
        self.outcomes: dict[Key, Outcome] = {}

    def reads_only(self, argument: Argument | None, level: Level = DATA) -> bool:
        """Whether nothing is written to the data that lies where `level` says; False without an argument."""
        if argument is None:
            return False
        key: Key = (argument, level)
        while key not in self._known:
            before = self._total()
            assumed: set[Key] = set()
            if self.search(key, assumed) and self._total() == before:
                self._known.update(dict.fromkeys(assumed, True))
        return self._known[key]

    def _total(self) -> int:
        return sum(outcome.size for outcome in self.outcomes.values())

    def search(self, key: Key, assumed: set[Key]) -> bool:
        if key in assumed:
            return True
        if key not in self._known:
            assumed.add(key)
            if _Follower(self, key, assumed).finds_no_write():
                return True
            self._known[key] = False
        return self._known[key]


class _Follower:
    """One argument's way through its function."""

    def __init__(self, analysis: WriteAnalysis, key: Key, assumed: set[Key]) -> None:
        self.analysis = analysis
        self.argument, self.level = key
        self.assumed = assumed
        self.outcome = analysis.outcomes.setdefault(key, Outcome())
        self.seen: set[tuple[Value, Level]] = {key}
        self.pending: list[tuple[Value, Level]] = [key]

    def add(self, value: Value, level: Level) -> None:
        if level.depth <= _DEEPEST and (value, level) not in self.seen:
            self.seen.add((value, level))
            self.pending.append((value, level))

    def finds_no_write(self) -> bool:
        if self.level.depth == 0 and any(one in _READ_ONLY for one in self.argument.attributes):
            return True
        while self.pending:
            value, level = self.pending.pop()
            if level.depth == _DEEPEST or not all(self.use(user, value, level) for user in value.users):
                return False
        return True

    def use(self, user: ins.Instruction, value: Value, level: Level) -> bool:
        """Whether this use is no write; what it leads to is added."""
        if isinstance(user, ins.Load):
            if level.depth and _holds_pointers(user.type):
                self.add(user, level.down())
            return True
        if isinstance(user, ins.Compare | ins.Switch | ins.Br):
            return True
        if isinstance(user, ins.Return):
            self.outcome.returns.add(level)
            return True
        if isinstance(user, ins.Store):
            if user.pointer is value and not level.depth:
                return False
            return user.value is not value or self.keep_in(user.pointer, level)
        if isinstance(user, _DERIVING):
            if not (level == HEADER and _moves_on(user)):
                self.add(user, level)
            return True
        return isinstance(user, ins.CallBase) and self.call(user, value, level)

    def keep_in(self, pointer: Value, level: Level) -> bool:
        """Something of this level is stored: the memory is one level up, if it is known which memory that is."""
        base = _base(pointer)
        if isinstance(base, Argument) and base.function is self.argument.function and base is not self.argument:
            self.outcome.kept_in.add((base.index, level))
            self.add(base, level.up())
            return True
        known = isinstance(base, ins.Alloca) or _is_fresh(base) or (base, level.up()) in self.seen
        if known:
            self.add(base, level.up())
        return known

    def call(self, call: ins.CallBase, value: Value, level: Level) -> bool:
        called = call.called_function
        if value is call.callee or called is None:
            return False
        if called.name.startswith(_HARMLESS_CALLS) or called.has_attribute("noreturn"):
            return True
        return all(self.passed(call, called, index, level) for index, argument in enumerate(call.arguments) if argument is value)

    def passed(self, call: ins.CallBase, called: Function, index: int, level: Level) -> bool:
        if called.name.startswith("llvm.mem"):
            return level.depth > 0 if index == 0 else self.copied(call, level)
        if index >= len(called.arguments):
            return False
        if called.name.startswith("pad.strand."):
            return called.name != _SPAWN or index != 1 or self.started(call.arguments[3], level)
        given = (*call.argument_attributes[index], *called.arguments[index].attributes)
        if not level.depth and any(one in _READ_ONLY or one.startswith("byval") for one in given):
            return True
        if called.is_declaration:
            row = standard(called.name)
            return row is not None and not level.depth and not row.parameters[index].written
        key: Key = (called.arguments[index], level)
        if not self.analysis.search(key, self.assumed):
            return False
        outcome = self.analysis.outcomes.setdefault(key, Outcome())
        if not call.type.is_void:
            for returned in outcome.returns:
                self.add(call, returned)
        return all(self.keep_in(call.arguments[position], kept) for position, kept in list(outcome.kept_in))

    def started(self, function: Value, level: Level) -> bool:
        """What a task gets, which nothing is known to keep or return."""
        return (
            isinstance(function, Function) and bool(function.blocks) and self.analysis.search((function.arguments[0], level), self.assumed)
        )

    def copied(self, call: ins.CallBase, level: Level) -> bool:
        """The memory behind a pointer is copied, with the pointers in it."""
        return not level.depth or self.keep_in(call.arguments[0], level.down())


def _base(pointer: Value) -> Value:
    """What an address is computed from; an argument that was spilled is found again."""
    while True:
        if isinstance(pointer, ins.GetElementPtr | ins.Cast):
            pointer = pointer.operands[0]
        elif isinstance(pointer, ins.Load) and isinstance(pointer.pointer, ins.Alloca):
            stores = [user for user in pointer.pointer.users if isinstance(user, ins.Store) and user.pointer is pointer.pointer]
            if len(stores) != 1 or not isinstance(stores[0].value, Argument):
                return pointer
            return stores[0].value
        else:
            return pointer


def _moves_on(instruction: ins.Instruction) -> bool:
    """Whether this is the address of something behind the first word of what its operand points to."""
    if not isinstance(instruction, ins.GetElementPtr):
        return False
    indices = instruction.operands[1:]
    return all(isinstance(index, ConstantInt) and index.value >= 0 for index in indices) and any(
        isinstance(index, ConstantInt) and index.value > 0 for index in indices
    )


def _is_fresh(value: Value, depth: int = 0) -> bool:
    """Memory that a call has just allocated, by itself or by the functions it hands the result on from."""
    if not isinstance(value, ins.CallBase) or depth > 8:
        return False
    called = value.called_function
    if "noalias" in value.result_attributes or (called is not None and "noalias" in called.result_attributes):
        return True
    if called is None or called.is_declaration:
        return False
    returned = [one.operands[0] for one in called.instructions() if isinstance(one, ins.Return) and one.operands]
    return bool(returned) and all(_is_fresh(_base(one), depth + 1) for one in returned)


def _holds_pointers(type: Type) -> bool:
    return "ptr" in type.text or type.text.startswith("%")
