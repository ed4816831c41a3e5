"""Which pointer arguments a function may write through, from its IR before the optimiser.

Every value that an argument reaches is followed, at a level. At level 0 it may point to the argument's memory: a store through it is a
write. At level n + 1 it points to other memory (an alloca, an object of a caller) in which pointers of level n lie: a store to that is
no write, a load from it leads one level down. Where they lie is part of the level, so that of what a closure holds only that is written
which is. An argument that is the header of an array starts at level 1: what counts are the elements behind it. Values end in loads,
comparisons, returns, and calls that only read or never return; anything else counts as a write. A structure that is a value itself has
the level of memory that holds it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from polyglot_ad.analysis.memory.addresses import constant_offset
from polyglot_ad.ir import instructions as ins
from polyglot_ad.ir.instructions import indexed_type
from polyglot_ad.ir.layout import DataLayout, data_layout
from polyglot_ad.ir.types import ArrayType, StructType, Type, VectorType
from polyglot_ad.ir.values import Argument, ConstantInt, Function, Module, Value
from polyglot_ad.rules.blas import recognised
from polyglot_ad.rules.blas.model import WORKSPACE
from polyglot_ad.rules.mpi import standard

T = TypeVar("T")


class Level(NamedTuple):
    """`places`: of each memory on the way where the pointer of interest lies, in bytes from where one points to; None where that is not
    known. The last is that of the memory which a value of this level points to."""

    places: tuple[int | None, ...] = ()

    @property
    def depth(self) -> int:
        return len(self.places)

    def up(self, place: int | None = 0) -> Level:
        """Of memory that holds such a pointer."""
        return Level((*self.places, place))

    def down(self) -> Level:
        """Of a pointer that lies there."""
        return Level(self.places[:-1])

    def moved(self, bytes: int | None) -> Level:
        """Of a pointer that is so many bytes further on."""
        if not self.places or self.places[-1] is None:
            return self
        return self.down().up(None if bytes is None else self.places[-1] - bytes)

    def within(self, known: Set[Level]) -> Level:
        """This level, or one that says no places where there are many already: where a loop or a recursion walks through memory."""
        return self if self in known or len(known) < _MOST_PLACES else Level((None,) * self.depth)

    def lies_in(self, size: int) -> bool:
        """Whether so many bytes may hold a part of the pointer of interest."""
        return self.places[-1] is None or -_WORD < self.places[-1] < size


DATA = Level()
HEADER = Level((0,))
"""An array's header, with the one pointer of interest at its beginning."""
OBJECT = Level((None,))
"""An object with pointers to the data somewhere in it."""

Key = tuple[Argument, Level]

_READ_ONLY = ("readonly", "readnone")
_HARMLESS_CALLS = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.prefetch", "llvm.invariant.")
_SPAWN = "pad.strand.spawn"
"""Of Julia's tasks: (its own words, argument, number, function, …); the function gets the argument, its words, the number."""
_ARRAYS = "pad.julia.array."
"""Functions whose result is the header of a new array, through which alone its elements are reached."""
_DEEPEST = 6
"""Pointers to pointers to … deeper than this are not followed."""
_MOST_PLACES = 6
"""Levels of one value that are told apart."""
_WORD = 8
_DERIVING = (
    ins.GetElementPtr, ins.Cast, ins.Phi, ins.Select, ins.UnaryOp, ins.BinaryOp,
)  # fmt: skip


@dataclass
class Outcome:
    """What a function makes of an argument. `returns`: levels at which its result leads to the same; `kept_in`: (position, level) of other
    arguments in whose memory it leaves what the argument leads to."""

    returns: set[Level] = field(default_factory=set)
    kept_in: set[tuple[int, Level]] = field(default_factory=set)


class WriteAnalysis:
    """Remembers per argument. In recursion an argument is taken as only read until a write is found; if the whole search finds none, that
    was right for every argument on the way. Outcomes of recursive functions grow until a search adds nothing to them. `defined`: functions
    of other units, which this one may only declare."""

    def __init__(self, defined: Mapping[str, Function] | None = None) -> None:
        self.defined = defined or {}
        self._known: dict[Key, bool] = {}
        self.outcomes: dict[Key, Outcome] = {}
        self._levels: dict[Argument, set[Level]] = {}
        self._learned = 0

    def reads_only(self, argument: Argument | None, level: Level = DATA) -> bool:
        """Whether nothing is written to the data that lies where `level` says; False without an argument."""
        if argument is None:
            return False
        key: Key = (argument, level)
        while key not in self._known:
            before = self._learned
            assumed: set[Key] = set()
            if self.search(key, assumed) and self._learned == before:
                self._known.update(dict.fromkeys(assumed, True))
        return self._known[key]

    def key(self, argument: Argument, level: Level) -> Key:
        levels = self._levels.setdefault(argument, set())
        level = level.within(levels)
        levels.add(level)
        return argument, level

    def learn(self, known: set[T], one: T) -> None:
        """Add to what is known of an outcome."""
        self._learned += one not in known
        known.add(one)

    def search(self, key: Key, assumed: set[Key]) -> bool:
        if key in assumed:
            return True
        if key not in self._known:
            assumed.add(key)
            if _Follower(self, key, assumed).finds_no_write():
                return True
            self._known[key] = False
        return self._known[key]


def defined_by(modules: Iterable[Module]) -> dict[str, Function]:
    """The functions that one of some units defines for the others."""
    found: dict[str, list[Function]] = {}
    for module in modules:
        for function in module.functions.values():
            if function.blocks and not {"internal", "private", "available_externally"}.intersection(function.prefix.split()):
                found.setdefault(function.name, []).append(function)
    return {name: functions[0] for name, functions in found.items() if len(functions) == 1}


class _Follower:
    """One argument's way through its function."""

    def __init__(self, analysis: WriteAnalysis, key: Key, assumed: set[Key]) -> None:
        self.analysis = analysis
        self.argument, self.level = key
        self.assumed = assumed
        self.outcome = analysis.outcomes.setdefault(key, Outcome())
        self.seen: dict[Value, set[Level]] = {}
        self.pending: list[tuple[Value, Level]] = []
        self.layout = _layout(self.argument)
        self.add(self.argument, self.level)

    def add(self, value: Value, level: Level) -> None:
        levels = self.seen.setdefault(value, set())
        level = level.within(levels)
        if level.depth <= _DEEPEST and level not in levels:
            levels.add(level)
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
            if level.depth and _holds_pointers(user.type) and level.lies_in(self.layout.size(user.type)):
                self.add(user, level if _is_aggregate(user.type) else level.down())
            return True
        if isinstance(user, ins.Compare | ins.Switch | ins.Br):
            return True
        if isinstance(user, ins.Return):
            self.analysis.learn(self.outcome.returns, level)
            return True
        if isinstance(user, ins.Store):
            if user.pointer is value and not level.depth:
                return False
            return user.value is not value or self.keep_in(user.pointer, _held(value, level, 0))
        if isinstance(user, ins.InsertValue | ins.InsertElement):
            self.add(user, _held(value, level, self.part(user)) if user.operands[1] is value else level)
            return True
        if isinstance(user, ins.ExtractValue | ins.ExtractElement):
            self.extracted(user, level)
            return True
        if isinstance(user, _DERIVING):
            self.add(user, level.moved(self.distance(user)))
            return True
        return isinstance(user, ins.CallBase) and self.call(user, value, level)

    def distance(self, deriving: ins.Instruction) -> int | None:
        """How far from its operand an address leads."""
        if isinstance(deriving, ins.GetElementPtr):
            return constant_offset(self.layout, deriving.source_type, deriving.operands[1:])
        return None if isinstance(deriving, ins.UnaryOp | ins.BinaryOp) else 0

    def extracted(self, user: ins.ExtractValue | ins.ExtractElement, level: Level) -> None:
        part = self.part(user)
        inner = level.moved(part)
        if part is not None and not inner.lies_in(self.layout.size(user.type)):
            return
        self.add(user, inner if _is_aggregate(user.type) else level.down())

    def part(self, user: ins.Instruction) -> int | None:
        """Where in a structure an element of it lies."""
        if not isinstance(user, ins.ExtractValue | ins.InsertValue):
            return None
        place, type = 0, user.operands[0].type
        for index in user.indices:
            place += self.layout.offset(type, index)
            type = indexed_type(type, (index,))
        return place

    def keep_in(self, pointer: Value, level: Level) -> bool:
        """Something is stored: the memory there is of this level, if it is known which memory that is."""
        base, distance = self.base(pointer)
        level = level.moved(None if distance is None else -distance)
        if isinstance(base, Argument) and base.function is self.argument.function and base is not self.argument:
            self.analysis.learn(self.outcome.kept_in, (base.index, level))
            self.add(base, level)
            return True
        known = isinstance(base, ins.Alloca) or _is_fresh(base) or any(level.depth == one.depth for one in self.seen.get(base, ()))
        if known:
            self.add(base, level)
        elif isinstance(base, ins.Load) and _is_array(self.base(base.pointer)[0]):
            return self.keep_in(base.pointer, level.up())
        return known

    def base(self, pointer: Value) -> tuple[Value, int | None]:
        """What an address is computed from, and how far it leads from there."""
        distance: int | None = 0
        while (origin := _origin(pointer)) is not None:
            if isinstance(pointer, ins.GetElementPtr):
                step = self.distance(pointer)
                distance = None if step is None or distance is None else distance + step
            pointer = origin
        return pointer, distance

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
        if called.is_declaration:
            called = self.analysis.defined.get(called.name, called)
        if index >= len(called.arguments):
            return False
        if called.name.startswith("pad.strand."):
            return called.name != _SPAWN or index != 1 or self.started(call.arguments[3], level)
        given = (*call.argument_attributes[index], *called.arguments[index].attributes)
        if not level.depth and any(one in _READ_ONLY or one.startswith("byval") for one in given):
            return True
        if called.is_declaration:
            row = standard(called.name)
            if row is not None:
                return not level.depth and not row.parameters[index].written
            return not level.depth and _is_read_by_routine(called.name, index)
        key = self.analysis.key(called.arguments[index], level)
        if not self.analysis.search(key, self.assumed):
            return False
        outcome = self.analysis.outcomes.setdefault(key, Outcome())
        if not call.type.is_void:
            for returned in outcome.returns:
                self.add(call, returned)
        return all(self.keep_in(call.arguments[position], kept) for position, kept in list(outcome.kept_in))

    def started(self, function: Value, level: Level) -> bool:
        """What a task gets, which nothing is known to keep or return."""
        if not isinstance(function, Function) or not function.blocks:
            return False
        return self.analysis.search(self.analysis.key(function.arguments[0], level), self.assumed)

    def copied(self, call: ins.CallBase, level: Level) -> bool:
        """The memory behind a pointer is copied, with the pointers in it."""
        size = call.arguments[2]
        if not level.depth or (isinstance(size, ConstantInt) and not level.lies_in(size.value)):
            return True
        return self.keep_in(call.arguments[0], level)


def _origin(pointer: Value) -> Value | None:
    """What an address is computed from, in one step; an argument that was spilled is found again."""
    if isinstance(pointer, ins.GetElementPtr | ins.Cast):
        return pointer.operands[0]
    if isinstance(pointer, ins.Load) and isinstance(pointer.pointer, ins.Alloca):
        stores = [user for user in pointer.pointer.users if isinstance(user, ins.Store) and user.pointer is pointer.pointer]
        if len(stores) == 1 and isinstance(stores[0].value, Argument):
            return stores[0].value
    return None


def _is_read_by_routine(name: str, index: int) -> bool:
    """Whether an argument is an operand that a routine of BLAS or LAPACK, called as Fortran does, only reads."""
    symbol = recognised(name)
    if symbol is None or symbol.form != "fortran":
        return False
    places = [operand for operand in symbol.row.fortran for _ in range(1 + operand.strided)]
    return index < len(places) and not (places[index].writes or places[index].kind in WORKSPACE)


def _base(pointer: Value) -> Value:
    while (origin := _origin(pointer)) is not None:
        pointer = origin
    return pointer


def _layout(argument: Argument) -> DataLayout:
    function = argument.function
    assert function is not None and function.module is not None
    return data_layout(function.module.data_layout)


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


def _is_array(value: Value) -> bool:
    return isinstance(value, ins.CallBase) and value.called_function is not None and value.called_function.name.startswith(_ARRAYS)


def _is_aggregate(type: Type) -> bool:
    return isinstance(type, StructType | ArrayType | VectorType)


def _held(value: Value, level: Level, place: int | None) -> Level:
    """Of memory, or of a structure, with `value` at a place."""
    if _is_aggregate(value.type):
        return level.moved(None if place is None else -place)
    return level.up(place if value.type.is_pointer else None)


def _holds_pointers(type: Type) -> bool:
    return "ptr" in type.text or type.text.startswith("%")
